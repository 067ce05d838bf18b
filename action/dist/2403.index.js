"use strict";exports.id=2403,exports.ids=[2403],exports.modules={66974:((W,M,u)=>{u.d(M,{D6:()=>w,F1:()=>P,NL:()=>c,P3:()=>_,br:()=>$,bs:()=>h});var L=u(98446);const _={problem:"\
names page 0: pages count from 1, and -1 is the last page"};function P(e,t,n){const f=[],d=[];for(const[b,O]of e.split(",").entries()){const m=b+1;if(t!==void 0&&
O.trim()===""){d.push(`entry ${m} is empty: write ${t}, separated by single commas`);continue}const g=n(O,m);"problem"in g?d.push($(m,O,g.problem)):f.push(g.item)}
return d.length>0?{problem:h(d)}:{items:f}}const $=(e,t,n)=>`entry ${e} ('${l(t.trim())}') ${n}`,w=({position:e,text:t},n,f)=>$(e,t,`names ${y(n)}, but the docu\
ment has ${(0,L.y_)(f,"page")}`);function y(e){return Number.isSafeInteger(e)?`page ${e}`:"a page far beyond its end"}const D=5;function h(e){const t=e.length-D;
return[...e.slice(0,D),...t>0?[`and ${t} more such entries`]:[]].join("; ")}function c(e){const t=/^ *(\d{1,10}) *[-–]+ *(\d{0,10}) *$/.exec(e);return t?`is n\
ot a range: write ${t[1]}..${t[2]}${t[2]===""?" for this page and all after it":""}`:/\bfirst\b/i.test(e)?"is not a page: the first page is written 1, and a ran\
ge from it 1..5":/\b(last|end)\b/i.test(e)?"is not a page: the last page is written -1, and a range to it 2..":void 0}function l(e){const t=[...e].map(n=>/[\p{Cc}\p{Cs}\u2028\u2029]/u.
test(n)?"?":n);return(0,L.Bu)(t.join(""),40)}}),72750:((W,M,u)=>{u.d(M,{Ly:()=>y,UL:()=>D,aW:()=>w,p6:()=>$});var L=u(58552),_=u(66974);const P=/^ *(-?\d+)(?:(\.\.)(-?\d+)?)? *$/,
$=c=>(0,_.F1)(c,"pages such as 3,1,2 or 2..5",(l,e)=>{const t=P.exec(l);if(!t)return{problem:h(l)};const n=Number(t[1]),f=t[3]===void 0?void 0:Number(t[3]);return n===
0||f===0?_.P3:{item:{from:n,to:f,range:t[2]!==void 0,text:l.trim(),position:e}}});function w(c,l,e){const t=m=>(0,L.G6)([{field:"page_order",message:m}]),n=$(c);
if("problem"in n)throw t(n.problem);const f=y(n.items,l);if("problem"in f)throw t(f.problem);const d=D(f.spans);if(d>e)throw t(`names ${d} pages in all; at most\
 ${e} are allowed`);const b=new Uint32Array(d);let O=0;for(const{first:m,last:g}of f.spans){const T=m<=g?1:-1;for(let x=m;x!==g+T;x+=T)b[O++]=x}return b}function y(c,l){
const e=[],t=c.map(n=>{const f=g=>g<0?l+1+g:g,d=f(n.from),b=n.range?n.to===void 0?l:f(n.to):d,m=[[n.from,d],[n.to??n.from,b]].find(([,g])=>g<1||g>l);return m&&e.
push((0,_.D6)(n,m[0],l)),{first:d,last:b}});return e.length>0?{problem:(0,_.bs)(e)}:{spans:t}}const D=c=>c.reduce((l,{first:e,last:t})=>l+Math.abs(t-e)+1,0);function h(c){
return/^ *\.\./.test(c)?"has no start: a range is written 1..5":(0,_.NL)(c)??"is not a page, such as 3 or -1, nor a range, such as 2..5 or 2.."}}),33858:((W,M,u)=>{
u.d(M,{D_:()=>c,X4:()=>v,kU:()=>S});var L=u(58552),_=u(66974),P=u(72750);const $=/^(\d+|first)-(\d+|last|end)?$/i,w=/^(-?\d+|first|last|end)–(-?\d+|first|last|end)?$/i,
y=/^(-?\d+|first|last|end)\.\.(-?\d+|first|last|end)?$/i,D=/^(?:last|end)-(\d+|last|end)$/i,h=/^(-?\d+)-(-?\d+|last|end)$/i;function c(o){if(Array.isArray(o))return l(
o);if(typeof o!="string"&&typeof o!="number")return{problem:"must be text such as 1..3, or a list of pages"};const s=String(o),i=s.split(/\r?\n/).filter(a=>a.trim()!==
"");if(i.length>1&&i.every(a=>/^ *- +\S/.test(a)))return l(i.map(a=>e(a.replace(/^ *- +/,""))));const r=/^\s*\[(.*)\]\s*$/s.exec(s);return r?l(r[1].split(",").map(
e)):t(i.length>1?i.join(","):s)}function l(o){return o.some(s=>typeof s!="string"&&typeof s!="number")?{problem:'must be a list of pages such as 3, or of ranges\
 such as "2..5"'}:t(o.join(","))}function e(o){return o.trim().replace(/^(["'])(.*)\1$/s,"$2")}function t(o){const s=(0,_.F1)(o,void 0,i=>{const{items:r,isUnclear:a}=O(
i),E=a||r.length>1&&r.some(A=>A.startsWith("-"))?m(r):r.map(g).find(A=>A!==void 0);return E?{problem:`is ambiguous: write ${E.join(" or ")}`}:{item:r.length===0?
i:r.map(T).join(",")}});return"problem"in s?s:{text:s.items.join(",")}}const n=/^(?:not )?(?:-?\d+|first|last|end)$/i,f=/^(?:not )?(?:-?\d+|first|last|end)(?:[-–]|\.\.)$/i,
d=/^(?:–|\.\.)(?:-?\d+|last|end)$/i,b=new Set(["-","–",".."]);function O(o){const s=[];let i=!1;for(const r of o.split(/\s+/)){if(r==="")continue;const a=s.
at(-1)??"",p=f.test(a),E=p?n.test(r):n.test(a)&&(b.has(r)||d.test(r));E?s[s.length-1]=a+r:a.toLowerCase()==="not"?s[s.length-1]=`${a} ${r}`:s.push(r),i||=p&&!E}
return{items:s,isUnclear:i}}function m(o){const s=o.map(T).join(","),[i,r,...a]=o,p=a.length===0&&r?/^-(\d+)$/.exec(r):null;return p&&i&&/^\d+$/.test(i)?[s,`${i}\
..${p[1]}`]:[s]}function g(o){const s=o.replace(/^not /i,""),i=D.exec(s);if(i)return/^\d/.test(i[1])?[`-${Number(i[1])+1}`,`-1..${i[1]}`]:["-1"];const r=h.exec(
s);if(!r||$.test(s))return;const[,a,p]=r;return p.startsWith("-")?[`${a}..${p}`,`${a},${p}`]:[`${a}..${I(p)}`,`${a},-${p}`]}function T(o){const[,s="",i=""]=/^(not )?(.*)$/i.
exec(o)??[],r=$.exec(i)??w.exec(i)??y.exec(i);return r?`${s}${I(r[1])}..${I(r[2]??"")}`:`${s}${I(i)}`}const x={first:"1",last:"-1",end:"-1"},I=o=>x[o.toLowerCase()]??
o;function v(o){const s=c(o);return"problem"in s?s:(0,P.p6)(s.text)}function S(o,s,i,r="ranges"){const a=U=>(0,L.G6)([{field:r,message:U}]),p=v(o);if("problem"in
p)throw a(p.problem);const E=(0,P.Ly)(p.items,s);if("problem"in E)throw a(E.problem);const A=E.spans.flatMap(({first:U,last:B},C)=>{const{position:N,text:K}=p.items[C];
return U<=B?[]:[(0,_.br)(N,K,`ends before it starts: write ${B}-${U}`)]});if(A.length>0)throw a((0,_.bs)(A));const R=(0,P.UL)(E.spans);if(R>i)throw a(`names ${R}\
 pages in all; at most ${i} are allowed`);return E.spans}}),42403:((W,M,u)=>{u.r(M),u.d(M,{split_by_ranges:()=>w});var L=u(33858),_=u(98446),P=u(94898),$=u(18163);
const w=async(h,{ranges:c,open_password:l},e)=>{let t=[];const n=await(0,$.lD)(h,{password:l},e,f=>{const d=f.source.pages.count,b=(0,L.kU)(c,d,Math.max(d,e.limits.
orderPages));return(0,$.gD)(e,b.length),t=y(b,d),(0,P.T5)(f,b.map(({first:O,last:m})=>({first:O-1,last:m-1})))});return t.length===0?(0,$.sJ)(n):{...n,notes:[D(
t),...n.notes]}};function y(h,c){const l=new Uint8Array(c+1);for(const{first:e,last:t}of h)l.fill(1,e,t+1);return Array.from({length:c},(e,t)=>t+1).filter(e=>l[e]===
0)}const D=h=>({code:"pages_left_out",message:`${(0,_.oi)(h).replace("page","Page")} ${(0,_.d5)(h.length,"is","are")} in none of the parts.`})})};
