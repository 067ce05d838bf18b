"use strict";exports.id=1709,exports.ids=[1709],exports.modules={45657:((S,A,l)=>{l.d(A,{Hn:()=>M,Kf:()=>w,RZ:()=>D,Vp:()=>_,YG:()=>b,vH:()=>E});function D(m,f){for(const s of f)
m.push(s)}const M=m=>m.slice();function E(m,f,s){const a=m.get(f);a?a.push(s):m.set(f,[s])}const w=m=>{let f=-1/0;for(const s of m)f=Math.max(f,s);return f},b=m=>{
let f=1/0;for(const s of m)f=Math.min(f,s);return f},_=m=>Number.isInteger(m)&&!Number.isSafeInteger(m)}),16132:((S,A,l)=>{l.r(A),l.d(A,{check_e_invoice:()=>w});
var D=l(92761),M=l(37320),E=l(91519);const w=async(_,m,f)=>{if((0,D.ec)(_.bytes))return{documents:[_],data:b(await(0,M.iU)(_.bytes,f.pace)),notes:[],facts:{}};const s=await(0,E.
E)(_.bytes,f,{password:m.open_password}),a=b(await(0,M.sw)(s));return{documents:[{..._,pageCount:s.pages.count}],data:a,notes:[],facts:{}}},b=({failures:_,warnings:m})=>({
passed:_.length===0,failures:_.map(f=>({...f})),warnings:m.map(f=>({...f}))})}),32488:((S,A,l)=>{l.d(A,{LG:()=>b,TA:()=>m,on:()=>_,v3:()=>w});var D=l(58552),M=l(
83287);const E=1e5;async function w(a,h){const u=await f(a,h);return u.whole||!(0,M.QJ)(a.encoded(h),u.damage)?u:{...u,whole:!0}}function b(a,h,u=!1){const y=a.
decodedPart(h,u);return!y||y.whole||!(0,M.QJ)(a.encoded(h),y.damage)?y:{...y,whole:!0}}async function _(a,h){return await s(a,h)??a.decodedPart(h)}async function m(a,h){
return(await _(a,h))?.data??await a.decodedAtEase(h)}async function f(a,h){const u=await s(a,h);if(u)return u;const y=a.decodedPart(h,!0)??{data:new Uint8Array(
0),whole:!1},T=a.job.pace.step(y.data.length);return T&&await T,y}async function s(a,h){if(!(h.data.length<=E))try{return await a.decodedPartAtEase(h)}catch(u){
if(!(u instanceof D.zU)||u.code!=="unreadable_document")throw u;return}}}),21281:((S,A,l)=>{l.d(A,{Ip:()=>f,XM:()=>y,Xb:()=>u,ds:()=>m,qg:()=>h,yB:()=>x});var D=l(
59071),M=l(70549),E=l(21115),w=l(824),b=l(1975),_=l(60912);const m=(0,M.n)(async p=>f(p,await(0,w.Br)(p)));function f(p,o){const e=(d,O)=>(0,D.wh)((0,b.sm)(o,d,
O)[0]??""),i=a(e("pdfaid","part"),e("pdfaid","conformance").toLowerCase()),c=s(e("pdfuaid","part"))?`PDF/UA-${e("pdfuaid","part")}`:void 0,r=[e("pdfxid","GTS_PD\
FXVersion")||e("pdfx","GTS_PDFXVersion")||((0,D.Gh)(p.resolve((0,w._U)(p)?.get("GTS_PDFXVersion")))??""),e("pdfe","ISO_PDFEVersion"),e("pdfvtid","GTS_PDFVTVersi\
on")],n=[i?.name,c,...r.filter(d=>/^PDF\/[\w .:/()-]{1,40}$/.test(d))];return{archive:i,accessible:c,names:n.filter(d=>d!==void 0)}}const s=p=>/^[1-9]$/.test(p);
function a(p,o){if(!s(p))return;const e=/^[abuef]$/.test(o)?o:"";return{part:Number(p),level:e,name:`PDF/A-${p}${e}`}}function h(p,o,e,i){return o&&L(p,o,[E.dK.
pdfaid]),u(e,i)}const u=({name:p},o)=>({code:"pdfa_identification_removed",message:`The document no longer claims ${p}: ${o}.`});async function y(p){const o=await(0,w.
Br)(p);if(!o)return[];const{archive:e,accessible:i}=f(p,o);L(p,o,[E.dK.pdfaid,E.dK.pdfuaid]);const c=[e?.name,i].filter(t=>t!==void 0);return c.length>0?[T(c,"a\
 merge cannot guarantee conformance")]:[]}const T=(p,o)=>({code:"conformance_dropped",message:`The result no longer claims ${p.join(" and ")}, because ${o}.`}),
x=({archive:p,accessible:o})=>[...p?[u(p,K)]:[],...o===void 0?[]:[T([o],K)]],K="its metadata was removed";function L(p,o,e){o.properties.some(({namespace:i})=>e.
includes(i))&&(0,_._L)(p,(0,_.QH)(o,({namespace:i})=>e.includes(i),[]))}}),60912:((S,A,l)=>{l.d(A,{QH:()=>w,T3:()=>b,_L:()=>s});var D=l(21115),M=l(3907),E=l(45599);
function w(a,h,u){const{text:y,properties:T,end:x,about:K}=a,L=[];let p=0;for(const o of T.filter(h).sort((e,i)=>e.from-i.from))o.from<p||(L.push(y.slice(p,o.from)),
p=o.to);return L.push(y.slice(p,Math.max(x,p))),u.length>0&&L.push(_(u,K)),L.push(y.slice(Math.max(x,p))),f(L.join(""))}function b(a){return`<?xpacket begin="\uFEFF"\
 id="W5M0MpCehiHzreSzNTczkc9d"?>
<x:xmpmeta xmlns:x="adobe:ns:meta/">
<rdf:RDF xmlns:rdf="${D.dK.rdf}">
${_(a,"")}</rdf:RDF>
</x:xmpmeta>
<?xpacket end="w"?>`}function _(a,h){const y=[...new Set(a.map(({prefix:x})=>x))].map(x=>` xmlns:${x}="${D.dK[x]}"`).join(""),T=a.map(({prefix:x,name:K,form:L,values:p})=>`\
<${x}:${K}>${m(L,p)}</${x}:${K}>
`);return`<rdf:Description xmlns:rdf="${D.dK.rdf}" rdf:about="${(0,M.X)(h)}"${y}>
${T.join("")}</rdf:Description>
`}function m(a,h){const u=y=>h.map(T=>`<rdf:li${y}>${(0,M.X)(T)}</rdf:li>`).join("");switch(a){case"simple":return(0,M.X)(h[0]??"");case"alternative":return`<rd\
f:Alt>${u(' xml:lang="x-default"')}</rdf:Alt>`;case"ordered":return`<rdf:Seq>${u("")}</rdf:Seq>`;case"unordered":return`<rdf:Bag>${u("")}</rdf:Bag>`}}const f=a=>a.
replace(/^(\s*<\?xml\s[^>]*encoding\s*=\s*["'])[^"']*/,"$1UTF-8");function s(a,h){const u=a.catalog.get("Metadata"),y=a.resolve(u),T=y instanceof E.Z6?[...y.dict].
filter(([L])=>!["Filter","DecodeParms","Length"].includes(L)):[],x=new E.Bi([["Type",new E.SX("Metadata")],["Subtype",new E.SX("XML")],...T]),K=new E.Z6(x,Buffer.
from(h,"utf8"));(0,E.i9)(u)&&y instanceof E.Z6?a.put(u,K):a.edit(a.catalogNumber).set("Metadata",a.add(K))}}),81077:((S,A,l)=>{l.d(A,{BX:()=>f,H6:()=>s,MN:()=>a,
Pu:()=>_,Zc:()=>m,r6:()=>h});var D=l(45599),M=l(44233),E=l(77581),w=l(9819);const b=64,_=e=>typeof e=="number"?String(e):(0,E.U0)(e);async function m(e,i,c){const t=[];
for(const r of await T(e,i,0,c)){for(const d of K(e,r,c))t.push(d);const n=e.job.pace.step(u);n&&await n}return t}async function f(e,i,c,t,r,n){const d=await T(
e,i,c,t,n);for(let O=d.length-1;O>=0;O--){const g=d[O],P=K(e,g,t),v=P.filter(([$,I])=>!r($,I)),C=e.job.pace.step(u+P.length*u);C&&await C,v.length<P.length&&(e.
edit(g.holder),g.dict.set(t,p(v)),g.changed=!0);for(const $ of g.repeats)e.edit(g.holder),g.dict.delete($),g.changed=!0;if(g.emptyKids){const $=(e.array(g.dict.
get("Kids"))??[]).filter(I=>!g.emptyKids.has(e.dict(I)));e.edit(g.holder),g.dict.set("Kids",$),g.changed=!0}if(!g.changed)continue;const R=e.array(g.dict.get("K\
ids"))??[];g.empty=v.length===0&&R.length===0;const j=g.parent;j&&(j.changed=!0,g.empty?(j.emptyKids??=new Set).add(g.dict):L(e,g,v,R))}return d[0]?.empty??!1}function s(e,i,c){
if(i.length<=b)return(0,D.jd)({[c]:p(i)});let t=[];for(const r of o(i)){const[n,d]=[r[0][0],r.at(-1)[0]];t.push({ref:e.add((0,D.jd)({Limits:[n,d],[c]:p(r)})),low:n,
high:d})}for(;t.length>b;)t=o(t).map(r=>{const[n,d]=[r[0].low,r.at(-1).high];return{ref:e.add((0,D.jd)({Limits:[n,d],Kids:r.map(({ref:O})=>O)})),low:n,high:d}});
return(0,D.jd)({Kids:t.map(({ref:r})=>r)})}async function a(e,i){const{pace:c}=e.job,t=[];for(const[r,n]of i){t.push([(0,D.Px)(r),n]);const d=c.step(10*u);d&&await d}
return s(e,await h(e,t),"Names")}async function h(e,i){const{pace:c}=e.job,t=[];for(const n of i){t.push({entry:n,key:_(n[0])});const d=c.step(u);d&&await d}return(await(0,M.
qZ)(t,(n,d)=>n.key<d.key?-1:n.key>d.key?1:0,c)).map(({entry:n})=>n)}const u=100,y=30;async function T(e,i,c,t,r){const n=new w.b9(e),d=new Set,O=v=>d.size<d.add(
v).size,g=[],P=[{value:i??null,holder:c,parent:void 0}];for(let v=P.pop();v!==void 0;v=P.pop()){n.spend(1);const C=e.job.pace.step(u);C&&await C;const R=e.dict(
v.value);if(!R||!O(R)||r&&v.parent&&!x(e,R,r))continue;const j=[],$=N=>{const F=e.array(R.get(N));return!F||O(F)?F??[]:(j.push(N),[])},I=$(t).length>>1,W=$("Kid\
s"),k={dict:R,holder:(0,w.Kd)(v.value,v.holder),parent:v.parent,repeats:j};g.push(k),n.spend(I);const U=(0,w.Kd)(R.get("Kids"),k.holder);for(let N=W.length-1;N>=
0;N--){P.push({value:W[N],holder:U,parent:k});const F=e.job.pace.step(y);F&&await F}const B=e.job.pace.step(I*u);B&&await B}return g}function x(e,i,c){const[t,r]=e.
array(i.get("Limits"))??[];return typeof t!="number"||typeof r!="number"||c(t,r)}function K(e,{dict:i,repeats:c},t){const r=c.includes(t)?void 0:e.array(i.get(t));
if(!r)return[];const n=[];for(let d=0;d+1<r.length;d+=2){const O=e.resolve(r[d]);(t==="Names"?O instanceof D.Mx:typeof O=="number")&&n.push([O,r[d+1]])}return n}
function L(e,i,c,t){const r=O=>e.array(e.dict(O)?.get("Limits"))??[],n=c[0]?.[0]??r(t[0])[0],d=c.at(-1)?.[0]??r(t.at(-1))[1];e.edit(i.holder),n!==void 0&&d!==void 0?
i.dict.set("Limits",[n,d]):i.dict.delete("Limits")}function p(e){const i=[];for(const[c,t]of e)i.push(c,t);return i}function o(e){const i=[];for(let c=0;c<e.length;c+=
b)i.push(e.slice(c,c+b));return i}}),70549:((S,A,l)=>{l.d(A,{n:()=>D});function D(M){const E=new WeakMap;return w=>{if(w.hasChanges)return M(w);const b=E.get(w);
if(b)return b.answer;const _=M(w);return E.set(w,{answer:_}),_}}}),9819:((S,A,l)=>{l.d(A,{J7:()=>E,Kd:()=>_,Wo:()=>m,_i:()=>b,b9:()=>w});var D=l(42973),M=l(45599);
class E{document;gone=new Set;chased=new Set;constructor(s){this.document=s}remove(s){const{catalog:a,catalogNumber:h,pages:u}=this.document,y=a.get("Pages");s===
h||(0,M.i9)(y)&&s===y.number||u.holds(s)||(this.gone.add(s),this.document.remove(s))}chase(s){this.chased.add(s)}removed(){return this.gone}takeChased(){const s=this.
chased;return this.chased=new Set,s}isGone(s){return(0,M.i9)(s)&&this.gone.has(s.number)}}class w{most;left;constructor(s){this.most=this.left=s.job.limits.nodes}spend=s=>{
if(this.left-=s,this.left<0)throw(0,D.F)("nodes",`The document has more than ${this.most} fields, bookmarks, names and structure elements`,"Remove bookmarks or \
tags with another program first")}}class b{seen;beyond=new Set;allowance;constructor(s,a=new w(s)){this.allowance=a,this.seen=new Uint8Array((s.size>>3)+1)}first(s){
if(this.allowance.spend(1),!(0,M.i9)(s))return!0;const{number:a}=s,h=a>>3;if(h>=this.seen.length)return this.beyond.size<this.beyond.add(a).size;const u=1<<(a&7),
y=(this.seen[h]&u)===0;return this.seen[h]|=u,y}}function _(f,s){return(0,M.i9)(f)?f.number:s}function m(f,s){const a=f.catalog.get(s),h=f.dict(a);return h&&{dict:h,
holder:_(a,f.catalogNumber)}}}),21996:((S,A,l)=>{l.d(A,{Av:()=>u,RJ:()=>x,V3:()=>T,vb:()=>K,zx:()=>h});var D=l(54619),M=l(44233),E=l(78157),w=l(88500);const b=2048,
_=65536,m=4,f=1<<20,s=1024,a="[^\\0\\t\\n\\f\\r ()<>[\\]{}/%#]";async function h(o,e){const{found:i,all:c}=await y(o,e),t=r=>[...new Set([...r,...c])].sort((n,d)=>n-
d);return Object.fromEntries(e.map(r=>[r,t(i[r])]))}async function u(o,e){const{found:i,all:c}=await y(o,e);for(const t of Object.values(i))for(const r of t)c.add(
r);return c}async function y(o,e){const i=e.map(n=>{const[d="",...O]=[...n].map(P=>P.replace(/\W/,"\\$&")),g=/\W/.test(n)?a:"\\w";return`${d}(?:${O.join("")}|${g}\
{0,${Math.max(0,n.length-2)}}#)`}),c=new RegExp(`/(?:${i.join("|")}|#)`,"g"),t=Object.fromEntries(e.map(n=>[n,new Set])),r=new Set;await x(o,(n,d,O,g)=>{const P=n.
toString("latin1",d,O);c.lastIndex=0;for(let v=c.exec(P);v;v=c.exec(P)){const C=g(d+v.index);C!==void 0&&(v[0].endsWith("#")?r.add(C):t[v[0].slice(1)].add(C))}});
for(const n of K(o))r.add(n);return{found:t,all:r}}async function T(o,e){const i=await h(o,e);return[...new Set(Object.values(i).flat())].sort((c,t)=>c-t)}async function x(o,e){
const{bytes:i,table:c}=o,t=L(o),r=new Int32Array(t.length);for(let P=0;P<t.length;P++)r[P]=c.place[t[P]];const n=(0,E.bS)(i),d=P=>t[(0,M.MJ)(r,P)-1],O=new w.s;let g=0;
for(let P=0;P<t.length;P++){const v=P+1===t.length,C=v?i.length:r[P+1],R=C-r[P]>b;if(!R&&!v&&C-g<_)continue;let j=C;if(R){r[P]>g&&e(n,g,r[P],d),O.reset();const I=O.
value(i,o.bodies[t[P]],C);g=r[P],I>=0&&(j=I)}e(n,g,j,d);const $=o.job.pace.step(m*(j-g));$&&await $,g=C}for(const[P,v]of p(o)){const C=o.objectStream(P),R=o.job.
pace.step(0);if(R&&await R,!C)continue;const j=new Set(v),{starts:$,numbers:I,data:W}=C,k=U=>{const B=I[(0,M.MJ)($,U)-1];return B!==void 0&&j.has(B)?B:void 0};for(let U=0;U<
W.length;U+=f){e((0,E.bS)(W),U,Math.min(U+f+s,W.length),k);const B=o.job.pace.step(m*f);B&&await B}}}function*K(o){for(let e=1;o.hasChanges&&e<o.size;e++)o.isChanged(
e)&&o.exists(e)&&(yield e)}function L(o){const{table:e,hasChanges:i}=o,c=[];let t=!0,r=-1;for(let n=1;n<e.size;n++){if(e.kind[n]!==D.tL||i&&o.isChanged(n))continue;
const d=e.place[n];t&&=d>=r,r=d,c.push(n)}return t?c:c.sort((n,d)=>e.place[n]-e.place[d])}function p(o){const{table:e,hasChanges:i}=o,c=new Map;for(let t=1;t<e.
size;t++){if(e.kind[t]!==D.UT||i&&o.isChanged(t))continue;const r=e.place[t],n=c.get(r);n?n.push(t):c.set(r,[t])}return c}}),87773:((S,A,l)=>{l.d(A,{$:()=>M});const D=2e3;
async function*M(E,w){for(const b of w){yield[b,E.get(b)];const _=E.job.pace.step(D);_&&await _}}}),90536:((S,A,l)=>{l.d(A,{C:()=>M,L:()=>E});var D=l(45599);function M(w,b){
const _=[w];for(;_.length>0;){const m=_.pop(),f=m instanceof D.Z6?m.dict:m;if(Array.isArray(f))for(const s of f)_.push(s);else if(f instanceof D.Bi){b(f);for(const s of f.
values())_.push(s)}}}function E(w,b){const _=[];return M(w,m=>{_.length===0&&b(m)&&_.push(m)}),_.length>0}})};
