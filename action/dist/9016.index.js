"use strict";exports.id=9016,exports.ids=[9016],exports.modules={4528:((V,W,m)=>{m.d(W,{G7:()=>w,GW:()=>C,IF:()=>E,JF:()=>L,KV:()=>u,_m:()=>A,lg:()=>N,u9:()=>S,uv:()=>j});const H=null,
N={"application/json":".json","text/plain":".txt","text/markdown":".md","text/csv":".csv","application/jsonl":".jsonl"};function C(g,p=!1){const{per_page:v,tables:h,
layout:T}=g;return P(g)?"application/jsonl":p&&h===!0&&v!==!0?"text/csv":v===!0||h===!0?"application/json":T==="markdown"?"text/markdown":"text/plain"}const P=g=>(g.
pieces??"none")!=="none";function M(g){const p=C(g);return P(g)?["application/json",p]:g.tables===!0?[p,"text/csv"]:p==="text/markdown"?["application/json",p,"t\
ext/plain"]:[...new Set(["application/json",p])]}const j=({text:g})=>typeof g=="string"?g:"",S=({pages:g,tables:p,pieces:v})=>(g??p??v)!==void 0;function A({text:g,
pages:p,tables:v,pieces:h,...T}){return T}const u=({pieces:g})=>g,L=g=>g.map(p=>`${JSON.stringify(p)}
`).join(""),E=({tables:g})=>g??[];function O(g){return E(g).flatMap(({page:p,rows:v,header:h,certain:T},$)=>{const _=R(v,h);return v.slice(h?1:0).map((I,B)=>({row:Object.
fromEntries(I.map((D,Y)=>[_[Y],D])),about:{page:p,table:$+1,row:B+1,certain:T}}))})}const x="pdf";function R(g,p){const v=g.reduce((T,{length:$})=>Math.max(T,$),
0),h=new Set([x]);return Array.from({length:v},(T,$)=>{const _=p&&g[0][$]||`Column ${$+1}`;let I=_;for(let B=2;h.has(I);B++)I=`${_} ${B}`;return h.add(I),I})}function w(g){
const[p,...v]=E(g);return p&&v.length===0?b(p.rows):void 0}const b=g=>g.map(p=>`${p.map(v=>/[",\r\n]/.test(v)?`"${v.replaceAll('"','""')}"`:v).join(",")}\r
`).join("")}),66974:((V,W,m)=>{m.d(W,{D6:()=>M,F1:()=>C,NL:()=>u,P3:()=>N,br:()=>P,bs:()=>A});var H=m(98446);const N={problem:"names page 0: pages count from 1,\
 and -1 is the last page"};function C(E,O,x){const R=[],w=[];for(const[b,g]of E.split(",").entries()){const p=b+1;if(O!==void 0&&g.trim()===""){w.push(`entry ${p}\
 is empty: write ${O}, separated by single commas`);continue}const v=x(g,p);"problem"in v?w.push(P(p,g,v.problem)):R.push(v.item)}return w.length>0?{problem:A(w)}:
{items:R}}const P=(E,O,x)=>`entry ${E} ('${L(O.trim())}') ${x}`,M=({position:E,text:O},x,R)=>P(E,O,`names ${j(x)}, but the document has ${(0,H.y_)(R,"page")}`);
function j(E){return Number.isSafeInteger(E)?`page ${E}`:"a page far beyond its end"}const S=5;function A(E){const O=E.length-S;return[...E.slice(0,S),...O>0?[`\
and ${O} more such entries`]:[]].join("; ")}function u(E){const O=/^ *(\d{1,10}) *[-–]+ *(\d{0,10}) *$/.exec(E);return O?`is not a range: write ${O[1]}..${O[2]}${O[2]===
""?" for this page and all after it":""}`:/\bfirst\b/i.test(E)?"is not a page: the first page is written 1, and a range from it 1..5":/\b(last|end)\b/i.test(E)?
"is not a page: the last page is written -1, and a range to it 2..":void 0}function L(E){const O=[...E].map(x=>/[\p{Cc}\p{Cs}\u2028\u2029]/u.test(x)?"?":x);return(0,H.
Bu)(O.join(""),40)}}),29082:((V,W,m)=>{m.d(W,{k1:()=>M,lY:()=>P,m7:()=>j});var H=m(58552),N=m(66974);const C=/^(not +)?(?:(odd|even|all)|(-?\d+)(?:(\.\.)(-?\d+)?)?)$/i,
P=u=>(0,N.F1)(u,"pages such as 1..3, -1, odd",(L,E)=>{const O=L.trim(),x=C.exec(O);if(!x)return{problem:A(O)};const[,R,w,b,g,p]=x,v={negated:R!==void 0,text:O,position:E};
if(w!==void 0)return{item:{...v,pages:w.toLowerCase()}};const h=Number(b),T=g===void 0?h:p===void 0?"end":Number(p);return h===0||T===0?N.P3:{item:{...v,pages:{
from:h,to:T}}}});function M(u,L,E="pages"){const O=g=>(0,H.G6)([{field:E,message:g}]),x=P(u);if("problem"in x)throw O(x.problem);const R=new S(L),w=new S(L),b=[];
for(const g of x.items){const p=g.negated?w:R;if(typeof g.pages=="string"){p.add(g.pages);continue}const{from:v,to:h}=g.pages,T=v<0?L+1+v:v,$=h==="end"?L:h<0?L+
1+h:h,I=(h==="end"?v<0?[[v,T]]:[]:[[v,T],[h,$]]).find(([,B])=>B<1||B>L);I&&b.push((0,N.D6)(g,I[0],L)),!(h==="end"&&T>L||b.length>0)&&p.range(Math.min(T,$),Math.
max(T,$))}if(b.length>0)throw O((0,N.bs)(b));return x.items.every(({negated:g})=>g)&&R.add("all"),R.without(w)}function j(u){const L=P(u);if("problem"in L||L.items.
length!==1)return;const{negated:E,pages:O}=L.items[0];if(E)return;if(O==="all")return{first:1};if(typeof O=="string"||O.from<1)return;const{from:x,to:R}=O;return R===
"end"?{first:x}:R===-1?{first:x}:R<1?void 0:{first:Math.min(x,R),last:Math.max(x,R)}}class S{pageCount;differences;odd=!1;even=!1;constructor(L){this.pageCount=
L,this.differences=new Int32Array(L+2)}add(L){L!=="even"&&(this.odd=!0),L!=="odd"&&(this.even=!0)}range(L,E){this.differences[L]++,this.differences[E+1]--}without(L){
const E=new Uint32Array(this.pageCount);let O=0,x=0,R=0;for(let w=1;w<=this.pageCount;w++){x+=this.differences[w],R+=L.differences[w];const b=w%2===1?"odd":"eve\
n";(x>0||this[b])&&!(R>0||L[b])&&(E[O++]=w)}return E.subarray(0,O)}}function A(u){return/^(not +)?\.\./i.test(u)?"has no start: a range is written 1..5":/^!/.test(
u)?"is not a page: leave out pages with not, such as not 2":(0,N.NL)(u.replace(/^not +/i,""))??"is not a page such as 3 or -1, a range such as 2..5 or 2.., odd,\
 even, all, or one of these after not"}}),45657:((V,W,m)=>{m.d(W,{Hn:()=>N,Kf:()=>P,RZ:()=>H,Vp:()=>j,YG:()=>M,vH:()=>C});function H(S,A){for(const u of A)S.push(
u)}const N=S=>S.slice();function C(S,A,u){const L=S.get(A);L?L.push(u):S.set(A,[u])}const P=S=>{let A=-1/0;for(const u of S)A=Math.max(A,u);return A},M=S=>{let A=1/0;
for(const u of S)A=Math.min(A,u);return A},j=S=>Number.isInteger(S)&&!Number.isSafeInteger(S)}),14822:((V,W,m)=>{m.r(W),m.d(W,{extract_text:()=>So});var H=m(58552),
N=m(54093),C=m(60660),P=m(45657),M=m(27077),j=m(70003),S=m(20779),A=m(39955),u=m(62897),L=m(69631);const E=100,O=1.08,x=new RegExp("\\p{L}","u"),R="\0";function w(e){
if(!e.text.trimEnd().includes(`
`))return;let t,n=0,s="";for(const{space:o,text:i,fragment:a}of e.pieces()){const{size:r}=a.style;if(r<=O*n){if(t)return}else if(!t&&n>0){if(!o.includes(`
`))return;t=a}t||(n=Math.max(n,r),s+=i)}return x.test(s)?t:void 0}const b=e=>g(e,w(e));function g(e,t){let n="",s;for(const{space:i,text:a,fragment:r}of e.pieces())
t&&r===t&&(n+=R),n+=i+(s&&i===""&&(0,L.rk)(a,r,s)?(0,L.Bs)(a):a),s=r;const o=n.replace(/\s+/g," ").trim();return t?o.replace(` ${R}`,`
`).replace(`${R} `,`
`):o}function*p(e,t){const n=[];let s=0,o;const i=t.isCell?w(e):void 0;for(const{space:r,text:c,fragment:l}of e.pieces()){++s%E===0&&(yield M.Yz);const f=h(l,t),
d=r!=="",y=n.at(-1),K=o&&!d&&!f.isReference&&(0,L.rk)(c,l,o)?(0,L.Bs)(c):c;o=l;const k=l===i;y&&!k&&T(y.look,f)?y.text+=d?` ${K}`:K:n.push({text:K,look:f,isSpaced:d,
isSecond:k})}let a="";for(const[r,c]of n.entries())c.isSecond?a+="<br>":c.isSpaced&&(a+=" "),a+=$(c,v(n,r));return a.trim()}function v(e,t){const n=e[t+1];return{
before:e[t].isSpaced?"":e[t-1]?.text.at(-1)??"",after:!n||n.isSpaced?"":n.text[0]}}function h(e,{linkOf:t,marksBold:n,isReference:s}){const{bold:o,italic:i}=e.style.
font;return{bold:o&&n,italic:i,fixedPitch:e.isTyped,link:t(e),isReference:s?.(e)===!0}}const T=(e,t)=>e.bold===t.bold&&e.italic===t.italic&&e.fixedPitch===t.fixedPitch&&
e.link===t.link&&e.isReference===t.isReference;function $({text:e,look:{bold:t,italic:n,fixedPitch:s,link:o,isReference:i}},a){if(i&&/^\d{1,3}$/.test(e))return`\
[^${e}]`;let r=s&&!_(e,a)?G(e):it(e);return/[\p{L}\p{N}]/u.test(e)&&Y(e,a)&&(n&&(r=`*${r}*`),t&&(r=`**${r}**`)),o===void 0?r:`[${r}](${et(o)})`}const _=(e,{before:t,
after:n})=>e.length<=I&&/^[\p{L}\p{N}]+$/u.test(e)&&D.test(t+n),I=3,B=/[\p{P}\p{S}]/u,D=/[\p{L}\p{N}]/u,Y=(e,{before:t,after:n})=>!(B.test(e[0])&&D.test(t))&&!(B.
test(e.at(-1))&&D.test(n));function G(e){const t=(0,u.K)((e.match(/`+/g)??[]).map(s=>s.length),0),n="`".repeat(t+1);return t>0?`${n} ${e} ${n}`:`${n}${e}${n}`}const et=e=>/[\s()<>]/.
test(e)?`<${e.replace(/[\s<>]/g,encodeURIComponent)}>`:e,F=e=>e.replace(ct,(t,n)=>{if(!Q.test(t))return t;const[s,o]=[e[n-1],e[n+t.length]],i=o!==void 0&&(t.endsWith(
" ")||D.test(o));return`${s===void 0||s===" "?"":" "}…${i?" ":""}`}),ct=/[.\u2026](?: ?[.\u2026])+ ?/g,Q=/^(?:\u2026[.\u2026]|(?:[.\u2026] ?){5})/,it=e=>F(e).
replace(/[\\`*[\]]/g,"\\$&").replace(/(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])/gu,"\\_").replace(/<(?=[A-Za-z/!?])/g,"\\<"),q=e=>e.replace(/^(?=#{1,6}(?:\s|$)|>|[-+](?:\s|$)|(?:-{3,}|={3,}|_{3,})$)/,
"\\").replace(/^(\d{1,9})([.)])(?=\s|$)/,"$1\\$2");var nt=m(61520),dt=m(44233),lt=m(5609),Ot=m(98095),mt=m(73356),rt=m(11474);const tt=/^(?:\)|%|\)%)$/,De=/^(?:[-\u2010-\u2014\u2212+(]?[\d.,]*\d|[-\u2010-\u2014\u2212]$)/u,
je=/\d%?$|^\(?[-\u2010-\u2014\u2212]$/u,Ke=40;function*He(e){const t=[];for(const[s,o]of e.rows.entries()){const i=new Map;for(const[a,r]of o.entries())!Dt(r)&&
jt(r)&&i.set(e.places[s][a],r);t.push(i),yield(1+o.length)*M.Yz/M.y}const n=new Map;for(let s=0;s<e.count;s++){yield e.rows.length*M.Yz/M.y;const o=We(t,s);o!==
void 0&&n.set(s,s+o)}return n.size===0?e:Ue(e,n)}const Dt=({tag:e})=>(e?.columns??1)>1,jt=({fragments:e,isElsewhere:t})=>e.length>0||t===!0,St=({fragments:e})=>{
let t="";for(const n of e)if((t+=n.text).length>Ke)break;return t.trim()};function We(e,t){let[n,s]=[0,0];for(const i of e){const a=i.get(t);if(!a||a.isHead)continue;
const r=Ge(i,t);if(r===void 0)return;r<0?n++:s++}if(n+s===0)return;const o=n>s?-1:1;return e.some(i=>i.get(t)?.isHead&&i.has(t+o))?void 0:o}function Ge(e,t){const n=Tt(
e,t);return rt.UM.test(n)?De.test(Tt(e,t+1))?1:void 0:tt.test(n)&&je.test(Tt(e,t-1))?-1:void 0}const Tt=(e,t)=>{const n=e.get(t);return n?St(n):""};function Ue({
rows:e,places:t,count:n},s){const o=[];let i=0;for(let l=0;l<n;l++)o.push(s.has(l)?-1:i++);const a=(l,f)=>{let d=f;if(Dt(l))for(;s.has(d);)d++;else s.has(f)&&(d+=
tt.test(St(l))?-1:s.get(f)-f);return o[d]??i-1},r=[],c=[];for(const[l,f]of e.entries()){const[d,y]=[[],[]];for(const[z,K]of f.entries()){const k=a(K,t[l][z]),U=d.
at(-1);U&&y.at(-1)>=k?d[d.length-1]=Ye(U,K):(d.push(K),y.push(k))}r.push(d),c.push(y)}return{rows:r,places:c,count:i}}const Ye=(e,t)=>tt.test(St(t))?{...e,closing:t.
fragments}:{...jt(e)?e:t,fragments:[...e.fragments,...t.fragments]},Fe=100,Kt=1e4;function*Ze(e){const t=Xe(e);if(!t)return Ve(e);const n=new Je,s=t.widths.map(
r=>r===t.count);for(const[r,c]of e.entries())n.add(r,c,s[r]?t.places[r]:[]),yield(1+c.length)*M.Yz/M.y;const o=e.map((r,c)=>r.every((l,f)=>n.allow(l,t.places[c][f])));
if(s.every(Boolean)&&o.every(Boolean))return yield*Ht(e,t);const i=o.every(Boolean),a=e.map((r,c)=>s[c]&&(i||o[c]&&n.tellAll(c,r)));return yield*Ht(e,yield*new Qe(
e,t,a,n).place())}function*Ht(e,{count:t,places:n}){const s=new Uint8Array(t);for(const[a,r]of e.entries()){for(const[c,{place:l,isElsewhere:f}]of r.entries())(l||
f)&&(s[n[a][c]]=1);yield(1+r.length)*M.Yz/M.y}const o=[];let i=0;for(const a of s)o.push((i+=a)-a);return i===t?{count:t,places:n}:{count:i,places:n.map(a=>a.map(
r=>o[r]))}}const Ve=e=>({count:e.reduce((t,n)=>Math.max(t,n.length),0),places:e.map(t=>t.map((n,s)=>s))});function Xe(e){const t=[],n=[],s=[];for(const[o,i]of e.
entries()){const a=[];let r=0;const c=()=>{for(;(s[r]??0)>o;)r++};for(const{tag:l}of i){if(c(),a.push(r),r+ft(l)>Fe)return;for(let f=ft(l);f>0;f--)s[r++]=o+Math.
min(l?.rows??1,e.length-o)}c(),t.push(a),n.push(r)}return{places:t,widths:n,count:n.reduce((o,i)=>Math.max(o,i),0)}}const ft=e=>e?.columns??1;class Je{known=new Map;rows=new Set;add(t,n,s){
for(const[o,i]of n.entries()){const{tag:a}=i;for(const{row:c}of this.headsOf(i))c!==t&&this.rows.add(c);const r=s[o];a?.id!==void 0&&r!==void 0&&this.known.set(
a.id,{row:t,from:r,to:r+ft(a)})}}headsOf({tag:t}){return t?.heads.flatMap(n=>this.known.get(n)??[])??[]}allow(t,n){const s=this.headsOf(t);return s.length===0||
s.some(({from:o,to:i})=>n>=o&&n<i)}columnOf(t,n){let[s,o]=[0,1/0];for(const{row:i,from:a,to:r}of this.headsOf(t))i!==n&&([s,o]=[Math.max(s,a),Math.min(o,r)]);return o-
s===1?s:void 0}tellAll(t,n){return this.rows.has(t)||n.every(s=>this.headsOf(s).some(o=>o.row!==t))}}class Qe{rows;byTags;isWhole;heads;bands;before=0;constructor(t,n,s,o){
this.rows=t,this.byTags=n,this.isWhole=s,this.heads=o,this.bands=Array.from({length:n.count})}*place(){const{rows:t,byTags:n,isWhole:s,bands:o,heads:i}=this;for(const[
r,c]of t.entries())for(const[l,{tag:f,place:d}]of c.entries()){const y=s[r]?n.places[r][l]:i.columnOf(c[l],r);y!==void 0&&d&&ft(f)===1&&(o[y]=xt(o[y],d))}if(2*o.
filter(Boolean).length<o.length){const r=s.some(Boolean)&&(yield*qe(t));if(!r||r.length>o.length)return n;for(const[c,l]of r.entries())o[c]=l}this.makeRoom();const a=[];
for(const[r,c]of t.entries()){const l=n.places[r].map(f=>f+this.before);yield(1+c.length*o.length)*M.Yz/M.y,a.push(s[r]?l:this.placeRow(c)??l)}return{count:o.length,
places:a}}makeRoom(){const t=this.bands[0];if(!t)return;const n=this.rows.filter((s,o)=>!this.isWhole[o]).map(([s])=>s).filter(s=>s?.place&&s.place.end<=t.start&&
s.tag?.heads.length===0).map(s=>s.place);n.length!==0&&(this.bands.unshift(n.reduce((s,o)=>xt(s,o))),this.before=1)}placeRow(t){const{bands:n,before:s,heads:o}=this,
i=t.map(()=>new Float64Array(n.length+1).fill(1/0)),a=t.map(()=>new Uint8Array(n.length));for(let l=t.length-1;l>=0;l--){const f=t[l],d=ft(f.tag);for(let y=n.length-
d;y>=0;y--){const K=(l===t.length-1?0:i[l+1][y+d])+this.distance(f,y,d)+(o.allow(f,y-s)?0:Kt),k=i[l][y+1];i[l][y]=Math.min(K,k),K<=k&&(a[l][y]=1)}}if(t.length>0&&
i[0][0]===1/0)return;const r=[];let c=0;for(const[l,{tag:f}]of t.entries()){for(;!a[l][c];)c++;r.push(c),c+=ft(f)}return r}distance({place:t},n,s){if(!t)return 0;
const o=this.bands.slice(n,n+s).filter(f=>f!==void 0);if(o.length===0)return Kt;const{start:i,end:a}=o.reduce(xt),r=Math.max(t.start-a,i-t.end,0),[c,l]=[t.start-
i,t.end-a];return r+Math.min(Math.abs(c),Math.abs(l),Math.abs(c+l)/2)}}function*qe(e){const t=[];let n=0;for(const o of e){const i=o.filter(({tag:a,place:r})=>r&&
ft(a)===1);for(const{place:a}of i)t.push(a);n=Math.max(n,i.length),yield(1+o.length)*M.Yz/M.y}const s=[];for(const o of yield*(0,dt.p9)(t,(i,a)=>i.start-a.start)){
const i=s.at(-1);i&&o.start<=i.end?s[s.length-1]=xt(i,o):s.push(o)}return s.length<n?void 0:s}const xt=(e,{start:t,end:n})=>e?{start:Math.min(e.start,t),end:Math.
max(e.end,n)}:{start:t,end:n},Wt=100,At=100;function*Gt(e){const t=new Map,n=(0,C.P9)(C.nZ);for(const[s,{element:o}]of e.entries()){s%Wt===0&&(yield M.Yz);const i=n(
o)??(0,A.VN)(o),a=i.parent;if(a?.type!=="TR")continue;const r=t.get(a);r?r.add(i):t.set(a,new Set([i]))}return t}function*Ut(e){const{blocks:t}=e,n=yield*Gt(e.leaves),
s=[];for(let o=0,i;o<t.length;o=i){const{element:a}=t[o];i=o+1,o%Wt===0&&(yield M.Yz),a?.type==="TR"&&(i=Yt(t,o),s.push(yield*Ft(t.slice(o,i),e,n)))}return s}function Yt(e,t){
const n=Et(e[t].element);let s=t+1;for(;s<e.length&&e[s].element?.type==="TR"&&Et(e[s].element)===n;)s++;return s}function*Ft(e,t,n){const s=[];for(const z of e)
s.push(yield*nn(z,t,n));const o=en(e[0].element),i=yield*Ze([...o,...s]),{rows:a,places:r,count:c}=yield*He({rows:s,places:i.places.slice(o.length),count:i.count}),
l=[];for(const[z,K]of a.entries()){const k=[];for(const[U,st]of K.entries()){for(;k.length<r[z][U];)k.push(new nt.q(t.edges));k.push(yield*tn(st,t.edges))}for(;k.
length<Math.min(c,At);)k.push(new nt.q(t.edges));yield(1+k.length)*M.Yz/M.y,l.push(k)}const f=e.findIndex(({element:z})=>!Vt([...(z&&n.get(z))??[]])),d=r[0].map(
(z,K)=>[z,(r[0][K+1]??c)-1]),y=a[0].some(({tag:z})=>(z?.columns??1)>1);return{blocks:e,rows:l,heads:f<0?e.length:f,spans:y?d:void 0}}function*tn({fragments:e,closing:t=[]},n){
const s=yield*(0,j.gB)(yield*(0,lt._I)(yield*(0,Ot.q9)(e)),n);if(t.length===0)return s;s.drop(1);for(const o of yield*(0,Ot.q9)(t))(0,mt.T)(s,o,n);return s}function en(e){
const t=e?Zt(Et(e)):[];return!e||t.includes(e)||t.some(({cells:n=[]})=>n.length>At)?[]:t.map(({cells:n=[]})=>n.map(({cell:s,firstPage:o})=>({tag:s,place:void 0,
isElsewhere:o>=0})))}function Zt(e){const t=e?.firstRows??[],n=t.findIndex(({cells:s=[]})=>!Vt(s));return t.slice(0,n<0?void 0:Math.max(n,1))}const Vt=e=>e.length>
0&&e.every(({type:t})=>t==="TH");function*nn({lines:e,element:t},{leafOf:n},s){const o=t?.cells&&t.cells.length<=At?t.cells:[],i=new Map(o.map(r=>[r,[]]));for(const r of(t&&
s.get(t))??[])i.has(r)||i.set(r,[]);for(const{segments:r}of e)for(const{fragments:c}of r)for(const l of c){const f=on(n(l)?.element),d=i.get(f);d?d.push(l):i.set(
f,[l])}const a=[];for(const[r,c]of i){const l=yield*(0,dt.p9)(c,(f,d)=>f.order-d.order);a.push({tag:r?.cell,place:sn(l),fragments:l,isHead:r?.type==="TH"})}return a}
function sn(e){if(e.length===0)return;const[t,n]=[e.map(({start:s})=>s),e.map(({end:s})=>s)];return{start:Math.min((0,u.Y)(t),(0,u.Y)(n)),end:Math.max((0,u.K)(t),
(0,u.K)(n))}}function on(e){for(const t of(0,C.Hy)(e))if((0,C.nZ)(t.type))return t;return e&&(0,A.VN)(e)}function Et(e){for(const t of(0,C.Hy)(e.parent))if(t.type===
"Table")return t;return e.parent}function rn(e){let t="";for(const[n,s]of e.entries()){const o=e[n-1];o&&(t+=Xt(o,s)),t+=Jt(s)}return t}function Xt(e,t){return e.
kind==="item"&&t.kind==="item"?`
`:`
${">".repeat(Math.min(e.quotes??0,t.quotes??0))}
`}function Jt(e){const{quotes:t=0}=e;return t>0?Qt(e).replace(/^/gm,`${">".repeat(t)} `):Qt(e)}function Qt(e){switch(e.kind){case"heading":return`${"#".repeat(e.
level)} ${e.text}`;case"paragraph":return q(e.text);case"note":return`[^${e.number}]: ${e.text}`;case"item":return`${"   ".repeat(e.depth)}${e.mark} ${e.text}`;case"\
code":{const t=(0,u.K)(e.lines.flatMap(s=>(s.match(/`+/g)??[]).map(o=>o.length)),2),n="`".repeat(t+1);return[n,...e.lines,n].join(`
`)}case"table":return an(e.rows);case"figure":return`![${e.alternative.replace(/[\\[\]]/g,"\\$&")}]()`}}function an(e){const t=(0,u.K)(e.map(i=>i.length)),n=i=>`\
| ${Array.from({length:t},(a,r)=>(i[r]??"").replaceAll("|","\\|")).join(" | ")} |`,[s,...o]=e;return[n(s),`|${" --- |".repeat(t)}`,...o.map(n)].join(`
`)}var qt=m(4186);const cn=2;function*ln(e,t){const{fragments:n,leafOf:s,edges:o}=e.found;if(s&&(0,A.P$)(n,s)){const a=yield*fn(e.blocks,s,t,o);if(a.length>0)return a}
const i=[];for(const a of(yield*e.blocksByLook()).filter(S.bI)){const r=ee(yield*te(a,o),a instanceof S.QH?a.spans:void 0),c={box:ne([a]),rows:r,hasHead:ut(r)};
i.push(a instanceof S.QH?{...c,isCertain:!0,block:a}:{...c,isCertain:!1})}return i}function*fn(e,t,n,s){const o=[];for(const{blocks:i,rows:a,heads:r,spans:c}of yield*Ut(
{blocks:e,leafOf:t,leaves:n,edges:s})){const l=a.map(y=>y.map(b)),f=r===cn?ee(l,c):l,d={row:i[0].element,heads:r-(l.length-f.length)};o.push({box:ne(i),rows:f,hasHead:r>
0,isCertain:!0,tags:d})}return o}function*te(e,t){const n=[];for(const s of e.rows){const o=[];for(const i of s)yield M.Yz,o.push(yield*dn(i,t));n.push(o)}return n}
function ee(e,t){const[n,s,...o]=e;if(!t||!s||t.some(([r,c])=>c-r+1>=s.length))return e;const i=s.map((r,c)=>n[t.find(([l,f])=>l<=c&&c<=f)?.[0]??-1]??""),a=[s.map(
(r,c)=>[i[c],r].filter(Boolean).join(" ")),...o];return!s.some(Pt)&&ut(a)?a:e}function*dn(e,t){return e.length===0?"":b(yield*(0,j.gB)(e,t))}const ne=e=>e.map(({
frame:t,start:n,end:s,top:o,bottom:i})=>(0,qt.L)(t,n,s,o,i)).reduce(qt.D),un=/^[^\p{L}]*\d[^\p{L}]*$/u,se=/^(?:19|20)\d\d$/,Pt=e=>un.test(e)&&!se.test(e);function ut([
e=[],...t]){const n=e.filter(o=>o!=="");return e.length===hn&&(e[0].endsWith(":")||gn.test(e[1])&&!se.test(e[1]))?!1:2*n.length>=e.length&&!n.some(Pt)&&t.some(o=>o.
some(Pt))}const hn=2,gn=/\d/,yt=`

`;function pn(e){return e.map((t,n)=>{const s=e[n-1],o={text:Jt(t),joint:s?Xt(s,t):yt};if(t.kind==="heading")return{...o,heading:{level:t.level,title:t.title}};
const i=o.text.split(`
`);return t.kind==="table"?{...o,rows:{open:i.slice(0,2),rows:i.slice(2),close:[]}}:t.kind!=="code"?o:{...o,rows:{open:i.slice(0,1),rows:i.slice(1,-1),close:i.slice(
-1)}}})}function mn(e){const t=[];let n=[];const s=()=>{n.length>0&&t.push(ie({open:[],rows:n,close:[]})),n=[]};for(const o of e.split(`
`))o===""?s():n.push(o);return s(),t}function*yn(e,t){const{blocks:n}=e,{edges:s}=e.found,o=yield*wn(e,t),i=[];for(let a=0,r;a<n.length;a=r){r=a+1;const c=o.get(
n[a]);if(c)(0,P.RZ)(i,c);else{for(;r<n.length&&!o.has(n[r]);)r++;const{shown:l}=yield*(0,j.dV)(n.slice(a,r),s);(0,P.RZ)(i,bn(l))}}return i}function*wn(e,t){const{
leafOf:n,fragments:s,edges:o}=e.found,i=new Map;for(const a of e.blocks.filter(S.bI)){const r=yield*te(a,o);i.set(a,[oe(r,ut(r))])}if(!n||!(0,A.P$)(s,n))return i;
for(const{blocks:a,rows:r,heads:c}of yield*Ut({blocks:e.blocks,leafOf:n,leaves:t,edges:o})){yield M.Yz;for(const f of a)i.set(f,[]);const l=r.map(f=>f.map(d=>g(
d)));i.set(a[0],[oe(l,c>0)])}return i}const bn=e=>e.split(yt).map(t=>t.trimEnd()).filter(t=>t!=="").map(t=>({text:t,joint:yt}));function oe(e,t){const n=e.map(s=>s.
filter(o=>o!=="").join(" ").replace(/\n/g," "));return ie({open:n.slice(0,t?1:0),rows:n.slice(t?1:0),close:[]})}const ie=e=>({text:[...e.open,...e.rows,...e.close].
join(`
`),joint:yt,rows:e}),On=.6,xn=.4,re=12;class ae{last;tagged=new Map;headOf({row:t,heads:n},s){const o=Et(t),i=o&&this.tagged.get(o),a=Zt(o).includes(t);if(o&&!i&&
a){const r=n>0?n:Number(ut(s));r>0&&r<s.length&&this.tagged.set(o,s.slice(0,r))}return a||i?.[0].length!==s[0].length?[]:i}next({index:t,found:{height:n}},s,o){
const{last:i}=this;this.last=void 0;const[a,r]=[s[0],s.at(-1)];if(!a||!r||o.length!==s.length)return;const l=i?.page===t-1&&!ut(o[0])&&En(i,a,n,o[0])?i.head:void 0,
f=s.length===1&&l?l:o.at(-1)[0];return(f===l||ut(o.at(-1)))&&(this.last={page:t,block:r,head:f}),l}}function En({block:e,head:t},n,s,[o]){return e.frame!==n.frame||
o.length!==t.length||e.bottom<On*s||n.top>xn*s?!1:Math.abs(e.start-n.start)<re&&Math.abs(e.end-n.end)<re}var ht=m(34659);const ce=.25,le=.5,Rt=2,vn=.9,Mn=5,Nt=3,
Ln=.25,Sn=.85,Tn=50,An=/(?:\.\s?){4}\s*(?:\d{1,5}|[ivxlc]{1,7})$/,Pn=/[\divxlc]$/,fe=30,de=12,Rn=.6,Nn=7,$n=/[\p{L}\p{N}]$/u,_n=new RegExp("^\\p{Ll}","u"),In=300;
class vt{ends;blocks;right;constructor(t,n,s){this.ends=t,this.blocks=n,this.right=s}static*of(t,n){const s=Math.max(n-(0,u.Y)(t.map(({start:r})=>r)),(0,u.K)(t.
map(({end:r})=>r))),o=new Map;let i=0;for(const{lines:r}of t)for(const{start:c,end:l}of r){++i%M.y===0&&(yield M.Yz);const f=Math.round(c/Rt),d=o.get(f);d?d.push(
l):o.set(f,[l])}const a=new Map;for(const[r,c]of o){if(c.length<Mn)continue;const l=yield*(0,dt.p9)(c,(f,d)=>f-d);a.set(r,l[Math.floor((l.length-1)*vn)])}return new vt(
a,t.slice(0,In),s)}isFull(t,n,{lines:s,start:o,end:i}){if(ue(t))return!1;if(n.baseline-t.baseline>lt.tS*t.size)return!0;const a=t.end+ge(n)+(ce+le)*t.size;if(a>
Math.max(i,this.ends.get(Math.round(t.start/Rt))??1/0))return!0;let r=0;for(let c=0;c<Math.min(s.length,Tn)&&r<Nt;c++)s[c].end-o>Sn*(i-o)&&r++;return r===Nt&&a>
i}rightOf(t,n){const[s,o]=[(0,u.Y)(t.map(a=>a.top)),(0,u.K)(t.map(a=>a.bottom))],i=this.blocks.filter(a=>a.start>=n&&a.top<o&&a.bottom>s);return(0,u.Y)(i.map(({
start:a})=>a),this.right)}*write(t,n,s){const o=[];for(const i of yield*this.groupLines(t)){const a=yield*p(yield*(0,j.gB)(i,n),s);a!==""&&o.push(o.length===0?a:
q(a))}return o.join(`
`)}*groupLines(t){if(t.length<2)return[[...t]];const n=(0,u.Y)(t.map(r=>r.start)),s=(0,u.K)(t.map(({end:r})=>r)),o=Math.max(s,this.ends.get(Math.round(n/Rt))??s);
yield this.blocks.length*M.Yz/M.y;const a=s-n<Rn*(this.rightOf(t,s)-n)&&Cn(t)?kn(t):yield*Bn(t,n,o);return[0,...a].map((r,c)=>t.slice(r,a[c]))}}function Cn(e){let[
t,n]=[0,0];for(const[s,{segments:o}]of e.entries()){t+=o.reduce((a,{fragments:r})=>a+r.length,0);const i=e[s-1]?.segments.at(-1).fragments.at(-1).text??"";$n.test(
i)&&_n.test(o[0].fragments[0].text)&&n++}return t<=Nn*e.length&&2*n<e.length}const kn=e=>[...e.keys()].filter(t=>t>0&&!he(e[t-1]));function*Bn(e,t,n){const s=(i,a)=>ue(
e[i-1])||!he(e[i-1])&&zn(e[i-1],ge(e[i]),t,a),o=[];for(let i=1;i<e.length;i++){let a=i,r=-1/0;for(;a<e.length&&s(a,n);a++)r=Math.max(r,e[a-1].end);const c=Array.
from({length:a-i},(f,d)=>i+d),l=c.filter(f=>s(f,r));(0,P.RZ)(o,c.length>=Nt&&l.length<=Ln*c.length?l:c),yield(a-i+1)*M.Yz/M.y,i=Math.max(i,a)}return o}function zn(e,t,n,s){
const o=t+(ce+le)*e.size;return e.end+o<=s&&e.end-e.start+o<=s-n}function ue({segments:e}){const t=e.at(-1).fragments.at(-1).text;if(!Pn.test(t))return!1;const s=e.
slice(-2).flatMap(({fragments:o})=>o.slice(-de)).map(({text:o})=>o.slice(-fe));return An.test(s.slice(-de).join(" ").slice(-fe))}const he=({segments:e})=>/[-\u2010\u00ad]$/.
test(e.at(-1).fragments.at(-1).text);function ge({segments:e}){const[t]=e[0].fragments;return Math.abs(t.end-t.start)}var Dn=m(77211);function*pe(e,t,n){if(e instanceof
S.xE)return{kind:"code",lines:yield*(0,Dn.x)(e.visual,t)};const s=[];for(const o of e.rows){const i=[];for(const a of o)yield M.Yz,i.push(yield*jn(a,t,n));s.push(
i)}return{kind:"table",rows:s}}function*jn(e,t,n){return e.length===0?"":yield*p(yield*(0,j.gB)(e,t),{linkOf:n,marksBold:!1,isCell:!0})}const me=1.15,Kn=1.35,Hn=/:\s\S*\d/,
Wn=/\S\s\S+\s\S+\s\S+[.,;]$/,$t=200,Gn=3,Un=1/2,Yn=500,Fn=new RegExp(`^(?:[${ht.aV}*-](?:\\s+|$)|${ht.vs})`,"u"),ye=new RegExp("^(?![a-z]\\.\\s\\p{L}{1,3}\\.)(\\d{1,\
3}|[a-z]|[ivx]{1,5})[.)]\\s+","u"),Mt=50;function*Zn(e,{body:t,edges:n,width:s},o){const i=[],a=new ns(t,n,o,yield*vt.of(e,s));for(let r=0,c;r<e.length;r=c){const l=e[r];
if(c=r+1,(0,S.bI)(l))i.push(yield*pe(l,n,o));else{for(;c<e.length&&!(0,S.bI)(e[c]);)c++;yield*Xn(e.slice(r,c),a,i)}}return Vn(i)}function Vn(e){const t=o=>o.reduce(
(i,a)=>i+("text"in a?a.text.length:0),0),n=t(e),s=n>Yn&&t(e.filter(({kind:o})=>o==="heading"))>Un*n;return e.map(o=>s&&o.kind==="heading"?{kind:"paragraph",text:o.
text}:o)}function*Xn(e,t,n){const s=e.flatMap(o=>o.lines.map((i,a)=>({line:i,block:o,begins:a===0})));for(let o=0,i;o<s.length;o=i){const{line:a}=s[o],r=t.kindOf(
a),c=r==="code"?new qn(a):void 0;for(i=o+1;i<s.length;i++){const f=s[i];if(!(t.goesOn(r,a,f.line)||r==="item"&&t.goesOnBelow(s[i-1],f))||f.begins&&!c?.isNear(f.
line))break;c?.add(f.line),(i-o)%Mt===0&&(yield M.Yz)}o%Mt===0&&(yield M.Yz);const l=s.slice(o,i).map(f=>f.line);n.push(yield*t.piece(r==="heading"&&!t.isHeading(
l)?"paragraph":r,l,n.at(-1)))}}const Jn=new RegExp("^\\p{Ll}","u"),Qn=/[.!?:;]["\u201d\u2019)]?$/u;class qn{last;pitch=0;constructor(t){this.last=t}isNear(t){const{
frame:n,baseline:s,size:o}=this.last,i=t.baseline-s;return t.frame===n&&Math.abs(t.size-o)<.1*o&&i>0&&i<=Math.max(ts*o,es*this.pitch)}add(t){const n=t.baseline-
this.last.baseline;n>0&&(this.pitch===0||n<this.pitch)&&(this.pitch=n),this.last=t}}const ts=2.2,es=2.1;class ns{body;edges;linkOf;columns;depths=[];constructor(t,n,s,o){
this.body=t,this.edges=n,this.linkOf=s,this.columns=o}kindOf(t){const n=gt(t,this.edges);if(_t(t,({isTyped:r})=>r))return"code";const s=t.size<Kn*this.body.size&&
(Wn.test(n)||Hn.test(n)),o=t.size>=me*this.body.size&&!s,i=!this.body.isBold&&_t(t,we)&&!/[.,;:]$/.test(n)&&!os(n),a=(o||i)&&!is(n)&&n.length<=$t&&as(n);return Fn.
test(n)||ye.test(n)&&!a?"item":a?"heading":"paragraph"}isHeading(t){const n=t.reduce((s,o)=>s+gt(o,this.edges).length,0);return t.length<=Gn&&n<=$t}goesOn(t,n,s){
const o=this.kindOf(s),i=o==="heading"&&_t(n,we)&&s.size===n.size;return t==="item"?(o==="paragraph"||i)&&s.start>n.start+s.size/2:o===t&&(t!=="heading"||Math.abs(
s.size-n.size)<.5)}goesOnBelow({line:t,block:n},{line:s}){return this.kindOf(s)!=="paragraph"||!this.columns.isFull(t,s,n)?!1:Jn.test(gt(s,this.edges))||!Qn.test(
gt(t,this.edges))}*piece(t,n,s){const{edges:o,linkOf:i}=this;if(t==="code")return{kind:t,lines:yield*be(n,o)};const a=t!=="heading"&&!this.body.isBold;if(t==="p\
aragraph")return{kind:t,text:yield*this.columns.write(n,o,{linkOf:i,marksBold:a})};const r=yield*(0,j.gB)(n,o),c=yield*p(r,{linkOf:i,marksBold:a});if(t==="headi\
ng")return{kind:t,level:this.levelOf(n[0]),text:c,title:g(r)};s?.kind!=="item"&&(this.depths=[]);const l=ye.exec(gt(n[0],o))?.[0].trim()??"-",f=/^\d/.test(l);return{
kind:t,depth:this.depthOf(n[0]),mark:f?l:"-",text:fs(c,f)}}levelOf({size:t}){const{headings:n,size:s}=this.body,o=t>=me*s?n.findIndex(i=>t>i-.5):n.length;return Math.
min(Math.max(o,0)+1,6)}depthOf({start:t,size:n}){for(;this.depths.length>0&&this.depths.at(-1)>t+n/2;)this.depths.pop();return(this.depths.length===0||t>this.depths.
at(-1)+n/2)&&this.depths.push(t),this.depths.length-1}}const ss=/^[^\p{L}\d]{0,3}\d[\d.,']{0,15}[.,]\d\d[^\p{L}\d.]{0,3}$/u,os=e=>e.split(/\s/).slice(1).slice(-2).
some(t=>ss.test(t)),is=e=>e.length<=$t&&(e.match(rs)?.length??0)>1,rs=/(?<![\d.,])\d[\d.,']{0,15}[.,]\d\d(?![\d.,])/g,as=e=>(e.match(new RegExp("\\p{L}","gu"))?.
length??0)>=Math.max(e.match(new RegExp("\\p{N}","gu"))?.length??0,1),cs=/^(\*{0,3})\d{1,3}\\?[.)](\*{0,3})\s*/,ls=new RegExp(`^(\\*{0,3})(?:\\\\\\*|[${ht.aV}-]\
|${ht.vs})(\\*{0,3})\\s*`,"u"),fs=(e,t)=>e.replace(t?cs:ls,(n,s,o)=>s===o?"":s||o),gt=(e,t)=>e.segments.map(n=>(0,mt.x)(n,t)).join(" "),_t=({segments:e},t)=>e.every(
({fragments:n})=>n.every(t)),we=({style:e})=>e.font.bold,ds=10;function*be(e,t){const n=(0,u.Y)(e.map(({start:a})=>a)),s=e.slice(1).map((a,r)=>Math.abs(a.baseline-
e[r].baseline)),o=(0,u.Y)(s.filter((a,r)=>a>e[r].size*.8)),i=[];for(const[a,r]of e.entries()){a%Mt===Mt-1&&(yield M.Yz);const c=gt(r,t),l=a===0?0:Math.round(s[a-
1]/o)-1;for(let d=0;d<Math.min(l,ds);d++)i.push("");const f=(r.end-r.start)/Math.max(c.length,1);i.push(" ".repeat(Math.round((r.start-n)/Math.max(f,1)))+c)}return i}
const us=new RegExp(`^(?:\\\\?[*+-](?=\\s|$)|[${ht.aV}]|${ht.vs}|\\d{1,3}\\\\?[.)])\\s*`,"u"),hs=/^(\d{1,3})\\?([.)])\s/,Oe=/^([\u2610-\u2612])\s*/u,gs=100,[ps,
ms]=[100,10];function*ys(e){const{blocks:t,leaves:n}=e,s={...e,columns:yield*vt.of(t,e.width)},{figures:o,hasNotes:i}=yield*xs(n),a=yield*Gt(n),r=[];let c=0;const l=d=>{
for(;c<o.length&&o[c].order<d;c++)r.push({kind:"figure",alternative:o[c].alternative})};let f="";for(let d=0,y;d<t.length;d=y){const{element:z}=t[d];y=d+1;const K=Os(
t[d],s);if(K!==void 0&&l(K),xe("Lbl",t[d].lines,s.leafOf))f=yield*ws(t[d],s);else if(z?.type==="TR"){y=Yt(t,d);const k=[],U=yield*Ft(t.slice(d,y),s,a);for(const st of U.
rows){const ot=[];for(const X of st)ot.push(yield*p(X,{linkOf:s.linkOf,marksBold:!1,isCell:!0}));k.push(ot)}r.push({kind:"table",rows:k,tags:{row:z,heads:U.heads},
quotes:Ee(z)})}else{const k=t[d],U=(0,S.bI)(k)?yield*pe(k,s.edges,s.linkOf):yield*bs(k,s,{label:f,hasNotes:i});r.push({...U,quotes:Ee(z)}),f=""}d%gs===0&&(yield M.
Yz)}return l(1/0),r.filter(d=>!("text"in d)||d.text!=="")}function*ws({lines:e},{edges:t,linkOf:n}){return yield*p(yield*(0,j.gB)(e,t),{linkOf:n,marksBold:!1})}
function*bs({lines:e,element:t},n,{label:s,hasNotes:o}){const{edges:i,linkOf:a,leafOf:r}=n,c=t?.type??"P";if(e.length>1&&xe("Code",e,r))return{kind:"code",lines:yield*be(
e,i)};const l=c==="Title"||c==="H"?1:Number(/^H([1-6])$/.exec(c)?.[1]??0),f=X=>o&&It("Reference",r(X)?.element),d=yield*(0,j.gB)(e,i),y=yield*p(d,{linkOf:a,marksBold:l===
0,isReference:f});if(l>0)return{kind:"heading",level:l,text:y,title:g(d)};const z=t&&It("Note",t)?/^(\d{1,3})\\?[.)]?$/.exec(s):null;if(z)return{kind:"note",number:z[1],
text:y};const K=t?[...(0,C.Hy)(t)].filter(X=>X.type==="LI"):[];if(K.length===0&&s!=="")return{kind:"paragraph",text:`${s} ${y}`};if(K.length===0)return{kind:"pa\
ragraph",text:yield*n.columns.write(e,i,{linkOf:a,marksBold:!0,isReference:f})};const k=hs.exec(`${s} ${y}`.trimStart()),U=Oe.exec(`${s} ${y}`.trimStart()),st=U?
U[1]==="☐"?"[ ] ":"[x] ":"",ot=[...(0,C.Hy)(K[0])].filter(X=>X.type==="L").length-1;return{kind:"item",depth:Math.max(ot,0),mark:k?`${k[1]}${k[2]}`:"-",text:st+
y.replace(U?Oe:us,"")}}const xe=(e,t,n)=>t.every(({segments:s})=>s.every(({fragments:o})=>o.every(i=>It(e,n(i)?.element)))),Ee=e=>[...(0,C.Hy)(e)].filter(({type:t})=>t===
"BlockQuote").length,It=(e,t)=>{for(const{type:n}of(0,C.Hy)(t))if(n===e)return!0;return!1};function Os({lines:e},{leafOf:t}){return t(e[0].segments[0].fragments[0])?.
order}function*xs(e){const t=new Set,n=(0,C.P9)(a=>a==="Figure"),s=(0,C.P9)(a=>a==="Note"),o=[];let i=!1;for(const{element:a,order:r}of e){yield ps,i||=s(a)!==void 0;
const c=n(a);if(!c||t.has(c))continue;t.add(c),yield(c.alternative?.length??0)*ms;const l=c.alternative?.replace(/\s+/g," ").trim();l&&o.push({order:r,alternative:l})}
return{figures:o,hasNotes:i}}var Es=m(77581),ve=m(45599),Me=m(6057),vs=m(87141);const Ms=/^(?:https?|mailto|tel|ftp):/i,Ls=5e3;function Ss(e,t){const[n,s,o,i,a,
r]=(0,vs.y)((0,Me.iw)(e,t)),c=[];for(const l of(e.array(e.entry(e.pages.number(t),"Annots"))??[]).slice(0,Ls)){const f=e.dict(l);if(!f||!(0,ve.Eo)(e.resolve(f.get(
"Subtype")),"Link"))continue;const d=Ts(e,f.get("A")),y=d===void 0?void 0:(0,Me.b0)(e,f.get("Rect"));if(!y)continue;const z=[n*y[0]+o*y[1]+a,n*y[2]+o*y[3]+a],K=[
s*y[0]+i*y[1]+r,s*y[2]+i*y[3]+r],[k,U]=[(0,P.YG)(z),(0,P.YG)(K)];c.push({area:{x:k,y:U,width:(0,P.Kf)(z)-k,height:(0,P.Kf)(K)-U},uri:d})}return({box:{x:l,y:f,width:d,
height:y}})=>{const[z,K]=[l+d/2,f+y/2];return c.find(({area:k})=>z>=k.x&&z<=k.x+k.width&&K>=k.y&&K<=k.y+k.height)?.uri}}function Ts(e,t){const n=e.dict(t),s=e.resolve(
n?.get("URI"));if(!(s instanceof ve.Mx))return;const o=(0,Es.U0)(s);return Ms.test(o)?o:void 0}const As=3,Le=3,Se=.12,Ps=1e4;async function Rs(e,t){const n=new Map;
for(const[o,{blocks:i,found:{height:a}}]of e.entries()){for(const{line:c,isHead:l}of Ns(i,a)){const f=Ae(c),d=Ys(c,f),y=n.get(d);y?y.push({line:c,page:o,text:f,
isHead:l}):n.set(d,[{line:c,page:o,text:f,isHead:l}])}const r=t.step(Ps);r&&await r}const s=new Set;for(const o of n.values())if(!(new Set(o.map(({page:i})=>i)).
size<As||!ks(o,e.length)))for(const{line:i}of $s(o)?o.slice(1):o)s.add(i);return s}function Ns(e,t){const s=e.flatMap(a=>(0,S.bI)(a)||a.element?.type==="TR"?[]:
a.lines).filter(({frame:a})=>a.cos===1&&!a.vertical).sort((a,r)=>a.baseline-r.baseline),o=s.slice(0,Le).filter(({baseline:a})=>a<Se*t),i=s.slice(-Le).filter(({baseline:a})=>a>
(1-Se)*t);return[...o.map(a=>({line:a,isHead:!0})),...i.map(a=>({line:a,isHead:!1}))]}const $s=e=>e.every(({text:t,isHead:n})=>t===e[0].text&&(n||_s(t)))&&Us.test(
e[0].text),_s=e=>e.includes("@")||(e.match(Is)?.length??0)>=Cs,Is=new RegExp("\\p{Nd}","gu"),Cs=6;function ks(e,t){const n=e.map(({text:s})=>s.match(Te)??[]);return n[0].
every((s,o)=>{if(n.every(r=>r[o]===s))return!0;if(n.some(r=>Hs.test(r[o])))return!1;const i=n.map(r=>Number(r[o]));if(i.every(r=>r<=t||Number.isNaN(r)))return!0;
const a=i.filter((r,c)=>c>0&&r-i[c-1]===e[c].page-e[c-1].page);return i.some(r=>r>Ws)||a.length<Gs*(i.length-1)?!1:zs(Bs(e[0].line,o))})}function Bs({segments:e},t){
let n=[...Ae({segments:e}).matchAll(Te)][t].index;for(const{fragments:s,size:o}of e){for(const[i,{text:a,start:r}]of s.entries()){const c=s[i-1];if(n===0)return c&&
r-c.end<Ks*o?c.text:"";if(n<a.length)return a.slice(0,n);n-=a.length}n--}return""}const zs=e=>!Ds.test(e)||js.test(e),Ds=/[\p{L}#\u2116\u00ba\u00b0]/u,js=new RegExp(
"^[^\\p{L}#]{0,3}(?:\\p{Lu}[-\\u2013.]|(?:p|pp|pg|pag|p\\u00e1g|pages?|p[a\\u00e1]gina|s|seite|bl|blatt|sida|side|sivu|str|strona|strana|oldal|sayfa|\\u0441\\u0442\\u04\
40|\\u0441\\u0442\\u0440\\u0430\\u043d\\u0438\\u0446\\u0430|\\u7b2c)[.:]?)$","iu"),Ks=.6,Te=new RegExp("\\p{Nd}+(?:[.,:'\\u2019]\\p{Nd}+)*","gu"),Hs=new RegExp(
"\\P{Nd}","u"),Ws=9999,Gs=.5,Us=new RegExp("\\p{L}{2}","u"),Ae=({segments:e})=>e.map(({fragments:t})=>t.map(n=>n.text).join("")).join(" "),Ys=({baseline:e},t)=>`${Math.
round(e/4)} ${t.replace(new RegExp("\\p{Nd}+","gu"),"0")}`;async function Fs(e,t,{keepRepeated:n=!1}={}){const s=n?new Set:await Rs(t,e.job.pace),o=Js(t),i=[],a=[],
r=new ae;for(const l of t){const f=Zs(l,await Vs(e,l,o,s),r);a.push(f),i.push(rn(f));const d=e.job.pace.step(l.characters*50);d&&await d}const c=t.filter(({blocks:l})=>l.
some(f=>f instanceof S.xE));return{pages:i,parts:a,repeatedLines:s.size,uncertain:c.map(({index:l})=>l)}}function Zs(e,t,n){const s=t.map(r=>{const c=r.kind==="\
table"&&r.tags?n.headOf(r.tags,r.rows):[];return r.kind==="table"&&c.length>0?{...r,rows:[...c,...r.rows]}:r}),o=e.found.leafOf?[]:e.blocks.filter(r=>r instanceof
S.QH),i=s.filter(r=>r.kind==="table"),a=n.next(e,o,i.map(({rows:r})=>r));return a?s.map(r=>r===i[0]?{...r,rows:[a,...i[0].rows]}:r):s}async function Vs(e,t,n,s){
const o=t.blocks.flatMap(d=>{if((0,S.bI)(d))return[d];const y=d.lines.filter(z=>!s.has(z));return y.length===0?[]:[y.length===d.lines.length?d:lt.eB.of(y,d.element)]}),
{fragments:i,leafOf:a,edges:r,width:c}=t.found,l=Ss(e,t.index),f=e.pages.number(t.index);if(a&&(i.length===0||(0,A.P$)(i,a))){const d=await(await(0,C.g$)(e))?.leaves(
f,e.job.pace)??[];return(0,N.k)(ys({blocks:o,leafOf:a,leaves:d,edges:r,linkOf:l,width:c}),e.job.pace)}return(0,N.k)(Zn(o,{body:n,edges:r,width:c},l),e.job.pace)}
const Xs=6;function Js(e){const[t,n,s]=[new kt,new kt,new kt];for(const{blocks:r}of e)for(const c of r)for(const{segments:l}of c.lines)for(const{fragments:f}of l)
for(const d of f)(0,S.bI)(c)?s.count(d):(n.count(d),d.isTyped||t.count(d));const{body:o}=t.characters>=Pe*n.characters?t:n,i=s.body,a=o.size>=Ct*i.size||o.isBold&&
!i.isBold;return n.characters<(a?1:Pe)*s.characters?s.with(n).body:o}const Pe=.2,Ct=1.15;class kt{characters=0;sizes=new Map;bold=new Map;count({style:t,text:n}){
const s=Math.round(t.size*2)/2,o=n.length*s*s;Lt(this.sizes,s,o),this.characters+=n.length,t.font.bold&&Lt(this.bold,s,o)}with(t){for(const[n,s]of t.sizes)Lt(this.
sizes,n,s);for(const[n,s]of t.bold)Lt(this.bold,n,s);return this.characters+=t.characters,this}get body(){const[t]=[...this.sizes].reduce((o,i)=>i[1]>o[1]?i:o,[
0,0]),n=[...this.sizes.keys()].filter(o=>o>=Ct*t).sort((o,i)=>i-o),s=o=>[...o].reduce((i,[a,r])=>a<Ct*t?i+r:i,0);return{size:t,isBold:s(this.bold)>s(this.sizes)/
2,headings:n.slice(0,Xs)}}}const Lt=(e,t,n)=>e.set(t,(e.get(t)??0)+n);var Qs=m(29082),qs=m(91519),Bt=m(98446),to=m(4528),eo=m(55772),Re=m(66403);const no=1/4,wt=/\s/,
so=new Set(".!?…؟۔।"),oo=new Set("。！？"),io=new Set(`)]}"'»”’›`),ro=6,ao=/[\p{Ll}\p{N}]/u,co=new RegExp("\\p{M}","u");function lo(e,t,n){const s=t+
Math.max(n,1);if(s>=e.length)return e.length;const o=t+Math.ceil(n*no);for(const i of[Ne,uo,$e])for(let a=s;a>o;a--)if(i(e,a))return a;return ho(e,s,t)}function fo(e,t){
const n=Math.max(e.length-t,0);if(n===0)return 0;for(const s of[Ne,$e])for(let o=n;o<e.length;o++)if(s(e,o))return o;return e.length}function Ne(e,t){if(oo.has(
e[t-1]))return!0;if(!wt.test(e[t-1])||wt.test(e[t])||ao.test(String.fromCodePoint(e.codePointAt(t))))return!1;for(let n=t-1;n>=0&&n>=t-ro;n--){const s=e[n];if(so.
has(s))return!0;if(!wt.test(s)&&!io.has(s))return!1}return!1}const uo=(e,t)=>e[t-1]===`
`,$e=(e,t)=>wt.test(e[t-1])&&!wt.test(e[t]);function ho(e,t,n){let s=t;const o=()=>(e.charCodeAt(s)&64512)===56320||co.test(e[s]);for(;s>n+1&&o();)s--;return s>
n+1?s:t}const go=200,po=3;class _e{open=[];enter(t){for(;this.open.length>0&&this.open.at(-1).level>=t.level;)this.open.pop();this.open.push(t)}get titles(){return this.
open.map(({title:t})=>t)}get level(){return this.open.at(-1)?.level??0}}class mo{how;pieces=[];headings=new _e;parts=[];length=0;above=[];work=0;constructor(t){
this.how=t}*add(t,n){for(const[s,o]of t.entries()){const i=s===0?yt:o.joint;o.heading&&this.enterHeading(o.heading),this.length+i.length+o.text.length<=this.how.
size?this.put(o,o.text,i,n):yield*this.cut(o,i,n),++this.work%M.y===0&&(yield M.Yz)}}addScan(t,n){this.end(),this.pieces.push({text:t,hasText:!1,firstPage:n,lastPage:n,
headings:this.headings.titles})}end(){const{parts:t}=this;if(this.parts=[],this.length=0,!t.some(({isAgain:o})=>!o))return;const n=t.map((o,i)=>i===0?o.text:o.joint+
o.text).join(""),s=[t[0].page,t.at(-1).page];this.pieces.push({text:n,hasText:!0,firstPage:s[0],lastPage:s[1],headings:this.above})}enterHeading(t){const n=t.level>
this.headings.level&&this.parts.length>0&&this.parts.every(s=>s.isHeading);this.how.bySection&&t.level<=po&&!n&&this.end(),this.headings.enter(t)}put({heading:t,
rows:n,text:s},o,i,a){this.parts.some(({isAgain:c,isHeading:l})=>!c&&!l)||(this.above=this.headings.titles),this.length+=(this.parts.length>0?i.length:0)+o.length,
this.parts.push({text:o,joint:i,page:a,isHeading:t?.title!==void 0&&o===s,isRows:n!==void 0,isAgain:!1})}*cut(t,n,s){this.next();const{size:o}=this.how,i=()=>o-
this.length-(this.parts.length>0?n.length:0);t.text.length>i()&&i()<o/4&&this.end(),t.text.length<=i()?this.put(t,t.text,n,s):t.rows?yield*this.cutRows(t,t.rows,
n,s):yield*this.cutProse(t,t.text,n,s)}next(){const t=this.parts.findLastIndex(({isHeading:i})=>!i)+1;if(this.parts.slice(0,t).every(({isAgain:i})=>i))return;const n=this.
parts.splice(t),s=this.parts;this.end();const o=this.how.overlap>0?wo(s,this.how.overlap):[];for(const i of[...o,...n])this.length+=(this.parts.length>0?i.joint.
length:0)+i.text.length,this.parts.push(i);this.above=this.headings.titles}*cutProse(t,n,s,o){for(let i=0,a;i<n.length;i=a){const r=i===0;r||this.next();const c=r?
s:" ",l=this.how.size-this.length-(this.parts.length>0?c.length:0);a=lo(n,i,l),this.put(t,n.slice(i,a).trimEnd(),c,o),yield(a-i)*go}}*cutRows(t,n,s,o){const{open:i,
rows:a,close:r}=yo(n,this.how.size),c=Ie([...i,...r]);let[l,f]=[[],c];const d=()=>{l.length>0&&this.put(t,[...i,...l,...r].join(`
`),s,o),[l,f]=[[],c]};for(const y of a){++this.work%M.y===0&&(yield M.Yz);const z=()=>this.how.size-this.length-s.length;f+y.length+1>z()&&(d(),this.next(),f+y.
length+1>z()&&this.end()),f+y.length+1<=z()?(l.push(y),f+=y.length+1):yield*this.cutProse(t,y,s,o)}d()}}const Ie=e=>e.reduce((t,n)=>t+n.length+1,0);function yo(e,t){
const{open:n,rows:s,close:o}=e;return Ie([...n,...o])<=t/2?e:{open:[],rows:[...n,...s,...o],close:[]}}function wo(e,t){const n=[];let s=t;for(let o=e.length-1;o>=
0&&s>0&&!e[o].isRows;o--){const i=e[o],a=i.text.slice(fo(i.text,s));if(a!==""&&n.unshift({...i,text:a,isAgain:!0}),a.length<i.text.length)break;s-=a.length+i.joint.
length}return n}var bo=m(42973);function Oo({pieces:e,layout:t,piece_size:n,piece_overlap:s}){const o=[];if(e==="section"&&t!=="markdown"&&o.push({field:"pieces",
message:"by section needs layout to be markdown, which has headings: set it, or cut by size",mentions:["layout"]}),2*s>=n&&o.push({field:"piece_overlap",message:`\
must be below half of piece_size, which is ${n}: at most ${Math.ceil(n/2)-1}`,mentions:["piece_size"]}),o.length>0)throw(0,H.G6)(o)}async function xo(e,t,{pace:n,
limits:s}){const o=t.pieces==="page"?Eo(e):await vo(e,t,n,s);Ce(o.length,s);const i=[];for(const[a,{text:r,hasText:c,firstPage:l,lastPage:f,headings:d}]of o.entries()){
const y=n.step(r.length*10);y&&await y,i.push({index:a+1,text:r,characters:Mo(r),hasText:c,firstPage:l,lastPage:f,headings:d})}return i}function Eo(e){const t=new _e;
return e.map(({number:n,text:s,isScan:o,parts:i=[]})=>{const a=i.findIndex(({kind:f})=>f!=="heading"),r=a<0?i.length:a,c=f=>f.kind==="heading"&&t.enter(f);i.slice(
0,r).forEach(c);const l=t.titles;return i.slice(r).forEach(c),{text:s,hasText:s.trim()!==""&&!o,firstPage:n,lastPage:n,headings:l}})}async function vo(e,t,n,s){
const o=new mo({bySection:t.pieces==="section",size:t.piece_size,overlap:t.piece_overlap});for(const{number:i,text:a,isScan:r,parts:c,passages:l=pn(c??[])}of e)
r?o.addScan(a.trim(),i):await(0,N.k)(o.add(l,i),n),Ce(o.pieces.length,s);return o.end(),o.pieces}function Ce(e,{textPieces:t}){if(!(e<=t))throw(0,bo.F)("textPie\
ces",`The text has more than ${(0,Bt.y_)(t,"piece")}`,"Ask for larger pieces, or fewer pages","pages")}function Mo(e){let t=e.length;for(let n=0;n<e.length;n++)
(e.charCodeAt(n)&64512)===56320&&t--;return t}var Lo=m(22154);const ke=100,So=async(e,t,n)=>{Oo(t);const s=await(0,qs.E)(e.bytes,n,{password:t.open_password}),o=s.
pages.count,i=(0,Qs.k1)(t.pages,o);To(t,i.length);const a=t.layout==="markdown",r=zt(t)&&t.layout==="reading",c=a||r,l=new Lo.z(s,i.length,{findsTables:c||t.tables,
hasTablesApart:c}),{texts:f,words:d,lines:y,tables:z,parts:K,passages:k,notes:U}=await Po(s,i,l,t),st=await(0,eo.fl)(s),ot=f.map((J,Z)=>{const pt=i[Z];return{...{
page:pt,label:st(pt-1),text:J,hasText:J.trim()!==""&&!l.isScan(pt)},...d[Z]&&{words:d[Z]},...y[Z]&&{lines:y[Z]}}}),X=f.map((J,Z)=>{const pt=i[Z];return{number:pt,
text:J,isScan:l.isScan(pt),parts:K?.[Z],passages:k[Z]}}),at=t.pieces==="none"?void 0:await xo(X,t,n),bt={text:at?null:Ao(f,t.layout),mediaType:(0,to.GW)({layout:t.
layout}),pageCount:o,characters:l.characters,unreadable:l.unreadable,...t.per_page&&{pages:ot},...t.tables&&{tables:z},...at&&{pieceCount:at.length,pieces:at}};
return{documents:[{...e,pageCount:o}],data:bt,notes:[...l.notes,...U],facts:{textlessPages:l.textlessPages,...at&&{pieceCount:at.length}}}};function To(e,t){const n=[
"word_boxes","line_boxes"].filter(s=>e[s]&&t>ke).map(s=>({field:s,message:`takes at most ${ke} pages, and ${t} are asked for: name fewer in pages`,mentions:["pa\
ges"]}));if(n.length>0)throw(0,H.G6)(n)}const Be=({text:e,...t})=>({text:e,...(0,Re.a)(t)});function Ao(e,t){return t==="markdown"?e.filter(n=>n.trim()!=="").join(
`

`):e.every(n=>n.trim()==="")?"":e.join("\f")}const zt=({pieces:e})=>e==="section"||e==="size";async function Po(e,t,n,s){const{layout:o,word_boxes:i,line_boxes:a,
keep_repeated:r}=s,c=[],{pace:l}=e.job,f=[],d=[],y=[],z=[],K=[],k=new ae;for(const bt of t){const J=await n.page(bt);if(i&&d.push((await(0,N.k)(J.words(),l)).map(
Be)),a&&y.push((await(0,N.k)(J.lines(),l)).map(Be)),s.tables)for(const Z of await Ro(e,J,k))c.push(Z);if(o==="markdown")z.push(J);else{const Z=zt(s)&&o==="readi\
ng"?yn(J,await ze(e,J)):void 0;Z&&K.push(await(0,N.k)(Z,l)),f.push(await(0,N.k)(J.layout(o),l)),zt(s)&&o==="page"&&K.push(mn(f.at(-1)))}}if(o!=="markdown")return{
texts:f,words:d,lines:y,tables:c,passages:K,notes:[]};const{pages:U,parts:st,repeatedLines:ot,uncertain:X}=await Fs(e,z,{keepRepeated:r}),at=[...ot>0?[No(ot)]:[],
...X.length>0?[$o(X.map(bt=>bt+1))]:[]];return{texts:U,words:d,lines:y,tables:c,parts:st,passages:K,notes:at}}async function ze(e,t){return t.found.leafOf?await(await(0,C.
g$)(e))?.leaves(e.pages.number(t.index),e.job.pace)??[]:[]}async function Ro(e,t,n){const s=await(0,N.k)(ln(t,await ze(e,t)),e.job.pace),o=s.flatMap(({block:a,rows:r})=>a?
[{block:a,rows:r}]:[]),i=n.next(t,o.map(({block:a})=>a),o.map(({rows:a})=>a));return s.map(({box:a,rows:r,hasHead:c,isCertain:l,tags:f})=>{const y=i!==void 0&&r===
o[0].rows?[i]:f?n.headOf(f,r):[];return{page:t.index+1,box:(0,Re.a)(a),rows:[...y,...r],header:y.length>0||c,certain:l}})}const No=e=>({code:"repeated_lines_rem\
oved",message:`${(0,Bt.y_)(e,"line")} of headers and footers, which repeat on the pages, are not in the Markdown: set keep_repeated to true to keep them.`,mentions:[
"keep_repeated"]}),$o=e=>({code:"tables_uncertain",message:`Lines of ${(0,Bt.oi)(e)} that may be a table stand as they look, in a block of code.`})}),55772:((V,W,m)=>{
m.d(W,{fl:()=>u,mm:()=>S,vg:()=>A});var H=m(94289),N=m(33546),C=m(74135),P=m(59071);const M=1e3;function j(E){const{width:O,height:x}=(0,C.JQ)(E),R=w=>Math.round(
w*M)/M;return{width:R(O),height:R(x)}}function S({kinds:E,kindOf:O}){const x=new Int32Array(E.length),R=new Int32Array(E.length);for(let b=O.length-1;b>=0;b--)x[O[b]]++,
R[O[b]]=b+1;const w=new Map;for(const[b,g]of E.entries()){const{width:p,height:v}=j(g),h=`${p} ${v}`,T=w.get(h);T?T.count+=x[b]:w.set(h,{width:p,height:v,count:x[b],
firstPage:R[b]})}return[...w.values()]}async function A(E,{kinds:O,kindOf:x},R){const w=await u(E),b=O.map(j);return Array.from(x,(g,p)=>({...b[g],rotation:O[g].
rotation,label:w(p),characters:R?.[p]??null}))}async function u(E){const O=await(0,N.Hr)(E);return x=>O?L(O(x)):null}function L({style:E,prefix:O,number:x}){return(0,P.
ZK)(O)+(0,H.Y)(E,x)}}),66403:((V,W,m)=>{m.d(W,{a:()=>C});const H=100,N=P=>Math.round(P*H)/H,C=P=>P?{x:N(P.x),y:N(P.y),width:N(P.width),height:N(P.height)}:null}),
94289:((V,W,m)=>{m.d(W,{Y:()=>H});function H(S,A){switch(S){case"D":return String(A);case"R":return M(A);case"r":return M(A).toLowerCase();case"A":return j(A);case"\
a":return j(A).toLowerCase();default:return""}}const N=[[1e3,"M"],[900,"CM"],[500,"D"],[400,"CD"],[100,"C"],[90,"XC"],[50,"L"],[40,"XL"],[10,"X"],[9,"IX"],[5,"V"],
[4,"IV"],[1,"I"]],C=1e5,P=2600;function M(S){if(S>C)return String(S);let A="",u=S;for(const[L,E]of N)for(;u>=L;)A+=E,u-=L;return A}function j(S){return S>P?String(
S):String.fromCharCode(65+(S-1)%26).repeat(Math.ceil(S/26))}}),33546:((V,W,m)=>{m.d(W,{FB:()=>M,Hr:()=>S,Zh:()=>A,k$:()=>j,qm:()=>u});var H=m(44233),N=m(45599),
C=m(81077);const P={first:0,style:"D",prefix:void 0,start:1};async function M(w){const b=w.catalog.get("PageLabels");if(!w.dict(b))return;const g=(await(0,C.Zc)(
w,b,"Nums")).map(([p,v])=>({first:Number(p),label:w.dict(v)})).filter(({first:p})=>Number.isInteger(p)&&p>=0).sort((p,v)=>p.first-v.first).filter(({first:p},v,h)=>h[v+
1]?.first!==p).map(({first:p,label:v})=>({first:p,...L(w,v)}));return g[0]?.first===0?g:[P,...g]}function j(w,b){const g=w.editCatalog();if(b.length===0){g.delete(
"PageLabels");return}const p=b[0].first===0?b:[P,...b],v=R(w),h=p.map(({first:T,start:$,..._})=>[T,x({..._,number:$},v)]);g.set("PageLabels",w.add((0,C.H6)(w,h,
"Nums")))}async function S(w){const b=await M(w);if(!b)return;const g=b.map(({first:p})=>p);return p=>{const v=b[(0,H.MJ)(g,p)-1];return{...v,number:v.start+p-v.
first}}}function A(w,b){const g=[],p=R(w);let v,h=0;for(const T of b)(!v||!E(v,T))&&g.push([h,x(T,p)]),v=T,h++;return(0,C.H6)(w,g,"Nums")}async function u(w,b){
const g=await S(w);if(!g)return;const p=A(w,Array.from(b,v=>g(v-1)));w.editCatalog().set("PageLabels",w.add(p))}function L(w,b){const g=w.resolve(b?.get("S")),p=w.
resolve(b?.get("P")),v=w.resolve(b?.get("St"));return{style:g instanceof N.SX?g.text:void 0,prefix:p instanceof N.Mx&&p.bytes.length>0?p:void 0,start:typeof v==
"number"&&Number.isInteger(v)&&v>=1?v:1}}function E(w,b){return w.style!==b.style||b.style!==void 0&&b.number!==w.number+1?!1:w.prefix===b.prefix?!0:!!w.prefix&&
!!b.prefix&&Buffer.compare(w.prefix.bytes,b.prefix.bytes)===0}const O=100;function x({style:w,prefix:b,number:g},p){return(0,N.jd)({S:w===void 0?void 0:(0,N.UU)(
w),P:b&&b.bytes.length>O?p(b):b,St:w===void 0||g===1?void 0:g})}function R(w){const b=new Map;return g=>{let p=b.get(g);return p||b.set(g,p=w.add(g)),p}}}),81077:((V,W,m)=>{
m.d(W,{BX:()=>A,H6:()=>u,MN:()=>L,Pu:()=>j,Zc:()=>S,r6:()=>E});var H=m(45599),N=m(44233),C=m(77581),P=m(9819);const M=64,j=h=>typeof h=="number"?String(h):(0,C.
U0)(h);async function S(h,T,$){const _=[];for(const I of await R(h,T,0,$)){for(const D of b(h,I,$))_.push(D);const B=h.job.pace.step(O);B&&await B}return _}async function A(h,T,$,_,I,B){
const D=await R(h,T,$,_,B);for(let Y=D.length-1;Y>=0;Y--){const G=D[Y],et=b(h,G,_),F=et.filter(([q,nt])=>!I(q,nt)),ct=h.job.pace.step(O+et.length*O);ct&&await ct,
F.length<et.length&&(h.edit(G.holder),G.dict.set(_,p(F)),G.changed=!0);for(const q of G.repeats)h.edit(G.holder),G.dict.delete(q),G.changed=!0;if(G.emptyKids){const q=(h.
array(G.dict.get("Kids"))??[]).filter(nt=>!G.emptyKids.has(h.dict(nt)));h.edit(G.holder),G.dict.set("Kids",q),G.changed=!0}if(!G.changed)continue;const Q=h.array(
G.dict.get("Kids"))??[];G.empty=F.length===0&&Q.length===0;const it=G.parent;it&&(it.changed=!0,G.empty?(it.emptyKids??=new Set).add(G.dict):g(h,G,F,Q))}return D[0]?.
empty??!1}function u(h,T,$){if(T.length<=M)return(0,H.jd)({[$]:p(T)});let _=[];for(const I of v(T)){const[B,D]=[I[0][0],I.at(-1)[0]];_.push({ref:h.add((0,H.jd)(
{Limits:[B,D],[$]:p(I)})),low:B,high:D})}for(;_.length>M;)_=v(_).map(I=>{const[B,D]=[I[0].low,I.at(-1).high];return{ref:h.add((0,H.jd)({Limits:[B,D],Kids:I.map(
({ref:Y})=>Y)})),low:B,high:D}});return(0,H.jd)({Kids:_.map(({ref:I})=>I)})}async function L(h,T){const{pace:$}=h.job,_=[];for(const[I,B]of T){_.push([(0,H.Px)(
I),B]);const D=$.step(10*O);D&&await D}return u(h,await E(h,_),"Names")}async function E(h,T){const{pace:$}=h.job,_=[];for(const B of T){_.push({entry:B,key:j(B[0])});
const D=$.step(O);D&&await D}return(await(0,N.qZ)(_,(B,D)=>B.key<D.key?-1:B.key>D.key?1:0,$)).map(({entry:B})=>B)}const O=100,x=30;async function R(h,T,$,_,I){const B=new P.
b9(h),D=new Set,Y=F=>D.size<D.add(F).size,G=[],et=[{value:T??null,holder:$,parent:void 0}];for(let F=et.pop();F!==void 0;F=et.pop()){B.spend(1);const ct=h.job.pace.
step(O);ct&&await ct;const Q=h.dict(F.value);if(!Q||!Y(Q)||I&&F.parent&&!w(h,Q,I))continue;const it=[],q=rt=>{const tt=h.array(Q.get(rt));return!tt||Y(tt)?tt??[]:
(it.push(rt),[])},nt=q(_).length>>1,dt=q("Kids"),lt={dict:Q,holder:(0,P.Kd)(F.value,F.holder),parent:F.parent,repeats:it};G.push(lt),B.spend(nt);const Ot=(0,P.Kd)(
Q.get("Kids"),lt.holder);for(let rt=dt.length-1;rt>=0;rt--){et.push({value:dt[rt],holder:Ot,parent:lt});const tt=h.job.pace.step(x);tt&&await tt}const mt=h.job.
pace.step(nt*O);mt&&await mt}return G}function w(h,T,$){const[_,I]=h.array(T.get("Limits"))??[];return typeof _!="number"||typeof I!="number"||$(_,I)}function b(h,{
dict:T,repeats:$},_){const I=$.includes(_)?void 0:h.array(T.get(_));if(!I)return[];const B=[];for(let D=0;D+1<I.length;D+=2){const Y=h.resolve(I[D]);(_==="Names"?
Y instanceof H.Mx:typeof Y=="number")&&B.push([Y,I[D+1]])}return B}function g(h,T,$,_){const I=Y=>h.array(h.dict(Y)?.get("Limits"))??[],B=$[0]?.[0]??I(_[0])[0],
D=$.at(-1)?.[0]??I(_.at(-1))[1];h.edit(T.holder),B!==void 0&&D!==void 0?T.dict.set("Limits",[B,D]):T.dict.delete("Limits")}function p(h){const T=[];for(const[$,
_]of h)T.push($,_);return T}function v(h){const T=[];for(let $=0;$<h.length;$+=M)T.push(h.slice($,$+M));return T}}),59071:((V,W,m)=>{m.d(W,{Gh:()=>E,ZK:()=>O,wh:()=>L});
var H=m(77581),N=m(45599);const C=/\u001b[A-Za-z]{2}[A-Za-z-]{0,8}\u001b/g,P=/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]/g,M=/[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g,
j=x=>x.replace(C,"").replace(P,"").replace(M,"�"),S=200,A=new WeakMap;function u(x){let R=A.get(x);if(R)return R;const w=j((0,H.g7)(x));return R={whole:w,trimmed:w.
trim()},x.bytes.length>=S&&A.set(x,R),R}const L=x=>j(x).trim();function E(x){const R=x instanceof N.Mx?u(x).trimmed:"";return R===""?null:R}const O=x=>x?u(x).whole:
""}),70549:((V,W,m)=>{m.d(W,{n:()=>H});function H(N){const C=new WeakMap;return P=>{if(P.hasChanges)return N(P);const M=C.get(P);if(M)return M.answer;const j=N(
P);return C.set(P,{answer:j}),j}}}),9819:((V,W,m)=>{m.d(W,{J7:()=>C,Kd:()=>j,Wo:()=>S,_i:()=>M,b9:()=>P});var H=m(42973),N=m(45599);class C{document;gone=new Set;chased=new Set;constructor(u){
this.document=u}remove(u){const{catalog:L,catalogNumber:E,pages:O}=this.document,x=L.get("Pages");u===E||(0,N.i9)(x)&&u===x.number||O.holds(u)||(this.gone.add(u),
this.document.remove(u))}chase(u){this.chased.add(u)}removed(){return this.gone}takeChased(){const u=this.chased;return this.chased=new Set,u}isGone(u){return(0,N.
i9)(u)&&this.gone.has(u.number)}}class P{most;left;constructor(u){this.most=this.left=u.job.limits.nodes}spend=u=>{if(this.left-=u,this.left<0)throw(0,H.F)("nod\
es",`The document has more than ${this.most} fields, bookmarks, names and structure elements`,"Remove bookmarks or tags with another program first")}}class M{seen;beyond=new Set;allowance;constructor(u,L=new P(
u)){this.allowance=L,this.seen=new Uint8Array((u.size>>3)+1)}first(u){if(this.allowance.spend(1),!(0,N.i9)(u))return!0;const{number:L}=u,E=L>>3;if(E>=this.seen.
length)return this.beyond.size<this.beyond.add(L).size;const O=1<<(L&7),x=(this.seen[E]&O)===0;return this.seen[E]|=O,x}}function j(A,u){return(0,N.i9)(A)?A.number:
u}function S(A,u){const L=A.catalog.get(u),E=A.dict(L);return E&&{dict:E,holder:j(L,A.catalogNumber)}}})};
