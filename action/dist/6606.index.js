"use strict";exports.id=6606,exports.ids=[6606],exports.modules={85673:((A,v,l)=>{l.d(v,{gx:()=>g,h:()=>M});function y(t,s){const e=b(t,s);if(e!==void 0)return[e];const n=w(
t);return s.filter(a=>w(a).some(o=>o.length>3&&n.includes(o)))}function b(t,s){let e;const n=w(t);for(const a of s){const o=D(n,w(a));o<=2&&o<(e?.count??1/0)&&(e=
{name:a,count:o})}return e?.name}function D(t,s){return t.length!==s.length?t.length*s.length===0?1/0:D([t.join("")],[s.join("")]):s.reduce((e,n,a)=>{const o=t[a]??
"",r=Math.min(o.length,n.length),f=c(o,n);return f>(r<3?0:r<7?1:2)?1/0:e+f},0)}const M=(t,s)=>E(y(t,s));function g(t,s){const e=b(t,s),n=o=>w(o).sort().join(" "),
a=n(t);return E(e===void 0?s.filter(o=>t!==""&&n(o)===a):[e])}const E=t=>t.length===0||t.length>3?"":` (did you mean ${t.join(" or ")}?)`,w=t=>t.trim().slice(0,
64).replace(/(?<=[a-z])(?=[A-Z])/g," ").toLowerCase().split(/[\s_-]+/).filter(s=>s!==""),p=2;function c(t,s){if(Math.abs(t.length-s.length)>p)return 1/0;let e=[],
n=Array.from({length:s.length+1},(o,r)=>r<=p?r:1/0);for(let o=0;o<t.length;o++){const r=[];r[0]=o+1;let f=1/0;for(let _=Math.max(0,o-p);_<=Math.min(s.length-1,o+
p);_++){const i=o>0&&_>0&&t[o]===s[_-1]&&t[o-1]===s[_];r[_+1]=Math.min((n[_+1]??1/0)+1,(r[_]??1/0)+1,(n[_]??1/0)+(t[o]===s[_]?0:1),i?(e[_-1]??1/0)+1:1/0),f=Math.
min(f,r[_+1])}if(f>p)return 1/0;e=n,n=r}const a=n[s.length]??1/0;return a>p?1/0:a}}),55416:((A,v,l)=>{l.d(v,{U:()=>p,Z:()=>w});var y=l(58552),b=l(98446),D=l(85673);
const M=20,g=/[\p{Cc}\u2028\u2029]/u,E=new RegExp("\\p{Cs}","u");class w{field;named=[];count=0;constructor(t){this.field=t}add(t){this.count++,this.named.length<
M&&this.named.push(t())}addUnknownMembers(t,s,e,n){for(const a of Object.keys(s))e.includes(a)||this.add(()=>`${t}has “${(0,b.Bu)(a)}”, which means nothing th\
ere${(0,D.h)(a,e)}: ${n}`)}raise(){const t=this.count-this.named.length,s=[...this.named,...t>0?[`has ${t} further problems`]:[]];if(s.length>0)throw(0,y.G6)(s.
map(e=>({field:this.field,message:e})))}}function p(c){if(g.test(c))return"must not contain control characters or line breaks";if(E.test(c))return"must not cont\
ain an incomplete character (a lone surrogate)"}}),46606:((A,v,l)=>{l.r(v),l.d(v,{set_bookmarks:()=>n});var y=l(91519),b=l(14029),D=l(16827),M=l(41232),g=l(61729),
E=l(55416);const w=500,p=["title","page","open","children"];async function c(o,r,f){const _=new t(r,f),i=await _.read(o);return _.problems.raise(),i}class t{pageCount;pace;problems=new E.
Z("bookmark_list");isTooDeep=!1;constructor(r,f){this.pageCount=r,this.pace=f}async read(r){this.problems.addUnknownMembers("",r,["bookmarks"],"it takes only bo\
okmarks");const{bookmarks:f}=r;return f!==void 0?this.list(f,"bookmarks",1):(this.problems.add(()=>'must have bookmarks, a list of bookmarks, such as {"bookmark\
s": [{"title": "Chapter 1", "page": 3}]}'),[])}async list(r,f,_){if(!Array.isArray(r))return this.problems.add(()=>`${f} must be a list of bookmarks`),[];if(_>M.
Ez&&r.length>0)return this.isTooDeep||this.problems.add(()=>`has bookmarks below more than ${M.Ez} others`),this.isTooDeep=!0,[];const i=[];for(const[d,u]of r.entries()){
const h=this.pace.step(w);h&&await h,i.push(await this.bookmark(u,`${f}[${d}]`,_))}return i}async bookmark(r,f,_){if(!(0,g.Gv)(r))return this.problems.add(()=>`${f}\
 must be an object with title and page`),s;this.problems.addUnknownMembers(`${f} `,r,p,"a bookmark has title, page, open and children");const{title:i,page:d,open:u=!1,
children:h=[]}=r,m=typeof d=="string"&&/^[1-9]\d{0,8}$/.test(d)?Number(d):d,O=e(i);return O&&this.problems.add(()=>`${f}.title ${O}`),typeof u!="boolean"&&this.
problems.add(()=>`${f}.open must be true or false`),this.isPage(m)||this.problems.add(()=>`${f}.page ${this.problemOfPage(m)}`),{title:i,page:m,open:u===!0,children:Array.
isArray(h)&&h.length===0?[]:await this.list(h,`${f}.children`,_+1)}}isPage(r){return r===null||typeof r=="number"&&Number.isInteger(r)&&r>=1&&r<=this.pageCount}problemOfPage(r){
const f=this.pageCount===1?"must be 1, because the document has one page":`must be a page from 1 to ${this.pageCount}`;return`${r===void 0?"is missing: it ":""}${f}\
; null makes a heading that leads nowhere`}}const s={title:"",page:null,open:!1,children:[]};function e(o){return o===void 0?"is missing: it must be a text":typeof o!=
"string"?"must be a text":o.trim()===""?"is empty, and readers would show an empty line: give a text":(0,E.U)(o)}const n=async(o,r,f)=>{const{bookmark_list:_,placement:i,
open_password:d}=r,u=await(0,y.E)(o.bytes,f,{password:d}),h=await c(_,u.pages.count,f.pace);await(0,M.HD)(u,h,i);const m=await(0,D.c)(u),O=u.pages.count;return{
documents:[{name:o.name,bytes:await(0,b.UN)(u),pageCount:O}],notes:h.length===0?[a(i)]:[],facts:{pageCount:O,bookmarkCount:m}}},a=o=>({code:"no_bookmarks",message:o===
"append"?"Nothing was changed, because bookmark_list has no bookmarks.":"The document has no bookmarks now, because bookmark_list has none.",mentions:["bookmark\
_list"]})}),16827:((A,v,l)=>{l.d(v,{c:()=>D});var y=l(45599),b=l(37081);async function D(M){let g=0;return await(0,b.O)(M,E=>{const w=(0,y.i9)(E)?M.entry(E.number,
"Title"):M.dict(E)?.get("Title"),p=M.resolve(w)instanceof y.Mx;return p&&g++,p}),g}}),41232:((A,v,l)=>{l.d(v,{Ez:()=>E,HD:()=>p,gg:()=>w});var y=l(45599),b=l(59071),
D=l(37081),M=l(12207),g=l(45553);const E=40;async function w(t){const s=await M.Ht.of(t),e=[],n=[e];return await(0,D.O)(t,(a,o)=>{const r=(0,y.i9)(a)?t.dict(a):
void 0,f=t.resolve(r?.get("Title"));if(!r||!(f instanceof y.Mx))return!1;const _=t.resolve(r.get("Count")),i=s.pageOf(r),d=[],u=Math.min(o,E);return n[u-1].push(
{title:(0,b.Gh)(f)??"",page:i===void 0?null:i+1,open:typeof _=="number"&&_>0,children:d}),u<E&&(n[u]=d),!0}),e}async function p(t,s,e){const a=[...e==="append"?
(await(0,g.M4)(t)).map(r=>({document:t,number:r})):[],...await c(t,s)];if(a.length===0){t.catalog.has("Outlines")&&t.editCatalog().delete("Outlines");return}const o=t.
add(null);t.put(o,await(0,g.RT)(a,{document:t,number:o.number},(0,g.LB)(),g.ro)),t.editCatalog().set("Outlines",o)}async function c(t,s){const e=[];for(const{title:n,
page:a,open:o,children:r}of s){const{number:f}=t.add(null),_={document:t,number:f},i=await c(t,r),d=(0,g.AO)(t,n,a===null?void 0:a-1);t.put(f,await(0,g.RT)(i,_,
d,g.ro,!o)),e.push(_);const u=t.job.pace.step(300);u&&await u}return e}}),37081:((A,v,l)=>{l.d(v,{O:()=>D});var y=l(45599),b=l(9819);async function D(g,E,w=1/0){
const p=new b._i(g),c=(0,b.Wo)(g,"Outlines"),t=[{value:c&&M(g,c.holder,c.dict,"First"),level:1}];for(let s=t.pop();s;s=t.pop()){const{value:e,level:n}=s;if(e===
void 0||!p.first(e)||!E(e,n)||!(0,y.i9)(e))continue;const a=r=>{const f=g.entry(e.number,r);return f instanceof y.Bi?M(g,e.number,g.get(e.number),r):f};t.push({
value:a("Next"),level:n}),n<w&&t.push({value:a("First"),level:n+1});const o=g.job.pace.step(300);o&&await o}}function M(g,E,w,p){const c=w.get(p);if(!(c instanceof
y.Bi))return c;const t=g.add(c);return p==="Next"&&c.set("Prev",new y.oS(E)),g.edit(E),w.set(p,t),t}}),12207:((A,v,l)=>{l.d(v,{Ht:()=>t,hN:()=>E,jS:()=>g,ji:()=>w});
var y=l(45599),b=l(81077),D=l(45657);const M=200;async function g(s){const{catalog:e}=s,n=await(0,b.Zc)(s,s.dict(e.get("Names"))?.get("Dests"),"Names"),a=new Map;
for(const[o,r]of n){a.set((0,b.Pu)(o),r);const f=s.job.pace.step(M);f&&await f}return{names:new Map(s.dict(e.get("Dests"))),strings:a}}function E({pages:s},e){const n=(0,y.
i9)(e)?s.indexOf(e.number):e;return typeof n=="number"&&Number.isInteger(n)&&n>=0&&n<s.count?n:void 0}function w(s,e){return e==null?[]:s.array(e)??[e]}const p=8,
c=50;class t{document;named;constructor(e,n){this.document=e,this.named=n}static async of(e){return new t(e,await g(e))}pageOf(e){return this.pageOfDestination(
e.get("Dest"))??this.pageOfAction(e.get("A"))}pageOfDestination(e,n=p){const{document:a}=this,o=a.resolve(e),r=a.array(o);if(r)return E(a,r[0]);if(n===0)return;
const f=a.dict(o);return f?this.pageOfDestination(f.get("D"),n-1):this.pageOfDestination(this.namedBy(o),n-1)}namedBy(e){const{names:n,strings:a}=this.named;if(e instanceof
y.SX)return n.get(e.text)??a.get(e.text);if(!(e instanceof y.Mx))return;const o=(0,b.Pu)(e);return a.get(o)??n.get(o)}pageOfAction(e){const{document:n}=this,a=e===
void 0?[]:[e];for(let o=0;a.length>0&&o<c;o++){const r=n.dict(a.shift());if(!r)continue;const _=(0,y.Eo)(n.resolve(r.get("S")),"GoTo")?this.pageOfDestination(r.
get("D")):void 0;if(_!==void 0)return _;(0,D.RZ)(a,w(n,r.get("Next")).slice(0,c))}}}}),45553:((A,v,l)=>{l.d(v,{AO:()=>E,LB:()=>w,M4:()=>t,RT:()=>p,ro:()=>g});var y=l(
77581),b=l(45599),D=l(37081);const M=1e3,g=({number:s})=>new b.oS(s);function E(s,e,n){return new b.Bi([["Title",(0,y.wx)(e)],...n===void 0?[]:[["Dest",[new b.oS(
s.pages.number(n)),new b.SX("Fit")]]]])}const w=()=>new b.Bi([["Type",new b.SX("Outlines")]]);async function p(s,e,n,a,o=!1){const[r,f]=[s[0],s.at(-1)];if(!r||!f)
return n;let _=0;for(const[i,d]of s.entries()){const u=d.document.edit(d.number);if(!(u instanceof b.Bi))continue;const h=d.document.resolve(u.get("Count"));_+=
1+(typeof h=="number"&&h>0?h:0),u.set("Parent",a(e,d)),c(u,"Prev",s[i-1],d,a),c(u,"Next",s[i+1],d,a);const m=d.document.job.pace.step(M);m&&await m}return n.set(
"First",a(r,e)),n.set("Last",a(f,e)),n.set("Count",o?-_:_),n}function c(s,e,n,a,o){n?s.set(e,o(n,a)):s.delete(e)}async function t(s){const e=[],n=a=>{const o=a instanceof
b.oS&&s.get(a)instanceof b.Bi;return o&&e.push(a.number),o};return await(0,D.O)(s,n,1),e}}),81077:((A,v,l)=>{l.d(v,{BX:()=>w,H6:()=>p,MN:()=>c,Pu:()=>g,Zc:()=>E,
r6:()=>t});var y=l(45599),b=l(93604),D=l(9819);const M=64,g=i=>typeof i=="number"?String(i):Buffer.from(i.bytes).toString("latin1");async function E(i,d,u){const h=[];
for(const m of await n(i,d,0,u)){for(const k of o(i,m,u))h.push(k);const O=i.job.pace.step(s);O&&await O}return h}async function w(i,d,u,h,m,O){const k=await n(
i,d,u,h,O);for(let T=k.length-1;T>=0;T--){const P=k[T],x=o(i,P,h),I=x.filter(([L,K])=>!m(L,K)),S=i.job.pace.step(s+x.length*s);S&&await S,I.length<x.length&&(i.
edit(P.holder),P.dict.set(h,f(I)),P.changed=!0);for(const L of P.repeats)i.edit(P.holder),P.dict.delete(L),P.changed=!0;if(P.emptyKids){const L=(i.array(P.dict.
get("Kids"))??[]).filter(K=>!P.emptyKids.has(i.dict(K)));i.edit(P.holder),P.dict.set("Kids",L),P.changed=!0}if(!P.changed)continue;const C=i.array(P.dict.get("K\
ids"))??[];P.empty=I.length===0&&C.length===0;const B=P.parent;B&&(B.changed=!0,P.empty?(B.emptyKids??=new Set).add(P.dict):r(i,P,I,C))}return k[0]?.empty??!1}function p(i,d,u){
if(d.length<=M)return(0,y.jd)({[u]:f(d)});let h=[];for(const m of _(d)){const[O,k]=[m[0][0],m.at(-1)[0]];h.push({ref:i.add((0,y.jd)({Limits:[O,k],[u]:f(m)})),low:O,
high:k})}for(;h.length>M;)h=_(h).map(m=>{const[O,k]=[m[0].low,m.at(-1).high];return{ref:i.add((0,y.jd)({Limits:[O,k],Kids:m.map(({ref:T})=>T)})),low:O,high:k}});
return(0,y.jd)({Kids:h.map(({ref:m})=>m)})}async function c(i,d){const{pace:u}=i.job,h=[];for(const[m,O]of d){h.push([(0,y.Px)(m),O]);const k=u.step(10*s);k&&await k}
return p(i,await t(i,h),"Names")}async function t(i,d){const{pace:u}=i.job,h=[];for(const O of d){h.push({entry:O,key:g(O[0])});const k=u.step(s);k&&await k}return(await(0,b.
qZ)(h,(O,k)=>O.key<k.key?-1:O.key>k.key?1:0,u)).map(({entry:O})=>O)}const s=100,e=30;async function n(i,d,u,h,m){const O=new D.b9(i),k=new Set,T=I=>k.size<k.add(
I).size,P=[],x=[{value:d??null,holder:u,parent:void 0}];for(let I=x.pop();I!==void 0;I=x.pop()){O.spend(1);const S=i.job.pace.step(s);S&&await S;const C=i.dict(
I.value);if(!C||!T(C)||m&&I.parent&&!a(i,C,m))continue;const B=[],L=R=>{const U=i.array(C.get(R));return!U||T(U)?U??[]:(B.push(R),[])},K=L(h).length>>1,W=L("Kid\
s"),N={dict:C,holder:(0,D.Kd)(I.value,I.holder),parent:I.parent,repeats:B};P.push(N),O.spend(K);const $=(0,D.Kd)(C.get("Kids"),N.holder);for(let R=W.length-1;R>=
0;R--){x.push({value:W[R],holder:$,parent:N});const U=i.job.pace.step(e);U&&await U}const j=i.job.pace.step(K*s);j&&await j}return P}function a(i,d,u){const[h,m]=i.
array(d.get("Limits"))??[];return typeof h!="number"||typeof m!="number"||u(h,m)}function o(i,{dict:d,repeats:u},h){const m=u.includes(h)?void 0:i.array(d.get(h));
if(!m)return[];const O=[];for(let k=0;k+1<m.length;k+=2){const T=i.resolve(m[k]);(h==="Names"?T instanceof y.Mx:typeof T=="number")&&O.push([T,m[k+1]])}return O}
function r(i,d,u,h){const m=T=>i.array(i.dict(T)?.get("Limits"))??[],O=u[0]?.[0]??m(h[0])[0],k=u.at(-1)?.[0]??m(h.at(-1))[1];i.edit(d.holder),O!==void 0&&k!==void 0?
d.dict.set("Limits",[O,k]):d.dict.delete("Limits")}function f(i){const d=[];for(const[u,h]of i)d.push(u,h);return d}function _(i){const d=[];for(let u=0;u<i.length;u+=
M)d.push(i.slice(u,u+M));return d}}),59071:((A,v,l)=>{l.d(v,{Gh:()=>s,ZK:()=>e,wh:()=>t});var y=l(77581),b=l(45599);const D=/\u001b[A-Za-z]{2}[A-Za-z-]{0,8}\u001b/g,
M=/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]/g,g=/[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g,E=n=>n.replace(D,"").replace(
M,"").replace(g,"�"),w=200,p=new WeakMap;function c(n){if(n.bytes.length<w)return E((0,y.g7)(n));let a=p.get(n);return a===void 0&&p.set(n,a=E((0,y.g7)(n))),a}
const t=n=>E(n).trim();function s(n){const a=n instanceof b.Mx?c(n).trim():"";return a===""?null:a}const e=n=>n?c(n):""}),9819:((A,v,l)=>{l.d(v,{J7:()=>D,Kd:()=>E,
Wo:()=>w,_i:()=>g,b9:()=>M});var y=l(42973),b=l(45599);class D{document;gone=new Set;chased=new Set;constructor(c){this.document=c}remove(c){const{catalog:t,catalogNumber:s,
pages:e}=this.document,n=t.get("Pages");c===s||(0,b.i9)(n)&&c===n.number||e.holds(c)||(this.gone.add(c),this.document.remove(c))}chase(c){this.chased.add(c)}removed(){
return this.gone}takeChased(){const c=this.chased;return this.chased=new Set,c}isGone(c){return(0,b.i9)(c)&&this.gone.has(c.number)}}class M{most;left;constructor(c){
this.most=this.left=c.job.limits.nodes}spend=c=>{if(this.left-=c,this.left<0)throw(0,y.F)("nodes",`The document has more than ${this.most} fields, bookmarks, na\
mes and structure elements`,"Remove bookmarks or tags with another program first")}}class g{seen;beyond=new Set;allowance;constructor(c,t=new M(c)){this.allowance=
t,this.seen=new Uint8Array((c.size>>3)+1)}first(c){if(this.allowance.spend(1),!(0,b.i9)(c))return!0;const{number:t}=c,s=t>>3;if(s>=this.seen.length)return this.
beyond.size<this.beyond.add(t).size;const e=1<<(t&7),n=(this.seen[s]&e)===0;return this.seen[s]|=e,n}}function E(p,c){return(0,b.i9)(p)?p.number:c}function w(p,c){
const t=p.catalog.get(c),s=p.dict(t);return s&&{dict:s,holder:E(t,p.catalogNumber)}}})};
