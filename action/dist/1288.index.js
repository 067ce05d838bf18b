"use strict";exports.id=1288,exports.ids=[1288],exports.modules={51988:((x,y,l)=>{l.d(y,{$:()=>O,U:()=>M});var P=l(49153),w=l(13140);const O={code:"no_pages_selected",message:"\
The document has none of the pages that were asked for, so nothing was changed."};function M({first_page:E,last_page:d,pages:b},p){if(b!==void 0)return(0,w.k1)(
b,p);const c=p===1?"1 page":`${p} pages`,e=[];if(E>p&&e.push({field:"first_page",message:`is ${E}, but the document has ${c}`}),d!==void 0&&d>p&&e.push({field:"\
last_page",message:`is ${d}, but the document has ${c}`}),e.length===0&&d!==void 0&&E>d&&e.push({field:"first_page",message:`is ${E}, which is after last_page (${d}\
)`,mentions:["last_page"]}),e.length>0)throw(0,P.G6)(e);return Uint32Array.from({length:(d??p)-E+1},(n,t)=>E+t)}}),71288:((x,y,l)=>{l.r(y),l.d(y,{rotate_pages:()=>M});
var P=l(51988),w=l(7390),O=l(95199);const M=async(d,b,p)=>{const{angle:c}=b,e=await(0,w.E)(d.bytes,p,{password:b.open_password}),{pages:n}=e,t=n.count,s=(0,P.U)(
b,t),i=c===0?0:s.length,o={pageCount:t,rotatedPages:i},f=s.length===0?[P.$]:[];if(i===0&&!e.suspect)return{documents:[{...d,pageCount:t}],notes:f,facts:o};const a=new Map;
for(let _=0;_<i;_++){const u=s[_]-1,g=((E(e.resolve(n.attribute(u,"Rotate")))+c)%360+360)%360;let r=a.get(g);r||a.set(g,r={Rotate:g}),n.patch(u,r);const $=p.pace.
step(400);$&&await $}return{documents:[{name:d.name,bytes:await(0,O.UN)(e),pageCount:t}],notes:f,facts:o}};function E(d){return typeof d=="number"&&d%90===0?d:0}}),
60480:((x,y,l)=>{l.d(y,{NL:()=>c,aW:()=>M,bs:()=>p,ml:()=>e,p6:()=>O,vg:()=>E});var P=l(49153);const w=/^ *(-?\d+)(?:(\.\.)(-?\d+)?)? *$/;function O(n){const t=[],
s=[];for(const[i,o]of n.split(",").entries()){const f=i+1,a=w.exec(o),_=g=>{s.push(`entry ${f} ('${e(o)}') ${g}`)};if(o.trim()===""){s.push(`entry ${f} is empty\
: write pages such as 3,1,2 or 2..5, separated by single commas`);continue}if(!a){_(d(o));continue}const u=Number(a[1]),h=a[3]===void 0?void 0:Number(a[3]);u===
0||h===0?_("names page 0: pages count from 1, and -1 is the last page"):t.push({from:u,to:h,range:a[2]!==void 0,text:o.trim(),position:f})}return s.length>0?{problem:p(
s)}:{items:t}}function M(n,t,s){const i=r=>(0,P.G6)([{field:"page_order",message:r}]),o=O(n);if("problem"in o)throw i(o.problem);const f=t===1?"1 page":`${t} pa\
ges`,a=[],_=o.items.map(r=>{const $=D=>D<0?t+1+D:D,m=$(r.from),v=r.range?r.to===void 0?t:$(r.to):m,U=[[r.from,m],[r.to??r.from,v]].find(([,D])=>D<1||D>t);return U&&
a.push(`entry ${r.position} ('${e(r.text)}') names ${E(U[0])}, but the document has ${f}`),{first:m,last:v}});if(a.length>0)throw i(p(a));const u=_.reduce((r,{first:$,
last:m})=>r+Math.abs(m-$)+1,0);if(u>s)throw i(`names ${u} pages in all; at most ${s} are allowed`);const h=new Uint32Array(u);let g=0;for(const{first:r,last:$}of _){
const m=r<=$?1:-1;for(let v=r;v!==$+m;v+=m)h[g++]=v}return h}function E(n){return Number.isSafeInteger(n)?`page ${n}`:"a page far beyond its end"}function d(n){
return/^ *\.\./.test(n)?"has no start: a range is written 1..5":c(n)??"is not a page, such as 3 or -1, nor a range, such as 2..5 or 2.."}const b=5;function p(n){
const t=n.length-b;return[...n.slice(0,b),...t>0?[`and ${t} more such entries`]:[]].join("; ")}function c(n){const t=/^ *(\d{1,10}) *[-–]+ *(\d{0,10}) *$/.exec(
n);return t?`is not a range: write ${t[1]}..${t[2]}${t[2]===""?" for this page and all after it":""}`:/\blast\b/i.test(n)?"is not a page: the last page is writt\
en -1, and a range to it 2..":void 0}function e(n){const t=[...n].map(s=>/[\p{Cc}\p{Cs}\u2028\u2029]/u.test(s)?"?":s);return t.length>40?`${t.slice(0,40).join("")}\
…`:t.join("")}}),13140:((x,y,l)=>{l.d(y,{k1:()=>E,lY:()=>M,m7:()=>d});var P=l(49153),w=l(60480);const O=/^(not +)?(?:(odd|even|all)|(-?\d+)(?:(\.\.)(-?\d+)?)?)$/i;
function M(c){const e=[],n=[];for(const[t,s]of c.split(",").entries()){const i=t+1,o=s.trim();if(o===""){n.push(`entry ${i} is empty: write pages such as 1..3, \
-1, odd, separated by single commas`);continue}const f=O.exec(o),a=T=>{n.push(`entry ${i} ('${(0,w.ml)(o)}') ${T}`)};if(!f){a(p(o));continue}const[,_,u,h,g,r]=f,
$={negated:_!==void 0,text:o,position:i};if(u!==void 0){e.push({...$,pages:u.toLowerCase()});continue}const m=Number(h),v=g===void 0?m:r===void 0?"end":Number(r);
m===0||v===0?a("names page 0: pages count from 1, and -1 is the last page"):e.push({...$,pages:{from:m,to:v}})}return n.length>0?{problem:(0,w.bs)(n)}:{items:e}}
function E(c,e,n="pages"){const t=a=>(0,P.G6)([{field:n,message:a}]),s=M(c);if("problem"in s)throw t(s.problem);const i=new b(e),o=new b(e),f=[];for(const a of s.
items){const _=a.negated?o:i;if(typeof a.pages=="string"){_.add(a.pages);continue}const{from:u,to:h}=a.pages,g=u<0?e+1+u:u,r=h==="end"?e:h<0?e+1+h:h,m=(h==="end"?
u<0?[[u,g]]:[]:[[u,g],[h,r]]).find(([,v])=>v<1||v>e);m&&f.push(`entry ${a.position} ('${(0,w.ml)(a.text)}') names ${(0,w.vg)(m[0])}, but the document has ${e===
1?"1 page":`${e} pages`}`),!(h==="end"&&g>e||f.length>0)&&_.range(Math.min(g,r),Math.max(g,r))}if(f.length>0)throw t((0,w.bs)(f));return s.items.every(({negated:a})=>a)&&
i.add("all"),i.without(o)}function d(c){const e=M(c);if("problem"in e||e.items.length!==1)return;const{negated:n,pages:t}=e.items[0];if(n)return;if(t==="all")return{
first:1};if(typeof t=="string"||t.from<1)return;const{from:s,to:i}=t;return i==="end"?{first:s}:i<1?void 0:{first:Math.min(s,i),last:Math.max(s,i)}}class b{pageCount;differences;odd=!1;even=!1;constructor(e){
this.pageCount=e,this.differences=new Int32Array(e+2)}add(e){e!=="even"&&(this.odd=!0),e!=="odd"&&(this.even=!0)}range(e,n){this.differences[e]++,this.differences[n+
1]--}without(e){const n=new Uint32Array(this.pageCount);let t=0,s=0,i=0;for(let o=1;o<=this.pageCount;o++){s+=this.differences[o],i+=e.differences[o];const f=o%
2===1?"odd":"even";(s>0||this[f])&&!(i>0||e[f])&&(n[t++]=o)}return n.subarray(0,t)}}function p(c){return/^(not +)?\.\./i.test(c)?"has no start: a range is writt\
en 1..5":/^!/.test(c)?"is not a page: leave out pages with not, such as not 2":(0,w.NL)(c.replace(/^not +/i,""))??"is not a page such as 3 or -1, a range such a\
s 2..5 or 2.., odd, even, all, or one of these after not"}})};
