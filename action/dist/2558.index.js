"use strict";exports.id=2558,exports.ids=[2558],exports.modules={4528:((W,I,y)=>{y.d(I,{GW:()=>P,_m:()=>R,lg:()=>v,u9:()=>k,uv:()=>$});const A=null,v={"application/json":".j\
son","text/plain":".txt","text/markdown":".md","text/csv":".csv"};function P(c){const{per_page:L,tables:d,layout:r}=c;return L===!0||d===!0?"application/json":r===
"markdown"?"text/markdown":"text/plain"}function T(c){const L=P(c);return c.tables===!0?[L,"text/csv"]:L==="text/markdown"?["application/json",L,"text/plain"]:[
...new Set(["application/json",L])]}const $=({text:c})=>typeof c=="string"?c:"",k=({pages:c,tables:L})=>c!==void 0||L!==void 0;function R({text:c,pages:L,tables:d,
...r}){return r}const x=({tables:c})=>c??[];function h(c){return x(c).flatMap(({page:L,rows:d,header:r,certain:f},u)=>{const p=g(d,r);return d.slice(r?1:0).map(
(O,_)=>({row:Object.fromEntries(O.map((N,C)=>[p[C],N])),about:{page:L,table:u+1,row:_+1,certain:f}}))})}const m="pdf";function g(c,L){const d=c.reduce((f,{length:u})=>Math.
max(f,u),0),r=new Set([m]);return Array.from({length:d},(f,u)=>{const p=L&&c[0][u]||`Column ${u+1}`;let O=p;for(let _=2;r.has(O);_++)O=`${p} ${_}`;return r.add(
O),O})}const b=c=>c.map(L=>`${L.map(d=>/[",\r\n]/.test(d)?`"${d.replaceAll('"','""')}"`:d).join(",")}\r
`).join("")}),66974:((W,I,y)=>{y.d(I,{D6:()=>$,F1:()=>P,NL:()=>h,P3:()=>v,br:()=>T,bs:()=>x});var A=y(98446);const v={problem:"names page 0: pages count from 1,\
 and -1 is the last page"};function P(g,b,c){const L=[],d=[];for(const[r,f]of g.split(",").entries()){const u=r+1;if(b!==void 0&&f.trim()===""){d.push(`entry ${u}\
 is empty: write ${b}, separated by single commas`);continue}const p=c(f,u);"problem"in p?d.push(T(u,f,p.problem)):L.push(p.item)}return d.length>0?{problem:x(d)}:
{items:L}}const T=(g,b,c)=>`entry ${g} ('${m(b.trim())}') ${c}`,$=({position:g,text:b},c,L)=>T(g,b,`names ${k(c)}, but the document has ${(0,A.y_)(L,"page")}`);
function k(g){return Number.isSafeInteger(g)?`page ${g}`:"a page far beyond its end"}const R=5;function x(g){const b=g.length-R;return[...g.slice(0,R),...b>0?[`\
and ${b} more such entries`]:[]].join("; ")}function h(g){const b=/^ *(\d{1,10}) *[-–]+ *(\d{0,10}) *$/.exec(g);return b?`is not a range: write ${b[1]}..${b[2]}${b[2]===
""?" for this page and all after it":""}`:/\bfirst\b/i.test(g)?"is not a page: the first page is written 1, and a range from it 1..5":/\b(last|end)\b/i.test(g)?
"is not a page: the last page is written -1, and a range to it 2..":void 0}function m(g){const b=[...g].map(c=>/[\p{Cc}\p{Cs}\u2028\u2029]/u.test(c)?"?":c);return(0,A.
Bu)(b.join(""),40)}}),29082:((W,I,y)=>{y.d(I,{k1:()=>$,lY:()=>T,m7:()=>k});var A=y(58552),v=y(66974);const P=/^(not +)?(?:(odd|even|all)|(-?\d+)(?:(\.\.)(-?\d+)?)?)$/i,
T=h=>(0,v.F1)(h,"pages such as 1..3, -1, odd",(m,g)=>{const b=m.trim(),c=P.exec(b);if(!c)return{problem:x(b)};const[,L,d,r,f,u]=c,p={negated:L!==void 0,text:b,position:g};
if(d!==void 0)return{item:{...p,pages:d.toLowerCase()}};const O=Number(r),_=f===void 0?O:u===void 0?"end":Number(u);return O===0||_===0?v.P3:{item:{...p,pages:{
from:O,to:_}}}});function $(h,m,g="pages"){const b=f=>(0,A.G6)([{field:g,message:f}]),c=T(h);if("problem"in c)throw b(c.problem);const L=new R(m),d=new R(m),r=[];
for(const f of c.items){const u=f.negated?d:L;if(typeof f.pages=="string"){u.add(f.pages);continue}const{from:p,to:O}=f.pages,_=p<0?m+1+p:p,N=O==="end"?m:O<0?m+
1+O:O,D=(O==="end"?p<0?[[p,_]]:[]:[[p,_],[O,N]]).find(([,G])=>G<1||G>m);D&&r.push((0,v.D6)(f,D[0],m)),!(O==="end"&&_>m||r.length>0)&&u.range(Math.min(_,N),Math.
max(_,N))}if(r.length>0)throw b((0,v.bs)(r));return c.items.every(({negated:f})=>f)&&L.add("all"),L.without(d)}function k(h){const m=T(h);if("problem"in m||m.items.
length!==1)return;const{negated:g,pages:b}=m.items[0];if(g)return;if(b==="all")return{first:1};if(typeof b=="string"||b.from<1)return;const{from:c,to:L}=b;return L===
"end"?{first:c}:L===-1?{first:c}:L<1?void 0:{first:Math.min(c,L),last:Math.max(c,L)}}class R{pageCount;differences;odd=!1;even=!1;constructor(m){this.pageCount=
m,this.differences=new Int32Array(m+2)}add(m){m!=="even"&&(this.odd=!0),m!=="odd"&&(this.even=!0)}range(m,g){this.differences[m]++,this.differences[g+1]--}without(m){
const g=new Uint32Array(this.pageCount);let b=0,c=0,L=0;for(let d=1;d<=this.pageCount;d++){c+=this.differences[d],L+=m.differences[d];const r=d%2===1?"odd":"eve\
n";(c>0||this[r])&&!(L>0||m[r])&&(g[b++]=d)}return g.subarray(0,b)}}function x(h){return/^(not +)?\.\./i.test(h)?"has no start: a range is written 1..5":/^!/.test(
h)?"is not a page: leave out pages with not, such as not 2":(0,v.NL)(h.replace(/^not +/i,""))??"is not a page such as 3 or -1, a range such as 2..5 or 2.., odd,\
 even, all, or one of these after not"}}),45657:((W,I,y)=>{y.d(I,{Kf:()=>v,RZ:()=>A,YG:()=>P});function A(T,$){for(const k of $)T.push(k)}const v=T=>{let $=-1/0;
for(const k of T)$=Math.max($,k);return $},P=T=>{let $=1/0;for(const k of T)$=Math.min($,k);return $}}),49956:((W,I,y)=>{y.r(I),y.d(I,{extract_text:()=>xe});var A=y(
58552),v=y(27077),P=y(61491),T=y(5609),$=y(20779),k=y(39955),R=y(62897),x=y(22830),h=y(77211),m=y(81132);const g=100;function*b(t,e){const n=[];let o=0;for(const{
space:i,text:a,fragment:l}of t.pieces()){++o%g===0&&(yield v.Yz);const E=L(l,e),w=i!=="",M=n.at(-1);M&&d(M.look,E)?M.text+=w?` ${a}`:a:n.push({text:a,look:E,isSpaced:w})}
let s="";for(const[i,a]of n.entries())a.isSpaced&&(s+=" "),s+=r(a,c(n,i));return s.trim()}function c(t,e){const n=t[e+1];return{before:t[e].isSpaced?"":t[e-1]?.
text.at(-1)??"",after:!n||n.isSpaced?"":n.text[0]}}function L(t,{linkOf:e,marksBold:n,isReference:o}){const{bold:s,italic:i,fixedPitch:a}=t.style.font;return{bold:s&&
n,italic:i,fixedPitch:a,link:e(t),isReference:o?.(t)===!0}}const d=(t,e)=>t.bold===e.bold&&t.italic===e.italic&&t.fixedPitch===e.fixedPitch&&t.link===e.link&&t.
isReference===e.isReference;function r({text:t,look:{bold:e,italic:n,fixedPitch:o,link:s,isReference:i}},a){if(i&&/^\d{1,3}$/.test(t))return`[^${t}]`;let l=o&&!f(
t,a)?C(t):G(t);return/[\p{L}\p{N}]/u.test(t)&&N(t,a)&&(n&&(l=`*${l}*`),e&&(l=`**${l}**`)),s===void 0?l:`[${l}](${D(s)})`}const f=(t,{before:e,after:n})=>t.length<=
u&&new RegExp("^\\p{L}+$","u").test(t)&&p.test(e+n),u=3,p=new RegExp("\\p{L}","u"),O=/[\p{P}\p{S}]/u,_=/[\p{L}\p{N}]/u,N=(t,{before:e,after:n})=>!(O.test(t[0])&&
_.test(e))&&!(O.test(t.at(-1))&&_.test(n));function C(t){const e=(0,R.K)((t.match(/`+/g)??[]).map(o=>o.length),0),n="`".repeat(e+1);return e>0?`${n} ${t} ${n}`:
`${n}${t}${n}`}const D=t=>/[\s()<>]/.test(t)?`<${t.replace(/[\s<>]/g,encodeURIComponent)}>`:t,G=t=>t.replace(/[\\`*[\]]/g,"\\$&").replace(/(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])/gu,
"\\_").replace(/<(?=[A-Za-z/!?])/g,"\\<"),z=t=>t.replace(/^(?=#{1,6}(?:\s|$)|>|[-+](?:\s|$)|(?:-{3,}|={3,}|_{3,})$)/,"\\").replace(/^(\d{1,9})([.)])(?=\s|$)/,"$\
1\\$2"),Y=1.15,Q=200,J=3,X=1/2,q=500,tt=/^[\u2022\u25e6\u25aa\u2023\u00b7\u25cf\u25cb\u25a0\u25a1\u2013\u2014*-](?:\s+|$)/u,et=/^(\d{1,3}|[a-z]|[ivx]{1,5})[.)]\s+/,
Z=50;function*nt(t,e,n,o){const s=[],i=new _t(e,n,o);for(let a=0,l;a<t.length;a=l){const E=t[a];if(l=a+1,E instanceof $.QH)s.push(yield*i.table(E));else if(E instanceof
$.xE)s.push({kind:"code",lines:yield*(0,h.x)(E.visual,n)});else{for(;l<t.length&&!(0,$.bI)(t[l]);)l++;yield*Pt(t.slice(a,l),i,s)}}return $t(s)}function $t(t){const e=s=>s.
reduce((i,a)=>i+("text"in a?a.text.length:0),0),n=e(t),o=n>q&&e(t.filter(({kind:s})=>s==="heading"))>X*n;return t.map(s=>o&&s.kind==="heading"?{kind:"paragraph",
text:s.text}:s)}function*Pt(t,e,n){const o=t.flatMap(s=>s.lines.map((i,a)=>({line:i,begins:a===0})));for(let s=0,i;s<o.length;s=i){const{line:a}=o[s],l=e.kindOf(
a);for(i=s+1;i<o.length&&!o[i].begins&&e.goesOn(l,a,o[i].line);i++)(i-s)%Z===0&&(yield v.Yz);s%Z===0&&(yield v.Yz);const E=o.slice(s,i).map(w=>w.line);n.push(yield*e.
piece(l==="heading"&&!e.isHeading(E)?"paragraph":l,E,n.at(-1)))}}class _t{body;edges;linkOf;depths=[];constructor(e,n,o){this.body=e,this.edges=n,this.linkOf=o}kindOf(e){
const n=st(e,this.edges);if(it(e,"fixedPitch"))return"code";const o=e.size>=Y*this.body.size,s=!this.body.isBold&&it(e,"bold")&&!/[.,;:]$/.test(n),i=(o||s)&&n.length<=
Q&&St(n);return tt.test(n)||et.test(n)&&!i?"item":i?"heading":"paragraph"}isHeading(e){const n=e.reduce((o,s)=>o+st(s,this.edges).length,0);return e.length<=J&&
n<=Q}goesOn(e,n,o){const s=this.kindOf(o);return e==="item"?s==="paragraph"&&o.start>n.start+o.size/2:s===e&&(e!=="heading"||Math.abs(o.size-n.size)<.5)}*piece(e,n,o){
const{edges:s,linkOf:i}=this;if(e==="code")return{kind:e,lines:yield*ct(n,s)};const a=yield*b(yield*(0,x.gB)(n,s),{linkOf:i,marksBold:e!=="heading"&&!this.body.
isBold});if(e==="heading")return{kind:e,level:this.levelOf(n[0]),text:a};if(e==="paragraph")return{kind:e,text:a};o?.kind!=="item"&&(this.depths=[]);const l=et.
exec(st(n[0],s))?.[0].trim()??"-",E=/^\d/.test(l);return{kind:e,depth:this.depthOf(n[0]),mark:E?l:"-",text:At(a,E)}}*table({rows:e}){const n=[];for(const o of e){
const s=[];for(const i of o)yield v.Yz,s.push(yield*this.cell(i));n.push(s)}return{kind:"table",rows:n}}*cell(e){return e.length===0?"":yield*b(yield*(0,x.gB)(e,
this.edges),{linkOf:this.linkOf,marksBold:!1})}levelOf({size:e}){const{headings:n,size:o}=this.body,s=e>=Y*o?n.findIndex(i=>e>i-.5):n.length;return Math.min(Math.
max(s,0)+1,6)}depthOf({start:e,size:n}){for(;this.depths.length>0&&this.depths.at(-1)>e+n/2;)this.depths.pop();return(this.depths.length===0||e>this.depths.at(-1)+
n/2)&&this.depths.push(e),this.depths.length-1}}const St=t=>(t.match(new RegExp("\\p{L}","gu"))?.length??0)>=Math.max(t.match(new RegExp("\\p{N}","gu"))?.length??
0,1),Rt=/^(\*{0,3})\d{1,3}\\?[.)](\*{0,3})\s*/,kt=/^(\*{0,3})(?:\\\*|[\u2022\u25e6\u25aa\u2023\u00b7\u25cf\u25cb\u25a0\u25a1\u2013\u2014-])(\*{0,3})\s*/u,At=(t,e)=>t.
replace(e?Rt:kt,(n,o,s)=>o===s?"":o||s),st=(t,e)=>t.segments.map(n=>(0,m.x)(n,e)).join(" "),it=({segments:t},e)=>t.every(({fragments:n})=>n.every(({style:o})=>o.
font[e])),Nt=10;function*ct(t,e){const n=(0,R.Y)(t.map(({start:a})=>a)),o=t.slice(1).map((a,l)=>Math.abs(a.baseline-t[l].baseline)),s=(0,R.Y)(o.filter((a,l)=>a>
t[l].size*.8)),i=[];for(const[a,l]of t.entries()){a%Z===Z-1&&(yield v.Yz);const E=st(l,e),w=a===0?0:Math.round(o[a-1]/s)-1;for(let S=0;S<Math.min(w,Nt);S++)i.push(
"");const M=(l.end-l.start)/Math.max(E.length,1);i.push(" ".repeat(Math.round((l.start-n)/Math.max(M,1)))+E)}return i}var It=y(24713);const Bt=/^(?:\\?[*+-](?=\s|$)|[\u2022\u25e6\u25aa\u2023\u00b7\u25cf\u25cb\u25a0\u25a1\u2013\u2014\uf0b7]|\d{1,3}\\?[.)])\s*/u,
Dt=/^(\d{1,3})\\?([.)])\s/,lt=/^([\u2610-\u2612])\s*/u,ft=100;function*Ct(t){const{blocks:e,leaves:n}=t,o=Ht(n),s=ht(n),i=n.some(({element:w})=>ot("Note",w)),a=[],
l=w=>{for(;o.length>0&&o[0].order<w;)a.push({kind:"figure",alternative:o.shift().alternative})};let E="";for(let w=0,M;w<e.length;w=M){const{element:S}=e[w];M=w+
1;const B=zt(e[w],t);if(B!==void 0&&l(B),ut("Lbl",e[w].lines,t.leafOf))E=yield*Kt(e[w],t);else if(S?.type==="TR"){const U=rt(S);for(;M<e.length&&e[M].element?.type===
"TR"&&rt(e[M].element)===U;)M++;const j=[];for(const K of e.slice(w,M)){const H=[];for(const F of yield*gt(K,t,s))H.push(yield*b(F,{linkOf:t.linkOf,marksBold:!1}));
j.push(H)}a.push({kind:"table",rows:j,quotes:dt(S)})}else{const U=yield*Ut(e[w],t,{label:E,hasNotes:i});a.push({...U,quotes:dt(S)}),E=""}w%ft===0&&(yield v.Yz)}
return l(1/0),a.filter(w=>!("text"in w)||w.text!=="")}function*Kt({lines:t},{edges:e,linkOf:n}){return yield*b(yield*(0,x.gB)(t,e),{linkOf:n,marksBold:!1})}function*Ut({
lines:t,element:e},n,{label:o,hasNotes:s}){const{edges:i,linkOf:a,leafOf:l}=n,E=e?.type??"P";if(t.length>1&&ut("Code",t,l))return{kind:"code",lines:yield*ct(t,i)};
const w=E==="Title"||E==="H"?1:Number(/^H([1-6])$/.exec(E)?.[1]??0),M=V=>s&&ot("Reference",l(V)?.element),S=yield*b(yield*(0,x.gB)(t,i),{linkOf:a,marksBold:w===
0,isReference:M});if(w>0)return{kind:"heading",level:w,text:S};const B=e&&ot("Note",e)?/^(\d{1,3})\\?[.)]?$/.exec(o):null;if(B)return{kind:"note",number:B[1],text:S};
const U=e?[...(0,P.Hy)(e)].filter(V=>V.type==="LI"):[];if(U.length===0)return{kind:"paragraph",text:o===""?S:`${o} ${S}`};const j=Dt.exec(`${o} ${S}`.trimStart()),
K=lt.exec(`${o} ${S}`.trimStart()),H=K?K[1]==="☐"?"[ ] ":"[x] ":"",F=[...(0,P.Hy)(U[0])].filter(V=>V.type==="L").length-1;return{kind:"item",depth:Math.max(F,
0),mark:j?`${j[1]}${j[2]}`:"-",text:H+S.replace(K?lt:Bt,"")}}const ut=(t,e,n)=>e.every(({segments:o})=>o.every(({fragments:s})=>s.every(i=>ot(t,n(i)?.element)))),
dt=t=>[...(0,P.Hy)(t)].filter(({type:e})=>e==="BlockQuote").length,ot=(t,e)=>{for(const{type:n}of(0,P.Hy)(e))if(n===t)return!0;return!1};function rt(t){for(const e of(0,P.
Hy)(t.parent))if(e.type==="Table")return e;return t.parent}function ht(t){const e=new Map;for(const{element:n}of t){const o=pt(n),s=o?.parent;if(s?.type!=="TR")
continue;const i=e.get(s);i?i.add(o):e.set(s,new Set([o]))}return e}function*jt(t){const{blocks:e}=t,n=ht(t.leaves),o=[];for(let s=0,i;s<e.length;s=i){const{element:a}=e[s];
if(i=s+1,s%ft===0&&(yield v.Yz),a?.type!=="TR")continue;const l=rt(a);for(;i<e.length&&e[i].element?.type==="TR"&&rt(e[i].element)===l;)i++;const E=e.slice(s,i),
w=[];for(const S of E)w.push(yield*gt(S,t,n));const M=[...n.get(a)??[]];o.push({blocks:E,rows:w,hasHead:M.length>0&&M.every(({type:S})=>S==="TH")})}return o}function*gt({
lines:t,element:e},{leafOf:n,edges:o},s){const i=e&&s.get(e),a=new Map(Array.from(i??[],E=>[E,[]]));for(const{segments:E}of t)for(const{fragments:w}of E)for(const M of w){
const S=pt(n(M)?.element),B=a.get(S);B?B.push(M):a.set(S,[M])}const l=[];for(const E of a.values()){const w=yield*(0,v.p9)(E,(M,S)=>M.order-S.order);l.push(yield*(0,x.
gB)(yield*(0,T._I)(yield*(0,It.q9)(w)),o))}return l}function pt(t){for(const e of(0,P.Hy)(t))if(e.type==="TD"||e.type==="TH")return e;return t&&(0,k.VN)(t)}function zt({
lines:t},{leafOf:e}){return e(t[0].segments[0].fragments[0])?.order}function Ht(t){const e=new Set;return t.flatMap(({element:n,order:o})=>{const s=[...(0,P.Hy)(
n)].find(({type:a})=>a==="Figure");if(!s||e.has(s))return[];e.add(s);const i=s.alternative?.replace(/\s+/g," ").trim();return i?[{order:o,alternative:i}]:[]})}var mt=y(
45599),yt=y(6057),Wt=y(87141),at=y(45657);const Gt=/^(?:https?|mailto|tel|ftp):/i,Yt=5e3;function Ft(t,e){const[n,o,s,i,a,l]=(0,Wt.y)((0,yt.iw)(t,e)),E=[];for(const w of(t.
array(t.entry(t.pages.number(e),"Annots"))??[]).slice(0,Yt)){const M=t.dict(w);if(!M||!(0,mt.Eo)(t.resolve(M.get("Subtype")),"Link"))continue;const S=Zt(t,M.get(
"A")),B=S===void 0?void 0:(0,yt.b0)(t,M.get("Rect"));if(!B)continue;const U=[n*B[0]+s*B[1]+a,n*B[2]+s*B[3]+a],j=[o*B[0]+i*B[1]+l,o*B[2]+i*B[3]+l],[K,H]=[(0,at.YG)(
U),(0,at.YG)(j)];E.push({area:{x:K,y:H,width:(0,at.Kf)(U)-K,height:(0,at.Kf)(j)-H},uri:S})}return({box:{x:w,y:M,width:S,height:B}})=>{const[U,j]=[w+S/2,M+B/2];return E.
find(({area:K})=>U>=K.x&&U<=K.x+K.width&&j>=K.y&&j<=K.y+K.height)?.uri}}function Zt(t,e){const n=t.dict(e),o=t.resolve(n?.get("URI"));if(!(o instanceof mt.Mx))return;
const s=Buffer.from(o.bytes).toString("latin1");return Gt.test(s)?s:void 0}function Xt(t){let e="";for(const[n,o]of t.entries()){const{quotes:s=0}=o,i=t[n-1];if(i){
const l=Math.min(i.quotes??0,s);e+=i.kind==="item"&&o.kind==="item"?`
`:`
${">".repeat(l)}
`}const a=">".repeat(s)+(s>0?" ":"");e+=s>0?bt(o).replace(/^/gm,a):bt(o)}return e}function bt(t){switch(t.kind){case"heading":return`${"#".repeat(t.level)} ${t.
text}`;case"paragraph":return z(t.text);case"note":return`[^${t.number}]: ${t.text}`;case"item":return`${"   ".repeat(t.depth)}${t.mark} ${t.text}`;case"code":{
const e=(0,R.K)(t.lines.flatMap(o=>(o.match(/`+/g)??[]).map(s=>s.length)),2),n="`".repeat(e+1);return[n,...t.lines,n].join(`
`)}case"table":return Vt(t.rows);case"figure":return`![${t.alternative.replace(/[\\[\]]/g,"\\$&")}]()`}}function Vt(t){const e=(0,R.K)(t.map(i=>i.length)),n=i=>`\
| ${Array.from({length:e},(a,l)=>(i[l]??"").replaceAll("|","\\|")).join(" | ")} |`,[o,...s]=t;return[n(o),`|${" --- |".repeat(e)}`,...s.map(n)].join(`
`)}const Qt=3,wt=3,xt=.12;function Jt(t){const e=new Map;for(const[o,{blocks:s,found:{height:i}}]of t.entries())for(const{line:a,isHead:l}of qt(s,i)){const E=ne(
a),w=se(a,E),M=e.get(w);M?M.push({line:a,page:o,text:E,isHead:l}):e.set(w,[{line:a,page:o,text:E,isHead:l}])}const n=new Set;for(const o of e.values())if(!(new Set(
o.map(({page:s})=>s)).size<Qt))for(const{line:s}of te(o)?o.slice(1):o)n.add(s);return n}function qt(t,e){const o=t.flatMap(a=>(0,$.bI)(a)?[]:a.lines).filter(({frame:a})=>a.
cos===1&&!a.vertical).sort((a,l)=>a.baseline-l.baseline),s=o.slice(0,wt).filter(({baseline:a})=>a<xt*e),i=o.slice(-wt).filter(({baseline:a})=>a>(1-xt)*e);return[
...s.map(a=>({line:a,isHead:!0})),...i.map(a=>({line:a,isHead:!1}))]}const te=t=>t.every(({text:e,isHead:n})=>n&&e===t[0].text)&&ee.test(t[0].text),ee=new RegExp(
"\\p{L}{2}","u"),ne=({segments:t})=>t.map(({fragments:e})=>e.map(n=>n.text).join("")).join(" "),se=({baseline:t},e)=>`${Math.round(t/4)} ${e.replace(new RegExp(
"\\p{Nd}+","gu"),"0")}`;async function oe(t,e,{keepRepeated:n=!1}={}){const o=n?new Set:Jt(e),s=ie(e),i=[];for(const l of e){i.push(Xt(await re(t,l,s,o)));const E=t.
job.pace.step(l.characters*50);E&&await E}const a=e.filter(({blocks:l})=>l.some(E=>E instanceof $.xE));return{pages:i,repeatedLines:o.size,uncertain:a.map(({index:l})=>l)}}
async function re(t,e,n,o){const s=e.blocks.flatMap(M=>{if((0,$.bI)(M))return[M];const S=M.lines.filter(B=>!o.has(B));return S.length===0?[]:[S.length===M.lines.
length?M:T.eB.of(S,M.element)]}),{fragments:i,leafOf:a,edges:l}=e.found,E=Ft(t,e.index),w=t.pages.number(e.index);if(a&&(i.length===0||(0,k.P$)(i,a))){const M=(await(0,P.
g$)(t))?.leaves(w)??[];return(0,v.k6)(Ct({blocks:s,leafOf:a,leaves:M,edges:l,linkOf:E}),t.job.pace)}return(0,v.k6)(nt(s,n,l,E),t.job.pace)}const ae=6;function ie(t){
const e=new Map;let n=0,o=0;const s=({style:w,text:M})=>{const S=Math.round(w.size*2)/2,B=M.length*S*S;e.set(S,(e.get(S)??0)+B),o+=B,w.font.bold&&(n+=B)},i=t.flatMap(
w=>w.blocks),a=i.filter(w=>!(0,$.bI)(w));for(const{lines:w}of a.length>0?a:i)for(const{segments:M}of w)for(const{fragments:S}of M)S.forEach(s);const[l]=[...e].reduce(
(w,M)=>M[1]>w[1]?M:w,[0,0]),E=[...e.keys()].filter(w=>w>=1.15*l).sort((w,M)=>M-w);return{size:l,isBold:n>o/2,headings:E.slice(0,ae)}}var Ot=y(4186);function*ce(t,e){
const{fragments:n,leafOf:o,edges:s}=t.found;if(o&&(0,k.P$)(n,o)){const a=yield*le(t.blocks,o,e,s);if(a.length>0)return a}const i=[];for(const a of(yield*t.blocksByLook()).
filter($.bI)){const l=yield*fe(a,s);i.push({box:Et([a]),rows:l,hasHead:ge(l),isCertain:a instanceof $.QH})}return i}function*le(t,e,n,o){const s=[];for(const{blocks:i,
rows:a,hasHead:l}of yield*jt({blocks:t,leafOf:e,leaves:n,edges:o}))s.push({box:Et(i),rows:a.map(E=>E.map(vt)),hasHead:l,isCertain:!0});return s}function*fe(t,e){
const n=[];for(const o of t.rows){const s=[];for(const i of o)yield v.Yz,s.push(yield*ue(i,e));n.push(s)}return n}function*ue(t,e){return t.length===0?"":vt(yield*(0,x.
gB)(t,e))}const vt=({text:t})=>t.replace(/\s+/g," ").trim(),Et=t=>t.map(({frame:e,start:n,end:o,top:s,bottom:i})=>(0,Ot.L)(e,n,o,s,i)).reduce(Ot.D),de=/^[^\p{L}]*\d[^\p{L}]*$/u,
he=/^(?:19|20)\d\d$/;function ge([t=[],...e]){const n=t.filter(s=>s!==""),o=s=>de.test(s)&&!he.test(s);return 2*n.length>=t.length&&!n.some(o)&&e.some(s=>s.some(
o))}var pe=y(29082),me=y(12237),Mt=y(98446),ye=y(4528),be=y(55772),Lt=y(66403),we=y(22154);const Tt=100,xe=async(t,e,n)=>{const o=await(0,me.E)(t.bytes,n,{password:e.
open_password}),s=o.pages.count,i=(0,pe.k1)(e.pages,s);if(e.word_boxes&&i.length>Tt)throw(0,A.G6)([{field:"word_boxes",message:`takes at most ${Tt} pages, and ${i.
length} are asked for: name fewer in pages`,mentions:["pages"]}]);const a=e.layout==="markdown",l=new we.z(o,i.length,{findsTables:a||e.tables,hasTablesApart:a}),
{texts:E,words:w,tables:M,notes:S}=await ve(o,i,l,e),B=await(0,be.fl)(o),U=E.map((K,H)=>{const F=i[H];return{...{page:F,label:B(F-1),text:K,hasText:K.trim()!==""&&
!l.isScan(F)},...w[H]&&{words:w[H]}}}),j={text:Oe(E,e.layout),mediaType:(0,ye.GW)({layout:e.layout}),pageCount:s,characters:l.characters,unreadable:l.unreadable,
...e.per_page&&{pages:U},...e.tables&&{tables:M}};return{documents:[{...t,pageCount:s}],data:j,notes:[...l.notes,...S],facts:{textlessPages:l.textlessPages}}};function Oe(t,e){
return e==="markdown"?t.filter(n=>n.trim()!=="").join(`

`):t.every(n=>n.trim()==="")?"":t.join("\f")}async function ve(t,e,n,o){const{layout:s,word_boxes:i,keep_repeated:a}=o,l=[],{pace:E}=t.job,w=[],M=[],S=[];for(const H of e){
const F=await n.page(H);if(i&&M.push((await(0,v.k6)(F.words(),E)).map(({text:V,...Te})=>({text:V,...(0,Lt.a)(Te)}))),o.tables)for(const V of await Ee(t,F))l.push(
V);s==="markdown"?S.push(F):w.push(await(0,v.k6)(F.layout(s),E))}if(s!=="markdown")return{texts:w,words:M,tables:l,notes:[]};const{pages:B,repeatedLines:U,uncertain:j}=await oe(
t,S,{keepRepeated:a}),K=[...U>0?[Me(U)]:[],...j.length>0?[Le(j.map(H=>H+1))]:[]];return{texts:B,words:M,tables:l,notes:K}}async function Ee(t,e){const n=e.found.
leafOf?(await(0,P.g$)(t))?.leaves(t.pages.number(e.index))??[]:[];return(await(0,v.k6)(ce(e,n),t.job.pace)).map(({box:s,rows:i,hasHead:a,isCertain:l})=>({page:e.
index+1,box:(0,Lt.a)(s),rows:i,header:a,certain:l}))}const Me=t=>({code:"repeated_lines_removed",message:`${(0,Mt.y_)(t,"line")} of headers and footers, which r\
epeat on the pages, are not in the Markdown: set keep_repeated to true to keep them.`,mentions:["keep_repeated"]}),Le=t=>({code:"tables_uncertain",message:`Line\
s of ${(0,Mt.oi)(t)} that may be a table stand as they look, in a block of code.`})}),55772:((W,I,y)=>{y.d(I,{fl:()=>h,mm:()=>R,vg:()=>x});var A=y(94289),v=y(33546),
P=y(74135),T=y(59071);const $=1e3;function k(g){const{width:b,height:c}=(0,P.iN)(g),L=d=>Math.round(d*g.userUnit*$)/$;return{width:L(b),height:L(c)}}function R({
kinds:g,kindOf:b}){const c=new Int32Array(g.length),L=new Int32Array(g.length);for(let r=b.length-1;r>=0;r--)c[b[r]]++,L[b[r]]=r+1;const d=new Map;for(const[r,f]of g.
entries()){const{width:u,height:p}=k(f),O=`${u} ${p}`,_=d.get(O);_?_.count+=c[r]:d.set(O,{width:u,height:p,count:c[r],firstPage:L[r]})}return[...d.values()]}async function x(g,{
kinds:b,kindOf:c},L){const d=await h(g),r=b.map(k);return Array.from(c,(f,u)=>({...r[f],rotation:b[f].rotation,label:d(u),characters:L?.[u]??null}))}async function h(g){
const b=await(0,v.Hr)(g);return c=>b?m(b(c)):null}function m({style:g,prefix:b,number:c}){return(0,T.ZK)(b)+(0,A.Y)(g,c)}}),66403:((W,I,y)=>{y.d(I,{a:()=>P});const A=100,
v=T=>Math.round(T*A)/A,P=T=>T?{x:v(T.x),y:v(T.y),width:v(T.width),height:v(T.height)}:null}),6057:((W,I,y)=>{y.d(I,{VO:()=>P,b0:()=>$,c_:()=>R,iw:()=>T,lQ:()=>k});
var A=y(74135);const v=[0,0,612,792],P=(x,h)=>$(x,x.pages.attribute(h,"MediaBox"))??v;function T(x,h){const{pages:m}=x,g=x.resolve(x.entry(m.number(h),"UserUnit"));
return{box:(0,A.Mo)(P(x,h),$(x,m.attribute(h,"CropBox"))),rotation:R(x.resolve(m.attribute(h,"Rotate"))),userUnit:typeof g=="number"&&g>0?g:1}}function $(x,h){const m=x.
array(h)?.map(b=>x.resolve(b));if(m?.length!==4||!m.every(b=>typeof b=="number"&&Number.isFinite(b)))return;const g=(0,A.ds)(m);return g[0]<g[2]&&g[1]<g[3]?g:void 0}
function k(x,h){const m=(x.array(h)??[]).map(g=>x.resolve(g));return m.length===6&&m.every(g=>typeof g=="number")?m:[1,0,0,1,0,0]}function R(x){const h=typeof x==
"number"?(x%360+360)%360:0;return h===90||h===180||h===270?h:0}}),94289:((W,I,y)=>{y.d(I,{Y:()=>A});function A(R,x){switch(R){case"D":return String(x);case"R":return $(
x);case"r":return $(x).toLowerCase();case"A":return k(x);case"a":return k(x).toLowerCase();default:return""}}const v=[[1e3,"M"],[900,"CM"],[500,"D"],[400,"CD"],
[100,"C"],[90,"XC"],[50,"L"],[40,"XL"],[10,"X"],[9,"IX"],[5,"V"],[4,"IV"],[1,"I"]],P=1e5,T=2600;function $(R){if(R>P)return String(R);let x="",h=R;for(const[m,g]of v)
for(;h>=m;)x+=g,h-=m;return x}function k(R){return R>T?String(R):String.fromCharCode(65+(R-1)%26).repeat(Math.ceil(R/26))}}),33546:((W,I,y)=>{y.d(I,{FB:()=>$,Hr:()=>R,
Zh:()=>x,k$:()=>k,qm:()=>h});var A=y(93604),v=y(45599),P=y(81077);const T={first:0,style:"D",prefix:void 0,start:1};async function $(d){const r=d.catalog.get("P\
ageLabels");if(!d.dict(r))return;const f=(await(0,P.Zc)(d,r,"Nums")).map(([u,p])=>({first:Number(u),label:d.dict(p)})).filter(({first:u})=>Number.isInteger(u)&&
u>=0).sort((u,p)=>u.first-p.first).filter(({first:u},p,O)=>O[p+1]?.first!==u).map(({first:u,label:p})=>({first:u,...m(d,p)}));return f[0]?.first===0?f:[T,...f]}
function k(d,r){const f=d.editCatalog();if(r.length===0){f.delete("PageLabels");return}const u=r[0].first===0?r:[T,...r],p=L(d),O=u.map(({first:_,start:N,...C})=>[
_,c({...C,number:N},p)]);f.set("PageLabels",d.add((0,P.H6)(d,O,"Nums")))}async function R(d){const r=await $(d);if(!r)return;const f=r.map(({first:u})=>u);return u=>{
const p=r[(0,A.M)(f,u)-1];return{...p,number:p.start+u-p.first}}}function x(d,r){const f=[],u=L(d);let p,O=0;for(const _ of r)(!p||!g(p,_))&&f.push([O,c(_,u)]),
p=_,O++;return(0,P.H6)(d,f,"Nums")}async function h(d,r){const f=await R(d);if(!f)return;const u=x(d,Array.from(r,p=>f(p-1)));d.editCatalog().set("PageLabels",d.
add(u))}function m(d,r){const f=d.resolve(r?.get("S")),u=d.resolve(r?.get("P")),p=d.resolve(r?.get("St"));return{style:f instanceof v.SX?f.text:void 0,prefix:u instanceof
v.Mx&&u.bytes.length>0?u:void 0,start:typeof p=="number"&&Number.isInteger(p)&&p>=1?p:1}}function g(d,r){return d.style!==r.style||r.style!==void 0&&r.number!==
d.number+1?!1:d.prefix===r.prefix?!0:!!d.prefix&&!!r.prefix&&Buffer.compare(d.prefix.bytes,r.prefix.bytes)===0}const b=100;function c({style:d,prefix:r,number:f},u){
return(0,v.jd)({S:d===void 0?void 0:(0,v.UU)(d),P:r&&r.bytes.length>b?u(r):r,St:d===void 0||f===1?void 0:f})}function L(d){const r=new Map;return f=>{let u=r.get(
f);return u||r.set(f,u=d.add(f)),u}}}),81077:((W,I,y)=>{y.d(I,{AN:()=>h,BX:()=>k,H6:()=>R,MN:()=>x,Pu:()=>T,Zc:()=>$});var A=y(45599),v=y(9819);const P=64,T=r=>typeof r==
"number"?String(r):Buffer.from(r.bytes).toString("latin1");async function $(r,f,u){const p=[];for(const O of await g(r,f,0,u)){for(const N of c(r,O,u))p.push(N);
const _=r.job.pace.step(m);_&&await _}return p}async function k(r,f,u,p,O,_){const N=await g(r,f,u,p,_);for(let C=N.length-1;C>=0;C--){const D=N[C],G=c(r,D,p),z=G.
filter(([X,q])=>!O(X,q)),Y=r.job.pace.step(m+G.length*m);Y&&await Y,z.length<G.length&&(r.edit(D.holder),D.dict.set(p,z.flat()),D.changed=!0);for(const X of D.repeats)
r.edit(D.holder),D.dict.delete(X),D.changed=!0;if(D.emptyKids){const X=(r.array(D.dict.get("Kids"))??[]).filter(q=>!D.emptyKids.has(r.dict(q)));r.edit(D.holder),
D.dict.set("Kids",X),D.changed=!0}if(!D.changed)continue;const Q=r.array(D.dict.get("Kids"))??[];D.empty=z.length===0&&Q.length===0;const J=D.parent;J&&(J.changed=
!0,D.empty?(J.emptyKids??=new Set).add(D.dict):L(r,D,z,Q))}return N[0]?.empty??!1}function R(r,f,u){if(f.length<=P)return(0,A.jd)({[u]:f.flat()});let p=[];for(const O of d(
f)){const[_,N]=[O[0][0],O.at(-1)[0]];p.push({ref:r.add((0,A.jd)({Limits:[_,N],[u]:O.flat()})),low:_,high:N})}for(;p.length>P;)p=d(p).map(O=>{const[_,N]=[O[0].low,
O.at(-1).high];return{ref:r.add((0,A.jd)({Limits:[_,N],Kids:O.map(({ref:C})=>C)})),low:_,high:N}});return(0,A.jd)({Kids:p.map(({ref:O})=>O)})}const x=(r,f)=>R(r,
h([...f].map(([u,p])=>[(0,A.Px)(u),p])),"Names");function h(r){return r.map(f=>({entry:f,key:T(f[0])})).sort((f,u)=>f.key<u.key?-1:f.key>u.key?1:0).map(({entry:f})=>f)}
const m=100;async function g(r,f,u,p,O){const _=new v.b9(r),N=new Set,C=z=>N.size<N.add(z).size,D=[],G=[{value:f??null,holder:u,parent:void 0}];for(let z=G.pop();z!==
void 0;z=G.pop()){_.spend(1);const Y=r.dict(z.value);if(!Y||!C(Y)||O&&z.parent&&!b(r,Y,O))continue;const Q=[],J=Z=>{const nt=r.array(Y.get(Z));return!nt||C(nt)?
nt??[]:(Q.push(Z),[])},X=J(p).length>>1,q=J("Kids"),tt={dict:Y,holder:(0,v.Kd)(z.value,z.holder),parent:z.parent,repeats:Q};D.push(tt),_.spend(X);for(let Z=q.length-
1;Z>=0;Z--)G.push({value:q[Z],holder:(0,v.Kd)(Y.get("Kids"),tt.holder),parent:tt});const et=r.job.pace.step(m+X*m);et&&await et}return D}function b(r,f,u){const[
p,O]=r.array(f.get("Limits"))??[];return typeof p!="number"||typeof O!="number"||u(p,O)}function c(r,{dict:f,repeats:u},p){const O=u.includes(p)?void 0:r.array(
f.get(p));if(!O)return[];const _=[];for(let N=0;N+1<O.length;N+=2){const C=r.resolve(O[N]);(p==="Names"?C instanceof A.Mx:typeof C=="number")&&_.push([C,O[N+1]])}
return _}function L(r,f,u,p){const O=C=>r.array(r.dict(C)?.get("Limits"))??[],_=u[0]?.[0]??O(p[0])[0],N=u.at(-1)?.[0]??O(p.at(-1))[1];r.edit(f.holder),_!==void 0&&
N!==void 0?f.dict.set("Limits",[_,N]):f.dict.delete("Limits")}function d(r){const f=[];for(let u=0;u<r.length;u+=P)f.push(r.slice(u,u+P));return f}}),59071:((W,I,y)=>{
y.d(I,{Gh:()=>g,ZK:()=>b,wh:()=>m});var A=y(77581),v=y(45599);const P=/\u001b[A-Za-z]{2}[A-Za-z-]{0,8}\u001b/g,T=/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]/g,
$=/[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g,k=c=>c.replace(P,"").replace(T,"").replace($,"�"),R=200,x=new WeakMap;function h(c){
if(c.bytes.length<R)return k((0,A.g7)(c));let L=x.get(c);return L===void 0&&x.set(c,L=k((0,A.g7)(c))),L}const m=c=>k(c).trim();function g(c){const L=c instanceof
v.Mx?h(c).trim():"";return L===""?null:L}const b=c=>c?h(c):""}),70549:((W,I,y)=>{y.d(I,{n:()=>A});function A(v){const P=new WeakMap;return T=>{if(T.hasChanges)return v(
T);const $=P.get(T);if($)return $.answer;const k=v(T);return P.set(T,{answer:k}),k}}}),9819:((W,I,y)=>{y.d(I,{J7:()=>P,Kd:()=>k,Wo:()=>R,_i:()=>$,b9:()=>T});var A=y(
42973),v=y(45599);class P{document;gone=new Set;chased=new Set;constructor(h){this.document=h}remove(h){const{catalog:m,catalogNumber:g,pages:b}=this.document,c=m.
get("Pages");h===g||(0,v.i9)(c)&&h===c.number||b.holds(h)||(this.gone.add(h),this.document.remove(h))}chase(h){this.chased.add(h)}removed(){return this.gone}takeChased(){
const h=this.chased;return this.chased=new Set,h}isGone(h){return(0,v.i9)(h)&&this.gone.has(h.number)}}class T{most;left;constructor(h){this.most=this.left=h.job.
limits.nodes}spend=h=>{if(this.left-=h,this.left<0)throw(0,A.F)("nodes",`The document has more than ${this.most} fields, bookmarks, names and structure elements`,
"Remove bookmarks or tags with another program first")}}class ${seen;beyond=new Set;allowance;constructor(h,m=new T(h)){this.allowance=m,this.seen=new Uint8Array(
(h.size>>3)+1)}first(h){if(this.allowance.spend(1),!(0,v.i9)(h))return!0;const{number:m}=h,g=m>>3;if(g>=this.seen.length)return this.beyond.size<this.beyond.add(
m).size;const b=1<<(m&7),c=(this.seen[g]&b)===0;return this.seen[g]|=b,c}}function k(x,h){return(0,v.i9)(x)?x.number:h}function R(x,h){const m=x.catalog.get(h),
g=x.dict(m);return g&&{dict:g,holder:k(m,x.catalogNumber)}}}),93604:((W,I,y)=>{y.d(I,{B:()=>A,M:()=>v});const A=(T,$)=>P(T,$,!1),v=(T,$)=>P(T,$,!0);function P(T,$,k){
let[R,x]=[0,T.length];for(;R<x;){const h=R+x>>1,m=T[h];m<$||k&&m===$?R=h+1:x=h}return R}})};
