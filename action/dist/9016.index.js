"use strict";exports.id=9016,exports.ids=[9016],exports.modules={4528:((Z,W,y)=>{y.d(W,{G7:()=>b,GW:()=>k,IF:()=>O,JF:()=>L,KV:()=>w,_m:()=>M,lg:()=>g,u9:()=>P,uv:()=>I});const K=null,
g={"application/json":".json","text/plain":".txt","text/markdown":".md","text/csv":".csv","application/jsonl":".jsonl"};function k(h,m=!1){const{per_page:d,tables:v,
layout:T}=h;return A(h)?"application/jsonl":m&&v===!0&&d!==!0?"text/csv":d===!0||v===!0?"application/json":T==="markdown"?"text/markdown":"text/plain"}const A=h=>(h.
pieces??"none")!=="none";function j(h){const m=k(h);return A(h)?["application/json",m]:h.tables===!0?[m,"text/csv"]:m==="text/markdown"?["application/json",m,"t\
ext/plain"]:[...new Set(["application/json",m])]}const I=({text:h})=>typeof h=="string"?h:"",P=({pages:h,tables:m,pieces:d})=>(h??m??d)!==void 0;function M({text:h,
pages:m,tables:d,pieces:v,...T}){return T}const w=({pieces:h})=>h,L=h=>h.map(m=>`${JSON.stringify(m)}
`).join(""),O=({tables:h})=>h??[];function S(h){return O(h).flatMap(({page:m,rows:d,header:v,certain:T},R)=>{const C=N(d,v);return d.slice(v?1:0).map((_,$)=>({row:Object.
fromEntries(_.map((G,H)=>[C[H],G])),about:{page:m,table:R+1,row:$+1,certain:T}}))})}const x="pdf";function N(h,m){const d=h.reduce((T,{length:R})=>Math.max(T,R),
0),v=new Set([x]);return Array.from({length:d},(T,R)=>{const C=m&&h[0][R]||`Column ${R+1}`;let _=C;for(let $=2;v.has(_);$++)_=`${C} ${$}`;return v.add(_),_})}function b(h){
const[m,...d]=O(h);return m&&d.length===0?E(m.rows):void 0}const E=h=>h.map(m=>`${m.map(d=>/[",\r\n]/.test(d)?`"${d.replaceAll('"','""')}"`:d).join(",")}\r
`).join("")}),66974:((Z,W,y)=>{y.d(W,{D6:()=>j,F1:()=>k,NL:()=>w,P3:()=>g,br:()=>A,bs:()=>M});var K=y(98446);const g={problem:"names page 0: pages count from 1,\
 and -1 is the last page"};function k(O,S,x){const N=[],b=[];for(const[E,h]of O.split(",").entries()){const m=E+1;if(S!==void 0&&h.trim()===""){b.push(`entry ${m}\
 is empty: write ${S}, separated by single commas`);continue}const d=x(h,m);"problem"in d?b.push(A(m,h,d.problem)):N.push(d.item)}return b.length>0?{problem:M(b)}:
{items:N}}const A=(O,S,x)=>`entry ${O} ('${L(S.trim())}') ${x}`,j=({position:O,text:S},x,N)=>A(O,S,`names ${I(x)}, but the document has ${(0,K.y_)(N,"page")}`);
function I(O){return Number.isSafeInteger(O)?`page ${O}`:"a page far beyond its end"}const P=5;function M(O){const S=O.length-P;return[...O.slice(0,P),...S>0?[`\
and ${S} more such entries`]:[]].join("; ")}function w(O){const S=/^ *(\d{1,10}) *[-–]+ *(\d{0,10}) *$/.exec(O);return S?`is not a range: write ${S[1]}..${S[2]}${S[2]===
""?" for this page and all after it":""}`:/\bfirst\b/i.test(O)?"is not a page: the first page is written 1, and a range from it 1..5":/\b(last|end)\b/i.test(O)?
"is not a page: the last page is written -1, and a range to it 2..":void 0}function L(O){const S=[...O].map(x=>/[\p{Cc}\p{Cs}\u2028\u2029]/u.test(x)?"?":x);return(0,K.
Bu)(S.join(""),40)}}),29082:((Z,W,y)=>{y.d(W,{k1:()=>j,lY:()=>A,m7:()=>I});var K=y(58552),g=y(66974);const k=/^(not +)?(?:(odd|even|all)|(-?\d+)(?:(\.\.)(-?\d+)?)?)$/i,
A=w=>(0,g.F1)(w,"pages such as 1..3, -1, odd",(L,O)=>{const S=L.trim(),x=k.exec(S);if(!x)return{problem:M(S)};const[,N,b,E,h,m]=x,d={negated:N!==void 0,text:S,position:O};
if(b!==void 0)return{item:{...d,pages:b.toLowerCase()}};const v=Number(E),T=h===void 0?v:m===void 0?"end":Number(m);return v===0||T===0?g.P3:{item:{...d,pages:{
from:v,to:T}}}});function j(w,L,O="pages"){const S=h=>(0,K.G6)([{field:O,message:h}]),x=A(w);if("problem"in x)throw S(x.problem);const N=new P(L),b=new P(L),E=[];
for(const h of x.items){const m=h.negated?b:N;if(typeof h.pages=="string"){m.add(h.pages);continue}const{from:d,to:v}=h.pages,T=d<0?L+1+d:d,R=v==="end"?L:v<0?L+
1+v:v,_=(v==="end"?d<0?[[d,T]]:[]:[[d,T],[v,R]]).find(([,$])=>$<1||$>L);_&&E.push((0,g.D6)(h,_[0],L)),!(v==="end"&&T>L||E.length>0)&&m.range(Math.min(T,R),Math.
max(T,R))}if(E.length>0)throw S((0,g.bs)(E));return x.items.every(({negated:h})=>h)&&N.add("all"),N.without(b)}function I(w){const L=A(w);if("problem"in L||L.items.
length!==1)return;const{negated:O,pages:S}=L.items[0];if(O)return;if(S==="all")return{first:1};if(typeof S=="string"||S.from<1)return;const{from:x,to:N}=S;return N===
"end"?{first:x}:N===-1?{first:x}:N<1?void 0:{first:Math.min(x,N),last:Math.max(x,N)}}class P{pageCount;differences;odd=!1;even=!1;constructor(L){this.pageCount=
L,this.differences=new Int32Array(L+2)}add(L){L!=="even"&&(this.odd=!0),L!=="odd"&&(this.even=!0)}range(L,O){this.differences[L]++,this.differences[O+1]--}without(L){
const O=new Uint32Array(this.pageCount);let S=0,x=0,N=0;for(let b=1;b<=this.pageCount;b++){x+=this.differences[b],N+=L.differences[b];const E=b%2===1?"odd":"eve\
n";(x>0||this[E])&&!(N>0||L[E])&&(O[S++]=b)}return O.subarray(0,S)}}function M(w){return/^(not +)?\.\./i.test(w)?"has no start: a range is written 1..5":/^!/.test(
w)?"is not a page: leave out pages with not, such as not 2":(0,g.NL)(w.replace(/^not +/i,""))??"is not a page such as 3 or -1, a range such as 2..5 or 2.., odd,\
 even, all, or one of these after not"}}),45657:((Z,W,y)=>{y.d(W,{Hn:()=>g,Kf:()=>A,RZ:()=>K,Vp:()=>I,YG:()=>j,vH:()=>k});function K(P,M){for(const w of M)P.push(
w)}const g=P=>P.slice();function k(P,M,w){const L=P.get(M);L?L.push(w):P.set(M,[w])}const A=P=>{let M=-1/0;for(const w of P)M=Math.max(M,w);return M},j=P=>{let M=1/0;
for(const w of P)M=Math.min(M,w);return M},I=P=>Number.isInteger(P)&&!Number.isSafeInteger(P)}),14822:((Z,W,y)=>{y.r(W),y.d(W,{extract_text:()=>Eo});var K=y(58552),
g=y(27077),k=y(60660),A=y(45657),j=y(77397),I=y(20779),P=y(39955),M=y(62897),w=y(69631);const L=100,O=1.08,S=new RegExp("\\p{L}","u"),x="\0";function N(e){if(!e.
text.trimEnd().includes(`
`))return;let t,n=0,s="";for(const{space:o,text:i,fragment:a}of e.pieces()){const{size:r}=a.style;if(r<=O*n){if(t)return}else if(!t&&n>0){if(!o.includes(`
`))return;t=a}t||(n=Math.max(n,r),s+=i)}return S.test(s)?t:void 0}const b=e=>E(e,N(e));function E(e,t){let n="",s;for(const{space:i,text:a,fragment:r}of e.pieces())
t&&r===t&&(n+=x),n+=i+(s&&i===""&&(0,w.rk)(a,r,s)?(0,w.Bs)(a):a),s=r;const o=n.replace(/\s+/g," ").trim();return t?o.replace(` ${x}`,`
`).replace(`${x} `,`
`):o}function*h(e,t){const n=[];let s=0,o;const i=t.isCell?N(e):void 0;for(const{space:r,text:c,fragment:l}of e.pieces()){++s%L===0&&(yield g.Yz);const f=d(l,t),
u=r!=="",p=n.at(-1),z=o&&!u&&!f.isReference&&(0,w.rk)(c,l,o)?(0,w.Bs)(c):c;o=l;const B=l===i;p&&!B&&v(p.look,f)?p.text+=u?` ${z}`:z:n.push({text:z,look:f,isSpaced:u,
isSecond:B})}let a="";for(const[r,c]of n.entries())c.isSecond?a+="<br>":c.isSpaced&&(a+=" "),a+=T(c,m(n,r));return a.trim()}function m(e,t){const n=e[t+1];return{
before:e[t].isSpaced?"":e[t-1]?.text.at(-1)??"",after:!n||n.isSpaced?"":n.text[0]}}function d(e,{linkOf:t,marksBold:n,isReference:s}){const{bold:o,italic:i}=e.style.
font;return{bold:o&&n,italic:i,fixedPitch:e.isTyped,link:t(e),isReference:s?.(e)===!0}}const v=(e,t)=>e.bold===t.bold&&e.italic===t.italic&&e.fixedPitch===t.fixedPitch&&
e.link===t.link&&e.isReference===t.isReference;function T({text:e,look:{bold:t,italic:n,fixedPitch:s,link:o,isReference:i}},a){if(i&&/^\d{1,3}$/.test(e))return`\
[^${e}]`;let r=s&&!R(e,a)?H(e):st(e);return/[\p{L}\p{N}]/u.test(e)&&G(e,a)&&(n&&(r=`*${r}*`),t&&(r=`**${r}**`)),o===void 0?r:`[${r}](${et(o)})`}const R=(e,{before:t,
after:n})=>e.length<=C&&/^[\p{L}\p{N}]+$/u.test(e)&&$.test(t+n),C=3,_=/[\p{P}\p{S}]/u,$=/[\p{L}\p{N}]/u,G=(e,{before:t,after:n})=>!(_.test(e[0])&&$.test(t))&&!(_.
test(e.at(-1))&&$.test(n));function H(e){const t=(0,M.K)((e.match(/`+/g)??[]).map(s=>s.length),0),n="`".repeat(t+1);return t>0?`${n} ${e} ${n}`:`${n}${e}${n}`}const et=e=>/[\s()<>]/.
test(e)?`<${e.replace(/[\s<>]/g,encodeURIComponent)}>`:e,Y=e=>e.replace(at,(t,n)=>{if(!X.test(t))return t;const[s,o]=[e[n-1],e[n+t.length]],i=o!==void 0&&(t.endsWith(
" ")||$.test(o));return`${s===void 0||s===" "?"":" "}…${i?" ":""}`}),at=/[.\u2026](?: ?[.\u2026])+ ?/g,X=/^(?:\u2026[.\u2026]|(?:[.\u2026] ?){5})/,st=e=>Y(e).
replace(/[\\`*[\]]/g,"\\$&").replace(/(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])/gu,"\\_").replace(/<(?=[A-Za-z/!?])/g,"\\<"),J=e=>e.replace(/^(?=#{1,6}(?:\s|$)|>|[-+](?:\s|$)|(?:-{3,}|={3,}|_{3,})$)/,
"\\").replace(/^(\d{1,9})([.)])(?=\s|$)/,"$1\\$2");var nt=y(61520),ft=y(93604),ct=y(5609),bt=y(98095),pt=y(73356),ot=y(11474);const Q=/^(?:\)|%|\)%)$/,ze=/^(?:[-\u2010-\u2014\u2212+(]?[\d.,]*\d|[-\u2010-\u2014\u2212]$)/u,
De=/\d%?$|^\(?[-\u2010-\u2014\u2212]$/u,je=40;function*Ke(e){const t=[];for(const[s,o]of e.rows.entries()){const i=new Map;for(const[a,r]of o.entries())!zt(r)&&
Dt(r)&&i.set(e.places[s][a],r);t.push(i),yield(1+o.length)*g.Yz/g.y}const n=new Map;for(let s=0;s<e.count;s++){yield e.rows.length*g.Yz/g.y;const o=He(t,s);o!==
void 0&&n.set(s,s+o)}return n.size===0?e:Ge(e,n)}const zt=({tag:e})=>(e?.columns??1)>1,Dt=({fragments:e,isElsewhere:t})=>e.length>0||t===!0,Lt=({fragments:e})=>{
let t="";for(const n of e)if((t+=n.text).length>je)break;return t.trim()};function He(e,t){let[n,s]=[0,0];for(const i of e){const a=i.get(t);if(!a||a.isHead)continue;
const r=We(i,t);if(r===void 0)return;r<0?n++:s++}if(n+s===0)return;const o=n>s?-1:1;return e.some(i=>i.get(t)?.isHead&&i.has(t+o))?void 0:o}function We(e,t){const n=Tt(
e,t);return ot.UM.test(n)?ze.test(Tt(e,t+1))?1:void 0:Q.test(n)&&De.test(Tt(e,t-1))?-1:void 0}const Tt=(e,t)=>{const n=e.get(t);return n?Lt(n):""};function Ge({
rows:e,places:t,count:n},s){const o=[];let i=0;for(let l=0;l<n;l++)o.push(s.has(l)?-1:i++);const a=(l,f)=>{let u=f;if(zt(l))for(;s.has(u);)u++;else s.has(f)&&(u+=
Q.test(Lt(l))?-1:s.get(f)-f);return o[u]??i-1},r=[],c=[];for(const[l,f]of e.entries()){const[u,p]=[[],[]];for(const[D,z]of f.entries()){const B=a(z,t[l][D]),U=u.
at(-1);U&&p.at(-1)>=B?u[u.length-1]=Ue(U,z):(u.push(z),p.push(B))}r.push(u),c.push(p)}return{rows:r,places:c,count:i}}const Ue=(e,t)=>Q.test(Lt(t))?{...e,closing:t.
fragments}:{...Dt(e)?e:t,fragments:[...e.fragments,...t.fragments]},Ye=100,jt=1e4;function*Fe(e){const t=Ve(e);if(!t)return Ze(e);const n=new Xe,s=t.widths.map(
r=>r===t.count);for(const[r,c]of e.entries())n.add(r,c,s[r]?t.places[r]:[]),yield(1+c.length)*g.Yz/g.y;const o=e.map((r,c)=>r.every((l,f)=>n.allow(l,t.places[c][f])));
if(s.every(Boolean)&&o.every(Boolean))return yield*Kt(e,t);const i=o.every(Boolean),a=e.map((r,c)=>s[c]&&(i||o[c]&&n.tellAll(c,r)));return yield*Kt(e,yield*new Je(
e,t,a,n).place())}function*Kt(e,{count:t,places:n}){const s=new Uint8Array(t);for(const[a,r]of e.entries()){for(const[c,{place:l,isElsewhere:f}]of r.entries())(l||
f)&&(s[n[a][c]]=1);yield(1+r.length)*g.Yz/g.y}const o=[];let i=0;for(const a of s)o.push((i+=a)-a);return i===t?{count:t,places:n}:{count:i,places:n.map(a=>a.map(
r=>o[r]))}}const Ze=e=>({count:e.reduce((t,n)=>Math.max(t,n.length),0),places:e.map(t=>t.map((n,s)=>s))});function Ve(e){const t=[],n=[],s=[];for(const[o,i]of e.
entries()){const a=[];let r=0;const c=()=>{for(;(s[r]??0)>o;)r++};for(const{tag:l}of i){if(c(),a.push(r),r+lt(l)>Ye)return;for(let f=lt(l);f>0;f--)s[r++]=o+Math.
min(l?.rows??1,e.length-o)}c(),t.push(a),n.push(r)}return{places:t,widths:n,count:n.reduce((o,i)=>Math.max(o,i),0)}}const lt=e=>e?.columns??1;class Xe{known=new Map;rows=new Set;add(t,n,s){
for(const[o,i]of n.entries()){const{tag:a}=i;for(const{row:c}of this.headsOf(i))c!==t&&this.rows.add(c);const r=s[o];a?.id!==void 0&&r!==void 0&&this.known.set(
a.id,{row:t,from:r,to:r+lt(a)})}}headsOf({tag:t}){return t?.heads.flatMap(n=>this.known.get(n)??[])??[]}allow(t,n){const s=this.headsOf(t);return s.length===0||
s.some(({from:o,to:i})=>n>=o&&n<i)}columnOf(t,n){let[s,o]=[0,1/0];for(const{row:i,from:a,to:r}of this.headsOf(t))i!==n&&([s,o]=[Math.max(s,a),Math.min(o,r)]);return o-
s===1?s:void 0}tellAll(t,n){return this.rows.has(t)||n.every(s=>this.headsOf(s).some(o=>o.row!==t))}}class Je{rows;byTags;isWhole;heads;bands;before=0;constructor(t,n,s,o){
this.rows=t,this.byTags=n,this.isWhole=s,this.heads=o,this.bands=Array.from({length:n.count})}*place(){const{rows:t,byTags:n,isWhole:s,bands:o,heads:i}=this;for(const[
r,c]of t.entries())for(const[l,{tag:f,place:u}]of c.entries()){const p=s[r]?n.places[r][l]:i.columnOf(c[l],r);p!==void 0&&u&&lt(f)===1&&(o[p]=Ot(o[p],u))}if(2*o.
filter(Boolean).length<o.length){const r=s.some(Boolean)&&(yield*Qe(t));if(!r||r.length>o.length)return n;for(const[c,l]of r.entries())o[c]=l}this.makeRoom();const a=[];
for(const[r,c]of t.entries()){const l=n.places[r].map(f=>f+this.before);yield(1+c.length*o.length)*g.Yz/g.y,a.push(s[r]?l:this.placeRow(c)??l)}return{count:o.length,
places:a}}makeRoom(){const t=this.bands[0];if(!t)return;const n=this.rows.filter((s,o)=>!this.isWhole[o]).map(([s])=>s).filter(s=>s?.place&&s.place.end<=t.start&&
s.tag?.heads.length===0).map(s=>s.place);n.length!==0&&(this.bands.unshift(n.reduce((s,o)=>Ot(s,o))),this.before=1)}placeRow(t){const{bands:n,before:s,heads:o}=this,
i=t.map(()=>new Float64Array(n.length+1).fill(1/0)),a=t.map(()=>new Uint8Array(n.length));for(let l=t.length-1;l>=0;l--){const f=t[l],u=lt(f.tag);for(let p=n.length-
u;p>=0;p--){const z=(l===t.length-1?0:i[l+1][p+u])+this.distance(f,p,u)+(o.allow(f,p-s)?0:jt),B=i[l][p+1];i[l][p]=Math.min(z,B),z<=B&&(a[l][p]=1)}}if(t.length>0&&
i[0][0]===1/0)return;const r=[];let c=0;for(const[l,{tag:f}]of t.entries()){for(;!a[l][c];)c++;r.push(c),c+=lt(f)}return r}distance({place:t},n,s){if(!t)return 0;
const o=this.bands.slice(n,n+s).filter(f=>f!==void 0);if(o.length===0)return jt;const{start:i,end:a}=o.reduce(Ot),r=Math.max(t.start-a,i-t.end,0),[c,l]=[t.start-
i,t.end-a];return r+Math.min(Math.abs(c),Math.abs(l),Math.abs(c+l)/2)}}function*Qe(e){const t=[];let n=0;for(const o of e){const i=o.filter(({tag:a,place:r})=>r&&
lt(a)===1);for(const{place:a}of i)t.push(a);n=Math.max(n,i.length),yield(1+o.length)*g.Yz/g.y}const s=[];for(const o of yield*(0,ft.p9)(t,(i,a)=>i.start-a.start)){
const i=s.at(-1);i&&o.start<=i.end?s[s.length-1]=Ot(i,o):s.push(o)}return s.length<n?void 0:s}const Ot=(e,{start:t,end:n})=>e?{start:Math.min(e.start,t),end:Math.
max(e.end,n)}:{start:t,end:n},qe=100,At=100;function Ht(e){const t=new Map;for(const{element:n}of e){const s=Zt(n),o=s?.parent;if(o?.type!=="TR")continue;const i=t.
get(o);i?i.add(s):t.set(o,new Set([s]))}return t}function*Wt(e){const{blocks:t}=e,n=Ht(e.leaves),s=[];for(let o=0,i;o<t.length;o=i){const{element:a}=t[o];i=o+1,
o%qe===0&&(yield g.Yz),a?.type==="TR"&&(i=Gt(t,o),s.push(yield*Ut(t.slice(o,i),e,n)))}return s}function Gt(e,t){const n=xt(e[t].element);let s=t+1;for(;s<e.length&&
e[s].element?.type==="TR"&&xt(e[s].element)===n;)s++;return s}function*Ut(e,t,n){const s=[];for(const D of e)s.push(yield*nn(D,t,n));const o=en(e[0].element),i=yield*Fe(
[...o,...s]),{rows:a,places:r,count:c}=yield*Ke({rows:s,places:i.places.slice(o.length),count:i.count}),l=[];for(const[D,z]of a.entries()){const B=[];for(const[
U,q]of z.entries()){for(;B.length<r[D][U];)B.push(new nt.q(t.edges));B.push(yield*tn(q,t.edges))}for(;B.length<Math.min(c,At);)B.push(new nt.q(t.edges));yield(1+
B.length)*g.Yz/g.y,l.push(B)}const f=e.findIndex(({element:D})=>!Ft([...(D&&n.get(D))??[]])),u=r[0].map((D,z)=>[D,(r[0][z+1]??c)-1]),p=a[0].some(({tag:D})=>(D?.
columns??1)>1);return{blocks:e,rows:l,heads:f<0?e.length:f,spans:p?u:void 0}}function*tn({fragments:e,closing:t=[]},n){const s=yield*(0,j.gB)(yield*(0,ct._I)(yield*(0,bt.
q9)(e)),n);if(t.length===0)return s;s.drop(1);for(const o of yield*(0,bt.q9)(t))(0,pt.T)(s,o,n);return s}function en(e){const t=e?Yt(xt(e)):[];return!e||t.includes(
e)||t.some(({cells:n=[]})=>n.length>At)?[]:t.map(({cells:n=[]})=>n.map(({cell:s,firstPage:o})=>({tag:s,place:void 0,isElsewhere:o>=0})))}function Yt(e){const t=e?.
firstRows??[],n=t.findIndex(({cells:s=[]})=>!Ft(s));return t.slice(0,n<0?void 0:Math.max(n,1))}const Ft=e=>e.length>0&&e.every(({type:t})=>t==="TH");function*nn({
lines:e,element:t},{leafOf:n},s){const o=t?.cells&&t.cells.length<=At?t.cells:[],i=new Map(o.map(r=>[r,[]]));for(const r of(t&&s.get(t))??[])i.has(r)||i.set(r,[]);
for(const{segments:r}of e)for(const{fragments:c}of r)for(const l of c){const f=Zt(n(l)?.element),u=i.get(f);u?u.push(l):i.set(f,[l])}const a=[];for(const[r,c]of i){
const l=yield*(0,ft.p9)(c,(f,u)=>f.order-u.order);a.push({tag:r?.cell,place:sn(l),fragments:l,isHead:r?.type==="TH"})}return a}function sn(e){if(e.length===0)return;
const[t,n]=[e.map(({start:s})=>s),e.map(({end:s})=>s)];return{start:Math.min((0,M.Y)(t),(0,M.Y)(n)),end:Math.max((0,M.K)(t),(0,M.K)(n))}}function Zt(e){for(const t of(0,k.
Hy)(e))if((0,k.nZ)(t.type))return t;return e&&(0,P.VN)(e)}function xt(e){for(const t of(0,k.Hy)(e.parent))if(t.type==="Table")return t;return e.parent}function on(e){
let t="";for(const[n,s]of e.entries()){const o=e[n-1];o&&(t+=Vt(o,s)),t+=Xt(s)}return t}function Vt(e,t){return e.kind==="item"&&t.kind==="item"?`
`:`
${">".repeat(Math.min(e.quotes??0,t.quotes??0))}
`}function Xt(e){const{quotes:t=0}=e;return t>0?Jt(e).replace(/^/gm,`${">".repeat(t)} `):Jt(e)}function Jt(e){switch(e.kind){case"heading":return`${"#".repeat(e.
level)} ${e.text}`;case"paragraph":return J(e.text);case"note":return`[^${e.number}]: ${e.text}`;case"item":return`${"   ".repeat(e.depth)}${e.mark} ${e.text}`;case"\
code":{const t=(0,M.K)(e.lines.flatMap(s=>(s.match(/`+/g)??[]).map(o=>o.length)),2),n="`".repeat(t+1);return[n,...e.lines,n].join(`
`)}case"table":return rn(e.rows);case"figure":return`![${e.alternative.replace(/[\\[\]]/g,"\\$&")}]()`}}function rn(e){const t=(0,M.K)(e.map(i=>i.length)),n=i=>`\
| ${Array.from({length:t},(a,r)=>(i[r]??"").replaceAll("|","\\|")).join(" | ")} |`,[s,...o]=e;return[n(s),`|${" --- |".repeat(t)}`,...o.map(n)].join(`
`)}var Qt=y(4186);const an=2;function*cn(e,t){const{fragments:n,leafOf:s,edges:o}=e.found;if(s&&(0,P.P$)(n,s)){const a=yield*ln(e.blocks,s,t,o);if(a.length>0)return a}
const i=[];for(const a of(yield*e.blocksByLook()).filter(I.bI)){const r=te(yield*qt(a,o),a instanceof I.QH?a.spans:void 0),c={box:ee([a]),rows:r,hasHead:dt(r)};
i.push(a instanceof I.QH?{...c,isCertain:!0,block:a}:{...c,isCertain:!1})}return i}function*ln(e,t,n,s){const o=[];for(const{blocks:i,rows:a,heads:r,spans:c}of yield*Wt(
{blocks:e,leafOf:t,leaves:n,edges:s})){const l=a.map(p=>p.map(b)),f=r===an?te(l,c):l,u={row:i[0].element,heads:r-(l.length-f.length)};o.push({box:ee(i),rows:f,hasHead:r>
0,isCertain:!0,tags:u})}return o}function*qt(e,t){const n=[];for(const s of e.rows){const o=[];for(const i of s)yield g.Yz,o.push(yield*fn(i,t));n.push(o)}return n}
function te(e,t){const[n,s,...o]=e;if(!t||!s||t.some(([r,c])=>c-r+1>=s.length))return e;const i=s.map((r,c)=>n[t.find(([l,f])=>l<=c&&c<=f)?.[0]??-1]??""),a=[s.map(
(r,c)=>[i[c],r].filter(Boolean).join(" ")),...o];return!s.some(Pt)&&dt(a)?a:e}function*fn(e,t){return e.length===0?"":b(yield*(0,j.gB)(e,t))}const ee=e=>e.map(({
frame:t,start:n,end:s,top:o,bottom:i})=>(0,Qt.L)(t,n,s,o,i)).reduce(Qt.D),dn=/^[^\p{L}]*\d[^\p{L}]*$/u,ne=/^(?:19|20)\d\d$/,Pt=e=>dn.test(e)&&!ne.test(e);function dt([
e=[],...t]){const n=e.filter(o=>o!=="");return e.length===un&&(e[0].endsWith(":")||hn.test(e[1])&&!ne.test(e[1]))?!1:2*n.length>=e.length&&!n.some(Pt)&&t.some(o=>o.
some(Pt))}const un=2,hn=/\d/,mt=`

`;function gn(e){return e.map((t,n)=>{const s=e[n-1],o={text:Xt(t),joint:s?Vt(s,t):mt};if(t.kind==="heading")return{...o,heading:{level:t.level,title:t.title}};
const i=o.text.split(`
`);return t.kind==="table"?{...o,rows:{open:i.slice(0,2),rows:i.slice(2),close:[]}}:t.kind!=="code"?o:{...o,rows:{open:i.slice(0,1),rows:i.slice(1,-1),close:i.slice(
-1)}}})}function pn(e){const t=[];let n=[];const s=()=>{n.length>0&&t.push(oe({open:[],rows:n,close:[]})),n=[]};for(const o of e.split(`
`))o===""?s():n.push(o);return s(),t}function*mn(e,t){const{blocks:n}=e,{edges:s}=e.found,o=yield*yn(e,t),i=[];for(let a=0,r;a<n.length;a=r){r=a+1;const c=o.get(
n[a]);if(c)(0,A.RZ)(i,c);else{for(;r<n.length&&!o.has(n[r]);)r++;const{shown:l}=yield*(0,j.dV)(n.slice(a,r),s);(0,A.RZ)(i,wn(l))}}return i}function*yn(e,t){const{
leafOf:n,fragments:s,edges:o}=e.found,i=new Map;for(const a of e.blocks.filter(I.bI)){const r=yield*qt(a,o);i.set(a,[se(r,dt(r))])}if(!n||!(0,P.P$)(s,n))return i;
for(const{blocks:a,rows:r,heads:c}of yield*Wt({blocks:e.blocks,leafOf:n,leaves:t,edges:o})){yield g.Yz;for(const f of a)i.set(f,[]);const l=r.map(f=>f.map(u=>E(
u)));i.set(a[0],[se(l,c>0)])}return i}const wn=e=>e.split(mt).map(t=>t.trimEnd()).filter(t=>t!=="").map(t=>({text:t,joint:mt}));function se(e,t){const n=e.map(s=>s.
filter(o=>o!=="").join(" ").replace(/\n/g," "));return oe({open:n.slice(0,t?1:0),rows:n.slice(t?1:0),close:[]})}const oe=e=>({text:[...e.open,...e.rows,...e.close].
join(`
`),joint:mt,rows:e}),bn=.6,On=.4,ie=12;class re{last;tagged=new Map;headOf({row:t,heads:n},s){const o=xt(t),i=o&&this.tagged.get(o),a=Yt(o).includes(t);if(o&&!i&&
a){const r=n>0?n:Number(dt(s));r>0&&r<s.length&&this.tagged.set(o,s.slice(0,r))}return a||i?.[0].length!==s[0].length?[]:i}next({index:t,found:{height:n}},s,o){
const{last:i}=this;this.last=void 0;const[a,r]=[s[0],s.at(-1)];if(!a||!r||o.length!==s.length)return;const l=i?.page===t-1&&!dt(o[0])&&xn(i,a,n,o[0])?i.head:void 0,
f=s.length===1&&l?l:o.at(-1)[0];return(f===l||dt(o.at(-1)))&&(this.last={page:t,block:r,head:f}),l}}function xn({block:e,head:t},n,s,[o]){return e.frame!==n.frame||
o.length!==t.length||e.bottom<bn*s||n.top>On*s?!1:Math.abs(e.start-n.start)<ie&&Math.abs(e.end-n.end)<ie}var ut=y(34659);const ae=.25,ce=.5,Rt=2,En=.9,Mn=5,Nt=3,
vn=.25,Sn=.85,Ln=50,Tn=/(?:\.\s?){4}\s*(?:\d{1,5}|[ivxlc]{1,7})$/,An=/[\divxlc]$/,le=30,fe=12,Pn=.6,Rn=7,Nn=/[\p{L}\p{N}]$/u,$n=new RegExp("^\\p{Ll}","u"),_n=300;
class Et{ends;blocks;right;constructor(t,n,s){this.ends=t,this.blocks=n,this.right=s}static*of(t,n){const s=Math.max(n-(0,M.Y)(t.map(({start:r})=>r)),(0,M.K)(t.
map(({end:r})=>r))),o=new Map;let i=0;for(const{lines:r}of t)for(const{start:c,end:l}of r){++i%g.y===0&&(yield g.Yz);const f=Math.round(c/Rt),u=o.get(f);u?u.push(
l):o.set(f,[l])}const a=new Map;for(const[r,c]of o){if(c.length<Mn)continue;const l=yield*(0,ft.p9)(c,(f,u)=>f-u);a.set(r,l[Math.floor((l.length-1)*En)])}return new Et(
a,t.slice(0,_n),s)}isFull(t,n,{lines:s,start:o,end:i}){if(de(t))return!1;if(n.baseline-t.baseline>ct.tS*t.size)return!0;const a=t.end+he(n)+(ae+ce)*t.size;if(a>
Math.max(i,this.ends.get(Math.round(t.start/Rt))??1/0))return!0;let r=0;for(let c=0;c<Math.min(s.length,Ln)&&r<Nt;c++)s[c].end-o>Sn*(i-o)&&r++;return r===Nt&&a>
i}rightOf(t,n){const[s,o]=[(0,M.Y)(t.map(a=>a.top)),(0,M.K)(t.map(a=>a.bottom))],i=this.blocks.filter(a=>a.start>=n&&a.top<o&&a.bottom>s);return(0,M.Y)(i.map(({
start:a})=>a),this.right)}*write(t,n,s){const o=[];for(const i of yield*this.groupLines(t)){const a=yield*h(yield*(0,j.gB)(i,n),s);a!==""&&o.push(o.length===0?a:
J(a))}return o.join(`
`)}*groupLines(t){if(t.length<2)return[[...t]];const n=(0,M.Y)(t.map(r=>r.start)),s=(0,M.K)(t.map(({end:r})=>r)),o=Math.max(s,this.ends.get(Math.round(n/Rt))??s);
yield this.blocks.length*g.Yz/g.y;const a=s-n<Pn*(this.rightOf(t,s)-n)&&In(t)?kn(t):yield*Cn(t,n,o);return[0,...a].map((r,c)=>t.slice(r,a[c]))}}function In(e){let[
t,n]=[0,0];for(const[s,{segments:o}]of e.entries()){t+=o.reduce((a,{fragments:r})=>a+r.length,0);const i=e[s-1]?.segments.at(-1).fragments.at(-1).text??"";Nn.test(
i)&&$n.test(o[0].fragments[0].text)&&n++}return t<=Rn*e.length&&2*n<e.length}const kn=e=>[...e.keys()].filter(t=>t>0&&!ue(e[t-1]));function*Cn(e,t,n){const s=(i,a)=>de(
e[i-1])||!ue(e[i-1])&&Bn(e[i-1],he(e[i]),t,a),o=[];for(let i=1;i<e.length;i++){let a=i,r=-1/0;for(;a<e.length&&s(a,n);a++)r=Math.max(r,e[a-1].end);const c=Array.
from({length:a-i},(f,u)=>i+u),l=c.filter(f=>s(f,r));(0,A.RZ)(o,c.length>=Nt&&l.length<=vn*c.length?l:c),yield(a-i+1)*g.Yz/g.y,i=Math.max(i,a)}return o}function Bn(e,t,n,s){
const o=t+(ae+ce)*e.size;return e.end+o<=s&&e.end-e.start+o<=s-n}function de({segments:e}){const t=e.at(-1).fragments.at(-1).text;if(!An.test(t))return!1;const s=e.
slice(-2).flatMap(({fragments:o})=>o.slice(-fe)).map(({text:o})=>o.slice(-le));return Tn.test(s.slice(-fe).join(" ").slice(-le))}const ue=({segments:e})=>/[-\u2010\u00ad]$/.
test(e.at(-1).fragments.at(-1).text);function he({segments:e}){const[t]=e[0].fragments;return Math.abs(t.end-t.start)}var zn=y(77211);function*ge(e,t,n){if(e instanceof
I.xE)return{kind:"code",lines:yield*(0,zn.x)(e.visual,t)};const s=[];for(const o of e.rows){const i=[];for(const a of o)yield g.Yz,i.push(yield*Dn(a,t,n));s.push(
i)}return{kind:"table",rows:s}}function*Dn(e,t,n){return e.length===0?"":yield*h(yield*(0,j.gB)(e,t),{linkOf:n,marksBold:!1,isCell:!0})}const pe=1.15,jn=1.35,Kn=/:\s\S*\d/,
Hn=/\S\s\S+\s\S+\s\S+[.,;]$/,$t=200,Wn=3,Gn=1/2,Un=500,Yn=new RegExp(`^(?:[${ut.a}*-](?:\\s+|$)|${ut.v})`,"u"),me=new RegExp("^(?![a-z]\\.\\s\\p{L}{1,3}\\.)(\\d{1,3}\
|[a-z]|[ivx]{1,5})[.)]\\s+","u"),Mt=50;function*Fn(e,{body:t,edges:n,width:s},o){const i=[],a=new es(t,n,o,yield*Et.of(e,s));for(let r=0,c;r<e.length;r=c){const l=e[r];
if(c=r+1,(0,I.bI)(l))i.push(yield*ge(l,n,o));else{for(;c<e.length&&!(0,I.bI)(e[c]);)c++;yield*Vn(e.slice(r,c),a,i)}}return Zn(i)}function Zn(e){const t=o=>o.reduce(
(i,a)=>i+("text"in a?a.text.length:0),0),n=t(e),s=n>Un&&t(e.filter(({kind:o})=>o==="heading"))>Gn*n;return e.map(o=>s&&o.kind==="heading"?{kind:"paragraph",text:o.
text}:o)}function*Vn(e,t,n){const s=e.flatMap(o=>o.lines.map((i,a)=>({line:i,block:o,begins:a===0})));for(let o=0,i;o<s.length;o=i){const{line:a}=s[o],r=t.kindOf(
a),c=r==="code"?new Qn(a):void 0;for(i=o+1;i<s.length;i++){const f=s[i];if(!(t.goesOn(r,a,f.line)||r==="item"&&t.goesOnBelow(s[i-1],f))||f.begins&&!c?.isNear(f.
line))break;c?.add(f.line),(i-o)%Mt===0&&(yield g.Yz)}o%Mt===0&&(yield g.Yz);const l=s.slice(o,i).map(f=>f.line);n.push(yield*t.piece(r==="heading"&&!t.isHeading(
l)?"paragraph":r,l,n.at(-1)))}}const Xn=new RegExp("^\\p{Ll}","u"),Jn=/[.!?:;]["\u201d\u2019)]?$/u;class Qn{last;pitch=0;constructor(t){this.last=t}isNear(t){const{
frame:n,baseline:s,size:o}=this.last,i=t.baseline-s;return t.frame===n&&Math.abs(t.size-o)<.1*o&&i>0&&i<=Math.max(qn*o,ts*this.pitch)}add(t){const n=t.baseline-
this.last.baseline;n>0&&(this.pitch===0||n<this.pitch)&&(this.pitch=n),this.last=t}}const qn=2.2,ts=2.1;class es{body;edges;linkOf;columns;depths=[];constructor(t,n,s,o){
this.body=t,this.edges=n,this.linkOf=s,this.columns=o}kindOf(t){const n=ht(t,this.edges);if(_t(t,({isTyped:r})=>r))return"code";const s=t.size<jn*this.body.size&&
(Hn.test(n)||Kn.test(n)),o=t.size>=pe*this.body.size&&!s,i=!this.body.isBold&&_t(t,ye)&&!/[.,;:]$/.test(n)&&!ss(n),a=(o||i)&&!os(n)&&n.length<=$t&&rs(n);return Yn.
test(n)||me.test(n)&&!a?"item":a?"heading":"paragraph"}isHeading(t){const n=t.reduce((s,o)=>s+ht(o,this.edges).length,0);return t.length<=Wn&&n<=$t}goesOn(t,n,s){
const o=this.kindOf(s),i=o==="heading"&&_t(n,ye)&&s.size===n.size;return t==="item"?(o==="paragraph"||i)&&s.start>n.start+s.size/2:o===t&&(t!=="heading"||Math.abs(
s.size-n.size)<.5)}goesOnBelow({line:t,block:n},{line:s}){return this.kindOf(s)!=="paragraph"||!this.columns.isFull(t,s,n)?!1:Xn.test(ht(s,this.edges))||!Jn.test(
ht(t,this.edges))}*piece(t,n,s){const{edges:o,linkOf:i}=this;if(t==="code")return{kind:t,lines:yield*we(n,o)};const a=t!=="heading"&&!this.body.isBold;if(t==="p\
aragraph")return{kind:t,text:yield*this.columns.write(n,o,{linkOf:i,marksBold:a})};const r=yield*(0,j.gB)(n,o),c=yield*h(r,{linkOf:i,marksBold:a});if(t==="headi\
ng")return{kind:t,level:this.levelOf(n[0]),text:c,title:E(r)};s?.kind!=="item"&&(this.depths=[]);const l=me.exec(ht(n[0],o))?.[0].trim()??"-",f=/^\d/.test(l);return{
kind:t,depth:this.depthOf(n[0]),mark:f?l:"-",text:ls(c,f)}}levelOf({size:t}){const{headings:n,size:s}=this.body,o=t>=pe*s?n.findIndex(i=>t>i-.5):n.length;return Math.
min(Math.max(o,0)+1,6)}depthOf({start:t,size:n}){for(;this.depths.length>0&&this.depths.at(-1)>t+n/2;)this.depths.pop();return(this.depths.length===0||t>this.depths.
at(-1)+n/2)&&this.depths.push(t),this.depths.length-1}}const ns=/^[^\p{L}\d]{0,3}\d[\d.,']{0,15}[.,]\d\d[^\p{L}\d.]{0,3}$/u,ss=e=>e.split(/\s/).slice(1).slice(-2).
some(t=>ns.test(t)),os=e=>e.length<=$t&&(e.match(is)?.length??0)>1,is=/(?<![\d.,])\d[\d.,']{0,15}[.,]\d\d(?![\d.,])/g,rs=e=>(e.match(new RegExp("\\p{L}","gu"))?.
length??0)>=Math.max(e.match(new RegExp("\\p{N}","gu"))?.length??0,1),as=/^(\*{0,3})\d{1,3}\\?[.)](\*{0,3})\s*/,cs=new RegExp(`^(\\*{0,3})(?:\\\\\\*|[${ut.a}-]|${ut.
v})(\\*{0,3})\\s*`,"u"),ls=(e,t)=>e.replace(t?as:cs,(n,s,o)=>s===o?"":s||o),ht=(e,t)=>e.segments.map(n=>(0,pt.x)(n,t)).join(" "),_t=({segments:e},t)=>e.every(({
fragments:n})=>n.every(t)),ye=({style:e})=>e.font.bold,fs=10;function*we(e,t){const n=(0,M.Y)(e.map(({start:a})=>a)),s=e.slice(1).map((a,r)=>Math.abs(a.baseline-
e[r].baseline)),o=(0,M.Y)(s.filter((a,r)=>a>e[r].size*.8)),i=[];for(const[a,r]of e.entries()){a%Mt===Mt-1&&(yield g.Yz);const c=ht(r,t),l=a===0?0:Math.round(s[a-
1]/o)-1;for(let u=0;u<Math.min(l,fs);u++)i.push("");const f=(r.end-r.start)/Math.max(c.length,1);i.push(" ".repeat(Math.round((r.start-n)/Math.max(f,1)))+c)}return i}
const ds=new RegExp(`^(?:\\\\?[*+-](?=\\s|$)|[${ut.a}]|${ut.v}|\\d{1,3}\\\\?[.)])\\s*`,"u"),us=/^(\d{1,3})\\?([.)])\s/,be=/^([\u2610-\u2612])\s*/u,hs=100;function*gs(e){
const{blocks:t,leaves:n}=e,s={...e,columns:yield*Et.of(t,e.width)},o=ws(n),i=Ht(n),a=n.some(({element:f})=>vt("Note",f)),r=[],c=f=>{for(;o.length>0&&o[0].order<
f;)r.push({kind:"figure",alternative:o.shift().alternative})};let l="";for(let f=0,u;f<t.length;f=u){const{element:p}=t[f];u=f+1;const D=ys(t[f],s);if(D!==void 0&&
c(D),Oe("Lbl",t[f].lines,s.leafOf))l=yield*ps(t[f],s);else if(p?.type==="TR"){u=Gt(t,f);const z=[],B=yield*Ut(t.slice(f,u),s,i);for(const U of B.rows){const q=[];
for(const it of U)q.push(yield*h(it,{linkOf:s.linkOf,marksBold:!1,isCell:!0}));z.push(q)}r.push({kind:"table",rows:z,tags:{row:p,heads:B.heads},quotes:xe(p)})}else{
const z=t[f],B=(0,I.bI)(z)?yield*ge(z,s.edges,s.linkOf):yield*ms(z,s,{label:l,hasNotes:a});r.push({...B,quotes:xe(p)}),l=""}f%hs===0&&(yield g.Yz)}return c(1/0),
r.filter(f=>!("text"in f)||f.text!=="")}function*ps({lines:e},{edges:t,linkOf:n}){return yield*h(yield*(0,j.gB)(e,t),{linkOf:n,marksBold:!1})}function*ms({lines:e,
element:t},n,{label:s,hasNotes:o}){const{edges:i,linkOf:a,leafOf:r}=n,c=t?.type??"P";if(e.length>1&&Oe("Code",e,r))return{kind:"code",lines:yield*we(e,i)};const l=c===
"Title"||c==="H"?1:Number(/^H([1-6])$/.exec(c)?.[1]??0),f=tt=>o&&vt("Reference",r(tt)?.element),u=yield*(0,j.gB)(e,i),p=yield*h(u,{linkOf:a,marksBold:l===0,isReference:f});
if(l>0)return{kind:"heading",level:l,text:p,title:E(u)};const D=t&&vt("Note",t)?/^(\d{1,3})\\?[.)]?$/.exec(s):null;if(D)return{kind:"note",number:D[1],text:p};const z=t?
[...(0,k.Hy)(t)].filter(tt=>tt.type==="LI"):[];if(z.length===0&&s!=="")return{kind:"paragraph",text:`${s} ${p}`};if(z.length===0)return{kind:"paragraph",text:yield*n.
columns.write(e,i,{linkOf:a,marksBold:!0,isReference:f})};const B=us.exec(`${s} ${p}`.trimStart()),U=be.exec(`${s} ${p}`.trimStart()),q=U?U[1]==="☐"?"[ ] ":"[\
x] ":"",it=[...(0,k.Hy)(z[0])].filter(tt=>tt.type==="L").length-1;return{kind:"item",depth:Math.max(it,0),mark:B?`${B[1]}${B[2]}`:"-",text:q+p.replace(U?be:ds,"")}}
const Oe=(e,t,n)=>t.every(({segments:s})=>s.every(({fragments:o})=>o.every(i=>vt(e,n(i)?.element)))),xe=e=>[...(0,k.Hy)(e)].filter(({type:t})=>t==="BlockQuote").
length,vt=(e,t)=>{for(const{type:n}of(0,k.Hy)(t))if(n===e)return!0;return!1};function ys({lines:e},{leafOf:t}){return t(e[0].segments[0].fragments[0])?.order}function ws(e){
const t=new Set;return e.flatMap(({element:n,order:s})=>{const o=[...(0,k.Hy)(n)].find(({type:a})=>a==="Figure");if(!o||t.has(o))return[];t.add(o);const i=o.alternative?.
replace(/\s+/g," ").trim();return i?[{order:s,alternative:i}]:[]})}var Ee=y(45599),Me=y(6057),bs=y(87141);const Os=/^(?:https?|mailto|tel|ftp):/i,xs=5e3;function Es(e,t){
const[n,s,o,i,a,r]=(0,bs.y)((0,Me.iw)(e,t)),c=[];for(const l of(e.array(e.entry(e.pages.number(t),"Annots"))??[]).slice(0,xs)){const f=e.dict(l);if(!f||!(0,Ee.Eo)(
e.resolve(f.get("Subtype")),"Link"))continue;const u=Ms(e,f.get("A")),p=u===void 0?void 0:(0,Me.b0)(e,f.get("Rect"));if(!p)continue;const D=[n*p[0]+o*p[1]+a,n*p[2]+
o*p[3]+a],z=[s*p[0]+i*p[1]+r,s*p[2]+i*p[3]+r],[B,U]=[(0,A.YG)(D),(0,A.YG)(z)];c.push({area:{x:B,y:U,width:(0,A.Kf)(D)-B,height:(0,A.Kf)(z)-U},uri:u})}return({box:{
x:l,y:f,width:u,height:p}})=>{const[D,z]=[l+u/2,f+p/2];return c.find(({area:B})=>D>=B.x&&D<=B.x+B.width&&z>=B.y&&z<=B.y+B.height)?.uri}}function Ms(e,t){const n=e.
dict(t),s=e.resolve(n?.get("URI"));if(!(s instanceof Ee.Mx))return;const o=Buffer.from(s.bytes).toString("latin1");return Os.test(o)?o:void 0}const vs=3,ve=3,Se=.12,
Ss=1e4;async function Ls(e,t){const n=new Map;for(const[o,{blocks:i,found:{height:a}}]of e.entries()){for(const{line:c,isHead:l}of Ts(i,a)){const f=Te(c),u=Hs(c,
f),p=n.get(u);p?p.push({line:c,page:o,text:f,isHead:l}):n.set(u,[{line:c,page:o,text:f,isHead:l}])}const r=t.step(Ss);r&&await r}const s=new Set;for(const o of n.
values())if(!(new Set(o.map(({page:i})=>i)).size<vs||!$s(o,e.length)))for(const{line:i}of As(o)?o.slice(1):o)s.add(i);return s}function Ts(e,t){const s=e.flatMap(
a=>(0,I.bI)(a)||a.element?.type==="TR"?[]:a.lines).filter(({frame:a})=>a.cos===1&&!a.vertical).sort((a,r)=>a.baseline-r.baseline),o=s.slice(0,ve).filter(({baseline:a})=>a<
Se*t),i=s.slice(-ve).filter(({baseline:a})=>a>(1-Se)*t);return[...o.map(a=>({line:a,isHead:!0})),...i.map(a=>({line:a,isHead:!1}))]}const As=e=>e.every(({text:t,
isHead:n})=>t===e[0].text&&(n||Ps(t)))&&Ks.test(e[0].text),Ps=e=>e.includes("@")||(e.match(Rs)?.length??0)>=Ns,Rs=new RegExp("\\p{Nd}","gu"),Ns=6;function $s(e,t){
const n=e.map(({text:s})=>s.match(Le)??[]);return n[0].every((s,o)=>{if(n.every(r=>r[o]===s))return!0;if(n.some(r=>zs.test(r[o])))return!1;const i=n.map(r=>Number(
r[o]));if(i.every(r=>r<=t||Number.isNaN(r)))return!0;const a=i.filter((r,c)=>c>0&&r-i[c-1]===e[c].page-e[c-1].page);return i.some(r=>r>Ds)||a.length<js*(i.length-
1)?!1:Is(_s(e[0].line,o))})}function _s({segments:e},t){let n=[...Te({segments:e}).matchAll(Le)][t].index;for(const{fragments:s,size:o}of e){for(const[i,{text:a,
start:r}]of s.entries()){const c=s[i-1];if(n===0)return c&&r-c.end<Bs*o?c.text:"";if(n<a.length)return a.slice(0,n);n-=a.length}n--}return""}const Is=e=>!ks.test(
e)||Cs.test(e),ks=/[\p{L}#\u2116\u00ba\u00b0]/u,Cs=new RegExp("^[^\\p{L}#]{0,3}(?:\\p{Lu}[-\\u2013.]|(?:p|pp|pg|pag|p\\u00e1g|pages?|p[a\\u00e1]gina|s|seite|bl|blatt\
|sida|side|sivu|str|strona|strana|oldal|sayfa|\\u0441\\u0442\\u0440|\\u0441\\u0442\\u0440\\u0430\\u043d\\u0438\\u0446\\u0430|\\u7b2c)[.:]?)$","iu"),Bs=.6,Le=new RegExp(
"\\p{Nd}+(?:[.,:'\\u2019]\\p{Nd}+)*","gu"),zs=new RegExp("\\P{Nd}","u"),Ds=9999,js=.5,Ks=new RegExp("\\p{L}{2}","u"),Te=({segments:e})=>e.map(({fragments:t})=>t.
map(n=>n.text).join("")).join(" "),Hs=({baseline:e},t)=>`${Math.round(e/4)} ${t.replace(new RegExp("\\p{Nd}+","gu"),"0")}`;async function Ws(e,t,{keepRepeated:n=!1}={}){
const s=n?new Set:await Ls(t,e.job.pace),o=Fs(t),i=[],a=[],r=new re;for(const l of t){const f=Gs(l,await Us(e,l,o,s),r);a.push(f),i.push(on(f));const u=e.job.pace.
step(l.characters*50);u&&await u}const c=t.filter(({blocks:l})=>l.some(f=>f instanceof I.xE));return{pages:i,parts:a,repeatedLines:s.size,uncertain:c.map(({index:l})=>l)}}
function Gs(e,t,n){const s=t.map(r=>{const c=r.kind==="table"&&r.tags?n.headOf(r.tags,r.rows):[];return r.kind==="table"&&c.length>0?{...r,rows:[...c,...r.rows]}:
r}),o=e.found.leafOf?[]:e.blocks.filter(r=>r instanceof I.QH),i=s.filter(r=>r.kind==="table"),a=n.next(e,o,i.map(({rows:r})=>r));return a?s.map(r=>r===i[0]?{...r,
rows:[a,...i[0].rows]}:r):s}async function Us(e,t,n,s){const o=t.blocks.flatMap(u=>{if((0,I.bI)(u))return[u];const p=u.lines.filter(D=>!s.has(D));return p.length===
0?[]:[p.length===u.lines.length?u:ct.eB.of(p,u.element)]}),{fragments:i,leafOf:a,edges:r,width:c}=t.found,l=Es(e,t.index),f=e.pages.number(t.index);if(a&&(i.length===
0||(0,P.P$)(i,a))){const u=(await(0,k.g$)(e))?.leaves(f)??[];return(0,g.k6)(gs({blocks:o,leafOf:a,leaves:u,edges:r,linkOf:l,width:c}),e.job.pace)}return(0,g.k6)(
Fn(o,{body:n,edges:r,width:c},l),e.job.pace)}const Ys=6;function Fs(e){const[t,n,s]=[new kt,new kt,new kt];for(const{blocks:r}of e)for(const c of r)for(const{segments:l}of c.
lines)for(const{fragments:f}of l)for(const u of f)(0,I.bI)(c)?s.count(u):(n.count(u),u.isTyped||t.count(u));const{body:o}=t.characters>=Ae*n.characters?t:n,i=s.
body,a=o.size>=It*i.size||o.isBold&&!i.isBold;return n.characters<(a?1:Ae)*s.characters?s.with(n).body:o}const Ae=.2,It=1.15;class kt{characters=0;sizes=new Map;bold=new Map;count({
style:t,text:n}){const s=Math.round(t.size*2)/2,o=n.length*s*s;St(this.sizes,s,o),this.characters+=n.length,t.font.bold&&St(this.bold,s,o)}with(t){for(const[n,s]of t.
sizes)St(this.sizes,n,s);for(const[n,s]of t.bold)St(this.bold,n,s);return this.characters+=t.characters,this}get body(){const[t]=[...this.sizes].reduce((o,i)=>i[1]>
o[1]?i:o,[0,0]),n=[...this.sizes.keys()].filter(o=>o>=It*t).sort((o,i)=>i-o),s=o=>[...o].reduce((i,[a,r])=>a<It*t?i+r:i,0);return{size:t,isBold:s(this.bold)>s(this.
sizes)/2,headings:n.slice(0,Ys)}}}const St=(e,t,n)=>e.set(t,(e.get(t)??0)+n);var Zs=y(29082),Vs=y(91519),Ct=y(98446),Xs=y(4528),Js=y(55772),Pe=y(66403);const Qs=1/
4,yt=/\s/,qs=new Set(".!?…؟۔।"),to=new Set("。！？"),eo=new Set(`)]}"'»”’›`),no=6,so=/[\p{Ll}\p{N}]/u,oo=new RegExp("\\p{M}","u");function io(e,t,n){
const s=t+Math.max(n,1);if(s>=e.length)return e.length;const o=t+Math.ceil(n*Qs);for(const i of[Re,ao,Ne])for(let a=s;a>o;a--)if(i(e,a))return a;return co(e,s,t)}
function ro(e,t){const n=Math.max(e.length-t,0);if(n===0)return 0;for(const s of[Re,Ne])for(let o=n;o<e.length;o++)if(s(e,o))return o;return e.length}function Re(e,t){
if(to.has(e[t-1]))return!0;if(!yt.test(e[t-1])||yt.test(e[t])||so.test(String.fromCodePoint(e.codePointAt(t))))return!1;for(let n=t-1;n>=0&&n>=t-no;n--){const s=e[n];
if(qs.has(s))return!0;if(!yt.test(s)&&!eo.has(s))return!1}return!1}const ao=(e,t)=>e[t-1]===`
`,Ne=(e,t)=>yt.test(e[t-1])&&!yt.test(e[t]);function co(e,t,n){let s=t;const o=()=>(e.charCodeAt(s)&64512)===56320||oo.test(e[s]);for(;s>n+1&&o();)s--;return s>
n+1?s:t}const lo=200,fo=3;class $e{open=[];enter(t){for(;this.open.length>0&&this.open.at(-1).level>=t.level;)this.open.pop();this.open.push(t)}get titles(){return this.
open.map(({title:t})=>t)}get level(){return this.open.at(-1)?.level??0}}class uo{how;pieces=[];headings=new $e;parts=[];length=0;above=[];work=0;constructor(t){
this.how=t}*add(t,n){for(const[s,o]of t.entries()){const i=s===0?mt:o.joint;o.heading&&this.enterHeading(o.heading),this.length+i.length+o.text.length<=this.how.
size?this.put(o,o.text,i,n):yield*this.cut(o,i,n),++this.work%g.y===0&&(yield g.Yz)}}addScan(t,n){this.end(),this.pieces.push({text:t,hasText:!1,firstPage:n,lastPage:n,
headings:this.headings.titles})}end(){const{parts:t}=this;if(this.parts=[],this.length=0,!t.some(({isAgain:o})=>!o))return;const n=t.map((o,i)=>i===0?o.text:o.joint+
o.text).join(""),s=[t[0].page,t.at(-1).page];this.pieces.push({text:n,hasText:!0,firstPage:s[0],lastPage:s[1],headings:this.above})}enterHeading(t){const n=t.level>
this.headings.level&&this.parts.length>0&&this.parts.every(s=>s.isHeading);this.how.bySection&&t.level<=fo&&!n&&this.end(),this.headings.enter(t)}put({heading:t,
rows:n,text:s},o,i,a){this.parts.some(({isAgain:c,isHeading:l})=>!c&&!l)||(this.above=this.headings.titles),this.length+=(this.parts.length>0?i.length:0)+o.length,
this.parts.push({text:o,joint:i,page:a,isHeading:t?.title!==void 0&&o===s,isRows:n!==void 0,isAgain:!1})}*cut(t,n,s){this.next();const{size:o}=this.how,i=()=>o-
this.length-(this.parts.length>0?n.length:0);t.text.length>i()&&i()<o/4&&this.end(),t.text.length<=i()?this.put(t,t.text,n,s):t.rows?yield*this.cutRows(t,t.rows,
n,s):yield*this.cutProse(t,t.text,n,s)}next(){const t=this.parts.findLastIndex(({isHeading:i})=>!i)+1;if(this.parts.slice(0,t).every(({isAgain:i})=>i))return;const n=this.
parts.splice(t),s=this.parts;this.end();const o=this.how.overlap>0?go(s,this.how.overlap):[];for(const i of[...o,...n])this.length+=(this.parts.length>0?i.joint.
length:0)+i.text.length,this.parts.push(i);this.above=this.headings.titles}*cutProse(t,n,s,o){for(let i=0,a;i<n.length;i=a){const r=i===0;r||this.next();const c=r?
s:" ",l=this.how.size-this.length-(this.parts.length>0?c.length:0);a=io(n,i,l),this.put(t,n.slice(i,a).trimEnd(),c,o),yield(a-i)*lo}}*cutRows(t,n,s,o){const{open:i,
rows:a,close:r}=ho(n,this.how.size),c=_e([...i,...r]);let[l,f]=[[],c];const u=()=>{l.length>0&&this.put(t,[...i,...l,...r].join(`
`),s,o),[l,f]=[[],c]};for(const p of a){++this.work%g.y===0&&(yield g.Yz);const D=()=>this.how.size-this.length-s.length;f+p.length+1>D()&&(u(),this.next(),f+p.
length+1>D()&&this.end()),f+p.length+1<=D()?(l.push(p),f+=p.length+1):yield*this.cutProse(t,p,s,o)}u()}}const _e=e=>e.reduce((t,n)=>t+n.length+1,0);function ho(e,t){
const{open:n,rows:s,close:o}=e;return _e([...n,...o])<=t/2?e:{open:[],rows:[...n,...s,...o],close:[]}}function go(e,t){const n=[];let s=t;for(let o=e.length-1;o>=
0&&s>0&&!e[o].isRows;o--){const i=e[o],a=i.text.slice(ro(i.text,s));if(a!==""&&n.unshift({...i,text:a,isAgain:!0}),a.length<i.text.length)break;s-=a.length+i.joint.
length}return n}var po=y(42973);function mo({pieces:e,layout:t,piece_size:n,piece_overlap:s}){const o=[];if(e==="section"&&t!=="markdown"&&o.push({field:"pieces",
message:"by section needs layout to be markdown, which has headings: set it, or cut by size",mentions:["layout"]}),2*s>=n&&o.push({field:"piece_overlap",message:`\
must be below half of piece_size, which is ${n}: at most ${Math.ceil(n/2)-1}`,mentions:["piece_size"]}),o.length>0)throw(0,K.G6)(o)}async function yo(e,t,{pace:n,
limits:s}){const o=t.pieces==="page"?wo(e):await bo(e,t,n,s);Ie(o.length,s);const i=[];for(const[a,{text:r,hasText:c,firstPage:l,lastPage:f,headings:u}]of o.entries()){
const p=n.step(r.length*10);p&&await p,i.push({index:a+1,text:r,characters:Oo(r),hasText:c,firstPage:l,lastPage:f,headings:u})}return i}function wo(e){const t=new $e;
return e.map(({number:n,text:s,isScan:o,parts:i=[]})=>{const a=i.findIndex(({kind:f})=>f!=="heading"),r=a<0?i.length:a,c=f=>f.kind==="heading"&&t.enter(f);i.slice(
0,r).forEach(c);const l=t.titles;return i.slice(r).forEach(c),{text:s,hasText:s.trim()!==""&&!o,firstPage:n,lastPage:n,headings:l}})}async function bo(e,t,n,s){
const o=new uo({bySection:t.pieces==="section",size:t.piece_size,overlap:t.piece_overlap});for(const{number:i,text:a,isScan:r,parts:c,passages:l=gn(c??[])}of e)
r?o.addScan(a.trim(),i):await(0,g.k6)(o.add(l,i),n),Ie(o.pieces.length,s);return o.end(),o.pieces}function Ie(e,{textPieces:t}){if(!(e<=t))throw(0,po.F)("textPi\
eces",`The text has more than ${(0,Ct.y_)(t,"piece")}`,"Ask for larger pieces, or fewer pages","pages")}function Oo(e){let t=e.length;for(let n=0;n<e.length;n++)
(e.charCodeAt(n)&64512)===56320&&t--;return t}var xo=y(22154);const ke=100,Eo=async(e,t,n)=>{mo(t);const s=await(0,Vs.E)(e.bytes,n,{password:t.open_password}),o=s.
pages.count,i=(0,Zs.k1)(t.pages,o);Mo(t,i.length);const a=t.layout==="markdown",r=Bt(t)&&t.layout==="reading",c=a||r,l=new xo.z(s,i.length,{findsTables:c||t.tables,
hasTablesApart:c}),{texts:f,words:u,lines:p,tables:D,parts:z,passages:B,notes:U}=await So(s,i,l,t),q=await(0,Js.fl)(s),it=f.map((V,F)=>{const gt=i[F];return{...{
page:gt,label:q(gt-1),text:V,hasText:V.trim()!==""&&!l.isScan(gt)},...u[F]&&{words:u[F]},...p[F]&&{lines:p[F]}}}),tt=f.map((V,F)=>{const gt=i[F];return{number:gt,
text:V,isScan:l.isScan(gt),parts:z?.[F],passages:B[F]}}),rt=t.pieces==="none"?void 0:await yo(tt,t,n),wt={text:rt?null:vo(f,t.layout),mediaType:(0,Xs.GW)({layout:t.
layout}),pageCount:o,characters:l.characters,unreadable:l.unreadable,...t.per_page&&{pages:it},...t.tables&&{tables:D},...rt&&{pieceCount:rt.length,pieces:rt}};
return{documents:[{...e,pageCount:o}],data:wt,notes:[...l.notes,...U],facts:{textlessPages:l.textlessPages,...rt&&{pieceCount:rt.length}}}};function Mo(e,t){const n=[
"word_boxes","line_boxes"].filter(s=>e[s]&&t>ke).map(s=>({field:s,message:`takes at most ${ke} pages, and ${t} are asked for: name fewer in pages`,mentions:["pa\
ges"]}));if(n.length>0)throw(0,K.G6)(n)}const Ce=({text:e,...t})=>({text:e,...(0,Pe.a)(t)});function vo(e,t){return t==="markdown"?e.filter(n=>n.trim()!=="").join(
`

`):e.every(n=>n.trim()==="")?"":e.join("\f")}const Bt=({pieces:e})=>e==="section"||e==="size";async function So(e,t,n,s){const{layout:o,word_boxes:i,line_boxes:a,
keep_repeated:r}=s,c=[],{pace:l}=e.job,f=[],u=[],p=[],D=[],z=[],B=new re;for(const wt of t){const V=await n.page(wt);if(i&&u.push((await(0,g.k6)(V.words(),l)).map(
Ce)),a&&p.push((await(0,g.k6)(V.lines(),l)).map(Ce)),s.tables)for(const F of await Lo(e,V,B))c.push(F);if(o==="markdown")D.push(V);else{const F=Bt(s)&&o==="read\
ing"?mn(V,await Be(e,V)):void 0;F&&z.push(await(0,g.k6)(F,l)),f.push(await(0,g.k6)(V.layout(o),l)),Bt(s)&&o==="page"&&z.push(pn(f.at(-1)))}}if(o!=="markdown")return{
texts:f,words:u,lines:p,tables:c,passages:z,notes:[]};const{pages:U,parts:q,repeatedLines:it,uncertain:tt}=await Ws(e,D,{keepRepeated:r}),rt=[...it>0?[To(it)]:[],
...tt.length>0?[Ao(tt.map(wt=>wt+1))]:[]];return{texts:U,words:u,lines:p,tables:c,parts:q,passages:z,notes:rt}}async function Be(e,t){return t.found.leafOf?(await(0,k.
g$)(e))?.leaves(e.pages.number(t.index))??[]:[]}async function Lo(e,t,n){const s=await(0,g.k6)(cn(t,await Be(e,t)),e.job.pace),o=s.flatMap(({block:a,rows:r})=>a?
[{block:a,rows:r}]:[]),i=n.next(t,o.map(({block:a})=>a),o.map(({rows:a})=>a));return s.map(({box:a,rows:r,hasHead:c,isCertain:l,tags:f})=>{const p=i!==void 0&&r===
o[0].rows?[i]:f?n.headOf(f,r):[];return{page:t.index+1,box:(0,Pe.a)(a),rows:[...p,...r],header:p.length>0||c,certain:l}})}const To=e=>({code:"repeated_lines_rem\
oved",message:`${(0,Ct.y_)(e,"line")} of headers and footers, which repeat on the pages, are not in the Markdown: set keep_repeated to true to keep them.`,mentions:[
"keep_repeated"]}),Ao=e=>({code:"tables_uncertain",message:`Lines of ${(0,Ct.oi)(e)} that may be a table stand as they look, in a block of code.`})}),55772:((Z,W,y)=>{
y.d(W,{fl:()=>w,mm:()=>P,vg:()=>M});var K=y(94289),g=y(33546),k=y(74135),A=y(59071);const j=1e3;function I(O){const{width:S,height:x}=(0,k.JQ)(O),N=b=>Math.round(
b*j)/j;return{width:N(S),height:N(x)}}function P({kinds:O,kindOf:S}){const x=new Int32Array(O.length),N=new Int32Array(O.length);for(let E=S.length-1;E>=0;E--)x[S[E]]++,
N[S[E]]=E+1;const b=new Map;for(const[E,h]of O.entries()){const{width:m,height:d}=I(h),v=`${m} ${d}`,T=b.get(v);T?T.count+=x[E]:b.set(v,{width:m,height:d,count:x[E],
firstPage:N[E]})}return[...b.values()]}async function M(O,{kinds:S,kindOf:x},N){const b=await w(O),E=S.map(I);return Array.from(x,(h,m)=>({...E[h],rotation:S[h].
rotation,label:b(m),characters:N?.[m]??null}))}async function w(O){const S=await(0,g.Hr)(O);return x=>S?L(S(x)):null}function L({style:O,prefix:S,number:x}){return(0,A.
ZK)(S)+(0,K.Y)(O,x)}}),66403:((Z,W,y)=>{y.d(W,{a:()=>k});const K=100,g=A=>Math.round(A*K)/K,k=A=>A?{x:g(A.x),y:g(A.y),width:g(A.width),height:g(A.height)}:null}),
94289:((Z,W,y)=>{y.d(W,{Y:()=>K});function K(P,M){switch(P){case"D":return String(M);case"R":return j(M);case"r":return j(M).toLowerCase();case"A":return I(M);case"\
a":return I(M).toLowerCase();default:return""}}const g=[[1e3,"M"],[900,"CM"],[500,"D"],[400,"CD"],[100,"C"],[90,"XC"],[50,"L"],[40,"XL"],[10,"X"],[9,"IX"],[5,"V"],
[4,"IV"],[1,"I"]],k=1e5,A=2600;function j(P){if(P>k)return String(P);let M="",w=P;for(const[L,O]of g)for(;w>=L;)M+=O,w-=L;return M}function I(P){return P>A?String(
P):String.fromCharCode(65+(P-1)%26).repeat(Math.ceil(P/26))}}),33546:((Z,W,y)=>{y.d(W,{FB:()=>j,Hr:()=>P,Zh:()=>M,k$:()=>I,qm:()=>w});var K=y(93604),g=y(45599),
k=y(81077);const A={first:0,style:"D",prefix:void 0,start:1};async function j(b){const E=b.catalog.get("PageLabels");if(!b.dict(E))return;const h=(await(0,k.Zc)(
b,E,"Nums")).map(([m,d])=>({first:Number(m),label:b.dict(d)})).filter(({first:m})=>Number.isInteger(m)&&m>=0).sort((m,d)=>m.first-d.first).filter(({first:m},d,v)=>v[d+
1]?.first!==m).map(({first:m,label:d})=>({first:m,...L(b,d)}));return h[0]?.first===0?h:[A,...h]}function I(b,E){const h=b.editCatalog();if(E.length===0){h.delete(
"PageLabels");return}const m=E[0].first===0?E:[A,...E],d=N(b),v=m.map(({first:T,start:R,...C})=>[T,x({...C,number:R},d)]);h.set("PageLabels",b.add((0,k.H6)(b,v,
"Nums")))}async function P(b){const E=await j(b);if(!E)return;const h=E.map(({first:m})=>m);return m=>{const d=E[(0,K.MJ)(h,m)-1];return{...d,number:d.start+m-d.
first}}}function M(b,E){const h=[],m=N(b);let d,v=0;for(const T of E)(!d||!O(d,T))&&h.push([v,x(T,m)]),d=T,v++;return(0,k.H6)(b,h,"Nums")}async function w(b,E){
const h=await P(b);if(!h)return;const m=M(b,Array.from(E,d=>h(d-1)));b.editCatalog().set("PageLabels",b.add(m))}function L(b,E){const h=b.resolve(E?.get("S")),m=b.
resolve(E?.get("P")),d=b.resolve(E?.get("St"));return{style:h instanceof g.SX?h.text:void 0,prefix:m instanceof g.Mx&&m.bytes.length>0?m:void 0,start:typeof d==
"number"&&Number.isInteger(d)&&d>=1?d:1}}function O(b,E){return b.style!==E.style||E.style!==void 0&&E.number!==b.number+1?!1:b.prefix===E.prefix?!0:!!b.prefix&&
!!E.prefix&&Buffer.compare(b.prefix.bytes,E.prefix.bytes)===0}const S=100;function x({style:b,prefix:E,number:h},m){return(0,g.jd)({S:b===void 0?void 0:(0,g.UU)(
b),P:E&&E.bytes.length>S?m(E):E,St:b===void 0||h===1?void 0:h})}function N(b){const E=new Map;return h=>{let m=E.get(h);return m||E.set(h,m=b.add(h)),m}}}),81077:((Z,W,y)=>{
y.d(W,{BX:()=>P,H6:()=>M,MN:()=>w,Pu:()=>j,Zc:()=>I,r6:()=>L});var K=y(45599),g=y(93604),k=y(9819);const A=64,j=d=>typeof d=="number"?String(d):Buffer.from(d.bytes).
toString("latin1");async function I(d,v,T){const R=[];for(const C of await x(d,v,0,T)){for(const $ of b(d,C,T))R.push($);const _=d.job.pace.step(O);_&&await _}return R}
async function P(d,v,T,R,C,_){const $=await x(d,v,T,R,_);for(let G=$.length-1;G>=0;G--){const H=$[G],et=b(d,H,R),Y=et.filter(([J,nt])=>!C(J,nt)),at=d.job.pace.step(
O+et.length*O);at&&await at,Y.length<et.length&&(d.edit(H.holder),H.dict.set(R,h(Y)),H.changed=!0);for(const J of H.repeats)d.edit(H.holder),H.dict.delete(J),H.
changed=!0;if(H.emptyKids){const J=(d.array(H.dict.get("Kids"))??[]).filter(nt=>!H.emptyKids.has(d.dict(nt)));d.edit(H.holder),H.dict.set("Kids",J),H.changed=!0}
if(!H.changed)continue;const X=d.array(H.dict.get("Kids"))??[];H.empty=Y.length===0&&X.length===0;const st=H.parent;st&&(st.changed=!0,H.empty?(st.emptyKids??=new Set).
add(H.dict):E(d,H,Y,X))}return $[0]?.empty??!1}function M(d,v,T){if(v.length<=A)return(0,K.jd)({[T]:h(v)});let R=[];for(const C of m(v)){const[_,$]=[C[0][0],C.at(
-1)[0]];R.push({ref:d.add((0,K.jd)({Limits:[_,$],[T]:h(C)})),low:_,high:$})}for(;R.length>A;)R=m(R).map(C=>{const[_,$]=[C[0].low,C.at(-1).high];return{ref:d.add(
(0,K.jd)({Limits:[_,$],Kids:C.map(({ref:G})=>G)})),low:_,high:$}});return(0,K.jd)({Kids:R.map(({ref:C})=>C)})}async function w(d,v){const{pace:T}=d.job,R=[];for(const[
C,_]of v){R.push([(0,K.Px)(C),_]);const $=T.step(10*O);$&&await $}return M(d,await L(d,R),"Names")}async function L(d,v){const{pace:T}=d.job,R=[];for(const _ of v){
R.push({entry:_,key:j(_[0])});const $=T.step(O);$&&await $}return(await(0,g.qZ)(R,(_,$)=>_.key<$.key?-1:_.key>$.key?1:0,T)).map(({entry:_})=>_)}const O=100,S=30;
async function x(d,v,T,R,C){const _=new k.b9(d),$=new Set,G=Y=>$.size<$.add(Y).size,H=[],et=[{value:v??null,holder:T,parent:void 0}];for(let Y=et.pop();Y!==void 0;Y=
et.pop()){_.spend(1);const at=d.job.pace.step(O);at&&await at;const X=d.dict(Y.value);if(!X||!G(X)||C&&Y.parent&&!N(d,X,C))continue;const st=[],J=ot=>{const Q=d.
array(X.get(ot));return!Q||G(Q)?Q??[]:(st.push(ot),[])},nt=J(R).length>>1,ft=J("Kids"),ct={dict:X,holder:(0,k.Kd)(Y.value,Y.holder),parent:Y.parent,repeats:st};
H.push(ct),_.spend(nt);const bt=(0,k.Kd)(X.get("Kids"),ct.holder);for(let ot=ft.length-1;ot>=0;ot--){et.push({value:ft[ot],holder:bt,parent:ct});const Q=d.job.pace.
step(S);Q&&await Q}const pt=d.job.pace.step(nt*O);pt&&await pt}return H}function N(d,v,T){const[R,C]=d.array(v.get("Limits"))??[];return typeof R!="number"||typeof C!=
"number"||T(R,C)}function b(d,{dict:v,repeats:T},R){const C=T.includes(R)?void 0:d.array(v.get(R));if(!C)return[];const _=[];for(let $=0;$+1<C.length;$+=2){const G=d.
resolve(C[$]);(R==="Names"?G instanceof K.Mx:typeof G=="number")&&_.push([G,C[$+1]])}return _}function E(d,v,T,R){const C=G=>d.array(d.dict(G)?.get("Limits"))??
[],_=T[0]?.[0]??C(R[0])[0],$=T.at(-1)?.[0]??C(R.at(-1))[1];d.edit(v.holder),_!==void 0&&$!==void 0?v.dict.set("Limits",[_,$]):v.dict.delete("Limits")}function h(d){
const v=[];for(const[T,R]of d)v.push(T,R);return v}function m(d){const v=[];for(let T=0;T<d.length;T+=A)v.push(d.slice(T,T+A));return v}}),59071:((Z,W,y)=>{y.d(
W,{Gh:()=>O,ZK:()=>S,wh:()=>L});var K=y(77581),g=y(45599);const k=/\u001b[A-Za-z]{2}[A-Za-z-]{0,8}\u001b/g,A=/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]/g,
j=/[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g,I=x=>x.replace(k,"").replace(A,"").replace(j,"�"),P=200,M=new WeakMap;function w(x){
if(x.bytes.length<P)return I((0,K.g7)(x));let N=M.get(x);return N===void 0&&M.set(x,N=I((0,K.g7)(x))),N}const L=x=>I(x).trim();function O(x){const N=x instanceof
g.Mx?w(x).trim():"";return N===""?null:N}const S=x=>x?w(x):""}),70549:((Z,W,y)=>{y.d(W,{n:()=>K});function K(g){const k=new WeakMap;return A=>{if(A.hasChanges)return g(
A);const j=k.get(A);if(j)return j.answer;const I=g(A);return k.set(A,{answer:I}),I}}}),9819:((Z,W,y)=>{y.d(W,{J7:()=>k,Kd:()=>I,Wo:()=>P,_i:()=>j,b9:()=>A});var K=y(
42973),g=y(45599);class k{document;gone=new Set;chased=new Set;constructor(w){this.document=w}remove(w){const{catalog:L,catalogNumber:O,pages:S}=this.document,x=L.
get("Pages");w===O||(0,g.i9)(x)&&w===x.number||S.holds(w)||(this.gone.add(w),this.document.remove(w))}chase(w){this.chased.add(w)}removed(){return this.gone}takeChased(){
const w=this.chased;return this.chased=new Set,w}isGone(w){return(0,g.i9)(w)&&this.gone.has(w.number)}}class A{most;left;constructor(w){this.most=this.left=w.job.
limits.nodes}spend=w=>{if(this.left-=w,this.left<0)throw(0,K.F)("nodes",`The document has more than ${this.most} fields, bookmarks, names and structure elements`,
"Remove bookmarks or tags with another program first")}}class j{seen;beyond=new Set;allowance;constructor(w,L=new A(w)){this.allowance=L,this.seen=new Uint8Array(
(w.size>>3)+1)}first(w){if(this.allowance.spend(1),!(0,g.i9)(w))return!0;const{number:L}=w,O=L>>3;if(O>=this.seen.length)return this.beyond.size<this.beyond.add(
L).size;const S=1<<(L&7),x=(this.seen[O]&S)===0;return this.seen[O]|=S,x}}function I(M,w){return(0,g.i9)(M)?M.number:w}function P(M,w){const L=M.catalog.get(w),
O=M.dict(L);return O&&{dict:O,holder:I(L,M.catalogNumber)}}})};
