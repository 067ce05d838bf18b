"use strict";exports.id=6106,exports.ids=[6106],exports.modules={4528:((W,B,m)=>{m.d(B,{G7:()=>p,GW:()=>A,IF:()=>y,JF:()=>O,KV:()=>w,_m:()=>L,lg:()=>x,u9:()=>P,uv:()=>S});const C=null,
x={"application/json":".json","text/plain":".txt","text/markdown":".md","text/csv":".csv","application/jsonl":".jsonl"};function A(a,f=!1){const{per_page:d,tables:v,
layout:T}=a;return M(a)?"application/jsonl":f&&v===!0&&d!==!0?"text/csv":d===!0||v===!0?"application/json":T==="markdown"?"text/markdown":"text/plain"}const M=a=>(a.
pieces??"none")!=="none";function _(a){const f=A(a);return M(a)?["application/json",f]:a.tables===!0?[f,"text/csv"]:f==="text/markdown"?["application/json",f,"t\
ext/plain"]:[...new Set(["application/json",f])]}const S=({text:a})=>typeof a=="string"?a:"",P=({pages:a,tables:f,pieces:d})=>(a??f??d)!==void 0;function L({text:a,
pages:f,tables:d,pieces:v,...T}){return T}const w=({pieces:a})=>a,O=a=>a.map(f=>`${JSON.stringify(f)}
`).join(""),y=({tables:a})=>a??[];function E(a){return y(a).flatMap(({page:f,rows:d,header:v,certain:T},I)=>{const D=R(d,v);return d.slice(v?1:0).map((N,U)=>({row:Object.
fromEntries(N.map((K,G)=>[D[G],K])),about:{page:f,table:I+1,row:U+1,certain:T}}))})}const b="pdf";function R(a,f){const d=a.reduce((T,{length:I})=>Math.max(T,I),
0),v=new Set([b]);return Array.from({length:d},(T,I)=>{const D=f&&a[0][I]||`Column ${I+1}`;let N=D;for(let U=2;v.has(N);U++)N=`${D} ${U}`;return v.add(N),N})}function p(a){
const[f,...d]=y(a);return f&&d.length===0?c(f.rows):void 0}const c=a=>a.map(f=>`${f.map(d=>/[",\r\n]/.test(d)?`"${d.replaceAll('"','""')}"`:d).join(",")}\r
`).join("")}),66974:((W,B,m)=>{m.d(B,{D6:()=>_,F1:()=>A,NL:()=>w,P3:()=>x,br:()=>M,bs:()=>L});var C=m(98446);const x={problem:"names page 0: pages count from 1,\
 and -1 is the last page"};function A(y,E,b){const R=[],p=[];for(const[c,a]of y.split(",").entries()){const f=c+1;if(E!==void 0&&a.trim()===""){p.push(`entry ${f}\
 is empty: write ${E}, separated by single commas`);continue}const d=b(a,f);"problem"in d?p.push(M(f,a,d.problem)):R.push(d.item)}return p.length>0?{problem:L(p)}:
{items:R}}const M=(y,E,b)=>`entry ${y} ('${O(E.trim())}') ${b}`,_=({position:y,text:E},b,R)=>M(y,E,`names ${S(b)}, but the document has ${(0,C.y_)(R,"page")}`);
function S(y){return Number.isSafeInteger(y)?`page ${y}`:"a page far beyond its end"}const P=5;function L(y){const E=y.length-P;return[...y.slice(0,P),...E>0?[`\
and ${E} more such entries`]:[]].join("; ")}function w(y){const E=/^ *(\d{1,10}) *[-–]+ *(\d{0,10}) *$/.exec(y);return E?`is not a range: write ${E[1]}..${E[2]}${E[2]===
""?" for this page and all after it":""}`:/\bfirst\b/i.test(y)?"is not a page: the first page is written 1, and a range from it 1..5":/\b(last|end)\b/i.test(y)?
"is not a page: the last page is written -1, and a range to it 2..":void 0}function O(y){const E=[...y].map(b=>/[\p{Cc}\p{Cs}\u2028\u2029]/u.test(b)?"?":b);return(0,C.
Bu)(E.join(""),40)}}),29082:((W,B,m)=>{m.d(B,{k1:()=>_,lY:()=>M,m7:()=>S});var C=m(58552),x=m(66974);const A=/^(not +)?(?:(odd|even|all)|(-?\d+)(?:(\.\.)(-?\d+)?)?)$/i,
M=w=>(0,x.F1)(w,"pages such as 1..3, -1, odd",(O,y)=>{const E=O.trim(),b=A.exec(E);if(!b)return{problem:L(E)};const[,R,p,c,a,f]=b,d={negated:R!==void 0,text:E,position:y};
if(p!==void 0)return{item:{...d,pages:p.toLowerCase()}};const v=Number(c),T=a===void 0?v:f===void 0?"end":Number(f);return v===0||T===0?x.P3:{item:{...d,pages:{
from:v,to:T}}}});function _(w,O,y="pages"){const E=a=>(0,C.G6)([{field:y,message:a}]),b=M(w);if("problem"in b)throw E(b.problem);const R=new P(O),p=new P(O),c=[];
for(const a of b.items){const f=a.negated?p:R;if(typeof a.pages=="string"){f.add(a.pages);continue}const{from:d,to:v}=a.pages,T=d<0?O+1+d:d,I=v==="end"?O:v<0?O+
1+v:v,N=(v==="end"?d<0?[[d,T]]:[]:[[d,T],[v,I]]).find(([,U])=>U<1||U>O);N&&c.push((0,x.D6)(a,N[0],O)),!(v==="end"&&T>O||c.length>0)&&f.range(Math.min(T,I),Math.
max(T,I))}if(c.length>0)throw E((0,x.bs)(c));return b.items.every(({negated:a})=>a)&&R.add("all"),R.without(p)}function S(w){const O=M(w);if("problem"in O||O.items.
length!==1)return;const{negated:y,pages:E}=O.items[0];if(y)return;if(E==="all")return{first:1};if(typeof E=="string"||E.from<1)return;const{from:b,to:R}=E;return R===
"end"?{first:b}:R===-1?{first:b}:R<1?void 0:{first:Math.min(b,R),last:Math.max(b,R)}}class P{pageCount;differences;odd=!1;even=!1;constructor(O){this.pageCount=
O,this.differences=new Int32Array(O+2)}add(O){O!=="even"&&(this.odd=!0),O!=="odd"&&(this.even=!0)}range(O,y){this.differences[O]++,this.differences[y+1]--}without(O){
const y=new Uint32Array(this.pageCount);let E=0,b=0,R=0;for(let p=1;p<=this.pageCount;p++){b+=this.differences[p],R+=O.differences[p];const c=p%2===1?"odd":"eve\
n";(b>0||this[c])&&!(R>0||O[c])&&(y[E++]=p)}return y.subarray(0,E)}}function L(w){return/^(not +)?\.\./i.test(w)?"has no start: a range is written 1..5":/^!/.test(
w)?"is not a page: leave out pages with not, such as not 2":(0,x.NL)(w.replace(/^not +/i,""))??"is not a page such as 3 or -1, a range such as 2..5 or 2.., odd,\
 even, all, or one of these after not"}}),45657:((W,B,m)=>{m.d(B,{Hn:()=>x,Kf:()=>M,RZ:()=>C,YG:()=>_,vH:()=>A});function C(S,P){for(const L of P)S.push(L)}const x=S=>S.
slice();function A(S,P,L){const w=S.get(P);w?w.push(L):S.set(P,[L])}const M=S=>{let P=-1/0;for(const L of S)P=Math.max(P,L);return P},_=S=>{let P=1/0;for(const L of S)
P=Math.min(P,L);return P}}),59360:((W,B,m)=>{m.r(B),m.d(B,{extract_text:()=>gn});var C=m(58552),x=m(27077),A=m(61491),M=m(45657),_=m(22830),S=m(20779),P=m(39955),
L=m(62897);const w=100,O=({text:e})=>e.replace(/\s+/g," ").trim();function*y(e,t){const n=[];let o=0;for(const{space:i,text:r,fragment:u}of e.pieces()){++o%w===
0&&(yield x.Yz);const h=b(u,t),l=i!=="",g=n.at(-1);g&&R(g.look,h)?g.text+=l?` ${r}`:r:n.push({text:r,look:h,isSpaced:l})}let s="";for(const[i,r]of n.entries())r.
isSpaced&&(s+=" "),s+=p(r,E(n,i));return s.trim()}function E(e,t){const n=e[t+1];return{before:e[t].isSpaced?"":e[t-1]?.text.at(-1)??"",after:!n||n.isSpaced?"":
n.text[0]}}function b(e,{linkOf:t,marksBold:n,isReference:o}){const{bold:s,italic:i,fixedPitch:r}=e.style.font;return{bold:s&&n,italic:i,fixedPitch:r,link:t(e),
isReference:o?.(e)===!0}}const R=(e,t)=>e.bold===t.bold&&e.italic===t.italic&&e.fixedPitch===t.fixedPitch&&e.link===t.link&&e.isReference===t.isReference;function p({
text:e,look:{bold:t,italic:n,fixedPitch:o,link:s,isReference:i}},r){if(i&&/^\d{1,3}$/.test(e))return`[^${e}]`;let u=o&&!c(e,r)?I(e):N(e);return/[\p{L}\p{N}]/u.test(
e)&&T(e,r)&&(n&&(u=`*${u}*`),t&&(u=`**${u}**`)),s===void 0?u:`[${u}](${D(s)})`}const c=(e,{before:t,after:n})=>e.length<=a&&new RegExp("^\\p{L}+$","u").test(e)&&
f.test(t+n),a=3,f=new RegExp("\\p{L}","u"),d=/[\p{P}\p{S}]/u,v=/[\p{L}\p{N}]/u,T=(e,{before:t,after:n})=>!(d.test(e[0])&&v.test(t))&&!(d.test(e.at(-1))&&v.test(
n));function I(e){const t=(0,L.K)((e.match(/`+/g)??[]).map(o=>o.length),0),n="`".repeat(t+1);return t>0?`${n} ${e} ${n}`:`${n}${e}${n}`}const D=e=>/[\s()<>]/.test(
e)?`<${e.replace(/[\s<>]/g,encodeURIComponent)}>`:e,N=e=>e.replace(/[\\`*[\]]/g,"\\$&").replace(/(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])/gu,"\\_").replace(/<(?=[A-Za-z/!?])/g,
"\\<"),U=e=>e.replace(/^(?=#{1,6}(?:\s|$)|>|[-+](?:\s|$)|(?:-{3,}|={3,}|_{3,})$)/,"\\").replace(/^(\d{1,9})([.)])(?=\s|$)/,"$1\\$2");var K=m(5609),G=m(24713),st=m(
77211),tt=m(81132);const Y=1.15,V=200,rt=3,ft=1/2,et=500,at=/^[\u2022\u25e6\u25aa\u2023\u00b7\u25cf\u25cb\u25a0\u25a1\u2013\u2014*-](?:\s+|$)/u,yt=/^(\d{1,3}|[a-z]|[ivx]{1,5})[.)]\s+/,
ut=50;function*Xt(e,t,n,o){const s=[],i=new qt(t,n,o);for(let r=0,u;r<e.length;r=u){const h=e[r];if(u=r+1,h instanceof S.QH)s.push(yield*i.table(h));else if(h instanceof
S.xE)s.push({kind:"code",lines:yield*(0,st.x)(h.visual,n)});else{for(;u<e.length&&!(0,S.bI)(e[u]);)u++;yield*Qt(e.slice(r,u),i,s)}}return Jt(s)}function Jt(e){const t=s=>s.
reduce((i,r)=>i+("text"in r?r.text.length:0),0),n=t(e),o=n>et&&t(e.filter(({kind:s})=>s==="heading"))>ft*n;return e.map(s=>o&&s.kind==="heading"?{kind:"paragrap\
h",text:s.text}:s)}function*Qt(e,t,n){const o=e.flatMap(s=>s.lines.map((i,r)=>({line:i,begins:r===0})));for(let s=0,i;s<o.length;s=i){const{line:r}=o[s],u=t.kindOf(
r);for(i=s+1;i<o.length&&!o[i].begins&&t.goesOn(u,r,o[i].line);i++)(i-s)%ut===0&&(yield x.Yz);s%ut===0&&(yield x.Yz);const h=o.slice(s,i).map(l=>l.line);n.push(
yield*t.piece(u==="heading"&&!t.isHeading(h)?"paragraph":u,h,n.at(-1)))}}class qt{body;edges;linkOf;depths=[];constructor(t,n,o){this.body=t,this.edges=n,this.linkOf=
o}kindOf(t){const n=dt(t,this.edges);if(bt(t,"fixedPitch"))return"code";const o=t.size>=Y*this.body.size,s=!this.body.isBold&&bt(t,"bold")&&!/[.,;:]$/.test(n),i=(o||
s)&&n.length<=V&&te(n);return at.test(n)||yt.test(n)&&!i?"item":i?"heading":"paragraph"}isHeading(t){const n=t.reduce((o,s)=>o+dt(s,this.edges).length,0);return t.
length<=rt&&n<=V}goesOn(t,n,o){const s=this.kindOf(o);return t==="item"?s==="paragraph"&&o.start>n.start+o.size/2:s===t&&(t!=="heading"||Math.abs(o.size-n.size)<
.5)}*piece(t,n,o){const{edges:s,linkOf:i}=this;if(t==="code")return{kind:t,lines:yield*wt(n,s)};const r=yield*(0,_.gB)(n,s),u=yield*y(r,{linkOf:i,marksBold:t!==
"heading"&&!this.body.isBold});if(t==="heading")return{kind:t,level:this.levelOf(n[0]),text:u,title:O(r)};if(t==="paragraph")return{kind:t,text:u};o?.kind!=="it\
em"&&(this.depths=[]);const h=yt.exec(dt(n[0],s))?.[0].trim()??"-",l=/^\d/.test(h);return{kind:t,depth:this.depthOf(n[0]),mark:l?h:"-",text:se(u,l)}}*table({rows:t}){
const n=[];for(const o of t){const s=[];for(const i of o)yield x.Yz,s.push(yield*this.cell(i));n.push(s)}return{kind:"table",rows:n}}*cell(t){return t.length===
0?"":yield*y(yield*(0,_.gB)(t,this.edges),{linkOf:this.linkOf,marksBold:!1})}levelOf({size:t}){const{headings:n,size:o}=this.body,s=t>=Y*o?n.findIndex(i=>t>i-.5):
n.length;return Math.min(Math.max(s,0)+1,6)}depthOf({start:t,size:n}){for(;this.depths.length>0&&this.depths.at(-1)>t+n/2;)this.depths.pop();return(this.depths.
length===0||t>this.depths.at(-1)+n/2)&&this.depths.push(t),this.depths.length-1}}const te=e=>(e.match(new RegExp("\\p{L}","gu"))?.length??0)>=Math.max(e.match(new RegExp(
"\\p{N}","gu"))?.length??0,1),ee=/^(\*{0,3})\d{1,3}\\?[.)](\*{0,3})\s*/,ne=/^(\*{0,3})(?:\\\*|[\u2022\u25e6\u25aa\u2023\u00b7\u25cf\u25cb\u25a0\u25a1\u2013\u2014-])(\*{0,3})\s*/u,
se=(e,t)=>e.replace(t?ee:ne,(n,o,s)=>o===s?"":o||s),dt=(e,t)=>e.segments.map(n=>(0,tt.x)(n,t)).join(" "),bt=({segments:e},t)=>e.every(({fragments:n})=>n.every(({
style:o})=>o.font[t])),oe=10;function*wt(e,t){const n=(0,L.Y)(e.map(({start:r})=>r)),o=e.slice(1).map((r,u)=>Math.abs(r.baseline-e[u].baseline)),s=(0,L.Y)(o.filter(
(r,u)=>r>e[u].size*.8)),i=[];for(const[r,u]of e.entries()){r%ut===ut-1&&(yield x.Yz);const h=dt(u,t),l=r===0?0:Math.round(o[r-1]/s)-1;for(let k=0;k<Math.min(l,oe);k++)
i.push("");const g=(u.end-u.start)/Math.max(h.length,1);i.push(" ".repeat(Math.round((u.start-n)/Math.max(g,1)))+h)}return i}const ie=/^(?:\\?[*+-](?=\s|$)|[\u2022\u25e6\u25aa\u2023\u00b7\u25cf\u25cb\u25a0\u25a1\u2013\u2014\uf0b7]|\d{1,3}\\?[.)])\s*/u,
re=/^(\d{1,3})\\?([.)])\s/,xt=/^([\u2610-\u2612])\s*/u,Ot=100;function*ae(e){const{blocks:t,leaves:n}=e,o=ue(n),s=Mt(n),i=n.some(({element:l})=>ht("Note",l)),r=[],
u=l=>{for(;o.length>0&&o[0].order<l;)r.push({kind:"figure",alternative:o.shift().alternative})};let h="";for(let l=0,g;l<t.length;l=g){const{element:k}=t[l];g=l+
1;const $=fe(t[l],e);if($!==void 0&&u($),vt("Lbl",t[l].lines,e.leafOf))h=yield*ce(t[l],e);else if(k?.type==="TR"){const j=gt(k);for(;g<t.length&&t[g].element?.type===
"TR"&&gt(t[g].element)===j;)g++;const H=[];for(const z of t.slice(l,g)){const F=[];for(const nt of yield*Pt(z,e,s))F.push(yield*y(nt,{linkOf:e.linkOf,marksBold:!1}));
H.push(F)}r.push({kind:"table",rows:H,quotes:Et(k)})}else{const j=yield*le(t[l],e,{label:h,hasNotes:i});r.push({...j,quotes:Et(k)}),h=""}l%Ot===0&&(yield x.Yz)}
return u(1/0),r.filter(l=>!("text"in l)||l.text!=="")}function*ce({lines:e},{edges:t,linkOf:n}){return yield*y(yield*(0,_.gB)(e,t),{linkOf:n,marksBold:!1})}function*le({
lines:e,element:t},n,{label:o,hasNotes:s}){const{edges:i,linkOf:r,leafOf:u}=n,h=t?.type??"P";if(e.length>1&&vt("Code",e,u))return{kind:"code",lines:yield*wt(e,i)};
const l=h==="Title"||h==="H"?1:Number(/^H([1-6])$/.exec(h)?.[1]??0),g=X=>s&&ht("Reference",u(X)?.element),k=yield*(0,_.gB)(e,i),$=yield*y(k,{linkOf:r,marksBold:l===
0,isReference:g});if(l>0)return{kind:"heading",level:l,text:$,title:O(k)};const j=t&&ht("Note",t)?/^(\d{1,3})\\?[.)]?$/.exec(o):null;if(j)return{kind:"note",number:j[1],
text:$};const H=t?[...(0,A.Hy)(t)].filter(X=>X.type==="LI"):[];if(H.length===0)return{kind:"paragraph",text:o===""?$:`${o} ${$}`};const z=re.exec(`${o} ${$}`.trimStart()),
F=xt.exec(`${o} ${$}`.trimStart()),nt=F?F[1]==="☐"?"[ ] ":"[x] ":"",ot=[...(0,A.Hy)(H[0])].filter(X=>X.type==="L").length-1;return{kind:"item",depth:Math.max(
ot,0),mark:z?`${z[1]}${z[2]}`:"-",text:nt+$.replace(F?xt:ie,"")}}const vt=(e,t,n)=>t.every(({segments:o})=>o.every(({fragments:s})=>s.every(i=>ht(e,n(i)?.element)))),
Et=e=>[...(0,A.Hy)(e)].filter(({type:t})=>t==="BlockQuote").length,ht=(e,t)=>{for(const{type:n}of(0,A.Hy)(t))if(n===e)return!0;return!1};function gt(e){for(const t of(0,A.
Hy)(e.parent))if(t.type==="Table")return t;return e.parent}function Mt(e){const t=new Map;for(const{element:n}of e){const o=St(n),s=o?.parent;if(s?.type!=="TR")
continue;const i=t.get(s);i?i.add(o):t.set(s,new Set([o]))}return t}function*Lt(e){const{blocks:t}=e,n=Mt(e.leaves),o=[];for(let s=0,i;s<t.length;s=i){const{element:r}=t[s];
if(i=s+1,s%Ot===0&&(yield x.Yz),r?.type!=="TR")continue;const u=gt(r);for(;i<t.length&&t[i].element?.type==="TR"&&gt(t[i].element)===u;)i++;const h=t.slice(s,i),
l=[];for(const k of h)l.push(yield*Pt(k,e,n));const g=[...n.get(r)??[]];o.push({blocks:h,rows:l,hasHead:g.length>0&&g.every(({type:k})=>k==="TH")})}return o}function*Pt({
lines:e,element:t},{leafOf:n,edges:o},s){const i=t&&s.get(t),r=new Map(Array.from(i??[],h=>[h,[]]));for(const{segments:h}of e)for(const{fragments:l}of h)for(const g of l){
const k=St(n(g)?.element),$=r.get(k);$?$.push(g):r.set(k,[g])}const u=[];for(const h of r.values()){const l=yield*(0,x.p9)(h,(g,k)=>g.order-k.order);u.push(yield*(0,_.
gB)(yield*(0,K._I)(yield*(0,G.q9)(l)),o))}return u}function St(e){for(const t of(0,A.Hy)(e))if(t.type==="TD"||t.type==="TH")return t;return e&&(0,P.VN)(e)}function fe({
lines:e},{leafOf:t}){return t(e[0].segments[0].fragments[0])?.order}function ue(e){const t=new Set;return e.flatMap(({element:n,order:o})=>{const s=[...(0,A.Hy)(
n)].find(({type:r})=>r==="Figure");if(!s||t.has(s))return[];t.add(s);const i=s.alternative?.replace(/\s+/g," ").trim();return i?[{order:o,alternative:i}]:[]})}function de(e){
let t="";for(const[n,o]of e.entries()){const s=e[n-1];s&&(t+=Tt(s,o)),t+=$t(o)}return t}function Tt(e,t){return e.kind==="item"&&t.kind==="item"?`
`:`
${">".repeat(Math.min(e.quotes??0,t.quotes??0))}
`}function $t(e){const{quotes:t=0}=e;return t>0?kt(e).replace(/^/gm,`${">".repeat(t)} `):kt(e)}function kt(e){switch(e.kind){case"heading":return`${"#".repeat(e.
level)} ${e.text}`;case"paragraph":return U(e.text);case"note":return`[^${e.number}]: ${e.text}`;case"item":return`${"   ".repeat(e.depth)}${e.mark} ${e.text}`;case"\
code":{const t=(0,L.K)(e.lines.flatMap(o=>(o.match(/`+/g)??[]).map(s=>s.length)),2),n="`".repeat(t+1);return[n,...e.lines,n].join(`
`)}case"table":return he(e.rows);case"figure":return`![${e.alternative.replace(/[\\[\]]/g,"\\$&")}]()`}}function he(e){const t=(0,L.K)(e.map(i=>i.length)),n=i=>`\
| ${Array.from({length:t},(r,u)=>(i[u]??"").replaceAll("|","\\|")).join(" | ")} |`,[o,...s]=e;return[n(o),`|${" --- |".repeat(t)}`,...s.map(n)].join(`
`)}var At=m(4186);function*ge(e,t){const{fragments:n,leafOf:o,edges:s}=e.found;if(o&&(0,P.P$)(n,o)){const r=yield*pe(e.blocks,o,t,s);if(r.length>0)return r}const i=[];
for(const r of(yield*e.blocksByLook()).filter(S.bI)){const u=yield*Rt(r,s);i.push({box:_t([r]),rows:u,hasHead:It(u),isCertain:r instanceof S.QH})}return i}function*pe(e,t,n,o){
const s=[];for(const{blocks:i,rows:r,hasHead:u}of yield*Lt({blocks:e,leafOf:t,leaves:n,edges:o}))s.push({box:_t(i),rows:r.map(h=>h.map(O)),hasHead:u,isCertain:!0});
return s}function*Rt(e,t){const n=[];for(const o of e.rows){const s=[];for(const i of o)yield x.Yz,s.push(yield*me(i,t));n.push(s)}return n}function*me(e,t){return e.
length===0?"":O(yield*(0,_.gB)(e,t))}const _t=e=>e.map(({frame:t,start:n,end:o,top:s,bottom:i})=>(0,At.L)(t,n,o,s,i)).reduce(At.D),ye=/^[^\p{L}]*\d[^\p{L}]*$/u,
be=/^(?:19|20)\d\d$/;function It([e=[],...t]){const n=e.filter(s=>s!==""),o=s=>ye.test(s)&&!be.test(s);return 2*n.length>=e.length&&!n.some(o)&&t.some(s=>s.some(
o))}const ct=`

`;function we(e){return e.map((t,n)=>{const o=e[n-1],s={text:$t(t),joint:o?Tt(o,t):ct};if(t.kind==="heading")return{...s,heading:{level:t.level,title:t.title}};
const i=s.text.split(`
`);return t.kind==="table"?{...s,rows:{open:i.slice(0,2),rows:i.slice(2),close:[]}}:t.kind!=="code"?s:{...s,rows:{open:i.slice(0,1),rows:i.slice(1,-1),close:i.slice(
-1)}}})}function xe(e){const t=[];let n=[];const o=()=>{n.length>0&&t.push(Ct({open:[],rows:n,close:[]})),n=[]};for(const s of e.split(`
`))s===""?o():n.push(s);return o(),t}function*Oe(e,t){const{blocks:n}=e,{edges:o}=e.found,s=yield*ve(e,t),i=[];for(let r=0,u;r<n.length;r=u){u=r+1;const h=s.get(
n[r]);if(h)(0,M.RZ)(i,h);else{for(;u<n.length&&!s.has(n[u]);)u++;const{text:l}=yield*(0,_.dV)(n.slice(r,u),o);(0,M.RZ)(i,Ee(l))}}return i}function*ve(e,t){const{
leafOf:n,fragments:o,edges:s}=e.found,i=new Map;for(const r of e.blocks.filter(S.bI)){const u=yield*Rt(r,s);i.set(r,[Nt(u,It(u))])}if(!n||!(0,P.P$)(o,n))return i;
for(const{blocks:r,rows:u,hasHead:h}of yield*Lt({blocks:e.blocks,leafOf:n,leaves:t,edges:s})){yield x.Yz;for(const g of r)i.set(g,[]);const l=u.map(g=>g.map(O));
i.set(r[0],[Nt(l,h)])}return i}const Ee=e=>e.split(ct).map(t=>t.trimEnd()).filter(t=>t!=="").map(t=>({text:t,joint:ct}));function Nt(e,t){const n=e.map(o=>o.filter(
s=>s!=="").join(" "));return Ct({open:n.slice(0,t?1:0),rows:n.slice(t?1:0),close:[]})}const Ct=e=>({text:[...e.open,...e.rows,...e.close].join(`
`),joint:ct,rows:e});var Bt=m(45599),Dt=m(6057),Me=m(87141);const Le=/^(?:https?|mailto|tel|ftp):/i,Pe=5e3;function Se(e,t){const[n,o,s,i,r,u]=(0,Me.y)((0,Dt.iw)(
e,t)),h=[];for(const l of(e.array(e.entry(e.pages.number(t),"Annots"))??[]).slice(0,Pe)){const g=e.dict(l);if(!g||!(0,Bt.Eo)(e.resolve(g.get("Subtype")),"Link"))
continue;const k=Te(e,g.get("A")),$=k===void 0?void 0:(0,Dt.b0)(e,g.get("Rect"));if(!$)continue;const j=[n*$[0]+s*$[1]+r,n*$[2]+s*$[3]+r],H=[o*$[0]+i*$[1]+u,o*$[2]+
i*$[3]+u],[z,F]=[(0,M.YG)(j),(0,M.YG)(H)];h.push({area:{x:z,y:F,width:(0,M.Kf)(j)-z,height:(0,M.Kf)(H)-F},uri:k})}return({box:{x:l,y:g,width:k,height:$}})=>{const[
j,H]=[l+k/2,g+$/2];return h.find(({area:z})=>j>=z.x&&j<=z.x+z.width&&H>=z.y&&H<=z.y+z.height)?.uri}}function Te(e,t){const n=e.dict(t),o=e.resolve(n?.get("URI"));
if(!(o instanceof Bt.Mx))return;const s=Buffer.from(o.bytes).toString("latin1");return Le.test(s)?s:void 0}const $e=3,jt=3,Kt=.12;function ke(e){const t=new Map;
for(const[o,{blocks:s,found:{height:i}}]of e.entries())for(const{line:r,isHead:u}of Ae(s,i)){const h=Ie(r),l=Ne(r,h),g=t.get(l);g?g.push({line:r,page:o,text:h,isHead:u}):
t.set(l,[{line:r,page:o,text:h,isHead:u}])}const n=new Set;for(const o of t.values())if(!(new Set(o.map(({page:s})=>s)).size<$e))for(const{line:s}of Re(o)?o.slice(
1):o)n.add(s);return n}function Ae(e,t){const o=e.flatMap(r=>(0,S.bI)(r)?[]:r.lines).filter(({frame:r})=>r.cos===1&&!r.vertical).sort((r,u)=>r.baseline-u.baseline),
s=o.slice(0,jt).filter(({baseline:r})=>r<Kt*t),i=o.slice(-jt).filter(({baseline:r})=>r>(1-Kt)*t);return[...s.map(r=>({line:r,isHead:!0})),...i.map(r=>({line:r,isHead:!1}))]}
const Re=e=>e.every(({text:t,isHead:n})=>n&&t===e[0].text)&&_e.test(e[0].text),_e=new RegExp("\\p{L}{2}","u"),Ie=({segments:e})=>e.map(({fragments:t})=>t.map(n=>n.
text).join("")).join(" "),Ne=({baseline:e},t)=>`${Math.round(e/4)} ${t.replace(new RegExp("\\p{Nd}+","gu"),"0")}`;async function Ce(e,t,{keepRepeated:n=!1}={}){
const o=n?new Set:ke(t),s=je(t),i=[],r=[];for(const h of t){const l=await Be(e,h,s,o);r.push(l),i.push(de(l));const g=e.job.pace.step(h.characters*50);g&&await g}
const u=t.filter(({blocks:h})=>h.some(l=>l instanceof S.xE));return{pages:i,parts:r,repeatedLines:o.size,uncertain:u.map(({index:h})=>h)}}async function Be(e,t,n,o){
const s=t.blocks.flatMap(g=>{if((0,S.bI)(g))return[g];const k=g.lines.filter($=>!o.has($));return k.length===0?[]:[k.length===g.lines.length?g:K.eB.of(k,g.element)]}),
{fragments:i,leafOf:r,edges:u}=t.found,h=Se(e,t.index),l=e.pages.number(t.index);if(r&&(i.length===0||(0,P.P$)(i,r))){const g=(await(0,A.g$)(e))?.leaves(l)??[];
return(0,x.k6)(ae({blocks:s,leafOf:r,leaves:g,edges:u,linkOf:h}),e.job.pace)}return(0,x.k6)(Xt(s,n,u,h),e.job.pace)}const De=6;function je(e){const t=new Map;let n=0,
o=0;const s=({style:l,text:g})=>{const k=Math.round(l.size*2)/2,$=g.length*k*k;t.set(k,(t.get(k)??0)+$),o+=$,l.font.bold&&(n+=$)},i=e.flatMap(l=>l.blocks),r=i.filter(
l=>!(0,S.bI)(l));for(const{lines:l}of r.length>0?r:i)for(const{segments:g}of l)for(const{fragments:k}of g)k.forEach(s);const[u]=[...t].reduce((l,g)=>g[1]>l[1]?g:
l,[0,0]),h=[...t.keys()].filter(l=>l>=1.15*u).sort((l,g)=>g-l);return{size:u,isBold:n>o/2,headings:h.slice(0,De)}}var Ke=m(29082),ze=m(92356),pt=m(98446),He=m(4528),
Ue=m(55772),zt=m(66403);const We=1/4,lt=/\s/,Ge=new Set(".!?…؟۔।"),Fe=new Set("。！？"),Ye=new Set(`)]}"'»”’›`),Ze=6,Ve=/[\p{Ll}\p{N}]/u,Xe=new RegExp(
"\\p{M}","u");function Je(e,t,n){const o=t+Math.max(n,1);if(o>=e.length)return e.length;const s=t+Math.ceil(n*We);for(const i of[Ht,qe,Ut])for(let r=o;r>s;r--)if(i(
e,r))return r;return tn(e,o,t)}function Qe(e,t){const n=Math.max(e.length-t,0);if(n===0)return 0;for(const o of[Ht,Ut])for(let s=n;s<e.length;s++)if(o(e,s))return s;
return e.length}function Ht(e,t){if(Fe.has(e[t-1]))return!0;if(!lt.test(e[t-1])||lt.test(e[t])||Ve.test(String.fromCodePoint(e.codePointAt(t))))return!1;for(let n=t-
1;n>=0&&n>=t-Ze;n--){const o=e[n];if(Ge.has(o))return!0;if(!lt.test(o)&&!Ye.has(o))return!1}return!1}const qe=(e,t)=>e[t-1]===`
`,Ut=(e,t)=>lt.test(e[t-1])&&!lt.test(e[t]);function tn(e,t,n){let o=t;const s=()=>(e.charCodeAt(o)&64512)===56320||Xe.test(e[o]);for(;o>n+1&&s();)o--;return o>
n+1?o:t}const en=200,nn=3;class Wt{open=[];enter(t){for(;this.open.length>0&&this.open.at(-1).level>=t.level;)this.open.pop();this.open.push(t)}get titles(){return this.
open.map(({title:t})=>t)}get level(){return this.open.at(-1)?.level??0}}class sn{how;pieces=[];headings=new Wt;parts=[];length=0;above=[];work=0;constructor(t){
this.how=t}*add(t,n){for(const[o,s]of t.entries()){const i=o===0?ct:s.joint;s.heading&&this.enterHeading(s.heading),this.length+i.length+s.text.length<=this.how.
size?this.put(s,s.text,i,n):yield*this.cut(s,i,n),++this.work%x.y===0&&(yield x.Yz)}}addScan(t,n){this.end(),this.pieces.push({text:t,hasText:!1,firstPage:n,lastPage:n,
headings:this.headings.titles})}end(){const{parts:t}=this;if(this.parts=[],this.length=0,!t.some(({isAgain:s})=>!s))return;const n=t.map((s,i)=>i===0?s.text:s.joint+
s.text).join(""),o=[t[0].page,t.at(-1).page];this.pieces.push({text:n,hasText:!0,firstPage:o[0],lastPage:o[1],headings:this.above})}enterHeading(t){const n=t.level>
this.headings.level&&this.parts.length>0&&this.parts.every(o=>o.isHeading);this.how.bySection&&t.level<=nn&&!n&&this.end(),this.headings.enter(t)}put({heading:t,
rows:n,text:o},s,i,r){this.parts.some(({isAgain:h,isHeading:l})=>!h&&!l)||(this.above=this.headings.titles),this.length+=(this.parts.length>0?i.length:0)+s.length,
this.parts.push({text:s,joint:i,page:r,isHeading:t?.title!==void 0&&s===o,isRows:n!==void 0,isAgain:!1})}*cut(t,n,o){this.next();const{size:s}=this.how,i=()=>s-
this.length-(this.parts.length>0?n.length:0);t.text.length>i()&&i()<s/4&&this.end(),t.text.length<=i()?this.put(t,t.text,n,o):t.rows?yield*this.cutRows(t,t.rows,
n,o):yield*this.cutProse(t,t.text,n,o)}next(){const t=this.parts.findLastIndex(({isHeading:i})=>!i)+1;if(this.parts.slice(0,t).every(({isAgain:i})=>i))return;const n=this.
parts.splice(t),o=this.parts;this.end();const s=this.how.overlap>0?rn(o,this.how.overlap):[];for(const i of[...s,...n])this.length+=(this.parts.length>0?i.joint.
length:0)+i.text.length,this.parts.push(i);this.above=this.headings.titles}*cutProse(t,n,o,s){for(let i=0,r;i<n.length;i=r){const u=i===0;u||this.next();const h=u?
o:" ",l=this.how.size-this.length-(this.parts.length>0?h.length:0);r=Je(n,i,l),this.put(t,n.slice(i,r).trimEnd(),h,s),yield(r-i)*en}}*cutRows(t,n,o,s){const{open:i,
rows:r,close:u}=on(n,this.how.size),h=Gt([...i,...u]);let[l,g]=[[],h];const k=()=>{l.length>0&&this.put(t,[...i,...l,...u].join(`
`),o,s),[l,g]=[[],h]};for(const $ of r){++this.work%x.y===0&&(yield x.Yz);const j=()=>this.how.size-this.length-o.length;g+$.length+1>j()&&(k(),this.next(),g+$.
length+1>j()&&this.end()),g+$.length+1<=j()?(l.push($),g+=$.length+1):yield*this.cutProse(t,$,o,s)}k()}}const Gt=e=>e.reduce((t,n)=>t+n.length+1,0);function on(e,t){
const{open:n,rows:o,close:s}=e;return Gt([...n,...s])<=t/2?e:{open:[],rows:[...n,...o,...s],close:[]}}function rn(e,t){const n=[];let o=t;for(let s=e.length-1;s>=
0&&o>0&&!e[s].isRows;s--){const i=e[s],r=i.text.slice(Qe(i.text,o));if(r!==""&&n.unshift({...i,text:r,isAgain:!0}),r.length<i.text.length)break;o-=r.length+i.joint.
length}return n}var an=m(42973);function cn({pieces:e,layout:t,piece_size:n,piece_overlap:o}){const s=[];if(e==="section"&&t!=="markdown"&&s.push({field:"pieces",
message:"by section needs layout to be markdown, which has headings: set it, or cut by size",mentions:["layout"]}),2*o>=n&&s.push({field:"piece_overlap",message:`\
must be below half of piece_size, which is ${n}: at most ${Math.ceil(n/2)-1}`,mentions:["piece_size"]}),s.length>0)throw(0,C.G6)(s)}async function ln(e,t,{pace:n,
limits:o}){const s=t.pieces==="page"?fn(e):await un(e,t,n,o);Ft(s.length,o);const i=[];for(const[r,{text:u,hasText:h,firstPage:l,lastPage:g,headings:k}]of s.entries()){
const $=n.step(u.length*10);$&&await $,i.push({index:r+1,text:u,characters:dn(u),hasText:h,firstPage:l,lastPage:g,headings:k})}return i}function fn(e){const t=new Wt;
return e.map(({number:n,text:o,isScan:s,parts:i=[]})=>{const r=i.findIndex(({kind:g})=>g!=="heading"),u=r<0?i.length:r,h=g=>g.kind==="heading"&&t.enter(g);i.slice(
0,u).forEach(h);const l=t.titles;return i.slice(u).forEach(h),{text:o,hasText:o.trim()!==""&&!s,firstPage:n,lastPage:n,headings:l}})}async function un(e,t,n,o){
const s=new sn({bySection:t.pieces==="section",size:t.piece_size,overlap:t.piece_overlap});for(const{number:i,text:r,isScan:u,parts:h,passages:l=we(h??[])}of e)
u?s.addScan(r.trim(),i):await(0,x.k6)(s.add(l,i),n),Ft(s.pieces.length,o);return s.end(),s.pieces}function Ft(e,{textPieces:t}){if(!(e<=t))throw(0,an.F)("textPi\
eces",`The text has more than ${(0,pt.y_)(t,"piece")}`,"Ask for larger pieces, or fewer pages","pages")}function dn(e){let t=e.length;for(let n=0;n<e.length;n++)
(e.charCodeAt(n)&64512)===56320&&t--;return t}var hn=m(22154);const Yt=100,gn=async(e,t,n)=>{cn(t);const o=await(0,ze.E)(e.bytes,n,{password:t.open_password}),s=o.
pages.count,i=(0,Ke.k1)(t.pages,s);pn(t,i.length);const r=t.layout==="markdown",u=mt(t)&&t.layout==="reading",h=r||u,l=new hn.z(o,i.length,{findsTables:h||t.tables,
hasTablesApart:h}),{texts:g,words:k,lines:$,tables:j,parts:H,passages:z,notes:F}=await yn(o,i,l,t),nt=await(0,Ue.fl)(o),ot=g.map((Q,q)=>{const it=i[q];return{...{
page:it,label:nt(it-1),text:Q,hasText:Q.trim()!==""&&!l.isScan(it)},...k[q]&&{words:k[q]},...$[q]&&{lines:$[q]}}}),X=g.map((Q,q)=>{const it=i[q];return{number:it,
text:Q,isScan:l.isScan(it),parts:H?.[q],passages:z[q]}}),Z=t.pieces==="none"?void 0:await ln(X,t,n),J={text:Z?null:mn(g,t.layout),mediaType:(0,He.GW)({layout:t.
layout}),pageCount:s,characters:l.characters,unreadable:l.unreadable,...t.per_page&&{pages:ot},...t.tables&&{tables:j},...Z&&{pieceCount:Z.length,pieces:Z}};return{
documents:[{...e,pageCount:s}],data:J,notes:[...l.notes,...F],facts:{textlessPages:l.textlessPages,...Z&&{pieceCount:Z.length}}}};function pn(e,t){const n=["wor\
d_boxes","line_boxes"].filter(o=>e[o]&&t>Yt).map(o=>({field:o,message:`takes at most ${Yt} pages, and ${t} are asked for: name fewer in pages`,mentions:["pages"]}));
if(n.length>0)throw(0,C.G6)(n)}const Zt=({text:e,...t})=>({text:e,...(0,zt.a)(t)});function mn(e,t){return t==="markdown"?e.filter(n=>n.trim()!=="").join(`

`):e.every(n=>n.trim()==="")?"":e.join("\f")}const mt=({pieces:e})=>e==="section"||e==="size";async function yn(e,t,n,o){const{layout:s,word_boxes:i,line_boxes:r,
keep_repeated:u}=o,h=[],{pace:l}=e.job,g=[],k=[],$=[],j=[],H=[];for(const Z of t){const J=await n.page(Z);if(i&&k.push((await(0,x.k6)(J.words(),l)).map(Zt)),r&&
$.push((await(0,x.k6)(J.lines(),l)).map(Zt)),o.tables)for(const Q of await bn(e,J))h.push(Q);if(s==="markdown")j.push(J);else{const Q=mt(o)&&s==="reading"?Oe(J,
await Vt(e,J)):void 0;Q&&H.push(await(0,x.k6)(Q,l)),g.push(await(0,x.k6)(J.layout(s),l)),mt(o)&&s==="page"&&H.push(xe(g.at(-1)))}}if(s!=="markdown")return{texts:g,
words:k,lines:$,tables:h,passages:H,notes:[]};const{pages:z,parts:F,repeatedLines:nt,uncertain:ot}=await Ce(e,j,{keepRepeated:u}),X=[...nt>0?[wn(nt)]:[],...ot.length>
0?[xn(ot.map(Z=>Z+1))]:[]];return{texts:z,words:k,lines:$,tables:h,parts:F,passages:H,notes:X}}async function Vt(e,t){return t.found.leafOf?(await(0,A.g$)(e))?.
leaves(e.pages.number(t.index))??[]:[]}async function bn(e,t){return(await(0,x.k6)(ge(t,await Vt(e,t)),e.job.pace)).map(({box:o,rows:s,hasHead:i,isCertain:r})=>({
page:t.index+1,box:(0,zt.a)(o),rows:s,header:i,certain:r}))}const wn=e=>({code:"repeated_lines_removed",message:`${(0,pt.y_)(e,"line")} of headers and footers, \
which repeat on the pages, are not in the Markdown: set keep_repeated to true to keep them.`,mentions:["keep_repeated"]}),xn=e=>({code:"tables_uncertain",message:`\
Lines of ${(0,pt.oi)(e)} that may be a table stand as they look, in a block of code.`})}),55772:((W,B,m)=>{m.d(B,{fl:()=>w,mm:()=>P,vg:()=>L});var C=m(94289),x=m(
33546),A=m(74135),M=m(59071);const _=1e3;function S(y){const{width:E,height:b}=(0,A.JQ)(y),R=p=>Math.round(p*_)/_;return{width:R(E),height:R(b)}}function P({kinds:y,
kindOf:E}){const b=new Int32Array(y.length),R=new Int32Array(y.length);for(let c=E.length-1;c>=0;c--)b[E[c]]++,R[E[c]]=c+1;const p=new Map;for(const[c,a]of y.entries()){
const{width:f,height:d}=S(a),v=`${f} ${d}`,T=p.get(v);T?T.count+=b[c]:p.set(v,{width:f,height:d,count:b[c],firstPage:R[c]})}return[...p.values()]}async function L(y,{
kinds:E,kindOf:b},R){const p=await w(y),c=E.map(S);return Array.from(b,(a,f)=>({...c[a],rotation:E[a].rotation,label:p(f),characters:R?.[f]??null}))}async function w(y){
const E=await(0,x.Hr)(y);return b=>E?O(E(b)):null}function O({style:y,prefix:E,number:b}){return(0,M.ZK)(E)+(0,C.Y)(y,b)}}),66403:((W,B,m)=>{m.d(B,{a:()=>A});const C=100,
x=M=>Math.round(M*C)/C,A=M=>M?{x:x(M.x),y:x(M.y),width:x(M.width),height:x(M.height)}:null}),94289:((W,B,m)=>{m.d(B,{Y:()=>C});function C(P,L){switch(P){case"D":
return String(L);case"R":return _(L);case"r":return _(L).toLowerCase();case"A":return S(L);case"a":return S(L).toLowerCase();default:return""}}const x=[[1e3,"M"],
[900,"CM"],[500,"D"],[400,"CD"],[100,"C"],[90,"XC"],[50,"L"],[40,"XL"],[10,"X"],[9,"IX"],[5,"V"],[4,"IV"],[1,"I"]],A=1e5,M=2600;function _(P){if(P>A)return String(
P);let L="",w=P;for(const[O,y]of x)for(;w>=O;)L+=y,w-=O;return L}function S(P){return P>M?String(P):String.fromCharCode(65+(P-1)%26).repeat(Math.ceil(P/26))}}),
33546:((W,B,m)=>{m.d(B,{FB:()=>_,Hr:()=>P,Zh:()=>L,k$:()=>S,qm:()=>w});var C=m(93604),x=m(45599),A=m(81077);const M={first:0,style:"D",prefix:void 0,start:1};async function _(p){
const c=p.catalog.get("PageLabels");if(!p.dict(c))return;const a=(await(0,A.Zc)(p,c,"Nums")).map(([f,d])=>({first:Number(f),label:p.dict(d)})).filter(({first:f})=>Number.
isInteger(f)&&f>=0).sort((f,d)=>f.first-d.first).filter(({first:f},d,v)=>v[d+1]?.first!==f).map(({first:f,label:d})=>({first:f,...O(p,d)}));return a[0]?.first===
0?a:[M,...a]}function S(p,c){const a=p.editCatalog();if(c.length===0){a.delete("PageLabels");return}const f=c[0].first===0?c:[M,...c],d=R(p),v=f.map(({first:T,start:I,
...D})=>[T,b({...D,number:I},d)]);a.set("PageLabels",p.add((0,A.H6)(p,v,"Nums")))}async function P(p){const c=await _(p);if(!c)return;const a=c.map(({first:f})=>f);
return f=>{const d=c[(0,C.M)(a,f)-1];return{...d,number:d.start+f-d.first}}}function L(p,c){const a=[],f=R(p);let d,v=0;for(const T of c)(!d||!y(d,T))&&a.push([
v,b(T,f)]),d=T,v++;return(0,A.H6)(p,a,"Nums")}async function w(p,c){const a=await P(p);if(!a)return;const f=L(p,Array.from(c,d=>a(d-1)));p.editCatalog().set("Pa\
geLabels",p.add(f))}function O(p,c){const a=p.resolve(c?.get("S")),f=p.resolve(c?.get("P")),d=p.resolve(c?.get("St"));return{style:a instanceof x.SX?a.text:void 0,
prefix:f instanceof x.Mx&&f.bytes.length>0?f:void 0,start:typeof d=="number"&&Number.isInteger(d)&&d>=1?d:1}}function y(p,c){return p.style!==c.style||c.style!==
void 0&&c.number!==p.number+1?!1:p.prefix===c.prefix?!0:!!p.prefix&&!!c.prefix&&Buffer.compare(p.prefix.bytes,c.prefix.bytes)===0}const E=100;function b({style:p,
prefix:c,number:a},f){return(0,x.jd)({S:p===void 0?void 0:(0,x.UU)(p),P:c&&c.bytes.length>E?f(c):c,St:p===void 0||a===1?void 0:a})}function R(p){const c=new Map;
return a=>{let f=c.get(a);return f||c.set(a,f=p.add(a)),f}}}),81077:((W,B,m)=>{m.d(B,{AN:()=>w,BX:()=>S,H6:()=>P,MN:()=>L,Pu:()=>M,Zc:()=>_});var C=m(45599),x=m(
9819);const A=64,M=c=>typeof c=="number"?String(c):Buffer.from(c.bytes).toString("latin1");async function _(c,a,f){const d=[];for(const v of await y(c,a,0,f)){for(const I of b(
c,v,f))d.push(I);const T=c.job.pace.step(O);T&&await T}return d}async function S(c,a,f,d,v,T){const I=await y(c,a,f,d,T);for(let D=I.length-1;D>=0;D--){const N=I[D],
U=b(c,N,d),K=U.filter(([Y,V])=>!v(Y,V)),G=c.job.pace.step(O+U.length*O);G&&await G,K.length<U.length&&(c.edit(N.holder),N.dict.set(d,K.flat()),N.changed=!0);for(const Y of N.
repeats)c.edit(N.holder),N.dict.delete(Y),N.changed=!0;if(N.emptyKids){const Y=(c.array(N.dict.get("Kids"))??[]).filter(V=>!N.emptyKids.has(c.dict(V)));c.edit(N.
holder),N.dict.set("Kids",Y),N.changed=!0}if(!N.changed)continue;const st=c.array(N.dict.get("Kids"))??[];N.empty=K.length===0&&st.length===0;const tt=N.parent;
tt&&(tt.changed=!0,N.empty?(tt.emptyKids??=new Set).add(N.dict):R(c,N,K,st))}return I[0]?.empty??!1}function P(c,a,f){if(a.length<=A)return(0,C.jd)({[f]:a.flat()});
let d=[];for(const v of p(a)){const[T,I]=[v[0][0],v.at(-1)[0]];d.push({ref:c.add((0,C.jd)({Limits:[T,I],[f]:v.flat()})),low:T,high:I})}for(;d.length>A;)d=p(d).map(
v=>{const[T,I]=[v[0].low,v.at(-1).high];return{ref:c.add((0,C.jd)({Limits:[T,I],Kids:v.map(({ref:D})=>D)})),low:T,high:I}});return(0,C.jd)({Kids:d.map(({ref:v})=>v)})}
const L=(c,a)=>P(c,w([...a].map(([f,d])=>[(0,C.Px)(f),d])),"Names");function w(c){return c.map(a=>({entry:a,key:M(a[0])})).sort((a,f)=>a.key<f.key?-1:a.key>f.key?
1:0).map(({entry:a})=>a)}const O=100;async function y(c,a,f,d,v){const T=new x.b9(c),I=new Set,D=K=>I.size<I.add(K).size,N=[],U=[{value:a??null,holder:f,parent:void 0}];
for(let K=U.pop();K!==void 0;K=U.pop()){T.spend(1);const G=c.dict(K.value);if(!G||!D(G)||v&&K.parent&&!E(c,G,v))continue;const st=[],tt=et=>{const at=c.array(G.
get(et));return!at||D(at)?at??[]:(st.push(et),[])},Y=tt(d).length>>1,V=tt("Kids"),rt={dict:G,holder:(0,x.Kd)(K.value,K.holder),parent:K.parent,repeats:st};N.push(
rt),T.spend(Y);for(let et=V.length-1;et>=0;et--)U.push({value:V[et],holder:(0,x.Kd)(G.get("Kids"),rt.holder),parent:rt});const ft=c.job.pace.step(O+Y*O);ft&&await ft}
return N}function E(c,a,f){const[d,v]=c.array(a.get("Limits"))??[];return typeof d!="number"||typeof v!="number"||f(d,v)}function b(c,{dict:a,repeats:f},d){const v=f.
includes(d)?void 0:c.array(a.get(d));if(!v)return[];const T=[];for(let I=0;I+1<v.length;I+=2){const D=c.resolve(v[I]);(d==="Names"?D instanceof C.Mx:typeof D=="\
number")&&T.push([D,v[I+1]])}return T}function R(c,a,f,d){const v=D=>c.array(c.dict(D)?.get("Limits"))??[],T=f[0]?.[0]??v(d[0])[0],I=f.at(-1)?.[0]??v(d.at(-1))[1];
c.edit(a.holder),T!==void 0&&I!==void 0?a.dict.set("Limits",[T,I]):a.dict.delete("Limits")}function p(c){const a=[];for(let f=0;f<c.length;f+=A)a.push(c.slice(f,
f+A));return a}}),59071:((W,B,m)=>{m.d(B,{Gh:()=>y,ZK:()=>E,wh:()=>O});var C=m(77581),x=m(45599);const A=/\u001b[A-Za-z]{2}[A-Za-z-]{0,8}\u001b/g,M=/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]/g,
_=/[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g,S=b=>b.replace(A,"").replace(M,"").replace(_,"�"),P=200,L=new WeakMap;function w(b){
if(b.bytes.length<P)return S((0,C.g7)(b));let R=L.get(b);return R===void 0&&L.set(b,R=S((0,C.g7)(b))),R}const O=b=>S(b).trim();function y(b){const R=b instanceof
x.Mx?w(b).trim():"";return R===""?null:R}const E=b=>b?w(b):""}),70549:((W,B,m)=>{m.d(B,{n:()=>C});function C(x){const A=new WeakMap;return M=>{if(M.hasChanges)return x(
M);const _=A.get(M);if(_)return _.answer;const S=x(M);return A.set(M,{answer:S}),S}}}),9819:((W,B,m)=>{m.d(B,{J7:()=>A,Kd:()=>S,Wo:()=>P,_i:()=>_,b9:()=>M});var C=m(
42973),x=m(45599);class A{document;gone=new Set;chased=new Set;constructor(w){this.document=w}remove(w){const{catalog:O,catalogNumber:y,pages:E}=this.document,b=O.
get("Pages");w===y||(0,x.i9)(b)&&w===b.number||E.holds(w)||(this.gone.add(w),this.document.remove(w))}chase(w){this.chased.add(w)}removed(){return this.gone}takeChased(){
const w=this.chased;return this.chased=new Set,w}isGone(w){return(0,x.i9)(w)&&this.gone.has(w.number)}}class M{most;left;constructor(w){this.most=this.left=w.job.
limits.nodes}spend=w=>{if(this.left-=w,this.left<0)throw(0,C.F)("nodes",`The document has more than ${this.most} fields, bookmarks, names and structure elements`,
"Remove bookmarks or tags with another program first")}}class _{seen;beyond=new Set;allowance;constructor(w,O=new M(w)){this.allowance=O,this.seen=new Uint8Array(
(w.size>>3)+1)}first(w){if(this.allowance.spend(1),!(0,x.i9)(w))return!0;const{number:O}=w,y=O>>3;if(y>=this.seen.length)return this.beyond.size<this.beyond.add(
O).size;const E=1<<(O&7),b=(this.seen[y]&E)===0;return this.seen[y]|=E,b}}function S(L,w){return(0,x.i9)(L)?L.number:w}function P(L,w){const O=L.catalog.get(w),
y=L.dict(O);return y&&{dict:y,holder:S(O,L.catalogNumber)}}}),93604:((W,B,m)=>{m.d(B,{B:()=>C,M:()=>x});const C=(M,_)=>A(M,_,!1),x=(M,_)=>A(M,_,!0);function A(M,_,S){
let[P,L]=[0,M.length];for(;P<L;){const w=P+L>>1,O=M[w];O<_||S&&O===_?P=w+1:L=w}return P}})};
