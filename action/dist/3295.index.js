"use strict";exports.id=3295,exports.ids=[3295],exports.modules={4528:((G,B,p)=>{p.d(B,{G7:()=>w,GW:()=>A,IF:()=>y,JF:()=>O,KV:()=>x,_m:()=>L,lg:()=>m,u9:()=>P,uv:()=>S});const C=null,
m={"application/json":".json","text/plain":".txt","text/markdown":".md","text/csv":".csv","application/jsonl":".jsonl"};function A(c,f=!1){const{per_page:h,tables:v,
layout:T}=c;return M(c)?"application/jsonl":f&&v===!0&&h!==!0?"text/csv":h===!0||v===!0?"application/json":T==="markdown"?"text/markdown":"text/plain"}const M=c=>(c.
pieces??"none")!=="none";function I(c){const f=A(c);return M(c)?["application/json",f]:c.tables===!0?[f,"text/csv"]:f==="text/markdown"?["application/json",f,"t\
ext/plain"]:[...new Set(["application/json",f])]}const S=({text:c})=>typeof c=="string"?c:"",P=({pages:c,tables:f,pieces:h})=>(c??f??h)!==void 0;function L({text:c,
pages:f,tables:h,pieces:v,...T}){return T}const x=({pieces:c})=>c,O=c=>c.map(f=>`${JSON.stringify(f)}
`).join(""),y=({tables:c})=>c??[];function E(c){return y(c).flatMap(({page:f,rows:h,header:v,certain:T},_)=>{const z=R(h,v);return h.slice(v?1:0).map((N,U)=>({row:Object.
fromEntries(N.map((H,W)=>[z[W],H])),about:{page:f,table:_+1,row:U+1,certain:T}}))})}const b="pdf";function R(c,f){const h=c.reduce((T,{length:_})=>Math.max(T,_),
0),v=new Set([b]);return Array.from({length:h},(T,_)=>{const z=f&&c[0][_]||`Column ${_+1}`;let N=z;for(let U=2;v.has(N);U++)N=`${z} ${U}`;return v.add(N),N})}function w(c){
const[f,...h]=y(c);return f&&h.length===0?l(f.rows):void 0}const l=c=>c.map(f=>`${f.map(h=>/[",\r\n]/.test(h)?`"${h.replaceAll('"','""')}"`:h).join(",")}\r
`).join("")}),66974:((G,B,p)=>{p.d(B,{D6:()=>I,F1:()=>A,NL:()=>x,P3:()=>m,br:()=>M,bs:()=>L});var C=p(98446);const m={problem:"names page 0: pages count from 1,\
 and -1 is the last page"};function A(y,E,b){const R=[],w=[];for(const[l,c]of y.split(",").entries()){const f=l+1;if(E!==void 0&&c.trim()===""){w.push(`entry ${f}\
 is empty: write ${E}, separated by single commas`);continue}const h=b(c,f);"problem"in h?w.push(M(f,c,h.problem)):R.push(h.item)}return w.length>0?{problem:L(w)}:
{items:R}}const M=(y,E,b)=>`entry ${y} ('${O(E.trim())}') ${b}`,I=({position:y,text:E},b,R)=>M(y,E,`names ${S(b)}, but the document has ${(0,C.y_)(R,"page")}`);
function S(y){return Number.isSafeInteger(y)?`page ${y}`:"a page far beyond its end"}const P=5;function L(y){const E=y.length-P;return[...y.slice(0,P),...E>0?[`\
and ${E} more such entries`]:[]].join("; ")}function x(y){const E=/^ *(\d{1,10}) *[-–]+ *(\d{0,10}) *$/.exec(y);return E?`is not a range: write ${E[1]}..${E[2]}${E[2]===
""?" for this page and all after it":""}`:/\bfirst\b/i.test(y)?"is not a page: the first page is written 1, and a range from it 1..5":/\b(last|end)\b/i.test(y)?
"is not a page: the last page is written -1, and a range to it 2..":void 0}function O(y){const E=[...y].map(b=>/[\p{Cc}\p{Cs}\u2028\u2029]/u.test(b)?"?":b);return(0,C.
Bu)(E.join(""),40)}}),29082:((G,B,p)=>{p.d(B,{k1:()=>I,lY:()=>M,m7:()=>S});var C=p(58552),m=p(66974);const A=/^(not +)?(?:(odd|even|all)|(-?\d+)(?:(\.\.)(-?\d+)?)?)$/i,
M=x=>(0,m.F1)(x,"pages such as 1..3, -1, odd",(O,y)=>{const E=O.trim(),b=A.exec(E);if(!b)return{problem:L(E)};const[,R,w,l,c,f]=b,h={negated:R!==void 0,text:E,position:y};
if(w!==void 0)return{item:{...h,pages:w.toLowerCase()}};const v=Number(l),T=c===void 0?v:f===void 0?"end":Number(f);return v===0||T===0?m.P3:{item:{...h,pages:{
from:v,to:T}}}});function I(x,O,y="pages"){const E=c=>(0,C.G6)([{field:y,message:c}]),b=M(x);if("problem"in b)throw E(b.problem);const R=new P(O),w=new P(O),l=[];
for(const c of b.items){const f=c.negated?w:R;if(typeof c.pages=="string"){f.add(c.pages);continue}const{from:h,to:v}=c.pages,T=h<0?O+1+h:h,_=v==="end"?O:v<0?O+
1+v:v,N=(v==="end"?h<0?[[h,T]]:[]:[[h,T],[v,_]]).find(([,U])=>U<1||U>O);N&&l.push((0,m.D6)(c,N[0],O)),!(v==="end"&&T>O||l.length>0)&&f.range(Math.min(T,_),Math.
max(T,_))}if(l.length>0)throw E((0,m.bs)(l));return b.items.every(({negated:c})=>c)&&R.add("all"),R.without(w)}function S(x){const O=M(x);if("problem"in O||O.items.
length!==1)return;const{negated:y,pages:E}=O.items[0];if(y)return;if(E==="all")return{first:1};if(typeof E=="string"||E.from<1)return;const{from:b,to:R}=E;return R===
"end"?{first:b}:R===-1?{first:b}:R<1?void 0:{first:Math.min(b,R),last:Math.max(b,R)}}class P{pageCount;differences;odd=!1;even=!1;constructor(O){this.pageCount=
O,this.differences=new Int32Array(O+2)}add(O){O!=="even"&&(this.odd=!0),O!=="odd"&&(this.even=!0)}range(O,y){this.differences[O]++,this.differences[y+1]--}without(O){
const y=new Uint32Array(this.pageCount);let E=0,b=0,R=0;for(let w=1;w<=this.pageCount;w++){b+=this.differences[w],R+=O.differences[w];const l=w%2===1?"odd":"eve\
n";(b>0||this[l])&&!(R>0||O[l])&&(y[E++]=w)}return y.subarray(0,E)}}function L(x){return/^(not +)?\.\./i.test(x)?"has no start: a range is written 1..5":/^!/.test(
x)?"is not a page: leave out pages with not, such as not 2":(0,m.NL)(x.replace(/^not +/i,""))??"is not a page such as 3 or -1, a range such as 2..5 or 2.., odd,\
 even, all, or one of these after not"}}),45657:((G,B,p)=>{p.d(B,{Hn:()=>m,Kf:()=>M,RZ:()=>C,YG:()=>I,vH:()=>A});function C(S,P){for(const L of P)S.push(L)}const m=S=>S.
slice();function A(S,P,L){const x=S.get(P);x?x.push(L):S.set(P,[L])}const M=S=>{let P=-1/0;for(const L of S)P=Math.max(P,L);return P},I=S=>{let P=1/0;for(const L of S)
P=Math.min(P,L);return P}}),70083:((G,B,p)=>{p.r(B),p.d(B,{extract_text:()=>Cn});var C=p(58552),m=p(27077),A=p(61491),M=p(45657),I=p(96070),S=p(20779),P=p(39955),
L=p(62897);const x=100,O=({text:e})=>e.replace(/\s+/g," ").trim();function*y(e,t){const n=[];let o=0;for(const{space:i,text:r,fragment:a}of e.pieces()){++o%x===
0&&(yield m.Yz);const u=b(a,t),g=i!=="",d=n.at(-1);d&&R(d.look,u)?d.text+=g?` ${r}`:r:n.push({text:r,look:u,isSpaced:g})}let s="";for(const[i,r]of n.entries())r.
isSpaced&&(s+=" "),s+=w(r,E(n,i));return s.trim()}function E(e,t){const n=e[t+1];return{before:e[t].isSpaced?"":e[t-1]?.text.at(-1)??"",after:!n||n.isSpaced?"":
n.text[0]}}function b(e,{linkOf:t,marksBold:n,isReference:o}){const{bold:s,italic:i,fixedPitch:r}=e.style.font;return{bold:s&&n,italic:i,fixedPitch:r,link:t(e),
isReference:o?.(e)===!0}}const R=(e,t)=>e.bold===t.bold&&e.italic===t.italic&&e.fixedPitch===t.fixedPitch&&e.link===t.link&&e.isReference===t.isReference;function w({
text:e,look:{bold:t,italic:n,fixedPitch:o,link:s,isReference:i}},r){if(i&&/^\d{1,3}$/.test(e))return`[^${e}]`;let a=o&&!l(e,r)?_(e):N(e);return/[\p{L}\p{N}]/u.test(
e)&&T(e,r)&&(n&&(a=`*${a}*`),t&&(a=`**${a}**`)),s===void 0?a:`[${a}](${z(s)})`}const l=(e,{before:t,after:n})=>e.length<=c&&new RegExp("^\\p{L}+$","u").test(e)&&
f.test(t+n),c=3,f=new RegExp("\\p{L}","u"),h=/[\p{P}\p{S}]/u,v=/[\p{L}\p{N}]/u,T=(e,{before:t,after:n})=>!(h.test(e[0])&&v.test(t))&&!(h.test(e.at(-1))&&v.test(
n));function _(e){const t=(0,L.K)((e.match(/`+/g)??[]).map(o=>o.length),0),n="`".repeat(t+1);return t>0?`${n} ${e} ${n}`:`${n}${e}${n}`}const z=e=>/[\s()<>]/.test(
e)?`<${e.replace(/[\s<>]/g,encodeURIComponent)}>`:e,N=e=>e.replace(/[\\`*[\]]/g,"\\$&").replace(/(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])/gu,"\\_").replace(/<(?=[A-Za-z/!?])/g,
"\\<"),U=e=>e.replace(/^(?=#{1,6}(?:\s|$)|>|[-+](?:\s|$)|(?:-{3,}|={3,}|_{3,})$)/,"\\").replace(/^(\d{1,9})([.)])(?=\s|$)/,"$1\\$2");var H=p(5609),W=p(34659),ot=p(
24713),tt=p(81132);const F=.25,et=.5,it=2,ft=.9,nt=5,at=3,ne=.25;class dt{ends;constructor(t){this.ends=t}static*of(t){const n=new Map;let o=0;for(const{lines:i}of t)
for(const{start:r,end:a}of i){++o%m.y===0&&(yield m.Yz);const u=Math.round(r/it),g=n.get(u);g?g.push(a):n.set(u,[a])}const s=new Map;for(const[i,r]of n){if(r.length<
nt)continue;const a=yield*(0,m.p9)(r,(u,g)=>u-g);s.set(i,a[Math.floor((a.length-1)*ft)])}return new dt(s)}*write(t,n,o){const s=[];for(const i of yield*this.groupLines(
t)){const r=yield*y(yield*(0,I.gB)(i,n),o);r!==""&&s.push(s.length===0?r:U(r))}return s.join(`
`)}*groupLines(t){if(t.length<2)return[[...t]];const n=(0,L.Y)(t.map(r=>r.start)),o=(0,L.K)(t.map(({end:r})=>r)),s=Math.max(o,this.ends.get(Math.round(n/it))??o),
i=yield*se(t,n,s);return[0,...i].map((r,a)=>t.slice(r,i[a]))}}function*se(e,t,n){const o=(i,r)=>!ie(e[i-1])&&oe(e[i-1],re(e[i]),t,r),s=[];for(let i=1;i<e.length;i++){
let r=i,a=-1/0;for(;r<e.length&&o(r,n);r++)a=Math.max(a,e[r-1].end);const u=Array.from({length:r-i},(d,$)=>i+$),g=u.filter(d=>o(d,a));(0,M.RZ)(s,u.length>=at&&g.
length<=ne*u.length?g:u),yield(r-i+1)*m.Yz/m.y,i=Math.max(i,r)}return s}function oe(e,t,n,o){const s=t+(F+et)*e.size;return e.end+s<=o&&e.end-e.start+s<=o-n}const ie=({
segments:e})=>/[-\u2010\u00ad]$/.test(e.at(-1).fragments.at(-1).text);function re({segments:e}){const[t]=e[0].fragments;return Math.abs(t.end-t.start)}var ae=p(
77211);function*xt(e,t,n){if(e instanceof S.xE)return{kind:"code",lines:yield*(0,ae.x)(e.visual,t)};const o=[];for(const s of e.rows){const i=[];for(const r of s)
yield m.Yz,i.push(yield*ce(r,t,n));o.push(i)}return{kind:"table",rows:o}}function*ce(e,t,n){return e.length===0?"":yield*y(yield*(0,I.gB)(e,t),{linkOf:n,marksBold:!1})}
const Ot=1.15,vt=200,le=3,fe=1/2,de=500,ue=new RegExp(`^[${W.a}*-](?:\\s+|$)`,"u"),Et=/^(\d{1,3}|[a-z]|[ivx]{1,5})[.)]\s+/,ut=50;function*he(e,t,n,o){const s=[],
i=new be(t,n,o,yield*dt.of(e));for(let r=0,a;r<e.length;r=a){const u=e[r];if(a=r+1,(0,S.bI)(u))s.push(yield*xt(u,n,o));else{for(;a<e.length&&!(0,S.bI)(e[a]);)a++;
yield*pe(e.slice(r,a),i,s)}}return ge(s)}function ge(e){const t=s=>s.reduce((i,r)=>i+("text"in r?r.text.length:0),0),n=t(e),o=n>de&&t(e.filter(({kind:s})=>s==="\
heading"))>fe*n;return e.map(s=>o&&s.kind==="heading"?{kind:"paragraph",text:s.text}:s)}function*pe(e,t,n){const o=e.flatMap(s=>s.lines.map((i,r)=>({line:i,begins:r===
0})));for(let s=0,i;s<o.length;s=i){const{line:r}=o[s],a=t.kindOf(r),u=a==="code"?new me(r):void 0;for(i=s+1;i<o.length;i++){const d=o[i];if(!t.goesOn(a,r,d.line)||
d.begins&&!u?.isNear(d.line))break;u?.add(d.line),(i-s)%ut===0&&(yield m.Yz)}s%ut===0&&(yield m.Yz);const g=o.slice(s,i).map(d=>d.line);n.push(yield*t.piece(a===
"heading"&&!t.isHeading(g)?"paragraph":a,g,n.at(-1)))}}class me{last;pitch=0;constructor(t){this.last=t}isNear(t){const{frame:n,baseline:o,size:s}=this.last,i=t.
baseline-o;return t.frame===n&&Math.abs(t.size-s)<.1*s&&i>0&&i<=Math.max(ye*s,we*this.pitch)}add(t){const n=t.baseline-this.last.baseline;n>0&&(this.pitch===0||
n<this.pitch)&&(this.pitch=n),this.last=t}}const ye=2.2,we=2.1;class be{body;edges;linkOf;columns;depths=[];constructor(t,n,o,s){this.body=t,this.edges=n,this.linkOf=
o,this.columns=s}kindOf(t){const n=ht(t,this.edges);if(mt(t,"fixedPitch"))return"code";const o=t.size>=Ot*this.body.size,s=!this.body.isBold&&mt(t,"bold")&&!/[.,;:]$/.
test(n)&&!Oe(n),i=(o||s)&&n.length<=vt&&ve(n);return ue.test(n)||Et.test(n)&&!i?"item":i?"heading":"paragraph"}isHeading(t){const n=t.reduce((o,s)=>o+ht(s,this.
edges).length,0);return t.length<=le&&n<=vt}goesOn(t,n,o){const s=this.kindOf(o),i=s==="heading"&&mt(n,"bold")&&o.size===n.size;return t==="item"?(s==="paragrap\
h"||i)&&o.start>n.start+o.size/2:s===t&&(t!=="heading"||Math.abs(o.size-n.size)<.5)}*piece(t,n,o){const{edges:s,linkOf:i}=this;if(t==="code")return{kind:t,lines:yield*Mt(
n,s)};const r=t!=="heading"&&!this.body.isBold;if(t==="paragraph")return{kind:t,text:yield*this.columns.write(n,s,{linkOf:i,marksBold:r})};const a=yield*(0,I.gB)(
n,s),u=yield*y(a,{linkOf:i,marksBold:r});if(t==="heading")return{kind:t,level:this.levelOf(n[0]),text:u,title:O(a)};o?.kind!=="item"&&(this.depths=[]);const g=Et.
exec(ht(n[0],s))?.[0].trim()??"-",d=/^\d/.test(g);return{kind:t,depth:this.depthOf(n[0]),mark:d?g:"-",text:Le(u,d)}}levelOf({size:t}){const{headings:n,size:o}=this.
body,s=t>=Ot*o?n.findIndex(i=>t>i-.5):n.length;return Math.min(Math.max(s,0)+1,6)}depthOf({start:t,size:n}){for(;this.depths.length>0&&this.depths.at(-1)>t+n/2;)
this.depths.pop();return(this.depths.length===0||t>this.depths.at(-1)+n/2)&&this.depths.push(t),this.depths.length-1}}const xe=/^[^\p{L}\d]{0,3}\d[\d.,']{0,15}[.,]\d\d[^\p{L}\d.]{0,3}$/u,
Oe=e=>e.split(/\s/).slice(1).slice(-2).some(t=>xe.test(t)),ve=e=>(e.match(new RegExp("\\p{L}","gu"))?.length??0)>=Math.max(e.match(new RegExp("\\p{N}","gu"))?.length??
0,1),Ee=/^(\*{0,3})\d{1,3}\\?[.)](\*{0,3})\s*/,Me=new RegExp(`^(\\*{0,3})(?:\\\\\\*|[${W.a}-])(\\*{0,3})\\s*`,"u"),Le=(e,t)=>e.replace(t?Ee:Me,(n,o,s)=>o===s?"":
o||s),ht=(e,t)=>e.segments.map(n=>(0,tt.x)(n,t)).join(" "),mt=({segments:e},t)=>e.every(({fragments:n})=>n.every(({style:o})=>o.font[t])),Pe=10;function*Mt(e,t){
const n=(0,L.Y)(e.map(({start:r})=>r)),o=e.slice(1).map((r,a)=>Math.abs(r.baseline-e[a].baseline)),s=(0,L.Y)(o.filter((r,a)=>r>e[a].size*.8)),i=[];for(const[r,a]of e.
entries()){r%ut===ut-1&&(yield m.Yz);const u=ht(a,t),g=r===0?0:Math.round(o[r-1]/s)-1;for(let $=0;$<Math.min(g,Pe);$++)i.push("");const d=(a.end-a.start)/Math.max(
u.length,1);i.push(" ".repeat(Math.round((a.start-n)/Math.max(d,1)))+u)}return i}const Se=new RegExp(`^(?:\\\\?[*+-](?=\\s|$)|[${W.a}]|\\d{1,3}\\\\?[.)])\\s*`,"\
u"),Te=/^(\d{1,3})\\?([.)])\s/,Lt=/^([\u2610-\u2612])\s*/u,Pt=100;function*$e(e){const{blocks:t,leaves:n}=e,o={...e,columns:yield*dt.of(t)},s=Ie(n),i=$t(n),r=n.
some(({element:d})=>gt("Note",d)),a=[],u=d=>{for(;s.length>0&&s[0].order<d;)a.push({kind:"figure",alternative:s.shift().alternative})};let g="";for(let d=0,$;d<
t.length;d=$){const{element:k}=t[d];$=d+1;const K=Re(t[d],o);if(K!==void 0&&u(K),St("Lbl",t[d].lines,o.leafOf))g=yield*ke(t[d],o);else if(k?.type==="TR"){const D=pt(
k);for(;$<t.length&&t[$].element?.type==="TR"&&pt(t[$].element)===D;)$++;const j=[];for(const Y of t.slice(d,$)){const X=[];for(const st of yield*At(Y,o,i))X.push(
yield*y(st,{linkOf:o.linkOf,marksBold:!1}));j.push(X)}a.push({kind:"table",rows:j,quotes:Tt(k)})}else{const D=t[d],j=(0,S.bI)(D)?yield*xt(D,o.edges,o.linkOf):yield*Ae(
D,o,{label:g,hasNotes:r});a.push({...j,quotes:Tt(k)}),g=""}d%Pt===0&&(yield m.Yz)}return u(1/0),a.filter(d=>!("text"in d)||d.text!=="")}function*ke({lines:e},{edges:t,
linkOf:n}){return yield*y(yield*(0,I.gB)(e,t),{linkOf:n,marksBold:!1})}function*Ae({lines:e,element:t},n,{label:o,hasNotes:s}){const{edges:i,linkOf:r,leafOf:a}=n,
u=t?.type??"P";if(e.length>1&&St("Code",e,a))return{kind:"code",lines:yield*Mt(e,i)};const g=u==="Title"||u==="H"?1:Number(/^H([1-6])$/.exec(u)?.[1]??0),d=V=>s&&
gt("Reference",a(V)?.element),$=yield*(0,I.gB)(e,i),k=yield*y($,{linkOf:r,marksBold:g===0,isReference:d});if(g>0)return{kind:"heading",level:g,text:k,title:O($)};
const K=t&&gt("Note",t)?/^(\d{1,3})\\?[.)]?$/.exec(o):null;if(K)return{kind:"note",number:K[1],text:k};const D=t?[...(0,A.Hy)(t)].filter(V=>V.type==="LI"):[];if(D.
length===0&&o!=="")return{kind:"paragraph",text:`${o} ${k}`};if(D.length===0)return{kind:"paragraph",text:yield*n.columns.write(e,i,{linkOf:r,marksBold:!0,isReference:d})};
const j=Te.exec(`${o} ${k}`.trimStart()),Y=Lt.exec(`${o} ${k}`.trimStart()),X=Y?Y[1]==="☐"?"[ ] ":"[x] ":"",st=[...(0,A.Hy)(D[0])].filter(V=>V.type==="L").length-
1;return{kind:"item",depth:Math.max(st,0),mark:j?`${j[1]}${j[2]}`:"-",text:X+k.replace(Y?Lt:Se,"")}}const St=(e,t,n)=>t.every(({segments:o})=>o.every(({fragments:s})=>s.
every(i=>gt(e,n(i)?.element)))),Tt=e=>[...(0,A.Hy)(e)].filter(({type:t})=>t==="BlockQuote").length,gt=(e,t)=>{for(const{type:n}of(0,A.Hy)(t))if(n===e)return!0;return!1};
function pt(e){for(const t of(0,A.Hy)(e.parent))if(t.type==="Table")return t;return e.parent}function $t(e){const t=new Map;for(const{element:n}of e){const o=Rt(
n),s=o?.parent;if(s?.type!=="TR")continue;const i=t.get(s);i?i.add(o):t.set(s,new Set([o]))}return t}function*kt(e){const{blocks:t}=e,n=$t(e.leaves),o=[];for(let s=0,
i;s<t.length;s=i){const{element:r}=t[s];if(i=s+1,s%Pt===0&&(yield m.Yz),r?.type!=="TR")continue;const a=pt(r);for(;i<t.length&&t[i].element?.type==="TR"&&pt(t[i].
element)===a;)i++;const u=t.slice(s,i),g=[];for(const $ of u)g.push(yield*At($,e,n));const d=[...n.get(r)??[]];o.push({blocks:u,rows:g,hasHead:d.length>0&&d.every(
({type:$})=>$==="TH")})}return o}function*At({lines:e,element:t},{leafOf:n,edges:o},s){const i=t&&s.get(t),r=new Map(Array.from(i??[],u=>[u,[]]));for(const{segments:u}of e)
for(const{fragments:g}of u)for(const d of g){const $=Rt(n(d)?.element),k=r.get($);k?k.push(d):r.set($,[d])}const a=[];for(const u of r.values()){const g=yield*(0,m.
p9)(u,(d,$)=>d.order-$.order);a.push(yield*(0,I.gB)(yield*(0,H._I)(yield*(0,ot.q9)(g)),o))}return a}function Rt(e){for(const t of(0,A.Hy)(e))if(t.type==="TD"||t.
type==="TH")return t;return e&&(0,P.VN)(e)}function Re({lines:e},{leafOf:t}){return t(e[0].segments[0].fragments[0])?.order}function Ie(e){const t=new Set;return e.
flatMap(({element:n,order:o})=>{const s=[...(0,A.Hy)(n)].find(({type:r})=>r==="Figure");if(!s||t.has(s))return[];t.add(s);const i=s.alternative?.replace(/\s+/g,
" ").trim();return i?[{order:o,alternative:i}]:[]})}function _e(e){let t="";for(const[n,o]of e.entries()){const s=e[n-1];s&&(t+=It(s,o)),t+=_t(o)}return t}function It(e,t){
return e.kind==="item"&&t.kind==="item"?`
`:`
${">".repeat(Math.min(e.quotes??0,t.quotes??0))}
`}function _t(e){const{quotes:t=0}=e;return t>0?Nt(e).replace(/^/gm,`${">".repeat(t)} `):Nt(e)}function Nt(e){switch(e.kind){case"heading":return`${"#".repeat(e.
level)} ${e.text}`;case"paragraph":return U(e.text);case"note":return`[^${e.number}]: ${e.text}`;case"item":return`${"   ".repeat(e.depth)}${e.mark} ${e.text}`;case"\
code":{const t=(0,L.K)(e.lines.flatMap(o=>(o.match(/`+/g)??[]).map(s=>s.length)),2),n="`".repeat(t+1);return[n,...e.lines,n].join(`
`)}case"table":return Ne(e.rows);case"figure":return`![${e.alternative.replace(/[\\[\]]/g,"\\$&")}]()`}}function Ne(e){const t=(0,L.K)(e.map(i=>i.length)),n=i=>`\
| ${Array.from({length:t},(r,a)=>(i[a]??"").replaceAll("|","\\|")).join(" | ")} |`,[o,...s]=e;return[n(o),`|${" --- |".repeat(t)}`,...s.map(n)].join(`
`)}var Ct=p(4186);function*Ce(e,t){const{fragments:n,leafOf:o,edges:s}=e.found;if(o&&(0,P.P$)(n,o)){const r=yield*Be(e.blocks,o,t,s);if(r.length>0)return r}const i=[];
for(const r of(yield*e.blocksByLook()).filter(S.bI)){const a=yield*Bt(r,s);i.push({box:zt([r]),rows:a,hasHead:Dt(a),isCertain:r instanceof S.QH})}return i}function*Be(e,t,n,o){
const s=[];for(const{blocks:i,rows:r,hasHead:a}of yield*kt({blocks:e,leafOf:t,leaves:n,edges:o}))s.push({box:zt(i),rows:r.map(u=>u.map(O)),hasHead:a,isCertain:!0});
return s}function*Bt(e,t){const n=[];for(const o of e.rows){const s=[];for(const i of o)yield m.Yz,s.push(yield*ze(i,t));n.push(s)}return n}function*ze(e,t){return e.
length===0?"":O(yield*(0,I.gB)(e,t))}const zt=e=>e.map(({frame:t,start:n,end:o,top:s,bottom:i})=>(0,Ct.L)(t,n,o,s,i)).reduce(Ct.D),De=/^[^\p{L}]*\d[^\p{L}]*$/u,
je=/^(?:19|20)\d\d$/;function Dt([e=[],...t]){const n=e.filter(s=>s!==""),o=s=>De.test(s)&&!je.test(s);return 2*n.length>=e.length&&!n.some(o)&&t.some(s=>s.some(
o))}const ct=`

`;function Ke(e){return e.map((t,n)=>{const o=e[n-1],s={text:_t(t),joint:o?It(o,t):ct};if(t.kind==="heading")return{...s,heading:{level:t.level,title:t.title}};
const i=s.text.split(`
`);return t.kind==="table"?{...s,rows:{open:i.slice(0,2),rows:i.slice(2),close:[]}}:t.kind!=="code"?s:{...s,rows:{open:i.slice(0,1),rows:i.slice(1,-1),close:i.slice(
-1)}}})}function He(e){const t=[];let n=[];const o=()=>{n.length>0&&t.push(Kt({open:[],rows:n,close:[]})),n=[]};for(const s of e.split(`
`))s===""?o():n.push(s);return o(),t}function*Ue(e,t){const{blocks:n}=e,{edges:o}=e.found,s=yield*We(e,t),i=[];for(let r=0,a;r<n.length;r=a){a=r+1;const u=s.get(
n[r]);if(u)(0,M.RZ)(i,u);else{for(;a<n.length&&!s.has(n[a]);)a++;const{text:g}=yield*(0,I.dV)(n.slice(r,a),o);(0,M.RZ)(i,Ge(g))}}return i}function*We(e,t){const{
leafOf:n,fragments:o,edges:s}=e.found,i=new Map;for(const r of e.blocks.filter(S.bI)){const a=yield*Bt(r,s);i.set(r,[jt(a,Dt(a))])}if(!n||!(0,P.P$)(o,n))return i;
for(const{blocks:r,rows:a,hasHead:u}of yield*kt({blocks:e.blocks,leafOf:n,leaves:t,edges:s})){yield m.Yz;for(const d of r)i.set(d,[]);const g=a.map(d=>d.map(O));
i.set(r[0],[jt(g,u)])}return i}const Ge=e=>e.split(ct).map(t=>t.trimEnd()).filter(t=>t!=="").map(t=>({text:t,joint:ct}));function jt(e,t){const n=e.map(o=>o.filter(
s=>s!=="").join(" "));return Kt({open:n.slice(0,t?1:0),rows:n.slice(t?1:0),close:[]})}const Kt=e=>({text:[...e.open,...e.rows,...e.close].join(`
`),joint:ct,rows:e});var Ht=p(45599),Ut=p(6057),Ye=p(87141);const Fe=/^(?:https?|mailto|tel|ftp):/i,Ze=5e3;function Xe(e,t){const[n,o,s,i,r,a]=(0,Ye.y)((0,Ut.iw)(
e,t)),u=[];for(const g of(e.array(e.entry(e.pages.number(t),"Annots"))??[]).slice(0,Ze)){const d=e.dict(g);if(!d||!(0,Ht.Eo)(e.resolve(d.get("Subtype")),"Link"))
continue;const $=Ve(e,d.get("A")),k=$===void 0?void 0:(0,Ut.b0)(e,d.get("Rect"));if(!k)continue;const K=[n*k[0]+s*k[1]+r,n*k[2]+s*k[3]+r],D=[o*k[0]+i*k[1]+a,o*k[2]+
i*k[3]+a],[j,Y]=[(0,M.YG)(K),(0,M.YG)(D)];u.push({area:{x:j,y:Y,width:(0,M.Kf)(K)-j,height:(0,M.Kf)(D)-Y},uri:$})}return({box:{x:g,y:d,width:$,height:k}})=>{const[
K,D]=[g+$/2,d+k/2];return u.find(({area:j})=>K>=j.x&&K<=j.x+j.width&&D>=j.y&&D<=j.y+j.height)?.uri}}function Ve(e,t){const n=e.dict(t),o=e.resolve(n?.get("URI"));
if(!(o instanceof Ht.Mx))return;const s=Buffer.from(o.bytes).toString("latin1");return Fe.test(s)?s:void 0}const Je=3,Wt=3,Gt=.12;function Qe(e){const t=new Map;
for(const[o,{blocks:s,found:{height:i}}]of e.entries())for(const{line:r,isHead:a}of qe(s,i)){const u=nn(r),g=sn(r,u),d=t.get(g);d?d.push({line:r,page:o,text:u,isHead:a}):
t.set(g,[{line:r,page:o,text:u,isHead:a}])}const n=new Set;for(const o of t.values())if(!(new Set(o.map(({page:s})=>s)).size<Je))for(const{line:s}of tn(o)?o.slice(
1):o)n.add(s);return n}function qe(e,t){const o=e.flatMap(r=>(0,S.bI)(r)?[]:r.lines).filter(({frame:r})=>r.cos===1&&!r.vertical).sort((r,a)=>r.baseline-a.baseline),
s=o.slice(0,Wt).filter(({baseline:r})=>r<Gt*t),i=o.slice(-Wt).filter(({baseline:r})=>r>(1-Gt)*t);return[...s.map(r=>({line:r,isHead:!0})),...i.map(r=>({line:r,isHead:!1}))]}
const tn=e=>e.every(({text:t,isHead:n})=>n&&t===e[0].text)&&en.test(e[0].text),en=new RegExp("\\p{L}{2}","u"),nn=({segments:e})=>e.map(({fragments:t})=>t.map(n=>n.
text).join("")).join(" "),sn=({baseline:e},t)=>`${Math.round(e/4)} ${t.replace(new RegExp("\\p{Nd}+","gu"),"0")}`;async function on(e,t,{keepRepeated:n=!1}={}){
const o=n?new Set:Qe(t),s=cn(t),i=[],r=[];for(const u of t){const g=await rn(e,u,s,o);r.push(g),i.push(_e(g));const d=e.job.pace.step(u.characters*50);d&&await d}
const a=t.filter(({blocks:u})=>u.some(g=>g instanceof S.xE));return{pages:i,parts:r,repeatedLines:o.size,uncertain:a.map(({index:u})=>u)}}async function rn(e,t,n,o){
const s=t.blocks.flatMap(d=>{if((0,S.bI)(d))return[d];const $=d.lines.filter(k=>!o.has(k));return $.length===0?[]:[$.length===d.lines.length?d:H.eB.of($,d.element)]}),
{fragments:i,leafOf:r,edges:a}=t.found,u=Xe(e,t.index),g=e.pages.number(t.index);if(r&&(i.length===0||(0,P.P$)(i,r))){const d=(await(0,A.g$)(e))?.leaves(g)??[];
return(0,m.k6)($e({blocks:s,leafOf:r,leaves:d,edges:a,linkOf:u}),e.job.pace)}return(0,m.k6)(he(s,n,a,u),e.job.pace)}const an=6;function cn(e){const[t,n,o]=[new yt,
new yt,new yt];for(const{blocks:s}of e)for(const i of s)for(const{segments:r}of i.lines)for(const{fragments:a}of r)for(const u of a)(0,S.bI)(i)?o.count(u):(n.count(
u),u.style.font.fixedPitch||t.count(u));return n.characters<Yt*o.characters?o.with(n).body:(t.characters>=Yt*n.characters?t:n).body}const Yt=.2;class yt{characters=0;area=0;bold=0;sizes=new Map;count({
style:t,text:n}){const o=Math.round(t.size*2)/2,s=n.length*o*o;this.sizes.set(o,(this.sizes.get(o)??0)+s),this.characters+=n.length,this.area+=s,t.font.bold&&(this.
bold+=s)}with(t){for(const[n,o]of t.sizes)this.sizes.set(n,(this.sizes.get(n)??0)+o);return this.characters+=t.characters,this.area+=t.area,this.bold+=t.bold,this}get body(){
const[t]=[...this.sizes].reduce((o,s)=>s[1]>o[1]?s:o,[0,0]),n=[...this.sizes.keys()].filter(o=>o>=1.15*t).sort((o,s)=>s-o);return{size:t,isBold:this.bold>this.area/
2,headings:n.slice(0,an)}}}var ln=p(29082),fn=p(92356),wt=p(98446),dn=p(4528),un=p(55772),Ft=p(66403);const hn=1/4,lt=/\s/,gn=new Set(".!?…؟۔।"),pn=new Set(
"。！？"),mn=new Set(`)]}"'»”’›`),yn=6,wn=/[\p{Ll}\p{N}]/u,bn=new RegExp("\\p{M}","u");function xn(e,t,n){const o=t+Math.max(n,1);if(o>=e.length)return e.
length;const s=t+Math.ceil(n*hn);for(const i of[Zt,vn,Xt])for(let r=o;r>s;r--)if(i(e,r))return r;return En(e,o,t)}function On(e,t){const n=Math.max(e.length-t,0);
if(n===0)return 0;for(const o of[Zt,Xt])for(let s=n;s<e.length;s++)if(o(e,s))return s;return e.length}function Zt(e,t){if(pn.has(e[t-1]))return!0;if(!lt.test(e[t-
1])||lt.test(e[t])||wn.test(String.fromCodePoint(e.codePointAt(t))))return!1;for(let n=t-1;n>=0&&n>=t-yn;n--){const o=e[n];if(gn.has(o))return!0;if(!lt.test(o)&&
!mn.has(o))return!1}return!1}const vn=(e,t)=>e[t-1]===`
`,Xt=(e,t)=>lt.test(e[t-1])&&!lt.test(e[t]);function En(e,t,n){let o=t;const s=()=>(e.charCodeAt(o)&64512)===56320||bn.test(e[o]);for(;o>n+1&&s();)o--;return o>
n+1?o:t}const Mn=200,Ln=3;class Vt{open=[];enter(t){for(;this.open.length>0&&this.open.at(-1).level>=t.level;)this.open.pop();this.open.push(t)}get titles(){return this.
open.map(({title:t})=>t)}get level(){return this.open.at(-1)?.level??0}}class Pn{how;pieces=[];headings=new Vt;parts=[];length=0;above=[];work=0;constructor(t){
this.how=t}*add(t,n){for(const[o,s]of t.entries()){const i=o===0?ct:s.joint;s.heading&&this.enterHeading(s.heading),this.length+i.length+s.text.length<=this.how.
size?this.put(s,s.text,i,n):yield*this.cut(s,i,n),++this.work%m.y===0&&(yield m.Yz)}}addScan(t,n){this.end(),this.pieces.push({text:t,hasText:!1,firstPage:n,lastPage:n,
headings:this.headings.titles})}end(){const{parts:t}=this;if(this.parts=[],this.length=0,!t.some(({isAgain:s})=>!s))return;const n=t.map((s,i)=>i===0?s.text:s.joint+
s.text).join(""),o=[t[0].page,t.at(-1).page];this.pieces.push({text:n,hasText:!0,firstPage:o[0],lastPage:o[1],headings:this.above})}enterHeading(t){const n=t.level>
this.headings.level&&this.parts.length>0&&this.parts.every(o=>o.isHeading);this.how.bySection&&t.level<=Ln&&!n&&this.end(),this.headings.enter(t)}put({heading:t,
rows:n,text:o},s,i,r){this.parts.some(({isAgain:u,isHeading:g})=>!u&&!g)||(this.above=this.headings.titles),this.length+=(this.parts.length>0?i.length:0)+s.length,
this.parts.push({text:s,joint:i,page:r,isHeading:t?.title!==void 0&&s===o,isRows:n!==void 0,isAgain:!1})}*cut(t,n,o){this.next();const{size:s}=this.how,i=()=>s-
this.length-(this.parts.length>0?n.length:0);t.text.length>i()&&i()<s/4&&this.end(),t.text.length<=i()?this.put(t,t.text,n,o):t.rows?yield*this.cutRows(t,t.rows,
n,o):yield*this.cutProse(t,t.text,n,o)}next(){const t=this.parts.findLastIndex(({isHeading:i})=>!i)+1;if(this.parts.slice(0,t).every(({isAgain:i})=>i))return;const n=this.
parts.splice(t),o=this.parts;this.end();const s=this.how.overlap>0?Tn(o,this.how.overlap):[];for(const i of[...s,...n])this.length+=(this.parts.length>0?i.joint.
length:0)+i.text.length,this.parts.push(i);this.above=this.headings.titles}*cutProse(t,n,o,s){for(let i=0,r;i<n.length;i=r){const a=i===0;a||this.next();const u=a?
o:" ",g=this.how.size-this.length-(this.parts.length>0?u.length:0);r=xn(n,i,g),this.put(t,n.slice(i,r).trimEnd(),u,s),yield(r-i)*Mn}}*cutRows(t,n,o,s){const{open:i,
rows:r,close:a}=Sn(n,this.how.size),u=Jt([...i,...a]);let[g,d]=[[],u];const $=()=>{g.length>0&&this.put(t,[...i,...g,...a].join(`
`),o,s),[g,d]=[[],u]};for(const k of r){++this.work%m.y===0&&(yield m.Yz);const K=()=>this.how.size-this.length-o.length;d+k.length+1>K()&&($(),this.next(),d+k.
length+1>K()&&this.end()),d+k.length+1<=K()?(g.push(k),d+=k.length+1):yield*this.cutProse(t,k,o,s)}$()}}const Jt=e=>e.reduce((t,n)=>t+n.length+1,0);function Sn(e,t){
const{open:n,rows:o,close:s}=e;return Jt([...n,...s])<=t/2?e:{open:[],rows:[...n,...o,...s],close:[]}}function Tn(e,t){const n=[];let o=t;for(let s=e.length-1;s>=
0&&o>0&&!e[s].isRows;s--){const i=e[s],r=i.text.slice(On(i.text,o));if(r!==""&&n.unshift({...i,text:r,isAgain:!0}),r.length<i.text.length)break;o-=r.length+i.joint.
length}return n}var $n=p(42973);function kn({pieces:e,layout:t,piece_size:n,piece_overlap:o}){const s=[];if(e==="section"&&t!=="markdown"&&s.push({field:"pieces",
message:"by section needs layout to be markdown, which has headings: set it, or cut by size",mentions:["layout"]}),2*o>=n&&s.push({field:"piece_overlap",message:`\
must be below half of piece_size, which is ${n}: at most ${Math.ceil(n/2)-1}`,mentions:["piece_size"]}),s.length>0)throw(0,C.G6)(s)}async function An(e,t,{pace:n,
limits:o}){const s=t.pieces==="page"?Rn(e):await In(e,t,n,o);Qt(s.length,o);const i=[];for(const[r,{text:a,hasText:u,firstPage:g,lastPage:d,headings:$}]of s.entries()){
const k=n.step(a.length*10);k&&await k,i.push({index:r+1,text:a,characters:_n(a),hasText:u,firstPage:g,lastPage:d,headings:$})}return i}function Rn(e){const t=new Vt;
return e.map(({number:n,text:o,isScan:s,parts:i=[]})=>{const r=i.findIndex(({kind:d})=>d!=="heading"),a=r<0?i.length:r,u=d=>d.kind==="heading"&&t.enter(d);i.slice(
0,a).forEach(u);const g=t.titles;return i.slice(a).forEach(u),{text:o,hasText:o.trim()!==""&&!s,firstPage:n,lastPage:n,headings:g}})}async function In(e,t,n,o){
const s=new Pn({bySection:t.pieces==="section",size:t.piece_size,overlap:t.piece_overlap});for(const{number:i,text:r,isScan:a,parts:u,passages:g=Ke(u??[])}of e)
a?s.addScan(r.trim(),i):await(0,m.k6)(s.add(g,i),n),Qt(s.pieces.length,o);return s.end(),s.pieces}function Qt(e,{textPieces:t}){if(!(e<=t))throw(0,$n.F)("textPi\
eces",`The text has more than ${(0,wt.y_)(t,"piece")}`,"Ask for larger pieces, or fewer pages","pages")}function _n(e){let t=e.length;for(let n=0;n<e.length;n++)
(e.charCodeAt(n)&64512)===56320&&t--;return t}var Nn=p(22154);const qt=100,Cn=async(e,t,n)=>{kn(t);const o=await(0,fn.E)(e.bytes,n,{password:t.open_password}),s=o.
pages.count,i=(0,ln.k1)(t.pages,s);Bn(t,i.length);const r=t.layout==="markdown",a=bt(t)&&t.layout==="reading",u=r||a,g=new Nn.z(o,i.length,{findsTables:u||t.tables,
hasTablesApart:u}),{texts:d,words:$,lines:k,tables:K,parts:D,passages:j,notes:Y}=await Dn(o,i,g,t),X=await(0,un.fl)(o),st=d.map((Q,q)=>{const rt=i[q];return{...{
page:rt,label:X(rt-1),text:Q,hasText:Q.trim()!==""&&!g.isScan(rt)},...$[q]&&{words:$[q]},...k[q]&&{lines:k[q]}}}),V=d.map((Q,q)=>{const rt=i[q];return{number:rt,
text:Q,isScan:g.isScan(rt),parts:D?.[q],passages:j[q]}}),Z=t.pieces==="none"?void 0:await An(V,t,n),J={text:Z?null:zn(d,t.layout),mediaType:(0,dn.GW)({layout:t.
layout}),pageCount:s,characters:g.characters,unreadable:g.unreadable,...t.per_page&&{pages:st},...t.tables&&{tables:K},...Z&&{pieceCount:Z.length,pieces:Z}};return{
documents:[{...e,pageCount:s}],data:J,notes:[...g.notes,...Y],facts:{textlessPages:g.textlessPages,...Z&&{pieceCount:Z.length}}}};function Bn(e,t){const n=["wor\
d_boxes","line_boxes"].filter(o=>e[o]&&t>qt).map(o=>({field:o,message:`takes at most ${qt} pages, and ${t} are asked for: name fewer in pages`,mentions:["pages"]}));
if(n.length>0)throw(0,C.G6)(n)}const te=({text:e,...t})=>({text:e,...(0,Ft.a)(t)});function zn(e,t){return t==="markdown"?e.filter(n=>n.trim()!=="").join(`

`):e.every(n=>n.trim()==="")?"":e.join("\f")}const bt=({pieces:e})=>e==="section"||e==="size";async function Dn(e,t,n,o){const{layout:s,word_boxes:i,line_boxes:r,
keep_repeated:a}=o,u=[],{pace:g}=e.job,d=[],$=[],k=[],K=[],D=[];for(const Z of t){const J=await n.page(Z);if(i&&$.push((await(0,m.k6)(J.words(),g)).map(te)),r&&
k.push((await(0,m.k6)(J.lines(),g)).map(te)),o.tables)for(const Q of await jn(e,J))u.push(Q);if(s==="markdown")K.push(J);else{const Q=bt(o)&&s==="reading"?Ue(J,
await ee(e,J)):void 0;Q&&D.push(await(0,m.k6)(Q,g)),d.push(await(0,m.k6)(J.layout(s),g)),bt(o)&&s==="page"&&D.push(He(d.at(-1)))}}if(s!=="markdown")return{texts:d,
words:$,lines:k,tables:u,passages:D,notes:[]};const{pages:j,parts:Y,repeatedLines:X,uncertain:st}=await on(e,K,{keepRepeated:a}),V=[...X>0?[Kn(X)]:[],...st.length>
0?[Hn(st.map(Z=>Z+1))]:[]];return{texts:j,words:$,lines:k,tables:u,parts:Y,passages:D,notes:V}}async function ee(e,t){return t.found.leafOf?(await(0,A.g$)(e))?.
leaves(e.pages.number(t.index))??[]:[]}async function jn(e,t){return(await(0,m.k6)(Ce(t,await ee(e,t)),e.job.pace)).map(({box:o,rows:s,hasHead:i,isCertain:r})=>({
page:t.index+1,box:(0,Ft.a)(o),rows:s,header:i,certain:r}))}const Kn=e=>({code:"repeated_lines_removed",message:`${(0,wt.y_)(e,"line")} of headers and footers, \
which repeat on the pages, are not in the Markdown: set keep_repeated to true to keep them.`,mentions:["keep_repeated"]}),Hn=e=>({code:"tables_uncertain",message:`\
Lines of ${(0,wt.oi)(e)} that may be a table stand as they look, in a block of code.`})}),55772:((G,B,p)=>{p.d(B,{fl:()=>x,mm:()=>P,vg:()=>L});var C=p(94289),m=p(
33546),A=p(74135),M=p(59071);const I=1e3;function S(y){const{width:E,height:b}=(0,A.JQ)(y),R=w=>Math.round(w*I)/I;return{width:R(E),height:R(b)}}function P({kinds:y,
kindOf:E}){const b=new Int32Array(y.length),R=new Int32Array(y.length);for(let l=E.length-1;l>=0;l--)b[E[l]]++,R[E[l]]=l+1;const w=new Map;for(const[l,c]of y.entries()){
const{width:f,height:h}=S(c),v=`${f} ${h}`,T=w.get(v);T?T.count+=b[l]:w.set(v,{width:f,height:h,count:b[l],firstPage:R[l]})}return[...w.values()]}async function L(y,{
kinds:E,kindOf:b},R){const w=await x(y),l=E.map(S);return Array.from(b,(c,f)=>({...l[c],rotation:E[c].rotation,label:w(f),characters:R?.[f]??null}))}async function x(y){
const E=await(0,m.Hr)(y);return b=>E?O(E(b)):null}function O({style:y,prefix:E,number:b}){return(0,M.ZK)(E)+(0,C.Y)(y,b)}}),66403:((G,B,p)=>{p.d(B,{a:()=>A});const C=100,
m=M=>Math.round(M*C)/C,A=M=>M?{x:m(M.x),y:m(M.y),width:m(M.width),height:m(M.height)}:null}),94289:((G,B,p)=>{p.d(B,{Y:()=>C});function C(P,L){switch(P){case"D":
return String(L);case"R":return I(L);case"r":return I(L).toLowerCase();case"A":return S(L);case"a":return S(L).toLowerCase();default:return""}}const m=[[1e3,"M"],
[900,"CM"],[500,"D"],[400,"CD"],[100,"C"],[90,"XC"],[50,"L"],[40,"XL"],[10,"X"],[9,"IX"],[5,"V"],[4,"IV"],[1,"I"]],A=1e5,M=2600;function I(P){if(P>A)return String(
P);let L="",x=P;for(const[O,y]of m)for(;x>=O;)L+=y,x-=O;return L}function S(P){return P>M?String(P):String.fromCharCode(65+(P-1)%26).repeat(Math.ceil(P/26))}}),
33546:((G,B,p)=>{p.d(B,{FB:()=>I,Hr:()=>P,Zh:()=>L,k$:()=>S,qm:()=>x});var C=p(93604),m=p(45599),A=p(81077);const M={first:0,style:"D",prefix:void 0,start:1};async function I(w){
const l=w.catalog.get("PageLabels");if(!w.dict(l))return;const c=(await(0,A.Zc)(w,l,"Nums")).map(([f,h])=>({first:Number(f),label:w.dict(h)})).filter(({first:f})=>Number.
isInteger(f)&&f>=0).sort((f,h)=>f.first-h.first).filter(({first:f},h,v)=>v[h+1]?.first!==f).map(({first:f,label:h})=>({first:f,...O(w,h)}));return c[0]?.first===
0?c:[M,...c]}function S(w,l){const c=w.editCatalog();if(l.length===0){c.delete("PageLabels");return}const f=l[0].first===0?l:[M,...l],h=R(w),v=f.map(({first:T,start:_,
...z})=>[T,b({...z,number:_},h)]);c.set("PageLabels",w.add((0,A.H6)(w,v,"Nums")))}async function P(w){const l=await I(w);if(!l)return;const c=l.map(({first:f})=>f);
return f=>{const h=l[(0,C.M)(c,f)-1];return{...h,number:h.start+f-h.first}}}function L(w,l){const c=[],f=R(w);let h,v=0;for(const T of l)(!h||!y(h,T))&&c.push([
v,b(T,f)]),h=T,v++;return(0,A.H6)(w,c,"Nums")}async function x(w,l){const c=await P(w);if(!c)return;const f=L(w,Array.from(l,h=>c(h-1)));w.editCatalog().set("Pa\
geLabels",w.add(f))}function O(w,l){const c=w.resolve(l?.get("S")),f=w.resolve(l?.get("P")),h=w.resolve(l?.get("St"));return{style:c instanceof m.SX?c.text:void 0,
prefix:f instanceof m.Mx&&f.bytes.length>0?f:void 0,start:typeof h=="number"&&Number.isInteger(h)&&h>=1?h:1}}function y(w,l){return w.style!==l.style||l.style!==
void 0&&l.number!==w.number+1?!1:w.prefix===l.prefix?!0:!!w.prefix&&!!l.prefix&&Buffer.compare(w.prefix.bytes,l.prefix.bytes)===0}const E=100;function b({style:w,
prefix:l,number:c},f){return(0,m.jd)({S:w===void 0?void 0:(0,m.UU)(w),P:l&&l.bytes.length>E?f(l):l,St:w===void 0||c===1?void 0:c})}function R(w){const l=new Map;
return c=>{let f=l.get(c);return f||l.set(c,f=w.add(c)),f}}}),81077:((G,B,p)=>{p.d(B,{AN:()=>x,BX:()=>S,H6:()=>P,MN:()=>L,Pu:()=>M,Zc:()=>I});var C=p(45599),m=p(
9819);const A=64,M=l=>typeof l=="number"?String(l):Buffer.from(l.bytes).toString("latin1");async function I(l,c,f){const h=[];for(const v of await y(l,c,0,f)){for(const _ of b(
l,v,f))h.push(_);const T=l.job.pace.step(O);T&&await T}return h}async function S(l,c,f,h,v,T){const _=await y(l,c,f,h,T);for(let z=_.length-1;z>=0;z--){const N=_[z],
U=b(l,N,h),H=U.filter(([F,et])=>!v(F,et)),W=l.job.pace.step(O+U.length*O);W&&await W,H.length<U.length&&(l.edit(N.holder),N.dict.set(h,H.flat()),N.changed=!0);for(const F of N.
repeats)l.edit(N.holder),N.dict.delete(F),N.changed=!0;if(N.emptyKids){const F=(l.array(N.dict.get("Kids"))??[]).filter(et=>!N.emptyKids.has(l.dict(et)));l.edit(
N.holder),N.dict.set("Kids",F),N.changed=!0}if(!N.changed)continue;const ot=l.array(N.dict.get("Kids"))??[];N.empty=H.length===0&&ot.length===0;const tt=N.parent;
tt&&(tt.changed=!0,N.empty?(tt.emptyKids??=new Set).add(N.dict):R(l,N,H,ot))}return _[0]?.empty??!1}function P(l,c,f){if(c.length<=A)return(0,C.jd)({[f]:c.flat()});
let h=[];for(const v of w(c)){const[T,_]=[v[0][0],v.at(-1)[0]];h.push({ref:l.add((0,C.jd)({Limits:[T,_],[f]:v.flat()})),low:T,high:_})}for(;h.length>A;)h=w(h).map(
v=>{const[T,_]=[v[0].low,v.at(-1).high];return{ref:l.add((0,C.jd)({Limits:[T,_],Kids:v.map(({ref:z})=>z)})),low:T,high:_}});return(0,C.jd)({Kids:h.map(({ref:v})=>v)})}
const L=(l,c)=>P(l,x([...c].map(([f,h])=>[(0,C.Px)(f),h])),"Names");function x(l){return l.map(c=>({entry:c,key:M(c[0])})).sort((c,f)=>c.key<f.key?-1:c.key>f.key?
1:0).map(({entry:c})=>c)}const O=100;async function y(l,c,f,h,v){const T=new m.b9(l),_=new Set,z=H=>_.size<_.add(H).size,N=[],U=[{value:c??null,holder:f,parent:void 0}];
for(let H=U.pop();H!==void 0;H=U.pop()){T.spend(1);const W=l.dict(H.value);if(!W||!z(W)||v&&H.parent&&!E(l,W,v))continue;const ot=[],tt=nt=>{const at=l.array(W.
get(nt));return!at||z(at)?at??[]:(ot.push(nt),[])},F=tt(h).length>>1,et=tt("Kids"),it={dict:W,holder:(0,m.Kd)(H.value,H.holder),parent:H.parent,repeats:ot};N.push(
it),T.spend(F);for(let nt=et.length-1;nt>=0;nt--)U.push({value:et[nt],holder:(0,m.Kd)(W.get("Kids"),it.holder),parent:it});const ft=l.job.pace.step(O+F*O);ft&&await ft}
return N}function E(l,c,f){const[h,v]=l.array(c.get("Limits"))??[];return typeof h!="number"||typeof v!="number"||f(h,v)}function b(l,{dict:c,repeats:f},h){const v=f.
includes(h)?void 0:l.array(c.get(h));if(!v)return[];const T=[];for(let _=0;_+1<v.length;_+=2){const z=l.resolve(v[_]);(h==="Names"?z instanceof C.Mx:typeof z=="\
number")&&T.push([z,v[_+1]])}return T}function R(l,c,f,h){const v=z=>l.array(l.dict(z)?.get("Limits"))??[],T=f[0]?.[0]??v(h[0])[0],_=f.at(-1)?.[0]??v(h.at(-1))[1];
l.edit(c.holder),T!==void 0&&_!==void 0?c.dict.set("Limits",[T,_]):c.dict.delete("Limits")}function w(l){const c=[];for(let f=0;f<l.length;f+=A)c.push(l.slice(f,
f+A));return c}}),59071:((G,B,p)=>{p.d(B,{Gh:()=>y,ZK:()=>E,wh:()=>O});var C=p(77581),m=p(45599);const A=/\u001b[A-Za-z]{2}[A-Za-z-]{0,8}\u001b/g,M=/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]/g,
I=/[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g,S=b=>b.replace(A,"").replace(M,"").replace(I,"�"),P=200,L=new WeakMap;function x(b){
if(b.bytes.length<P)return S((0,C.g7)(b));let R=L.get(b);return R===void 0&&L.set(b,R=S((0,C.g7)(b))),R}const O=b=>S(b).trim();function y(b){const R=b instanceof
m.Mx?x(b).trim():"";return R===""?null:R}const E=b=>b?x(b):""}),70549:((G,B,p)=>{p.d(B,{n:()=>C});function C(m){const A=new WeakMap;return M=>{if(M.hasChanges)return m(
M);const I=A.get(M);if(I)return I.answer;const S=m(M);return A.set(M,{answer:S}),S}}}),9819:((G,B,p)=>{p.d(B,{J7:()=>A,Kd:()=>S,Wo:()=>P,_i:()=>I,b9:()=>M});var C=p(
42973),m=p(45599);class A{document;gone=new Set;chased=new Set;constructor(x){this.document=x}remove(x){const{catalog:O,catalogNumber:y,pages:E}=this.document,b=O.
get("Pages");x===y||(0,m.i9)(b)&&x===b.number||E.holds(x)||(this.gone.add(x),this.document.remove(x))}chase(x){this.chased.add(x)}removed(){return this.gone}takeChased(){
const x=this.chased;return this.chased=new Set,x}isGone(x){return(0,m.i9)(x)&&this.gone.has(x.number)}}class M{most;left;constructor(x){this.most=this.left=x.job.
limits.nodes}spend=x=>{if(this.left-=x,this.left<0)throw(0,C.F)("nodes",`The document has more than ${this.most} fields, bookmarks, names and structure elements`,
"Remove bookmarks or tags with another program first")}}class I{seen;beyond=new Set;allowance;constructor(x,O=new M(x)){this.allowance=O,this.seen=new Uint8Array(
(x.size>>3)+1)}first(x){if(this.allowance.spend(1),!(0,m.i9)(x))return!0;const{number:O}=x,y=O>>3;if(y>=this.seen.length)return this.beyond.size<this.beyond.add(
O).size;const E=1<<(O&7),b=(this.seen[y]&E)===0;return this.seen[y]|=E,b}}function S(L,x){return(0,m.i9)(L)?L.number:x}function P(L,x){const O=L.catalog.get(x),
y=L.dict(O);return y&&{dict:y,holder:S(O,L.catalogNumber)}}}),93604:((G,B,p)=>{p.d(B,{B:()=>C,M:()=>m});const C=(M,I)=>A(M,I,!1),m=(M,I)=>A(M,I,!0);function A(M,I,S){
let[P,L]=[0,M.length];for(;P<L;){const x=P+L>>1,O=M[x];O<I||S&&O===I?P=x+1:L=x}return P}})};
