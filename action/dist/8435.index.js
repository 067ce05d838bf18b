"use strict";exports.id=8435,exports.ids=[8435],exports.modules={22919:((W,B,g)=>{g.r(B),g.d(B,{extract_text:()=>Kt});var k=g(49153),w=g(16957),T=g(84103),M=g(92541),A=g(53071),
I=g(97205),_=g(24912),E=g(95739);const u=100;function*i(e,t){let s="",o,n="",l=0;for(const{space:r,text:d,fragment:O}of e.pieces()){++l%u===0&&(yield w.Yz);const N=p(
O,t),P=r===""?"":" ";if(o&&x(o,N)){n+=P+d;continue}o&&(s+=f(n,o)),s+=P,o=N,n=d}return(o?s+f(n,o):"").trim()}function p(e,{linkOf:t,marksBold:s}){const{bold:o,italic:n,
fixedPitch:l}=e.style.font;return{bold:o&&s,italic:n,fixedPitch:l,link:t(e)}}const x=(e,t)=>e.bold===t.bold&&e.italic===t.italic&&e.fixedPitch===t.fixedPitch&&e.
link===t.link;function f(e,{bold:t,italic:s,fixedPitch:o,link:n}){let l=o?c(e):a(e);return/[\p{L}\p{N}]/u.test(e)&&(s&&(l=`*${l}*`),t&&(l=`**${l}**`)),n===void 0?
l:`[${l}](${y(n)})`}function c(e){const t=(0,I.K)((e.match(/`+/g)??[]).map(o=>o.length),0),s="`".repeat(t+1);return t>0?`${s} ${e} ${s}`:`${s}${e}${s}`}const y=e=>/[\s()<>]/.
test(e)?`<${e.replace(/[\s<>]/g,encodeURIComponent)}>`:e,a=e=>e.replace(/[\\`*[\]]/g,"\\$&").replace(/(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])/gu,"\\_").replace(/<(?=[A-Za-z/!?])/g,
"\\<"),h=e=>e.replace(/^(?=#{1,6}(?:\s|$)|>|[-+](?:\s|$)|(?:-{3,}|={3,}|_{3,})$)/,"\\").replace(/^(\d{1,9})([.)])(?=\s|$)/,"$1\\$2"),m=1.15,b=150,v=/^[\u2022\u25e6\u25aa\u2023\u00b7\u25cf\u25cb\u25a0\u25a1\u2013\u2014*-](?:\s+|$)/u,
L=/^(\d{1,3}|[a-z])[.)]\s+/,S=3,R=150,$=100,D=50;function*U(e,t,s,o){const n=e.flatMap(d=>d.lines.map((O,N)=>({line:O,begins:N===0}))),l=[],r=new G(t,s,o);for(let d=0,
O;d<n.length;d=O){if(O=yield*J(n,d),O-d>=S){l.push(yield*r.table(n.slice(d,O).map(({line:C})=>C)));continue}const{line:N}=n[d],P=r.kindOf(N);for(O=d+1;O<n.length&&
!n[O].begins&&r.goesOn(P,N,n[O].line);O++)(O-d)%D===0&&(yield w.Yz);d%D===0&&(yield w.Yz),l.push(yield*r.piece(P,n.slice(d,O).map(C=>C.line),l.at(-1)))}return l}
class G{body;edges;linkOf;depths=[];constructor(t,s,o){this.body=t,this.edges=s,this.linkOf=o}kindOf(t){const s=Y(t,this.edges);if(X(t,"fixedPitch"))return"code";
if(v.test(s)||L.test(s))return"item";const o=t.size>=m*this.body.size,n=!this.body.isBold&&X(t,"bold")&&!/[.,;:]$/.test(s);return(o||n)&&s.length<=b?"heading":"\
paragraph"}goesOn(t,s,o){const n=this.kindOf(o);return t==="item"?n==="paragraph"&&o.start>s.start+o.size/2:n===t&&(t!=="heading"||Math.abs(o.size-s.size)<.5)}*piece(t,s,o){
const{edges:n,linkOf:l}=this;if(t==="code")return{kind:t,lines:yield*H(s,n)};const r=yield*i(yield*(0,_.gB)(s,n),{linkOf:l,marksBold:t!=="heading"&&!this.body.isBold});
if(t==="heading")return{kind:t,level:this.levelOf(s[0]),text:r};if(t==="paragraph")return{kind:t,text:r};o?.kind!=="item"&&(this.depths=[]);const d=L.exec(Y(s[0],
n))?.[0].trim()??"-",O=/^\d/.test(d);return{kind:t,depth:this.depthOf(s[0]),mark:O?d:"-",text:r.replace(O?/^(?:\*\*|\*)?\d{1,3}[.)](?:\*\*|\*)?\s*/:/^(?:\\?\*|[\u2022\u25e6\u25aa\u2023\u00b7\u25cf\u25cb\u25a0\u25a1\u2013\u2014-])\s*/u,
"")}}*table(t){const s=F(t),o=[];for(const{segments:n}of t){yield w.Yz;const l=[];for(const r of s){const d=n.find(O=>V(O,r));l.push(d?yield*this.cell(d):"")}o.
push(l)}return{kind:"table",rows:o}}*cell(t){return yield*i(yield*(0,_.gB)([new M.N1(t)],this.edges),{linkOf:this.linkOf,marksBold:!1})}levelOf({size:t}){const{
headings:s,size:o}=this.body,n=t>=m*o?s.findIndex(l=>t>l-.5):s.length;return Math.min(Math.max(n,0)+1,6)}depthOf({start:t,size:s}){for(;this.depths.length>0&&this.
depths.at(-1)>t+s/2;)this.depths.pop();return(this.depths.length===0||t>this.depths.at(-1)+s/2)&&this.depths.push(t),this.depths.length-1}}const Y=(e,t)=>e.segments.
map(s=>(0,E.b)(s,t)).join(" "),X=({segments:e},t)=>e.every(({fragments:s})=>s.every(({style:o})=>o.font[t]));function*H(e,t){const s=(0,I.Y)(e.map(({start:n})=>n)),
o=[];for(const[n,l]of e.entries()){n%D===D-1&&(yield w.Yz);const r=Y(l,t),d=(l.end-l.start)/Math.max(r.length,1);o.push(" ".repeat(Math.round((l.start-s)/Math.max(
d,1)))+r)}return o}const V=(e,[t,s])=>e.start<s&&e.end>t;function*J(e,t){let s=t;for(;s<Math.min(e.length,t+R);){const{line:o}=e[s],n=e[s-1]?.line;if(o.segments.
length<2||o.segments.length>$||o.frame!==e[t].line.frame||s>t&&(o.baseline<=n.baseline||o.baseline>n.baseline+4*o.size)||(s>t&&(yield w.Yz),!F(e.slice(t,s+1).map(
l=>l.line))))break;s++}return s}function q(e,t){let s=0;for(let o=e.length;s<o;){const n=s+o>>1;e[n][0]<=t?s=n+1:o=n}return s-1}function F(e){const t=e.flatMap(
({segments:n})=>n).sort((n,l)=>n.start-l.start),s=[];for(const{start:n,end:l}of t){const r=s.at(-1);r&&n<r[1]?r[1]=Math.max(r[1],l):s.push([n,l])}return s.length>
1&&s.length<=$&&e.every(({segments:n})=>new Set(n.map(({start:l})=>q(s,l))).size===n.length)?s:void 0}var Q=g(16721);const at=/^(?:\\?[*+-]|[\u2022\u25e6\u25aa\u2023\u00b7\u25cf\u25cb\u25a0\u25a1\u2013\u2014\uf0b7]|\d{1,3}\\?[.)])\s*/u,
ct=/^(\d{1,3})\\?([.)])\s/,lt=100;function*ft(e){const{blocks:t,leaves:s}=e,o=gt(s),n=[],l=r=>{for(;o.length>0&&o[0].order<r;)n.push({kind:"figure",alternative:o.
shift().alternative})};for(let r=0,d;r<t.length;r=d){const{element:O}=t[r];d=r+1;const N=pt(t[r],e);if(N!==void 0&&l(N),O?.type==="TR"){const P=et(O);for(;d<t.length&&
t[d].element?.type==="TR"&&et(t[d].element)===P;)d++;const C=[];for(const K of t.slice(r,d))C.push(yield*ut(K,e));n.push({kind:"table",rows:C})}else n.push(yield*dt(
t[r],e));r%lt===0&&(yield w.Yz)}return l(1/0),n.filter(r=>!("text"in r)||r.text!=="")}function*dt({lines:e,element:t},{edges:s,linkOf:o}){const n=t?.type??"P",l=n===
"Title"||n==="H"?1:Number(/^H([1-6])$/.exec(n)?.[1]??0),r=yield*i(yield*(0,_.gB)(e,s),{linkOf:o,marksBold:l===0});if(l>0)return{kind:"heading",level:l,text:r};const d=t?
[...(0,T.Hy)(t)].filter(P=>P.type==="LI"):[];if(d.length===0)return{kind:"paragraph",text:r};const O=ct.exec(r),N=[...(0,T.Hy)(d[0])].filter(P=>P.type==="L").length-
1;return{kind:"item",depth:Math.max(N,0),mark:O?`${O[1]}${O[2]}`:"-",text:r.replace(at,"")}}function et(e){for(const t of(0,T.Hy)(e.parent))if(t.type==="Table")
return t;return e.parent}function*ut({lines:e},{leafOf:t,edges:s,linkOf:o}){const n=new Map;for(const{segments:r}of e)for(const{fragments:d}of r)for(const O of d){
const N=ht(t(O)?.element),P=n.get(N);P?P.push(O):n.set(N,[O])}const l=[];for(const r of n.values()){const d=yield*(0,w.p9)(r,(N,P)=>N.order-P.order),O=yield*(0,_.
gB)(yield*(0,M._I)(yield*(0,Q.q9)(d)),s);l.push(yield*i(O,{linkOf:o,marksBold:!1}))}return l}function ht(e){for(const t of(0,T.Hy)(e))if(t.type==="TD"||t.type===
"TH")return t;return e&&(0,A.VN)(e)}function pt({lines:e},{leafOf:t}){return t(e[0].segments[0].fragments[0])?.order}function gt(e){const t=new Set;return e.flatMap(
({element:s,order:o})=>{const n=[...(0,T.Hy)(s)].find(({type:r})=>r==="Figure");if(!n||t.has(n))return[];t.add(n);const l=n.alternative?.replace(/\s+/g," ").trim();
return l?[{order:o,alternative:l}]:[]})}var nt=g(16039),st=g(84805),mt=g(40730);const yt=/^(?:https?|mailto|tel|ftp):/i,bt=5e3;function wt(e,t){const[s,o,n,l,r,
d]=(0,mt.y)((0,st.iw)(e,t)),O=[];for(const N of(e.array(e.entry(e.pages.number(t),"Annots"))??[]).slice(0,bt)){const P=e.dict(N);if(!P||!(0,nt.Eo)(e.resolve(P.get(
"Subtype")),"Link"))continue;const C=xt(e,P.get("A")),K=C===void 0?void 0:(0,st.b0)(e,P.get("Rect"));if(!K)continue;const Z=[s*K[0]+n*K[1]+r,s*K[2]+n*K[3]+r],z=[
o*K[0]+l*K[1]+d,o*K[2]+l*K[3]+d],[j,tt]=[Math.min(...Z),Math.min(...z)];O.push({area:{x:j,y:tt,width:Math.max(...Z)-j,height:Math.max(...z)-tt},uri:C})}return({
box:{x:N,y:P,width:C,height:K}})=>{const[Z,z]=[N+C/2,P+K/2];return O.find(({area:j})=>Z>=j.x&&Z<=j.x+j.width&&z>=j.y&&z<=j.y+j.height)?.uri}}function xt(e,t){const s=e.
dict(t),o=e.resolve(s?.get("URI"));if(!(o instanceof nt.Mx))return;const n=Buffer.from(o.bytes).toString("latin1");return yt.test(n)?n:void 0}function vt(e){let t="";
for(const[s,o]of e.entries()){const n=e[s-1];n&&(t+=n.kind==="item"&&o.kind==="item"?`
`:`

`),t+=Ot(o)}return t}function Ot(e){switch(e.kind){case"heading":return`${"#".repeat(e.level)} ${e.text}`;case"paragraph":return h(e.text);case"item":return`${"\
   ".repeat(e.depth)}${e.mark} ${e.text}`;case"code":{const t=(0,I.K)(e.lines.flatMap(o=>(o.match(/`+/g)??[]).map(n=>n.length)),2),s="`".repeat(t+1);return[s,...e.
lines,s].join(`
`)}case"table":return Mt(e.rows);case"figure":return`![${e.alternative.replace(/[\\[\]]/g,"\\$&")}]()`}}function Mt(e){const t=(0,I.K)(e.map(l=>l.length)),s=l=>`\
| ${Array.from({length:t},(r,d)=>(l[d]??"").replaceAll("|","\\|")).join(" | ")} |`,[o,...n]=e;return[s(o),`|${" --- |".repeat(t)}`,...n.map(s)].join(`
`)}const Et=3,ot=3,rt=.12;function _t(e){const t=new Map;for(const[o,{blocks:n,found:{height:l}}]of e.entries())for(const r of $t(n,l)){const d=Lt(r),O=t.get(d);
O?O.push({line:r,page:o}):t.set(d,[{line:r,page:o}])}const s=new Set;for(const o of t.values())if(!(new Set(o.map(({page:n})=>n)).size<Et))for(const{line:n}of o)
s.add(n);return s}function $t(e,t){const o=e.flatMap(({lines:r})=>r).filter(({frame:r})=>r.cos===1&&!r.vertical).sort((r,d)=>r.baseline-d.baseline),n=o.slice(0,
ot).filter(({baseline:r})=>r<rt*t),l=o.slice(-ot).filter(({baseline:r})=>r>(1-rt)*t);return[...n,...l]}function Lt({segments:e,baseline:t}){const s=e.map(({fragments:o})=>o.
map(n=>n.text).join("")).join(" ");return`${Math.round(t/4)} ${s.replace(new RegExp("\\p{Nd}+","gu"),"0")}`}async function St(e,t,{keepRepeated:s=!1}={}){const o=s?
new Set:_t(t),n=At(t),l=[];for(const r of t){l.push(vt(await Tt(e,r,n,o)));const d=e.job.pace.step(r.characters*50);d&&await d}return{pages:l,repeatedLines:o.size}}
async function Tt(e,t,s,o){const n=t.blocks.flatMap(P=>{const C=P.lines.filter(K=>!o.has(K));return C.length===0?[]:[C.length===P.lines.length?P:M.eB.of(C,P.element)]}),
{fragments:l,leafOf:r,edges:d}=t.found,O=wt(e,t.index),N=e.pages.number(t.index);if(r&&(0,A.P$)(l,r)){const P=(await(0,T.g$)(e))?.leaves(N)??[];return(0,w.k6)(ft(
{blocks:n,leafOf:r,leaves:P,edges:d,linkOf:O}),e.job.pace)}return(0,w.k6)(U(n,s,d,O),e.job.pace)}const Pt=6;function At(e){const t=new Map;let s=0,o=0;for(const{
found:r}of e)for(const{style:d,text:O}of r.fragments){const N=Math.round(d.size*2)/2;t.set(N,(t.get(N)??0)+O.length),o+=O.length,d.font.bold&&(s+=O.length)}const[
n]=[...t].reduce((r,d)=>d[1]>r[1]?d:r,[0,0]),l=[...t.keys()].filter(r=>r>=1.15*n).sort((r,d)=>d-r);return{size:n,isBold:s>o/2,headings:l.slice(0,Pt)}}var It=g(13140),
Nt=g(7390),kt=g(91203),Rt=g(23516),Bt=g(85131),Dt=g(96706);const it=100,Kt=async(e,t,s)=>{const o=await(0,Nt.E)(e.bytes,s,{password:t.open_password}),n=o.pages.
count,l=(0,It.k1)(t.pages,n);if(t.word_boxes&&l.length>it)throw(0,k.G6)([{field:"word_boxes",message:`takes at most ${it} pages, and ${l.length} are asked for: \
name fewer in pages`,mentions:["pages"]}]);const r=new Dt.z(o,l.length),{texts:d,words:O,notes:N}=await Ct(o,l,r,t),P=await(0,Rt.fl)(o),C=d.map((Z,z)=>{const j=l[z];
return{page:j,label:P(j-1),text:Z,...O[z]&&{words:O[z]}}}),K={text:d.join(t.layout==="markdown"?`

`:"\f"),mediaType:(0,kt.GW)({layout:t.layout}),pageCount:n,characters:r.characters,unreadable:r.unreadable,...t.per_page&&{pages:C}};return{documents:[{...e,pageCount:n}],
data:K,notes:[...r.notes,...N],facts:{}}};async function Ct(e,t,s,o){const{layout:n,word_boxes:l,keep_repeated:r}=o,{pace:d}=e.job,O=[],N=[],P=[];for(const Z of t){
const z=await s.page(Z);l&&N.push((await(0,w.k6)(z.words(),d)).map(({text:j,...tt})=>({text:j,...(0,Bt.G)(tt)}))),n==="markdown"?P.push(z):O.push(await(0,w.k6)(
z.layout(n),d))}if(n!=="markdown")return{texts:O,words:N,notes:[]};const{pages:C,repeatedLines:K}=await St(e,P,{keepRepeated:r});return{texts:C,words:N,notes:K>
0?[Ut(K)]:[]}}const Ut=e=>({code:"repeated_lines_removed",message:`${e} ${e===1?"line":"lines"} of headers and footers, which repeat on the pages, are not in th\
e Markdown: set keep_repeated to true to keep them.`,mentions:["keep_repeated"]})}),23516:((W,B,g)=>{g.d(B,{fl:()=>u,mm:()=>_,vg:()=>E});var k=g(34281),w=g(20138),
T=g(80199),M=g(58247);const A=1e3;function I(p){const{width:x,height:f}=(0,T.iN)(p),c=y=>Math.round(y*p.userUnit*A)/A;return{width:c(x),height:c(f)}}function _({
kinds:p,kindOf:x}){const f=new Int32Array(p.length),c=new Int32Array(p.length);for(let a=x.length-1;a>=0;a--)f[x[a]]++,c[x[a]]=a+1;const y=new Map;for(const[a,h]of p.
entries()){const{width:m,height:b}=I(h),v=`${m} ${b}`,L=y.get(v);L?L.count+=f[a]:y.set(v,{width:m,height:b,count:f[a],firstPage:c[a]})}return[...y.values()]}async function E(p,{
kinds:x,kindOf:f},c){const y=await u(p),a=x.map(I);return Array.from(f,(h,m)=>({...a[h],rotation:x[h].rotation,label:y(m),characters:c?.[m]??null}))}async function u(p){
const x=await(0,w.Hr)(p);return f=>x?i(x(f)):null}function i({style:p,prefix:x,number:f}){return(x?(0,M.G)(x)??"":"")+(0,k.Y)(p,f)}}),85131:((W,B,g)=>{g.d(B,{G:()=>T});
const k=100,w=M=>Math.round(M*k)/k,T=M=>M?{x:w(M.x),y:w(M.y),width:w(M.width),height:w(M.height)}:null}),34281:((W,B,g)=>{g.d(B,{Y:()=>k});function k(_,E){switch(_){case"\
D":return String(E);case"R":return A(E);case"r":return A(E).toLowerCase();case"A":return I(E);case"a":return I(E).toLowerCase();default:return""}}const w=[[1e3,
"M"],[900,"CM"],[500,"D"],[400,"CD"],[100,"C"],[90,"XC"],[50,"L"],[40,"XL"],[10,"X"],[9,"IX"],[5,"V"],[4,"IV"],[1,"I"]],T=1e5,M=2600;function A(_){if(_>T)return String(
_);let E="",u=_;for(const[i,p]of w)for(;u>=i;)E+=p,u-=i;return E}function I(_){return _>M?String(_):String.fromCharCode(65+(_-1)%26).repeat(Math.ceil(_/26))}}),
20138:((W,B,g)=>{g.d(B,{Hr:()=>M,Zh:()=>A,qm:()=>I});var k=g(88960),w=g(16039),T=g(78713);async function M(i){const p=i.catalog.get("PageLabels");if(!i.dict(p))
return;const x=(await(0,T.Zc)(i,p,"Nums")).map(([c,y])=>({first:Number(c),label:i.dict(y)})).filter(({first:c})=>Number.isInteger(c)&&c>=0).sort((c,y)=>c.first-
y.first).map(({first:c,label:y})=>({first:c,..._(i,y)})),f=x.map(({first:c})=>c);return c=>{const y=x[(0,k.M)(f,c)-1];return y?{...y,number:y.start+c-y.first}:{
style:"D",prefix:void 0,number:c+1}}}function A(i,p){const x=[];let f,c=0;for(const y of p)(!f||!E(f,y))&&x.push([c,u(y)]),f=y,c++;return(0,T.H6)(i,x,"Nums")}async function I(i,p){
const x=await M(i);if(!x)return;const f=A(i,Array.from(p,c=>x(c-1)));i.editCatalog().set("PageLabels",i.add(f))}function _(i,p){const x=i.resolve(p?.get("S")),f=i.
resolve(p?.get("P")),c=i.resolve(p?.get("St"));return{style:x instanceof w.SX?x.text:void 0,prefix:f instanceof w.Mx&&f.bytes.length>0?f:void 0,start:typeof c==
"number"&&Number.isInteger(c)&&c>=1?c:1}}function E(i,p){return i.style!==p.style||p.style!==void 0&&p.number!==i.number+1?!1:i.prefix===p.prefix?!0:!!i.prefix&&
!!p.prefix&&Buffer.compare(i.prefix.bytes,p.prefix.bytes)===0}function u({style:i,prefix:p,number:x}){return(0,w.jd)({S:i===void 0?void 0:(0,w.UU)(i),P:p,St:i===
void 0||x===1?void 0:x})}}),78713:((W,B,g)=>{g.d(B,{AN:()=>u,BX:()=>I,H6:()=>_,MN:()=>E,Pu:()=>M,Zc:()=>A});var k=g(16039),w=g(90191);const T=64,M=a=>typeof a==
"number"?String(a):Buffer.from(a.bytes).toString("latin1");async function A(a,h,m){const b=[];for(const v of await p(a,h,0,m)){for(const S of f(a,v,m))b.push(S);
const L=a.job.pace.step(i);L&&await L}return b}async function I(a,h,m,b,v,L){const S=await p(a,h,m,b,L);for(let R=S.length-1;R>=0;R--){const $=S[R],D=f(a,$,b),U=D.
filter(([H,V])=>!v(H,V)),G=a.job.pace.step(i+D.length*i);G&&await G,U.length<D.length&&(a.edit($.holder),$.dict.set(b,U.flat()),$.changed=!0);for(const H of $.repeats)
a.edit($.holder),$.dict.delete(H),$.changed=!0;if($.emptyKids){const H=(a.array($.dict.get("Kids"))??[]).filter(V=>!$.emptyKids.has(a.dict(V)));a.edit($.holder),
$.dict.set("Kids",H),$.changed=!0}if(!$.changed)continue;const Y=a.array($.dict.get("Kids"))??[];$.empty=U.length===0&&Y.length===0;const X=$.parent;X&&(X.changed=
!0,$.empty?(X.emptyKids??=new Set).add($.dict):c(a,$,U,Y))}return S[0]?.empty??!1}function _(a,h,m){if(h.length<=T)return(0,k.jd)({[m]:h.flat()});let b=[];for(const v of y(
h)){const[L,S]=[v[0][0],v.at(-1)[0]];b.push({ref:a.add((0,k.jd)({Limits:[L,S],[m]:v.flat()})),low:L,high:S})}for(;b.length>T;)b=y(b).map(v=>{const[L,S]=[v[0].low,
v.at(-1).high];return{ref:a.add((0,k.jd)({Limits:[L,S],Kids:v.map(({ref:R})=>R)})),low:L,high:S}});return(0,k.jd)({Kids:b.map(({ref:v})=>v)})}const E=(a,h)=>_(a,
u([...h].map(([m,b])=>[(0,k.Px)(m),b])),"Names");function u(a){return a.map(h=>({entry:h,key:M(h[0])})).sort((h,m)=>h.key<m.key?-1:h.key>m.key?1:0).map(({entry:h})=>h)}
const i=100;async function p(a,h,m,b,v){const L=new w.b9(a),S=new Set,R=U=>S.size<S.add(U).size,$=[],D=[{value:h??null,holder:m,parent:void 0}];for(let U=D.pop();U!==
void 0;U=D.pop()){L.spend(1);const G=a.dict(U.value);if(!G||!R(G)||v&&U.parent&&!x(a,G,v))continue;const Y=[],X=F=>{const Q=a.array(G.get(F));return!Q||R(Q)?Q??
[]:(Y.push(F),[])},H=X(b).length>>1,V=X("Kids"),J={dict:G,holder:(0,w.Kd)(U.value,U.holder),parent:U.parent,repeats:Y};$.push(J),L.spend(H);for(let F=V.length-1;F>=
0;F--)D.push({value:V[F],holder:(0,w.Kd)(G.get("Kids"),J.holder),parent:J});const q=a.job.pace.step(i+H*i);q&&await q}return $}function x(a,h,m){const[b,v]=a.array(
h.get("Limits"))??[];return typeof b!="number"||typeof v!="number"||m(b,v)}function f(a,{dict:h,repeats:m},b){const v=m.includes(b)?void 0:a.array(h.get(b));if(!v)
return[];const L=[];for(let S=0;S+1<v.length;S+=2){const R=a.resolve(v[S]);(b==="Names"?R instanceof k.Mx:typeof R=="number")&&L.push([R,v[S+1]])}return L}function c(a,h,m,b){
const v=R=>a.array(a.dict(R)?.get("Limits"))??[],L=m[0]?.[0]??v(b[0])[0],S=m.at(-1)?.[0]??v(b.at(-1))[1];a.edit(h.holder),L!==void 0&&S!==void 0?h.dict.set("Lim\
its",[L,S]):h.dict.delete("Limits")}function y(a){const h=[];for(let m=0;m<a.length;m+=T)h.push(a.slice(m,m+T));return h}}),58247:((W,B,g)=>{g.d(B,{G:()=>_,w:()=>I});
var k=g(20381),w=g(16039);const T=/\u001b[A-Za-z]{2}[A-Za-z-]{0,8}\u001b/g,M=/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]/g,A=/[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g,
I=E=>E.replace(T,"").replace(M,"").replace(A,"�").trim();function _(E){const u=E instanceof w.Mx?I((0,k.g7)(E)):"";return u===""?null:u}}),30729:((W,B,g)=>{g.
d(B,{H:()=>k});function k(w){const T=new WeakMap;return M=>{if(M.hasChanges)return w(M);const A=T.get(M);if(A)return A.answer;const I=w(M);return T.set(M,{answer:I}),
I}}}),90191:((W,B,g)=>{g.d(B,{J7:()=>T,Kd:()=>I,Wo:()=>_,_i:()=>A,b9:()=>M});var k=g(84293),w=g(16039);class T{document;gone=new Set;chased=new Set;constructor(u){
this.document=u}remove(u){const{catalog:i,catalogNumber:p,pages:x}=this.document,f=i.get("Pages");u===p||(0,w.i9)(f)&&u===f.number||x.holds(u)||(this.gone.add(u),
this.document.remove(u))}chase(u){this.chased.add(u)}removed(){return this.gone}takeChased(){const u=this.chased;return this.chased=new Set,u}isGone(u){return(0,w.
i9)(u)&&this.gone.has(u.number)}}class M{most;left;constructor(u){this.most=this.left=u.job.limits.nodes}spend=u=>{if(this.left-=u,this.left<0)throw(0,k.F)("nod\
es",`The document has more than ${this.most} fields, bookmarks, names and structure elements`,"Remove bookmarks or tags with another program first")}}class A{seen=new Set;allowance;constructor(u,i=new M(
u)){this.allowance=i}first(u){return this.allowance.spend(1),(0,w.i9)(u)?this.seen.has(u.number)?!1:(this.seen.add(u.number),!0):!0}}function I(E,u){return(0,w.
i9)(E)?E.number:u}function _(E,u){const i=E.catalog.get(u),p=E.dict(i);return p&&{dict:p,holder:I(i,E.catalogNumber)}}}),60480:((W,B,g)=>{g.d(B,{Ly:()=>A,NL:()=>p,
UL:()=>I,aW:()=>M,bs:()=>i,ml:()=>x,p6:()=>T,vg:()=>_});var k=g(49153);const w=/^ *(-?\d+)(?:(\.\.)(-?\d+)?)? *$/;function T(f){const c=[],y=[];for(const[a,h]of f.
split(",").entries()){const m=a+1,b=w.exec(h),v=R=>{y.push(`entry ${m} ('${x(h)}') ${R}`)};if(h.trim()===""){y.push(`entry ${m} is empty: write pages such as 3,\
1,2 or 2..5, separated by single commas`);continue}if(!b){v(E(h));continue}const L=Number(b[1]),S=b[3]===void 0?void 0:Number(b[3]);L===0||S===0?v("names page 0\
: pages count from 1, and -1 is the last page"):c.push({from:L,to:S,range:b[2]!==void 0,text:h.trim(),position:m})}return y.length>0?{problem:i(y)}:{items:c}}function M(f,c,y){
const a=S=>(0,k.G6)([{field:"page_order",message:S}]),h=T(f);if("problem"in h)throw a(h.problem);const m=A(h.items,c);if("problem"in m)throw a(m.problem);const b=I(
m.spans);if(b>y)throw a(`names ${b} pages in all; at most ${y} are allowed`);const v=new Uint32Array(b);let L=0;for(const{first:S,last:R}of m.spans){const $=S<=
R?1:-1;for(let D=S;D!==R+$;D+=$)v[L++]=D}return v}function A(f,c){const y=c===1?"1 page":`${c} pages`,a=[],h=f.map(m=>{const b=$=>$<0?c+1+$:$,v=b(m.from),L=m.range?
m.to===void 0?c:b(m.to):v,R=[[m.from,v],[m.to??m.from,L]].find(([,$])=>$<1||$>c);return R&&a.push(`entry ${m.position} ('${x(m.text)}') names ${_(R[0])}, but th\
e document has ${y}`),{first:v,last:L}});return a.length>0?{problem:i(a)}:{spans:h}}const I=f=>f.reduce((c,{first:y,last:a})=>c+Math.abs(a-y)+1,0);function _(f){
return Number.isSafeInteger(f)?`page ${f}`:"a page far beyond its end"}function E(f){return/^ *\.\./.test(f)?"has no start: a range is written 1..5":p(f)??"is n\
ot a page, such as 3 or -1, nor a range, such as 2..5 or 2.."}const u=5;function i(f){const c=f.length-u;return[...f.slice(0,u),...c>0?[`and ${c} more such entr\
ies`]:[]].join("; ")}function p(f){const c=/^ *(\d{1,10}) *[-–]+ *(\d{0,10}) *$/.exec(f);return c?`is not a range: write ${c[1]}..${c[2]}${c[2]===""?" for thi\
s page and all after it":""}`:/\bfirst\b/i.test(f)?"is not a page: the first page is written 1, and a range from it 1..5":/\b(last|end)\b/i.test(f)?"is not a pa\
ge: the last page is written -1, and a range to it 2..":void 0}function x(f){const c=[...f].map(y=>/[\p{Cc}\p{Cs}\u2028\u2029]/u.test(y)?"?":y);return c.length>
40?`${c.slice(0,40).join("")}…`:c.join("")}}),13140:((W,B,g)=>{g.d(B,{k1:()=>A,lY:()=>M,m7:()=>I});var k=g(49153),w=g(60480);const T=/^(not +)?(?:(odd|even|all)|(-?\d+)(?:(\.\.)(-?\d+)?)?)$/i;
function M(u){const i=[],p=[];for(const[x,f]of u.split(",").entries()){const c=x+1,y=f.trim();if(y===""){p.push(`entry ${c} is empty: write pages such as 1..3, \
-1, odd, separated by single commas`);continue}const a=T.exec(y),h=U=>{p.push(`entry ${c} ('${(0,w.ml)(y)}') ${U}`)};if(!a){h(E(y));continue}const[,m,b,v,L,S]=a,
R={negated:m!==void 0,text:y,position:c};if(b!==void 0){i.push({...R,pages:b.toLowerCase()});continue}const $=Number(v),D=L===void 0?$:S===void 0?"end":Number(S);
$===0||D===0?h("names page 0: pages count from 1, and -1 is the last page"):i.push({...R,pages:{from:$,to:D}})}return p.length>0?{problem:(0,w.bs)(p)}:{items:i}}
function A(u,i,p="pages"){const x=h=>(0,k.G6)([{field:p,message:h}]),f=M(u);if("problem"in f)throw x(f.problem);const c=new _(i),y=new _(i),a=[];for(const h of f.
items){const m=h.negated?y:c;if(typeof h.pages=="string"){m.add(h.pages);continue}const{from:b,to:v}=h.pages,L=b<0?i+1+b:b,S=v==="end"?i:v<0?i+1+v:v,$=(v==="end"?
b<0?[[b,L]]:[]:[[b,L],[v,S]]).find(([,D])=>D<1||D>i);$&&a.push(`entry ${h.position} ('${(0,w.ml)(h.text)}') names ${(0,w.vg)($[0])}, but the document has ${i===
1?"1 page":`${i} pages`}`),!(v==="end"&&L>i||a.length>0)&&m.range(Math.min(L,S),Math.max(L,S))}if(a.length>0)throw x((0,w.bs)(a));return f.items.every(({negated:h})=>h)&&
c.add("all"),c.without(y)}function I(u){const i=M(u);if("problem"in i||i.items.length!==1)return;const{negated:p,pages:x}=i.items[0];if(p)return;if(x==="all")return{
first:1};if(typeof x=="string"||x.from<1)return;const{from:f,to:c}=x;return c==="end"?{first:f}:c===-1?{first:f}:c<1?void 0:{first:Math.min(f,c),last:Math.max(f,
c)}}class _{pageCount;differences;odd=!1;even=!1;constructor(i){this.pageCount=i,this.differences=new Int32Array(i+2)}add(i){i!=="even"&&(this.odd=!0),i!=="odd"&&
(this.even=!0)}range(i,p){this.differences[i]++,this.differences[p+1]--}without(i){const p=new Uint32Array(this.pageCount);let x=0,f=0,c=0;for(let y=1;y<=this.pageCount;y++){
f+=this.differences[y],c+=i.differences[y];const a=y%2===1?"odd":"even";(f>0||this[a])&&!(c>0||i[a])&&(p[x++]=y)}return p.subarray(0,x)}}function E(u){return/^(not +)?\.\./i.
test(u)?"has no start: a range is written 1..5":/^!/.test(u)?"is not a page: leave out pages with not, such as not 2":(0,w.NL)(u.replace(/^not +/i,""))??"is not\
 a page such as 3 or -1, a range such as 2..5 or 2.., odd, even, all, or one of these after not"}}),88960:((W,B,g)=>{g.d(B,{B:()=>k,M:()=>w});const k=(M,A)=>T(M,
A,!1),w=(M,A)=>T(M,A,!0);function T(M,A,I){let[_,E]=[0,M.length];for(;_<E;){const u=_+E>>1,i=M[u];i<A||I&&i===A?_=u+1:E=u}return _}}),91203:((W,B,g)=>{g.d(B,{GW:()=>T,
_m:()=>I,lg:()=>w,r7:()=>A});const k=null,w={"application/json":".json","text/plain":".txt","text/markdown":".md"};function T(_){const{per_page:E,layout:u}=_;return E===
!0?"application/json":u==="markdown"?"text/markdown":"text/plain"}function M(_){const E=T(_);return E==="text/markdown"?["application/json",E,"text/plain"]:[...new Set(
["application/json",E])]}const A=({text:_})=>typeof _=="string"?_:"";function I({text:_,pages:E,...u}){return u}})};
