"use strict";exports.id=5780,exports.ids=[5780],exports.modules={45780:((I,w,o)=>{o.r(w),o.d(w,{add_page_numbers:()=>b});var O=o(62146);const b=async(M,y,l)=>{const{first_number:E}=y,
v=await(0,O.p)(M,y,l,async(i,e)=>{const{addPageNumbers:c}=await(0,O.K)(l,()=>Promise.all([o.e(6161),o.e(7762),o.e(3241),o.e(9572),o.e(404),o.e(4621),o.e(6586),o.
e(7936),o.e(2538)]).then(o.bind(o,72538)));return{notes:await c(i,M.name,y,e,l.prepared)}}),$=E+Number(v.facts.stampedPages);return{...v,facts:{...v.facts,lastNumber:$-
1,nextNumber:$}}}}),51988:((I,w,o)=>{o.d(w,{$:()=>M,U:()=>y});var O=o(49153),b=o(13140);const M={code:"no_pages_selected",message:"The document has none of the \
pages that were asked for, so nothing was changed."};function y({first_page:l,last_page:E,pages:v},$){if(v!==void 0)return(0,b.k1)(v,$);const i=$===1?"1 page":`${$}\
 pages`,e=[];if(l>$&&e.push({field:"first_page",message:`is ${l}, but the document has ${i}`}),E!==void 0&&E>$&&e.push({field:"last_page",message:`is ${E}, but \
the document has ${i}`}),e.length===0&&E!==void 0&&l>E&&e.push({field:"first_page",message:`is ${l}, which is after last_page (${E})`,mentions:["last_page"]}),e.
length>0)throw(0,O.G6)(e);return Uint32Array.from({length:(E??$)-l+1},(c,m)=>l+m)}}),62146:((I,w,o)=>{o.d(w,{K:()=>$,p:()=>E});var O=o(13140),b=o(7390),M=o(86009),
y=o(51988);const l="1.4";async function E(i,{pages:e,open_password:c,transparency:m},n,t){const s=await(0,b.E)(i.bytes,n,{password:c}),r=s.pages.count,a=(0,O.k1)(
e,r);if(a.length===0){const p=s.suspect?await(0,M.UN)(s):i.bytes;return{documents:[{name:i.name,bytes:p,pageCount:r}],notes:[y.$],facts:{pageCount:r,stampedPages:0}}}
const{notes:d,facts:f,version:u=l,write:g}=await t(s,a),h={version:u>l?u:l},P=g?await g(h):await(0,M.UN)(s,h);return{documents:[{name:i.name,bytes:P,pageCount:r}],
notes:m===100?[v,...d]:d,facts:{pageCount:r,stampedPages:a.length,...f}}}const v={code:"stamp_invisible",message:"The stamp cannot be seen, because transparency\
 is 100. Use a lower value.",mentions:["transparency"]};async function $({pace:i},e){await i.rest();const c=await e();return await i.rest(),c}}),60480:((I,w,o)=>{
o.d(w,{Ly:()=>l,NL:()=>c,UL:()=>E,aW:()=>y,bs:()=>e,ml:()=>m,p6:()=>M,vg:()=>v});var O=o(49153);const b=/^ *(-?\d+)(?:(\.\.)(-?\d+)?)? *$/;function M(n){const t=[],
s=[];for(const[r,a]of n.split(",").entries()){const d=r+1,f=b.exec(a),u=P=>{s.push(`entry ${d} ('${m(a)}') ${P}`)};if(a.trim()===""){s.push(`entry ${d} is empty\
: write pages such as 3,1,2 or 2..5, separated by single commas`);continue}if(!f){u($(a));continue}const g=Number(f[1]),h=f[3]===void 0?void 0:Number(f[3]);g===
0||h===0?u("names page 0: pages count from 1, and -1 is the last page"):t.push({from:g,to:h,range:f[2]!==void 0,text:a.trim(),position:d})}return s.length>0?{problem:e(
s)}:{items:t}}function y(n,t,s){const r=h=>(0,O.G6)([{field:"page_order",message:h}]),a=M(n);if("problem"in a)throw r(a.problem);const d=l(a.items,t);if("proble\
m"in d)throw r(d.problem);const f=E(d.spans);if(f>s)throw r(`names ${f} pages in all; at most ${s} are allowed`);const u=new Uint32Array(f);let g=0;for(const{first:h,
last:P}of d.spans){const p=h<=P?1:-1;for(let D=h;D!==P+p;D+=p)u[g++]=D}return u}function l(n,t){const s=t===1?"1 page":`${t} pages`,r=[],a=n.map(d=>{const f=p=>p<
0?t+1+p:p,u=f(d.from),g=d.range?d.to===void 0?t:f(d.to):u,P=[[d.from,u],[d.to??d.from,g]].find(([,p])=>p<1||p>t);return P&&r.push(`entry ${d.position} ('${m(d.text)}\
') names ${v(P[0])}, but the document has ${s}`),{first:u,last:g}});return r.length>0?{problem:e(r)}:{spans:a}}const E=n=>n.reduce((t,{first:s,last:r})=>t+Math.
abs(r-s)+1,0);function v(n){return Number.isSafeInteger(n)?`page ${n}`:"a page far beyond its end"}function $(n){return/^ *\.\./.test(n)?"has no start: a range \
is written 1..5":c(n)??"is not a page, such as 3 or -1, nor a range, such as 2..5 or 2.."}const i=5;function e(n){const t=n.length-i;return[...n.slice(0,i),...t>
0?[`and ${t} more such entries`]:[]].join("; ")}function c(n){const t=/^ *(\d{1,10}) *[-–]+ *(\d{0,10}) *$/.exec(n);return t?`is not a range: write ${t[1]}..${t[2]}${t[2]===
""?" for this page and all after it":""}`:/\bfirst\b/i.test(n)?"is not a page: the first page is written 1, and a range from it 1..5":/\b(last|end)\b/i.test(n)?
"is not a page: the last page is written -1, and a range to it 2..":void 0}function m(n){const t=[...n].map(s=>/[\p{Cc}\p{Cs}\u2028\u2029]/u.test(s)?"?":s);return t.
length>40?`${t.slice(0,40).join("")}…`:t.join("")}}),13140:((I,w,o)=>{o.d(w,{k1:()=>l,lY:()=>y,m7:()=>E});var O=o(49153),b=o(60480);const M=/^(not +)?(?:(odd|even|all)|(-?\d+)(?:(\.\.)(-?\d+)?)?)$/i;
function y(i){const e=[],c=[];for(const[m,n]of i.split(",").entries()){const t=m+1,s=n.trim();if(s===""){c.push(`entry ${t} is empty: write pages such as 1..3, \
-1, odd, separated by single commas`);continue}const r=M.exec(s),a=L=>{c.push(`entry ${t} ('${(0,b.ml)(s)}') ${L}`)};if(!r){a($(s));continue}const[,d,f,u,g,h]=r,
P={negated:d!==void 0,text:s,position:t};if(f!==void 0){e.push({...P,pages:f.toLowerCase()});continue}const p=Number(u),D=g===void 0?p:h===void 0?"end":Number(h);
p===0||D===0?a("names page 0: pages count from 1, and -1 is the last page"):e.push({...P,pages:{from:p,to:D}})}return c.length>0?{problem:(0,b.bs)(c)}:{items:e}}
function l(i,e,c="pages"){const m=a=>(0,O.G6)([{field:c,message:a}]),n=y(i);if("problem"in n)throw m(n.problem);const t=new v(e),s=new v(e),r=[];for(const a of n.
items){const d=a.negated?s:t;if(typeof a.pages=="string"){d.add(a.pages);continue}const{from:f,to:u}=a.pages,g=f<0?e+1+f:f,h=u==="end"?e:u<0?e+1+u:u,p=(u==="end"?
f<0?[[f,g]]:[]:[[f,g],[u,h]]).find(([,D])=>D<1||D>e);p&&r.push(`entry ${a.position} ('${(0,b.ml)(a.text)}') names ${(0,b.vg)(p[0])}, but the document has ${e===
1?"1 page":`${e} pages`}`),!(u==="end"&&g>e||r.length>0)&&d.range(Math.min(g,h),Math.max(g,h))}if(r.length>0)throw m((0,b.bs)(r));return n.items.every(({negated:a})=>a)&&
t.add("all"),t.without(s)}function E(i){const e=y(i);if("problem"in e||e.items.length!==1)return;const{negated:c,pages:m}=e.items[0];if(c)return;if(m==="all")return{
first:1};if(typeof m=="string"||m.from<1)return;const{from:n,to:t}=m;return t==="end"?{first:n}:t===-1?{first:n}:t<1?void 0:{first:Math.min(n,t),last:Math.max(n,
t)}}class v{pageCount;differences;odd=!1;even=!1;constructor(e){this.pageCount=e,this.differences=new Int32Array(e+2)}add(e){e!=="even"&&(this.odd=!0),e!=="odd"&&
(this.even=!0)}range(e,c){this.differences[e]++,this.differences[c+1]--}without(e){const c=new Uint32Array(this.pageCount);let m=0,n=0,t=0;for(let s=1;s<=this.pageCount;s++){
n+=this.differences[s],t+=e.differences[s];const r=s%2===1?"odd":"even";(n>0||this[r])&&!(t>0||e[r])&&(c[m++]=s)}return c.subarray(0,m)}}function $(i){return/^(not +)?\.\./i.
test(i)?"has no start: a range is written 1..5":/^!/.test(i)?"is not a page: leave out pages with not, such as not 2":(0,b.NL)(i.replace(/^not +/i,""))??"is not\
 a page such as 3 or -1, a range such as 2..5 or 2.., odd, even, all, or one of these after not"}})};
