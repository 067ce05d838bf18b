"use strict";exports.id=222,exports.ids=[222],exports.modules={52404:((L,b,f)=>{f.d(b,{$:()=>M,U:()=>P});var y=f(23169),m=f(78684),w=f(98446);const M={code:"no_pages_selecte\
d",message:"The document has none of the pages that were asked for, so nothing was changed."};function P({first_page:_,last_page:g,pages:O},$){if(O!==void 0)return(0,m.
k1)(O,$);const c=(0,w.y_)($,"page"),e=[];if(_>$&&e.push({field:"first_page",message:`is ${_}, but the document has ${c}`}),g!==void 0&&g>$&&e.push({field:"last_\
page",message:`is ${g}, but the document has ${c}`}),e.length===0&&g!==void 0&&_>g&&e.push({field:"first_page",message:`is ${_}, which is after last_page (${g})`,
mentions:["last_page"]}),e.length>0)throw(0,y.G6)(e);return Uint32Array.from({length:(g??$)-_+1},(a,d)=>_+d)}}),222:((L,b,f)=>{f.r(b),f.d(b,{split_at_page:()=>P});
var y=f(78684),m=f(52404),w=f(94898),M=f(18163);const P=async(_,{pages:g,cut:O,open_password:$},c)=>{const e=[],a=await(0,M.lD)(_,{password:$},c,d=>{const n=d.source.
pages.count,t=(0,y.k1)(g,n);t.length===0&&e.push(m.$);const s=Array.from(t,r=>O==="before"?r-1:r).filter(r=>r>0&&r<n);return(0,M.gD)(c,s.length+1),(0,w.AL)(d,[0,
...s].map(r=>({page:r})))});return e.length>0?{...a,notes:[...e,...a.notes]}:(0,M.sJ)(a)}}),86024:((L,b,f)=>{f.d(b,{Ly:()=>_,NL:()=>a,UL:()=>g,aW:()=>P,bs:()=>e,
ml:()=>d,p6:()=>M,vg:()=>O});var y=f(23169),m=f(98446);const w=/^ *(-?\d+)(?:(\.\.)(-?\d+)?)? *$/;function M(n){const t=[],s=[];for(const[r,o]of n.split(",").entries()){
const h=r+1,i=w.exec(o),u=p=>{s.push(`entry ${h} ('${d(o)}') ${p}`)};if(o.trim()===""){s.push(`entry ${h} is empty: write pages such as 3,1,2 or 2..5, separated\
 by single commas`);continue}if(!i){u($(o));continue}const E=Number(i[1]),l=i[3]===void 0?void 0:Number(i[3]);E===0||l===0?u("names page 0: pages count from 1, \
and -1 is the last page"):t.push({from:E,to:l,range:i[2]!==void 0,text:o.trim(),position:h})}return s.length>0?{problem:e(s)}:{items:t}}function P(n,t,s){const r=l=>(0,y.
G6)([{field:"page_order",message:l}]),o=M(n);if("problem"in o)throw r(o.problem);const h=_(o.items,t);if("problem"in h)throw r(h.problem);const i=g(h.spans);if(i>
s)throw r(`names ${i} pages in all; at most ${s} are allowed`);const u=new Uint32Array(i);let E=0;for(const{first:l,last:p}of h.spans){const v=l<=p?1:-1;for(let D=l;D!==
p+v;D+=v)u[E++]=D}return u}function _(n,t){const s=[],r=n.map(o=>{const h=p=>p<0?t+1+p:p,i=h(o.from),u=o.range?o.to===void 0?t:h(o.to):i,l=[[o.from,i],[o.to??o.
from,u]].find(([,p])=>p<1||p>t);return l&&s.push(`entry ${o.position} ('${d(o.text)}') names ${O(l[0])}, but the document has ${(0,m.y_)(t,"page")}`),{first:i,last:u}});
return s.length>0?{problem:e(s)}:{spans:r}}const g=n=>n.reduce((t,{first:s,last:r})=>t+Math.abs(r-s)+1,0);function O(n){return Number.isSafeInteger(n)?`page ${n}`:
"a page far beyond its end"}function $(n){return/^ *\.\./.test(n)?"has no start: a range is written 1..5":a(n)??"is not a page, such as 3 or -1, nor a range, su\
ch as 2..5 or 2.."}const c=5;function e(n){const t=n.length-c;return[...n.slice(0,c),...t>0?[`and ${t} more such entries`]:[]].join("; ")}function a(n){const t=/^ *(\d{1,10}) *[-–]+ *(\d{0,10}) *$/.
exec(n);return t?`is not a range: write ${t[1]}..${t[2]}${t[2]===""?" for this page and all after it":""}`:/\bfirst\b/i.test(n)?"is not a page: the first page i\
s written 1, and a range from it 1..5":/\b(last|end)\b/i.test(n)?"is not a page: the last page is written -1, and a range to it 2..":void 0}function d(n){const t=[
...n].map(s=>/[\p{Cc}\p{Cs}\u2028\u2029]/u.test(s)?"?":s);return(0,m.Bu)(t.join(""),40)}}),78684:((L,b,f)=>{f.d(b,{k1:()=>_,lY:()=>P,m7:()=>g});var y=f(23169),m=f(
86024),w=f(98446);const M=/^(not +)?(?:(odd|even|all)|(-?\d+)(?:(\.\.)(-?\d+)?)?)$/i;function P(c){const e=[],a=[];for(const[d,n]of c.split(",").entries()){const t=d+
1,s=n.trim();if(s===""){a.push(`entry ${t} is empty: write pages such as 1..3, -1, odd, separated by single commas`);continue}const r=M.exec(s),o=A=>{a.push(`en\
try ${t} ('${(0,m.ml)(s)}') ${A}`)};if(!r){o($(s));continue}const[,h,i,u,E,l]=r,p={negated:h!==void 0,text:s,position:t};if(i!==void 0){e.push({...p,pages:i.toLowerCase()});
continue}const v=Number(u),D=E===void 0?v:l===void 0?"end":Number(l);v===0||D===0?o("names page 0: pages count from 1, and -1 is the last page"):e.push({...p,pages:{
from:v,to:D}})}return a.length>0?{problem:(0,m.bs)(a)}:{items:e}}function _(c,e,a="pages"){const d=o=>(0,y.G6)([{field:a,message:o}]),n=P(c);if("problem"in n)throw d(
n.problem);const t=new O(e),s=new O(e),r=[];for(const o of n.items){const h=o.negated?s:t;if(typeof o.pages=="string"){h.add(o.pages);continue}const{from:i,to:u}=o.
pages,E=i<0?e+1+i:i,l=u==="end"?e:u<0?e+1+u:u,v=(u==="end"?i<0?[[i,E]]:[]:[[i,E],[u,l]]).find(([,D])=>D<1||D>e);v&&r.push(`entry ${o.position} ('${(0,m.ml)(o.text)}\
') names ${(0,m.vg)(v[0])}, but the document has ${(0,w.y_)(e,"page")}`),!(u==="end"&&E>e||r.length>0)&&h.range(Math.min(E,l),Math.max(E,l))}if(r.length>0)throw d(
(0,m.bs)(r));return n.items.every(({negated:o})=>o)&&t.add("all"),t.without(s)}function g(c){const e=P(c);if("problem"in e||e.items.length!==1)return;const{negated:a,
pages:d}=e.items[0];if(a)return;if(d==="all")return{first:1};if(typeof d=="string"||d.from<1)return;const{from:n,to:t}=d;return t==="end"?{first:n}:t===-1?{first:n}:
t<1?void 0:{first:Math.min(n,t),last:Math.max(n,t)}}class O{pageCount;differences;odd=!1;even=!1;constructor(e){this.pageCount=e,this.differences=new Int32Array(
e+2)}add(e){e!=="even"&&(this.odd=!0),e!=="odd"&&(this.even=!0)}range(e,a){this.differences[e]++,this.differences[a+1]--}without(e){const a=new Uint32Array(this.
pageCount);let d=0,n=0,t=0;for(let s=1;s<=this.pageCount;s++){n+=this.differences[s],t+=e.differences[s];const r=s%2===1?"odd":"even";(n>0||this[r])&&!(t>0||e[r])&&
(a[d++]=s)}return a.subarray(0,d)}}function $(c){return/^(not +)?\.\./i.test(c)?"has no start: a range is written 1..5":/^!/.test(c)?"is not a page: leave out p\
ages with not, such as not 2":(0,m.NL)(c.replace(/^not +/i,""))??"is not a page such as 3 or -1, a range such as 2..5 or 2.., odd, even, all, or one of these af\
ter not"}})};
