"use strict";exports.id=4986,exports.ids=[4986],exports.modules={51988:((A,P,c)=>{c.d(P,{$:()=>y,U:()=>E});var D=c(49153),_=c(13140);const y={code:"no_pages_selected",message:"\
The document has none of the pages that were asked for, so nothing was changed."};function E({first_page:p,last_page:m,pages:v},g){if(v!==void 0)return(0,_.k1)(
v,g);const f=g===1?"1 page":`${g} pages`,e=[];if(p>g&&e.push({field:"first_page",message:`is ${p}, but the document has ${f}`}),m!==void 0&&m>g&&e.push({field:"\
last_page",message:`is ${m}, but the document has ${f}`}),e.length===0&&m!==void 0&&p>m&&e.push({field:"first_page",message:`is ${p}, which is after last_page (${m}\
)`,mentions:["last_page"]}),e.length>0)throw(0,D.G6)(e);return Uint32Array.from({length:(m??g)-p+1},(n,t)=>p+t)}}),34986:((A,P,c)=>{c.r(P),c.d(P,{split_at_page:()=>p});
var D=c(13140),_=c(51988),y=c(49402),E=c(74935);const p=async(m,{pages:v,cut:g,open_password:f},e)=>{const n=[],t=await(0,E.lD)(m,{password:f},e,r=>{const i=r.source.
pages.count,o=(0,D.k1)(v,i);o.length===0&&n.push(_.$);const d=Array.from(o,s=>g==="before"?s-1:s).filter(s=>s>0&&s<i);return(0,E.gD)(e,d.length+1),(0,y.A)(r,[0,
...d].map(s=>({page:s})))});return n.length>0?{...t,notes:[...n,...t.notes]}:(0,E.sJ)(t)}}),60480:((A,P,c)=>{c.d(P,{NL:()=>f,aW:()=>E,bs:()=>g,ml:()=>e,p6:()=>y,
vg:()=>p});var D=c(49153);const _=/^ *(-?\d+)(?:(\.\.)(-?\d+)?)? *$/;function y(n){const t=[],r=[];for(const[i,o]of n.split(",").entries()){const d=i+1,s=_.exec(
o),w=M=>{r.push(`entry ${d} ('${e(o)}') ${M}`)};if(o.trim()===""){r.push(`entry ${d} is empty: write pages such as 3,1,2 or 2..5, separated by single commas`);continue}
if(!s){w(m(o));continue}const u=Number(s[1]),l=s[3]===void 0?void 0:Number(s[3]);u===0||l===0?w("names page 0: pages count from 1, and -1 is the last page"):t.push(
{from:u,to:l,range:s[2]!==void 0,text:o.trim(),position:d})}return r.length>0?{problem:g(r)}:{items:t}}function E(n,t,r){const i=a=>(0,D.G6)([{field:"page_order",
message:a}]),o=y(n);if("problem"in o)throw i(o.problem);const d=t===1?"1 page":`${t} pages`,s=[],w=o.items.map(a=>{const b=O=>O<0?t+1+O:O,h=b(a.from),$=a.range?
a.to===void 0?t:b(a.to):h,T=[[a.from,h],[a.to??a.from,$]].find(([,O])=>O<1||O>t);return T&&s.push(`entry ${a.position} ('${e(a.text)}') names ${p(T[0])}, but th\
e document has ${d}`),{first:h,last:$}});if(s.length>0)throw i(g(s));const u=w.reduce((a,{first:b,last:h})=>a+Math.abs(h-b)+1,0);if(u>r)throw i(`names ${u} page\
s in all; at most ${r} are allowed`);const l=new Uint32Array(u);let M=0;for(const{first:a,last:b}of w){const h=a<=b?1:-1;for(let $=a;$!==b+h;$+=h)l[M++]=$}return l}
function p(n){return Number.isSafeInteger(n)?`page ${n}`:"a page far beyond its end"}function m(n){return/^ *\.\./.test(n)?"has no start: a range is written 1..\
5":f(n)??"is not a page, such as 3 or -1, nor a range, such as 2..5 or 2.."}const v=5;function g(n){const t=n.length-v;return[...n.slice(0,v),...t>0?[`and ${t} \
more such entries`]:[]].join("; ")}function f(n){const t=/^ *(\d{1,10}) *[-–]+ *(\d{0,10}) *$/.exec(n);return t?`is not a range: write ${t[1]}..${t[2]}${t[2]===
""?" for this page and all after it":""}`:/\blast\b/i.test(n)?"is not a page: the last page is written -1, and a range to it 2..":void 0}function e(n){const t=[
...n].map(r=>/[\p{Cc}\p{Cs}\u2028\u2029]/u.test(r)?"?":r);return t.length>40?`${t.slice(0,40).join("")}…`:t.join("")}}),13140:((A,P,c)=>{c.d(P,{k1:()=>p,lY:()=>E,
m7:()=>m});var D=c(49153),_=c(60480);const y=/^(not +)?(?:(odd|even|all)|(-?\d+)(?:(\.\.)(-?\d+)?)?)$/i;function E(f){const e=[],n=[];for(const[t,r]of f.split("\
,").entries()){const i=t+1,o=r.trim();if(o===""){n.push(`entry ${i} is empty: write pages such as 1..3, -1, odd, separated by single commas`);continue}const d=y.
exec(o),s=x=>{n.push(`entry ${i} ('${(0,_.ml)(o)}') ${x}`)};if(!d){s(g(o));continue}const[,w,u,l,M,a]=d,b={negated:w!==void 0,text:o,position:i};if(u!==void 0){
e.push({...b,pages:u.toLowerCase()});continue}const h=Number(l),$=M===void 0?h:a===void 0?"end":Number(a);h===0||$===0?s("names page 0: pages count from 1, and \
-1 is the last page"):e.push({...b,pages:{from:h,to:$}})}return n.length>0?{problem:(0,_.bs)(n)}:{items:e}}function p(f,e,n="pages"){const t=s=>(0,D.G6)([{field:n,
message:s}]),r=E(f);if("problem"in r)throw t(r.problem);const i=new v(e),o=new v(e),d=[];for(const s of r.items){const w=s.negated?o:i;if(typeof s.pages=="strin\
g"){w.add(s.pages);continue}const{from:u,to:l}=s.pages,M=u<0?e+1+u:u,a=l==="end"?e:l<0?e+1+l:l,h=(l==="end"?u<0?[[u,M]]:[]:[[u,M],[l,a]]).find(([,$])=>$<1||$>e);
h&&d.push(`entry ${s.position} ('${(0,_.ml)(s.text)}') names ${(0,_.vg)(h[0])}, but the document has ${e===1?"1 page":`${e} pages`}`),!(l==="end"&&M>e||d.length>
0)&&w.range(Math.min(M,a),Math.max(M,a))}if(d.length>0)throw t((0,_.bs)(d));return r.items.every(({negated:s})=>s)&&i.add("all"),i.without(o)}function m(f){const e=E(
f);if("problem"in e||e.items.length!==1)return;const{negated:n,pages:t}=e.items[0];if(n)return;if(t==="all")return{first:1};if(typeof t=="string"||t.from<1)return;
const{from:r,to:i}=t;return i==="end"?{first:r}:i<1?void 0:{first:Math.min(r,i),last:Math.max(r,i)}}class v{pageCount;differences;odd=!1;even=!1;constructor(e){
this.pageCount=e,this.differences=new Int32Array(e+2)}add(e){e!=="even"&&(this.odd=!0),e!=="odd"&&(this.even=!0)}range(e,n){this.differences[e]++,this.differences[n+
1]--}without(e){const n=new Uint32Array(this.pageCount);let t=0,r=0,i=0;for(let o=1;o<=this.pageCount;o++){r+=this.differences[o],i+=e.differences[o];const d=o%
2===1?"odd":"even";(r>0||this[d])&&!(i>0||e[d])&&(n[t++]=o)}return n.subarray(0,t)}}function g(f){return/^(not +)?\.\./i.test(f)?"has no start: a range is writt\
en 1..5":/^!/.test(f)?"is not a page: leave out pages with not, such as not 2":(0,_.NL)(f.replace(/^not +/i,""))??"is not a page such as 3 or -1, a range such a\
s 2..5 or 2.., odd, even, all, or one of these after not"}})};
