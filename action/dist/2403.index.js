"use strict";exports.id=2403,exports.ids=[2403],exports.modules={66974:((I,M,u)=>{u.d(M,{D6:()=>w,F1:()=>D,NL:()=>c,P3:()=>_,br:()=>h,bs:()=>b});var L=u(98446);const _={problem:"\
names page 0: pages count from 1, and -1 is the last page"};function D(e,t,r){const f=[],d=[];for(const[$,E]of e.split(",").entries()){const p=$+1;if(t!==void 0&&
E.trim()===""){d.push(`entry ${p} is empty: write ${t}, separated by single commas`);continue}const m=r(E,p);"problem"in m?d.push(h(p,E,m.problem)):f.push(m.item)}
return d.length>0?{problem:b(d)}:{items:f}}const h=(e,t,r)=>`entry ${e} ('${a(t.trim())}') ${r}`,w=({position:e,text:t},r,f)=>h(e,t,`names ${y(r)}, but the docu\
ment has ${(0,L.y_)(f,"page")}`);function y(e){return Number.isSafeInteger(e)?`page ${e}`:"a page far beyond its end"}const O=5;function b(e){const t=e.length-O;
return[...e.slice(0,O),...t>0?[`and ${t} more such entries`]:[]].join("; ")}function c(e){const t=/^ *(\d{1,10}) *[-–]+ *(\d{0,10}) *$/.exec(e);return t?`is n\
ot a range: write ${t[1]}..${t[2]}${t[2]===""?" for this page and all after it":""}`:/\bfirst\b/i.test(e)?"is not a page: the first page is written 1, and a ran\
ge from it 1..5":/\b(last|end)\b/i.test(e)?"is not a page: the last page is written -1, and a range to it 2..":void 0}function a(e){const t=[...e].map(r=>/[\p{Cc}\p{Cs}\u2028\u2029]/u.
test(r)?"?":r);return(0,L.Bu)(t.join(""),40)}}),72750:((I,M,u)=>{u.d(M,{Ly:()=>y,UL:()=>O,aW:()=>w,p6:()=>h});var L=u(58552),_=u(66974);const D=/^ *(-?\d+)(?:(\.\.)(-?\d+)?)? *$/,
h=c=>(0,_.F1)(c,"pages such as 3,1,2 or 2..5",(a,e)=>{const t=D.exec(a);if(!t)return{problem:b(a)};const r=Number(t[1]),f=t[3]===void 0?void 0:Number(t[3]);return r===
0||f===0?_.P3:{item:{from:r,to:f,range:t[2]!==void 0,text:a.trim(),position:e}}});function w(c,a,e){const t=p=>(0,L.G6)([{field:"page_order",message:p}]),r=h(c);
if("problem"in r)throw t(r.problem);const f=y(r.items,a);if("problem"in f)throw t(f.problem);const d=O(f.spans);if(d>e)throw t(`names ${d} pages in all; at most\
 ${e} are allowed`);const $=new Uint32Array(d);let E=0;for(const{first:p,last:m}of f.spans){const x=p<=m?1:-1;for(let n=p;n!==m+x;n+=x)$[E++]=n}return $}function y(c,a){
const e=[],t=c.map(r=>{const f=m=>m<0?a+1+m:m,d=f(r.from),$=r.range?r.to===void 0?a:f(r.to):d,p=[[r.from,d],[r.to??r.from,$]].find(([,m])=>m<1||m>a);return p&&e.
push((0,_.D6)(r,p[0],a)),{first:d,last:$}});return e.length>0?{problem:(0,_.bs)(e)}:{spans:t}}const O=c=>c.reduce((a,{first:e,last:t})=>a+Math.abs(t-e)+1,0);function b(c){
return/^ *\.\./.test(c)?"has no start: a range is written 1..5":(0,_.NL)(c)??"is not a page, such as 3 or -1, nor a range, such as 2..5 or 2.."}}),33858:((I,M,u)=>{
u.d(M,{D_:()=>c,X4:()=>m,kU:()=>x});var L=u(58552),_=u(66974),D=u(72750);const h=/^(\d+|first)-(\d+|last|end)?$/i,w=/^(-?\d+|first|last|end)–(-?\d+|first|last|end)?$/i,
y=/^(-?\d+|first|last|end)\.\.(-?\d+|first|last|end)?$/i,O=/^(?:last|end)-(\d+|last|end)$/i,b=/^(-?\d+)-(-?\d+|last|end)$/i;function c(n){if(Array.isArray(n))return a(
n);if(typeof n!="string"&&typeof n!="number")return{problem:"must be text such as 1..3, or a list of pages"};const o=String(n),s=o.split(/\r?\n/).filter(l=>l.trim()!==
"");if(s.length>1&&s.every(l=>/^ *- +\S/.test(l)))return a(s.map(l=>e(l.replace(/^ *- +/,""))));const i=/^\s*\[(.*)\]\s*$/s.exec(o);return i?a(i[1].split(",").map(
e)):t(s.length>1?s.join(","):o)}function a(n){return n.some(o=>typeof o!="string"&&typeof o!="number")?{problem:'must be a list of pages such as 3, or of ranges\
 such as "2..5"'}:t(n.join(","))}function e(n){return n.trim().replace(/^(["'])(.*)\1$/s,"$2")}function t(n){const o=(0,_.F1)(n,void 0,s=>{const i=r(s),g=i.length>
1&&i.some(P=>P.startsWith("-"))?f(i):i.map(d).find(P=>P!==void 0);return g?{problem:`is ambiguous: write ${g.join(" or ")}`}:{item:i.length===0?s:i.map($).join(
",")}});return"problem"in o?o:{text:o.items.join(",")}}function r(n){const o=n.split(/\s+/).filter(i=>i!==""),s=[];for(const i of o){const l=s.at(-1);l?.toLowerCase()===
"not"?s[s.length-1]=`${l} ${i}`:s.push(i)}return s}function f(n){const o=n.map($).join(","),[s,i,...l]=n,g=l.length===0&&i?/^-(\d+)$/.exec(i):null;return g&&s&&
/^\d+$/.test(s)?[o,`${s}..${g[1]}`]:[o]}function d(n){const o=n.replace(/^not /i,""),s=O.exec(o);if(s)return/^\d/.test(s[1])?[`-${Number(s[1])+1}`,`-1..${s[1]}`]:
["-1"];const i=b.exec(o);if(!i||h.test(o))return;const[,l,g]=i;return g.startsWith("-")?[`${l}..${g}`,`${l},${g}`]:[`${l}..${p(g)}`,`${l},-${g}`]}function $(n){
const[,o="",s=""]=/^(not )?(.*)$/i.exec(n)??[],i=h.exec(s)??w.exec(s)??y.exec(s);return i?`${o}${p(i[1])}..${p(i[2]??"")}`:`${o}${p(s)}`}const E={first:"1",last:"\
-1",end:"-1"},p=n=>E[n.toLowerCase()]??n;function m(n){const o=c(n);return"problem"in o?o:(0,D.p6)(o.text)}function x(n,o,s,i="ranges"){const l=A=>(0,L.G6)([{field:i,
message:A}]),g=m(n);if("problem"in g)throw l(g.problem);const P=(0,D.Ly)(g.items,o);if("problem"in P)throw l(P.problem);const T=P.spans.flatMap(({first:A,last:v},W)=>{
const{position:R,text:B}=g.items[W];return A<=v?[]:[(0,_.br)(R,B,`ends before it starts: write ${v}-${A}`)]});if(T.length>0)throw l((0,_.bs)(T));const U=(0,D.UL)(
P.spans);if(U>s)throw l(`names ${U} pages in all; at most ${s} are allowed`);return P.spans}}),42403:((I,M,u)=>{u.r(M),u.d(M,{split_by_ranges:()=>w});var L=u(33858),
_=u(98446),D=u(94898),h=u(18163);const w=async(b,{ranges:c,open_password:a},e)=>{let t=[];const r=await(0,h.lD)(b,{password:a},e,f=>{const d=f.source.pages.count,
$=(0,L.kU)(c,d,Math.max(d,e.limits.orderPages));return(0,h.gD)(e,$.length),t=y($,d),(0,D.T5)(f,$.map(({first:E,last:p})=>({first:E-1,last:p-1})))});return t.length===
0?(0,h.sJ)(r):{...r,notes:[O(t),...r.notes]}};function y(b,c){const a=new Uint8Array(c+1);for(const{first:e,last:t}of b)a.fill(1,e,t+1);return Array.from({length:c},
(e,t)=>t+1).filter(e=>a[e]===0)}const O=b=>({code:"pages_left_out",message:`${(0,_.oi)(b).replace("page","Page")} ${(0,_.d5)(b.length,"is","are")} in none of th\
e parts.`})})};
