"use strict";exports.id=1709,exports.ids=[1709],exports.modules={45657:((j,T,l)=>{l.d(T,{Hn:()=>D,Kf:()=>w,RZ:()=>P,Vp:()=>_,YG:()=>b,vH:()=>E});function P(g,f){for(const o of f)
g.push(o)}const D=g=>g.slice();function E(g,f,o){const h=g.get(f);h?h.push(o):g.set(f,[o])}const w=g=>{let f=-1/0;for(const o of g)f=Math.max(f,o);return f},b=g=>{
let f=1/0;for(const o of g)f=Math.min(f,o);return f},_=g=>Number.isInteger(g)&&!Number.isSafeInteger(g)}),16132:((j,T,l)=>{l.r(T),l.d(T,{check_e_invoice:()=>w});
var P=l(92761),D=l(37320),E=l(91519);const w=async(_,g,f)=>{if((0,P.ec)(_.bytes))return{documents:[_],data:b(await(0,D.iU)(_.bytes,f.pace)),notes:[],facts:{}};const o=await(0,E.
E)(_.bytes,f,{password:g.open_password}),h=b(await(0,D.sw)(o));return{documents:[{..._,pageCount:o.pages.count}],data:h,notes:[],facts:{}}},b=({failures:_,warnings:g})=>({
passed:_.length===0,failures:_.map(f=>({...f})),warnings:g.map(f=>({...f}))})}),32488:((j,T,l)=>{l.d(T,{EI:()=>f,LG:()=>_,TA:()=>o,on:()=>g,v3:()=>b});var P=l(58552),
D=l(83287);const E=1e5,w=1e4;async function b(d,u){const O=await h(d,u);return O.whole||!(0,D.QJ)(d.encoded(u),O.damage)?O:{...O,whole:!0}}function _(d,u,O=!1){
const y=d.decodedPart(u,O);return!y||y.whole||!(0,D.QJ)(d.encoded(u),y.damage)?y:{...y,whole:!0}}async function g(d,u){return await v(d,u,E)??d.decodedPart(u)}async function f(d,u){
return await v(d,u,w)??d.decodedPart(u)}async function o(d,u){return(await f(d,u))?.data??await d.decodedAtEase(u)}async function h(d,u){const O=await v(d,u,E);
if(O)return O;const y=d.decodedPart(u,!0)??{data:new Uint8Array(0),whole:!1},C=d.job.pace.step(y.data.length);return C&&await C,y}async function v(d,u,O){if(!(u.
data.length<=O))try{return await d.decodedPartAtEase(u)}catch(y){if(!(y instanceof P.zU)||y.code!=="unreadable_document")throw y;return}}}),21281:((j,T,l)=>{l.d(
T,{Ip:()=>f,XM:()=>u,Xb:()=>d,ds:()=>g,qg:()=>v,yB:()=>y});var P=l(59071),D=l(70549),E=l(21115),w=l(824),b=l(1975),_=l(60912);const g=(0,D.n)(async p=>f(p,await(0,w.
Br)(p)));function f(p,s){const e=(c,x)=>(0,P.wh)((0,b.sm)(s,c,x)[0]??""),r=h(e("pdfaid","part"),e("pdfaid","conformance").toLowerCase()),i=o(e("pdfuaid","part"))?
`PDF/UA-${e("pdfuaid","part")}`:void 0,a=[e("pdfxid","GTS_PDFXVersion")||e("pdfx","GTS_PDFXVersion")||((0,P.Gh)(p.resolve((0,w._U)(p)?.get("GTS_PDFXVersion")))??
""),e("pdfe","ISO_PDFEVersion"),e("pdfvtid","GTS_PDFVTVersion")],n=[r?.name,i,...a.filter(c=>/^PDF\/[\w .:/()-]{1,40}$/.test(c))];return{archive:r,accessible:i,
names:n.filter(c=>c!==void 0)}}const o=p=>/^[1-9]$/.test(p);function h(p,s){if(!o(p))return;const e=/^[abuef]$/.test(s)?s:"";return{part:Number(p),level:e,name:`\
PDF/A-${p}${e}`}}function v(p,s,e,r){return s&&K(p,s,[E.dK.pdfaid]),d(e,r)}const d=({name:p},s)=>({code:"pdfa_identification_removed",message:`The document no l\
onger claims ${p}: ${s}.`});async function u(p){const s=await(0,w.Br)(p);if(!s)return[];const{archive:e,accessible:r}=f(p,s);K(p,s,[E.dK.pdfaid,E.dK.pdfuaid]);const i=[
e?.name,r].filter(t=>t!==void 0);return i.length>0?[O(i,"a merge cannot guarantee conformance")]:[]}const O=(p,s)=>({code:"conformance_dropped",message:`The res\
ult no longer claims ${p.join(" and ")}, because ${s}.`}),y=({archive:p,accessible:s})=>[...p?[d(p,C)]:[],...s===void 0?[]:[O([s],C)]],C="its metadata was remov\
ed";function K(p,s,e){s.properties.some(({namespace:r})=>e.includes(r))&&(0,_._L)(p,(0,_.QH)(s,({namespace:r})=>e.includes(r),[]))}}),60912:((j,T,l)=>{l.d(T,{QH:()=>w,
T3:()=>b,_L:()=>o});var P=l(21115),D=l(3907),E=l(45599);function w(h,v,d){const{text:u,properties:O,end:y,about:C}=h,K=[];let p=0;for(const s of O.filter(v).sort(
(e,r)=>e.from-r.from))s.from<p||(K.push(u.slice(p,s.from)),p=s.to);return K.push(u.slice(p,Math.max(y,p))),d.length>0&&K.push(_(d,C)),K.push(u.slice(Math.max(y,
p))),f(K.join(""))}function b(h){return`<?xpacket begin="\uFEFF" id="W5M0MpCehiHzreSzNTczkc9d"?>
<x:xmpmeta xmlns:x="adobe:ns:meta/">
<rdf:RDF xmlns:rdf="${P.dK.rdf}">
${_(h,"")}</rdf:RDF>
</x:xmpmeta>
<?xpacket end="w"?>`}function _(h,v){const u=[...new Set(h.map(({prefix:y})=>y))].map(y=>` xmlns:${y}="${P.dK[y]}"`).join(""),O=h.map(({prefix:y,name:C,form:K,values:p})=>`\
<${y}:${C}>${g(K,p)}</${y}:${C}>
`);return`<rdf:Description xmlns:rdf="${P.dK.rdf}" rdf:about="${(0,D.X)(v)}"${u}>
${O.join("")}</rdf:Description>
`}function g(h,v){const d=u=>v.map(O=>`<rdf:li${u}>${(0,D.X)(O)}</rdf:li>`).join("");switch(h){case"simple":return(0,D.X)(v[0]??"");case"alternative":return`<rd\
f:Alt>${d(' xml:lang="x-default"')}</rdf:Alt>`;case"ordered":return`<rdf:Seq>${d("")}</rdf:Seq>`;case"unordered":return`<rdf:Bag>${d("")}</rdf:Bag>`}}const f=h=>h.
replace(/^(\s*<\?xml\s[^>]*encoding\s*=\s*["'])[^"']*/,"$1UTF-8");function o(h,v){const d=h.catalog.get("Metadata"),u=h.resolve(d),O=u instanceof E.Z6?[...u.dict].
filter(([K])=>!["Filter","DecodeParms","Length"].includes(K)):[],y=new E.Bi([["Type",new E.SX("Metadata")],["Subtype",new E.SX("XML")],...O]),C=new E.Z6(y,Buffer.
from(v,"utf8"));(0,E.i9)(d)&&u instanceof E.Z6?h.put(d,C):h.edit(h.catalogNumber).set("Metadata",h.add(C))}}),81077:((j,T,l)=>{l.d(T,{BX:()=>f,H6:()=>o,MN:()=>h,
Pu:()=>_,Zc:()=>g,r6:()=>v});var P=l(45599),D=l(44233),E=l(77581),w=l(9819);const b=64,_=e=>typeof e=="number"?String(e):(0,E.U0)(e);async function g(e,r,i){const t=[];
for(const a of await O(e,r,0,i)){for(const c of C(e,a,i))t.push(c);const n=e.job.pace.step(d);n&&await n}return t}async function f(e,r,i,t,a,n){const c=await O(
e,r,i,t,n);for(let x=c.length-1;x>=0;x--){const m=c[x],M=C(e,m,t),A=M.filter(([R,$])=>!a(R,$)),L=e.job.pace.step(d+M.length*d);L&&await L,A.length<M.length&&(e.
edit(m.holder),m.dict.set(t,p(A)),m.changed=!0);for(const R of m.repeats)e.edit(m.holder),m.dict.delete(R),m.changed=!0;if(m.emptyKids){const R=(e.array(m.dict.
get("Kids"))??[]).filter($=>!m.emptyKids.has(e.dict($)));e.edit(m.holder),m.dict.set("Kids",R),m.changed=!0}if(!m.changed)continue;const I=e.array(m.dict.get("K\
ids"))??[];m.empty=A.length===0&&I.length===0;const S=m.parent;S&&(S.changed=!0,m.empty?(S.emptyKids??=new Set).add(m.dict):K(e,m,A,I))}return c[0]?.empty??!1}function o(e,r,i){
if(r.length<=b)return(0,P.jd)({[i]:p(r)});let t=[];for(const a of s(r)){const[n,c]=[a[0][0],a.at(-1)[0]];t.push({ref:e.add((0,P.jd)({Limits:[n,c],[i]:p(a)})),low:n,
high:c})}for(;t.length>b;)t=s(t).map(a=>{const[n,c]=[a[0].low,a.at(-1).high];return{ref:e.add((0,P.jd)({Limits:[n,c],Kids:a.map(({ref:x})=>x)})),low:n,high:c}});
return(0,P.jd)({Kids:t.map(({ref:a})=>a)})}async function h(e,r){const{pace:i}=e.job,t=[];for(const[a,n]of r){t.push([(0,P.Px)(a),n]);const c=i.step(10*d);c&&await c}
return o(e,await v(e,t),"Names")}async function v(e,r){const{pace:i}=e.job,t=[];for(const n of r){t.push({entry:n,key:_(n[0])});const c=i.step(d);c&&await c}return(await(0,D.
qZ)(t,(n,c)=>n.key<c.key?-1:n.key>c.key?1:0,i)).map(({entry:n})=>n)}const d=100,u=30;async function O(e,r,i,t,a){const n=new w.b9(e),c=new Set,x=A=>c.size<c.add(
A).size,m=[],M=[{value:r??null,holder:i,parent:void 0}];for(let A=M.pop();A!==void 0;A=M.pop()){n.spend(1);const L=e.job.pace.step(d);L&&await L;const I=e.dict(
A.value);if(!I||!x(I)||a&&A.parent&&!y(e,I,a))continue;const S=[],R=F=>{const N=e.array(I.get(F));return!N||x(N)?N??[]:(S.push(F),[])},$=R(t).length>>1,W=R("Kid\
s"),k={dict:I,holder:(0,w.Kd)(A.value,A.holder),parent:A.parent,repeats:S};m.push(k),n.spend($);const B=(0,w.Kd)(I.get("Kids"),k.holder);for(let F=W.length-1;F>=
0;F--){M.push({value:W[F],holder:B,parent:k});const N=e.job.pace.step(u);N&&await N}const U=e.job.pace.step($*d);U&&await U}return m}function y(e,r,i){const[t,a]=e.
array(r.get("Limits"))??[];return typeof t!="number"||typeof a!="number"||i(t,a)}function C(e,{dict:r,repeats:i},t){const a=i.includes(t)?void 0:e.array(r.get(t));
if(!a)return[];const n=[];for(let c=0;c+1<a.length;c+=2){const x=e.resolve(a[c]);(t==="Names"?x instanceof P.Mx:typeof x=="number")&&n.push([x,a[c+1]])}return n}
function K(e,r,i,t){const a=x=>e.array(e.dict(x)?.get("Limits"))??[],n=i[0]?.[0]??a(t[0])[0],c=i.at(-1)?.[0]??a(t.at(-1))[1];e.edit(r.holder),n!==void 0&&c!==void 0?
r.dict.set("Limits",[n,c]):r.dict.delete("Limits")}function p(e){const r=[];for(const[i,t]of e)r.push(i,t);return r}function s(e){const r=[];for(let i=0;i<e.length;i+=
b)r.push(e.slice(i,i+b));return r}}),70549:((j,T,l)=>{l.d(T,{n:()=>P});function P(D){const E=new WeakMap;return w=>{if(w.hasChanges)return D(w);const b=E.get(w);
if(b)return b.answer;const _=D(w);return E.set(w,{answer:_}),_}}}),9819:((j,T,l)=>{l.d(T,{J7:()=>E,Kd:()=>_,Wo:()=>g,_i:()=>b,b9:()=>w});var P=l(42973),D=l(45599);
class E{document;gone=new Set;chased=new Set;constructor(o){this.document=o}remove(o){const{catalog:h,catalogNumber:v,pages:d}=this.document,u=h.get("Pages");o===
v||(0,D.i9)(u)&&o===u.number||d.holds(o)||(this.gone.add(o),this.document.remove(o))}chase(o){this.chased.add(o)}removed(){return this.gone}takeChased(){const o=this.
chased;return this.chased=new Set,o}isGone(o){return(0,D.i9)(o)&&this.gone.has(o.number)}}class w{most;left;constructor(o){this.most=this.left=o.job.limits.nodes}spend=o=>{
if(this.left-=o,this.left<0)throw(0,P.FU)("nodes",`The document has more than ${this.most} fields, bookmarks, names and structure elements`,"Remove bookmarks or\
 tags with another program first")}}class b{seen;beyond=new Set;allowance;constructor(o,h=new w(o)){this.allowance=h,this.seen=new Uint8Array((o.size>>3)+1)}first(o){
if(this.allowance.spend(1),!(0,D.i9)(o))return!0;const{number:h}=o,v=h>>3;if(v>=this.seen.length)return this.beyond.size<this.beyond.add(h).size;const d=1<<(h&7),
u=(this.seen[v]&d)===0;return this.seen[v]|=d,u}}function _(f,o){return(0,D.i9)(f)?f.number:o}function g(f,o){const h=f.catalog.get(o),v=f.dict(h);return v&&{dict:v,
holder:_(h,f.catalogNumber)}}}),21996:((j,T,l)=>{l.d(T,{Av:()=>d,RJ:()=>y,V3:()=>O,vb:()=>C,zx:()=>v});var P=l(54619),D=l(44233),E=l(78157),w=l(88500);const b=2048,
_=65536,g=4,f=1<<20,o=1024,h="[^\\0\\t\\n\\f\\r ()<>[\\]{}/%#]";async function v(s,e){const{found:r,all:i}=await u(s,e),t=a=>[...new Set([...a,...i])].sort((n,c)=>n-
c);return Object.fromEntries(e.map(a=>[a,t(r[a])]))}async function d(s,e){const{found:r,all:i}=await u(s,e);for(const t of Object.values(r))for(const a of t)i.add(
a);return i}async function u(s,e){const r=e.map(n=>{const[c="",...x]=[...n].map(M=>M.replace(/\W/,"\\$&")),m=/\W/.test(n)?h:"\\w";return`${c}(?:${x.join("")}|${m}\
{0,${Math.max(0,n.length-2)}}#)`}),i=new RegExp(`/(?:${r.join("|")}|#)`,"g"),t=Object.fromEntries(e.map(n=>[n,new Set])),a=new Set;await y(s,(n,c,x,m)=>{const M=n.
toString("latin1",c,x);i.lastIndex=0;for(let A=i.exec(M);A;A=i.exec(M)){const L=m(c+A.index);L!==void 0&&(A[0].endsWith("#")?a.add(L):t[A[0].slice(1)].add(L))}});
for(const n of C(s))a.add(n);return{found:t,all:a}}async function O(s,e){const r=await v(s,e);return[...new Set(Object.values(r).flat())].sort((i,t)=>i-t)}async function y(s,e){
const{bytes:r,table:i}=s,t=K(s),a=new Int32Array(t.length);for(let M=0;M<t.length;M++)a[M]=i.place[t[M]];const n=(0,E.bS)(r),c=M=>t[(0,D.MJ)(a,M)-1],x=new w.s;let m=0;
for(let M=0;M<t.length;M++){const A=M+1===t.length,L=A?r.length:a[M+1],I=L-a[M]>b;if(!I&&!A&&L-m<_)continue;let S=L;if(I){a[M]>m&&e(n,m,a[M],c),x.reset();const $=x.
value(r,s.bodies[t[M]],L);m=a[M],$>=0&&(S=$)}e(n,m,S,c);const R=s.job.pace.step(g*(S-m));R&&await R,m=L}for(const[M,A]of p(s)){const L=s.objectStream(M),I=s.job.
pace.step(0);if(I&&await I,!L)continue;const S=new Set(A),{starts:R,numbers:$,data:W}=L,k=B=>{const U=$[(0,D.MJ)(R,B)-1];return U!==void 0&&S.has(U)?U:void 0};for(let B=0;B<
W.length;B+=f){e((0,E.bS)(W),B,Math.min(B+f+o,W.length),k);const U=s.job.pace.step(g*f);U&&await U}}}function*C(s){for(let e=1;s.hasChanges&&e<s.size;e++)s.isChanged(
e)&&s.exists(e)&&(yield e)}function K(s){const{table:e,hasChanges:r}=s,i=[];let t=!0,a=-1;for(let n=1;n<e.size;n++){if(e.kind[n]!==P.tL||r&&s.isChanged(n))continue;
const c=e.place[n];t&&=c>=a,a=c,i.push(n)}return t?i:i.sort((n,c)=>e.place[n]-e.place[c])}function p(s){const{table:e,hasChanges:r}=s,i=new Map;for(let t=1;t<e.
size;t++){if(e.kind[t]!==P.UT||r&&s.isChanged(t))continue;const a=e.place[t],n=i.get(a);n?n.push(t):i.set(a,[t])}return i}}),87773:((j,T,l)=>{l.d(T,{$:()=>D});const P=2e3;
async function*D(E,w){for(const b of w){yield[b,E.get(b)];const _=E.job.pace.step(P);_&&await _}}}),90536:((j,T,l)=>{l.d(T,{C:()=>D,L:()=>E});var P=l(45599);function D(w,b){
const _=[w];for(;_.length>0;){const g=_.pop(),f=g instanceof P.Z6?g.dict:g;if(Array.isArray(f))for(const o of f)_.push(o);else if(f instanceof P.Bi){b(f);for(const o of f.
values())_.push(o)}}}function E(w,b){const _=[];return D(w,g=>{_.length===0&&b(g)&&_.push(g)}),_.length>0}})};
