"use strict";exports.id=6310,exports.ids=[6310],exports.modules={17079:((K,I,a)=>{a.d(I,{Z:()=>M,_:()=>g});const P=/^(?:D:)?\s*(\d{4})(?:(\d\d)(?:(\d\d)(?:(\d\d)(?:(\d\d)(?:(\d\d))?)?)?)?)?\s*(?:(Z)(?:00?)?'?(?:00?'?)?|([+-])(\d\d)?'?(?:(\d\d)'?)?)?$/,
E=/^(D:)?19(1\d\d)(\d{10})(?!\d)/,D=/^(\d{4})(?:-(\d\d)(?:-(\d\d)(?:[T ](\d\d):(\d\d)(?::(\d\d)(?:[.,]\d{1,9})?)?\s?(?:(Z)|([+-])(\d\d):?(\d\d)?)?)?)?)?$/;function g(r){
if(r.length>64)return;const u=r.trim().replace(E,(h,c,o,l)=>`${c??""}${1900+Number(o)}${l}`);return w(p(P.exec(u)??D.exec(u)))}function M(r){const u=r.length>64?
void 0:p(D.exec(r.trim()));if(!u||w(u)===void 0)return;const{year:h,month:c="",day:o="",hour:l="",minute:y="",second:f="",zone:d=""}=u;return`D:${h}${c}${o}${l}${y}${f}${d===
"Z"||d===""?d:`${d.replace(":","'")}'`}`}function p(r){if(!r)return;const[,u,h,c,o,l,y,f,d,e,n]=r,t=f??(d===void 0?void 0:`${d}${e??"00"}:${n??"00"}`);return{year:u,
month:h,day:c,hour:o,minute:l,second:y,zone:t}}function w(r){if(!r)return;const{year:u,month:h,day:c,hour:o,minute:l="00",second:y="00",zone:f}=r,d=(n,t,s)=>n===
void 0||Number(n)>=t&&Number(n)<=s;if(Number(u)===0||!d(h,1,12)||!d(c,1,b(Number(u),Number(h)))||!d(o,0,23)||!d(l,0,59)||!d(y,0,59)||f!==void 0&&f!=="Z"&&!(d(f.
slice(1,3),0,23)&&d(f.slice(4),0,59)))return;const e=[u,h,c].filter(n=>n!==void 0).join("-");return o===void 0?e:`${e}T${o}:${l}:${y}${f==="+00:00"||f==="-00:00"?
"Z":f??""}`}function b(r,u){return u===2?r%4===0&&(r%100!==0||r%400===0)?29:28:[4,6,9,11].includes(u)?30:31}}),66974:((K,I,a)=>{a.d(I,{D6:()=>M,F1:()=>D,NL:()=>r,
P3:()=>E,br:()=>g,bs:()=>b});var P=a(98446);const E={problem:"names page 0: pages count from 1, and -1 is the last page"};function D(h,c,o){const l=[],y=[];for(const[
f,d]of h.split(",").entries()){const e=f+1;if(c!==void 0&&d.trim()===""){y.push(`entry ${e} is empty: write ${c}, separated by single commas`);continue}const n=o(
d,e);"problem"in n?y.push(g(e,d,n.problem)):l.push(n.item)}return y.length>0?{problem:b(y)}:{items:l}}const g=(h,c,o)=>`entry ${h} ('${u(c.trim())}') ${o}`,M=({
position:h,text:c},o,l)=>g(h,c,`names ${p(o)}, but the document has ${(0,P.y_)(l,"page")}`);function p(h){return Number.isSafeInteger(h)?`page ${h}`:"a page far\
 beyond its end"}const w=5;function b(h){const c=h.length-w;return[...h.slice(0,w),...c>0?[`and ${c} more such entries`]:[]].join("; ")}function r(h){const c=/^ *(\d{1,10}) *[-–]+ *(\d{0,10}) *$/.
exec(h);return c?`is not a range: write ${c[1]}..${c[2]}${c[2]===""?" for this page and all after it":""}`:/\bfirst\b/i.test(h)?"is not a page: the first page i\
s written 1, and a range from it 1..5":/\b(last|end)\b/i.test(h)?"is not a page: the last page is written -1, and a range to it 2..":void 0}function u(h){const c=[
...h].map(o=>/[\p{Cc}\p{Cs}\u2028\u2029]/u.test(o)?"?":o);return(0,P.Bu)(c.join(""),40)}}),29082:((K,I,a)=>{a.d(I,{k1:()=>M,lY:()=>g,m7:()=>p});var P=a(58552),E=a(
66974);const D=/^(not +)?(?:(odd|even|all)|(-?\d+)(?:(\.\.)(-?\d+)?)?)$/i,g=r=>(0,E.F1)(r,"pages such as 1..3, -1, odd",(u,h)=>{const c=u.trim(),o=D.exec(c);if(!o)
return{problem:b(c)};const[,l,y,f,d,e]=o,n={negated:l!==void 0,text:c,position:h};if(y!==void 0)return{item:{...n,pages:y.toLowerCase()}};const t=Number(f),s=d===
void 0?t:e===void 0?"end":Number(e);return t===0||s===0?E.P3:{item:{...n,pages:{from:t,to:s}}}});function M(r,u,h="pages"){const c=d=>(0,P.G6)([{field:h,message:d}]),
o=g(r);if("problem"in o)throw c(o.problem);const l=new w(u),y=new w(u),f=[];for(const d of o.items){const e=d.negated?y:l;if(typeof d.pages=="string"){e.add(d.pages);
continue}const{from:n,to:t}=d.pages,s=n<0?u+1+n:n,i=t==="end"?u:t<0?u+1+t:t,_=(t==="end"?n<0?[[n,s]]:[]:[[n,s],[t,i]]).find(([,O])=>O<1||O>u);_&&f.push((0,E.D6)(
d,_[0],u)),!(t==="end"&&s>u||f.length>0)&&e.range(Math.min(s,i),Math.max(s,i))}if(f.length>0)throw c((0,E.bs)(f));return o.items.every(({negated:d})=>d)&&l.add(
"all"),l.without(y)}function p(r){const u=g(r);if("problem"in u||u.items.length!==1)return;const{negated:h,pages:c}=u.items[0];if(h)return;if(c==="all")return{first:1};
if(typeof c=="string"||c.from<1)return;const{from:o,to:l}=c;return l==="end"?{first:o}:l===-1?{first:o}:l<1?void 0:{first:Math.min(o,l),last:Math.max(o,l)}}class w{pageCount;differences;odd=!1;even=!1;constructor(u){
this.pageCount=u,this.differences=new Int32Array(u+2)}add(u){u!=="even"&&(this.odd=!0),u!=="odd"&&(this.even=!0)}range(u,h){this.differences[u]++,this.differences[h+
1]--}without(u){const h=new Uint32Array(this.pageCount);let c=0,o=0,l=0;for(let y=1;y<=this.pageCount;y++){o+=this.differences[y],l+=u.differences[y];const f=y%
2===1?"odd":"even";(o>0||this[f])&&!(l>0||u[f])&&(h[c++]=y)}return h.subarray(0,c)}}function b(r){return/^(not +)?\.\./i.test(r)?"has no start: a range is writt\
en 1..5":/^!/.test(r)?"is not a page: leave out pages with not, such as not 2":(0,E.NL)(r.replace(/^not +/i,""))??"is not a page such as 3 or -1, a range such a\
s 2..5 or 2.., odd, even, all, or one of these after not"}}),64182:((K,I,a)=>{a.r(I),a.d(I,{crop_pages:()=>S});var P=a(64019),E=a(89835),D=a(74135),g=a(6057),M=a(
75444),p=a(87141),w=a(65868),b=a(36502),r=a(16264);const u=1e3;class h{document;contents;layers;constructor(A){this.document=A,this.contents=new w.i(A),this.layers=
new b.z(A)}async margins(A){const{document:L,layers:U}=this,C=(0,g.iw)(L,A),B=(0,D.iN)(C),[W,j]=[B.width*C.userUnit,B.height*C.userUnit],R=new r.r(L,[0,0,W,j]);
await this.contents.read(A,R,R);for(const N of await(0,M.qw)(L,A,U)){const $=(0,P.wR)(L,N)?void 0:(0,E.q)(L,N);$&&R.covers((0,D.zl)((0,p.y)(C),$));const k=L.job.
pace.step(u);k&&await k}return R.box&&c(R.box,W,j)}}const c=([x,A,L,U],C,B)=>({left:x,right:C-L,top:A,bottom:B-U});var o=a(29082),l=a(91519),y=a(87826),f=a(14029),
d=a(98446),e=a(58552),n=a(6856);const t=3,s=["BleedBox","TrimBox","ArtBox"];async function i(x,A,L,U){const C=new n.n(x),B=[],W=new Map;for(const[j,R]of A.entries()){
const N=x.job.pace.step(400);N&&await N;const $=L(j);if(!$){B.push(R);continue}C.goTo(R-1);let k=W.get(C.kind);if(k?.margins!==$){const z=m(C.kinds[C.kind],$,R),
H=(0,D.W1)(z);k={margins:$,box:z,patch:U?{CropBox:H,MediaBox:H}:{CropBox:H}},W.set(C.kind,k)}const Q=O(x,C,R-1,k.box);x.pages.patch(R-1,Q?{...k.patch,...Q}:k.patch)}
return{croppedPages:A.length-B.length,left:B}}function m(x,{left:A,right:L,top:U,bottom:C},B){const{userUnit:W}=x,{width:j,height:R}=(0,D.iN)(x),N=_(A/W,L/W,j),
$=_(C/W,U/W,R);if(!N||!$){const[k,Q,z]=N?[R,"high",["crop_top","crop_bottom"]]:[j,"wide",["crop_left","crop_right"]],H=`leaves nothing of page ${B}, which is ${(0,D.
d)(k,x)} inches ${Q}: ${z.join(" and ")} together must be less`;throw(0,e.G6)([{field:z[0],message:H,mentions:z}])}return(0,D.zl)((0,D.S3)(x),[N[0],$[0],N[1],$[1]])}
function _(x,A,L){const[U,C]=[x,L-A];if(C-U>=t)return[U,C];if(C<=U||L<t)return;const B=Math.min(Math.max((U+C-t)/2,0),L-t);return[B,B+t]}function O(x,{bytes:A,entries:L},U,C){
if(A&&s.every(j=>L.find(A,j)<0))return;const B=x.pages.number(U),W={};for(const j of s){const R=x.entry(B,j);if(R===void 0)continue;const N=(0,g.b0)(x,R),$=N&&(0,D.
Pj)(N,C);W[j]=$&&(0,D.W1)($)}return W}var T=a(52404);const v=72,S=async(x,A,L)=>{const U=await(0,l.E)(x.bytes,L,{password:A.open_password}),C=U.pages.count,B=(0,o.
k1)(A.pages,C),W=B.length===0?[T.$]:[],j=A.crop_to==="content"?await F(U,B,A):G(A),{croppedPages:R,left:N}=await i(U,B,j,A.shrink_media_box);N.length>0&&W.push(
Y(N)),A.shrink_media_box&&R>0&&W.push(J);const $={pageCount:C,croppedPages:R},k=R===0?(0,y.N)(U,x.bytes):void 0;return k?{documents:[{name:x.name,bytes:k,pageCount:C}],
notes:W,facts:$}:{documents:[{name:x.name,bytes:await(0,f.UN)(U),pageCount:C}],notes:W,facts:$}};function G({crop_left:x,crop_right:A,crop_top:L,crop_bottom:U}){
const C=(W=0)=>W*v,B={left:C(x),right:C(A),top:C(L),bottom:C(U)};return()=>B}async function F(x,A,{padding:L,uniform:U}){const{pace:C}=x.job,B=new h(x),W=[];for(const[
R,N]of A.entries()){const $=await B.margins(N-1);W.push($&&V($,L*v));const k=C.step(4e3);k&&await k,R%100===0&&C.progress(R/A.length)}if(!U)return R=>W[R];const j=W.
reduce((R,N)=>R&&N?X(R,N):R??N,void 0);return()=>j}const Z=x=>({left:x("left"),right:x("right"),top:x("top"),bottom:x("bottom")}),V=(x,A)=>Z(L=>Math.max(x[L]-A,
0)),X=(x,A)=>Z(L=>Math.min(x[L],A[L]));function Y(x){const A=(0,d.d5)(x.length,"it was","they were");return{code:"nothing_drawn",message:`Nothing is drawn on ${(0,d.
oi)(x)}, so ${A} not cropped.`}}const J={code:"cropped_content_stays",message:"The parts of the pages that were cut off do not show, but are still in the file, \
with their text."}}),52404:((K,I,a)=>{a.d(I,{$:()=>g,U:()=>M});var P=a(58552),E=a(29082),D=a(98446);const g={code:"no_pages_selected",message:"The document has \
none of the pages that were asked for, so nothing was changed."};function M({first_page:p,last_page:w,pages:b},r){if(b!==void 0)return(0,E.k1)(b,r);const u=(0,D.
y_)(r,"page"),h=[];if(p>r&&h.push({field:"first_page",message:`is ${p}, but the document has ${u}`}),w!==void 0&&w>r&&h.push({field:"last_page",message:`is ${w}\
, but the document has ${u}`}),h.length===0&&w!==void 0&&p>w&&h.push({field:"first_page",message:`is ${p}, which is after last_page (${w})`,mentions:["last_page"]}),
h.length>0)throw(0,P.G6)(h);return Uint32Array.from({length:(w??r)-p+1},(c,o)=>p+o)}}),92218:((K,I,a)=>{a.d(I,{B:()=>D,d:()=>M});var P=a(48249),E=a(68973);const D=1<<
20,g=1<<18,M=async(p,w)=>p.length<g?(0,P.Kc)(p):(0,E.uM)(w).deflate(p,4)}),36078:((K,I,a)=>{a.d(I,{AY:()=>p,KJ:()=>r,XL:()=>w,_:()=>E,hX:()=>h,id:()=>M,qK:()=>g,
vs:()=>D,wW:()=>u,yQ:()=>b});var P=a(45079);function E(c){if(Number.isInteger(c)&&Math.abs(c)<1e7)return String(c);const o=Number(c.toPrecision(7)),l=Math.abs(o)<
1e-9?"0":String(o);return l.includes("e")?o.toFixed(12).replace(/\.?0+$/,""):l}const D=c=>c.map(E).join(" "),g=(c,o)=>`q ${o} cm /${c} Do Q`,M=c=>(0,P.ZV)(Math.
round(c*1e3)/1e3||0),p=([c,o])=>`${M(c)} ${M(o)}`,w=c=>c.map((o,l)=>`${p(o)} ${l===0?"m":"l"}`).join(" "),b=.5523;function r(c){const o=b,l=(...y)=>`${y.map(([f,
d])=>p(c(f,d))).join(" ")} c`;return[`${p(c(1,0))} m`,l([1,o],[o,1],[0,1]),l([-o,1],[-1,o],[-1,0]),l([-1,-o],[-o,-1],[0,-1]),l([o,-1],[1,-o],[1,0])].join(" ")}function u(c,o){
const l={1:"g",3:"rg",4:"k"}[c.length];return`${c.map(M).join(" ")} ${o==="fill"?l:l.toUpperCase()}`}const h=c=>`[${c.map(M).join(" ")}] 0 d`}),16264:((K,I,a)=>{
a.d(I,{p:()=>h,r:()=>c});var P=a(45599),E=a(36211),D=a(85008),g=a(74135),M=a(6057),p=a(76023),w=a(4186),b=a(5490);const r=new Set([3,7]),u=.01,h=[0,0,1,1];class c{document;page;area;path;clips=!1;glyphClip;constructor(e,n){
this.document=e,this.page=n}get box(){return this.area}takes(e,n,t,s){if(this.extendsPath(e,n)||this.setsColor(e,n,t))return;const{operator:i}=e,m=E.lJ.get(i);m?
this.paints(m,n,s):i==="W"||i==="W*"?this.clips=!0:i==="w"?n.paint={...this.paintOf(n),lineWidth:Math.abs(e.number(0))||0}:!s&&i==="BI"?this.image(n):!s&&i==="s\
h"&&this.add(this.paintOf(n).clip,n)}shows(e){this.glyphClip=r.has(e.mode)?void 0:this.paintOf(e).clip}glyph({font:e,frame:n,size:t},s,i,m,_){if(!this.glyphClip||
s!==""&&s.trim()==="")return;const[O,T]=n.vertical?[.5,.5]:[e.ascent,-e.descent],v=Math.min(i,m),S=(0,w.L)(n,v,Math.max(i,m),_-O*t,_+T*t);this.join([S.x,S.y,S.x+
S.width,S.y+S.height],this.glyphClip)}covers(e){this.join(e,this.page)}image(e){this.add((0,g.zl)(e.matrix,h),e)}enters(e,n){const t=(0,M.b0)(this.document,e.get(
"BBox"));t&&this.clipTo((0,g.zl)(n.matrix,t),n)}paintOf(e){return e.paint??{clip:this.page,lineWidth:1,components:1,isWhite:!1}}extendsPath(e,{matrix:n}){const t=(0,b.
M)(e);switch(e.operator){case"re":{const[s=NaN,i=NaN,m=NaN,_=NaN]=t;return this.extend((0,g.zl)(n,[s,i,s+m,i+_])),!0}case"m":case"l":case"c":case"v":case"y":for(let s=0;s+
1<t.length;s+=2){const[i,m]=(0,g.Gd)(n,t[s],t[s+1]);this.extend([i,m,i,m])}return!0;default:return!1}}extend(e){e.every(Number.isFinite)&&(this.path=this.path?(0,g.
kO)(this.path,e):e)}setsColor(e,n,t){const s=this.paintOf(n);switch(e.operator){case"g":case"rg":case"k":return n.paint={...s,components:e.count,isWhite:f((0,b.
M)(e))},!0;case"cs":return n.paint={...s,components:this.componentsOf(e.name(0),t),isWhite:!1},!0;case"sc":case"scn":{const i=e.kind(e.count-1)!==D.o_&&e.count===
s.components;return n.paint={...s,isWhite:i&&f((0,b.M)(e))},!0}default:return!1}}componentsOf(e,n){if(e===void 0)return 0;const t=i=>n.find("ColorSpace",i),s=(0,p.
L)(this.document,new P.SX(e),t);return s&&s.kind!=="inks"&&!s.table?s.components:0}paints({fill:e,strokes:n},t,s){const{path:i,clips:m}=this;this.path=void 0,this.
clips=!1;const _=this.paintOf(t);i&&!s&&n?this.add((0,g.XM)(i,_.lineWidth*y(t)/2),t):i&&!s&&e&&!(_.isWhite&&this.isPageWide(i))&&this.add(i,t),m&&i&&this.clipTo(
i,t)}isPageWide(e){const[n,t,s,i]=this.page,[m,_]=[(s-n)*u,(i-t)*u];return e[0]<=n+m&&e[1]<=t+_&&e[2]>=s-m&&e[3]>=i-_}clipTo(e,n){const t=this.paintOf(n);n.paint=
{...t,clip:(0,g.Pj)(t.clip,e)??o}}add(e,n){this.join(e,this.paintOf(n).clip)}join(e,n){const t=(0,g.Pj)((0,g.XM)(e,l),n);t&&(this.area=this.area?(0,g.kO)(this.area,
t):t)}}const o=[0,0,0,0],l=.01,y=({matrix:[d,e,n,t]})=>Math.max(Math.hypot(d,e),Math.hypot(n,t)),f=d=>{const e=d.length===4?0:1;return d.length>0&&d.every(n=>n===
e)}}),91374:((K,I,a)=>{a.d(I,{QL:()=>p,bf:()=>M,fq:()=>y,hj:()=>l,i4:()=>c,iA:()=>b,pv:()=>o,qU:()=>u,tP:()=>w});var P=a(77581),E=a(45599),D=a(9819),g=a(70549);
function M(e){for(;e.part===""&&e.parent;)e=e.parent;return e}const p="FT Parent T TU TM Ff V DV DA Q DS RV Opt MaxLen TI I Lock SV".split(" "),w=100;function*b(e,{
from:n=e.array((0,D.Wo)(e,"AcroForm")?.dict.get("Fields")),below:t,visit:s=new D._i(e),depth:i=1/0}={}){const m=[],_=(O=[],T)=>{for(let v=O.length-1;v>=0;v--)m.
push({value:O[v],parent:T})};_(n,t);for(let O=m.pop();O;O=m.pop()){const{value:T,parent:v}=O,S=(0,E.i9)(T)?e.get(T):T;if(!(0,E.Zm)(S)||!s.first(T)||(v?.depth??0)>=
i)continue;const G=e.resolve(S.get("T")),F=e.resolve(S.get("FT")),Z=G instanceof E.Mx?(0,P.g7)(G):"",V={number:(0,E.i9)(T)?T.number:void 0,dict:S,parent:v,part:Z,
name:d(v&&v.depth%w!==0?v.name:"",Z),type:F instanceof E.SX?F.text:v?.type,depth:(v?.depth??0)+1};yield V;const X=S.get("Kids"),Y=e.array(X);Y&&(!(0,E.i9)(X)||s.
firstList(Y))&&_(Y,V)}}const r=1e3,u=(0,g.n)(h);async function h(e){const n=[];for(const t of b(e)){n.push(t);const s=e.job.pace.step(r);s&&await s}return n}function c(e){
const n=new Set(e.flatMap(({parent:t,dict:s})=>t&&s.has("T")?[t]:[]));return e.filter(t=>(t.dict.has("T")||!t.parent)&&!n.has(t))}function o(e,n){const t=e.resolve(
l(e,n,"FT"));return t instanceof E.SX?t.text:void 0}function l(e,n,t){for(const s of f(e,n)){const i=s.get(t);if(i!==void 0)return i}}function y(e,n){let t="";for(const s of f(
e,n)){const i=e.resolve(s.get("T"));i instanceof E.Mx&&(t=d((0,P.g7)(i),t))}return t}function*f(e,n){let t=n;for(let s=0;t&&s<w;s++)yield t,t=e.dict(t.get("Pare\
nt"))}const d=(e,n)=>e===""||n===""?e+n:`${e}.${n}`}),52755:((K,I,a)=>{a.d(I,{NT:()=>c,Uv:()=>l,kz:()=>p,mO:()=>f,mw:()=>M,qA:()=>o,sj:()=>g,zx:()=>h});var P=a(
9819),E=a(45599),D=a(91374);const g=1,M=2,p=4096,w=8192,b=32768,r=65536,u=1<<17,h=1<<18,c=1<<21,o=1<<24,l=1<<25,y=10;class f{document;fields=[];byName=new Map;widgets=new Map;form;nodes=new Map;fieldOf=new Map;lists=new Map;visit;constructor(t){
this.document=t,this.form=(0,P.Wo)(t,"AcroForm"),this.visit=new P._i(t)}static async read(t){const s=new f(t),{form:i}=s;return await s.walk(s.references(i?.dict.
get("Fields"),i?.holder??-1,i?.dict,"Fields"),void 0),await s.readPages(),s}inherited(t,s){for(let i=t;i;i=i.parent){const m=this.document.resolve(i.dict.get(s));
if(m!==null)return m}return s==="DA"||s==="Q"?this.document.resolve(this.form?.dict.get(s)):null}integer(t,s){const i=this.inherited(t,s);return typeof i=="numb\
er"?Math.trunc(i):0}node(t){return this.nodes.get(t)}numbers(){return this.nodes.keys()}get needsAppearances(){return this.document.resolve(this.form?.dict.get(
"NeedAppearances"))===!0}forget(t){const{document:s,nodes:i,widgets:m,fields:_,byName:O}=this,T=({number:v})=>!t.has(v)&&s.exists(v);for(const v of i.values())T(
v)||i.delete(v.number);for(const v of m.values())T(v)||m.delete(v.number);for(const{nodes:v,widgets:S}of _)d(v,T),d(S,T);d(_,({nodes:v})=>v.length>0);for(const[
v,S]of O)S.nodes.length===0&&O.delete(v);this.form=(0,P.Wo)(s,"AcroForm")}async walk(t,s){const{document:i,visit:m}=this;for(const _ of(0,D.iA)(i,{from:t,below:s,
visit:m,depth:D.tP})){const{number:O,dict:T}=_;this.nodes.set(O,_);const v=this.references(T.get("Kids"),O,T,"Kids");(0,E.Eo)(i.resolve(T.get("Subtype")),"Widge\
t")||T.has("Rect")?this.addWidget(_):v.length===0&&(0,D.bf)(_)===_&&this.field(_);const G=i.job.pace.step(1500);G&&await G}}addWidget(t){const s={node:t,number:t.
number,dict:t.dict,pages:[]};this.field((0,D.bf)(t)).widgets.push(s),this.widgets.set(t.number,s)}field(t){const s=this.fieldOf.get(t);if(s)return s;const{name:i,
part:m}=t,_=i===""?void 0:this.byName.get(i),O=this.integer(t,"Ff"),T=e(t.type,O);if(_?.kind===T)return _.nodes.push(t),this.fieldOf.set(t,_),_;const v={name:i,
part:m,kind:T,flags:O,nodes:[t],widgets:[]};return this.fields.push(v),i!==""&&!_&&this.byName.set(i,v),this.fieldOf.set(t,v),v}async readPages(){const{document:t}=this,
{pages:s,job:i}=t,{spend:m}=new P.b9(t);for(let _=0;_<s.count;_++){const O=s.number(_),T=t.entry(O,"Annots");m(t.array(T)?.length??0);for(const S of T===void 0?
[]:this.annotations(T,O)){const G=this.widgets.get(S.number)??await this.orphan(S);G&&G.pages.length>0&&m(y),G&&G.pages.at(-1)!==_+1&&G.pages.push(_+1);const F=i.
pace.step(300);F&&await F}const v=i.pace.step(300);v&&await v}}annotations(t,s){const i=this.document.array(t)??[];if(!i.some(O=>(0,E.Zm)(O)&&(0,E.Eo)(O.get("Su\
btype"),"Widget")))return i.filter(E.i9);const m=(0,E.i9)(t)?t.number:s;this.document.edit(m);const _=(0,E.i9)(t)?i:this.document.array(this.document.get(s).get(
"Annots"))??[];for(const[O,T]of _.entries())(0,E.Zm)(T)&&(0,E.Eo)(T.get("Subtype"),"Widget")&&(_[O]=this.document.add(T));return _.filter(E.i9)}async orphan(t){
const{document:s}=this;if(!(0,E.Eo)(s.resolve(s.entry(t.number,"Subtype")),"Widget"))return;const i=[t],m=new Set([t.number]);let _;for(let O=s.entry(t.number,"\
Parent");(0,E.i9)(O)&&i.length<D.tP&&(_=this.nodes.get(O.number),!(_||m.has(O.number)||!(0,E.Zm)(s.get(O))));)m.add(O.number),i.push(O),O=s.entry(O.number,"Pare\
nt");for(const O of i.reverse())this.nodes.has(O.number)||await this.walk([O],_),_=this.nodes.get(O.number);return this.widgets.get(t.number)}references(t,s,i,m){
const{document:_}=this,O=_.array(t);if(!O||!i)return[];const T=(0,E.i9)(t)?this.lists.get(O):void 0;if(T)return T;_.job.pace.add(O.length);let v=O;if(O.some(E.Zm)){
_.edit((0,E.i9)(t)?t.number:s),v=_.array(i.get(m))??[];for(const[G,F]of v.entries())(0,E.Zm)(F)&&(v[G]=_.add(F))}const S=v.filter(E.i9);return(0,E.i9)(t)&&this.
lists.set(v,S),S}}function d(n,t){let s=0;for(const i of n)t(i)&&(n[s++]=i);n.length=s}function e(n,t){switch(n){case"Tx":return t&w?"password":"text";case"Btn":
return t&r?"button":t&b?"radio":"checkbox";case"Ch":return t&u?"dropdown":"list";case"Sig":return"signature";default:return"unknown"}}}),6856:((K,I,a)=>{a.d(I,{
n:()=>h,w:()=>p});var P=a(78157),E=a(79725),D=a(45599),g=a(70549),M=a(6057);const p=(0,g.n)(w);async function w(y){const{pages:f,job:d}=y,e=new h(y),n=new Int32Array(
f.count),t=new Set;for(let s=0;s<f.count;s++){e.goTo(s),n[s]=e.kind,t.add(e.resources);const i=d.pace.step(300);i&&await i}return{kinds:e.kinds,kindOf:n,resources:t}}
const b=["MediaBox","CropBox","Rotate","UserUnit"],r=2e3,u=/\(|(?:^|[^<])<(?!<)/;class h{document;kinds=[];kind=-1;resources;bytes;entries=new E.R;index=-1;inherited;geometry=new c(
b);own=new c(["Resources"]);kindOf=new Map;recognised=new Map;dictionaries=new Map;constructor(f){this.document=f}goTo(f){const{document:d,entries:e,inherited:n}=this,
{pages:t}=d,s=t.number(f),i=d.place(s),m=t.inheritedBy(f);if(this.index=f,this.inherited=m,!i||!d.locate(s,i,e)){this.bytes=void 0,this.geometry.forget(),this.own.
forget(),this.kind=this.kindHere(),this.resources=t.attribute(f,"Resources");return}(this.bytes?.buffer!==i.bytes.buffer||this.bytes.byteOffset!==i.bytes.byteOffset)&&
(this.bytes=(0,P.bS)(i.bytes));const[_,O]=[this.geometry.take(this.bytes,e),this.own.take(this.bytes,e)];(!_||m!==n)&&(this.kind=this.recognise(m)),(!O||m!==n)&&
(this.resources=this.resourcesHere())}contents(){const{document:f,bytes:d}=this,e=f.pages.number(this.index);if(!d)return f.entry(e,"Contents");const n=this.entries.
find(d,"Contents");if(n<0)return;const{at:t}=this.entries;return l(d,t[n+2],t[n+3])??f.entry(e,"Contents")}get resourcesSpan(){return this.own.of(0)}resourcesHere(){
const{document:f,index:d}=this,{pages:e}=f,[n,t]=this.own.of(0);if(n===t)return e.inheritedBy(d).Resources;const s=l(this.bytes,n,t);if(s)return s;const i=()=>f.
entry(e.number(d),"Resources");if(t-n>r)return i();const m=this.own.text();return f.security&&u.test(m)?i():(this.dictionaries.has(m)||this.dictionaries.set(m,i()),
this.dictionaries.get(m))}recognise(f){let d=this.recognised.get(f);d||this.recognised.set(f,d=new Map);const e=this.geometry.text();let n=d.get(e);return n===void 0&&
d.set(e,n=this.kindHere()),n}kindHere(){const f=(0,M.iw)(this.document,this.index),d=`${f.box.join(" ")} ${f.rotation} ${f.userUnit}`;let e=this.kindOf.get(d);return e===
void 0&&this.kindOf.set(d,e=this.kinds.push(f)-1),e}}class c{keys;bytes;from;to;constructor(f){this.keys=f,this.from=new Int32Array(f.length),this.to=new Int32Array(
f.length)}forget(){this.bytes=void 0}take(f,d){const{bytes:e,from:n,to:t,keys:s}=this;let i=e!==void 0;for(let m=0;m<s.length;m++){const _=d.find(f,s[m]),O=_<0?
0:d.at[_+2],T=_<0?0:d.at[_+3];i&&=o(e,n[m],t[m],f,O,T),n[m]=O,t[m]=T}return this.bytes=f,i}of(f){return[this.from[f],this.to[f]]}text(){let f="";for(let d=0;d<this.
keys.length;d++)f+=`${this.bytes.toString("latin1",this.from[d],this.to[d])}|`;return f}}function o(y,f,d,e,n,t){if(d-f!==t-n)return!1;for(let s=f,i=n;s<d;s++,i++)
if(y[s]!==e[i])return!1;return!0}function l(y,f,d){if(!(0,P.yp)(y[f])||y[d-1]!==P.AV||y[d-2]!==P.Z4)return;const e=(0,P.JI)(y,f,d),n=(0,P.JI)(y,e.after+1,d);return y[e.
after]===P.Z4&&n.value>=0&&n.after===d-2?new D.oS(e.value,n.value):void 0}}),76023:((K,I,a)=>{a.d(I,{L:()=>p});var P=a(45599),E=a(69869);const D=8,g={DeviceGray:M(
"gray",1),CalGray:M("gray",1),G:M("gray",1),DeviceRGB:M("rgb",3),CalRGB:M("rgb",3),RGB:M("rgb",3),DeviceCMYK:M("cmyk",4),CMYK:M("cmyk",4),Separation:M("inks",1)};
function M(r,u){return{kind:r,components:u,profile:void 0,table:void 0}}function p(r,u,h,c=0){const o=r.resolve(u);if(c>D)return;if(o instanceof P.SX){if(Object.
hasOwn(g,o.text))return g[o.text];const y=h(o.text);return y===void 0?void 0:p(r,y,h,c+1)}if(!(0,P.cy)(o))return;const l=r.resolve(o[0]);if(l instanceof P.SX)switch(l.
text){case"ICCBased":return w(r,o[1],h,c);case"Indexed":case"I":return b(r,o,h,c);case"DeviceN":{const y=r.array(o[1])?.length??0;return y>=1&&y<=32?M("inks",y):
void 0}default:return Object.hasOwn(g,l.text)?g[l.text]:void 0}}function w(r,u,h,c){const o=r.resolve(u);if(!(o instanceof P.Z6))return;const l=r.resolve(o.dict.
get("N")),y=l===1?"gray":l===3?"rgb":l===4?"cmyk":void 0;if(y===void 0)return p(r,o.dict.get("Alternate"),h,c+1);const f=(0,E.hh)(r.decodedPart(o)?.data,l);return{
...M(y,l),profile:f?.bytes}}function b(r,u,h,c){const o=p(r,u[1],h,c+1),l=r.resolve(u[3]),y=l instanceof P.Mx?l.bytes:l instanceof P.Z6?r.decodedPart(l)?.data:void 0,
f=r.resolve(u[2]);if(!o||o.table||!y||typeof f!="number"||!(f>=0))return;const d=new Uint8Array((Math.min(Math.floor(f),255)+1)*o.components);return d.set(y.subarray(
0,d.length)),{...o,table:d}}}),69869:((K,I,a)=>{a.d(I,{Jc:()=>c,R1:()=>d,To:()=>r,hh:()=>u,so:()=>l});var P=a(77598),E=a.n(P),D=a(48249),g=a(78157),M=a(68973),p=a(
45599);const w={1:"GRAY",3:"RGB ",4:"CMYK"},b=["scnr","mntr","prtr","spac"],r={1:"DeviceGray",3:"DeviceRGB",4:"DeviceCMYK"};function u(e,n){if(!e||e.length<132)
return;const t=(0,g.bS)(e),s=O=>t.toString("latin1",O,O+4),i=t.readUInt32BE(0),m=e[8];if(!(!(i>=132&&i<=e.length&&m>=2&&m<=4&&s(36)==="acsp"&&b.includes(s(12)))||
s(16)!==w[n]))return{bytes:e.subarray(0,i),version:m}}const h=new WeakMap;async function c(e,n){const{bytes:t}=e,s=n.pace.step(t.length);s&&await s;const i=h.get(
n.pace)??new Map;h.set(n.pace,i);const m=y(t),_=i.get(m);if(_)return _;const O={...e,id:m,deflated:await(0,M.uM)(n).deflate(t,o)};return i.set(m,O),O}const o=4,
l=e=>{const{bytes:n}=e;return{...e,id:y(n),deflated:(0,D.Kc)(n)}},y=e=>(0,P.createHash)("sha256").update(e).digest("base64"),f=new WeakMap;function d(e,{id:n,deflated:t},s){
const i=f.get(e)??new Map;f.set(e,i);const m=i.get(n);if(m)return m;const _=(0,p.jd)({N:s,Alternate:(0,p.UU)(r[s]),Filter:(0,p.UU)("FlateDecode")}),O=e.add(new p.
Z6(_,t));return i.set(n,O),O}}),4186:((K,I,a)=>{a.d(I,{D:()=>D,L:()=>E});var P=a(45657);function E({cos:g,sin:M},p,w,b,r){if(M===0&&g===1)return{x:p,y:b,width:w-
p,height:r-b};const u=[p*g-b*M,w*g-b*M,p*g-r*M,w*g-r*M],h=[p*M+b*g,w*M+b*g,p*M+r*g,w*M+r*g],[c,o]=[(0,P.YG)(u),(0,P.YG)(h)];return{x:c,y:o,width:(0,P.Kf)(u)-c,height:(0,P.
Kf)(h)-o}}function D(g,M){const[p,w]=[Math.min(g.x,M.x),Math.min(g.y,M.y)];return{x:p,y:w,width:Math.max(g.x+g.width,M.x+M.width)-p,height:Math.max(g.y+g.height,
M.y+M.height)-w}}}),59071:((K,I,a)=>{a.d(I,{Gh:()=>h,ZK:()=>c,wh:()=>u});var P=a(77581),E=a(45599);const D=/\u001b[A-Za-z]{2}[A-Za-z-]{0,8}\u001b/g,g=/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]/g,
M=/[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g,p=o=>o.replace(D,"").replace(g,"").replace(M,"�"),w=200,b=new WeakMap;function r(o){
let l=b.get(o);if(l)return l;const y=p((0,P.g7)(o));return l={whole:y,trimmed:y.trim()},o.bytes.length>=w&&b.set(o,l),l}const u=o=>p(o).trim();function h(o){const l=o instanceof
E.Mx?r(o).trimmed:"";return l===""?null:l}const c=o=>o?r(o).whole:""}),70549:((K,I,a)=>{a.d(I,{n:()=>P});function P(E){const D=new WeakMap;return g=>{if(g.hasChanges)
return E(g);const M=D.get(g);if(M)return M.answer;const p=E(g);return D.set(g,{answer:p}),p}}}),9819:((K,I,a)=>{a.d(I,{J7:()=>D,Kd:()=>p,Wo:()=>w,_i:()=>M,b9:()=>g});
var P=a(42973),E=a(45599);class D{document;gone=new Set;chased=new Set;constructor(r){this.document=r}remove(r){const{catalog:u,catalogNumber:h,pages:c}=this.document,
o=u.get("Pages");r===h||(0,E.i9)(o)&&r===o.number||c.holds(r)||(this.gone.add(r),this.document.remove(r))}chase(r){this.chased.add(r)}removed(){return this.gone}takeChased(){
const r=this.chased;return this.chased=new Set,r}isGone(r){return(0,E.i9)(r)&&this.gone.has(r.number)}}class g{most;left;constructor(r){this.most=this.left=r.job.
limits.nodes}spend=r=>{if(this.left-=r,this.left<0)throw(0,P.FU)("nodes",`The document has more than ${this.most} fields, bookmarks, names and structure element\
s`,"Remove bookmarks or tags with another program first")}}class M{seen;beyond=new Set;lists=new Set;allowance;constructor(r,u=new g(r)){this.allowance=u,this.seen=
new Uint8Array((r.size>>3)+1)}first(r){if(this.allowance.spend(1),!(0,E.i9)(r))return!0;const{number:u}=r,h=u>>3;if(h>=this.seen.length)return this.beyond.size<
this.beyond.add(u).size;const c=1<<(u&7),o=(this.seen[h]&c)===0;return this.seen[h]|=c,o}firstList(r){return this.lists.size<this.lists.add(r).size}}function p(b,r){
return(0,E.i9)(b)?b.number:r}function w(b,r){const u=b.catalog.get(r),h=b.dict(u);return h&&{dict:h,holder:p(u,b.catalogNumber)}}}),87826:((K,I,a)=>{a.d(I,{N:()=>D,
i:()=>M});var P=a(78157),E=a(14029);function D(p,w){const{bytes:b}=p;if(!(g(p)||(0,P.bS)(b.subarray(0,5)).toString("latin1")!=="%PDF-"))return b.length===w.length?
w:b}const g=({suspect:p,pages:w})=>p||w.count!==w.claimed||w.blank.length>0,M=async(p,w,b)=>D(p,w)??await(0,E.UN)(p,b)})};
