"use strict";exports.id=6606,exports.ids=[6606],exports.modules={85673:((C,v,l)=>{l.d(v,{gx:()=>h,h:()=>M});function b(e,s){const t=_(e,s);if(t!==void 0)return[t];const n=w(
e);return s.filter(a=>w(a).some(o=>o.length>3&&n.includes(o)))}function _(e,s){let t;const n=w(e);for(const a of s){const o=T(n,w(a));o<=2&&o<(t?.count??1/0)&&(t=
{name:a,count:o})}return t?.name}function T(e,s){return e.length!==s.length?e.length*s.length===0?1/0:T([e.join("")],[s.join("")]):s.reduce((t,n,a)=>{const o=e[a]??
"",r=Math.min(o.length,n.length),f=c(o,n);return f>(r<3?0:r<7?1:2)?1/0:t+f},0)}const M=(e,s)=>O(b(e,s));function h(e,s){const t=_(e,s),n=o=>w(o).sort().join(" "),
a=n(e);return O(t===void 0?s.filter(o=>e!==""&&n(o)===a):[t])}const O=e=>e.length===0||e.length>3?"":` (did you mean ${e.join(" or ")}?)`,w=e=>e.trim().slice(0,
64).replace(/(?<=[a-z])(?=[A-Z])/g," ").toLowerCase().split(/[\s_-]+/).filter(s=>s!==""),m=2;function c(e,s){if(Math.abs(e.length-s.length)>m)return 1/0;let t=[],
n=Array.from({length:s.length+1},(o,r)=>r<=m?r:1/0);for(let o=0;o<e.length;o++){const r=[];r[0]=o+1;let f=1/0;for(let g=Math.max(0,o-m);g<=Math.min(s.length-1,o+
m);g++){const P=o>0&&g>0&&e[o]===s[g-1]&&e[o-1]===s[g];r[g+1]=Math.min((n[g+1]??1/0)+1,(r[g]??1/0)+1,(n[g]??1/0)+(e[o]===s[g]?0:1),P?(t[g-1]??1/0)+1:1/0),f=Math.
min(f,r[g+1])}if(f>m)return 1/0;t=n,n=r}const a=n[s.length]??1/0;return a>m?1/0:a}}),55416:((C,v,l)=>{l.d(v,{U:()=>m,Z:()=>w});var b=l(58552),_=l(98446),T=l(85673);
const M=20,h=/[\p{Cc}\u2028\u2029]/u,O=new RegExp("\\p{Cs}","u");class w{field;named=[];count=0;constructor(e){this.field=e}add(e){this.count++,this.named.length<
M&&this.named.push(e())}addUnknownMembers(e,s,t,n){for(const a of Object.keys(s))t.includes(a)||this.add(()=>`${e}has “${(0,_.Bu)(a)}”, which means nothing th\
ere${(0,T.h)(a,t)}: ${n}`)}raise(){const e=this.count-this.named.length,s=[...this.named,...e>0?[`has ${e} further problems`]:[]];if(s.length>0)throw(0,b.G6)(s.
map(t=>({field:this.field,message:t})))}}function m(c){if(h.test(c))return"must not contain control characters or line breaks";if(O.test(c))return"must not cont\
ain an incomplete character (a lone surrogate)"}}),46606:((C,v,l)=>{l.r(v),l.d(v,{set_bookmarks:()=>n});var b=l(91519),_=l(14029),T=l(16827),M=l(41232),h=l(61729),
O=l(55416);const w=500,m=["title","page","open","children"];async function c(o,r,f){const g=new e(r,f),P=await g.read(o);return g.problems.raise(),P}class e{pageCount;pace;problems=new O.
Z("bookmark_list");isTooDeep=!1;constructor(r,f){this.pageCount=r,this.pace=f}async read(r){this.problems.addUnknownMembers("",r,["bookmarks"],"it takes only bo\
okmarks");const{bookmarks:f}=r;return f!==void 0?this.list(f,"bookmarks",1):(this.problems.add(()=>'must have bookmarks, a list of bookmarks, such as {"bookmark\
s": [{"title": "Chapter 1", "page": 3}]}'),[])}async list(r,f,g){if(!Array.isArray(r))return this.problems.add(()=>`${f} must be a list of bookmarks`),[];if(g>M.
Ez&&r.length>0)return this.isTooDeep||this.problems.add(()=>`has bookmarks below more than ${M.Ez} others`),this.isTooDeep=!0,[];const P=[];for(const[i,u]of r.entries()){
const d=this.pace.step(w);d&&await d,P.push(await this.bookmark(u,`${f}[${i}]`,g))}return P}async bookmark(r,f,g){if(!(0,h.Gv)(r))return this.problems.add(()=>`${f}\
 must be an object with title and page`),s;this.problems.addUnknownMembers(`${f} `,r,m,"a bookmark has title, page, open and children");const{title:P,page:i,open:u=!1,
children:d=[]}=r,p=typeof i=="string"&&/^[1-9]\d{0,8}$/.test(i)?Number(i):i,y=t(P);return y&&this.problems.add(()=>`${f}.title ${y}`),typeof u!="boolean"&&this.
problems.add(()=>`${f}.open must be true or false`),this.isPage(p)||this.problems.add(()=>`${f}.page ${this.problemOfPage(p)}`),{title:P,page:p,open:u===!0,children:Array.
isArray(d)&&d.length===0?[]:await this.list(d,`${f}.children`,g+1)}}isPage(r){return r===null||typeof r=="number"&&Number.isInteger(r)&&r>=1&&r<=this.pageCount}problemOfPage(r){
const f=this.pageCount===1?"must be 1, because the document has one page":`must be a page from 1 to ${this.pageCount}`;return`${r===void 0?"is missing: it ":""}${f}\
; null makes a heading that leads nowhere`}}const s={title:"",page:null,open:!1,children:[]};function t(o){return o===void 0?"is missing: it must be a text":typeof o!=
"string"?"must be a text":o.trim()===""?"is empty, and readers would show an empty line: give a text":(0,O.U)(o)}const n=async(o,r,f)=>{const{bookmark_list:g,placement:P,
open_password:i}=r,u=await(0,b.E)(o.bytes,f,{password:i}),d=await c(g,u.pages.count,f.pace);await(0,M.HD)(u,d,P);const p=await(0,T.c)(u),y=u.pages.count;return{
documents:[{name:o.name,bytes:await(0,_.UN)(u),pageCount:y}],notes:d.length===0?[a(P)]:[],facts:{pageCount:y,bookmarkCount:p}}},a=o=>({code:"no_bookmarks",message:o===
"append"?"Nothing was changed, because bookmark_list has no bookmarks.":"The document has no bookmarks now, because bookmark_list has none.",mentions:["bookmark\
_list"]})}),16827:((C,v,l)=>{l.d(v,{c:()=>T});var b=l(45599),_=l(37081);async function T(M){let h=0;return await(0,_.O)(M,O=>{const w=(0,b.i9)(O)?M.entry(O.number,
"Title"):M.dict(O)?.get("Title"),m=M.resolve(w)instanceof b.Mx;return m&&h++,m}),h}}),41232:((C,v,l)=>{l.d(v,{Ez:()=>O,HD:()=>m,gg:()=>w});var b=l(45599),_=l(59071),
T=l(37081),M=l(12207),h=l(45553);const O=40;async function w(e){const s=await M.Ht.of(e),t=[],n=[t];return await(0,T.O)(e,(a,o)=>{const r=(0,b.i9)(a)?e.dict(a):
void 0,f=e.resolve(r?.get("Title"));if(!r||!(f instanceof b.Mx))return!1;const g=e.resolve(r.get("Count")),P=s.pageOf(r),i=[],u=Math.min(o,O);return n[u-1].push(
{title:(0,_.Gh)(f)??"",page:P===void 0?null:P+1,open:typeof g=="number"&&g>0,children:i}),u<O&&(n[u]=i),!0}),t}async function m(e,s,t){const a=[...t==="append"?
(await(0,h.M4)(e)).map(r=>({document:e,number:r})):[],...await c(e,s)];if(a.length===0){e.catalog.has("Outlines")&&e.editCatalog().delete("Outlines");return}const o=e.
add(null);e.put(o,await(0,h.RT)(a,{document:e,number:o.number},(0,h.LB)(),h.ro)),e.editCatalog().set("Outlines",o)}async function c(e,s){const t=[];for(const{title:n,
page:a,open:o,children:r}of s){const{number:f}=e.add(null),g={document:e,number:f},P=await c(e,r),i=(0,h.AO)(e,n,a===null?void 0:a-1);e.put(f,await(0,h.RT)(P,g,
i,h.ro,!o)),t.push(g);const u=e.job.pace.step(300);u&&await u}return t}}),37081:((C,v,l)=>{l.d(v,{O:()=>T});var b=l(45599),_=l(9819);async function T(h,O,w=1/0){
const m=new _._i(h),c=(0,_.Wo)(h,"Outlines"),e=[{value:c&&M(h,c.holder,c.dict,"First"),level:1}];for(let s=e.pop();s;s=e.pop()){const{value:t,level:n}=s;if(t===
void 0||!m.first(t)||!O(t,n)||!(0,b.i9)(t))continue;const a=r=>{const f=h.entry(t.number,r);return f instanceof b.Bi?M(h,t.number,h.get(t.number),r):f};e.push({
value:a("Next"),level:n}),n<w&&e.push({value:a("First"),level:n+1});const o=h.job.pace.step(300);o&&await o}}function M(h,O,w,m){const c=w.get(m);if(!(c instanceof
b.Bi))return c;const e=h.add(c);return m==="Next"&&c.set("Prev",new b.oS(O)),h.edit(O),w.set(m,e),e}}),12207:((C,v,l)=>{l.d(v,{Ht:()=>e,hN:()=>O,jS:()=>h,ji:()=>w});
var b=l(45599),_=l(81077),T=l(45657);const M=200;async function h(s){const{catalog:t}=s,n=await(0,_.Zc)(s,s.dict(t.get("Names"))?.get("Dests"),"Names"),a=new Map;
for(const[o,r]of n){a.set((0,_.Pu)(o),r);const f=s.job.pace.step(M);f&&await f}return{names:new Map(s.dict(t.get("Dests"))),strings:a}}function O({pages:s},t){const n=(0,b.
i9)(t)?s.indexOf(t.number):t;return typeof n=="number"&&Number.isInteger(n)&&n>=0&&n<s.count?n:void 0}function w(s,t){return t==null?[]:s.array(t)??[t]}const m=8,
c=50;class e{document;named;constructor(t,n){this.document=t,this.named=n}static async of(t){return new e(t,await h(t))}pageOf(t){return this.pageOfDestination(
t.get("Dest"))??this.pageOfAction(t.get("A"))}pageOfDestination(t,n=m){const{document:a}=this,o=a.resolve(t),r=a.array(o);if(r)return O(a,r[0]);if(n===0)return;
const f=a.dict(o);return f?this.pageOfDestination(f.get("D"),n-1):this.pageOfDestination(this.namedBy(o),n-1)}namedBy(t){const{names:n,strings:a}=this.named;if(t instanceof
b.SX)return n.get(t.text)??a.get(t.text);if(!(t instanceof b.Mx))return;const o=(0,_.Pu)(t);return a.get(o)??n.get(o)}pageOfAction(t){const{document:n}=this,a=t===
void 0?[]:[t];for(let o=0;a.length>0&&o<c;o++){const r=n.dict(a.shift());if(!r)continue;const g=(0,b.Eo)(n.resolve(r.get("S")),"GoTo")?this.pageOfDestination(r.
get("D")):void 0;if(g!==void 0)return g;(0,T.RZ)(a,w(n,r.get("Next")).slice(0,c))}}}}),45553:((C,v,l)=>{l.d(v,{AO:()=>O,LB:()=>w,M4:()=>e,RT:()=>m,ro:()=>h});var b=l(
77581),_=l(45599),T=l(37081);const M=1e3,h=({number:s})=>new _.oS(s);function O(s,t,n){return new _.Bi([["Title",(0,b.wx)(t)],...n===void 0?[]:[["Dest",[new _.oS(
s.pages.number(n)),new _.SX("Fit")]]]])}const w=()=>new _.Bi([["Type",new _.SX("Outlines")]]);async function m(s,t,n,a,o=!1){const[r,f]=[s[0],s.at(-1)];if(!r||!f)
return n;let g=0;for(const[P,i]of s.entries()){const u=i.document.edit(i.number);if(!(u instanceof _.Bi))continue;const d=i.document.resolve(u.get("Count"));g+=
1+(typeof d=="number"&&d>0?d:0),u.set("Parent",a(t,i)),c(u,"Prev",s[P-1],i,a),c(u,"Next",s[P+1],i,a);const p=i.document.job.pace.step(M);p&&await p}return n.set(
"First",a(r,t)),n.set("Last",a(f,t)),n.set("Count",o?-g:g),n}function c(s,t,n,a,o){n?s.set(t,o(n,a)):s.delete(t)}async function e(s){const t=[],n=a=>{const o=a instanceof
_.oS&&s.get(a)instanceof _.Bi;return o&&t.push(a.number),o};return await(0,T.O)(s,n,1),t}}),81077:((C,v,l)=>{l.d(v,{BX:()=>m,H6:()=>c,MN:()=>e,Pu:()=>O,Zc:()=>w,
r6:()=>s});var b=l(45599),_=l(44233),T=l(77581),M=l(9819);const h=64,O=i=>typeof i=="number"?String(i):(0,T.U0)(i);async function w(i,u,d){const p=[];for(const y of await a(
i,u,0,d)){for(const E of r(i,y,d))p.push(E);const k=i.job.pace.step(t);k&&await k}return p}async function m(i,u,d,p,y,k){const E=await a(i,u,d,p,k);for(let I=E.
length-1;I>=0;I--){const D=E[I],B=r(i,D,p),A=B.filter(([x,R])=>!y(x,R)),N=i.job.pace.step(t+B.length*t);N&&await N,A.length<B.length&&(i.edit(D.holder),D.dict.set(
p,g(A)),D.changed=!0);for(const x of D.repeats)i.edit(D.holder),D.dict.delete(x),D.changed=!0;if(D.emptyKids){const x=(i.array(D.dict.get("Kids"))??[]).filter(R=>!D.
emptyKids.has(i.dict(R)));i.edit(D.holder),D.dict.set("Kids",x),D.changed=!0}if(!D.changed)continue;const L=i.array(D.dict.get("Kids"))??[];D.empty=A.length===0&&
L.length===0;const K=D.parent;K&&(K.changed=!0,D.empty?(K.emptyKids??=new Set).add(D.dict):f(i,D,A,L))}return E[0]?.empty??!1}function c(i,u,d){if(u.length<=h)return(0,b.
jd)({[d]:g(u)});let p=[];for(const y of P(u)){const[k,E]=[y[0][0],y.at(-1)[0]];p.push({ref:i.add((0,b.jd)({Limits:[k,E],[d]:g(y)})),low:k,high:E})}for(;p.length>
h;)p=P(p).map(y=>{const[k,E]=[y[0].low,y.at(-1).high];return{ref:i.add((0,b.jd)({Limits:[k,E],Kids:y.map(({ref:I})=>I)})),low:k,high:E}});return(0,b.jd)({Kids:p.
map(({ref:y})=>y)})}async function e(i,u){const{pace:d}=i.job,p=[];for(const[y,k]of u){p.push([(0,b.Px)(y),k]);const E=d.step(10*t);E&&await E}return c(i,await s(
i,p),"Names")}async function s(i,u){const{pace:d}=i.job,p=[];for(const k of u){p.push({entry:k,key:O(k[0])});const E=d.step(t);E&&await E}return(await(0,_.qZ)(p,
(k,E)=>k.key<E.key?-1:k.key>E.key?1:0,d)).map(({entry:k})=>k)}const t=100,n=30;async function a(i,u,d,p,y){const k=new M.b9(i),E=new Set,I=A=>E.size<E.add(A).size,
D=[],B=[{value:u??null,holder:d,parent:void 0}];for(let A=B.pop();A!==void 0;A=B.pop()){k.spend(1);const N=i.job.pace.step(t);N&&await N;const L=i.dict(A.value);
if(!L||!I(L)||y&&A.parent&&!o(i,L,y))continue;const K=[],x=U=>{const S=i.array(L.get(U));return!S||I(S)?S??[]:(K.push(U),[])},R=x(p).length>>1,j=x("Kids"),W={dict:L,
holder:(0,M.Kd)(A.value,A.holder),parent:A.parent,repeats:K};D.push(W),k.spend(R);const z=(0,M.Kd)(L.get("Kids"),W.holder);for(let U=j.length-1;U>=0;U--){B.push(
{value:j[U],holder:z,parent:W});const S=i.job.pace.step(n);S&&await S}const $=i.job.pace.step(R*t);$&&await $}return D}function o(i,u,d){const[p,y]=i.array(u.get(
"Limits"))??[];return typeof p!="number"||typeof y!="number"||d(p,y)}function r(i,{dict:u,repeats:d},p){const y=d.includes(p)?void 0:i.array(u.get(p));if(!y)return[];
const k=[];for(let E=0;E+1<y.length;E+=2){const I=i.resolve(y[E]);(p==="Names"?I instanceof b.Mx:typeof I=="number")&&k.push([I,y[E+1]])}return k}function f(i,u,d,p){
const y=I=>i.array(i.dict(I)?.get("Limits"))??[],k=d[0]?.[0]??y(p[0])[0],E=d.at(-1)?.[0]??y(p.at(-1))[1];i.edit(u.holder),k!==void 0&&E!==void 0?u.dict.set("Lim\
its",[k,E]):u.dict.delete("Limits")}function g(i){const u=[];for(const[d,p]of i)u.push(d,p);return u}function P(i){const u=[];for(let d=0;d<i.length;d+=h)u.push(
i.slice(d,d+h));return u}}),59071:((C,v,l)=>{l.d(v,{Gh:()=>s,ZK:()=>t,wh:()=>e});var b=l(77581),_=l(45599);const T=/\u001b[A-Za-z]{2}[A-Za-z-]{0,8}\u001b/g,M=/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]/g,
h=/[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g,O=n=>n.replace(T,"").replace(M,"").replace(h,"�"),w=200,m=new WeakMap;function c(n){
let a=m.get(n);if(a)return a;const o=O((0,b.g7)(n));return a={whole:o,trimmed:o.trim()},n.bytes.length>=w&&m.set(n,a),a}const e=n=>O(n).trim();function s(n){const a=n instanceof
_.Mx?c(n).trimmed:"";return a===""?null:a}const t=n=>n?c(n).whole:""}),9819:((C,v,l)=>{l.d(v,{J7:()=>T,Kd:()=>O,Wo:()=>w,_i:()=>h,b9:()=>M});var b=l(42973),_=l(
45599);class T{document;gone=new Set;chased=new Set;constructor(c){this.document=c}remove(c){const{catalog:e,catalogNumber:s,pages:t}=this.document,n=e.get("Pag\
es");c===s||(0,_.i9)(n)&&c===n.number||t.holds(c)||(this.gone.add(c),this.document.remove(c))}chase(c){this.chased.add(c)}removed(){return this.gone}takeChased(){
const c=this.chased;return this.chased=new Set,c}isGone(c){return(0,_.i9)(c)&&this.gone.has(c.number)}}class M{most;left;constructor(c){this.most=this.left=c.job.
limits.nodes}spend=c=>{if(this.left-=c,this.left<0)throw(0,b.FU)("nodes",`The document has more than ${this.most} fields, bookmarks, names and structure element\
s`,"Remove bookmarks or tags with another program first")}}class h{seen;beyond=new Set;lists=new Set;allowance;constructor(c,e=new M(c)){this.allowance=e,this.seen=
new Uint8Array((c.size>>3)+1)}first(c){if(this.allowance.spend(1),!(0,_.i9)(c))return!0;const{number:e}=c,s=e>>3;if(s>=this.seen.length)return this.beyond.size<
this.beyond.add(e).size;const t=1<<(e&7),n=(this.seen[s]&t)===0;return this.seen[s]|=t,n}firstList(c){return this.lists.size<this.lists.add(c).size}}function O(m,c){
return(0,_.i9)(m)?m.number:c}function w(m,c){const e=m.catalog.get(c),s=m.dict(e);return s&&{dict:s,holder:O(e,m.catalogNumber)}}})};
