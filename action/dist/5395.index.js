"use strict";exports.id=5395,exports.ids=[5395],exports.modules={4528:((G,B,y)=>{y.d(B,{G7:()=>x,GW:()=>$,IF:()=>b,JF:()=>w,KV:()=>m,_m:()=>E,lg:()=>p,u9:()=>T,uv:()=>k});const C=null,
p={"application/json":".json","text/plain":".txt","text/markdown":".md","text/csv":".csv","application/jsonl":".jsonl"};function $(d,h=!1){const{per_page:g,tables:v,
layout:P}=d;return S(d)?"application/jsonl":h&&v===!0&&g!==!0?"text/csv":g===!0||v===!0?"application/json":P==="markdown"?"text/markdown":"text/plain"}const S=d=>(d.
pieces??"none")!=="none";function _(d){const h=$(d);return S(d)?["application/json",h]:d.tables===!0?[h,"text/csv"]:h==="text/markdown"?["application/json",h,"t\
ext/plain"]:[...new Set(["application/json",h])]}const k=({text:d})=>typeof d=="string"?d:"",T=({pages:d,tables:h,pieces:g})=>(d??h??g)!==void 0;function E({text:d,
pages:h,tables:g,pieces:v,...P}){return P}const m=({pieces:d})=>d,w=d=>d.map(h=>`${JSON.stringify(h)}
`).join(""),b=({tables:d})=>d??[];function M(d){return b(d).flatMap(({page:h,rows:g,header:v,certain:P},N)=>{const z=R(g,v);return g.slice(v?1:0).map((I,U)=>({row:Object.
fromEntries(I.map((H,W)=>[z[W],H])),about:{page:h,table:N+1,row:U+1,certain:P}}))})}const O="pdf";function R(d,h){const g=d.reduce((P,{length:N})=>Math.max(P,N),
0),v=new Set([O]);return Array.from({length:g},(P,N)=>{const z=h&&d[0][N]||`Column ${N+1}`;let I=z;for(let U=2;v.has(I);U++)I=`${z} ${U}`;return v.add(I),I})}function x(d){
const[h,...g]=b(d);return h&&g.length===0?u(h.rows):void 0}const u=d=>d.map(h=>`${h.map(g=>/[",\r\n]/.test(g)?`"${g.replaceAll('"','""')}"`:g).join(",")}\r
`).join("")}),66974:((G,B,y)=>{y.d(B,{D6:()=>_,F1:()=>$,NL:()=>m,P3:()=>p,br:()=>S,bs:()=>E});var C=y(98446);const p={problem:"names page 0: pages count from 1,\
 and -1 is the last page"};function $(b,M,O){const R=[],x=[];for(const[u,d]of b.split(",").entries()){const h=u+1;if(M!==void 0&&d.trim()===""){x.push(`entry ${h}\
 is empty: write ${M}, separated by single commas`);continue}const g=O(d,h);"problem"in g?x.push(S(h,d,g.problem)):R.push(g.item)}return x.length>0?{problem:E(x)}:
{items:R}}const S=(b,M,O)=>`entry ${b} ('${w(M.trim())}') ${O}`,_=({position:b,text:M},O,R)=>S(b,M,`names ${k(O)}, but the document has ${(0,C.y_)(R,"page")}`);
function k(b){return Number.isSafeInteger(b)?`page ${b}`:"a page far beyond its end"}const T=5;function E(b){const M=b.length-T;return[...b.slice(0,T),...M>0?[`\
and ${M} more such entries`]:[]].join("; ")}function m(b){const M=/^ *(\d{1,10}) *[-–]+ *(\d{0,10}) *$/.exec(b);return M?`is not a range: write ${M[1]}..${M[2]}${M[2]===
""?" for this page and all after it":""}`:/\bfirst\b/i.test(b)?"is not a page: the first page is written 1, and a range from it 1..5":/\b(last|end)\b/i.test(b)?
"is not a page: the last page is written -1, and a range to it 2..":void 0}function w(b){const M=[...b].map(O=>/[\p{Cc}\p{Cs}\u2028\u2029]/u.test(O)?"?":O);return(0,C.
Bu)(M.join(""),40)}}),29082:((G,B,y)=>{y.d(B,{k1:()=>_,lY:()=>S,m7:()=>k});var C=y(58552),p=y(66974);const $=/^(not +)?(?:(odd|even|all)|(-?\d+)(?:(\.\.)(-?\d+)?)?)$/i,
S=m=>(0,p.F1)(m,"pages such as 1..3, -1, odd",(w,b)=>{const M=w.trim(),O=$.exec(M);if(!O)return{problem:E(M)};const[,R,x,u,d,h]=O,g={negated:R!==void 0,text:M,position:b};
if(x!==void 0)return{item:{...g,pages:x.toLowerCase()}};const v=Number(u),P=d===void 0?v:h===void 0?"end":Number(h);return v===0||P===0?p.P3:{item:{...g,pages:{
from:v,to:P}}}});function _(m,w,b="pages"){const M=d=>(0,C.G6)([{field:b,message:d}]),O=S(m);if("problem"in O)throw M(O.problem);const R=new T(w),x=new T(w),u=[];
for(const d of O.items){const h=d.negated?x:R;if(typeof d.pages=="string"){h.add(d.pages);continue}const{from:g,to:v}=d.pages,P=g<0?w+1+g:g,N=v==="end"?w:v<0?w+
1+v:v,I=(v==="end"?g<0?[[g,P]]:[]:[[g,P],[v,N]]).find(([,U])=>U<1||U>w);I&&u.push((0,p.D6)(d,I[0],w)),!(v==="end"&&P>w||u.length>0)&&h.range(Math.min(P,N),Math.
max(P,N))}if(u.length>0)throw M((0,p.bs)(u));return O.items.every(({negated:d})=>d)&&R.add("all"),R.without(x)}function k(m){const w=S(m);if("problem"in w||w.items.
length!==1)return;const{negated:b,pages:M}=w.items[0];if(b)return;if(M==="all")return{first:1};if(typeof M=="string"||M.from<1)return;const{from:O,to:R}=M;return R===
"end"?{first:O}:R===-1?{first:O}:R<1?void 0:{first:Math.min(O,R),last:Math.max(O,R)}}class T{pageCount;differences;odd=!1;even=!1;constructor(w){this.pageCount=
w,this.differences=new Int32Array(w+2)}add(w){w!=="even"&&(this.odd=!0),w!=="odd"&&(this.even=!0)}range(w,b){this.differences[w]++,this.differences[b+1]--}without(w){
const b=new Uint32Array(this.pageCount);let M=0,O=0,R=0;for(let x=1;x<=this.pageCount;x++){O+=this.differences[x],R+=w.differences[x];const u=x%2===1?"odd":"eve\
n";(O>0||this[u])&&!(R>0||w[u])&&(b[M++]=x)}return b.subarray(0,M)}}function E(m){return/^(not +)?\.\./i.test(m)?"has no start: a range is written 1..5":/^!/.test(
m)?"is not a page: leave out pages with not, such as not 2":(0,p.NL)(m.replace(/^not +/i,""))??"is not a page such as 3 or -1, a range such as 2..5 or 2.., odd,\
 even, all, or one of these after not"}}),45657:((G,B,y)=>{y.d(B,{Hn:()=>p,Kf:()=>S,RZ:()=>C,Vp:()=>k,YG:()=>_,vH:()=>$});function C(T,E){for(const m of E)T.push(
m)}const p=T=>T.slice();function $(T,E,m){const w=T.get(E);w?w.push(m):T.set(E,[m])}const S=T=>{let E=-1/0;for(const m of T)E=Math.max(E,m);return E},_=T=>{let E=1/0;
for(const m of T)E=Math.min(E,m);return E},k=T=>Number.isInteger(T)&&!Number.isSafeInteger(T)}),56871:((G,B,y)=>{y.r(B),y.d(B,{extract_text:()=>ps});var C=y(58552),
p=y(27077),$=y(60660),S=y(45657),_=y(95582),k=y(20779),T=y(39955),E=y(62897);const m=100,w=({text:e})=>e.replace(/\s+/g," ").trim();function*b(e,t){const n=[];let o=0;
for(const{space:i,text:r,fragment:a}of e.pieces()){++o%m===0&&(yield p.Yz);const c=O(a,t),f=i!=="",l=n.at(-1);l&&R(l.look,c)?l.text+=f?` ${r}`:r:n.push({text:r,
look:c,isSpaced:f})}let s="";for(const[i,r]of n.entries())r.isSpaced&&(s+=" "),s+=x(r,M(n,i));return s.trim()}function M(e,t){const n=e[t+1];return{before:e[t].
isSpaced?"":e[t-1]?.text.at(-1)??"",after:!n||n.isSpaced?"":n.text[0]}}function O(e,{linkOf:t,marksBold:n,isReference:o}){const{bold:s,italic:i}=e.style.font;return{
bold:s&&n,italic:i,fixedPitch:e.isTyped,link:t(e),isReference:o?.(e)===!0}}const R=(e,t)=>e.bold===t.bold&&e.italic===t.italic&&e.fixedPitch===t.fixedPitch&&e.link===
t.link&&e.isReference===t.isReference;function x({text:e,look:{bold:t,italic:n,fixedPitch:o,link:s,isReference:i}},r){if(i&&/^\d{1,3}$/.test(e))return`[^${e}]`;
let a=o&&!u(e,r)?P(e):H(e);return/[\p{L}\p{N}]/u.test(e)&&v(e,r)&&(n&&(a=`*${a}*`),t&&(a=`**${a}**`)),s===void 0?a:`[${a}](${N(s)})`}const u=(e,{before:t,after:n})=>e.
length<=d&&/^[\p{L}\p{N}]+$/u.test(e)&&g.test(t+n),d=3,h=/[\p{P}\p{S}]/u,g=/[\p{L}\p{N}]/u,v=(e,{before:t,after:n})=>!(h.test(e[0])&&g.test(t))&&!(h.test(e.at(-1))&&
g.test(n));function P(e){const t=(0,E.K)((e.match(/`+/g)??[]).map(o=>o.length),0),n="`".repeat(t+1);return t>0?`${n} ${e} ${n}`:`${n}${e}${n}`}const N=e=>/[\s()<>]/.
test(e)?`<${e.replace(/[\s<>]/g,encodeURIComponent)}>`:e,z=e=>e.replace(I,(t,n)=>{if(!U.test(t))return t;const[o,s]=[e[n-1],e[n+t.length]],i=s!==void 0&&(t.endsWith(
" ")||g.test(s));return`${o===void 0||o===" "?"":" "}…${i?" ":""}`}),I=/[.\u2026](?: ?[.\u2026])+ ?/g,U=/^(?:\u2026[.\u2026]|(?:[.\u2026] ?){5})/,H=e=>z(e).replace(
/[\\`*[\]]/g,"\\$&").replace(/(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])/gu,"\\_").replace(/<(?=[A-Za-z/!?])/g,"\\<"),W=e=>e.replace(/^(?=#{1,6}(?:\s|$)|>|[-+](?:\s|$)|(?:-{3,}|={3,}|_{3,})$)/,
"\\").replace(/^(\d{1,9})([.)])(?=\s|$)/,"$1\\$2");var et=y(61520),F=y(5609),Z=y(24713);const nt=100,ot=1e4;function*ht(e){const t=me(e);if(!t)return ft(e);const n=new ye,
o=t.widths.map(a=>a===t.count);for(const[a,c]of e.entries())n.add(a,c,o[a]?t.places[a]:[]),yield(1+c.length)*p.Yz/p.y;const s=e.map((a,c)=>a.every((f,l)=>n.allow(
f,t.places[c][l])));if(o.every(Boolean)&&s.every(Boolean))return yield*V(e,t);const i=s.every(Boolean),r=e.map((a,c)=>o[c]&&(i||s[c]&&n.tellAll(c,a)));return yield*V(
e,yield*new we(e,t,r,n).place())}function*V(e,{count:t,places:n}){const o=new Uint8Array(t);for(const[r,a]of e.entries()){for(const[c,{place:f}]of a.entries())f&&
(o[n[r][c]]=1);yield(1+a.length)*p.Yz/p.y}const s=[];let i=0;for(const r of o)s.push((i+=r)-r);return i===t?{count:t,places:n}:{count:i,places:n.map(r=>r.map(a=>s[a]))}}
const ft=e=>({count:e.reduce((t,n)=>Math.max(t,n.length),0),places:e.map(t=>t.map((n,o)=>o))});function me(e){const t=[],n=[],o=[];for(const[s,i]of e.entries()){
const r=[];let a=0;const c=()=>{for(;(o[a]??0)>s;)a++};for(const{tag:f}of i){if(c(),r.push(a),a+it(f)>nt)return;for(let l=it(f);l>0;l--)o[a++]=s+Math.min(f?.rows??
1,e.length-s)}c(),t.push(r),n.push(a)}return{places:t,widths:n,count:n.reduce((s,i)=>Math.max(s,i),0)}}const it=e=>e?.columns??1;class ye{known=new Map;rows=new Set;add(t,n,o){
for(const[s,i]of n.entries()){const{tag:r}=i;for(const{row:c}of this.headsOf(i))c!==t&&this.rows.add(c);const a=o[s];r?.id!==void 0&&a!==void 0&&this.known.set(
r.id,{row:t,from:a,to:a+it(r)})}}headsOf({tag:t}){return t?.heads.flatMap(n=>this.known.get(n)??[])??[]}allow(t,n){const o=this.headsOf(t);return o.length===0||
o.some(({from:s,to:i})=>n>=s&&n<i)}tellAll(t,n){return this.rows.has(t)||n.every(o=>this.headsOf(o).some(s=>s.row!==t))}}class we{rows;byTags;isWhole;heads;bands;before=0;constructor(t,n,o,s){
this.rows=t,this.byTags=n,this.isWhole=o,this.heads=s,this.bands=Array.from({length:n.count})}*place(){const{rows:t,byTags:n,isWhole:o,bands:s}=this;for(const[r,
a]of t.entries())for(const[c,{tag:f,place:l}]of a.entries()){const A=n.places[r][c];o[r]&&l&&it(f)===1&&(s[A]=yt(s[A],l))}if(2*s.filter(Boolean).length<s.length)
return n;this.makeRoom();const i=[];for(const[r,a]of t.entries()){const c=n.places[r].map(f=>f+this.before);yield(1+a.length*s.length)*p.Yz/p.y,i.push(o[r]?c:this.
placeRow(a)??c)}return{count:s.length,places:i}}makeRoom(){const t=this.bands[0];if(!t)return;const n=this.rows.filter((o,s)=>!this.isWhole[s]).map(([o])=>o).filter(
o=>o?.place&&o.place.end<=t.start&&o.tag?.heads.length===0).map(o=>o.place);n.length!==0&&(this.bands.unshift(n.reduce((o,s)=>yt(o,s))),this.before=1)}placeRow(t){
const{bands:n,before:o,heads:s}=this,i=t.map(()=>new Float64Array(n.length+1).fill(1/0)),r=t.map(()=>new Uint8Array(n.length));for(let f=t.length-1;f>=0;f--){const l=t[f],
A=it(l.tag);for(let L=n.length-A;L>=0;L--){const D=(f===t.length-1?0:i[f+1][L+A])+this.distance(l,L,A)+(s.allow(l,L-o)?0:ot),j=i[f][L+1];i[f][L]=Math.min(D,j),D<=
j&&(r[f][L]=1)}}if(t.length>0&&i[0][0]===1/0)return;const a=[];let c=0;for(const[f,{tag:l}]of t.entries()){for(;!r[f][c];)c++;a.push(c),c+=it(l)}return a}distance({
place:t},n,o){if(!t)return 0;const s=this.bands.slice(n,n+o).filter(l=>l!==void 0);if(s.length===0)return ot;const{start:i,end:r}=s.reduce(yt),a=Math.max(t.start-
r,i-t.end,0),[c,f]=[t.start-i,t.end-r];return a+Math.min(Math.abs(c),Math.abs(f),Math.abs(c+f)/2)}}const yt=(e,{start:t,end:n})=>e?{start:Math.min(e.start,t),end:Math.
max(e.end,n)}:{start:t,end:n},be=100,Lt=100;function St(e){const t=new Map;for(const{element:n}of e){const o=$t(n),s=o?.parent;if(s?.type!=="TR")continue;const i=t.
get(s);i?i.add(o):t.set(s,new Set([o]))}return t}function*Tt(e){const{blocks:t}=e,n=St(e.leaves),o=[];for(let s=0,i;s<t.length;s=i){const{element:r}=t[s];if(i=s+
1,s%be===0&&(yield p.Yz),r?.type!=="TR")continue;i=Pt(t,s);const a=t.slice(s,i),c=[...n.get(r)??[]],f=c.length>0&&c.every(({type:l})=>l==="TH");o.push({blocks:a,
rows:yield*At(a,e,n),hasHead:f})}return o}function Pt(e,t){const n=Rt(e[t].element);let o=t+1;for(;o<e.length&&e[o].element?.type==="TR"&&Rt(e[o].element)===n;)
o++;return o}function*At(e,t,n){const o=[];for(const a of e)o.push(yield*xe(a,t,n));const{places:s,count:i}=yield*ht(o),r=[];for(const[a,c]of o.entries()){const f=[];
for(const[l,{flow:A}]of c.entries()){for(;f.length<s[a][l];)f.push(new et.q(t.edges));f.push(A)}for(;f.length<Math.min(i,Lt);)f.push(new et.q(t.edges));yield(1+
f.length)*p.Yz/p.y,r.push(f)}return r}function*xe({lines:e,element:t},{leafOf:n,edges:o},s){const i=t?.cells&&t.cells.length<=Lt?t.cells:[],r=new Map(i.map(c=>[
c,[]]));for(const c of(t&&s.get(t))??[])r.has(c)||r.set(c,[]);for(const{segments:c}of e)for(const{fragments:f}of c)for(const l of f){const A=$t(n(l)?.element),L=r.
get(A);L?L.push(l):r.set(A,[l])}const a=[];for(const[c,f]of r){const l=yield*(0,p.p9)(f,(L,K)=>L.order-K.order),A=yield*(0,_.gB)(yield*(0,F._I)(yield*(0,Z.q9)(l)),
o);a.push({tag:c?.cell,place:Oe(l),flow:A})}return a}function Oe(e){if(e.length===0)return;const[t,n]=[e.map(({start:o})=>o),e.map(({end:o})=>o)];return{start:Math.
min((0,E.Y)(t),(0,E.Y)(n)),end:Math.max((0,E.K)(t),(0,E.K)(n))}}function $t(e){for(const t of(0,$.Hy)(e))if((0,$.nZ)(t.type))return t;return e&&(0,T.VN)(e)}function Rt(e){
for(const t of(0,$.Hy)(e.parent))if(t.type==="Table")return t;return e.parent}function Ee(e){let t="";for(const[n,o]of e.entries()){const s=e[n-1];s&&(t+=kt(s,o)),
t+=_t(o)}return t}function kt(e,t){return e.kind==="item"&&t.kind==="item"?`
`:`
${">".repeat(Math.min(e.quotes??0,t.quotes??0))}
`}function _t(e){const{quotes:t=0}=e;return t>0?Nt(e).replace(/^/gm,`${">".repeat(t)} `):Nt(e)}function Nt(e){switch(e.kind){case"heading":return`${"#".repeat(e.
level)} ${e.text}`;case"paragraph":return W(e.text);case"note":return`[^${e.number}]: ${e.text}`;case"item":return`${"   ".repeat(e.depth)}${e.mark} ${e.text}`;case"\
code":{const t=(0,E.K)(e.lines.flatMap(o=>(o.match(/`+/g)??[]).map(s=>s.length)),2),n="`".repeat(t+1);return[n,...e.lines,n].join(`
`)}case"table":return ve(e.rows);case"figure":return`![${e.alternative.replace(/[\\[\]]/g,"\\$&")}]()`}}function ve(e){const t=(0,E.K)(e.map(i=>i.length)),n=i=>`\
| ${Array.from({length:t},(r,a)=>(i[a]??"").replaceAll("|","\\|")).join(" | ")} |`,[o,...s]=e;return[n(o),`|${" --- |".repeat(t)}`,...s.map(n)].join(`
`)}var It=y(4186);function*Me(e,t){const{fragments:n,leafOf:o,edges:s}=e.found;if(o&&(0,T.P$)(n,o)){const r=yield*Le(e.blocks,o,t,s);if(r.length>0)return r}const i=[];
for(const r of(yield*e.blocksByLook()).filter(k.bI)){const a=yield*Ct(r,s);i.push({box:Bt([r]),rows:a,hasHead:Dt(a),isCertain:r instanceof k.QH})}return i}function*Le(e,t,n,o){
const s=[];for(const{blocks:i,rows:r,hasHead:a}of yield*Tt({blocks:e,leafOf:t,leaves:n,edges:o}))s.push({box:Bt(i),rows:r.map(c=>c.map(w)),hasHead:a,isCertain:!0});
return s}function*Ct(e,t){const n=[];for(const o of e.rows){const s=[];for(const i of o)yield p.Yz,s.push(yield*Se(i,t));n.push(s)}return n}function*Se(e,t){return e.
length===0?"":w(yield*(0,_.gB)(e,t))}const Bt=e=>e.map(({frame:t,start:n,end:o,top:s,bottom:i})=>(0,It.L)(t,n,o,s,i)).reduce(It.D),Te=/^[^\p{L}]*\d[^\p{L}]*$/u,
zt=/^(?:19|20)\d\d$/;function Dt([e=[],...t]){const n=e.filter(i=>i!==""),o=i=>Te.test(i)&&!zt.test(i);return e.length===Pe&&(e[0].endsWith(":")||Ae.test(e[1])&&
!zt.test(e[1]))?!1:2*n.length>=e.length&&!n.some(o)&&t.some(i=>i.some(o))}const Pe=2,Ae=/\d/,dt=`

`;function $e(e){return e.map((t,n)=>{const o=e[n-1],s={text:_t(t),joint:o?kt(o,t):dt};if(t.kind==="heading")return{...s,heading:{level:t.level,title:t.title}};
const i=s.text.split(`
`);return t.kind==="table"?{...s,rows:{open:i.slice(0,2),rows:i.slice(2),close:[]}}:t.kind!=="code"?s:{...s,rows:{open:i.slice(0,1),rows:i.slice(1,-1),close:i.slice(
-1)}}})}function Re(e){const t=[];let n=[];const o=()=>{n.length>0&&t.push(Kt({open:[],rows:n,close:[]})),n=[]};for(const s of e.split(`
`))s===""?o():n.push(s);return o(),t}function*ke(e,t){const{blocks:n}=e,{edges:o}=e.found,s=yield*_e(e,t),i=[];for(let r=0,a;r<n.length;r=a){a=r+1;const c=s.get(
n[r]);if(c)(0,S.RZ)(i,c);else{for(;a<n.length&&!s.has(n[a]);)a++;const{text:f}=yield*(0,_.dV)(n.slice(r,a),o);(0,S.RZ)(i,Ne(f))}}return i}function*_e(e,t){const{
leafOf:n,fragments:o,edges:s}=e.found,i=new Map;for(const r of e.blocks.filter(k.bI)){const a=yield*Ct(r,s);i.set(r,[jt(a,Dt(a))])}if(!n||!(0,T.P$)(o,n))return i;
for(const{blocks:r,rows:a,hasHead:c}of yield*Tt({blocks:e.blocks,leafOf:n,leaves:t,edges:s})){yield p.Yz;for(const l of r)i.set(l,[]);const f=a.map(l=>l.map(w));
i.set(r[0],[jt(f,c)])}return i}const Ne=e=>e.split(dt).map(t=>t.trimEnd()).filter(t=>t!=="").map(t=>({text:t,joint:dt}));function jt(e,t){const n=e.map(o=>o.filter(
s=>s!=="").join(" "));return Kt({open:n.slice(0,t?1:0),rows:n.slice(t?1:0),close:[]})}const Kt=e=>({text:[...e.open,...e.rows,...e.close].join(`
`),joint:dt,rows:e});var rt=y(34659),Ie=y(81132);const Ht=.25,Ut=.5,wt=2,Ce=.9,Be=5,bt=3,ze=.25,De=.85,je=50,Ke=/(?:\.\s?){4}\s*(?:\d{1,5}|[ivxlc]{1,7})$/,He=/[\divxlc]$/,
Wt=30,Gt=12;class gt{ends;constructor(t){this.ends=t}static*of(t){const n=new Map;let o=0;for(const{lines:i}of t)for(const{start:r,end:a}of i){++o%p.y===0&&(yield p.
Yz);const c=Math.round(r/wt),f=n.get(c);f?f.push(a):n.set(c,[a])}const s=new Map;for(const[i,r]of n){if(r.length<Be)continue;const a=yield*(0,p.p9)(r,(c,f)=>c-f);
s.set(i,a[Math.floor((a.length-1)*Ce)])}return new gt(s)}isFull(t,n,{lines:o,start:s,end:i}){if(Yt(t))return!1;if(n.baseline-t.baseline>F.tS*t.size)return!0;const r=t.
end+Ft(n)+(Ht+Ut)*t.size;if(r>Math.max(i,this.ends.get(Math.round(t.start/wt))??1/0))return!0;let a=0;for(let c=0;c<Math.min(o.length,je)&&a<bt;c++)o[c].end-s>De*
(i-s)&&a++;return a===bt&&r>i}*write(t,n,o){const s=[];for(const i of yield*this.groupLines(t)){const r=yield*b(yield*(0,_.gB)(i,n),o);r!==""&&s.push(s.length===
0?r:W(r))}return s.join(`
`)}*groupLines(t){if(t.length<2)return[[...t]];const n=(0,E.Y)(t.map(r=>r.start)),o=(0,E.K)(t.map(({end:r})=>r)),s=Math.max(o,this.ends.get(Math.round(n/wt))??o),
i=yield*Ue(t,n,s);return[0,...i].map((r,a)=>t.slice(r,i[a]))}}function*Ue(e,t,n){const o=(i,r)=>Yt(e[i-1])||!Ge(e[i-1])&&We(e[i-1],Ft(e[i]),t,r),s=[];for(let i=1;i<
e.length;i++){let r=i,a=-1/0;for(;r<e.length&&o(r,n);r++)a=Math.max(a,e[r-1].end);const c=Array.from({length:r-i},(l,A)=>i+A),f=c.filter(l=>o(l,a));(0,S.RZ)(s,c.
length>=bt&&f.length<=ze*c.length?f:c),yield(r-i+1)*p.Yz/p.y,i=Math.max(i,r)}return s}function We(e,t,n,o){const s=t+(Ht+Ut)*e.size;return e.end+s<=o&&e.end-e.start+
s<=o-n}function Yt({segments:e}){const t=e.at(-1).fragments.at(-1).text;if(!He.test(t))return!1;const o=e.slice(-2).flatMap(({fragments:s})=>s.slice(-Gt)).map(({
text:s})=>s.slice(-Wt));return Ke.test(o.slice(-Gt).join(" ").slice(-Wt))}const Ge=({segments:e})=>/[-\u2010\u00ad]$/.test(e.at(-1).fragments.at(-1).text);function Ft({
segments:e}){const[t]=e[0].fragments;return Math.abs(t.end-t.start)}var Ye=y(77211);function*Zt(e,t,n){if(e instanceof k.xE)return{kind:"code",lines:yield*(0,Ye.
x)(e.visual,t)};const o=[];for(const s of e.rows){const i=[];for(const r of s)yield p.Yz,i.push(yield*Fe(r,t,n));o.push(i)}return{kind:"table",rows:o}}function*Fe(e,t,n){
return e.length===0?"":yield*b(yield*(0,_.gB)(e,t),{linkOf:n,marksBold:!1})}const Xt=1.15,xt=200,Ze=3,Xe=1/2,Ve=500,Je=new RegExp(`^(?:[${rt.a}*-](?:\\s+|$)|${rt.
v})`,"u"),Vt=/^(\d{1,3}|[a-z]|[ivx]{1,5})[.)]\s+/,pt=50;function*Qe(e,t,n,o){const s=[],i=new an(t,n,o,yield*gt.of(e));for(let r=0,a;r<e.length;r=a){const c=e[r];
if(a=r+1,(0,k.bI)(c))s.push(yield*Zt(c,n,o));else{for(;a<e.length&&!(0,k.bI)(e[a]);)a++;yield*tn(e.slice(r,a),i,s)}}return qe(s)}function qe(e){const t=s=>s.reduce(
(i,r)=>i+("text"in r?r.text.length:0),0),n=t(e),o=n>Ve&&t(e.filter(({kind:s})=>s==="heading"))>Xe*n;return e.map(s=>o&&s.kind==="heading"?{kind:"paragraph",text:s.
text}:s)}function*tn(e,t,n){const o=e.flatMap(s=>s.lines.map((i,r)=>({line:i,block:s,begins:r===0})));for(let s=0,i;s<o.length;s=i){const{line:r}=o[s],a=t.kindOf(
r),c=a==="code"?new sn(r):void 0;for(i=s+1;i<o.length;i++){const l=o[i];if(!(t.goesOn(a,r,l.line)||a==="item"&&t.goesOnBelow(o[i-1],l))||l.begins&&!c?.isNear(l.
line))break;c?.add(l.line),(i-s)%pt===0&&(yield p.Yz)}s%pt===0&&(yield p.Yz);const f=o.slice(s,i).map(l=>l.line);n.push(yield*t.piece(a==="heading"&&!t.isHeading(
f)?"paragraph":a,f,n.at(-1)))}}const en=new RegExp("^\\p{Ll}","u"),nn=/[.!?:;]["\u201d\u2019)]?$/u;class sn{last;pitch=0;constructor(t){this.last=t}isNear(t){const{
frame:n,baseline:o,size:s}=this.last,i=t.baseline-o;return t.frame===n&&Math.abs(t.size-s)<.1*s&&i>0&&i<=Math.max(on*s,rn*this.pitch)}add(t){const n=t.baseline-
this.last.baseline;n>0&&(this.pitch===0||n<this.pitch)&&(this.pitch=n),this.last=t}}const on=2.2,rn=2.1;class an{body;edges;linkOf;columns;depths=[];constructor(t,n,o,s){
this.body=t,this.edges=n,this.linkOf=o,this.columns=s}kindOf(t){const n=at(t,this.edges);if(Ot(t,({isTyped:r})=>r))return"code";const o=t.size>=Xt*this.body.size,
s=!this.body.isBold&&Ot(t,Jt)&&!/[.,;:]$/.test(n)&&!ln(n),i=(o||s)&&!fn(n)&&n.length<=xt&&un(n);return Je.test(n)||Vt.test(n)&&!i?"item":i?"heading":"paragraph"}isHeading(t){
const n=t.reduce((o,s)=>o+at(s,this.edges).length,0);return t.length<=Ze&&n<=xt}goesOn(t,n,o){const s=this.kindOf(o),i=s==="heading"&&Ot(n,Jt)&&o.size===n.size;
return t==="item"?(s==="paragraph"||i)&&o.start>n.start+o.size/2:s===t&&(t!=="heading"||Math.abs(o.size-n.size)<.5)}goesOnBelow({line:t,block:n},{line:o}){return this.
kindOf(o)!=="paragraph"||!this.columns.isFull(t,o,n)?!1:en.test(at(o,this.edges))||!nn.test(at(t,this.edges))}*piece(t,n,o){const{edges:s,linkOf:i}=this;if(t===
"code")return{kind:t,lines:yield*Qt(n,s)};const r=t!=="heading"&&!this.body.isBold;if(t==="paragraph")return{kind:t,text:yield*this.columns.write(n,s,{linkOf:i,
marksBold:r})};const a=yield*(0,_.gB)(n,s),c=yield*b(a,{linkOf:i,marksBold:r});if(t==="heading")return{kind:t,level:this.levelOf(n[0]),text:c,title:w(a)};o?.kind!==
"item"&&(this.depths=[]);const f=Vt.exec(at(n[0],s))?.[0].trim()??"-",l=/^\d/.test(f);return{kind:t,depth:this.depthOf(n[0]),mark:l?f:"-",text:pn(c,l)}}levelOf({
size:t}){const{headings:n,size:o}=this.body,s=t>=Xt*o?n.findIndex(i=>t>i-.5):n.length;return Math.min(Math.max(s,0)+1,6)}depthOf({start:t,size:n}){for(;this.depths.
length>0&&this.depths.at(-1)>t+n/2;)this.depths.pop();return(this.depths.length===0||t>this.depths.at(-1)+n/2)&&this.depths.push(t),this.depths.length-1}}const cn=/^[^\p{L}\d]{0,3}\d[\d.,']{0,15}[.,]\d\d[^\p{L}\d.]{0,3}$/u,
ln=e=>e.split(/\s/).slice(1).slice(-2).some(t=>cn.test(t)),fn=e=>e.length<=xt&&(e.match(dn)?.length??0)>1,dn=/(?<![\d.,])\d[\d.,']{0,15}[.,]\d\d(?![\d.,])/g,un=e=>(e.
match(new RegExp("\\p{L}","gu"))?.length??0)>=Math.max(e.match(new RegExp("\\p{N}","gu"))?.length??0,1),hn=/^(\*{0,3})\d{1,3}\\?[.)](\*{0,3})\s*/,gn=new RegExp(
`^(\\*{0,3})(?:\\\\\\*|[${rt.a}-]|${rt.v})(\\*{0,3})\\s*`,"u"),pn=(e,t)=>e.replace(t?hn:gn,(n,o,s)=>o===s?"":o||s),at=(e,t)=>e.segments.map(n=>(0,Ie.x)(n,t)).join(
" "),Ot=({segments:e},t)=>e.every(({fragments:n})=>n.every(t)),Jt=({style:e})=>e.font.bold,mn=10;function*Qt(e,t){const n=(0,E.Y)(e.map(({start:r})=>r)),o=e.slice(
1).map((r,a)=>Math.abs(r.baseline-e[a].baseline)),s=(0,E.Y)(o.filter((r,a)=>r>e[a].size*.8)),i=[];for(const[r,a]of e.entries()){r%pt===pt-1&&(yield p.Yz);const c=at(
a,t),f=r===0?0:Math.round(o[r-1]/s)-1;for(let A=0;A<Math.min(f,mn);A++)i.push("");const l=(a.end-a.start)/Math.max(c.length,1);i.push(" ".repeat(Math.round((a.start-
n)/Math.max(l,1)))+c)}return i}const yn=new RegExp(`^(?:\\\\?[*+-](?=\\s|$)|[${rt.a}]|${rt.v}|\\d{1,3}\\\\?[.)])\\s*`,"u"),wn=/^(\d{1,3})\\?([.)])\s/,qt=/^([\u2610-\u2612])\s*/u,
bn=100;function*xn(e){const{blocks:t,leaves:n}=e,o={...e,columns:yield*gt.of(t)},s=Mn(n),i=St(n),r=n.some(({element:l})=>mt("Note",l)),a=[],c=l=>{for(;s.length>
0&&s[0].order<l;)a.push({kind:"figure",alternative:s.shift().alternative})};let f="";for(let l=0,A;l<t.length;l=A){const{element:L}=t[l];A=l+1;const K=vn(t[l],o);
if(K!==void 0&&c(K),te("Lbl",t[l].lines,o.leafOf))f=yield*On(t[l],o);else if(L?.type==="TR"){A=Pt(t,l);const D=[];for(const j of yield*At(t.slice(l,A),o,i)){const Y=[];
for(const st of j)Y.push(yield*b(st,{linkOf:o.linkOf,marksBold:!1}));D.push(Y)}a.push({kind:"table",rows:D,quotes:ee(L)})}else{const D=t[l],j=(0,k.bI)(D)?yield*Zt(
D,o.edges,o.linkOf):yield*En(D,o,{label:f,hasNotes:r});a.push({...j,quotes:ee(L)}),f=""}l%bn===0&&(yield p.Yz)}return c(1/0),a.filter(l=>!("text"in l)||l.text!==
"")}function*On({lines:e},{edges:t,linkOf:n}){return yield*b(yield*(0,_.gB)(e,t),{linkOf:n,marksBold:!1})}function*En({lines:e,element:t},n,{label:o,hasNotes:s}){
const{edges:i,linkOf:r,leafOf:a}=n,c=t?.type??"P";if(e.length>1&&te("Code",e,a))return{kind:"code",lines:yield*Qt(e,i)};const f=c==="Title"||c==="H"?1:Number(/^H([1-6])$/.
exec(c)?.[1]??0),l=J=>s&&mt("Reference",a(J)?.element),A=yield*(0,_.gB)(e,i),L=yield*b(A,{linkOf:r,marksBold:f===0,isReference:l});if(f>0)return{kind:"heading",
level:f,text:L,title:w(A)};const K=t&&mt("Note",t)?/^(\d{1,3})\\?[.)]?$/.exec(o):null;if(K)return{kind:"note",number:K[1],text:L};const D=t?[...(0,$.Hy)(t)].filter(
J=>J.type==="LI"):[];if(D.length===0&&o!=="")return{kind:"paragraph",text:`${o} ${L}`};if(D.length===0)return{kind:"paragraph",text:yield*n.columns.write(e,i,{linkOf:r,
marksBold:!0,isReference:l})};const j=wn.exec(`${o} ${L}`.trimStart()),Y=qt.exec(`${o} ${L}`.trimStart()),st=Y?Y[1]==="☐"?"[ ] ":"[x] ":"",ct=[...(0,$.Hy)(D[0])].
filter(J=>J.type==="L").length-1;return{kind:"item",depth:Math.max(ct,0),mark:j?`${j[1]}${j[2]}`:"-",text:st+L.replace(Y?qt:yn,"")}}const te=(e,t,n)=>t.every(({
segments:o})=>o.every(({fragments:s})=>s.every(i=>mt(e,n(i)?.element)))),ee=e=>[...(0,$.Hy)(e)].filter(({type:t})=>t==="BlockQuote").length,mt=(e,t)=>{for(const{
type:n}of(0,$.Hy)(t))if(n===e)return!0;return!1};function vn({lines:e},{leafOf:t}){return t(e[0].segments[0].fragments[0])?.order}function Mn(e){const t=new Set;
return e.flatMap(({element:n,order:o})=>{const s=[...(0,$.Hy)(n)].find(({type:r})=>r==="Figure");if(!s||t.has(s))return[];t.add(s);const i=s.alternative?.replace(
/\s+/g," ").trim();return i?[{order:o,alternative:i}]:[]})}var ne=y(45599),se=y(6057),Ln=y(87141);const Sn=/^(?:https?|mailto|tel|ftp):/i,Tn=5e3;function Pn(e,t){
const[n,o,s,i,r,a]=(0,Ln.y)((0,se.iw)(e,t)),c=[];for(const f of(e.array(e.entry(e.pages.number(t),"Annots"))??[]).slice(0,Tn)){const l=e.dict(f);if(!l||!(0,ne.Eo)(
e.resolve(l.get("Subtype")),"Link"))continue;const A=An(e,l.get("A")),L=A===void 0?void 0:(0,se.b0)(e,l.get("Rect"));if(!L)continue;const K=[n*L[0]+s*L[1]+r,n*L[2]+
s*L[3]+r],D=[o*L[0]+i*L[1]+a,o*L[2]+i*L[3]+a],[j,Y]=[(0,S.YG)(K),(0,S.YG)(D)];c.push({area:{x:j,y:Y,width:(0,S.Kf)(K)-j,height:(0,S.Kf)(D)-Y},uri:A})}return({box:{
x:f,y:l,width:A,height:L}})=>{const[K,D]=[f+A/2,l+L/2];return c.find(({area:j})=>K>=j.x&&K<=j.x+j.width&&D>=j.y&&D<=j.y+j.height)?.uri}}function An(e,t){const n=e.
dict(t),o=e.resolve(n?.get("URI"));if(!(o instanceof ne.Mx))return;const s=Buffer.from(o.bytes).toString("latin1");return Sn.test(s)?s:void 0}const $n=3,oe=3,ie=.12,
Rn=1e4;async function kn(e,t){const n=new Map;for(const[s,{blocks:i,found:{height:r}}]of e.entries()){for(const{line:c,isHead:f}of _n(i,r)){const l=Cn(c),A=Bn(c,
l),L=n.get(A);L?L.push({line:c,page:s,text:l,isHead:f}):n.set(A,[{line:c,page:s,text:l,isHead:f}])}const a=t.step(Rn);a&&await a}const o=new Set;for(const s of n.
values())if(!(new Set(s.map(({page:i})=>i)).size<$n))for(const{line:i}of Nn(s)?s.slice(1):s)o.add(i);return o}function _n(e,t){const o=e.flatMap(r=>(0,k.bI)(r)?
[]:r.lines).filter(({frame:r})=>r.cos===1&&!r.vertical).sort((r,a)=>r.baseline-a.baseline),s=o.slice(0,oe).filter(({baseline:r})=>r<ie*t),i=o.slice(-oe).filter(
({baseline:r})=>r>(1-ie)*t);return[...s.map(r=>({line:r,isHead:!0})),...i.map(r=>({line:r,isHead:!1}))]}const Nn=e=>e.every(({text:t,isHead:n})=>n&&t===e[0].text)&&
In.test(e[0].text),In=new RegExp("\\p{L}{2}","u"),Cn=({segments:e})=>e.map(({fragments:t})=>t.map(n=>n.text).join("")).join(" "),Bn=({baseline:e},t)=>`${Math.round(
e/4)} ${t.replace(new RegExp("\\p{Nd}+","gu"),"0")}`;async function zn(e,t,{keepRepeated:n=!1}={}){const o=n?new Set:await kn(t,e.job.pace),s=Kn(t),i=[],r=[];for(const c of t){
const f=await Dn(e,c,s,o);r.push(f),i.push(Ee(f));const l=e.job.pace.step(c.characters*50);l&&await l}const a=t.filter(({blocks:c})=>c.some(f=>f instanceof k.xE));
return{pages:i,parts:r,repeatedLines:o.size,uncertain:a.map(({index:c})=>c)}}async function Dn(e,t,n,o){const s=t.blocks.flatMap(l=>{if((0,k.bI)(l))return[l];const A=l.
lines.filter(L=>!o.has(L));return A.length===0?[]:[A.length===l.lines.length?l:F.eB.of(A,l.element)]}),{fragments:i,leafOf:r,edges:a}=t.found,c=Pn(e,t.index),f=e.
pages.number(t.index);if(r&&(i.length===0||(0,T.P$)(i,r))){const l=(await(0,$.g$)(e))?.leaves(f)??[];return(0,p.k6)(xn({blocks:s,leafOf:r,leaves:l,edges:a,linkOf:c}),
e.job.pace)}return(0,p.k6)(Qe(s,n,a,c),e.job.pace)}const jn=6;function Kn(e){const[t,n,o]=[new Et,new Et,new Et];for(const{blocks:s}of e)for(const i of s)for(const{
segments:r}of i.lines)for(const{fragments:a}of r)for(const c of a)(0,k.bI)(i)?o.count(c):(n.count(c),c.isTyped||t.count(c));return n.characters<re*o.characters?
o.with(n).body:(t.characters>=re*n.characters?t:n).body}const re=.2;class Et{characters=0;area=0;bold=0;sizes=new Map;count({style:t,text:n}){const o=Math.round(
t.size*2)/2,s=n.length*o*o;this.sizes.set(o,(this.sizes.get(o)??0)+s),this.characters+=n.length,this.area+=s,t.font.bold&&(this.bold+=s)}with(t){for(const[n,o]of t.
sizes)this.sizes.set(n,(this.sizes.get(n)??0)+o);return this.characters+=t.characters,this.area+=t.area,this.bold+=t.bold,this}get body(){const[t]=[...this.sizes].
reduce((o,s)=>s[1]>o[1]?s:o,[0,0]),n=[...this.sizes.keys()].filter(o=>o>=1.15*t).sort((o,s)=>s-o);return{size:t,isBold:this.bold>this.area/2,headings:n.slice(0,
jn)}}}var Hn=y(29082),Un=y(94518),vt=y(98446),Wn=y(4528),Gn=y(55772),ae=y(66403);const Yn=1/4,ut=/\s/,Fn=new Set(".!?…؟۔।"),Zn=new Set("。！？"),Xn=new Set(
`)]}"'»”’›`),Vn=6,Jn=/[\p{Ll}\p{N}]/u,Qn=new RegExp("\\p{M}","u");function qn(e,t,n){const o=t+Math.max(n,1);if(o>=e.length)return e.length;const s=t+Math.
ceil(n*Yn);for(const i of[ce,es,le])for(let r=o;r>s;r--)if(i(e,r))return r;return ns(e,o,t)}function ts(e,t){const n=Math.max(e.length-t,0);if(n===0)return 0;for(const o of[
ce,le])for(let s=n;s<e.length;s++)if(o(e,s))return s;return e.length}function ce(e,t){if(Zn.has(e[t-1]))return!0;if(!ut.test(e[t-1])||ut.test(e[t])||Jn.test(String.
fromCodePoint(e.codePointAt(t))))return!1;for(let n=t-1;n>=0&&n>=t-Vn;n--){const o=e[n];if(Fn.has(o))return!0;if(!ut.test(o)&&!Xn.has(o))return!1}return!1}const es=(e,t)=>e[t-
1]===`
`,le=(e,t)=>ut.test(e[t-1])&&!ut.test(e[t]);function ns(e,t,n){let o=t;const s=()=>(e.charCodeAt(o)&64512)===56320||Qn.test(e[o]);for(;o>n+1&&s();)o--;return o>
n+1?o:t}const ss=200,os=3;class fe{open=[];enter(t){for(;this.open.length>0&&this.open.at(-1).level>=t.level;)this.open.pop();this.open.push(t)}get titles(){return this.
open.map(({title:t})=>t)}get level(){return this.open.at(-1)?.level??0}}class is{how;pieces=[];headings=new fe;parts=[];length=0;above=[];work=0;constructor(t){
this.how=t}*add(t,n){for(const[o,s]of t.entries()){const i=o===0?dt:s.joint;s.heading&&this.enterHeading(s.heading),this.length+i.length+s.text.length<=this.how.
size?this.put(s,s.text,i,n):yield*this.cut(s,i,n),++this.work%p.y===0&&(yield p.Yz)}}addScan(t,n){this.end(),this.pieces.push({text:t,hasText:!1,firstPage:n,lastPage:n,
headings:this.headings.titles})}end(){const{parts:t}=this;if(this.parts=[],this.length=0,!t.some(({isAgain:s})=>!s))return;const n=t.map((s,i)=>i===0?s.text:s.joint+
s.text).join(""),o=[t[0].page,t.at(-1).page];this.pieces.push({text:n,hasText:!0,firstPage:o[0],lastPage:o[1],headings:this.above})}enterHeading(t){const n=t.level>
this.headings.level&&this.parts.length>0&&this.parts.every(o=>o.isHeading);this.how.bySection&&t.level<=os&&!n&&this.end(),this.headings.enter(t)}put({heading:t,
rows:n,text:o},s,i,r){this.parts.some(({isAgain:c,isHeading:f})=>!c&&!f)||(this.above=this.headings.titles),this.length+=(this.parts.length>0?i.length:0)+s.length,
this.parts.push({text:s,joint:i,page:r,isHeading:t?.title!==void 0&&s===o,isRows:n!==void 0,isAgain:!1})}*cut(t,n,o){this.next();const{size:s}=this.how,i=()=>s-
this.length-(this.parts.length>0?n.length:0);t.text.length>i()&&i()<s/4&&this.end(),t.text.length<=i()?this.put(t,t.text,n,o):t.rows?yield*this.cutRows(t,t.rows,
n,o):yield*this.cutProse(t,t.text,n,o)}next(){const t=this.parts.findLastIndex(({isHeading:i})=>!i)+1;if(this.parts.slice(0,t).every(({isAgain:i})=>i))return;const n=this.
parts.splice(t),o=this.parts;this.end();const s=this.how.overlap>0?as(o,this.how.overlap):[];for(const i of[...s,...n])this.length+=(this.parts.length>0?i.joint.
length:0)+i.text.length,this.parts.push(i);this.above=this.headings.titles}*cutProse(t,n,o,s){for(let i=0,r;i<n.length;i=r){const a=i===0;a||this.next();const c=a?
o:" ",f=this.how.size-this.length-(this.parts.length>0?c.length:0);r=qn(n,i,f),this.put(t,n.slice(i,r).trimEnd(),c,s),yield(r-i)*ss}}*cutRows(t,n,o,s){const{open:i,
rows:r,close:a}=rs(n,this.how.size),c=de([...i,...a]);let[f,l]=[[],c];const A=()=>{f.length>0&&this.put(t,[...i,...f,...a].join(`
`),o,s),[f,l]=[[],c]};for(const L of r){++this.work%p.y===0&&(yield p.Yz);const K=()=>this.how.size-this.length-o.length;l+L.length+1>K()&&(A(),this.next(),l+L.
length+1>K()&&this.end()),l+L.length+1<=K()?(f.push(L),l+=L.length+1):yield*this.cutProse(t,L,o,s)}A()}}const de=e=>e.reduce((t,n)=>t+n.length+1,0);function rs(e,t){
const{open:n,rows:o,close:s}=e;return de([...n,...s])<=t/2?e:{open:[],rows:[...n,...o,...s],close:[]}}function as(e,t){const n=[];let o=t;for(let s=e.length-1;s>=
0&&o>0&&!e[s].isRows;s--){const i=e[s],r=i.text.slice(ts(i.text,o));if(r!==""&&n.unshift({...i,text:r,isAgain:!0}),r.length<i.text.length)break;o-=r.length+i.joint.
length}return n}var cs=y(42973);function ls({pieces:e,layout:t,piece_size:n,piece_overlap:o}){const s=[];if(e==="section"&&t!=="markdown"&&s.push({field:"pieces",
message:"by section needs layout to be markdown, which has headings: set it, or cut by size",mentions:["layout"]}),2*o>=n&&s.push({field:"piece_overlap",message:`\
must be below half of piece_size, which is ${n}: at most ${Math.ceil(n/2)-1}`,mentions:["piece_size"]}),s.length>0)throw(0,C.G6)(s)}async function fs(e,t,{pace:n,
limits:o}){const s=t.pieces==="page"?ds(e):await us(e,t,n,o);ue(s.length,o);const i=[];for(const[r,{text:a,hasText:c,firstPage:f,lastPage:l,headings:A}]of s.entries()){
const L=n.step(a.length*10);L&&await L,i.push({index:r+1,text:a,characters:hs(a),hasText:c,firstPage:f,lastPage:l,headings:A})}return i}function ds(e){const t=new fe;
return e.map(({number:n,text:o,isScan:s,parts:i=[]})=>{const r=i.findIndex(({kind:l})=>l!=="heading"),a=r<0?i.length:r,c=l=>l.kind==="heading"&&t.enter(l);i.slice(
0,a).forEach(c);const f=t.titles;return i.slice(a).forEach(c),{text:o,hasText:o.trim()!==""&&!s,firstPage:n,lastPage:n,headings:f}})}async function us(e,t,n,o){
const s=new is({bySection:t.pieces==="section",size:t.piece_size,overlap:t.piece_overlap});for(const{number:i,text:r,isScan:a,parts:c,passages:f=$e(c??[])}of e)
a?s.addScan(r.trim(),i):await(0,p.k6)(s.add(f,i),n),ue(s.pieces.length,o);return s.end(),s.pieces}function ue(e,{textPieces:t}){if(!(e<=t))throw(0,cs.F)("textPi\
eces",`The text has more than ${(0,vt.y_)(t,"piece")}`,"Ask for larger pieces, or fewer pages","pages")}function hs(e){let t=e.length;for(let n=0;n<e.length;n++)
(e.charCodeAt(n)&64512)===56320&&t--;return t}var gs=y(22154);const he=100,ps=async(e,t,n)=>{ls(t);const o=await(0,Un.E)(e.bytes,n,{password:t.open_password}),s=o.
pages.count,i=(0,Hn.k1)(t.pages,s);ms(t,i.length);const r=t.layout==="markdown",a=Mt(t)&&t.layout==="reading",c=r||a,f=new gs.z(o,i.length,{findsTables:c||t.tables,
hasTablesApart:c}),{texts:l,words:A,lines:L,tables:K,parts:D,passages:j,notes:Y}=await ws(o,i,f,t),st=await(0,Gn.fl)(o),ct=l.map((q,tt)=>{const lt=i[tt];return{
...{page:lt,label:st(lt-1),text:q,hasText:q.trim()!==""&&!f.isScan(lt)},...A[tt]&&{words:A[tt]},...L[tt]&&{lines:L[tt]}}}),J=l.map((q,tt)=>{const lt=i[tt];return{
number:lt,text:q,isScan:f.isScan(lt),parts:D?.[tt],passages:j[tt]}}),X=t.pieces==="none"?void 0:await fs(J,t,n),Q={text:X?null:ys(l,t.layout),mediaType:(0,Wn.GW)(
{layout:t.layout}),pageCount:s,characters:f.characters,unreadable:f.unreadable,...t.per_page&&{pages:ct},...t.tables&&{tables:K},...X&&{pieceCount:X.length,pieces:X}};
return{documents:[{...e,pageCount:s}],data:Q,notes:[...f.notes,...Y],facts:{textlessPages:f.textlessPages,...X&&{pieceCount:X.length}}}};function ms(e,t){const n=[
"word_boxes","line_boxes"].filter(o=>e[o]&&t>he).map(o=>({field:o,message:`takes at most ${he} pages, and ${t} are asked for: name fewer in pages`,mentions:["pa\
ges"]}));if(n.length>0)throw(0,C.G6)(n)}const ge=({text:e,...t})=>({text:e,...(0,ae.a)(t)});function ys(e,t){return t==="markdown"?e.filter(n=>n.trim()!=="").join(
`

`):e.every(n=>n.trim()==="")?"":e.join("\f")}const Mt=({pieces:e})=>e==="section"||e==="size";async function ws(e,t,n,o){const{layout:s,word_boxes:i,line_boxes:r,
keep_repeated:a}=o,c=[],{pace:f}=e.job,l=[],A=[],L=[],K=[],D=[];for(const X of t){const Q=await n.page(X);if(i&&A.push((await(0,p.k6)(Q.words(),f)).map(ge)),r&&
L.push((await(0,p.k6)(Q.lines(),f)).map(ge)),o.tables)for(const q of await bs(e,Q))c.push(q);if(s==="markdown")K.push(Q);else{const q=Mt(o)&&s==="reading"?ke(Q,
await pe(e,Q)):void 0;q&&D.push(await(0,p.k6)(q,f)),l.push(await(0,p.k6)(Q.layout(s),f)),Mt(o)&&s==="page"&&D.push(Re(l.at(-1)))}}if(s!=="markdown")return{texts:l,
words:A,lines:L,tables:c,passages:D,notes:[]};const{pages:j,parts:Y,repeatedLines:st,uncertain:ct}=await zn(e,K,{keepRepeated:a}),J=[...st>0?[xs(st)]:[],...ct.length>
0?[Os(ct.map(X=>X+1))]:[]];return{texts:j,words:A,lines:L,tables:c,parts:Y,passages:D,notes:J}}async function pe(e,t){return t.found.leafOf?(await(0,$.g$)(e))?.
leaves(e.pages.number(t.index))??[]:[]}async function bs(e,t){return(await(0,p.k6)(Me(t,await pe(e,t)),e.job.pace)).map(({box:o,rows:s,hasHead:i,isCertain:r})=>({
page:t.index+1,box:(0,ae.a)(o),rows:s,header:i,certain:r}))}const xs=e=>({code:"repeated_lines_removed",message:`${(0,vt.y_)(e,"line")} of headers and footers, \
which repeat on the pages, are not in the Markdown: set keep_repeated to true to keep them.`,mentions:["keep_repeated"]}),Os=e=>({code:"tables_uncertain",message:`\
Lines of ${(0,vt.oi)(e)} that may be a table stand as they look, in a block of code.`})}),55772:((G,B,y)=>{y.d(B,{fl:()=>m,mm:()=>T,vg:()=>E});var C=y(94289),p=y(
33546),$=y(74135),S=y(59071);const _=1e3;function k(b){const{width:M,height:O}=(0,$.JQ)(b),R=x=>Math.round(x*_)/_;return{width:R(M),height:R(O)}}function T({kinds:b,
kindOf:M}){const O=new Int32Array(b.length),R=new Int32Array(b.length);for(let u=M.length-1;u>=0;u--)O[M[u]]++,R[M[u]]=u+1;const x=new Map;for(const[u,d]of b.entries()){
const{width:h,height:g}=k(d),v=`${h} ${g}`,P=x.get(v);P?P.count+=O[u]:x.set(v,{width:h,height:g,count:O[u],firstPage:R[u]})}return[...x.values()]}async function E(b,{
kinds:M,kindOf:O},R){const x=await m(b),u=M.map(k);return Array.from(O,(d,h)=>({...u[d],rotation:M[d].rotation,label:x(h),characters:R?.[h]??null}))}async function m(b){
const M=await(0,p.Hr)(b);return O=>M?w(M(O)):null}function w({style:b,prefix:M,number:O}){return(0,S.ZK)(M)+(0,C.Y)(b,O)}}),66403:((G,B,y)=>{y.d(B,{a:()=>$});const C=100,
p=S=>Math.round(S*C)/C,$=S=>S?{x:p(S.x),y:p(S.y),width:p(S.width),height:p(S.height)}:null}),94289:((G,B,y)=>{y.d(B,{Y:()=>C});function C(T,E){switch(T){case"D":
return String(E);case"R":return _(E);case"r":return _(E).toLowerCase();case"A":return k(E);case"a":return k(E).toLowerCase();default:return""}}const p=[[1e3,"M"],
[900,"CM"],[500,"D"],[400,"CD"],[100,"C"],[90,"XC"],[50,"L"],[40,"XL"],[10,"X"],[9,"IX"],[5,"V"],[4,"IV"],[1,"I"]],$=1e5,S=2600;function _(T){if(T>$)return String(
T);let E="",m=T;for(const[w,b]of p)for(;m>=w;)E+=b,m-=w;return E}function k(T){return T>S?String(T):String.fromCharCode(65+(T-1)%26).repeat(Math.ceil(T/26))}}),
33546:((G,B,y)=>{y.d(B,{FB:()=>_,Hr:()=>T,Zh:()=>E,k$:()=>k,qm:()=>m});var C=y(93604),p=y(45599),$=y(81077);const S={first:0,style:"D",prefix:void 0,start:1};async function _(x){
const u=x.catalog.get("PageLabels");if(!x.dict(u))return;const d=(await(0,$.Zc)(x,u,"Nums")).map(([h,g])=>({first:Number(h),label:x.dict(g)})).filter(({first:h})=>Number.
isInteger(h)&&h>=0).sort((h,g)=>h.first-g.first).filter(({first:h},g,v)=>v[g+1]?.first!==h).map(({first:h,label:g})=>({first:h,...w(x,g)}));return d[0]?.first===
0?d:[S,...d]}function k(x,u){const d=x.editCatalog();if(u.length===0){d.delete("PageLabels");return}const h=u[0].first===0?u:[S,...u],g=R(x),v=h.map(({first:P,start:N,
...z})=>[P,O({...z,number:N},g)]);d.set("PageLabels",x.add((0,$.H6)(x,v,"Nums")))}async function T(x){const u=await _(x);if(!u)return;const d=u.map(({first:h})=>h);
return h=>{const g=u[(0,C.M)(d,h)-1];return{...g,number:g.start+h-g.first}}}function E(x,u){const d=[],h=R(x);let g,v=0;for(const P of u)(!g||!b(g,P))&&d.push([
v,O(P,h)]),g=P,v++;return(0,$.H6)(x,d,"Nums")}async function m(x,u){const d=await T(x);if(!d)return;const h=E(x,Array.from(u,g=>d(g-1)));x.editCatalog().set("Pa\
geLabels",x.add(h))}function w(x,u){const d=x.resolve(u?.get("S")),h=x.resolve(u?.get("P")),g=x.resolve(u?.get("St"));return{style:d instanceof p.SX?d.text:void 0,
prefix:h instanceof p.Mx&&h.bytes.length>0?h:void 0,start:typeof g=="number"&&Number.isInteger(g)&&g>=1?g:1}}function b(x,u){return x.style!==u.style||u.style!==
void 0&&u.number!==x.number+1?!1:x.prefix===u.prefix?!0:!!x.prefix&&!!u.prefix&&Buffer.compare(x.prefix.bytes,u.prefix.bytes)===0}const M=100;function O({style:x,
prefix:u,number:d},h){return(0,p.jd)({S:x===void 0?void 0:(0,p.UU)(x),P:u&&u.bytes.length>M?h(u):u,St:x===void 0||d===1?void 0:d})}function R(x){const u=new Map;
return d=>{let h=u.get(d);return h||u.set(d,h=x.add(d)),h}}}),81077:((G,B,y)=>{y.d(B,{AN:()=>m,BX:()=>k,H6:()=>T,MN:()=>E,Pu:()=>S,Zc:()=>_});var C=y(45599),p=y(
9819);const $=64,S=u=>typeof u=="number"?String(u):Buffer.from(u.bytes).toString("latin1");async function _(u,d,h){const g=[];for(const v of await b(u,d,0,h)){for(const N of O(
u,v,h))g.push(N);const P=u.job.pace.step(w);P&&await P}return g}async function k(u,d,h,g,v,P){const N=await b(u,d,h,g,P);for(let z=N.length-1;z>=0;z--){const I=N[z],
U=O(u,I,g),H=U.filter(([Z,nt])=>!v(Z,nt)),W=u.job.pace.step(w+U.length*w);W&&await W,H.length<U.length&&(u.edit(I.holder),I.dict.set(g,H.flat()),I.changed=!0);for(const Z of I.
repeats)u.edit(I.holder),I.dict.delete(Z),I.changed=!0;if(I.emptyKids){const Z=(u.array(I.dict.get("Kids"))??[]).filter(nt=>!I.emptyKids.has(u.dict(nt)));u.edit(
I.holder),I.dict.set("Kids",Z),I.changed=!0}if(!I.changed)continue;const et=u.array(I.dict.get("Kids"))??[];I.empty=H.length===0&&et.length===0;const F=I.parent;
F&&(F.changed=!0,I.empty?(F.emptyKids??=new Set).add(I.dict):R(u,I,H,et))}return N[0]?.empty??!1}function T(u,d,h){if(d.length<=$)return(0,C.jd)({[h]:d.flat()});
let g=[];for(const v of x(d)){const[P,N]=[v[0][0],v.at(-1)[0]];g.push({ref:u.add((0,C.jd)({Limits:[P,N],[h]:v.flat()})),low:P,high:N})}for(;g.length>$;)g=x(g).map(
v=>{const[P,N]=[v[0].low,v.at(-1).high];return{ref:u.add((0,C.jd)({Limits:[P,N],Kids:v.map(({ref:z})=>z)})),low:P,high:N}});return(0,C.jd)({Kids:g.map(({ref:v})=>v)})}
async function E(u,d){const{pace:h}=u.job,g=[];for(const[N,z]of d){g.push([(0,C.Px)(N),z]);const I=h.step(10*w);I&&await I}const v=m(g),P=h.step(v.length*10*w);
return P&&await P,T(u,v,"Names")}function m(u){return u.map(d=>({entry:d,key:S(d[0])})).sort((d,h)=>d.key<h.key?-1:d.key>h.key?1:0).map(({entry:d})=>d)}const w=100;
async function b(u,d,h,g,v){const P=new p.b9(u),N=new Set,z=H=>N.size<N.add(H).size,I=[],U=[{value:d??null,holder:h,parent:void 0}];for(let H=U.pop();H!==void 0;H=
U.pop()){P.spend(1);const W=u.dict(H.value);if(!W||!z(W)||v&&H.parent&&!M(u,W,v))continue;const et=[],F=V=>{const ft=u.array(W.get(V));return!ft||z(ft)?ft??[]:(et.
push(V),[])},Z=F(g).length>>1,nt=F("Kids"),ot={dict:W,holder:(0,p.Kd)(H.value,H.holder),parent:H.parent,repeats:et};I.push(ot),P.spend(Z);for(let V=nt.length-1;V>=
0;V--)U.push({value:nt[V],holder:(0,p.Kd)(W.get("Kids"),ot.holder),parent:ot});const ht=u.job.pace.step(w+Z*w);ht&&await ht}return I}function M(u,d,h){const[g,v]=u.
array(d.get("Limits"))??[];return typeof g!="number"||typeof v!="number"||h(g,v)}function O(u,{dict:d,repeats:h},g){const v=h.includes(g)?void 0:u.array(d.get(g));
if(!v)return[];const P=[];for(let N=0;N+1<v.length;N+=2){const z=u.resolve(v[N]);(g==="Names"?z instanceof C.Mx:typeof z=="number")&&P.push([z,v[N+1]])}return P}
function R(u,d,h,g){const v=z=>u.array(u.dict(z)?.get("Limits"))??[],P=h[0]?.[0]??v(g[0])[0],N=h.at(-1)?.[0]??v(g.at(-1))[1];u.edit(d.holder),P!==void 0&&N!==void 0?
d.dict.set("Limits",[P,N]):d.dict.delete("Limits")}function x(u){const d=[];for(let h=0;h<u.length;h+=$)d.push(u.slice(h,h+$));return d}}),59071:((G,B,y)=>{y.d(
B,{Gh:()=>b,ZK:()=>M,wh:()=>w});var C=y(77581),p=y(45599);const $=/\u001b[A-Za-z]{2}[A-Za-z-]{0,8}\u001b/g,S=/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]/g,
_=/[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g,k=O=>O.replace($,"").replace(S,"").replace(_,"�"),T=200,E=new WeakMap;function m(O){
if(O.bytes.length<T)return k((0,C.g7)(O));let R=E.get(O);return R===void 0&&E.set(O,R=k((0,C.g7)(O))),R}const w=O=>k(O).trim();function b(O){const R=O instanceof
p.Mx?m(O).trim():"";return R===""?null:R}const M=O=>O?m(O):""}),70549:((G,B,y)=>{y.d(B,{n:()=>C});function C(p){const $=new WeakMap;return S=>{if(S.hasChanges)return p(
S);const _=$.get(S);if(_)return _.answer;const k=p(S);return $.set(S,{answer:k}),k}}}),9819:((G,B,y)=>{y.d(B,{J7:()=>$,Kd:()=>k,Wo:()=>T,_i:()=>_,b9:()=>S});var C=y(
42973),p=y(45599);class ${document;gone=new Set;chased=new Set;constructor(m){this.document=m}remove(m){const{catalog:w,catalogNumber:b,pages:M}=this.document,O=w.
get("Pages");m===b||(0,p.i9)(O)&&m===O.number||M.holds(m)||(this.gone.add(m),this.document.remove(m))}chase(m){this.chased.add(m)}removed(){return this.gone}takeChased(){
const m=this.chased;return this.chased=new Set,m}isGone(m){return(0,p.i9)(m)&&this.gone.has(m.number)}}class S{most;left;constructor(m){this.most=this.left=m.job.
limits.nodes}spend=m=>{if(this.left-=m,this.left<0)throw(0,C.F)("nodes",`The document has more than ${this.most} fields, bookmarks, names and structure elements`,
"Remove bookmarks or tags with another program first")}}class _{seen;beyond=new Set;allowance;constructor(m,w=new S(m)){this.allowance=w,this.seen=new Uint8Array(
(m.size>>3)+1)}first(m){if(this.allowance.spend(1),!(0,p.i9)(m))return!0;const{number:w}=m,b=w>>3;if(b>=this.seen.length)return this.beyond.size<this.beyond.add(
w).size;const M=1<<(w&7),O=(this.seen[b]&M)===0;return this.seen[b]|=M,O}}function k(E,m){return(0,p.i9)(E)?E.number:m}function T(E,m){const w=E.catalog.get(m),
b=E.dict(w);return b&&{dict:b,holder:k(w,E.catalogNumber)}}}),93604:((G,B,y)=>{y.d(B,{B:()=>C,M:()=>p});const C=(S,_)=>$(S,_,!1),p=(S,_)=>$(S,_,!0);function $(S,_,k){
let[T,E]=[0,S.length];for(;T<E;){const m=T+E>>1,w=S[m];w<_||k&&w===_?T=m+1:E=m}return T}})};
