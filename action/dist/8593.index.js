"use strict";exports.id=8593,exports.ids=[8593],exports.modules={4528:((Z,W,w)=>{w.d(W,{G7:()=>b,GW:()=>C,IF:()=>m,JF:()=>v,KV:()=>O,_m:()=>E,lg:()=>p,u9:()=>P,uv:()=>$});const D=null,
p={"application/json":".json","text/plain":".txt","text/markdown":".md","text/csv":".csv","application/jsonl":".jsonl"};function C(h,y=!1){const{per_page:d,tables:L,
layout:T}=h;return A(h)?"application/jsonl":y&&L===!0&&d!==!0?"text/csv":d===!0||L===!0?"application/json":T==="markdown"?"text/markdown":"text/plain"}const A=h=>(h.
pieces??"none")!=="none";function B(h){const y=C(h);return A(h)?["application/json",y]:h.tables===!0?[y,"text/csv"]:y==="text/markdown"?["application/json",y,"t\
ext/plain"]:[...new Set(["application/json",y])]}const $=({text:h})=>typeof h=="string"?h:"",P=({pages:h,tables:y,pieces:d})=>(h??y??d)!==void 0;function E({text:h,
pages:y,tables:d,pieces:L,...T}){return T}const O=({pieces:h})=>h,v=h=>h.map(y=>`${JSON.stringify(y)}
`).join(""),m=({tables:h})=>h??[];function S(h){return m(h).flatMap(({page:y,rows:d,header:L,certain:T},R)=>{const I=_(d,L);return d.slice(L?1:0).map((N,k)=>({row:Object.
fromEntries(N.map((G,K)=>[I[K],G])),about:{page:y,table:R+1,row:k+1,certain:T}}))})}const x="pdf";function _(h,y){const d=h.reduce((T,{length:R})=>Math.max(T,R),
0),L=new Set([x]);return Array.from({length:d},(T,R)=>{const I=y&&h[0][R]||`Column ${R+1}`;let N=I;for(let k=2;L.has(N);k++)N=`${I} ${k}`;return L.add(N),N})}function b(h){
const[y,...d]=m(h);return y&&d.length===0?M(y.rows):void 0}const M=h=>h.map(y=>`${y.map(d=>/[",\r\n]/.test(d)?`"${d.replaceAll('"','""')}"`:d).join(",")}\r
`).join("")}),66974:((Z,W,w)=>{w.d(W,{D6:()=>B,F1:()=>C,NL:()=>O,P3:()=>p,br:()=>A,bs:()=>E});var D=w(98446);const p={problem:"names page 0: pages count from 1,\
 and -1 is the last page"};function C(m,S,x){const _=[],b=[];for(const[M,h]of m.split(",").entries()){const y=M+1;if(S!==void 0&&h.trim()===""){b.push(`entry ${y}\
 is empty: write ${S}, separated by single commas`);continue}const d=x(h,y);"problem"in d?b.push(A(y,h,d.problem)):_.push(d.item)}return b.length>0?{problem:E(b)}:
{items:_}}const A=(m,S,x)=>`entry ${m} ('${v(S.trim())}') ${x}`,B=({position:m,text:S},x,_)=>A(m,S,`names ${$(x)}, but the document has ${(0,D.y_)(_,"page")}`);
function $(m){return Number.isSafeInteger(m)?`page ${m}`:"a page far beyond its end"}const P=5;function E(m){const S=m.length-P;return[...m.slice(0,P),...S>0?[`\
and ${S} more such entries`]:[]].join("; ")}function O(m){const S=/^ *(\d{1,10}) *[-–]+ *(\d{0,10}) *$/.exec(m);return S?`is not a range: write ${S[1]}..${S[2]}${S[2]===
""?" for this page and all after it":""}`:/\bfirst\b/i.test(m)?"is not a page: the first page is written 1, and a range from it 1..5":/\b(last|end)\b/i.test(m)?
"is not a page: the last page is written -1, and a range to it 2..":void 0}function v(m){const S=[...m].map(x=>/[\p{Cc}\p{Cs}\u2028\u2029]/u.test(x)?"?":x);return(0,D.
Bu)(S.join(""),40)}}),29082:((Z,W,w)=>{w.d(W,{k1:()=>B,lY:()=>A,m7:()=>$});var D=w(58552),p=w(66974);const C=/^(not +)?(?:(odd|even|all)|(-?\d+)(?:(\.\.)(-?\d+)?)?)$/i,
A=O=>(0,p.F1)(O,"pages such as 1..3, -1, odd",(v,m)=>{const S=v.trim(),x=C.exec(S);if(!x)return{problem:E(S)};const[,_,b,M,h,y]=x,d={negated:_!==void 0,text:S,position:m};
if(b!==void 0)return{item:{...d,pages:b.toLowerCase()}};const L=Number(M),T=h===void 0?L:y===void 0?"end":Number(y);return L===0||T===0?p.P3:{item:{...d,pages:{
from:L,to:T}}}});function B(O,v,m="pages"){const S=h=>(0,D.G6)([{field:m,message:h}]),x=A(O);if("problem"in x)throw S(x.problem);const _=new P(v),b=new P(v),M=[];
for(const h of x.items){const y=h.negated?b:_;if(typeof h.pages=="string"){y.add(h.pages);continue}const{from:d,to:L}=h.pages,T=d<0?v+1+d:d,R=L==="end"?v:L<0?v+
1+L:L,N=(L==="end"?d<0?[[d,T]]:[]:[[d,T],[L,R]]).find(([,k])=>k<1||k>v);N&&M.push((0,p.D6)(h,N[0],v)),!(L==="end"&&T>v||M.length>0)&&y.range(Math.min(T,R),Math.
max(T,R))}if(M.length>0)throw S((0,p.bs)(M));return x.items.every(({negated:h})=>h)&&_.add("all"),_.without(b)}function $(O){const v=A(O);if("problem"in v||v.items.
length!==1)return;const{negated:m,pages:S}=v.items[0];if(m)return;if(S==="all")return{first:1};if(typeof S=="string"||S.from<1)return;const{from:x,to:_}=S;return _===
"end"?{first:x}:_===-1?{first:x}:_<1?void 0:{first:Math.min(x,_),last:Math.max(x,_)}}class P{pageCount;differences;odd=!1;even=!1;constructor(v){this.pageCount=
v,this.differences=new Int32Array(v+2)}add(v){v!=="even"&&(this.odd=!0),v!=="odd"&&(this.even=!0)}range(v,m){this.differences[v]++,this.differences[m+1]--}without(v){
const m=new Uint32Array(this.pageCount);let S=0,x=0,_=0;for(let b=1;b<=this.pageCount;b++){x+=this.differences[b],_+=v.differences[b];const M=b%2===1?"odd":"eve\
n";(x>0||this[M])&&!(_>0||v[M])&&(m[S++]=b)}return m.subarray(0,S)}}function E(O){return/^(not +)?\.\./i.test(O)?"has no start: a range is written 1..5":/^!/.test(
O)?"is not a page: leave out pages with not, such as not 2":(0,p.NL)(O.replace(/^not +/i,""))??"is not a page such as 3 or -1, a range such as 2..5 or 2.., odd,\
 even, all, or one of these after not"}}),45657:((Z,W,w)=>{w.d(W,{Hn:()=>p,Kf:()=>A,RZ:()=>D,Vp:()=>$,YG:()=>B,vH:()=>C});function D(P,E){for(const O of E)P.push(
O)}const p=P=>P.slice();function C(P,E,O){const v=P.get(E);v?v.push(O):P.set(E,[O])}const A=P=>{let E=-1/0;for(const O of P)E=Math.max(E,O);return E},B=P=>{let E=1/0;
for(const O of P)E=Math.min(E,O);return E},$=P=>Number.isInteger(P)&&!Number.isSafeInteger(P)}),51789:((Z,W,w)=>{w.r(W),w.d(W,{extract_text:()=>io});var D=w(58552),
p=w(27077),C=w(60660),A=w(45657),B=w(67223),$=w(20779),P=w(39955),E=w(62897);const O=100;function v(e){let t="",n;for(const{space:o,text:s,fragment:i}of e.pieces())
t+=o+(n&&o===""&&_(s,i,n)?M(s):s),n=i;return t.replace(/\s+/g," ").trim()}function*m(e,t){const n=[];let o=0,s;for(const{space:a,text:r,fragment:c}of e.pieces()){
++o%O===0&&(yield p.Yz);const l=y(c,t),f=a!=="",g=n.at(-1),j=s&&!f&&!l.isReference&&_(r,c,s)?M(r):r;s=c,g&&d(g.look,l)?g.text+=f?` ${j}`:j:n.push({text:j,look:l,
isSpaced:f})}let i="";for(const[a,r]of n.entries())r.isSpaced&&(i+=" "),i+=L(r,h(n,a));return i.trim()}const S=.85,x=.2;function _(e,{style:t,baseline:n},o){const{
frame:s,size:i}=o.style;return/^\d{1,3}$/.test(e)&&/\d$/.test(o.text)&&t.frame===s&&!s.vertical&&t.size<S*i&&o.baseline-n>x*i}const b="⁰¹²³⁴⁵⁶⁷⁸⁹",
M=e=>e.replace(/\d/g,t=>b[Number(t)]);function h(e,t){const n=e[t+1];return{before:e[t].isSpaced?"":e[t-1]?.text.at(-1)??"",after:!n||n.isSpaced?"":n.text[0]}}function y(e,{
linkOf:t,marksBold:n,isReference:o}){const{bold:s,italic:i}=e.style.font;return{bold:s&&n,italic:i,fixedPitch:e.isTyped,link:t(e),isReference:o?.(e)===!0}}const d=(e,t)=>e.
bold===t.bold&&e.italic===t.italic&&e.fixedPitch===t.fixedPitch&&e.link===t.link&&e.isReference===t.isReference;function L({text:e,look:{bold:t,italic:n,fixedPitch:o,
link:s,isReference:i}},a){if(i&&/^\d{1,3}$/.test(e))return`[^${e}]`;let r=o&&!T(e,a)?G(e):X(e);return/[\p{L}\p{N}]/u.test(e)&&k(e,a)&&(n&&(r=`*${r}*`),t&&(r=`**${r}\
**`)),s===void 0?r:`[${r}](${K(s)})`}const T=(e,{before:t,after:n})=>e.length<=R&&/^[\p{L}\p{N}]+$/u.test(e)&&N.test(t+n),R=3,I=/[\p{P}\p{S}]/u,N=/[\p{L}\p{N}]/u,
k=(e,{before:t,after:n})=>!(I.test(e[0])&&N.test(t))&&!(I.test(e.at(-1))&&N.test(n));function G(e){const t=(0,E.K)((e.match(/`+/g)??[]).map(o=>o.length),0),n="`".
repeat(t+1);return t>0?`${n} ${e} ${n}`:`${n}${e}${n}`}const K=e=>/[\s()<>]/.test(e)?`<${e.replace(/[\s<>]/g,encodeURIComponent)}>`:e,tt=e=>e.replace(U,(t,n)=>{
if(!at.test(t))return t;const[o,s]=[e[n-1],e[n+t.length]],i=s!==void 0&&(t.endsWith(" ")||N.test(s));return`${o===void 0||o===" "?"":" "}…${i?" ":""}`}),U=/[.\u2026](?: ?[.\u2026])+ ?/g,
at=/^(?:\u2026[.\u2026]|(?:[.\u2026] ?){5})/,X=e=>tt(e).replace(/[\\`*[\]]/g,"\\$&").replace(/(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])/gu,"\\_").replace(/<(?=[A-Za-z/!?])/g,
"\\<"),et=e=>e.replace(/^(?=#{1,6}(?:\s|$)|>|[-+](?:\s|$)|(?:-{3,}|={3,}|_{3,})$)/,"\\").replace(/^(\d{1,9})([.)])(?=\s|$)/,"$1\\$2");var J=w(61520),Q=w(93604),
lt=w(5609),gt=w(99689);const Lt=100,pt=1e4;function*st(e){const t=$e(e);if(!t)return Ne(e);const n=new Ie,o=t.widths.map(r=>r===t.count);for(const[r,c]of e.entries())
n.add(r,c,o[r]?t.places[r]:[]),yield(1+c.length)*p.Yz/p.y;const s=e.map((r,c)=>r.every((l,f)=>n.allow(l,t.places[c][f])));if(o.every(Boolean)&&s.every(Boolean))
return yield*nt(e,t);const i=s.every(Boolean),a=e.map((r,c)=>o[c]&&(i||s[c]&&n.tellAll(c,r)));return yield*nt(e,yield*new ke(e,t,a,n).place())}function*nt(e,{count:t,
places:n}){const o=new Uint8Array(t);for(const[a,r]of e.entries()){for(const[c,{place:l,isElsewhere:f}]of r.entries())(l||f)&&(o[n[a][c]]=1);yield(1+r.length)*p.
Yz/p.y}const s=[];let i=0;for(const a of o)s.push((i+=a)-a);return i===t?{count:t,places:n}:{count:i,places:n.map(a=>a.map(r=>s[r]))}}const Ne=e=>({count:e.reduce(
(t,n)=>Math.max(t,n.length),0),places:e.map(t=>t.map((n,o)=>o))});function $e(e){const t=[],n=[],o=[];for(const[s,i]of e.entries()){const a=[];let r=0;const c=()=>{
for(;(o[r]??0)>s;)r++};for(const{tag:l}of i){if(c(),a.push(r),r+ct(l)>Lt)return;for(let f=ct(l);f>0;f--)o[r++]=s+Math.min(l?.rows??1,e.length-s)}c(),t.push(a),n.
push(r)}return{places:t,widths:n,count:n.reduce((s,i)=>Math.max(s,i),0)}}const ct=e=>e?.columns??1;class Ie{known=new Map;rows=new Set;add(t,n,o){for(const[s,i]of n.
entries()){const{tag:a}=i;for(const{row:c}of this.headsOf(i))c!==t&&this.rows.add(c);const r=o[s];a?.id!==void 0&&r!==void 0&&this.known.set(a.id,{row:t,from:r,
to:r+ct(a)})}}headsOf({tag:t}){return t?.heads.flatMap(n=>this.known.get(n)??[])??[]}allow(t,n){const o=this.headsOf(t);return o.length===0||o.some(({from:s,to:i})=>n>=
s&&n<i)}columnOf(t,n){let[o,s]=[0,1/0];for(const{row:i,from:a,to:r}of this.headsOf(t))i!==n&&([o,s]=[Math.max(o,a),Math.min(s,r)]);return s-o===1?o:void 0}tellAll(t,n){
return this.rows.has(t)||n.every(o=>this.headsOf(o).some(s=>s.row!==t))}}class ke{rows;byTags;isWhole;heads;bands;before=0;constructor(t,n,o,s){this.rows=t,this.
byTags=n,this.isWhole=o,this.heads=s,this.bands=Array.from({length:n.count})}*place(){const{rows:t,byTags:n,isWhole:o,bands:s,heads:i}=this;for(const[r,c]of t.entries())
for(const[l,{tag:f,place:g}]of c.entries()){const u=o[r]?n.places[r][l]:i.columnOf(c[l],r);u!==void 0&&g&&ct(f)===1&&(s[u]=bt(s[u],g))}if(2*s.filter(Boolean).length<
s.length){const r=o.some(Boolean)&&(yield*Ce(t));if(!r||r.length!==s.length)return n;for(const[c,l]of r.entries())s[c]=l}this.makeRoom();const a=[];for(const[r,
c]of t.entries()){const l=n.places[r].map(f=>f+this.before);yield(1+c.length*s.length)*p.Yz/p.y,a.push(o[r]?l:this.placeRow(c)??l)}return{count:s.length,places:a}}makeRoom(){
const t=this.bands[0];if(!t)return;const n=this.rows.filter((o,s)=>!this.isWhole[s]).map(([o])=>o).filter(o=>o?.place&&o.place.end<=t.start&&o.tag?.heads.length===
0).map(o=>o.place);n.length!==0&&(this.bands.unshift(n.reduce((o,s)=>bt(o,s))),this.before=1)}placeRow(t){const{bands:n,before:o,heads:s}=this,i=t.map(()=>new Float64Array(
n.length+1).fill(1/0)),a=t.map(()=>new Uint8Array(n.length));for(let l=t.length-1;l>=0;l--){const f=t[l],g=ct(f.tag);for(let u=n.length-g;u>=0;u--){const z=(l===
t.length-1?0:i[l+1][u+g])+this.distance(f,u,g)+(s.allow(f,u-o)?0:pt),H=i[l][u+1];i[l][u]=Math.min(z,H),z<=H&&(a[l][u]=1)}}if(t.length>0&&i[0][0]===1/0)return;const r=[];
let c=0;for(const[l,{tag:f}]of t.entries()){for(;!a[l][c];)c++;r.push(c),c+=ct(f)}return r}distance({place:t},n,o){if(!t)return 0;const s=this.bands.slice(n,n+o).
filter(f=>f!==void 0);if(s.length===0)return pt;const{start:i,end:a}=s.reduce(bt),r=Math.max(t.start-a,i-t.end,0),[c,l]=[t.start-i,t.end-a];return r+Math.min(Math.
abs(c),Math.abs(l),Math.abs(c+l)/2)}}function*Ce(e){const t=[];for(const o of e){for(const{tag:s,place:i}of o)if(i){if(ct(s)>1)return;t.push(i)}yield(1+o.length)*
p.Yz/p.y}const n=[];for(const o of yield*(0,Q.p9)(t,(s,i)=>s.start-i.start)){const s=n.at(-1);s&&o.start<=s.end?n[n.length-1]=bt(s,o):n.push(o)}return n}const bt=(e,{
start:t,end:n})=>e?{start:Math.min(e.start,t),end:Math.max(e.end,n)}:{start:t,end:n},Be=100,St=100;function Ct(e){const t=new Map;for(const{element:n}of e){const o=Ht(
n),s=o?.parent;if(s?.type!=="TR")continue;const i=t.get(s);i?i.add(o):t.set(s,new Set([o]))}return t}function*Bt(e){const{blocks:t}=e,n=Ct(e.leaves),o=[];for(let s=0,
i;s<t.length;s=i){const{element:a}=t[s];i=s+1,s%Be===0&&(yield p.Yz),a?.type==="TR"&&(i=zt(t,s),o.push(yield*Dt(t.slice(s,i),e,n)))}return o}function zt(e,t){const n=Ot(
e[t].element);let o=t+1;for(;o<e.length&&e[o].element?.type==="TR"&&Ot(e[o].element)===n;)o++;return o}function*Dt(e,t,n){const o=[];for(const u of e)o.push(yield*De(
u,t,n));const s=ze(e[0].element),{places:i,count:a}=yield*st([...s,...o]),r=i.slice(s.length),c=[];for(const[u,j]of o.entries()){const z=[];for(const[H,{flow:Y}]of j.
entries()){for(;z.length<r[u][H];)z.push(new J.q(t.edges));z.push(Y)}for(;z.length<Math.min(a,St);)z.push(new J.q(t.edges));yield(1+z.length)*p.Yz/p.y,c.push(z)}
const l=e.findIndex(({element:u})=>!Kt([...(u&&n.get(u))??[]])),f=r[0].map((u,j)=>[u,(r[0][j+1]??a)-1]),g=o[0].some(({tag:u})=>(u?.columns??1)>1);return{blocks:e,
rows:c,heads:l<0?e.length:l,spans:g?f:void 0}}function ze(e){const t=e?jt(Ot(e)):[];return!e||t.includes(e)||t.some(({cells:n=[]})=>n.length>St)?[]:t.map(({cells:n=[]})=>n.
map(({cell:o,firstPage:s})=>({tag:o,place:void 0,isElsewhere:s>=0})))}function jt(e){const t=e?.firstRows??[],n=t.findIndex(({cells:o=[]})=>!Kt(o));return t.slice(
0,n<0?void 0:Math.max(n,1))}const Kt=e=>e.length>0&&e.every(({type:t})=>t==="TH");function*De({lines:e,element:t},{leafOf:n,edges:o},s){const i=t?.cells&&t.cells.
length<=St?t.cells:[],a=new Map(i.map(c=>[c,[]]));for(const c of(t&&s.get(t))??[])a.has(c)||a.set(c,[]);for(const{segments:c}of e)for(const{fragments:l}of c)for(const f of l){
const g=Ht(n(f)?.element),u=a.get(g);u?u.push(f):a.set(g,[f])}const r=[];for(const[c,l]of a){const f=yield*(0,Q.p9)(l,(u,j)=>u.order-j.order),g=yield*(0,B.gB)(yield*(0,lt.
_I)(yield*(0,gt.q9)(f)),o);r.push({tag:c?.cell,place:je(f),flow:g})}return r}function je(e){if(e.length===0)return;const[t,n]=[e.map(({start:o})=>o),e.map(({end:o})=>o)];
return{start:Math.min((0,E.Y)(t),(0,E.Y)(n)),end:Math.max((0,E.K)(t),(0,E.K)(n))}}function Ht(e){for(const t of(0,C.Hy)(e))if((0,C.nZ)(t.type))return t;return e&&
(0,P.VN)(e)}function Ot(e){for(const t of(0,C.Hy)(e.parent))if(t.type==="Table")return t;return e.parent}function Ke(e){let t="";for(const[n,o]of e.entries()){const s=e[n-
1];s&&(t+=Wt(s,o)),t+=Gt(o)}return t}function Wt(e,t){return e.kind==="item"&&t.kind==="item"?`
`:`
${">".repeat(Math.min(e.quotes??0,t.quotes??0))}
`}function Gt(e){const{quotes:t=0}=e;return t>0?Ut(e).replace(/^/gm,`${">".repeat(t)} `):Ut(e)}function Ut(e){switch(e.kind){case"heading":return`${"#".repeat(e.
level)} ${e.text}`;case"paragraph":return et(e.text);case"note":return`[^${e.number}]: ${e.text}`;case"item":return`${"   ".repeat(e.depth)}${e.mark} ${e.text}`;case"\
code":{const t=(0,E.K)(e.lines.flatMap(o=>(o.match(/`+/g)??[]).map(s=>s.length)),2),n="`".repeat(t+1);return[n,...e.lines,n].join(`
`)}case"table":return He(e.rows);case"figure":return`![${e.alternative.replace(/[\\[\]]/g,"\\$&")}]()`}}function He(e){const t=(0,E.K)(e.map(i=>i.length)),n=i=>`\
| ${Array.from({length:t},(a,r)=>(i[r]??"").replaceAll("|","\\|")).join(" | ")} |`,[o,...s]=e;return[n(o),`|${" --- |".repeat(t)}`,...s.map(n)].join(`
`)}var Yt=w(4186);const We=2;function*Ge(e,t){const{fragments:n,leafOf:o,edges:s}=e.found;if(o&&(0,P.P$)(n,o)){const a=yield*Ue(e.blocks,o,t,s);if(a.length>0)return a}
const i=[];for(const a of(yield*e.blocksByLook()).filter($.bI)){const r=Zt(yield*Ft(a,s),a instanceof $.QH?a.spans:void 0),c={box:Vt([a]),rows:r,hasHead:ft(r)};
i.push(a instanceof $.QH?{...c,isCertain:!0,block:a}:{...c,isCertain:!1})}return i}function*Ue(e,t,n,o){const s=[];for(const{blocks:i,rows:a,heads:r,spans:c}of yield*Bt(
{blocks:e,leafOf:t,leaves:n,edges:o})){const l=a.map(u=>u.map(v)),f=r===We?Zt(l,c):l,g={row:i[0].element,heads:r-(l.length-f.length)};s.push({box:Vt(i),rows:f,hasHead:r>
0,isCertain:!0,tags:g})}return s}function*Ft(e,t){const n=[];for(const o of e.rows){const s=[];for(const i of o)yield p.Yz,s.push(yield*Ye(i,t));n.push(s)}return n}
function Zt(e,t){const[n,o,...s]=e;if(!t||!o||t.some(([r,c])=>c-r+1>=o.length))return e;const i=o.map((r,c)=>n[t.find(([l,f])=>l<=c&&c<=f)?.[0]??-1]??""),a=[o.map(
(r,c)=>[i[c],r].filter(Boolean).join(" ")),...s];return!o.some(Tt)&&ft(a)?a:e}function*Ye(e,t){return e.length===0?"":v(yield*(0,B.gB)(e,t))}const Vt=e=>e.map(({
frame:t,start:n,end:o,top:s,bottom:i})=>(0,Yt.L)(t,n,o,s,i)).reduce(Yt.D),Fe=/^[^\p{L}]*\d[^\p{L}]*$/u,Xt=/^(?:19|20)\d\d$/,Tt=e=>Fe.test(e)&&!Xt.test(e);function ft([
e=[],...t]){const n=e.filter(s=>s!=="");return e.length===Ze&&(e[0].endsWith(":")||Ve.test(e[1])&&!Xt.test(e[1]))?!1:2*n.length>=e.length&&!n.some(Tt)&&t.some(s=>s.
some(Tt))}const Ze=2,Ve=/\d/,mt=`

`;function Xe(e){return e.map((t,n)=>{const o=e[n-1],s={text:Gt(t),joint:o?Wt(o,t):mt};if(t.kind==="heading")return{...s,heading:{level:t.level,title:t.title}};
const i=s.text.split(`
`);return t.kind==="table"?{...s,rows:{open:i.slice(0,2),rows:i.slice(2),close:[]}}:t.kind!=="code"?s:{...s,rows:{open:i.slice(0,1),rows:i.slice(1,-1),close:i.slice(
-1)}}})}function Je(e){const t=[];let n=[];const o=()=>{n.length>0&&t.push(Qt({open:[],rows:n,close:[]})),n=[]};for(const s of e.split(`
`))s===""?o():n.push(s);return o(),t}function*Qe(e,t){const{blocks:n}=e,{edges:o}=e.found,s=yield*qe(e,t),i=[];for(let a=0,r;a<n.length;a=r){r=a+1;const c=s.get(
n[a]);if(c)(0,A.RZ)(i,c);else{for(;r<n.length&&!s.has(n[r]);)r++;const{text:l}=yield*(0,B.dV)(n.slice(a,r),o);(0,A.RZ)(i,tn(l))}}return i}function*qe(e,t){const{
leafOf:n,fragments:o,edges:s}=e.found,i=new Map;for(const a of e.blocks.filter($.bI)){const r=yield*Ft(a,s);i.set(a,[Jt(r,ft(r))])}if(!n||!(0,P.P$)(o,n))return i;
for(const{blocks:a,rows:r,heads:c}of yield*Bt({blocks:e.blocks,leafOf:n,leaves:t,edges:s})){yield p.Yz;for(const f of a)i.set(f,[]);const l=r.map(f=>f.map(v));i.
set(a[0],[Jt(l,c>0)])}return i}const tn=e=>e.split(mt).map(t=>t.trimEnd()).filter(t=>t!=="").map(t=>({text:t,joint:mt}));function Jt(e,t){const n=e.map(o=>o.filter(
s=>s!=="").join(" "));return Qt({open:n.slice(0,t?1:0),rows:n.slice(t?1:0),close:[]})}const Qt=e=>({text:[...e.open,...e.rows,...e.close].join(`
`),joint:mt,rows:e}),en=.6,nn=.4,qt=12;class te{last;tagged=new Map;headOf({row:t,heads:n},o){const s=Ot(t),i=s&&this.tagged.get(s),a=jt(s).includes(t);if(s&&!i&&
a){const r=n>0?n:Number(ft(o));r>0&&r<o.length&&this.tagged.set(s,o.slice(0,r))}return a||i?.[0].length!==o[0].length?[]:i}next({index:t,found:{height:n}},o,s){
const{last:i}=this;this.last=void 0;const[a,r]=[o[0],o.at(-1)];if(!a||!r||s.length!==o.length)return;const l=i?.page===t-1&&!ft(s[0])&&sn(i,a,n,s[0])?i.head:void 0,
f=o.length===1&&l?l:s.at(-1)[0];return(f===l||ft(s.at(-1)))&&(this.last={page:t,block:r,head:f}),l}}function sn({block:e,head:t},n,o,[s]){return e.frame!==n.frame||
s.length!==t.length||e.bottom<en*o||n.top>nn*o?!1:Math.abs(e.start-n.start)<qt&&Math.abs(e.end-n.end)<qt}var dt=w(34659),on=w(73356);const ee=.25,ne=.5,At=2,rn=.9,
an=5,Pt=3,cn=.25,ln=.85,fn=50,dn=/(?:\.\s?){4}\s*(?:\d{1,5}|[ivxlc]{1,7})$/,un=/[\divxlc]$/,se=30,oe=12,hn=.6,gn=7,pn=/[\p{L}\p{N}]$/u,mn=new RegExp("^\\p{Ll}",
"u"),yn=300;class xt{ends;blocks;right;constructor(t,n,o){this.ends=t,this.blocks=n,this.right=o}static*of(t,n){const o=Math.max(n-(0,E.Y)(t.map(({start:r})=>r)),
(0,E.K)(t.map(({end:r})=>r))),s=new Map;let i=0;for(const{lines:r}of t)for(const{start:c,end:l}of r){++i%p.y===0&&(yield p.Yz);const f=Math.round(c/At),g=s.get(
f);g?g.push(l):s.set(f,[l])}const a=new Map;for(const[r,c]of s){if(c.length<an)continue;const l=yield*(0,Q.p9)(c,(f,g)=>f-g);a.set(r,l[Math.floor((l.length-1)*rn)])}
return new xt(a,t.slice(0,yn),o)}isFull(t,n,{lines:o,start:s,end:i}){if(ie(t))return!1;if(n.baseline-t.baseline>lt.tS*t.size)return!0;const a=t.end+ae(n)+(ee+ne)*
t.size;if(a>Math.max(i,this.ends.get(Math.round(t.start/At))??1/0))return!0;let r=0;for(let c=0;c<Math.min(o.length,fn)&&r<Pt;c++)o[c].end-s>ln*(i-s)&&r++;return r===
Pt&&a>i}rightOf(t,n){const[o,s]=[(0,E.Y)(t.map(a=>a.top)),(0,E.K)(t.map(a=>a.bottom))],i=this.blocks.filter(a=>a.start>=n&&a.top<s&&a.bottom>o);return(0,E.Y)(i.
map(({start:a})=>a),this.right)}*write(t,n,o){const s=[];for(const i of yield*this.groupLines(t)){const a=yield*m(yield*(0,B.gB)(i,n),o);a!==""&&s.push(s.length===
0?a:et(a))}return s.join(`
`)}*groupLines(t){if(t.length<2)return[[...t]];const n=(0,E.Y)(t.map(r=>r.start)),o=(0,E.K)(t.map(({end:r})=>r)),s=Math.max(o,this.ends.get(Math.round(n/At))??o);
yield this.blocks.length*p.Yz/p.y;const a=o-n<hn*(this.rightOf(t,o)-n)&&wn(t)?bn(t):yield*On(t,n,s);return[0,...a].map((r,c)=>t.slice(r,a[c]))}}function wn(e){let[
t,n]=[0,0];for(const[o,{segments:s}]of e.entries()){t+=s.reduce((a,{fragments:r})=>a+r.length,0);const i=e[o-1]?.segments.at(-1).fragments.at(-1).text??"";pn.test(
i)&&mn.test(s[0].fragments[0].text)&&n++}return t<=gn*e.length&&2*n<e.length}const bn=e=>[...e.keys()].filter(t=>t>0&&!re(e[t-1]));function*On(e,t,n){const o=(i,a)=>ie(
e[i-1])||!re(e[i-1])&&xn(e[i-1],ae(e[i]),t,a),s=[];for(let i=1;i<e.length;i++){let a=i,r=-1/0;for(;a<e.length&&o(a,n);a++)r=Math.max(r,e[a-1].end);const c=Array.
from({length:a-i},(f,g)=>i+g),l=c.filter(f=>o(f,r));(0,A.RZ)(s,c.length>=Pt&&l.length<=cn*c.length?l:c),yield(a-i+1)*p.Yz/p.y,i=Math.max(i,a)}return s}function xn(e,t,n,o){
const s=t+(ee+ne)*e.size;return e.end+s<=o&&e.end-e.start+s<=o-n}function ie({segments:e}){const t=e.at(-1).fragments.at(-1).text;if(!un.test(t))return!1;const o=e.
slice(-2).flatMap(({fragments:s})=>s.slice(-oe)).map(({text:s})=>s.slice(-se));return dn.test(o.slice(-oe).join(" ").slice(-se))}const re=({segments:e})=>/[-\u2010\u00ad]$/.
test(e.at(-1).fragments.at(-1).text);function ae({segments:e}){const[t]=e[0].fragments;return Math.abs(t.end-t.start)}var En=w(77211);function*ce(e,t,n){if(e instanceof
$.xE)return{kind:"code",lines:yield*(0,En.x)(e.visual,t)};const o=[];for(const s of e.rows){const i=[];for(const a of s)yield p.Yz,i.push(yield*Mn(a,t,n));o.push(
i)}return{kind:"table",rows:o}}function*Mn(e,t,n){return e.length===0?"":yield*m(yield*(0,B.gB)(e,t),{linkOf:n,marksBold:!1})}const le=1.15,vn=1.35,Ln=/:\s\S*\d/,
Sn=/\S\s\S+\s\S+\s\S+[.,;]$/,Rt=200,Tn=3,An=1/2,Pn=500,Rn=new RegExp(`^(?:[${dt.a}*-](?:\\s+|$)|${dt.v})`,"u"),fe=new RegExp("^(?![a-z]\\.\\s\\p{L}{1,3}\\.)(\\d{1,3}\
|[a-z]|[ivx]{1,5})[.)]\\s+","u"),Et=50;function*_n(e,{body:t,edges:n,width:o},s){const i=[],a=new Dn(t,n,s,yield*xt.of(e,o));for(let r=0,c;r<e.length;r=c){const l=e[r];
if(c=r+1,(0,$.bI)(l))i.push(yield*ce(l,n,s));else{for(;c<e.length&&!(0,$.bI)(e[c]);)c++;yield*$n(e.slice(r,c),a,i)}}return Nn(i)}function Nn(e){const t=s=>s.reduce(
(i,a)=>i+("text"in a?a.text.length:0),0),n=t(e),o=n>Pn&&t(e.filter(({kind:s})=>s==="heading"))>An*n;return e.map(s=>o&&s.kind==="heading"?{kind:"paragraph",text:s.
text}:s)}function*$n(e,t,n){const o=e.flatMap(s=>s.lines.map((i,a)=>({line:i,block:s,begins:a===0})));for(let s=0,i;s<o.length;s=i){const{line:a}=o[s],r=t.kindOf(
a),c=r==="code"?new Cn(a):void 0;for(i=s+1;i<o.length;i++){const f=o[i];if(!(t.goesOn(r,a,f.line)||r==="item"&&t.goesOnBelow(o[i-1],f))||f.begins&&!c?.isNear(f.
line))break;c?.add(f.line),(i-s)%Et===0&&(yield p.Yz)}s%Et===0&&(yield p.Yz);const l=o.slice(s,i).map(f=>f.line);n.push(yield*t.piece(r==="heading"&&!t.isHeading(
l)?"paragraph":r,l,n.at(-1)))}}const In=new RegExp("^\\p{Ll}","u"),kn=/[.!?:;]["\u201d\u2019)]?$/u;class Cn{last;pitch=0;constructor(t){this.last=t}isNear(t){const{
frame:n,baseline:o,size:s}=this.last,i=t.baseline-o;return t.frame===n&&Math.abs(t.size-s)<.1*s&&i>0&&i<=Math.max(Bn*s,zn*this.pitch)}add(t){const n=t.baseline-
this.last.baseline;n>0&&(this.pitch===0||n<this.pitch)&&(this.pitch=n),this.last=t}}const Bn=2.2,zn=2.1;class Dn{body;edges;linkOf;columns;depths=[];constructor(t,n,o,s){
this.body=t,this.edges=n,this.linkOf=o,this.columns=s}kindOf(t){const n=ut(t,this.edges);if(_t(t,({isTyped:r})=>r))return"code";const o=t.size<vn*this.body.size&&
(Sn.test(n)||Ln.test(n)),s=t.size>=le*this.body.size&&!o,i=!this.body.isBold&&_t(t,de)&&!/[.,;:]$/.test(n)&&!Kn(n),a=(s||i)&&!Hn(n)&&n.length<=Rt&&Gn(n);return Rn.
test(n)||fe.test(n)&&!a?"item":a?"heading":"paragraph"}isHeading(t){const n=t.reduce((o,s)=>o+ut(s,this.edges).length,0);return t.length<=Tn&&n<=Rt}goesOn(t,n,o){
const s=this.kindOf(o),i=s==="heading"&&_t(n,de)&&o.size===n.size;return t==="item"?(s==="paragraph"||i)&&o.start>n.start+o.size/2:s===t&&(t!=="heading"||Math.abs(
o.size-n.size)<.5)}goesOnBelow({line:t,block:n},{line:o}){return this.kindOf(o)!=="paragraph"||!this.columns.isFull(t,o,n)?!1:In.test(ut(o,this.edges))||!kn.test(
ut(t,this.edges))}*piece(t,n,o){const{edges:s,linkOf:i}=this;if(t==="code")return{kind:t,lines:yield*ue(n,s)};const a=t!=="heading"&&!this.body.isBold;if(t==="p\
aragraph")return{kind:t,text:yield*this.columns.write(n,s,{linkOf:i,marksBold:a})};const r=yield*(0,B.gB)(n,s),c=yield*m(r,{linkOf:i,marksBold:a});if(t==="headi\
ng")return{kind:t,level:this.levelOf(n[0]),text:c,title:v(r)};o?.kind!=="item"&&(this.depths=[]);const l=fe.exec(ut(n[0],s))?.[0].trim()??"-",f=/^\d/.test(l);return{
kind:t,depth:this.depthOf(n[0]),mark:f?l:"-",text:Fn(c,f)}}levelOf({size:t}){const{headings:n,size:o}=this.body,s=t>=le*o?n.findIndex(i=>t>i-.5):n.length;return Math.
min(Math.max(s,0)+1,6)}depthOf({start:t,size:n}){for(;this.depths.length>0&&this.depths.at(-1)>t+n/2;)this.depths.pop();return(this.depths.length===0||t>this.depths.
at(-1)+n/2)&&this.depths.push(t),this.depths.length-1}}const jn=/^[^\p{L}\d]{0,3}\d[\d.,']{0,15}[.,]\d\d[^\p{L}\d.]{0,3}$/u,Kn=e=>e.split(/\s/).slice(1).slice(-2).
some(t=>jn.test(t)),Hn=e=>e.length<=Rt&&(e.match(Wn)?.length??0)>1,Wn=/(?<![\d.,])\d[\d.,']{0,15}[.,]\d\d(?![\d.,])/g,Gn=e=>(e.match(new RegExp("\\p{L}","gu"))?.
length??0)>=Math.max(e.match(new RegExp("\\p{N}","gu"))?.length??0,1),Un=/^(\*{0,3})\d{1,3}\\?[.)](\*{0,3})\s*/,Yn=new RegExp(`^(\\*{0,3})(?:\\\\\\*|[${dt.a}-]|${dt.
v})(\\*{0,3})\\s*`,"u"),Fn=(e,t)=>e.replace(t?Un:Yn,(n,o,s)=>o===s?"":o||s),ut=(e,t)=>e.segments.map(n=>(0,on.x)(n,t)).join(" "),_t=({segments:e},t)=>e.every(({
fragments:n})=>n.every(t)),de=({style:e})=>e.font.bold,Zn=10;function*ue(e,t){const n=(0,E.Y)(e.map(({start:a})=>a)),o=e.slice(1).map((a,r)=>Math.abs(a.baseline-
e[r].baseline)),s=(0,E.Y)(o.filter((a,r)=>a>e[r].size*.8)),i=[];for(const[a,r]of e.entries()){a%Et===Et-1&&(yield p.Yz);const c=ut(r,t),l=a===0?0:Math.round(o[a-
1]/s)-1;for(let g=0;g<Math.min(l,Zn);g++)i.push("");const f=(r.end-r.start)/Math.max(c.length,1);i.push(" ".repeat(Math.round((r.start-n)/Math.max(f,1)))+c)}return i}
const Vn=new RegExp(`^(?:\\\\?[*+-](?=\\s|$)|[${dt.a}]|${dt.v}|\\d{1,3}\\\\?[.)])\\s*`,"u"),Xn=/^(\d{1,3})\\?([.)])\s/,he=/^([\u2610-\u2612])\s*/u,Jn=100;function*Qn(e){
const{blocks:t,leaves:n}=e,o={...e,columns:yield*xt.of(t,e.width)},s=ns(n),i=Ct(n),a=n.some(({element:f})=>Mt("Note",f)),r=[],c=f=>{for(;s.length>0&&s[0].order<
f;)r.push({kind:"figure",alternative:s.shift().alternative})};let l="";for(let f=0,g;f<t.length;f=g){const{element:u}=t[f];g=f+1;const j=es(t[f],o);if(j!==void 0&&
c(j),ge("Lbl",t[f].lines,o.leafOf))l=yield*qn(t[f],o);else if(u?.type==="TR"){g=zt(t,f);const z=[],H=yield*Dt(t.slice(f,g),o,i);for(const Y of H.rows){const ot=[];
for(const it of Y)ot.push(yield*m(it,{linkOf:o.linkOf,marksBold:!1}));z.push(ot)}r.push({kind:"table",rows:z,tags:{row:u,heads:H.heads},quotes:pe(u)})}else{const z=t[f],
H=(0,$.bI)(z)?yield*ce(z,o.edges,o.linkOf):yield*ts(z,o,{label:l,hasNotes:a});r.push({...H,quotes:pe(u)}),l=""}f%Jn===0&&(yield p.Yz)}return c(1/0),r.filter(f=>!("\
text"in f)||f.text!=="")}function*qn({lines:e},{edges:t,linkOf:n}){return yield*m(yield*(0,B.gB)(e,t),{linkOf:n,marksBold:!1})}function*ts({lines:e,element:t},n,{
label:o,hasNotes:s}){const{edges:i,linkOf:a,leafOf:r}=n,c=t?.type??"P";if(e.length>1&&ge("Code",e,r))return{kind:"code",lines:yield*ue(e,i)};const l=c==="Title"||
c==="H"?1:Number(/^H([1-6])$/.exec(c)?.[1]??0),f=q=>s&&Mt("Reference",r(q)?.element),g=yield*(0,B.gB)(e,i),u=yield*m(g,{linkOf:a,marksBold:l===0,isReference:f});
if(l>0)return{kind:"heading",level:l,text:u,title:v(g)};const j=t&&Mt("Note",t)?/^(\d{1,3})\\?[.)]?$/.exec(o):null;if(j)return{kind:"note",number:j[1],text:u};const z=t?
[...(0,C.Hy)(t)].filter(q=>q.type==="LI"):[];if(z.length===0&&o!=="")return{kind:"paragraph",text:`${o} ${u}`};if(z.length===0)return{kind:"paragraph",text:yield*n.
columns.write(e,i,{linkOf:a,marksBold:!0,isReference:f})};const H=Xn.exec(`${o} ${u}`.trimStart()),Y=he.exec(`${o} ${u}`.trimStart()),ot=Y?Y[1]==="☐"?"[ ] ":"\
[x] ":"",it=[...(0,C.Hy)(z[0])].filter(q=>q.type==="L").length-1;return{kind:"item",depth:Math.max(it,0),mark:H?`${H[1]}${H[2]}`:"-",text:ot+u.replace(Y?he:Vn,"")}}
const ge=(e,t,n)=>t.every(({segments:o})=>o.every(({fragments:s})=>s.every(i=>Mt(e,n(i)?.element)))),pe=e=>[...(0,C.Hy)(e)].filter(({type:t})=>t==="BlockQuote").
length,Mt=(e,t)=>{for(const{type:n}of(0,C.Hy)(t))if(n===e)return!0;return!1};function es({lines:e},{leafOf:t}){return t(e[0].segments[0].fragments[0])?.order}function ns(e){
const t=new Set;return e.flatMap(({element:n,order:o})=>{const s=[...(0,C.Hy)(n)].find(({type:a})=>a==="Figure");if(!s||t.has(s))return[];t.add(s);const i=s.alternative?.
replace(/\s+/g," ").trim();return i?[{order:o,alternative:i}]:[]})}var me=w(45599),ye=w(6057),ss=w(87141);const os=/^(?:https?|mailto|tel|ftp):/i,is=5e3;function rs(e,t){
const[n,o,s,i,a,r]=(0,ss.y)((0,ye.iw)(e,t)),c=[];for(const l of(e.array(e.entry(e.pages.number(t),"Annots"))??[]).slice(0,is)){const f=e.dict(l);if(!f||!(0,me.Eo)(
e.resolve(f.get("Subtype")),"Link"))continue;const g=as(e,f.get("A")),u=g===void 0?void 0:(0,ye.b0)(e,f.get("Rect"));if(!u)continue;const j=[n*u[0]+s*u[1]+a,n*u[2]+
s*u[3]+a],z=[o*u[0]+i*u[1]+r,o*u[2]+i*u[3]+r],[H,Y]=[(0,A.YG)(j),(0,A.YG)(z)];c.push({area:{x:H,y:Y,width:(0,A.Kf)(j)-H,height:(0,A.Kf)(z)-Y},uri:g})}return({box:{
x:l,y:f,width:g,height:u}})=>{const[j,z]=[l+g/2,f+u/2];return c.find(({area:H})=>j>=H.x&&j<=H.x+H.width&&z>=H.y&&z<=H.y+H.height)?.uri}}function as(e,t){const n=e.
dict(t),o=e.resolve(n?.get("URI"));if(!(o instanceof me.Mx))return;const s=Buffer.from(o.bytes).toString("latin1");return os.test(s)?s:void 0}const cs=3,we=3,be=.12,
ls=1e4;async function fs(e,t){const n=new Map;for(const[s,{blocks:i,found:{height:a}}]of e.entries()){for(const{line:c,isHead:l}of ds(i,a)){const f=xe(c),g=Ss(c,
f),u=n.get(g);u?u.push({line:c,page:s,text:f,isHead:l}):n.set(g,[{line:c,page:s,text:f,isHead:l}])}const r=t.step(ls);r&&await r}const o=new Set;for(const s of n.
values())if(!(new Set(s.map(({page:i})=>i)).size<cs||!ms(s,e.length)))for(const{line:i}of us(s)?s.slice(1):s)o.add(i);return o}function ds(e,t){const o=e.flatMap(
a=>(0,$.bI)(a)||a.element?.type==="TR"?[]:a.lines).filter(({frame:a})=>a.cos===1&&!a.vertical).sort((a,r)=>a.baseline-r.baseline),s=o.slice(0,we).filter(({baseline:a})=>a<
be*t),i=o.slice(-we).filter(({baseline:a})=>a>(1-be)*t);return[...s.map(a=>({line:a,isHead:!0})),...i.map(a=>({line:a,isHead:!1}))]}const us=e=>e.every(({text:t,
isHead:n})=>t===e[0].text&&(n||hs(t)))&&Ls.test(e[0].text),hs=e=>e.includes("@")||(e.match(gs)?.length??0)>=ps,gs=new RegExp("\\p{Nd}","gu"),ps=6;function ms(e,t){
const n=e.map(({text:o})=>o.match(Oe)??[]);return n[0].every((o,s)=>{if(n.every(r=>r[s]===o))return!0;if(n.some(r=>Es.test(r[s])))return!1;const i=n.map(r=>Number(
r[s]));if(i.every(r=>r<=t||Number.isNaN(r)))return!0;const a=i.filter((r,c)=>c>0&&r-i[c-1]===e[c].page-e[c-1].page);return i.some(r=>r>Ms)||a.length<vs*(i.length-
1)?!1:ws(ys(e[0].line,s))})}function ys({segments:e},t){let n=[...xe({segments:e}).matchAll(Oe)][t].index;for(const{fragments:o,size:s}of e){for(const[i,{text:a,
start:r}]of o.entries()){const c=o[i-1];if(n===0)return c&&r-c.end<xs*s?c.text:"";if(n<a.length)return a.slice(0,n);n-=a.length}n--}return""}const ws=e=>!bs.test(
e)||Os.test(e),bs=/[\p{L}#\u2116\u00ba\u00b0]/u,Os=new RegExp("^[^\\p{L}#]{0,3}(?:\\p{Lu}[-\\u2013.]|(?:p|pp|pg|pag|p\\u00e1g|pages?|p[a\\u00e1]gina|s|seite|bl|blatt\
|sida|side|sivu|str|strona|strana|oldal|sayfa|\\u0441\\u0442\\u0440|\\u0441\\u0442\\u0440\\u0430\\u043d\\u0438\\u0446\\u0430|\\u7b2c)[.:]?)$","iu"),xs=.6,Oe=new RegExp(
"\\p{Nd}+(?:[.,:'\\u2019]\\p{Nd}+)*","gu"),Es=new RegExp("\\P{Nd}","u"),Ms=9999,vs=.5,Ls=new RegExp("\\p{L}{2}","u"),xe=({segments:e})=>e.map(({fragments:t})=>t.
map(n=>n.text).join("")).join(" "),Ss=({baseline:e},t)=>`${Math.round(e/4)} ${t.replace(new RegExp("\\p{Nd}+","gu"),"0")}`;async function Ts(e,t,{keepRepeated:n=!1}={}){
const o=n?new Set:await fs(t,e.job.pace),s=_s(t),i=[],a=[],r=new te;for(const l of t){const f=As(l,await Ps(e,l,s,o),r);a.push(f),i.push(Ke(f));const g=e.job.pace.
step(l.characters*50);g&&await g}const c=t.filter(({blocks:l})=>l.some(f=>f instanceof $.xE));return{pages:i,parts:a,repeatedLines:o.size,uncertain:c.map(({index:l})=>l)}}
function As(e,t,n){const o=t.map(r=>{const c=r.kind==="table"&&r.tags?n.headOf(r.tags,r.rows):[];return r.kind==="table"&&c.length>0?{...r,rows:[...c,...r.rows]}:
r}),s=e.found.leafOf?[]:e.blocks.filter(r=>r instanceof $.QH),i=o.filter(r=>r.kind==="table"),a=n.next(e,s,i.map(({rows:r})=>r));return a?o.map(r=>r===i[0]?{...r,
rows:[a,...i[0].rows]}:r):o}async function Ps(e,t,n,o){const s=t.blocks.flatMap(g=>{if((0,$.bI)(g))return[g];const u=g.lines.filter(j=>!o.has(j));return u.length===
0?[]:[u.length===g.lines.length?g:lt.eB.of(u,g.element)]}),{fragments:i,leafOf:a,edges:r,width:c}=t.found,l=rs(e,t.index),f=e.pages.number(t.index);if(a&&(i.length===
0||(0,P.P$)(i,a))){const g=(await(0,C.g$)(e))?.leaves(f)??[];return(0,p.k6)(Qn({blocks:s,leafOf:a,leaves:g,edges:r,linkOf:l,width:c}),e.job.pace)}return(0,p.k6)(
_n(s,{body:n,edges:r,width:c},l),e.job.pace)}const Rs=6;function _s(e){const[t,n,o]=[new $t,new $t,new $t];for(const{blocks:r}of e)for(const c of r)for(const{segments:l}of c.
lines)for(const{fragments:f}of l)for(const g of f)(0,$.bI)(c)?o.count(g):(n.count(g),g.isTyped||t.count(g));const{body:s}=t.characters>=Ee*n.characters?t:n,i=o.
body,a=s.size>=Nt*i.size||s.isBold&&!i.isBold;return n.characters<(a?1:Ee)*o.characters?o.with(n).body:s}const Ee=.2,Nt=1.15;class $t{characters=0;sizes=new Map;bold=new Map;count({
style:t,text:n}){const o=Math.round(t.size*2)/2,s=n.length*o*o;vt(this.sizes,o,s),this.characters+=n.length,t.font.bold&&vt(this.bold,o,s)}with(t){for(const[n,o]of t.
sizes)vt(this.sizes,n,o);for(const[n,o]of t.bold)vt(this.bold,n,o);return this.characters+=t.characters,this}get body(){const[t]=[...this.sizes].reduce((s,i)=>i[1]>
s[1]?i:s,[0,0]),n=[...this.sizes.keys()].filter(s=>s>=Nt*t).sort((s,i)=>i-s),o=s=>[...s].reduce((i,[a,r])=>a<Nt*t?i+r:i,0);return{size:t,isBold:o(this.bold)>o(this.
sizes)/2,headings:n.slice(0,Rs)}}}const vt=(e,t,n)=>e.set(t,(e.get(t)??0)+n);var Ns=w(29082),$s=w(21836),It=w(98446),Is=w(4528),ks=w(55772),Me=w(66403);const Cs=1/
4,yt=/\s/,Bs=new Set(".!?…؟۔।"),zs=new Set("。！？"),Ds=new Set(`)]}"'»”’›`),js=6,Ks=/[\p{Ll}\p{N}]/u,Hs=new RegExp("\\p{M}","u");function Ws(e,t,n){
const o=t+Math.max(n,1);if(o>=e.length)return e.length;const s=t+Math.ceil(n*Cs);for(const i of[ve,Us,Le])for(let a=o;a>s;a--)if(i(e,a))return a;return Ys(e,o,t)}
function Gs(e,t){const n=Math.max(e.length-t,0);if(n===0)return 0;for(const o of[ve,Le])for(let s=n;s<e.length;s++)if(o(e,s))return s;return e.length}function ve(e,t){
if(zs.has(e[t-1]))return!0;if(!yt.test(e[t-1])||yt.test(e[t])||Ks.test(String.fromCodePoint(e.codePointAt(t))))return!1;for(let n=t-1;n>=0&&n>=t-js;n--){const o=e[n];
if(Bs.has(o))return!0;if(!yt.test(o)&&!Ds.has(o))return!1}return!1}const Us=(e,t)=>e[t-1]===`
`,Le=(e,t)=>yt.test(e[t-1])&&!yt.test(e[t]);function Ys(e,t,n){let o=t;const s=()=>(e.charCodeAt(o)&64512)===56320||Hs.test(e[o]);for(;o>n+1&&s();)o--;return o>
n+1?o:t}const Fs=200,Zs=3;class Se{open=[];enter(t){for(;this.open.length>0&&this.open.at(-1).level>=t.level;)this.open.pop();this.open.push(t)}get titles(){return this.
open.map(({title:t})=>t)}get level(){return this.open.at(-1)?.level??0}}class Vs{how;pieces=[];headings=new Se;parts=[];length=0;above=[];work=0;constructor(t){
this.how=t}*add(t,n){for(const[o,s]of t.entries()){const i=o===0?mt:s.joint;s.heading&&this.enterHeading(s.heading),this.length+i.length+s.text.length<=this.how.
size?this.put(s,s.text,i,n):yield*this.cut(s,i,n),++this.work%p.y===0&&(yield p.Yz)}}addScan(t,n){this.end(),this.pieces.push({text:t,hasText:!1,firstPage:n,lastPage:n,
headings:this.headings.titles})}end(){const{parts:t}=this;if(this.parts=[],this.length=0,!t.some(({isAgain:s})=>!s))return;const n=t.map((s,i)=>i===0?s.text:s.joint+
s.text).join(""),o=[t[0].page,t.at(-1).page];this.pieces.push({text:n,hasText:!0,firstPage:o[0],lastPage:o[1],headings:this.above})}enterHeading(t){const n=t.level>
this.headings.level&&this.parts.length>0&&this.parts.every(o=>o.isHeading);this.how.bySection&&t.level<=Zs&&!n&&this.end(),this.headings.enter(t)}put({heading:t,
rows:n,text:o},s,i,a){this.parts.some(({isAgain:c,isHeading:l})=>!c&&!l)||(this.above=this.headings.titles),this.length+=(this.parts.length>0?i.length:0)+s.length,
this.parts.push({text:s,joint:i,page:a,isHeading:t?.title!==void 0&&s===o,isRows:n!==void 0,isAgain:!1})}*cut(t,n,o){this.next();const{size:s}=this.how,i=()=>s-
this.length-(this.parts.length>0?n.length:0);t.text.length>i()&&i()<s/4&&this.end(),t.text.length<=i()?this.put(t,t.text,n,o):t.rows?yield*this.cutRows(t,t.rows,
n,o):yield*this.cutProse(t,t.text,n,o)}next(){const t=this.parts.findLastIndex(({isHeading:i})=>!i)+1;if(this.parts.slice(0,t).every(({isAgain:i})=>i))return;const n=this.
parts.splice(t),o=this.parts;this.end();const s=this.how.overlap>0?Js(o,this.how.overlap):[];for(const i of[...s,...n])this.length+=(this.parts.length>0?i.joint.
length:0)+i.text.length,this.parts.push(i);this.above=this.headings.titles}*cutProse(t,n,o,s){for(let i=0,a;i<n.length;i=a){const r=i===0;r||this.next();const c=r?
o:" ",l=this.how.size-this.length-(this.parts.length>0?c.length:0);a=Ws(n,i,l),this.put(t,n.slice(i,a).trimEnd(),c,s),yield(a-i)*Fs}}*cutRows(t,n,o,s){const{open:i,
rows:a,close:r}=Xs(n,this.how.size),c=Te([...i,...r]);let[l,f]=[[],c];const g=()=>{l.length>0&&this.put(t,[...i,...l,...r].join(`
`),o,s),[l,f]=[[],c]};for(const u of a){++this.work%p.y===0&&(yield p.Yz);const j=()=>this.how.size-this.length-o.length;f+u.length+1>j()&&(g(),this.next(),f+u.
length+1>j()&&this.end()),f+u.length+1<=j()?(l.push(u),f+=u.length+1):yield*this.cutProse(t,u,o,s)}g()}}const Te=e=>e.reduce((t,n)=>t+n.length+1,0);function Xs(e,t){
const{open:n,rows:o,close:s}=e;return Te([...n,...s])<=t/2?e:{open:[],rows:[...n,...o,...s],close:[]}}function Js(e,t){const n=[];let o=t;for(let s=e.length-1;s>=
0&&o>0&&!e[s].isRows;s--){const i=e[s],a=i.text.slice(Gs(i.text,o));if(a!==""&&n.unshift({...i,text:a,isAgain:!0}),a.length<i.text.length)break;o-=a.length+i.joint.
length}return n}var Qs=w(42973);function qs({pieces:e,layout:t,piece_size:n,piece_overlap:o}){const s=[];if(e==="section"&&t!=="markdown"&&s.push({field:"pieces",
message:"by section needs layout to be markdown, which has headings: set it, or cut by size",mentions:["layout"]}),2*o>=n&&s.push({field:"piece_overlap",message:`\
must be below half of piece_size, which is ${n}: at most ${Math.ceil(n/2)-1}`,mentions:["piece_size"]}),s.length>0)throw(0,D.G6)(s)}async function to(e,t,{pace:n,
limits:o}){const s=t.pieces==="page"?eo(e):await no(e,t,n,o);Ae(s.length,o);const i=[];for(const[a,{text:r,hasText:c,firstPage:l,lastPage:f,headings:g}]of s.entries()){
const u=n.step(r.length*10);u&&await u,i.push({index:a+1,text:r,characters:so(r),hasText:c,firstPage:l,lastPage:f,headings:g})}return i}function eo(e){const t=new Se;
return e.map(({number:n,text:o,isScan:s,parts:i=[]})=>{const a=i.findIndex(({kind:f})=>f!=="heading"),r=a<0?i.length:a,c=f=>f.kind==="heading"&&t.enter(f);i.slice(
0,r).forEach(c);const l=t.titles;return i.slice(r).forEach(c),{text:o,hasText:o.trim()!==""&&!s,firstPage:n,lastPage:n,headings:l}})}async function no(e,t,n,o){
const s=new Vs({bySection:t.pieces==="section",size:t.piece_size,overlap:t.piece_overlap});for(const{number:i,text:a,isScan:r,parts:c,passages:l=Xe(c??[])}of e)
r?s.addScan(a.trim(),i):await(0,p.k6)(s.add(l,i),n),Ae(s.pieces.length,o);return s.end(),s.pieces}function Ae(e,{textPieces:t}){if(!(e<=t))throw(0,Qs.F)("textPi\
eces",`The text has more than ${(0,It.y_)(t,"piece")}`,"Ask for larger pieces, or fewer pages","pages")}function so(e){let t=e.length;for(let n=0;n<e.length;n++)
(e.charCodeAt(n)&64512)===56320&&t--;return t}var oo=w(22154);const Pe=100,io=async(e,t,n)=>{qs(t);const o=await(0,$s.E)(e.bytes,n,{password:t.open_password}),s=o.
pages.count,i=(0,Ns.k1)(t.pages,s);ro(t,i.length);const a=t.layout==="markdown",r=kt(t)&&t.layout==="reading",c=a||r,l=new oo.z(o,i.length,{findsTables:c||t.tables,
hasTablesApart:c}),{texts:f,words:g,lines:u,tables:j,parts:z,passages:H,notes:Y}=await co(o,i,l,t),ot=await(0,ks.fl)(o),it=f.map((V,F)=>{const ht=i[F];return{...{
page:ht,label:ot(ht-1),text:V,hasText:V.trim()!==""&&!l.isScan(ht)},...g[F]&&{words:g[F]},...u[F]&&{lines:u[F]}}}),q=f.map((V,F)=>{const ht=i[F];return{number:ht,
text:V,isScan:l.isScan(ht),parts:z?.[F],passages:H[F]}}),rt=t.pieces==="none"?void 0:await to(q,t,n),wt={text:rt?null:ao(f,t.layout),mediaType:(0,Is.GW)({layout:t.
layout}),pageCount:s,characters:l.characters,unreadable:l.unreadable,...t.per_page&&{pages:it},...t.tables&&{tables:j},...rt&&{pieceCount:rt.length,pieces:rt}};
return{documents:[{...e,pageCount:s}],data:wt,notes:[...l.notes,...Y],facts:{textlessPages:l.textlessPages,...rt&&{pieceCount:rt.length}}}};function ro(e,t){const n=[
"word_boxes","line_boxes"].filter(o=>e[o]&&t>Pe).map(o=>({field:o,message:`takes at most ${Pe} pages, and ${t} are asked for: name fewer in pages`,mentions:["pa\
ges"]}));if(n.length>0)throw(0,D.G6)(n)}const Re=({text:e,...t})=>({text:e,...(0,Me.a)(t)});function ao(e,t){return t==="markdown"?e.filter(n=>n.trim()!=="").join(
`

`):e.every(n=>n.trim()==="")?"":e.join("\f")}const kt=({pieces:e})=>e==="section"||e==="size";async function co(e,t,n,o){const{layout:s,word_boxes:i,line_boxes:a,
keep_repeated:r}=o,c=[],{pace:l}=e.job,f=[],g=[],u=[],j=[],z=[],H=new te;for(const wt of t){const V=await n.page(wt);if(i&&g.push((await(0,p.k6)(V.words(),l)).map(
Re)),a&&u.push((await(0,p.k6)(V.lines(),l)).map(Re)),o.tables)for(const F of await lo(e,V,H))c.push(F);if(s==="markdown")j.push(V);else{const F=kt(o)&&s==="read\
ing"?Qe(V,await _e(e,V)):void 0;F&&z.push(await(0,p.k6)(F,l)),f.push(await(0,p.k6)(V.layout(s),l)),kt(o)&&s==="page"&&z.push(Je(f.at(-1)))}}if(s!=="markdown")return{
texts:f,words:g,lines:u,tables:c,passages:z,notes:[]};const{pages:Y,parts:ot,repeatedLines:it,uncertain:q}=await Ts(e,j,{keepRepeated:r}),rt=[...it>0?[fo(it)]:[],
...q.length>0?[uo(q.map(wt=>wt+1))]:[]];return{texts:Y,words:g,lines:u,tables:c,parts:ot,passages:z,notes:rt}}async function _e(e,t){return t.found.leafOf?(await(0,C.
g$)(e))?.leaves(e.pages.number(t.index))??[]:[]}async function lo(e,t,n){const o=await(0,p.k6)(Ge(t,await _e(e,t)),e.job.pace),s=o.flatMap(({block:a,rows:r})=>a?
[{block:a,rows:r}]:[]),i=n.next(t,s.map(({block:a})=>a),s.map(({rows:a})=>a));return o.map(({box:a,rows:r,hasHead:c,isCertain:l,tags:f})=>{const u=i!==void 0&&r===
s[0].rows?[i]:f?n.headOf(f,r):[];return{page:t.index+1,box:(0,Me.a)(a),rows:[...u,...r],header:u.length>0||c,certain:l}})}const fo=e=>({code:"repeated_lines_rem\
oved",message:`${(0,It.y_)(e,"line")} of headers and footers, which repeat on the pages, are not in the Markdown: set keep_repeated to true to keep them.`,mentions:[
"keep_repeated"]}),uo=e=>({code:"tables_uncertain",message:`Lines of ${(0,It.oi)(e)} that may be a table stand as they look, in a block of code.`})}),55772:((Z,W,w)=>{
w.d(W,{fl:()=>O,mm:()=>P,vg:()=>E});var D=w(94289),p=w(33546),C=w(74135),A=w(59071);const B=1e3;function $(m){const{width:S,height:x}=(0,C.JQ)(m),_=b=>Math.round(
b*B)/B;return{width:_(S),height:_(x)}}function P({kinds:m,kindOf:S}){const x=new Int32Array(m.length),_=new Int32Array(m.length);for(let M=S.length-1;M>=0;M--)x[S[M]]++,
_[S[M]]=M+1;const b=new Map;for(const[M,h]of m.entries()){const{width:y,height:d}=$(h),L=`${y} ${d}`,T=b.get(L);T?T.count+=x[M]:b.set(L,{width:y,height:d,count:x[M],
firstPage:_[M]})}return[...b.values()]}async function E(m,{kinds:S,kindOf:x},_){const b=await O(m),M=S.map($);return Array.from(x,(h,y)=>({...M[h],rotation:S[h].
rotation,label:b(y),characters:_?.[y]??null}))}async function O(m){const S=await(0,p.Hr)(m);return x=>S?v(S(x)):null}function v({style:m,prefix:S,number:x}){return(0,A.
ZK)(S)+(0,D.Y)(m,x)}}),66403:((Z,W,w)=>{w.d(W,{a:()=>C});const D=100,p=A=>Math.round(A*D)/D,C=A=>A?{x:p(A.x),y:p(A.y),width:p(A.width),height:p(A.height)}:null}),
94289:((Z,W,w)=>{w.d(W,{Y:()=>D});function D(P,E){switch(P){case"D":return String(E);case"R":return B(E);case"r":return B(E).toLowerCase();case"A":return $(E);case"\
a":return $(E).toLowerCase();default:return""}}const p=[[1e3,"M"],[900,"CM"],[500,"D"],[400,"CD"],[100,"C"],[90,"XC"],[50,"L"],[40,"XL"],[10,"X"],[9,"IX"],[5,"V"],
[4,"IV"],[1,"I"]],C=1e5,A=2600;function B(P){if(P>C)return String(P);let E="",O=P;for(const[v,m]of p)for(;O>=v;)E+=m,O-=v;return E}function $(P){return P>A?String(
P):String.fromCharCode(65+(P-1)%26).repeat(Math.ceil(P/26))}}),33546:((Z,W,w)=>{w.d(W,{FB:()=>B,Hr:()=>P,Zh:()=>E,k$:()=>$,qm:()=>O});var D=w(93604),p=w(45599),
C=w(81077);const A={first:0,style:"D",prefix:void 0,start:1};async function B(b){const M=b.catalog.get("PageLabels");if(!b.dict(M))return;const h=(await(0,C.Zc)(
b,M,"Nums")).map(([y,d])=>({first:Number(y),label:b.dict(d)})).filter(({first:y})=>Number.isInteger(y)&&y>=0).sort((y,d)=>y.first-d.first).filter(({first:y},d,L)=>L[d+
1]?.first!==y).map(({first:y,label:d})=>({first:y,...v(b,d)}));return h[0]?.first===0?h:[A,...h]}function $(b,M){const h=b.editCatalog();if(M.length===0){h.delete(
"PageLabels");return}const y=M[0].first===0?M:[A,...M],d=_(b),L=y.map(({first:T,start:R,...I})=>[T,x({...I,number:R},d)]);h.set("PageLabels",b.add((0,C.H6)(b,L,
"Nums")))}async function P(b){const M=await B(b);if(!M)return;const h=M.map(({first:y})=>y);return y=>{const d=M[(0,D.MJ)(h,y)-1];return{...d,number:d.start+y-d.
first}}}function E(b,M){const h=[],y=_(b);let d,L=0;for(const T of M)(!d||!m(d,T))&&h.push([L,x(T,y)]),d=T,L++;return(0,C.H6)(b,h,"Nums")}async function O(b,M){
const h=await P(b);if(!h)return;const y=E(b,Array.from(M,d=>h(d-1)));b.editCatalog().set("PageLabels",b.add(y))}function v(b,M){const h=b.resolve(M?.get("S")),y=b.
resolve(M?.get("P")),d=b.resolve(M?.get("St"));return{style:h instanceof p.SX?h.text:void 0,prefix:y instanceof p.Mx&&y.bytes.length>0?y:void 0,start:typeof d==
"number"&&Number.isInteger(d)&&d>=1?d:1}}function m(b,M){return b.style!==M.style||M.style!==void 0&&M.number!==b.number+1?!1:b.prefix===M.prefix?!0:!!b.prefix&&
!!M.prefix&&Buffer.compare(b.prefix.bytes,M.prefix.bytes)===0}const S=100;function x({style:b,prefix:M,number:h},y){return(0,p.jd)({S:b===void 0?void 0:(0,p.UU)(
b),P:M&&M.bytes.length>S?y(M):M,St:b===void 0||h===1?void 0:h})}function _(b){const M=new Map;return h=>{let y=M.get(h);return y||M.set(h,y=b.add(h)),y}}}),81077:((Z,W,w)=>{
w.d(W,{BX:()=>P,H6:()=>E,MN:()=>O,Pu:()=>B,Zc:()=>$,r6:()=>v});var D=w(45599),p=w(93604),C=w(9819);const A=64,B=d=>typeof d=="number"?String(d):Buffer.from(d.bytes).
toString("latin1");async function $(d,L,T){const R=[];for(const I of await x(d,L,0,T)){for(const k of b(d,I,T))R.push(k);const N=d.job.pace.step(m);N&&await N}return R}
async function P(d,L,T,R,I,N){const k=await x(d,L,T,R,N);for(let G=k.length-1;G>=0;G--){const K=k[G],tt=b(d,K,R),U=tt.filter(([J,Q])=>!I(J,Q)),at=d.job.pace.step(
m+tt.length*m);at&&await at,U.length<tt.length&&(d.edit(K.holder),K.dict.set(R,h(U)),K.changed=!0);for(const J of K.repeats)d.edit(K.holder),K.dict.delete(J),K.
changed=!0;if(K.emptyKids){const J=(d.array(K.dict.get("Kids"))??[]).filter(Q=>!K.emptyKids.has(d.dict(Q)));d.edit(K.holder),K.dict.set("Kids",J),K.changed=!0}if(!K.
changed)continue;const X=d.array(K.dict.get("Kids"))??[];K.empty=U.length===0&&X.length===0;const et=K.parent;et&&(et.changed=!0,K.empty?(et.emptyKids??=new Set).
add(K.dict):M(d,K,U,X))}return k[0]?.empty??!1}function E(d,L,T){if(L.length<=A)return(0,D.jd)({[T]:h(L)});let R=[];for(const I of y(L)){const[N,k]=[I[0][0],I.at(
-1)[0]];R.push({ref:d.add((0,D.jd)({Limits:[N,k],[T]:h(I)})),low:N,high:k})}for(;R.length>A;)R=y(R).map(I=>{const[N,k]=[I[0].low,I.at(-1).high];return{ref:d.add(
(0,D.jd)({Limits:[N,k],Kids:I.map(({ref:G})=>G)})),low:N,high:k}});return(0,D.jd)({Kids:R.map(({ref:I})=>I)})}async function O(d,L){const{pace:T}=d.job,R=[];for(const[
I,N]of L){R.push([(0,D.Px)(I),N]);const k=T.step(10*m);k&&await k}return E(d,await v(d,R),"Names")}async function v(d,L){const{pace:T}=d.job,R=[];for(const N of L){
R.push({entry:N,key:B(N[0])});const k=T.step(m);k&&await k}return(await(0,p.qZ)(R,(N,k)=>N.key<k.key?-1:N.key>k.key?1:0,T)).map(({entry:N})=>N)}const m=100,S=30;
async function x(d,L,T,R,I){const N=new C.b9(d),k=new Set,G=U=>k.size<k.add(U).size,K=[],tt=[{value:L??null,holder:T,parent:void 0}];for(let U=tt.pop();U!==void 0;U=
tt.pop()){N.spend(1);const at=d.job.pace.step(m);at&&await at;const X=d.dict(U.value);if(!X||!G(X)||I&&U.parent&&!_(d,X,I))continue;const et=[],J=st=>{const nt=d.
array(X.get(st));return!nt||G(nt)?nt??[]:(et.push(st),[])},Q=J(R).length>>1,lt=J("Kids"),gt={dict:X,holder:(0,C.Kd)(U.value,U.holder),parent:U.parent,repeats:et};
K.push(gt),N.spend(Q);const Lt=(0,C.Kd)(X.get("Kids"),gt.holder);for(let st=lt.length-1;st>=0;st--){tt.push({value:lt[st],holder:Lt,parent:gt});const nt=d.job.pace.
step(S);nt&&await nt}const pt=d.job.pace.step(Q*m);pt&&await pt}return K}function _(d,L,T){const[R,I]=d.array(L.get("Limits"))??[];return typeof R!="number"||typeof I!=
"number"||T(R,I)}function b(d,{dict:L,repeats:T},R){const I=T.includes(R)?void 0:d.array(L.get(R));if(!I)return[];const N=[];for(let k=0;k+1<I.length;k+=2){const G=d.
resolve(I[k]);(R==="Names"?G instanceof D.Mx:typeof G=="number")&&N.push([G,I[k+1]])}return N}function M(d,L,T,R){const I=G=>d.array(d.dict(G)?.get("Limits"))??
[],N=T[0]?.[0]??I(R[0])[0],k=T.at(-1)?.[0]??I(R.at(-1))[1];d.edit(L.holder),N!==void 0&&k!==void 0?L.dict.set("Limits",[N,k]):L.dict.delete("Limits")}function h(d){
const L=[];for(const[T,R]of d)L.push(T,R);return L}function y(d){const L=[];for(let T=0;T<d.length;T+=A)L.push(d.slice(T,T+A));return L}}),59071:((Z,W,w)=>{w.d(
W,{Gh:()=>m,ZK:()=>S,wh:()=>v});var D=w(77581),p=w(45599);const C=/\u001b[A-Za-z]{2}[A-Za-z-]{0,8}\u001b/g,A=/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]/g,
B=/[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g,$=x=>x.replace(C,"").replace(A,"").replace(B,"�"),P=200,E=new WeakMap;function O(x){
if(x.bytes.length<P)return $((0,D.g7)(x));let _=E.get(x);return _===void 0&&E.set(x,_=$((0,D.g7)(x))),_}const v=x=>$(x).trim();function m(x){const _=x instanceof
p.Mx?O(x).trim():"";return _===""?null:_}const S=x=>x?O(x):""}),70549:((Z,W,w)=>{w.d(W,{n:()=>D});function D(p){const C=new WeakMap;return A=>{if(A.hasChanges)return p(
A);const B=C.get(A);if(B)return B.answer;const $=p(A);return C.set(A,{answer:$}),$}}}),9819:((Z,W,w)=>{w.d(W,{J7:()=>C,Kd:()=>$,Wo:()=>P,_i:()=>B,b9:()=>A});var D=w(
42973),p=w(45599);class C{document;gone=new Set;chased=new Set;constructor(O){this.document=O}remove(O){const{catalog:v,catalogNumber:m,pages:S}=this.document,x=v.
get("Pages");O===m||(0,p.i9)(x)&&O===x.number||S.holds(O)||(this.gone.add(O),this.document.remove(O))}chase(O){this.chased.add(O)}removed(){return this.gone}takeChased(){
const O=this.chased;return this.chased=new Set,O}isGone(O){return(0,p.i9)(O)&&this.gone.has(O.number)}}class A{most;left;constructor(O){this.most=this.left=O.job.
limits.nodes}spend=O=>{if(this.left-=O,this.left<0)throw(0,D.F)("nodes",`The document has more than ${this.most} fields, bookmarks, names and structure elements`,
"Remove bookmarks or tags with another program first")}}class B{seen;beyond=new Set;allowance;constructor(O,v=new A(O)){this.allowance=v,this.seen=new Uint8Array(
(O.size>>3)+1)}first(O){if(this.allowance.spend(1),!(0,p.i9)(O))return!0;const{number:v}=O,m=v>>3;if(m>=this.seen.length)return this.beyond.size<this.beyond.add(
v).size;const S=1<<(v&7),x=(this.seen[m]&S)===0;return this.seen[m]|=S,x}}function $(E,O){return(0,p.i9)(E)?E.number:O}function P(E,O){const v=E.catalog.get(O),
m=E.dict(v);return m&&{dict:m,holder:$(v,E.catalogNumber)}}})};
