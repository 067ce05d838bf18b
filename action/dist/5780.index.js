"use strict";exports.id=5780,exports.ids=[5780],exports.modules={5780:((x,b,a)=>{a.r(b),a.d(b,{add_page_numbers:()=>E});var O=a(2146);const E=async(w,P,u)=>{const{first_number:h}=P,
$=await(0,O.p)(w,P,u,async(c,e)=>{const{addPageNumbers:n}=await(0,O.K)(u,()=>Promise.all([a.e(7762),a.e(397),a.e(3037),a.e(7069),a.e(6199),a.e(2538)]).then(a.bind(
a,157)));return{notes:await n(c,w.name,P,e,u.prepared)}}),f=h+Number($.facts.stampedPages);return{...$,facts:{...$.facts,lastNumber:f-1,nextNumber:f}}}}),1988:((x,b,a)=>{
a.d(b,{$:()=>w,U:()=>P});var O=a(9153),E=a(3140);const w={code:"no_pages_selected",message:"The document has none of the pages that were asked for, so nothing w\
as changed."};function P({first_page:u,last_page:h,pages:$},f){if($!==void 0)return(0,E.k1)($,f);const c=f===1?"1 page":`${f} pages`,e=[];if(u>f&&e.push({field:"\
first_page",message:`is ${u}, but the document has ${c}`}),h!==void 0&&h>f&&e.push({field:"last_page",message:`is ${h}, but the document has ${c}`}),e.length===
0&&h!==void 0&&u>h&&e.push({field:"first_page",message:`is ${u}, which is after last_page (${h})`,mentions:["last_page"]}),e.length>0)throw(0,O.G6)(e);return Uint32Array.
from({length:(h??f)-u+1},(n,t)=>u+t)}}),2146:((x,b,a)=>{a.d(b,{K:()=>$,p:()=>h});var O=a(3140),E=a(7390),w=a(5199),P=a(1988);const u="1.4";async function h(f,{pages:c,
open_password:e},n,t){const s=await(0,E.E)(f.bytes,n,{password:e}),r=s.pages.count,o=(0,O.k1)(c,r);if(o.length===0){const d=s.suspect?await(0,w.UN)(s):f.bytes;return{
documents:[{name:f.name,bytes:d,pageCount:r}],notes:[P.$],facts:{pageCount:r,stampedPages:0}}}const{notes:l,facts:i,version:_=u,write:m}=await t(s,o),g={version:_>
u?_:u},v=m?await m(g):await(0,w.UN)(s,g);return{documents:[{name:f.name,bytes:v,pageCount:r}],notes:l,facts:{pageCount:r,stampedPages:o.length,...i}}}async function $({
pace:f},c){await f.rest();const e=await c();return await f.rest(),e}}),480:((x,b,a)=>{a.d(b,{NL:()=>c,aW:()=>P,bs:()=>f,ml:()=>e,p6:()=>w,vg:()=>u});var O=a(9153);
const E=/^ *(-?\d+)(?:(\.\.)(-?\d+)?)? *$/;function w(n){const t=[],s=[];for(const[r,o]of n.split(",").entries()){const l=r+1,i=E.exec(o),_=v=>{s.push(`entry ${l}\
 ('${e(o)}') ${v}`)};if(o.trim()===""){s.push(`entry ${l} is empty: write pages such as 3,1,2 or 2..5, separated by single commas`);continue}if(!i){_(h(o));continue}
const m=Number(i[1]),g=i[3]===void 0?void 0:Number(i[3]);m===0||g===0?_("names page 0: pages count from 1, and -1 is the last page"):t.push({from:m,to:g,range:i[2]!==
void 0,text:o.trim(),position:l})}return s.length>0?{problem:f(s)}:{items:t}}function P(n,t,s){const r=d=>(0,O.G6)([{field:"page_order",message:d}]),o=w(n);if("\
problem"in o)throw r(o.problem);const l=t===1?"1 page":`${t} pages`,i=[],_=o.items.map(d=>{const M=D=>D<0?t+1+D:D,p=M(d.from),y=d.range?d.to===void 0?t:M(d.to):
p,T=[[d.from,p],[d.to??d.from,y]].find(([,D])=>D<1||D>t);return T&&i.push(`entry ${d.position} ('${e(d.text)}') names ${u(T[0])}, but the document has ${l}`),{first:p,
last:y}});if(i.length>0)throw r(f(i));const m=_.reduce((d,{first:M,last:p})=>d+Math.abs(p-M)+1,0);if(m>s)throw r(`names ${m} pages in all; at most ${s} are allo\
wed`);const g=new Uint32Array(m);let v=0;for(const{first:d,last:M}of _){const p=d<=M?1:-1;for(let y=d;y!==M+p;y+=p)g[v++]=y}return g}function u(n){return Number.
isSafeInteger(n)?`page ${n}`:"a page far beyond its end"}function h(n){return/^ *\.\./.test(n)?"has no start: a range is written 1..5":c(n)??"is not a page, suc\
h as 3 or -1, nor a range, such as 2..5 or 2.."}const $=5;function f(n){const t=n.length-$;return[...n.slice(0,$),...t>0?[`and ${t} more such entries`]:[]].join(
"; ")}function c(n){const t=/^ *(\d{1,10}) *[-–]+ *(\d{0,10}) *$/.exec(n);return t?`is not a range: write ${t[1]}..${t[2]}${t[2]===""?" for this page and all \
after it":""}`:/\blast\b/i.test(n)?"is not a page: the last page is written -1, and a range to it 2..":void 0}function e(n){const t=[...n].map(s=>/[\p{Cc}\p{Cs}\u2028\u2029]/u.
test(s)?"?":s);return t.length>40?`${t.slice(0,40).join("")}…`:t.join("")}}),3140:((x,b,a)=>{a.d(b,{k1:()=>u,lY:()=>P,m7:()=>h});var O=a(9153),E=a(480);const w=/^(not +)?(?:(odd|even|all)|(-?\d+)(?:(\.\.)(-?\d+)?)?)$/i;
function P(c){const e=[],n=[];for(const[t,s]of c.split(",").entries()){const r=t+1,o=s.trim();if(o===""){n.push(`entry ${r} is empty: write pages such as 1..3, \
-1, odd, separated by single commas`);continue}const l=w.exec(o),i=I=>{n.push(`entry ${r} ('${(0,E.ml)(o)}') ${I}`)};if(!l){i(f(o));continue}const[,_,m,g,v,d]=l,
M={negated:_!==void 0,text:o,position:r};if(m!==void 0){e.push({...M,pages:m.toLowerCase()});continue}const p=Number(g),y=v===void 0?p:d===void 0?"end":Number(d);
p===0||y===0?i("names page 0: pages count from 1, and -1 is the last page"):e.push({...M,pages:{from:p,to:y}})}return n.length>0?{problem:(0,E.bs)(n)}:{items:e}}
function u(c,e,n="pages"){const t=i=>(0,O.G6)([{field:n,message:i}]),s=P(c);if("problem"in s)throw t(s.problem);const r=new $(e),o=new $(e),l=[];for(const i of s.
items){const _=i.negated?o:r;if(typeof i.pages=="string"){_.add(i.pages);continue}const{from:m,to:g}=i.pages,v=m<0?e+1+m:m,d=g==="end"?e:g<0?e+1+g:g,p=(g==="end"?
m<0?[[m,v]]:[]:[[m,v],[g,d]]).find(([,y])=>y<1||y>e);p&&l.push(`entry ${i.position} ('${(0,E.ml)(i.text)}') names ${(0,E.vg)(p[0])}, but the document has ${e===
1?"1 page":`${e} pages`}`),!(g==="end"&&v>e||l.length>0)&&_.range(Math.min(v,d),Math.max(v,d))}if(l.length>0)throw t((0,E.bs)(l));return s.items.every(({negated:i})=>i)&&
r.add("all"),r.without(o)}function h(c){const e=P(c);if("problem"in e||e.items.length!==1)return;const{negated:n,pages:t}=e.items[0];if(n)return;if(t==="all")return{
first:1};if(typeof t=="string"||t.from<1)return;const{from:s,to:r}=t;return r==="end"?{first:s}:r<1?void 0:{first:Math.min(s,r),last:Math.max(s,r)}}class ${pageCount;differences;odd=!1;even=!1;constructor(e){
this.pageCount=e,this.differences=new Int32Array(e+2)}add(e){e!=="even"&&(this.odd=!0),e!=="odd"&&(this.even=!0)}range(e,n){this.differences[e]++,this.differences[n+
1]--}without(e){const n=new Uint32Array(this.pageCount);let t=0,s=0,r=0;for(let o=1;o<=this.pageCount;o++){s+=this.differences[o],r+=e.differences[o];const l=o%
2===1?"odd":"even";(s>0||this[l])&&!(r>0||e[l])&&(n[t++]=o)}return n.subarray(0,t)}}function f(c){return/^(not +)?\.\./i.test(c)?"has no start: a range is writt\
en 1..5":/^!/.test(c)?"is not a page: leave out pages with not, such as not 2":(0,E.NL)(c.replace(/^not +/i,""))??"is not a page such as 3 or -1, a range such a\
s 2..5 or 2.., odd, even, all, or one of these after not"}})};
