"use strict";exports.id=2118,exports.ids=[2118],exports.modules={8990:((I,T,u)=>{u.d(T,{QL:()=>O,bf:()=>_,fq:()=>E,hj:()=>l,i4:()=>f,iA:()=>c,pv:()=>h,qU:()=>t,tP:()=>P});var v=u(
381),p=u(6039),b=u(191),y=u(729);function _(n){for(;n.part===""&&n.parent;)n=n.parent;return n}const O="FT Parent T TU TM Ff V DV DA Q DS RV Opt MaxLen TI I Loc\
k SV".split(" "),P=100;function*c(n,{from:i=n.array((0,b.Wo)(n,"AcroForm")?.dict.get("Fields")),below:s,visit:d=new b._i(n),depth:g=1/0}={}){const w=[],m=(x=[],M)=>{
for(let D=x.length-1;D>=0;D--)w.push({value:x[D],parent:M})};m(i,s);for(let x=w.pop();x;x=w.pop()){const{value:M,parent:D}=x,L=(0,p.i9)(M)?n.get(M):M;if(!(0,p.Zm)(
L)||!d.first(M)||(D?.depth??0)>=g)continue;const K=n.resolve(L.get("T")),A=n.resolve(L.get("FT")),S=K instanceof p.Mx?(0,v.g7)(K):"",B={number:(0,p.i9)(M)?M.number:
void 0,dict:L,parent:D,part:S,name:o(D&&D.depth%P!==0?D.name:"",S),type:A instanceof p.SX?A.text:D?.type,depth:(D?.depth??0)+1};yield B,m(n.array(L.get("Kids")),
B)}}const r=1e3,t=(0,y.H)(a);async function a(n){const i=[];for(const s of c(n)){i.push(s);const d=n.job.pace.step(r);d&&await d}return i}function f(n){const i=new Set(
n.flatMap(({parent:s,dict:d})=>s&&d.has("T")?[s]:[]));return n.filter(s=>(s.dict.has("T")||!s.parent)&&!i.has(s))}function h(n,i){const s=n.resolve(l(n,i,"FT"));
return s instanceof p.SX?s.text:void 0}function l(n,i,s){for(const d of e(n,i)){const g=d.get(s);if(g!==void 0)return g}}function E(n,i){let s="";for(const d of e(
n,i)){const g=n.resolve(d.get("T"));g instanceof p.Mx&&(s=o((0,v.g7)(g),s))}return s}function*e(n,i){let s=i;for(let d=0;s&&d<P;d++)yield s,s=n.dict(s.get("Pare\
nt"))}const o=(n,i)=>n===""||i===""?n+i:`${n}.${i}`}),138:((I,T,u)=>{u.d(T,{Hr:()=>y,Zh:()=>_,qm:()=>O});var v=u(8960),p=u(6039),b=u(8713);async function y(t){const a=t.
catalog.get("PageLabels");if(!t.dict(a))return;const f=(await(0,b.Zc)(t,a,"Nums")).map(([l,E])=>({first:Number(l),label:t.dict(E)})).filter(({first:l})=>Number.
isInteger(l)&&l>=0).sort((l,E)=>l.first-E.first).map(({first:l,label:E})=>({first:l,...P(t,E)})),h=f.map(({first:l})=>l);return l=>{const E=f[(0,v.M)(h,l)-1];return E?
{...E,number:E.start+l-E.first}:{style:"D",prefix:void 0,number:l+1}}}function _(t,a){const f=[];let h,l=0;for(const E of a)(!h||!c(h,E))&&f.push([l,r(E)]),h=E,
l++;return(0,b.H6)(t,f,"Nums")}async function O(t,a){const f=await y(t);if(!f)return;const h=_(t,Array.from(a,l=>f(l-1)));t.editCatalog().set("PageLabels",t.add(
h))}function P(t,a){const f=t.resolve(a?.get("S")),h=t.resolve(a?.get("P")),l=t.resolve(a?.get("St"));return{style:f instanceof p.SX?f.text:void 0,prefix:h instanceof
p.Mx&&h.bytes.length>0?h:void 0,start:typeof l=="number"&&Number.isInteger(l)&&l>=1?l:1}}function c(t,a){return t.style!==a.style||a.style!==void 0&&a.number!==
t.number+1?!1:t.prefix===a.prefix?!0:!!t.prefix&&!!a.prefix&&Buffer.compare(t.prefix.bytes,a.prefix.bytes)===0}function r({style:t,prefix:a,number:f}){return(0,p.
jd)({S:t===void 0?void 0:(0,p.UU)(t),P:a,St:t===void 0||f===1?void 0:f})}}),3449:((I,T,u)=>{u.d(T,{O:()=>b});var v=u(6039),p=u(191);async function b(_,O,P=1/0){
const c=new p._i(_),r=(0,p.Wo)(_,"Outlines"),t=[{value:r&&y(_,r.holder,r.dict,"First"),level:1}];for(let a=t.pop();a;a=t.pop()){const{value:f,level:h}=a;if(f===
void 0||!c.first(f)||!O(f,h)||!(0,v.i9)(f))continue;const l=e=>{const o=_.entry(f.number,e);return o instanceof v.Bi?y(_,f.number,_.get(f.number),e):o};t.push({
value:l("Next"),level:h}),h<P&&t.push({value:l("First"),level:h+1});const E=_.job.pace.step(300);E&&await E}}function y(_,O,P,c){const r=P.get(c);if(!(r instanceof
v.Bi))return r;const t=_.add(r);return c==="Next"&&r.set("Prev",new v.oS(O)),_.edit(O),P.set(c,t),t}}),8713:((I,T,u)=>{u.d(T,{AN:()=>r,BX:()=>O,H6:()=>P,MN:()=>c,
Pu:()=>y,Zc:()=>_});var v=u(6039),p=u(191);const b=64,y=e=>typeof e=="number"?String(e):Buffer.from(e.bytes).toString("latin1");async function _(e,o,n){const i=[];
for(const s of await a(e,o,0,n)){for(const g of h(e,s,n))i.push(g);const d=e.job.pace.step(t);d&&await d}return i}async function O(e,o,n,i,s,d){const g=await a(
e,o,n,i,d);for(let w=g.length-1;w>=0;w--){const m=g[w],x=h(e,m,i),M=x.filter(([A,S])=>!s(A,S)),D=e.job.pace.step(t+x.length*t);D&&await D,M.length<x.length&&(e.
edit(m.holder),m.dict.set(i,M.flat()),m.changed=!0);for(const A of m.repeats)e.edit(m.holder),m.dict.delete(A),m.changed=!0;if(m.emptyKids){const A=(e.array(m.dict.
get("Kids"))??[]).filter(S=>!m.emptyKids.has(e.dict(S)));e.edit(m.holder),m.dict.set("Kids",A),m.changed=!0}if(!m.changed)continue;const L=e.array(m.dict.get("K\
ids"))??[];m.empty=M.length===0&&L.length===0;const K=m.parent;K&&(K.changed=!0,m.empty?(K.emptyKids??=new Set).add(m.dict):l(e,m,M,L))}return g[0]?.empty??!1}function P(e,o,n){
if(o.length<=b)return(0,v.jd)({[n]:o.flat()});let i=[];for(const s of E(o)){const[d,g]=[s[0][0],s.at(-1)[0]];i.push({ref:e.add((0,v.jd)({Limits:[d,g],[n]:s.flat()})),
low:d,high:g})}for(;i.length>b;)i=E(i).map(s=>{const[d,g]=[s[0].low,s.at(-1).high];return{ref:e.add((0,v.jd)({Limits:[d,g],Kids:s.map(({ref:w})=>w)})),low:d,high:g}});
return(0,v.jd)({Kids:i.map(({ref:s})=>s)})}const c=(e,o)=>P(e,r([...o].map(([n,i])=>[(0,v.Px)(n),i])),"Names");function r(e){return e.map(o=>({entry:o,key:y(o[0])})).
sort((o,n)=>o.key<n.key?-1:o.key>n.key?1:0).map(({entry:o})=>o)}const t=100;async function a(e,o,n,i,s){const d=new p.b9(e),g=new Set,w=M=>g.size<g.add(M).size,
m=[],x=[{value:o??null,holder:n,parent:void 0}];for(let M=x.pop();M!==void 0;M=x.pop()){d.spend(1);const D=e.dict(M.value);if(!D||!w(D)||s&&M.parent&&!f(e,D,s))
continue;const L=[],K=C=>{const U=e.array(D.get(C));return!U||w(U)?U??[]:(L.push(C),[])},A=K(i).length>>1,S=K("Kids"),B={dict:D,holder:(0,p.Kd)(M.value,M.holder),
parent:M.parent,repeats:L};m.push(B),d.spend(A);for(let C=S.length-1;C>=0;C--)x.push({value:S[C],holder:(0,p.Kd)(D.get("Kids"),B.holder),parent:B});const R=e.job.
pace.step(t+A*t);R&&await R}return m}function f(e,o,n){const[i,s]=e.array(o.get("Limits"))??[];return typeof i!="number"||typeof s!="number"||n(i,s)}function h(e,{
dict:o,repeats:n},i){const s=n.includes(i)?void 0:e.array(o.get(i));if(!s)return[];const d=[];for(let g=0;g+1<s.length;g+=2){const w=e.resolve(s[g]);(i==="Names"?
w instanceof v.Mx:typeof w=="number")&&d.push([w,s[g+1]])}return d}function l(e,o,n,i){const s=w=>e.array(e.dict(w)?.get("Limits"))??[],d=n[0]?.[0]??s(i[0])[0],
g=n.at(-1)?.[0]??s(i.at(-1))[1];e.edit(o.holder),d!==void 0&&g!==void 0?o.dict.set("Limits",[d,g]):o.dict.delete("Limits")}function E(e){const o=[];for(let n=0;n<
e.length;n+=b)o.push(e.slice(n,n+b));return o}}),729:((I,T,u)=>{u.d(T,{H:()=>v});function v(p){const b=new WeakMap;return y=>{if(y.hasChanges)return p(y);const _=b.
get(y);if(_)return _.answer;const O=p(y);return b.set(y,{answer:O}),O}}}),191:((I,T,u)=>{u.d(T,{J7:()=>b,Kd:()=>O,Wo:()=>P,_i:()=>_,b9:()=>y});var v=u(4293),p=u(
6039);class b{document;gone=new Set;chased=new Set;constructor(r){this.document=r}remove(r){const{catalog:t,catalogNumber:a,pages:f}=this.document,h=t.get("Page\
s");r===a||(0,p.i9)(h)&&r===h.number||f.holds(r)||(this.gone.add(r),this.document.remove(r))}chase(r){this.chased.add(r)}removed(){return this.gone}takeChased(){
const r=this.chased;return this.chased=new Set,r}isGone(r){return(0,p.i9)(r)&&this.gone.has(r.number)}}class y{most;left;constructor(r){this.most=this.left=r.job.
limits.nodes}spend=r=>{if(this.left-=r,this.left<0)throw(0,v.F)("nodes",`The document has more than ${this.most} fields, bookmarks, names and structure elements`,
"Remove bookmarks or tags with another program first")}}class _{seen=new Set;allowance;constructor(r,t=new y(r)){this.allowance=t}first(r){return this.allowance.
spend(1),(0,p.i9)(r)?this.seen.has(r.number)?!1:(this.seen.add(r.number),!0):!0}}function O(c,r){return(0,p.i9)(c)?c.number:r}function P(c,r){const t=c.catalog.
get(r),a=c.dict(t);return a&&{dict:a,holder:O(t,c.catalogNumber)}}}),6123:((I,T,u)=>{u.d(T,{CA:()=>O,L3:()=>P,p$:()=>_});var v=u(8960),p=u(269),b=u(6039),y=u(8143);
function _(c,r){const{table:t}=c,a=new Set,f=[],h=new Map;for(let e=1;e<t.size;e++)if(c.isChanged(e))c.exists(e)&&a.add(e);else if(t.kind[e]===y.tL)f.push(e);else if(t.
kind[e]===y.UT){const o=t.place[e],n=h.get(o);n?n.push(e):h.set(o,[e])}for(let e=t.size;e<c.size;e++)c.exists(e)&&a.add(e);f.sort((e,o)=>t.place[e]-t.place[o]);
const l=Int32Array.from(f,e=>t.place[e]),E=(0,p.bS)(c.bytes);for(const e of r)for(let o=E.indexOf(e);o>=0;o=E.indexOf(e,o+e.length)){const n=f[(0,v.M)(l,o)-1];n!==
void 0&&a.add(n)}for(const[e,o]of h){const n=c.objectStream(e);if(!n)continue;const i=(0,p.bS)(n.data);if(r.some(s=>i.includes(s)))for(const s of o)a.add(s)}return[
...a].sort((e,o)=>e-o)}function O(c,r){const t=[c];for(;t.length>0;){const a=t.pop(),f=a instanceof b.Z6?a.dict:a;if(Array.isArray(f))for(const h of f)t.push(h);else if(f instanceof
b.Bi){r(f);for(const h of f.values())t.push(h)}}}function P(c,r){const t=[];return O(c,a=>{t.length===0&&r(a)&&t.push(a)}),t.length>0}}),8960:((I,T,u)=>{u.d(T,{
B:()=>v,M:()=>p});const v=(y,_)=>b(y,_,!1),p=(y,_)=>b(y,_,!0);function b(y,_,O){let[P,c]=[0,y.length];for(;P<c;){const r=P+c>>1,t=y[r];t<_||O&&t===_?P=r+1:c=r}return P}})};
