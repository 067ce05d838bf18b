"use strict";exports.id=808,exports.ids=[808],exports.modules={85673:((v,x,h)=>{h.d(x,{gx:()=>D,h:()=>L});function P(s,r){const d=O(s,r);if(d!==void 0)return[d];const l=M(s);
return r.filter(b=>M(b).some(e=>e.length>3&&l.includes(e)))}function O(s,r){let d;const l=M(s);for(const b of r){const e=T(l,M(b));e<=2&&e<(d?.count??1/0)&&(d={
name:b,count:e})}return d?.name}function T(s,r){return s.length!==r.length?s.length*r.length===0?1/0:T([s.join("")],[r.join("")]):r.reduce((d,l,b)=>{const e=s[b]??
"",o=Math.min(e.length,l.length),m=f(e,l);return m>(o<3?0:o<7?1:2)?1/0:d+m},0)}const L=(s,r)=>w(P(s,r));function D(s,r){const d=O(s,r),l=e=>M(e).sort().join(" "),
b=l(s);return w(d===void 0?r.filter(e=>s!==""&&l(e)===b):[d])}const w=s=>s.length===0||s.length>3?"":` (did you mean ${s.join(" or ")}?)`,M=s=>s.trim().slice(0,
64).replace(/(?<=[a-z])(?=[A-Z])/g," ").toLowerCase().split(/[\s_-]+/).filter(r=>r!==""),y=2;function f(s,r){if(Math.abs(s.length-r.length)>y)return 1/0;let d=[],
l=Array.from({length:r.length+1},(e,o)=>o<=y?o:1/0);for(let e=0;e<s.length;e++){const o=[];o[0]=e+1;let m=1/0;for(let a=Math.max(0,e-y);a<=Math.min(r.length-1,e+
y);a++){const _=e>0&&a>0&&s[e]===r[a-1]&&s[e-1]===r[a];o[a+1]=Math.min((l[a+1]??1/0)+1,(o[a]??1/0)+1,(l[a]??1/0)+(s[e]===r[a]?0:1),_?(d[a-1]??1/0)+1:1/0),m=Math.
min(m,o[a+1])}if(m>y)return 1/0;d=l,l=o}const b=l[r.length]??1/0;return b>y?1/0:b}}),60057:((v,x,h)=>{h.d(x,{d:()=>b,f:()=>e});var P=h(61729),O=h(33546),T=h(59071),
L=h(11338),D=h(77581),w=h(85673),M=h(55416);const y=new Map([["decimal","D"],["roman_lower","r"],["roman_upper","R"],["letters_lower","a"],["letters_upper","A"],
["none",void 0]]),f=500,s=[...y.keys()],r=["from","style","prefix","start"],d=1e9,l=60;async function b(_){const t=await(0,O.FB)(_);if(!t)return null;const n=[];
let c=0;for(const{first:i,style:u,prefix:g,start:p}of t){if(i>=_.pages.count)break;const A=(0,T.ZK)(g);if(c+=l+A.length,c>L.B.fields.labels.maxLength)return null;
n.push({from:i+1,style:s.find(C=>y.get(C)===u)??"none",prefix:A,start:p});const E=_.job.pace.step(100);E&&await E}return{labels:n}}async function e(_,t,n){const c=new o(
t),i=await c.read(_,n);return c.problems.raise(),i.sort((u,g)=>u.first-g.first)}class o{pageCount;problems=new M.Z("labels");places=new Map;constructor(t){this.
pageCount=t}async read(t,n){this.problems.addUnknownMembers("",t,["labels"],"it takes only labels");const{labels:c}=t;if(Array.isArray(c)){const i=[];for(const[
u,g]of c.entries()){const p=n.step(f);p&&await p,i.push(this.range(g,`labels[${u}]`))}return i}return this.problems.add(()=>'must have labels, a list of ranges,\
 such as {"labels": [{"from": 1, "style": "roman_lower"}, {"from": 5}]}'),[]}range(t,n){if(!(0,P.Gv)(t))return this.problems.add(()=>`${n} must be an object wit\
h from, and with style, prefix and start as you need them`),m;this.problems.addUnknownMembers(`${n} `,t,r,"a range has from, style, prefix and start");const{from:c,
style:i="decimal",prefix:u="",start:g=1}=t;this.checkFrom(c,n),(typeof i!="string"||!y.has(i))&&this.problems.add(()=>`${n}.style must be one of ${s.join(", ")}${typeof i==
"string"?(0,w.h)(i,s):""}`);const p=typeof u=="string"?(0,M.U)(u):'must be a text, such as "A-"; leave it out for none';return p&&this.problems.add(()=>`${n}.pr\
efix ${p}`),a(g,d)?i==="none"&&g!==1&&this.problems.add(()=>`${n}.start has no effect with the style none: leave it out, or choose another style`):this.problems.
add(()=>`${n}.start must be a whole number from 1 to ${d}: the number of the first page of the range`),{first:c-1,style:y.get(i),prefix:typeof u=="string"&&u!==
""?(0,D.wx)(u):void 0,start:g}}checkFrom(t,n){if(!a(t,this.pageCount)){const i=this.pageCount===1?"must be 1, because the document has one page":`must be a page\
 from 1 to ${this.pageCount}`;this.problems.add(()=>`${n}.from ${t===void 0?"is missing: it ":""}${i}; the range begins there`);return}const c=this.places.get(t);
c===void 0?this.places.set(t,n):this.problems.add(()=>`${n}.from is ${t}, as in ${c}: give each page one range`)}}const m={first:0,style:void 0,prefix:void 0,start:1},
a=(_,t)=>typeof _=="number"&&Number.isInteger(_)&&_>=1&&_<=t}),55416:((v,x,h)=>{h.d(x,{U:()=>y,Z:()=>M});var P=h(58552),O=h(98446),T=h(85673);const L=20,D=/[\p{Cc}\u2028\u2029]/u,
w=new RegExp("\\p{Cs}","u");class M{field;named=[];count=0;constructor(s){this.field=s}add(s){this.count++,this.named.length<L&&this.named.push(s())}addUnknownMembers(s,r,d,l){
for(const b of Object.keys(r))d.includes(b)||this.add(()=>`${s}has “${(0,O.Bu)(b)}”, which means nothing there${(0,T.h)(b,d)}: ${l}`)}raise(){const s=this.count-
this.named.length,r=[...this.named,...s>0?[`has ${s} further problems`]:[]];if(r.length>0)throw(0,P.G6)(r.map(d=>({field:this.field,message:d})))}}function y(f){
if(D.test(f))return"must not contain control characters or line breaks";if(w.test(f))return"must not contain an incomplete character (a lone surrogate)"}}),808:((v,x,h)=>{
h.r(x),h.d(x,{set_page_labels:()=>D});var P=h(33546),O=h(91519),T=h(14029),L=h(60057);const D=async(M,{labels:y,open_password:f},s)=>{const r=await(0,O.E)(M.bytes,
s,{password:f}),d=r.pages.count,l=await(0,L.f)(y,d,s.pace);return(0,P.k$)(r,l),{documents:[{name:M.name,bytes:await(0,T.UN)(r),pageCount:d}],notes:l.length===0?
[w]:[],facts:{pageCount:d,labelledPages:l.length===0?0:d-l[0].first}}},w={code:"no_labels",message:"Pages count from 1 now, because labels is empty.",mentions:[
"labels"]}}),33546:((v,x,h)=>{h.d(x,{FB:()=>D,Hr:()=>M,Zh:()=>y,k$:()=>w,qm:()=>f});var P=h(44233),O=h(45599),T=h(81077);const L={first:0,style:"D",prefix:void 0,
start:1};async function D(e){const o=e.catalog.get("PageLabels");if(!e.dict(o))return;const m=(await(0,T.Zc)(e,o,"Nums")).map(([a,_])=>({first:Number(a),label:e.
dict(_)})).filter(({first:a})=>Number.isInteger(a)&&a>=0).sort((a,_)=>a.first-_.first).filter(({first:a},_,t)=>t[_+1]?.first!==a).map(({first:a,label:_})=>({first:a,
...s(e,_)}));return m[0]?.first===0?m:[L,...m]}function w(e,o){const m=e.editCatalog();if(o.length===0){m.delete("PageLabels");return}const a=o[0].first===0?o:[
L,...o],_=b(e),t=a.map(({first:n,start:c,...i})=>[n,l({...i,number:c},_)]);m.set("PageLabels",e.add((0,T.H6)(e,t,"Nums")))}async function M(e){const o=await D(e);
if(!o)return;const m=o.map(({first:a})=>a);return a=>{const _=o[(0,P.MJ)(m,a)-1];return{..._,number:_.start+a-_.first}}}function y(e,o){const m=[],a=b(e);let _,
t=0;for(const n of o)(!_||!r(_,n))&&m.push([t,l(n,a)]),_=n,t++;return(0,T.H6)(e,m,"Nums")}async function f(e,o){const m=await M(e);if(!m)return;const a=y(e,Array.
from(o,_=>m(_-1)));e.editCatalog().set("PageLabels",e.add(a))}function s(e,o){const m=e.resolve(o?.get("S")),a=e.resolve(o?.get("P")),_=e.resolve(o?.get("St"));
return{style:m instanceof O.SX?m.text:void 0,prefix:a instanceof O.Mx&&a.bytes.length>0?a:void 0,start:typeof _=="number"&&Number.isInteger(_)&&_>=1?_:1}}function r(e,o){
return e.style!==o.style||o.style!==void 0&&o.number!==e.number+1?!1:e.prefix===o.prefix?!0:!!e.prefix&&!!o.prefix&&Buffer.compare(e.prefix.bytes,o.prefix.bytes)===
0}const d=100;function l({style:e,prefix:o,number:m},a){return(0,O.jd)({S:e===void 0?void 0:(0,O.UU)(e),P:o&&o.bytes.length>d?a(o):o,St:e===void 0||m===1?void 0:
m})}function b(e){const o=new Map;return m=>{let a=o.get(m);return a||o.set(m,a=e.add(m)),a}}}),81077:((v,x,h)=>{h.d(x,{BX:()=>y,H6:()=>f,MN:()=>s,Pu:()=>w,Zc:()=>M,
r6:()=>r});var P=h(45599),O=h(44233),T=h(77581),L=h(9819);const D=64,w=t=>typeof t=="number"?String(t):(0,T.U0)(t);async function M(t,n,c){const i=[];for(const u of await b(
t,n,0,c)){for(const p of o(t,u,c))i.push(p);const g=t.job.pace.step(d);g&&await g}return i}async function y(t,n,c,i,u,g){const p=await b(t,n,c,i,g);for(let A=p.
length-1;A>=0;A--){const E=p[A],C=o(t,E,i),I=C.filter(([K,B])=>!u(K,B)),W=t.job.pace.step(d+C.length*d);W&&await W,I.length<C.length&&(t.edit(E.holder),E.dict.set(
i,a(I)),E.changed=!0);for(const K of E.repeats)t.edit(E.holder),E.dict.delete(K),E.changed=!0;if(E.emptyKids){const K=(t.array(E.dict.get("Kids"))??[]).filter(B=>!E.
emptyKids.has(t.dict(B)));t.edit(E.holder),E.dict.set("Kids",K),E.changed=!0}if(!E.changed)continue;const R=t.array(E.dict.get("Kids"))??[];E.empty=I.length===0&&
R.length===0;const U=E.parent;U&&(U.changed=!0,E.empty?(U.emptyKids??=new Set).add(E.dict):m(t,E,I,R))}return p[0]?.empty??!1}function f(t,n,c){if(n.length<=D)return(0,P.
jd)({[c]:a(n)});let i=[];for(const u of _(n)){const[g,p]=[u[0][0],u.at(-1)[0]];i.push({ref:t.add((0,P.jd)({Limits:[g,p],[c]:a(u)})),low:g,high:p})}for(;i.length>
D;)i=_(i).map(u=>{const[g,p]=[u[0].low,u.at(-1).high];return{ref:t.add((0,P.jd)({Limits:[g,p],Kids:u.map(({ref:A})=>A)})),low:g,high:p}});return(0,P.jd)({Kids:i.
map(({ref:u})=>u)})}async function s(t,n){const{pace:c}=t.job,i=[];for(const[u,g]of n){i.push([(0,P.Px)(u),g]);const p=c.step(10*d);p&&await p}return f(t,await r(
t,i),"Names")}async function r(t,n){const{pace:c}=t.job,i=[];for(const g of n){i.push({entry:g,key:w(g[0])});const p=c.step(d);p&&await p}return(await(0,O.qZ)(i,
(g,p)=>g.key<p.key?-1:g.key>p.key?1:0,c)).map(({entry:g})=>g)}const d=100,l=30;async function b(t,n,c,i,u){const g=new L.b9(t),p=new Set,A=I=>p.size<p.add(I).size,
E=[],C=[{value:n??null,holder:c,parent:void 0}];for(let I=C.pop();I!==void 0;I=C.pop()){g.spend(1);const W=t.job.pace.step(d);W&&await W;const R=t.dict(I.value);
if(!R||!A(R)||u&&I.parent&&!e(t,R,u))continue;const U=[],K=N=>{const S=t.array(R.get(N));return!S||A(S)?S??[]:(U.push(N),[])},B=K(i).length>>1,j=K("Kids"),$={dict:R,
holder:(0,L.Kd)(I.value,I.holder),parent:I.parent,repeats:U};E.push($),g.spend(B);const Z=(0,L.Kd)(R.get("Kids"),$.holder);for(let N=j.length-1;N>=0;N--){C.push(
{value:j[N],holder:Z,parent:$});const S=t.job.pace.step(l);S&&await S}const G=t.job.pace.step(B*d);G&&await G}return E}function e(t,n,c){const[i,u]=t.array(n.get(
"Limits"))??[];return typeof i!="number"||typeof u!="number"||c(i,u)}function o(t,{dict:n,repeats:c},i){const u=c.includes(i)?void 0:t.array(n.get(i));if(!u)return[];
const g=[];for(let p=0;p+1<u.length;p+=2){const A=t.resolve(u[p]);(i==="Names"?A instanceof P.Mx:typeof A=="number")&&g.push([A,u[p+1]])}return g}function m(t,n,c,i){
const u=A=>t.array(t.dict(A)?.get("Limits"))??[],g=c[0]?.[0]??u(i[0])[0],p=c.at(-1)?.[0]??u(i.at(-1))[1];t.edit(n.holder),g!==void 0&&p!==void 0?n.dict.set("Lim\
its",[g,p]):n.dict.delete("Limits")}function a(t){const n=[];for(const[c,i]of t)n.push(c,i);return n}function _(t){const n=[];for(let c=0;c<t.length;c+=D)n.push(
t.slice(c,c+D));return n}}),59071:((v,x,h)=>{h.d(x,{Gh:()=>r,ZK:()=>d,wh:()=>s});var P=h(77581),O=h(45599);const T=/\u001b[A-Za-z]{2}[A-Za-z-]{0,8}\u001b/g,L=/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]/g,
D=/[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g,w=l=>l.replace(T,"").replace(L,"").replace(D,"�"),M=200,y=new WeakMap;function f(l){
let b=y.get(l);if(b)return b;const e=w((0,P.g7)(l));return b={whole:e,trimmed:e.trim()},l.bytes.length>=M&&y.set(l,b),b}const s=l=>w(l).trim();function r(l){const b=l instanceof
O.Mx?f(l).trimmed:"";return b===""?null:b}const d=l=>l?f(l).whole:""}),9819:((v,x,h)=>{h.d(x,{J7:()=>T,Kd:()=>w,Wo:()=>M,_i:()=>D,b9:()=>L});var P=h(42973),O=h(
45599);class T{document;gone=new Set;chased=new Set;constructor(f){this.document=f}remove(f){const{catalog:s,catalogNumber:r,pages:d}=this.document,l=s.get("Pag\
es");f===r||(0,O.i9)(l)&&f===l.number||d.holds(f)||(this.gone.add(f),this.document.remove(f))}chase(f){this.chased.add(f)}removed(){return this.gone}takeChased(){
const f=this.chased;return this.chased=new Set,f}isGone(f){return(0,O.i9)(f)&&this.gone.has(f.number)}}class L{most;left;constructor(f){this.most=this.left=f.job.
limits.nodes}spend=f=>{if(this.left-=f,this.left<0)throw(0,P.F)("nodes",`The document has more than ${this.most} fields, bookmarks, names and structure elements`,
"Remove bookmarks or tags with another program first")}}class D{seen;beyond=new Set;allowance;constructor(f,s=new L(f)){this.allowance=s,this.seen=new Uint8Array(
(f.size>>3)+1)}first(f){if(this.allowance.spend(1),!(0,O.i9)(f))return!0;const{number:s}=f,r=s>>3;if(r>=this.seen.length)return this.beyond.size<this.beyond.add(
s).size;const d=1<<(s&7),l=(this.seen[r]&d)===0;return this.seen[r]|=d,l}}function w(y,f){return(0,O.i9)(y)?y.number:f}function M(y,f){const s=y.catalog.get(f),
r=y.dict(s);return r&&{dict:r,holder:w(s,y.catalogNumber)}}})};
