"use strict";exports.id=8593,exports.ids=[8593],exports.modules={4528:((F,j,E)=>{E.d(j,{G7:()=>S,GW:()=>$,IF:()=>u,JF:()=>O,KV:()=>y,_m:()=>m,lg:()=>w,u9:()=>R,uv:()=>I});const C=null,
w={"application/json":".json","text/plain":".txt","text/markdown":".md","text/csv":".csv","application/jsonl":".jsonl"};function $(g,d=!1){const{per_page:h,tables:L,
layout:T}=g;return P(g)?"application/jsonl":d&&L===!0&&h!==!0?"text/csv":h===!0||L===!0?"application/json":T==="markdown"?"text/markdown":"text/plain"}const P=g=>(g.
pieces??"none")!=="none";function B(g){const d=$(g);return P(g)?["application/json",d]:g.tables===!0?[d,"text/csv"]:d==="text/markdown"?["application/json",d,"t\
ext/plain"]:[...new Set(["application/json",d])]}const I=({text:g})=>typeof g=="string"?g:"",R=({pages:g,tables:d,pieces:h})=>(g??d??h)!==void 0;function m({text:g,
pages:d,tables:h,pieces:L,...T}){return T}const y=({pieces:g})=>g,O=g=>g.map(d=>`${JSON.stringify(d)}
`).join(""),u=({tables:g})=>g??[];function M(g){return u(g).flatMap(({page:d,rows:h,header:L,certain:T},N)=>{const k=A(h,L);return h.slice(L?1:0).map((_,W)=>({row:Object.
fromEntries(_.map((K,V)=>[k[V],K])),about:{page:d,table:N+1,row:W+1,certain:T}}))})}const b="pdf";function A(g,d){const h=g.reduce((T,{length:N})=>Math.max(T,N),
0),L=new Set([b]);return Array.from({length:h},(T,N)=>{const k=d&&g[0][N]||`Column ${N+1}`;let _=k;for(let W=2;L.has(_);W++)_=`${k} ${W}`;return L.add(_),_})}function S(g){
const[d,...h]=u(g);return d&&h.length===0?v(d.rows):void 0}const v=g=>g.map(d=>`${d.map(h=>/[",\r\n]/.test(h)?`"${h.replaceAll('"','""')}"`:h).join(",")}\r
`).join("")}),66974:((F,j,E)=>{E.d(j,{D6:()=>B,F1:()=>$,NL:()=>y,P3:()=>w,br:()=>P,bs:()=>m});var C=E(98446);const w={problem:"names page 0: pages count from 1,\
 and -1 is the last page"};function $(u,M,b){const A=[],S=[];for(const[v,g]of u.split(",").entries()){const d=v+1;if(M!==void 0&&g.trim()===""){S.push(`entry ${d}\
 is empty: write ${M}, separated by single commas`);continue}const h=b(g,d);"problem"in h?S.push(P(d,g,h.problem)):A.push(h.item)}return S.length>0?{problem:m(S)}:
{items:A}}const P=(u,M,b)=>`entry ${u} ('${O(M.trim())}') ${b}`,B=({position:u,text:M},b,A)=>P(u,M,`names ${I(b)}, but the document has ${(0,C.y_)(A,"page")}`);
function I(u){return Number.isSafeInteger(u)?`page ${u}`:"a page far beyond its end"}const R=5;function m(u){const M=u.length-R;return[...u.slice(0,R),...M>0?[`\
and ${M} more such entries`]:[]].join("; ")}function y(u){const M=/^ *(\d{1,10}) *[-–]+ *(\d{0,10}) *$/.exec(u);return M?`is not a range: write ${M[1]}..${M[2]}${M[2]===
""?" for this page and all after it":""}`:/\bfirst\b/i.test(u)?"is not a page: the first page is written 1, and a range from it 1..5":/\b(last|end)\b/i.test(u)?
"is not a page: the last page is written -1, and a range to it 2..":void 0}function O(u){const M=[...u].map(b=>/[\p{Cc}\p{Cs}\u2028\u2029]/u.test(b)?"?":b);return(0,C.
Bu)(M.join(""),40)}}),29082:((F,j,E)=>{E.d(j,{k1:()=>B,lY:()=>P,m7:()=>I});var C=E(58552),w=E(66974);const $=/^(not +)?(?:(odd|even|all)|(-?\d+)(?:(\.\.)(-?\d+)?)?)$/i,
P=y=>(0,w.F1)(y,"pages such as 1..3, -1, odd",(O,u)=>{const M=O.trim(),b=$.exec(M);if(!b)return{problem:m(M)};const[,A,S,v,g,d]=b,h={negated:A!==void 0,text:M,position:u};
if(S!==void 0)return{item:{...h,pages:S.toLowerCase()}};const L=Number(v),T=g===void 0?L:d===void 0?"end":Number(d);return L===0||T===0?w.P3:{item:{...h,pages:{
from:L,to:T}}}});function B(y,O,u="pages"){const M=g=>(0,C.G6)([{field:u,message:g}]),b=P(y);if("problem"in b)throw M(b.problem);const A=new R(O),S=new R(O),v=[];
for(const g of b.items){const d=g.negated?S:A;if(typeof g.pages=="string"){d.add(g.pages);continue}const{from:h,to:L}=g.pages,T=h<0?O+1+h:h,N=L==="end"?O:L<0?O+
1+L:L,_=(L==="end"?h<0?[[h,T]]:[]:[[h,T],[L,N]]).find(([,W])=>W<1||W>O);_&&v.push((0,w.D6)(g,_[0],O)),!(L==="end"&&T>O||v.length>0)&&d.range(Math.min(T,N),Math.
max(T,N))}if(v.length>0)throw M((0,w.bs)(v));return b.items.every(({negated:g})=>g)&&A.add("all"),A.without(S)}function I(y){const O=P(y);if("problem"in O||O.items.
length!==1)return;const{negated:u,pages:M}=O.items[0];if(u)return;if(M==="all")return{first:1};if(typeof M=="string"||M.from<1)return;const{from:b,to:A}=M;return A===
"end"?{first:b}:A===-1?{first:b}:A<1?void 0:{first:Math.min(b,A),last:Math.max(b,A)}}class R{pageCount;differences;odd=!1;even=!1;constructor(O){this.pageCount=
O,this.differences=new Int32Array(O+2)}add(O){O!=="even"&&(this.odd=!0),O!=="odd"&&(this.even=!0)}range(O,u){this.differences[O]++,this.differences[u+1]--}without(O){
const u=new Uint32Array(this.pageCount);let M=0,b=0,A=0;for(let S=1;S<=this.pageCount;S++){b+=this.differences[S],A+=O.differences[S];const v=S%2===1?"odd":"eve\
n";(b>0||this[v])&&!(A>0||O[v])&&(u[M++]=S)}return u.subarray(0,M)}}function m(y){return/^(not +)?\.\./i.test(y)?"has no start: a range is written 1..5":/^!/.test(
y)?"is not a page: leave out pages with not, such as not 2":(0,w.NL)(y.replace(/^not +/i,""))??"is not a page such as 3 or -1, a range such as 2..5 or 2.., odd,\
 even, all, or one of these after not"}}),45657:((F,j,E)=>{E.d(j,{Hn:()=>w,Kf:()=>P,RZ:()=>C,Vp:()=>I,YG:()=>B,vH:()=>$});function C(R,m){for(const y of m)R.push(
y)}const w=R=>R.slice();function $(R,m,y){const O=R.get(m);O?O.push(y):R.set(m,[y])}const P=R=>{let m=-1/0;for(const y of R)m=Math.max(m,y);return m},B=R=>{let m=1/0;
for(const y of R)m=Math.min(m,y);return m},I=R=>Number.isInteger(R)&&!Number.isSafeInteger(R)}),51789:((F,j,E)=>{E.r(j),E.d(j,{extract_text:()=>Js});var C=E(58552),
w=E(27077),$=E(60660),P=E(45657),B=E(35364),I=E(20779),R=E(39955),m=E(62897);const y=100;function O(e){let t="",n;for(const{space:o,text:s,fragment:i}of e.pieces())
t+=o+(n&&o===""&&A(s,i,n)?v(s):s),n=i;return t.replace(/\s+/g," ").trim()}function*u(e,t){const n=[];let o=0,s;for(const{space:a,text:r,fragment:c}of e.pieces()){
++o%y===0&&(yield w.Yz);const l=d(c,t),f=a!=="",x=n.at(-1),D=s&&!f&&!l.isReference&&A(r,c,s)?v(r):r;s=c,x&&h(x.look,l)?x.text+=f?` ${D}`:D:n.push({text:D,look:l,
isSpaced:f})}let i="";for(const[a,r]of n.entries())r.isSpaced&&(i+=" "),i+=L(r,g(n,a));return i.trim()}const M=.85,b=.2;function A(e,{style:t,baseline:n},o){const{
frame:s,size:i}=o.style;return/^\d{1,3}$/.test(e)&&/\d$/.test(o.text)&&t.frame===s&&!s.vertical&&t.size<M*i&&o.baseline-n>b*i}const S="⁰¹²³⁴⁵⁶⁷⁸⁹",
v=e=>e.replace(/\d/g,t=>S[Number(t)]);function g(e,t){const n=e[t+1];return{before:e[t].isSpaced?"":e[t-1]?.text.at(-1)??"",after:!n||n.isSpaced?"":n.text[0]}}function d(e,{
linkOf:t,marksBold:n,isReference:o}){const{bold:s,italic:i}=e.style.font;return{bold:s&&n,italic:i,fixedPitch:e.isTyped,link:t(e),isReference:o?.(e)===!0}}const h=(e,t)=>e.
bold===t.bold&&e.italic===t.italic&&e.fixedPitch===t.fixedPitch&&e.link===t.link&&e.isReference===t.isReference;function L({text:e,look:{bold:t,italic:n,fixedPitch:o,
link:s,isReference:i}},a){if(i&&/^\d{1,3}$/.test(e))return`[^${e}]`;let r=o&&!T(e,a)?K(e):tt(e);return/[\p{L}\p{N}]/u.test(e)&&W(e,a)&&(n&&(r=`*${r}*`),t&&(r=`*\
*${r}**`)),s===void 0?r:`[${r}](${V(s)})`}const T=(e,{before:t,after:n})=>e.length<=N&&/^[\p{L}\p{N}]+$/u.test(e)&&_.test(t+n),N=3,k=/[\p{P}\p{S}]/u,_=/[\p{L}\p{N}]/u,
W=(e,{before:t,after:n})=>!(k.test(e[0])&&_.test(t))&&!(k.test(e.at(-1))&&_.test(n));function K(e){const t=(0,m.K)((e.match(/`+/g)??[]).map(o=>o.length),0),n="`".
repeat(t+1);return t>0?`${n} ${e} ${n}`:`${n}${e}${n}`}const V=e=>/[\s()<>]/.test(e)?`<${e.replace(/[\s<>]/g,encodeURIComponent)}>`:e,U=e=>e.replace(X,(t,n)=>{if(!it.
test(t))return t;const[o,s]=[e[n-1],e[n+t.length]],i=s!==void 0&&(t.endsWith(" ")||_.test(s));return`${o===void 0||o===" "?"":" "}…${i?" ":""}`}),X=/[.\u2026](?: ?[.\u2026])+ ?/g,
it=/^(?:\u2026[.\u2026]|(?:[.\u2026] ?){5})/,tt=e=>U(e).replace(/[\\`*[\]]/g,"\\$&").replace(/(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])/gu,"\\_").replace(/<(?=[A-Za-z/!?])/g,
"\\<"),J=e=>e.replace(/^(?=#{1,6}(?:\s|$)|>|[-+](?:\s|$)|(?:-{3,}|={3,}|_{3,})$)/,"\\").replace(/^(\d{1,9})([.)])(?=\s|$)/,"$1\\$2");var q=E(61520),rt=E(93604),
ct=E(5609),et=E(99689);const ht=100,$t=1e4;function*Pe(e){const t=_e(e);if(!t)return Re(e);const n=new Ne,o=t.widths.map(r=>r===t.count);for(const[r,c]of e.entries())
n.add(r,c,o[r]?t.places[r]:[]),yield(1+c.length)*w.Yz/w.y;const s=e.map((r,c)=>r.every((l,f)=>n.allow(l,t.places[c][f])));if(o.every(Boolean)&&s.every(Boolean))
return yield*It(e,t);const i=s.every(Boolean),a=e.map((r,c)=>o[c]&&(i||s[c]&&n.tellAll(c,r)));return yield*It(e,yield*new $e(e,t,a,n).place())}function*It(e,{count:t,
places:n}){const o=new Uint8Array(t);for(const[a,r]of e.entries()){for(const[c,{place:l,isElsewhere:f}]of r.entries())(l||f)&&(o[n[a][c]]=1);yield(1+r.length)*w.
Yz/w.y}const s=[];let i=0;for(const a of o)s.push((i+=a)-a);return i===t?{count:t,places:n}:{count:i,places:n.map(a=>a.map(r=>s[r]))}}const Re=e=>({count:e.reduce(
(t,n)=>Math.max(t,n.length),0),places:e.map(t=>t.map((n,o)=>o))});function _e(e){const t=[],n=[],o=[];for(const[s,i]of e.entries()){const a=[];let r=0;const c=()=>{
for(;(o[r]??0)>s;)r++};for(const{tag:l}of i){if(c(),a.push(r),r+at(l)>ht)return;for(let f=at(l);f>0;f--)o[r++]=s+Math.min(l?.rows??1,e.length-s)}c(),t.push(a),n.
push(r)}return{places:t,widths:n,count:n.reduce((s,i)=>Math.max(s,i),0)}}const at=e=>e?.columns??1;class Ne{known=new Map;rows=new Set;add(t,n,o){for(const[s,i]of n.
entries()){const{tag:a}=i;for(const{row:c}of this.headsOf(i))c!==t&&this.rows.add(c);const r=o[s];a?.id!==void 0&&r!==void 0&&this.known.set(a.id,{row:t,from:r,
to:r+at(a)})}}headsOf({tag:t}){return t?.heads.flatMap(n=>this.known.get(n)??[])??[]}allow(t,n){const o=this.headsOf(t);return o.length===0||o.some(({from:s,to:i})=>n>=
s&&n<i)}columnOf(t,n){let[o,s]=[0,1/0];for(const{row:i,from:a,to:r}of this.headsOf(t))i!==n&&([o,s]=[Math.max(o,a),Math.min(s,r)]);return s-o===1?o:void 0}tellAll(t,n){
return this.rows.has(t)||n.every(o=>this.headsOf(o).some(s=>s.row!==t))}}class $e{rows;byTags;isWhole;heads;bands;before=0;constructor(t,n,o,s){this.rows=t,this.
byTags=n,this.isWhole=o,this.heads=s,this.bands=Array.from({length:n.count})}*place(){const{rows:t,byTags:n,isWhole:o,bands:s,heads:i}=this;for(const[r,c]of t.entries())
for(const[l,{tag:f,place:x}]of c.entries()){const p=o[r]?n.places[r][l]:i.columnOf(c[l],r);p!==void 0&&x&&at(f)===1&&(s[p]=yt(s[p],x))}if(2*s.filter(Boolean).length<
s.length){const r=o.some(Boolean)&&(yield*Ie(t));if(!r||r.length!==s.length)return n;for(const[c,l]of r.entries())s[c]=l}this.makeRoom();const a=[];for(const[r,
c]of t.entries()){const l=n.places[r].map(f=>f+this.before);yield(1+c.length*s.length)*w.Yz/w.y,a.push(o[r]?l:this.placeRow(c)??l)}return{count:s.length,places:a}}makeRoom(){
const t=this.bands[0];if(!t)return;const n=this.rows.filter((o,s)=>!this.isWhole[s]).map(([o])=>o).filter(o=>o?.place&&o.place.end<=t.start&&o.tag?.heads.length===
0).map(o=>o.place);n.length!==0&&(this.bands.unshift(n.reduce((o,s)=>yt(o,s))),this.before=1)}placeRow(t){const{bands:n,before:o,heads:s}=this,i=t.map(()=>new Float64Array(
n.length+1).fill(1/0)),a=t.map(()=>new Uint8Array(n.length));for(let l=t.length-1;l>=0;l--){const f=t[l],x=at(f.tag);for(let p=n.length-x;p>=0;p--){const z=(l===
t.length-1?0:i[l+1][p+x])+this.distance(f,p,x)+(s.allow(f,p-o)?0:$t),H=i[l][p+1];i[l][p]=Math.min(z,H),z<=H&&(a[l][p]=1)}}if(t.length>0&&i[0][0]===1/0)return;const r=[];
let c=0;for(const[l,{tag:f}]of t.entries()){for(;!a[l][c];)c++;r.push(c),c+=at(f)}return r}distance({place:t},n,o){if(!t)return 0;const s=this.bands.slice(n,n+o).
filter(f=>f!==void 0);if(s.length===0)return $t;const{start:i,end:a}=s.reduce(yt),r=Math.max(t.start-a,i-t.end,0),[c,l]=[t.start-i,t.end-a];return r+Math.min(Math.
abs(c),Math.abs(l),Math.abs(c+l)/2)}}function*Ie(e){const t=[];for(const o of e){for(const{tag:s,place:i}of o)if(i){if(at(s)>1)return;t.push(i)}yield(1+o.length)*
w.Yz/w.y}const n=[];for(const o of yield*(0,rt.p9)(t,(s,i)=>s.start-i.start)){const s=n.at(-1);s&&o.start<=s.end?n[n.length-1]=yt(s,o):n.push(o)}return n}const yt=(e,{
start:t,end:n})=>e?{start:Math.min(e.start,t),end:Math.max(e.end,n)}:{start:t,end:n},ke=100,Mt=100;function kt(e){const t=new Map;for(const{element:n}of e){const o=Kt(
n),s=o?.parent;if(s?.type!=="TR")continue;const i=t.get(s);i?i.add(o):t.set(s,new Set([o]))}return t}function*Ct(e){const{blocks:t}=e,n=kt(e.leaves),o=[];for(let s=0,
i;s<t.length;s=i){const{element:a}=t[s];i=s+1,s%ke===0&&(yield w.Yz),a?.type==="TR"&&(i=Bt(t,s),o.push(yield*zt(t.slice(s,i),e,n)))}return o}function Bt(e,t){const n=wt(
e[t].element);let o=t+1;for(;o<e.length&&e[o].element?.type==="TR"&&wt(e[o].element)===n;)o++;return o}function*zt(e,t,n){const o=[];for(const p of e)o.push(yield*Be(
p,t,n));const s=Ce(e[0].element),{places:i,count:a}=yield*Pe([...s,...o]),r=i.slice(s.length),c=[];for(const[p,D]of o.entries()){const z=[];for(const[H,{flow:G}]of D.
entries()){for(;z.length<r[p][H];)z.push(new q.q(t.edges));z.push(G)}for(;z.length<Math.min(a,Mt);)z.push(new q.q(t.edges));yield(1+z.length)*w.Yz/w.y,c.push(z)}
const l=e.findIndex(({element:p})=>!jt([...(p&&n.get(p))??[]])),f=r[0].map((p,D)=>[p,(r[0][D+1]??a)-1]),x=o[0].some(({tag:p})=>(p?.columns??1)>1);return{blocks:e,
rows:c,heads:l<0?e.length:l,spans:x?f:void 0}}function Ce(e){const t=e?Dt(wt(e)):[];return!e||t.includes(e)||t.some(({cells:n=[]})=>n.length>Mt)?[]:t.map(({cells:n=[]})=>n.
map(({cell:o,firstPage:s})=>({tag:o,place:void 0,isElsewhere:s>=0})))}function Dt(e){const t=e?.firstRows??[],n=t.findIndex(({cells:o=[]})=>!jt(o));return t.slice(
0,n<0?void 0:Math.max(n,1))}const jt=e=>e.length>0&&e.every(({type:t})=>t==="TH");function*Be({lines:e,element:t},{leafOf:n,edges:o},s){const i=t?.cells&&t.cells.
length<=Mt?t.cells:[],a=new Map(i.map(c=>[c,[]]));for(const c of(t&&s.get(t))??[])a.has(c)||a.set(c,[]);for(const{segments:c}of e)for(const{fragments:l}of c)for(const f of l){
const x=Kt(n(f)?.element),p=a.get(x);p?p.push(f):a.set(x,[f])}const r=[];for(const[c,l]of a){const f=yield*(0,rt.p9)(l,(p,D)=>p.order-D.order),x=yield*(0,B.gB)(
yield*(0,ct._I)(yield*(0,et.q9)(f)),o);r.push({tag:c?.cell,place:ze(f),flow:x})}return r}function ze(e){if(e.length===0)return;const[t,n]=[e.map(({start:o})=>o),
e.map(({end:o})=>o)];return{start:Math.min((0,m.Y)(t),(0,m.Y)(n)),end:Math.max((0,m.K)(t),(0,m.K)(n))}}function Kt(e){for(const t of(0,$.Hy)(e))if((0,$.nZ)(t.type))
return t;return e&&(0,R.VN)(e)}function wt(e){for(const t of(0,$.Hy)(e.parent))if(t.type==="Table")return t;return e.parent}function De(e){let t="";for(const[n,
o]of e.entries()){const s=e[n-1];s&&(t+=Ht(s,o)),t+=Wt(o)}return t}function Ht(e,t){return e.kind==="item"&&t.kind==="item"?`
`:`
${">".repeat(Math.min(e.quotes??0,t.quotes??0))}
`}function Wt(e){const{quotes:t=0}=e;return t>0?Ut(e).replace(/^/gm,`${">".repeat(t)} `):Ut(e)}function Ut(e){switch(e.kind){case"heading":return`${"#".repeat(e.
level)} ${e.text}`;case"paragraph":return J(e.text);case"note":return`[^${e.number}]: ${e.text}`;case"item":return`${"   ".repeat(e.depth)}${e.mark} ${e.text}`;case"\
code":{const t=(0,m.K)(e.lines.flatMap(o=>(o.match(/`+/g)??[]).map(s=>s.length)),2),n="`".repeat(t+1);return[n,...e.lines,n].join(`
`)}case"table":return je(e.rows);case"figure":return`![${e.alternative.replace(/[\\[\]]/g,"\\$&")}]()`}}function je(e){const t=(0,m.K)(e.map(i=>i.length)),n=i=>`\
| ${Array.from({length:t},(a,r)=>(i[r]??"").replaceAll("|","\\|")).join(" | ")} |`,[o,...s]=e;return[n(o),`|${" --- |".repeat(t)}`,...s.map(n)].join(`
`)}var Gt=E(4186);const Ke=2;function*He(e,t){const{fragments:n,leafOf:o,edges:s}=e.found;if(o&&(0,R.P$)(n,o)){const a=yield*We(e.blocks,o,t,s);if(a.length>0)return a}
const i=[];for(const a of(yield*e.blocksByLook()).filter(I.bI)){const r=Ft(yield*Yt(a,s),a instanceof I.QH?a.spans:void 0),c={box:Zt([a]),rows:r,hasHead:lt(r)};
i.push(a instanceof I.QH?{...c,isCertain:!0,block:a}:{...c,isCertain:!1})}return i}function*We(e,t,n,o){const s=[];for(const{blocks:i,rows:a,heads:r,spans:c}of yield*Ct(
{blocks:e,leafOf:t,leaves:n,edges:o})){const l=a.map(p=>p.map(O)),f=r===Ke?Ft(l,c):l,x={row:i[0].element,heads:r-(l.length-f.length)};s.push({box:Zt(i),rows:f,hasHead:r>
0,isCertain:!0,tags:x})}return s}function*Yt(e,t){const n=[];for(const o of e.rows){const s=[];for(const i of o)yield w.Yz,s.push(yield*Ue(i,t));n.push(s)}return n}
function Ft(e,t){const[n,o,...s]=e;if(!t||!o||t.some(([r,c])=>c-r+1>=o.length))return e;const i=o.map((r,c)=>n[t.find(([l,f])=>l<=c&&c<=f)?.[0]??-1]??""),a=[o.map(
(r,c)=>[i[c],r].filter(Boolean).join(" ")),...s];return!o.some(vt)&&lt(a)?a:e}function*Ue(e,t){return e.length===0?"":O(yield*(0,B.gB)(e,t))}const Zt=e=>e.map(({
frame:t,start:n,end:o,top:s,bottom:i})=>(0,Gt.L)(t,n,o,s,i)).reduce(Gt.D),Ge=/^[^\p{L}]*\d[^\p{L}]*$/u,Vt=/^(?:19|20)\d\d$/,vt=e=>Ge.test(e)&&!Vt.test(e);function lt([
e=[],...t]){const n=e.filter(s=>s!=="");return e.length===Ye&&(e[0].endsWith(":")||Fe.test(e[1])&&!Vt.test(e[1]))?!1:2*n.length>=e.length&&!n.some(vt)&&t.some(s=>s.
some(vt))}const Ye=2,Fe=/\d/,gt=`

`;function Ze(e){return e.map((t,n)=>{const o=e[n-1],s={text:Wt(t),joint:o?Ht(o,t):gt};if(t.kind==="heading")return{...s,heading:{level:t.level,title:t.title}};
const i=s.text.split(`
`);return t.kind==="table"?{...s,rows:{open:i.slice(0,2),rows:i.slice(2),close:[]}}:t.kind!=="code"?s:{...s,rows:{open:i.slice(0,1),rows:i.slice(1,-1),close:i.slice(
-1)}}})}function Ve(e){const t=[];let n=[];const o=()=>{n.length>0&&t.push(Jt({open:[],rows:n,close:[]})),n=[]};for(const s of e.split(`
`))s===""?o():n.push(s);return o(),t}function*Xe(e,t){const{blocks:n}=e,{edges:o}=e.found,s=yield*Je(e,t),i=[];for(let a=0,r;a<n.length;a=r){r=a+1;const c=s.get(
n[a]);if(c)(0,P.RZ)(i,c);else{for(;r<n.length&&!s.has(n[r]);)r++;const{text:l}=yield*(0,B.dV)(n.slice(a,r),o);(0,P.RZ)(i,Qe(l))}}return i}function*Je(e,t){const{
leafOf:n,fragments:o,edges:s}=e.found,i=new Map;for(const a of e.blocks.filter(I.bI)){const r=yield*Yt(a,s);i.set(a,[Xt(r,lt(r))])}if(!n||!(0,R.P$)(o,n))return i;
for(const{blocks:a,rows:r,heads:c}of yield*Ct({blocks:e.blocks,leafOf:n,leaves:t,edges:s})){yield w.Yz;for(const f of a)i.set(f,[]);const l=r.map(f=>f.map(O));i.
set(a[0],[Xt(l,c>0)])}return i}const Qe=e=>e.split(gt).map(t=>t.trimEnd()).filter(t=>t!=="").map(t=>({text:t,joint:gt}));function Xt(e,t){const n=e.map(o=>o.filter(
s=>s!=="").join(" "));return Jt({open:n.slice(0,t?1:0),rows:n.slice(t?1:0),close:[]})}const Jt=e=>({text:[...e.open,...e.rows,...e.close].join(`
`),joint:gt,rows:e}),qe=.6,tn=.4,Qt=12;class qt{last;tagged=new Map;headOf({row:t,heads:n},o){const s=wt(t),i=s&&this.tagged.get(s),a=Dt(s).includes(t);if(s&&!i&&
a){const r=n>0?n:Number(lt(o));r>0&&r<o.length&&this.tagged.set(s,o.slice(0,r))}return a||i?.[0].length!==o[0].length?[]:i}next({index:t,found:{height:n}},o,s){
const{last:i}=this;this.last=void 0;const[a,r]=[o[0],o.at(-1)];if(!a||!r||s.length!==o.length)return;const l=i?.page===t-1&&!lt(s[0])&&en(i,a,n,s[0])?i.head:void 0,
f=o.length===1&&l?l:s.at(-1)[0];return(f===l||lt(s.at(-1)))&&(this.last={page:t,block:r,head:f}),l}}function en({block:e,head:t},n,o,[s]){return e.frame!==n.frame||
s.length!==t.length||e.bottom<qe*o||n.top>tn*o?!1:Math.abs(e.start-n.start)<Qt&&Math.abs(e.end-n.end)<Qt}var ft=E(34659),nn=E(73356);const te=.25,ee=.5,St=2,sn=.9,
on=5,Lt=3,rn=.25,an=.85,cn=50,ln=/(?:\.\s?){4}\s*(?:\d{1,5}|[ivxlc]{1,7})$/,fn=/[\divxlc]$/,ne=30,se=12,dn=.6,un=7,hn=/[\p{L}\p{N}]$/u,gn=new RegExp("^\\p{Ll}",
"u"),pn=300;class bt{ends;blocks;right;constructor(t,n,o){this.ends=t,this.blocks=n,this.right=o}static*of(t,n){const o=Math.max(n-(0,m.Y)(t.map(({start:r})=>r)),
(0,m.K)(t.map(({end:r})=>r))),s=new Map;let i=0;for(const{lines:r}of t)for(const{start:c,end:l}of r){++i%w.y===0&&(yield w.Yz);const f=Math.round(c/St),x=s.get(
f);x?x.push(l):s.set(f,[l])}const a=new Map;for(const[r,c]of s){if(c.length<on)continue;const l=yield*(0,rt.p9)(c,(f,x)=>f-x);a.set(r,l[Math.floor((l.length-1)*
sn)])}return new bt(a,t.slice(0,pn),o)}isFull(t,n,{lines:o,start:s,end:i}){if(oe(t))return!1;if(n.baseline-t.baseline>ct.tS*t.size)return!0;const a=t.end+re(n)+
(te+ee)*t.size;if(a>Math.max(i,this.ends.get(Math.round(t.start/St))??1/0))return!0;let r=0;for(let c=0;c<Math.min(o.length,cn)&&r<Lt;c++)o[c].end-s>an*(i-s)&&r++;
return r===Lt&&a>i}rightOf(t,n){const[o,s]=[(0,m.Y)(t.map(a=>a.top)),(0,m.K)(t.map(a=>a.bottom))],i=this.blocks.filter(a=>a.start>=n&&a.top<s&&a.bottom>o);return(0,m.
Y)(i.map(({start:a})=>a),this.right)}*write(t,n,o){const s=[];for(const i of yield*this.groupLines(t)){const a=yield*u(yield*(0,B.gB)(i,n),o);a!==""&&s.push(s.length===
0?a:J(a))}return s.join(`
`)}*groupLines(t){if(t.length<2)return[[...t]];const n=(0,m.Y)(t.map(r=>r.start)),o=(0,m.K)(t.map(({end:r})=>r)),s=Math.max(o,this.ends.get(Math.round(n/St))??o);
yield this.blocks.length*w.Yz/w.y;const a=o-n<dn*(this.rightOf(t,o)-n)&&mn(t)?yn(t):yield*wn(t,n,s);return[0,...a].map((r,c)=>t.slice(r,a[c]))}}function mn(e){let[
t,n]=[0,0];for(const[o,{segments:s}]of e.entries()){t+=s.reduce((a,{fragments:r})=>a+r.length,0);const i=e[o-1]?.segments.at(-1).fragments.at(-1).text??"";hn.test(
i)&&gn.test(s[0].fragments[0].text)&&n++}return t<=un*e.length&&2*n<e.length}const yn=e=>[...e.keys()].filter(t=>t>0&&!ie(e[t-1]));function*wn(e,t,n){const o=(i,a)=>oe(
e[i-1])||!ie(e[i-1])&&bn(e[i-1],re(e[i]),t,a),s=[];for(let i=1;i<e.length;i++){let a=i,r=-1/0;for(;a<e.length&&o(a,n);a++)r=Math.max(r,e[a-1].end);const c=Array.
from({length:a-i},(f,x)=>i+x),l=c.filter(f=>o(f,r));(0,P.RZ)(s,c.length>=Lt&&l.length<=rn*c.length?l:c),yield(a-i+1)*w.Yz/w.y,i=Math.max(i,a)}return s}function bn(e,t,n,o){
const s=t+(te+ee)*e.size;return e.end+s<=o&&e.end-e.start+s<=o-n}function oe({segments:e}){const t=e.at(-1).fragments.at(-1).text;if(!fn.test(t))return!1;const o=e.
slice(-2).flatMap(({fragments:s})=>s.slice(-se)).map(({text:s})=>s.slice(-ne));return ln.test(o.slice(-se).join(" ").slice(-ne))}const ie=({segments:e})=>/[-\u2010\u00ad]$/.
test(e.at(-1).fragments.at(-1).text);function re({segments:e}){const[t]=e[0].fragments;return Math.abs(t.end-t.start)}var On=E(77211);function*ae(e,t,n){if(e instanceof
I.xE)return{kind:"code",lines:yield*(0,On.x)(e.visual,t)};const o=[];for(const s of e.rows){const i=[];for(const a of s)yield w.Yz,i.push(yield*xn(a,t,n));o.push(
i)}return{kind:"table",rows:o}}function*xn(e,t,n){return e.length===0?"":yield*u(yield*(0,B.gB)(e,t),{linkOf:n,marksBold:!1})}const ce=1.15,En=1.35,Mn=/:\s\S*\d/,
vn=/\S\s\S+\s\S+\s\S+[.,;]$/,Tt=200,Sn=3,Ln=1/2,Tn=500,An=new RegExp(`^(?:[${ft.a}*-](?:\\s+|$)|${ft.v})`,"u"),le=new RegExp("^(?![a-z]\\.\\s\\p{L}{1,3}\\.)(\\d{1,3}\
|[a-z]|[ivx]{1,5})[.)]\\s+","u"),Ot=50;function*Pn(e,{body:t,edges:n,width:o},s){const i=[],a=new Bn(t,n,s,yield*bt.of(e,o));for(let r=0,c;r<e.length;r=c){const l=e[r];
if(c=r+1,(0,I.bI)(l))i.push(yield*ae(l,n,s));else{for(;c<e.length&&!(0,I.bI)(e[c]);)c++;yield*_n(e.slice(r,c),a,i)}}return Rn(i)}function Rn(e){const t=s=>s.reduce(
(i,a)=>i+("text"in a?a.text.length:0),0),n=t(e),o=n>Tn&&t(e.filter(({kind:s})=>s==="heading"))>Ln*n;return e.map(s=>o&&s.kind==="heading"?{kind:"paragraph",text:s.
text}:s)}function*_n(e,t,n){const o=e.flatMap(s=>s.lines.map((i,a)=>({line:i,block:s,begins:a===0})));for(let s=0,i;s<o.length;s=i){const{line:a}=o[s],r=t.kindOf(
a),c=r==="code"?new In(a):void 0;for(i=s+1;i<o.length;i++){const f=o[i];if(!(t.goesOn(r,a,f.line)||r==="item"&&t.goesOnBelow(o[i-1],f))||f.begins&&!c?.isNear(f.
line))break;c?.add(f.line),(i-s)%Ot===0&&(yield w.Yz)}s%Ot===0&&(yield w.Yz);const l=o.slice(s,i).map(f=>f.line);n.push(yield*t.piece(r==="heading"&&!t.isHeading(
l)?"paragraph":r,l,n.at(-1)))}}const Nn=new RegExp("^\\p{Ll}","u"),$n=/[.!?:;]["\u201d\u2019)]?$/u;class In{last;pitch=0;constructor(t){this.last=t}isNear(t){const{
frame:n,baseline:o,size:s}=this.last,i=t.baseline-o;return t.frame===n&&Math.abs(t.size-s)<.1*s&&i>0&&i<=Math.max(kn*s,Cn*this.pitch)}add(t){const n=t.baseline-
this.last.baseline;n>0&&(this.pitch===0||n<this.pitch)&&(this.pitch=n),this.last=t}}const kn=2.2,Cn=2.1;class Bn{body;edges;linkOf;columns;depths=[];constructor(t,n,o,s){
this.body=t,this.edges=n,this.linkOf=o,this.columns=s}kindOf(t){const n=dt(t,this.edges);if(At(t,({isTyped:r})=>r))return"code";const o=t.size<En*this.body.size&&
(vn.test(n)||Mn.test(n)),s=t.size>=ce*this.body.size&&!o,i=!this.body.isBold&&At(t,fe)&&!/[.,;:]$/.test(n)&&!Dn(n),a=(s||i)&&!jn(n)&&n.length<=Tt&&Hn(n);return An.
test(n)||le.test(n)&&!a?"item":a?"heading":"paragraph"}isHeading(t){const n=t.reduce((o,s)=>o+dt(s,this.edges).length,0);return t.length<=Sn&&n<=Tt}goesOn(t,n,o){
const s=this.kindOf(o),i=s==="heading"&&At(n,fe)&&o.size===n.size;return t==="item"?(s==="paragraph"||i)&&o.start>n.start+o.size/2:s===t&&(t!=="heading"||Math.abs(
o.size-n.size)<.5)}goesOnBelow({line:t,block:n},{line:o}){return this.kindOf(o)!=="paragraph"||!this.columns.isFull(t,o,n)?!1:Nn.test(dt(o,this.edges))||!$n.test(
dt(t,this.edges))}*piece(t,n,o){const{edges:s,linkOf:i}=this;if(t==="code")return{kind:t,lines:yield*de(n,s)};const a=t!=="heading"&&!this.body.isBold;if(t==="p\
aragraph")return{kind:t,text:yield*this.columns.write(n,s,{linkOf:i,marksBold:a})};const r=yield*(0,B.gB)(n,s),c=yield*u(r,{linkOf:i,marksBold:a});if(t==="headi\
ng")return{kind:t,level:this.levelOf(n[0]),text:c,title:O(r)};o?.kind!=="item"&&(this.depths=[]);const l=le.exec(dt(n[0],s))?.[0].trim()??"-",f=/^\d/.test(l);return{
kind:t,depth:this.depthOf(n[0]),mark:f?l:"-",text:Gn(c,f)}}levelOf({size:t}){const{headings:n,size:o}=this.body,s=t>=ce*o?n.findIndex(i=>t>i-.5):n.length;return Math.
min(Math.max(s,0)+1,6)}depthOf({start:t,size:n}){for(;this.depths.length>0&&this.depths.at(-1)>t+n/2;)this.depths.pop();return(this.depths.length===0||t>this.depths.
at(-1)+n/2)&&this.depths.push(t),this.depths.length-1}}const zn=/^[^\p{L}\d]{0,3}\d[\d.,']{0,15}[.,]\d\d[^\p{L}\d.]{0,3}$/u,Dn=e=>e.split(/\s/).slice(1).slice(-2).
some(t=>zn.test(t)),jn=e=>e.length<=Tt&&(e.match(Kn)?.length??0)>1,Kn=/(?<![\d.,])\d[\d.,']{0,15}[.,]\d\d(?![\d.,])/g,Hn=e=>(e.match(new RegExp("\\p{L}","gu"))?.
length??0)>=Math.max(e.match(new RegExp("\\p{N}","gu"))?.length??0,1),Wn=/^(\*{0,3})\d{1,3}\\?[.)](\*{0,3})\s*/,Un=new RegExp(`^(\\*{0,3})(?:\\\\\\*|[${ft.a}-]|${ft.
v})(\\*{0,3})\\s*`,"u"),Gn=(e,t)=>e.replace(t?Wn:Un,(n,o,s)=>o===s?"":o||s),dt=(e,t)=>e.segments.map(n=>(0,nn.x)(n,t)).join(" "),At=({segments:e},t)=>e.every(({
fragments:n})=>n.every(t)),fe=({style:e})=>e.font.bold,Yn=10;function*de(e,t){const n=(0,m.Y)(e.map(({start:a})=>a)),o=e.slice(1).map((a,r)=>Math.abs(a.baseline-
e[r].baseline)),s=(0,m.Y)(o.filter((a,r)=>a>e[r].size*.8)),i=[];for(const[a,r]of e.entries()){a%Ot===Ot-1&&(yield w.Yz);const c=dt(r,t),l=a===0?0:Math.round(o[a-
1]/s)-1;for(let x=0;x<Math.min(l,Yn);x++)i.push("");const f=(r.end-r.start)/Math.max(c.length,1);i.push(" ".repeat(Math.round((r.start-n)/Math.max(f,1)))+c)}return i}
const Fn=new RegExp(`^(?:\\\\?[*+-](?=\\s|$)|[${ft.a}]|${ft.v}|\\d{1,3}\\\\?[.)])\\s*`,"u"),Zn=/^(\d{1,3})\\?([.)])\s/,ue=/^([\u2610-\u2612])\s*/u,Vn=100;function*Xn(e){
const{blocks:t,leaves:n}=e,o={...e,columns:yield*bt.of(t,e.width)},s=ts(n),i=kt(n),a=n.some(({element:f})=>xt("Note",f)),r=[],c=f=>{for(;s.length>0&&s[0].order<
f;)r.push({kind:"figure",alternative:s.shift().alternative})};let l="";for(let f=0,x;f<t.length;f=x){const{element:p}=t[f];x=f+1;const D=qn(t[f],o);if(D!==void 0&&
c(D),he("Lbl",t[f].lines,o.leafOf))l=yield*Jn(t[f],o);else if(p?.type==="TR"){x=Bt(t,f);const z=[],H=yield*zt(t.slice(f,x),o,i);for(const G of H.rows){const nt=[];
for(const st of G)nt.push(yield*u(st,{linkOf:o.linkOf,marksBold:!1}));z.push(nt)}r.push({kind:"table",rows:z,tags:{row:p,heads:H.heads},quotes:ge(p)})}else{const z=t[f],
H=(0,I.bI)(z)?yield*ae(z,o.edges,o.linkOf):yield*Qn(z,o,{label:l,hasNotes:a});r.push({...H,quotes:ge(p)}),l=""}f%Vn===0&&(yield w.Yz)}return c(1/0),r.filter(f=>!("\
text"in f)||f.text!=="")}function*Jn({lines:e},{edges:t,linkOf:n}){return yield*u(yield*(0,B.gB)(e,t),{linkOf:n,marksBold:!1})}function*Qn({lines:e,element:t},n,{
label:o,hasNotes:s}){const{edges:i,linkOf:a,leafOf:r}=n,c=t?.type??"P";if(e.length>1&&he("Code",e,r))return{kind:"code",lines:yield*de(e,i)};const l=c==="Title"||
c==="H"?1:Number(/^H([1-6])$/.exec(c)?.[1]??0),f=Q=>s&&xt("Reference",r(Q)?.element),x=yield*(0,B.gB)(e,i),p=yield*u(x,{linkOf:a,marksBold:l===0,isReference:f});
if(l>0)return{kind:"heading",level:l,text:p,title:O(x)};const D=t&&xt("Note",t)?/^(\d{1,3})\\?[.)]?$/.exec(o):null;if(D)return{kind:"note",number:D[1],text:p};const z=t?
[...(0,$.Hy)(t)].filter(Q=>Q.type==="LI"):[];if(z.length===0&&o!=="")return{kind:"paragraph",text:`${o} ${p}`};if(z.length===0)return{kind:"paragraph",text:yield*n.
columns.write(e,i,{linkOf:a,marksBold:!0,isReference:f})};const H=Zn.exec(`${o} ${p}`.trimStart()),G=ue.exec(`${o} ${p}`.trimStart()),nt=G?G[1]==="☐"?"[ ] ":"\
[x] ":"",st=[...(0,$.Hy)(z[0])].filter(Q=>Q.type==="L").length-1;return{kind:"item",depth:Math.max(st,0),mark:H?`${H[1]}${H[2]}`:"-",text:nt+p.replace(G?ue:Fn,"")}}
const he=(e,t,n)=>t.every(({segments:o})=>o.every(({fragments:s})=>s.every(i=>xt(e,n(i)?.element)))),ge=e=>[...(0,$.Hy)(e)].filter(({type:t})=>t==="BlockQuote").
length,xt=(e,t)=>{for(const{type:n}of(0,$.Hy)(t))if(n===e)return!0;return!1};function qn({lines:e},{leafOf:t}){return t(e[0].segments[0].fragments[0])?.order}function ts(e){
const t=new Set;return e.flatMap(({element:n,order:o})=>{const s=[...(0,$.Hy)(n)].find(({type:a})=>a==="Figure");if(!s||t.has(s))return[];t.add(s);const i=s.alternative?.
replace(/\s+/g," ").trim();return i?[{order:o,alternative:i}]:[]})}var pe=E(45599),me=E(6057),es=E(87141);const ns=/^(?:https?|mailto|tel|ftp):/i,ss=5e3;function os(e,t){
const[n,o,s,i,a,r]=(0,es.y)((0,me.iw)(e,t)),c=[];for(const l of(e.array(e.entry(e.pages.number(t),"Annots"))??[]).slice(0,ss)){const f=e.dict(l);if(!f||!(0,pe.Eo)(
e.resolve(f.get("Subtype")),"Link"))continue;const x=is(e,f.get("A")),p=x===void 0?void 0:(0,me.b0)(e,f.get("Rect"));if(!p)continue;const D=[n*p[0]+s*p[1]+a,n*p[2]+
s*p[3]+a],z=[o*p[0]+i*p[1]+r,o*p[2]+i*p[3]+r],[H,G]=[(0,P.YG)(D),(0,P.YG)(z)];c.push({area:{x:H,y:G,width:(0,P.Kf)(D)-H,height:(0,P.Kf)(z)-G},uri:x})}return({box:{
x:l,y:f,width:x,height:p}})=>{const[D,z]=[l+x/2,f+p/2];return c.find(({area:H})=>D>=H.x&&D<=H.x+H.width&&z>=H.y&&z<=H.y+H.height)?.uri}}function is(e,t){const n=e.
dict(t),o=e.resolve(n?.get("URI"));if(!(o instanceof pe.Mx))return;const s=Buffer.from(o.bytes).toString("latin1");return ns.test(s)?s:void 0}const rs=3,ye=3,we=.12,
as=1e4;async function cs(e,t){const n=new Map;for(const[s,{blocks:i,found:{height:a}}]of e.entries()){for(const{line:c,isHead:l}of ls(i,a)){const f=ys(c),x=ws(c,
f),p=n.get(x);p?p.push({line:c,page:s,text:f,isHead:l}):n.set(x,[{line:c,page:s,text:f,isHead:l}])}const r=t.step(as);r&&await r}const o=new Set;for(const s of n.
values())if(!(new Set(s.map(({page:i})=>i)).size<rs||!ds(s,e.length)))for(const{line:i}of fs(s)?s.slice(1):s)o.add(i);return o}function ls(e,t){const o=e.flatMap(
a=>(0,I.bI)(a)||a.element?.type==="TR"?[]:a.lines).filter(({frame:a})=>a.cos===1&&!a.vertical).sort((a,r)=>a.baseline-r.baseline),s=o.slice(0,ye).filter(({baseline:a})=>a<
we*t),i=o.slice(-ye).filter(({baseline:a})=>a>(1-we)*t);return[...s.map(a=>({line:a,isHead:!0})),...i.map(a=>({line:a,isHead:!1}))]}const fs=e=>e.every(({text:t,
isHead:n})=>n&&t===e[0].text)&&ms.test(e[0].text);function ds(e,t){const n=e.map(({text:o})=>o.match(us)??[]);return n[0].every((o,s)=>{if(n.every(r=>r[s]===o))
return!0;if(n.some(r=>hs.test(r[s])))return!1;const i=n.map(r=>Number(r[s]));if(i.every(r=>r<=t||Number.isNaN(r)))return!0;const a=i.filter((r,c)=>c>0&&r-i[c-1]===
e[c].page-e[c-1].page);return i.every(r=>r<=gs)&&a.length>=ps*(i.length-1)})}const us=new RegExp("\\p{Nd}+(?:[.,:'\\u2019]\\p{Nd}+)*","gu"),hs=new RegExp("\\P{Nd\
}","u"),gs=9999,ps=.5,ms=new RegExp("\\p{L}{2}","u"),ys=({segments:e})=>e.map(({fragments:t})=>t.map(n=>n.text).join("")).join(" "),ws=({baseline:e},t)=>`${Math.
round(e/4)} ${t.replace(new RegExp("\\p{Nd}+","gu"),"0")}`;async function bs(e,t,{keepRepeated:n=!1}={}){const o=n?new Set:await cs(t,e.job.pace),s=Ms(t),i=[],a=[],
r=new qt;for(const l of t){const f=Os(l,await xs(e,l,s,o),r);a.push(f),i.push(De(f));const x=e.job.pace.step(l.characters*50);x&&await x}const c=t.filter(({blocks:l})=>l.
some(f=>f instanceof I.xE));return{pages:i,parts:a,repeatedLines:o.size,uncertain:c.map(({index:l})=>l)}}function Os(e,t,n){const o=t.map(r=>{const c=r.kind==="\
table"&&r.tags?n.headOf(r.tags,r.rows):[];return r.kind==="table"&&c.length>0?{...r,rows:[...c,...r.rows]}:r}),s=e.found.leafOf?[]:e.blocks.filter(r=>r instanceof
I.QH),i=o.filter(r=>r.kind==="table"),a=n.next(e,s,i.map(({rows:r})=>r));return a?o.map(r=>r===i[0]?{...r,rows:[a,...i[0].rows]}:r):o}async function xs(e,t,n,o){
const s=t.blocks.flatMap(x=>{if((0,I.bI)(x))return[x];const p=x.lines.filter(D=>!o.has(D));return p.length===0?[]:[p.length===x.lines.length?x:ct.eB.of(p,x.element)]}),
{fragments:i,leafOf:a,edges:r,width:c}=t.found,l=os(e,t.index),f=e.pages.number(t.index);if(a&&(i.length===0||(0,R.P$)(i,a))){const x=(await(0,$.g$)(e))?.leaves(
f)??[];return(0,w.k6)(Xn({blocks:s,leafOf:a,leaves:x,edges:r,linkOf:l,width:c}),e.job.pace)}return(0,w.k6)(Pn(s,{body:n,edges:r,width:c},l),e.job.pace)}const Es=6;
function Ms(e){const[t,n,o]=[new Rt,new Rt,new Rt];for(const{blocks:r}of e)for(const c of r)for(const{segments:l}of c.lines)for(const{fragments:f}of l)for(const x of f)
(0,I.bI)(c)?o.count(x):(n.count(x),x.isTyped||t.count(x));const{body:s}=t.characters>=be*n.characters?t:n,i=o.body,a=s.size>=Pt*i.size||s.isBold&&!i.isBold;return n.
characters<(a?1:be)*o.characters?o.with(n).body:s}const be=.2,Pt=1.15;class Rt{characters=0;sizes=new Map;bold=new Map;count({style:t,text:n}){const o=Math.round(
t.size*2)/2,s=n.length*o*o;Et(this.sizes,o,s),this.characters+=n.length,t.font.bold&&Et(this.bold,o,s)}with(t){for(const[n,o]of t.sizes)Et(this.sizes,n,o);for(const[
n,o]of t.bold)Et(this.bold,n,o);return this.characters+=t.characters,this}get body(){const[t]=[...this.sizes].reduce((s,i)=>i[1]>s[1]?i:s,[0,0]),n=[...this.sizes.
keys()].filter(s=>s>=Pt*t).sort((s,i)=>i-s),o=s=>[...s].reduce((i,[a,r])=>a<Pt*t?i+r:i,0);return{size:t,isBold:o(this.bold)>o(this.sizes)/2,headings:n.slice(0,Es)}}}
const Et=(e,t,n)=>e.set(t,(e.get(t)??0)+n);var vs=E(29082),Ss=E(21836),_t=E(98446),Ls=E(4528),Ts=E(55772),Oe=E(66403);const As=1/4,pt=/\s/,Ps=new Set(".!?…؟۔।"),
Rs=new Set("。！？"),_s=new Set(`)]}"'»”’›`),Ns=6,$s=/[\p{Ll}\p{N}]/u,Is=new RegExp("\\p{M}","u");function ks(e,t,n){const o=t+Math.max(n,1);if(o>=e.length)
return e.length;const s=t+Math.ceil(n*As);for(const i of[xe,Bs,Ee])for(let a=o;a>s;a--)if(i(e,a))return a;return zs(e,o,t)}function Cs(e,t){const n=Math.max(e.length-
t,0);if(n===0)return 0;for(const o of[xe,Ee])for(let s=n;s<e.length;s++)if(o(e,s))return s;return e.length}function xe(e,t){if(Rs.has(e[t-1]))return!0;if(!pt.test(
e[t-1])||pt.test(e[t])||$s.test(String.fromCodePoint(e.codePointAt(t))))return!1;for(let n=t-1;n>=0&&n>=t-Ns;n--){const o=e[n];if(Ps.has(o))return!0;if(!pt.test(
o)&&!_s.has(o))return!1}return!1}const Bs=(e,t)=>e[t-1]===`
`,Ee=(e,t)=>pt.test(e[t-1])&&!pt.test(e[t]);function zs(e,t,n){let o=t;const s=()=>(e.charCodeAt(o)&64512)===56320||Is.test(e[o]);for(;o>n+1&&s();)o--;return o>
n+1?o:t}const Ds=200,js=3;class Me{open=[];enter(t){for(;this.open.length>0&&this.open.at(-1).level>=t.level;)this.open.pop();this.open.push(t)}get titles(){return this.
open.map(({title:t})=>t)}get level(){return this.open.at(-1)?.level??0}}class Ks{how;pieces=[];headings=new Me;parts=[];length=0;above=[];work=0;constructor(t){
this.how=t}*add(t,n){for(const[o,s]of t.entries()){const i=o===0?gt:s.joint;s.heading&&this.enterHeading(s.heading),this.length+i.length+s.text.length<=this.how.
size?this.put(s,s.text,i,n):yield*this.cut(s,i,n),++this.work%w.y===0&&(yield w.Yz)}}addScan(t,n){this.end(),this.pieces.push({text:t,hasText:!1,firstPage:n,lastPage:n,
headings:this.headings.titles})}end(){const{parts:t}=this;if(this.parts=[],this.length=0,!t.some(({isAgain:s})=>!s))return;const n=t.map((s,i)=>i===0?s.text:s.joint+
s.text).join(""),o=[t[0].page,t.at(-1).page];this.pieces.push({text:n,hasText:!0,firstPage:o[0],lastPage:o[1],headings:this.above})}enterHeading(t){const n=t.level>
this.headings.level&&this.parts.length>0&&this.parts.every(o=>o.isHeading);this.how.bySection&&t.level<=js&&!n&&this.end(),this.headings.enter(t)}put({heading:t,
rows:n,text:o},s,i,a){this.parts.some(({isAgain:c,isHeading:l})=>!c&&!l)||(this.above=this.headings.titles),this.length+=(this.parts.length>0?i.length:0)+s.length,
this.parts.push({text:s,joint:i,page:a,isHeading:t?.title!==void 0&&s===o,isRows:n!==void 0,isAgain:!1})}*cut(t,n,o){this.next();const{size:s}=this.how,i=()=>s-
this.length-(this.parts.length>0?n.length:0);t.text.length>i()&&i()<s/4&&this.end(),t.text.length<=i()?this.put(t,t.text,n,o):t.rows?yield*this.cutRows(t,t.rows,
n,o):yield*this.cutProse(t,t.text,n,o)}next(){const t=this.parts.findLastIndex(({isHeading:i})=>!i)+1;if(this.parts.slice(0,t).every(({isAgain:i})=>i))return;const n=this.
parts.splice(t),o=this.parts;this.end();const s=this.how.overlap>0?Ws(o,this.how.overlap):[];for(const i of[...s,...n])this.length+=(this.parts.length>0?i.joint.
length:0)+i.text.length,this.parts.push(i);this.above=this.headings.titles}*cutProse(t,n,o,s){for(let i=0,a;i<n.length;i=a){const r=i===0;r||this.next();const c=r?
o:" ",l=this.how.size-this.length-(this.parts.length>0?c.length:0);a=ks(n,i,l),this.put(t,n.slice(i,a).trimEnd(),c,s),yield(a-i)*Ds}}*cutRows(t,n,o,s){const{open:i,
rows:a,close:r}=Hs(n,this.how.size),c=ve([...i,...r]);let[l,f]=[[],c];const x=()=>{l.length>0&&this.put(t,[...i,...l,...r].join(`
`),o,s),[l,f]=[[],c]};for(const p of a){++this.work%w.y===0&&(yield w.Yz);const D=()=>this.how.size-this.length-o.length;f+p.length+1>D()&&(x(),this.next(),f+p.
length+1>D()&&this.end()),f+p.length+1<=D()?(l.push(p),f+=p.length+1):yield*this.cutProse(t,p,o,s)}x()}}const ve=e=>e.reduce((t,n)=>t+n.length+1,0);function Hs(e,t){
const{open:n,rows:o,close:s}=e;return ve([...n,...s])<=t/2?e:{open:[],rows:[...n,...o,...s],close:[]}}function Ws(e,t){const n=[];let o=t;for(let s=e.length-1;s>=
0&&o>0&&!e[s].isRows;s--){const i=e[s],a=i.text.slice(Cs(i.text,o));if(a!==""&&n.unshift({...i,text:a,isAgain:!0}),a.length<i.text.length)break;o-=a.length+i.joint.
length}return n}var Us=E(42973);function Gs({pieces:e,layout:t,piece_size:n,piece_overlap:o}){const s=[];if(e==="section"&&t!=="markdown"&&s.push({field:"pieces",
message:"by section needs layout to be markdown, which has headings: set it, or cut by size",mentions:["layout"]}),2*o>=n&&s.push({field:"piece_overlap",message:`\
must be below half of piece_size, which is ${n}: at most ${Math.ceil(n/2)-1}`,mentions:["piece_size"]}),s.length>0)throw(0,C.G6)(s)}async function Ys(e,t,{pace:n,
limits:o}){const s=t.pieces==="page"?Fs(e):await Zs(e,t,n,o);Se(s.length,o);const i=[];for(const[a,{text:r,hasText:c,firstPage:l,lastPage:f,headings:x}]of s.entries()){
const p=n.step(r.length*10);p&&await p,i.push({index:a+1,text:r,characters:Vs(r),hasText:c,firstPage:l,lastPage:f,headings:x})}return i}function Fs(e){const t=new Me;
return e.map(({number:n,text:o,isScan:s,parts:i=[]})=>{const a=i.findIndex(({kind:f})=>f!=="heading"),r=a<0?i.length:a,c=f=>f.kind==="heading"&&t.enter(f);i.slice(
0,r).forEach(c);const l=t.titles;return i.slice(r).forEach(c),{text:o,hasText:o.trim()!==""&&!s,firstPage:n,lastPage:n,headings:l}})}async function Zs(e,t,n,o){
const s=new Ks({bySection:t.pieces==="section",size:t.piece_size,overlap:t.piece_overlap});for(const{number:i,text:a,isScan:r,parts:c,passages:l=Ze(c??[])}of e)
r?s.addScan(a.trim(),i):await(0,w.k6)(s.add(l,i),n),Se(s.pieces.length,o);return s.end(),s.pieces}function Se(e,{textPieces:t}){if(!(e<=t))throw(0,Us.F)("textPi\
eces",`The text has more than ${(0,_t.y_)(t,"piece")}`,"Ask for larger pieces, or fewer pages","pages")}function Vs(e){let t=e.length;for(let n=0;n<e.length;n++)
(e.charCodeAt(n)&64512)===56320&&t--;return t}var Xs=E(22154);const Le=100,Js=async(e,t,n)=>{Gs(t);const o=await(0,Ss.E)(e.bytes,n,{password:t.open_password}),s=o.
pages.count,i=(0,vs.k1)(t.pages,s);Qs(t,i.length);const a=t.layout==="markdown",r=Nt(t)&&t.layout==="reading",c=a||r,l=new Xs.z(o,i.length,{findsTables:c||t.tables,
hasTablesApart:c}),{texts:f,words:x,lines:p,tables:D,parts:z,passages:H,notes:G}=await to(o,i,l,t),nt=await(0,Ts.fl)(o),st=f.map((Z,Y)=>{const ut=i[Y];return{...{
page:ut,label:nt(ut-1),text:Z,hasText:Z.trim()!==""&&!l.isScan(ut)},...x[Y]&&{words:x[Y]},...p[Y]&&{lines:p[Y]}}}),Q=f.map((Z,Y)=>{const ut=i[Y];return{number:ut,
text:Z,isScan:l.isScan(ut),parts:z?.[Y],passages:H[Y]}}),ot=t.pieces==="none"?void 0:await Ys(Q,t,n),mt={text:ot?null:qs(f,t.layout),mediaType:(0,Ls.GW)({layout:t.
layout}),pageCount:s,characters:l.characters,unreadable:l.unreadable,...t.per_page&&{pages:st},...t.tables&&{tables:D},...ot&&{pieceCount:ot.length,pieces:ot}};
return{documents:[{...e,pageCount:s}],data:mt,notes:[...l.notes,...G],facts:{textlessPages:l.textlessPages,...ot&&{pieceCount:ot.length}}}};function Qs(e,t){const n=[
"word_boxes","line_boxes"].filter(o=>e[o]&&t>Le).map(o=>({field:o,message:`takes at most ${Le} pages, and ${t} are asked for: name fewer in pages`,mentions:["pa\
ges"]}));if(n.length>0)throw(0,C.G6)(n)}const Te=({text:e,...t})=>({text:e,...(0,Oe.a)(t)});function qs(e,t){return t==="markdown"?e.filter(n=>n.trim()!=="").join(
`

`):e.every(n=>n.trim()==="")?"":e.join("\f")}const Nt=({pieces:e})=>e==="section"||e==="size";async function to(e,t,n,o){const{layout:s,word_boxes:i,line_boxes:a,
keep_repeated:r}=o,c=[],{pace:l}=e.job,f=[],x=[],p=[],D=[],z=[],H=new qt;for(const mt of t){const Z=await n.page(mt);if(i&&x.push((await(0,w.k6)(Z.words(),l)).map(
Te)),a&&p.push((await(0,w.k6)(Z.lines(),l)).map(Te)),o.tables)for(const Y of await eo(e,Z,H))c.push(Y);if(s==="markdown")D.push(Z);else{const Y=Nt(o)&&s==="read\
ing"?Xe(Z,await Ae(e,Z)):void 0;Y&&z.push(await(0,w.k6)(Y,l)),f.push(await(0,w.k6)(Z.layout(s),l)),Nt(o)&&s==="page"&&z.push(Ve(f.at(-1)))}}if(s!=="markdown")return{
texts:f,words:x,lines:p,tables:c,passages:z,notes:[]};const{pages:G,parts:nt,repeatedLines:st,uncertain:Q}=await bs(e,D,{keepRepeated:r}),ot=[...st>0?[no(st)]:[],
...Q.length>0?[so(Q.map(mt=>mt+1))]:[]];return{texts:G,words:x,lines:p,tables:c,parts:nt,passages:z,notes:ot}}async function Ae(e,t){return t.found.leafOf?(await(0,$.
g$)(e))?.leaves(e.pages.number(t.index))??[]:[]}async function eo(e,t,n){const o=await(0,w.k6)(He(t,await Ae(e,t)),e.job.pace),s=o.flatMap(({block:a,rows:r})=>a?
[{block:a,rows:r}]:[]),i=n.next(t,s.map(({block:a})=>a),s.map(({rows:a})=>a));return o.map(({box:a,rows:r,hasHead:c,isCertain:l,tags:f})=>{const p=i!==void 0&&r===
s[0].rows?[i]:f?n.headOf(f,r):[];return{page:t.index+1,box:(0,Oe.a)(a),rows:[...p,...r],header:p.length>0||c,certain:l}})}const no=e=>({code:"repeated_lines_rem\
oved",message:`${(0,_t.y_)(e,"line")} of headers and footers, which repeat on the pages, are not in the Markdown: set keep_repeated to true to keep them.`,mentions:[
"keep_repeated"]}),so=e=>({code:"tables_uncertain",message:`Lines of ${(0,_t.oi)(e)} that may be a table stand as they look, in a block of code.`})}),55772:((F,j,E)=>{
E.d(j,{fl:()=>y,mm:()=>R,vg:()=>m});var C=E(94289),w=E(33546),$=E(74135),P=E(59071);const B=1e3;function I(u){const{width:M,height:b}=(0,$.JQ)(u),A=S=>Math.round(
S*B)/B;return{width:A(M),height:A(b)}}function R({kinds:u,kindOf:M}){const b=new Int32Array(u.length),A=new Int32Array(u.length);for(let v=M.length-1;v>=0;v--)b[M[v]]++,
A[M[v]]=v+1;const S=new Map;for(const[v,g]of u.entries()){const{width:d,height:h}=I(g),L=`${d} ${h}`,T=S.get(L);T?T.count+=b[v]:S.set(L,{width:d,height:h,count:b[v],
firstPage:A[v]})}return[...S.values()]}async function m(u,{kinds:M,kindOf:b},A){const S=await y(u),v=M.map(I);return Array.from(b,(g,d)=>({...v[g],rotation:M[g].
rotation,label:S(d),characters:A?.[d]??null}))}async function y(u){const M=await(0,w.Hr)(u);return b=>M?O(M(b)):null}function O({style:u,prefix:M,number:b}){return(0,P.
ZK)(M)+(0,C.Y)(u,b)}}),66403:((F,j,E)=>{E.d(j,{a:()=>$});const C=100,w=P=>Math.round(P*C)/C,$=P=>P?{x:w(P.x),y:w(P.y),width:w(P.width),height:w(P.height)}:null}),
94289:((F,j,E)=>{E.d(j,{Y:()=>C});function C(R,m){switch(R){case"D":return String(m);case"R":return B(m);case"r":return B(m).toLowerCase();case"A":return I(m);case"\
a":return I(m).toLowerCase();default:return""}}const w=[[1e3,"M"],[900,"CM"],[500,"D"],[400,"CD"],[100,"C"],[90,"XC"],[50,"L"],[40,"XL"],[10,"X"],[9,"IX"],[5,"V"],
[4,"IV"],[1,"I"]],$=1e5,P=2600;function B(R){if(R>$)return String(R);let m="",y=R;for(const[O,u]of w)for(;y>=O;)m+=u,y-=O;return m}function I(R){return R>P?String(
R):String.fromCharCode(65+(R-1)%26).repeat(Math.ceil(R/26))}}),33546:((F,j,E)=>{E.d(j,{FB:()=>B,Hr:()=>R,Zh:()=>m,k$:()=>I,qm:()=>y});var C=E(93604),w=E(45599),
$=E(81077);const P={first:0,style:"D",prefix:void 0,start:1};async function B(S){const v=S.catalog.get("PageLabels");if(!S.dict(v))return;const g=(await(0,$.Zc)(
S,v,"Nums")).map(([d,h])=>({first:Number(d),label:S.dict(h)})).filter(({first:d})=>Number.isInteger(d)&&d>=0).sort((d,h)=>d.first-h.first).filter(({first:d},h,L)=>L[h+
1]?.first!==d).map(({first:d,label:h})=>({first:d,...O(S,h)}));return g[0]?.first===0?g:[P,...g]}function I(S,v){const g=S.editCatalog();if(v.length===0){g.delete(
"PageLabels");return}const d=v[0].first===0?v:[P,...v],h=A(S),L=d.map(({first:T,start:N,...k})=>[T,b({...k,number:N},h)]);g.set("PageLabels",S.add((0,$.H6)(S,L,
"Nums")))}async function R(S){const v=await B(S);if(!v)return;const g=v.map(({first:d})=>d);return d=>{const h=v[(0,C.MJ)(g,d)-1];return{...h,number:h.start+d-h.
first}}}function m(S,v){const g=[],d=A(S);let h,L=0;for(const T of v)(!h||!u(h,T))&&g.push([L,b(T,d)]),h=T,L++;return(0,$.H6)(S,g,"Nums")}async function y(S,v){
const g=await R(S);if(!g)return;const d=m(S,Array.from(v,h=>g(h-1)));S.editCatalog().set("PageLabels",S.add(d))}function O(S,v){const g=S.resolve(v?.get("S")),d=S.
resolve(v?.get("P")),h=S.resolve(v?.get("St"));return{style:g instanceof w.SX?g.text:void 0,prefix:d instanceof w.Mx&&d.bytes.length>0?d:void 0,start:typeof h==
"number"&&Number.isInteger(h)&&h>=1?h:1}}function u(S,v){return S.style!==v.style||v.style!==void 0&&v.number!==S.number+1?!1:S.prefix===v.prefix?!0:!!S.prefix&&
!!v.prefix&&Buffer.compare(S.prefix.bytes,v.prefix.bytes)===0}const M=100;function b({style:S,prefix:v,number:g},d){return(0,w.jd)({S:S===void 0?void 0:(0,w.UU)(
S),P:v&&v.bytes.length>M?d(v):v,St:S===void 0||g===1?void 0:g})}function A(S){const v=new Map;return g=>{let d=v.get(g);return d||v.set(g,d=S.add(g)),d}}}),81077:((F,j,E)=>{
E.d(j,{BX:()=>R,H6:()=>m,MN:()=>y,Pu:()=>B,Zc:()=>I,r6:()=>O});var C=E(45599),w=E(93604),$=E(9819);const P=64,B=d=>typeof d=="number"?String(d):Buffer.from(d.bytes).
toString("latin1");async function I(d,h,L){const T=[];for(const N of await M(d,h,0,L)){for(const _ of A(d,N,L))T.push(_);const k=d.job.pace.step(u);k&&await k}return T}
async function R(d,h,L,T,N,k){const _=await M(d,h,L,T,k);for(let W=_.length-1;W>=0;W--){const K=_[W],V=A(d,K,T),U=V.filter(([J,q])=>!N(J,q)),X=d.job.pace.step(u+
V.length*u);X&&await X,U.length<V.length&&(d.edit(K.holder),K.dict.set(T,v(U)),K.changed=!0);for(const J of K.repeats)d.edit(K.holder),K.dict.delete(J),K.changed=
!0;if(K.emptyKids){const J=(d.array(K.dict.get("Kids"))??[]).filter(q=>!K.emptyKids.has(d.dict(q)));d.edit(K.holder),K.dict.set("Kids",J),K.changed=!0}if(!K.changed)
continue;const it=d.array(K.dict.get("Kids"))??[];K.empty=U.length===0&&it.length===0;const tt=K.parent;tt&&(tt.changed=!0,K.empty?(tt.emptyKids??=new Set).add(
K.dict):S(d,K,U,it))}return _[0]?.empty??!1}function m(d,h,L){if(h.length<=P)return(0,C.jd)({[L]:v(h)});let T=[];for(const N of g(h)){const[k,_]=[N[0][0],N.at(-1)[0]];
T.push({ref:d.add((0,C.jd)({Limits:[k,_],[L]:v(N)})),low:k,high:_})}for(;T.length>P;)T=g(T).map(N=>{const[k,_]=[N[0].low,N.at(-1).high];return{ref:d.add((0,C.jd)(
{Limits:[k,_],Kids:N.map(({ref:W})=>W)})),low:k,high:_}});return(0,C.jd)({Kids:T.map(({ref:N})=>N)})}async function y(d,h){const{pace:L}=d.job,T=[];for(const[N,
k]of h){T.push([(0,C.Px)(N),k]);const _=L.step(10*u);_&&await _}return m(d,await O(d,T),"Names")}async function O(d,h){const{pace:L}=d.job,T=[];for(const k of h){
T.push({entry:k,key:B(k[0])});const _=L.step(u);_&&await _}return(await(0,w.qZ)(T,(k,_)=>k.key<_.key?-1:k.key>_.key?1:0,L)).map(({entry:k})=>k)}const u=100;async function M(d,h,L,T,N){
const k=new $.b9(d),_=new Set,W=U=>_.size<_.add(U).size,K=[],V=[{value:h??null,holder:L,parent:void 0}];for(let U=V.pop();U!==void 0;U=V.pop()){k.spend(1);const X=d.
dict(U.value);if(!X||!W(X)||N&&U.parent&&!b(d,X,N))continue;const it=[],tt=et=>{const ht=d.array(X.get(et));return!ht||W(ht)?ht??[]:(it.push(et),[])},J=tt(T).length>>
1,q=tt("Kids"),rt={dict:X,holder:(0,$.Kd)(U.value,U.holder),parent:U.parent,repeats:it};K.push(rt),k.spend(J);for(let et=q.length-1;et>=0;et--)V.push({value:q[et],
holder:(0,$.Kd)(X.get("Kids"),rt.holder),parent:rt});const ct=d.job.pace.step(u+J*u);ct&&await ct}return K}function b(d,h,L){const[T,N]=d.array(h.get("Limits"))??
[];return typeof T!="number"||typeof N!="number"||L(T,N)}function A(d,{dict:h,repeats:L},T){const N=L.includes(T)?void 0:d.array(h.get(T));if(!N)return[];const k=[];
for(let _=0;_+1<N.length;_+=2){const W=d.resolve(N[_]);(T==="Names"?W instanceof C.Mx:typeof W=="number")&&k.push([W,N[_+1]])}return k}function S(d,h,L,T){const N=W=>d.
array(d.dict(W)?.get("Limits"))??[],k=L[0]?.[0]??N(T[0])[0],_=L.at(-1)?.[0]??N(T.at(-1))[1];d.edit(h.holder),k!==void 0&&_!==void 0?h.dict.set("Limits",[k,_]):h.
dict.delete("Limits")}function v(d){const h=[];for(const[L,T]of d)h.push(L,T);return h}function g(d){const h=[];for(let L=0;L<d.length;L+=P)h.push(d.slice(L,L+P));
return h}}),59071:((F,j,E)=>{E.d(j,{Gh:()=>u,ZK:()=>M,wh:()=>O});var C=E(77581),w=E(45599);const $=/\u001b[A-Za-z]{2}[A-Za-z-]{0,8}\u001b/g,P=/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]/g,
B=/[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g,I=b=>b.replace($,"").replace(P,"").replace(B,"�"),R=200,m=new WeakMap;function y(b){
if(b.bytes.length<R)return I((0,C.g7)(b));let A=m.get(b);return A===void 0&&m.set(b,A=I((0,C.g7)(b))),A}const O=b=>I(b).trim();function u(b){const A=b instanceof
w.Mx?y(b).trim():"";return A===""?null:A}const M=b=>b?y(b):""}),70549:((F,j,E)=>{E.d(j,{n:()=>C});function C(w){const $=new WeakMap;return P=>{if(P.hasChanges)return w(
P);const B=$.get(P);if(B)return B.answer;const I=w(P);return $.set(P,{answer:I}),I}}}),9819:((F,j,E)=>{E.d(j,{J7:()=>$,Kd:()=>I,Wo:()=>R,_i:()=>B,b9:()=>P});var C=E(
42973),w=E(45599);class ${document;gone=new Set;chased=new Set;constructor(y){this.document=y}remove(y){const{catalog:O,catalogNumber:u,pages:M}=this.document,b=O.
get("Pages");y===u||(0,w.i9)(b)&&y===b.number||M.holds(y)||(this.gone.add(y),this.document.remove(y))}chase(y){this.chased.add(y)}removed(){return this.gone}takeChased(){
const y=this.chased;return this.chased=new Set,y}isGone(y){return(0,w.i9)(y)&&this.gone.has(y.number)}}class P{most;left;constructor(y){this.most=this.left=y.job.
limits.nodes}spend=y=>{if(this.left-=y,this.left<0)throw(0,C.F)("nodes",`The document has more than ${this.most} fields, bookmarks, names and structure elements`,
"Remove bookmarks or tags with another program first")}}class B{seen;beyond=new Set;allowance;constructor(y,O=new P(y)){this.allowance=O,this.seen=new Uint8Array(
(y.size>>3)+1)}first(y){if(this.allowance.spend(1),!(0,w.i9)(y))return!0;const{number:O}=y,u=O>>3;if(u>=this.seen.length)return this.beyond.size<this.beyond.add(
O).size;const M=1<<(O&7),b=(this.seen[u]&M)===0;return this.seen[u]|=M,b}}function I(m,y){return(0,w.i9)(m)?m.number:y}function R(m,y){const O=m.catalog.get(y),
u=m.dict(O);return u&&{dict:u,holder:I(O,m.catalogNumber)}}}),93604:((F,j,E)=>{E.d(j,{BC:()=>B,MJ:()=>I,p9:()=>$,qZ:()=>P});const C=1e3,w=3e5;function*$(m,y){if(m.
length<=C)return[...m].sort(y);let O=[];for(let u=0;u<m.length;u+=C){for(const M of m.slice(u,u+C).sort(y))O.push(M);yield w}for(let u=C;u<O.length;u*=2){const M=[];
for(let b=0;b<O.length;b+=2*u){const A=Math.min(b+u,O.length),S=Math.min(A+u,O.length);for(let v=b,g=A;v<A||g<S;){const d=g===S||v<A&&y(O[v],O[g])<=0;M.push(d?O[v++]:
O[g++]),M.length%C===0&&(yield w)}}O=M}return O}async function P(m,y,O){const u=$(m,y);for(;;){const{done:M,value:b}=u.next();if(M)return b;const A=O.step(b);A&&
await A}}const B=(m,y)=>R(m,y,!1),I=(m,y)=>R(m,y,!0);function R(m,y,O){let[u,M]=[0,m.length];for(;u<M;){const b=u+M>>1,A=m[b];A<y||O&&A===y?u=b+1:M=b}return u}})};
