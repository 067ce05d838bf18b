"use strict";Object.defineProperty(exports,"__esModule",{value:!0}),exports.parsePageOrder=parsePageOrder,exports.resolvePageOrder=resolvePageOrder,exports.together=together,
exports.shorten=shorten,exports.parsePageSet=parsePageSet,exports.resolvePageSet=resolvePageSet,exports.asRange=asRange;const chunk_GMSHOBQ3_js_1=require("./chu\
nk-GMSHOBQ3.js");var ITEM=/^ *(-?\d+)(?:(\.\.)(-?\d+)?)? *$/;function parsePageOrder(t){let e=[],a=[];for(let[l,n]of t.split(",").entries()){let s=l+1,o=ITEM.exec(
n),u=p=>{a.push(`entry ${s} ('${shorten(n)}') ${p}`)};if(n.trim()===""){a.push(`entry ${s} is empty: write pages such as 3,1,2 or 2..5, separated by single comm\
as`);continue}if(!o){u(malformed(n));continue}let i=Number(o[1]),g=o[3]===void 0?void 0:Number(o[3]);i===0||g===0?u("names page 0: pages count from 1, and -1 is\
 the last page"):e.push({from:i,to:g,range:o[2]!==void 0,text:n.trim(),position:s})}return a.length>0?{problem:together(a)}:{items:e}}function resolvePageOrder(t,e,a){
let l=r=>(0,chunk_GMSHOBQ3_js_1.invalidParameters)([{field:"page_order",message:r}]),n=parsePageOrder(t);if("problem"in n)throw l(n.problem);let s=e===1?"1 page":
`${e} pages`,o=[],u=n.items.map(r=>{let d=c=>c<0?e+1+c:c,f=d(r.from),h=r.range?r.to===void 0?e:d(r.to):f,m=[[r.from,f],[r.to??r.from,h]].find(([,c])=>c<1||c>e);
return m&&o.push(`entry ${r.position} ('${shorten(r.text)}') names ${spoken(m[0])}, but the document has ${s}`),{first:f,last:h}});if(o.length>0)throw l(together(
o));let i=u.reduce((r,{first:d,last:f})=>r+Math.abs(f-d)+1,0);if(i>a)throw l(`names ${i} pages in all; at most ${a} are allowed`);let g=new Uint32Array(i),p=0;for(let{
first:r,last:d}of u){let f=r<=d?1:-1;for(let h=r;h!==d+f;h+=f)g[p++]=h}return g}function spoken(t){return Number.isSafeInteger(t)?`page ${t}`:"a page far beyond\
 its end"}function malformed(t){return/^ *\.\./.test(t)?"has no start: a range is written 1..5":otherSpelling(t)??"is not a page, such as 3 or -1, nor a range, \
such as 2..5 or 2.."}var MOST_LISTED=5;function together(t){let e=t.length-MOST_LISTED;return[...t.slice(0,MOST_LISTED),...e>0?[`and ${e} more such entries`]:[]].
join("; ")}function otherSpelling(t){let e=/^ *(\d{1,10}) *[-–]+ *(\d{0,10}) *$/.exec(t);return e?`is not a range: write ${e[1]}..${e[2]}${e[2]===""?" for thi\
s page and all after it":""}`:/\blast\b/i.test(t)?"is not a page: the last page is written -1, and a range to it 2..":void 0}function shorten(t){let e=[...t].map(
a=>/[\p{Cc}\p{Cs}\u2028\u2029]/u.test(a)?"?":a);return e.length>40?`${e.slice(0,40).join("")}…`:e.join("")}var ITEM2=/^(not +)?(?:(odd|even|all)|(-?\d+)(?:(\.\.)(-?\d+)?)?)$/i;
function parsePageSet(t){let e=[],a=[];for(let[l,n]of t.split(",").entries()){let s=l+1,o=n.trim();if(o===""){a.push(`entry ${s} is empty: write pages such as 1\
..3, -1, odd, separated by single commas`);continue}let u=ITEM2.exec(o),i=v=>{a.push(`entry ${s} ('${shorten(o)}') ${v}`)};if(!u){i(malformed2(o));continue}let[
,g,p,r,d,f]=u,h={negated:g!==void 0,text:o,position:s};if(p!==void 0){e.push({...h,pages:p.toLowerCase()});continue}let m=Number(r),c=d===void 0?m:f===void 0?"e\
nd":Number(f);m===0||c===0?i("names page 0: pages count from 1, and -1 is the last page"):e.push({...h,pages:{from:m,to:c}})}return a.length>0?{problem:together(
a)}:{items:e}}function resolvePageSet(t,e,a="pages"){let l=i=>(0,chunk_GMSHOBQ3_js_1.invalidParameters)([{field:a,message:i}]),n=parsePageSet(t);if("problem"in n)
throw l(n.problem);let s=new Coverage(e),o=new Coverage(e),u=[];for(let i of n.items){let g=i.negated?o:s;if(typeof i.pages=="string"){g.add(i.pages);continue}let{
from:p,to:r}=i.pages,d=p<0?e+1+p:p,f=r==="end"?e:r<0?e+1+r:r,h=(r==="end"?p<0?[[p,d]]:[]:[[p,d],[r,f]]).find(([,m])=>m<1||m>e);h&&u.push(`entry ${i.position} ('${shorten(
i.text)}') names ${spoken(h[0])}, but the document has ${e===1?"1 page":`${e} pages`}`),!(r==="end"&&d>e||u.length>0)&&g.range(Math.min(d,f),Math.max(d,f))}if(u.
length>0)throw l(together(u));return n.items.every(({negated:i})=>i)&&s.add("all"),s.without(o)}function asRange(t){let e=parsePageSet(t);if("problem"in e||e.items.
length!==1)return;let{negated:a,pages:l}=e.items[0];if(a)return;if(l==="all")return{first:1};if(typeof l=="string"||l.from<1)return;let{from:n,to:s}=l;return s===
"end"?{first:n}:s<1?void 0:{first:Math.min(n,s),last:Math.max(n,s)}}var Coverage=class{constructor(t){this.pageCount=t,this.differences=new Int32Array(t+2)}pageCount;differences;odd=!1;even=!1;add(t){
t!=="even"&&(this.odd=!0),t!=="odd"&&(this.even=!0)}range(t,e){this.differences[t]++,this.differences[e+1]--}without(t){let e=new Uint32Array(this.pageCount),a=0,
l=0,n=0;for(let s=1;s<=this.pageCount;s++){l+=this.differences[s],n+=t.differences[s];let o=s%2===1?"odd":"even";(l>0||this[o])&&!(n>0||t[o])&&(e[a++]=s)}return e.
subarray(0,a)}};function malformed2(t){return/^(not +)?\.\./i.test(t)?"has no start: a range is written 1..5":/^!/.test(t)?"is not a page: leave out pages with \
not, such as not 2":otherSpelling(t.replace(/^not +/i,""))??"is not a page such as 3 or -1, a range such as 2..5 or 2.., odd, even, all, or one of these after n\
ot"}
