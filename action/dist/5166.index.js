"use strict";exports.id=5166,exports.ids=[5166],exports.modules={66974:((A,O,u)=>{u.d(O,{D6:()=>w,F1:()=>x,NL:()=>t,P3:()=>E,br:()=>c,bs:()=>g});var M=u(98446);const E={problem:"\
names page 0: pages count from 1, and -1 is the last page"};function x(a,d,p){const P=[],h=[];for(const[e,n]of a.split(",").entries()){const r=e+1;if(d!==void 0&&
n.trim()===""){h.push(`entry ${r} is empty: write ${d}, separated by single commas`);continue}const i=p(n,r);"problem"in i?h.push(c(r,n,i.problem)):P.push(i.item)}
return h.length>0?{problem:g(h)}:{items:P}}const c=(a,d,p)=>`entry ${a} ('${s(d.trim())}') ${p}`,w=({position:a,text:d},p,P)=>c(a,d,`names ${y(p)}, but the docu\
ment has ${(0,M.y_)(P,"page")}`);function y(a){return Number.isSafeInteger(a)?`page ${a}`:"a page far beyond its end"}const v=5;function g(a){const d=a.length-v;
return[...a.slice(0,v),...d>0?[`and ${d} more such entries`]:[]].join("; ")}function t(a){const d=/^ *(\d{1,10}) *[-–]+ *(\d{0,10}) *$/.exec(a);return d?`is n\
ot a range: write ${d[1]}..${d[2]}${d[2]===""?" for this page and all after it":""}`:/\bfirst\b/i.test(a)?"is not a page: the first page is written 1, and a ran\
ge from it 1..5":/\b(last|end)\b/i.test(a)?"is not a page: the last page is written -1, and a range to it 2..":void 0}function s(a){const d=[...a].map(p=>/[\p{Cc}\p{Cs}\u2028\u2029]/u.
test(p)?"?":p);return(0,M.Bu)(d.join(""),40)}}),29082:((A,O,u)=>{u.d(O,{k1:()=>w,lY:()=>c,m7:()=>y});var M=u(58552),E=u(66974);const x=/^(not +)?(?:(odd|even|all)|(-?\d+)(?:(\.\.)(-?\d+)?)?)$/i,
c=t=>(0,E.F1)(t,"pages such as 1..3, -1, odd",(s,a)=>{const d=s.trim(),p=x.exec(d);if(!p)return{problem:g(d)};const[,P,h,e,n,r]=p,i={negated:P!==void 0,text:d,position:a};
if(h!==void 0)return{item:{...i,pages:h.toLowerCase()}};const o=Number(e),m=n===void 0?o:r===void 0?"end":Number(r);return o===0||m===0?E.P3:{item:{...i,pages:{
from:o,to:m}}}});function w(t,s,a="pages"){const d=n=>(0,M.G6)([{field:a,message:n}]),p=c(t);if("problem"in p)throw d(p.problem);const P=new v(s),h=new v(s),e=[];
for(const n of p.items){const r=n.negated?h:P;if(typeof n.pages=="string"){r.add(n.pages);continue}const{from:i,to:o}=n.pages,m=i<0?s+1+i:i,l=o==="end"?s:o<0?s+
1+o:o,_=(o==="end"?i<0?[[i,m]]:[]:[[i,m],[o,l]]).find(([,b])=>b<1||b>s);_&&e.push((0,E.D6)(n,_[0],s)),!(o==="end"&&m>s||e.length>0)&&r.range(Math.min(m,l),Math.
max(m,l))}if(e.length>0)throw d((0,E.bs)(e));return p.items.every(({negated:n})=>n)&&P.add("all"),P.without(h)}function y(t){const s=c(t);if("problem"in s||s.items.
length!==1)return;const{negated:a,pages:d}=s.items[0];if(a)return;if(d==="all")return{first:1};if(typeof d=="string"||d.from<1)return;const{from:p,to:P}=d;return P===
"end"?{first:p}:P===-1?{first:p}:P<1?void 0:{first:Math.min(p,P),last:Math.max(p,P)}}class v{pageCount;differences;odd=!1;even=!1;constructor(s){this.pageCount=
s,this.differences=new Int32Array(s+2)}add(s){s!=="even"&&(this.odd=!0),s!=="odd"&&(this.even=!0)}range(s,a){this.differences[s]++,this.differences[a+1]--}without(s){
const a=new Uint32Array(this.pageCount);let d=0,p=0,P=0;for(let h=1;h<=this.pageCount;h++){p+=this.differences[h],P+=s.differences[h];const e=h%2===1?"odd":"eve\
n";(p>0||this[e])&&!(P>0||s[e])&&(a[d++]=h)}return a.subarray(0,d)}}function g(t){return/^(not +)?\.\./i.test(t)?"has no start: a range is written 1..5":/^!/.test(
t)?"is not a page: leave out pages with not, such as not 2":(0,E.NL)(t.replace(/^not +/i,""))??"is not a page such as 3 or -1, a range such as 2..5 or 2.., odd,\
 even, all, or one of these after not"}}),45657:((A,O,u)=>{u.d(O,{Kf:()=>E,RZ:()=>M,YG:()=>x});function M(c,w){for(const y of w)c.push(y)}const E=c=>{let w=-1/0;
for(const y of c)w=Math.max(w,y);return w},x=c=>{let w=1/0;for(const y of c)w=Math.min(w,y);return w}}),78905:((A,O,u)=>{u.r(O),u.d(O,{find_text:()=>g});var M=u(
12237),E=u(29082),x=u(22154),c=u(66403),w=u(9312),y=u(49568);const v=5e6,g=async(t,s,a)=>{const{search:d,search_mode:p,pages:P,maximum_matches:h,open_password:e}=s,
n=await(0,w.Gv)("search",d,p,a),r=await(0,M.E)(t.bytes,a,{password:e}),i=r.pages.count,o=(0,E.k1)(P,i),m=new x.z(r,o.length),l=[];let f=v,_=!1;for(const T of o){
const I=await(0,y.Ao)(await m.page(T),n,h-l.length,a.pace);_||=I.truncated;for(const{text:D,groups:S,box:R,boxes:U}of I.matches)f-=D.length+Object.values(S).reduce(
($,B)=>$+B.length,0),f>=0&&l.push({page:T,text:D,groups:S,box:(0,c.a)(R),boxes:U.map(c.a)});if(_||=f<0,_&&(f<0||l.length===h))break}const b=[...new Set(l.map(({
page:T})=>T))],C={found:l.length>0,count:l.length,truncated:_,pages:b,matches:l},L=[...m.notes,...C.found?[]:(0,w.$0)("search",d,p)];return{documents:[{...t,pageCount:i}],
data:C,notes:L,facts:{textlessPages:m.textlessPages}}}}),66403:((A,O,u)=>{u.d(O,{a:()=>x});const M=100,E=c=>Math.round(c*M)/M,x=c=>c?{x:E(c.x),y:E(c.y),width:E(
c.width),height:E(c.height)}:null}),9312:((A,O,u)=>{u.d(O,{$0:()=>y,Gv:()=>x,MM:()=>w});var M=u(779),E=u(42973);const x=(g,t,s,{pace:a,limits:d})=>(0,M.Id)(g,t,
s,a,v(g,d)),c={slashes:"has slashes around it that count as characters: leave them out, and begin with (?i) in place of the flag i","regex-as-words":"looks like\
 a regular expression and was read as words: set search_mode to regex, and leave out slashes around it"};function w(g,t){const s=(0,M.GJ)(g,t);return s&&c[s]}function y(g,t,s){
const a=w(t,s);return a===void 0?[]:[{code:"search_mode_unlikely",message:`Nothing was found for ${g}, which ${a}.`,mentions:[g,"search_mode"]}]}function v(g,{searching:t}){
let s=t;return a=>{if(s-=a,s<0)throw(0,E.F)("searching",`The search takes more than ${t} steps, which are characters times the size of the expression`,"Make the\
 expression shorter or more exact, or search fewer pages",g)}}}),49568:((A,O,u)=>{u.d(O,{Ao:()=>w,IQ:()=>y,m6:()=>v});var M=u(27077);const E=1e3,x=1e6,c=1e3;async function w(e,n,r,i){
const o=Math.max(r,E),m=await g(e.flow,n,o,i),l=await t(e,n,o,i),f=s(m.found,l.found,e);return{matches:f.slice(0,r).map(h),truncated:m.truncated||l.truncated||f.
length>r}}async function y(e,n,r,i){const o=await g(e.flow,n,r,i),m=await t(e,n,r,i);return{all:[...o.found,...m.found],counted:s(o.found,m.found,e),truncated:o.
truncated||m.truncated}}async function v(e,n,r){const i=await g(e.flow,n,1,r);if(i.found.length>0)return{isFound:!0,truncated:!0};const o=await t(e,n,1,r);return{
isFound:o.found.length>0,truncated:i.truncated||o.truncated}}async function g(e,n,r,i){const{matches:o,truncated:m}=await n.search(e.text,r,i);return{found:o.map(
l=>({...l,flow:e})),truncated:m}}async function t(e,n,r,i){const{flow:o,lines:m}=await(0,M.k6)(e.visualText(),i),{text:l}=o,f=[];let _=l.length>x;for(const b of m){
if(b.end>x||f.length>=r){_=!0;break}const C=i.step(c);C&&await C;const{matches:L,truncated:T}=await n.search(l.slice(b.start,b.end),r-f.length,i);_||=T;for(const{
start:I,end:D,groups:S}of L)f.push({start:b.start+I,end:b.start+D,groups:S,flow:o})}return{found:f,truncated:_}}function s(e,n,r){if(n.length===0)return[...e];const i=d(
r),o=new Set,m=[];for(const f of n){const _=p(f,i),b=new Set;for(const{from:I,to:D}of _)for(let S=P(e,I);S<e.length&&e[S].start<D;S++)b.add(S);const[C]=b,L=b.size===
1?e[C]:void 0;if(L&&_.every(({from:I,to:D})=>L.start<=I&&D<=L.end))continue;for(const I of b)o.add(I);const T=_.reduce((I,D)=>Math.min(I,D.from),1/0);m.push({match:f,
from:T})}return[...e.flatMap((f,_)=>o.has(_)?[]:[{match:f,from:f.start}]),...m].sort((f,_)=>f.from-_.from).map(({match:f})=>f)}const a=-1;function d({flow:e,found:{
edges:n}}){const r=new Int32Array(n.count).fill(a);for(const{first:i,position:o,count:m}of e.letters(0,e.text.length))for(let l=0;l<m;l++)r[i+l]=o+l;return r}function p({
flow:e,start:n,end:r},i){const o=[];for(const{first:m,count:l}of e.letters(n,r))for(let f=m;f<m+l;f++){const _=i[f];if(_===a)continue;const b=o.at(-1);b?.to===_?
b.to++:o.push({from:_,to:_+1})}return o}function P(e,n){let r=0;for(let i=e.length;r<i;){const o=r+i>>1;e[o].end<=n?r=o+1:i=o}return r}const h=({flow:e,start:n,
end:r,groups:i})=>({text:e.text.slice(n,r),groups:i,box:e.box(n,r),boxes:e.lineBoxes(n,r)})}),70549:((A,O,u)=>{u.d(O,{n:()=>M});function M(E){const x=new WeakMap;
return c=>{if(c.hasChanges)return E(c);const w=x.get(c);if(w)return w.answer;const y=E(c);return x.set(c,{answer:y}),y}}}),9819:((A,O,u)=>{u.d(O,{J7:()=>x,Kd:()=>y,
Wo:()=>v,_i:()=>w,b9:()=>c});var M=u(42973),E=u(45599);class x{document;gone=new Set;chased=new Set;constructor(t){this.document=t}remove(t){const{catalog:s,catalogNumber:a,
pages:d}=this.document,p=s.get("Pages");t===a||(0,E.i9)(p)&&t===p.number||d.holds(t)||(this.gone.add(t),this.document.remove(t))}chase(t){this.chased.add(t)}removed(){
return this.gone}takeChased(){const t=this.chased;return this.chased=new Set,t}isGone(t){return(0,E.i9)(t)&&this.gone.has(t.number)}}class c{most;left;constructor(t){
this.most=this.left=t.job.limits.nodes}spend=t=>{if(this.left-=t,this.left<0)throw(0,M.F)("nodes",`The document has more than ${this.most} fields, bookmarks, na\
mes and structure elements`,"Remove bookmarks or tags with another program first")}}class w{seen;beyond=new Set;allowance;constructor(t,s=new c(t)){this.allowance=
s,this.seen=new Uint8Array((t.size>>3)+1)}first(t){if(this.allowance.spend(1),!(0,E.i9)(t))return!0;const{number:s}=t,a=s>>3;if(a>=this.seen.length)return this.
beyond.size<this.beyond.add(s).size;const d=1<<(s&7),p=(this.seen[a]&d)===0;return this.seen[a]|=d,p}}function y(g,t){return(0,E.i9)(g)?g.number:t}function v(g,t){
const s=g.catalog.get(t),a=g.dict(s);return a&&{dict:a,holder:y(s,g.catalogNumber)}}}),779:((A,O,u)=>{u.d(O,{Id:()=>P,GJ:()=>d,yS:()=>y});var M=u(58552),E=u(98472),
x=u(34378);const c=new RegExp("([\\x21-\\x7e]{1,1000})(?!\\p{M})|(\\s+)|(?:[\\u1100-\\u11ff]{1,1000}|\\P{M})\\p{M}{0,30}|\\p{M}{1,30}","gu"),w=(h,e)=>y([h],e);async function y(h,e){
const n=new Set;for(const r of h)n.add((await g(r,e)).text.trim());return n.delete(""),{hasGroups:!1,search:async(r,i,o)=>{const m=await g(r,o),l=[];for(const f of n)
if(!await v(f,m,l,i,o))return{matches:l,truncated:!0};return n.size>1&&l.sort((f,_)=>f.start-_.start||_.end-f.end),{matches:l,truncated:!1}}}}async function v(h,{
text:e,places:n},r,i,o){const m=o.step(e.length>>3);m&&await m;for(let l=e.indexOf(h),f=0;l>=0;l=e.indexOf(h,f)){if(r.length===i)return!1;for(f=l+h.length;n[f]===
n[f-1];)f++;r.push((0,E.z)(n[l],n[f]));const _=o.step(h.length);_&&await _}return!0}async function g(h,e){const n=[];let r="";for(const{0:i,1:o,2:m,index:l}of h.
matchAll(c)){const f=m===void 0?o?.toLowerCase()??t(i):" ";for(let b=0;b<f.length;b++)n.push(o===void 0?l:l+b);r+=f;const _=e.step(i.length*10);_&&await _}return n.
push(h.length),{text:r,places:n}}const t=h=>(0,x.w)((0,x.w)(h).toUpperCase().toLowerCase()),s=/^\/.+\/([dgimsuvy]*)$/s,a=/\\[bBdDsSwW.()[\]{}*+?|^$/-]|\(\?[a-zA-Z:<]|\.[*+]|\[[^\]]+\][*+?{]|[)\w]\{\d+(?:,\d*)?\}/;
function d(h,e){const n=s.exec(h);return e==="regex"?n?"slashes":void 0:a.test(h)||n&&n[1]!==""?"regex-as-words":void 0}const p=1e6;async function P(h,e,n,r,i){
const o=n==="regex"?(await Promise.all([u.e(7398),u.e(9974)]).then(u.bind(u,39974))).expressionOf(e,i):await w(e,r);if("problem"in o)throw(0,M.G6)([{field:h,message:o.
problem}]);return{hasGroups:o.hasGroups,search:async(m,l,f)=>{const _=await o.search(m.slice(0,p),l,f);return m.length>p?{..._,truncated:!0}:_}}}}),98472:((A,O,u)=>{
u.d(O,{z:()=>M});const M=(E,x,c=[])=>({start:E,end:x,groups:Object.fromEntries(c)})}),93604:((A,O,u)=>{u.d(O,{B:()=>M,M:()=>E});const M=(c,w)=>x(c,w,!1),E=(c,w)=>x(
c,w,!0);function x(c,w,y){let[v,g]=[0,c.length];for(;v<g;){const t=v+g>>1,s=c[t];s<w||y&&s===w?v=t+1:g=t}return v}})};
