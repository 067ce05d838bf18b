"use strict";exports.id=6606,exports.ids=[6606],exports.modules={85673:((C,v,l)=>{l.d(v,{gx:()=>p,h:()=>E});function y(t,s){const e=_(t,s);if(e!==void 0)return[e];const n=k(
t);return s.filter(i=>k(i).some(o=>o.length>3&&n.includes(o)))}function _(t,s){let e;const n=k(t);for(const i of s){const o=D(n,k(i));o<=2&&o<(e?.count??1/0)&&(e=
{name:i,count:o})}return e?.name}function D(t,s){return t.length!==s.length?t.length*s.length===0?1/0:D([t.join("")],[s.join("")]):s.reduce((e,n,i)=>{const o=t[i]??
"",c=Math.min(o.length,n.length),m=r(o,n);return m>(c<3?0:c<7?1:2)?1/0:e+m},0)}const E=(t,s)=>O(y(t,s));function p(t,s){const e=_(t,s),n=o=>k(o).sort().join(" "),
i=n(t);return O(e===void 0?s.filter(o=>t!==""&&n(o)===i):[e])}const O=t=>t.length===0||t.length>3?"":` (did you mean ${t.join(" or ")}?)`,k=t=>t.trim().slice(0,
64).replace(/(?<=[a-z])(?=[A-Z])/g," ").toLowerCase().split(/[\s_-]+/).filter(s=>s!==""),h=2;function r(t,s){if(Math.abs(t.length-s.length)>h)return 1/0;let e=[],
n=Array.from({length:s.length+1},(o,c)=>c<=h?c:1/0);for(let o=0;o<t.length;o++){const c=[];c[0]=o+1;let m=1/0;for(let b=Math.max(0,o-h);b<=Math.min(s.length-1,o+
h);b++){const a=o>0&&b>0&&t[o]===s[b-1]&&t[o-1]===s[b];c[b+1]=Math.min((n[b+1]??1/0)+1,(c[b]??1/0)+1,(n[b]??1/0)+(t[o]===s[b]?0:1),a?(e[b-1]??1/0)+1:1/0),m=Math.
min(m,c[b+1])}if(m>h)return 1/0;e=n,n=c}const i=n[s.length]??1/0;return i>h?1/0:i}}),55416:((C,v,l)=>{l.d(v,{U:()=>h,Z:()=>k});var y=l(58552),_=l(98446),D=l(85673);
const E=20,p=/[\p{Cc}\u2028\u2029]/u,O=new RegExp("\\p{Cs}","u");class k{field;named=[];count=0;constructor(t){this.field=t}add(t){this.count++,this.named.length<
E&&this.named.push(t())}addUnknownMembers(t,s,e,n){for(const i of Object.keys(s))e.includes(i)||this.add(()=>`${t}has “${(0,_.Bu)(i)}”, which means nothing th\
ere${(0,D.h)(i,e)}: ${n}`)}raise(){const t=this.count-this.named.length,s=[...this.named,...t>0?[`has ${t} further problems`]:[]];if(s.length>0)throw(0,y.G6)(s.
map(e=>({field:this.field,message:e})))}}function h(r){if(p.test(r))return"must not contain control characters or line breaks";if(O.test(r))return"must not cont\
ain an incomplete character (a lone surrogate)"}}),46606:((C,v,l)=>{l.r(v),l.d(v,{set_bookmarks:()=>e});var y=l(21836),_=l(14029),D=l(16827),E=l(41232),p=l(61729),
O=l(55416);const k=["title","page","open","children"];function h(i,o){const c=new r(o),m=c.read(i);return c.problems.raise(),m}class r{pageCount;problems=new O.
Z("bookmark_list");isTooDeep=!1;constructor(o){this.pageCount=o}read(o){this.problems.addUnknownMembers("",o,["bookmarks"],"it takes only bookmarks");const{bookmarks:c}=o;
return c!==void 0?this.list(c,"bookmarks",1):(this.problems.add(()=>'must have bookmarks, a list of bookmarks, such as {"bookmarks": [{"title": "Chapter 1", "pa\
ge": 3}]}'),[])}list(o,c,m){return Array.isArray(o)?m>E.Ez&&o.length>0?(this.isTooDeep||this.problems.add(()=>`has bookmarks below more than ${E.Ez} others`),this.
isTooDeep=!0,[]):o.map((b,a)=>this.bookmark(b,`${c}[${a}]`,m)):(this.problems.add(()=>`${c} must be a list of bookmarks`),[])}bookmark(o,c,m){if(!(0,p.Gv)(o))return this.
problems.add(()=>`${c} must be an object with title and page`),t;this.problems.addUnknownMembers(`${c} `,o,k,"a bookmark has title, page, open and children");const{
title:b,page:a,open:u=!1,children:f=[]}=o,d=typeof a=="string"&&/^[1-9]\d{0,8}$/.test(a)?Number(a):a,g=s(b);return g&&this.problems.add(()=>`${c}.title ${g}`),typeof u!=
"boolean"&&this.problems.add(()=>`${c}.open must be true or false`),this.isPage(d)||this.problems.add(()=>`${c}.page ${this.problemOfPage(d)}`),{title:b,page:d,
open:u===!0,children:this.list(f,`${c}.children`,m+1)}}isPage(o){return o===null||typeof o=="number"&&Number.isInteger(o)&&o>=1&&o<=this.pageCount}problemOfPage(o){
const c=this.pageCount===1?"must be 1, because the document has one page":`must be a page from 1 to ${this.pageCount}`;return`${o===void 0?"is missing: it ":""}${c}\
; null makes a heading that leads nowhere`}}const t={title:"",page:null,open:!1,children:[]};function s(i){return i===void 0?"is missing: it must be a text":typeof i!=
"string"?"must be a text":i.trim()===""?"is empty, and readers would show an empty line: give a text":(0,O.U)(i)}const e=async(i,o,c)=>{const{bookmark_list:m,placement:b,
open_password:a}=o,u=await(0,y.E)(i.bytes,c,{password:a}),f=h(m,u.pages.count);await(0,E.HD)(u,f,b);const d=await(0,D.c)(u),g=u.pages.count;return{documents:[{name:i.
name,bytes:await(0,_.UN)(u),pageCount:g}],notes:f.length===0?[n(b)]:[],facts:{pageCount:g,bookmarkCount:d}}},n=i=>({code:"no_bookmarks",message:i==="append"?"No\
thing was changed, because bookmark_list has no bookmarks.":"The document has no bookmarks now, because bookmark_list has none.",mentions:["bookmark_list"]})}),
16827:((C,v,l)=>{l.d(v,{c:()=>D});var y=l(45599),_=l(37081);async function D(E){let p=0;return await(0,_.O)(E,O=>{const k=(0,y.i9)(O)?E.entry(O.number,"Title"):
E.dict(O)?.get("Title"),h=E.resolve(k)instanceof y.Mx;return h&&p++,h}),p}}),41232:((C,v,l)=>{l.d(v,{Ez:()=>O,HD:()=>h,gg:()=>k});var y=l(45599),_=l(59071),D=l(
37081),E=l(12207),p=l(45553);const O=40;async function k(t){const s=await E.Ht.of(t),e=[],n=[e];return await(0,D.O)(t,(i,o)=>{const c=(0,y.i9)(i)?t.dict(i):void 0,
m=t.resolve(c?.get("Title"));if(!c||!(m instanceof y.Mx))return!1;const b=t.resolve(c.get("Count")),a=s.pageOf(c),u=[],f=Math.min(o,O);return n[f-1].push({title:(0,_.
Gh)(m)??"",page:a===void 0?null:a+1,open:typeof b=="number"&&b>0,children:u}),f<O&&(n[f]=u),!0}),e}async function h(t,s,e){const i=[...e==="append"?(await(0,p.M4)(
t)).map(c=>({document:t,number:c})):[],...await r(t,s)];if(i.length===0){t.catalog.has("Outlines")&&t.editCatalog().delete("Outlines");return}const o=t.add(null);
t.put(o,await(0,p.RT)(i,{document:t,number:o.number},(0,p.LB)(),p.ro)),t.editCatalog().set("Outlines",o)}async function r(t,s){const e=[];for(const{title:n,page:i,
open:o,children:c}of s){const{number:m}=t.add(null),b={document:t,number:m},a=await r(t,c),u=(0,p.AO)(t,n,i===null?void 0:i-1);t.put(m,await(0,p.RT)(a,b,u,p.ro,
!o)),e.push(b);const f=t.job.pace.step(300);f&&await f}return e}}),37081:((C,v,l)=>{l.d(v,{O:()=>D});var y=l(45599),_=l(9819);async function D(p,O,k=1/0){const h=new _.
_i(p),r=(0,_.Wo)(p,"Outlines"),t=[{value:r&&E(p,r.holder,r.dict,"First"),level:1}];for(let s=t.pop();s;s=t.pop()){const{value:e,level:n}=s;if(e===void 0||!h.first(
e)||!O(e,n)||!(0,y.i9)(e))continue;const i=c=>{const m=p.entry(e.number,c);return m instanceof y.Bi?E(p,e.number,p.get(e.number),c):m};t.push({value:i("Next"),level:n}),
n<k&&t.push({value:i("First"),level:n+1});const o=p.job.pace.step(300);o&&await o}}function E(p,O,k,h){const r=k.get(h);if(!(r instanceof y.Bi))return r;const t=p.
add(r);return h==="Next"&&r.set("Prev",new y.oS(O)),p.edit(O),k.set(h,t),t}}),12207:((C,v,l)=>{l.d(v,{Ht:()=>t,hN:()=>O,jS:()=>p,ji:()=>k});var y=l(45599),_=l(81077),
D=l(45657);const E=200;async function p(s){const{catalog:e}=s,n=await(0,_.Zc)(s,s.dict(e.get("Names"))?.get("Dests"),"Names"),i=new Map;for(const[o,c]of n){i.set(
(0,_.Pu)(o),c);const m=s.job.pace.step(E);m&&await m}return{names:new Map(s.dict(e.get("Dests"))),strings:i}}function O({pages:s},e){const n=(0,y.i9)(e)?s.indexOf(
e.number):e;return typeof n=="number"&&Number.isInteger(n)&&n>=0&&n<s.count?n:void 0}function k(s,e){return e==null?[]:s.array(e)??[e]}const h=8,r=50;class t{document;named;constructor(e,n){
this.document=e,this.named=n}static async of(e){return new t(e,await p(e))}pageOf(e){return this.pageOfDestination(e.get("Dest"))??this.pageOfAction(e.get("A"))}pageOfDestination(e,n=h){
const{document:i}=this,o=i.resolve(e),c=i.array(o);if(c)return O(i,c[0]);if(n===0)return;const m=i.dict(o);return m?this.pageOfDestination(m.get("D"),n-1):this.
pageOfDestination(this.namedBy(o),n-1)}namedBy(e){const{names:n,strings:i}=this.named;if(e instanceof y.SX)return n.get(e.text)??i.get(e.text);if(!(e instanceof
y.Mx))return;const o=(0,_.Pu)(e);return i.get(o)??n.get(o)}pageOfAction(e){const{document:n}=this,i=e===void 0?[]:[e];for(let o=0;i.length>0&&o<r;o++){const c=n.
dict(i.shift());if(!c)continue;const b=(0,y.Eo)(n.resolve(c.get("S")),"GoTo")?this.pageOfDestination(c.get("D")):void 0;if(b!==void 0)return b;(0,D.RZ)(i,k(n,c.
get("Next")).slice(0,r))}}}}),45553:((C,v,l)=>{l.d(v,{AO:()=>O,LB:()=>k,M4:()=>t,RT:()=>h,ro:()=>p});var y=l(77581),_=l(45599),D=l(37081);const E=1e3,p=({number:s})=>new _.
oS(s);function O(s,e,n){return new _.Bi([["Title",(0,y.wx)(e)],...n===void 0?[]:[["Dest",[new _.oS(s.pages.number(n)),new _.SX("Fit")]]]])}const k=()=>new _.Bi(
[["Type",new _.SX("Outlines")]]);async function h(s,e,n,i,o=!1){const[c,m]=[s[0],s.at(-1)];if(!c||!m)return n;let b=0;for(const[a,u]of s.entries()){const f=u.document.
edit(u.number);if(!(f instanceof _.Bi))continue;const d=u.document.resolve(f.get("Count"));b+=1+(typeof d=="number"&&d>0?d:0),f.set("Parent",i(e,u)),r(f,"Prev",
s[a-1],u,i),r(f,"Next",s[a+1],u,i);const g=u.document.job.pace.step(E);g&&await g}return n.set("First",i(c,e)),n.set("Last",i(m,e)),n.set("Count",o?-b:b),n}function r(s,e,n,i,o){
n?s.set(e,o(n,i)):s.delete(e)}async function t(s){const e=[],n=i=>{const o=i instanceof _.oS&&s.get(i)instanceof _.Bi;return o&&e.push(i.number),o};return await(0,D.
O)(s,n,1),e}}),81077:((C,v,l)=>{l.d(v,{BX:()=>k,H6:()=>h,MN:()=>r,Pu:()=>p,Zc:()=>O,r6:()=>t});var y=l(45599),_=l(93604),D=l(9819);const E=64,p=a=>typeof a=="nu\
mber"?String(a):Buffer.from(a.bytes).toString("latin1");async function O(a,u,f){const d=[];for(const g of await n(a,u,0,f)){for(const M of o(a,g,f))d.push(M);const w=a.
job.pace.step(s);w&&await w}return d}async function k(a,u,f,d,g,w){const M=await n(a,u,f,d,w);for(let T=M.length-1;T>=0;T--){const P=M[T],x=o(a,P,d),I=x.filter(
([L,K])=>!g(L,K)),N=a.job.pace.step(s+x.length*s);N&&await N,I.length<x.length&&(a.edit(P.holder),P.dict.set(d,m(I)),P.changed=!0);for(const L of P.repeats)a.edit(
P.holder),P.dict.delete(L),P.changed=!0;if(P.emptyKids){const L=(a.array(P.dict.get("Kids"))??[]).filter(K=>!P.emptyKids.has(a.dict(K)));a.edit(P.holder),P.dict.
set("Kids",L),P.changed=!0}if(!P.changed)continue;const A=a.array(P.dict.get("Kids"))??[];P.empty=I.length===0&&A.length===0;const B=P.parent;B&&(B.changed=!0,P.
empty?(B.emptyKids??=new Set).add(P.dict):c(a,P,I,A))}return M[0]?.empty??!1}function h(a,u,f){if(u.length<=E)return(0,y.jd)({[f]:m(u)});let d=[];for(const g of b(
u)){const[w,M]=[g[0][0],g.at(-1)[0]];d.push({ref:a.add((0,y.jd)({Limits:[w,M],[f]:m(g)})),low:w,high:M})}for(;d.length>E;)d=b(d).map(g=>{const[w,M]=[g[0].low,g.
at(-1).high];return{ref:a.add((0,y.jd)({Limits:[w,M],Kids:g.map(({ref:T})=>T)})),low:w,high:M}});return(0,y.jd)({Kids:d.map(({ref:g})=>g)})}async function r(a,u){
const{pace:f}=a.job,d=[];for(const[g,w]of u){d.push([(0,y.Px)(g),w]);const M=f.step(10*s);M&&await M}return h(a,await t(a,d),"Names")}async function t(a,u){const{
pace:f}=a.job,d=[];for(const w of u){d.push({entry:w,key:p(w[0])});const M=f.step(s);M&&await M}return(await(0,_.qZ)(d,(w,M)=>w.key<M.key?-1:w.key>M.key?1:0,f)).
map(({entry:w})=>w)}const s=100,e=30;async function n(a,u,f,d,g){const w=new D.b9(a),M=new Set,T=I=>M.size<M.add(I).size,P=[],x=[{value:u??null,holder:f,parent:void 0}];
for(let I=x.pop();I!==void 0;I=x.pop()){w.spend(1);const N=a.job.pace.step(s);N&&await N;const A=a.dict(I.value);if(!A||!T(A)||g&&I.parent&&!i(a,A,g))continue;const B=[],
L=R=>{const U=a.array(A.get(R));return!U||T(U)?U??[]:(B.push(R),[])},K=L(d).length>>1,W=L("Kids"),S={dict:A,holder:(0,D.Kd)(I.value,I.holder),parent:I.parent,repeats:B};
P.push(S),w.spend(K);const $=(0,D.Kd)(A.get("Kids"),S.holder);for(let R=W.length-1;R>=0;R--){x.push({value:W[R],holder:$,parent:S});const U=a.job.pace.step(e);U&&
await U}const j=a.job.pace.step(K*s);j&&await j}return P}function i(a,u,f){const[d,g]=a.array(u.get("Limits"))??[];return typeof d!="number"||typeof g!="number"||
f(d,g)}function o(a,{dict:u,repeats:f},d){const g=f.includes(d)?void 0:a.array(u.get(d));if(!g)return[];const w=[];for(let M=0;M+1<g.length;M+=2){const T=a.resolve(
g[M]);(d==="Names"?T instanceof y.Mx:typeof T=="number")&&w.push([T,g[M+1]])}return w}function c(a,u,f,d){const g=T=>a.array(a.dict(T)?.get("Limits"))??[],w=f[0]?.[0]??
g(d[0])[0],M=f.at(-1)?.[0]??g(d.at(-1))[1];a.edit(u.holder),w!==void 0&&M!==void 0?u.dict.set("Limits",[w,M]):u.dict.delete("Limits")}function m(a){const u=[];for(const[
f,d]of a)u.push(f,d);return u}function b(a){const u=[];for(let f=0;f<a.length;f+=E)u.push(a.slice(f,f+E));return u}}),59071:((C,v,l)=>{l.d(v,{Gh:()=>s,ZK:()=>e,
wh:()=>t});var y=l(77581),_=l(45599);const D=/\u001b[A-Za-z]{2}[A-Za-z-]{0,8}\u001b/g,E=/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]/g,p=/[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g,
O=n=>n.replace(D,"").replace(E,"").replace(p,"�"),k=200,h=new WeakMap;function r(n){if(n.bytes.length<k)return O((0,y.g7)(n));let i=h.get(n);return i===void 0&&
h.set(n,i=O((0,y.g7)(n))),i}const t=n=>O(n).trim();function s(n){const i=n instanceof _.Mx?r(n).trim():"";return i===""?null:i}const e=n=>n?r(n):""}),9819:((C,v,l)=>{
l.d(v,{J7:()=>D,Kd:()=>O,Wo:()=>k,_i:()=>p,b9:()=>E});var y=l(42973),_=l(45599);class D{document;gone=new Set;chased=new Set;constructor(r){this.document=r}remove(r){
const{catalog:t,catalogNumber:s,pages:e}=this.document,n=t.get("Pages");r===s||(0,_.i9)(n)&&r===n.number||e.holds(r)||(this.gone.add(r),this.document.remove(r))}chase(r){
this.chased.add(r)}removed(){return this.gone}takeChased(){const r=this.chased;return this.chased=new Set,r}isGone(r){return(0,_.i9)(r)&&this.gone.has(r.number)}}
class E{most;left;constructor(r){this.most=this.left=r.job.limits.nodes}spend=r=>{if(this.left-=r,this.left<0)throw(0,y.F)("nodes",`The document has more than ${this.
most} fields, bookmarks, names and structure elements`,"Remove bookmarks or tags with another program first")}}class p{seen;beyond=new Set;allowance;constructor(r,t=new E(
r)){this.allowance=t,this.seen=new Uint8Array((r.size>>3)+1)}first(r){if(this.allowance.spend(1),!(0,_.i9)(r))return!0;const{number:t}=r,s=t>>3;if(s>=this.seen.
length)return this.beyond.size<this.beyond.add(t).size;const e=1<<(t&7),n=(this.seen[s]&e)===0;return this.seen[s]|=e,n}}function O(h,r){return(0,_.i9)(h)?h.number:
r}function k(h,r){const t=h.catalog.get(r),s=h.dict(t);return s&&{dict:s,holder:O(t,h.catalogNumber)}}})};
