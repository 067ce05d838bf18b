"use strict";exports.id=4998,exports.ids=[4998],exports.modules={90603:((x,T,f)=>{f.d(T,{c:()=>M});var g=f(16039),_=f(53449);async function M(v){let d=0;return await(0,_.O)(
v,y=>{const m=(0,g.i9)(y)?v.entry(y.number,"Title"):v.dict(y)?.get("Title"),h=v.resolve(m)instanceof g.Mx;return h&&d++,h}),d}}),66660:((x,T,f)=>{f.d(T,{Ez:()=>y,
HD:()=>h,gg:()=>m});var g=f(16039),_=f(58247),M=f(53449),v=f(73811),d=f(67717);const y=40;async function m(t){const s=await v.Ht.of(t),i=[],a=[i];return await(0,M.
O)(t,(p,D)=>{const e=(0,g.i9)(p)?t.dict(p):void 0,o=t.resolve(e?.get("Title"));if(!e||!(o instanceof g.Mx))return!1;const l=t.resolve(e.get("Count")),r=s.pageOf(
e),c=[],u=Math.min(D,y);return a[u-1].push({title:(0,_.G)(o)??"",page:r===void 0?null:r+1,open:typeof l=="number"&&l>0,children:c}),u<y&&(a[u]=c),!0}),i}async function h(t,s,i){
const p=[...i==="append"?(await(0,d.M4)(t)).map(e=>({document:t,number:e})):[],...await n(t,s)];if(p.length===0){t.catalog.has("Outlines")&&t.editCatalog().delete(
"Outlines");return}const D=t.add(null);t.put(D,(0,d.RT)(p,{document:t,number:D.number},(0,d.LB)(),d.ro)),t.editCatalog().set("Outlines",D)}async function n(t,s){
const i=[];for(const{title:a,page:p,open:D,children:e}of s){const{number:o}=t.add(null),l={document:t,number:o},r=await n(t,e),c=(0,d.AO)(t,a,p===null?void 0:p-
1);t.put(o,(0,d.RT)(r,l,c,d.ro,!D)),i.push(l);const u=t.job.pace.step(300);u&&await u}return i}}),53449:((x,T,f)=>{f.d(T,{O:()=>M});var g=f(16039),_=f(90191);async function M(d,y,m=1/0){
const h=new _._i(d),n=(0,_.Wo)(d,"Outlines"),t=[{value:n&&v(d,n.holder,n.dict,"First"),level:1}];for(let s=t.pop();s;s=t.pop()){const{value:i,level:a}=s;if(i===
void 0||!h.first(i)||!y(i,a)||!(0,g.i9)(i))continue;const p=e=>{const o=d.entry(i.number,e);return o instanceof g.Bi?v(d,i.number,d.get(i.number),e):o};t.push({
value:p("Next"),level:a}),a<m&&t.push({value:p("First"),level:a+1});const D=d.job.pace.step(300);D&&await D}}function v(d,y,m,h){const n=m.get(h);if(!(n instanceof
g.Bi))return n;const t=d.add(n);return h==="Next"&&n.set("Prev",new g.oS(y)),d.edit(y),m.set(h,t),t}}),73811:((x,T,f)=>{f.d(T,{Ht:()=>h,hN:()=>v,jS:()=>M,ji:()=>d});
var g=f(16039),_=f(78713);async function M(n){const{catalog:t}=n,s=await(0,_.Zc)(n,n.dict(t.get("Names"))?.get("Dests"),"Names");return{names:new Map(n.dict(t.get(
"Dests"))),strings:new Map(s.map(([i,a])=>[(0,_.Pu)(i),a]))}}function v({pages:n},t){const s=(0,g.i9)(t)?n.indexOf(t.number):t;return typeof s=="number"&&Number.
isInteger(s)&&s>=0&&s<n.count?s:void 0}function d(n,t){return t==null?[]:n.array(t)??[t]}const y=8,m=50;class h{document;named;constructor(t,s){this.document=t,
this.named=s}static async of(t){return new h(t,await M(t))}pageOf(t){return this.pageOfDestination(t.get("Dest"))??this.pageOfAction(t.get("A"))}pageOfDestination(t,s=y){
const{document:i}=this,a=i.resolve(t),p=i.array(a);if(p)return v(i,p[0]);if(s===0)return;const D=i.dict(a);return D?this.pageOfDestination(D.get("D"),s-1):this.
pageOfDestination(this.namedBy(a),s-1)}namedBy(t){const{names:s,strings:i}=this.named;if(t instanceof g.SX)return s.get(t.text)??i.get(t.text);if(!(t instanceof
g.Mx))return;const a=(0,_.Pu)(t);return i.get(a)??s.get(a)}pageOfAction(t){const{document:s}=this,i=t===void 0?[]:[t];for(let a=0;i.length>0&&a<m;a++){const p=s.
dict(i.shift());if(!p)continue;const e=(0,g.Eo)(s.resolve(p.get("S")),"GoTo")?this.pageOfDestination(p.get("D")):void 0;if(e!==void 0)return e;i.push(...d(s,p.get(
"Next")).slice(0,m))}}}}),67717:((x,T,f)=>{f.d(T,{AO:()=>d,LB:()=>y,M4:()=>n,RT:()=>m,ro:()=>v});var g=f(20381),_=f(16039),M=f(53449);const v=({number:t})=>new _.
oS(t);function d(t,s,i){return new _.Bi([["Title",(0,g.wx)(s)],...i===void 0?[]:[["Dest",[new _.oS(t.pages.number(i)),new _.SX("Fit")]]]])}const y=()=>new _.Bi(
[["Type",new _.SX("Outlines")]]);function m(t,s,i,a,p=!1){const[D,e]=[t[0],t.at(-1)];if(!D||!e)return i;let o=0;for(const[l,r]of t.entries()){const c=r.document.
edit(r.number);if(!(c instanceof _.Bi))continue;const u=r.document.resolve(c.get("Count"));o+=1+(typeof u=="number"&&u>0?u:0),c.set("Parent",a(s,r)),h(c,"Prev",
t[l-1],r,a),h(c,"Next",t[l+1],r,a)}return i.set("First",a(D,s)),i.set("Last",a(e,s)),i.set("Count",p?-o:o),i}function h(t,s,i,a,p){i?t.set(s,p(i,a)):t.delete(s)}
async function n(t){const s=[],i=a=>{const p=a instanceof _.oS&&t.get(a)instanceof _.Bi;return p&&s.push(a.number),p};return await(0,M.O)(t,i,1),s}}),78713:((x,T,f)=>{
f.d(T,{AN:()=>n,BX:()=>y,H6:()=>m,MN:()=>h,Pu:()=>v,Zc:()=>d});var g=f(16039),_=f(90191);const M=64,v=e=>typeof e=="number"?String(e):Buffer.from(e.bytes).toString(
"latin1");async function d(e,o,l){const r=[];for(const c of await s(e,o,0,l)){for(const E of a(e,c,l))r.push(E);const u=e.job.pace.step(t);u&&await u}return r}async function y(e,o,l,r,c,u){
const E=await s(e,o,l,r,u);for(let w=E.length-1;w>=0;w--){const O=E[w],B=a(e,O,r),P=B.filter(([A,L])=>!c(A,L)),b=e.job.pace.step(t+B.length*t);b&&await b,P.length<
B.length&&(e.edit(O.holder),O.dict.set(r,P.flat()),O.changed=!0);for(const A of O.repeats)e.edit(O.holder),O.dict.delete(A),O.changed=!0;if(O.emptyKids){const A=(e.
array(O.dict.get("Kids"))??[]).filter(L=>!O.emptyKids.has(e.dict(L)));e.edit(O.holder),O.dict.set("Kids",A),O.changed=!0}if(!O.changed)continue;const I=e.array(
O.dict.get("Kids"))??[];O.empty=P.length===0&&I.length===0;const K=O.parent;K&&(K.changed=!0,O.empty?(K.emptyKids??=new Set).add(O.dict):p(e,O,P,I))}return E[0]?.
empty??!1}function m(e,o,l){if(o.length<=M)return(0,g.jd)({[l]:o.flat()});let r=[];for(const c of D(o)){const[u,E]=[c[0][0],c.at(-1)[0]];r.push({ref:e.add((0,g.
jd)({Limits:[u,E],[l]:c.flat()})),low:u,high:E})}for(;r.length>M;)r=D(r).map(c=>{const[u,E]=[c[0].low,c.at(-1).high];return{ref:e.add((0,g.jd)({Limits:[u,E],Kids:c.
map(({ref:w})=>w)})),low:u,high:E}});return(0,g.jd)({Kids:r.map(({ref:c})=>c)})}const h=(e,o)=>m(e,n([...o].map(([l,r])=>[(0,g.Px)(l),r])),"Names");function n(e){
return e.map(o=>({entry:o,key:v(o[0])})).sort((o,l)=>o.key<l.key?-1:o.key>l.key?1:0).map(({entry:o})=>o)}const t=100;async function s(e,o,l,r,c){const u=new _.b9(
e),E=new Set,w=P=>E.size<E.add(P).size,O=[],B=[{value:o??null,holder:l,parent:void 0}];for(let P=B.pop();P!==void 0;P=B.pop()){u.spend(1);const b=e.dict(P.value);
if(!b||!w(b)||c&&P.parent&&!i(e,b,c))continue;const I=[],K=C=>{const S=e.array(b.get(C));return!S||w(S)?S??[]:(I.push(C),[])},A=K(r).length>>1,L=K("Kids"),R={dict:b,
holder:(0,_.Kd)(P.value,P.holder),parent:P.parent,repeats:I};O.push(R),u.spend(A);for(let C=L.length-1;C>=0;C--)B.push({value:L[C],holder:(0,_.Kd)(b.get("Kids"),
R.holder),parent:R});const N=e.job.pace.step(t+A*t);N&&await N}return O}function i(e,o,l){const[r,c]=e.array(o.get("Limits"))??[];return typeof r!="number"||typeof c!=
"number"||l(r,c)}function a(e,{dict:o,repeats:l},r){const c=l.includes(r)?void 0:e.array(o.get(r));if(!c)return[];const u=[];for(let E=0;E+1<c.length;E+=2){const w=e.
resolve(c[E]);(r==="Names"?w instanceof g.Mx:typeof w=="number")&&u.push([w,c[E+1]])}return u}function p(e,o,l,r){const c=w=>e.array(e.dict(w)?.get("Limits"))??
[],u=l[0]?.[0]??c(r[0])[0],E=l.at(-1)?.[0]??c(r.at(-1))[1];e.edit(o.holder),u!==void 0&&E!==void 0?o.dict.set("Limits",[u,E]):o.dict.delete("Limits")}function D(e){
const o=[];for(let l=0;l<e.length;l+=M)o.push(e.slice(l,l+M));return o}}),90191:((x,T,f)=>{f.d(T,{J7:()=>M,Kd:()=>y,Wo:()=>m,_i:()=>d,b9:()=>v});var g=f(84293),
_=f(16039);class M{document;gone=new Set;chased=new Set;constructor(n){this.document=n}remove(n){const{catalog:t,catalogNumber:s,pages:i}=this.document,a=t.get(
"Pages");n===s||(0,_.i9)(a)&&n===a.number||i.holds(n)||(this.gone.add(n),this.document.remove(n))}chase(n){this.chased.add(n)}removed(){return this.gone}takeChased(){
const n=this.chased;return this.chased=new Set,n}isGone(n){return(0,_.i9)(n)&&this.gone.has(n.number)}}class v{most;left;constructor(n){this.most=this.left=n.job.
limits.nodes}spend=n=>{if(this.left-=n,this.left<0)throw(0,g.F)("nodes",`The document has more than ${this.most} fields, bookmarks, names and structure elements`,
"Remove bookmarks or tags with another program first")}}class d{seen;beyond=new Set;allowance;constructor(n,t=new v(n)){this.allowance=t,this.seen=new Uint8Array(
(n.size>>3)+1)}first(n){if(this.allowance.spend(1),!(0,_.i9)(n))return!0;const{number:t}=n,s=t>>3;if(s>=this.seen.length)return this.beyond.size<this.beyond.add(
t).size;const i=1<<(t&7),a=(this.seen[s]&i)===0;return this.seen[s]|=i,a}}function y(h,n){return(0,_.i9)(h)?h.number:n}function m(h,n){const t=h.catalog.get(n),
s=h.dict(t);return s&&{dict:s,holder:y(t,h.catalogNumber)}}})};
