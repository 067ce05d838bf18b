"use strict";exports.id=5766,exports.ids=[5766],exports.modules={66974:((D,y,c)=>{c.d(y,{D6:()=>m,F1:()=>x,NL:()=>t,P3:()=>_,br:()=>i,bs:()=>o});var b=c(98446);const _={problem:"\
names page 0: pages count from 1, and -1 is the last page"};function x(n,a,f){const E=[],s=[];for(const[h,r]of n.split(",").entries()){const d=h+1;if(a!==void 0&&
r.trim()===""){s.push(`entry ${d} is empty: write ${a}, separated by single commas`);continue}const u=f(r,d);"problem"in u?s.push(i(d,r,u.problem)):E.push(u.item)}
return s.length>0?{problem:o(s)}:{items:E}}const i=(n,a,f)=>`entry ${n} ('${e(a.trim())}') ${f}`,m=({position:n,text:a},f,E)=>i(n,a,`names ${M(f)}, but the docu\
ment has ${(0,b.y_)(E,"page")}`);function M(n){return Number.isSafeInteger(n)?`page ${n}`:"a page far beyond its end"}const O=5;function o(n){const a=n.length-O;
return[...n.slice(0,O),...a>0?[`and ${a} more such entries`]:[]].join("; ")}function t(n){const a=/^ *(\d{1,10}) *[-–]+ *(\d{0,10}) *$/.exec(n);return a?`is n\
ot a range: write ${a[1]}..${a[2]}${a[2]===""?" for this page and all after it":""}`:/\bfirst\b/i.test(n)?"is not a page: the first page is written 1, and a ran\
ge from it 1..5":/\b(last|end)\b/i.test(n)?"is not a page: the last page is written -1, and a range to it 2..":void 0}function e(n){const a=[...n].map(f=>/[\p{Cc}\p{Cs}\u2028\u2029]/u.
test(f)?"?":f);return(0,b.Bu)(a.join(""),40)}}),29082:((D,y,c)=>{c.d(y,{k1:()=>m,lY:()=>i,m7:()=>M});var b=c(58552),_=c(66974);const x=/^(not +)?(?:(odd|even|all)|(-?\d+)(?:(\.\.)(-?\d+)?)?)$/i,
i=t=>(0,_.F1)(t,"pages such as 1..3, -1, odd",(e,n)=>{const a=e.trim(),f=x.exec(a);if(!f)return{problem:o(a)};const[,E,s,h,r,d]=f,u={negated:E!==void 0,text:a,position:n};
if(s!==void 0)return{item:{...u,pages:s.toLowerCase()}};const g=Number(h),p=r===void 0?g:d===void 0?"end":Number(d);return g===0||p===0?_.P3:{item:{...u,pages:{
from:g,to:p}}}});function m(t,e,n="pages"){const a=r=>(0,b.G6)([{field:n,message:r}]),f=i(t);if("problem"in f)throw a(f.problem);const E=new O(e),s=new O(e),h=[];
for(const r of f.items){const d=r.negated?s:E;if(typeof r.pages=="string"){d.add(r.pages);continue}const{from:u,to:g}=r.pages,p=u<0?e+1+u:u,l=g==="end"?e:g<0?e+
1+g:g,v=(g==="end"?u<0?[[u,p]]:[]:[[u,p],[g,l]]).find(([,A])=>A<1||A>e);v&&h.push((0,_.D6)(r,v[0],e)),!(g==="end"&&p>e||h.length>0)&&d.range(Math.min(p,l),Math.
max(p,l))}if(h.length>0)throw a((0,_.bs)(h));return f.items.every(({negated:r})=>r)&&E.add("all"),E.without(s)}function M(t){const e=i(t);if("problem"in e||e.items.
length!==1)return;const{negated:n,pages:a}=e.items[0];if(n)return;if(a==="all")return{first:1};if(typeof a=="string"||a.from<1)return;const{from:f,to:E}=a;return E===
"end"?{first:f}:E===-1?{first:f}:E<1?void 0:{first:Math.min(f,E),last:Math.max(f,E)}}class O{pageCount;differences;odd=!1;even=!1;constructor(e){this.pageCount=
e,this.differences=new Int32Array(e+2)}add(e){e!=="even"&&(this.odd=!0),e!=="odd"&&(this.even=!0)}range(e,n){this.differences[e]++,this.differences[n+1]--}without(e){
const n=new Uint32Array(this.pageCount);let a=0,f=0,E=0;for(let s=1;s<=this.pageCount;s++){f+=this.differences[s],E+=e.differences[s];const h=s%2===1?"odd":"eve\
n";(f>0||this[h])&&!(E>0||e[h])&&(n[a++]=s)}return n.subarray(0,a)}}function o(t){return/^(not +)?\.\./i.test(t)?"has no start: a range is written 1..5":/^!/.test(
t)?"is not a page: leave out pages with not, such as not 2":(0,_.NL)(t.replace(/^not +/i,""))??"is not a page such as 3 or -1, a range such as 2..5 or 2.., odd,\
 even, all, or one of these after not"}}),45657:((D,y,c)=>{c.d(y,{Kf:()=>_,RZ:()=>b,YG:()=>x});function b(i,m){for(const M of m)i.push(M)}const _=i=>{let m=-1/0;
for(const M of i)m=Math.max(m,M);return m},x=i=>{let m=1/0;for(const M of i)m=Math.min(m,M);return m}}),78905:((D,y,c)=>{c.r(y),c.d(y,{find_text:()=>o});var b=c(
12237),_=c(29082),x=c(65773),i=c(66403),m=c(9312),M=c(49568);const O=5e6,o=async(t,e,n)=>{const{search:a,search_mode:f,pages:E,maximum_matches:s,open_password:h}=e,
r=await(0,m.Gv)("search",a,f,n),d=await(0,b.E)(t.bytes,n,{password:h}),u=d.pages.count,g=(0,_.k1)(E,u),p=new x.z(d,g.length),l=[];let w=O,v=!1;for(const P of g){
const I=await(0,M.A)(await p.page(P),r,s-l.length,n.pace);v||=I.truncated;for(const{text:T,groups:R,box:L,boxes:U}of I.matches)w-=T.length+Object.values(R).reduce(
(B,$)=>B+$.length,0),w>=0&&l.push({page:P,text:T,groups:R,box:(0,i.a)(L),boxes:U.map(i.a)});if(v||=w<0,v&&(w<0||l.length===s))break}const A=[...new Set(l.map(({
page:P})=>P))],C={found:l.length>0,count:l.length,truncated:v,pages:A,matches:l},S=[...p.notes,...C.found?[]:(0,m.$0)("search",a,f)];return{documents:[{...t,pageCount:u}],
data:C,notes:S,facts:{textlessPages:p.textlessPages}}}}),66403:((D,y,c)=>{c.d(y,{a:()=>x});const b=100,_=i=>Math.round(i*b)/b,x=i=>i?{x:_(i.x),y:_(i.y),width:_(
i.width),height:_(i.height)}:null}),9312:((D,y,c)=>{c.d(y,{$0:()=>M,Gv:()=>x,MM:()=>m});var b=c(779),_=c(42973);const x=(o,t,e,{pace:n,limits:a})=>(0,b.I)(o,t,e,
n,O(o,a)),i={slashes:"has slashes around it that count as characters: leave them out, and begin with (?i) in place of the flag i","regex-as-words":"looks like a\
 regular expression and was read as words: set search_mode to regex, and leave out slashes around it"};function m(o,t){const e=(0,b.G)(o,t);return e&&i[e]}function M(o,t,e){
const n=m(t,e);return n===void 0?[]:[{code:"search_mode_unlikely",message:`Nothing was found for ${o}, which ${n}.`,mentions:[o,"search_mode"]}]}function O(o,{searching:t}){
let e=t;return n=>{if(e-=n,e<0)throw(0,_.F)("searching",`The search takes more than ${t} steps, which are characters times the size of the expression`,"Make the\
 expression shorter or more exact, or search fewer pages",o)}}}),49568:((D,y,c)=>{c.d(y,{A:()=>m,m:()=>M});var b=c(27077);const _=1e3,x=1e6,i=1e3;async function m(s,h,r,d){
const u=Math.max(r,_),g=await O(s.flow,h,u,d),p=await o(s,h,u,d),l=t(g.found,p.found,s);return{matches:l.slice(0,r).map(E),truncated:g.truncated||p.truncated||l.
length>r}}async function M(s,h,r){const d=await O(s.flow,h,1,r);if(d.found.length>0)return{isFound:!0,truncated:!0};const u=await o(s,h,1,r);return{isFound:u.found.
length>0,truncated:d.truncated||u.truncated}}async function O(s,h,r,d){const{matches:u,truncated:g}=await h.search(s.text,r,d);return{found:u.map(p=>({...p,flow:s})),
truncated:g}}async function o(s,h,r,d){const{flow:u,lines:g}=await(0,b.k6)(s.visualText(),d),{text:p}=u,l=[];let w=p.length>x;for(const v of g){if(v.end>x||l.length>=
r){w=!0;break}const A=d.step(i);A&&await A;const{matches:C,truncated:S}=await h.search(p.slice(v.start,v.end),r-l.length,d);w||=S;for(const{start:P,end:I,groups:T}of C)
l.push({start:v.start+P,end:v.start+I,groups:T,flow:u})}return{found:l,truncated:w}}function t(s,h,r){if(h.length===0)return[...s];const d=n(r),u=new Set,g=[];for(const l of h){
const w=a(l,d),v=new Set;for(const{from:P,to:I}of w)for(let T=f(s,P);T<s.length&&s[T].start<I;T++)v.add(T);const[A]=v,C=v.size===1?s[A]:void 0;if(C&&w.every(({from:P,
to:I})=>C.start<=P&&I<=C.end))continue;for(const P of v)u.add(P);const S=w.reduce((P,I)=>Math.min(P,I.from),1/0);g.push({match:l,from:S})}return[...s.flatMap((l,w)=>u.
has(w)?[]:[{match:l,from:l.start}]),...g].sort((l,w)=>l.from-w.from).map(({match:l})=>l)}const e=-1;function n({flow:s,found:{edges:h}}){const r=new Int32Array(
h.count).fill(e);for(const{first:d,position:u,count:g}of s.letters(0,s.text.length))for(let p=0;p<g;p++)r[d+p]=u+p;return r}function a({flow:s,start:h,end:r},d){
const u=[];for(const{first:g,count:p}of s.letters(h,r))for(let l=g;l<g+p;l++){const w=d[l];if(w===e)continue;const v=u.at(-1);v?.to===w?v.to++:u.push({from:w,to:w+
1})}return u}function f(s,h){let r=0;for(let d=s.length;r<d;){const u=r+d>>1;s[u].end<=h?r=u+1:d=u}return r}const E=({flow:s,start:h,end:r,groups:d})=>({text:s.
text.slice(h,r),groups:d,box:s.box(h,r),boxes:s.lineBoxes(h,r)})}),6057:((D,y,c)=>{c.d(y,{VO:()=>x,b0:()=>m,c_:()=>O,iw:()=>i,lQ:()=>M});var b=c(74135);const _=[
0,0,612,792],x=(o,t)=>m(o,o.pages.attribute(t,"MediaBox"))??_;function i(o,t){const{pages:e}=o,n=o.resolve(o.entry(e.number(t),"UserUnit"));return{box:(0,b.Mo)(
x(o,t),m(o,e.attribute(t,"CropBox"))),rotation:O(o.resolve(e.attribute(t,"Rotate"))),userUnit:typeof n=="number"&&n>0?n:1}}function m(o,t){const e=o.array(t)?.map(
a=>o.resolve(a));if(e?.length!==4||!e.every(a=>typeof a=="number"&&Number.isFinite(a)))return;const n=(0,b.ds)(e);return n[0]<n[2]&&n[1]<n[3]?n:void 0}function M(o,t){
const e=(o.array(t)??[]).map(n=>o.resolve(n));return e.length===6&&e.every(n=>typeof n=="number")?e:[1,0,0,1,0,0]}function O(o){const t=typeof o=="number"?(o%360+
360)%360:0;return t===90||t===180||t===270?t:0}}),70549:((D,y,c)=>{c.d(y,{n:()=>b});function b(_){const x=new WeakMap;return i=>{if(i.hasChanges)return _(i);const m=x.
get(i);if(m)return m.answer;const M=_(i);return x.set(i,{answer:M}),M}}}),9819:((D,y,c)=>{c.d(y,{J7:()=>x,Kd:()=>M,Wo:()=>O,_i:()=>m,b9:()=>i});var b=c(42973),_=c(
45599);class x{document;gone=new Set;chased=new Set;constructor(t){this.document=t}remove(t){const{catalog:e,catalogNumber:n,pages:a}=this.document,f=e.get("Pag\
es");t===n||(0,_.i9)(f)&&t===f.number||a.holds(t)||(this.gone.add(t),this.document.remove(t))}chase(t){this.chased.add(t)}removed(){return this.gone}takeChased(){
const t=this.chased;return this.chased=new Set,t}isGone(t){return(0,_.i9)(t)&&this.gone.has(t.number)}}class i{most;left;constructor(t){this.most=this.left=t.job.
limits.nodes}spend=t=>{if(this.left-=t,this.left<0)throw(0,b.F)("nodes",`The document has more than ${this.most} fields, bookmarks, names and structure elements`,
"Remove bookmarks or tags with another program first")}}class m{seen;beyond=new Set;allowance;constructor(t,e=new i(t)){this.allowance=e,this.seen=new Uint8Array(
(t.size>>3)+1)}first(t){if(this.allowance.spend(1),!(0,_.i9)(t))return!0;const{number:e}=t,n=e>>3;if(n>=this.seen.length)return this.beyond.size<this.beyond.add(
e).size;const a=1<<(e&7),f=(this.seen[n]&a)===0;return this.seen[n]|=a,f}}function M(o,t){return(0,_.i9)(o)?o.number:t}function O(o,t){const e=o.catalog.get(t),
n=o.dict(e);return n&&{dict:n,holder:M(e,o.catalogNumber)}}}),779:((D,y,c)=>{c.d(y,{I:()=>a,G:()=>e});var b=c(58552),_=c(98472),x=c(34378);const i=new RegExp("(\
[\\x21-\\x7e]{1,1000})(?!\\p{M})|(\\s+)|(?:[\\u1100-\\u11ff]{1,1000}|\\P{M})\\p{M}{0,30}|\\p{M}{1,30}","gu");async function m(f,E){const s=(await M(f,E)).text.trim();
return{hasGroups:!1,search:async(h,r,d)=>{const{text:u,places:g}=await M(h,d),p=[];for(let l=u.indexOf(s),w=0;l>=0;l=u.indexOf(s,w)){if(p.length===r)return{matches:p,
truncated:!0};for(w=l+s.length;g[w]===g[w-1];)w++;p.push((0,_.z)(g[l],g[w]));const v=d.step(s.length);v&&await v}return{matches:p,truncated:!1}}}}async function M(f,E){
const s=[];let h="";for(const{0:r,1:d,2:u,index:g}of f.matchAll(i)){const p=u===void 0?d?.toLowerCase()??O(r):" ";for(let w=0;w<p.length;w++)s.push(d===void 0?g:
g+w);h+=p;const l=E.step(r.length*10);l&&await l}return s.push(f.length),{text:h,places:s}}const O=f=>(0,x.w)((0,x.w)(f).toUpperCase().toLowerCase()),o=/^\/.+\/([dgimsuvy]*)$/s,
t=/\\[bBdDsSwW.()[\]{}*+?|^$/-]|\(\?[a-zA-Z:<]|\.[*+]|\[[^\]]+\][*+?{]|[)\w]\{\d+(?:,\d*)?\}/;function e(f,E){const s=o.exec(f);return E==="regex"?s?"slashes":void 0:
t.test(f)||s&&s[1]!==""?"regex-as-words":void 0}const n=1e6;async function a(f,E,s,h,r){const d=s==="regex"?(await Promise.all([c.e(7398),c.e(9974)]).then(c.bind(
c,39974))).expressionOf(E,r):await m(E,h);if("problem"in d)throw(0,b.G6)([{field:f,message:d.problem}]);return{hasGroups:d.hasGroups,search:async(u,g,p)=>{const l=await d.
search(u.slice(0,n),g,p);return u.length>n?{...l,truncated:!0}:l}}}}),98472:((D,y,c)=>{c.d(y,{z:()=>b});const b=(_,x,i=[])=>({start:_,end:x,groups:Object.fromEntries(
i)})}),93604:((D,y,c)=>{c.d(y,{B:()=>b,M:()=>_});const b=(i,m)=>x(i,m,!1),_=(i,m)=>x(i,m,!0);function x(i,m,M){let[O,o]=[0,i.length];for(;O<o;){const t=O+o>>1,e=i[t];
e<m||M&&e===m?O=t+1:o=t}return O}})};
