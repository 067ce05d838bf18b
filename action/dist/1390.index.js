"use strict";exports.id=1390,exports.ids=[1390],exports.modules={66974:((I,w,f)=>{f.d(w,{D6:()=>A,F1:()=>b,NL:()=>d,P3:()=>p,br:()=>m,bs:()=>_});var M=f(98446);const p={problem:"\
names page 0: pages count from 1, and -1 is the last page"};function b(t,e,s){const l=[],u=[];for(const[$,y]of t.split(",").entries()){const h=$+1;if(e!==void 0&&
y.trim()===""){u.push(`entry ${h} is empty: write ${e}, separated by single commas`);continue}const E=s(y,h);"problem"in E?u.push(m(h,y,E.problem)):l.push(E.item)}
return u.length>0?{problem:_(u)}:{items:l}}const m=(t,e,s)=>`entry ${t} ('${n(e.trim())}') ${s}`,A=({position:t,text:e},s,l)=>m(t,e,`names ${P(s)}, but the docu\
ment has ${(0,M.y_)(l,"page")}`);function P(t){return Number.isSafeInteger(t)?`page ${t}`:"a page far beyond its end"}const O=5;function _(t){const e=t.length-O;
return[...t.slice(0,O),...e>0?[`and ${e} more such entries`]:[]].join("; ")}function d(t){const e=/^ *(\d{1,10}) *[-–]+ *(\d{0,10}) *$/.exec(t);return e?`is n\
ot a range: write ${e[1]}..${e[2]}${e[2]===""?" for this page and all after it":""}`:/\bfirst\b/i.test(t)?"is not a page: the first page is written 1, and a ran\
ge from it 1..5":/\b(last|end)\b/i.test(t)?"is not a page: the last page is written -1, and a range to it 2..":void 0}function n(t){const e=[...t].map(s=>/[\p{Cc}\p{Cs}\u2028\u2029]/u.
test(s)?"?":s);return(0,M.Bu)(e.join(""),40)}}),72750:((I,w,f)=>{f.d(w,{Ly:()=>P,UL:()=>O,aW:()=>A,p6:()=>m});var M=f(58552),p=f(66974);const b=/^ *(-?\d+)(?:(\.\.)(-?\d+)?)? *$/,
m=d=>(0,p.F1)(d,"pages such as 3,1,2 or 2..5",(n,t)=>{const e=b.exec(n);if(!e)return{problem:_(n)};const s=Number(e[1]),l=e[3]===void 0?void 0:Number(e[3]);return s===
0||l===0?p.P3:{item:{from:s,to:l,range:e[2]!==void 0,text:n.trim(),position:t}}});function A(d,n,t){const e=h=>(0,M.G6)([{field:"page_order",message:h}]),s=m(d);
if("problem"in s)throw e(s.problem);const l=P(s.items,n);if("problem"in l)throw e(l.problem);const u=O(l.spans);if(u>t)throw e(`names ${u} pages in all; at most\
 ${t} are allowed`);const $=new Uint32Array(u);let y=0;for(const{first:h,last:E}of l.spans){const T=h<=E?1:-1;for(let U=h;U!==E+T;U+=T)$[y++]=U}return $}function P(d,n){
const t=[],e=d.map(s=>{const l=E=>E<0?n+1+E:E,u=l(s.from),$=s.range?s.to===void 0?n:l(s.to):u,h=[[s.from,u],[s.to??s.from,$]].find(([,E])=>E<1||E>n);return h&&t.
push((0,p.D6)(s,h[0],n)),{first:u,last:$}});return t.length>0?{problem:(0,p.bs)(t)}:{spans:e}}const O=d=>d.reduce((n,{first:t,last:e})=>n+Math.abs(e-t)+1,0);function _(d){
return/^ *\.\./.test(d)?"has no start: a range is written 1..5":(0,p.NL)(d)??"is not a page, such as 3 or -1, nor a range, such as 2..5 or 2.."}}),33858:((I,w,f)=>{
f.d(w,{D_:()=>d,X4:()=>W,kU:()=>C});var M=f(58552),p=f(66974),b=f(72750);const m=/^(\d+|first)-(\d+|last|end)?$/i,A=/^(-?\d+|first|last|end)–(-?\d+|first|last|end)?$/i,
P=/^(-?\d+|first|last|end)\.\.(-?\d+|first|last|end)?$/i,O=/^(?:last|end)-(\d+|last|end)$/i,_=/^(-?\d+)-(-?\d+|last|end)$/i;function d(a){if(Array.isArray(a))return n(
a);if(typeof a!="string"&&typeof a!="number")return{problem:"must be text such as 1..3, or a list of pages"};const r=String(a),i=r.split(/\r?\n/).filter(c=>c.trim()!==
"");if(i.length>1&&i.every(c=>/^ *- +\S/.test(c)))return n(i.map(c=>t(c.replace(/^ *- +/,""))));const o=/^\s*\[(.*)\]\s*$/s.exec(r);return o?n(o[1].split(",").map(
t)):e(i.length>1?i.join(","):r)}function n(a){return a.some(r=>typeof r!="string"&&typeof r!="number")?{problem:'must be a list of pages such as 3, or of ranges\
 such as "2..5"'}:e(a.join(","))}function t(a){return a.trim().replace(/^(["'])(.*)\1$/s,"$2")}function e(a){const r=(0,p.F1)(a,void 0,i=>{const{items:o,isUnclear:c}=y(
i),D=c||o.length>1&&o.some(L=>L.startsWith("-"))?h(o):o.map(E).find(L=>L!==void 0);return D?{problem:`is ambiguous: write ${D.join(" or ")}`}:{item:o.length===0?
i:o.map(T).join(",")}});return"problem"in r?r:{text:r.items.join(",")}}const s=/^(?:not )?(?:-?\d+|first|last|end)$/i,l=/^(?:not )?(?:-?\d+|first|last|end)(?:[-–]|\.\.)$/i,
u=/^(?:–|\.\.)(?:-?\d+|last|end)$/i,$=new Set(["-","–",".."]);function y(a){const r=[];let i=!1;for(const o of a.split(/\s+/)){if(o==="")continue;const c=r.
at(-1)??"",g=l.test(c),D=g?s.test(o):s.test(c)&&($.has(o)||u.test(o));D?r[r.length-1]=c+o:c.toLowerCase()==="not"?r[r.length-1]=`${c} ${o}`:r.push(o),i||=g&&!D}
return{items:r,isUnclear:i}}function h(a){const r=a.map(T).join(","),[i,o,...c]=a,g=c.length===0&&o?/^-(\d+)$/.exec(o):null;return g&&i&&/^\d+$/.test(i)?[r,`${i}\
..${g[1]}`]:[r]}function E(a){const r=a.replace(/^not /i,""),i=O.exec(r);if(i)return/^\d/.test(i[1])?[`-${Number(i[1])+1}`,`-1..${i[1]}`]:["-1"];const o=_.exec(
r);if(!o||m.test(r))return;const[,c,g]=o;return g.startsWith("-")?[`${c}..${g}`,`${c},${g}`]:[`${c}..${x(g)}`,`${c},-${g}`]}function T(a){const[,r="",i=""]=/^(not )?(.*)$/i.
exec(a)??[],o=m.exec(i)??A.exec(i)??P.exec(i);return o?`${r}${x(o[1])}..${x(o[2]??"")}`:`${r}${x(i)}`}const U={first:"1",last:"-1",end:"-1"},x=a=>U[a.toLowerCase()]??
a;function W(a){const r=d(a);return"problem"in r?r:(0,b.p6)(r.text)}function C(a,r,i,o="ranges"){const c=v=>(0,M.G6)([{field:o,message:v}]),g=W(a);if("problem"in
g)throw c(g.problem);const D=(0,b.Ly)(g.items,r);if("problem"in D)throw c(D.problem);const L=D.spans.flatMap(({first:v,last:B},S)=>{const{position:K,text:N}=g.items[S];
return v<=B?[]:[(0,p.br)(K,N,`ends before it starts: write ${B}-${v}`)]});if(L.length>0)throw c((0,p.bs)(L));const R=(0,b.UL)(D.spans);if(R>i)throw c(`names ${R}\
 pages in all; at most ${i} are allowed`);return D.spans}}),42403:((I,w,f)=>{f.r(w),f.d(w,{split_by_ranges:()=>A});var M=f(33858),p=f(98446),b=f(94898),m=f(18163);
const A=async(_,{ranges:d,open_password:n},t)=>{let e=[];const s=await(0,m.lD)(_,{password:n},t,l=>{const u=l.source.pages.count,$=(0,M.kU)(d,u,Math.max(u,t.limits.
orderPages));return(0,m.gD)(t,$.length),e=P($,u),(0,b.T5)(l,$.map(({first:y,last:h})=>({first:y-1,last:h-1})))});return e.length===0?(0,m.sJ)(s):{...s,notes:[O(
e),...s.notes]}};function P(_,d){const n=new Uint8Array(d+1);for(const{first:t,last:e}of _)n.fill(1,t,e+1);return Array.from({length:d},(t,e)=>e+1).filter(t=>n[t]===
0)}const O=_=>({code:"pages_left_out",message:`${(0,p.oi)(_).replace("page","Page")} ${(0,p.d5)(_.length,"is","are")} in none of the parts.`})}),32488:((I,w,f)=>{
f.d(w,{LG:()=>A,TA:()=>O,on:()=>P,v3:()=>m});var M=f(58552),p=f(83287);const b=1e5;async function m(n,t){const e=await _(n,t);return e.whole||!(0,p.QJ)(n.encoded(
t),e.damage)?e:{...e,whole:!0}}function A(n,t,e=!1){const s=n.decodedPart(t,e);return!s||s.whole||!(0,p.QJ)(n.encoded(t),s.damage)?s:{...s,whole:!0}}async function P(n,t){
return await d(n,t)??n.decodedPart(t)}async function O(n,t){return(await P(n,t))?.data??await n.decodedAtEase(t)}async function _(n,t){const e=await d(n,t);if(e)
return e;const s=n.decodedPart(t,!0)??{data:new Uint8Array(0),whole:!1},l=n.job.pace.step(s.data.length);return l&&await l,s}async function d(n,t){if(!(t.data.length<=
b))try{return await n.decodedPartAtEase(t)}catch(e){if(!(e instanceof M.zU)||e.code!=="unreadable_document")throw e;return}}})};
