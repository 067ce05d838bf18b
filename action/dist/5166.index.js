"use strict";exports.id=5166,exports.ids=[5166],exports.modules={66974:((O,E,a)=>{a.d(E,{D6:()=>c,F1:()=>h,NL:()=>e,P3:()=>d,br:()=>s,bs:()=>u});var l=a(98446);const d={problem:"\
names page 0: pages count from 1, and -1 is the last page"};function h(n,o,r){const f=[],i=[];for(const[v,g]of n.split(",").entries()){const w=v+1;if(o!==void 0&&
g.trim()===""){i.push(`entry ${w} is empty: write ${o}, separated by single commas`);continue}const p=r(g,w);"problem"in p?i.push(s(w,g,p.problem)):f.push(p.item)}
return i.length>0?{problem:u(i)}:{items:f}}const s=(n,o,r)=>`entry ${n} ('${t(o.trim())}') ${r}`,c=({position:n,text:o},r,f)=>s(n,o,`names ${m(r)}, but the docu\
ment has ${(0,l.y_)(f,"page")}`);function m(n){return Number.isSafeInteger(n)?`page ${n}`:"a page far beyond its end"}const P=5;function u(n){const o=n.length-P;
return[...n.slice(0,P),...o>0?[`and ${o} more such entries`]:[]].join("; ")}function e(n){const o=/^ *(\d{1,10}) *[-–]+ *(\d{0,10}) *$/.exec(n);return o?`is n\
ot a range: write ${o[1]}..${o[2]}${o[2]===""?" for this page and all after it":""}`:/\bfirst\b/i.test(n)?"is not a page: the first page is written 1, and a ran\
ge from it 1..5":/\b(last|end)\b/i.test(n)?"is not a page: the last page is written -1, and a range to it 2..":void 0}function t(n){const o=[...n].map(r=>/[\p{Cc}\p{Cs}\u2028\u2029]/u.
test(r)?"?":r);return(0,l.Bu)(o.join(""),40)}}),29082:((O,E,a)=>{a.d(E,{k1:()=>c,lY:()=>s,m7:()=>m});var l=a(58552),d=a(66974);const h=/^(not +)?(?:(odd|even|all)|(-?\d+)(?:(\.\.)(-?\d+)?)?)$/i,
s=e=>(0,d.F1)(e,"pages such as 1..3, -1, odd",(t,n)=>{const o=t.trim(),r=h.exec(o);if(!r)return{problem:u(o)};const[,f,i,v,g,w]=r,p={negated:f!==void 0,text:o,position:n};
if(i!==void 0)return{item:{...p,pages:i.toLowerCase()}};const _=Number(v),x=g===void 0?_:w===void 0?"end":Number(w);return _===0||x===0?d.P3:{item:{...p,pages:{
from:_,to:x}}}});function c(e,t,n="pages"){const o=g=>(0,l.G6)([{field:n,message:g}]),r=s(e);if("problem"in r)throw o(r.problem);const f=new P(t),i=new P(t),v=[];
for(const g of r.items){const w=g.negated?i:f;if(typeof g.pages=="string"){w.add(g.pages);continue}const{from:p,to:_}=g.pages,x=p<0?t+1+p:p,M=_==="end"?t:_<0?t+
1+_:_,y=(_==="end"?p<0?[[p,x]]:[]:[[p,x],[_,M]]).find(([,D])=>D<1||D>t);y&&v.push((0,d.D6)(g,y[0],t)),!(_==="end"&&x>t||v.length>0)&&w.range(Math.min(x,M),Math.
max(x,M))}if(v.length>0)throw o((0,d.bs)(v));return r.items.every(({negated:g})=>g)&&f.add("all"),f.without(i)}function m(e){const t=s(e);if("problem"in t||t.items.
length!==1)return;const{negated:n,pages:o}=t.items[0];if(n)return;if(o==="all")return{first:1};if(typeof o=="string"||o.from<1)return;const{from:r,to:f}=o;return f===
"end"?{first:r}:f===-1?{first:r}:f<1?void 0:{first:Math.min(r,f),last:Math.max(r,f)}}class P{pageCount;differences;odd=!1;even=!1;constructor(t){this.pageCount=
t,this.differences=new Int32Array(t+2)}add(t){t!=="even"&&(this.odd=!0),t!=="odd"&&(this.even=!0)}range(t,n){this.differences[t]++,this.differences[n+1]--}without(t){
const n=new Uint32Array(this.pageCount);let o=0,r=0,f=0;for(let i=1;i<=this.pageCount;i++){r+=this.differences[i],f+=t.differences[i];const v=i%2===1?"odd":"eve\
n";(r>0||this[v])&&!(f>0||t[v])&&(n[o++]=i)}return n.subarray(0,o)}}function u(e){return/^(not +)?\.\./i.test(e)?"has no start: a range is written 1..5":/^!/.test(
e)?"is not a page: leave out pages with not, such as not 2":(0,d.NL)(e.replace(/^not +/i,""))??"is not a page such as 3 or -1, a range such as 2..5 or 2.., odd,\
 even, all, or one of these after not"}}),45657:((O,E,a)=>{a.d(E,{Kf:()=>d,RZ:()=>l,YG:()=>h});function l(s,c){for(const m of c)s.push(m)}const d=s=>{let c=-1/0;
for(const m of s)c=Math.max(c,m);return c},h=s=>{let c=1/0;for(const m of s)c=Math.min(c,m);return c}}),78905:((O,E,a)=>{a.r(E),a.d(E,{find_text:()=>P});var l=a(
12237),d=a(29082),h=a(65773),s=a(66403),c=a(9312);const m=5e6,P=async(e,t,n)=>{const{search:o,search_mode:r,pages:f,maximum_matches:i,open_password:v}=t,g=await(0,c.
Gv)("search",o,r,n),w=await(0,l.E)(e.bytes,n,{password:v}),p=w.pages.count,_=(0,d.k1)(f,p),x=new h.z(w,_.length),M=[];let b=m,y=!1;for(const I of _){const{flow:A}=await x.
page(I),T=await g.search(A.text,i-M.length,n.pace);y||=T.truncated;for(const{start:S,end:$,groups:R}of T.matches){const L=A.text.slice(S,$);b-=L.length+Object.values(
R).reduce((B,W)=>B+W.length,0),b>=0&&M.push({page:I,text:L,groups:R,...u(A,S,$)})}if(y||=b<0,y&&(b<0||M.length===i))break}const D=[...new Set(M.map(({page:I})=>I))],
C={found:M.length>0,count:M.length,truncated:y,pages:D,matches:M},U=[...x.notes,...C.found?[]:(0,c.$0)("search",o,r)];return{documents:[{...e,pageCount:p}],data:C,
notes:U,facts:{textlessPages:x.textlessPages}}},u=(e,t,n)=>({box:(0,s.a)(e.box(t,n)),boxes:e.lineBoxes(t,n).map(s.a)})}),66403:((O,E,a)=>{a.d(E,{a:()=>h});const l=100,
d=s=>Math.round(s*l)/l,h=s=>s?{x:d(s.x),y:d(s.y),width:d(s.width),height:d(s.height)}:null}),9312:((O,E,a)=>{a.d(E,{$0:()=>m,Gv:()=>h,MM:()=>c});var l=a(779),d=a(
42973);const h=(u,e,t,{pace:n,limits:o})=>(0,l.I)(u,e,t,n,P(u,o)),s={slashes:"has slashes around it that count as characters: leave them out, and begin with (?i\
) in place of the flag i","regex-as-words":"looks like a regular expression and was read as words: set search_mode to regex, and leave out slashes around it"};function c(u,e){
const t=(0,l.G)(u,e);return t&&s[t]}function m(u,e,t){const n=c(e,t);return n===void 0?[]:[{code:"search_mode_unlikely",message:`Nothing was found for ${u}, whi\
ch ${n}.`,mentions:[u,"search_mode"]}]}function P(u,{searching:e}){let t=e;return n=>{if(t-=n,t<0)throw(0,d.F)("searching",`The search takes more than ${e} step\
s, which are characters times the size of the expression`,"Make the expression shorter or more exact, or search fewer pages",u)}}}),70549:((O,E,a)=>{a.d(E,{n:()=>l});
function l(d){const h=new WeakMap;return s=>{if(s.hasChanges)return d(s);const c=h.get(s);if(c)return c.answer;const m=d(s);return h.set(s,{answer:m}),m}}}),9819:((O,E,a)=>{
a.d(E,{J7:()=>h,Kd:()=>m,Wo:()=>P,_i:()=>c,b9:()=>s});var l=a(42973),d=a(45599);class h{document;gone=new Set;chased=new Set;constructor(e){this.document=e}remove(e){
const{catalog:t,catalogNumber:n,pages:o}=this.document,r=t.get("Pages");e===n||(0,d.i9)(r)&&e===r.number||o.holds(e)||(this.gone.add(e),this.document.remove(e))}chase(e){
this.chased.add(e)}removed(){return this.gone}takeChased(){const e=this.chased;return this.chased=new Set,e}isGone(e){return(0,d.i9)(e)&&this.gone.has(e.number)}}
class s{most;left;constructor(e){this.most=this.left=e.job.limits.nodes}spend=e=>{if(this.left-=e,this.left<0)throw(0,l.F)("nodes",`The document has more than ${this.
most} fields, bookmarks, names and structure elements`,"Remove bookmarks or tags with another program first")}}class c{seen;beyond=new Set;allowance;constructor(e,t=new s(
e)){this.allowance=t,this.seen=new Uint8Array((e.size>>3)+1)}first(e){if(this.allowance.spend(1),!(0,d.i9)(e))return!0;const{number:t}=e,n=t>>3;if(n>=this.seen.
length)return this.beyond.size<this.beyond.add(t).size;const o=1<<(t&7),r=(this.seen[n]&o)===0;return this.seen[n]|=o,r}}function m(u,e){return(0,d.i9)(u)?u.number:
e}function P(u,e){const t=u.catalog.get(e),n=u.dict(t);return n&&{dict:n,holder:m(t,u.catalogNumber)}}}),779:((O,E,a)=>{a.d(E,{I:()=>o,G:()=>t});var l=a(58552),
d=a(98472),h=a(34378);const s=new RegExp("([\\x21-\\x7e]{1,1000})(?!\\p{M})|(\\s+)|(?:[\\u1100-\\u11ff]{1,1000}|\\P{M})\\p{M}{0,30}|\\p{M}{1,30}","gu");async function c(r,f){
const i=(await m(r,f)).text.trim();return{hasGroups:!1,search:async(v,g,w)=>{const{text:p,places:_}=await m(v,w),x=[];for(let M=p.indexOf(i),b=0;M>=0;M=p.indexOf(
i,b)){if(x.length===g)return{matches:x,truncated:!0};for(b=M+i.length;_[b]===_[b-1];)b++;x.push((0,d.z)(_[M],_[b]));const y=w.step(i.length);y&&await y}return{matches:x,
truncated:!1}}}}async function m(r,f){const i=[];let v="";for(const{0:g,1:w,2:p,index:_}of r.matchAll(s)){const x=p===void 0?w?.toLowerCase()??P(g):" ";for(let b=0;b<
x.length;b++)i.push(w===void 0?_:_+b);v+=x;const M=f.step(g.length*10);M&&await M}return i.push(r.length),{text:v,places:i}}const P=r=>(0,h.w)((0,h.w)(r).toUpperCase().
toLowerCase()),u=/^\/.+\/([dgimsuvy]*)$/s,e=/\\[bBdDsSwW.()[\]{}*+?|^$/-]|\(\?[a-zA-Z:<]|\.[*+]|\[[^\]]+\][*+?{]|[)\w]\{\d+(?:,\d*)?\}/;function t(r,f){const i=u.
exec(r);return f==="regex"?i?"slashes":void 0:e.test(r)||i&&i[1]!==""?"regex-as-words":void 0}const n=1e6;async function o(r,f,i,v,g){const w=i==="regex"?(await Promise.
all([a.e(7398),a.e(9974)]).then(a.bind(a,39974))).expressionOf(f,g):await c(f,v);if("problem"in w)throw(0,l.G6)([{field:r,message:w.problem}]);return{hasGroups:w.
hasGroups,search:async(p,_,x)=>{const M=await w.search(p.slice(0,n),_,x);return p.length>n?{...M,truncated:!0}:M}}}}),98472:((O,E,a)=>{a.d(E,{z:()=>l});const l=(d,h,s=[])=>({
start:d,end:h,groups:Object.fromEntries(s)})}),93604:((O,E,a)=>{a.d(E,{B:()=>l,M:()=>d});const l=(s,c)=>h(s,c,!1),d=(s,c)=>h(s,c,!0);function h(s,c,m){let[P,u]=[
0,s.length];for(;P<u;){const e=P+u>>1,t=s[e];t<c||m&&t===c?P=e+1:u=e}return P}})};
