"use strict";exports.id=6948,exports.ids=[6948],exports.modules={4528:((W,D,h)=>{h.d(D,{GW:()=>_,_m:()=>A,lg:()=>w,uv:()=>P});const R=null,w={"application/json":".json","tex\
t/plain":".txt","text/markdown":".md"};function _(M){const{per_page:O,layout:g}=M;return O===!0?"application/json":g==="markdown"?"text/markdown":"text/plain"}function x(M){
const O=_(M);return O==="text/markdown"?["application/json",O,"text/plain"]:[...new Set(["application/json",O])]}const P=({text:M})=>typeof M=="string"?M:"";function A({
text:M,pages:O,...g}){return g}}),66974:((W,D,h)=>{h.d(D,{D6:()=>P,F1:()=>_,NL:()=>g,P3:()=>w,br:()=>x,bs:()=>O});var R=h(98446);const w={problem:"names page 0:\
 pages count from 1, and -1 is the last page"};function _(p,b,m){const $=[],u=[];for(const[r,c]of p.split(",").entries()){const l=r+1;if(b!==void 0&&c.trim()===
""){u.push(`entry ${l} is empty: write ${b}, separated by single commas`);continue}const f=m(c,l);"problem"in f?u.push(x(l,c,f.problem)):$.push(f.item)}return u.
length>0?{problem:O(u)}:{items:$}}const x=(p,b,m)=>`entry ${p} ('${y(b.trim())}') ${m}`,P=({position:p,text:b},m,$)=>x(p,b,`names ${A(m)}, but the document has ${(0,R.
y_)($,"page")}`);function A(p){return Number.isSafeInteger(p)?`page ${p}`:"a page far beyond its end"}const M=5;function O(p){const b=p.length-M;return[...p.slice(
0,M),...b>0?[`and ${b} more such entries`]:[]].join("; ")}function g(p){const b=/^ *(\d{1,10}) *[-–]+ *(\d{0,10}) *$/.exec(p);return b?`is not a range: write ${b[1]}\
..${b[2]}${b[2]===""?" for this page and all after it":""}`:/\bfirst\b/i.test(p)?"is not a page: the first page is written 1, and a range from it 1..5":/\b(last|end)\b/i.
test(p)?"is not a page: the last page is written -1, and a range to it 2..":void 0}function y(p){const b=[...p].map(m=>/[\p{Cc}\p{Cs}\u2028\u2029]/u.test(m)?"?":
m);return(0,R.Bu)(b.join(""),40)}}),29082:((W,D,h)=>{h.d(D,{k1:()=>P,lY:()=>x,m7:()=>A});var R=h(58552),w=h(66974);const _=/^(not +)?(?:(odd|even|all)|(-?\d+)(?:(\.\.)(-?\d+)?)?)$/i,
x=g=>(0,w.F1)(g,"pages such as 1..3, -1, odd",(y,p)=>{const b=y.trim(),m=_.exec(b);if(!m)return{problem:O(b)};const[,$,u,r,c,l]=m,f={negated:$!==void 0,text:b,position:p};
if(u!==void 0)return{item:{...f,pages:u.toLowerCase()}};const v=Number(r),S=c===void 0?v:l===void 0?"end":Number(l);return v===0||S===0?w.P3:{item:{...f,pages:{
from:v,to:S}}}});function P(g,y,p="pages"){const b=c=>(0,R.G6)([{field:p,message:c}]),m=x(g);if("problem"in m)throw b(m.problem);const $=new M(y),u=new M(y),r=[];
for(const c of m.items){const l=c.negated?u:$;if(typeof c.pages=="string"){l.add(c.pages);continue}const{from:f,to:v}=c.pages,S=f<0?y+1+f:f,N=v==="end"?y:v<0?y+
1+v:v,B=(v==="end"?f<0?[[f,S]]:[]:[[f,S],[v,N]]).find(([,G])=>G<1||G>y);B&&r.push((0,w.D6)(c,B[0],y)),!(v==="end"&&S>y||r.length>0)&&l.range(Math.min(S,N),Math.
max(S,N))}if(r.length>0)throw b((0,w.bs)(r));return m.items.every(({negated:c})=>c)&&$.add("all"),$.without(u)}function A(g){const y=x(g);if("problem"in y||y.items.
length!==1)return;const{negated:p,pages:b}=y.items[0];if(p)return;if(b==="all")return{first:1};if(typeof b=="string"||b.from<1)return;const{from:m,to:$}=b;return $===
"end"?{first:m}:$===-1?{first:m}:$<1?void 0:{first:Math.min(m,$),last:Math.max(m,$)}}class M{pageCount;differences;odd=!1;even=!1;constructor(y){this.pageCount=
y,this.differences=new Int32Array(y+2)}add(y){y!=="even"&&(this.odd=!0),y!=="odd"&&(this.even=!0)}range(y,p){this.differences[y]++,this.differences[p+1]--}without(y){
const p=new Uint32Array(this.pageCount);let b=0,m=0,$=0;for(let u=1;u<=this.pageCount;u++){m+=this.differences[u],$+=y.differences[u];const r=u%2===1?"odd":"eve\
n";(m>0||this[r])&&!($>0||y[r])&&(p[b++]=u)}return p.subarray(0,b)}}function O(g){return/^(not +)?\.\./i.test(g)?"has no start: a range is written 1..5":/^!/.test(
g)?"is not a page: leave out pages with not, such as not 2":(0,w.NL)(g.replace(/^not +/i,""))??"is not a page such as 3 or -1, a range such as 2..5 or 2.., odd,\
 even, all, or one of these after not"}}),45657:((W,D,h)=>{h.d(D,{Kf:()=>w,RZ:()=>R,YG:()=>_});function R(x,P){for(const A of P)x.push(A)}const w=x=>{let P=-1/0;
for(const A of x)P=Math.max(P,A);return P},_=x=>{let P=1/0;for(const A of x)P=Math.min(P,A);return P}}),14146:((W,D,h)=>{h.r(D),h.d(D,{extract_text:()=>Vt});var R=h(
58552),w=h(27077),_=h(61491),x=h(5609),P=h(75449),A=h(39955),M=h(62897),O=h(99182),g=h(77211);const y=100;function*p(e,t){let n="",s,o="",a=0;for(const{space:i,
text:d,fragment:L}of e.pieces()){++a%y===0&&(yield w.Yz);const E=b(L,t),T=i===""?"":" ";if(s&&m(s,E)){o+=T+d;continue}s&&(n+=$(o,s)),n+=T,s=E,o=d}return(s?n+$(o,
s):"").trim()}function b(e,{linkOf:t,marksBold:n,isReference:s}){const{bold:o,italic:a,fixedPitch:i}=e.style.font;return{bold:o&&n,italic:a,fixedPitch:i,link:t(
e),isReference:s?.(e)===!0}}const m=(e,t)=>e.bold===t.bold&&e.italic===t.italic&&e.fixedPitch===t.fixedPitch&&e.link===t.link&&e.isReference===t.isReference;function $(e,{
bold:t,italic:n,fixedPitch:s,link:o,isReference:a}){if(a&&/^\d{1,3}$/.test(e))return`[^${e}]`;let i=s?u(e):c(e);return/[\p{L}\p{N}]/u.test(e)&&(n&&(i=`*${i}*`),
t&&(i=`**${i}**`)),o===void 0?i:`[${i}](${r(o)})`}function u(e){const t=(0,M.K)((e.match(/`+/g)??[]).map(s=>s.length),0),n="`".repeat(t+1);return t>0?`${n} ${e}\
 ${n}`:`${n}${e}${n}`}const r=e=>/[\s()<>]/.test(e)?`<${e.replace(/[\s<>]/g,encodeURIComponent)}>`:e,c=e=>e.replace(/[\\`*[\]]/g,"\\$&").replace(/(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])/gu,
"\\_").replace(/<(?=[A-Za-z/!?])/g,"\\<"),l=e=>e.replace(/^(?=#{1,6}(?:\s|$)|>|[-+](?:\s|$)|(?:-{3,}|={3,}|_{3,})$)/,"\\").replace(/^(\d{1,9})([.)])(?=\s|$)/,"$\
1\\$2"),f=1.15,v=150,S=/^[\u2022\u25e6\u25aa\u2023\u00b7\u25cf\u25cb\u25a0\u25a1\u2013\u2014*-](?:\s+|$)/u,N=/^(\d{1,3}|[a-z])[.)]\s+/,j=3,B=150,G=100,U=50;function*H(e,t,n,s){
const o=[],a=new Z(t,n,s);for(let i=0,d;i<e.length;i=d){const L=e[i];if(d=i+1,L instanceof P._){o.push(yield*a.ruled(L));continue}for(;d<e.length&&!(e[d]instanceof
P._);)d++;yield*V(e.slice(i,d),a,o)}return o}function*V(e,t,n){const s=e.flatMap(o=>o.lines.map((a,i)=>({line:a,begins:i===0})));for(let o=0,a;o<s.length;o=a){if(a=
yield*tt(s,o),a-o>=j){n.push(yield*t.table(s.slice(o,a).map(({line:L})=>L)));continue}const{line:i}=s[o],d=t.kindOf(i);for(a=o+1;a<s.length&&!s[a].begins&&t.goesOn(
d,i,s[a].line);a++)(a-o)%U===0&&(yield w.Yz);o%U===0&&(yield w.Yz),n.push(yield*t.piece(d,s.slice(o,a).map(L=>L.line),n.at(-1)))}}class Z{body;edges;linkOf;depths=[];constructor(t,n,s){
this.body=t,this.edges=n,this.linkOf=s}kindOf(t){const n=Y(t,this.edges);if(F(t,"fixedPitch"))return"code";if(S.test(n)||N.test(n))return"item";const s=t.size>=
f*this.body.size,o=!this.body.isBold&&F(t,"bold")&&!/[.,;:]$/.test(n);return(s||o)&&n.length<=v?"heading":"paragraph"}goesOn(t,n,s){const o=this.kindOf(s);return t===
"item"?o==="paragraph"&&s.start>n.start+s.size/2:o===t&&(t!=="heading"||Math.abs(s.size-n.size)<.5)}*piece(t,n,s){const{edges:o,linkOf:a}=this;if(t==="code")return{
kind:t,lines:yield*q(n,o)};const i=yield*p(yield*(0,O.gB)(n,o),{linkOf:a,marksBold:t!=="heading"&&!this.body.isBold});if(t==="heading")return{kind:t,level:this.
levelOf(n[0]),text:i};if(t==="paragraph")return{kind:t,text:i};s?.kind!=="item"&&(this.depths=[]);const d=N.exec(Y(n[0],o))?.[0].trim()??"-",L=/^\d/.test(d);return{
kind:t,depth:this.depthOf(n[0]),mark:L?d:"-",text:i.replace(L?/^(?:\*\*|\*)?\d{1,3}[.)](?:\*\*|\*)?\s*/:/^(?:\\?\*|[\u2022\u25e6\u25aa\u2023\u00b7\u25cf\u25cb\u25a0\u25a1\u2013\u2014-])\s*/u,
"")}}*table(t){const n=ot(t),s=[];for(const{segments:o}of t){yield w.Yz;const a=[];for(const i of n){const d=o.find(L=>X(L,i));a.push(yield*this.cell(d?[new x.N1(
d)]:[]))}s.push(a)}return{kind:"table",rows:s}}*ruled({rows:t}){const n=[];for(const s of t){const o=[];for(const a of s)yield w.Yz,o.push(yield*this.cell(a));n.
push(o)}return{kind:"table",rows:n}}*cell(t){return t.length===0?"":yield*p(yield*(0,O.gB)(t,this.edges),{linkOf:this.linkOf,marksBold:!1})}levelOf({size:t}){const{
headings:n,size:s}=this.body,o=t>=f*s?n.findIndex(a=>t>a-.5):n.length;return Math.min(Math.max(o,0)+1,6)}depthOf({start:t,size:n}){for(;this.depths.length>0&&this.
depths.at(-1)>t+n/2;)this.depths.pop();return(this.depths.length===0||t>this.depths.at(-1)+n/2)&&this.depths.push(t),this.depths.length-1}}const Y=(e,t)=>e.segments.
map(n=>(0,g.x)(n,t)).join(" "),F=({segments:e},t)=>e.every(({fragments:n})=>n.every(({style:s})=>s.font[t])),Q=10;function*q(e,t){const n=(0,M.Y)(e.map(({start:i})=>i)),
s=e.slice(1).map((i,d)=>Math.abs(i.baseline-e[d].baseline)),o=(0,M.Y)(s.filter((i,d)=>i>e[d].size*.8)),a=[];for(const[i,d]of e.entries()){i%U===U-1&&(yield w.Yz);
const L=Y(d,t),E=i===0?0:Math.round(s[i-1]/o)-1;for(let I=0;I<Math.min(E,Q);I++)a.push("");const T=(d.end-d.start)/Math.max(L.length,1);a.push(" ".repeat(Math.round(
(d.start-n)/Math.max(T,1)))+L)}return a}const X=(e,[t,n])=>e.start<n&&e.end>t;function*tt(e,t){let n=t;for(;n<Math.min(e.length,t+B);){const{line:s}=e[n],o=e[n-
1]?.line;if(s.segments.length<2||s.segments.length>G||s.frame!==e[t].line.frame||n>t&&(s.baseline<=o.baseline||s.baseline>o.baseline+4*s.size)||(n>t&&(yield w.Yz),
!ot(e.slice(t,n+1).map(a=>a.line))))break;n++}return n}function mt(e,t){let n=0;for(let s=e.length;n<s;){const o=n+s>>1;e[o][0]<=t?n=o+1:s=o}return n-1}function ot(e){
const t=e.flatMap(({segments:o})=>o).sort((o,a)=>o.start-a.start),n=[];for(const{start:o,end:a}of t){const i=n.at(-1);i&&o<i[1]?i[1]=Math.max(i[1],a):n.push([o,
a])}return n.length>1&&n.length<=G&&e.every(({segments:o})=>new Set(o.map(({start:a})=>mt(n,a))).size===o.length)?n:void 0}var yt=h(24713);const bt=/^(?:\\?[*+-](?=\s|$)|[\u2022\u25e6\u25aa\u2023\u00b7\u25cf\u25cb\u25a0\u25a1\u2013\u2014\uf0b7]|\d{1,3}\\?[.)])\s*/u,
wt=/^(\d{1,3})\\?([.)])\s/,rt=/^([\u2610-\u2612])\s*/u,xt=100;function*vt(e){const{blocks:t,leaves:n}=e,s=_t(n),o=Et(n),a=n.some(({element:E})=>nt("Note",E)),i=[],
d=E=>{for(;s.length>0&&s[0].order<E;)i.push({kind:"figure",alternative:s.shift().alternative})};let L="";for(let E=0,T;E<t.length;E=T){const{element:I}=t[E];T=E+
1;const k=Pt(t[E],e);if(k!==void 0&&d(k),it("Lbl",t[E].lines,e.leafOf))L=yield*Ot(t[E],e);else if(I?.type==="TR"){const K=ct(I);for(;T<t.length&&t[T].element?.type===
"TR"&&ct(t[T].element)===K;)T++;const z=[];for(const C of t.slice(E,T))z.push(yield*Lt(C,e,o));i.push({kind:"table",rows:z,quotes:at(I)})}else{const K=yield*Mt(
t[E],e,{label:L,hasNotes:a});i.push({...K,quotes:at(I)}),L=""}E%xt===0&&(yield w.Yz)}return d(1/0),i.filter(E=>!("text"in E)||E.text!=="")}function*Ot({lines:e},{
edges:t,linkOf:n}){return yield*p(yield*(0,O.gB)(e,t),{linkOf:n,marksBold:!1})}function*Mt({lines:e,element:t},n,{label:s,hasNotes:o}){const{edges:a,linkOf:i,leafOf:d}=n,
L=t?.type??"P";if(e.length>1&&it("Code",e,d))return{kind:"code",lines:yield*q(e,a)};const E=L==="Title"||L==="H"?1:Number(/^H([1-6])$/.exec(L)?.[1]??0),T=et=>o&&
nt("Reference",d(et)?.element),I=yield*p(yield*(0,O.gB)(e,a),{linkOf:i,marksBold:E===0,isReference:T});if(E>0)return{kind:"heading",level:E,text:I};const k=t&&nt(
"Note",t)?/^(\d{1,3})\\?[.)]?$/.exec(s):null;if(k)return{kind:"note",number:k[1],text:I};const K=t?[...(0,_.Hy)(t)].filter(et=>et.type==="LI"):[];if(K.length===
0)return{kind:"paragraph",text:s===""?I:`${s} ${I}`};const z=wt.exec(`${s} ${I}`.trimStart()),C=rt.exec(`${s} ${I}`.trimStart()),J=C?C[1]==="☐"?"[ ] ":"[x] ":
"",te=[...(0,_.Hy)(K[0])].filter(et=>et.type==="L").length-1;return{kind:"item",depth:Math.max(te,0),mark:z?`${z[1]}${z[2]}`:"-",text:J+I.replace(C?rt:bt,"")}}const it=(e,t,n)=>t.
every(({segments:s})=>s.every(({fragments:o})=>o.every(a=>nt(e,n(a)?.element)))),at=e=>[...(0,_.Hy)(e)].filter(({type:t})=>t==="BlockQuote").length,nt=(e,t)=>{for(const{
type:n}of(0,_.Hy)(t))if(n===e)return!0;return!1};function ct(e){for(const t of(0,_.Hy)(e.parent))if(t.type==="Table")return t;return e.parent}function Et(e){const t=new Map;
for(const{element:n}of e){const s=lt(n),o=s?.parent;if(o?.type!=="TR")continue;const a=t.get(o);a?a.add(s):t.set(o,new Set([s]))}return t}function*Lt({lines:e,element:t},{
leafOf:n,edges:s,linkOf:o},a){const i=t&&a.get(t),d=new Map(Array.from(i??[],E=>[E,[]]));for(const{segments:E}of e)for(const{fragments:T}of E)for(const I of T){
const k=lt(n(I)?.element),K=d.get(k);K?K.push(I):d.set(k,[I])}const L=[];for(const E of d.values()){const T=yield*(0,w.p9)(E,(k,K)=>k.order-K.order),I=yield*(0,O.
gB)(yield*(0,x._I)(yield*(0,yt.q9)(T)),s);L.push(yield*p(I,{linkOf:o,marksBold:!1}))}return L}function lt(e){for(const t of(0,_.Hy)(e))if(t.type==="TD"||t.type===
"TH")return t;return e&&(0,A.VN)(e)}function Pt({lines:e},{leafOf:t}){return t(e[0].segments[0].fragments[0])?.order}function _t(e){const t=new Set;return e.flatMap(
({element:n,order:s})=>{const o=[...(0,_.Hy)(n)].find(({type:i})=>i==="Figure");if(!o||t.has(o))return[];t.add(o);const a=o.alternative?.replace(/\s+/g," ").trim();
return a?[{order:s,alternative:a}]:[]})}var ft=h(45599),dt=h(6057),$t=h(87141),st=h(45657);const St=/^(?:https?|mailto|tel|ftp):/i,Tt=5e3;function At(e,t){const[
n,s,o,a,i,d]=(0,$t.y)((0,dt.iw)(e,t)),L=[];for(const E of(e.array(e.entry(e.pages.number(t),"Annots"))??[]).slice(0,Tt)){const T=e.dict(E);if(!T||!(0,ft.Eo)(e.resolve(
T.get("Subtype")),"Link"))continue;const I=Rt(e,T.get("A")),k=I===void 0?void 0:(0,dt.b0)(e,T.get("Rect"));if(!k)continue;const K=[n*k[0]+o*k[1]+i,n*k[2]+o*k[3]+
i],z=[s*k[0]+a*k[1]+d,s*k[2]+a*k[3]+d],[C,J]=[(0,st.YG)(K),(0,st.YG)(z)];L.push({area:{x:C,y:J,width:(0,st.Kf)(K)-C,height:(0,st.Kf)(z)-J},uri:I})}return({box:{
x:E,y:T,width:I,height:k}})=>{const[K,z]=[E+I/2,T+k/2];return L.find(({area:C})=>K>=C.x&&K<=C.x+C.width&&z>=C.y&&z<=C.y+C.height)?.uri}}function Rt(e,t){const n=e.
dict(t),s=e.resolve(n?.get("URI"));if(!(s instanceof ft.Mx))return;const o=Buffer.from(s.bytes).toString("latin1");return St.test(o)?o:void 0}function It(e){let t="";
for(const[n,s]of e.entries()){const{quotes:o=0}=s,a=e[n-1];if(a){const d=Math.min(a.quotes??0,o);t+=a.kind==="item"&&s.kind==="item"?`
`:`
${">".repeat(d)}
`}const i=">".repeat(o)+(o>0?" ":"");t+=o>0?ut(s).replace(/^/gm,i):ut(s)}return t}function ut(e){switch(e.kind){case"heading":return`${"#".repeat(e.level)} ${e.
text}`;case"paragraph":return l(e.text);case"note":return`[^${e.number}]: ${e.text}`;case"item":return`${"   ".repeat(e.depth)}${e.mark} ${e.text}`;case"code":{
const t=(0,M.K)(e.lines.flatMap(s=>(s.match(/`+/g)??[]).map(o=>o.length)),2),n="`".repeat(t+1);return[n,...e.lines,n].join(`
`)}case"table":return Nt(e.rows);case"figure":return`![${e.alternative.replace(/[\\[\]]/g,"\\$&")}]()`}}function Nt(e){const t=(0,M.K)(e.map(a=>a.length)),n=a=>`\
| ${Array.from({length:t},(i,d)=>(a[d]??"").replaceAll("|","\\|")).join(" | ")} |`,[s,...o]=e;return[n(s),`|${" --- |".repeat(t)}`,...o.map(n)].join(`
`)}const Bt=3,ht=3,gt=.12;function kt(e){const t=new Map;for(const[s,{blocks:o,found:{height:a}}]of e.entries())for(const i of Dt(o,a)){const d=Kt(i),L=t.get(d);
L?L.push({line:i,page:s}):t.set(d,[{line:i,page:s}])}const n=new Set;for(const s of t.values())if(!(new Set(s.map(({page:o})=>o)).size<Bt))for(const{line:o}of s)
n.add(o);return n}function Dt(e,t){const s=e.flatMap(i=>i instanceof P._?[]:i.lines).filter(({frame:i})=>i.cos===1&&!i.vertical).sort((i,d)=>i.baseline-d.baseline),
o=s.slice(0,ht).filter(({baseline:i})=>i<gt*t),a=s.slice(-ht).filter(({baseline:i})=>i>(1-gt)*t);return[...o,...a]}function Kt({segments:e,baseline:t}){const n=e.
map(({fragments:s})=>s.map(o=>o.text).join("")).join(" ");return`${Math.round(t/4)} ${n.replace(new RegExp("\\p{Nd}+","gu"),"0")}`}async function Ct(e,t,{keepRepeated:n=!1}={}){
const s=n?new Set:kt(t),o=Ut(t),a=[];for(const i of t){a.push(It(await zt(e,i,o,s)));const d=e.job.pace.step(i.characters*50);d&&await d}return{pages:a,repeatedLines:s.
size}}async function zt(e,t,n,s){const o=t.blocks.flatMap(T=>{if(T instanceof P._)return[T];const I=T.lines.filter(k=>!s.has(k));return I.length===0?[]:[I.length===
T.lines.length?T:x.eB.of(I,T.element)]}),{fragments:a,leafOf:i,edges:d}=t.found,L=At(e,t.index),E=e.pages.number(t.index);if(i&&(a.length===0||(0,A.P$)(a,i))){const T=(await(0,_.
g$)(e))?.leaves(E)??[];return(0,w.k6)(vt({blocks:o,leafOf:i,leaves:T,edges:d,linkOf:L}),e.job.pace)}return(0,w.k6)(H(o,n,d,L),e.job.pace)}const jt=6;function Ut(e){
const t=new Map;let n=0,s=0;for(const{found:i}of e)for(const{style:d,text:L}of i.fragments){const E=Math.round(d.size*2)/2;t.set(E,(t.get(E)??0)+L.length),s+=L.
length,d.font.bold&&(n+=L.length)}const[o]=[...t].reduce((i,d)=>d[1]>i[1]?d:i,[0,0]),a=[...t.keys()].filter(i=>i>=1.15*o).sort((i,d)=>d-i);return{size:o,isBold:n>
s/2,headings:a.slice(0,jt)}}var Wt=h(29082),Gt=h(12237),Yt=h(98446),Ht=h(4528),Ft=h(55772),Zt=h(66403),Xt=h(65773);const pt=100,Vt=async(e,t,n)=>{const s=await(0,Gt.
E)(e.bytes,n,{password:t.open_password}),o=s.pages.count,a=(0,Wt.k1)(t.pages,o);if(t.word_boxes&&a.length>pt)throw(0,R.G6)([{field:"word_boxes",message:`takes a\
t most ${pt} pages, and ${a.length} are asked for: name fewer in pages`,mentions:["pages"]}]);const i=new Xt.z(s,a.length,t.layout==="markdown"),{texts:d,words:L,
notes:E}=await Qt(s,a,i,t),T=await(0,Ft.fl)(s),I=d.map((K,z)=>{const C=a[z];return{...{page:C,label:T(C-1),text:K,hasText:K.trim()!==""&&!i.isScan(C)},...L[z]&&
{words:L[z]}}}),k={text:Jt(d,t.layout),mediaType:(0,Ht.GW)({layout:t.layout}),pageCount:o,characters:i.characters,unreadable:i.unreadable,...t.per_page&&{pages:I}};
return{documents:[{...e,pageCount:o}],data:k,notes:[...i.notes,...E],facts:{textlessPages:i.textlessPages}}};function Jt(e,t){return t==="markdown"?e.filter(n=>n.
trim()!=="").join(`

`):e.every(n=>n.trim()==="")?"":e.join("\f")}async function Qt(e,t,n,s){const{layout:o,word_boxes:a,keep_repeated:i}=s,{pace:d}=e.job,L=[],E=[],T=[];for(const K of t){
const z=await n.page(K);a&&E.push((await(0,w.k6)(z.words(),d)).map(({text:C,...J})=>({text:C,...(0,Zt.a)(J)}))),o==="markdown"?T.push(z):L.push(await(0,w.k6)(z.
layout(o),d))}if(o!=="markdown")return{texts:L,words:E,notes:[]};const{pages:I,repeatedLines:k}=await Ct(e,T,{keepRepeated:i});return{texts:I,words:E,notes:k>0?
[qt(k)]:[]}}const qt=e=>({code:"repeated_lines_removed",message:`${(0,Yt.y_)(e,"line")} of headers and footers, which repeat on the pages, are not in the Markdo\
wn: set keep_repeated to true to keep them.`,mentions:["keep_repeated"]})}),55772:((W,D,h)=>{h.d(D,{fl:()=>g,mm:()=>M,vg:()=>O});var R=h(94289),w=h(33546),_=h(74135),
x=h(59071);const P=1e3;function A(p){const{width:b,height:m}=(0,_.iN)(p),$=u=>Math.round(u*p.userUnit*P)/P;return{width:$(b),height:$(m)}}function M({kinds:p,kindOf:b}){
const m=new Int32Array(p.length),$=new Int32Array(p.length);for(let r=b.length-1;r>=0;r--)m[b[r]]++,$[b[r]]=r+1;const u=new Map;for(const[r,c]of p.entries()){const{
width:l,height:f}=A(c),v=`${l} ${f}`,S=u.get(v);S?S.count+=m[r]:u.set(v,{width:l,height:f,count:m[r],firstPage:$[r]})}return[...u.values()]}async function O(p,{
kinds:b,kindOf:m},$){const u=await g(p),r=b.map(A);return Array.from(m,(c,l)=>({...r[c],rotation:b[c].rotation,label:u(l),characters:$?.[l]??null}))}async function g(p){
const b=await(0,w.Hr)(p);return m=>b?y(b(m)):null}function y({style:p,prefix:b,number:m}){return(0,x.ZK)(b)+(0,R.Y)(p,m)}}),66403:((W,D,h)=>{h.d(D,{a:()=>_});const R=100,
w=x=>Math.round(x*R)/R,_=x=>x?{x:w(x.x),y:w(x.y),width:w(x.width),height:w(x.height)}:null}),94289:((W,D,h)=>{h.d(D,{Y:()=>R});function R(M,O){switch(M){case"D":
return String(O);case"R":return P(O);case"r":return P(O).toLowerCase();case"A":return A(O);case"a":return A(O).toLowerCase();default:return""}}const w=[[1e3,"M"],
[900,"CM"],[500,"D"],[400,"CD"],[100,"C"],[90,"XC"],[50,"L"],[40,"XL"],[10,"X"],[9,"IX"],[5,"V"],[4,"IV"],[1,"I"]],_=1e5,x=2600;function P(M){if(M>_)return String(
M);let O="",g=M;for(const[y,p]of w)for(;g>=y;)O+=p,g-=y;return O}function A(M){return M>x?String(M):String.fromCharCode(65+(M-1)%26).repeat(Math.ceil(M/26))}}),
33546:((W,D,h)=>{h.d(D,{FB:()=>P,Hr:()=>M,Zh:()=>O,k$:()=>A,qm:()=>g});var R=h(93604),w=h(45599),_=h(81077);const x={first:0,style:"D",prefix:void 0,start:1};async function P(u){
const r=u.catalog.get("PageLabels");if(!u.dict(r))return;const c=(await(0,_.Zc)(u,r,"Nums")).map(([l,f])=>({first:Number(l),label:u.dict(f)})).filter(({first:l})=>Number.
isInteger(l)&&l>=0).sort((l,f)=>l.first-f.first).filter(({first:l},f,v)=>v[f+1]?.first!==l).map(({first:l,label:f})=>({first:l,...y(u,f)}));return c[0]?.first===
0?c:[x,...c]}function A(u,r){const c=u.editCatalog();if(r.length===0){c.delete("PageLabels");return}const l=r[0].first===0?r:[x,...r],f=$(u),v=l.map(({first:S,start:N,
...j})=>[S,m({...j,number:N},f)]);c.set("PageLabels",u.add((0,_.H6)(u,v,"Nums")))}async function M(u){const r=await P(u);if(!r)return;const c=r.map(({first:l})=>l);
return l=>{const f=r[(0,R.M)(c,l)-1];return{...f,number:f.start+l-f.first}}}function O(u,r){const c=[],l=$(u);let f,v=0;for(const S of r)(!f||!p(f,S))&&c.push([
v,m(S,l)]),f=S,v++;return(0,_.H6)(u,c,"Nums")}async function g(u,r){const c=await M(u);if(!c)return;const l=O(u,Array.from(r,f=>c(f-1)));u.editCatalog().set("Pa\
geLabels",u.add(l))}function y(u,r){const c=u.resolve(r?.get("S")),l=u.resolve(r?.get("P")),f=u.resolve(r?.get("St"));return{style:c instanceof w.SX?c.text:void 0,
prefix:l instanceof w.Mx&&l.bytes.length>0?l:void 0,start:typeof f=="number"&&Number.isInteger(f)&&f>=1?f:1}}function p(u,r){return u.style!==r.style||r.style!==
void 0&&r.number!==u.number+1?!1:u.prefix===r.prefix?!0:!!u.prefix&&!!r.prefix&&Buffer.compare(u.prefix.bytes,r.prefix.bytes)===0}const b=100;function m({style:u,
prefix:r,number:c},l){return(0,w.jd)({S:u===void 0?void 0:(0,w.UU)(u),P:r&&r.bytes.length>b?l(r):r,St:u===void 0||c===1?void 0:c})}function $(u){const r=new Map;
return c=>{let l=r.get(c);return l||r.set(c,l=u.add(c)),l}}}),81077:((W,D,h)=>{h.d(D,{AN:()=>g,BX:()=>A,H6:()=>M,MN:()=>O,Pu:()=>x,Zc:()=>P});var R=h(45599),w=h(
9819);const _=64,x=r=>typeof r=="number"?String(r):Buffer.from(r.bytes).toString("latin1");async function P(r,c,l){const f=[];for(const v of await p(r,c,0,l)){for(const N of m(
r,v,l))f.push(N);const S=r.job.pace.step(y);S&&await S}return f}async function A(r,c,l,f,v,S){const N=await p(r,c,l,f,S);for(let j=N.length-1;j>=0;j--){const B=N[j],
G=m(r,B,f),U=G.filter(([Y,F])=>!v(Y,F)),H=r.job.pace.step(y+G.length*y);H&&await H,U.length<G.length&&(r.edit(B.holder),B.dict.set(f,U.flat()),B.changed=!0);for(const Y of B.
repeats)r.edit(B.holder),B.dict.delete(Y),B.changed=!0;if(B.emptyKids){const Y=(r.array(B.dict.get("Kids"))??[]).filter(F=>!B.emptyKids.has(r.dict(F)));r.edit(B.
holder),B.dict.set("Kids",Y),B.changed=!0}if(!B.changed)continue;const V=r.array(B.dict.get("Kids"))??[];B.empty=U.length===0&&V.length===0;const Z=B.parent;Z&&
(Z.changed=!0,B.empty?(Z.emptyKids??=new Set).add(B.dict):$(r,B,U,V))}return N[0]?.empty??!1}function M(r,c,l){if(c.length<=_)return(0,R.jd)({[l]:c.flat()});let f=[];
for(const v of u(c)){const[S,N]=[v[0][0],v.at(-1)[0]];f.push({ref:r.add((0,R.jd)({Limits:[S,N],[l]:v.flat()})),low:S,high:N})}for(;f.length>_;)f=u(f).map(v=>{const[
S,N]=[v[0].low,v.at(-1).high];return{ref:r.add((0,R.jd)({Limits:[S,N],Kids:v.map(({ref:j})=>j)})),low:S,high:N}});return(0,R.jd)({Kids:f.map(({ref:v})=>v)})}const O=(r,c)=>M(
r,g([...c].map(([l,f])=>[(0,R.Px)(l),f])),"Names");function g(r){return r.map(c=>({entry:c,key:x(c[0])})).sort((c,l)=>c.key<l.key?-1:c.key>l.key?1:0).map(({entry:c})=>c)}
const y=100;async function p(r,c,l,f,v){const S=new w.b9(r),N=new Set,j=U=>N.size<N.add(U).size,B=[],G=[{value:c??null,holder:l,parent:void 0}];for(let U=G.pop();U!==
void 0;U=G.pop()){S.spend(1);const H=r.dict(U.value);if(!H||!j(H)||v&&U.parent&&!b(r,H,v))continue;const V=[],Z=X=>{const tt=r.array(H.get(X));return!tt||j(tt)?
tt??[]:(V.push(X),[])},Y=Z(f).length>>1,F=Z("Kids"),Q={dict:H,holder:(0,w.Kd)(U.value,U.holder),parent:U.parent,repeats:V};B.push(Q),S.spend(Y);for(let X=F.length-
1;X>=0;X--)G.push({value:F[X],holder:(0,w.Kd)(H.get("Kids"),Q.holder),parent:Q});const q=r.job.pace.step(y+Y*y);q&&await q}return B}function b(r,c,l){const[f,v]=r.
array(c.get("Limits"))??[];return typeof f!="number"||typeof v!="number"||l(f,v)}function m(r,{dict:c,repeats:l},f){const v=l.includes(f)?void 0:r.array(c.get(f));
if(!v)return[];const S=[];for(let N=0;N+1<v.length;N+=2){const j=r.resolve(v[N]);(f==="Names"?j instanceof R.Mx:typeof j=="number")&&S.push([j,v[N+1]])}return S}
function $(r,c,l,f){const v=j=>r.array(r.dict(j)?.get("Limits"))??[],S=l[0]?.[0]??v(f[0])[0],N=l.at(-1)?.[0]??v(f.at(-1))[1];r.edit(c.holder),S!==void 0&&N!==void 0?
c.dict.set("Limits",[S,N]):c.dict.delete("Limits")}function u(r){const c=[];for(let l=0;l<r.length;l+=_)c.push(r.slice(l,l+_));return c}}),59071:((W,D,h)=>{h.d(
D,{Gh:()=>p,ZK:()=>b,wh:()=>y});var R=h(77581),w=h(45599);const _=/\u001b[A-Za-z]{2}[A-Za-z-]{0,8}\u001b/g,x=/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]/g,
P=/[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g,A=m=>m.replace(_,"").replace(x,"").replace(P,"�"),M=200,O=new WeakMap;function g(m){
if(m.bytes.length<M)return A((0,R.g7)(m));let $=O.get(m);return $===void 0&&O.set(m,$=A((0,R.g7)(m))),$}const y=m=>A(m).trim();function p(m){const $=m instanceof
w.Mx?g(m).trim():"";return $===""?null:$}const b=m=>m?g(m):""}),70549:((W,D,h)=>{h.d(D,{n:()=>R});function R(w){const _=new WeakMap;return x=>{if(x.hasChanges)return w(
x);const P=_.get(x);if(P)return P.answer;const A=w(x);return _.set(x,{answer:A}),A}}}),9819:((W,D,h)=>{h.d(D,{J7:()=>_,Kd:()=>A,Wo:()=>M,_i:()=>P,b9:()=>x});var R=h(
42973),w=h(45599);class _{document;gone=new Set;chased=new Set;constructor(g){this.document=g}remove(g){const{catalog:y,catalogNumber:p,pages:b}=this.document,m=y.
get("Pages");g===p||(0,w.i9)(m)&&g===m.number||b.holds(g)||(this.gone.add(g),this.document.remove(g))}chase(g){this.chased.add(g)}removed(){return this.gone}takeChased(){
const g=this.chased;return this.chased=new Set,g}isGone(g){return(0,w.i9)(g)&&this.gone.has(g.number)}}class x{most;left;constructor(g){this.most=this.left=g.job.
limits.nodes}spend=g=>{if(this.left-=g,this.left<0)throw(0,R.F)("nodes",`The document has more than ${this.most} fields, bookmarks, names and structure elements`,
"Remove bookmarks or tags with another program first")}}class P{seen;beyond=new Set;allowance;constructor(g,y=new x(g)){this.allowance=y,this.seen=new Uint8Array(
(g.size>>3)+1)}first(g){if(this.allowance.spend(1),!(0,w.i9)(g))return!0;const{number:y}=g,p=y>>3;if(p>=this.seen.length)return this.beyond.size<this.beyond.add(
y).size;const b=1<<(y&7),m=(this.seen[p]&b)===0;return this.seen[p]|=b,m}}function A(O,g){return(0,w.i9)(O)?O.number:g}function M(O,g){const y=O.catalog.get(g),
p=O.dict(y);return p&&{dict:p,holder:A(y,O.catalogNumber)}}}),93604:((W,D,h)=>{h.d(D,{B:()=>R,M:()=>w});const R=(x,P)=>_(x,P,!1),w=(x,P)=>_(x,P,!0);function _(x,P,A){
let[M,O]=[0,x.length];for(;M<O;){const g=M+O>>1,y=x[g];y<P||A&&y===P?M=g+1:O=g}return M}})};
