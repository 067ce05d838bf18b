"use strict";exports.id=4986,exports.ids=[4986],exports.modules={51988:((D,y,l)=>{l.d(y,{$:()=>O,U:()=>b});var P=l(49153),$=l(13140);const O={code:"no_pages_selected",message:"\
The document has none of the pages that were asked for, so nothing was changed."};function b({first_page:_,last_page:m,pages:v},E){if(v!==void 0)return(0,$.k1)(
v,E);const u=E===1?"1 page":`${E} pages`,t=[];if(_>E&&t.push({field:"first_page",message:`is ${_}, but the document has ${u}`}),m!==void 0&&m>E&&t.push({field:"\
last_page",message:`is ${m}, but the document has ${u}`}),t.length===0&&m!==void 0&&_>m&&t.push({field:"first_page",message:`is ${_}, which is after last_page (${m}\
)`,mentions:["last_page"]}),t.length>0)throw(0,P.G6)(t);return Uint32Array.from({length:(m??E)-_+1},(f,a)=>_+a)}}),34986:((D,y,l)=>{l.r(y),l.d(y,{split_at_page:()=>_});
var P=l(13140),$=l(51988),O=l(49402),b=l(74935);const _=async(m,{pages:v,cut:E,open_password:u},t)=>{const f=[],a=await(0,b.lD)(m,{password:u},t,n=>{const e=n.source.
pages.count,s=(0,P.k1)(v,e);s.length===0&&f.push($.$);const r=Array.from(s,o=>E==="before"?o-1:o).filter(o=>o>0&&o<e);return(0,b.gD)(t,r.length+1),(0,O.AL)(n,[0,
...r].map(o=>({page:o})))});return f.length>0?{...a,notes:[...f,...a.notes]}:(0,b.sJ)(a)}}),60480:((D,y,l)=>{l.d(y,{Ly:()=>_,NL:()=>f,UL:()=>m,aW:()=>b,bs:()=>t,
ml:()=>a,p6:()=>O,vg:()=>v});var P=l(49153);const $=/^ *(-?\d+)(?:(\.\.)(-?\d+)?)? *$/;function O(n){const e=[],s=[];for(const[r,o]of n.split(",").entries()){const i=r+
1,d=$.exec(o),c=M=>{s.push(`entry ${i} ('${a(o)}') ${M}`)};if(o.trim()===""){s.push(`entry ${i} is empty: write pages such as 3,1,2 or 2..5, separated by single\
 commas`);continue}if(!d){c(E(o));continue}const h=Number(d[1]),g=d[3]===void 0?void 0:Number(d[3]);h===0||g===0?c("names page 0: pages count from 1, and -1 is \
the last page"):e.push({from:h,to:g,range:d[2]!==void 0,text:o.trim(),position:i})}return s.length>0?{problem:t(s)}:{items:e}}function b(n,e,s){const r=g=>(0,P.
G6)([{field:"page_order",message:g}]),o=O(n);if("problem"in o)throw r(o.problem);const i=_(o.items,e);if("problem"in i)throw r(i.problem);const d=m(i.spans);if(d>
s)throw r(`names ${d} pages in all; at most ${s} are allowed`);const c=new Uint32Array(d);let h=0;for(const{first:g,last:M}of i.spans){const p=g<=M?1:-1;for(let w=g;w!==
M+p;w+=p)c[h++]=w}return c}function _(n,e){const s=e===1?"1 page":`${e} pages`,r=[],o=n.map(i=>{const d=p=>p<0?e+1+p:p,c=d(i.from),h=i.range?i.to===void 0?e:d(i.
to):c,M=[[i.from,c],[i.to??i.from,h]].find(([,p])=>p<1||p>e);return M&&r.push(`entry ${i.position} ('${a(i.text)}') names ${v(M[0])}, but the document has ${s}`),
{first:c,last:h}});return r.length>0?{problem:t(r)}:{spans:o}}const m=n=>n.reduce((e,{first:s,last:r})=>e+Math.abs(r-s)+1,0);function v(n){return Number.isSafeInteger(
n)?`page ${n}`:"a page far beyond its end"}function E(n){return/^ *\.\./.test(n)?"has no start: a range is written 1..5":f(n)??"is not a page, such as 3 or -1, \
nor a range, such as 2..5 or 2.."}const u=5;function t(n){const e=n.length-u;return[...n.slice(0,u),...e>0?[`and ${e} more such entries`]:[]].join("; ")}function f(n){
const e=/^ *(\d{1,10}) *[-–]+ *(\d{0,10}) *$/.exec(n);return e?`is not a range: write ${e[1]}..${e[2]}${e[2]===""?" for this page and all after it":""}`:/\bfirst\b/i.
test(n)?"is not a page: the first page is written 1, and a range from it 1..5":/\b(last|end)\b/i.test(n)?"is not a page: the last page is written -1, and a rang\
e to it 2..":void 0}function a(n){const e=[...n].map(s=>/[\p{Cc}\p{Cs}\u2028\u2029]/u.test(s)?"?":s);return e.length>40?`${e.slice(0,40).join("")}…`:e.join("")}}),
13140:((D,y,l)=>{l.d(y,{k1:()=>_,lY:()=>b,m7:()=>m});var P=l(49153),$=l(60480);const O=/^(not +)?(?:(odd|even|all)|(-?\d+)(?:(\.\.)(-?\d+)?)?)$/i;function b(u){
const t=[],f=[];for(const[a,n]of u.split(",").entries()){const e=a+1,s=n.trim();if(s===""){f.push(`entry ${e} is empty: write pages such as 1..3, -1, odd, separ\
ated by single commas`);continue}const r=O.exec(s),o=L=>{f.push(`entry ${e} ('${(0,$.ml)(s)}') ${L}`)};if(!r){o(E(s));continue}const[,i,d,c,h,g]=r,M={negated:i!==
void 0,text:s,position:e};if(d!==void 0){t.push({...M,pages:d.toLowerCase()});continue}const p=Number(c),w=h===void 0?p:g===void 0?"end":Number(g);p===0||w===0?
o("names page 0: pages count from 1, and -1 is the last page"):t.push({...M,pages:{from:p,to:w}})}return f.length>0?{problem:(0,$.bs)(f)}:{items:t}}function _(u,t,f="\
pages"){const a=o=>(0,P.G6)([{field:f,message:o}]),n=b(u);if("problem"in n)throw a(n.problem);const e=new v(t),s=new v(t),r=[];for(const o of n.items){const i=o.
negated?s:e;if(typeof o.pages=="string"){i.add(o.pages);continue}const{from:d,to:c}=o.pages,h=d<0?t+1+d:d,g=c==="end"?t:c<0?t+1+c:c,p=(c==="end"?d<0?[[d,h]]:[]:
[[d,h],[c,g]]).find(([,w])=>w<1||w>t);p&&r.push(`entry ${o.position} ('${(0,$.ml)(o.text)}') names ${(0,$.vg)(p[0])}, but the document has ${t===1?"1 page":`${t}\
 pages`}`),!(c==="end"&&h>t||r.length>0)&&i.range(Math.min(h,g),Math.max(h,g))}if(r.length>0)throw a((0,$.bs)(r));return n.items.every(({negated:o})=>o)&&e.add(
"all"),e.without(s)}function m(u){const t=b(u);if("problem"in t||t.items.length!==1)return;const{negated:f,pages:a}=t.items[0];if(f)return;if(a==="all")return{first:1};
if(typeof a=="string"||a.from<1)return;const{from:n,to:e}=a;return e==="end"?{first:n}:e===-1?{first:n}:e<1?void 0:{first:Math.min(n,e),last:Math.max(n,e)}}class v{pageCount;differences;odd=!1;even=!1;constructor(t){
this.pageCount=t,this.differences=new Int32Array(t+2)}add(t){t!=="even"&&(this.odd=!0),t!=="odd"&&(this.even=!0)}range(t,f){this.differences[t]++,this.differences[f+
1]--}without(t){const f=new Uint32Array(this.pageCount);let a=0,n=0,e=0;for(let s=1;s<=this.pageCount;s++){n+=this.differences[s],e+=t.differences[s];const r=s%
2===1?"odd":"even";(n>0||this[r])&&!(e>0||t[r])&&(f[a++]=s)}return f.subarray(0,a)}}function E(u){return/^(not +)?\.\./i.test(u)?"has no start: a range is writt\
en 1..5":/^!/.test(u)?"is not a page: leave out pages with not, such as not 2":(0,$.NL)(u.replace(/^not +/i,""))??"is not a page such as 3 or -1, a range such a\
s 2..5 or 2.., odd, even, all, or one of these after not"}})};
