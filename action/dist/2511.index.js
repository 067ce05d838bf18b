"use strict";exports.id=2511,exports.ids=[2511],exports.modules={4528:((W,B,y)=>{y.d(B,{G7:()=>m,GW:()=>$,IF:()=>p,JF:()=>O,KV:()=>w,_m:()=>L,lg:()=>x,u9:()=>P,uv:()=>S});const C=null,
x={"application/json":".json","text/plain":".txt","text/markdown":".md","text/csv":".csv","application/jsonl":".jsonl"};function $(a,f=!1){const{per_page:d,tables:v,
layout:T}=a;return M(a)?"application/jsonl":f&&v===!0&&d!==!0?"text/csv":d===!0||v===!0?"application/json":T==="markdown"?"text/markdown":"text/plain"}const M=a=>(a.
pieces??"none")!=="none";function _(a){const f=$(a);return M(a)?["application/json",f]:a.tables===!0?[f,"text/csv"]:f==="text/markdown"?["application/json",f,"t\
ext/plain"]:[...new Set(["application/json",f])]}const S=({text:a})=>typeof a=="string"?a:"",P=({pages:a,tables:f,pieces:d})=>(a??f??d)!==void 0;function L({text:a,
pages:f,tables:d,pieces:v,...T}){return T}const w=({pieces:a})=>a,O=a=>a.map(f=>`${JSON.stringify(f)}
`).join(""),p=({tables:a})=>a??[];function E(a){return p(a).flatMap(({page:f,rows:d,header:v,certain:T},I)=>{const D=R(d,v);return d.slice(v?1:0).map((N,U)=>({row:Object.
fromEntries(N.map((H,G)=>[D[G],H])),about:{page:f,table:I+1,row:U+1,certain:T}}))})}const b="pdf";function R(a,f){const d=a.reduce((T,{length:I})=>Math.max(T,I),
0),v=new Set([b]);return Array.from({length:d},(T,I)=>{const D=f&&a[0][I]||`Column ${I+1}`;let N=D;for(let U=2;v.has(N);U++)N=`${D} ${U}`;return v.add(N),N})}function m(a){
const[f,...d]=p(a);return f&&d.length===0?l(f.rows):void 0}const l=a=>a.map(f=>`${f.map(d=>/[",\r\n]/.test(d)?`"${d.replaceAll('"','""')}"`:d).join(",")}\r
`).join("")}),66974:((W,B,y)=>{y.d(B,{D6:()=>_,F1:()=>$,NL:()=>w,P3:()=>x,br:()=>M,bs:()=>L});var C=y(98446);const x={problem:"names page 0: pages count from 1,\
 and -1 is the last page"};function $(p,E,b){const R=[],m=[];for(const[l,a]of p.split(",").entries()){const f=l+1;if(E!==void 0&&a.trim()===""){m.push(`entry ${f}\
 is empty: write ${E}, separated by single commas`);continue}const d=b(a,f);"problem"in d?m.push(M(f,a,d.problem)):R.push(d.item)}return m.length>0?{problem:L(m)}:
{items:R}}const M=(p,E,b)=>`entry ${p} ('${O(E.trim())}') ${b}`,_=({position:p,text:E},b,R)=>M(p,E,`names ${S(b)}, but the document has ${(0,C.y_)(R,"page")}`);
function S(p){return Number.isSafeInteger(p)?`page ${p}`:"a page far beyond its end"}const P=5;function L(p){const E=p.length-P;return[...p.slice(0,P),...E>0?[`\
and ${E} more such entries`]:[]].join("; ")}function w(p){const E=/^ *(\d{1,10}) *[-–]+ *(\d{0,10}) *$/.exec(p);return E?`is not a range: write ${E[1]}..${E[2]}${E[2]===
""?" for this page and all after it":""}`:/\bfirst\b/i.test(p)?"is not a page: the first page is written 1, and a range from it 1..5":/\b(last|end)\b/i.test(p)?
"is not a page: the last page is written -1, and a range to it 2..":void 0}function O(p){const E=[...p].map(b=>/[\p{Cc}\p{Cs}\u2028\u2029]/u.test(b)?"?":b);return(0,C.
Bu)(E.join(""),40)}}),29082:((W,B,y)=>{y.d(B,{k1:()=>_,lY:()=>M,m7:()=>S});var C=y(58552),x=y(66974);const $=/^(not +)?(?:(odd|even|all)|(-?\d+)(?:(\.\.)(-?\d+)?)?)$/i,
M=w=>(0,x.F1)(w,"pages such as 1..3, -1, odd",(O,p)=>{const E=O.trim(),b=$.exec(E);if(!b)return{problem:L(E)};const[,R,m,l,a,f]=b,d={negated:R!==void 0,text:E,position:p};
if(m!==void 0)return{item:{...d,pages:m.toLowerCase()}};const v=Number(l),T=a===void 0?v:f===void 0?"end":Number(f);return v===0||T===0?x.P3:{item:{...d,pages:{
from:v,to:T}}}});function _(w,O,p="pages"){const E=a=>(0,C.G6)([{field:p,message:a}]),b=M(w);if("problem"in b)throw E(b.problem);const R=new P(O),m=new P(O),l=[];
for(const a of b.items){const f=a.negated?m:R;if(typeof a.pages=="string"){f.add(a.pages);continue}const{from:d,to:v}=a.pages,T=d<0?O+1+d:d,I=v==="end"?O:v<0?O+
1+v:v,N=(v==="end"?d<0?[[d,T]]:[]:[[d,T],[v,I]]).find(([,U])=>U<1||U>O);N&&l.push((0,x.D6)(a,N[0],O)),!(v==="end"&&T>O||l.length>0)&&f.range(Math.min(T,I),Math.
max(T,I))}if(l.length>0)throw E((0,x.bs)(l));return b.items.every(({negated:a})=>a)&&R.add("all"),R.without(m)}function S(w){const O=M(w);if("problem"in O||O.items.
length!==1)return;const{negated:p,pages:E}=O.items[0];if(p)return;if(E==="all")return{first:1};if(typeof E=="string"||E.from<1)return;const{from:b,to:R}=E;return R===
"end"?{first:b}:R===-1?{first:b}:R<1?void 0:{first:Math.min(b,R),last:Math.max(b,R)}}class P{pageCount;differences;odd=!1;even=!1;constructor(O){this.pageCount=
O,this.differences=new Int32Array(O+2)}add(O){O!=="even"&&(this.odd=!0),O!=="odd"&&(this.even=!0)}range(O,p){this.differences[O]++,this.differences[p+1]--}without(O){
const p=new Uint32Array(this.pageCount);let E=0,b=0,R=0;for(let m=1;m<=this.pageCount;m++){b+=this.differences[m],R+=O.differences[m];const l=m%2===1?"odd":"eve\
n";(b>0||this[l])&&!(R>0||O[l])&&(p[E++]=m)}return p.subarray(0,E)}}function L(w){return/^(not +)?\.\./i.test(w)?"has no start: a range is written 1..5":/^!/.test(
w)?"is not a page: leave out pages with not, such as not 2":(0,x.NL)(w.replace(/^not +/i,""))??"is not a page such as 3 or -1, a range such as 2..5 or 2.., odd,\
 even, all, or one of these after not"}}),45657:((W,B,y)=>{y.d(B,{Hn:()=>x,Kf:()=>M,RZ:()=>C,YG:()=>_,vH:()=>$});function C(S,P){for(const L of P)S.push(L)}const x=S=>S.
slice();function $(S,P,L){const w=S.get(P);w?w.push(L):S.set(P,[L])}const M=S=>{let P=-1/0;for(const L of S)P=Math.max(P,L);return P},_=S=>{let P=1/0;for(const L of S)
P=Math.min(P,L);return P}}),37891:((W,B,y)=>{y.r(B),y.d(B,{extract_text:()=>An});var C=y(58552),x=y(27077),$=y(61491),M=y(45657),_=y(9980),S=y(20779),P=y(39955),
L=y(62897);const w=100,O=({text:e})=>e.replace(/\s+/g," ").trim();function*p(e,t){const n=[];let o=0;for(const{space:i,text:r,fragment:c}of e.pieces()){++o%w===
0&&(yield x.Yz);const h=b(c,t),g=i!=="",u=n.at(-1);u&&R(u.look,h)?u.text+=g?` ${r}`:r:n.push({text:r,look:h,isSpaced:g})}let s="";for(const[i,r]of n.entries())r.
isSpaced&&(s+=" "),s+=m(r,E(n,i));return s.trim()}function E(e,t){const n=e[t+1];return{before:e[t].isSpaced?"":e[t-1]?.text.at(-1)??"",after:!n||n.isSpaced?"":
n.text[0]}}function b(e,{linkOf:t,marksBold:n,isReference:o}){const{bold:s,italic:i,fixedPitch:r}=e.style.font;return{bold:s&&n,italic:i,fixedPitch:r,link:t(e),
isReference:o?.(e)===!0}}const R=(e,t)=>e.bold===t.bold&&e.italic===t.italic&&e.fixedPitch===t.fixedPitch&&e.link===t.link&&e.isReference===t.isReference;function m({
text:e,look:{bold:t,italic:n,fixedPitch:o,link:s,isReference:i}},r){if(i&&/^\d{1,3}$/.test(e))return`[^${e}]`;let c=o&&!l(e,r)?I(e):N(e);return/[\p{L}\p{N}]/u.test(
e)&&T(e,r)&&(n&&(c=`*${c}*`),t&&(c=`**${c}**`)),s===void 0?c:`[${c}](${D(s)})`}const l=(e,{before:t,after:n})=>e.length<=a&&new RegExp("^\\p{L}+$","u").test(e)&&
f.test(t+n),a=3,f=new RegExp("\\p{L}","u"),d=/[\p{P}\p{S}]/u,v=/[\p{L}\p{N}]/u,T=(e,{before:t,after:n})=>!(d.test(e[0])&&v.test(t))&&!(d.test(e.at(-1))&&v.test(
n));function I(e){const t=(0,L.K)((e.match(/`+/g)??[]).map(o=>o.length),0),n="`".repeat(t+1);return t>0?`${n} ${e} ${n}`:`${n}${e}${n}`}const D=e=>/[\s()<>]/.test(
e)?`<${e.replace(/[\s<>]/g,encodeURIComponent)}>`:e,N=e=>e.replace(/[\\`*[\]]/g,"\\$&").replace(/(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])/gu,"\\_").replace(/<(?=[A-Za-z/!?])/g,
"\\<"),U=e=>e.replace(/^(?=#{1,6}(?:\s|$)|>|[-+](?:\s|$)|(?:-{3,}|={3,}|_{3,})$)/,"\\").replace(/^(\d{1,9})([.)])(?=\s|$)/,"$1\\$2");var H=y(5609),G=y(24713),ot=y(
77211),tt=y(81132);const Y=.25,et=.5,it=2,ft=.9,nt=5,at=3,te=.25;class yt{ends=new Map;constructor(t){const n=new Map;for(const{lines:o}of t)for(const{start:s,end:i}of o){
const r=Math.round(s/it),c=n.get(r);c?c.push(i):n.set(r,[i])}for(const[o,s]of n)s.length>=nt&&this.ends.set(o,s.sort((i,r)=>i-r)[Math.floor((s.length-1)*ft)])}*write(t,n,o){
const s=[];for(const i of this.groupLines(t)){const r=yield*p(yield*(0,_.gB)(i,n),o);r!==""&&s.push(s.length===0?r:U(r))}return s.join(`
`)}groupLines(t){if(t.length<2)return[[...t]];const n=(0,L.Y)(t.map(r=>r.start)),o=(0,L.K)(t.map(({end:r})=>r)),s=Math.max(o,this.ends.get(Math.round(n/it))??o),
i=ee(t,n,s);return[0,...i].map((r,c)=>t.slice(r,i[c]))}}function ee(e,t,n){const o=(i,r)=>ne(e[i-1],se(e[i]),t,r),s=[];for(let i=1;i<e.length;i++){let r=i,c=-1/0;
for(;r<e.length&&o(r,n);r++)c=Math.max(c,e[r-1].end);const h=Array.from({length:r-i},(u,k)=>i+k),g=h.filter(u=>o(u,c));(0,M.RZ)(s,h.length>=at&&g.length<=te*h.length?
g:h),i=Math.max(i,r)}return s}function ne(e,t,n,o){const s=t+(Y+et)*e.size;return e.end+s<=o&&e.end-e.start+s<=o-n}function se({segments:e}){const[t]=e[0].fragments;
return Math.abs(t.end-t.start)}const bt=1.15,wt=200,oe=3,ie=1/2,re=500,ae=/^[\u2022\u25e6\u25aa\u2023\u00b7\u25cf\u25cb\u25a0\u25a1\u2013\u2014*-](?:\s+|$)/u,xt=/^(\d{1,3}|[a-z]|[ivx]{1,5})[.)]\s+/,
ut=50;function*ce(e,t,n,o){const s=[],i=new ge(t,n,o,new yt(e));for(let r=0,c;r<e.length;r=c){const h=e[r];if(c=r+1,h instanceof S.QH)s.push(yield*i.table(h));else if(h instanceof
S.xE)s.push({kind:"code",lines:yield*(0,ot.x)(h.visual,n)});else{for(;c<e.length&&!(0,S.bI)(e[c]);)c++;yield*fe(e.slice(r,c),i,s)}}return le(s)}function le(e){const t=s=>s.
reduce((i,r)=>i+("text"in r?r.text.length:0),0),n=t(e),o=n>re&&t(e.filter(({kind:s})=>s==="heading"))>ie*n;return e.map(s=>o&&s.kind==="heading"?{kind:"paragrap\
h",text:s.text}:s)}function*fe(e,t,n){const o=e.flatMap(s=>s.lines.map((i,r)=>({line:i,begins:r===0})));for(let s=0,i;s<o.length;s=i){const{line:r}=o[s],c=t.kindOf(
r),h=c==="code"?new ue(r):void 0;for(i=s+1;i<o.length;i++){const u=o[i];if(!t.goesOn(c,r,u.line)||u.begins&&!h?.isNear(u.line))break;h?.add(u.line),(i-s)%ut===0&&
(yield x.Yz)}s%ut===0&&(yield x.Yz);const g=o.slice(s,i).map(u=>u.line);n.push(yield*t.piece(c==="heading"&&!t.isHeading(g)?"paragraph":c,g,n.at(-1)))}}class ue{last;pitch=0;constructor(t){
this.last=t}isNear(t){const{frame:n,baseline:o,size:s}=this.last,i=t.baseline-o;return t.frame===n&&Math.abs(t.size-s)<.1*s&&i>0&&i<=Math.max(de*s,he*this.pitch)}add(t){
const n=t.baseline-this.last.baseline;n>0&&(this.pitch===0||n<this.pitch)&&(this.pitch=n),this.last=t}}const de=2.2,he=2.1;class ge{body;edges;linkOf;columns;depths=[];constructor(t,n,o,s){
this.body=t,this.edges=n,this.linkOf=o,this.columns=s}kindOf(t){const n=dt(t,this.edges);if(Ot(t,"fixedPitch"))return"code";const o=t.size>=bt*this.body.size,s=!this.
body.isBold&&Ot(t,"bold")&&!/[.,;:]$/.test(n),i=(o||s)&&n.length<=wt&&pe(n);return ae.test(n)||xt.test(n)&&!i?"item":i?"heading":"paragraph"}isHeading(t){const n=t.
reduce((o,s)=>o+dt(s,this.edges).length,0);return t.length<=oe&&n<=wt}goesOn(t,n,o){const s=this.kindOf(o);return t==="item"?s==="paragraph"&&o.start>n.start+o.
size/2:s===t&&(t!=="heading"||Math.abs(o.size-n.size)<.5)}*piece(t,n,o){const{edges:s,linkOf:i}=this;if(t==="code")return{kind:t,lines:yield*vt(n,s)};const r=t!==
"heading"&&!this.body.isBold;if(t==="paragraph")return{kind:t,text:yield*this.columns.write(n,s,{linkOf:i,marksBold:r})};const c=yield*(0,_.gB)(n,s),h=yield*p(c,
{linkOf:i,marksBold:r});if(t==="heading")return{kind:t,level:this.levelOf(n[0]),text:h,title:O(c)};o?.kind!=="item"&&(this.depths=[]);const g=xt.exec(dt(n[0],s))?.[0].
trim()??"-",u=/^\d/.test(g);return{kind:t,depth:this.depthOf(n[0]),mark:u?g:"-",text:be(h,u)}}*table({rows:t}){const n=[];for(const o of t){const s=[];for(const i of o)
yield x.Yz,s.push(yield*this.cell(i));n.push(s)}return{kind:"table",rows:n}}*cell(t){return t.length===0?"":yield*p(yield*(0,_.gB)(t,this.edges),{linkOf:this.linkOf,
marksBold:!1})}levelOf({size:t}){const{headings:n,size:o}=this.body,s=t>=bt*o?n.findIndex(i=>t>i-.5):n.length;return Math.min(Math.max(s,0)+1,6)}depthOf({start:t,
size:n}){for(;this.depths.length>0&&this.depths.at(-1)>t+n/2;)this.depths.pop();return(this.depths.length===0||t>this.depths.at(-1)+n/2)&&this.depths.push(t),this.
depths.length-1}}const pe=e=>(e.match(new RegExp("\\p{L}","gu"))?.length??0)>=Math.max(e.match(new RegExp("\\p{N}","gu"))?.length??0,1),me=/^(\*{0,3})\d{1,3}\\?[.)](\*{0,3})\s*/,
ye=/^(\*{0,3})(?:\\\*|[\u2022\u25e6\u25aa\u2023\u00b7\u25cf\u25cb\u25a0\u25a1\u2013\u2014-])(\*{0,3})\s*/u,be=(e,t)=>e.replace(t?me:ye,(n,o,s)=>o===s?"":o||s),dt=(e,t)=>e.
segments.map(n=>(0,tt.x)(n,t)).join(" "),Ot=({segments:e},t)=>e.every(({fragments:n})=>n.every(({style:o})=>o.font[t])),we=10;function*vt(e,t){const n=(0,L.Y)(e.
map(({start:r})=>r)),o=e.slice(1).map((r,c)=>Math.abs(r.baseline-e[c].baseline)),s=(0,L.Y)(o.filter((r,c)=>r>e[c].size*.8)),i=[];for(const[r,c]of e.entries()){r%
ut===ut-1&&(yield x.Yz);const h=dt(c,t),g=r===0?0:Math.round(o[r-1]/s)-1;for(let k=0;k<Math.min(g,we);k++)i.push("");const u=(c.end-c.start)/Math.max(h.length,1);
i.push(" ".repeat(Math.round((c.start-n)/Math.max(u,1)))+h)}return i}const xe=/^(?:\\?[*+-](?=\s|$)|[\u2022\u25e6\u25aa\u2023\u00b7\u25cf\u25cb\u25a0\u25a1\u2013\u2014\uf0b7]|\d{1,3}\\?[.)])\s*/u,
Oe=/^(\d{1,3})\\?([.)])\s/,Et=/^([\u2610-\u2612])\s*/u,Mt=100;function*ve(e){const{blocks:t,leaves:n}=e,o={...e,columns:new yt(t)},s=Pe(n),i=St(n),r=n.some(({element:u})=>ht(
"Note",u)),c=[],h=u=>{for(;s.length>0&&s[0].order<u;)c.push({kind:"figure",alternative:s.shift().alternative})};let g="";for(let u=0,k;u<t.length;u=k){const{element:A}=t[u];
k=u+1;const z=Le(t[u],o);if(z!==void 0&&h(z),Lt("Lbl",t[u].lines,o.leafOf))g=yield*Ee(t[u],o);else if(A?.type==="TR"){const j=gt(A);for(;k<t.length&&t[k].element?.
type==="TR"&&gt(t[k].element)===j;)k++;const K=[];for(const F of t.slice(u,k)){const X=[];for(const st of yield*kt(F,o,i))X.push(yield*p(st,{linkOf:o.linkOf,marksBold:!1}));
K.push(X)}c.push({kind:"table",rows:K,quotes:Pt(A)})}else{const j=yield*Me(t[u],o,{label:g,hasNotes:r});c.push({...j,quotes:Pt(A)}),g=""}u%Mt===0&&(yield x.Yz)}
return h(1/0),c.filter(u=>!("text"in u)||u.text!=="")}function*Ee({lines:e},{edges:t,linkOf:n}){return yield*p(yield*(0,_.gB)(e,t),{linkOf:n,marksBold:!1})}function*Me({
lines:e,element:t},n,{label:o,hasNotes:s}){const{edges:i,linkOf:r,leafOf:c}=n,h=t?.type??"P";if(e.length>1&&Lt("Code",e,c))return{kind:"code",lines:yield*vt(e,i)};
const g=h==="Title"||h==="H"?1:Number(/^H([1-6])$/.exec(h)?.[1]??0),u=V=>s&&ht("Reference",c(V)?.element),k=yield*(0,_.gB)(e,i),A=yield*p(k,{linkOf:r,marksBold:g===
0,isReference:u});if(g>0)return{kind:"heading",level:g,text:A,title:O(k)};const z=t&&ht("Note",t)?/^(\d{1,3})\\?[.)]?$/.exec(o):null;if(z)return{kind:"note",number:z[1],
text:A};const j=t?[...(0,$.Hy)(t)].filter(V=>V.type==="LI"):[];if(j.length===0&&o!=="")return{kind:"paragraph",text:`${o} ${A}`};if(j.length===0)return{kind:"pa\
ragraph",text:yield*n.columns.write(e,i,{linkOf:r,marksBold:!0,isReference:u})};const K=Oe.exec(`${o} ${A}`.trimStart()),F=Et.exec(`${o} ${A}`.trimStart()),X=F?
F[1]==="☐"?"[ ] ":"[x] ":"",st=[...(0,$.Hy)(j[0])].filter(V=>V.type==="L").length-1;return{kind:"item",depth:Math.max(st,0),mark:K?`${K[1]}${K[2]}`:"-",text:X+
A.replace(F?Et:xe,"")}}const Lt=(e,t,n)=>t.every(({segments:o})=>o.every(({fragments:s})=>s.every(i=>ht(e,n(i)?.element)))),Pt=e=>[...(0,$.Hy)(e)].filter(({type:t})=>t===
"BlockQuote").length,ht=(e,t)=>{for(const{type:n}of(0,$.Hy)(t))if(n===e)return!0;return!1};function gt(e){for(const t of(0,$.Hy)(e.parent))if(t.type==="Table")return t;
return e.parent}function St(e){const t=new Map;for(const{element:n}of e){const o=At(n),s=o?.parent;if(s?.type!=="TR")continue;const i=t.get(s);i?i.add(o):t.set(
s,new Set([o]))}return t}function*Tt(e){const{blocks:t}=e,n=St(e.leaves),o=[];for(let s=0,i;s<t.length;s=i){const{element:r}=t[s];if(i=s+1,s%Mt===0&&(yield x.Yz),
r?.type!=="TR")continue;const c=gt(r);for(;i<t.length&&t[i].element?.type==="TR"&&gt(t[i].element)===c;)i++;const h=t.slice(s,i),g=[];for(const k of h)g.push(yield*kt(
k,e,n));const u=[...n.get(r)??[]];o.push({blocks:h,rows:g,hasHead:u.length>0&&u.every(({type:k})=>k==="TH")})}return o}function*kt({lines:e,element:t},{leafOf:n,
edges:o},s){const i=t&&s.get(t),r=new Map(Array.from(i??[],h=>[h,[]]));for(const{segments:h}of e)for(const{fragments:g}of h)for(const u of g){const k=At(n(u)?.element),
A=r.get(k);A?A.push(u):r.set(k,[u])}const c=[];for(const h of r.values()){const g=yield*(0,x.p9)(h,(u,k)=>u.order-k.order);c.push(yield*(0,_.gB)(yield*(0,H._I)(
yield*(0,G.q9)(g)),o))}return c}function At(e){for(const t of(0,$.Hy)(e))if(t.type==="TD"||t.type==="TH")return t;return e&&(0,P.VN)(e)}function Le({lines:e},{leafOf:t}){
return t(e[0].segments[0].fragments[0])?.order}function Pe(e){const t=new Set;return e.flatMap(({element:n,order:o})=>{const s=[...(0,$.Hy)(n)].find(({type:r})=>r===
"Figure");if(!s||t.has(s))return[];t.add(s);const i=s.alternative?.replace(/\s+/g," ").trim();return i?[{order:o,alternative:i}]:[]})}function Se(e){let t="";for(const[
n,o]of e.entries()){const s=e[n-1];s&&(t+=$t(s,o)),t+=Rt(o)}return t}function $t(e,t){return e.kind==="item"&&t.kind==="item"?`
`:`
${">".repeat(Math.min(e.quotes??0,t.quotes??0))}
`}function Rt(e){const{quotes:t=0}=e;return t>0?_t(e).replace(/^/gm,`${">".repeat(t)} `):_t(e)}function _t(e){switch(e.kind){case"heading":return`${"#".repeat(e.
level)} ${e.text}`;case"paragraph":return U(e.text);case"note":return`[^${e.number}]: ${e.text}`;case"item":return`${"   ".repeat(e.depth)}${e.mark} ${e.text}`;case"\
code":{const t=(0,L.K)(e.lines.flatMap(o=>(o.match(/`+/g)??[]).map(s=>s.length)),2),n="`".repeat(t+1);return[n,...e.lines,n].join(`
`)}case"table":return Te(e.rows);case"figure":return`![${e.alternative.replace(/[\\[\]]/g,"\\$&")}]()`}}function Te(e){const t=(0,L.K)(e.map(i=>i.length)),n=i=>`\
| ${Array.from({length:t},(r,c)=>(i[c]??"").replaceAll("|","\\|")).join(" | ")} |`,[o,...s]=e;return[n(o),`|${" --- |".repeat(t)}`,...s.map(n)].join(`
`)}var It=y(4186);function*ke(e,t){const{fragments:n,leafOf:o,edges:s}=e.found;if(o&&(0,P.P$)(n,o)){const r=yield*Ae(e.blocks,o,t,s);if(r.length>0)return r}const i=[];
for(const r of(yield*e.blocksByLook()).filter(S.bI)){const c=yield*Nt(r,s);i.push({box:Ct([r]),rows:c,hasHead:Bt(c),isCertain:r instanceof S.QH})}return i}function*Ae(e,t,n,o){
const s=[];for(const{blocks:i,rows:r,hasHead:c}of yield*Tt({blocks:e,leafOf:t,leaves:n,edges:o}))s.push({box:Ct(i),rows:r.map(h=>h.map(O)),hasHead:c,isCertain:!0});
return s}function*Nt(e,t){const n=[];for(const o of e.rows){const s=[];for(const i of o)yield x.Yz,s.push(yield*$e(i,t));n.push(s)}return n}function*$e(e,t){return e.
length===0?"":O(yield*(0,_.gB)(e,t))}const Ct=e=>e.map(({frame:t,start:n,end:o,top:s,bottom:i})=>(0,It.L)(t,n,o,s,i)).reduce(It.D),Re=/^[^\p{L}]*\d[^\p{L}]*$/u,
_e=/^(?:19|20)\d\d$/;function Bt([e=[],...t]){const n=e.filter(s=>s!==""),o=s=>Re.test(s)&&!_e.test(s);return 2*n.length>=e.length&&!n.some(o)&&t.some(s=>s.some(
o))}const ct=`

`;function Ie(e){return e.map((t,n)=>{const o=e[n-1],s={text:Rt(t),joint:o?$t(o,t):ct};if(t.kind==="heading")return{...s,heading:{level:t.level,title:t.title}};
const i=s.text.split(`
`);return t.kind==="table"?{...s,rows:{open:i.slice(0,2),rows:i.slice(2),close:[]}}:t.kind!=="code"?s:{...s,rows:{open:i.slice(0,1),rows:i.slice(1,-1),close:i.slice(
-1)}}})}function Ne(e){const t=[];let n=[];const o=()=>{n.length>0&&t.push(zt({open:[],rows:n,close:[]})),n=[]};for(const s of e.split(`
`))s===""?o():n.push(s);return o(),t}function*Ce(e,t){const{blocks:n}=e,{edges:o}=e.found,s=yield*Be(e,t),i=[];for(let r=0,c;r<n.length;r=c){c=r+1;const h=s.get(
n[r]);if(h)(0,M.RZ)(i,h);else{for(;c<n.length&&!s.has(n[c]);)c++;const{text:g}=yield*(0,_.dV)(n.slice(r,c),o);(0,M.RZ)(i,De(g))}}return i}function*Be(e,t){const{
leafOf:n,fragments:o,edges:s}=e.found,i=new Map;for(const r of e.blocks.filter(S.bI)){const c=yield*Nt(r,s);i.set(r,[Dt(c,Bt(c))])}if(!n||!(0,P.P$)(o,n))return i;
for(const{blocks:r,rows:c,hasHead:h}of yield*Tt({blocks:e.blocks,leafOf:n,leaves:t,edges:s})){yield x.Yz;for(const u of r)i.set(u,[]);const g=c.map(u=>u.map(O));
i.set(r[0],[Dt(g,h)])}return i}const De=e=>e.split(ct).map(t=>t.trimEnd()).filter(t=>t!=="").map(t=>({text:t,joint:ct}));function Dt(e,t){const n=e.map(o=>o.filter(
s=>s!=="").join(" "));return zt({open:n.slice(0,t?1:0),rows:n.slice(t?1:0),close:[]})}const zt=e=>({text:[...e.open,...e.rows,...e.close].join(`
`),joint:ct,rows:e});var jt=y(45599),Kt=y(6057),ze=y(87141);const je=/^(?:https?|mailto|tel|ftp):/i,Ke=5e3;function He(e,t){const[n,o,s,i,r,c]=(0,ze.y)((0,Kt.iw)(
e,t)),h=[];for(const g of(e.array(e.entry(e.pages.number(t),"Annots"))??[]).slice(0,Ke)){const u=e.dict(g);if(!u||!(0,jt.Eo)(e.resolve(u.get("Subtype")),"Link"))
continue;const k=Ue(e,u.get("A")),A=k===void 0?void 0:(0,Kt.b0)(e,u.get("Rect"));if(!A)continue;const z=[n*A[0]+s*A[1]+r,n*A[2]+s*A[3]+r],j=[o*A[0]+i*A[1]+c,o*A[2]+
i*A[3]+c],[K,F]=[(0,M.YG)(z),(0,M.YG)(j)];h.push({area:{x:K,y:F,width:(0,M.Kf)(z)-K,height:(0,M.Kf)(j)-F},uri:k})}return({box:{x:g,y:u,width:k,height:A}})=>{const[
z,j]=[g+k/2,u+A/2];return h.find(({area:K})=>z>=K.x&&z<=K.x+K.width&&j>=K.y&&j<=K.y+K.height)?.uri}}function Ue(e,t){const n=e.dict(t),o=e.resolve(n?.get("URI"));
if(!(o instanceof jt.Mx))return;const s=Buffer.from(o.bytes).toString("latin1");return je.test(s)?s:void 0}const We=3,Ht=3,Ut=.12;function Ge(e){const t=new Map;
for(const[o,{blocks:s,found:{height:i}}]of e.entries())for(const{line:r,isHead:c}of Fe(s,i)){const h=Xe(r),g=Ve(r,h),u=t.get(g);u?u.push({line:r,page:o,text:h,isHead:c}):
t.set(g,[{line:r,page:o,text:h,isHead:c}])}const n=new Set;for(const o of t.values())if(!(new Set(o.map(({page:s})=>s)).size<We))for(const{line:s}of Ye(o)?o.slice(
1):o)n.add(s);return n}function Fe(e,t){const o=e.flatMap(r=>(0,S.bI)(r)?[]:r.lines).filter(({frame:r})=>r.cos===1&&!r.vertical).sort((r,c)=>r.baseline-c.baseline),
s=o.slice(0,Ht).filter(({baseline:r})=>r<Ut*t),i=o.slice(-Ht).filter(({baseline:r})=>r>(1-Ut)*t);return[...s.map(r=>({line:r,isHead:!0})),...i.map(r=>({line:r,isHead:!1}))]}
const Ye=e=>e.every(({text:t,isHead:n})=>n&&t===e[0].text)&&Ze.test(e[0].text),Ze=new RegExp("\\p{L}{2}","u"),Xe=({segments:e})=>e.map(({fragments:t})=>t.map(n=>n.
text).join("")).join(" "),Ve=({baseline:e},t)=>`${Math.round(e/4)} ${t.replace(new RegExp("\\p{Nd}+","gu"),"0")}`;async function Je(e,t,{keepRepeated:n=!1}={}){
const o=n?new Set:Ge(t),s=tn(t),i=[],r=[];for(const h of t){const g=await Qe(e,h,s,o);r.push(g),i.push(Se(g));const u=e.job.pace.step(h.characters*50);u&&await u}
const c=t.filter(({blocks:h})=>h.some(g=>g instanceof S.xE));return{pages:i,parts:r,repeatedLines:o.size,uncertain:c.map(({index:h})=>h)}}async function Qe(e,t,n,o){
const s=t.blocks.flatMap(u=>{if((0,S.bI)(u))return[u];const k=u.lines.filter(A=>!o.has(A));return k.length===0?[]:[k.length===u.lines.length?u:H.eB.of(k,u.element)]}),
{fragments:i,leafOf:r,edges:c}=t.found,h=He(e,t.index),g=e.pages.number(t.index);if(r&&(i.length===0||(0,P.P$)(i,r))){const u=(await(0,$.g$)(e))?.leaves(g)??[];
return(0,x.k6)(ve({blocks:s,leafOf:r,leaves:u,edges:c,linkOf:h}),e.job.pace)}return(0,x.k6)(ce(s,n,c,h),e.job.pace)}const qe=6;function tn(e){const[t,n]=[new Wt,
new Wt],o=e.flatMap(i=>i.blocks),s=o.filter(i=>!(0,S.bI)(i));for(const{lines:i}of s.length>0?s:o)for(const{segments:r}of i)for(const{fragments:c}of r)for(const h of c)
n.count(h),h.style.font.fixedPitch||t.count(h);return(t.characters>=en*n.characters?t:n).body}const en=.2;class Wt{characters=0;area=0;bold=0;sizes=new Map;count({
style:t,text:n}){const o=Math.round(t.size*2)/2,s=n.length*o*o;this.sizes.set(o,(this.sizes.get(o)??0)+s),this.characters+=n.length,this.area+=s,t.font.bold&&(this.
bold+=s)}get body(){const[t]=[...this.sizes].reduce((o,s)=>s[1]>o[1]?s:o,[0,0]),n=[...this.sizes.keys()].filter(o=>o>=1.15*t).sort((o,s)=>s-o);return{size:t,isBold:this.
bold>this.area/2,headings:n.slice(0,qe)}}}var nn=y(29082),sn=y(92356),pt=y(98446),on=y(4528),rn=y(55772),Gt=y(66403);const an=1/4,lt=/\s/,cn=new Set(".!?…؟۔।"),
ln=new Set("。！？"),fn=new Set(`)]}"'»”’›`),un=6,dn=/[\p{Ll}\p{N}]/u,hn=new RegExp("\\p{M}","u");function gn(e,t,n){const o=t+Math.max(n,1);if(o>=e.length)
return e.length;const s=t+Math.ceil(n*an);for(const i of[Ft,mn,Yt])for(let r=o;r>s;r--)if(i(e,r))return r;return yn(e,o,t)}function pn(e,t){const n=Math.max(e.length-
t,0);if(n===0)return 0;for(const o of[Ft,Yt])for(let s=n;s<e.length;s++)if(o(e,s))return s;return e.length}function Ft(e,t){if(ln.has(e[t-1]))return!0;if(!lt.test(
e[t-1])||lt.test(e[t])||dn.test(String.fromCodePoint(e.codePointAt(t))))return!1;for(let n=t-1;n>=0&&n>=t-un;n--){const o=e[n];if(cn.has(o))return!0;if(!lt.test(
o)&&!fn.has(o))return!1}return!1}const mn=(e,t)=>e[t-1]===`
`,Yt=(e,t)=>lt.test(e[t-1])&&!lt.test(e[t]);function yn(e,t,n){let o=t;const s=()=>(e.charCodeAt(o)&64512)===56320||hn.test(e[o]);for(;o>n+1&&s();)o--;return o>
n+1?o:t}const bn=200,wn=3;class Zt{open=[];enter(t){for(;this.open.length>0&&this.open.at(-1).level>=t.level;)this.open.pop();this.open.push(t)}get titles(){return this.
open.map(({title:t})=>t)}get level(){return this.open.at(-1)?.level??0}}class xn{how;pieces=[];headings=new Zt;parts=[];length=0;above=[];work=0;constructor(t){
this.how=t}*add(t,n){for(const[o,s]of t.entries()){const i=o===0?ct:s.joint;s.heading&&this.enterHeading(s.heading),this.length+i.length+s.text.length<=this.how.
size?this.put(s,s.text,i,n):yield*this.cut(s,i,n),++this.work%x.y===0&&(yield x.Yz)}}addScan(t,n){this.end(),this.pieces.push({text:t,hasText:!1,firstPage:n,lastPage:n,
headings:this.headings.titles})}end(){const{parts:t}=this;if(this.parts=[],this.length=0,!t.some(({isAgain:s})=>!s))return;const n=t.map((s,i)=>i===0?s.text:s.joint+
s.text).join(""),o=[t[0].page,t.at(-1).page];this.pieces.push({text:n,hasText:!0,firstPage:o[0],lastPage:o[1],headings:this.above})}enterHeading(t){const n=t.level>
this.headings.level&&this.parts.length>0&&this.parts.every(o=>o.isHeading);this.how.bySection&&t.level<=wn&&!n&&this.end(),this.headings.enter(t)}put({heading:t,
rows:n,text:o},s,i,r){this.parts.some(({isAgain:h,isHeading:g})=>!h&&!g)||(this.above=this.headings.titles),this.length+=(this.parts.length>0?i.length:0)+s.length,
this.parts.push({text:s,joint:i,page:r,isHeading:t?.title!==void 0&&s===o,isRows:n!==void 0,isAgain:!1})}*cut(t,n,o){this.next();const{size:s}=this.how,i=()=>s-
this.length-(this.parts.length>0?n.length:0);t.text.length>i()&&i()<s/4&&this.end(),t.text.length<=i()?this.put(t,t.text,n,o):t.rows?yield*this.cutRows(t,t.rows,
n,o):yield*this.cutProse(t,t.text,n,o)}next(){const t=this.parts.findLastIndex(({isHeading:i})=>!i)+1;if(this.parts.slice(0,t).every(({isAgain:i})=>i))return;const n=this.
parts.splice(t),o=this.parts;this.end();const s=this.how.overlap>0?vn(o,this.how.overlap):[];for(const i of[...s,...n])this.length+=(this.parts.length>0?i.joint.
length:0)+i.text.length,this.parts.push(i);this.above=this.headings.titles}*cutProse(t,n,o,s){for(let i=0,r;i<n.length;i=r){const c=i===0;c||this.next();const h=c?
o:" ",g=this.how.size-this.length-(this.parts.length>0?h.length:0);r=gn(n,i,g),this.put(t,n.slice(i,r).trimEnd(),h,s),yield(r-i)*bn}}*cutRows(t,n,o,s){const{open:i,
rows:r,close:c}=On(n,this.how.size),h=Xt([...i,...c]);let[g,u]=[[],h];const k=()=>{g.length>0&&this.put(t,[...i,...g,...c].join(`
`),o,s),[g,u]=[[],h]};for(const A of r){++this.work%x.y===0&&(yield x.Yz);const z=()=>this.how.size-this.length-o.length;u+A.length+1>z()&&(k(),this.next(),u+A.
length+1>z()&&this.end()),u+A.length+1<=z()?(g.push(A),u+=A.length+1):yield*this.cutProse(t,A,o,s)}k()}}const Xt=e=>e.reduce((t,n)=>t+n.length+1,0);function On(e,t){
const{open:n,rows:o,close:s}=e;return Xt([...n,...s])<=t/2?e:{open:[],rows:[...n,...o,...s],close:[]}}function vn(e,t){const n=[];let o=t;for(let s=e.length-1;s>=
0&&o>0&&!e[s].isRows;s--){const i=e[s],r=i.text.slice(pn(i.text,o));if(r!==""&&n.unshift({...i,text:r,isAgain:!0}),r.length<i.text.length)break;o-=r.length+i.joint.
length}return n}var En=y(42973);function Mn({pieces:e,layout:t,piece_size:n,piece_overlap:o}){const s=[];if(e==="section"&&t!=="markdown"&&s.push({field:"pieces",
message:"by section needs layout to be markdown, which has headings: set it, or cut by size",mentions:["layout"]}),2*o>=n&&s.push({field:"piece_overlap",message:`\
must be below half of piece_size, which is ${n}: at most ${Math.ceil(n/2)-1}`,mentions:["piece_size"]}),s.length>0)throw(0,C.G6)(s)}async function Ln(e,t,{pace:n,
limits:o}){const s=t.pieces==="page"?Pn(e):await Sn(e,t,n,o);Vt(s.length,o);const i=[];for(const[r,{text:c,hasText:h,firstPage:g,lastPage:u,headings:k}]of s.entries()){
const A=n.step(c.length*10);A&&await A,i.push({index:r+1,text:c,characters:Tn(c),hasText:h,firstPage:g,lastPage:u,headings:k})}return i}function Pn(e){const t=new Zt;
return e.map(({number:n,text:o,isScan:s,parts:i=[]})=>{const r=i.findIndex(({kind:u})=>u!=="heading"),c=r<0?i.length:r,h=u=>u.kind==="heading"&&t.enter(u);i.slice(
0,c).forEach(h);const g=t.titles;return i.slice(c).forEach(h),{text:o,hasText:o.trim()!==""&&!s,firstPage:n,lastPage:n,headings:g}})}async function Sn(e,t,n,o){
const s=new xn({bySection:t.pieces==="section",size:t.piece_size,overlap:t.piece_overlap});for(const{number:i,text:r,isScan:c,parts:h,passages:g=Ie(h??[])}of e)
c?s.addScan(r.trim(),i):await(0,x.k6)(s.add(g,i),n),Vt(s.pieces.length,o);return s.end(),s.pieces}function Vt(e,{textPieces:t}){if(!(e<=t))throw(0,En.F)("textPi\
eces",`The text has more than ${(0,pt.y_)(t,"piece")}`,"Ask for larger pieces, or fewer pages","pages")}function Tn(e){let t=e.length;for(let n=0;n<e.length;n++)
(e.charCodeAt(n)&64512)===56320&&t--;return t}var kn=y(22154);const Jt=100,An=async(e,t,n)=>{Mn(t);const o=await(0,sn.E)(e.bytes,n,{password:t.open_password}),s=o.
pages.count,i=(0,nn.k1)(t.pages,s);$n(t,i.length);const r=t.layout==="markdown",c=mt(t)&&t.layout==="reading",h=r||c,g=new kn.z(o,i.length,{findsTables:h||t.tables,
hasTablesApart:h}),{texts:u,words:k,lines:A,tables:z,parts:j,passages:K,notes:F}=await _n(o,i,g,t),X=await(0,rn.fl)(o),st=u.map((Q,q)=>{const rt=i[q];return{...{
page:rt,label:X(rt-1),text:Q,hasText:Q.trim()!==""&&!g.isScan(rt)},...k[q]&&{words:k[q]},...A[q]&&{lines:A[q]}}}),V=u.map((Q,q)=>{const rt=i[q];return{number:rt,
text:Q,isScan:g.isScan(rt),parts:j?.[q],passages:K[q]}}),Z=t.pieces==="none"?void 0:await Ln(V,t,n),J={text:Z?null:Rn(u,t.layout),mediaType:(0,on.GW)({layout:t.
layout}),pageCount:s,characters:g.characters,unreadable:g.unreadable,...t.per_page&&{pages:st},...t.tables&&{tables:z},...Z&&{pieceCount:Z.length,pieces:Z}};return{
documents:[{...e,pageCount:s}],data:J,notes:[...g.notes,...F],facts:{textlessPages:g.textlessPages,...Z&&{pieceCount:Z.length}}}};function $n(e,t){const n=["wor\
d_boxes","line_boxes"].filter(o=>e[o]&&t>Jt).map(o=>({field:o,message:`takes at most ${Jt} pages, and ${t} are asked for: name fewer in pages`,mentions:["pages"]}));
if(n.length>0)throw(0,C.G6)(n)}const Qt=({text:e,...t})=>({text:e,...(0,Gt.a)(t)});function Rn(e,t){return t==="markdown"?e.filter(n=>n.trim()!=="").join(`

`):e.every(n=>n.trim()==="")?"":e.join("\f")}const mt=({pieces:e})=>e==="section"||e==="size";async function _n(e,t,n,o){const{layout:s,word_boxes:i,line_boxes:r,
keep_repeated:c}=o,h=[],{pace:g}=e.job,u=[],k=[],A=[],z=[],j=[];for(const Z of t){const J=await n.page(Z);if(i&&k.push((await(0,x.k6)(J.words(),g)).map(Qt)),r&&
A.push((await(0,x.k6)(J.lines(),g)).map(Qt)),o.tables)for(const Q of await In(e,J))h.push(Q);if(s==="markdown")z.push(J);else{const Q=mt(o)&&s==="reading"?Ce(J,
await qt(e,J)):void 0;Q&&j.push(await(0,x.k6)(Q,g)),u.push(await(0,x.k6)(J.layout(s),g)),mt(o)&&s==="page"&&j.push(Ne(u.at(-1)))}}if(s!=="markdown")return{texts:u,
words:k,lines:A,tables:h,passages:j,notes:[]};const{pages:K,parts:F,repeatedLines:X,uncertain:st}=await Je(e,z,{keepRepeated:c}),V=[...X>0?[Nn(X)]:[],...st.length>
0?[Cn(st.map(Z=>Z+1))]:[]];return{texts:K,words:k,lines:A,tables:h,parts:F,passages:j,notes:V}}async function qt(e,t){return t.found.leafOf?(await(0,$.g$)(e))?.
leaves(e.pages.number(t.index))??[]:[]}async function In(e,t){return(await(0,x.k6)(ke(t,await qt(e,t)),e.job.pace)).map(({box:o,rows:s,hasHead:i,isCertain:r})=>({
page:t.index+1,box:(0,Gt.a)(o),rows:s,header:i,certain:r}))}const Nn=e=>({code:"repeated_lines_removed",message:`${(0,pt.y_)(e,"line")} of headers and footers, \
which repeat on the pages, are not in the Markdown: set keep_repeated to true to keep them.`,mentions:["keep_repeated"]}),Cn=e=>({code:"tables_uncertain",message:`\
Lines of ${(0,pt.oi)(e)} that may be a table stand as they look, in a block of code.`})}),55772:((W,B,y)=>{y.d(B,{fl:()=>w,mm:()=>P,vg:()=>L});var C=y(94289),x=y(
33546),$=y(74135),M=y(59071);const _=1e3;function S(p){const{width:E,height:b}=(0,$.JQ)(p),R=m=>Math.round(m*_)/_;return{width:R(E),height:R(b)}}function P({kinds:p,
kindOf:E}){const b=new Int32Array(p.length),R=new Int32Array(p.length);for(let l=E.length-1;l>=0;l--)b[E[l]]++,R[E[l]]=l+1;const m=new Map;for(const[l,a]of p.entries()){
const{width:f,height:d}=S(a),v=`${f} ${d}`,T=m.get(v);T?T.count+=b[l]:m.set(v,{width:f,height:d,count:b[l],firstPage:R[l]})}return[...m.values()]}async function L(p,{
kinds:E,kindOf:b},R){const m=await w(p),l=E.map(S);return Array.from(b,(a,f)=>({...l[a],rotation:E[a].rotation,label:m(f),characters:R?.[f]??null}))}async function w(p){
const E=await(0,x.Hr)(p);return b=>E?O(E(b)):null}function O({style:p,prefix:E,number:b}){return(0,M.ZK)(E)+(0,C.Y)(p,b)}}),66403:((W,B,y)=>{y.d(B,{a:()=>$});const C=100,
x=M=>Math.round(M*C)/C,$=M=>M?{x:x(M.x),y:x(M.y),width:x(M.width),height:x(M.height)}:null}),94289:((W,B,y)=>{y.d(B,{Y:()=>C});function C(P,L){switch(P){case"D":
return String(L);case"R":return _(L);case"r":return _(L).toLowerCase();case"A":return S(L);case"a":return S(L).toLowerCase();default:return""}}const x=[[1e3,"M"],
[900,"CM"],[500,"D"],[400,"CD"],[100,"C"],[90,"XC"],[50,"L"],[40,"XL"],[10,"X"],[9,"IX"],[5,"V"],[4,"IV"],[1,"I"]],$=1e5,M=2600;function _(P){if(P>$)return String(
P);let L="",w=P;for(const[O,p]of x)for(;w>=O;)L+=p,w-=O;return L}function S(P){return P>M?String(P):String.fromCharCode(65+(P-1)%26).repeat(Math.ceil(P/26))}}),
33546:((W,B,y)=>{y.d(B,{FB:()=>_,Hr:()=>P,Zh:()=>L,k$:()=>S,qm:()=>w});var C=y(93604),x=y(45599),$=y(81077);const M={first:0,style:"D",prefix:void 0,start:1};async function _(m){
const l=m.catalog.get("PageLabels");if(!m.dict(l))return;const a=(await(0,$.Zc)(m,l,"Nums")).map(([f,d])=>({first:Number(f),label:m.dict(d)})).filter(({first:f})=>Number.
isInteger(f)&&f>=0).sort((f,d)=>f.first-d.first).filter(({first:f},d,v)=>v[d+1]?.first!==f).map(({first:f,label:d})=>({first:f,...O(m,d)}));return a[0]?.first===
0?a:[M,...a]}function S(m,l){const a=m.editCatalog();if(l.length===0){a.delete("PageLabels");return}const f=l[0].first===0?l:[M,...l],d=R(m),v=f.map(({first:T,start:I,
...D})=>[T,b({...D,number:I},d)]);a.set("PageLabels",m.add((0,$.H6)(m,v,"Nums")))}async function P(m){const l=await _(m);if(!l)return;const a=l.map(({first:f})=>f);
return f=>{const d=l[(0,C.M)(a,f)-1];return{...d,number:d.start+f-d.first}}}function L(m,l){const a=[],f=R(m);let d,v=0;for(const T of l)(!d||!p(d,T))&&a.push([
v,b(T,f)]),d=T,v++;return(0,$.H6)(m,a,"Nums")}async function w(m,l){const a=await P(m);if(!a)return;const f=L(m,Array.from(l,d=>a(d-1)));m.editCatalog().set("Pa\
geLabels",m.add(f))}function O(m,l){const a=m.resolve(l?.get("S")),f=m.resolve(l?.get("P")),d=m.resolve(l?.get("St"));return{style:a instanceof x.SX?a.text:void 0,
prefix:f instanceof x.Mx&&f.bytes.length>0?f:void 0,start:typeof d=="number"&&Number.isInteger(d)&&d>=1?d:1}}function p(m,l){return m.style!==l.style||l.style!==
void 0&&l.number!==m.number+1?!1:m.prefix===l.prefix?!0:!!m.prefix&&!!l.prefix&&Buffer.compare(m.prefix.bytes,l.prefix.bytes)===0}const E=100;function b({style:m,
prefix:l,number:a},f){return(0,x.jd)({S:m===void 0?void 0:(0,x.UU)(m),P:l&&l.bytes.length>E?f(l):l,St:m===void 0||a===1?void 0:a})}function R(m){const l=new Map;
return a=>{let f=l.get(a);return f||l.set(a,f=m.add(a)),f}}}),81077:((W,B,y)=>{y.d(B,{AN:()=>w,BX:()=>S,H6:()=>P,MN:()=>L,Pu:()=>M,Zc:()=>_});var C=y(45599),x=y(
9819);const $=64,M=l=>typeof l=="number"?String(l):Buffer.from(l.bytes).toString("latin1");async function _(l,a,f){const d=[];for(const v of await p(l,a,0,f)){for(const I of b(
l,v,f))d.push(I);const T=l.job.pace.step(O);T&&await T}return d}async function S(l,a,f,d,v,T){const I=await p(l,a,f,d,T);for(let D=I.length-1;D>=0;D--){const N=I[D],
U=b(l,N,d),H=U.filter(([Y,et])=>!v(Y,et)),G=l.job.pace.step(O+U.length*O);G&&await G,H.length<U.length&&(l.edit(N.holder),N.dict.set(d,H.flat()),N.changed=!0);for(const Y of N.
repeats)l.edit(N.holder),N.dict.delete(Y),N.changed=!0;if(N.emptyKids){const Y=(l.array(N.dict.get("Kids"))??[]).filter(et=>!N.emptyKids.has(l.dict(et)));l.edit(
N.holder),N.dict.set("Kids",Y),N.changed=!0}if(!N.changed)continue;const ot=l.array(N.dict.get("Kids"))??[];N.empty=H.length===0&&ot.length===0;const tt=N.parent;
tt&&(tt.changed=!0,N.empty?(tt.emptyKids??=new Set).add(N.dict):R(l,N,H,ot))}return I[0]?.empty??!1}function P(l,a,f){if(a.length<=$)return(0,C.jd)({[f]:a.flat()});
let d=[];for(const v of m(a)){const[T,I]=[v[0][0],v.at(-1)[0]];d.push({ref:l.add((0,C.jd)({Limits:[T,I],[f]:v.flat()})),low:T,high:I})}for(;d.length>$;)d=m(d).map(
v=>{const[T,I]=[v[0].low,v.at(-1).high];return{ref:l.add((0,C.jd)({Limits:[T,I],Kids:v.map(({ref:D})=>D)})),low:T,high:I}});return(0,C.jd)({Kids:d.map(({ref:v})=>v)})}
const L=(l,a)=>P(l,w([...a].map(([f,d])=>[(0,C.Px)(f),d])),"Names");function w(l){return l.map(a=>({entry:a,key:M(a[0])})).sort((a,f)=>a.key<f.key?-1:a.key>f.key?
1:0).map(({entry:a})=>a)}const O=100;async function p(l,a,f,d,v){const T=new x.b9(l),I=new Set,D=H=>I.size<I.add(H).size,N=[],U=[{value:a??null,holder:f,parent:void 0}];
for(let H=U.pop();H!==void 0;H=U.pop()){T.spend(1);const G=l.dict(H.value);if(!G||!D(G)||v&&H.parent&&!E(l,G,v))continue;const ot=[],tt=nt=>{const at=l.array(G.
get(nt));return!at||D(at)?at??[]:(ot.push(nt),[])},Y=tt(d).length>>1,et=tt("Kids"),it={dict:G,holder:(0,x.Kd)(H.value,H.holder),parent:H.parent,repeats:ot};N.push(
it),T.spend(Y);for(let nt=et.length-1;nt>=0;nt--)U.push({value:et[nt],holder:(0,x.Kd)(G.get("Kids"),it.holder),parent:it});const ft=l.job.pace.step(O+Y*O);ft&&await ft}
return N}function E(l,a,f){const[d,v]=l.array(a.get("Limits"))??[];return typeof d!="number"||typeof v!="number"||f(d,v)}function b(l,{dict:a,repeats:f},d){const v=f.
includes(d)?void 0:l.array(a.get(d));if(!v)return[];const T=[];for(let I=0;I+1<v.length;I+=2){const D=l.resolve(v[I]);(d==="Names"?D instanceof C.Mx:typeof D=="\
number")&&T.push([D,v[I+1]])}return T}function R(l,a,f,d){const v=D=>l.array(l.dict(D)?.get("Limits"))??[],T=f[0]?.[0]??v(d[0])[0],I=f.at(-1)?.[0]??v(d.at(-1))[1];
l.edit(a.holder),T!==void 0&&I!==void 0?a.dict.set("Limits",[T,I]):a.dict.delete("Limits")}function m(l){const a=[];for(let f=0;f<l.length;f+=$)a.push(l.slice(f,
f+$));return a}}),59071:((W,B,y)=>{y.d(B,{Gh:()=>p,ZK:()=>E,wh:()=>O});var C=y(77581),x=y(45599);const $=/\u001b[A-Za-z]{2}[A-Za-z-]{0,8}\u001b/g,M=/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]/g,
_=/[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g,S=b=>b.replace($,"").replace(M,"").replace(_,"�"),P=200,L=new WeakMap;function w(b){
if(b.bytes.length<P)return S((0,C.g7)(b));let R=L.get(b);return R===void 0&&L.set(b,R=S((0,C.g7)(b))),R}const O=b=>S(b).trim();function p(b){const R=b instanceof
x.Mx?w(b).trim():"";return R===""?null:R}const E=b=>b?w(b):""}),70549:((W,B,y)=>{y.d(B,{n:()=>C});function C(x){const $=new WeakMap;return M=>{if(M.hasChanges)return x(
M);const _=$.get(M);if(_)return _.answer;const S=x(M);return $.set(M,{answer:S}),S}}}),9819:((W,B,y)=>{y.d(B,{J7:()=>$,Kd:()=>S,Wo:()=>P,_i:()=>_,b9:()=>M});var C=y(
42973),x=y(45599);class ${document;gone=new Set;chased=new Set;constructor(w){this.document=w}remove(w){const{catalog:O,catalogNumber:p,pages:E}=this.document,b=O.
get("Pages");w===p||(0,x.i9)(b)&&w===b.number||E.holds(w)||(this.gone.add(w),this.document.remove(w))}chase(w){this.chased.add(w)}removed(){return this.gone}takeChased(){
const w=this.chased;return this.chased=new Set,w}isGone(w){return(0,x.i9)(w)&&this.gone.has(w.number)}}class M{most;left;constructor(w){this.most=this.left=w.job.
limits.nodes}spend=w=>{if(this.left-=w,this.left<0)throw(0,C.F)("nodes",`The document has more than ${this.most} fields, bookmarks, names and structure elements`,
"Remove bookmarks or tags with another program first")}}class _{seen;beyond=new Set;allowance;constructor(w,O=new M(w)){this.allowance=O,this.seen=new Uint8Array(
(w.size>>3)+1)}first(w){if(this.allowance.spend(1),!(0,x.i9)(w))return!0;const{number:O}=w,p=O>>3;if(p>=this.seen.length)return this.beyond.size<this.beyond.add(
O).size;const E=1<<(O&7),b=(this.seen[p]&E)===0;return this.seen[p]|=E,b}}function S(L,w){return(0,x.i9)(L)?L.number:w}function P(L,w){const O=L.catalog.get(w),
p=L.dict(O);return p&&{dict:p,holder:S(O,L.catalogNumber)}}}),93604:((W,B,y)=>{y.d(B,{B:()=>C,M:()=>x});const C=(M,_)=>$(M,_,!1),x=(M,_)=>$(M,_,!0);function $(M,_,S){
let[P,L]=[0,M.length];for(;P<L;){const w=P+L>>1,O=M[w];O<_||S&&O===_?P=w+1:L=w}return P}})};
