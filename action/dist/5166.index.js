"use strict";exports.id=5166,exports.ids=[5166,779],exports.modules={66974:((U,A,c)=>{c.d(A,{D6:()=>P,F1:()=>O,NL:()=>e,P3:()=>w,br:()=>u,bs:()=>d});var y=c(98446);const w={
problem:"names page 0: pages count from 1, and -1 is the last page"};function O(s,i,g){const T=[],C=[];for(const[L,I]of s.split(",").entries()){const r=L+1;if(i!==
void 0&&I.trim()===""){C.push(`entry ${r} is empty: write ${i}, separated by single commas`);continue}const f=g(I,r);"problem"in f?C.push(u(r,I,f.problem)):T.push(
f.item)}return C.length>0?{problem:d(C)}:{items:T}}const u=(s,i,g)=>`entry ${s} ('${n(i.trim())}') ${g}`,P=({position:s,text:i},g,T)=>u(s,i,`names ${M(g)}, but \
the document has ${(0,y.y_)(T,"page")}`);function M(s){return Number.isSafeInteger(s)?`page ${s}`:"a page far beyond its end"}const E=5;function d(s){const i=s.
length-E;return[...s.slice(0,E),...i>0?[`and ${i} more such entries`]:[]].join("; ")}function e(s){const i=/^ *(\d{1,10}) *[-–]+ *(\d{0,10}) *$/.exec(s);return i?
`is not a range: write ${i[1]}..${i[2]}${i[2]===""?" for this page and all after it":""}`:/\bfirst\b/i.test(s)?"is not a page: the first page is written 1, and \
a range from it 1..5":/\b(last|end)\b/i.test(s)?"is not a page: the last page is written -1, and a range to it 2..":void 0}function n(s){const i=[...s].map(g=>/[\p{Cc}\p{Cs}\u2028\u2029]/u.
test(g)?"?":g);return(0,y.Bu)(i.join(""),40)}}),29082:((U,A,c)=>{c.d(A,{k1:()=>P,lY:()=>u,m7:()=>M});var y=c(58552),w=c(66974);const O=/^(not +)?(?:(odd|even|all)|(-?\d+)(?:(\.\.)(-?\d+)?)?)$/i,
u=e=>(0,w.F1)(e,"pages such as 1..3, -1, odd",(n,s)=>{const i=n.trim(),g=O.exec(i);if(!g)return{problem:d(i)};const[,T,C,L,I,r]=g,f={negated:T!==void 0,text:i,position:s};
if(C!==void 0)return{item:{...f,pages:C.toLowerCase()}};const a=Number(L),l=I===void 0?a:r===void 0?"end":Number(r);return a===0||l===0?w.P3:{item:{...f,pages:{
from:a,to:l}}}});function P(e,n,s="pages"){const i=I=>(0,y.G6)([{field:s,message:I}]),g=u(e);if("problem"in g)throw i(g.problem);const T=new E(n),C=new E(n),L=[];
for(const I of g.items){const r=I.negated?C:T;if(typeof I.pages=="string"){r.add(I.pages);continue}const{from:f,to:a}=I.pages,l=f<0?n+1+f:f,t=a==="end"?n:a<0?n+
1+a:a,o=(a==="end"?f<0?[[f,l]]:[]:[[f,l],[a,t]]).find(([,_])=>_<1||_>n);o&&L.push((0,w.D6)(I,o[0],n)),!(a==="end"&&l>n||L.length>0)&&r.range(Math.min(l,t),Math.
max(l,t))}if(L.length>0)throw i((0,w.bs)(L));return g.items.every(({negated:I})=>I)&&T.add("all"),T.without(C)}function M(e){const n=u(e);if("problem"in n||n.items.
length!==1)return;const{negated:s,pages:i}=n.items[0];if(s)return;if(i==="all")return{first:1};if(typeof i=="string"||i.from<1)return;const{from:g,to:T}=i;return T===
"end"?{first:g}:T===-1?{first:g}:T<1?void 0:{first:Math.min(g,T),last:Math.max(g,T)}}class E{pageCount;differences;odd=!1;even=!1;constructor(n){this.pageCount=
n,this.differences=new Int32Array(n+2)}add(n){n!=="even"&&(this.odd=!0),n!=="odd"&&(this.even=!0)}range(n,s){this.differences[n]++,this.differences[s+1]--}without(n){
const s=new Uint32Array(this.pageCount);let i=0,g=0,T=0;for(let C=1;C<=this.pageCount;C++){g+=this.differences[C],T+=n.differences[C];const L=C%2===1?"odd":"eve\
n";(g>0||this[L])&&!(T>0||n[L])&&(s[i++]=C)}return s.subarray(0,i)}}function d(e){return/^(not +)?\.\./i.test(e)?"has no start: a range is written 1..5":/^!/.test(
e)?"is not a page: leave out pages with not, such as not 2":(0,w.NL)(e.replace(/^not +/i,""))??"is not a page such as 3 or -1, a range such as 2..5 or 2.., odd,\
 even, all, or one of these after not"}}),45657:((U,A,c)=>{c.d(A,{Hn:()=>w,Kf:()=>u,RZ:()=>y,YG:()=>P,vH:()=>O});function y(M,E){for(const d of E)M.push(d)}const w=M=>M.
slice();function O(M,E,d){const e=M.get(E);e?e.push(d):M.set(E,[d])}const u=M=>{let E=-1/0;for(const d of M)E=Math.max(E,d);return E},P=M=>{let E=1/0;for(const d of M)
E=Math.min(E,d);return E}}),78905:((U,A,c)=>{c.r(A),c.d(A,{find_text:()=>d});var y=c(92356),w=c(29082),O=c(22154),u=c(66403),P=c(9312),M=c(49568);const E=5e6,d=async(e,n,s)=>{
const{search:i,search_mode:g,pages:T,maximum_matches:C,open_password:L}=n,I=await(0,P.Gv)("search",i,g,s),r=await(0,y.E)(e.bytes,s,{password:L}),f=r.pages.count,
a=(0,w.k1)(T,f),l=new O.z(r,a.length),t=[];let h=E,o=!1;for(const p of a){const v=await(0,M.Ao)(await l.page(p),I,C-t.length,s.pace);o||=v.truncated;for(const{text:b,
groups:D,box:S,boxes:R}of v.matches)h-=b.length+Object.values(D).reduce((B,W)=>B+W.length,0),h>=0&&t.push({page:p,text:b,groups:D,box:(0,u.a)(S),boxes:R.map(u.a)});
if(o||=h<0,o&&(h<0||t.length===C))break}const _=[...new Set(t.map(({page:p})=>p))],x={found:t.length>0,count:t.length,truncated:o,pages:_,matches:t},m=[...l.notes,
...x.found?[]:(0,P.$0)("search",i,g)];return{documents:[{...e,pageCount:f}],data:x,notes:m,facts:{textlessPages:l.textlessPages}}}}),66403:((U,A,c)=>{c.d(A,{a:()=>O});
const y=100,w=u=>Math.round(u*y)/y,O=u=>u?{x:w(u.x),y:w(u.y),width:w(u.width),height:w(u.height)}:null}),9312:((U,A,c)=>{c.d(A,{$0:()=>M,Gv:()=>O,MM:()=>P});var y=c(
779),w=c(42973);const O=(d,e,n,{pace:s,limits:i})=>(0,y.patternOf)(d,e,n,s,E(d,i)),u={slashes:"has slashes around it that count as characters: leave them out, a\
nd begin with (?i) in place of the flag i","regex-as-words":"looks like a regular expression and was read as words: set search_mode to regex, and leave out slas\
hes around it"};function P(d,e){const n=(0,y.G)(d,e);return n&&u[n]}function M(d,e,n){const s=P(e,n);return s===void 0?[]:[{code:"search_mode_unlikely",message:`\
Nothing was found for ${d}, which ${s}.`,mentions:[d,"search_mode"]}]}function E(d,{searching:e}){let n=e;return s=>{if(n-=s,n<0)throw(0,w.F)("searching",`The s\
earch takes more than ${e} steps, which are characters times the size of the expression`,"Make the expression shorter or more exact, or search fewer pages",d)}}}),
49568:((U,A,c)=>{c.d(A,{Ao:()=>P,IQ:()=>M,m6:()=>E});var y=c(27077);const w=1e3,O=1e6,u=1e3;async function P(r,f,a,l){const t=Math.max(a,w),h=await d(r.flow,f,t,
l),o=await e(r,f,t,l),_=await i(h.found,o.found,r,l);return{matches:_.slice(0,a).map(I),truncated:h.truncated||o.truncated||_.length>a}}async function M(r,f,a,l){
const t=await d(r.flow,f,a,l),h=await e(r,f,a,l);return{all:[...t.found,...h.found],counted:await i(t.found,h.found,r,l),truncated:t.truncated||h.truncated}}async function E(r,f,a){
const l=await d(r.flow,f,1,a);if(l.found.length>0)return{isFound:!0,truncated:!0};const t=await e(r,f,1,a);return{isFound:t.found.length>0,truncated:l.truncated||
t.truncated}}async function d(r,f,a,l){const{matches:t,truncated:h}=await f.search(r.text,a,l);return{found:t.map(o=>({...o,flow:r})),truncated:h}}async function e(r,f,a,l){
const{flow:t,lines:h}=await(0,y.k6)(r.visualText(),l),{text:o}=t,_=[];let x=o.length>O;for(const m of h){if(m.end>O||_.length>=a){x=!0;break}const p=l.step(u);p&&
await p;const{matches:v,truncated:b}=await f.search(o.slice(m.start,m.end),a-_.length,l);x||=b;for(const{start:D,end:S,groups:R}of v)_.push({start:m.start+D,end:m.
start+S,groups:R,flow:t})}return{found:_,truncated:x}}const[n,s]=[500,30];async function i(r,f,a,l){if(f.length===0)return r;const t=T(a),h=new Set,o=[];for(const m of f){
const p=l.step((m.end-m.start)*s+n);p&&await p;const v=C(m,t),b=new Set;for(const{from:B,to:W}of v)for(let $=L(r,B);$<r.length&&r[$].start<W;$++)b.add($);const[
D]=b,S=b.size===1?r[D]:void 0;if(S&&v.every(({from:B,to:W})=>S.start<=B&&W<=S.end))continue;for(const B of b)h.add(B);const R=v.reduce((B,W)=>Math.min(B,W.from),
1/0);o.push({match:m,from:R})}const _=r.flatMap((m,p)=>h.has(p)?[]:[{match:m,from:m.start}]);return(await(0,y.k6)((0,y.p9)([..._,...o],(m,p)=>m.from-p.from),l)).
map(({match:m})=>m)}const g=-1;function T({flow:r,found:{edges:f}}){const a=new Int32Array(f.count).fill(g);for(const{first:l,position:t,count:h}of r.letters(0,
r.text.length))for(let o=0;o<h;o++)a[l+o]=t+o;return a}function C({flow:r,start:f,end:a},l){const t=[];for(const{first:h,count:o}of r.letters(f,a))for(let _=h;_<
h+o;_++){const x=l[_];if(x===g)continue;const m=t.at(-1);m?.to===x?m.to++:t.push({from:x,to:x+1})}return t}function L(r,f){let a=0;for(let l=r.length;a<l;){const t=a+
l>>1;r[t].end<=f?a=t+1:l=t}return a}const I=({flow:r,start:f,end:a,groups:l})=>({text:r.text.slice(f,a),groups:l,box:r.box(f,a),boxes:r.lineBoxes(f,a)})}),70549:((U,A,c)=>{
c.d(A,{n:()=>y});function y(w){const O=new WeakMap;return u=>{if(u.hasChanges)return w(u);const P=O.get(u);if(P)return P.answer;const M=w(u);return O.set(u,{answer:M}),
M}}}),9819:((U,A,c)=>{c.d(A,{J7:()=>O,Kd:()=>M,Wo:()=>E,_i:()=>P,b9:()=>u});var y=c(42973),w=c(45599);class O{document;gone=new Set;chased=new Set;constructor(e){
this.document=e}remove(e){const{catalog:n,catalogNumber:s,pages:i}=this.document,g=n.get("Pages");e===s||(0,w.i9)(g)&&e===g.number||i.holds(e)||(this.gone.add(e),
this.document.remove(e))}chase(e){this.chased.add(e)}removed(){return this.gone}takeChased(){const e=this.chased;return this.chased=new Set,e}isGone(e){return(0,w.
i9)(e)&&this.gone.has(e.number)}}class u{most;left;constructor(e){this.most=this.left=e.job.limits.nodes}spend=e=>{if(this.left-=e,this.left<0)throw(0,y.F)("nod\
es",`The document has more than ${this.most} fields, bookmarks, names and structure elements`,"Remove bookmarks or tags with another program first")}}class P{seen;beyond=new Set;allowance;constructor(e,n=new u(
e)){this.allowance=n,this.seen=new Uint8Array((e.size>>3)+1)}first(e){if(this.allowance.spend(1),!(0,w.i9)(e))return!0;const{number:n}=e,s=n>>3;if(s>=this.seen.
length)return this.beyond.size<this.beyond.add(n).size;const i=1<<(n&7),g=(this.seen[s]&i)===0;return this.seen[s]|=i,g}}function M(d,e){return(0,w.i9)(d)?d.number:
e}function E(d,e){const n=d.catalog.get(e),s=d.dict(n);return s&&{dict:s,holder:M(n,d.catalogNumber)}}}),779:((U,A,c)=>{c.d(A,{patternOf:()=>l,G:()=>f,y:()=>M});
var y=c(58552),w=c(98472),O=c(34378);const u=new RegExp("([\\x21-\\x7e]{1,1000})(?!\\p{M})|(\\s+)|(?:[\\u1100-\\u11ff]{1,1000}|\\P{M})\\p{M}{0,30}|\\p{M}{1,30}",
"gu"),P=(t,h)=>M([t],h);async function M(t,h){const o=new Set;for(const x of t)o.add((await s(x,h)).text.trim());o.delete("");const _=[...o].map(x=>x.match(/[\x21-\x7e]+/g)??
[]);return{hasGroups:!1,search:async(x,m,p)=>{const v=p.step(x.length>>2);if(v&&await v,await E(x,_,p))return{matches:[],truncated:!1};const b=await s(x,p),D=[];
for(const S of o)if(!await n(S,b,D,m,p))return{matches:D,truncated:!0};return o.size>1&&D.sort((S,R)=>S.start-R.start||R.end-S.end),{matches:D,truncated:!1}}}}async function E(t,h,o){
if(t.length<d||e.test(t))return!1;const _=t.toLowerCase().replaceAll("ß","ss");for(const x of h){const m=o.step((_.length>>3)*x.length);if(m&&await m,x.every(p=>_.
includes(p)))return!1}return!0}const d=64,e=/[\u0100-\u1fff\u2070-\u209f]|[\u20d0-\uffff]/;async function n(t,{text:h,places:o},_,x,m){const p=m.step(h.length>>
3);p&&await p;for(let v=h.indexOf(t),b=0;v>=0;v=h.indexOf(t,b)){if(_.length===x)return!1;for(b=v+t.length;o[b]===o[b-1];)b++;_.push((0,w.z)(o[v],o[b]));const D=m.
step(t.length);D&&await D}return!0}async function s(t,h){if(!i.test(t))return T(t,h);const o=[];let _="";for(const{0:x,1:m,2:p,index:v}of t.matchAll(u)){const b=p===
void 0?m?.toLowerCase()??L(x):" ";for(let S=0;S<b.length;S++)o.push(m===void 0?v:v+S);_+=b;const D=h.step(x.length*10);D&&await D}return o.push(t.length),{text:_,
places:o}}const i=/[^\0-\x7f]/,g=65536;async function T(t,h){const o=new Uint32Array(t.length+1);let _="",x=0,m=!1;for(let p=0;p<t.length;p+=g){const v=t.slice(
p,p+g),b=h.step(v.length);b&&await b;const D=m;for(let R=0;R<v.length;R++){const B=C(v.charCodeAt(R));(!B||!m)&&(o[x++]=p+R),m=B}const S=v.toLowerCase().replace(
/\s+/g," ");_+=D&&S.startsWith(" ")?S.slice(1):S}return o[x]=t.length,{text:_,places:o}}const C=t=>t===32||t>=9&&t<=13,L=t=>(0,O.w)((0,O.w)(t).toUpperCase().toLowerCase()),
I=/^\/.+\/([dgimsuvy]*)$/s,r=/\\[bBdDsSwW.()[\]{}*+?|^$/-]|\(\?[a-zA-Z:<]|\.[*+]|\[[^\]]+\][*+?{]|[)\w]\{\d+(?:,\d*)?\}/;function f(t,h){const o=I.exec(t);return h===
"regex"?o?"slashes":void 0:r.test(t)||o&&o[1]!==""?"regex-as-words":void 0}const a=1e6;async function l(t,h,o,_,x){const m=o==="regex"?(await Promise.all([c.e(7398),
c.e(9974)]).then(c.bind(c,39974))).expressionOf(h,x):await P(h,_);if("problem"in m)throw(0,y.G6)([{field:t,message:m.problem}]);return{hasGroups:m.hasGroups,search:async(p,v,b)=>{
const D=await m.search(p.slice(0,a),v,b);return p.length>a?{...D,truncated:!0}:D}}}}),98472:((U,A,c)=>{c.d(A,{z:()=>y});const y=(w,O,u=[])=>({start:w,end:O,groups:Object.
fromEntries(u)})}),93604:((U,A,c)=>{c.d(A,{B:()=>y,M:()=>w});const y=(u,P)=>O(u,P,!1),w=(u,P)=>O(u,P,!0);function O(u,P,M){let[E,d]=[0,u.length];for(;E<d;){const e=E+
d>>1,n=u[e];n<P||M&&n===P?E=e+1:d=e}return E}})};
