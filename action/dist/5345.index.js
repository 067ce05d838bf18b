"use strict";exports.id=5345,exports.ids=[5345],exports.modules={55416:((L,P,l)=>{l.d(P,{U:()=>_,Z:()=>v});var p=l(58552),h=l(98446),D=l(85673);const y=20,f=/[\p{Cc}\u2028\u2029]/u,
O=new RegExp("\\p{Cs}","u");class v{field;named=[];count=0;constructor(t){this.field=t}add(t){this.count++,this.named.length<y&&this.named.push(t())}addUnknownMembers(t,e,n,o){
for(const d of Object.keys(e))n.includes(d)||this.add(()=>`${t}has “${(0,h.Bu)(d)}”, which means nothing there${(0,D.h)(d,n)}: ${o}`)}raise(){const t=this.count-
this.named.length,e=[...this.named,...t>0?[`has ${t} further problems`]:[]];if(e.length>0)throw(0,p.G6)(e.map(n=>({field:this.field,message:n})))}}function _(i){
if(f.test(i))return"must not contain control characters or line breaks";if(O.test(i))return"must not contain an incomplete character (a lone surrogate)"}}),16827:((L,P,l)=>{
l.d(P,{c:()=>D});var p=l(45599),h=l(37081);async function D(y){let f=0;return await(0,h.O)(y,O=>{const v=(0,p.i9)(O)?y.entry(O.number,"Title"):y.dict(O)?.get("T\
itle"),_=y.resolve(v)instanceof p.Mx;return _&&f++,_}),f}}),41232:((L,P,l)=>{l.d(P,{Ez:()=>O,HD:()=>_,gg:()=>v});var p=l(45599),h=l(59071),D=l(37081),y=l(12207),
f=l(45553);const O=40;async function v(t){const e=await y.Ht.of(t),n=[],o=[n];return await(0,D.O)(t,(d,E)=>{const s=(0,p.i9)(d)?t.dict(d):void 0,a=t.resolve(s?.
get("Title"));if(!s||!(a instanceof p.Mx))return!1;const u=t.resolve(s.get("Count")),r=e.pageOf(s),c=[],g=Math.min(E,O);return o[g-1].push({title:(0,h.Gh)(a)??"",
page:r===void 0?null:r+1,open:typeof u=="number"&&u>0,children:c}),g<O&&(o[g]=c),!0}),n}async function _(t,e,n){const d=[...n==="append"?(await(0,f.M4)(t)).map(
s=>({document:t,number:s})):[],...await i(t,e)];if(d.length===0){t.catalog.has("Outlines")&&t.editCatalog().delete("Outlines");return}const E=t.add(null);t.put(
E,(0,f.RT)(d,{document:t,number:E.number},(0,f.LB)(),f.ro)),t.editCatalog().set("Outlines",E)}async function i(t,e){const n=[];for(const{title:o,page:d,open:E,children:s}of e){
const{number:a}=t.add(null),u={document:t,number:a},r=await i(t,s),c=(0,f.AO)(t,o,d===null?void 0:d-1);t.put(a,(0,f.RT)(r,u,c,f.ro,!E)),n.push(u);const g=t.job.
pace.step(300);g&&await g}return n}}),37081:((L,P,l)=>{l.d(P,{O:()=>D});var p=l(45599),h=l(9819);async function D(f,O,v=1/0){const _=new h._i(f),i=(0,h.Wo)(f,"O\
utlines"),t=[{value:i&&y(f,i.holder,i.dict,"First"),level:1}];for(let e=t.pop();e;e=t.pop()){const{value:n,level:o}=e;if(n===void 0||!_.first(n)||!O(n,o)||!(0,p.
i9)(n))continue;const d=s=>{const a=f.entry(n.number,s);return a instanceof p.Bi?y(f,n.number,f.get(n.number),s):a};t.push({value:d("Next"),level:o}),o<v&&t.push(
{value:d("First"),level:o+1});const E=f.job.pace.step(300);E&&await E}}function y(f,O,v,_){const i=v.get(_);if(!(i instanceof p.Bi))return i;const t=f.add(i);return _===
"Next"&&i.set("Prev",new p.oS(O)),f.edit(O),v.set(_,t),t}}),12207:((L,P,l)=>{l.d(P,{Ht:()=>i,hN:()=>f,jS:()=>y,ji:()=>O});var p=l(45599),h=l(81077),D=l(45657);async function y(t){
const{catalog:e}=t,n=await(0,h.Zc)(t,t.dict(e.get("Names"))?.get("Dests"),"Names");return{names:new Map(t.dict(e.get("Dests"))),strings:new Map(n.map(([o,d])=>[
(0,h.Pu)(o),d]))}}function f({pages:t},e){const n=(0,p.i9)(e)?t.indexOf(e.number):e;return typeof n=="number"&&Number.isInteger(n)&&n>=0&&n<t.count?n:void 0}function O(t,e){
return e==null?[]:t.array(e)??[e]}const v=8,_=50;class i{document;named;constructor(e,n){this.document=e,this.named=n}static async of(e){return new i(e,await y(
e))}pageOf(e){return this.pageOfDestination(e.get("Dest"))??this.pageOfAction(e.get("A"))}pageOfDestination(e,n=v){const{document:o}=this,d=o.resolve(e),E=o.array(
d);if(E)return f(o,E[0]);if(n===0)return;const s=o.dict(d);return s?this.pageOfDestination(s.get("D"),n-1):this.pageOfDestination(this.namedBy(d),n-1)}namedBy(e){
const{names:n,strings:o}=this.named;if(e instanceof p.SX)return n.get(e.text)??o.get(e.text);if(!(e instanceof p.Mx))return;const d=(0,h.Pu)(e);return o.get(d)??
n.get(d)}pageOfAction(e){const{document:n}=this,o=e===void 0?[]:[e];for(let d=0;o.length>0&&d<_;d++){const E=n.dict(o.shift());if(!E)continue;const a=(0,p.Eo)(n.
resolve(E.get("S")),"GoTo")?this.pageOfDestination(E.get("D")):void 0;if(a!==void 0)return a;(0,D.RZ)(o,O(n,E.get("Next")).slice(0,_))}}}}),45553:((L,P,l)=>{l.d(
P,{AO:()=>f,LB:()=>O,M4:()=>i,RT:()=>v,ro:()=>y});var p=l(77581),h=l(45599),D=l(37081);const y=({number:t})=>new h.oS(t);function f(t,e,n){return new h.Bi([["Ti\
tle",(0,p.wx)(e)],...n===void 0?[]:[["Dest",[new h.oS(t.pages.number(n)),new h.SX("Fit")]]]])}const O=()=>new h.Bi([["Type",new h.SX("Outlines")]]);function v(t,e,n,o,d=!1){
const[E,s]=[t[0],t.at(-1)];if(!E||!s)return n;let a=0;for(const[u,r]of t.entries()){const c=r.document.edit(r.number);if(!(c instanceof h.Bi))continue;const g=r.
document.resolve(c.get("Count"));a+=1+(typeof g=="number"&&g>0?g:0),c.set("Parent",o(e,r)),_(c,"Prev",t[u-1],r,o),_(c,"Next",t[u+1],r,o)}return n.set("First",o(
E,e)),n.set("Last",o(s,e)),n.set("Count",d?-a:a),n}function _(t,e,n,o,d){n?t.set(e,d(n,o)):t.delete(e)}async function i(t){const e=[],n=o=>{const d=o instanceof
h.oS&&t.get(o)instanceof h.Bi;return d&&e.push(o.number),d};return await(0,D.O)(t,n,1),e}}),81077:((L,P,l)=>{l.d(P,{AN:()=>i,BX:()=>O,H6:()=>v,MN:()=>_,Pu:()=>y,
Zc:()=>f});var p=l(45599),h=l(9819);const D=64,y=s=>typeof s=="number"?String(s):Buffer.from(s.bytes).toString("latin1");async function f(s,a,u){const r=[];for(const c of await e(
s,a,0,u)){for(const M of o(s,c,u))r.push(M);const g=s.job.pace.step(t);g&&await g}return r}async function O(s,a,u,r,c,g){const M=await e(s,a,u,r,g);for(let w=M.
length-1;w>=0;w--){const m=M[w],K=o(s,m,r),T=K.filter(([A,C])=>!c(A,C)),B=s.job.pace.step(t+K.length*t);B&&await B,T.length<K.length&&(s.edit(m.holder),m.dict.set(
r,T.flat()),m.changed=!0);for(const A of m.repeats)s.edit(m.holder),m.dict.delete(A),m.changed=!0;if(m.emptyKids){const A=(s.array(m.dict.get("Kids"))??[]).filter(
C=>!m.emptyKids.has(s.dict(C)));s.edit(m.holder),m.dict.set("Kids",A),m.changed=!0}if(!m.changed)continue;const x=s.array(m.dict.get("Kids"))??[];m.empty=T.length===
0&&x.length===0;const b=m.parent;b&&(b.changed=!0,m.empty?(b.emptyKids??=new Set).add(m.dict):d(s,m,T,x))}return M[0]?.empty??!1}function v(s,a,u){if(a.length<=
D)return(0,p.jd)({[u]:a.flat()});let r=[];for(const c of E(a)){const[g,M]=[c[0][0],c.at(-1)[0]];r.push({ref:s.add((0,p.jd)({Limits:[g,M],[u]:c.flat()})),low:g,high:M})}
for(;r.length>D;)r=E(r).map(c=>{const[g,M]=[c[0].low,c.at(-1).high];return{ref:s.add((0,p.jd)({Limits:[g,M],Kids:c.map(({ref:w})=>w)})),low:g,high:M}});return(0,p.
jd)({Kids:r.map(({ref:c})=>c)})}const _=(s,a)=>v(s,i([...a].map(([u,r])=>[(0,p.Px)(u),r])),"Names");function i(s){return s.map(a=>({entry:a,key:y(a[0])})).sort(
(a,u)=>a.key<u.key?-1:a.key>u.key?1:0).map(({entry:a})=>a)}const t=100;async function e(s,a,u,r,c){const g=new h.b9(s),M=new Set,w=T=>M.size<M.add(T).size,m=[],
K=[{value:a??null,holder:u,parent:void 0}];for(let T=K.pop();T!==void 0;T=K.pop()){g.spend(1);const B=s.dict(T.value);if(!B||!w(B)||c&&T.parent&&!n(s,B,c))continue;
const x=[],b=R=>{const S=s.array(B.get(R));return!S||w(S)?S??[]:(x.push(R),[])},A=b(r).length>>1,C=b("Kids"),I={dict:B,holder:(0,h.Kd)(T.value,T.holder),parent:T.
parent,repeats:x};m.push(I),g.spend(A);for(let R=C.length-1;R>=0;R--)K.push({value:C[R],holder:(0,h.Kd)(B.get("Kids"),I.holder),parent:I});const U=s.job.pace.step(
t+A*t);U&&await U}return m}function n(s,a,u){const[r,c]=s.array(a.get("Limits"))??[];return typeof r!="number"||typeof c!="number"||u(r,c)}function o(s,{dict:a,
repeats:u},r){const c=u.includes(r)?void 0:s.array(a.get(r));if(!c)return[];const g=[];for(let M=0;M+1<c.length;M+=2){const w=s.resolve(c[M]);(r==="Names"?w instanceof
p.Mx:typeof w=="number")&&g.push([w,c[M+1]])}return g}function d(s,a,u,r){const c=w=>s.array(s.dict(w)?.get("Limits"))??[],g=u[0]?.[0]??c(r[0])[0],M=u.at(-1)?.[0]??
c(r.at(-1))[1];s.edit(a.holder),g!==void 0&&M!==void 0?a.dict.set("Limits",[g,M]):a.dict.delete("Limits")}function E(s){const a=[];for(let u=0;u<s.length;u+=D)a.
push(s.slice(u,u+D));return a}}),9819:((L,P,l)=>{l.d(P,{J7:()=>D,Kd:()=>O,Wo:()=>v,_i:()=>f,b9:()=>y});var p=l(42973),h=l(45599);class D{document;gone=new Set;chased=new Set;constructor(i){
this.document=i}remove(i){const{catalog:t,catalogNumber:e,pages:n}=this.document,o=t.get("Pages");i===e||(0,h.i9)(o)&&i===o.number||n.holds(i)||(this.gone.add(i),
this.document.remove(i))}chase(i){this.chased.add(i)}removed(){return this.gone}takeChased(){const i=this.chased;return this.chased=new Set,i}isGone(i){return(0,h.
i9)(i)&&this.gone.has(i.number)}}class y{most;left;constructor(i){this.most=this.left=i.job.limits.nodes}spend=i=>{if(this.left-=i,this.left<0)throw(0,p.F)("nod\
es",`The document has more than ${this.most} fields, bookmarks, names and structure elements`,"Remove bookmarks or tags with another program first")}}class f{seen;beyond=new Set;allowance;constructor(i,t=new y(
i)){this.allowance=t,this.seen=new Uint8Array((i.size>>3)+1)}first(i){if(this.allowance.spend(1),!(0,h.i9)(i))return!0;const{number:t}=i,e=t>>3;if(e>=this.seen.
length)return this.beyond.size<this.beyond.add(t).size;const n=1<<(t&7),o=(this.seen[e]&n)===0;return this.seen[e]|=n,o}}function O(_,i){return(0,h.i9)(_)?_.number:
i}function v(_,i){const t=_.catalog.get(i),e=_.dict(t);return e&&{dict:e,holder:O(t,_.catalogNumber)}}})};
