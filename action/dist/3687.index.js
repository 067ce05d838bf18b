"use strict";exports.id=3687,exports.ids=[3687],exports.modules={37081:((C,A,y)=>{y.d(A,{O:()=>K});var g=y(45599),m=y(9819);async function K(_,E,P=1/0){const o=new m._i(_),e=(0,m.
Wo)(_,"Outlines"),i=[{value:e&&w(_,e.holder,e.dict,"First"),level:1}];for(let t=i.pop();t;t=i.pop()){const{value:n,level:r}=t;if(n===void 0||!o.first(n)||!E(n,r)||
!(0,g.i9)(n))continue;const d=O=>{const b=_.entry(n.number,O);return b instanceof g.Bi?w(_,n.number,_.get(n.number),O):b};i.push({value:d("Next"),level:r}),r<P&&
i.push({value:d("First"),level:r+1});const v=_.job.pace.step(300);v&&await v}}function w(_,E,P,o){const e=P.get(o);if(!(e instanceof g.Bi))return e;const i=_.add(
e);return o==="Next"&&e.set("Prev",new g.oS(E)),_.edit(E),P.set(o,i),i}}),12207:((C,A,y)=>{y.d(A,{Ht:()=>e,hN:()=>_,jS:()=>w,ji:()=>E});var g=y(45599),m=y(81077),
K=y(45657);async function w(i){const{catalog:t}=i,n=await(0,m.Zc)(i,i.dict(t.get("Names"))?.get("Dests"),"Names");return{names:new Map(i.dict(t.get("Dests"))),strings:new Map(
n.map(([r,d])=>[(0,m.Pu)(r),d]))}}function _({pages:i},t){const n=(0,g.i9)(t)?i.indexOf(t.number):t;return typeof n=="number"&&Number.isInteger(n)&&n>=0&&n<i.count?
n:void 0}function E(i,t){return t==null?[]:i.array(t)??[t]}const P=8,o=50;class e{document;named;constructor(t,n){this.document=t,this.named=n}static async of(t){
return new e(t,await w(t))}pageOf(t){return this.pageOfDestination(t.get("Dest"))??this.pageOfAction(t.get("A"))}pageOfDestination(t,n=P){const{document:r}=this,
d=r.resolve(t),v=r.array(d);if(v)return _(r,v[0]);if(n===0)return;const O=r.dict(d);return O?this.pageOfDestination(O.get("D"),n-1):this.pageOfDestination(this.
namedBy(d),n-1)}namedBy(t){const{names:n,strings:r}=this.named;if(t instanceof g.SX)return n.get(t.text)??r.get(t.text);if(!(t instanceof g.Mx))return;const d=(0,m.
Pu)(t);return r.get(d)??n.get(d)}pageOfAction(t){const{document:n}=this,r=t===void 0?[]:[t];for(let d=0;r.length>0&&d<o;d++){const v=n.dict(r.shift());if(!v)continue;
const b=(0,g.Eo)(n.resolve(v.get("S")),"GoTo")?this.pageOfDestination(v.get("D")):void 0;if(b!==void 0)return b;(0,K.RZ)(r,E(n,v.get("Next")).slice(0,o))}}}}),81077:((C,A,y)=>{
y.d(A,{BX:()=>P,H6:()=>o,MN:()=>e,Pu:()=>_,Zc:()=>E,r6:()=>i});var g=y(45599),m=y(93604),K=y(9819);const w=64,_=s=>typeof s=="number"?String(s):Buffer.from(s.bytes).
toString("latin1");async function E(s,f,h){const a=[];for(const l of await n(s,f,0,h)){for(const c of d(s,l,h))a.push(c);const u=s.job.pace.step(t);u&&await u}return a}
async function P(s,f,h,a,l,u){const c=await n(s,f,h,a,u);for(let D=c.length-1;D>=0;D--){const p=c[D],T=d(s,p,a),M=T.filter(([N,L])=>!l(N,L)),x=s.job.pace.step(t+
T.length*t);x&&await x,M.length<T.length&&(s.edit(p.holder),p.dict.set(a,O(M)),p.changed=!0);for(const N of p.repeats)s.edit(p.holder),p.dict.delete(N),p.changed=
!0;if(p.emptyKids){const N=(s.array(p.dict.get("Kids"))??[]).filter(L=>!p.emptyKids.has(s.dict(L)));s.edit(p.holder),p.dict.set("Kids",N),p.changed=!0}if(!p.changed)
continue;const S=s.array(p.dict.get("Kids"))??[];p.empty=M.length===0&&S.length===0;const B=p.parent;B&&(B.changed=!0,p.empty?(B.emptyKids??=new Set).add(p.dict):
v(s,p,M,S))}return c[0]?.empty??!1}function o(s,f,h){if(f.length<=w)return(0,g.jd)({[h]:O(f)});let a=[];for(const l of b(f)){const[u,c]=[l[0][0],l.at(-1)[0]];a.
push({ref:s.add((0,g.jd)({Limits:[u,c],[h]:O(l)})),low:u,high:c})}for(;a.length>w;)a=b(a).map(l=>{const[u,c]=[l[0].low,l.at(-1).high];return{ref:s.add((0,g.jd)(
{Limits:[u,c],Kids:l.map(({ref:D})=>D)})),low:u,high:c}});return(0,g.jd)({Kids:a.map(({ref:l})=>l)})}async function e(s,f){const{pace:h}=s.job,a=[];for(const[l,
u]of f){a.push([(0,g.Px)(l),u]);const c=h.step(10*t);c&&await c}return o(s,await i(s,a),"Names")}async function i(s,f){const{pace:h}=s.job,a=[];for(const u of f){
a.push({entry:u,key:_(u[0])});const c=h.step(t);c&&await c}return(await(0,m.qZ)(a,(u,c)=>u.key<c.key?-1:u.key>c.key?1:0,h)).map(({entry:u})=>u)}const t=100;async function n(s,f,h,a,l){
const u=new K.b9(s),c=new Set,D=M=>c.size<c.add(M).size,p=[],T=[{value:f??null,holder:h,parent:void 0}];for(let M=T.pop();M!==void 0;M=T.pop()){u.spend(1);const x=s.
dict(M.value);if(!x||!D(x)||l&&M.parent&&!r(s,x,l))continue;const S=[],B=R=>{const j=s.array(x.get(R));return!j||D(j)?j??[]:(S.push(R),[])},N=B(a).length>>1,L=B(
"Kids"),I={dict:x,holder:(0,K.Kd)(M.value,M.holder),parent:M.parent,repeats:S};p.push(I),u.spend(N);for(let R=L.length-1;R>=0;R--)T.push({value:L[R],holder:(0,K.
Kd)(x.get("Kids"),I.holder),parent:I});const U=s.job.pace.step(t+N*t);U&&await U}return p}function r(s,f,h){const[a,l]=s.array(f.get("Limits"))??[];return typeof a!=
"number"||typeof l!="number"||h(a,l)}function d(s,{dict:f,repeats:h},a){const l=h.includes(a)?void 0:s.array(f.get(a));if(!l)return[];const u=[];for(let c=0;c+1<
l.length;c+=2){const D=s.resolve(l[c]);(a==="Names"?D instanceof g.Mx:typeof D=="number")&&u.push([D,l[c+1]])}return u}function v(s,f,h,a){const l=D=>s.array(s.
dict(D)?.get("Limits"))??[],u=h[0]?.[0]??l(a[0])[0],c=h.at(-1)?.[0]??l(a.at(-1))[1];s.edit(f.holder),u!==void 0&&c!==void 0?f.dict.set("Limits",[u,c]):f.dict.delete(
"Limits")}function O(s){const f=[];for(const[h,a]of s)f.push(h,a);return f}function b(s){const f=[];for(let h=0;h<s.length;h+=w)f.push(s.slice(h,h+w));return f}}),
9819:((C,A,y)=>{y.d(A,{J7:()=>K,Kd:()=>E,Wo:()=>P,_i:()=>_,b9:()=>w});var g=y(42973),m=y(45599);class K{document;gone=new Set;chased=new Set;constructor(e){this.
document=e}remove(e){const{catalog:i,catalogNumber:t,pages:n}=this.document,r=i.get("Pages");e===t||(0,m.i9)(r)&&e===r.number||n.holds(e)||(this.gone.add(e),this.
document.remove(e))}chase(e){this.chased.add(e)}removed(){return this.gone}takeChased(){const e=this.chased;return this.chased=new Set,e}isGone(e){return(0,m.i9)(
e)&&this.gone.has(e.number)}}class w{most;left;constructor(e){this.most=this.left=e.job.limits.nodes}spend=e=>{if(this.left-=e,this.left<0)throw(0,g.F)("nodes",
`The document has more than ${this.most} fields, bookmarks, names and structure elements`,"Remove bookmarks or tags with another program first")}}class _{seen;beyond=new Set;allowance;constructor(e,i=new w(
e)){this.allowance=i,this.seen=new Uint8Array((e.size>>3)+1)}first(e){if(this.allowance.spend(1),!(0,m.i9)(e))return!0;const{number:i}=e,t=i>>3;if(t>=this.seen.
length)return this.beyond.size<this.beyond.add(i).size;const n=1<<(i&7),r=(this.seen[t]&n)===0;return this.seen[t]|=n,r}}function E(o,e){return(0,m.i9)(o)?o.number:
e}function P(o,e){const i=o.catalog.get(e),t=o.dict(i);return t&&{dict:t,holder:E(i,o.catalogNumber)}}}),93604:((C,A,y)=>{y.d(A,{BC:()=>_,MJ:()=>E,qZ:()=>K});const g=4096,
m=100;async function K(o,e,i){let t=[];for(let n=0;n<o.length;n+=g){for(const d of o.slice(n,n+g).sort(e))t.push(d);const r=i.step(12*g*m);r&&await r}for(let n=g;n<
o.length;n*=2){const r=[];for(let d=0;d<o.length;d+=2*n)await w(t,d,n,e,r,i);t=r}return t}async function w(o,e,i,t,n,r){const[d,v]=[Math.min(e+i,o.length),Math.
min(e+2*i,o.length)];let[O,b]=[e,d];for(;O<d||b<v;){const s=O===d||b<v&&t(o[b],o[O])<0;n.push(o[s?b++:O++]);const f=r.step(m);f&&await f}}const _=(o,e)=>P(o,e,!1),
E=(o,e)=>P(o,e,!0);function P(o,e,i){let[t,n]=[0,o.length];for(;t<n;){const r=t+n>>1,d=o[r];d<e||i&&d===e?t=r+1:n=r}return t}})};
