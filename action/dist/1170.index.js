"use strict";exports.id=1170,exports.ids=[1170],exports.modules={66974:((U,k,h)=>{h.d(k,{D6:()=>w,F1:()=>v,NL:()=>u,P3:()=>D,br:()=>g,bs:()=>I});var p=h(98446);const D={problem:"\
names page 0: pages count from 1, and -1 is the last page"};function v(a,d,c){const m=[],l=[];for(const[e,s]of a.split(",").entries()){const x=e+1;if(d!==void 0&&
s.trim()===""){l.push(`entry ${x} is empty: write ${d}, separated by single commas`);continue}const M=c(s,x);"problem"in M?l.push(g(x,s,M.problem)):m.push(M.item)}
return l.length>0?{problem:I(l)}:{items:m}}const g=(a,d,c)=>`entry ${a} ('${o(d.trim())}') ${c}`,w=({position:a,text:d},c,m)=>g(a,d,`names ${b(c)}, but the docu\
ment has ${(0,p.y_)(m,"page")}`);function b(a){return Number.isSafeInteger(a)?`page ${a}`:"a page far beyond its end"}const _=5;function I(a){const d=a.length-_;
return[...a.slice(0,_),...d>0?[`and ${d} more such entries`]:[]].join("; ")}function u(a){const d=/^ *(\d{1,10}) *[-–]+ *(\d{0,10}) *$/.exec(a);return d?`is n\
ot a range: write ${d[1]}..${d[2]}${d[2]===""?" for this page and all after it":""}`:/\bfirst\b/i.test(a)?"is not a page: the first page is written 1, and a ran\
ge from it 1..5":/\b(last|end)\b/i.test(a)?"is not a page: the last page is written -1, and a range to it 2..":void 0}function o(a){const d=[...a].map(c=>/[\p{Cc}\p{Cs}\u2028\u2029]/u.
test(c)?"?":c);return(0,p.Bu)(d.join(""),40)}}),29082:((U,k,h)=>{h.d(k,{k1:()=>w,lY:()=>g,m7:()=>b});var p=h(58552),D=h(66974);const v=/^(not +)?(?:(odd|even|all)|(-?\d+)(?:(\.\.)(-?\d+)?)?)$/i,
g=u=>(0,D.F1)(u,"pages such as 1..3, -1, odd",(o,a)=>{const d=o.trim(),c=v.exec(d);if(!c)return{problem:I(d)};const[,m,l,e,s,x]=c,M={negated:m!==void 0,text:d,position:a};
if(l!==void 0)return{item:{...M,pages:l.toLowerCase()}};const P=Number(e),O=s===void 0?P:x===void 0?"end":Number(x);return P===0||O===0?D.P3:{item:{...M,pages:{
from:P,to:O}}}});function w(u,o,a="pages"){const d=s=>(0,p.G6)([{field:a,message:s}]),c=g(u);if("problem"in c)throw d(c.problem);const m=new _(o),l=new _(o),e=[];
for(const s of c.items){const x=s.negated?l:m;if(typeof s.pages=="string"){x.add(s.pages);continue}const{from:M,to:P}=s.pages,O=M<0?o+1+M:M,C=P==="end"?o:P<0?o+
1+P:P,W=(P==="end"?M<0?[[M,O]]:[]:[[M,O],[P,C]]).find(([,L])=>L<1||L>o);W&&e.push((0,D.D6)(s,W[0],o)),!(P==="end"&&O>o||e.length>0)&&x.range(Math.min(O,C),Math.
max(O,C))}if(e.length>0)throw d((0,D.bs)(e));return c.items.every(({negated:s})=>s)&&m.add("all"),m.without(l)}function b(u){const o=g(u);if("problem"in o||o.items.
length!==1)return;const{negated:a,pages:d}=o.items[0];if(a)return;if(d==="all")return{first:1};if(typeof d=="string"||d.from<1)return;const{from:c,to:m}=d;return m===
"end"?{first:c}:m===-1?{first:c}:m<1?void 0:{first:Math.min(c,m),last:Math.max(c,m)}}class _{pageCount;differences;odd=!1;even=!1;constructor(o){this.pageCount=
o,this.differences=new Int32Array(o+2)}add(o){o!=="even"&&(this.odd=!0),o!=="odd"&&(this.even=!0)}range(o,a){this.differences[o]++,this.differences[a+1]--}without(o){
const a=new Uint32Array(this.pageCount);let d=0,c=0,m=0;for(let l=1;l<=this.pageCount;l++){c+=this.differences[l],m+=o.differences[l];const e=l%2===1?"odd":"eve\
n";(c>0||this[e])&&!(m>0||o[e])&&(a[d++]=l)}return a.subarray(0,d)}}function I(u){return/^(not +)?\.\./i.test(u)?"has no start: a range is written 1..5":/^!/.test(
u)?"is not a page: leave out pages with not, such as not 2":(0,D.NL)(u.replace(/^not +/i,""))??"is not a page such as 3 or -1, a range such as 2..5 or 2.., odd,\
 even, all, or one of these after not"}}),8179:((U,k,h)=>{h.r(k),h.d(k,{crop_pages:()=>Q});var p=h(74135),D=h(6057),v=h(3552),g=h(45599),w=h(36211),b=h(85008),_=h(
76023),I=h(4186),u=h(5490);const o=new Set([3,7]),a=.01,d=[0,0,1,1];class c{document;page;area;path;clips=!1;glyphClip;constructor(t,n){this.document=t,this.page=
n}get box(){return this.area}takes(t,n,r,i){if(this.extendsPath(t,n)||this.setsColor(t,n,r))return;const{operator:f}=t,E=w.lJ.get(f);E?this.paints(E,n,i):f==="W"||
f==="W*"?this.clips=!0:f==="w"?n.paint={...this.paintOf(n),lineWidth:Math.abs(t.number(0))||0}:!i&&f==="BI"?this.image(n):!i&&f==="sh"&&this.add(this.paintOf(n).
clip,n)}shows(t){this.glyphClip=o.has(t.mode)?void 0:this.paintOf(t).clip}glyph({font:t,frame:n,size:r},i,f,E,A){if(!this.glyphClip||i!==""&&i.trim()==="")return;
const[S,T]=n.vertical?[.5,.5]:[t.ascent,-t.descent],N=Math.min(f,E),R=(0,I.L)(n,N,Math.max(f,E),A-S*r,A+T*r);this.join([R.x,R.y,R.x+R.width,R.y+R.height],this.glyphClip)}image(t){
this.add((0,p.zl)(t.matrix,d),t)}enters(t,n){const r=(0,D.b0)(this.document,t.get("BBox"));r&&this.clipTo((0,p.zl)(n.matrix,r),n)}paintOf(t){return t.paint??{clip:this.
page,lineWidth:1,components:1,isWhite:!1}}extendsPath(t,{matrix:n}){const r=(0,u.M)(t);switch(t.operator){case"re":{const[i=NaN,f=NaN,E=NaN,A=NaN]=r;return this.
extend((0,p.zl)(n,[i,f,i+E,f+A])),!0}case"m":case"l":case"c":case"v":case"y":for(let i=0;i+1<r.length;i+=2){const[f,E]=(0,p.Gd)(n,r[i],r[i+1]);this.extend([f,E,
f,E])}return!0;default:return!1}}extend(t){t.every(Number.isFinite)&&(this.path=this.path?(0,p.kO)(this.path,t):t)}setsColor(t,n,r){const i=this.paintOf(n);switch(t.
operator){case"g":case"rg":case"k":return n.paint={...i,components:t.count,isWhite:s((0,u.M)(t))},!0;case"cs":return n.paint={...i,components:this.componentsOf(
t.name(0),r),isWhite:!1},!0;case"sc":case"scn":{const f=t.kind(t.count-1)!==b.o_&&t.count===i.components;return n.paint={...i,isWhite:f&&s((0,u.M)(t))},!0}default:
return!1}}componentsOf(t,n){if(t===void 0)return 0;const r=f=>n.find("ColorSpace",f),i=(0,_.L)(this.document,new g.SX(t),r);return i&&i.kind!=="inks"&&!i.table?
i.components:0}paints({fill:t,strokes:n},r,i){const{path:f,clips:E}=this;this.path=void 0,this.clips=!1;const A=this.paintOf(r);f&&!i&&n?this.add((0,p.XM)(f,A.lineWidth*
e(r)/2),r):f&&!i&&t&&!(A.isWhite&&this.isPageWide(f))&&this.add(f,r),E&&f&&this.clipTo(f,r)}isPageWide(t){const[n,r,i,f]=this.page,[E,A]=[(i-n)*a,(f-r)*a];return t[0]<=
n+E&&t[1]<=r+A&&t[2]>=i-E&&t[3]>=f-A}clipTo(t,n){const r=this.paintOf(n);n.paint={...r,clip:(0,p.Pj)(r.clip,t)??m}}add(t,n){this.join(t,this.paintOf(n).clip)}join(t,n){
const r=(0,p.Pj)((0,p.XM)(t,l),n);r&&(this.area=this.area?(0,p.kO)(this.area,r):r)}}const m=[0,0,0,0],l=.01,e=({matrix:[y,t,n,r]})=>Math.max(Math.hypot(y,t),Math.
hypot(n,r)),s=y=>{const t=y.length===4?0:1;return y.length>0&&y.every(n=>n===t)};class x{document;contents;constructor(t){this.document=t,this.contents=new v.i(
t)}async margins(t){const n=(0,D.iw)(this.document,t),r=(0,p.iN)(n),[i,f]=[r.width*n.userUnit,r.height*n.userUnit],E=new c(this.document,[0,0,i,f]);return await this.
contents.read(t,E,E),E.box&&M(E.box,i,f)}}const M=([y,t,n,r],i,f)=>({left:y,right:i-n,top:t,bottom:f-r});var P=h(29082),O=h(90966),C=h(37253),B=h(98446),W=h(58552),
L=h(6856);const $=3,Y=["BleedBox","TrimBox","ArtBox"];async function X(y,t,n,r){const i=new L.n(y),f=[],E=new Map;for(const[A,S]of t.entries()){const T=y.job.pace.
step(400);T&&await T;const N=n(A);if(!N){f.push(S);continue}i.goTo(S-1);let R=E.get(i.kind);if(R?.margins!==N){const G=Z(i.kinds[i.kind],N,S),K=(0,p.W1)(G);R={margins:N,
box:G,patch:r?{CropBox:K,MediaBox:K}:{CropBox:K}},E.set(i.kind,R)}const j=J(y,i,S-1,R.box);y.pages.patch(S-1,j?{...R.patch,...j}:R.patch)}return{croppedPages:t.
length-f.length,left:f}}function Z(y,{left:t,right:n,top:r,bottom:i},f){const{userUnit:E}=y,{width:A,height:S}=(0,p.iN)(y),T=H(t/E,n/E,A),N=H(i/E,r/E,S);if(!T||
!N){const[R,j,G]=T?[S,"high",["crop_top","crop_bottom"]]:[A,"wide",["crop_left","crop_right"]],K=`leaves nothing of page ${f}, which is ${(0,p.d)(R,y)} inches ${j}\
: ${G.join(" and ")} together must be less`;throw(0,W.G6)([{field:G[0],message:K,mentions:G}])}return(0,p.zl)((0,p.S3)(y),[T[0],N[0],T[1],N[1]])}function H(y,t,n){
const[r,i]=[y,n-t];if(i-r>=$)return[r,i];if(i<=r||n<$)return;const f=Math.min(Math.max((r+i-$)/2,0),n-$);return[f,f+$]}function J(y,{bytes:t,entries:n},r,i){if(t&&
Y.every(A=>n.find(t,A)<0))return;const f=y.pages.number(r),E={};for(const A of Y){const S=y.entry(f,A);if(S===void 0)continue;const T=(0,D.b0)(y,S),N=T&&(0,p.Pj)(
T,i);E[A]=N&&(0,p.W1)(N)}return E}var V=h(52404);const z=72,Q=async(y,t,n)=>{const r=await(0,O.E)(y.bytes,n,{password:t.open_password}),i=r.pages.count,f=(0,P.k1)(
t.pages,i),E=f.length===0?[V.$]:[],A=t.crop_to==="content"?await tt(r,f,t):q(t),{croppedPages:S,left:T}=await X(r,f,A,t.shrink_media_box);T.length>0&&E.push(st(
T)),t.shrink_media_box&&S>0&&E.push(it);const N={pageCount:i,croppedPages:S};return S===0&&!r.suspect?{documents:[{...y,pageCount:i}],notes:E,facts:N}:{documents:[
{name:y.name,bytes:await(0,C.UN)(r),pageCount:i}],notes:E,facts:N}};function q({crop_left:y,crop_right:t,crop_top:n,crop_bottom:r}){const i=(E=0)=>E*z,f={left:i(
y),right:i(t),top:i(n),bottom:i(r)};return()=>f}async function tt(y,t,{padding:n,uniform:r}){const{pace:i}=y.job,f=new x(y),E=[];for(const[S,T]of t.entries()){const N=await f.
margins(T-1);E.push(N&&et(N,n*z));const R=i.step(4e3);R&&await R,S%100===0&&i.progress(S/t.length)}if(!r)return S=>E[S];const A=E.reduce((S,T)=>S&&T?nt(S,T):S??
T,void 0);return()=>A}const F=y=>({left:y("left"),right:y("right"),top:y("top"),bottom:y("bottom")}),et=(y,t)=>F(n=>Math.max(y[n]-t,0)),nt=(y,t)=>F(n=>Math.min(
y[n],t[n]));function st(y){const t=(0,B.d5)(y.length,"it was","they were");return{code:"nothing_drawn",message:`Nothing is drawn on ${(0,B.oi)(y)}, so ${t} not \
cropped.`}}const it={code:"cropped_content_stays",message:"The parts of the pages that were cut off do not show, but are still in the file, with their text."}}),
52404:((U,k,h)=>{h.d(k,{$:()=>g,U:()=>w});var p=h(58552),D=h(29082),v=h(98446);const g={code:"no_pages_selected",message:"The document has none of the pages tha\
t were asked for, so nothing was changed."};function w({first_page:b,last_page:_,pages:I},u){if(I!==void 0)return(0,D.k1)(I,u);const o=(0,v.y_)(u,"page"),a=[];if(b>
u&&a.push({field:"first_page",message:`is ${b}, but the document has ${o}`}),_!==void 0&&_>u&&a.push({field:"last_page",message:`is ${_}, but the document has ${o}`}),
a.length===0&&_!==void 0&&b>_&&a.push({field:"first_page",message:`is ${b}, which is after last_page (${_})`,mentions:["last_page"]}),a.length>0)throw(0,p.G6)(a);
return Uint32Array.from({length:(_??u)-b+1},(d,c)=>b+c)}}),6856:((U,k,h)=>{h.d(k,{n:()=>a,w:()=>b});var p=h(78157),D=h(79725),v=h(45599),g=h(70549),w=h(6057);const b=(0,g.
n)(_);async function _(l){const{pages:e,job:s}=l,x=new a(l),M=new Int32Array(e.count),P=new Set;for(let O=0;O<e.count;O++){x.goTo(O),M[O]=x.kind,P.add(x.resources);
const C=s.pace.step(300);C&&await C}return{kinds:x.kinds,kindOf:M,resources:P}}const I=["MediaBox","CropBox","Rotate","UserUnit"],u=2e3,o=/\(|(?:^|[^<])<(?!<)/;
class a{document;kinds=[];kind=-1;resources;bytes;entries=new D.R;index=-1;inherited;geometry=new d(I);own=new d(["Resources"]);kindOf=new Map;recognised=new Map;dictionaries=new Map;constructor(e){
this.document=e}goTo(e){const{document:s,entries:x,inherited:M}=this,{pages:P}=s,O=P.number(e),C=s.place(O),B=P.inheritedBy(e);if(this.index=e,this.inherited=B,
!C||!s.locate(O,C,x)){this.bytes=void 0,this.geometry.forget(),this.own.forget(),this.kind=this.kindHere(),this.resources=P.attribute(e,"Resources");return}(this.
bytes?.buffer!==C.bytes.buffer||this.bytes.byteOffset!==C.bytes.byteOffset)&&(this.bytes=(0,p.bS)(C.bytes));const[W,L]=[this.geometry.take(this.bytes,x),this.own.
take(this.bytes,x)];(!W||B!==M)&&(this.kind=this.recognise(B)),(!L||B!==M)&&(this.resources=this.resourcesHere())}contents(){const{document:e,bytes:s}=this,x=e.
pages.number(this.index);if(!s)return e.entry(x,"Contents");const M=this.entries.find(s,"Contents");if(M<0)return;const{at:P}=this.entries;return m(s,P[M+2],P[M+
3])??e.entry(x,"Contents")}get resourcesSpan(){return this.own.of(0)}resourcesHere(){const{document:e,index:s}=this,{pages:x}=e,[M,P]=this.own.of(0);if(M===P)return x.
inheritedBy(s).Resources;const O=m(this.bytes,M,P);if(O)return O;const C=()=>e.entry(x.number(s),"Resources");if(P-M>u)return C();const B=this.own.text();return e.
security&&o.test(B)?C():(this.dictionaries.has(B)||this.dictionaries.set(B,C()),this.dictionaries.get(B))}recognise(e){let s=this.recognised.get(e);s||this.recognised.
set(e,s=new Map);const x=this.geometry.text();let M=s.get(x);return M===void 0&&s.set(x,M=this.kindHere()),M}kindHere(){const e=(0,w.iw)(this.document,this.index),
s=`${e.box.join(" ")} ${e.rotation} ${e.userUnit}`;let x=this.kindOf.get(s);return x===void 0&&this.kindOf.set(s,x=this.kinds.push(e)-1),x}}class d{keys;bytes;from;to;constructor(e){
this.keys=e,this.from=new Int32Array(e.length),this.to=new Int32Array(e.length)}forget(){this.bytes=void 0}take(e,s){const{bytes:x,from:M,to:P,keys:O}=this;let C=x!==
void 0;for(let B=0;B<O.length;B++){const W=s.find(e,O[B]),L=W<0?0:s.at[W+2],$=W<0?0:s.at[W+3];C&&=c(x,M[B],P[B],e,L,$),M[B]=L,P[B]=$}return this.bytes=e,C}of(e){
return[this.from[e],this.to[e]]}text(){let e="";for(let s=0;s<this.keys.length;s++)e+=`${this.bytes.toString("latin1",this.from[s],this.to[s])}|`;return e}}function c(l,e,s,x,M,P){
if(s-e!==P-M)return!1;for(let O=e,C=M;O<s;O++,C++)if(l[O]!==x[C])return!1;return!0}function m(l,e,s){if(!(0,p.yp)(l[e])||l[s-1]!==p.AV||l[s-2]!==p.Z4)return;const x=(0,p.
JI)(l,e,s),M=(0,p.JI)(l,x.after+1,s);return l[x.after]===p.Z4&&M.value>=0&&M.after===s-2?new v.oS(x.value,M.value):void 0}}),76023:((U,k,h)=>{h.d(k,{L:()=>b});var p=h(
45599),D=h(69869);const v=8,g={DeviceGray:w("gray",1),CalGray:w("gray",1),G:w("gray",1),DeviceRGB:w("rgb",3),CalRGB:w("rgb",3),RGB:w("rgb",3),DeviceCMYK:w("cmyk",
4),CMYK:w("cmyk",4),Separation:w("inks",1)};function w(u,o){return{kind:u,components:o,profile:void 0,table:void 0}}function b(u,o,a,d=0){const c=u.resolve(o);if(d>
v)return;if(c instanceof p.SX){if(Object.hasOwn(g,c.text))return g[c.text];const l=a(c.text);return l===void 0?void 0:b(u,l,a,d+1)}if(!(0,p.cy)(c))return;const m=u.
resolve(c[0]);if(m instanceof p.SX)switch(m.text){case"ICCBased":return _(u,c[1],a,d);case"Indexed":case"I":return I(u,c,a,d);case"DeviceN":{const l=u.array(c[1])?.
length??0;return l>=1&&l<=32?w("inks",l):void 0}default:return Object.hasOwn(g,m.text)?g[m.text]:void 0}}function _(u,o,a,d){const c=u.resolve(o);if(!(c instanceof
p.Z6))return;const m=u.resolve(c.dict.get("N")),l=m===1?"gray":m===3?"rgb":m===4?"cmyk":void 0;if(l===void 0)return b(u,c.dict.get("Alternate"),a,d+1);const e=(0,D.
hh)(u.decodedPart(c)?.data,m);return{...w(l,m),profile:e?.bytes}}function I(u,o,a,d){const c=b(u,o[1],a,d+1),m=u.resolve(o[3]),l=m instanceof p.Mx?m.bytes:m instanceof
p.Z6?u.decodedPart(m)?.data:void 0,e=u.resolve(o[2]);if(!c||c.table||!l||typeof e!="number"||!(e>=0))return;const s=new Uint8Array((Math.min(Math.floor(e),255)+
1)*c.components);return s.set(l.subarray(0,s.length)),{...c,table:s}}}),69869:((U,k,h)=>{h.d(k,{R1:()=>u,To:()=>b,hh:()=>_});var p=h(59596),D=h(78157),v=h(45599);
const g={1:"GRAY",3:"RGB ",4:"CMYK"},w=["scnr","mntr","prtr","spac"],b={1:"DeviceGray",3:"DeviceRGB",4:"DeviceCMYK"};function _(o,a){if(!o||o.length<132)return;
const d=(0,D.bS)(o),c=s=>d.toString("latin1",s,s+4),m=d.readUInt32BE(0),l=o[8];if(!(!(m>=132&&m<=o.length&&l>=2&&l<=4&&c(36)==="acsp"&&w.includes(c(12)))||c(16)!==
g[a]))return{bytes:o.subarray(0,m),version:l}}const I=new WeakMap;function u(o,{bytes:a},d){const c=I.get(o)??[];I.set(o,c);const m=c.find(s=>Buffer.compare(s.bytes,
a)===0);if(m)return m.ref;const l=(0,v.jd)({N:d,Alternate:(0,v.UU)(b[d]),Filter:(0,v.UU)("FlateDecode")}),e=o.add(new v.Z6(l,(0,p.Kc)(a)));return c.push({bytes:a,
ref:e}),e}}),4186:((U,k,h)=>{h.d(k,{D:()=>D,L:()=>p});function p({cos:v,sin:g},w,b,_,I){if(g===0&&v===1)return{x:w,y:_,width:b-w,height:I-_};const u=[w*v-_*g,b*
v-_*g,w*v-I*g,b*v-I*g],o=[w*g+_*v,b*g+_*v,w*g+I*v,b*g+I*v],[a,d]=[Math.min(...u),Math.min(...o)];return{x:a,y:d,width:Math.max(...u)-a,height:Math.max(...o)-d}}
function D(v,g){const[w,b]=[Math.min(v.x,g.x),Math.min(v.y,g.y)];return{x:w,y:b,width:Math.max(v.x+v.width,g.x+g.width)-w,height:Math.max(v.y+v.height,g.y+g.height)-
b}}}),70549:((U,k,h)=>{h.d(k,{n:()=>p});function p(D){const v=new WeakMap;return g=>{if(g.hasChanges)return D(g);const w=v.get(g);if(w)return w.answer;const b=D(
g);return v.set(g,{answer:b}),b}}}),93604:((U,k,h)=>{h.d(k,{B:()=>p,M:()=>D});const p=(g,w)=>v(g,w,!1),D=(g,w)=>v(g,w,!0);function v(g,w,b){let[_,I]=[0,g.length];
for(;_<I;){const u=_+I>>1,o=g[u];o<w||b&&o===w?_=u+1:I=u}return _}})};
