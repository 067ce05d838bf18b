"use strict";exports.id=3687,exports.ids=[3687],exports.modules={37081:((I,A,y)=>{y.d(A,{O:()=>K});var p=y(45599),m=y(9819);async function K(_,E,P=1/0){const r=new m._i(_),e=(0,m.
Wo)(_,"Outlines"),o=[{value:e&&v(_,e.holder,e.dict,"First"),level:1}];for(let t=o.pop();t;t=o.pop()){const{value:s,level:i}=t;if(s===void 0||!r.first(s)||!E(s,i)||
!(0,p.i9)(s))continue;const l=O=>{const b=_.entry(s.number,O);return b instanceof p.Bi?v(_,s.number,_.get(s.number),O):b};o.push({value:l("Next"),level:i}),i<P&&
o.push({value:l("First"),level:i+1});const w=_.job.pace.step(300);w&&await w}}function v(_,E,P,r){const e=P.get(r);if(!(e instanceof p.Bi))return e;const o=_.add(
e);return r==="Next"&&e.set("Prev",new p.oS(E)),_.edit(E),P.set(r,o),o}}),12207:((I,A,y)=>{y.d(A,{Ht:()=>e,hN:()=>_,jS:()=>v,ji:()=>E});var p=y(45599),m=y(81077),
K=y(45657);async function v(o){const{catalog:t}=o,s=await(0,m.Zc)(o,o.dict(t.get("Names"))?.get("Dests"),"Names");return{names:new Map(o.dict(t.get("Dests"))),strings:new Map(
s.map(([i,l])=>[(0,m.Pu)(i),l]))}}function _({pages:o},t){const s=(0,p.i9)(t)?o.indexOf(t.number):t;return typeof s=="number"&&Number.isInteger(s)&&s>=0&&s<o.count?
s:void 0}function E(o,t){return t==null?[]:o.array(t)??[t]}const P=8,r=50;class e{document;named;constructor(t,s){this.document=t,this.named=s}static async of(t){
return new e(t,await v(t))}pageOf(t){return this.pageOfDestination(t.get("Dest"))??this.pageOfAction(t.get("A"))}pageOfDestination(t,s=P){const{document:i}=this,
l=i.resolve(t),w=i.array(l);if(w)return _(i,w[0]);if(s===0)return;const O=i.dict(l);return O?this.pageOfDestination(O.get("D"),s-1):this.pageOfDestination(this.
namedBy(l),s-1)}namedBy(t){const{names:s,strings:i}=this.named;if(t instanceof p.SX)return s.get(t.text)??i.get(t.text);if(!(t instanceof p.Mx))return;const l=(0,m.
Pu)(t);return i.get(l)??s.get(l)}pageOfAction(t){const{document:s}=this,i=t===void 0?[]:[t];for(let l=0;i.length>0&&l<r;l++){const w=s.dict(i.shift());if(!w)continue;
const b=(0,p.Eo)(s.resolve(w.get("S")),"GoTo")?this.pageOfDestination(w.get("D")):void 0;if(b!==void 0)return b;(0,K.RZ)(i,E(s,w.get("Next")).slice(0,r))}}}}),81077:((I,A,y)=>{
y.d(A,{BX:()=>P,H6:()=>r,MN:()=>e,Pu:()=>_,Zc:()=>E,r6:()=>o});var p=y(45599),m=y(93604),K=y(9819);const v=64,_=n=>typeof n=="number"?String(n):Buffer.from(n.bytes).
toString("latin1");async function E(n,h,u){const a=[];for(const d of await s(n,h,0,u)){for(const c of l(n,d,u))a.push(c);const f=n.job.pace.step(t);f&&await f}return a}
async function P(n,h,u,a,d,f){const c=await s(n,h,u,a,f);for(let D=c.length-1;D>=0;D--){const g=c[D],T=l(n,g,a),M=T.filter(([N,L])=>!d(N,L)),x=n.job.pace.step(t+
T.length*t);x&&await x,M.length<T.length&&(n.edit(g.holder),g.dict.set(a,O(M)),g.changed=!0);for(const N of g.repeats)n.edit(g.holder),g.dict.delete(N),g.changed=
!0;if(g.emptyKids){const N=(n.array(g.dict.get("Kids"))??[]).filter(L=>!g.emptyKids.has(n.dict(L)));n.edit(g.holder),g.dict.set("Kids",N),g.changed=!0}if(!g.changed)
continue;const C=n.array(g.dict.get("Kids"))??[];g.empty=M.length===0&&C.length===0;const B=g.parent;B&&(B.changed=!0,g.empty?(B.emptyKids??=new Set).add(g.dict):
w(n,g,M,C))}return c[0]?.empty??!1}function r(n,h,u){if(h.length<=v)return(0,p.jd)({[u]:O(h)});let a=[];for(const d of b(h)){const[f,c]=[d[0][0],d.at(-1)[0]];a.
push({ref:n.add((0,p.jd)({Limits:[f,c],[u]:O(d)})),low:f,high:c})}for(;a.length>v;)a=b(a).map(d=>{const[f,c]=[d[0].low,d.at(-1).high];return{ref:n.add((0,p.jd)(
{Limits:[f,c],Kids:d.map(({ref:D})=>D)})),low:f,high:c}});return(0,p.jd)({Kids:a.map(({ref:d})=>d)})}async function e(n,h){const{pace:u}=n.job,a=[];for(const[d,
f]of h){a.push([(0,p.Px)(d),f]);const c=u.step(10*t);c&&await c}return r(n,await o(n,a),"Names")}async function o(n,h){const{pace:u}=n.job,a=[];for(const f of h){
a.push({entry:f,key:_(f[0])});const c=u.step(t);c&&await c}return(await(0,m.qZ)(a,(f,c)=>f.key<c.key?-1:f.key>c.key?1:0,u)).map(({entry:f})=>f)}const t=100;async function s(n,h,u,a,d){
const f=new K.b9(n),c=new Set,D=M=>c.size<c.add(M).size,g=[],T=[{value:h??null,holder:u,parent:void 0}];for(let M=T.pop();M!==void 0;M=T.pop()){f.spend(1);const x=n.
dict(M.value);if(!x||!D(x)||d&&M.parent&&!i(n,x,d))continue;const C=[],B=S=>{const U=n.array(x.get(S));return!U||D(U)?U??[]:(C.push(S),[])},N=B(a).length>>1,L=B(
"Kids"),R={dict:x,holder:(0,K.Kd)(M.value,M.holder),parent:M.parent,repeats:C};g.push(R),f.spend(N);for(let S=L.length-1;S>=0;S--)T.push({value:L[S],holder:(0,K.
Kd)(x.get("Kids"),R.holder),parent:R});const j=n.job.pace.step(t+N*t);j&&await j}return g}function i(n,h,u){const[a,d]=n.array(h.get("Limits"))??[];return typeof a!=
"number"||typeof d!="number"||u(a,d)}function l(n,{dict:h,repeats:u},a){const d=u.includes(a)?void 0:n.array(h.get(a));if(!d)return[];const f=[];for(let c=0;c+1<
d.length;c+=2){const D=n.resolve(d[c]);(a==="Names"?D instanceof p.Mx:typeof D=="number")&&f.push([D,d[c+1]])}return f}function w(n,h,u,a){const d=D=>n.array(n.
dict(D)?.get("Limits"))??[],f=u[0]?.[0]??d(a[0])[0],c=u.at(-1)?.[0]??d(a.at(-1))[1];n.edit(h.holder),f!==void 0&&c!==void 0?h.dict.set("Limits",[f,c]):h.dict.delete(
"Limits")}function O(n){const h=[];for(const[u,a]of n)h.push(u,a);return h}function b(n){const h=[];for(let u=0;u<n.length;u+=v)h.push(n.slice(u,u+v));return h}}),
9819:((I,A,y)=>{y.d(A,{J7:()=>K,Kd:()=>E,Wo:()=>P,_i:()=>_,b9:()=>v});var p=y(42973),m=y(45599);class K{document;gone=new Set;chased=new Set;constructor(e){this.
document=e}remove(e){const{catalog:o,catalogNumber:t,pages:s}=this.document,i=o.get("Pages");e===t||(0,m.i9)(i)&&e===i.number||s.holds(e)||(this.gone.add(e),this.
document.remove(e))}chase(e){this.chased.add(e)}removed(){return this.gone}takeChased(){const e=this.chased;return this.chased=new Set,e}isGone(e){return(0,m.i9)(
e)&&this.gone.has(e.number)}}class v{most;left;constructor(e){this.most=this.left=e.job.limits.nodes}spend=e=>{if(this.left-=e,this.left<0)throw(0,p.F)("nodes",
`The document has more than ${this.most} fields, bookmarks, names and structure elements`,"Remove bookmarks or tags with another program first")}}class _{seen;beyond=new Set;allowance;constructor(e,o=new v(
e)){this.allowance=o,this.seen=new Uint8Array((e.size>>3)+1)}first(e){if(this.allowance.spend(1),!(0,m.i9)(e))return!0;const{number:o}=e,t=o>>3;if(t>=this.seen.
length)return this.beyond.size<this.beyond.add(o).size;const s=1<<(o&7),i=(this.seen[t]&s)===0;return this.seen[t]|=s,i}}function E(r,e){return(0,m.i9)(r)?r.number:
e}function P(r,e){const o=r.catalog.get(e),t=r.dict(o);return t&&{dict:t,holder:E(o,r.catalogNumber)}}}),93604:((I,A,y)=>{y.d(A,{BC:()=>_,MJ:()=>E,p9:()=>K,qZ:()=>v});
const p=1e3,m=3e5;function*K(r,e){if(r.length<=p)return[...r].sort(e);let o=[];for(let t=0;t<r.length;t+=p){for(const s of r.slice(t,t+p).sort(e))o.push(s);yield m}
for(let t=p;t<o.length;t*=2){const s=[];for(let i=0;i<o.length;i+=2*t){const l=Math.min(i+t,o.length),w=Math.min(l+t,o.length);for(let O=i,b=l;O<l||b<w;){const n=b===
w||O<l&&e(o[O],o[b])<=0;s.push(n?o[O++]:o[b++]),s.length%p===0&&(yield m)}}o=s}return o}async function v(r,e,o){const t=K(r,e);for(;;){const{done:s,value:i}=t.next();
if(s)return i;const l=o.step(i);l&&await l}}const _=(r,e)=>P(r,e,!1),E=(r,e)=>P(r,e,!0);function P(r,e,o){let[t,s]=[0,r.length];for(;t<s;){const i=t+s>>1,l=r[i];
l<e||o&&l===e?t=i+1:s=i}return t}})};
