"use strict";exports.id=6948,exports.ids=[6948],exports.modules={4528:((G,D,g)=>{g.d(D,{GW:()=>$,_m:()=>I,lg:()=>y,uv:()=>S});const R=null,y={"application/json":".json","tex\
t/plain":".txt","text/markdown":".md"};function $(M){const{per_page:x,layout:h}=M;return x===!0?"application/json":h==="markdown"?"text/markdown":"text/plain"}function v(M){
const x=$(M);return x==="text/markdown"?["application/json",x,"text/plain"]:[...new Set(["application/json",x])]}const S=({text:M})=>typeof M=="string"?M:"";function I({
text:M,pages:x,...h}){return h}}),66974:((G,D,g)=>{g.d(D,{D6:()=>S,F1:()=>$,NL:()=>h,P3:()=>y,br:()=>v,bs:()=>x});var R=g(98446);const y={problem:"names page 0:\
 pages count from 1, and -1 is the last page"};function $(u,m,c){const p=[],w=[];for(const[i,l]of u.split(",").entries()){const b=i+1;if(m!==void 0&&l.trim()===
""){w.push(`entry ${b} is empty: write ${m}, separated by single commas`);continue}const O=c(l,b);"problem"in O?w.push(v(b,l,O.problem)):p.push(O.item)}return w.
length>0?{problem:x(w)}:{items:p}}const v=(u,m,c)=>`entry ${u} ('${d(m.trim())}') ${c}`,S=({position:u,text:m},c,p)=>v(u,m,`names ${I(c)}, but the document has ${(0,R.
y_)(p,"page")}`);function I(u){return Number.isSafeInteger(u)?`page ${u}`:"a page far beyond its end"}const M=5;function x(u){const m=u.length-M;return[...u.slice(
0,M),...m>0?[`and ${m} more such entries`]:[]].join("; ")}function h(u){const m=/^ *(\d{1,10}) *[-–]+ *(\d{0,10}) *$/.exec(u);return m?`is not a range: write ${m[1]}\
..${m[2]}${m[2]===""?" for this page and all after it":""}`:/\bfirst\b/i.test(u)?"is not a page: the first page is written 1, and a range from it 1..5":/\b(last|end)\b/i.
test(u)?"is not a page: the last page is written -1, and a range to it 2..":void 0}function d(u){const m=[...u].map(c=>/[\p{Cc}\p{Cs}\u2028\u2029]/u.test(c)?"?":
c);return(0,R.Bu)(m.join(""),40)}}),29082:((G,D,g)=>{g.d(D,{k1:()=>S,lY:()=>v,m7:()=>I});var R=g(58552),y=g(66974);const $=/^(not +)?(?:(odd|even|all)|(-?\d+)(?:(\.\.)(-?\d+)?)?)$/i,
v=h=>(0,y.F1)(h,"pages such as 1..3, -1, odd",(d,u)=>{const m=d.trim(),c=$.exec(m);if(!c)return{problem:x(m)};const[,p,w,i,l,b]=c,O={negated:p!==void 0,text:m,position:u};
if(w!==void 0)return{item:{...O,pages:w.toLowerCase()}};const L=Number(i),A=l===void 0?L:b===void 0?"end":Number(b);return L===0||A===0?y.P3:{item:{...O,pages:{
from:L,to:A}}}});function S(h,d,u="pages"){const m=l=>(0,R.G6)([{field:u,message:l}]),c=v(h);if("problem"in c)throw m(c.problem);const p=new M(d),w=new M(d),i=[];
for(const l of c.items){const b=l.negated?w:p;if(typeof l.pages=="string"){b.add(l.pages);continue}const{from:O,to:L}=l.pages,A=O<0?d+1+O:O,N=L==="end"?d:L<0?d+
1+L:L,B=(L==="end"?O<0?[[O,A]]:[]:[[O,A],[L,N]]).find(([,W])=>W<1||W>d);B&&i.push((0,y.D6)(l,B[0],d)),!(L==="end"&&A>d||i.length>0)&&b.range(Math.min(A,N),Math.
max(A,N))}if(i.length>0)throw m((0,y.bs)(i));return c.items.every(({negated:l})=>l)&&p.add("all"),p.without(w)}function I(h){const d=v(h);if("problem"in d||d.items.
length!==1)return;const{negated:u,pages:m}=d.items[0];if(u)return;if(m==="all")return{first:1};if(typeof m=="string"||m.from<1)return;const{from:c,to:p}=m;return p===
"end"?{first:c}:p===-1?{first:c}:p<1?void 0:{first:Math.min(c,p),last:Math.max(c,p)}}class M{pageCount;differences;odd=!1;even=!1;constructor(d){this.pageCount=
d,this.differences=new Int32Array(d+2)}add(d){d!=="even"&&(this.odd=!0),d!=="odd"&&(this.even=!0)}range(d,u){this.differences[d]++,this.differences[u+1]--}without(d){
const u=new Uint32Array(this.pageCount);let m=0,c=0,p=0;for(let w=1;w<=this.pageCount;w++){c+=this.differences[w],p+=d.differences[w];const i=w%2===1?"odd":"eve\
n";(c>0||this[i])&&!(p>0||d[i])&&(u[m++]=w)}return u.subarray(0,m)}}function x(h){return/^(not +)?\.\./i.test(h)?"has no start: a range is written 1..5":/^!/.test(
h)?"is not a page: leave out pages with not, such as not 2":(0,y.NL)(h.replace(/^not +/i,""))??"is not a page such as 3 or -1, a range such as 2..5 or 2.., odd,\
 even, all, or one of these after not"}}),14146:((G,D,g)=>{g.r(D),g.d(D,{extract_text:()=>Zt});var R=g(58552),y=g(27077),$=g(61491),v=g(5609),S=g(75449),I=g(39955),
M=g(62897),x=g(99182),h=g(77211);const d=100;function*u(e,t){let n="",s,o="",a=0;for(const{space:r,text:f,fragment:_}of e.pieces()){++a%d===0&&(yield y.Yz);const E=m(
_,t),P=r===""?"":" ";if(s&&c(s,E)){o+=P+f;continue}s&&(n+=p(o,s)),n+=P,s=E,o=f}return(s?n+p(o,s):"").trim()}function m(e,{linkOf:t,marksBold:n,isReference:s}){const{
bold:o,italic:a,fixedPitch:r}=e.style.font;return{bold:o&&n,italic:a,fixedPitch:r,link:t(e),isReference:s?.(e)===!0}}const c=(e,t)=>e.bold===t.bold&&e.italic===
t.italic&&e.fixedPitch===t.fixedPitch&&e.link===t.link&&e.isReference===t.isReference;function p(e,{bold:t,italic:n,fixedPitch:s,link:o,isReference:a}){if(a&&/^\d{1,3}$/.
test(e))return`[^${e}]`;let r=s?w(e):l(e);return/[\p{L}\p{N}]/u.test(e)&&(n&&(r=`*${r}*`),t&&(r=`**${r}**`)),o===void 0?r:`[${r}](${i(o)})`}function w(e){const t=(0,M.
K)((e.match(/`+/g)??[]).map(s=>s.length),0),n="`".repeat(t+1);return t>0?`${n} ${e} ${n}`:`${n}${e}${n}`}const i=e=>/[\s()<>]/.test(e)?`<${e.replace(/[\s<>]/g,encodeURIComponent)}\
>`:e,l=e=>e.replace(/[\\`*[\]]/g,"\\$&").replace(/(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])/gu,"\\_").replace(/<(?=[A-Za-z/!?])/g,"\\<"),b=e=>e.replace(/^(?=#{1,6}(?:\s|$)|>|[-+](?:\s|$)|(?:-{3,}|={3,}|_{3,})$)/,
"\\").replace(/^(\d{1,9})([.)])(?=\s|$)/,"$1\\$2"),O=1.15,L=150,A=/^[\u2022\u25e6\u25aa\u2023\u00b7\u25cf\u25cb\u25a0\u25a1\u2013\u2014*-](?:\s+|$)/u,N=/^(\d{1,3}|[a-z])[.)]\s+/,
j=3,B=150,W=100,U=50;function*Y(e,t,n,s){const o=[],a=new X(t,n,s);for(let r=0,f;r<e.length;r=f){const _=e[r];if(f=r+1,_ instanceof S._){o.push(yield*a.ruled(_));
continue}for(;f<e.length&&!(e[f]instanceof S._);)f++;yield*V(e.slice(r,f),a,o)}return o}function*V(e,t,n){const s=e.flatMap(o=>o.lines.map((a,r)=>({line:a,begins:r===
0})));for(let o=0,a;o<s.length;o=a){if(a=yield*tt(s,o),a-o>=j){n.push(yield*t.table(s.slice(o,a).map(({line:_})=>_)));continue}const{line:r}=s[o],f=t.kindOf(r);
for(a=o+1;a<s.length&&!s[a].begins&&t.goesOn(f,r,s[a].line);a++)(a-o)%U===0&&(yield y.Yz);o%U===0&&(yield y.Yz),n.push(yield*t.piece(f,s.slice(o,a).map(_=>_.line),
n.at(-1)))}}class X{body;edges;linkOf;depths=[];constructor(t,n,s){this.body=t,this.edges=n,this.linkOf=s}kindOf(t){const n=H(t,this.edges);if(F(t,"fixedPitch"))
return"code";if(A.test(n)||N.test(n))return"item";const s=t.size>=O*this.body.size,o=!this.body.isBold&&F(t,"bold")&&!/[.,;:]$/.test(n);return(s||o)&&n.length<=
L?"heading":"paragraph"}goesOn(t,n,s){const o=this.kindOf(s);return t==="item"?o==="paragraph"&&s.start>n.start+s.size/2:o===t&&(t!=="heading"||Math.abs(s.size-
n.size)<.5)}*piece(t,n,s){const{edges:o,linkOf:a}=this;if(t==="code")return{kind:t,lines:yield*q(n,o)};const r=yield*u(yield*(0,x.gB)(n,o),{linkOf:a,marksBold:t!==
"heading"&&!this.body.isBold});if(t==="heading")return{kind:t,level:this.levelOf(n[0]),text:r};if(t==="paragraph")return{kind:t,text:r};s?.kind!=="item"&&(this.
depths=[]);const f=N.exec(H(n[0],o))?.[0].trim()??"-",_=/^\d/.test(f);return{kind:t,depth:this.depthOf(n[0]),mark:_?f:"-",text:r.replace(_?/^(?:\*\*|\*)?\d{1,3}[.)](?:\*\*|\*)?\s*/:
/^(?:\\?\*|[\u2022\u25e6\u25aa\u2023\u00b7\u25cf\u25cb\u25a0\u25a1\u2013\u2014-])\s*/u,"")}}*table(t){const n=st(t),s=[];for(const{segments:o}of t){yield y.Yz;const a=[];
for(const r of n){const f=o.find(_=>Z(_,r));a.push(yield*this.cell(f?[new v.N1(f)]:[]))}s.push(a)}return{kind:"table",rows:s}}*ruled({rows:t}){const n=[];for(const s of t){
const o=[];for(const a of s)yield y.Yz,o.push(yield*this.cell(a));n.push(o)}return{kind:"table",rows:n}}*cell(t){return t.length===0?"":yield*u(yield*(0,x.gB)(t,
this.edges),{linkOf:this.linkOf,marksBold:!1})}levelOf({size:t}){const{headings:n,size:s}=this.body,o=t>=O*s?n.findIndex(a=>t>a-.5):n.length;return Math.min(Math.
max(o,0)+1,6)}depthOf({start:t,size:n}){for(;this.depths.length>0&&this.depths.at(-1)>t+n/2;)this.depths.pop();return(this.depths.length===0||t>this.depths.at(-1)+
n/2)&&this.depths.push(t),this.depths.length-1}}const H=(e,t)=>e.segments.map(n=>(0,h.x)(n,t)).join(" "),F=({segments:e},t)=>e.every(({fragments:n})=>n.every(({
style:s})=>s.font[t])),Q=10;function*q(e,t){const n=(0,M.Y)(e.map(({start:r})=>r)),s=e.slice(1).map((r,f)=>Math.abs(r.baseline-e[f].baseline)),o=(0,M.Y)(s.filter(
(r,f)=>r>e[f].size*.8)),a=[];for(const[r,f]of e.entries()){r%U===U-1&&(yield y.Yz);const _=H(f,t),E=r===0?0:Math.round(s[r-1]/o)-1;for(let T=0;T<Math.min(E,Q);T++)
a.push("");const P=(f.end-f.start)/Math.max(_.length,1);a.push(" ".repeat(Math.round((f.start-n)/Math.max(P,1)))+_)}return a}const Z=(e,[t,n])=>e.start<n&&e.end>
t;function*tt(e,t){let n=t;for(;n<Math.min(e.length,t+B);){const{line:s}=e[n],o=e[n-1]?.line;if(s.segments.length<2||s.segments.length>W||s.frame!==e[t].line.frame||
n>t&&(s.baseline<=o.baseline||s.baseline>o.baseline+4*s.size)||(n>t&&(yield y.Yz),!st(e.slice(t,n+1).map(a=>a.line))))break;n++}return n}function pt(e,t){let n=0;
for(let s=e.length;n<s;){const o=n+s>>1;e[o][0]<=t?n=o+1:s=o}return n-1}function st(e){const t=e.flatMap(({segments:o})=>o).sort((o,a)=>o.start-a.start),n=[];for(const{
start:o,end:a}of t){const r=n.at(-1);r&&o<r[1]?r[1]=Math.max(r[1],a):n.push([o,a])}return n.length>1&&n.length<=W&&e.every(({segments:o})=>new Set(o.map(({start:a})=>pt(
n,a))).size===o.length)?n:void 0}var mt=g(24713);const yt=/^(?:\\?[*+-](?=\s|$)|[\u2022\u25e6\u25aa\u2023\u00b7\u25cf\u25cb\u25a0\u25a1\u2013\u2014\uf0b7]|\d{1,3}\\?[.)])\s*/u,
bt=/^(\d{1,3})\\?([.)])\s/,ot=/^([\u2610-\u2612])\s*/u,wt=100;function*xt(e){const{blocks:t,leaves:n}=e,s=_t(n),o=Ot(n),a=n.some(({element:E})=>nt("Note",E)),r=[],
f=E=>{for(;s.length>0&&s[0].order<E;)r.push({kind:"figure",alternative:s.shift().alternative})};let _="";for(let E=0,P;E<t.length;E=P){const{element:T}=t[E];P=E+
1;const k=Lt(t[E],e);if(k!==void 0&&f(k),rt("Lbl",t[E].lines,e.leafOf))_=yield*vt(t[E],e);else if(T?.type==="TR"){const C=at(T);for(;P<t.length&&t[P].element?.type===
"TR"&&at(t[P].element)===C;)P++;const K=[];for(const z of t.slice(E,P))K.push(yield*Et(z,e,o));r.push({kind:"table",rows:K,quotes:it(T)})}else{const C=yield*Mt(
t[E],e,{label:_,hasNotes:a});r.push({...C,quotes:it(T)}),_=""}E%wt===0&&(yield y.Yz)}return f(1/0),r.filter(E=>!("text"in E)||E.text!=="")}function*vt({lines:e},{
edges:t,linkOf:n}){return yield*u(yield*(0,x.gB)(e,t),{linkOf:n,marksBold:!1})}function*Mt({lines:e,element:t},n,{label:s,hasNotes:o}){const{edges:a,linkOf:r,leafOf:f}=n,
_=t?.type??"P";if(e.length>1&&rt("Code",e,f))return{kind:"code",lines:yield*q(e,a)};const E=_==="Title"||_==="H"?1:Number(/^H([1-6])$/.exec(_)?.[1]??0),P=et=>o&&
nt("Reference",f(et)?.element),T=yield*u(yield*(0,x.gB)(e,a),{linkOf:r,marksBold:E===0,isReference:P});if(E>0)return{kind:"heading",level:E,text:T};const k=t&&nt(
"Note",t)?/^(\d{1,3})\\?[.)]?$/.exec(s):null;if(k)return{kind:"note",number:k[1],text:T};const C=t?[...(0,$.Hy)(t)].filter(et=>et.type==="LI"):[];if(C.length===
0)return{kind:"paragraph",text:s===""?T:`${s} ${T}`};const K=bt.exec(`${s} ${T}`.trimStart()),z=ot.exec(`${s} ${T}`.trimStart()),J=z?z[1]==="☐"?"[ ] ":"[x] ":
"",Qt=[...(0,$.Hy)(C[0])].filter(et=>et.type==="L").length-1;return{kind:"item",depth:Math.max(Qt,0),mark:K?`${K[1]}${K[2]}`:"-",text:J+T.replace(z?ot:yt,"")}}const rt=(e,t,n)=>t.
every(({segments:s})=>s.every(({fragments:o})=>o.every(a=>nt(e,n(a)?.element)))),it=e=>[...(0,$.Hy)(e)].filter(({type:t})=>t==="BlockQuote").length,nt=(e,t)=>{for(const{
type:n}of(0,$.Hy)(t))if(n===e)return!0;return!1};function at(e){for(const t of(0,$.Hy)(e.parent))if(t.type==="Table")return t;return e.parent}function Ot(e){const t=new Map;
for(const{element:n}of e){const s=ct(n),o=s?.parent;if(o?.type!=="TR")continue;const a=t.get(o);a?a.add(s):t.set(o,new Set([s]))}return t}function*Et({lines:e,element:t},{
leafOf:n,edges:s,linkOf:o},a){const r=t&&a.get(t),f=new Map(Array.from(r??[],E=>[E,[]]));for(const{segments:E}of e)for(const{fragments:P}of E)for(const T of P){
const k=ct(n(T)?.element),C=f.get(k);C?C.push(T):f.set(k,[T])}const _=[];for(const E of f.values()){const P=yield*(0,y.p9)(E,(k,C)=>k.order-C.order),T=yield*(0,x.
gB)(yield*(0,v._I)(yield*(0,mt.q9)(P)),s);_.push(yield*u(T,{linkOf:o,marksBold:!1}))}return _}function ct(e){for(const t of(0,$.Hy)(e))if(t.type==="TD"||t.type===
"TH")return t;return e&&(0,I.VN)(e)}function Lt({lines:e},{leafOf:t}){return t(e[0].segments[0].fragments[0])?.order}function _t(e){const t=new Set;return e.flatMap(
({element:n,order:s})=>{const o=[...(0,$.Hy)(n)].find(({type:r})=>r==="Figure");if(!o||t.has(o))return[];t.add(o);const a=o.alternative?.replace(/\s+/g," ").trim();
return a?[{order:s,alternative:a}]:[]})}var lt=g(45599),ft=g(6057),$t=g(87141);const Pt=/^(?:https?|mailto|tel|ftp):/i,St=5e3;function Tt(e,t){const[n,s,o,a,r,f]=(0,$t.
y)((0,ft.iw)(e,t)),_=[];for(const E of(e.array(e.entry(e.pages.number(t),"Annots"))??[]).slice(0,St)){const P=e.dict(E);if(!P||!(0,lt.Eo)(e.resolve(P.get("Subty\
pe")),"Link"))continue;const T=At(e,P.get("A")),k=T===void 0?void 0:(0,ft.b0)(e,P.get("Rect"));if(!k)continue;const C=[n*k[0]+o*k[1]+r,n*k[2]+o*k[3]+r],K=[s*k[0]+
a*k[1]+f,s*k[2]+a*k[3]+f],[z,J]=[Math.min(...C),Math.min(...K)];_.push({area:{x:z,y:J,width:Math.max(...C)-z,height:Math.max(...K)-J},uri:T})}return({box:{x:E,y:P,
width:T,height:k}})=>{const[C,K]=[E+T/2,P+k/2];return _.find(({area:z})=>C>=z.x&&C<=z.x+z.width&&K>=z.y&&K<=z.y+z.height)?.uri}}function At(e,t){const n=e.dict(
t),s=e.resolve(n?.get("URI"));if(!(s instanceof lt.Mx))return;const o=Buffer.from(s.bytes).toString("latin1");return Pt.test(o)?o:void 0}function Rt(e){let t="";
for(const[n,s]of e.entries()){const{quotes:o=0}=s,a=e[n-1];if(a){const f=Math.min(a.quotes??0,o);t+=a.kind==="item"&&s.kind==="item"?`
`:`
${">".repeat(f)}
`}const r=">".repeat(o)+(o>0?" ":"");t+=o>0?dt(s).replace(/^/gm,r):dt(s)}return t}function dt(e){switch(e.kind){case"heading":return`${"#".repeat(e.level)} ${e.
text}`;case"paragraph":return b(e.text);case"note":return`[^${e.number}]: ${e.text}`;case"item":return`${"   ".repeat(e.depth)}${e.mark} ${e.text}`;case"code":{
const t=(0,M.K)(e.lines.flatMap(s=>(s.match(/`+/g)??[]).map(o=>o.length)),2),n="`".repeat(t+1);return[n,...e.lines,n].join(`
`)}case"table":return It(e.rows);case"figure":return`![${e.alternative.replace(/[\\[\]]/g,"\\$&")}]()`}}function It(e){const t=(0,M.K)(e.map(a=>a.length)),n=a=>`\
| ${Array.from({length:t},(r,f)=>(a[f]??"").replaceAll("|","\\|")).join(" | ")} |`,[s,...o]=e;return[n(s),`|${" --- |".repeat(t)}`,...o.map(n)].join(`
`)}const Nt=3,ut=3,ht=.12;function Bt(e){const t=new Map;for(const[s,{blocks:o,found:{height:a}}]of e.entries())for(const r of kt(o,a)){const f=Dt(r),_=t.get(f);
_?_.push({line:r,page:s}):t.set(f,[{line:r,page:s}])}const n=new Set;for(const s of t.values())if(!(new Set(s.map(({page:o})=>o)).size<Nt))for(const{line:o}of s)
n.add(o);return n}function kt(e,t){const s=e.flatMap(r=>r instanceof S._?[]:r.lines).filter(({frame:r})=>r.cos===1&&!r.vertical).sort((r,f)=>r.baseline-f.baseline),
o=s.slice(0,ut).filter(({baseline:r})=>r<ht*t),a=s.slice(-ut).filter(({baseline:r})=>r>(1-ht)*t);return[...o,...a]}function Dt({segments:e,baseline:t}){const n=e.
map(({fragments:s})=>s.map(o=>o.text).join("")).join(" ");return`${Math.round(t/4)} ${n.replace(new RegExp("\\p{Nd}+","gu"),"0")}`}async function Ct(e,t,{keepRepeated:n=!1}={}){
const s=n?new Set:Bt(t),o=Ut(t),a=[];for(const r of t){a.push(Rt(await Kt(e,r,o,s)));const f=e.job.pace.step(r.characters*50);f&&await f}return{pages:a,repeatedLines:s.
size}}async function Kt(e,t,n,s){const o=t.blocks.flatMap(P=>{if(P instanceof S._)return[P];const T=P.lines.filter(k=>!s.has(k));return T.length===0?[]:[T.length===
P.lines.length?P:v.eB.of(T,P.element)]}),{fragments:a,leafOf:r,edges:f}=t.found,_=Tt(e,t.index),E=e.pages.number(t.index);if(r&&(a.length===0||(0,I.P$)(a,r))){const P=(await(0,$.
g$)(e))?.leaves(E)??[];return(0,y.k6)(xt({blocks:o,leafOf:r,leaves:P,edges:f,linkOf:_}),e.job.pace)}return(0,y.k6)(Y(o,n,f,_),e.job.pace)}const zt=6;function Ut(e){
const t=new Map;let n=0,s=0;for(const{found:r}of e)for(const{style:f,text:_}of r.fragments){const E=Math.round(f.size*2)/2;t.set(E,(t.get(E)??0)+_.length),s+=_.
length,f.font.bold&&(n+=_.length)}const[o]=[...t].reduce((r,f)=>f[1]>r[1]?f:r,[0,0]),a=[...t.keys()].filter(r=>r>=1.15*o).sort((r,f)=>f-r);return{size:o,isBold:n>
s/2,headings:a.slice(0,zt)}}var jt=g(29082),Wt=g(90966),Gt=g(98446),Ht=g(4528),Yt=g(55772),Ft=g(66403),Xt=g(22154);const gt=100,Zt=async(e,t,n)=>{const s=await(0,Wt.
E)(e.bytes,n,{password:t.open_password}),o=s.pages.count,a=(0,jt.k1)(t.pages,o);if(t.word_boxes&&a.length>gt)throw(0,R.G6)([{field:"word_boxes",message:`takes a\
t most ${gt} pages, and ${a.length} are asked for: name fewer in pages`,mentions:["pages"]}]);const r=new Xt.z(s,a.length,t.layout==="markdown"),{texts:f,words:_,
notes:E}=await Vt(s,a,r,t),P=await(0,Yt.fl)(s),T=f.map((C,K)=>{const z=a[K];return{page:z,label:P(z-1),text:C,..._[K]&&{words:_[K]}}}),k={text:f.join(t.layout===
"markdown"?`

`:"\f"),mediaType:(0,Ht.GW)({layout:t.layout}),pageCount:o,characters:r.characters,unreadable:r.unreadable,...t.per_page&&{pages:T}};return{documents:[{...e,pageCount:o}],
data:k,notes:[...r.notes,...E],facts:{}}};async function Vt(e,t,n,s){const{layout:o,word_boxes:a,keep_repeated:r}=s,{pace:f}=e.job,_=[],E=[],P=[];for(const C of t){
const K=await n.page(C);a&&E.push((await(0,y.k6)(K.words(),f)).map(({text:z,...J})=>({text:z,...(0,Ft.a)(J)}))),o==="markdown"?P.push(K):_.push(await(0,y.k6)(K.
layout(o),f))}if(o!=="markdown")return{texts:_,words:E,notes:[]};const{pages:T,repeatedLines:k}=await Ct(e,P,{keepRepeated:r});return{texts:T,words:E,notes:k>0?
[Jt(k)]:[]}}const Jt=e=>({code:"repeated_lines_removed",message:`${(0,Gt.y_)(e,"line")} of headers and footers, which repeat on the pages, are not in the Markdo\
wn: set keep_repeated to true to keep them.`,mentions:["keep_repeated"]})}),55772:((G,D,g)=>{g.d(D,{fl:()=>h,mm:()=>M,vg:()=>x});var R=g(94289),y=g(33546),$=g(74135),
v=g(59071);const S=1e3;function I(u){const{width:m,height:c}=(0,$.iN)(u),p=w=>Math.round(w*u.userUnit*S)/S;return{width:p(m),height:p(c)}}function M({kinds:u,kindOf:m}){
const c=new Int32Array(u.length),p=new Int32Array(u.length);for(let i=m.length-1;i>=0;i--)c[m[i]]++,p[m[i]]=i+1;const w=new Map;for(const[i,l]of u.entries()){const{
width:b,height:O}=I(l),L=`${b} ${O}`,A=w.get(L);A?A.count+=c[i]:w.set(L,{width:b,height:O,count:c[i],firstPage:p[i]})}return[...w.values()]}async function x(u,{
kinds:m,kindOf:c},p){const w=await h(u),i=m.map(I);return Array.from(c,(l,b)=>({...i[l],rotation:m[l].rotation,label:w(b),characters:p?.[b]??null}))}async function h(u){
const m=await(0,y.Hr)(u);return c=>m?d(m(c)):null}function d({style:u,prefix:m,number:c}){return(0,v.ZK)(m)+(0,R.Y)(u,c)}}),66403:((G,D,g)=>{g.d(D,{a:()=>$});const R=100,
y=v=>Math.round(v*R)/R,$=v=>v?{x:y(v.x),y:y(v.y),width:y(v.width),height:y(v.height)}:null}),94289:((G,D,g)=>{g.d(D,{Y:()=>R});function R(M,x){switch(M){case"D":
return String(x);case"R":return S(x);case"r":return S(x).toLowerCase();case"A":return I(x);case"a":return I(x).toLowerCase();default:return""}}const y=[[1e3,"M"],
[900,"CM"],[500,"D"],[400,"CD"],[100,"C"],[90,"XC"],[50,"L"],[40,"XL"],[10,"X"],[9,"IX"],[5,"V"],[4,"IV"],[1,"I"]],$=1e5,v=2600;function S(M){if(M>$)return String(
M);let x="",h=M;for(const[d,u]of y)for(;h>=d;)x+=u,h-=d;return x}function I(M){return M>v?String(M):String.fromCharCode(65+(M-1)%26).repeat(Math.ceil(M/26))}}),
33546:((G,D,g)=>{g.d(D,{FB:()=>S,Hr:()=>M,Zh:()=>x,k$:()=>I,qm:()=>h});var R=g(93604),y=g(45599),$=g(81077);const v={first:0,style:"D",prefix:void 0,start:1};async function S(c){
const p=c.catalog.get("PageLabels");if(!c.dict(p))return;const w=(await(0,$.Zc)(c,p,"Nums")).map(([i,l])=>({first:Number(i),label:c.dict(l)})).filter(({first:i})=>Number.
isInteger(i)&&i>=0).sort((i,l)=>i.first-l.first).filter(({first:i},l,b)=>b[l+1]?.first!==i).map(({first:i,label:l})=>({first:i,...d(c,l)}));return w[0]?.first===
0?w:[v,...w]}function I(c,p){const w=c.editCatalog();if(p.length===0){w.delete("PageLabels");return}const l=(p[0].first===0?p:[v,...p]).map(({first:b,start:O,...L})=>[
b,m({...L,number:O})]);w.set("PageLabels",c.add((0,$.H6)(c,l,"Nums")))}async function M(c){const p=await S(c);if(!p)return;const w=p.map(({first:i})=>i);return i=>{
const l=p[(0,R.M)(w,i)-1];return{...l,number:l.start+i-l.first}}}function x(c,p){const w=[];let i,l=0;for(const b of p)(!i||!u(i,b))&&w.push([l,m(b)]),i=b,l++;return(0,$.
H6)(c,w,"Nums")}async function h(c,p){const w=await M(c);if(!w)return;const i=x(c,Array.from(p,l=>w(l-1)));c.editCatalog().set("PageLabels",c.add(i))}function d(c,p){
const w=c.resolve(p?.get("S")),i=c.resolve(p?.get("P")),l=c.resolve(p?.get("St"));return{style:w instanceof y.SX?w.text:void 0,prefix:i instanceof y.Mx&&i.bytes.
length>0?i:void 0,start:typeof l=="number"&&Number.isInteger(l)&&l>=1?l:1}}function u(c,p){return c.style!==p.style||p.style!==void 0&&p.number!==c.number+1?!1:
c.prefix===p.prefix?!0:!!c.prefix&&!!p.prefix&&Buffer.compare(c.prefix.bytes,p.prefix.bytes)===0}function m({style:c,prefix:p,number:w}){return(0,y.jd)({S:c===void 0?
void 0:(0,y.UU)(c),P:p,St:c===void 0||w===1?void 0:w})}}),81077:((G,D,g)=>{g.d(D,{AN:()=>h,BX:()=>I,H6:()=>M,MN:()=>x,Pu:()=>v,Zc:()=>S});var R=g(45599),y=g(9819);
const $=64,v=i=>typeof i=="number"?String(i):Buffer.from(i.bytes).toString("latin1");async function S(i,l,b){const O=[];for(const L of await u(i,l,0,b)){for(const N of c(
i,L,b))O.push(N);const A=i.job.pace.step(d);A&&await A}return O}async function I(i,l,b,O,L,A){const N=await u(i,l,b,O,A);for(let j=N.length-1;j>=0;j--){const B=N[j],
W=c(i,B,O),U=W.filter(([H,F])=>!L(H,F)),Y=i.job.pace.step(d+W.length*d);Y&&await Y,U.length<W.length&&(i.edit(B.holder),B.dict.set(O,U.flat()),B.changed=!0);for(const H of B.
repeats)i.edit(B.holder),B.dict.delete(H),B.changed=!0;if(B.emptyKids){const H=(i.array(B.dict.get("Kids"))??[]).filter(F=>!B.emptyKids.has(i.dict(F)));i.edit(B.
holder),B.dict.set("Kids",H),B.changed=!0}if(!B.changed)continue;const V=i.array(B.dict.get("Kids"))??[];B.empty=U.length===0&&V.length===0;const X=B.parent;X&&
(X.changed=!0,B.empty?(X.emptyKids??=new Set).add(B.dict):p(i,B,U,V))}return N[0]?.empty??!1}function M(i,l,b){if(l.length<=$)return(0,R.jd)({[b]:l.flat()});let O=[];
for(const L of w(l)){const[A,N]=[L[0][0],L.at(-1)[0]];O.push({ref:i.add((0,R.jd)({Limits:[A,N],[b]:L.flat()})),low:A,high:N})}for(;O.length>$;)O=w(O).map(L=>{const[
A,N]=[L[0].low,L.at(-1).high];return{ref:i.add((0,R.jd)({Limits:[A,N],Kids:L.map(({ref:j})=>j)})),low:A,high:N}});return(0,R.jd)({Kids:O.map(({ref:L})=>L)})}const x=(i,l)=>M(
i,h([...l].map(([b,O])=>[(0,R.Px)(b),O])),"Names");function h(i){return i.map(l=>({entry:l,key:v(l[0])})).sort((l,b)=>l.key<b.key?-1:l.key>b.key?1:0).map(({entry:l})=>l)}
const d=100;async function u(i,l,b,O,L){const A=new y.b9(i),N=new Set,j=U=>N.size<N.add(U).size,B=[],W=[{value:l??null,holder:b,parent:void 0}];for(let U=W.pop();U!==
void 0;U=W.pop()){A.spend(1);const Y=i.dict(U.value);if(!Y||!j(Y)||L&&U.parent&&!m(i,Y,L))continue;const V=[],X=Z=>{const tt=i.array(Y.get(Z));return!tt||j(tt)?
tt??[]:(V.push(Z),[])},H=X(O).length>>1,F=X("Kids"),Q={dict:Y,holder:(0,y.Kd)(U.value,U.holder),parent:U.parent,repeats:V};B.push(Q),A.spend(H);for(let Z=F.length-
1;Z>=0;Z--)W.push({value:F[Z],holder:(0,y.Kd)(Y.get("Kids"),Q.holder),parent:Q});const q=i.job.pace.step(d+H*d);q&&await q}return B}function m(i,l,b){const[O,L]=i.
array(l.get("Limits"))??[];return typeof O!="number"||typeof L!="number"||b(O,L)}function c(i,{dict:l,repeats:b},O){const L=b.includes(O)?void 0:i.array(l.get(O));
if(!L)return[];const A=[];for(let N=0;N+1<L.length;N+=2){const j=i.resolve(L[N]);(O==="Names"?j instanceof R.Mx:typeof j=="number")&&A.push([j,L[N+1]])}return A}
function p(i,l,b,O){const L=j=>i.array(i.dict(j)?.get("Limits"))??[],A=b[0]?.[0]??L(O[0])[0],N=b.at(-1)?.[0]??L(O.at(-1))[1];i.edit(l.holder),A!==void 0&&N!==void 0?
l.dict.set("Limits",[A,N]):l.dict.delete("Limits")}function w(i){const l=[];for(let b=0;b<i.length;b+=$)l.push(i.slice(b,b+$));return l}}),59071:((G,D,g)=>{g.d(
D,{Gh:()=>x,ZK:()=>h,wh:()=>M});var R=g(77581),y=g(45599);const $=/\u001b[A-Za-z]{2}[A-Za-z-]{0,8}\u001b/g,v=/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]/g,
S=/[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g,I=d=>d.replace($,"").replace(v,"").replace(S,"�"),M=d=>I(d).trim();function x(d){const u=d instanceof
y.Mx?M((0,R.g7)(d)):"";return u===""?null:u}const h=d=>d?I((0,R.g7)(d)):""}),70549:((G,D,g)=>{g.d(D,{n:()=>R});function R(y){const $=new WeakMap;return v=>{if(v.
hasChanges)return y(v);const S=$.get(v);if(S)return S.answer;const I=y(v);return $.set(v,{answer:I}),I}}}),9819:((G,D,g)=>{g.d(D,{J7:()=>$,Kd:()=>I,Wo:()=>M,_i:()=>S,
b9:()=>v});var R=g(42973),y=g(45599);class ${document;gone=new Set;chased=new Set;constructor(h){this.document=h}remove(h){const{catalog:d,catalogNumber:u,pages:m}=this.
document,c=d.get("Pages");h===u||(0,y.i9)(c)&&h===c.number||m.holds(h)||(this.gone.add(h),this.document.remove(h))}chase(h){this.chased.add(h)}removed(){return this.
gone}takeChased(){const h=this.chased;return this.chased=new Set,h}isGone(h){return(0,y.i9)(h)&&this.gone.has(h.number)}}class v{most;left;constructor(h){this.most=
this.left=h.job.limits.nodes}spend=h=>{if(this.left-=h,this.left<0)throw(0,R.F)("nodes",`The document has more than ${this.most} fields, bookmarks, names and st\
ructure elements`,"Remove bookmarks or tags with another program first")}}class S{seen;beyond=new Set;allowance;constructor(h,d=new v(h)){this.allowance=d,this.
seen=new Uint8Array((h.size>>3)+1)}first(h){if(this.allowance.spend(1),!(0,y.i9)(h))return!0;const{number:d}=h,u=d>>3;if(u>=this.seen.length)return this.beyond.
size<this.beyond.add(d).size;const m=1<<(d&7),c=(this.seen[u]&m)===0;return this.seen[u]|=m,c}}function I(x,h){return(0,y.i9)(x)?x.number:h}function M(x,h){const d=x.
catalog.get(h),u=x.dict(d);return u&&{dict:u,holder:I(d,x.catalogNumber)}}}),93604:((G,D,g)=>{g.d(D,{B:()=>R,M:()=>y});const R=(v,S)=>$(v,S,!1),y=(v,S)=>$(v,S,!0);
function $(v,S,I){let[M,x]=[0,v.length];for(;M<x;){const h=M+x>>1,d=v[h];d<S||I&&d===S?M=h+1:x=h}return M}})};
