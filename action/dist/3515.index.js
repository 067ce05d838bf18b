"use strict";exports.id=3515,exports.ids=[3515],exports.modules={43515:((I,O,g)=>{g.r(O),g.d(O,{split_by_ranges:()=>D});var M=g(11980),$=g(49402),E=g(74935),L=g(96706);const D=async(h,{
ranges:b,open_password:_},p)=>{let m=[];const i=await(0,E.lD)(h,{password:_},p,r=>{const c=r.source.pages.count,u=(0,M.kU)(b,c,Math.max(c,p.limits.orderPages));
return(0,E.gD)(p,u.length),m=y(u,c),(0,$.T5)(r,u.map(({first:f,last:l})=>({first:f-1,last:l-1})))});return m.length===0?(0,E.sJ)(i):{...i,notes:[w(m),...i.notes]}};
function y(h,b){const _=new Uint8Array(b+1);for(const{first:p,last:m}of h)_.fill(1,p,m+1);return Array.from({length:b},(p,m)=>m+1).filter(p=>_[p]===0)}const w=h=>({
code:"pages_left_out",message:`${(0,L.w)(h).replace("page","Page")} ${h.length===1?"is":"are"} in none of the parts.`})}),60480:((I,O,g)=>{g.d(O,{Ly:()=>D,NL:()=>p,
UL:()=>y,aW:()=>L,bs:()=>_,ml:()=>m,p6:()=>E,vg:()=>w});var M=g(49153);const $=/^ *(-?\d+)(?:(\.\.)(-?\d+)?)? *$/;function E(i){const r=[],c=[];for(const[u,f]of i.
split(",").entries()){const l=u+1,d=$.exec(f),e=o=>{c.push(`entry ${l} ('${m(f)}') ${o}`)};if(f.trim()===""){c.push(`entry ${l} is empty: write pages such as 3,\
1,2 or 2..5, separated by single commas`);continue}if(!d){e(h(f));continue}const s=Number(d[1]),t=d[3]===void 0?void 0:Number(d[3]);s===0||t===0?e("names page 0\
: pages count from 1, and -1 is the last page"):r.push({from:s,to:t,range:d[2]!==void 0,text:f.trim(),position:l})}return c.length>0?{problem:_(c)}:{items:r}}function L(i,r,c){
const u=t=>(0,M.G6)([{field:"page_order",message:t}]),f=E(i);if("problem"in f)throw u(f.problem);const l=D(f.items,r);if("problem"in l)throw u(l.problem);const d=y(
l.spans);if(d>c)throw u(`names ${d} pages in all; at most ${c} are allowed`);const e=new Uint32Array(d);let s=0;for(const{first:t,last:o}of l.spans){const n=t<=
o?1:-1;for(let a=t;a!==o+n;a+=n)e[s++]=a}return e}function D(i,r){const c=r===1?"1 page":`${r} pages`,u=[],f=i.map(l=>{const d=n=>n<0?r+1+n:n,e=d(l.from),s=l.range?
l.to===void 0?r:d(l.to):e,o=[[l.from,e],[l.to??l.from,s]].find(([,n])=>n<1||n>r);return o&&u.push(`entry ${l.position} ('${m(l.text)}') names ${w(o[0])}, but th\
e document has ${c}`),{first:e,last:s}});return u.length>0?{problem:_(u)}:{spans:f}}const y=i=>i.reduce((r,{first:c,last:u})=>r+Math.abs(u-c)+1,0);function w(i){
return Number.isSafeInteger(i)?`page ${i}`:"a page far beyond its end"}function h(i){return/^ *\.\./.test(i)?"has no start: a range is written 1..5":p(i)??"is n\
ot a page, such as 3 or -1, nor a range, such as 2..5 or 2.."}const b=5;function _(i){const r=i.length-b;return[...i.slice(0,b),...r>0?[`and ${r} more such entr\
ies`]:[]].join("; ")}function p(i){const r=/^ *(\d{1,10}) *[-–]+ *(\d{0,10}) *$/.exec(i);return r?`is not a range: write ${r[1]}..${r[2]}${r[2]===""?" for thi\
s page and all after it":""}`:/\bfirst\b/i.test(i)?"is not a page: the first page is written 1, and a range from it 1..5":/\b(last|end)\b/i.test(i)?"is not a pa\
ge: the last page is written -1, and a range to it 2..":void 0}function m(i){const r=[...i].map(c=>/[\p{Cc}\p{Cs}\u2028\u2029]/u.test(c)?"?":c);return r.length>
40?`${r.slice(0,40).join("")}…`:r.join("")}}),11980:((I,O,g)=>{g.d(O,{D_:()=>h,X4:()=>l,kU:()=>d});var M=g(49153),$=g(60480);const E=/^(\d+|first)-(\d+|last|end)?$/i,
L=/^(-?\d+|first|last|end)–(-?\d+|first|last|end)?$/i,D=/^(-?\d+|first|last|end)\.\.(-?\d+|first|last|end)?$/i,y=/^(?:last|end)-(\d+|last|end)$/i,w=/^(-?\d+)-(-?\d+|last|end)$/i;
function h(e){if(Array.isArray(e))return b(e);if(typeof e!="string"&&typeof e!="number")return{problem:"must be text such as 1..3, or a list of pages"};const s=String(
e),t=s.split(/\r?\n/).filter(n=>n.trim()!=="");if(t.length>1&&t.every(n=>/^ *- +\S/.test(n)))return b(t.map(n=>_(n.replace(/^ *- +/,""))));const o=/^\s*\[(.*)\]\s*$/s.
exec(s);return o?b(o[1].split(",").map(_)):p(t.length>1?t.join(","):s)}function b(e){return e.some(s=>typeof s!="string"&&typeof s!="number")?{problem:'must be \
a list of pages such as 3, or of ranges such as "2..5"'}:p(e.join(","))}function _(e){return e.trim().replace(/^(["'])(.*)\1$/s,"$2")}function p(e){const s=[],t=[];
for(const[o,n]of e.split(",").entries()){const a=m(n),A=a.length>1&&a.some(P=>P.startsWith("-"))?i(a):a.map(r).find(P=>P!==void 0);A&&t.push(`entry ${o+1} ('${(0,$.
ml)(n.trim())}') is ambiguous: write ${A.join(" or ")}`),s.push(a.length===0?n:a.map(c).join(","))}return t.length>0?{problem:(0,$.bs)(t)}:{text:s.join(",")}}function m(e){
const s=e.split(/\s+/).filter(o=>o!==""),t=[];for(const o of s){const n=t.at(-1);n?.toLowerCase()==="not"?t[t.length-1]=`${n} ${o}`:t.push(o)}return t}function i(e){
const s=e.map(c).join(","),[t,o,...n]=e,a=n.length===0&&o?/^-(\d+)$/.exec(o):null;return a&&t&&/^\d+$/.test(t)?[s,`${t}..${a[1]}`]:[s]}function r(e){const s=e.replace(
/^not /i,""),t=y.exec(s);if(t)return/^\d/.test(t[1])?[`-${Number(t[1])+1}`,`-1..${t[1]}`]:["-1"];const o=w.exec(s);if(!o||E.test(s))return;const[,n,a]=o;return a.
startsWith("-")?[`${n}..${a}`,`${n},${a}`]:[`${n}..${f(a)}`,`${n},-${a}`]}function c(e){const[,s="",t=""]=/^(not )?(.*)$/i.exec(e)??[],o=E.exec(t)??L.exec(t)??D.
exec(t);return o?`${s}${f(o[1])}..${f(o[2]??"")}`:`${s}${f(t)}`}const u={first:"1",last:"-1",end:"-1"},f=e=>u[e.toLowerCase()]??e;function l(e){const s=h(e);return"\
problem"in s?s:(0,$.p6)(s.text)}function d(e,s,t,o="ranges"){const n=T=>(0,M.G6)([{field:o,message:T}]),a=l(e);if("problem"in a)throw n(a.problem);const x=(0,$.
Ly)(a.items,s);if("problem"in x)throw n(x.problem);const A=x.spans.flatMap(({first:T,last:U},v)=>{const{position:W,text:R}=a.items[v];return T<=U?[]:[`entry ${W}\
 ('${(0,$.ml)(R)}') ends before it starts: write ${U}-${T}`]});if(A.length>0)throw n((0,$.bs)(A));const P=(0,$.UL)(x.spans);if(P>t)throw n(`names ${P} pages in \
all; at most ${t} are allowed`);return x.spans}})};
