"use strict";exports.id=8435,exports.ids=[8435],exports.modules={22919:((G,K,g)=>{g.r(K),g.d(K,{extract_text:()=>Ft});var R=g(49153),x=g(16957),T=g(60797),E=g(92541),I=g(6193),
k=g(53071),$=g(97205),M=g(24912),h=g(95739);const a=100;function*d(e,t){let n="",s,o="",i=0;for(const{space:r,text:u,fragment:_}of e.pieces()){++i%a===0&&(yield x.
Yz);const O=b(_,t),A=r===""?"":" ";if(s&&f(s,O)){o+=A+u;continue}s&&(n+=l(o,s)),n+=A,s=O,o=u}return(s?n+l(o,s):"").trim()}function b(e,{linkOf:t,marksBold:n,isReference:s}){
const{bold:o,italic:i,fixedPitch:r}=e.style.font;return{bold:o&&n,italic:i,fixedPitch:r,link:t(e),isReference:s?.(e)===!0}}const f=(e,t)=>e.bold===t.bold&&e.italic===
t.italic&&e.fixedPitch===t.fixedPitch&&e.link===t.link&&e.isReference===t.isReference;function l(e,{bold:t,italic:n,fixedPitch:s,link:o,isReference:i}){if(i&&/^\d{1,3}$/.
test(e))return`[^${e}]`;let r=s?m(e):p(e);return/[\p{L}\p{N}]/u.test(e)&&(n&&(r=`*${r}*`),t&&(r=`**${r}**`)),o===void 0?r:`[${r}](${c(o)})`}function m(e){const t=(0,$.
K)((e.match(/`+/g)??[]).map(s=>s.length),0),n="`".repeat(t+1);return t>0?`${n} ${e} ${n}`:`${n}${e}${n}`}const c=e=>/[\s()<>]/.test(e)?`<${e.replace(/[\s<>]/g,encodeURIComponent)}\
>`:e,p=e=>e.replace(/[\\`*[\]]/g,"\\$&").replace(/(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])/gu,"\\_").replace(/<(?=[A-Za-z/!?])/g,"\\<"),y=e=>e.replace(/^(?=#{1,6}(?:\s|$)|>|[-+](?:\s|$)|(?:-{3,}|={3,}|_{3,})$)/,
"\\").replace(/^(\d{1,9})([.)])(?=\s|$)/,"$1\\$2"),w=1.15,v=150,P=/^[\u2022\u25e6\u25aa\u2023\u00b7\u25cf\u25cb\u25a0\u25a1\u2013\u2014*-](?:\s+|$)/u,S=/^(\d{1,3}|[a-z])[.)]\s+/,
D=3,L=150,U=100,z=50;function*Y(e,t,n,s){const o=[],i=new F(t,n,s);for(let r=0,u;r<e.length;r=u){const _=e[r];if(u=r+1,_ instanceof I._){o.push(yield*i.ruled(_));
continue}for(;u<e.length&&!(e[u]instanceof I._);)u++;yield*V(e.slice(r,u),i,o)}return o}function*V(e,t,n){const s=e.flatMap(o=>o.lines.map((i,r)=>({line:i,begins:r===
0})));for(let o=0,i;o<s.length;o=i){if(i=yield*tt(s,o),i-o>=D){n.push(yield*t.table(s.slice(o,i).map(({line:_})=>_)));continue}const{line:r}=s[o],u=t.kindOf(r);
for(i=o+1;i<s.length&&!s[i].begins&&t.goesOn(u,r,s[i].line);i++)(i-o)%z===0&&(yield x.Yz);o%z===0&&(yield x.Yz),n.push(yield*t.piece(u,s.slice(o,i).map(_=>_.line),
n.at(-1)))}}class F{body;edges;linkOf;depths=[];constructor(t,n,s){this.body=t,this.edges=n,this.linkOf=s}kindOf(t){const n=H(t,this.edges);if(X(t,"fixedPitch"))
return"code";if(P.test(n)||S.test(n))return"item";const s=t.size>=w*this.body.size,o=!this.body.isBold&&X(t,"bold")&&!/[.,;:]$/.test(n);return(s||o)&&n.length<=
v?"heading":"paragraph"}goesOn(t,n,s){const o=this.kindOf(s);return t==="item"?o==="paragraph"&&s.start>n.start+s.size/2:o===t&&(t!=="heading"||Math.abs(s.size-
n.size)<.5)}*piece(t,n,s){const{edges:o,linkOf:i}=this;if(t==="code")return{kind:t,lines:yield*q(n,o)};const r=yield*d(yield*(0,M.gB)(n,o),{linkOf:i,marksBold:t!==
"heading"&&!this.body.isBold});if(t==="heading")return{kind:t,level:this.levelOf(n[0]),text:r};if(t==="paragraph")return{kind:t,text:r};s?.kind!=="item"&&(this.
depths=[]);const u=S.exec(H(n[0],o))?.[0].trim()??"-",_=/^\d/.test(u);return{kind:t,depth:this.depthOf(n[0]),mark:_?u:"-",text:r.replace(_?/^(?:\*\*|\*)?\d{1,3}[.)](?:\*\*|\*)?\s*/:
/^(?:\\?\*|[\u2022\u25e6\u25aa\u2023\u00b7\u25cf\u25cb\u25a0\u25a1\u2013\u2014-])\s*/u,"")}}*table(t){const n=st(t),s=[];for(const{segments:o}of t){yield x.Yz;const i=[];
for(const r of n){const u=o.find(_=>Z(_,r));i.push(yield*this.cell(u?[new E.N1(u)]:[]))}s.push(i)}return{kind:"table",rows:s}}*ruled({rows:t}){const n=[];for(const s of t){
const o=[];for(const i of s)yield x.Yz,o.push(yield*this.cell(i));n.push(o)}return{kind:"table",rows:n}}*cell(t){return t.length===0?"":yield*d(yield*(0,M.gB)(t,
this.edges),{linkOf:this.linkOf,marksBold:!1})}levelOf({size:t}){const{headings:n,size:s}=this.body,o=t>=w*s?n.findIndex(i=>t>i-.5):n.length;return Math.min(Math.
max(o,0)+1,6)}depthOf({start:t,size:n}){for(;this.depths.length>0&&this.depths.at(-1)>t+n/2;)this.depths.pop();return(this.depths.length===0||t>this.depths.at(-1)+
n/2)&&this.depths.push(t),this.depths.length-1}}const H=(e,t)=>e.segments.map(n=>(0,h.b)(n,t)).join(" "),X=({segments:e},t)=>e.every(({fragments:n})=>n.every(({
style:s})=>s.font[t])),Q=10;function*q(e,t){const n=(0,$.Y)(e.map(({start:r})=>r)),s=e.slice(1).map((r,u)=>Math.abs(r.baseline-e[u].baseline)),o=(0,$.Y)(s.filter(
(r,u)=>r>e[u].size*.8)),i=[];for(const[r,u]of e.entries()){r%z===z-1&&(yield x.Yz);const _=H(u,t),O=r===0?0:Math.round(s[r-1]/o)-1;for(let N=0;N<Math.min(O,Q);N++)
i.push("");const A=(u.end-u.start)/Math.max(_.length,1);i.push(" ".repeat(Math.round((u.start-n)/Math.max(A,1)))+_)}return i}const Z=(e,[t,n])=>e.start<n&&e.end>
t;function*tt(e,t){let n=t;for(;n<Math.min(e.length,t+L);){const{line:s}=e[n],o=e[n-1]?.line;if(s.segments.length<2||s.segments.length>U||s.frame!==e[t].line.frame||
n>t&&(s.baseline<=o.baseline||s.baseline>o.baseline+4*s.size)||(n>t&&(yield x.Yz),!st(e.slice(t,n+1).map(i=>i.line))))break;n++}return n}function gt(e,t){let n=0;
for(let s=e.length;n<s;){const o=n+s>>1;e[o][0]<=t?n=o+1:s=o}return n-1}function st(e){const t=e.flatMap(({segments:o})=>o).sort((o,i)=>o.start-i.start),n=[];for(const{
start:o,end:i}of t){const r=n.at(-1);r&&o<r[1]?r[1]=Math.max(r[1],i):n.push([o,i])}return n.length>1&&n.length<=U&&e.every(({segments:o})=>new Set(o.map(({start:i})=>gt(
n,i))).size===o.length)?n:void 0}var mt=g(16721);const yt=/^(?:\\?[*+-](?=\s|$)|[\u2022\u25e6\u25aa\u2023\u00b7\u25cf\u25cb\u25a0\u25a1\u2013\u2014\uf0b7]|\d{1,3}\\?[.)])\s*/u,
bt=/^(\d{1,3})\\?([.)])\s/,ot=/^([\u2610-\u2612])\s*/u,wt=100;function*xt(e){const{blocks:t,leaves:n}=e,s=_t(n),o=Ot(n),i=n.some(({element:O})=>nt("Note",O)),r=[],
u=O=>{for(;s.length>0&&s[0].order<O;)r.push({kind:"figure",alternative:s.shift().alternative})};let _="";for(let O=0,A;O<t.length;O=A){const{element:N}=t[O];A=O+
1;const B=$t(t[O],e);if(B!==void 0&&u(B),rt("Lbl",t[O].lines,e.leafOf))_=yield*vt(t[O],e);else if(N?.type==="TR"){const C=at(N);for(;A<t.length&&t[A].element?.type===
"TR"&&at(t[A].element)===C;)A++;const j=[];for(const W of t.slice(O,A))j.push(yield*Et(W,e,o));r.push({kind:"table",rows:j,quotes:it(N)})}else{const C=yield*Mt(
t[O],e,{label:_,hasNotes:i});r.push({...C,quotes:it(N)}),_=""}O%wt===0&&(yield x.Yz)}return u(1/0),r.filter(O=>!("text"in O)||O.text!=="")}function*vt({lines:e},{
edges:t,linkOf:n}){return yield*d(yield*(0,M.gB)(e,t),{linkOf:n,marksBold:!1})}function*Mt({lines:e,element:t},n,{label:s,hasNotes:o}){const{edges:i,linkOf:r,leafOf:u}=n,
_=t?.type??"P";if(e.length>1&&rt("Code",e,u))return{kind:"code",lines:yield*q(e,i)};const O=_==="Title"||_==="H"?1:Number(/^H([1-6])$/.exec(_)?.[1]??0),A=et=>o&&
nt("Reference",u(et)?.element),N=yield*d(yield*(0,M.gB)(e,i),{linkOf:r,marksBold:O===0,isReference:A});if(O>0)return{kind:"heading",level:O,text:N};const B=t&&nt(
"Note",t)?/^(\d{1,3})\\?[.)]?$/.exec(s):null;if(B)return{kind:"note",number:B[1],text:N};const C=t?[...(0,T.Hy)(t)].filter(et=>et.type==="LI"):[];if(C.length===
0)return{kind:"paragraph",text:s===""?N:`${s} ${N}`};const j=bt.exec(`${s} ${N}`.trimStart()),W=ot.exec(`${s} ${N}`.trimStart()),J=W?W[1]==="☐"?"[ ] ":"[x] ":
"",Jt=[...(0,T.Hy)(C[0])].filter(et=>et.type==="L").length-1;return{kind:"item",depth:Math.max(Jt,0),mark:j?`${j[1]}${j[2]}`:"-",text:J+N.replace(W?ot:yt,"")}}const rt=(e,t,n)=>t.
every(({segments:s})=>s.every(({fragments:o})=>o.every(i=>nt(e,n(i)?.element)))),it=e=>[...(0,T.Hy)(e)].filter(({type:t})=>t==="BlockQuote").length,nt=(e,t)=>{for(const{
type:n}of(0,T.Hy)(t))if(n===e)return!0;return!1};function at(e){for(const t of(0,T.Hy)(e.parent))if(t.type==="Table")return t;return e.parent}function Ot(e){const t=new Map;
for(const{element:n}of e){const s=ct(n),o=s?.parent;if(o?.type!=="TR")continue;const i=t.get(o);i?i.add(s):t.set(o,new Set([s]))}return t}function*Et({lines:e,element:t},{
leafOf:n,edges:s,linkOf:o},i){const r=t&&i.get(t),u=new Map(Array.from(r??[],O=>[O,[]]));for(const{segments:O}of e)for(const{fragments:A}of O)for(const N of A){
const B=ct(n(N)?.element),C=u.get(B);C?C.push(N):u.set(B,[N])}const _=[];for(const O of u.values()){const A=yield*(0,x.p9)(O,(B,C)=>B.order-C.order),N=yield*(0,M.
gB)(yield*(0,E._I)(yield*(0,mt.q9)(A)),s);_.push(yield*d(N,{linkOf:o,marksBold:!1}))}return _}function ct(e){for(const t of(0,T.Hy)(e))if(t.type==="TD"||t.type===
"TH")return t;return e&&(0,k.VN)(e)}function $t({lines:e},{leafOf:t}){return t(e[0].segments[0].fragments[0])?.order}function _t(e){const t=new Set;return e.flatMap(
({element:n,order:s})=>{const o=[...(0,T.Hy)(n)].find(({type:r})=>r==="Figure");if(!o||t.has(o))return[];t.add(o);const i=o.alternative?.replace(/\s+/g," ").trim();
return i?[{order:s,alternative:i}]:[]})}var lt=g(16039),ft=g(84805),Lt=g(40730);const St=/^(?:https?|mailto|tel|ftp):/i,Tt=5e3;function Pt(e,t){const[n,s,o,i,r,
u]=(0,Lt.y)((0,ft.iw)(e,t)),_=[];for(const O of(e.array(e.entry(e.pages.number(t),"Annots"))??[]).slice(0,Tt)){const A=e.dict(O);if(!A||!(0,lt.Eo)(e.resolve(A.get(
"Subtype")),"Link"))continue;const N=At(e,A.get("A")),B=N===void 0?void 0:(0,ft.b0)(e,A.get("Rect"));if(!B)continue;const C=[n*B[0]+o*B[1]+r,n*B[2]+o*B[3]+r],j=[
s*B[0]+i*B[1]+u,s*B[2]+i*B[3]+u],[W,J]=[Math.min(...C),Math.min(...j)];_.push({area:{x:W,y:J,width:Math.max(...C)-W,height:Math.max(...j)-J},uri:N})}return({box:{
x:O,y:A,width:N,height:B}})=>{const[C,j]=[O+N/2,A+B/2];return _.find(({area:W})=>C>=W.x&&C<=W.x+W.width&&j>=W.y&&j<=W.y+W.height)?.uri}}function At(e,t){const n=e.
dict(t),s=e.resolve(n?.get("URI"));if(!(s instanceof lt.Mx))return;const o=Buffer.from(s.bytes).toString("latin1");return St.test(o)?o:void 0}function It(e){let t="";
for(const[n,s]of e.entries()){const{quotes:o=0}=s,i=e[n-1];if(i){const u=Math.min(i.quotes??0,o);t+=i.kind==="item"&&s.kind==="item"?`
`:`
${">".repeat(u)}
`}const r=">".repeat(o)+(o>0?" ":"");t+=o>0?dt(s).replace(/^/gm,r):dt(s)}return t}function dt(e){switch(e.kind){case"heading":return`${"#".repeat(e.level)} ${e.
text}`;case"paragraph":return y(e.text);case"note":return`[^${e.number}]: ${e.text}`;case"item":return`${"   ".repeat(e.depth)}${e.mark} ${e.text}`;case"code":{
const t=(0,$.K)(e.lines.flatMap(s=>(s.match(/`+/g)??[]).map(o=>o.length)),2),n="`".repeat(t+1);return[n,...e.lines,n].join(`
`)}case"table":return Nt(e.rows);case"figure":return`![${e.alternative.replace(/[\\[\]]/g,"\\$&")}]()`}}function Nt(e){const t=(0,$.K)(e.map(i=>i.length)),n=i=>`\
| ${Array.from({length:t},(r,u)=>(i[u]??"").replaceAll("|","\\|")).join(" | ")} |`,[s,...o]=e;return[n(s),`|${" --- |".repeat(t)}`,...o.map(n)].join(`
`)}const Rt=3,ut=3,ht=.12;function kt(e){const t=new Map;for(const[s,{blocks:o,found:{height:i}}]of e.entries())for(const r of Bt(o,i)){const u=Dt(r),_=t.get(u);
_?_.push({line:r,page:s}):t.set(u,[{line:r,page:s}])}const n=new Set;for(const s of t.values())if(!(new Set(s.map(({page:o})=>o)).size<Rt))for(const{line:o}of s)
n.add(o);return n}function Bt(e,t){const s=e.flatMap(r=>r instanceof I._?[]:r.lines).filter(({frame:r})=>r.cos===1&&!r.vertical).sort((r,u)=>r.baseline-u.baseline),
o=s.slice(0,ut).filter(({baseline:r})=>r<ht*t),i=s.slice(-ut).filter(({baseline:r})=>r>(1-ht)*t);return[...o,...i]}function Dt({segments:e,baseline:t}){const n=e.
map(({fragments:s})=>s.map(o=>o.text).join("")).join(" ");return`${Math.round(t/4)} ${n.replace(new RegExp("\\p{Nd}+","gu"),"0")}`}async function Kt(e,t,{keepRepeated:n=!1}={}){
const s=n?new Set:kt(t),o=Ut(t),i=[];for(const r of t){i.push(It(await zt(e,r,o,s)));const u=e.job.pace.step(r.characters*50);u&&await u}return{pages:i,repeatedLines:s.
size}}async function zt(e,t,n,s){const o=t.blocks.flatMap(A=>{if(A instanceof I._)return[A];const N=A.lines.filter(B=>!s.has(B));return N.length===0?[]:[N.length===
A.lines.length?A:E.eB.of(N,A.element)]}),{fragments:i,leafOf:r,edges:u}=t.found,_=Pt(e,t.index),O=e.pages.number(t.index);if(r&&(i.length===0||(0,k.P$)(i,r))){const A=(await(0,T.
g$)(e))?.leaves(O)??[];return(0,x.k6)(xt({blocks:o,leafOf:r,leaves:A,edges:u,linkOf:_}),e.job.pace)}return(0,x.k6)(Y(o,n,u,_),e.job.pace)}const Ct=6;function Ut(e){
const t=new Map;let n=0,s=0;for(const{found:r}of e)for(const{style:u,text:_}of r.fragments){const O=Math.round(u.size*2)/2;t.set(O,(t.get(O)??0)+_.length),s+=_.
length,u.font.bold&&(n+=_.length)}const[o]=[...t].reduce((r,u)=>u[1]>r[1]?u:r,[0,0]),i=[...t.keys()].filter(r=>r>=1.15*o).sort((r,u)=>u-r);return{size:o,isBold:n>
s/2,headings:i.slice(0,Ct)}}var jt=g(13140),Wt=g(7390),Gt=g(91203),Ht=g(23516),Yt=g(85131),Xt=g(96706);const pt=100,Ft=async(e,t,n)=>{const s=await(0,Wt.E)(e.bytes,
n,{password:t.open_password}),o=s.pages.count,i=(0,jt.k1)(t.pages,o);if(t.word_boxes&&i.length>pt)throw(0,R.G6)([{field:"word_boxes",message:`takes at most ${pt}\
 pages, and ${i.length} are asked for: name fewer in pages`,mentions:["pages"]}]);const r=new Xt.z(s,i.length,t.layout==="markdown"),{texts:u,words:_,notes:O}=await Zt(
s,i,r,t),A=await(0,Ht.fl)(s),N=u.map((C,j)=>{const W=i[j];return{page:W,label:A(W-1),text:C,..._[j]&&{words:_[j]}}}),B={text:u.join(t.layout==="markdown"?`

`:"\f"),mediaType:(0,Gt.GW)({layout:t.layout}),pageCount:o,characters:r.characters,unreadable:r.unreadable,...t.per_page&&{pages:N}};return{documents:[{...e,pageCount:o}],
data:B,notes:[...r.notes,...O],facts:{}}};async function Zt(e,t,n,s){const{layout:o,word_boxes:i,keep_repeated:r}=s,{pace:u}=e.job,_=[],O=[],A=[];for(const C of t){
const j=await n.page(C);i&&O.push((await(0,x.k6)(j.words(),u)).map(({text:W,...J})=>({text:W,...(0,Yt.G)(J)}))),o==="markdown"?A.push(j):_.push(await(0,x.k6)(j.
layout(o),u))}if(o!=="markdown")return{texts:_,words:O,notes:[]};const{pages:N,repeatedLines:B}=await Kt(e,A,{keepRepeated:r});return{texts:N,words:O,notes:B>0?
[Vt(B)]:[]}}const Vt=e=>({code:"repeated_lines_removed",message:`${e} ${e===1?"line":"lines"} of headers and footers, which repeat on the pages, are not in the \
Markdown: set keep_repeated to true to keep them.`,mentions:["keep_repeated"]})}),23516:((G,K,g)=>{g.d(K,{fl:()=>h,mm:()=>$,vg:()=>M});var R=g(34281),x=g(20138),
T=g(80199),E=g(58247);const I=1e3;function k(d){const{width:b,height:f}=(0,T.iN)(d),l=m=>Math.round(m*d.userUnit*I)/I;return{width:l(b),height:l(f)}}function $({
kinds:d,kindOf:b}){const f=new Int32Array(d.length),l=new Int32Array(d.length);for(let c=b.length-1;c>=0;c--)f[b[c]]++,l[b[c]]=c+1;const m=new Map;for(const[c,p]of d.
entries()){const{width:y,height:w}=k(p),v=`${y} ${w}`,P=m.get(v);P?P.count+=f[c]:m.set(v,{width:y,height:w,count:f[c],firstPage:l[c]})}return[...m.values()]}async function M(d,{
kinds:b,kindOf:f},l){const m=await h(d),c=b.map(k);return Array.from(f,(p,y)=>({...c[p],rotation:b[p].rotation,label:m(y),characters:l?.[y]??null}))}async function h(d){
const b=await(0,x.Hr)(d);return f=>b?a(b(f)):null}function a({style:d,prefix:b,number:f}){return(b?(0,E.G)(b)??"":"")+(0,R.Y)(d,f)}}),85131:((G,K,g)=>{g.d(K,{G:()=>T});
const R=100,x=E=>Math.round(E*R)/R,T=E=>E?{x:x(E.x),y:x(E.y),width:x(E.width),height:x(E.height)}:null}),34281:((G,K,g)=>{g.d(K,{Y:()=>R});function R($,M){switch($){case"\
D":return String(M);case"R":return I(M);case"r":return I(M).toLowerCase();case"A":return k(M);case"a":return k(M).toLowerCase();default:return""}}const x=[[1e3,
"M"],[900,"CM"],[500,"D"],[400,"CD"],[100,"C"],[90,"XC"],[50,"L"],[40,"XL"],[10,"X"],[9,"IX"],[5,"V"],[4,"IV"],[1,"I"]],T=1e5,E=2600;function I($){if($>T)return String(
$);let M="",h=$;for(const[a,d]of x)for(;h>=a;)M+=d,h-=a;return M}function k($){return $>E?String($):String.fromCharCode(65+($-1)%26).repeat(Math.ceil($/26))}}),
20138:((G,K,g)=>{g.d(K,{Hr:()=>E,Zh:()=>I,qm:()=>k});var R=g(88960),x=g(16039),T=g(78713);async function E(a){const d=a.catalog.get("PageLabels");if(!a.dict(d))
return;const b=(await(0,T.Zc)(a,d,"Nums")).map(([l,m])=>({first:Number(l),label:a.dict(m)})).filter(({first:l})=>Number.isInteger(l)&&l>=0).sort((l,m)=>l.first-
m.first).map(({first:l,label:m})=>({first:l,...$(a,m)})),f=b.map(({first:l})=>l);return l=>{const m=b[(0,R.M)(f,l)-1];return m?{...m,number:m.start+l-m.first}:{
style:"D",prefix:void 0,number:l+1}}}function I(a,d){const b=[];let f,l=0;for(const m of d)(!f||!M(f,m))&&b.push([l,h(m)]),f=m,l++;return(0,T.H6)(a,b,"Nums")}async function k(a,d){
const b=await E(a);if(!b)return;const f=I(a,Array.from(d,l=>b(l-1)));a.editCatalog().set("PageLabels",a.add(f))}function $(a,d){const b=a.resolve(d?.get("S")),f=a.
resolve(d?.get("P")),l=a.resolve(d?.get("St"));return{style:b instanceof x.SX?b.text:void 0,prefix:f instanceof x.Mx&&f.bytes.length>0?f:void 0,start:typeof l==
"number"&&Number.isInteger(l)&&l>=1?l:1}}function M(a,d){return a.style!==d.style||d.style!==void 0&&d.number!==a.number+1?!1:a.prefix===d.prefix?!0:!!a.prefix&&
!!d.prefix&&Buffer.compare(a.prefix.bytes,d.prefix.bytes)===0}function h({style:a,prefix:d,number:b}){return(0,x.jd)({S:a===void 0?void 0:(0,x.UU)(a),P:d,St:a===
void 0||b===1?void 0:b})}}),78713:((G,K,g)=>{g.d(K,{AN:()=>h,BX:()=>k,H6:()=>$,MN:()=>M,Pu:()=>E,Zc:()=>I});var R=g(16039),x=g(90191);const T=64,E=c=>typeof c==
"number"?String(c):Buffer.from(c.bytes).toString("latin1");async function I(c,p,y){const w=[];for(const v of await d(c,p,0,y)){for(const S of f(c,v,y))w.push(S);
const P=c.job.pace.step(a);P&&await P}return w}async function k(c,p,y,w,v,P){const S=await d(c,p,y,w,P);for(let D=S.length-1;D>=0;D--){const L=S[D],U=f(c,L,w),z=U.
filter(([H,X])=>!v(H,X)),Y=c.job.pace.step(a+U.length*a);Y&&await Y,z.length<U.length&&(c.edit(L.holder),L.dict.set(w,z.flat()),L.changed=!0);for(const H of L.repeats)
c.edit(L.holder),L.dict.delete(H),L.changed=!0;if(L.emptyKids){const H=(c.array(L.dict.get("Kids"))??[]).filter(X=>!L.emptyKids.has(c.dict(X)));c.edit(L.holder),
L.dict.set("Kids",H),L.changed=!0}if(!L.changed)continue;const V=c.array(L.dict.get("Kids"))??[];L.empty=z.length===0&&V.length===0;const F=L.parent;F&&(F.changed=
!0,L.empty?(F.emptyKids??=new Set).add(L.dict):l(c,L,z,V))}return S[0]?.empty??!1}function $(c,p,y){if(p.length<=T)return(0,R.jd)({[y]:p.flat()});let w=[];for(const v of m(
p)){const[P,S]=[v[0][0],v.at(-1)[0]];w.push({ref:c.add((0,R.jd)({Limits:[P,S],[y]:v.flat()})),low:P,high:S})}for(;w.length>T;)w=m(w).map(v=>{const[P,S]=[v[0].low,
v.at(-1).high];return{ref:c.add((0,R.jd)({Limits:[P,S],Kids:v.map(({ref:D})=>D)})),low:P,high:S}});return(0,R.jd)({Kids:w.map(({ref:v})=>v)})}const M=(c,p)=>$(c,
h([...p].map(([y,w])=>[(0,R.Px)(y),w])),"Names");function h(c){return c.map(p=>({entry:p,key:E(p[0])})).sort((p,y)=>p.key<y.key?-1:p.key>y.key?1:0).map(({entry:p})=>p)}
const a=100;async function d(c,p,y,w,v){const P=new x.b9(c),S=new Set,D=z=>S.size<S.add(z).size,L=[],U=[{value:p??null,holder:y,parent:void 0}];for(let z=U.pop();z!==
void 0;z=U.pop()){P.spend(1);const Y=c.dict(z.value);if(!Y||!D(Y)||v&&z.parent&&!b(c,Y,v))continue;const V=[],F=Z=>{const tt=c.array(Y.get(Z));return!tt||D(tt)?
tt??[]:(V.push(Z),[])},H=F(w).length>>1,X=F("Kids"),Q={dict:Y,holder:(0,x.Kd)(z.value,z.holder),parent:z.parent,repeats:V};L.push(Q),P.spend(H);for(let Z=X.length-
1;Z>=0;Z--)U.push({value:X[Z],holder:(0,x.Kd)(Y.get("Kids"),Q.holder),parent:Q});const q=c.job.pace.step(a+H*a);q&&await q}return L}function b(c,p,y){const[w,v]=c.
array(p.get("Limits"))??[];return typeof w!="number"||typeof v!="number"||y(w,v)}function f(c,{dict:p,repeats:y},w){const v=y.includes(w)?void 0:c.array(p.get(w));
if(!v)return[];const P=[];for(let S=0;S+1<v.length;S+=2){const D=c.resolve(v[S]);(w==="Names"?D instanceof R.Mx:typeof D=="number")&&P.push([D,v[S+1]])}return P}
function l(c,p,y,w){const v=D=>c.array(c.dict(D)?.get("Limits"))??[],P=y[0]?.[0]??v(w[0])[0],S=y.at(-1)?.[0]??v(w.at(-1))[1];c.edit(p.holder),P!==void 0&&S!==void 0?
p.dict.set("Limits",[P,S]):p.dict.delete("Limits")}function m(c){const p=[];for(let y=0;y<c.length;y+=T)p.push(c.slice(y,y+T));return p}}),58247:((G,K,g)=>{g.d(
K,{G:()=>$,w:()=>k});var R=g(20381),x=g(16039);const T=/\u001b[A-Za-z]{2}[A-Za-z-]{0,8}\u001b/g,E=/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]/g,I=/[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g,
k=M=>M.replace(T,"").replace(E,"").replace(I,"�").trim();function $(M){const h=M instanceof x.Mx?k((0,R.g7)(M)):"";return h===""?null:h}}),30729:((G,K,g)=>{g.
d(K,{H:()=>R});function R(x){const T=new WeakMap;return E=>{if(E.hasChanges)return x(E);const I=T.get(E);if(I)return I.answer;const k=x(E);return T.set(E,{answer:k}),
k}}}),90191:((G,K,g)=>{g.d(K,{J7:()=>T,Kd:()=>k,Wo:()=>$,_i:()=>I,b9:()=>E});var R=g(84293),x=g(16039);class T{document;gone=new Set;chased=new Set;constructor(h){
this.document=h}remove(h){const{catalog:a,catalogNumber:d,pages:b}=this.document,f=a.get("Pages");h===d||(0,x.i9)(f)&&h===f.number||b.holds(h)||(this.gone.add(h),
this.document.remove(h))}chase(h){this.chased.add(h)}removed(){return this.gone}takeChased(){const h=this.chased;return this.chased=new Set,h}isGone(h){return(0,x.
i9)(h)&&this.gone.has(h.number)}}class E{most;left;constructor(h){this.most=this.left=h.job.limits.nodes}spend=h=>{if(this.left-=h,this.left<0)throw(0,R.F)("nod\
es",`The document has more than ${this.most} fields, bookmarks, names and structure elements`,"Remove bookmarks or tags with another program first")}}class I{seen;beyond=new Set;allowance;constructor(h,a=new E(
h)){this.allowance=a,this.seen=new Uint8Array((h.size>>3)+1)}first(h){if(this.allowance.spend(1),!(0,x.i9)(h))return!0;const{number:a}=h,d=a>>3;if(d>=this.seen.
length)return this.beyond.size<this.beyond.add(a).size;const b=1<<(a&7),f=(this.seen[d]&b)===0;return this.seen[d]|=b,f}}function k(M,h){return(0,x.i9)(M)?M.number:
h}function $(M,h){const a=M.catalog.get(h),d=M.dict(a);return d&&{dict:d,holder:k(a,M.catalogNumber)}}}),60480:((G,K,g)=>{g.d(K,{Ly:()=>I,NL:()=>d,UL:()=>k,aW:()=>E,
bs:()=>a,ml:()=>b,p6:()=>T,vg:()=>$});var R=g(49153);const x=/^ *(-?\d+)(?:(\.\.)(-?\d+)?)? *$/;function T(f){const l=[],m=[];for(const[c,p]of f.split(",").entries()){
const y=c+1,w=x.exec(p),v=D=>{m.push(`entry ${y} ('${b(p)}') ${D}`)};if(p.trim()===""){m.push(`entry ${y} is empty: write pages such as 3,1,2 or 2..5, separated\
 by single commas`);continue}if(!w){v(M(p));continue}const P=Number(w[1]),S=w[3]===void 0?void 0:Number(w[3]);P===0||S===0?v("names page 0: pages count from 1, \
and -1 is the last page"):l.push({from:P,to:S,range:w[2]!==void 0,text:p.trim(),position:y})}return m.length>0?{problem:a(m)}:{items:l}}function E(f,l,m){const c=S=>(0,R.
G6)([{field:"page_order",message:S}]),p=T(f);if("problem"in p)throw c(p.problem);const y=I(p.items,l);if("problem"in y)throw c(y.problem);const w=k(y.spans);if(w>
m)throw c(`names ${w} pages in all; at most ${m} are allowed`);const v=new Uint32Array(w);let P=0;for(const{first:S,last:D}of y.spans){const L=S<=D?1:-1;for(let U=S;U!==
D+L;U+=L)v[P++]=U}return v}function I(f,l){const m=l===1?"1 page":`${l} pages`,c=[],p=f.map(y=>{const w=L=>L<0?l+1+L:L,v=w(y.from),P=y.range?y.to===void 0?l:w(y.
to):v,D=[[y.from,v],[y.to??y.from,P]].find(([,L])=>L<1||L>l);return D&&c.push(`entry ${y.position} ('${b(y.text)}') names ${$(D[0])}, but the document has ${m}`),
{first:v,last:P}});return c.length>0?{problem:a(c)}:{spans:p}}const k=f=>f.reduce((l,{first:m,last:c})=>l+Math.abs(c-m)+1,0);function $(f){return Number.isSafeInteger(
f)?`page ${f}`:"a page far beyond its end"}function M(f){return/^ *\.\./.test(f)?"has no start: a range is written 1..5":d(f)??"is not a page, such as 3 or -1, \
nor a range, such as 2..5 or 2.."}const h=5;function a(f){const l=f.length-h;return[...f.slice(0,h),...l>0?[`and ${l} more such entries`]:[]].join("; ")}function d(f){
const l=/^ *(\d{1,10}) *[-–]+ *(\d{0,10}) *$/.exec(f);return l?`is not a range: write ${l[1]}..${l[2]}${l[2]===""?" for this page and all after it":""}`:/\bfirst\b/i.
test(f)?"is not a page: the first page is written 1, and a range from it 1..5":/\b(last|end)\b/i.test(f)?"is not a page: the last page is written -1, and a rang\
e to it 2..":void 0}function b(f){const l=[...f].map(m=>/[\p{Cc}\p{Cs}\u2028\u2029]/u.test(m)?"?":m);return l.length>40?`${l.slice(0,40).join("")}…`:l.join("")}}),
13140:((G,K,g)=>{g.d(K,{k1:()=>I,lY:()=>E,m7:()=>k});var R=g(49153),x=g(60480);const T=/^(not +)?(?:(odd|even|all)|(-?\d+)(?:(\.\.)(-?\d+)?)?)$/i;function E(h){
const a=[],d=[];for(const[b,f]of h.split(",").entries()){const l=b+1,m=f.trim();if(m===""){d.push(`entry ${l} is empty: write pages such as 1..3, -1, odd, separ\
ated by single commas`);continue}const c=T.exec(m),p=z=>{d.push(`entry ${l} ('${(0,x.ml)(m)}') ${z}`)};if(!c){p(M(m));continue}const[,y,w,v,P,S]=c,D={negated:y!==
void 0,text:m,position:l};if(w!==void 0){a.push({...D,pages:w.toLowerCase()});continue}const L=Number(v),U=P===void 0?L:S===void 0?"end":Number(S);L===0||U===0?
p("names page 0: pages count from 1, and -1 is the last page"):a.push({...D,pages:{from:L,to:U}})}return d.length>0?{problem:(0,x.bs)(d)}:{items:a}}function I(h,a,d="\
pages"){const b=p=>(0,R.G6)([{field:d,message:p}]),f=E(h);if("problem"in f)throw b(f.problem);const l=new $(a),m=new $(a),c=[];for(const p of f.items){const y=p.
negated?m:l;if(typeof p.pages=="string"){y.add(p.pages);continue}const{from:w,to:v}=p.pages,P=w<0?a+1+w:w,S=v==="end"?a:v<0?a+1+v:v,L=(v==="end"?w<0?[[w,P]]:[]:
[[w,P],[v,S]]).find(([,U])=>U<1||U>a);L&&c.push(`entry ${p.position} ('${(0,x.ml)(p.text)}') names ${(0,x.vg)(L[0])}, but the document has ${a===1?"1 page":`${a}\
 pages`}`),!(v==="end"&&P>a||c.length>0)&&y.range(Math.min(P,S),Math.max(P,S))}if(c.length>0)throw b((0,x.bs)(c));return f.items.every(({negated:p})=>p)&&l.add(
"all"),l.without(m)}function k(h){const a=E(h);if("problem"in a||a.items.length!==1)return;const{negated:d,pages:b}=a.items[0];if(d)return;if(b==="all")return{first:1};
if(typeof b=="string"||b.from<1)return;const{from:f,to:l}=b;return l==="end"?{first:f}:l===-1?{first:f}:l<1?void 0:{first:Math.min(f,l),last:Math.max(f,l)}}class ${pageCount;differences;odd=!1;even=!1;constructor(a){
this.pageCount=a,this.differences=new Int32Array(a+2)}add(a){a!=="even"&&(this.odd=!0),a!=="odd"&&(this.even=!0)}range(a,d){this.differences[a]++,this.differences[d+
1]--}without(a){const d=new Uint32Array(this.pageCount);let b=0,f=0,l=0;for(let m=1;m<=this.pageCount;m++){f+=this.differences[m],l+=a.differences[m];const c=m%
2===1?"odd":"even";(f>0||this[c])&&!(l>0||a[c])&&(d[b++]=m)}return d.subarray(0,b)}}function M(h){return/^(not +)?\.\./i.test(h)?"has no start: a range is writt\
en 1..5":/^!/.test(h)?"is not a page: leave out pages with not, such as not 2":(0,x.NL)(h.replace(/^not +/i,""))??"is not a page such as 3 or -1, a range such a\
s 2..5 or 2.., odd, even, all, or one of these after not"}}),88960:((G,K,g)=>{g.d(K,{B:()=>R,M:()=>x});const R=(E,I)=>T(E,I,!1),x=(E,I)=>T(E,I,!0);function T(E,I,k){
let[$,M]=[0,E.length];for(;$<M;){const h=$+M>>1,a=E[h];a<I||k&&a===I?$=h+1:M=h}return $}}),91203:((G,K,g)=>{g.d(K,{GW:()=>T,_m:()=>k,lg:()=>x,r7:()=>I});const R=null,
x={"application/json":".json","text/plain":".txt","text/markdown":".md"};function T($){const{per_page:M,layout:h}=$;return M===!0?"application/json":h==="markdo\
wn"?"text/markdown":"text/plain"}function E($){const M=T($);return M==="text/markdown"?["application/json",M,"text/plain"]:[...new Set(["application/json",M])]}
const I=({text:$})=>typeof $=="string"?$:"";function k({text:$,pages:M,...h}){return h}})};
