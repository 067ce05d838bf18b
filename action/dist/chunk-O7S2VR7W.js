var b=Object.defineProperty;var I=Object.getOwnPropertyDescriptor;var j=Object.getOwnPropertyNames;var U=Object.prototype.hasOwnProperty;var _=(t,e)=>{for(var i in e)b(t,i,{get:e[i],enumerable:!0})},E=(t,e,i,a)=>{if(e&&typeof e=="object"||typeof e=="function")for(let r of j(e))!U.call(t,r)&&r!==i&&
b(t,r,{get:()=>e[r],enumerable:!(a=I(e,r))||a.enumerable});return t};var L=t=>E(b({},"__esModule",{value:!0}),t);var q={};_(q,{a:()=>v,b:()=>C,c:()=>c,d:()=>$,e:()=>M,f:()=>N});module.exports=L(q);var w=require("./chunk-D5RTHP3X.js"),P=/^ *(-?\d+)(?:(\.\.)(-?\d+)?)? *$/;function v(t){
let e=[];for(let[i,a]of t.split(",").entries()){let r=i+1,n=P.exec(a),l=u=>({problem:`entry ${r} ('${c(a)}') ${u}`});if(a.trim()==="")return{problem:`entry ${r}\
 is empty: write pages such as 3,1,2 or 2..5, separated by single commas`};if(!n)return l(S(a));let o=Number(n[1]),g=n[3]===void 0?void 0:Number(n[3]);if(o===0||
g===0)return l("names page 0: pages count from 1, and -1 is the last page");e.push({from:o,to:g,range:n[2]!==void 0,text:a.trim(),position:r})}return{items:e}}function C(t,e,i){
let a=s=>(0,w.d)([{field:"page_order",message:s}]),r=v(t);if("problem"in r)throw a(r.problem);let n=e===1?"1 page":`${e} pages`,l=r.items.map(s=>{let f=m=>m<0?e+
1+m:m,d=f(s.from),p=s.range?s.to===void 0?e:f(s.to):d;for(let[m,h]of[[s.from,d],[s.to??s.from,p]])if(h<1||h>e)throw a(`entry ${s.position} ('${c(s.text)}') name\
s ${y(m)}, but the document has ${n}`);return{first:d,last:p}}),o=l.reduce((s,{first:f,last:d})=>s+Math.abs(d-f)+1,0);if(o>i)throw a(`names ${o} pages in all; a\
t most ${i} are allowed`);let g=new Uint32Array(o),u=0;for(let{first:s,last:f}of l){let d=s<=f?1:-1;for(let p=s;p!==f+d;p+=d)g[u++]=p}return g}function y(t){return Number.
isSafeInteger(t)?`page ${t}`:"a page far beyond its end"}function S(t){return/^ *\d+ *-+ *\d* *$/.test(t)?"is not a range: ranges are written 2..5":/^ *\.\./.test(
t)?"has no start: a range is written 1..5":"is not a page, such as 3 or -1, nor a range, such as 2..5 or 2.."}function c(t){let e=[...t].map(i=>/[\p{Cc}\p{Cs}\u2028\u2029]/u.
test(i)?"?":i);return e.length>40?`${e.slice(0,40).join("")}…`:e.join("")}var T=/^(not +)?(?:(odd|even|all)|(-?\d+)(?:(\.\.)(-?\d+)?)?)$/i;function $(t){let e=[];
for(let[i,a]of t.split(",").entries()){let r=i+1,n=a.trim();if(n==="")return{problem:`entry ${r} is empty: write pages such as 1..3, -1, odd, separated by singl\
e commas`};let l=T.exec(n),o=A=>({problem:`entry ${r} ('${c(n)}') ${A}`});if(!l)return o(k(n));let[,g,u,s,f,d]=l,p={negated:g!==void 0,text:n,position:r};if(u!==
void 0){e.push({...p,pages:u.toLowerCase()});continue}let m=Number(s),h=f===void 0?m:d===void 0?"end":Number(d);if(m===0||h===0)return o("names page 0: pages co\
unt from 1, and -1 is the last page");e.push({...p,pages:{from:m,to:h}})}return{items:e}}function M(t,e,i="pages"){let a=o=>(0,w.d)([{field:i,message:o}]),r=$(t);
if("problem"in r)throw a(r.problem);let n=new x(e),l=new x(e);for(let o of r.items){let g=o.negated?l:n;if(typeof o.pages=="string"){g.add(o.pages);continue}let{
from:u,to:s}=o.pages,f=u<0?e+1+u:u,d=s==="end"?e:s<0?e+1+s:s,p=s==="end"?u<0?[[u,f]]:[]:[[u,f],[s,d]];for(let[m,h]of p)if(h<1||h>e)throw a(`entry ${o.position} \
('${c(o.text)}') names ${y(m)}, but the document has ${e===1?"1 page":`${e} pages`}`);s==="end"&&f>e||g.range(Math.min(f,d),Math.max(f,d))}return r.items.every(
({negated:o})=>o)&&n.add("all"),n.without(l)}function N(t){let e=$(t);if("problem"in e||e.items.length!==1)return;let{negated:i,pages:a}=e.items[0];if(i)return;
if(a==="all")return{first:1};if(typeof a=="string"||a.from<1)return;let{from:r,to:n}=a;return n==="end"?{first:r}:n<1?void 0:{first:Math.min(r,n),last:Math.max(
r,n)}}var x=class{constructor(t){this.pageCount=t,this.differences=new Int32Array(t+2)}pageCount;differences;odd=!1;even=!1;add(t){t!=="even"&&(this.odd=!0),t!==
"odd"&&(this.even=!0)}range(t,e){this.differences[t]++,this.differences[e+1]--}without(t){let e=new Uint32Array(this.pageCount),i=0,a=0,r=0;for(let n=1;n<=this.
pageCount;n++){a+=this.differences[n],r+=t.differences[n];let l=n%2===1?"odd":"even";(a>0||this[l])&&!(r>0||t[l])&&(e[i++]=n)}return e.subarray(0,i)}};function k(t){
return/^(not +)?\d+ *[-–] *\d*$/i.test(t)?"is not a range: ranges are written 2..5":/^(not +)?\.\./i.test(t)?"has no start: a range is written 1..5":/^!/.test(
t)?"is not a page: leave out pages with not, such as not 2":"is not a page such as 3 or -1, a range such as 2..5 or 2.., odd, even, all, or one of these after n\
ot"}0&&(module.exports={a,b,c,d,e,f});
