"use strict";exports.id=5395,exports.ids=[5395],exports.modules={4528:((G,z,O)=>{O.d(z,{G7:()=>E,GW:()=>_,IF:()=>h,JF:()=>M,KV:()=>p,_m:()=>m,lg:()=>w,u9:()=>R,uv:()=>I});const C=null,
w={"application/json":".json","text/plain":".txt","text/markdown":".md","text/csv":".csv","application/jsonl":".jsonl"};function _(g,l=!1){const{per_page:u,tables:v,
layout:L}=g;return A(g)?"application/jsonl":l&&v===!0&&u!==!0?"text/csv":u===!0||v===!0?"application/json":L==="markdown"?"text/markdown":"text/plain"}const A=g=>(g.
pieces??"none")!=="none";function B(g){const l=_(g);return A(g)?["application/json",l]:g.tables===!0?[l,"text/csv"]:l==="text/markdown"?["application/json",l,"t\
ext/plain"]:[...new Set(["application/json",l])]}const I=({text:g})=>typeof g=="string"?g:"",R=({pages:g,tables:l,pieces:u})=>(g??l??u)!==void 0;function m({text:g,
pages:l,tables:u,pieces:v,...L}){return L}const p=({pieces:g})=>g,M=g=>g.map(l=>`${JSON.stringify(l)}
`).join(""),h=({tables:g})=>g??[];function b(g){return h(g).flatMap(({page:l,rows:u,header:v,certain:L},k)=>{const N=T(u,v);return u.slice(v?1:0).map(($,H)=>({row:Object.
fromEntries($.map((D,F)=>[N[F],D])),about:{page:l,table:k+1,row:H+1,certain:L}}))})}const y="pdf";function T(g,l){const u=g.reduce((L,{length:k})=>Math.max(L,k),
0),v=new Set([y]);return Array.from({length:u},(L,k)=>{const N=l&&g[0][k]||`Column ${k+1}`;let $=N;for(let H=2;v.has($);H++)$=`${N} ${H}`;return v.add($),$})}function E(g){
const[l,...u]=h(g);return l&&u.length===0?x(l.rows):void 0}const x=g=>g.map(l=>`${l.map(u=>/[",\r\n]/.test(u)?`"${u.replaceAll('"','""')}"`:u).join(",")}\r
`).join("")}),66974:((G,z,O)=>{O.d(z,{D6:()=>B,F1:()=>_,NL:()=>p,P3:()=>w,br:()=>A,bs:()=>m});var C=O(98446);const w={problem:"names page 0: pages count from 1,\
 and -1 is the last page"};function _(h,b,y){const T=[],E=[];for(const[x,g]of h.split(",").entries()){const l=x+1;if(b!==void 0&&g.trim()===""){E.push(`entry ${l}\
 is empty: write ${b}, separated by single commas`);continue}const u=y(g,l);"problem"in u?E.push(A(l,g,u.problem)):T.push(u.item)}return E.length>0?{problem:m(E)}:
{items:T}}const A=(h,b,y)=>`entry ${h} ('${M(b.trim())}') ${y}`,B=({position:h,text:b},y,T)=>A(h,b,`names ${I(y)}, but the document has ${(0,C.y_)(T,"page")}`);
function I(h){return Number.isSafeInteger(h)?`page ${h}`:"a page far beyond its end"}const R=5;function m(h){const b=h.length-R;return[...h.slice(0,R),...b>0?[`\
and ${b} more such entries`]:[]].join("; ")}function p(h){const b=/^ *(\d{1,10}) *[-–]+ *(\d{0,10}) *$/.exec(h);return b?`is not a range: write ${b[1]}..${b[2]}${b[2]===
""?" for this page and all after it":""}`:/\bfirst\b/i.test(h)?"is not a page: the first page is written 1, and a range from it 1..5":/\b(last|end)\b/i.test(h)?
"is not a page: the last page is written -1, and a range to it 2..":void 0}function M(h){const b=[...h].map(y=>/[\p{Cc}\p{Cs}\u2028\u2029]/u.test(y)?"?":y);return(0,C.
Bu)(b.join(""),40)}}),29082:((G,z,O)=>{O.d(z,{k1:()=>B,lY:()=>A,m7:()=>I});var C=O(58552),w=O(66974);const _=/^(not +)?(?:(odd|even|all)|(-?\d+)(?:(\.\.)(-?\d+)?)?)$/i,
A=p=>(0,w.F1)(p,"pages such as 1..3, -1, odd",(M,h)=>{const b=M.trim(),y=_.exec(b);if(!y)return{problem:m(b)};const[,T,E,x,g,l]=y,u={negated:T!==void 0,text:b,position:h};
if(E!==void 0)return{item:{...u,pages:E.toLowerCase()}};const v=Number(x),L=g===void 0?v:l===void 0?"end":Number(l);return v===0||L===0?w.P3:{item:{...u,pages:{
from:v,to:L}}}});function B(p,M,h="pages"){const b=g=>(0,C.G6)([{field:h,message:g}]),y=A(p);if("problem"in y)throw b(y.problem);const T=new R(M),E=new R(M),x=[];
for(const g of y.items){const l=g.negated?E:T;if(typeof g.pages=="string"){l.add(g.pages);continue}const{from:u,to:v}=g.pages,L=u<0?M+1+u:u,k=v==="end"?M:v<0?M+
1+v:v,$=(v==="end"?u<0?[[u,L]]:[]:[[u,L],[v,k]]).find(([,H])=>H<1||H>M);$&&x.push((0,w.D6)(g,$[0],M)),!(v==="end"&&L>M||x.length>0)&&l.range(Math.min(L,k),Math.
max(L,k))}if(x.length>0)throw b((0,w.bs)(x));return y.items.every(({negated:g})=>g)&&T.add("all"),T.without(E)}function I(p){const M=A(p);if("problem"in M||M.items.
length!==1)return;const{negated:h,pages:b}=M.items[0];if(h)return;if(b==="all")return{first:1};if(typeof b=="string"||b.from<1)return;const{from:y,to:T}=b;return T===
"end"?{first:y}:T===-1?{first:y}:T<1?void 0:{first:Math.min(y,T),last:Math.max(y,T)}}class R{pageCount;differences;odd=!1;even=!1;constructor(M){this.pageCount=
M,this.differences=new Int32Array(M+2)}add(M){M!=="even"&&(this.odd=!0),M!=="odd"&&(this.even=!0)}range(M,h){this.differences[M]++,this.differences[h+1]--}without(M){
const h=new Uint32Array(this.pageCount);let b=0,y=0,T=0;for(let E=1;E<=this.pageCount;E++){y+=this.differences[E],T+=M.differences[E];const x=E%2===1?"odd":"eve\
n";(y>0||this[x])&&!(T>0||M[x])&&(h[b++]=E)}return h.subarray(0,b)}}function m(p){return/^(not +)?\.\./i.test(p)?"has no start: a range is written 1..5":/^!/.test(
p)?"is not a page: leave out pages with not, such as not 2":(0,w.NL)(p.replace(/^not +/i,""))??"is not a page such as 3 or -1, a range such as 2..5 or 2.., odd,\
 even, all, or one of these after not"}}),45657:((G,z,O)=>{O.d(z,{Hn:()=>w,Kf:()=>A,RZ:()=>C,Vp:()=>I,YG:()=>B,vH:()=>_});function C(R,m){for(const p of m)R.push(
p)}const w=R=>R.slice();function _(R,m,p){const M=R.get(m);M?M.push(p):R.set(m,[p])}const A=R=>{let m=-1/0;for(const p of R)m=Math.max(m,p);return m},B=R=>{let m=1/0;
for(const p of R)m=Math.min(m,p);return m},I=R=>Number.isInteger(R)&&!Number.isSafeInteger(R)}),56871:((G,z,O)=>{O.r(z),O.d(z,{extract_text:()=>Es});var C=O(58552),
w=O(27077),_=O(60660),A=O(45657),B=O(56822),I=O(20779),R=O(39955),m=O(62897);const p=100;function M(e){let t="",n;for(const{space:o,text:s,fragment:i}of e.pieces())
t+=o+(n&&o===""&&T(s,i,n)?x(s):s),n=i;return t.replace(/\s+/g," ").trim()}function*h(e,t){const n=[];let o=0,s;for(const{space:r,text:a,fragment:c}of e.pieces()){
++o%p===0&&(yield w.Yz);const d=l(c,t),f=r!=="",P=n.at(-1),j=s&&!f&&!d.isReference&&T(a,c,s)?x(a):a;s=c,P&&u(P.look,d)?P.text+=f?` ${j}`:j:n.push({text:j,look:d,
isSpaced:f})}let i="";for(const[r,a]of n.entries())a.isSpaced&&(i+=" "),i+=v(a,g(n,r));return i.trim()}const b=.85,y=.2;function T(e,{style:t,baseline:n},o){const{
frame:s,size:i}=o.style;return/^\d{1,3}$/.test(e)&&/\d$/.test(o.text)&&t.frame===s&&!s.vertical&&t.size<b*i&&o.baseline-n>y*i}const E="⁰¹²³⁴⁵⁶⁷⁸⁹",
x=e=>e.replace(/\d/g,t=>E[Number(t)]);function g(e,t){const n=e[t+1];return{before:e[t].isSpaced?"":e[t-1]?.text.at(-1)??"",after:!n||n.isSpaced?"":n.text[0]}}function l(e,{
linkOf:t,marksBold:n,isReference:o}){const{bold:s,italic:i}=e.style.font;return{bold:s&&n,italic:i,fixedPitch:e.isTyped,link:t(e),isReference:o?.(e)===!0}}const u=(e,t)=>e.
bold===t.bold&&e.italic===t.italic&&e.fixedPitch===t.fixedPitch&&e.link===t.link&&e.isReference===t.isReference;function v({text:e,look:{bold:t,italic:n,fixedPitch:o,
link:s,isReference:i}},r){if(i&&/^\d{1,3}$/.test(e))return`[^${e}]`;let a=o&&!L(e,r)?D(e):nt(e);return/[\p{L}\p{N}]/u.test(e)&&H(e,r)&&(n&&(a=`*${a}*`),t&&(a=`*\
*${a}**`)),s===void 0?a:`[${a}](${F(s)})`}const L=(e,{before:t,after:n})=>e.length<=k&&/^[\p{L}\p{N}]+$/u.test(e)&&$.test(t+n),k=3,N=/[\p{P}\p{S}]/u,$=/[\p{L}\p{N}]/u,
H=(e,{before:t,after:n})=>!(N.test(e[0])&&$.test(t))&&!(N.test(e.at(-1))&&$.test(n));function D(e){const t=(0,m.K)((e.match(/`+/g)??[]).map(o=>o.length),0),n="`".
repeat(t+1);return t>0?`${n} ${e} ${n}`:`${n}${e}${n}`}const F=e=>/[\s()<>]/.test(e)?`<${e.replace(/[\s<>]/g,encodeURIComponent)}>`:e,W=e=>e.replace(Z,(t,n)=>{if(!it.
test(t))return t;const[o,s]=[e[n-1],e[n+t.length]],i=s!==void 0&&(t.endsWith(" ")||$.test(s));return`${o===void 0||o===" "?"":" "}…${i?" ":""}`}),Z=/[.\u2026](?: ?[.\u2026])+ ?/g,
it=/^(?:\u2026[.\u2026]|(?:[.\u2026] ?){5})/,nt=e=>W(e).replace(/[\\`*[\]]/g,"\\$&").replace(/(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])/gu,"\\_").replace(/<(?=[A-Za-z/!?])/g,
"\\<"),X=e=>e.replace(/^(?=#{1,6}(?:\s|$)|>|[-+](?:\s|$)|(?:-{3,}|={3,}|_{3,})$)/,"\\").replace(/^(\d{1,9})([.)])(?=\s|$)/,"$1\\$2");var J=O(61520),rt=O(5609),pt=O(
99689);const st=100,at=1e4;function*xe(e){const t=Ee(e);if(!t)return Oe(e);const n=new Me,o=t.widths.map(a=>a===t.count);for(const[a,c]of e.entries())n.add(a,c,
o[a]?t.places[a]:[]),yield(1+c.length)*w.Yz/w.y;const s=e.map((a,c)=>a.every((d,f)=>n.allow(d,t.places[c][f])));if(o.every(Boolean)&&s.every(Boolean))return yield*At(
e,t);const i=s.every(Boolean),r=e.map((a,c)=>o[c]&&(i||s[c]&&n.tellAll(c,a)));return yield*At(e,yield*new ve(e,t,r,n).place())}function*At(e,{count:t,places:n}){
const o=new Uint8Array(t);for(const[r,a]of e.entries()){for(const[c,{place:d}]of a.entries())d&&(o[n[r][c]]=1);yield(1+a.length)*w.Yz/w.y}const s=[];let i=0;for(const r of o)
s.push((i+=r)-r);return i===t?{count:t,places:n}:{count:i,places:n.map(r=>r.map(a=>s[a]))}}const Oe=e=>({count:e.reduce((t,n)=>Math.max(t,n.length),0),places:e.
map(t=>t.map((n,o)=>o))});function Ee(e){const t=[],n=[],o=[];for(const[s,i]of e.entries()){const r=[];let a=0;const c=()=>{for(;(o[a]??0)>s;)a++};for(const{tag:d}of i){
if(c(),r.push(a),a+ct(d)>st)return;for(let f=ct(d);f>0;f--)o[a++]=s+Math.min(d?.rows??1,e.length-s)}c(),t.push(r),n.push(a)}return{places:t,widths:n,count:n.reduce(
(s,i)=>Math.max(s,i),0)}}const ct=e=>e?.columns??1;class Me{known=new Map;rows=new Set;add(t,n,o){for(const[s,i]of n.entries()){const{tag:r}=i;for(const{row:c}of this.
headsOf(i))c!==t&&this.rows.add(c);const a=o[s];r?.id!==void 0&&a!==void 0&&this.known.set(r.id,{row:t,from:a,to:a+ct(r)})}}headsOf({tag:t}){return t?.heads.flatMap(
n=>this.known.get(n)??[])??[]}allow(t,n){const o=this.headsOf(t);return o.length===0||o.some(({from:s,to:i})=>n>=s&&n<i)}tellAll(t,n){return this.rows.has(t)||n.
every(o=>this.headsOf(o).some(s=>s.row!==t))}}class ve{rows;byTags;isWhole;heads;bands;before=0;constructor(t,n,o,s){this.rows=t,this.byTags=n,this.isWhole=o,this.
heads=s,this.bands=Array.from({length:n.count})}*place(){const{rows:t,byTags:n,isWhole:o,bands:s}=this;for(const[r,a]of t.entries())for(const[c,{tag:d,place:f}]of a.
entries()){const P=n.places[r][c];o[r]&&f&&ct(d)===1&&(s[P]=bt(s[P],f))}if(2*s.filter(Boolean).length<s.length)return n;this.makeRoom();const i=[];for(const[r,a]of t.
entries()){const c=n.places[r].map(d=>d+this.before);yield(1+a.length*s.length)*w.Yz/w.y,i.push(o[r]?c:this.placeRow(a)??c)}return{count:s.length,places:i}}makeRoom(){
const t=this.bands[0];if(!t)return;const n=this.rows.filter((o,s)=>!this.isWhole[s]).map(([o])=>o).filter(o=>o?.place&&o.place.end<=t.start&&o.tag?.heads.length===
0).map(o=>o.place);n.length!==0&&(this.bands.unshift(n.reduce((o,s)=>bt(o,s))),this.before=1)}placeRow(t){const{bands:n,before:o,heads:s}=this,i=t.map(()=>new Float64Array(
n.length+1).fill(1/0)),r=t.map(()=>new Uint8Array(n.length));for(let d=t.length-1;d>=0;d--){const f=t[d],P=ct(f.tag);for(let S=n.length-P;S>=0;S--){const K=(d===
t.length-1?0:i[d+1][S+P])+this.distance(f,S,P)+(s.allow(f,S-o)?0:at),U=i[d][S+1];i[d][S]=Math.min(K,U),K<=U&&(r[d][S]=1)}}if(t.length>0&&i[0][0]===1/0)return;const a=[];
let c=0;for(const[d,{tag:f}]of t.entries()){for(;!r[d][c];)c++;a.push(c),c+=ct(f)}return a}distance({place:t},n,o){if(!t)return 0;const s=this.bands.slice(n,n+o).
filter(f=>f!==void 0);if(s.length===0)return at;const{start:i,end:r}=s.reduce(bt),a=Math.max(t.start-r,i-t.end,0),[c,d]=[t.start-i,t.end-r];return a+Math.min(Math.
abs(c),Math.abs(d),Math.abs(c+d)/2)}}const bt=(e,{start:t,end:n})=>e?{start:Math.min(e.start,t),end:Math.max(e.end,n)}:{start:t,end:n},Le=100,Rt=100;function $t(e){
const t=new Map;for(const{element:n}of e){const o=Nt(n),s=o?.parent;if(s?.type!=="TR")continue;const i=t.get(s);i?i.add(o):t.set(s,new Set([o]))}return t}function*kt(e){
const{blocks:t}=e,n=$t(e.leaves),o=[];for(let s=0,i;s<t.length;s=i){const{element:r}=t[s];if(i=s+1,s%Le===0&&(yield w.Yz),r?.type!=="TR")continue;i=_t(t,s);const a=t.
slice(s,i),c=[...n.get(r)??[]],d=c.length>0&&c.every(({type:f})=>f==="TH");o.push({blocks:a,rows:yield*It(a,e,n),hasHead:d})}return o}function _t(e,t){const n=Ct(
e[t].element);let o=t+1;for(;o<e.length&&e[o].element?.type==="TR"&&Ct(e[o].element)===n;)o++;return o}function*It(e,t,n){const o=[];for(const a of e)o.push(yield*Se(
a,t,n));const{places:s,count:i}=yield*xe(o),r=[];for(const[a,c]of o.entries()){const d=[];for(const[f,{flow:P}]of c.entries()){for(;d.length<s[a][f];)d.push(new J.
q(t.edges));d.push(P)}for(;d.length<Math.min(i,Rt);)d.push(new J.q(t.edges));yield(1+d.length)*w.Yz/w.y,r.push(d)}return r}function*Se({lines:e,element:t},{leafOf:n,
edges:o},s){const i=t?.cells&&t.cells.length<=Rt?t.cells:[],r=new Map(i.map(c=>[c,[]]));for(const c of(t&&s.get(t))??[])r.has(c)||r.set(c,[]);for(const{segments:c}of e)
for(const{fragments:d}of c)for(const f of d){const P=Nt(n(f)?.element),S=r.get(P);S?S.push(f):r.set(P,[f])}const a=[];for(const[c,d]of r){const f=yield*(0,w.p9)(
d,(S,j)=>S.order-j.order),P=yield*(0,B.gB)(yield*(0,rt._I)(yield*(0,pt.q9)(f)),o);a.push({tag:c?.cell,place:Te(f),flow:P})}return a}function Te(e){if(e.length===
0)return;const[t,n]=[e.map(({start:o})=>o),e.map(({end:o})=>o)];return{start:Math.min((0,m.Y)(t),(0,m.Y)(n)),end:Math.max((0,m.K)(t),(0,m.K)(n))}}function Nt(e){
for(const t of(0,_.Hy)(e))if((0,_.nZ)(t.type))return t;return e&&(0,R.VN)(e)}function Ct(e){for(const t of(0,_.Hy)(e.parent))if(t.type==="Table")return t;return e.
parent}function Pe(e){let t="";for(const[n,o]of e.entries()){const s=e[n-1];s&&(t+=Bt(s,o)),t+=zt(o)}return t}function Bt(e,t){return e.kind==="item"&&t.kind===
"item"?`
`:`
${">".repeat(Math.min(e.quotes??0,t.quotes??0))}
`}function zt(e){const{quotes:t=0}=e;return t>0?Dt(e).replace(/^/gm,`${">".repeat(t)} `):Dt(e)}function Dt(e){switch(e.kind){case"heading":return`${"#".repeat(e.
level)} ${e.text}`;case"paragraph":return X(e.text);case"note":return`[^${e.number}]: ${e.text}`;case"item":return`${"   ".repeat(e.depth)}${e.mark} ${e.text}`;case"\
code":{const t=(0,m.K)(e.lines.flatMap(o=>(o.match(/`+/g)??[]).map(s=>s.length)),2),n="`".repeat(t+1);return[n,...e.lines,n].join(`
`)}case"table":return Ae(e.rows);case"figure":return`![${e.alternative.replace(/[\\[\]]/g,"\\$&")}]()`}}function Ae(e){const t=(0,m.K)(e.map(i=>i.length)),n=i=>`\
| ${Array.from({length:t},(r,a)=>(i[a]??"").replaceAll("|","\\|")).join(" | ")} |`,[o,...s]=e;return[n(o),`|${" --- |".repeat(t)}`,...s.map(n)].join(`
`)}var jt=O(4186);function*Re(e,t){const{fragments:n,leafOf:o,edges:s}=e.found;if(o&&(0,R.P$)(n,o)){const r=yield*$e(e.blocks,o,t,s);if(r.length>0)return r}const i=[];
for(const r of(yield*e.blocksByLook()).filter(I.bI)){const a=ke(yield*Kt(r,s),r instanceof I.QH?r.spans:void 0);i.push({box:Ht([r]),rows:a,hasHead:Ot(a),isCertain:r instanceof
I.QH})}return i}function*$e(e,t,n,o){const s=[];for(const{blocks:i,rows:r,hasHead:a}of yield*kt({blocks:e,leafOf:t,leaves:n,edges:o}))s.push({box:Ht(i),rows:r.map(
c=>c.map(M)),hasHead:a,isCertain:!0});return s}function*Kt(e,t){const n=[];for(const o of e.rows){const s=[];for(const i of o)yield w.Yz,s.push(yield*_e(i,t));n.
push(s)}return n}function ke(e,t){const[n,o,...s]=e;if(!t||!o||t.some(([a,c])=>c-a+1>=o.length))return e;const i=o.map((a,c)=>n[t.find(([d,f])=>d<=c&&c<=f)?.[0]??
-1]??""),r=[o.map((a,c)=>[i[c],a].filter(Boolean).join(" ")),...s];return!o.some(xt)&&Ot(r)?r:e}function*_e(e,t){return e.length===0?"":M(yield*(0,B.gB)(e,t))}const Ht=e=>e.
map(({frame:t,start:n,end:o,top:s,bottom:i})=>(0,jt.L)(t,n,o,s,i)).reduce(jt.D),Ie=/^[^\p{L}]*\d[^\p{L}]*$/u,Ut=/^(?:19|20)\d\d$/,xt=e=>Ie.test(e)&&!Ut.test(e);
function Ot([e=[],...t]){const n=e.filter(s=>s!=="");return e.length===Ne&&(e[0].endsWith(":")||Ce.test(e[1])&&!Ut.test(e[1]))?!1:2*n.length>=e.length&&!n.some(
xt)&&t.some(s=>s.some(xt))}const Ne=2,Ce=/\d/,ht=`

`;function Be(e){return e.map((t,n)=>{const o=e[n-1],s={text:zt(t),joint:o?Bt(o,t):ht};if(t.kind==="heading")return{...s,heading:{level:t.level,title:t.title}};
const i=s.text.split(`
`);return t.kind==="table"?{...s,rows:{open:i.slice(0,2),rows:i.slice(2),close:[]}}:t.kind!=="code"?s:{...s,rows:{open:i.slice(0,1),rows:i.slice(1,-1),close:i.slice(
-1)}}})}function ze(e){const t=[];let n=[];const o=()=>{n.length>0&&t.push(Gt({open:[],rows:n,close:[]})),n=[]};for(const s of e.split(`
`))s===""?o():n.push(s);return o(),t}function*De(e,t){const{blocks:n}=e,{edges:o}=e.found,s=yield*je(e,t),i=[];for(let r=0,a;r<n.length;r=a){a=r+1;const c=s.get(
n[r]);if(c)(0,A.RZ)(i,c);else{for(;a<n.length&&!s.has(n[a]);)a++;const{text:d}=yield*(0,B.dV)(n.slice(r,a),o);(0,A.RZ)(i,Ke(d))}}return i}function*je(e,t){const{
leafOf:n,fragments:o,edges:s}=e.found,i=new Map;for(const r of e.blocks.filter(I.bI)){const a=yield*Kt(r,s);i.set(r,[Wt(a,Ot(a))])}if(!n||!(0,R.P$)(o,n))return i;
for(const{blocks:r,rows:a,hasHead:c}of yield*kt({blocks:e.blocks,leafOf:n,leaves:t,edges:s})){yield w.Yz;for(const f of r)i.set(f,[]);const d=a.map(f=>f.map(M));
i.set(r[0],[Wt(d,c)])}return i}const Ke=e=>e.split(ht).map(t=>t.trimEnd()).filter(t=>t!=="").map(t=>({text:t,joint:ht}));function Wt(e,t){const n=e.map(o=>o.filter(
s=>s!=="").join(" "));return Gt({open:n.slice(0,t?1:0),rows:n.slice(t?1:0),close:[]})}const Gt=e=>({text:[...e.open,...e.rows,...e.close].join(`
`),joint:ht,rows:e});var lt=O(34659),He=O(73356);const Yt=.25,Ft=.5,Et=2,Ue=.9,We=5,Mt=3,Ge=.25,Ye=.85,Fe=50,Ze=/(?:\.\s?){4}\s*(?:\d{1,5}|[ivxlc]{1,7})$/,Xe=/[\divxlc]$/,
Zt=30,Xt=12;class mt{ends;constructor(t){this.ends=t}static*of(t){const n=new Map;let o=0;for(const{lines:i}of t)for(const{start:r,end:a}of i){++o%w.y===0&&(yield w.
Yz);const c=Math.round(r/Et),d=n.get(c);d?d.push(a):n.set(c,[a])}const s=new Map;for(const[i,r]of n){if(r.length<We)continue;const a=yield*(0,w.p9)(r,(c,d)=>c-d);
s.set(i,a[Math.floor((a.length-1)*Ue)])}return new mt(s)}isFull(t,n,{lines:o,start:s,end:i}){if(Vt(t))return!1;if(n.baseline-t.baseline>rt.tS*t.size)return!0;const r=t.
end+Jt(n)+(Yt+Ft)*t.size;if(r>Math.max(i,this.ends.get(Math.round(t.start/Et))??1/0))return!0;let a=0;for(let c=0;c<Math.min(o.length,Fe)&&a<Mt;c++)o[c].end-s>Ye*
(i-s)&&a++;return a===Mt&&r>i}*write(t,n,o){const s=[];for(const i of yield*this.groupLines(t)){const r=yield*h(yield*(0,B.gB)(i,n),o);r!==""&&s.push(s.length===
0?r:X(r))}return s.join(`
`)}*groupLines(t){if(t.length<2)return[[...t]];const n=(0,m.Y)(t.map(r=>r.start)),o=(0,m.K)(t.map(({end:r})=>r)),s=Math.max(o,this.ends.get(Math.round(n/Et))??o),
i=yield*Ve(t,n,s);return[0,...i].map((r,a)=>t.slice(r,i[a]))}}function*Ve(e,t,n){const o=(i,r)=>Vt(e[i-1])||!Qe(e[i-1])&&Je(e[i-1],Jt(e[i]),t,r),s=[];for(let i=1;i<
e.length;i++){let r=i,a=-1/0;for(;r<e.length&&o(r,n);r++)a=Math.max(a,e[r-1].end);const c=Array.from({length:r-i},(f,P)=>i+P),d=c.filter(f=>o(f,a));(0,A.RZ)(s,c.
length>=Mt&&d.length<=Ge*c.length?d:c),yield(r-i+1)*w.Yz/w.y,i=Math.max(i,r)}return s}function Je(e,t,n,o){const s=t+(Yt+Ft)*e.size;return e.end+s<=o&&e.end-e.start+
s<=o-n}function Vt({segments:e}){const t=e.at(-1).fragments.at(-1).text;if(!Xe.test(t))return!1;const o=e.slice(-2).flatMap(({fragments:s})=>s.slice(-Xt)).map(({
text:s})=>s.slice(-Zt));return Ze.test(o.slice(-Xt).join(" ").slice(-Zt))}const Qe=({segments:e})=>/[-\u2010\u00ad]$/.test(e.at(-1).fragments.at(-1).text);function Jt({
segments:e}){const[t]=e[0].fragments;return Math.abs(t.end-t.start)}var qe=O(77211);function*Qt(e,t,n){if(e instanceof I.xE)return{kind:"code",lines:yield*(0,qe.
x)(e.visual,t)};const o=[];for(const s of e.rows){const i=[];for(const r of s)yield w.Yz,i.push(yield*tn(r,t,n));o.push(i)}return{kind:"table",rows:o}}function*tn(e,t,n){
return e.length===0?"":yield*h(yield*(0,B.gB)(e,t),{linkOf:n,marksBold:!1})}const qt=1.15,vt=200,en=3,nn=1/2,sn=500,on=new RegExp(`^(?:[${lt.a}*-](?:\\s+|$)|${lt.
v})`,"u"),te=/^(\d{1,3}|[a-z]|[ivx]{1,5})[.)]\s+/,yt=50;function*rn(e,t,n,o){const s=[],i=new gn(t,n,o,yield*mt.of(e));for(let r=0,a;r<e.length;r=a){const c=e[r];
if(a=r+1,(0,I.bI)(c))s.push(yield*Qt(c,n,o));else{for(;a<e.length&&!(0,I.bI)(e[a]);)a++;yield*cn(e.slice(r,a),i,s)}}return an(s)}function an(e){const t=s=>s.reduce(
(i,r)=>i+("text"in r?r.text.length:0),0),n=t(e),o=n>sn&&t(e.filter(({kind:s})=>s==="heading"))>nn*n;return e.map(s=>o&&s.kind==="heading"?{kind:"paragraph",text:s.
text}:s)}function*cn(e,t,n){const o=e.flatMap(s=>s.lines.map((i,r)=>({line:i,block:s,begins:r===0})));for(let s=0,i;s<o.length;s=i){const{line:r}=o[s],a=t.kindOf(
r),c=a==="code"?new dn(r):void 0;for(i=s+1;i<o.length;i++){const f=o[i];if(!(t.goesOn(a,r,f.line)||a==="item"&&t.goesOnBelow(o[i-1],f))||f.begins&&!c?.isNear(f.
line))break;c?.add(f.line),(i-s)%yt===0&&(yield w.Yz)}s%yt===0&&(yield w.Yz);const d=o.slice(s,i).map(f=>f.line);n.push(yield*t.piece(a==="heading"&&!t.isHeading(
d)?"paragraph":a,d,n.at(-1)))}}const ln=new RegExp("^\\p{Ll}","u"),fn=/[.!?:;]["\u201d\u2019)]?$/u;class dn{last;pitch=0;constructor(t){this.last=t}isNear(t){const{
frame:n,baseline:o,size:s}=this.last,i=t.baseline-o;return t.frame===n&&Math.abs(t.size-s)<.1*s&&i>0&&i<=Math.max(un*s,hn*this.pitch)}add(t){const n=t.baseline-
this.last.baseline;n>0&&(this.pitch===0||n<this.pitch)&&(this.pitch=n),this.last=t}}const un=2.2,hn=2.1;class gn{body;edges;linkOf;columns;depths=[];constructor(t,n,o,s){
this.body=t,this.edges=n,this.linkOf=o,this.columns=s}kindOf(t){const n=ft(t,this.edges);if(Lt(t,({isTyped:r})=>r))return"code";const o=t.size>=qt*this.body.size,
s=!this.body.isBold&&Lt(t,ee)&&!/[.,;:]$/.test(n)&&!mn(n),i=(o||s)&&!yn(n)&&n.length<=vt&&bn(n);return on.test(n)||te.test(n)&&!i?"item":i?"heading":"paragraph"}isHeading(t){
const n=t.reduce((o,s)=>o+ft(s,this.edges).length,0);return t.length<=en&&n<=vt}goesOn(t,n,o){const s=this.kindOf(o),i=s==="heading"&&Lt(n,ee)&&o.size===n.size;
return t==="item"?(s==="paragraph"||i)&&o.start>n.start+o.size/2:s===t&&(t!=="heading"||Math.abs(o.size-n.size)<.5)}goesOnBelow({line:t,block:n},{line:o}){return this.
kindOf(o)!=="paragraph"||!this.columns.isFull(t,o,n)?!1:ln.test(ft(o,this.edges))||!fn.test(ft(t,this.edges))}*piece(t,n,o){const{edges:s,linkOf:i}=this;if(t===
"code")return{kind:t,lines:yield*ne(n,s)};const r=t!=="heading"&&!this.body.isBold;if(t==="paragraph")return{kind:t,text:yield*this.columns.write(n,s,{linkOf:i,
marksBold:r})};const a=yield*(0,B.gB)(n,s),c=yield*h(a,{linkOf:i,marksBold:r});if(t==="heading")return{kind:t,level:this.levelOf(n[0]),text:c,title:M(a)};o?.kind!==
"item"&&(this.depths=[]);const d=te.exec(ft(n[0],s))?.[0].trim()??"-",f=/^\d/.test(d);return{kind:t,depth:this.depthOf(n[0]),mark:f?d:"-",text:En(c,f)}}levelOf({
size:t}){const{headings:n,size:o}=this.body,s=t>=qt*o?n.findIndex(i=>t>i-.5):n.length;return Math.min(Math.max(s,0)+1,6)}depthOf({start:t,size:n}){for(;this.depths.
length>0&&this.depths.at(-1)>t+n/2;)this.depths.pop();return(this.depths.length===0||t>this.depths.at(-1)+n/2)&&this.depths.push(t),this.depths.length-1}}const pn=/^[^\p{L}\d]{0,3}\d[\d.,']{0,15}[.,]\d\d[^\p{L}\d.]{0,3}$/u,
mn=e=>e.split(/\s/).slice(1).slice(-2).some(t=>pn.test(t)),yn=e=>e.length<=vt&&(e.match(wn)?.length??0)>1,wn=/(?<![\d.,])\d[\d.,']{0,15}[.,]\d\d(?![\d.,])/g,bn=e=>(e.
match(new RegExp("\\p{L}","gu"))?.length??0)>=Math.max(e.match(new RegExp("\\p{N}","gu"))?.length??0,1),xn=/^(\*{0,3})\d{1,3}\\?[.)](\*{0,3})\s*/,On=new RegExp(
`^(\\*{0,3})(?:\\\\\\*|[${lt.a}-]|${lt.v})(\\*{0,3})\\s*`,"u"),En=(e,t)=>e.replace(t?xn:On,(n,o,s)=>o===s?"":o||s),ft=(e,t)=>e.segments.map(n=>(0,He.x)(n,t)).join(
" "),Lt=({segments:e},t)=>e.every(({fragments:n})=>n.every(t)),ee=({style:e})=>e.font.bold,Mn=10;function*ne(e,t){const n=(0,m.Y)(e.map(({start:r})=>r)),o=e.slice(
1).map((r,a)=>Math.abs(r.baseline-e[a].baseline)),s=(0,m.Y)(o.filter((r,a)=>r>e[a].size*.8)),i=[];for(const[r,a]of e.entries()){r%yt===yt-1&&(yield w.Yz);const c=ft(
a,t),d=r===0?0:Math.round(o[r-1]/s)-1;for(let P=0;P<Math.min(d,Mn);P++)i.push("");const f=(a.end-a.start)/Math.max(c.length,1);i.push(" ".repeat(Math.round((a.start-
n)/Math.max(f,1)))+c)}return i}const vn=new RegExp(`^(?:\\\\?[*+-](?=\\s|$)|[${lt.a}]|${lt.v}|\\d{1,3}\\\\?[.)])\\s*`,"u"),Ln=/^(\d{1,3})\\?([.)])\s/,se=/^([\u2610-\u2612])\s*/u,
Sn=100;function*Tn(e){const{blocks:t,leaves:n}=e,o={...e,columns:yield*mt.of(t)},s=$n(n),i=$t(n),r=n.some(({element:f})=>wt("Note",f)),a=[],c=f=>{for(;s.length>
0&&s[0].order<f;)a.push({kind:"figure",alternative:s.shift().alternative})};let d="";for(let f=0,P;f<t.length;f=P){const{element:S}=t[f];P=f+1;const j=Rn(t[f],o);
if(j!==void 0&&c(j),oe("Lbl",t[f].lines,o.leafOf))d=yield*Pn(t[f],o);else if(S?.type==="TR"){P=_t(t,f);const K=[];for(const U of yield*It(t.slice(f,P),o,i)){const Y=[];
for(const ot of U)Y.push(yield*h(ot,{linkOf:o.linkOf,marksBold:!1}));K.push(Y)}a.push({kind:"table",rows:K,quotes:ie(S)})}else{const K=t[f],U=(0,I.bI)(K)?yield*Qt(
K,o.edges,o.linkOf):yield*An(K,o,{label:d,hasNotes:r});a.push({...U,quotes:ie(S)}),d=""}f%Sn===0&&(yield w.Yz)}return c(1/0),a.filter(f=>!("text"in f)||f.text!==
"")}function*Pn({lines:e},{edges:t,linkOf:n}){return yield*h(yield*(0,B.gB)(e,t),{linkOf:n,marksBold:!1})}function*An({lines:e,element:t},n,{label:o,hasNotes:s}){
const{edges:i,linkOf:r,leafOf:a}=n,c=t?.type??"P";if(e.length>1&&oe("Code",e,a))return{kind:"code",lines:yield*ne(e,i)};const d=c==="Title"||c==="H"?1:Number(/^H([1-6])$/.
exec(c)?.[1]??0),f=Q=>s&&wt("Reference",a(Q)?.element),P=yield*(0,B.gB)(e,i),S=yield*h(P,{linkOf:r,marksBold:d===0,isReference:f});if(d>0)return{kind:"heading",
level:d,text:S,title:M(P)};const j=t&&wt("Note",t)?/^(\d{1,3})\\?[.)]?$/.exec(o):null;if(j)return{kind:"note",number:j[1],text:S};const K=t?[...(0,_.Hy)(t)].filter(
Q=>Q.type==="LI"):[];if(K.length===0&&o!=="")return{kind:"paragraph",text:`${o} ${S}`};if(K.length===0)return{kind:"paragraph",text:yield*n.columns.write(e,i,{linkOf:r,
marksBold:!0,isReference:f})};const U=Ln.exec(`${o} ${S}`.trimStart()),Y=se.exec(`${o} ${S}`.trimStart()),ot=Y?Y[1]==="☐"?"[ ] ":"[x] ":"",dt=[...(0,_.Hy)(K[0])].
filter(Q=>Q.type==="L").length-1;return{kind:"item",depth:Math.max(dt,0),mark:U?`${U[1]}${U[2]}`:"-",text:ot+S.replace(Y?se:vn,"")}}const oe=(e,t,n)=>t.every(({
segments:o})=>o.every(({fragments:s})=>s.every(i=>wt(e,n(i)?.element)))),ie=e=>[...(0,_.Hy)(e)].filter(({type:t})=>t==="BlockQuote").length,wt=(e,t)=>{for(const{
type:n}of(0,_.Hy)(t))if(n===e)return!0;return!1};function Rn({lines:e},{leafOf:t}){return t(e[0].segments[0].fragments[0])?.order}function $n(e){const t=new Set;
return e.flatMap(({element:n,order:o})=>{const s=[...(0,_.Hy)(n)].find(({type:r})=>r==="Figure");if(!s||t.has(s))return[];t.add(s);const i=s.alternative?.replace(
/\s+/g," ").trim();return i?[{order:o,alternative:i}]:[]})}var re=O(45599),ae=O(6057),kn=O(87141);const _n=/^(?:https?|mailto|tel|ftp):/i,In=5e3;function Nn(e,t){
const[n,o,s,i,r,a]=(0,kn.y)((0,ae.iw)(e,t)),c=[];for(const d of(e.array(e.entry(e.pages.number(t),"Annots"))??[]).slice(0,In)){const f=e.dict(d);if(!f||!(0,re.Eo)(
e.resolve(f.get("Subtype")),"Link"))continue;const P=Cn(e,f.get("A")),S=P===void 0?void 0:(0,ae.b0)(e,f.get("Rect"));if(!S)continue;const j=[n*S[0]+s*S[1]+r,n*S[2]+
s*S[3]+r],K=[o*S[0]+i*S[1]+a,o*S[2]+i*S[3]+a],[U,Y]=[(0,A.YG)(j),(0,A.YG)(K)];c.push({area:{x:U,y:Y,width:(0,A.Kf)(j)-U,height:(0,A.Kf)(K)-Y},uri:P})}return({box:{
x:d,y:f,width:P,height:S}})=>{const[j,K]=[d+P/2,f+S/2];return c.find(({area:U})=>j>=U.x&&j<=U.x+U.width&&K>=U.y&&K<=U.y+U.height)?.uri}}function Cn(e,t){const n=e.
dict(t),o=e.resolve(n?.get("URI"));if(!(o instanceof re.Mx))return;const s=Buffer.from(o.bytes).toString("latin1");return _n.test(s)?s:void 0}const Bn=3,ce=3,le=.12,
zn=1e4;async function Dn(e,t){const n=new Map;for(const[s,{blocks:i,found:{height:r}}]of e.entries()){for(const{line:c,isHead:d}of jn(i,r)){const f=Un(c),P=Wn(c,
f),S=n.get(P);S?S.push({line:c,page:s,text:f,isHead:d}):n.set(P,[{line:c,page:s,text:f,isHead:d}])}const a=t.step(zn);a&&await a}const o=new Set;for(const s of n.
values())if(!(new Set(s.map(({page:i})=>i)).size<Bn))for(const{line:i}of Kn(s)?s.slice(1):s)o.add(i);return o}function jn(e,t){const o=e.flatMap(r=>(0,I.bI)(r)?
[]:r.lines).filter(({frame:r})=>r.cos===1&&!r.vertical).sort((r,a)=>r.baseline-a.baseline),s=o.slice(0,ce).filter(({baseline:r})=>r<le*t),i=o.slice(-ce).filter(
({baseline:r})=>r>(1-le)*t);return[...s.map(r=>({line:r,isHead:!0})),...i.map(r=>({line:r,isHead:!1}))]}const Kn=e=>e.every(({text:t,isHead:n})=>n&&t===e[0].text)&&
Hn.test(e[0].text),Hn=new RegExp("\\p{L}{2}","u"),Un=({segments:e})=>e.map(({fragments:t})=>t.map(n=>n.text).join("")).join(" "),Wn=({baseline:e},t)=>`${Math.round(
e/4)} ${t.replace(new RegExp("\\p{Nd}+","gu"),"0")}`;async function Gn(e,t,{keepRepeated:n=!1}={}){const o=n?new Set:await Dn(t,e.job.pace),s=Zn(t),i=[],r=[];for(const c of t){
const d=await Yn(e,c,s,o);r.push(d),i.push(Pe(d));const f=e.job.pace.step(c.characters*50);f&&await f}const a=t.filter(({blocks:c})=>c.some(d=>d instanceof I.xE));
return{pages:i,parts:r,repeatedLines:o.size,uncertain:a.map(({index:c})=>c)}}async function Yn(e,t,n,o){const s=t.blocks.flatMap(f=>{if((0,I.bI)(f))return[f];const P=f.
lines.filter(S=>!o.has(S));return P.length===0?[]:[P.length===f.lines.length?f:rt.eB.of(P,f.element)]}),{fragments:i,leafOf:r,edges:a}=t.found,c=Nn(e,t.index),d=e.
pages.number(t.index);if(r&&(i.length===0||(0,R.P$)(i,r))){const f=(await(0,_.g$)(e))?.leaves(d)??[];return(0,w.k6)(Tn({blocks:s,leafOf:r,leaves:f,edges:a,linkOf:c}),
e.job.pace)}return(0,w.k6)(rn(s,n,a,c),e.job.pace)}const Fn=6;function Zn(e){const[t,n,o]=[new St,new St,new St];for(const{blocks:s}of e)for(const i of s)for(const{
segments:r}of i.lines)for(const{fragments:a}of r)for(const c of a)(0,I.bI)(i)?o.count(c):(n.count(c),c.isTyped||t.count(c));return n.characters<fe*o.characters?
o.with(n).body:(t.characters>=fe*n.characters?t:n).body}const fe=.2;class St{characters=0;area=0;bold=0;sizes=new Map;count({style:t,text:n}){const o=Math.round(
t.size*2)/2,s=n.length*o*o;this.sizes.set(o,(this.sizes.get(o)??0)+s),this.characters+=n.length,this.area+=s,t.font.bold&&(this.bold+=s)}with(t){for(const[n,o]of t.
sizes)this.sizes.set(n,(this.sizes.get(n)??0)+o);return this.characters+=t.characters,this.area+=t.area,this.bold+=t.bold,this}get body(){const[t]=[...this.sizes].
reduce((o,s)=>s[1]>o[1]?s:o,[0,0]),n=[...this.sizes.keys()].filter(o=>o>=1.15*t).sort((o,s)=>s-o);return{size:t,isBold:this.bold>this.area/2,headings:n.slice(0,
Fn)}}}var Xn=O(29082),Vn=O(94518),Tt=O(98446),Jn=O(4528),Qn=O(55772),de=O(66403);const qn=1/4,gt=/\s/,ts=new Set(".!?…؟۔।"),es=new Set("。！？"),ns=new Set(
`)]}"'»”’›`),ss=6,os=/[\p{Ll}\p{N}]/u,is=new RegExp("\\p{M}","u");function rs(e,t,n){const o=t+Math.max(n,1);if(o>=e.length)return e.length;const s=t+Math.
ceil(n*qn);for(const i of[ue,cs,he])for(let r=o;r>s;r--)if(i(e,r))return r;return ls(e,o,t)}function as(e,t){const n=Math.max(e.length-t,0);if(n===0)return 0;for(const o of[
ue,he])for(let s=n;s<e.length;s++)if(o(e,s))return s;return e.length}function ue(e,t){if(es.has(e[t-1]))return!0;if(!gt.test(e[t-1])||gt.test(e[t])||os.test(String.
fromCodePoint(e.codePointAt(t))))return!1;for(let n=t-1;n>=0&&n>=t-ss;n--){const o=e[n];if(ts.has(o))return!0;if(!gt.test(o)&&!ns.has(o))return!1}return!1}const cs=(e,t)=>e[t-
1]===`
`,he=(e,t)=>gt.test(e[t-1])&&!gt.test(e[t]);function ls(e,t,n){let o=t;const s=()=>(e.charCodeAt(o)&64512)===56320||is.test(e[o]);for(;o>n+1&&s();)o--;return o>
n+1?o:t}const fs=200,ds=3;class ge{open=[];enter(t){for(;this.open.length>0&&this.open.at(-1).level>=t.level;)this.open.pop();this.open.push(t)}get titles(){return this.
open.map(({title:t})=>t)}get level(){return this.open.at(-1)?.level??0}}class us{how;pieces=[];headings=new ge;parts=[];length=0;above=[];work=0;constructor(t){
this.how=t}*add(t,n){for(const[o,s]of t.entries()){const i=o===0?ht:s.joint;s.heading&&this.enterHeading(s.heading),this.length+i.length+s.text.length<=this.how.
size?this.put(s,s.text,i,n):yield*this.cut(s,i,n),++this.work%w.y===0&&(yield w.Yz)}}addScan(t,n){this.end(),this.pieces.push({text:t,hasText:!1,firstPage:n,lastPage:n,
headings:this.headings.titles})}end(){const{parts:t}=this;if(this.parts=[],this.length=0,!t.some(({isAgain:s})=>!s))return;const n=t.map((s,i)=>i===0?s.text:s.joint+
s.text).join(""),o=[t[0].page,t.at(-1).page];this.pieces.push({text:n,hasText:!0,firstPage:o[0],lastPage:o[1],headings:this.above})}enterHeading(t){const n=t.level>
this.headings.level&&this.parts.length>0&&this.parts.every(o=>o.isHeading);this.how.bySection&&t.level<=ds&&!n&&this.end(),this.headings.enter(t)}put({heading:t,
rows:n,text:o},s,i,r){this.parts.some(({isAgain:c,isHeading:d})=>!c&&!d)||(this.above=this.headings.titles),this.length+=(this.parts.length>0?i.length:0)+s.length,
this.parts.push({text:s,joint:i,page:r,isHeading:t?.title!==void 0&&s===o,isRows:n!==void 0,isAgain:!1})}*cut(t,n,o){this.next();const{size:s}=this.how,i=()=>s-
this.length-(this.parts.length>0?n.length:0);t.text.length>i()&&i()<s/4&&this.end(),t.text.length<=i()?this.put(t,t.text,n,o):t.rows?yield*this.cutRows(t,t.rows,
n,o):yield*this.cutProse(t,t.text,n,o)}next(){const t=this.parts.findLastIndex(({isHeading:i})=>!i)+1;if(this.parts.slice(0,t).every(({isAgain:i})=>i))return;const n=this.
parts.splice(t),o=this.parts;this.end();const s=this.how.overlap>0?gs(o,this.how.overlap):[];for(const i of[...s,...n])this.length+=(this.parts.length>0?i.joint.
length:0)+i.text.length,this.parts.push(i);this.above=this.headings.titles}*cutProse(t,n,o,s){for(let i=0,r;i<n.length;i=r){const a=i===0;a||this.next();const c=a?
o:" ",d=this.how.size-this.length-(this.parts.length>0?c.length:0);r=rs(n,i,d),this.put(t,n.slice(i,r).trimEnd(),c,s),yield(r-i)*fs}}*cutRows(t,n,o,s){const{open:i,
rows:r,close:a}=hs(n,this.how.size),c=pe([...i,...a]);let[d,f]=[[],c];const P=()=>{d.length>0&&this.put(t,[...i,...d,...a].join(`
`),o,s),[d,f]=[[],c]};for(const S of r){++this.work%w.y===0&&(yield w.Yz);const j=()=>this.how.size-this.length-o.length;f+S.length+1>j()&&(P(),this.next(),f+S.
length+1>j()&&this.end()),f+S.length+1<=j()?(d.push(S),f+=S.length+1):yield*this.cutProse(t,S,o,s)}P()}}const pe=e=>e.reduce((t,n)=>t+n.length+1,0);function hs(e,t){
const{open:n,rows:o,close:s}=e;return pe([...n,...s])<=t/2?e:{open:[],rows:[...n,...o,...s],close:[]}}function gs(e,t){const n=[];let o=t;for(let s=e.length-1;s>=
0&&o>0&&!e[s].isRows;s--){const i=e[s],r=i.text.slice(as(i.text,o));if(r!==""&&n.unshift({...i,text:r,isAgain:!0}),r.length<i.text.length)break;o-=r.length+i.joint.
length}return n}var ps=O(42973);function ms({pieces:e,layout:t,piece_size:n,piece_overlap:o}){const s=[];if(e==="section"&&t!=="markdown"&&s.push({field:"pieces",
message:"by section needs layout to be markdown, which has headings: set it, or cut by size",mentions:["layout"]}),2*o>=n&&s.push({field:"piece_overlap",message:`\
must be below half of piece_size, which is ${n}: at most ${Math.ceil(n/2)-1}`,mentions:["piece_size"]}),s.length>0)throw(0,C.G6)(s)}async function ys(e,t,{pace:n,
limits:o}){const s=t.pieces==="page"?ws(e):await bs(e,t,n,o);me(s.length,o);const i=[];for(const[r,{text:a,hasText:c,firstPage:d,lastPage:f,headings:P}]of s.entries()){
const S=n.step(a.length*10);S&&await S,i.push({index:r+1,text:a,characters:xs(a),hasText:c,firstPage:d,lastPage:f,headings:P})}return i}function ws(e){const t=new ge;
return e.map(({number:n,text:o,isScan:s,parts:i=[]})=>{const r=i.findIndex(({kind:f})=>f!=="heading"),a=r<0?i.length:r,c=f=>f.kind==="heading"&&t.enter(f);i.slice(
0,a).forEach(c);const d=t.titles;return i.slice(a).forEach(c),{text:o,hasText:o.trim()!==""&&!s,firstPage:n,lastPage:n,headings:d}})}async function bs(e,t,n,o){
const s=new us({bySection:t.pieces==="section",size:t.piece_size,overlap:t.piece_overlap});for(const{number:i,text:r,isScan:a,parts:c,passages:d=Be(c??[])}of e)
a?s.addScan(r.trim(),i):await(0,w.k6)(s.add(d,i),n),me(s.pieces.length,o);return s.end(),s.pieces}function me(e,{textPieces:t}){if(!(e<=t))throw(0,ps.F)("textPi\
eces",`The text has more than ${(0,Tt.y_)(t,"piece")}`,"Ask for larger pieces, or fewer pages","pages")}function xs(e){let t=e.length;for(let n=0;n<e.length;n++)
(e.charCodeAt(n)&64512)===56320&&t--;return t}var Os=O(22154);const ye=100,Es=async(e,t,n)=>{ms(t);const o=await(0,Vn.E)(e.bytes,n,{password:t.open_password}),s=o.
pages.count,i=(0,Xn.k1)(t.pages,s);Ms(t,i.length);const r=t.layout==="markdown",a=Pt(t)&&t.layout==="reading",c=r||a,d=new Os.z(o,i.length,{findsTables:c||t.tables,
hasTablesApart:c}),{texts:f,words:P,lines:S,tables:j,parts:K,passages:U,notes:Y}=await Ls(o,i,d,t),ot=await(0,Qn.fl)(o),dt=f.map((tt,et)=>{const ut=i[et];return{
...{page:ut,label:ot(ut-1),text:tt,hasText:tt.trim()!==""&&!d.isScan(ut)},...P[et]&&{words:P[et]},...S[et]&&{lines:S[et]}}}),Q=f.map((tt,et)=>{const ut=i[et];return{
number:ut,text:tt,isScan:d.isScan(ut),parts:K?.[et],passages:U[et]}}),V=t.pieces==="none"?void 0:await ys(Q,t,n),q={text:V?null:vs(f,t.layout),mediaType:(0,Jn.GW)(
{layout:t.layout}),pageCount:s,characters:d.characters,unreadable:d.unreadable,...t.per_page&&{pages:dt},...t.tables&&{tables:j},...V&&{pieceCount:V.length,pieces:V}};
return{documents:[{...e,pageCount:s}],data:q,notes:[...d.notes,...Y],facts:{textlessPages:d.textlessPages,...V&&{pieceCount:V.length}}}};function Ms(e,t){const n=[
"word_boxes","line_boxes"].filter(o=>e[o]&&t>ye).map(o=>({field:o,message:`takes at most ${ye} pages, and ${t} are asked for: name fewer in pages`,mentions:["pa\
ges"]}));if(n.length>0)throw(0,C.G6)(n)}const we=({text:e,...t})=>({text:e,...(0,de.a)(t)});function vs(e,t){return t==="markdown"?e.filter(n=>n.trim()!=="").join(
`

`):e.every(n=>n.trim()==="")?"":e.join("\f")}const Pt=({pieces:e})=>e==="section"||e==="size";async function Ls(e,t,n,o){const{layout:s,word_boxes:i,line_boxes:r,
keep_repeated:a}=o,c=[],{pace:d}=e.job,f=[],P=[],S=[],j=[],K=[];for(const V of t){const q=await n.page(V);if(i&&P.push((await(0,w.k6)(q.words(),d)).map(we)),r&&
S.push((await(0,w.k6)(q.lines(),d)).map(we)),o.tables)for(const tt of await Ss(e,q))c.push(tt);if(s==="markdown")j.push(q);else{const tt=Pt(o)&&s==="reading"?De(
q,await be(e,q)):void 0;tt&&K.push(await(0,w.k6)(tt,d)),f.push(await(0,w.k6)(q.layout(s),d)),Pt(o)&&s==="page"&&K.push(ze(f.at(-1)))}}if(s!=="markdown")return{texts:f,
words:P,lines:S,tables:c,passages:K,notes:[]};const{pages:U,parts:Y,repeatedLines:ot,uncertain:dt}=await Gn(e,j,{keepRepeated:a}),Q=[...ot>0?[Ts(ot)]:[],...dt.length>
0?[Ps(dt.map(V=>V+1))]:[]];return{texts:U,words:P,lines:S,tables:c,parts:Y,passages:K,notes:Q}}async function be(e,t){return t.found.leafOf?(await(0,_.g$)(e))?.
leaves(e.pages.number(t.index))??[]:[]}async function Ss(e,t){return(await(0,w.k6)(Re(t,await be(e,t)),e.job.pace)).map(({box:o,rows:s,hasHead:i,isCertain:r})=>({
page:t.index+1,box:(0,de.a)(o),rows:s,header:i,certain:r}))}const Ts=e=>({code:"repeated_lines_removed",message:`${(0,Tt.y_)(e,"line")} of headers and footers, \
which repeat on the pages, are not in the Markdown: set keep_repeated to true to keep them.`,mentions:["keep_repeated"]}),Ps=e=>({code:"tables_uncertain",message:`\
Lines of ${(0,Tt.oi)(e)} that may be a table stand as they look, in a block of code.`})}),55772:((G,z,O)=>{O.d(z,{fl:()=>p,mm:()=>R,vg:()=>m});var C=O(94289),w=O(
33546),_=O(74135),A=O(59071);const B=1e3;function I(h){const{width:b,height:y}=(0,_.JQ)(h),T=E=>Math.round(E*B)/B;return{width:T(b),height:T(y)}}function R({kinds:h,
kindOf:b}){const y=new Int32Array(h.length),T=new Int32Array(h.length);for(let x=b.length-1;x>=0;x--)y[b[x]]++,T[b[x]]=x+1;const E=new Map;for(const[x,g]of h.entries()){
const{width:l,height:u}=I(g),v=`${l} ${u}`,L=E.get(v);L?L.count+=y[x]:E.set(v,{width:l,height:u,count:y[x],firstPage:T[x]})}return[...E.values()]}async function m(h,{
kinds:b,kindOf:y},T){const E=await p(h),x=b.map(I);return Array.from(y,(g,l)=>({...x[g],rotation:b[g].rotation,label:E(l),characters:T?.[l]??null}))}async function p(h){
const b=await(0,w.Hr)(h);return y=>b?M(b(y)):null}function M({style:h,prefix:b,number:y}){return(0,A.ZK)(b)+(0,C.Y)(h,y)}}),66403:((G,z,O)=>{O.d(z,{a:()=>_});const C=100,
w=A=>Math.round(A*C)/C,_=A=>A?{x:w(A.x),y:w(A.y),width:w(A.width),height:w(A.height)}:null}),94289:((G,z,O)=>{O.d(z,{Y:()=>C});function C(R,m){switch(R){case"D":
return String(m);case"R":return B(m);case"r":return B(m).toLowerCase();case"A":return I(m);case"a":return I(m).toLowerCase();default:return""}}const w=[[1e3,"M"],
[900,"CM"],[500,"D"],[400,"CD"],[100,"C"],[90,"XC"],[50,"L"],[40,"XL"],[10,"X"],[9,"IX"],[5,"V"],[4,"IV"],[1,"I"]],_=1e5,A=2600;function B(R){if(R>_)return String(
R);let m="",p=R;for(const[M,h]of w)for(;p>=M;)m+=h,p-=M;return m}function I(R){return R>A?String(R):String.fromCharCode(65+(R-1)%26).repeat(Math.ceil(R/26))}}),
33546:((G,z,O)=>{O.d(z,{FB:()=>B,Hr:()=>R,Zh:()=>m,k$:()=>I,qm:()=>p});var C=O(93604),w=O(45599),_=O(81077);const A={first:0,style:"D",prefix:void 0,start:1};async function B(E){
const x=E.catalog.get("PageLabels");if(!E.dict(x))return;const g=(await(0,_.Zc)(E,x,"Nums")).map(([l,u])=>({first:Number(l),label:E.dict(u)})).filter(({first:l})=>Number.
isInteger(l)&&l>=0).sort((l,u)=>l.first-u.first).filter(({first:l},u,v)=>v[u+1]?.first!==l).map(({first:l,label:u})=>({first:l,...M(E,u)}));return g[0]?.first===
0?g:[A,...g]}function I(E,x){const g=E.editCatalog();if(x.length===0){g.delete("PageLabels");return}const l=x[0].first===0?x:[A,...x],u=T(E),v=l.map(({first:L,start:k,
...N})=>[L,y({...N,number:k},u)]);g.set("PageLabels",E.add((0,_.H6)(E,v,"Nums")))}async function R(E){const x=await B(E);if(!x)return;const g=x.map(({first:l})=>l);
return l=>{const u=x[(0,C.MJ)(g,l)-1];return{...u,number:u.start+l-u.first}}}function m(E,x){const g=[],l=T(E);let u,v=0;for(const L of x)(!u||!h(u,L))&&g.push(
[v,y(L,l)]),u=L,v++;return(0,_.H6)(E,g,"Nums")}async function p(E,x){const g=await R(E);if(!g)return;const l=m(E,Array.from(x,u=>g(u-1)));E.editCatalog().set("P\
ageLabels",E.add(l))}function M(E,x){const g=E.resolve(x?.get("S")),l=E.resolve(x?.get("P")),u=E.resolve(x?.get("St"));return{style:g instanceof w.SX?g.text:void 0,
prefix:l instanceof w.Mx&&l.bytes.length>0?l:void 0,start:typeof u=="number"&&Number.isInteger(u)&&u>=1?u:1}}function h(E,x){return E.style!==x.style||x.style!==
void 0&&x.number!==E.number+1?!1:E.prefix===x.prefix?!0:!!E.prefix&&!!x.prefix&&Buffer.compare(E.prefix.bytes,x.prefix.bytes)===0}const b=100;function y({style:E,
prefix:x,number:g},l){return(0,w.jd)({S:E===void 0?void 0:(0,w.UU)(E),P:x&&x.bytes.length>b?l(x):x,St:E===void 0||g===1?void 0:g})}function T(E){const x=new Map;
return g=>{let l=x.get(g);return l||x.set(g,l=E.add(g)),l}}}),81077:((G,z,O)=>{O.d(z,{BX:()=>R,H6:()=>m,MN:()=>p,Pu:()=>B,Zc:()=>I,r6:()=>M});var C=O(45599),w=O(
93604),_=O(9819);const A=64,B=l=>typeof l=="number"?String(l):Buffer.from(l.bytes).toString("latin1");async function I(l,u,v){const L=[];for(const k of await b(
l,u,0,v)){for(const $ of T(l,k,v))L.push($);const N=l.job.pace.step(h);N&&await N}return L}async function R(l,u,v,L,k,N){const $=await b(l,u,v,L,N);for(let H=$.
length-1;H>=0;H--){const D=$[H],F=T(l,D,L),W=F.filter(([X,J])=>!k(X,J)),Z=l.job.pace.step(h+F.length*h);Z&&await Z,W.length<F.length&&(l.edit(D.holder),D.dict.set(
L,x(W)),D.changed=!0);for(const X of D.repeats)l.edit(D.holder),D.dict.delete(X),D.changed=!0;if(D.emptyKids){const X=(l.array(D.dict.get("Kids"))??[]).filter(J=>!D.
emptyKids.has(l.dict(J)));l.edit(D.holder),D.dict.set("Kids",X),D.changed=!0}if(!D.changed)continue;const it=l.array(D.dict.get("Kids"))??[];D.empty=W.length===
0&&it.length===0;const nt=D.parent;nt&&(nt.changed=!0,D.empty?(nt.emptyKids??=new Set).add(D.dict):E(l,D,W,it))}return $[0]?.empty??!1}function m(l,u,v){if(u.length<=
A)return(0,C.jd)({[v]:x(u)});let L=[];for(const k of g(u)){const[N,$]=[k[0][0],k.at(-1)[0]];L.push({ref:l.add((0,C.jd)({Limits:[N,$],[v]:x(k)})),low:N,high:$})}
for(;L.length>A;)L=g(L).map(k=>{const[N,$]=[k[0].low,k.at(-1).high];return{ref:l.add((0,C.jd)({Limits:[N,$],Kids:k.map(({ref:H})=>H)})),low:N,high:$}});return(0,C.
jd)({Kids:L.map(({ref:k})=>k)})}async function p(l,u){const{pace:v}=l.job,L=[];for(const[k,N]of u){L.push([(0,C.Px)(k),N]);const $=v.step(10*h);$&&await $}return m(
l,await M(l,L),"Names")}async function M(l,u){const{pace:v}=l.job,L=[];for(const N of u){L.push({entry:N,key:B(N[0])});const $=v.step(h);$&&await $}return(await(0,w.
qZ)(L,(N,$)=>N.key<$.key?-1:N.key>$.key?1:0,v)).map(({entry:N})=>N)}const h=100;async function b(l,u,v,L,k){const N=new _.b9(l),$=new Set,H=W=>$.size<$.add(W).size,
D=[],F=[{value:u??null,holder:v,parent:void 0}];for(let W=F.pop();W!==void 0;W=F.pop()){N.spend(1);const Z=l.dict(W.value);if(!Z||!H(Z)||k&&W.parent&&!y(l,Z,k))
continue;const it=[],nt=st=>{const at=l.array(Z.get(st));return!at||H(at)?at??[]:(it.push(st),[])},X=nt(L).length>>1,J=nt("Kids"),rt={dict:Z,holder:(0,_.Kd)(W.value,
W.holder),parent:W.parent,repeats:it};D.push(rt),N.spend(X);for(let st=J.length-1;st>=0;st--)F.push({value:J[st],holder:(0,_.Kd)(Z.get("Kids"),rt.holder),parent:rt});
const pt=l.job.pace.step(h+X*h);pt&&await pt}return D}function y(l,u,v){const[L,k]=l.array(u.get("Limits"))??[];return typeof L!="number"||typeof k!="number"||v(
L,k)}function T(l,{dict:u,repeats:v},L){const k=v.includes(L)?void 0:l.array(u.get(L));if(!k)return[];const N=[];for(let $=0;$+1<k.length;$+=2){const H=l.resolve(
k[$]);(L==="Names"?H instanceof C.Mx:typeof H=="number")&&N.push([H,k[$+1]])}return N}function E(l,u,v,L){const k=H=>l.array(l.dict(H)?.get("Limits"))??[],N=v[0]?.[0]??
k(L[0])[0],$=v.at(-1)?.[0]??k(L.at(-1))[1];l.edit(u.holder),N!==void 0&&$!==void 0?u.dict.set("Limits",[N,$]):u.dict.delete("Limits")}function x(l){const u=[];for(const[
v,L]of l)u.push(v,L);return u}function g(l){const u=[];for(let v=0;v<l.length;v+=A)u.push(l.slice(v,v+A));return u}}),59071:((G,z,O)=>{O.d(z,{Gh:()=>h,ZK:()=>b,
wh:()=>M});var C=O(77581),w=O(45599);const _=/\u001b[A-Za-z]{2}[A-Za-z-]{0,8}\u001b/g,A=/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]/g,B=/[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g,
I=y=>y.replace(_,"").replace(A,"").replace(B,"�"),R=200,m=new WeakMap;function p(y){if(y.bytes.length<R)return I((0,C.g7)(y));let T=m.get(y);return T===void 0&&
m.set(y,T=I((0,C.g7)(y))),T}const M=y=>I(y).trim();function h(y){const T=y instanceof w.Mx?p(y).trim():"";return T===""?null:T}const b=y=>y?p(y):""}),70549:((G,z,O)=>{
O.d(z,{n:()=>C});function C(w){const _=new WeakMap;return A=>{if(A.hasChanges)return w(A);const B=_.get(A);if(B)return B.answer;const I=w(A);return _.set(A,{answer:I}),
I}}}),9819:((G,z,O)=>{O.d(z,{J7:()=>_,Kd:()=>I,Wo:()=>R,_i:()=>B,b9:()=>A});var C=O(42973),w=O(45599);class _{document;gone=new Set;chased=new Set;constructor(p){
this.document=p}remove(p){const{catalog:M,catalogNumber:h,pages:b}=this.document,y=M.get("Pages");p===h||(0,w.i9)(y)&&p===y.number||b.holds(p)||(this.gone.add(p),
this.document.remove(p))}chase(p){this.chased.add(p)}removed(){return this.gone}takeChased(){const p=this.chased;return this.chased=new Set,p}isGone(p){return(0,w.
i9)(p)&&this.gone.has(p.number)}}class A{most;left;constructor(p){this.most=this.left=p.job.limits.nodes}spend=p=>{if(this.left-=p,this.left<0)throw(0,C.F)("nod\
es",`The document has more than ${this.most} fields, bookmarks, names and structure elements`,"Remove bookmarks or tags with another program first")}}class B{seen;beyond=new Set;allowance;constructor(p,M=new A(
p)){this.allowance=M,this.seen=new Uint8Array((p.size>>3)+1)}first(p){if(this.allowance.spend(1),!(0,w.i9)(p))return!0;const{number:M}=p,h=M>>3;if(h>=this.seen.
length)return this.beyond.size<this.beyond.add(M).size;const b=1<<(M&7),y=(this.seen[h]&b)===0;return this.seen[h]|=b,y}}function I(m,p){return(0,w.i9)(m)?m.number:
p}function R(m,p){const M=m.catalog.get(p),h=m.dict(M);return h&&{dict:h,holder:I(M,m.catalogNumber)}}}),93604:((G,z,O)=>{O.d(z,{BC:()=>B,MJ:()=>I,qZ:()=>_});const C=4096,
w=100;async function _(m,p,M){let h=[];for(let b=0;b<m.length;b+=C){for(const T of m.slice(b,b+C).sort(p))h.push(T);const y=M.step(12*C*w);y&&await y}for(let b=C;b<
m.length;b*=2){const y=[];for(let T=0;T<m.length;T+=2*b)await A(h,T,b,p,y,M);h=y}return h}async function A(m,p,M,h,b,y){const[T,E]=[Math.min(p+M,m.length),Math.
min(p+2*M,m.length)];let[x,g]=[p,T];for(;x<T||g<E;){const l=x===T||g<E&&h(m[g],m[x])<0;b.push(m[l?g++:x++]);const u=y.step(w);u&&await u}}const B=(m,p)=>R(m,p,!1),
I=(m,p)=>R(m,p,!0);function R(m,p,M){let[h,b]=[0,m.length];for(;h<b;){const y=h+b>>1,T=m[y];T<p||M&&T===p?h=y+1:b=y}return h}})};
