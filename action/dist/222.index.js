"use strict";exports.id=222,exports.ids=[222],exports.modules={72750:((I,b,f)=>{f.d(b,{Ly:()=>_,NL:()=>a,UL:()=>p,aW:()=>P,bs:()=>e,ml:()=>d,p6:()=>M,xv:()=>v});var y=f(58552),
g=f(98446);const w=/^ *(-?\d+)(?:(\.\.)(-?\d+)?)? *$/;function M(n){const t=[],s=[];for(const[r,o]of n.split(",").entries()){const h=r+1,i=w.exec(o),u=m=>{s.push(
`entry ${h} ('${d(o)}') ${m}`)};if(o.trim()===""){s.push(`entry ${h} is empty: write pages such as 3,1,2 or 2..5, separated by single commas`);continue}if(!i){u(
$(o));continue}const E=Number(i[1]),l=i[3]===void 0?void 0:Number(i[3]);E===0||l===0?u("names page 0: pages count from 1, and -1 is the last page"):t.push({from:E,
to:l,range:i[2]!==void 0,text:o.trim(),position:h})}return s.length>0?{problem:e(s)}:{items:t}}function P(n,t,s){const r=l=>(0,y.G6)([{field:"page_order",message:l}]),
o=M(n);if("problem"in o)throw r(o.problem);const h=_(o.items,t);if("problem"in h)throw r(h.problem);const i=p(h.spans);if(i>s)throw r(`names ${i} pages in all; \
at most ${s} are allowed`);const u=new Uint32Array(i);let E=0;for(const{first:l,last:m}of h.spans){const O=l<=m?1:-1;for(let D=l;D!==m+O;D+=O)u[E++]=D}return u}
function _(n,t){const s=[],r=n.map(o=>{const h=m=>m<0?t+1+m:m,i=h(o.from),u=o.range?o.to===void 0?t:h(o.to):i,l=[[o.from,i],[o.to??o.from,u]].find(([,m])=>m<1||
m>t);return l&&s.push(`entry ${o.position} ('${d(o.text)}') names ${v(l[0])}, but the document has ${(0,g.y_)(t,"page")}`),{first:i,last:u}});return s.length>0?
{problem:e(s)}:{spans:r}}const p=n=>n.reduce((t,{first:s,last:r})=>t+Math.abs(r-s)+1,0);function v(n){return Number.isSafeInteger(n)?`page ${n}`:"a page far bey\
ond its end"}function $(n){return/^ *\.\./.test(n)?"has no start: a range is written 1..5":a(n)??"is not a page, such as 3 or -1, nor a range, such as 2..5 or 2\
.."}const c=5;function e(n){const t=n.length-c;return[...n.slice(0,c),...t>0?[`and ${t} more such entries`]:[]].join("; ")}function a(n){const t=/^ *(\d{1,10}) *[-–]+ *(\d{0,10}) *$/.
exec(n);return t?`is not a range: write ${t[1]}..${t[2]}${t[2]===""?" for this page and all after it":""}`:/\bfirst\b/i.test(n)?"is not a page: the first page i\
s written 1, and a range from it 1..5":/\b(last|end)\b/i.test(n)?"is not a page: the last page is written -1, and a range to it 2..":void 0}function d(n){const t=[
...n].map(s=>/[\p{Cc}\p{Cs}\u2028\u2029]/u.test(s)?"?":s);return(0,g.Bu)(t.join(""),40)}}),29082:((I,b,f)=>{f.d(b,{k1:()=>_,lY:()=>P,m7:()=>p});var y=f(58552),g=f(
72750),w=f(98446);const M=/^(not +)?(?:(odd|even|all)|(-?\d+)(?:(\.\.)(-?\d+)?)?)$/i;function P(c){const e=[],a=[];for(const[d,n]of c.split(",").entries()){const t=d+
1,s=n.trim();if(s===""){a.push(`entry ${t} is empty: write pages such as 1..3, -1, odd, separated by single commas`);continue}const r=M.exec(s),o=L=>{a.push(`en\
try ${t} ('${(0,g.ml)(s)}') ${L}`)};if(!r){o($(s));continue}const[,h,i,u,E,l]=r,m={negated:h!==void 0,text:s,position:t};if(i!==void 0){e.push({...m,pages:i.toLowerCase()});
continue}const O=Number(u),D=E===void 0?O:l===void 0?"end":Number(l);O===0||D===0?o("names page 0: pages count from 1, and -1 is the last page"):e.push({...m,pages:{
from:O,to:D}})}return a.length>0?{problem:(0,g.bs)(a)}:{items:e}}function _(c,e,a="pages"){const d=o=>(0,y.G6)([{field:a,message:o}]),n=P(c);if("problem"in n)throw d(
n.problem);const t=new v(e),s=new v(e),r=[];for(const o of n.items){const h=o.negated?s:t;if(typeof o.pages=="string"){h.add(o.pages);continue}const{from:i,to:u}=o.
pages,E=i<0?e+1+i:i,l=u==="end"?e:u<0?e+1+u:u,O=(u==="end"?i<0?[[i,E]]:[]:[[i,E],[u,l]]).find(([,D])=>D<1||D>e);O&&r.push(`entry ${o.position} ('${(0,g.ml)(o.text)}\
') names ${(0,g.xv)(O[0])}, but the document has ${(0,w.y_)(e,"page")}`),!(u==="end"&&E>e||r.length>0)&&h.range(Math.min(E,l),Math.max(E,l))}if(r.length>0)throw d(
(0,g.bs)(r));return n.items.every(({negated:o})=>o)&&t.add("all"),t.without(s)}function p(c){const e=P(c);if("problem"in e||e.items.length!==1)return;const{negated:a,
pages:d}=e.items[0];if(a)return;if(d==="all")return{first:1};if(typeof d=="string"||d.from<1)return;const{from:n,to:t}=d;return t==="end"?{first:n}:t===-1?{first:n}:
t<1?void 0:{first:Math.min(n,t),last:Math.max(n,t)}}class v{pageCount;differences;odd=!1;even=!1;constructor(e){this.pageCount=e,this.differences=new Int32Array(
e+2)}add(e){e!=="even"&&(this.odd=!0),e!=="odd"&&(this.even=!0)}range(e,a){this.differences[e]++,this.differences[a+1]--}without(e){const a=new Uint32Array(this.
pageCount);let d=0,n=0,t=0;for(let s=1;s<=this.pageCount;s++){n+=this.differences[s],t+=e.differences[s];const r=s%2===1?"odd":"even";(n>0||this[r])&&!(t>0||e[r])&&
(a[d++]=s)}return a.subarray(0,d)}}function $(c){return/^(not +)?\.\./i.test(c)?"has no start: a range is written 1..5":/^!/.test(c)?"is not a page: leave out p\
ages with not, such as not 2":(0,g.NL)(c.replace(/^not +/i,""))??"is not a page such as 3 or -1, a range such as 2..5 or 2.., odd, even, all, or one of these af\
ter not"}}),52404:((I,b,f)=>{f.d(b,{$:()=>M,U:()=>P});var y=f(58552),g=f(29082),w=f(98446);const M={code:"no_pages_selected",message:"The document has none of t\
he pages that were asked for, so nothing was changed."};function P({first_page:_,last_page:p,pages:v},$){if(v!==void 0)return(0,g.k1)(v,$);const c=(0,w.y_)($,"p\
age"),e=[];if(_>$&&e.push({field:"first_page",message:`is ${_}, but the document has ${c}`}),p!==void 0&&p>$&&e.push({field:"last_page",message:`is ${p}, but th\
e document has ${c}`}),e.length===0&&p!==void 0&&_>p&&e.push({field:"first_page",message:`is ${_}, which is after last_page (${p})`,mentions:["last_page"]}),e.length>
0)throw(0,y.G6)(e);return Uint32Array.from({length:(p??$)-_+1},(a,d)=>_+d)}}),222:((I,b,f)=>{f.r(b),f.d(b,{split_at_page:()=>P});var y=f(29082),g=f(52404),w=f(94898),
M=f(18163);const P=async(_,{pages:p,cut:v,open_password:$},c)=>{const e=[],a=await(0,M.lD)(_,{password:$},c,d=>{const n=d.source.pages.count,t=(0,y.k1)(p,n);t.length===
0&&e.push(g.$);const s=Array.from(t,r=>v==="before"?r-1:r).filter(r=>r>0&&r<n);return(0,M.gD)(c,s.length+1),(0,w.AL)(d,[0,...s].map(r=>({page:r})))});return e.length>
0?{...a,notes:[...e,...a.notes]}:(0,M.sJ)(a)}})};
