"use strict";exports.id=1709,exports.ids=[1709],exports.modules={45657:(($,A,d)=>{d.d(A,{Hn:()=>D,Kf:()=>y,RZ:()=>P,Vp:()=>_,YG:()=>O,vH:()=>w});function P(p,i){for(const a of i)
p.push(a)}const D=p=>p.slice();function w(p,i,a){const o=p.get(i);o?o.push(a):p.set(i,[a])}const y=p=>{let i=-1/0;for(const a of p)i=Math.max(i,a);return i},O=p=>{
let i=1/0;for(const a of p)i=Math.min(i,a);return i},_=p=>Number.isInteger(p)&&!Number.isSafeInteger(p)}),16132:(($,A,d)=>{d.r(A),d.d(A,{check_e_invoice:()=>y});
var P=d(92761),D=d(37320),w=d(91519);const y=async(_,p,i)=>{if((0,P.ec)(_.bytes))return{documents:[_],data:O(await(0,D.iU)(_.bytes,i.pace)),notes:[],facts:{}};const a=await(0,w.
E)(_.bytes,i,{password:p.open_password}),o=O(await(0,D.sw)(a));return{documents:[{..._,pageCount:a.pages.count}],data:o,notes:[],facts:{}}},O=({failures:_,warnings:p})=>({
passed:_.length===0,failures:_.map(i=>({...i})),warnings:p.map(i=>({...i}))})}),32488:(($,A,d)=>{d.d(A,{LG:()=>O,TA:()=>p,on:()=>_,v3:()=>y});var P=d(58552),D=d(
83287);const w=1e5;async function y(o,u){const h=await i(o,u);return h.whole||!(0,D.QJ)(o.encoded(u),h.damage)?h:{...h,whole:!0}}function O(o,u,h=!1){const b=o.
decodedPart(u,h);return!b||b.whole||!(0,D.QJ)(o.encoded(u),b.damage)?b:{...b,whole:!0}}async function _(o,u){return await a(o,u)??o.decodedPart(u)}async function p(o,u){
return(await _(o,u))?.data??await o.decodedAtEase(u)}async function i(o,u){const h=await a(o,u);if(h)return h;const b=o.decodedPart(u,!0)??{data:new Uint8Array(
0),whole:!1},L=o.job.pace.step(b.data.length);return L&&await L,b}async function a(o,u){if(!(u.data.length<=w))try{return await o.decodedPartAtEase(u)}catch(h){
if(!(h instanceof P.zU)||h.code!=="unreadable_document")throw h;return}}}),21281:(($,A,d)=>{d.d(A,{Ip:()=>i,XM:()=>b,Xb:()=>h,ds:()=>p,qg:()=>u});var P=d(59071),
D=d(70549),w=d(21115),y=d(824),O=d(1975),_=d(60912);const p=(0,D.n)(async g=>i(g,await(0,y.Br)(g)));function i(g,v){const E=(n,s)=>(0,P.wh)((0,O.sm)(v,n,s)[0]??
""),f=o(E("pdfaid","part"),E("pdfaid","conformance").toLowerCase()),e=a(E("pdfuaid","part"))?`PDF/UA-${E("pdfuaid","part")}`:void 0,r=[E("pdfxid","GTS_PDFXVersi\
on")||E("pdfx","GTS_PDFXVersion")||((0,P.Gh)(g.resolve((0,y._U)(g)?.get("GTS_PDFXVersion")))??""),E("pdfe","ISO_PDFEVersion"),E("pdfvtid","GTS_PDFVTVersion")],t=[
f?.name,e,...r.filter(n=>/^PDF\/[\w .:/()-]{1,40}$/.test(n))];return{archive:f,accessible:e,names:t.filter(n=>n!==void 0)}}const a=g=>/^[1-9]$/.test(g);function o(g,v){
if(!a(g))return;const E=/^[abuef]$/.test(v)?v:"";return{part:Number(g),level:E,name:`PDF/A-${g}${E}`}}function u(g,v,E,f){return v&&C(g,v,[w.dK.pdfaid]),h(E,f)}
const h=({name:g},v)=>({code:"pdfa_identification_removed",message:`The document no longer claims ${g}: ${v}.`});async function b(g){const v=await(0,y.Br)(g);if(!v)
return[];const{archive:E,accessible:f}=i(g,v);C(g,v,[w.dK.pdfaid,w.dK.pdfuaid]);const e=[E?.name,f].filter(c=>c!==void 0);return e.length>0?[L(e)]:[]}const L=g=>({
code:"conformance_dropped",message:`The result no longer claims ${g.join(" and ")}, because a merge cannot guarantee conformance.`});function C(g,v,E){v.properties.
some(({namespace:f})=>E.includes(f))&&(0,_._L)(g,(0,_.QH)(v,({namespace:f})=>E.includes(f),[]))}}),60912:(($,A,d)=>{d.d(A,{QH:()=>y,T3:()=>O,_L:()=>a});var P=d(
21115),D=d(3907),w=d(45599);function y(o,u,h){const{text:b,properties:L,end:C,about:g}=o,v=[];let E=0;for(const f of L.filter(u).sort((e,c)=>e.from-c.from))f.from<
E||(v.push(b.slice(E,f.from)),E=f.to);return v.push(b.slice(E,Math.max(C,E))),h.length>0&&v.push(_(h,g)),v.push(b.slice(Math.max(C,E))),i(v.join(""))}function O(o){
return`<?xpacket begin="\uFEFF" id="W5M0MpCehiHzreSzNTczkc9d"?>
<x:xmpmeta xmlns:x="adobe:ns:meta/">
<rdf:RDF xmlns:rdf="${P.dK.rdf}">
${_(o,"")}</rdf:RDF>
</x:xmpmeta>
<?xpacket end="w"?>`}function _(o,u){const b=[...new Set(o.map(({prefix:C})=>C))].map(C=>` xmlns:${C}="${P.dK[C]}"`).join(""),L=o.map(({prefix:C,name:g,form:v,values:E})=>`\
<${C}:${g}>${p(v,E)}</${C}:${g}>
`);return`<rdf:Description xmlns:rdf="${P.dK.rdf}" rdf:about="${(0,D.X)(u)}"${b}>
${L.join("")}</rdf:Description>
`}function p(o,u){const h=b=>u.map(L=>`<rdf:li${b}>${(0,D.X)(L)}</rdf:li>`).join("");switch(o){case"simple":return(0,D.X)(u[0]??"");case"alternative":return`<rd\
f:Alt>${h(' xml:lang="x-default"')}</rdf:Alt>`;case"ordered":return`<rdf:Seq>${h("")}</rdf:Seq>`;case"unordered":return`<rdf:Bag>${h("")}</rdf:Bag>`}}const i=o=>o.
replace(/^(\s*<\?xml\s[^>]*encoding\s*=\s*["'])[^"']*/,"$1UTF-8");function a(o,u){const h=o.catalog.get("Metadata"),b=o.resolve(h),L=b instanceof w.Z6?[...b.dict].
filter(([v])=>!["Filter","DecodeParms","Length"].includes(v)):[],C=new w.Bi([["Type",new w.SX("Metadata")],["Subtype",new w.SX("XML")],...L]),g=new w.Z6(C,Buffer.
from(u,"utf8"));(0,w.i9)(h)&&b instanceof w.Z6?o.put(h,g):o.edit(o.catalogNumber).set("Metadata",o.add(g))}}),81077:(($,A,d)=>{d.d(A,{BX:()=>i,H6:()=>a,MN:()=>o,
Pu:()=>_,Zc:()=>p,r6:()=>u});var P=d(45599),D=d(44233),w=d(77581),y=d(9819);const O=64,_=e=>typeof e=="number"?String(e):(0,w.U0)(e);async function p(e,c,r){const t=[];
for(const n of await L(e,c,0,r)){for(const l of g(e,n,r))t.push(l);const s=e.job.pace.step(h);s&&await s}return t}async function i(e,c,r,t,n,s){const l=await L(
e,c,r,t,s);for(let T=l.length-1;T>=0;T--){const m=l[T],M=g(e,m,t),x=M.filter(([j,S])=>!n(j,S)),K=e.job.pace.step(h+M.length*h);K&&await K,x.length<M.length&&(e.
edit(m.holder),m.dict.set(t,E(x)),m.changed=!0);for(const j of m.repeats)e.edit(m.holder),m.dict.delete(j),m.changed=!0;if(m.emptyKids){const j=(e.array(m.dict.
get("Kids"))??[]).filter(S=>!m.emptyKids.has(e.dict(S)));e.edit(m.holder),m.dict.set("Kids",j),m.changed=!0}if(!m.changed)continue;const R=e.array(m.dict.get("K\
ids"))??[];m.empty=x.length===0&&R.length===0;const I=m.parent;I&&(I.changed=!0,m.empty?(I.emptyKids??=new Set).add(m.dict):v(e,m,x,R))}return l[0]?.empty??!1}function a(e,c,r){
if(c.length<=O)return(0,P.jd)({[r]:E(c)});let t=[];for(const n of f(c)){const[s,l]=[n[0][0],n.at(-1)[0]];t.push({ref:e.add((0,P.jd)({Limits:[s,l],[r]:E(n)})),low:s,
high:l})}for(;t.length>O;)t=f(t).map(n=>{const[s,l]=[n[0].low,n.at(-1).high];return{ref:e.add((0,P.jd)({Limits:[s,l],Kids:n.map(({ref:T})=>T)})),low:s,high:l}});
return(0,P.jd)({Kids:t.map(({ref:n})=>n)})}async function o(e,c){const{pace:r}=e.job,t=[];for(const[n,s]of c){t.push([(0,P.Px)(n),s]);const l=r.step(10*h);l&&await l}
return a(e,await u(e,t),"Names")}async function u(e,c){const{pace:r}=e.job,t=[];for(const s of c){t.push({entry:s,key:_(s[0])});const l=r.step(h);l&&await l}return(await(0,D.
qZ)(t,(s,l)=>s.key<l.key?-1:s.key>l.key?1:0,r)).map(({entry:s})=>s)}const h=100,b=30;async function L(e,c,r,t,n){const s=new y.b9(e),l=new Set,T=x=>l.size<l.add(
x).size,m=[],M=[{value:c??null,holder:r,parent:void 0}];for(let x=M.pop();x!==void 0;x=M.pop()){s.spend(1);const K=e.job.pace.step(h);K&&await K;const R=e.dict(
x.value);if(!R||!T(R)||n&&x.parent&&!C(e,R,n))continue;const I=[],j=N=>{const F=e.array(R.get(N));return!F||T(F)?F??[]:(I.push(N),[])},S=j(t).length>>1,W=j("Kid\
s"),k={dict:R,holder:(0,y.Kd)(x.value,x.holder),parent:x.parent,repeats:I};m.push(k),s.spend(S);const B=(0,y.Kd)(R.get("Kids"),k.holder);for(let N=W.length-1;N>=
0;N--){M.push({value:W[N],holder:B,parent:k});const F=e.job.pace.step(b);F&&await F}const U=e.job.pace.step(S*h);U&&await U}return m}function C(e,c,r){const[t,n]=e.
array(c.get("Limits"))??[];return typeof t!="number"||typeof n!="number"||r(t,n)}function g(e,{dict:c,repeats:r},t){const n=r.includes(t)?void 0:e.array(c.get(t));
if(!n)return[];const s=[];for(let l=0;l+1<n.length;l+=2){const T=e.resolve(n[l]);(t==="Names"?T instanceof P.Mx:typeof T=="number")&&s.push([T,n[l+1]])}return s}
function v(e,c,r,t){const n=T=>e.array(e.dict(T)?.get("Limits"))??[],s=r[0]?.[0]??n(t[0])[0],l=r.at(-1)?.[0]??n(t.at(-1))[1];e.edit(c.holder),s!==void 0&&l!==void 0?
c.dict.set("Limits",[s,l]):c.dict.delete("Limits")}function E(e){const c=[];for(const[r,t]of e)c.push(r,t);return c}function f(e){const c=[];for(let r=0;r<e.length;r+=
O)c.push(e.slice(r,r+O));return c}}),70549:(($,A,d)=>{d.d(A,{n:()=>P});function P(D){const w=new WeakMap;return y=>{if(y.hasChanges)return D(y);const O=w.get(y);
if(O)return O.answer;const _=D(y);return w.set(y,{answer:_}),_}}}),9819:(($,A,d)=>{d.d(A,{J7:()=>w,Kd:()=>_,Wo:()=>p,_i:()=>O,b9:()=>y});var P=d(42973),D=d(45599);
class w{document;gone=new Set;chased=new Set;constructor(a){this.document=a}remove(a){const{catalog:o,catalogNumber:u,pages:h}=this.document,b=o.get("Pages");a===
u||(0,D.i9)(b)&&a===b.number||h.holds(a)||(this.gone.add(a),this.document.remove(a))}chase(a){this.chased.add(a)}removed(){return this.gone}takeChased(){const a=this.
chased;return this.chased=new Set,a}isGone(a){return(0,D.i9)(a)&&this.gone.has(a.number)}}class y{most;left;constructor(a){this.most=this.left=a.job.limits.nodes}spend=a=>{
if(this.left-=a,this.left<0)throw(0,P.F)("nodes",`The document has more than ${this.most} fields, bookmarks, names and structure elements`,"Remove bookmarks or \
tags with another program first")}}class O{seen;beyond=new Set;allowance;constructor(a,o=new y(a)){this.allowance=o,this.seen=new Uint8Array((a.size>>3)+1)}first(a){
if(this.allowance.spend(1),!(0,D.i9)(a))return!0;const{number:o}=a,u=o>>3;if(u>=this.seen.length)return this.beyond.size<this.beyond.add(o).size;const h=1<<(o&7),
b=(this.seen[u]&h)===0;return this.seen[u]|=h,b}}function _(i,a){return(0,D.i9)(i)?i.number:a}function p(i,a){const o=i.catalog.get(a),u=i.dict(o);return u&&{dict:u,
holder:_(o,i.catalogNumber)}}}),21996:(($,A,d)=>{d.d(A,{Av:()=>h,RJ:()=>C,V3:()=>L,vb:()=>g,zx:()=>u});var P=d(54619),D=d(44233),w=d(78157),y=d(88500);const O=2048,
_=65536,p=4,i=1<<20,a=1024,o="[^\\0\\t\\n\\f\\r ()<>[\\]{}/%#]";async function u(f,e){const{found:c,all:r}=await b(f,e),t=n=>[...new Set([...n,...r])].sort((s,l)=>s-
l);return Object.fromEntries(e.map(n=>[n,t(c[n])]))}async function h(f,e){const{found:c,all:r}=await b(f,e);for(const t of Object.values(c))for(const n of t)r.add(
n);return r}async function b(f,e){const c=e.map(s=>{const[l="",...T]=[...s].map(M=>M.replace(/\W/,"\\$&")),m=/\W/.test(s)?o:"\\w";return`${l}(?:${T.join("")}|${m}\
{0,${Math.max(0,s.length-2)}}#)`}),r=new RegExp(`/(?:${c.join("|")}|#)`,"g"),t=Object.fromEntries(e.map(s=>[s,new Set])),n=new Set;await C(f,(s,l,T,m)=>{const M=s.
toString("latin1",l,T);r.lastIndex=0;for(let x=r.exec(M);x;x=r.exec(M)){const K=m(l+x.index);K!==void 0&&(x[0].endsWith("#")?n.add(K):t[x[0].slice(1)].add(K))}});
for(const s of g(f))n.add(s);return{found:t,all:n}}async function L(f,e){const c=await u(f,e);return[...new Set(Object.values(c).flat())].sort((r,t)=>r-t)}async function C(f,e){
const{bytes:c,table:r}=f,t=v(f),n=new Int32Array(t.length);for(let M=0;M<t.length;M++)n[M]=r.place[t[M]];const s=(0,w.bS)(c),l=M=>t[(0,D.MJ)(n,M)-1],T=new y.s;let m=0;
for(let M=0;M<t.length;M++){const x=M+1===t.length,K=x?c.length:n[M+1],R=K-n[M]>O;if(!R&&!x&&K-m<_)continue;let I=K;if(R){n[M]>m&&e(s,m,n[M],l),T.reset();const S=T.
value(c,f.bodies[t[M]],K);m=n[M],S>=0&&(I=S)}e(s,m,I,l);const j=f.job.pace.step(p*(I-m));j&&await j,m=K}for(const[M,x]of E(f)){const K=f.objectStream(M),R=f.job.
pace.step(0);if(R&&await R,!K)continue;const I=new Set(x),{starts:j,numbers:S,data:W}=K,k=B=>{const U=S[(0,D.MJ)(j,B)-1];return U!==void 0&&I.has(U)?U:void 0};for(let B=0;B<
W.length;B+=i){e((0,w.bS)(W),B,Math.min(B+i+a,W.length),k);const U=f.job.pace.step(p*i);U&&await U}}}function*g(f){for(let e=1;f.hasChanges&&e<f.size;e++)f.isChanged(
e)&&f.exists(e)&&(yield e)}function v(f){const{table:e,hasChanges:c}=f,r=[];let t=!0,n=-1;for(let s=1;s<e.size;s++){if(e.kind[s]!==P.tL||c&&f.isChanged(s))continue;
const l=e.place[s];t&&=l>=n,n=l,r.push(s)}return t?r:r.sort((s,l)=>e.place[s]-e.place[l])}function E(f){const{table:e,hasChanges:c}=f,r=new Map;for(let t=1;t<e.
size;t++){if(e.kind[t]!==P.UT||c&&f.isChanged(t))continue;const n=e.place[t],s=r.get(n);s?s.push(t):r.set(n,[t])}return r}}),87773:(($,A,d)=>{d.d(A,{$:()=>D});const P=2e3;
async function*D(w,y){for(const O of y){yield[O,w.get(O)];const _=w.job.pace.step(P);_&&await _}}}),90536:(($,A,d)=>{d.d(A,{C:()=>D,L:()=>w});var P=d(45599);function D(y,O){
const _=[y];for(;_.length>0;){const p=_.pop(),i=p instanceof P.Z6?p.dict:p;if(Array.isArray(i))for(const a of i)_.push(a);else if(i instanceof P.Bi){O(i);for(const a of i.
values())_.push(a)}}}function w(y,O){const _=[];return D(y,p=>{_.length===0&&O(p)&&_.push(p)}),_.length>0}})};
