"use strict";exports.id=5166,exports.ids=[5166,779],exports.modules={66974:((R,I,d)=>{d.d(I,{D6:()=>p,F1:()=>M,NL:()=>t,P3:()=>w,br:()=>a,bs:()=>g});var P=d(98446);const w={
problem:"names page 0: pages count from 1, and -1 is the last page"};function M(s,c,m){const A=[],T=[];for(const[r,u]of s.split(",").entries()){const f=r+1;if(c!==
void 0&&u.trim()===""){T.push(`entry ${f} is empty: write ${c}, separated by single commas`);continue}const l=m(u,f);"problem"in l?T.push(a(f,u,l.problem)):A.push(
l.item)}return T.length>0?{problem:g(T)}:{items:A}}const a=(s,c,m)=>`entry ${s} ('${n(c.trim())}') ${m}`,p=({position:s,text:c},m,A)=>a(s,c,`names ${v(m)}, but \
the document has ${(0,P.y_)(A,"page")}`);function v(s){return Number.isSafeInteger(s)?`page ${s}`:"a page far beyond its end"}const S=5;function g(s){const c=s.
length-S;return[...s.slice(0,S),...c>0?[`and ${c} more such entries`]:[]].join("; ")}function t(s){const c=/^ *(\d{1,10}) *[-–]+ *(\d{0,10}) *$/.exec(s);return c?
`is not a range: write ${c[1]}..${c[2]}${c[2]===""?" for this page and all after it":""}`:/\bfirst\b/i.test(s)?"is not a page: the first page is written 1, and \
a range from it 1..5":/\b(last|end)\b/i.test(s)?"is not a page: the last page is written -1, and a range to it 2..":void 0}function n(s){const c=[...s].map(m=>/[\p{Cc}\p{Cs}\u2028\u2029]/u.
test(m)?"?":m);return(0,P.Bu)(c.join(""),40)}}),29082:((R,I,d)=>{d.d(I,{k1:()=>p,lY:()=>a,m7:()=>v});var P=d(58552),w=d(66974);const M=/^(not +)?(?:(odd|even|all)|(-?\d+)(?:(\.\.)(-?\d+)?)?)$/i,
a=t=>(0,w.F1)(t,"pages such as 1..3, -1, odd",(n,s)=>{const c=n.trim(),m=M.exec(c);if(!m)return{problem:g(c)};const[,A,T,r,u,f]=m,l={negated:A!==void 0,text:c,position:s};
if(T!==void 0)return{item:{...l,pages:T.toLowerCase()}};const h=Number(r),_=u===void 0?h:f===void 0?"end":Number(f);return h===0||_===0?w.P3:{item:{...l,pages:{
from:h,to:_}}}});function p(t,n,s="pages"){const c=u=>(0,P.G6)([{field:s,message:u}]),m=a(t);if("problem"in m)throw c(m.problem);const A=new S(n),T=new S(n),r=[];
for(const u of m.items){const f=u.negated?T:A;if(typeof u.pages=="string"){f.add(u.pages);continue}const{from:l,to:h}=u.pages,_=l<0?n+1+l:l,e=h==="end"?n:h<0?n+
1+h:h,o=(h==="end"?l<0?[[l,_]]:[]:[[l,_],[h,e]]).find(([,E])=>E<1||E>n);o&&r.push((0,w.D6)(u,o[0],n)),!(h==="end"&&_>n||r.length>0)&&f.range(Math.min(_,e),Math.
max(_,e))}if(r.length>0)throw c((0,w.bs)(r));return m.items.every(({negated:u})=>u)&&A.add("all"),A.without(T)}function v(t){const n=a(t);if("problem"in n||n.items.
length!==1)return;const{negated:s,pages:c}=n.items[0];if(s)return;if(c==="all")return{first:1};if(typeof c=="string"||c.from<1)return;const{from:m,to:A}=c;return A===
"end"?{first:m}:A===-1?{first:m}:A<1?void 0:{first:Math.min(m,A),last:Math.max(m,A)}}class S{pageCount;differences;odd=!1;even=!1;constructor(n){this.pageCount=
n,this.differences=new Int32Array(n+2)}add(n){n!=="even"&&(this.odd=!0),n!=="odd"&&(this.even=!0)}range(n,s){this.differences[n]++,this.differences[s+1]--}without(n){
const s=new Uint32Array(this.pageCount);let c=0,m=0,A=0;for(let T=1;T<=this.pageCount;T++){m+=this.differences[T],A+=n.differences[T];const r=T%2===1?"odd":"eve\
n";(m>0||this[r])&&!(A>0||n[r])&&(s[c++]=T)}return s.subarray(0,c)}}function g(t){return/^(not +)?\.\./i.test(t)?"has no start: a range is written 1..5":/^!/.test(
t)?"is not a page: leave out pages with not, such as not 2":(0,w.NL)(t.replace(/^not +/i,""))??"is not a page such as 3 or -1, a range such as 2..5 or 2.., odd,\
 even, all, or one of these after not"}}),45657:((R,I,d)=>{d.d(I,{Kf:()=>w,RZ:()=>P,YG:()=>M});function P(a,p){for(const v of p)a.push(v)}const w=a=>{let p=-1/0;
for(const v of a)p=Math.max(p,v);return p},M=a=>{let p=1/0;for(const v of a)p=Math.min(p,v);return p}}),78905:((R,I,d)=>{d.r(I),d.d(I,{find_text:()=>g});var P=d(
12237),w=d(29082),M=d(22154),a=d(66403),p=d(9312),v=d(49568);const S=5e6,g=async(t,n,s)=>{const{search:c,search_mode:m,pages:A,maximum_matches:T,open_password:r}=n,
u=await(0,p.Gv)("search",c,m,s),f=await(0,P.E)(t.bytes,s,{password:r}),l=f.pages.count,h=(0,w.k1)(A,l),_=new M.z(f,h.length),e=[];let i=S,o=!1;for(const b of h){
const x=await(0,v.Ao)(await _.page(b),u,T-e.length,s.pace);o||=x.truncated;for(const{text:O,groups:D,box:L,boxes:B}of x.matches)i-=O.length+Object.values(D).reduce(
(U,W)=>U+W.length,0),i>=0&&e.push({page:b,text:O,groups:D,box:(0,a.a)(L),boxes:B.map(a.a)});if(o||=i<0,o&&(i<0||e.length===T))break}const E=[...new Set(e.map(({
page:b})=>b))],y={found:e.length>0,count:e.length,truncated:o,pages:E,matches:e},C=[..._.notes,...y.found?[]:(0,p.$0)("search",c,m)];return{documents:[{...t,pageCount:l}],
data:y,notes:C,facts:{textlessPages:_.textlessPages}}}}),66403:((R,I,d)=>{d.d(I,{a:()=>M});const P=100,w=a=>Math.round(a*P)/P,M=a=>a?{x:w(a.x),y:w(a.y),width:w(
a.width),height:w(a.height)}:null}),9312:((R,I,d)=>{d.d(I,{$0:()=>v,Gv:()=>M,MM:()=>p});var P=d(779),w=d(42973);const M=(g,t,n,{pace:s,limits:c})=>(0,P.patternOf)(
g,t,n,s,S(g,c)),a={slashes:"has slashes around it that count as characters: leave them out, and begin with (?i) in place of the flag i","regex-as-words":"looks \
like a regular expression and was read as words: set search_mode to regex, and leave out slashes around it"};function p(g,t){const n=(0,P.G)(g,t);return n&&a[n]}
function v(g,t,n){const s=p(t,n);return s===void 0?[]:[{code:"search_mode_unlikely",message:`Nothing was found for ${g}, which ${s}.`,mentions:[g,"search_mode"]}]}
function S(g,{searching:t}){let n=t;return s=>{if(n-=s,n<0)throw(0,w.F)("searching",`The search takes more than ${t} steps, which are characters times the size \
of the expression`,"Make the expression shorter or more exact, or search fewer pages",g)}}}),49568:((R,I,d)=>{d.d(I,{Ao:()=>p,IQ:()=>v,m6:()=>S});var P=d(27077);
const w=1e3,M=1e6,a=1e3;async function p(r,u,f,l){const h=Math.max(f,w),_=await g(r.flow,u,h,l),e=await t(r,u,h,l),i=n(_.found,e.found,r);return{matches:i.slice(
0,f).map(T),truncated:_.truncated||e.truncated||i.length>f}}async function v(r,u,f,l){const h=await g(r.flow,u,f,l),_=await t(r,u,f,l);return{all:[...h.found,..._.
found],counted:n(h.found,_.found,r),truncated:h.truncated||_.truncated}}async function S(r,u,f){const l=await g(r.flow,u,1,f);if(l.found.length>0)return{isFound:!0,
truncated:!0};const h=await t(r,u,1,f);return{isFound:h.found.length>0,truncated:l.truncated||h.truncated}}async function g(r,u,f,l){const{matches:h,truncated:_}=await u.
search(r.text,f,l);return{found:h.map(e=>({...e,flow:r})),truncated:_}}async function t(r,u,f,l){const{flow:h,lines:_}=await(0,P.k6)(r.visualText(),l),{text:e}=h,
i=[];let o=e.length>M;for(const E of _){if(E.end>M||i.length>=f){o=!0;break}const y=l.step(a);y&&await y;const{matches:C,truncated:b}=await u.search(e.slice(E.start,
E.end),f-i.length,l);o||=b;for(const{start:x,end:O,groups:D}of C)i.push({start:E.start+x,end:E.start+O,groups:D,flow:h})}return{found:i,truncated:o}}function n(r,u,f){
if(u.length===0)return[...r];const l=c(f),h=new Set,_=[];for(const i of u){const o=m(i,l),E=new Set;for(const{from:x,to:O}of o)for(let D=A(r,x);D<r.length&&r[D].
start<O;D++)E.add(D);const[y]=E,C=E.size===1?r[y]:void 0;if(C&&o.every(({from:x,to:O})=>C.start<=x&&O<=C.end))continue;for(const x of E)h.add(x);const b=o.reduce(
(x,O)=>Math.min(x,O.from),1/0);_.push({match:i,from:b})}return[...r.flatMap((i,o)=>h.has(o)?[]:[{match:i,from:i.start}]),..._].sort((i,o)=>i.from-o.from).map(({
match:i})=>i)}const s=-1;function c({flow:r,found:{edges:u}}){const f=new Int32Array(u.count).fill(s);for(const{first:l,position:h,count:_}of r.letters(0,r.text.
length))for(let e=0;e<_;e++)f[l+e]=h+e;return f}function m({flow:r,start:u,end:f},l){const h=[];for(const{first:_,count:e}of r.letters(u,f))for(let i=_;i<_+e;i++){
const o=l[i];if(o===s)continue;const E=h.at(-1);E?.to===o?E.to++:h.push({from:o,to:o+1})}return h}function A(r,u){let f=0;for(let l=r.length;f<l;){const h=f+l>>
1;r[h].end<=u?f=h+1:l=h}return f}const T=({flow:r,start:u,end:f,groups:l})=>({text:r.text.slice(u,f),groups:l,box:r.box(u,f),boxes:r.lineBoxes(u,f)})}),70549:((R,I,d)=>{
d.d(I,{n:()=>P});function P(w){const M=new WeakMap;return a=>{if(a.hasChanges)return w(a);const p=M.get(a);if(p)return p.answer;const v=w(a);return M.set(a,{answer:v}),
v}}}),9819:((R,I,d)=>{d.d(I,{J7:()=>M,Kd:()=>v,Wo:()=>S,_i:()=>p,b9:()=>a});var P=d(42973),w=d(45599);class M{document;gone=new Set;chased=new Set;constructor(t){
this.document=t}remove(t){const{catalog:n,catalogNumber:s,pages:c}=this.document,m=n.get("Pages");t===s||(0,w.i9)(m)&&t===m.number||c.holds(t)||(this.gone.add(t),
this.document.remove(t))}chase(t){this.chased.add(t)}removed(){return this.gone}takeChased(){const t=this.chased;return this.chased=new Set,t}isGone(t){return(0,w.
i9)(t)&&this.gone.has(t.number)}}class a{most;left;constructor(t){this.most=this.left=t.job.limits.nodes}spend=t=>{if(this.left-=t,this.left<0)throw(0,P.F)("nod\
es",`The document has more than ${this.most} fields, bookmarks, names and structure elements`,"Remove bookmarks or tags with another program first")}}class p{seen;beyond=new Set;allowance;constructor(t,n=new a(
t)){this.allowance=n,this.seen=new Uint8Array((t.size>>3)+1)}first(t){if(this.allowance.spend(1),!(0,w.i9)(t))return!0;const{number:n}=t,s=n>>3;if(s>=this.seen.
length)return this.beyond.size<this.beyond.add(n).size;const c=1<<(n&7),m=(this.seen[s]&c)===0;return this.seen[s]|=c,m}}function v(g,t){return(0,w.i9)(g)?g.number:
t}function S(g,t){const n=g.catalog.get(t),s=g.dict(n);return s&&{dict:s,holder:v(n,g.catalogNumber)}}}),779:((R,I,d)=>{d.d(I,{patternOf:()=>_,G:()=>l,y:()=>v});
var P=d(58552),w=d(98472),M=d(34378);const a=new RegExp("([\\x21-\\x7e]{1,1000})(?!\\p{M})|(\\s+)|(?:[\\u1100-\\u11ff]{1,1000}|\\P{M})\\p{M}{0,30}|\\p{M}{1,30}",
"gu"),p=(e,i)=>v([e],i);async function v(e,i){const o=new Set;for(const y of e)o.add((await s(y,i)).text.trim());o.delete("");const E=[...o].map(y=>y.match(/[\x21-\x7e]+/g)??
[]);return{hasGroups:!1,search:async(y,C,b)=>{const x=b.step(y.length>>2);if(x&&await x,S(y,E))return{matches:[],truncated:!1};const O=await s(y,b),D=[];for(const L of o)
if(!await n(L,O,D,C,b))return{matches:D,truncated:!0};return o.size>1&&D.sort((L,B)=>L.start-B.start||B.end-L.end),{matches:D,truncated:!1}}}}function S(e,i){if(e.
length<g||t.test(e))return!1;const o=e.toLowerCase().replaceAll("ß","ss");return!i.some(E=>E.every(y=>o.includes(y)))}const g=64,t=/[\u0100-\u1fff\u2070-\u209f]|[\u20d0-\uffff]/;
async function n(e,{text:i,places:o},E,y,C){const b=C.step(i.length>>3);b&&await b;for(let x=i.indexOf(e),O=0;x>=0;x=i.indexOf(e,O)){if(E.length===y)return!1;for(O=
x+e.length;o[O]===o[O-1];)O++;E.push((0,w.z)(o[x],o[O]));const D=C.step(e.length);D&&await D}return!0}async function s(e,i){if(!c.test(e))return A(e,i);const o=[];
let E="";for(const{0:y,1:C,2:b,index:x}of e.matchAll(a)){const O=b===void 0?C?.toLowerCase()??r(y):" ";for(let L=0;L<O.length;L++)o.push(C===void 0?x:x+L);E+=O;
const D=i.step(y.length*10);D&&await D}return o.push(e.length),{text:E,places:o}}const c=/[^\0-\x7f]/,m=65536;async function A(e,i){const o=new Uint32Array(e.length+
1);let E="",y=0,C=!1;for(let b=0;b<e.length;b+=m){const x=e.slice(b,b+m),O=i.step(x.length);O&&await O;const D=C;for(let B=0;B<x.length;B++){const U=T(x.charCodeAt(
B));(!U||!C)&&(o[y++]=b+B),C=U}const L=x.toLowerCase().replace(/\s+/g," ");E+=D&&L.startsWith(" ")?L.slice(1):L}return o[y]=e.length,{text:E,places:o}}const T=e=>e===
32||e>=9&&e<=13,r=e=>(0,M.w)((0,M.w)(e).toUpperCase().toLowerCase()),u=/^\/.+\/([dgimsuvy]*)$/s,f=/\\[bBdDsSwW.()[\]{}*+?|^$/-]|\(\?[a-zA-Z:<]|\.[*+]|\[[^\]]+\][*+?{]|[)\w]\{\d+(?:,\d*)?\}/;
function l(e,i){const o=u.exec(e);return i==="regex"?o?"slashes":void 0:f.test(e)||o&&o[1]!==""?"regex-as-words":void 0}const h=1e6;async function _(e,i,o,E,y){
const C=o==="regex"?(await Promise.all([d.e(7398),d.e(9974)]).then(d.bind(d,39974))).expressionOf(i,y):await p(i,E);if("problem"in C)throw(0,P.G6)([{field:e,message:C.
problem}]);return{hasGroups:C.hasGroups,search:async(b,x,O)=>{const D=await C.search(b.slice(0,h),x,O);return b.length>h?{...D,truncated:!0}:D}}}}),98472:((R,I,d)=>{
d.d(I,{z:()=>P});const P=(w,M,a=[])=>({start:w,end:M,groups:Object.fromEntries(a)})}),93604:((R,I,d)=>{d.d(I,{B:()=>P,M:()=>w});const P=(a,p)=>M(a,p,!1),w=(a,p)=>M(
a,p,!0);function M(a,p,v){let[S,g]=[0,a.length];for(;S<g;){const t=S+g>>1,n=a[t];n<p||v&&n===p?S=t+1:g=t}return S}})};
