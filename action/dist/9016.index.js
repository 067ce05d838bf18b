"use strict";exports.id=9016,exports.ids=[9016],exports.modules={4528:((Z,H,d)=>{d.d(H,{G7:()=>w,GW:()=>$,IF:()=>E,JF:()=>L,KV:()=>g,_m:()=>P,lg:()=>R,u9:()=>S,uv:()=>K});const _=null,
R={"application/json":".json","text/plain":".txt","text/markdown":".md","text/csv":".csv","application/jsonl":".jsonl"};function $(m,y=!1){const{per_page:v,tables:p,
layout:T}=m;return A(m)?"application/jsonl":y&&p===!0&&v!==!0?"text/csv":v===!0||p===!0?"application/json":T==="markdown"?"text/markdown":"text/plain"}const A=m=>(m.
pieces??"none")!=="none";function M(m){const y=$(m);return A(m)?["application/json",y]:m.tables===!0?[y,"text/csv"]:y==="text/markdown"?["application/json",y,"t\
ext/plain"]:[...new Set(["application/json",y])]}const K=({text:m})=>typeof m=="string"?m:"",S=({pages:m,tables:y,pieces:v})=>(m??y??v)!==void 0;function P({text:m,
pages:y,tables:v,pieces:p,...T}){return T}const g=({pieces:m})=>m,L=m=>m.map(y=>`${JSON.stringify(y)}
`).join(""),E=({tables:m})=>m??[];function x(m){return E(m).flatMap(({page:y,rows:v,header:p,certain:T},I)=>{const B=N(v,p);return v.slice(p?1:0).map((k,z)=>({row:Object.
fromEntries(k.map((D,Y)=>[B[Y],D])),about:{page:y,table:I+1,row:z+1,certain:T}}))})}const O="pdf";function N(m,y){const v=m.reduce((T,{length:I})=>Math.max(T,I),
0),p=new Set([O]);return Array.from({length:v},(T,I)=>{const B=y&&m[0][I]||`Column ${I+1}`;let k=B;for(let z=2;p.has(k);z++)k=`${B} ${z}`;return p.add(k),k})}function w(m){
const[y,...v]=E(m);return y&&v.length===0?b(y.rows):void 0}const b=m=>m.map(y=>`${y.map(v=>/[",\r\n]/.test(v)?`"${v.replaceAll('"','""')}"`:v).join(",")}\r
`).join("")}),66974:((Z,H,d)=>{d.d(H,{D6:()=>M,F1:()=>$,NL:()=>g,P3:()=>R,br:()=>A,bs:()=>P});var _=d(98446);const R={problem:"names page 0: pages count from 1,\
 and -1 is the last page"};function $(E,x,O){const N=[],w=[];for(const[b,m]of E.split(",").entries()){const y=b+1;if(x!==void 0&&m.trim()===""){w.push(`entry ${y}\
 is empty: write ${x}, separated by single commas`);continue}const v=O(m,y);"problem"in v?w.push(A(y,m,v.problem)):N.push(v.item)}return w.length>0?{problem:P(w)}:
{items:N}}const A=(E,x,O)=>`entry ${E} ('${L(x.trim())}') ${O}`,M=({position:E,text:x},O,N)=>A(E,x,`names ${K(O)}, but the document has ${(0,_.y_)(N,"page")}`);
function K(E){return Number.isSafeInteger(E)?`page ${E}`:"a page far beyond its end"}const S=5;function P(E){const x=E.length-S;return[...E.slice(0,S),...x>0?[`\
and ${x} more such entries`]:[]].join("; ")}function g(E){const x=/^ *(\d{1,10}) *[-–]+ *(\d{0,10}) *$/.exec(E);return x?`is not a range: write ${x[1]}..${x[2]}${x[2]===
""?" for this page and all after it":""}`:/\bfirst\b/i.test(E)?"is not a page: the first page is written 1, and a range from it 1..5":/\b(last|end)\b/i.test(E)?
"is not a page: the last page is written -1, and a range to it 2..":void 0}function L(E){const x=[...E].map(O=>/[\p{Cc}\p{Cs}\u2028\u2029]/u.test(O)?"?":O);return(0,_.
Bu)(x.join(""),40)}}),29082:((Z,H,d)=>{d.d(H,{k1:()=>M,lY:()=>A,m7:()=>K});var _=d(58552),R=d(66974);const $=/^(not +)?(?:(odd|even|all)|(-?\d+)(?:(\.\.)(-?\d+)?)?)$/i,
A=g=>(0,R.F1)(g,"pages such as 1..3, -1, odd",(L,E)=>{const x=L.trim(),O=$.exec(x);if(!O)return{problem:P(x)};const[,N,w,b,m,y]=O,v={negated:N!==void 0,text:x,position:E};
if(w!==void 0)return{item:{...v,pages:w.toLowerCase()}};const p=Number(b),T=m===void 0?p:y===void 0?"end":Number(y);return p===0||T===0?R.P3:{item:{...v,pages:{
from:p,to:T}}}});function M(g,L,E="pages"){const x=m=>(0,_.G6)([{field:E,message:m}]),O=A(g);if("problem"in O)throw x(O.problem);const N=new S(L),w=new S(L),b=[];
for(const m of O.items){const y=m.negated?w:N;if(typeof m.pages=="string"){y.add(m.pages);continue}const{from:v,to:p}=m.pages,T=v<0?L+1+v:v,I=p==="end"?L:p<0?L+
1+p:p,k=(p==="end"?v<0?[[v,T]]:[]:[[v,T],[p,I]]).find(([,z])=>z<1||z>L);k&&b.push((0,R.D6)(m,k[0],L)),!(p==="end"&&T>L||b.length>0)&&y.range(Math.min(T,I),Math.
max(T,I))}if(b.length>0)throw x((0,R.bs)(b));return O.items.every(({negated:m})=>m)&&N.add("all"),N.without(w)}function K(g){const L=A(g);if("problem"in L||L.items.
length!==1)return;const{negated:E,pages:x}=L.items[0];if(E)return;if(x==="all")return{first:1};if(typeof x=="string"||x.from<1)return;const{from:O,to:N}=x;return N===
"end"?{first:O}:N===-1?{first:O}:N<1?void 0:{first:Math.min(O,N),last:Math.max(O,N)}}class S{pageCount;differences;odd=!1;even=!1;constructor(L){this.pageCount=
L,this.differences=new Int32Array(L+2)}add(L){L!=="even"&&(this.odd=!0),L!=="odd"&&(this.even=!0)}range(L,E){this.differences[L]++,this.differences[E+1]--}without(L){
const E=new Uint32Array(this.pageCount);let x=0,O=0,N=0;for(let w=1;w<=this.pageCount;w++){O+=this.differences[w],N+=L.differences[w];const b=w%2===1?"odd":"eve\
n";(O>0||this[b])&&!(N>0||L[b])&&(E[x++]=w)}return E.subarray(0,x)}}function P(g){return/^(not +)?\.\./i.test(g)?"has no start: a range is written 1..5":/^!/.test(
g)?"is not a page: leave out pages with not, such as not 2":(0,R.NL)(g.replace(/^not +/i,""))??"is not a page such as 3 or -1, a range such as 2..5 or 2.., odd,\
 even, all, or one of these after not"}}),45657:((Z,H,d)=>{d.d(H,{Hn:()=>R,Kf:()=>A,RZ:()=>_,Vp:()=>K,YG:()=>M,vH:()=>$});function _(S,P){for(const g of P)S.push(
g)}const R=S=>S.slice();function $(S,P,g){const L=S.get(P);L?L.push(g):S.set(P,[g])}const A=S=>{let P=-1/0;for(const g of S)P=Math.max(P,g);return P},M=S=>{let P=1/0;
for(const g of S)P=Math.min(P,g);return P},K=S=>Number.isInteger(S)&&!Number.isSafeInteger(S)}),14822:((Z,H,d)=>{d.r(H),d.d(H,{extract_text:()=>Ao});var _=d(58552),
R=d(54093),$=d(60660),A=d(45657),M=d(27077),K=d(5004),S=d(20779),P=d(39955),g=d(62897),L=d(69631);const E=100,x=1.08,O=new RegExp("\\p{L}","u"),N="\0";function w(e){
if(!e.text.trimEnd().includes(`
`))return;let t,n=0,s="";for(const{space:o,text:i,fragment:a}of e.pieces()){const{size:r}=a.style;if(r<=x*n){if(t)return}else if(!t&&n>0){if(!o.includes(`
`))return;t=a}t||(n=Math.max(n,r),s+=i)}return O.test(s)?t:void 0}const b=e=>m(e,w(e));function m(e,t){let n="",s;for(const{space:i,text:a,fragment:r}of e.pieces())
t&&r===t&&(n+=N),n+=i+(s&&i===""&&(0,L.rk)(a,r,s)?(0,L.Bs)(a):a),s=r;const o=n.replace(/\s+/g," ").trim();return t?o.replace(` ${N}`,`
`).replace(`${N} `,`
`):o}function*y(e,t){const n=[];let s=0,o;const i=t.isCell?w(e):void 0;for(const{space:r,text:c,fragment:l}of e.pieces()){++s%E===0&&(yield M.Yz);const f=p(l,t),
u=r!=="",h=n.at(-1),W=o&&!u&&!f.isReference&&(0,L.rk)(c,l,o)?(0,L.Bs)(c):c;o=l;const j=l===i;h&&!j&&T(h.look,f)?h.text+=u?` ${W}`:W:n.push({text:W,look:f,isSpaced:u,
isSecond:j})}let a="";for(const[r,c]of n.entries())c.isSecond?a+="<br>":c.isSpaced&&(a+=" "),a+=I(c,v(n,r));return a.trim()}function v(e,t){const n=e[t+1];return{
before:e[t].isSpaced?"":e[t-1]?.text.at(-1)??"",after:!n||n.isSpaced?"":n.text[0]}}function p(e,{linkOf:t,marksBold:n,isReference:s}){const{bold:o,italic:i}=e.style.
font;return{bold:o&&n,italic:i,fixedPitch:e.isTyped,link:t(e),isReference:s?.(e)===!0}}const T=(e,t)=>e.bold===t.bold&&e.italic===t.italic&&e.fixedPitch===t.fixedPitch&&
e.link===t.link&&e.isReference===t.isReference;function I({text:e,look:{bold:t,italic:n,fixedPitch:s,link:o,isReference:i}},a){if(i&&/^\d{1,3}$/.test(e))return`\
[^${e}]`;let r=s&&!B(e,a)?U(e):it(e);return/[\p{L}\p{N}]/u.test(e)&&Y(e,a)&&(n&&(r=`*${r}*`),t&&(r=`**${r}**`)),o===void 0?r:`[${r}](${nt(o)})`}const B=(e,{before:t,
after:n})=>e.length<=k&&/^[\p{L}\p{N}]+$/u.test(e)&&D.test(t+n),k=3,z=/[\p{P}\p{S}]/u,D=/[\p{L}\p{N}]/u,Y=(e,{before:t,after:n})=>!(z.test(e[0])&&D.test(t))&&!(z.
test(e.at(-1))&&D.test(n));function U(e){const t=(0,g.K)((e.match(/`+/g)??[]).map(s=>s.length),0),n="`".repeat(t+1);return t>0?`${n} ${e} ${n}`:`${n}${e}${n}`}const nt=e=>/[\s()<>]/.
test(e)?`<${e.replace(/[\s<>]/g,encodeURIComponent)}>`:e,F=e=>e.replace(ct,(t,n)=>{if(!q.test(t))return t;const[s,o]=[e[n-1],e[n+t.length]],i=o!==void 0&&(t.endsWith(
" ")||D.test(o));return`${s===void 0||s===" "?"":" "}…${i?" ":""}`}),ct=/[.\u2026](?: ?[.\u2026])+ ?/g,q=/^(?:\u2026[.\u2026]|(?:[.\u2026] ?){5})/,it=e=>F(e).
replace(/[\\`*[\]]/g,"\\$&").replace(/(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])/gu,"\\_").replace(/<(?=[A-Za-z/!?])/g,"\\<"),tt=e=>e.replace(/^(?=#{1,6}(?:\s|$)|>|[-+](?:\s|$)|(?:-{3,}|={3,}|_{3,})$)/,
"\\").replace(/^(\d{1,9})([.)])(?=\s|$)/,"$1\\$2");var st=d(61520),dt=d(44233),lt=d(5609),Ot=d(98095),mt=d(73356),rt=d(11474);const et=/^(?:\)|%|\)%)$/,ze=/^(?:[-\u2010-\u2014\u2212+(]?[\d.,]*\d|[-\u2010-\u2014\u2212]$)/u,
De=/\d%?$|^\(?[-\u2010-\u2014\u2212]$/u,je=40;function*_e(e){const t=[];for(const[s,o]of e.rows.entries()){const i=new Map;for(const[a,r]of o.entries())!Dt(r)&&
jt(r)&&i.set(e.places[s][a],r);t.push(i),yield(1+o.length)*M.Yz/M.y}const n=new Map;for(let s=0;s<e.count;s++){yield e.rows.length*M.Yz/M.y;const o=Ke(t,s);o!==
void 0&&n.set(s,s+o)}return n.size===0?e:He(e,n)}const Dt=({tag:e})=>(e?.columns??1)>1,jt=({fragments:e,isElsewhere:t})=>e.length>0||t===!0,Tt=({fragments:e})=>{
let t="";for(const n of e)if((t+=n.text).length>je)break;return t.trim()};function Ke(e,t){let[n,s]=[0,0];for(const i of e){const a=i.get(t);if(!a||a.isHead)continue;
const r=We(i,t);if(r===void 0)return;r<0?n++:s++}if(n+s===0)return;const o=n>s?-1:1;return e.some(i=>i.get(t)?.isHead&&i.has(t+o))?void 0:o}function We(e,t){const n=At(
e,t);return rt.UM.test(n)?ze.test(At(e,t+1))?1:void 0:et.test(n)&&De.test(At(e,t-1))?-1:void 0}const At=(e,t)=>{const n=e.get(t);return n?Tt(n):""};function He({
rows:e,places:t,count:n},s){const o=[];let i=0;for(let l=0;l<n;l++)o.push(s.has(l)?-1:i++);const a=(l,f)=>{let u=f;if(Dt(l))for(;s.has(u);)u++;else s.has(f)&&(u+=
et.test(Tt(l))?-1:s.get(f)-f);return o[u]??i-1},r=[],c=[];for(const[l,f]of e.entries()){const[u,h]=[[],[]];for(const[C,W]of f.entries()){const j=a(W,t[l][C]),G=u.
at(-1);G&&h.at(-1)>=j?u[u.length-1]=Ue(G,W):(u.push(W),h.push(j))}r.push(u),c.push(h)}return{rows:r,places:c,count:i}}const Ue=(e,t)=>et.test(Tt(t))?{...e,closing:t.
fragments}:{...jt(e)?e:t,fragments:[...e.fragments,...t.fragments]},Ge=100,_t=1e4;function*Ye(e){const t=Ve(e);if(!t)return Fe(e);const n=new Ze,s=t.widths.map(
r=>r===t.count);for(const[r,c]of e.entries())n.add(r,c,s[r]?t.places[r]:[]),yield(1+c.length)*M.Yz/M.y;const o=e.map((r,c)=>r.every((l,f)=>n.allow(l,t.places[c][f])));
if(s.every(Boolean)&&o.every(Boolean))return yield*Kt(e,t);const i=o.every(Boolean),a=e.map((r,c)=>s[c]&&(i||o[c]&&n.tellAll(c,r)));return yield*Kt(e,yield*new Xe(
e,t,a,n).place())}function*Kt(e,{count:t,places:n}){const s=new Uint8Array(t);for(const[a,r]of e.entries()){for(const[c,{place:l,isElsewhere:f}]of r.entries())(l||
f)&&(s[n[a][c]]=1);yield(1+r.length)*M.Yz/M.y}const o=[];let i=0;for(const a of s)o.push((i+=a)-a);return i===t?{count:t,places:n}:{count:i,places:n.map(a=>a.map(
r=>o[r]))}}const Fe=e=>({count:e.reduce((t,n)=>Math.max(t,n.length),0),places:e.map(t=>t.map((n,s)=>s))});function Ve(e){const t=[],n=[],s=[];for(const[o,i]of e.
entries()){const a=[];let r=0;const c=()=>{for(;(s[r]??0)>o;)r++};for(const{tag:l}of i){if(c(),a.push(r),r+ft(l)>Ge)return;for(let f=ft(l);f>0;f--)s[r++]=o+Math.
min(l?.rows??1,e.length-o)}c(),t.push(a),n.push(r)}return{places:t,widths:n,count:n.reduce((o,i)=>Math.max(o,i),0)}}const ft=e=>e?.columns??1;class Ze{known=new Map;rows=new Set;add(t,n,s){
for(const[o,i]of n.entries()){const{tag:a}=i;for(const{row:c}of this.headsOf(i))c!==t&&this.rows.add(c);const r=s[o];a?.id!==void 0&&r!==void 0&&this.known.set(
a.id,{row:t,from:r,to:r+ft(a)})}}headsOf({tag:t}){return t?.heads.flatMap(n=>this.known.get(n)??[])??[]}allow(t,n){const s=this.headsOf(t);return s.length===0||
s.some(({from:o,to:i})=>n>=o&&n<i)}columnOf(t,n){let[s,o]=[0,1/0];for(const{row:i,from:a,to:r}of this.headsOf(t))i!==n&&([s,o]=[Math.max(s,a),Math.min(o,r)]);return o-
s===1?s:void 0}tellAll(t,n){return this.rows.has(t)||n.every(s=>this.headsOf(s).some(o=>o.row!==t))}}class Xe{rows;byTags;isWhole;heads;bands;before=0;constructor(t,n,s,o){
this.rows=t,this.byTags=n,this.isWhole=s,this.heads=o,this.bands=Array.from({length:n.count})}*place(){const{rows:t,byTags:n,isWhole:s,bands:o,heads:i}=this;for(const[
r,c]of t.entries())for(const[l,{tag:f,place:u}]of c.entries()){const h=s[r]?n.places[r][l]:i.columnOf(c[l],r);h!==void 0&&u&&ft(f)===1&&(o[h]=Et(o[h],u))}if(2*o.
filter(Boolean).length<o.length){const r=s.some(Boolean)&&(yield*Je(t));if(!r||r.length>o.length)return n;for(const[c,l]of r.entries())o[c]=l}this.makeRoom();const a=[];
for(const[r,c]of t.entries()){const l=n.places[r].map(f=>f+this.before);yield(1+c.length*o.length)*M.Yz/M.y,a.push(s[r]?l:this.placeRow(c)??l)}return{count:o.length,
places:a}}makeRoom(){const t=this.bands[0];if(!t)return;const n=this.rows.filter((s,o)=>!this.isWhole[o]).map(([s])=>s).filter(s=>s?.place&&s.place.end<=t.start&&
s.tag?.heads.length===0).map(s=>s.place);n.length!==0&&(this.bands.unshift(n.reduce((s,o)=>Et(s,o))),this.before=1)}placeRow(t){const{bands:n,before:s,heads:o}=this,
i=t.map(()=>new Float64Array(n.length+1).fill(1/0)),a=t.map(()=>new Uint8Array(n.length));for(let l=t.length-1;l>=0;l--){const f=t[l],u=ft(f.tag);for(let h=n.length-
u;h>=0;h--){const W=(l===t.length-1?0:i[l+1][h+u])+this.distance(f,h,u)+(o.allow(f,h-s)?0:_t),j=i[l][h+1];i[l][h]=Math.min(W,j),W<=j&&(a[l][h]=1)}}if(t.length>0&&
i[0][0]===1/0)return;const r=[];let c=0;for(const[l,{tag:f}]of t.entries()){for(;!a[l][c];)c++;r.push(c),c+=ft(f)}return r}distance({place:t},n,s){if(!t)return 0;
const o=this.bands.slice(n,n+s).filter(f=>f!==void 0);if(o.length===0)return _t;const{start:i,end:a}=o.reduce(Et),r=Math.max(t.start-a,i-t.end,0),[c,l]=[t.start-
i,t.end-a];return r+Math.min(Math.abs(c),Math.abs(l),Math.abs(c+l)/2)}}function*Je(e){const t=[];let n=0;for(const o of e){const i=o.filter(({tag:a,place:r})=>r&&
ft(a)===1);for(const{place:a}of i)t.push(a);n=Math.max(n,i.length),yield(1+o.length)*M.Yz/M.y}const s=[];for(const o of yield*(0,dt.p9)(t,(i,a)=>i.start-a.start)){
const i=s.at(-1);i&&o.start<=i.end?s[s.length-1]=Et(i,o):s.push(o)}return s.length<n?void 0:s}const Et=(e,{start:t,end:n})=>e?{start:Math.min(e.start,t),end:Math.
max(e.end,n)}:{start:t,end:n},Wt=100,Pt=100;function*Ht(e){const t=new Map,n=(0,$.P9)($.nZ);for(const[s,{element:o}]of e.entries()){s%Wt===0&&(yield M.Yz);const i=n(
o)??(0,P.VN)(o),a=i.parent;if(a?.type!=="TR")continue;const r=t.get(a);r?r.add(i):t.set(a,new Set([i]))}return t}function*Ut(e){const{blocks:t}=e,n=yield*Ht(e.leaves),
s=[];for(let o=0,i;o<t.length;o=i){const{element:a}=t[o];i=o+1,o%Wt===0&&(yield M.Yz),a?.type==="TR"&&(i=Gt(t,o),s.push(yield*Yt(t.slice(o,i),e,n)))}return s}function Gt(e,t){
const n=vt(e[t].element);let s=t+1;for(;s<e.length&&e[s].element?.type==="TR"&&vt(e[s].element)===n;)s++;return s}function*Yt(e,t,n){const s=[];for(const C of e)
s.push(yield*tn(C,t,n));const o=qe(e[0].element),i=yield*Ye([...o,...s]),{rows:a,places:r,count:c}=yield*_e({rows:s,places:i.places.slice(o.length),count:i.count}),
l=[];for(const[C,W]of a.entries()){const j=[];for(const[G,X]of W.entries()){for(;j.length<r[C][G];)j.push(new st.q(t.edges));j.push(yield*Qe(X,t.edges))}for(;j.
length<Math.min(c,Pt);)j.push(new st.q(t.edges));yield(1+j.length)*M.Yz/M.y,l.push(j)}const f=e.findIndex(({element:C})=>!Vt([...(C&&n.get(C))??[]])),u=r[0].map(
(C,W)=>[C,(r[0][W+1]??c)-1]),h=a[0].some(({tag:C})=>(C?.columns??1)>1);return{blocks:e,rows:l,heads:f<0?e.length:f,spans:h?u:void 0}}function*Qe({fragments:e,closing:t=[]},n){
const s=yield*(0,K.gB)(yield*(0,lt._I)(yield*(0,Ot.q9)(e)),n);if(t.length===0)return s;s.drop(1);for(const o of yield*(0,Ot.q9)(t))(0,mt.T)(s,o,n);return s}function qe(e){
const t=e?Ft(vt(e)):[];return!e||t.includes(e)||t.some(({cells:n=[]})=>n.length>Pt)?[]:t.map(({cells:n=[]})=>n.map(({cell:s,firstPage:o})=>({tag:s,place:void 0,
isElsewhere:o>=0})))}function Ft(e){const t=e?.firstRows??[],n=t.findIndex(({cells:s=[]})=>!Vt(s));return t.slice(0,n<0?void 0:Math.max(n,1))}const Vt=e=>e.length>
0&&e.every(({type:t})=>t==="TH");function*tn({lines:e,element:t},{leafOf:n},s){const o=t?.cells&&t.cells.length<=Pt?t.cells:[],i=new Map(o.map(r=>[r,[]]));for(const r of(t&&
s.get(t))??[])i.has(r)||i.set(r,[]);for(const{segments:r}of e)for(const{fragments:c}of r)for(const l of c){const f=nn(n(l)?.element),u=i.get(f);u?u.push(l):i.set(
f,[l])}const a=[];for(const[r,c]of i){const l=yield*(0,dt.p9)(c,(f,u)=>f.order-u.order);a.push({tag:r?.cell,place:en(l),fragments:l,isHead:r?.type==="TH"})}return a}
function en(e){if(e.length===0)return;const[t,n]=[e.map(({start:s})=>s),e.map(({end:s})=>s)];return{start:Math.min((0,g.Y)(t),(0,g.Y)(n)),end:Math.max((0,g.K)(t),
(0,g.K)(n))}}function nn(e){for(const t of(0,$.Hy)(e))if((0,$.nZ)(t.type))return t;return e&&(0,P.VN)(e)}function vt(e){for(const t of(0,$.Hy)(e.parent))if(t.type===
"Table")return t;return e.parent}function sn(e){let t="";for(const[n,s]of e.entries()){const o=e[n-1];o&&(t+=Zt(o,s)),t+=Xt(s)}return t}function Zt(e,t){return e.
kind==="item"&&t.kind==="item"?`
`:`
${">".repeat(Math.min(e.quotes??0,t.quotes??0))}
`}function Xt(e){const{quotes:t=0}=e;return t>0?Jt(e).replace(/^/gm,`${">".repeat(t)} `):Jt(e)}function Jt(e){switch(e.kind){case"heading":return`${"#".repeat(e.
level)} ${e.text}`;case"paragraph":return tt(e.text);case"note":return`[^${e.number}]: ${e.text}`;case"item":return`${"   ".repeat(e.depth)}${e.mark} ${e.text}`;case"\
code":{const t=(0,g.K)(e.lines.flatMap(s=>(s.match(/`+/g)??[]).map(o=>o.length)),2),n="`".repeat(t+1);return[n,...e.lines,n].join(`
`)}case"table":return on(e.rows);case"figure":return`![${e.alternative.replace(/[\\[\]]/g,"\\$&")}]()`}}function on(e){const t=(0,g.K)(e.map(i=>i.length)),n=i=>`\
| ${Array.from({length:t},(a,r)=>(i[r]??"").replaceAll("|","\\|")).join(" | ")} |`,[s,...o]=e;return[n(s),`|${" --- |".repeat(t)}`,...o.map(n)].join(`
`)}var Qt=d(4186);const rn=2;function*an(e,t){const{fragments:n,leafOf:s,edges:o}=e.found;if(s&&(0,P.P$)(n,s)){const a=yield*cn(e.blocks,s,t,o);if(a.length>0)return a}
const i=[];for(const a of(yield*e.blocksByLook()).filter(S.bI)){const r=te(yield*qt(a,o),a instanceof S.QH?a.spans:void 0),c={box:ee([a]),rows:r,hasHead:ut(r)};
i.push(a instanceof S.QH?{...c,isCertain:!0,block:a}:{...c,isCertain:!1})}return i}function*cn(e,t,n,s){const o=[];for(const{blocks:i,rows:a,heads:r,spans:c}of yield*Ut(
{blocks:e,leafOf:t,leaves:n,edges:s})){const l=a.map(h=>h.map(b)),f=r===rn?te(l,c):l,u={row:i[0].element,heads:r-(l.length-f.length)};o.push({box:ee(i),rows:f,hasHead:r>
0,isCertain:!0,tags:u})}return o}function*qt(e,t){const n=[];for(const s of e.rows){const o=[];for(const i of s)yield M.Yz,o.push(yield*ln(i,t));n.push(o)}return n}
function te(e,t){const[n,s,...o]=e;if(!t||!s||t.some(([r,c])=>c-r+1>=s.length))return e;const i=s.map((r,c)=>n[t.find(([l,f])=>l<=c&&c<=f)?.[0]??-1]??""),a=[s.map(
(r,c)=>[i[c],r].filter(Boolean).join(" ")),...o];return!s.some(Rt)&&ut(a)?a:e}function*ln(e,t){return e.length===0?"":b(yield*(0,K.gB)(e,t))}const ee=e=>e.map(({
frame:t,start:n,end:s,top:o,bottom:i})=>(0,Qt.L)(t,n,s,o,i)).reduce(Qt.D),fn=/^[^\p{L}]*\d[^\p{L}]*$/u,ne=/^(?:19|20)\d\d$/,Rt=e=>fn.test(e)&&!ne.test(e);function ut([
e=[],...t]){const n=e.filter(o=>o!=="");return e.length===dn&&(e[0].endsWith(":")||un.test(e[1])&&!ne.test(e[1]))?!1:2*n.length>=e.length&&!n.some(Rt)&&t.some(o=>o.
some(Rt))}const dn=2,un=/\d/,yt=`

`;function hn(e){return e.map((t,n)=>{const s=e[n-1],o={text:Xt(t),joint:s?Zt(s,t):yt};if(t.kind==="heading")return{...o,heading:{level:t.level,title:t.title}};
const i=o.text.split(`
`);return t.kind==="table"?{...o,rows:{open:i.slice(0,2),rows:i.slice(2),close:[]}}:t.kind!=="code"?o:{...o,rows:{open:i.slice(0,1),rows:i.slice(1,-1),close:i.slice(
-1)}}})}function gn(e){const t=[];let n=[];const s=()=>{n.length>0&&t.push(oe({open:[],rows:n,close:[]})),n=[]};for(const o of e.split(`
`))o===""?s():n.push(o);return s(),t}function*pn(e,t){const{blocks:n}=e,{edges:s}=e.found,o=yield*mn(e,t),i=[];for(let a=0,r;a<n.length;a=r){r=a+1;const c=o.get(
n[a]);if(c)(0,A.RZ)(i,c);else{for(;r<n.length&&!o.has(n[r]);)r++;const{shown:l}=yield*(0,K.dV)(n.slice(a,r),s);(0,A.RZ)(i,yn(l))}}return i}function*mn(e,t){const{
leafOf:n,fragments:s,edges:o}=e.found,i=new Map;for(const a of e.blocks.filter(S.bI)){const r=yield*qt(a,o);i.set(a,[se(r,ut(r))])}if(!n||!(0,P.P$)(s,n))return i;
for(const{blocks:a,rows:r,heads:c}of yield*Ut({blocks:e.blocks,leafOf:n,leaves:t,edges:o})){yield M.Yz;for(const f of a)i.set(f,[]);const l=r.map(f=>f.map(u=>m(
u)));i.set(a[0],[se(l,c>0)])}return i}const yn=e=>e.split(yt).map(t=>t.trimEnd()).filter(t=>t!=="").map(t=>({text:t,joint:yt}));function se(e,t){const n=e.map(s=>s.
filter(o=>o!=="").join(" ").replace(/\n/g," "));return oe({open:n.slice(0,t?1:0),rows:n.slice(t?1:0),close:[]})}const oe=e=>({text:[...e.open,...e.rows,...e.close].
join(`
`),joint:yt,rows:e}),wn=.6,bn=.4,ie=12;class re{last;tagged=new Map;headOf({row:t,heads:n},s){const o=vt(t),i=o&&this.tagged.get(o),a=Ft(o).includes(t);if(o&&!i&&
a){const r=n>0?n:Number(ut(s));r>0&&r<s.length&&this.tagged.set(o,s.slice(0,r))}return a||i?.[0].length!==s[0].length?[]:i}next({index:t,found:{height:n}},s,o){
const{last:i}=this;this.last=void 0;const[a,r]=[s[0],s.at(-1)];if(!a||!r||o.length!==s.length)return;const l=i?.page===t-1&&!ut(o[0])&&xn(i,a,n,o[0])?i.head:void 0,
f=s.length===1&&l?l:o.at(-1)[0];return(f===l||ut(o.at(-1)))&&(this.last={page:t,block:r,head:f}),l}}function xn({block:e,head:t},n,s,[o]){return e.frame!==n.frame||
o.length!==t.length||e.bottom<wn*s||n.top>bn*s?!1:Math.abs(e.start-n.start)<ie&&Math.abs(e.end-n.end)<ie}var ht=d(34659);const ae=.25,ce=.5,wt=2,On=.9,En=5,Nt=3,
vn=.25,Mn=.85,Ln=50,Sn=/(?:\.\s?){4}\s*(?:\d{1,5}|[ivxlc]{1,7})$/,Tn=/[\divxlc]$/,le=30,fe=12,An=.6,Pn=7,Rn=/[\p{L}\p{N}]$/u,Nn=new RegExp("^\\p{Ll}","u"),$n=300;
class Mt{ends;blocks;left;right;constructor(t,n,s,o){this.ends=t,this.blocks=n,this.left=s,this.right=o}static*of(t,n){const s=(0,g.Y)(t.map(({start:c})=>c)),o=Math.
max(n-s,(0,g.K)(t.map(({end:c})=>c))),i=new Map;let a=0;for(const{lines:c}of t)for(const{start:l,end:f}of c){++a%M.y===0&&(yield M.Yz);const u=Math.round(l/wt),
h=i.get(u);h?h.push(f):i.set(u,[f])}const r=new Map;for(const[c,l]of i){if(l.length<En)continue;const f=yield*(0,dt.p9)(l,(u,h)=>u-h);r.set(c,f[Math.floor((f.length-
1)*On)])}return new Mt(r,t.slice(0,$n),s,o)}isFull(t,n,{lines:s,start:o,end:i}){if(de(t))return!1;if(n.baseline-t.baseline>lt.tS*t.size)return!0;const a=t.end+he(
n)+(ae+ce)*t.size;if(a>Math.max(i,this.ends.get(Math.round(t.start/wt))??1/0))return!0;let r=0;for(let c=0;c<Math.min(s.length,Ln)&&r<Nt;c++)s[c].end-o>Mn*(i-o)&&
r++;return r===Nt&&a>i}widthWithin(t,n,s){const[o,i]=[(0,g.Y)(t.map(f=>f.top)),(0,g.K)(t.map(f=>f.bottom))],a=this.blocks.filter(f=>f.top<i&&f.bottom>o),r=a.map(
f=>f.start).filter(f=>f>=s),c=(0,g.Y)(r,this.right)-n;if(!In(t,n,s))return c;const l=a.map(f=>f.end).filter(f=>f<=n);return Math.max(c,s-(0,g.K)(l,this.left))}*write(t,n,s){
const o=[];for(const i of yield*this.groupLines(t)){const a=yield*y(yield*(0,K.gB)(i,n),s);a!==""&&o.push(o.length===0?a:tt(a))}return o.join(`
`)}*groupLines(t){if(t.length<2)return[[...t]];const n=(0,g.Y)(t.map(r=>r.start)),s=(0,g.K)(t.map(({end:r})=>r)),o=Math.max(s,this.ends.get(Math.round(n/wt))??s);
yield this.blocks.length*M.Yz/M.y;const a=s-n<An*this.widthWithin(t,n,s)&&Cn(t)?Bn(t):yield*kn(t,n,o);return[0,...a].map((r,c)=>t.slice(r,a[c]))}}const In=(e,t,n)=>e.
every(s=>n-s.end<wt)&&e.some(s=>s.start-t>wt);function Cn(e){let[t,n]=[0,0];for(const[s,{segments:o}]of e.entries()){t+=o.reduce((a,{fragments:r})=>a+r.length,0);
const i=e[s-1]?.segments.at(-1).fragments.at(-1).text??"";Rn.test(i)&&Nn.test(o[0].fragments[0].text)&&n++}return t<=Pn*e.length&&2*n<e.length}const Bn=e=>[...e.
keys()].filter(t=>t>0&&!ue(e[t-1]));function*kn(e,t,n){const s=(i,a)=>de(e[i-1])||!ue(e[i-1])&&zn(e[i-1],he(e[i]),t,a),o=[];for(let i=1;i<e.length;i++){let a=i,
r=-1/0;for(;a<e.length&&s(a,n);a++)r=Math.max(r,e[a-1].end);const c=Array.from({length:a-i},(f,u)=>i+u),l=c.filter(f=>s(f,r));(0,A.RZ)(o,c.length>=Nt&&l.length<=
vn*c.length?l:c),yield(a-i+1)*M.Yz/M.y,i=Math.max(i,a)}return o}function zn(e,t,n,s){const o=t+(ae+ce)*e.size;return e.end+o<=s&&e.end-e.start+o<=s-n}function de({
segments:e}){const t=e.at(-1).fragments.at(-1).text;if(!Tn.test(t))return!1;const s=e.slice(-2).flatMap(({fragments:o})=>o.slice(-fe)).map(({text:o})=>o.slice(-le));
return Sn.test(s.slice(-fe).join(" ").slice(-le))}const ue=({segments:e})=>/[-\u2010\u00ad]$/.test(e.at(-1).fragments.at(-1).text);function he({segments:e}){const[
t]=e[0].fragments;return Math.abs(t.end-t.start)}var Dn=d(77211);function*ge(e,t,n){if(e instanceof S.xE)return{kind:"code",lines:yield*(0,Dn.x)(e.visual,t)};const s=[];
for(const o of e.rows){const i=[];for(const a of o)yield M.Yz,i.push(yield*jn(a,t,n));s.push(i)}return{kind:"table",rows:s}}function*jn(e,t,n){return e.length===
0?"":yield*y(yield*(0,K.gB)(e,t),{linkOf:n,marksBold:!1,isCell:!0})}const pe=1.15,_n=1.35,Kn=/:\s\S*\d/,Wn=/\S\s\S+\s\S+\s\S+[.,;]$/,$t=200,Hn=3,Un=1/2,Gn=500,Yn=new RegExp(
`^(?:[${ht.aV}*-](?:\\s+|$)|${ht.vs})`,"u"),me=new RegExp("^(?![a-z]\\.\\s\\p{L}{1,3}\\.)(\\d{1,3}|[a-z]|[ivx]{1,5})[.)]\\s+","u"),Lt=50;function*Fn(e,{body:t,edges:n,
width:s},o){const i=[],a=new es(t,n,o,yield*Mt.of(e,s));for(let r=0,c;r<e.length;r=c){const l=e[r];if(c=r+1,(0,S.bI)(l))i.push(yield*ge(l,n,o));else{for(;c<e.length&&
!(0,S.bI)(e[c]);)c++;yield*Zn(e.slice(r,c),a,i)}}return Vn(i)}function Vn(e){const t=o=>o.reduce((i,a)=>i+("text"in a?a.text.length:0),0),n=t(e),s=n>Gn&&t(e.filter(
({kind:o})=>o==="heading"))>Un*n;return e.map(o=>s&&o.kind==="heading"?{kind:"paragraph",text:o.text}:o)}function*Zn(e,t,n){const s=e.flatMap(o=>o.lines.map((i,a)=>({
line:i,block:o,begins:a===0})));for(let o=0,i;o<s.length;o=i){const{line:a}=s[o],r=t.kindOf(a),c=r==="code"?new Qn(a):void 0;for(i=o+1;i<s.length;i++){const f=s[i];
if(!(t.goesOn(r,a,f.line)||r==="item"&&t.goesOnBelow(s[i-1],f))||f.begins&&!c?.isNear(f.line))break;c?.add(f.line),(i-o)%Lt===0&&(yield M.Yz)}o%Lt===0&&(yield M.
Yz);const l=s.slice(o,i).map(f=>f.line);n.push(yield*t.piece(r==="heading"&&!t.isHeading(l)?"paragraph":r,l,n.at(-1)))}}const Xn=new RegExp("^\\p{Ll}","u"),Jn=/[.!?:;]["\u201d\u2019)]?$/u;
class Qn{last;pitch=0;constructor(t){this.last=t}isNear(t){const{frame:n,baseline:s,size:o}=this.last,i=t.baseline-s;return t.frame===n&&Math.abs(t.size-o)<.1*o&&
i>0&&i<=Math.max(qn*o,ts*this.pitch)}add(t){const n=t.baseline-this.last.baseline;n>0&&(this.pitch===0||n<this.pitch)&&(this.pitch=n),this.last=t}}const qn=2.2,
ts=2.1;class es{body;edges;linkOf;columns;depths=[];constructor(t,n,s,o){this.body=t,this.edges=n,this.linkOf=s,this.columns=o}kindOf(t){const n=gt(t,this.edges);
if(It(t,({isTyped:r})=>r))return"code";const s=t.size<_n*this.body.size&&(Wn.test(n)||Kn.test(n)),o=t.size>=pe*this.body.size&&!s,i=!this.body.isBold&&It(t,ye)&&
!/[.,;:]$/.test(n)&&!ss(n),a=(o||i)&&!os(n)&&n.length<=$t&&rs(n);return Yn.test(n)||me.test(n)&&!a?"item":a?"heading":"paragraph"}isHeading(t){const n=t.reduce(
(s,o)=>s+gt(o,this.edges).length,0);return t.length<=Hn&&n<=$t}goesOn(t,n,s){const o=this.kindOf(s),i=o==="heading"&&It(n,ye)&&s.size===n.size;return t==="item"?
(o==="paragraph"||i)&&s.start>n.start+s.size/2:o===t&&(t!=="heading"||Math.abs(s.size-n.size)<.5)}goesOnBelow({line:t,block:n},{line:s}){return this.kindOf(s)!==
"paragraph"||!this.columns.isFull(t,s,n)?!1:Xn.test(gt(s,this.edges))||!Jn.test(gt(t,this.edges))}*piece(t,n,s){const{edges:o,linkOf:i}=this;if(t==="code")return{
kind:t,lines:yield*we(n,o)};const a=t!=="heading"&&!this.body.isBold;if(t==="paragraph")return{kind:t,text:yield*this.columns.write(n,o,{linkOf:i,marksBold:a})};
const r=yield*(0,K.gB)(n,o),c=yield*y(r,{linkOf:i,marksBold:a});if(t==="heading")return{kind:t,level:this.levelOf(n[0]),text:c,title:m(r)};s?.kind!=="item"&&(this.
depths=[]);const l=me.exec(gt(n[0],o))?.[0].trim()??"-",f=/^\d/.test(l);return{kind:t,depth:this.depthOf(n[0]),mark:f?l:"-",text:ls(c,f)}}levelOf({size:t}){const{
headings:n,size:s}=this.body,o=t>=pe*s?n.findIndex(i=>t>i-.5):n.length;return Math.min(Math.max(o,0)+1,6)}depthOf({start:t,size:n}){for(;this.depths.length>0&&this.
depths.at(-1)>t+n/2;)this.depths.pop();return(this.depths.length===0||t>this.depths.at(-1)+n/2)&&this.depths.push(t),this.depths.length-1}}const ns=/^[^\p{L}\d]{0,3}\d[\d.,']{0,15}[.,]\d\d[^\p{L}\d.]{0,3}$/u,
ss=e=>e.split(/\s/).slice(1).slice(-2).some(t=>ns.test(t)),os=e=>e.length<=$t&&(e.match(is)?.length??0)>1,is=/(?<![\d.,])\d[\d.,']{0,15}[.,]\d\d(?![\d.,])/g,rs=e=>(e.
match(new RegExp("\\p{L}","gu"))?.length??0)>=Math.max(e.match(new RegExp("\\p{N}","gu"))?.length??0,1),as=/^(\*{0,3})\d{1,3}\\?[.)](\*{0,3})\s*/,cs=new RegExp(
`^(\\*{0,3})(?:\\\\\\*|[${ht.aV}-]|${ht.vs})(\\*{0,3})\\s*`,"u"),ls=(e,t)=>e.replace(t?as:cs,(n,s,o)=>s===o?"":s||o),gt=(e,t)=>e.segments.map(n=>(0,mt.x)(n,t)).
join(" "),It=({segments:e},t)=>e.every(({fragments:n})=>n.every(t)),ye=({style:e})=>e.font.bold,fs=10;function*we(e,t){const n=(0,g.Y)(e.map(({start:a})=>a)),s=e.
slice(1).map((a,r)=>Math.abs(a.baseline-e[r].baseline)),o=(0,g.Y)(s.filter((a,r)=>a>e[r].size*.8)),i=[];for(const[a,r]of e.entries()){a%Lt===Lt-1&&(yield M.Yz);
const c=gt(r,t),l=a===0?0:Math.round(s[a-1]/o)-1;for(let u=0;u<Math.min(l,fs);u++)i.push("");const f=(r.end-r.start)/Math.max(c.length,1);i.push(" ".repeat(Math.
round((r.start-n)/Math.max(f,1)))+c)}return i}const ds=new RegExp(`^(?:\\\\?[*+-](?=\\s|$)|[${ht.aV}]|${ht.vs}|\\d{1,3}\\\\?[.)])\\s*`,"u"),us=/^(\d{1,3})\\?([.)])\s/,
be=/^([\u2610-\u2612])\s*/u,hs=100,[gs,ps]=[100,10];function*ms(e){const{blocks:t,leaves:n}=e,s={...e,columns:yield*Mt.of(t,e.width),isWithin:bs(),quotesAround:xs()},
{quotesAround:o}=s,{figures:i,hasNotes:a}=yield*Es(n),r=yield*Ht(n),c=[];let l=0;const f=h=>{for(;l<i.length&&i[l].order<h;l++)c.push({kind:"figure",alternative:i[l].
alternative})};let u="";for(let h=0,C;h<t.length;h=C){const{element:W}=t[h];C=h+1;const j=Os(t[h],s);if(j!==void 0&&f(j),xe("Lbl",t[h].lines,s))u=yield*ys(t[h],
s);else if(W?.type==="TR"){C=Gt(t,h);const G=[],X=yield*Yt(t.slice(h,C),s,r);for(const at of X.rows){const ot=[];for(const V of at)ot.push(yield*y(V,{linkOf:s.linkOf,
marksBold:!1,isCell:!0}));G.push(ot)}c.push({kind:"table",rows:G,tags:{row:W,heads:X.heads},quotes:o(W)})}else{const G=t[h],X=(0,S.bI)(G)?yield*ge(G,s.edges,s.linkOf):
yield*ws(G,s,{label:u,hasNotes:a});c.push({...X,quotes:o(W)}),u=""}h%hs===0&&(yield M.Yz)}return f(1/0),c.filter(h=>!("text"in h)||h.text!=="")}function*ys({lines:e},{
edges:t,linkOf:n}){return yield*y(yield*(0,K.gB)(e,t),{linkOf:n,marksBold:!1})}function*ws({lines:e,element:t},n,{label:s,hasNotes:o}){const{edges:i,linkOf:a,leafOf:r,
isWithin:c}=n,l=t?.type??"P";if(e.length>1&&xe("Code",e,n))return{kind:"code",lines:yield*we(e,i)};const f=l==="Title"||l==="H"?1:Number(/^H([1-6])$/.exec(l)?.[1]??
0),u=V=>o&&c("Reference",r(V)?.element),h=yield*(0,K.gB)(e,i),C=yield*y(h,{linkOf:a,marksBold:f===0,isReference:u});if(f>0)return{kind:"heading",level:f,text:C,
title:m(h)};const W=t&&c("Note",t)?/^(\d{1,3})\\?[.)]?$/.exec(s):null;if(W)return{kind:"note",number:W[1],text:C};const j=c("LI",t)?[...(0,$.Hy)(t)].filter(V=>V.
type==="LI"):[];if(j.length===0&&s!=="")return{kind:"paragraph",text:`${s} ${C}`};if(j.length===0)return{kind:"paragraph",text:yield*n.columns.write(e,i,{linkOf:a,
marksBold:!0,isReference:u})};const G=us.exec(`${s} ${C}`.trimStart()),X=be.exec(`${s} ${C}`.trimStart()),at=X?X[1]==="☐"?"[ ] ":"[x] ":"",ot=[...(0,$.Hy)(j[0])].
filter(V=>V.type==="L").length-1;return{kind:"item",depth:Math.max(ot,0),mark:G?`${G[1]}${G[2]}`:"-",text:at+C.replace(X?be:ds,"")}}const xe=(e,t,{leafOf:n,isWithin:s})=>t.
every(({segments:o})=>o.every(({fragments:i})=>i.every(a=>s(e,n(a)?.element))));function bs(){const e=new Map;return(t,n)=>{let s=e.get(t);return s||e.set(t,s=(0,$.
P9)(o=>o===t)),n!==void 0&&s(n)!==void 0}}function xs(){const e=new Map([[void 0,0]]);return t=>{const n=[];for(let s=t;s&&!e.has(s);s=s.parent)n.push(s);for(const s of n.
reverse())e.set(s,e.get(s.parent)+(s.type==="BlockQuote"?1:0));return e.get(t)}}function Os({lines:e},{leafOf:t}){return t(e[0].segments[0].fragments[0])?.order}
function*Es(e){const t=new Set,n=(0,$.P9)(a=>a==="Figure"),s=(0,$.P9)(a=>a==="Note"),o=[];let i=!1;for(const{element:a,order:r}of e){yield gs,i||=s(a)!==void 0;
const c=n(a);if(!c||t.has(c))continue;t.add(c),yield(c.alternative?.length??0)*ps;const l=c.alternative?.replace(/\s+/g," ").trim();l&&o.push({order:r,alternative:l})}
return{figures:o,hasNotes:i}}var vs=d(77581),Oe=d(45599),Ee=d(6057),Ms=d(87141);const Ls=/^(?:https?|mailto|tel|ftp):/i,Ss=5e3;function Ts(e,t){const[n,s,o,i,a,
r]=(0,Ms.y)((0,Ee.iw)(e,t)),c=[];for(const l of(e.array(e.entry(e.pages.number(t),"Annots"))??[]).slice(0,Ss)){const f=e.dict(l);if(!f||!(0,Oe.Eo)(e.resolve(f.get(
"Subtype")),"Link"))continue;const u=As(e,f.get("A")),h=u===void 0?void 0:(0,Ee.b0)(e,f.get("Rect"));if(!h)continue;const C=[n*h[0]+o*h[1]+a,n*h[2]+o*h[3]+a],W=[
s*h[0]+i*h[1]+r,s*h[2]+i*h[3]+r],[j,G]=[(0,A.YG)(C),(0,A.YG)(W)];c.push({area:{x:j,y:G,width:(0,A.Kf)(C)-j,height:(0,A.Kf)(W)-G},uri:u})}return({box:{x:l,y:f,width:u,
height:h}})=>{const[C,W]=[l+u/2,f+h/2];return c.find(({area:j})=>C>=j.x&&C<=j.x+j.width&&W>=j.y&&W<=j.y+j.height)?.uri}}function As(e,t){const n=e.dict(t),s=e.resolve(
n?.get("URI"));if(!(s instanceof Oe.Mx))return;const o=(0,vs.U0)(s);return Ls.test(o)?o:void 0}const Ps=3,ve=3,Me=.12,Rs=1e4;async function Ns(e,t){const n=new Map;
for(const[o,{blocks:i,found:{height:a}}]of e.entries()){for(const{line:c,isHead:l}of $s(i,a)){const f=Se(c),u=Fs(c,f),h=n.get(u);h?h.push({line:c,page:o,text:f,
isHead:l}):n.set(u,[{line:c,page:o,text:f,isHead:l}])}const r=t.step(Rs);r&&await r}const s=new Set;for(const o of n.values())if(!(new Set(o.map(({page:i})=>i)).
size<Ps||!zs(o,e.length)))for(const{line:i}of Is(o)?o.slice(1):o)s.add(i);return s}function $s(e,t){const s=e.flatMap(a=>(0,S.bI)(a)||a.element?.type==="TR"?[]:
a.lines).filter(({frame:a})=>a.cos===1&&!a.vertical).sort((a,r)=>a.baseline-r.baseline),o=s.slice(0,ve).filter(({baseline:a})=>a<Me*t),i=s.slice(-ve).filter(({baseline:a})=>a>
(1-Me)*t);return[...o.map(a=>({line:a,isHead:!0})),...i.map(a=>({line:a,isHead:!1}))]}const Is=e=>e.every(({text:t,isHead:n})=>t===e[0].text&&(n||Cs(t)))&&Ys.test(
e[0].text),Cs=e=>e.includes("@")||(e.match(Bs)?.length??0)>=ks,Bs=new RegExp("\\p{Nd}","gu"),ks=6;function zs(e,t){const n=e.map(({text:s})=>s.match(Le)??[]);return n[0].
every((s,o)=>{if(n.every(r=>r[o]===s))return!0;if(n.some(r=>Hs.test(r[o])))return!1;const i=n.map(r=>Number(r[o]));if(i.every(r=>r<=t||Number.isNaN(r)))return!0;
const a=i.filter((r,c)=>c>0&&r-i[c-1]===e[c].page-e[c-1].page);return i.some(r=>r>Us)||a.length<Gs*(i.length-1)?!1:js(Ds(e[0].line,o))})}function Ds({segments:e},t){
let n=[...Se({segments:e}).matchAll(Le)][t].index;for(const{fragments:s,size:o}of e){for(const[i,{text:a,start:r}]of s.entries()){const c=s[i-1];if(n===0)return c&&
r-c.end<Ws*o?c.text:"";if(n<a.length)return a.slice(0,n);n-=a.length}n--}return""}const js=e=>!_s.test(e)||Ks.test(e),_s=/[\p{L}#\u2116\u00ba\u00b0]/u,Ks=new RegExp(
"^[^\\p{L}#]{0,3}(?:\\p{Lu}[-\\u2013.]|(?:p|pp|pg|pag|p\\u00e1g|pages?|p[a\\u00e1]gina|s|seite|bl|blatt|sida|side|sivu|str|strona|strana|oldal|sayfa|\\u0441\\u0442\\u04\
40|\\u0441\\u0442\\u0440\\u0430\\u043d\\u0438\\u0446\\u0430|\\u7b2c)[.:]?)$","iu"),Ws=.6,Le=new RegExp("\\p{Nd}+(?:[.,:'\\u2019]\\p{Nd}+)*","gu"),Hs=new RegExp(
"\\P{Nd}","u"),Us=9999,Gs=.5,Ys=new RegExp("\\p{L}{2}","u"),Se=({segments:e})=>e.map(({fragments:t})=>t.map(n=>n.text).join("")).join(" "),Fs=({baseline:e},t)=>`${Math.
round(e/4)} ${t.replace(new RegExp("\\p{Nd}+","gu"),"0")}`;async function Vs(e,t,{keepRepeated:n=!1}={}){const s=n?new Set:await Ns(t,e.job.pace),o=Qs(t),i=[],a=[],
r=new re;for(const l of t){const f=Zs(l,await Xs(e,l,o,s),r);a.push(f),i.push(sn(f));const u=e.job.pace.step(l.characters*50);u&&await u}const c=t.filter(({blocks:l})=>l.
some(f=>f instanceof S.xE));return{pages:i,parts:a,repeatedLines:s.size,uncertain:c.map(({index:l})=>l)}}function Zs(e,t,n){const s=t.map(r=>{const c=r.kind==="\
table"&&r.tags?n.headOf(r.tags,r.rows):[];return r.kind==="table"&&c.length>0?{...r,rows:[...c,...r.rows]}:r}),o=e.found.leafOf?[]:e.blocks.filter(r=>r instanceof
S.QH),i=s.filter(r=>r.kind==="table"),a=n.next(e,o,i.map(({rows:r})=>r));return a?s.map(r=>r===i[0]?{...r,rows:[a,...i[0].rows]}:r):s}async function Xs(e,t,n,s){
const o=t.blocks.flatMap(u=>{if((0,S.bI)(u))return[u];const h=u.lines.filter(C=>!s.has(C));return h.length===0?[]:[h.length===u.lines.length?u:lt.eB.of(h,u.element)]}),
{fragments:i,leafOf:a,edges:r,width:c}=t.found,l=Ts(e,t.index),f=e.pages.number(t.index);if(a&&(i.length===0||(0,P.P$)(i,a))){const u=await(await(0,$.g$)(e))?.leaves(
f,e.job.pace)??[];return(0,R.k)(ms({blocks:o,leafOf:a,leaves:u,edges:r,linkOf:l,width:c}),e.job.pace)}return(0,R.k)(Fn(o,{body:n,edges:r,width:c},l),e.job.pace)}
const Js=6;function Qs(e){const[t,n,s]=[new Bt,new Bt,new Bt];for(const{blocks:r}of e)for(const c of r)for(const{segments:l}of c.lines)for(const{fragments:f}of l)
for(const u of f)(0,S.bI)(c)?s.count(u):(n.count(u),u.isTyped||t.count(u));const{body:o}=t.characters>=Te*n.characters?t:n,i=s.body,a=o.size>=Ct*i.size||o.isBold&&
!i.isBold;return n.characters<(a?1:Te)*s.characters?s.with(n).body:o}const Te=.2,Ct=1.15;class Bt{characters=0;sizes=new Map;bold=new Map;count({style:t,text:n}){
const s=Math.round(t.size*2)/2,o=n.length*s*s;St(this.sizes,s,o),this.characters+=n.length,t.font.bold&&St(this.bold,s,o)}with(t){for(const[n,s]of t.sizes)St(this.
sizes,n,s);for(const[n,s]of t.bold)St(this.bold,n,s);return this.characters+=t.characters,this}get body(){const[t]=[...this.sizes].reduce((o,i)=>i[1]>o[1]?i:o,[
0,0]),n=[...this.sizes.keys()].filter(o=>o>=Ct*t).sort((o,i)=>i-o),s=o=>[...o].reduce((i,[a,r])=>a<Ct*t?i+r:i,0);return{size:t,isBold:s(this.bold)>s(this.sizes)/
2,headings:n.slice(0,Js)}}}const St=(e,t,n)=>e.set(t,(e.get(t)??0)+n);var qs=d(29082),to=d(91519),kt=d(98446),eo=d(4528),no=d(60982),so=d(55772),Ae=d(66403);const oo=1/
4,bt=/\s/,io=new Set(".!?…؟۔।"),ro=new Set("。！？"),ao=new Set(`)]}"'»”’›`),co=6,lo=/[\p{Ll}\p{N}]/u,fo=new RegExp("\\p{M}","u");function uo(e,t,n){
const s=t+Math.max(n,1);if(s>=e.length)return e.length;const o=t+Math.ceil(n*oo);for(const i of[Pe,go,Re])for(let a=s;a>o;a--)if(i(e,a))return a;return po(e,s,t)}
function ho(e,t){const n=Math.max(e.length-t,0);if(n===0)return 0;for(const s of[Pe,Re])for(let o=n;o<e.length;o++)if(s(e,o))return o;return e.length}function Pe(e,t){
if(ro.has(e[t-1]))return!0;if(!bt.test(e[t-1])||bt.test(e[t])||lo.test(String.fromCodePoint(e.codePointAt(t))))return!1;for(let n=t-1;n>=0&&n>=t-co;n--){const s=e[n];
if(io.has(s))return!0;if(!bt.test(s)&&!ao.has(s))return!1}return!1}const go=(e,t)=>e[t-1]===`
`,Re=(e,t)=>bt.test(e[t-1])&&!bt.test(e[t]);function po(e,t,n){let s=t;const o=()=>(e.charCodeAt(s)&64512)===56320||fo.test(e[s]);for(;s>n+1&&o();)s--;return s>
n+1?s:t}const mo=200,yo=3;class Ne{open=[];enter(t){for(;this.open.length>0&&this.open.at(-1).level>=t.level;)this.open.pop();this.open.push(t)}get titles(){return this.
open.map(({title:t})=>t)}get level(){return this.open.at(-1)?.level??0}}class wo{how;pieces=[];headings=new Ne;parts=[];length=0;above=[];work=0;constructor(t){
this.how=t}*add(t,n){for(const[s,o]of t.entries()){const i=s===0?yt:o.joint;o.heading&&this.enterHeading(o.heading),this.length+i.length+o.text.length<=this.how.
size?this.put(o,o.text,i,n):yield*this.cut(o,i,n),++this.work%M.y===0&&(yield M.Yz)}}addScan(t,n){this.end(),this.pieces.push({text:t,hasText:!1,firstPage:n,lastPage:n,
headings:this.headings.titles})}end(){const{parts:t}=this;if(this.parts=[],this.length=0,!t.some(({isAgain:o})=>!o))return;const n=t.map((o,i)=>i===0?o.text:o.joint+
o.text).join(""),s=[t[0].page,t.at(-1).page];this.pieces.push({text:n,hasText:!0,firstPage:s[0],lastPage:s[1],headings:this.above})}enterHeading(t){const n=t.level>
this.headings.level&&this.parts.length>0&&this.parts.every(s=>s.isHeading);this.how.bySection&&t.level<=yo&&!n&&this.end(),this.headings.enter(t)}put({heading:t,
rows:n,text:s},o,i,a){this.parts.some(({isAgain:c,isHeading:l})=>!c&&!l)||(this.above=this.headings.titles),this.length+=(this.parts.length>0?i.length:0)+o.length,
this.parts.push({text:o,joint:i,page:a,isHeading:t?.title!==void 0&&o===s,isRows:n!==void 0,isAgain:!1})}*cut(t,n,s){this.next();const{size:o}=this.how,i=()=>o-
this.length-(this.parts.length>0?n.length:0);t.text.length>i()&&i()<o/4&&this.end(),t.text.length<=i()?this.put(t,t.text,n,s):t.rows?yield*this.cutRows(t,t.rows,
n,s):yield*this.cutProse(t,t.text,n,s)}next(){const t=this.parts.findLastIndex(({isHeading:i})=>!i)+1;if(this.parts.slice(0,t).every(({isAgain:i})=>i))return;const n=this.
parts.splice(t),s=this.parts;this.end();const o=this.how.overlap>0?xo(s,this.how.overlap):[];for(const i of[...o,...n])this.length+=(this.parts.length>0?i.joint.
length:0)+i.text.length,this.parts.push(i);this.above=this.headings.titles}*cutProse(t,n,s,o){for(let i=0,a;i<n.length;i=a){const r=i===0;r||this.next();const c=r?
s:" ",l=this.how.size-this.length-(this.parts.length>0?c.length:0);a=uo(n,i,l),this.put(t,n.slice(i,a).trimEnd(),c,o),yield(a-i)*mo}}*cutRows(t,n,s,o){const{open:i,
rows:a,close:r}=bo(n,this.how.size),c=$e([...i,...r]);let[l,f]=[[],c];const u=()=>{l.length>0&&this.put(t,[...i,...l,...r].join(`
`),s,o),[l,f]=[[],c]};for(const h of a){++this.work%M.y===0&&(yield M.Yz);const C=()=>this.how.size-this.length-s.length;f+h.length+1>C()&&(u(),this.next(),f+h.
length+1>C()&&this.end()),f+h.length+1<=C()?(l.push(h),f+=h.length+1):yield*this.cutRow(t,h,{head:r.length===0?i:[],joint:s},o)}u()}*cutRow(t,n,s,o){const i=s.head.
length>0;i&&this.put(t,s.head.join(`
`),s.joint,o),yield*this.cutProse(t,n,i?`
`:s.joint,o)}}const $e=e=>e.reduce((t,n)=>t+n.length+1,0);function bo(e,t){const{open:n,rows:s,close:o}=e;return $e([...n,...o])<=t/2?e:{open:[],rows:[...n,...s,
...o],close:[]}}function xo(e,t){const n=[];let s=t;for(let o=e.length-1;o>=0&&s>0&&!e[o].isRows;o--){const i=e[o],a=i.text.slice(ho(i.text,s));if(a!==""&&n.unshift(
{...i,text:a,isAgain:!0}),a.length<i.text.length)break;s-=a.length+i.joint.length}return n}var Oo=d(42973);function Eo({pieces:e,layout:t,piece_size:n,piece_overlap:s}){
const o=[];if(e==="section"&&t!=="markdown"&&o.push({field:"pieces",message:"by section needs layout to be markdown, which has headings: set it, or cut by size",
mentions:["layout"]}),2*s>=n&&o.push({field:"piece_overlap",message:`must be below half of piece_size, which is ${n}: at most ${Math.ceil(n/2)-1}`,mentions:["pi\
ece_size"]}),o.length>0)throw(0,_.G6)(o)}async function vo(e,t,{pace:n,limits:s}){const o=t.pieces==="page"?Mo(e):await Lo(e,t,n,s);Ie(o.length,s);const i=[];for(const[
a,{text:r,hasText:c,firstPage:l,lastPage:f,headings:u}]of o.entries()){const h=n.step(r.length*10);h&&await h,i.push({index:a+1,text:r,characters:So(r),hasText:c,
firstPage:l,lastPage:f,headings:u})}return i}function Mo(e){const t=new Ne;return e.map(({number:n,text:s,isScan:o,parts:i=[]})=>{const a=i.findIndex(({kind:f})=>f!==
"heading"),r=a<0?i.length:a,c=f=>f.kind==="heading"&&t.enter(f);i.slice(0,r).forEach(c);const l=t.titles;return i.slice(r).forEach(c),{text:s,hasText:s.trim()!==
""&&!o,firstPage:n,lastPage:n,headings:l}})}async function Lo(e,t,n,s){const o=new wo({bySection:t.pieces==="section",size:t.piece_size,overlap:t.piece_overlap});
for(const{number:i,text:a,isScan:r,parts:c,passages:l=hn(c??[])}of e)r?o.addScan(a.trim(),i):await(0,R.k)(o.add(l,i),n),Ie(o.pieces.length,s);return o.end(),o.pieces}
function Ie(e,{textPieces:t}){if(!(e<=t))throw(0,Oo.FU)("textPieces",`The text has more than ${(0,kt.y_)(t,"piece")}`,"Ask for larger pieces, or fewer pages","p\
ages")}function So(e){let t=e.length;for(let n=0;n<e.length;n++)(e.charCodeAt(n)&64512)===56320&&t--;return t}var To=d(22154);const Ce=100,Ao=async(e,t,n)=>{Eo(
t);const s=await(0,to.E)(e.bytes,n,{password:t.open_password}),o=s.pages.count,i=(0,qs.k1)(t.pages,o);Po(t,i.length),await(0,no._)(s);const a=t.layout==="markdo\
wn",r=zt(t)&&t.layout==="reading",c=a||r,l=new To.z(s,i.length,{findsTables:c||t.tables,hasTablesApart:c}),{texts:f,words:u,lines:h,tables:C,parts:W,passages:j,
notes:G}=await No(s,i,l,t),X=await(0,so.fl)(s),at=f.map((Q,J)=>{const pt=i[J];return{...{page:pt,label:X(pt-1),text:Q,hasText:Q.trim()!==""&&!l.isScan(pt)},...u[J]&&
{words:u[J]},...h[J]&&{lines:h[J]}}}),ot=f.map((Q,J)=>{const pt=i[J];return{number:pt,text:Q,isScan:l.isScan(pt),parts:W?.[J],passages:j[J]}}),V=t.pieces==="non\
e"?void 0:await vo(ot,t,n),xt={text:V?null:Ro(f,t.layout),mediaType:(0,eo.GW)({layout:t.layout}),pageCount:o,characters:l.characters,unreadable:l.unreadable,...t.
per_page&&{pages:at},...t.tables&&{tables:C},...V&&{pieceCount:V.length,pieces:V}};return{documents:[{...e,pageCount:o}],data:xt,notes:[...l.notes,...G],facts:{
textlessPages:l.textlessPages,...V&&{pieceCount:V.length}}}};function Po(e,t){const n=["word_boxes","line_boxes"].filter(s=>e[s]&&t>Ce).map(s=>({field:s,message:`\
takes at most ${Ce} pages, and ${t} are asked for: name fewer in pages`,mentions:["pages"]}));if(n.length>0)throw(0,_.G6)(n)}const Be=({text:e,...t})=>({text:e,
...(0,Ae.a)(t)});function Ro(e,t){return t==="markdown"?e.filter(n=>n.trim()!=="").join(`

`):e.every(n=>n.trim()==="")?"":e.join("\f")}const zt=({pieces:e})=>e==="section"||e==="size";async function No(e,t,n,s){const{layout:o,word_boxes:i,line_boxes:a,
keep_repeated:r}=s,c=[],{pace:l}=e.job,f=[],u=[],h=[],C=[],W=[],j=new re;for(const xt of t){const Q=await n.page(xt);if(i&&u.push((await(0,R.k)(Q.words(),l)).map(
Be)),a&&h.push((await(0,R.k)(Q.lines(),l)).map(Be)),s.tables)for(const J of await $o(e,Q,j))c.push(J);if(o==="markdown")C.push(Q);else{const J=zt(s)&&o==="readi\
ng"?pn(Q,await ke(e,Q)):void 0;J&&W.push(await(0,R.k)(J,l)),f.push(await(0,R.k)(Q.layout(o),l)),zt(s)&&o==="page"&&W.push(gn(f.at(-1)))}}if(o!=="markdown")return{
texts:f,words:u,lines:h,tables:c,passages:W,notes:[]};const{pages:G,parts:X,repeatedLines:at,uncertain:ot}=await Vs(e,C,{keepRepeated:r}),V=[...at>0?[Io(at)]:[],
...ot.length>0?[Co(ot.map(xt=>xt+1))]:[]];return{texts:G,words:u,lines:h,tables:c,parts:X,passages:W,notes:V}}async function ke(e,t){return t.found.leafOf?await(await(0,$.
g$)(e))?.leaves(e.pages.number(t.index),e.job.pace)??[]:[]}async function $o(e,t,n){const s=await(0,R.k)(an(t,await ke(e,t)),e.job.pace),o=s.flatMap(({block:a,rows:r})=>a?
[{block:a,rows:r}]:[]),i=n.next(t,o.map(({block:a})=>a),o.map(({rows:a})=>a));return s.map(({box:a,rows:r,hasHead:c,isCertain:l,tags:f})=>{const h=i!==void 0&&r===
o[0].rows?[i]:f?n.headOf(f,r):[];return{page:t.index+1,box:(0,Ae.a)(a),rows:[...h,...r],header:h.length>0||c,certain:l}})}const Io=e=>({code:"repeated_lines_rem\
oved",message:`${(0,kt.y_)(e,"line")} of headers and footers, which repeat on the pages, are not in the Markdown: set keep_repeated to true to keep them.`,mentions:[
"keep_repeated"]}),Co=e=>({code:"tables_uncertain",message:`Lines of ${(0,kt.oi)(e)} that may be a table stand as they look, in a block of code.`})}),60982:((Z,H,d)=>{
d.d(H,{_:()=>R});var _=d(61281);async function R($){if(!$.dict($.catalog.get("AcroForm")))return;const{drawUndrawnFields:A}=await(0,_.V)($.job,()=>Promise.all([
d.e(6161),d.e(824),d.e(4950),d.e(7809),d.e(5270),d.e(8164),d.e(9907)]).then(d.bind(d,87267)));await A($)}}),55772:((Z,H,d)=>{d.d(H,{fl:()=>g,mm:()=>S,vg:()=>P});
var _=d(94289),R=d(33546),$=d(74135),A=d(59071);const M=1e3;function K(E){const{width:x,height:O}=(0,$.JQ)(E),N=w=>Math.round(w*M)/M;return{width:N(x),height:N(
O)}}function S({kinds:E,kindOf:x}){const O=new Int32Array(E.length),N=new Int32Array(E.length);for(let b=x.length-1;b>=0;b--)O[x[b]]++,N[x[b]]=b+1;const w=new Map;
for(const[b,m]of E.entries()){const{width:y,height:v}=K(m),p=`${y} ${v}`,T=w.get(p);T?T.count+=O[b]:w.set(p,{width:y,height:v,count:O[b],firstPage:N[b]})}return[
...w.values()]}async function P(E,{kinds:x,kindOf:O},N){const w=await g(E),b=x.map(K);return Array.from(O,(m,y)=>({...b[m],rotation:x[m].rotation,label:w(y),characters:N?.[y]??
null}))}async function g(E){const x=await(0,R.Hr)(E);return O=>x?L(x(O)):null}function L({style:E,prefix:x,number:O}){return(0,A.ZK)(x)+(0,_.Y)(E,O)}}),61281:((Z,H,d)=>{
d.d(H,{V:()=>_});async function _({pace:R},$){await R.rest();const A=await $();return await R.rest(),A}}),66403:((Z,H,d)=>{d.d(H,{a:()=>$});const _=100,R=A=>Math.
round(A*_)/_,$=A=>A?{x:R(A.x),y:R(A.y),width:R(A.width),height:R(A.height)}:null}),94289:((Z,H,d)=>{d.d(H,{Y:()=>_});function _(S,P){switch(S){case"D":return String(
P);case"R":return M(P);case"r":return M(P).toLowerCase();case"A":return K(P);case"a":return K(P).toLowerCase();default:return""}}const R=[[1e3,"M"],[900,"CM"],[
500,"D"],[400,"CD"],[100,"C"],[90,"XC"],[50,"L"],[40,"XL"],[10,"X"],[9,"IX"],[5,"V"],[4,"IV"],[1,"I"]],$=1e5,A=2600;function M(S){if(S>$)return String(S);let P="",
g=S;for(const[L,E]of R)for(;g>=L;)P+=E,g-=L;return P}function K(S){return S>A?String(S):String.fromCharCode(65+(S-1)%26).repeat(Math.ceil(S/26))}}),33546:((Z,H,d)=>{
d.d(H,{FB:()=>M,Hr:()=>S,Zh:()=>P,k$:()=>K,qm:()=>g});var _=d(44233),R=d(45599),$=d(81077);const A={first:0,style:"D",prefix:void 0,start:1};async function M(w){
const b=w.catalog.get("PageLabels");if(!w.dict(b))return;const m=(await(0,$.Zc)(w,b,"Nums")).map(([y,v])=>({first:Number(y),label:w.dict(v)})).filter(({first:y})=>Number.
isInteger(y)&&y>=0).sort((y,v)=>y.first-v.first).filter(({first:y},v,p)=>p[v+1]?.first!==y).map(({first:y,label:v})=>({first:y,...L(w,v)}));return m[0]?.first===
0?m:[A,...m]}function K(w,b){const m=w.editCatalog();if(b.length===0){m.delete("PageLabels");return}const y=b[0].first===0?b:[A,...b],v=N(w),p=y.map(({first:T,start:I,
...B})=>[T,O({...B,number:I},v)]);m.set("PageLabels",w.add((0,$.H6)(w,p,"Nums")))}async function S(w){const b=await M(w);if(!b)return;const m=b.map(({first:y})=>y);
return y=>{const v=b[(0,_.MJ)(m,y)-1];return{...v,number:v.start+y-v.first}}}function P(w,b){const m=[],y=N(w);let v,p=0;for(const T of b)(!v||!E(v,T))&&m.push(
[p,O(T,y)]),v=T,p++;return(0,$.H6)(w,m,"Nums")}async function g(w,b){const m=await S(w);if(!m)return;const y=P(w,Array.from(b,v=>m(v-1)));w.editCatalog().set("P\
ageLabels",w.add(y))}function L(w,b){const m=w.resolve(b?.get("S")),y=w.resolve(b?.get("P")),v=w.resolve(b?.get("St"));return{style:m instanceof R.SX?m.text:void 0,
prefix:y instanceof R.Mx&&y.bytes.length>0?y:void 0,start:typeof v=="number"&&Number.isInteger(v)&&v>=1?v:1}}function E(w,b){return w.style!==b.style||b.style!==
void 0&&b.number!==w.number+1?!1:w.prefix===b.prefix?!0:!!w.prefix&&!!b.prefix&&Buffer.compare(w.prefix.bytes,b.prefix.bytes)===0}const x=100;function O({style:w,
prefix:b,number:m},y){return(0,R.jd)({S:w===void 0?void 0:(0,R.UU)(w),P:b&&b.bytes.length>x?y(b):b,St:w===void 0||m===1?void 0:m})}function N(w){const b=new Map;
return m=>{let y=b.get(m);return y||b.set(m,y=w.add(m)),y}}}),81077:((Z,H,d)=>{d.d(H,{BX:()=>P,H6:()=>g,MN:()=>L,Pu:()=>K,Zc:()=>S,r6:()=>E});var _=d(45599),R=d(
44233),$=d(77581),A=d(9819);const M=64,K=p=>typeof p=="number"?String(p):(0,$.U0)(p);async function S(p,T,I){const B=[];for(const k of await N(p,T,0,I)){for(const D of b(
p,k,I))B.push(D);const z=p.job.pace.step(x);z&&await z}return B}async function P(p,T,I,B,k,z){const D=await N(p,T,I,B,z);for(let Y=D.length-1;Y>=0;Y--){const U=D[Y],
nt=b(p,U,B),F=nt.filter(([tt,st])=>!k(tt,st)),ct=p.job.pace.step(x+nt.length*x);ct&&await ct,F.length<nt.length&&(p.edit(U.holder),U.dict.set(B,y(F)),U.changed=
!0);for(const tt of U.repeats)p.edit(U.holder),U.dict.delete(tt),U.changed=!0;if(U.emptyKids){const tt=(p.array(U.dict.get("Kids"))??[]).filter(st=>!U.emptyKids.
has(p.dict(st)));p.edit(U.holder),U.dict.set("Kids",tt),U.changed=!0}if(!U.changed)continue;const q=p.array(U.dict.get("Kids"))??[];U.empty=F.length===0&&q.length===
0;const it=U.parent;it&&(it.changed=!0,U.empty?(it.emptyKids??=new Set).add(U.dict):m(p,U,F,q))}return D[0]?.empty??!1}function g(p,T,I){if(T.length<=M)return(0,_.
jd)({[I]:y(T)});let B=[];for(const k of v(T)){const[z,D]=[k[0][0],k.at(-1)[0]];B.push({ref:p.add((0,_.jd)({Limits:[z,D],[I]:y(k)})),low:z,high:D})}for(;B.length>
M;)B=v(B).map(k=>{const[z,D]=[k[0].low,k.at(-1).high];return{ref:p.add((0,_.jd)({Limits:[z,D],Kids:k.map(({ref:Y})=>Y)})),low:z,high:D}});return(0,_.jd)({Kids:B.
map(({ref:k})=>k)})}async function L(p,T){const{pace:I}=p.job,B=[];for(const[k,z]of T){B.push([(0,_.Px)(k),z]);const D=I.step(10*x);D&&await D}return g(p,await E(
p,B),"Names")}async function E(p,T){const{pace:I}=p.job,B=[];for(const z of T){B.push({entry:z,key:K(z[0])});const D=I.step(x);D&&await D}return(await(0,R.qZ)(B,
(z,D)=>z.key<D.key?-1:z.key>D.key?1:0,I)).map(({entry:z})=>z)}const x=100,O=30;async function N(p,T,I,B,k){const z=new A.b9(p),D=new Set,Y=F=>D.size<D.add(F).size,
U=[],nt=[{value:T??null,holder:I,parent:void 0}];for(let F=nt.pop();F!==void 0;F=nt.pop()){z.spend(1);const ct=p.job.pace.step(x);ct&&await ct;const q=p.dict(F.
value);if(!q||!Y(q)||k&&F.parent&&!w(p,q,k))continue;const it=[],tt=rt=>{const et=p.array(q.get(rt));return!et||Y(et)?et??[]:(it.push(rt),[])},st=tt(B).length>>
1,dt=tt("Kids"),lt={dict:q,holder:(0,A.Kd)(F.value,F.holder),parent:F.parent,repeats:it};U.push(lt),z.spend(st);const Ot=(0,A.Kd)(q.get("Kids"),lt.holder);for(let rt=dt.
length-1;rt>=0;rt--){nt.push({value:dt[rt],holder:Ot,parent:lt});const et=p.job.pace.step(O);et&&await et}const mt=p.job.pace.step(st*x);mt&&await mt}return U}function w(p,T,I){
const[B,k]=p.array(T.get("Limits"))??[];return typeof B!="number"||typeof k!="number"||I(B,k)}function b(p,{dict:T,repeats:I},B){const k=I.includes(B)?void 0:p.
array(T.get(B));if(!k)return[];const z=[];for(let D=0;D+1<k.length;D+=2){const Y=p.resolve(k[D]);(B==="Names"?Y instanceof _.Mx:typeof Y=="number")&&z.push([Y,k[D+
1]])}return z}function m(p,T,I,B){const k=Y=>p.array(p.dict(Y)?.get("Limits"))??[],z=I[0]?.[0]??k(B[0])[0],D=I.at(-1)?.[0]??k(B.at(-1))[1];p.edit(T.holder),z!==
void 0&&D!==void 0?T.dict.set("Limits",[z,D]):T.dict.delete("Limits")}function y(p){const T=[];for(const[I,B]of p)T.push(I,B);return T}function v(p){const T=[];
for(let I=0;I<p.length;I+=M)T.push(p.slice(I,I+M));return T}}),59071:((Z,H,d)=>{d.d(H,{Gh:()=>E,ZK:()=>x,wh:()=>L});var _=d(77581),R=d(45599);const $=/\u001b[A-Za-z]{2}[A-Za-z-]{0,8}\u001b/g,
A=/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]/g,M=/[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g,K=O=>O.replace($,"").replace(
A,"").replace(M,"�"),S=200,P=new WeakMap;function g(O){let N=P.get(O);if(N)return N;const w=K((0,_.g7)(O));return N={whole:w,trimmed:w.trim()},O.bytes.length>=
S&&P.set(O,N),N}const L=O=>K(O).trim();function E(O){const N=O instanceof R.Mx?g(O).trimmed:"";return N===""?null:N}const x=O=>O?g(O).whole:""}),70549:((Z,H,d)=>{
d.d(H,{n:()=>_});function _(R){const $=new WeakMap;return A=>{if(A.hasChanges)return R(A);const M=$.get(A);if(M)return M.answer;const K=R(A);return $.set(A,{answer:K}),
K}}}),9819:((Z,H,d)=>{d.d(H,{J7:()=>$,Kd:()=>K,Wo:()=>S,_i:()=>M,b9:()=>A});var _=d(42973),R=d(45599);class ${document;gone=new Set;chased=new Set;constructor(g){
this.document=g}remove(g){const{catalog:L,catalogNumber:E,pages:x}=this.document,O=L.get("Pages");g===E||(0,R.i9)(O)&&g===O.number||x.holds(g)||(this.gone.add(g),
this.document.remove(g))}chase(g){this.chased.add(g)}removed(){return this.gone}takeChased(){const g=this.chased;return this.chased=new Set,g}isGone(g){return(0,R.
i9)(g)&&this.gone.has(g.number)}}class A{most;left;constructor(g){this.most=this.left=g.job.limits.nodes}spend=g=>{if(this.left-=g,this.left<0)throw(0,_.FU)("no\
des",`The document has more than ${this.most} fields, bookmarks, names and structure elements`,"Remove bookmarks or tags with another program first")}}class M{seen;beyond=new Set;lists=new Set;allowance;constructor(g,L=new A(
g)){this.allowance=L,this.seen=new Uint8Array((g.size>>3)+1)}first(g){if(this.allowance.spend(1),!(0,R.i9)(g))return!0;const{number:L}=g,E=L>>3;if(E>=this.seen.
length)return this.beyond.size<this.beyond.add(L).size;const x=1<<(L&7),O=(this.seen[E]&x)===0;return this.seen[E]|=x,O}firstList(g){return this.lists.size<this.
lists.add(g).size}}function K(P,g){return(0,R.i9)(P)?P.number:g}function S(P,g){const L=P.catalog.get(g),E=P.dict(L);return E&&{dict:E,holder:K(L,P.catalogNumber)}}})};
