"use strict";exports.id=7067,exports.ids=[7067],exports.modules={45657:((S,C,c)=>{c.d(C,{Hn:()=>w,Kf:()=>y,RZ:()=>m,Vp:()=>E,YG:()=>O,vH:()=>b});function m(_,d){for(const a of d)
_.push(a)}const w=_=>_.slice();function b(_,d,a){const M=_.get(d);M?M.push(a):_.set(d,[a])}const y=_=>{let d=-1/0;for(const a of _)d=Math.max(d,a);return d},O=_=>{
let d=1/0;for(const a of _)d=Math.min(d,a);return d},E=_=>Number.isInteger(_)&&!Number.isSafeInteger(_)}),16846:((S,C,c)=>{c.r(C),c.d(C,{read_e_invoice:()=>M});
var m=c(58552),w=c(92761),b=c(24195),y=c(36161),O=c(3263),E=c(3907),_=c(91519),d=c(43576),a=c(98446);const M=async(g,x,j)=>{const f=e=>x.with_xml?{xml:(0,E.Rt)(
e)??null}:{};if((0,w.ec)(g.bytes)){const e=await(0,y.Q)(g.bytes,j.pace);if(typeof e=="string")throw(0,m.G6)([{field:"file",message:`is XML that ${e}`}]);return{
documents:[g],data:{...P(e,g.name),...f(g.bytes)},notes:[],facts:{}}}const t=await(0,_.E)(g.bytes,j,{password:x.open_password}),i=await(0,w.sc)(t),[s]=i.invoices;
if(!s)throw(0,m.G6)([l(i)]);return{documents:[{...g,pageCount:t.pages.count}],data:{...P(s,s.file),...f(s.bytes)},notes:i.invoices.length>1?[L(s,i.invoices.length)]:
[],facts:{}}},P=(g,x)=>({syntax:g.syntax,profile:(0,b.je)(g.invoice.guideline),file:x,...g.invoice,issues:(0,O.FC)(g).map(({name:j,date:f})=>({term:j,found:f,text:"\
The date is not a day of the calendar"}))});function l({refused:g,names:x}){if(g)return{field:"file",message:`has no invoice that can be read: ${A(g.file)} ${g.
reason}`};const j=(0,a.Dw)([...x.slice(0,u).map(A),...x.slice(u)],u);return{field:"file",message:`has no electronic invoice in CII or UBL; it has ${x.length===0?
"no attachments":`these attachments: ${j}`}`}}const u=10,A=g=>(0,d.jC)(g,d.zE,"an attachment without a name"),L=({file:g},x)=>({code:"several_invoices",message:`\
The document has ${x} electronic invoices, where one is allowed: ${A(g)} was read.`})}),32488:((S,C,c)=>{c.d(C,{EI:()=>d,LG:()=>E,TA:()=>a,on:()=>_,v3:()=>O});var m=c(
58552),w=c(83287);const b=1e5,y=1e4;async function O(l,u){const A=await M(l,u);return A.whole||!(0,w.QJ)(l.encoded(u),A.damage)?A:{...A,whole:!0}}function E(l,u,A=!1){
const L=l.decodedPart(u,A);return!L||L.whole||!(0,w.QJ)(l.encoded(u),L.damage)?L:{...L,whole:!0}}async function _(l,u){return await P(l,u,b)??l.decodedPart(u)}async function d(l,u){
return await P(l,u,y)??l.decodedPart(u)}async function a(l,u){return(await d(l,u))?.data??await l.decodedAtEase(u)}async function M(l,u){const A=await P(l,u,b);
if(A)return A;const L=l.decodedPart(u,!0)??{data:new Uint8Array(0),whole:!1},g=l.job.pace.step(L.data.length);return g&&await g,L}async function P(l,u,A){if(!(u.
data.length<=A))try{return await l.decodedPartAtEase(u)}catch(L){if(!(L instanceof m.zU)||L.code!=="unreadable_document")throw L;return}}}),81077:((S,C,c)=>{c.d(
C,{BX:()=>d,H6:()=>a,MN:()=>M,Pu:()=>E,Zc:()=>_,r6:()=>P});var m=c(45599),w=c(44233),b=c(77581),y=c(9819);const O=64,E=t=>typeof t=="number"?String(t):(0,b.U0)(
t);async function _(t,i,s){const e=[];for(const o of await A(t,i,0,s)){for(const r of g(t,o,s))e.push(r);const n=t.job.pace.step(l);n&&await n}return e}async function d(t,i,s,e,o,n){
const r=await A(t,i,s,e,n);for(let D=r.length-1;D>=0;D--){const h=r[D],p=g(t,h,e),v=p.filter(([I,W])=>!o(I,W)),T=t.job.pace.step(l+p.length*l);T&&await T,v.length<
p.length&&(t.edit(h.holder),h.dict.set(e,j(v)),h.changed=!0);for(const I of h.repeats)t.edit(h.holder),h.dict.delete(I),h.changed=!0;if(h.emptyKids){const I=(t.
array(h.dict.get("Kids"))??[]).filter(W=>!h.emptyKids.has(t.dict(W)));t.edit(h.holder),h.dict.set("Kids",I),h.changed=!0}if(!h.changed)continue;const K=t.array(
h.dict.get("Kids"))??[];h.empty=v.length===0&&K.length===0;const R=h.parent;R&&(R.changed=!0,h.empty?(R.emptyKids??=new Set).add(h.dict):x(t,h,v,K))}return r[0]?.
empty??!1}function a(t,i,s){if(i.length<=O)return(0,m.jd)({[s]:j(i)});let e=[];for(const o of f(i)){const[n,r]=[o[0][0],o.at(-1)[0]];e.push({ref:t.add((0,m.jd)(
{Limits:[n,r],[s]:j(o)})),low:n,high:r})}for(;e.length>O;)e=f(e).map(o=>{const[n,r]=[o[0].low,o.at(-1).high];return{ref:t.add((0,m.jd)({Limits:[n,r],Kids:o.map(
({ref:D})=>D)})),low:n,high:r}});return(0,m.jd)({Kids:e.map(({ref:o})=>o)})}async function M(t,i){const{pace:s}=t.job,e=[];for(const[o,n]of i){e.push([(0,m.Px)(
o),n]);const r=s.step(10*l);r&&await r}return a(t,await P(t,e),"Names")}async function P(t,i){const{pace:s}=t.job,e=[];for(const n of i){e.push({entry:n,key:E(n[0])});
const r=s.step(l);r&&await r}return(await(0,w.qZ)(e,(n,r)=>n.key<r.key?-1:n.key>r.key?1:0,s)).map(({entry:n})=>n)}const l=100,u=30;async function A(t,i,s,e,o){const n=new y.
b9(t),r=new Set,D=v=>r.size<r.add(v).size,h=[],p=[{value:i??null,holder:s,parent:void 0}];for(let v=p.pop();v!==void 0;v=p.pop()){n.spend(1);const T=t.job.pace.
step(l);T&&await T;const K=t.dict(v.value);if(!K||!D(K)||o&&v.parent&&!L(t,K,o))continue;const R=[],I=$=>{const z=t.array(K.get($));return!z||D(z)?z??[]:(R.push(
$),[])},W=I(e).length>>1,N=I("Kids"),F={dict:K,holder:(0,y.Kd)(v.value,v.holder),parent:v.parent,repeats:R};h.push(F),n.spend(W);const B=(0,y.Kd)(K.get("Kids"),
F.holder);for(let $=N.length-1;$>=0;$--){p.push({value:N[$],holder:B,parent:F});const z=t.job.pace.step(u);z&&await z}const U=t.job.pace.step(W*l);U&&await U}return h}
function L(t,i,s){const[e,o]=t.array(i.get("Limits"))??[];return typeof e!="number"||typeof o!="number"||s(e,o)}function g(t,{dict:i,repeats:s},e){const o=s.includes(
e)?void 0:t.array(i.get(e));if(!o)return[];const n=[];for(let r=0;r+1<o.length;r+=2){const D=t.resolve(o[r]);(e==="Names"?D instanceof m.Mx:typeof D=="number")&&
n.push([D,o[r+1]])}return n}function x(t,i,s,e){const o=D=>t.array(t.dict(D)?.get("Limits"))??[],n=s[0]?.[0]??o(e[0])[0],r=s.at(-1)?.[0]??o(e.at(-1))[1];t.edit(
i.holder),n!==void 0&&r!==void 0?i.dict.set("Limits",[n,r]):i.dict.delete("Limits")}function j(t){const i=[];for(const[s,e]of t)i.push(s,e);return i}function f(t){
const i=[];for(let s=0;s<t.length;s+=O)i.push(t.slice(s,s+O));return i}}),70549:((S,C,c)=>{c.d(C,{n:()=>m});function m(w){const b=new WeakMap;return y=>{if(y.hasChanges)
return w(y);const O=b.get(y);if(O)return O.answer;const E=w(y);return b.set(y,{answer:E}),E}}}),9819:((S,C,c)=>{c.d(C,{J7:()=>b,Kd:()=>E,Wo:()=>_,_i:()=>O,b9:()=>y});
var m=c(42973),w=c(45599);class b{document;gone=new Set;chased=new Set;constructor(a){this.document=a}remove(a){const{catalog:M,catalogNumber:P,pages:l}=this.document,
u=M.get("Pages");a===P||(0,w.i9)(u)&&a===u.number||l.holds(a)||(this.gone.add(a),this.document.remove(a))}chase(a){this.chased.add(a)}removed(){return this.gone}takeChased(){
const a=this.chased;return this.chased=new Set,a}isGone(a){return(0,w.i9)(a)&&this.gone.has(a.number)}}class y{most;left;constructor(a){this.most=this.left=a.job.
limits.nodes}spend=a=>{if(this.left-=a,this.left<0)throw(0,m.FU)("nodes",`The document has more than ${this.most} fields, bookmarks, names and structure element\
s`,"Remove bookmarks or tags with another program first")}}class O{seen;beyond=new Set;lists=new Set;allowance;constructor(a,M=new y(a)){this.allowance=M,this.seen=
new Uint8Array((a.size>>3)+1)}first(a){if(this.allowance.spend(1),!(0,w.i9)(a))return!0;const{number:M}=a,P=M>>3;if(P>=this.seen.length)return this.beyond.size<
this.beyond.add(M).size;const l=1<<(M&7),u=(this.seen[P]&l)===0;return this.seen[P]|=l,u}firstList(a){return this.lists.size<this.lists.add(a).size}}function E(d,a){
return(0,w.i9)(d)?d.number:a}function _(d,a){const M=d.catalog.get(a),P=d.dict(M);return P&&{dict:P,holder:E(M,d.catalogNumber)}}}),21996:((S,C,c)=>{c.d(C,{Av:()=>l,
RJ:()=>L,V3:()=>A,vb:()=>g,zx:()=>P});var m=c(54619),w=c(44233),b=c(78157),y=c(88500);const O=2048,E=65536,_=4,d=1<<20,a=1024,M="[^\\0\\t\\n\\f\\r ()<>[\\]{}/%#]";
async function P(f,t){const{found:i,all:s}=await u(f,t),e=o=>[...new Set([...o,...s])].sort((n,r)=>n-r);return Object.fromEntries(t.map(o=>[o,e(i[o])]))}async function l(f,t){
const{found:i,all:s}=await u(f,t);for(const e of Object.values(i))for(const o of e)s.add(o);return s}async function u(f,t){const i=t.map(n=>{const[r="",...D]=[...n].
map(p=>p.replace(/\W/,"\\$&")),h=/\W/.test(n)?M:"\\w";return`${r}(?:${D.join("")}|${h}{0,${Math.max(0,n.length-2)}}#)`}),s=new RegExp(`/(?:${i.join("|")}|#)`,"g"),
e=Object.fromEntries(t.map(n=>[n,new Set])),o=new Set;await L(f,(n,r,D,h)=>{const p=n.toString("latin1",r,D);s.lastIndex=0;for(let v=s.exec(p);v;v=s.exec(p)){const T=h(
r+v.index);T!==void 0&&(v[0].endsWith("#")?o.add(T):e[v[0].slice(1)].add(T))}});for(const n of g(f))o.add(n);return{found:e,all:o}}async function A(f,t){const i=await P(
f,t);return[...new Set(Object.values(i).flat())].sort((s,e)=>s-e)}async function L(f,t){const{bytes:i,table:s}=f,e=x(f),o=new Int32Array(e.length);for(let p=0;p<
e.length;p++)o[p]=s.place[e[p]];const n=(0,b.bS)(i),r=p=>e[(0,w.MJ)(o,p)-1],D=new y.s;let h=0;for(let p=0;p<e.length;p++){const v=p+1===e.length,T=v?i.length:o[p+
1],K=T-o[p]>O;if(!K&&!v&&T-h<E)continue;let R=T;if(K){o[p]>h&&t(n,h,o[p],r),D.reset();const W=D.value(i,f.bodies[e[p]],T);h=o[p],W>=0&&(R=W)}t(n,h,R,r);const I=f.
job.pace.step(_*(R-h));I&&await I,h=T}for(const[p,v]of j(f)){const T=f.objectStream(p),K=f.job.pace.step(0);if(K&&await K,!T)continue;const R=new Set(v),{starts:I,
numbers:W,data:N}=T,F=B=>{const U=W[(0,w.MJ)(I,B)-1];return U!==void 0&&R.has(U)?U:void 0};for(let B=0;B<N.length;B+=d){t((0,b.bS)(N),B,Math.min(B+d+a,N.length),
F);const U=f.job.pace.step(_*d);U&&await U}}}function*g(f){for(let t=1;f.hasChanges&&t<f.size;t++)f.isChanged(t)&&f.exists(t)&&(yield t)}function x(f){const{table:t,
hasChanges:i}=f,s=[];let e=!0,o=-1;for(let n=1;n<t.size;n++){if(t.kind[n]!==m.tL||i&&f.isChanged(n))continue;const r=t.place[n];e&&=r>=o,o=r,s.push(n)}return e?
s:s.sort((n,r)=>t.place[n]-t.place[r])}function j(f){const{table:t,hasChanges:i}=f,s=new Map;for(let e=1;e<t.size;e++){if(t.kind[e]!==m.UT||i&&f.isChanged(e))continue;
const o=t.place[e],n=s.get(o);n?n.push(e):s.set(o,[e])}return s}}),87773:((S,C,c)=>{c.d(C,{$:()=>w});const m=2e3;async function*w(b,y){for(const O of y){yield[O,
b.get(O)];const E=b.job.pace.step(m);E&&await E}}}),90536:((S,C,c)=>{c.d(C,{C:()=>w,L:()=>b});var m=c(45599);function w(y,O){const E=[y];for(;E.length>0;){const _=E.
pop(),d=_ instanceof m.Z6?_.dict:_;if(Array.isArray(d))for(const a of d)E.push(a);else if(d instanceof m.Bi){O(d);for(const a of d.values())E.push(a)}}}function b(y,O){
const E=[];return w(y,_=>{E.length===0&&O(_)&&E.push(_)}),E.length>0}})};
