"use strict";exports.id=1390,exports.ids=[1390],exports.modules={66974:((U,D,f)=>{f.d(D,{D6:()=>M,F1:()=>b,NL:()=>u,P3:()=>p,br:()=>h,bs:()=>m});var w=f(98446);const p={problem:"\
names page 0: pages count from 1, and -1 is the last page"};function b(n,t,e){const r=[],o=[];for(const[_,y]of n.split(",").entries()){const E=_+1;if(t!==void 0&&
y.trim()===""){o.push(`entry ${E} is empty: write ${t}, separated by single commas`);continue}const $=e(y,E);"problem"in $?o.push(h(E,y,$.problem)):r.push($.item)}
return o.length>0?{problem:m(o)}:{items:r}}const h=(n,t,e)=>`entry ${n} ('${d(t.trim())}') ${e}`,M=({position:n,text:t},e,r)=>h(n,t,`names ${A(e)}, but the docu\
ment has ${(0,w.y_)(r,"page")}`);function A(n){return Number.isSafeInteger(n)?`page ${n}`:"a page far beyond its end"}const P=5;function m(n){const t=n.length-P;
return[...n.slice(0,P),...t>0?[`and ${t} more such entries`]:[]].join("; ")}function u(n){const t=/^ *(\d{1,10}) *[-–]+ *(\d{0,10}) *$/.exec(n);return t?`is n\
ot a range: write ${t[1]}..${t[2]}${t[2]===""?" for this page and all after it":""}`:/\bfirst\b/i.test(n)?"is not a page: the first page is written 1, and a ran\
ge from it 1..5":/\b(last|end)\b/i.test(n)?"is not a page: the last page is written -1, and a range to it 2..":void 0}function d(n){const t=[...n].map(e=>/[\p{Cc}\p{Cs}\u2028\u2029]/u.
test(e)?"?":e);return(0,w.Bu)(t.join(""),40)}}),72750:((U,D,f)=>{f.d(D,{Ly:()=>A,UL:()=>P,aW:()=>M,p6:()=>h});var w=f(58552),p=f(66974);const b=/^ *(-?\d+)(?:(\.\.)(-?\d+)?)? *$/,
h=u=>(0,p.F1)(u,"pages such as 3,1,2 or 2..5",(d,n)=>{const t=b.exec(d);if(!t)return{problem:m(d)};const e=Number(t[1]),r=t[3]===void 0?void 0:Number(t[3]);return e===
0||r===0?p.P3:{item:{from:e,to:r,range:t[2]!==void 0,text:d.trim(),position:n}}});function M(u,d,n){const t=E=>(0,w.G6)([{field:"page_order",message:E}]),e=h(u);
if("problem"in e)throw t(e.problem);const r=A(e.items,d);if("problem"in r)throw t(r.problem);const o=P(r.spans);if(o>n)throw t(`names ${o} pages in all; at most\
 ${n} are allowed`);const _=new Uint32Array(o);let y=0;for(const{first:E,last:$}of r.spans){const T=E<=$?1:-1;for(let I=E;I!==$+T;I+=T)_[y++]=I}return _}function A(u,d){
const n=[],t=u.map(e=>{const r=$=>$<0?d+1+$:$,o=r(e.from),_=e.range?e.to===void 0?d:r(e.to):o,E=[[e.from,o],[e.to??e.from,_]].find(([,$])=>$<1||$>d);return E&&n.
push((0,p.D6)(e,E[0],d)),{first:o,last:_}});return n.length>0?{problem:(0,p.bs)(n)}:{spans:t}}const P=u=>u.reduce((d,{first:n,last:t})=>d+Math.abs(t-n)+1,0);function m(u){
return/^ *\.\./.test(u)?"has no start: a range is written 1..5":(0,p.NL)(u)??"is not a page, such as 3 or -1, nor a range, such as 2..5 or 2.."}}),33858:((U,D,f)=>{
f.d(D,{D_:()=>u,X4:()=>W,kU:()=>S});var w=f(58552),p=f(66974),b=f(72750);const h=/^(\d+|first)-(\d+|last|end)?$/i,M=/^(-?\d+|first|last|end)–(-?\d+|first|last|end)?$/i,
A=/^(-?\d+|first|last|end)\.\.(-?\d+|first|last|end)?$/i,P=/^(?:last|end)-(\d+|last|end)$/i,m=/^(-?\d+)-(-?\d+|last|end)$/i;function u(i){if(Array.isArray(i))return d(
i);if(typeof i!="string"&&typeof i!="number")return{problem:"must be text such as 1..3, or a list of pages"};const s=String(i),c=s.split(/\r?\n/).filter(l=>l.trim()!==
"");if(c.length>1&&c.every(l=>/^ *- +\S/.test(l)))return d(c.map(l=>n(l.replace(/^ *- +/,""))));const a=/^\s*\[(.*)\]\s*$/s.exec(s);return a?d(a[1].split(",").map(
n)):t(c.length>1?c.join(","):s)}function d(i){return i.some(s=>typeof s!="string"&&typeof s!="number")?{problem:'must be a list of pages such as 3, or of ranges\
 such as "2..5"'}:t(i.join(","))}function n(i){return i.trim().replace(/^(["'])(.*)\1$/s,"$2")}function t(i){const s=(0,p.F1)(i,void 0,c=>{const{items:a,isUnclear:l}=y(
c),O=l||a.length>1&&a.some(L=>L.startsWith("-"))?E(a):a.map($).find(L=>L!==void 0);return O?{problem:`is ambiguous: write ${O.join(" or ")}`}:{item:a.length===0?
c:a.map(T).join(",")}});return"problem"in s?s:{text:s.items.join(",")}}const e=/^(?:not )?(?:-?\d+|first|last|end)$/i,r=/^(?:not )?(?:-?\d+|first|last|end)(?:[-–]|\.\.)$/i,
o=/^(?:–|\.\.)(?:-?\d+|last|end)$/i,_=new Set(["-","–",".."]);function y(i){const s=[];let c=!1;for(const a of i.split(/\s+/)){if(a==="")continue;const l=s.
at(-1)??"",g=r.test(l),O=g?e.test(a):e.test(l)&&(_.has(a)||o.test(a));O?s[s.length-1]=l+a:l.toLowerCase()==="not"?s[s.length-1]=`${l} ${a}`:s.push(a),c||=g&&!O}
return{items:s,isUnclear:c}}function E(i){const s=i.map(T).join(","),[c,a,...l]=i,g=l.length===0&&a?/^-(\d+)$/.exec(a):null;return g&&c&&/^\d+$/.test(c)?[s,`${c}\
..${g[1]}`]:[s]}function $(i){const s=i.replace(/^not /i,""),c=P.exec(s);if(c)return/^\d/.test(c[1])?[`-${Number(c[1])+1}`,`-1..${c[1]}`]:["-1"];const a=m.exec(
s);if(!a||h.test(s))return;const[,l,g]=a;return g.startsWith("-")?[`${l}..${g}`,`${l},${g}`]:[`${l}..${x(g)}`,`${l},-${g}`]}function T(i){const[,s="",c=""]=/^(not )?(.*)$/i.
exec(i)??[],a=h.exec(c)??M.exec(c)??A.exec(c);return a?`${s}${x(a[1])}..${x(a[2]??"")}`:`${s}${x(c)}`}const I={first:"1",last:"-1",end:"-1"},x=i=>I[i.toLowerCase()]??
i;function W(i){const s=u(i);return"problem"in s?s:(0,b.p6)(s.text)}function S(i,s,c,a="ranges"){const l=v=>(0,w.G6)([{field:a,message:v}]),g=W(i);if("problem"in
g)throw l(g.problem);const O=(0,b.Ly)(g.items,s);if("problem"in O)throw l(O.problem);const L=O.spans.flatMap(({first:v,last:B},C)=>{const{position:K,text:N}=g.items[C];
return v<=B?[]:[(0,p.br)(K,N,`ends before it starts: write ${B}-${v}`)]});if(L.length>0)throw l((0,p.bs)(L));const R=(0,b.UL)(O.spans);if(R>c)throw l(`names ${R}\
 pages in all; at most ${c} are allowed`);return O.spans}}),42403:((U,D,f)=>{f.r(D),f.d(D,{split_by_ranges:()=>M});var w=f(33858),p=f(98446),b=f(94898),h=f(18163);
const M=async(m,{ranges:u,open_password:d},n)=>{let t=[];const e=await(0,h.lD)(m,{password:d},n,r=>{const o=r.source.pages.count,_=(0,w.kU)(u,o,Math.max(o,n.limits.
orderPages));return(0,h.gD)(n,_.length),t=A(_,o),(0,b.T5)(r,_.map(({first:y,last:E})=>({first:y-1,last:E-1})))});return t.length===0?(0,h.sJ)(e):{...e,notes:[P(
t),...e.notes]}};function A(m,u){const d=new Uint8Array(u+1);for(const{first:n,last:t}of m)d.fill(1,n,t+1);return Array.from({length:u},(n,t)=>t+1).filter(n=>d[n]===
0)}const P=m=>({code:"pages_left_out",message:`${(0,p.oi)(m).replace("page","Page")} ${(0,p.d5)(m.length,"is","are")} in none of the parts.`})}),32488:((U,D,f)=>{
f.d(D,{EI:()=>m,LG:()=>A,TA:()=>u,on:()=>P,v3:()=>M});var w=f(58552),p=f(83287);const b=1e5,h=1e4;async function M(t,e){const r=await d(t,e);return r.whole||!(0,p.
QJ)(t.encoded(e),r.damage)?r:{...r,whole:!0}}function A(t,e,r=!1){const o=t.decodedPart(e,r);return!o||o.whole||!(0,p.QJ)(t.encoded(e),o.damage)?o:{...o,whole:!0}}
async function P(t,e){return await n(t,e,b)??t.decodedPart(e)}async function m(t,e){return await n(t,e,h)??t.decodedPart(e)}async function u(t,e){return(await m(
t,e))?.data??await t.decodedAtEase(e)}async function d(t,e){const r=await n(t,e,b);if(r)return r;const o=t.decodedPart(e,!0)??{data:new Uint8Array(0),whole:!1},
_=t.job.pace.step(o.data.length);return _&&await _,o}async function n(t,e,r){if(!(e.data.length<=r))try{return await t.decodedPartAtEase(e)}catch(o){if(!(o instanceof
w.zU)||o.code!=="unreadable_document")throw o;return}}})};
