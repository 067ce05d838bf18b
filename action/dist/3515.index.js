"use strict";exports.id=3515,exports.ids=[3515],exports.modules={43515:((w,O,p)=>{p.r(O),p.d(O,{split_by_ranges:()=>y});var D=p(33746),m=p(49402),b=p(74935),P=p(96706);const y=async(g,{
ranges:h,open_password:d},u)=>{let f=[];const r=await(0,b.lD)(g,{password:d},u,n=>{const a=n.source.pages.count,c=(0,D.k)(h,a,Math.max(a,u.limits.orderPages));return(0,b.
gD)(u,c.length),f=E(c,a),(0,m.T5)(n,c.map(({first:s,last:t})=>({first:s-1,last:t-1})))});return f.length===0?(0,b.sJ)(r):{...r,notes:[$(f),...r.notes]}};function E(g,h){
const d=new Uint8Array(h+1);for(const{first:u,last:f}of g)d.fill(1,u,f+1);return Array.from({length:h},(u,f)=>f+1).filter(u=>d[u]===0)}const $=g=>({code:"pages_\
left_out",message:`${(0,P.w)(g).replace("page","Page")} ${g.length===1?"is":"are"} in none of the parts.`})}),60480:((w,O,p)=>{p.d(O,{Ly:()=>y,NL:()=>u,UL:()=>E,
aW:()=>P,bs:()=>d,ml:()=>f,p6:()=>b,vg:()=>$});var D=p(49153);const m=/^ *(-?\d+)(?:(\.\.)(-?\d+)?)? *$/;function b(r){const n=[],a=[];for(const[c,s]of r.split(
",").entries()){const t=c+1,e=m.exec(s),o=M=>{a.push(`entry ${t} ('${f(s)}') ${M}`)};if(s.trim()===""){a.push(`entry ${t} is empty: write pages such as 3,1,2 or\
 2..5, separated by single commas`);continue}if(!e){o(g(s));continue}const i=Number(e[1]),l=e[3]===void 0?void 0:Number(e[3]);i===0||l===0?o("names page 0: page\
s count from 1, and -1 is the last page"):n.push({from:i,to:l,range:e[2]!==void 0,text:s.trim(),position:t})}return a.length>0?{problem:d(a)}:{items:n}}function P(r,n,a){
const c=l=>(0,D.G6)([{field:"page_order",message:l}]),s=b(r);if("problem"in s)throw c(s.problem);const t=y(s.items,n);if("problem"in t)throw c(t.problem);const e=E(
t.spans);if(e>a)throw c(`names ${e} pages in all; at most ${a} are allowed`);const o=new Uint32Array(e);let i=0;for(const{first:l,last:M}of t.spans){const _=l<=
M?1:-1;for(let x=l;x!==M+_;x+=_)o[i++]=x}return o}function y(r,n){const a=n===1?"1 page":`${n} pages`,c=[],s=r.map(t=>{const e=_=>_<0?n+1+_:_,o=e(t.from),i=t.range?
t.to===void 0?n:e(t.to):o,M=[[t.from,o],[t.to??t.from,i]].find(([,_])=>_<1||_>n);return M&&c.push(`entry ${t.position} ('${f(t.text)}') names ${$(M[0])}, but th\
e document has ${a}`),{first:o,last:i}});return c.length>0?{problem:d(c)}:{spans:s}}const E=r=>r.reduce((n,{first:a,last:c})=>n+Math.abs(c-a)+1,0);function $(r){
return Number.isSafeInteger(r)?`page ${r}`:"a page far beyond its end"}function g(r){return/^ *\.\./.test(r)?"has no start: a range is written 1..5":u(r)??"is n\
ot a page, such as 3 or -1, nor a range, such as 2..5 or 2.."}const h=5;function d(r){const n=r.length-h;return[...r.slice(0,h),...n>0?[`and ${n} more such entr\
ies`]:[]].join("; ")}function u(r){const n=/^ *(\d{1,10}) *[-–]+ *(\d{0,10}) *$/.exec(r);return n?`is not a range: write ${n[1]}..${n[2]}${n[2]===""?" for thi\
s page and all after it":""}`:/\bfirst\b/i.test(r)?"is not a page: the first page is written 1, and a range from it 1..5":/\b(last|end)\b/i.test(r)?"is not a pa\
ge: the last page is written -1, and a range to it 2..":void 0}function f(r){const n=[...r].map(a=>/[\p{Cc}\p{Cs}\u2028\u2029]/u.test(a)?"?":a);return n.length>
40?`${n.slice(0,40).join("")}…`:n.join("")}}),33746:((w,O,p)=>{p.d(O,{X:()=>P,k:()=>y});var D=p(49153),m=p(60480),b=p(11980);function P(E){const $=(0,b.D)(E);
return"problem"in $?$:(0,m.p6)($.text)}function y(E,$,g,h="ranges"){const d=a=>(0,D.G6)([{field:h,message:a}]),u=P(E);if("problem"in u)throw d(u.problem);const f=(0,m.
Ly)(u.items,$);if("problem"in f)throw d(f.problem);const r=f.spans.flatMap(({first:a,last:c},s)=>{const{position:t,text:e}=u.items[s];return a<=c?[]:[`entry ${t}\
 ('${(0,m.ml)(e)}') ends before it starts: write ${c}-${a}`]});if(r.length>0)throw d((0,m.bs)(r));const n=(0,m.UL)(f.spans);if(n>g)throw d(`names ${n} pages in \
all; at most ${g} are allowed`);return f.spans}}),11980:((w,O,p)=>{p.d(O,{D:()=>$});var D=p(60480);const m=/^(\d+|first)-(\d+|last|end)?$/i,b=/^(-?\d+|first|last|end)–(-?\d+|first|last|end)?$/i,
P=/^(-?\d+|first|last|end)\.\.(-?\d+|first|last|end)?$/i,y=/^(?:last|end)-(\d+|last|end)$/i,E=/^(-?\d+)-(-?\d+|last|end)$/i;function $(s){if(Array.isArray(s))return g(
s);if(typeof s!="string"&&typeof s!="number")return{problem:"must be text such as 1..3, or a list of pages"};const t=String(s),e=t.split(/\r?\n/).filter(i=>i.trim()!==
"");if(e.length>1&&e.every(i=>/^ *- +\S/.test(i)))return g(e.map(i=>h(i.replace(/^ *- +/,""))));const o=/^\s*\[(.*)\]\s*$/s.exec(t);return o?g(o[1].split(",").map(
h)):d(e.length>1?e.join(","):t)}function g(s){return s.some(t=>typeof t!="string"&&typeof t!="number")?{problem:'must be a list of pages such as 3, or of ranges\
 such as "2..5"'}:d(s.join(","))}function h(s){return s.trim().replace(/^(["'])(.*)\1$/s,"$2")}function d(s){const t=[],e=[];for(const[o,i]of s.split(",").entries()){
const l=u(i),_=l.length>1&&l.some(x=>x.startsWith("-"))?f(l):l.map(r).find(x=>x!==void 0);_&&e.push(`entry ${o+1} ('${(0,D.ml)(i.trim())}') is ambiguous: write ${_.
join(" or ")}`),t.push(l.length===0?i:l.map(n).join(","))}return e.length>0?{problem:(0,D.bs)(e)}:{text:t.join(",")}}function u(s){const t=s.split(/\s+/).filter(
o=>o!==""),e=[];for(const o of t){const i=e.at(-1);i?.toLowerCase()==="not"?e[e.length-1]=`${i} ${o}`:e.push(o)}return e}function f(s){const t=s.map(n).join(","),
[e,o,...i]=s,l=i.length===0&&o?/^-(\d+)$/.exec(o):null;return l&&e&&/^\d+$/.test(e)?[t,`${e}..${l[1]}`]:[t]}function r(s){const t=s.replace(/^not /i,""),e=y.exec(
t);if(e)return/^\d/.test(e[1])?[`-${Number(e[1])+1}`,`-1..${e[1]}`]:["-1"];const o=E.exec(t);if(!o||m.test(t))return;const[,i,l]=o;return l.startsWith("-")?[`${i}\
..${l}`,`${i},${l}`]:[`${i}..${c(l)}`,`${i},-${l}`]}function n(s){const[,t="",e=""]=/^(not )?(.*)$/i.exec(s)??[],o=m.exec(e)??b.exec(e)??P.exec(e);return o?`${t}${c(
o[1])}..${c(o[2]??"")}`:`${t}${c(e)}`}const a={first:"1",last:"-1",end:"-1"},c=s=>a[s.toLowerCase()]??s})};
