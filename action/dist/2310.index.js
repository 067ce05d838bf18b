"use strict";exports.id=2310,exports.ids=[2310],exports.modules={66974:((O,M,i)=>{i.d(M,{D6:()=>p,F1:()=>E,NL:()=>e,P3:()=>u,br:()=>a,bs:()=>m});var _=i(98446);const u={problem:"\
names page 0: pages count from 1, and -1 is the last page"};function E(o,t,s){const r=[],c=[];for(const[g,d]of o.split(",").entries()){const w=g+1;if(t!==void 0&&
d.trim()===""){c.push(`entry ${w} is empty: write ${t}, separated by single commas`);continue}const h=s(d,w);"problem"in h?c.push(a(w,d,h.problem)):r.push(h.item)}
return c.length>0?{problem:m(c)}:{items:r}}const a=(o,t,s)=>`entry ${o} ('${n(t.trim())}') ${s}`,p=({position:o,text:t},s,r)=>a(o,t,`names ${P(s)}, but the docu\
ment has ${(0,_.y_)(r,"page")}`);function P(o){return Number.isSafeInteger(o)?`page ${o}`:"a page far beyond its end"}const b=5;function m(o){const t=o.length-b;
return[...o.slice(0,b),...t>0?[`and ${t} more such entries`]:[]].join("; ")}function e(o){const t=/^ *(\d{1,10}) *[-–]+ *(\d{0,10}) *$/.exec(o);return t?`is n\
ot a range: write ${t[1]}..${t[2]}${t[2]===""?" for this page and all after it":""}`:/\bfirst\b/i.test(o)?"is not a page: the first page is written 1, and a ran\
ge from it 1..5":/\b(last|end)\b/i.test(o)?"is not a page: the last page is written -1, and a range to it 2..":void 0}function n(o){const t=[...o].map(s=>/[\p{Cc}\p{Cs}\u2028\u2029]/u.
test(s)?"?":s);return(0,_.Bu)(t.join(""),40)}}),29082:((O,M,i)=>{i.d(M,{k1:()=>p,lY:()=>a,m7:()=>P});var _=i(58552),u=i(66974);const E=/^(not +)?(?:(odd|even|all)|(-?\d+)(?:(\.\.)(-?\d+)?)?)$/i,
a=e=>(0,u.F1)(e,"pages such as 1..3, -1, odd",(n,o)=>{const t=n.trim(),s=E.exec(t);if(!s)return{problem:m(t)};const[,r,c,g,d,w]=s,h={negated:r!==void 0,text:t,position:o};
if(c!==void 0)return{item:{...h,pages:c.toLowerCase()}};const l=Number(g),f=d===void 0?l:w===void 0?"end":Number(w);return l===0||f===0?u.P3:{item:{...h,pages:{
from:l,to:f}}}});function p(e,n,o="pages"){const t=d=>(0,_.G6)([{field:o,message:d}]),s=a(e);if("problem"in s)throw t(s.problem);const r=new b(n),c=new b(n),g=[];
for(const d of s.items){const w=d.negated?c:r;if(typeof d.pages=="string"){w.add(d.pages);continue}const{from:h,to:l}=d.pages,f=h<0?n+1+h:h,x=l==="end"?n:l<0?n+
1+l:l,y=(l==="end"?h<0?[[h,f]]:[]:[[h,f],[l,x]]).find(([,C])=>C<1||C>n);y&&g.push((0,u.D6)(d,y[0],n)),!(l==="end"&&f>n||g.length>0)&&w.range(Math.min(f,x),Math.
max(f,x))}if(g.length>0)throw t((0,u.bs)(g));return s.items.every(({negated:d})=>d)&&r.add("all"),r.without(c)}function P(e){const n=a(e);if("problem"in n||n.items.
length!==1)return;const{negated:o,pages:t}=n.items[0];if(o)return;if(t==="all")return{first:1};if(typeof t=="string"||t.from<1)return;const{from:s,to:r}=t;return r===
"end"?{first:s}:r===-1?{first:s}:r<1?void 0:{first:Math.min(s,r),last:Math.max(s,r)}}class b{pageCount;differences;odd=!1;even=!1;constructor(n){this.pageCount=
n,this.differences=new Int32Array(n+2)}add(n){n!=="even"&&(this.odd=!0),n!=="odd"&&(this.even=!0)}range(n,o){this.differences[n]++,this.differences[o+1]--}without(n){
const o=new Uint32Array(this.pageCount);let t=0,s=0,r=0;for(let c=1;c<=this.pageCount;c++){s+=this.differences[c],r+=n.differences[c];const g=c%2===1?"odd":"eve\
n";(s>0||this[g])&&!(r>0||n[g])&&(o[t++]=c)}return o.subarray(0,t)}}function m(e){return/^(not +)?\.\./i.test(e)?"has no start: a range is written 1..5":/^!/.test(
e)?"is not a page: leave out pages with not, such as not 2":(0,u.NL)(e.replace(/^not +/i,""))??"is not a page such as 3 or -1, a range such as 2..5 or 2.., odd,\
 even, all, or one of these after not"}}),78905:((O,M,i)=>{i.r(M),i.d(M,{find_text:()=>b});var _=i(90966),u=i(29082),E=i(22154),a=i(66403),p=i(41658);const P=5e6,
b=async(m,e,n)=>{const{search:o,search_mode:t,pages:s,maximum_matches:r,open_password:c}=e,g=await(0,p.G)("search",o,t,n),d=await(0,_.E)(m.bytes,n,{password:c}),
w=d.pages.count,h=(0,u.k1)(s,w),l=new E.z(d,h.length),f=[];let x=P,v=!1;for(const D of h){const{flow:I}=await l.page(D),A=await g.search(I.text,r-f.length,n.pace);
v||=A.truncated;for(const{start:T,end:R,groups:L}of A.matches){const S=I.text.slice(T,R);x-=S.length+Object.values(L).reduce(($,U)=>$+U.length,0),x>=0&&f.push({
page:D,text:S,groups:L,box:(0,a.a)(I.box(T,R))})}if(v||=x<0,v&&(x<0||f.length===r))break}const y=[...new Set(f.map(({page:D})=>D))],C={found:f.length>0,count:f.
length,truncated:v,pages:y,matches:f};return{documents:[{...m,pageCount:w}],data:C,notes:l.notes,facts:{}}}}),66403:((O,M,i)=>{i.d(M,{a:()=>E});const _=100,u=a=>Math.
round(a*_)/_,E=a=>a?{x:u(a.x),y:u(a.y),width:u(a.width),height:u(a.height)}:null}),41658:((O,M,i)=>{i.d(M,{G:()=>n});var _=i(58552),u=i(98472);const E=new RegExp(
"([\\x21-\\x7e]+)(?!\\p{M})|(\\s+)|(?:[\\u1100-\\u11ff]+|\\P{M})\\p{M}*|\\p{M}+","gu");async function a(t,s){const r=(await p(t,s)).text.trim();return{hasGroups:!1,
search:async(c,g,d)=>{const{text:w,places:h}=await p(c,d),l=[];for(let f=w.indexOf(r),x=0;f>=0;f=w.indexOf(r,x)){if(l.length===g)return{matches:l,truncated:!0};
for(x=f+r.length;h[x]===h[x-1];)x++;l.push((0,u.z)(h[f],h[x]));const v=d.step(r.length);v&&await v}return{matches:l,truncated:!1}}}}async function p(t,s){const r=[];
let c="";for(const{0:g,1:d,2:w,index:h}of t.matchAll(E)){const l=w===void 0?d?.toLowerCase()??P(g):" ";for(let x=0;x<l.length;x++)r.push(d===void 0?h:h+x);c+=l;
const f=s.step(g.length*10);f&&await f}return r.push(t.length),{text:c,places:r}}const P=t=>t.normalize("NFC").toUpperCase().toLowerCase().normalize("NFC"),b=1e6;
async function m(t,s,r,c,g){const d=r==="regex"?(await Promise.all([i.e(7398),i.e(9974)]).then(i.bind(i,39974))).expressionOf(s,g):await a(s,c);if("problem"in d)
throw(0,_.G6)([{field:t,message:d.problem}]);return{hasGroups:d.hasGroups,search:async(w,h,l)=>{const f=await d.search(w.slice(0,b),h,l);return w.length>b?{...f,
truncated:!0}:f}}}var e=i(42973);const n=(t,s,r,{pace:c,limits:g})=>m(t,s,r,c,o(t,g));function o(t,{searching:s}){let r=s;return c=>{if(r-=c,r<0)throw(0,e.F)("s\
earching",`The search takes more than ${s} steps, which are characters times the size of the expression`,"Make the expression shorter or more exact, or search f\
ewer pages",t)}}}),70549:((O,M,i)=>{i.d(M,{n:()=>_});function _(u){const E=new WeakMap;return a=>{if(a.hasChanges)return u(a);const p=E.get(a);if(p)return p.answer;
const P=u(a);return E.set(a,{answer:P}),P}}}),9819:((O,M,i)=>{i.d(M,{J7:()=>E,Kd:()=>P,Wo:()=>b,_i:()=>p,b9:()=>a});var _=i(42973),u=i(45599);class E{document;gone=new Set;chased=new Set;constructor(e){
this.document=e}remove(e){const{catalog:n,catalogNumber:o,pages:t}=this.document,s=n.get("Pages");e===o||(0,u.i9)(s)&&e===s.number||t.holds(e)||(this.gone.add(e),
this.document.remove(e))}chase(e){this.chased.add(e)}removed(){return this.gone}takeChased(){const e=this.chased;return this.chased=new Set,e}isGone(e){return(0,u.
i9)(e)&&this.gone.has(e.number)}}class a{most;left;constructor(e){this.most=this.left=e.job.limits.nodes}spend=e=>{if(this.left-=e,this.left<0)throw(0,_.F)("nod\
es",`The document has more than ${this.most} fields, bookmarks, names and structure elements`,"Remove bookmarks or tags with another program first")}}class p{seen;beyond=new Set;allowance;constructor(e,n=new a(
e)){this.allowance=n,this.seen=new Uint8Array((e.size>>3)+1)}first(e){if(this.allowance.spend(1),!(0,u.i9)(e))return!0;const{number:n}=e,o=n>>3;if(o>=this.seen.
length)return this.beyond.size<this.beyond.add(n).size;const t=1<<(n&7),s=(this.seen[o]&t)===0;return this.seen[o]|=t,s}}function P(m,e){return(0,u.i9)(m)?m.number:
e}function b(m,e){const n=m.catalog.get(e),o=m.dict(n);return o&&{dict:o,holder:P(n,m.catalogNumber)}}}),98472:((O,M,i)=>{i.d(M,{z:()=>_});const _=(u,E,a=[])=>({
start:u,end:E,groups:Object.fromEntries(a)})}),93604:((O,M,i)=>{i.d(M,{B:()=>_,M:()=>u});const _=(a,p)=>E(a,p,!1),u=(a,p)=>E(a,p,!0);function E(a,p,P){let[b,m]=[
0,a.length];for(;b<m;){const e=b+m>>1,n=a[e];n<p||P&&n===p?b=e+1:m=e}return b}})};
