"use strict";exports.id=2511,exports.ids=[2511],exports.modules={4528:((W,B,b)=>{b.d(B,{G7:()=>y,GW:()=>A,IF:()=>m,JF:()=>O,KV:()=>x,_m:()=>L,lg:()=>p,u9:()=>P,uv:()=>S});const C=null,
p={"application/json":".json","text/plain":".txt","text/markdown":".md","text/csv":".csv","application/jsonl":".jsonl"};function A(c,f=!1){const{per_page:h,tables:v,
layout:T}=c;return M(c)?"application/jsonl":f&&v===!0&&h!==!0?"text/csv":h===!0||v===!0?"application/json":T==="markdown"?"text/markdown":"text/plain"}const M=c=>(c.
pieces??"none")!=="none";function _(c){const f=A(c);return M(c)?["application/json",f]:c.tables===!0?[f,"text/csv"]:f==="text/markdown"?["application/json",f,"t\
ext/plain"]:[...new Set(["application/json",f])]}const S=({text:c})=>typeof c=="string"?c:"",P=({pages:c,tables:f,pieces:h})=>(c??f??h)!==void 0;function L({text:c,
pages:f,tables:h,pieces:v,...T}){return T}const x=({pieces:c})=>c,O=c=>c.map(f=>`${JSON.stringify(f)}
`).join(""),m=({tables:c})=>c??[];function E(c){return m(c).flatMap(({page:f,rows:h,header:v,certain:T},I)=>{const D=R(h,v);return h.slice(v?1:0).map((N,U)=>({row:Object.
fromEntries(N.map((H,G)=>[D[G],H])),about:{page:f,table:I+1,row:U+1,certain:T}}))})}const w="pdf";function R(c,f){const h=c.reduce((T,{length:I})=>Math.max(T,I),
0),v=new Set([w]);return Array.from({length:h},(T,I)=>{const D=f&&c[0][I]||`Column ${I+1}`;let N=D;for(let U=2;v.has(N);U++)N=`${D} ${U}`;return v.add(N),N})}function y(c){
const[f,...h]=m(c);return f&&h.length===0?l(f.rows):void 0}const l=c=>c.map(f=>`${f.map(h=>/[",\r\n]/.test(h)?`"${h.replaceAll('"','""')}"`:h).join(",")}\r
`).join("")}),66974:((W,B,b)=>{b.d(B,{D6:()=>_,F1:()=>A,NL:()=>x,P3:()=>p,br:()=>M,bs:()=>L});var C=b(98446);const p={problem:"names page 0: pages count from 1,\
 and -1 is the last page"};function A(m,E,w){const R=[],y=[];for(const[l,c]of m.split(",").entries()){const f=l+1;if(E!==void 0&&c.trim()===""){y.push(`entry ${f}\
 is empty: write ${E}, separated by single commas`);continue}const h=w(c,f);"problem"in h?y.push(M(f,c,h.problem)):R.push(h.item)}return y.length>0?{problem:L(y)}:
{items:R}}const M=(m,E,w)=>`entry ${m} ('${O(E.trim())}') ${w}`,_=({position:m,text:E},w,R)=>M(m,E,`names ${S(w)}, but the document has ${(0,C.y_)(R,"page")}`);
function S(m){return Number.isSafeInteger(m)?`page ${m}`:"a page far beyond its end"}const P=5;function L(m){const E=m.length-P;return[...m.slice(0,P),...E>0?[`\
and ${E} more such entries`]:[]].join("; ")}function x(m){const E=/^ *(\d{1,10}) *[-–]+ *(\d{0,10}) *$/.exec(m);return E?`is not a range: write ${E[1]}..${E[2]}${E[2]===
""?" for this page and all after it":""}`:/\bfirst\b/i.test(m)?"is not a page: the first page is written 1, and a range from it 1..5":/\b(last|end)\b/i.test(m)?
"is not a page: the last page is written -1, and a range to it 2..":void 0}function O(m){const E=[...m].map(w=>/[\p{Cc}\p{Cs}\u2028\u2029]/u.test(w)?"?":w);return(0,C.
Bu)(E.join(""),40)}}),29082:((W,B,b)=>{b.d(B,{k1:()=>_,lY:()=>M,m7:()=>S});var C=b(58552),p=b(66974);const A=/^(not +)?(?:(odd|even|all)|(-?\d+)(?:(\.\.)(-?\d+)?)?)$/i,
M=x=>(0,p.F1)(x,"pages such as 1..3, -1, odd",(O,m)=>{const E=O.trim(),w=A.exec(E);if(!w)return{problem:L(E)};const[,R,y,l,c,f]=w,h={negated:R!==void 0,text:E,position:m};
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
 even, all, or one of these after not"}}),45657:((W,B,b)=>{b.d(B,{Hn:()=>p,Kf:()=>M,RZ:()=>C,YG:()=>_,vH:()=>A});function C(S,P){for(const L of P)S.push(L)}const p=S=>S.
slice();function A(S,P,L){const x=S.get(P);x?x.push(L):S.set(P,[L])}const M=S=>{let P=-1/0;for(const L of S)P=Math.max(P,L);return P},_=S=>{let P=1/0;for(const L of S)
P=Math.min(P,L);return P}}),37891:((W,B,b)=>{b.r(B),b.d(B,{extract_text:()=>An});var C=b(58552),p=b(27077),A=b(61491),M=b(45657),_=b(9980),S=b(20779),P=b(39955),
L=b(62897);const x=100,O=({text:e})=>e.replace(/\s+/g," ").trim();function*m(e,t){const n=[];let o=0;for(const{space:i,text:r,fragment:a}of e.pieces()){++o%x===
0&&(yield p.Yz);const d=w(a,t),g=i!=="",u=n.at(-1);u&&R(u.look,d)?u.text+=g?` ${r}`:r:n.push({text:r,look:d,isSpaced:g})}let s="";for(const[i,r]of n.entries())r.
isSpaced&&(s+=" "),s+=y(r,E(n,i));return s.trim()}function E(e,t){const n=e[t+1];return{before:e[t].isSpaced?"":e[t-1]?.text.at(-1)??"",after:!n||n.isSpaced?"":
n.text[0]}}function w(e,{linkOf:t,marksBold:n,isReference:o}){const{bold:s,italic:i,fixedPitch:r}=e.style.font;return{bold:s&&n,italic:i,fixedPitch:r,link:t(e),
isReference:o?.(e)===!0}}const R=(e,t)=>e.bold===t.bold&&e.italic===t.italic&&e.fixedPitch===t.fixedPitch&&e.link===t.link&&e.isReference===t.isReference;function y({
text:e,look:{bold:t,italic:n,fixedPitch:o,link:s,isReference:i}},r){if(i&&/^\d{1,3}$/.test(e))return`[^${e}]`;let a=o&&!l(e,r)?I(e):N(e);return/[\p{L}\p{N}]/u.test(
e)&&T(e,r)&&(n&&(a=`*${a}*`),t&&(a=`**${a}**`)),s===void 0?a:`[${a}](${D(s)})`}const l=(e,{before:t,after:n})=>e.length<=c&&new RegExp("^\\p{L}+$","u").test(e)&&
f.test(t+n),c=3,f=new RegExp("\\p{L}","u"),h=/[\p{P}\p{S}]/u,v=/[\p{L}\p{N}]/u,T=(e,{before:t,after:n})=>!(h.test(e[0])&&v.test(t))&&!(h.test(e.at(-1))&&v.test(
n));function I(e){const t=(0,L.K)((e.match(/`+/g)??[]).map(o=>o.length),0),n="`".repeat(t+1);return t>0?`${n} ${e} ${n}`:`${n}${e}${n}`}const D=e=>/[\s()<>]/.test(
e)?`<${e.replace(/[\s<>]/g,encodeURIComponent)}>`:e,N=e=>e.replace(/[\\`*[\]]/g,"\\$&").replace(/(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])/gu,"\\_").replace(/<(?=[A-Za-z/!?])/g,
"\\<"),U=e=>e.replace(/^(?=#{1,6}(?:\s|$)|>|[-+](?:\s|$)|(?:-{3,}|={3,}|_{3,})$)/,"\\").replace(/^(\d{1,9})([.)])(?=\s|$)/,"$1\\$2");var H=b(5609),G=b(24713),ot=b(
77211),tt=b(81132);const F=.25,et=.5,it=2,ft=.9,nt=5,at=3,te=.25;class ut{ends;constructor(t){this.ends=t}static*of(t){const n=new Map;let o=0;for(const{lines:i}of t)
for(const{start:r,end:a}of i){++o%p.y===0&&(yield p.Yz);const d=Math.round(r/it),g=n.get(d);g?g.push(a):n.set(d,[a])}const s=new Map;for(const[i,r]of n){if(r.length<
nt)continue;const a=yield*(0,p.p9)(r,(d,g)=>d-g);s.set(i,a[Math.floor((a.length-1)*ft)])}return new ut(s)}*write(t,n,o){const s=[];for(const i of yield*this.groupLines(
t)){const r=yield*m(yield*(0,_.gB)(i,n),o);r!==""&&s.push(s.length===0?r:U(r))}return s.join(`
`)}*groupLines(t){if(t.length<2)return[[...t]];const n=(0,L.Y)(t.map(r=>r.start)),o=(0,L.K)(t.map(({end:r})=>r)),s=Math.max(o,this.ends.get(Math.round(n/it))??o),
i=yield*ee(t,n,s);return[0,...i].map((r,a)=>t.slice(r,i[a]))}}function*ee(e,t,n){const o=(i,r)=>!se(e[i-1])&&ne(e[i-1],oe(e[i]),t,r),s=[];for(let i=1;i<e.length;i++){
let r=i,a=-1/0;for(;r<e.length&&o(r,n);r++)a=Math.max(a,e[r-1].end);const d=Array.from({length:r-i},(u,k)=>i+k),g=d.filter(u=>o(u,a));(0,M.RZ)(s,d.length>=at&&g.
length<=te*d.length?g:d),yield(r-i+1)*p.Yz/p.y,i=Math.max(i,r)}return s}function ne(e,t,n,o){const s=t+(F+et)*e.size;return e.end+s<=o&&e.end-e.start+s<=o-n}const se=({
segments:e})=>/[-\u2010\u00ad]$/.test(e.at(-1).fragments.at(-1).text);function oe({segments:e}){const[t]=e[0].fragments;return Math.abs(t.end-t.start)}const bt=1.15,
wt=200,ie=3,re=1/2,ae=500,ce=/^[\u2022\u25e6\u25aa\u2023\u00b7\u25cf\u25cb\u25a0\u25a1\u2013\u2014*-](?:\s+|$)/u,xt=/^(\d{1,3}|[a-z]|[ivx]{1,5})[.)]\s+/,dt=50;function*le(e,t,n,o){
const s=[],i=new pe(t,n,o,yield*ut.of(e));for(let r=0,a;r<e.length;r=a){const d=e[r];if(a=r+1,d instanceof S.QH)s.push(yield*i.table(d));else if(d instanceof S.
xE)s.push({kind:"code",lines:yield*(0,ot.x)(d.visual,n)});else{for(;a<e.length&&!(0,S.bI)(e[a]);)a++;yield*ue(e.slice(r,a),i,s)}}return fe(s)}function fe(e){const t=s=>s.
reduce((i,r)=>i+("text"in r?r.text.length:0),0),n=t(e),o=n>ae&&t(e.filter(({kind:s})=>s==="heading"))>re*n;return e.map(s=>o&&s.kind==="heading"?{kind:"paragrap\
h",text:s.text}:s)}function*ue(e,t,n){const o=e.flatMap(s=>s.lines.map((i,r)=>({line:i,begins:r===0})));for(let s=0,i;s<o.length;s=i){const{line:r}=o[s],a=t.kindOf(
r),d=a==="code"?new de(r):void 0;for(i=s+1;i<o.length;i++){const u=o[i];if(!t.goesOn(a,r,u.line)||u.begins&&!d?.isNear(u.line))break;d?.add(u.line),(i-s)%dt===0&&
(yield p.Yz)}s%dt===0&&(yield p.Yz);const g=o.slice(s,i).map(u=>u.line);n.push(yield*t.piece(a==="heading"&&!t.isHeading(g)?"paragraph":a,g,n.at(-1)))}}class de{last;pitch=0;constructor(t){
this.last=t}isNear(t){const{frame:n,baseline:o,size:s}=this.last,i=t.baseline-o;return t.frame===n&&Math.abs(t.size-s)<.1*s&&i>0&&i<=Math.max(he*s,ge*this.pitch)}add(t){
const n=t.baseline-this.last.baseline;n>0&&(this.pitch===0||n<this.pitch)&&(this.pitch=n),this.last=t}}const he=2.2,ge=2.1;class pe{body;edges;linkOf;columns;depths=[];constructor(t,n,o,s){
this.body=t,this.edges=n,this.linkOf=o,this.columns=s}kindOf(t){const n=ht(t,this.edges);if(Ot(t,"fixedPitch"))return"code";const o=t.size>=bt*this.body.size,s=!this.
body.isBold&&Ot(t,"bold")&&!/[.,;:]$/.test(n),i=(o||s)&&n.length<=wt&&me(n);return ce.test(n)||xt.test(n)&&!i?"item":i?"heading":"paragraph"}isHeading(t){const n=t.
reduce((o,s)=>o+ht(s,this.edges).length,0);return t.length<=ie&&n<=wt}goesOn(t,n,o){const s=this.kindOf(o);return t==="item"?s==="paragraph"&&o.start>n.start+o.
size/2:s===t&&(t!=="heading"||Math.abs(o.size-n.size)<.5)}*piece(t,n,o){const{edges:s,linkOf:i}=this;if(t==="code")return{kind:t,lines:yield*vt(n,s)};const r=t!==
"heading"&&!this.body.isBold;if(t==="paragraph")return{kind:t,text:yield*this.columns.write(n,s,{linkOf:i,marksBold:r})};const a=yield*(0,_.gB)(n,s),d=yield*m(a,
{linkOf:i,marksBold:r});if(t==="heading")return{kind:t,level:this.levelOf(n[0]),text:d,title:O(a)};o?.kind!=="item"&&(this.depths=[]);const g=xt.exec(ht(n[0],s))?.[0].
trim()??"-",u=/^\d/.test(g);return{kind:t,depth:this.depthOf(n[0]),mark:u?g:"-",text:we(d,u)}}*table({rows:t}){const n=[];for(const o of t){const s=[];for(const i of o)
yield p.Yz,s.push(yield*this.cell(i));n.push(s)}return{kind:"table",rows:n}}*cell(t){return t.length===0?"":yield*m(yield*(0,_.gB)(t,this.edges),{linkOf:this.linkOf,
marksBold:!1})}levelOf({size:t}){const{headings:n,size:o}=this.body,s=t>=bt*o?n.findIndex(i=>t>i-.5):n.length;return Math.min(Math.max(s,0)+1,6)}depthOf({start:t,
size:n}){for(;this.depths.length>0&&this.depths.at(-1)>t+n/2;)this.depths.pop();return(this.depths.length===0||t>this.depths.at(-1)+n/2)&&this.depths.push(t),this.
depths.length-1}}const me=e=>(e.match(new RegExp("\\p{L}","gu"))?.length??0)>=Math.max(e.match(new RegExp("\\p{N}","gu"))?.length??0,1),ye=/^(\*{0,3})\d{1,3}\\?[.)](\*{0,3})\s*/,
be=/^(\*{0,3})(?:\\\*|[\u2022\u25e6\u25aa\u2023\u00b7\u25cf\u25cb\u25a0\u25a1\u2013\u2014-])(\*{0,3})\s*/u,we=(e,t)=>e.replace(t?ye:be,(n,o,s)=>o===s?"":o||s),ht=(e,t)=>e.
segments.map(n=>(0,tt.x)(n,t)).join(" "),Ot=({segments:e},t)=>e.every(({fragments:n})=>n.every(({style:o})=>o.font[t])),xe=10;function*vt(e,t){const n=(0,L.Y)(e.
map(({start:r})=>r)),o=e.slice(1).map((r,a)=>Math.abs(r.baseline-e[a].baseline)),s=(0,L.Y)(o.filter((r,a)=>r>e[a].size*.8)),i=[];for(const[r,a]of e.entries()){r%
dt===dt-1&&(yield p.Yz);const d=ht(a,t),g=r===0?0:Math.round(o[r-1]/s)-1;for(let k=0;k<Math.min(g,xe);k++)i.push("");const u=(a.end-a.start)/Math.max(d.length,1);
i.push(" ".repeat(Math.round((a.start-n)/Math.max(u,1)))+d)}return i}const Oe=/^(?:\\?[*+-](?=\s|$)|[\u2022\u25e6\u25aa\u2023\u00b7\u25cf\u25cb\u25a0\u25a1\u2013\u2014\uf0b7]|\d{1,3}\\?[.)])\s*/u,
ve=/^(\d{1,3})\\?([.)])\s/,Et=/^([\u2610-\u2612])\s*/u,Mt=100;function*Ee(e){const{blocks:t,leaves:n}=e,o={...e,columns:yield*ut.of(t)},s=Se(n),i=St(n),r=n.some(
({element:u})=>gt("Note",u)),a=[],d=u=>{for(;s.length>0&&s[0].order<u;)a.push({kind:"figure",alternative:s.shift().alternative})};let g="";for(let u=0,k;u<t.length;u=
k){const{element:$}=t[u];k=u+1;const z=Pe(t[u],o);if(z!==void 0&&d(z),Lt("Lbl",t[u].lines,o.leafOf))g=yield*Me(t[u],o);else if($?.type==="TR"){const j=pt($);for(;k<
t.length&&t[k].element?.type==="TR"&&pt(t[k].element)===j;)k++;const K=[];for(const Y of t.slice(u,k)){const X=[];for(const st of yield*kt(Y,o,i))X.push(yield*m(
st,{linkOf:o.linkOf,marksBold:!1}));K.push(X)}a.push({kind:"table",rows:K,quotes:Pt($)})}else{const j=yield*Le(t[u],o,{label:g,hasNotes:r});a.push({...j,quotes:Pt(
$)}),g=""}u%Mt===0&&(yield p.Yz)}return d(1/0),a.filter(u=>!("text"in u)||u.text!=="")}function*Me({lines:e},{edges:t,linkOf:n}){return yield*m(yield*(0,_.gB)(e,
t),{linkOf:n,marksBold:!1})}function*Le({lines:e,element:t},n,{label:o,hasNotes:s}){const{edges:i,linkOf:r,leafOf:a}=n,d=t?.type??"P";if(e.length>1&&Lt("Code",e,
a))return{kind:"code",lines:yield*vt(e,i)};const g=d==="Title"||d==="H"?1:Number(/^H([1-6])$/.exec(d)?.[1]??0),u=V=>s&&gt("Reference",a(V)?.element),k=yield*(0,_.
gB)(e,i),$=yield*m(k,{linkOf:r,marksBold:g===0,isReference:u});if(g>0)return{kind:"heading",level:g,text:$,title:O(k)};const z=t&&gt("Note",t)?/^(\d{1,3})\\?[.)]?$/.
exec(o):null;if(z)return{kind:"note",number:z[1],text:$};const j=t?[...(0,A.Hy)(t)].filter(V=>V.type==="LI"):[];if(j.length===0&&o!=="")return{kind:"paragraph",
text:`${o} ${$}`};if(j.length===0)return{kind:"paragraph",text:yield*n.columns.write(e,i,{linkOf:r,marksBold:!0,isReference:u})};const K=ve.exec(`${o} ${$}`.trimStart()),
Y=Et.exec(`${o} ${$}`.trimStart()),X=Y?Y[1]==="☐"?"[ ] ":"[x] ":"",st=[...(0,A.Hy)(j[0])].filter(V=>V.type==="L").length-1;return{kind:"item",depth:Math.max(st,
0),mark:K?`${K[1]}${K[2]}`:"-",text:X+$.replace(Y?Et:Oe,"")}}const Lt=(e,t,n)=>t.every(({segments:o})=>o.every(({fragments:s})=>s.every(i=>gt(e,n(i)?.element)))),
Pt=e=>[...(0,A.Hy)(e)].filter(({type:t})=>t==="BlockQuote").length,gt=(e,t)=>{for(const{type:n}of(0,A.Hy)(t))if(n===e)return!0;return!1};function pt(e){for(const t of(0,A.
Hy)(e.parent))if(t.type==="Table")return t;return e.parent}function St(e){const t=new Map;for(const{element:n}of e){const o=$t(n),s=o?.parent;if(s?.type!=="TR")
continue;const i=t.get(s);i?i.add(o):t.set(s,new Set([o]))}return t}function*Tt(e){const{blocks:t}=e,n=St(e.leaves),o=[];for(let s=0,i;s<t.length;s=i){const{element:r}=t[s];
if(i=s+1,s%Mt===0&&(yield p.Yz),r?.type!=="TR")continue;const a=pt(r);for(;i<t.length&&t[i].element?.type==="TR"&&pt(t[i].element)===a;)i++;const d=t.slice(s,i),
g=[];for(const k of d)g.push(yield*kt(k,e,n));const u=[...n.get(r)??[]];o.push({blocks:d,rows:g,hasHead:u.length>0&&u.every(({type:k})=>k==="TH")})}return o}function*kt({
lines:e,element:t},{leafOf:n,edges:o},s){const i=t&&s.get(t),r=new Map(Array.from(i??[],d=>[d,[]]));for(const{segments:d}of e)for(const{fragments:g}of d)for(const u of g){
const k=$t(n(u)?.element),$=r.get(k);$?$.push(u):r.set(k,[u])}const a=[];for(const d of r.values()){const g=yield*(0,p.p9)(d,(u,k)=>u.order-k.order);a.push(yield*(0,_.
gB)(yield*(0,H._I)(yield*(0,G.q9)(g)),o))}return a}function $t(e){for(const t of(0,A.Hy)(e))if(t.type==="TD"||t.type==="TH")return t;return e&&(0,P.VN)(e)}function Pe({
lines:e},{leafOf:t}){return t(e[0].segments[0].fragments[0])?.order}function Se(e){const t=new Set;return e.flatMap(({element:n,order:o})=>{const s=[...(0,A.Hy)(
n)].find(({type:r})=>r==="Figure");if(!s||t.has(s))return[];t.add(s);const i=s.alternative?.replace(/\s+/g," ").trim();return i?[{order:o,alternative:i}]:[]})}function Te(e){
let t="";for(const[n,o]of e.entries()){const s=e[n-1];s&&(t+=At(s,o)),t+=Rt(o)}return t}function At(e,t){return e.kind==="item"&&t.kind==="item"?`
`:`
${">".repeat(Math.min(e.quotes??0,t.quotes??0))}
`}function Rt(e){const{quotes:t=0}=e;return t>0?_t(e).replace(/^/gm,`${">".repeat(t)} `):_t(e)}function _t(e){switch(e.kind){case"heading":return`${"#".repeat(e.
level)} ${e.text}`;case"paragraph":return U(e.text);case"note":return`[^${e.number}]: ${e.text}`;case"item":return`${"   ".repeat(e.depth)}${e.mark} ${e.text}`;case"\
code":{const t=(0,L.K)(e.lines.flatMap(o=>(o.match(/`+/g)??[]).map(s=>s.length)),2),n="`".repeat(t+1);return[n,...e.lines,n].join(`
`)}case"table":return ke(e.rows);case"figure":return`![${e.alternative.replace(/[\\[\]]/g,"\\$&")}]()`}}function ke(e){const t=(0,L.K)(e.map(i=>i.length)),n=i=>`\
| ${Array.from({length:t},(r,a)=>(i[a]??"").replaceAll("|","\\|")).join(" | ")} |`,[o,...s]=e;return[n(o),`|${" --- |".repeat(t)}`,...s.map(n)].join(`
`)}var It=b(4186);function*$e(e,t){const{fragments:n,leafOf:o,edges:s}=e.found;if(o&&(0,P.P$)(n,o)){const r=yield*Ae(e.blocks,o,t,s);if(r.length>0)return r}const i=[];
for(const r of(yield*e.blocksByLook()).filter(S.bI)){const a=yield*Nt(r,s);i.push({box:Ct([r]),rows:a,hasHead:Bt(a),isCertain:r instanceof S.QH})}return i}function*Ae(e,t,n,o){
const s=[];for(const{blocks:i,rows:r,hasHead:a}of yield*Tt({blocks:e,leafOf:t,leaves:n,edges:o}))s.push({box:Ct(i),rows:r.map(d=>d.map(O)),hasHead:a,isCertain:!0});
return s}function*Nt(e,t){const n=[];for(const o of e.rows){const s=[];for(const i of o)yield p.Yz,s.push(yield*Re(i,t));n.push(s)}return n}function*Re(e,t){return e.
length===0?"":O(yield*(0,_.gB)(e,t))}const Ct=e=>e.map(({frame:t,start:n,end:o,top:s,bottom:i})=>(0,It.L)(t,n,o,s,i)).reduce(It.D),_e=/^[^\p{L}]*\d[^\p{L}]*$/u,
Ie=/^(?:19|20)\d\d$/;function Bt([e=[],...t]){const n=e.filter(s=>s!==""),o=s=>_e.test(s)&&!Ie.test(s);return 2*n.length>=e.length&&!n.some(o)&&t.some(s=>s.some(
o))}const ct=`

`;function Ne(e){return e.map((t,n)=>{const o=e[n-1],s={text:Rt(t),joint:o?At(o,t):ct};if(t.kind==="heading")return{...s,heading:{level:t.level,title:t.title}};
const i=s.text.split(`
`);return t.kind==="table"?{...s,rows:{open:i.slice(0,2),rows:i.slice(2),close:[]}}:t.kind!=="code"?s:{...s,rows:{open:i.slice(0,1),rows:i.slice(1,-1),close:i.slice(
-1)}}})}function Ce(e){const t=[];let n=[];const o=()=>{n.length>0&&t.push(zt({open:[],rows:n,close:[]})),n=[]};for(const s of e.split(`
`))s===""?o():n.push(s);return o(),t}function*Be(e,t){const{blocks:n}=e,{edges:o}=e.found,s=yield*De(e,t),i=[];for(let r=0,a;r<n.length;r=a){a=r+1;const d=s.get(
n[r]);if(d)(0,M.RZ)(i,d);else{for(;a<n.length&&!s.has(n[a]);)a++;const{text:g}=yield*(0,_.dV)(n.slice(r,a),o);(0,M.RZ)(i,ze(g))}}return i}function*De(e,t){const{
leafOf:n,fragments:o,edges:s}=e.found,i=new Map;for(const r of e.blocks.filter(S.bI)){const a=yield*Nt(r,s);i.set(r,[Dt(a,Bt(a))])}if(!n||!(0,P.P$)(o,n))return i;
for(const{blocks:r,rows:a,hasHead:d}of yield*Tt({blocks:e.blocks,leafOf:n,leaves:t,edges:s})){yield p.Yz;for(const u of r)i.set(u,[]);const g=a.map(u=>u.map(O));
i.set(r[0],[Dt(g,d)])}return i}const ze=e=>e.split(ct).map(t=>t.trimEnd()).filter(t=>t!=="").map(t=>({text:t,joint:ct}));function Dt(e,t){const n=e.map(o=>o.filter(
s=>s!=="").join(" "));return zt({open:n.slice(0,t?1:0),rows:n.slice(t?1:0),close:[]})}const zt=e=>({text:[...e.open,...e.rows,...e.close].join(`
`),joint:ct,rows:e});var jt=b(45599),Kt=b(6057),je=b(87141);const Ke=/^(?:https?|mailto|tel|ftp):/i,He=5e3;function Ue(e,t){const[n,o,s,i,r,a]=(0,je.y)((0,Kt.iw)(
e,t)),d=[];for(const g of(e.array(e.entry(e.pages.number(t),"Annots"))??[]).slice(0,He)){const u=e.dict(g);if(!u||!(0,jt.Eo)(e.resolve(u.get("Subtype")),"Link"))
continue;const k=We(e,u.get("A")),$=k===void 0?void 0:(0,Kt.b0)(e,u.get("Rect"));if(!$)continue;const z=[n*$[0]+s*$[1]+r,n*$[2]+s*$[3]+r],j=[o*$[0]+i*$[1]+a,o*$[2]+
i*$[3]+a],[K,Y]=[(0,M.YG)(z),(0,M.YG)(j)];d.push({area:{x:K,y:Y,width:(0,M.Kf)(z)-K,height:(0,M.Kf)(j)-Y},uri:k})}return({box:{x:g,y:u,width:k,height:$}})=>{const[
z,j]=[g+k/2,u+$/2];return d.find(({area:K})=>z>=K.x&&z<=K.x+K.width&&j>=K.y&&j<=K.y+K.height)?.uri}}function We(e,t){const n=e.dict(t),o=e.resolve(n?.get("URI"));
if(!(o instanceof jt.Mx))return;const s=Buffer.from(o.bytes).toString("latin1");return Ke.test(s)?s:void 0}const Ge=3,Ht=3,Ut=.12;function Ye(e){const t=new Map;
for(const[o,{blocks:s,found:{height:i}}]of e.entries())for(const{line:r,isHead:a}of Fe(s,i)){const d=Ve(r),g=Je(r,d),u=t.get(g);u?u.push({line:r,page:o,text:d,isHead:a}):
t.set(g,[{line:r,page:o,text:d,isHead:a}])}const n=new Set;for(const o of t.values())if(!(new Set(o.map(({page:s})=>s)).size<Ge))for(const{line:s}of Ze(o)?o.slice(
1):o)n.add(s);return n}function Fe(e,t){const o=e.flatMap(r=>(0,S.bI)(r)?[]:r.lines).filter(({frame:r})=>r.cos===1&&!r.vertical).sort((r,a)=>r.baseline-a.baseline),
s=o.slice(0,Ht).filter(({baseline:r})=>r<Ut*t),i=o.slice(-Ht).filter(({baseline:r})=>r>(1-Ut)*t);return[...s.map(r=>({line:r,isHead:!0})),...i.map(r=>({line:r,isHead:!1}))]}
const Ze=e=>e.every(({text:t,isHead:n})=>n&&t===e[0].text)&&Xe.test(e[0].text),Xe=new RegExp("\\p{L}{2}","u"),Ve=({segments:e})=>e.map(({fragments:t})=>t.map(n=>n.
text).join("")).join(" "),Je=({baseline:e},t)=>`${Math.round(e/4)} ${t.replace(new RegExp("\\p{Nd}+","gu"),"0")}`;async function Qe(e,t,{keepRepeated:n=!1}={}){
const o=n?new Set:Ye(t),s=en(t),i=[],r=[];for(const d of t){const g=await qe(e,d,s,o);r.push(g),i.push(Te(g));const u=e.job.pace.step(d.characters*50);u&&await u}
const a=t.filter(({blocks:d})=>d.some(g=>g instanceof S.xE));return{pages:i,parts:r,repeatedLines:o.size,uncertain:a.map(({index:d})=>d)}}async function qe(e,t,n,o){
const s=t.blocks.flatMap(u=>{if((0,S.bI)(u))return[u];const k=u.lines.filter($=>!o.has($));return k.length===0?[]:[k.length===u.lines.length?u:H.eB.of(k,u.element)]}),
{fragments:i,leafOf:r,edges:a}=t.found,d=Ue(e,t.index),g=e.pages.number(t.index);if(r&&(i.length===0||(0,P.P$)(i,r))){const u=(await(0,A.g$)(e))?.leaves(g)??[];
return(0,p.k6)(Ee({blocks:s,leafOf:r,leaves:u,edges:a,linkOf:d}),e.job.pace)}return(0,p.k6)(le(s,n,a,d),e.job.pace)}const tn=6;function en(e){const[t,n]=[new Wt,
new Wt],o=e.flatMap(i=>i.blocks),s=o.filter(i=>!(0,S.bI)(i));for(const{lines:i}of s.length>0?s:o)for(const{segments:r}of i)for(const{fragments:a}of r)for(const d of a)
n.count(d),d.style.font.fixedPitch||t.count(d);return(t.characters>=nn*n.characters?t:n).body}const nn=.2;class Wt{characters=0;area=0;bold=0;sizes=new Map;count({
style:t,text:n}){const o=Math.round(t.size*2)/2,s=n.length*o*o;this.sizes.set(o,(this.sizes.get(o)??0)+s),this.characters+=n.length,this.area+=s,t.font.bold&&(this.
bold+=s)}get body(){const[t]=[...this.sizes].reduce((o,s)=>s[1]>o[1]?s:o,[0,0]),n=[...this.sizes.keys()].filter(o=>o>=1.15*t).sort((o,s)=>s-o);return{size:t,isBold:this.
bold>this.area/2,headings:n.slice(0,tn)}}}var sn=b(29082),on=b(92356),mt=b(98446),rn=b(4528),an=b(55772),Gt=b(66403);const cn=1/4,lt=/\s/,ln=new Set(".!?…؟۔।"),
fn=new Set("。！？"),un=new Set(`)]}"'»”’›`),dn=6,hn=/[\p{Ll}\p{N}]/u,gn=new RegExp("\\p{M}","u");function pn(e,t,n){const o=t+Math.max(n,1);if(o>=e.length)
return e.length;const s=t+Math.ceil(n*cn);for(const i of[Yt,yn,Ft])for(let r=o;r>s;r--)if(i(e,r))return r;return bn(e,o,t)}function mn(e,t){const n=Math.max(e.length-
t,0);if(n===0)return 0;for(const o of[Yt,Ft])for(let s=n;s<e.length;s++)if(o(e,s))return s;return e.length}function Yt(e,t){if(fn.has(e[t-1]))return!0;if(!lt.test(
e[t-1])||lt.test(e[t])||hn.test(String.fromCodePoint(e.codePointAt(t))))return!1;for(let n=t-1;n>=0&&n>=t-dn;n--){const o=e[n];if(ln.has(o))return!0;if(!lt.test(
o)&&!un.has(o))return!1}return!1}const yn=(e,t)=>e[t-1]===`
`,Ft=(e,t)=>lt.test(e[t-1])&&!lt.test(e[t]);function bn(e,t,n){let o=t;const s=()=>(e.charCodeAt(o)&64512)===56320||gn.test(e[o]);for(;o>n+1&&s();)o--;return o>
n+1?o:t}const wn=200,xn=3;class Zt{open=[];enter(t){for(;this.open.length>0&&this.open.at(-1).level>=t.level;)this.open.pop();this.open.push(t)}get titles(){return this.
open.map(({title:t})=>t)}get level(){return this.open.at(-1)?.level??0}}class On{how;pieces=[];headings=new Zt;parts=[];length=0;above=[];work=0;constructor(t){
this.how=t}*add(t,n){for(const[o,s]of t.entries()){const i=o===0?ct:s.joint;s.heading&&this.enterHeading(s.heading),this.length+i.length+s.text.length<=this.how.
size?this.put(s,s.text,i,n):yield*this.cut(s,i,n),++this.work%p.y===0&&(yield p.Yz)}}addScan(t,n){this.end(),this.pieces.push({text:t,hasText:!1,firstPage:n,lastPage:n,
headings:this.headings.titles})}end(){const{parts:t}=this;if(this.parts=[],this.length=0,!t.some(({isAgain:s})=>!s))return;const n=t.map((s,i)=>i===0?s.text:s.joint+
s.text).join(""),o=[t[0].page,t.at(-1).page];this.pieces.push({text:n,hasText:!0,firstPage:o[0],lastPage:o[1],headings:this.above})}enterHeading(t){const n=t.level>
this.headings.level&&this.parts.length>0&&this.parts.every(o=>o.isHeading);this.how.bySection&&t.level<=xn&&!n&&this.end(),this.headings.enter(t)}put({heading:t,
rows:n,text:o},s,i,r){this.parts.some(({isAgain:d,isHeading:g})=>!d&&!g)||(this.above=this.headings.titles),this.length+=(this.parts.length>0?i.length:0)+s.length,
this.parts.push({text:s,joint:i,page:r,isHeading:t?.title!==void 0&&s===o,isRows:n!==void 0,isAgain:!1})}*cut(t,n,o){this.next();const{size:s}=this.how,i=()=>s-
this.length-(this.parts.length>0?n.length:0);t.text.length>i()&&i()<s/4&&this.end(),t.text.length<=i()?this.put(t,t.text,n,o):t.rows?yield*this.cutRows(t,t.rows,
n,o):yield*this.cutProse(t,t.text,n,o)}next(){const t=this.parts.findLastIndex(({isHeading:i})=>!i)+1;if(this.parts.slice(0,t).every(({isAgain:i})=>i))return;const n=this.
parts.splice(t),o=this.parts;this.end();const s=this.how.overlap>0?En(o,this.how.overlap):[];for(const i of[...s,...n])this.length+=(this.parts.length>0?i.joint.
length:0)+i.text.length,this.parts.push(i);this.above=this.headings.titles}*cutProse(t,n,o,s){for(let i=0,r;i<n.length;i=r){const a=i===0;a||this.next();const d=a?
o:" ",g=this.how.size-this.length-(this.parts.length>0?d.length:0);r=pn(n,i,g),this.put(t,n.slice(i,r).trimEnd(),d,s),yield(r-i)*wn}}*cutRows(t,n,o,s){const{open:i,
rows:r,close:a}=vn(n,this.how.size),d=Xt([...i,...a]);let[g,u]=[[],d];const k=()=>{g.length>0&&this.put(t,[...i,...g,...a].join(`
`),o,s),[g,u]=[[],d]};for(const $ of r){++this.work%p.y===0&&(yield p.Yz);const z=()=>this.how.size-this.length-o.length;u+$.length+1>z()&&(k(),this.next(),u+$.
length+1>z()&&this.end()),u+$.length+1<=z()?(g.push($),u+=$.length+1):yield*this.cutProse(t,$,o,s)}k()}}const Xt=e=>e.reduce((t,n)=>t+n.length+1,0);function vn(e,t){
const{open:n,rows:o,close:s}=e;return Xt([...n,...s])<=t/2?e:{open:[],rows:[...n,...o,...s],close:[]}}function En(e,t){const n=[];let o=t;for(let s=e.length-1;s>=
0&&o>0&&!e[s].isRows;s--){const i=e[s],r=i.text.slice(mn(i.text,o));if(r!==""&&n.unshift({...i,text:r,isAgain:!0}),r.length<i.text.length)break;o-=r.length+i.joint.
length}return n}var Mn=b(42973);function Ln({pieces:e,layout:t,piece_size:n,piece_overlap:o}){const s=[];if(e==="section"&&t!=="markdown"&&s.push({field:"pieces",
message:"by section needs layout to be markdown, which has headings: set it, or cut by size",mentions:["layout"]}),2*o>=n&&s.push({field:"piece_overlap",message:`\
must be below half of piece_size, which is ${n}: at most ${Math.ceil(n/2)-1}`,mentions:["piece_size"]}),s.length>0)throw(0,C.G6)(s)}async function Pn(e,t,{pace:n,
limits:o}){const s=t.pieces==="page"?Sn(e):await Tn(e,t,n,o);Vt(s.length,o);const i=[];for(const[r,{text:a,hasText:d,firstPage:g,lastPage:u,headings:k}]of s.entries()){
const $=n.step(a.length*10);$&&await $,i.push({index:r+1,text:a,characters:kn(a),hasText:d,firstPage:g,lastPage:u,headings:k})}return i}function Sn(e){const t=new Zt;
return e.map(({number:n,text:o,isScan:s,parts:i=[]})=>{const r=i.findIndex(({kind:u})=>u!=="heading"),a=r<0?i.length:r,d=u=>u.kind==="heading"&&t.enter(u);i.slice(
0,a).forEach(d);const g=t.titles;return i.slice(a).forEach(d),{text:o,hasText:o.trim()!==""&&!s,firstPage:n,lastPage:n,headings:g}})}async function Tn(e,t,n,o){
const s=new On({bySection:t.pieces==="section",size:t.piece_size,overlap:t.piece_overlap});for(const{number:i,text:r,isScan:a,parts:d,passages:g=Ne(d??[])}of e)
a?s.addScan(r.trim(),i):await(0,p.k6)(s.add(g,i),n),Vt(s.pieces.length,o);return s.end(),s.pieces}function Vt(e,{textPieces:t}){if(!(e<=t))throw(0,Mn.F)("textPi\
eces",`The text has more than ${(0,mt.y_)(t,"piece")}`,"Ask for larger pieces, or fewer pages","pages")}function kn(e){let t=e.length;for(let n=0;n<e.length;n++)
(e.charCodeAt(n)&64512)===56320&&t--;return t}var $n=b(22154);const Jt=100,An=async(e,t,n)=>{Ln(t);const o=await(0,on.E)(e.bytes,n,{password:t.open_password}),s=o.
pages.count,i=(0,sn.k1)(t.pages,s);Rn(t,i.length);const r=t.layout==="markdown",a=yt(t)&&t.layout==="reading",d=r||a,g=new $n.z(o,i.length,{findsTables:d||t.tables,
hasTablesApart:d}),{texts:u,words:k,lines:$,tables:z,parts:j,passages:K,notes:Y}=await In(o,i,g,t),X=await(0,an.fl)(o),st=u.map((Q,q)=>{const rt=i[q];return{...{
page:rt,label:X(rt-1),text:Q,hasText:Q.trim()!==""&&!g.isScan(rt)},...k[q]&&{words:k[q]},...$[q]&&{lines:$[q]}}}),V=u.map((Q,q)=>{const rt=i[q];return{number:rt,
text:Q,isScan:g.isScan(rt),parts:j?.[q],passages:K[q]}}),Z=t.pieces==="none"?void 0:await Pn(V,t,n),J={text:Z?null:_n(u,t.layout),mediaType:(0,rn.GW)({layout:t.
layout}),pageCount:s,characters:g.characters,unreadable:g.unreadable,...t.per_page&&{pages:st},...t.tables&&{tables:z},...Z&&{pieceCount:Z.length,pieces:Z}};return{
documents:[{...e,pageCount:s}],data:J,notes:[...g.notes,...Y],facts:{textlessPages:g.textlessPages,...Z&&{pieceCount:Z.length}}}};function Rn(e,t){const n=["wor\
d_boxes","line_boxes"].filter(o=>e[o]&&t>Jt).map(o=>({field:o,message:`takes at most ${Jt} pages, and ${t} are asked for: name fewer in pages`,mentions:["pages"]}));
if(n.length>0)throw(0,C.G6)(n)}const Qt=({text:e,...t})=>({text:e,...(0,Gt.a)(t)});function _n(e,t){return t==="markdown"?e.filter(n=>n.trim()!=="").join(`

`):e.every(n=>n.trim()==="")?"":e.join("\f")}const yt=({pieces:e})=>e==="section"||e==="size";async function In(e,t,n,o){const{layout:s,word_boxes:i,line_boxes:r,
keep_repeated:a}=o,d=[],{pace:g}=e.job,u=[],k=[],$=[],z=[],j=[];for(const Z of t){const J=await n.page(Z);if(i&&k.push((await(0,p.k6)(J.words(),g)).map(Qt)),r&&
$.push((await(0,p.k6)(J.lines(),g)).map(Qt)),o.tables)for(const Q of await Nn(e,J))d.push(Q);if(s==="markdown")z.push(J);else{const Q=yt(o)&&s==="reading"?Be(J,
await qt(e,J)):void 0;Q&&j.push(await(0,p.k6)(Q,g)),u.push(await(0,p.k6)(J.layout(s),g)),yt(o)&&s==="page"&&j.push(Ce(u.at(-1)))}}if(s!=="markdown")return{texts:u,
words:k,lines:$,tables:d,passages:j,notes:[]};const{pages:K,parts:Y,repeatedLines:X,uncertain:st}=await Qe(e,z,{keepRepeated:a}),V=[...X>0?[Cn(X)]:[],...st.length>
0?[Bn(st.map(Z=>Z+1))]:[]];return{texts:K,words:k,lines:$,tables:d,parts:Y,passages:j,notes:V}}async function qt(e,t){return t.found.leafOf?(await(0,A.g$)(e))?.
leaves(e.pages.number(t.index))??[]:[]}async function Nn(e,t){return(await(0,p.k6)($e(t,await qt(e,t)),e.job.pace)).map(({box:o,rows:s,hasHead:i,isCertain:r})=>({
page:t.index+1,box:(0,Gt.a)(o),rows:s,header:i,certain:r}))}const Cn=e=>({code:"repeated_lines_removed",message:`${(0,mt.y_)(e,"line")} of headers and footers, \
which repeat on the pages, are not in the Markdown: set keep_repeated to true to keep them.`,mentions:["keep_repeated"]}),Bn=e=>({code:"tables_uncertain",message:`\
Lines of ${(0,mt.oi)(e)} that may be a table stand as they look, in a block of code.`})}),55772:((W,B,b)=>{b.d(B,{fl:()=>x,mm:()=>P,vg:()=>L});var C=b(94289),p=b(
33546),A=b(74135),M=b(59071);const _=1e3;function S(m){const{width:E,height:w}=(0,A.JQ)(m),R=y=>Math.round(y*_)/_;return{width:R(E),height:R(w)}}function P({kinds:m,
kindOf:E}){const w=new Int32Array(m.length),R=new Int32Array(m.length);for(let l=E.length-1;l>=0;l--)w[E[l]]++,R[E[l]]=l+1;const y=new Map;for(const[l,c]of m.entries()){
const{width:f,height:h}=S(c),v=`${f} ${h}`,T=y.get(v);T?T.count+=w[l]:y.set(v,{width:f,height:h,count:w[l],firstPage:R[l]})}return[...y.values()]}async function L(m,{
kinds:E,kindOf:w},R){const y=await x(m),l=E.map(S);return Array.from(w,(c,f)=>({...l[c],rotation:E[c].rotation,label:y(f),characters:R?.[f]??null}))}async function x(m){
const E=await(0,p.Hr)(m);return w=>E?O(E(w)):null}function O({style:m,prefix:E,number:w}){return(0,M.ZK)(E)+(0,C.Y)(m,w)}}),66403:((W,B,b)=>{b.d(B,{a:()=>A});const C=100,
p=M=>Math.round(M*C)/C,A=M=>M?{x:p(M.x),y:p(M.y),width:p(M.width),height:p(M.height)}:null}),94289:((W,B,b)=>{b.d(B,{Y:()=>C});function C(P,L){switch(P){case"D":
return String(L);case"R":return _(L);case"r":return _(L).toLowerCase();case"A":return S(L);case"a":return S(L).toLowerCase();default:return""}}const p=[[1e3,"M"],
[900,"CM"],[500,"D"],[400,"CD"],[100,"C"],[90,"XC"],[50,"L"],[40,"XL"],[10,"X"],[9,"IX"],[5,"V"],[4,"IV"],[1,"I"]],A=1e5,M=2600;function _(P){if(P>A)return String(
P);let L="",x=P;for(const[O,m]of p)for(;x>=O;)L+=m,x-=O;return L}function S(P){return P>M?String(P):String.fromCharCode(65+(P-1)%26).repeat(Math.ceil(P/26))}}),
33546:((W,B,b)=>{b.d(B,{FB:()=>_,Hr:()=>P,Zh:()=>L,k$:()=>S,qm:()=>x});var C=b(93604),p=b(45599),A=b(81077);const M={first:0,style:"D",prefix:void 0,start:1};async function _(y){
const l=y.catalog.get("PageLabels");if(!y.dict(l))return;const c=(await(0,A.Zc)(y,l,"Nums")).map(([f,h])=>({first:Number(f),label:y.dict(h)})).filter(({first:f})=>Number.
isInteger(f)&&f>=0).sort((f,h)=>f.first-h.first).filter(({first:f},h,v)=>v[h+1]?.first!==f).map(({first:f,label:h})=>({first:f,...O(y,h)}));return c[0]?.first===
0?c:[M,...c]}function S(y,l){const c=y.editCatalog();if(l.length===0){c.delete("PageLabels");return}const f=l[0].first===0?l:[M,...l],h=R(y),v=f.map(({first:T,start:I,
...D})=>[T,w({...D,number:I},h)]);c.set("PageLabels",y.add((0,A.H6)(y,v,"Nums")))}async function P(y){const l=await _(y);if(!l)return;const c=l.map(({first:f})=>f);
return f=>{const h=l[(0,C.M)(c,f)-1];return{...h,number:h.start+f-h.first}}}function L(y,l){const c=[],f=R(y);let h,v=0;for(const T of l)(!h||!m(h,T))&&c.push([
v,w(T,f)]),h=T,v++;return(0,A.H6)(y,c,"Nums")}async function x(y,l){const c=await P(y);if(!c)return;const f=L(y,Array.from(l,h=>c(h-1)));y.editCatalog().set("Pa\
geLabels",y.add(f))}function O(y,l){const c=y.resolve(l?.get("S")),f=y.resolve(l?.get("P")),h=y.resolve(l?.get("St"));return{style:c instanceof p.SX?c.text:void 0,
prefix:f instanceof p.Mx&&f.bytes.length>0?f:void 0,start:typeof h=="number"&&Number.isInteger(h)&&h>=1?h:1}}function m(y,l){return y.style!==l.style||l.style!==
void 0&&l.number!==y.number+1?!1:y.prefix===l.prefix?!0:!!y.prefix&&!!l.prefix&&Buffer.compare(y.prefix.bytes,l.prefix.bytes)===0}const E=100;function w({style:y,
prefix:l,number:c},f){return(0,p.jd)({S:y===void 0?void 0:(0,p.UU)(y),P:l&&l.bytes.length>E?f(l):l,St:y===void 0||c===1?void 0:c})}function R(y){const l=new Map;
return c=>{let f=l.get(c);return f||l.set(c,f=y.add(c)),f}}}),81077:((W,B,b)=>{b.d(B,{AN:()=>x,BX:()=>S,H6:()=>P,MN:()=>L,Pu:()=>M,Zc:()=>_});var C=b(45599),p=b(
9819);const A=64,M=l=>typeof l=="number"?String(l):Buffer.from(l.bytes).toString("latin1");async function _(l,c,f){const h=[];for(const v of await m(l,c,0,f)){for(const I of w(
l,v,f))h.push(I);const T=l.job.pace.step(O);T&&await T}return h}async function S(l,c,f,h,v,T){const I=await m(l,c,f,h,T);for(let D=I.length-1;D>=0;D--){const N=I[D],
U=w(l,N,h),H=U.filter(([F,et])=>!v(F,et)),G=l.job.pace.step(O+U.length*O);G&&await G,H.length<U.length&&(l.edit(N.holder),N.dict.set(h,H.flat()),N.changed=!0);for(const F of N.
repeats)l.edit(N.holder),N.dict.delete(F),N.changed=!0;if(N.emptyKids){const F=(l.array(N.dict.get("Kids"))??[]).filter(et=>!N.emptyKids.has(l.dict(et)));l.edit(
N.holder),N.dict.set("Kids",F),N.changed=!0}if(!N.changed)continue;const ot=l.array(N.dict.get("Kids"))??[];N.empty=H.length===0&&ot.length===0;const tt=N.parent;
tt&&(tt.changed=!0,N.empty?(tt.emptyKids??=new Set).add(N.dict):R(l,N,H,ot))}return I[0]?.empty??!1}function P(l,c,f){if(c.length<=A)return(0,C.jd)({[f]:c.flat()});
let h=[];for(const v of y(c)){const[T,I]=[v[0][0],v.at(-1)[0]];h.push({ref:l.add((0,C.jd)({Limits:[T,I],[f]:v.flat()})),low:T,high:I})}for(;h.length>A;)h=y(h).map(
v=>{const[T,I]=[v[0].low,v.at(-1).high];return{ref:l.add((0,C.jd)({Limits:[T,I],Kids:v.map(({ref:D})=>D)})),low:T,high:I}});return(0,C.jd)({Kids:h.map(({ref:v})=>v)})}
const L=(l,c)=>P(l,x([...c].map(([f,h])=>[(0,C.Px)(f),h])),"Names");function x(l){return l.map(c=>({entry:c,key:M(c[0])})).sort((c,f)=>c.key<f.key?-1:c.key>f.key?
1:0).map(({entry:c})=>c)}const O=100;async function m(l,c,f,h,v){const T=new p.b9(l),I=new Set,D=H=>I.size<I.add(H).size,N=[],U=[{value:c??null,holder:f,parent:void 0}];
for(let H=U.pop();H!==void 0;H=U.pop()){T.spend(1);const G=l.dict(H.value);if(!G||!D(G)||v&&H.parent&&!E(l,G,v))continue;const ot=[],tt=nt=>{const at=l.array(G.
get(nt));return!at||D(at)?at??[]:(ot.push(nt),[])},F=tt(h).length>>1,et=tt("Kids"),it={dict:G,holder:(0,p.Kd)(H.value,H.holder),parent:H.parent,repeats:ot};N.push(
it),T.spend(F);for(let nt=et.length-1;nt>=0;nt--)U.push({value:et[nt],holder:(0,p.Kd)(G.get("Kids"),it.holder),parent:it});const ft=l.job.pace.step(O+F*O);ft&&await ft}
return N}function E(l,c,f){const[h,v]=l.array(c.get("Limits"))??[];return typeof h!="number"||typeof v!="number"||f(h,v)}function w(l,{dict:c,repeats:f},h){const v=f.
includes(h)?void 0:l.array(c.get(h));if(!v)return[];const T=[];for(let I=0;I+1<v.length;I+=2){const D=l.resolve(v[I]);(h==="Names"?D instanceof C.Mx:typeof D=="\
number")&&T.push([D,v[I+1]])}return T}function R(l,c,f,h){const v=D=>l.array(l.dict(D)?.get("Limits"))??[],T=f[0]?.[0]??v(h[0])[0],I=f.at(-1)?.[0]??v(h.at(-1))[1];
l.edit(c.holder),T!==void 0&&I!==void 0?c.dict.set("Limits",[T,I]):c.dict.delete("Limits")}function y(l){const c=[];for(let f=0;f<l.length;f+=A)c.push(l.slice(f,
f+A));return c}}),59071:((W,B,b)=>{b.d(B,{Gh:()=>m,ZK:()=>E,wh:()=>O});var C=b(77581),p=b(45599);const A=/\u001b[A-Za-z]{2}[A-Za-z-]{0,8}\u001b/g,M=/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]/g,
_=/[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g,S=w=>w.replace(A,"").replace(M,"").replace(_,"�"),P=200,L=new WeakMap;function x(w){
if(w.bytes.length<P)return S((0,C.g7)(w));let R=L.get(w);return R===void 0&&L.set(w,R=S((0,C.g7)(w))),R}const O=w=>S(w).trim();function m(w){const R=w instanceof
p.Mx?x(w).trim():"";return R===""?null:R}const E=w=>w?x(w):""}),70549:((W,B,b)=>{b.d(B,{n:()=>C});function C(p){const A=new WeakMap;return M=>{if(M.hasChanges)return p(
M);const _=A.get(M);if(_)return _.answer;const S=p(M);return A.set(M,{answer:S}),S}}}),9819:((W,B,b)=>{b.d(B,{J7:()=>A,Kd:()=>S,Wo:()=>P,_i:()=>_,b9:()=>M});var C=b(
42973),p=b(45599);class A{document;gone=new Set;chased=new Set;constructor(x){this.document=x}remove(x){const{catalog:O,catalogNumber:m,pages:E}=this.document,w=O.
get("Pages");x===m||(0,p.i9)(w)&&x===w.number||E.holds(x)||(this.gone.add(x),this.document.remove(x))}chase(x){this.chased.add(x)}removed(){return this.gone}takeChased(){
const x=this.chased;return this.chased=new Set,x}isGone(x){return(0,p.i9)(x)&&this.gone.has(x.number)}}class M{most;left;constructor(x){this.most=this.left=x.job.
limits.nodes}spend=x=>{if(this.left-=x,this.left<0)throw(0,C.F)("nodes",`The document has more than ${this.most} fields, bookmarks, names and structure elements`,
"Remove bookmarks or tags with another program first")}}class _{seen;beyond=new Set;allowance;constructor(x,O=new M(x)){this.allowance=O,this.seen=new Uint8Array(
(x.size>>3)+1)}first(x){if(this.allowance.spend(1),!(0,p.i9)(x))return!0;const{number:O}=x,m=O>>3;if(m>=this.seen.length)return this.beyond.size<this.beyond.add(
O).size;const E=1<<(O&7),w=(this.seen[m]&E)===0;return this.seen[m]|=E,w}}function S(L,x){return(0,p.i9)(L)?L.number:x}function P(L,x){const O=L.catalog.get(x),
m=L.dict(O);return m&&{dict:m,holder:S(O,L.catalogNumber)}}}),93604:((W,B,b)=>{b.d(B,{B:()=>C,M:()=>p});const C=(M,_)=>A(M,_,!1),p=(M,_)=>A(M,_,!0);function A(M,_,S){
let[P,L]=[0,M.length];for(;P<L;){const x=P+L>>1,O=M[x];O<_||S&&O===_?P=x+1:L=x}return P}})};
