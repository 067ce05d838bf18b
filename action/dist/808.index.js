"use strict";exports.id=808,exports.ids=[808],exports.modules={85673:((x,D,c)=>{c.d(D,{gx:()=>P,h:()=>E});function O(o,l){const _=b(o,l);if(_!==void 0)return[_];const f=p(o);
return l.filter(m=>p(m).some(s=>s.length>3&&f.includes(s)))}function b(o,l){let _;const f=p(o);for(const m of l){const s=M(f,p(m));s<=2&&s<(_?.count??1/0)&&(_={
name:m,count:s})}return _?.name}function M(o,l){return o.length!==l.length?o.length*l.length===0?1/0:M([o.join("")],[l.join("")]):l.reduce((_,f,m)=>{const s=o[m]??
"",t=Math.min(s.length,f.length),r=i(s,f);return r>(t<3?0:t<7?1:2)?1/0:_+r},0)}const E=(o,l)=>L(O(o,l));function P(o,l){const _=b(o,l),f=s=>p(s).sort().join(" "),
m=f(o);return L(_===void 0?l.filter(s=>o!==""&&f(s)===m):[_])}const L=o=>o.length===0||o.length>3?"":` (did you mean ${o.join(" or ")}?)`,p=o=>o.trim().slice(0,
64).replace(/(?<=[a-z])(?=[A-Z])/g," ").toLowerCase().split(/[\s_-]+/).filter(l=>l!==""),h=2;function i(o,l){if(Math.abs(o.length-l.length)>h)return 1/0;let _=[],
f=Array.from({length:l.length+1},(s,t)=>t<=h?t:1/0);for(let s=0;s<o.length;s++){const t=[];t[0]=s+1;let r=1/0;for(let e=Math.max(0,s-h);e<=Math.min(l.length-1,s+
h);e++){const n=s>0&&e>0&&o[s]===l[e-1]&&o[s-1]===l[e];t[e+1]=Math.min((f[e+1]??1/0)+1,(t[e]??1/0)+1,(f[e]??1/0)+(o[s]===l[e]?0:1),n?(_[e-1]??1/0)+1:1/0),r=Math.
min(r,t[e+1])}if(r>h)return 1/0;_=f,f=t}const m=f[l.length]??1/0;return m>h?1/0:m}}),60057:((x,D,c)=>{c.d(D,{d:()=>f,f:()=>m});var O=c(61729),b=c(33546),M=c(59071),
E=c(11338),P=c(77581),L=c(85673),p=c(55416);const h=new Map([["decimal","D"],["roman_lower","r"],["roman_upper","R"],["letters_lower","a"],["letters_upper","A"],
["none",void 0]]),i=[...h.keys()],o=["from","style","prefix","start"],l=1e9,_=60;async function f(e){const n=await(0,b.FB)(e);if(!n)return null;const a=[];let u=0;
for(const{first:d,style:y,prefix:g,start:A}of n){if(d>=e.pages.count)break;const w=(0,M.ZK)(g);if(u+=_+w.length,u>E.B.fields.labels.maxLength)return null;a.push(
{from:d+1,style:i.find(R=>h.get(R)===y)??"none",prefix:w,start:A});const T=e.job.pace.step(100);T&&await T}return{labels:a}}function m(e,n){const a=new s(n),u=a.
read(e);return a.problems.raise(),u.sort((d,y)=>d.first-y.first)}class s{pageCount;problems=new p.Z("labels");places=new Map;constructor(n){this.pageCount=n}read(n){
this.problems.addUnknownMembers("",n,["labels"],"it takes only labels");const{labels:a}=n;return Array.isArray(a)?a.map((u,d)=>this.range(u,`labels[${d}]`)):(this.
problems.add(()=>'must have labels, a list of ranges, such as {"labels": [{"from": 1, "style": "roman_lower"}, {"from": 5}]}'),[])}range(n,a){if(!(0,O.Gv)(n))return this.
problems.add(()=>`${a} must be an object with from, and with style, prefix and start as you need them`),t;this.problems.addUnknownMembers(`${a} `,n,o,"a range h\
as from, style, prefix and start");const{from:u,style:d="decimal",prefix:y="",start:g=1}=n;this.checkFrom(u,a),(typeof d!="string"||!h.has(d))&&this.problems.add(
()=>`${a}.style must be one of ${i.join(", ")}${typeof d=="string"?(0,L.h)(d,i):""}`);const A=typeof y=="string"?(0,p.U)(y):'must be a text, such as "A-"; leave\
 it out for none';return A&&this.problems.add(()=>`${a}.prefix ${A}`),r(g,l)?d==="none"&&g!==1&&this.problems.add(()=>`${a}.start has no effect with the style n\
one: leave it out, or choose another style`):this.problems.add(()=>`${a}.start must be a whole number from 1 to ${l}: the number of the first page of the range`),
{first:u-1,style:h.get(d),prefix:typeof y=="string"&&y!==""?(0,P.wx)(y):void 0,start:g}}checkFrom(n,a){if(!r(n,this.pageCount)){const d=this.pageCount===1?"must\
 be 1, because the document has one page":`must be a page from 1 to ${this.pageCount}`;this.problems.add(()=>`${a}.from ${n===void 0?"is missing: it ":""}${d}; \
the range begins there`);return}const u=this.places.get(n);u===void 0?this.places.set(n,a):this.problems.add(()=>`${a}.from is ${n}, as in ${u}: give each page \
one range`)}}const t={first:0,style:void 0,prefix:void 0,start:1},r=(e,n)=>typeof e=="number"&&Number.isInteger(e)&&e>=1&&e<=n}),55416:((x,D,c)=>{c.d(D,{U:()=>h,
Z:()=>p});var O=c(58552),b=c(98446),M=c(85673);const E=20,P=/[\p{Cc}\u2028\u2029]/u,L=new RegExp("\\p{Cs}","u");class p{field;named=[];count=0;constructor(o){this.
field=o}add(o){this.count++,this.named.length<E&&this.named.push(o())}addUnknownMembers(o,l,_,f){for(const m of Object.keys(l))_.includes(m)||this.add(()=>`${o}\
has “${(0,b.Bu)(m)}”, which means nothing there${(0,M.h)(m,_)}: ${f}`)}raise(){const o=this.count-this.named.length,l=[...this.named,...o>0?[`has ${o} furth\
er problems`]:[]];if(l.length>0)throw(0,O.G6)(l.map(_=>({field:this.field,message:_})))}}function h(i){if(P.test(i))return"must not contain control characters o\
r line breaks";if(L.test(i))return"must not contain an incomplete character (a lone surrogate)"}}),808:((x,D,c)=>{c.r(D),c.d(D,{set_page_labels:()=>P});var O=c(
33546),b=c(64173),M=c(14029),E=c(60057);const P=async(p,{labels:h,open_password:i},o)=>{const l=await(0,b.E)(p.bytes,o,{password:i}),_=l.pages.count,f=(0,E.f)(h,
_);return(0,O.k$)(l,f),{documents:[{name:p.name,bytes:await(0,M.UN)(l),pageCount:_}],notes:f.length===0?[L]:[],facts:{pageCount:_,labelledPages:f.length===0?0:_-
f[0].first}}},L={code:"no_labels",message:"The document has no page labels now, because labels has none.",mentions:["labels"]}}),33546:((x,D,c)=>{c.d(D,{FB:()=>P,
Hr:()=>p,Zh:()=>h,k$:()=>L,qm:()=>i});var O=c(93604),b=c(45599),M=c(81077);const E={first:0,style:"D",prefix:void 0,start:1};async function P(s){const t=s.catalog.
get("PageLabels");if(!s.dict(t))return;const r=(await(0,M.Zc)(s,t,"Nums")).map(([e,n])=>({first:Number(e),label:s.dict(n)})).filter(({first:e})=>Number.isInteger(
e)&&e>=0).sort((e,n)=>e.first-n.first).filter(({first:e},n,a)=>a[n+1]?.first!==e).map(({first:e,label:n})=>({first:e,...o(s,n)}));return r[0]?.first===0?r:[E,...r]}
function L(s,t){const r=s.editCatalog();if(t.length===0){r.delete("PageLabels");return}const e=t[0].first===0?t:[E,...t],n=m(s),a=e.map(({first:u,start:d,...y})=>[
u,f({...y,number:d},n)]);r.set("PageLabels",s.add((0,M.H6)(s,a,"Nums")))}async function p(s){const t=await P(s);if(!t)return;const r=t.map(({first:e})=>e);return e=>{
const n=t[(0,O.M)(r,e)-1];return{...n,number:n.start+e-n.first}}}function h(s,t){const r=[],e=m(s);let n,a=0;for(const u of t)(!n||!l(n,u))&&r.push([a,f(u,e)]),
n=u,a++;return(0,M.H6)(s,r,"Nums")}async function i(s,t){const r=await p(s);if(!r)return;const e=h(s,Array.from(t,n=>r(n-1)));s.editCatalog().set("PageLabels",s.
add(e))}function o(s,t){const r=s.resolve(t?.get("S")),e=s.resolve(t?.get("P")),n=s.resolve(t?.get("St"));return{style:r instanceof b.SX?r.text:void 0,prefix:e instanceof
b.Mx&&e.bytes.length>0?e:void 0,start:typeof n=="number"&&Number.isInteger(n)&&n>=1?n:1}}function l(s,t){return s.style!==t.style||t.style!==void 0&&t.number!==
s.number+1?!1:s.prefix===t.prefix?!0:!!s.prefix&&!!t.prefix&&Buffer.compare(s.prefix.bytes,t.prefix.bytes)===0}const _=100;function f({style:s,prefix:t,number:r},e){
return(0,b.jd)({S:s===void 0?void 0:(0,b.UU)(s),P:t&&t.bytes.length>_?e(t):t,St:s===void 0||r===1?void 0:r})}function m(s){const t=new Map;return r=>{let e=t.get(
r);return e||t.set(r,e=s.add(r)),e}}}),81077:((x,D,c)=>{c.d(D,{AN:()=>i,BX:()=>L,H6:()=>p,MN:()=>h,Pu:()=>E,Zc:()=>P});var O=c(45599),b=c(9819);const M=64,E=t=>typeof t==
"number"?String(t):Buffer.from(t.bytes).toString("latin1");async function P(t,r,e){const n=[];for(const a of await l(t,r,0,e)){for(const d of f(t,a,e))n.push(d);
const u=t.job.pace.step(o);u&&await u}return n}async function L(t,r,e,n,a,u){const d=await l(t,r,e,n,u);for(let y=d.length-1;y>=0;y--){const g=d[y],A=f(t,g,n),w=A.
filter(([I,K])=>!a(I,K)),T=t.job.pace.step(o+A.length*o);T&&await T,w.length<A.length&&(t.edit(g.holder),g.dict.set(n,w.flat()),g.changed=!0);for(const I of g.repeats)
t.edit(g.holder),g.dict.delete(I),g.changed=!0;if(g.emptyKids){const I=(t.array(g.dict.get("Kids"))??[]).filter(K=>!g.emptyKids.has(t.dict(K)));t.edit(g.holder),
g.dict.set("Kids",I),g.changed=!0}if(!g.changed)continue;const R=t.array(g.dict.get("Kids"))??[];g.empty=w.length===0&&R.length===0;const C=g.parent;C&&(C.changed=
!0,g.empty?(C.emptyKids??=new Set).add(g.dict):m(t,g,w,R))}return d[0]?.empty??!1}function p(t,r,e){if(r.length<=M)return(0,O.jd)({[e]:r.flat()});let n=[];for(const a of s(
r)){const[u,d]=[a[0][0],a.at(-1)[0]];n.push({ref:t.add((0,O.jd)({Limits:[u,d],[e]:a.flat()})),low:u,high:d})}for(;n.length>M;)n=s(n).map(a=>{const[u,d]=[a[0].low,
a.at(-1).high];return{ref:t.add((0,O.jd)({Limits:[u,d],Kids:a.map(({ref:y})=>y)})),low:u,high:d}});return(0,O.jd)({Kids:n.map(({ref:a})=>a)})}const h=(t,r)=>p(t,
i([...r].map(([e,n])=>[(0,O.Px)(e),n])),"Names");function i(t){return t.map(r=>({entry:r,key:E(r[0])})).sort((r,e)=>r.key<e.key?-1:r.key>e.key?1:0).map(({entry:r})=>r)}
const o=100;async function l(t,r,e,n,a){const u=new b.b9(t),d=new Set,y=w=>d.size<d.add(w).size,g=[],A=[{value:r??null,holder:e,parent:void 0}];for(let w=A.pop();w!==
void 0;w=A.pop()){u.spend(1);const T=t.dict(w.value);if(!T||!y(T)||a&&w.parent&&!_(t,T,a))continue;const R=[],C=v=>{const U=t.array(T.get(v));return!U||y(U)?U??
[]:(R.push(v),[])},I=C(n).length>>1,K=C("Kids"),B={dict:T,holder:(0,b.Kd)(w.value,w.holder),parent:w.parent,repeats:R};g.push(B),u.spend(I);for(let v=K.length-1;v>=
0;v--)A.push({value:K[v],holder:(0,b.Kd)(T.get("Kids"),B.holder),parent:B});const N=t.job.pace.step(o+I*o);N&&await N}return g}function _(t,r,e){const[n,a]=t.array(
r.get("Limits"))??[];return typeof n!="number"||typeof a!="number"||e(n,a)}function f(t,{dict:r,repeats:e},n){const a=e.includes(n)?void 0:t.array(r.get(n));if(!a)
return[];const u=[];for(let d=0;d+1<a.length;d+=2){const y=t.resolve(a[d]);(n==="Names"?y instanceof O.Mx:typeof y=="number")&&u.push([y,a[d+1]])}return u}function m(t,r,e,n){
const a=y=>t.array(t.dict(y)?.get("Limits"))??[],u=e[0]?.[0]??a(n[0])[0],d=e.at(-1)?.[0]??a(n.at(-1))[1];t.edit(r.holder),u!==void 0&&d!==void 0?r.dict.set("Lim\
its",[u,d]):r.dict.delete("Limits")}function s(t){const r=[];for(let e=0;e<t.length;e+=M)r.push(t.slice(e,e+M));return r}}),59071:((x,D,c)=>{c.d(D,{Gh:()=>l,ZK:()=>_,
wh:()=>o});var O=c(77581),b=c(45599);const M=/\u001b[A-Za-z]{2}[A-Za-z-]{0,8}\u001b/g,E=/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]/g,P=/[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g,
L=f=>f.replace(M,"").replace(E,"").replace(P,"�"),p=200,h=new WeakMap;function i(f){if(f.bytes.length<p)return L((0,O.g7)(f));let m=h.get(f);return m===void 0&&
h.set(f,m=L((0,O.g7)(f))),m}const o=f=>L(f).trim();function l(f){const m=f instanceof b.Mx?i(f).trim():"";return m===""?null:m}const _=f=>f?i(f):""}),9819:((x,D,c)=>{
c.d(D,{J7:()=>M,Kd:()=>L,Wo:()=>p,_i:()=>P,b9:()=>E});var O=c(42973),b=c(45599);class M{document;gone=new Set;chased=new Set;constructor(i){this.document=i}remove(i){
const{catalog:o,catalogNumber:l,pages:_}=this.document,f=o.get("Pages");i===l||(0,b.i9)(f)&&i===f.number||_.holds(i)||(this.gone.add(i),this.document.remove(i))}chase(i){
this.chased.add(i)}removed(){return this.gone}takeChased(){const i=this.chased;return this.chased=new Set,i}isGone(i){return(0,b.i9)(i)&&this.gone.has(i.number)}}
class E{most;left;constructor(i){this.most=this.left=i.job.limits.nodes}spend=i=>{if(this.left-=i,this.left<0)throw(0,O.F)("nodes",`The document has more than ${this.
most} fields, bookmarks, names and structure elements`,"Remove bookmarks or tags with another program first")}}class P{seen;beyond=new Set;allowance;constructor(i,o=new E(
i)){this.allowance=o,this.seen=new Uint8Array((i.size>>3)+1)}first(i){if(this.allowance.spend(1),!(0,b.i9)(i))return!0;const{number:o}=i,l=o>>3;if(l>=this.seen.
length)return this.beyond.size<this.beyond.add(o).size;const _=1<<(o&7),f=(this.seen[l]&_)===0;return this.seen[l]|=_,f}}function L(h,i){return(0,b.i9)(h)?h.number:
i}function p(h,i){const o=h.catalog.get(i),l=h.dict(o);return l&&{dict:l,holder:L(o,h.catalogNumber)}}}),93604:((x,D,c)=>{c.d(D,{B:()=>O,M:()=>b});const O=(E,P)=>M(
E,P,!1),b=(E,P)=>M(E,P,!0);function M(E,P,L){let[p,h]=[0,E.length];for(;p<h;){const i=p+h>>1,o=E[i];o<P||L&&o===P?p=i+1:h=i}return p}})};
