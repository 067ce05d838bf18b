"use strict";exports.id=7067,exports.ids=[7067],exports.modules={45657:((U,A,c)=>{c.d(A,{Hn:()=>v,Kf:()=>m,RZ:()=>w,Vp:()=>E,YG:()=>b,vH:()=>D});function w(_,d){for(const a of d)
_.push(a)}const v=_=>_.slice();function D(_,d,a){const l=_.get(d);l?l.push(a):_.set(d,[a])}const m=_=>{let d=-1/0;for(const a of _)d=Math.max(d,a);return d},b=_=>{
let d=1/0;for(const a of _)d=Math.min(d,a);return d},E=_=>Number.isInteger(_)&&!Number.isSafeInteger(_)}),16846:((U,A,c)=>{c.r(A),c.d(A,{read_e_invoice:()=>l});
var w=c(58552),v=c(92761),D=c(24195),m=c(36161),b=c(3263),E=c(3907),_=c(91519),d=c(43576),a=c(98446);const l=async(y,K,x)=>{const f=e=>K.with_xml?{xml:(0,E.Rt)(
e)??null}:{};if((0,v.ec)(y.bytes)){const e=await(0,m.Q)(y.bytes,x.pace);if(typeof e=="string")throw(0,w.G6)([{field:"file",message:`is XML that ${e}`}]);return{
documents:[y],data:{...u(e,y.name),...f(y.bytes)},notes:[],facts:{}}}const t=await(0,_.E)(y.bytes,x,{password:K.open_password}),i=await(0,v.sc)(t),[s]=i.invoices;
if(!s)throw(0,w.G6)([g(i)]);return{documents:[{...y,pageCount:t.pages.count}],data:{...u(s,s.file),...f(s.bytes)},notes:i.invoices.length>1?[S(s,i.invoices.length)]:
[],facts:{}}},u=(y,K)=>({syntax:y.syntax,profile:(0,D.je)(y.invoice.guideline),file:K,...y.invoice,issues:(0,b.FC)(y).map(({name:x,date:f})=>({term:x,found:f,text:"\
The date is not a day of the calendar"}))});function g({refused:y,names:K}){if(y)return{field:"file",message:`has no invoice that can be read: ${R(y.file)} ${y.
reason}`};const x=(0,a.Dw)([...K.slice(0,M).map(R),...K.slice(M)],M);return{field:"file",message:`has no electronic invoice in CII or UBL; it has ${K.length===0?
"no attachments":`these attachments: ${x}`}`}}const M=10,R=y=>(0,d.jC)(y,d.zE,"an attachment without a name"),S=({file:y},K)=>({code:"several_invoices",message:`\
The document has ${K} electronic invoices, where one is allowed: ${R(y)} was read.`})}),32488:((U,A,c)=>{c.d(A,{LG:()=>b,TA:()=>_,on:()=>E,v3:()=>m});var w=c(58552),
v=c(83287);const D=1e5;async function m(l,u){const g=await d(l,u);return g.whole||!(0,v.QJ)(l.encoded(u),g.damage)?g:{...g,whole:!0}}function b(l,u,g=!1){const M=l.
decodedPart(u,g);return!M||M.whole||!(0,v.QJ)(l.encoded(u),M.damage)?M:{...M,whole:!0}}async function E(l,u){return await a(l,u)??l.decodedPart(u)}async function _(l,u){
return(await E(l,u))?.data??await l.decodedAtEase(u)}async function d(l,u){const g=await a(l,u);if(g)return g;const M=l.decodedPart(u,!0)??{data:new Uint8Array(
0),whole:!1},R=l.job.pace.step(M.data.length);return R&&await R,M}async function a(l,u){if(!(u.data.length<=D))try{return await l.decodedPartAtEase(u)}catch(g){
if(!(g instanceof w.zU)||g.code!=="unreadable_document")throw g;return}}}),81077:((U,A,c)=>{c.d(A,{BX:()=>d,H6:()=>a,MN:()=>l,Pu:()=>E,Zc:()=>_,r6:()=>u});var w=c(
45599),v=c(44233),D=c(77581),m=c(9819);const b=64,E=t=>typeof t=="number"?String(t):(0,D.U0)(t);async function _(t,i,s){const e=[];for(const o of await R(t,i,0,
s)){for(const r of y(t,o,s))e.push(r);const n=t.job.pace.step(g);n&&await n}return e}async function d(t,i,s,e,o,n){const r=await R(t,i,s,e,n);for(let P=r.length-
1;P>=0;P--){const h=r[P],p=y(t,h,e),O=p.filter(([T,I])=>!o(T,I)),L=t.job.pace.step(g+p.length*g);L&&await L,O.length<p.length&&(t.edit(h.holder),h.dict.set(e,x(
O)),h.changed=!0);for(const T of h.repeats)t.edit(h.holder),h.dict.delete(T),h.changed=!0;if(h.emptyKids){const T=(t.array(h.dict.get("Kids"))??[]).filter(I=>!h.
emptyKids.has(t.dict(I)));t.edit(h.holder),h.dict.set("Kids",T),h.changed=!0}if(!h.changed)continue;const C=t.array(h.dict.get("Kids"))??[];h.empty=O.length===0&&
C.length===0;const j=h.parent;j&&(j.changed=!0,h.empty?(j.emptyKids??=new Set).add(h.dict):K(t,h,O,C))}return r[0]?.empty??!1}function a(t,i,s){if(i.length<=b)return(0,w.
jd)({[s]:x(i)});let e=[];for(const o of f(i)){const[n,r]=[o[0][0],o.at(-1)[0]];e.push({ref:t.add((0,w.jd)({Limits:[n,r],[s]:x(o)})),low:n,high:r})}for(;e.length>
b;)e=f(e).map(o=>{const[n,r]=[o[0].low,o.at(-1).high];return{ref:t.add((0,w.jd)({Limits:[n,r],Kids:o.map(({ref:P})=>P)})),low:n,high:r}});return(0,w.jd)({Kids:e.
map(({ref:o})=>o)})}async function l(t,i){const{pace:s}=t.job,e=[];for(const[o,n]of i){e.push([(0,w.Px)(o),n]);const r=s.step(10*g);r&&await r}return a(t,await u(
t,e),"Names")}async function u(t,i){const{pace:s}=t.job,e=[];for(const n of i){e.push({entry:n,key:E(n[0])});const r=s.step(g);r&&await r}return(await(0,v.qZ)(e,
(n,r)=>n.key<r.key?-1:n.key>r.key?1:0,s)).map(({entry:n})=>n)}const g=100,M=30;async function R(t,i,s,e,o){const n=new m.b9(t),r=new Set,P=O=>r.size<r.add(O).size,
h=[],p=[{value:i??null,holder:s,parent:void 0}];for(let O=p.pop();O!==void 0;O=p.pop()){n.spend(1);const L=t.job.pace.step(g);L&&await L;const C=t.dict(O.value);
if(!C||!P(C)||o&&O.parent&&!S(t,C,o))continue;const j=[],T=$=>{const z=t.array(C.get($));return!z||P(z)?z??[]:(j.push($),[])},I=T(e).length>>1,N=T("Kids"),F={dict:C,
holder:(0,m.Kd)(O.value,O.holder),parent:O.parent,repeats:j};h.push(F),n.spend(I);const B=(0,m.Kd)(C.get("Kids"),F.holder);for(let $=N.length-1;$>=0;$--){p.push(
{value:N[$],holder:B,parent:F});const z=t.job.pace.step(M);z&&await z}const W=t.job.pace.step(I*g);W&&await W}return h}function S(t,i,s){const[e,o]=t.array(i.get(
"Limits"))??[];return typeof e!="number"||typeof o!="number"||s(e,o)}function y(t,{dict:i,repeats:s},e){const o=s.includes(e)?void 0:t.array(i.get(e));if(!o)return[];
const n=[];for(let r=0;r+1<o.length;r+=2){const P=t.resolve(o[r]);(e==="Names"?P instanceof w.Mx:typeof P=="number")&&n.push([P,o[r+1]])}return n}function K(t,i,s,e){
const o=P=>t.array(t.dict(P)?.get("Limits"))??[],n=s[0]?.[0]??o(e[0])[0],r=s.at(-1)?.[0]??o(e.at(-1))[1];t.edit(i.holder),n!==void 0&&r!==void 0?i.dict.set("Lim\
its",[n,r]):i.dict.delete("Limits")}function x(t){const i=[];for(const[s,e]of t)i.push(s,e);return i}function f(t){const i=[];for(let s=0;s<t.length;s+=b)i.push(
t.slice(s,s+b));return i}}),70549:((U,A,c)=>{c.d(A,{n:()=>w});function w(v){const D=new WeakMap;return m=>{if(m.hasChanges)return v(m);const b=D.get(m);if(b)return b.
answer;const E=v(m);return D.set(m,{answer:E}),E}}}),9819:((U,A,c)=>{c.d(A,{J7:()=>D,Kd:()=>E,Wo:()=>_,_i:()=>b,b9:()=>m});var w=c(42973),v=c(45599);class D{document;gone=new Set;chased=new Set;constructor(a){
this.document=a}remove(a){const{catalog:l,catalogNumber:u,pages:g}=this.document,M=l.get("Pages");a===u||(0,v.i9)(M)&&a===M.number||g.holds(a)||(this.gone.add(a),
this.document.remove(a))}chase(a){this.chased.add(a)}removed(){return this.gone}takeChased(){const a=this.chased;return this.chased=new Set,a}isGone(a){return(0,v.
i9)(a)&&this.gone.has(a.number)}}class m{most;left;constructor(a){this.most=this.left=a.job.limits.nodes}spend=a=>{if(this.left-=a,this.left<0)throw(0,w.F)("nod\
es",`The document has more than ${this.most} fields, bookmarks, names and structure elements`,"Remove bookmarks or tags with another program first")}}class b{seen;beyond=new Set;allowance;constructor(a,l=new m(
a)){this.allowance=l,this.seen=new Uint8Array((a.size>>3)+1)}first(a){if(this.allowance.spend(1),!(0,v.i9)(a))return!0;const{number:l}=a,u=l>>3;if(u>=this.seen.
length)return this.beyond.size<this.beyond.add(l).size;const g=1<<(l&7),M=(this.seen[u]&g)===0;return this.seen[u]|=g,M}}function E(d,a){return(0,v.i9)(d)?d.number:
a}function _(d,a){const l=d.catalog.get(a),u=d.dict(l);return u&&{dict:u,holder:E(l,d.catalogNumber)}}}),21996:((U,A,c)=>{c.d(A,{Av:()=>g,RJ:()=>S,V3:()=>R,vb:()=>y,
zx:()=>u});var w=c(54619),v=c(44233),D=c(78157),m=c(88500);const b=2048,E=65536,_=4,d=1<<20,a=1024,l="[^\\0\\t\\n\\f\\r ()<>[\\]{}/%#]";async function u(f,t){const{
found:i,all:s}=await M(f,t),e=o=>[...new Set([...o,...s])].sort((n,r)=>n-r);return Object.fromEntries(t.map(o=>[o,e(i[o])]))}async function g(f,t){const{found:i,
all:s}=await M(f,t);for(const e of Object.values(i))for(const o of e)s.add(o);return s}async function M(f,t){const i=t.map(n=>{const[r="",...P]=[...n].map(p=>p.
replace(/\W/,"\\$&")),h=/\W/.test(n)?l:"\\w";return`${r}(?:${P.join("")}|${h}{0,${Math.max(0,n.length-2)}}#)`}),s=new RegExp(`/(?:${i.join("|")}|#)`,"g"),e=Object.
fromEntries(t.map(n=>[n,new Set])),o=new Set;await S(f,(n,r,P,h)=>{const p=n.toString("latin1",r,P);s.lastIndex=0;for(let O=s.exec(p);O;O=s.exec(p)){const L=h(r+
O.index);L!==void 0&&(O[0].endsWith("#")?o.add(L):e[O[0].slice(1)].add(L))}});for(const n of y(f))o.add(n);return{found:e,all:o}}async function R(f,t){const i=await u(
f,t);return[...new Set(Object.values(i).flat())].sort((s,e)=>s-e)}async function S(f,t){const{bytes:i,table:s}=f,e=K(f),o=new Int32Array(e.length);for(let p=0;p<
e.length;p++)o[p]=s.place[e[p]];const n=(0,D.bS)(i),r=p=>e[(0,v.MJ)(o,p)-1],P=new m.s;let h=0;for(let p=0;p<e.length;p++){const O=p+1===e.length,L=O?i.length:o[p+
1],C=L-o[p]>b;if(!C&&!O&&L-h<E)continue;let j=L;if(C){o[p]>h&&t(n,h,o[p],r),P.reset();const I=P.value(i,f.bodies[e[p]],L);h=o[p],I>=0&&(j=I)}t(n,h,j,r);const T=f.
job.pace.step(_*(j-h));T&&await T,h=L}for(const[p,O]of x(f)){const L=f.objectStream(p),C=f.job.pace.step(0);if(C&&await C,!L)continue;const j=new Set(O),{starts:T,
numbers:I,data:N}=L,F=B=>{const W=I[(0,v.MJ)(T,B)-1];return W!==void 0&&j.has(W)?W:void 0};for(let B=0;B<N.length;B+=d){t((0,D.bS)(N),B,Math.min(B+d+a,N.length),
F);const W=f.job.pace.step(_*d);W&&await W}}}function*y(f){for(let t=1;f.hasChanges&&t<f.size;t++)f.isChanged(t)&&f.exists(t)&&(yield t)}function K(f){const{table:t,
hasChanges:i}=f,s=[];let e=!0,o=-1;for(let n=1;n<t.size;n++){if(t.kind[n]!==w.tL||i&&f.isChanged(n))continue;const r=t.place[n];e&&=r>=o,o=r,s.push(n)}return e?
s:s.sort((n,r)=>t.place[n]-t.place[r])}function x(f){const{table:t,hasChanges:i}=f,s=new Map;for(let e=1;e<t.size;e++){if(t.kind[e]!==w.UT||i&&f.isChanged(e))continue;
const o=t.place[e],n=s.get(o);n?n.push(e):s.set(o,[e])}return s}}),87773:((U,A,c)=>{c.d(A,{$:()=>v});const w=2e3;async function*v(D,m){for(const b of m){yield[b,
D.get(b)];const E=D.job.pace.step(w);E&&await E}}}),90536:((U,A,c)=>{c.d(A,{C:()=>v,L:()=>D});var w=c(45599);function v(m,b){const E=[m];for(;E.length>0;){const _=E.
pop(),d=_ instanceof w.Z6?_.dict:_;if(Array.isArray(d))for(const a of d)E.push(a);else if(d instanceof w.Bi){b(d);for(const a of d.values())E.push(a)}}}function D(m,b){
const E=[];return v(m,_=>{E.length===0&&b(_)&&E.push(_)}),E.length>0}})};
