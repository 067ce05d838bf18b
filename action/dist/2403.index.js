"use strict";exports.id=2403,exports.ids=[2403],exports.modules={72750:((I,D,p)=>{p.d(D,{Ly:()=>y,NL:()=>$,UL:()=>x,aW:()=>L,bs:()=>u,ml:()=>E,p6:()=>O,xv:()=>g});var M=p(58552),
d=p(98446);const P=/^ *(-?\d+)(?:(\.\.)(-?\d+)?)? *$/;function O(i){const o=[],c=[];for(const[f,a]of i.split(",").entries()){const m=f+1,t=P.exec(a),s=n=>{c.push(
`entry ${m} ('${E(a)}') ${n}`)};if(a.trim()===""){c.push(`entry ${m} is empty: write pages such as 3,1,2 or 2..5, separated by single commas`);continue}if(!t){s(
h(a));continue}const e=Number(t[1]),r=t[3]===void 0?void 0:Number(t[3]);e===0||r===0?s("names page 0: pages count from 1, and -1 is the last page"):o.push({from:e,
to:r,range:t[2]!==void 0,text:a.trim(),position:m})}return c.length>0?{problem:u(c)}:{items:o}}function L(i,o,c){const f=r=>(0,M.G6)([{field:"page_order",message:r}]),
a=O(i);if("problem"in a)throw f(a.problem);const m=y(a.items,o);if("problem"in m)throw f(m.problem);const t=x(m.spans);if(t>c)throw f(`names ${t} pages in all; \
at most ${c} are allowed`);const s=new Uint32Array(t);let e=0;for(const{first:r,last:n}of m.spans){const l=r<=n?1:-1;for(let b=r;b!==n+l;b+=l)s[e++]=b}return s}
function y(i,o){const c=[],f=i.map(a=>{const m=n=>n<0?o+1+n:n,t=m(a.from),s=a.range?a.to===void 0?o:m(a.to):t,r=[[a.from,t],[a.to??a.from,s]].find(([,n])=>n<1||
n>o);return r&&c.push(`entry ${a.position} ('${E(a.text)}') names ${g(r[0])}, but the document has ${(0,d.y_)(o,"page")}`),{first:t,last:s}});return c.length>0?
{problem:u(c)}:{spans:f}}const x=i=>i.reduce((o,{first:c,last:f})=>o+Math.abs(f-c)+1,0);function g(i){return Number.isSafeInteger(i)?`page ${i}`:"a page far bey\
ond its end"}function h(i){return/^ *\.\./.test(i)?"has no start: a range is written 1..5":$(i)??"is not a page, such as 3 or -1, nor a range, such as 2..5 or 2\
.."}const _=5;function u(i){const o=i.length-_;return[...i.slice(0,_),...o>0?[`and ${o} more such entries`]:[]].join("; ")}function $(i){const o=/^ *(\d{1,10}) *[-–]+ *(\d{0,10}) *$/.
exec(i);return o?`is not a range: write ${o[1]}..${o[2]}${o[2]===""?" for this page and all after it":""}`:/\bfirst\b/i.test(i)?"is not a page: the first page i\
s written 1, and a range from it 1..5":/\b(last|end)\b/i.test(i)?"is not a page: the last page is written -1, and a range to it 2..":void 0}function E(i){const o=[
...i].map(c=>/[\p{Cc}\p{Cs}\u2028\u2029]/u.test(c)?"?":c);return(0,d.Bu)(o.join(""),40)}}),33858:((I,D,p)=>{p.d(D,{D_:()=>g,X4:()=>a,kU:()=>m});var M=p(58552),d=p(
72750);const P=/^(\d+|first)-(\d+|last|end)?$/i,O=/^(-?\d+|first|last|end)–(-?\d+|first|last|end)?$/i,L=/^(-?\d+|first|last|end)\.\.(-?\d+|first|last|end)?$/i,
y=/^(?:last|end)-(\d+|last|end)$/i,x=/^(-?\d+)-(-?\d+|last|end)$/i;function g(t){if(Array.isArray(t))return h(t);if(typeof t!="string"&&typeof t!="number")return{
problem:"must be text such as 1..3, or a list of pages"};const s=String(t),e=s.split(/\r?\n/).filter(n=>n.trim()!=="");if(e.length>1&&e.every(n=>/^ *- +\S/.test(
n)))return h(e.map(n=>_(n.replace(/^ *- +/,""))));const r=/^\s*\[(.*)\]\s*$/s.exec(s);return r?h(r[1].split(",").map(_)):u(e.length>1?e.join(","):s)}function h(t){
return t.some(s=>typeof s!="string"&&typeof s!="number")?{problem:'must be a list of pages such as 3, or of ranges such as "2..5"'}:u(t.join(","))}function _(t){
return t.trim().replace(/^(["'])(.*)\1$/s,"$2")}function u(t){const s=[],e=[];for(const[r,n]of t.split(",").entries()){const l=$(n),A=l.length>1&&l.some(w=>w.startsWith(
"-"))?E(l):l.map(i).find(w=>w!==void 0);A&&e.push(`entry ${r+1} ('${(0,d.ml)(n.trim())}') is ambiguous: write ${A.join(" or ")}`),s.push(l.length===0?n:l.map(o).
join(","))}return e.length>0?{problem:(0,d.bs)(e)}:{text:s.join(",")}}function $(t){const s=t.split(/\s+/).filter(r=>r!==""),e=[];for(const r of s){const n=e.at(
-1);n?.toLowerCase()==="not"?e[e.length-1]=`${n} ${r}`:e.push(r)}return e}function E(t){const s=t.map(o).join(","),[e,r,...n]=t,l=n.length===0&&r?/^-(\d+)$/.exec(
r):null;return l&&e&&/^\d+$/.test(e)?[s,`${e}..${l[1]}`]:[s]}function i(t){const s=t.replace(/^not /i,""),e=y.exec(s);if(e)return/^\d/.test(e[1])?[`-${Number(e[1])+
1}`,`-1..${e[1]}`]:["-1"];const r=x.exec(s);if(!r||P.test(s))return;const[,n,l]=r;return l.startsWith("-")?[`${n}..${l}`,`${n},${l}`]:[`${n}..${f(l)}`,`${n},-${l}`]}
function o(t){const[,s="",e=""]=/^(not )?(.*)$/i.exec(t)??[],r=P.exec(e)??O.exec(e)??L.exec(e);return r?`${s}${f(r[1])}..${f(r[2]??"")}`:`${s}${f(e)}`}const c={
first:"1",last:"-1",end:"-1"},f=t=>c[t.toLowerCase()]??t;function a(t){const s=g(t);return"problem"in s?s:(0,d.p6)(s.text)}function m(t,s,e,r="ranges"){const n=T=>(0,M.
G6)([{field:r,message:T}]),l=a(t);if("problem"in l)throw n(l.problem);const b=(0,d.Ly)(l.items,s);if("problem"in b)throw n(b.problem);const A=b.spans.flatMap(({
first:T,last:v},U)=>{const{position:W,text:R}=l.items[U];return T<=v?[]:[`entry ${W} ('${(0,d.ml)(R)}') ends before it starts: write ${v}-${T}`]});if(A.length>0)
throw n((0,d.bs)(A));const w=(0,d.UL)(b.spans);if(w>e)throw n(`names ${w} pages in all; at most ${e} are allowed`);return b.spans}}),42403:((I,D,p)=>{p.r(D),p.d(
D,{split_by_ranges:()=>L});var M=p(33858),d=p(98446),P=p(94898),O=p(18163);const L=async(g,{ranges:h,open_password:_},u)=>{let $=[];const E=await(0,O.lD)(g,{password:_},
u,i=>{const o=i.source.pages.count,c=(0,M.kU)(h,o,Math.max(o,u.limits.orderPages));return(0,O.gD)(u,c.length),$=y(c,o),(0,P.T5)(i,c.map(({first:f,last:a})=>({first:f-
1,last:a-1})))});return $.length===0?(0,O.sJ)(E):{...E,notes:[x($),...E.notes]}};function y(g,h){const _=new Uint8Array(h+1);for(const{first:u,last:$}of g)_.fill(
1,u,$+1);return Array.from({length:h},(u,$)=>$+1).filter(u=>_[u]===0)}const x=g=>({code:"pages_left_out",message:`${(0,d.oi)(g).replace("page","Page")} ${(0,d.d5)(
g.length,"is","are")} in none of the parts.`})})};
