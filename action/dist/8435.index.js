"use strict";exports.id=8435,exports.ids=[8435],exports.modules={22919:((G,K,g)=>{g.r(K),g.d(K,{extract_text:()=>Yt});var R=g(49153),x=g(16957),T=g(60797),E=g(92541),I=g(53071),
N=g(97205),$=g(24912),_=g(95739);const u=100;function*i(e,t){let n="",s,o="",l=0;for(const{space:r,text:d,fragment:v}of e.pieces()){++l%u===0&&(yield x.Yz);const O=h(
v,t),A=r===""?"":" ";if(s&&b(s,O)){o+=A+d;continue}s&&(n+=f(o,s)),n+=A,s=O,o=d}return(s?n+f(o,s):"").trim()}function h(e,{linkOf:t,marksBold:n,isReference:s}){const{
bold:o,italic:l,fixedPitch:r}=e.style.font;return{bold:o&&n,italic:l,fixedPitch:r,link:t(e),isReference:s?.(e)===!0}}const b=(e,t)=>e.bold===t.bold&&e.italic===
t.italic&&e.fixedPitch===t.fixedPitch&&e.link===t.link&&e.isReference===t.isReference;function f(e,{bold:t,italic:n,fixedPitch:s,link:o,isReference:l}){if(l&&/^\d{1,3}$/.
test(e))return`[^${e}]`;let r=s?c(e):a(e);return/[\p{L}\p{N}]/u.test(e)&&(n&&(r=`*${r}*`),t&&(r=`**${r}**`)),o===void 0?r:`[${r}](${y(o)})`}function c(e){const t=(0,N.
K)((e.match(/`+/g)??[]).map(s=>s.length),0),n="`".repeat(t+1);return t>0?`${n} ${e} ${n}`:`${n}${e}${n}`}const y=e=>/[\s()<>]/.test(e)?`<${e.replace(/[\s<>]/g,encodeURIComponent)}\
>`:e,a=e=>e.replace(/[\\`*[\]]/g,"\\$&").replace(/(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])/gu,"\\_").replace(/<(?=[A-Za-z/!?])/g,"\\<"),p=e=>e.replace(/^(?=#{1,6}(?:\s|$)|>|[-+](?:\s|$)|(?:-{3,}|={3,}|_{3,})$)/,
"\\").replace(/^(\d{1,9})([.)])(?=\s|$)/,"$1\\$2"),m=1.15,w=150,M=/^[\u2022\u25e6\u25aa\u2023\u00b7\u25cf\u25cb\u25a0\u25a1\u2013\u2014*-](?:\s+|$)/u,S=/^(\d{1,3}|[a-z])[.)]\s+/,
P=3,D=150,L=100,z=50;function*W(e,t,n,s){const o=e.flatMap(d=>d.lines.map((v,O)=>({line:v,begins:O===0}))),l=[],r=new H(t,n,s);for(let d=0,v;d<o.length;d=v){if(v=
yield*et(o,d),v-d>=P){l.push(yield*r.table(o.slice(d,v).map(({line:k})=>k)));continue}const{line:O}=o[d],A=r.kindOf(O);for(v=d+1;v<o.length&&!o[v].begins&&r.goesOn(
A,O,o[v].line);v++)(v-d)%z===0&&(yield x.Yz);d%z===0&&(yield x.Yz),l.push(yield*r.piece(A,o.slice(d,v).map(k=>k.line),l.at(-1)))}return l}class H{body;edges;linkOf;depths=[];constructor(t,n,s){
this.body=t,this.edges=n,this.linkOf=s}kindOf(t){const n=X(t,this.edges);if(F(t,"fixedPitch"))return"code";if(M.test(n)||S.test(n))return"item";const s=t.size>=
m*this.body.size,o=!this.body.isBold&&F(t,"bold")&&!/[.,;:]$/.test(n);return(s||o)&&n.length<=w?"heading":"paragraph"}goesOn(t,n,s){const o=this.kindOf(s);return t===
"item"?o==="paragraph"&&s.start>n.start+s.size/2:o===t&&(t!=="heading"||Math.abs(s.size-n.size)<.5)}*piece(t,n,s){const{edges:o,linkOf:l}=this;if(t==="code")return{
kind:t,lines:yield*Z(n,o)};const r=yield*i(yield*(0,$.gB)(n,o),{linkOf:l,marksBold:t!=="heading"&&!this.body.isBold});if(t==="heading")return{kind:t,level:this.
levelOf(n[0]),text:r};if(t==="paragraph")return{kind:t,text:r};s?.kind!=="item"&&(this.depths=[]);const d=S.exec(X(n[0],o))?.[0].trim()??"-",v=/^\d/.test(d);return{
kind:t,depth:this.depthOf(n[0]),mark:v?d:"-",text:r.replace(v?/^(?:\*\*|\*)?\d{1,3}[.)](?:\*\*|\*)?\s*/:/^(?:\\?\*|[\u2022\u25e6\u25aa\u2023\u00b7\u25cf\u25cb\u25a0\u25a1\u2013\u2014-])\s*/u,
"")}}*table(t){const n=J(t),s=[];for(const{segments:o}of t){yield x.Yz;const l=[];for(const r of n){const d=o.find(v=>q(v,r));l.push(d?yield*this.cell(d):"")}s.
push(l)}return{kind:"table",rows:s}}*cell(t){return yield*i(yield*(0,$.gB)([new E.N1(t)],this.edges),{linkOf:this.linkOf,marksBold:!1})}levelOf({size:t}){const{
headings:n,size:s}=this.body,o=t>=m*s?n.findIndex(l=>t>l-.5):n.length;return Math.min(Math.max(o,0)+1,6)}depthOf({start:t,size:n}){for(;this.depths.length>0&&this.
depths.at(-1)>t+n/2;)this.depths.pop();return(this.depths.length===0||t>this.depths.at(-1)+n/2)&&this.depths.push(t),this.depths.length-1}}const X=(e,t)=>e.segments.
map(n=>(0,_.b)(n,t)).join(" "),F=({segments:e},t)=>e.every(({fragments:n})=>n.every(({style:s})=>s.font[t])),Y=10;function*Z(e,t){const n=(0,N.Y)(e.map(({start:r})=>r)),
s=e.slice(1).map((r,d)=>Math.abs(r.baseline-e[d].baseline)),o=(0,N.Y)(s.filter((r,d)=>r>e[d].size*.8)),l=[];for(const[r,d]of e.entries()){r%z===z-1&&(yield x.Yz);
const v=X(d,t),O=r===0?0:Math.round(s[r-1]/o)-1;for(let k=0;k<Math.min(O,Y);k++)l.push("");const A=(d.end-d.start)/Math.max(v.length,1);l.push(" ".repeat(Math.round(
(d.start-n)/Math.max(A,1)))+v)}return l}const q=(e,[t,n])=>e.start<n&&e.end>t;function*et(e,t){let n=t;for(;n<Math.min(e.length,t+D);){const{line:s}=e[n],o=e[n-
1]?.line;if(s.segments.length<2||s.segments.length>L||s.frame!==e[t].line.frame||n>t&&(s.baseline<=o.baseline||s.baseline>o.baseline+4*s.size)||(n>t&&(yield x.Yz),
!J(e.slice(t,n+1).map(l=>l.line))))break;n++}return n}function V(e,t){let n=0;for(let s=e.length;n<s;){const o=n+s>>1;e[o][0]<=t?n=o+1:s=o}return n-1}function J(e){
const t=e.flatMap(({segments:o})=>o).sort((o,l)=>o.start-l.start),n=[];for(const{start:o,end:l}of t){const r=n.at(-1);r&&o<r[1]?r[1]=Math.max(r[1],l):n.push([o,
l])}return n.length>1&&n.length<=L&&e.every(({segments:o})=>new Set(o.map(({start:l})=>V(n,l))).size===o.length)?n:void 0}var pt=g(16721);const gt=/^(?:\\?[*+-](?=\s|$)|[\u2022\u25e6\u25aa\u2023\u00b7\u25cf\u25cb\u25a0\u25a1\u2013\u2014\uf0b7]|\d{1,3}\\?[.)])\s*/u,
mt=/^(\d{1,3})\\?([.)])\s/,st=/^([\u2610-\u2612])\s*/u,yt=100;function*bt(e){const{blocks:t,leaves:n}=e,s=Et(n),o=vt(n),l=n.some(({element:O})=>nt("Note",O)),r=[],
d=O=>{for(;s.length>0&&s[0].order<O;)r.push({kind:"figure",alternative:s.shift().alternative})};let v="";for(let O=0,A;O<t.length;O=A){const{element:k}=t[O];A=O+
1;const B=Ot(t[O],e);if(B!==void 0&&d(B),ot("Lbl",t[O].lines,e.leafOf))v=yield*wt(t[O],e);else if(k?.type==="TR"){const C=it(k);for(;A<t.length&&t[A].element?.type===
"TR"&&it(t[A].element)===C;)A++;const U=[];for(const j of t.slice(O,A))U.push(yield*Mt(j,e,o));r.push({kind:"table",rows:U,quotes:rt(k)})}else{const C=yield*xt(
t[O],e,{label:v,hasNotes:l});r.push({...C,quotes:rt(k)}),v=""}O%yt===0&&(yield x.Yz)}return d(1/0),r.filter(O=>!("text"in O)||O.text!=="")}function*wt({lines:e},{
edges:t,linkOf:n}){return yield*i(yield*(0,$.gB)(e,t),{linkOf:n,marksBold:!1})}function*xt({lines:e,element:t},n,{label:s,hasNotes:o}){const{edges:l,linkOf:r,leafOf:d}=n,
v=t?.type??"P";if(e.length>1&&ot("Code",e,d))return{kind:"code",lines:yield*Z(e,l)};const O=v==="Title"||v==="H"?1:Number(/^H([1-6])$/.exec(v)?.[1]??0),A=tt=>o&&
nt("Reference",d(tt)?.element),k=yield*i(yield*(0,$.gB)(e,l),{linkOf:r,marksBold:O===0,isReference:A});if(O>0)return{kind:"heading",level:O,text:k};const B=t&&nt(
"Note",t)?/^(\d{1,3})\\?[.)]?$/.exec(s):null;if(B)return{kind:"note",number:B[1],text:k};const C=t?[...(0,T.Hy)(t)].filter(tt=>tt.type==="LI"):[];if(C.length===
0)return{kind:"paragraph",text:s===""?k:`${s} ${k}`};const U=mt.exec(`${s} ${k}`.trimStart()),j=st.exec(`${s} ${k}`.trimStart()),Q=j?j[1]==="☐"?"[ ] ":"[x] ":
"",Zt=[...(0,T.Hy)(C[0])].filter(tt=>tt.type==="L").length-1;return{kind:"item",depth:Math.max(Zt,0),mark:U?`${U[1]}${U[2]}`:"-",text:Q+k.replace(j?st:gt,"")}}const ot=(e,t,n)=>t.
every(({segments:s})=>s.every(({fragments:o})=>o.every(l=>nt(e,n(l)?.element)))),rt=e=>[...(0,T.Hy)(e)].filter(({type:t})=>t==="BlockQuote").length,nt=(e,t)=>{for(const{
type:n}of(0,T.Hy)(t))if(n===e)return!0;return!1};function it(e){for(const t of(0,T.Hy)(e.parent))if(t.type==="Table")return t;return e.parent}function vt(e){const t=new Map;
for(const{element:n}of e){const s=at(n),o=s?.parent;if(o?.type!=="TR")continue;const l=t.get(o);l?l.add(s):t.set(o,new Set([s]))}return t}function*Mt({lines:e,element:t},{
leafOf:n,edges:s,linkOf:o},l){const r=t&&l.get(t),d=new Map(Array.from(r??[],O=>[O,[]]));for(const{segments:O}of e)for(const{fragments:A}of O)for(const k of A){
const B=at(n(k)?.element),C=d.get(B);C?C.push(k):d.set(B,[k])}const v=[];for(const O of d.values()){const A=yield*(0,x.p9)(O,(B,C)=>B.order-C.order),k=yield*(0,$.
gB)(yield*(0,E._I)(yield*(0,pt.q9)(A)),s);v.push(yield*i(k,{linkOf:o,marksBold:!1}))}return v}function at(e){for(const t of(0,T.Hy)(e))if(t.type==="TD"||t.type===
"TH")return t;return e&&(0,I.VN)(e)}function Ot({lines:e},{leafOf:t}){return t(e[0].segments[0].fragments[0])?.order}function Et(e){const t=new Set;return e.flatMap(
({element:n,order:s})=>{const o=[...(0,T.Hy)(n)].find(({type:r})=>r==="Figure");if(!o||t.has(o))return[];t.add(o);const l=o.alternative?.replace(/\s+/g," ").trim();
return l?[{order:s,alternative:l}]:[]})}var ct=g(16039),lt=g(84805),$t=g(40730);const _t=/^(?:https?|mailto|tel|ftp):/i,Lt=5e3;function St(e,t){const[n,s,o,l,r,
d]=(0,$t.y)((0,lt.iw)(e,t)),v=[];for(const O of(e.array(e.entry(e.pages.number(t),"Annots"))??[]).slice(0,Lt)){const A=e.dict(O);if(!A||!(0,ct.Eo)(e.resolve(A.get(
"Subtype")),"Link"))continue;const k=Tt(e,A.get("A")),B=k===void 0?void 0:(0,lt.b0)(e,A.get("Rect"));if(!B)continue;const C=[n*B[0]+o*B[1]+r,n*B[2]+o*B[3]+r],U=[
s*B[0]+l*B[1]+d,s*B[2]+l*B[3]+d],[j,Q]=[Math.min(...C),Math.min(...U)];v.push({area:{x:j,y:Q,width:Math.max(...C)-j,height:Math.max(...U)-Q},uri:k})}return({box:{
x:O,y:A,width:k,height:B}})=>{const[C,U]=[O+k/2,A+B/2];return v.find(({area:j})=>C>=j.x&&C<=j.x+j.width&&U>=j.y&&U<=j.y+j.height)?.uri}}function Tt(e,t){const n=e.
dict(t),s=e.resolve(n?.get("URI"));if(!(s instanceof ct.Mx))return;const o=Buffer.from(s.bytes).toString("latin1");return _t.test(o)?o:void 0}function Pt(e){let t="";
for(const[n,s]of e.entries()){const{quotes:o=0}=s,l=e[n-1];if(l){const d=Math.min(l.quotes??0,o);t+=l.kind==="item"&&s.kind==="item"?`
`:`
${">".repeat(d)}
`}const r=">".repeat(o)+(o>0?" ":"");t+=o>0?ft(s).replace(/^/gm,r):ft(s)}return t}function ft(e){switch(e.kind){case"heading":return`${"#".repeat(e.level)} ${e.
text}`;case"paragraph":return p(e.text);case"note":return`[^${e.number}]: ${e.text}`;case"item":return`${"   ".repeat(e.depth)}${e.mark} ${e.text}`;case"code":{
const t=(0,N.K)(e.lines.flatMap(s=>(s.match(/`+/g)??[]).map(o=>o.length)),2),n="`".repeat(t+1);return[n,...e.lines,n].join(`
`)}case"table":return At(e.rows);case"figure":return`![${e.alternative.replace(/[\\[\]]/g,"\\$&")}]()`}}function At(e){const t=(0,N.K)(e.map(l=>l.length)),n=l=>`\
| ${Array.from({length:t},(r,d)=>(l[d]??"").replaceAll("|","\\|")).join(" | ")} |`,[s,...o]=e;return[n(s),`|${" --- |".repeat(t)}`,...o.map(n)].join(`
`)}const kt=3,dt=3,ut=.12;function It(e){const t=new Map;for(const[s,{blocks:o,found:{height:l}}]of e.entries())for(const r of Nt(o,l)){const d=Rt(r),v=t.get(d);
v?v.push({line:r,page:s}):t.set(d,[{line:r,page:s}])}const n=new Set;for(const s of t.values())if(!(new Set(s.map(({page:o})=>o)).size<kt))for(const{line:o}of s)
n.add(o);return n}function Nt(e,t){const s=e.flatMap(({lines:r})=>r).filter(({frame:r})=>r.cos===1&&!r.vertical).sort((r,d)=>r.baseline-d.baseline),o=s.slice(0,
dt).filter(({baseline:r})=>r<ut*t),l=s.slice(-dt).filter(({baseline:r})=>r>(1-ut)*t);return[...o,...l]}function Rt({segments:e,baseline:t}){const n=e.map(({fragments:s})=>s.
map(o=>o.text).join("")).join(" ");return`${Math.round(t/4)} ${n.replace(new RegExp("\\p{Nd}+","gu"),"0")}`}async function Bt(e,t,{keepRepeated:n=!1}={}){const s=n?
new Set:It(t),o=zt(t),l=[];for(const r of t){l.push(Pt(await Dt(e,r,o,s)));const d=e.job.pace.step(r.characters*50);d&&await d}return{pages:l,repeatedLines:s.size}}
async function Dt(e,t,n,s){const o=t.blocks.flatMap(A=>{const k=A.lines.filter(B=>!s.has(B));return k.length===0?[]:[k.length===A.lines.length?A:E.eB.of(k,A.element)]}),
{fragments:l,leafOf:r,edges:d}=t.found,v=St(e,t.index),O=e.pages.number(t.index);if(r&&(l.length===0||(0,I.P$)(l,r))){const A=(await(0,T.g$)(e))?.leaves(O)??[];
return(0,x.k6)(bt({blocks:o,leafOf:r,leaves:A,edges:d,linkOf:v}),e.job.pace)}return(0,x.k6)(W(o,n,d,v),e.job.pace)}const Kt=6;function zt(e){const t=new Map;let n=0,
s=0;for(const{found:r}of e)for(const{style:d,text:v}of r.fragments){const O=Math.round(d.size*2)/2;t.set(O,(t.get(O)??0)+v.length),s+=v.length,d.font.bold&&(n+=
v.length)}const[o]=[...t].reduce((r,d)=>d[1]>r[1]?d:r,[0,0]),l=[...t.keys()].filter(r=>r>=1.15*o).sort((r,d)=>d-r);return{size:o,isBold:n>s/2,headings:l.slice(0,
Kt)}}var Ct=g(13140),Ut=g(7390),jt=g(91203),Wt=g(23516),Gt=g(85131),Ht=g(96706);const ht=100,Yt=async(e,t,n)=>{const s=await(0,Ut.E)(e.bytes,n,{password:t.open_password}),
o=s.pages.count,l=(0,Ct.k1)(t.pages,o);if(t.word_boxes&&l.length>ht)throw(0,R.G6)([{field:"word_boxes",message:`takes at most ${ht} pages, and ${l.length} are a\
sked for: name fewer in pages`,mentions:["pages"]}]);const r=new Ht.z(s,l.length),{texts:d,words:v,notes:O}=await Xt(s,l,r,t),A=await(0,Wt.fl)(s),k=d.map((C,U)=>{
const j=l[U];return{page:j,label:A(j-1),text:C,...v[U]&&{words:v[U]}}}),B={text:d.join(t.layout==="markdown"?`

`:"\f"),mediaType:(0,jt.GW)({layout:t.layout}),pageCount:o,characters:r.characters,unreadable:r.unreadable,...t.per_page&&{pages:k}};return{documents:[{...e,pageCount:o}],
data:B,notes:[...r.notes,...O],facts:{}}};async function Xt(e,t,n,s){const{layout:o,word_boxes:l,keep_repeated:r}=s,{pace:d}=e.job,v=[],O=[],A=[];for(const C of t){
const U=await n.page(C);l&&O.push((await(0,x.k6)(U.words(),d)).map(({text:j,...Q})=>({text:j,...(0,Gt.G)(Q)}))),o==="markdown"?A.push(U):v.push(await(0,x.k6)(U.
layout(o),d))}if(o!=="markdown")return{texts:v,words:O,notes:[]};const{pages:k,repeatedLines:B}=await Bt(e,A,{keepRepeated:r});return{texts:k,words:O,notes:B>0?
[Ft(B)]:[]}}const Ft=e=>({code:"repeated_lines_removed",message:`${e} ${e===1?"line":"lines"} of headers and footers, which repeat on the pages, are not in the \
Markdown: set keep_repeated to true to keep them.`,mentions:["keep_repeated"]})}),23516:((G,K,g)=>{g.d(K,{fl:()=>u,mm:()=>$,vg:()=>_});var R=g(34281),x=g(20138),
T=g(80199),E=g(58247);const I=1e3;function N(h){const{width:b,height:f}=(0,T.iN)(h),c=y=>Math.round(y*h.userUnit*I)/I;return{width:c(b),height:c(f)}}function $({
kinds:h,kindOf:b}){const f=new Int32Array(h.length),c=new Int32Array(h.length);for(let a=b.length-1;a>=0;a--)f[b[a]]++,c[b[a]]=a+1;const y=new Map;for(const[a,p]of h.
entries()){const{width:m,height:w}=N(p),M=`${m} ${w}`,S=y.get(M);S?S.count+=f[a]:y.set(M,{width:m,height:w,count:f[a],firstPage:c[a]})}return[...y.values()]}async function _(h,{
kinds:b,kindOf:f},c){const y=await u(h),a=b.map(N);return Array.from(f,(p,m)=>({...a[p],rotation:b[p].rotation,label:y(m),characters:c?.[m]??null}))}async function u(h){
const b=await(0,x.Hr)(h);return f=>b?i(b(f)):null}function i({style:h,prefix:b,number:f}){return(b?(0,E.G)(b)??"":"")+(0,R.Y)(h,f)}}),85131:((G,K,g)=>{g.d(K,{G:()=>T});
const R=100,x=E=>Math.round(E*R)/R,T=E=>E?{x:x(E.x),y:x(E.y),width:x(E.width),height:x(E.height)}:null}),34281:((G,K,g)=>{g.d(K,{Y:()=>R});function R($,_){switch($){case"\
D":return String(_);case"R":return I(_);case"r":return I(_).toLowerCase();case"A":return N(_);case"a":return N(_).toLowerCase();default:return""}}const x=[[1e3,
"M"],[900,"CM"],[500,"D"],[400,"CD"],[100,"C"],[90,"XC"],[50,"L"],[40,"XL"],[10,"X"],[9,"IX"],[5,"V"],[4,"IV"],[1,"I"]],T=1e5,E=2600;function I($){if($>T)return String(
$);let _="",u=$;for(const[i,h]of x)for(;u>=i;)_+=h,u-=i;return _}function N($){return $>E?String($):String.fromCharCode(65+($-1)%26).repeat(Math.ceil($/26))}}),
20138:((G,K,g)=>{g.d(K,{Hr:()=>E,Zh:()=>I,qm:()=>N});var R=g(88960),x=g(16039),T=g(78713);async function E(i){const h=i.catalog.get("PageLabels");if(!i.dict(h))
return;const b=(await(0,T.Zc)(i,h,"Nums")).map(([c,y])=>({first:Number(c),label:i.dict(y)})).filter(({first:c})=>Number.isInteger(c)&&c>=0).sort((c,y)=>c.first-
y.first).map(({first:c,label:y})=>({first:c,...$(i,y)})),f=b.map(({first:c})=>c);return c=>{const y=b[(0,R.M)(f,c)-1];return y?{...y,number:y.start+c-y.first}:{
style:"D",prefix:void 0,number:c+1}}}function I(i,h){const b=[];let f,c=0;for(const y of h)(!f||!_(f,y))&&b.push([c,u(y)]),f=y,c++;return(0,T.H6)(i,b,"Nums")}async function N(i,h){
const b=await E(i);if(!b)return;const f=I(i,Array.from(h,c=>b(c-1)));i.editCatalog().set("PageLabels",i.add(f))}function $(i,h){const b=i.resolve(h?.get("S")),f=i.
resolve(h?.get("P")),c=i.resolve(h?.get("St"));return{style:b instanceof x.SX?b.text:void 0,prefix:f instanceof x.Mx&&f.bytes.length>0?f:void 0,start:typeof c==
"number"&&Number.isInteger(c)&&c>=1?c:1}}function _(i,h){return i.style!==h.style||h.style!==void 0&&h.number!==i.number+1?!1:i.prefix===h.prefix?!0:!!i.prefix&&
!!h.prefix&&Buffer.compare(i.prefix.bytes,h.prefix.bytes)===0}function u({style:i,prefix:h,number:b}){return(0,x.jd)({S:i===void 0?void 0:(0,x.UU)(i),P:h,St:i===
void 0||b===1?void 0:b})}}),78713:((G,K,g)=>{g.d(K,{AN:()=>u,BX:()=>N,H6:()=>$,MN:()=>_,Pu:()=>E,Zc:()=>I});var R=g(16039),x=g(90191);const T=64,E=a=>typeof a==
"number"?String(a):Buffer.from(a.bytes).toString("latin1");async function I(a,p,m){const w=[];for(const M of await h(a,p,0,m)){for(const P of f(a,M,m))w.push(P);
const S=a.job.pace.step(i);S&&await S}return w}async function N(a,p,m,w,M,S){const P=await h(a,p,m,w,S);for(let D=P.length-1;D>=0;D--){const L=P[D],z=f(a,L,w),W=z.
filter(([Y,Z])=>!M(Y,Z)),H=a.job.pace.step(i+z.length*i);H&&await H,W.length<z.length&&(a.edit(L.holder),L.dict.set(w,W.flat()),L.changed=!0);for(const Y of L.repeats)
a.edit(L.holder),L.dict.delete(Y),L.changed=!0;if(L.emptyKids){const Y=(a.array(L.dict.get("Kids"))??[]).filter(Z=>!L.emptyKids.has(a.dict(Z)));a.edit(L.holder),
L.dict.set("Kids",Y),L.changed=!0}if(!L.changed)continue;const X=a.array(L.dict.get("Kids"))??[];L.empty=W.length===0&&X.length===0;const F=L.parent;F&&(F.changed=
!0,L.empty?(F.emptyKids??=new Set).add(L.dict):c(a,L,W,X))}return P[0]?.empty??!1}function $(a,p,m){if(p.length<=T)return(0,R.jd)({[m]:p.flat()});let w=[];for(const M of y(
p)){const[S,P]=[M[0][0],M.at(-1)[0]];w.push({ref:a.add((0,R.jd)({Limits:[S,P],[m]:M.flat()})),low:S,high:P})}for(;w.length>T;)w=y(w).map(M=>{const[S,P]=[M[0].low,
M.at(-1).high];return{ref:a.add((0,R.jd)({Limits:[S,P],Kids:M.map(({ref:D})=>D)})),low:S,high:P}});return(0,R.jd)({Kids:w.map(({ref:M})=>M)})}const _=(a,p)=>$(a,
u([...p].map(([m,w])=>[(0,R.Px)(m),w])),"Names");function u(a){return a.map(p=>({entry:p,key:E(p[0])})).sort((p,m)=>p.key<m.key?-1:p.key>m.key?1:0).map(({entry:p})=>p)}
const i=100;async function h(a,p,m,w,M){const S=new x.b9(a),P=new Set,D=W=>P.size<P.add(W).size,L=[],z=[{value:p??null,holder:m,parent:void 0}];for(let W=z.pop();W!==
void 0;W=z.pop()){S.spend(1);const H=a.dict(W.value);if(!H||!D(H)||M&&W.parent&&!b(a,H,M))continue;const X=[],F=V=>{const J=a.array(H.get(V));return!J||D(J)?J??
[]:(X.push(V),[])},Y=F(w).length>>1,Z=F("Kids"),q={dict:H,holder:(0,x.Kd)(W.value,W.holder),parent:W.parent,repeats:X};L.push(q),S.spend(Y);for(let V=Z.length-1;V>=
0;V--)z.push({value:Z[V],holder:(0,x.Kd)(H.get("Kids"),q.holder),parent:q});const et=a.job.pace.step(i+Y*i);et&&await et}return L}function b(a,p,m){const[w,M]=a.
array(p.get("Limits"))??[];return typeof w!="number"||typeof M!="number"||m(w,M)}function f(a,{dict:p,repeats:m},w){const M=m.includes(w)?void 0:a.array(p.get(w));
if(!M)return[];const S=[];for(let P=0;P+1<M.length;P+=2){const D=a.resolve(M[P]);(w==="Names"?D instanceof R.Mx:typeof D=="number")&&S.push([D,M[P+1]])}return S}
function c(a,p,m,w){const M=D=>a.array(a.dict(D)?.get("Limits"))??[],S=m[0]?.[0]??M(w[0])[0],P=m.at(-1)?.[0]??M(w.at(-1))[1];a.edit(p.holder),S!==void 0&&P!==void 0?
p.dict.set("Limits",[S,P]):p.dict.delete("Limits")}function y(a){const p=[];for(let m=0;m<a.length;m+=T)p.push(a.slice(m,m+T));return p}}),58247:((G,K,g)=>{g.d(
K,{G:()=>$,w:()=>N});var R=g(20381),x=g(16039);const T=/\u001b[A-Za-z]{2}[A-Za-z-]{0,8}\u001b/g,E=/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]/g,I=/[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g,
N=_=>_.replace(T,"").replace(E,"").replace(I,"�").trim();function $(_){const u=_ instanceof x.Mx?N((0,R.g7)(_)):"";return u===""?null:u}}),30729:((G,K,g)=>{g.
d(K,{H:()=>R});function R(x){const T=new WeakMap;return E=>{if(E.hasChanges)return x(E);const I=T.get(E);if(I)return I.answer;const N=x(E);return T.set(E,{answer:N}),
N}}}),90191:((G,K,g)=>{g.d(K,{J7:()=>T,Kd:()=>N,Wo:()=>$,_i:()=>I,b9:()=>E});var R=g(84293),x=g(16039);class T{document;gone=new Set;chased=new Set;constructor(u){
this.document=u}remove(u){const{catalog:i,catalogNumber:h,pages:b}=this.document,f=i.get("Pages");u===h||(0,x.i9)(f)&&u===f.number||b.holds(u)||(this.gone.add(u),
this.document.remove(u))}chase(u){this.chased.add(u)}removed(){return this.gone}takeChased(){const u=this.chased;return this.chased=new Set,u}isGone(u){return(0,x.
i9)(u)&&this.gone.has(u.number)}}class E{most;left;constructor(u){this.most=this.left=u.job.limits.nodes}spend=u=>{if(this.left-=u,this.left<0)throw(0,R.F)("nod\
es",`The document has more than ${this.most} fields, bookmarks, names and structure elements`,"Remove bookmarks or tags with another program first")}}class I{seen;beyond=new Set;allowance;constructor(u,i=new E(
u)){this.allowance=i,this.seen=new Uint8Array((u.size>>3)+1)}first(u){if(this.allowance.spend(1),!(0,x.i9)(u))return!0;const{number:i}=u,h=i>>3;if(h>=this.seen.
length)return this.beyond.size<this.beyond.add(i).size;const b=1<<(i&7),f=(this.seen[h]&b)===0;return this.seen[h]|=b,f}}function N(_,u){return(0,x.i9)(_)?_.number:
u}function $(_,u){const i=_.catalog.get(u),h=_.dict(i);return h&&{dict:h,holder:N(i,_.catalogNumber)}}}),60480:((G,K,g)=>{g.d(K,{Ly:()=>I,NL:()=>h,UL:()=>N,aW:()=>E,
bs:()=>i,ml:()=>b,p6:()=>T,vg:()=>$});var R=g(49153);const x=/^ *(-?\d+)(?:(\.\.)(-?\d+)?)? *$/;function T(f){const c=[],y=[];for(const[a,p]of f.split(",").entries()){
const m=a+1,w=x.exec(p),M=D=>{y.push(`entry ${m} ('${b(p)}') ${D}`)};if(p.trim()===""){y.push(`entry ${m} is empty: write pages such as 3,1,2 or 2..5, separated\
 by single commas`);continue}if(!w){M(_(p));continue}const S=Number(w[1]),P=w[3]===void 0?void 0:Number(w[3]);S===0||P===0?M("names page 0: pages count from 1, \
and -1 is the last page"):c.push({from:S,to:P,range:w[2]!==void 0,text:p.trim(),position:m})}return y.length>0?{problem:i(y)}:{items:c}}function E(f,c,y){const a=P=>(0,R.
G6)([{field:"page_order",message:P}]),p=T(f);if("problem"in p)throw a(p.problem);const m=I(p.items,c);if("problem"in m)throw a(m.problem);const w=N(m.spans);if(w>
y)throw a(`names ${w} pages in all; at most ${y} are allowed`);const M=new Uint32Array(w);let S=0;for(const{first:P,last:D}of m.spans){const L=P<=D?1:-1;for(let z=P;z!==
D+L;z+=L)M[S++]=z}return M}function I(f,c){const y=c===1?"1 page":`${c} pages`,a=[],p=f.map(m=>{const w=L=>L<0?c+1+L:L,M=w(m.from),S=m.range?m.to===void 0?c:w(m.
to):M,D=[[m.from,M],[m.to??m.from,S]].find(([,L])=>L<1||L>c);return D&&a.push(`entry ${m.position} ('${b(m.text)}') names ${$(D[0])}, but the document has ${y}`),
{first:M,last:S}});return a.length>0?{problem:i(a)}:{spans:p}}const N=f=>f.reduce((c,{first:y,last:a})=>c+Math.abs(a-y)+1,0);function $(f){return Number.isSafeInteger(
f)?`page ${f}`:"a page far beyond its end"}function _(f){return/^ *\.\./.test(f)?"has no start: a range is written 1..5":h(f)??"is not a page, such as 3 or -1, \
nor a range, such as 2..5 or 2.."}const u=5;function i(f){const c=f.length-u;return[...f.slice(0,u),...c>0?[`and ${c} more such entries`]:[]].join("; ")}function h(f){
const c=/^ *(\d{1,10}) *[-–]+ *(\d{0,10}) *$/.exec(f);return c?`is not a range: write ${c[1]}..${c[2]}${c[2]===""?" for this page and all after it":""}`:/\bfirst\b/i.
test(f)?"is not a page: the first page is written 1, and a range from it 1..5":/\b(last|end)\b/i.test(f)?"is not a page: the last page is written -1, and a rang\
e to it 2..":void 0}function b(f){const c=[...f].map(y=>/[\p{Cc}\p{Cs}\u2028\u2029]/u.test(y)?"?":y);return c.length>40?`${c.slice(0,40).join("")}…`:c.join("")}}),
13140:((G,K,g)=>{g.d(K,{k1:()=>I,lY:()=>E,m7:()=>N});var R=g(49153),x=g(60480);const T=/^(not +)?(?:(odd|even|all)|(-?\d+)(?:(\.\.)(-?\d+)?)?)$/i;function E(u){
const i=[],h=[];for(const[b,f]of u.split(",").entries()){const c=b+1,y=f.trim();if(y===""){h.push(`entry ${c} is empty: write pages such as 1..3, -1, odd, separ\
ated by single commas`);continue}const a=T.exec(y),p=W=>{h.push(`entry ${c} ('${(0,x.ml)(y)}') ${W}`)};if(!a){p(_(y));continue}const[,m,w,M,S,P]=a,D={negated:m!==
void 0,text:y,position:c};if(w!==void 0){i.push({...D,pages:w.toLowerCase()});continue}const L=Number(M),z=S===void 0?L:P===void 0?"end":Number(P);L===0||z===0?
p("names page 0: pages count from 1, and -1 is the last page"):i.push({...D,pages:{from:L,to:z}})}return h.length>0?{problem:(0,x.bs)(h)}:{items:i}}function I(u,i,h="\
pages"){const b=p=>(0,R.G6)([{field:h,message:p}]),f=E(u);if("problem"in f)throw b(f.problem);const c=new $(i),y=new $(i),a=[];for(const p of f.items){const m=p.
negated?y:c;if(typeof p.pages=="string"){m.add(p.pages);continue}const{from:w,to:M}=p.pages,S=w<0?i+1+w:w,P=M==="end"?i:M<0?i+1+M:M,L=(M==="end"?w<0?[[w,S]]:[]:
[[w,S],[M,P]]).find(([,z])=>z<1||z>i);L&&a.push(`entry ${p.position} ('${(0,x.ml)(p.text)}') names ${(0,x.vg)(L[0])}, but the document has ${i===1?"1 page":`${i}\
 pages`}`),!(M==="end"&&S>i||a.length>0)&&m.range(Math.min(S,P),Math.max(S,P))}if(a.length>0)throw b((0,x.bs)(a));return f.items.every(({negated:p})=>p)&&c.add(
"all"),c.without(y)}function N(u){const i=E(u);if("problem"in i||i.items.length!==1)return;const{negated:h,pages:b}=i.items[0];if(h)return;if(b==="all")return{first:1};
if(typeof b=="string"||b.from<1)return;const{from:f,to:c}=b;return c==="end"?{first:f}:c===-1?{first:f}:c<1?void 0:{first:Math.min(f,c),last:Math.max(f,c)}}class ${pageCount;differences;odd=!1;even=!1;constructor(i){
this.pageCount=i,this.differences=new Int32Array(i+2)}add(i){i!=="even"&&(this.odd=!0),i!=="odd"&&(this.even=!0)}range(i,h){this.differences[i]++,this.differences[h+
1]--}without(i){const h=new Uint32Array(this.pageCount);let b=0,f=0,c=0;for(let y=1;y<=this.pageCount;y++){f+=this.differences[y],c+=i.differences[y];const a=y%
2===1?"odd":"even";(f>0||this[a])&&!(c>0||i[a])&&(h[b++]=y)}return h.subarray(0,b)}}function _(u){return/^(not +)?\.\./i.test(u)?"has no start: a range is writt\
en 1..5":/^!/.test(u)?"is not a page: leave out pages with not, such as not 2":(0,x.NL)(u.replace(/^not +/i,""))??"is not a page such as 3 or -1, a range such a\
s 2..5 or 2.., odd, even, all, or one of these after not"}}),88960:((G,K,g)=>{g.d(K,{B:()=>R,M:()=>x});const R=(E,I)=>T(E,I,!1),x=(E,I)=>T(E,I,!0);function T(E,I,N){
let[$,_]=[0,E.length];for(;$<_;){const u=$+_>>1,i=E[u];i<I||N&&i===I?$=u+1:_=u}return $}}),91203:((G,K,g)=>{g.d(K,{GW:()=>T,_m:()=>N,lg:()=>x,r7:()=>I});const R=null,
x={"application/json":".json","text/plain":".txt","text/markdown":".md"};function T($){const{per_page:_,layout:u}=$;return _===!0?"application/json":u==="markdo\
wn"?"text/markdown":"text/plain"}function E($){const _=T($);return _==="text/markdown"?["application/json",_,"text/plain"]:[...new Set(["application/json",_])]}
const I=({text:$})=>typeof $=="string"?$:"";function N({text:$,pages:_,...u}){return u}})};
