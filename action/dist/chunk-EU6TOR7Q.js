"use strict";Object.defineProperty(exports,"__esModule",{value:!0}),exports.parsePageOrder=parsePageOrder,exports.resolvePageOrder=resolvePageOrder,exports.shorten=shorten,exports.
parsePageSet=parsePageSet,exports.resolvePageSet=resolvePageSet,exports.asRange=asRange;const chunk_HKR6QU6V_js_1=require("./chunk-HKR6QU6V.js");var ITEM=/^ *(-?\d+)(?:(\.\.)(-?\d+)?)? *$/;
function parsePageOrder(t){let e=[];for(let[i,a]of t.split(",").entries()){let n=i+1,r=ITEM.exec(a),f=p=>({problem:`entry ${n} ('${shorten(a)}') ${p}`});if(a.trim()===
"")return{problem:`entry ${n} is empty: write pages such as 3,1,2 or 2..5, separated by single commas`};if(!r)return f(malformed(a));let o=Number(r[1]),g=r[3]===
void 0?void 0:Number(r[3]);if(o===0||g===0)return f("names page 0: pages count from 1, and -1 is the last page");e.push({from:o,to:g,range:r[2]!==void 0,text:a.
trim(),position:n})}return{items:e}}function resolvePageOrder(t,e,i){let a=s=>(0,chunk_HKR6QU6V_js_1.invalidParameters)([{field:"page_order",message:s}]),n=parsePageOrder(
t);if("problem"in n)throw a(n.problem);let r=e===1?"1 page":`${e} pages`,f=n.items.map(s=>{let d=m=>m<0?e+1+m:m,l=d(s.from),u=s.range?s.to===void 0?e:d(s.to):l;
for(let[m,h]of[[s.from,l],[s.to??s.from,u]])if(h<1||h>e)throw a(`entry ${s.position} ('${shorten(s.text)}') names ${spoken(m)}, but the document has ${r}`);return{
first:l,last:u}}),o=f.reduce((s,{first:d,last:l})=>s+Math.abs(l-d)+1,0);if(o>i)throw a(`names ${o} pages in all; at most ${i} are allowed`);let g=new Uint32Array(
o),p=0;for(let{first:s,last:d}of f){let l=s<=d?1:-1;for(let u=s;u!==d+l;u+=l)g[p++]=u}return g}function spoken(t){return Number.isSafeInteger(t)?`page ${t}`:"a \
page far beyond its end"}function malformed(t){return/^ *\d+ *-+ *\d* *$/.test(t)?"is not a range: ranges are written 2..5":/^ *\.\./.test(t)?"has no start: a r\
ange is written 1..5":"is not a page, such as 3 or -1, nor a range, such as 2..5 or 2.."}function shorten(t){let e=[...t].map(i=>/[\p{Cc}\p{Cs}\u2028\u2029]/u.test(
i)?"?":i);return e.length>40?`${e.slice(0,40).join("")}…`:e.join("")}var ITEM2=/^(not +)?(?:(odd|even|all)|(-?\d+)(?:(\.\.)(-?\d+)?)?)$/i;function parsePageSet(t){
let e=[];for(let[i,a]of t.split(",").entries()){let n=i+1,r=a.trim();if(r==="")return{problem:`entry ${n} is empty: write pages such as 1..3, -1, odd, separated\
 by single commas`};let f=ITEM2.exec(r),o=c=>({problem:`entry ${n} ('${shorten(r)}') ${c}`});if(!f)return o(malformed2(r));let[,g,p,s,d,l]=f,u={negated:g!==void 0,
text:r,position:n};if(p!==void 0){e.push({...u,pages:p.toLowerCase()});continue}let m=Number(s),h=d===void 0?m:l===void 0?"end":Number(l);if(m===0||h===0)return o(
"names page 0: pages count from 1, and -1 is the last page");e.push({...u,pages:{from:m,to:h}})}return{items:e}}function resolvePageSet(t,e,i="pages"){let a=o=>(0,chunk_HKR6QU6V_js_1.
invalidParameters)([{field:i,message:o}]),n=parsePageSet(t);if("problem"in n)throw a(n.problem);let r=new Coverage(e),f=new Coverage(e);for(let o of n.items){let g=o.
negated?f:r;if(typeof o.pages=="string"){g.add(o.pages);continue}let{from:p,to:s}=o.pages,d=p<0?e+1+p:p,l=s==="end"?e:s<0?e+1+s:s,u=s==="end"?p<0?[[p,d]]:[]:[[p,
d],[s,l]];for(let[m,h]of u)if(h<1||h>e)throw a(`entry ${o.position} ('${shorten(o.text)}') names ${spoken(m)}, but the document has ${e===1?"1 page":`${e} pages`}`);
s==="end"&&d>e||g.range(Math.min(d,l),Math.max(d,l))}return n.items.every(({negated:o})=>o)&&r.add("all"),r.without(f)}function asRange(t){let e=parsePageSet(t);
if("problem"in e||e.items.length!==1)return;let{negated:i,pages:a}=e.items[0];if(i)return;if(a==="all")return{first:1};if(typeof a=="string"||a.from<1)return;let{
from:n,to:r}=a;return r==="end"?{first:n}:r<1?void 0:{first:Math.min(n,r),last:Math.max(n,r)}}var Coverage=class{constructor(t){this.pageCount=t,this.differences=
new Int32Array(t+2)}pageCount;differences;odd=!1;even=!1;add(t){t!=="even"&&(this.odd=!0),t!=="odd"&&(this.even=!0)}range(t,e){this.differences[t]++,this.differences[e+
1]--}without(t){let e=new Uint32Array(this.pageCount),i=0,a=0,n=0;for(let r=1;r<=this.pageCount;r++){a+=this.differences[r],n+=t.differences[r];let f=r%2===1?"o\
dd":"even";(a>0||this[f])&&!(n>0||t[f])&&(e[i++]=r)}return e.subarray(0,i)}};function malformed2(t){return/^(not +)?\d+ *[-–] *\d*$/i.test(t)?"is not a range:\
 ranges are written 2..5":/^(not +)?\.\./i.test(t)?"has no start: a range is written 1..5":/^!/.test(t)?"is not a page: leave out pages with not, such as not 2":
"is not a page such as 3 or -1, a range such as 2..5 or 2.., odd, even, all, or one of these after not"}
