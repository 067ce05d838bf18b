"use strict";exports.id=9016,exports.ids=[9016],exports.modules={4528:((Z,W,y)=>{y.d(W,{G7:()=>w,GW:()=>k,IF:()=>b,JF:()=>v,KV:()=>g,_m:()=>A,lg:()=>N,u9:()=>L,uv:()=>j});const K=null,
N={"application/json":".json","text/plain":".txt","text/markdown":".md","text/csv":".csv","application/jsonl":".jsonl"};function k(h,p=!1){const{per_page:d,tables:E,
layout:T}=h;return P(h)?"application/jsonl":p&&E===!0&&d!==!0?"text/csv":d===!0||E===!0?"application/json":T==="markdown"?"text/markdown":"text/plain"}const P=h=>(h.
pieces??"none")!=="none";function M(h){const p=k(h);return P(h)?["application/json",p]:h.tables===!0?[p,"text/csv"]:p==="text/markdown"?["application/json",p,"t\
ext/plain"]:[...new Set(["application/json",p])]}const j=({text:h})=>typeof h=="string"?h:"",L=({pages:h,tables:p,pieces:d})=>(h??p??d)!==void 0;function A({text:h,
pages:p,tables:d,pieces:E,...T}){return T}const g=({pieces:h})=>h,v=h=>h.map(p=>`${JSON.stringify(p)}
`).join(""),b=({tables:h})=>h??[];function S(h){return b(h).flatMap(({page:p,rows:d,header:E,certain:T},R)=>{const C=$(d,E);return d.slice(E?1:0).map((_,I)=>({row:Object.
fromEntries(_.map((G,H)=>[C[H],G])),about:{page:p,table:R+1,row:I+1,certain:T}}))})}const O="pdf";function $(h,p){const d=h.reduce((T,{length:R})=>Math.max(T,R),
0),E=new Set([O]);return Array.from({length:d},(T,R)=>{const C=p&&h[0][R]||`Column ${R+1}`;let _=C;for(let I=2;E.has(_);I++)_=`${C} ${I}`;return E.add(_),_})}function w(h){
const[p,...d]=b(h);return p&&d.length===0?x(p.rows):void 0}const x=h=>h.map(p=>`${p.map(d=>/[",\r\n]/.test(d)?`"${d.replaceAll('"','""')}"`:d).join(",")}\r
`).join("")}),66974:((Z,W,y)=>{y.d(W,{D6:()=>M,F1:()=>k,NL:()=>g,P3:()=>N,br:()=>P,bs:()=>A});var K=y(98446);const N={problem:"names page 0: pages count from 1,\
 and -1 is the last page"};function k(b,S,O){const $=[],w=[];for(const[x,h]of b.split(",").entries()){const p=x+1;if(S!==void 0&&h.trim()===""){w.push(`entry ${p}\
 is empty: write ${S}, separated by single commas`);continue}const d=O(h,p);"problem"in d?w.push(P(p,h,d.problem)):$.push(d.item)}return w.length>0?{problem:A(w)}:
{items:$}}const P=(b,S,O)=>`entry ${b} ('${v(S.trim())}') ${O}`,M=({position:b,text:S},O,$)=>P(b,S,`names ${j(O)}, but the document has ${(0,K.y_)($,"page")}`);
function j(b){return Number.isSafeInteger(b)?`page ${b}`:"a page far beyond its end"}const L=5;function A(b){const S=b.length-L;return[...b.slice(0,L),...S>0?[`\
and ${S} more such entries`]:[]].join("; ")}function g(b){const S=/^ *(\d{1,10}) *[-–]+ *(\d{0,10}) *$/.exec(b);return S?`is not a range: write ${S[1]}..${S[2]}${S[2]===
""?" for this page and all after it":""}`:/\bfirst\b/i.test(b)?"is not a page: the first page is written 1, and a range from it 1..5":/\b(last|end)\b/i.test(b)?
"is not a page: the last page is written -1, and a range to it 2..":void 0}function v(b){const S=[...b].map(O=>/[\p{Cc}\p{Cs}\u2028\u2029]/u.test(O)?"?":O);return(0,K.
Bu)(S.join(""),40)}}),29082:((Z,W,y)=>{y.d(W,{k1:()=>M,lY:()=>P,m7:()=>j});var K=y(58552),N=y(66974);const k=/^(not +)?(?:(odd|even|all)|(-?\d+)(?:(\.\.)(-?\d+)?)?)$/i,
P=g=>(0,N.F1)(g,"pages such as 1..3, -1, odd",(v,b)=>{const S=v.trim(),O=k.exec(S);if(!O)return{problem:A(S)};const[,$,w,x,h,p]=O,d={negated:$!==void 0,text:S,position:b};
if(w!==void 0)return{item:{...d,pages:w.toLowerCase()}};const E=Number(x),T=h===void 0?E:p===void 0?"end":Number(p);return E===0||T===0?N.P3:{item:{...d,pages:{
from:E,to:T}}}});function M(g,v,b="pages"){const S=h=>(0,K.G6)([{field:b,message:h}]),O=P(g);if("problem"in O)throw S(O.problem);const $=new L(v),w=new L(v),x=[];
for(const h of O.items){const p=h.negated?w:$;if(typeof h.pages=="string"){p.add(h.pages);continue}const{from:d,to:E}=h.pages,T=d<0?v+1+d:d,R=E==="end"?v:E<0?v+
1+E:E,_=(E==="end"?d<0?[[d,T]]:[]:[[d,T],[E,R]]).find(([,I])=>I<1||I>v);_&&x.push((0,N.D6)(h,_[0],v)),!(E==="end"&&T>v||x.length>0)&&p.range(Math.min(T,R),Math.
max(T,R))}if(x.length>0)throw S((0,N.bs)(x));return O.items.every(({negated:h})=>h)&&$.add("all"),$.without(w)}function j(g){const v=P(g);if("problem"in v||v.items.
length!==1)return;const{negated:b,pages:S}=v.items[0];if(b)return;if(S==="all")return{first:1};if(typeof S=="string"||S.from<1)return;const{from:O,to:$}=S;return $===
"end"?{first:O}:$===-1?{first:O}:$<1?void 0:{first:Math.min(O,$),last:Math.max(O,$)}}class L{pageCount;differences;odd=!1;even=!1;constructor(v){this.pageCount=
v,this.differences=new Int32Array(v+2)}add(v){v!=="even"&&(this.odd=!0),v!=="odd"&&(this.even=!0)}range(v,b){this.differences[v]++,this.differences[b+1]--}without(v){
const b=new Uint32Array(this.pageCount);let S=0,O=0,$=0;for(let w=1;w<=this.pageCount;w++){O+=this.differences[w],$+=v.differences[w];const x=w%2===1?"odd":"eve\
n";(O>0||this[x])&&!($>0||v[x])&&(b[S++]=w)}return b.subarray(0,S)}}function A(g){return/^(not +)?\.\./i.test(g)?"has no start: a range is written 1..5":/^!/.test(
g)?"is not a page: leave out pages with not, such as not 2":(0,N.NL)(g.replace(/^not +/i,""))??"is not a page such as 3 or -1, a range such as 2..5 or 2.., odd,\
 even, all, or one of these after not"}}),45657:((Z,W,y)=>{y.d(W,{Hn:()=>N,Kf:()=>P,RZ:()=>K,Vp:()=>j,YG:()=>M,vH:()=>k});function K(L,A){for(const g of A)L.push(
g)}const N=L=>L.slice();function k(L,A,g){const v=L.get(A);v?v.push(g):L.set(A,[g])}const P=L=>{let A=-1/0;for(const g of L)A=Math.max(A,g);return A},M=L=>{let A=1/0;
for(const g of L)A=Math.min(A,g);return A},j=L=>Number.isInteger(L)&&!Number.isSafeInteger(L)}),14822:((Z,W,y)=>{y.r(W),y.d(W,{extract_text:()=>vo});var K=y(58552),
N=y(45342),k=y(60660),P=y(45657),M=y(27077),j=y(63209),L=y(20779),A=y(39955),g=y(62897),v=y(69631);const b=100,S=1.08,O=new RegExp("\\p{L}","u"),$="\0";function w(e){
if(!e.text.trimEnd().includes(`
`))return;let t,n=0,s="";for(const{space:o,text:i,fragment:a}of e.pieces()){const{size:r}=a.style;if(r<=S*n){if(t)return}else if(!t&&n>0){if(!o.includes(`
`))return;t=a}t||(n=Math.max(n,r),s+=i)}return O.test(s)?t:void 0}const x=e=>h(e,w(e));function h(e,t){let n="",s;for(const{space:i,text:a,fragment:r}of e.pieces())
t&&r===t&&(n+=$),n+=i+(s&&i===""&&(0,v.rk)(a,r,s)?(0,v.Bs)(a):a),s=r;const o=n.replace(/\s+/g," ").trim();return t?o.replace(` ${$}`,`
`).replace(`${$} `,`
`):o}function*p(e,t){const n=[];let s=0,o;const i=t.isCell?w(e):void 0;for(const{space:r,text:c,fragment:l}of e.pieces()){++s%b===0&&(yield M.Yz);const f=E(l,t),
u=r!=="",m=n.at(-1),z=o&&!u&&!f.isReference&&(0,v.rk)(c,l,o)?(0,v.Bs)(c):c;o=l;const B=l===i;m&&!B&&T(m.look,f)?m.text+=u?` ${z}`:z:n.push({text:z,look:f,isSpaced:u,
isSecond:B})}let a="";for(const[r,c]of n.entries())c.isSecond?a+="<br>":c.isSpaced&&(a+=" "),a+=R(c,d(n,r));return a.trim()}function d(e,t){const n=e[t+1];return{
before:e[t].isSpaced?"":e[t-1]?.text.at(-1)??"",after:!n||n.isSpaced?"":n.text[0]}}function E(e,{linkOf:t,marksBold:n,isReference:s}){const{bold:o,italic:i}=e.style.
font;return{bold:o&&n,italic:i,fixedPitch:e.isTyped,link:t(e),isReference:s?.(e)===!0}}const T=(e,t)=>e.bold===t.bold&&e.italic===t.italic&&e.fixedPitch===t.fixedPitch&&
e.link===t.link&&e.isReference===t.isReference;function R({text:e,look:{bold:t,italic:n,fixedPitch:s,link:o,isReference:i}},a){if(i&&/^\d{1,3}$/.test(e))return`\
[^${e}]`;let r=s&&!C(e,a)?tt(e):J(e);return/[\p{L}\p{N}]/u.test(e)&&H(e,a)&&(n&&(r=`*${r}*`),t&&(r=`**${r}**`)),o===void 0?r:`[${r}](${Y(o)})`}const C=(e,{before:t,
after:n})=>e.length<=_&&/^[\p{L}\p{N}]+$/u.test(e)&&G.test(t+n),_=3,I=/[\p{P}\p{S}]/u,G=/[\p{L}\p{N}]/u,H=(e,{before:t,after:n})=>!(I.test(e[0])&&G.test(t))&&!(I.
test(e.at(-1))&&G.test(n));function tt(e){const t=(0,g.K)((e.match(/`+/g)??[]).map(s=>s.length),0),n="`".repeat(t+1);return t>0?`${n} ${e} ${n}`:`${n}${e}${n}`}
const Y=e=>/[\s()<>]/.test(e)?`<${e.replace(/[\s<>]/g,encodeURIComponent)}>`:e,at=e=>e.replace(X,(t,n)=>{if(!st.test(t))return t;const[s,o]=[e[n-1],e[n+t.length]],
i=o!==void 0&&(t.endsWith(" ")||G.test(o));return`${s===void 0||s===" "?"":" "}…${i?" ":""}`}),X=/[.\u2026](?: ?[.\u2026])+ ?/g,st=/^(?:\u2026[.\u2026]|(?:[.\u2026] ?){5})/,
J=e=>at(e).replace(/[\\`*[\]]/g,"\\$&").replace(/(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])/gu,"\\_").replace(/<(?=[A-Za-z/!?])/g,"\\<"),et=e=>e.replace(/^(?=#{1,6}(?:\s|$)|>|[-+](?:\s|$)|(?:-{3,}|={3,}|_{3,})$)/,
"\\").replace(/^(\d{1,9})([.)])(?=\s|$)/,"$1\\$2");var gt=y(61520),ct=y(93604),pt=y(5609),mt=y(98095),nt=y(73356),ot=y(11474);const Lt=/^(?:\)|%|\)%)$/,De=/^(?:[-\u2010-\u2014\u2212+(]?[\d.,]*\d|[-\u2010-\u2014\u2212]$)/u,
je=/\d%?$|^\(?[-\u2010-\u2014\u2212]$/u,Ke=40;function*He(e){const t=[];for(const[s,o]of e.rows.entries()){const i=new Map;for(const[a,r]of o.entries())!Dt(r)&&
jt(r)&&i.set(e.places[s][a],r);t.push(i),yield(1+o.length)*M.Yz/M.y}const n=new Map;for(let s=0;s<e.count;s++){yield e.rows.length*M.Yz/M.y;const o=We(t,s);o!==
void 0&&n.set(s,s+o)}return n.size===0?e:Ue(e,n)}const Dt=({tag:e})=>(e?.columns??1)>1,jt=({fragments:e,isElsewhere:t})=>e.length>0||t===!0,Tt=({fragments:e})=>{
let t="";for(const n of e)if((t+=n.text).length>Ke)break;return t.trim()};function We(e,t){let[n,s]=[0,0];for(const i of e){const a=i.get(t);if(!a||a.isHead)continue;
const r=Ge(i,t);if(r===void 0)return;r<0?n++:s++}if(n+s===0)return;const o=n>s?-1:1;return e.some(i=>i.get(t)?.isHead&&i.has(t+o))?void 0:o}function Ge(e,t){const n=At(
e,t);return ot.UM.test(n)?De.test(At(e,t+1))?1:void 0:Lt.test(n)&&je.test(At(e,t-1))?-1:void 0}const At=(e,t)=>{const n=e.get(t);return n?Tt(n):""};function Ue({
rows:e,places:t,count:n},s){const o=[];let i=0;for(let l=0;l<n;l++)o.push(s.has(l)?-1:i++);const a=(l,f)=>{let u=f;if(Dt(l))for(;s.has(u);)u++;else s.has(f)&&(u+=
Lt.test(Tt(l))?-1:s.get(f)-f);return o[u]??i-1},r=[],c=[];for(const[l,f]of e.entries()){const[u,m]=[[],[]];for(const[D,z]of f.entries()){const B=a(z,t[l][D]),U=u.
at(-1);U&&m.at(-1)>=B?u[u.length-1]=Ye(U,z):(u.push(z),m.push(B))}r.push(u),c.push(m)}return{rows:r,places:c,count:i}}const Ye=(e,t)=>Lt.test(Tt(t))?{...e,closing:t.
fragments}:{...jt(e)?e:t,fragments:[...e.fragments,...t.fragments]},Fe=100,Kt=1e4;function*Ze(e){const t=Xe(e);if(!t)return Ve(e);const n=new Je,s=t.widths.map(
r=>r===t.count);for(const[r,c]of e.entries())n.add(r,c,s[r]?t.places[r]:[]),yield(1+c.length)*M.Yz/M.y;const o=e.map((r,c)=>r.every((l,f)=>n.allow(l,t.places[c][f])));
if(s.every(Boolean)&&o.every(Boolean))return yield*Ht(e,t);const i=o.every(Boolean),a=e.map((r,c)=>s[c]&&(i||o[c]&&n.tellAll(c,r)));return yield*Ht(e,yield*new Qe(
e,t,a,n).place())}function*Ht(e,{count:t,places:n}){const s=new Uint8Array(t);for(const[a,r]of e.entries()){for(const[c,{place:l,isElsewhere:f}]of r.entries())(l||
f)&&(s[n[a][c]]=1);yield(1+r.length)*M.Yz/M.y}const o=[];let i=0;for(const a of s)o.push((i+=a)-a);return i===t?{count:t,places:n}:{count:i,places:n.map(a=>a.map(
r=>o[r]))}}const Ve=e=>({count:e.reduce((t,n)=>Math.max(t,n.length),0),places:e.map(t=>t.map((n,s)=>s))});function Xe(e){const t=[],n=[],s=[];for(const[o,i]of e.
entries()){const a=[];let r=0;const c=()=>{for(;(s[r]??0)>o;)r++};for(const{tag:l}of i){if(c(),a.push(r),r+lt(l)>Fe)return;for(let f=lt(l);f>0;f--)s[r++]=o+Math.
min(l?.rows??1,e.length-o)}c(),t.push(a),n.push(r)}return{places:t,widths:n,count:n.reduce((o,i)=>Math.max(o,i),0)}}const lt=e=>e?.columns??1;class Je{known=new Map;rows=new Set;add(t,n,s){
for(const[o,i]of n.entries()){const{tag:a}=i;for(const{row:c}of this.headsOf(i))c!==t&&this.rows.add(c);const r=s[o];a?.id!==void 0&&r!==void 0&&this.known.set(
a.id,{row:t,from:r,to:r+lt(a)})}}headsOf({tag:t}){return t?.heads.flatMap(n=>this.known.get(n)??[])??[]}allow(t,n){const s=this.headsOf(t);return s.length===0||
s.some(({from:o,to:i})=>n>=o&&n<i)}columnOf(t,n){let[s,o]=[0,1/0];for(const{row:i,from:a,to:r}of this.headsOf(t))i!==n&&([s,o]=[Math.max(s,a),Math.min(o,r)]);return o-
s===1?s:void 0}tellAll(t,n){return this.rows.has(t)||n.every(s=>this.headsOf(s).some(o=>o.row!==t))}}class Qe{rows;byTags;isWhole;heads;bands;before=0;constructor(t,n,s,o){
this.rows=t,this.byTags=n,this.isWhole=s,this.heads=o,this.bands=Array.from({length:n.count})}*place(){const{rows:t,byTags:n,isWhole:s,bands:o,heads:i}=this;for(const[
r,c]of t.entries())for(const[l,{tag:f,place:u}]of c.entries()){const m=s[r]?n.places[r][l]:i.columnOf(c[l],r);m!==void 0&&u&&lt(f)===1&&(o[m]=Ot(o[m],u))}if(2*o.
filter(Boolean).length<o.length){const r=s.some(Boolean)&&(yield*qe(t));if(!r||r.length>o.length)return n;for(const[c,l]of r.entries())o[c]=l}this.makeRoom();const a=[];
for(const[r,c]of t.entries()){const l=n.places[r].map(f=>f+this.before);yield(1+c.length*o.length)*M.Yz/M.y,a.push(s[r]?l:this.placeRow(c)??l)}return{count:o.length,
places:a}}makeRoom(){const t=this.bands[0];if(!t)return;const n=this.rows.filter((s,o)=>!this.isWhole[o]).map(([s])=>s).filter(s=>s?.place&&s.place.end<=t.start&&
s.tag?.heads.length===0).map(s=>s.place);n.length!==0&&(this.bands.unshift(n.reduce((s,o)=>Ot(s,o))),this.before=1)}placeRow(t){const{bands:n,before:s,heads:o}=this,
i=t.map(()=>new Float64Array(n.length+1).fill(1/0)),a=t.map(()=>new Uint8Array(n.length));for(let l=t.length-1;l>=0;l--){const f=t[l],u=lt(f.tag);for(let m=n.length-
u;m>=0;m--){const z=(l===t.length-1?0:i[l+1][m+u])+this.distance(f,m,u)+(o.allow(f,m-s)?0:Kt),B=i[l][m+1];i[l][m]=Math.min(z,B),z<=B&&(a[l][m]=1)}}if(t.length>0&&
i[0][0]===1/0)return;const r=[];let c=0;for(const[l,{tag:f}]of t.entries()){for(;!a[l][c];)c++;r.push(c),c+=lt(f)}return r}distance({place:t},n,s){if(!t)return 0;
const o=this.bands.slice(n,n+s).filter(f=>f!==void 0);if(o.length===0)return Kt;const{start:i,end:a}=o.reduce(Ot),r=Math.max(t.start-a,i-t.end,0),[c,l]=[t.start-
i,t.end-a];return r+Math.min(Math.abs(c),Math.abs(l),Math.abs(c+l)/2)}}function*qe(e){const t=[];let n=0;for(const o of e){const i=o.filter(({tag:a,place:r})=>r&&
lt(a)===1);for(const{place:a}of i)t.push(a);n=Math.max(n,i.length),yield(1+o.length)*M.Yz/M.y}const s=[];for(const o of yield*(0,ct.p9)(t,(i,a)=>i.start-a.start)){
const i=s.at(-1);i&&o.start<=i.end?s[s.length-1]=Ot(i,o):s.push(o)}return s.length<n?void 0:s}const Ot=(e,{start:t,end:n})=>e?{start:Math.min(e.start,t),end:Math.
max(e.end,n)}:{start:t,end:n},tn=100,Pt=100;function Wt(e){const t=new Map;for(const{element:n}of e){const s=Vt(n),o=s?.parent;if(o?.type!=="TR")continue;const i=t.
get(o);i?i.add(s):t.set(o,new Set([s]))}return t}function*Gt(e){const{blocks:t}=e,n=Wt(e.leaves),s=[];for(let o=0,i;o<t.length;o=i){const{element:a}=t[o];i=o+1,
o%tn===0&&(yield M.Yz),a?.type==="TR"&&(i=Ut(t,o),s.push(yield*Yt(t.slice(o,i),e,n)))}return s}function Ut(e,t){const n=xt(e[t].element);let s=t+1;for(;s<e.length&&
e[s].element?.type==="TR"&&xt(e[s].element)===n;)s++;return s}function*Yt(e,t,n){const s=[];for(const D of e)s.push(yield*sn(D,t,n));const o=nn(e[0].element),i=yield*Ze(
[...o,...s]),{rows:a,places:r,count:c}=yield*He({rows:s,places:i.places.slice(o.length),count:i.count}),l=[];for(const[D,z]of a.entries()){const B=[];for(const[
U,Q]of z.entries()){for(;B.length<r[D][U];)B.push(new gt.q(t.edges));B.push(yield*en(Q,t.edges))}for(;B.length<Math.min(c,Pt);)B.push(new gt.q(t.edges));yield(1+
B.length)*M.Yz/M.y,l.push(B)}const f=e.findIndex(({element:D})=>!Zt([...(D&&n.get(D))??[]])),u=r[0].map((D,z)=>[D,(r[0][z+1]??c)-1]),m=a[0].some(({tag:D})=>(D?.
columns??1)>1);return{blocks:e,rows:l,heads:f<0?e.length:f,spans:m?u:void 0}}function*en({fragments:e,closing:t=[]},n){const s=yield*(0,j.gB)(yield*(0,pt._I)(yield*(0,mt.
q9)(e)),n);if(t.length===0)return s;s.drop(1);for(const o of yield*(0,mt.q9)(t))(0,nt.T)(s,o,n);return s}function nn(e){const t=e?Ft(xt(e)):[];return!e||t.includes(
e)||t.some(({cells:n=[]})=>n.length>Pt)?[]:t.map(({cells:n=[]})=>n.map(({cell:s,firstPage:o})=>({tag:s,place:void 0,isElsewhere:o>=0})))}function Ft(e){const t=e?.
firstRows??[],n=t.findIndex(({cells:s=[]})=>!Zt(s));return t.slice(0,n<0?void 0:Math.max(n,1))}const Zt=e=>e.length>0&&e.every(({type:t})=>t==="TH");function*sn({
lines:e,element:t},{leafOf:n},s){const o=t?.cells&&t.cells.length<=Pt?t.cells:[],i=new Map(o.map(r=>[r,[]]));for(const r of(t&&s.get(t))??[])i.has(r)||i.set(r,[]);
for(const{segments:r}of e)for(const{fragments:c}of r)for(const l of c){const f=Vt(n(l)?.element),u=i.get(f);u?u.push(l):i.set(f,[l])}const a=[];for(const[r,c]of i){
const l=yield*(0,ct.p9)(c,(f,u)=>f.order-u.order);a.push({tag:r?.cell,place:on(l),fragments:l,isHead:r?.type==="TH"})}return a}function on(e){if(e.length===0)return;
const[t,n]=[e.map(({start:s})=>s),e.map(({end:s})=>s)];return{start:Math.min((0,g.Y)(t),(0,g.Y)(n)),end:Math.max((0,g.K)(t),(0,g.K)(n))}}function Vt(e){for(const t of(0,k.
Hy)(e))if((0,k.nZ)(t.type))return t;return e&&(0,A.VN)(e)}function xt(e){for(const t of(0,k.Hy)(e.parent))if(t.type==="Table")return t;return e.parent}function rn(e){
let t="";for(const[n,s]of e.entries()){const o=e[n-1];o&&(t+=Xt(o,s)),t+=Jt(s)}return t}function Xt(e,t){return e.kind==="item"&&t.kind==="item"?`
`:`
${">".repeat(Math.min(e.quotes??0,t.quotes??0))}
`}function Jt(e){const{quotes:t=0}=e;return t>0?Qt(e).replace(/^/gm,`${">".repeat(t)} `):Qt(e)}function Qt(e){switch(e.kind){case"heading":return`${"#".repeat(e.
level)} ${e.text}`;case"paragraph":return et(e.text);case"note":return`[^${e.number}]: ${e.text}`;case"item":return`${"   ".repeat(e.depth)}${e.mark} ${e.text}`;case"\
code":{const t=(0,g.K)(e.lines.flatMap(s=>(s.match(/`+/g)??[]).map(o=>o.length)),2),n="`".repeat(t+1);return[n,...e.lines,n].join(`
`)}case"table":return an(e.rows);case"figure":return`![${e.alternative.replace(/[\\[\]]/g,"\\$&")}]()`}}function an(e){const t=(0,g.K)(e.map(i=>i.length)),n=i=>`\
| ${Array.from({length:t},(a,r)=>(i[r]??"").replaceAll("|","\\|")).join(" | ")} |`,[s,...o]=e;return[n(s),`|${" --- |".repeat(t)}`,...o.map(n)].join(`
`)}var qt=y(4186);const cn=2;function*ln(e,t){const{fragments:n,leafOf:s,edges:o}=e.found;if(s&&(0,A.P$)(n,s)){const a=yield*fn(e.blocks,s,t,o);if(a.length>0)return a}
const i=[];for(const a of(yield*e.blocksByLook()).filter(L.bI)){const r=ee(yield*te(a,o),a instanceof L.QH?a.spans:void 0),c={box:ne([a]),rows:r,hasHead:ft(r)};
i.push(a instanceof L.QH?{...c,isCertain:!0,block:a}:{...c,isCertain:!1})}return i}function*fn(e,t,n,s){const o=[];for(const{blocks:i,rows:a,heads:r,spans:c}of yield*Gt(
{blocks:e,leafOf:t,leaves:n,edges:s})){const l=a.map(m=>m.map(x)),f=r===cn?ee(l,c):l,u={row:i[0].element,heads:r-(l.length-f.length)};o.push({box:ne(i),rows:f,hasHead:r>
0,isCertain:!0,tags:u})}return o}function*te(e,t){const n=[];for(const s of e.rows){const o=[];for(const i of s)yield M.Yz,o.push(yield*dn(i,t));n.push(o)}return n}
function ee(e,t){const[n,s,...o]=e;if(!t||!s||t.some(([r,c])=>c-r+1>=s.length))return e;const i=s.map((r,c)=>n[t.find(([l,f])=>l<=c&&c<=f)?.[0]??-1]??""),a=[s.map(
(r,c)=>[i[c],r].filter(Boolean).join(" ")),...o];return!s.some(Rt)&&ft(a)?a:e}function*dn(e,t){return e.length===0?"":x(yield*(0,j.gB)(e,t))}const ne=e=>e.map(({
frame:t,start:n,end:s,top:o,bottom:i})=>(0,qt.L)(t,n,s,o,i)).reduce(qt.D),un=/^[^\p{L}]*\d[^\p{L}]*$/u,se=/^(?:19|20)\d\d$/,Rt=e=>un.test(e)&&!se.test(e);function ft([
e=[],...t]){const n=e.filter(o=>o!=="");return e.length===hn&&(e[0].endsWith(":")||gn.test(e[1])&&!se.test(e[1]))?!1:2*n.length>=e.length&&!n.some(Rt)&&t.some(o=>o.
some(Rt))}const hn=2,gn=/\d/,yt=`

`;function pn(e){return e.map((t,n)=>{const s=e[n-1],o={text:Jt(t),joint:s?Xt(s,t):yt};if(t.kind==="heading")return{...o,heading:{level:t.level,title:t.title}};
const i=o.text.split(`
`);return t.kind==="table"?{...o,rows:{open:i.slice(0,2),rows:i.slice(2),close:[]}}:t.kind!=="code"?o:{...o,rows:{open:i.slice(0,1),rows:i.slice(1,-1),close:i.slice(
-1)}}})}function mn(e){const t=[];let n=[];const s=()=>{n.length>0&&t.push(ie({open:[],rows:n,close:[]})),n=[]};for(const o of e.split(`
`))o===""?s():n.push(o);return s(),t}function*yn(e,t){const{blocks:n}=e,{edges:s}=e.found,o=yield*wn(e,t),i=[];for(let a=0,r;a<n.length;a=r){r=a+1;const c=o.get(
n[a]);if(c)(0,P.RZ)(i,c);else{for(;r<n.length&&!o.has(n[r]);)r++;const{shown:l}=yield*(0,j.dV)(n.slice(a,r),s);(0,P.RZ)(i,bn(l))}}return i}function*wn(e,t){const{
leafOf:n,fragments:s,edges:o}=e.found,i=new Map;for(const a of e.blocks.filter(L.bI)){const r=yield*te(a,o);i.set(a,[oe(r,ft(r))])}if(!n||!(0,A.P$)(s,n))return i;
for(const{blocks:a,rows:r,heads:c}of yield*Gt({blocks:e.blocks,leafOf:n,leaves:t,edges:o})){yield M.Yz;for(const f of a)i.set(f,[]);const l=r.map(f=>f.map(u=>h(
u)));i.set(a[0],[oe(l,c>0)])}return i}const bn=e=>e.split(yt).map(t=>t.trimEnd()).filter(t=>t!=="").map(t=>({text:t,joint:yt}));function oe(e,t){const n=e.map(s=>s.
filter(o=>o!=="").join(" ").replace(/\n/g," "));return ie({open:n.slice(0,t?1:0),rows:n.slice(t?1:0),close:[]})}const ie=e=>({text:[...e.open,...e.rows,...e.close].
join(`
`),joint:yt,rows:e}),On=.6,xn=.4,re=12;class ae{last;tagged=new Map;headOf({row:t,heads:n},s){const o=xt(t),i=o&&this.tagged.get(o),a=Ft(o).includes(t);if(o&&!i&&
a){const r=n>0?n:Number(ft(s));r>0&&r<s.length&&this.tagged.set(o,s.slice(0,r))}return a||i?.[0].length!==s[0].length?[]:i}next({index:t,found:{height:n}},s,o){
const{last:i}=this;this.last=void 0;const[a,r]=[s[0],s.at(-1)];if(!a||!r||o.length!==s.length)return;const l=i?.page===t-1&&!ft(o[0])&&En(i,a,n,o[0])?i.head:void 0,
f=s.length===1&&l?l:o.at(-1)[0];return(f===l||ft(o.at(-1)))&&(this.last={page:t,block:r,head:f}),l}}function En({block:e,head:t},n,s,[o]){return e.frame!==n.frame||
o.length!==t.length||e.bottom<On*s||n.top>xn*s?!1:Math.abs(e.start-n.start)<re&&Math.abs(e.end-n.end)<re}var dt=y(34659);const ce=.25,le=.5,Nt=2,vn=.9,Mn=5,$t=3,
Sn=.25,Ln=.85,Tn=50,An=/(?:\.\s?){4}\s*(?:\d{1,5}|[ivxlc]{1,7})$/,Pn=/[\divxlc]$/,fe=30,de=12,Rn=.6,Nn=7,$n=/[\p{L}\p{N}]$/u,In=new RegExp("^\\p{Ll}","u"),_n=300;
class Et{ends;blocks;right;constructor(t,n,s){this.ends=t,this.blocks=n,this.right=s}static*of(t,n){const s=Math.max(n-(0,g.Y)(t.map(({start:r})=>r)),(0,g.K)(t.
map(({end:r})=>r))),o=new Map;let i=0;for(const{lines:r}of t)for(const{start:c,end:l}of r){++i%M.y===0&&(yield M.Yz);const f=Math.round(c/Nt),u=o.get(f);u?u.push(
l):o.set(f,[l])}const a=new Map;for(const[r,c]of o){if(c.length<Mn)continue;const l=yield*(0,ct.p9)(c,(f,u)=>f-u);a.set(r,l[Math.floor((l.length-1)*vn)])}return new Et(
a,t.slice(0,_n),s)}isFull(t,n,{lines:s,start:o,end:i}){if(ue(t))return!1;if(n.baseline-t.baseline>pt.tS*t.size)return!0;const a=t.end+ge(n)+(ce+le)*t.size;if(a>
Math.max(i,this.ends.get(Math.round(t.start/Nt))??1/0))return!0;let r=0;for(let c=0;c<Math.min(s.length,Tn)&&r<$t;c++)s[c].end-o>Ln*(i-o)&&r++;return r===$t&&a>
i}rightOf(t,n){const[s,o]=[(0,g.Y)(t.map(a=>a.top)),(0,g.K)(t.map(a=>a.bottom))],i=this.blocks.filter(a=>a.start>=n&&a.top<o&&a.bottom>s);return(0,g.Y)(i.map(({
start:a})=>a),this.right)}*write(t,n,s){const o=[];for(const i of yield*this.groupLines(t)){const a=yield*p(yield*(0,j.gB)(i,n),s);a!==""&&o.push(o.length===0?a:
et(a))}return o.join(`
`)}*groupLines(t){if(t.length<2)return[[...t]];const n=(0,g.Y)(t.map(r=>r.start)),s=(0,g.K)(t.map(({end:r})=>r)),o=Math.max(s,this.ends.get(Math.round(n/Nt))??s);
yield this.blocks.length*M.Yz/M.y;const a=s-n<Rn*(this.rightOf(t,s)-n)&&kn(t)?Cn(t):yield*Bn(t,n,o);return[0,...a].map((r,c)=>t.slice(r,a[c]))}}function kn(e){let[
t,n]=[0,0];for(const[s,{segments:o}]of e.entries()){t+=o.reduce((a,{fragments:r})=>a+r.length,0);const i=e[s-1]?.segments.at(-1).fragments.at(-1).text??"";$n.test(
i)&&In.test(o[0].fragments[0].text)&&n++}return t<=Nn*e.length&&2*n<e.length}const Cn=e=>[...e.keys()].filter(t=>t>0&&!he(e[t-1]));function*Bn(e,t,n){const s=(i,a)=>ue(
e[i-1])||!he(e[i-1])&&zn(e[i-1],ge(e[i]),t,a),o=[];for(let i=1;i<e.length;i++){let a=i,r=-1/0;for(;a<e.length&&s(a,n);a++)r=Math.max(r,e[a-1].end);const c=Array.
from({length:a-i},(f,u)=>i+u),l=c.filter(f=>s(f,r));(0,P.RZ)(o,c.length>=$t&&l.length<=Sn*c.length?l:c),yield(a-i+1)*M.Yz/M.y,i=Math.max(i,a)}return o}function zn(e,t,n,s){
const o=t+(ce+le)*e.size;return e.end+o<=s&&e.end-e.start+o<=s-n}function ue({segments:e}){const t=e.at(-1).fragments.at(-1).text;if(!Pn.test(t))return!1;const s=e.
slice(-2).flatMap(({fragments:o})=>o.slice(-de)).map(({text:o})=>o.slice(-fe));return An.test(s.slice(-de).join(" ").slice(-fe))}const he=({segments:e})=>/[-\u2010\u00ad]$/.
test(e.at(-1).fragments.at(-1).text);function ge({segments:e}){const[t]=e[0].fragments;return Math.abs(t.end-t.start)}var Dn=y(77211);function*pe(e,t,n){if(e instanceof
L.xE)return{kind:"code",lines:yield*(0,Dn.x)(e.visual,t)};const s=[];for(const o of e.rows){const i=[];for(const a of o)yield M.Yz,i.push(yield*jn(a,t,n));s.push(
i)}return{kind:"table",rows:s}}function*jn(e,t,n){return e.length===0?"":yield*p(yield*(0,j.gB)(e,t),{linkOf:n,marksBold:!1,isCell:!0})}const me=1.15,Kn=1.35,Hn=/:\s\S*\d/,
Wn=/\S\s\S+\s\S+\s\S+[.,;]$/,It=200,Gn=3,Un=1/2,Yn=500,Fn=new RegExp(`^(?:[${dt.a}*-](?:\\s+|$)|${dt.v})`,"u"),ye=new RegExp("^(?![a-z]\\.\\s\\p{L}{1,3}\\.)(\\d{1,3}\
|[a-z]|[ivx]{1,5})[.)]\\s+","u"),vt=50;function*Zn(e,{body:t,edges:n,width:s},o){const i=[],a=new ns(t,n,o,yield*Et.of(e,s));for(let r=0,c;r<e.length;r=c){const l=e[r];
if(c=r+1,(0,L.bI)(l))i.push(yield*pe(l,n,o));else{for(;c<e.length&&!(0,L.bI)(e[c]);)c++;yield*Xn(e.slice(r,c),a,i)}}return Vn(i)}function Vn(e){const t=o=>o.reduce(
(i,a)=>i+("text"in a?a.text.length:0),0),n=t(e),s=n>Yn&&t(e.filter(({kind:o})=>o==="heading"))>Un*n;return e.map(o=>s&&o.kind==="heading"?{kind:"paragraph",text:o.
text}:o)}function*Xn(e,t,n){const s=e.flatMap(o=>o.lines.map((i,a)=>({line:i,block:o,begins:a===0})));for(let o=0,i;o<s.length;o=i){const{line:a}=s[o],r=t.kindOf(
a),c=r==="code"?new qn(a):void 0;for(i=o+1;i<s.length;i++){const f=s[i];if(!(t.goesOn(r,a,f.line)||r==="item"&&t.goesOnBelow(s[i-1],f))||f.begins&&!c?.isNear(f.
line))break;c?.add(f.line),(i-o)%vt===0&&(yield M.Yz)}o%vt===0&&(yield M.Yz);const l=s.slice(o,i).map(f=>f.line);n.push(yield*t.piece(r==="heading"&&!t.isHeading(
l)?"paragraph":r,l,n.at(-1)))}}const Jn=new RegExp("^\\p{Ll}","u"),Qn=/[.!?:;]["\u201d\u2019)]?$/u;class qn{last;pitch=0;constructor(t){this.last=t}isNear(t){const{
frame:n,baseline:s,size:o}=this.last,i=t.baseline-s;return t.frame===n&&Math.abs(t.size-o)<.1*o&&i>0&&i<=Math.max(ts*o,es*this.pitch)}add(t){const n=t.baseline-
this.last.baseline;n>0&&(this.pitch===0||n<this.pitch)&&(this.pitch=n),this.last=t}}const ts=2.2,es=2.1;class ns{body;edges;linkOf;columns;depths=[];constructor(t,n,s,o){
this.body=t,this.edges=n,this.linkOf=s,this.columns=o}kindOf(t){const n=ut(t,this.edges);if(_t(t,({isTyped:r})=>r))return"code";const s=t.size<Kn*this.body.size&&
(Wn.test(n)||Hn.test(n)),o=t.size>=me*this.body.size&&!s,i=!this.body.isBold&&_t(t,we)&&!/[.,;:]$/.test(n)&&!os(n),a=(o||i)&&!is(n)&&n.length<=It&&as(n);return Fn.
test(n)||ye.test(n)&&!a?"item":a?"heading":"paragraph"}isHeading(t){const n=t.reduce((s,o)=>s+ut(o,this.edges).length,0);return t.length<=Gn&&n<=It}goesOn(t,n,s){
const o=this.kindOf(s),i=o==="heading"&&_t(n,we)&&s.size===n.size;return t==="item"?(o==="paragraph"||i)&&s.start>n.start+s.size/2:o===t&&(t!=="heading"||Math.abs(
s.size-n.size)<.5)}goesOnBelow({line:t,block:n},{line:s}){return this.kindOf(s)!=="paragraph"||!this.columns.isFull(t,s,n)?!1:Jn.test(ut(s,this.edges))||!Qn.test(
ut(t,this.edges))}*piece(t,n,s){const{edges:o,linkOf:i}=this;if(t==="code")return{kind:t,lines:yield*be(n,o)};const a=t!=="heading"&&!this.body.isBold;if(t==="p\
aragraph")return{kind:t,text:yield*this.columns.write(n,o,{linkOf:i,marksBold:a})};const r=yield*(0,j.gB)(n,o),c=yield*p(r,{linkOf:i,marksBold:a});if(t==="headi\
ng")return{kind:t,level:this.levelOf(n[0]),text:c,title:h(r)};s?.kind!=="item"&&(this.depths=[]);const l=ye.exec(ut(n[0],o))?.[0].trim()??"-",f=/^\d/.test(l);return{
kind:t,depth:this.depthOf(n[0]),mark:f?l:"-",text:fs(c,f)}}levelOf({size:t}){const{headings:n,size:s}=this.body,o=t>=me*s?n.findIndex(i=>t>i-.5):n.length;return Math.
min(Math.max(o,0)+1,6)}depthOf({start:t,size:n}){for(;this.depths.length>0&&this.depths.at(-1)>t+n/2;)this.depths.pop();return(this.depths.length===0||t>this.depths.
at(-1)+n/2)&&this.depths.push(t),this.depths.length-1}}const ss=/^[^\p{L}\d]{0,3}\d[\d.,']{0,15}[.,]\d\d[^\p{L}\d.]{0,3}$/u,os=e=>e.split(/\s/).slice(1).slice(-2).
some(t=>ss.test(t)),is=e=>e.length<=It&&(e.match(rs)?.length??0)>1,rs=/(?<![\d.,])\d[\d.,']{0,15}[.,]\d\d(?![\d.,])/g,as=e=>(e.match(new RegExp("\\p{L}","gu"))?.
length??0)>=Math.max(e.match(new RegExp("\\p{N}","gu"))?.length??0,1),cs=/^(\*{0,3})\d{1,3}\\?[.)](\*{0,3})\s*/,ls=new RegExp(`^(\\*{0,3})(?:\\\\\\*|[${dt.a}-]|${dt.
v})(\\*{0,3})\\s*`,"u"),fs=(e,t)=>e.replace(t?cs:ls,(n,s,o)=>s===o?"":s||o),ut=(e,t)=>e.segments.map(n=>(0,nt.x)(n,t)).join(" "),_t=({segments:e},t)=>e.every(({
fragments:n})=>n.every(t)),we=({style:e})=>e.font.bold,ds=10;function*be(e,t){const n=(0,g.Y)(e.map(({start:a})=>a)),s=e.slice(1).map((a,r)=>Math.abs(a.baseline-
e[r].baseline)),o=(0,g.Y)(s.filter((a,r)=>a>e[r].size*.8)),i=[];for(const[a,r]of e.entries()){a%vt===vt-1&&(yield M.Yz);const c=ut(r,t),l=a===0?0:Math.round(s[a-
1]/o)-1;for(let u=0;u<Math.min(l,ds);u++)i.push("");const f=(r.end-r.start)/Math.max(c.length,1);i.push(" ".repeat(Math.round((r.start-n)/Math.max(f,1)))+c)}return i}
const us=new RegExp(`^(?:\\\\?[*+-](?=\\s|$)|[${dt.a}]|${dt.v}|\\d{1,3}\\\\?[.)])\\s*`,"u"),hs=/^(\d{1,3})\\?([.)])\s/,Oe=/^([\u2610-\u2612])\s*/u,gs=100;function*ps(e){
const{blocks:t,leaves:n}=e,s={...e,columns:yield*Et.of(t,e.width)},o=bs(n),i=Wt(n),a=n.some(({element:f})=>Mt("Note",f)),r=[],c=f=>{for(;o.length>0&&o[0].order<
f;)r.push({kind:"figure",alternative:o.shift().alternative})};let l="";for(let f=0,u;f<t.length;f=u){const{element:m}=t[f];u=f+1;const D=ws(t[f],s);if(D!==void 0&&
c(D),xe("Lbl",t[f].lines,s.leafOf))l=yield*ms(t[f],s);else if(m?.type==="TR"){u=Ut(t,f);const z=[],B=yield*Yt(t.slice(f,u),s,i);for(const U of B.rows){const Q=[];
for(const it of U)Q.push(yield*p(it,{linkOf:s.linkOf,marksBold:!1,isCell:!0}));z.push(Q)}r.push({kind:"table",rows:z,tags:{row:m,heads:B.heads},quotes:Ee(m)})}else{
const z=t[f],B=(0,L.bI)(z)?yield*pe(z,s.edges,s.linkOf):yield*ys(z,s,{label:l,hasNotes:a});r.push({...B,quotes:Ee(m)}),l=""}f%gs===0&&(yield M.Yz)}return c(1/0),
r.filter(f=>!("text"in f)||f.text!=="")}function*ms({lines:e},{edges:t,linkOf:n}){return yield*p(yield*(0,j.gB)(e,t),{linkOf:n,marksBold:!1})}function*ys({lines:e,
element:t},n,{label:s,hasNotes:o}){const{edges:i,linkOf:a,leafOf:r}=n,c=t?.type??"P";if(e.length>1&&xe("Code",e,r))return{kind:"code",lines:yield*be(e,i)};const l=c===
"Title"||c==="H"?1:Number(/^H([1-6])$/.exec(c)?.[1]??0),f=q=>o&&Mt("Reference",r(q)?.element),u=yield*(0,j.gB)(e,i),m=yield*p(u,{linkOf:a,marksBold:l===0,isReference:f});
if(l>0)return{kind:"heading",level:l,text:m,title:h(u)};const D=t&&Mt("Note",t)?/^(\d{1,3})\\?[.)]?$/.exec(s):null;if(D)return{kind:"note",number:D[1],text:m};const z=t?
[...(0,k.Hy)(t)].filter(q=>q.type==="LI"):[];if(z.length===0&&s!=="")return{kind:"paragraph",text:`${s} ${m}`};if(z.length===0)return{kind:"paragraph",text:yield*n.
columns.write(e,i,{linkOf:a,marksBold:!0,isReference:f})};const B=hs.exec(`${s} ${m}`.trimStart()),U=Oe.exec(`${s} ${m}`.trimStart()),Q=U?U[1]==="☐"?"[ ] ":"[\
x] ":"",it=[...(0,k.Hy)(z[0])].filter(q=>q.type==="L").length-1;return{kind:"item",depth:Math.max(it,0),mark:B?`${B[1]}${B[2]}`:"-",text:Q+m.replace(U?Oe:us,"")}}
const xe=(e,t,n)=>t.every(({segments:s})=>s.every(({fragments:o})=>o.every(i=>Mt(e,n(i)?.element)))),Ee=e=>[...(0,k.Hy)(e)].filter(({type:t})=>t==="BlockQuote").
length,Mt=(e,t)=>{for(const{type:n}of(0,k.Hy)(t))if(n===e)return!0;return!1};function ws({lines:e},{leafOf:t}){return t(e[0].segments[0].fragments[0])?.order}function bs(e){
const t=new Set;return e.flatMap(({element:n,order:s})=>{const o=[...(0,k.Hy)(n)].find(({type:a})=>a==="Figure");if(!o||t.has(o))return[];t.add(o);const i=o.alternative?.
replace(/\s+/g," ").trim();return i?[{order:s,alternative:i}]:[]})}var ve=y(45599),Me=y(6057),Os=y(87141);const xs=/^(?:https?|mailto|tel|ftp):/i,Es=5e3;function vs(e,t){
const[n,s,o,i,a,r]=(0,Os.y)((0,Me.iw)(e,t)),c=[];for(const l of(e.array(e.entry(e.pages.number(t),"Annots"))??[]).slice(0,Es)){const f=e.dict(l);if(!f||!(0,ve.Eo)(
e.resolve(f.get("Subtype")),"Link"))continue;const u=Ms(e,f.get("A")),m=u===void 0?void 0:(0,Me.b0)(e,f.get("Rect"));if(!m)continue;const D=[n*m[0]+o*m[1]+a,n*m[2]+
o*m[3]+a],z=[s*m[0]+i*m[1]+r,s*m[2]+i*m[3]+r],[B,U]=[(0,P.YG)(D),(0,P.YG)(z)];c.push({area:{x:B,y:U,width:(0,P.Kf)(D)-B,height:(0,P.Kf)(z)-U},uri:u})}return({box:{
x:l,y:f,width:u,height:m}})=>{const[D,z]=[l+u/2,f+m/2];return c.find(({area:B})=>D>=B.x&&D<=B.x+B.width&&z>=B.y&&z<=B.y+B.height)?.uri}}function Ms(e,t){const n=e.
dict(t),s=e.resolve(n?.get("URI"));if(!(s instanceof ve.Mx))return;const o=Buffer.from(s.bytes).toString("latin1");return xs.test(o)?o:void 0}const Ss=3,Se=3,Le=.12,
Ls=1e4;async function Ts(e,t){const n=new Map;for(const[o,{blocks:i,found:{height:a}}]of e.entries()){for(const{line:c,isHead:l}of As(i,a)){const f=Ae(c),u=Ws(c,
f),m=n.get(u);m?m.push({line:c,page:o,text:f,isHead:l}):n.set(u,[{line:c,page:o,text:f,isHead:l}])}const r=t.step(Ls);r&&await r}const s=new Set;for(const o of n.
values())if(!(new Set(o.map(({page:i})=>i)).size<Ss||!Is(o,e.length)))for(const{line:i}of Ps(o)?o.slice(1):o)s.add(i);return s}function As(e,t){const s=e.flatMap(
a=>(0,L.bI)(a)||a.element?.type==="TR"?[]:a.lines).filter(({frame:a})=>a.cos===1&&!a.vertical).sort((a,r)=>a.baseline-r.baseline),o=s.slice(0,Se).filter(({baseline:a})=>a<
Le*t),i=s.slice(-Se).filter(({baseline:a})=>a>(1-Le)*t);return[...o.map(a=>({line:a,isHead:!0})),...i.map(a=>({line:a,isHead:!1}))]}const Ps=e=>e.every(({text:t,
isHead:n})=>t===e[0].text&&(n||Rs(t)))&&Hs.test(e[0].text),Rs=e=>e.includes("@")||(e.match(Ns)?.length??0)>=$s,Ns=new RegExp("\\p{Nd}","gu"),$s=6;function Is(e,t){
const n=e.map(({text:s})=>s.match(Te)??[]);return n[0].every((s,o)=>{if(n.every(r=>r[o]===s))return!0;if(n.some(r=>Ds.test(r[o])))return!1;const i=n.map(r=>Number(
r[o]));if(i.every(r=>r<=t||Number.isNaN(r)))return!0;const a=i.filter((r,c)=>c>0&&r-i[c-1]===e[c].page-e[c-1].page);return i.some(r=>r>js)||a.length<Ks*(i.length-
1)?!1:ks(_s(e[0].line,o))})}function _s({segments:e},t){let n=[...Ae({segments:e}).matchAll(Te)][t].index;for(const{fragments:s,size:o}of e){for(const[i,{text:a,
start:r}]of s.entries()){const c=s[i-1];if(n===0)return c&&r-c.end<zs*o?c.text:"";if(n<a.length)return a.slice(0,n);n-=a.length}n--}return""}const ks=e=>!Cs.test(
e)||Bs.test(e),Cs=/[\p{L}#\u2116\u00ba\u00b0]/u,Bs=new RegExp("^[^\\p{L}#]{0,3}(?:\\p{Lu}[-\\u2013.]|(?:p|pp|pg|pag|p\\u00e1g|pages?|p[a\\u00e1]gina|s|seite|bl|blatt\
|sida|side|sivu|str|strona|strana|oldal|sayfa|\\u0441\\u0442\\u0440|\\u0441\\u0442\\u0440\\u0430\\u043d\\u0438\\u0446\\u0430|\\u7b2c)[.:]?)$","iu"),zs=.6,Te=new RegExp(
"\\p{Nd}+(?:[.,:'\\u2019]\\p{Nd}+)*","gu"),Ds=new RegExp("\\P{Nd}","u"),js=9999,Ks=.5,Hs=new RegExp("\\p{L}{2}","u"),Ae=({segments:e})=>e.map(({fragments:t})=>t.
map(n=>n.text).join("")).join(" "),Ws=({baseline:e},t)=>`${Math.round(e/4)} ${t.replace(new RegExp("\\p{Nd}+","gu"),"0")}`;async function Gs(e,t,{keepRepeated:n=!1}={}){
const s=n?new Set:await Ts(t,e.job.pace),o=Zs(t),i=[],a=[],r=new ae;for(const l of t){const f=Us(l,await Ys(e,l,o,s),r);a.push(f),i.push(rn(f));const u=e.job.pace.
step(l.characters*50);u&&await u}const c=t.filter(({blocks:l})=>l.some(f=>f instanceof L.xE));return{pages:i,parts:a,repeatedLines:s.size,uncertain:c.map(({index:l})=>l)}}
function Us(e,t,n){const s=t.map(r=>{const c=r.kind==="table"&&r.tags?n.headOf(r.tags,r.rows):[];return r.kind==="table"&&c.length>0?{...r,rows:[...c,...r.rows]}:
r}),o=e.found.leafOf?[]:e.blocks.filter(r=>r instanceof L.QH),i=s.filter(r=>r.kind==="table"),a=n.next(e,o,i.map(({rows:r})=>r));return a?s.map(r=>r===i[0]?{...r,
rows:[a,...i[0].rows]}:r):s}async function Ys(e,t,n,s){const o=t.blocks.flatMap(u=>{if((0,L.bI)(u))return[u];const m=u.lines.filter(D=>!s.has(D));return m.length===
0?[]:[m.length===u.lines.length?u:pt.eB.of(m,u.element)]}),{fragments:i,leafOf:a,edges:r,width:c}=t.found,l=vs(e,t.index),f=e.pages.number(t.index);if(a&&(i.length===
0||(0,A.P$)(i,a))){const u=(await(0,k.g$)(e))?.leaves(f)??[];return(0,N.k)(ps({blocks:o,leafOf:a,leaves:u,edges:r,linkOf:l,width:c}),e.job.pace)}return(0,N.k)(Zn(
o,{body:n,edges:r,width:c},l),e.job.pace)}const Fs=6;function Zs(e){const[t,n,s]=[new Ct,new Ct,new Ct];for(const{blocks:r}of e)for(const c of r)for(const{segments:l}of c.
lines)for(const{fragments:f}of l)for(const u of f)(0,L.bI)(c)?s.count(u):(n.count(u),u.isTyped||t.count(u));const{body:o}=t.characters>=Pe*n.characters?t:n,i=s.
body,a=o.size>=kt*i.size||o.isBold&&!i.isBold;return n.characters<(a?1:Pe)*s.characters?s.with(n).body:o}const Pe=.2,kt=1.15;class Ct{characters=0;sizes=new Map;bold=new Map;count({
style:t,text:n}){const s=Math.round(t.size*2)/2,o=n.length*s*s;St(this.sizes,s,o),this.characters+=n.length,t.font.bold&&St(this.bold,s,o)}with(t){for(const[n,s]of t.
sizes)St(this.sizes,n,s);for(const[n,s]of t.bold)St(this.bold,n,s);return this.characters+=t.characters,this}get body(){const[t]=[...this.sizes].reduce((o,i)=>i[1]>
o[1]?i:o,[0,0]),n=[...this.sizes.keys()].filter(o=>o>=kt*t).sort((o,i)=>i-o),s=o=>[...o].reduce((i,[a,r])=>a<kt*t?i+r:i,0);return{size:t,isBold:s(this.bold)>s(this.
sizes)/2,headings:n.slice(0,Fs)}}}const St=(e,t,n)=>e.set(t,(e.get(t)??0)+n);var Vs=y(29082),Xs=y(91519),Bt=y(98446),Js=y(4528),Qs=y(55772),Re=y(66403);const qs=1/
4,wt=/\s/,to=new Set(".!?…؟۔।"),eo=new Set("。！？"),no=new Set(`)]}"'»”’›`),so=6,oo=/[\p{Ll}\p{N}]/u,io=new RegExp("\\p{M}","u");function ro(e,t,n){
const s=t+Math.max(n,1);if(s>=e.length)return e.length;const o=t+Math.ceil(n*qs);for(const i of[Ne,co,$e])for(let a=s;a>o;a--)if(i(e,a))return a;return lo(e,s,t)}
function ao(e,t){const n=Math.max(e.length-t,0);if(n===0)return 0;for(const s of[Ne,$e])for(let o=n;o<e.length;o++)if(s(e,o))return o;return e.length}function Ne(e,t){
if(eo.has(e[t-1]))return!0;if(!wt.test(e[t-1])||wt.test(e[t])||oo.test(String.fromCodePoint(e.codePointAt(t))))return!1;for(let n=t-1;n>=0&&n>=t-so;n--){const s=e[n];
if(to.has(s))return!0;if(!wt.test(s)&&!no.has(s))return!1}return!1}const co=(e,t)=>e[t-1]===`
`,$e=(e,t)=>wt.test(e[t-1])&&!wt.test(e[t]);function lo(e,t,n){let s=t;const o=()=>(e.charCodeAt(s)&64512)===56320||io.test(e[s]);for(;s>n+1&&o();)s--;return s>
n+1?s:t}const fo=200,uo=3;class Ie{open=[];enter(t){for(;this.open.length>0&&this.open.at(-1).level>=t.level;)this.open.pop();this.open.push(t)}get titles(){return this.
open.map(({title:t})=>t)}get level(){return this.open.at(-1)?.level??0}}class ho{how;pieces=[];headings=new Ie;parts=[];length=0;above=[];work=0;constructor(t){
this.how=t}*add(t,n){for(const[s,o]of t.entries()){const i=s===0?yt:o.joint;o.heading&&this.enterHeading(o.heading),this.length+i.length+o.text.length<=this.how.
size?this.put(o,o.text,i,n):yield*this.cut(o,i,n),++this.work%M.y===0&&(yield M.Yz)}}addScan(t,n){this.end(),this.pieces.push({text:t,hasText:!1,firstPage:n,lastPage:n,
headings:this.headings.titles})}end(){const{parts:t}=this;if(this.parts=[],this.length=0,!t.some(({isAgain:o})=>!o))return;const n=t.map((o,i)=>i===0?o.text:o.joint+
o.text).join(""),s=[t[0].page,t.at(-1).page];this.pieces.push({text:n,hasText:!0,firstPage:s[0],lastPage:s[1],headings:this.above})}enterHeading(t){const n=t.level>
this.headings.level&&this.parts.length>0&&this.parts.every(s=>s.isHeading);this.how.bySection&&t.level<=uo&&!n&&this.end(),this.headings.enter(t)}put({heading:t,
rows:n,text:s},o,i,a){this.parts.some(({isAgain:c,isHeading:l})=>!c&&!l)||(this.above=this.headings.titles),this.length+=(this.parts.length>0?i.length:0)+o.length,
this.parts.push({text:o,joint:i,page:a,isHeading:t?.title!==void 0&&o===s,isRows:n!==void 0,isAgain:!1})}*cut(t,n,s){this.next();const{size:o}=this.how,i=()=>o-
this.length-(this.parts.length>0?n.length:0);t.text.length>i()&&i()<o/4&&this.end(),t.text.length<=i()?this.put(t,t.text,n,s):t.rows?yield*this.cutRows(t,t.rows,
n,s):yield*this.cutProse(t,t.text,n,s)}next(){const t=this.parts.findLastIndex(({isHeading:i})=>!i)+1;if(this.parts.slice(0,t).every(({isAgain:i})=>i))return;const n=this.
parts.splice(t),s=this.parts;this.end();const o=this.how.overlap>0?po(s,this.how.overlap):[];for(const i of[...o,...n])this.length+=(this.parts.length>0?i.joint.
length:0)+i.text.length,this.parts.push(i);this.above=this.headings.titles}*cutProse(t,n,s,o){for(let i=0,a;i<n.length;i=a){const r=i===0;r||this.next();const c=r?
s:" ",l=this.how.size-this.length-(this.parts.length>0?c.length:0);a=ro(n,i,l),this.put(t,n.slice(i,a).trimEnd(),c,o),yield(a-i)*fo}}*cutRows(t,n,s,o){const{open:i,
rows:a,close:r}=go(n,this.how.size),c=_e([...i,...r]);let[l,f]=[[],c];const u=()=>{l.length>0&&this.put(t,[...i,...l,...r].join(`
`),s,o),[l,f]=[[],c]};for(const m of a){++this.work%M.y===0&&(yield M.Yz);const D=()=>this.how.size-this.length-s.length;f+m.length+1>D()&&(u(),this.next(),f+m.
length+1>D()&&this.end()),f+m.length+1<=D()?(l.push(m),f+=m.length+1):yield*this.cutProse(t,m,s,o)}u()}}const _e=e=>e.reduce((t,n)=>t+n.length+1,0);function go(e,t){
const{open:n,rows:s,close:o}=e;return _e([...n,...o])<=t/2?e:{open:[],rows:[...n,...s,...o],close:[]}}function po(e,t){const n=[];let s=t;for(let o=e.length-1;o>=
0&&s>0&&!e[o].isRows;o--){const i=e[o],a=i.text.slice(ao(i.text,s));if(a!==""&&n.unshift({...i,text:a,isAgain:!0}),a.length<i.text.length)break;s-=a.length+i.joint.
length}return n}var mo=y(42973);function yo({pieces:e,layout:t,piece_size:n,piece_overlap:s}){const o=[];if(e==="section"&&t!=="markdown"&&o.push({field:"pieces",
message:"by section needs layout to be markdown, which has headings: set it, or cut by size",mentions:["layout"]}),2*s>=n&&o.push({field:"piece_overlap",message:`\
must be below half of piece_size, which is ${n}: at most ${Math.ceil(n/2)-1}`,mentions:["piece_size"]}),o.length>0)throw(0,K.G6)(o)}async function wo(e,t,{pace:n,
limits:s}){const o=t.pieces==="page"?bo(e):await Oo(e,t,n,s);ke(o.length,s);const i=[];for(const[a,{text:r,hasText:c,firstPage:l,lastPage:f,headings:u}]of o.entries()){
const m=n.step(r.length*10);m&&await m,i.push({index:a+1,text:r,characters:xo(r),hasText:c,firstPage:l,lastPage:f,headings:u})}return i}function bo(e){const t=new Ie;
return e.map(({number:n,text:s,isScan:o,parts:i=[]})=>{const a=i.findIndex(({kind:f})=>f!=="heading"),r=a<0?i.length:a,c=f=>f.kind==="heading"&&t.enter(f);i.slice(
0,r).forEach(c);const l=t.titles;return i.slice(r).forEach(c),{text:s,hasText:s.trim()!==""&&!o,firstPage:n,lastPage:n,headings:l}})}async function Oo(e,t,n,s){
const o=new ho({bySection:t.pieces==="section",size:t.piece_size,overlap:t.piece_overlap});for(const{number:i,text:a,isScan:r,parts:c,passages:l=pn(c??[])}of e)
r?o.addScan(a.trim(),i):await(0,N.k)(o.add(l,i),n),ke(o.pieces.length,s);return o.end(),o.pieces}function ke(e,{textPieces:t}){if(!(e<=t))throw(0,mo.F)("textPie\
ces",`The text has more than ${(0,Bt.y_)(t,"piece")}`,"Ask for larger pieces, or fewer pages","pages")}function xo(e){let t=e.length;for(let n=0;n<e.length;n++)
(e.charCodeAt(n)&64512)===56320&&t--;return t}var Eo=y(22154);const Ce=100,vo=async(e,t,n)=>{yo(t);const s=await(0,Xs.E)(e.bytes,n,{password:t.open_password}),o=s.
pages.count,i=(0,Vs.k1)(t.pages,o);Mo(t,i.length);const a=t.layout==="markdown",r=zt(t)&&t.layout==="reading",c=a||r,l=new Eo.z(s,i.length,{findsTables:c||t.tables,
hasTablesApart:c}),{texts:f,words:u,lines:m,tables:D,parts:z,passages:B,notes:U}=await Lo(s,i,l,t),Q=await(0,Qs.fl)(s),it=f.map((V,F)=>{const ht=i[F];return{...{
page:ht,label:Q(ht-1),text:V,hasText:V.trim()!==""&&!l.isScan(ht)},...u[F]&&{words:u[F]},...m[F]&&{lines:m[F]}}}),q=f.map((V,F)=>{const ht=i[F];return{number:ht,
text:V,isScan:l.isScan(ht),parts:z?.[F],passages:B[F]}}),rt=t.pieces==="none"?void 0:await wo(q,t,n),bt={text:rt?null:So(f,t.layout),mediaType:(0,Js.GW)({layout:t.
layout}),pageCount:o,characters:l.characters,unreadable:l.unreadable,...t.per_page&&{pages:it},...t.tables&&{tables:D},...rt&&{pieceCount:rt.length,pieces:rt}};
return{documents:[{...e,pageCount:o}],data:bt,notes:[...l.notes,...U],facts:{textlessPages:l.textlessPages,...rt&&{pieceCount:rt.length}}}};function Mo(e,t){const n=[
"word_boxes","line_boxes"].filter(s=>e[s]&&t>Ce).map(s=>({field:s,message:`takes at most ${Ce} pages, and ${t} are asked for: name fewer in pages`,mentions:["pa\
ges"]}));if(n.length>0)throw(0,K.G6)(n)}const Be=({text:e,...t})=>({text:e,...(0,Re.a)(t)});function So(e,t){return t==="markdown"?e.filter(n=>n.trim()!=="").join(
`

`):e.every(n=>n.trim()==="")?"":e.join("\f")}const zt=({pieces:e})=>e==="section"||e==="size";async function Lo(e,t,n,s){const{layout:o,word_boxes:i,line_boxes:a,
keep_repeated:r}=s,c=[],{pace:l}=e.job,f=[],u=[],m=[],D=[],z=[],B=new ae;for(const bt of t){const V=await n.page(bt);if(i&&u.push((await(0,N.k)(V.words(),l)).map(
Be)),a&&m.push((await(0,N.k)(V.lines(),l)).map(Be)),s.tables)for(const F of await To(e,V,B))c.push(F);if(o==="markdown")D.push(V);else{const F=zt(s)&&o==="readi\
ng"?yn(V,await ze(e,V)):void 0;F&&z.push(await(0,N.k)(F,l)),f.push(await(0,N.k)(V.layout(o),l)),zt(s)&&o==="page"&&z.push(mn(f.at(-1)))}}if(o!=="markdown")return{
texts:f,words:u,lines:m,tables:c,passages:z,notes:[]};const{pages:U,parts:Q,repeatedLines:it,uncertain:q}=await Gs(e,D,{keepRepeated:r}),rt=[...it>0?[Ao(it)]:[],
...q.length>0?[Po(q.map(bt=>bt+1))]:[]];return{texts:U,words:u,lines:m,tables:c,parts:Q,passages:z,notes:rt}}async function ze(e,t){return t.found.leafOf?(await(0,k.
g$)(e))?.leaves(e.pages.number(t.index))??[]:[]}async function To(e,t,n){const s=await(0,N.k)(ln(t,await ze(e,t)),e.job.pace),o=s.flatMap(({block:a,rows:r})=>a?
[{block:a,rows:r}]:[]),i=n.next(t,o.map(({block:a})=>a),o.map(({rows:a})=>a));return s.map(({box:a,rows:r,hasHead:c,isCertain:l,tags:f})=>{const m=i!==void 0&&r===
o[0].rows?[i]:f?n.headOf(f,r):[];return{page:t.index+1,box:(0,Re.a)(a),rows:[...m,...r],header:m.length>0||c,certain:l}})}const Ao=e=>({code:"repeated_lines_rem\
oved",message:`${(0,Bt.y_)(e,"line")} of headers and footers, which repeat on the pages, are not in the Markdown: set keep_repeated to true to keep them.`,mentions:[
"keep_repeated"]}),Po=e=>({code:"tables_uncertain",message:`Lines of ${(0,Bt.oi)(e)} that may be a table stand as they look, in a block of code.`})}),55772:((Z,W,y)=>{
y.d(W,{fl:()=>g,mm:()=>L,vg:()=>A});var K=y(94289),N=y(33546),k=y(74135),P=y(59071);const M=1e3;function j(b){const{width:S,height:O}=(0,k.JQ)(b),$=w=>Math.round(
w*M)/M;return{width:$(S),height:$(O)}}function L({kinds:b,kindOf:S}){const O=new Int32Array(b.length),$=new Int32Array(b.length);for(let x=S.length-1;x>=0;x--)O[S[x]]++,
$[S[x]]=x+1;const w=new Map;for(const[x,h]of b.entries()){const{width:p,height:d}=j(h),E=`${p} ${d}`,T=w.get(E);T?T.count+=O[x]:w.set(E,{width:p,height:d,count:O[x],
firstPage:$[x]})}return[...w.values()]}async function A(b,{kinds:S,kindOf:O},$){const w=await g(b),x=S.map(j);return Array.from(O,(h,p)=>({...x[h],rotation:S[h].
rotation,label:w(p),characters:$?.[p]??null}))}async function g(b){const S=await(0,N.Hr)(b);return O=>S?v(S(O)):null}function v({style:b,prefix:S,number:O}){return(0,P.
ZK)(S)+(0,K.Y)(b,O)}}),66403:((Z,W,y)=>{y.d(W,{a:()=>k});const K=100,N=P=>Math.round(P*K)/K,k=P=>P?{x:N(P.x),y:N(P.y),width:N(P.width),height:N(P.height)}:null}),
94289:((Z,W,y)=>{y.d(W,{Y:()=>K});function K(L,A){switch(L){case"D":return String(A);case"R":return M(A);case"r":return M(A).toLowerCase();case"A":return j(A);case"\
a":return j(A).toLowerCase();default:return""}}const N=[[1e3,"M"],[900,"CM"],[500,"D"],[400,"CD"],[100,"C"],[90,"XC"],[50,"L"],[40,"XL"],[10,"X"],[9,"IX"],[5,"V"],
[4,"IV"],[1,"I"]],k=1e5,P=2600;function M(L){if(L>k)return String(L);let A="",g=L;for(const[v,b]of N)for(;g>=v;)A+=b,g-=v;return A}function j(L){return L>P?String(
L):String.fromCharCode(65+(L-1)%26).repeat(Math.ceil(L/26))}}),33546:((Z,W,y)=>{y.d(W,{FB:()=>M,Hr:()=>L,Zh:()=>A,k$:()=>j,qm:()=>g});var K=y(93604),N=y(45599),
k=y(81077);const P={first:0,style:"D",prefix:void 0,start:1};async function M(w){const x=w.catalog.get("PageLabels");if(!w.dict(x))return;const h=(await(0,k.Zc)(
w,x,"Nums")).map(([p,d])=>({first:Number(p),label:w.dict(d)})).filter(({first:p})=>Number.isInteger(p)&&p>=0).sort((p,d)=>p.first-d.first).filter(({first:p},d,E)=>E[d+
1]?.first!==p).map(({first:p,label:d})=>({first:p,...v(w,d)}));return h[0]?.first===0?h:[P,...h]}function j(w,x){const h=w.editCatalog();if(x.length===0){h.delete(
"PageLabels");return}const p=x[0].first===0?x:[P,...x],d=$(w),E=p.map(({first:T,start:R,...C})=>[T,O({...C,number:R},d)]);h.set("PageLabels",w.add((0,k.H6)(w,E,
"Nums")))}async function L(w){const x=await M(w);if(!x)return;const h=x.map(({first:p})=>p);return p=>{const d=x[(0,K.MJ)(h,p)-1];return{...d,number:d.start+p-d.
first}}}function A(w,x){const h=[],p=$(w);let d,E=0;for(const T of x)(!d||!b(d,T))&&h.push([E,O(T,p)]),d=T,E++;return(0,k.H6)(w,h,"Nums")}async function g(w,x){
const h=await L(w);if(!h)return;const p=A(w,Array.from(x,d=>h(d-1)));w.editCatalog().set("PageLabels",w.add(p))}function v(w,x){const h=w.resolve(x?.get("S")),p=w.
resolve(x?.get("P")),d=w.resolve(x?.get("St"));return{style:h instanceof N.SX?h.text:void 0,prefix:p instanceof N.Mx&&p.bytes.length>0?p:void 0,start:typeof d==
"number"&&Number.isInteger(d)&&d>=1?d:1}}function b(w,x){return w.style!==x.style||x.style!==void 0&&x.number!==w.number+1?!1:w.prefix===x.prefix?!0:!!w.prefix&&
!!x.prefix&&Buffer.compare(w.prefix.bytes,x.prefix.bytes)===0}const S=100;function O({style:w,prefix:x,number:h},p){return(0,N.jd)({S:w===void 0?void 0:(0,N.UU)(
w),P:x&&x.bytes.length>S?p(x):x,St:w===void 0||h===1?void 0:h})}function $(w){const x=new Map;return h=>{let p=x.get(h);return p||x.set(h,p=w.add(h)),p}}}),81077:((Z,W,y)=>{
y.d(W,{BX:()=>L,H6:()=>A,MN:()=>g,Pu:()=>M,Zc:()=>j,r6:()=>v});var K=y(45599),N=y(93604),k=y(9819);const P=64,M=d=>typeof d=="number"?String(d):Buffer.from(d.bytes).
toString("latin1");async function j(d,E,T){const R=[];for(const C of await O(d,E,0,T)){for(const I of w(d,C,T))R.push(I);const _=d.job.pace.step(b);_&&await _}return R}
async function L(d,E,T,R,C,_){const I=await O(d,E,T,R,_);for(let G=I.length-1;G>=0;G--){const H=I[G],tt=w(d,H,R),Y=tt.filter(([J,et])=>!C(J,et)),at=d.job.pace.step(
b+tt.length*b);at&&await at,Y.length<tt.length&&(d.edit(H.holder),H.dict.set(R,h(Y)),H.changed=!0);for(const J of H.repeats)d.edit(H.holder),H.dict.delete(J),H.
changed=!0;if(H.emptyKids){const J=(d.array(H.dict.get("Kids"))??[]).filter(et=>!H.emptyKids.has(d.dict(et)));d.edit(H.holder),H.dict.set("Kids",J),H.changed=!0}
if(!H.changed)continue;const X=d.array(H.dict.get("Kids"))??[];H.empty=Y.length===0&&X.length===0;const st=H.parent;st&&(st.changed=!0,H.empty?(st.emptyKids??=new Set).
add(H.dict):x(d,H,Y,X))}return I[0]?.empty??!1}function A(d,E,T){if(E.length<=P)return(0,K.jd)({[T]:h(E)});let R=[];for(const C of p(E)){const[_,I]=[C[0][0],C.at(
-1)[0]];R.push({ref:d.add((0,K.jd)({Limits:[_,I],[T]:h(C)})),low:_,high:I})}for(;R.length>P;)R=p(R).map(C=>{const[_,I]=[C[0].low,C.at(-1).high];return{ref:d.add(
(0,K.jd)({Limits:[_,I],Kids:C.map(({ref:G})=>G)})),low:_,high:I}});return(0,K.jd)({Kids:R.map(({ref:C})=>C)})}async function g(d,E){const{pace:T}=d.job,R=[];for(const[
C,_]of E){R.push([(0,K.Px)(C),_]);const I=T.step(10*b);I&&await I}return A(d,await v(d,R),"Names")}async function v(d,E){const{pace:T}=d.job,R=[];for(const _ of E){
R.push({entry:_,key:M(_[0])});const I=T.step(b);I&&await I}return(await(0,N.qZ)(R,(_,I)=>_.key<I.key?-1:_.key>I.key?1:0,T)).map(({entry:_})=>_)}const b=100,S=30;
async function O(d,E,T,R,C){const _=new k.b9(d),I=new Set,G=Y=>I.size<I.add(Y).size,H=[],tt=[{value:E??null,holder:T,parent:void 0}];for(let Y=tt.pop();Y!==void 0;Y=
tt.pop()){_.spend(1);const at=d.job.pace.step(b);at&&await at;const X=d.dict(Y.value);if(!X||!G(X)||C&&Y.parent&&!$(d,X,C))continue;const st=[],J=nt=>{const ot=d.
array(X.get(nt));return!ot||G(ot)?ot??[]:(st.push(nt),[])},et=J(R).length>>1,gt=J("Kids"),ct={dict:X,holder:(0,k.Kd)(Y.value,Y.holder),parent:Y.parent,repeats:st};
H.push(ct),_.spend(et);const pt=(0,k.Kd)(X.get("Kids"),ct.holder);for(let nt=gt.length-1;nt>=0;nt--){tt.push({value:gt[nt],holder:pt,parent:ct});const ot=d.job.
pace.step(S);ot&&await ot}const mt=d.job.pace.step(et*b);mt&&await mt}return H}function $(d,E,T){const[R,C]=d.array(E.get("Limits"))??[];return typeof R!="numbe\
r"||typeof C!="number"||T(R,C)}function w(d,{dict:E,repeats:T},R){const C=T.includes(R)?void 0:d.array(E.get(R));if(!C)return[];const _=[];for(let I=0;I+1<C.length;I+=
2){const G=d.resolve(C[I]);(R==="Names"?G instanceof K.Mx:typeof G=="number")&&_.push([G,C[I+1]])}return _}function x(d,E,T,R){const C=G=>d.array(d.dict(G)?.get(
"Limits"))??[],_=T[0]?.[0]??C(R[0])[0],I=T.at(-1)?.[0]??C(R.at(-1))[1];d.edit(E.holder),_!==void 0&&I!==void 0?E.dict.set("Limits",[_,I]):E.dict.delete("Limits")}
function h(d){const E=[];for(const[T,R]of d)E.push(T,R);return E}function p(d){const E=[];for(let T=0;T<d.length;T+=P)E.push(d.slice(T,T+P));return E}}),59071:((Z,W,y)=>{
y.d(W,{Gh:()=>b,ZK:()=>S,wh:()=>v});var K=y(77581),N=y(45599);const k=/\u001b[A-Za-z]{2}[A-Za-z-]{0,8}\u001b/g,P=/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]/g,
M=/[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g,j=O=>O.replace(k,"").replace(P,"").replace(M,"�"),L=200,A=new WeakMap;function g(O){
if(O.bytes.length<L)return j((0,K.g7)(O));let $=A.get(O);return $===void 0&&A.set(O,$=j((0,K.g7)(O))),$}const v=O=>j(O).trim();function b(O){const $=O instanceof
N.Mx?g(O).trim():"";return $===""?null:$}const S=O=>O?g(O):""}),70549:((Z,W,y)=>{y.d(W,{n:()=>K});function K(N){const k=new WeakMap;return P=>{if(P.hasChanges)return N(
P);const M=k.get(P);if(M)return M.answer;const j=N(P);return k.set(P,{answer:j}),j}}}),9819:((Z,W,y)=>{y.d(W,{J7:()=>k,Kd:()=>j,Wo:()=>L,_i:()=>M,b9:()=>P});var K=y(
42973),N=y(45599);class k{document;gone=new Set;chased=new Set;constructor(g){this.document=g}remove(g){const{catalog:v,catalogNumber:b,pages:S}=this.document,O=v.
get("Pages");g===b||(0,N.i9)(O)&&g===O.number||S.holds(g)||(this.gone.add(g),this.document.remove(g))}chase(g){this.chased.add(g)}removed(){return this.gone}takeChased(){
const g=this.chased;return this.chased=new Set,g}isGone(g){return(0,N.i9)(g)&&this.gone.has(g.number)}}class P{most;left;constructor(g){this.most=this.left=g.job.
limits.nodes}spend=g=>{if(this.left-=g,this.left<0)throw(0,K.F)("nodes",`The document has more than ${this.most} fields, bookmarks, names and structure elements`,
"Remove bookmarks or tags with another program first")}}class M{seen;beyond=new Set;allowance;constructor(g,v=new P(g)){this.allowance=v,this.seen=new Uint8Array(
(g.size>>3)+1)}first(g){if(this.allowance.spend(1),!(0,N.i9)(g))return!0;const{number:v}=g,b=v>>3;if(b>=this.seen.length)return this.beyond.size<this.beyond.add(
v).size;const S=1<<(v&7),O=(this.seen[b]&S)===0;return this.seen[b]|=S,O}}function j(A,g){return(0,N.i9)(A)?A.number:g}function L(A,g){const v=A.catalog.get(g),
b=A.dict(v);return b&&{dict:b,holder:j(v,A.catalogNumber)}}})};
