"use strict";exports.id=222,exports.ids=[222],exports.modules={66974:((O,E,d)=>{d.d(E,{D6:()=>v,F1:()=>M,NL:()=>i,P3:()=>g,br:()=>c,bs:()=>_});var P=d(98446);const g={problem:"\
names page 0: pages count from 1, and -1 is the last page"};function M(e,t,s){const r=[],a=[];for(const[u,o]of e.split(",").entries()){const p=u+1;if(t!==void 0&&
o.trim()===""){a.push(`entry ${p} is empty: write ${t}, separated by single commas`);continue}const l=s(o,p);"problem"in l?a.push(c(p,o,l.problem)):r.push(l.item)}
return a.length>0?{problem:_(a)}:{items:r}}const c=(e,t,s)=>`entry ${e} ('${n(t.trim())}') ${s}`,v=({position:e,text:t},s,r)=>c(e,t,`names ${m(s)}, but the docu\
ment has ${(0,P.y_)(r,"page")}`);function m(e){return Number.isSafeInteger(e)?`page ${e}`:"a page far beyond its end"}const f=5;function _(e){const t=e.length-f;
return[...e.slice(0,f),...t>0?[`and ${t} more such entries`]:[]].join("; ")}function i(e){const t=/^ *(\d{1,10}) *[-–]+ *(\d{0,10}) *$/.exec(e);return t?`is n\
ot a range: write ${t[1]}..${t[2]}${t[2]===""?" for this page and all after it":""}`:/\bfirst\b/i.test(e)?"is not a page: the first page is written 1, and a ran\
ge from it 1..5":/\b(last|end)\b/i.test(e)?"is not a page: the last page is written -1, and a range to it 2..":void 0}function n(e){const t=[...e].map(s=>/[\p{Cc}\p{Cs}\u2028\u2029]/u.
test(s)?"?":s);return(0,P.Bu)(t.join(""),40)}}),29082:((O,E,d)=>{d.d(E,{k1:()=>v,lY:()=>c,m7:()=>m});var P=d(58552),g=d(66974);const M=/^(not +)?(?:(odd|even|all)|(-?\d+)(?:(\.\.)(-?\d+)?)?)$/i,
c=i=>(0,g.F1)(i,"pages such as 1..3, -1, odd",(n,e)=>{const t=n.trim(),s=M.exec(t);if(!s)return{problem:_(t)};const[,r,a,u,o,p]=s,l={negated:r!==void 0,text:t,position:e};
if(a!==void 0)return{item:{...l,pages:a.toLowerCase()}};const h=Number(u),D=o===void 0?h:p===void 0?"end":Number(p);return h===0||D===0?g.P3:{item:{...l,pages:{
from:h,to:D}}}});function v(i,n,e="pages"){const t=o=>(0,P.G6)([{field:e,message:o}]),s=c(i);if("problem"in s)throw t(s.problem);const r=new f(n),a=new f(n),u=[];
for(const o of s.items){const p=o.negated?a:r;if(typeof o.pages=="string"){p.add(o.pages);continue}const{from:l,to:h}=o.pages,D=l<0?n+1+l:l,$=h==="end"?n:h<0?n+
1+h:h,b=(h==="end"?l<0?[[l,D]]:[]:[[l,D],[h,$]]).find(([,y])=>y<1||y>n);b&&u.push((0,g.D6)(o,b[0],n)),!(h==="end"&&D>n||u.length>0)&&p.range(Math.min(D,$),Math.
max(D,$))}if(u.length>0)throw t((0,g.bs)(u));return s.items.every(({negated:o})=>o)&&r.add("all"),r.without(a)}function m(i){const n=c(i);if("problem"in n||n.items.
length!==1)return;const{negated:e,pages:t}=n.items[0];if(e)return;if(t==="all")return{first:1};if(typeof t=="string"||t.from<1)return;const{from:s,to:r}=t;return r===
"end"?{first:s}:r===-1?{first:s}:r<1?void 0:{first:Math.min(s,r),last:Math.max(s,r)}}class f{pageCount;differences;odd=!1;even=!1;constructor(n){this.pageCount=
n,this.differences=new Int32Array(n+2)}add(n){n!=="even"&&(this.odd=!0),n!=="odd"&&(this.even=!0)}range(n,e){this.differences[n]++,this.differences[e+1]--}without(n){
const e=new Uint32Array(this.pageCount);let t=0,s=0,r=0;for(let a=1;a<=this.pageCount;a++){s+=this.differences[a],r+=n.differences[a];const u=a%2===1?"odd":"eve\
n";(s>0||this[u])&&!(r>0||n[u])&&(e[t++]=a)}return e.subarray(0,t)}}function _(i){return/^(not +)?\.\./i.test(i)?"has no start: a range is written 1..5":/^!/.test(
i)?"is not a page: leave out pages with not, such as not 2":(0,g.NL)(i.replace(/^not +/i,""))??"is not a page such as 3 or -1, a range such as 2..5 or 2.., odd,\
 even, all, or one of these after not"}}),52404:((O,E,d)=>{d.d(E,{$:()=>c,U:()=>v});var P=d(58552),g=d(29082),M=d(98446);const c={code:"no_pages_selected",message:"\
The document has none of the pages that were asked for, so nothing was changed."};function v({first_page:m,last_page:f,pages:_},i){if(_!==void 0)return(0,g.k1)(
_,i);const n=(0,M.y_)(i,"page"),e=[];if(m>i&&e.push({field:"first_page",message:`is ${m}, but the document has ${n}`}),f!==void 0&&f>i&&e.push({field:"last_page",
message:`is ${f}, but the document has ${n}`}),e.length===0&&f!==void 0&&m>f&&e.push({field:"first_page",message:`is ${m}, which is after last_page (${f})`,mentions:[
"last_page"]}),e.length>0)throw(0,P.G6)(e);return Uint32Array.from({length:(f??i)-m+1},(t,s)=>m+s)}}),222:((O,E,d)=>{d.r(E),d.d(E,{split_at_page:()=>v});var P=d(
29082),g=d(52404),M=d(94898),c=d(18163);const v=async(m,{pages:f,cut:_,open_password:i},n)=>{const e=[],t=await(0,c.lD)(m,{password:i},n,s=>{const r=s.source.pages.
count,a=(0,P.k1)(f,r);a.length===0&&e.push(g.$);const u=Array.from(a,o=>_==="before"?o-1:o).filter(o=>o>0&&o<r);return(0,c.gD)(n,u.length+1),(0,M.AL)(s,[0,...u].
map(o=>({page:o})))});return e.length>0?{...t,notes:[...e,...t.notes]}:(0,c.sJ)(t)}})};
