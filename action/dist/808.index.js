"use strict";exports.id=808,exports.ids=[808],exports.modules={85673:((C,T,_)=>{_.d(T,{gx:()=>w,h:()=>P});function b(o,n){const f=E(o,n);if(f!==void 0)return[f];const r=M(o);
return n.filter(h=>M(h).some(s=>s.length>3&&r.includes(s)))}function E(o,n){let f;const r=M(o);for(const h of n){const s=O(r,M(h));s<=2&&s<(f?.count??1/0)&&(f={
name:h,count:s})}return f?.name}function O(o,n){return o.length!==n.length?o.length*n.length===0?1/0:O([o.join("")],[n.join("")]):n.reduce((f,r,h)=>{const s=o[h]??
"",i=Math.min(s.length,r.length),g=a(s,r);return g>(i<3?0:i<7?1:2)?1/0:f+g},0)}const P=(o,n)=>L(b(o,n));function w(o,n){const f=E(o,n),r=s=>M(s).sort().join(" "),
h=r(o);return L(f===void 0?n.filter(s=>o!==""&&r(s)===h):[f])}const L=o=>o.length===0||o.length>3?"":` (did you mean ${o.join(" or ")}?)`,M=o=>o.trim().slice(0,
64).replace(/(?<=[a-z])(?=[A-Z])/g," ").toLowerCase().split(/[\s_-]+/).filter(n=>n!==""),c=2;function a(o,n){if(Math.abs(o.length-n.length)>c)return 1/0;let f=[],
r=Array.from({length:n.length+1},(s,i)=>i<=c?i:1/0);for(let s=0;s<o.length;s++){const i=[];i[0]=s+1;let g=1/0;for(let t=Math.max(0,s-c);t<=Math.min(n.length-1,s+
c);t++){const e=s>0&&t>0&&o[s]===n[t-1]&&o[s-1]===n[t];i[t+1]=Math.min((r[t+1]??1/0)+1,(i[t]??1/0)+1,(r[t]??1/0)+(o[s]===n[t]?0:1),e?(f[t-1]??1/0)+1:1/0),g=Math.
min(g,i[t+1])}if(g>c)return 1/0;f=r,r=i}const h=r[n.length]??1/0;return h>c?1/0:h}}),60057:((C,T,_)=>{_.d(T,{d:()=>r,f:()=>h});var b=_(61729),E=_(33546),O=_(59071),
P=_(11338),w=_(77581),L=_(85673),M=_(55416);const c=new Map([["decimal","D"],["roman_lower","r"],["roman_upper","R"],["letters_lower","a"],["letters_upper","A"],
["none",void 0]]),a=[...c.keys()],o=["from","style","prefix","start"],n=1e9,f=60;async function r(t){const e=await(0,E.FB)(t);if(!e)return null;const l=[];let d=0;
for(const{first:u,style:p,prefix:m,start:D}of e){if(u>=t.pages.count)break;const y=(0,O.ZK)(m);if(d+=f+y.length,d>P.B.fields.labels.maxLength)return null;l.push(
{from:u+1,style:a.find(A=>c.get(A)===p)??"none",prefix:y,start:D});const R=t.job.pace.step(100);R&&await R}return{labels:l}}function h(t,e){const l=new s(e),d=l.
read(t);return l.problems.raise(),d.sort((u,p)=>u.first-p.first)}class s{pageCount;problems=new M.Z("labels");places=new Map;constructor(e){this.pageCount=e}read(e){
this.problems.addUnknownMembers("",e,["labels"],"it takes only labels");const{labels:l}=e;return Array.isArray(l)?l.map((d,u)=>this.range(d,`labels[${u}]`)):(this.
problems.add(()=>'must have labels, a list of ranges, such as {"labels": [{"from": 1, "style": "roman_lower"}, {"from": 5}]}'),[])}range(e,l){if(!(0,b.Gv)(e))return this.
problems.add(()=>`${l} must be an object with from, and with style, prefix and start as you need them`),i;this.problems.addUnknownMembers(`${l} `,e,o,"a range h\
as from, style, prefix and start");const{from:d,style:u="decimal",prefix:p="",start:m=1}=e;this.checkFrom(d,l),(typeof u!="string"||!c.has(u))&&this.problems.add(
()=>`${l}.style must be one of ${a.join(", ")}${typeof u=="string"?(0,L.h)(u,a):""}`);const D=typeof p=="string"?(0,M.U)(p):'must be a text, such as "A-"; leave\
 it out for none';return D&&this.problems.add(()=>`${l}.prefix ${D}`),g(m,n)?u==="none"&&m!==1&&this.problems.add(()=>`${l}.start has no effect with the style n\
one: leave it out, or choose another style`):this.problems.add(()=>`${l}.start must be a whole number from 1 to ${n}: the number of the first page of the range`),
{first:d-1,style:c.get(u),prefix:typeof p=="string"&&p!==""?(0,w.wx)(p):void 0,start:m}}checkFrom(e,l){if(!g(e,this.pageCount)){const u=this.pageCount===1?"must\
 be 1, because the document has one page":`must be a page from 1 to ${this.pageCount}`;this.problems.add(()=>`${l}.from ${e===void 0?"is missing: it ":""}${u}; \
the range begins there`);return}const d=this.places.get(e);d===void 0?this.places.set(e,l):this.problems.add(()=>`${l}.from is ${e}, as in ${d}: give each page \
one range`)}}const i={first:0,style:void 0,prefix:void 0,start:1},g=(t,e)=>typeof t=="number"&&Number.isInteger(t)&&t>=1&&t<=e}),55416:((C,T,_)=>{_.d(T,{U:()=>c,
Z:()=>M});var b=_(58552),E=_(98446),O=_(85673);const P=20,w=/[\p{Cc}\u2028\u2029]/u,L=new RegExp("\\p{Cs}","u");class M{field;named=[];count=0;constructor(o){this.
field=o}add(o){this.count++,this.named.length<P&&this.named.push(o())}addUnknownMembers(o,n,f,r){for(const h of Object.keys(n))f.includes(h)||this.add(()=>`${o}\
has “${(0,E.Bu)(h)}”, which means nothing there${(0,O.h)(h,f)}: ${r}`)}raise(){const o=this.count-this.named.length,n=[...this.named,...o>0?[`has ${o} furth\
er problems`]:[]];if(n.length>0)throw(0,b.G6)(n.map(f=>({field:this.field,message:f})))}}function c(a){if(w.test(a))return"must not contain control characters o\
r line breaks";if(L.test(a))return"must not contain an incomplete character (a lone surrogate)"}}),808:((C,T,_)=>{_.r(T),_.d(T,{set_page_labels:()=>w});var b=_(
33546),E=_(94518),O=_(14029),P=_(60057);const w=async(M,{labels:c,open_password:a},o)=>{const n=await(0,E.E)(M.bytes,o,{password:a}),f=n.pages.count,r=(0,P.f)(c,
f);return(0,b.k$)(n,r),{documents:[{name:M.name,bytes:await(0,O.UN)(n),pageCount:f}],notes:r.length===0?[L]:[],facts:{pageCount:f,labelledPages:r.length===0?0:f-
r[0].first}}},L={code:"no_labels",message:"The document has no page labels now, because labels has none.",mentions:["labels"]}}),33546:((C,T,_)=>{_.d(T,{FB:()=>w,
Hr:()=>M,Zh:()=>c,k$:()=>L,qm:()=>a});var b=_(93604),E=_(45599),O=_(81077);const P={first:0,style:"D",prefix:void 0,start:1};async function w(s){const i=s.catalog.
get("PageLabels");if(!s.dict(i))return;const g=(await(0,O.Zc)(s,i,"Nums")).map(([t,e])=>({first:Number(t),label:s.dict(e)})).filter(({first:t})=>Number.isInteger(
t)&&t>=0).sort((t,e)=>t.first-e.first).filter(({first:t},e,l)=>l[e+1]?.first!==t).map(({first:t,label:e})=>({first:t,...o(s,e)}));return g[0]?.first===0?g:[P,...g]}
function L(s,i){const g=s.editCatalog();if(i.length===0){g.delete("PageLabels");return}const t=i[0].first===0?i:[P,...i],e=h(s),l=t.map(({first:d,start:u,...p})=>[
d,r({...p,number:u},e)]);g.set("PageLabels",s.add((0,O.H6)(s,l,"Nums")))}async function M(s){const i=await w(s);if(!i)return;const g=i.map(({first:t})=>t);return t=>{
const e=i[(0,b.MJ)(g,t)-1];return{...e,number:e.start+t-e.first}}}function c(s,i){const g=[],t=h(s);let e,l=0;for(const d of i)(!e||!n(e,d))&&g.push([l,r(d,t)]),
e=d,l++;return(0,O.H6)(s,g,"Nums")}async function a(s,i){const g=await M(s);if(!g)return;const t=c(s,Array.from(i,e=>g(e-1)));s.editCatalog().set("PageLabels",s.
add(t))}function o(s,i){const g=s.resolve(i?.get("S")),t=s.resolve(i?.get("P")),e=s.resolve(i?.get("St"));return{style:g instanceof E.SX?g.text:void 0,prefix:t instanceof
E.Mx&&t.bytes.length>0?t:void 0,start:typeof e=="number"&&Number.isInteger(e)&&e>=1?e:1}}function n(s,i){return s.style!==i.style||i.style!==void 0&&i.number!==
s.number+1?!1:s.prefix===i.prefix?!0:!!s.prefix&&!!i.prefix&&Buffer.compare(s.prefix.bytes,i.prefix.bytes)===0}const f=100;function r({style:s,prefix:i,number:g},t){
return(0,E.jd)({S:s===void 0?void 0:(0,E.UU)(s),P:i&&i.bytes.length>f?t(i):i,St:s===void 0||g===1?void 0:g})}function h(s){const i=new Map;return g=>{let t=i.get(
g);return t||i.set(g,t=s.add(g)),t}}}),81077:((C,T,_)=>{_.d(T,{BX:()=>M,H6:()=>c,MN:()=>a,Pu:()=>w,Zc:()=>L,r6:()=>o});var b=_(45599),E=_(93604),O=_(9819);const P=64,
w=t=>typeof t=="number"?String(t):Buffer.from(t.bytes).toString("latin1");async function L(t,e,l){const d=[];for(const u of await f(t,e,0,l)){for(const m of h(t,
u,l))d.push(m);const p=t.job.pace.step(n);p&&await p}return d}async function M(t,e,l,d,u,p){const m=await f(t,e,l,d,p);for(let D=m.length-1;D>=0;D--){const y=m[D],
R=h(t,y,d),A=R.filter(([I,K])=>!u(I,K)),x=t.job.pace.step(n+R.length*n);x&&await x,A.length<R.length&&(t.edit(y.holder),y.dict.set(d,i(A)),y.changed=!0);for(const I of y.
repeats)t.edit(y.holder),y.dict.delete(I),y.changed=!0;if(y.emptyKids){const I=(t.array(y.dict.get("Kids"))??[]).filter(K=>!y.emptyKids.has(t.dict(K)));t.edit(y.
holder),y.dict.set("Kids",I),y.changed=!0}if(!y.changed)continue;const B=t.array(y.dict.get("Kids"))??[];y.empty=A.length===0&&B.length===0;const v=y.parent;v&&
(v.changed=!0,y.empty?(v.emptyKids??=new Set).add(y.dict):s(t,y,A,B))}return m[0]?.empty??!1}function c(t,e,l){if(e.length<=P)return(0,b.jd)({[l]:i(e)});let d=[];
for(const u of g(e)){const[p,m]=[u[0][0],u.at(-1)[0]];d.push({ref:t.add((0,b.jd)({Limits:[p,m],[l]:i(u)})),low:p,high:m})}for(;d.length>P;)d=g(d).map(u=>{const[
p,m]=[u[0].low,u.at(-1).high];return{ref:t.add((0,b.jd)({Limits:[p,m],Kids:u.map(({ref:D})=>D)})),low:p,high:m}});return(0,b.jd)({Kids:d.map(({ref:u})=>u)})}async function a(t,e){
const{pace:l}=t.job,d=[];for(const[u,p]of e){d.push([(0,b.Px)(u),p]);const m=l.step(10*n);m&&await m}return c(t,await o(t,d),"Names")}async function o(t,e){const{
pace:l}=t.job,d=[];for(const p of e){d.push({entry:p,key:w(p[0])});const m=l.step(n);m&&await m}return(await(0,E.qZ)(d,(p,m)=>p.key<m.key?-1:p.key>m.key?1:0,l)).
map(({entry:p})=>p)}const n=100;async function f(t,e,l,d,u){const p=new O.b9(t),m=new Set,D=A=>m.size<m.add(A).size,y=[],R=[{value:e??null,holder:l,parent:void 0}];
for(let A=R.pop();A!==void 0;A=R.pop()){p.spend(1);const x=t.dict(A.value);if(!x||!D(x)||u&&A.parent&&!r(t,x,u))continue;const B=[],v=U=>{const S=t.array(x.get(
U));return!S||D(S)?S??[]:(B.push(U),[])},I=v(d).length>>1,K=v("Kids"),N={dict:x,holder:(0,O.Kd)(A.value,A.holder),parent:A.parent,repeats:B};y.push(N),p.spend(I);
for(let U=K.length-1;U>=0;U--)R.push({value:K[U],holder:(0,O.Kd)(x.get("Kids"),N.holder),parent:N});const W=t.job.pace.step(n+I*n);W&&await W}return y}function r(t,e,l){
const[d,u]=t.array(e.get("Limits"))??[];return typeof d!="number"||typeof u!="number"||l(d,u)}function h(t,{dict:e,repeats:l},d){const u=l.includes(d)?void 0:t.
array(e.get(d));if(!u)return[];const p=[];for(let m=0;m+1<u.length;m+=2){const D=t.resolve(u[m]);(d==="Names"?D instanceof b.Mx:typeof D=="number")&&p.push([D,u[m+
1]])}return p}function s(t,e,l,d){const u=D=>t.array(t.dict(D)?.get("Limits"))??[],p=l[0]?.[0]??u(d[0])[0],m=l.at(-1)?.[0]??u(d.at(-1))[1];t.edit(e.holder),p!==
void 0&&m!==void 0?e.dict.set("Limits",[p,m]):e.dict.delete("Limits")}function i(t){const e=[];for(const[l,d]of t)e.push(l,d);return e}function g(t){const e=[];
for(let l=0;l<t.length;l+=P)e.push(t.slice(l,l+P));return e}}),59071:((C,T,_)=>{_.d(T,{Gh:()=>n,ZK:()=>f,wh:()=>o});var b=_(77581),E=_(45599);const O=/\u001b[A-Za-z]{2}[A-Za-z-]{0,8}\u001b/g,
P=/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]/g,w=/[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g,L=r=>r.replace(O,"").replace(
P,"").replace(w,"�"),M=200,c=new WeakMap;function a(r){if(r.bytes.length<M)return L((0,b.g7)(r));let h=c.get(r);return h===void 0&&c.set(r,h=L((0,b.g7)(r))),h}
const o=r=>L(r).trim();function n(r){const h=r instanceof E.Mx?a(r).trim():"";return h===""?null:h}const f=r=>r?a(r):""}),9819:((C,T,_)=>{_.d(T,{J7:()=>O,Kd:()=>L,
Wo:()=>M,_i:()=>w,b9:()=>P});var b=_(42973),E=_(45599);class O{document;gone=new Set;chased=new Set;constructor(a){this.document=a}remove(a){const{catalog:o,catalogNumber:n,
pages:f}=this.document,r=o.get("Pages");a===n||(0,E.i9)(r)&&a===r.number||f.holds(a)||(this.gone.add(a),this.document.remove(a))}chase(a){this.chased.add(a)}removed(){
return this.gone}takeChased(){const a=this.chased;return this.chased=new Set,a}isGone(a){return(0,E.i9)(a)&&this.gone.has(a.number)}}class P{most;left;constructor(a){
this.most=this.left=a.job.limits.nodes}spend=a=>{if(this.left-=a,this.left<0)throw(0,b.F)("nodes",`The document has more than ${this.most} fields, bookmarks, na\
mes and structure elements`,"Remove bookmarks or tags with another program first")}}class w{seen;beyond=new Set;allowance;constructor(a,o=new P(a)){this.allowance=
o,this.seen=new Uint8Array((a.size>>3)+1)}first(a){if(this.allowance.spend(1),!(0,E.i9)(a))return!0;const{number:o}=a,n=o>>3;if(n>=this.seen.length)return this.
beyond.size<this.beyond.add(o).size;const f=1<<(o&7),r=(this.seen[n]&f)===0;return this.seen[n]|=f,r}}function L(c,a){return(0,E.i9)(c)?c.number:a}function M(c,a){
const o=c.catalog.get(a),n=c.dict(o);return n&&{dict:n,holder:L(o,c.catalogNumber)}}}),93604:((C,T,_)=>{_.d(T,{BC:()=>w,MJ:()=>L,qZ:()=>O});const b=4096,E=100;async function O(c,a,o){
let n=[];for(let f=0;f<c.length;f+=b){for(const h of c.slice(f,f+b).sort(a))n.push(h);const r=o.step(12*b*E);r&&await r}for(let f=b;f<c.length;f*=2){const r=[];
for(let h=0;h<c.length;h+=2*f)await P(n,h,f,a,r,o);n=r}return n}async function P(c,a,o,n,f,r){const[h,s]=[Math.min(a+o,c.length),Math.min(a+2*o,c.length)];let[i,
g]=[a,h];for(;i<h||g<s;){const t=i===h||g<s&&n(c[g],c[i])<0;f.push(c[t?g++:i++]);const e=r.step(E);e&&await e}}const w=(c,a)=>M(c,a,!1),L=(c,a)=>M(c,a,!0);function M(c,a,o){
let[n,f]=[0,c.length];for(;n<f;){const r=n+f>>1,h=c[r];h<a||o&&h===a?n=r+1:f=r}return n}})};
