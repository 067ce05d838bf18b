"use strict";exports.id=776,exports.ids=[776],exports.modules={72750:((b,y,a)=>{a.d(y,{Ly:()=>P,NL:()=>u,UL:()=>p,aW:()=>v,bs:()=>t,ml:()=>c,p6:()=>$,xv:()=>M});var O=a(58552),
_=a(98446);const D=/^ *(-?\d+)(?:(\.\.)(-?\d+)?)? *$/;function $(n){const e=[],s=[];for(const[i,o]of n.split(",").entries()){const l=i+1,r=D.exec(o),d=g=>{s.push(
`entry ${l} ('${c(o)}') ${g}`)};if(o.trim()===""){s.push(`entry ${l} is empty: write pages such as 3,1,2 or 2..5, separated by single commas`);continue}if(!r){d(
h(o));continue}const E=Number(r[1]),m=r[3]===void 0?void 0:Number(r[3]);E===0||m===0?d("names page 0: pages count from 1, and -1 is the last page"):e.push({from:E,
to:m,range:r[2]!==void 0,text:o.trim(),position:l})}return s.length>0?{problem:t(s)}:{items:e}}function v(n,e,s){const i=m=>(0,O.G6)([{field:"page_order",message:m}]),
o=$(n);if("problem"in o)throw i(o.problem);const l=P(o.items,e);if("problem"in l)throw i(l.problem);const r=p(l.spans);if(r>s)throw i(`names ${r} pages in all; \
at most ${s} are allowed`);const d=new Uint32Array(r);let E=0;for(const{first:m,last:g}of l.spans){const w=m<=g?1:-1;for(let I=m;I!==g+w;I+=w)d[E++]=I}return d}
function P(n,e){const s=[],i=n.map(o=>{const l=g=>g<0?e+1+g:g,r=l(o.from),d=o.range?o.to===void 0?e:l(o.to):r,m=[[o.from,r],[o.to??o.from,d]].find(([,g])=>g<1||
g>e);return m&&s.push(`entry ${o.position} ('${c(o.text)}') names ${M(m[0])}, but the document has ${(0,_.y_)(e,"page")}`),{first:r,last:d}});return s.length>0?
{problem:t(s)}:{spans:i}}const p=n=>n.reduce((e,{first:s,last:i})=>e+Math.abs(i-s)+1,0);function M(n){return Number.isSafeInteger(n)?`page ${n}`:"a page far bey\
ond its end"}function h(n){return/^ *\.\./.test(n)?"has no start: a range is written 1..5":u(n)??"is not a page, such as 3 or -1, nor a range, such as 2..5 or 2\
.."}const f=5;function t(n){const e=n.length-f;return[...n.slice(0,f),...e>0?[`and ${e} more such entries`]:[]].join("; ")}function u(n){const e=/^ *(\d{1,10}) *[-–]+ *(\d{0,10}) *$/.
exec(n);return e?`is not a range: write ${e[1]}..${e[2]}${e[2]===""?" for this page and all after it":""}`:/\bfirst\b/i.test(n)?"is not a page: the first page i\
s written 1, and a range from it 1..5":/\b(last|end)\b/i.test(n)?"is not a page: the last page is written -1, and a range to it 2..":void 0}function c(n){const e=[
...n].map(s=>/[\p{Cc}\p{Cs}\u2028\u2029]/u.test(s)?"?":s);return(0,_.Bu)(e.join(""),40)}}),29082:((b,y,a)=>{a.d(y,{k1:()=>P,lY:()=>v,m7:()=>p});var O=a(58552),_=a(
72750),D=a(98446);const $=/^(not +)?(?:(odd|even|all)|(-?\d+)(?:(\.\.)(-?\d+)?)?)$/i;function v(f){const t=[],u=[];for(const[c,n]of f.split(",").entries()){const e=c+
1,s=n.trim();if(s===""){u.push(`entry ${e} is empty: write pages such as 1..3, -1, odd, separated by single commas`);continue}const i=$.exec(s),o=L=>{u.push(`en\
try ${e} ('${(0,_.ml)(s)}') ${L}`)};if(!i){o(h(s));continue}const[,l,r,d,E,m]=i,g={negated:l!==void 0,text:s,position:e};if(r!==void 0){t.push({...g,pages:r.toLowerCase()});
continue}const w=Number(d),I=E===void 0?w:m===void 0?"end":Number(m);w===0||I===0?o("names page 0: pages count from 1, and -1 is the last page"):t.push({...g,pages:{
from:w,to:I}})}return u.length>0?{problem:(0,_.bs)(u)}:{items:t}}function P(f,t,u="pages"){const c=o=>(0,O.G6)([{field:u,message:o}]),n=v(f);if("problem"in n)throw c(
n.problem);const e=new M(t),s=new M(t),i=[];for(const o of n.items){const l=o.negated?s:e;if(typeof o.pages=="string"){l.add(o.pages);continue}const{from:r,to:d}=o.
pages,E=r<0?t+1+r:r,m=d==="end"?t:d<0?t+1+d:d,w=(d==="end"?r<0?[[r,E]]:[]:[[r,E],[d,m]]).find(([,I])=>I<1||I>t);w&&i.push(`entry ${o.position} ('${(0,_.ml)(o.text)}\
') names ${(0,_.xv)(w[0])}, but the document has ${(0,D.y_)(t,"page")}`),!(d==="end"&&E>t||i.length>0)&&l.range(Math.min(E,m),Math.max(E,m))}if(i.length>0)throw c(
(0,_.bs)(i));return n.items.every(({negated:o})=>o)&&e.add("all"),e.without(s)}function p(f){const t=v(f);if("problem"in t||t.items.length!==1)return;const{negated:u,
pages:c}=t.items[0];if(u)return;if(c==="all")return{first:1};if(typeof c=="string"||c.from<1)return;const{from:n,to:e}=c;return e==="end"?{first:n}:e===-1?{first:n}:
e<1?void 0:{first:Math.min(n,e),last:Math.max(n,e)}}class M{pageCount;differences;odd=!1;even=!1;constructor(t){this.pageCount=t,this.differences=new Int32Array(
t+2)}add(t){t!=="even"&&(this.odd=!0),t!=="odd"&&(this.even=!0)}range(t,u){this.differences[t]++,this.differences[u+1]--}without(t){const u=new Uint32Array(this.
pageCount);let c=0,n=0,e=0;for(let s=1;s<=this.pageCount;s++){n+=this.differences[s],e+=t.differences[s];const i=s%2===1?"odd":"even";(n>0||this[i])&&!(e>0||t[i])&&
(u[c++]=s)}return u.subarray(0,c)}}function h(f){return/^(not +)?\.\./i.test(f)?"has no start: a range is written 1..5":/^!/.test(f)?"is not a page: leave out p\
ages with not, such as not 2":(0,_.NL)(f.replace(/^not +/i,""))??"is not a page such as 3 or -1, a range such as 2..5 or 2.., odd, even, all, or one of these af\
ter not"}}),776:((b,y,a)=>{a.r(y),a.d(y,{add_text_watermark:()=>_});var O=a(95234);const _=(D,$,v)=>(0,O.W)(D,$,v,async(P,p)=>{const{addTextWatermark:M}=await(0,O.
V)(v,()=>Promise.all([a.e(6161),a.e(7762),a.e(824),a.e(9980),a.e(9250),a.e(4776),a.e(7853),a.e(71)]).then(a.bind(a,50071)));return{notes:await M(P,$,p,v.prepared)}})}),
52404:((b,y,a)=>{a.d(y,{$:()=>$,U:()=>v});var O=a(58552),_=a(29082),D=a(98446);const $={code:"no_pages_selected",message:"The document has none of the pages tha\
t were asked for, so nothing was changed."};function v({first_page:P,last_page:p,pages:M},h){if(M!==void 0)return(0,_.k1)(M,h);const f=(0,D.y_)(h,"page"),t=[];if(P>
h&&t.push({field:"first_page",message:`is ${P}, but the document has ${f}`}),p!==void 0&&p>h&&t.push({field:"last_page",message:`is ${p}, but the document has ${f}`}),
t.length===0&&p!==void 0&&P>p&&t.push({field:"first_page",message:`is ${P}, which is after last_page (${p})`,mentions:["last_page"]}),t.length>0)throw(0,O.G6)(t);
return Uint32Array.from({length:(p??h)-P+1},(u,c)=>P+c)}}),95234:((b,y,a)=>{a.d(y,{V:()=>M,W:()=>P});var O=a(29082),_=a(90966),D=a(37253),$=a(52404);const v="1.\
4";async function P(h,{pages:f,open_password:t,transparency:u},c,n){const e=await(0,_.E)(h.bytes,c,{password:t}),s=e.pages.count,i=(0,O.k1)(f,s);if(i.length===0){
const g=e.suspect?await(0,D.UN)(e):h.bytes;return{documents:[{name:h.name,bytes:g,pageCount:s}],notes:[$.$],facts:{pageCount:s,stampedPages:0}}}const{notes:o,stampedPages:l=i.
length,version:r=v,write:d}=await n(e,i),E={version:r>v?r:v},m=d?await d(E):await(0,D.UN)(e,E);return{documents:[{name:h.name,bytes:m,pageCount:s}],notes:u===100?
[p,...o]:o,facts:{pageCount:s,stampedPages:l}}}const p={code:"stamp_invisible",message:"The stamp cannot be seen, because transparency is 100. Use a lower value\
.",mentions:["transparency"]};async function M({pace:h},f){await h.rest();const t=await f();return await h.rest(),t}})};
