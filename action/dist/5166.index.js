"use strict";exports.id=5166,exports.ids=[5166,779],exports.modules={66974:((U,A,c)=>{c.d(A,{D6:()=>_,F1:()=>P,NL:()=>e,P3:()=>w,br:()=>d,bs:()=>m});var O=c(98446);const w={
problem:"names page 0: pages count from 1, and -1 is the last page"};function P(s,i,g){const T=[],C=[];for(const[L,I]of s.split(",").entries()){const r=L+1;if(i!==
void 0&&I.trim()===""){C.push(`entry ${r} is empty: write ${i}, separated by single commas`);continue}const u=g(I,r);"problem"in u?C.push(d(r,I,u.problem)):T.push(
u.item)}return C.length>0?{problem:m(C)}:{items:T}}const d=(s,i,g)=>`entry ${s} ('${n(i.trim())}') ${g}`,_=({position:s,text:i},g,T)=>d(s,i,`names ${x(g)}, but \
the document has ${(0,O.y_)(T,"page")}`);function x(s){return Number.isSafeInteger(s)?`page ${s}`:"a page far beyond its end"}const y=5;function m(s){const i=s.
length-y;return[...s.slice(0,y),...i>0?[`and ${i} more such entries`]:[]].join("; ")}function e(s){const i=/^ *(\d{1,10}) *[-–]+ *(\d{0,10}) *$/.exec(s);return i?
`is not a range: write ${i[1]}..${i[2]}${i[2]===""?" for this page and all after it":""}`:/\bfirst\b/i.test(s)?"is not a page: the first page is written 1, and \
a range from it 1..5":/\b(last|end)\b/i.test(s)?"is not a page: the last page is written -1, and a range to it 2..":void 0}function n(s){const i=[...s].map(g=>/[\p{Cc}\p{Cs}\u2028\u2029]/u.
test(g)?"?":g);return(0,O.Bu)(i.join(""),40)}}),29082:((U,A,c)=>{c.d(A,{k1:()=>_,lY:()=>d,m7:()=>x});var O=c(58552),w=c(66974);const P=/^(not +)?(?:(odd|even|all)|(-?\d+)(?:(\.\.)(-?\d+)?)?)$/i,
d=e=>(0,w.F1)(e,"pages such as 1..3, -1, odd",(n,s)=>{const i=n.trim(),g=P.exec(i);if(!g)return{problem:m(i)};const[,T,C,L,I,r]=g,u={negated:T!==void 0,text:i,position:s};
if(C!==void 0)return{item:{...u,pages:C.toLowerCase()}};const a=Number(L),f=I===void 0?a:r===void 0?"end":Number(r);return a===0||f===0?w.P3:{item:{...u,pages:{
from:a,to:f}}}});function _(e,n,s="pages"){const i=I=>(0,O.G6)([{field:s,message:I}]),g=d(e);if("problem"in g)throw i(g.problem);const T=new y(n),C=new y(n),L=[];
for(const I of g.items){const r=I.negated?C:T;if(typeof I.pages=="string"){r.add(I.pages);continue}const{from:u,to:a}=I.pages,f=u<0?n+1+u:u,t=a==="end"?n:a<0?n+
1+a:a,o=(a==="end"?u<0?[[u,f]]:[]:[[u,f],[a,t]]).find(([,E])=>E<1||E>n);o&&L.push((0,w.D6)(I,o[0],n)),!(a==="end"&&f>n||L.length>0)&&r.range(Math.min(f,t),Math.
max(f,t))}if(L.length>0)throw i((0,w.bs)(L));return g.items.every(({negated:I})=>I)&&T.add("all"),T.without(C)}function x(e){const n=d(e);if("problem"in n||n.items.
length!==1)return;const{negated:s,pages:i}=n.items[0];if(s)return;if(i==="all")return{first:1};if(typeof i=="string"||i.from<1)return;const{from:g,to:T}=i;return T===
"end"?{first:g}:T===-1?{first:g}:T<1?void 0:{first:Math.min(g,T),last:Math.max(g,T)}}class y{pageCount;differences;odd=!1;even=!1;constructor(n){this.pageCount=
n,this.differences=new Int32Array(n+2)}add(n){n!=="even"&&(this.odd=!0),n!=="odd"&&(this.even=!0)}range(n,s){this.differences[n]++,this.differences[s+1]--}without(n){
const s=new Uint32Array(this.pageCount);let i=0,g=0,T=0;for(let C=1;C<=this.pageCount;C++){g+=this.differences[C],T+=n.differences[C];const L=C%2===1?"odd":"eve\
n";(g>0||this[L])&&!(T>0||n[L])&&(s[i++]=C)}return s.subarray(0,i)}}function m(e){return/^(not +)?\.\./i.test(e)?"has no start: a range is written 1..5":/^!/.test(
e)?"is not a page: leave out pages with not, such as not 2":(0,w.NL)(e.replace(/^not +/i,""))??"is not a page such as 3 or -1, a range such as 2..5 or 2.., odd,\
 even, all, or one of these after not"}}),45657:((U,A,c)=>{c.d(A,{Kf:()=>P,RZ:()=>O,YG:()=>d,vH:()=>w});function O(_,x){for(const y of x)_.push(y)}function w(_,x,y){
const m=_.get(x);m?m.push(y):_.set(x,[y])}const P=_=>{let x=-1/0;for(const y of _)x=Math.max(x,y);return x},d=_=>{let x=1/0;for(const y of _)x=Math.min(x,y);return x}}),
78905:((U,A,c)=>{c.r(A),c.d(A,{find_text:()=>m});var O=c(92356),w=c(29082),P=c(22154),d=c(66403),_=c(9312),x=c(49568);const y=5e6,m=async(e,n,s)=>{const{search:i,
search_mode:g,pages:T,maximum_matches:C,open_password:L}=n,I=await(0,_.Gv)("search",i,g,s),r=await(0,O.E)(e.bytes,s,{password:L}),u=r.pages.count,a=(0,w.k1)(T,u),
f=new P.z(r,a.length),t=[];let l=y,o=!1;for(const p of a){const v=await(0,x.Ao)(await f.page(p),I,C-t.length,s.pace);o||=v.truncated;for(const{text:b,groups:D,box:S,
boxes:R}of v.matches)l-=b.length+Object.values(D).reduce((B,W)=>B+W.length,0),l>=0&&t.push({page:p,text:b,groups:D,box:(0,d.a)(S),boxes:R.map(d.a)});if(o||=l<0,
o&&(l<0||t.length===C))break}const E=[...new Set(t.map(({page:p})=>p))],M={found:t.length>0,count:t.length,truncated:o,pages:E,matches:t},h=[...f.notes,...M.found?
[]:(0,_.$0)("search",i,g)];return{documents:[{...e,pageCount:u}],data:M,notes:h,facts:{textlessPages:f.textlessPages}}}}),66403:((U,A,c)=>{c.d(A,{a:()=>P});const O=100,
w=d=>Math.round(d*O)/O,P=d=>d?{x:w(d.x),y:w(d.y),width:w(d.width),height:w(d.height)}:null}),9312:((U,A,c)=>{c.d(A,{$0:()=>x,Gv:()=>P,MM:()=>_});var O=c(779),w=c(
42973);const P=(m,e,n,{pace:s,limits:i})=>(0,O.patternOf)(m,e,n,s,y(m,i)),d={slashes:"has slashes around it that count as characters: leave them out, and begin \
with (?i) in place of the flag i","regex-as-words":"looks like a regular expression and was read as words: set search_mode to regex, and leave out slashes aroun\
d it"};function _(m,e){const n=(0,O.G)(m,e);return n&&d[n]}function x(m,e,n){const s=_(e,n);return s===void 0?[]:[{code:"search_mode_unlikely",message:`Nothing \
was found for ${m}, which ${s}.`,mentions:[m,"search_mode"]}]}function y(m,{searching:e}){let n=e;return s=>{if(n-=s,n<0)throw(0,w.F)("searching",`The search ta\
kes more than ${e} steps, which are characters times the size of the expression`,"Make the expression shorter or more exact, or search fewer pages",m)}}}),49568:((U,A,c)=>{
c.d(A,{Ao:()=>_,IQ:()=>x,m6:()=>y});var O=c(27077);const w=1e3,P=1e6,d=1e3;async function _(r,u,a,f){const t=Math.max(a,w),l=await m(r.flow,u,t,f),o=await e(r,u,
t,f),E=await i(l.found,o.found,r,f);return{matches:E.slice(0,a).map(I),truncated:l.truncated||o.truncated||E.length>a}}async function x(r,u,a,f){const t=await m(
r.flow,u,a,f),l=await e(r,u,a,f);return{all:[...t.found,...l.found],counted:await i(t.found,l.found,r,f),truncated:t.truncated||l.truncated}}async function y(r,u,a){
const f=await m(r.flow,u,1,a);if(f.found.length>0)return{isFound:!0,truncated:!0};const t=await e(r,u,1,a);return{isFound:t.found.length>0,truncated:f.truncated||
t.truncated}}async function m(r,u,a,f){const{matches:t,truncated:l}=await u.search(r.text,a,f);return{found:t.map(o=>({...o,flow:r})),truncated:l}}async function e(r,u,a,f){
const{flow:t,lines:l}=await(0,O.k6)(r.visualText(),f),{text:o}=t,E=[];let M=o.length>P;for(const h of l){if(h.end>P||E.length>=a){M=!0;break}const p=f.step(d);p&&
await p;const{matches:v,truncated:b}=await u.search(o.slice(h.start,h.end),a-E.length,f);M||=b;for(const{start:D,end:S,groups:R}of v)E.push({start:h.start+D,end:h.
start+S,groups:R,flow:t})}return{found:E,truncated:M}}const[n,s]=[500,30];async function i(r,u,a,f){if(u.length===0)return r;const t=T(a),l=new Set,o=[];for(const h of u){
const p=f.step((h.end-h.start)*s+n);p&&await p;const v=C(h,t),b=new Set;for(const{from:B,to:W}of v)for(let $=L(r,B);$<r.length&&r[$].start<W;$++)b.add($);const[
D]=b,S=b.size===1?r[D]:void 0;if(S&&v.every(({from:B,to:W})=>S.start<=B&&W<=S.end))continue;for(const B of b)l.add(B);const R=v.reduce((B,W)=>Math.min(B,W.from),
1/0);o.push({match:h,from:R})}const E=r.flatMap((h,p)=>l.has(p)?[]:[{match:h,from:h.start}]);return(await(0,O.k6)((0,O.p9)([...E,...o],(h,p)=>h.from-p.from),f)).
map(({match:h})=>h)}const g=-1;function T({flow:r,found:{edges:u}}){const a=new Int32Array(u.count).fill(g);for(const{first:f,position:t,count:l}of r.letters(0,
r.text.length))for(let o=0;o<l;o++)a[f+o]=t+o;return a}function C({flow:r,start:u,end:a},f){const t=[];for(const{first:l,count:o}of r.letters(u,a))for(let E=l;E<
l+o;E++){const M=f[E];if(M===g)continue;const h=t.at(-1);h?.to===M?h.to++:t.push({from:M,to:M+1})}return t}function L(r,u){let a=0;for(let f=r.length;a<f;){const t=a+
f>>1;r[t].end<=u?a=t+1:f=t}return a}const I=({flow:r,start:u,end:a,groups:f})=>({text:r.text.slice(u,a),groups:f,box:r.box(u,a),boxes:r.lineBoxes(u,a)})}),70549:((U,A,c)=>{
c.d(A,{n:()=>O});function O(w){const P=new WeakMap;return d=>{if(d.hasChanges)return w(d);const _=P.get(d);if(_)return _.answer;const x=w(d);return P.set(d,{answer:x}),
x}}}),9819:((U,A,c)=>{c.d(A,{J7:()=>P,Kd:()=>x,Wo:()=>y,_i:()=>_,b9:()=>d});var O=c(42973),w=c(45599);class P{document;gone=new Set;chased=new Set;constructor(e){
this.document=e}remove(e){const{catalog:n,catalogNumber:s,pages:i}=this.document,g=n.get("Pages");e===s||(0,w.i9)(g)&&e===g.number||i.holds(e)||(this.gone.add(e),
this.document.remove(e))}chase(e){this.chased.add(e)}removed(){return this.gone}takeChased(){const e=this.chased;return this.chased=new Set,e}isGone(e){return(0,w.
i9)(e)&&this.gone.has(e.number)}}class d{most;left;constructor(e){this.most=this.left=e.job.limits.nodes}spend=e=>{if(this.left-=e,this.left<0)throw(0,O.F)("nod\
es",`The document has more than ${this.most} fields, bookmarks, names and structure elements`,"Remove bookmarks or tags with another program first")}}class _{seen;beyond=new Set;allowance;constructor(e,n=new d(
e)){this.allowance=n,this.seen=new Uint8Array((e.size>>3)+1)}first(e){if(this.allowance.spend(1),!(0,w.i9)(e))return!0;const{number:n}=e,s=n>>3;if(s>=this.seen.
length)return this.beyond.size<this.beyond.add(n).size;const i=1<<(n&7),g=(this.seen[s]&i)===0;return this.seen[s]|=i,g}}function x(m,e){return(0,w.i9)(m)?m.number:
e}function y(m,e){const n=m.catalog.get(e),s=m.dict(n);return s&&{dict:s,holder:x(n,m.catalogNumber)}}}),779:((U,A,c)=>{c.d(A,{patternOf:()=>f,G:()=>u,y:()=>x});
var O=c(58552),w=c(98472),P=c(34378);const d=new RegExp("([\\x21-\\x7e]{1,1000})(?!\\p{M})|(\\s+)|(?:[\\u1100-\\u11ff]{1,1000}|\\P{M})\\p{M}{0,30}|\\p{M}{1,30}",
"gu"),_=(t,l)=>x([t],l);async function x(t,l){const o=new Set;for(const M of t)o.add((await s(M,l)).text.trim());o.delete("");const E=[...o].map(M=>M.match(/[\x21-\x7e]+/g)??
[]);return{hasGroups:!1,search:async(M,h,p)=>{const v=p.step(M.length>>2);if(v&&await v,await y(M,E,p))return{matches:[],truncated:!1};const b=await s(M,p),D=[];
for(const S of o)if(!await n(S,b,D,h,p))return{matches:D,truncated:!0};return o.size>1&&D.sort((S,R)=>S.start-R.start||R.end-S.end),{matches:D,truncated:!1}}}}async function y(t,l,o){
if(t.length<m||e.test(t))return!1;const E=t.toLowerCase().replaceAll("ß","ss");for(const M of l){const h=o.step((E.length>>3)*M.length);if(h&&await h,M.every(p=>E.
includes(p)))return!1}return!0}const m=64,e=/[\u0100-\u1fff\u2070-\u209f]|[\u20d0-\uffff]/;async function n(t,{text:l,places:o},E,M,h){const p=h.step(l.length>>
3);p&&await p;for(let v=l.indexOf(t),b=0;v>=0;v=l.indexOf(t,b)){if(E.length===M)return!1;for(b=v+t.length;o[b]===o[b-1];)b++;E.push((0,w.z)(o[v],o[b]));const D=h.
step(t.length);D&&await D}return!0}async function s(t,l){if(!i.test(t))return T(t,l);const o=[];let E="";for(const{0:M,1:h,2:p,index:v}of t.matchAll(d)){const b=p===
void 0?h?.toLowerCase()??L(M):" ";for(let S=0;S<b.length;S++)o.push(h===void 0?v:v+S);E+=b;const D=l.step(M.length*10);D&&await D}return o.push(t.length),{text:E,
places:o}}const i=/[^\0-\x7f]/,g=65536;async function T(t,l){const o=new Uint32Array(t.length+1);let E="",M=0,h=!1;for(let p=0;p<t.length;p+=g){const v=t.slice(
p,p+g),b=l.step(v.length);b&&await b;const D=h;for(let R=0;R<v.length;R++){const B=C(v.charCodeAt(R));(!B||!h)&&(o[M++]=p+R),h=B}const S=v.toLowerCase().replace(
/\s+/g," ");E+=D&&S.startsWith(" ")?S.slice(1):S}return o[M]=t.length,{text:E,places:o}}const C=t=>t===32||t>=9&&t<=13,L=t=>(0,P.w)((0,P.w)(t).toUpperCase().toLowerCase()),
I=/^\/.+\/([dgimsuvy]*)$/s,r=/\\[bBdDsSwW.()[\]{}*+?|^$/-]|\(\?[a-zA-Z:<]|\.[*+]|\[[^\]]+\][*+?{]|[)\w]\{\d+(?:,\d*)?\}/;function u(t,l){const o=I.exec(t);return l===
"regex"?o?"slashes":void 0:r.test(t)||o&&o[1]!==""?"regex-as-words":void 0}const a=1e6;async function f(t,l,o,E,M){const h=o==="regex"?(await Promise.all([c.e(7398),
c.e(9974)]).then(c.bind(c,39974))).expressionOf(l,M):await _(l,E);if("problem"in h)throw(0,O.G6)([{field:t,message:h.problem}]);return{hasGroups:h.hasGroups,search:async(p,v,b)=>{
const D=await h.search(p.slice(0,a),v,b);return p.length>a?{...D,truncated:!0}:D}}}}),98472:((U,A,c)=>{c.d(A,{z:()=>O});const O=(w,P,d=[])=>({start:w,end:P,groups:Object.
fromEntries(d)})}),93604:((U,A,c)=>{c.d(A,{B:()=>O,M:()=>w});const O=(d,_)=>P(d,_,!1),w=(d,_)=>P(d,_,!0);function P(d,_,x){let[y,m]=[0,d.length];for(;y<m;){const e=y+
m>>1,n=d[e];n<_||x&&n===_?y=e+1:m=e}return y}})};
