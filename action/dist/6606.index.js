"use strict";exports.id=6606,exports.ids=[6606],exports.modules={85673:((w,D,c)=>{c.d(D,{gx:()=>m,h:()=>O});function g(s,t){const e=h(s,t);if(e!==void 0)return[e];const i=E(
s);return t.filter(o=>E(o).some(a=>a.length>3&&i.includes(a)))}function h(s,t){let e;for(const i of t){const o=M(E(s),E(i));o<=2&&o<(e?.count??1/0)&&(e={name:i,
count:o})}return e?.name}function M(s,t){return s.length!==t.length?s.length*t.length===0?1/0:M([s.join("")],[t.join("")]):t.reduce((e,i,o)=>{const a=s[o]??"",r=Math.
min(a.length,i.length),n=p(a,i);return n>(r<3?0:r<7?1:2)?1/0:e+n},0)}const O=(s,t)=>b(g(s,t));function m(s,t){const e=h(s,t),i=o=>E(o).sort().join(" ");return b(
e===void 0?t.filter(o=>s!==""&&i(o)===i(s)):[e])}const b=s=>s.length===0||s.length>3?"":` (did you mean ${s.join(" or ")}?)`,E=s=>s.trim().slice(0,64).replace(/(?<=[a-z])(?=[A-Z])/g,
" ").toLowerCase().split(/[\s_-]+/).filter(t=>t!=="");function p(s,t){let e=[],i=Array.from({length:t.length+1},(o,a)=>a);for(let o=0;o<s.length;o++){const a=[o+
1];for(let r=0;r<t.length;r++){const n=o>0&&r>0&&s[o]===t[r-1]&&s[o-1]===t[r];a.push(Math.min((i[r+1]??0)+1,(a[r]??0)+1,(i[r]??0)+(s[o]===t[r]?0:1),n?(e[r-1]??0)+
1:1/0))}e=i,i=a}return i.at(-1)??0}}),55416:((w,D,c)=>{c.d(D,{U:()=>p,Z:()=>E});var g=c(58552),h=c(98446),M=c(85673);const O=20,m=/[\p{Cc}\u2028\u2029]/u,b=new RegExp(
"\\p{Cs}","u");class E{field;named=[];count=0;constructor(t){this.field=t}add(t){this.count++,this.named.length<O&&this.named.push(t())}addUnknownMembers(t,e,i,o){
for(const a of Object.keys(e))i.includes(a)||this.add(()=>`${t}has “${(0,h.Bu)(a)}”, which means nothing there${(0,M.h)(a,i)}: ${o}`)}raise(){const t=this.count-
this.named.length,e=[...this.named,...t>0?[`has ${t} further problems`]:[]];if(e.length>0)throw(0,g.G6)(e.map(i=>({field:this.field,message:i})))}}function p(s){
if(m.test(s))return"must not contain control characters or line breaks";if(b.test(s))return"must not contain an incomplete character (a lone surrogate)"}}),46606:((w,D,c)=>{
c.r(D),c.d(D,{set_bookmarks:()=>i});var g=c(92356),h=c(14029),M=c(16827),O=c(41232),m=c(61729),b=c(55416);const E=["title","page","open","children"];function p(a,r){
const n=new s(r),l=n.read(a);return n.problems.raise(),l}class s{pageCount;problems=new b.Z("bookmark_list");isTooDeep=!1;constructor(r){this.pageCount=r}read(r){
this.problems.addUnknownMembers("",r,["bookmarks"],"it takes only bookmarks");const{bookmarks:n}=r;return n!==void 0?this.list(n,"bookmarks",1):(this.problems.add(
()=>'must have bookmarks, a list of bookmarks, such as {"bookmarks": [{"title": "Chapter 1", "page": 3}]}'),[])}list(r,n,l){return Array.isArray(r)?l>O.Ez&&r.length>
0?(this.isTooDeep||this.problems.add(()=>`has bookmarks below more than ${O.Ez} others`),this.isTooDeep=!0,[]):r.map((f,u)=>this.bookmark(f,`${n}[${u}]`,l)):(this.
problems.add(()=>`${n} must be a list of bookmarks`),[])}bookmark(r,n,l){if(!(0,m.Gv)(r))return this.problems.add(()=>`${n} must be an object with title and pag\
e`),t;this.problems.addUnknownMembers(`${n} `,r,E,"a bookmark has title, page, open and children");const{title:f,page:u,open:d=!1,children:_=[]}=r,y=typeof u=="\
string"&&/^[1-9]\d{0,8}$/.test(u)?Number(u):u,P=e(f);return P&&this.problems.add(()=>`${n}.title ${P}`),typeof d!="boolean"&&this.problems.add(()=>`${n}.open mu\
st be true or false`),this.isPage(y)||this.problems.add(()=>`${n}.page ${this.problemOfPage(y)}`),{title:f,page:y,open:d===!0,children:this.list(_,`${n}.childre\
n`,l+1)}}isPage(r){return r===null||typeof r=="number"&&Number.isInteger(r)&&r>=1&&r<=this.pageCount}problemOfPage(r){const n=this.pageCount===1?"must be 1, bec\
ause the document has one page":`must be a page from 1 to ${this.pageCount}`;return`${r===void 0?"is missing: it ":""}${n}; null makes a heading that leads nowh\
ere`}}const t={title:"",page:null,open:!1,children:[]};function e(a){return a===void 0?"is missing: it must be a text":typeof a!="string"?"must be a text":a.trim()===
""?"is empty, and readers would show an empty line: give a text":(0,b.U)(a)}const i=async(a,r,n)=>{const{bookmark_list:l,placement:f,open_password:u}=r,d=await(0,g.
E)(a.bytes,n,{password:u}),_=p(l,d.pages.count);await(0,O.HD)(d,_,f);const y=await(0,M.c)(d),P=d.pages.count;return{documents:[{name:a.name,bytes:await(0,h.UN)(
d),pageCount:P}],notes:_.length===0?[o(f)]:[],facts:{pageCount:P,bookmarkCount:y}}},o=a=>({code:"no_bookmarks",message:a==="append"?"Nothing was changed, becaus\
e bookmark_list has no bookmarks.":"The document has no bookmarks now, because bookmark_list has none.",mentions:["bookmark_list"]})}),16827:((w,D,c)=>{c.d(D,{c:()=>M});
var g=c(45599),h=c(37081);async function M(O){let m=0;return await(0,h.O)(O,b=>{const E=(0,g.i9)(b)?O.entry(b.number,"Title"):O.dict(b)?.get("Title"),p=O.resolve(
E)instanceof g.Mx;return p&&m++,p}),m}}),41232:((w,D,c)=>{c.d(D,{Ez:()=>b,HD:()=>p,gg:()=>E});var g=c(45599),h=c(59071),M=c(37081),O=c(12207),m=c(45553);const b=40;
async function E(t){const e=await O.Ht.of(t),i=[],o=[i];return await(0,M.O)(t,(a,r)=>{const n=(0,g.i9)(a)?t.dict(a):void 0,l=t.resolve(n?.get("Title"));if(!n||!(l instanceof
g.Mx))return!1;const f=t.resolve(n.get("Count")),u=e.pageOf(n),d=[],_=Math.min(r,b);return o[_-1].push({title:(0,h.Gh)(l)??"",page:u===void 0?null:u+1,open:typeof f==
"number"&&f>0,children:d}),_<b&&(o[_]=d),!0}),i}async function p(t,e,i){const a=[...i==="append"?(await(0,m.M4)(t)).map(n=>({document:t,number:n})):[],...await s(
t,e)];if(a.length===0){t.catalog.has("Outlines")&&t.editCatalog().delete("Outlines");return}const r=t.add(null);t.put(r,(0,m.RT)(a,{document:t,number:r.number},
(0,m.LB)(),m.ro)),t.editCatalog().set("Outlines",r)}async function s(t,e){const i=[];for(const{title:o,page:a,open:r,children:n}of e){const{number:l}=t.add(null),
f={document:t,number:l},u=await s(t,n),d=(0,m.AO)(t,o,a===null?void 0:a-1);t.put(l,(0,m.RT)(u,f,d,m.ro,!r)),i.push(f);const _=t.job.pace.step(300);_&&await _}return i}}),
37081:((w,D,c)=>{c.d(D,{O:()=>M});var g=c(45599),h=c(9819);async function M(m,b,E=1/0){const p=new h._i(m),s=(0,h.Wo)(m,"Outlines"),t=[{value:s&&O(m,s.holder,s.
dict,"First"),level:1}];for(let e=t.pop();e;e=t.pop()){const{value:i,level:o}=e;if(i===void 0||!p.first(i)||!b(i,o)||!(0,g.i9)(i))continue;const a=n=>{const l=m.
entry(i.number,n);return l instanceof g.Bi?O(m,i.number,m.get(i.number),n):l};t.push({value:a("Next"),level:o}),o<E&&t.push({value:a("First"),level:o+1});const r=m.
job.pace.step(300);r&&await r}}function O(m,b,E,p){const s=E.get(p);if(!(s instanceof g.Bi))return s;const t=m.add(s);return p==="Next"&&s.set("Prev",new g.oS(b)),
m.edit(b),E.set(p,t),t}}),12207:((w,D,c)=>{c.d(D,{Ht:()=>s,hN:()=>m,jS:()=>O,ji:()=>b});var g=c(45599),h=c(81077),M=c(45657);async function O(t){const{catalog:e}=t,
i=await(0,h.Zc)(t,t.dict(e.get("Names"))?.get("Dests"),"Names");return{names:new Map(t.dict(e.get("Dests"))),strings:new Map(i.map(([o,a])=>[(0,h.Pu)(o),a]))}}function m({
pages:t},e){const i=(0,g.i9)(e)?t.indexOf(e.number):e;return typeof i=="number"&&Number.isInteger(i)&&i>=0&&i<t.count?i:void 0}function b(t,e){return e==null?[]:
t.array(e)??[e]}const E=8,p=50;class s{document;named;constructor(e,i){this.document=e,this.named=i}static async of(e){return new s(e,await O(e))}pageOf(e){return this.
pageOfDestination(e.get("Dest"))??this.pageOfAction(e.get("A"))}pageOfDestination(e,i=E){const{document:o}=this,a=o.resolve(e),r=o.array(a);if(r)return m(o,r[0]);
if(i===0)return;const n=o.dict(a);return n?this.pageOfDestination(n.get("D"),i-1):this.pageOfDestination(this.namedBy(a),i-1)}namedBy(e){const{names:i,strings:o}=this.
named;if(e instanceof g.SX)return i.get(e.text)??o.get(e.text);if(!(e instanceof g.Mx))return;const a=(0,h.Pu)(e);return o.get(a)??i.get(a)}pageOfAction(e){const{
document:i}=this,o=e===void 0?[]:[e];for(let a=0;o.length>0&&a<p;a++){const r=i.dict(o.shift());if(!r)continue;const l=(0,g.Eo)(i.resolve(r.get("S")),"GoTo")?this.
pageOfDestination(r.get("D")):void 0;if(l!==void 0)return l;(0,M.RZ)(o,b(i,r.get("Next")).slice(0,p))}}}}),45553:((w,D,c)=>{c.d(D,{AO:()=>m,LB:()=>b,M4:()=>s,RT:()=>E,
ro:()=>O});var g=c(77581),h=c(45599),M=c(37081);const O=({number:t})=>new h.oS(t);function m(t,e,i){return new h.Bi([["Title",(0,g.wx)(e)],...i===void 0?[]:[["D\
est",[new h.oS(t.pages.number(i)),new h.SX("Fit")]]]])}const b=()=>new h.Bi([["Type",new h.SX("Outlines")]]);function E(t,e,i,o,a=!1){const[r,n]=[t[0],t.at(-1)];
if(!r||!n)return i;let l=0;for(const[f,u]of t.entries()){const d=u.document.edit(u.number);if(!(d instanceof h.Bi))continue;const _=u.document.resolve(d.get("Co\
unt"));l+=1+(typeof _=="number"&&_>0?_:0),d.set("Parent",o(e,u)),p(d,"Prev",t[f-1],u,o),p(d,"Next",t[f+1],u,o)}return i.set("First",o(r,e)),i.set("Last",o(n,e)),
i.set("Count",a?-l:l),i}function p(t,e,i,o,a){i?t.set(e,a(i,o)):t.delete(e)}async function s(t){const e=[],i=o=>{const a=o instanceof h.oS&&t.get(o)instanceof h.
Bi;return a&&e.push(o.number),a};return await(0,M.O)(t,i,1),e}}),81077:((w,D,c)=>{c.d(D,{AN:()=>s,BX:()=>b,H6:()=>E,MN:()=>p,Pu:()=>O,Zc:()=>m});var g=c(45599),
h=c(9819);const M=64,O=n=>typeof n=="number"?String(n):Buffer.from(n.bytes).toString("latin1");async function m(n,l,f){const u=[];for(const d of await e(n,l,0,f)){
for(const y of o(n,d,f))u.push(y);const _=n.job.pace.step(t);_&&await _}return u}async function b(n,l,f,u,d,_){const y=await e(n,l,f,u,_);for(let P=y.length-1;P>=
0;P--){const k=y[P],C=o(n,k,u),v=C.filter(([A,x])=>!d(A,x)),T=n.job.pace.step(t+C.length*t);T&&await T,v.length<C.length&&(n.edit(k.holder),k.dict.set(u,v.flat()),
k.changed=!0);for(const A of k.repeats)n.edit(k.holder),k.dict.delete(A),k.changed=!0;if(k.emptyKids){const A=(n.array(k.dict.get("Kids"))??[]).filter(x=>!k.emptyKids.
has(n.dict(x)));n.edit(k.holder),k.dict.set("Kids",A),k.changed=!0}if(!k.changed)continue;const K=n.array(k.dict.get("Kids"))??[];k.empty=v.length===0&&K.length===
0;const L=k.parent;L&&(L.changed=!0,k.empty?(L.emptyKids??=new Set).add(k.dict):a(n,k,v,K))}return y[0]?.empty??!1}function E(n,l,f){if(l.length<=M)return(0,g.jd)(
{[f]:l.flat()});let u=[];for(const d of r(l)){const[_,y]=[d[0][0],d.at(-1)[0]];u.push({ref:n.add((0,g.jd)({Limits:[_,y],[f]:d.flat()})),low:_,high:y})}for(;u.length>
M;)u=r(u).map(d=>{const[_,y]=[d[0].low,d.at(-1).high];return{ref:n.add((0,g.jd)({Limits:[_,y],Kids:d.map(({ref:P})=>P)})),low:_,high:y}});return(0,g.jd)({Kids:u.
map(({ref:d})=>d)})}const p=(n,l)=>E(n,s([...l].map(([f,u])=>[(0,g.Px)(f),u])),"Names");function s(n){return n.map(l=>({entry:l,key:O(l[0])})).sort((l,f)=>l.key<
f.key?-1:l.key>f.key?1:0).map(({entry:l})=>l)}const t=100;async function e(n,l,f,u,d){const _=new h.b9(n),y=new Set,P=v=>y.size<y.add(v).size,k=[],C=[{value:l??
null,holder:f,parent:void 0}];for(let v=C.pop();v!==void 0;v=C.pop()){_.spend(1);const T=n.dict(v.value);if(!T||!P(T)||d&&v.parent&&!i(n,T,d))continue;const K=[],
L=B=>{const I=n.array(T.get(B));return!I||P(I)?I??[]:(K.push(B),[])},A=L(u).length>>1,x=L("Kids"),R={dict:T,holder:(0,h.Kd)(v.value,v.holder),parent:v.parent,repeats:K};
k.push(R),_.spend(A);for(let B=x.length-1;B>=0;B--)C.push({value:x[B],holder:(0,h.Kd)(T.get("Kids"),R.holder),parent:R});const N=n.job.pace.step(t+A*t);N&&await N}
return k}function i(n,l,f){const[u,d]=n.array(l.get("Limits"))??[];return typeof u!="number"||typeof d!="number"||f(u,d)}function o(n,{dict:l,repeats:f},u){const d=f.
includes(u)?void 0:n.array(l.get(u));if(!d)return[];const _=[];for(let y=0;y+1<d.length;y+=2){const P=n.resolve(d[y]);(u==="Names"?P instanceof g.Mx:typeof P=="\
number")&&_.push([P,d[y+1]])}return _}function a(n,l,f,u){const d=P=>n.array(n.dict(P)?.get("Limits"))??[],_=f[0]?.[0]??d(u[0])[0],y=f.at(-1)?.[0]??d(u.at(-1))[1];
n.edit(l.holder),_!==void 0&&y!==void 0?l.dict.set("Limits",[_,y]):l.dict.delete("Limits")}function r(n){const l=[];for(let f=0;f<n.length;f+=M)l.push(n.slice(f,
f+M));return l}}),59071:((w,D,c)=>{c.d(D,{Gh:()=>e,ZK:()=>i,wh:()=>t});var g=c(77581),h=c(45599);const M=/\u001b[A-Za-z]{2}[A-Za-z-]{0,8}\u001b/g,O=/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]/g,
m=/[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g,b=o=>o.replace(M,"").replace(O,"").replace(m,"�"),E=200,p=new WeakMap;function s(o){
if(o.bytes.length<E)return b((0,g.g7)(o));let a=p.get(o);return a===void 0&&p.set(o,a=b((0,g.g7)(o))),a}const t=o=>b(o).trim();function e(o){const a=o instanceof
h.Mx?s(o).trim():"";return a===""?null:a}const i=o=>o?s(o):""}),9819:((w,D,c)=>{c.d(D,{J7:()=>M,Kd:()=>b,Wo:()=>E,_i:()=>m,b9:()=>O});var g=c(42973),h=c(45599);
class M{document;gone=new Set;chased=new Set;constructor(s){this.document=s}remove(s){const{catalog:t,catalogNumber:e,pages:i}=this.document,o=t.get("Pages");s===
e||(0,h.i9)(o)&&s===o.number||i.holds(s)||(this.gone.add(s),this.document.remove(s))}chase(s){this.chased.add(s)}removed(){return this.gone}takeChased(){const s=this.
chased;return this.chased=new Set,s}isGone(s){return(0,h.i9)(s)&&this.gone.has(s.number)}}class O{most;left;constructor(s){this.most=this.left=s.job.limits.nodes}spend=s=>{
if(this.left-=s,this.left<0)throw(0,g.F)("nodes",`The document has more than ${this.most} fields, bookmarks, names and structure elements`,"Remove bookmarks or \
tags with another program first")}}class m{seen;beyond=new Set;allowance;constructor(s,t=new O(s)){this.allowance=t,this.seen=new Uint8Array((s.size>>3)+1)}first(s){
if(this.allowance.spend(1),!(0,h.i9)(s))return!0;const{number:t}=s,e=t>>3;if(e>=this.seen.length)return this.beyond.size<this.beyond.add(t).size;const i=1<<(t&7),
o=(this.seen[e]&i)===0;return this.seen[e]|=i,o}}function b(p,s){return(0,h.i9)(p)?p.number:s}function E(p,s){const t=p.catalog.get(s),e=p.dict(t);return e&&{dict:e,
holder:b(t,p.catalogNumber)}}})};
