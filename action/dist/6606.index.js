"use strict";exports.id=6606,exports.ids=[6606],exports.modules={85673:((v,P,c)=>{c.d(P,{gx:()=>m,h:()=>E});function _(o,t){const e=h(o,t);if(e!==void 0)return[e];const i=y(
o);return t.filter(n=>y(n).some(a=>a.length>3&&i.includes(a)))}function h(o,t){let e;for(const i of t){const n=M(y(o),y(i));n<=2&&n<(e?.count??1/0)&&(e={name:i,
count:n})}return e?.name}function M(o,t){return o.length!==t.length?o.length*t.length===0?1/0:M([o.join("")],[t.join("")]):t.reduce((e,i,n)=>{const a=o[n]??"",r=Math.
min(a.length,i.length),s=g(a,i);return s>(r<3?0:r<7?1:2)?1/0:e+s},0)}const E=(o,t)=>b(_(o,t));function m(o,t){const e=h(o,t),i=n=>y(n).sort().join(" ");return b(
e===void 0?t.filter(n=>o!==""&&i(n)===i(o)):[e])}const b=o=>o.length===0||o.length>3?"":` (did you mean ${o.join(" or ")}?)`,y=o=>o.trim().slice(0,64).replace(/(?<=[a-z])(?=[A-Z])/g,
" ").toLowerCase().split(/[\s_-]+/).filter(t=>t!=="");function g(o,t){let e=[],i=Array.from({length:t.length+1},(n,a)=>a);for(let n=0;n<o.length;n++){const a=[n+
1];for(let r=0;r<t.length;r++){const s=n>0&&r>0&&o[n]===t[r-1]&&o[n-1]===t[r];a.push(Math.min((i[r+1]??0)+1,(a[r]??0)+1,(i[r]??0)+(o[n]===t[r]?0:1),s?(e[r-1]??0)+
1:1/0))}e=i,i=a}return i.at(-1)??0}}),55416:((v,P,c)=>{c.d(P,{U:()=>g,Z:()=>y});var _=c(58552),h=c(98446),M=c(85673);const E=20,m=/[\p{Cc}\u2028\u2029]/u,b=new RegExp(
"\\p{Cs}","u");class y{field;named=[];count=0;constructor(t){this.field=t}add(t){this.count++,this.named.length<E&&this.named.push(t())}addUnknownMembers(t,e,i,n){
for(const a of Object.keys(e))i.includes(a)||this.add(()=>`${t}has “${(0,h.Bu)(a)}”, which means nothing there${(0,M.h)(a,i)}: ${n}`)}raise(){const t=this.count-
this.named.length,e=[...this.named,...t>0?[`has ${t} further problems`]:[]];if(e.length>0)throw(0,_.G6)(e.map(i=>({field:this.field,message:i})))}}function g(o){
if(m.test(o))return"must not contain control characters or line breaks";if(b.test(o))return"must not contain an incomplete character (a lone surrogate)"}}),46606:((v,P,c)=>{
c.r(P),c.d(P,{set_bookmarks:()=>i});var _=c(92356),h=c(14029),M=c(16827),E=c(41232),m=c(61729),b=c(55416);const y=["title","page","open","children"];function g(a,r){
const s=new o(r),l=s.read(a);return s.problems.raise(),l}class o{pageCount;problems=new b.Z("bookmark_list");isTooDeep=!1;constructor(r){this.pageCount=r}read(r){
this.problems.addUnknownMembers("",r,["bookmarks"],"it takes only bookmarks");const{bookmarks:s}=r;return s!==void 0?this.list(s,"bookmarks",1):(this.problems.add(
()=>'must have bookmarks, a list of bookmarks, such as {"bookmarks": [{"title": "Chapter 1", "page": 3}]}'),[])}list(r,s,l){return Array.isArray(r)?l>E.Ez&&r.length>
0?(this.isTooDeep||this.problems.add(()=>`has bookmarks below more than ${E.Ez} others`),this.isTooDeep=!0,[]):r.map((d,f)=>this.bookmark(d,`${s}[${f}]`,l)):(this.
problems.add(()=>`${s} must be a list of bookmarks`),[])}bookmark(r,s,l){if(!(0,m.Gv)(r))return this.problems.add(()=>`${s} must be an object with title and pag\
e`),t;this.problems.addUnknownMembers(`${s} `,r,y,"a bookmark has title, page, open and children");const{title:d,page:f,open:u=!1,children:p=[]}=r,O=typeof f=="\
string"&&/^[1-9]\d{0,8}$/.test(f)?Number(f):f,D=e(d);return D&&this.problems.add(()=>`${s}.title ${D}`),typeof u!="boolean"&&this.problems.add(()=>`${s}.open mu\
st be true or false`),this.isPage(O)||this.problems.add(()=>`${s}.page ${this.problemOfPage(O)}`),{title:d,page:O,open:u===!0,children:this.list(p,`${s}.childre\
n`,l+1)}}isPage(r){return r===null||typeof r=="number"&&Number.isInteger(r)&&r>=1&&r<=this.pageCount}problemOfPage(r){const s=this.pageCount===1?"must be 1, bec\
ause the document has one page":`must be a page from 1 to ${this.pageCount}`;return`${r===void 0?"is missing: it ":""}${s}; null makes a heading that leads nowh\
ere`}}const t={title:"",page:null,open:!1,children:[]};function e(a){return a===void 0?"is missing: it must be a text":typeof a!="string"?"must be a text":a.trim()===
""?"is empty, and readers would show an empty line: give a text":(0,b.U)(a)}const i=async(a,r,s)=>{const{bookmark_list:l,placement:d,open_password:f}=r,u=await(0,_.
E)(a.bytes,s,{password:f}),p=g(l,u.pages.count);await(0,E.HD)(u,p,d);const O=await(0,M.c)(u),D=u.pages.count;return{documents:[{name:a.name,bytes:await(0,h.UN)(
u),pageCount:D}],notes:p.length===0?[n(d)]:[],facts:{pageCount:D,bookmarkCount:O}}},n=a=>({code:"no_bookmarks",message:a==="append"?"Nothing was changed, becaus\
e bookmark_list has no bookmarks.":"The document has no bookmarks now, because bookmark_list has none.",mentions:["bookmark_list"]})}),16827:((v,P,c)=>{c.d(P,{c:()=>M});
var _=c(45599),h=c(37081);async function M(E){let m=0;return await(0,h.O)(E,b=>{const y=(0,_.i9)(b)?E.entry(b.number,"Title"):E.dict(b)?.get("Title"),g=E.resolve(
y)instanceof _.Mx;return g&&m++,g}),m}}),41232:((v,P,c)=>{c.d(P,{Ez:()=>b,HD:()=>g,gg:()=>y});var _=c(45599),h=c(59071),M=c(37081),E=c(12207),m=c(45553);const b=40;
async function y(t){const e=await E.Ht.of(t),i=[],n=[i];return await(0,M.O)(t,(a,r)=>{const s=(0,_.i9)(a)?t.dict(a):void 0,l=t.resolve(s?.get("Title"));if(!s||!(l instanceof
_.Mx))return!1;const d=t.resolve(s.get("Count")),f=e.pageOf(s),u=[],p=Math.min(r,b);return n[p-1].push({title:(0,h.Gh)(l)??"",page:f===void 0?null:f+1,open:typeof d==
"number"&&d>0,children:u}),p<b&&(n[p]=u),!0}),i}async function g(t,e,i){const a=[...i==="append"?(await(0,m.M4)(t)).map(s=>({document:t,number:s})):[],...await o(
t,e)];if(a.length===0){t.catalog.has("Outlines")&&t.editCatalog().delete("Outlines");return}const r=t.add(null);t.put(r,await(0,m.RT)(a,{document:t,number:r.number},
(0,m.LB)(),m.ro)),t.editCatalog().set("Outlines",r)}async function o(t,e){const i=[];for(const{title:n,page:a,open:r,children:s}of e){const{number:l}=t.add(null),
d={document:t,number:l},f=await o(t,s),u=(0,m.AO)(t,n,a===null?void 0:a-1);t.put(l,await(0,m.RT)(f,d,u,m.ro,!r)),i.push(d);const p=t.job.pace.step(300);p&&await p}
return i}}),37081:((v,P,c)=>{c.d(P,{O:()=>M});var _=c(45599),h=c(9819);async function M(m,b,y=1/0){const g=new h._i(m),o=(0,h.Wo)(m,"Outlines"),t=[{value:o&&E(m,
o.holder,o.dict,"First"),level:1}];for(let e=t.pop();e;e=t.pop()){const{value:i,level:n}=e;if(i===void 0||!g.first(i)||!b(i,n)||!(0,_.i9)(i))continue;const a=s=>{
const l=m.entry(i.number,s);return l instanceof _.Bi?E(m,i.number,m.get(i.number),s):l};t.push({value:a("Next"),level:n}),n<y&&t.push({value:a("First"),level:n+
1});const r=m.job.pace.step(300);r&&await r}}function E(m,b,y,g){const o=y.get(g);if(!(o instanceof _.Bi))return o;const t=m.add(o);return g==="Next"&&o.set("Pr\
ev",new _.oS(b)),m.edit(b),y.set(g,t),t}}),12207:((v,P,c)=>{c.d(P,{Ht:()=>o,hN:()=>m,jS:()=>E,ji:()=>b});var _=c(45599),h=c(81077),M=c(45657);async function E(t){
const{catalog:e}=t,i=await(0,h.Zc)(t,t.dict(e.get("Names"))?.get("Dests"),"Names");return{names:new Map(t.dict(e.get("Dests"))),strings:new Map(i.map(([n,a])=>[
(0,h.Pu)(n),a]))}}function m({pages:t},e){const i=(0,_.i9)(e)?t.indexOf(e.number):e;return typeof i=="number"&&Number.isInteger(i)&&i>=0&&i<t.count?i:void 0}function b(t,e){
return e==null?[]:t.array(e)??[e]}const y=8,g=50;class o{document;named;constructor(e,i){this.document=e,this.named=i}static async of(e){return new o(e,await E(
e))}pageOf(e){return this.pageOfDestination(e.get("Dest"))??this.pageOfAction(e.get("A"))}pageOfDestination(e,i=y){const{document:n}=this,a=n.resolve(e),r=n.array(
a);if(r)return m(n,r[0]);if(i===0)return;const s=n.dict(a);return s?this.pageOfDestination(s.get("D"),i-1):this.pageOfDestination(this.namedBy(a),i-1)}namedBy(e){
const{names:i,strings:n}=this.named;if(e instanceof _.SX)return i.get(e.text)??n.get(e.text);if(!(e instanceof _.Mx))return;const a=(0,h.Pu)(e);return n.get(a)??
i.get(a)}pageOfAction(e){const{document:i}=this,n=e===void 0?[]:[e];for(let a=0;n.length>0&&a<g;a++){const r=i.dict(n.shift());if(!r)continue;const l=(0,_.Eo)(i.
resolve(r.get("S")),"GoTo")?this.pageOfDestination(r.get("D")):void 0;if(l!==void 0)return l;(0,M.RZ)(n,b(i,r.get("Next")).slice(0,g))}}}}),45553:((v,P,c)=>{c.d(
P,{AO:()=>b,LB:()=>y,M4:()=>t,RT:()=>g,ro:()=>m});var _=c(77581),h=c(45599),M=c(37081);const E=1e3,m=({number:e})=>new h.oS(e);function b(e,i,n){return new h.Bi(
[["Title",(0,_.wx)(i)],...n===void 0?[]:[["Dest",[new h.oS(e.pages.number(n)),new h.SX("Fit")]]]])}const y=()=>new h.Bi([["Type",new h.SX("Outlines")]]);async function g(e,i,n,a,r=!1){
const[s,l]=[e[0],e.at(-1)];if(!s||!l)return n;let d=0;for(const[f,u]of e.entries()){const p=u.document.edit(u.number);if(!(p instanceof h.Bi))continue;const O=u.
document.resolve(p.get("Count"));d+=1+(typeof O=="number"&&O>0?O:0),p.set("Parent",a(i,u)),o(p,"Prev",e[f-1],u,a),o(p,"Next",e[f+1],u,a);const D=u.document.job.
pace.step(E);D&&await D}return n.set("First",a(s,i)),n.set("Last",a(l,i)),n.set("Count",r?-d:d),n}function o(e,i,n,a,r){n?e.set(i,r(n,a)):e.delete(i)}async function t(e){
const i=[],n=a=>{const r=a instanceof h.oS&&e.get(a)instanceof h.Bi;return r&&i.push(a.number),r};return await(0,M.O)(e,n,1),i}}),81077:((v,P,c)=>{c.d(P,{AN:()=>o,
BX:()=>b,H6:()=>y,MN:()=>g,Pu:()=>E,Zc:()=>m});var _=c(45599),h=c(9819);const M=64,E=s=>typeof s=="number"?String(s):Buffer.from(s.bytes).toString("latin1");async function m(s,l,d){
const f=[];for(const u of await e(s,l,0,d)){for(const O of n(s,u,d))f.push(O);const p=s.job.pace.step(t);p&&await p}return f}async function b(s,l,d,f,u,p){const O=await e(
s,l,d,f,p);for(let D=O.length-1;D>=0;D--){const k=O[D],C=n(s,k,f),w=C.filter(([A,x])=>!u(A,x)),T=s.job.pace.step(t+C.length*t);T&&await T,w.length<C.length&&(s.
edit(k.holder),k.dict.set(f,w.flat()),k.changed=!0);for(const A of k.repeats)s.edit(k.holder),k.dict.delete(A),k.changed=!0;if(k.emptyKids){const A=(s.array(k.dict.
get("Kids"))??[]).filter(x=>!k.emptyKids.has(s.dict(x)));s.edit(k.holder),k.dict.set("Kids",A),k.changed=!0}if(!k.changed)continue;const I=s.array(k.dict.get("K\
ids"))??[];k.empty=w.length===0&&I.length===0;const L=k.parent;L&&(L.changed=!0,k.empty?(L.emptyKids??=new Set).add(k.dict):a(s,k,w,I))}return O[0]?.empty??!1}function y(s,l,d){
if(l.length<=M)return(0,_.jd)({[d]:l.flat()});let f=[];for(const u of r(l)){const[p,O]=[u[0][0],u.at(-1)[0]];f.push({ref:s.add((0,_.jd)({Limits:[p,O],[d]:u.flat()})),
low:p,high:O})}for(;f.length>M;)f=r(f).map(u=>{const[p,O]=[u[0].low,u.at(-1).high];return{ref:s.add((0,_.jd)({Limits:[p,O],Kids:u.map(({ref:D})=>D)})),low:p,high:O}});
return(0,_.jd)({Kids:f.map(({ref:u})=>u)})}const g=(s,l)=>y(s,o([...l].map(([d,f])=>[(0,_.Px)(d),f])),"Names");function o(s){return s.map(l=>({entry:l,key:E(l[0])})).
sort((l,d)=>l.key<d.key?-1:l.key>d.key?1:0).map(({entry:l})=>l)}const t=100;async function e(s,l,d,f,u){const p=new h.b9(s),O=new Set,D=w=>O.size<O.add(w).size,
k=[],C=[{value:l??null,holder:d,parent:void 0}];for(let w=C.pop();w!==void 0;w=C.pop()){p.spend(1);const T=s.dict(w.value);if(!T||!D(T)||u&&w.parent&&!i(s,T,u))
continue;const I=[],L=B=>{const R=s.array(T.get(B));return!R||D(R)?R??[]:(I.push(B),[])},A=L(f).length>>1,x=L("Kids"),K={dict:T,holder:(0,h.Kd)(w.value,w.holder),
parent:w.parent,repeats:I};k.push(K),p.spend(A);for(let B=x.length-1;B>=0;B--)C.push({value:x[B],holder:(0,h.Kd)(T.get("Kids"),K.holder),parent:K});const N=s.job.
pace.step(t+A*t);N&&await N}return k}function i(s,l,d){const[f,u]=s.array(l.get("Limits"))??[];return typeof f!="number"||typeof u!="number"||d(f,u)}function n(s,{
dict:l,repeats:d},f){const u=d.includes(f)?void 0:s.array(l.get(f));if(!u)return[];const p=[];for(let O=0;O+1<u.length;O+=2){const D=s.resolve(u[O]);(f==="Names"?
D instanceof _.Mx:typeof D=="number")&&p.push([D,u[O+1]])}return p}function a(s,l,d,f){const u=D=>s.array(s.dict(D)?.get("Limits"))??[],p=d[0]?.[0]??u(f[0])[0],
O=d.at(-1)?.[0]??u(f.at(-1))[1];s.edit(l.holder),p!==void 0&&O!==void 0?l.dict.set("Limits",[p,O]):l.dict.delete("Limits")}function r(s){const l=[];for(let d=0;d<
s.length;d+=M)l.push(s.slice(d,d+M));return l}}),59071:((v,P,c)=>{c.d(P,{Gh:()=>e,ZK:()=>i,wh:()=>t});var _=c(77581),h=c(45599);const M=/\u001b[A-Za-z]{2}[A-Za-z-]{0,8}\u001b/g,
E=/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]/g,m=/[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g,b=n=>n.replace(M,"").replace(
E,"").replace(m,"�"),y=200,g=new WeakMap;function o(n){if(n.bytes.length<y)return b((0,_.g7)(n));let a=g.get(n);return a===void 0&&g.set(n,a=b((0,_.g7)(n))),a}
const t=n=>b(n).trim();function e(n){const a=n instanceof h.Mx?o(n).trim():"";return a===""?null:a}const i=n=>n?o(n):""}),9819:((v,P,c)=>{c.d(P,{J7:()=>M,Kd:()=>b,
Wo:()=>y,_i:()=>m,b9:()=>E});var _=c(42973),h=c(45599);class M{document;gone=new Set;chased=new Set;constructor(o){this.document=o}remove(o){const{catalog:t,catalogNumber:e,
pages:i}=this.document,n=t.get("Pages");o===e||(0,h.i9)(n)&&o===n.number||i.holds(o)||(this.gone.add(o),this.document.remove(o))}chase(o){this.chased.add(o)}removed(){
return this.gone}takeChased(){const o=this.chased;return this.chased=new Set,o}isGone(o){return(0,h.i9)(o)&&this.gone.has(o.number)}}class E{most;left;constructor(o){
this.most=this.left=o.job.limits.nodes}spend=o=>{if(this.left-=o,this.left<0)throw(0,_.F)("nodes",`The document has more than ${this.most} fields, bookmarks, na\
mes and structure elements`,"Remove bookmarks or tags with another program first")}}class m{seen;beyond=new Set;allowance;constructor(o,t=new E(o)){this.allowance=
t,this.seen=new Uint8Array((o.size>>3)+1)}first(o){if(this.allowance.spend(1),!(0,h.i9)(o))return!0;const{number:t}=o,e=t>>3;if(e>=this.seen.length)return this.
beyond.size<this.beyond.add(t).size;const i=1<<(t&7),n=(this.seen[e]&i)===0;return this.seen[e]|=i,n}}function b(g,o){return(0,h.i9)(g)?g.number:o}function y(g,o){
const t=g.catalog.get(o),e=g.dict(t);return e&&{dict:e,holder:b(t,g.catalogNumber)}}})};
