"use strict";exports.id=808,exports.ids=[808],exports.modules={85673:((x,w,d)=>{d.d(w,{gx:()=>P,h:()=>E});function O(s,l){const _=y(s,l);if(_!==void 0)return[_];const f=m(s);
return l.filter(p=>m(p).some(o=>o.length>3&&f.includes(o)))}function y(s,l){let _;const f=m(s);for(const p of l){const o=M(f,m(p));o<=2&&o<(_?.count??1/0)&&(_={
name:p,count:o})}return _?.name}function M(s,l){return s.length!==l.length?s.length*l.length===0?1/0:M([s.join("")],[l.join("")]):l.reduce((_,f,p)=>{const o=s[p]??
"",t=Math.min(o.length,f.length),r=i(o,f);return r>(t<3?0:t<7?1:2)?1/0:_+r},0)}const E=(s,l)=>L(O(s,l));function P(s,l){const _=y(s,l),f=o=>m(o).sort().join(" "),
p=f(s);return L(_===void 0?l.filter(o=>s!==""&&f(o)===p):[_])}const L=s=>s.length===0||s.length>3?"":` (did you mean ${s.join(" or ")}?)`,m=s=>s.trim().slice(0,
64).replace(/(?<=[a-z])(?=[A-Z])/g," ").toLowerCase().split(/[\s_-]+/).filter(l=>l!==""),h=2;function i(s,l){if(Math.abs(s.length-l.length)>h)return 1/0;let _=[],
f=Array.from({length:l.length+1},(o,t)=>t<=h?t:1/0);for(let o=0;o<s.length;o++){const t=[];t[0]=o+1;let r=1/0;for(let e=Math.max(0,o-h);e<=Math.min(l.length-1,o+
h);e++){const n=o>0&&e>0&&s[o]===l[e-1]&&s[o-1]===l[e];t[e+1]=Math.min((f[e+1]??1/0)+1,(t[e]??1/0)+1,(f[e]??1/0)+(s[o]===l[e]?0:1),n?(_[e-1]??1/0)+1:1/0),r=Math.
min(r,t[e+1])}if(r>h)return 1/0;_=f,f=t}const p=f[l.length]??1/0;return p>h?1/0:p}}),60057:((x,w,d)=>{d.d(w,{d:()=>f,f:()=>p});var O=d(61729),y=d(33546),M=d(59071),
E=d(11338),P=d(77581),L=d(85673),m=d(55416);const h=new Map([["decimal","D"],["roman_lower","r"],["roman_upper","R"],["letters_lower","a"],["letters_upper","A"],
["none",void 0]]),i=[...h.keys()],s=["from","style","prefix","start"],l=1e9,_=60;async function f(e){const n=await(0,y.FB)(e);if(!n)return null;const a=[];let u=0;
for(const{first:c,style:b,prefix:g,start:A}of n){if(c>=e.pages.count)break;const D=(0,M.ZK)(g);if(u+=_+D.length,u>E.B.fields.labels.maxLength)return null;a.push(
{from:c+1,style:i.find(R=>h.get(R)===b)??"none",prefix:D,start:A});const T=e.job.pace.step(100);T&&await T}return{labels:a}}function p(e,n){const a=new o(n),u=a.
read(e);return a.problems.raise(),u.sort((c,b)=>c.first-b.first)}class o{pageCount;problems=new m.Z("labels");places=new Map;constructor(n){this.pageCount=n}read(n){
this.problems.addUnknownMembers("",n,["labels"],"it takes only labels");const{labels:a}=n;return Array.isArray(a)?a.map((u,c)=>this.range(u,`labels[${c}]`)):(this.
problems.add(()=>'must have labels, a list of ranges, such as {"labels": [{"from": 1, "style": "roman_lower"}, {"from": 5}]}'),[])}range(n,a){if(!(0,O.Gv)(n))return this.
problems.add(()=>`${a} must be an object with from, and with style, prefix and start as you need them`),t;this.problems.addUnknownMembers(`${a} `,n,s,"a range h\
as from, style, prefix and start");const{from:u,style:c="decimal",prefix:b="",start:g=1}=n;this.checkFrom(u,a),(typeof c!="string"||!h.has(c))&&this.problems.add(
()=>`${a}.style must be one of ${i.join(", ")}${typeof c=="string"?(0,L.h)(c,i):""}`);const A=typeof b=="string"?(0,m.U)(b):'must be a text, such as "A-"; leave\
 it out for none';return A&&this.problems.add(()=>`${a}.prefix ${A}`),r(g,l)?c==="none"&&g!==1&&this.problems.add(()=>`${a}.start has no effect with the style n\
one: leave it out, or choose another style`):this.problems.add(()=>`${a}.start must be a whole number from 1 to ${l}: the number of the first page of the range`),
{first:u-1,style:h.get(c),prefix:typeof b=="string"&&b!==""?(0,P.wx)(b):void 0,start:g}}checkFrom(n,a){if(!r(n,this.pageCount)){const c=this.pageCount===1?"must\
 be 1, because the document has one page":`must be a page from 1 to ${this.pageCount}`;this.problems.add(()=>`${a}.from ${n===void 0?"is missing: it ":""}${c}; \
the range begins there`);return}const u=this.places.get(n);u===void 0?this.places.set(n,a):this.problems.add(()=>`${a}.from is ${n}, as in ${u}: give each page \
one range`)}}const t={first:0,style:void 0,prefix:void 0,start:1},r=(e,n)=>typeof e=="number"&&Number.isInteger(e)&&e>=1&&e<=n}),55416:((x,w,d)=>{d.d(w,{U:()=>h,
Z:()=>m});var O=d(58552),y=d(98446),M=d(85673);const E=20,P=/[\p{Cc}\u2028\u2029]/u,L=new RegExp("\\p{Cs}","u");class m{field;named=[];count=0;constructor(s){this.
field=s}add(s){this.count++,this.named.length<E&&this.named.push(s())}addUnknownMembers(s,l,_,f){for(const p of Object.keys(l))_.includes(p)||this.add(()=>`${s}\
has “${(0,y.Bu)(p)}”, which means nothing there${(0,M.h)(p,_)}: ${f}`)}raise(){const s=this.count-this.named.length,l=[...this.named,...s>0?[`has ${s} furth\
er problems`]:[]];if(l.length>0)throw(0,O.G6)(l.map(_=>({field:this.field,message:_})))}}function h(i){if(P.test(i))return"must not contain control characters o\
r line breaks";if(L.test(i))return"must not contain an incomplete character (a lone surrogate)"}}),808:((x,w,d)=>{d.r(w),d.d(w,{set_page_labels:()=>P});var O=d(
33546),y=d(94518),M=d(14029),E=d(60057);const P=async(m,{labels:h,open_password:i},s)=>{const l=await(0,y.E)(m.bytes,s,{password:i}),_=l.pages.count,f=(0,E.f)(h,
_);return(0,O.k$)(l,f),{documents:[{name:m.name,bytes:await(0,M.UN)(l),pageCount:_}],notes:f.length===0?[L]:[],facts:{pageCount:_,labelledPages:f.length===0?0:_-
f[0].first}}},L={code:"no_labels",message:"The document has no page labels now, because labels has none.",mentions:["labels"]}}),33546:((x,w,d)=>{d.d(w,{FB:()=>P,
Hr:()=>m,Zh:()=>h,k$:()=>L,qm:()=>i});var O=d(93604),y=d(45599),M=d(81077);const E={first:0,style:"D",prefix:void 0,start:1};async function P(o){const t=o.catalog.
get("PageLabels");if(!o.dict(t))return;const r=(await(0,M.Zc)(o,t,"Nums")).map(([e,n])=>({first:Number(e),label:o.dict(n)})).filter(({first:e})=>Number.isInteger(
e)&&e>=0).sort((e,n)=>e.first-n.first).filter(({first:e},n,a)=>a[n+1]?.first!==e).map(({first:e,label:n})=>({first:e,...s(o,n)}));return r[0]?.first===0?r:[E,...r]}
function L(o,t){const r=o.editCatalog();if(t.length===0){r.delete("PageLabels");return}const e=t[0].first===0?t:[E,...t],n=p(o),a=e.map(({first:u,start:c,...b})=>[
u,f({...b,number:c},n)]);r.set("PageLabels",o.add((0,M.H6)(o,a,"Nums")))}async function m(o){const t=await P(o);if(!t)return;const r=t.map(({first:e})=>e);return e=>{
const n=t[(0,O.M)(r,e)-1];return{...n,number:n.start+e-n.first}}}function h(o,t){const r=[],e=p(o);let n,a=0;for(const u of t)(!n||!l(n,u))&&r.push([a,f(u,e)]),
n=u,a++;return(0,M.H6)(o,r,"Nums")}async function i(o,t){const r=await m(o);if(!r)return;const e=h(o,Array.from(t,n=>r(n-1)));o.editCatalog().set("PageLabels",o.
add(e))}function s(o,t){const r=o.resolve(t?.get("S")),e=o.resolve(t?.get("P")),n=o.resolve(t?.get("St"));return{style:r instanceof y.SX?r.text:void 0,prefix:e instanceof
y.Mx&&e.bytes.length>0?e:void 0,start:typeof n=="number"&&Number.isInteger(n)&&n>=1?n:1}}function l(o,t){return o.style!==t.style||t.style!==void 0&&t.number!==
o.number+1?!1:o.prefix===t.prefix?!0:!!o.prefix&&!!t.prefix&&Buffer.compare(o.prefix.bytes,t.prefix.bytes)===0}const _=100;function f({style:o,prefix:t,number:r},e){
return(0,y.jd)({S:o===void 0?void 0:(0,y.UU)(o),P:t&&t.bytes.length>_?e(t):t,St:o===void 0||r===1?void 0:r})}function p(o){const t=new Map;return r=>{let e=t.get(
r);return e||t.set(r,e=o.add(r)),e}}}),81077:((x,w,d)=>{d.d(w,{AN:()=>i,BX:()=>L,H6:()=>m,MN:()=>h,Pu:()=>E,Zc:()=>P});var O=d(45599),y=d(9819);const M=64,E=t=>typeof t==
"number"?String(t):Buffer.from(t.bytes).toString("latin1");async function P(t,r,e){const n=[];for(const a of await l(t,r,0,e)){for(const c of f(t,a,e))n.push(c);
const u=t.job.pace.step(s);u&&await u}return n}async function L(t,r,e,n,a,u){const c=await l(t,r,e,n,u);for(let b=c.length-1;b>=0;b--){const g=c[b],A=f(t,g,n),D=A.
filter(([I,K])=>!a(I,K)),T=t.job.pace.step(s+A.length*s);T&&await T,D.length<A.length&&(t.edit(g.holder),g.dict.set(n,D.flat()),g.changed=!0);for(const I of g.repeats)
t.edit(g.holder),g.dict.delete(I),g.changed=!0;if(g.emptyKids){const I=(t.array(g.dict.get("Kids"))??[]).filter(K=>!g.emptyKids.has(t.dict(K)));t.edit(g.holder),
g.dict.set("Kids",I),g.changed=!0}if(!g.changed)continue;const R=t.array(g.dict.get("Kids"))??[];g.empty=D.length===0&&R.length===0;const C=g.parent;C&&(C.changed=
!0,g.empty?(C.emptyKids??=new Set).add(g.dict):p(t,g,D,R))}return c[0]?.empty??!1}function m(t,r,e){if(r.length<=M)return(0,O.jd)({[e]:r.flat()});let n=[];for(const a of o(
r)){const[u,c]=[a[0][0],a.at(-1)[0]];n.push({ref:t.add((0,O.jd)({Limits:[u,c],[e]:a.flat()})),low:u,high:c})}for(;n.length>M;)n=o(n).map(a=>{const[u,c]=[a[0].low,
a.at(-1).high];return{ref:t.add((0,O.jd)({Limits:[u,c],Kids:a.map(({ref:b})=>b)})),low:u,high:c}});return(0,O.jd)({Kids:n.map(({ref:a})=>a)})}async function h(t,r){
const{pace:e}=t.job,n=[];for(const[c,b]of r){n.push([(0,O.Px)(c),b]);const g=e.step(10*s);g&&await g}const a=i(n),u=e.step(a.length*10*s);return u&&await u,m(t,
a,"Names")}function i(t){return t.map(r=>({entry:r,key:E(r[0])})).sort((r,e)=>r.key<e.key?-1:r.key>e.key?1:0).map(({entry:r})=>r)}const s=100;async function l(t,r,e,n,a){
const u=new y.b9(t),c=new Set,b=D=>c.size<c.add(D).size,g=[],A=[{value:r??null,holder:e,parent:void 0}];for(let D=A.pop();D!==void 0;D=A.pop()){u.spend(1);const T=t.
dict(D.value);if(!T||!b(T)||a&&D.parent&&!_(t,T,a))continue;const R=[],C=v=>{const U=t.array(T.get(v));return!U||b(U)?U??[]:(R.push(v),[])},I=C(n).length>>1,K=C(
"Kids"),B={dict:T,holder:(0,y.Kd)(D.value,D.holder),parent:D.parent,repeats:R};g.push(B),u.spend(I);for(let v=K.length-1;v>=0;v--)A.push({value:K[v],holder:(0,y.
Kd)(T.get("Kids"),B.holder),parent:B});const N=t.job.pace.step(s+I*s);N&&await N}return g}function _(t,r,e){const[n,a]=t.array(r.get("Limits"))??[];return typeof n!=
"number"||typeof a!="number"||e(n,a)}function f(t,{dict:r,repeats:e},n){const a=e.includes(n)?void 0:t.array(r.get(n));if(!a)return[];const u=[];for(let c=0;c+1<
a.length;c+=2){const b=t.resolve(a[c]);(n==="Names"?b instanceof O.Mx:typeof b=="number")&&u.push([b,a[c+1]])}return u}function p(t,r,e,n){const a=b=>t.array(t.
dict(b)?.get("Limits"))??[],u=e[0]?.[0]??a(n[0])[0],c=e.at(-1)?.[0]??a(n.at(-1))[1];t.edit(r.holder),u!==void 0&&c!==void 0?r.dict.set("Limits",[u,c]):r.dict.delete(
"Limits")}function o(t){const r=[];for(let e=0;e<t.length;e+=M)r.push(t.slice(e,e+M));return r}}),59071:((x,w,d)=>{d.d(w,{Gh:()=>l,ZK:()=>_,wh:()=>s});var O=d(77581),
y=d(45599);const M=/\u001b[A-Za-z]{2}[A-Za-z-]{0,8}\u001b/g,E=/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]/g,P=/[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g,
L=f=>f.replace(M,"").replace(E,"").replace(P,"�"),m=200,h=new WeakMap;function i(f){if(f.bytes.length<m)return L((0,O.g7)(f));let p=h.get(f);return p===void 0&&
h.set(f,p=L((0,O.g7)(f))),p}const s=f=>L(f).trim();function l(f){const p=f instanceof y.Mx?i(f).trim():"";return p===""?null:p}const _=f=>f?i(f):""}),9819:((x,w,d)=>{
d.d(w,{J7:()=>M,Kd:()=>L,Wo:()=>m,_i:()=>P,b9:()=>E});var O=d(42973),y=d(45599);class M{document;gone=new Set;chased=new Set;constructor(i){this.document=i}remove(i){
const{catalog:s,catalogNumber:l,pages:_}=this.document,f=s.get("Pages");i===l||(0,y.i9)(f)&&i===f.number||_.holds(i)||(this.gone.add(i),this.document.remove(i))}chase(i){
this.chased.add(i)}removed(){return this.gone}takeChased(){const i=this.chased;return this.chased=new Set,i}isGone(i){return(0,y.i9)(i)&&this.gone.has(i.number)}}
class E{most;left;constructor(i){this.most=this.left=i.job.limits.nodes}spend=i=>{if(this.left-=i,this.left<0)throw(0,O.F)("nodes",`The document has more than ${this.
most} fields, bookmarks, names and structure elements`,"Remove bookmarks or tags with another program first")}}class P{seen;beyond=new Set;allowance;constructor(i,s=new E(
i)){this.allowance=s,this.seen=new Uint8Array((i.size>>3)+1)}first(i){if(this.allowance.spend(1),!(0,y.i9)(i))return!0;const{number:s}=i,l=s>>3;if(l>=this.seen.
length)return this.beyond.size<this.beyond.add(s).size;const _=1<<(s&7),f=(this.seen[l]&_)===0;return this.seen[l]|=_,f}}function L(h,i){return(0,y.i9)(h)?h.number:
i}function m(h,i){const s=h.catalog.get(i),l=h.dict(s);return l&&{dict:l,holder:L(s,h.catalogNumber)}}}),93604:((x,w,d)=>{d.d(w,{B:()=>O,M:()=>y});const O=(E,P)=>M(
E,P,!1),y=(E,P)=>M(E,P,!0);function M(E,P,L){let[m,h]=[0,E.length];for(;m<h;){const i=m+h>>1,s=E[i];s<P||L&&s===P?m=i+1:h=i}return m}})};
