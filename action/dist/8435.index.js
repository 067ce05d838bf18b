"use strict";exports.id=8435,exports.ids=[8435],exports.modules={22919:((G,R,p)=>{p.r(R),p.d(R,{extract_text:()=>Nt});var N=p(49153),M=p(84103),S=p(92541),E=p(53071),T=p(97205),
A=p(24912),L=p(95739);function b(e,t){let s="",o,n="";for(const{space:f,text:r,fragment:d}of e.pieces()){const O=u(d,t),D=f===""?"":" ";if(o&&a(o,O)){n+=D+r;continue}
o&&(s+=i(n,o)),s+=D,o=O,n=r}return(o?s+i(n,o):"").trim()}function u(e,{linkOf:t,marksBold:s}){const{bold:o,italic:n,fixedPitch:f}=e.style.font;return{bold:o&&s,
italic:n,fixedPitch:f,link:t(e)}}const a=(e,t)=>e.bold===t.bold&&e.italic===t.italic&&e.fixedPitch===t.fixedPitch&&e.link===t.link;function i(e,{bold:t,italic:s,
fixedPitch:o,link:n}){let f=o?l(e):g(e);return/[\p{L}\p{N}]/u.test(e)&&(s&&(f=`*${f}*`),t&&(f=`**${f}**`)),n===void 0?f:`[${f}](${m(n)})`}function l(e){const t=(0,T.
K)((e.match(/`+/g)??[]).map(o=>o.length),0),s="`".repeat(t+1);return t>0?`${s} ${e} ${s}`:`${s}${e}${s}`}const m=e=>/[\s()<>]/.test(e)?`<${e.replace(/[\s<>]/g,encodeURIComponent)}\
>`:e,g=e=>e.replace(/[\\`*[\]]/g,"\\$&").replace(/(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])/gu,"\\_").replace(/<(?=[A-Za-z/!?])/g,"\\<"),y=e=>e.replace(/^(?=#{1,6}(?:\s|$)|>|[-+](?:\s|$)|(?:-{3,}|={3,}|_{3,})$)/,
"\\").replace(/^(\d{1,9})([.)])(?=\s|$)/,"$1\\$2"),c=1.15,h=150,_=/^[\u2022\u25e6\u25aa\u2023\u00b7\u25cf\u25cb\u25a0\u25a1\u2013\u2014*-](?:\s+|$)/u,x=/^(\d{1,3}|[a-z])[.)]\s+/,
w=3,P=150;function v(e,t,s,o){const n=e.flatMap(d=>d.lines.map((O,D)=>({line:O,begins:D===0}))),f=[],r=new I(t,s,o);for(let d=0,O;d<n.length;d=O){if(O=W(n,d),O-
d>=w){f.push(r.table(n.slice(d,O).map(({line:U})=>U)));continue}const{line:D}=n[d],k=r.kindOf(D);for(O=d+1;O<n.length&&!n[O].begins&&r.goesOn(k,D,n[O].line);)O++;
f.push(r.piece(k,n.slice(d,O).map(U=>U.line),f.at(-1)))}return f}class I{body;edges;linkOf;depths=[];constructor(t,s,o){this.body=t,this.edges=s,this.linkOf=o}kindOf(t){
const s=$(t,this.edges);if(B(t,"fixedPitch"))return"code";if(_.test(s)||x.test(s))return"item";const o=t.size>=c*this.body.size,n=!this.body.isBold&&B(t,"bold")&&
!/[.,;:]$/.test(s);return(o||n)&&s.length<=h?"heading":"paragraph"}goesOn(t,s,o){const n=this.kindOf(o);return t==="item"?n==="paragraph"&&o.start>s.start+o.size/
2:n===t&&(t!=="heading"||Math.abs(o.size-s.size)<.5)}piece(t,s,o){const{edges:n,linkOf:f}=this;if(t==="code")return{kind:t,lines:K(s,n)};const r=b((0,A.gB)(s,n),
{linkOf:f,marksBold:t!=="heading"&&!this.body.isBold});if(t==="heading")return{kind:t,level:this.levelOf(s[0]),text:r};if(t==="paragraph")return{kind:t,text:r};
o?.kind!=="item"&&(this.depths=[]);const d=x.exec($(s[0],n))?.[0].trim()??"-",O=/^\d/.test(d);return{kind:t,depth:this.depthOf(s[0]),mark:O?d:"-",text:r.replace(
O?/^(?:\*\*|\*)?\d{1,3}[.)](?:\*\*|\*)?\s*/:/^(?:\\?\*|[\u2022\u25e6\u25aa\u2023\u00b7\u25cf\u25cb\u25a0\u25a1\u2013\u2014-])\s*/u,"")}}table(t){const s=Z(t);return{
kind:"table",rows:t.map(({segments:o})=>s.map(n=>o.filter(f=>j(f,n)).map(f=>this.cell(f)).join(" ")))}}cell(t){return b((0,A.gB)([new S.N1(t)],this.edges),{linkOf:this.
linkOf,marksBold:!1})}levelOf({size:t}){const{headings:s,size:o}=this.body,n=t>=c*o?s.findIndex(f=>t>f-.5):s.length;return Math.min(Math.max(n,0)+1,6)}depthOf({
start:t,size:s}){for(;this.depths.length>0&&this.depths.at(-1)>t+s/2;)this.depths.pop();return(this.depths.length===0||t>this.depths.at(-1)+s/2)&&this.depths.push(
t),this.depths.length-1}}const $=(e,t)=>e.segments.map(s=>(0,L.b)(s,t)).join(" "),B=({segments:e},t)=>e.every(({fragments:s})=>s.every(({style:o})=>o.font[t]));
function K(e,t){const s=(0,T.Y)(e.map(({start:o})=>o));return e.map(o=>{const n=$(o,t),f=(o.end-o.start)/Math.max(n.length,1);return" ".repeat(Math.round((o.start-
s)/Math.max(f,1)))+n})}const j=(e,[t,s])=>e.start<s&&e.end>t;function W(e,t){let s=t;for(;s<Math.min(e.length,t+P);){const{line:o}=e[s],n=e[s-1]?.line;if(o.segments.
length<2||o.frame!==e[t].line.frame||s>t&&(o.baseline<=n.baseline||o.baseline>n.baseline+4*o.size)||!Z(e.slice(t,s+1).map(f=>f.line)))break;s++}return s}function Z(e){
const t=e.flatMap(({segments:n})=>n).sort((n,f)=>n.start-f.start),s=[];for(const{start:n,end:f}of t){const r=s.at(-1);r&&n<r[1]?r[1]=Math.max(r[1],f):s.push([n,
f])}return s.length>1&&e.every(({segments:n})=>s.every(f=>n.filter(r=>j(r,f)).length<2))?s:void 0}var F=p(16721);const V=/^(?:\\?[*+-]|[\u2022\u25e6\u25aa\u2023\u00b7\u25cf\u25cb\u25a0\u25a1\u2013\u2014\uf0b7]|\d{1,3}\\?[.)])\s*/u,
Q=/^(\d{1,3})\\?([.)])\s/;function q(e){const{blocks:t,leaves:s}=e,o=ft(s),n=[],f=r=>{for(;o.length>0&&o[0].order<r;)n.push({kind:"figure",alternative:o.shift().
alternative})};for(let r=0,d;r<t.length;r=d){const{element:O}=t[r];d=r+1;const D=ct(t[r],e);if(D!==void 0&&f(D),O?.type==="TR"){const k=J(O);for(;d<t.length&&t[d].
element?.type==="TR"&&J(t[d].element)===k;)d++;n.push({kind:"table",rows:t.slice(r,d).map(U=>at(U,e))})}else n.push(Y(t[r],e))}return f(1/0),n.filter(r=>!("text"in
r)||r.text!=="")}function Y({lines:e,element:t},{edges:s,linkOf:o}){const n=t?.type??"P",f=n==="Title"||n==="H"?1:Number(/^H([1-6])$/.exec(n)?.[1]??0),r=b((0,A.
gB)(e,s),{linkOf:o,marksBold:f===0});if(f>0)return{kind:"heading",level:f,text:r};const d=t?[...(0,M.Hy)(t)].filter(k=>k.type==="LI"):[];if(d.length===0)return{
kind:"paragraph",text:r};const O=Q.exec(r),D=[...(0,M.Hy)(d[0])].filter(k=>k.type==="L").length-1;return{kind:"item",depth:Math.max(D,0),mark:O?`${O[1]}${O[2]}`:
"-",text:r.replace(V,"")}}function J(e){for(const t of(0,M.Hy)(e.parent))if(t.type==="Table")return t;return e.parent}function at({lines:e},{leafOf:t,edges:s,linkOf:o}){
const n=new Map;for(const{segments:f}of e)for(const{fragments:r}of f)for(const d of r){const O=it(t(d)?.element),D=n.get(O);D?D.push(d):n.set(O,[d])}return[...n.
values()].map(f=>(f.sort((r,d)=>r.order-d.order),b((0,A.gB)((0,S.Dx)((0,F.OD)(f)),s),{linkOf:o,marksBold:!1})))}function it(e){for(const t of(0,M.Hy)(e))if(t.type===
"TD"||t.type==="TH")return t;return e&&(0,E.VN)(e)}function ct({lines:e},{leafOf:t}){return t(e[0].segments[0].fragments[0])?.order}function ft(e){const t=new Set;
return e.flatMap(({element:s,order:o})=>{const n=[...(0,M.Hy)(s)].find(({type:r})=>r==="Figure");if(!n||t.has(n))return[];t.add(n);const f=n.alternative?.replace(
/\s+/g," ").trim();return f?[{order:o,alternative:f}]:[]})}var tt=p(16039),et=p(84805),lt=p(40730);const ut=/^(?:https?|mailto|tel|ftp):/i,dt=5e3;function ht(e,t){
const[s,o,n,f,r,d]=(0,lt.y)((0,et.iw)(e,t)),O=[];for(const D of(e.array(e.entry(e.pages.number(t),"Annots"))??[]).slice(0,dt)){const k=e.dict(D);if(!k||!(0,tt.Eo)(
e.resolve(k.get("Subtype")),"Link"))continue;const U=pt(e,k.get("A")),C=U===void 0?void 0:(0,et.b0)(e,k.get("Rect"));if(!C)continue;const H=[s*C[0]+n*C[1]+r,s*C[2]+
n*C[3]+r],X=[o*C[0]+f*C[1]+d,o*C[2]+f*C[3]+d],[z,rt]=[Math.min(...H),Math.min(...X)];O.push({area:{x:z,y:rt,width:Math.max(...H)-z,height:Math.max(...X)-rt},uri:U})}
return({box:{x:D,y:k,width:U,height:C}})=>{const[H,X]=[D+U/2,k+C/2];return O.find(({area:z})=>H>=z.x&&H<=z.x+z.width&&X>=z.y&&X<=z.y+z.height)?.uri}}function pt(e,t){
const s=e.dict(t),o=e.resolve(s?.get("URI"));if(!(o instanceof tt.Mx))return;const n=Buffer.from(o.bytes).toString("latin1");return ut.test(n)?n:void 0}function gt(e){
let t="";for(const[s,o]of e.entries()){const n=e[s-1];n&&(t+=n.kind==="item"&&o.kind==="item"?`
`:`

`),t+=mt(o)}return t}function mt(e){switch(e.kind){case"heading":return`${"#".repeat(e.level)} ${e.text}`;case"paragraph":return y(e.text);case"item":return`${"\
   ".repeat(e.depth)}${e.mark} ${e.text}`;case"code":{const t=(0,T.K)(e.lines.flatMap(o=>(o.match(/`+/g)??[]).map(n=>n.length)),2),s="`".repeat(t+1);return[s,...e.
lines,s].join(`
`)}case"table":return yt(e.rows);case"figure":return`![${e.alternative.replace(/[\\[\]]/g,"\\$&")}]()`}}function yt(e){const t=(0,T.K)(e.map(f=>f.length)),s=f=>`\
| ${Array.from({length:t},(r,d)=>(f[d]??"").replaceAll("|","\\|")).join(" | ")} |`,[o,...n]=e;return[s(o),`|${" --- |".repeat(t)}`,...n.map(s)].join(`
`)}const bt=3,nt=3,st=.12;function xt(e){const t=new Map;for(const[o,{blocks:n,found:{height:f}}]of e.entries())for(const r of wt(n,f)){const d=vt(r),O=t.get(d);
O?O.push({line:r,page:o}):t.set(d,[{line:r,page:o}])}const s=new Set;for(const o of t.values())if(!(new Set(o.map(({page:n})=>n)).size<bt))for(const{line:n}of o)
s.add(n);return s}function wt(e,t){const o=e.flatMap(({lines:r})=>r).filter(({frame:r})=>r.cos===1&&!r.vertical).sort((r,d)=>r.baseline-d.baseline),n=o.slice(0,
nt).filter(({baseline:r})=>r<st*t),f=o.slice(-nt).filter(({baseline:r})=>r>(1-st)*t);return[...n,...f]}function vt({segments:e,baseline:t}){const s=e.map(({fragments:o})=>o.
map(n=>n.text).join("")).join(" ");return`${Math.round(t/4)} ${s.replace(new RegExp("\\p{Nd}+","gu"),"0")}`}async function Ot(e,t,{keepRepeated:s=!1}={}){const o=s?
new Set:xt(t),n=_t(t),f=[];for(const r of t){f.push(gt(await Mt(e,r,n,o)));const d=e.job.pace.step(r.characters*50);d&&await d}return{pages:f,repeatedLines:o.size}}
async function Mt(e,t,s,o){const n=t.blocks.flatMap(k=>{const U=k.lines.filter(C=>!o.has(C));return U.length===0?[]:[U.length===k.lines.length?k:S.eB.of(U,k.element)]}),
{fragments:f,leafOf:r,edges:d}=t.found,O=ht(e,t.index),D=e.pages.number(t.index);if(r&&(0,E.P$)(f,r)){const k=(await(0,M.g$)(e))?.leaves(D)??[];return q({blocks:n,
leafOf:r,leaves:k,edges:d,linkOf:O})}return v(n,s,d,O)}const Et=6;function _t(e){const t=new Map;let s=0,o=0;for(const{found:r}of e)for(const{style:d,text:O}of r.
fragments){const D=Math.round(d.size*2)/2;t.set(D,(t.get(D)??0)+O.length),o+=O.length,d.font.bold&&(s+=O.length)}const[n]=[...t].reduce((r,d)=>d[1]>r[1]?d:r,[0,
0]),f=[...t.keys()].filter(r=>r>=1.15*n).sort((r,d)=>d-r);return{size:n,isBold:s>o/2,headings:f.slice(0,Et)}}var $t=p(13140),Lt=p(7390),Tt=p(91203),Pt=p(23516),
St=p(85131),At=p(16797);const ot=100,Nt=async(e,t,s)=>{const o=await(0,Lt.E)(e.bytes,s,{password:t.open_password}),n=o.pages.count,f=(0,$t.k1)(t.pages,n);if(t.word_boxes&&
f.length>ot)throw(0,N.G6)([{field:"word_boxes",message:`takes at most ${ot} pages, and ${f.length} are asked for: name fewer in pages`,mentions:["pages"]}]);const r=new At.
z(o,f.length),{texts:d,words:O,notes:D}=await Dt(o,f,r,t),k=await(0,Pt.fl)(o),U=d.map((H,X)=>{const z=f[X];return{page:z,label:k(z-1),text:H,...O[X]&&{words:O[X]}}}),
C={text:d.join(t.layout==="markdown"?`

`:"\f"),mediaType:(0,Tt.GW)({layout:t.layout}),pageCount:n,characters:r.characters,unreadable:r.unreadable,...t.per_page&&{pages:U}};return{documents:[{...e,pageCount:n}],
data:C,notes:[...r.notes,...D],facts:{}}};async function Dt(e,t,s,o){const{layout:n,word_boxes:f,keep_repeated:r}=o,d=[],O=[],D=[];for(const C of t){const H=await s.
page(C);f&&O.push(H.words().map(({text:X,...z})=>({text:X,...(0,St.G)(z)}))),n==="markdown"?D.push(H):d.push(H.layout(n))}if(n!=="markdown")return{texts:d,words:O,
notes:[]};const{pages:k,repeatedLines:U}=await Ot(e,D,{keepRepeated:r});return{texts:k,words:O,notes:U>0?[It(U)]:[]}}const It=e=>({code:"repeated_lines_removed",
message:`${e} ${e===1?"line":"lines"} of headers and footers, which repeat on the pages, are not in the Markdown: set keep_repeated to true to keep them.`,mentions:[
"keep_repeated"]})}),23516:((G,R,p)=>{p.d(R,{fl:()=>u,mm:()=>L,vg:()=>b});var N=p(34281),M=p(20138),S=p(80199),E=p(58247);const T=1e3;function A(i){const{width:l,
height:m}=(0,S.iN)(i),g=y=>Math.round(y*i.userUnit*T)/T;return{width:g(l),height:g(m)}}function L({kinds:i,kindOf:l}){const m=new Int32Array(i.length),g=new Int32Array(
i.length);for(let c=l.length-1;c>=0;c--)m[l[c]]++,g[l[c]]=c+1;const y=new Map;for(const[c,h]of i.entries()){const{width:_,height:x}=A(h),w=`${_} ${x}`,P=y.get(w);
P?P.count+=m[c]:y.set(w,{width:_,height:x,count:m[c],firstPage:g[c]})}return[...y.values()]}async function b(i,{kinds:l,kindOf:m},g){const y=await u(i),c=l.map(
A);return Array.from(m,(h,_)=>({...c[h],rotation:l[h].rotation,label:y(_),characters:g?.[_]??null}))}async function u(i){const l=await(0,M.Hr)(i);return m=>l?a(
l(m)):null}function a({style:i,prefix:l,number:m}){return(l?(0,E.G)(l)??"":"")+(0,N.Y)(i,m)}}),85131:((G,R,p)=>{p.d(R,{G:()=>S});const N=100,M=E=>Math.round(E*N)/
N,S=E=>E?{x:M(E.x),y:M(E.y),width:M(E.width),height:M(E.height)}:null}),34281:((G,R,p)=>{p.d(R,{Y:()=>N});function N(L,b){switch(L){case"D":return String(b);case"\
R":return T(b);case"r":return T(b).toLowerCase();case"A":return A(b);case"a":return A(b).toLowerCase();default:return""}}const M=[[1e3,"M"],[900,"CM"],[500,"D"],
[400,"CD"],[100,"C"],[90,"XC"],[50,"L"],[40,"XL"],[10,"X"],[9,"IX"],[5,"V"],[4,"IV"],[1,"I"]],S=1e5,E=2600;function T(L){if(L>S)return String(L);let b="",u=L;for(const[
a,i]of M)for(;u>=a;)b+=i,u-=a;return b}function A(L){return L>E?String(L):String.fromCharCode(65+(L-1)%26).repeat(Math.ceil(L/26))}}),20138:((G,R,p)=>{p.d(R,{Hr:()=>E,
Zh:()=>T,qm:()=>A});var N=p(88960),M=p(16039),S=p(78713);async function E(a){const i=a.catalog.get("PageLabels");if(!a.dict(i))return;const l=(await(0,S.Zc)(a,i,
"Nums")).map(([g,y])=>({first:Number(g),label:a.dict(y)})).filter(({first:g})=>Number.isInteger(g)&&g>=0).sort((g,y)=>g.first-y.first).map(({first:g,label:y})=>({
first:g,...L(a,y)})),m=l.map(({first:g})=>g);return g=>{const y=l[(0,N.M)(m,g)-1];return y?{...y,number:y.start+g-y.first}:{style:"D",prefix:void 0,number:g+1}}}
function T(a,i){const l=[];let m,g=0;for(const y of i)(!m||!b(m,y))&&l.push([g,u(y)]),m=y,g++;return(0,S.H6)(a,l,"Nums")}async function A(a,i){const l=await E(a);
if(!l)return;const m=T(a,Array.from(i,g=>l(g-1)));a.editCatalog().set("PageLabels",a.add(m))}function L(a,i){const l=a.resolve(i?.get("S")),m=a.resolve(i?.get("\
P")),g=a.resolve(i?.get("St"));return{style:l instanceof M.SX?l.text:void 0,prefix:m instanceof M.Mx&&m.bytes.length>0?m:void 0,start:typeof g=="number"&&Number.
isInteger(g)&&g>=1?g:1}}function b(a,i){return a.style!==i.style||i.style!==void 0&&i.number!==a.number+1?!1:a.prefix===i.prefix?!0:!!a.prefix&&!!i.prefix&&Buffer.
compare(a.prefix.bytes,i.prefix.bytes)===0}function u({style:a,prefix:i,number:l}){return(0,M.jd)({S:a===void 0?void 0:(0,M.UU)(a),P:i,St:a===void 0||l===1?void 0:
l})}}),78713:((G,R,p)=>{p.d(R,{AN:()=>u,BX:()=>A,H6:()=>L,MN:()=>b,Pu:()=>E,Zc:()=>T});var N=p(16039),M=p(90191);const S=64,E=c=>typeof c=="number"?String(c):Buffer.
from(c.bytes).toString("latin1");async function T(c,h,_){const x=[];for(const w of await i(c,h,0,_)){for(const v of m(c,w,_))x.push(v);const P=c.job.pace.step(a);
P&&await P}return x}async function A(c,h,_,x,w,P){const v=await i(c,h,_,x,P);for(let I=v.length-1;I>=0;I--){const $=v[I],B=m(c,$,x),K=B.filter(([F,V])=>!w(F,V)),
j=c.job.pace.step(a+B.length*a);j&&await j,K.length<B.length&&(c.edit($.holder),$.dict.set(x,K.flat()),$.changed=!0);for(const F of $.repeats)c.edit($.holder),$.
dict.delete(F),$.changed=!0;if($.emptyKids){const F=(c.array($.dict.get("Kids"))??[]).filter(V=>!$.emptyKids.has(c.dict(V)));c.edit($.holder),$.dict.set("Kids",
F),$.changed=!0}if(!$.changed)continue;const W=c.array($.dict.get("Kids"))??[];$.empty=K.length===0&&W.length===0;const Z=$.parent;Z&&(Z.changed=!0,$.empty?(Z.emptyKids??=
new Set).add($.dict):g(c,$,K,W))}return v[0]?.empty??!1}function L(c,h,_){if(h.length<=S)return(0,N.jd)({[_]:h.flat()});let x=[];for(const w of y(h)){const[P,v]=[
w[0][0],w.at(-1)[0]];x.push({ref:c.add((0,N.jd)({Limits:[P,v],[_]:w.flat()})),low:P,high:v})}for(;x.length>S;)x=y(x).map(w=>{const[P,v]=[w[0].low,w.at(-1).high];
return{ref:c.add((0,N.jd)({Limits:[P,v],Kids:w.map(({ref:I})=>I)})),low:P,high:v}});return(0,N.jd)({Kids:x.map(({ref:w})=>w)})}const b=(c,h)=>L(c,u([...h].map(([
_,x])=>[(0,N.Px)(_),x])),"Names");function u(c){return c.map(h=>({entry:h,key:E(h[0])})).sort((h,_)=>h.key<_.key?-1:h.key>_.key?1:0).map(({entry:h})=>h)}const a=100;
async function i(c,h,_,x,w){const P=new M.b9(c),v=new Set,I=K=>v.size<v.add(K).size,$=[],B=[{value:h??null,holder:_,parent:void 0}];for(let K=B.pop();K!==void 0;K=
B.pop()){P.spend(1);const j=c.dict(K.value);if(!j||!I(j)||w&&K.parent&&!l(c,j,w))continue;const W=[],Z=Y=>{const J=c.array(j.get(Y));return!J||I(J)?J??[]:(W.push(
Y),[])},F=Z(x).length>>1,V=Z("Kids"),Q={dict:j,holder:(0,M.Kd)(K.value,K.holder),parent:K.parent,repeats:W};$.push(Q),P.spend(F);for(let Y=V.length-1;Y>=0;Y--)B.
push({value:V[Y],holder:(0,M.Kd)(j.get("Kids"),Q.holder),parent:Q});const q=c.job.pace.step(a+F*a);q&&await q}return $}function l(c,h,_){const[x,w]=c.array(h.get(
"Limits"))??[];return typeof x!="number"||typeof w!="number"||_(x,w)}function m(c,{dict:h,repeats:_},x){const w=_.includes(x)?void 0:c.array(h.get(x));if(!w)return[];
const P=[];for(let v=0;v+1<w.length;v+=2){const I=c.resolve(w[v]);(x==="Names"?I instanceof N.Mx:typeof I=="number")&&P.push([I,w[v+1]])}return P}function g(c,h,_,x){
const w=I=>c.array(c.dict(I)?.get("Limits"))??[],P=_[0]?.[0]??w(x[0])[0],v=_.at(-1)?.[0]??w(x.at(-1))[1];c.edit(h.holder),P!==void 0&&v!==void 0?h.dict.set("Lim\
its",[P,v]):h.dict.delete("Limits")}function y(c){const h=[];for(let _=0;_<c.length;_+=S)h.push(c.slice(_,_+S));return h}}),58247:((G,R,p)=>{p.d(R,{G:()=>L,w:()=>A});
var N=p(20381),M=p(16039);const S=/\u001b[A-Za-z]{2}[A-Za-z-]{0,8}\u001b/g,E=/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]/g,T=/[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g,
A=b=>b.replace(S,"").replace(E,"").replace(T,"�").trim();function L(b){const u=b instanceof M.Mx?A((0,N.g7)(b)):"";return u===""?null:u}}),30729:((G,R,p)=>{p.
d(R,{H:()=>N});function N(M){const S=new WeakMap;return E=>{if(E.hasChanges)return M(E);const T=S.get(E);if(T)return T.answer;const A=M(E);return S.set(E,{answer:A}),
A}}}),90191:((G,R,p)=>{p.d(R,{J7:()=>S,Kd:()=>A,Wo:()=>L,_i:()=>T,b9:()=>E});var N=p(84293),M=p(16039);class S{document;gone=new Set;chased=new Set;constructor(u){
this.document=u}remove(u){const{catalog:a,catalogNumber:i,pages:l}=this.document,m=a.get("Pages");u===i||(0,M.i9)(m)&&u===m.number||l.holds(u)||(this.gone.add(u),
this.document.remove(u))}chase(u){this.chased.add(u)}removed(){return this.gone}takeChased(){const u=this.chased;return this.chased=new Set,u}isGone(u){return(0,M.
i9)(u)&&this.gone.has(u.number)}}class E{most;left;constructor(u){this.most=this.left=u.job.limits.nodes}spend=u=>{if(this.left-=u,this.left<0)throw(0,N.F)("nod\
es",`The document has more than ${this.most} fields, bookmarks, names and structure elements`,"Remove bookmarks or tags with another program first")}}class T{seen=new Set;allowance;constructor(u,a=new E(
u)){this.allowance=a}first(u){return this.allowance.spend(1),(0,M.i9)(u)?this.seen.has(u.number)?!1:(this.seen.add(u.number),!0):!0}}function A(b,u){return(0,M.
i9)(b)?b.number:u}function L(b,u){const a=b.catalog.get(u),i=b.dict(a);return i&&{dict:i,holder:A(a,b.catalogNumber)}}}),60480:((G,R,p)=>{p.d(R,{NL:()=>u,aW:()=>E,
bs:()=>b,ml:()=>a,p6:()=>S,vg:()=>T});var N=p(49153);const M=/^ *(-?\d+)(?:(\.\.)(-?\d+)?)? *$/;function S(i){const l=[],m=[];for(const[g,y]of i.split(",").entries()){
const c=g+1,h=M.exec(y),_=P=>{m.push(`entry ${c} ('${a(y)}') ${P}`)};if(y.trim()===""){m.push(`entry ${c} is empty: write pages such as 3,1,2 or 2..5, separated\
 by single commas`);continue}if(!h){_(A(y));continue}const x=Number(h[1]),w=h[3]===void 0?void 0:Number(h[3]);x===0||w===0?_("names page 0: pages count from 1, \
and -1 is the last page"):l.push({from:x,to:w,range:h[2]!==void 0,text:y.trim(),position:c})}return m.length>0?{problem:b(m)}:{items:l}}function E(i,l,m){const g=v=>(0,N.
G6)([{field:"page_order",message:v}]),y=S(i);if("problem"in y)throw g(y.problem);const c=l===1?"1 page":`${l} pages`,h=[],_=y.items.map(v=>{const I=W=>W<0?l+1+W:
W,$=I(v.from),B=v.range?v.to===void 0?l:I(v.to):$,j=[[v.from,$],[v.to??v.from,B]].find(([,W])=>W<1||W>l);return j&&h.push(`entry ${v.position} ('${a(v.text)}') \
names ${T(j[0])}, but the document has ${c}`),{first:$,last:B}});if(h.length>0)throw g(b(h));const x=_.reduce((v,{first:I,last:$})=>v+Math.abs($-I)+1,0);if(x>m)
throw g(`names ${x} pages in all; at most ${m} are allowed`);const w=new Uint32Array(x);let P=0;for(const{first:v,last:I}of _){const $=v<=I?1:-1;for(let B=v;B!==
I+$;B+=$)w[P++]=B}return w}function T(i){return Number.isSafeInteger(i)?`page ${i}`:"a page far beyond its end"}function A(i){return/^ *\.\./.test(i)?"has no st\
art: a range is written 1..5":u(i)??"is not a page, such as 3 or -1, nor a range, such as 2..5 or 2.."}const L=5;function b(i){const l=i.length-L;return[...i.slice(
0,L),...l>0?[`and ${l} more such entries`]:[]].join("; ")}function u(i){const l=/^ *(\d{1,10}) *[-–]+ *(\d{0,10}) *$/.exec(i);return l?`is not a range: write ${l[1]}\
..${l[2]}${l[2]===""?" for this page and all after it":""}`:/\blast\b/i.test(i)?"is not a page: the last page is written -1, and a range to it 2..":void 0}function a(i){
const l=[...i].map(m=>/[\p{Cc}\p{Cs}\u2028\u2029]/u.test(m)?"?":m);return l.length>40?`${l.slice(0,40).join("")}…`:l.join("")}}),13140:((G,R,p)=>{p.d(R,{k1:()=>T,
lY:()=>E,m7:()=>A});var N=p(49153),M=p(60480);const S=/^(not +)?(?:(odd|even|all)|(-?\d+)(?:(\.\.)(-?\d+)?)?)$/i;function E(u){const a=[],i=[];for(const[l,m]of u.
split(",").entries()){const g=l+1,y=m.trim();if(y===""){i.push(`entry ${g} is empty: write pages such as 1..3, -1, odd, separated by single commas`);continue}const c=S.
exec(y),h=K=>{i.push(`entry ${g} ('${(0,M.ml)(y)}') ${K}`)};if(!c){h(b(y));continue}const[,_,x,w,P,v]=c,I={negated:_!==void 0,text:y,position:g};if(x!==void 0){
a.push({...I,pages:x.toLowerCase()});continue}const $=Number(w),B=P===void 0?$:v===void 0?"end":Number(v);$===0||B===0?h("names page 0: pages count from 1, and \
-1 is the last page"):a.push({...I,pages:{from:$,to:B}})}return i.length>0?{problem:(0,M.bs)(i)}:{items:a}}function T(u,a,i="pages"){const l=h=>(0,N.G6)([{field:i,
message:h}]),m=E(u);if("problem"in m)throw l(m.problem);const g=new L(a),y=new L(a),c=[];for(const h of m.items){const _=h.negated?y:g;if(typeof h.pages=="strin\
g"){_.add(h.pages);continue}const{from:x,to:w}=h.pages,P=x<0?a+1+x:x,v=w==="end"?a:w<0?a+1+w:w,$=(w==="end"?x<0?[[x,P]]:[]:[[x,P],[w,v]]).find(([,B])=>B<1||B>a);
$&&c.push(`entry ${h.position} ('${(0,M.ml)(h.text)}') names ${(0,M.vg)($[0])}, but the document has ${a===1?"1 page":`${a} pages`}`),!(w==="end"&&P>a||c.length>
0)&&_.range(Math.min(P,v),Math.max(P,v))}if(c.length>0)throw l((0,M.bs)(c));return m.items.every(({negated:h})=>h)&&g.add("all"),g.without(y)}function A(u){const a=E(
u);if("problem"in a||a.items.length!==1)return;const{negated:i,pages:l}=a.items[0];if(i)return;if(l==="all")return{first:1};if(typeof l=="string"||l.from<1)return;
const{from:m,to:g}=l;return g==="end"?{first:m}:g<1?void 0:{first:Math.min(m,g),last:Math.max(m,g)}}class L{pageCount;differences;odd=!1;even=!1;constructor(a){
this.pageCount=a,this.differences=new Int32Array(a+2)}add(a){a!=="even"&&(this.odd=!0),a!=="odd"&&(this.even=!0)}range(a,i){this.differences[a]++,this.differences[i+
1]--}without(a){const i=new Uint32Array(this.pageCount);let l=0,m=0,g=0;for(let y=1;y<=this.pageCount;y++){m+=this.differences[y],g+=a.differences[y];const c=y%
2===1?"odd":"even";(m>0||this[c])&&!(g>0||a[c])&&(i[l++]=y)}return i.subarray(0,l)}}function b(u){return/^(not +)?\.\./i.test(u)?"has no start: a range is writt\
en 1..5":/^!/.test(u)?"is not a page: leave out pages with not, such as not 2":(0,M.NL)(u.replace(/^not +/i,""))??"is not a page such as 3 or -1, a range such a\
s 2..5 or 2.., odd, even, all, or one of these after not"}}),88960:((G,R,p)=>{p.d(R,{B:()=>N,M:()=>M});const N=(E,T)=>S(E,T,!1),M=(E,T)=>S(E,T,!0);function S(E,T,A){
let[L,b]=[0,E.length];for(;L<b;){const u=L+b>>1,a=E[u];a<T||A&&a===T?L=u+1:b=u}return L}}),91203:((G,R,p)=>{p.d(R,{GW:()=>S,_m:()=>A,lg:()=>M,r7:()=>T});const N=null,
M={"application/json":".json","text/plain":".txt","text/markdown":".md"};function S(L){const{per_page:b,layout:u}=L;return b===!0?"application/json":u==="markdo\
wn"?"text/markdown":"text/plain"}function E(L){const b=S(L);return b==="text/markdown"?["application/json",b,"text/plain"]:[...new Set(["application/json",b])]}
const T=({text:L})=>typeof L=="string"?L:"";function A({text:L,pages:b,...u}){return u}})};
