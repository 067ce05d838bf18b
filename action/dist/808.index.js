"use strict";exports.id=808,exports.ids=[808],exports.modules={85673:((C,T,h)=>{h.d(T,{gx:()=>w,h:()=>P});function y(s,n){const c=E(s,n);if(c!==void 0)return[c];const r=M(s);
return n.filter(g=>M(g).some(o=>o.length>3&&r.includes(o)))}function E(s,n){let c;const r=M(s);for(const g of n){const o=O(r,M(g));o<=2&&o<(c?.count??1/0)&&(c={
name:g,count:o})}return c?.name}function O(s,n){return s.length!==n.length?s.length*n.length===0?1/0:O([s.join("")],[n.join("")]):n.reduce((c,r,g)=>{const o=s[g]??
"",i=Math.min(o.length,r.length),_=a(o,r);return _>(i<3?0:i<7?1:2)?1/0:c+_},0)}const P=(s,n)=>L(y(s,n));function w(s,n){const c=E(s,n),r=o=>M(o).sort().join(" "),
g=r(s);return L(c===void 0?n.filter(o=>s!==""&&r(o)===g):[c])}const L=s=>s.length===0||s.length>3?"":` (did you mean ${s.join(" or ")}?)`,M=s=>s.trim().slice(0,
64).replace(/(?<=[a-z])(?=[A-Z])/g," ").toLowerCase().split(/[\s_-]+/).filter(n=>n!==""),d=2;function a(s,n){if(Math.abs(s.length-n.length)>d)return 1/0;let c=[],
r=Array.from({length:n.length+1},(o,i)=>i<=d?i:1/0);for(let o=0;o<s.length;o++){const i=[];i[0]=o+1;let _=1/0;for(let t=Math.max(0,o-d);t<=Math.min(n.length-1,o+
d);t++){const e=o>0&&t>0&&s[o]===n[t-1]&&s[o-1]===n[t];i[t+1]=Math.min((r[t+1]??1/0)+1,(i[t]??1/0)+1,(r[t]??1/0)+(s[o]===n[t]?0:1),e?(c[t-1]??1/0)+1:1/0),_=Math.
min(_,i[t+1])}if(_>d)return 1/0;c=r,r=i}const g=r[n.length]??1/0;return g>d?1/0:g}}),60057:((C,T,h)=>{h.d(T,{d:()=>r,f:()=>g});var y=h(61729),E=h(33546),O=h(59071),
P=h(11338),w=h(77581),L=h(85673),M=h(55416);const d=new Map([["decimal","D"],["roman_lower","r"],["roman_upper","R"],["letters_lower","a"],["letters_upper","A"],
["none",void 0]]),a=[...d.keys()],s=["from","style","prefix","start"],n=1e9,c=60;async function r(t){const e=await(0,E.FB)(t);if(!e)return null;const l=[];let f=0;
for(const{first:u,style:p,prefix:m,start:D}of e){if(u>=t.pages.count)break;const b=(0,O.ZK)(m);if(f+=c+b.length,f>P.B.fields.labels.maxLength)return null;l.push(
{from:u+1,style:a.find(A=>d.get(A)===p)??"none",prefix:b,start:D});const R=t.job.pace.step(100);R&&await R}return{labels:l}}function g(t,e){const l=new o(e),f=l.
read(t);return l.problems.raise(),f.sort((u,p)=>u.first-p.first)}class o{pageCount;problems=new M.Z("labels");places=new Map;constructor(e){this.pageCount=e}read(e){
this.problems.addUnknownMembers("",e,["labels"],"it takes only labels");const{labels:l}=e;return Array.isArray(l)?l.map((f,u)=>this.range(f,`labels[${u}]`)):(this.
problems.add(()=>'must have labels, a list of ranges, such as {"labels": [{"from": 1, "style": "roman_lower"}, {"from": 5}]}'),[])}range(e,l){if(!(0,y.Gv)(e))return this.
problems.add(()=>`${l} must be an object with from, and with style, prefix and start as you need them`),i;this.problems.addUnknownMembers(`${l} `,e,s,"a range h\
as from, style, prefix and start");const{from:f,style:u="decimal",prefix:p="",start:m=1}=e;this.checkFrom(f,l),(typeof u!="string"||!d.has(u))&&this.problems.add(
()=>`${l}.style must be one of ${a.join(", ")}${typeof u=="string"?(0,L.h)(u,a):""}`);const D=typeof p=="string"?(0,M.U)(p):'must be a text, such as "A-"; leave\
 it out for none';return D&&this.problems.add(()=>`${l}.prefix ${D}`),_(m,n)?u==="none"&&m!==1&&this.problems.add(()=>`${l}.start has no effect with the style n\
one: leave it out, or choose another style`):this.problems.add(()=>`${l}.start must be a whole number from 1 to ${n}: the number of the first page of the range`),
{first:f-1,style:d.get(u),prefix:typeof p=="string"&&p!==""?(0,w.wx)(p):void 0,start:m}}checkFrom(e,l){if(!_(e,this.pageCount)){const u=this.pageCount===1?"must\
 be 1, because the document has one page":`must be a page from 1 to ${this.pageCount}`;this.problems.add(()=>`${l}.from ${e===void 0?"is missing: it ":""}${u}; \
the range begins there`);return}const f=this.places.get(e);f===void 0?this.places.set(e,l):this.problems.add(()=>`${l}.from is ${e}, as in ${f}: give each page \
one range`)}}const i={first:0,style:void 0,prefix:void 0,start:1},_=(t,e)=>typeof t=="number"&&Number.isInteger(t)&&t>=1&&t<=e}),55416:((C,T,h)=>{h.d(T,{U:()=>d,
Z:()=>M});var y=h(58552),E=h(98446),O=h(85673);const P=20,w=/[\p{Cc}\u2028\u2029]/u,L=new RegExp("\\p{Cs}","u");class M{field;named=[];count=0;constructor(s){this.
field=s}add(s){this.count++,this.named.length<P&&this.named.push(s())}addUnknownMembers(s,n,c,r){for(const g of Object.keys(n))c.includes(g)||this.add(()=>`${s}\
has “${(0,E.Bu)(g)}”, which means nothing there${(0,O.h)(g,c)}: ${r}`)}raise(){const s=this.count-this.named.length,n=[...this.named,...s>0?[`has ${s} furth\
er problems`]:[]];if(n.length>0)throw(0,y.G6)(n.map(c=>({field:this.field,message:c})))}}function d(a){if(w.test(a))return"must not contain control characters o\
r line breaks";if(L.test(a))return"must not contain an incomplete character (a lone surrogate)"}}),808:((C,T,h)=>{h.r(T),h.d(T,{set_page_labels:()=>w});var y=h(
33546),E=h(21836),O=h(14029),P=h(60057);const w=async(M,{labels:d,open_password:a},s)=>{const n=await(0,E.E)(M.bytes,s,{password:a}),c=n.pages.count,r=(0,P.f)(d,
c);return(0,y.k$)(n,r),{documents:[{name:M.name,bytes:await(0,O.UN)(n),pageCount:c}],notes:r.length===0?[L]:[],facts:{pageCount:c,labelledPages:r.length===0?0:c-
r[0].first}}},L={code:"no_labels",message:"The document has no page labels now, because labels has none.",mentions:["labels"]}}),33546:((C,T,h)=>{h.d(T,{FB:()=>w,
Hr:()=>M,Zh:()=>d,k$:()=>L,qm:()=>a});var y=h(93604),E=h(45599),O=h(81077);const P={first:0,style:"D",prefix:void 0,start:1};async function w(o){const i=o.catalog.
get("PageLabels");if(!o.dict(i))return;const _=(await(0,O.Zc)(o,i,"Nums")).map(([t,e])=>({first:Number(t),label:o.dict(e)})).filter(({first:t})=>Number.isInteger(
t)&&t>=0).sort((t,e)=>t.first-e.first).filter(({first:t},e,l)=>l[e+1]?.first!==t).map(({first:t,label:e})=>({first:t,...s(o,e)}));return _[0]?.first===0?_:[P,..._]}
function L(o,i){const _=o.editCatalog();if(i.length===0){_.delete("PageLabels");return}const t=i[0].first===0?i:[P,...i],e=g(o),l=t.map(({first:f,start:u,...p})=>[
f,r({...p,number:u},e)]);_.set("PageLabels",o.add((0,O.H6)(o,l,"Nums")))}async function M(o){const i=await w(o);if(!i)return;const _=i.map(({first:t})=>t);return t=>{
const e=i[(0,y.MJ)(_,t)-1];return{...e,number:e.start+t-e.first}}}function d(o,i){const _=[],t=g(o);let e,l=0;for(const f of i)(!e||!n(e,f))&&_.push([l,r(f,t)]),
e=f,l++;return(0,O.H6)(o,_,"Nums")}async function a(o,i){const _=await M(o);if(!_)return;const t=d(o,Array.from(i,e=>_(e-1)));o.editCatalog().set("PageLabels",o.
add(t))}function s(o,i){const _=o.resolve(i?.get("S")),t=o.resolve(i?.get("P")),e=o.resolve(i?.get("St"));return{style:_ instanceof E.SX?_.text:void 0,prefix:t instanceof
E.Mx&&t.bytes.length>0?t:void 0,start:typeof e=="number"&&Number.isInteger(e)&&e>=1?e:1}}function n(o,i){return o.style!==i.style||i.style!==void 0&&i.number!==
o.number+1?!1:o.prefix===i.prefix?!0:!!o.prefix&&!!i.prefix&&Buffer.compare(o.prefix.bytes,i.prefix.bytes)===0}const c=100;function r({style:o,prefix:i,number:_},t){
return(0,E.jd)({S:o===void 0?void 0:(0,E.UU)(o),P:i&&i.bytes.length>c?t(i):i,St:o===void 0||_===1?void 0:_})}function g(o){const i=new Map;return _=>{let t=i.get(
_);return t||i.set(_,t=o.add(_)),t}}}),81077:((C,T,h)=>{h.d(T,{BX:()=>M,H6:()=>d,MN:()=>a,Pu:()=>w,Zc:()=>L,r6:()=>s});var y=h(45599),E=h(93604),O=h(9819);const P=64,
w=t=>typeof t=="number"?String(t):Buffer.from(t.bytes).toString("latin1");async function L(t,e,l){const f=[];for(const u of await c(t,e,0,l)){for(const m of g(t,
u,l))f.push(m);const p=t.job.pace.step(n);p&&await p}return f}async function M(t,e,l,f,u,p){const m=await c(t,e,l,f,p);for(let D=m.length-1;D>=0;D--){const b=m[D],
R=g(t,b,f),A=R.filter(([I,K])=>!u(I,K)),x=t.job.pace.step(n+R.length*n);x&&await x,A.length<R.length&&(t.edit(b.holder),b.dict.set(f,i(A)),b.changed=!0);for(const I of b.
repeats)t.edit(b.holder),b.dict.delete(I),b.changed=!0;if(b.emptyKids){const I=(t.array(b.dict.get("Kids"))??[]).filter(K=>!b.emptyKids.has(t.dict(K)));t.edit(b.
holder),b.dict.set("Kids",I),b.changed=!0}if(!b.changed)continue;const B=t.array(b.dict.get("Kids"))??[];b.empty=A.length===0&&B.length===0;const v=b.parent;v&&
(v.changed=!0,b.empty?(v.emptyKids??=new Set).add(b.dict):o(t,b,A,B))}return m[0]?.empty??!1}function d(t,e,l){if(e.length<=P)return(0,y.jd)({[l]:i(e)});let f=[];
for(const u of _(e)){const[p,m]=[u[0][0],u.at(-1)[0]];f.push({ref:t.add((0,y.jd)({Limits:[p,m],[l]:i(u)})),low:p,high:m})}for(;f.length>P;)f=_(f).map(u=>{const[
p,m]=[u[0].low,u.at(-1).high];return{ref:t.add((0,y.jd)({Limits:[p,m],Kids:u.map(({ref:D})=>D)})),low:p,high:m}});return(0,y.jd)({Kids:f.map(({ref:u})=>u)})}async function a(t,e){
const{pace:l}=t.job,f=[];for(const[u,p]of e){f.push([(0,y.Px)(u),p]);const m=l.step(10*n);m&&await m}return d(t,await s(t,f),"Names")}async function s(t,e){const{
pace:l}=t.job,f=[];for(const p of e){f.push({entry:p,key:w(p[0])});const m=l.step(n);m&&await m}return(await(0,E.qZ)(f,(p,m)=>p.key<m.key?-1:p.key>m.key?1:0,l)).
map(({entry:p})=>p)}const n=100;async function c(t,e,l,f,u){const p=new O.b9(t),m=new Set,D=A=>m.size<m.add(A).size,b=[],R=[{value:e??null,holder:l,parent:void 0}];
for(let A=R.pop();A!==void 0;A=R.pop()){p.spend(1);const x=t.dict(A.value);if(!x||!D(x)||u&&A.parent&&!r(t,x,u))continue;const B=[],v=U=>{const S=t.array(x.get(
U));return!S||D(S)?S??[]:(B.push(U),[])},I=v(f).length>>1,K=v("Kids"),N={dict:x,holder:(0,O.Kd)(A.value,A.holder),parent:A.parent,repeats:B};b.push(N),p.spend(I);
for(let U=K.length-1;U>=0;U--)R.push({value:K[U],holder:(0,O.Kd)(x.get("Kids"),N.holder),parent:N});const W=t.job.pace.step(n+I*n);W&&await W}return b}function r(t,e,l){
const[f,u]=t.array(e.get("Limits"))??[];return typeof f!="number"||typeof u!="number"||l(f,u)}function g(t,{dict:e,repeats:l},f){const u=l.includes(f)?void 0:t.
array(e.get(f));if(!u)return[];const p=[];for(let m=0;m+1<u.length;m+=2){const D=t.resolve(u[m]);(f==="Names"?D instanceof y.Mx:typeof D=="number")&&p.push([D,u[m+
1]])}return p}function o(t,e,l,f){const u=D=>t.array(t.dict(D)?.get("Limits"))??[],p=l[0]?.[0]??u(f[0])[0],m=l.at(-1)?.[0]??u(f.at(-1))[1];t.edit(e.holder),p!==
void 0&&m!==void 0?e.dict.set("Limits",[p,m]):e.dict.delete("Limits")}function i(t){const e=[];for(const[l,f]of t)e.push(l,f);return e}function _(t){const e=[];
for(let l=0;l<t.length;l+=P)e.push(t.slice(l,l+P));return e}}),59071:((C,T,h)=>{h.d(T,{Gh:()=>n,ZK:()=>c,wh:()=>s});var y=h(77581),E=h(45599);const O=/\u001b[A-Za-z]{2}[A-Za-z-]{0,8}\u001b/g,
P=/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]/g,w=/[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g,L=r=>r.replace(O,"").replace(
P,"").replace(w,"�"),M=200,d=new WeakMap;function a(r){if(r.bytes.length<M)return L((0,y.g7)(r));let g=d.get(r);return g===void 0&&d.set(r,g=L((0,y.g7)(r))),g}
const s=r=>L(r).trim();function n(r){const g=r instanceof E.Mx?a(r).trim():"";return g===""?null:g}const c=r=>r?a(r):""}),9819:((C,T,h)=>{h.d(T,{J7:()=>O,Kd:()=>L,
Wo:()=>M,_i:()=>w,b9:()=>P});var y=h(42973),E=h(45599);class O{document;gone=new Set;chased=new Set;constructor(a){this.document=a}remove(a){const{catalog:s,catalogNumber:n,
pages:c}=this.document,r=s.get("Pages");a===n||(0,E.i9)(r)&&a===r.number||c.holds(a)||(this.gone.add(a),this.document.remove(a))}chase(a){this.chased.add(a)}removed(){
return this.gone}takeChased(){const a=this.chased;return this.chased=new Set,a}isGone(a){return(0,E.i9)(a)&&this.gone.has(a.number)}}class P{most;left;constructor(a){
this.most=this.left=a.job.limits.nodes}spend=a=>{if(this.left-=a,this.left<0)throw(0,y.F)("nodes",`The document has more than ${this.most} fields, bookmarks, na\
mes and structure elements`,"Remove bookmarks or tags with another program first")}}class w{seen;beyond=new Set;allowance;constructor(a,s=new P(a)){this.allowance=
s,this.seen=new Uint8Array((a.size>>3)+1)}first(a){if(this.allowance.spend(1),!(0,E.i9)(a))return!0;const{number:s}=a,n=s>>3;if(n>=this.seen.length)return this.
beyond.size<this.beyond.add(s).size;const c=1<<(s&7),r=(this.seen[n]&c)===0;return this.seen[n]|=c,r}}function L(d,a){return(0,E.i9)(d)?d.number:a}function M(d,a){
const s=d.catalog.get(a),n=d.dict(s);return n&&{dict:n,holder:L(s,d.catalogNumber)}}}),93604:((C,T,h)=>{h.d(T,{BC:()=>w,MJ:()=>L,p9:()=>O,qZ:()=>P});const y=1e3,
E=3e5;function*O(d,a){if(d.length<=y)return[...d].sort(a);let s=[];for(let n=0;n<d.length;n+=y){for(const c of d.slice(n,n+y).sort(a))s.push(c);yield E}for(let n=y;n<
s.length;n*=2){const c=[];for(let r=0;r<s.length;r+=2*n){const g=Math.min(r+n,s.length),o=Math.min(g+n,s.length);for(let i=r,_=g;i<g||_<o;){const t=_===o||i<g&&
a(s[i],s[_])<=0;c.push(t?s[i++]:s[_++]),c.length%y===0&&(yield E)}}s=c}return s}async function P(d,a,s){const n=O(d,a);for(;;){const{done:c,value:r}=n.next();if(c)
return r;const g=s.step(r);g&&await g}}const w=(d,a)=>M(d,a,!1),L=(d,a)=>M(d,a,!0);function M(d,a,s){let[n,c]=[0,d.length];for(;n<c;){const r=n+c>>1,g=d[r];g<a||
s&&g===a?n=r+1:c=r}return n}})};
