"use strict";exports.id=9016,exports.ids=[9016],exports.modules={4528:((Z,W,w)=>{w.d(W,{G7:()=>b,GW:()=>C,IF:()=>p,JF:()=>v,KV:()=>O,_m:()=>E,lg:()=>g,u9:()=>P,uv:()=>_});const H=null,
g={"application/json":".json","text/plain":".txt","text/markdown":".md","text/csv":".csv","application/jsonl":".jsonl"};function C(h,m=!1){const{per_page:d,tables:S,
layout:T}=h;return A(h)?"application/jsonl":m&&S===!0&&d!==!0?"text/csv":d===!0||S===!0?"application/json":T==="markdown"?"text/markdown":"text/plain"}const A=h=>(h.
pieces??"none")!=="none";function D(h){const m=C(h);return A(h)?["application/json",m]:h.tables===!0?[m,"text/csv"]:m==="text/markdown"?["application/json",m,"t\
ext/plain"]:[...new Set(["application/json",m])]}const _=({text:h})=>typeof h=="string"?h:"",P=({pages:h,tables:m,pieces:d})=>(h??m??d)!==void 0;function E({text:h,
pages:m,tables:d,pieces:S,...T}){return T}const O=({pieces:h})=>h,v=h=>h.map(m=>`${JSON.stringify(m)}
`).join(""),p=({tables:h})=>h??[];function L(h){return p(h).flatMap(({page:m,rows:d,header:S,certain:T},R)=>{const I=N(d,S);return d.slice(S?1:0).map(($,k)=>({row:Object.
fromEntries($.map((G,K)=>[I[K],G])),about:{page:m,table:R+1,row:k+1,certain:T}}))})}const x="pdf";function N(h,m){const d=h.reduce((T,{length:R})=>Math.max(T,R),
0),S=new Set([x]);return Array.from({length:d},(T,R)=>{const I=m&&h[0][R]||`Column ${R+1}`;let $=I;for(let k=2;S.has($);k++)$=`${I} ${k}`;return S.add($),$})}function b(h){
const[m,...d]=p(h);return m&&d.length===0?M(m.rows):void 0}const M=h=>h.map(m=>`${m.map(d=>/[",\r\n]/.test(d)?`"${d.replaceAll('"','""')}"`:d).join(",")}\r
`).join("")}),66974:((Z,W,w)=>{w.d(W,{D6:()=>D,F1:()=>C,NL:()=>O,P3:()=>g,br:()=>A,bs:()=>E});var H=w(98446);const g={problem:"names page 0: pages count from 1,\
 and -1 is the last page"};function C(p,L,x){const N=[],b=[];for(const[M,h]of p.split(",").entries()){const m=M+1;if(L!==void 0&&h.trim()===""){b.push(`entry ${m}\
 is empty: write ${L}, separated by single commas`);continue}const d=x(h,m);"problem"in d?b.push(A(m,h,d.problem)):N.push(d.item)}return b.length>0?{problem:E(b)}:
{items:N}}const A=(p,L,x)=>`entry ${p} ('${v(L.trim())}') ${x}`,D=({position:p,text:L},x,N)=>A(p,L,`names ${_(x)}, but the document has ${(0,H.y_)(N,"page")}`);
function _(p){return Number.isSafeInteger(p)?`page ${p}`:"a page far beyond its end"}const P=5;function E(p){const L=p.length-P;return[...p.slice(0,P),...L>0?[`\
and ${L} more such entries`]:[]].join("; ")}function O(p){const L=/^ *(\d{1,10}) *[-–]+ *(\d{0,10}) *$/.exec(p);return L?`is not a range: write ${L[1]}..${L[2]}${L[2]===
""?" for this page and all after it":""}`:/\bfirst\b/i.test(p)?"is not a page: the first page is written 1, and a range from it 1..5":/\b(last|end)\b/i.test(p)?
"is not a page: the last page is written -1, and a range to it 2..":void 0}function v(p){const L=[...p].map(x=>/[\p{Cc}\p{Cs}\u2028\u2029]/u.test(x)?"?":x);return(0,H.
Bu)(L.join(""),40)}}),29082:((Z,W,w)=>{w.d(W,{k1:()=>D,lY:()=>A,m7:()=>_});var H=w(58552),g=w(66974);const C=/^(not +)?(?:(odd|even|all)|(-?\d+)(?:(\.\.)(-?\d+)?)?)$/i,
A=O=>(0,g.F1)(O,"pages such as 1..3, -1, odd",(v,p)=>{const L=v.trim(),x=C.exec(L);if(!x)return{problem:E(L)};const[,N,b,M,h,m]=x,d={negated:N!==void 0,text:L,position:p};
if(b!==void 0)return{item:{...d,pages:b.toLowerCase()}};const S=Number(M),T=h===void 0?S:m===void 0?"end":Number(m);return S===0||T===0?g.P3:{item:{...d,pages:{
from:S,to:T}}}});function D(O,v,p="pages"){const L=h=>(0,H.G6)([{field:p,message:h}]),x=A(O);if("problem"in x)throw L(x.problem);const N=new P(v),b=new P(v),M=[];
for(const h of x.items){const m=h.negated?b:N;if(typeof h.pages=="string"){m.add(h.pages);continue}const{from:d,to:S}=h.pages,T=d<0?v+1+d:d,R=S==="end"?v:S<0?v+
1+S:S,$=(S==="end"?d<0?[[d,T]]:[]:[[d,T],[S,R]]).find(([,k])=>k<1||k>v);$&&M.push((0,g.D6)(h,$[0],v)),!(S==="end"&&T>v||M.length>0)&&m.range(Math.min(T,R),Math.
max(T,R))}if(M.length>0)throw L((0,g.bs)(M));return x.items.every(({negated:h})=>h)&&N.add("all"),N.without(b)}function _(O){const v=A(O);if("problem"in v||v.items.
length!==1)return;const{negated:p,pages:L}=v.items[0];if(p)return;if(L==="all")return{first:1};if(typeof L=="string"||L.from<1)return;const{from:x,to:N}=L;return N===
"end"?{first:x}:N===-1?{first:x}:N<1?void 0:{first:Math.min(x,N),last:Math.max(x,N)}}class P{pageCount;differences;odd=!1;even=!1;constructor(v){this.pageCount=
v,this.differences=new Int32Array(v+2)}add(v){v!=="even"&&(this.odd=!0),v!=="odd"&&(this.even=!0)}range(v,p){this.differences[v]++,this.differences[p+1]--}without(v){
const p=new Uint32Array(this.pageCount);let L=0,x=0,N=0;for(let b=1;b<=this.pageCount;b++){x+=this.differences[b],N+=v.differences[b];const M=b%2===1?"odd":"eve\
n";(x>0||this[M])&&!(N>0||v[M])&&(p[L++]=b)}return p.subarray(0,L)}}function E(O){return/^(not +)?\.\./i.test(O)?"has no start: a range is written 1..5":/^!/.test(
O)?"is not a page: leave out pages with not, such as not 2":(0,g.NL)(O.replace(/^not +/i,""))??"is not a page such as 3 or -1, a range such as 2..5 or 2.., odd,\
 even, all, or one of these after not"}}),45657:((Z,W,w)=>{w.d(W,{Hn:()=>g,Kf:()=>A,RZ:()=>H,Vp:()=>_,YG:()=>D,vH:()=>C});function H(P,E){for(const O of E)P.push(
O)}const g=P=>P.slice();function C(P,E,O){const v=P.get(E);v?v.push(O):P.set(E,[O])}const A=P=>{let E=-1/0;for(const O of P)E=Math.max(E,O);return E},D=P=>{let E=1/0;
for(const O of P)E=Math.min(E,O);return E},_=P=>Number.isInteger(P)&&!Number.isSafeInteger(P)}),14822:((Z,W,w)=>{w.r(W),w.d(W,{extract_text:()=>xo});var H=w(58552),
g=w(27077),C=w(60660),A=w(45657),D=w(77397),_=w(20779),P=w(39955),E=w(62897);const O=100;function v(e){let t="",n;for(const{space:s,text:o,fragment:i}of e.pieces())
t+=s+(n&&s===""&&N(o,i,n)?M(o):o),n=i;return t.replace(/\s+/g," ").trim()}function*p(e,t){const n=[];let s=0,o;for(const{space:a,text:r,fragment:c}of e.pieces()){
++s%O===0&&(yield g.Yz);const l=m(c,t),f=a!=="",u=n.at(-1),B=o&&!f&&!l.isReference&&N(r,c,o)?M(r):r;o=c,u&&d(u.look,l)?u.text+=f?` ${B}`:B:n.push({text:B,look:l,
isSpaced:f})}let i="";for(const[a,r]of n.entries())r.isSpaced&&(i+=" "),i+=S(r,h(n,a));return i.trim()}const L=.85,x=.2;function N(e,{style:t,baseline:n},s){const{
frame:o,size:i}=s.style;return/^\d{1,3}$/.test(e)&&/\d$/.test(s.text)&&t.frame===o&&!o.vertical&&t.size<L*i&&s.baseline-n>x*i}const b="⁰¹²³⁴⁵⁶⁷⁸⁹",
M=e=>e.replace(/\d/g,t=>b[Number(t)]);function h(e,t){const n=e[t+1];return{before:e[t].isSpaced?"":e[t-1]?.text.at(-1)??"",after:!n||n.isSpaced?"":n.text[0]}}function m(e,{
linkOf:t,marksBold:n,isReference:s}){const{bold:o,italic:i}=e.style.font;return{bold:o&&n,italic:i,fixedPitch:e.isTyped,link:t(e),isReference:s?.(e)===!0}}const d=(e,t)=>e.
bold===t.bold&&e.italic===t.italic&&e.fixedPitch===t.fixedPitch&&e.link===t.link&&e.isReference===t.isReference;function S({text:e,look:{bold:t,italic:n,fixedPitch:s,
link:o,isReference:i}},a){if(i&&/^\d{1,3}$/.test(e))return`[^${e}]`;let r=s&&!T(e,a)?G(e):X(e);return/[\p{L}\p{N}]/u.test(e)&&k(e,a)&&(n&&(r=`*${r}*`),t&&(r=`**${r}\
**`)),o===void 0?r:`[${r}](${K(o)})`}const T=(e,{before:t,after:n})=>e.length<=R&&/^[\p{L}\p{N}]+$/u.test(e)&&$.test(t+n),R=3,I=/[\p{P}\p{S}]/u,$=/[\p{L}\p{N}]/u,
k=(e,{before:t,after:n})=>!(I.test(e[0])&&$.test(t))&&!(I.test(e.at(-1))&&$.test(n));function G(e){const t=(0,E.K)((e.match(/`+/g)??[]).map(s=>s.length),0),n="`".
repeat(t+1);return t>0?`${n} ${e} ${n}`:`${n}${e}${n}`}const K=e=>/[\s()<>]/.test(e)?`<${e.replace(/[\s<>]/g,encodeURIComponent)}>`:e,nt=e=>e.replace(Y,(t,n)=>{
if(!at.test(t))return t;const[s,o]=[e[n-1],e[n+t.length]],i=o!==void 0&&(t.endsWith(" ")||$.test(o));return`${s===void 0||s===" "?"":" "}…${i?" ":""}`}),Y=/[.\u2026](?: ?[.\u2026])+ ?/g,
at=/^(?:\u2026[.\u2026]|(?:[.\u2026] ?){5})/,X=e=>nt(e).replace(/[\\`*[\]]/g,"\\$&").replace(/(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])/gu,"\\_").replace(/<(?=[A-Za-z/!?])/g,
"\\<"),st=e=>e.replace(/^(?=#{1,6}(?:\s|$)|>|[-+](?:\s|$)|(?:-{3,}|={3,}|_{3,})$)/,"\\").replace(/^(\d{1,9})([.)])(?=\s|$)/,"$1\\$2");var J=w(61520),Q=w(93604),
lt=w(5609),ft=w(99689),wt=w(73356),bt=w(11474);const q=/^(?:\)|%|\)%)$/,ot=/^(?:[-\u2010-\u2014\u2212+(]?[\d.,]*\d|[-\u2010-\u2014\u2212]$)/u,ze=/\d%?$|^\(?[-\u2010-\u2014\u2212]$/u,
De=40;function*je(e){const t=[];for(const[s,o]of e.rows.entries()){const i=new Map;for(const[a,r]of o.entries())!zt(r)&&Dt(r)&&i.set(e.places[s][a],r);t.push(i),
yield(1+o.length)*g.Yz/g.y}const n=new Map;for(let s=0;s<e.count;s++){yield e.rows.length*g.Yz/g.y;const o=He(t,s);o!==void 0&&n.set(s,s+o)}return n.size===0?e:
We(e,n)}const zt=({tag:e})=>(e?.columns??1)>1,Dt=({fragments:e,isElsewhere:t})=>e.length>0||t===!0,Lt=({fragments:e})=>{let t="";for(const n of e)if((t+=n.text).
length>De)break;return t.trim()};function He(e,t){let[n,s]=[0,0];for(const i of e){const a=i.get(t);if(!a||a.isHead)continue;const r=Ke(i,t);if(r===void 0)return;
r<0?n++:s++}if(n+s===0)return;const o=n>s?-1:1;return e.some(i=>i.get(t)?.isHead&&i.has(t+o))?void 0:o}function Ke(e,t){const n=Tt(e,t);return bt.UM.test(n)?ot.
test(Tt(e,t+1))?1:void 0:q.test(n)&&ze.test(Tt(e,t-1))?-1:void 0}const Tt=(e,t)=>{const n=e.get(t);return n?Lt(n):""};function We({rows:e,places:t,count:n},s){const o=[];
let i=0;for(let l=0;l<n;l++)o.push(s.has(l)?-1:i++);const a=(l,f)=>{let u=f;if(zt(l))for(;s.has(u);)u++;else s.has(f)&&(u+=q.test(Lt(l))?-1:s.get(f)-f);return o[u]??
i-1},r=[],c=[];for(const[l,f]of e.entries()){const[u,y]=[[],[]];for(const[B,j]of f.entries()){const z=a(j,t[l][B]),U=u.at(-1);U&&y.at(-1)>=z?u[u.length-1]=Ge(U,
j):(u.push(j),y.push(z))}r.push(u),c.push(y)}return{rows:r,places:c,count:i}}const Ge=(e,t)=>q.test(Lt(t))?{...e,closing:t.fragments}:{...Dt(e)?e:t,fragments:[...e.
fragments,...t.fragments]},Ue=100,jt=1e4;function*Ye(e){const t=Ze(e);if(!t)return Fe(e);const n=new Ve,s=t.widths.map(r=>r===t.count);for(const[r,c]of e.entries())
n.add(r,c,s[r]?t.places[r]:[]),yield(1+c.length)*g.Yz/g.y;const o=e.map((r,c)=>r.every((l,f)=>n.allow(l,t.places[c][f])));if(s.every(Boolean)&&o.every(Boolean))
return yield*Ht(e,t);const i=o.every(Boolean),a=e.map((r,c)=>s[c]&&(i||o[c]&&n.tellAll(c,r)));return yield*Ht(e,yield*new Xe(e,t,a,n).place())}function*Ht(e,{count:t,
places:n}){const s=new Uint8Array(t);for(const[a,r]of e.entries()){for(const[c,{place:l,isElsewhere:f}]of r.entries())(l||f)&&(s[n[a][c]]=1);yield(1+r.length)*g.
Yz/g.y}const o=[];let i=0;for(const a of s)o.push((i+=a)-a);return i===t?{count:t,places:n}:{count:i,places:n.map(a=>a.map(r=>o[r]))}}const Fe=e=>({count:e.reduce(
(t,n)=>Math.max(t,n.length),0),places:e.map(t=>t.map((n,s)=>s))});function Ze(e){const t=[],n=[],s=[];for(const[o,i]of e.entries()){const a=[];let r=0;const c=()=>{
for(;(s[r]??0)>o;)r++};for(const{tag:l}of i){if(c(),a.push(r),r+ct(l)>Ue)return;for(let f=ct(l);f>0;f--)s[r++]=o+Math.min(l?.rows??1,e.length-o)}c(),t.push(a),n.
push(r)}return{places:t,widths:n,count:n.reduce((o,i)=>Math.max(o,i),0)}}const ct=e=>e?.columns??1;class Ve{known=new Map;rows=new Set;add(t,n,s){for(const[o,i]of n.
entries()){const{tag:a}=i;for(const{row:c}of this.headsOf(i))c!==t&&this.rows.add(c);const r=s[o];a?.id!==void 0&&r!==void 0&&this.known.set(a.id,{row:t,from:r,
to:r+ct(a)})}}headsOf({tag:t}){return t?.heads.flatMap(n=>this.known.get(n)??[])??[]}allow(t,n){const s=this.headsOf(t);return s.length===0||s.some(({from:o,to:i})=>n>=
o&&n<i)}columnOf(t,n){let[s,o]=[0,1/0];for(const{row:i,from:a,to:r}of this.headsOf(t))i!==n&&([s,o]=[Math.max(s,a),Math.min(o,r)]);return o-s===1?s:void 0}tellAll(t,n){
return this.rows.has(t)||n.every(s=>this.headsOf(s).some(o=>o.row!==t))}}class Xe{rows;byTags;isWhole;heads;bands;before=0;constructor(t,n,s,o){this.rows=t,this.
byTags=n,this.isWhole=s,this.heads=o,this.bands=Array.from({length:n.count})}*place(){const{rows:t,byTags:n,isWhole:s,bands:o,heads:i}=this;for(const[r,c]of t.entries())
for(const[l,{tag:f,place:u}]of c.entries()){const y=s[r]?n.places[r][l]:i.columnOf(c[l],r);y!==void 0&&u&&ct(f)===1&&(o[y]=Ot(o[y],u))}if(2*o.filter(Boolean).length<
o.length){const r=s.some(Boolean)&&(yield*Je(t));if(!r||r.length>o.length)return n;for(const[c,l]of r.entries())o[c]=l}this.makeRoom();const a=[];for(const[r,c]of t.
entries()){const l=n.places[r].map(f=>f+this.before);yield(1+c.length*o.length)*g.Yz/g.y,a.push(s[r]?l:this.placeRow(c)??l)}return{count:o.length,places:a}}makeRoom(){
const t=this.bands[0];if(!t)return;const n=this.rows.filter((s,o)=>!this.isWhole[o]).map(([s])=>s).filter(s=>s?.place&&s.place.end<=t.start&&s.tag?.heads.length===
0).map(s=>s.place);n.length!==0&&(this.bands.unshift(n.reduce((s,o)=>Ot(s,o))),this.before=1)}placeRow(t){const{bands:n,before:s,heads:o}=this,i=t.map(()=>new Float64Array(
n.length+1).fill(1/0)),a=t.map(()=>new Uint8Array(n.length));for(let l=t.length-1;l>=0;l--){const f=t[l],u=ct(f.tag);for(let y=n.length-u;y>=0;y--){const j=(l===
t.length-1?0:i[l+1][y+u])+this.distance(f,y,u)+(o.allow(f,y-s)?0:jt),z=i[l][y+1];i[l][y]=Math.min(j,z),j<=z&&(a[l][y]=1)}}if(t.length>0&&i[0][0]===1/0)return;const r=[];
let c=0;for(const[l,{tag:f}]of t.entries()){for(;!a[l][c];)c++;r.push(c),c+=ct(f)}return r}distance({place:t},n,s){if(!t)return 0;const o=this.bands.slice(n,n+s).
filter(f=>f!==void 0);if(o.length===0)return jt;const{start:i,end:a}=o.reduce(Ot),r=Math.max(t.start-a,i-t.end,0),[c,l]=[t.start-i,t.end-a];return r+Math.min(Math.
abs(c),Math.abs(l),Math.abs(c+l)/2)}}function*Je(e){const t=[];let n=0;for(const o of e){const i=o.filter(({tag:a,place:r})=>r&&ct(a)===1);for(const{place:a}of i)
t.push(a);n=Math.max(n,i.length),yield(1+o.length)*g.Yz/g.y}const s=[];for(const o of yield*(0,Q.p9)(t,(i,a)=>i.start-a.start)){const i=s.at(-1);i&&o.start<=i.end?
s[s.length-1]=Ot(i,o):s.push(o)}return s.length<n?void 0:s}const Ot=(e,{start:t,end:n})=>e?{start:Math.min(e.start,t),end:Math.max(e.end,n)}:{start:t,end:n},Qe=100,
At=100;function Kt(e){const t=new Map;for(const{element:n}of e){const s=Zt(n),o=s?.parent;if(o?.type!=="TR")continue;const i=t.get(o);i?i.add(s):t.set(o,new Set(
[s]))}return t}function*Wt(e){const{blocks:t}=e,n=Kt(e.leaves),s=[];for(let o=0,i;o<t.length;o=i){const{element:a}=t[o];i=o+1,o%Qe===0&&(yield g.Yz),a?.type==="\
TR"&&(i=Gt(t,o),s.push(yield*Ut(t.slice(o,i),e,n)))}return s}function Gt(e,t){const n=xt(e[t].element);let s=t+1;for(;s<e.length&&e[s].element?.type==="TR"&&xt(
e[s].element)===n;)s++;return s}function*Ut(e,t,n){const s=[];for(const B of e)s.push(yield*en(B,t,n));const o=tn(e[0].element),i=yield*Ye([...o,...s]),{rows:a,
places:r,count:c}=yield*je({rows:s,places:i.places.slice(o.length),count:i.count}),l=[];for(const[B,j]of a.entries()){const z=[];for(const[U,tt]of j.entries()){
for(;z.length<r[B][U];)z.push(new J.q(t.edges));z.push(yield*qe(tt,t.edges))}for(;z.length<Math.min(c,At);)z.push(new J.q(t.edges));yield(1+z.length)*g.Yz/g.y,l.
push(z)}const f=e.findIndex(({element:B})=>!Ft([...(B&&n.get(B))??[]])),u=r[0].map((B,j)=>[B,(r[0][j+1]??c)-1]),y=a[0].some(({tag:B})=>(B?.columns??1)>1);return{
blocks:e,rows:l,heads:f<0?e.length:f,spans:y?u:void 0}}function*qe({fragments:e,closing:t=[]},n){const s=yield*(0,D.gB)(yield*(0,lt._I)(yield*(0,ft.q9)(e)),n);if(t.
length===0)return s;s.drop(1);for(const o of yield*(0,ft.q9)(t))(0,wt.T)(s,o,n);return s}function tn(e){const t=e?Yt(xt(e)):[];return!e||t.includes(e)||t.some(({
cells:n=[]})=>n.length>At)?[]:t.map(({cells:n=[]})=>n.map(({cell:s,firstPage:o})=>({tag:s,place:void 0,isElsewhere:o>=0})))}function Yt(e){const t=e?.firstRows??
[],n=t.findIndex(({cells:s=[]})=>!Ft(s));return t.slice(0,n<0?void 0:Math.max(n,1))}const Ft=e=>e.length>0&&e.every(({type:t})=>t==="TH");function*en({lines:e,element:t},{
leafOf:n},s){const o=t?.cells&&t.cells.length<=At?t.cells:[],i=new Map(o.map(r=>[r,[]]));for(const r of(t&&s.get(t))??[])i.has(r)||i.set(r,[]);for(const{segments:r}of e)
for(const{fragments:c}of r)for(const l of c){const f=Zt(n(l)?.element),u=i.get(f);u?u.push(l):i.set(f,[l])}const a=[];for(const[r,c]of i){const l=yield*(0,Q.p9)(
c,(f,u)=>f.order-u.order);a.push({tag:r?.cell,place:nn(l),fragments:l,isHead:r?.type==="TH"})}return a}function nn(e){if(e.length===0)return;const[t,n]=[e.map(({
start:s})=>s),e.map(({end:s})=>s)];return{start:Math.min((0,E.Y)(t),(0,E.Y)(n)),end:Math.max((0,E.K)(t),(0,E.K)(n))}}function Zt(e){for(const t of(0,C.Hy)(e))if((0,C.
nZ)(t.type))return t;return e&&(0,P.VN)(e)}function xt(e){for(const t of(0,C.Hy)(e.parent))if(t.type==="Table")return t;return e.parent}function sn(e){let t="";
for(const[n,s]of e.entries()){const o=e[n-1];o&&(t+=Vt(o,s)),t+=Xt(s)}return t}function Vt(e,t){return e.kind==="item"&&t.kind==="item"?`
`:`
${">".repeat(Math.min(e.quotes??0,t.quotes??0))}
`}function Xt(e){const{quotes:t=0}=e;return t>0?Jt(e).replace(/^/gm,`${">".repeat(t)} `):Jt(e)}function Jt(e){switch(e.kind){case"heading":return`${"#".repeat(e.
level)} ${e.text}`;case"paragraph":return st(e.text);case"note":return`[^${e.number}]: ${e.text}`;case"item":return`${"   ".repeat(e.depth)}${e.mark} ${e.text}`;case"\
code":{const t=(0,E.K)(e.lines.flatMap(s=>(s.match(/`+/g)??[]).map(o=>o.length)),2),n="`".repeat(t+1);return[n,...e.lines,n].join(`
`)}case"table":return on(e.rows);case"figure":return`![${e.alternative.replace(/[\\[\]]/g,"\\$&")}]()`}}function on(e){const t=(0,E.K)(e.map(i=>i.length)),n=i=>`\
| ${Array.from({length:t},(a,r)=>(i[r]??"").replaceAll("|","\\|")).join(" | ")} |`,[s,...o]=e;return[n(s),`|${" --- |".repeat(t)}`,...o.map(n)].join(`
`)}var Qt=w(4186);const rn=2;function*an(e,t){const{fragments:n,leafOf:s,edges:o}=e.found;if(s&&(0,P.P$)(n,s)){const a=yield*cn(e.blocks,s,t,o);if(a.length>0)return a}
const i=[];for(const a of(yield*e.blocksByLook()).filter(_.bI)){const r=te(yield*qt(a,o),a instanceof _.QH?a.spans:void 0),c={box:ee([a]),rows:r,hasHead:dt(r)};
i.push(a instanceof _.QH?{...c,isCertain:!0,block:a}:{...c,isCertain:!1})}return i}function*cn(e,t,n,s){const o=[];for(const{blocks:i,rows:a,heads:r,spans:c}of yield*Wt(
{blocks:e,leafOf:t,leaves:n,edges:s})){const l=a.map(y=>y.map(v)),f=r===rn?te(l,c):l,u={row:i[0].element,heads:r-(l.length-f.length)};o.push({box:ee(i),rows:f,hasHead:r>
0,isCertain:!0,tags:u})}return o}function*qt(e,t){const n=[];for(const s of e.rows){const o=[];for(const i of s)yield g.Yz,o.push(yield*ln(i,t));n.push(o)}return n}
function te(e,t){const[n,s,...o]=e;if(!t||!s||t.some(([r,c])=>c-r+1>=s.length))return e;const i=s.map((r,c)=>n[t.find(([l,f])=>l<=c&&c<=f)?.[0]??-1]??""),a=[s.map(
(r,c)=>[i[c],r].filter(Boolean).join(" ")),...o];return!s.some(Pt)&&dt(a)?a:e}function*ln(e,t){return e.length===0?"":v(yield*(0,D.gB)(e,t))}const ee=e=>e.map(({
frame:t,start:n,end:s,top:o,bottom:i})=>(0,Qt.L)(t,n,s,o,i)).reduce(Qt.D),fn=/^[^\p{L}]*\d[^\p{L}]*$/u,ne=/^(?:19|20)\d\d$/,Pt=e=>fn.test(e)&&!ne.test(e);function dt([
e=[],...t]){const n=e.filter(o=>o!=="");return e.length===dn&&(e[0].endsWith(":")||un.test(e[1])&&!ne.test(e[1]))?!1:2*n.length>=e.length&&!n.some(Pt)&&t.some(o=>o.
some(Pt))}const dn=2,un=/\d/,pt=`

`;function hn(e){return e.map((t,n)=>{const s=e[n-1],o={text:Xt(t),joint:s?Vt(s,t):pt};if(t.kind==="heading")return{...o,heading:{level:t.level,title:t.title}};
const i=o.text.split(`
`);return t.kind==="table"?{...o,rows:{open:i.slice(0,2),rows:i.slice(2),close:[]}}:t.kind!=="code"?o:{...o,rows:{open:i.slice(0,1),rows:i.slice(1,-1),close:i.slice(
-1)}}})}function gn(e){const t=[];let n=[];const s=()=>{n.length>0&&t.push(oe({open:[],rows:n,close:[]})),n=[]};for(const o of e.split(`
`))o===""?s():n.push(o);return s(),t}function*pn(e,t){const{blocks:n}=e,{edges:s}=e.found,o=yield*mn(e,t),i=[];for(let a=0,r;a<n.length;a=r){r=a+1;const c=o.get(
n[a]);if(c)(0,A.RZ)(i,c);else{for(;r<n.length&&!o.has(n[r]);)r++;const{text:l}=yield*(0,D.dV)(n.slice(a,r),s);(0,A.RZ)(i,yn(l))}}return i}function*mn(e,t){const{
leafOf:n,fragments:s,edges:o}=e.found,i=new Map;for(const a of e.blocks.filter(_.bI)){const r=yield*qt(a,o);i.set(a,[se(r,dt(r))])}if(!n||!(0,P.P$)(s,n))return i;
for(const{blocks:a,rows:r,heads:c}of yield*Wt({blocks:e.blocks,leafOf:n,leaves:t,edges:o})){yield g.Yz;for(const f of a)i.set(f,[]);const l=r.map(f=>f.map(v));i.
set(a[0],[se(l,c>0)])}return i}const yn=e=>e.split(pt).map(t=>t.trimEnd()).filter(t=>t!=="").map(t=>({text:t,joint:pt}));function se(e,t){const n=e.map(s=>s.filter(
o=>o!=="").join(" "));return oe({open:n.slice(0,t?1:0),rows:n.slice(t?1:0),close:[]})}const oe=e=>({text:[...e.open,...e.rows,...e.close].join(`
`),joint:pt,rows:e}),wn=.6,bn=.4,ie=12;class re{last;tagged=new Map;headOf({row:t,heads:n},s){const o=xt(t),i=o&&this.tagged.get(o),a=Yt(o).includes(t);if(o&&!i&&
a){const r=n>0?n:Number(dt(s));r>0&&r<s.length&&this.tagged.set(o,s.slice(0,r))}return a||i?.[0].length!==s[0].length?[]:i}next({index:t,found:{height:n}},s,o){
const{last:i}=this;this.last=void 0;const[a,r]=[s[0],s.at(-1)];if(!a||!r||o.length!==s.length)return;const l=i?.page===t-1&&!dt(o[0])&&On(i,a,n,o[0])?i.head:void 0,
f=s.length===1&&l?l:o.at(-1)[0];return(f===l||dt(o.at(-1)))&&(this.last={page:t,block:r,head:f}),l}}function On({block:e,head:t},n,s,[o]){return e.frame!==n.frame||
o.length!==t.length||e.bottom<wn*s||n.top>bn*s?!1:Math.abs(e.start-n.start)<ie&&Math.abs(e.end-n.end)<ie}var ut=w(34659);const ae=.25,ce=.5,Rt=2,xn=.9,En=5,Nt=3,
Mn=.25,vn=.85,Sn=50,Ln=/(?:\.\s?){4}\s*(?:\d{1,5}|[ivxlc]{1,7})$/,Tn=/[\divxlc]$/,le=30,fe=12,An=.6,Pn=7,Rn=/[\p{L}\p{N}]$/u,Nn=new RegExp("^\\p{Ll}","u"),$n=300;
class Et{ends;blocks;right;constructor(t,n,s){this.ends=t,this.blocks=n,this.right=s}static*of(t,n){const s=Math.max(n-(0,E.Y)(t.map(({start:r})=>r)),(0,E.K)(t.
map(({end:r})=>r))),o=new Map;let i=0;for(const{lines:r}of t)for(const{start:c,end:l}of r){++i%g.y===0&&(yield g.Yz);const f=Math.round(c/Rt),u=o.get(f);u?u.push(
l):o.set(f,[l])}const a=new Map;for(const[r,c]of o){if(c.length<En)continue;const l=yield*(0,Q.p9)(c,(f,u)=>f-u);a.set(r,l[Math.floor((l.length-1)*xn)])}return new Et(
a,t.slice(0,$n),s)}isFull(t,n,{lines:s,start:o,end:i}){if(de(t))return!1;if(n.baseline-t.baseline>lt.tS*t.size)return!0;const a=t.end+he(n)+(ae+ce)*t.size;if(a>
Math.max(i,this.ends.get(Math.round(t.start/Rt))??1/0))return!0;let r=0;for(let c=0;c<Math.min(s.length,Sn)&&r<Nt;c++)s[c].end-o>vn*(i-o)&&r++;return r===Nt&&a>
i}rightOf(t,n){const[s,o]=[(0,E.Y)(t.map(a=>a.top)),(0,E.K)(t.map(a=>a.bottom))],i=this.blocks.filter(a=>a.start>=n&&a.top<o&&a.bottom>s);return(0,E.Y)(i.map(({
start:a})=>a),this.right)}*write(t,n,s){const o=[];for(const i of yield*this.groupLines(t)){const a=yield*p(yield*(0,D.gB)(i,n),s);a!==""&&o.push(o.length===0?a:
st(a))}return o.join(`
`)}*groupLines(t){if(t.length<2)return[[...t]];const n=(0,E.Y)(t.map(r=>r.start)),s=(0,E.K)(t.map(({end:r})=>r)),o=Math.max(s,this.ends.get(Math.round(n/Rt))??s);
yield this.blocks.length*g.Yz/g.y;const a=s-n<An*(this.rightOf(t,s)-n)&&_n(t)?In(t):yield*kn(t,n,o);return[0,...a].map((r,c)=>t.slice(r,a[c]))}}function _n(e){let[
t,n]=[0,0];for(const[s,{segments:o}]of e.entries()){t+=o.reduce((a,{fragments:r})=>a+r.length,0);const i=e[s-1]?.segments.at(-1).fragments.at(-1).text??"";Rn.test(
i)&&Nn.test(o[0].fragments[0].text)&&n++}return t<=Pn*e.length&&2*n<e.length}const In=e=>[...e.keys()].filter(t=>t>0&&!ue(e[t-1]));function*kn(e,t,n){const s=(i,a)=>de(
e[i-1])||!ue(e[i-1])&&Cn(e[i-1],he(e[i]),t,a),o=[];for(let i=1;i<e.length;i++){let a=i,r=-1/0;for(;a<e.length&&s(a,n);a++)r=Math.max(r,e[a-1].end);const c=Array.
from({length:a-i},(f,u)=>i+u),l=c.filter(f=>s(f,r));(0,A.RZ)(o,c.length>=Nt&&l.length<=Mn*c.length?l:c),yield(a-i+1)*g.Yz/g.y,i=Math.max(i,a)}return o}function Cn(e,t,n,s){
const o=t+(ae+ce)*e.size;return e.end+o<=s&&e.end-e.start+o<=s-n}function de({segments:e}){const t=e.at(-1).fragments.at(-1).text;if(!Tn.test(t))return!1;const s=e.
slice(-2).flatMap(({fragments:o})=>o.slice(-fe)).map(({text:o})=>o.slice(-le));return Ln.test(s.slice(-fe).join(" ").slice(-le))}const ue=({segments:e})=>/[-\u2010\u00ad]$/.
test(e.at(-1).fragments.at(-1).text);function he({segments:e}){const[t]=e[0].fragments;return Math.abs(t.end-t.start)}var Bn=w(77211);function*ge(e,t,n){if(e instanceof
_.xE)return{kind:"code",lines:yield*(0,Bn.x)(e.visual,t)};const s=[];for(const o of e.rows){const i=[];for(const a of o)yield g.Yz,i.push(yield*zn(a,t,n));s.push(
i)}return{kind:"table",rows:s}}function*zn(e,t,n){return e.length===0?"":yield*p(yield*(0,D.gB)(e,t),{linkOf:n,marksBold:!1})}const pe=1.15,Dn=1.35,jn=/:\s\S*\d/,
Hn=/\S\s\S+\s\S+\s\S+[.,;]$/,$t=200,Kn=3,Wn=1/2,Gn=500,Un=new RegExp(`^(?:[${ut.a}*-](?:\\s+|$)|${ut.v})`,"u"),me=new RegExp("^(?![a-z]\\.\\s\\p{L}{1,3}\\.)(\\d{1,3}\
|[a-z]|[ivx]{1,5})[.)]\\s+","u"),Mt=50;function*Yn(e,{body:t,edges:n,width:s},o){const i=[],a=new ts(t,n,o,yield*Et.of(e,s));for(let r=0,c;r<e.length;r=c){const l=e[r];
if(c=r+1,(0,_.bI)(l))i.push(yield*ge(l,n,o));else{for(;c<e.length&&!(0,_.bI)(e[c]);)c++;yield*Zn(e.slice(r,c),a,i)}}return Fn(i)}function Fn(e){const t=o=>o.reduce(
(i,a)=>i+("text"in a?a.text.length:0),0),n=t(e),s=n>Gn&&t(e.filter(({kind:o})=>o==="heading"))>Wn*n;return e.map(o=>s&&o.kind==="heading"?{kind:"paragraph",text:o.
text}:o)}function*Zn(e,t,n){const s=e.flatMap(o=>o.lines.map((i,a)=>({line:i,block:o,begins:a===0})));for(let o=0,i;o<s.length;o=i){const{line:a}=s[o],r=t.kindOf(
a),c=r==="code"?new Jn(a):void 0;for(i=o+1;i<s.length;i++){const f=s[i];if(!(t.goesOn(r,a,f.line)||r==="item"&&t.goesOnBelow(s[i-1],f))||f.begins&&!c?.isNear(f.
line))break;c?.add(f.line),(i-o)%Mt===0&&(yield g.Yz)}o%Mt===0&&(yield g.Yz);const l=s.slice(o,i).map(f=>f.line);n.push(yield*t.piece(r==="heading"&&!t.isHeading(
l)?"paragraph":r,l,n.at(-1)))}}const Vn=new RegExp("^\\p{Ll}","u"),Xn=/[.!?:;]["\u201d\u2019)]?$/u;class Jn{last;pitch=0;constructor(t){this.last=t}isNear(t){const{
frame:n,baseline:s,size:o}=this.last,i=t.baseline-s;return t.frame===n&&Math.abs(t.size-o)<.1*o&&i>0&&i<=Math.max(Qn*o,qn*this.pitch)}add(t){const n=t.baseline-
this.last.baseline;n>0&&(this.pitch===0||n<this.pitch)&&(this.pitch=n),this.last=t}}const Qn=2.2,qn=2.1;class ts{body;edges;linkOf;columns;depths=[];constructor(t,n,s,o){
this.body=t,this.edges=n,this.linkOf=s,this.columns=o}kindOf(t){const n=ht(t,this.edges);if(_t(t,({isTyped:r})=>r))return"code";const s=t.size<Dn*this.body.size&&
(Hn.test(n)||jn.test(n)),o=t.size>=pe*this.body.size&&!s,i=!this.body.isBold&&_t(t,ye)&&!/[.,;:]$/.test(n)&&!ns(n),a=(o||i)&&!ss(n)&&n.length<=$t&&is(n);return Un.
test(n)||me.test(n)&&!a?"item":a?"heading":"paragraph"}isHeading(t){const n=t.reduce((s,o)=>s+ht(o,this.edges).length,0);return t.length<=Kn&&n<=$t}goesOn(t,n,s){
const o=this.kindOf(s),i=o==="heading"&&_t(n,ye)&&s.size===n.size;return t==="item"?(o==="paragraph"||i)&&s.start>n.start+s.size/2:o===t&&(t!=="heading"||Math.abs(
s.size-n.size)<.5)}goesOnBelow({line:t,block:n},{line:s}){return this.kindOf(s)!=="paragraph"||!this.columns.isFull(t,s,n)?!1:Vn.test(ht(s,this.edges))||!Xn.test(
ht(t,this.edges))}*piece(t,n,s){const{edges:o,linkOf:i}=this;if(t==="code")return{kind:t,lines:yield*we(n,o)};const a=t!=="heading"&&!this.body.isBold;if(t==="p\
aragraph")return{kind:t,text:yield*this.columns.write(n,o,{linkOf:i,marksBold:a})};const r=yield*(0,D.gB)(n,o),c=yield*p(r,{linkOf:i,marksBold:a});if(t==="headi\
ng")return{kind:t,level:this.levelOf(n[0]),text:c,title:v(r)};s?.kind!=="item"&&(this.depths=[]);const l=me.exec(ht(n[0],o))?.[0].trim()??"-",f=/^\d/.test(l);return{
kind:t,depth:this.depthOf(n[0]),mark:f?l:"-",text:cs(c,f)}}levelOf({size:t}){const{headings:n,size:s}=this.body,o=t>=pe*s?n.findIndex(i=>t>i-.5):n.length;return Math.
min(Math.max(o,0)+1,6)}depthOf({start:t,size:n}){for(;this.depths.length>0&&this.depths.at(-1)>t+n/2;)this.depths.pop();return(this.depths.length===0||t>this.depths.
at(-1)+n/2)&&this.depths.push(t),this.depths.length-1}}const es=/^[^\p{L}\d]{0,3}\d[\d.,']{0,15}[.,]\d\d[^\p{L}\d.]{0,3}$/u,ns=e=>e.split(/\s/).slice(1).slice(-2).
some(t=>es.test(t)),ss=e=>e.length<=$t&&(e.match(os)?.length??0)>1,os=/(?<![\d.,])\d[\d.,']{0,15}[.,]\d\d(?![\d.,])/g,is=e=>(e.match(new RegExp("\\p{L}","gu"))?.
length??0)>=Math.max(e.match(new RegExp("\\p{N}","gu"))?.length??0,1),rs=/^(\*{0,3})\d{1,3}\\?[.)](\*{0,3})\s*/,as=new RegExp(`^(\\*{0,3})(?:\\\\\\*|[${ut.a}-]|${ut.
v})(\\*{0,3})\\s*`,"u"),cs=(e,t)=>e.replace(t?rs:as,(n,s,o)=>s===o?"":s||o),ht=(e,t)=>e.segments.map(n=>(0,wt.x)(n,t)).join(" "),_t=({segments:e},t)=>e.every(({
fragments:n})=>n.every(t)),ye=({style:e})=>e.font.bold,ls=10;function*we(e,t){const n=(0,E.Y)(e.map(({start:a})=>a)),s=e.slice(1).map((a,r)=>Math.abs(a.baseline-
e[r].baseline)),o=(0,E.Y)(s.filter((a,r)=>a>e[r].size*.8)),i=[];for(const[a,r]of e.entries()){a%Mt===Mt-1&&(yield g.Yz);const c=ht(r,t),l=a===0?0:Math.round(s[a-
1]/o)-1;for(let u=0;u<Math.min(l,ls);u++)i.push("");const f=(r.end-r.start)/Math.max(c.length,1);i.push(" ".repeat(Math.round((r.start-n)/Math.max(f,1)))+c)}return i}
const fs=new RegExp(`^(?:\\\\?[*+-](?=\\s|$)|[${ut.a}]|${ut.v}|\\d{1,3}\\\\?[.)])\\s*`,"u"),ds=/^(\d{1,3})\\?([.)])\s/,be=/^([\u2610-\u2612])\s*/u,us=100;function*hs(e){
const{blocks:t,leaves:n}=e,s={...e,columns:yield*Et.of(t,e.width)},o=ys(n),i=Kt(n),a=n.some(({element:f})=>vt("Note",f)),r=[],c=f=>{for(;o.length>0&&o[0].order<
f;)r.push({kind:"figure",alternative:o.shift().alternative})};let l="";for(let f=0,u;f<t.length;f=u){const{element:y}=t[f];u=f+1;const B=ms(t[f],s);if(B!==void 0&&
c(B),Oe("Lbl",t[f].lines,s.leafOf))l=yield*gs(t[f],s);else if(y?.type==="TR"){u=Gt(t,f);const j=[],z=yield*Ut(t.slice(f,u),s,i);for(const U of z.rows){const tt=[];
for(const it of U)tt.push(yield*p(it,{linkOf:s.linkOf,marksBold:!1}));j.push(tt)}r.push({kind:"table",rows:j,tags:{row:y,heads:z.heads},quotes:xe(y)})}else{const j=t[f],
z=(0,_.bI)(j)?yield*ge(j,s.edges,s.linkOf):yield*ps(j,s,{label:l,hasNotes:a});r.push({...z,quotes:xe(y)}),l=""}f%us===0&&(yield g.Yz)}return c(1/0),r.filter(f=>!("\
text"in f)||f.text!=="")}function*gs({lines:e},{edges:t,linkOf:n}){return yield*p(yield*(0,D.gB)(e,t),{linkOf:n,marksBold:!1})}function*ps({lines:e,element:t},n,{
label:s,hasNotes:o}){const{edges:i,linkOf:a,leafOf:r}=n,c=t?.type??"P";if(e.length>1&&Oe("Code",e,r))return{kind:"code",lines:yield*we(e,i)};const l=c==="Title"||
c==="H"?1:Number(/^H([1-6])$/.exec(c)?.[1]??0),f=et=>o&&vt("Reference",r(et)?.element),u=yield*(0,D.gB)(e,i),y=yield*p(u,{linkOf:a,marksBold:l===0,isReference:f});
if(l>0)return{kind:"heading",level:l,text:y,title:v(u)};const B=t&&vt("Note",t)?/^(\d{1,3})\\?[.)]?$/.exec(s):null;if(B)return{kind:"note",number:B[1],text:y};const j=t?
[...(0,C.Hy)(t)].filter(et=>et.type==="LI"):[];if(j.length===0&&s!=="")return{kind:"paragraph",text:`${s} ${y}`};if(j.length===0)return{kind:"paragraph",text:yield*n.
columns.write(e,i,{linkOf:a,marksBold:!0,isReference:f})};const z=ds.exec(`${s} ${y}`.trimStart()),U=be.exec(`${s} ${y}`.trimStart()),tt=U?U[1]==="☐"?"[ ] ":"\
[x] ":"",it=[...(0,C.Hy)(j[0])].filter(et=>et.type==="L").length-1;return{kind:"item",depth:Math.max(it,0),mark:z?`${z[1]}${z[2]}`:"-",text:tt+y.replace(U?be:fs,
"")}}const Oe=(e,t,n)=>t.every(({segments:s})=>s.every(({fragments:o})=>o.every(i=>vt(e,n(i)?.element)))),xe=e=>[...(0,C.Hy)(e)].filter(({type:t})=>t==="BlockQu\
ote").length,vt=(e,t)=>{for(const{type:n}of(0,C.Hy)(t))if(n===e)return!0;return!1};function ms({lines:e},{leafOf:t}){return t(e[0].segments[0].fragments[0])?.order}
function ys(e){const t=new Set;return e.flatMap(({element:n,order:s})=>{const o=[...(0,C.Hy)(n)].find(({type:a})=>a==="Figure");if(!o||t.has(o))return[];t.add(o);
const i=o.alternative?.replace(/\s+/g," ").trim();return i?[{order:s,alternative:i}]:[]})}var Ee=w(45599),Me=w(6057),ws=w(87141);const bs=/^(?:https?|mailto|tel|ftp):/i,
Os=5e3;function xs(e,t){const[n,s,o,i,a,r]=(0,ws.y)((0,Me.iw)(e,t)),c=[];for(const l of(e.array(e.entry(e.pages.number(t),"Annots"))??[]).slice(0,Os)){const f=e.
dict(l);if(!f||!(0,Ee.Eo)(e.resolve(f.get("Subtype")),"Link"))continue;const u=Es(e,f.get("A")),y=u===void 0?void 0:(0,Me.b0)(e,f.get("Rect"));if(!y)continue;const B=[
n*y[0]+o*y[1]+a,n*y[2]+o*y[3]+a],j=[s*y[0]+i*y[1]+r,s*y[2]+i*y[3]+r],[z,U]=[(0,A.YG)(B),(0,A.YG)(j)];c.push({area:{x:z,y:U,width:(0,A.Kf)(B)-z,height:(0,A.Kf)(j)-
U},uri:u})}return({box:{x:l,y:f,width:u,height:y}})=>{const[B,j]=[l+u/2,f+y/2];return c.find(({area:z})=>B>=z.x&&B<=z.x+z.width&&j>=z.y&&j<=z.y+z.height)?.uri}}
function Es(e,t){const n=e.dict(t),s=e.resolve(n?.get("URI"));if(!(s instanceof Ee.Mx))return;const o=Buffer.from(s.bytes).toString("latin1");return bs.test(o)?
o:void 0}const Ms=3,ve=3,Se=.12,vs=1e4;async function Ss(e,t){const n=new Map;for(const[o,{blocks:i,found:{height:a}}]of e.entries()){for(const{line:c,isHead:l}of Ls(
i,a)){const f=Te(c),u=Hs(c,f),y=n.get(u);y?y.push({line:c,page:o,text:f,isHead:l}):n.set(u,[{line:c,page:o,text:f,isHead:l}])}const r=t.step(vs);r&&await r}const s=new Set;
for(const o of n.values())if(!(new Set(o.map(({page:i})=>i)).size<Ms||!Ns(o,e.length)))for(const{line:i}of Ts(o)?o.slice(1):o)s.add(i);return s}function Ls(e,t){
const s=e.flatMap(a=>(0,_.bI)(a)||a.element?.type==="TR"?[]:a.lines).filter(({frame:a})=>a.cos===1&&!a.vertical).sort((a,r)=>a.baseline-r.baseline),o=s.slice(0,
ve).filter(({baseline:a})=>a<Se*t),i=s.slice(-ve).filter(({baseline:a})=>a>(1-Se)*t);return[...o.map(a=>({line:a,isHead:!0})),...i.map(a=>({line:a,isHead:!1}))]}
const Ts=e=>e.every(({text:t,isHead:n})=>t===e[0].text&&(n||As(t)))&&js.test(e[0].text),As=e=>e.includes("@")||(e.match(Ps)?.length??0)>=Rs,Ps=new RegExp("\\p{Nd\
}","gu"),Rs=6;function Ns(e,t){const n=e.map(({text:s})=>s.match(Le)??[]);return n[0].every((s,o)=>{if(n.every(r=>r[o]===s))return!0;if(n.some(r=>Bs.test(r[o])))
return!1;const i=n.map(r=>Number(r[o]));if(i.every(r=>r<=t||Number.isNaN(r)))return!0;const a=i.filter((r,c)=>c>0&&r-i[c-1]===e[c].page-e[c-1].page);return i.some(
r=>r>zs)||a.length<Ds*(i.length-1)?!1:_s($s(e[0].line,o))})}function $s({segments:e},t){let n=[...Te({segments:e}).matchAll(Le)][t].index;for(const{fragments:s,
size:o}of e){for(const[i,{text:a,start:r}]of s.entries()){const c=s[i-1];if(n===0)return c&&r-c.end<Cs*o?c.text:"";if(n<a.length)return a.slice(0,n);n-=a.length}
n--}return""}const _s=e=>!Is.test(e)||ks.test(e),Is=/[\p{L}#\u2116\u00ba\u00b0]/u,ks=new RegExp("^[^\\p{L}#]{0,3}(?:\\p{Lu}[-\\u2013.]|(?:p|pp|pg|pag|p\\u00e1g|page\
s?|p[a\\u00e1]gina|s|seite|bl|blatt|sida|side|sivu|str|strona|strana|oldal|sayfa|\\u0441\\u0442\\u0440|\\u0441\\u0442\\u0440\\u0430\\u043d\\u0438\\u0446\\u0430|\\u7b2c)[.:]?\
)$","iu"),Cs=.6,Le=new RegExp("\\p{Nd}+(?:[.,:'\\u2019]\\p{Nd}+)*","gu"),Bs=new RegExp("\\P{Nd}","u"),zs=9999,Ds=.5,js=new RegExp("\\p{L}{2}","u"),Te=({segments:e})=>e.
map(({fragments:t})=>t.map(n=>n.text).join("")).join(" "),Hs=({baseline:e},t)=>`${Math.round(e/4)} ${t.replace(new RegExp("\\p{Nd}+","gu"),"0")}`;async function Ks(e,t,{
keepRepeated:n=!1}={}){const s=n?new Set:await Ss(t,e.job.pace),o=Ys(t),i=[],a=[],r=new re;for(const l of t){const f=Ws(l,await Gs(e,l,o,s),r);a.push(f),i.push(
sn(f));const u=e.job.pace.step(l.characters*50);u&&await u}const c=t.filter(({blocks:l})=>l.some(f=>f instanceof _.xE));return{pages:i,parts:a,repeatedLines:s.size,
uncertain:c.map(({index:l})=>l)}}function Ws(e,t,n){const s=t.map(r=>{const c=r.kind==="table"&&r.tags?n.headOf(r.tags,r.rows):[];return r.kind==="table"&&c.length>
0?{...r,rows:[...c,...r.rows]}:r}),o=e.found.leafOf?[]:e.blocks.filter(r=>r instanceof _.QH),i=s.filter(r=>r.kind==="table"),a=n.next(e,o,i.map(({rows:r})=>r));
return a?s.map(r=>r===i[0]?{...r,rows:[a,...i[0].rows]}:r):s}async function Gs(e,t,n,s){const o=t.blocks.flatMap(u=>{if((0,_.bI)(u))return[u];const y=u.lines.filter(
B=>!s.has(B));return y.length===0?[]:[y.length===u.lines.length?u:lt.eB.of(y,u.element)]}),{fragments:i,leafOf:a,edges:r,width:c}=t.found,l=xs(e,t.index),f=e.pages.
number(t.index);if(a&&(i.length===0||(0,P.P$)(i,a))){const u=(await(0,C.g$)(e))?.leaves(f)??[];return(0,g.k6)(hs({blocks:o,leafOf:a,leaves:u,edges:r,linkOf:l,width:c}),
e.job.pace)}return(0,g.k6)(Yn(o,{body:n,edges:r,width:c},l),e.job.pace)}const Us=6;function Ys(e){const[t,n,s]=[new kt,new kt,new kt];for(const{blocks:r}of e)for(const c of r)
for(const{segments:l}of c.lines)for(const{fragments:f}of l)for(const u of f)(0,_.bI)(c)?s.count(u):(n.count(u),u.isTyped||t.count(u));const{body:o}=t.characters>=
Ae*n.characters?t:n,i=s.body,a=o.size>=It*i.size||o.isBold&&!i.isBold;return n.characters<(a?1:Ae)*s.characters?s.with(n).body:o}const Ae=.2,It=1.15;class kt{characters=0;sizes=new Map;bold=new Map;count({
style:t,text:n}){const s=Math.round(t.size*2)/2,o=n.length*s*s;St(this.sizes,s,o),this.characters+=n.length,t.font.bold&&St(this.bold,s,o)}with(t){for(const[n,s]of t.
sizes)St(this.sizes,n,s);for(const[n,s]of t.bold)St(this.bold,n,s);return this.characters+=t.characters,this}get body(){const[t]=[...this.sizes].reduce((o,i)=>i[1]>
o[1]?i:o,[0,0]),n=[...this.sizes.keys()].filter(o=>o>=It*t).sort((o,i)=>i-o),s=o=>[...o].reduce((i,[a,r])=>a<It*t?i+r:i,0);return{size:t,isBold:s(this.bold)>s(this.
sizes)/2,headings:n.slice(0,Us)}}}const St=(e,t,n)=>e.set(t,(e.get(t)??0)+n);var Fs=w(29082),Zs=w(91519),Ct=w(98446),Vs=w(4528),Xs=w(55772),Pe=w(66403);const Js=1/
4,mt=/\s/,Qs=new Set(".!?…؟۔।"),qs=new Set("。！？"),to=new Set(`)]}"'»”’›`),eo=6,no=/[\p{Ll}\p{N}]/u,so=new RegExp("\\p{M}","u");function oo(e,t,n){
const s=t+Math.max(n,1);if(s>=e.length)return e.length;const o=t+Math.ceil(n*Js);for(const i of[Re,ro,Ne])for(let a=s;a>o;a--)if(i(e,a))return a;return ao(e,s,t)}
function io(e,t){const n=Math.max(e.length-t,0);if(n===0)return 0;for(const s of[Re,Ne])for(let o=n;o<e.length;o++)if(s(e,o))return o;return e.length}function Re(e,t){
if(qs.has(e[t-1]))return!0;if(!mt.test(e[t-1])||mt.test(e[t])||no.test(String.fromCodePoint(e.codePointAt(t))))return!1;for(let n=t-1;n>=0&&n>=t-eo;n--){const s=e[n];
if(Qs.has(s))return!0;if(!mt.test(s)&&!to.has(s))return!1}return!1}const ro=(e,t)=>e[t-1]===`
`,Ne=(e,t)=>mt.test(e[t-1])&&!mt.test(e[t]);function ao(e,t,n){let s=t;const o=()=>(e.charCodeAt(s)&64512)===56320||so.test(e[s]);for(;s>n+1&&o();)s--;return s>
n+1?s:t}const co=200,lo=3;class $e{open=[];enter(t){for(;this.open.length>0&&this.open.at(-1).level>=t.level;)this.open.pop();this.open.push(t)}get titles(){return this.
open.map(({title:t})=>t)}get level(){return this.open.at(-1)?.level??0}}class fo{how;pieces=[];headings=new $e;parts=[];length=0;above=[];work=0;constructor(t){
this.how=t}*add(t,n){for(const[s,o]of t.entries()){const i=s===0?pt:o.joint;o.heading&&this.enterHeading(o.heading),this.length+i.length+o.text.length<=this.how.
size?this.put(o,o.text,i,n):yield*this.cut(o,i,n),++this.work%g.y===0&&(yield g.Yz)}}addScan(t,n){this.end(),this.pieces.push({text:t,hasText:!1,firstPage:n,lastPage:n,
headings:this.headings.titles})}end(){const{parts:t}=this;if(this.parts=[],this.length=0,!t.some(({isAgain:o})=>!o))return;const n=t.map((o,i)=>i===0?o.text:o.joint+
o.text).join(""),s=[t[0].page,t.at(-1).page];this.pieces.push({text:n,hasText:!0,firstPage:s[0],lastPage:s[1],headings:this.above})}enterHeading(t){const n=t.level>
this.headings.level&&this.parts.length>0&&this.parts.every(s=>s.isHeading);this.how.bySection&&t.level<=lo&&!n&&this.end(),this.headings.enter(t)}put({heading:t,
rows:n,text:s},o,i,a){this.parts.some(({isAgain:c,isHeading:l})=>!c&&!l)||(this.above=this.headings.titles),this.length+=(this.parts.length>0?i.length:0)+o.length,
this.parts.push({text:o,joint:i,page:a,isHeading:t?.title!==void 0&&o===s,isRows:n!==void 0,isAgain:!1})}*cut(t,n,s){this.next();const{size:o}=this.how,i=()=>o-
this.length-(this.parts.length>0?n.length:0);t.text.length>i()&&i()<o/4&&this.end(),t.text.length<=i()?this.put(t,t.text,n,s):t.rows?yield*this.cutRows(t,t.rows,
n,s):yield*this.cutProse(t,t.text,n,s)}next(){const t=this.parts.findLastIndex(({isHeading:i})=>!i)+1;if(this.parts.slice(0,t).every(({isAgain:i})=>i))return;const n=this.
parts.splice(t),s=this.parts;this.end();const o=this.how.overlap>0?ho(s,this.how.overlap):[];for(const i of[...o,...n])this.length+=(this.parts.length>0?i.joint.
length:0)+i.text.length,this.parts.push(i);this.above=this.headings.titles}*cutProse(t,n,s,o){for(let i=0,a;i<n.length;i=a){const r=i===0;r||this.next();const c=r?
s:" ",l=this.how.size-this.length-(this.parts.length>0?c.length:0);a=oo(n,i,l),this.put(t,n.slice(i,a).trimEnd(),c,o),yield(a-i)*co}}*cutRows(t,n,s,o){const{open:i,
rows:a,close:r}=uo(n,this.how.size),c=_e([...i,...r]);let[l,f]=[[],c];const u=()=>{l.length>0&&this.put(t,[...i,...l,...r].join(`
`),s,o),[l,f]=[[],c]};for(const y of a){++this.work%g.y===0&&(yield g.Yz);const B=()=>this.how.size-this.length-s.length;f+y.length+1>B()&&(u(),this.next(),f+y.
length+1>B()&&this.end()),f+y.length+1<=B()?(l.push(y),f+=y.length+1):yield*this.cutProse(t,y,s,o)}u()}}const _e=e=>e.reduce((t,n)=>t+n.length+1,0);function uo(e,t){
const{open:n,rows:s,close:o}=e;return _e([...n,...o])<=t/2?e:{open:[],rows:[...n,...s,...o],close:[]}}function ho(e,t){const n=[];let s=t;for(let o=e.length-1;o>=
0&&s>0&&!e[o].isRows;o--){const i=e[o],a=i.text.slice(io(i.text,s));if(a!==""&&n.unshift({...i,text:a,isAgain:!0}),a.length<i.text.length)break;s-=a.length+i.joint.
length}return n}var go=w(42973);function po({pieces:e,layout:t,piece_size:n,piece_overlap:s}){const o=[];if(e==="section"&&t!=="markdown"&&o.push({field:"pieces",
message:"by section needs layout to be markdown, which has headings: set it, or cut by size",mentions:["layout"]}),2*s>=n&&o.push({field:"piece_overlap",message:`\
must be below half of piece_size, which is ${n}: at most ${Math.ceil(n/2)-1}`,mentions:["piece_size"]}),o.length>0)throw(0,H.G6)(o)}async function mo(e,t,{pace:n,
limits:s}){const o=t.pieces==="page"?yo(e):await wo(e,t,n,s);Ie(o.length,s);const i=[];for(const[a,{text:r,hasText:c,firstPage:l,lastPage:f,headings:u}]of o.entries()){
const y=n.step(r.length*10);y&&await y,i.push({index:a+1,text:r,characters:bo(r),hasText:c,firstPage:l,lastPage:f,headings:u})}return i}function yo(e){const t=new $e;
return e.map(({number:n,text:s,isScan:o,parts:i=[]})=>{const a=i.findIndex(({kind:f})=>f!=="heading"),r=a<0?i.length:a,c=f=>f.kind==="heading"&&t.enter(f);i.slice(
0,r).forEach(c);const l=t.titles;return i.slice(r).forEach(c),{text:s,hasText:s.trim()!==""&&!o,firstPage:n,lastPage:n,headings:l}})}async function wo(e,t,n,s){
const o=new fo({bySection:t.pieces==="section",size:t.piece_size,overlap:t.piece_overlap});for(const{number:i,text:a,isScan:r,parts:c,passages:l=hn(c??[])}of e)
r?o.addScan(a.trim(),i):await(0,g.k6)(o.add(l,i),n),Ie(o.pieces.length,s);return o.end(),o.pieces}function Ie(e,{textPieces:t}){if(!(e<=t))throw(0,go.F)("textPi\
eces",`The text has more than ${(0,Ct.y_)(t,"piece")}`,"Ask for larger pieces, or fewer pages","pages")}function bo(e){let t=e.length;for(let n=0;n<e.length;n++)
(e.charCodeAt(n)&64512)===56320&&t--;return t}var Oo=w(22154);const ke=100,xo=async(e,t,n)=>{po(t);const s=await(0,Zs.E)(e.bytes,n,{password:t.open_password}),o=s.
pages.count,i=(0,Fs.k1)(t.pages,o);Eo(t,i.length);const a=t.layout==="markdown",r=Bt(t)&&t.layout==="reading",c=a||r,l=new Oo.z(s,i.length,{findsTables:c||t.tables,
hasTablesApart:c}),{texts:f,words:u,lines:y,tables:B,parts:j,passages:z,notes:U}=await vo(s,i,l,t),tt=await(0,Xs.fl)(s),it=f.map((V,F)=>{const gt=i[F];return{...{
page:gt,label:tt(gt-1),text:V,hasText:V.trim()!==""&&!l.isScan(gt)},...u[F]&&{words:u[F]},...y[F]&&{lines:y[F]}}}),et=f.map((V,F)=>{const gt=i[F];return{number:gt,
text:V,isScan:l.isScan(gt),parts:j?.[F],passages:z[F]}}),rt=t.pieces==="none"?void 0:await mo(et,t,n),yt={text:rt?null:Mo(f,t.layout),mediaType:(0,Vs.GW)({layout:t.
layout}),pageCount:o,characters:l.characters,unreadable:l.unreadable,...t.per_page&&{pages:it},...t.tables&&{tables:B},...rt&&{pieceCount:rt.length,pieces:rt}};
return{documents:[{...e,pageCount:o}],data:yt,notes:[...l.notes,...U],facts:{textlessPages:l.textlessPages,...rt&&{pieceCount:rt.length}}}};function Eo(e,t){const n=[
"word_boxes","line_boxes"].filter(s=>e[s]&&t>ke).map(s=>({field:s,message:`takes at most ${ke} pages, and ${t} are asked for: name fewer in pages`,mentions:["pa\
ges"]}));if(n.length>0)throw(0,H.G6)(n)}const Ce=({text:e,...t})=>({text:e,...(0,Pe.a)(t)});function Mo(e,t){return t==="markdown"?e.filter(n=>n.trim()!=="").join(
`

`):e.every(n=>n.trim()==="")?"":e.join("\f")}const Bt=({pieces:e})=>e==="section"||e==="size";async function vo(e,t,n,s){const{layout:o,word_boxes:i,line_boxes:a,
keep_repeated:r}=s,c=[],{pace:l}=e.job,f=[],u=[],y=[],B=[],j=[],z=new re;for(const yt of t){const V=await n.page(yt);if(i&&u.push((await(0,g.k6)(V.words(),l)).map(
Ce)),a&&y.push((await(0,g.k6)(V.lines(),l)).map(Ce)),s.tables)for(const F of await So(e,V,z))c.push(F);if(o==="markdown")B.push(V);else{const F=Bt(s)&&o==="read\
ing"?pn(V,await Be(e,V)):void 0;F&&j.push(await(0,g.k6)(F,l)),f.push(await(0,g.k6)(V.layout(o),l)),Bt(s)&&o==="page"&&j.push(gn(f.at(-1)))}}if(o!=="markdown")return{
texts:f,words:u,lines:y,tables:c,passages:j,notes:[]};const{pages:U,parts:tt,repeatedLines:it,uncertain:et}=await Ks(e,B,{keepRepeated:r}),rt=[...it>0?[Lo(it)]:
[],...et.length>0?[To(et.map(yt=>yt+1))]:[]];return{texts:U,words:u,lines:y,tables:c,parts:tt,passages:j,notes:rt}}async function Be(e,t){return t.found.leafOf?
(await(0,C.g$)(e))?.leaves(e.pages.number(t.index))??[]:[]}async function So(e,t,n){const s=await(0,g.k6)(an(t,await Be(e,t)),e.job.pace),o=s.flatMap(({block:a,
rows:r})=>a?[{block:a,rows:r}]:[]),i=n.next(t,o.map(({block:a})=>a),o.map(({rows:a})=>a));return s.map(({box:a,rows:r,hasHead:c,isCertain:l,tags:f})=>{const y=i!==
void 0&&r===o[0].rows?[i]:f?n.headOf(f,r):[];return{page:t.index+1,box:(0,Pe.a)(a),rows:[...y,...r],header:y.length>0||c,certain:l}})}const Lo=e=>({code:"repeat\
ed_lines_removed",message:`${(0,Ct.y_)(e,"line")} of headers and footers, which repeat on the pages, are not in the Markdown: set keep_repeated to true to keep \
them.`,mentions:["keep_repeated"]}),To=e=>({code:"tables_uncertain",message:`Lines of ${(0,Ct.oi)(e)} that may be a table stand as they look, in a block of code\
.`})}),55772:((Z,W,w)=>{w.d(W,{fl:()=>O,mm:()=>P,vg:()=>E});var H=w(94289),g=w(33546),C=w(74135),A=w(59071);const D=1e3;function _(p){const{width:L,height:x}=(0,C.
JQ)(p),N=b=>Math.round(b*D)/D;return{width:N(L),height:N(x)}}function P({kinds:p,kindOf:L}){const x=new Int32Array(p.length),N=new Int32Array(p.length);for(let M=L.
length-1;M>=0;M--)x[L[M]]++,N[L[M]]=M+1;const b=new Map;for(const[M,h]of p.entries()){const{width:m,height:d}=_(h),S=`${m} ${d}`,T=b.get(S);T?T.count+=x[M]:b.set(
S,{width:m,height:d,count:x[M],firstPage:N[M]})}return[...b.values()]}async function E(p,{kinds:L,kindOf:x},N){const b=await O(p),M=L.map(_);return Array.from(x,
(h,m)=>({...M[h],rotation:L[h].rotation,label:b(m),characters:N?.[m]??null}))}async function O(p){const L=await(0,g.Hr)(p);return x=>L?v(L(x)):null}function v({
style:p,prefix:L,number:x}){return(0,A.ZK)(L)+(0,H.Y)(p,x)}}),66403:((Z,W,w)=>{w.d(W,{a:()=>C});const H=100,g=A=>Math.round(A*H)/H,C=A=>A?{x:g(A.x),y:g(A.y),width:g(
A.width),height:g(A.height)}:null}),94289:((Z,W,w)=>{w.d(W,{Y:()=>H});function H(P,E){switch(P){case"D":return String(E);case"R":return D(E);case"r":return D(E).
toLowerCase();case"A":return _(E);case"a":return _(E).toLowerCase();default:return""}}const g=[[1e3,"M"],[900,"CM"],[500,"D"],[400,"CD"],[100,"C"],[90,"XC"],[50,
"L"],[40,"XL"],[10,"X"],[9,"IX"],[5,"V"],[4,"IV"],[1,"I"]],C=1e5,A=2600;function D(P){if(P>C)return String(P);let E="",O=P;for(const[v,p]of g)for(;O>=v;)E+=p,O-=
v;return E}function _(P){return P>A?String(P):String.fromCharCode(65+(P-1)%26).repeat(Math.ceil(P/26))}}),33546:((Z,W,w)=>{w.d(W,{FB:()=>D,Hr:()=>P,Zh:()=>E,k$:()=>_,
qm:()=>O});var H=w(93604),g=w(45599),C=w(81077);const A={first:0,style:"D",prefix:void 0,start:1};async function D(b){const M=b.catalog.get("PageLabels");if(!b.
dict(M))return;const h=(await(0,C.Zc)(b,M,"Nums")).map(([m,d])=>({first:Number(m),label:b.dict(d)})).filter(({first:m})=>Number.isInteger(m)&&m>=0).sort((m,d)=>m.
first-d.first).filter(({first:m},d,S)=>S[d+1]?.first!==m).map(({first:m,label:d})=>({first:m,...v(b,d)}));return h[0]?.first===0?h:[A,...h]}function _(b,M){const h=b.
editCatalog();if(M.length===0){h.delete("PageLabels");return}const m=M[0].first===0?M:[A,...M],d=N(b),S=m.map(({first:T,start:R,...I})=>[T,x({...I,number:R},d)]);
h.set("PageLabels",b.add((0,C.H6)(b,S,"Nums")))}async function P(b){const M=await D(b);if(!M)return;const h=M.map(({first:m})=>m);return m=>{const d=M[(0,H.MJ)(
h,m)-1];return{...d,number:d.start+m-d.first}}}function E(b,M){const h=[],m=N(b);let d,S=0;for(const T of M)(!d||!p(d,T))&&h.push([S,x(T,m)]),d=T,S++;return(0,C.
H6)(b,h,"Nums")}async function O(b,M){const h=await P(b);if(!h)return;const m=E(b,Array.from(M,d=>h(d-1)));b.editCatalog().set("PageLabels",b.add(m))}function v(b,M){
const h=b.resolve(M?.get("S")),m=b.resolve(M?.get("P")),d=b.resolve(M?.get("St"));return{style:h instanceof g.SX?h.text:void 0,prefix:m instanceof g.Mx&&m.bytes.
length>0?m:void 0,start:typeof d=="number"&&Number.isInteger(d)&&d>=1?d:1}}function p(b,M){return b.style!==M.style||M.style!==void 0&&M.number!==b.number+1?!1:
b.prefix===M.prefix?!0:!!b.prefix&&!!M.prefix&&Buffer.compare(b.prefix.bytes,M.prefix.bytes)===0}const L=100;function x({style:b,prefix:M,number:h},m){return(0,g.
jd)({S:b===void 0?void 0:(0,g.UU)(b),P:M&&M.bytes.length>L?m(M):M,St:b===void 0||h===1?void 0:h})}function N(b){const M=new Map;return h=>{let m=M.get(h);return m||
M.set(h,m=b.add(h)),m}}}),81077:((Z,W,w)=>{w.d(W,{BX:()=>P,H6:()=>E,MN:()=>O,Pu:()=>D,Zc:()=>_,r6:()=>v});var H=w(45599),g=w(93604),C=w(9819);const A=64,D=d=>typeof d==
"number"?String(d):Buffer.from(d.bytes).toString("latin1");async function _(d,S,T){const R=[];for(const I of await x(d,S,0,T)){for(const k of b(d,I,T))R.push(k);
const $=d.job.pace.step(p);$&&await $}return R}async function P(d,S,T,R,I,$){const k=await x(d,S,T,R,$);for(let G=k.length-1;G>=0;G--){const K=k[G],nt=b(d,K,R),
Y=nt.filter(([J,Q])=>!I(J,Q)),at=d.job.pace.step(p+nt.length*p);at&&await at,Y.length<nt.length&&(d.edit(K.holder),K.dict.set(R,h(Y)),K.changed=!0);for(const J of K.
repeats)d.edit(K.holder),K.dict.delete(J),K.changed=!0;if(K.emptyKids){const J=(d.array(K.dict.get("Kids"))??[]).filter(Q=>!K.emptyKids.has(d.dict(Q)));d.edit(K.
holder),K.dict.set("Kids",J),K.changed=!0}if(!K.changed)continue;const X=d.array(K.dict.get("Kids"))??[];K.empty=Y.length===0&&X.length===0;const st=K.parent;st&&
(st.changed=!0,K.empty?(st.emptyKids??=new Set).add(K.dict):M(d,K,Y,X))}return k[0]?.empty??!1}function E(d,S,T){if(S.length<=A)return(0,H.jd)({[T]:h(S)});let R=[];
for(const I of m(S)){const[$,k]=[I[0][0],I.at(-1)[0]];R.push({ref:d.add((0,H.jd)({Limits:[$,k],[T]:h(I)})),low:$,high:k})}for(;R.length>A;)R=m(R).map(I=>{const[
$,k]=[I[0].low,I.at(-1).high];return{ref:d.add((0,H.jd)({Limits:[$,k],Kids:I.map(({ref:G})=>G)})),low:$,high:k}});return(0,H.jd)({Kids:R.map(({ref:I})=>I)})}async function O(d,S){
const{pace:T}=d.job,R=[];for(const[I,$]of S){R.push([(0,H.Px)(I),$]);const k=T.step(10*p);k&&await k}return E(d,await v(d,R),"Names")}async function v(d,S){const{
pace:T}=d.job,R=[];for(const $ of S){R.push({entry:$,key:D($[0])});const k=T.step(p);k&&await k}return(await(0,g.qZ)(R,($,k)=>$.key<k.key?-1:$.key>k.key?1:0,T)).
map(({entry:$})=>$)}const p=100,L=30;async function x(d,S,T,R,I){const $=new C.b9(d),k=new Set,G=Y=>k.size<k.add(Y).size,K=[],nt=[{value:S??null,holder:T,parent:void 0}];
for(let Y=nt.pop();Y!==void 0;Y=nt.pop()){$.spend(1);const at=d.job.pace.step(p);at&&await at;const X=d.dict(Y.value);if(!X||!G(X)||I&&Y.parent&&!N(d,X,I))continue;
const st=[],J=q=>{const ot=d.array(X.get(q));return!ot||G(ot)?ot??[]:(st.push(q),[])},Q=J(R).length>>1,lt=J("Kids"),ft={dict:X,holder:(0,C.Kd)(Y.value,Y.holder),
parent:Y.parent,repeats:st};K.push(ft),$.spend(Q);const wt=(0,C.Kd)(X.get("Kids"),ft.holder);for(let q=lt.length-1;q>=0;q--){nt.push({value:lt[q],holder:wt,parent:ft});
const ot=d.job.pace.step(L);ot&&await ot}const bt=d.job.pace.step(Q*p);bt&&await bt}return K}function N(d,S,T){const[R,I]=d.array(S.get("Limits"))??[];return typeof R!=
"number"||typeof I!="number"||T(R,I)}function b(d,{dict:S,repeats:T},R){const I=T.includes(R)?void 0:d.array(S.get(R));if(!I)return[];const $=[];for(let k=0;k+1<
I.length;k+=2){const G=d.resolve(I[k]);(R==="Names"?G instanceof H.Mx:typeof G=="number")&&$.push([G,I[k+1]])}return $}function M(d,S,T,R){const I=G=>d.array(d.
dict(G)?.get("Limits"))??[],$=T[0]?.[0]??I(R[0])[0],k=T.at(-1)?.[0]??I(R.at(-1))[1];d.edit(S.holder),$!==void 0&&k!==void 0?S.dict.set("Limits",[$,k]):S.dict.delete(
"Limits")}function h(d){const S=[];for(const[T,R]of d)S.push(T,R);return S}function m(d){const S=[];for(let T=0;T<d.length;T+=A)S.push(d.slice(T,T+A));return S}}),
59071:((Z,W,w)=>{w.d(W,{Gh:()=>p,ZK:()=>L,wh:()=>v});var H=w(77581),g=w(45599);const C=/\u001b[A-Za-z]{2}[A-Za-z-]{0,8}\u001b/g,A=/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]/g,
D=/[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g,_=x=>x.replace(C,"").replace(A,"").replace(D,"�"),P=200,E=new WeakMap;function O(x){
if(x.bytes.length<P)return _((0,H.g7)(x));let N=E.get(x);return N===void 0&&E.set(x,N=_((0,H.g7)(x))),N}const v=x=>_(x).trim();function p(x){const N=x instanceof
g.Mx?O(x).trim():"";return N===""?null:N}const L=x=>x?O(x):""}),70549:((Z,W,w)=>{w.d(W,{n:()=>H});function H(g){const C=new WeakMap;return A=>{if(A.hasChanges)return g(
A);const D=C.get(A);if(D)return D.answer;const _=g(A);return C.set(A,{answer:_}),_}}}),9819:((Z,W,w)=>{w.d(W,{J7:()=>C,Kd:()=>_,Wo:()=>P,_i:()=>D,b9:()=>A});var H=w(
42973),g=w(45599);class C{document;gone=new Set;chased=new Set;constructor(O){this.document=O}remove(O){const{catalog:v,catalogNumber:p,pages:L}=this.document,x=v.
get("Pages");O===p||(0,g.i9)(x)&&O===x.number||L.holds(O)||(this.gone.add(O),this.document.remove(O))}chase(O){this.chased.add(O)}removed(){return this.gone}takeChased(){
const O=this.chased;return this.chased=new Set,O}isGone(O){return(0,g.i9)(O)&&this.gone.has(O.number)}}class A{most;left;constructor(O){this.most=this.left=O.job.
limits.nodes}spend=O=>{if(this.left-=O,this.left<0)throw(0,H.F)("nodes",`The document has more than ${this.most} fields, bookmarks, names and structure elements`,
"Remove bookmarks or tags with another program first")}}class D{seen;beyond=new Set;allowance;constructor(O,v=new A(O)){this.allowance=v,this.seen=new Uint8Array(
(O.size>>3)+1)}first(O){if(this.allowance.spend(1),!(0,g.i9)(O))return!0;const{number:v}=O,p=v>>3;if(p>=this.seen.length)return this.beyond.size<this.beyond.add(
v).size;const L=1<<(v&7),x=(this.seen[p]&L)===0;return this.seen[p]|=L,x}}function _(E,O){return(0,g.i9)(E)?E.number:O}function P(E,O){const v=E.catalog.get(O),
p=E.dict(v);return p&&{dict:p,holder:_(v,E.catalogNumber)}}})};
