"use strict";exports.id=2217,exports.ids=[2217],exports.modules={82217:((L,$,a)=>{a.r($),a.d($,{flatten_form:()=>p});var I=a(7390),M=a(86009),w=a(13140),P=a(52287),h=a(51988);
const p=async(E,l,t)=>{const c=await(0,I.E)(E.bytes,t,{password:l.open_password}),r=c.pages.count,s=(0,w.k1)(l.pages,r),e=[];let n=0;if(s.length===0)e.push(h.$);else{
const o=await(0,P.I)(c,s,l.font);n=o.widgets,e.push(...o.notes),o.isEmpty&&e.push(D)}const i=await(0,M.UN)(c);return{documents:[{name:E.name,bytes:i,pageCount:r}],
notes:e,facts:{pageCount:r,flattenedWidgets:n}}},D={code:"no_form_fields",message:"The selected pages have no form fields."}}),52287:((L,$,a)=>{a.d($,{I:()=>c});
var I=a(72510),M=a(31777),w=a(24840),P=a(93655),h=a(95079),p=a(23319),D=a(30656),E=a(86031),l=a(83910),t=a(49114);async function c(r,s,e){const n=await(0,I.Y)(r,
"keep"),i=await h.mO.read(r);(0,D.mD)(r,i);const o=new p.n(r,i),f=e&&(0,w.g)(e,"font"),d=new P.y(r,i,o,f);await(0,E.$)(r,i,o,d,{missing:!0});const _=new Set(s),
u=({widgets:y})=>y.some(U=>U.pages.some(R=>_.has(R))),g=new Map([...d.missing].filter(([y])=>u(y))),O=[...d.tooSmall],m=y=>!u(y),v=[...(0,M.D)(n,"flatten"),...(0,l.
jA)(g,new Set,f),...(0,l.QR)(O.filter(u),!0),...(0,l.QR)(O.filter(m),!1),...(0,D.br)(r,"values")],{widgets:T,notes:A}=await(0,t.H)(r,i,s);return{widgets:T,isEmpty:T===
0&&n.fields.length===0,notes:[...v,...A]}}}),51988:((L,$,a)=>{a.d($,{$:()=>w,U:()=>P});var I=a(49153),M=a(13140);const w={code:"no_pages_selected",message:"The \
document has none of the pages that were asked for, so nothing was changed."};function P({first_page:h,last_page:p,pages:D},E){if(D!==void 0)return(0,M.k1)(D,E);
const l=E===1?"1 page":`${E} pages`,t=[];if(h>E&&t.push({field:"first_page",message:`is ${h}, but the document has ${l}`}),p!==void 0&&p>E&&t.push({field:"last_\
page",message:`is ${p}, but the document has ${l}`}),t.length===0&&p!==void 0&&h>p&&t.push({field:"first_page",message:`is ${h}, which is after last_page (${p})`,
mentions:["last_page"]}),t.length>0)throw(0,I.G6)(t);return Uint32Array.from({length:(p??E)-h+1},(c,r)=>h+r)}}),60480:((L,$,a)=>{a.d($,{Ly:()=>h,NL:()=>c,UL:()=>p,
aW:()=>P,bs:()=>t,ml:()=>r,p6:()=>w,vg:()=>D});var I=a(49153);const M=/^ *(-?\d+)(?:(\.\.)(-?\d+)?)? *$/;function w(s){const e=[],n=[];for(const[i,o]of s.split(
",").entries()){const f=i+1,d=M.exec(o),_=O=>{n.push(`entry ${f} ('${r(o)}') ${O}`)};if(o.trim()===""){n.push(`entry ${f} is empty: write pages such as 3,1,2 or\
 2..5, separated by single commas`);continue}if(!d){_(E(o));continue}const u=Number(d[1]),g=d[3]===void 0?void 0:Number(d[3]);u===0||g===0?_("names page 0: page\
s count from 1, and -1 is the last page"):e.push({from:u,to:g,range:d[2]!==void 0,text:o.trim(),position:f})}return n.length>0?{problem:t(n)}:{items:e}}function P(s,e,n){
const i=g=>(0,I.G6)([{field:"page_order",message:g}]),o=w(s);if("problem"in o)throw i(o.problem);const f=h(o.items,e);if("problem"in f)throw i(f.problem);const d=p(
f.spans);if(d>n)throw i(`names ${d} pages in all; at most ${n} are allowed`);const _=new Uint32Array(d);let u=0;for(const{first:g,last:O}of f.spans){const m=g<=
O?1:-1;for(let v=g;v!==O+m;v+=m)_[u++]=v}return _}function h(s,e){const n=e===1?"1 page":`${e} pages`,i=[],o=s.map(f=>{const d=m=>m<0?e+1+m:m,_=d(f.from),u=f.range?
f.to===void 0?e:d(f.to):_,O=[[f.from,_],[f.to??f.from,u]].find(([,m])=>m<1||m>e);return O&&i.push(`entry ${f.position} ('${r(f.text)}') names ${D(O[0])}, but th\
e document has ${n}`),{first:_,last:u}});return i.length>0?{problem:t(i)}:{spans:o}}const p=s=>s.reduce((e,{first:n,last:i})=>e+Math.abs(i-n)+1,0);function D(s){
return Number.isSafeInteger(s)?`page ${s}`:"a page far beyond its end"}function E(s){return/^ *\.\./.test(s)?"has no start: a range is written 1..5":c(s)??"is n\
ot a page, such as 3 or -1, nor a range, such as 2..5 or 2.."}const l=5;function t(s){const e=s.length-l;return[...s.slice(0,l),...e>0?[`and ${e} more such entr\
ies`]:[]].join("; ")}function c(s){const e=/^ *(\d{1,10}) *[-–]+ *(\d{0,10}) *$/.exec(s);return e?`is not a range: write ${e[1]}..${e[2]}${e[2]===""?" for thi\
s page and all after it":""}`:/\bfirst\b/i.test(s)?"is not a page: the first page is written 1, and a range from it 1..5":/\b(last|end)\b/i.test(s)?"is not a pa\
ge: the last page is written -1, and a range to it 2..":void 0}function r(s){const e=[...s].map(n=>/[\p{Cc}\p{Cs}\u2028\u2029]/u.test(n)?"?":n);return e.length>
40?`${e.slice(0,40).join("")}…`:e.join("")}}),13140:((L,$,a)=>{a.d($,{k1:()=>h,lY:()=>P,m7:()=>p});var I=a(49153),M=a(60480);const w=/^(not +)?(?:(odd|even|all)|(-?\d+)(?:(\.\.)(-?\d+)?)?)$/i;
function P(l){const t=[],c=[];for(const[r,s]of l.split(",").entries()){const e=r+1,n=s.trim();if(n===""){c.push(`entry ${e} is empty: write pages such as 1..3, \
-1, odd, separated by single commas`);continue}const i=w.exec(n),o=T=>{c.push(`entry ${e} ('${(0,M.ml)(n)}') ${T}`)};if(!i){o(E(n));continue}const[,f,d,_,u,g]=i,
O={negated:f!==void 0,text:n,position:e};if(d!==void 0){t.push({...O,pages:d.toLowerCase()});continue}const m=Number(_),v=u===void 0?m:g===void 0?"end":Number(g);
m===0||v===0?o("names page 0: pages count from 1, and -1 is the last page"):t.push({...O,pages:{from:m,to:v}})}return c.length>0?{problem:(0,M.bs)(c)}:{items:t}}
function h(l,t,c="pages"){const r=o=>(0,I.G6)([{field:c,message:o}]),s=P(l);if("problem"in s)throw r(s.problem);const e=new D(t),n=new D(t),i=[];for(const o of s.
items){const f=o.negated?n:e;if(typeof o.pages=="string"){f.add(o.pages);continue}const{from:d,to:_}=o.pages,u=d<0?t+1+d:d,g=_==="end"?t:_<0?t+1+_:_,m=(_==="end"?
d<0?[[d,u]]:[]:[[d,u],[_,g]]).find(([,v])=>v<1||v>t);m&&i.push(`entry ${o.position} ('${(0,M.ml)(o.text)}') names ${(0,M.vg)(m[0])}, but the document has ${t===
1?"1 page":`${t} pages`}`),!(_==="end"&&u>t||i.length>0)&&f.range(Math.min(u,g),Math.max(u,g))}if(i.length>0)throw r((0,M.bs)(i));return s.items.every(({negated:o})=>o)&&
e.add("all"),e.without(n)}function p(l){const t=P(l);if("problem"in t||t.items.length!==1)return;const{negated:c,pages:r}=t.items[0];if(c)return;if(r==="all")return{
first:1};if(typeof r=="string"||r.from<1)return;const{from:s,to:e}=r;return e==="end"?{first:s}:e===-1?{first:s}:e<1?void 0:{first:Math.min(s,e),last:Math.max(s,
e)}}class D{pageCount;differences;odd=!1;even=!1;constructor(t){this.pageCount=t,this.differences=new Int32Array(t+2)}add(t){t!=="even"&&(this.odd=!0),t!=="odd"&&
(this.even=!0)}range(t,c){this.differences[t]++,this.differences[c+1]--}without(t){const c=new Uint32Array(this.pageCount);let r=0,s=0,e=0;for(let n=1;n<=this.pageCount;n++){
s+=this.differences[n],e+=t.differences[n];const i=n%2===1?"odd":"even";(s>0||this[i])&&!(e>0||t[i])&&(c[r++]=n)}return c.subarray(0,r)}}function E(l){return/^(not +)?\.\./i.
test(l)?"has no start: a range is written 1..5":/^!/.test(l)?"is not a page: leave out pages with not, such as not 2":(0,M.NL)(l.replace(/^not +/i,""))??"is not\
 a page such as 3 or -1, a range such as 2..5 or 2.., odd, even, all, or one of these after not"}})};
