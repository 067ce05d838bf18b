"use strict";exports.id=4998,exports.ids=[4998],exports.modules={90603:((K,T,f)=>{f.d(T,{c:()=>M});var g=f(16039),_=f(53449);async function M(v){let u=0;return await(0,_.O)(
v,y=>{const D=(0,g.i9)(y)?v.entry(y.number,"Title"):v.dict(y)?.get("Title"),h=v.resolve(D)instanceof g.Mx;return h&&u++,h}),u}}),66660:((K,T,f)=>{f.d(T,{Ez:()=>y,
HD:()=>h,gg:()=>D});var g=f(16039),_=f(58247),M=f(53449),v=f(73811),u=f(67717);const y=40;async function D(t){const s=await v.Ht.of(t),i=[],a=[i];return await(0,M.
O)(t,(p,m)=>{const e=(0,g.i9)(p)?t.dict(p):void 0,o=t.resolve(e?.get("Title"));if(!e||!(o instanceof g.Mx))return!1;const c=t.resolve(e.get("Count")),r=s.pageOf(
e),l=[],d=Math.min(m,y);return a[d-1].push({title:(0,_.G)(o)??"",page:r===void 0?null:r+1,open:typeof c=="number"&&c>0,children:l}),d<y&&(a[d]=l),!0}),i}async function h(t,s,i){
const p=[...i==="append"?(await(0,u.M4)(t)).map(e=>({document:t,number:e})):[],...await n(t,s)];if(p.length===0){t.catalog.has("Outlines")&&t.editCatalog().delete(
"Outlines");return}const m=t.add(null);t.put(m,(0,u.RT)(p,{document:t,number:m.number},(0,u.LB)(),u.ro)),t.editCatalog().set("Outlines",m)}async function n(t,s){
const i=[];for(const{title:a,page:p,open:m,children:e}of s){const{number:o}=t.add(null),c={document:t,number:o},r=await n(t,e),l=(0,u.AO)(t,a,p===null?void 0:p-
1);t.put(o,(0,u.RT)(r,c,l,u.ro,!m)),i.push(c);const d=t.job.pace.step(300);d&&await d}return i}}),53449:((K,T,f)=>{f.d(T,{O:()=>M});var g=f(16039),_=f(90191);async function M(u,y,D=1/0){
const h=new _._i(u),n=(0,_.Wo)(u,"Outlines"),t=[{value:n&&v(u,n.holder,n.dict,"First"),level:1}];for(let s=t.pop();s;s=t.pop()){const{value:i,level:a}=s;if(i===
void 0||!h.first(i)||!y(i,a)||!(0,g.i9)(i))continue;const p=e=>{const o=u.entry(i.number,e);return o instanceof g.Bi?v(u,i.number,u.get(i.number),e):o};t.push({
value:p("Next"),level:a}),a<D&&t.push({value:p("First"),level:a+1});const m=u.job.pace.step(300);m&&await m}}function v(u,y,D,h){const n=D.get(h);if(!(n instanceof
g.Bi))return n;const t=u.add(n);return h==="Next"&&n.set("Prev",new g.oS(y)),u.edit(y),D.set(h,t),t}}),73811:((K,T,f)=>{f.d(T,{Ht:()=>h,hN:()=>v,jS:()=>M,ji:()=>u});
var g=f(16039),_=f(78713);async function M(n){const{catalog:t}=n,s=await(0,_.Zc)(n,n.dict(t.get("Names"))?.get("Dests"),"Names");return{names:new Map(n.dict(t.get(
"Dests"))),strings:new Map(s.map(([i,a])=>[(0,_.Pu)(i),a]))}}function v({pages:n},t){const s=(0,g.i9)(t)?n.indexOf(t.number):t;return typeof s=="number"&&Number.
isInteger(s)&&s>=0&&s<n.count?s:void 0}function u(n,t){return t==null?[]:n.array(t)??[t]}const y=8,D=50;class h{document;named;constructor(t,s){this.document=t,
this.named=s}static async of(t){return new h(t,await M(t))}pageOf(t){return this.pageOfDestination(t.get("Dest"))??this.pageOfAction(t.get("A"))}pageOfDestination(t,s=y){
const{document:i}=this,a=i.resolve(t),p=i.array(a);if(p)return v(i,p[0]);if(s===0)return;const m=i.dict(a);return m?this.pageOfDestination(m.get("D"),s-1):this.
pageOfDestination(this.namedBy(a),s-1)}namedBy(t){const{names:s,strings:i}=this.named;if(t instanceof g.SX)return s.get(t.text)??i.get(t.text);if(!(t instanceof
g.Mx))return;const a=(0,_.Pu)(t);return i.get(a)??s.get(a)}pageOfAction(t){const{document:s}=this,i=t===void 0?[]:[t];for(let a=0;i.length>0&&a<D;a++){const p=s.
dict(i.shift());if(!p)continue;const e=(0,g.Eo)(s.resolve(p.get("S")),"GoTo")?this.pageOfDestination(p.get("D")):void 0;if(e!==void 0)return e;i.push(...u(s,p.get(
"Next")).slice(0,D))}}}}),67717:((K,T,f)=>{f.d(T,{AO:()=>u,LB:()=>y,M4:()=>n,RT:()=>D,ro:()=>v});var g=f(20381),_=f(16039),M=f(53449);const v=({number:t})=>new _.
oS(t);function u(t,s,i){return new _.Bi([["Title",(0,g.wx)(s)],...i===void 0?[]:[["Dest",[new _.oS(t.pages.number(i)),new _.SX("Fit")]]]])}const y=()=>new _.Bi(
[["Type",new _.SX("Outlines")]]);function D(t,s,i,a,p=!1){const[m,e]=[t[0],t.at(-1)];if(!m||!e)return i;let o=0;for(const[c,r]of t.entries()){const l=r.document.
edit(r.number);if(!(l instanceof _.Bi))continue;const d=r.document.resolve(l.get("Count"));o+=1+(typeof d=="number"&&d>0?d:0),l.set("Parent",a(s,r)),h(l,"Prev",
t[c-1],r,a),h(l,"Next",t[c+1],r,a)}return i.set("First",a(m,s)),i.set("Last",a(e,s)),i.set("Count",p?-o:o),i}function h(t,s,i,a,p){i?t.set(s,p(i,a)):t.delete(s)}
async function n(t){const s=[],i=a=>{const p=a instanceof _.oS&&t.get(a)instanceof _.Bi;return p&&s.push(a.number),p};return await(0,M.O)(t,i,1),s}}),78713:((K,T,f)=>{
f.d(T,{AN:()=>n,BX:()=>y,H6:()=>D,MN:()=>h,Pu:()=>v,Zc:()=>u});var g=f(16039),_=f(90191);const M=64,v=e=>typeof e=="number"?String(e):Buffer.from(e.bytes).toString(
"latin1");async function u(e,o,c){const r=[];for(const l of await s(e,o,0,c)){for(const E of a(e,l,c))r.push(E);const d=e.job.pace.step(t);d&&await d}return r}async function y(e,o,c,r,l,d){
const E=await s(e,o,c,r,d);for(let w=E.length-1;w>=0;w--){const O=E[w],A=a(e,O,r),P=A.filter(([x,b])=>!l(x,b)),B=e.job.pace.step(t+A.length*t);B&&await B,P.length<
A.length&&(e.edit(O.holder),O.dict.set(r,P.flat()),O.changed=!0);for(const x of O.repeats)e.edit(O.holder),O.dict.delete(x),O.changed=!0;if(O.emptyKids){const x=(e.
array(O.dict.get("Kids"))??[]).filter(b=>!O.emptyKids.has(e.dict(b)));e.edit(O.holder),O.dict.set("Kids",x),O.changed=!0}if(!O.changed)continue;const I=e.array(
O.dict.get("Kids"))??[];O.empty=P.length===0&&I.length===0;const L=O.parent;L&&(L.changed=!0,O.empty?(L.emptyKids??=new Set).add(O.dict):p(e,O,P,I))}return E[0]?.
empty??!1}function D(e,o,c){if(o.length<=M)return(0,g.jd)({[c]:o.flat()});let r=[];for(const l of m(o)){const[d,E]=[l[0][0],l.at(-1)[0]];r.push({ref:e.add((0,g.
jd)({Limits:[d,E],[c]:l.flat()})),low:d,high:E})}for(;r.length>M;)r=m(r).map(l=>{const[d,E]=[l[0].low,l.at(-1).high];return{ref:e.add((0,g.jd)({Limits:[d,E],Kids:l.
map(({ref:w})=>w)})),low:d,high:E}});return(0,g.jd)({Kids:r.map(({ref:l})=>l)})}const h=(e,o)=>D(e,n([...o].map(([c,r])=>[(0,g.Px)(c),r])),"Names");function n(e){
return e.map(o=>({entry:o,key:v(o[0])})).sort((o,c)=>o.key<c.key?-1:o.key>c.key?1:0).map(({entry:o})=>o)}const t=100;async function s(e,o,c,r,l){const d=new _.b9(
e),E=new Set,w=P=>E.size<E.add(P).size,O=[],A=[{value:o??null,holder:c,parent:void 0}];for(let P=A.pop();P!==void 0;P=A.pop()){d.spend(1);const B=e.dict(P.value);
if(!B||!w(B)||l&&P.parent&&!i(e,B,l))continue;const I=[],L=C=>{const S=e.array(B.get(C));return!S||w(S)?S??[]:(I.push(C),[])},x=L(r).length>>1,b=L("Kids"),R={dict:B,
holder:(0,_.Kd)(P.value,P.holder),parent:P.parent,repeats:I};O.push(R),d.spend(x);for(let C=b.length-1;C>=0;C--)A.push({value:b[C],holder:(0,_.Kd)(B.get("Kids"),
R.holder),parent:R});const N=e.job.pace.step(t+x*t);N&&await N}return O}function i(e,o,c){const[r,l]=e.array(o.get("Limits"))??[];return typeof r!="number"||typeof l!=
"number"||c(r,l)}function a(e,{dict:o,repeats:c},r){const l=c.includes(r)?void 0:e.array(o.get(r));if(!l)return[];const d=[];for(let E=0;E+1<l.length;E+=2){const w=e.
resolve(l[E]);(r==="Names"?w instanceof g.Mx:typeof w=="number")&&d.push([w,l[E+1]])}return d}function p(e,o,c,r){const l=w=>e.array(e.dict(w)?.get("Limits"))??
[],d=c[0]?.[0]??l(r[0])[0],E=c.at(-1)?.[0]??l(r.at(-1))[1];e.edit(o.holder),d!==void 0&&E!==void 0?o.dict.set("Limits",[d,E]):o.dict.delete("Limits")}function m(e){
const o=[];for(let c=0;c<e.length;c+=M)o.push(e.slice(c,c+M));return o}}),90191:((K,T,f)=>{f.d(T,{J7:()=>M,Kd:()=>y,Wo:()=>D,_i:()=>u,b9:()=>v});var g=f(84293),
_=f(16039);class M{document;gone=new Set;chased=new Set;constructor(n){this.document=n}remove(n){const{catalog:t,catalogNumber:s,pages:i}=this.document,a=t.get(
"Pages");n===s||(0,_.i9)(a)&&n===a.number||i.holds(n)||(this.gone.add(n),this.document.remove(n))}chase(n){this.chased.add(n)}removed(){return this.gone}takeChased(){
const n=this.chased;return this.chased=new Set,n}isGone(n){return(0,_.i9)(n)&&this.gone.has(n.number)}}class v{most;left;constructor(n){this.most=this.left=n.job.
limits.nodes}spend=n=>{if(this.left-=n,this.left<0)throw(0,g.F)("nodes",`The document has more than ${this.most} fields, bookmarks, names and structure elements`,
"Remove bookmarks or tags with another program first")}}class u{seen=new Set;allowance;constructor(n,t=new v(n)){this.allowance=t}first(n){return this.allowance.
spend(1),(0,_.i9)(n)?this.seen.has(n.number)?!1:(this.seen.add(n.number),!0):!0}}function y(h,n){return(0,_.i9)(h)?h.number:n}function D(h,n){const t=h.catalog.
get(n),s=h.dict(t);return s&&{dict:s,holder:y(t,h.catalogNumber)}}})};
