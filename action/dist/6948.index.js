"use strict";exports.id=6948,exports.ids=[6948],exports.modules={4528:((H,C,g)=>{g.d(C,{GW:()=>T,_m:()=>D,lg:()=>y,uv:()=>R});const B=null,y={"application/json":".json","tex\
t/plain":".txt","text/markdown":".md"};function T(O){const{per_page:v,layout:b}=O;return v===!0?"application/json":b==="markdown"?"text/markdown":"text/plain"}function $(O){
const v=T(O);return v==="text/markdown"?["application/json",v,"text/plain"]:[...new Set(["application/json",v])]}const R=({text:O})=>typeof O=="string"?O:"";function D({
text:O,pages:v,...b}){return b}}),72750:((H,C,g)=>{g.d(C,{Ly:()=>D,NL:()=>_,UL:()=>O,aW:()=>R,bs:()=>h,ml:()=>u,p6:()=>$,xv:()=>v});var B=g(58552),y=g(98446);const T=/^ *(-?\d+)(?:(\.\.)(-?\d+)?)? *$/;
function $(l){const d=[],r=[];for(const[c,f]of l.split(",").entries()){const x=c+1,m=T.exec(f),L=P=>{r.push(`entry ${x} ('${u(f)}') ${P}`)};if(f.trim()===""){r.
push(`entry ${x} is empty: write pages such as 3,1,2 or 2..5, separated by single commas`);continue}if(!m){L(b(f));continue}const S=Number(m[1]),I=m[3]===void 0?
void 0:Number(m[3]);S===0||I===0?L("names page 0: pages count from 1, and -1 is the last page"):d.push({from:S,to:I,range:m[2]!==void 0,text:f.trim(),position:x})}
return r.length>0?{problem:h(r)}:{items:d}}function R(l,d,r){const c=I=>(0,B.G6)([{field:"page_order",message:I}]),f=$(l);if("problem"in f)throw c(f.problem);const x=D(
f.items,d);if("problem"in x)throw c(x.problem);const m=O(x.spans);if(m>r)throw c(`names ${m} pages in all; at most ${r} are allowed`);const L=new Uint32Array(m);
let S=0;for(const{first:I,last:P}of x.spans){const U=I<=P?1:-1;for(let k=I;k!==P+U;k+=U)L[S++]=k}return L}function D(l,d){const r=[],c=l.map(f=>{const x=P=>P<0?
d+1+P:P,m=x(f.from),L=f.range?f.to===void 0?d:x(f.to):m,I=[[f.from,m],[f.to??f.from,L]].find(([,P])=>P<1||P>d);return I&&r.push(`entry ${f.position} ('${u(f.text)}\
') names ${v(I[0])}, but the document has ${(0,y.y_)(d,"page")}`),{first:m,last:L}});return r.length>0?{problem:h(r)}:{spans:c}}const O=l=>l.reduce((d,{first:r,
last:c})=>d+Math.abs(c-r)+1,0);function v(l){return Number.isSafeInteger(l)?`page ${l}`:"a page far beyond its end"}function b(l){return/^ *\.\./.test(l)?"has n\
o start: a range is written 1..5":_(l)??"is not a page, such as 3 or -1, nor a range, such as 2..5 or 2.."}const w=5;function h(l){const d=l.length-w;return[...l.
slice(0,w),...d>0?[`and ${d} more such entries`]:[]].join("; ")}function _(l){const d=/^ *(\d{1,10}) *[-–]+ *(\d{0,10}) *$/.exec(l);return d?`is not a range: \
write ${d[1]}..${d[2]}${d[2]===""?" for this page and all after it":""}`:/\bfirst\b/i.test(l)?"is not a page: the first page is written 1, and a range from it 1\
..5":/\b(last|end)\b/i.test(l)?"is not a page: the last page is written -1, and a range to it 2..":void 0}function u(l){const d=[...l].map(r=>/[\p{Cc}\p{Cs}\u2028\u2029]/u.
test(r)?"?":r);return(0,y.Bu)(d.join(""),40)}}),29082:((H,C,g)=>{g.d(C,{k1:()=>D,lY:()=>R,m7:()=>O});var B=g(58552),y=g(72750),T=g(98446);const $=/^(not +)?(?:(odd|even|all)|(-?\d+)(?:(\.\.)(-?\d+)?)?)$/i;
function R(w){const h=[],_=[];for(const[u,l]of w.split(",").entries()){const d=u+1,r=l.trim();if(r===""){_.push(`entry ${d} is empty: write pages such as 1..3, \
-1, odd, separated by single commas`);continue}const c=$.exec(r),f=G=>{_.push(`entry ${d} ('${(0,y.ml)(r)}') ${G}`)};if(!c){f(b(r));continue}const[,x,m,L,S,I]=c,
P={negated:x!==void 0,text:r,position:d};if(m!==void 0){h.push({...P,pages:m.toLowerCase()});continue}const U=Number(L),k=S===void 0?U:I===void 0?"end":Number(I);
U===0||k===0?f("names page 0: pages count from 1, and -1 is the last page"):h.push({...P,pages:{from:U,to:k}})}return _.length>0?{problem:(0,y.bs)(_)}:{items:h}}
function D(w,h,_="pages"){const u=f=>(0,B.G6)([{field:_,message:f}]),l=R(w);if("problem"in l)throw u(l.problem);const d=new v(h),r=new v(h),c=[];for(const f of l.
items){const x=f.negated?r:d;if(typeof f.pages=="string"){x.add(f.pages);continue}const{from:m,to:L}=f.pages,S=m<0?h+1+m:m,I=L==="end"?h:L<0?h+1+L:L,U=(L==="end"?
m<0?[[m,S]]:[]:[[m,S],[L,I]]).find(([,k])=>k<1||k>h);U&&c.push(`entry ${f.position} ('${(0,y.ml)(f.text)}') names ${(0,y.xv)(U[0])}, but the document has ${(0,T.
y_)(h,"page")}`),!(L==="end"&&S>h||c.length>0)&&x.range(Math.min(S,I),Math.max(S,I))}if(c.length>0)throw u((0,y.bs)(c));return l.items.every(({negated:f})=>f)&&
d.add("all"),d.without(r)}function O(w){const h=R(w);if("problem"in h||h.items.length!==1)return;const{negated:_,pages:u}=h.items[0];if(_)return;if(u==="all")return{
first:1};if(typeof u=="string"||u.from<1)return;const{from:l,to:d}=u;return d==="end"?{first:l}:d===-1?{first:l}:d<1?void 0:{first:Math.min(l,d),last:Math.max(l,
d)}}class v{pageCount;differences;odd=!1;even=!1;constructor(h){this.pageCount=h,this.differences=new Int32Array(h+2)}add(h){h!=="even"&&(this.odd=!0),h!=="odd"&&
(this.even=!0)}range(h,_){this.differences[h]++,this.differences[_+1]--}without(h){const _=new Uint32Array(this.pageCount);let u=0,l=0,d=0;for(let r=1;r<=this.pageCount;r++){
l+=this.differences[r],d+=h.differences[r];const c=r%2===1?"odd":"even";(l>0||this[c])&&!(d>0||h[c])&&(_[u++]=r)}return _.subarray(0,u)}}function b(w){return/^(not +)?\.\./i.
test(w)?"has no start: a range is written 1..5":/^!/.test(w)?"is not a page: leave out pages with not, such as not 2":(0,y.NL)(w.replace(/^not +/i,""))??"is not\
 a page such as 3 or -1, a range such as 2..5 or 2.., odd, even, all, or one of these after not"}}),14146:((H,C,g)=>{g.r(C),g.d(C,{extract_text:()=>Zt});var B=g(
58552),y=g(27077),T=g(61491),$=g(5609),R=g(75449),D=g(39955),O=g(62897),v=g(99182),b=g(77211);const w=100;function*h(e,t){let n="",s,o="",a=0;for(const{space:i,
text:p,fragment:E}of e.pieces()){++a%w===0&&(yield y.Yz);const M=_(E,t),A=i===""?"":" ";if(s&&u(s,M)){o+=A+p;continue}s&&(n+=l(o,s)),n+=A,s=M,o=p}return(s?n+l(o,
s):"").trim()}function _(e,{linkOf:t,marksBold:n,isReference:s}){const{bold:o,italic:a,fixedPitch:i}=e.style.font;return{bold:o&&n,italic:a,fixedPitch:i,link:t(
e),isReference:s?.(e)===!0}}const u=(e,t)=>e.bold===t.bold&&e.italic===t.italic&&e.fixedPitch===t.fixedPitch&&e.link===t.link&&e.isReference===t.isReference;function l(e,{
bold:t,italic:n,fixedPitch:s,link:o,isReference:a}){if(a&&/^\d{1,3}$/.test(e))return`[^${e}]`;let i=s?d(e):c(e);return/[\p{L}\p{N}]/u.test(e)&&(n&&(i=`*${i}*`),
t&&(i=`**${i}**`)),o===void 0?i:`[${i}](${r(o)})`}function d(e){const t=(0,O.K)((e.match(/`+/g)??[]).map(s=>s.length),0),n="`".repeat(t+1);return t>0?`${n} ${e}\
 ${n}`:`${n}${e}${n}`}const r=e=>/[\s()<>]/.test(e)?`<${e.replace(/[\s<>]/g,encodeURIComponent)}>`:e,c=e=>e.replace(/[\\`*[\]]/g,"\\$&").replace(/(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])/gu,
"\\_").replace(/<(?=[A-Za-z/!?])/g,"\\<"),f=e=>e.replace(/^(?=#{1,6}(?:\s|$)|>|[-+](?:\s|$)|(?:-{3,}|={3,}|_{3,})$)/,"\\").replace(/^(\d{1,9})([.)])(?=\s|$)/,"$\
1\\$2"),x=1.15,m=150,L=/^[\u2022\u25e6\u25aa\u2023\u00b7\u25cf\u25cb\u25a0\u25a1\u2013\u2014*-](?:\s+|$)/u,S=/^(\d{1,3}|[a-z])[.)]\s+/,I=3,P=150,U=100,k=50;function*G(e,t,n,s){
const o=[],a=new X(t,n,s);for(let i=0,p;i<e.length;i=p){const E=e[i];if(p=i+1,E instanceof R._){o.push(yield*a.ruled(E));continue}for(;p<e.length&&!(e[p]instanceof
R._);)p++;yield*V(e.slice(i,p),a,o)}return o}function*V(e,t,n){const s=e.flatMap(o=>o.lines.map((a,i)=>({line:a,begins:i===0})));for(let o=0,a;o<s.length;o=a){if(a=
yield*tt(s,o),a-o>=I){n.push(yield*t.table(s.slice(o,a).map(({line:E})=>E)));continue}const{line:i}=s[o],p=t.kindOf(i);for(a=o+1;a<s.length&&!s[a].begins&&t.goesOn(
p,i,s[a].line);a++)(a-o)%k===0&&(yield y.Yz);o%k===0&&(yield y.Yz),n.push(yield*t.piece(p,s.slice(o,a).map(E=>E.line),n.at(-1)))}}class X{body;edges;linkOf;depths=[];constructor(t,n,s){
this.body=t,this.edges=n,this.linkOf=s}kindOf(t){const n=Y(t,this.edges);if(F(t,"fixedPitch"))return"code";if(L.test(n)||S.test(n))return"item";const s=t.size>=
x*this.body.size,o=!this.body.isBold&&F(t,"bold")&&!/[.,;:]$/.test(n);return(s||o)&&n.length<=m?"heading":"paragraph"}goesOn(t,n,s){const o=this.kindOf(s);return t===
"item"?o==="paragraph"&&s.start>n.start+s.size/2:o===t&&(t!=="heading"||Math.abs(s.size-n.size)<.5)}*piece(t,n,s){const{edges:o,linkOf:a}=this;if(t==="code")return{
kind:t,lines:yield*q(n,o)};const i=yield*h(yield*(0,v.gB)(n,o),{linkOf:a,marksBold:t!=="heading"&&!this.body.isBold});if(t==="heading")return{kind:t,level:this.
levelOf(n[0]),text:i};if(t==="paragraph")return{kind:t,text:i};s?.kind!=="item"&&(this.depths=[]);const p=S.exec(Y(n[0],o))?.[0].trim()??"-",E=/^\d/.test(p);return{
kind:t,depth:this.depthOf(n[0]),mark:E?p:"-",text:i.replace(E?/^(?:\*\*|\*)?\d{1,3}[.)](?:\*\*|\*)?\s*/:/^(?:\\?\*|[\u2022\u25e6\u25aa\u2023\u00b7\u25cf\u25cb\u25a0\u25a1\u2013\u2014-])\s*/u,
"")}}*table(t){const n=st(t),s=[];for(const{segments:o}of t){yield y.Yz;const a=[];for(const i of n){const p=o.find(E=>Z(E,i));a.push(yield*this.cell(p?[new $.N1(
p)]:[]))}s.push(a)}return{kind:"table",rows:s}}*ruled({rows:t}){const n=[];for(const s of t){const o=[];for(const a of s)yield y.Yz,o.push(yield*this.cell(a));n.
push(o)}return{kind:"table",rows:n}}*cell(t){return t.length===0?"":yield*h(yield*(0,v.gB)(t,this.edges),{linkOf:this.linkOf,marksBold:!1})}levelOf({size:t}){const{
headings:n,size:s}=this.body,o=t>=x*s?n.findIndex(a=>t>a-.5):n.length;return Math.min(Math.max(o,0)+1,6)}depthOf({start:t,size:n}){for(;this.depths.length>0&&this.
depths.at(-1)>t+n/2;)this.depths.pop();return(this.depths.length===0||t>this.depths.at(-1)+n/2)&&this.depths.push(t),this.depths.length-1}}const Y=(e,t)=>e.segments.
map(n=>(0,b.x)(n,t)).join(" "),F=({segments:e},t)=>e.every(({fragments:n})=>n.every(({style:s})=>s.font[t])),Q=10;function*q(e,t){const n=(0,O.Y)(e.map(({start:i})=>i)),
s=e.slice(1).map((i,p)=>Math.abs(i.baseline-e[p].baseline)),o=(0,O.Y)(s.filter((i,p)=>i>e[p].size*.8)),a=[];for(const[i,p]of e.entries()){i%k===k-1&&(yield y.Yz);
const E=Y(p,t),M=i===0?0:Math.round(s[i-1]/o)-1;for(let N=0;N<Math.min(M,Q);N++)a.push("");const A=(p.end-p.start)/Math.max(E.length,1);a.push(" ".repeat(Math.round(
(p.start-n)/Math.max(A,1)))+E)}return a}const Z=(e,[t,n])=>e.start<n&&e.end>t;function*tt(e,t){let n=t;for(;n<Math.min(e.length,t+P);){const{line:s}=e[n],o=e[n-
1]?.line;if(s.segments.length<2||s.segments.length>U||s.frame!==e[t].line.frame||n>t&&(s.baseline<=o.baseline||s.baseline>o.baseline+4*s.size)||(n>t&&(yield y.Yz),
!st(e.slice(t,n+1).map(a=>a.line))))break;n++}return n}function gt(e,t){let n=0;for(let s=e.length;n<s;){const o=n+s>>1;e[o][0]<=t?n=o+1:s=o}return n-1}function st(e){
const t=e.flatMap(({segments:o})=>o).sort((o,a)=>o.start-a.start),n=[];for(const{start:o,end:a}of t){const i=n.at(-1);i&&o<i[1]?i[1]=Math.max(i[1],a):n.push([o,
a])}return n.length>1&&n.length<=U&&e.every(({segments:o})=>new Set(o.map(({start:a})=>gt(n,a))).size===o.length)?n:void 0}var mt=g(24713);const yt=/^(?:\\?[*+-](?=\s|$)|[\u2022\u25e6\u25aa\u2023\u00b7\u25cf\u25cb\u25a0\u25a1\u2013\u2014\uf0b7]|\d{1,3}\\?[.)])\s*/u,
bt=/^(\d{1,3})\\?([.)])\s/,ot=/^([\u2610-\u2612])\s*/u,wt=100;function*xt(e){const{blocks:t,leaves:n}=e,s=Lt(n),o=Mt(n),a=n.some(({element:M})=>nt("Note",M)),i=[],
p=M=>{for(;s.length>0&&s[0].order<M;)i.push({kind:"figure",alternative:s.shift().alternative})};let E="";for(let M=0,A;M<t.length;M=A){const{element:N}=t[M];A=M+
1;const K=$t(t[M],e);if(K!==void 0&&p(K),rt("Lbl",t[M].lines,e.leafOf))E=yield*vt(t[M],e);else if(N?.type==="TR"){const z=at(N);for(;A<t.length&&t[A].element?.type===
"TR"&&at(t[A].element)===z;)A++;const j=[];for(const W of t.slice(M,A))j.push(yield*Et(W,e,o));i.push({kind:"table",rows:j,quotes:it(N)})}else{const z=yield*Ot(
t[M],e,{label:E,hasNotes:a});i.push({...z,quotes:it(N)}),E=""}M%wt===0&&(yield y.Yz)}return p(1/0),i.filter(M=>!("text"in M)||M.text!=="")}function*vt({lines:e},{
edges:t,linkOf:n}){return yield*h(yield*(0,v.gB)(e,t),{linkOf:n,marksBold:!1})}function*Ot({lines:e,element:t},n,{label:s,hasNotes:o}){const{edges:a,linkOf:i,leafOf:p}=n,
E=t?.type??"P";if(e.length>1&&rt("Code",e,p))return{kind:"code",lines:yield*q(e,a)};const M=E==="Title"||E==="H"?1:Number(/^H([1-6])$/.exec(E)?.[1]??0),A=et=>o&&
nt("Reference",p(et)?.element),N=yield*h(yield*(0,v.gB)(e,a),{linkOf:i,marksBold:M===0,isReference:A});if(M>0)return{kind:"heading",level:M,text:N};const K=t&&nt(
"Note",t)?/^(\d{1,3})\\?[.)]?$/.exec(s):null;if(K)return{kind:"note",number:K[1],text:N};const z=t?[...(0,T.Hy)(t)].filter(et=>et.type==="LI"):[];if(z.length===
0)return{kind:"paragraph",text:s===""?N:`${s} ${N}`};const j=bt.exec(`${s} ${N}`.trimStart()),W=ot.exec(`${s} ${N}`.trimStart()),J=W?W[1]==="☐"?"[ ] ":"[x] ":
"",Qt=[...(0,T.Hy)(z[0])].filter(et=>et.type==="L").length-1;return{kind:"item",depth:Math.max(Qt,0),mark:j?`${j[1]}${j[2]}`:"-",text:J+N.replace(W?ot:yt,"")}}const rt=(e,t,n)=>t.
every(({segments:s})=>s.every(({fragments:o})=>o.every(a=>nt(e,n(a)?.element)))),it=e=>[...(0,T.Hy)(e)].filter(({type:t})=>t==="BlockQuote").length,nt=(e,t)=>{for(const{
type:n}of(0,T.Hy)(t))if(n===e)return!0;return!1};function at(e){for(const t of(0,T.Hy)(e.parent))if(t.type==="Table")return t;return e.parent}function Mt(e){const t=new Map;
for(const{element:n}of e){const s=ct(n),o=s?.parent;if(o?.type!=="TR")continue;const a=t.get(o);a?a.add(s):t.set(o,new Set([s]))}return t}function*Et({lines:e,element:t},{
leafOf:n,edges:s,linkOf:o},a){const i=t&&a.get(t),p=new Map(Array.from(i??[],M=>[M,[]]));for(const{segments:M}of e)for(const{fragments:A}of M)for(const N of A){
const K=ct(n(N)?.element),z=p.get(K);z?z.push(N):p.set(K,[N])}const E=[];for(const M of p.values()){const A=yield*(0,y.p9)(M,(K,z)=>K.order-z.order),N=yield*(0,v.
gB)(yield*(0,$._I)(yield*(0,mt.q9)(A)),s);E.push(yield*h(N,{linkOf:o,marksBold:!1}))}return E}function ct(e){for(const t of(0,T.Hy)(e))if(t.type==="TD"||t.type===
"TH")return t;return e&&(0,D.VN)(e)}function $t({lines:e},{leafOf:t}){return t(e[0].segments[0].fragments[0])?.order}function Lt(e){const t=new Set;return e.flatMap(
({element:n,order:s})=>{const o=[...(0,T.Hy)(n)].find(({type:i})=>i==="Figure");if(!o||t.has(o))return[];t.add(o);const a=o.alternative?.replace(/\s+/g," ").trim();
return a?[{order:s,alternative:a}]:[]})}var lt=g(45599),ft=g(6057),_t=g(87141);const Pt=/^(?:https?|mailto|tel|ftp):/i,Tt=5e3;function St(e,t){const[n,s,o,a,i,p]=(0,_t.
y)((0,ft.iw)(e,t)),E=[];for(const M of(e.array(e.entry(e.pages.number(t),"Annots"))??[]).slice(0,Tt)){const A=e.dict(M);if(!A||!(0,lt.Eo)(e.resolve(A.get("Subty\
pe")),"Link"))continue;const N=At(e,A.get("A")),K=N===void 0?void 0:(0,ft.b0)(e,A.get("Rect"));if(!K)continue;const z=[n*K[0]+o*K[1]+i,n*K[2]+o*K[3]+i],j=[s*K[0]+
a*K[1]+p,s*K[2]+a*K[3]+p],[W,J]=[Math.min(...z),Math.min(...j)];E.push({area:{x:W,y:J,width:Math.max(...z)-W,height:Math.max(...j)-J},uri:N})}return({box:{x:M,y:A,
width:N,height:K}})=>{const[z,j]=[M+N/2,A+K/2];return E.find(({area:W})=>z>=W.x&&z<=W.x+W.width&&j>=W.y&&j<=W.y+W.height)?.uri}}function At(e,t){const n=e.dict(
t),s=e.resolve(n?.get("URI"));if(!(s instanceof lt.Mx))return;const o=Buffer.from(s.bytes).toString("latin1");return Pt.test(o)?o:void 0}function Rt(e){let t="";
for(const[n,s]of e.entries()){const{quotes:o=0}=s,a=e[n-1];if(a){const p=Math.min(a.quotes??0,o);t+=a.kind==="item"&&s.kind==="item"?`
`:`
${">".repeat(p)}
`}const i=">".repeat(o)+(o>0?" ":"");t+=o>0?dt(s).replace(/^/gm,i):dt(s)}return t}function dt(e){switch(e.kind){case"heading":return`${"#".repeat(e.level)} ${e.
text}`;case"paragraph":return f(e.text);case"note":return`[^${e.number}]: ${e.text}`;case"item":return`${"   ".repeat(e.depth)}${e.mark} ${e.text}`;case"code":{
const t=(0,O.K)(e.lines.flatMap(s=>(s.match(/`+/g)??[]).map(o=>o.length)),2),n="`".repeat(t+1);return[n,...e.lines,n].join(`
`)}case"table":return It(e.rows);case"figure":return`![${e.alternative.replace(/[\\[\]]/g,"\\$&")}]()`}}function It(e){const t=(0,O.K)(e.map(a=>a.length)),n=a=>`\
| ${Array.from({length:t},(i,p)=>(a[p]??"").replaceAll("|","\\|")).join(" | ")} |`,[s,...o]=e;return[n(s),`|${" --- |".repeat(t)}`,...o.map(n)].join(`
`)}const Nt=3,ut=3,ht=.12;function Bt(e){const t=new Map;for(const[s,{blocks:o,found:{height:a}}]of e.entries())for(const i of Dt(o,a)){const p=kt(i),E=t.get(p);
E?E.push({line:i,page:s}):t.set(p,[{line:i,page:s}])}const n=new Set;for(const s of t.values())if(!(new Set(s.map(({page:o})=>o)).size<Nt))for(const{line:o}of s)
n.add(o);return n}function Dt(e,t){const s=e.flatMap(i=>i instanceof R._?[]:i.lines).filter(({frame:i})=>i.cos===1&&!i.vertical).sort((i,p)=>i.baseline-p.baseline),
o=s.slice(0,ut).filter(({baseline:i})=>i<ht*t),a=s.slice(-ut).filter(({baseline:i})=>i>(1-ht)*t);return[...o,...a]}function kt({segments:e,baseline:t}){const n=e.
map(({fragments:s})=>s.map(o=>o.text).join("")).join(" ");return`${Math.round(t/4)} ${n.replace(new RegExp("\\p{Nd}+","gu"),"0")}`}async function Kt(e,t,{keepRepeated:n=!1}={}){
const s=n?new Set:Bt(t),o=Ut(t),a=[];for(const i of t){a.push(Rt(await Ct(e,i,o,s)));const p=e.job.pace.step(i.characters*50);p&&await p}return{pages:a,repeatedLines:s.
size}}async function Ct(e,t,n,s){const o=t.blocks.flatMap(A=>{if(A instanceof R._)return[A];const N=A.lines.filter(K=>!s.has(K));return N.length===0?[]:[N.length===
A.lines.length?A:$.eB.of(N,A.element)]}),{fragments:a,leafOf:i,edges:p}=t.found,E=St(e,t.index),M=e.pages.number(t.index);if(i&&(a.length===0||(0,D.P$)(a,i))){const A=(await(0,T.
g$)(e))?.leaves(M)??[];return(0,y.k6)(xt({blocks:o,leafOf:i,leaves:A,edges:p,linkOf:E}),e.job.pace)}return(0,y.k6)(G(o,n,p,E),e.job.pace)}const zt=6;function Ut(e){
const t=new Map;let n=0,s=0;for(const{found:i}of e)for(const{style:p,text:E}of i.fragments){const M=Math.round(p.size*2)/2;t.set(M,(t.get(M)??0)+E.length),s+=E.
length,p.font.bold&&(n+=E.length)}const[o]=[...t].reduce((i,p)=>p[1]>i[1]?p:i,[0,0]),a=[...t.keys()].filter(i=>i>=1.15*o).sort((i,p)=>p-i);return{size:o,isBold:n>
s/2,headings:a.slice(0,zt)}}var jt=g(29082),Wt=g(90966),Gt=g(98446),Ht=g(4528),Yt=g(55772),Ft=g(66403),Xt=g(22154);const pt=100,Zt=async(e,t,n)=>{const s=await(0,Wt.
E)(e.bytes,n,{password:t.open_password}),o=s.pages.count,a=(0,jt.k1)(t.pages,o);if(t.word_boxes&&a.length>pt)throw(0,B.G6)([{field:"word_boxes",message:`takes a\
t most ${pt} pages, and ${a.length} are asked for: name fewer in pages`,mentions:["pages"]}]);const i=new Xt.z(s,a.length,t.layout==="markdown"),{texts:p,words:E,
notes:M}=await Vt(s,a,i,t),A=await(0,Yt.fl)(s),N=p.map((z,j)=>{const W=a[j];return{page:W,label:A(W-1),text:z,...E[j]&&{words:E[j]}}}),K={text:p.join(t.layout===
"markdown"?`

`:"\f"),mediaType:(0,Ht.GW)({layout:t.layout}),pageCount:o,characters:i.characters,unreadable:i.unreadable,...t.per_page&&{pages:N}};return{documents:[{...e,pageCount:o}],
data:K,notes:[...i.notes,...M],facts:{}}};async function Vt(e,t,n,s){const{layout:o,word_boxes:a,keep_repeated:i}=s,{pace:p}=e.job,E=[],M=[],A=[];for(const z of t){
const j=await n.page(z);a&&M.push((await(0,y.k6)(j.words(),p)).map(({text:W,...J})=>({text:W,...(0,Ft.a)(J)}))),o==="markdown"?A.push(j):E.push(await(0,y.k6)(j.
layout(o),p))}if(o!=="markdown")return{texts:E,words:M,notes:[]};const{pages:N,repeatedLines:K}=await Kt(e,A,{keepRepeated:i});return{texts:N,words:M,notes:K>0?
[Jt(K)]:[]}}const Jt=e=>({code:"repeated_lines_removed",message:`${(0,Gt.y_)(e,"line")} of headers and footers, which repeat on the pages, are not in the Markdo\
wn: set keep_repeated to true to keep them.`,mentions:["keep_repeated"]})}),55772:((H,C,g)=>{g.d(C,{fl:()=>b,mm:()=>O,vg:()=>v});var B=g(94289),y=g(33546),T=g(74135),
$=g(59071);const R=1e3;function D(h){const{width:_,height:u}=(0,T.iN)(h),l=d=>Math.round(d*h.userUnit*R)/R;return{width:l(_),height:l(u)}}function O({kinds:h,kindOf:_}){
const u=new Int32Array(h.length),l=new Int32Array(h.length);for(let r=_.length-1;r>=0;r--)u[_[r]]++,l[_[r]]=r+1;const d=new Map;for(const[r,c]of h.entries()){const{
width:f,height:x}=D(c),m=`${f} ${x}`,L=d.get(m);L?L.count+=u[r]:d.set(m,{width:f,height:x,count:u[r],firstPage:l[r]})}return[...d.values()]}async function v(h,{
kinds:_,kindOf:u},l){const d=await b(h),r=_.map(D);return Array.from(u,(c,f)=>({...r[c],rotation:_[c].rotation,label:d(f),characters:l?.[f]??null}))}async function b(h){
const _=await(0,y.Hr)(h);return u=>_?w(_(u)):null}function w({style:h,prefix:_,number:u}){return(0,$.ZK)(_)+(0,B.Y)(h,u)}}),66403:((H,C,g)=>{g.d(C,{a:()=>T});const B=100,
y=$=>Math.round($*B)/B,T=$=>$?{x:y($.x),y:y($.y),width:y($.width),height:y($.height)}:null}),94289:((H,C,g)=>{g.d(C,{Y:()=>B});function B(O,v){switch(O){case"D":
return String(v);case"R":return R(v);case"r":return R(v).toLowerCase();case"A":return D(v);case"a":return D(v).toLowerCase();default:return""}}const y=[[1e3,"M"],
[900,"CM"],[500,"D"],[400,"CD"],[100,"C"],[90,"XC"],[50,"L"],[40,"XL"],[10,"X"],[9,"IX"],[5,"V"],[4,"IV"],[1,"I"]],T=1e5,$=2600;function R(O){if(O>T)return String(
O);let v="",b=O;for(const[w,h]of y)for(;b>=w;)v+=h,b-=w;return v}function D(O){return O>$?String(O):String.fromCharCode(65+(O-1)%26).repeat(Math.ceil(O/26))}}),
33546:((H,C,g)=>{g.d(C,{FB:()=>R,Hr:()=>O,Zh:()=>v,k$:()=>D,qm:()=>b});var B=g(93604),y=g(45599),T=g(81077);const $={first:0,style:"D",prefix:void 0,start:1};async function R(u){
const l=u.catalog.get("PageLabels");if(!u.dict(l))return;const d=(await(0,T.Zc)(u,l,"Nums")).map(([r,c])=>({first:Number(r),label:u.dict(c)})).filter(({first:r})=>Number.
isInteger(r)&&r>=0).sort((r,c)=>r.first-c.first).filter(({first:r},c,f)=>f[c+1]?.first!==r).map(({first:r,label:c})=>({first:r,...w(u,c)}));return d[0]?.first===
0?d:[$,...d]}function D(u,l){const d=u.editCatalog();if(l.length===0){d.delete("PageLabels");return}const c=(l[0].first===0?l:[$,...l]).map(({first:f,start:x,...m})=>[
f,_({...m,number:x})]);d.set("PageLabels",u.add((0,T.H6)(u,c,"Nums")))}async function O(u){const l=await R(u);if(!l)return;const d=l.map(({first:r})=>r);return r=>{
const c=l[(0,B.M)(d,r)-1];return{...c,number:c.start+r-c.first}}}function v(u,l){const d=[];let r,c=0;for(const f of l)(!r||!h(r,f))&&d.push([c,_(f)]),r=f,c++;return(0,T.
H6)(u,d,"Nums")}async function b(u,l){const d=await O(u);if(!d)return;const r=v(u,Array.from(l,c=>d(c-1)));u.editCatalog().set("PageLabels",u.add(r))}function w(u,l){
const d=u.resolve(l?.get("S")),r=u.resolve(l?.get("P")),c=u.resolve(l?.get("St"));return{style:d instanceof y.SX?d.text:void 0,prefix:r instanceof y.Mx&&r.bytes.
length>0?r:void 0,start:typeof c=="number"&&Number.isInteger(c)&&c>=1?c:1}}function h(u,l){return u.style!==l.style||l.style!==void 0&&l.number!==u.number+1?!1:
u.prefix===l.prefix?!0:!!u.prefix&&!!l.prefix&&Buffer.compare(u.prefix.bytes,l.prefix.bytes)===0}function _({style:u,prefix:l,number:d}){return(0,y.jd)({S:u===void 0?
void 0:(0,y.UU)(u),P:l,St:u===void 0||d===1?void 0:d})}}),81077:((H,C,g)=>{g.d(C,{AN:()=>b,BX:()=>D,H6:()=>O,MN:()=>v,Pu:()=>$,Zc:()=>R});var B=g(45599),y=g(9819);
const T=64,$=r=>typeof r=="number"?String(r):Buffer.from(r.bytes).toString("latin1");async function R(r,c,f){const x=[];for(const m of await h(r,c,0,f)){for(const S of u(
r,m,f))x.push(S);const L=r.job.pace.step(w);L&&await L}return x}async function D(r,c,f,x,m,L){const S=await h(r,c,f,x,L);for(let I=S.length-1;I>=0;I--){const P=S[I],
U=u(r,P,x),k=U.filter(([Y,F])=>!m(Y,F)),G=r.job.pace.step(w+U.length*w);G&&await G,k.length<U.length&&(r.edit(P.holder),P.dict.set(x,k.flat()),P.changed=!0);for(const Y of P.
repeats)r.edit(P.holder),P.dict.delete(Y),P.changed=!0;if(P.emptyKids){const Y=(r.array(P.dict.get("Kids"))??[]).filter(F=>!P.emptyKids.has(r.dict(F)));r.edit(P.
holder),P.dict.set("Kids",Y),P.changed=!0}if(!P.changed)continue;const V=r.array(P.dict.get("Kids"))??[];P.empty=k.length===0&&V.length===0;const X=P.parent;X&&
(X.changed=!0,P.empty?(X.emptyKids??=new Set).add(P.dict):l(r,P,k,V))}return S[0]?.empty??!1}function O(r,c,f){if(c.length<=T)return(0,B.jd)({[f]:c.flat()});let x=[];
for(const m of d(c)){const[L,S]=[m[0][0],m.at(-1)[0]];x.push({ref:r.add((0,B.jd)({Limits:[L,S],[f]:m.flat()})),low:L,high:S})}for(;x.length>T;)x=d(x).map(m=>{const[
L,S]=[m[0].low,m.at(-1).high];return{ref:r.add((0,B.jd)({Limits:[L,S],Kids:m.map(({ref:I})=>I)})),low:L,high:S}});return(0,B.jd)({Kids:x.map(({ref:m})=>m)})}const v=(r,c)=>O(
r,b([...c].map(([f,x])=>[(0,B.Px)(f),x])),"Names");function b(r){return r.map(c=>({entry:c,key:$(c[0])})).sort((c,f)=>c.key<f.key?-1:c.key>f.key?1:0).map(({entry:c})=>c)}
const w=100;async function h(r,c,f,x,m){const L=new y.b9(r),S=new Set,I=k=>S.size<S.add(k).size,P=[],U=[{value:c??null,holder:f,parent:void 0}];for(let k=U.pop();k!==
void 0;k=U.pop()){L.spend(1);const G=r.dict(k.value);if(!G||!I(G)||m&&k.parent&&!_(r,G,m))continue;const V=[],X=Z=>{const tt=r.array(G.get(Z));return!tt||I(tt)?
tt??[]:(V.push(Z),[])},Y=X(x).length>>1,F=X("Kids"),Q={dict:G,holder:(0,y.Kd)(k.value,k.holder),parent:k.parent,repeats:V};P.push(Q),L.spend(Y);for(let Z=F.length-
1;Z>=0;Z--)U.push({value:F[Z],holder:(0,y.Kd)(G.get("Kids"),Q.holder),parent:Q});const q=r.job.pace.step(w+Y*w);q&&await q}return P}function _(r,c,f){const[x,m]=r.
array(c.get("Limits"))??[];return typeof x!="number"||typeof m!="number"||f(x,m)}function u(r,{dict:c,repeats:f},x){const m=f.includes(x)?void 0:r.array(c.get(x));
if(!m)return[];const L=[];for(let S=0;S+1<m.length;S+=2){const I=r.resolve(m[S]);(x==="Names"?I instanceof B.Mx:typeof I=="number")&&L.push([I,m[S+1]])}return L}
function l(r,c,f,x){const m=I=>r.array(r.dict(I)?.get("Limits"))??[],L=f[0]?.[0]??m(x[0])[0],S=f.at(-1)?.[0]??m(x.at(-1))[1];r.edit(c.holder),L!==void 0&&S!==void 0?
c.dict.set("Limits",[L,S]):c.dict.delete("Limits")}function d(r){const c=[];for(let f=0;f<r.length;f+=T)c.push(r.slice(f,f+T));return c}}),59071:((H,C,g)=>{g.d(
C,{Gh:()=>v,ZK:()=>b,wh:()=>O});var B=g(77581),y=g(45599);const T=/\u001b[A-Za-z]{2}[A-Za-z-]{0,8}\u001b/g,$=/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]/g,
R=/[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g,D=w=>w.replace(T,"").replace($,"").replace(R,"�"),O=w=>D(w).trim();function v(w){const h=w instanceof
y.Mx?O((0,B.g7)(w)):"";return h===""?null:h}const b=w=>w?D((0,B.g7)(w)):""}),70549:((H,C,g)=>{g.d(C,{n:()=>B});function B(y){const T=new WeakMap;return $=>{if($.
hasChanges)return y($);const R=T.get($);if(R)return R.answer;const D=y($);return T.set($,{answer:D}),D}}}),9819:((H,C,g)=>{g.d(C,{J7:()=>T,Kd:()=>D,Wo:()=>O,_i:()=>R,
b9:()=>$});var B=g(42973),y=g(45599);class T{document;gone=new Set;chased=new Set;constructor(b){this.document=b}remove(b){const{catalog:w,catalogNumber:h,pages:_}=this.
document,u=w.get("Pages");b===h||(0,y.i9)(u)&&b===u.number||_.holds(b)||(this.gone.add(b),this.document.remove(b))}chase(b){this.chased.add(b)}removed(){return this.
gone}takeChased(){const b=this.chased;return this.chased=new Set,b}isGone(b){return(0,y.i9)(b)&&this.gone.has(b.number)}}class ${most;left;constructor(b){this.most=
this.left=b.job.limits.nodes}spend=b=>{if(this.left-=b,this.left<0)throw(0,B.F)("nodes",`The document has more than ${this.most} fields, bookmarks, names and st\
ructure elements`,"Remove bookmarks or tags with another program first")}}class R{seen;beyond=new Set;allowance;constructor(b,w=new $(b)){this.allowance=w,this.
seen=new Uint8Array((b.size>>3)+1)}first(b){if(this.allowance.spend(1),!(0,y.i9)(b))return!0;const{number:w}=b,h=w>>3;if(h>=this.seen.length)return this.beyond.
size<this.beyond.add(w).size;const _=1<<(w&7),u=(this.seen[h]&_)===0;return this.seen[h]|=_,u}}function D(v,b){return(0,y.i9)(v)?v.number:b}function O(v,b){const w=v.
catalog.get(b),h=v.dict(w);return h&&{dict:h,holder:D(w,v.catalogNumber)}}}),93604:((H,C,g)=>{g.d(C,{B:()=>B,M:()=>y});const B=($,R)=>T($,R,!1),y=($,R)=>T($,R,!0);
function T($,R,D){let[O,v]=[0,$.length];for(;O<v;){const b=O+v>>1,w=$[b];w<R||D&&w===R?O=b+1:v=b}return O}})};
