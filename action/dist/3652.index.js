"use strict";exports.id=3652,exports.ids=[3652],exports.modules={43652:((I,O,o)=>{o.r(O),o.d(O,{add_text_watermark:()=>$});var b=o(62146);const $=(P,w,l)=>(0,b.p)(P,w,l,async(E,M)=>{
const{addTextWatermark:v}=await(0,b.K)(l,()=>Promise.all([o.e(6161),o.e(7762),o.e(3241),o.e(9572),o.e(404),o.e(4621),o.e(6586),o.e(7936),o.e(8e3)]).then(o.bind(
o,88e3)));return{notes:await v(E,w,M,l.prepared)}})}),51988:((I,O,o)=>{o.d(O,{$:()=>P,U:()=>w});var b=o(49153),$=o(13140);const P={code:"no_pages_selected",message:"\
The document has none of the pages that were asked for, so nothing was changed."};function w({first_page:l,last_page:E,pages:M},v){if(M!==void 0)return(0,$.k1)(
M,v);const d=v===1?"1 page":`${v} pages`,e=[];if(l>v&&e.push({field:"first_page",message:`is ${l}, but the document has ${d}`}),E!==void 0&&E>v&&e.push({field:"\
last_page",message:`is ${E}, but the document has ${d}`}),e.length===0&&E!==void 0&&l>E&&e.push({field:"first_page",message:`is ${l}, which is after last_page (${E}\
)`,mentions:["last_page"]}),e.length>0)throw(0,b.G6)(e);return Uint32Array.from({length:(E??v)-l+1},(u,m)=>l+m)}}),62146:((I,O,o)=>{o.d(O,{K:()=>v,p:()=>E});var b=o(
13140),$=o(7390),P=o(86009),w=o(51988);const l="1.4";async function E(d,{pages:e,open_password:u,transparency:m},n,t){const s=await(0,$.E)(d.bytes,n,{password:u}),
r=s.pages.count,a=(0,b.k1)(e,r);if(a.length===0){const p=s.suspect?await(0,P.UN)(s):d.bytes;return{documents:[{name:d.name,bytes:p,pageCount:r}],notes:[w.$],facts:{
pageCount:r,stampedPages:0}}}const{notes:i,facts:f,version:c=l,write:g}=await t(s,a),h={version:c>l?c:l},y=g?await g(h):await(0,P.UN)(s,h);return{documents:[{name:d.
name,bytes:y,pageCount:r}],notes:m===100?[M,...i]:i,facts:{pageCount:r,stampedPages:a.length,...f}}}const M={code:"stamp_invisible",message:"The stamp cannot be\
 seen, because transparency is 100. Use a lower value.",mentions:["transparency"]};async function v({pace:d},e){await d.rest();const u=await e();return await d.
rest(),u}}),60480:((I,O,o)=>{o.d(O,{Ly:()=>l,NL:()=>u,UL:()=>E,aW:()=>w,bs:()=>e,ml:()=>m,p6:()=>P,vg:()=>M});var b=o(49153);const $=/^ *(-?\d+)(?:(\.\.)(-?\d+)?)? *$/;
function P(n){const t=[],s=[];for(const[r,a]of n.split(",").entries()){const i=r+1,f=$.exec(a),c=y=>{s.push(`entry ${i} ('${m(a)}') ${y}`)};if(a.trim()===""){s.
push(`entry ${i} is empty: write pages such as 3,1,2 or 2..5, separated by single commas`);continue}if(!f){c(v(a));continue}const g=Number(f[1]),h=f[3]===void 0?
void 0:Number(f[3]);g===0||h===0?c("names page 0: pages count from 1, and -1 is the last page"):t.push({from:g,to:h,range:f[2]!==void 0,text:a.trim(),position:i})}
return s.length>0?{problem:e(s)}:{items:t}}function w(n,t,s){const r=h=>(0,b.G6)([{field:"page_order",message:h}]),a=P(n);if("problem"in a)throw r(a.problem);const i=l(
a.items,t);if("problem"in i)throw r(i.problem);const f=E(i.spans);if(f>s)throw r(`names ${f} pages in all; at most ${s} are allowed`);const c=new Uint32Array(f);
let g=0;for(const{first:h,last:y}of i.spans){const p=h<=y?1:-1;for(let D=h;D!==y+p;D+=p)c[g++]=D}return c}function l(n,t){const s=t===1?"1 page":`${t} pages`,r=[],
a=n.map(i=>{const f=p=>p<0?t+1+p:p,c=f(i.from),g=i.range?i.to===void 0?t:f(i.to):c,y=[[i.from,c],[i.to??i.from,g]].find(([,p])=>p<1||p>t);return y&&r.push(`entr\
y ${i.position} ('${m(i.text)}') names ${M(y[0])}, but the document has ${s}`),{first:c,last:g}});return r.length>0?{problem:e(r)}:{spans:a}}const E=n=>n.reduce(
(t,{first:s,last:r})=>t+Math.abs(r-s)+1,0);function M(n){return Number.isSafeInteger(n)?`page ${n}`:"a page far beyond its end"}function v(n){return/^ *\.\./.test(
n)?"has no start: a range is written 1..5":u(n)??"is not a page, such as 3 or -1, nor a range, such as 2..5 or 2.."}const d=5;function e(n){const t=n.length-d;return[
...n.slice(0,d),...t>0?[`and ${t} more such entries`]:[]].join("; ")}function u(n){const t=/^ *(\d{1,10}) *[-–]+ *(\d{0,10}) *$/.exec(n);return t?`is not a ra\
nge: write ${t[1]}..${t[2]}${t[2]===""?" for this page and all after it":""}`:/\bfirst\b/i.test(n)?"is not a page: the first page is written 1, and a range from\
 it 1..5":/\b(last|end)\b/i.test(n)?"is not a page: the last page is written -1, and a range to it 2..":void 0}function m(n){const t=[...n].map(s=>/[\p{Cc}\p{Cs}\u2028\u2029]/u.
test(s)?"?":s);return t.length>40?`${t.slice(0,40).join("")}…`:t.join("")}}),13140:((I,O,o)=>{o.d(O,{k1:()=>l,lY:()=>w,m7:()=>E});var b=o(49153),$=o(60480);const P=/^(not +)?(?:(odd|even|all)|(-?\d+)(?:(\.\.)(-?\d+)?)?)$/i;
function w(d){const e=[],u=[];for(const[m,n]of d.split(",").entries()){const t=m+1,s=n.trim();if(s===""){u.push(`entry ${t} is empty: write pages such as 1..3, \
-1, odd, separated by single commas`);continue}const r=P.exec(s),a=x=>{u.push(`entry ${t} ('${(0,$.ml)(s)}') ${x}`)};if(!r){a(v(s));continue}const[,i,f,c,g,h]=r,
y={negated:i!==void 0,text:s,position:t};if(f!==void 0){e.push({...y,pages:f.toLowerCase()});continue}const p=Number(c),D=g===void 0?p:h===void 0?"end":Number(h);
p===0||D===0?a("names page 0: pages count from 1, and -1 is the last page"):e.push({...y,pages:{from:p,to:D}})}return u.length>0?{problem:(0,$.bs)(u)}:{items:e}}
function l(d,e,u="pages"){const m=a=>(0,b.G6)([{field:u,message:a}]),n=w(d);if("problem"in n)throw m(n.problem);const t=new M(e),s=new M(e),r=[];for(const a of n.
items){const i=a.negated?s:t;if(typeof a.pages=="string"){i.add(a.pages);continue}const{from:f,to:c}=a.pages,g=f<0?e+1+f:f,h=c==="end"?e:c<0?e+1+c:c,p=(c==="end"?
f<0?[[f,g]]:[]:[[f,g],[c,h]]).find(([,D])=>D<1||D>e);p&&r.push(`entry ${a.position} ('${(0,$.ml)(a.text)}') names ${(0,$.vg)(p[0])}, but the document has ${e===
1?"1 page":`${e} pages`}`),!(c==="end"&&g>e||r.length>0)&&i.range(Math.min(g,h),Math.max(g,h))}if(r.length>0)throw m((0,$.bs)(r));return n.items.every(({negated:a})=>a)&&
t.add("all"),t.without(s)}function E(d){const e=w(d);if("problem"in e||e.items.length!==1)return;const{negated:u,pages:m}=e.items[0];if(u)return;if(m==="all")return{
first:1};if(typeof m=="string"||m.from<1)return;const{from:n,to:t}=m;return t==="end"?{first:n}:t===-1?{first:n}:t<1?void 0:{first:Math.min(n,t),last:Math.max(n,
t)}}class M{pageCount;differences;odd=!1;even=!1;constructor(e){this.pageCount=e,this.differences=new Int32Array(e+2)}add(e){e!=="even"&&(this.odd=!0),e!=="odd"&&
(this.even=!0)}range(e,u){this.differences[e]++,this.differences[u+1]--}without(e){const u=new Uint32Array(this.pageCount);let m=0,n=0,t=0;for(let s=1;s<=this.pageCount;s++){
n+=this.differences[s],t+=e.differences[s];const r=s%2===1?"odd":"even";(n>0||this[r])&&!(t>0||e[r])&&(u[m++]=s)}return u.subarray(0,m)}}function v(d){return/^(not +)?\.\./i.
test(d)?"has no start: a range is written 1..5":/^!/.test(d)?"is not a page: leave out pages with not, such as not 2":(0,$.NL)(d.replace(/^not +/i,""))??"is not\
 a page such as 3 or -1, a range such as 2..5 or 2.., odd, even, all, or one of these after not"}})};
