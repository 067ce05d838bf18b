"use strict";exports.id=6143,exports.ids=[6143],exports.modules={66974:((O,D,s)=>{s.d(D,{D6:()=>p,F1:()=>M,NL:()=>o,P3:()=>h,br:()=>u,bs:()=>E});var _=s(98446);const h={problem:"\
names page 0: pages count from 1, and -1 is the last page"};function M(e,n,a){const r=[],i=[];for(const[c,f]of e.split(",").entries()){const P=c+1;if(n!==void 0&&
f.trim()===""){i.push(`entry ${P} is empty: write ${n}, separated by single commas`);continue}const m=a(f,P);"problem"in m?i.push(u(P,f,m.problem)):r.push(m.item)}
return i.length>0?{problem:E(i)}:{items:r}}const u=(e,n,a)=>`entry ${e} ('${t(n.trim())}') ${a}`,p=({position:e,text:n},a,r)=>u(e,n,`names ${g(a)}, but the docu\
ment has ${(0,_.y_)(r,"page")}`);function g(e){return Number.isSafeInteger(e)?`page ${e}`:"a page far beyond its end"}const d=5;function E(e){const n=e.length-d;
return[...e.slice(0,d),...n>0?[`and ${n} more such entries`]:[]].join("; ")}function o(e){const n=/^ *(\d{1,10}) *[-–]+ *(\d{0,10}) *$/.exec(e);return n?`is n\
ot a range: write ${n[1]}..${n[2]}${n[2]===""?" for this page and all after it":""}`:/\bfirst\b/i.test(e)?"is not a page: the first page is written 1, and a ran\
ge from it 1..5":/\b(last|end)\b/i.test(e)?"is not a page: the last page is written -1, and a range to it 2..":void 0}function t(e){const n=[...e].map(a=>/[\p{Cc}\p{Cs}\u2028\u2029]/u.
test(a)?"?":a);return(0,_.Bu)(n.join(""),40)}}),29082:((O,D,s)=>{s.d(D,{k1:()=>p,lY:()=>u,m7:()=>g});var _=s(58552),h=s(66974);const M=/^(not +)?(?:(odd|even|all)|(-?\d+)(?:(\.\.)(-?\d+)?)?)$/i,
u=o=>(0,h.F1)(o,"pages such as 1..3, -1, odd",(t,e)=>{const n=t.trim(),a=M.exec(n);if(!a)return{problem:E(n)};const[,r,i,c,f,P]=a,m={negated:r!==void 0,text:n,position:e};
if(i!==void 0)return{item:{...m,pages:i.toLowerCase()}};const l=Number(c),v=f===void 0?l:P===void 0?"end":Number(P);return l===0||v===0?h.P3:{item:{...m,pages:{
from:l,to:v}}}});function p(o,t,e="pages"){const n=f=>(0,_.G6)([{field:e,message:f}]),a=u(o);if("problem"in a)throw n(a.problem);const r=new d(t),i=new d(t),c=[];
for(const f of a.items){const P=f.negated?i:r;if(typeof f.pages=="string"){P.add(f.pages);continue}const{from:m,to:l}=f.pages,v=m<0?t+1+m:m,y=l==="end"?t:l<0?t+
1+l:l,b=(l==="end"?m<0?[[m,v]]:[]:[[m,v],[l,y]]).find(([,$])=>$<1||$>t);b&&c.push((0,h.D6)(f,b[0],t)),!(l==="end"&&v>t||c.length>0)&&P.range(Math.min(v,y),Math.
max(v,y))}if(c.length>0)throw n((0,h.bs)(c));return a.items.every(({negated:f})=>f)&&r.add("all"),r.without(i)}function g(o){const t=u(o);if("problem"in t||t.items.
length!==1)return;const{negated:e,pages:n}=t.items[0];if(e)return;if(n==="all")return{first:1};if(typeof n=="string"||n.from<1)return;const{from:a,to:r}=n;return r===
"end"?{first:a}:r===-1?{first:a}:r<1?void 0:{first:Math.min(a,r),last:Math.max(a,r)}}class d{pageCount;differences;odd=!1;even=!1;constructor(t){this.pageCount=
t,this.differences=new Int32Array(t+2)}add(t){t!=="even"&&(this.odd=!0),t!=="odd"&&(this.even=!0)}range(t,e){this.differences[t]++,this.differences[e+1]--}without(t){
const e=new Uint32Array(this.pageCount);let n=0,a=0,r=0;for(let i=1;i<=this.pageCount;i++){a+=this.differences[i],r+=t.differences[i];const c=i%2===1?"odd":"eve\
n";(a>0||this[c])&&!(r>0||t[c])&&(e[n++]=i)}return e.subarray(0,n)}}function E(o){return/^(not +)?\.\./i.test(o)?"has no start: a range is written 1..5":/^!/.test(
o)?"is not a page: leave out pages with not, such as not 2":(0,h.NL)(o.replace(/^not +/i,""))??"is not a page such as 3 or -1, a range such as 2..5 or 2.., odd,\
 even, all, or one of these after not"}}),78524:((O,D,s)=>{s.r(D),s.d(D,{add_page_numbers:()=>h});var _=s(95234);const h=async(M,u,p)=>{const{first_number:g}=u,
d=await(0,_.W)(M,u,p,async(o,t)=>{const{addPageNumbers:e}=await(0,_.V)(p,()=>Promise.all([s.e(6161),s.e(7762),s.e(824),s.e(1528),s.e(9250),s.e(4776),s.e(7853),s.
e(2166)]).then(s.bind(s,62166)));return{notes:await e(o,M.name,u,t,p.prepared)}}),E=g+d.facts.stampedPages;return{...d,facts:{...d.facts,lastNumber:E-1,nextNumber:E}}}}),
52404:((O,D,s)=>{s.d(D,{$:()=>u,U:()=>p});var _=s(58552),h=s(29082),M=s(98446);const u={code:"no_pages_selected",message:"The document has none of the pages tha\
t were asked for, so nothing was changed."};function p({first_page:g,last_page:d,pages:E},o){if(E!==void 0)return(0,h.k1)(E,o);const t=(0,M.y_)(o,"page"),e=[];if(g>
o&&e.push({field:"first_page",message:`is ${g}, but the document has ${t}`}),d!==void 0&&d>o&&e.push({field:"last_page",message:`is ${d}, but the document has ${t}`}),
e.length===0&&d!==void 0&&g>d&&e.push({field:"first_page",message:`is ${g}, which is after last_page (${d})`,mentions:["last_page"]}),e.length>0)throw(0,_.G6)(e);
return Uint32Array.from({length:(d??o)-g+1},(n,a)=>g+a)}}),95234:((O,D,s)=>{s.d(D,{V:()=>E,W:()=>g});var _=s(29082),h=s(12237),M=s(14029),u=s(52404);const p="1.\
4";async function g(o,{pages:t,open_password:e,transparency:n},a,r){const i=await(0,h.E)(o.bytes,a,{password:e}),c=i.pages.count,f=(0,_.k1)(t,c);if(f.length===0){
const b=i.suspect?await(0,M.UN)(i):o.bytes;return{documents:[{name:o.name,bytes:b,pageCount:c}],notes:[u.$],facts:{pageCount:c,stampedPages:0}}}const{notes:P,stampedPages:m=f.
length,version:l=p,write:v}=await r(i,f),y={version:l>p?l:p},I=v?await v(y):await(0,M.UN)(i,y);return{documents:[{name:o.name,bytes:I,pageCount:c}],notes:n===100?
[d,...P]:P,facts:{pageCount:c,stampedPages:m}}}const d={code:"stamp_invisible",message:"The stamp cannot be seen, because transparency is 100. Use a lower value\
.",mentions:["transparency"]};async function E({pace:o},t){await o.rest();const e=await t();return await o.rest(),e}})};
