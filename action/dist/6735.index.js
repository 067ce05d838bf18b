"use strict";exports.id=6735,exports.ids=[6735],exports.modules={66974:((K,b,c)=>{c.d(b,{D6:()=>u,F1:()=>v,NL:()=>n,P3:()=>O,br:()=>l,bs:()=>g});var M=c(98446);const O={problem:"\
names page 0: pages count from 1, and -1 is the last page"};function v(a,i,r){const p=[],_=[];for(const[d,f]of a.split(",").entries()){const t=d+1;if(i!==void 0&&
f.trim()===""){_.push(`entry ${t} is empty: write ${i}, separated by single commas`);continue}const e=r(f,t);"problem"in e?_.push(l(t,f,e.problem)):p.push(e.item)}
return _.length>0?{problem:g(_)}:{items:p}}const l=(a,i,r)=>`entry ${a} ('${o(i.trim())}') ${r}`,u=({position:a,text:i},r,p)=>l(a,i,`names ${y(r)}, but the docu\
ment has ${(0,M.y_)(p,"page")}`);function y(a){return Number.isSafeInteger(a)?`page ${a}`:"a page far beyond its end"}const E=5;function g(a){const i=a.length-E;
return[...a.slice(0,E),...i>0?[`and ${i} more such entries`]:[]].join("; ")}function n(a){const i=/^ *(\d{1,10}) *[-–]+ *(\d{0,10}) *$/.exec(a);return i?`is n\
ot a range: write ${i[1]}..${i[2]}${i[2]===""?" for this page and all after it":""}`:/\bfirst\b/i.test(a)?"is not a page: the first page is written 1, and a ran\
ge from it 1..5":/\b(last|end)\b/i.test(a)?"is not a page: the last page is written -1, and a range to it 2..":void 0}function o(a){const i=[...a].map(r=>/[\p{Cc}\p{Cs}\u2028\u2029]/u.
test(r)?"?":r);return(0,M.Bu)(i.join(""),40)}}),29082:((K,b,c)=>{c.d(b,{k1:()=>u,lY:()=>l,m7:()=>y});var M=c(58552),O=c(66974);const v=/^(not +)?(?:(odd|even|all)|(-?\d+)(?:(\.\.)(-?\d+)?)?)$/i,
l=n=>(0,O.F1)(n,"pages such as 1..3, -1, odd",(o,a)=>{const i=o.trim(),r=v.exec(i);if(!r)return{problem:g(i)};const[,p,_,d,f,t]=r,e={negated:p!==void 0,text:i,position:a};
if(_!==void 0)return{item:{...e,pages:_.toLowerCase()}};const s=Number(d),h=f===void 0?s:t===void 0?"end":Number(t);return s===0||h===0?O.P3:{item:{...e,pages:{
from:s,to:h}}}});function u(n,o,a="pages"){const i=f=>(0,M.G6)([{field:a,message:f}]),r=l(n);if("problem"in r)throw i(r.problem);const p=new E(o),_=new E(o),d=[];
for(const f of r.items){const t=f.negated?_:p;if(typeof f.pages=="string"){t.add(f.pages);continue}const{from:e,to:s}=f.pages,h=e<0?o+1+e:e,m=s==="end"?o:s<0?o+
1+s:s,A=(s==="end"?e<0?[[e,h]]:[]:[[e,h],[s,m]]).find(([,L])=>L<1||L>o);A&&d.push((0,O.D6)(f,A[0],o)),!(s==="end"&&h>o||d.length>0)&&t.range(Math.min(h,m),Math.
max(h,m))}if(d.length>0)throw i((0,O.bs)(d));return r.items.every(({negated:f})=>f)&&p.add("all"),p.without(_)}function y(n){const o=l(n);if("problem"in o||o.items.
length!==1)return;const{negated:a,pages:i}=o.items[0];if(a)return;if(i==="all")return{first:1};if(typeof i=="string"||i.from<1)return;const{from:r,to:p}=i;return p===
"end"?{first:r}:p===-1?{first:r}:p<1?void 0:{first:Math.min(r,p),last:Math.max(r,p)}}class E{pageCount;differences;odd=!1;even=!1;constructor(o){this.pageCount=
o,this.differences=new Int32Array(o+2)}add(o){o!=="even"&&(this.odd=!0),o!=="odd"&&(this.even=!0)}range(o,a){this.differences[o]++,this.differences[a+1]--}without(o){
const a=new Uint32Array(this.pageCount);let i=0,r=0,p=0;for(let _=1;_<=this.pageCount;_++){r+=this.differences[_],p+=o.differences[_];const d=_%2===1?"odd":"eve\
n";(r>0||this[d])&&!(p>0||o[d])&&(a[i++]=_)}return a.subarray(0,i)}}function g(n){return/^(not +)?\.\./i.test(n)?"has no start: a range is written 1..5":/^!/.test(
n)?"is not a page: leave out pages with not, such as not 2":(0,O.NL)(n.replace(/^not +/i,""))??"is not a page such as 3 or -1, a range such as 2..5 or 2.., odd,\
 even, all, or one of these after not"}}),64182:((K,b,c)=>{c.r(b),c.d(b,{crop_pages:()=>$});var M=c(64019),O=c(12844),v=c(74135),l=c(6057),u=c(75444),y=c(87141),
E=c(65868),g=c(36502),n=c(16264);class o{document;contents;layers;constructor(D){this.document=D,this.contents=new E.i(D),this.layers=new g.z(D)}async margins(D){
const{document:I,layers:C}=this,w=(0,l.iw)(I,D),R=(0,v.iN)(w),[B,N]=[R.width*w.userUnit,R.height*w.userUnit],T=new n.r(I,[0,0,B,N]);await this.contents.read(D,T,
T);for(const U of(0,u.qw)(I,D,C)){const S=(0,M.wR)(I,U)?void 0:(0,O.q)(I,U);S&&T.covers((0,v.zl)((0,y.y)(w),S))}return T.box&&a(T.box,B,N)}}const a=([x,D,I,C],w,R)=>({
left:x,right:w-I,top:D,bottom:R-C});var i=c(29082),r=c(12237),p=c(87826),_=c(14029),d=c(98446),f=c(58552),t=c(6856);const e=3,s=["BleedBox","TrimBox","ArtBox"];
async function h(x,D,I,C){const w=new t.n(x),R=[],B=new Map;for(const[N,T]of D.entries()){const U=x.job.pace.step(400);U&&await U;const S=I(N);if(!S){R.push(T);
continue}w.goTo(T-1);let j=B.get(w.kind);if(j?.margins!==S){const G=m(w.kinds[w.kind],S,T),z=(0,v.W1)(G);j={margins:S,box:G,patch:C?{CropBox:z,MediaBox:z}:{CropBox:z}},
B.set(w.kind,j)}const H=A(x,w,T-1,j.box);x.pages.patch(T-1,H?{...j.patch,...H}:j.patch)}return{croppedPages:D.length-R.length,left:R}}function m(x,{left:D,right:I,
top:C,bottom:w},R){const{userUnit:B}=x,{width:N,height:T}=(0,v.iN)(x),U=P(D/B,I/B,N),S=P(w/B,C/B,T);if(!U||!S){const[j,H,G]=U?[T,"high",["crop_top","crop_bottom"]]:
[N,"wide",["crop_left","crop_right"]],z=`leaves nothing of page ${R}, which is ${(0,v.d)(j,x)} inches ${H}: ${G.join(" and ")} together must be less`;throw(0,f.
G6)([{field:G[0],message:z,mentions:G}])}return(0,v.zl)((0,v.S3)(x),[U[0],S[0],U[1],S[1]])}function P(x,D,I){const[C,w]=[x,I-D];if(w-C>=e)return[C,w];if(w<=C||I<
e)return;const R=Math.min(Math.max((C+w-e)/2,0),I-e);return[R,R+e]}function A(x,{bytes:D,entries:I},C,w){if(D&&s.every(N=>I.find(D,N)<0))return;const R=x.pages.
number(C),B={};for(const N of s){const T=x.entry(R,N);if(T===void 0)continue;const U=(0,l.b0)(x,T),S=U&&(0,v.Pj)(U,w);B[N]=S&&(0,v.W1)(S)}return B}var L=c(52404);
const W=72,$=async(x,D,I)=>{const C=await(0,r.E)(x.bytes,I,{password:D.open_password}),w=C.pages.count,R=(0,i.k1)(D.pages,w),B=R.length===0?[L.$]:[],N=D.crop_to===
"content"?await Y(C,R,D):k(D),{croppedPages:T,left:U}=await h(C,R,N,D.shrink_media_box);U.length>0&&B.push(Z(U)),D.shrink_media_box&&T>0&&B.push(Q);const S={pageCount:w,
croppedPages:T},j=T===0?(0,p.N)(C,x.bytes):void 0;return j?{documents:[{name:x.name,bytes:j,pageCount:w}],notes:B,facts:S}:{documents:[{name:x.name,bytes:await(0,_.
UN)(C),pageCount:w}],notes:B,facts:S}};function k({crop_left:x,crop_right:D,crop_top:I,crop_bottom:C}){const w=(B=0)=>B*W,R={left:w(x),right:w(D),top:w(I),bottom:w(
C)};return()=>R}async function Y(x,D,{padding:I,uniform:C}){const{pace:w}=x.job,R=new o(x),B=[];for(const[T,U]of D.entries()){const S=await R.margins(U-1);B.push(
S&&V(S,I*W));const j=w.step(4e3);j&&await j,T%100===0&&w.progress(T/D.length)}if(!C)return T=>B[T];const N=B.reduce((T,U)=>T&&U?X(T,U):T??U,void 0);return()=>N}
const F=x=>({left:x("left"),right:x("right"),top:x("top"),bottom:x("bottom")}),V=(x,D)=>F(I=>Math.max(x[I]-D,0)),X=(x,D)=>F(I=>Math.min(x[I],D[I]));function Z(x){
const D=(0,d.d5)(x.length,"it was","they were");return{code:"nothing_drawn",message:`Nothing is drawn on ${(0,d.oi)(x)}, so ${D} not cropped.`}}const Q={code:"c\
ropped_content_stays",message:"The parts of the pages that were cut off do not show, but are still in the file, with their text."}}),52404:((K,b,c)=>{c.d(b,{$:()=>l,
U:()=>u});var M=c(58552),O=c(29082),v=c(98446);const l={code:"no_pages_selected",message:"The document has none of the pages that were asked for, so nothing was\
 changed."};function u({first_page:y,last_page:E,pages:g},n){if(g!==void 0)return(0,O.k1)(g,n);const o=(0,v.y_)(n,"page"),a=[];if(y>n&&a.push({field:"first_page",
message:`is ${y}, but the document has ${o}`}),E!==void 0&&E>n&&a.push({field:"last_page",message:`is ${E}, but the document has ${o}`}),a.length===0&&E!==void 0&&
y>E&&a.push({field:"first_page",message:`is ${y}, which is after last_page (${E})`,mentions:["last_page"]}),a.length>0)throw(0,M.G6)(a);return Uint32Array.from(
{length:(E??n)-y+1},(i,r)=>y+r)}}),36078:((K,b,c)=>{c.d(b,{AY:()=>y,KJ:()=>n,XL:()=>E,_:()=>O,hX:()=>a,id:()=>u,qK:()=>l,vs:()=>v,wW:()=>o,yQ:()=>g});var M=c(45079);
function O(i){if(Number.isInteger(i)&&Math.abs(i)<1e7)return String(i);const r=Number(i.toPrecision(7)),p=Math.abs(r)<1e-9?"0":String(r);return p.includes("e")?
r.toFixed(12).replace(/\.?0+$/,""):p}const v=i=>i.map(O).join(" "),l=(i,r)=>`q ${r} cm /${i} Do Q`,u=i=>(0,M.ZV)(Math.round(i*1e3)/1e3||0),y=([i,r])=>`${u(i)} ${u(
r)}`,E=i=>i.map((r,p)=>`${y(r)} ${p===0?"m":"l"}`).join(" "),g=.5523;function n(i){const r=g,p=(..._)=>`${_.map(([d,f])=>y(i(d,f))).join(" ")} c`;return[`${y(i(
1,0))} m`,p([1,r],[r,1],[0,1]),p([-r,1],[-1,r],[-1,0]),p([-1,-r],[-r,-1],[0,-1]),p([r,-1],[1,-r],[1,0])].join(" ")}function o(i,r){const p={1:"g",3:"rg",4:"k"}[i.
length];return`${i.map(u).join(" ")} ${r==="fill"?p:p.toUpperCase()}`}const a=i=>`[${i.map(u).join(" ")}] 0 d`}),16264:((K,b,c)=>{c.d(b,{p:()=>a,r:()=>i});var M=c(
45599),O=c(36211),v=c(85008),l=c(74135),u=c(6057),y=c(76023),E=c(4186),g=c(5490);const n=new Set([3,7]),o=.01,a=[0,0,1,1];class i{document;page;area;path;clips=!1;glyphClip;constructor(t,e){
this.document=t,this.page=e}get box(){return this.area}takes(t,e,s,h){if(this.extendsPath(t,e)||this.setsColor(t,e,s))return;const{operator:m}=t,P=O.lJ.get(m);P?
this.paints(P,e,h):m==="W"||m==="W*"?this.clips=!0:m==="w"?e.paint={...this.paintOf(e),lineWidth:Math.abs(t.number(0))||0}:!h&&m==="BI"?this.image(e):!h&&m==="s\
h"&&this.add(this.paintOf(e).clip,e)}shows(t){this.glyphClip=n.has(t.mode)?void 0:this.paintOf(t).clip}glyph({font:t,frame:e,size:s},h,m,P,A){if(!this.glyphClip||
h!==""&&h.trim()==="")return;const[L,W]=e.vertical?[.5,.5]:[t.ascent,-t.descent],$=Math.min(m,P),k=(0,E.L)(e,$,Math.max(m,P),A-L*s,A+W*s);this.join([k.x,k.y,k.x+
k.width,k.y+k.height],this.glyphClip)}covers(t){this.join(t,this.page)}image(t){this.add((0,l.zl)(t.matrix,a),t)}enters(t,e){const s=(0,u.b0)(this.document,t.get(
"BBox"));s&&this.clipTo((0,l.zl)(e.matrix,s),e)}paintOf(t){return t.paint??{clip:this.page,lineWidth:1,components:1,isWhite:!1}}extendsPath(t,{matrix:e}){const s=(0,g.
M)(t);switch(t.operator){case"re":{const[h=NaN,m=NaN,P=NaN,A=NaN]=s;return this.extend((0,l.zl)(e,[h,m,h+P,m+A])),!0}case"m":case"l":case"c":case"v":case"y":for(let h=0;h+
1<s.length;h+=2){const[m,P]=(0,l.Gd)(e,s[h],s[h+1]);this.extend([m,P,m,P])}return!0;default:return!1}}extend(t){t.every(Number.isFinite)&&(this.path=this.path?(0,l.
kO)(this.path,t):t)}setsColor(t,e,s){const h=this.paintOf(e);switch(t.operator){case"g":case"rg":case"k":return e.paint={...h,components:t.count,isWhite:d((0,g.
M)(t))},!0;case"cs":return e.paint={...h,components:this.componentsOf(t.name(0),s),isWhite:!1},!0;case"sc":case"scn":{const m=t.kind(t.count-1)!==v.o_&&t.count===
h.components;return e.paint={...h,isWhite:m&&d((0,g.M)(t))},!0}default:return!1}}componentsOf(t,e){if(t===void 0)return 0;const s=m=>e.find("ColorSpace",m),h=(0,y.
L)(this.document,new M.SX(t),s);return h&&h.kind!=="inks"&&!h.table?h.components:0}paints({fill:t,strokes:e},s,h){const{path:m,clips:P}=this;this.path=void 0,this.
clips=!1;const A=this.paintOf(s);m&&!h&&e?this.add((0,l.XM)(m,A.lineWidth*_(s)/2),s):m&&!h&&t&&!(A.isWhite&&this.isPageWide(m))&&this.add(m,s),P&&m&&this.clipTo(
m,s)}isPageWide(t){const[e,s,h,m]=this.page,[P,A]=[(h-e)*o,(m-s)*o];return t[0]<=e+P&&t[1]<=s+A&&t[2]>=h-P&&t[3]>=m-A}clipTo(t,e){const s=this.paintOf(e);e.paint=
{...s,clip:(0,l.Pj)(s.clip,t)??r}}add(t,e){this.join(t,this.paintOf(e).clip)}join(t,e){const s=(0,l.Pj)((0,l.XM)(t,p),e);s&&(this.area=this.area?(0,l.kO)(this.area,
s):s)}}const r=[0,0,0,0],p=.01,_=({matrix:[f,t,e,s]})=>Math.max(Math.hypot(f,t),Math.hypot(e,s)),d=f=>{const t=f.length===4?0:1;return f.length>0&&f.every(e=>e===
t)}}),91374:((K,b,c)=>{c.d(b,{QL:()=>y,bf:()=>u,fq:()=>_,hj:()=>p,i4:()=>i,iA:()=>g,pv:()=>r,qU:()=>o,tP:()=>E});var M=c(77581),O=c(45599),v=c(9819),l=c(70549);
function u(t){for(;t.part===""&&t.parent;)t=t.parent;return t}const y="FT Parent T TU TM Ff V DV DA Q DS RV Opt MaxLen TI I Lock SV".split(" "),E=100;function*g(t,{
from:e=t.array((0,v.Wo)(t,"AcroForm")?.dict.get("Fields")),below:s,visit:h=new v._i(t),depth:m=1/0}={}){const P=[],A=(L=[],W)=>{for(let $=L.length-1;$>=0;$--)P.
push({value:L[$],parent:W})};A(e,s);for(let L=P.pop();L;L=P.pop()){const{value:W,parent:$}=L,k=(0,O.i9)(W)?t.get(W):W;if(!(0,O.Zm)(k)||!h.first(W)||($?.depth??0)>=
m)continue;const Y=t.resolve(k.get("T")),F=t.resolve(k.get("FT")),V=Y instanceof O.Mx?(0,M.g7)(Y):"",X={number:(0,O.i9)(W)?W.number:void 0,dict:k,parent:$,part:V,
name:f($&&$.depth%E!==0?$.name:"",V),type:F instanceof O.SX?F.text:$?.type,depth:($?.depth??0)+1};yield X,A(t.array(k.get("Kids")),X)}}const n=1e3,o=(0,l.n)(a);
async function a(t){const e=[];for(const s of g(t)){e.push(s);const h=t.job.pace.step(n);h&&await h}return e}function i(t){const e=new Set(t.flatMap(({parent:s,
dict:h})=>s&&h.has("T")?[s]:[]));return t.filter(s=>(s.dict.has("T")||!s.parent)&&!e.has(s))}function r(t,e){const s=t.resolve(p(t,e,"FT"));return s instanceof O.
SX?s.text:void 0}function p(t,e,s){for(const h of d(t,e)){const m=h.get(s);if(m!==void 0)return m}}function _(t,e){let s="";for(const h of d(t,e)){const m=t.resolve(
h.get("T"));m instanceof O.Mx&&(s=f((0,M.g7)(m),s))}return s}function*d(t,e){let s=e;for(let h=0;s&&h<E;h++)yield s,s=t.dict(s.get("Parent"))}const f=(t,e)=>t===
""||e===""?t+e:`${t}.${e}`}),6057:((K,b,c)=>{c.d(b,{VO:()=>v,b0:()=>u,c_:()=>E,iw:()=>l,lQ:()=>y});var M=c(74135);const O=[0,0,612,792],v=(g,n)=>u(g,g.pages.attribute(
n,"MediaBox"))??O;function l(g,n){const{pages:o}=g,a=g.resolve(g.entry(o.number(n),"UserUnit"));return{box:(0,M.Mo)(v(g,n),u(g,o.attribute(n,"CropBox"))),rotation:E(
g.resolve(o.attribute(n,"Rotate"))),userUnit:typeof a=="number"&&a>0?a:1}}function u(g,n){const o=g.array(n)?.map(i=>g.resolve(i));if(o?.length!==4||!o.every(i=>typeof i==
"number"&&Number.isFinite(i)))return;const a=(0,M.ds)(o);return a[0]<a[2]&&a[1]<a[3]?a:void 0}function y(g,n){const o=(g.array(n)??[]).map(a=>g.resolve(a));return o.
length===6&&o.every(a=>typeof a=="number")?o:[1,0,0,1,0,0]}function E(g){const n=typeof g=="number"?(g%360+360)%360:0;return n===90||n===180||n===270?n:0}}),6856:((K,b,c)=>{
c.d(b,{n:()=>a,w:()=>y});var M=c(78157),O=c(79725),v=c(45599),l=c(70549),u=c(6057);const y=(0,l.n)(E);async function E(_){const{pages:d,job:f}=_,t=new a(_),e=new Int32Array(
d.count),s=new Set;for(let h=0;h<d.count;h++){t.goTo(h),e[h]=t.kind,s.add(t.resources);const m=f.pace.step(300);m&&await m}return{kinds:t.kinds,kindOf:e,resources:s}}
const g=["MediaBox","CropBox","Rotate","UserUnit"],n=2e3,o=/\(|(?:^|[^<])<(?!<)/;class a{document;kinds=[];kind=-1;resources;bytes;entries=new O.R;index=-1;inherited;geometry=new i(
g);own=new i(["Resources"]);kindOf=new Map;recognised=new Map;dictionaries=new Map;constructor(d){this.document=d}goTo(d){const{document:f,entries:t,inherited:e}=this,
{pages:s}=f,h=s.number(d),m=f.place(h),P=s.inheritedBy(d);if(this.index=d,this.inherited=P,!m||!f.locate(h,m,t)){this.bytes=void 0,this.geometry.forget(),this.own.
forget(),this.kind=this.kindHere(),this.resources=s.attribute(d,"Resources");return}(this.bytes?.buffer!==m.bytes.buffer||this.bytes.byteOffset!==m.bytes.byteOffset)&&
(this.bytes=(0,M.bS)(m.bytes));const[A,L]=[this.geometry.take(this.bytes,t),this.own.take(this.bytes,t)];(!A||P!==e)&&(this.kind=this.recognise(P)),(!L||P!==e)&&
(this.resources=this.resourcesHere())}contents(){const{document:d,bytes:f}=this,t=d.pages.number(this.index);if(!f)return d.entry(t,"Contents");const e=this.entries.
find(f,"Contents");if(e<0)return;const{at:s}=this.entries;return p(f,s[e+2],s[e+3])??d.entry(t,"Contents")}get resourcesSpan(){return this.own.of(0)}resourcesHere(){
const{document:d,index:f}=this,{pages:t}=d,[e,s]=this.own.of(0);if(e===s)return t.inheritedBy(f).Resources;const h=p(this.bytes,e,s);if(h)return h;const m=()=>d.
entry(t.number(f),"Resources");if(s-e>n)return m();const P=this.own.text();return d.security&&o.test(P)?m():(this.dictionaries.has(P)||this.dictionaries.set(P,m()),
this.dictionaries.get(P))}recognise(d){let f=this.recognised.get(d);f||this.recognised.set(d,f=new Map);const t=this.geometry.text();let e=f.get(t);return e===void 0&&
f.set(t,e=this.kindHere()),e}kindHere(){const d=(0,u.iw)(this.document,this.index),f=`${d.box.join(" ")} ${d.rotation} ${d.userUnit}`;let t=this.kindOf.get(f);return t===
void 0&&this.kindOf.set(f,t=this.kinds.push(d)-1),t}}class i{keys;bytes;from;to;constructor(d){this.keys=d,this.from=new Int32Array(d.length),this.to=new Int32Array(
d.length)}forget(){this.bytes=void 0}take(d,f){const{bytes:t,from:e,to:s,keys:h}=this;let m=t!==void 0;for(let P=0;P<h.length;P++){const A=f.find(d,h[P]),L=A<0?
0:f.at[A+2],W=A<0?0:f.at[A+3];m&&=r(t,e[P],s[P],d,L,W),e[P]=L,s[P]=W}return this.bytes=d,m}of(d){return[this.from[d],this.to[d]]}text(){let d="";for(let f=0;f<this.
keys.length;f++)d+=`${this.bytes.toString("latin1",this.from[f],this.to[f])}|`;return d}}function r(_,d,f,t,e,s){if(f-d!==s-e)return!1;for(let h=d,m=e;h<f;h++,m++)
if(_[h]!==t[m])return!1;return!0}function p(_,d,f){if(!(0,M.yp)(_[d])||_[f-1]!==M.AV||_[f-2]!==M.Z4)return;const t=(0,M.JI)(_,d,f),e=(0,M.JI)(_,t.after+1,f);return _[t.
after]===M.Z4&&e.value>=0&&e.after===f-2?new v.oS(t.value,e.value):void 0}}),76023:((K,b,c)=>{c.d(b,{L:()=>y});var M=c(45599),O=c(69869);const v=8,l={DeviceGray:u(
"gray",1),CalGray:u("gray",1),G:u("gray",1),DeviceRGB:u("rgb",3),CalRGB:u("rgb",3),RGB:u("rgb",3),DeviceCMYK:u("cmyk",4),CMYK:u("cmyk",4),Separation:u("inks",1)};
function u(n,o){return{kind:n,components:o,profile:void 0,table:void 0}}function y(n,o,a,i=0){const r=n.resolve(o);if(i>v)return;if(r instanceof M.SX){if(Object.
hasOwn(l,r.text))return l[r.text];const _=a(r.text);return _===void 0?void 0:y(n,_,a,i+1)}if(!(0,M.cy)(r))return;const p=n.resolve(r[0]);if(p instanceof M.SX)switch(p.
text){case"ICCBased":return E(n,r[1],a,i);case"Indexed":case"I":return g(n,r,a,i);case"DeviceN":{const _=n.array(r[1])?.length??0;return _>=1&&_<=32?u("inks",_):
void 0}default:return Object.hasOwn(l,p.text)?l[p.text]:void 0}}function E(n,o,a,i){const r=n.resolve(o);if(!(r instanceof M.Z6))return;const p=n.resolve(r.dict.
get("N")),_=p===1?"gray":p===3?"rgb":p===4?"cmyk":void 0;if(_===void 0)return y(n,r.dict.get("Alternate"),a,i+1);const d=(0,O.hh)(n.decodedPart(r)?.data,p);return{
...u(_,p),profile:d?.bytes}}function g(n,o,a,i){const r=y(n,o[1],a,i+1),p=n.resolve(o[3]),_=p instanceof M.Mx?p.bytes:p instanceof M.Z6?n.decodedPart(p)?.data:void 0,
d=n.resolve(o[2]);if(!r||r.table||!_||typeof d!="number"||!(d>=0))return;const f=new Uint8Array((Math.min(Math.floor(d),255)+1)*r.components);return f.set(_.subarray(
0,f.length)),{...r,table:f}}}),69869:((K,b,c)=>{c.d(b,{R1:()=>n,To:()=>y,hh:()=>E});var M=c(59596),O=c(78157),v=c(45599);const l={1:"GRAY",3:"RGB ",4:"CMYK"},u=[
"scnr","mntr","prtr","spac"],y={1:"DeviceGray",3:"DeviceRGB",4:"DeviceCMYK"};function E(o,a){if(!o||o.length<132)return;const i=(0,O.bS)(o),r=f=>i.toString("lat\
in1",f,f+4),p=i.readUInt32BE(0),_=o[8];if(!(!(p>=132&&p<=o.length&&_>=2&&_<=4&&r(36)==="acsp"&&u.includes(r(12)))||r(16)!==l[a]))return{bytes:o.subarray(0,p),version:_}}
const g=new WeakMap;function n(o,{bytes:a},i){const r=g.get(o)??[];g.set(o,r);const p=r.find(f=>Buffer.compare(f.bytes,a)===0);if(p)return p.ref;const _=(0,v.jd)(
{N:i,Alternate:(0,v.UU)(y[i]),Filter:(0,v.UU)("FlateDecode")}),d=o.add(new v.Z6(_,(0,M.Kc)(a)));return r.push({bytes:a,ref:d}),d}}),4186:((K,b,c)=>{c.d(b,{D:()=>v,
L:()=>O});var M=c(45657);function O({cos:l,sin:u},y,E,g,n){if(u===0&&l===1)return{x:y,y:g,width:E-y,height:n-g};const o=[y*l-g*u,E*l-g*u,y*l-n*u,E*l-n*u],a=[y*u+
g*l,E*u+g*l,y*u+n*l,E*u+n*l],[i,r]=[(0,M.YG)(o),(0,M.YG)(a)];return{x:i,y:r,width:(0,M.Kf)(o)-i,height:(0,M.Kf)(a)-r}}function v(l,u){const[y,E]=[Math.min(l.x,u.
x),Math.min(l.y,u.y)];return{x:y,y:E,width:Math.max(l.x+l.width,u.x+u.width)-y,height:Math.max(l.y+l.height,u.y+u.height)-E}}}),9819:((K,b,c)=>{c.d(b,{J7:()=>v,
Kd:()=>y,Wo:()=>E,_i:()=>u,b9:()=>l});var M=c(42973),O=c(45599);class v{document;gone=new Set;chased=new Set;constructor(n){this.document=n}remove(n){const{catalog:o,
catalogNumber:a,pages:i}=this.document,r=o.get("Pages");n===a||(0,O.i9)(r)&&n===r.number||i.holds(n)||(this.gone.add(n),this.document.remove(n))}chase(n){this.chased.
add(n)}removed(){return this.gone}takeChased(){const n=this.chased;return this.chased=new Set,n}isGone(n){return(0,O.i9)(n)&&this.gone.has(n.number)}}class l{most;left;constructor(n){
this.most=this.left=n.job.limits.nodes}spend=n=>{if(this.left-=n,this.left<0)throw(0,M.F)("nodes",`The document has more than ${this.most} fields, bookmarks, na\
mes and structure elements`,"Remove bookmarks or tags with another program first")}}class u{seen;beyond=new Set;allowance;constructor(n,o=new l(n)){this.allowance=
o,this.seen=new Uint8Array((n.size>>3)+1)}first(n){if(this.allowance.spend(1),!(0,O.i9)(n))return!0;const{number:o}=n,a=o>>3;if(a>=this.seen.length)return this.
beyond.size<this.beyond.add(o).size;const i=1<<(o&7),r=(this.seen[a]&i)===0;return this.seen[a]|=i,r}}function y(g,n){return(0,O.i9)(g)?g.number:n}function E(g,n){
const o=g.catalog.get(n),a=g.dict(o);return a&&{dict:a,holder:y(o,g.catalogNumber)}}}),93604:((K,b,c)=>{c.d(b,{B:()=>M,M:()=>O});const M=(l,u)=>v(l,u,!1),O=(l,u)=>v(
l,u,!0);function v(l,u,y){let[E,g]=[0,l.length];for(;E<g;){const n=E+g>>1,o=l[n];o<u||y&&o===u?E=n+1:g=n}return E}}),87826:((K,b,c)=>{c.d(b,{N:()=>v,i:()=>l});var M=c(
78157),O=c(14029);function v({suspect:u,bytes:y},E){if(!(u||(0,M.bS)(y.subarray(0,5)).toString("latin1")!=="%PDF-"))return y.length===E.length?E:y}const l=async(u,y,E)=>v(
u,y)??await(0,O.UN)(u,E)})};
