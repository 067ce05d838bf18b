"use strict";exports.id=6606,exports.ids=[6606],exports.modules={85673:((v,D,u)=>{u.d(D,{gx:()=>g,h:()=>y});function _(t,e){const o=p(t,e);if(o!==void 0)return[o];const s=E(
t);return e.filter(a=>E(a).some(i=>i.length>3&&s.includes(i)))}function p(t,e){let o;const s=E(t);for(const a of e){const i=k(s,E(a));i<=2&&i<(o?.count??1/0)&&(o=
{name:a,count:i})}return o?.name}function k(t,e){return t.length!==e.length?t.length*e.length===0?1/0:k([t.join("")],[e.join("")]):e.reduce((o,s,a)=>{const i=t[a]??
"",n=Math.min(i.length,s.length),c=r(i,s);return c>(n<3?0:n<7?1:2)?1/0:o+c},0)}const y=(t,e)=>b(_(t,e));function g(t,e){const o=p(t,e),s=i=>E(i).sort().join(" "),
a=s(t);return b(o===void 0?e.filter(i=>t!==""&&s(i)===a):[o])}const b=t=>t.length===0||t.length>3?"":` (did you mean ${t.join(" or ")}?)`,E=t=>t.trim().slice(0,
64).replace(/(?<=[a-z])(?=[A-Z])/g," ").toLowerCase().split(/[\s_-]+/).filter(e=>e!==""),h=2;function r(t,e){if(Math.abs(t.length-e.length)>h)return 1/0;let o=[],
s=Array.from({length:e.length+1},(i,n)=>n<=h?n:1/0);for(let i=0;i<t.length;i++){const n=[];n[0]=i+1;let c=1/0;for(let l=Math.max(0,i-h);l<=Math.min(e.length-1,i+
h);l++){const f=i>0&&l>0&&t[i]===e[l-1]&&t[i-1]===e[l];n[l+1]=Math.min((s[l+1]??1/0)+1,(n[l]??1/0)+1,(s[l]??1/0)+(t[i]===e[l]?0:1),f?(o[l-1]??1/0)+1:1/0),c=Math.
min(c,n[l+1])}if(c>h)return 1/0;o=s,s=n}const a=s[e.length]??1/0;return a>h?1/0:a}}),55416:((v,D,u)=>{u.d(D,{U:()=>h,Z:()=>E});var _=u(58552),p=u(98446),k=u(85673);
const y=20,g=/[\p{Cc}\u2028\u2029]/u,b=new RegExp("\\p{Cs}","u");class E{field;named=[];count=0;constructor(t){this.field=t}add(t){this.count++,this.named.length<
y&&this.named.push(t())}addUnknownMembers(t,e,o,s){for(const a of Object.keys(e))o.includes(a)||this.add(()=>`${t}has “${(0,p.Bu)(a)}”, which means nothing th\
ere${(0,k.h)(a,o)}: ${s}`)}raise(){const t=this.count-this.named.length,e=[...this.named,...t>0?[`has ${t} further problems`]:[]];if(e.length>0)throw(0,_.G6)(e.
map(o=>({field:this.field,message:o})))}}function h(r){if(g.test(r))return"must not contain control characters or line breaks";if(b.test(r))return"must not cont\
ain an incomplete character (a lone surrogate)"}}),46606:((v,D,u)=>{u.r(D),u.d(D,{set_bookmarks:()=>o});var _=u(94518),p=u(14029),k=u(16827),y=u(41232),g=u(61729),
b=u(55416);const E=["title","page","open","children"];function h(a,i){const n=new r(i),c=n.read(a);return n.problems.raise(),c}class r{pageCount;problems=new b.
Z("bookmark_list");isTooDeep=!1;constructor(i){this.pageCount=i}read(i){this.problems.addUnknownMembers("",i,["bookmarks"],"it takes only bookmarks");const{bookmarks:n}=i;
return n!==void 0?this.list(n,"bookmarks",1):(this.problems.add(()=>'must have bookmarks, a list of bookmarks, such as {"bookmarks": [{"title": "Chapter 1", "pa\
ge": 3}]}'),[])}list(i,n,c){return Array.isArray(i)?c>y.Ez&&i.length>0?(this.isTooDeep||this.problems.add(()=>`has bookmarks below more than ${y.Ez} others`),this.
isTooDeep=!0,[]):i.map((l,f)=>this.bookmark(l,`${n}[${f}]`,c)):(this.problems.add(()=>`${n} must be a list of bookmarks`),[])}bookmark(i,n,c){if(!(0,g.Gv)(i))return this.
problems.add(()=>`${n} must be an object with title and page`),t;this.problems.addUnknownMembers(`${n} `,i,E,"a bookmark has title, page, open and children");const{
title:l,page:f,open:d=!1,children:m=[]}=i,O=typeof f=="string"&&/^[1-9]\d{0,8}$/.test(f)?Number(f):f,w=e(l);return w&&this.problems.add(()=>`${n}.title ${w}`),typeof d!=
"boolean"&&this.problems.add(()=>`${n}.open must be true or false`),this.isPage(O)||this.problems.add(()=>`${n}.page ${this.problemOfPage(O)}`),{title:l,page:O,
open:d===!0,children:this.list(m,`${n}.children`,c+1)}}isPage(i){return i===null||typeof i=="number"&&Number.isInteger(i)&&i>=1&&i<=this.pageCount}problemOfPage(i){
const n=this.pageCount===1?"must be 1, because the document has one page":`must be a page from 1 to ${this.pageCount}`;return`${i===void 0?"is missing: it ":""}${n}\
; null makes a heading that leads nowhere`}}const t={title:"",page:null,open:!1,children:[]};function e(a){return a===void 0?"is missing: it must be a text":typeof a!=
"string"?"must be a text":a.trim()===""?"is empty, and readers would show an empty line: give a text":(0,b.U)(a)}const o=async(a,i,n)=>{const{bookmark_list:c,placement:l,
open_password:f}=i,d=await(0,_.E)(a.bytes,n,{password:f}),m=h(c,d.pages.count);await(0,y.HD)(d,m,l);const O=await(0,k.c)(d),w=d.pages.count;return{documents:[{name:a.
name,bytes:await(0,p.UN)(d),pageCount:w}],notes:m.length===0?[s(l)]:[],facts:{pageCount:w,bookmarkCount:O}}},s=a=>({code:"no_bookmarks",message:a==="append"?"No\
thing was changed, because bookmark_list has no bookmarks.":"The document has no bookmarks now, because bookmark_list has none.",mentions:["bookmark_list"]})}),
16827:((v,D,u)=>{u.d(D,{c:()=>k});var _=u(45599),p=u(37081);async function k(y){let g=0;return await(0,p.O)(y,b=>{const E=(0,_.i9)(b)?y.entry(b.number,"Title"):
y.dict(b)?.get("Title"),h=y.resolve(E)instanceof _.Mx;return h&&g++,h}),g}}),41232:((v,D,u)=>{u.d(D,{Ez:()=>b,HD:()=>h,gg:()=>E});var _=u(45599),p=u(59071),k=u(
37081),y=u(12207),g=u(45553);const b=40;async function E(t){const e=await y.Ht.of(t),o=[],s=[o];return await(0,k.O)(t,(a,i)=>{const n=(0,_.i9)(a)?t.dict(a):void 0,
c=t.resolve(n?.get("Title"));if(!n||!(c instanceof _.Mx))return!1;const l=t.resolve(n.get("Count")),f=e.pageOf(n),d=[],m=Math.min(i,b);return s[m-1].push({title:(0,p.
Gh)(c)??"",page:f===void 0?null:f+1,open:typeof l=="number"&&l>0,children:d}),m<b&&(s[m]=d),!0}),o}async function h(t,e,o){const a=[...o==="append"?(await(0,g.M4)(
t)).map(n=>({document:t,number:n})):[],...await r(t,e)];if(a.length===0){t.catalog.has("Outlines")&&t.editCatalog().delete("Outlines");return}const i=t.add(null);
t.put(i,await(0,g.RT)(a,{document:t,number:i.number},(0,g.LB)(),g.ro)),t.editCatalog().set("Outlines",i)}async function r(t,e){const o=[];for(const{title:s,page:a,
open:i,children:n}of e){const{number:c}=t.add(null),l={document:t,number:c},f=await r(t,n),d=(0,g.AO)(t,s,a===null?void 0:a-1);t.put(c,await(0,g.RT)(f,l,d,g.ro,
!i)),o.push(l);const m=t.job.pace.step(300);m&&await m}return o}}),37081:((v,D,u)=>{u.d(D,{O:()=>k});var _=u(45599),p=u(9819);async function k(g,b,E=1/0){const h=new p.
_i(g),r=(0,p.Wo)(g,"Outlines"),t=[{value:r&&y(g,r.holder,r.dict,"First"),level:1}];for(let e=t.pop();e;e=t.pop()){const{value:o,level:s}=e;if(o===void 0||!h.first(
o)||!b(o,s)||!(0,_.i9)(o))continue;const a=n=>{const c=g.entry(o.number,n);return c instanceof _.Bi?y(g,o.number,g.get(o.number),n):c};t.push({value:a("Next"),level:s}),
s<E&&t.push({value:a("First"),level:s+1});const i=g.job.pace.step(300);i&&await i}}function y(g,b,E,h){const r=E.get(h);if(!(r instanceof _.Bi))return r;const t=g.
add(r);return h==="Next"&&r.set("Prev",new _.oS(b)),g.edit(b),E.set(h,t),t}}),12207:((v,D,u)=>{u.d(D,{Ht:()=>r,hN:()=>g,jS:()=>y,ji:()=>b});var _=u(45599),p=u(81077),
k=u(45657);async function y(t){const{catalog:e}=t,o=await(0,p.Zc)(t,t.dict(e.get("Names"))?.get("Dests"),"Names");return{names:new Map(t.dict(e.get("Dests"))),strings:new Map(
o.map(([s,a])=>[(0,p.Pu)(s),a]))}}function g({pages:t},e){const o=(0,_.i9)(e)?t.indexOf(e.number):e;return typeof o=="number"&&Number.isInteger(o)&&o>=0&&o<t.count?
o:void 0}function b(t,e){return e==null?[]:t.array(e)??[e]}const E=8,h=50;class r{document;named;constructor(e,o){this.document=e,this.named=o}static async of(e){
return new r(e,await y(e))}pageOf(e){return this.pageOfDestination(e.get("Dest"))??this.pageOfAction(e.get("A"))}pageOfDestination(e,o=E){const{document:s}=this,
a=s.resolve(e),i=s.array(a);if(i)return g(s,i[0]);if(o===0)return;const n=s.dict(a);return n?this.pageOfDestination(n.get("D"),o-1):this.pageOfDestination(this.
namedBy(a),o-1)}namedBy(e){const{names:o,strings:s}=this.named;if(e instanceof _.SX)return o.get(e.text)??s.get(e.text);if(!(e instanceof _.Mx))return;const a=(0,p.
Pu)(e);return s.get(a)??o.get(a)}pageOfAction(e){const{document:o}=this,s=e===void 0?[]:[e];for(let a=0;s.length>0&&a<h;a++){const i=o.dict(s.shift());if(!i)continue;
const c=(0,_.Eo)(o.resolve(i.get("S")),"GoTo")?this.pageOfDestination(i.get("D")):void 0;if(c!==void 0)return c;(0,k.RZ)(s,b(o,i.get("Next")).slice(0,h))}}}}),45553:((v,D,u)=>{
u.d(D,{AO:()=>b,LB:()=>E,M4:()=>t,RT:()=>h,ro:()=>g});var _=u(77581),p=u(45599),k=u(37081);const y=1e3,g=({number:e})=>new p.oS(e);function b(e,o,s){return new p.
Bi([["Title",(0,_.wx)(o)],...s===void 0?[]:[["Dest",[new p.oS(e.pages.number(s)),new p.SX("Fit")]]]])}const E=()=>new p.Bi([["Type",new p.SX("Outlines")]]);async function h(e,o,s,a,i=!1){
const[n,c]=[e[0],e.at(-1)];if(!n||!c)return s;let l=0;for(const[f,d]of e.entries()){const m=d.document.edit(d.number);if(!(m instanceof p.Bi))continue;const O=d.
document.resolve(m.get("Count"));l+=1+(typeof O=="number"&&O>0?O:0),m.set("Parent",a(o,d)),r(m,"Prev",e[f-1],d,a),r(m,"Next",e[f+1],d,a);const w=d.document.job.
pace.step(y);w&&await w}return s.set("First",a(n,o)),s.set("Last",a(c,o)),s.set("Count",i?-l:l),s}function r(e,o,s,a,i){s?e.set(o,i(s,a)):e.delete(o)}async function t(e){
const o=[],s=a=>{const i=a instanceof p.oS&&e.get(a)instanceof p.Bi;return i&&o.push(a.number),i};return await(0,k.O)(e,s,1),o}}),81077:((v,D,u)=>{u.d(D,{AN:()=>r,
BX:()=>b,H6:()=>E,MN:()=>h,Pu:()=>y,Zc:()=>g});var _=u(45599),p=u(9819);const k=64,y=n=>typeof n=="number"?String(n):Buffer.from(n.bytes).toString("latin1");async function g(n,c,l){
const f=[];for(const d of await e(n,c,0,l)){for(const O of s(n,d,l))f.push(O);const m=n.job.pace.step(t);m&&await m}return f}async function b(n,c,l,f,d,m){const O=await e(
n,c,l,f,m);for(let w=O.length-1;w>=0;w--){const M=O[w],A=s(n,M,f),P=A.filter(([I,C])=>!d(I,C)),T=n.job.pace.step(t+A.length*t);T&&await T,P.length<A.length&&(n.
edit(M.holder),M.dict.set(f,P.flat()),M.changed=!0);for(const I of M.repeats)n.edit(M.holder),M.dict.delete(I),M.changed=!0;if(M.emptyKids){const I=(n.array(M.dict.
get("Kids"))??[]).filter(C=>!M.emptyKids.has(n.dict(C)));n.edit(M.holder),M.dict.set("Kids",I),M.changed=!0}if(!M.changed)continue;const B=n.array(M.dict.get("K\
ids"))??[];M.empty=P.length===0&&B.length===0;const L=M.parent;L&&(L.changed=!0,M.empty?(L.emptyKids??=new Set).add(M.dict):a(n,M,P,B))}return O[0]?.empty??!1}function E(n,c,l){
if(c.length<=k)return(0,_.jd)({[l]:c.flat()});let f=[];for(const d of i(c)){const[m,O]=[d[0][0],d.at(-1)[0]];f.push({ref:n.add((0,_.jd)({Limits:[m,O],[l]:d.flat()})),
low:m,high:O})}for(;f.length>k;)f=i(f).map(d=>{const[m,O]=[d[0].low,d.at(-1).high];return{ref:n.add((0,_.jd)({Limits:[m,O],Kids:d.map(({ref:w})=>w)})),low:m,high:O}});
return(0,_.jd)({Kids:f.map(({ref:d})=>d)})}async function h(n,c){const{pace:l}=n.job,f=[];for(const[O,w]of c){f.push([(0,_.Px)(O),w]);const M=l.step(10*t);M&&await M}
const d=r(f),m=l.step(d.length*10*t);return m&&await m,E(n,d,"Names")}function r(n){return n.map(c=>({entry:c,key:y(c[0])})).sort((c,l)=>c.key<l.key?-1:c.key>l.
key?1:0).map(({entry:c})=>c)}const t=100;async function e(n,c,l,f,d){const m=new p.b9(n),O=new Set,w=P=>O.size<O.add(P).size,M=[],A=[{value:c??null,holder:l,parent:void 0}];
for(let P=A.pop();P!==void 0;P=A.pop()){m.spend(1);const T=n.dict(P.value);if(!T||!w(T)||d&&P.parent&&!o(n,T,d))continue;const B=[],L=x=>{const R=n.array(T.get(
x));return!R||w(R)?R??[]:(B.push(x),[])},I=L(f).length>>1,C=L("Kids"),K={dict:T,holder:(0,p.Kd)(P.value,P.holder),parent:P.parent,repeats:B};M.push(K),m.spend(I);
for(let x=C.length-1;x>=0;x--)A.push({value:C[x],holder:(0,p.Kd)(T.get("Kids"),K.holder),parent:K});const N=n.job.pace.step(t+I*t);N&&await N}return M}function o(n,c,l){
const[f,d]=n.array(c.get("Limits"))??[];return typeof f!="number"||typeof d!="number"||l(f,d)}function s(n,{dict:c,repeats:l},f){const d=l.includes(f)?void 0:n.
array(c.get(f));if(!d)return[];const m=[];for(let O=0;O+1<d.length;O+=2){const w=n.resolve(d[O]);(f==="Names"?w instanceof _.Mx:typeof w=="number")&&m.push([w,d[O+
1]])}return m}function a(n,c,l,f){const d=w=>n.array(n.dict(w)?.get("Limits"))??[],m=l[0]?.[0]??d(f[0])[0],O=l.at(-1)?.[0]??d(f.at(-1))[1];n.edit(c.holder),m!==
void 0&&O!==void 0?c.dict.set("Limits",[m,O]):c.dict.delete("Limits")}function i(n){const c=[];for(let l=0;l<n.length;l+=k)c.push(n.slice(l,l+k));return c}}),59071:((v,D,u)=>{
u.d(D,{Gh:()=>e,ZK:()=>o,wh:()=>t});var _=u(77581),p=u(45599);const k=/\u001b[A-Za-z]{2}[A-Za-z-]{0,8}\u001b/g,y=/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]/g,
g=/[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g,b=s=>s.replace(k,"").replace(y,"").replace(g,"�"),E=200,h=new WeakMap;function r(s){
if(s.bytes.length<E)return b((0,_.g7)(s));let a=h.get(s);return a===void 0&&h.set(s,a=b((0,_.g7)(s))),a}const t=s=>b(s).trim();function e(s){const a=s instanceof
p.Mx?r(s).trim():"";return a===""?null:a}const o=s=>s?r(s):""}),9819:((v,D,u)=>{u.d(D,{J7:()=>k,Kd:()=>b,Wo:()=>E,_i:()=>g,b9:()=>y});var _=u(42973),p=u(45599);
class k{document;gone=new Set;chased=new Set;constructor(r){this.document=r}remove(r){const{catalog:t,catalogNumber:e,pages:o}=this.document,s=t.get("Pages");r===
e||(0,p.i9)(s)&&r===s.number||o.holds(r)||(this.gone.add(r),this.document.remove(r))}chase(r){this.chased.add(r)}removed(){return this.gone}takeChased(){const r=this.
chased;return this.chased=new Set,r}isGone(r){return(0,p.i9)(r)&&this.gone.has(r.number)}}class y{most;left;constructor(r){this.most=this.left=r.job.limits.nodes}spend=r=>{
if(this.left-=r,this.left<0)throw(0,_.F)("nodes",`The document has more than ${this.most} fields, bookmarks, names and structure elements`,"Remove bookmarks or \
tags with another program first")}}class g{seen;beyond=new Set;allowance;constructor(r,t=new y(r)){this.allowance=t,this.seen=new Uint8Array((r.size>>3)+1)}first(r){
if(this.allowance.spend(1),!(0,p.i9)(r))return!0;const{number:t}=r,e=t>>3;if(e>=this.seen.length)return this.beyond.size<this.beyond.add(t).size;const o=1<<(t&7),
s=(this.seen[e]&o)===0;return this.seen[e]|=o,s}}function b(h,r){return(0,p.i9)(h)?h.number:r}function E(h,r){const t=h.catalog.get(r),e=h.dict(t);return e&&{dict:e,
holder:b(t,h.catalogNumber)}}})};
