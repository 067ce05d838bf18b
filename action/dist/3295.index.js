"use strict";exports.id=3295,exports.ids=[3295],exports.modules={4528:((W,B,m)=>{m.d(B,{G7:()=>b,GW:()=>A,IF:()=>w,JF:()=>x,KV:()=>p,_m:()=>v,lg:()=>y,u9:()=>S,uv:()=>R});const C=null,
y={"application/json":".json","text/plain":".txt","text/markdown":".md","text/csv":".csv","application/jsonl":".jsonl"};function A(c,f=!1){const{per_page:h,tables:E,
layout:P}=c;return L(c)?"application/jsonl":f&&E===!0&&h!==!0?"text/csv":h===!0||E===!0?"application/json":P==="markdown"?"text/markdown":"text/plain"}const L=c=>(c.
pieces??"none")!=="none";function N(c){const f=A(c);return L(c)?["application/json",f]:c.tables===!0?[f,"text/csv"]:f==="text/markdown"?["application/json",f,"t\
ext/plain"]:[...new Set(["application/json",f])]}const R=({text:c})=>typeof c=="string"?c:"",S=({pages:c,tables:f,pieces:h})=>(c??f??h)!==void 0;function v({text:c,
pages:f,tables:h,pieces:E,...P}){return P}const p=({pieces:c})=>c,x=c=>c.map(f=>`${JSON.stringify(f)}
`).join(""),w=({tables:c})=>c??[];function M(c){return w(c).flatMap(({page:f,rows:h,header:E,certain:P},_)=>{const D=k(h,E);return h.slice(E?1:0).map((I,U)=>({row:Object.
fromEntries(I.map((H,G)=>[D[G],H])),about:{page:f,table:_+1,row:U+1,certain:P}}))})}const O="pdf";function k(c,f){const h=c.reduce((P,{length:_})=>Math.max(P,_),
0),E=new Set([O]);return Array.from({length:h},(P,_)=>{const D=f&&c[0][_]||`Column ${_+1}`;let I=D;for(let U=2;E.has(I);U++)I=`${D} ${U}`;return E.add(I),I})}function b(c){
const[f,...h]=w(c);return f&&h.length===0?l(f.rows):void 0}const l=c=>c.map(f=>`${f.map(h=>/[",\r\n]/.test(h)?`"${h.replaceAll('"','""')}"`:h).join(",")}\r
`).join("")}),66974:((W,B,m)=>{m.d(B,{D6:()=>N,F1:()=>A,NL:()=>p,P3:()=>y,br:()=>L,bs:()=>v});var C=m(98446);const y={problem:"names page 0: pages count from 1,\
 and -1 is the last page"};function A(w,M,O){const k=[],b=[];for(const[l,c]of w.split(",").entries()){const f=l+1;if(M!==void 0&&c.trim()===""){b.push(`entry ${f}\
 is empty: write ${M}, separated by single commas`);continue}const h=O(c,f);"problem"in h?b.push(L(f,c,h.problem)):k.push(h.item)}return b.length>0?{problem:v(b)}:
{items:k}}const L=(w,M,O)=>`entry ${w} ('${x(M.trim())}') ${O}`,N=({position:w,text:M},O,k)=>L(w,M,`names ${R(O)}, but the document has ${(0,C.y_)(k,"page")}`);
function R(w){return Number.isSafeInteger(w)?`page ${w}`:"a page far beyond its end"}const S=5;function v(w){const M=w.length-S;return[...w.slice(0,S),...M>0?[`\
and ${M} more such entries`]:[]].join("; ")}function p(w){const M=/^ *(\d{1,10}) *[-–]+ *(\d{0,10}) *$/.exec(w);return M?`is not a range: write ${M[1]}..${M[2]}${M[2]===
""?" for this page and all after it":""}`:/\bfirst\b/i.test(w)?"is not a page: the first page is written 1, and a range from it 1..5":/\b(last|end)\b/i.test(w)?
"is not a page: the last page is written -1, and a range to it 2..":void 0}function x(w){const M=[...w].map(O=>/[\p{Cc}\p{Cs}\u2028\u2029]/u.test(O)?"?":O);return(0,C.
Bu)(M.join(""),40)}}),29082:((W,B,m)=>{m.d(B,{k1:()=>N,lY:()=>L,m7:()=>R});var C=m(58552),y=m(66974);const A=/^(not +)?(?:(odd|even|all)|(-?\d+)(?:(\.\.)(-?\d+)?)?)$/i,
L=p=>(0,y.F1)(p,"pages such as 1..3, -1, odd",(x,w)=>{const M=x.trim(),O=A.exec(M);if(!O)return{problem:v(M)};const[,k,b,l,c,f]=O,h={negated:k!==void 0,text:M,position:w};
if(b!==void 0)return{item:{...h,pages:b.toLowerCase()}};const E=Number(l),P=c===void 0?E:f===void 0?"end":Number(f);return E===0||P===0?y.P3:{item:{...h,pages:{
from:E,to:P}}}});function N(p,x,w="pages"){const M=c=>(0,C.G6)([{field:w,message:c}]),O=L(p);if("problem"in O)throw M(O.problem);const k=new S(x),b=new S(x),l=[];
for(const c of O.items){const f=c.negated?b:k;if(typeof c.pages=="string"){f.add(c.pages);continue}const{from:h,to:E}=c.pages,P=h<0?x+1+h:h,_=E==="end"?x:E<0?x+
1+E:E,I=(E==="end"?h<0?[[h,P]]:[]:[[h,P],[E,_]]).find(([,U])=>U<1||U>x);I&&l.push((0,y.D6)(c,I[0],x)),!(E==="end"&&P>x||l.length>0)&&f.range(Math.min(P,_),Math.
max(P,_))}if(l.length>0)throw M((0,y.bs)(l));return O.items.every(({negated:c})=>c)&&k.add("all"),k.without(b)}function R(p){const x=L(p);if("problem"in x||x.items.
length!==1)return;const{negated:w,pages:M}=x.items[0];if(w)return;if(M==="all")return{first:1};if(typeof M=="string"||M.from<1)return;const{from:O,to:k}=M;return k===
"end"?{first:O}:k===-1?{first:O}:k<1?void 0:{first:Math.min(O,k),last:Math.max(O,k)}}class S{pageCount;differences;odd=!1;even=!1;constructor(x){this.pageCount=
x,this.differences=new Int32Array(x+2)}add(x){x!=="even"&&(this.odd=!0),x!=="odd"&&(this.even=!0)}range(x,w){this.differences[x]++,this.differences[w+1]--}without(x){
const w=new Uint32Array(this.pageCount);let M=0,O=0,k=0;for(let b=1;b<=this.pageCount;b++){O+=this.differences[b],k+=x.differences[b];const l=b%2===1?"odd":"eve\
n";(O>0||this[l])&&!(k>0||x[l])&&(w[M++]=b)}return w.subarray(0,M)}}function v(p){return/^(not +)?\.\./i.test(p)?"has no start: a range is written 1..5":/^!/.test(
p)?"is not a page: leave out pages with not, such as not 2":(0,y.NL)(p.replace(/^not +/i,""))??"is not a page such as 3 or -1, a range such as 2..5 or 2.., odd,\
 even, all, or one of these after not"}}),45657:((W,B,m)=>{m.d(B,{Hn:()=>y,Kf:()=>L,RZ:()=>C,Vp:()=>R,YG:()=>N,vH:()=>A});function C(S,v){for(const p of v)S.push(
p)}const y=S=>S.slice();function A(S,v,p){const x=S.get(v);x?x.push(p):S.set(v,[p])}const L=S=>{let v=-1/0;for(const p of S)v=Math.max(v,p);return v},N=S=>{let v=1/0;
for(const p of S)v=Math.min(v,p);return v},R=S=>Number.isInteger(S)&&!Number.isSafeInteger(S)}),70083:((W,B,m)=>{m.r(B),m.d(B,{extract_text:()=>Jn});var C=m(58552),
y=m(27077),A=m(61491),L=m(45657),N=m(96070),R=m(20779),S=m(39955),v=m(62897);const p=100,x=({text:e})=>e.replace(/\s+/g," ").trim();function*w(e,t){const n=[];let o=0;
for(const{space:i,text:r,fragment:a}of e.pieces()){++o%p===0&&(yield y.Yz);const u=O(a,t),g=i!=="",d=n.at(-1);d&&k(d.look,u)?d.text+=g?` ${r}`:r:n.push({text:r,
look:u,isSpaced:g})}let s="";for(const[i,r]of n.entries())r.isSpaced&&(s+=" "),s+=b(r,M(n,i));return s.trim()}function M(e,t){const n=e[t+1];return{before:e[t].
isSpaced?"":e[t-1]?.text.at(-1)??"",after:!n||n.isSpaced?"":n.text[0]}}function O(e,{linkOf:t,marksBold:n,isReference:o}){const{bold:s,italic:i}=e.style.font;return{
bold:s&&n,italic:i,fixedPitch:e.isTyped,link:t(e),isReference:o?.(e)===!0}}const k=(e,t)=>e.bold===t.bold&&e.italic===t.italic&&e.fixedPitch===t.fixedPitch&&e.link===
t.link&&e.isReference===t.isReference;function b({text:e,look:{bold:t,italic:n,fixedPitch:o,link:s,isReference:i}},r){if(i&&/^\d{1,3}$/.test(e))return`[^${e}]`;
let a=o&&!l(e,r)?P(e):H(e);return/[\p{L}\p{N}]/u.test(e)&&E(e,r)&&(n&&(a=`*${a}*`),t&&(a=`**${a}**`)),s===void 0?a:`[${a}](${_(s)})`}const l=(e,{before:t,after:n})=>e.
length<=c&&/^[\p{L}\p{N}]+$/u.test(e)&&h.test(t+n),c=3,f=/[\p{P}\p{S}]/u,h=/[\p{L}\p{N}]/u,E=(e,{before:t,after:n})=>!(f.test(e[0])&&h.test(t))&&!(f.test(e.at(-1))&&
h.test(n));function P(e){const t=(0,v.K)((e.match(/`+/g)??[]).map(o=>o.length),0),n="`".repeat(t+1);return t>0?`${n} ${e} ${n}`:`${n}${e}${n}`}const _=e=>/[\s()<>]/.
test(e)?`<${e.replace(/[\s<>]/g,encodeURIComponent)}>`:e,D=e=>e.replace(I,(t,n)=>{if(!U.test(t))return t;const[o,s]=[e[n-1],e[n+t.length]],i=s!==void 0&&(t.endsWith(
" ")||h.test(s));return`${o===void 0||o===" "?"":" "}…${i?" ":""}`}),I=/[.\u2026](?: ?[.\u2026])+ ?/g,U=/^(?:\u2026[.\u2026]|(?:[.\u2026] ?){5})/,H=e=>D(e).replace(
/[\\`*[\]]/g,"\\$&").replace(/(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])/gu,"\\_").replace(/<(?=[A-Za-z/!?])/g,"\\<"),G=e=>e.replace(/^(?=#{1,6}(?:\s|$)|>|[-+](?:\s|$)|(?:-{3,}|={3,}|_{3,})$)/,
"\\").replace(/^(\d{1,9})([.)])(?=\s|$)/,"$1\\$2");var J=m(5609),F=m(34659),Z=m(24713),st=m(81132);const it=.25,ct=.5,X=2,lt=.9,ce=5,mt=3,le=.25,fe=.85,de=50,ue=/(?:\.\s?){4}\s*(?:\d{1,5}|[ivxlc]{1,7})$/,
he=/[\divxlc]$/,Et=30,vt=12;class ut{ends;constructor(t){this.ends=t}static*of(t){const n=new Map;let o=0;for(const{lines:i}of t)for(const{start:r,end:a}of i){++o%
y.y===0&&(yield y.Yz);const u=Math.round(r/X),g=n.get(u);g?g.push(a):n.set(u,[a])}const s=new Map;for(const[i,r]of n){if(r.length<ce)continue;const a=yield*(0,y.
p9)(r,(u,g)=>u-g);s.set(i,a[Math.floor((a.length-1)*lt)])}return new ut(s)}isFull(t,n,{lines:o,start:s,end:i}){if(Mt(t))return!1;if(n.baseline-t.baseline>J.tS*t.
size)return!0;const r=t.end+Lt(n)+(it+ct)*t.size;if(r>Math.max(i,this.ends.get(Math.round(t.start/X))??1/0))return!0;let a=0;for(let u=0;u<Math.min(o.length,de)&&
a<mt;u++)o[u].end-s>fe*(i-s)&&a++;return a===mt&&r>i}*write(t,n,o){const s=[];for(const i of yield*this.groupLines(t)){const r=yield*w(yield*(0,N.gB)(i,n),o);r!==
""&&s.push(s.length===0?r:G(r))}return s.join(`
`)}*groupLines(t){if(t.length<2)return[[...t]];const n=(0,v.Y)(t.map(r=>r.start)),o=(0,v.K)(t.map(({end:r})=>r)),s=Math.max(o,this.ends.get(Math.round(n/X))??o),
i=yield*ge(t,n,s);return[0,...i].map((r,a)=>t.slice(r,i[a]))}}function*ge(e,t,n){const o=(i,r)=>Mt(e[i-1])||!me(e[i-1])&&pe(e[i-1],Lt(e[i]),t,r),s=[];for(let i=1;i<
e.length;i++){let r=i,a=-1/0;for(;r<e.length&&o(r,n);r++)a=Math.max(a,e[r-1].end);const u=Array.from({length:r-i},(d,T)=>i+T),g=u.filter(d=>o(d,a));(0,L.RZ)(s,u.
length>=mt&&g.length<=le*u.length?g:u),yield(r-i+1)*y.Yz/y.y,i=Math.max(i,r)}return s}function pe(e,t,n,o){const s=t+(it+ct)*e.size;return e.end+s<=o&&e.end-e.start+
s<=o-n}function Mt({segments:e}){const t=e.at(-1).fragments.at(-1).text;if(!he.test(t))return!1;const o=e.slice(-2).flatMap(({fragments:s})=>s.slice(-vt)).map(({
text:s})=>s.slice(-Et));return ue.test(o.slice(-vt).join(" ").slice(-Et))}const me=({segments:e})=>/[-\u2010\u00ad]$/.test(e.at(-1).fragments.at(-1).text);function Lt({
segments:e}){const[t]=e[0].fragments;return Math.abs(t.end-t.start)}var ye=m(77211);function*St(e,t,n){if(e instanceof R.xE)return{kind:"code",lines:yield*(0,ye.
x)(e.visual,t)};const o=[];for(const s of e.rows){const i=[];for(const r of s)yield y.Yz,i.push(yield*we(r,t,n));o.push(i)}return{kind:"table",rows:o}}function*we(e,t,n){
return e.length===0?"":yield*w(yield*(0,N.gB)(e,t),{linkOf:n,marksBold:!1})}const Tt=1.15,yt=200,be=3,xe=1/2,Oe=500,Ee=new RegExp(`^(?:[${F.a}*-](?:\\s+|$)|${F.
v})`,"u"),Pt=/^(\d{1,3}|[a-z]|[ivx]{1,5})[.)]\s+/,ht=50;function*ve(e,t,n,o){const s=[],i=new ke(t,n,o,yield*ut.of(e));for(let r=0,a;r<e.length;r=a){const u=e[r];
if(a=r+1,(0,R.bI)(u))s.push(yield*St(u,n,o));else{for(;a<e.length&&!(0,R.bI)(e[a]);)a++;yield*Le(e.slice(r,a),i,s)}}return Me(s)}function Me(e){const t=s=>s.reduce(
(i,r)=>i+("text"in r?r.text.length:0),0),n=t(e),o=n>Oe&&t(e.filter(({kind:s})=>s==="heading"))>xe*n;return e.map(s=>o&&s.kind==="heading"?{kind:"paragraph",text:s.
text}:s)}function*Le(e,t,n){const o=e.flatMap(s=>s.lines.map((i,r)=>({line:i,block:s,begins:r===0})));for(let s=0,i;s<o.length;s=i){const{line:r}=o[s],a=t.kindOf(
r),u=a==="code"?new Pe(r):void 0;for(i=s+1;i<o.length;i++){const d=o[i];if(!(t.goesOn(a,r,d.line)||a==="item"&&t.goesOnBelow(o[i-1],d))||d.begins&&!u?.isNear(d.
line))break;u?.add(d.line),(i-s)%ht===0&&(yield y.Yz)}s%ht===0&&(yield y.Yz);const g=o.slice(s,i).map(d=>d.line);n.push(yield*t.piece(a==="heading"&&!t.isHeading(
g)?"paragraph":a,g,n.at(-1)))}}const Se=new RegExp("^\\p{Ll}","u"),Te=/[.!?:;]["\u201d\u2019)]?$/u;class Pe{last;pitch=0;constructor(t){this.last=t}isNear(t){const{
frame:n,baseline:o,size:s}=this.last,i=t.baseline-o;return t.frame===n&&Math.abs(t.size-s)<.1*s&&i>0&&i<=Math.max($e*s,Ae*this.pitch)}add(t){const n=t.baseline-
this.last.baseline;n>0&&(this.pitch===0||n<this.pitch)&&(this.pitch=n),this.last=t}}const $e=2.2,Ae=2.1;class ke{body;edges;linkOf;columns;depths=[];constructor(t,n,o,s){
this.body=t,this.edges=n,this.linkOf=o,this.columns=s}kindOf(t){const n=rt(t,this.edges);if(wt(t,({isTyped:r})=>r))return"code";const o=t.size>=Tt*this.body.size,
s=!this.body.isBold&&wt(t,$t)&&!/[.,;:]$/.test(n)&&!Ne(n),i=(o||s)&&!_e(n)&&n.length<=yt&&Ce(n);return Ee.test(n)||Pt.test(n)&&!i?"item":i?"heading":"paragraph"}isHeading(t){
const n=t.reduce((o,s)=>o+rt(s,this.edges).length,0);return t.length<=be&&n<=yt}goesOn(t,n,o){const s=this.kindOf(o),i=s==="heading"&&wt(n,$t)&&o.size===n.size;
return t==="item"?(s==="paragraph"||i)&&o.start>n.start+o.size/2:s===t&&(t!=="heading"||Math.abs(o.size-n.size)<.5)}goesOnBelow({line:t,block:n},{line:o}){return this.
kindOf(o)!=="paragraph"||!this.columns.isFull(t,o,n)?!1:Se.test(rt(o,this.edges))||!Te.test(rt(t,this.edges))}*piece(t,n,o){const{edges:s,linkOf:i}=this;if(t===
"code")return{kind:t,lines:yield*At(n,s)};const r=t!=="heading"&&!this.body.isBold;if(t==="paragraph")return{kind:t,text:yield*this.columns.write(n,s,{linkOf:i,
marksBold:r})};const a=yield*(0,N.gB)(n,s),u=yield*w(a,{linkOf:i,marksBold:r});if(t==="heading")return{kind:t,level:this.levelOf(n[0]),text:u,title:x(a)};o?.kind!==
"item"&&(this.depths=[]);const g=Pt.exec(rt(n[0],s))?.[0].trim()??"-",d=/^\d/.test(g);return{kind:t,depth:this.depthOf(n[0]),mark:d?g:"-",text:ze(u,d)}}levelOf({
size:t}){const{headings:n,size:o}=this.body,s=t>=Tt*o?n.findIndex(i=>t>i-.5):n.length;return Math.min(Math.max(s,0)+1,6)}depthOf({start:t,size:n}){for(;this.depths.
length>0&&this.depths.at(-1)>t+n/2;)this.depths.pop();return(this.depths.length===0||t>this.depths.at(-1)+n/2)&&this.depths.push(t),this.depths.length-1}}const Re=/^[^\p{L}\d]{0,3}\d[\d.,']{0,15}[.,]\d\d[^\p{L}\d.]{0,3}$/u,
Ne=e=>e.split(/\s/).slice(1).slice(-2).some(t=>Re.test(t)),_e=e=>e.length<=yt&&(e.match(Ie)?.length??0)>1,Ie=/(?<![\d.,])\d[\d.,']{0,15}[.,]\d\d(?![\d.,])/g,Ce=e=>(e.
match(new RegExp("\\p{L}","gu"))?.length??0)>=Math.max(e.match(new RegExp("\\p{N}","gu"))?.length??0,1),Be=/^(\*{0,3})\d{1,3}\\?[.)](\*{0,3})\s*/,De=new RegExp(
`^(\\*{0,3})(?:\\\\\\*|[${F.a}-]|${F.v})(\\*{0,3})\\s*`,"u"),ze=(e,t)=>e.replace(t?Be:De,(n,o,s)=>o===s?"":o||s),rt=(e,t)=>e.segments.map(n=>(0,st.x)(n,t)).join(
" "),wt=({segments:e},t)=>e.every(({fragments:n})=>n.every(t)),$t=({style:e})=>e.font.bold,je=10;function*At(e,t){const n=(0,v.Y)(e.map(({start:r})=>r)),o=e.slice(
1).map((r,a)=>Math.abs(r.baseline-e[a].baseline)),s=(0,v.Y)(o.filter((r,a)=>r>e[a].size*.8)),i=[];for(const[r,a]of e.entries()){r%ht===ht-1&&(yield y.Yz);const u=rt(
a,t),g=r===0?0:Math.round(o[r-1]/s)-1;for(let T=0;T<Math.min(g,je);T++)i.push("");const d=(a.end-a.start)/Math.max(u.length,1);i.push(" ".repeat(Math.round((a.start-
n)/Math.max(d,1)))+u)}return i}const Ke=new RegExp(`^(?:\\\\?[*+-](?=\\s|$)|[${F.a}]|${F.v}|\\d{1,3}\\\\?[.)])\\s*`,"u"),He=/^(\d{1,3})\\?([.)])\s/,kt=/^([\u2610-\u2612])\s*/u,
Rt=100;function*Ue(e){const{blocks:t,leaves:n}=e,o={...e,columns:yield*ut.of(t)},s=Ye(n),i=It(n),r=n.some(({element:d})=>gt("Note",d)),a=[],u=d=>{for(;s.length>
0&&s[0].order<d;)a.push({kind:"figure",alternative:s.shift().alternative})};let g="";for(let d=0,T;d<t.length;d=T){const{element:$}=t[d];T=d+1;const K=Fe(t[d],o);
if(K!==void 0&&u(K),Nt("Lbl",t[d].lines,o.leafOf))g=yield*Ge(t[d],o);else if($?.type==="TR"){const z=pt($);for(;T<t.length&&t[T].element?.type==="TR"&&pt(t[T].element)===
z;)T++;const j=[];for(const Y of t.slice(d,T)){const Q=[];for(const ot of yield*Bt(Y,o,i))Q.push(yield*w(ot,{linkOf:o.linkOf,marksBold:!1}));j.push(Q)}a.push({kind:"\
table",rows:j,quotes:_t($)})}else{const z=t[d],j=(0,R.bI)(z)?yield*St(z,o.edges,o.linkOf):yield*We(z,o,{label:g,hasNotes:r});a.push({...j,quotes:_t($)}),g=""}d%
Rt===0&&(yield y.Yz)}return u(1/0),a.filter(d=>!("text"in d)||d.text!=="")}function*Ge({lines:e},{edges:t,linkOf:n}){return yield*w(yield*(0,N.gB)(e,t),{linkOf:n,
marksBold:!1})}function*We({lines:e,element:t},n,{label:o,hasNotes:s}){const{edges:i,linkOf:r,leafOf:a}=n,u=t?.type??"P";if(e.length>1&&Nt("Code",e,a))return{kind:"\
code",lines:yield*At(e,i)};const g=u==="Title"||u==="H"?1:Number(/^H([1-6])$/.exec(u)?.[1]??0),d=q=>s&&gt("Reference",a(q)?.element),T=yield*(0,N.gB)(e,i),$=yield*w(
T,{linkOf:r,marksBold:g===0,isReference:d});if(g>0)return{kind:"heading",level:g,text:$,title:x(T)};const K=t&&gt("Note",t)?/^(\d{1,3})\\?[.)]?$/.exec(o):null;if(K)
return{kind:"note",number:K[1],text:$};const z=t?[...(0,A.Hy)(t)].filter(q=>q.type==="LI"):[];if(z.length===0&&o!=="")return{kind:"paragraph",text:`${o} ${$}`};
if(z.length===0)return{kind:"paragraph",text:yield*n.columns.write(e,i,{linkOf:r,marksBold:!0,isReference:d})};const j=He.exec(`${o} ${$}`.trimStart()),Y=kt.exec(
`${o} ${$}`.trimStart()),Q=Y?Y[1]==="☐"?"[ ] ":"[x] ":"",ot=[...(0,A.Hy)(z[0])].filter(q=>q.type==="L").length-1;return{kind:"item",depth:Math.max(ot,0),mark:j?
`${j[1]}${j[2]}`:"-",text:Q+$.replace(Y?kt:Ke,"")}}const Nt=(e,t,n)=>t.every(({segments:o})=>o.every(({fragments:s})=>s.every(i=>gt(e,n(i)?.element)))),_t=e=>[...(0,A.
Hy)(e)].filter(({type:t})=>t==="BlockQuote").length,gt=(e,t)=>{for(const{type:n}of(0,A.Hy)(t))if(n===e)return!0;return!1};function pt(e){for(const t of(0,A.Hy)(
e.parent))if(t.type==="Table")return t;return e.parent}function It(e){const t=new Map;for(const{element:n}of e){const o=Dt(n),s=o?.parent;if(s?.type!=="TR")continue;
const i=t.get(s);i?i.add(o):t.set(s,new Set([o]))}return t}function*Ct(e){const{blocks:t}=e,n=It(e.leaves),o=[];for(let s=0,i;s<t.length;s=i){const{element:r}=t[s];
if(i=s+1,s%Rt===0&&(yield y.Yz),r?.type!=="TR")continue;const a=pt(r);for(;i<t.length&&t[i].element?.type==="TR"&&pt(t[i].element)===a;)i++;const u=t.slice(s,i),
g=[];for(const T of u)g.push(yield*Bt(T,e,n));const d=[...n.get(r)??[]];o.push({blocks:u,rows:g,hasHead:d.length>0&&d.every(({type:T})=>T==="TH")})}return o}function*Bt({
lines:e,element:t},{leafOf:n,edges:o},s){const i=t&&s.get(t),r=new Map(Array.from(i??[],u=>[u,[]]));for(const{segments:u}of e)for(const{fragments:g}of u)for(const d of g){
const T=Dt(n(d)?.element),$=r.get(T);$?$.push(d):r.set(T,[d])}const a=[];for(const u of r.values()){const g=yield*(0,y.p9)(u,(d,T)=>d.order-T.order);a.push(yield*(0,N.
gB)(yield*(0,J._I)(yield*(0,Z.q9)(g)),o))}return a}function Dt(e){for(const t of(0,A.Hy)(e))if(t.type==="TD"||t.type==="TH")return t;return e&&(0,S.VN)(e)}function Fe({
lines:e},{leafOf:t}){return t(e[0].segments[0].fragments[0])?.order}function Ye(e){const t=new Set;return e.flatMap(({element:n,order:o})=>{const s=[...(0,A.Hy)(
n)].find(({type:r})=>r==="Figure");if(!s||t.has(s))return[];t.add(s);const i=s.alternative?.replace(/\s+/g," ").trim();return i?[{order:o,alternative:i}]:[]})}function Ze(e){
let t="";for(const[n,o]of e.entries()){const s=e[n-1];s&&(t+=zt(s,o)),t+=jt(o)}return t}function zt(e,t){return e.kind==="item"&&t.kind==="item"?`
`:`
${">".repeat(Math.min(e.quotes??0,t.quotes??0))}
`}function jt(e){const{quotes:t=0}=e;return t>0?Kt(e).replace(/^/gm,`${">".repeat(t)} `):Kt(e)}function Kt(e){switch(e.kind){case"heading":return`${"#".repeat(e.
level)} ${e.text}`;case"paragraph":return G(e.text);case"note":return`[^${e.number}]: ${e.text}`;case"item":return`${"   ".repeat(e.depth)}${e.mark} ${e.text}`;case"\
code":{const t=(0,v.K)(e.lines.flatMap(o=>(o.match(/`+/g)??[]).map(s=>s.length)),2),n="`".repeat(t+1);return[n,...e.lines,n].join(`
`)}case"table":return Xe(e.rows);case"figure":return`![${e.alternative.replace(/[\\[\]]/g,"\\$&")}]()`}}function Xe(e){const t=(0,v.K)(e.map(i=>i.length)),n=i=>`\
| ${Array.from({length:t},(r,a)=>(i[a]??"").replaceAll("|","\\|")).join(" | ")} |`,[o,...s]=e;return[n(o),`|${" --- |".repeat(t)}`,...s.map(n)].join(`
`)}var Ht=m(4186);function*Ve(e,t){const{fragments:n,leafOf:o,edges:s}=e.found;if(o&&(0,S.P$)(n,o)){const r=yield*Je(e.blocks,o,t,s);if(r.length>0)return r}const i=[];
for(const r of(yield*e.blocksByLook()).filter(R.bI)){const a=yield*Ut(r,s);i.push({box:Gt([r]),rows:a,hasHead:Wt(a),isCertain:r instanceof R.QH})}return i}function*Je(e,t,n,o){
const s=[];for(const{blocks:i,rows:r,hasHead:a}of yield*Ct({blocks:e,leafOf:t,leaves:n,edges:o}))s.push({box:Gt(i),rows:r.map(u=>u.map(x)),hasHead:a,isCertain:!0});
return s}function*Ut(e,t){const n=[];for(const o of e.rows){const s=[];for(const i of o)yield y.Yz,s.push(yield*Qe(i,t));n.push(s)}return n}function*Qe(e,t){return e.
length===0?"":x(yield*(0,N.gB)(e,t))}const Gt=e=>e.map(({frame:t,start:n,end:o,top:s,bottom:i})=>(0,Ht.L)(t,n,o,s,i)).reduce(Ht.D),qe=/^[^\p{L}]*\d[^\p{L}]*$/u,
tn=/^(?:19|20)\d\d$/;function Wt([e=[],...t]){const n=e.filter(s=>s!==""),o=s=>qe.test(s)&&!tn.test(s);return 2*n.length>=e.length&&!n.some(o)&&t.some(s=>s.some(
o))}const ft=`

`;function en(e){return e.map((t,n)=>{const o=e[n-1],s={text:jt(t),joint:o?zt(o,t):ft};if(t.kind==="heading")return{...s,heading:{level:t.level,title:t.title}};
const i=s.text.split(`
`);return t.kind==="table"?{...s,rows:{open:i.slice(0,2),rows:i.slice(2),close:[]}}:t.kind!=="code"?s:{...s,rows:{open:i.slice(0,1),rows:i.slice(1,-1),close:i.slice(
-1)}}})}function nn(e){const t=[];let n=[];const o=()=>{n.length>0&&t.push(Yt({open:[],rows:n,close:[]})),n=[]};for(const s of e.split(`
`))s===""?o():n.push(s);return o(),t}function*sn(e,t){const{blocks:n}=e,{edges:o}=e.found,s=yield*on(e,t),i=[];for(let r=0,a;r<n.length;r=a){a=r+1;const u=s.get(
n[r]);if(u)(0,L.RZ)(i,u);else{for(;a<n.length&&!s.has(n[a]);)a++;const{text:g}=yield*(0,N.dV)(n.slice(r,a),o);(0,L.RZ)(i,rn(g))}}return i}function*on(e,t){const{
leafOf:n,fragments:o,edges:s}=e.found,i=new Map;for(const r of e.blocks.filter(R.bI)){const a=yield*Ut(r,s);i.set(r,[Ft(a,Wt(a))])}if(!n||!(0,S.P$)(o,n))return i;
for(const{blocks:r,rows:a,hasHead:u}of yield*Ct({blocks:e.blocks,leafOf:n,leaves:t,edges:s})){yield y.Yz;for(const d of r)i.set(d,[]);const g=a.map(d=>d.map(x));
i.set(r[0],[Ft(g,u)])}return i}const rn=e=>e.split(ft).map(t=>t.trimEnd()).filter(t=>t!=="").map(t=>({text:t,joint:ft}));function Ft(e,t){const n=e.map(o=>o.filter(
s=>s!=="").join(" "));return Yt({open:n.slice(0,t?1:0),rows:n.slice(t?1:0),close:[]})}const Yt=e=>({text:[...e.open,...e.rows,...e.close].join(`
`),joint:ft,rows:e});var Zt=m(45599),Xt=m(6057),an=m(87141);const cn=/^(?:https?|mailto|tel|ftp):/i,ln=5e3;function fn(e,t){const[n,o,s,i,r,a]=(0,an.y)((0,Xt.iw)(
e,t)),u=[];for(const g of(e.array(e.entry(e.pages.number(t),"Annots"))??[]).slice(0,ln)){const d=e.dict(g);if(!d||!(0,Zt.Eo)(e.resolve(d.get("Subtype")),"Link"))
continue;const T=dn(e,d.get("A")),$=T===void 0?void 0:(0,Xt.b0)(e,d.get("Rect"));if(!$)continue;const K=[n*$[0]+s*$[1]+r,n*$[2]+s*$[3]+r],z=[o*$[0]+i*$[1]+a,o*$[2]+
i*$[3]+a],[j,Y]=[(0,L.YG)(K),(0,L.YG)(z)];u.push({area:{x:j,y:Y,width:(0,L.Kf)(K)-j,height:(0,L.Kf)(z)-Y},uri:T})}return({box:{x:g,y:d,width:T,height:$}})=>{const[
K,z]=[g+T/2,d+$/2];return u.find(({area:j})=>K>=j.x&&K<=j.x+j.width&&z>=j.y&&z<=j.y+j.height)?.uri}}function dn(e,t){const n=e.dict(t),o=e.resolve(n?.get("URI"));
if(!(o instanceof Zt.Mx))return;const s=Buffer.from(o.bytes).toString("latin1");return cn.test(s)?s:void 0}const un=3,Vt=3,Jt=.12,hn=1e4;async function gn(e,t){
const n=new Map;for(const[s,{blocks:i,found:{height:r}}]of e.entries()){for(const{line:u,isHead:g}of pn(i,r)){const d=wn(u),T=bn(u,d),$=n.get(T);$?$.push({line:u,
page:s,text:d,isHead:g}):n.set(T,[{line:u,page:s,text:d,isHead:g}])}const a=t.step(hn);a&&await a}const o=new Set;for(const s of n.values())if(!(new Set(s.map(({
page:i})=>i)).size<un))for(const{line:i}of mn(s)?s.slice(1):s)o.add(i);return o}function pn(e,t){const o=e.flatMap(r=>(0,R.bI)(r)?[]:r.lines).filter(({frame:r})=>r.
cos===1&&!r.vertical).sort((r,a)=>r.baseline-a.baseline),s=o.slice(0,Vt).filter(({baseline:r})=>r<Jt*t),i=o.slice(-Vt).filter(({baseline:r})=>r>(1-Jt)*t);return[
...s.map(r=>({line:r,isHead:!0})),...i.map(r=>({line:r,isHead:!1}))]}const mn=e=>e.every(({text:t,isHead:n})=>n&&t===e[0].text)&&yn.test(e[0].text),yn=new RegExp(
"\\p{L}{2}","u"),wn=({segments:e})=>e.map(({fragments:t})=>t.map(n=>n.text).join("")).join(" "),bn=({baseline:e},t)=>`${Math.round(e/4)} ${t.replace(new RegExp(
"\\p{Nd}+","gu"),"0")}`;async function xn(e,t,{keepRepeated:n=!1}={}){const o=n?new Set:await gn(t,e.job.pace),s=vn(t),i=[],r=[];for(const u of t){const g=await On(
e,u,s,o);r.push(g),i.push(Ze(g));const d=e.job.pace.step(u.characters*50);d&&await d}const a=t.filter(({blocks:u})=>u.some(g=>g instanceof R.xE));return{pages:i,
parts:r,repeatedLines:o.size,uncertain:a.map(({index:u})=>u)}}async function On(e,t,n,o){const s=t.blocks.flatMap(d=>{if((0,R.bI)(d))return[d];const T=d.lines.filter(
$=>!o.has($));return T.length===0?[]:[T.length===d.lines.length?d:J.eB.of(T,d.element)]}),{fragments:i,leafOf:r,edges:a}=t.found,u=fn(e,t.index),g=e.pages.number(
t.index);if(r&&(i.length===0||(0,S.P$)(i,r))){const d=(await(0,A.g$)(e))?.leaves(g)??[];return(0,y.k6)(Ue({blocks:s,leafOf:r,leaves:d,edges:a,linkOf:u}),e.job.pace)}
return(0,y.k6)(ve(s,n,a,u),e.job.pace)}const En=6;function vn(e){const[t,n,o]=[new bt,new bt,new bt];for(const{blocks:s}of e)for(const i of s)for(const{segments:r}of i.
lines)for(const{fragments:a}of r)for(const u of a)(0,R.bI)(i)?o.count(u):(n.count(u),u.isTyped||t.count(u));return n.characters<Qt*o.characters?o.with(n).body:(t.
characters>=Qt*n.characters?t:n).body}const Qt=.2;class bt{characters=0;area=0;bold=0;sizes=new Map;count({style:t,text:n}){const o=Math.round(t.size*2)/2,s=n.length*
o*o;this.sizes.set(o,(this.sizes.get(o)??0)+s),this.characters+=n.length,this.area+=s,t.font.bold&&(this.bold+=s)}with(t){for(const[n,o]of t.sizes)this.sizes.set(
n,(this.sizes.get(n)??0)+o);return this.characters+=t.characters,this.area+=t.area,this.bold+=t.bold,this}get body(){const[t]=[...this.sizes].reduce((o,s)=>s[1]>
o[1]?s:o,[0,0]),n=[...this.sizes.keys()].filter(o=>o>=1.15*t).sort((o,s)=>s-o);return{size:t,isBold:this.bold>this.area/2,headings:n.slice(0,En)}}}var Mn=m(29082),
Ln=m(64173),xt=m(98446),Sn=m(4528),Tn=m(55772),qt=m(66403);const Pn=1/4,dt=/\s/,$n=new Set(".!?…؟۔।"),An=new Set("。！？"),kn=new Set(`)]}"'»”’›`),
Rn=6,Nn=/[\p{Ll}\p{N}]/u,_n=new RegExp("\\p{M}","u");function In(e,t,n){const o=t+Math.max(n,1);if(o>=e.length)return e.length;const s=t+Math.ceil(n*Pn);for(const i of[
te,Bn,ee])for(let r=o;r>s;r--)if(i(e,r))return r;return Dn(e,o,t)}function Cn(e,t){const n=Math.max(e.length-t,0);if(n===0)return 0;for(const o of[te,ee])for(let s=n;s<
e.length;s++)if(o(e,s))return s;return e.length}function te(e,t){if(An.has(e[t-1]))return!0;if(!dt.test(e[t-1])||dt.test(e[t])||Nn.test(String.fromCodePoint(e.codePointAt(
t))))return!1;for(let n=t-1;n>=0&&n>=t-Rn;n--){const o=e[n];if($n.has(o))return!0;if(!dt.test(o)&&!kn.has(o))return!1}return!1}const Bn=(e,t)=>e[t-1]===`
`,ee=(e,t)=>dt.test(e[t-1])&&!dt.test(e[t]);function Dn(e,t,n){let o=t;const s=()=>(e.charCodeAt(o)&64512)===56320||_n.test(e[o]);for(;o>n+1&&s();)o--;return o>
n+1?o:t}const zn=200,jn=3;class ne{open=[];enter(t){for(;this.open.length>0&&this.open.at(-1).level>=t.level;)this.open.pop();this.open.push(t)}get titles(){return this.
open.map(({title:t})=>t)}get level(){return this.open.at(-1)?.level??0}}class Kn{how;pieces=[];headings=new ne;parts=[];length=0;above=[];work=0;constructor(t){
this.how=t}*add(t,n){for(const[o,s]of t.entries()){const i=o===0?ft:s.joint;s.heading&&this.enterHeading(s.heading),this.length+i.length+s.text.length<=this.how.
size?this.put(s,s.text,i,n):yield*this.cut(s,i,n),++this.work%y.y===0&&(yield y.Yz)}}addScan(t,n){this.end(),this.pieces.push({text:t,hasText:!1,firstPage:n,lastPage:n,
headings:this.headings.titles})}end(){const{parts:t}=this;if(this.parts=[],this.length=0,!t.some(({isAgain:s})=>!s))return;const n=t.map((s,i)=>i===0?s.text:s.joint+
s.text).join(""),o=[t[0].page,t.at(-1).page];this.pieces.push({text:n,hasText:!0,firstPage:o[0],lastPage:o[1],headings:this.above})}enterHeading(t){const n=t.level>
this.headings.level&&this.parts.length>0&&this.parts.every(o=>o.isHeading);this.how.bySection&&t.level<=jn&&!n&&this.end(),this.headings.enter(t)}put({heading:t,
rows:n,text:o},s,i,r){this.parts.some(({isAgain:u,isHeading:g})=>!u&&!g)||(this.above=this.headings.titles),this.length+=(this.parts.length>0?i.length:0)+s.length,
this.parts.push({text:s,joint:i,page:r,isHeading:t?.title!==void 0&&s===o,isRows:n!==void 0,isAgain:!1})}*cut(t,n,o){this.next();const{size:s}=this.how,i=()=>s-
this.length-(this.parts.length>0?n.length:0);t.text.length>i()&&i()<s/4&&this.end(),t.text.length<=i()?this.put(t,t.text,n,o):t.rows?yield*this.cutRows(t,t.rows,
n,o):yield*this.cutProse(t,t.text,n,o)}next(){const t=this.parts.findLastIndex(({isHeading:i})=>!i)+1;if(this.parts.slice(0,t).every(({isAgain:i})=>i))return;const n=this.
parts.splice(t),o=this.parts;this.end();const s=this.how.overlap>0?Un(o,this.how.overlap):[];for(const i of[...s,...n])this.length+=(this.parts.length>0?i.joint.
length:0)+i.text.length,this.parts.push(i);this.above=this.headings.titles}*cutProse(t,n,o,s){for(let i=0,r;i<n.length;i=r){const a=i===0;a||this.next();const u=a?
o:" ",g=this.how.size-this.length-(this.parts.length>0?u.length:0);r=In(n,i,g),this.put(t,n.slice(i,r).trimEnd(),u,s),yield(r-i)*zn}}*cutRows(t,n,o,s){const{open:i,
rows:r,close:a}=Hn(n,this.how.size),u=se([...i,...a]);let[g,d]=[[],u];const T=()=>{g.length>0&&this.put(t,[...i,...g,...a].join(`
`),o,s),[g,d]=[[],u]};for(const $ of r){++this.work%y.y===0&&(yield y.Yz);const K=()=>this.how.size-this.length-o.length;d+$.length+1>K()&&(T(),this.next(),d+$.
length+1>K()&&this.end()),d+$.length+1<=K()?(g.push($),d+=$.length+1):yield*this.cutProse(t,$,o,s)}T()}}const se=e=>e.reduce((t,n)=>t+n.length+1,0);function Hn(e,t){
const{open:n,rows:o,close:s}=e;return se([...n,...s])<=t/2?e:{open:[],rows:[...n,...o,...s],close:[]}}function Un(e,t){const n=[];let o=t;for(let s=e.length-1;s>=
0&&o>0&&!e[s].isRows;s--){const i=e[s],r=i.text.slice(Cn(i.text,o));if(r!==""&&n.unshift({...i,text:r,isAgain:!0}),r.length<i.text.length)break;o-=r.length+i.joint.
length}return n}var Gn=m(42973);function Wn({pieces:e,layout:t,piece_size:n,piece_overlap:o}){const s=[];if(e==="section"&&t!=="markdown"&&s.push({field:"pieces",
message:"by section needs layout to be markdown, which has headings: set it, or cut by size",mentions:["layout"]}),2*o>=n&&s.push({field:"piece_overlap",message:`\
must be below half of piece_size, which is ${n}: at most ${Math.ceil(n/2)-1}`,mentions:["piece_size"]}),s.length>0)throw(0,C.G6)(s)}async function Fn(e,t,{pace:n,
limits:o}){const s=t.pieces==="page"?Yn(e):await Zn(e,t,n,o);oe(s.length,o);const i=[];for(const[r,{text:a,hasText:u,firstPage:g,lastPage:d,headings:T}]of s.entries()){
const $=n.step(a.length*10);$&&await $,i.push({index:r+1,text:a,characters:Xn(a),hasText:u,firstPage:g,lastPage:d,headings:T})}return i}function Yn(e){const t=new ne;
return e.map(({number:n,text:o,isScan:s,parts:i=[]})=>{const r=i.findIndex(({kind:d})=>d!=="heading"),a=r<0?i.length:r,u=d=>d.kind==="heading"&&t.enter(d);i.slice(
0,a).forEach(u);const g=t.titles;return i.slice(a).forEach(u),{text:o,hasText:o.trim()!==""&&!s,firstPage:n,lastPage:n,headings:g}})}async function Zn(e,t,n,o){
const s=new Kn({bySection:t.pieces==="section",size:t.piece_size,overlap:t.piece_overlap});for(const{number:i,text:r,isScan:a,parts:u,passages:g=en(u??[])}of e)
a?s.addScan(r.trim(),i):await(0,y.k6)(s.add(g,i),n),oe(s.pieces.length,o);return s.end(),s.pieces}function oe(e,{textPieces:t}){if(!(e<=t))throw(0,Gn.F)("textPi\
eces",`The text has more than ${(0,xt.y_)(t,"piece")}`,"Ask for larger pieces, or fewer pages","pages")}function Xn(e){let t=e.length;for(let n=0;n<e.length;n++)
(e.charCodeAt(n)&64512)===56320&&t--;return t}var Vn=m(22154);const ie=100,Jn=async(e,t,n)=>{Wn(t);const o=await(0,Ln.E)(e.bytes,n,{password:t.open_password}),s=o.
pages.count,i=(0,Mn.k1)(t.pages,s);Qn(t,i.length);const r=t.layout==="markdown",a=Ot(t)&&t.layout==="reading",u=r||a,g=new Vn.z(o,i.length,{findsTables:u||t.tables,
hasTablesApart:u}),{texts:d,words:T,lines:$,tables:K,parts:z,passages:j,notes:Y}=await ts(o,i,g,t),Q=await(0,Tn.fl)(o),ot=d.map((et,nt)=>{const at=i[nt];return{
...{page:at,label:Q(at-1),text:et,hasText:et.trim()!==""&&!g.isScan(at)},...T[nt]&&{words:T[nt]},...$[nt]&&{lines:$[nt]}}}),q=d.map((et,nt)=>{const at=i[nt];return{
number:at,text:et,isScan:g.isScan(at),parts:z?.[nt],passages:j[nt]}}),V=t.pieces==="none"?void 0:await Fn(q,t,n),tt={text:V?null:qn(d,t.layout),mediaType:(0,Sn.
GW)({layout:t.layout}),pageCount:s,characters:g.characters,unreadable:g.unreadable,...t.per_page&&{pages:ot},...t.tables&&{tables:K},...V&&{pieceCount:V.length,
pieces:V}};return{documents:[{...e,pageCount:s}],data:tt,notes:[...g.notes,...Y],facts:{textlessPages:g.textlessPages,...V&&{pieceCount:V.length}}}};function Qn(e,t){
const n=["word_boxes","line_boxes"].filter(o=>e[o]&&t>ie).map(o=>({field:o,message:`takes at most ${ie} pages, and ${t} are asked for: name fewer in pages`,mentions:[
"pages"]}));if(n.length>0)throw(0,C.G6)(n)}const re=({text:e,...t})=>({text:e,...(0,qt.a)(t)});function qn(e,t){return t==="markdown"?e.filter(n=>n.trim()!=="").
join(`

`):e.every(n=>n.trim()==="")?"":e.join("\f")}const Ot=({pieces:e})=>e==="section"||e==="size";async function ts(e,t,n,o){const{layout:s,word_boxes:i,line_boxes:r,
keep_repeated:a}=o,u=[],{pace:g}=e.job,d=[],T=[],$=[],K=[],z=[];for(const V of t){const tt=await n.page(V);if(i&&T.push((await(0,y.k6)(tt.words(),g)).map(re)),r&&
$.push((await(0,y.k6)(tt.lines(),g)).map(re)),o.tables)for(const et of await es(e,tt))u.push(et);if(s==="markdown")K.push(tt);else{const et=Ot(o)&&s==="reading"?
sn(tt,await ae(e,tt)):void 0;et&&z.push(await(0,y.k6)(et,g)),d.push(await(0,y.k6)(tt.layout(s),g)),Ot(o)&&s==="page"&&z.push(nn(d.at(-1)))}}if(s!=="markdown")return{
texts:d,words:T,lines:$,tables:u,passages:z,notes:[]};const{pages:j,parts:Y,repeatedLines:Q,uncertain:ot}=await xn(e,K,{keepRepeated:a}),q=[...Q>0?[ns(Q)]:[],...ot.
length>0?[ss(ot.map(V=>V+1))]:[]];return{texts:j,words:T,lines:$,tables:u,parts:Y,passages:z,notes:q}}async function ae(e,t){return t.found.leafOf?(await(0,A.g$)(
e))?.leaves(e.pages.number(t.index))??[]:[]}async function es(e,t){return(await(0,y.k6)(Ve(t,await ae(e,t)),e.job.pace)).map(({box:o,rows:s,hasHead:i,isCertain:r})=>({
page:t.index+1,box:(0,qt.a)(o),rows:s,header:i,certain:r}))}const ns=e=>({code:"repeated_lines_removed",message:`${(0,xt.y_)(e,"line")} of headers and footers, \
which repeat on the pages, are not in the Markdown: set keep_repeated to true to keep them.`,mentions:["keep_repeated"]}),ss=e=>({code:"tables_uncertain",message:`\
Lines of ${(0,xt.oi)(e)} that may be a table stand as they look, in a block of code.`})}),55772:((W,B,m)=>{m.d(B,{fl:()=>p,mm:()=>S,vg:()=>v});var C=m(94289),y=m(
33546),A=m(74135),L=m(59071);const N=1e3;function R(w){const{width:M,height:O}=(0,A.JQ)(w),k=b=>Math.round(b*N)/N;return{width:k(M),height:k(O)}}function S({kinds:w,
kindOf:M}){const O=new Int32Array(w.length),k=new Int32Array(w.length);for(let l=M.length-1;l>=0;l--)O[M[l]]++,k[M[l]]=l+1;const b=new Map;for(const[l,c]of w.entries()){
const{width:f,height:h}=R(c),E=`${f} ${h}`,P=b.get(E);P?P.count+=O[l]:b.set(E,{width:f,height:h,count:O[l],firstPage:k[l]})}return[...b.values()]}async function v(w,{
kinds:M,kindOf:O},k){const b=await p(w),l=M.map(R);return Array.from(O,(c,f)=>({...l[c],rotation:M[c].rotation,label:b(f),characters:k?.[f]??null}))}async function p(w){
const M=await(0,y.Hr)(w);return O=>M?x(M(O)):null}function x({style:w,prefix:M,number:O}){return(0,L.ZK)(M)+(0,C.Y)(w,O)}}),66403:((W,B,m)=>{m.d(B,{a:()=>A});const C=100,
y=L=>Math.round(L*C)/C,A=L=>L?{x:y(L.x),y:y(L.y),width:y(L.width),height:y(L.height)}:null}),94289:((W,B,m)=>{m.d(B,{Y:()=>C});function C(S,v){switch(S){case"D":
return String(v);case"R":return N(v);case"r":return N(v).toLowerCase();case"A":return R(v);case"a":return R(v).toLowerCase();default:return""}}const y=[[1e3,"M"],
[900,"CM"],[500,"D"],[400,"CD"],[100,"C"],[90,"XC"],[50,"L"],[40,"XL"],[10,"X"],[9,"IX"],[5,"V"],[4,"IV"],[1,"I"]],A=1e5,L=2600;function N(S){if(S>A)return String(
S);let v="",p=S;for(const[x,w]of y)for(;p>=x;)v+=w,p-=x;return v}function R(S){return S>L?String(S):String.fromCharCode(65+(S-1)%26).repeat(Math.ceil(S/26))}}),
33546:((W,B,m)=>{m.d(B,{FB:()=>N,Hr:()=>S,Zh:()=>v,k$:()=>R,qm:()=>p});var C=m(93604),y=m(45599),A=m(81077);const L={first:0,style:"D",prefix:void 0,start:1};async function N(b){
const l=b.catalog.get("PageLabels");if(!b.dict(l))return;const c=(await(0,A.Zc)(b,l,"Nums")).map(([f,h])=>({first:Number(f),label:b.dict(h)})).filter(({first:f})=>Number.
isInteger(f)&&f>=0).sort((f,h)=>f.first-h.first).filter(({first:f},h,E)=>E[h+1]?.first!==f).map(({first:f,label:h})=>({first:f,...x(b,h)}));return c[0]?.first===
0?c:[L,...c]}function R(b,l){const c=b.editCatalog();if(l.length===0){c.delete("PageLabels");return}const f=l[0].first===0?l:[L,...l],h=k(b),E=f.map(({first:P,start:_,
...D})=>[P,O({...D,number:_},h)]);c.set("PageLabels",b.add((0,A.H6)(b,E,"Nums")))}async function S(b){const l=await N(b);if(!l)return;const c=l.map(({first:f})=>f);
return f=>{const h=l[(0,C.M)(c,f)-1];return{...h,number:h.start+f-h.first}}}function v(b,l){const c=[],f=k(b);let h,E=0;for(const P of l)(!h||!w(h,P))&&c.push([
E,O(P,f)]),h=P,E++;return(0,A.H6)(b,c,"Nums")}async function p(b,l){const c=await S(b);if(!c)return;const f=v(b,Array.from(l,h=>c(h-1)));b.editCatalog().set("Pa\
geLabels",b.add(f))}function x(b,l){const c=b.resolve(l?.get("S")),f=b.resolve(l?.get("P")),h=b.resolve(l?.get("St"));return{style:c instanceof y.SX?c.text:void 0,
prefix:f instanceof y.Mx&&f.bytes.length>0?f:void 0,start:typeof h=="number"&&Number.isInteger(h)&&h>=1?h:1}}function w(b,l){return b.style!==l.style||l.style!==
void 0&&l.number!==b.number+1?!1:b.prefix===l.prefix?!0:!!b.prefix&&!!l.prefix&&Buffer.compare(b.prefix.bytes,l.prefix.bytes)===0}const M=100;function O({style:b,
prefix:l,number:c},f){return(0,y.jd)({S:b===void 0?void 0:(0,y.UU)(b),P:l&&l.bytes.length>M?f(l):l,St:b===void 0||c===1?void 0:c})}function k(b){const l=new Map;
return c=>{let f=l.get(c);return f||l.set(c,f=b.add(c)),f}}}),81077:((W,B,m)=>{m.d(B,{AN:()=>p,BX:()=>R,H6:()=>S,MN:()=>v,Pu:()=>L,Zc:()=>N});var C=m(45599),y=m(
9819);const A=64,L=l=>typeof l=="number"?String(l):Buffer.from(l.bytes).toString("latin1");async function N(l,c,f){const h=[];for(const E of await w(l,c,0,f)){for(const _ of O(
l,E,f))h.push(_);const P=l.job.pace.step(x);P&&await P}return h}async function R(l,c,f,h,E,P){const _=await w(l,c,f,h,P);for(let D=_.length-1;D>=0;D--){const I=_[D],
U=O(l,I,h),H=U.filter(([Z,st])=>!E(Z,st)),G=l.job.pace.step(x+U.length*x);G&&await G,H.length<U.length&&(l.edit(I.holder),I.dict.set(h,H.flat()),I.changed=!0);for(const Z of I.
repeats)l.edit(I.holder),I.dict.delete(Z),I.changed=!0;if(I.emptyKids){const Z=(l.array(I.dict.get("Kids"))??[]).filter(st=>!I.emptyKids.has(l.dict(st)));l.edit(
I.holder),I.dict.set("Kids",Z),I.changed=!0}if(!I.changed)continue;const J=l.array(I.dict.get("Kids"))??[];I.empty=H.length===0&&J.length===0;const F=I.parent;F&&
(F.changed=!0,I.empty?(F.emptyKids??=new Set).add(I.dict):k(l,I,H,J))}return _[0]?.empty??!1}function S(l,c,f){if(c.length<=A)return(0,C.jd)({[f]:c.flat()});let h=[];
for(const E of b(c)){const[P,_]=[E[0][0],E.at(-1)[0]];h.push({ref:l.add((0,C.jd)({Limits:[P,_],[f]:E.flat()})),low:P,high:_})}for(;h.length>A;)h=b(h).map(E=>{const[
P,_]=[E[0].low,E.at(-1).high];return{ref:l.add((0,C.jd)({Limits:[P,_],Kids:E.map(({ref:D})=>D)})),low:P,high:_}});return(0,C.jd)({Kids:h.map(({ref:E})=>E)})}const v=(l,c)=>S(
l,p([...c].map(([f,h])=>[(0,C.Px)(f),h])),"Names");function p(l){return l.map(c=>({entry:c,key:L(c[0])})).sort((c,f)=>c.key<f.key?-1:c.key>f.key?1:0).map(({entry:c})=>c)}
const x=100;async function w(l,c,f,h,E){const P=new y.b9(l),_=new Set,D=H=>_.size<_.add(H).size,I=[],U=[{value:c??null,holder:f,parent:void 0}];for(let H=U.pop();H!==
void 0;H=U.pop()){P.spend(1);const G=l.dict(H.value);if(!G||!D(G)||E&&H.parent&&!M(l,G,E))continue;const J=[],F=X=>{const lt=l.array(G.get(X));return!lt||D(lt)?
lt??[]:(J.push(X),[])},Z=F(h).length>>1,st=F("Kids"),it={dict:G,holder:(0,y.Kd)(H.value,H.holder),parent:H.parent,repeats:J};I.push(it),P.spend(Z);for(let X=st.
length-1;X>=0;X--)U.push({value:st[X],holder:(0,y.Kd)(G.get("Kids"),it.holder),parent:it});const ct=l.job.pace.step(x+Z*x);ct&&await ct}return I}function M(l,c,f){
const[h,E]=l.array(c.get("Limits"))??[];return typeof h!="number"||typeof E!="number"||f(h,E)}function O(l,{dict:c,repeats:f},h){const E=f.includes(h)?void 0:l.
array(c.get(h));if(!E)return[];const P=[];for(let _=0;_+1<E.length;_+=2){const D=l.resolve(E[_]);(h==="Names"?D instanceof C.Mx:typeof D=="number")&&P.push([D,E[_+
1]])}return P}function k(l,c,f,h){const E=D=>l.array(l.dict(D)?.get("Limits"))??[],P=f[0]?.[0]??E(h[0])[0],_=f.at(-1)?.[0]??E(h.at(-1))[1];l.edit(c.holder),P!==
void 0&&_!==void 0?c.dict.set("Limits",[P,_]):c.dict.delete("Limits")}function b(l){const c=[];for(let f=0;f<l.length;f+=A)c.push(l.slice(f,f+A));return c}}),59071:((W,B,m)=>{
m.d(B,{Gh:()=>w,ZK:()=>M,wh:()=>x});var C=m(77581),y=m(45599);const A=/\u001b[A-Za-z]{2}[A-Za-z-]{0,8}\u001b/g,L=/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]/g,
N=/[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g,R=O=>O.replace(A,"").replace(L,"").replace(N,"�"),S=200,v=new WeakMap;function p(O){
if(O.bytes.length<S)return R((0,C.g7)(O));let k=v.get(O);return k===void 0&&v.set(O,k=R((0,C.g7)(O))),k}const x=O=>R(O).trim();function w(O){const k=O instanceof
y.Mx?p(O).trim():"";return k===""?null:k}const M=O=>O?p(O):""}),70549:((W,B,m)=>{m.d(B,{n:()=>C});function C(y){const A=new WeakMap;return L=>{if(L.hasChanges)return y(
L);const N=A.get(L);if(N)return N.answer;const R=y(L);return A.set(L,{answer:R}),R}}}),9819:((W,B,m)=>{m.d(B,{J7:()=>A,Kd:()=>R,Wo:()=>S,_i:()=>N,b9:()=>L});var C=m(
42973),y=m(45599);class A{document;gone=new Set;chased=new Set;constructor(p){this.document=p}remove(p){const{catalog:x,catalogNumber:w,pages:M}=this.document,O=x.
get("Pages");p===w||(0,y.i9)(O)&&p===O.number||M.holds(p)||(this.gone.add(p),this.document.remove(p))}chase(p){this.chased.add(p)}removed(){return this.gone}takeChased(){
const p=this.chased;return this.chased=new Set,p}isGone(p){return(0,y.i9)(p)&&this.gone.has(p.number)}}class L{most;left;constructor(p){this.most=this.left=p.job.
limits.nodes}spend=p=>{if(this.left-=p,this.left<0)throw(0,C.F)("nodes",`The document has more than ${this.most} fields, bookmarks, names and structure elements`,
"Remove bookmarks or tags with another program first")}}class N{seen;beyond=new Set;allowance;constructor(p,x=new L(p)){this.allowance=x,this.seen=new Uint8Array(
(p.size>>3)+1)}first(p){if(this.allowance.spend(1),!(0,y.i9)(p))return!0;const{number:x}=p,w=x>>3;if(w>=this.seen.length)return this.beyond.size<this.beyond.add(
x).size;const M=1<<(x&7),O=(this.seen[w]&M)===0;return this.seen[w]|=M,O}}function R(v,p){return(0,y.i9)(v)?v.number:p}function S(v,p){const x=v.catalog.get(p),
w=v.dict(x);return w&&{dict:w,holder:R(x,v.catalogNumber)}}}),93604:((W,B,m)=>{m.d(B,{B:()=>C,M:()=>y});const C=(L,N)=>A(L,N,!1),y=(L,N)=>A(L,N,!0);function A(L,N,R){
let[S,v]=[0,L.length];for(;S<v;){const p=S+v>>1,x=L[p];x<N||R&&x===N?S=p+1:v=p}return S}})};
