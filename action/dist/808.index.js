"use strict";exports.id=808,exports.ids=[808],exports.modules={85673:((x,D,d)=>{d.d(D,{gx:()=>P,h:()=>E});function M(e,r){const f=b(e,r);if(f!==void 0)return[f];const u=m(e);
return r.filter(a=>m(a).some(p=>p.length>3&&u.includes(p)))}function b(e,r){let f;for(const u of r){const a=O(m(e),m(u));a<=2&&a<(f?.count??1/0)&&(f={name:u,count:a})}
return f?.name}function O(e,r){return e.length!==r.length?e.length*r.length===0?1/0:O([e.join("")],[r.join("")]):r.reduce((f,u,a)=>{const p=e[a]??"",i=Math.min(
p.length,u.length),t=_(p,u);return t>(i<3?0:i<7?1:2)?1/0:f+t},0)}const E=(e,r)=>L(M(e,r));function P(e,r){const f=b(e,r),u=a=>m(a).sort().join(" ");return L(f===
void 0?r.filter(a=>e!==""&&u(a)===u(e)):[f])}const L=e=>e.length===0||e.length>3?"":` (did you mean ${e.join(" or ")}?)`,m=e=>e.trim().slice(0,64).replace(/(?<=[a-z])(?=[A-Z])/g,
" ").toLowerCase().split(/[\s_-]+/).filter(r=>r!=="");function _(e,r){let f=[],u=Array.from({length:r.length+1},(a,p)=>p);for(let a=0;a<e.length;a++){const p=[a+
1];for(let i=0;i<r.length;i++){const t=a>0&&i>0&&e[a]===r[i-1]&&e[a-1]===r[i];p.push(Math.min((u[i+1]??0)+1,(p[i]??0)+1,(u[i]??0)+(e[a]===r[i]?0:1),t?(f[i-1]??0)+
1:1/0))}f=u,u=p}return u.at(-1)??0}}),60057:((x,D,d)=>{d.d(D,{d:()=>a,f:()=>p});var M=d(61729),b=d(33546),O=d(59071),E=d(11338),P=d(77581),L=d(85673),m=d(55416);
const _=new Map([["decimal","D"],["roman_lower","r"],["roman_upper","R"],["letters_lower","a"],["letters_upper","A"],["none",void 0]]),e=[..._.keys()],r=["from",
"style","prefix","start"],f=1e9,u=60;async function a(n){const s=await(0,b.FB)(n);if(!s)return null;const l=[];let h=0;for(const{first:c,style:y,prefix:g,start:A}of s){
if(c>=n.pages.count)break;const w=(0,O.ZK)(g);if(h+=u+w.length,h>E.B.fields.labels.maxLength)return null;l.push({from:c+1,style:e.find(C=>_.get(C)===y)??"none",
prefix:w,start:A});const T=n.job.pace.step(100);T&&await T}return{labels:l}}function p(n,s){const l=new i(s),h=l.read(n);return l.problems.raise(),h.sort((c,y)=>c.
first-y.first)}class i{pageCount;problems=new m.Z("labels");places=new Map;constructor(s){this.pageCount=s}read(s){this.problems.addUnknownMembers("",s,["labels"],
"it takes only labels");const{labels:l}=s;return Array.isArray(l)?l.map((h,c)=>this.range(h,`labels[${c}]`)):(this.problems.add(()=>'must have labels, a list of\
 ranges, such as {"labels": [{"from": 1, "style": "roman_lower"}, {"from": 5}]}'),[])}range(s,l){if(!(0,M.Gv)(s))return this.problems.add(()=>`${l} must be an o\
bject with from, and with style, prefix and start as you need them`),t;this.problems.addUnknownMembers(`${l} `,s,r,"a range has from, style, prefix and start");
const{from:h,style:c="decimal",prefix:y="",start:g=1}=s;this.checkFrom(h,l),(typeof c!="string"||!_.has(c))&&this.problems.add(()=>`${l}.style must be one of ${e.
join(", ")}${typeof c=="string"?(0,L.h)(c,e):""}`);const A=typeof y=="string"?(0,m.U)(y):'must be a text, such as "A-"; leave it out for none';return A&&this.problems.
add(()=>`${l}.prefix ${A}`),o(g,f)?c==="none"&&g!==1&&this.problems.add(()=>`${l}.start has no effect with the style none: leave it out, or choose another style`):
this.problems.add(()=>`${l}.start must be a whole number from 1 to ${f}: the number of the first page of the range`),{first:h-1,style:_.get(c),prefix:typeof y==
"string"&&y!==""?(0,P.wx)(y):void 0,start:g}}checkFrom(s,l){if(!o(s,this.pageCount)){const c=this.pageCount===1?"must be 1, because the document has one page":`\
must be a page from 1 to ${this.pageCount}`;this.problems.add(()=>`${l}.from ${s===void 0?"is missing: it ":""}${c}; the range begins there`);return}const h=this.
places.get(s);h===void 0?this.places.set(s,l):this.problems.add(()=>`${l}.from is ${s}, as in ${h}: give each page one range`)}}const t={first:0,style:void 0,prefix:void 0,
start:1},o=(n,s)=>typeof n=="number"&&Number.isInteger(n)&&n>=1&&n<=s}),55416:((x,D,d)=>{d.d(D,{U:()=>_,Z:()=>m});var M=d(58552),b=d(98446),O=d(85673);const E=20,
P=/[\p{Cc}\u2028\u2029]/u,L=new RegExp("\\p{Cs}","u");class m{field;named=[];count=0;constructor(r){this.field=r}add(r){this.count++,this.named.length<E&&this.named.
push(r())}addUnknownMembers(r,f,u,a){for(const p of Object.keys(f))u.includes(p)||this.add(()=>`${r}has “${(0,b.Bu)(p)}”, which means nothing there${(0,O.h)(
p,u)}: ${a}`)}raise(){const r=this.count-this.named.length,f=[...this.named,...r>0?[`has ${r} further problems`]:[]];if(f.length>0)throw(0,M.G6)(f.map(u=>({field:this.
field,message:u})))}}function _(e){if(P.test(e))return"must not contain control characters or line breaks";if(L.test(e))return"must not contain an incomplete ch\
aracter (a lone surrogate)"}}),808:((x,D,d)=>{d.r(D),d.d(D,{set_page_labels:()=>P});var M=d(33546),b=d(92356),O=d(14029),E=d(60057);const P=async(m,{labels:_,open_password:e},r)=>{
const f=await(0,b.E)(m.bytes,r,{password:e}),u=f.pages.count,a=(0,E.f)(_,u);return(0,M.k$)(f,a),{documents:[{name:m.name,bytes:await(0,O.UN)(f),pageCount:u}],notes:a.
length===0?[L]:[],facts:{pageCount:u,labelledPages:a.length===0?0:u-a[0].first}}},L={code:"no_labels",message:"The document has no page labels now, because labe\
ls has none.",mentions:["labels"]}}),33546:((x,D,d)=>{d.d(D,{FB:()=>P,Hr:()=>m,Zh:()=>_,k$:()=>L,qm:()=>e});var M=d(93604),b=d(45599),O=d(81077);const E={first:0,
style:"D",prefix:void 0,start:1};async function P(i){const t=i.catalog.get("PageLabels");if(!i.dict(t))return;const o=(await(0,O.Zc)(i,t,"Nums")).map(([n,s])=>({
first:Number(n),label:i.dict(s)})).filter(({first:n})=>Number.isInteger(n)&&n>=0).sort((n,s)=>n.first-s.first).filter(({first:n},s,l)=>l[s+1]?.first!==n).map(({
first:n,label:s})=>({first:n,...r(i,s)}));return o[0]?.first===0?o:[E,...o]}function L(i,t){const o=i.editCatalog();if(t.length===0){o.delete("PageLabels");return}
const n=t[0].first===0?t:[E,...t],s=p(i),l=n.map(({first:h,start:c,...y})=>[h,a({...y,number:c},s)]);o.set("PageLabels",i.add((0,O.H6)(i,l,"Nums")))}async function m(i){
const t=await P(i);if(!t)return;const o=t.map(({first:n})=>n);return n=>{const s=t[(0,M.M)(o,n)-1];return{...s,number:s.start+n-s.first}}}function _(i,t){const o=[],
n=p(i);let s,l=0;for(const h of t)(!s||!f(s,h))&&o.push([l,a(h,n)]),s=h,l++;return(0,O.H6)(i,o,"Nums")}async function e(i,t){const o=await m(i);if(!o)return;const n=_(
i,Array.from(t,s=>o(s-1)));i.editCatalog().set("PageLabels",i.add(n))}function r(i,t){const o=i.resolve(t?.get("S")),n=i.resolve(t?.get("P")),s=i.resolve(t?.get(
"St"));return{style:o instanceof b.SX?o.text:void 0,prefix:n instanceof b.Mx&&n.bytes.length>0?n:void 0,start:typeof s=="number"&&Number.isInteger(s)&&s>=1?s:1}}
function f(i,t){return i.style!==t.style||t.style!==void 0&&t.number!==i.number+1?!1:i.prefix===t.prefix?!0:!!i.prefix&&!!t.prefix&&Buffer.compare(i.prefix.bytes,
t.prefix.bytes)===0}const u=100;function a({style:i,prefix:t,number:o},n){return(0,b.jd)({S:i===void 0?void 0:(0,b.UU)(i),P:t&&t.bytes.length>u?n(t):t,St:i===void 0||
o===1?void 0:o})}function p(i){const t=new Map;return o=>{let n=t.get(o);return n||t.set(o,n=i.add(o)),n}}}),81077:((x,D,d)=>{d.d(D,{AN:()=>e,BX:()=>L,H6:()=>m,
MN:()=>_,Pu:()=>E,Zc:()=>P});var M=d(45599),b=d(9819);const O=64,E=t=>typeof t=="number"?String(t):Buffer.from(t.bytes).toString("latin1");async function P(t,o,n){
const s=[];for(const l of await f(t,o,0,n)){for(const c of a(t,l,n))s.push(c);const h=t.job.pace.step(r);h&&await h}return s}async function L(t,o,n,s,l,h){const c=await f(
t,o,n,s,h);for(let y=c.length-1;y>=0;y--){const g=c[y],A=a(t,g,s),w=A.filter(([R,v])=>!l(R,v)),T=t.job.pace.step(r+A.length*r);T&&await T,w.length<A.length&&(t.
edit(g.holder),g.dict.set(s,w.flat()),g.changed=!0);for(const R of g.repeats)t.edit(g.holder),g.dict.delete(R),g.changed=!0;if(g.emptyKids){const R=(t.array(g.dict.
get("Kids"))??[]).filter(v=>!g.emptyKids.has(t.dict(v)));t.edit(g.holder),g.dict.set("Kids",R),g.changed=!0}if(!g.changed)continue;const C=t.array(g.dict.get("K\
ids"))??[];g.empty=w.length===0&&C.length===0;const K=g.parent;K&&(K.changed=!0,g.empty?(K.emptyKids??=new Set).add(g.dict):p(t,g,w,C))}return c[0]?.empty??!1}function m(t,o,n){
if(o.length<=O)return(0,M.jd)({[n]:o.flat()});let s=[];for(const l of i(o)){const[h,c]=[l[0][0],l.at(-1)[0]];s.push({ref:t.add((0,M.jd)({Limits:[h,c],[n]:l.flat()})),
low:h,high:c})}for(;s.length>O;)s=i(s).map(l=>{const[h,c]=[l[0].low,l.at(-1).high];return{ref:t.add((0,M.jd)({Limits:[h,c],Kids:l.map(({ref:y})=>y)})),low:h,high:c}});
return(0,M.jd)({Kids:s.map(({ref:l})=>l)})}const _=(t,o)=>m(t,e([...o].map(([n,s])=>[(0,M.Px)(n),s])),"Names");function e(t){return t.map(o=>({entry:o,key:E(o[0])})).
sort((o,n)=>o.key<n.key?-1:o.key>n.key?1:0).map(({entry:o})=>o)}const r=100;async function f(t,o,n,s,l){const h=new b.b9(t),c=new Set,y=w=>c.size<c.add(w).size,
g=[],A=[{value:o??null,holder:n,parent:void 0}];for(let w=A.pop();w!==void 0;w=A.pop()){h.spend(1);const T=t.dict(w.value);if(!T||!y(T)||l&&w.parent&&!u(t,T,l))
continue;const C=[],K=B=>{const N=t.array(T.get(B));return!N||y(N)?N??[]:(C.push(B),[])},R=K(s).length>>1,v=K("Kids"),U={dict:T,holder:(0,b.Kd)(w.value,w.holder),
parent:w.parent,repeats:C};g.push(U),h.spend(R);for(let B=v.length-1;B>=0;B--)A.push({value:v[B],holder:(0,b.Kd)(T.get("Kids"),U.holder),parent:U});const I=t.job.
pace.step(r+R*r);I&&await I}return g}function u(t,o,n){const[s,l]=t.array(o.get("Limits"))??[];return typeof s!="number"||typeof l!="number"||n(s,l)}function a(t,{
dict:o,repeats:n},s){const l=n.includes(s)?void 0:t.array(o.get(s));if(!l)return[];const h=[];for(let c=0;c+1<l.length;c+=2){const y=t.resolve(l[c]);(s==="Names"?
y instanceof M.Mx:typeof y=="number")&&h.push([y,l[c+1]])}return h}function p(t,o,n,s){const l=y=>t.array(t.dict(y)?.get("Limits"))??[],h=n[0]?.[0]??l(s[0])[0],
c=n.at(-1)?.[0]??l(s.at(-1))[1];t.edit(o.holder),h!==void 0&&c!==void 0?o.dict.set("Limits",[h,c]):o.dict.delete("Limits")}function i(t){const o=[];for(let n=0;n<
t.length;n+=O)o.push(t.slice(n,n+O));return o}}),59071:((x,D,d)=>{d.d(D,{Gh:()=>f,ZK:()=>u,wh:()=>r});var M=d(77581),b=d(45599);const O=/\u001b[A-Za-z]{2}[A-Za-z-]{0,8}\u001b/g,
E=/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]/g,P=/[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g,L=a=>a.replace(O,"").replace(
E,"").replace(P,"�"),m=200,_=new WeakMap;function e(a){if(a.bytes.length<m)return L((0,M.g7)(a));let p=_.get(a);return p===void 0&&_.set(a,p=L((0,M.g7)(a))),p}
const r=a=>L(a).trim();function f(a){const p=a instanceof b.Mx?e(a).trim():"";return p===""?null:p}const u=a=>a?e(a):""}),9819:((x,D,d)=>{d.d(D,{J7:()=>O,Kd:()=>L,
Wo:()=>m,_i:()=>P,b9:()=>E});var M=d(42973),b=d(45599);class O{document;gone=new Set;chased=new Set;constructor(e){this.document=e}remove(e){const{catalog:r,catalogNumber:f,
pages:u}=this.document,a=r.get("Pages");e===f||(0,b.i9)(a)&&e===a.number||u.holds(e)||(this.gone.add(e),this.document.remove(e))}chase(e){this.chased.add(e)}removed(){
return this.gone}takeChased(){const e=this.chased;return this.chased=new Set,e}isGone(e){return(0,b.i9)(e)&&this.gone.has(e.number)}}class E{most;left;constructor(e){
this.most=this.left=e.job.limits.nodes}spend=e=>{if(this.left-=e,this.left<0)throw(0,M.F)("nodes",`The document has more than ${this.most} fields, bookmarks, na\
mes and structure elements`,"Remove bookmarks or tags with another program first")}}class P{seen;beyond=new Set;allowance;constructor(e,r=new E(e)){this.allowance=
r,this.seen=new Uint8Array((e.size>>3)+1)}first(e){if(this.allowance.spend(1),!(0,b.i9)(e))return!0;const{number:r}=e,f=r>>3;if(f>=this.seen.length)return this.
beyond.size<this.beyond.add(r).size;const u=1<<(r&7),a=(this.seen[f]&u)===0;return this.seen[f]|=u,a}}function L(_,e){return(0,b.i9)(_)?_.number:e}function m(_,e){
const r=_.catalog.get(e),f=_.dict(r);return f&&{dict:f,holder:L(r,_.catalogNumber)}}}),93604:((x,D,d)=>{d.d(D,{B:()=>M,M:()=>b});const M=(E,P)=>O(E,P,!1),b=(E,P)=>O(
E,P,!0);function O(E,P,L){let[m,_]=[0,E.length];for(;m<_;){const e=m+_>>1,r=E[e];r<P||L&&r===P?m=e+1:_=e}return m}})};
