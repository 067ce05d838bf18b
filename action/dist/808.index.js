"use strict";exports.id=808,exports.ids=[808],exports.modules={85673:((v,A,h)=>{h.d(A,{gx:()=>w,h:()=>L});function P(s,n){const c=O(s,n);if(c!==void 0)return[c];const o=M(s);
return n.filter(m=>M(m).some(e=>e.length>3&&o.includes(e)))}function O(s,n){let c;const o=M(s);for(const m of n){const e=T(o,M(m));e<=2&&e<(c?.count??1/0)&&(c={
name:m,count:e})}return c?.name}function T(s,n){return s.length!==n.length?s.length*n.length===0?1/0:T([s.join("")],[n.join("")]):n.reduce((c,o,m)=>{const e=s[m]??
"",a=Math.min(e.length,o.length),b=f(e,o);return b>(a<3?0:a<7?1:2)?1/0:c+b},0)}const L=(s,n)=>D(P(s,n));function w(s,n){const c=O(s,n),o=e=>M(e).sort().join(" "),
m=o(s);return D(c===void 0?n.filter(e=>s!==""&&o(e)===m):[c])}const D=s=>s.length===0||s.length>3?"":` (did you mean ${s.join(" or ")}?)`,M=s=>s.trim().slice(0,
64).replace(/(?<=[a-z])(?=[A-Z])/g," ").toLowerCase().split(/[\s_-]+/).filter(n=>n!==""),y=2;function f(s,n){if(Math.abs(s.length-n.length)>y)return 1/0;let c=[],
o=Array.from({length:n.length+1},(e,a)=>a<=y?a:1/0);for(let e=0;e<s.length;e++){const a=[];a[0]=e+1;let b=1/0;for(let i=Math.max(0,e-y);i<=Math.min(n.length-1,e+
y);i++){const _=e>0&&i>0&&s[e]===n[i-1]&&s[e-1]===n[i];a[i+1]=Math.min((o[i+1]??1/0)+1,(a[i]??1/0)+1,(o[i]??1/0)+(s[e]===n[i]?0:1),_?(c[i-1]??1/0)+1:1/0),b=Math.
min(b,a[i+1])}if(b>y)return 1/0;c=o,o=a}const m=o[n.length]??1/0;return m>y?1/0:m}}),60057:((v,A,h)=>{h.d(A,{d:()=>m,f:()=>e});var P=h(61729),O=h(33546),T=h(59071),
L=h(11338),w=h(77581),D=h(85673),M=h(55416);const y=new Map([["decimal","D"],["roman_lower","r"],["roman_upper","R"],["letters_lower","a"],["letters_upper","A"],
["none",void 0]]),f=500,s=[...y.keys()],n=["from","style","prefix","start"],c=1e9,o=60;async function m(_){const t=await(0,O.FB)(_);if(!t)return null;const r=[];
let d=0;for(const{first:l,style:u,prefix:g,start:p}of t){if(l>=_.pages.count)break;const x=(0,T.ZK)(g);if(d+=o+x.length,d>L.B.fields.labels.maxLength)return null;
r.push({from:l+1,style:s.find(C=>y.get(C)===u)??"none",prefix:x,start:p});const E=_.job.pace.step(100);E&&await E}return{labels:r}}async function e(_,t,r){const d=new a(
t),l=await d.read(_,r);return d.problems.raise(),l.sort((u,g)=>u.first-g.first)}class a{pageCount;problems=new M.Z("labels");places=new Map;constructor(t){this.
pageCount=t}async read(t,r){this.problems.addUnknownMembers("",t,["labels"],"it takes only labels");const{labels:d}=t;if(Array.isArray(d)){const l=[];for(const[
u,g]of d.entries()){const p=r.step(f);p&&await p,l.push(this.range(g,`labels[${u}]`))}return l}return this.problems.add(()=>'must have labels, a list of ranges,\
 such as {"labels": [{"from": 1, "style": "roman_lower"}, {"from": 5}]}'),[]}range(t,r){if(!(0,P.Gv)(t))return this.problems.add(()=>`${r} must be an object wit\
h from, and with style, prefix and start as you need them`),b;this.problems.addUnknownMembers(`${r} `,t,n,"a range has from, style, prefix and start");const{from:d,
style:l="decimal",prefix:u="",start:g=1}=t;this.checkFrom(d,r),(typeof l!="string"||!y.has(l))&&this.problems.add(()=>`${r}.style must be one of ${s.join(", ")}${typeof l==
"string"?(0,D.h)(l,s):""}`);const p=typeof u=="string"?(0,M.U)(u):'must be a text, such as "A-"; leave it out for none';return p&&this.problems.add(()=>`${r}.pr\
efix ${p}`),i(g,c)?l==="none"&&g!==1&&this.problems.add(()=>`${r}.start has no effect with the style none: leave it out, or choose another style`):this.problems.
add(()=>`${r}.start must be a whole number from 1 to ${c}: the number of the first page of the range`),{first:d-1,style:y.get(l),prefix:typeof u=="string"&&u!==
""?(0,w.wx)(u):void 0,start:g}}checkFrom(t,r){if(!i(t,this.pageCount)){const l=this.pageCount===1?"must be 1, because the document has one page":`must be a page\
 from 1 to ${this.pageCount}`;this.problems.add(()=>`${r}.from ${t===void 0?"is missing: it ":""}${l}; the range begins there`);return}const d=this.places.get(t);
d===void 0?this.places.set(t,r):this.problems.add(()=>`${r}.from is ${t}, as in ${d}: give each page one range`)}}const b={first:0,style:void 0,prefix:void 0,start:1},
i=(_,t)=>typeof _=="number"&&Number.isInteger(_)&&_>=1&&_<=t}),55416:((v,A,h)=>{h.d(A,{U:()=>y,Z:()=>M});var P=h(58552),O=h(98446),T=h(85673);const L=20,w=/[\p{Cc}\u2028\u2029]/u,
D=new RegExp("\\p{Cs}","u");class M{field;named=[];count=0;constructor(s){this.field=s}add(s){this.count++,this.named.length<L&&this.named.push(s())}addUnknownMembers(s,n,c,o){
for(const m of Object.keys(n))c.includes(m)||this.add(()=>`${s}has “${(0,O.Bu)(m)}”, which means nothing there${(0,T.h)(m,c)}: ${o}`)}raise(){const s=this.count-
this.named.length,n=[...this.named,...s>0?[`has ${s} further problems`]:[]];if(n.length>0)throw(0,P.G6)(n.map(c=>({field:this.field,message:c})))}}function y(f){
if(w.test(f))return"must not contain control characters or line breaks";if(D.test(f))return"must not contain an incomplete character (a lone surrogate)"}}),808:((v,A,h)=>{
h.r(A),h.d(A,{set_page_labels:()=>w});var P=h(33546),O=h(91519),T=h(14029),L=h(60057);const w=async(y,{labels:f,open_password:s},n)=>{const c=await(0,O.E)(y.bytes,
n,{password:s}),o=c.pages.count,m=await(0,L.f)(f,o,n.pace);return(0,P.k$)(c,m),{documents:[{name:y.name,bytes:await(0,T.UN)(c),pageCount:o}],notes:m.length===0?
[M]:[],facts:{pageCount:o,labelledPages:D(m,o)}}};function D(y,f){let s=0;for(const[n,{first:c,style:o,prefix:m}]of y.entries())(o!==void 0||m)&&(s+=(y[n+1]?.first??
f)-c);return s}const M={code:"no_labels",message:"Pages count from 1 now, because labels is empty.",mentions:["labels"]}}),33546:((v,A,h)=>{h.d(A,{FB:()=>w,Hr:()=>M,
Zh:()=>y,k$:()=>D,qm:()=>f});var P=h(44233),O=h(45599),T=h(81077);const L={first:0,style:"D",prefix:void 0,start:1};async function w(e){const a=e.catalog.get("P\
ageLabels");if(!e.dict(a))return;const b=(await(0,T.Zc)(e,a,"Nums")).map(([i,_])=>({first:Number(i),label:e.dict(_)})).filter(({first:i})=>Number.isInteger(i)&&
i>=0).sort((i,_)=>i.first-_.first).filter(({first:i},_,t)=>t[_+1]?.first!==i).map(({first:i,label:_})=>({first:i,...s(e,_)}));return b[0]?.first===0?b:[L,...b]}
function D(e,a){const b=e.editCatalog();if(a.length===0){b.delete("PageLabels");return}const i=a[0].first===0?a:[L,...a],_=m(e),t=i.map(({first:r,start:d,...l})=>[
r,o({...l,number:d},_)]);b.set("PageLabels",e.add((0,T.H6)(e,t,"Nums")))}async function M(e){const a=await w(e);if(!a)return;const b=a.map(({first:i})=>i);return i=>{
const _=a[(0,P.MJ)(b,i)-1];return{..._,number:_.start+i-_.first}}}function y(e,a){const b=[],i=m(e);let _,t=0;for(const r of a)(!_||!n(_,r))&&b.push([t,o(r,i)]),
_=r,t++;return(0,T.H6)(e,b,"Nums")}async function f(e,a){const b=await M(e);if(!b)return;const i=y(e,Array.from(a,_=>b(_-1)));e.editCatalog().set("PageLabels",e.
add(i))}function s(e,a){const b=e.resolve(a?.get("S")),i=e.resolve(a?.get("P")),_=e.resolve(a?.get("St"));return{style:b instanceof O.SX?b.text:void 0,prefix:i instanceof
O.Mx&&i.bytes.length>0?i:void 0,start:typeof _=="number"&&Number.isInteger(_)&&_>=1?_:1}}function n(e,a){return e.style!==a.style||a.style!==void 0&&a.number!==
e.number+1?!1:e.prefix===a.prefix?!0:!!e.prefix&&!!a.prefix&&Buffer.compare(e.prefix.bytes,a.prefix.bytes)===0}const c=100;function o({style:e,prefix:a,number:b},i){
return(0,O.jd)({S:e===void 0?void 0:(0,O.UU)(e),P:a&&a.bytes.length>c?i(a):a,St:e===void 0||b===1?void 0:b})}function m(e){const a=new Map;return b=>{let i=a.get(
b);return i||a.set(b,i=e.add(b)),i}}}),81077:((v,A,h)=>{h.d(A,{BX:()=>y,H6:()=>f,MN:()=>s,Pu:()=>D,Zc:()=>M,r6:()=>n});var P=h(45599),O=h(44233),T=h(77581),L=h(
9819);const w=64,D=t=>typeof t=="number"?String(t):(0,T.U0)(t);async function M(t,r,d){const l=[];for(const u of await m(t,r,0,d)){for(const p of a(t,u,d))l.push(
p);const g=t.job.pace.step(c);g&&await g}return l}async function y(t,r,d,l,u,g){const p=await m(t,r,d,l,g);for(let x=p.length-1;x>=0;x--){const E=p[x],C=a(t,E,l),
I=C.filter(([K,B])=>!u(K,B)),W=t.job.pace.step(c+C.length*c);W&&await W,I.length<C.length&&(t.edit(E.holder),E.dict.set(l,i(I)),E.changed=!0);for(const K of E.repeats)
t.edit(E.holder),E.dict.delete(K),E.changed=!0;if(E.emptyKids){const K=(t.array(E.dict.get("Kids"))??[]).filter(B=>!E.emptyKids.has(t.dict(B)));t.edit(E.holder),
E.dict.set("Kids",K),E.changed=!0}if(!E.changed)continue;const R=t.array(E.dict.get("Kids"))??[];E.empty=I.length===0&&R.length===0;const U=E.parent;U&&(U.changed=
!0,E.empty?(U.emptyKids??=new Set).add(E.dict):b(t,E,I,R))}return p[0]?.empty??!1}function f(t,r,d){if(r.length<=w)return(0,P.jd)({[d]:i(r)});let l=[];for(const u of _(
r)){const[g,p]=[u[0][0],u.at(-1)[0]];l.push({ref:t.add((0,P.jd)({Limits:[g,p],[d]:i(u)})),low:g,high:p})}for(;l.length>w;)l=_(l).map(u=>{const[g,p]=[u[0].low,u.
at(-1).high];return{ref:t.add((0,P.jd)({Limits:[g,p],Kids:u.map(({ref:x})=>x)})),low:g,high:p}});return(0,P.jd)({Kids:l.map(({ref:u})=>u)})}async function s(t,r){
const{pace:d}=t.job,l=[];for(const[u,g]of r){l.push([(0,P.Px)(u),g]);const p=d.step(10*c);p&&await p}return f(t,await n(t,l),"Names")}async function n(t,r){const{
pace:d}=t.job,l=[];for(const g of r){l.push({entry:g,key:D(g[0])});const p=d.step(c);p&&await p}return(await(0,O.qZ)(l,(g,p)=>g.key<p.key?-1:g.key>p.key?1:0,d)).
map(({entry:g})=>g)}const c=100,o=30;async function m(t,r,d,l,u){const g=new L.b9(t),p=new Set,x=I=>p.size<p.add(I).size,E=[],C=[{value:r??null,holder:d,parent:void 0}];
for(let I=C.pop();I!==void 0;I=C.pop()){g.spend(1);const W=t.job.pace.step(c);W&&await W;const R=t.dict(I.value);if(!R||!x(R)||u&&I.parent&&!e(t,R,u))continue;const U=[],
K=N=>{const S=t.array(R.get(N));return!S||x(S)?S??[]:(U.push(N),[])},B=K(l).length>>1,j=K("Kids"),$={dict:R,holder:(0,L.Kd)(I.value,I.holder),parent:I.parent,repeats:U};
E.push($),g.spend(B);const Z=(0,L.Kd)(R.get("Kids"),$.holder);for(let N=j.length-1;N>=0;N--){C.push({value:j[N],holder:Z,parent:$});const S=t.job.pace.step(o);S&&
await S}const G=t.job.pace.step(B*c);G&&await G}return E}function e(t,r,d){const[l,u]=t.array(r.get("Limits"))??[];return typeof l!="number"||typeof u!="number"||
d(l,u)}function a(t,{dict:r,repeats:d},l){const u=d.includes(l)?void 0:t.array(r.get(l));if(!u)return[];const g=[];for(let p=0;p+1<u.length;p+=2){const x=t.resolve(
u[p]);(l==="Names"?x instanceof P.Mx:typeof x=="number")&&g.push([x,u[p+1]])}return g}function b(t,r,d,l){const u=x=>t.array(t.dict(x)?.get("Limits"))??[],g=d[0]?.[0]??
u(l[0])[0],p=d.at(-1)?.[0]??u(l.at(-1))[1];t.edit(r.holder),g!==void 0&&p!==void 0?r.dict.set("Limits",[g,p]):r.dict.delete("Limits")}function i(t){const r=[];for(const[
d,l]of t)r.push(d,l);return r}function _(t){const r=[];for(let d=0;d<t.length;d+=w)r.push(t.slice(d,d+w));return r}}),59071:((v,A,h)=>{h.d(A,{Gh:()=>n,ZK:()=>c,
wh:()=>s});var P=h(77581),O=h(45599);const T=/\u001b[A-Za-z]{2}[A-Za-z-]{0,8}\u001b/g,L=/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]/g,w=/[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g,
D=o=>o.replace(T,"").replace(L,"").replace(w,"�"),M=200,y=new WeakMap;function f(o){let m=y.get(o);if(m)return m;const e=D((0,P.g7)(o));return m={whole:e,trimmed:e.
trim()},o.bytes.length>=M&&y.set(o,m),m}const s=o=>D(o).trim();function n(o){const m=o instanceof O.Mx?f(o).trimmed:"";return m===""?null:m}const c=o=>o?f(o).whole:
""}),9819:((v,A,h)=>{h.d(A,{J7:()=>T,Kd:()=>D,Wo:()=>M,_i:()=>w,b9:()=>L});var P=h(42973),O=h(45599);class T{document;gone=new Set;chased=new Set;constructor(f){
this.document=f}remove(f){const{catalog:s,catalogNumber:n,pages:c}=this.document,o=s.get("Pages");f===n||(0,O.i9)(o)&&f===o.number||c.holds(f)||(this.gone.add(f),
this.document.remove(f))}chase(f){this.chased.add(f)}removed(){return this.gone}takeChased(){const f=this.chased;return this.chased=new Set,f}isGone(f){return(0,O.
i9)(f)&&this.gone.has(f.number)}}class L{most;left;constructor(f){this.most=this.left=f.job.limits.nodes}spend=f=>{if(this.left-=f,this.left<0)throw(0,P.FU)("no\
des",`The document has more than ${this.most} fields, bookmarks, names and structure elements`,"Remove bookmarks or tags with another program first")}}class w{seen;beyond=new Set;lists=new Set;allowance;constructor(f,s=new L(
f)){this.allowance=s,this.seen=new Uint8Array((f.size>>3)+1)}first(f){if(this.allowance.spend(1),!(0,O.i9)(f))return!0;const{number:s}=f,n=s>>3;if(n>=this.seen.
length)return this.beyond.size<this.beyond.add(s).size;const c=1<<(s&7),o=(this.seen[n]&c)===0;return this.seen[n]|=c,o}firstList(f){return this.lists.size<this.
lists.add(f).size}}function D(y,f){return(0,O.i9)(y)?y.number:f}function M(y,f){const s=y.catalog.get(f),n=y.dict(s);return n&&{dict:n,holder:D(s,y.catalogNumber)}}})};
