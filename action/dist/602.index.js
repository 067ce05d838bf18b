"use strict";exports.id=602,exports.ids=[602],exports.modules={17079:(($,v,a)=>{a.d(v,{Z:()=>p,_:()=>g});const y=/^(?:D:)?\s*(\d{4})(?:(\d\d)(?:(\d\d)(?:(\d\d)(?:(\d\d)(?:(\d\d))?)?)?)?)?\s*(?:(Z)(?:00?)?'?(?:00?'?)?|([+-])(\d\d)?'?(?:(\d\d)'?)?)?$/,
P=/^(D:)?19(1\d\d)(\d{10})(?!\d)/,D=/^(\d{4})(?:-(\d\d)(?:-(\d\d)(?:[T ](\d\d):(\d\d)(?::(\d\d)(?:[.,]\d{1,9})?)?\s?(?:(Z)|([+-])(\d\d):?(\d\d)?)?)?)?)?$/;function g(s){
if(s.length>64)return;const d=s.trim().replace(P,(c,i,n,u)=>`${i??""}${1900+Number(n)}${u}`);return M(_(y.exec(d)??D.exec(d)))}function p(s){const d=s.length>64?
void 0:_(D.exec(s.trim()));if(!d||M(d)===void 0)return;const{year:c,month:i="",day:n="",hour:u="",minute:E="",second:f="",zone:r=""}=d;return`D:${c}${i}${n}${u}${E}${f}${r===
"Z"||r===""?r:`${r.replace(":","'")}'`}`}function _(s){if(!s)return;const[,d,c,i,n,u,E,f,r,t,e]=s,o=f??(r===void 0?void 0:`${r}${t??"00"}:${e??"00"}`);return{year:d,
month:c,day:i,hour:n,minute:u,second:E,zone:o}}function M(s){if(!s)return;const{year:d,month:c,day:i,hour:n,minute:u="00",second:E="00",zone:f}=s,r=(e,o,h)=>e===
void 0||Number(e)>=o&&Number(e)<=h;if(Number(d)===0||!r(c,1,12)||!r(i,1,m(Number(d),Number(c)))||!r(n,0,23)||!r(u,0,59)||!r(E,0,59)||f!==void 0&&f!=="Z"&&!(r(f.
slice(1,3),0,23)&&r(f.slice(4),0,59)))return;const t=[d,c,i].filter(e=>e!==void 0).join("-");return n===void 0?t:`${t}T${n}:${u}:${E}${f==="+00:00"||f==="-00:00"?
"Z":f??""}`}function m(s,d){return d===2?s%4===0&&(s%100!==0||s%400===0)?29:28:[4,6,9,11].includes(d)?30:31}}),66974:(($,v,a)=>{a.d(v,{D6:()=>p,F1:()=>D,NL:()=>s,
P3:()=>P,br:()=>g,bs:()=>m});var y=a(98446);const P={problem:"names page 0: pages count from 1, and -1 is the last page"};function D(c,i,n){const u=[],E=[];for(const[
f,r]of c.split(",").entries()){const t=f+1;if(i!==void 0&&r.trim()===""){E.push(`entry ${t} is empty: write ${i}, separated by single commas`);continue}const e=n(
r,t);"problem"in e?E.push(g(t,r,e.problem)):u.push(e.item)}return E.length>0?{problem:m(E)}:{items:u}}const g=(c,i,n)=>`entry ${c} ('${d(i.trim())}') ${n}`,p=({
position:c,text:i},n,u)=>g(c,i,`names ${_(n)}, but the document has ${(0,y.y_)(u,"page")}`);function _(c){return Number.isSafeInteger(c)?`page ${c}`:"a page far\
 beyond its end"}const M=5;function m(c){const i=c.length-M;return[...c.slice(0,M),...i>0?[`and ${i} more such entries`]:[]].join("; ")}function s(c){const i=/^ *(\d{1,10}) *[-–]+ *(\d{0,10}) *$/.
exec(c);return i?`is not a range: write ${i[1]}..${i[2]}${i[2]===""?" for this page and all after it":""}`:/\bfirst\b/i.test(c)?"is not a page: the first page i\
s written 1, and a range from it 1..5":/\b(last|end)\b/i.test(c)?"is not a page: the last page is written -1, and a range to it 2..":void 0}function d(c){const i=[
...c].map(n=>/[\p{Cc}\p{Cs}\u2028\u2029]/u.test(n)?"?":n);return(0,y.Bu)(i.join(""),40)}}),29082:(($,v,a)=>{a.d(v,{k1:()=>p,lY:()=>g,m7:()=>_});var y=a(58552),P=a(
66974);const D=/^(not +)?(?:(odd|even|all)|(-?\d+)(?:(\.\.)(-?\d+)?)?)$/i,g=s=>(0,P.F1)(s,"pages such as 1..3, -1, odd",(d,c)=>{const i=d.trim(),n=D.exec(i);if(!n)
return{problem:m(i)};const[,u,E,f,r,t]=n,e={negated:u!==void 0,text:i,position:c};if(E!==void 0)return{item:{...e,pages:E.toLowerCase()}};const o=Number(f),h=r===
void 0?o:t===void 0?"end":Number(t);return o===0||h===0?P.P3:{item:{...e,pages:{from:o,to:h}}}});function p(s,d,c="pages"){const i=r=>(0,y.G6)([{field:c,message:r}]),
n=g(s);if("problem"in n)throw i(n.problem);const u=new M(d),E=new M(d),f=[];for(const r of n.items){const t=r.negated?E:u;if(typeof r.pages=="string"){t.add(r.pages);
continue}const{from:e,to:o}=r.pages,h=e<0?d+1+e:e,l=o==="end"?d:o<0?d+1+o:o,b=(o==="end"?e<0?[[e,h]]:[]:[[e,h],[o,l]]).find(([,I])=>I<1||I>d);b&&f.push((0,P.D6)(
r,b[0],d)),!(o==="end"&&h>d||f.length>0)&&t.range(Math.min(h,l),Math.max(h,l))}if(f.length>0)throw i((0,P.bs)(f));return n.items.every(({negated:r})=>r)&&u.add(
"all"),u.without(E)}function _(s){const d=g(s);if("problem"in d||d.items.length!==1)return;const{negated:c,pages:i}=d.items[0];if(c)return;if(i==="all")return{first:1};
if(typeof i=="string"||i.from<1)return;const{from:n,to:u}=i;return u==="end"?{first:n}:u===-1?{first:n}:u<1?void 0:{first:Math.min(n,u),last:Math.max(n,u)}}class M{pageCount;differences;odd=!1;even=!1;constructor(d){
this.pageCount=d,this.differences=new Int32Array(d+2)}add(d){d!=="even"&&(this.odd=!0),d!=="odd"&&(this.even=!0)}range(d,c){this.differences[d]++,this.differences[c+
1]--}without(d){const c=new Uint32Array(this.pageCount);let i=0,n=0,u=0;for(let E=1;E<=this.pageCount;E++){n+=this.differences[E],u+=d.differences[E];const f=E%
2===1?"odd":"even";(n>0||this[f])&&!(u>0||d[f])&&(c[i++]=E)}return c.subarray(0,i)}}function m(s){return/^(not +)?\.\./i.test(s)?"has no start: a range is writt\
en 1..5":/^!/.test(s)?"is not a page: leave out pages with not, such as not 2":(0,P.NL)(s.replace(/^not +/i,""))??"is not a page such as 3 or -1, a range such a\
s 2..5 or 2.., odd, even, all, or one of these after not"}}),64182:(($,v,a)=>{a.r(v),a.d(v,{crop_pages:()=>G});var y=a(64019),P=a(12844),D=a(74135),g=a(6057),p=a(
75444),_=a(87141),M=a(65868),m=a(36502),s=a(16264);const d=1e3;class c{document;contents;layers;constructor(x){this.document=x,this.contents=new M.i(x),this.layers=
new m.z(x)}async margins(x){const{document:C,layers:R}=this,T=(0,g.iw)(C,x),B=(0,D.iN)(T),[L,K]=[B.width*T.userUnit,B.height*T.userUnit],A=new s.r(C,[0,0,L,K]);
await this.contents.read(x,A,A);for(const U of(0,p.qw)(C,x,R)){const S=(0,y.wR)(C,U)?void 0:(0,P.q)(C,U);S&&A.covers((0,D.zl)((0,_.y)(T),S));const W=C.job.pace.
step(d);W&&await W}return A.box&&i(A.box,L,K)}}const i=([w,x,C,R],T,B)=>({left:w,right:T-C,top:x,bottom:B-R});var n=a(29082),u=a(94518),E=a(87826),f=a(14029),r=a(
98446),t=a(58552),e=a(6856);const o=3,h=["BleedBox","TrimBox","ArtBox"];async function l(w,x,C,R){const T=new e.n(w),B=[],L=new Map;for(const[K,A]of x.entries()){
const U=w.job.pace.step(400);U&&await U;const S=C(K);if(!S){B.push(A);continue}T.goTo(A-1);let W=L.get(T.kind);if(W?.margins!==S){const j=O(T.kinds[T.kind],S,A),
z=(0,D.W1)(j);W={margins:S,box:j,patch:R?{CropBox:z,MediaBox:z}:{CropBox:z}},L.set(T.kind,W)}const V=I(w,T,A-1,W.box);w.pages.patch(A-1,V?{...W.patch,...V}:W.patch)}
return{croppedPages:x.length-B.length,left:B}}function O(w,{left:x,right:C,top:R,bottom:T},B){const{userUnit:L}=w,{width:K,height:A}=(0,D.iN)(w),U=b(x/L,C/L,K),
S=b(T/L,R/L,A);if(!U||!S){const[W,V,j]=U?[A,"high",["crop_top","crop_bottom"]]:[K,"wide",["crop_left","crop_right"]],z=`leaves nothing of page ${B}, which is ${(0,D.
d)(W,w)} inches ${V}: ${j.join(" and ")} together must be less`;throw(0,t.G6)([{field:j[0],message:z,mentions:j}])}return(0,D.zl)((0,D.S3)(w),[U[0],S[0],U[1],S[1]])}
function b(w,x,C){const[R,T]=[w,C-x];if(T-R>=o)return[R,T];if(T<=R||C<o)return;const B=Math.min(Math.max((R+T-o)/2,0),C-o);return[B,B+o]}function I(w,{bytes:x,entries:C},R,T){
if(x&&h.every(K=>C.find(x,K)<0))return;const B=w.pages.number(R),L={};for(const K of h){const A=w.entry(B,K);if(A===void 0)continue;const U=(0,g.b0)(w,A),S=U&&(0,D.
Pj)(U,T);L[K]=S&&(0,D.W1)(S)}return L}var k=a(52404);const N=72,G=async(w,x,C)=>{const R=await(0,u.E)(w.bytes,C,{password:x.open_password}),T=R.pages.count,B=(0,n.
k1)(x.pages,T),L=B.length===0?[k.$]:[],K=x.crop_to==="content"?await Y(R,B,x):Z(x),{croppedPages:A,left:U}=await l(R,B,K,x.shrink_media_box);U.length>0&&L.push(
J(U)),x.shrink_media_box&&A>0&&L.push(Q);const S={pageCount:T,croppedPages:A},W=A===0?(0,E.N)(R,w.bytes):void 0;return W?{documents:[{name:w.name,bytes:W,pageCount:T}],
notes:L,facts:S}:{documents:[{name:w.name,bytes:await(0,f.UN)(R),pageCount:T}],notes:L,facts:S}};function Z({crop_left:w,crop_right:x,crop_top:C,crop_bottom:R}){
const T=(L=0)=>L*N,B={left:T(w),right:T(x),top:T(C),bottom:T(R)};return()=>B}async function Y(w,x,{padding:C,uniform:R}){const{pace:T}=w.job,B=new c(w),L=[];for(const[
A,U]of x.entries()){const S=await B.margins(U-1);L.push(S&&H(S,C*N));const W=T.step(4e3);W&&await W,A%100===0&&T.progress(A/x.length)}if(!R)return A=>L[A];const K=L.
reduce((A,U)=>A&&U?X(A,U):A??U,void 0);return()=>K}const F=w=>({left:w("left"),right:w("right"),top:w("top"),bottom:w("bottom")}),H=(w,x)=>F(C=>Math.max(w[C]-x,
0)),X=(w,x)=>F(C=>Math.min(w[C],x[C]));function J(w){const x=(0,r.d5)(w.length,"it was","they were");return{code:"nothing_drawn",message:`Nothing is drawn on ${(0,r.
oi)(w)}, so ${x} not cropped.`}}const Q={code:"cropped_content_stays",message:"The parts of the pages that were cut off do not show, but are still in the file, \
with their text."}}),52404:(($,v,a)=>{a.d(v,{$:()=>g,U:()=>p});var y=a(58552),P=a(29082),D=a(98446);const g={code:"no_pages_selected",message:"The document has \
none of the pages that were asked for, so nothing was changed."};function p({first_page:_,last_page:M,pages:m},s){if(m!==void 0)return(0,P.k1)(m,s);const d=(0,D.
y_)(s,"page"),c=[];if(_>s&&c.push({field:"first_page",message:`is ${_}, but the document has ${d}`}),M!==void 0&&M>s&&c.push({field:"last_page",message:`is ${M}\
, but the document has ${d}`}),c.length===0&&M!==void 0&&_>M&&c.push({field:"first_page",message:`is ${_}, which is after last_page (${M})`,mentions:["last_page"]}),
c.length>0)throw(0,y.G6)(c);return Uint32Array.from({length:(M??s)-_+1},(i,n)=>_+n)}}),92218:(($,v,a)=>{a.d(v,{B:()=>D,d:()=>p});var y=a(48249),P=a(68973);const D=1<<
20,g=1<<18,p=async(_,M)=>_.length<g?(0,y.Kc)(_):(0,P.uM)(M).deflate(_,4)}),36078:(($,v,a)=>{a.d(v,{AY:()=>_,KJ:()=>s,XL:()=>M,_:()=>P,hX:()=>c,id:()=>p,qK:()=>g,
vs:()=>D,wW:()=>d,yQ:()=>m});var y=a(45079);function P(i){if(Number.isInteger(i)&&Math.abs(i)<1e7)return String(i);const n=Number(i.toPrecision(7)),u=Math.abs(n)<
1e-9?"0":String(n);return u.includes("e")?n.toFixed(12).replace(/\.?0+$/,""):u}const D=i=>i.map(P).join(" "),g=(i,n)=>`q ${n} cm /${i} Do Q`,p=i=>(0,y.ZV)(Math.
round(i*1e3)/1e3||0),_=([i,n])=>`${p(i)} ${p(n)}`,M=i=>i.map((n,u)=>`${_(n)} ${u===0?"m":"l"}`).join(" "),m=.5523;function s(i){const n=m,u=(...E)=>`${E.map(([f,
r])=>_(i(f,r))).join(" ")} c`;return[`${_(i(1,0))} m`,u([1,n],[n,1],[0,1]),u([-n,1],[-1,n],[-1,0]),u([-1,-n],[-n,-1],[0,-1]),u([n,-1],[1,-n],[1,0])].join(" ")}function d(i,n){
const u={1:"g",3:"rg",4:"k"}[i.length];return`${i.map(p).join(" ")} ${n==="fill"?u:u.toUpperCase()}`}const c=i=>`[${i.map(p).join(" ")}] 0 d`}),16264:(($,v,a)=>{
a.d(v,{p:()=>c,r:()=>i});var y=a(45599),P=a(36211),D=a(85008),g=a(74135),p=a(6057),_=a(76023),M=a(4186),m=a(5490);const s=new Set([3,7]),d=.01,c=[0,0,1,1];class i{document;page;area;path;clips=!1;glyphClip;constructor(t,e){
this.document=t,this.page=e}get box(){return this.area}takes(t,e,o,h){if(this.extendsPath(t,e)||this.setsColor(t,e,o))return;const{operator:l}=t,O=P.lJ.get(l);O?
this.paints(O,e,h):l==="W"||l==="W*"?this.clips=!0:l==="w"?e.paint={...this.paintOf(e),lineWidth:Math.abs(t.number(0))||0}:!h&&l==="BI"?this.image(e):!h&&l==="s\
h"&&this.add(this.paintOf(e).clip,e)}shows(t){this.glyphClip=s.has(t.mode)?void 0:this.paintOf(t).clip}glyph({font:t,frame:e,size:o},h,l,O,b){if(!this.glyphClip||
h!==""&&h.trim()==="")return;const[I,k]=e.vertical?[.5,.5]:[t.ascent,-t.descent],N=Math.min(l,O),G=(0,M.L)(e,N,Math.max(l,O),b-I*o,b+k*o);this.join([G.x,G.y,G.x+
G.width,G.y+G.height],this.glyphClip)}covers(t){this.join(t,this.page)}image(t){this.add((0,g.zl)(t.matrix,c),t)}enters(t,e){const o=(0,p.b0)(this.document,t.get(
"BBox"));o&&this.clipTo((0,g.zl)(e.matrix,o),e)}paintOf(t){return t.paint??{clip:this.page,lineWidth:1,components:1,isWhite:!1}}extendsPath(t,{matrix:e}){const o=(0,m.
M)(t);switch(t.operator){case"re":{const[h=NaN,l=NaN,O=NaN,b=NaN]=o;return this.extend((0,g.zl)(e,[h,l,h+O,l+b])),!0}case"m":case"l":case"c":case"v":case"y":for(let h=0;h+
1<o.length;h+=2){const[l,O]=(0,g.Gd)(e,o[h],o[h+1]);this.extend([l,O,l,O])}return!0;default:return!1}}extend(t){t.every(Number.isFinite)&&(this.path=this.path?(0,g.
kO)(this.path,t):t)}setsColor(t,e,o){const h=this.paintOf(e);switch(t.operator){case"g":case"rg":case"k":return e.paint={...h,components:t.count,isWhite:f((0,m.
M)(t))},!0;case"cs":return e.paint={...h,components:this.componentsOf(t.name(0),o),isWhite:!1},!0;case"sc":case"scn":{const l=t.kind(t.count-1)!==D.o_&&t.count===
h.components;return e.paint={...h,isWhite:l&&f((0,m.M)(t))},!0}default:return!1}}componentsOf(t,e){if(t===void 0)return 0;const o=l=>e.find("ColorSpace",l),h=(0,_.
L)(this.document,new y.SX(t),o);return h&&h.kind!=="inks"&&!h.table?h.components:0}paints({fill:t,strokes:e},o,h){const{path:l,clips:O}=this;this.path=void 0,this.
clips=!1;const b=this.paintOf(o);l&&!h&&e?this.add((0,g.XM)(l,b.lineWidth*E(o)/2),o):l&&!h&&t&&!(b.isWhite&&this.isPageWide(l))&&this.add(l,o),O&&l&&this.clipTo(
l,o)}isPageWide(t){const[e,o,h,l]=this.page,[O,b]=[(h-e)*d,(l-o)*d];return t[0]<=e+O&&t[1]<=o+b&&t[2]>=h-O&&t[3]>=l-b}clipTo(t,e){const o=this.paintOf(e);e.paint=
{...o,clip:(0,g.Pj)(o.clip,t)??n}}add(t,e){this.join(t,this.paintOf(e).clip)}join(t,e){const o=(0,g.Pj)((0,g.XM)(t,u),e);o&&(this.area=this.area?(0,g.kO)(this.area,
o):o)}}const n=[0,0,0,0],u=.01,E=({matrix:[r,t,e,o]})=>Math.max(Math.hypot(r,t),Math.hypot(e,o)),f=r=>{const t=r.length===4?0:1;return r.length>0&&r.every(e=>e===
t)}}),91374:(($,v,a)=>{a.d(v,{QL:()=>_,bf:()=>p,fq:()=>E,hj:()=>u,i4:()=>i,iA:()=>m,pv:()=>n,qU:()=>d,tP:()=>M});var y=a(77581),P=a(45599),D=a(9819),g=a(70549);
function p(t){for(;t.part===""&&t.parent;)t=t.parent;return t}const _="FT Parent T TU TM Ff V DV DA Q DS RV Opt MaxLen TI I Lock SV".split(" "),M=100;function*m(t,{
from:e=t.array((0,D.Wo)(t,"AcroForm")?.dict.get("Fields")),below:o,visit:h=new D._i(t),depth:l=1/0}={}){const O=[],b=(I=[],k)=>{for(let N=I.length-1;N>=0;N--)O.
push({value:I[N],parent:k})};b(e,o);for(let I=O.pop();I;I=O.pop()){const{value:k,parent:N}=I,G=(0,P.i9)(k)?t.get(k):k;if(!(0,P.Zm)(G)||!h.first(k)||(N?.depth??0)>=
l)continue;const Z=t.resolve(G.get("T")),Y=t.resolve(G.get("FT")),F=Z instanceof P.Mx?(0,y.g7)(Z):"",H={number:(0,P.i9)(k)?k.number:void 0,dict:G,parent:N,part:F,
name:r(N&&N.depth%M!==0?N.name:"",F),type:Y instanceof P.SX?Y.text:N?.type,depth:(N?.depth??0)+1};yield H,b(t.array(G.get("Kids")),H)}}const s=1e3,d=(0,g.n)(c);
async function c(t){const e=[];for(const o of m(t)){e.push(o);const h=t.job.pace.step(s);h&&await h}return e}function i(t){const e=new Set(t.flatMap(({parent:o,
dict:h})=>o&&h.has("T")?[o]:[]));return t.filter(o=>(o.dict.has("T")||!o.parent)&&!e.has(o))}function n(t,e){const o=t.resolve(u(t,e,"FT"));return o instanceof P.
SX?o.text:void 0}function u(t,e,o){for(const h of f(t,e)){const l=h.get(o);if(l!==void 0)return l}}function E(t,e){let o="";for(const h of f(t,e)){const l=t.resolve(
h.get("T"));l instanceof P.Mx&&(o=r((0,y.g7)(l),o))}return o}function*f(t,e){let o=e;for(let h=0;o&&h<M;h++)yield o,o=t.dict(o.get("Parent"))}const r=(t,e)=>t===
""||e===""?t+e:`${t}.${e}`}),6856:(($,v,a)=>{a.d(v,{n:()=>c,w:()=>_});var y=a(78157),P=a(79725),D=a(45599),g=a(70549),p=a(6057);const _=(0,g.n)(M);async function M(E){
const{pages:f,job:r}=E,t=new c(E),e=new Int32Array(f.count),o=new Set;for(let h=0;h<f.count;h++){t.goTo(h),e[h]=t.kind,o.add(t.resources);const l=r.pace.step(300);
l&&await l}return{kinds:t.kinds,kindOf:e,resources:o}}const m=["MediaBox","CropBox","Rotate","UserUnit"],s=2e3,d=/\(|(?:^|[^<])<(?!<)/;class c{document;kinds=[];kind=-1;resources;bytes;entries=new P.
R;index=-1;inherited;geometry=new i(m);own=new i(["Resources"]);kindOf=new Map;recognised=new Map;dictionaries=new Map;constructor(f){this.document=f}goTo(f){const{
document:r,entries:t,inherited:e}=this,{pages:o}=r,h=o.number(f),l=r.place(h),O=o.inheritedBy(f);if(this.index=f,this.inherited=O,!l||!r.locate(h,l,t)){this.bytes=
void 0,this.geometry.forget(),this.own.forget(),this.kind=this.kindHere(),this.resources=o.attribute(f,"Resources");return}(this.bytes?.buffer!==l.bytes.buffer||
this.bytes.byteOffset!==l.bytes.byteOffset)&&(this.bytes=(0,y.bS)(l.bytes));const[b,I]=[this.geometry.take(this.bytes,t),this.own.take(this.bytes,t)];(!b||O!==e)&&
(this.kind=this.recognise(O)),(!I||O!==e)&&(this.resources=this.resourcesHere())}contents(){const{document:f,bytes:r}=this,t=f.pages.number(this.index);if(!r)return f.
entry(t,"Contents");const e=this.entries.find(r,"Contents");if(e<0)return;const{at:o}=this.entries;return u(r,o[e+2],o[e+3])??f.entry(t,"Contents")}get resourcesSpan(){
return this.own.of(0)}resourcesHere(){const{document:f,index:r}=this,{pages:t}=f,[e,o]=this.own.of(0);if(e===o)return t.inheritedBy(r).Resources;const h=u(this.
bytes,e,o);if(h)return h;const l=()=>f.entry(t.number(r),"Resources");if(o-e>s)return l();const O=this.own.text();return f.security&&d.test(O)?l():(this.dictionaries.
has(O)||this.dictionaries.set(O,l()),this.dictionaries.get(O))}recognise(f){let r=this.recognised.get(f);r||this.recognised.set(f,r=new Map);const t=this.geometry.
text();let e=r.get(t);return e===void 0&&r.set(t,e=this.kindHere()),e}kindHere(){const f=(0,p.iw)(this.document,this.index),r=`${f.box.join(" ")} ${f.rotation} ${f.
userUnit}`;let t=this.kindOf.get(r);return t===void 0&&this.kindOf.set(r,t=this.kinds.push(f)-1),t}}class i{keys;bytes;from;to;constructor(f){this.keys=f,this.from=
new Int32Array(f.length),this.to=new Int32Array(f.length)}forget(){this.bytes=void 0}take(f,r){const{bytes:t,from:e,to:o,keys:h}=this;let l=t!==void 0;for(let O=0;O<
h.length;O++){const b=r.find(f,h[O]),I=b<0?0:r.at[b+2],k=b<0?0:r.at[b+3];l&&=n(t,e[O],o[O],f,I,k),e[O]=I,o[O]=k}return this.bytes=f,l}of(f){return[this.from[f],
this.to[f]]}text(){let f="";for(let r=0;r<this.keys.length;r++)f+=`${this.bytes.toString("latin1",this.from[r],this.to[r])}|`;return f}}function n(E,f,r,t,e,o){
if(r-f!==o-e)return!1;for(let h=f,l=e;h<r;h++,l++)if(E[h]!==t[l])return!1;return!0}function u(E,f,r){if(!(0,y.yp)(E[f])||E[r-1]!==y.AV||E[r-2]!==y.Z4)return;const t=(0,y.
JI)(E,f,r),e=(0,y.JI)(E,t.after+1,r);return E[t.after]===y.Z4&&e.value>=0&&e.after===r-2?new D.oS(t.value,e.value):void 0}}),76023:(($,v,a)=>{a.d(v,{L:()=>_});var y=a(
45599),P=a(69869);const D=8,g={DeviceGray:p("gray",1),CalGray:p("gray",1),G:p("gray",1),DeviceRGB:p("rgb",3),CalRGB:p("rgb",3),RGB:p("rgb",3),DeviceCMYK:p("cmyk",
4),CMYK:p("cmyk",4),Separation:p("inks",1)};function p(s,d){return{kind:s,components:d,profile:void 0,table:void 0}}function _(s,d,c,i=0){const n=s.resolve(d);if(i>
D)return;if(n instanceof y.SX){if(Object.hasOwn(g,n.text))return g[n.text];const E=c(n.text);return E===void 0?void 0:_(s,E,c,i+1)}if(!(0,y.cy)(n))return;const u=s.
resolve(n[0]);if(u instanceof y.SX)switch(u.text){case"ICCBased":return M(s,n[1],c,i);case"Indexed":case"I":return m(s,n,c,i);case"DeviceN":{const E=s.array(n[1])?.
length??0;return E>=1&&E<=32?p("inks",E):void 0}default:return Object.hasOwn(g,u.text)?g[u.text]:void 0}}function M(s,d,c,i){const n=s.resolve(d);if(!(n instanceof
y.Z6))return;const u=s.resolve(n.dict.get("N")),E=u===1?"gray":u===3?"rgb":u===4?"cmyk":void 0;if(E===void 0)return _(s,n.dict.get("Alternate"),c,i+1);const f=(0,P.
hh)(s.decodedPart(n)?.data,u);return{...p(E,u),profile:f?.bytes}}function m(s,d,c,i){const n=_(s,d[1],c,i+1),u=s.resolve(d[3]),E=u instanceof y.Mx?u.bytes:u instanceof
y.Z6?s.decodedPart(u)?.data:void 0,f=s.resolve(d[2]);if(!n||n.table||!E||typeof f!="number"||!(f>=0))return;const r=new Uint8Array((Math.min(Math.floor(f),255)+
1)*n.components);return r.set(E.subarray(0,r.length)),{...n,table:r}}}),69869:(($,v,a)=>{a.d(v,{Jc:()=>i,R1:()=>r,To:()=>s,hh:()=>d,so:()=>u});var y=a(77598),P=a.
n(y),D=a(48249),g=a(78157),p=a(68973),_=a(45599);const M={1:"GRAY",3:"RGB ",4:"CMYK"},m=["scnr","mntr","prtr","spac"],s={1:"DeviceGray",3:"DeviceRGB",4:"DeviceC\
MYK"};function d(t,e){if(!t||t.length<132)return;const o=(0,g.bS)(t),h=I=>o.toString("latin1",I,I+4),l=o.readUInt32BE(0),O=t[8];if(!(!(l>=132&&l<=t.length&&O>=2&&
O<=4&&h(36)==="acsp"&&m.includes(h(12)))||h(16)!==M[e]))return{bytes:t.subarray(0,l),version:O}}const c=new WeakMap;async function i(t,e){const{bytes:o}=t,h=e.pace.
step(o.length);h&&await h;const l=c.get(e.pace)??new Map;c.set(e.pace,l);const O=E(o),b=l.get(O);if(b)return b;const I={...t,id:O,deflated:await(0,p.uM)(e).deflate(
o,n)};return l.set(O,I),I}const n=4,u=t=>{const{bytes:e}=t;return{...t,id:E(e),deflated:(0,D.Kc)(e)}},E=t=>(0,y.createHash)("sha256").update(t).digest("base64"),
f=new WeakMap;function r(t,{id:e,deflated:o},h){const l=f.get(t)??new Map;f.set(t,l);const O=l.get(e);if(O)return O;const b=(0,_.jd)({N:h,Alternate:(0,_.UU)(s[h]),
Filter:(0,_.UU)("FlateDecode")}),I=t.add(new _.Z6(b,o));return l.set(e,I),I}}),4186:(($,v,a)=>{a.d(v,{D:()=>D,L:()=>P});var y=a(45657);function P({cos:g,sin:p},_,M,m,s){
if(p===0&&g===1)return{x:_,y:m,width:M-_,height:s-m};const d=[_*g-m*p,M*g-m*p,_*g-s*p,M*g-s*p],c=[_*p+m*g,M*p+m*g,_*p+s*g,M*p+s*g],[i,n]=[(0,y.YG)(d),(0,y.YG)(c)];
return{x:i,y:n,width:(0,y.Kf)(d)-i,height:(0,y.Kf)(c)-n}}function D(g,p){const[_,M]=[Math.min(g.x,p.x),Math.min(g.y,p.y)];return{x:_,y:M,width:Math.max(g.x+g.width,
p.x+p.width)-_,height:Math.max(g.y+g.height,p.y+p.height)-M}}}),59071:(($,v,a)=>{a.d(v,{Gh:()=>c,ZK:()=>i,wh:()=>d});var y=a(77581),P=a(45599);const D=/\u001b[A-Za-z]{2}[A-Za-z-]{0,8}\u001b/g,
g=/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]/g,p=/[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g,_=n=>n.replace(D,"").replace(
g,"").replace(p,"�"),M=200,m=new WeakMap;function s(n){if(n.bytes.length<M)return _((0,y.g7)(n));let u=m.get(n);return u===void 0&&m.set(n,u=_((0,y.g7)(n))),u}
const d=n=>_(n).trim();function c(n){const u=n instanceof P.Mx?s(n).trim():"";return u===""?null:u}const i=n=>n?s(n):""}),70549:(($,v,a)=>{a.d(v,{n:()=>y});function y(P){
const D=new WeakMap;return g=>{if(g.hasChanges)return P(g);const p=D.get(g);if(p)return p.answer;const _=P(g);return D.set(g,{answer:_}),_}}}),9819:(($,v,a)=>{a.
d(v,{J7:()=>D,Kd:()=>_,Wo:()=>M,_i:()=>p,b9:()=>g});var y=a(42973),P=a(45599);class D{document;gone=new Set;chased=new Set;constructor(s){this.document=s}remove(s){
const{catalog:d,catalogNumber:c,pages:i}=this.document,n=d.get("Pages");s===c||(0,P.i9)(n)&&s===n.number||i.holds(s)||(this.gone.add(s),this.document.remove(s))}chase(s){
this.chased.add(s)}removed(){return this.gone}takeChased(){const s=this.chased;return this.chased=new Set,s}isGone(s){return(0,P.i9)(s)&&this.gone.has(s.number)}}
class g{most;left;constructor(s){this.most=this.left=s.job.limits.nodes}spend=s=>{if(this.left-=s,this.left<0)throw(0,y.F)("nodes",`The document has more than ${this.
most} fields, bookmarks, names and structure elements`,"Remove bookmarks or tags with another program first")}}class p{seen;beyond=new Set;allowance;constructor(s,d=new g(
s)){this.allowance=d,this.seen=new Uint8Array((s.size>>3)+1)}first(s){if(this.allowance.spend(1),!(0,P.i9)(s))return!0;const{number:d}=s,c=d>>3;if(c>=this.seen.
length)return this.beyond.size<this.beyond.add(d).size;const i=1<<(d&7),n=(this.seen[c]&i)===0;return this.seen[c]|=i,n}}function _(m,s){return(0,P.i9)(m)?m.number:
s}function M(m,s){const d=m.catalog.get(s),c=m.dict(d);return c&&{dict:c,holder:_(d,m.catalogNumber)}}}),93604:(($,v,a)=>{a.d(v,{BC:()=>p,MJ:()=>_,qZ:()=>D});const y=4096,
P=100;async function D(m,s,d){let c=[];for(let i=0;i<m.length;i+=y){for(const u of m.slice(i,i+y).sort(s))c.push(u);const n=d.step(12*y*P);n&&await n}for(let i=y;i<
m.length;i*=2){const n=[];for(let u=0;u<m.length;u+=2*i)await g(c,u,i,s,n,d);c=n}return c}async function g(m,s,d,c,i,n){const[u,E]=[Math.min(s+d,m.length),Math.
min(s+2*d,m.length)];let[f,r]=[s,u];for(;f<u||r<E;){const t=f===u||r<E&&c(m[r],m[f])<0;i.push(m[t?r++:f++]);const e=n.step(P);e&&await e}}const p=(m,s)=>M(m,s,!1),
_=(m,s)=>M(m,s,!0);function M(m,s,d){let[c,i]=[0,m.length];for(;c<i;){const n=c+i>>1,u=m[n];u<s||d&&u===s?c=n+1:i=n}return c}}),87826:(($,v,a)=>{a.d(v,{N:()=>D,
i:()=>g});var y=a(78157),P=a(14029);function D({suspect:p,bytes:_},M){if(!(p||(0,y.bS)(_.subarray(0,5)).toString("latin1")!=="%PDF-"))return _.length===M.length?
M:_}const g=async(p,_,M)=>D(p,_)??await(0,P.UN)(p,M)})};
