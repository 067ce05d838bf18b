"use strict";exports.id=2558,exports.ids=[2558],exports.modules={4528:((W,D,g)=>{g.d(D,{GW:()=>_,_m:()=>k,lg:()=>M,u9:()=>A,uv:()=>T});const R=null,M={"application/json":".j\
son","text/plain":".txt","text/markdown":".md","text/csv":".csv"};function _(c){const{per_page:E,tables:u,layout:r}=c;return E===!0||u===!0?"application/json":r===
"markdown"?"text/markdown":"text/plain"}function L(c){const E=_(c);return c.tables===!0?[E,"text/csv"]:E==="text/markdown"?["application/json",E,"text/plain"]:[
...new Set(["application/json",E])]}const T=({text:c})=>typeof c=="string"?c:"",A=({pages:c,tables:E})=>c!==void 0||E!==void 0;function k({text:c,pages:E,tables:u,
...r}){return r}const $=({tables:c})=>c??[];function b(c){return $(c).flatMap(({page:E,rows:u,header:r,certain:f},d)=>{const h=m(u,r);return u.slice(r?1:0).map(
(x,P)=>({row:Object.fromEntries(x.map((N,C)=>[h[C],N])),about:{page:E,table:d+1,row:P+1,certain:f}}))})}const w="pdf";function m(c,E){const u=c.reduce((f,{length:d})=>Math.
max(f,d),0),r=new Set([w]);return Array.from({length:u},(f,d)=>{const h=E&&c[0][d]||`Column ${d+1}`;let x=h;for(let P=2;r.has(x);P++)x=`${h} ${P}`;return r.add(
x),x})}const y=c=>c.map(E=>`${E.map(u=>/[",\r\n]/.test(u)?`"${u.replaceAll('"','""')}"`:u).join(",")}\r
`).join("")}),66974:((W,D,g)=>{g.d(D,{D6:()=>T,F1:()=>_,NL:()=>b,P3:()=>M,br:()=>L,bs:()=>$});var R=g(98446);const M={problem:"names page 0: pages count from 1,\
 and -1 is the last page"};function _(m,y,c){const E=[],u=[];for(const[r,f]of m.split(",").entries()){const d=r+1;if(y!==void 0&&f.trim()===""){u.push(`entry ${d}\
 is empty: write ${y}, separated by single commas`);continue}const h=c(f,d);"problem"in h?u.push(L(d,f,h.problem)):E.push(h.item)}return u.length>0?{problem:$(u)}:
{items:E}}const L=(m,y,c)=>`entry ${m} ('${w(y.trim())}') ${c}`,T=({position:m,text:y},c,E)=>L(m,y,`names ${A(c)}, but the document has ${(0,R.y_)(E,"page")}`);
function A(m){return Number.isSafeInteger(m)?`page ${m}`:"a page far beyond its end"}const k=5;function $(m){const y=m.length-k;return[...m.slice(0,k),...y>0?[`\
and ${y} more such entries`]:[]].join("; ")}function b(m){const y=/^ *(\d{1,10}) *[-–]+ *(\d{0,10}) *$/.exec(m);return y?`is not a range: write ${y[1]}..${y[2]}${y[2]===
""?" for this page and all after it":""}`:/\bfirst\b/i.test(m)?"is not a page: the first page is written 1, and a range from it 1..5":/\b(last|end)\b/i.test(m)?
"is not a page: the last page is written -1, and a range to it 2..":void 0}function w(m){const y=[...m].map(c=>/[\p{Cc}\p{Cs}\u2028\u2029]/u.test(c)?"?":c);return(0,R.
Bu)(y.join(""),40)}}),29082:((W,D,g)=>{g.d(D,{k1:()=>T,lY:()=>L,m7:()=>A});var R=g(58552),M=g(66974);const _=/^(not +)?(?:(odd|even|all)|(-?\d+)(?:(\.\.)(-?\d+)?)?)$/i,
L=b=>(0,M.F1)(b,"pages such as 1..3, -1, odd",(w,m)=>{const y=w.trim(),c=_.exec(y);if(!c)return{problem:$(y)};const[,E,u,r,f,d]=c,h={negated:E!==void 0,text:y,position:m};
if(u!==void 0)return{item:{...h,pages:u.toLowerCase()}};const x=Number(r),P=f===void 0?x:d===void 0?"end":Number(d);return x===0||P===0?M.P3:{item:{...h,pages:{
from:x,to:P}}}});function T(b,w,m="pages"){const y=f=>(0,R.G6)([{field:m,message:f}]),c=L(b);if("problem"in c)throw y(c.problem);const E=new k(w),u=new k(w),r=[];
for(const f of c.items){const d=f.negated?u:E;if(typeof f.pages=="string"){d.add(f.pages);continue}const{from:h,to:x}=f.pages,P=h<0?w+1+h:h,N=x==="end"?w:x<0?w+
1+x:x,B=(x==="end"?h<0?[[h,P]]:[]:[[h,P],[x,N]]).find(([,G])=>G<1||G>w);B&&r.push((0,M.D6)(f,B[0],w)),!(x==="end"&&P>w||r.length>0)&&d.range(Math.min(P,N),Math.
max(P,N))}if(r.length>0)throw y((0,M.bs)(r));return c.items.every(({negated:f})=>f)&&E.add("all"),E.without(u)}function A(b){const w=L(b);if("problem"in w||w.items.
length!==1)return;const{negated:m,pages:y}=w.items[0];if(m)return;if(y==="all")return{first:1};if(typeof y=="string"||y.from<1)return;const{from:c,to:E}=y;return E===
"end"?{first:c}:E===-1?{first:c}:E<1?void 0:{first:Math.min(c,E),last:Math.max(c,E)}}class k{pageCount;differences;odd=!1;even=!1;constructor(w){this.pageCount=
w,this.differences=new Int32Array(w+2)}add(w){w!=="even"&&(this.odd=!0),w!=="odd"&&(this.even=!0)}range(w,m){this.differences[w]++,this.differences[m+1]--}without(w){
const m=new Uint32Array(this.pageCount);let y=0,c=0,E=0;for(let u=1;u<=this.pageCount;u++){c+=this.differences[u],E+=w.differences[u];const r=u%2===1?"odd":"eve\
n";(c>0||this[r])&&!(E>0||w[r])&&(m[y++]=u)}return m.subarray(0,y)}}function $(b){return/^(not +)?\.\./i.test(b)?"has no start: a range is written 1..5":/^!/.test(
b)?"is not a page: leave out pages with not, such as not 2":(0,M.NL)(b.replace(/^not +/i,""))??"is not a page such as 3 or -1, a range such as 2..5 or 2.., odd,\
 even, all, or one of these after not"}}),45657:((W,D,g)=>{g.d(D,{Kf:()=>M,RZ:()=>R,YG:()=>_});function R(L,T){for(const A of T)L.push(A)}const M=L=>{let T=-1/0;
for(const A of L)T=Math.max(T,A);return T},_=L=>{let T=1/0;for(const A of L)T=Math.min(T,A);return T}}),49956:((W,D,g)=>{g.r(D),g.d(D,{extract_text:()=>xe});var R=g(
58552),M=g(27077),_=g(61491),L=g(5609),T=g(20779),A=g(39955),k=g(62897),$=g(22830),b=g(77211),w=g(81132);const m=100;function*y(t,e){const n=[];let o=0;for(const{
space:i,text:a,fragment:l}of t.pieces()){++o%m===0&&(yield M.Yz);const O=E(l,e),p=i!=="",v=n.at(-1);v&&u(v.look,O)?v.text+=p?` ${a}`:a:n.push({text:a,look:O,isSpaced:p})}
let s="";for(const[i,a]of n.entries())a.isSpaced&&(s+=" "),s+=r(a,c(n,i));return s.trim()}function c(t,e){const n=t[e+1];return{before:t[e].isSpaced?"":t[e-1]?.
text.at(-1)??"",after:!n||n.isSpaced?"":n.text[0]}}function E(t,{linkOf:e,marksBold:n,isReference:o}){const{bold:s,italic:i,fixedPitch:a}=t.style.font;return{bold:s&&
n,italic:i,fixedPitch:a,link:e(t),isReference:o?.(t)===!0}}const u=(t,e)=>t.bold===e.bold&&t.italic===e.italic&&t.fixedPitch===e.fixedPitch&&t.link===e.link&&t.
isReference===e.isReference;function r({text:t,look:{bold:e,italic:n,fixedPitch:o,link:s,isReference:i}},a){if(i&&/^\d{1,3}$/.test(t))return`[^${t}]`;let l=o&&!f(
t,a)?C(t):G(t);return/[\p{L}\p{N}]/u.test(t)&&N(t,a)&&(n&&(l=`*${l}*`),e&&(l=`**${l}**`)),s===void 0?l:`[${l}](${B(s)})`}const f=(t,{before:e,after:n})=>t.length<=
d&&new RegExp("^\\p{L}+$","u").test(t)&&h.test(e+n),d=3,h=new RegExp("\\p{L}","u"),x=/[\p{P}\p{S}]/u,P=/[\p{L}\p{N}]/u,N=(t,{before:e,after:n})=>!(x.test(t[0])&&
P.test(e))&&!(x.test(t.at(-1))&&P.test(n));function C(t){const e=(0,k.K)((t.match(/`+/g)??[]).map(o=>o.length),0),n="`".repeat(e+1);return e>0?`${n} ${t} ${n}`:
`${n}${t}${n}`}const B=t=>/[\s()<>]/.test(t)?`<${t.replace(/[\s<>]/g,encodeURIComponent)}>`:t,G=t=>t.replace(/[\\`*[\]]/g,"\\$&").replace(/(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])/gu,
"\\_").replace(/<(?=[A-Za-z/!?])/g,"\\<"),z=t=>t.replace(/^(?=#{1,6}(?:\s|$)|>|[-+](?:\s|$)|(?:-{3,}|={3,}|_{3,})$)/,"\\").replace(/^(\d{1,9})([.)])(?=\s|$)/,"$\
1\\$2"),Y=1.15,Q=200,J=3,X=1/2,q=500,tt=/^[\u2022\u25e6\u25aa\u2023\u00b7\u25cf\u25cb\u25a0\u25a1\u2013\u2014*-](?:\s+|$)/u,et=/^(\d{1,3}|[a-z]|[ivx]{1,5})[.)]\s+/,
Z=50;function*nt(t,e,n,o){const s=[],i=new St(e,n,o);for(let a=0,l;a<t.length;a=l){const O=t[a];if(l=a+1,O instanceof T.QH)s.push(yield*i.table(O));else if(O instanceof
T.xE)s.push({kind:"code",lines:yield*(0,b.x)(O.visual,n)});else{for(;l<t.length&&!(0,T.bI)(t[l]);)l++;yield*Pt(t.slice(a,l),i,s)}}return $t(s)}function $t(t){const e=s=>s.
reduce((i,a)=>i+("text"in a?a.text.length:0),0),n=e(t),o=n>q&&e(t.filter(({kind:s})=>s==="heading"))>X*n;return t.map(s=>o&&s.kind==="heading"?{kind:"paragraph",
text:s.text}:s)}function*Pt(t,e,n){const o=t.flatMap(s=>s.lines.map((i,a)=>({line:i,begins:a===0})));for(let s=0,i;s<o.length;s=i){const{line:a}=o[s],l=e.kindOf(
a);for(i=s+1;i<o.length&&!o[i].begins&&e.goesOn(l,a,o[i].line);i++)(i-s)%Z===0&&(yield M.Yz);s%Z===0&&(yield M.Yz);const O=o.slice(s,i).map(p=>p.line);n.push(yield*e.
piece(l==="heading"&&!e.isHeading(O)?"paragraph":l,O,n.at(-1)))}}class St{body;edges;linkOf;depths=[];constructor(e,n,o){this.body=e,this.edges=n,this.linkOf=o}kindOf(e){
const n=st(e,this.edges);if(it(e,"fixedPitch"))return"code";const o=e.size>=Y*this.body.size,s=!this.body.isBold&&it(e,"bold")&&!/[.,;:]$/.test(n),i=(o||s)&&n.length<=
Q&&_t(n);return tt.test(n)||et.test(n)&&!i?"item":i?"heading":"paragraph"}isHeading(e){const n=e.reduce((o,s)=>o+st(s,this.edges).length,0);return e.length<=J&&
n<=Q}goesOn(e,n,o){const s=this.kindOf(o);return e==="item"?s==="paragraph"&&o.start>n.start+o.size/2:s===e&&(e!=="heading"||Math.abs(o.size-n.size)<.5)}*piece(e,n,o){
const{edges:s,linkOf:i}=this;if(e==="code")return{kind:e,lines:yield*ct(n,s)};const a=yield*y(yield*(0,$.gB)(n,s),{linkOf:i,marksBold:e!=="heading"&&!this.body.
isBold});if(e==="heading")return{kind:e,level:this.levelOf(n[0]),text:a};if(e==="paragraph")return{kind:e,text:a};o?.kind!=="item"&&(this.depths=[]);const l=et.
exec(st(n[0],s))?.[0].trim()??"-",O=/^\d/.test(l);return{kind:e,depth:this.depthOf(n[0]),mark:O?l:"-",text:Rt(a,O)}}*table({rows:e}){const n=[];for(const o of e){
const s=[];for(const i of o)yield M.Yz,s.push(yield*this.cell(i));n.push(s)}return{kind:"table",rows:n}}*cell(e){return e.length===0?"":yield*y(yield*(0,$.gB)(e,
this.edges),{linkOf:this.linkOf,marksBold:!1})}levelOf({size:e}){const{headings:n,size:o}=this.body,s=e>=Y*o?n.findIndex(i=>e>i-.5):n.length;return Math.min(Math.
max(s,0)+1,6)}depthOf({start:e,size:n}){for(;this.depths.length>0&&this.depths.at(-1)>e+n/2;)this.depths.pop();return(this.depths.length===0||e>this.depths.at(-1)+
n/2)&&this.depths.push(e),this.depths.length-1}}const _t=t=>(t.match(new RegExp("\\p{L}","gu"))?.length??0)>=Math.max(t.match(new RegExp("\\p{N}","gu"))?.length??
0,1),kt=/^(\*{0,3})\d{1,3}\\?[.)](\*{0,3})\s*/,At=/^(\*{0,3})(?:\\\*|[\u2022\u25e6\u25aa\u2023\u00b7\u25cf\u25cb\u25a0\u25a1\u2013\u2014-])(\*{0,3})\s*/u,Rt=(t,e)=>t.
replace(e?kt:At,(n,o,s)=>o===s?"":o||s),st=(t,e)=>t.segments.map(n=>(0,w.x)(n,e)).join(" "),it=({segments:t},e)=>t.every(({fragments:n})=>n.every(({style:o})=>o.
font[e])),Nt=10;function*ct(t,e){const n=(0,k.Y)(t.map(({start:a})=>a)),o=t.slice(1).map((a,l)=>Math.abs(a.baseline-t[l].baseline)),s=(0,k.Y)(o.filter((a,l)=>a>
t[l].size*.8)),i=[];for(const[a,l]of t.entries()){a%Z===Z-1&&(yield M.Yz);const O=st(l,e),p=a===0?0:Math.round(o[a-1]/s)-1;for(let S=0;S<Math.min(p,Nt);S++)i.push(
"");const v=(l.end-l.start)/Math.max(O.length,1);i.push(" ".repeat(Math.round((l.start-n)/Math.max(v,1)))+O)}return i}var It=g(24713);const Bt=/^(?:\\?[*+-](?=\s|$)|[\u2022\u25e6\u25aa\u2023\u00b7\u25cf\u25cb\u25a0\u25a1\u2013\u2014\uf0b7]|\d{1,3}\\?[.)])\s*/u,
Dt=/^(\d{1,3})\\?([.)])\s/,lt=/^([\u2610-\u2612])\s*/u,ft=100;function*Ct(t){const{blocks:e,leaves:n}=t,o=Ht(n),s=ht(n),i=n.some(({element:p})=>ot("Note",p)),a=[],
l=p=>{for(;o.length>0&&o[0].order<p;)a.push({kind:"figure",alternative:o.shift().alternative})};let O="";for(let p=0,v;p<e.length;p=v){const{element:S}=e[p];v=p+
1;const I=zt(e[p],t);if(I!==void 0&&l(I),dt("Lbl",e[p].lines,t.leafOf))O=yield*Kt(e[p],t);else if(S?.type==="TR"){const j=rt(S);for(;v<e.length&&e[v].element?.type===
"TR"&&rt(e[v].element)===j;)v++;const U=[];for(const K of e.slice(p,v)){const H=[];for(const F of yield*gt(K,t,s))H.push(yield*y(F,{linkOf:t.linkOf,marksBold:!1}));
U.push(H)}a.push({kind:"table",rows:U,quotes:ut(S)})}else{const j=yield*jt(e[p],t,{label:O,hasNotes:i});a.push({...j,quotes:ut(S)}),O=""}p%ft===0&&(yield M.Yz)}
return l(1/0),a.filter(p=>!("text"in p)||p.text!=="")}function*Kt({lines:t},{edges:e,linkOf:n}){return yield*y(yield*(0,$.gB)(t,e),{linkOf:n,marksBold:!1})}function*jt({
lines:t,element:e},n,{label:o,hasNotes:s}){const{edges:i,linkOf:a,leafOf:l}=n,O=e?.type??"P";if(t.length>1&&dt("Code",t,l))return{kind:"code",lines:yield*ct(t,i)};
const p=O==="Title"||O==="H"?1:Number(/^H([1-6])$/.exec(O)?.[1]??0),v=V=>s&&ot("Reference",l(V)?.element),S=yield*y(yield*(0,$.gB)(t,i),{linkOf:a,marksBold:p===
0,isReference:v});if(p>0)return{kind:"heading",level:p,text:S};const I=e&&ot("Note",e)?/^(\d{1,3})\\?[.)]?$/.exec(o):null;if(I)return{kind:"note",number:I[1],text:S};
const j=e?[...(0,_.Hy)(e)].filter(V=>V.type==="LI"):[];if(j.length===0)return{kind:"paragraph",text:o===""?S:`${o} ${S}`};const U=Dt.exec(`${o} ${S}`.trimStart()),
K=lt.exec(`${o} ${S}`.trimStart()),H=K?K[1]==="☐"?"[ ] ":"[x] ":"",F=[...(0,_.Hy)(j[0])].filter(V=>V.type==="L").length-1;return{kind:"item",depth:Math.max(F,
0),mark:U?`${U[1]}${U[2]}`:"-",text:H+S.replace(K?lt:Bt,"")}}const dt=(t,e,n)=>e.every(({segments:o})=>o.every(({fragments:s})=>s.every(i=>ot(t,n(i)?.element)))),
ut=t=>[...(0,_.Hy)(t)].filter(({type:e})=>e==="BlockQuote").length,ot=(t,e)=>{for(const{type:n}of(0,_.Hy)(e))if(n===t)return!0;return!1};function rt(t){for(const e of(0,_.
Hy)(t.parent))if(e.type==="Table")return e;return t.parent}function ht(t){const e=new Map;for(const{element:n}of t){const o=pt(n),s=o?.parent;if(s?.type!=="TR")
continue;const i=e.get(s);i?i.add(o):e.set(s,new Set([o]))}return e}function*Ut(t){const{blocks:e}=t,n=ht(t.leaves),o=[];for(let s=0,i;s<e.length;s=i){const{element:a}=e[s];
if(i=s+1,s%ft===0&&(yield M.Yz),a?.type!=="TR")continue;const l=rt(a);for(;i<e.length&&e[i].element?.type==="TR"&&rt(e[i].element)===l;)i++;const O=e.slice(s,i),
p=[];for(const S of O)p.push(yield*gt(S,t,n));const v=[...n.get(a)??[]];o.push({blocks:O,rows:p,hasHead:v.length>0&&v.every(({type:S})=>S==="TH")})}return o}function*gt({
lines:t,element:e},{leafOf:n,edges:o},s){const i=e&&s.get(e),a=new Map(Array.from(i??[],O=>[O,[]]));for(const{segments:O}of t)for(const{fragments:p}of O)for(const v of p){
const S=pt(n(v)?.element),I=a.get(S);I?I.push(v):a.set(S,[v])}const l=[];for(const O of a.values()){const p=yield*(0,M.p9)(O,(v,S)=>v.order-S.order);l.push(yield*(0,$.
gB)(yield*(0,L._I)(yield*(0,It.q9)(p)),o))}return l}function pt(t){for(const e of(0,_.Hy)(t))if(e.type==="TD"||e.type==="TH")return e;return t&&(0,A.VN)(t)}function zt({
lines:t},{leafOf:e}){return e(t[0].segments[0].fragments[0])?.order}function Ht(t){const e=new Set;return t.flatMap(({element:n,order:o})=>{const s=[...(0,_.Hy)(
n)].find(({type:a})=>a==="Figure");if(!s||e.has(s))return[];e.add(s);const i=s.alternative?.replace(/\s+/g," ").trim();return i?[{order:o,alternative:i}]:[]})}var mt=g(
45599),yt=g(6057),Wt=g(87141),at=g(45657);const Gt=/^(?:https?|mailto|tel|ftp):/i,Yt=5e3;function Ft(t,e){const[n,o,s,i,a,l]=(0,Wt.y)((0,yt.iw)(t,e)),O=[];for(const p of(t.
array(t.entry(t.pages.number(e),"Annots"))??[]).slice(0,Yt)){const v=t.dict(p);if(!v||!(0,mt.Eo)(t.resolve(v.get("Subtype")),"Link"))continue;const S=Zt(t,v.get(
"A")),I=S===void 0?void 0:(0,yt.b0)(t,v.get("Rect"));if(!I)continue;const j=[n*I[0]+s*I[1]+a,n*I[2]+s*I[3]+a],U=[o*I[0]+i*I[1]+l,o*I[2]+i*I[3]+l],[K,H]=[(0,at.YG)(
j),(0,at.YG)(U)];O.push({area:{x:K,y:H,width:(0,at.Kf)(j)-K,height:(0,at.Kf)(U)-H},uri:S})}return({box:{x:p,y:v,width:S,height:I}})=>{const[j,U]=[p+S/2,v+I/2];return O.
find(({area:K})=>j>=K.x&&j<=K.x+K.width&&U>=K.y&&U<=K.y+K.height)?.uri}}function Zt(t,e){const n=t.dict(e),o=t.resolve(n?.get("URI"));if(!(o instanceof mt.Mx))return;
const s=Buffer.from(o.bytes).toString("latin1");return Gt.test(s)?s:void 0}function Xt(t){let e="";for(const[n,o]of t.entries()){const{quotes:s=0}=o,i=t[n-1];if(i){
const l=Math.min(i.quotes??0,s);e+=i.kind==="item"&&o.kind==="item"?`
`:`
${">".repeat(l)}
`}const a=">".repeat(s)+(s>0?" ":"");e+=s>0?bt(o).replace(/^/gm,a):bt(o)}return e}function bt(t){switch(t.kind){case"heading":return`${"#".repeat(t.level)} ${t.
text}`;case"paragraph":return z(t.text);case"note":return`[^${t.number}]: ${t.text}`;case"item":return`${"   ".repeat(t.depth)}${t.mark} ${t.text}`;case"code":{
const e=(0,k.K)(t.lines.flatMap(o=>(o.match(/`+/g)??[]).map(s=>s.length)),2),n="`".repeat(e+1);return[n,...t.lines,n].join(`
`)}case"table":return Vt(t.rows);case"figure":return`![${t.alternative.replace(/[\\[\]]/g,"\\$&")}]()`}}function Vt(t){const e=(0,k.K)(t.map(i=>i.length)),n=i=>`\
| ${Array.from({length:e},(a,l)=>(i[l]??"").replaceAll("|","\\|")).join(" | ")} |`,[o,...s]=t;return[n(o),`|${" --- |".repeat(e)}`,...s.map(n)].join(`
`)}const Qt=3,wt=3,xt=.12;function Jt(t){const e=new Map;for(const[o,{blocks:s,found:{height:i}}]of t.entries())for(const{line:a,isHead:l}of qt(s,i)){const O=ne(
a),p=se(a,O),v=e.get(p);v?v.push({line:a,page:o,text:O,isHead:l}):e.set(p,[{line:a,page:o,text:O,isHead:l}])}const n=new Set;for(const o of e.values())if(!(new Set(
o.map(({page:s})=>s)).size<Qt))for(const{line:s}of te(o)?o.slice(1):o)n.add(s);return n}function qt(t,e){const o=t.flatMap(a=>(0,T.bI)(a)?[]:a.lines).filter(({frame:a})=>a.
cos===1&&!a.vertical).sort((a,l)=>a.baseline-l.baseline),s=o.slice(0,wt).filter(({baseline:a})=>a<xt*e),i=o.slice(-wt).filter(({baseline:a})=>a>(1-xt)*e);return[
...s.map(a=>({line:a,isHead:!0})),...i.map(a=>({line:a,isHead:!1}))]}const te=t=>t.every(({text:e,isHead:n})=>n&&e===t[0].text)&&ee.test(t[0].text),ee=new RegExp(
"\\p{L}{2}","u"),ne=({segments:t})=>t.map(({fragments:e})=>e.map(n=>n.text).join("")).join(" "),se=({baseline:t},e)=>`${Math.round(t/4)} ${e.replace(new RegExp(
"\\p{Nd}+","gu"),"0")}`;async function oe(t,e,{keepRepeated:n=!1}={}){const o=n?new Set:Jt(e),s=ie(e),i=[];for(const l of e){i.push(Xt(await re(t,l,s,o)));const O=t.
job.pace.step(l.characters*50);O&&await O}const a=e.filter(({blocks:l})=>l.some(O=>O instanceof T.xE));return{pages:i,repeatedLines:o.size,uncertain:a.map(({index:l})=>l)}}
async function re(t,e,n,o){const s=e.blocks.flatMap(v=>{if((0,T.bI)(v))return[v];const S=v.lines.filter(I=>!o.has(I));return S.length===0?[]:[S.length===v.lines.
length?v:L.eB.of(S,v.element)]}),{fragments:i,leafOf:a,edges:l}=e.found,O=Ft(t,e.index),p=t.pages.number(e.index);if(a&&(i.length===0||(0,A.P$)(i,a))){const v=(await(0,_.
g$)(t))?.leaves(p)??[];return(0,M.k6)(Ct({blocks:s,leafOf:a,leaves:v,edges:l,linkOf:O}),t.job.pace)}return(0,M.k6)(nt(s,n,l,O),t.job.pace)}const ae=6;function ie(t){
const e=new Map;let n=0,o=0;const s=({style:p,text:v})=>{const S=Math.round(p.size*2)/2,I=v.length*S*S;e.set(S,(e.get(S)??0)+I),o+=I,p.font.bold&&(n+=I)},i=t.flatMap(
p=>p.blocks),a=i.filter(p=>!(0,T.bI)(p));for(const{lines:p}of a.length>0?a:i)for(const{segments:v}of p)for(const{fragments:S}of v)S.forEach(s);const[l]=[...e].reduce(
(p,v)=>v[1]>p[1]?v:p,[0,0]),O=[...e.keys()].filter(p=>p>=1.15*l).sort((p,v)=>v-p);return{size:l,isBold:n>o/2,headings:O.slice(0,ae)}}var Ot=g(4186);function*ce(t,e){
const{fragments:n,leafOf:o,edges:s}=t.found;if(o&&(0,A.P$)(n,o)){const a=yield*le(t.blocks,o,e,s);if(a.length>0)return a}const i=[];for(const a of(yield*t.blocksByLook()).
filter(T.bI)){const l=yield*fe(a,s);i.push({box:Et([a]),rows:l,hasHead:ge(l),isCertain:a instanceof T.QH})}return i}function*le(t,e,n,o){const s=[];for(const{blocks:i,
rows:a,hasHead:l}of yield*Ut({blocks:t,leafOf:e,leaves:n,edges:o}))s.push({box:Et(i),rows:a.map(O=>O.map(vt)),hasHead:l,isCertain:!0});return s}function*fe(t,e){
const n=[];for(const o of t.rows){const s=[];for(const i of o)yield M.Yz,s.push(yield*de(i,e));n.push(s)}return n}function*de(t,e){return t.length===0?"":vt(yield*(0,$.
gB)(t,e))}const vt=({text:t})=>t.replace(/\s+/g," ").trim(),Et=t=>t.map(({frame:e,start:n,end:o,top:s,bottom:i})=>(0,Ot.L)(e,n,o,s,i)).reduce(Ot.D),ue=/^[^\p{L}]*\d[^\p{L}]*$/u,
he=/^(?:19|20)\d\d$/;function ge([t=[],...e]){const n=t.filter(s=>s!==""),o=s=>ue.test(s)&&!he.test(s);return 2*n.length>=t.length&&!n.some(o)&&e.some(s=>s.some(
o))}var pe=g(29082),me=g(12237),Mt=g(98446),ye=g(4528),be=g(55772),Lt=g(66403),we=g(65773);const Tt=100,xe=async(t,e,n)=>{const o=await(0,me.E)(t.bytes,n,{password:e.
open_password}),s=o.pages.count,i=(0,pe.k1)(e.pages,s);if(e.word_boxes&&i.length>Tt)throw(0,R.G6)([{field:"word_boxes",message:`takes at most ${Tt} pages, and ${i.
length} are asked for: name fewer in pages`,mentions:["pages"]}]);const a=e.layout==="markdown",l=new we.z(o,i.length,{findsTables:a||e.tables,hasTablesApart:a}),
{texts:O,words:p,tables:v,notes:S}=await ve(o,i,l,e),I=await(0,be.fl)(o),j=O.map((K,H)=>{const F=i[H];return{...{page:F,label:I(F-1),text:K,hasText:K.trim()!==""&&
!l.isScan(F)},...p[H]&&{words:p[H]}}}),U={text:Oe(O,e.layout),mediaType:(0,ye.GW)({layout:e.layout}),pageCount:s,characters:l.characters,unreadable:l.unreadable,
...e.per_page&&{pages:j},...e.tables&&{tables:v}};return{documents:[{...t,pageCount:s}],data:U,notes:[...l.notes,...S],facts:{textlessPages:l.textlessPages}}};function Oe(t,e){
return e==="markdown"?t.filter(n=>n.trim()!=="").join(`

`):t.every(n=>n.trim()==="")?"":t.join("\f")}async function ve(t,e,n,o){const{layout:s,word_boxes:i,keep_repeated:a}=o,l=[],{pace:O}=t.job,p=[],v=[],S=[];for(const H of e){
const F=await n.page(H);if(i&&v.push((await(0,M.k6)(F.words(),O)).map(({text:V,...Te})=>({text:V,...(0,Lt.a)(Te)}))),o.tables)for(const V of await Ee(t,F))l.push(
V);s==="markdown"?S.push(F):p.push(await(0,M.k6)(F.layout(s),O))}if(s!=="markdown")return{texts:p,words:v,tables:l,notes:[]};const{pages:I,repeatedLines:j,uncertain:U}=await oe(
t,S,{keepRepeated:a}),K=[...j>0?[Me(j)]:[],...U.length>0?[Le(U.map(H=>H+1))]:[]];return{texts:I,words:v,tables:l,notes:K}}async function Ee(t,e){const n=e.found.
leafOf?(await(0,_.g$)(t))?.leaves(t.pages.number(e.index))??[]:[];return(await(0,M.k6)(ce(e,n),t.job.pace)).map(({box:s,rows:i,hasHead:a,isCertain:l})=>({page:e.
index+1,box:(0,Lt.a)(s),rows:i,header:a,certain:l}))}const Me=t=>({code:"repeated_lines_removed",message:`${(0,Mt.y_)(t,"line")} of headers and footers, which r\
epeat on the pages, are not in the Markdown: set keep_repeated to true to keep them.`,mentions:["keep_repeated"]}),Le=t=>({code:"tables_uncertain",message:`Line\
s of ${(0,Mt.oi)(t)} that may be a table stand as they look, in a block of code.`})}),55772:((W,D,g)=>{g.d(D,{fl:()=>b,mm:()=>k,vg:()=>$});var R=g(94289),M=g(33546),
_=g(74135),L=g(59071);const T=1e3;function A(m){const{width:y,height:c}=(0,_.iN)(m),E=u=>Math.round(u*m.userUnit*T)/T;return{width:E(y),height:E(c)}}function k({
kinds:m,kindOf:y}){const c=new Int32Array(m.length),E=new Int32Array(m.length);for(let r=y.length-1;r>=0;r--)c[y[r]]++,E[y[r]]=r+1;const u=new Map;for(const[r,f]of m.
entries()){const{width:d,height:h}=A(f),x=`${d} ${h}`,P=u.get(x);P?P.count+=c[r]:u.set(x,{width:d,height:h,count:c[r],firstPage:E[r]})}return[...u.values()]}async function $(m,{
kinds:y,kindOf:c},E){const u=await b(m),r=y.map(A);return Array.from(c,(f,d)=>({...r[f],rotation:y[f].rotation,label:u(d),characters:E?.[d]??null}))}async function b(m){
const y=await(0,M.Hr)(m);return c=>y?w(y(c)):null}function w({style:m,prefix:y,number:c}){return(0,L.ZK)(y)+(0,R.Y)(m,c)}}),66403:((W,D,g)=>{g.d(D,{a:()=>_});const R=100,
M=L=>Math.round(L*R)/R,_=L=>L?{x:M(L.x),y:M(L.y),width:M(L.width),height:M(L.height)}:null}),94289:((W,D,g)=>{g.d(D,{Y:()=>R});function R(k,$){switch(k){case"D":
return String($);case"R":return T($);case"r":return T($).toLowerCase();case"A":return A($);case"a":return A($).toLowerCase();default:return""}}const M=[[1e3,"M"],
[900,"CM"],[500,"D"],[400,"CD"],[100,"C"],[90,"XC"],[50,"L"],[40,"XL"],[10,"X"],[9,"IX"],[5,"V"],[4,"IV"],[1,"I"]],_=1e5,L=2600;function T(k){if(k>_)return String(
k);let $="",b=k;for(const[w,m]of M)for(;b>=w;)$+=m,b-=w;return $}function A(k){return k>L?String(k):String.fromCharCode(65+(k-1)%26).repeat(Math.ceil(k/26))}}),
33546:((W,D,g)=>{g.d(D,{FB:()=>T,Hr:()=>k,Zh:()=>$,k$:()=>A,qm:()=>b});var R=g(93604),M=g(45599),_=g(81077);const L={first:0,style:"D",prefix:void 0,start:1};async function T(u){
const r=u.catalog.get("PageLabels");if(!u.dict(r))return;const f=(await(0,_.Zc)(u,r,"Nums")).map(([d,h])=>({first:Number(d),label:u.dict(h)})).filter(({first:d})=>Number.
isInteger(d)&&d>=0).sort((d,h)=>d.first-h.first).filter(({first:d},h,x)=>x[h+1]?.first!==d).map(({first:d,label:h})=>({first:d,...w(u,h)}));return f[0]?.first===
0?f:[L,...f]}function A(u,r){const f=u.editCatalog();if(r.length===0){f.delete("PageLabels");return}const d=r[0].first===0?r:[L,...r],h=E(u),x=d.map(({first:P,start:N,
...C})=>[P,c({...C,number:N},h)]);f.set("PageLabels",u.add((0,_.H6)(u,x,"Nums")))}async function k(u){const r=await T(u);if(!r)return;const f=r.map(({first:d})=>d);
return d=>{const h=r[(0,R.M)(f,d)-1];return{...h,number:h.start+d-h.first}}}function $(u,r){const f=[],d=E(u);let h,x=0;for(const P of r)(!h||!m(h,P))&&f.push([
x,c(P,d)]),h=P,x++;return(0,_.H6)(u,f,"Nums")}async function b(u,r){const f=await k(u);if(!f)return;const d=$(u,Array.from(r,h=>f(h-1)));u.editCatalog().set("Pa\
geLabels",u.add(d))}function w(u,r){const f=u.resolve(r?.get("S")),d=u.resolve(r?.get("P")),h=u.resolve(r?.get("St"));return{style:f instanceof M.SX?f.text:void 0,
prefix:d instanceof M.Mx&&d.bytes.length>0?d:void 0,start:typeof h=="number"&&Number.isInteger(h)&&h>=1?h:1}}function m(u,r){return u.style!==r.style||r.style!==
void 0&&r.number!==u.number+1?!1:u.prefix===r.prefix?!0:!!u.prefix&&!!r.prefix&&Buffer.compare(u.prefix.bytes,r.prefix.bytes)===0}const y=100;function c({style:u,
prefix:r,number:f},d){return(0,M.jd)({S:u===void 0?void 0:(0,M.UU)(u),P:r&&r.bytes.length>y?d(r):r,St:u===void 0||f===1?void 0:f})}function E(u){const r=new Map;
return f=>{let d=r.get(f);return d||r.set(f,d=u.add(f)),d}}}),81077:((W,D,g)=>{g.d(D,{AN:()=>b,BX:()=>A,H6:()=>k,MN:()=>$,Pu:()=>L,Zc:()=>T});var R=g(45599),M=g(
9819);const _=64,L=r=>typeof r=="number"?String(r):Buffer.from(r.bytes).toString("latin1");async function T(r,f,d){const h=[];for(const x of await m(r,f,0,d)){for(const N of c(
r,x,d))h.push(N);const P=r.job.pace.step(w);P&&await P}return h}async function A(r,f,d,h,x,P){const N=await m(r,f,d,h,P);for(let C=N.length-1;C>=0;C--){const B=N[C],
G=c(r,B,h),z=G.filter(([X,q])=>!x(X,q)),Y=r.job.pace.step(w+G.length*w);Y&&await Y,z.length<G.length&&(r.edit(B.holder),B.dict.set(h,z.flat()),B.changed=!0);for(const X of B.
repeats)r.edit(B.holder),B.dict.delete(X),B.changed=!0;if(B.emptyKids){const X=(r.array(B.dict.get("Kids"))??[]).filter(q=>!B.emptyKids.has(r.dict(q)));r.edit(B.
holder),B.dict.set("Kids",X),B.changed=!0}if(!B.changed)continue;const Q=r.array(B.dict.get("Kids"))??[];B.empty=z.length===0&&Q.length===0;const J=B.parent;J&&
(J.changed=!0,B.empty?(J.emptyKids??=new Set).add(B.dict):E(r,B,z,Q))}return N[0]?.empty??!1}function k(r,f,d){if(f.length<=_)return(0,R.jd)({[d]:f.flat()});let h=[];
for(const x of u(f)){const[P,N]=[x[0][0],x.at(-1)[0]];h.push({ref:r.add((0,R.jd)({Limits:[P,N],[d]:x.flat()})),low:P,high:N})}for(;h.length>_;)h=u(h).map(x=>{const[
P,N]=[x[0].low,x.at(-1).high];return{ref:r.add((0,R.jd)({Limits:[P,N],Kids:x.map(({ref:C})=>C)})),low:P,high:N}});return(0,R.jd)({Kids:h.map(({ref:x})=>x)})}const $=(r,f)=>k(
r,b([...f].map(([d,h])=>[(0,R.Px)(d),h])),"Names");function b(r){return r.map(f=>({entry:f,key:L(f[0])})).sort((f,d)=>f.key<d.key?-1:f.key>d.key?1:0).map(({entry:f})=>f)}
const w=100;async function m(r,f,d,h,x){const P=new M.b9(r),N=new Set,C=z=>N.size<N.add(z).size,B=[],G=[{value:f??null,holder:d,parent:void 0}];for(let z=G.pop();z!==
void 0;z=G.pop()){P.spend(1);const Y=r.dict(z.value);if(!Y||!C(Y)||x&&z.parent&&!y(r,Y,x))continue;const Q=[],J=Z=>{const nt=r.array(Y.get(Z));return!nt||C(nt)?
nt??[]:(Q.push(Z),[])},X=J(h).length>>1,q=J("Kids"),tt={dict:Y,holder:(0,M.Kd)(z.value,z.holder),parent:z.parent,repeats:Q};B.push(tt),P.spend(X);for(let Z=q.length-
1;Z>=0;Z--)G.push({value:q[Z],holder:(0,M.Kd)(Y.get("Kids"),tt.holder),parent:tt});const et=r.job.pace.step(w+X*w);et&&await et}return B}function y(r,f,d){const[
h,x]=r.array(f.get("Limits"))??[];return typeof h!="number"||typeof x!="number"||d(h,x)}function c(r,{dict:f,repeats:d},h){const x=d.includes(h)?void 0:r.array(
f.get(h));if(!x)return[];const P=[];for(let N=0;N+1<x.length;N+=2){const C=r.resolve(x[N]);(h==="Names"?C instanceof R.Mx:typeof C=="number")&&P.push([C,x[N+1]])}
return P}function E(r,f,d,h){const x=C=>r.array(r.dict(C)?.get("Limits"))??[],P=d[0]?.[0]??x(h[0])[0],N=d.at(-1)?.[0]??x(h.at(-1))[1];r.edit(f.holder),P!==void 0&&
N!==void 0?f.dict.set("Limits",[P,N]):f.dict.delete("Limits")}function u(r){const f=[];for(let d=0;d<r.length;d+=_)f.push(r.slice(d,d+_));return f}}),59071:((W,D,g)=>{
g.d(D,{Gh:()=>m,ZK:()=>y,wh:()=>w});var R=g(77581),M=g(45599);const _=/\u001b[A-Za-z]{2}[A-Za-z-]{0,8}\u001b/g,L=/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]/g,
T=/[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g,A=c=>c.replace(_,"").replace(L,"").replace(T,"�"),k=200,$=new WeakMap;function b(c){
if(c.bytes.length<k)return A((0,R.g7)(c));let E=$.get(c);return E===void 0&&$.set(c,E=A((0,R.g7)(c))),E}const w=c=>A(c).trim();function m(c){const E=c instanceof
M.Mx?b(c).trim():"";return E===""?null:E}const y=c=>c?b(c):""}),70549:((W,D,g)=>{g.d(D,{n:()=>R});function R(M){const _=new WeakMap;return L=>{if(L.hasChanges)return M(
L);const T=_.get(L);if(T)return T.answer;const A=M(L);return _.set(L,{answer:A}),A}}}),9819:((W,D,g)=>{g.d(D,{J7:()=>_,Kd:()=>A,Wo:()=>k,_i:()=>T,b9:()=>L});var R=g(
42973),M=g(45599);class _{document;gone=new Set;chased=new Set;constructor(b){this.document=b}remove(b){const{catalog:w,catalogNumber:m,pages:y}=this.document,c=w.
get("Pages");b===m||(0,M.i9)(c)&&b===c.number||y.holds(b)||(this.gone.add(b),this.document.remove(b))}chase(b){this.chased.add(b)}removed(){return this.gone}takeChased(){
const b=this.chased;return this.chased=new Set,b}isGone(b){return(0,M.i9)(b)&&this.gone.has(b.number)}}class L{most;left;constructor(b){this.most=this.left=b.job.
limits.nodes}spend=b=>{if(this.left-=b,this.left<0)throw(0,R.F)("nodes",`The document has more than ${this.most} fields, bookmarks, names and structure elements`,
"Remove bookmarks or tags with another program first")}}class T{seen;beyond=new Set;allowance;constructor(b,w=new L(b)){this.allowance=w,this.seen=new Uint8Array(
(b.size>>3)+1)}first(b){if(this.allowance.spend(1),!(0,M.i9)(b))return!0;const{number:w}=b,m=w>>3;if(m>=this.seen.length)return this.beyond.size<this.beyond.add(
w).size;const y=1<<(w&7),c=(this.seen[m]&y)===0;return this.seen[m]|=y,c}}function A($,b){return(0,M.i9)($)?$.number:b}function k($,b){const w=$.catalog.get(b),
m=$.dict(w);return m&&{dict:m,holder:A(w,$.catalogNumber)}}}),93604:((W,D,g)=>{g.d(D,{B:()=>R,M:()=>M});const R=(L,T)=>_(L,T,!1),M=(L,T)=>_(L,T,!0);function _(L,T,A){
let[k,$]=[0,L.length];for(;k<$;){const b=k+$>>1,w=L[b];w<T||A&&w===T?k=b+1:$=b}return k}})};
