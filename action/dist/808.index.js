"use strict";exports.id=808,exports.ids=[808],exports.modules={85673:((K,A,u)=>{u.d(A,{gx:()=>w,h:()=>L});function O(s,r){const _=E(s,r);if(_!==void 0)return[_];const a=M(s);
return r.filter(b=>M(b).some(e=>e.length>3&&a.includes(e)))}function E(s,r){let _;const a=M(s);for(const b of r){const e=P(a,M(b));e<=2&&e<(_?.count??1/0)&&(_={
name:b,count:e})}return _?.name}function P(s,r){return s.length!==r.length?s.length*r.length===0?1/0:P([s.join("")],[r.join("")]):r.reduce((_,a,b)=>{const e=s[b]??
"",i=Math.min(e.length,a.length),h=f(e,a);return h>(i<3?0:i<7?1:2)?1/0:_+h},0)}const L=(s,r)=>D(O(s,r));function w(s,r){const _=E(s,r),a=e=>M(e).sort().join(" "),
b=a(s);return D(_===void 0?r.filter(e=>s!==""&&a(e)===b):[_])}const D=s=>s.length===0||s.length>3?"":` (did you mean ${s.join(" or ")}?)`,M=s=>s.trim().slice(0,
64).replace(/(?<=[a-z])(?=[A-Z])/g," ").toLowerCase().split(/[\s_-]+/).filter(r=>r!==""),m=2;function f(s,r){if(Math.abs(s.length-r.length)>m)return 1/0;let _=[],
a=Array.from({length:r.length+1},(e,i)=>i<=m?i:1/0);for(let e=0;e<s.length;e++){const i=[];i[0]=e+1;let h=1/0;for(let n=Math.max(0,e-m);n<=Math.min(r.length-1,e+
m);n++){const t=e>0&&n>0&&s[e]===r[n-1]&&s[e-1]===r[n];i[n+1]=Math.min((a[n+1]??1/0)+1,(i[n]??1/0)+1,(a[n]??1/0)+(s[e]===r[n]?0:1),t?(_[n-1]??1/0)+1:1/0),h=Math.
min(h,i[n+1])}if(h>m)return 1/0;_=a,a=i}const b=a[r.length]??1/0;return b>m?1/0:b}}),60057:((K,A,u)=>{u.d(A,{d:()=>a,f:()=>b});var O=u(61729),E=u(33546),P=u(59071),
L=u(11338),w=u(77581),D=u(85673),M=u(55416);const m=new Map([["decimal","D"],["roman_lower","r"],["roman_upper","R"],["letters_lower","a"],["letters_upper","A"],
["none",void 0]]),f=[...m.keys()],s=["from","style","prefix","start"],r=1e9,_=60;async function a(n){const t=await(0,E.FB)(n);if(!t)return null;const o=[];let c=0;
for(const{first:l,style:d,prefix:p,start:g}of t){if(l>=n.pages.count)break;const T=(0,P.ZK)(p);if(c+=_+T.length,c>L.B.fields.labels.maxLength)return null;o.push(
{from:l+1,style:f.find(x=>m.get(x)===d)??"none",prefix:T,start:g});const y=n.job.pace.step(100);y&&await y}return{labels:o}}function b(n,t){const o=new e(t),c=o.
read(n);return o.problems.raise(),c.sort((l,d)=>l.first-d.first)}class e{pageCount;problems=new M.Z("labels");places=new Map;constructor(t){this.pageCount=t}read(t){
this.problems.addUnknownMembers("",t,["labels"],"it takes only labels");const{labels:o}=t;return Array.isArray(o)?o.map((c,l)=>this.range(c,`labels[${l}]`)):(this.
problems.add(()=>'must have labels, a list of ranges, such as {"labels": [{"from": 1, "style": "roman_lower"}, {"from": 5}]}'),[])}range(t,o){if(!(0,O.Gv)(t))return this.
problems.add(()=>`${o} must be an object with from, and with style, prefix and start as you need them`),i;this.problems.addUnknownMembers(`${o} `,t,s,"a range h\
as from, style, prefix and start");const{from:c,style:l="decimal",prefix:d="",start:p=1}=t;this.checkFrom(c,o),(typeof l!="string"||!m.has(l))&&this.problems.add(
()=>`${o}.style must be one of ${f.join(", ")}${typeof l=="string"?(0,D.h)(l,f):""}`);const g=typeof d=="string"?(0,M.U)(d):'must be a text, such as "A-"; leave\
 it out for none';return g&&this.problems.add(()=>`${o}.prefix ${g}`),h(p,r)?l==="none"&&p!==1&&this.problems.add(()=>`${o}.start has no effect with the style n\
one: leave it out, or choose another style`):this.problems.add(()=>`${o}.start must be a whole number from 1 to ${r}: the number of the first page of the range`),
{first:c-1,style:m.get(l),prefix:typeof d=="string"&&d!==""?(0,w.wx)(d):void 0,start:p}}checkFrom(t,o){if(!h(t,this.pageCount)){const l=this.pageCount===1?"must\
 be 1, because the document has one page":`must be a page from 1 to ${this.pageCount}`;this.problems.add(()=>`${o}.from ${t===void 0?"is missing: it ":""}${l}; \
the range begins there`);return}const c=this.places.get(t);c===void 0?this.places.set(t,o):this.problems.add(()=>`${o}.from is ${t}, as in ${c}: give each page \
one range`)}}const i={first:0,style:void 0,prefix:void 0,start:1},h=(n,t)=>typeof n=="number"&&Number.isInteger(n)&&n>=1&&n<=t}),55416:((K,A,u)=>{u.d(A,{U:()=>m,
Z:()=>M});var O=u(58552),E=u(98446),P=u(85673);const L=20,w=/[\p{Cc}\u2028\u2029]/u,D=new RegExp("\\p{Cs}","u");class M{field;named=[];count=0;constructor(s){this.
field=s}add(s){this.count++,this.named.length<L&&this.named.push(s())}addUnknownMembers(s,r,_,a){for(const b of Object.keys(r))_.includes(b)||this.add(()=>`${s}\
has “${(0,E.Bu)(b)}”, which means nothing there${(0,P.h)(b,_)}: ${a}`)}raise(){const s=this.count-this.named.length,r=[...this.named,...s>0?[`has ${s} furth\
er problems`]:[]];if(r.length>0)throw(0,O.G6)(r.map(_=>({field:this.field,message:_})))}}function m(f){if(w.test(f))return"must not contain control characters o\
r line breaks";if(D.test(f))return"must not contain an incomplete character (a lone surrogate)"}}),808:((K,A,u)=>{u.r(A),u.d(A,{set_page_labels:()=>w});var O=u(
33546),E=u(21836),P=u(14029),L=u(60057);const w=async(M,{labels:m,open_password:f},s)=>{const r=await(0,E.E)(M.bytes,s,{password:f}),_=r.pages.count,a=(0,L.f)(m,
_);return(0,O.k$)(r,a),{documents:[{name:M.name,bytes:await(0,P.UN)(r),pageCount:_}],notes:a.length===0?[D]:[],facts:{pageCount:_,labelledPages:a.length===0?0:_-
a[0].first}}},D={code:"no_labels",message:"The document has no page labels now, because labels has none.",mentions:["labels"]}}),33546:((K,A,u)=>{u.d(A,{FB:()=>w,
Hr:()=>M,Zh:()=>m,k$:()=>D,qm:()=>f});var O=u(93604),E=u(45599),P=u(81077);const L={first:0,style:"D",prefix:void 0,start:1};async function w(e){const i=e.catalog.
get("PageLabels");if(!e.dict(i))return;const h=(await(0,P.Zc)(e,i,"Nums")).map(([n,t])=>({first:Number(n),label:e.dict(t)})).filter(({first:n})=>Number.isInteger(
n)&&n>=0).sort((n,t)=>n.first-t.first).filter(({first:n},t,o)=>o[t+1]?.first!==n).map(({first:n,label:t})=>({first:n,...s(e,t)}));return h[0]?.first===0?h:[L,...h]}
function D(e,i){const h=e.editCatalog();if(i.length===0){h.delete("PageLabels");return}const n=i[0].first===0?i:[L,...i],t=b(e),o=n.map(({first:c,start:l,...d})=>[
c,a({...d,number:l},t)]);h.set("PageLabels",e.add((0,P.H6)(e,o,"Nums")))}async function M(e){const i=await w(e);if(!i)return;const h=i.map(({first:n})=>n);return n=>{
const t=i[(0,O.MJ)(h,n)-1];return{...t,number:t.start+n-t.first}}}function m(e,i){const h=[],n=b(e);let t,o=0;for(const c of i)(!t||!r(t,c))&&h.push([o,a(c,n)]),
t=c,o++;return(0,P.H6)(e,h,"Nums")}async function f(e,i){const h=await M(e);if(!h)return;const n=m(e,Array.from(i,t=>h(t-1)));e.editCatalog().set("PageLabels",e.
add(n))}function s(e,i){const h=e.resolve(i?.get("S")),n=e.resolve(i?.get("P")),t=e.resolve(i?.get("St"));return{style:h instanceof E.SX?h.text:void 0,prefix:n instanceof
E.Mx&&n.bytes.length>0?n:void 0,start:typeof t=="number"&&Number.isInteger(t)&&t>=1?t:1}}function r(e,i){return e.style!==i.style||i.style!==void 0&&i.number!==
e.number+1?!1:e.prefix===i.prefix?!0:!!e.prefix&&!!i.prefix&&Buffer.compare(e.prefix.bytes,i.prefix.bytes)===0}const _=100;function a({style:e,prefix:i,number:h},n){
return(0,E.jd)({S:e===void 0?void 0:(0,E.UU)(e),P:i&&i.bytes.length>_?n(i):i,St:e===void 0||h===1?void 0:h})}function b(e){const i=new Map;return h=>{let n=i.get(
h);return n||i.set(h,n=e.add(h)),n}}}),81077:((K,A,u)=>{u.d(A,{BX:()=>M,H6:()=>m,MN:()=>f,Pu:()=>w,Zc:()=>D,r6:()=>s});var O=u(45599),E=u(93604),P=u(9819);const L=64,
w=t=>typeof t=="number"?String(t):Buffer.from(t.bytes).toString("latin1");async function D(t,o,c){const l=[];for(const d of await a(t,o,0,c)){for(const g of e(t,
d,c))l.push(g);const p=t.job.pace.step(r);p&&await p}return l}async function M(t,o,c,l,d,p){const g=await a(t,o,c,l,p);for(let T=g.length-1;T>=0;T--){const y=g[T],
x=e(t,y,l),I=x.filter(([C,U])=>!d(C,U)),S=t.job.pace.step(r+x.length*r);S&&await S,I.length<x.length&&(t.edit(y.holder),y.dict.set(l,h(I)),y.changed=!0);for(const C of y.
repeats)t.edit(y.holder),y.dict.delete(C),y.changed=!0;if(y.emptyKids){const C=(t.array(y.dict.get("Kids"))??[]).filter(U=>!y.emptyKids.has(t.dict(U)));t.edit(y.
holder),y.dict.set("Kids",C),y.changed=!0}if(!y.changed)continue;const R=t.array(y.dict.get("Kids"))??[];y.empty=I.length===0&&R.length===0;const v=y.parent;v&&
(v.changed=!0,y.empty?(v.emptyKids??=new Set).add(y.dict):i(t,y,I,R))}return g[0]?.empty??!1}function m(t,o,c){if(o.length<=L)return(0,O.jd)({[c]:h(o)});let l=[];
for(const d of n(o)){const[p,g]=[d[0][0],d.at(-1)[0]];l.push({ref:t.add((0,O.jd)({Limits:[p,g],[c]:h(d)})),low:p,high:g})}for(;l.length>L;)l=n(l).map(d=>{const[
p,g]=[d[0].low,d.at(-1).high];return{ref:t.add((0,O.jd)({Limits:[p,g],Kids:d.map(({ref:T})=>T)})),low:p,high:g}});return(0,O.jd)({Kids:l.map(({ref:d})=>d)})}async function f(t,o){
const{pace:c}=t.job,l=[];for(const[d,p]of o){l.push([(0,O.Px)(d),p]);const g=c.step(10*r);g&&await g}return m(t,await s(t,l),"Names")}async function s(t,o){const{
pace:c}=t.job,l=[];for(const p of o){l.push({entry:p,key:w(p[0])});const g=c.step(r);g&&await g}return(await(0,E.qZ)(l,(p,g)=>p.key<g.key?-1:p.key>g.key?1:0,c)).
map(({entry:p})=>p)}const r=100,_=30;async function a(t,o,c,l,d){const p=new P.b9(t),g=new Set,T=I=>g.size<g.add(I).size,y=[],x=[{value:o??null,holder:c,parent:void 0}];
for(let I=x.pop();I!==void 0;I=x.pop()){p.spend(1);const S=t.job.pace.step(r);S&&await S;const R=t.dict(I.value);if(!R||!T(R)||d&&I.parent&&!b(t,R,d))continue;const v=[],
C=B=>{const N=t.array(R.get(B));return!N||T(N)?N??[]:(v.push(B),[])},U=C(l).length>>1,$=C("Kids"),W={dict:R,holder:(0,P.Kd)(I.value,I.holder),parent:I.parent,repeats:v};
y.push(W),p.spend(U);const G=(0,P.Kd)(R.get("Kids"),W.holder);for(let B=$.length-1;B>=0;B--){x.push({value:$[B],holder:G,parent:W});const N=t.job.pace.step(_);N&&
await N}const j=t.job.pace.step(U*r);j&&await j}return y}function b(t,o,c){const[l,d]=t.array(o.get("Limits"))??[];return typeof l!="number"||typeof d!="number"||
c(l,d)}function e(t,{dict:o,repeats:c},l){const d=c.includes(l)?void 0:t.array(o.get(l));if(!d)return[];const p=[];for(let g=0;g+1<d.length;g+=2){const T=t.resolve(
d[g]);(l==="Names"?T instanceof O.Mx:typeof T=="number")&&p.push([T,d[g+1]])}return p}function i(t,o,c,l){const d=T=>t.array(t.dict(T)?.get("Limits"))??[],p=c[0]?.[0]??
d(l[0])[0],g=c.at(-1)?.[0]??d(l.at(-1))[1];t.edit(o.holder),p!==void 0&&g!==void 0?o.dict.set("Limits",[p,g]):o.dict.delete("Limits")}function h(t){const o=[];for(const[
c,l]of t)o.push(c,l);return o}function n(t){const o=[];for(let c=0;c<t.length;c+=L)o.push(t.slice(c,c+L));return o}}),59071:((K,A,u)=>{u.d(A,{Gh:()=>r,ZK:()=>_,
wh:()=>s});var O=u(77581),E=u(45599);const P=/\u001b[A-Za-z]{2}[A-Za-z-]{0,8}\u001b/g,L=/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]/g,w=/[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g,
D=a=>a.replace(P,"").replace(L,"").replace(w,"�"),M=200,m=new WeakMap;function f(a){if(a.bytes.length<M)return D((0,O.g7)(a));let b=m.get(a);return b===void 0&&
m.set(a,b=D((0,O.g7)(a))),b}const s=a=>D(a).trim();function r(a){const b=a instanceof E.Mx?f(a).trim():"";return b===""?null:b}const _=a=>a?f(a):""}),9819:((K,A,u)=>{
u.d(A,{J7:()=>P,Kd:()=>D,Wo:()=>M,_i:()=>w,b9:()=>L});var O=u(42973),E=u(45599);class P{document;gone=new Set;chased=new Set;constructor(f){this.document=f}remove(f){
const{catalog:s,catalogNumber:r,pages:_}=this.document,a=s.get("Pages");f===r||(0,E.i9)(a)&&f===a.number||_.holds(f)||(this.gone.add(f),this.document.remove(f))}chase(f){
this.chased.add(f)}removed(){return this.gone}takeChased(){const f=this.chased;return this.chased=new Set,f}isGone(f){return(0,E.i9)(f)&&this.gone.has(f.number)}}
class L{most;left;constructor(f){this.most=this.left=f.job.limits.nodes}spend=f=>{if(this.left-=f,this.left<0)throw(0,O.F)("nodes",`The document has more than ${this.
most} fields, bookmarks, names and structure elements`,"Remove bookmarks or tags with another program first")}}class w{seen;beyond=new Set;allowance;constructor(f,s=new L(
f)){this.allowance=s,this.seen=new Uint8Array((f.size>>3)+1)}first(f){if(this.allowance.spend(1),!(0,E.i9)(f))return!0;const{number:s}=f,r=s>>3;if(r>=this.seen.
length)return this.beyond.size<this.beyond.add(s).size;const _=1<<(s&7),a=(this.seen[r]&_)===0;return this.seen[r]|=_,a}}function D(m,f){return(0,E.i9)(m)?m.number:
f}function M(m,f){const s=m.catalog.get(f),r=m.dict(s);return r&&{dict:r,holder:D(s,m.catalogNumber)}}})};
