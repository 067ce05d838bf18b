"use strict";exports.id=5345,exports.ids=[5345],exports.modules={55416:((L,P,l)=>{l.d(P,{U:()=>_,Z:()=>v});var g=l(58552),h=l(98446),D=l(85673);const m=20,u=/[\p{Cc}\u2028\u2029]/u,
E=new RegExp("\\p{Cs}","u");class v{field;named=[];count=0;constructor(t){this.field=t}add(t){this.count++,this.named.length<m&&this.named.push(t())}addUnknownMembers(t,s,i,o){
for(const f of Object.keys(s))i.includes(f)||this.add(()=>`${t}has “${(0,h.Bu)(f)}”, which means nothing there${(0,D.h)(f,i)}: ${o}`)}raise(){const t=this.count-
this.named.length,s=[...this.named,...t>0?[`has ${t} further problems`]:[]];if(s.length>0)throw(0,g.G6)(s.map(i=>({field:this.field,message:i})))}}function _(n){
if(u.test(n))return"must not contain control characters or line breaks";if(E.test(n))return"must not contain an incomplete character (a lone surrogate)"}}),16827:((L,P,l)=>{
l.d(P,{c:()=>D});var g=l(45599),h=l(37081);async function D(m){let u=0;return await(0,h.O)(m,E=>{const v=(0,g.i9)(E)?m.entry(E.number,"Title"):m.dict(E)?.get("T\
itle"),_=m.resolve(v)instanceof g.Mx;return _&&u++,_}),u}}),41232:((L,P,l)=>{l.d(P,{Ez:()=>E,HD:()=>_,gg:()=>v});var g=l(45599),h=l(59071),D=l(37081),m=l(12207),
u=l(45553);const E=40;async function v(t){const s=await m.Ht.of(t),i=[],o=[i];return await(0,D.O)(t,(f,M)=>{const e=(0,g.i9)(f)?t.dict(f):void 0,a=t.resolve(e?.
get("Title"));if(!e||!(a instanceof g.Mx))return!1;const d=t.resolve(e.get("Count")),r=s.pageOf(e),c=[],p=Math.min(M,E);return o[p-1].push({title:(0,h.Gh)(a)??"",
page:r===void 0?null:r+1,open:typeof d=="number"&&d>0,children:c}),p<E&&(o[p]=c),!0}),i}async function _(t,s,i){const f=[...i==="append"?(await(0,u.M4)(t)).map(
e=>({document:t,number:e})):[],...await n(t,s)];if(f.length===0){t.catalog.has("Outlines")&&t.editCatalog().delete("Outlines");return}const M=t.add(null);t.put(
M,(0,u.RT)(f,{document:t,number:M.number},(0,u.LB)(),u.ro)),t.editCatalog().set("Outlines",M)}async function n(t,s){const i=[];for(const{title:o,page:f,open:M,children:e}of s){
const{number:a}=t.add(null),d={document:t,number:a},r=await n(t,e),c=(0,u.AO)(t,o,f===null?void 0:f-1);t.put(a,(0,u.RT)(r,d,c,u.ro,!M)),i.push(d);const p=t.job.
pace.step(300);p&&await p}return i}}),37081:((L,P,l)=>{l.d(P,{O:()=>D});var g=l(45599),h=l(9819);async function D(u,E,v=1/0){const _=new h._i(u),n=(0,h.Wo)(u,"O\
utlines"),t=[{value:n&&m(u,n.holder,n.dict,"First"),level:1}];for(let s=t.pop();s;s=t.pop()){const{value:i,level:o}=s;if(i===void 0||!_.first(i)||!E(i,o)||!(0,g.
i9)(i))continue;const f=e=>{const a=u.entry(i.number,e);return a instanceof g.Bi?m(u,i.number,u.get(i.number),e):a};t.push({value:f("Next"),level:o}),o<v&&t.push(
{value:f("First"),level:o+1});const M=u.job.pace.step(300);M&&await M}}function m(u,E,v,_){const n=v.get(_);if(!(n instanceof g.Bi))return n;const t=u.add(n);return _===
"Next"&&n.set("Prev",new g.oS(E)),u.edit(E),v.set(_,t),t}}),12207:((L,P,l)=>{l.d(P,{Ht:()=>_,hN:()=>m,jS:()=>D,ji:()=>u});var g=l(45599),h=l(81077);async function D(n){
const{catalog:t}=n,s=await(0,h.Zc)(n,n.dict(t.get("Names"))?.get("Dests"),"Names");return{names:new Map(n.dict(t.get("Dests"))),strings:new Map(s.map(([i,o])=>[
(0,h.Pu)(i),o]))}}function m({pages:n},t){const s=(0,g.i9)(t)?n.indexOf(t.number):t;return typeof s=="number"&&Number.isInteger(s)&&s>=0&&s<n.count?s:void 0}function u(n,t){
return t==null?[]:n.array(t)??[t]}const E=8,v=50;class _{document;named;constructor(t,s){this.document=t,this.named=s}static async of(t){return new _(t,await D(
t))}pageOf(t){return this.pageOfDestination(t.get("Dest"))??this.pageOfAction(t.get("A"))}pageOfDestination(t,s=E){const{document:i}=this,o=i.resolve(t),f=i.array(
o);if(f)return m(i,f[0]);if(s===0)return;const M=i.dict(o);return M?this.pageOfDestination(M.get("D"),s-1):this.pageOfDestination(this.namedBy(o),s-1)}namedBy(t){
const{names:s,strings:i}=this.named;if(t instanceof g.SX)return s.get(t.text)??i.get(t.text);if(!(t instanceof g.Mx))return;const o=(0,h.Pu)(t);return i.get(o)??
s.get(o)}pageOfAction(t){const{document:s}=this,i=t===void 0?[]:[t];for(let o=0;i.length>0&&o<v;o++){const f=s.dict(i.shift());if(!f)continue;const e=(0,g.Eo)(s.
resolve(f.get("S")),"GoTo")?this.pageOfDestination(f.get("D")):void 0;if(e!==void 0)return e;i.push(...u(s,f.get("Next")).slice(0,v))}}}}),45553:((L,P,l)=>{l.d(
P,{AO:()=>u,LB:()=>E,M4:()=>n,RT:()=>v,ro:()=>m});var g=l(77581),h=l(45599),D=l(37081);const m=({number:t})=>new h.oS(t);function u(t,s,i){return new h.Bi([["Ti\
tle",(0,g.wx)(s)],...i===void 0?[]:[["Dest",[new h.oS(t.pages.number(i)),new h.SX("Fit")]]]])}const E=()=>new h.Bi([["Type",new h.SX("Outlines")]]);function v(t,s,i,o,f=!1){
const[M,e]=[t[0],t.at(-1)];if(!M||!e)return i;let a=0;for(const[d,r]of t.entries()){const c=r.document.edit(r.number);if(!(c instanceof h.Bi))continue;const p=r.
document.resolve(c.get("Count"));a+=1+(typeof p=="number"&&p>0?p:0),c.set("Parent",o(s,r)),_(c,"Prev",t[d-1],r,o),_(c,"Next",t[d+1],r,o)}return i.set("First",o(
M,s)),i.set("Last",o(e,s)),i.set("Count",f?-a:a),i}function _(t,s,i,o,f){i?t.set(s,f(i,o)):t.delete(s)}async function n(t){const s=[],i=o=>{const f=o instanceof
h.oS&&t.get(o)instanceof h.Bi;return f&&s.push(o.number),f};return await(0,D.O)(t,i,1),s}}),81077:((L,P,l)=>{l.d(P,{AN:()=>n,BX:()=>E,H6:()=>v,MN:()=>_,Pu:()=>m,
Zc:()=>u});var g=l(45599),h=l(9819);const D=64,m=e=>typeof e=="number"?String(e):Buffer.from(e.bytes).toString("latin1");async function u(e,a,d){const r=[];for(const c of await s(
e,a,0,d)){for(const y of o(e,c,d))r.push(y);const p=e.job.pace.step(t);p&&await p}return r}async function E(e,a,d,r,c,p){const y=await s(e,a,d,r,p);for(let w=y.
length-1;w>=0;w--){const O=y[w],b=o(e,O,r),T=b.filter(([A,C])=>!c(A,C)),B=e.job.pace.step(t+b.length*t);B&&await B,T.length<b.length&&(e.edit(O.holder),O.dict.set(
r,T.flat()),O.changed=!0);for(const A of O.repeats)e.edit(O.holder),O.dict.delete(A),O.changed=!0;if(O.emptyKids){const A=(e.array(O.dict.get("Kids"))??[]).filter(
C=>!O.emptyKids.has(e.dict(C)));e.edit(O.holder),O.dict.set("Kids",A),O.changed=!0}if(!O.changed)continue;const R=e.array(O.dict.get("Kids"))??[];O.empty=T.length===
0&&R.length===0;const K=O.parent;K&&(K.changed=!0,O.empty?(K.emptyKids??=new Set).add(O.dict):f(e,O,T,R))}return y[0]?.empty??!1}function v(e,a,d){if(a.length<=
D)return(0,g.jd)({[d]:a.flat()});let r=[];for(const c of M(a)){const[p,y]=[c[0][0],c.at(-1)[0]];r.push({ref:e.add((0,g.jd)({Limits:[p,y],[d]:c.flat()})),low:p,high:y})}
for(;r.length>D;)r=M(r).map(c=>{const[p,y]=[c[0].low,c.at(-1).high];return{ref:e.add((0,g.jd)({Limits:[p,y],Kids:c.map(({ref:w})=>w)})),low:p,high:y}});return(0,g.
jd)({Kids:r.map(({ref:c})=>c)})}const _=(e,a)=>v(e,n([...a].map(([d,r])=>[(0,g.Px)(d),r])),"Names");function n(e){return e.map(a=>({entry:a,key:m(a[0])})).sort(
(a,d)=>a.key<d.key?-1:a.key>d.key?1:0).map(({entry:a})=>a)}const t=100;async function s(e,a,d,r,c){const p=new h.b9(e),y=new Set,w=T=>y.size<y.add(T).size,O=[],
b=[{value:a??null,holder:d,parent:void 0}];for(let T=b.pop();T!==void 0;T=b.pop()){p.spend(1);const B=e.dict(T.value);if(!B||!w(B)||c&&T.parent&&!i(e,B,c))continue;
const R=[],K=x=>{const S=e.array(B.get(x));return!S||w(S)?S??[]:(R.push(x),[])},A=K(r).length>>1,C=K("Kids"),I={dict:B,holder:(0,h.Kd)(T.value,T.holder),parent:T.
parent,repeats:R};O.push(I),p.spend(A);for(let x=C.length-1;x>=0;x--)b.push({value:C[x],holder:(0,h.Kd)(B.get("Kids"),I.holder),parent:I});const U=e.job.pace.step(
t+A*t);U&&await U}return O}function i(e,a,d){const[r,c]=e.array(a.get("Limits"))??[];return typeof r!="number"||typeof c!="number"||d(r,c)}function o(e,{dict:a,
repeats:d},r){const c=d.includes(r)?void 0:e.array(a.get(r));if(!c)return[];const p=[];for(let y=0;y+1<c.length;y+=2){const w=e.resolve(c[y]);(r==="Names"?w instanceof
g.Mx:typeof w=="number")&&p.push([w,c[y+1]])}return p}function f(e,a,d,r){const c=w=>e.array(e.dict(w)?.get("Limits"))??[],p=d[0]?.[0]??c(r[0])[0],y=d.at(-1)?.[0]??
c(r.at(-1))[1];e.edit(a.holder),p!==void 0&&y!==void 0?a.dict.set("Limits",[p,y]):a.dict.delete("Limits")}function M(e){const a=[];for(let d=0;d<e.length;d+=D)a.
push(e.slice(d,d+D));return a}}),9819:((L,P,l)=>{l.d(P,{J7:()=>D,Kd:()=>E,Wo:()=>v,_i:()=>u,b9:()=>m});var g=l(42973),h=l(45599);class D{document;gone=new Set;chased=new Set;constructor(n){
this.document=n}remove(n){const{catalog:t,catalogNumber:s,pages:i}=this.document,o=t.get("Pages");n===s||(0,h.i9)(o)&&n===o.number||i.holds(n)||(this.gone.add(n),
this.document.remove(n))}chase(n){this.chased.add(n)}removed(){return this.gone}takeChased(){const n=this.chased;return this.chased=new Set,n}isGone(n){return(0,h.
i9)(n)&&this.gone.has(n.number)}}class m{most;left;constructor(n){this.most=this.left=n.job.limits.nodes}spend=n=>{if(this.left-=n,this.left<0)throw(0,g.F)("nod\
es",`The document has more than ${this.most} fields, bookmarks, names and structure elements`,"Remove bookmarks or tags with another program first")}}class u{seen;beyond=new Set;allowance;constructor(n,t=new m(
n)){this.allowance=t,this.seen=new Uint8Array((n.size>>3)+1)}first(n){if(this.allowance.spend(1),!(0,h.i9)(n))return!0;const{number:t}=n,s=t>>3;if(s>=this.seen.
length)return this.beyond.size<this.beyond.add(t).size;const i=1<<(t&7),o=(this.seen[s]&i)===0;return this.seen[s]|=i,o}}function E(_,n){return(0,h.i9)(_)?_.number:
n}function v(_,n){const t=_.catalog.get(n),s=_.dict(t);return s&&{dict:s,holder:E(t,_.catalogNumber)}}})};
