"use strict";exports.id=9016,exports.ids=[9016],exports.modules={4528:((V,W,u)=>{u.d(W,{G7:()=>w,GW:()=>N,IF:()=>E,JF:()=>L,KV:()=>h,_m:()=>P,lg:()=>R,u9:()=>T,uv:()=>K});const j=null,
R={"application/json":".json","text/plain":".txt","text/markdown":".md","text/csv":".csv","application/jsonl":".jsonl"};function N(p,m=!1){const{per_page:v,tables:g,
layout:S}=p;return A(p)?"application/jsonl":m&&g===!0&&v!==!0?"text/csv":v===!0||g===!0?"application/json":S==="markdown"?"text/markdown":"text/plain"}const A=p=>(p.
pieces??"none")!=="none";function M(p){const m=N(p);return A(p)?["application/json",m]:p.tables===!0?[m,"text/csv"]:m==="text/markdown"?["application/json",m,"t\
ext/plain"]:[...new Set(["application/json",m])]}const K=({text:p})=>typeof p=="string"?p:"",T=({pages:p,tables:m,pieces:v})=>(p??m??v)!==void 0;function P({text:p,
pages:m,tables:v,pieces:g,...S}){return S}const h=({pieces:p})=>p,L=p=>p.map(m=>`${JSON.stringify(m)}
`).join(""),E=({tables:p})=>p??[];function O(p){return E(p).flatMap(({page:m,rows:v,header:g,certain:S},I)=>{const C=$(v,g);return v.slice(g?1:0).map((B,z)=>({row:Object.
fromEntries(B.map((_,Y)=>[C[Y],_])),about:{page:m,table:I+1,row:z+1,certain:S}}))})}const x="pdf";function $(p,m){const v=p.reduce((S,{length:I})=>Math.max(S,I),
0),g=new Set([x]);return Array.from({length:v},(S,I)=>{const C=m&&p[0][I]||`Column ${I+1}`;let B=C;for(let z=2;g.has(B);z++)B=`${C} ${z}`;return g.add(B),B})}function w(p){
const[m,...v]=E(p);return m&&v.length===0?b(m.rows):void 0}const b=p=>p.map(m=>`${m.map(v=>/[",\r\n]/.test(v)?`"${v.replaceAll('"','""')}"`:v).join(",")}\r
`).join("")}),66974:((V,W,u)=>{u.d(W,{D6:()=>M,F1:()=>N,NL:()=>h,P3:()=>R,br:()=>A,bs:()=>P});var j=u(98446);const R={problem:"names page 0: pages count from 1,\
 and -1 is the last page"};function N(E,O,x){const $=[],w=[];for(const[b,p]of E.split(",").entries()){const m=b+1;if(O!==void 0&&p.trim()===""){w.push(`entry ${m}\
 is empty: write ${O}, separated by single commas`);continue}const v=x(p,m);"problem"in v?w.push(A(m,p,v.problem)):$.push(v.item)}return w.length>0?{problem:P(w)}:
{items:$}}const A=(E,O,x)=>`entry ${E} ('${L(O.trim())}') ${x}`,M=({position:E,text:O},x,$)=>A(E,O,`names ${K(x)}, but the document has ${(0,j.y_)($,"page")}`);
function K(E){return Number.isSafeInteger(E)?`page ${E}`:"a page far beyond its end"}const T=5;function P(E){const O=E.length-T;return[...E.slice(0,T),...O>0?[`\
and ${O} more such entries`]:[]].join("; ")}function h(E){const O=/^ *(\d{1,10}) *[-–]+ *(\d{0,10}) *$/.exec(E);return O?`is not a range: write ${O[1]}..${O[2]}${O[2]===
""?" for this page and all after it":""}`:/\bfirst\b/i.test(E)?"is not a page: the first page is written 1, and a range from it 1..5":/\b(last|end)\b/i.test(E)?
"is not a page: the last page is written -1, and a range to it 2..":void 0}function L(E){const O=[...E].map(x=>/[\p{Cc}\p{Cs}\u2028\u2029]/u.test(x)?"?":x);return(0,j.
Bu)(O.join(""),40)}}),29082:((V,W,u)=>{u.d(W,{k1:()=>M,lY:()=>A,m7:()=>K});var j=u(58552),R=u(66974);const N=/^(not +)?(?:(odd|even|all)|(-?\d+)(?:(\.\.)(-?\d+)?)?)$/i,
A=h=>(0,R.F1)(h,"pages such as 1..3, -1, odd",(L,E)=>{const O=L.trim(),x=N.exec(O);if(!x)return{problem:P(O)};const[,$,w,b,p,m]=x,v={negated:$!==void 0,text:O,position:E};
if(w!==void 0)return{item:{...v,pages:w.toLowerCase()}};const g=Number(b),S=p===void 0?g:m===void 0?"end":Number(m);return g===0||S===0?R.P3:{item:{...v,pages:{
from:g,to:S}}}});function M(h,L,E="pages"){const O=p=>(0,j.G6)([{field:E,message:p}]),x=A(h);if("problem"in x)throw O(x.problem);const $=new T(L),w=new T(L),b=[];
for(const p of x.items){const m=p.negated?w:$;if(typeof p.pages=="string"){m.add(p.pages);continue}const{from:v,to:g}=p.pages,S=v<0?L+1+v:v,I=g==="end"?L:g<0?L+
1+g:g,B=(g==="end"?v<0?[[v,S]]:[]:[[v,S],[g,I]]).find(([,z])=>z<1||z>L);B&&b.push((0,R.D6)(p,B[0],L)),!(g==="end"&&S>L||b.length>0)&&m.range(Math.min(S,I),Math.
max(S,I))}if(b.length>0)throw O((0,R.bs)(b));return x.items.every(({negated:p})=>p)&&$.add("all"),$.without(w)}function K(h){const L=A(h);if("problem"in L||L.items.
length!==1)return;const{negated:E,pages:O}=L.items[0];if(E)return;if(O==="all")return{first:1};if(typeof O=="string"||O.from<1)return;const{from:x,to:$}=O;return $===
"end"?{first:x}:$===-1?{first:x}:$<1?void 0:{first:Math.min(x,$),last:Math.max(x,$)}}class T{pageCount;differences;odd=!1;even=!1;constructor(L){this.pageCount=
L,this.differences=new Int32Array(L+2)}add(L){L!=="even"&&(this.odd=!0),L!=="odd"&&(this.even=!0)}range(L,E){this.differences[L]++,this.differences[E+1]--}without(L){
const E=new Uint32Array(this.pageCount);let O=0,x=0,$=0;for(let w=1;w<=this.pageCount;w++){x+=this.differences[w],$+=L.differences[w];const b=w%2===1?"odd":"eve\
n";(x>0||this[b])&&!($>0||L[b])&&(E[O++]=w)}return E.subarray(0,O)}}function P(h){return/^(not +)?\.\./i.test(h)?"has no start: a range is written 1..5":/^!/.test(
h)?"is not a page: leave out pages with not, such as not 2":(0,R.NL)(h.replace(/^not +/i,""))??"is not a page such as 3 or -1, a range such as 2..5 or 2.., odd,\
 even, all, or one of these after not"}}),45657:((V,W,u)=>{u.d(W,{Hn:()=>R,Kf:()=>A,RZ:()=>j,Vp:()=>K,YG:()=>M,vH:()=>N});function j(T,P){for(const h of P)T.push(
h)}const R=T=>T.slice();function N(T,P,h){const L=T.get(P);L?L.push(h):T.set(P,[h])}const A=T=>{let P=-1/0;for(const h of T)P=Math.max(P,h);return P},M=T=>{let P=1/0;
for(const h of T)P=Math.min(P,h);return P},K=T=>Number.isInteger(T)&&!Number.isSafeInteger(T)}),14822:((V,W,u)=>{u.r(W),u.d(W,{extract_text:()=>So});var j=u(58552),
R=u(54093),N=u(60660),A=u(45657),M=u(27077),K=u(70003),T=u(20779),P=u(39955),h=u(62897),L=u(69631);const E=100,O=1.08,x=new RegExp("\\p{L}","u"),$="\0";function w(e){
if(!e.text.trimEnd().includes(`
`))return;let t,n=0,s="";for(const{space:o,text:i,fragment:a}of e.pieces()){const{size:r}=a.style;if(r<=O*n){if(t)return}else if(!t&&n>0){if(!o.includes(`
`))return;t=a}t||(n=Math.max(n,r),s+=i)}return x.test(s)?t:void 0}const b=e=>p(e,w(e));function p(e,t){let n="",s;for(const{space:i,text:a,fragment:r}of e.pieces())
t&&r===t&&(n+=$),n+=i+(s&&i===""&&(0,L.rk)(a,r,s)?(0,L.Bs)(a):a),s=r;const o=n.replace(/\s+/g," ").trim();return t?o.replace(` ${$}`,`
`).replace(`${$} `,`
`):o}function*m(e,t){const n=[];let s=0,o;const i=t.isCell?w(e):void 0;for(const{space:r,text:c,fragment:l}of e.pieces()){++s%E===0&&(yield M.Yz);const f=g(l,t),
d=r!=="",y=n.at(-1),H=o&&!d&&!f.isReference&&(0,L.rk)(c,l,o)?(0,L.Bs)(c):c;o=l;const k=l===i;y&&!k&&S(y.look,f)?y.text+=d?` ${H}`:H:n.push({text:H,look:f,isSpaced:d,
isSecond:k})}let a="";for(const[r,c]of n.entries())c.isSecond?a+="<br>":c.isSpaced&&(a+=" "),a+=I(c,v(n,r));return a.trim()}function v(e,t){const n=e[t+1];return{
before:e[t].isSpaced?"":e[t-1]?.text.at(-1)??"",after:!n||n.isSpaced?"":n.text[0]}}function g(e,{linkOf:t,marksBold:n,isReference:s}){const{bold:o,italic:i}=e.style.
font;return{bold:o&&n,italic:i,fixedPitch:e.isTyped,link:t(e),isReference:s?.(e)===!0}}const S=(e,t)=>e.bold===t.bold&&e.italic===t.italic&&e.fixedPitch===t.fixedPitch&&
e.link===t.link&&e.isReference===t.isReference;function I({text:e,look:{bold:t,italic:n,fixedPitch:s,link:o,isReference:i}},a){if(i&&/^\d{1,3}$/.test(e))return`\
[^${e}]`;let r=s&&!C(e,a)?U(e):it(e);return/[\p{L}\p{N}]/u.test(e)&&Y(e,a)&&(n&&(r=`*${r}*`),t&&(r=`**${r}**`)),o===void 0?r:`[${r}](${et(o)})`}const C=(e,{before:t,
after:n})=>e.length<=B&&/^[\p{L}\p{N}]+$/u.test(e)&&_.test(t+n),B=3,z=/[\p{P}\p{S}]/u,_=/[\p{L}\p{N}]/u,Y=(e,{before:t,after:n})=>!(z.test(e[0])&&_.test(t))&&!(z.
test(e.at(-1))&&_.test(n));function U(e){const t=(0,h.K)((e.match(/`+/g)??[]).map(s=>s.length),0),n="`".repeat(t+1);return t>0?`${n} ${e} ${n}`:`${n}${e}${n}`}const et=e=>/[\s()<>]/.
test(e)?`<${e.replace(/[\s<>]/g,encodeURIComponent)}>`:e,F=e=>e.replace(ct,(t,n)=>{if(!Q.test(t))return t;const[s,o]=[e[n-1],e[n+t.length]],i=o!==void 0&&(t.endsWith(
" ")||_.test(o));return`${s===void 0||s===" "?"":" "}…${i?" ":""}`}),ct=/[.\u2026](?: ?[.\u2026])+ ?/g,Q=/^(?:\u2026[.\u2026]|(?:[.\u2026] ?){5})/,it=e=>F(e).
replace(/[\\`*[\]]/g,"\\$&").replace(/(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])/gu,"\\_").replace(/<(?=[A-Za-z/!?])/g,"\\<"),q=e=>e.replace(/^(?=#{1,6}(?:\s|$)|>|[-+](?:\s|$)|(?:-{3,}|={3,}|_{3,})$)/,
"\\").replace(/^(\d{1,9})([.)])(?=\s|$)/,"$1\\$2");var nt=u(61520),dt=u(44233),lt=u(5609),Ot=u(98095),mt=u(73356),rt=u(11474);const tt=/^(?:\)|%|\)%)$/,_e=/^(?:[-\u2010-\u2014\u2212+(]?[\d.,]*\d|[-\u2010-\u2014\u2212]$)/u,
je=/\d%?$|^\(?[-\u2010-\u2014\u2212]$/u,Ke=40;function*He(e){const t=[];for(const[s,o]of e.rows.entries()){const i=new Map;for(const[a,r]of o.entries())!_t(r)&&
jt(r)&&i.set(e.places[s][a],r);t.push(i),yield(1+o.length)*M.Yz/M.y}const n=new Map;for(let s=0;s<e.count;s++){yield e.rows.length*M.Yz/M.y;const o=We(t,s);o!==
void 0&&n.set(s,s+o)}return n.size===0?e:Ge(e,n)}const _t=({tag:e})=>(e?.columns??1)>1,jt=({fragments:e,isElsewhere:t})=>e.length>0||t===!0,Tt=({fragments:e})=>{
let t="";for(const n of e)if((t+=n.text).length>Ke)break;return t.trim()};function We(e,t){let[n,s]=[0,0];for(const i of e){const a=i.get(t);if(!a||a.isHead)continue;
const r=Ue(i,t);if(r===void 0)return;r<0?n++:s++}if(n+s===0)return;const o=n>s?-1:1;return e.some(i=>i.get(t)?.isHead&&i.has(t+o))?void 0:o}function Ue(e,t){const n=St(
e,t);return rt.UM.test(n)?_e.test(St(e,t+1))?1:void 0:tt.test(n)&&je.test(St(e,t-1))?-1:void 0}const St=(e,t)=>{const n=e.get(t);return n?Tt(n):""};function Ge({
rows:e,places:t,count:n},s){const o=[];let i=0;for(let l=0;l<n;l++)o.push(s.has(l)?-1:i++);const a=(l,f)=>{let d=f;if(_t(l))for(;s.has(d);)d++;else s.has(f)&&(d+=
tt.test(Tt(l))?-1:s.get(f)-f);return o[d]??i-1},r=[],c=[];for(const[l,f]of e.entries()){const[d,y]=[[],[]];for(const[D,H]of f.entries()){const k=a(H,t[l][D]),G=d.
at(-1);G&&y.at(-1)>=k?d[d.length-1]=Ye(G,H):(d.push(H),y.push(k))}r.push(d),c.push(y)}return{rows:r,places:c,count:i}}const Ye=(e,t)=>tt.test(Tt(t))?{...e,closing:t.
fragments}:{...jt(e)?e:t,fragments:[...e.fragments,...t.fragments]},Fe=100,Kt=1e4;function*Ve(e){const t=Xe(e);if(!t)return Ze(e);const n=new Je,s=t.widths.map(
r=>r===t.count);for(const[r,c]of e.entries())n.add(r,c,s[r]?t.places[r]:[]),yield(1+c.length)*M.Yz/M.y;const o=e.map((r,c)=>r.every((l,f)=>n.allow(l,t.places[c][f])));
if(s.every(Boolean)&&o.every(Boolean))return yield*Ht(e,t);const i=o.every(Boolean),a=e.map((r,c)=>s[c]&&(i||o[c]&&n.tellAll(c,r)));return yield*Ht(e,yield*new Qe(
e,t,a,n).place())}function*Ht(e,{count:t,places:n}){const s=new Uint8Array(t);for(const[a,r]of e.entries()){for(const[c,{place:l,isElsewhere:f}]of r.entries())(l||
f)&&(s[n[a][c]]=1);yield(1+r.length)*M.Yz/M.y}const o=[];let i=0;for(const a of s)o.push((i+=a)-a);return i===t?{count:t,places:n}:{count:i,places:n.map(a=>a.map(
r=>o[r]))}}const Ze=e=>({count:e.reduce((t,n)=>Math.max(t,n.length),0),places:e.map(t=>t.map((n,s)=>s))});function Xe(e){const t=[],n=[],s=[];for(const[o,i]of e.
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
d;y>=0;y--){const H=(l===t.length-1?0:i[l+1][y+d])+this.distance(f,y,d)+(o.allow(f,y-s)?0:Kt),k=i[l][y+1];i[l][y]=Math.min(H,k),H<=k&&(a[l][y]=1)}}if(t.length>0&&
i[0][0]===1/0)return;const r=[];let c=0;for(const[l,{tag:f}]of t.entries()){for(;!a[l][c];)c++;r.push(c),c+=ft(f)}return r}distance({place:t},n,s){if(!t)return 0;
const o=this.bands.slice(n,n+s).filter(f=>f!==void 0);if(o.length===0)return Kt;const{start:i,end:a}=o.reduce(xt),r=Math.max(t.start-a,i-t.end,0),[c,l]=[t.start-
i,t.end-a];return r+Math.min(Math.abs(c),Math.abs(l),Math.abs(c+l)/2)}}function*qe(e){const t=[];let n=0;for(const o of e){const i=o.filter(({tag:a,place:r})=>r&&
ft(a)===1);for(const{place:a}of i)t.push(a);n=Math.max(n,i.length),yield(1+o.length)*M.Yz/M.y}const s=[];for(const o of yield*(0,dt.p9)(t,(i,a)=>i.start-a.start)){
const i=s.at(-1);i&&o.start<=i.end?s[s.length-1]=xt(i,o):s.push(o)}return s.length<n?void 0:s}const xt=(e,{start:t,end:n})=>e?{start:Math.min(e.start,t),end:Math.
max(e.end,n)}:{start:t,end:n},Wt=100,At=100;function*Ut(e){const t=new Map,n=(0,N.P9)(N.nZ);for(const[s,{element:o}]of e.entries()){s%Wt===0&&(yield M.Yz);const i=n(
o)??(0,P.VN)(o),a=i.parent;if(a?.type!=="TR")continue;const r=t.get(a);r?r.add(i):t.set(a,new Set([i]))}return t}function*Gt(e){const{blocks:t}=e,n=yield*Ut(e.leaves),
s=[];for(let o=0,i;o<t.length;o=i){const{element:a}=t[o];i=o+1,o%Wt===0&&(yield M.Yz),a?.type==="TR"&&(i=Yt(t,o),s.push(yield*Ft(t.slice(o,i),e,n)))}return s}function Yt(e,t){
const n=Et(e[t].element);let s=t+1;for(;s<e.length&&e[s].element?.type==="TR"&&Et(e[s].element)===n;)s++;return s}function*Ft(e,t,n){const s=[];for(const D of e)
s.push(yield*nn(D,t,n));const o=en(e[0].element),i=yield*Ve([...o,...s]),{rows:a,places:r,count:c}=yield*He({rows:s,places:i.places.slice(o.length),count:i.count}),
l=[];for(const[D,H]of a.entries()){const k=[];for(const[G,st]of H.entries()){for(;k.length<r[D][G];)k.push(new nt.q(t.edges));k.push(yield*tn(st,t.edges))}for(;k.
length<Math.min(c,At);)k.push(new nt.q(t.edges));yield(1+k.length)*M.Yz/M.y,l.push(k)}const f=e.findIndex(({element:D})=>!Zt([...(D&&n.get(D))??[]])),d=r[0].map(
(D,H)=>[D,(r[0][H+1]??c)-1]),y=a[0].some(({tag:D})=>(D?.columns??1)>1);return{blocks:e,rows:l,heads:f<0?e.length:f,spans:y?d:void 0}}function*tn({fragments:e,closing:t=[]},n){
const s=yield*(0,K.gB)(yield*(0,lt._I)(yield*(0,Ot.q9)(e)),n);if(t.length===0)return s;s.drop(1);for(const o of yield*(0,Ot.q9)(t))(0,mt.T)(s,o,n);return s}function en(e){
const t=e?Vt(Et(e)):[];return!e||t.includes(e)||t.some(({cells:n=[]})=>n.length>At)?[]:t.map(({cells:n=[]})=>n.map(({cell:s,firstPage:o})=>({tag:s,place:void 0,
isElsewhere:o>=0})))}function Vt(e){const t=e?.firstRows??[],n=t.findIndex(({cells:s=[]})=>!Zt(s));return t.slice(0,n<0?void 0:Math.max(n,1))}const Zt=e=>e.length>
0&&e.every(({type:t})=>t==="TH");function*nn({lines:e,element:t},{leafOf:n},s){const o=t?.cells&&t.cells.length<=At?t.cells:[],i=new Map(o.map(r=>[r,[]]));for(const r of(t&&
s.get(t))??[])i.has(r)||i.set(r,[]);for(const{segments:r}of e)for(const{fragments:c}of r)for(const l of c){const f=on(n(l)?.element),d=i.get(f);d?d.push(l):i.set(
f,[l])}const a=[];for(const[r,c]of i){const l=yield*(0,dt.p9)(c,(f,d)=>f.order-d.order);a.push({tag:r?.cell,place:sn(l),fragments:l,isHead:r?.type==="TH"})}return a}
function sn(e){if(e.length===0)return;const[t,n]=[e.map(({start:s})=>s),e.map(({end:s})=>s)];return{start:Math.min((0,h.Y)(t),(0,h.Y)(n)),end:Math.max((0,h.K)(t),
(0,h.K)(n))}}function on(e){for(const t of(0,N.Hy)(e))if((0,N.nZ)(t.type))return t;return e&&(0,P.VN)(e)}function Et(e){for(const t of(0,N.Hy)(e.parent))if(t.type===
"Table")return t;return e.parent}function rn(e){let t="";for(const[n,s]of e.entries()){const o=e[n-1];o&&(t+=Xt(o,s)),t+=Jt(s)}return t}function Xt(e,t){return e.
kind==="item"&&t.kind==="item"?`
`:`
${">".repeat(Math.min(e.quotes??0,t.quotes??0))}
`}function Jt(e){const{quotes:t=0}=e;return t>0?Qt(e).replace(/^/gm,`${">".repeat(t)} `):Qt(e)}function Qt(e){switch(e.kind){case"heading":return`${"#".repeat(e.
level)} ${e.text}`;case"paragraph":return q(e.text);case"note":return`[^${e.number}]: ${e.text}`;case"item":return`${"   ".repeat(e.depth)}${e.mark} ${e.text}`;case"\
code":{const t=(0,h.K)(e.lines.flatMap(s=>(s.match(/`+/g)??[]).map(o=>o.length)),2),n="`".repeat(t+1);return[n,...e.lines,n].join(`
`)}case"table":return an(e.rows);case"figure":return`![${e.alternative.replace(/[\\[\]]/g,"\\$&")}]()`}}function an(e){const t=(0,h.K)(e.map(i=>i.length)),n=i=>`\
| ${Array.from({length:t},(a,r)=>(i[r]??"").replaceAll("|","\\|")).join(" | ")} |`,[s,...o]=e;return[n(s),`|${" --- |".repeat(t)}`,...o.map(n)].join(`
`)}var qt=u(4186);const cn=2;function*ln(e,t){const{fragments:n,leafOf:s,edges:o}=e.found;if(s&&(0,P.P$)(n,s)){const a=yield*fn(e.blocks,s,t,o);if(a.length>0)return a}
const i=[];for(const a of(yield*e.blocksByLook()).filter(T.bI)){const r=ee(yield*te(a,o),a instanceof T.QH?a.spans:void 0),c={box:ne([a]),rows:r,hasHead:ut(r)};
i.push(a instanceof T.QH?{...c,isCertain:!0,block:a}:{...c,isCertain:!1})}return i}function*fn(e,t,n,s){const o=[];for(const{blocks:i,rows:a,heads:r,spans:c}of yield*Gt(
{blocks:e,leafOf:t,leaves:n,edges:s})){const l=a.map(y=>y.map(b)),f=r===cn?ee(l,c):l,d={row:i[0].element,heads:r-(l.length-f.length)};o.push({box:ne(i),rows:f,hasHead:r>
0,isCertain:!0,tags:d})}return o}function*te(e,t){const n=[];for(const s of e.rows){const o=[];for(const i of s)yield M.Yz,o.push(yield*dn(i,t));n.push(o)}return n}
function ee(e,t){const[n,s,...o]=e;if(!t||!s||t.some(([r,c])=>c-r+1>=s.length))return e;const i=s.map((r,c)=>n[t.find(([l,f])=>l<=c&&c<=f)?.[0]??-1]??""),a=[s.map(
(r,c)=>[i[c],r].filter(Boolean).join(" ")),...o];return!s.some(Pt)&&ut(a)?a:e}function*dn(e,t){return e.length===0?"":b(yield*(0,K.gB)(e,t))}const ne=e=>e.map(({
frame:t,start:n,end:s,top:o,bottom:i})=>(0,qt.L)(t,n,s,o,i)).reduce(qt.D),un=/^[^\p{L}]*\d[^\p{L}]*$/u,se=/^(?:19|20)\d\d$/,Pt=e=>un.test(e)&&!se.test(e);function ut([
e=[],...t]){const n=e.filter(o=>o!=="");return e.length===hn&&(e[0].endsWith(":")||gn.test(e[1])&&!se.test(e[1]))?!1:2*n.length>=e.length&&!n.some(Pt)&&t.some(o=>o.
some(Pt))}const hn=2,gn=/\d/,yt=`

`;function pn(e){return e.map((t,n)=>{const s=e[n-1],o={text:Jt(t),joint:s?Xt(s,t):yt};if(t.kind==="heading")return{...o,heading:{level:t.level,title:t.title}};
const i=o.text.split(`
`);return t.kind==="table"?{...o,rows:{open:i.slice(0,2),rows:i.slice(2),close:[]}}:t.kind!=="code"?o:{...o,rows:{open:i.slice(0,1),rows:i.slice(1,-1),close:i.slice(
-1)}}})}function mn(e){const t=[];let n=[];const s=()=>{n.length>0&&t.push(ie({open:[],rows:n,close:[]})),n=[]};for(const o of e.split(`
`))o===""?s():n.push(o);return s(),t}function*yn(e,t){const{blocks:n}=e,{edges:s}=e.found,o=yield*wn(e,t),i=[];for(let a=0,r;a<n.length;a=r){r=a+1;const c=o.get(
n[a]);if(c)(0,A.RZ)(i,c);else{for(;r<n.length&&!o.has(n[r]);)r++;const{shown:l}=yield*(0,K.dV)(n.slice(a,r),s);(0,A.RZ)(i,bn(l))}}return i}function*wn(e,t){const{
leafOf:n,fragments:s,edges:o}=e.found,i=new Map;for(const a of e.blocks.filter(T.bI)){const r=yield*te(a,o);i.set(a,[oe(r,ut(r))])}if(!n||!(0,P.P$)(s,n))return i;
for(const{blocks:a,rows:r,heads:c}of yield*Gt({blocks:e.blocks,leafOf:n,leaves:t,edges:o})){yield M.Yz;for(const f of a)i.set(f,[]);const l=r.map(f=>f.map(d=>p(
d)));i.set(a[0],[oe(l,c>0)])}return i}const bn=e=>e.split(yt).map(t=>t.trimEnd()).filter(t=>t!=="").map(t=>({text:t,joint:yt}));function oe(e,t){const n=e.map(s=>s.
filter(o=>o!=="").join(" ").replace(/\n/g," "));return ie({open:n.slice(0,t?1:0),rows:n.slice(t?1:0),close:[]})}const ie=e=>({text:[...e.open,...e.rows,...e.close].
join(`
`),joint:yt,rows:e}),On=.6,xn=.4,re=12;class ae{last;tagged=new Map;headOf({row:t,heads:n},s){const o=Et(t),i=o&&this.tagged.get(o),a=Vt(o).includes(t);if(o&&!i&&
a){const r=n>0?n:Number(ut(s));r>0&&r<s.length&&this.tagged.set(o,s.slice(0,r))}return a||i?.[0].length!==s[0].length?[]:i}next({index:t,found:{height:n}},s,o){
const{last:i}=this;this.last=void 0;const[a,r]=[s[0],s.at(-1)];if(!a||!r||o.length!==s.length)return;const l=i?.page===t-1&&!ut(o[0])&&En(i,a,n,o[0])?i.head:void 0,
f=s.length===1&&l?l:o.at(-1)[0];return(f===l||ut(o.at(-1)))&&(this.last={page:t,block:r,head:f}),l}}function En({block:e,head:t},n,s,[o]){return e.frame!==n.frame||
o.length!==t.length||e.bottom<On*s||n.top>xn*s?!1:Math.abs(e.start-n.start)<re&&Math.abs(e.end-n.end)<re}var ht=u(34659);const ce=.25,le=.5,Rt=2,vn=.9,Mn=5,Nt=3,
Ln=.25,Tn=.85,Sn=50,An=/(?:\.\s?){4}\s*(?:\d{1,5}|[ivxlc]{1,7})$/,Pn=/[\divxlc]$/,fe=30,de=12,Rn=.6,Nn=7,$n=/[\p{L}\p{N}]$/u,In=new RegExp("^\\p{Ll}","u"),Cn=300;
class vt{ends;blocks;right;constructor(t,n,s){this.ends=t,this.blocks=n,this.right=s}static*of(t,n){const s=Math.max(n-(0,h.Y)(t.map(({start:r})=>r)),(0,h.K)(t.
map(({end:r})=>r))),o=new Map;let i=0;for(const{lines:r}of t)for(const{start:c,end:l}of r){++i%M.y===0&&(yield M.Yz);const f=Math.round(c/Rt),d=o.get(f);d?d.push(
l):o.set(f,[l])}const a=new Map;for(const[r,c]of o){if(c.length<Mn)continue;const l=yield*(0,dt.p9)(c,(f,d)=>f-d);a.set(r,l[Math.floor((l.length-1)*vn)])}return new vt(
a,t.slice(0,Cn),s)}isFull(t,n,{lines:s,start:o,end:i}){if(ue(t))return!1;if(n.baseline-t.baseline>lt.tS*t.size)return!0;const a=t.end+ge(n)+(ce+le)*t.size;if(a>
Math.max(i,this.ends.get(Math.round(t.start/Rt))??1/0))return!0;let r=0;for(let c=0;c<Math.min(s.length,Sn)&&r<Nt;c++)s[c].end-o>Tn*(i-o)&&r++;return r===Nt&&a>
i}rightOf(t,n){const[s,o]=[(0,h.Y)(t.map(a=>a.top)),(0,h.K)(t.map(a=>a.bottom))],i=this.blocks.filter(a=>a.start>=n&&a.top<o&&a.bottom>s);return(0,h.Y)(i.map(({
start:a})=>a),this.right)}*write(t,n,s){const o=[];for(const i of yield*this.groupLines(t)){const a=yield*m(yield*(0,K.gB)(i,n),s);a!==""&&o.push(o.length===0?a:
q(a))}return o.join(`
`)}*groupLines(t){if(t.length<2)return[[...t]];const n=(0,h.Y)(t.map(r=>r.start)),s=(0,h.K)(t.map(({end:r})=>r)),o=Math.max(s,this.ends.get(Math.round(n/Rt))??s);
yield this.blocks.length*M.Yz/M.y;const a=s-n<Rn*(this.rightOf(t,s)-n)&&Bn(t)?kn(t):yield*zn(t,n,o);return[0,...a].map((r,c)=>t.slice(r,a[c]))}}function Bn(e){let[
t,n]=[0,0];for(const[s,{segments:o}]of e.entries()){t+=o.reduce((a,{fragments:r})=>a+r.length,0);const i=e[s-1]?.segments.at(-1).fragments.at(-1).text??"";$n.test(
i)&&In.test(o[0].fragments[0].text)&&n++}return t<=Nn*e.length&&2*n<e.length}const kn=e=>[...e.keys()].filter(t=>t>0&&!he(e[t-1]));function*zn(e,t,n){const s=(i,a)=>ue(
e[i-1])||!he(e[i-1])&&Dn(e[i-1],ge(e[i]),t,a),o=[];for(let i=1;i<e.length;i++){let a=i,r=-1/0;for(;a<e.length&&s(a,n);a++)r=Math.max(r,e[a-1].end);const c=Array.
from({length:a-i},(f,d)=>i+d),l=c.filter(f=>s(f,r));(0,A.RZ)(o,c.length>=Nt&&l.length<=Ln*c.length?l:c),yield(a-i+1)*M.Yz/M.y,i=Math.max(i,a)}return o}function Dn(e,t,n,s){
const o=t+(ce+le)*e.size;return e.end+o<=s&&e.end-e.start+o<=s-n}function ue({segments:e}){const t=e.at(-1).fragments.at(-1).text;if(!Pn.test(t))return!1;const s=e.
slice(-2).flatMap(({fragments:o})=>o.slice(-de)).map(({text:o})=>o.slice(-fe));return An.test(s.slice(-de).join(" ").slice(-fe))}const he=({segments:e})=>/[-\u2010\u00ad]$/.
test(e.at(-1).fragments.at(-1).text);function ge({segments:e}){const[t]=e[0].fragments;return Math.abs(t.end-t.start)}var _n=u(77211);function*pe(e,t,n){if(e instanceof
T.xE)return{kind:"code",lines:yield*(0,_n.x)(e.visual,t)};const s=[];for(const o of e.rows){const i=[];for(const a of o)yield M.Yz,i.push(yield*jn(a,t,n));s.push(
i)}return{kind:"table",rows:s}}function*jn(e,t,n){return e.length===0?"":yield*m(yield*(0,K.gB)(e,t),{linkOf:n,marksBold:!1,isCell:!0})}const me=1.15,Kn=1.35,Hn=/:\s\S*\d/,
Wn=/\S\s\S+\s\S+\s\S+[.,;]$/,$t=200,Un=3,Gn=1/2,Yn=500,Fn=new RegExp(`^(?:[${ht.aV}*-](?:\\s+|$)|${ht.vs})`,"u"),ye=new RegExp("^(?![a-z]\\.\\s\\p{L}{1,3}\\.)(\\d{1,\
3}|[a-z]|[ivx]{1,5})[.)]\\s+","u"),Mt=50;function*Vn(e,{body:t,edges:n,width:s},o){const i=[],a=new ns(t,n,o,yield*vt.of(e,s));for(let r=0,c;r<e.length;r=c){const l=e[r];
if(c=r+1,(0,T.bI)(l))i.push(yield*pe(l,n,o));else{for(;c<e.length&&!(0,T.bI)(e[c]);)c++;yield*Xn(e.slice(r,c),a,i)}}return Zn(i)}function Zn(e){const t=o=>o.reduce(
(i,a)=>i+("text"in a?a.text.length:0),0),n=t(e),s=n>Yn&&t(e.filter(({kind:o})=>o==="heading"))>Gn*n;return e.map(o=>s&&o.kind==="heading"?{kind:"paragraph",text:o.
text}:o)}function*Xn(e,t,n){const s=e.flatMap(o=>o.lines.map((i,a)=>({line:i,block:o,begins:a===0})));for(let o=0,i;o<s.length;o=i){const{line:a}=s[o],r=t.kindOf(
a),c=r==="code"?new qn(a):void 0;for(i=o+1;i<s.length;i++){const f=s[i];if(!(t.goesOn(r,a,f.line)||r==="item"&&t.goesOnBelow(s[i-1],f))||f.begins&&!c?.isNear(f.
line))break;c?.add(f.line),(i-o)%Mt===0&&(yield M.Yz)}o%Mt===0&&(yield M.Yz);const l=s.slice(o,i).map(f=>f.line);n.push(yield*t.piece(r==="heading"&&!t.isHeading(
l)?"paragraph":r,l,n.at(-1)))}}const Jn=new RegExp("^\\p{Ll}","u"),Qn=/[.!?:;]["\u201d\u2019)]?$/u;class qn{last;pitch=0;constructor(t){this.last=t}isNear(t){const{
frame:n,baseline:s,size:o}=this.last,i=t.baseline-s;return t.frame===n&&Math.abs(t.size-o)<.1*o&&i>0&&i<=Math.max(ts*o,es*this.pitch)}add(t){const n=t.baseline-
this.last.baseline;n>0&&(this.pitch===0||n<this.pitch)&&(this.pitch=n),this.last=t}}const ts=2.2,es=2.1;class ns{body;edges;linkOf;columns;depths=[];constructor(t,n,s,o){
this.body=t,this.edges=n,this.linkOf=s,this.columns=o}kindOf(t){const n=gt(t,this.edges);if(It(t,({isTyped:r})=>r))return"code";const s=t.size<Kn*this.body.size&&
(Wn.test(n)||Hn.test(n)),o=t.size>=me*this.body.size&&!s,i=!this.body.isBold&&It(t,we)&&!/[.,;:]$/.test(n)&&!os(n),a=(o||i)&&!is(n)&&n.length<=$t&&as(n);return Fn.
test(n)||ye.test(n)&&!a?"item":a?"heading":"paragraph"}isHeading(t){const n=t.reduce((s,o)=>s+gt(o,this.edges).length,0);return t.length<=Un&&n<=$t}goesOn(t,n,s){
const o=this.kindOf(s),i=o==="heading"&&It(n,we)&&s.size===n.size;return t==="item"?(o==="paragraph"||i)&&s.start>n.start+s.size/2:o===t&&(t!=="heading"||Math.abs(
s.size-n.size)<.5)}goesOnBelow({line:t,block:n},{line:s}){return this.kindOf(s)!=="paragraph"||!this.columns.isFull(t,s,n)?!1:Jn.test(gt(s,this.edges))||!Qn.test(
gt(t,this.edges))}*piece(t,n,s){const{edges:o,linkOf:i}=this;if(t==="code")return{kind:t,lines:yield*be(n,o)};const a=t!=="heading"&&!this.body.isBold;if(t==="p\
aragraph")return{kind:t,text:yield*this.columns.write(n,o,{linkOf:i,marksBold:a})};const r=yield*(0,K.gB)(n,o),c=yield*m(r,{linkOf:i,marksBold:a});if(t==="headi\
ng")return{kind:t,level:this.levelOf(n[0]),text:c,title:p(r)};s?.kind!=="item"&&(this.depths=[]);const l=ye.exec(gt(n[0],o))?.[0].trim()??"-",f=/^\d/.test(l);return{
kind:t,depth:this.depthOf(n[0]),mark:f?l:"-",text:fs(c,f)}}levelOf({size:t}){const{headings:n,size:s}=this.body,o=t>=me*s?n.findIndex(i=>t>i-.5):n.length;return Math.
min(Math.max(o,0)+1,6)}depthOf({start:t,size:n}){for(;this.depths.length>0&&this.depths.at(-1)>t+n/2;)this.depths.pop();return(this.depths.length===0||t>this.depths.
at(-1)+n/2)&&this.depths.push(t),this.depths.length-1}}const ss=/^[^\p{L}\d]{0,3}\d[\d.,']{0,15}[.,]\d\d[^\p{L}\d.]{0,3}$/u,os=e=>e.split(/\s/).slice(1).slice(-2).
some(t=>ss.test(t)),is=e=>e.length<=$t&&(e.match(rs)?.length??0)>1,rs=/(?<![\d.,])\d[\d.,']{0,15}[.,]\d\d(?![\d.,])/g,as=e=>(e.match(new RegExp("\\p{L}","gu"))?.
length??0)>=Math.max(e.match(new RegExp("\\p{N}","gu"))?.length??0,1),cs=/^(\*{0,3})\d{1,3}\\?[.)](\*{0,3})\s*/,ls=new RegExp(`^(\\*{0,3})(?:\\\\\\*|[${ht.aV}-]\
|${ht.vs})(\\*{0,3})\\s*`,"u"),fs=(e,t)=>e.replace(t?cs:ls,(n,s,o)=>s===o?"":s||o),gt=(e,t)=>e.segments.map(n=>(0,mt.x)(n,t)).join(" "),It=({segments:e},t)=>e.every(
({fragments:n})=>n.every(t)),we=({style:e})=>e.font.bold,ds=10;function*be(e,t){const n=(0,h.Y)(e.map(({start:a})=>a)),s=e.slice(1).map((a,r)=>Math.abs(a.baseline-
e[r].baseline)),o=(0,h.Y)(s.filter((a,r)=>a>e[r].size*.8)),i=[];for(const[a,r]of e.entries()){a%Mt===Mt-1&&(yield M.Yz);const c=gt(r,t),l=a===0?0:Math.round(s[a-
1]/o)-1;for(let d=0;d<Math.min(l,ds);d++)i.push("");const f=(r.end-r.start)/Math.max(c.length,1);i.push(" ".repeat(Math.round((r.start-n)/Math.max(f,1)))+c)}return i}
const us=new RegExp(`^(?:\\\\?[*+-](?=\\s|$)|[${ht.aV}]|${ht.vs}|\\d{1,3}\\\\?[.)])\\s*`,"u"),hs=/^(\d{1,3})\\?([.)])\s/,Oe=/^([\u2610-\u2612])\s*/u,gs=100,[ps,
ms]=[100,10];function*ys(e){const{blocks:t,leaves:n}=e,s={...e,columns:yield*vt.of(t,e.width)},{figures:o,hasNotes:i}=yield*xs(n),a=yield*Ut(n),r=[];let c=0;const l=d=>{
for(;c<o.length&&o[c].order<d;c++)r.push({kind:"figure",alternative:o[c].alternative})};let f="";for(let d=0,y;d<t.length;d=y){const{element:D}=t[d];y=d+1;const H=Os(
t[d],s);if(H!==void 0&&l(H),xe("Lbl",t[d].lines,s.leafOf))f=yield*ws(t[d],s);else if(D?.type==="TR"){y=Yt(t,d);const k=[],G=yield*Ft(t.slice(d,y),s,a);for(const st of G.
rows){const ot=[];for(const X of st)ot.push(yield*m(X,{linkOf:s.linkOf,marksBold:!1,isCell:!0}));k.push(ot)}r.push({kind:"table",rows:k,tags:{row:D,heads:G.heads},
quotes:Ee(D)})}else{const k=t[d],G=(0,T.bI)(k)?yield*pe(k,s.edges,s.linkOf):yield*bs(k,s,{label:f,hasNotes:i});r.push({...G,quotes:Ee(D)}),f=""}d%gs===0&&(yield M.
Yz)}return l(1/0),r.filter(d=>!("text"in d)||d.text!=="")}function*ws({lines:e},{edges:t,linkOf:n}){return yield*m(yield*(0,K.gB)(e,t),{linkOf:n,marksBold:!1})}
function*bs({lines:e,element:t},n,{label:s,hasNotes:o}){const{edges:i,linkOf:a,leafOf:r}=n,c=t?.type??"P";if(e.length>1&&xe("Code",e,r))return{kind:"code",lines:yield*be(
e,i)};const l=c==="Title"||c==="H"?1:Number(/^H([1-6])$/.exec(c)?.[1]??0),f=X=>o&&Ct("Reference",r(X)?.element),d=yield*(0,K.gB)(e,i),y=yield*m(d,{linkOf:a,marksBold:l===
0,isReference:f});if(l>0)return{kind:"heading",level:l,text:y,title:p(d)};const D=t&&Ct("Note",t)?/^(\d{1,3})\\?[.)]?$/.exec(s):null;if(D)return{kind:"note",number:D[1],
text:y};const H=t?[...(0,N.Hy)(t)].filter(X=>X.type==="LI"):[];if(H.length===0&&s!=="")return{kind:"paragraph",text:`${s} ${y}`};if(H.length===0)return{kind:"pa\
ragraph",text:yield*n.columns.write(e,i,{linkOf:a,marksBold:!0,isReference:f})};const k=hs.exec(`${s} ${y}`.trimStart()),G=Oe.exec(`${s} ${y}`.trimStart()),st=G?
G[1]==="☐"?"[ ] ":"[x] ":"",ot=[...(0,N.Hy)(H[0])].filter(X=>X.type==="L").length-1;return{kind:"item",depth:Math.max(ot,0),mark:k?`${k[1]}${k[2]}`:"-",text:st+
y.replace(G?Oe:us,"")}}const xe=(e,t,n)=>t.every(({segments:s})=>s.every(({fragments:o})=>o.every(i=>Ct(e,n(i)?.element)))),Ee=e=>[...(0,N.Hy)(e)].filter(({type:t})=>t===
"BlockQuote").length,Ct=(e,t)=>{for(const{type:n}of(0,N.Hy)(t))if(n===e)return!0;return!1};function Os({lines:e},{leafOf:t}){return t(e[0].segments[0].fragments[0])?.
order}function*xs(e){const t=new Set,n=(0,N.P9)(a=>a==="Figure"),s=(0,N.P9)(a=>a==="Note"),o=[];let i=!1;for(const{element:a,order:r}of e){yield ps,i||=s(a)!==void 0;
const c=n(a);if(!c||t.has(c))continue;t.add(c),yield(c.alternative?.length??0)*ms;const l=c.alternative?.replace(/\s+/g," ").trim();l&&o.push({order:r,alternative:l})}
return{figures:o,hasNotes:i}}var Es=u(77581),ve=u(45599),Me=u(6057),vs=u(87141);const Ms=/^(?:https?|mailto|tel|ftp):/i,Ls=5e3;function Ts(e,t){const[n,s,o,i,a,
r]=(0,vs.y)((0,Me.iw)(e,t)),c=[];for(const l of(e.array(e.entry(e.pages.number(t),"Annots"))??[]).slice(0,Ls)){const f=e.dict(l);if(!f||!(0,ve.Eo)(e.resolve(f.get(
"Subtype")),"Link"))continue;const d=Ss(e,f.get("A")),y=d===void 0?void 0:(0,Me.b0)(e,f.get("Rect"));if(!y)continue;const D=[n*y[0]+o*y[1]+a,n*y[2]+o*y[3]+a],H=[
s*y[0]+i*y[1]+r,s*y[2]+i*y[3]+r],[k,G]=[(0,A.YG)(D),(0,A.YG)(H)];c.push({area:{x:k,y:G,width:(0,A.Kf)(D)-k,height:(0,A.Kf)(H)-G},uri:d})}return({box:{x:l,y:f,width:d,
height:y}})=>{const[D,H]=[l+d/2,f+y/2];return c.find(({area:k})=>D>=k.x&&D<=k.x+k.width&&H>=k.y&&H<=k.y+k.height)?.uri}}function Ss(e,t){const n=e.dict(t),s=e.resolve(
n?.get("URI"));if(!(s instanceof ve.Mx))return;const o=(0,Es.U0)(s);return Ms.test(o)?o:void 0}const As=3,Le=3,Te=.12,Ps=1e4;async function Rs(e,t){const n=new Map;
for(const[o,{blocks:i,found:{height:a}}]of e.entries()){for(const{line:c,isHead:l}of Ns(i,a)){const f=Ae(c),d=Ys(c,f),y=n.get(d);y?y.push({line:c,page:o,text:f,
isHead:l}):n.set(d,[{line:c,page:o,text:f,isHead:l}])}const r=t.step(Ps);r&&await r}const s=new Set;for(const o of n.values())if(!(new Set(o.map(({page:i})=>i)).
size<As||!ks(o,e.length)))for(const{line:i}of $s(o)?o.slice(1):o)s.add(i);return s}function Ns(e,t){const s=e.flatMap(a=>(0,T.bI)(a)||a.element?.type==="TR"?[]:
a.lines).filter(({frame:a})=>a.cos===1&&!a.vertical).sort((a,r)=>a.baseline-r.baseline),o=s.slice(0,Le).filter(({baseline:a})=>a<Te*t),i=s.slice(-Le).filter(({baseline:a})=>a>
(1-Te)*t);return[...o.map(a=>({line:a,isHead:!0})),...i.map(a=>({line:a,isHead:!1}))]}const $s=e=>e.every(({text:t,isHead:n})=>t===e[0].text&&(n||Is(t)))&&Gs.test(
e[0].text),Is=e=>e.includes("@")||(e.match(Cs)?.length??0)>=Bs,Cs=new RegExp("\\p{Nd}","gu"),Bs=6;function ks(e,t){const n=e.map(({text:s})=>s.match(Se)??[]);return n[0].
every((s,o)=>{if(n.every(r=>r[o]===s))return!0;if(n.some(r=>Hs.test(r[o])))return!1;const i=n.map(r=>Number(r[o]));if(i.every(r=>r<=t||Number.isNaN(r)))return!0;
const a=i.filter((r,c)=>c>0&&r-i[c-1]===e[c].page-e[c-1].page);return i.some(r=>r>Ws)||a.length<Us*(i.length-1)?!1:Ds(zs(e[0].line,o))})}function zs({segments:e},t){
let n=[...Ae({segments:e}).matchAll(Se)][t].index;for(const{fragments:s,size:o}of e){for(const[i,{text:a,start:r}]of s.entries()){const c=s[i-1];if(n===0)return c&&
r-c.end<Ks*o?c.text:"";if(n<a.length)return a.slice(0,n);n-=a.length}n--}return""}const Ds=e=>!_s.test(e)||js.test(e),_s=/[\p{L}#\u2116\u00ba\u00b0]/u,js=new RegExp(
"^[^\\p{L}#]{0,3}(?:\\p{Lu}[-\\u2013.]|(?:p|pp|pg|pag|p\\u00e1g|pages?|p[a\\u00e1]gina|s|seite|bl|blatt|sida|side|sivu|str|strona|strana|oldal|sayfa|\\u0441\\u0442\\u04\
40|\\u0441\\u0442\\u0440\\u0430\\u043d\\u0438\\u0446\\u0430|\\u7b2c)[.:]?)$","iu"),Ks=.6,Se=new RegExp("\\p{Nd}+(?:[.,:'\\u2019]\\p{Nd}+)*","gu"),Hs=new RegExp(
"\\P{Nd}","u"),Ws=9999,Us=.5,Gs=new RegExp("\\p{L}{2}","u"),Ae=({segments:e})=>e.map(({fragments:t})=>t.map(n=>n.text).join("")).join(" "),Ys=({baseline:e},t)=>`${Math.
round(e/4)} ${t.replace(new RegExp("\\p{Nd}+","gu"),"0")}`;async function Fs(e,t,{keepRepeated:n=!1}={}){const s=n?new Set:await Rs(t,e.job.pace),o=Js(t),i=[],a=[],
r=new ae;for(const l of t){const f=Vs(l,await Zs(e,l,o,s),r);a.push(f),i.push(rn(f));const d=e.job.pace.step(l.characters*50);d&&await d}const c=t.filter(({blocks:l})=>l.
some(f=>f instanceof T.xE));return{pages:i,parts:a,repeatedLines:s.size,uncertain:c.map(({index:l})=>l)}}function Vs(e,t,n){const s=t.map(r=>{const c=r.kind==="\
table"&&r.tags?n.headOf(r.tags,r.rows):[];return r.kind==="table"&&c.length>0?{...r,rows:[...c,...r.rows]}:r}),o=e.found.leafOf?[]:e.blocks.filter(r=>r instanceof
T.QH),i=s.filter(r=>r.kind==="table"),a=n.next(e,o,i.map(({rows:r})=>r));return a?s.map(r=>r===i[0]?{...r,rows:[a,...i[0].rows]}:r):s}async function Zs(e,t,n,s){
const o=t.blocks.flatMap(d=>{if((0,T.bI)(d))return[d];const y=d.lines.filter(D=>!s.has(D));return y.length===0?[]:[y.length===d.lines.length?d:lt.eB.of(y,d.element)]}),
{fragments:i,leafOf:a,edges:r,width:c}=t.found,l=Ts(e,t.index),f=e.pages.number(t.index);if(a&&(i.length===0||(0,P.P$)(i,a))){const d=await(await(0,N.g$)(e))?.leaves(
f,e.job.pace)??[];return(0,R.k)(ys({blocks:o,leafOf:a,leaves:d,edges:r,linkOf:l,width:c}),e.job.pace)}return(0,R.k)(Vn(o,{body:n,edges:r,width:c},l),e.job.pace)}
const Xs=6;function Js(e){const[t,n,s]=[new kt,new kt,new kt];for(const{blocks:r}of e)for(const c of r)for(const{segments:l}of c.lines)for(const{fragments:f}of l)
for(const d of f)(0,T.bI)(c)?s.count(d):(n.count(d),d.isTyped||t.count(d));const{body:o}=t.characters>=Pe*n.characters?t:n,i=s.body,a=o.size>=Bt*i.size||o.isBold&&
!i.isBold;return n.characters<(a?1:Pe)*s.characters?s.with(n).body:o}const Pe=.2,Bt=1.15;class kt{characters=0;sizes=new Map;bold=new Map;count({style:t,text:n}){
const s=Math.round(t.size*2)/2,o=n.length*s*s;Lt(this.sizes,s,o),this.characters+=n.length,t.font.bold&&Lt(this.bold,s,o)}with(t){for(const[n,s]of t.sizes)Lt(this.
sizes,n,s);for(const[n,s]of t.bold)Lt(this.bold,n,s);return this.characters+=t.characters,this}get body(){const[t]=[...this.sizes].reduce((o,i)=>i[1]>o[1]?i:o,[
0,0]),n=[...this.sizes.keys()].filter(o=>o>=Bt*t).sort((o,i)=>i-o),s=o=>[...o].reduce((i,[a,r])=>a<Bt*t?i+r:i,0);return{size:t,isBold:s(this.bold)>s(this.sizes)/
2,headings:n.slice(0,Xs)}}}const Lt=(e,t,n)=>e.set(t,(e.get(t)??0)+n);var Qs=u(29082),qs=u(91519),zt=u(98446),to=u(4528),eo=u(60982),no=u(55772),Re=u(66403);const so=1/
4,wt=/\s/,oo=new Set(".!?…؟۔।"),io=new Set("。！？"),ro=new Set(`)]}"'»”’›`),ao=6,co=/[\p{Ll}\p{N}]/u,lo=new RegExp("\\p{M}","u");function fo(e,t,n){
const s=t+Math.max(n,1);if(s>=e.length)return e.length;const o=t+Math.ceil(n*so);for(const i of[Ne,ho,$e])for(let a=s;a>o;a--)if(i(e,a))return a;return go(e,s,t)}
function uo(e,t){const n=Math.max(e.length-t,0);if(n===0)return 0;for(const s of[Ne,$e])for(let o=n;o<e.length;o++)if(s(e,o))return o;return e.length}function Ne(e,t){
if(io.has(e[t-1]))return!0;if(!wt.test(e[t-1])||wt.test(e[t])||co.test(String.fromCodePoint(e.codePointAt(t))))return!1;for(let n=t-1;n>=0&&n>=t-ao;n--){const s=e[n];
if(oo.has(s))return!0;if(!wt.test(s)&&!ro.has(s))return!1}return!1}const ho=(e,t)=>e[t-1]===`
`,$e=(e,t)=>wt.test(e[t-1])&&!wt.test(e[t]);function go(e,t,n){let s=t;const o=()=>(e.charCodeAt(s)&64512)===56320||lo.test(e[s]);for(;s>n+1&&o();)s--;return s>
n+1?s:t}const po=200,mo=3;class Ie{open=[];enter(t){for(;this.open.length>0&&this.open.at(-1).level>=t.level;)this.open.pop();this.open.push(t)}get titles(){return this.
open.map(({title:t})=>t)}get level(){return this.open.at(-1)?.level??0}}class yo{how;pieces=[];headings=new Ie;parts=[];length=0;above=[];work=0;constructor(t){
this.how=t}*add(t,n){for(const[s,o]of t.entries()){const i=s===0?yt:o.joint;o.heading&&this.enterHeading(o.heading),this.length+i.length+o.text.length<=this.how.
size?this.put(o,o.text,i,n):yield*this.cut(o,i,n),++this.work%M.y===0&&(yield M.Yz)}}addScan(t,n){this.end(),this.pieces.push({text:t,hasText:!1,firstPage:n,lastPage:n,
headings:this.headings.titles})}end(){const{parts:t}=this;if(this.parts=[],this.length=0,!t.some(({isAgain:o})=>!o))return;const n=t.map((o,i)=>i===0?o.text:o.joint+
o.text).join(""),s=[t[0].page,t.at(-1).page];this.pieces.push({text:n,hasText:!0,firstPage:s[0],lastPage:s[1],headings:this.above})}enterHeading(t){const n=t.level>
this.headings.level&&this.parts.length>0&&this.parts.every(s=>s.isHeading);this.how.bySection&&t.level<=mo&&!n&&this.end(),this.headings.enter(t)}put({heading:t,
rows:n,text:s},o,i,a){this.parts.some(({isAgain:c,isHeading:l})=>!c&&!l)||(this.above=this.headings.titles),this.length+=(this.parts.length>0?i.length:0)+o.length,
this.parts.push({text:o,joint:i,page:a,isHeading:t?.title!==void 0&&o===s,isRows:n!==void 0,isAgain:!1})}*cut(t,n,s){this.next();const{size:o}=this.how,i=()=>o-
this.length-(this.parts.length>0?n.length:0);t.text.length>i()&&i()<o/4&&this.end(),t.text.length<=i()?this.put(t,t.text,n,s):t.rows?yield*this.cutRows(t,t.rows,
n,s):yield*this.cutProse(t,t.text,n,s)}next(){const t=this.parts.findLastIndex(({isHeading:i})=>!i)+1;if(this.parts.slice(0,t).every(({isAgain:i})=>i))return;const n=this.
parts.splice(t),s=this.parts;this.end();const o=this.how.overlap>0?bo(s,this.how.overlap):[];for(const i of[...o,...n])this.length+=(this.parts.length>0?i.joint.
length:0)+i.text.length,this.parts.push(i);this.above=this.headings.titles}*cutProse(t,n,s,o){for(let i=0,a;i<n.length;i=a){const r=i===0;r||this.next();const c=r?
s:" ",l=this.how.size-this.length-(this.parts.length>0?c.length:0);a=fo(n,i,l),this.put(t,n.slice(i,a).trimEnd(),c,o),yield(a-i)*po}}*cutRows(t,n,s,o){const{open:i,
rows:a,close:r}=wo(n,this.how.size),c=Ce([...i,...r]);let[l,f]=[[],c];const d=()=>{l.length>0&&this.put(t,[...i,...l,...r].join(`
`),s,o),[l,f]=[[],c]};for(const y of a){++this.work%M.y===0&&(yield M.Yz);const D=()=>this.how.size-this.length-s.length;f+y.length+1>D()&&(d(),this.next(),f+y.
length+1>D()&&this.end()),f+y.length+1<=D()?(l.push(y),f+=y.length+1):yield*this.cutProse(t,y,s,o)}d()}}const Ce=e=>e.reduce((t,n)=>t+n.length+1,0);function wo(e,t){
const{open:n,rows:s,close:o}=e;return Ce([...n,...o])<=t/2?e:{open:[],rows:[...n,...s,...o],close:[]}}function bo(e,t){const n=[];let s=t;for(let o=e.length-1;o>=
0&&s>0&&!e[o].isRows;o--){const i=e[o],a=i.text.slice(uo(i.text,s));if(a!==""&&n.unshift({...i,text:a,isAgain:!0}),a.length<i.text.length)break;s-=a.length+i.joint.
length}return n}var Oo=u(42973);function xo({pieces:e,layout:t,piece_size:n,piece_overlap:s}){const o=[];if(e==="section"&&t!=="markdown"&&o.push({field:"pieces",
message:"by section needs layout to be markdown, which has headings: set it, or cut by size",mentions:["layout"]}),2*s>=n&&o.push({field:"piece_overlap",message:`\
must be below half of piece_size, which is ${n}: at most ${Math.ceil(n/2)-1}`,mentions:["piece_size"]}),o.length>0)throw(0,j.G6)(o)}async function Eo(e,t,{pace:n,
limits:s}){const o=t.pieces==="page"?vo(e):await Mo(e,t,n,s);Be(o.length,s);const i=[];for(const[a,{text:r,hasText:c,firstPage:l,lastPage:f,headings:d}]of o.entries()){
const y=n.step(r.length*10);y&&await y,i.push({index:a+1,text:r,characters:Lo(r),hasText:c,firstPage:l,lastPage:f,headings:d})}return i}function vo(e){const t=new Ie;
return e.map(({number:n,text:s,isScan:o,parts:i=[]})=>{const a=i.findIndex(({kind:f})=>f!=="heading"),r=a<0?i.length:a,c=f=>f.kind==="heading"&&t.enter(f);i.slice(
0,r).forEach(c);const l=t.titles;return i.slice(r).forEach(c),{text:s,hasText:s.trim()!==""&&!o,firstPage:n,lastPage:n,headings:l}})}async function Mo(e,t,n,s){
const o=new yo({bySection:t.pieces==="section",size:t.piece_size,overlap:t.piece_overlap});for(const{number:i,text:a,isScan:r,parts:c,passages:l=pn(c??[])}of e)
r?o.addScan(a.trim(),i):await(0,R.k)(o.add(l,i),n),Be(o.pieces.length,s);return o.end(),o.pieces}function Be(e,{textPieces:t}){if(!(e<=t))throw(0,Oo.F)("textPie\
ces",`The text has more than ${(0,zt.y_)(t,"piece")}`,"Ask for larger pieces, or fewer pages","pages")}function Lo(e){let t=e.length;for(let n=0;n<e.length;n++)
(e.charCodeAt(n)&64512)===56320&&t--;return t}var To=u(22154);const ke=100,So=async(e,t,n)=>{xo(t);const s=await(0,qs.E)(e.bytes,n,{password:t.open_password}),o=s.
pages.count,i=(0,Qs.k1)(t.pages,o);Ao(t,i.length),await(0,eo._)(s);const a=t.layout==="markdown",r=Dt(t)&&t.layout==="reading",c=a||r,l=new To.z(s,i.length,{findsTables:c||
t.tables,hasTablesApart:c}),{texts:f,words:d,lines:y,tables:D,parts:H,passages:k,notes:G}=await Ro(s,i,l,t),st=await(0,no.fl)(s),ot=f.map((J,Z)=>{const pt=i[Z];
return{...{page:pt,label:st(pt-1),text:J,hasText:J.trim()!==""&&!l.isScan(pt)},...d[Z]&&{words:d[Z]},...y[Z]&&{lines:y[Z]}}}),X=f.map((J,Z)=>{const pt=i[Z];return{
number:pt,text:J,isScan:l.isScan(pt),parts:H?.[Z],passages:k[Z]}}),at=t.pieces==="none"?void 0:await Eo(X,t,n),bt={text:at?null:Po(f,t.layout),mediaType:(0,to.GW)(
{layout:t.layout}),pageCount:o,characters:l.characters,unreadable:l.unreadable,...t.per_page&&{pages:ot},...t.tables&&{tables:D},...at&&{pieceCount:at.length,pieces:at}};
return{documents:[{...e,pageCount:o}],data:bt,notes:[...l.notes,...G],facts:{textlessPages:l.textlessPages,...at&&{pieceCount:at.length}}}};function Ao(e,t){const n=[
"word_boxes","line_boxes"].filter(s=>e[s]&&t>ke).map(s=>({field:s,message:`takes at most ${ke} pages, and ${t} are asked for: name fewer in pages`,mentions:["pa\
ges"]}));if(n.length>0)throw(0,j.G6)(n)}const ze=({text:e,...t})=>({text:e,...(0,Re.a)(t)});function Po(e,t){return t==="markdown"?e.filter(n=>n.trim()!=="").join(
`

`):e.every(n=>n.trim()==="")?"":e.join("\f")}const Dt=({pieces:e})=>e==="section"||e==="size";async function Ro(e,t,n,s){const{layout:o,word_boxes:i,line_boxes:a,
keep_repeated:r}=s,c=[],{pace:l}=e.job,f=[],d=[],y=[],D=[],H=[],k=new ae;for(const bt of t){const J=await n.page(bt);if(i&&d.push((await(0,R.k)(J.words(),l)).map(
ze)),a&&y.push((await(0,R.k)(J.lines(),l)).map(ze)),s.tables)for(const Z of await No(e,J,k))c.push(Z);if(o==="markdown")D.push(J);else{const Z=Dt(s)&&o==="readi\
ng"?yn(J,await De(e,J)):void 0;Z&&H.push(await(0,R.k)(Z,l)),f.push(await(0,R.k)(J.layout(o),l)),Dt(s)&&o==="page"&&H.push(mn(f.at(-1)))}}if(o!=="markdown")return{
texts:f,words:d,lines:y,tables:c,passages:H,notes:[]};const{pages:G,parts:st,repeatedLines:ot,uncertain:X}=await Fs(e,D,{keepRepeated:r}),at=[...ot>0?[$o(ot)]:[],
...X.length>0?[Io(X.map(bt=>bt+1))]:[]];return{texts:G,words:d,lines:y,tables:c,parts:st,passages:H,notes:at}}async function De(e,t){return t.found.leafOf?await(await(0,N.
g$)(e))?.leaves(e.pages.number(t.index),e.job.pace)??[]:[]}async function No(e,t,n){const s=await(0,R.k)(ln(t,await De(e,t)),e.job.pace),o=s.flatMap(({block:a,rows:r})=>a?
[{block:a,rows:r}]:[]),i=n.next(t,o.map(({block:a})=>a),o.map(({rows:a})=>a));return s.map(({box:a,rows:r,hasHead:c,isCertain:l,tags:f})=>{const y=i!==void 0&&r===
o[0].rows?[i]:f?n.headOf(f,r):[];return{page:t.index+1,box:(0,Re.a)(a),rows:[...y,...r],header:y.length>0||c,certain:l}})}const $o=e=>({code:"repeated_lines_rem\
oved",message:`${(0,zt.y_)(e,"line")} of headers and footers, which repeat on the pages, are not in the Markdown: set keep_repeated to true to keep them.`,mentions:[
"keep_repeated"]}),Io=e=>({code:"tables_uncertain",message:`Lines of ${(0,zt.oi)(e)} that may be a table stand as they look, in a block of code.`})}),60982:((V,W,u)=>{
u.d(W,{_:()=>R});var j=u(61281);async function R(N){if(!N.dict(N.catalog.get("AcroForm")))return;const{drawUndrawnFields:A}=await(0,j.V)(N.job,()=>Promise.all([
u.e(6161),u.e(824),u.e(4950),u.e(7809),u.e(5270),u.e(8164),u.e(9907)]).then(u.bind(u,87267)));await A(N)}}),55772:((V,W,u)=>{u.d(W,{fl:()=>h,mm:()=>T,vg:()=>P});
var j=u(94289),R=u(33546),N=u(74135),A=u(59071);const M=1e3;function K(E){const{width:O,height:x}=(0,N.JQ)(E),$=w=>Math.round(w*M)/M;return{width:$(O),height:$(
x)}}function T({kinds:E,kindOf:O}){const x=new Int32Array(E.length),$=new Int32Array(E.length);for(let b=O.length-1;b>=0;b--)x[O[b]]++,$[O[b]]=b+1;const w=new Map;
for(const[b,p]of E.entries()){const{width:m,height:v}=K(p),g=`${m} ${v}`,S=w.get(g);S?S.count+=x[b]:w.set(g,{width:m,height:v,count:x[b],firstPage:$[b]})}return[
...w.values()]}async function P(E,{kinds:O,kindOf:x},$){const w=await h(E),b=O.map(K);return Array.from(x,(p,m)=>({...b[p],rotation:O[p].rotation,label:w(m),characters:$?.[m]??
null}))}async function h(E){const O=await(0,R.Hr)(E);return x=>O?L(O(x)):null}function L({style:E,prefix:O,number:x}){return(0,A.ZK)(O)+(0,j.Y)(E,x)}}),61281:((V,W,u)=>{
u.d(W,{V:()=>j});async function j({pace:R},N){await R.rest();const A=await N();return await R.rest(),A}}),66403:((V,W,u)=>{u.d(W,{a:()=>N});const j=100,R=A=>Math.
round(A*j)/j,N=A=>A?{x:R(A.x),y:R(A.y),width:R(A.width),height:R(A.height)}:null}),94289:((V,W,u)=>{u.d(W,{Y:()=>j});function j(T,P){switch(T){case"D":return String(
P);case"R":return M(P);case"r":return M(P).toLowerCase();case"A":return K(P);case"a":return K(P).toLowerCase();default:return""}}const R=[[1e3,"M"],[900,"CM"],[
500,"D"],[400,"CD"],[100,"C"],[90,"XC"],[50,"L"],[40,"XL"],[10,"X"],[9,"IX"],[5,"V"],[4,"IV"],[1,"I"]],N=1e5,A=2600;function M(T){if(T>N)return String(T);let P="",
h=T;for(const[L,E]of R)for(;h>=L;)P+=E,h-=L;return P}function K(T){return T>A?String(T):String.fromCharCode(65+(T-1)%26).repeat(Math.ceil(T/26))}}),33546:((V,W,u)=>{
u.d(W,{FB:()=>M,Hr:()=>T,Zh:()=>P,k$:()=>K,qm:()=>h});var j=u(44233),R=u(45599),N=u(81077);const A={first:0,style:"D",prefix:void 0,start:1};async function M(w){
const b=w.catalog.get("PageLabels");if(!w.dict(b))return;const p=(await(0,N.Zc)(w,b,"Nums")).map(([m,v])=>({first:Number(m),label:w.dict(v)})).filter(({first:m})=>Number.
isInteger(m)&&m>=0).sort((m,v)=>m.first-v.first).filter(({first:m},v,g)=>g[v+1]?.first!==m).map(({first:m,label:v})=>({first:m,...L(w,v)}));return p[0]?.first===
0?p:[A,...p]}function K(w,b){const p=w.editCatalog();if(b.length===0){p.delete("PageLabels");return}const m=b[0].first===0?b:[A,...b],v=$(w),g=m.map(({first:S,start:I,
...C})=>[S,x({...C,number:I},v)]);p.set("PageLabels",w.add((0,N.H6)(w,g,"Nums")))}async function T(w){const b=await M(w);if(!b)return;const p=b.map(({first:m})=>m);
return m=>{const v=b[(0,j.MJ)(p,m)-1];return{...v,number:v.start+m-v.first}}}function P(w,b){const p=[],m=$(w);let v,g=0;for(const S of b)(!v||!E(v,S))&&p.push(
[g,x(S,m)]),v=S,g++;return(0,N.H6)(w,p,"Nums")}async function h(w,b){const p=await T(w);if(!p)return;const m=P(w,Array.from(b,v=>p(v-1)));w.editCatalog().set("P\
ageLabels",w.add(m))}function L(w,b){const p=w.resolve(b?.get("S")),m=w.resolve(b?.get("P")),v=w.resolve(b?.get("St"));return{style:p instanceof R.SX?p.text:void 0,
prefix:m instanceof R.Mx&&m.bytes.length>0?m:void 0,start:typeof v=="number"&&Number.isInteger(v)&&v>=1?v:1}}function E(w,b){return w.style!==b.style||b.style!==
void 0&&b.number!==w.number+1?!1:w.prefix===b.prefix?!0:!!w.prefix&&!!b.prefix&&Buffer.compare(w.prefix.bytes,b.prefix.bytes)===0}const O=100;function x({style:w,
prefix:b,number:p},m){return(0,R.jd)({S:w===void 0?void 0:(0,R.UU)(w),P:b&&b.bytes.length>O?m(b):b,St:w===void 0||p===1?void 0:p})}function $(w){const b=new Map;
return p=>{let m=b.get(p);return m||b.set(p,m=w.add(p)),m}}}),81077:((V,W,u)=>{u.d(W,{BX:()=>P,H6:()=>h,MN:()=>L,Pu:()=>K,Zc:()=>T,r6:()=>E});var j=u(45599),R=u(
44233),N=u(77581),A=u(9819);const M=64,K=g=>typeof g=="number"?String(g):(0,N.U0)(g);async function T(g,S,I){const C=[];for(const B of await $(g,S,0,I)){for(const _ of b(
g,B,I))C.push(_);const z=g.job.pace.step(O);z&&await z}return C}async function P(g,S,I,C,B,z){const _=await $(g,S,I,C,z);for(let Y=_.length-1;Y>=0;Y--){const U=_[Y],
et=b(g,U,C),F=et.filter(([q,nt])=>!B(q,nt)),ct=g.job.pace.step(O+et.length*O);ct&&await ct,F.length<et.length&&(g.edit(U.holder),U.dict.set(C,m(F)),U.changed=!0);
for(const q of U.repeats)g.edit(U.holder),U.dict.delete(q),U.changed=!0;if(U.emptyKids){const q=(g.array(U.dict.get("Kids"))??[]).filter(nt=>!U.emptyKids.has(g.
dict(nt)));g.edit(U.holder),U.dict.set("Kids",q),U.changed=!0}if(!U.changed)continue;const Q=g.array(U.dict.get("Kids"))??[];U.empty=F.length===0&&Q.length===0;
const it=U.parent;it&&(it.changed=!0,U.empty?(it.emptyKids??=new Set).add(U.dict):p(g,U,F,Q))}return _[0]?.empty??!1}function h(g,S,I){if(S.length<=M)return(0,j.
jd)({[I]:m(S)});let C=[];for(const B of v(S)){const[z,_]=[B[0][0],B.at(-1)[0]];C.push({ref:g.add((0,j.jd)({Limits:[z,_],[I]:m(B)})),low:z,high:_})}for(;C.length>
M;)C=v(C).map(B=>{const[z,_]=[B[0].low,B.at(-1).high];return{ref:g.add((0,j.jd)({Limits:[z,_],Kids:B.map(({ref:Y})=>Y)})),low:z,high:_}});return(0,j.jd)({Kids:C.
map(({ref:B})=>B)})}async function L(g,S){const{pace:I}=g.job,C=[];for(const[B,z]of S){C.push([(0,j.Px)(B),z]);const _=I.step(10*O);_&&await _}return h(g,await E(
g,C),"Names")}async function E(g,S){const{pace:I}=g.job,C=[];for(const z of S){C.push({entry:z,key:K(z[0])});const _=I.step(O);_&&await _}return(await(0,R.qZ)(C,
(z,_)=>z.key<_.key?-1:z.key>_.key?1:0,I)).map(({entry:z})=>z)}const O=100,x=30;async function $(g,S,I,C,B){const z=new A.b9(g),_=new Set,Y=F=>_.size<_.add(F).size,
U=[],et=[{value:S??null,holder:I,parent:void 0}];for(let F=et.pop();F!==void 0;F=et.pop()){z.spend(1);const ct=g.job.pace.step(O);ct&&await ct;const Q=g.dict(F.
value);if(!Q||!Y(Q)||B&&F.parent&&!w(g,Q,B))continue;const it=[],q=rt=>{const tt=g.array(Q.get(rt));return!tt||Y(tt)?tt??[]:(it.push(rt),[])},nt=q(C).length>>1,
dt=q("Kids"),lt={dict:Q,holder:(0,A.Kd)(F.value,F.holder),parent:F.parent,repeats:it};U.push(lt),z.spend(nt);const Ot=(0,A.Kd)(Q.get("Kids"),lt.holder);for(let rt=dt.
length-1;rt>=0;rt--){et.push({value:dt[rt],holder:Ot,parent:lt});const tt=g.job.pace.step(x);tt&&await tt}const mt=g.job.pace.step(nt*O);mt&&await mt}return U}function w(g,S,I){
const[C,B]=g.array(S.get("Limits"))??[];return typeof C!="number"||typeof B!="number"||I(C,B)}function b(g,{dict:S,repeats:I},C){const B=I.includes(C)?void 0:g.
array(S.get(C));if(!B)return[];const z=[];for(let _=0;_+1<B.length;_+=2){const Y=g.resolve(B[_]);(C==="Names"?Y instanceof j.Mx:typeof Y=="number")&&z.push([Y,B[_+
1]])}return z}function p(g,S,I,C){const B=Y=>g.array(g.dict(Y)?.get("Limits"))??[],z=I[0]?.[0]??B(C[0])[0],_=I.at(-1)?.[0]??B(C.at(-1))[1];g.edit(S.holder),z!==
void 0&&_!==void 0?S.dict.set("Limits",[z,_]):S.dict.delete("Limits")}function m(g){const S=[];for(const[I,C]of g)S.push(I,C);return S}function v(g){const S=[];
for(let I=0;I<g.length;I+=M)S.push(g.slice(I,I+M));return S}}),59071:((V,W,u)=>{u.d(W,{Gh:()=>E,ZK:()=>O,wh:()=>L});var j=u(77581),R=u(45599);const N=/\u001b[A-Za-z]{2}[A-Za-z-]{0,8}\u001b/g,
A=/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]/g,M=/[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g,K=x=>x.replace(N,"").replace(
A,"").replace(M,"�"),T=200,P=new WeakMap;function h(x){let $=P.get(x);if($)return $;const w=K((0,j.g7)(x));return $={whole:w,trimmed:w.trim()},x.bytes.length>=
T&&P.set(x,$),$}const L=x=>K(x).trim();function E(x){const $=x instanceof R.Mx?h(x).trimmed:"";return $===""?null:$}const O=x=>x?h(x).whole:""}),70549:((V,W,u)=>{
u.d(W,{n:()=>j});function j(R){const N=new WeakMap;return A=>{if(A.hasChanges)return R(A);const M=N.get(A);if(M)return M.answer;const K=R(A);return N.set(A,{answer:K}),
K}}}),9819:((V,W,u)=>{u.d(W,{J7:()=>N,Kd:()=>K,Wo:()=>T,_i:()=>M,b9:()=>A});var j=u(42973),R=u(45599);class N{document;gone=new Set;chased=new Set;constructor(h){
this.document=h}remove(h){const{catalog:L,catalogNumber:E,pages:O}=this.document,x=L.get("Pages");h===E||(0,R.i9)(x)&&h===x.number||O.holds(h)||(this.gone.add(h),
this.document.remove(h))}chase(h){this.chased.add(h)}removed(){return this.gone}takeChased(){const h=this.chased;return this.chased=new Set,h}isGone(h){return(0,R.
i9)(h)&&this.gone.has(h.number)}}class A{most;left;constructor(h){this.most=this.left=h.job.limits.nodes}spend=h=>{if(this.left-=h,this.left<0)throw(0,j.F)("nod\
es",`The document has more than ${this.most} fields, bookmarks, names and structure elements`,"Remove bookmarks or tags with another program first")}}class M{seen;beyond=new Set;allowance;constructor(h,L=new A(
h)){this.allowance=L,this.seen=new Uint8Array((h.size>>3)+1)}first(h){if(this.allowance.spend(1),!(0,R.i9)(h))return!0;const{number:L}=h,E=L>>3;if(E>=this.seen.
length)return this.beyond.size<this.beyond.add(L).size;const O=1<<(L&7),x=(this.seen[E]&O)===0;return this.seen[E]|=O,x}}function K(P,h){return(0,R.i9)(P)?P.number:
h}function T(P,h){const L=P.catalog.get(h),E=P.dict(L);return E&&{dict:E,holder:K(L,P.catalogNumber)}}})};
