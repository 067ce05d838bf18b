"use strict";exports.id=5166,exports.ids=[5166,779],exports.modules={66974:(($,T,u)=>{u.d(T,{D6:()=>y,F1:()=>O,NL:()=>t,P3:()=>w,br:()=>f,bs:()=>r});var M=u(98446);const w={
problem:"names page 0: pages count from 1, and -1 is the last page"};function O(s,a,p){const A=[],C=[];for(const[B,L]of s.split(",").entries()){const o=B+1;if(a!==
void 0&&L.trim()===""){C.push(`entry ${o} is empty: write ${a}, separated by single commas`);continue}const d=p(L,o);"problem"in d?C.push(f(o,L,d.problem)):A.push(
d.item)}return C.length>0?{problem:r(C)}:{items:A}}const f=(s,a,p)=>`entry ${s} ('${e(a.trim())}') ${p}`,y=({position:s,text:a},p,A)=>f(s,a,`names ${I(p)}, but \
the document has ${(0,M.y_)(A,"page")}`);function I(s){return Number.isSafeInteger(s)?`page ${s}`:"a page far beyond its end"}const _=5;function r(s){const a=s.
length-_;return[...s.slice(0,_),...a>0?[`and ${a} more such entries`]:[]].join("; ")}function t(s){const a=/^ *(\d{1,10}) *[-–]+ *(\d{0,10}) *$/.exec(s);return a?
`is not a range: write ${a[1]}..${a[2]}${a[2]===""?" for this page and all after it":""}`:/\bfirst\b/i.test(s)?"is not a page: the first page is written 1, and \
a range from it 1..5":/\b(last|end)\b/i.test(s)?"is not a page: the last page is written -1, and a range to it 2..":void 0}function e(s){const a=[...s].map(p=>/[\p{Cc}\p{Cs}\u2028\u2029]/u.
test(p)?"?":p);return(0,M.Bu)(a.join(""),40)}}),29082:(($,T,u)=>{u.d(T,{k1:()=>y,lY:()=>f,m7:()=>I});var M=u(58552),w=u(66974);const O=/^(not +)?(?:(odd|even|all)|(-?\d+)(?:(\.\.)(-?\d+)?)?)$/i,
f=t=>(0,w.F1)(t,"pages such as 1..3, -1, odd",(e,s)=>{const a=e.trim(),p=O.exec(a);if(!p)return{problem:r(a)};const[,A,C,B,L,o]=p,d={negated:A!==void 0,text:a,position:s};
if(C!==void 0)return{item:{...d,pages:C.toLowerCase()}};const i=Number(B),c=L===void 0?i:o===void 0?"end":Number(o);return i===0||c===0?w.P3:{item:{...d,pages:{
from:i,to:c}}}});function y(t,e,s="pages"){const a=L=>(0,M.G6)([{field:s,message:L}]),p=f(t);if("problem"in p)throw a(p.problem);const A=new _(e),C=new _(e),B=[];
for(const L of p.items){const o=L.negated?C:A;if(typeof L.pages=="string"){o.add(L.pages);continue}const{from:d,to:i}=L.pages,c=d<0?e+1+d:d,m=i==="end"?e:i<0?e+
1+i:i,P=(i==="end"?d<0?[[d,c]]:[]:[[d,c],[i,m]]).find(([,R])=>R<1||R>e);P&&B.push((0,w.D6)(L,P[0],e)),!(i==="end"&&c>e||B.length>0)&&o.range(Math.min(c,m),Math.
max(c,m))}if(B.length>0)throw a((0,w.bs)(B));return p.items.every(({negated:L})=>L)&&A.add("all"),A.without(C)}function I(t){const e=f(t);if("problem"in e||e.items.
length!==1)return;const{negated:s,pages:a}=e.items[0];if(s)return;if(a==="all")return{first:1};if(typeof a=="string"||a.from<1)return;const{from:p,to:A}=a;return A===
"end"?{first:p}:A===-1?{first:p}:A<1?void 0:{first:Math.min(p,A),last:Math.max(p,A)}}class _{pageCount;differences;odd=!1;even=!1;constructor(e){this.pageCount=
e,this.differences=new Int32Array(e+2)}add(e){e!=="even"&&(this.odd=!0),e!=="odd"&&(this.even=!0)}range(e,s){this.differences[e]++,this.differences[s+1]--}without(e){
const s=new Uint32Array(this.pageCount);let a=0,p=0,A=0;for(let C=1;C<=this.pageCount;C++){p+=this.differences[C],A+=e.differences[C];const B=C%2===1?"odd":"eve\
n";(p>0||this[B])&&!(A>0||e[B])&&(s[a++]=C)}return s.subarray(0,a)}}function r(t){return/^(not +)?\.\./i.test(t)?"has no start: a range is written 1..5":/^!/.test(
t)?"is not a page: leave out pages with not, such as not 2":(0,w.NL)(t.replace(/^not +/i,""))??"is not a page such as 3 or -1, a range such as 2..5 or 2.., odd,\
 even, all, or one of these after not"}}),45657:(($,T,u)=>{u.d(T,{Hn:()=>w,Kf:()=>f,RZ:()=>M,Vp:()=>I,YG:()=>y,vH:()=>O});function M(_,r){for(const t of r)_.push(
t)}const w=_=>_.slice();function O(_,r,t){const e=_.get(r);e?e.push(t):_.set(r,[t])}const f=_=>{let r=-1/0;for(const t of _)r=Math.max(r,t);return r},y=_=>{let r=1/0;
for(const t of _)r=Math.min(r,t);return r},I=_=>Number.isInteger(_)&&!Number.isSafeInteger(_)}),78905:(($,T,u)=>{u.r(T),u.d(T,{find_text:()=>r});var M=u(64173),
w=u(29082),O=u(22154),f=u(66403),y=u(9312),I=u(49568);const _=5e6,r=async(t,e,s)=>{const{search:a,search_mode:p,pages:A,maximum_matches:C,open_password:B}=e,L=await(0,y.
Gv)("search",a,p,s),o=await(0,M.E)(t.bytes,s,{password:B}),d=o.pages.count,i=(0,w.k1)(A,d),c=new O.z(o,i.length),m=[];let b=_,P=!1;for(const l of i){const h=await(0,I.
Ao)(await c.page(l),L,C-m.length,s.pace);P||=h.truncated;for(const{text:x,groups:S,box:g,boxes:D}of h.matches)b-=x.length+Object.values(S).reduce((E,v)=>E+v.length,
0),b>=0&&m.push({page:l,text:x,groups:S,box:(0,f.a)(g),boxes:D.map(f.a)});if(P||=b<0,P&&(b<0||m.length===C))break}const R=[...new Set(m.map(({page:l})=>l))],N={
found:m.length>0,count:m.length,truncated:P,pages:R,matches:m},n=[...c.notes,...N.found?[]:(0,y.$0)("search",a,p)];return{documents:[{...t,pageCount:d}],data:N,
notes:n,facts:{textlessPages:c.textlessPages}}}}),66403:(($,T,u)=>{u.d(T,{a:()=>O});const M=100,w=f=>Math.round(f*M)/M,O=f=>f?{x:w(f.x),y:w(f.y),width:w(f.width),
height:w(f.height)}:null}),9312:(($,T,u)=>{u.d(T,{$0:()=>I,Gv:()=>O,MM:()=>y});var M=u(779),w=u(42973);const O=(r,t,e,{pace:s,limits:a})=>(0,M.patternOf)(r,t,e,
s,_(r,a)),f={slashes:"has slashes around it that count as characters: leave them out, and begin with (?i) in place of the flag i","regex-as-words":"looks like a\
 regular expression and was read as words: set search_mode to regex, and leave out slashes around it"};function y(r,t){const e=(0,M.G)(r,t);return e&&f[e]}function I(r,t,e){
const s=y(t,e);return s===void 0?[]:[{code:"search_mode_unlikely",message:`Nothing was found for ${r}, which ${s}.`,mentions:[r,"search_mode"]}]}function _(r,{searching:t}){
let e=t;return s=>{if(e-=s,e<0)throw(0,w.F)("searching",`The search takes more than ${t} steps, which are characters times the size of the expression`,"Make the\
 expression shorter or more exact, or search fewer pages",r)}}}),49568:(($,T,u)=>{u.d(T,{Ao:()=>y,IQ:()=>I,m6:()=>_});var M=u(27077);const w=1e3,O=1e6,f=1e3;async function y(o,d,i,c){
const m=Math.max(i,w),b=await r(o.flow,d,m,c),P=await t(o,d,m,c),R=await a(b.found,P.found,o,c);return{matches:R.slice(0,i).map(L),truncated:b.truncated||P.truncated||
R.length>i}}async function I(o,d,i,c){const m=await r(o.flow,d,i,c),b=await t(o,d,i,c);return{all:[...m.found,...b.found],counted:await a(m.found,b.found,o,c),truncated:m.
truncated||b.truncated}}async function _(o,d,i){const c=await r(o.flow,d,1,i);if(c.found.length>0)return{isFound:!0,truncated:!0};const m=await t(o,d,1,i);return{
isFound:m.found.length>0,truncated:c.truncated||m.truncated}}async function r(o,d,i,c){const{matches:m,truncated:b}=await d.search(o.text,i,c);return{found:m.map(
P=>({...P,flow:o})),truncated:b}}async function t(o,d,i,c){const{flow:m,lines:b}=await(0,M.k6)(o.visualText(),c),{text:P}=m,R=[];let N=P.length>O;for(const n of b){
if(n.end>O||R.length>=i){N=!0;break}const l=c.step(f);l&&await l;const h=P.slice(n.start,n.end);if(d.lacks?.(h,c)===!0)continue;const{matches:x,truncated:S}=await d.
search(h,i-R.length,c);N||=S;for(const{start:g,end:D,groups:E}of x)R.push({start:n.start+g,end:n.start+D,groups:E,flow:m})}return{found:R,truncated:N}}const[e,s]=[
500,30];async function a(o,d,i,c){if(d.length===0)return o;const m=A(i),b=new Set,P=[];for(const n of d){const l=c.step((n.end-n.start)*s+e);l&&await l;const h=C(
n,m),x=new Set;for(const{from:E,to:v}of h)for(let U=B(o,E);U<o.length&&o[U].start<v;U++)x.add(U);const[S]=x,g=x.size===1?o[S]:void 0;if(g&&h.every(({from:E,to:v})=>g.
start<=E&&v<=g.end))continue;for(const E of x)b.add(E);const D=h.reduce((E,v)=>Math.min(E,v.from),1/0);P.push({match:n,from:D})}const R=o.flatMap((n,l)=>b.has(l)?
[]:[{match:n,from:n.start}]);return(await(0,M.k6)((0,M.p9)([...R,...P],(n,l)=>n.from-l.from),c)).map(({match:n})=>n)}const p=-1;function A({flow:o,found:{edges:d}}){
const i=new Int32Array(d.count).fill(p);for(const{first:c,position:m,count:b}of o.letters(0,o.text.length))for(let P=0;P<b;P++)i[c+P]=m+P;return i}function C({flow:o,
start:d,end:i},c){const m=[];for(const{first:b,count:P}of o.letters(d,i))for(let R=b;R<b+P;R++){const N=c[R];if(N===p)continue;const n=m.at(-1);n?.to===N?n.to++:
m.push({from:N,to:N+1})}return m}function B(o,d){let i=0;for(let c=o.length;i<c;){const m=i+c>>1;o[m].end<=d?i=m+1:c=m}return i}const L=({flow:o,start:d,end:i,groups:c})=>({
text:o.text.slice(d,i),groups:c,box:o.box(d,i),boxes:o.lineBoxes(d,i)})}),70549:(($,T,u)=>{u.d(T,{n:()=>M});function M(w){const O=new WeakMap;return f=>{if(f.hasChanges)
return w(f);const y=O.get(f);if(y)return y.answer;const I=w(f);return O.set(f,{answer:I}),I}}}),9819:(($,T,u)=>{u.d(T,{J7:()=>O,Kd:()=>I,Wo:()=>_,_i:()=>y,b9:()=>f});
var M=u(42973),w=u(45599);class O{document;gone=new Set;chased=new Set;constructor(t){this.document=t}remove(t){const{catalog:e,catalogNumber:s,pages:a}=this.document,
p=e.get("Pages");t===s||(0,w.i9)(p)&&t===p.number||a.holds(t)||(this.gone.add(t),this.document.remove(t))}chase(t){this.chased.add(t)}removed(){return this.gone}takeChased(){
const t=this.chased;return this.chased=new Set,t}isGone(t){return(0,w.i9)(t)&&this.gone.has(t.number)}}class f{most;left;constructor(t){this.most=this.left=t.job.
limits.nodes}spend=t=>{if(this.left-=t,this.left<0)throw(0,M.F)("nodes",`The document has more than ${this.most} fields, bookmarks, names and structure elements`,
"Remove bookmarks or tags with another program first")}}class y{seen;beyond=new Set;allowance;constructor(t,e=new f(t)){this.allowance=e,this.seen=new Uint8Array(
(t.size>>3)+1)}first(t){if(this.allowance.spend(1),!(0,w.i9)(t))return!0;const{number:e}=t,s=e>>3;if(s>=this.seen.length)return this.beyond.size<this.beyond.add(
e).size;const a=1<<(e&7),p=(this.seen[s]&a)===0;return this.seen[s]|=a,p}}function I(r,t){return(0,w.i9)(r)?r.number:t}function _(r,t){const e=r.catalog.get(t),
s=r.dict(e);return s&&{dict:s,holder:I(e,r.catalogNumber)}}}),779:(($,T,u)=>{u.d(T,{patternOf:()=>N,G:()=>P,y:()=>I});var M=u(58552),w=u(98472),O=u(34378);const f=new RegExp(
"([\\x21-\\x7e]{1,1000})(?!\\p{M})|(\\s+)|(?:[\\u1100-\\u11ff]{1,1000}|\\P{M})\\p{M}{0,30}|\\p{M}{1,30}","gu"),y=(n,l)=>I([n],l);async function I(n,l){const h=new Set;
for(const g of n)h.add((await B(g,l)).text.trim());h.delete("");const x=[...h].map(g=>g.match(/[\x21-\x7e]+/g)??[]),S=(g,D)=>g.length*x.length>A?!1:(D.add((g.length>>
2)+h.size*p),r(g,x));return{hasGroups:!1,lacks:S,search:async(g,D,E)=>{const v=E.step(g.length>>2);if(v&&await v,S(g,E)||await _(g,x,E))return{matches:[],truncated:!1};
const U=await B(g,E),W=[];for(const k of h)if(!await C(k,U,W,D,E))return{matches:W,truncated:!0};return h.size>1&&W.sort((k,K)=>k.start-K.start||K.end-k.end),{matches:W,
truncated:!1}}}}async function _(n,l,h){const x=e(n);for(const S of l){const g=h.step((x.length>>3)*S.length);if(g&&await g,t(x,S))return!1}return!0}function r(n,l){
const h=e(n);for(const x of l)if(t(h,x))return!1;return!0}function t(n,l){for(const h of l)if(!n.includes(h))return!1;return!0}function e(n){const l=n.toLowerCase();
return s.test(l)?l.replace(a,c):l}const s=/[\u00df\u0131\u0149\u017f\u037e\u1e9a\u1e9e\u1fef\ufb00-\ufb06]/,a=new RegExp(s,"g"),p=6,A=2e4;async function C(n,{text:l,
places:h},x,S,g){const D=g.step(l.length>>3);D&&await D;for(let E=l.indexOf(n),v=0;E>=0;E=l.indexOf(n,v)){if(x.length===S)return!1;for(v=E+n.length;h[v]===h[v-1];)
v++;x.push((0,w.z)(h[E],h[v]));const U=g.step(n.length);U&&await U}return!0}async function B(n,l){if(!L.test(n))return d(n,l);const h=[];let x="";for(const{0:S,
1:g,2:D,index:E}of n.matchAll(f)){const v=D===void 0?g?.toLowerCase()??c(S):" ";for(let W=0;W<v.length;W++)h.push(g===void 0?E:E+W);x+=v;const U=l.step(S.length*
10);U&&await U}return h.push(n.length),{text:x,places:h}}const L=/[^\0-\x7f]/,o=65536;async function d(n,l){const h=new Uint32Array(n.length+1);let x="",S=0,g=!1;
for(let D=0;D<n.length;D+=o){const E=n.slice(D,D+o),v=l.step(E.length);v&&await v;const U=g;for(let k=0;k<E.length;k++){const K=i(E.charCodeAt(k));(!K||!g)&&(h[S++]=
D+k),g=K}const W=E.toLowerCase().replace(/\s+/g," ");x+=U&&W.startsWith(" ")?W.slice(1):W}return h[S]=n.length,{text:x,places:h}}const i=n=>n===32||n>=9&&n<=13,
c=n=>(0,O.w)((0,O.w)(n).toUpperCase().toLowerCase()),m=/^\/.+\/([dgimsuvy]*)$/s,b=/\\[bBdDsSwW.()[\]{}*+?|^$/-]|\(\?[a-zA-Z:<]|\.[*+]|\[[^\]]+\][*+?{]|[)\w]\{\d+(?:,\d*)?\}/;
function P(n,l){const h=m.exec(n);return l==="regex"?h?"slashes":void 0:b.test(n)||h&&h[1]!==""?"regex-as-words":void 0}const R=1e6;async function N(n,l,h,x,S){
const g=h==="regex"?(await Promise.all([u.e(7398),u.e(9974)]).then(u.bind(u,39974))).expressionOf(l,S):await y(l,x);if("problem"in g)throw(0,M.G6)([{field:n,message:g.
problem}]);return{...g,search:async(D,E,v)=>{const U=await g.search(D.slice(0,R),E,v);return D.length>R?{...U,truncated:!0}:U}}}}),98472:(($,T,u)=>{u.d(T,{z:()=>M});
const M=(w,O,f=[])=>({start:w,end:O,groups:Object.fromEntries(f)})}),93604:(($,T,u)=>{u.d(T,{B:()=>M,M:()=>w});const M=(f,y)=>O(f,y,!1),w=(f,y)=>O(f,y,!0);function O(f,y,I){
let[_,r]=[0,f.length];for(;_<r;){const t=_+r>>1,e=f[t];e<y||I&&e===y?_=t+1:r=t}return _}})};
