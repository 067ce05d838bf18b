"use strict";exports.id=6606,exports.ids=[6606],exports.modules={85673:((T,O,r)=>{r.d(O,{gx:()=>m,h:()=>b});function k(t,s){const a=c(t,s);if(a!==void 0)return[a];const o=g(
t);return s.filter(e=>g(e).some(n=>n.length>3&&o.includes(n)))}function c(t,s){let a;const o=g(t);for(const e of s){const n=M(o,g(e));n<=2&&n<(a?.count??1/0)&&(a=
{name:e,count:n})}return a?.name}function M(t,s){return t.length!==s.length?t.length*s.length===0?1/0:M([t.join("")],[s.join("")]):s.reduce((a,o,e)=>{const n=t[e]??
"",i=Math.min(n.length,o.length),u=E(n,o);return u>(i<3?0:i<7?1:2)?1/0:a+u},0)}const b=(t,s)=>f(k(t,s));function m(t,s){const a=c(t,s),o=n=>g(n).sort().join(" "),
e=o(t);return f(a===void 0?s.filter(n=>t!==""&&o(n)===e):[a])}const f=t=>t.length===0||t.length>3?"":` (did you mean ${t.join(" or ")}?)`,g=t=>t.trim().slice(0,
64).replace(/(?<=[a-z])(?=[A-Z])/g," ").toLowerCase().split(/[\s_-]+/).filter(s=>s!==""),h=2;function E(t,s){if(Math.abs(t.length-s.length)>h)return 1/0;let a=[],
o=Array.from({length:s.length+1},(n,i)=>i<=h?i:1/0);for(let n=0;n<t.length;n++){const i=[];i[0]=n+1;let u=1/0;for(let l=Math.max(0,n-h);l<=Math.min(s.length-1,n+
h);l++){const p=n>0&&l>0&&t[n]===s[l-1]&&t[n-1]===s[l];i[l+1]=Math.min((o[l+1]??1/0)+1,(i[l]??1/0)+1,(o[l]??1/0)+(t[n]===s[l]?0:1),p?(a[l-1]??1/0)+1:1/0),u=Math.
min(u,i[l+1])}if(u>h)return 1/0;a=o,o=i}const e=o[s.length]??1/0;return e>h?1/0:e}}),55416:((T,O,r)=>{r.d(O,{U:()=>h,Z:()=>g});var k=r(58552),c=r(98446),M=r(85673);
const b=20,m=/[\p{Cc}\u2028\u2029]/u,f=new RegExp("\\p{Cs}","u");class g{field;named=[];count=0;constructor(t){this.field=t}add(t){this.count++,this.named.length<
b&&this.named.push(t())}addUnknownMembers(t,s,a,o){for(const e of Object.keys(s))a.includes(e)||this.add(()=>`${t}has “${(0,c.Bu)(e)}”, which means nothing th\
ere${(0,M.h)(e,a)}: ${o}`)}raise(){const t=this.count-this.named.length,s=[...this.named,...t>0?[`has ${t} further problems`]:[]];if(s.length>0)throw(0,k.G6)(s.
map(a=>({field:this.field,message:a})))}}function h(E){if(m.test(E))return"must not contain control characters or line breaks";if(f.test(E))return"must not cont\
ain an incomplete character (a lone surrogate)"}}),46606:((T,O,r)=>{r.r(O),r.d(O,{set_bookmarks:()=>a});var k=r(21836),c=r(14029),M=r(16827),b=r(41232),m=r(61729),
f=r(55416);const g=["title","page","open","children"];function h(e,n){const i=new E(n),u=i.read(e);return i.problems.raise(),u}class E{pageCount;problems=new f.
Z("bookmark_list");isTooDeep=!1;constructor(n){this.pageCount=n}read(n){this.problems.addUnknownMembers("",n,["bookmarks"],"it takes only bookmarks");const{bookmarks:i}=n;
return i!==void 0?this.list(i,"bookmarks",1):(this.problems.add(()=>'must have bookmarks, a list of bookmarks, such as {"bookmarks": [{"title": "Chapter 1", "pa\
ge": 3}]}'),[])}list(n,i,u){return Array.isArray(n)?u>b.Ez&&n.length>0?(this.isTooDeep||this.problems.add(()=>`has bookmarks below more than ${b.Ez} others`),this.
isTooDeep=!0,[]):n.map((l,p)=>this.bookmark(l,`${i}[${p}]`,u)):(this.problems.add(()=>`${i} must be a list of bookmarks`),[])}bookmark(n,i,u){if(!(0,m.Gv)(n))return this.
problems.add(()=>`${i} must be an object with title and page`),t;this.problems.addUnknownMembers(`${i} `,n,g,"a bookmark has title, page, open and children");const{
title:l,page:p,open:d=!1,children:_=[]}=n,y=typeof p=="string"&&/^[1-9]\d{0,8}$/.test(p)?Number(p):p,P=s(l);return P&&this.problems.add(()=>`${i}.title ${P}`),typeof d!=
"boolean"&&this.problems.add(()=>`${i}.open must be true or false`),this.isPage(y)||this.problems.add(()=>`${i}.page ${this.problemOfPage(y)}`),{title:l,page:y,
open:d===!0,children:this.list(_,`${i}.children`,u+1)}}isPage(n){return n===null||typeof n=="number"&&Number.isInteger(n)&&n>=1&&n<=this.pageCount}problemOfPage(n){
const i=this.pageCount===1?"must be 1, because the document has one page":`must be a page from 1 to ${this.pageCount}`;return`${n===void 0?"is missing: it ":""}${i}\
; null makes a heading that leads nowhere`}}const t={title:"",page:null,open:!1,children:[]};function s(e){return e===void 0?"is missing: it must be a text":typeof e!=
"string"?"must be a text":e.trim()===""?"is empty, and readers would show an empty line: give a text":(0,f.U)(e)}const a=async(e,n,i)=>{const{bookmark_list:u,placement:l,
open_password:p}=n,d=await(0,k.E)(e.bytes,i,{password:p}),_=h(u,d.pages.count);await(0,b.HD)(d,_,l);const y=await(0,M.c)(d),P=d.pages.count;return{documents:[{name:e.
name,bytes:await(0,c.UN)(d),pageCount:P}],notes:_.length===0?[o(l)]:[],facts:{pageCount:P,bookmarkCount:y}}},o=e=>({code:"no_bookmarks",message:e==="append"?"No\
thing was changed, because bookmark_list has no bookmarks.":"The document has no bookmarks now, because bookmark_list has none.",mentions:["bookmark_list"]})}),
16827:((T,O,r)=>{r.d(O,{c:()=>M});var k=r(45599),c=r(37081);async function M(b){let m=0;return await(0,c.O)(b,f=>{const g=(0,k.i9)(f)?b.entry(f.number,"Title"):
b.dict(f)?.get("Title"),h=b.resolve(g)instanceof k.Mx;return h&&m++,h}),m}}),41232:((T,O,r)=>{r.d(O,{Ez:()=>f,HD:()=>h,gg:()=>g});var k=r(45599),c=r(59071),M=r(
37081),b=r(12207),m=r(45553);const f=40;async function g(t){const s=await b.Ht.of(t),a=[],o=[a];return await(0,M.O)(t,(e,n)=>{const i=(0,k.i9)(e)?t.dict(e):void 0,
u=t.resolve(i?.get("Title"));if(!i||!(u instanceof k.Mx))return!1;const l=t.resolve(i.get("Count")),p=s.pageOf(i),d=[],_=Math.min(n,f);return o[_-1].push({title:(0,c.
Gh)(u)??"",page:p===void 0?null:p+1,open:typeof l=="number"&&l>0,children:d}),_<f&&(o[_]=d),!0}),a}async function h(t,s,a){const e=[...a==="append"?(await(0,m.M4)(
t)).map(i=>({document:t,number:i})):[],...await E(t,s)];if(e.length===0){t.catalog.has("Outlines")&&t.editCatalog().delete("Outlines");return}const n=t.add(null);
t.put(n,await(0,m.RT)(e,{document:t,number:n.number},(0,m.LB)(),m.ro)),t.editCatalog().set("Outlines",n)}async function E(t,s){const a=[];for(const{title:o,page:e,
open:n,children:i}of s){const{number:u}=t.add(null),l={document:t,number:u},p=await E(t,i),d=(0,m.AO)(t,o,e===null?void 0:e-1);t.put(u,await(0,m.RT)(p,l,d,m.ro,
!n)),a.push(l);const _=t.job.pace.step(300);_&&await _}return a}}),45553:((T,O,r)=>{r.d(O,{AO:()=>f,LB:()=>g,M4:()=>t,RT:()=>h,ro:()=>m});var k=r(77581),c=r(45599),
M=r(37081);const b=1e3,m=({number:s})=>new c.oS(s);function f(s,a,o){return new c.Bi([["Title",(0,k.wx)(a)],...o===void 0?[]:[["Dest",[new c.oS(s.pages.number(o)),
new c.SX("Fit")]]]])}const g=()=>new c.Bi([["Type",new c.SX("Outlines")]]);async function h(s,a,o,e,n=!1){const[i,u]=[s[0],s.at(-1)];if(!i||!u)return o;let l=0;
for(const[p,d]of s.entries()){const _=d.document.edit(d.number);if(!(_ instanceof c.Bi))continue;const y=d.document.resolve(_.get("Count"));l+=1+(typeof y=="num\
ber"&&y>0?y:0),_.set("Parent",e(a,d)),E(_,"Prev",s[p-1],d,e),E(_,"Next",s[p+1],d,e);const P=d.document.job.pace.step(b);P&&await P}return o.set("First",e(i,a)),
o.set("Last",e(u,a)),o.set("Count",n?-l:l),o}function E(s,a,o,e,n){o?s.set(a,n(o,e)):s.delete(a)}async function t(s){const a=[],o=e=>{const n=e instanceof c.oS&&
s.get(e)instanceof c.Bi;return n&&a.push(e.number),n};return await(0,M.O)(s,o,1),a}}),59071:((T,O,r)=>{r.d(O,{Gh:()=>s,ZK:()=>a,wh:()=>t});var k=r(77581),c=r(45599);
const M=/\u001b[A-Za-z]{2}[A-Za-z-]{0,8}\u001b/g,b=/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]/g,m=/[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g,
f=o=>o.replace(M,"").replace(b,"").replace(m,"�"),g=200,h=new WeakMap;function E(o){if(o.bytes.length<g)return f((0,k.g7)(o));let e=h.get(o);return e===void 0&&
h.set(o,e=f((0,k.g7)(o))),e}const t=o=>f(o).trim();function s(o){const e=o instanceof c.Mx?E(o).trim():"";return e===""?null:e}const a=o=>o?E(o):""})};
