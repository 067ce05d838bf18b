"use strict";exports.id=3652,exports.ids=[3652],exports.modules={43652:((I,D,o)=>{o.r(D),o.d(D,{add_text_watermark:()=>E});var b=o(62146);const E=(O,w,u)=>(0,b.p)(O,w,u,async(p,M)=>{
const{addTextWatermark:g}=await(0,b.K)(u,()=>Promise.all([o.e(6161),o.e(7762),o.e(404),o.e(3241),o.e(9572),o.e(7593),o.e(3961),o.e(8e3)]).then(o.bind(o,88e3)));
return{notes:await g(p,w,M,u.prepared)}})}),51988:((I,D,o)=>{o.d(D,{$:()=>O,U:()=>w});var b=o(49153),E=o(13140);const O={code:"no_pages_selected",message:"The d\
ocument has none of the pages that were asked for, so nothing was changed."};function w({first_page:u,last_page:p,pages:M},g){if(M!==void 0)return(0,E.k1)(M,g);
const d=g===1?"1 page":`${g} pages`,e=[];if(u>g&&e.push({field:"first_page",message:`is ${u}, but the document has ${d}`}),p!==void 0&&p>g&&e.push({field:"last_\
page",message:`is ${p}, but the document has ${d}`}),e.length===0&&p!==void 0&&u>p&&e.push({field:"first_page",message:`is ${u}, which is after last_page (${p})`,
mentions:["last_page"]}),e.length>0)throw(0,b.G6)(e);return Uint32Array.from({length:(p??g)-u+1},(n,t)=>u+t)}}),62146:((I,D,o)=>{o.d(D,{K:()=>g,p:()=>p});var b=o(
13140),E=o(7390),O=o(95199),w=o(51988);const u="1.4";async function p(d,{pages:e,open_password:n,transparency:t},r,f){const s=await(0,E.E)(d.bytes,r,{password:n}),
c=s.pages.count,a=(0,b.k1)(e,c);if(a.length===0){const h=s.suspect?await(0,O.UN)(s):d.bytes;return{documents:[{name:d.name,bytes:h,pageCount:c}],notes:[w.$],facts:{
pageCount:c,stampedPages:0}}}const{notes:v,facts:m,version:l=u,write:$}=await f(s,a),i={version:l>u?l:u},y=$?await $(i):await(0,O.UN)(s,i);return{documents:[{name:d.
name,bytes:y,pageCount:c}],notes:t===100?[M,...v]:v,facts:{pageCount:c,stampedPages:a.length,...m}}}const M={code:"stamp_invisible",message:"The stamp cannot be\
 seen, because transparency is 100. Use a lower value.",mentions:["transparency"]};async function g({pace:d},e){await d.rest();const n=await e();return await d.
rest(),n}}),60480:((I,D,o)=>{o.d(D,{NL:()=>d,aW:()=>w,bs:()=>g,ml:()=>e,p6:()=>O,vg:()=>u});var b=o(49153);const E=/^ *(-?\d+)(?:(\.\.)(-?\d+)?)? *$/;function O(n){
const t=[],r=[];for(const[f,s]of n.split(",").entries()){const c=f+1,a=E.exec(s),v=$=>{r.push(`entry ${c} ('${e(s)}') ${$}`)};if(s.trim()===""){r.push(`entry ${c}\
 is empty: write pages such as 3,1,2 or 2..5, separated by single commas`);continue}if(!a){v(p(s));continue}const m=Number(a[1]),l=a[3]===void 0?void 0:Number(a[3]);
m===0||l===0?v("names page 0: pages count from 1, and -1 is the last page"):t.push({from:m,to:l,range:a[2]!==void 0,text:s.trim(),position:c})}return r.length>0?
{problem:g(r)}:{items:t}}function w(n,t,r){const f=i=>(0,b.G6)([{field:"page_order",message:i}]),s=O(n);if("problem"in s)throw f(s.problem);const c=t===1?"1 pag\
e":`${t} pages`,a=[],v=s.items.map(i=>{const y=_=>_<0?t+1+_:_,h=y(i.from),P=i.range?i.to===void 0?t:y(i.to):h,T=[[i.from,h],[i.to??i.from,P]].find(([,_])=>_<1||
_>t);return T&&a.push(`entry ${i.position} ('${e(i.text)}') names ${u(T[0])}, but the document has ${c}`),{first:h,last:P}});if(a.length>0)throw f(g(a));const m=v.
reduce((i,{first:y,last:h})=>i+Math.abs(h-y)+1,0);if(m>r)throw f(`names ${m} pages in all; at most ${r} are allowed`);const l=new Uint32Array(m);let $=0;for(const{
first:i,last:y}of v){const h=i<=y?1:-1;for(let P=i;P!==y+h;P+=h)l[$++]=P}return l}function u(n){return Number.isSafeInteger(n)?`page ${n}`:"a page far beyond it\
s end"}function p(n){return/^ *\.\./.test(n)?"has no start: a range is written 1..5":d(n)??"is not a page, such as 3 or -1, nor a range, such as 2..5 or 2.."}const M=5;
function g(n){const t=n.length-M;return[...n.slice(0,M),...t>0?[`and ${t} more such entries`]:[]].join("; ")}function d(n){const t=/^ *(\d{1,10}) *[-–]+ *(\d{0,10}) *$/.
exec(n);return t?`is not a range: write ${t[1]}..${t[2]}${t[2]===""?" for this page and all after it":""}`:/\blast\b/i.test(n)?"is not a page: the last page is \
written -1, and a range to it 2..":void 0}function e(n){const t=[...n].map(r=>/[\p{Cc}\p{Cs}\u2028\u2029]/u.test(r)?"?":r);return t.length>40?`${t.slice(0,40).join(
"")}…`:t.join("")}}),13140:((I,D,o)=>{o.d(D,{k1:()=>u,lY:()=>w,m7:()=>p});var b=o(49153),E=o(60480);const O=/^(not +)?(?:(odd|even|all)|(-?\d+)(?:(\.\.)(-?\d+)?)?)$/i;
function w(d){const e=[],n=[];for(const[t,r]of d.split(",").entries()){const f=t+1,s=r.trim();if(s===""){n.push(`entry ${f} is empty: write pages such as 1..3, \
-1, odd, separated by single commas`);continue}const c=O.exec(s),a=x=>{n.push(`entry ${f} ('${(0,E.ml)(s)}') ${x}`)};if(!c){a(g(s));continue}const[,v,m,l,$,i]=c,
y={negated:v!==void 0,text:s,position:f};if(m!==void 0){e.push({...y,pages:m.toLowerCase()});continue}const h=Number(l),P=$===void 0?h:i===void 0?"end":Number(i);
h===0||P===0?a("names page 0: pages count from 1, and -1 is the last page"):e.push({...y,pages:{from:h,to:P}})}return n.length>0?{problem:(0,E.bs)(n)}:{items:e}}
function u(d,e,n="pages"){const t=a=>(0,b.G6)([{field:n,message:a}]),r=w(d);if("problem"in r)throw t(r.problem);const f=new M(e),s=new M(e),c=[];for(const a of r.
items){const v=a.negated?s:f;if(typeof a.pages=="string"){v.add(a.pages);continue}const{from:m,to:l}=a.pages,$=m<0?e+1+m:m,i=l==="end"?e:l<0?e+1+l:l,h=(l==="end"?
m<0?[[m,$]]:[]:[[m,$],[l,i]]).find(([,P])=>P<1||P>e);h&&c.push(`entry ${a.position} ('${(0,E.ml)(a.text)}') names ${(0,E.vg)(h[0])}, but the document has ${e===
1?"1 page":`${e} pages`}`),!(l==="end"&&$>e||c.length>0)&&v.range(Math.min($,i),Math.max($,i))}if(c.length>0)throw t((0,E.bs)(c));return r.items.every(({negated:a})=>a)&&
f.add("all"),f.without(s)}function p(d){const e=w(d);if("problem"in e||e.items.length!==1)return;const{negated:n,pages:t}=e.items[0];if(n)return;if(t==="all")return{
first:1};if(typeof t=="string"||t.from<1)return;const{from:r,to:f}=t;return f==="end"?{first:r}:f<1?void 0:{first:Math.min(r,f),last:Math.max(r,f)}}class M{pageCount;differences;odd=!1;even=!1;constructor(e){
this.pageCount=e,this.differences=new Int32Array(e+2)}add(e){e!=="even"&&(this.odd=!0),e!=="odd"&&(this.even=!0)}range(e,n){this.differences[e]++,this.differences[n+
1]--}without(e){const n=new Uint32Array(this.pageCount);let t=0,r=0,f=0;for(let s=1;s<=this.pageCount;s++){r+=this.differences[s],f+=e.differences[s];const c=s%
2===1?"odd":"even";(r>0||this[c])&&!(f>0||e[c])&&(n[t++]=s)}return n.subarray(0,t)}}function g(d){return/^(not +)?\.\./i.test(d)?"has no start: a range is writt\
en 1..5":/^!/.test(d)?"is not a page: leave out pages with not, such as not 2":(0,E.NL)(d.replace(/^not +/i,""))??"is not a page such as 3 or -1, a range such a\
s 2..5 or 2.., odd, even, all, or one of these after not"}})};
