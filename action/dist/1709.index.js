"use strict";exports.id=1709,exports.ids=[1709],exports.modules={45657:((j,T,l)=>{l.d(T,{Hn:()=>D,Kf:()=>w,RZ:()=>P,Vp:()=>h,YG:()=>b,vH:()=>E});function P(g,f){for(const n of f)
g.push(n)}const D=g=>g.slice();function E(g,f,n){const _=g.get(f);_?_.push(n):g.set(f,[n])}const w=g=>{let f=-1/0;for(const n of g)f=Math.max(f,n);return f},b=g=>{
let f=1/0;for(const n of g)f=Math.min(f,n);return f},h=g=>Number.isInteger(g)&&!Number.isSafeInteger(g)}),16132:((j,T,l)=>{l.r(T),l.d(T,{check_e_invoice:()=>w});
var P=l(92761),D=l(37320),E=l(91519);const w=async(h,g,f)=>{if((0,P.ec)(h.bytes))return{documents:[h],data:b(await(0,D.iU)(h.bytes,f.pace)),notes:[],facts:{}};const n=await(0,E.
E)(h.bytes,f,{password:g.open_password}),_=b(await(0,D.sw)(n));return{documents:[{...h,pageCount:n.pages.count}],data:_,notes:[],facts:{}}},b=({failures:h,warnings:g})=>({
passed:h.length===0,failures:h.map(f=>({...f})),warnings:g.map(f=>({...f}))})}),32488:((j,T,l)=>{l.d(T,{EI:()=>f,LG:()=>h,TA:()=>n,on:()=>g,v3:()=>b});var P=l(58552),
D=l(83287);const E=1e5,w=1e4;async function b(d,u){const O=await _(d,u);return O.whole||!(0,D.QJ)(d.encoded(u),O.damage)?O:{...O,whole:!0}}function h(d,u,O=!1){
const y=d.decodedPart(u,O);return!y||y.whole||!(0,D.QJ)(d.encoded(u),y.damage)?y:{...y,whole:!0}}async function g(d,u){return await v(d,u,E)??d.decodedPart(u)}async function f(d,u){
return await v(d,u,w)??d.decodedPart(u)}async function n(d,u){return(await f(d,u))?.data??await d.decodedAtEase(u)}async function _(d,u){const O=await v(d,u,E);
if(O)return O;const y=d.decodedPart(u,!0)??{data:new Uint8Array(0),whole:!1},L=d.job.pace.step(y.data.length);return L&&await L,y}async function v(d,u,O){if(!(u.
data.length<=O))try{return await d.decodedPartAtEase(u)}catch(y){if(!(y instanceof P.zU)||y.code!=="unreadable_document")throw y;return}}}),21281:((j,T,l)=>{l.d(
T,{Ip:()=>f,XM:()=>u,Xb:()=>d,ds:()=>g,qg:()=>v,yB:()=>y});var P=l(59071),D=l(70549),E=l(21115),w=l(824),b=l(1975),h=l(60912);const g=(0,D.n)(async p=>f(p,await(0,w.
Br)(p)));function f(p,a){const e=(c,x)=>(0,P.wh)((0,b.sm)(a,c,x)[0]??""),r=_(e("pdfaid","part"),e("pdfaid","conformance").toLowerCase()),i=n(e("pdfuaid","part"))?
`PDF/UA-${e("pdfuaid","part")}`:void 0,o=[e("pdfxid","GTS_PDFXVersion")||e("pdfx","GTS_PDFXVersion")||((0,P.Gh)(p.resolve((0,w._U)(p)?.get("GTS_PDFXVersion")))??
""),e("pdfe","ISO_PDFEVersion"),e("pdfvtid","GTS_PDFVTVersion")],s=[r?.name,i,...o.filter(c=>/^PDF\/[\w .:/()-]{1,40}$/.test(c))];return{archive:r,accessible:i,
names:s.filter(c=>c!==void 0)}}const n=p=>/^[1-9]$/.test(p);function _(p,a){if(!n(p))return;const e=/^[abuef]$/.test(a)?a:"";return{part:Number(p),level:e,name:`\
PDF/A-${p}${e}`}}function v(p,a,e,r){return a&&K(p,a,[E.dK.pdfaid]),d(e,r)}const d=({name:p},a)=>({code:"pdfa_identification_removed",message:`The document no l\
onger claims ${p}: ${a}.`});async function u(p){const a=await(0,w.Br)(p);if(!a)return[];const{archive:e,accessible:r}=f(p,a);K(p,a,[E.dK.pdfaid,E.dK.pdfuaid]);const i=[
e?.name,r].filter(t=>t!==void 0);return i.length>0?[O(i,"a merge cannot guarantee conformance")]:[]}const O=(p,a)=>({code:"conformance_dropped",message:`The res\
ult no longer claims ${p.join(" and ")}, because ${a}.`}),y=({archive:p,accessible:a})=>[...p?[d(p,L)]:[],...a===void 0?[]:[O([a],L)]],L="its metadata was remov\
ed";function K(p,a,e){a.properties.some(({namespace:r})=>e.includes(r))&&(0,h._L)(p,(0,h.QH)(a,({namespace:r})=>e.includes(r),[]))}}),60912:((j,T,l)=>{l.d(T,{QH:()=>w,
T3:()=>b,_L:()=>n});var P=l(21115),D=l(3907),E=l(45599);function w(_,v,d){const{text:u,properties:O,end:y,about:L}=_,K=[];let p=0;for(const a of O.filter(v).sort(
(e,r)=>e.from-r.from))a.from<p||(K.push(u.slice(p,a.from)),p=a.to);return K.push(u.slice(p,Math.max(y,p))),d.length>0&&K.push(h(d,L)),K.push(u.slice(Math.max(y,
p))),f(K.join(""))}function b(_){return`<?xpacket begin="\uFEFF" id="W5M0MpCehiHzreSzNTczkc9d"?>
<x:xmpmeta xmlns:x="adobe:ns:meta/">
<rdf:RDF xmlns:rdf="${P.dK.rdf}">
${h(_,"")}</rdf:RDF>
</x:xmpmeta>
<?xpacket end="w"?>`}function h(_,v){const u=[...new Set(_.map(({prefix:y})=>y))].map(y=>` xmlns:${y}="${P.dK[y]}"`).join(""),O=_.map(({prefix:y,name:L,form:K,values:p})=>`\
<${y}:${L}>${g(K,p)}</${y}:${L}>
`);return`<rdf:Description xmlns:rdf="${P.dK.rdf}" rdf:about="${(0,D.X)(v)}"${u}>
${O.join("")}</rdf:Description>
`}function g(_,v){const d=u=>v.map(O=>`<rdf:li${u}>${(0,D.X)(O)}</rdf:li>`).join("");switch(_){case"simple":return(0,D.X)(v[0]??"");case"alternative":return`<rd\
f:Alt>${d(' xml:lang="x-default"')}</rdf:Alt>`;case"ordered":return`<rdf:Seq>${d("")}</rdf:Seq>`;case"unordered":return`<rdf:Bag>${d("")}</rdf:Bag>`}}const f=_=>_.
replace(/^(\s*<\?xml\s[^>]*encoding\s*=\s*["'])[^"']*/,"$1UTF-8");function n(_,v){const d=_.catalog.get("Metadata"),u=_.resolve(d),O=u instanceof E.Z6?[...u.dict].
filter(([K])=>!["Filter","DecodeParms","Length"].includes(K)):[],y=new E.Bi([["Type",new E.SX("Metadata")],["Subtype",new E.SX("XML")],...O]),L=new E.Z6(y,Buffer.
from(v,"utf8"));(0,E.i9)(d)&&u instanceof E.Z6?_.put(d,L):_.edit(_.catalogNumber).set("Metadata",_.add(L))}}),81077:((j,T,l)=>{l.d(T,{BX:()=>f,H6:()=>n,MN:()=>_,
Pu:()=>h,Zc:()=>g,r6:()=>v});var P=l(45599),D=l(44233),E=l(77581),w=l(9819);const b=64,h=e=>typeof e=="number"?String(e):(0,E.U0)(e);async function g(e,r,i){const t=[];
for(const o of await O(e,r,0,i)){for(const c of L(e,o,i))t.push(c);const s=e.job.pace.step(d);s&&await s}return t}async function f(e,r,i,t,o,s){const c=await O(
e,r,i,t,s);for(let x=c.length-1;x>=0;x--){const m=c[x],M=L(e,m,t),A=M.filter(([R,$])=>!o(R,$)),C=e.job.pace.step(d+M.length*d);C&&await C,A.length<M.length&&(e.
edit(m.holder),m.dict.set(t,p(A)),m.changed=!0);for(const R of m.repeats)e.edit(m.holder),m.dict.delete(R),m.changed=!0;if(m.emptyKids){const R=(e.array(m.dict.
get("Kids"))??[]).filter($=>!m.emptyKids.has(e.dict($)));e.edit(m.holder),m.dict.set("Kids",R),m.changed=!0}if(!m.changed)continue;const I=e.array(m.dict.get("K\
ids"))??[];m.empty=A.length===0&&I.length===0;const S=m.parent;S&&(S.changed=!0,m.empty?(S.emptyKids??=new Set).add(m.dict):K(e,m,A,I))}return c[0]?.empty??!1}function n(e,r,i){
if(r.length<=b)return(0,P.jd)({[i]:p(r)});let t=[];for(const o of a(r)){const[s,c]=[o[0][0],o.at(-1)[0]];t.push({ref:e.add((0,P.jd)({Limits:[s,c],[i]:p(o)})),low:s,
high:c})}for(;t.length>b;)t=a(t).map(o=>{const[s,c]=[o[0].low,o.at(-1).high];return{ref:e.add((0,P.jd)({Limits:[s,c],Kids:o.map(({ref:x})=>x)})),low:s,high:c}});
return(0,P.jd)({Kids:t.map(({ref:o})=>o)})}async function _(e,r){const{pace:i}=e.job,t=[];for(const[o,s]of r){t.push([(0,P.Px)(o),s]);const c=i.step(10*d);c&&await c}
return n(e,await v(e,t),"Names")}async function v(e,r){const{pace:i}=e.job,t=[];for(const s of r){t.push({entry:s,key:h(s[0])});const c=i.step(d);c&&await c}return(await(0,D.
qZ)(t,(s,c)=>s.key<c.key?-1:s.key>c.key?1:0,i)).map(({entry:s})=>s)}const d=100,u=30;async function O(e,r,i,t,o){const s=new w.b9(e),c=new Set,x=A=>c.size<c.add(
A).size,m=[],M=[{value:r??null,holder:i,parent:void 0}];for(let A=M.pop();A!==void 0;A=M.pop()){s.spend(1);const C=e.job.pace.step(d);C&&await C;const I=e.dict(
A.value);if(!I||!x(I)||o&&A.parent&&!y(e,I,o))continue;const S=[],R=F=>{const N=e.array(I.get(F));return!N||x(N)?N??[]:(S.push(F),[])},$=R(t).length>>1,W=R("Kid\
s"),z={dict:I,holder:(0,w.Kd)(A.value,A.holder),parent:A.parent,repeats:S};m.push(z),s.spend($);const B=(0,w.Kd)(I.get("Kids"),z.holder);for(let F=W.length-1;F>=
0;F--){M.push({value:W[F],holder:B,parent:z});const N=e.job.pace.step(u);N&&await N}const U=e.job.pace.step($*d);U&&await U}return m}function y(e,r,i){const[t,o]=e.
array(r.get("Limits"))??[];return typeof t!="number"||typeof o!="number"||i(t,o)}function L(e,{dict:r,repeats:i},t){const o=i.includes(t)?void 0:e.array(r.get(t));
if(!o)return[];const s=[];for(let c=0;c+1<o.length;c+=2){const x=e.resolve(o[c]);(t==="Names"?x instanceof P.Mx:typeof x=="number")&&s.push([x,o[c+1]])}return s}
function K(e,r,i,t){const o=x=>e.array(e.dict(x)?.get("Limits"))??[],s=i[0]?.[0]??o(t[0])[0],c=i.at(-1)?.[0]??o(t.at(-1))[1];e.edit(r.holder),s!==void 0&&c!==void 0?
r.dict.set("Limits",[s,c]):r.dict.delete("Limits")}function p(e){const r=[];for(const[i,t]of e)r.push(i,t);return r}function a(e){const r=[];for(let i=0;i<e.length;i+=
b)r.push(e.slice(i,i+b));return r}}),70549:((j,T,l)=>{l.d(T,{n:()=>P});function P(D){const E=new WeakMap;return w=>{if(w.hasChanges)return D(w);const b=E.get(w);
if(b)return b.answer;const h=D(w);return E.set(w,{answer:h}),h}}}),9819:((j,T,l)=>{l.d(T,{J7:()=>E,Kd:()=>h,Wo:()=>g,_i:()=>b,b9:()=>w});var P=l(42973),D=l(45599);
class E{document;gone=new Set;chased=new Set;constructor(n){this.document=n}remove(n){const{catalog:_,catalogNumber:v,pages:d}=this.document,u=_.get("Pages");n===
v||(0,D.i9)(u)&&n===u.number||d.holds(n)||(this.gone.add(n),this.document.remove(n))}chase(n){this.chased.add(n)}removed(){return this.gone}takeChased(){const n=this.
chased;return this.chased=new Set,n}isGone(n){return(0,D.i9)(n)&&this.gone.has(n.number)}}class w{most;left;constructor(n){this.most=this.left=n.job.limits.nodes}spend=n=>{
if(this.left-=n,this.left<0)throw(0,P.FU)("nodes",`The document has more than ${this.most} fields, bookmarks, names and structure elements`,"Remove bookmarks or\
 tags with another program first")}}class b{seen;beyond=new Set;lists=new Set;allowance;constructor(n,_=new w(n)){this.allowance=_,this.seen=new Uint8Array((n.size>>
3)+1)}first(n){if(this.allowance.spend(1),!(0,D.i9)(n))return!0;const{number:_}=n,v=_>>3;if(v>=this.seen.length)return this.beyond.size<this.beyond.add(_).size;
const d=1<<(_&7),u=(this.seen[v]&d)===0;return this.seen[v]|=d,u}firstList(n){return this.lists.size<this.lists.add(n).size}}function h(f,n){return(0,D.i9)(f)?f.
number:n}function g(f,n){const _=f.catalog.get(n),v=f.dict(_);return v&&{dict:v,holder:h(_,f.catalogNumber)}}}),21996:((j,T,l)=>{l.d(T,{Av:()=>d,RJ:()=>y,V3:()=>O,
vb:()=>L,zx:()=>v});var P=l(54619),D=l(44233),E=l(78157),w=l(88500);const b=2048,h=65536,g=4,f=1<<20,n=1024,_="[^\\0\\t\\n\\f\\r ()<>[\\]{}/%#]";async function v(a,e){
const{found:r,all:i}=await u(a,e),t=o=>[...new Set([...o,...i])].sort((s,c)=>s-c);return Object.fromEntries(e.map(o=>[o,t(r[o])]))}async function d(a,e){const{found:r,
all:i}=await u(a,e);for(const t of Object.values(r))for(const o of t)i.add(o);return i}async function u(a,e){const r=e.map(s=>{const[c="",...x]=[...s].map(M=>M.
replace(/\W/,"\\$&")),m=/\W/.test(s)?_:"\\w";return`${c}(?:${x.join("")}|${m}{0,${Math.max(0,s.length-2)}}#)`}),i=new RegExp(`/(?:${r.join("|")}|#)`,"g"),t=Object.
fromEntries(e.map(s=>[s,new Set])),o=new Set;await y(a,(s,c,x,m)=>{const M=s.toString("latin1",c,x);i.lastIndex=0;for(let A=i.exec(M);A;A=i.exec(M)){const C=m(c+
A.index);C!==void 0&&(A[0].endsWith("#")?o.add(C):t[A[0].slice(1)].add(C))}});for(const s of L(a))o.add(s);return{found:t,all:o}}async function O(a,e){const r=await v(
a,e);return[...new Set(Object.values(r).flat())].sort((i,t)=>i-t)}async function y(a,e){const{bytes:r,table:i}=a,t=K(a),o=new Int32Array(t.length);for(let M=0;M<
t.length;M++)o[M]=i.place[t[M]];const s=(0,E.bS)(r),c=M=>t[(0,D.MJ)(o,M)-1],x=new w.s;let m=0;for(let M=0;M<t.length;M++){const A=M+1===t.length,C=A?r.length:o[M+
1],I=C-o[M]>b;if(!I&&!A&&C-m<h)continue;let S=C;if(I){o[M]>m&&e(s,m,o[M],c),x.reset();const $=x.value(r,a.bodies[t[M]],C);m=o[M],$>=0&&(S=$)}e(s,m,S,c);const R=a.
job.pace.step(g*(S-m));R&&await R,m=C}for(const[M,A]of p(a)){const C=a.objectStream(M),I=a.job.pace.step(0);if(I&&await I,!C)continue;const S=new Set(A),{starts:R,
numbers:$,data:W}=C,z=B=>{const U=$[(0,D.MJ)(R,B)-1];return U!==void 0&&S.has(U)?U:void 0};for(let B=0;B<W.length;B+=f){e((0,E.bS)(W),B,Math.min(B+f+n,W.length),
z);const U=a.job.pace.step(g*f);U&&await U}}}function*L(a){for(let e=1;a.hasChanges&&e<a.size;e++)a.isChanged(e)&&a.exists(e)&&(yield e)}function K(a){const{table:e,
hasChanges:r}=a,i=[];let t=!0,o=-1;for(let s=1;s<e.size;s++){if(e.kind[s]!==P.tL||r&&a.isChanged(s))continue;const c=e.place[s];t&&=c>=o,o=c,i.push(s)}return t?
i:i.sort((s,c)=>e.place[s]-e.place[c])}function p(a){const{table:e,hasChanges:r}=a,i=new Map;for(let t=1;t<e.size;t++){if(e.kind[t]!==P.UT||r&&a.isChanged(t))continue;
const o=e.place[t],s=i.get(o);s?s.push(t):i.set(o,[t])}return i}}),87773:((j,T,l)=>{l.d(T,{$:()=>D});const P=2e3;async function*D(E,w){for(const b of w){yield[b,
E.get(b)];const h=E.job.pace.step(P);h&&await h}}}),90536:((j,T,l)=>{l.d(T,{C:()=>D,L:()=>E});var P=l(45599);function D(w,b){const h=[w];for(;h.length>0;){const g=h.
pop(),f=g instanceof P.Z6?g.dict:g;if(Array.isArray(f))for(const n of f)h.push(n);else if(f instanceof P.Bi){b(f);for(const n of f.values())h.push(n)}}}function E(w,b){
const h=[];return D(w,g=>{h.length===0&&b(g)&&h.push(g)}),h.length>0}})};
