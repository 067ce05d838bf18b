"use strict";exports.id=8435,exports.ids=[8435],exports.modules={22919:((W,R,g)=>{g.r(R),g.d(R,{extract_text:()=>Ct});var N=g(49153),v=g(16957),T=g(60797),M=g(92541),A=g(53071),
k=g(97205),E=g(24912),$=g(95739);const u=100;function*r(e,t){let n="",o,s="",l=0;for(const{space:c,text:f,fragment:y}of e.pieces()){++l%u===0&&(yield v.Yz);const I=h(
y,t),P=c===""?"":" ";if(o&&w(o,I)){s+=P+f;continue}o&&(n+=d(s,o)),n+=P,o=I,s=f}return(o?n+d(s,o):"").trim()}function h(e,{linkOf:t,marksBold:n}){const{bold:o,italic:s,
fixedPitch:l}=e.style.font;return{bold:o&&n,italic:s,fixedPitch:l,link:t(e)}}const w=(e,t)=>e.bold===t.bold&&e.italic===t.italic&&e.fixedPitch===t.fixedPitch&&e.
link===t.link;function d(e,{bold:t,italic:n,fixedPitch:o,link:s}){let l=o?a(e):i(e);return/[\p{L}\p{N}]/u.test(e)&&(n&&(l=`*${l}*`),t&&(l=`**${l}**`)),s===void 0?
l:`[${l}](${b(s)})`}function a(e){const t=(0,k.K)((e.match(/`+/g)??[]).map(o=>o.length),0),n="`".repeat(t+1);return t>0?`${n} ${e} ${n}`:`${n}${e}${n}`}const b=e=>/[\s()<>]/.
test(e)?`<${e.replace(/[\s<>]/g,encodeURIComponent)}>`:e,i=e=>e.replace(/[\\`*[\]]/g,"\\$&").replace(/(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])/gu,"\\_").replace(/<(?=[A-Za-z/!?])/g,
"\\<"),p=e=>e.replace(/^(?=#{1,6}(?:\s|$)|>|[-+](?:\s|$)|(?:-{3,}|={3,}|_{3,})$)/,"\\").replace(/^(\d{1,9})([.)])(?=\s|$)/,"$1\\$2"),m=1.15,x=150,O=/^[\u2022\u25e6\u25aa\u2023\u00b7\u25cf\u25cb\u25a0\u25a1\u2013\u2014*-](?:\s+|$)/u,
L=/^(\d{1,3}|[a-z])[.)]\s+/,S=3,B=150,_=100,K=50;function*C(e,t,n,o){const s=e.flatMap(f=>f.lines.map((y,I)=>({line:y,begins:I===0}))),l=[],c=new G(t,n,o);for(let f=0,
y;f<s.length;f=y){if(y=yield*J(s,f),y-f>=S){l.push(yield*c.table(s.slice(f,y).map(({line:z})=>z)));continue}const{line:I}=s[f],P=c.kindOf(I);for(y=f+1;y<s.length&&
!s[y].begins&&c.goesOn(P,I,s[y].line);y++)(y-f)%K===0&&(yield v.Yz);f%K===0&&(yield v.Yz),l.push(yield*c.piece(P,s.slice(f,y).map(z=>z.line),l.at(-1)))}return l}
class G{body;edges;linkOf;depths=[];constructor(t,n,o){this.body=t,this.edges=n,this.linkOf=o}kindOf(t){const n=X(t,this.edges);if(F(t,"fixedPitch"))return"code";
if(O.test(n)||L.test(n))return"item";const o=t.size>=m*this.body.size,s=!this.body.isBold&&F(t,"bold")&&!/[.,;:]$/.test(n);return(o||s)&&n.length<=x?"heading":"\
paragraph"}goesOn(t,n,o){const s=this.kindOf(o);return t==="item"?s==="paragraph"&&o.start>n.start+o.size/2:s===t&&(t!=="heading"||Math.abs(o.size-n.size)<.5)}*piece(t,n,o){
const{edges:s,linkOf:l}=this;if(t==="code")return{kind:t,lines:yield*H(n,s)};const c=yield*r(yield*(0,E.gB)(n,s),{linkOf:l,marksBold:t!=="heading"&&!this.body.isBold});
if(t==="heading")return{kind:t,level:this.levelOf(n[0]),text:c};if(t==="paragraph")return{kind:t,text:c};o?.kind!=="item"&&(this.depths=[]);const f=L.exec(X(n[0],
s))?.[0].trim()??"-",y=/^\d/.test(f);return{kind:t,depth:this.depthOf(n[0]),mark:y?f:"-",text:c.replace(y?/^(?:\*\*|\*)?\d{1,3}[.)](?:\*\*|\*)?\s*/:/^(?:\\?\*|[\u2022\u25e6\u25aa\u2023\u00b7\u25cf\u25cb\u25a0\u25a1\u2013\u2014-])\s*/u,
"")}}*table(t){const n=Z(t),o=[];for(const{segments:s}of t){yield v.Yz;const l=[];for(const c of n){const f=s.find(y=>V(y,c));l.push(f?yield*this.cell(f):"")}o.
push(l)}return{kind:"table",rows:o}}*cell(t){return yield*r(yield*(0,E.gB)([new M.N1(t)],this.edges),{linkOf:this.linkOf,marksBold:!1})}levelOf({size:t}){const{
headings:n,size:o}=this.body,s=t>=m*o?n.findIndex(l=>t>l-.5):n.length;return Math.min(Math.max(s,0)+1,6)}depthOf({start:t,size:n}){for(;this.depths.length>0&&this.
depths.at(-1)>t+n/2;)this.depths.pop();return(this.depths.length===0||t>this.depths.at(-1)+n/2)&&this.depths.push(t),this.depths.length-1}}const X=(e,t)=>e.segments.
map(n=>(0,$.b)(n,t)).join(" "),F=({segments:e},t)=>e.every(({fragments:n})=>n.every(({style:o})=>o.font[t]));function*H(e,t){const n=(0,k.Y)(e.map(({start:s})=>s)),
o=[];for(const[s,l]of e.entries()){s%K===K-1&&(yield v.Yz);const c=X(l,t),f=(l.end-l.start)/Math.max(c.length,1);o.push(" ".repeat(Math.round((l.start-n)/Math.max(
f,1)))+c)}return o}const V=(e,[t,n])=>e.start<n&&e.end>t;function*J(e,t){let n=t;for(;n<Math.min(e.length,t+B);){const{line:o}=e[n],s=e[n-1]?.line;if(o.segments.
length<2||o.segments.length>_||o.frame!==e[t].line.frame||n>t&&(o.baseline<=s.baseline||o.baseline>s.baseline+4*o.size)||(n>t&&(yield v.Yz),!Z(e.slice(t,n+1).map(
l=>l.line))))break;n++}return n}function q(e,t){let n=0;for(let o=e.length;n<o;){const s=n+o>>1;e[s][0]<=t?n=s+1:o=s}return n-1}function Z(e){const t=e.flatMap(
({segments:s})=>s).sort((s,l)=>s.start-l.start),n=[];for(const{start:s,end:l}of t){const c=n.at(-1);c&&s<c[1]?c[1]=Math.max(c[1],l):n.push([s,l])}return n.length>
1&&n.length<=_&&e.every(({segments:s})=>new Set(s.map(({start:l})=>q(n,l))).size===s.length)?n:void 0}var Q=g(16721);const ct=/^(?:\\?[*+-]|[\u2022\u25e6\u25aa\u2023\u00b7\u25cf\u25cb\u25a0\u25a1\u2013\u2014\uf0b7]|\d{1,3}\\?[.)])\s*/u,
lt=/^(\d{1,3})\\?([.)])\s/,ft=100;function*dt(e){const{blocks:t,leaves:n}=e,o=yt(n),s=[],l=f=>{for(;o.length>0&&o[0].order<f;)s.push({kind:"figure",alternative:o.
shift().alternative})};let c="";for(let f=0,y;f<t.length;f=y){const{element:I}=t[f];y=f+1;const P=mt(t[f],e);if(P!==void 0&&l(P),et("Lbl",t[f].lines,e.leafOf))c=
yield*ut(t[f],e);else if(I?.type==="TR"){const z=nt(I);for(;y<t.length&&t[y].element?.type==="TR"&&nt(t[y].element)===z;)y++;const D=[];for(const Y of t.slice(f,
y))D.push(yield*pt(Y,e));s.push({kind:"table",rows:D})}else s.push(yield*ht(t[f],e,c)),c="";f%ft===0&&(yield v.Yz)}return l(1/0),s.filter(f=>!("text"in f)||f.text!==
"")}function*ut({lines:e},{edges:t,linkOf:n}){return yield*r(yield*(0,E.gB)(e,t),{linkOf:n,marksBold:!1})}function*ht({lines:e,element:t},{edges:n,linkOf:o,leafOf:s},l){
const c=t?.type??"P";if(e.length>1&&et("Code",e,s))return{kind:"code",lines:yield*H(e,n)};const f=c==="Title"||c==="H"?1:Number(/^H([1-6])$/.exec(c)?.[1]??0),y=yield*r(
yield*(0,E.gB)(e,n),{linkOf:o,marksBold:f===0});if(f>0)return{kind:"heading",level:f,text:y};const I=t?[...(0,T.Hy)(t)].filter(D=>D.type==="LI"):[];if(I.length===
0)return{kind:"paragraph",text:l===""?y:`${l} ${y}`};const P=lt.exec(`${l} ${y}`.trimStart()),z=[...(0,T.Hy)(I[0])].filter(D=>D.type==="L").length-1;return{kind:"\
item",depth:Math.max(z,0),mark:P?`${P[1]}${P[2]}`:"-",text:y.replace(ct,"")}}const et=(e,t,n)=>t.every(({segments:o})=>o.every(({fragments:s})=>s.every(l=>[...(0,T.
Hy)(n(l)?.element)].some(({type:c})=>c===e))));function nt(e){for(const t of(0,T.Hy)(e.parent))if(t.type==="Table")return t;return e.parent}function*pt({lines:e},{
leafOf:t,edges:n,linkOf:o}){const s=new Map;for(const{segments:c}of e)for(const{fragments:f}of c)for(const y of f){const I=gt(t(y)?.element),P=s.get(I);P?P.push(
y):s.set(I,[y])}const l=[];for(const c of s.values()){const f=yield*(0,v.p9)(c,(I,P)=>I.order-P.order),y=yield*(0,E.gB)(yield*(0,M._I)(yield*(0,Q.q9)(f)),n);l.push(
yield*r(y,{linkOf:o,marksBold:!1}))}return l}function gt(e){for(const t of(0,T.Hy)(e))if(t.type==="TD"||t.type==="TH")return t;return e&&(0,A.VN)(e)}function mt({
lines:e},{leafOf:t}){return t(e[0].segments[0].fragments[0])?.order}function yt(e){const t=new Set;return e.flatMap(({element:n,order:o})=>{const s=[...(0,T.Hy)(
n)].find(({type:c})=>c==="Figure");if(!s||t.has(s))return[];t.add(s);const l=s.alternative?.replace(/\s+/g," ").trim();return l?[{order:o,alternative:l}]:[]})}var st=g(
16039),ot=g(84805),bt=g(40730);const wt=/^(?:https?|mailto|tel|ftp):/i,xt=5e3;function vt(e,t){const[n,o,s,l,c,f]=(0,bt.y)((0,ot.iw)(e,t)),y=[];for(const I of(e.
array(e.entry(e.pages.number(t),"Annots"))??[]).slice(0,xt)){const P=e.dict(I);if(!P||!(0,st.Eo)(e.resolve(P.get("Subtype")),"Link"))continue;const z=Ot(e,P.get(
"A")),D=z===void 0?void 0:(0,ot.b0)(e,P.get("Rect"));if(!D)continue;const Y=[n*D[0]+s*D[1]+c,n*D[2]+s*D[3]+c],j=[o*D[0]+l*D[1]+f,o*D[2]+l*D[3]+f],[U,tt]=[Math.min(
...Y),Math.min(...j)];y.push({area:{x:U,y:tt,width:Math.max(...Y)-U,height:Math.max(...j)-tt},uri:z})}return({box:{x:I,y:P,width:z,height:D}})=>{const[Y,j]=[I+z/
2,P+D/2];return y.find(({area:U})=>Y>=U.x&&Y<=U.x+U.width&&j>=U.y&&j<=U.y+U.height)?.uri}}function Ot(e,t){const n=e.dict(t),o=e.resolve(n?.get("URI"));if(!(o instanceof
st.Mx))return;const s=Buffer.from(o.bytes).toString("latin1");return wt.test(s)?s:void 0}function Mt(e){let t="";for(const[n,o]of e.entries()){const s=e[n-1];s&&
(t+=s.kind==="item"&&o.kind==="item"?`
`:`

`),t+=Et(o)}return t}function Et(e){switch(e.kind){case"heading":return`${"#".repeat(e.level)} ${e.text}`;case"paragraph":return p(e.text);case"item":return`${"\
   ".repeat(e.depth)}${e.mark} ${e.text}`;case"code":{const t=(0,k.K)(e.lines.flatMap(o=>(o.match(/`+/g)??[]).map(s=>s.length)),2),n="`".repeat(t+1);return[n,...e.
lines,n].join(`
`)}case"table":return $t(e.rows);case"figure":return`![${e.alternative.replace(/[\\[\]]/g,"\\$&")}]()`}}function $t(e){const t=(0,k.K)(e.map(l=>l.length)),n=l=>`\
| ${Array.from({length:t},(c,f)=>(l[f]??"").replaceAll("|","\\|")).join(" | ")} |`,[o,...s]=e;return[n(o),`|${" --- |".repeat(t)}`,...s.map(n)].join(`
`)}const _t=3,rt=3,it=.12;function Lt(e){const t=new Map;for(const[o,{blocks:s,found:{height:l}}]of e.entries())for(const c of St(s,l)){const f=Tt(c),y=t.get(f);
y?y.push({line:c,page:o}):t.set(f,[{line:c,page:o}])}const n=new Set;for(const o of t.values())if(!(new Set(o.map(({page:s})=>s)).size<_t))for(const{line:s}of o)
n.add(s);return n}function St(e,t){const o=e.flatMap(({lines:c})=>c).filter(({frame:c})=>c.cos===1&&!c.vertical).sort((c,f)=>c.baseline-f.baseline),s=o.slice(0,
rt).filter(({baseline:c})=>c<it*t),l=o.slice(-rt).filter(({baseline:c})=>c>(1-it)*t);return[...s,...l]}function Tt({segments:e,baseline:t}){const n=e.map(({fragments:o})=>o.
map(s=>s.text).join("")).join(" ");return`${Math.round(t/4)} ${n.replace(new RegExp("\\p{Nd}+","gu"),"0")}`}async function Pt(e,t,{keepRepeated:n=!1}={}){const o=n?
new Set:Lt(t),s=kt(t),l=[];for(const c of t){l.push(Mt(await At(e,c,s,o)));const f=e.job.pace.step(c.characters*50);f&&await f}return{pages:l,repeatedLines:o.size}}
async function At(e,t,n,o){const s=t.blocks.flatMap(P=>{const z=P.lines.filter(D=>!o.has(D));return z.length===0?[]:[z.length===P.lines.length?P:M.eB.of(z,P.element)]}),
{fragments:l,leafOf:c,edges:f}=t.found,y=vt(e,t.index),I=e.pages.number(t.index);if(c&&(0,A.P$)(l,c)){const P=(await(0,T.g$)(e))?.leaves(I)??[];return(0,v.k6)(dt(
{blocks:s,leafOf:c,leaves:P,edges:f,linkOf:y}),e.job.pace)}return(0,v.k6)(C(s,n,f,y),e.job.pace)}const It=6;function kt(e){const t=new Map;let n=0,o=0;for(const{
found:c}of e)for(const{style:f,text:y}of c.fragments){const I=Math.round(f.size*2)/2;t.set(I,(t.get(I)??0)+y.length),o+=y.length,f.font.bold&&(n+=y.length)}const[
s]=[...t].reduce((c,f)=>f[1]>c[1]?f:c,[0,0]),l=[...t.keys()].filter(c=>c>=1.15*s).sort((c,f)=>f-c);return{size:s,isBold:n>o/2,headings:l.slice(0,It)}}var Nt=g(13140),
Bt=g(7390),Rt=g(91203),Dt=g(23516),Kt=g(85131),zt=g(96706);const at=100,Ct=async(e,t,n)=>{const o=await(0,Bt.E)(e.bytes,n,{password:t.open_password}),s=o.pages.
count,l=(0,Nt.k1)(t.pages,s);if(t.word_boxes&&l.length>at)throw(0,N.G6)([{field:"word_boxes",message:`takes at most ${at} pages, and ${l.length} are asked for: \
name fewer in pages`,mentions:["pages"]}]);const c=new zt.z(o,l.length),{texts:f,words:y,notes:I}=await Ut(o,l,c,t),P=await(0,Dt.fl)(o),z=f.map((Y,j)=>{const U=l[j];
return{page:U,label:P(U-1),text:Y,...y[j]&&{words:y[j]}}}),D={text:f.join(t.layout==="markdown"?`

`:"\f"),mediaType:(0,Rt.GW)({layout:t.layout}),pageCount:s,characters:c.characters,unreadable:c.unreadable,...t.per_page&&{pages:z}};return{documents:[{...e,pageCount:s}],
data:D,notes:[...c.notes,...I],facts:{}}};async function Ut(e,t,n,o){const{layout:s,word_boxes:l,keep_repeated:c}=o,{pace:f}=e.job,y=[],I=[],P=[];for(const Y of t){
const j=await n.page(Y);l&&I.push((await(0,v.k6)(j.words(),f)).map(({text:U,...tt})=>({text:U,...(0,Kt.G)(tt)}))),s==="markdown"?P.push(j):y.push(await(0,v.k6)(
j.layout(s),f))}if(s!=="markdown")return{texts:y,words:I,notes:[]};const{pages:z,repeatedLines:D}=await Pt(e,P,{keepRepeated:c});return{texts:z,words:I,notes:D>
0?[jt(D)]:[]}}const jt=e=>({code:"repeated_lines_removed",message:`${e} ${e===1?"line":"lines"} of headers and footers, which repeat on the pages, are not in th\
e Markdown: set keep_repeated to true to keep them.`,mentions:["keep_repeated"]})}),23516:((W,R,g)=>{g.d(R,{fl:()=>u,mm:()=>E,vg:()=>$});var N=g(34281),v=g(20138),
T=g(80199),M=g(58247);const A=1e3;function k(h){const{width:w,height:d}=(0,T.iN)(h),a=b=>Math.round(b*h.userUnit*A)/A;return{width:a(w),height:a(d)}}function E({
kinds:h,kindOf:w}){const d=new Int32Array(h.length),a=new Int32Array(h.length);for(let i=w.length-1;i>=0;i--)d[w[i]]++,a[w[i]]=i+1;const b=new Map;for(const[i,p]of h.
entries()){const{width:m,height:x}=k(p),O=`${m} ${x}`,L=b.get(O);L?L.count+=d[i]:b.set(O,{width:m,height:x,count:d[i],firstPage:a[i]})}return[...b.values()]}async function $(h,{
kinds:w,kindOf:d},a){const b=await u(h),i=w.map(k);return Array.from(d,(p,m)=>({...i[p],rotation:w[p].rotation,label:b(m),characters:a?.[m]??null}))}async function u(h){
const w=await(0,v.Hr)(h);return d=>w?r(w(d)):null}function r({style:h,prefix:w,number:d}){return(w?(0,M.G)(w)??"":"")+(0,N.Y)(h,d)}}),85131:((W,R,g)=>{g.d(R,{G:()=>T});
const N=100,v=M=>Math.round(M*N)/N,T=M=>M?{x:v(M.x),y:v(M.y),width:v(M.width),height:v(M.height)}:null}),34281:((W,R,g)=>{g.d(R,{Y:()=>N});function N(E,$){switch(E){case"\
D":return String($);case"R":return A($);case"r":return A($).toLowerCase();case"A":return k($);case"a":return k($).toLowerCase();default:return""}}const v=[[1e3,
"M"],[900,"CM"],[500,"D"],[400,"CD"],[100,"C"],[90,"XC"],[50,"L"],[40,"XL"],[10,"X"],[9,"IX"],[5,"V"],[4,"IV"],[1,"I"]],T=1e5,M=2600;function A(E){if(E>T)return String(
E);let $="",u=E;for(const[r,h]of v)for(;u>=r;)$+=h,u-=r;return $}function k(E){return E>M?String(E):String.fromCharCode(65+(E-1)%26).repeat(Math.ceil(E/26))}}),
20138:((W,R,g)=>{g.d(R,{Hr:()=>M,Zh:()=>A,qm:()=>k});var N=g(88960),v=g(16039),T=g(78713);async function M(r){const h=r.catalog.get("PageLabels");if(!r.dict(h))
return;const w=(await(0,T.Zc)(r,h,"Nums")).map(([a,b])=>({first:Number(a),label:r.dict(b)})).filter(({first:a})=>Number.isInteger(a)&&a>=0).sort((a,b)=>a.first-
b.first).map(({first:a,label:b})=>({first:a,...E(r,b)})),d=w.map(({first:a})=>a);return a=>{const b=w[(0,N.M)(d,a)-1];return b?{...b,number:b.start+a-b.first}:{
style:"D",prefix:void 0,number:a+1}}}function A(r,h){const w=[];let d,a=0;for(const b of h)(!d||!$(d,b))&&w.push([a,u(b)]),d=b,a++;return(0,T.H6)(r,w,"Nums")}async function k(r,h){
const w=await M(r);if(!w)return;const d=A(r,Array.from(h,a=>w(a-1)));r.editCatalog().set("PageLabels",r.add(d))}function E(r,h){const w=r.resolve(h?.get("S")),d=r.
resolve(h?.get("P")),a=r.resolve(h?.get("St"));return{style:w instanceof v.SX?w.text:void 0,prefix:d instanceof v.Mx&&d.bytes.length>0?d:void 0,start:typeof a==
"number"&&Number.isInteger(a)&&a>=1?a:1}}function $(r,h){return r.style!==h.style||h.style!==void 0&&h.number!==r.number+1?!1:r.prefix===h.prefix?!0:!!r.prefix&&
!!h.prefix&&Buffer.compare(r.prefix.bytes,h.prefix.bytes)===0}function u({style:r,prefix:h,number:w}){return(0,v.jd)({S:r===void 0?void 0:(0,v.UU)(r),P:h,St:r===
void 0||w===1?void 0:w})}}),78713:((W,R,g)=>{g.d(R,{AN:()=>u,BX:()=>k,H6:()=>E,MN:()=>$,Pu:()=>M,Zc:()=>A});var N=g(16039),v=g(90191);const T=64,M=i=>typeof i==
"number"?String(i):Buffer.from(i.bytes).toString("latin1");async function A(i,p,m){const x=[];for(const O of await h(i,p,0,m)){for(const S of d(i,O,m))x.push(S);
const L=i.job.pace.step(r);L&&await L}return x}async function k(i,p,m,x,O,L){const S=await h(i,p,m,x,L);for(let B=S.length-1;B>=0;B--){const _=S[B],K=d(i,_,x),C=K.
filter(([H,V])=>!O(H,V)),G=i.job.pace.step(r+K.length*r);G&&await G,C.length<K.length&&(i.edit(_.holder),_.dict.set(x,C.flat()),_.changed=!0);for(const H of _.repeats)
i.edit(_.holder),_.dict.delete(H),_.changed=!0;if(_.emptyKids){const H=(i.array(_.dict.get("Kids"))??[]).filter(V=>!_.emptyKids.has(i.dict(V)));i.edit(_.holder),
_.dict.set("Kids",H),_.changed=!0}if(!_.changed)continue;const X=i.array(_.dict.get("Kids"))??[];_.empty=C.length===0&&X.length===0;const F=_.parent;F&&(F.changed=
!0,_.empty?(F.emptyKids??=new Set).add(_.dict):a(i,_,C,X))}return S[0]?.empty??!1}function E(i,p,m){if(p.length<=T)return(0,N.jd)({[m]:p.flat()});let x=[];for(const O of b(
p)){const[L,S]=[O[0][0],O.at(-1)[0]];x.push({ref:i.add((0,N.jd)({Limits:[L,S],[m]:O.flat()})),low:L,high:S})}for(;x.length>T;)x=b(x).map(O=>{const[L,S]=[O[0].low,
O.at(-1).high];return{ref:i.add((0,N.jd)({Limits:[L,S],Kids:O.map(({ref:B})=>B)})),low:L,high:S}});return(0,N.jd)({Kids:x.map(({ref:O})=>O)})}const $=(i,p)=>E(i,
u([...p].map(([m,x])=>[(0,N.Px)(m),x])),"Names");function u(i){return i.map(p=>({entry:p,key:M(p[0])})).sort((p,m)=>p.key<m.key?-1:p.key>m.key?1:0).map(({entry:p})=>p)}
const r=100;async function h(i,p,m,x,O){const L=new v.b9(i),S=new Set,B=C=>S.size<S.add(C).size,_=[],K=[{value:p??null,holder:m,parent:void 0}];for(let C=K.pop();C!==
void 0;C=K.pop()){L.spend(1);const G=i.dict(C.value);if(!G||!B(G)||O&&C.parent&&!w(i,G,O))continue;const X=[],F=Z=>{const Q=i.array(G.get(Z));return!Q||B(Q)?Q??
[]:(X.push(Z),[])},H=F(x).length>>1,V=F("Kids"),J={dict:G,holder:(0,v.Kd)(C.value,C.holder),parent:C.parent,repeats:X};_.push(J),L.spend(H);for(let Z=V.length-1;Z>=
0;Z--)K.push({value:V[Z],holder:(0,v.Kd)(G.get("Kids"),J.holder),parent:J});const q=i.job.pace.step(r+H*r);q&&await q}return _}function w(i,p,m){const[x,O]=i.array(
p.get("Limits"))??[];return typeof x!="number"||typeof O!="number"||m(x,O)}function d(i,{dict:p,repeats:m},x){const O=m.includes(x)?void 0:i.array(p.get(x));if(!O)
return[];const L=[];for(let S=0;S+1<O.length;S+=2){const B=i.resolve(O[S]);(x==="Names"?B instanceof N.Mx:typeof B=="number")&&L.push([B,O[S+1]])}return L}function a(i,p,m,x){
const O=B=>i.array(i.dict(B)?.get("Limits"))??[],L=m[0]?.[0]??O(x[0])[0],S=m.at(-1)?.[0]??O(x.at(-1))[1];i.edit(p.holder),L!==void 0&&S!==void 0?p.dict.set("Lim\
its",[L,S]):p.dict.delete("Limits")}function b(i){const p=[];for(let m=0;m<i.length;m+=T)p.push(i.slice(m,m+T));return p}}),58247:((W,R,g)=>{g.d(R,{G:()=>E,w:()=>k});
var N=g(20381),v=g(16039);const T=/\u001b[A-Za-z]{2}[A-Za-z-]{0,8}\u001b/g,M=/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]/g,A=/[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g,
k=$=>$.replace(T,"").replace(M,"").replace(A,"�").trim();function E($){const u=$ instanceof v.Mx?k((0,N.g7)($)):"";return u===""?null:u}}),30729:((W,R,g)=>{g.
d(R,{H:()=>N});function N(v){const T=new WeakMap;return M=>{if(M.hasChanges)return v(M);const A=T.get(M);if(A)return A.answer;const k=v(M);return T.set(M,{answer:k}),
k}}}),90191:((W,R,g)=>{g.d(R,{J7:()=>T,Kd:()=>k,Wo:()=>E,_i:()=>A,b9:()=>M});var N=g(84293),v=g(16039);class T{document;gone=new Set;chased=new Set;constructor(u){
this.document=u}remove(u){const{catalog:r,catalogNumber:h,pages:w}=this.document,d=r.get("Pages");u===h||(0,v.i9)(d)&&u===d.number||w.holds(u)||(this.gone.add(u),
this.document.remove(u))}chase(u){this.chased.add(u)}removed(){return this.gone}takeChased(){const u=this.chased;return this.chased=new Set,u}isGone(u){return(0,v.
i9)(u)&&this.gone.has(u.number)}}class M{most;left;constructor(u){this.most=this.left=u.job.limits.nodes}spend=u=>{if(this.left-=u,this.left<0)throw(0,N.F)("nod\
es",`The document has more than ${this.most} fields, bookmarks, names and structure elements`,"Remove bookmarks or tags with another program first")}}class A{seen;beyond=new Set;allowance;constructor(u,r=new M(
u)){this.allowance=r,this.seen=new Uint8Array((u.size>>3)+1)}first(u){if(this.allowance.spend(1),!(0,v.i9)(u))return!0;const{number:r}=u,h=r>>3;if(h>=this.seen.
length)return this.beyond.size<this.beyond.add(r).size;const w=1<<(r&7),d=(this.seen[h]&w)===0;return this.seen[h]|=w,d}}function k($,u){return(0,v.i9)($)?$.number:
u}function E($,u){const r=$.catalog.get(u),h=$.dict(r);return h&&{dict:h,holder:k(r,$.catalogNumber)}}}),60480:((W,R,g)=>{g.d(R,{Ly:()=>A,NL:()=>h,UL:()=>k,aW:()=>M,
bs:()=>r,ml:()=>w,p6:()=>T,vg:()=>E});var N=g(49153);const v=/^ *(-?\d+)(?:(\.\.)(-?\d+)?)? *$/;function T(d){const a=[],b=[];for(const[i,p]of d.split(",").entries()){
const m=i+1,x=v.exec(p),O=B=>{b.push(`entry ${m} ('${w(p)}') ${B}`)};if(p.trim()===""){b.push(`entry ${m} is empty: write pages such as 3,1,2 or 2..5, separated\
 by single commas`);continue}if(!x){O($(p));continue}const L=Number(x[1]),S=x[3]===void 0?void 0:Number(x[3]);L===0||S===0?O("names page 0: pages count from 1, \
and -1 is the last page"):a.push({from:L,to:S,range:x[2]!==void 0,text:p.trim(),position:m})}return b.length>0?{problem:r(b)}:{items:a}}function M(d,a,b){const i=S=>(0,N.
G6)([{field:"page_order",message:S}]),p=T(d);if("problem"in p)throw i(p.problem);const m=A(p.items,a);if("problem"in m)throw i(m.problem);const x=k(m.spans);if(x>
b)throw i(`names ${x} pages in all; at most ${b} are allowed`);const O=new Uint32Array(x);let L=0;for(const{first:S,last:B}of m.spans){const _=S<=B?1:-1;for(let K=S;K!==
B+_;K+=_)O[L++]=K}return O}function A(d,a){const b=a===1?"1 page":`${a} pages`,i=[],p=d.map(m=>{const x=_=>_<0?a+1+_:_,O=x(m.from),L=m.range?m.to===void 0?a:x(m.
to):O,B=[[m.from,O],[m.to??m.from,L]].find(([,_])=>_<1||_>a);return B&&i.push(`entry ${m.position} ('${w(m.text)}') names ${E(B[0])}, but the document has ${b}`),
{first:O,last:L}});return i.length>0?{problem:r(i)}:{spans:p}}const k=d=>d.reduce((a,{first:b,last:i})=>a+Math.abs(i-b)+1,0);function E(d){return Number.isSafeInteger(
d)?`page ${d}`:"a page far beyond its end"}function $(d){return/^ *\.\./.test(d)?"has no start: a range is written 1..5":h(d)??"is not a page, such as 3 or -1, \
nor a range, such as 2..5 or 2.."}const u=5;function r(d){const a=d.length-u;return[...d.slice(0,u),...a>0?[`and ${a} more such entries`]:[]].join("; ")}function h(d){
const a=/^ *(\d{1,10}) *[-–]+ *(\d{0,10}) *$/.exec(d);return a?`is not a range: write ${a[1]}..${a[2]}${a[2]===""?" for this page and all after it":""}`:/\bfirst\b/i.
test(d)?"is not a page: the first page is written 1, and a range from it 1..5":/\b(last|end)\b/i.test(d)?"is not a page: the last page is written -1, and a rang\
e to it 2..":void 0}function w(d){const a=[...d].map(b=>/[\p{Cc}\p{Cs}\u2028\u2029]/u.test(b)?"?":b);return a.length>40?`${a.slice(0,40).join("")}…`:a.join("")}}),
13140:((W,R,g)=>{g.d(R,{k1:()=>A,lY:()=>M,m7:()=>k});var N=g(49153),v=g(60480);const T=/^(not +)?(?:(odd|even|all)|(-?\d+)(?:(\.\.)(-?\d+)?)?)$/i;function M(u){
const r=[],h=[];for(const[w,d]of u.split(",").entries()){const a=w+1,b=d.trim();if(b===""){h.push(`entry ${a} is empty: write pages such as 1..3, -1, odd, separ\
ated by single commas`);continue}const i=T.exec(b),p=C=>{h.push(`entry ${a} ('${(0,v.ml)(b)}') ${C}`)};if(!i){p($(b));continue}const[,m,x,O,L,S]=i,B={negated:m!==
void 0,text:b,position:a};if(x!==void 0){r.push({...B,pages:x.toLowerCase()});continue}const _=Number(O),K=L===void 0?_:S===void 0?"end":Number(S);_===0||K===0?
p("names page 0: pages count from 1, and -1 is the last page"):r.push({...B,pages:{from:_,to:K}})}return h.length>0?{problem:(0,v.bs)(h)}:{items:r}}function A(u,r,h="\
pages"){const w=p=>(0,N.G6)([{field:h,message:p}]),d=M(u);if("problem"in d)throw w(d.problem);const a=new E(r),b=new E(r),i=[];for(const p of d.items){const m=p.
negated?b:a;if(typeof p.pages=="string"){m.add(p.pages);continue}const{from:x,to:O}=p.pages,L=x<0?r+1+x:x,S=O==="end"?r:O<0?r+1+O:O,_=(O==="end"?x<0?[[x,L]]:[]:
[[x,L],[O,S]]).find(([,K])=>K<1||K>r);_&&i.push(`entry ${p.position} ('${(0,v.ml)(p.text)}') names ${(0,v.vg)(_[0])}, but the document has ${r===1?"1 page":`${r}\
 pages`}`),!(O==="end"&&L>r||i.length>0)&&m.range(Math.min(L,S),Math.max(L,S))}if(i.length>0)throw w((0,v.bs)(i));return d.items.every(({negated:p})=>p)&&a.add(
"all"),a.without(b)}function k(u){const r=M(u);if("problem"in r||r.items.length!==1)return;const{negated:h,pages:w}=r.items[0];if(h)return;if(w==="all")return{first:1};
if(typeof w=="string"||w.from<1)return;const{from:d,to:a}=w;return a==="end"?{first:d}:a===-1?{first:d}:a<1?void 0:{first:Math.min(d,a),last:Math.max(d,a)}}class E{pageCount;differences;odd=!1;even=!1;constructor(r){
this.pageCount=r,this.differences=new Int32Array(r+2)}add(r){r!=="even"&&(this.odd=!0),r!=="odd"&&(this.even=!0)}range(r,h){this.differences[r]++,this.differences[h+
1]--}without(r){const h=new Uint32Array(this.pageCount);let w=0,d=0,a=0;for(let b=1;b<=this.pageCount;b++){d+=this.differences[b],a+=r.differences[b];const i=b%
2===1?"odd":"even";(d>0||this[i])&&!(a>0||r[i])&&(h[w++]=b)}return h.subarray(0,w)}}function $(u){return/^(not +)?\.\./i.test(u)?"has no start: a range is writt\
en 1..5":/^!/.test(u)?"is not a page: leave out pages with not, such as not 2":(0,v.NL)(u.replace(/^not +/i,""))??"is not a page such as 3 or -1, a range such a\
s 2..5 or 2.., odd, even, all, or one of these after not"}}),88960:((W,R,g)=>{g.d(R,{B:()=>N,M:()=>v});const N=(M,A)=>T(M,A,!1),v=(M,A)=>T(M,A,!0);function T(M,A,k){
let[E,$]=[0,M.length];for(;E<$;){const u=E+$>>1,r=M[u];r<A||k&&r===A?E=u+1:$=u}return E}}),91203:((W,R,g)=>{g.d(R,{GW:()=>T,_m:()=>k,lg:()=>v,r7:()=>A});const N=null,
v={"application/json":".json","text/plain":".txt","text/markdown":".md"};function T(E){const{per_page:$,layout:u}=E;return $===!0?"application/json":u==="markdo\
wn"?"text/markdown":"text/plain"}function M(E){const $=T(E);return $==="text/markdown"?["application/json",$,"text/plain"]:[...new Set(["application/json",$])]}
const A=({text:E})=>typeof E=="string"?E:"";function k({text:E,pages:$,...u}){return u}})};
