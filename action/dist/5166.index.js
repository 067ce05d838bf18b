"use strict";exports.id=5166,exports.ids=[5166,779],exports.modules={66974:((C,P,u)=>{u.d(P,{D6:()=>_,F1:()=>x,NL:()=>e,P3:()=>w,br:()=>i,bs:()=>g});var M=u(98446);const w={
problem:"names page 0: pages count from 1, and -1 is the last page"};function x(r,c,p){const y=[],b=[];for(const[a,d]of r.split(",").entries()){const f=a+1;if(c!==
void 0&&d.trim()===""){b.push(`entry ${f} is empty: write ${c}, separated by single commas`);continue}const t=p(d,f);"problem"in t?b.push(i(f,d,t.problem)):y.push(
t.item)}return b.length>0?{problem:g(b)}:{items:y}}const i=(r,c,p)=>`entry ${r} ('${s(c.trim())}') ${p}`,_=({position:r,text:c},p,y)=>i(r,c,`names ${O(p)}, but \
the document has ${(0,M.y_)(y,"page")}`);function O(r){return Number.isSafeInteger(r)?`page ${r}`:"a page far beyond its end"}const I=5;function g(r){const c=r.
length-I;return[...r.slice(0,I),...c>0?[`and ${c} more such entries`]:[]].join("; ")}function e(r){const c=/^ *(\d{1,10}) *[-–]+ *(\d{0,10}) *$/.exec(r);return c?
`is not a range: write ${c[1]}..${c[2]}${c[2]===""?" for this page and all after it":""}`:/\bfirst\b/i.test(r)?"is not a page: the first page is written 1, and \
a range from it 1..5":/\b(last|end)\b/i.test(r)?"is not a page: the last page is written -1, and a range to it 2..":void 0}function s(r){const c=[...r].map(p=>/[\p{Cc}\p{Cs}\u2028\u2029]/u.
test(p)?"?":p);return(0,M.Bu)(c.join(""),40)}}),29082:((C,P,u)=>{u.d(P,{k1:()=>_,lY:()=>i,m7:()=>O});var M=u(58552),w=u(66974);const x=/^(not +)?(?:(odd|even|all)|(-?\d+)(?:(\.\.)(-?\d+)?)?)$/i,
i=e=>(0,w.F1)(e,"pages such as 1..3, -1, odd",(s,r)=>{const c=s.trim(),p=x.exec(c);if(!p)return{problem:g(c)};const[,y,b,a,d,f]=p,t={negated:y!==void 0,text:c,position:r};
if(b!==void 0)return{item:{...t,pages:b.toLowerCase()}};const n=Number(a),o=d===void 0?n:f===void 0?"end":Number(f);return n===0||o===0?w.P3:{item:{...t,pages:{
from:n,to:o}}}});function _(e,s,r="pages"){const c=d=>(0,M.G6)([{field:r,message:d}]),p=i(e);if("problem"in p)throw c(p.problem);const y=new I(s),b=new I(s),a=[];
for(const d of p.items){const f=d.negated?b:y;if(typeof d.pages=="string"){f.add(d.pages);continue}const{from:t,to:n}=d.pages,o=t<0?s+1+t:t,h=n==="end"?s:n<0?s+
1+n:n,m=(n==="end"?t<0?[[t,o]]:[]:[[t,o],[n,h]]).find(([,E])=>E<1||E>s);m&&a.push((0,w.D6)(d,m[0],s)),!(n==="end"&&o>s||a.length>0)&&f.range(Math.min(o,h),Math.
max(o,h))}if(a.length>0)throw c((0,w.bs)(a));return p.items.every(({negated:d})=>d)&&y.add("all"),y.without(b)}function O(e){const s=i(e);if("problem"in s||s.items.
length!==1)return;const{negated:r,pages:c}=s.items[0];if(r)return;if(c==="all")return{first:1};if(typeof c=="string"||c.from<1)return;const{from:p,to:y}=c;return y===
"end"?{first:p}:y===-1?{first:p}:y<1?void 0:{first:Math.min(p,y),last:Math.max(p,y)}}class I{pageCount;differences;odd=!1;even=!1;constructor(s){this.pageCount=
s,this.differences=new Int32Array(s+2)}add(s){s!=="even"&&(this.odd=!0),s!=="odd"&&(this.even=!0)}range(s,r){this.differences[s]++,this.differences[r+1]--}without(s){
const r=new Uint32Array(this.pageCount);let c=0,p=0,y=0;for(let b=1;b<=this.pageCount;b++){p+=this.differences[b],y+=s.differences[b];const a=b%2===1?"odd":"eve\
n";(p>0||this[a])&&!(y>0||s[a])&&(r[c++]=b)}return r.subarray(0,c)}}function g(e){return/^(not +)?\.\./i.test(e)?"has no start: a range is written 1..5":/^!/.test(
e)?"is not a page: leave out pages with not, such as not 2":(0,w.NL)(e.replace(/^not +/i,""))??"is not a page such as 3 or -1, a range such as 2..5 or 2.., odd,\
 even, all, or one of these after not"}}),45657:((C,P,u)=>{u.d(P,{Kf:()=>w,RZ:()=>M,YG:()=>x});function M(i,_){for(const O of _)i.push(O)}const w=i=>{let _=-1/0;
for(const O of i)_=Math.max(_,O);return _},x=i=>{let _=1/0;for(const O of i)_=Math.min(_,O);return _}}),78905:((C,P,u)=>{u.r(P),u.d(P,{find_text:()=>g});var M=u(
12237),w=u(29082),x=u(22154),i=u(66403),_=u(9312),O=u(49568);const I=5e6,g=async(e,s,r)=>{const{search:c,search_mode:p,pages:y,maximum_matches:b,open_password:a}=s,
d=await(0,_.Gv)("search",c,p,r),f=await(0,M.E)(e.bytes,r,{password:a}),t=f.pages.count,n=(0,w.k1)(y,t),o=new x.z(f,n.length),h=[];let l=I,m=!1;for(const v of n){
const D=await(0,O.Ao)(await o.page(v),d,b-h.length,r.pace);m||=D.truncated;for(const{text:S,groups:L,box:R,boxes:U}of D.matches)l-=S.length+Object.values(L).reduce(
($,W)=>$+W.length,0),l>=0&&h.push({page:v,text:S,groups:L,box:(0,i.a)(R),boxes:U.map(i.a)});if(m||=l<0,m&&(l<0||h.length===b))break}const E=[...new Set(h.map(({
page:v})=>v))],T={found:h.length>0,count:h.length,truncated:m,pages:E,matches:h},A=[...o.notes,...T.found?[]:(0,_.$0)("search",c,p)];return{documents:[{...e,pageCount:t}],
data:T,notes:A,facts:{textlessPages:o.textlessPages}}}}),66403:((C,P,u)=>{u.d(P,{a:()=>x});const M=100,w=i=>Math.round(i*M)/M,x=i=>i?{x:w(i.x),y:w(i.y),width:w(
i.width),height:w(i.height)}:null}),9312:((C,P,u)=>{u.d(P,{$0:()=>O,Gv:()=>x,MM:()=>_});var M=u(779),w=u(42973);const x=(g,e,s,{pace:r,limits:c})=>(0,M.patternOf)(
g,e,s,r,I(g,c)),i={slashes:"has slashes around it that count as characters: leave them out, and begin with (?i) in place of the flag i","regex-as-words":"looks \
like a regular expression and was read as words: set search_mode to regex, and leave out slashes around it"};function _(g,e){const s=(0,M.G)(g,e);return s&&i[s]}
function O(g,e,s){const r=_(e,s);return r===void 0?[]:[{code:"search_mode_unlikely",message:`Nothing was found for ${g}, which ${r}.`,mentions:[g,"search_mode"]}]}
function I(g,{searching:e}){let s=e;return r=>{if(s-=r,s<0)throw(0,w.F)("searching",`The search takes more than ${e} steps, which are characters times the size \
of the expression`,"Make the expression shorter or more exact, or search fewer pages",g)}}}),49568:((C,P,u)=>{u.d(P,{Ao:()=>_,IQ:()=>O,m6:()=>I});var M=u(27077);
const w=1e3,x=1e6,i=1e3;async function _(a,d,f,t){const n=Math.max(f,w),o=await g(a.flow,d,n,t),h=await e(a,d,n,t),l=s(o.found,h.found,a);return{matches:l.slice(
0,f).map(b),truncated:o.truncated||h.truncated||l.length>f}}async function O(a,d,f,t){const n=await g(a.flow,d,f,t),o=await e(a,d,f,t);return{all:[...n.found,...o.
found],counted:s(n.found,o.found,a),truncated:n.truncated||o.truncated}}async function I(a,d,f){const t=await g(a.flow,d,1,f);if(t.found.length>0)return{isFound:!0,
truncated:!0};const n=await e(a,d,1,f);return{isFound:n.found.length>0,truncated:t.truncated||n.truncated}}async function g(a,d,f,t){const{matches:n,truncated:o}=await d.
search(a.text,f,t);return{found:n.map(h=>({...h,flow:a})),truncated:o}}async function e(a,d,f,t){const{flow:n,lines:o}=await(0,M.k6)(a.visualText(),t),{text:h}=n,
l=[];let m=h.length>x;for(const E of o){if(E.end>x||l.length>=f){m=!0;break}const T=t.step(i);T&&await T;const{matches:A,truncated:v}=await d.search(h.slice(E.start,
E.end),f-l.length,t);m||=v;for(const{start:D,end:S,groups:L}of A)l.push({start:E.start+D,end:E.start+S,groups:L,flow:n})}return{found:l,truncated:m}}function s(a,d,f){
if(d.length===0)return[...a];const t=c(f),n=new Set,o=[];for(const l of d){const m=p(l,t),E=new Set;for(const{from:D,to:S}of m)for(let L=y(a,D);L<a.length&&a[L].
start<S;L++)E.add(L);const[T]=E,A=E.size===1?a[T]:void 0;if(A&&m.every(({from:D,to:S})=>A.start<=D&&S<=A.end))continue;for(const D of E)n.add(D);const v=m.reduce(
(D,S)=>Math.min(D,S.from),1/0);o.push({match:l,from:v})}return[...a.flatMap((l,m)=>n.has(m)?[]:[{match:l,from:l.start}]),...o].sort((l,m)=>l.from-m.from).map(({
match:l})=>l)}const r=-1;function c({flow:a,found:{edges:d}}){const f=new Int32Array(d.count).fill(r);for(const{first:t,position:n,count:o}of a.letters(0,a.text.
length))for(let h=0;h<o;h++)f[t+h]=n+h;return f}function p({flow:a,start:d,end:f},t){const n=[];for(const{first:o,count:h}of a.letters(d,f))for(let l=o;l<o+h;l++){
const m=t[l];if(m===r)continue;const E=n.at(-1);E?.to===m?E.to++:n.push({from:m,to:m+1})}return n}function y(a,d){let f=0;for(let t=a.length;f<t;){const n=f+t>>
1;a[n].end<=d?f=n+1:t=n}return f}const b=({flow:a,start:d,end:f,groups:t})=>({text:a.text.slice(d,f),groups:t,box:a.box(d,f),boxes:a.lineBoxes(d,f)})}),70549:((C,P,u)=>{
u.d(P,{n:()=>M});function M(w){const x=new WeakMap;return i=>{if(i.hasChanges)return w(i);const _=x.get(i);if(_)return _.answer;const O=w(i);return x.set(i,{answer:O}),
O}}}),9819:((C,P,u)=>{u.d(P,{J7:()=>x,Kd:()=>O,Wo:()=>I,_i:()=>_,b9:()=>i});var M=u(42973),w=u(45599);class x{document;gone=new Set;chased=new Set;constructor(e){
this.document=e}remove(e){const{catalog:s,catalogNumber:r,pages:c}=this.document,p=s.get("Pages");e===r||(0,w.i9)(p)&&e===p.number||c.holds(e)||(this.gone.add(e),
this.document.remove(e))}chase(e){this.chased.add(e)}removed(){return this.gone}takeChased(){const e=this.chased;return this.chased=new Set,e}isGone(e){return(0,w.
i9)(e)&&this.gone.has(e.number)}}class i{most;left;constructor(e){this.most=this.left=e.job.limits.nodes}spend=e=>{if(this.left-=e,this.left<0)throw(0,M.F)("nod\
es",`The document has more than ${this.most} fields, bookmarks, names and structure elements`,"Remove bookmarks or tags with another program first")}}class _{seen;beyond=new Set;allowance;constructor(e,s=new i(
e)){this.allowance=s,this.seen=new Uint8Array((e.size>>3)+1)}first(e){if(this.allowance.spend(1),!(0,w.i9)(e))return!0;const{number:s}=e,r=s>>3;if(r>=this.seen.
length)return this.beyond.size<this.beyond.add(s).size;const c=1<<(s&7),p=(this.seen[r]&c)===0;return this.seen[r]|=c,p}}function O(g,e){return(0,w.i9)(g)?g.number:
e}function I(g,e){const s=g.catalog.get(e),r=g.dict(s);return r&&{dict:r,holder:O(s,g.catalogNumber)}}}),779:((C,P,u)=>{u.d(P,{patternOf:()=>f,G:()=>a,y:()=>O});
var M=u(58552),w=u(98472),x=u(34378);const i=new RegExp("([\\x21-\\x7e]{1,1000})(?!\\p{M})|(\\s+)|(?:[\\u1100-\\u11ff]{1,1000}|\\P{M})\\p{M}{0,30}|\\p{M}{1,30}",
"gu"),_=(t,n)=>O([t],n);async function O(t,n){const o=new Set;for(const l of t)o.add((await c(l,n)).text.trim());o.delete("");const h=[...o].map(l=>I(l.match(/[\x21-\x7e]+/g)??
[""]));return{hasGroups:!1,search:async(l,m,E)=>{const T=E.step(l.length>>2);if(T&&await T,g(l,h))return{matches:[],truncated:!1};const A=await c(l,E),v=[];for(const D of o)
if(!await r(D,A,v,m,E))return{matches:v,truncated:!0};return o.size>1&&v.sort((D,S)=>D.start-S.start||S.end-D.end),{matches:v,truncated:!1}}}}const I=t=>t.reduce(
(n,o)=>o.length>n.length?o:n);function g(t,n){if(t.length<e||s.test(t))return!1;const o=t.toLowerCase().replaceAll("ß","ss");return!n.some(h=>o.includes(h))}const e=64,
s=/[\u0100-\uffff]/;async function r(t,{text:n,places:o},h,l,m){const E=m.step(n.length>>3);E&&await E;for(let T=n.indexOf(t),A=0;T>=0;T=n.indexOf(t,A)){if(h.length===
l)return!1;for(A=T+t.length;o[A]===o[A-1];)A++;h.push((0,w.z)(o[T],o[A]));const v=m.step(t.length);v&&await v}return!0}async function c(t,n){const o=[];let h="";
for(const{0:l,1:m,2:E,index:T}of t.matchAll(i)){const A=E===void 0?m?.toLowerCase()??p(l):" ";for(let D=0;D<A.length;D++)o.push(m===void 0?T:T+D);h+=A;const v=n.
step(l.length*10);v&&await v}return o.push(t.length),{text:h,places:o}}const p=t=>(0,x.w)((0,x.w)(t).toUpperCase().toLowerCase()),y=/^\/.+\/([dgimsuvy]*)$/s,b=/\\[bBdDsSwW.()[\]{}*+?|^$/-]|\(\?[a-zA-Z:<]|\.[*+]|\[[^\]]+\][*+?{]|[)\w]\{\d+(?:,\d*)?\}/;
function a(t,n){const o=y.exec(t);return n==="regex"?o?"slashes":void 0:b.test(t)||o&&o[1]!==""?"regex-as-words":void 0}const d=1e6;async function f(t,n,o,h,l){
const m=o==="regex"?(await Promise.all([u.e(7398),u.e(9974)]).then(u.bind(u,39974))).expressionOf(n,l):await _(n,h);if("problem"in m)throw(0,M.G6)([{field:t,message:m.
problem}]);return{hasGroups:m.hasGroups,search:async(E,T,A)=>{const v=await m.search(E.slice(0,d),T,A);return E.length>d?{...v,truncated:!0}:v}}}}),98472:((C,P,u)=>{
u.d(P,{z:()=>M});const M=(w,x,i=[])=>({start:w,end:x,groups:Object.fromEntries(i)})}),93604:((C,P,u)=>{u.d(P,{B:()=>M,M:()=>w});const M=(i,_)=>x(i,_,!1),w=(i,_)=>x(
i,_,!0);function x(i,_,O){let[I,g]=[0,i.length];for(;I<g;){const e=I+g>>1,s=i[e];s<_||O&&s===_?I=e+1:g=e}return I}})};
