"use strict";exports.id=808,exports.ids=[808],exports.modules={85673:((w,D,c)=>{c.d(D,{gx:()=>P,h:()=>E});function M(e,n){const f=b(e,n);if(f!==void 0)return[f];const u=m(e);
return n.filter(s=>m(s).some(i=>i.length>3&&u.includes(i)))}function b(e,n){let f;for(const u of n){const s=y(m(e),m(u));s<=2&&s<(f?.count??1/0)&&(f={name:u,count:s})}
return f?.name}function y(e,n){return e.length!==n.length?e.length*n.length===0?1/0:y([e.join("")],[n.join("")]):n.reduce((f,u,s)=>{const i=e[s]??"",d=Math.min(
i.length,u.length),t=g(i,u);return t>(d<3?0:d<7?1:2)?1/0:f+t},0)}const E=(e,n)=>L(M(e,n));function P(e,n){const f=b(e,n),u=s=>m(s).sort().join(" ");return L(f===
void 0?n.filter(s=>e!==""&&u(s)===u(e)):[f])}const L=e=>e.length===0||e.length>3?"":` (did you mean ${e.join(" or ")}?)`,m=e=>e.trim().slice(0,64).replace(/(?<=[a-z])(?=[A-Z])/g,
" ").toLowerCase().split(/[\s_-]+/).filter(n=>n!=="");function g(e,n){let f=[],u=Array.from({length:n.length+1},(s,i)=>i);for(let s=0;s<e.length;s++){const i=[s+
1];for(let d=0;d<n.length;d++){const t=s>0&&d>0&&e[s]===n[d-1]&&e[s-1]===n[d];i.push(Math.min((u[d+1]??0)+1,(i[d]??0)+1,(u[d]??0)+(e[s]===n[d]?0:1),t?(f[d-1]??0)+
1:1/0))}f=u,u=i}return u.at(-1)??0}}),60057:((w,D,c)=>{c.d(D,{d:()=>s,f:()=>i});var M=c(61729),b=c(33546),y=c(59071),E=c(11338),P=c(77581),L=c(85673),m=c(55416);
const g=new Map([["decimal","D"],["roman_lower","r"],["roman_upper","R"],["letters_lower","a"],["letters_upper","A"],["none",void 0]]),e=[...g.keys()],n=["from",
"style","prefix","start"],f=1e9,u=60;async function s(l){const o=await(0,b.FB)(l);if(!o)return null;const a=[];let _=0;for(const{first:h,style:O,prefix:p,start:A}of o){
if(h>=l.pages.count)break;const x=(0,y.ZK)(p);if(_+=u+x.length,_>E.B.fields.labels.maxLength)return null;a.push({from:h+1,style:e.find(C=>g.get(C)===O)??"none",
prefix:x,start:A});const T=l.job.pace.step(100);T&&await T}return{labels:a}}function i(l,o){const a=new d(o),_=a.read(l);return a.problems.raise(),_.sort((h,O)=>h.
first-O.first)}class d{pageCount;problems=new m.Z("labels");places=new Map;constructor(o){this.pageCount=o}read(o){this.problems.addUnknownMembers("",o,["labels"],
"it takes only labels");const{labels:a}=o;return Array.isArray(a)?a.map((_,h)=>this.range(_,`labels[${h}]`)):(this.problems.add(()=>'must have labels, a list of\
 ranges, such as {"labels": [{"from": 1, "style": "roman_lower"}, {"from": 5}]}'),[])}range(o,a){if(!(0,M.Gv)(o))return this.problems.add(()=>`${a} must be an o\
bject with from, and with style, prefix and start as you need them`),t;this.problems.addUnknownMembers(`${a} `,o,n,"a range has from, style, prefix and start");
const{from:_,style:h="decimal",prefix:O="",start:p=1}=o;this.checkFrom(_,a),(typeof h!="string"||!g.has(h))&&this.problems.add(()=>`${a}.style must be one of ${e.
join(", ")}${typeof h=="string"?(0,L.h)(h,e):""}`);const A=typeof O=="string"?(0,m.U)(O):'must be a text, such as "A-"; leave it out for none';return A&&this.problems.
add(()=>`${a}.prefix ${A}`),r(p,f)?h==="none"&&p!==1&&this.problems.add(()=>`${a}.start has no effect with the style none: leave it out, or choose another style`):
this.problems.add(()=>`${a}.start must be a whole number from 1 to ${f}: the number of the first page of the range`),{first:_-1,style:g.get(h),prefix:typeof O==
"string"&&O!==""?(0,P.wx)(O):void 0,start:p}}checkFrom(o,a){if(!r(o,this.pageCount)){const h=this.pageCount===1?"must be 1, because the document has one page":`\
must be a page from 1 to ${this.pageCount}`;this.problems.add(()=>`${a}.from ${o===void 0?"is missing: it ":""}${h}; the range begins there`);return}const _=this.
places.get(o);_===void 0?this.places.set(o,a):this.problems.add(()=>`${a}.from is ${o}, as in ${_}: give each page one range`)}}const t={first:0,style:void 0,prefix:void 0,
start:1},r=(l,o)=>typeof l=="number"&&Number.isInteger(l)&&l>=1&&l<=o}),55416:((w,D,c)=>{c.d(D,{U:()=>g,Z:()=>m});var M=c(58552),b=c(98446),y=c(85673);const E=20,
P=/[\p{Cc}\u2028\u2029]/u,L=new RegExp("\\p{Cs}","u");class m{field;named=[];count=0;constructor(n){this.field=n}add(n){this.count++,this.named.length<E&&this.named.
push(n())}addUnknownMembers(n,f,u,s){for(const i of Object.keys(f))u.includes(i)||this.add(()=>`${n}has “${(0,b.Bu)(i)}”, which means nothing there${(0,y.h)(
i,u)}: ${s}`)}raise(){const n=this.count-this.named.length,f=[...this.named,...n>0?[`has ${n} further problems`]:[]];if(f.length>0)throw(0,M.G6)(f.map(u=>({field:this.
field,message:u})))}}function g(e){if(P.test(e))return"must not contain control characters or line breaks";if(L.test(e))return"must not contain an incomplete ch\
aracter (a lone surrogate)"}}),808:((w,D,c)=>{c.r(D),c.d(D,{set_page_labels:()=>P});var M=c(33546),b=c(90966),y=c(37253),E=c(60057);const P=async(m,{labels:g,open_password:e},n)=>{
const f=await(0,b.E)(m.bytes,n,{password:e}),u=f.pages.count,s=(0,E.f)(g,u);return(0,M.k$)(f,s),{documents:[{name:m.name,bytes:await(0,y.UN)(f),pageCount:u}],notes:s.
length===0?[L]:[],facts:{pageCount:u,labelledPages:s.length===0?0:u-s[0].first}}},L={code:"no_labels",message:"The document has no page labels now, because labe\
ls has none.",mentions:["labels"]}}),33546:((w,D,c)=>{c.d(D,{FB:()=>P,Hr:()=>m,Zh:()=>g,k$:()=>L,qm:()=>e});var M=c(93604),b=c(45599),y=c(81077);const E={first:0,
style:"D",prefix:void 0,start:1};async function P(s){const i=s.catalog.get("PageLabels");if(!s.dict(i))return;const d=(await(0,y.Zc)(s,i,"Nums")).map(([t,r])=>({
first:Number(t),label:s.dict(r)})).filter(({first:t})=>Number.isInteger(t)&&t>=0).sort((t,r)=>t.first-r.first).filter(({first:t},r,l)=>l[r+1]?.first!==t).map(({
first:t,label:r})=>({first:t,...n(s,r)}));return d[0]?.first===0?d:[E,...d]}function L(s,i){const d=s.editCatalog();if(i.length===0){d.delete("PageLabels");return}
const r=(i[0].first===0?i:[E,...i]).map(({first:l,start:o,...a})=>[l,u({...a,number:o})]);d.set("PageLabels",s.add((0,y.H6)(s,r,"Nums")))}async function m(s){const i=await P(
s);if(!i)return;const d=i.map(({first:t})=>t);return t=>{const r=i[(0,M.M)(d,t)-1];return{...r,number:r.start+t-r.first}}}function g(s,i){const d=[];let t,r=0;for(const l of i)
(!t||!f(t,l))&&d.push([r,u(l)]),t=l,r++;return(0,y.H6)(s,d,"Nums")}async function e(s,i){const d=await m(s);if(!d)return;const t=g(s,Array.from(i,r=>d(r-1)));s.
editCatalog().set("PageLabels",s.add(t))}function n(s,i){const d=s.resolve(i?.get("S")),t=s.resolve(i?.get("P")),r=s.resolve(i?.get("St"));return{style:d instanceof
b.SX?d.text:void 0,prefix:t instanceof b.Mx&&t.bytes.length>0?t:void 0,start:typeof r=="number"&&Number.isInteger(r)&&r>=1?r:1}}function f(s,i){return s.style!==
i.style||i.style!==void 0&&i.number!==s.number+1?!1:s.prefix===i.prefix?!0:!!s.prefix&&!!i.prefix&&Buffer.compare(s.prefix.bytes,i.prefix.bytes)===0}function u({
style:s,prefix:i,number:d}){return(0,b.jd)({S:s===void 0?void 0:(0,b.UU)(s),P:i,St:s===void 0||d===1?void 0:d})}}),81077:((w,D,c)=>{c.d(D,{AN:()=>e,BX:()=>L,H6:()=>m,
MN:()=>g,Pu:()=>E,Zc:()=>P});var M=c(45599),b=c(9819);const y=64,E=t=>typeof t=="number"?String(t):Buffer.from(t.bytes).toString("latin1");async function P(t,r,l){
const o=[];for(const a of await f(t,r,0,l)){for(const h of s(t,a,l))o.push(h);const _=t.job.pace.step(n);_&&await _}return o}async function L(t,r,l,o,a,_){const h=await f(
t,r,l,o,_);for(let O=h.length-1;O>=0;O--){const p=h[O],A=s(t,p,o),x=A.filter(([R,v])=>!a(R,v)),T=t.job.pace.step(n+A.length*n);T&&await T,x.length<A.length&&(t.
edit(p.holder),p.dict.set(o,x.flat()),p.changed=!0);for(const R of p.repeats)t.edit(p.holder),p.dict.delete(R),p.changed=!0;if(p.emptyKids){const R=(t.array(p.dict.
get("Kids"))??[]).filter(v=>!p.emptyKids.has(t.dict(v)));t.edit(p.holder),p.dict.set("Kids",R),p.changed=!0}if(!p.changed)continue;const C=t.array(p.dict.get("K\
ids"))??[];p.empty=x.length===0&&C.length===0;const K=p.parent;K&&(K.changed=!0,p.empty?(K.emptyKids??=new Set).add(p.dict):i(t,p,x,C))}return h[0]?.empty??!1}function m(t,r,l){
if(r.length<=y)return(0,M.jd)({[l]:r.flat()});let o=[];for(const a of d(r)){const[_,h]=[a[0][0],a.at(-1)[0]];o.push({ref:t.add((0,M.jd)({Limits:[_,h],[l]:a.flat()})),
low:_,high:h})}for(;o.length>y;)o=d(o).map(a=>{const[_,h]=[a[0].low,a.at(-1).high];return{ref:t.add((0,M.jd)({Limits:[_,h],Kids:a.map(({ref:O})=>O)})),low:_,high:h}});
return(0,M.jd)({Kids:o.map(({ref:a})=>a)})}const g=(t,r)=>m(t,e([...r].map(([l,o])=>[(0,M.Px)(l),o])),"Names");function e(t){return t.map(r=>({entry:r,key:E(r[0])})).
sort((r,l)=>r.key<l.key?-1:r.key>l.key?1:0).map(({entry:r})=>r)}const n=100;async function f(t,r,l,o,a){const _=new b.b9(t),h=new Set,O=x=>h.size<h.add(x).size,
p=[],A=[{value:r??null,holder:l,parent:void 0}];for(let x=A.pop();x!==void 0;x=A.pop()){_.spend(1);const T=t.dict(x.value);if(!T||!O(T)||a&&x.parent&&!u(t,T,a))
continue;const C=[],K=B=>{const I=t.array(T.get(B));return!I||O(I)?I??[]:(C.push(B),[])},R=K(o).length>>1,v=K("Kids"),U={dict:T,holder:(0,b.Kd)(x.value,x.holder),
parent:x.parent,repeats:C};p.push(U),_.spend(R);for(let B=v.length-1;B>=0;B--)A.push({value:v[B],holder:(0,b.Kd)(T.get("Kids"),U.holder),parent:U});const N=t.job.
pace.step(n+R*n);N&&await N}return p}function u(t,r,l){const[o,a]=t.array(r.get("Limits"))??[];return typeof o!="number"||typeof a!="number"||l(o,a)}function s(t,{
dict:r,repeats:l},o){const a=l.includes(o)?void 0:t.array(r.get(o));if(!a)return[];const _=[];for(let h=0;h+1<a.length;h+=2){const O=t.resolve(a[h]);(o==="Names"?
O instanceof M.Mx:typeof O=="number")&&_.push([O,a[h+1]])}return _}function i(t,r,l,o){const a=O=>t.array(t.dict(O)?.get("Limits"))??[],_=l[0]?.[0]??a(o[0])[0],
h=l.at(-1)?.[0]??a(o.at(-1))[1];t.edit(r.holder),_!==void 0&&h!==void 0?r.dict.set("Limits",[_,h]):r.dict.delete("Limits")}function d(t){const r=[];for(let l=0;l<
t.length;l+=y)r.push(t.slice(l,l+y));return r}}),59071:((w,D,c)=>{c.d(D,{Gh:()=>g,ZK:()=>e,wh:()=>m});var M=c(77581),b=c(45599);const y=/\u001b[A-Za-z]{2}[A-Za-z-]{0,8}\u001b/g,
E=/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]/g,P=/[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g,L=n=>n.replace(y,"").replace(
E,"").replace(P,"�"),m=n=>L(n).trim();function g(n){const f=n instanceof b.Mx?m((0,M.g7)(n)):"";return f===""?null:f}const e=n=>n?L((0,M.g7)(n)):""}),9819:((w,D,c)=>{
c.d(D,{J7:()=>y,Kd:()=>L,Wo:()=>m,_i:()=>P,b9:()=>E});var M=c(42973),b=c(45599);class y{document;gone=new Set;chased=new Set;constructor(e){this.document=e}remove(e){
const{catalog:n,catalogNumber:f,pages:u}=this.document,s=n.get("Pages");e===f||(0,b.i9)(s)&&e===s.number||u.holds(e)||(this.gone.add(e),this.document.remove(e))}chase(e){
this.chased.add(e)}removed(){return this.gone}takeChased(){const e=this.chased;return this.chased=new Set,e}isGone(e){return(0,b.i9)(e)&&this.gone.has(e.number)}}
class E{most;left;constructor(e){this.most=this.left=e.job.limits.nodes}spend=e=>{if(this.left-=e,this.left<0)throw(0,M.F)("nodes",`The document has more than ${this.
most} fields, bookmarks, names and structure elements`,"Remove bookmarks or tags with another program first")}}class P{seen;beyond=new Set;allowance;constructor(e,n=new E(
e)){this.allowance=n,this.seen=new Uint8Array((e.size>>3)+1)}first(e){if(this.allowance.spend(1),!(0,b.i9)(e))return!0;const{number:n}=e,f=n>>3;if(f>=this.seen.
length)return this.beyond.size<this.beyond.add(n).size;const u=1<<(n&7),s=(this.seen[f]&u)===0;return this.seen[f]|=u,s}}function L(g,e){return(0,b.i9)(g)?g.number:
e}function m(g,e){const n=g.catalog.get(e),f=g.dict(n);return f&&{dict:f,holder:L(n,g.catalogNumber)}}}),93604:((w,D,c)=>{c.d(D,{B:()=>M,M:()=>b});const M=(E,P)=>y(
E,P,!1),b=(E,P)=>y(E,P,!0);function y(E,P,L){let[m,g]=[0,E.length];for(;m<g;){const e=m+g>>1,n=E[e];n<P||L&&n===P?m=e+1:g=e}return m}})};
