"use strict";exports.id=8435,exports.ids=[8435],exports.modules={22919:((H,B,p)=>{p.r(B),p.d(B,{extract_text:()=>Kt});var k=p(49153),y=p(16957),S=p(84103),E=p(92541),A=p(53071),
N=p(97205),$=p(24912),x=p(95739);const u=100;function*i(e,t){let s="",o,n="",c=0;for(const{space:r,text:d,fragment:w}of e.pieces()){++c%u===0&&(yield y.Yz);const I=a(
w,t),P=r===""?"":" ";if(o&&f(o,I)){n+=P+d;continue}o&&(s+=m(n,o)),s+=P,o=I,n=d}return(o?s+m(n,o):"").trim()}function a(e,{linkOf:t,marksBold:s}){const{bold:o,italic:n,
fixedPitch:c}=e.style.font;return{bold:o&&s,italic:n,fixedPitch:c,link:t(e)}}const f=(e,t)=>e.bold===t.bold&&e.italic===t.italic&&e.fixedPitch===t.fixedPitch&&e.
link===t.link;function m(e,{bold:t,italic:s,fixedPitch:o,link:n}){let c=o?g(e):l(e);return/[\p{L}\p{N}]/u.test(e)&&(s&&(c=`*${c}*`),t&&(c=`**${c}**`)),n===void 0?
c:`[${c}](${b(n)})`}function g(e){const t=(0,N.K)((e.match(/`+/g)??[]).map(o=>o.length),0),s="`".repeat(t+1);return t>0?`${s} ${e} ${s}`:`${s}${e}${s}`}const b=e=>/[\s()<>]/.
test(e)?`<${e.replace(/[\s<>]/g,encodeURIComponent)}>`:e,l=e=>e.replace(/[\\`*[\]]/g,"\\$&").replace(/(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])/gu,"\\_").replace(/<(?=[A-Za-z/!?])/g,
"\\<"),h=e=>e.replace(/^(?=#{1,6}(?:\s|$)|>|[-+](?:\s|$)|(?:-{3,}|={3,}|_{3,})$)/,"\\").replace(/^(\d{1,9})([.)])(?=\s|$)/,"$1\\$2"),_=1.15,v=150,O=/^[\u2022\u25e6\u25aa\u2023\u00b7\u25cf\u25cb\u25a0\u25a1\u2013\u2014*-](?:\s+|$)/u,
T=/^(\d{1,3}|[a-z])[.)]\s+/,M=3,R=150,L=100,D=50;function*C(e,t,s,o){const n=e.flatMap(d=>d.lines.map((w,I)=>({line:w,begins:I===0}))),c=[],r=new U(t,s,o);for(let d=0,
w;d<n.length;d=w){if(w=yield*J(n,d),w-d>=M){c.push(yield*r.table(n.slice(d,w).map(({line:j})=>j)));continue}const{line:I}=n[d],P=r.kindOf(I);for(w=d+1;w<n.length&&
!n[w].begins&&r.goesOn(P,I,n[w].line);w++)(w-d)%D===0&&(yield y.Yz);d%D===0&&(yield y.Yz),c.push(yield*r.piece(P,n.slice(d,w).map(j=>j.line),c.at(-1)))}return c}
class U{body;edges;linkOf;depths=[];constructor(t,s,o){this.body=t,this.edges=s,this.linkOf=o}kindOf(t){const s=z(t,this.edges);if(X(t,"fixedPitch"))return"code";
if(O.test(s)||T.test(s))return"item";const o=t.size>=_*this.body.size,n=!this.body.isBold&&X(t,"bold")&&!/[.,;:]$/.test(s);return(o||n)&&s.length<=v?"heading":"\
paragraph"}goesOn(t,s,o){const n=this.kindOf(o);return t==="item"?n==="paragraph"&&o.start>s.start+o.size/2:n===t&&(t!=="heading"||Math.abs(o.size-s.size)<.5)}*piece(t,s,o){
const{edges:n,linkOf:c}=this;if(t==="code")return{kind:t,lines:yield*Y(s,n)};const r=yield*i(yield*(0,$.gB)(s,n),{linkOf:c,marksBold:t!=="heading"&&!this.body.isBold});
if(t==="heading")return{kind:t,level:this.levelOf(s[0]),text:r};if(t==="paragraph")return{kind:t,text:r};o?.kind!=="item"&&(this.depths=[]);const d=T.exec(z(s[0],
n))?.[0].trim()??"-",w=/^\d/.test(d);return{kind:t,depth:this.depthOf(s[0]),mark:w?d:"-",text:r.replace(w?/^(?:\*\*|\*)?\d{1,3}[.)](?:\*\*|\*)?\s*/:/^(?:\\?\*|[\u2022\u25e6\u25aa\u2023\u00b7\u25cf\u25cb\u25a0\u25a1\u2013\u2014-])\s*/u,
"")}}*table(t){const s=F(t),o=[];for(const{segments:n}of t){yield y.Yz;const c=[];for(const r of s){const d=n.find(w=>V(w,r));c.push(d?yield*this.cell(d):"")}o.
push(c)}return{kind:"table",rows:o}}*cell(t){return yield*i(yield*(0,$.gB)([new E.N1(t)],this.edges),{linkOf:this.linkOf,marksBold:!1})}levelOf({size:t}){const{
headings:s,size:o}=this.body,n=t>=_*o?s.findIndex(c=>t>c-.5):s.length;return Math.min(Math.max(n,0)+1,6)}depthOf({start:t,size:s}){for(;this.depths.length>0&&this.
depths.at(-1)>t+s/2;)this.depths.pop();return(this.depths.length===0||t>this.depths.at(-1)+s/2)&&this.depths.push(t),this.depths.length-1}}const z=(e,t)=>e.segments.
map(s=>(0,x.b)(s,t)).join(" "),X=({segments:e},t)=>e.every(({fragments:s})=>s.every(({style:o})=>o.font[t]));function*Y(e,t){const s=(0,N.Y)(e.map(({start:n})=>n)),
o=[];for(const[n,c]of e.entries()){n%D===D-1&&(yield y.Yz);const r=z(c,t),d=(c.end-c.start)/Math.max(r.length,1);o.push(" ".repeat(Math.round((c.start-s)/Math.max(
d,1)))+r)}return o}const V=(e,[t,s])=>e.start<s&&e.end>t;function*J(e,t){let s=t;for(;s<Math.min(e.length,t+R);){const{line:o}=e[s],n=e[s-1]?.line;if(o.segments.
length<2||o.segments.length>L||o.frame!==e[t].line.frame||s>t&&(o.baseline<=n.baseline||o.baseline>n.baseline+4*o.size)||(s>t&&(yield y.Yz),!F(e.slice(t,s+1).map(
c=>c.line))))break;s++}return s}function q(e,t){let s=0;for(let o=e.length;s<o;){const n=s+o>>1;e[n][0]<=t?s=n+1:o=n}return s-1}function F(e){const t=e.flatMap(
({segments:n})=>n).sort((n,c)=>n.start-c.start),s=[];for(const{start:n,end:c}of t){const r=s.at(-1);r&&n<r[1]?r[1]=Math.max(r[1],c):s.push([n,c])}return s.length>
1&&s.length<=L&&e.every(({segments:n})=>new Set(n.map(({start:c})=>q(s,c))).size===n.length)?s:void 0}var Q=p(16721);const at=/^(?:\\?[*+-]|[\u2022\u25e6\u25aa\u2023\u00b7\u25cf\u25cb\u25a0\u25a1\u2013\u2014\uf0b7]|\d{1,3}\\?[.)])\s*/u,
ct=/^(\d{1,3})\\?([.)])\s/,lt=100;function*ft(e){const{blocks:t,leaves:s}=e,o=gt(s),n=[],c=r=>{for(;o.length>0&&o[0].order<r;)n.push({kind:"figure",alternative:o.
shift().alternative})};for(let r=0,d;r<t.length;r=d){const{element:w}=t[r];d=r+1;const I=pt(t[r],e);if(I!==void 0&&c(I),w?.type==="TR"){const P=et(w);for(;d<t.length&&
t[d].element?.type==="TR"&&et(t[d].element)===P;)d++;const j=[];for(const K of t.slice(r,d))j.push(yield*ut(K,e));n.push({kind:"table",rows:j})}else n.push(yield*dt(
t[r],e));r%lt===0&&(yield y.Yz)}return c(1/0),n.filter(r=>!("text"in r)||r.text!=="")}function*dt({lines:e,element:t},{edges:s,linkOf:o}){const n=t?.type??"P",c=n===
"Title"||n==="H"?1:Number(/^H([1-6])$/.exec(n)?.[1]??0),r=yield*i(yield*(0,$.gB)(e,s),{linkOf:o,marksBold:c===0});if(c>0)return{kind:"heading",level:c,text:r};const d=t?
[...(0,S.Hy)(t)].filter(P=>P.type==="LI"):[];if(d.length===0)return{kind:"paragraph",text:r};const w=ct.exec(r),I=[...(0,S.Hy)(d[0])].filter(P=>P.type==="L").length-
1;return{kind:"item",depth:Math.max(I,0),mark:w?`${w[1]}${w[2]}`:"-",text:r.replace(at,"")}}function et(e){for(const t of(0,S.Hy)(e.parent))if(t.type==="Table")
return t;return e.parent}function*ut({lines:e},{leafOf:t,edges:s,linkOf:o}){const n=new Map;for(const{segments:r}of e)for(const{fragments:d}of r)for(const w of d){
const I=ht(t(w)?.element),P=n.get(I);P?P.push(w):n.set(I,[w])}const c=[];for(const r of n.values()){const d=yield*(0,y.p9)(r,(I,P)=>I.order-P.order),w=yield*(0,$.
gB)(yield*(0,E._I)(yield*(0,Q.q9)(d)),s);c.push(yield*i(w,{linkOf:o,marksBold:!1}))}return c}function ht(e){for(const t of(0,S.Hy)(e))if(t.type==="TD"||t.type===
"TH")return t;return e&&(0,A.VN)(e)}function pt({lines:e},{leafOf:t}){return t(e[0].segments[0].fragments[0])?.order}function gt(e){const t=new Set;return e.flatMap(
({element:s,order:o})=>{const n=[...(0,S.Hy)(s)].find(({type:r})=>r==="Figure");if(!n||t.has(n))return[];t.add(n);const c=n.alternative?.replace(/\s+/g," ").trim();
return c?[{order:o,alternative:c}]:[]})}var nt=p(16039),st=p(84805),mt=p(40730);const yt=/^(?:https?|mailto|tel|ftp):/i,bt=5e3;function wt(e,t){const[s,o,n,c,r,
d]=(0,mt.y)((0,st.iw)(e,t)),w=[];for(const I of(e.array(e.entry(e.pages.number(t),"Annots"))??[]).slice(0,bt)){const P=e.dict(I);if(!P||!(0,nt.Eo)(e.resolve(P.get(
"Subtype")),"Link"))continue;const j=xt(e,P.get("A")),K=j===void 0?void 0:(0,st.b0)(e,P.get("Rect"));if(!K)continue;const Z=[s*K[0]+n*K[1]+r,s*K[2]+n*K[3]+r],G=[
o*K[0]+c*K[1]+d,o*K[2]+c*K[3]+d],[W,tt]=[Math.min(...Z),Math.min(...G)];w.push({area:{x:W,y:tt,width:Math.max(...Z)-W,height:Math.max(...G)-tt},uri:j})}return({
box:{x:I,y:P,width:j,height:K}})=>{const[Z,G]=[I+j/2,P+K/2];return w.find(({area:W})=>Z>=W.x&&Z<=W.x+W.width&&G>=W.y&&G<=W.y+W.height)?.uri}}function xt(e,t){const s=e.
dict(t),o=e.resolve(s?.get("URI"));if(!(o instanceof nt.Mx))return;const n=Buffer.from(o.bytes).toString("latin1");return yt.test(n)?n:void 0}function vt(e){let t="";
for(const[s,o]of e.entries()){const n=e[s-1];n&&(t+=n.kind==="item"&&o.kind==="item"?`
`:`

`),t+=Ot(o)}return t}function Ot(e){switch(e.kind){case"heading":return`${"#".repeat(e.level)} ${e.text}`;case"paragraph":return h(e.text);case"item":return`${"\
   ".repeat(e.depth)}${e.mark} ${e.text}`;case"code":{const t=(0,N.K)(e.lines.flatMap(o=>(o.match(/`+/g)??[]).map(n=>n.length)),2),s="`".repeat(t+1);return[s,...e.
lines,s].join(`
`)}case"table":return Mt(e.rows);case"figure":return`![${e.alternative.replace(/[\\[\]]/g,"\\$&")}]()`}}function Mt(e){const t=(0,N.K)(e.map(c=>c.length)),s=c=>`\
| ${Array.from({length:t},(r,d)=>(c[d]??"").replaceAll("|","\\|")).join(" | ")} |`,[o,...n]=e;return[s(o),`|${" --- |".repeat(t)}`,...n.map(s)].join(`
`)}const Et=3,ot=3,rt=.12;function _t(e){const t=new Map;for(const[o,{blocks:n,found:{height:c}}]of e.entries())for(const r of $t(n,c)){const d=Lt(r),w=t.get(d);
w?w.push({line:r,page:o}):t.set(d,[{line:r,page:o}])}const s=new Set;for(const o of t.values())if(!(new Set(o.map(({page:n})=>n)).size<Et))for(const{line:n}of o)
s.add(n);return s}function $t(e,t){const o=e.flatMap(({lines:r})=>r).filter(({frame:r})=>r.cos===1&&!r.vertical).sort((r,d)=>r.baseline-d.baseline),n=o.slice(0,
ot).filter(({baseline:r})=>r<rt*t),c=o.slice(-ot).filter(({baseline:r})=>r>(1-rt)*t);return[...n,...c]}function Lt({segments:e,baseline:t}){const s=e.map(({fragments:o})=>o.
map(n=>n.text).join("")).join(" ");return`${Math.round(t/4)} ${s.replace(new RegExp("\\p{Nd}+","gu"),"0")}`}async function St(e,t,{keepRepeated:s=!1}={}){const o=s?
new Set:_t(t),n=At(t),c=[];for(const r of t){c.push(vt(await Tt(e,r,n,o)));const d=e.job.pace.step(r.characters*50);d&&await d}return{pages:c,repeatedLines:o.size}}
async function Tt(e,t,s,o){const n=t.blocks.flatMap(P=>{const j=P.lines.filter(K=>!o.has(K));return j.length===0?[]:[j.length===P.lines.length?P:E.eB.of(j,P.element)]}),
{fragments:c,leafOf:r,edges:d}=t.found,w=wt(e,t.index),I=e.pages.number(t.index);if(r&&(0,A.P$)(c,r)){const P=(await(0,S.g$)(e))?.leaves(I)??[];return(0,y.k6)(ft(
{blocks:n,leafOf:r,leaves:P,edges:d,linkOf:w}),e.job.pace)}return(0,y.k6)(C(n,s,d,w),e.job.pace)}const Pt=6;function At(e){const t=new Map;let s=0,o=0;for(const{
found:r}of e)for(const{style:d,text:w}of r.fragments){const I=Math.round(d.size*2)/2;t.set(I,(t.get(I)??0)+w.length),o+=w.length,d.font.bold&&(s+=w.length)}const[
n]=[...t].reduce((r,d)=>d[1]>r[1]?d:r,[0,0]),c=[...t.keys()].filter(r=>r>=1.15*n).sort((r,d)=>d-r);return{size:n,isBold:s>o/2,headings:c.slice(0,Pt)}}var It=p(13140),
Nt=p(7390),kt=p(91203),Rt=p(23516),Bt=p(85131),Dt=p(16797);const it=100,Kt=async(e,t,s)=>{const o=await(0,Nt.E)(e.bytes,s,{password:t.open_password}),n=o.pages.
count,c=(0,It.k1)(t.pages,n);if(t.word_boxes&&c.length>it)throw(0,k.G6)([{field:"word_boxes",message:`takes at most ${it} pages, and ${c.length} are asked for: \
name fewer in pages`,mentions:["pages"]}]);const r=new Dt.z(o,c.length),{texts:d,words:w,notes:I}=await Ct(o,c,r,t),P=await(0,Rt.fl)(o),j=d.map((Z,G)=>{const W=c[G];
return{page:W,label:P(W-1),text:Z,...w[G]&&{words:w[G]}}}),K={text:d.join(t.layout==="markdown"?`

`:"\f"),mediaType:(0,kt.GW)({layout:t.layout}),pageCount:n,characters:r.characters,unreadable:r.unreadable,...t.per_page&&{pages:j}};return{documents:[{...e,pageCount:n}],
data:K,notes:[...r.notes,...I],facts:{}}};async function Ct(e,t,s,o){const{layout:n,word_boxes:c,keep_repeated:r}=o,{pace:d}=e.job,w=[],I=[],P=[];for(const Z of t){
const G=await s.page(Z);c&&I.push((await(0,y.k6)(G.words(),d)).map(({text:W,...tt})=>({text:W,...(0,Bt.G)(tt)}))),n==="markdown"?P.push(G):w.push(await(0,y.k6)(
G.layout(n),d))}if(n!=="markdown")return{texts:w,words:I,notes:[]};const{pages:j,repeatedLines:K}=await St(e,P,{keepRepeated:r});return{texts:j,words:I,notes:K>
0?[jt(K)]:[]}}const jt=e=>({code:"repeated_lines_removed",message:`${e} ${e===1?"line":"lines"} of headers and footers, which repeat on the pages, are not in th\
e Markdown: set keep_repeated to true to keep them.`,mentions:["keep_repeated"]})}),23516:((H,B,p)=>{p.d(B,{fl:()=>u,mm:()=>$,vg:()=>x});var k=p(34281),y=p(20138),
S=p(80199),E=p(58247);const A=1e3;function N(a){const{width:f,height:m}=(0,S.iN)(a),g=b=>Math.round(b*a.userUnit*A)/A;return{width:g(f),height:g(m)}}function $({
kinds:a,kindOf:f}){const m=new Int32Array(a.length),g=new Int32Array(a.length);for(let l=f.length-1;l>=0;l--)m[f[l]]++,g[f[l]]=l+1;const b=new Map;for(const[l,h]of a.
entries()){const{width:_,height:v}=N(h),O=`${_} ${v}`,T=b.get(O);T?T.count+=m[l]:b.set(O,{width:_,height:v,count:m[l],firstPage:g[l]})}return[...b.values()]}async function x(a,{
kinds:f,kindOf:m},g){const b=await u(a),l=f.map(N);return Array.from(m,(h,_)=>({...l[h],rotation:f[h].rotation,label:b(_),characters:g?.[_]??null}))}async function u(a){
const f=await(0,y.Hr)(a);return m=>f?i(f(m)):null}function i({style:a,prefix:f,number:m}){return(f?(0,E.G)(f)??"":"")+(0,k.Y)(a,m)}}),85131:((H,B,p)=>{p.d(B,{G:()=>S});
const k=100,y=E=>Math.round(E*k)/k,S=E=>E?{x:y(E.x),y:y(E.y),width:y(E.width),height:y(E.height)}:null}),34281:((H,B,p)=>{p.d(B,{Y:()=>k});function k($,x){switch($){case"\
D":return String(x);case"R":return A(x);case"r":return A(x).toLowerCase();case"A":return N(x);case"a":return N(x).toLowerCase();default:return""}}const y=[[1e3,
"M"],[900,"CM"],[500,"D"],[400,"CD"],[100,"C"],[90,"XC"],[50,"L"],[40,"XL"],[10,"X"],[9,"IX"],[5,"V"],[4,"IV"],[1,"I"]],S=1e5,E=2600;function A($){if($>S)return String(
$);let x="",u=$;for(const[i,a]of y)for(;u>=i;)x+=a,u-=i;return x}function N($){return $>E?String($):String.fromCharCode(65+($-1)%26).repeat(Math.ceil($/26))}}),
20138:((H,B,p)=>{p.d(B,{Hr:()=>E,Zh:()=>A,qm:()=>N});var k=p(88960),y=p(16039),S=p(78713);async function E(i){const a=i.catalog.get("PageLabels");if(!i.dict(a))
return;const f=(await(0,S.Zc)(i,a,"Nums")).map(([g,b])=>({first:Number(g),label:i.dict(b)})).filter(({first:g})=>Number.isInteger(g)&&g>=0).sort((g,b)=>g.first-
b.first).map(({first:g,label:b})=>({first:g,...$(i,b)})),m=f.map(({first:g})=>g);return g=>{const b=f[(0,k.M)(m,g)-1];return b?{...b,number:b.start+g-b.first}:{
style:"D",prefix:void 0,number:g+1}}}function A(i,a){const f=[];let m,g=0;for(const b of a)(!m||!x(m,b))&&f.push([g,u(b)]),m=b,g++;return(0,S.H6)(i,f,"Nums")}async function N(i,a){
const f=await E(i);if(!f)return;const m=A(i,Array.from(a,g=>f(g-1)));i.editCatalog().set("PageLabels",i.add(m))}function $(i,a){const f=i.resolve(a?.get("S")),m=i.
resolve(a?.get("P")),g=i.resolve(a?.get("St"));return{style:f instanceof y.SX?f.text:void 0,prefix:m instanceof y.Mx&&m.bytes.length>0?m:void 0,start:typeof g==
"number"&&Number.isInteger(g)&&g>=1?g:1}}function x(i,a){return i.style!==a.style||a.style!==void 0&&a.number!==i.number+1?!1:i.prefix===a.prefix?!0:!!i.prefix&&
!!a.prefix&&Buffer.compare(i.prefix.bytes,a.prefix.bytes)===0}function u({style:i,prefix:a,number:f}){return(0,y.jd)({S:i===void 0?void 0:(0,y.UU)(i),P:a,St:i===
void 0||f===1?void 0:f})}}),78713:((H,B,p)=>{p.d(B,{AN:()=>u,BX:()=>N,H6:()=>$,MN:()=>x,Pu:()=>E,Zc:()=>A});var k=p(16039),y=p(90191);const S=64,E=l=>typeof l==
"number"?String(l):Buffer.from(l.bytes).toString("latin1");async function A(l,h,_){const v=[];for(const O of await a(l,h,0,_)){for(const M of m(l,O,_))v.push(M);
const T=l.job.pace.step(i);T&&await T}return v}async function N(l,h,_,v,O,T){const M=await a(l,h,_,v,T);for(let R=M.length-1;R>=0;R--){const L=M[R],D=m(l,L,v),C=D.
filter(([Y,V])=>!O(Y,V)),U=l.job.pace.step(i+D.length*i);U&&await U,C.length<D.length&&(l.edit(L.holder),L.dict.set(v,C.flat()),L.changed=!0);for(const Y of L.repeats)
l.edit(L.holder),L.dict.delete(Y),L.changed=!0;if(L.emptyKids){const Y=(l.array(L.dict.get("Kids"))??[]).filter(V=>!L.emptyKids.has(l.dict(V)));l.edit(L.holder),
L.dict.set("Kids",Y),L.changed=!0}if(!L.changed)continue;const z=l.array(L.dict.get("Kids"))??[];L.empty=C.length===0&&z.length===0;const X=L.parent;X&&(X.changed=
!0,L.empty?(X.emptyKids??=new Set).add(L.dict):g(l,L,C,z))}return M[0]?.empty??!1}function $(l,h,_){if(h.length<=S)return(0,k.jd)({[_]:h.flat()});let v=[];for(const O of b(
h)){const[T,M]=[O[0][0],O.at(-1)[0]];v.push({ref:l.add((0,k.jd)({Limits:[T,M],[_]:O.flat()})),low:T,high:M})}for(;v.length>S;)v=b(v).map(O=>{const[T,M]=[O[0].low,
O.at(-1).high];return{ref:l.add((0,k.jd)({Limits:[T,M],Kids:O.map(({ref:R})=>R)})),low:T,high:M}});return(0,k.jd)({Kids:v.map(({ref:O})=>O)})}const x=(l,h)=>$(l,
u([...h].map(([_,v])=>[(0,k.Px)(_),v])),"Names");function u(l){return l.map(h=>({entry:h,key:E(h[0])})).sort((h,_)=>h.key<_.key?-1:h.key>_.key?1:0).map(({entry:h})=>h)}
const i=100;async function a(l,h,_,v,O){const T=new y.b9(l),M=new Set,R=C=>M.size<M.add(C).size,L=[],D=[{value:h??null,holder:_,parent:void 0}];for(let C=D.pop();C!==
void 0;C=D.pop()){T.spend(1);const U=l.dict(C.value);if(!U||!R(U)||O&&C.parent&&!f(l,U,O))continue;const z=[],X=F=>{const Q=l.array(U.get(F));return!Q||R(Q)?Q??
[]:(z.push(F),[])},Y=X(v).length>>1,V=X("Kids"),J={dict:U,holder:(0,y.Kd)(C.value,C.holder),parent:C.parent,repeats:z};L.push(J),T.spend(Y);for(let F=V.length-1;F>=
0;F--)D.push({value:V[F],holder:(0,y.Kd)(U.get("Kids"),J.holder),parent:J});const q=l.job.pace.step(i+Y*i);q&&await q}return L}function f(l,h,_){const[v,O]=l.array(
h.get("Limits"))??[];return typeof v!="number"||typeof O!="number"||_(v,O)}function m(l,{dict:h,repeats:_},v){const O=_.includes(v)?void 0:l.array(h.get(v));if(!O)
return[];const T=[];for(let M=0;M+1<O.length;M+=2){const R=l.resolve(O[M]);(v==="Names"?R instanceof k.Mx:typeof R=="number")&&T.push([R,O[M+1]])}return T}function g(l,h,_,v){
const O=R=>l.array(l.dict(R)?.get("Limits"))??[],T=_[0]?.[0]??O(v[0])[0],M=_.at(-1)?.[0]??O(v.at(-1))[1];l.edit(h.holder),T!==void 0&&M!==void 0?h.dict.set("Lim\
its",[T,M]):h.dict.delete("Limits")}function b(l){const h=[];for(let _=0;_<l.length;_+=S)h.push(l.slice(_,_+S));return h}}),58247:((H,B,p)=>{p.d(B,{G:()=>$,w:()=>N});
var k=p(20381),y=p(16039);const S=/\u001b[A-Za-z]{2}[A-Za-z-]{0,8}\u001b/g,E=/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]/g,A=/[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g,
N=x=>x.replace(S,"").replace(E,"").replace(A,"�").trim();function $(x){const u=x instanceof y.Mx?N((0,k.g7)(x)):"";return u===""?null:u}}),30729:((H,B,p)=>{p.
d(B,{H:()=>k});function k(y){const S=new WeakMap;return E=>{if(E.hasChanges)return y(E);const A=S.get(E);if(A)return A.answer;const N=y(E);return S.set(E,{answer:N}),
N}}}),90191:((H,B,p)=>{p.d(B,{J7:()=>S,Kd:()=>N,Wo:()=>$,_i:()=>A,b9:()=>E});var k=p(84293),y=p(16039);class S{document;gone=new Set;chased=new Set;constructor(u){
this.document=u}remove(u){const{catalog:i,catalogNumber:a,pages:f}=this.document,m=i.get("Pages");u===a||(0,y.i9)(m)&&u===m.number||f.holds(u)||(this.gone.add(u),
this.document.remove(u))}chase(u){this.chased.add(u)}removed(){return this.gone}takeChased(){const u=this.chased;return this.chased=new Set,u}isGone(u){return(0,y.
i9)(u)&&this.gone.has(u.number)}}class E{most;left;constructor(u){this.most=this.left=u.job.limits.nodes}spend=u=>{if(this.left-=u,this.left<0)throw(0,k.F)("nod\
es",`The document has more than ${this.most} fields, bookmarks, names and structure elements`,"Remove bookmarks or tags with another program first")}}class A{seen=new Set;allowance;constructor(u,i=new E(
u)){this.allowance=i}first(u){return this.allowance.spend(1),(0,y.i9)(u)?this.seen.has(u.number)?!1:(this.seen.add(u.number),!0):!0}}function N(x,u){return(0,y.
i9)(x)?x.number:u}function $(x,u){const i=x.catalog.get(u),a=x.dict(i);return a&&{dict:a,holder:N(i,x.catalogNumber)}}}),60480:((H,B,p)=>{p.d(B,{NL:()=>u,aW:()=>E,
bs:()=>x,ml:()=>i,p6:()=>S,vg:()=>A});var k=p(49153);const y=/^ *(-?\d+)(?:(\.\.)(-?\d+)?)? *$/;function S(a){const f=[],m=[];for(const[g,b]of a.split(",").entries()){
const l=g+1,h=y.exec(b),_=T=>{m.push(`entry ${l} ('${i(b)}') ${T}`)};if(b.trim()===""){m.push(`entry ${l} is empty: write pages such as 3,1,2 or 2..5, separated\
 by single commas`);continue}if(!h){_(N(b));continue}const v=Number(h[1]),O=h[3]===void 0?void 0:Number(h[3]);v===0||O===0?_("names page 0: pages count from 1, \
and -1 is the last page"):f.push({from:v,to:O,range:h[2]!==void 0,text:b.trim(),position:l})}return m.length>0?{problem:x(m)}:{items:f}}function E(a,f,m){const g=M=>(0,k.
G6)([{field:"page_order",message:M}]),b=S(a);if("problem"in b)throw g(b.problem);const l=f===1?"1 page":`${f} pages`,h=[],_=b.items.map(M=>{const R=z=>z<0?f+1+z:
z,L=R(M.from),D=M.range?M.to===void 0?f:R(M.to):L,U=[[M.from,L],[M.to??M.from,D]].find(([,z])=>z<1||z>f);return U&&h.push(`entry ${M.position} ('${i(M.text)}') \
names ${A(U[0])}, but the document has ${l}`),{first:L,last:D}});if(h.length>0)throw g(x(h));const v=_.reduce((M,{first:R,last:L})=>M+Math.abs(L-R)+1,0);if(v>m)
throw g(`names ${v} pages in all; at most ${m} are allowed`);const O=new Uint32Array(v);let T=0;for(const{first:M,last:R}of _){const L=M<=R?1:-1;for(let D=M;D!==
R+L;D+=L)O[T++]=D}return O}function A(a){return Number.isSafeInteger(a)?`page ${a}`:"a page far beyond its end"}function N(a){return/^ *\.\./.test(a)?"has no st\
art: a range is written 1..5":u(a)??"is not a page, such as 3 or -1, nor a range, such as 2..5 or 2.."}const $=5;function x(a){const f=a.length-$;return[...a.slice(
0,$),...f>0?[`and ${f} more such entries`]:[]].join("; ")}function u(a){const f=/^ *(\d{1,10}) *[-–]+ *(\d{0,10}) *$/.exec(a);return f?`is not a range: write ${f[1]}\
..${f[2]}${f[2]===""?" for this page and all after it":""}`:/\blast\b/i.test(a)?"is not a page: the last page is written -1, and a range to it 2..":void 0}function i(a){
const f=[...a].map(m=>/[\p{Cc}\p{Cs}\u2028\u2029]/u.test(m)?"?":m);return f.length>40?`${f.slice(0,40).join("")}…`:f.join("")}}),13140:((H,B,p)=>{p.d(B,{k1:()=>A,
lY:()=>E,m7:()=>N});var k=p(49153),y=p(60480);const S=/^(not +)?(?:(odd|even|all)|(-?\d+)(?:(\.\.)(-?\d+)?)?)$/i;function E(u){const i=[],a=[];for(const[f,m]of u.
split(",").entries()){const g=f+1,b=m.trim();if(b===""){a.push(`entry ${g} is empty: write pages such as 1..3, -1, odd, separated by single commas`);continue}const l=S.
exec(b),h=C=>{a.push(`entry ${g} ('${(0,y.ml)(b)}') ${C}`)};if(!l){h(x(b));continue}const[,_,v,O,T,M]=l,R={negated:_!==void 0,text:b,position:g};if(v!==void 0){
i.push({...R,pages:v.toLowerCase()});continue}const L=Number(O),D=T===void 0?L:M===void 0?"end":Number(M);L===0||D===0?h("names page 0: pages count from 1, and \
-1 is the last page"):i.push({...R,pages:{from:L,to:D}})}return a.length>0?{problem:(0,y.bs)(a)}:{items:i}}function A(u,i,a="pages"){const f=h=>(0,k.G6)([{field:a,
message:h}]),m=E(u);if("problem"in m)throw f(m.problem);const g=new $(i),b=new $(i),l=[];for(const h of m.items){const _=h.negated?b:g;if(typeof h.pages=="strin\
g"){_.add(h.pages);continue}const{from:v,to:O}=h.pages,T=v<0?i+1+v:v,M=O==="end"?i:O<0?i+1+O:O,L=(O==="end"?v<0?[[v,T]]:[]:[[v,T],[O,M]]).find(([,D])=>D<1||D>i);
L&&l.push(`entry ${h.position} ('${(0,y.ml)(h.text)}') names ${(0,y.vg)(L[0])}, but the document has ${i===1?"1 page":`${i} pages`}`),!(O==="end"&&T>i||l.length>
0)&&_.range(Math.min(T,M),Math.max(T,M))}if(l.length>0)throw f((0,y.bs)(l));return m.items.every(({negated:h})=>h)&&g.add("all"),g.without(b)}function N(u){const i=E(
u);if("problem"in i||i.items.length!==1)return;const{negated:a,pages:f}=i.items[0];if(a)return;if(f==="all")return{first:1};if(typeof f=="string"||f.from<1)return;
const{from:m,to:g}=f;return g==="end"?{first:m}:g<1?void 0:{first:Math.min(m,g),last:Math.max(m,g)}}class ${pageCount;differences;odd=!1;even=!1;constructor(i){
this.pageCount=i,this.differences=new Int32Array(i+2)}add(i){i!=="even"&&(this.odd=!0),i!=="odd"&&(this.even=!0)}range(i,a){this.differences[i]++,this.differences[a+
1]--}without(i){const a=new Uint32Array(this.pageCount);let f=0,m=0,g=0;for(let b=1;b<=this.pageCount;b++){m+=this.differences[b],g+=i.differences[b];const l=b%
2===1?"odd":"even";(m>0||this[l])&&!(g>0||i[l])&&(a[f++]=b)}return a.subarray(0,f)}}function x(u){return/^(not +)?\.\./i.test(u)?"has no start: a range is writt\
en 1..5":/^!/.test(u)?"is not a page: leave out pages with not, such as not 2":(0,y.NL)(u.replace(/^not +/i,""))??"is not a page such as 3 or -1, a range such a\
s 2..5 or 2.., odd, even, all, or one of these after not"}}),88960:((H,B,p)=>{p.d(B,{B:()=>k,M:()=>y});const k=(E,A)=>S(E,A,!1),y=(E,A)=>S(E,A,!0);function S(E,A,N){
let[$,x]=[0,E.length];for(;$<x;){const u=$+x>>1,i=E[u];i<A||N&&i===A?$=u+1:x=u}return $}}),91203:((H,B,p)=>{p.d(B,{GW:()=>S,_m:()=>N,lg:()=>y,r7:()=>A});const k=null,
y={"application/json":".json","text/plain":".txt","text/markdown":".md"};function S($){const{per_page:x,layout:u}=$;return x===!0?"application/json":u==="markdo\
wn"?"text/markdown":"text/plain"}function E($){const x=S($);return x==="text/markdown"?["application/json",x,"text/plain"]:[...new Set(["application/json",x])]}
const A=({text:$})=>typeof $=="string"?$:"";function N({text:$,pages:x,...u}){return u}})};
