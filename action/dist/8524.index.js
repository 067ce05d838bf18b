"use strict";exports.id=8524,exports.ids=[8524],exports.modules={72750:((I,O,a)=>{a.d(O,{Ly:()=>v,NL:()=>m,UL:()=>g,aW:()=>_,bs:()=>e,ml:()=>f,p6:()=>y,xv:()=>M});var b=a(58552),
P=a(98446);const $=/^ *(-?\d+)(?:(\.\.)(-?\d+)?)? *$/;function y(n){const t=[],s=[];for(const[i,o]of n.split(",").entries()){const h=i+1,r=$.exec(o),c=p=>{s.push(
`entry ${h} ('${f(o)}') ${p}`)};if(o.trim()===""){s.push(`entry ${h} is empty: write pages such as 3,1,2 or 2..5, separated by single commas`);continue}if(!r){c(
u(o));continue}const E=Number(r[1]),l=r[3]===void 0?void 0:Number(r[3]);E===0||l===0?c("names page 0: pages count from 1, and -1 is the last page"):t.push({from:E,
to:l,range:r[2]!==void 0,text:o.trim(),position:h})}return s.length>0?{problem:e(s)}:{items:t}}function _(n,t,s){const i=l=>(0,b.G6)([{field:"page_order",message:l}]),
o=y(n);if("problem"in o)throw i(o.problem);const h=v(o.items,t);if("problem"in h)throw i(h.problem);const r=g(h.spans);if(r>s)throw i(`names ${r} pages in all; \
at most ${s} are allowed`);const c=new Uint32Array(r);let E=0;for(const{first:l,last:p}of h.spans){const D=l<=p?1:-1;for(let w=l;w!==p+D;w+=D)c[E++]=w}return c}
function v(n,t){const s=[],i=n.map(o=>{const h=p=>p<0?t+1+p:p,r=h(o.from),c=o.range?o.to===void 0?t:h(o.to):r,l=[[o.from,r],[o.to??o.from,c]].find(([,p])=>p<1||
p>t);return l&&s.push(`entry ${o.position} ('${f(o.text)}') names ${M(l[0])}, but the document has ${(0,P.y_)(t,"page")}`),{first:r,last:c}});return s.length>0?
{problem:e(s)}:{spans:i}}const g=n=>n.reduce((t,{first:s,last:i})=>t+Math.abs(i-s)+1,0);function M(n){return Number.isSafeInteger(n)?`page ${n}`:"a page far bey\
ond its end"}function u(n){return/^ *\.\./.test(n)?"has no start: a range is written 1..5":m(n)??"is not a page, such as 3 or -1, nor a range, such as 2..5 or 2\
.."}const d=5;function e(n){const t=n.length-d;return[...n.slice(0,d),...t>0?[`and ${t} more such entries`]:[]].join("; ")}function m(n){const t=/^ *(\d{1,10}) *[-–]+ *(\d{0,10}) *$/.
exec(n);return t?`is not a range: write ${t[1]}..${t[2]}${t[2]===""?" for this page and all after it":""}`:/\bfirst\b/i.test(n)?"is not a page: the first page i\
s written 1, and a range from it 1..5":/\b(last|end)\b/i.test(n)?"is not a page: the last page is written -1, and a range to it 2..":void 0}function f(n){const t=[
...n].map(s=>/[\p{Cc}\p{Cs}\u2028\u2029]/u.test(s)?"?":s);return(0,P.Bu)(t.join(""),40)}}),29082:((I,O,a)=>{a.d(O,{k1:()=>v,lY:()=>_,m7:()=>g});var b=a(58552),P=a(
72750),$=a(98446);const y=/^(not +)?(?:(odd|even|all)|(-?\d+)(?:(\.\.)(-?\d+)?)?)$/i;function _(d){const e=[],m=[];for(const[f,n]of d.split(",").entries()){const t=f+
1,s=n.trim();if(s===""){m.push(`entry ${t} is empty: write pages such as 1..3, -1, odd, separated by single commas`);continue}const i=y.exec(s),o=L=>{m.push(`en\
try ${t} ('${(0,P.ml)(s)}') ${L}`)};if(!i){o(u(s));continue}const[,h,r,c,E,l]=i,p={negated:h!==void 0,text:s,position:t};if(r!==void 0){e.push({...p,pages:r.toLowerCase()});
continue}const D=Number(c),w=E===void 0?D:l===void 0?"end":Number(l);D===0||w===0?o("names page 0: pages count from 1, and -1 is the last page"):e.push({...p,pages:{
from:D,to:w}})}return m.length>0?{problem:(0,P.bs)(m)}:{items:e}}function v(d,e,m="pages"){const f=o=>(0,b.G6)([{field:m,message:o}]),n=_(d);if("problem"in n)throw f(
n.problem);const t=new M(e),s=new M(e),i=[];for(const o of n.items){const h=o.negated?s:t;if(typeof o.pages=="string"){h.add(o.pages);continue}const{from:r,to:c}=o.
pages,E=r<0?e+1+r:r,l=c==="end"?e:c<0?e+1+c:c,D=(c==="end"?r<0?[[r,E]]:[]:[[r,E],[c,l]]).find(([,w])=>w<1||w>e);D&&i.push(`entry ${o.position} ('${(0,P.ml)(o.text)}\
') names ${(0,P.xv)(D[0])}, but the document has ${(0,$.y_)(e,"page")}`),!(c==="end"&&E>e||i.length>0)&&h.range(Math.min(E,l),Math.max(E,l))}if(i.length>0)throw f(
(0,P.bs)(i));return n.items.every(({negated:o})=>o)&&t.add("all"),t.without(s)}function g(d){const e=_(d);if("problem"in e||e.items.length!==1)return;const{negated:m,
pages:f}=e.items[0];if(m)return;if(f==="all")return{first:1};if(typeof f=="string"||f.from<1)return;const{from:n,to:t}=f;return t==="end"?{first:n}:t===-1?{first:n}:
t<1?void 0:{first:Math.min(n,t),last:Math.max(n,t)}}class M{pageCount;differences;odd=!1;even=!1;constructor(e){this.pageCount=e,this.differences=new Int32Array(
e+2)}add(e){e!=="even"&&(this.odd=!0),e!=="odd"&&(this.even=!0)}range(e,m){this.differences[e]++,this.differences[m+1]--}without(e){const m=new Uint32Array(this.
pageCount);let f=0,n=0,t=0;for(let s=1;s<=this.pageCount;s++){n+=this.differences[s],t+=e.differences[s];const i=s%2===1?"odd":"even";(n>0||this[i])&&!(t>0||e[i])&&
(m[f++]=s)}return m.subarray(0,f)}}function u(d){return/^(not +)?\.\./i.test(d)?"has no start: a range is written 1..5":/^!/.test(d)?"is not a page: leave out p\
ages with not, such as not 2":(0,P.NL)(d.replace(/^not +/i,""))??"is not a page such as 3 or -1, a range such as 2..5 or 2.., odd, even, all, or one of these af\
ter not"}}),78524:((I,O,a)=>{a.r(O),a.d(O,{add_page_numbers:()=>P});var b=a(95234);const P=async($,y,_)=>{const{first_number:v}=y,g=await(0,b.W)($,y,_,async(u,d)=>{
const{addPageNumbers:e}=await(0,b.V)(_,()=>Promise.all([a.e(6161),a.e(7762),a.e(824),a.e(9980),a.e(9250),a.e(4776),a.e(7853),a.e(2166)]).then(a.bind(a,62166)));
return{notes:await e(u,$.name,y,d,_.prepared)}}),M=v+g.facts.stampedPages;return{...g,facts:{...g.facts,lastNumber:M-1,nextNumber:M}}}}),52404:((I,O,a)=>{a.d(O,
{$:()=>y,U:()=>_});var b=a(58552),P=a(29082),$=a(98446);const y={code:"no_pages_selected",message:"The document has none of the pages that were asked for, so no\
thing was changed."};function _({first_page:v,last_page:g,pages:M},u){if(M!==void 0)return(0,P.k1)(M,u);const d=(0,$.y_)(u,"page"),e=[];if(v>u&&e.push({field:"f\
irst_page",message:`is ${v}, but the document has ${d}`}),g!==void 0&&g>u&&e.push({field:"last_page",message:`is ${g}, but the document has ${d}`}),e.length===0&&
g!==void 0&&v>g&&e.push({field:"first_page",message:`is ${v}, which is after last_page (${g})`,mentions:["last_page"]}),e.length>0)throw(0,b.G6)(e);return Uint32Array.
from({length:(g??u)-v+1},(m,f)=>v+f)}}),95234:((I,O,a)=>{a.d(O,{V:()=>M,W:()=>v});var b=a(29082),P=a(90966),$=a(37253),y=a(52404);const _="1.4";async function v(u,{
pages:d,open_password:e,transparency:m},f,n){const t=await(0,P.E)(u.bytes,f,{password:e}),s=t.pages.count,i=(0,b.k1)(d,s);if(i.length===0){const p=t.suspect?await(0,$.
UN)(t):u.bytes;return{documents:[{name:u.name,bytes:p,pageCount:s}],notes:[y.$],facts:{pageCount:s,stampedPages:0}}}const{notes:o,stampedPages:h=i.length,version:r=_,
write:c}=await n(t,i),E={version:r>_?r:_},l=c?await c(E):await(0,$.UN)(t,E);return{documents:[{name:u.name,bytes:l,pageCount:s}],notes:m===100?[g,...o]:o,facts:{
pageCount:s,stampedPages:h}}}const g={code:"stamp_invisible",message:"The stamp cannot be seen, because transparency is 100. Use a lower value.",mentions:["tran\
sparency"]};async function M({pace:u},d){await u.rest();const e=await d();return await u.rest(),e}})};
