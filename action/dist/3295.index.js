"use strict";exports.id=3295,exports.ids=[3295],exports.modules={4528:((W,B,b)=>{b.d(B,{G7:()=>y,GW:()=>$,IF:()=>m,JF:()=>O,KV:()=>x,_m:()=>L,lg:()=>p,u9:()=>P,uv:()=>S});const C=null,
p={"application/json":".json","text/plain":".txt","text/markdown":".md","text/csv":".csv","application/jsonl":".jsonl"};function $(c,f=!1){const{per_page:h,tables:v,
layout:T}=c;return M(c)?"application/jsonl":f&&v===!0&&h!==!0?"text/csv":h===!0||v===!0?"application/json":T==="markdown"?"text/markdown":"text/plain"}const M=c=>(c.
pieces??"none")!=="none";function _(c){const f=$(c);return M(c)?["application/json",f]:c.tables===!0?[f,"text/csv"]:f==="text/markdown"?["application/json",f,"t\
ext/plain"]:[...new Set(["application/json",f])]}const S=({text:c})=>typeof c=="string"?c:"",P=({pages:c,tables:f,pieces:h})=>(c??f??h)!==void 0;function L({text:c,
pages:f,tables:h,pieces:v,...T}){return T}const x=({pieces:c})=>c,O=c=>c.map(f=>`${JSON.stringify(f)}
`).join(""),m=({tables:c})=>c??[];function E(c){return m(c).flatMap(({page:f,rows:h,header:v,certain:T},I)=>{const z=R(h,v);return h.slice(v?1:0).map((N,U)=>({row:Object.
fromEntries(N.map((H,G)=>[z[G],H])),about:{page:f,table:I+1,row:U+1,certain:T}}))})}const w="pdf";function R(c,f){const h=c.reduce((T,{length:I})=>Math.max(T,I),
0),v=new Set([w]);return Array.from({length:h},(T,I)=>{const z=f&&c[0][I]||`Column ${I+1}`;let N=z;for(let U=2;v.has(N);U++)N=`${z} ${U}`;return v.add(N),N})}function y(c){
const[f,...h]=m(c);return f&&h.length===0?l(f.rows):void 0}const l=c=>c.map(f=>`${f.map(h=>/[",\r\n]/.test(h)?`"${h.replaceAll('"','""')}"`:h).join(",")}\r
`).join("")}),66974:((W,B,b)=>{b.d(B,{D6:()=>_,F1:()=>$,NL:()=>x,P3:()=>p,br:()=>M,bs:()=>L});var C=b(98446);const p={problem:"names page 0: pages count from 1,\
 and -1 is the last page"};function $(m,E,w){const R=[],y=[];for(const[l,c]of m.split(",").entries()){const f=l+1;if(E!==void 0&&c.trim()===""){y.push(`entry ${f}\
 is empty: write ${E}, separated by single commas`);continue}const h=w(c,f);"problem"in h?y.push(M(f,c,h.problem)):R.push(h.item)}return y.length>0?{problem:L(y)}:
{items:R}}const M=(m,E,w)=>`entry ${m} ('${O(E.trim())}') ${w}`,_=({position:m,text:E},w,R)=>M(m,E,`names ${S(w)}, but the document has ${(0,C.y_)(R,"page")}`);
function S(m){return Number.isSafeInteger(m)?`page ${m}`:"a page far beyond its end"}const P=5;function L(m){const E=m.length-P;return[...m.slice(0,P),...E>0?[`\
and ${E} more such entries`]:[]].join("; ")}function x(m){const E=/^ *(\d{1,10}) *[-–]+ *(\d{0,10}) *$/.exec(m);return E?`is not a range: write ${E[1]}..${E[2]}${E[2]===
""?" for this page and all after it":""}`:/\bfirst\b/i.test(m)?"is not a page: the first page is written 1, and a range from it 1..5":/\b(last|end)\b/i.test(m)?
"is not a page: the last page is written -1, and a range to it 2..":void 0}function O(m){const E=[...m].map(w=>/[\p{Cc}\p{Cs}\u2028\u2029]/u.test(w)?"?":w);return(0,C.
Bu)(E.join(""),40)}}),29082:((W,B,b)=>{b.d(B,{k1:()=>_,lY:()=>M,m7:()=>S});var C=b(58552),p=b(66974);const $=/^(not +)?(?:(odd|even|all)|(-?\d+)(?:(\.\.)(-?\d+)?)?)$/i,
M=x=>(0,p.F1)(x,"pages such as 1..3, -1, odd",(O,m)=>{const E=O.trim(),w=$.exec(E);if(!w)return{problem:L(E)};const[,R,y,l,c,f]=w,h={negated:R!==void 0,text:E,position:m};
if(y!==void 0)return{item:{...h,pages:y.toLowerCase()}};const v=Number(l),T=c===void 0?v:f===void 0?"end":Number(f);return v===0||T===0?p.P3:{item:{...h,pages:{
from:v,to:T}}}});function _(x,O,m="pages"){const E=c=>(0,C.G6)([{field:m,message:c}]),w=M(x);if("problem"in w)throw E(w.problem);const R=new P(O),y=new P(O),l=[];
for(const c of w.items){const f=c.negated?y:R;if(typeof c.pages=="string"){f.add(c.pages);continue}const{from:h,to:v}=c.pages,T=h<0?O+1+h:h,I=v==="end"?O:v<0?O+
1+v:v,N=(v==="end"?h<0?[[h,T]]:[]:[[h,T],[v,I]]).find(([,U])=>U<1||U>O);N&&l.push((0,p.D6)(c,N[0],O)),!(v==="end"&&T>O||l.length>0)&&f.range(Math.min(T,I),Math.
max(T,I))}if(l.length>0)throw E((0,p.bs)(l));return w.items.every(({negated:c})=>c)&&R.add("all"),R.without(y)}function S(x){const O=M(x);if("problem"in O||O.items.
length!==1)return;const{negated:m,pages:E}=O.items[0];if(m)return;if(E==="all")return{first:1};if(typeof E=="string"||E.from<1)return;const{from:w,to:R}=E;return R===
"end"?{first:w}:R===-1?{first:w}:R<1?void 0:{first:Math.min(w,R),last:Math.max(w,R)}}class P{pageCount;differences;odd=!1;even=!1;constructor(O){this.pageCount=
O,this.differences=new Int32Array(O+2)}add(O){O!=="even"&&(this.odd=!0),O!=="odd"&&(this.even=!0)}range(O,m){this.differences[O]++,this.differences[m+1]--}without(O){
const m=new Uint32Array(this.pageCount);let E=0,w=0,R=0;for(let y=1;y<=this.pageCount;y++){w+=this.differences[y],R+=O.differences[y];const l=y%2===1?"odd":"eve\
n";(w>0||this[l])&&!(R>0||O[l])&&(m[E++]=y)}return m.subarray(0,E)}}function L(x){return/^(not +)?\.\./i.test(x)?"has no start: a range is written 1..5":/^!/.test(
x)?"is not a page: leave out pages with not, such as not 2":(0,p.NL)(x.replace(/^not +/i,""))??"is not a page such as 3 or -1, a range such as 2..5 or 2.., odd,\
 even, all, or one of these after not"}}),45657:((W,B,b)=>{b.d(B,{Hn:()=>p,Kf:()=>M,RZ:()=>C,YG:()=>_,vH:()=>$});function C(S,P){for(const L of P)S.push(L)}const p=S=>S.
slice();function $(S,P,L){const x=S.get(P);x?x.push(L):S.set(P,[L])}const M=S=>{let P=-1/0;for(const L of S)P=Math.max(P,L);return P},_=S=>{let P=1/0;for(const L of S)
P=Math.min(P,L);return P}}),70083:((W,B,b)=>{b.r(B),b.d(B,{extract_text:()=>Nn});var C=b(58552),p=b(27077),$=b(61491),M=b(45657),_=b(96070),S=b(20779),P=b(39955),
L=b(62897);const x=100,O=({text:e})=>e.replace(/\s+/g," ").trim();function*m(e,t){const n=[];let o=0;for(const{space:i,text:r,fragment:a}of e.pieces()){++o%x===
0&&(yield p.Yz);const d=w(a,t),g=i!=="",u=n.at(-1);u&&R(u.look,d)?u.text+=g?` ${r}`:r:n.push({text:r,look:d,isSpaced:g})}let s="";for(const[i,r]of n.entries())r.
isSpaced&&(s+=" "),s+=y(r,E(n,i));return s.trim()}function E(e,t){const n=e[t+1];return{before:e[t].isSpaced?"":e[t-1]?.text.at(-1)??"",after:!n||n.isSpaced?"":
n.text[0]}}function w(e,{linkOf:t,marksBold:n,isReference:o}){const{bold:s,italic:i,fixedPitch:r}=e.style.font;return{bold:s&&n,italic:i,fixedPitch:r,link:t(e),
isReference:o?.(e)===!0}}const R=(e,t)=>e.bold===t.bold&&e.italic===t.italic&&e.fixedPitch===t.fixedPitch&&e.link===t.link&&e.isReference===t.isReference;function y({
text:e,look:{bold:t,italic:n,fixedPitch:o,link:s,isReference:i}},r){if(i&&/^\d{1,3}$/.test(e))return`[^${e}]`;let a=o&&!l(e,r)?I(e):N(e);return/[\p{L}\p{N}]/u.test(
e)&&T(e,r)&&(n&&(a=`*${a}*`),t&&(a=`**${a}**`)),s===void 0?a:`[${a}](${z(s)})`}const l=(e,{before:t,after:n})=>e.length<=c&&new RegExp("^\\p{L}+$","u").test(e)&&
f.test(t+n),c=3,f=new RegExp("\\p{L}","u"),h=/[\p{P}\p{S}]/u,v=/[\p{L}\p{N}]/u,T=(e,{before:t,after:n})=>!(h.test(e[0])&&v.test(t))&&!(h.test(e.at(-1))&&v.test(
n));function I(e){const t=(0,L.K)((e.match(/`+/g)??[]).map(o=>o.length),0),n="`".repeat(t+1);return t>0?`${n} ${e} ${n}`:`${n}${e}${n}`}const z=e=>/[\s()<>]/.test(
e)?`<${e.replace(/[\s<>]/g,encodeURIComponent)}>`:e,N=e=>e.replace(/[\\`*[\]]/g,"\\$&").replace(/(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])/gu,"\\_").replace(/<(?=[A-Za-z/!?])/g,
"\\<"),U=e=>e.replace(/^(?=#{1,6}(?:\s|$)|>|[-+](?:\s|$)|(?:-{3,}|={3,}|_{3,})$)/,"\\").replace(/^(\d{1,9})([.)])(?=\s|$)/,"$1\\$2");var H=b(5609),G=b(24713),ot=b(
81132);const et=.25,F=.5,X=2,rt=.9,ft=5,nt=3,at=.25;class ut{ends;constructor(t){this.ends=t}static*of(t){const n=new Map;let o=0;for(const{lines:i}of t)for(const{
start:r,end:a}of i){++o%p.y===0&&(yield p.Yz);const d=Math.round(r/X),g=n.get(d);g?g.push(a):n.set(d,[a])}const s=new Map;for(const[i,r]of n){if(r.length<ft)continue;
const a=yield*(0,p.p9)(r,(d,g)=>d-g);s.set(i,a[Math.floor((a.length-1)*rt)])}return new ut(s)}*write(t,n,o){const s=[];for(const i of yield*this.groupLines(t)){
const r=yield*m(yield*(0,_.gB)(i,n),o);r!==""&&s.push(s.length===0?r:U(r))}return s.join(`
`)}*groupLines(t){if(t.length<2)return[[...t]];const n=(0,L.Y)(t.map(r=>r.start)),o=(0,L.K)(t.map(({end:r})=>r)),s=Math.max(o,this.ends.get(Math.round(n/X))??o),
i=yield*ne(t,n,s);return[0,...i].map((r,a)=>t.slice(r,i[a]))}}function*ne(e,t,n){const o=(i,r)=>!oe(e[i-1])&&se(e[i-1],ie(e[i]),t,r),s=[];for(let i=1;i<e.length;i++){
let r=i,a=-1/0;for(;r<e.length&&o(r,n);r++)a=Math.max(a,e[r-1].end);const d=Array.from({length:r-i},(u,k)=>i+k),g=d.filter(u=>o(u,a));(0,M.RZ)(s,d.length>=nt&&g.
length<=at*d.length?g:d),yield(r-i+1)*p.Yz/p.y,i=Math.max(i,r)}return s}function se(e,t,n,o){const s=t+(et+F)*e.size;return e.end+s<=o&&e.end-e.start+s<=o-n}const oe=({
segments:e})=>/[-\u2010\u00ad]$/.test(e.at(-1).fragments.at(-1).text);function ie({segments:e}){const[t]=e[0].fragments;return Math.abs(t.end-t.start)}var re=b(
77211);function*xt(e,t,n){if(e instanceof S.xE)return{kind:"code",lines:yield*(0,re.x)(e.visual,t)};const o=[];for(const s of e.rows){const i=[];for(const r of s)
yield p.Yz,i.push(yield*ae(r,t,n));o.push(i)}return{kind:"table",rows:o}}function*ae(e,t,n){return e.length===0?"":yield*m(yield*(0,_.gB)(e,t),{linkOf:n,marksBold:!1})}
const Ot=1.15,vt=200,ce=3,le=1/2,fe=500,ue=/^[\u2022\u25e6\u25aa\u2023\u00b7\u25cf\u25cb\u25a0\u25a1\u2013\u2014\u2212*-](?:\s+|$)/u,Et=/^(\d{1,3}|[a-z]|[ivx]{1,5})[.)]\s+/,
dt=50;function*de(e,t,n,o){const s=[],i=new be(t,n,o,yield*ut.of(e));for(let r=0,a;r<e.length;r=a){const d=e[r];if(a=r+1,(0,S.bI)(d))s.push(yield*xt(d,n,o));else{
for(;a<e.length&&!(0,S.bI)(e[a]);)a++;yield*ge(e.slice(r,a),i,s)}}return he(s)}function he(e){const t=s=>s.reduce((i,r)=>i+("text"in r?r.text.length:0),0),n=t(e),
o=n>fe&&t(e.filter(({kind:s})=>s==="heading"))>le*n;return e.map(s=>o&&s.kind==="heading"?{kind:"paragraph",text:s.text}:s)}function*ge(e,t,n){const o=e.flatMap(
s=>s.lines.map((i,r)=>({line:i,begins:r===0})));for(let s=0,i;s<o.length;s=i){const{line:r}=o[s],a=t.kindOf(r),d=a==="code"?new pe(r):void 0;for(i=s+1;i<o.length;i++){
const u=o[i];if(!t.goesOn(a,r,u.line)||u.begins&&!d?.isNear(u.line))break;d?.add(u.line),(i-s)%dt===0&&(yield p.Yz)}s%dt===0&&(yield p.Yz);const g=o.slice(s,i).
map(u=>u.line);n.push(yield*t.piece(a==="heading"&&!t.isHeading(g)?"paragraph":a,g,n.at(-1)))}}class pe{last;pitch=0;constructor(t){this.last=t}isNear(t){const{
frame:n,baseline:o,size:s}=this.last,i=t.baseline-o;return t.frame===n&&Math.abs(t.size-s)<.1*s&&i>0&&i<=Math.max(me*s,ye*this.pitch)}add(t){const n=t.baseline-
this.last.baseline;n>0&&(this.pitch===0||n<this.pitch)&&(this.pitch=n),this.last=t}}const me=2.2,ye=2.1;class be{body;edges;linkOf;columns;depths=[];constructor(t,n,o,s){
this.body=t,this.edges=n,this.linkOf=o,this.columns=s}kindOf(t){const n=ht(t,this.edges);if(mt(t,"fixedPitch"))return"code";const o=t.size>=Ot*this.body.size,s=!this.
body.isBold&&mt(t,"bold")&&!/[.,;:]$/.test(n)&&!xe(n),i=(o||s)&&n.length<=vt&&Oe(n);return ue.test(n)||Et.test(n)&&!i?"item":i?"heading":"paragraph"}isHeading(t){
const n=t.reduce((o,s)=>o+ht(s,this.edges).length,0);return t.length<=ce&&n<=vt}goesOn(t,n,o){const s=this.kindOf(o),i=s==="heading"&&mt(n,"bold")&&o.size===n.size;
return t==="item"?(s==="paragraph"||i)&&o.start>n.start+o.size/2:s===t&&(t!=="heading"||Math.abs(o.size-n.size)<.5)}*piece(t,n,o){const{edges:s,linkOf:i}=this;if(t===
"code")return{kind:t,lines:yield*Mt(n,s)};const r=t!=="heading"&&!this.body.isBold;if(t==="paragraph")return{kind:t,text:yield*this.columns.write(n,s,{linkOf:i,
marksBold:r})};const a=yield*(0,_.gB)(n,s),d=yield*m(a,{linkOf:i,marksBold:r});if(t==="heading")return{kind:t,level:this.levelOf(n[0]),text:d,title:O(a)};o?.kind!==
"item"&&(this.depths=[]);const g=Et.exec(ht(n[0],s))?.[0].trim()??"-",u=/^\d/.test(g);return{kind:t,depth:this.depthOf(n[0]),mark:u?g:"-",text:Me(d,u)}}levelOf({
size:t}){const{headings:n,size:o}=this.body,s=t>=Ot*o?n.findIndex(i=>t>i-.5):n.length;return Math.min(Math.max(s,0)+1,6)}depthOf({start:t,size:n}){for(;this.depths.
length>0&&this.depths.at(-1)>t+n/2;)this.depths.pop();return(this.depths.length===0||t>this.depths.at(-1)+n/2)&&this.depths.push(t),this.depths.length-1}}const we=/^[^\p{L}\d]{0,3}\d[\d.,']{0,15}[.,]\d\d[^\p{L}\d.]{0,3}$/u,
xe=e=>e.split(/\s/).slice(1).slice(-2).some(t=>we.test(t)),Oe=e=>(e.match(new RegExp("\\p{L}","gu"))?.length??0)>=Math.max(e.match(new RegExp("\\p{N}","gu"))?.length??
0,1),ve=/^(\*{0,3})\d{1,3}\\?[.)](\*{0,3})\s*/,Ee=/^(\*{0,3})(?:\\\*|[\u2022\u25e6\u25aa\u2023\u00b7\u25cf\u25cb\u25a0\u25a1\u2013\u2014\u2212-])(\*{0,3})\s*/u,
Me=(e,t)=>e.replace(t?ve:Ee,(n,o,s)=>o===s?"":o||s),ht=(e,t)=>e.segments.map(n=>(0,ot.x)(n,t)).join(" "),mt=({segments:e},t)=>e.every(({fragments:n})=>n.every(({
style:o})=>o.font[t])),Le=10;function*Mt(e,t){const n=(0,L.Y)(e.map(({start:r})=>r)),o=e.slice(1).map((r,a)=>Math.abs(r.baseline-e[a].baseline)),s=(0,L.Y)(o.filter(
(r,a)=>r>e[a].size*.8)),i=[];for(const[r,a]of e.entries()){r%dt===dt-1&&(yield p.Yz);const d=ht(a,t),g=r===0?0:Math.round(o[r-1]/s)-1;for(let k=0;k<Math.min(g,Le);k++)
i.push("");const u=(a.end-a.start)/Math.max(d.length,1);i.push(" ".repeat(Math.round((a.start-n)/Math.max(u,1)))+d)}return i}const Pe=/^(?:\\?[*+-](?=\s|$)|[\u2022\u25e6\u25aa\u2023\u00b7\u25cf\u25cb\u25a0\u25a1\u2013\u2014\uf0b7]|\d{1,3}\\?[.)])\s*/u,
Se=/^(\d{1,3})\\?([.)])\s/,Lt=/^([\u2610-\u2612])\s*/u,Pt=100;function*Te(e){const{blocks:t,leaves:n}=e,o={...e,columns:yield*ut.of(t)},s=Re(n),i=kt(n),r=n.some(
({element:u})=>gt("Note",u)),a=[],d=u=>{for(;s.length>0&&s[0].order<u;)a.push({kind:"figure",alternative:s.shift().alternative})};let g="";for(let u=0,k;u<t.length;u=
k){const{element:A}=t[u];k=u+1;const K=$e(t[u],o);if(K!==void 0&&d(K),St("Lbl",t[u].lines,o.leafOf))g=yield*ke(t[u],o);else if(A?.type==="TR"){const D=pt(A);for(;k<
t.length&&t[k].element?.type==="TR"&&pt(t[k].element)===D;)k++;const j=[];for(const Y of t.slice(u,k)){const V=[];for(const st of yield*$t(Y,o,i))V.push(yield*m(
st,{linkOf:o.linkOf,marksBold:!1}));j.push(V)}a.push({kind:"table",rows:j,quotes:Tt(A)})}else{const D=t[u],j=(0,S.bI)(D)?yield*xt(D,o.edges,o.linkOf):yield*Ae(D,
o,{label:g,hasNotes:r});a.push({...j,quotes:Tt(A)}),g=""}u%Pt===0&&(yield p.Yz)}return d(1/0),a.filter(u=>!("text"in u)||u.text!=="")}function*ke({lines:e},{edges:t,
linkOf:n}){return yield*m(yield*(0,_.gB)(e,t),{linkOf:n,marksBold:!1})}function*Ae({lines:e,element:t},n,{label:o,hasNotes:s}){const{edges:i,linkOf:r,leafOf:a}=n,
d=t?.type??"P";if(e.length>1&&St("Code",e,a))return{kind:"code",lines:yield*Mt(e,i)};const g=d==="Title"||d==="H"?1:Number(/^H([1-6])$/.exec(d)?.[1]??0),u=J=>s&&
gt("Reference",a(J)?.element),k=yield*(0,_.gB)(e,i),A=yield*m(k,{linkOf:r,marksBold:g===0,isReference:u});if(g>0)return{kind:"heading",level:g,text:A,title:O(k)};
const K=t&&gt("Note",t)?/^(\d{1,3})\\?[.)]?$/.exec(o):null;if(K)return{kind:"note",number:K[1],text:A};const D=t?[...(0,$.Hy)(t)].filter(J=>J.type==="LI"):[];if(D.
length===0&&o!=="")return{kind:"paragraph",text:`${o} ${A}`};if(D.length===0)return{kind:"paragraph",text:yield*n.columns.write(e,i,{linkOf:r,marksBold:!0,isReference:u})};
const j=Se.exec(`${o} ${A}`.trimStart()),Y=Lt.exec(`${o} ${A}`.trimStart()),V=Y?Y[1]==="☐"?"[ ] ":"[x] ":"",st=[...(0,$.Hy)(D[0])].filter(J=>J.type==="L").length-
1;return{kind:"item",depth:Math.max(st,0),mark:j?`${j[1]}${j[2]}`:"-",text:V+A.replace(Y?Lt:Pe,"")}}const St=(e,t,n)=>t.every(({segments:o})=>o.every(({fragments:s})=>s.
every(i=>gt(e,n(i)?.element)))),Tt=e=>[...(0,$.Hy)(e)].filter(({type:t})=>t==="BlockQuote").length,gt=(e,t)=>{for(const{type:n}of(0,$.Hy)(t))if(n===e)return!0;return!1};
function pt(e){for(const t of(0,$.Hy)(e.parent))if(t.type==="Table")return t;return e.parent}function kt(e){const t=new Map;for(const{element:n}of e){const o=Rt(
n),s=o?.parent;if(s?.type!=="TR")continue;const i=t.get(s);i?i.add(o):t.set(s,new Set([o]))}return t}function*At(e){const{blocks:t}=e,n=kt(e.leaves),o=[];for(let s=0,
i;s<t.length;s=i){const{element:r}=t[s];if(i=s+1,s%Pt===0&&(yield p.Yz),r?.type!=="TR")continue;const a=pt(r);for(;i<t.length&&t[i].element?.type==="TR"&&pt(t[i].
element)===a;)i++;const d=t.slice(s,i),g=[];for(const k of d)g.push(yield*$t(k,e,n));const u=[...n.get(r)??[]];o.push({blocks:d,rows:g,hasHead:u.length>0&&u.every(
({type:k})=>k==="TH")})}return o}function*$t({lines:e,element:t},{leafOf:n,edges:o},s){const i=t&&s.get(t),r=new Map(Array.from(i??[],d=>[d,[]]));for(const{segments:d}of e)
for(const{fragments:g}of d)for(const u of g){const k=Rt(n(u)?.element),A=r.get(k);A?A.push(u):r.set(k,[u])}const a=[];for(const d of r.values()){const g=yield*(0,p.
p9)(d,(u,k)=>u.order-k.order);a.push(yield*(0,_.gB)(yield*(0,H._I)(yield*(0,G.q9)(g)),o))}return a}function Rt(e){for(const t of(0,$.Hy)(e))if(t.type==="TD"||t.
type==="TH")return t;return e&&(0,P.VN)(e)}function $e({lines:e},{leafOf:t}){return t(e[0].segments[0].fragments[0])?.order}function Re(e){const t=new Set;return e.
flatMap(({element:n,order:o})=>{const s=[...(0,$.Hy)(n)].find(({type:r})=>r==="Figure");if(!s||t.has(s))return[];t.add(s);const i=s.alternative?.replace(/\s+/g,
" ").trim();return i?[{order:o,alternative:i}]:[]})}function _e(e){let t="";for(const[n,o]of e.entries()){const s=e[n-1];s&&(t+=_t(s,o)),t+=It(o)}return t}function _t(e,t){
return e.kind==="item"&&t.kind==="item"?`
`:`
${">".repeat(Math.min(e.quotes??0,t.quotes??0))}
`}function It(e){const{quotes:t=0}=e;return t>0?Nt(e).replace(/^/gm,`${">".repeat(t)} `):Nt(e)}function Nt(e){switch(e.kind){case"heading":return`${"#".repeat(e.
level)} ${e.text}`;case"paragraph":return U(e.text);case"note":return`[^${e.number}]: ${e.text}`;case"item":return`${"   ".repeat(e.depth)}${e.mark} ${e.text}`;case"\
code":{const t=(0,L.K)(e.lines.flatMap(o=>(o.match(/`+/g)??[]).map(s=>s.length)),2),n="`".repeat(t+1);return[n,...e.lines,n].join(`
`)}case"table":return Ie(e.rows);case"figure":return`![${e.alternative.replace(/[\\[\]]/g,"\\$&")}]()`}}function Ie(e){const t=(0,L.K)(e.map(i=>i.length)),n=i=>`\
| ${Array.from({length:t},(r,a)=>(i[a]??"").replaceAll("|","\\|")).join(" | ")} |`,[o,...s]=e;return[n(o),`|${" --- |".repeat(t)}`,...s.map(n)].join(`
`)}var Ct=b(4186);function*Ne(e,t){const{fragments:n,leafOf:o,edges:s}=e.found;if(o&&(0,P.P$)(n,o)){const r=yield*Ce(e.blocks,o,t,s);if(r.length>0)return r}const i=[];
for(const r of(yield*e.blocksByLook()).filter(S.bI)){const a=yield*Bt(r,s);i.push({box:zt([r]),rows:a,hasHead:Dt(a),isCertain:r instanceof S.QH})}return i}function*Ce(e,t,n,o){
const s=[];for(const{blocks:i,rows:r,hasHead:a}of yield*At({blocks:e,leafOf:t,leaves:n,edges:o}))s.push({box:zt(i),rows:r.map(d=>d.map(O)),hasHead:a,isCertain:!0});
return s}function*Bt(e,t){const n=[];for(const o of e.rows){const s=[];for(const i of o)yield p.Yz,s.push(yield*Be(i,t));n.push(s)}return n}function*Be(e,t){return e.
length===0?"":O(yield*(0,_.gB)(e,t))}const zt=e=>e.map(({frame:t,start:n,end:o,top:s,bottom:i})=>(0,Ct.L)(t,n,o,s,i)).reduce(Ct.D),ze=/^[^\p{L}]*\d[^\p{L}]*$/u,
De=/^(?:19|20)\d\d$/;function Dt([e=[],...t]){const n=e.filter(s=>s!==""),o=s=>ze.test(s)&&!De.test(s);return 2*n.length>=e.length&&!n.some(o)&&t.some(s=>s.some(
o))}const ct=`

`;function je(e){return e.map((t,n)=>{const o=e[n-1],s={text:It(t),joint:o?_t(o,t):ct};if(t.kind==="heading")return{...s,heading:{level:t.level,title:t.title}};
const i=s.text.split(`
`);return t.kind==="table"?{...s,rows:{open:i.slice(0,2),rows:i.slice(2),close:[]}}:t.kind!=="code"?s:{...s,rows:{open:i.slice(0,1),rows:i.slice(1,-1),close:i.slice(
-1)}}})}function Ke(e){const t=[];let n=[];const o=()=>{n.length>0&&t.push(Kt({open:[],rows:n,close:[]})),n=[]};for(const s of e.split(`
`))s===""?o():n.push(s);return o(),t}function*He(e,t){const{blocks:n}=e,{edges:o}=e.found,s=yield*Ue(e,t),i=[];for(let r=0,a;r<n.length;r=a){a=r+1;const d=s.get(
n[r]);if(d)(0,M.RZ)(i,d);else{for(;a<n.length&&!s.has(n[a]);)a++;const{text:g}=yield*(0,_.dV)(n.slice(r,a),o);(0,M.RZ)(i,We(g))}}return i}function*Ue(e,t){const{
leafOf:n,fragments:o,edges:s}=e.found,i=new Map;for(const r of e.blocks.filter(S.bI)){const a=yield*Bt(r,s);i.set(r,[jt(a,Dt(a))])}if(!n||!(0,P.P$)(o,n))return i;
for(const{blocks:r,rows:a,hasHead:d}of yield*At({blocks:e.blocks,leafOf:n,leaves:t,edges:s})){yield p.Yz;for(const u of r)i.set(u,[]);const g=a.map(u=>u.map(O));
i.set(r[0],[jt(g,d)])}return i}const We=e=>e.split(ct).map(t=>t.trimEnd()).filter(t=>t!=="").map(t=>({text:t,joint:ct}));function jt(e,t){const n=e.map(o=>o.filter(
s=>s!=="").join(" "));return Kt({open:n.slice(0,t?1:0),rows:n.slice(t?1:0),close:[]})}const Kt=e=>({text:[...e.open,...e.rows,...e.close].join(`
`),joint:ct,rows:e});var Ht=b(45599),Ut=b(6057),Ge=b(87141);const Ye=/^(?:https?|mailto|tel|ftp):/i,Fe=5e3;function Ze(e,t){const[n,o,s,i,r,a]=(0,Ge.y)((0,Ut.iw)(
e,t)),d=[];for(const g of(e.array(e.entry(e.pages.number(t),"Annots"))??[]).slice(0,Fe)){const u=e.dict(g);if(!u||!(0,Ht.Eo)(e.resolve(u.get("Subtype")),"Link"))
continue;const k=Xe(e,u.get("A")),A=k===void 0?void 0:(0,Ut.b0)(e,u.get("Rect"));if(!A)continue;const K=[n*A[0]+s*A[1]+r,n*A[2]+s*A[3]+r],D=[o*A[0]+i*A[1]+a,o*A[2]+
i*A[3]+a],[j,Y]=[(0,M.YG)(K),(0,M.YG)(D)];d.push({area:{x:j,y:Y,width:(0,M.Kf)(K)-j,height:(0,M.Kf)(D)-Y},uri:k})}return({box:{x:g,y:u,width:k,height:A}})=>{const[
K,D]=[g+k/2,u+A/2];return d.find(({area:j})=>K>=j.x&&K<=j.x+j.width&&D>=j.y&&D<=j.y+j.height)?.uri}}function Xe(e,t){const n=e.dict(t),o=e.resolve(n?.get("URI"));
if(!(o instanceof Ht.Mx))return;const s=Buffer.from(o.bytes).toString("latin1");return Ye.test(s)?s:void 0}const Ve=3,Wt=3,Gt=.12;function Je(e){const t=new Map;
for(const[o,{blocks:s,found:{height:i}}]of e.entries())for(const{line:r,isHead:a}of Qe(s,i)){const d=en(r),g=nn(r,d),u=t.get(g);u?u.push({line:r,page:o,text:d,isHead:a}):
t.set(g,[{line:r,page:o,text:d,isHead:a}])}const n=new Set;for(const o of t.values())if(!(new Set(o.map(({page:s})=>s)).size<Ve))for(const{line:s}of qe(o)?o.slice(
1):o)n.add(s);return n}function Qe(e,t){const o=e.flatMap(r=>(0,S.bI)(r)?[]:r.lines).filter(({frame:r})=>r.cos===1&&!r.vertical).sort((r,a)=>r.baseline-a.baseline),
s=o.slice(0,Wt).filter(({baseline:r})=>r<Gt*t),i=o.slice(-Wt).filter(({baseline:r})=>r>(1-Gt)*t);return[...s.map(r=>({line:r,isHead:!0})),...i.map(r=>({line:r,isHead:!1}))]}
const qe=e=>e.every(({text:t,isHead:n})=>n&&t===e[0].text)&&tn.test(e[0].text),tn=new RegExp("\\p{L}{2}","u"),en=({segments:e})=>e.map(({fragments:t})=>t.map(n=>n.
text).join("")).join(" "),nn=({baseline:e},t)=>`${Math.round(e/4)} ${t.replace(new RegExp("\\p{Nd}+","gu"),"0")}`;async function sn(e,t,{keepRepeated:n=!1}={}){
const o=n?new Set:Je(t),s=an(t),i=[],r=[];for(const d of t){const g=await on(e,d,s,o);r.push(g),i.push(_e(g));const u=e.job.pace.step(d.characters*50);u&&await u}
const a=t.filter(({blocks:d})=>d.some(g=>g instanceof S.xE));return{pages:i,parts:r,repeatedLines:o.size,uncertain:a.map(({index:d})=>d)}}async function on(e,t,n,o){
const s=t.blocks.flatMap(u=>{if((0,S.bI)(u))return[u];const k=u.lines.filter(A=>!o.has(A));return k.length===0?[]:[k.length===u.lines.length?u:H.eB.of(k,u.element)]}),
{fragments:i,leafOf:r,edges:a}=t.found,d=Ze(e,t.index),g=e.pages.number(t.index);if(r&&(i.length===0||(0,P.P$)(i,r))){const u=(await(0,$.g$)(e))?.leaves(g)??[];
return(0,p.k6)(Te({blocks:s,leafOf:r,leaves:u,edges:a,linkOf:d}),e.job.pace)}return(0,p.k6)(de(s,n,a,d),e.job.pace)}const rn=6;function an(e){const[t,n,o]=[new yt,
new yt,new yt];for(const{blocks:s}of e)for(const i of s)for(const{segments:r}of i.lines)for(const{fragments:a}of r)for(const d of a)(0,S.bI)(i)?o.count(d):(n.count(
d),d.style.font.fixedPitch||t.count(d));return n.characters<Yt*o.characters?o.with(n).body:(t.characters>=Yt*n.characters?t:n).body}const Yt=.2;class yt{characters=0;area=0;bold=0;sizes=new Map;count({
style:t,text:n}){const o=Math.round(t.size*2)/2,s=n.length*o*o;this.sizes.set(o,(this.sizes.get(o)??0)+s),this.characters+=n.length,this.area+=s,t.font.bold&&(this.
bold+=s)}with(t){for(const[n,o]of t.sizes)this.sizes.set(n,(this.sizes.get(n)??0)+o);return this.characters+=t.characters,this.area+=t.area,this.bold+=t.bold,this}get body(){
const[t]=[...this.sizes].reduce((o,s)=>s[1]>o[1]?s:o,[0,0]),n=[...this.sizes.keys()].filter(o=>o>=1.15*t).sort((o,s)=>s-o);return{size:t,isBold:this.bold>this.area/
2,headings:n.slice(0,rn)}}}var cn=b(29082),ln=b(92356),bt=b(98446),fn=b(4528),un=b(55772),Ft=b(66403);const dn=1/4,lt=/\s/,hn=new Set(".!?…؟۔।"),gn=new Set(
"。！？"),pn=new Set(`)]}"'»”’›`),mn=6,yn=/[\p{Ll}\p{N}]/u,bn=new RegExp("\\p{M}","u");function wn(e,t,n){const o=t+Math.max(n,1);if(o>=e.length)return e.
length;const s=t+Math.ceil(n*dn);for(const i of[Zt,On,Xt])for(let r=o;r>s;r--)if(i(e,r))return r;return vn(e,o,t)}function xn(e,t){const n=Math.max(e.length-t,0);
if(n===0)return 0;for(const o of[Zt,Xt])for(let s=n;s<e.length;s++)if(o(e,s))return s;return e.length}function Zt(e,t){if(gn.has(e[t-1]))return!0;if(!lt.test(e[t-
1])||lt.test(e[t])||yn.test(String.fromCodePoint(e.codePointAt(t))))return!1;for(let n=t-1;n>=0&&n>=t-mn;n--){const o=e[n];if(hn.has(o))return!0;if(!lt.test(o)&&
!pn.has(o))return!1}return!1}const On=(e,t)=>e[t-1]===`
`,Xt=(e,t)=>lt.test(e[t-1])&&!lt.test(e[t]);function vn(e,t,n){let o=t;const s=()=>(e.charCodeAt(o)&64512)===56320||bn.test(e[o]);for(;o>n+1&&s();)o--;return o>
n+1?o:t}const En=200,Mn=3;class Vt{open=[];enter(t){for(;this.open.length>0&&this.open.at(-1).level>=t.level;)this.open.pop();this.open.push(t)}get titles(){return this.
open.map(({title:t})=>t)}get level(){return this.open.at(-1)?.level??0}}class Ln{how;pieces=[];headings=new Vt;parts=[];length=0;above=[];work=0;constructor(t){
this.how=t}*add(t,n){for(const[o,s]of t.entries()){const i=o===0?ct:s.joint;s.heading&&this.enterHeading(s.heading),this.length+i.length+s.text.length<=this.how.
size?this.put(s,s.text,i,n):yield*this.cut(s,i,n),++this.work%p.y===0&&(yield p.Yz)}}addScan(t,n){this.end(),this.pieces.push({text:t,hasText:!1,firstPage:n,lastPage:n,
headings:this.headings.titles})}end(){const{parts:t}=this;if(this.parts=[],this.length=0,!t.some(({isAgain:s})=>!s))return;const n=t.map((s,i)=>i===0?s.text:s.joint+
s.text).join(""),o=[t[0].page,t.at(-1).page];this.pieces.push({text:n,hasText:!0,firstPage:o[0],lastPage:o[1],headings:this.above})}enterHeading(t){const n=t.level>
this.headings.level&&this.parts.length>0&&this.parts.every(o=>o.isHeading);this.how.bySection&&t.level<=Mn&&!n&&this.end(),this.headings.enter(t)}put({heading:t,
rows:n,text:o},s,i,r){this.parts.some(({isAgain:d,isHeading:g})=>!d&&!g)||(this.above=this.headings.titles),this.length+=(this.parts.length>0?i.length:0)+s.length,
this.parts.push({text:s,joint:i,page:r,isHeading:t?.title!==void 0&&s===o,isRows:n!==void 0,isAgain:!1})}*cut(t,n,o){this.next();const{size:s}=this.how,i=()=>s-
this.length-(this.parts.length>0?n.length:0);t.text.length>i()&&i()<s/4&&this.end(),t.text.length<=i()?this.put(t,t.text,n,o):t.rows?yield*this.cutRows(t,t.rows,
n,o):yield*this.cutProse(t,t.text,n,o)}next(){const t=this.parts.findLastIndex(({isHeading:i})=>!i)+1;if(this.parts.slice(0,t).every(({isAgain:i})=>i))return;const n=this.
parts.splice(t),o=this.parts;this.end();const s=this.how.overlap>0?Sn(o,this.how.overlap):[];for(const i of[...s,...n])this.length+=(this.parts.length>0?i.joint.
length:0)+i.text.length,this.parts.push(i);this.above=this.headings.titles}*cutProse(t,n,o,s){for(let i=0,r;i<n.length;i=r){const a=i===0;a||this.next();const d=a?
o:" ",g=this.how.size-this.length-(this.parts.length>0?d.length:0);r=wn(n,i,g),this.put(t,n.slice(i,r).trimEnd(),d,s),yield(r-i)*En}}*cutRows(t,n,o,s){const{open:i,
rows:r,close:a}=Pn(n,this.how.size),d=Jt([...i,...a]);let[g,u]=[[],d];const k=()=>{g.length>0&&this.put(t,[...i,...g,...a].join(`
`),o,s),[g,u]=[[],d]};for(const A of r){++this.work%p.y===0&&(yield p.Yz);const K=()=>this.how.size-this.length-o.length;u+A.length+1>K()&&(k(),this.next(),u+A.
length+1>K()&&this.end()),u+A.length+1<=K()?(g.push(A),u+=A.length+1):yield*this.cutProse(t,A,o,s)}k()}}const Jt=e=>e.reduce((t,n)=>t+n.length+1,0);function Pn(e,t){
const{open:n,rows:o,close:s}=e;return Jt([...n,...s])<=t/2?e:{open:[],rows:[...n,...o,...s],close:[]}}function Sn(e,t){const n=[];let o=t;for(let s=e.length-1;s>=
0&&o>0&&!e[s].isRows;s--){const i=e[s],r=i.text.slice(xn(i.text,o));if(r!==""&&n.unshift({...i,text:r,isAgain:!0}),r.length<i.text.length)break;o-=r.length+i.joint.
length}return n}var Tn=b(42973);function kn({pieces:e,layout:t,piece_size:n,piece_overlap:o}){const s=[];if(e==="section"&&t!=="markdown"&&s.push({field:"pieces",
message:"by section needs layout to be markdown, which has headings: set it, or cut by size",mentions:["layout"]}),2*o>=n&&s.push({field:"piece_overlap",message:`\
must be below half of piece_size, which is ${n}: at most ${Math.ceil(n/2)-1}`,mentions:["piece_size"]}),s.length>0)throw(0,C.G6)(s)}async function An(e,t,{pace:n,
limits:o}){const s=t.pieces==="page"?$n(e):await Rn(e,t,n,o);Qt(s.length,o);const i=[];for(const[r,{text:a,hasText:d,firstPage:g,lastPage:u,headings:k}]of s.entries()){
const A=n.step(a.length*10);A&&await A,i.push({index:r+1,text:a,characters:_n(a),hasText:d,firstPage:g,lastPage:u,headings:k})}return i}function $n(e){const t=new Vt;
return e.map(({number:n,text:o,isScan:s,parts:i=[]})=>{const r=i.findIndex(({kind:u})=>u!=="heading"),a=r<0?i.length:r,d=u=>u.kind==="heading"&&t.enter(u);i.slice(
0,a).forEach(d);const g=t.titles;return i.slice(a).forEach(d),{text:o,hasText:o.trim()!==""&&!s,firstPage:n,lastPage:n,headings:g}})}async function Rn(e,t,n,o){
const s=new Ln({bySection:t.pieces==="section",size:t.piece_size,overlap:t.piece_overlap});for(const{number:i,text:r,isScan:a,parts:d,passages:g=je(d??[])}of e)
a?s.addScan(r.trim(),i):await(0,p.k6)(s.add(g,i),n),Qt(s.pieces.length,o);return s.end(),s.pieces}function Qt(e,{textPieces:t}){if(!(e<=t))throw(0,Tn.F)("textPi\
eces",`The text has more than ${(0,bt.y_)(t,"piece")}`,"Ask for larger pieces, or fewer pages","pages")}function _n(e){let t=e.length;for(let n=0;n<e.length;n++)
(e.charCodeAt(n)&64512)===56320&&t--;return t}var In=b(22154);const qt=100,Nn=async(e,t,n)=>{kn(t);const o=await(0,ln.E)(e.bytes,n,{password:t.open_password}),s=o.
pages.count,i=(0,cn.k1)(t.pages,s);Cn(t,i.length);const r=t.layout==="markdown",a=wt(t)&&t.layout==="reading",d=r||a,g=new In.z(o,i.length,{findsTables:d||t.tables,
hasTablesApart:d}),{texts:u,words:k,lines:A,tables:K,parts:D,passages:j,notes:Y}=await zn(o,i,g,t),V=await(0,un.fl)(o),st=u.map((q,tt)=>{const it=i[tt];return{...{
page:it,label:V(it-1),text:q,hasText:q.trim()!==""&&!g.isScan(it)},...k[tt]&&{words:k[tt]},...A[tt]&&{lines:A[tt]}}}),J=u.map((q,tt)=>{const it=i[tt];return{number:it,
text:q,isScan:g.isScan(it),parts:D?.[tt],passages:j[tt]}}),Z=t.pieces==="none"?void 0:await An(J,t,n),Q={text:Z?null:Bn(u,t.layout),mediaType:(0,fn.GW)({layout:t.
layout}),pageCount:s,characters:g.characters,unreadable:g.unreadable,...t.per_page&&{pages:st},...t.tables&&{tables:K},...Z&&{pieceCount:Z.length,pieces:Z}};return{
documents:[{...e,pageCount:s}],data:Q,notes:[...g.notes,...Y],facts:{textlessPages:g.textlessPages,...Z&&{pieceCount:Z.length}}}};function Cn(e,t){const n=["wor\
d_boxes","line_boxes"].filter(o=>e[o]&&t>qt).map(o=>({field:o,message:`takes at most ${qt} pages, and ${t} are asked for: name fewer in pages`,mentions:["pages"]}));
if(n.length>0)throw(0,C.G6)(n)}const te=({text:e,...t})=>({text:e,...(0,Ft.a)(t)});function Bn(e,t){return t==="markdown"?e.filter(n=>n.trim()!=="").join(`

`):e.every(n=>n.trim()==="")?"":e.join("\f")}const wt=({pieces:e})=>e==="section"||e==="size";async function zn(e,t,n,o){const{layout:s,word_boxes:i,line_boxes:r,
keep_repeated:a}=o,d=[],{pace:g}=e.job,u=[],k=[],A=[],K=[],D=[];for(const Z of t){const Q=await n.page(Z);if(i&&k.push((await(0,p.k6)(Q.words(),g)).map(te)),r&&
A.push((await(0,p.k6)(Q.lines(),g)).map(te)),o.tables)for(const q of await Dn(e,Q))d.push(q);if(s==="markdown")K.push(Q);else{const q=wt(o)&&s==="reading"?He(Q,
await ee(e,Q)):void 0;q&&D.push(await(0,p.k6)(q,g)),u.push(await(0,p.k6)(Q.layout(s),g)),wt(o)&&s==="page"&&D.push(Ke(u.at(-1)))}}if(s!=="markdown")return{texts:u,
words:k,lines:A,tables:d,passages:D,notes:[]};const{pages:j,parts:Y,repeatedLines:V,uncertain:st}=await sn(e,K,{keepRepeated:a}),J=[...V>0?[jn(V)]:[],...st.length>
0?[Kn(st.map(Z=>Z+1))]:[]];return{texts:j,words:k,lines:A,tables:d,parts:Y,passages:D,notes:J}}async function ee(e,t){return t.found.leafOf?(await(0,$.g$)(e))?.
leaves(e.pages.number(t.index))??[]:[]}async function Dn(e,t){return(await(0,p.k6)(Ne(t,await ee(e,t)),e.job.pace)).map(({box:o,rows:s,hasHead:i,isCertain:r})=>({
page:t.index+1,box:(0,Ft.a)(o),rows:s,header:i,certain:r}))}const jn=e=>({code:"repeated_lines_removed",message:`${(0,bt.y_)(e,"line")} of headers and footers, \
which repeat on the pages, are not in the Markdown: set keep_repeated to true to keep them.`,mentions:["keep_repeated"]}),Kn=e=>({code:"tables_uncertain",message:`\
Lines of ${(0,bt.oi)(e)} that may be a table stand as they look, in a block of code.`})}),55772:((W,B,b)=>{b.d(B,{fl:()=>x,mm:()=>P,vg:()=>L});var C=b(94289),p=b(
33546),$=b(74135),M=b(59071);const _=1e3;function S(m){const{width:E,height:w}=(0,$.JQ)(m),R=y=>Math.round(y*_)/_;return{width:R(E),height:R(w)}}function P({kinds:m,
kindOf:E}){const w=new Int32Array(m.length),R=new Int32Array(m.length);for(let l=E.length-1;l>=0;l--)w[E[l]]++,R[E[l]]=l+1;const y=new Map;for(const[l,c]of m.entries()){
const{width:f,height:h}=S(c),v=`${f} ${h}`,T=y.get(v);T?T.count+=w[l]:y.set(v,{width:f,height:h,count:w[l],firstPage:R[l]})}return[...y.values()]}async function L(m,{
kinds:E,kindOf:w},R){const y=await x(m),l=E.map(S);return Array.from(w,(c,f)=>({...l[c],rotation:E[c].rotation,label:y(f),characters:R?.[f]??null}))}async function x(m){
const E=await(0,p.Hr)(m);return w=>E?O(E(w)):null}function O({style:m,prefix:E,number:w}){return(0,M.ZK)(E)+(0,C.Y)(m,w)}}),66403:((W,B,b)=>{b.d(B,{a:()=>$});const C=100,
p=M=>Math.round(M*C)/C,$=M=>M?{x:p(M.x),y:p(M.y),width:p(M.width),height:p(M.height)}:null}),94289:((W,B,b)=>{b.d(B,{Y:()=>C});function C(P,L){switch(P){case"D":
return String(L);case"R":return _(L);case"r":return _(L).toLowerCase();case"A":return S(L);case"a":return S(L).toLowerCase();default:return""}}const p=[[1e3,"M"],
[900,"CM"],[500,"D"],[400,"CD"],[100,"C"],[90,"XC"],[50,"L"],[40,"XL"],[10,"X"],[9,"IX"],[5,"V"],[4,"IV"],[1,"I"]],$=1e5,M=2600;function _(P){if(P>$)return String(
P);let L="",x=P;for(const[O,m]of p)for(;x>=O;)L+=m,x-=O;return L}function S(P){return P>M?String(P):String.fromCharCode(65+(P-1)%26).repeat(Math.ceil(P/26))}}),
33546:((W,B,b)=>{b.d(B,{FB:()=>_,Hr:()=>P,Zh:()=>L,k$:()=>S,qm:()=>x});var C=b(93604),p=b(45599),$=b(81077);const M={first:0,style:"D",prefix:void 0,start:1};async function _(y){
const l=y.catalog.get("PageLabels");if(!y.dict(l))return;const c=(await(0,$.Zc)(y,l,"Nums")).map(([f,h])=>({first:Number(f),label:y.dict(h)})).filter(({first:f})=>Number.
isInteger(f)&&f>=0).sort((f,h)=>f.first-h.first).filter(({first:f},h,v)=>v[h+1]?.first!==f).map(({first:f,label:h})=>({first:f,...O(y,h)}));return c[0]?.first===
0?c:[M,...c]}function S(y,l){const c=y.editCatalog();if(l.length===0){c.delete("PageLabels");return}const f=l[0].first===0?l:[M,...l],h=R(y),v=f.map(({first:T,start:I,
...z})=>[T,w({...z,number:I},h)]);c.set("PageLabels",y.add((0,$.H6)(y,v,"Nums")))}async function P(y){const l=await _(y);if(!l)return;const c=l.map(({first:f})=>f);
return f=>{const h=l[(0,C.M)(c,f)-1];return{...h,number:h.start+f-h.first}}}function L(y,l){const c=[],f=R(y);let h,v=0;for(const T of l)(!h||!m(h,T))&&c.push([
v,w(T,f)]),h=T,v++;return(0,$.H6)(y,c,"Nums")}async function x(y,l){const c=await P(y);if(!c)return;const f=L(y,Array.from(l,h=>c(h-1)));y.editCatalog().set("Pa\
geLabels",y.add(f))}function O(y,l){const c=y.resolve(l?.get("S")),f=y.resolve(l?.get("P")),h=y.resolve(l?.get("St"));return{style:c instanceof p.SX?c.text:void 0,
prefix:f instanceof p.Mx&&f.bytes.length>0?f:void 0,start:typeof h=="number"&&Number.isInteger(h)&&h>=1?h:1}}function m(y,l){return y.style!==l.style||l.style!==
void 0&&l.number!==y.number+1?!1:y.prefix===l.prefix?!0:!!y.prefix&&!!l.prefix&&Buffer.compare(y.prefix.bytes,l.prefix.bytes)===0}const E=100;function w({style:y,
prefix:l,number:c},f){return(0,p.jd)({S:y===void 0?void 0:(0,p.UU)(y),P:l&&l.bytes.length>E?f(l):l,St:y===void 0||c===1?void 0:c})}function R(y){const l=new Map;
return c=>{let f=l.get(c);return f||l.set(c,f=y.add(c)),f}}}),81077:((W,B,b)=>{b.d(B,{AN:()=>x,BX:()=>S,H6:()=>P,MN:()=>L,Pu:()=>M,Zc:()=>_});var C=b(45599),p=b(
9819);const $=64,M=l=>typeof l=="number"?String(l):Buffer.from(l.bytes).toString("latin1");async function _(l,c,f){const h=[];for(const v of await m(l,c,0,f)){for(const I of w(
l,v,f))h.push(I);const T=l.job.pace.step(O);T&&await T}return h}async function S(l,c,f,h,v,T){const I=await m(l,c,f,h,T);for(let z=I.length-1;z>=0;z--){const N=I[z],
U=w(l,N,h),H=U.filter(([F,X])=>!v(F,X)),G=l.job.pace.step(O+U.length*O);G&&await G,H.length<U.length&&(l.edit(N.holder),N.dict.set(h,H.flat()),N.changed=!0);for(const F of N.
repeats)l.edit(N.holder),N.dict.delete(F),N.changed=!0;if(N.emptyKids){const F=(l.array(N.dict.get("Kids"))??[]).filter(X=>!N.emptyKids.has(l.dict(X)));l.edit(N.
holder),N.dict.set("Kids",F),N.changed=!0}if(!N.changed)continue;const ot=l.array(N.dict.get("Kids"))??[];N.empty=H.length===0&&ot.length===0;const et=N.parent;
et&&(et.changed=!0,N.empty?(et.emptyKids??=new Set).add(N.dict):R(l,N,H,ot))}return I[0]?.empty??!1}function P(l,c,f){if(c.length<=$)return(0,C.jd)({[f]:c.flat()});
let h=[];for(const v of y(c)){const[T,I]=[v[0][0],v.at(-1)[0]];h.push({ref:l.add((0,C.jd)({Limits:[T,I],[f]:v.flat()})),low:T,high:I})}for(;h.length>$;)h=y(h).map(
v=>{const[T,I]=[v[0].low,v.at(-1).high];return{ref:l.add((0,C.jd)({Limits:[T,I],Kids:v.map(({ref:z})=>z)})),low:T,high:I}});return(0,C.jd)({Kids:h.map(({ref:v})=>v)})}
const L=(l,c)=>P(l,x([...c].map(([f,h])=>[(0,C.Px)(f),h])),"Names");function x(l){return l.map(c=>({entry:c,key:M(c[0])})).sort((c,f)=>c.key<f.key?-1:c.key>f.key?
1:0).map(({entry:c})=>c)}const O=100;async function m(l,c,f,h,v){const T=new p.b9(l),I=new Set,z=H=>I.size<I.add(H).size,N=[],U=[{value:c??null,holder:f,parent:void 0}];
for(let H=U.pop();H!==void 0;H=U.pop()){T.spend(1);const G=l.dict(H.value);if(!G||!z(G)||v&&H.parent&&!E(l,G,v))continue;const ot=[],et=nt=>{const at=l.array(G.
get(nt));return!at||z(at)?at??[]:(ot.push(nt),[])},F=et(h).length>>1,X=et("Kids"),rt={dict:G,holder:(0,p.Kd)(H.value,H.holder),parent:H.parent,repeats:ot};N.push(
rt),T.spend(F);for(let nt=X.length-1;nt>=0;nt--)U.push({value:X[nt],holder:(0,p.Kd)(G.get("Kids"),rt.holder),parent:rt});const ft=l.job.pace.step(O+F*O);ft&&await ft}
return N}function E(l,c,f){const[h,v]=l.array(c.get("Limits"))??[];return typeof h!="number"||typeof v!="number"||f(h,v)}function w(l,{dict:c,repeats:f},h){const v=f.
includes(h)?void 0:l.array(c.get(h));if(!v)return[];const T=[];for(let I=0;I+1<v.length;I+=2){const z=l.resolve(v[I]);(h==="Names"?z instanceof C.Mx:typeof z=="\
number")&&T.push([z,v[I+1]])}return T}function R(l,c,f,h){const v=z=>l.array(l.dict(z)?.get("Limits"))??[],T=f[0]?.[0]??v(h[0])[0],I=f.at(-1)?.[0]??v(h.at(-1))[1];
l.edit(c.holder),T!==void 0&&I!==void 0?c.dict.set("Limits",[T,I]):c.dict.delete("Limits")}function y(l){const c=[];for(let f=0;f<l.length;f+=$)c.push(l.slice(f,
f+$));return c}}),59071:((W,B,b)=>{b.d(B,{Gh:()=>m,ZK:()=>E,wh:()=>O});var C=b(77581),p=b(45599);const $=/\u001b[A-Za-z]{2}[A-Za-z-]{0,8}\u001b/g,M=/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]/g,
_=/[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g,S=w=>w.replace($,"").replace(M,"").replace(_,"�"),P=200,L=new WeakMap;function x(w){
if(w.bytes.length<P)return S((0,C.g7)(w));let R=L.get(w);return R===void 0&&L.set(w,R=S((0,C.g7)(w))),R}const O=w=>S(w).trim();function m(w){const R=w instanceof
p.Mx?x(w).trim():"";return R===""?null:R}const E=w=>w?x(w):""}),70549:((W,B,b)=>{b.d(B,{n:()=>C});function C(p){const $=new WeakMap;return M=>{if(M.hasChanges)return p(
M);const _=$.get(M);if(_)return _.answer;const S=p(M);return $.set(M,{answer:S}),S}}}),9819:((W,B,b)=>{b.d(B,{J7:()=>$,Kd:()=>S,Wo:()=>P,_i:()=>_,b9:()=>M});var C=b(
42973),p=b(45599);class ${document;gone=new Set;chased=new Set;constructor(x){this.document=x}remove(x){const{catalog:O,catalogNumber:m,pages:E}=this.document,w=O.
get("Pages");x===m||(0,p.i9)(w)&&x===w.number||E.holds(x)||(this.gone.add(x),this.document.remove(x))}chase(x){this.chased.add(x)}removed(){return this.gone}takeChased(){
const x=this.chased;return this.chased=new Set,x}isGone(x){return(0,p.i9)(x)&&this.gone.has(x.number)}}class M{most;left;constructor(x){this.most=this.left=x.job.
limits.nodes}spend=x=>{if(this.left-=x,this.left<0)throw(0,C.F)("nodes",`The document has more than ${this.most} fields, bookmarks, names and structure elements`,
"Remove bookmarks or tags with another program first")}}class _{seen;beyond=new Set;allowance;constructor(x,O=new M(x)){this.allowance=O,this.seen=new Uint8Array(
(x.size>>3)+1)}first(x){if(this.allowance.spend(1),!(0,p.i9)(x))return!0;const{number:O}=x,m=O>>3;if(m>=this.seen.length)return this.beyond.size<this.beyond.add(
O).size;const E=1<<(O&7),w=(this.seen[m]&E)===0;return this.seen[m]|=E,w}}function S(L,x){return(0,p.i9)(L)?L.number:x}function P(L,x){const O=L.catalog.get(x),
m=L.dict(O);return m&&{dict:m,holder:S(O,L.catalogNumber)}}}),93604:((W,B,b)=>{b.d(B,{B:()=>C,M:()=>p});const C=(M,_)=>$(M,_,!1),p=(M,_)=>$(M,_,!0);function $(M,_,S){
let[P,L]=[0,M.length];for(;P<L;){const x=P+L>>1,O=M[x];O<_||S&&O===_?P=x+1:L=x}return P}})};
