"use strict";exports.id=6606,exports.ids=[6606],exports.modules={85673:((v,w,u)=>{u.d(w,{gx:()=>p,h:()=>y});function _(e,t){const o=m(e,t);if(o!==void 0)return[o];const s=E(
e);return t.filter(a=>E(a).some(i=>i.length>3&&s.includes(i)))}function m(e,t){let o;const s=E(e);for(const a of t){const i=M(s,E(a));i<=2&&i<(o?.count??1/0)&&(o=
{name:a,count:i})}return o?.name}function M(e,t){return e.length!==t.length?e.length*t.length===0?1/0:M([e.join("")],[t.join("")]):t.reduce((o,s,a)=>{const i=e[a]??
"",n=Math.min(i.length,s.length),l=r(i,s);return l>(n<3?0:n<7?1:2)?1/0:o+l},0)}const y=(e,t)=>b(_(e,t));function p(e,t){const o=m(e,t),s=i=>E(i).sort().join(" "),
a=s(e);return b(o===void 0?t.filter(i=>e!==""&&s(i)===a):[o])}const b=e=>e.length===0||e.length>3?"":` (did you mean ${e.join(" or ")}?)`,E=e=>e.trim().slice(0,
64).replace(/(?<=[a-z])(?=[A-Z])/g," ").toLowerCase().split(/[\s_-]+/).filter(t=>t!==""),h=2;function r(e,t){if(Math.abs(e.length-t.length)>h)return 1/0;let o=[],
s=Array.from({length:t.length+1},(i,n)=>n<=h?n:1/0);for(let i=0;i<e.length;i++){const n=[];n[0]=i+1;let l=1/0;for(let c=Math.max(0,i-h);c<=Math.min(t.length-1,i+
h);c++){const f=i>0&&c>0&&e[i]===t[c-1]&&e[i-1]===t[c];n[c+1]=Math.min((s[c+1]??1/0)+1,(n[c]??1/0)+1,(s[c]??1/0)+(e[i]===t[c]?0:1),f?(o[c-1]??1/0)+1:1/0),l=Math.
min(l,n[c+1])}if(l>h)return 1/0;o=s,s=n}const a=s[t.length]??1/0;return a>h?1/0:a}}),55416:((v,w,u)=>{u.d(w,{U:()=>h,Z:()=>E});var _=u(58552),m=u(98446),M=u(85673);
const y=20,p=/[\p{Cc}\u2028\u2029]/u,b=new RegExp("\\p{Cs}","u");class E{field;named=[];count=0;constructor(e){this.field=e}add(e){this.count++,this.named.length<
y&&this.named.push(e())}addUnknownMembers(e,t,o,s){for(const a of Object.keys(t))o.includes(a)||this.add(()=>`${e}has “${(0,m.Bu)(a)}”, which means nothing th\
ere${(0,M.h)(a,o)}: ${s}`)}raise(){const e=this.count-this.named.length,t=[...this.named,...e>0?[`has ${e} further problems`]:[]];if(t.length>0)throw(0,_.G6)(t.
map(o=>({field:this.field,message:o})))}}function h(r){if(p.test(r))return"must not contain control characters or line breaks";if(b.test(r))return"must not cont\
ain an incomplete character (a lone surrogate)"}}),46606:((v,w,u)=>{u.r(w),u.d(w,{set_bookmarks:()=>o});var _=u(64173),m=u(14029),M=u(16827),y=u(41232),p=u(61729),
b=u(55416);const E=["title","page","open","children"];function h(a,i){const n=new r(i),l=n.read(a);return n.problems.raise(),l}class r{pageCount;problems=new b.
Z("bookmark_list");isTooDeep=!1;constructor(i){this.pageCount=i}read(i){this.problems.addUnknownMembers("",i,["bookmarks"],"it takes only bookmarks");const{bookmarks:n}=i;
return n!==void 0?this.list(n,"bookmarks",1):(this.problems.add(()=>'must have bookmarks, a list of bookmarks, such as {"bookmarks": [{"title": "Chapter 1", "pa\
ge": 3}]}'),[])}list(i,n,l){return Array.isArray(i)?l>y.Ez&&i.length>0?(this.isTooDeep||this.problems.add(()=>`has bookmarks below more than ${y.Ez} others`),this.
isTooDeep=!0,[]):i.map((c,f)=>this.bookmark(c,`${n}[${f}]`,l)):(this.problems.add(()=>`${n} must be a list of bookmarks`),[])}bookmark(i,n,l){if(!(0,p.Gv)(i))return this.
problems.add(()=>`${n} must be an object with title and page`),e;this.problems.addUnknownMembers(`${n} `,i,E,"a bookmark has title, page, open and children");const{
title:c,page:f,open:d=!1,children:g=[]}=i,O=typeof f=="string"&&/^[1-9]\d{0,8}$/.test(f)?Number(f):f,D=t(c);return D&&this.problems.add(()=>`${n}.title ${D}`),typeof d!=
"boolean"&&this.problems.add(()=>`${n}.open must be true or false`),this.isPage(O)||this.problems.add(()=>`${n}.page ${this.problemOfPage(O)}`),{title:c,page:O,
open:d===!0,children:this.list(g,`${n}.children`,l+1)}}isPage(i){return i===null||typeof i=="number"&&Number.isInteger(i)&&i>=1&&i<=this.pageCount}problemOfPage(i){
const n=this.pageCount===1?"must be 1, because the document has one page":`must be a page from 1 to ${this.pageCount}`;return`${i===void 0?"is missing: it ":""}${n}\
; null makes a heading that leads nowhere`}}const e={title:"",page:null,open:!1,children:[]};function t(a){return a===void 0?"is missing: it must be a text":typeof a!=
"string"?"must be a text":a.trim()===""?"is empty, and readers would show an empty line: give a text":(0,b.U)(a)}const o=async(a,i,n)=>{const{bookmark_list:l,placement:c,
open_password:f}=i,d=await(0,_.E)(a.bytes,n,{password:f}),g=h(l,d.pages.count);await(0,y.HD)(d,g,c);const O=await(0,M.c)(d),D=d.pages.count;return{documents:[{name:a.
name,bytes:await(0,m.UN)(d),pageCount:D}],notes:g.length===0?[s(c)]:[],facts:{pageCount:D,bookmarkCount:O}}},s=a=>({code:"no_bookmarks",message:a==="append"?"No\
thing was changed, because bookmark_list has no bookmarks.":"The document has no bookmarks now, because bookmark_list has none.",mentions:["bookmark_list"]})}),
16827:((v,w,u)=>{u.d(w,{c:()=>M});var _=u(45599),m=u(37081);async function M(y){let p=0;return await(0,m.O)(y,b=>{const E=(0,_.i9)(b)?y.entry(b.number,"Title"):
y.dict(b)?.get("Title"),h=y.resolve(E)instanceof _.Mx;return h&&p++,h}),p}}),41232:((v,w,u)=>{u.d(w,{Ez:()=>b,HD:()=>h,gg:()=>E});var _=u(45599),m=u(59071),M=u(
37081),y=u(12207),p=u(45553);const b=40;async function E(e){const t=await y.Ht.of(e),o=[],s=[o];return await(0,M.O)(e,(a,i)=>{const n=(0,_.i9)(a)?e.dict(a):void 0,
l=e.resolve(n?.get("Title"));if(!n||!(l instanceof _.Mx))return!1;const c=e.resolve(n.get("Count")),f=t.pageOf(n),d=[],g=Math.min(i,b);return s[g-1].push({title:(0,m.
Gh)(l)??"",page:f===void 0?null:f+1,open:typeof c=="number"&&c>0,children:d}),g<b&&(s[g]=d),!0}),o}async function h(e,t,o){const a=[...o==="append"?(await(0,p.M4)(
e)).map(n=>({document:e,number:n})):[],...await r(e,t)];if(a.length===0){e.catalog.has("Outlines")&&e.editCatalog().delete("Outlines");return}const i=e.add(null);
e.put(i,await(0,p.RT)(a,{document:e,number:i.number},(0,p.LB)(),p.ro)),e.editCatalog().set("Outlines",i)}async function r(e,t){const o=[];for(const{title:s,page:a,
open:i,children:n}of t){const{number:l}=e.add(null),c={document:e,number:l},f=await r(e,n),d=(0,p.AO)(e,s,a===null?void 0:a-1);e.put(l,await(0,p.RT)(f,c,d,p.ro,
!i)),o.push(c);const g=e.job.pace.step(300);g&&await g}return o}}),37081:((v,w,u)=>{u.d(w,{O:()=>M});var _=u(45599),m=u(9819);async function M(p,b,E=1/0){const h=new m.
_i(p),r=(0,m.Wo)(p,"Outlines"),e=[{value:r&&y(p,r.holder,r.dict,"First"),level:1}];for(let t=e.pop();t;t=e.pop()){const{value:o,level:s}=t;if(o===void 0||!h.first(
o)||!b(o,s)||!(0,_.i9)(o))continue;const a=n=>{const l=p.entry(o.number,n);return l instanceof _.Bi?y(p,o.number,p.get(o.number),n):l};e.push({value:a("Next"),level:s}),
s<E&&e.push({value:a("First"),level:s+1});const i=p.job.pace.step(300);i&&await i}}function y(p,b,E,h){const r=E.get(h);if(!(r instanceof _.Bi))return r;const e=p.
add(r);return h==="Next"&&r.set("Prev",new _.oS(b)),p.edit(b),E.set(h,e),e}}),12207:((v,w,u)=>{u.d(w,{Ht:()=>r,hN:()=>p,jS:()=>y,ji:()=>b});var _=u(45599),m=u(81077),
M=u(45657);async function y(e){const{catalog:t}=e,o=await(0,m.Zc)(e,e.dict(t.get("Names"))?.get("Dests"),"Names");return{names:new Map(e.dict(t.get("Dests"))),strings:new Map(
o.map(([s,a])=>[(0,m.Pu)(s),a]))}}function p({pages:e},t){const o=(0,_.i9)(t)?e.indexOf(t.number):t;return typeof o=="number"&&Number.isInteger(o)&&o>=0&&o<e.count?
o:void 0}function b(e,t){return t==null?[]:e.array(t)??[t]}const E=8,h=50;class r{document;named;constructor(t,o){this.document=t,this.named=o}static async of(t){
return new r(t,await y(t))}pageOf(t){return this.pageOfDestination(t.get("Dest"))??this.pageOfAction(t.get("A"))}pageOfDestination(t,o=E){const{document:s}=this,
a=s.resolve(t),i=s.array(a);if(i)return p(s,i[0]);if(o===0)return;const n=s.dict(a);return n?this.pageOfDestination(n.get("D"),o-1):this.pageOfDestination(this.
namedBy(a),o-1)}namedBy(t){const{names:o,strings:s}=this.named;if(t instanceof _.SX)return o.get(t.text)??s.get(t.text);if(!(t instanceof _.Mx))return;const a=(0,m.
Pu)(t);return s.get(a)??o.get(a)}pageOfAction(t){const{document:o}=this,s=t===void 0?[]:[t];for(let a=0;s.length>0&&a<h;a++){const i=o.dict(s.shift());if(!i)continue;
const l=(0,_.Eo)(o.resolve(i.get("S")),"GoTo")?this.pageOfDestination(i.get("D")):void 0;if(l!==void 0)return l;(0,M.RZ)(s,b(o,i.get("Next")).slice(0,h))}}}}),45553:((v,w,u)=>{
u.d(w,{AO:()=>b,LB:()=>E,M4:()=>e,RT:()=>h,ro:()=>p});var _=u(77581),m=u(45599),M=u(37081);const y=1e3,p=({number:t})=>new m.oS(t);function b(t,o,s){return new m.
Bi([["Title",(0,_.wx)(o)],...s===void 0?[]:[["Dest",[new m.oS(t.pages.number(s)),new m.SX("Fit")]]]])}const E=()=>new m.Bi([["Type",new m.SX("Outlines")]]);async function h(t,o,s,a,i=!1){
const[n,l]=[t[0],t.at(-1)];if(!n||!l)return s;let c=0;for(const[f,d]of t.entries()){const g=d.document.edit(d.number);if(!(g instanceof m.Bi))continue;const O=d.
document.resolve(g.get("Count"));c+=1+(typeof O=="number"&&O>0?O:0),g.set("Parent",a(o,d)),r(g,"Prev",t[f-1],d,a),r(g,"Next",t[f+1],d,a);const D=d.document.job.
pace.step(y);D&&await D}return s.set("First",a(n,o)),s.set("Last",a(l,o)),s.set("Count",i?-c:c),s}function r(t,o,s,a,i){s?t.set(o,i(s,a)):t.delete(o)}async function e(t){
const o=[],s=a=>{const i=a instanceof m.oS&&t.get(a)instanceof m.Bi;return i&&o.push(a.number),i};return await(0,M.O)(t,s,1),o}}),81077:((v,w,u)=>{u.d(w,{AN:()=>r,
BX:()=>b,H6:()=>E,MN:()=>h,Pu:()=>y,Zc:()=>p});var _=u(45599),m=u(9819);const M=64,y=n=>typeof n=="number"?String(n):Buffer.from(n.bytes).toString("latin1");async function p(n,l,c){
const f=[];for(const d of await t(n,l,0,c)){for(const O of s(n,d,c))f.push(O);const g=n.job.pace.step(e);g&&await g}return f}async function b(n,l,c,f,d,g){const O=await t(
n,l,c,f,g);for(let D=O.length-1;D>=0;D--){const k=O[D],A=s(n,k,f),P=A.filter(([I,C])=>!d(I,C)),T=n.job.pace.step(e+A.length*e);T&&await T,P.length<A.length&&(n.
edit(k.holder),k.dict.set(f,P.flat()),k.changed=!0);for(const I of k.repeats)n.edit(k.holder),k.dict.delete(I),k.changed=!0;if(k.emptyKids){const I=(n.array(k.dict.
get("Kids"))??[]).filter(C=>!k.emptyKids.has(n.dict(C)));n.edit(k.holder),k.dict.set("Kids",I),k.changed=!0}if(!k.changed)continue;const B=n.array(k.dict.get("K\
ids"))??[];k.empty=P.length===0&&B.length===0;const L=k.parent;L&&(L.changed=!0,k.empty?(L.emptyKids??=new Set).add(k.dict):a(n,k,P,B))}return O[0]?.empty??!1}function E(n,l,c){
if(l.length<=M)return(0,_.jd)({[c]:l.flat()});let f=[];for(const d of i(l)){const[g,O]=[d[0][0],d.at(-1)[0]];f.push({ref:n.add((0,_.jd)({Limits:[g,O],[c]:d.flat()})),
low:g,high:O})}for(;f.length>M;)f=i(f).map(d=>{const[g,O]=[d[0].low,d.at(-1).high];return{ref:n.add((0,_.jd)({Limits:[g,O],Kids:d.map(({ref:D})=>D)})),low:g,high:O}});
return(0,_.jd)({Kids:f.map(({ref:d})=>d)})}const h=(n,l)=>E(n,r([...l].map(([c,f])=>[(0,_.Px)(c),f])),"Names");function r(n){return n.map(l=>({entry:l,key:y(l[0])})).
sort((l,c)=>l.key<c.key?-1:l.key>c.key?1:0).map(({entry:l})=>l)}const e=100;async function t(n,l,c,f,d){const g=new m.b9(n),O=new Set,D=P=>O.size<O.add(P).size,
k=[],A=[{value:l??null,holder:c,parent:void 0}];for(let P=A.pop();P!==void 0;P=A.pop()){g.spend(1);const T=n.dict(P.value);if(!T||!D(T)||d&&P.parent&&!o(n,T,d))
continue;const B=[],L=x=>{const R=n.array(T.get(x));return!R||D(R)?R??[]:(B.push(x),[])},I=L(f).length>>1,C=L("Kids"),K={dict:T,holder:(0,m.Kd)(P.value,P.holder),
parent:P.parent,repeats:B};k.push(K),g.spend(I);for(let x=C.length-1;x>=0;x--)A.push({value:C[x],holder:(0,m.Kd)(T.get("Kids"),K.holder),parent:K});const N=n.job.
pace.step(e+I*e);N&&await N}return k}function o(n,l,c){const[f,d]=n.array(l.get("Limits"))??[];return typeof f!="number"||typeof d!="number"||c(f,d)}function s(n,{
dict:l,repeats:c},f){const d=c.includes(f)?void 0:n.array(l.get(f));if(!d)return[];const g=[];for(let O=0;O+1<d.length;O+=2){const D=n.resolve(d[O]);(f==="Names"?
D instanceof _.Mx:typeof D=="number")&&g.push([D,d[O+1]])}return g}function a(n,l,c,f){const d=D=>n.array(n.dict(D)?.get("Limits"))??[],g=c[0]?.[0]??d(f[0])[0],
O=c.at(-1)?.[0]??d(f.at(-1))[1];n.edit(l.holder),g!==void 0&&O!==void 0?l.dict.set("Limits",[g,O]):l.dict.delete("Limits")}function i(n){const l=[];for(let c=0;c<
n.length;c+=M)l.push(n.slice(c,c+M));return l}}),59071:((v,w,u)=>{u.d(w,{Gh:()=>t,ZK:()=>o,wh:()=>e});var _=u(77581),m=u(45599);const M=/\u001b[A-Za-z]{2}[A-Za-z-]{0,8}\u001b/g,
y=/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]/g,p=/[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g,b=s=>s.replace(M,"").replace(
y,"").replace(p,"�"),E=200,h=new WeakMap;function r(s){if(s.bytes.length<E)return b((0,_.g7)(s));let a=h.get(s);return a===void 0&&h.set(s,a=b((0,_.g7)(s))),a}
const e=s=>b(s).trim();function t(s){const a=s instanceof m.Mx?r(s).trim():"";return a===""?null:a}const o=s=>s?r(s):""}),9819:((v,w,u)=>{u.d(w,{J7:()=>M,Kd:()=>b,
Wo:()=>E,_i:()=>p,b9:()=>y});var _=u(42973),m=u(45599);class M{document;gone=new Set;chased=new Set;constructor(r){this.document=r}remove(r){const{catalog:e,catalogNumber:t,
pages:o}=this.document,s=e.get("Pages");r===t||(0,m.i9)(s)&&r===s.number||o.holds(r)||(this.gone.add(r),this.document.remove(r))}chase(r){this.chased.add(r)}removed(){
return this.gone}takeChased(){const r=this.chased;return this.chased=new Set,r}isGone(r){return(0,m.i9)(r)&&this.gone.has(r.number)}}class y{most;left;constructor(r){
this.most=this.left=r.job.limits.nodes}spend=r=>{if(this.left-=r,this.left<0)throw(0,_.F)("nodes",`The document has more than ${this.most} fields, bookmarks, na\
mes and structure elements`,"Remove bookmarks or tags with another program first")}}class p{seen;beyond=new Set;allowance;constructor(r,e=new y(r)){this.allowance=
e,this.seen=new Uint8Array((r.size>>3)+1)}first(r){if(this.allowance.spend(1),!(0,m.i9)(r))return!0;const{number:e}=r,t=e>>3;if(t>=this.seen.length)return this.
beyond.size<this.beyond.add(e).size;const o=1<<(e&7),s=(this.seen[t]&o)===0;return this.seen[t]|=o,s}}function b(h,r){return(0,m.i9)(h)?h.number:r}function E(h,r){
const e=h.catalog.get(r),t=h.dict(e);return t&&{dict:t,holder:b(e,h.catalogNumber)}}})};
