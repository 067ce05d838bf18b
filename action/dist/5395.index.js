"use strict";exports.id=5395,exports.ids=[5395],exports.modules={4528:((G,z,x)=>{x.d(z,{G7:()=>v,GW:()=>_,IF:()=>u,JF:()=>y,KV:()=>p,_m:()=>w,lg:()=>b,u9:()=>R,uv:()=>I});const C=null,
b={"application/json":".json","text/plain":".txt","text/markdown":".md","text/csv":".csv","application/jsonl":".jsonl"};function _(g,l=!1){const{per_page:h,tables:M,
layout:L}=g;return A(g)?"application/jsonl":l&&M===!0&&h!==!0?"text/csv":h===!0||M===!0?"application/json":L==="markdown"?"text/markdown":"text/plain"}const A=g=>(g.
pieces??"none")!=="none";function B(g){const l=_(g);return A(g)?["application/json",l]:g.tables===!0?[l,"text/csv"]:l==="text/markdown"?["application/json",l,"t\
ext/plain"]:[...new Set(["application/json",l])]}const I=({text:g})=>typeof g=="string"?g:"",R=({pages:g,tables:l,pieces:h})=>(g??l??h)!==void 0;function w({text:g,
pages:l,tables:h,pieces:M,...L}){return L}const p=({pieces:g})=>g,y=g=>g.map(l=>`${JSON.stringify(l)}
`).join(""),u=({tables:g})=>g??[];function O(g){return u(g).flatMap(({page:l,rows:h,header:M,certain:L},k)=>{const N=T(h,M);return h.slice(M?1:0).map(($,H)=>({row:Object.
fromEntries($.map((D,F)=>[N[F],D])),about:{page:l,table:k+1,row:H+1,certain:L}}))})}const m="pdf";function T(g,l){const h=g.reduce((L,{length:k})=>Math.max(L,k),
0),M=new Set([m]);return Array.from({length:h},(L,k)=>{const N=l&&g[0][k]||`Column ${k+1}`;let $=N;for(let H=2;M.has($);H++)$=`${N} ${H}`;return M.add($),$})}function v(g){
const[l,...h]=u(g);return l&&h.length===0?E(l.rows):void 0}const E=g=>g.map(l=>`${l.map(h=>/[",\r\n]/.test(h)?`"${h.replaceAll('"','""')}"`:h).join(",")}\r
`).join("")}),66974:((G,z,x)=>{x.d(z,{D6:()=>B,F1:()=>_,NL:()=>p,P3:()=>b,br:()=>A,bs:()=>w});var C=x(98446);const b={problem:"names page 0: pages count from 1,\
 and -1 is the last page"};function _(u,O,m){const T=[],v=[];for(const[E,g]of u.split(",").entries()){const l=E+1;if(O!==void 0&&g.trim()===""){v.push(`entry ${l}\
 is empty: write ${O}, separated by single commas`);continue}const h=m(g,l);"problem"in h?v.push(A(l,g,h.problem)):T.push(h.item)}return v.length>0?{problem:w(v)}:
{items:T}}const A=(u,O,m)=>`entry ${u} ('${y(O.trim())}') ${m}`,B=({position:u,text:O},m,T)=>A(u,O,`names ${I(m)}, but the document has ${(0,C.y_)(T,"page")}`);
function I(u){return Number.isSafeInteger(u)?`page ${u}`:"a page far beyond its end"}const R=5;function w(u){const O=u.length-R;return[...u.slice(0,R),...O>0?[`\
and ${O} more such entries`]:[]].join("; ")}function p(u){const O=/^ *(\d{1,10}) *[-–]+ *(\d{0,10}) *$/.exec(u);return O?`is not a range: write ${O[1]}..${O[2]}${O[2]===
""?" for this page and all after it":""}`:/\bfirst\b/i.test(u)?"is not a page: the first page is written 1, and a range from it 1..5":/\b(last|end)\b/i.test(u)?
"is not a page: the last page is written -1, and a range to it 2..":void 0}function y(u){const O=[...u].map(m=>/[\p{Cc}\p{Cs}\u2028\u2029]/u.test(m)?"?":m);return(0,C.
Bu)(O.join(""),40)}}),29082:((G,z,x)=>{x.d(z,{k1:()=>B,lY:()=>A,m7:()=>I});var C=x(58552),b=x(66974);const _=/^(not +)?(?:(odd|even|all)|(-?\d+)(?:(\.\.)(-?\d+)?)?)$/i,
A=p=>(0,b.F1)(p,"pages such as 1..3, -1, odd",(y,u)=>{const O=y.trim(),m=_.exec(O);if(!m)return{problem:w(O)};const[,T,v,E,g,l]=m,h={negated:T!==void 0,text:O,position:u};
if(v!==void 0)return{item:{...h,pages:v.toLowerCase()}};const M=Number(E),L=g===void 0?M:l===void 0?"end":Number(l);return M===0||L===0?b.P3:{item:{...h,pages:{
from:M,to:L}}}});function B(p,y,u="pages"){const O=g=>(0,C.G6)([{field:u,message:g}]),m=A(p);if("problem"in m)throw O(m.problem);const T=new R(y),v=new R(y),E=[];
for(const g of m.items){const l=g.negated?v:T;if(typeof g.pages=="string"){l.add(g.pages);continue}const{from:h,to:M}=g.pages,L=h<0?y+1+h:h,k=M==="end"?y:M<0?y+
1+M:M,$=(M==="end"?h<0?[[h,L]]:[]:[[h,L],[M,k]]).find(([,H])=>H<1||H>y);$&&E.push((0,b.D6)(g,$[0],y)),!(M==="end"&&L>y||E.length>0)&&l.range(Math.min(L,k),Math.
max(L,k))}if(E.length>0)throw O((0,b.bs)(E));return m.items.every(({negated:g})=>g)&&T.add("all"),T.without(v)}function I(p){const y=A(p);if("problem"in y||y.items.
length!==1)return;const{negated:u,pages:O}=y.items[0];if(u)return;if(O==="all")return{first:1};if(typeof O=="string"||O.from<1)return;const{from:m,to:T}=O;return T===
"end"?{first:m}:T===-1?{first:m}:T<1?void 0:{first:Math.min(m,T),last:Math.max(m,T)}}class R{pageCount;differences;odd=!1;even=!1;constructor(y){this.pageCount=
y,this.differences=new Int32Array(y+2)}add(y){y!=="even"&&(this.odd=!0),y!=="odd"&&(this.even=!0)}range(y,u){this.differences[y]++,this.differences[u+1]--}without(y){
const u=new Uint32Array(this.pageCount);let O=0,m=0,T=0;for(let v=1;v<=this.pageCount;v++){m+=this.differences[v],T+=y.differences[v];const E=v%2===1?"odd":"eve\
n";(m>0||this[E])&&!(T>0||y[E])&&(u[O++]=v)}return u.subarray(0,O)}}function w(p){return/^(not +)?\.\./i.test(p)?"has no start: a range is written 1..5":/^!/.test(
p)?"is not a page: leave out pages with not, such as not 2":(0,b.NL)(p.replace(/^not +/i,""))??"is not a page such as 3 or -1, a range such as 2..5 or 2.., odd,\
 even, all, or one of these after not"}}),45657:((G,z,x)=>{x.d(z,{Hn:()=>b,Kf:()=>A,RZ:()=>C,Vp:()=>I,YG:()=>B,vH:()=>_});function C(R,w){for(const p of w)R.push(
p)}const b=R=>R.slice();function _(R,w,p){const y=R.get(w);y?y.push(p):R.set(w,[p])}const A=R=>{let w=-1/0;for(const p of R)w=Math.max(w,p);return w},B=R=>{let w=1/0;
for(const p of R)w=Math.min(w,p);return w},I=R=>Number.isInteger(R)&&!Number.isSafeInteger(R)}),56871:((G,z,x)=>{x.r(z),x.d(z,{extract_text:()=>vs});var C=x(58552),
b=x(27077),_=x(60660),A=x(45657),B=x(56822),I=x(20779),R=x(39955),w=x(62897);const p=100;function y(e){let t="",n;for(const{space:o,text:s,fragment:i}of e.pieces())
t+=o+(n&&o===""&&T(s,i,n)?E(s):s),n=i;return t.replace(/\s+/g," ").trim()}function*u(e,t){const n=[];let o=0,s;for(const{space:r,text:a,fragment:c}of e.pieces()){
++o%p===0&&(yield b.Yz);const d=l(c,t),f=r!=="",P=n.at(-1),j=s&&!f&&!d.isReference&&T(a,c,s)?E(a):a;s=c,P&&h(P.look,d)?P.text+=f?` ${j}`:j:n.push({text:j,look:d,
isSpaced:f})}let i="";for(const[r,a]of n.entries())a.isSpaced&&(i+=" "),i+=M(a,g(n,r));return i.trim()}const O=.85,m=.2;function T(e,{style:t,baseline:n},o){const{
frame:s,size:i}=o.style;return/^\d{1,3}$/.test(e)&&/\d$/.test(o.text)&&t.frame===s&&!s.vertical&&t.size<O*i&&o.baseline-n>m*i}const v="⁰¹²³⁴⁵⁶⁷⁸⁹",
E=e=>e.replace(/\d/g,t=>v[Number(t)]);function g(e,t){const n=e[t+1];return{before:e[t].isSpaced?"":e[t-1]?.text.at(-1)??"",after:!n||n.isSpaced?"":n.text[0]}}function l(e,{
linkOf:t,marksBold:n,isReference:o}){const{bold:s,italic:i}=e.style.font;return{bold:s&&n,italic:i,fixedPitch:e.isTyped,link:t(e),isReference:o?.(e)===!0}}const h=(e,t)=>e.
bold===t.bold&&e.italic===t.italic&&e.fixedPitch===t.fixedPitch&&e.link===t.link&&e.isReference===t.isReference;function M({text:e,look:{bold:t,italic:n,fixedPitch:o,
link:s,isReference:i}},r){if(i&&/^\d{1,3}$/.test(e))return`[^${e}]`;let a=o&&!L(e,r)?D(e):nt(e);return/[\p{L}\p{N}]/u.test(e)&&H(e,r)&&(n&&(a=`*${a}*`),t&&(a=`*\
*${a}**`)),s===void 0?a:`[${a}](${F(s)})`}const L=(e,{before:t,after:n})=>e.length<=k&&/^[\p{L}\p{N}]+$/u.test(e)&&$.test(t+n),k=3,N=/[\p{P}\p{S}]/u,$=/[\p{L}\p{N}]/u,
H=(e,{before:t,after:n})=>!(N.test(e[0])&&$.test(t))&&!(N.test(e.at(-1))&&$.test(n));function D(e){const t=(0,w.K)((e.match(/`+/g)??[]).map(o=>o.length),0),n="`".
repeat(t+1);return t>0?`${n} ${e} ${n}`:`${n}${e}${n}`}const F=e=>/[\s()<>]/.test(e)?`<${e.replace(/[\s<>]/g,encodeURIComponent)}>`:e,W=e=>e.replace(Z,(t,n)=>{if(!it.
test(t))return t;const[o,s]=[e[n-1],e[n+t.length]],i=s!==void 0&&(t.endsWith(" ")||$.test(s));return`${o===void 0||o===" "?"":" "}…${i?" ":""}`}),Z=/[.\u2026](?: ?[.\u2026])+ ?/g,
it=/^(?:\u2026[.\u2026]|(?:[.\u2026] ?){5})/,nt=e=>W(e).replace(/[\\`*[\]]/g,"\\$&").replace(/(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])/gu,"\\_").replace(/<(?=[A-Za-z/!?])/g,
"\\<"),X=e=>e.replace(/^(?=#{1,6}(?:\s|$)|>|[-+](?:\s|$)|(?:-{3,}|={3,}|_{3,})$)/,"\\").replace(/^(\d{1,9})([.)])(?=\s|$)/,"$1\\$2");var J=x(61520),rt=x(93604),
at=x(5609),st=x(99689);const ht=100,At=1e4;function*Oe(e){const t=ve(e);if(!t)return Ee(e);const n=new Me,o=t.widths.map(a=>a===t.count);for(const[a,c]of e.entries())
n.add(a,c,o[a]?t.places[a]:[]),yield(1+c.length)*b.Yz/b.y;const s=e.map((a,c)=>a.every((d,f)=>n.allow(d,t.places[c][f])));if(o.every(Boolean)&&s.every(Boolean))
return yield*Rt(e,t);const i=s.every(Boolean),r=e.map((a,c)=>o[c]&&(i||s[c]&&n.tellAll(c,a)));return yield*Rt(e,yield*new Le(e,t,r,n).place())}function*Rt(e,{count:t,
places:n}){const o=new Uint8Array(t);for(const[r,a]of e.entries()){for(const[c,{place:d}]of a.entries())d&&(o[n[r][c]]=1);yield(1+a.length)*b.Yz/b.y}const s=[];
let i=0;for(const r of o)s.push((i+=r)-r);return i===t?{count:t,places:n}:{count:i,places:n.map(r=>r.map(a=>s[a]))}}const Ee=e=>({count:e.reduce((t,n)=>Math.max(
t,n.length),0),places:e.map(t=>t.map((n,o)=>o))});function ve(e){const t=[],n=[],o=[];for(const[s,i]of e.entries()){const r=[];let a=0;const c=()=>{for(;(o[a]??
0)>s;)a++};for(const{tag:d}of i){if(c(),r.push(a),a+ct(d)>ht)return;for(let f=ct(d);f>0;f--)o[a++]=s+Math.min(d?.rows??1,e.length-s)}c(),t.push(r),n.push(a)}return{
places:t,widths:n,count:n.reduce((s,i)=>Math.max(s,i),0)}}const ct=e=>e?.columns??1;class Me{known=new Map;rows=new Set;add(t,n,o){for(const[s,i]of n.entries()){
const{tag:r}=i;for(const{row:c}of this.headsOf(i))c!==t&&this.rows.add(c);const a=o[s];r?.id!==void 0&&a!==void 0&&this.known.set(r.id,{row:t,from:a,to:a+ct(r)})}}headsOf({
tag:t}){return t?.heads.flatMap(n=>this.known.get(n)??[])??[]}allow(t,n){const o=this.headsOf(t);return o.length===0||o.some(({from:s,to:i})=>n>=s&&n<i)}tellAll(t,n){
return this.rows.has(t)||n.every(o=>this.headsOf(o).some(s=>s.row!==t))}}class Le{rows;byTags;isWhole;heads;bands;before=0;constructor(t,n,o,s){this.rows=t,this.
byTags=n,this.isWhole=o,this.heads=s,this.bands=Array.from({length:n.count})}*place(){const{rows:t,byTags:n,isWhole:o,bands:s}=this;for(const[r,a]of t.entries())
for(const[c,{tag:d,place:f}]of a.entries()){const P=n.places[r][c];o[r]&&f&&ct(d)===1&&(s[P]=bt(s[P],f))}if(2*s.filter(Boolean).length<s.length)return n;this.makeRoom();
const i=[];for(const[r,a]of t.entries()){const c=n.places[r].map(d=>d+this.before);yield(1+a.length*s.length)*b.Yz/b.y,i.push(o[r]?c:this.placeRow(a)??c)}return{
count:s.length,places:i}}makeRoom(){const t=this.bands[0];if(!t)return;const n=this.rows.filter((o,s)=>!this.isWhole[s]).map(([o])=>o).filter(o=>o?.place&&o.place.
end<=t.start&&o.tag?.heads.length===0).map(o=>o.place);n.length!==0&&(this.bands.unshift(n.reduce((o,s)=>bt(o,s))),this.before=1)}placeRow(t){const{bands:n,before:o,
heads:s}=this,i=t.map(()=>new Float64Array(n.length+1).fill(1/0)),r=t.map(()=>new Uint8Array(n.length));for(let d=t.length-1;d>=0;d--){const f=t[d],P=ct(f.tag);
for(let S=n.length-P;S>=0;S--){const K=(d===t.length-1?0:i[d+1][S+P])+this.distance(f,S,P)+(s.allow(f,S-o)?0:At),U=i[d][S+1];i[d][S]=Math.min(K,U),K<=U&&(r[d][S]=
1)}}if(t.length>0&&i[0][0]===1/0)return;const a=[];let c=0;for(const[d,{tag:f}]of t.entries()){for(;!r[d][c];)c++;a.push(c),c+=ct(f)}return a}distance({place:t},n,o){
if(!t)return 0;const s=this.bands.slice(n,n+o).filter(f=>f!==void 0);if(s.length===0)return At;const{start:i,end:r}=s.reduce(bt),a=Math.max(t.start-r,i-t.end,0),
[c,d]=[t.start-i,t.end-r];return a+Math.min(Math.abs(c),Math.abs(d),Math.abs(c+d)/2)}}const bt=(e,{start:t,end:n})=>e?{start:Math.min(e.start,t),end:Math.max(e.
end,n)}:{start:t,end:n},Se=100,$t=100;function kt(e){const t=new Map;for(const{element:n}of e){const o=Ct(n),s=o?.parent;if(s?.type!=="TR")continue;const i=t.get(
s);i?i.add(o):t.set(s,new Set([o]))}return t}function*_t(e){const{blocks:t}=e,n=kt(e.leaves),o=[];for(let s=0,i;s<t.length;s=i){const{element:r}=t[s];if(i=s+1,s%
Se===0&&(yield b.Yz),r?.type!=="TR")continue;i=It(t,s);const a=t.slice(s,i),c=[...n.get(r)??[]],d=c.length>0&&c.every(({type:f})=>f==="TH");o.push({blocks:a,rows:yield*Nt(
a,e,n),hasHead:d})}return o}function It(e,t){const n=Bt(e[t].element);let o=t+1;for(;o<e.length&&e[o].element?.type==="TR"&&Bt(e[o].element)===n;)o++;return o}function*Nt(e,t,n){
const o=[];for(const a of e)o.push(yield*Te(a,t,n));const{places:s,count:i}=yield*Oe(o),r=[];for(const[a,c]of o.entries()){const d=[];for(const[f,{flow:P}]of c.
entries()){for(;d.length<s[a][f];)d.push(new J.q(t.edges));d.push(P)}for(;d.length<Math.min(i,$t);)d.push(new J.q(t.edges));yield(1+d.length)*b.Yz/b.y,r.push(d)}
return r}function*Te({lines:e,element:t},{leafOf:n,edges:o},s){const i=t?.cells&&t.cells.length<=$t?t.cells:[],r=new Map(i.map(c=>[c,[]]));for(const c of(t&&s.get(
t))??[])r.has(c)||r.set(c,[]);for(const{segments:c}of e)for(const{fragments:d}of c)for(const f of d){const P=Ct(n(f)?.element),S=r.get(P);S?S.push(f):r.set(P,[f])}
const a=[];for(const[c,d]of r){const f=yield*(0,rt.p9)(d,(S,j)=>S.order-j.order),P=yield*(0,B.gB)(yield*(0,at._I)(yield*(0,st.q9)(f)),o);a.push({tag:c?.cell,place:Pe(
f),flow:P})}return a}function Pe(e){if(e.length===0)return;const[t,n]=[e.map(({start:o})=>o),e.map(({end:o})=>o)];return{start:Math.min((0,w.Y)(t),(0,w.Y)(n)),end:Math.
max((0,w.K)(t),(0,w.K)(n))}}function Ct(e){for(const t of(0,_.Hy)(e))if((0,_.nZ)(t.type))return t;return e&&(0,R.VN)(e)}function Bt(e){for(const t of(0,_.Hy)(e.
parent))if(t.type==="Table")return t;return e.parent}function Ae(e){let t="";for(const[n,o]of e.entries()){const s=e[n-1];s&&(t+=zt(s,o)),t+=Dt(o)}return t}function zt(e,t){
return e.kind==="item"&&t.kind==="item"?`
`:`
${">".repeat(Math.min(e.quotes??0,t.quotes??0))}
`}function Dt(e){const{quotes:t=0}=e;return t>0?jt(e).replace(/^/gm,`${">".repeat(t)} `):jt(e)}function jt(e){switch(e.kind){case"heading":return`${"#".repeat(e.
level)} ${e.text}`;case"paragraph":return X(e.text);case"note":return`[^${e.number}]: ${e.text}`;case"item":return`${"   ".repeat(e.depth)}${e.mark} ${e.text}`;case"\
code":{const t=(0,w.K)(e.lines.flatMap(o=>(o.match(/`+/g)??[]).map(s=>s.length)),2),n="`".repeat(t+1);return[n,...e.lines,n].join(`
`)}case"table":return Re(e.rows);case"figure":return`![${e.alternative.replace(/[\\[\]]/g,"\\$&")}]()`}}function Re(e){const t=(0,w.K)(e.map(i=>i.length)),n=i=>`\
| ${Array.from({length:t},(r,a)=>(i[a]??"").replaceAll("|","\\|")).join(" | ")} |`,[o,...s]=e;return[n(o),`|${" --- |".repeat(t)}`,...s.map(n)].join(`
`)}var Kt=x(4186);function*$e(e,t){const{fragments:n,leafOf:o,edges:s}=e.found;if(o&&(0,R.P$)(n,o)){const r=yield*ke(e.blocks,o,t,s);if(r.length>0)return r}const i=[];
for(const r of(yield*e.blocksByLook()).filter(I.bI)){const a=_e(yield*Ht(r,s),r instanceof I.QH?r.spans:void 0);i.push({box:Ut([r]),rows:a,hasHead:Ot(a),isCertain:r instanceof
I.QH})}return i}function*ke(e,t,n,o){const s=[];for(const{blocks:i,rows:r,hasHead:a}of yield*_t({blocks:e,leafOf:t,leaves:n,edges:o}))s.push({box:Ut(i),rows:r.map(
c=>c.map(y)),hasHead:a,isCertain:!0});return s}function*Ht(e,t){const n=[];for(const o of e.rows){const s=[];for(const i of o)yield b.Yz,s.push(yield*Ie(i,t));n.
push(s)}return n}function _e(e,t){const[n,o,...s]=e;if(!t||!o||t.some(([a,c])=>c-a+1>=o.length))return e;const i=o.map((a,c)=>n[t.find(([d,f])=>d<=c&&c<=f)?.[0]??
-1]??""),r=[o.map((a,c)=>[i[c],a].filter(Boolean).join(" ")),...s];return!o.some(xt)&&Ot(r)?r:e}function*Ie(e,t){return e.length===0?"":y(yield*(0,B.gB)(e,t))}const Ut=e=>e.
map(({frame:t,start:n,end:o,top:s,bottom:i})=>(0,Kt.L)(t,n,o,s,i)).reduce(Kt.D),Ne=/^[^\p{L}]*\d[^\p{L}]*$/u,Wt=/^(?:19|20)\d\d$/,xt=e=>Ne.test(e)&&!Wt.test(e);
function Ot([e=[],...t]){const n=e.filter(s=>s!=="");return e.length===Ce&&(e[0].endsWith(":")||Be.test(e[1])&&!Wt.test(e[1]))?!1:2*n.length>=e.length&&!n.some(
xt)&&t.some(s=>s.some(xt))}const Ce=2,Be=/\d/,gt=`

`;function ze(e){return e.map((t,n)=>{const o=e[n-1],s={text:Dt(t),joint:o?zt(o,t):gt};if(t.kind==="heading")return{...s,heading:{level:t.level,title:t.title}};
const i=s.text.split(`
`);return t.kind==="table"?{...s,rows:{open:i.slice(0,2),rows:i.slice(2),close:[]}}:t.kind!=="code"?s:{...s,rows:{open:i.slice(0,1),rows:i.slice(1,-1),close:i.slice(
-1)}}})}function De(e){const t=[];let n=[];const o=()=>{n.length>0&&t.push(Yt({open:[],rows:n,close:[]})),n=[]};for(const s of e.split(`
`))s===""?o():n.push(s);return o(),t}function*je(e,t){const{blocks:n}=e,{edges:o}=e.found,s=yield*Ke(e,t),i=[];for(let r=0,a;r<n.length;r=a){a=r+1;const c=s.get(
n[r]);if(c)(0,A.RZ)(i,c);else{for(;a<n.length&&!s.has(n[a]);)a++;const{text:d}=yield*(0,B.dV)(n.slice(r,a),o);(0,A.RZ)(i,He(d))}}return i}function*Ke(e,t){const{
leafOf:n,fragments:o,edges:s}=e.found,i=new Map;for(const r of e.blocks.filter(I.bI)){const a=yield*Ht(r,s);i.set(r,[Gt(a,Ot(a))])}if(!n||!(0,R.P$)(o,n))return i;
for(const{blocks:r,rows:a,hasHead:c}of yield*_t({blocks:e.blocks,leafOf:n,leaves:t,edges:s})){yield b.Yz;for(const f of r)i.set(f,[]);const d=a.map(f=>f.map(y));
i.set(r[0],[Gt(d,c)])}return i}const He=e=>e.split(gt).map(t=>t.trimEnd()).filter(t=>t!=="").map(t=>({text:t,joint:gt}));function Gt(e,t){const n=e.map(o=>o.filter(
s=>s!=="").join(" "));return Yt({open:n.slice(0,t?1:0),rows:n.slice(t?1:0),close:[]})}const Yt=e=>({text:[...e.open,...e.rows,...e.close].join(`
`),joint:gt,rows:e});var lt=x(34659),Ue=x(73356);const Ft=.25,Zt=.5,Et=2,We=.9,Ge=5,vt=3,Ye=.25,Fe=.85,Ze=50,Xe=/(?:\.\s?){4}\s*(?:\d{1,5}|[ivxlc]{1,7})$/,Ve=/[\divxlc]$/,
Xt=30,Vt=12;class mt{ends;constructor(t){this.ends=t}static*of(t){const n=new Map;let o=0;for(const{lines:i}of t)for(const{start:r,end:a}of i){++o%b.y===0&&(yield b.
Yz);const c=Math.round(r/Et),d=n.get(c);d?d.push(a):n.set(c,[a])}const s=new Map;for(const[i,r]of n){if(r.length<Ge)continue;const a=yield*(0,rt.p9)(r,(c,d)=>c-
d);s.set(i,a[Math.floor((a.length-1)*We)])}return new mt(s)}isFull(t,n,{lines:o,start:s,end:i}){if(Jt(t))return!1;if(n.baseline-t.baseline>at.tS*t.size)return!0;
const r=t.end+Qt(n)+(Ft+Zt)*t.size;if(r>Math.max(i,this.ends.get(Math.round(t.start/Et))??1/0))return!0;let a=0;for(let c=0;c<Math.min(o.length,Ze)&&a<vt;c++)o[c].
end-s>Fe*(i-s)&&a++;return a===vt&&r>i}*write(t,n,o){const s=[];for(const i of yield*this.groupLines(t)){const r=yield*u(yield*(0,B.gB)(i,n),o);r!==""&&s.push(s.
length===0?r:X(r))}return s.join(`
`)}*groupLines(t){if(t.length<2)return[[...t]];const n=(0,w.Y)(t.map(r=>r.start)),o=(0,w.K)(t.map(({end:r})=>r)),s=Math.max(o,this.ends.get(Math.round(n/Et))??o),
i=yield*Je(t,n,s);return[0,...i].map((r,a)=>t.slice(r,i[a]))}}function*Je(e,t,n){const o=(i,r)=>Jt(e[i-1])||!qe(e[i-1])&&Qe(e[i-1],Qt(e[i]),t,r),s=[];for(let i=1;i<
e.length;i++){let r=i,a=-1/0;for(;r<e.length&&o(r,n);r++)a=Math.max(a,e[r-1].end);const c=Array.from({length:r-i},(f,P)=>i+P),d=c.filter(f=>o(f,a));(0,A.RZ)(s,c.
length>=vt&&d.length<=Ye*c.length?d:c),yield(r-i+1)*b.Yz/b.y,i=Math.max(i,r)}return s}function Qe(e,t,n,o){const s=t+(Ft+Zt)*e.size;return e.end+s<=o&&e.end-e.start+
s<=o-n}function Jt({segments:e}){const t=e.at(-1).fragments.at(-1).text;if(!Ve.test(t))return!1;const o=e.slice(-2).flatMap(({fragments:s})=>s.slice(-Vt)).map(({
text:s})=>s.slice(-Xt));return Xe.test(o.slice(-Vt).join(" ").slice(-Xt))}const qe=({segments:e})=>/[-\u2010\u00ad]$/.test(e.at(-1).fragments.at(-1).text);function Qt({
segments:e}){const[t]=e[0].fragments;return Math.abs(t.end-t.start)}var tn=x(77211);function*qt(e,t,n){if(e instanceof I.xE)return{kind:"code",lines:yield*(0,tn.
x)(e.visual,t)};const o=[];for(const s of e.rows){const i=[];for(const r of s)yield b.Yz,i.push(yield*en(r,t,n));o.push(i)}return{kind:"table",rows:o}}function*en(e,t,n){
return e.length===0?"":yield*u(yield*(0,B.gB)(e,t),{linkOf:n,marksBold:!1})}const te=1.15,Mt=200,nn=3,sn=1/2,on=500,rn=new RegExp(`^(?:[${lt.a}*-](?:\\s+|$)|${lt.
v})`,"u"),ee=/^(\d{1,3}|[a-z]|[ivx]{1,5})[.)]\s+/,yt=50;function*an(e,t,n,o){const s=[],i=new pn(t,n,o,yield*mt.of(e));for(let r=0,a;r<e.length;r=a){const c=e[r];
if(a=r+1,(0,I.bI)(c))s.push(yield*qt(c,n,o));else{for(;a<e.length&&!(0,I.bI)(e[a]);)a++;yield*ln(e.slice(r,a),i,s)}}return cn(s)}function cn(e){const t=s=>s.reduce(
(i,r)=>i+("text"in r?r.text.length:0),0),n=t(e),o=n>on&&t(e.filter(({kind:s})=>s==="heading"))>sn*n;return e.map(s=>o&&s.kind==="heading"?{kind:"paragraph",text:s.
text}:s)}function*ln(e,t,n){const o=e.flatMap(s=>s.lines.map((i,r)=>({line:i,block:s,begins:r===0})));for(let s=0,i;s<o.length;s=i){const{line:r}=o[s],a=t.kindOf(
r),c=a==="code"?new un(r):void 0;for(i=s+1;i<o.length;i++){const f=o[i];if(!(t.goesOn(a,r,f.line)||a==="item"&&t.goesOnBelow(o[i-1],f))||f.begins&&!c?.isNear(f.
line))break;c?.add(f.line),(i-s)%yt===0&&(yield b.Yz)}s%yt===0&&(yield b.Yz);const d=o.slice(s,i).map(f=>f.line);n.push(yield*t.piece(a==="heading"&&!t.isHeading(
d)?"paragraph":a,d,n.at(-1)))}}const fn=new RegExp("^\\p{Ll}","u"),dn=/[.!?:;]["\u201d\u2019)]?$/u;class un{last;pitch=0;constructor(t){this.last=t}isNear(t){const{
frame:n,baseline:o,size:s}=this.last,i=t.baseline-o;return t.frame===n&&Math.abs(t.size-s)<.1*s&&i>0&&i<=Math.max(hn*s,gn*this.pitch)}add(t){const n=t.baseline-
this.last.baseline;n>0&&(this.pitch===0||n<this.pitch)&&(this.pitch=n),this.last=t}}const hn=2.2,gn=2.1;class pn{body;edges;linkOf;columns;depths=[];constructor(t,n,o,s){
this.body=t,this.edges=n,this.linkOf=o,this.columns=s}kindOf(t){const n=ft(t,this.edges);if(Lt(t,({isTyped:r})=>r))return"code";const o=t.size>=te*this.body.size,
s=!this.body.isBold&&Lt(t,ne)&&!/[.,;:]$/.test(n)&&!yn(n),i=(o||s)&&!wn(n)&&n.length<=Mt&&xn(n);return rn.test(n)||ee.test(n)&&!i?"item":i?"heading":"paragraph"}isHeading(t){
const n=t.reduce((o,s)=>o+ft(s,this.edges).length,0);return t.length<=nn&&n<=Mt}goesOn(t,n,o){const s=this.kindOf(o),i=s==="heading"&&Lt(n,ne)&&o.size===n.size;
return t==="item"?(s==="paragraph"||i)&&o.start>n.start+o.size/2:s===t&&(t!=="heading"||Math.abs(o.size-n.size)<.5)}goesOnBelow({line:t,block:n},{line:o}){return this.
kindOf(o)!=="paragraph"||!this.columns.isFull(t,o,n)?!1:fn.test(ft(o,this.edges))||!dn.test(ft(t,this.edges))}*piece(t,n,o){const{edges:s,linkOf:i}=this;if(t===
"code")return{kind:t,lines:yield*se(n,s)};const r=t!=="heading"&&!this.body.isBold;if(t==="paragraph")return{kind:t,text:yield*this.columns.write(n,s,{linkOf:i,
marksBold:r})};const a=yield*(0,B.gB)(n,s),c=yield*u(a,{linkOf:i,marksBold:r});if(t==="heading")return{kind:t,level:this.levelOf(n[0]),text:c,title:y(a)};o?.kind!==
"item"&&(this.depths=[]);const d=ee.exec(ft(n[0],s))?.[0].trim()??"-",f=/^\d/.test(d);return{kind:t,depth:this.depthOf(n[0]),mark:f?d:"-",text:vn(c,f)}}levelOf({
size:t}){const{headings:n,size:o}=this.body,s=t>=te*o?n.findIndex(i=>t>i-.5):n.length;return Math.min(Math.max(s,0)+1,6)}depthOf({start:t,size:n}){for(;this.depths.
length>0&&this.depths.at(-1)>t+n/2;)this.depths.pop();return(this.depths.length===0||t>this.depths.at(-1)+n/2)&&this.depths.push(t),this.depths.length-1}}const mn=/^[^\p{L}\d]{0,3}\d[\d.,']{0,15}[.,]\d\d[^\p{L}\d.]{0,3}$/u,
yn=e=>e.split(/\s/).slice(1).slice(-2).some(t=>mn.test(t)),wn=e=>e.length<=Mt&&(e.match(bn)?.length??0)>1,bn=/(?<![\d.,])\d[\d.,']{0,15}[.,]\d\d(?![\d.,])/g,xn=e=>(e.
match(new RegExp("\\p{L}","gu"))?.length??0)>=Math.max(e.match(new RegExp("\\p{N}","gu"))?.length??0,1),On=/^(\*{0,3})\d{1,3}\\?[.)](\*{0,3})\s*/,En=new RegExp(
`^(\\*{0,3})(?:\\\\\\*|[${lt.a}-]|${lt.v})(\\*{0,3})\\s*`,"u"),vn=(e,t)=>e.replace(t?On:En,(n,o,s)=>o===s?"":o||s),ft=(e,t)=>e.segments.map(n=>(0,Ue.x)(n,t)).join(
" "),Lt=({segments:e},t)=>e.every(({fragments:n})=>n.every(t)),ne=({style:e})=>e.font.bold,Mn=10;function*se(e,t){const n=(0,w.Y)(e.map(({start:r})=>r)),o=e.slice(
1).map((r,a)=>Math.abs(r.baseline-e[a].baseline)),s=(0,w.Y)(o.filter((r,a)=>r>e[a].size*.8)),i=[];for(const[r,a]of e.entries()){r%yt===yt-1&&(yield b.Yz);const c=ft(
a,t),d=r===0?0:Math.round(o[r-1]/s)-1;for(let P=0;P<Math.min(d,Mn);P++)i.push("");const f=(a.end-a.start)/Math.max(c.length,1);i.push(" ".repeat(Math.round((a.start-
n)/Math.max(f,1)))+c)}return i}const Ln=new RegExp(`^(?:\\\\?[*+-](?=\\s|$)|[${lt.a}]|${lt.v}|\\d{1,3}\\\\?[.)])\\s*`,"u"),Sn=/^(\d{1,3})\\?([.)])\s/,oe=/^([\u2610-\u2612])\s*/u,
Tn=100;function*Pn(e){const{blocks:t,leaves:n}=e,o={...e,columns:yield*mt.of(t)},s=kn(n),i=kt(n),r=n.some(({element:f})=>wt("Note",f)),a=[],c=f=>{for(;s.length>
0&&s[0].order<f;)a.push({kind:"figure",alternative:s.shift().alternative})};let d="";for(let f=0,P;f<t.length;f=P){const{element:S}=t[f];P=f+1;const j=$n(t[f],o);
if(j!==void 0&&c(j),ie("Lbl",t[f].lines,o.leafOf))d=yield*An(t[f],o);else if(S?.type==="TR"){P=It(t,f);const K=[];for(const U of yield*Nt(t.slice(f,P),o,i)){const Y=[];
for(const ot of U)Y.push(yield*u(ot,{linkOf:o.linkOf,marksBold:!1}));K.push(Y)}a.push({kind:"table",rows:K,quotes:re(S)})}else{const K=t[f],U=(0,I.bI)(K)?yield*qt(
K,o.edges,o.linkOf):yield*Rn(K,o,{label:d,hasNotes:r});a.push({...U,quotes:re(S)}),d=""}f%Tn===0&&(yield b.Yz)}return c(1/0),a.filter(f=>!("text"in f)||f.text!==
"")}function*An({lines:e},{edges:t,linkOf:n}){return yield*u(yield*(0,B.gB)(e,t),{linkOf:n,marksBold:!1})}function*Rn({lines:e,element:t},n,{label:o,hasNotes:s}){
const{edges:i,linkOf:r,leafOf:a}=n,c=t?.type??"P";if(e.length>1&&ie("Code",e,a))return{kind:"code",lines:yield*se(e,i)};const d=c==="Title"||c==="H"?1:Number(/^H([1-6])$/.
exec(c)?.[1]??0),f=Q=>s&&wt("Reference",a(Q)?.element),P=yield*(0,B.gB)(e,i),S=yield*u(P,{linkOf:r,marksBold:d===0,isReference:f});if(d>0)return{kind:"heading",
level:d,text:S,title:y(P)};const j=t&&wt("Note",t)?/^(\d{1,3})\\?[.)]?$/.exec(o):null;if(j)return{kind:"note",number:j[1],text:S};const K=t?[...(0,_.Hy)(t)].filter(
Q=>Q.type==="LI"):[];if(K.length===0&&o!=="")return{kind:"paragraph",text:`${o} ${S}`};if(K.length===0)return{kind:"paragraph",text:yield*n.columns.write(e,i,{linkOf:r,
marksBold:!0,isReference:f})};const U=Sn.exec(`${o} ${S}`.trimStart()),Y=oe.exec(`${o} ${S}`.trimStart()),ot=Y?Y[1]==="☐"?"[ ] ":"[x] ":"",dt=[...(0,_.Hy)(K[0])].
filter(Q=>Q.type==="L").length-1;return{kind:"item",depth:Math.max(dt,0),mark:U?`${U[1]}${U[2]}`:"-",text:ot+S.replace(Y?oe:Ln,"")}}const ie=(e,t,n)=>t.every(({
segments:o})=>o.every(({fragments:s})=>s.every(i=>wt(e,n(i)?.element)))),re=e=>[...(0,_.Hy)(e)].filter(({type:t})=>t==="BlockQuote").length,wt=(e,t)=>{for(const{
type:n}of(0,_.Hy)(t))if(n===e)return!0;return!1};function $n({lines:e},{leafOf:t}){return t(e[0].segments[0].fragments[0])?.order}function kn(e){const t=new Set;
return e.flatMap(({element:n,order:o})=>{const s=[...(0,_.Hy)(n)].find(({type:r})=>r==="Figure");if(!s||t.has(s))return[];t.add(s);const i=s.alternative?.replace(
/\s+/g," ").trim();return i?[{order:o,alternative:i}]:[]})}var ae=x(45599),ce=x(6057),_n=x(87141);const In=/^(?:https?|mailto|tel|ftp):/i,Nn=5e3;function Cn(e,t){
const[n,o,s,i,r,a]=(0,_n.y)((0,ce.iw)(e,t)),c=[];for(const d of(e.array(e.entry(e.pages.number(t),"Annots"))??[]).slice(0,Nn)){const f=e.dict(d);if(!f||!(0,ae.Eo)(
e.resolve(f.get("Subtype")),"Link"))continue;const P=Bn(e,f.get("A")),S=P===void 0?void 0:(0,ce.b0)(e,f.get("Rect"));if(!S)continue;const j=[n*S[0]+s*S[1]+r,n*S[2]+
s*S[3]+r],K=[o*S[0]+i*S[1]+a,o*S[2]+i*S[3]+a],[U,Y]=[(0,A.YG)(j),(0,A.YG)(K)];c.push({area:{x:U,y:Y,width:(0,A.Kf)(j)-U,height:(0,A.Kf)(K)-Y},uri:P})}return({box:{
x:d,y:f,width:P,height:S}})=>{const[j,K]=[d+P/2,f+S/2];return c.find(({area:U})=>j>=U.x&&j<=U.x+U.width&&K>=U.y&&K<=U.y+U.height)?.uri}}function Bn(e,t){const n=e.
dict(t),o=e.resolve(n?.get("URI"));if(!(o instanceof ae.Mx))return;const s=Buffer.from(o.bytes).toString("latin1");return In.test(s)?s:void 0}const zn=3,le=3,fe=.12,
Dn=1e4;async function jn(e,t){const n=new Map;for(const[s,{blocks:i,found:{height:r}}]of e.entries()){for(const{line:c,isHead:d}of Kn(i,r)){const f=Wn(c),P=Gn(c,
f),S=n.get(P);S?S.push({line:c,page:s,text:f,isHead:d}):n.set(P,[{line:c,page:s,text:f,isHead:d}])}const a=t.step(Dn);a&&await a}const o=new Set;for(const s of n.
values())if(!(new Set(s.map(({page:i})=>i)).size<zn))for(const{line:i}of Hn(s)?s.slice(1):s)o.add(i);return o}function Kn(e,t){const o=e.flatMap(r=>(0,I.bI)(r)?
[]:r.lines).filter(({frame:r})=>r.cos===1&&!r.vertical).sort((r,a)=>r.baseline-a.baseline),s=o.slice(0,le).filter(({baseline:r})=>r<fe*t),i=o.slice(-le).filter(
({baseline:r})=>r>(1-fe)*t);return[...s.map(r=>({line:r,isHead:!0})),...i.map(r=>({line:r,isHead:!1}))]}const Hn=e=>e.every(({text:t,isHead:n})=>n&&t===e[0].text)&&
Un.test(e[0].text),Un=new RegExp("\\p{L}{2}","u"),Wn=({segments:e})=>e.map(({fragments:t})=>t.map(n=>n.text).join("")).join(" "),Gn=({baseline:e},t)=>`${Math.round(
e/4)} ${t.replace(new RegExp("\\p{Nd}+","gu"),"0")}`;async function Yn(e,t,{keepRepeated:n=!1}={}){const o=n?new Set:await jn(t,e.job.pace),s=Xn(t),i=[],r=[];for(const c of t){
const d=await Fn(e,c,s,o);r.push(d),i.push(Ae(d));const f=e.job.pace.step(c.characters*50);f&&await f}const a=t.filter(({blocks:c})=>c.some(d=>d instanceof I.xE));
return{pages:i,parts:r,repeatedLines:o.size,uncertain:a.map(({index:c})=>c)}}async function Fn(e,t,n,o){const s=t.blocks.flatMap(f=>{if((0,I.bI)(f))return[f];const P=f.
lines.filter(S=>!o.has(S));return P.length===0?[]:[P.length===f.lines.length?f:at.eB.of(P,f.element)]}),{fragments:i,leafOf:r,edges:a}=t.found,c=Cn(e,t.index),d=e.
pages.number(t.index);if(r&&(i.length===0||(0,R.P$)(i,r))){const f=(await(0,_.g$)(e))?.leaves(d)??[];return(0,b.k6)(Pn({blocks:s,leafOf:r,leaves:f,edges:a,linkOf:c}),
e.job.pace)}return(0,b.k6)(an(s,n,a,c),e.job.pace)}const Zn=6;function Xn(e){const[t,n,o]=[new St,new St,new St];for(const{blocks:s}of e)for(const i of s)for(const{
segments:r}of i.lines)for(const{fragments:a}of r)for(const c of a)(0,I.bI)(i)?o.count(c):(n.count(c),c.isTyped||t.count(c));return n.characters<de*o.characters?
o.with(n).body:(t.characters>=de*n.characters?t:n).body}const de=.2;class St{characters=0;area=0;bold=0;sizes=new Map;count({style:t,text:n}){const o=Math.round(
t.size*2)/2,s=n.length*o*o;this.sizes.set(o,(this.sizes.get(o)??0)+s),this.characters+=n.length,this.area+=s,t.font.bold&&(this.bold+=s)}with(t){for(const[n,o]of t.
sizes)this.sizes.set(n,(this.sizes.get(n)??0)+o);return this.characters+=t.characters,this.area+=t.area,this.bold+=t.bold,this}get body(){const[t]=[...this.sizes].
reduce((o,s)=>s[1]>o[1]?s:o,[0,0]),n=[...this.sizes.keys()].filter(o=>o>=1.15*t).sort((o,s)=>s-o);return{size:t,isBold:this.bold>this.area/2,headings:n.slice(0,
Zn)}}}var Vn=x(29082),Jn=x(94518),Tt=x(98446),Qn=x(4528),qn=x(55772),ue=x(66403);const ts=1/4,pt=/\s/,es=new Set(".!?…؟۔।"),ns=new Set("。！？"),ss=new Set(
`)]}"'»”’›`),os=6,is=/[\p{Ll}\p{N}]/u,rs=new RegExp("\\p{M}","u");function as(e,t,n){const o=t+Math.max(n,1);if(o>=e.length)return e.length;const s=t+Math.
ceil(n*ts);for(const i of[he,ls,ge])for(let r=o;r>s;r--)if(i(e,r))return r;return fs(e,o,t)}function cs(e,t){const n=Math.max(e.length-t,0);if(n===0)return 0;for(const o of[
he,ge])for(let s=n;s<e.length;s++)if(o(e,s))return s;return e.length}function he(e,t){if(ns.has(e[t-1]))return!0;if(!pt.test(e[t-1])||pt.test(e[t])||is.test(String.
fromCodePoint(e.codePointAt(t))))return!1;for(let n=t-1;n>=0&&n>=t-os;n--){const o=e[n];if(es.has(o))return!0;if(!pt.test(o)&&!ss.has(o))return!1}return!1}const ls=(e,t)=>e[t-
1]===`
`,ge=(e,t)=>pt.test(e[t-1])&&!pt.test(e[t]);function fs(e,t,n){let o=t;const s=()=>(e.charCodeAt(o)&64512)===56320||rs.test(e[o]);for(;o>n+1&&s();)o--;return o>
n+1?o:t}const ds=200,us=3;class pe{open=[];enter(t){for(;this.open.length>0&&this.open.at(-1).level>=t.level;)this.open.pop();this.open.push(t)}get titles(){return this.
open.map(({title:t})=>t)}get level(){return this.open.at(-1)?.level??0}}class hs{how;pieces=[];headings=new pe;parts=[];length=0;above=[];work=0;constructor(t){
this.how=t}*add(t,n){for(const[o,s]of t.entries()){const i=o===0?gt:s.joint;s.heading&&this.enterHeading(s.heading),this.length+i.length+s.text.length<=this.how.
size?this.put(s,s.text,i,n):yield*this.cut(s,i,n),++this.work%b.y===0&&(yield b.Yz)}}addScan(t,n){this.end(),this.pieces.push({text:t,hasText:!1,firstPage:n,lastPage:n,
headings:this.headings.titles})}end(){const{parts:t}=this;if(this.parts=[],this.length=0,!t.some(({isAgain:s})=>!s))return;const n=t.map((s,i)=>i===0?s.text:s.joint+
s.text).join(""),o=[t[0].page,t.at(-1).page];this.pieces.push({text:n,hasText:!0,firstPage:o[0],lastPage:o[1],headings:this.above})}enterHeading(t){const n=t.level>
this.headings.level&&this.parts.length>0&&this.parts.every(o=>o.isHeading);this.how.bySection&&t.level<=us&&!n&&this.end(),this.headings.enter(t)}put({heading:t,
rows:n,text:o},s,i,r){this.parts.some(({isAgain:c,isHeading:d})=>!c&&!d)||(this.above=this.headings.titles),this.length+=(this.parts.length>0?i.length:0)+s.length,
this.parts.push({text:s,joint:i,page:r,isHeading:t?.title!==void 0&&s===o,isRows:n!==void 0,isAgain:!1})}*cut(t,n,o){this.next();const{size:s}=this.how,i=()=>s-
this.length-(this.parts.length>0?n.length:0);t.text.length>i()&&i()<s/4&&this.end(),t.text.length<=i()?this.put(t,t.text,n,o):t.rows?yield*this.cutRows(t,t.rows,
n,o):yield*this.cutProse(t,t.text,n,o)}next(){const t=this.parts.findLastIndex(({isHeading:i})=>!i)+1;if(this.parts.slice(0,t).every(({isAgain:i})=>i))return;const n=this.
parts.splice(t),o=this.parts;this.end();const s=this.how.overlap>0?ps(o,this.how.overlap):[];for(const i of[...s,...n])this.length+=(this.parts.length>0?i.joint.
length:0)+i.text.length,this.parts.push(i);this.above=this.headings.titles}*cutProse(t,n,o,s){for(let i=0,r;i<n.length;i=r){const a=i===0;a||this.next();const c=a?
o:" ",d=this.how.size-this.length-(this.parts.length>0?c.length:0);r=as(n,i,d),this.put(t,n.slice(i,r).trimEnd(),c,s),yield(r-i)*ds}}*cutRows(t,n,o,s){const{open:i,
rows:r,close:a}=gs(n,this.how.size),c=me([...i,...a]);let[d,f]=[[],c];const P=()=>{d.length>0&&this.put(t,[...i,...d,...a].join(`
`),o,s),[d,f]=[[],c]};for(const S of r){++this.work%b.y===0&&(yield b.Yz);const j=()=>this.how.size-this.length-o.length;f+S.length+1>j()&&(P(),this.next(),f+S.
length+1>j()&&this.end()),f+S.length+1<=j()?(d.push(S),f+=S.length+1):yield*this.cutProse(t,S,o,s)}P()}}const me=e=>e.reduce((t,n)=>t+n.length+1,0);function gs(e,t){
const{open:n,rows:o,close:s}=e;return me([...n,...s])<=t/2?e:{open:[],rows:[...n,...o,...s],close:[]}}function ps(e,t){const n=[];let o=t;for(let s=e.length-1;s>=
0&&o>0&&!e[s].isRows;s--){const i=e[s],r=i.text.slice(cs(i.text,o));if(r!==""&&n.unshift({...i,text:r,isAgain:!0}),r.length<i.text.length)break;o-=r.length+i.joint.
length}return n}var ms=x(42973);function ys({pieces:e,layout:t,piece_size:n,piece_overlap:o}){const s=[];if(e==="section"&&t!=="markdown"&&s.push({field:"pieces",
message:"by section needs layout to be markdown, which has headings: set it, or cut by size",mentions:["layout"]}),2*o>=n&&s.push({field:"piece_overlap",message:`\
must be below half of piece_size, which is ${n}: at most ${Math.ceil(n/2)-1}`,mentions:["piece_size"]}),s.length>0)throw(0,C.G6)(s)}async function ws(e,t,{pace:n,
limits:o}){const s=t.pieces==="page"?bs(e):await xs(e,t,n,o);ye(s.length,o);const i=[];for(const[r,{text:a,hasText:c,firstPage:d,lastPage:f,headings:P}]of s.entries()){
const S=n.step(a.length*10);S&&await S,i.push({index:r+1,text:a,characters:Os(a),hasText:c,firstPage:d,lastPage:f,headings:P})}return i}function bs(e){const t=new pe;
return e.map(({number:n,text:o,isScan:s,parts:i=[]})=>{const r=i.findIndex(({kind:f})=>f!=="heading"),a=r<0?i.length:r,c=f=>f.kind==="heading"&&t.enter(f);i.slice(
0,a).forEach(c);const d=t.titles;return i.slice(a).forEach(c),{text:o,hasText:o.trim()!==""&&!s,firstPage:n,lastPage:n,headings:d}})}async function xs(e,t,n,o){
const s=new hs({bySection:t.pieces==="section",size:t.piece_size,overlap:t.piece_overlap});for(const{number:i,text:r,isScan:a,parts:c,passages:d=ze(c??[])}of e)
a?s.addScan(r.trim(),i):await(0,b.k6)(s.add(d,i),n),ye(s.pieces.length,o);return s.end(),s.pieces}function ye(e,{textPieces:t}){if(!(e<=t))throw(0,ms.F)("textPi\
eces",`The text has more than ${(0,Tt.y_)(t,"piece")}`,"Ask for larger pieces, or fewer pages","pages")}function Os(e){let t=e.length;for(let n=0;n<e.length;n++)
(e.charCodeAt(n)&64512)===56320&&t--;return t}var Es=x(22154);const we=100,vs=async(e,t,n)=>{ys(t);const o=await(0,Jn.E)(e.bytes,n,{password:t.open_password}),s=o.
pages.count,i=(0,Vn.k1)(t.pages,s);Ms(t,i.length);const r=t.layout==="markdown",a=Pt(t)&&t.layout==="reading",c=r||a,d=new Es.z(o,i.length,{findsTables:c||t.tables,
hasTablesApart:c}),{texts:f,words:P,lines:S,tables:j,parts:K,passages:U,notes:Y}=await Ss(o,i,d,t),ot=await(0,qn.fl)(o),dt=f.map((tt,et)=>{const ut=i[et];return{
...{page:ut,label:ot(ut-1),text:tt,hasText:tt.trim()!==""&&!d.isScan(ut)},...P[et]&&{words:P[et]},...S[et]&&{lines:S[et]}}}),Q=f.map((tt,et)=>{const ut=i[et];return{
number:ut,text:tt,isScan:d.isScan(ut),parts:K?.[et],passages:U[et]}}),V=t.pieces==="none"?void 0:await ws(Q,t,n),q={text:V?null:Ls(f,t.layout),mediaType:(0,Qn.GW)(
{layout:t.layout}),pageCount:s,characters:d.characters,unreadable:d.unreadable,...t.per_page&&{pages:dt},...t.tables&&{tables:j},...V&&{pieceCount:V.length,pieces:V}};
return{documents:[{...e,pageCount:s}],data:q,notes:[...d.notes,...Y],facts:{textlessPages:d.textlessPages,...V&&{pieceCount:V.length}}}};function Ms(e,t){const n=[
"word_boxes","line_boxes"].filter(o=>e[o]&&t>we).map(o=>({field:o,message:`takes at most ${we} pages, and ${t} are asked for: name fewer in pages`,mentions:["pa\
ges"]}));if(n.length>0)throw(0,C.G6)(n)}const be=({text:e,...t})=>({text:e,...(0,ue.a)(t)});function Ls(e,t){return t==="markdown"?e.filter(n=>n.trim()!=="").join(
`

`):e.every(n=>n.trim()==="")?"":e.join("\f")}const Pt=({pieces:e})=>e==="section"||e==="size";async function Ss(e,t,n,o){const{layout:s,word_boxes:i,line_boxes:r,
keep_repeated:a}=o,c=[],{pace:d}=e.job,f=[],P=[],S=[],j=[],K=[];for(const V of t){const q=await n.page(V);if(i&&P.push((await(0,b.k6)(q.words(),d)).map(be)),r&&
S.push((await(0,b.k6)(q.lines(),d)).map(be)),o.tables)for(const tt of await Ts(e,q))c.push(tt);if(s==="markdown")j.push(q);else{const tt=Pt(o)&&s==="reading"?je(
q,await xe(e,q)):void 0;tt&&K.push(await(0,b.k6)(tt,d)),f.push(await(0,b.k6)(q.layout(s),d)),Pt(o)&&s==="page"&&K.push(De(f.at(-1)))}}if(s!=="markdown")return{texts:f,
words:P,lines:S,tables:c,passages:K,notes:[]};const{pages:U,parts:Y,repeatedLines:ot,uncertain:dt}=await Yn(e,j,{keepRepeated:a}),Q=[...ot>0?[Ps(ot)]:[],...dt.length>
0?[As(dt.map(V=>V+1))]:[]];return{texts:U,words:P,lines:S,tables:c,parts:Y,passages:K,notes:Q}}async function xe(e,t){return t.found.leafOf?(await(0,_.g$)(e))?.
leaves(e.pages.number(t.index))??[]:[]}async function Ts(e,t){return(await(0,b.k6)($e(t,await xe(e,t)),e.job.pace)).map(({box:o,rows:s,hasHead:i,isCertain:r})=>({
page:t.index+1,box:(0,ue.a)(o),rows:s,header:i,certain:r}))}const Ps=e=>({code:"repeated_lines_removed",message:`${(0,Tt.y_)(e,"line")} of headers and footers, \
which repeat on the pages, are not in the Markdown: set keep_repeated to true to keep them.`,mentions:["keep_repeated"]}),As=e=>({code:"tables_uncertain",message:`\
Lines of ${(0,Tt.oi)(e)} that may be a table stand as they look, in a block of code.`})}),55772:((G,z,x)=>{x.d(z,{fl:()=>p,mm:()=>R,vg:()=>w});var C=x(94289),b=x(
33546),_=x(74135),A=x(59071);const B=1e3;function I(u){const{width:O,height:m}=(0,_.JQ)(u),T=v=>Math.round(v*B)/B;return{width:T(O),height:T(m)}}function R({kinds:u,
kindOf:O}){const m=new Int32Array(u.length),T=new Int32Array(u.length);for(let E=O.length-1;E>=0;E--)m[O[E]]++,T[O[E]]=E+1;const v=new Map;for(const[E,g]of u.entries()){
const{width:l,height:h}=I(g),M=`${l} ${h}`,L=v.get(M);L?L.count+=m[E]:v.set(M,{width:l,height:h,count:m[E],firstPage:T[E]})}return[...v.values()]}async function w(u,{
kinds:O,kindOf:m},T){const v=await p(u),E=O.map(I);return Array.from(m,(g,l)=>({...E[g],rotation:O[g].rotation,label:v(l),characters:T?.[l]??null}))}async function p(u){
const O=await(0,b.Hr)(u);return m=>O?y(O(m)):null}function y({style:u,prefix:O,number:m}){return(0,A.ZK)(O)+(0,C.Y)(u,m)}}),66403:((G,z,x)=>{x.d(z,{a:()=>_});const C=100,
b=A=>Math.round(A*C)/C,_=A=>A?{x:b(A.x),y:b(A.y),width:b(A.width),height:b(A.height)}:null}),94289:((G,z,x)=>{x.d(z,{Y:()=>C});function C(R,w){switch(R){case"D":
return String(w);case"R":return B(w);case"r":return B(w).toLowerCase();case"A":return I(w);case"a":return I(w).toLowerCase();default:return""}}const b=[[1e3,"M"],
[900,"CM"],[500,"D"],[400,"CD"],[100,"C"],[90,"XC"],[50,"L"],[40,"XL"],[10,"X"],[9,"IX"],[5,"V"],[4,"IV"],[1,"I"]],_=1e5,A=2600;function B(R){if(R>_)return String(
R);let w="",p=R;for(const[y,u]of b)for(;p>=y;)w+=u,p-=y;return w}function I(R){return R>A?String(R):String.fromCharCode(65+(R-1)%26).repeat(Math.ceil(R/26))}}),
33546:((G,z,x)=>{x.d(z,{FB:()=>B,Hr:()=>R,Zh:()=>w,k$:()=>I,qm:()=>p});var C=x(93604),b=x(45599),_=x(81077);const A={first:0,style:"D",prefix:void 0,start:1};async function B(v){
const E=v.catalog.get("PageLabels");if(!v.dict(E))return;const g=(await(0,_.Zc)(v,E,"Nums")).map(([l,h])=>({first:Number(l),label:v.dict(h)})).filter(({first:l})=>Number.
isInteger(l)&&l>=0).sort((l,h)=>l.first-h.first).filter(({first:l},h,M)=>M[h+1]?.first!==l).map(({first:l,label:h})=>({first:l,...y(v,h)}));return g[0]?.first===
0?g:[A,...g]}function I(v,E){const g=v.editCatalog();if(E.length===0){g.delete("PageLabels");return}const l=E[0].first===0?E:[A,...E],h=T(v),M=l.map(({first:L,start:k,
...N})=>[L,m({...N,number:k},h)]);g.set("PageLabels",v.add((0,_.H6)(v,M,"Nums")))}async function R(v){const E=await B(v);if(!E)return;const g=E.map(({first:l})=>l);
return l=>{const h=E[(0,C.MJ)(g,l)-1];return{...h,number:h.start+l-h.first}}}function w(v,E){const g=[],l=T(v);let h,M=0;for(const L of E)(!h||!u(h,L))&&g.push(
[M,m(L,l)]),h=L,M++;return(0,_.H6)(v,g,"Nums")}async function p(v,E){const g=await R(v);if(!g)return;const l=w(v,Array.from(E,h=>g(h-1)));v.editCatalog().set("P\
ageLabels",v.add(l))}function y(v,E){const g=v.resolve(E?.get("S")),l=v.resolve(E?.get("P")),h=v.resolve(E?.get("St"));return{style:g instanceof b.SX?g.text:void 0,
prefix:l instanceof b.Mx&&l.bytes.length>0?l:void 0,start:typeof h=="number"&&Number.isInteger(h)&&h>=1?h:1}}function u(v,E){return v.style!==E.style||E.style!==
void 0&&E.number!==v.number+1?!1:v.prefix===E.prefix?!0:!!v.prefix&&!!E.prefix&&Buffer.compare(v.prefix.bytes,E.prefix.bytes)===0}const O=100;function m({style:v,
prefix:E,number:g},l){return(0,b.jd)({S:v===void 0?void 0:(0,b.UU)(v),P:E&&E.bytes.length>O?l(E):E,St:v===void 0||g===1?void 0:g})}function T(v){const E=new Map;
return g=>{let l=E.get(g);return l||E.set(g,l=v.add(g)),l}}}),81077:((G,z,x)=>{x.d(z,{BX:()=>R,H6:()=>w,MN:()=>p,Pu:()=>B,Zc:()=>I,r6:()=>y});var C=x(45599),b=x(
93604),_=x(9819);const A=64,B=l=>typeof l=="number"?String(l):Buffer.from(l.bytes).toString("latin1");async function I(l,h,M){const L=[];for(const k of await O(
l,h,0,M)){for(const $ of T(l,k,M))L.push($);const N=l.job.pace.step(u);N&&await N}return L}async function R(l,h,M,L,k,N){const $=await O(l,h,M,L,N);for(let H=$.
length-1;H>=0;H--){const D=$[H],F=T(l,D,L),W=F.filter(([X,J])=>!k(X,J)),Z=l.job.pace.step(u+F.length*u);Z&&await Z,W.length<F.length&&(l.edit(D.holder),D.dict.set(
L,E(W)),D.changed=!0);for(const X of D.repeats)l.edit(D.holder),D.dict.delete(X),D.changed=!0;if(D.emptyKids){const X=(l.array(D.dict.get("Kids"))??[]).filter(J=>!D.
emptyKids.has(l.dict(J)));l.edit(D.holder),D.dict.set("Kids",X),D.changed=!0}if(!D.changed)continue;const it=l.array(D.dict.get("Kids"))??[];D.empty=W.length===
0&&it.length===0;const nt=D.parent;nt&&(nt.changed=!0,D.empty?(nt.emptyKids??=new Set).add(D.dict):v(l,D,W,it))}return $[0]?.empty??!1}function w(l,h,M){if(h.length<=
A)return(0,C.jd)({[M]:E(h)});let L=[];for(const k of g(h)){const[N,$]=[k[0][0],k.at(-1)[0]];L.push({ref:l.add((0,C.jd)({Limits:[N,$],[M]:E(k)})),low:N,high:$})}
for(;L.length>A;)L=g(L).map(k=>{const[N,$]=[k[0].low,k.at(-1).high];return{ref:l.add((0,C.jd)({Limits:[N,$],Kids:k.map(({ref:H})=>H)})),low:N,high:$}});return(0,C.
jd)({Kids:L.map(({ref:k})=>k)})}async function p(l,h){const{pace:M}=l.job,L=[];for(const[k,N]of h){L.push([(0,C.Px)(k),N]);const $=M.step(10*u);$&&await $}return w(
l,await y(l,L),"Names")}async function y(l,h){const{pace:M}=l.job,L=[];for(const N of h){L.push({entry:N,key:B(N[0])});const $=M.step(u);$&&await $}return(await(0,b.
qZ)(L,(N,$)=>N.key<$.key?-1:N.key>$.key?1:0,M)).map(({entry:N})=>N)}const u=100;async function O(l,h,M,L,k){const N=new _.b9(l),$=new Set,H=W=>$.size<$.add(W).size,
D=[],F=[{value:h??null,holder:M,parent:void 0}];for(let W=F.pop();W!==void 0;W=F.pop()){N.spend(1);const Z=l.dict(W.value);if(!Z||!H(Z)||k&&W.parent&&!m(l,Z,k))
continue;const it=[],nt=st=>{const ht=l.array(Z.get(st));return!ht||H(ht)?ht??[]:(it.push(st),[])},X=nt(L).length>>1,J=nt("Kids"),rt={dict:Z,holder:(0,_.Kd)(W.value,
W.holder),parent:W.parent,repeats:it};D.push(rt),N.spend(X);for(let st=J.length-1;st>=0;st--)F.push({value:J[st],holder:(0,_.Kd)(Z.get("Kids"),rt.holder),parent:rt});
const at=l.job.pace.step(u+X*u);at&&await at}return D}function m(l,h,M){const[L,k]=l.array(h.get("Limits"))??[];return typeof L!="number"||typeof k!="number"||M(
L,k)}function T(l,{dict:h,repeats:M},L){const k=M.includes(L)?void 0:l.array(h.get(L));if(!k)return[];const N=[];for(let $=0;$+1<k.length;$+=2){const H=l.resolve(
k[$]);(L==="Names"?H instanceof C.Mx:typeof H=="number")&&N.push([H,k[$+1]])}return N}function v(l,h,M,L){const k=H=>l.array(l.dict(H)?.get("Limits"))??[],N=M[0]?.[0]??
k(L[0])[0],$=M.at(-1)?.[0]??k(L.at(-1))[1];l.edit(h.holder),N!==void 0&&$!==void 0?h.dict.set("Limits",[N,$]):h.dict.delete("Limits")}function E(l){const h=[];for(const[
M,L]of l)h.push(M,L);return h}function g(l){const h=[];for(let M=0;M<l.length;M+=A)h.push(l.slice(M,M+A));return h}}),59071:((G,z,x)=>{x.d(z,{Gh:()=>u,ZK:()=>O,
wh:()=>y});var C=x(77581),b=x(45599);const _=/\u001b[A-Za-z]{2}[A-Za-z-]{0,8}\u001b/g,A=/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]/g,B=/[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g,
I=m=>m.replace(_,"").replace(A,"").replace(B,"�"),R=200,w=new WeakMap;function p(m){if(m.bytes.length<R)return I((0,C.g7)(m));let T=w.get(m);return T===void 0&&
w.set(m,T=I((0,C.g7)(m))),T}const y=m=>I(m).trim();function u(m){const T=m instanceof b.Mx?p(m).trim():"";return T===""?null:T}const O=m=>m?p(m):""}),70549:((G,z,x)=>{
x.d(z,{n:()=>C});function C(b){const _=new WeakMap;return A=>{if(A.hasChanges)return b(A);const B=_.get(A);if(B)return B.answer;const I=b(A);return _.set(A,{answer:I}),
I}}}),9819:((G,z,x)=>{x.d(z,{J7:()=>_,Kd:()=>I,Wo:()=>R,_i:()=>B,b9:()=>A});var C=x(42973),b=x(45599);class _{document;gone=new Set;chased=new Set;constructor(p){
this.document=p}remove(p){const{catalog:y,catalogNumber:u,pages:O}=this.document,m=y.get("Pages");p===u||(0,b.i9)(m)&&p===m.number||O.holds(p)||(this.gone.add(p),
this.document.remove(p))}chase(p){this.chased.add(p)}removed(){return this.gone}takeChased(){const p=this.chased;return this.chased=new Set,p}isGone(p){return(0,b.
i9)(p)&&this.gone.has(p.number)}}class A{most;left;constructor(p){this.most=this.left=p.job.limits.nodes}spend=p=>{if(this.left-=p,this.left<0)throw(0,C.F)("nod\
es",`The document has more than ${this.most} fields, bookmarks, names and structure elements`,"Remove bookmarks or tags with another program first")}}class B{seen;beyond=new Set;allowance;constructor(p,y=new A(
p)){this.allowance=y,this.seen=new Uint8Array((p.size>>3)+1)}first(p){if(this.allowance.spend(1),!(0,b.i9)(p))return!0;const{number:y}=p,u=y>>3;if(u>=this.seen.
length)return this.beyond.size<this.beyond.add(y).size;const O=1<<(y&7),m=(this.seen[u]&O)===0;return this.seen[u]|=O,m}}function I(w,p){return(0,b.i9)(w)?w.number:
p}function R(w,p){const y=w.catalog.get(p),u=w.dict(y);return u&&{dict:u,holder:I(y,w.catalogNumber)}}}),93604:((G,z,x)=>{x.d(z,{BC:()=>B,MJ:()=>I,p9:()=>_,qZ:()=>A});
const C=1e3,b=3e5;function*_(w,p){if(w.length<=C)return[...w].sort(p);let y=[];for(let u=0;u<w.length;u+=C){for(const O of w.slice(u,u+C).sort(p))y.push(O);yield b}
for(let u=C;u<y.length;u*=2){const O=[];for(let m=0;m<y.length;m+=2*u){const T=Math.min(m+u,y.length),v=Math.min(T+u,y.length);for(let E=m,g=T;E<T||g<v;){const l=g===
v||E<T&&p(y[E],y[g])<=0;O.push(l?y[E++]:y[g++]),O.length%C===0&&(yield b)}}y=O}return y}async function A(w,p,y){const u=_(w,p);for(;;){const{done:O,value:m}=u.next();
if(O)return m;const T=y.step(m);T&&await T}}const B=(w,p)=>R(w,p,!1),I=(w,p)=>R(w,p,!0);function R(w,p,y){let[u,O]=[0,w.length];for(;u<O;){const m=u+O>>1,T=w[m];
T<p||y&&T===p?u=m+1:O=m}return u}})};
