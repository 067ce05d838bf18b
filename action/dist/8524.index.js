"use strict";exports.id=8524,exports.ids=[8524],exports.modules={78524:((I,O,a)=>{a.r(O),a.d(O,{add_page_numbers:()=>P});var b=a(95234);const P=async(_,$,v)=>{const{first_number:y}=$,
g=await(0,b.p)(_,$,v,async(u,d)=>{const{addPageNumbers:e}=await(0,b.K)(v,()=>Promise.all([a.e(6161),a.e(7762),a.e(824),a.e(9980),a.e(9250),a.e(4776),a.e(7853),a.
e(2166)]).then(a.bind(a,62166)));return{notes:await e(u,_.name,$,d,v.prepared)}}),M=y+g.facts.stampedPages;return{...g,facts:{...g.facts,lastNumber:M-1,nextNumber:M}}}}),
52404:((I,O,a)=>{a.d(O,{$:()=>$,U:()=>v});var b=a(23169),P=a(78684),_=a(98446);const $={code:"no_pages_selected",message:"The document has none of the pages tha\
t were asked for, so nothing was changed."};function v({first_page:y,last_page:g,pages:M},u){if(M!==void 0)return(0,P.k1)(M,u);const d=(0,_.y_)(u,"page"),e=[];if(y>
u&&e.push({field:"first_page",message:`is ${y}, but the document has ${d}`}),g!==void 0&&g>u&&e.push({field:"last_page",message:`is ${g}, but the document has ${d}`}),
e.length===0&&g!==void 0&&y>g&&e.push({field:"first_page",message:`is ${y}, which is after last_page (${g})`,mentions:["last_page"]}),e.length>0)throw(0,b.G6)(e);
return Uint32Array.from({length:(g??u)-y+1},(m,c)=>y+c)}}),95234:((I,O,a)=>{a.d(O,{K:()=>M,p:()=>y});var b=a(78684),P=a(90966),_=a(37253),$=a(52404);const v="1.\
4";async function y(u,{pages:d,open_password:e,transparency:m},c,n){const t=await(0,P.E)(u.bytes,c,{password:e}),s=t.pages.count,i=(0,b.k1)(d,s);if(i.length===0){
const p=t.suspect?await(0,_.UN)(t):u.bytes;return{documents:[{name:u.name,bytes:p,pageCount:s}],notes:[$.$],facts:{pageCount:s,stampedPages:0}}}const{notes:o,stampedPages:h=i.
length,version:r=v,write:f}=await n(t,i),E={version:r>v?r:v},l=f?await f(E):await(0,_.UN)(t,E);return{documents:[{name:u.name,bytes:l,pageCount:s}],notes:m===100?
[g,...o]:o,facts:{pageCount:s,stampedPages:h}}}const g={code:"stamp_invisible",message:"The stamp cannot be seen, because transparency is 100. Use a lower value\
.",mentions:["transparency"]};async function M({pace:u},d){await u.rest();const e=await d();return await u.rest(),e}}),86024:((I,O,a)=>{a.d(O,{Ly:()=>y,NL:()=>m,
UL:()=>g,aW:()=>v,bs:()=>e,ml:()=>c,p6:()=>$,vg:()=>M});var b=a(23169),P=a(98446);const _=/^ *(-?\d+)(?:(\.\.)(-?\d+)?)? *$/;function $(n){const t=[],s=[];for(const[
i,o]of n.split(",").entries()){const h=i+1,r=_.exec(o),f=p=>{s.push(`entry ${h} ('${c(o)}') ${p}`)};if(o.trim()===""){s.push(`entry ${h} is empty: write pages s\
uch as 3,1,2 or 2..5, separated by single commas`);continue}if(!r){f(u(o));continue}const E=Number(r[1]),l=r[3]===void 0?void 0:Number(r[3]);E===0||l===0?f("nam\
es page 0: pages count from 1, and -1 is the last page"):t.push({from:E,to:l,range:r[2]!==void 0,text:o.trim(),position:h})}return s.length>0?{problem:e(s)}:{items:t}}
function v(n,t,s){const i=l=>(0,b.G6)([{field:"page_order",message:l}]),o=$(n);if("problem"in o)throw i(o.problem);const h=y(o.items,t);if("problem"in h)throw i(
h.problem);const r=g(h.spans);if(r>s)throw i(`names ${r} pages in all; at most ${s} are allowed`);const f=new Uint32Array(r);let E=0;for(const{first:l,last:p}of h.
spans){const D=l<=p?1:-1;for(let w=l;w!==p+D;w+=D)f[E++]=w}return f}function y(n,t){const s=[],i=n.map(o=>{const h=p=>p<0?t+1+p:p,r=h(o.from),f=o.range?o.to===void 0?
t:h(o.to):r,l=[[o.from,r],[o.to??o.from,f]].find(([,p])=>p<1||p>t);return l&&s.push(`entry ${o.position} ('${c(o.text)}') names ${M(l[0])}, but the document has\
 ${(0,P.y_)(t,"page")}`),{first:r,last:f}});return s.length>0?{problem:e(s)}:{spans:i}}const g=n=>n.reduce((t,{first:s,last:i})=>t+Math.abs(i-s)+1,0);function M(n){
return Number.isSafeInteger(n)?`page ${n}`:"a page far beyond its end"}function u(n){return/^ *\.\./.test(n)?"has no start: a range is written 1..5":m(n)??"is n\
ot a page, such as 3 or -1, nor a range, such as 2..5 or 2.."}const d=5;function e(n){const t=n.length-d;return[...n.slice(0,d),...t>0?[`and ${t} more such entr\
ies`]:[]].join("; ")}function m(n){const t=/^ *(\d{1,10}) *[-–]+ *(\d{0,10}) *$/.exec(n);return t?`is not a range: write ${t[1]}..${t[2]}${t[2]===""?" for thi\
s page and all after it":""}`:/\bfirst\b/i.test(n)?"is not a page: the first page is written 1, and a range from it 1..5":/\b(last|end)\b/i.test(n)?"is not a pa\
ge: the last page is written -1, and a range to it 2..":void 0}function c(n){const t=[...n].map(s=>/[\p{Cc}\p{Cs}\u2028\u2029]/u.test(s)?"?":s);return(0,P.Bu)(t.
join(""),40)}}),78684:((I,O,a)=>{a.d(O,{k1:()=>y,lY:()=>v,m7:()=>g});var b=a(23169),P=a(86024),_=a(98446);const $=/^(not +)?(?:(odd|even|all)|(-?\d+)(?:(\.\.)(-?\d+)?)?)$/i;
function v(d){const e=[],m=[];for(const[c,n]of d.split(",").entries()){const t=c+1,s=n.trim();if(s===""){m.push(`entry ${t} is empty: write pages such as 1..3, \
-1, odd, separated by single commas`);continue}const i=$.exec(s),o=L=>{m.push(`entry ${t} ('${(0,P.ml)(s)}') ${L}`)};if(!i){o(u(s));continue}const[,h,r,f,E,l]=i,
p={negated:h!==void 0,text:s,position:t};if(r!==void 0){e.push({...p,pages:r.toLowerCase()});continue}const D=Number(f),w=E===void 0?D:l===void 0?"end":Number(l);
D===0||w===0?o("names page 0: pages count from 1, and -1 is the last page"):e.push({...p,pages:{from:D,to:w}})}return m.length>0?{problem:(0,P.bs)(m)}:{items:e}}
function y(d,e,m="pages"){const c=o=>(0,b.G6)([{field:m,message:o}]),n=v(d);if("problem"in n)throw c(n.problem);const t=new M(e),s=new M(e),i=[];for(const o of n.
items){const h=o.negated?s:t;if(typeof o.pages=="string"){h.add(o.pages);continue}const{from:r,to:f}=o.pages,E=r<0?e+1+r:r,l=f==="end"?e:f<0?e+1+f:f,D=(f==="end"?
r<0?[[r,E]]:[]:[[r,E],[f,l]]).find(([,w])=>w<1||w>e);D&&i.push(`entry ${o.position} ('${(0,P.ml)(o.text)}') names ${(0,P.vg)(D[0])}, but the document has ${(0,_.
y_)(e,"page")}`),!(f==="end"&&E>e||i.length>0)&&h.range(Math.min(E,l),Math.max(E,l))}if(i.length>0)throw c((0,P.bs)(i));return n.items.every(({negated:o})=>o)&&
t.add("all"),t.without(s)}function g(d){const e=v(d);if("problem"in e||e.items.length!==1)return;const{negated:m,pages:c}=e.items[0];if(m)return;if(c==="all")return{
first:1};if(typeof c=="string"||c.from<1)return;const{from:n,to:t}=c;return t==="end"?{first:n}:t===-1?{first:n}:t<1?void 0:{first:Math.min(n,t),last:Math.max(n,
t)}}class M{pageCount;differences;odd=!1;even=!1;constructor(e){this.pageCount=e,this.differences=new Int32Array(e+2)}add(e){e!=="even"&&(this.odd=!0),e!=="odd"&&
(this.even=!0)}range(e,m){this.differences[e]++,this.differences[m+1]--}without(e){const m=new Uint32Array(this.pageCount);let c=0,n=0,t=0;for(let s=1;s<=this.pageCount;s++){
n+=this.differences[s],t+=e.differences[s];const i=s%2===1?"odd":"even";(n>0||this[i])&&!(t>0||e[i])&&(m[c++]=s)}return m.subarray(0,c)}}function u(d){return/^(not +)?\.\./i.
test(d)?"has no start: a range is written 1..5":/^!/.test(d)?"is not a page: leave out pages with not, such as not 2":(0,P.NL)(d.replace(/^not +/i,""))??"is not\
 a page such as 3 or -1, a range such as 2..5 or 2.., odd, even, all, or one of these after not"}})};
