"use strict";exports.id=8593,exports.ids=[8593],exports.modules={4528:((Y,D,O)=>{O.d(D,{G7:()=>v,GW:()=>N,IF:()=>u,JF:()=>w,KV:()=>m,_m:()=>p,lg:()=>b,u9:()=>R,uv:()=>k});const C=null,
b={"application/json":".json","text/plain":".txt","text/markdown":".md","text/csv":".csv","application/jsonl":".jsonl"};function N(g,d=!1){const{per_page:h,tables:L,
layout:S}=g;return P(g)?"application/jsonl":d&&L===!0&&h!==!0?"text/csv":h===!0||L===!0?"application/json":S==="markdown"?"text/markdown":"text/plain"}const P=g=>(g.
pieces??"none")!=="none";function B(g){const d=N(g);return P(g)?["application/json",d]:g.tables===!0?[d,"text/csv"]:d==="text/markdown"?["application/json",d,"t\
ext/plain"]:[...new Set(["application/json",d])]}const k=({text:g})=>typeof g=="string"?g:"",R=({pages:g,tables:d,pieces:h})=>(g??d??h)!==void 0;function p({text:g,
pages:d,tables:h,pieces:L,...S}){return S}const m=({pieces:g})=>g,w=g=>g.map(d=>`${JSON.stringify(d)}
`).join(""),u=({tables:g})=>g??[];function E(g){return u(g).flatMap(({page:d,rows:h,header:L,certain:S},_)=>{const I=A(h,L);return h.slice(L?1:0).map(($,H)=>({row:Object.
fromEntries($.map((j,X)=>[I[X],j])),about:{page:d,table:_+1,row:H+1,certain:S}}))})}const y="pdf";function A(g,d){const h=g.reduce((S,{length:_})=>Math.max(S,_),
0),L=new Set([y]);return Array.from({length:h},(S,_)=>{const I=d&&g[0][_]||`Column ${_+1}`;let $=I;for(let H=2;L.has($);H++)$=`${I} ${H}`;return L.add($),$})}function v(g){
const[d,...h]=u(g);return d&&h.length===0?M(d.rows):void 0}const M=g=>g.map(d=>`${d.map(h=>/[",\r\n]/.test(h)?`"${h.replaceAll('"','""')}"`:h).join(",")}\r
`).join("")}),66974:((Y,D,O)=>{O.d(D,{D6:()=>B,F1:()=>N,NL:()=>m,P3:()=>b,br:()=>P,bs:()=>p});var C=O(98446);const b={problem:"names page 0: pages count from 1,\
 and -1 is the last page"};function N(u,E,y){const A=[],v=[];for(const[M,g]of u.split(",").entries()){const d=M+1;if(E!==void 0&&g.trim()===""){v.push(`entry ${d}\
 is empty: write ${E}, separated by single commas`);continue}const h=y(g,d);"problem"in h?v.push(P(d,g,h.problem)):A.push(h.item)}return v.length>0?{problem:p(v)}:
{items:A}}const P=(u,E,y)=>`entry ${u} ('${w(E.trim())}') ${y}`,B=({position:u,text:E},y,A)=>P(u,E,`names ${k(y)}, but the document has ${(0,C.y_)(A,"page")}`);
function k(u){return Number.isSafeInteger(u)?`page ${u}`:"a page far beyond its end"}const R=5;function p(u){const E=u.length-R;return[...u.slice(0,R),...E>0?[`\
and ${E} more such entries`]:[]].join("; ")}function m(u){const E=/^ *(\d{1,10}) *[-–]+ *(\d{0,10}) *$/.exec(u);return E?`is not a range: write ${E[1]}..${E[2]}${E[2]===
""?" for this page and all after it":""}`:/\bfirst\b/i.test(u)?"is not a page: the first page is written 1, and a range from it 1..5":/\b(last|end)\b/i.test(u)?
"is not a page: the last page is written -1, and a range to it 2..":void 0}function w(u){const E=[...u].map(y=>/[\p{Cc}\p{Cs}\u2028\u2029]/u.test(y)?"?":y);return(0,C.
Bu)(E.join(""),40)}}),29082:((Y,D,O)=>{O.d(D,{k1:()=>B,lY:()=>P,m7:()=>k});var C=O(58552),b=O(66974);const N=/^(not +)?(?:(odd|even|all)|(-?\d+)(?:(\.\.)(-?\d+)?)?)$/i,
P=m=>(0,b.F1)(m,"pages such as 1..3, -1, odd",(w,u)=>{const E=w.trim(),y=N.exec(E);if(!y)return{problem:p(E)};const[,A,v,M,g,d]=y,h={negated:A!==void 0,text:E,position:u};
if(v!==void 0)return{item:{...h,pages:v.toLowerCase()}};const L=Number(M),S=g===void 0?L:d===void 0?"end":Number(d);return L===0||S===0?b.P3:{item:{...h,pages:{
from:L,to:S}}}});function B(m,w,u="pages"){const E=g=>(0,C.G6)([{field:u,message:g}]),y=P(m);if("problem"in y)throw E(y.problem);const A=new R(w),v=new R(w),M=[];
for(const g of y.items){const d=g.negated?v:A;if(typeof g.pages=="string"){d.add(g.pages);continue}const{from:h,to:L}=g.pages,S=h<0?w+1+h:h,_=L==="end"?w:L<0?w+
1+L:L,$=(L==="end"?h<0?[[h,S]]:[]:[[h,S],[L,_]]).find(([,H])=>H<1||H>w);$&&M.push((0,b.D6)(g,$[0],w)),!(L==="end"&&S>w||M.length>0)&&d.range(Math.min(S,_),Math.
max(S,_))}if(M.length>0)throw E((0,b.bs)(M));return y.items.every(({negated:g})=>g)&&A.add("all"),A.without(v)}function k(m){const w=P(m);if("problem"in w||w.items.
length!==1)return;const{negated:u,pages:E}=w.items[0];if(u)return;if(E==="all")return{first:1};if(typeof E=="string"||E.from<1)return;const{from:y,to:A}=E;return A===
"end"?{first:y}:A===-1?{first:y}:A<1?void 0:{first:Math.min(y,A),last:Math.max(y,A)}}class R{pageCount;differences;odd=!1;even=!1;constructor(w){this.pageCount=
w,this.differences=new Int32Array(w+2)}add(w){w!=="even"&&(this.odd=!0),w!=="odd"&&(this.even=!0)}range(w,u){this.differences[w]++,this.differences[u+1]--}without(w){
const u=new Uint32Array(this.pageCount);let E=0,y=0,A=0;for(let v=1;v<=this.pageCount;v++){y+=this.differences[v],A+=w.differences[v];const M=v%2===1?"odd":"eve\
n";(y>0||this[M])&&!(A>0||w[M])&&(u[E++]=v)}return u.subarray(0,E)}}function p(m){return/^(not +)?\.\./i.test(m)?"has no start: a range is written 1..5":/^!/.test(
m)?"is not a page: leave out pages with not, such as not 2":(0,b.NL)(m.replace(/^not +/i,""))??"is not a page such as 3 or -1, a range such as 2..5 or 2.., odd,\
 even, all, or one of these after not"}}),45657:((Y,D,O)=>{O.d(D,{Hn:()=>b,Kf:()=>P,RZ:()=>C,Vp:()=>k,YG:()=>B,vH:()=>N});function C(R,p){for(const m of p)R.push(
m)}const b=R=>R.slice();function N(R,p,m){const w=R.get(p);w?w.push(m):R.set(p,[m])}const P=R=>{let p=-1/0;for(const m of R)p=Math.max(p,m);return p},B=R=>{let p=1/0;
for(const m of R)p=Math.min(p,m);return p},k=R=>Number.isInteger(R)&&!Number.isSafeInteger(R)}),51789:((Y,D,O)=>{O.r(D),O.d(D,{extract_text:()=>Ks});var C=O(58552),
b=O(27077),N=O(60660),P=O(45657),B=O(92133),k=O(20779),R=O(39955),p=O(62897);const m=100;function w(e){let t="",n;for(const{space:o,text:s,fragment:i}of e.pieces())
t+=o+(n&&o===""&&A(s,i,n)?M(s):s),n=i;return t.replace(/\s+/g," ").trim()}function*u(e,t){const n=[];let o=0,s;for(const{space:r,text:a,fragment:c}of e.pieces()){
++o%m===0&&(yield b.Yz);const l=d(c,t),f=r!=="",x=n.at(-1),z=s&&!f&&!l.isReference&&A(a,c,s)?M(a):a;s=c,x&&h(x.look,l)?x.text+=f?` ${z}`:z:n.push({text:z,look:l,
isSpaced:f})}let i="";for(const[r,a]of n.entries())a.isSpaced&&(i+=" "),i+=L(a,g(n,r));return i.trim()}const E=.85,y=.2;function A(e,{style:t,baseline:n},o){const{
frame:s,size:i}=o.style;return/^\d{1,3}$/.test(e)&&/\d$/.test(o.text)&&t.frame===s&&!s.vertical&&t.size<E*i&&o.baseline-n>y*i}const v="⁰¹²³⁴⁵⁶⁷⁸⁹",
M=e=>e.replace(/\d/g,t=>v[Number(t)]);function g(e,t){const n=e[t+1];return{before:e[t].isSpaced?"":e[t-1]?.text.at(-1)??"",after:!n||n.isSpaced?"":n.text[0]}}function d(e,{
linkOf:t,marksBold:n,isReference:o}){const{bold:s,italic:i}=e.style.font;return{bold:s&&n,italic:i,fixedPitch:e.isTyped,link:t(e),isReference:o?.(e)===!0}}const h=(e,t)=>e.
bold===t.bold&&e.italic===t.italic&&e.fixedPitch===t.fixedPitch&&e.link===t.link&&e.isReference===t.isReference;function L({text:e,look:{bold:t,italic:n,fixedPitch:o,
link:s,isReference:i}},r){if(i&&/^\d{1,3}$/.test(e))return`[^${e}]`;let a=o&&!S(e,r)?j(e):tt(e);return/[\p{L}\p{N}]/u.test(e)&&H(e,r)&&(n&&(a=`*${a}*`),t&&(a=`*\
*${a}**`)),s===void 0?a:`[${a}](${X(s)})`}const S=(e,{before:t,after:n})=>e.length<=_&&/^[\p{L}\p{N}]+$/u.test(e)&&$.test(t+n),_=3,I=/[\p{P}\p{S}]/u,$=/[\p{L}\p{N}]/u,
H=(e,{before:t,after:n})=>!(I.test(e[0])&&$.test(t))&&!(I.test(e.at(-1))&&$.test(n));function j(e){const t=(0,p.K)((e.match(/`+/g)??[]).map(o=>o.length),0),n="`".
repeat(t+1);return t>0?`${n} ${e} ${n}`:`${n}${e}${n}`}const X=e=>/[\s()<>]/.test(e)?`<${e.replace(/[\s<>]/g,encodeURIComponent)}>`:e,U=e=>e.replace(V,(t,n)=>{if(!st.
test(t))return t;const[o,s]=[e[n-1],e[n+t.length]],i=s!==void 0&&(t.endsWith(" ")||$.test(s));return`${o===void 0||o===" "?"":" "}…${i?" ":""}`}),V=/[.\u2026](?: ?[.\u2026])+ ?/g,
st=/^(?:\u2026[.\u2026]|(?:[.\u2026] ?){5})/,tt=e=>U(e).replace(/[\\`*[\]]/g,"\\$&").replace(/(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])/gu,"\\_").replace(/<(?=[A-Za-z/!?])/g,
"\\<"),J=e=>e.replace(/^(?=#{1,6}(?:\s|$)|>|[-+](?:\s|$)|(?:-{3,}|={3,}|_{3,})$)/,"\\").replace(/^(\d{1,9})([.)])(?=\s|$)/,"$1\\$2");var q=O(61520),it=O(93604),
rt=O(5609),et=O(99689);const ut=100,$t=1e4;function*Se(e){const t=Ae(e);if(!t)return Te(e);const n=new Pe,o=t.widths.map(a=>a===t.count);for(const[a,c]of e.entries())
n.add(a,c,o[a]?t.places[a]:[]),yield(1+c.length)*b.Yz/b.y;const s=e.map((a,c)=>a.every((l,f)=>n.allow(l,t.places[c][f])));if(o.every(Boolean)&&s.every(Boolean))
return yield*_t(e,t);const i=s.every(Boolean),r=e.map((a,c)=>o[c]&&(i||s[c]&&n.tellAll(c,a)));return yield*_t(e,yield*new Re(e,t,r,n).place())}function*_t(e,{count:t,
places:n}){const o=new Uint8Array(t);for(const[r,a]of e.entries()){for(const[c,{place:l}]of a.entries())l&&(o[n[r][c]]=1);yield(1+a.length)*b.Yz/b.y}const s=[];
let i=0;for(const r of o)s.push((i+=r)-r);return i===t?{count:t,places:n}:{count:i,places:n.map(r=>r.map(a=>s[a]))}}const Te=e=>({count:e.reduce((t,n)=>Math.max(
t,n.length),0),places:e.map(t=>t.map((n,o)=>o))});function Ae(e){const t=[],n=[],o=[];for(const[s,i]of e.entries()){const r=[];let a=0;const c=()=>{for(;(o[a]??
0)>s;)a++};for(const{tag:l}of i){if(c(),r.push(a),a+at(l)>ut)return;for(let f=at(l);f>0;f--)o[a++]=s+Math.min(l?.rows??1,e.length-s)}c(),t.push(r),n.push(a)}return{
places:t,widths:n,count:n.reduce((s,i)=>Math.max(s,i),0)}}const at=e=>e?.columns??1;class Pe{known=new Map;rows=new Set;add(t,n,o){for(const[s,i]of n.entries()){
const{tag:r}=i;for(const{row:c}of this.headsOf(i))c!==t&&this.rows.add(c);const a=o[s];r?.id!==void 0&&a!==void 0&&this.known.set(r.id,{row:t,from:a,to:a+at(r)})}}headsOf({
tag:t}){return t?.heads.flatMap(n=>this.known.get(n)??[])??[]}allow(t,n){const o=this.headsOf(t);return o.length===0||o.some(({from:s,to:i})=>n>=s&&n<i)}tellAll(t,n){
return this.rows.has(t)||n.every(o=>this.headsOf(o).some(s=>s.row!==t))}}class Re{rows;byTags;isWhole;heads;bands;before=0;constructor(t,n,o,s){this.rows=t,this.
byTags=n,this.isWhole=o,this.heads=s,this.bands=Array.from({length:n.count})}*place(){const{rows:t,byTags:n,isWhole:o,bands:s}=this;for(const[r,a]of t.entries())
for(const[c,{tag:l,place:f}]of a.entries()){const x=n.places[r][c];o[r]&&f&&at(l)===1&&(s[x]=Ot(s[x],f))}if(2*s.filter(Boolean).length<s.length)return n;this.makeRoom();
const i=[];for(const[r,a]of t.entries()){const c=n.places[r].map(l=>l+this.before);yield(1+a.length*s.length)*b.Yz/b.y,i.push(o[r]?c:this.placeRow(a)??c)}return{
count:s.length,places:i}}makeRoom(){const t=this.bands[0];if(!t)return;const n=this.rows.filter((o,s)=>!this.isWhole[s]).map(([o])=>o).filter(o=>o?.place&&o.place.
end<=t.start&&o.tag?.heads.length===0).map(o=>o.place);n.length!==0&&(this.bands.unshift(n.reduce((o,s)=>Ot(o,s))),this.before=1)}placeRow(t){const{bands:n,before:o,
heads:s}=this,i=t.map(()=>new Float64Array(n.length+1).fill(1/0)),r=t.map(()=>new Uint8Array(n.length));for(let l=t.length-1;l>=0;l--){const f=t[l],x=at(f.tag);
for(let T=n.length-x;T>=0;T--){const K=(l===t.length-1?0:i[l+1][T+x])+this.distance(f,T,x)+(s.allow(f,T-o)?0:$t),W=i[l][T+1];i[l][T]=Math.min(K,W),K<=W&&(r[l][T]=
1)}}if(t.length>0&&i[0][0]===1/0)return;const a=[];let c=0;for(const[l,{tag:f}]of t.entries()){for(;!r[l][c];)c++;a.push(c),c+=at(f)}return a}distance({place:t},n,o){
if(!t)return 0;const s=this.bands.slice(n,n+o).filter(f=>f!==void 0);if(s.length===0)return $t;const{start:i,end:r}=s.reduce(Ot),a=Math.max(t.start-r,i-t.end,0),
[c,l]=[t.start-i,t.end-r];return a+Math.min(Math.abs(c),Math.abs(l),Math.abs(c+l)/2)}}const Ot=(e,{start:t,end:n})=>e?{start:Math.min(e.start,t),end:Math.max(e.
end,n)}:{start:t,end:n},$e=100,Nt=100;function kt(e){const t=new Map;for(const{element:n}of e){const o=zt(n),s=o?.parent;if(s?.type!=="TR")continue;const i=t.get(
s);i?i.add(o):t.set(s,new Set([o]))}return t}function*It(e){const{blocks:t}=e,n=kt(e.leaves),o=[];for(let s=0,i;s<t.length;s=i){const{element:r}=t[s];if(i=s+1,s%
$e===0&&(yield b.Yz),r?.type!=="TR")continue;i=Ct(t,s);const a=t.slice(s,i),c=[...n.get(r)??[]],l=c.length>0&&c.every(({type:f})=>f==="TH");o.push({blocks:a,rows:yield*Bt(
a,e,n),hasHead:l})}return o}function Ct(e,t){const n=Dt(e[t].element);let o=t+1;for(;o<e.length&&e[o].element?.type==="TR"&&Dt(e[o].element)===n;)o++;return o}function*Bt(e,t,n){
const o=[];for(const a of e)o.push(yield*_e(a,t,n));const{places:s,count:i}=yield*Se(o),r=[];for(const[a,c]of o.entries()){const l=[];for(const[f,{flow:x}]of c.
entries()){for(;l.length<s[a][f];)l.push(new q.q(t.edges));l.push(x)}for(;l.length<Math.min(i,Nt);)l.push(new q.q(t.edges));yield(1+l.length)*b.Yz/b.y,r.push(l)}
return r}function*_e({lines:e,element:t},{leafOf:n,edges:o},s){const i=t?.cells&&t.cells.length<=Nt?t.cells:[],r=new Map(i.map(c=>[c,[]]));for(const c of(t&&s.get(
t))??[])r.has(c)||r.set(c,[]);for(const{segments:c}of e)for(const{fragments:l}of c)for(const f of l){const x=zt(n(f)?.element),T=r.get(x);T?T.push(f):r.set(x,[f])}
const a=[];for(const[c,l]of r){const f=yield*(0,it.p9)(l,(T,z)=>T.order-z.order),x=yield*(0,B.gB)(yield*(0,rt._I)(yield*(0,et.q9)(f)),o);a.push({tag:c?.cell,place:Ne(
f),flow:x})}return a}function Ne(e){if(e.length===0)return;const[t,n]=[e.map(({start:o})=>o),e.map(({end:o})=>o)];return{start:Math.min((0,p.Y)(t),(0,p.Y)(n)),end:Math.
max((0,p.K)(t),(0,p.K)(n))}}function zt(e){for(const t of(0,N.Hy)(e))if((0,N.nZ)(t.type))return t;return e&&(0,R.VN)(e)}function Dt(e){for(const t of(0,N.Hy)(e.
parent))if(t.type==="Table")return t;return e.parent}function ke(e){let t="";for(const[n,o]of e.entries()){const s=e[n-1];s&&(t+=jt(s,o)),t+=Kt(o)}return t}function jt(e,t){
return e.kind==="item"&&t.kind==="item"?`
`:`
${">".repeat(Math.min(e.quotes??0,t.quotes??0))}
`}function Kt(e){const{quotes:t=0}=e;return t>0?Ht(e).replace(/^/gm,`${">".repeat(t)} `):Ht(e)}function Ht(e){switch(e.kind){case"heading":return`${"#".repeat(e.
level)} ${e.text}`;case"paragraph":return J(e.text);case"note":return`[^${e.number}]: ${e.text}`;case"item":return`${"   ".repeat(e.depth)}${e.mark} ${e.text}`;case"\
code":{const t=(0,p.K)(e.lines.flatMap(o=>(o.match(/`+/g)??[]).map(s=>s.length)),2),n="`".repeat(t+1);return[n,...e.lines,n].join(`
`)}case"table":return Ie(e.rows);case"figure":return`![${e.alternative.replace(/[\\[\]]/g,"\\$&")}]()`}}function Ie(e){const t=(0,p.K)(e.map(i=>i.length)),n=i=>`\
| ${Array.from({length:t},(r,a)=>(i[a]??"").replaceAll("|","\\|")).join(" | ")} |`,[o,...s]=e;return[n(o),`|${" --- |".repeat(t)}`,...s.map(n)].join(`
`)}var Wt=O(4186);function*Ce(e,t){const{fragments:n,leafOf:o,edges:s}=e.found;if(o&&(0,R.P$)(n,o)){const r=yield*Be(e.blocks,o,t,s);if(r.length>0)return r}const i=[];
for(const r of(yield*e.blocksByLook()).filter(k.bI)){const a=ze(yield*Ut(r,s),r instanceof k.QH?r.spans:void 0),c={box:Gt([r]),rows:a,hasHead:ht(a)};i.push(r instanceof
k.QH?{...c,isCertain:!0,block:r}:{...c,isCertain:!1})}return i}function*Be(e,t,n,o){const s=[];for(const{blocks:i,rows:r,hasHead:a}of yield*It({blocks:e,leafOf:t,
leaves:n,edges:o}))s.push({box:Gt(i),rows:r.map(c=>c.map(w)),hasHead:a,isCertain:!0});return s}function*Ut(e,t){const n=[];for(const o of e.rows){const s=[];for(const i of o)
yield b.Yz,s.push(yield*De(i,t));n.push(s)}return n}function ze(e,t){const[n,o,...s]=e;if(!t||!o||t.some(([a,c])=>c-a+1>=o.length))return e;const i=o.map((a,c)=>n[t.
find(([l,f])=>l<=c&&c<=f)?.[0]??-1]??""),r=[o.map((a,c)=>[i[c],a].filter(Boolean).join(" ")),...s];return!o.some(Et)&&ht(r)?r:e}function*De(e,t){return e.length===
0?"":w(yield*(0,B.gB)(e,t))}const Gt=e=>e.map(({frame:t,start:n,end:o,top:s,bottom:i})=>(0,Wt.L)(t,n,o,s,i)).reduce(Wt.D),je=/^[^\p{L}]*\d[^\p{L}]*$/u,Yt=/^(?:19|20)\d\d$/,
Et=e=>je.test(e)&&!Yt.test(e);function ht([e=[],...t]){const n=e.filter(s=>s!=="");return e.length===Ke&&(e[0].endsWith(":")||He.test(e[1])&&!Yt.test(e[1]))?!1:
2*n.length>=e.length&&!n.some(Et)&&t.some(s=>s.some(Et))}const Ke=2,He=/\d/,gt=`

`;function We(e){return e.map((t,n)=>{const o=e[n-1],s={text:Kt(t),joint:o?jt(o,t):gt};if(t.kind==="heading")return{...s,heading:{level:t.level,title:t.title}};
const i=s.text.split(`
`);return t.kind==="table"?{...s,rows:{open:i.slice(0,2),rows:i.slice(2),close:[]}}:t.kind!=="code"?s:{...s,rows:{open:i.slice(0,1),rows:i.slice(1,-1),close:i.slice(
-1)}}})}function Ue(e){const t=[];let n=[];const o=()=>{n.length>0&&t.push(Zt({open:[],rows:n,close:[]})),n=[]};for(const s of e.split(`
`))s===""?o():n.push(s);return o(),t}function*Ge(e,t){const{blocks:n}=e,{edges:o}=e.found,s=yield*Ye(e,t),i=[];for(let r=0,a;r<n.length;r=a){a=r+1;const c=s.get(
n[r]);if(c)(0,P.RZ)(i,c);else{for(;a<n.length&&!s.has(n[a]);)a++;const{text:l}=yield*(0,B.dV)(n.slice(r,a),o);(0,P.RZ)(i,Fe(l))}}return i}function*Ye(e,t){const{
leafOf:n,fragments:o,edges:s}=e.found,i=new Map;for(const r of e.blocks.filter(k.bI)){const a=yield*Ut(r,s);i.set(r,[Ft(a,ht(a))])}if(!n||!(0,R.P$)(o,n))return i;
for(const{blocks:r,rows:a,hasHead:c}of yield*It({blocks:e.blocks,leafOf:n,leaves:t,edges:s})){yield b.Yz;for(const f of r)i.set(f,[]);const l=a.map(f=>f.map(w));
i.set(r[0],[Ft(l,c)])}return i}const Fe=e=>e.split(gt).map(t=>t.trimEnd()).filter(t=>t!=="").map(t=>({text:t,joint:gt}));function Ft(e,t){const n=e.map(o=>o.filter(
s=>s!=="").join(" "));return Zt({open:n.slice(0,t?1:0),rows:n.slice(t?1:0),close:[]})}const Zt=e=>({text:[...e.open,...e.rows,...e.close].join(`
`),joint:gt,rows:e}),Ze=.6,Xe=.4,Xt=12;class Vt{last;next({index:t,found:{height:n}},o,s){const{last:i}=this;this.last=void 0;const[r,a]=[o[0],o.at(-1)];if(!r||
!a||s.length!==o.length)return;const l=i?.page===t-1&&!ht(s[0])&&Ve(i,r,n,s[0])?i.head:void 0,f=o.length===1&&l?l:s.at(-1)[0];return(f===l||ht(s.at(-1)))&&(this.
last={page:t,block:a,head:f}),l}}function Ve({block:e,head:t},n,o,[s]){return e.frame!==n.frame||s.length!==t.length||e.bottom<Ze*o||n.top>Xe*o?!1:Math.abs(e.start-
n.start)<Xt&&Math.abs(e.end-n.end)<Xt}var ct=O(34659),Je=O(73356);const Jt=.25,Qt=.5,Mt=2,Qe=.9,qe=5,vt=3,tn=.25,en=.85,nn=50,sn=/(?:\.\s?){4}\s*(?:\d{1,5}|[ivxlc]{1,7})$/,
on=/[\divxlc]$/,qt=30,te=12,rn=.6,an=7,cn=/[\p{L}\p{N}]$/u,ln=new RegExp("^\\p{Ll}","u"),fn=300;class yt{ends;blocks;right;constructor(t,n,o){this.ends=t,this.blocks=
n,this.right=o}static*of(t,n){const o=Math.max(n-(0,p.Y)(t.map(({start:a})=>a)),(0,p.K)(t.map(({end:a})=>a))),s=new Map;let i=0;for(const{lines:a}of t)for(const{
start:c,end:l}of a){++i%b.y===0&&(yield b.Yz);const f=Math.round(c/Mt),x=s.get(f);x?x.push(l):s.set(f,[l])}const r=new Map;for(const[a,c]of s){if(c.length<qe)continue;
const l=yield*(0,it.p9)(c,(f,x)=>f-x);r.set(a,l[Math.floor((l.length-1)*Qe)])}return new yt(r,t.slice(0,fn),o)}isFull(t,n,{lines:o,start:s,end:i}){if(ee(t))return!1;
if(n.baseline-t.baseline>rt.tS*t.size)return!0;const r=t.end+se(n)+(Jt+Qt)*t.size;if(r>Math.max(i,this.ends.get(Math.round(t.start/Mt))??1/0))return!0;let a=0;for(let c=0;c<
Math.min(o.length,nn)&&a<vt;c++)o[c].end-s>en*(i-s)&&a++;return a===vt&&r>i}rightOf(t,n){const[o,s]=[(0,p.Y)(t.map(r=>r.top)),(0,p.K)(t.map(r=>r.bottom))],i=this.
blocks.filter(r=>r.start>=n&&r.top<s&&r.bottom>o);return(0,p.Y)(i.map(({start:r})=>r),this.right)}*write(t,n,o){const s=[];for(const i of yield*this.groupLines(
t)){const r=yield*u(yield*(0,B.gB)(i,n),o);r!==""&&s.push(s.length===0?r:J(r))}return s.join(`
`)}*groupLines(t){if(t.length<2)return[[...t]];const n=(0,p.Y)(t.map(a=>a.start)),o=(0,p.K)(t.map(({end:a})=>a)),s=Math.max(o,this.ends.get(Math.round(n/Mt))??o);
yield this.blocks.length*b.Yz/b.y;const r=o-n<rn*(this.rightOf(t,o)-n)&&dn(t)?un(t):yield*hn(t,n,s);return[0,...r].map((a,c)=>t.slice(a,r[c]))}}function dn(e){let[
t,n]=[0,0];for(const[o,{segments:s}]of e.entries()){t+=s.reduce((r,{fragments:a})=>r+a.length,0);const i=e[o-1]?.segments.at(-1).fragments.at(-1).text??"";cn.test(
i)&&ln.test(s[0].fragments[0].text)&&n++}return t<=an*e.length&&2*n<e.length}const un=e=>[...e.keys()].filter(t=>t>0&&!ne(e[t-1]));function*hn(e,t,n){const o=(i,r)=>ee(
e[i-1])||!ne(e[i-1])&&gn(e[i-1],se(e[i]),t,r),s=[];for(let i=1;i<e.length;i++){let r=i,a=-1/0;for(;r<e.length&&o(r,n);r++)a=Math.max(a,e[r-1].end);const c=Array.
from({length:r-i},(f,x)=>i+x),l=c.filter(f=>o(f,a));(0,P.RZ)(s,c.length>=vt&&l.length<=tn*c.length?l:c),yield(r-i+1)*b.Yz/b.y,i=Math.max(i,r)}return s}function gn(e,t,n,o){
const s=t+(Jt+Qt)*e.size;return e.end+s<=o&&e.end-e.start+s<=o-n}function ee({segments:e}){const t=e.at(-1).fragments.at(-1).text;if(!on.test(t))return!1;const o=e.
slice(-2).flatMap(({fragments:s})=>s.slice(-te)).map(({text:s})=>s.slice(-qt));return sn.test(o.slice(-te).join(" ").slice(-qt))}const ne=({segments:e})=>/[-\u2010\u00ad]$/.
test(e.at(-1).fragments.at(-1).text);function se({segments:e}){const[t]=e[0].fragments;return Math.abs(t.end-t.start)}var pn=O(77211);function*oe(e,t,n){if(e instanceof
k.xE)return{kind:"code",lines:yield*(0,pn.x)(e.visual,t)};const o=[];for(const s of e.rows){const i=[];for(const r of s)yield b.Yz,i.push(yield*mn(r,t,n));o.push(
i)}return{kind:"table",rows:o}}function*mn(e,t,n){return e.length===0?"":yield*u(yield*(0,B.gB)(e,t),{linkOf:n,marksBold:!1})}const ie=1.15,yn=1.35,wn=/:\s\S*\d/,
bn=/\S\s\S+\s\S+\s\S+[.,;]$/,Lt=200,xn=3,On=1/2,En=500,Mn=new RegExp(`^(?:[${ct.a}*-](?:\\s+|$)|${ct.v})`,"u"),re=new RegExp("^(?![a-z]\\.\\s\\p{L}{1,3}\\.)(\\d{1,3}\
|[a-z]|[ivx]{1,5})[.)]\\s+","u"),wt=50;function*vn(e,{body:t,edges:n,width:o},s){const i=[],r=new _n(t,n,s,yield*yt.of(e,o));for(let a=0,c;a<e.length;a=c){const l=e[a];
if(c=a+1,(0,k.bI)(l))i.push(yield*oe(l,n,s));else{for(;c<e.length&&!(0,k.bI)(e[c]);)c++;yield*Sn(e.slice(a,c),r,i)}}return Ln(i)}function Ln(e){const t=s=>s.reduce(
(i,r)=>i+("text"in r?r.text.length:0),0),n=t(e),o=n>En&&t(e.filter(({kind:s})=>s==="heading"))>On*n;return e.map(s=>o&&s.kind==="heading"?{kind:"paragraph",text:s.
text}:s)}function*Sn(e,t,n){const o=e.flatMap(s=>s.lines.map((i,r)=>({line:i,block:s,begins:r===0})));for(let s=0,i;s<o.length;s=i){const{line:r}=o[s],a=t.kindOf(
r),c=a==="code"?new Pn(r):void 0;for(i=s+1;i<o.length;i++){const f=o[i];if(!(t.goesOn(a,r,f.line)||a==="item"&&t.goesOnBelow(o[i-1],f))||f.begins&&!c?.isNear(f.
line))break;c?.add(f.line),(i-s)%wt===0&&(yield b.Yz)}s%wt===0&&(yield b.Yz);const l=o.slice(s,i).map(f=>f.line);n.push(yield*t.piece(a==="heading"&&!t.isHeading(
l)?"paragraph":a,l,n.at(-1)))}}const Tn=new RegExp("^\\p{Ll}","u"),An=/[.!?:;]["\u201d\u2019)]?$/u;class Pn{last;pitch=0;constructor(t){this.last=t}isNear(t){const{
frame:n,baseline:o,size:s}=this.last,i=t.baseline-o;return t.frame===n&&Math.abs(t.size-s)<.1*s&&i>0&&i<=Math.max(Rn*s,$n*this.pitch)}add(t){const n=t.baseline-
this.last.baseline;n>0&&(this.pitch===0||n<this.pitch)&&(this.pitch=n),this.last=t}}const Rn=2.2,$n=2.1;class _n{body;edges;linkOf;columns;depths=[];constructor(t,n,o,s){
this.body=t,this.edges=n,this.linkOf=o,this.columns=s}kindOf(t){const n=lt(t,this.edges);if(St(t,({isTyped:a})=>a))return"code";const o=t.size<yn*this.body.size&&
(bn.test(n)||wn.test(n)),s=t.size>=ie*this.body.size&&!o,i=!this.body.isBold&&St(t,ae)&&!/[.,;:]$/.test(n)&&!kn(n),r=(s||i)&&!In(n)&&n.length<=Lt&&Bn(n);return Mn.
test(n)||re.test(n)&&!r?"item":r?"heading":"paragraph"}isHeading(t){const n=t.reduce((o,s)=>o+lt(s,this.edges).length,0);return t.length<=xn&&n<=Lt}goesOn(t,n,o){
const s=this.kindOf(o),i=s==="heading"&&St(n,ae)&&o.size===n.size;return t==="item"?(s==="paragraph"||i)&&o.start>n.start+o.size/2:s===t&&(t!=="heading"||Math.abs(
o.size-n.size)<.5)}goesOnBelow({line:t,block:n},{line:o}){return this.kindOf(o)!=="paragraph"||!this.columns.isFull(t,o,n)?!1:Tn.test(lt(o,this.edges))||!An.test(
lt(t,this.edges))}*piece(t,n,o){const{edges:s,linkOf:i}=this;if(t==="code")return{kind:t,lines:yield*ce(n,s)};const r=t!=="heading"&&!this.body.isBold;if(t==="p\
aragraph")return{kind:t,text:yield*this.columns.write(n,s,{linkOf:i,marksBold:r})};const a=yield*(0,B.gB)(n,s),c=yield*u(a,{linkOf:i,marksBold:r});if(t==="headi\
ng")return{kind:t,level:this.levelOf(n[0]),text:c,title:w(a)};o?.kind!=="item"&&(this.depths=[]);const l=re.exec(lt(n[0],s))?.[0].trim()??"-",f=/^\d/.test(l);return{
kind:t,depth:this.depthOf(n[0]),mark:f?l:"-",text:jn(c,f)}}levelOf({size:t}){const{headings:n,size:o}=this.body,s=t>=ie*o?n.findIndex(i=>t>i-.5):n.length;return Math.
min(Math.max(s,0)+1,6)}depthOf({start:t,size:n}){for(;this.depths.length>0&&this.depths.at(-1)>t+n/2;)this.depths.pop();return(this.depths.length===0||t>this.depths.
at(-1)+n/2)&&this.depths.push(t),this.depths.length-1}}const Nn=/^[^\p{L}\d]{0,3}\d[\d.,']{0,15}[.,]\d\d[^\p{L}\d.]{0,3}$/u,kn=e=>e.split(/\s/).slice(1).slice(-2).
some(t=>Nn.test(t)),In=e=>e.length<=Lt&&(e.match(Cn)?.length??0)>1,Cn=/(?<![\d.,])\d[\d.,']{0,15}[.,]\d\d(?![\d.,])/g,Bn=e=>(e.match(new RegExp("\\p{L}","gu"))?.
length??0)>=Math.max(e.match(new RegExp("\\p{N}","gu"))?.length??0,1),zn=/^(\*{0,3})\d{1,3}\\?[.)](\*{0,3})\s*/,Dn=new RegExp(`^(\\*{0,3})(?:\\\\\\*|[${ct.a}-]|${ct.
v})(\\*{0,3})\\s*`,"u"),jn=(e,t)=>e.replace(t?zn:Dn,(n,o,s)=>o===s?"":o||s),lt=(e,t)=>e.segments.map(n=>(0,Je.x)(n,t)).join(" "),St=({segments:e},t)=>e.every(({
fragments:n})=>n.every(t)),ae=({style:e})=>e.font.bold,Kn=10;function*ce(e,t){const n=(0,p.Y)(e.map(({start:r})=>r)),o=e.slice(1).map((r,a)=>Math.abs(r.baseline-
e[a].baseline)),s=(0,p.Y)(o.filter((r,a)=>r>e[a].size*.8)),i=[];for(const[r,a]of e.entries()){r%wt===wt-1&&(yield b.Yz);const c=lt(a,t),l=r===0?0:Math.round(o[r-
1]/s)-1;for(let x=0;x<Math.min(l,Kn);x++)i.push("");const f=(a.end-a.start)/Math.max(c.length,1);i.push(" ".repeat(Math.round((a.start-n)/Math.max(f,1)))+c)}return i}
const Hn=new RegExp(`^(?:\\\\?[*+-](?=\\s|$)|[${ct.a}]|${ct.v}|\\d{1,3}\\\\?[.)])\\s*`,"u"),Wn=/^(\d{1,3})\\?([.)])\s/,le=/^([\u2610-\u2612])\s*/u,Un=100;function*Gn(e){
const{blocks:t,leaves:n}=e,o={...e,columns:yield*yt.of(t,e.width)},s=Xn(n),i=kt(n),r=n.some(({element:f})=>bt("Note",f)),a=[],c=f=>{for(;s.length>0&&s[0].order<
f;)a.push({kind:"figure",alternative:s.shift().alternative})};let l="";for(let f=0,x;f<t.length;f=x){const{element:T}=t[f];x=f+1;const z=Zn(t[f],o);if(z!==void 0&&
c(z),fe("Lbl",t[f].lines,o.leafOf))l=yield*Yn(t[f],o);else if(T?.type==="TR"){x=Ct(t,f);const K=[];for(const W of yield*Bt(t.slice(f,x),o,i)){const F=[];for(const ot of W)
F.push(yield*u(ot,{linkOf:o.linkOf,marksBold:!1}));K.push(F)}a.push({kind:"table",rows:K,quotes:de(T)})}else{const K=t[f],W=(0,k.bI)(K)?yield*oe(K,o.edges,o.linkOf):
yield*Fn(K,o,{label:l,hasNotes:r});a.push({...W,quotes:de(T)}),l=""}f%Un===0&&(yield b.Yz)}return c(1/0),a.filter(f=>!("text"in f)||f.text!=="")}function*Yn({lines:e},{
edges:t,linkOf:n}){return yield*u(yield*(0,B.gB)(e,t),{linkOf:n,marksBold:!1})}function*Fn({lines:e,element:t},n,{label:o,hasNotes:s}){const{edges:i,linkOf:r,leafOf:a}=n,
c=t?.type??"P";if(e.length>1&&fe("Code",e,a))return{kind:"code",lines:yield*ce(e,i)};const l=c==="Title"||c==="H"?1:Number(/^H([1-6])$/.exec(c)?.[1]??0),f=Q=>s&&
bt("Reference",a(Q)?.element),x=yield*(0,B.gB)(e,i),T=yield*u(x,{linkOf:r,marksBold:l===0,isReference:f});if(l>0)return{kind:"heading",level:l,text:T,title:w(x)};
const z=t&&bt("Note",t)?/^(\d{1,3})\\?[.)]?$/.exec(o):null;if(z)return{kind:"note",number:z[1],text:T};const K=t?[...(0,N.Hy)(t)].filter(Q=>Q.type==="LI"):[];if(K.
length===0&&o!=="")return{kind:"paragraph",text:`${o} ${T}`};if(K.length===0)return{kind:"paragraph",text:yield*n.columns.write(e,i,{linkOf:r,marksBold:!0,isReference:f})};
const W=Wn.exec(`${o} ${T}`.trimStart()),F=le.exec(`${o} ${T}`.trimStart()),ot=F?F[1]==="☐"?"[ ] ":"[x] ":"",ft=[...(0,N.Hy)(K[0])].filter(Q=>Q.type==="L").length-
1;return{kind:"item",depth:Math.max(ft,0),mark:W?`${W[1]}${W[2]}`:"-",text:ot+T.replace(F?le:Hn,"")}}const fe=(e,t,n)=>t.every(({segments:o})=>o.every(({fragments:s})=>s.
every(i=>bt(e,n(i)?.element)))),de=e=>[...(0,N.Hy)(e)].filter(({type:t})=>t==="BlockQuote").length,bt=(e,t)=>{for(const{type:n}of(0,N.Hy)(t))if(n===e)return!0;return!1};
function Zn({lines:e},{leafOf:t}){return t(e[0].segments[0].fragments[0])?.order}function Xn(e){const t=new Set;return e.flatMap(({element:n,order:o})=>{const s=[
...(0,N.Hy)(n)].find(({type:r})=>r==="Figure");if(!s||t.has(s))return[];t.add(s);const i=s.alternative?.replace(/\s+/g," ").trim();return i?[{order:o,alternative:i}]:
[]})}var ue=O(45599),he=O(6057),Vn=O(87141);const Jn=/^(?:https?|mailto|tel|ftp):/i,Qn=5e3;function qn(e,t){const[n,o,s,i,r,a]=(0,Vn.y)((0,he.iw)(e,t)),c=[];for(const l of(e.
array(e.entry(e.pages.number(t),"Annots"))??[]).slice(0,Qn)){const f=e.dict(l);if(!f||!(0,ue.Eo)(e.resolve(f.get("Subtype")),"Link"))continue;const x=ts(e,f.get(
"A")),T=x===void 0?void 0:(0,he.b0)(e,f.get("Rect"));if(!T)continue;const z=[n*T[0]+s*T[1]+r,n*T[2]+s*T[3]+r],K=[o*T[0]+i*T[1]+a,o*T[2]+i*T[3]+a],[W,F]=[(0,P.YG)(
z),(0,P.YG)(K)];c.push({area:{x:W,y:F,width:(0,P.Kf)(z)-W,height:(0,P.Kf)(K)-F},uri:x})}return({box:{x:l,y:f,width:x,height:T}})=>{const[z,K]=[l+x/2,f+T/2];return c.
find(({area:W})=>z>=W.x&&z<=W.x+W.width&&K>=W.y&&K<=W.y+W.height)?.uri}}function ts(e,t){const n=e.dict(t),o=e.resolve(n?.get("URI"));if(!(o instanceof ue.Mx))return;
const s=Buffer.from(o.bytes).toString("latin1");return Jn.test(s)?s:void 0}const es=3,ge=3,pe=.12,ns=1e4;async function ss(e,t){const n=new Map;for(const[s,{blocks:i,
found:{height:r}}]of e.entries()){for(const{line:c,isHead:l}of os(i,r)){const f=as(c),x=cs(c,f),T=n.get(x);T?T.push({line:c,page:s,text:f,isHead:l}):n.set(x,[{line:c,
page:s,text:f,isHead:l}])}const a=t.step(ns);a&&await a}const o=new Set;for(const s of n.values())if(!(new Set(s.map(({page:i})=>i)).size<es))for(const{line:i}of is(
s)?s.slice(1):s)o.add(i);return o}function os(e,t){const o=e.flatMap(r=>(0,k.bI)(r)?[]:r.lines).filter(({frame:r})=>r.cos===1&&!r.vertical).sort((r,a)=>r.baseline-
a.baseline),s=o.slice(0,ge).filter(({baseline:r})=>r<pe*t),i=o.slice(-ge).filter(({baseline:r})=>r>(1-pe)*t);return[...s.map(r=>({line:r,isHead:!0})),...i.map(r=>({
line:r,isHead:!1}))]}const is=e=>e.every(({text:t,isHead:n})=>n&&t===e[0].text)&&rs.test(e[0].text),rs=new RegExp("\\p{L}{2}","u"),as=({segments:e})=>e.map(({fragments:t})=>t.
map(n=>n.text).join("")).join(" "),cs=({baseline:e},t)=>`${Math.round(e/4)} ${t.replace(new RegExp("\\p{Nd}+","gu"),"0")}`;async function ls(e,t,{keepRepeated:n=!1}={}){
const o=n?new Set:await ss(t,e.job.pace),s=hs(t),i=[],r=[],a=new Vt;for(const l of t){const f=fs(l,await ds(e,l,s,o),a);r.push(f),i.push(ke(f));const x=e.job.pace.
step(l.characters*50);x&&await x}const c=t.filter(({blocks:l})=>l.some(f=>f instanceof k.xE));return{pages:i,parts:r,repeatedLines:o.size,uncertain:c.map(({index:l})=>l)}}
function fs(e,t,n){const o=e.found.leafOf?[]:e.blocks.filter(r=>r instanceof k.QH),s=t.filter(r=>r.kind==="table"),i=n.next(e,o,s.map(({rows:r})=>r));return i?t.
map(r=>r===s[0]?{...r,rows:[i,...s[0].rows]}:r):t}async function ds(e,t,n,o){const s=t.blocks.flatMap(x=>{if((0,k.bI)(x))return[x];const T=x.lines.filter(z=>!o.
has(z));return T.length===0?[]:[T.length===x.lines.length?x:rt.eB.of(T,x.element)]}),{fragments:i,leafOf:r,edges:a,width:c}=t.found,l=qn(e,t.index),f=e.pages.number(
t.index);if(r&&(i.length===0||(0,R.P$)(i,r))){const x=(await(0,N.g$)(e))?.leaves(f)??[];return(0,b.k6)(Gn({blocks:s,leafOf:r,leaves:x,edges:a,linkOf:l,width:c}),
e.job.pace)}return(0,b.k6)(vn(s,{body:n,edges:a,width:c},l),e.job.pace)}const us=6;function hs(e){const[t,n,o]=[new At,new At,new At];for(const{blocks:a}of e)for(const c of a)
for(const{segments:l}of c.lines)for(const{fragments:f}of l)for(const x of f)(0,k.bI)(c)?o.count(x):(n.count(x),x.isTyped||t.count(x));const{body:s}=t.characters>=
me*n.characters?t:n,i=o.body,r=s.size>=Tt*i.size||s.isBold&&!i.isBold;return n.characters<(r?1:me)*o.characters?o.with(n).body:s}const me=.2,Tt=1.15;class At{characters=0;sizes=new Map;bold=new Map;count({
style:t,text:n}){const o=Math.round(t.size*2)/2,s=n.length*o*o;xt(this.sizes,o,s),this.characters+=n.length,t.font.bold&&xt(this.bold,o,s)}with(t){for(const[n,o]of t.
sizes)xt(this.sizes,n,o);for(const[n,o]of t.bold)xt(this.bold,n,o);return this.characters+=t.characters,this}get body(){const[t]=[...this.sizes].reduce((s,i)=>i[1]>
s[1]?i:s,[0,0]),n=[...this.sizes.keys()].filter(s=>s>=Tt*t).sort((s,i)=>i-s),o=s=>[...s].reduce((i,[r,a])=>r<Tt*t?i+a:i,0);return{size:t,isBold:o(this.bold)>o(this.
sizes)/2,headings:n.slice(0,us)}}}const xt=(e,t,n)=>e.set(t,(e.get(t)??0)+n);var gs=O(29082),ps=O(21836),Pt=O(98446),ms=O(4528),ys=O(55772),ye=O(66403);const ws=1/
4,pt=/\s/,bs=new Set(".!?…؟۔।"),xs=new Set("。！？"),Os=new Set(`)]}"'»”’›`),Es=6,Ms=/[\p{Ll}\p{N}]/u,vs=new RegExp("\\p{M}","u");function Ls(e,t,n){
const o=t+Math.max(n,1);if(o>=e.length)return e.length;const s=t+Math.ceil(n*ws);for(const i of[we,Ts,be])for(let r=o;r>s;r--)if(i(e,r))return r;return As(e,o,t)}
function Ss(e,t){const n=Math.max(e.length-t,0);if(n===0)return 0;for(const o of[we,be])for(let s=n;s<e.length;s++)if(o(e,s))return s;return e.length}function we(e,t){
if(xs.has(e[t-1]))return!0;if(!pt.test(e[t-1])||pt.test(e[t])||Ms.test(String.fromCodePoint(e.codePointAt(t))))return!1;for(let n=t-1;n>=0&&n>=t-Es;n--){const o=e[n];
if(bs.has(o))return!0;if(!pt.test(o)&&!Os.has(o))return!1}return!1}const Ts=(e,t)=>e[t-1]===`
`,be=(e,t)=>pt.test(e[t-1])&&!pt.test(e[t]);function As(e,t,n){let o=t;const s=()=>(e.charCodeAt(o)&64512)===56320||vs.test(e[o]);for(;o>n+1&&s();)o--;return o>
n+1?o:t}const Ps=200,Rs=3;class xe{open=[];enter(t){for(;this.open.length>0&&this.open.at(-1).level>=t.level;)this.open.pop();this.open.push(t)}get titles(){return this.
open.map(({title:t})=>t)}get level(){return this.open.at(-1)?.level??0}}class $s{how;pieces=[];headings=new xe;parts=[];length=0;above=[];work=0;constructor(t){
this.how=t}*add(t,n){for(const[o,s]of t.entries()){const i=o===0?gt:s.joint;s.heading&&this.enterHeading(s.heading),this.length+i.length+s.text.length<=this.how.
size?this.put(s,s.text,i,n):yield*this.cut(s,i,n),++this.work%b.y===0&&(yield b.Yz)}}addScan(t,n){this.end(),this.pieces.push({text:t,hasText:!1,firstPage:n,lastPage:n,
headings:this.headings.titles})}end(){const{parts:t}=this;if(this.parts=[],this.length=0,!t.some(({isAgain:s})=>!s))return;const n=t.map((s,i)=>i===0?s.text:s.joint+
s.text).join(""),o=[t[0].page,t.at(-1).page];this.pieces.push({text:n,hasText:!0,firstPage:o[0],lastPage:o[1],headings:this.above})}enterHeading(t){const n=t.level>
this.headings.level&&this.parts.length>0&&this.parts.every(o=>o.isHeading);this.how.bySection&&t.level<=Rs&&!n&&this.end(),this.headings.enter(t)}put({heading:t,
rows:n,text:o},s,i,r){this.parts.some(({isAgain:c,isHeading:l})=>!c&&!l)||(this.above=this.headings.titles),this.length+=(this.parts.length>0?i.length:0)+s.length,
this.parts.push({text:s,joint:i,page:r,isHeading:t?.title!==void 0&&s===o,isRows:n!==void 0,isAgain:!1})}*cut(t,n,o){this.next();const{size:s}=this.how,i=()=>s-
this.length-(this.parts.length>0?n.length:0);t.text.length>i()&&i()<s/4&&this.end(),t.text.length<=i()?this.put(t,t.text,n,o):t.rows?yield*this.cutRows(t,t.rows,
n,o):yield*this.cutProse(t,t.text,n,o)}next(){const t=this.parts.findLastIndex(({isHeading:i})=>!i)+1;if(this.parts.slice(0,t).every(({isAgain:i})=>i))return;const n=this.
parts.splice(t),o=this.parts;this.end();const s=this.how.overlap>0?Ns(o,this.how.overlap):[];for(const i of[...s,...n])this.length+=(this.parts.length>0?i.joint.
length:0)+i.text.length,this.parts.push(i);this.above=this.headings.titles}*cutProse(t,n,o,s){for(let i=0,r;i<n.length;i=r){const a=i===0;a||this.next();const c=a?
o:" ",l=this.how.size-this.length-(this.parts.length>0?c.length:0);r=Ls(n,i,l),this.put(t,n.slice(i,r).trimEnd(),c,s),yield(r-i)*Ps}}*cutRows(t,n,o,s){const{open:i,
rows:r,close:a}=_s(n,this.how.size),c=Oe([...i,...a]);let[l,f]=[[],c];const x=()=>{l.length>0&&this.put(t,[...i,...l,...a].join(`
`),o,s),[l,f]=[[],c]};for(const T of r){++this.work%b.y===0&&(yield b.Yz);const z=()=>this.how.size-this.length-o.length;f+T.length+1>z()&&(x(),this.next(),f+T.
length+1>z()&&this.end()),f+T.length+1<=z()?(l.push(T),f+=T.length+1):yield*this.cutProse(t,T,o,s)}x()}}const Oe=e=>e.reduce((t,n)=>t+n.length+1,0);function _s(e,t){
const{open:n,rows:o,close:s}=e;return Oe([...n,...s])<=t/2?e:{open:[],rows:[...n,...o,...s],close:[]}}function Ns(e,t){const n=[];let o=t;for(let s=e.length-1;s>=
0&&o>0&&!e[s].isRows;s--){const i=e[s],r=i.text.slice(Ss(i.text,o));if(r!==""&&n.unshift({...i,text:r,isAgain:!0}),r.length<i.text.length)break;o-=r.length+i.joint.
length}return n}var ks=O(42973);function Is({pieces:e,layout:t,piece_size:n,piece_overlap:o}){const s=[];if(e==="section"&&t!=="markdown"&&s.push({field:"pieces",
message:"by section needs layout to be markdown, which has headings: set it, or cut by size",mentions:["layout"]}),2*o>=n&&s.push({field:"piece_overlap",message:`\
must be below half of piece_size, which is ${n}: at most ${Math.ceil(n/2)-1}`,mentions:["piece_size"]}),s.length>0)throw(0,C.G6)(s)}async function Cs(e,t,{pace:n,
limits:o}){const s=t.pieces==="page"?Bs(e):await zs(e,t,n,o);Ee(s.length,o);const i=[];for(const[r,{text:a,hasText:c,firstPage:l,lastPage:f,headings:x}]of s.entries()){
const T=n.step(a.length*10);T&&await T,i.push({index:r+1,text:a,characters:Ds(a),hasText:c,firstPage:l,lastPage:f,headings:x})}return i}function Bs(e){const t=new xe;
return e.map(({number:n,text:o,isScan:s,parts:i=[]})=>{const r=i.findIndex(({kind:f})=>f!=="heading"),a=r<0?i.length:r,c=f=>f.kind==="heading"&&t.enter(f);i.slice(
0,a).forEach(c);const l=t.titles;return i.slice(a).forEach(c),{text:o,hasText:o.trim()!==""&&!s,firstPage:n,lastPage:n,headings:l}})}async function zs(e,t,n,o){
const s=new $s({bySection:t.pieces==="section",size:t.piece_size,overlap:t.piece_overlap});for(const{number:i,text:r,isScan:a,parts:c,passages:l=We(c??[])}of e)
a?s.addScan(r.trim(),i):await(0,b.k6)(s.add(l,i),n),Ee(s.pieces.length,o);return s.end(),s.pieces}function Ee(e,{textPieces:t}){if(!(e<=t))throw(0,ks.F)("textPi\
eces",`The text has more than ${(0,Pt.y_)(t,"piece")}`,"Ask for larger pieces, or fewer pages","pages")}function Ds(e){let t=e.length;for(let n=0;n<e.length;n++)
(e.charCodeAt(n)&64512)===56320&&t--;return t}var js=O(22154);const Me=100,Ks=async(e,t,n)=>{Is(t);const o=await(0,ps.E)(e.bytes,n,{password:t.open_password}),s=o.
pages.count,i=(0,gs.k1)(t.pages,s);Hs(t,i.length);const r=t.layout==="markdown",a=Rt(t)&&t.layout==="reading",c=r||a,l=new js.z(o,i.length,{findsTables:c||t.tables,
hasTablesApart:c}),{texts:f,words:x,lines:T,tables:z,parts:K,passages:W,notes:F}=await Us(o,i,l,t),ot=await(0,ys.fl)(o),ft=f.map((Z,G)=>{const dt=i[G];return{...{
page:dt,label:ot(dt-1),text:Z,hasText:Z.trim()!==""&&!l.isScan(dt)},...x[G]&&{words:x[G]},...T[G]&&{lines:T[G]}}}),Q=f.map((Z,G)=>{const dt=i[G];return{number:dt,
text:Z,isScan:l.isScan(dt),parts:K?.[G],passages:W[G]}}),nt=t.pieces==="none"?void 0:await Cs(Q,t,n),mt={text:nt?null:Ws(f,t.layout),mediaType:(0,ms.GW)({layout:t.
layout}),pageCount:s,characters:l.characters,unreadable:l.unreadable,...t.per_page&&{pages:ft},...t.tables&&{tables:z},...nt&&{pieceCount:nt.length,pieces:nt}};
return{documents:[{...e,pageCount:s}],data:mt,notes:[...l.notes,...F],facts:{textlessPages:l.textlessPages,...nt&&{pieceCount:nt.length}}}};function Hs(e,t){const n=[
"word_boxes","line_boxes"].filter(o=>e[o]&&t>Me).map(o=>({field:o,message:`takes at most ${Me} pages, and ${t} are asked for: name fewer in pages`,mentions:["pa\
ges"]}));if(n.length>0)throw(0,C.G6)(n)}const ve=({text:e,...t})=>({text:e,...(0,ye.a)(t)});function Ws(e,t){return t==="markdown"?e.filter(n=>n.trim()!=="").join(
`

`):e.every(n=>n.trim()==="")?"":e.join("\f")}const Rt=({pieces:e})=>e==="section"||e==="size";async function Us(e,t,n,o){const{layout:s,word_boxes:i,line_boxes:r,
keep_repeated:a}=o,c=[],{pace:l}=e.job,f=[],x=[],T=[],z=[],K=[],W=new Vt;for(const mt of t){const Z=await n.page(mt);if(i&&x.push((await(0,b.k6)(Z.words(),l)).map(
ve)),r&&T.push((await(0,b.k6)(Z.lines(),l)).map(ve)),o.tables)for(const G of await Gs(e,Z,W))c.push(G);if(s==="markdown")z.push(Z);else{const G=Rt(o)&&s==="read\
ing"?Ge(Z,await Le(e,Z)):void 0;G&&K.push(await(0,b.k6)(G,l)),f.push(await(0,b.k6)(Z.layout(s),l)),Rt(o)&&s==="page"&&K.push(Ue(f.at(-1)))}}if(s!=="markdown")return{
texts:f,words:x,lines:T,tables:c,passages:K,notes:[]};const{pages:F,parts:ot,repeatedLines:ft,uncertain:Q}=await ls(e,z,{keepRepeated:a}),nt=[...ft>0?[Ys(ft)]:[],
...Q.length>0?[Fs(Q.map(mt=>mt+1))]:[]];return{texts:F,words:x,lines:T,tables:c,parts:ot,passages:K,notes:nt}}async function Le(e,t){return t.found.leafOf?(await(0,N.
g$)(e))?.leaves(e.pages.number(t.index))??[]:[]}async function Gs(e,t,n){const o=await(0,b.k6)(Ce(t,await Le(e,t)),e.job.pace),s=o.flatMap(({block:r,rows:a})=>r?
[{block:r,rows:a}]:[]),i=n.next(t,s.map(({block:r})=>r),s.map(({rows:r})=>r));return o.map(({box:r,rows:a,hasHead:c,isCertain:l})=>{const f=i!==void 0&&a===s[0].
rows;return{page:t.index+1,box:(0,ye.a)(r),rows:f?[i,...a]:a,header:f||c,certain:l}})}const Ys=e=>({code:"repeated_lines_removed",message:`${(0,Pt.y_)(e,"line")}\
 of headers and footers, which repeat on the pages, are not in the Markdown: set keep_repeated to true to keep them.`,mentions:["keep_repeated"]}),Fs=e=>({code:"\
tables_uncertain",message:`Lines of ${(0,Pt.oi)(e)} that may be a table stand as they look, in a block of code.`})}),55772:((Y,D,O)=>{O.d(D,{fl:()=>m,mm:()=>R,vg:()=>p});
var C=O(94289),b=O(33546),N=O(74135),P=O(59071);const B=1e3;function k(u){const{width:E,height:y}=(0,N.JQ)(u),A=v=>Math.round(v*B)/B;return{width:A(E),height:A(
y)}}function R({kinds:u,kindOf:E}){const y=new Int32Array(u.length),A=new Int32Array(u.length);for(let M=E.length-1;M>=0;M--)y[E[M]]++,A[E[M]]=M+1;const v=new Map;
for(const[M,g]of u.entries()){const{width:d,height:h}=k(g),L=`${d} ${h}`,S=v.get(L);S?S.count+=y[M]:v.set(L,{width:d,height:h,count:y[M],firstPage:A[M]})}return[
...v.values()]}async function p(u,{kinds:E,kindOf:y},A){const v=await m(u),M=E.map(k);return Array.from(y,(g,d)=>({...M[g],rotation:E[g].rotation,label:v(d),characters:A?.[d]??
null}))}async function m(u){const E=await(0,b.Hr)(u);return y=>E?w(E(y)):null}function w({style:u,prefix:E,number:y}){return(0,P.ZK)(E)+(0,C.Y)(u,y)}}),66403:((Y,D,O)=>{
O.d(D,{a:()=>N});const C=100,b=P=>Math.round(P*C)/C,N=P=>P?{x:b(P.x),y:b(P.y),width:b(P.width),height:b(P.height)}:null}),94289:((Y,D,O)=>{O.d(D,{Y:()=>C});function C(R,p){
switch(R){case"D":return String(p);case"R":return B(p);case"r":return B(p).toLowerCase();case"A":return k(p);case"a":return k(p).toLowerCase();default:return""}}
const b=[[1e3,"M"],[900,"CM"],[500,"D"],[400,"CD"],[100,"C"],[90,"XC"],[50,"L"],[40,"XL"],[10,"X"],[9,"IX"],[5,"V"],[4,"IV"],[1,"I"]],N=1e5,P=2600;function B(R){
if(R>N)return String(R);let p="",m=R;for(const[w,u]of b)for(;m>=w;)p+=u,m-=w;return p}function k(R){return R>P?String(R):String.fromCharCode(65+(R-1)%26).repeat(
Math.ceil(R/26))}}),33546:((Y,D,O)=>{O.d(D,{FB:()=>B,Hr:()=>R,Zh:()=>p,k$:()=>k,qm:()=>m});var C=O(93604),b=O(45599),N=O(81077);const P={first:0,style:"D",prefix:void 0,
start:1};async function B(v){const M=v.catalog.get("PageLabels");if(!v.dict(M))return;const g=(await(0,N.Zc)(v,M,"Nums")).map(([d,h])=>({first:Number(d),label:v.
dict(h)})).filter(({first:d})=>Number.isInteger(d)&&d>=0).sort((d,h)=>d.first-h.first).filter(({first:d},h,L)=>L[h+1]?.first!==d).map(({first:d,label:h})=>({first:d,
...w(v,h)}));return g[0]?.first===0?g:[P,...g]}function k(v,M){const g=v.editCatalog();if(M.length===0){g.delete("PageLabels");return}const d=M[0].first===0?M:[
P,...M],h=A(v),L=d.map(({first:S,start:_,...I})=>[S,y({...I,number:_},h)]);g.set("PageLabels",v.add((0,N.H6)(v,L,"Nums")))}async function R(v){const M=await B(v);
if(!M)return;const g=M.map(({first:d})=>d);return d=>{const h=M[(0,C.MJ)(g,d)-1];return{...h,number:h.start+d-h.first}}}function p(v,M){const g=[],d=A(v);let h,
L=0;for(const S of M)(!h||!u(h,S))&&g.push([L,y(S,d)]),h=S,L++;return(0,N.H6)(v,g,"Nums")}async function m(v,M){const g=await R(v);if(!g)return;const d=p(v,Array.
from(M,h=>g(h-1)));v.editCatalog().set("PageLabels",v.add(d))}function w(v,M){const g=v.resolve(M?.get("S")),d=v.resolve(M?.get("P")),h=v.resolve(M?.get("St"));
return{style:g instanceof b.SX?g.text:void 0,prefix:d instanceof b.Mx&&d.bytes.length>0?d:void 0,start:typeof h=="number"&&Number.isInteger(h)&&h>=1?h:1}}function u(v,M){
return v.style!==M.style||M.style!==void 0&&M.number!==v.number+1?!1:v.prefix===M.prefix?!0:!!v.prefix&&!!M.prefix&&Buffer.compare(v.prefix.bytes,M.prefix.bytes)===
0}const E=100;function y({style:v,prefix:M,number:g},d){return(0,b.jd)({S:v===void 0?void 0:(0,b.UU)(v),P:M&&M.bytes.length>E?d(M):M,St:v===void 0||g===1?void 0:
g})}function A(v){const M=new Map;return g=>{let d=M.get(g);return d||M.set(g,d=v.add(g)),d}}}),81077:((Y,D,O)=>{O.d(D,{BX:()=>R,H6:()=>p,MN:()=>m,Pu:()=>B,Zc:()=>k,
r6:()=>w});var C=O(45599),b=O(93604),N=O(9819);const P=64,B=d=>typeof d=="number"?String(d):Buffer.from(d.bytes).toString("latin1");async function k(d,h,L){const S=[];
for(const _ of await E(d,h,0,L)){for(const $ of A(d,_,L))S.push($);const I=d.job.pace.step(u);I&&await I}return S}async function R(d,h,L,S,_,I){const $=await E(
d,h,L,S,I);for(let H=$.length-1;H>=0;H--){const j=$[H],X=A(d,j,S),U=X.filter(([J,q])=>!_(J,q)),V=d.job.pace.step(u+X.length*u);V&&await V,U.length<X.length&&(d.
edit(j.holder),j.dict.set(S,M(U)),j.changed=!0);for(const J of j.repeats)d.edit(j.holder),j.dict.delete(J),j.changed=!0;if(j.emptyKids){const J=(d.array(j.dict.
get("Kids"))??[]).filter(q=>!j.emptyKids.has(d.dict(q)));d.edit(j.holder),j.dict.set("Kids",J),j.changed=!0}if(!j.changed)continue;const st=d.array(j.dict.get("\
Kids"))??[];j.empty=U.length===0&&st.length===0;const tt=j.parent;tt&&(tt.changed=!0,j.empty?(tt.emptyKids??=new Set).add(j.dict):v(d,j,U,st))}return $[0]?.empty??
!1}function p(d,h,L){if(h.length<=P)return(0,C.jd)({[L]:M(h)});let S=[];for(const _ of g(h)){const[I,$]=[_[0][0],_.at(-1)[0]];S.push({ref:d.add((0,C.jd)({Limits:[
I,$],[L]:M(_)})),low:I,high:$})}for(;S.length>P;)S=g(S).map(_=>{const[I,$]=[_[0].low,_.at(-1).high];return{ref:d.add((0,C.jd)({Limits:[I,$],Kids:_.map(({ref:H})=>H)})),
low:I,high:$}});return(0,C.jd)({Kids:S.map(({ref:_})=>_)})}async function m(d,h){const{pace:L}=d.job,S=[];for(const[_,I]of h){S.push([(0,C.Px)(_),I]);const $=L.
step(10*u);$&&await $}return p(d,await w(d,S),"Names")}async function w(d,h){const{pace:L}=d.job,S=[];for(const I of h){S.push({entry:I,key:B(I[0])});const $=L.
step(u);$&&await $}return(await(0,b.qZ)(S,(I,$)=>I.key<$.key?-1:I.key>$.key?1:0,L)).map(({entry:I})=>I)}const u=100;async function E(d,h,L,S,_){const I=new N.b9(
d),$=new Set,H=U=>$.size<$.add(U).size,j=[],X=[{value:h??null,holder:L,parent:void 0}];for(let U=X.pop();U!==void 0;U=X.pop()){I.spend(1);const V=d.dict(U.value);
if(!V||!H(V)||_&&U.parent&&!y(d,V,_))continue;const st=[],tt=et=>{const ut=d.array(V.get(et));return!ut||H(ut)?ut??[]:(st.push(et),[])},J=tt(S).length>>1,q=tt("\
Kids"),it={dict:V,holder:(0,N.Kd)(U.value,U.holder),parent:U.parent,repeats:st};j.push(it),I.spend(J);for(let et=q.length-1;et>=0;et--)X.push({value:q[et],holder:(0,N.
Kd)(V.get("Kids"),it.holder),parent:it});const rt=d.job.pace.step(u+J*u);rt&&await rt}return j}function y(d,h,L){const[S,_]=d.array(h.get("Limits"))??[];return typeof S!=
"number"||typeof _!="number"||L(S,_)}function A(d,{dict:h,repeats:L},S){const _=L.includes(S)?void 0:d.array(h.get(S));if(!_)return[];const I=[];for(let $=0;$+1<
_.length;$+=2){const H=d.resolve(_[$]);(S==="Names"?H instanceof C.Mx:typeof H=="number")&&I.push([H,_[$+1]])}return I}function v(d,h,L,S){const _=H=>d.array(d.
dict(H)?.get("Limits"))??[],I=L[0]?.[0]??_(S[0])[0],$=L.at(-1)?.[0]??_(S.at(-1))[1];d.edit(h.holder),I!==void 0&&$!==void 0?h.dict.set("Limits",[I,$]):h.dict.delete(
"Limits")}function M(d){const h=[];for(const[L,S]of d)h.push(L,S);return h}function g(d){const h=[];for(let L=0;L<d.length;L+=P)h.push(d.slice(L,L+P));return h}}),
59071:((Y,D,O)=>{O.d(D,{Gh:()=>u,ZK:()=>E,wh:()=>w});var C=O(77581),b=O(45599);const N=/\u001b[A-Za-z]{2}[A-Za-z-]{0,8}\u001b/g,P=/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]/g,
B=/[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g,k=y=>y.replace(N,"").replace(P,"").replace(B,"�"),R=200,p=new WeakMap;function m(y){
if(y.bytes.length<R)return k((0,C.g7)(y));let A=p.get(y);return A===void 0&&p.set(y,A=k((0,C.g7)(y))),A}const w=y=>k(y).trim();function u(y){const A=y instanceof
b.Mx?m(y).trim():"";return A===""?null:A}const E=y=>y?m(y):""}),70549:((Y,D,O)=>{O.d(D,{n:()=>C});function C(b){const N=new WeakMap;return P=>{if(P.hasChanges)return b(
P);const B=N.get(P);if(B)return B.answer;const k=b(P);return N.set(P,{answer:k}),k}}}),9819:((Y,D,O)=>{O.d(D,{J7:()=>N,Kd:()=>k,Wo:()=>R,_i:()=>B,b9:()=>P});var C=O(
42973),b=O(45599);class N{document;gone=new Set;chased=new Set;constructor(m){this.document=m}remove(m){const{catalog:w,catalogNumber:u,pages:E}=this.document,y=w.
get("Pages");m===u||(0,b.i9)(y)&&m===y.number||E.holds(m)||(this.gone.add(m),this.document.remove(m))}chase(m){this.chased.add(m)}removed(){return this.gone}takeChased(){
const m=this.chased;return this.chased=new Set,m}isGone(m){return(0,b.i9)(m)&&this.gone.has(m.number)}}class P{most;left;constructor(m){this.most=this.left=m.job.
limits.nodes}spend=m=>{if(this.left-=m,this.left<0)throw(0,C.F)("nodes",`The document has more than ${this.most} fields, bookmarks, names and structure elements`,
"Remove bookmarks or tags with another program first")}}class B{seen;beyond=new Set;allowance;constructor(m,w=new P(m)){this.allowance=w,this.seen=new Uint8Array(
(m.size>>3)+1)}first(m){if(this.allowance.spend(1),!(0,b.i9)(m))return!0;const{number:w}=m,u=w>>3;if(u>=this.seen.length)return this.beyond.size<this.beyond.add(
w).size;const E=1<<(w&7),y=(this.seen[u]&E)===0;return this.seen[u]|=E,y}}function k(p,m){return(0,b.i9)(p)?p.number:m}function R(p,m){const w=p.catalog.get(m),
u=p.dict(w);return u&&{dict:u,holder:k(w,p.catalogNumber)}}}),93604:((Y,D,O)=>{O.d(D,{BC:()=>B,MJ:()=>k,p9:()=>N,qZ:()=>P});const C=1e3,b=3e5;function*N(p,m){if(p.
length<=C)return[...p].sort(m);let w=[];for(let u=0;u<p.length;u+=C){for(const E of p.slice(u,u+C).sort(m))w.push(E);yield b}for(let u=C;u<w.length;u*=2){const E=[];
for(let y=0;y<w.length;y+=2*u){const A=Math.min(y+u,w.length),v=Math.min(A+u,w.length);for(let M=y,g=A;M<A||g<v;){const d=g===v||M<A&&m(w[M],w[g])<=0;E.push(d?w[M++]:
w[g++]),E.length%C===0&&(yield b)}}w=E}return w}async function P(p,m,w){const u=N(p,m);for(;;){const{done:E,value:y}=u.next();if(E)return y;const A=w.step(y);A&&
await A}}const B=(p,m)=>R(p,m,!1),k=(p,m)=>R(p,m,!0);function R(p,m,w){let[u,E]=[0,p.length];for(;u<E;){const y=u+E>>1,A=p[y];A<m||w&&A===m?u=y+1:E=y}return u}})};
