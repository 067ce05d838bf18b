"use strict";exports.id=5166,exports.ids=[5166,779],exports.modules={66974:((k,T,c)=>{c.d(T,{D6:()=>M,F1:()=>O,NL:()=>t,P3:()=>w,br:()=>f,bs:()=>r});var x=c(98446);const w={
problem:"names page 0: pages count from 1, and -1 is the last page"};function O(n,i,m){const A=[],C=[];for(const[U,S]of n.split(",").entries()){const s=U+1;if(i!==
void 0&&S.trim()===""){C.push(`entry ${s} is empty: write ${i}, separated by single commas`);continue}const u=m(S,s);"problem"in u?C.push(f(s,S,u.problem)):A.push(
u.item)}return C.length>0?{problem:r(C)}:{items:A}}const f=(n,i,m)=>`entry ${n} ('${e(i.trim())}') ${m}`,M=({position:n,text:i},m,A)=>f(n,i,`names ${I(m)}, but \
the document has ${(0,x.y_)(A,"page")}`);function I(n){return Number.isSafeInteger(n)?`page ${n}`:"a page far beyond its end"}const _=5;function r(n){const i=n.
length-_;return[...n.slice(0,_),...i>0?[`and ${i} more such entries`]:[]].join("; ")}function t(n){const i=/^ *(\d{1,10}) *[-–]+ *(\d{0,10}) *$/.exec(n);return i?
`is not a range: write ${i[1]}..${i[2]}${i[2]===""?" for this page and all after it":""}`:/\bfirst\b/i.test(n)?"is not a page: the first page is written 1, and \
a range from it 1..5":/\b(last|end)\b/i.test(n)?"is not a page: the last page is written -1, and a range to it 2..":void 0}function e(n){const i=[...n].map(m=>/[\p{Cc}\p{Cs}\u2028\u2029]/u.
test(m)?"?":m);return(0,x.Bu)(i.join(""),40)}}),29082:((k,T,c)=>{c.d(T,{k1:()=>M,lY:()=>f,m7:()=>I});var x=c(58552),w=c(66974);const O=/^(not +)?(?:(odd|even|all)|(-?\d+)(?:(\.\.)(-?\d+)?)?)$/i,
f=t=>(0,w.F1)(t,"pages such as 1..3, -1, odd",(e,n)=>{const i=e.trim(),m=O.exec(i);if(!m)return{problem:r(i)};const[,A,C,U,S,s]=m,u={negated:A!==void 0,text:i,position:n};
if(C!==void 0)return{item:{...u,pages:C.toLowerCase()}};const a=Number(U),d=S===void 0?a:s===void 0?"end":Number(s);return a===0||d===0?w.P3:{item:{...u,pages:{
from:a,to:d}}}});function M(t,e,n="pages"){const i=S=>(0,x.G6)([{field:n,message:S}]),m=f(t);if("problem"in m)throw i(m.problem);const A=new _(e),C=new _(e),U=[];
for(const S of m.items){const s=S.negated?C:A;if(typeof S.pages=="string"){s.add(S.pages);continue}const{from:u,to:a}=S.pages,d=u<0?e+1+u:u,h=a==="end"?e:a<0?e+
1+a:a,P=(a==="end"?u<0?[[u,d]]:[]:[[u,d],[a,h]]).find(([,R])=>R<1||R>e);P&&U.push((0,w.D6)(S,P[0],e)),!(a==="end"&&d>e||U.length>0)&&s.range(Math.min(d,h),Math.
max(d,h))}if(U.length>0)throw i((0,w.bs)(U));return m.items.every(({negated:S})=>S)&&A.add("all"),A.without(C)}function I(t){const e=f(t);if("problem"in e||e.items.
length!==1)return;const{negated:n,pages:i}=e.items[0];if(n)return;if(i==="all")return{first:1};if(typeof i=="string"||i.from<1)return;const{from:m,to:A}=i;return A===
"end"?{first:m}:A===-1?{first:m}:A<1?void 0:{first:Math.min(m,A),last:Math.max(m,A)}}class _{pageCount;differences;odd=!1;even=!1;constructor(e){this.pageCount=
e,this.differences=new Int32Array(e+2)}add(e){e!=="even"&&(this.odd=!0),e!=="odd"&&(this.even=!0)}range(e,n){this.differences[e]++,this.differences[n+1]--}without(e){
const n=new Uint32Array(this.pageCount);let i=0,m=0,A=0;for(let C=1;C<=this.pageCount;C++){m+=this.differences[C],A+=e.differences[C];const U=C%2===1?"odd":"eve\
n";(m>0||this[U])&&!(A>0||e[U])&&(n[i++]=C)}return n.subarray(0,i)}}function r(t){return/^(not +)?\.\./i.test(t)?"has no start: a range is written 1..5":/^!/.test(
t)?"is not a page: leave out pages with not, such as not 2":(0,w.NL)(t.replace(/^not +/i,""))??"is not a page such as 3 or -1, a range such as 2..5 or 2.., odd,\
 even, all, or one of these after not"}}),45657:((k,T,c)=>{c.d(T,{Hn:()=>w,Kf:()=>f,RZ:()=>x,Vp:()=>I,YG:()=>M,vH:()=>O});function x(_,r){for(const t of r)_.push(
t)}const w=_=>_.slice();function O(_,r,t){const e=_.get(r);e?e.push(t):_.set(r,[t])}const f=_=>{let r=-1/0;for(const t of _)r=Math.max(r,t);return r},M=_=>{let r=1/0;
for(const t of _)r=Math.min(r,t);return r},I=_=>Number.isInteger(_)&&!Number.isSafeInteger(_)}),78905:((k,T,c)=>{c.r(T),c.d(T,{find_text:()=>r});var x=c(94518),
w=c(29082),O=c(22154),f=c(66403),M=c(9312),I=c(49568);const _=5e6,r=async(t,e,n)=>{const{search:i,search_mode:m,pages:A,maximum_matches:C,open_password:U}=e,S=await(0,M.
Gv)("search",i,m,n),s=await(0,x.E)(t.bytes,n,{password:U}),u=s.pages.count,a=(0,w.k1)(A,u),d=new O.z(s,a.length),h=[];let y=_,P=!1;for(const N of a){const o=await(0,I.
Ao)(await d.page(N),S,C-h.length,n.pace);P||=o.truncated;for(const{text:g,groups:p,box:E,boxes:L}of o.matches)y-=g.length+Object.values(p).reduce((l,D)=>l+D.length,
0),y>=0&&h.push({page:N,text:g,groups:p,box:(0,f.a)(E),boxes:L.map(f.a)});if(P||=y<0,P&&(y<0||h.length===C))break}const R=[...new Set(h.map(({page:N})=>N))],W={
found:h.length>0,count:h.length,truncated:P,pages:R,matches:h},v=[...d.notes,...W.found?[]:(0,M.$0)("search",i,m)];return{documents:[{...t,pageCount:u}],data:W,
notes:v,facts:{textlessPages:d.textlessPages}}}}),66403:((k,T,c)=>{c.d(T,{a:()=>O});const x=100,w=f=>Math.round(f*x)/x,O=f=>f?{x:w(f.x),y:w(f.y),width:w(f.width),
height:w(f.height)}:null}),9312:((k,T,c)=>{c.d(T,{$0:()=>I,Gv:()=>O,MM:()=>M});var x=c(779),w=c(42973);const O=(r,t,e,{pace:n,limits:i})=>(0,x.patternOf)(r,t,e,
n,_(r,i)),f={slashes:"has slashes around it that count as characters: leave them out, and begin with (?i) in place of the flag i","regex-as-words":"looks like a\
 regular expression and was read as words: set search_mode to regex, and leave out slashes around it"};function M(r,t){const e=(0,x.G)(r,t);return e&&f[e]}function I(r,t,e){
const n=M(t,e);return n===void 0?[]:[{code:"search_mode_unlikely",message:`Nothing was found for ${r}, which ${n}.`,mentions:[r,"search_mode"]}]}function _(r,{searching:t}){
let e=t;return n=>{if(e-=n,e<0)throw(0,w.F)("searching",`The search takes more than ${t} steps, which are characters times the size of the expression`,"Make the\
 expression shorter or more exact, or search fewer pages",r)}}}),49568:((k,T,c)=>{c.d(T,{Ao:()=>M,IQ:()=>I,m6:()=>_});var x=c(27077);const w=1e3,O=1e6,f=1e3;async function M(s,u,a,d){
const h=Math.max(a,w),y=await r(s.flow,u,h,d),P=await t(s,u,h,d),R=await i(y.found,P.found,s,d);return{matches:R.slice(0,a).map(S),truncated:y.truncated||P.truncated||
R.length>a}}async function I(s,u,a,d){const h=await r(s.flow,u,a,d),y=await t(s,u,a,d);return{all:[...h.found,...y.found],counted:await i(h.found,y.found,s,d),truncated:h.
truncated||y.truncated}}async function _(s,u,a){const d=await r(s.flow,u,1,a);if(d.found.length>0)return{isFound:!0,truncated:!0};const h=await t(s,u,1,a);return{
isFound:h.found.length>0,truncated:d.truncated||h.truncated}}async function r(s,u,a,d){const{matches:h,truncated:y}=await u.search(s.text,a,d);return{found:h.map(
P=>({...P,flow:s})),truncated:y}}async function t(s,u,a,d){const{flow:h,lines:y}=await(0,x.k6)(s.visualText(),d),{text:P}=h,R=[];let W=P.length>O;for(const v of y){
if(v.end>O||R.length>=a){W=!0;break}const N=d.step(f);N&&await N;const o=P.slice(v.start,v.end);if(u.lacks?.(o,d)===!0)continue;const{matches:g,truncated:p}=await u.
search(o,a-R.length,d);W||=p;for(const{start:E,end:L,groups:l}of g)R.push({start:v.start+E,end:v.start+L,groups:l,flow:h})}return{found:R,truncated:W}}const[e,n]=[
500,30];async function i(s,u,a,d){if(u.length===0)return s;const h=A(a),y=new Set,P=[];for(const v of u){const N=d.step((v.end-v.start)*n+e);N&&await N;const o=C(
v,h),g=new Set;for(const{from:l,to:D}of o)for(let b=U(s,l);b<s.length&&s[b].start<D;b++)g.add(b);const[p]=g,E=g.size===1?s[p]:void 0;if(E&&o.every(({from:l,to:D})=>E.
start<=l&&D<=E.end))continue;for(const l of g)y.add(l);const L=o.reduce((l,D)=>Math.min(l,D.from),1/0);P.push({match:v,from:L})}const R=s.flatMap((v,N)=>y.has(N)?
[]:[{match:v,from:v.start}]);return(await(0,x.k6)((0,x.p9)([...R,...P],(v,N)=>v.from-N.from),d)).map(({match:v})=>v)}const m=-1;function A({flow:s,found:{edges:u}}){
const a=new Int32Array(u.count).fill(m);for(const{first:d,position:h,count:y}of s.letters(0,s.text.length))for(let P=0;P<y;P++)a[d+P]=h+P;return a}function C({flow:s,
start:u,end:a},d){const h=[];for(const{first:y,count:P}of s.letters(u,a))for(let R=y;R<y+P;R++){const W=d[R];if(W===m)continue;const v=h.at(-1);v?.to===W?v.to++:
h.push({from:W,to:W+1})}return h}function U(s,u){let a=0;for(let d=s.length;a<d;){const h=a+d>>1;s[h].end<=u?a=h+1:d=h}return a}const S=({flow:s,start:u,end:a,groups:d})=>({
text:s.text.slice(u,a),groups:d,box:s.box(u,a),boxes:s.lineBoxes(u,a)})}),70549:((k,T,c)=>{c.d(T,{n:()=>x});function x(w){const O=new WeakMap;return f=>{if(f.hasChanges)
return w(f);const M=O.get(f);if(M)return M.answer;const I=w(f);return O.set(f,{answer:I}),I}}}),9819:((k,T,c)=>{c.d(T,{J7:()=>O,Kd:()=>I,Wo:()=>_,_i:()=>M,b9:()=>f});
var x=c(42973),w=c(45599);class O{document;gone=new Set;chased=new Set;constructor(t){this.document=t}remove(t){const{catalog:e,catalogNumber:n,pages:i}=this.document,
m=e.get("Pages");t===n||(0,w.i9)(m)&&t===m.number||i.holds(t)||(this.gone.add(t),this.document.remove(t))}chase(t){this.chased.add(t)}removed(){return this.gone}takeChased(){
const t=this.chased;return this.chased=new Set,t}isGone(t){return(0,w.i9)(t)&&this.gone.has(t.number)}}class f{most;left;constructor(t){this.most=this.left=t.job.
limits.nodes}spend=t=>{if(this.left-=t,this.left<0)throw(0,x.F)("nodes",`The document has more than ${this.most} fields, bookmarks, names and structure elements`,
"Remove bookmarks or tags with another program first")}}class M{seen;beyond=new Set;allowance;constructor(t,e=new f(t)){this.allowance=e,this.seen=new Uint8Array(
(t.size>>3)+1)}first(t){if(this.allowance.spend(1),!(0,w.i9)(t))return!0;const{number:e}=t,n=e>>3;if(n>=this.seen.length)return this.beyond.size<this.beyond.add(
e).size;const i=1<<(e&7),m=(this.seen[n]&i)===0;return this.seen[n]|=i,m}}function I(r,t){return(0,w.i9)(r)?r.number:t}function _(r,t){const e=r.catalog.get(t),
n=r.dict(e);return n&&{dict:n,holder:I(e,r.catalogNumber)}}}),779:((k,T,c)=>{c.d(T,{patternOf:()=>N,G:()=>W,y:()=>I});var x=c(58552),w=c(98472),O=c(34378);const f=new RegExp(
"([\\x21-\\x7e]{1,1000})(?!\\p{M})|(\\s+)|(?:[\\u1100-\\u11ff]{1,1000}|\\P{M})\\p{M}{0,30}|\\p{M}{1,30}","gu"),M=(o,g)=>I([o],g);async function I(o,g){const p=new Set;
for(const l of o)p.add((await U(l,g)).text.trim());p.delete("");const E=[...p].map(l=>l.match(/[\x21-\x7e]+/g)??[]),L=(l,D)=>l.length*E.length>A?!1:(D.add((l.length>>
2)+p.size*m),r(l,E));return{hasGroups:!1,lacks:L,search:async(l,D,b)=>{const B=b.step(l.length>>2);if(B&&await B,L(l,b)||await _(l,E,b))return{matches:[],truncated:!1};
const $=await U(l,b),K=[];for(const G of p)if(!await C(G,$,K,D,b))return{matches:K,truncated:!0};return p.size>1&&K.sort((G,H)=>G.start-H.start||H.end-G.end),{matches:K,
truncated:!1}}}}async function _(o,g,p){const E=e(o);for(const L of g){const l=p.step((E.length>>3)*L.length);if(l&&await l,t(E,L))return!1}return!0}function r(o,g){
const p=e(o);for(const E of g)if(t(p,E))return!1;return!0}function t(o,g){for(const p of g)if(!o.includes(p))return!1;return!0}function e(o){const g=o.toLowerCase();
return n.test(g)?g.replace(i,y):g}const n=/[\u00df\u0131\u0149\u017f\u037e\u1e9a\u1e9e\u1fef\ufb00-\ufb06]/,i=new RegExp(n,"g"),m=6,A=2e4;async function C(o,{text:g,
places:p},E,L,l){const D=l.step(g.length>>3);D&&await D;for(let b=g.indexOf(o),B=0;b>=0;b=g.indexOf(o,B)){if(E.length===L)return!1;for(B=b+o.length;p[B]===p[B-1];)
B++;E.push((0,w.z)(p[b],p[B]));const $=l.step(o.length);$&&await $}return!0}async function U(o,g){if(!S.test(o))return u(o,g);const p=[];let E="";for(const{0:L,
1:l,2:D,index:b}of o.matchAll(f)){const B=D===void 0?l?.toLowerCase()??y(L):" ";for(let K=0;K<B.length;K++)p.push(l===void 0?b:b+K);E+=B;const $=g.step(L.length*
10);$&&await $}return p.push(o.length),{text:E,places:p}}const S=/[^\0-\xff]/,s=65536;async function u(o,g){const p=o.includes(a)?o.split(a).length-1:0,E=new Uint32Array(
o.length+p+1);let L="",l=0,D=!1;for(let b=0;b<o.length;b+=s){const B=o.slice(b,b+s),$=g.step(B.length);$&&await $;const K=D;for(let H=0;H<B.length;H++){const z=B.
charCodeAt(H),F=h(z);(!F||!D)&&(E[l++]=b+H),z===d&&(E[l++]=b+H),D=F}const G=B.toLowerCase().replace(/\s+/g," ").replaceAll(a,"ss").replaceAll("µ","μ");L+=K&&G.
startsWith(" ")?G.slice(1):G}return E[l]=o.length,{text:L,places:E}}const a="ß",d=223,h=o=>o===32||o>=9&&o<=13||o===160,y=o=>(0,O.w)((0,O.w)(o).toUpperCase().toLowerCase()),
P=/^\/.+\/([dgimsuvy]*)$/s,R=/\\[bBdDsSwW.()[\]{}*+?|^$/-]|\(\?[a-zA-Z:<]|\.[*+]|\[[^\]]+\][*+?{]|[)\w]\{\d+(?:,\d*)?\}/;function W(o,g){const p=P.exec(o);return g===
"regex"?p?"slashes":void 0:R.test(o)||p&&p[1]!==""?"regex-as-words":void 0}const v=1e6;async function N(o,g,p,E,L){const l=p==="regex"?(await Promise.all([c.e(7398),
c.e(9974)]).then(c.bind(c,39974))).expressionOf(g,L):await M(g,E);if("problem"in l)throw(0,x.G6)([{field:o,message:l.problem}]);return{...l,search:async(D,b,B)=>{
const $=await l.search(D.slice(0,v),b,B);return D.length>v?{...$,truncated:!0}:$}}}}),98472:((k,T,c)=>{c.d(T,{z:()=>x});const x=(w,O,f=[])=>({start:w,end:O,groups:Object.
fromEntries(f)})}),93604:((k,T,c)=>{c.d(T,{B:()=>x,M:()=>w});const x=(f,M)=>O(f,M,!1),w=(f,M)=>O(f,M,!0);function O(f,M,I){let[_,r]=[0,f.length];for(;_<r;){const t=_+
r>>1,e=f[t];e<M||I&&e===M?_=t+1:r=t}return _}})};
