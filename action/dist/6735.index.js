"use strict";exports.id=6735,exports.ids=[6735],exports.modules={66974:((k,T,c)=>{c.d(T,{D6:()=>m,F1:()=>O,NL:()=>n,P3:()=>v,br:()=>l,bs:()=>u});var M=c(98446);const v={problem:"\
names page 0: pages count from 1, and -1 is the last page"};function O(a,i,r){const g=[],_=[];for(const[d,f]of a.split(",").entries()){const t=d+1;if(i!==void 0&&
f.trim()===""){_.push(`entry ${t} is empty: write ${i}, separated by single commas`);continue}const e=r(f,t);"problem"in e?_.push(l(t,f,e.problem)):g.push(e.item)}
return _.length>0?{problem:u(_)}:{items:g}}const l=(a,i,r)=>`entry ${a} ('${o(i.trim())}') ${r}`,m=({position:a,text:i},r,g)=>l(a,i,`names ${y(r)}, but the docu\
ment has ${(0,M.y_)(g,"page")}`);function y(a){return Number.isSafeInteger(a)?`page ${a}`:"a page far beyond its end"}const E=5;function u(a){const i=a.length-E;
return[...a.slice(0,E),...i>0?[`and ${i} more such entries`]:[]].join("; ")}function n(a){const i=/^ *(\d{1,10}) *[-–]+ *(\d{0,10}) *$/.exec(a);return i?`is n\
ot a range: write ${i[1]}..${i[2]}${i[2]===""?" for this page and all after it":""}`:/\bfirst\b/i.test(a)?"is not a page: the first page is written 1, and a ran\
ge from it 1..5":/\b(last|end)\b/i.test(a)?"is not a page: the last page is written -1, and a range to it 2..":void 0}function o(a){const i=[...a].map(r=>/[\p{Cc}\p{Cs}\u2028\u2029]/u.
test(r)?"?":r);return(0,M.Bu)(i.join(""),40)}}),29082:((k,T,c)=>{c.d(T,{k1:()=>m,lY:()=>l,m7:()=>y});var M=c(58552),v=c(66974);const O=/^(not +)?(?:(odd|even|all)|(-?\d+)(?:(\.\.)(-?\d+)?)?)$/i,
l=n=>(0,v.F1)(n,"pages such as 1..3, -1, odd",(o,a)=>{const i=o.trim(),r=O.exec(i);if(!r)return{problem:u(i)};const[,g,_,d,f,t]=r,e={negated:g!==void 0,text:i,position:a};
if(_!==void 0)return{item:{...e,pages:_.toLowerCase()}};const s=Number(d),h=f===void 0?s:t===void 0?"end":Number(t);return s===0||h===0?v.P3:{item:{...e,pages:{
from:s,to:h}}}});function m(n,o,a="pages"){const i=f=>(0,M.G6)([{field:a,message:f}]),r=l(n);if("problem"in r)throw i(r.problem);const g=new E(o),_=new E(o),d=[];
for(const f of r.items){const t=f.negated?_:g;if(typeof f.pages=="string"){t.add(f.pages);continue}const{from:e,to:s}=f.pages,h=e<0?o+1+e:e,p=s==="end"?o:s<0?o+
1+s:s,A=(s==="end"?e<0?[[e,h]]:[]:[[e,h],[s,p]]).find(([,L])=>L<1||L>o);A&&d.push((0,v.D6)(f,A[0],o)),!(s==="end"&&h>o||d.length>0)&&t.range(Math.min(h,p),Math.
max(h,p))}if(d.length>0)throw i((0,v.bs)(d));return r.items.every(({negated:f})=>f)&&g.add("all"),g.without(_)}function y(n){const o=l(n);if("problem"in o||o.items.
length!==1)return;const{negated:a,pages:i}=o.items[0];if(a)return;if(i==="all")return{first:1};if(typeof i=="string"||i.from<1)return;const{from:r,to:g}=i;return g===
"end"?{first:r}:g===-1?{first:r}:g<1?void 0:{first:Math.min(r,g),last:Math.max(r,g)}}class E{pageCount;differences;odd=!1;even=!1;constructor(o){this.pageCount=
o,this.differences=new Int32Array(o+2)}add(o){o!=="even"&&(this.odd=!0),o!=="odd"&&(this.even=!0)}range(o,a){this.differences[o]++,this.differences[a+1]--}without(o){
const a=new Uint32Array(this.pageCount);let i=0,r=0,g=0;for(let _=1;_<=this.pageCount;_++){r+=this.differences[_],g+=o.differences[_];const d=_%2===1?"odd":"eve\
n";(r>0||this[d])&&!(g>0||o[d])&&(a[i++]=_)}return a.subarray(0,i)}}function u(n){return/^(not +)?\.\./i.test(n)?"has no start: a range is written 1..5":/^!/.test(
n)?"is not a page: leave out pages with not, such as not 2":(0,v.NL)(n.replace(/^not +/i,""))??"is not a page such as 3 or -1, a range such as 2..5 or 2.., odd,\
 even, all, or one of these after not"}}),64182:((k,T,c)=>{c.r(T),c.d(T,{crop_pages:()=>$});var M=c(64019),v=c(12844),O=c(74135),l=c(6057),m=c(75444),y=c(87141),
E=c(3552),u=c(36502),n=c(16264);class o{document;contents;layers;constructor(w){this.document=w,this.contents=new E.i(w),this.layers=new u.z(w)}async margins(w){
const{document:I,layers:C}=this,D=(0,l.iw)(I,w),R=(0,O.iN)(D),[B,W]=[R.width*D.userUnit,R.height*D.userUnit],b=new n.r(I,[0,0,B,W]);await this.contents.read(w,b,
b);for(const U of(0,m.qw)(I,w,C)){const S=(0,M.wR)(I,U)?void 0:(0,v.q)(I,U);S&&b.covers((0,O.zl)((0,y.y)(D),S))}return b.box&&a(b.box,B,W)}}const a=([x,w,I,C],D,R)=>({
left:x,right:D-I,top:w,bottom:R-C});var i=c(29082),r=c(12237),g=c(14029),_=c(98446),d=c(58552),f=c(6856);const t=3,e=["BleedBox","TrimBox","ArtBox"];async function s(x,w,I,C){
const D=new f.n(x),R=[],B=new Map;for(const[W,b]of w.entries()){const U=x.job.pace.step(400);U&&await U;const S=I(W);if(!S){R.push(b);continue}D.goTo(b-1);let j=B.
get(D.kind);if(j?.margins!==S){const G=h(D.kinds[D.kind],S,b),z=(0,O.W1)(G);j={margins:S,box:G,patch:C?{CropBox:z,MediaBox:z}:{CropBox:z}},B.set(D.kind,j)}const H=P(
x,D,b-1,j.box);x.pages.patch(b-1,H?{...j.patch,...H}:j.patch)}return{croppedPages:w.length-R.length,left:R}}function h(x,{left:w,right:I,top:C,bottom:D},R){const{
userUnit:B}=x,{width:W,height:b}=(0,O.iN)(x),U=p(w/B,I/B,W),S=p(D/B,C/B,b);if(!U||!S){const[j,H,G]=U?[b,"high",["crop_top","crop_bottom"]]:[W,"wide",["crop_left",
"crop_right"]],z=`leaves nothing of page ${R}, which is ${(0,O.d)(j,x)} inches ${H}: ${G.join(" and ")} together must be less`;throw(0,d.G6)([{field:G[0],message:z,
mentions:G}])}return(0,O.zl)((0,O.S3)(x),[U[0],S[0],U[1],S[1]])}function p(x,w,I){const[C,D]=[x,I-w];if(D-C>=t)return[C,D];if(D<=C||I<t)return;const R=Math.min(
Math.max((C+D-t)/2,0),I-t);return[R,R+t]}function P(x,{bytes:w,entries:I},C,D){if(w&&e.every(W=>I.find(w,W)<0))return;const R=x.pages.number(C),B={};for(const W of e){
const b=x.entry(R,W);if(b===void 0)continue;const U=(0,l.b0)(x,b),S=U&&(0,O.Pj)(U,D);B[W]=S&&(0,O.W1)(S)}return B}var A=c(52404);const L=72,$=async(x,w,I)=>{const C=await(0,r.
E)(x.bytes,I,{password:w.open_password}),D=C.pages.count,R=(0,i.k1)(w.pages,D),B=R.length===0?[A.$]:[],W=w.crop_to==="content"?await K(C,R,w):N(w),{croppedPages:b,
left:U}=await s(C,R,W,w.shrink_media_box);U.length>0&&B.push(X(U)),w.shrink_media_box&&b>0&&B.push(Z);const S={pageCount:D,croppedPages:b};return b===0&&!C.suspect?
{documents:[{...x,pageCount:D}],notes:B,facts:S}:{documents:[{name:x.name,bytes:await(0,g.UN)(C),pageCount:D}],notes:B,facts:S}};function N({crop_left:x,crop_right:w,
crop_top:I,crop_bottom:C}){const D=(B=0)=>B*L,R={left:D(x),right:D(w),top:D(I),bottom:D(C)};return()=>R}async function K(x,w,{padding:I,uniform:C}){const{pace:D}=x.
job,R=new o(x),B=[];for(const[b,U]of w.entries()){const S=await R.margins(U-1);B.push(S&&Y(S,I*L));const j=D.step(4e3);j&&await j,b%100===0&&D.progress(b/w.length)}
if(!C)return b=>B[b];const W=B.reduce((b,U)=>b&&U?V(b,U):b??U,void 0);return()=>W}const F=x=>({left:x("left"),right:x("right"),top:x("top"),bottom:x("bottom")}),
Y=(x,w)=>F(I=>Math.max(x[I]-w,0)),V=(x,w)=>F(I=>Math.min(x[I],w[I]));function X(x){const w=(0,_.d5)(x.length,"it was","they were");return{code:"nothing_drawn",message:`\
Nothing is drawn on ${(0,_.oi)(x)}, so ${w} not cropped.`}}const Z={code:"cropped_content_stays",message:"The parts of the pages that were cut off do not show, \
but are still in the file, with their text."}}),52404:((k,T,c)=>{c.d(T,{$:()=>l,U:()=>m});var M=c(58552),v=c(29082),O=c(98446);const l={code:"no_pages_selected",
message:"The document has none of the pages that were asked for, so nothing was changed."};function m({first_page:y,last_page:E,pages:u},n){if(u!==void 0)return(0,v.
k1)(u,n);const o=(0,O.y_)(n,"page"),a=[];if(y>n&&a.push({field:"first_page",message:`is ${y}, but the document has ${o}`}),E!==void 0&&E>n&&a.push({field:"last_\
page",message:`is ${E}, but the document has ${o}`}),a.length===0&&E!==void 0&&y>E&&a.push({field:"first_page",message:`is ${y}, which is after last_page (${E})`,
mentions:["last_page"]}),a.length>0)throw(0,M.G6)(a);return Uint32Array.from({length:(E??n)-y+1},(i,r)=>y+r)}}),36078:((k,T,c)=>{c.d(T,{AY:()=>y,KJ:()=>n,XL:()=>E,
_:()=>v,hX:()=>a,id:()=>m,qK:()=>l,vs:()=>O,wW:()=>o,yQ:()=>u});var M=c(45079);function v(i){if(Number.isInteger(i)&&Math.abs(i)<1e7)return String(i);const r=Number(
i.toPrecision(7)),g=Math.abs(r)<1e-9?"0":String(r);return g.includes("e")?r.toFixed(12).replace(/\.?0+$/,""):g}const O=i=>i.map(v).join(" "),l=(i,r)=>`q ${r} cm\
 /${i} Do Q`,m=i=>(0,M.ZV)(Math.round(i*1e3)/1e3||0),y=([i,r])=>`${m(i)} ${m(r)}`,E=i=>i.map((r,g)=>`${y(r)} ${g===0?"m":"l"}`).join(" "),u=.5523;function n(i){
const r=u,g=(..._)=>`${_.map(([d,f])=>y(i(d,f))).join(" ")} c`;return[`${y(i(1,0))} m`,g([1,r],[r,1],[0,1]),g([-r,1],[-1,r],[-1,0]),g([-1,-r],[-r,-1],[0,-1]),g(
[r,-1],[1,-r],[1,0])].join(" ")}function o(i,r){const g={1:"g",3:"rg",4:"k"}[i.length];return`${i.map(m).join(" ")} ${r==="fill"?g:g.toUpperCase()}`}const a=i=>`\
[${i.map(m).join(" ")}] 0 d`}),16264:((k,T,c)=>{c.d(T,{p:()=>a,r:()=>i});var M=c(45599),v=c(36211),O=c(85008),l=c(74135),m=c(6057),y=c(76023),E=c(4186),u=c(5490);
const n=new Set([3,7]),o=.01,a=[0,0,1,1];class i{document;page;area;path;clips=!1;glyphClip;constructor(t,e){this.document=t,this.page=e}get box(){return this.area}takes(t,e,s,h){
if(this.extendsPath(t,e)||this.setsColor(t,e,s))return;const{operator:p}=t,P=v.lJ.get(p);P?this.paints(P,e,h):p==="W"||p==="W*"?this.clips=!0:p==="w"?e.paint={...this.
paintOf(e),lineWidth:Math.abs(t.number(0))||0}:!h&&p==="BI"?this.image(e):!h&&p==="sh"&&this.add(this.paintOf(e).clip,e)}shows(t){this.glyphClip=n.has(t.mode)?void 0:
this.paintOf(t).clip}glyph({font:t,frame:e,size:s},h,p,P,A){if(!this.glyphClip||h!==""&&h.trim()==="")return;const[L,$]=e.vertical?[.5,.5]:[t.ascent,-t.descent],
N=Math.min(p,P),K=(0,E.L)(e,N,Math.max(p,P),A-L*s,A+$*s);this.join([K.x,K.y,K.x+K.width,K.y+K.height],this.glyphClip)}covers(t){this.join(t,this.page)}image(t){
this.add((0,l.zl)(t.matrix,a),t)}enters(t,e){const s=(0,m.b0)(this.document,t.get("BBox"));s&&this.clipTo((0,l.zl)(e.matrix,s),e)}paintOf(t){return t.paint??{clip:this.
page,lineWidth:1,components:1,isWhite:!1}}extendsPath(t,{matrix:e}){const s=(0,u.M)(t);switch(t.operator){case"re":{const[h=NaN,p=NaN,P=NaN,A=NaN]=s;return this.
extend((0,l.zl)(e,[h,p,h+P,p+A])),!0}case"m":case"l":case"c":case"v":case"y":for(let h=0;h+1<s.length;h+=2){const[p,P]=(0,l.Gd)(e,s[h],s[h+1]);this.extend([p,P,
p,P])}return!0;default:return!1}}extend(t){t.every(Number.isFinite)&&(this.path=this.path?(0,l.kO)(this.path,t):t)}setsColor(t,e,s){const h=this.paintOf(e);switch(t.
operator){case"g":case"rg":case"k":return e.paint={...h,components:t.count,isWhite:d((0,u.M)(t))},!0;case"cs":return e.paint={...h,components:this.componentsOf(
t.name(0),s),isWhite:!1},!0;case"sc":case"scn":{const p=t.kind(t.count-1)!==O.o_&&t.count===h.components;return e.paint={...h,isWhite:p&&d((0,u.M)(t))},!0}default:
return!1}}componentsOf(t,e){if(t===void 0)return 0;const s=p=>e.find("ColorSpace",p),h=(0,y.L)(this.document,new M.SX(t),s);return h&&h.kind!=="inks"&&!h.table?
h.components:0}paints({fill:t,strokes:e},s,h){const{path:p,clips:P}=this;this.path=void 0,this.clips=!1;const A=this.paintOf(s);p&&!h&&e?this.add((0,l.XM)(p,A.lineWidth*
_(s)/2),s):p&&!h&&t&&!(A.isWhite&&this.isPageWide(p))&&this.add(p,s),P&&p&&this.clipTo(p,s)}isPageWide(t){const[e,s,h,p]=this.page,[P,A]=[(h-e)*o,(p-s)*o];return t[0]<=
e+P&&t[1]<=s+A&&t[2]>=h-P&&t[3]>=p-A}clipTo(t,e){const s=this.paintOf(e);e.paint={...s,clip:(0,l.Pj)(s.clip,t)??r}}add(t,e){this.join(t,this.paintOf(e).clip)}join(t,e){
const s=(0,l.Pj)((0,l.XM)(t,g),e);s&&(this.area=this.area?(0,l.kO)(this.area,s):s)}}const r=[0,0,0,0],g=.01,_=({matrix:[f,t,e,s]})=>Math.max(Math.hypot(f,t),Math.
hypot(e,s)),d=f=>{const t=f.length===4?0:1;return f.length>0&&f.every(e=>e===t)}}),91374:((k,T,c)=>{c.d(T,{QL:()=>y,bf:()=>m,fq:()=>_,hj:()=>g,i4:()=>i,iA:()=>u,
pv:()=>r,qU:()=>o,tP:()=>E});var M=c(77581),v=c(45599),O=c(9819),l=c(70549);function m(t){for(;t.part===""&&t.parent;)t=t.parent;return t}const y="FT Parent T T\
U TM Ff V DV DA Q DS RV Opt MaxLen TI I Lock SV".split(" "),E=100;function*u(t,{from:e=t.array((0,O.Wo)(t,"AcroForm")?.dict.get("Fields")),below:s,visit:h=new O.
_i(t),depth:p=1/0}={}){const P=[],A=(L=[],$)=>{for(let N=L.length-1;N>=0;N--)P.push({value:L[N],parent:$})};A(e,s);for(let L=P.pop();L;L=P.pop()){const{value:$,
parent:N}=L,K=(0,v.i9)($)?t.get($):$;if(!(0,v.Zm)(K)||!h.first($)||(N?.depth??0)>=p)continue;const F=t.resolve(K.get("T")),Y=t.resolve(K.get("FT")),V=F instanceof
v.Mx?(0,M.g7)(F):"",X={number:(0,v.i9)($)?$.number:void 0,dict:K,parent:N,part:V,name:f(N&&N.depth%E!==0?N.name:"",V),type:Y instanceof v.SX?Y.text:N?.type,depth:(N?.
depth??0)+1};yield X,A(t.array(K.get("Kids")),X)}}const n=1e3,o=(0,l.n)(a);async function a(t){const e=[];for(const s of u(t)){e.push(s);const h=t.job.pace.step(
n);h&&await h}return e}function i(t){const e=new Set(t.flatMap(({parent:s,dict:h})=>s&&h.has("T")?[s]:[]));return t.filter(s=>(s.dict.has("T")||!s.parent)&&!e.has(
s))}function r(t,e){const s=t.resolve(g(t,e,"FT"));return s instanceof v.SX?s.text:void 0}function g(t,e,s){for(const h of d(t,e)){const p=h.get(s);if(p!==void 0)
return p}}function _(t,e){let s="";for(const h of d(t,e)){const p=t.resolve(h.get("T"));p instanceof v.Mx&&(s=f((0,M.g7)(p),s))}return s}function*d(t,e){let s=e;
for(let h=0;s&&h<E;h++)yield s,s=t.dict(s.get("Parent"))}const f=(t,e)=>t===""||e===""?t+e:`${t}.${e}`}),6057:((k,T,c)=>{c.d(T,{VO:()=>O,b0:()=>m,c_:()=>E,iw:()=>l,
lQ:()=>y});var M=c(74135);const v=[0,0,612,792],O=(u,n)=>m(u,u.pages.attribute(n,"MediaBox"))??v;function l(u,n){const{pages:o}=u,a=u.resolve(u.entry(o.number(n),
"UserUnit"));return{box:(0,M.Mo)(O(u,n),m(u,o.attribute(n,"CropBox"))),rotation:E(u.resolve(o.attribute(n,"Rotate"))),userUnit:typeof a=="number"&&a>0?a:1}}function m(u,n){
const o=u.array(n)?.map(i=>u.resolve(i));if(o?.length!==4||!o.every(i=>typeof i=="number"&&Number.isFinite(i)))return;const a=(0,M.ds)(o);return a[0]<a[2]&&a[1]<
a[3]?a:void 0}function y(u,n){const o=(u.array(n)??[]).map(a=>u.resolve(a));return o.length===6&&o.every(a=>typeof a=="number")?o:[1,0,0,1,0,0]}function E(u){const n=typeof u==
"number"?(u%360+360)%360:0;return n===90||n===180||n===270?n:0}}),6856:((k,T,c)=>{c.d(T,{n:()=>a,w:()=>y});var M=c(78157),v=c(79725),O=c(45599),l=c(70549),m=c(6057);
const y=(0,l.n)(E);async function E(_){const{pages:d,job:f}=_,t=new a(_),e=new Int32Array(d.count),s=new Set;for(let h=0;h<d.count;h++){t.goTo(h),e[h]=t.kind,s.
add(t.resources);const p=f.pace.step(300);p&&await p}return{kinds:t.kinds,kindOf:e,resources:s}}const u=["MediaBox","CropBox","Rotate","UserUnit"],n=2e3,o=/\(|(?:^|[^<])<(?!<)/;
class a{document;kinds=[];kind=-1;resources;bytes;entries=new v.R;index=-1;inherited;geometry=new i(u);own=new i(["Resources"]);kindOf=new Map;recognised=new Map;dictionaries=new Map;constructor(d){
this.document=d}goTo(d){const{document:f,entries:t,inherited:e}=this,{pages:s}=f,h=s.number(d),p=f.place(h),P=s.inheritedBy(d);if(this.index=d,this.inherited=P,
!p||!f.locate(h,p,t)){this.bytes=void 0,this.geometry.forget(),this.own.forget(),this.kind=this.kindHere(),this.resources=s.attribute(d,"Resources");return}(this.
bytes?.buffer!==p.bytes.buffer||this.bytes.byteOffset!==p.bytes.byteOffset)&&(this.bytes=(0,M.bS)(p.bytes));const[A,L]=[this.geometry.take(this.bytes,t),this.own.
take(this.bytes,t)];(!A||P!==e)&&(this.kind=this.recognise(P)),(!L||P!==e)&&(this.resources=this.resourcesHere())}contents(){const{document:d,bytes:f}=this,t=d.
pages.number(this.index);if(!f)return d.entry(t,"Contents");const e=this.entries.find(f,"Contents");if(e<0)return;const{at:s}=this.entries;return g(f,s[e+2],s[e+
3])??d.entry(t,"Contents")}get resourcesSpan(){return this.own.of(0)}resourcesHere(){const{document:d,index:f}=this,{pages:t}=d,[e,s]=this.own.of(0);if(e===s)return t.
inheritedBy(f).Resources;const h=g(this.bytes,e,s);if(h)return h;const p=()=>d.entry(t.number(f),"Resources");if(s-e>n)return p();const P=this.own.text();return d.
security&&o.test(P)?p():(this.dictionaries.has(P)||this.dictionaries.set(P,p()),this.dictionaries.get(P))}recognise(d){let f=this.recognised.get(d);f||this.recognised.
set(d,f=new Map);const t=this.geometry.text();let e=f.get(t);return e===void 0&&f.set(t,e=this.kindHere()),e}kindHere(){const d=(0,m.iw)(this.document,this.index),
f=`${d.box.join(" ")} ${d.rotation} ${d.userUnit}`;let t=this.kindOf.get(f);return t===void 0&&this.kindOf.set(f,t=this.kinds.push(d)-1),t}}class i{keys;bytes;from;to;constructor(d){
this.keys=d,this.from=new Int32Array(d.length),this.to=new Int32Array(d.length)}forget(){this.bytes=void 0}take(d,f){const{bytes:t,from:e,to:s,keys:h}=this;let p=t!==
void 0;for(let P=0;P<h.length;P++){const A=f.find(d,h[P]),L=A<0?0:f.at[A+2],$=A<0?0:f.at[A+3];p&&=r(t,e[P],s[P],d,L,$),e[P]=L,s[P]=$}return this.bytes=d,p}of(d){
return[this.from[d],this.to[d]]}text(){let d="";for(let f=0;f<this.keys.length;f++)d+=`${this.bytes.toString("latin1",this.from[f],this.to[f])}|`;return d}}function r(_,d,f,t,e,s){
if(f-d!==s-e)return!1;for(let h=d,p=e;h<f;h++,p++)if(_[h]!==t[p])return!1;return!0}function g(_,d,f){if(!(0,M.yp)(_[d])||_[f-1]!==M.AV||_[f-2]!==M.Z4)return;const t=(0,M.
JI)(_,d,f),e=(0,M.JI)(_,t.after+1,f);return _[t.after]===M.Z4&&e.value>=0&&e.after===f-2?new O.oS(t.value,e.value):void 0}}),76023:((k,T,c)=>{c.d(T,{L:()=>y});var M=c(
45599),v=c(69869);const O=8,l={DeviceGray:m("gray",1),CalGray:m("gray",1),G:m("gray",1),DeviceRGB:m("rgb",3),CalRGB:m("rgb",3),RGB:m("rgb",3),DeviceCMYK:m("cmyk",
4),CMYK:m("cmyk",4),Separation:m("inks",1)};function m(n,o){return{kind:n,components:o,profile:void 0,table:void 0}}function y(n,o,a,i=0){const r=n.resolve(o);if(i>
O)return;if(r instanceof M.SX){if(Object.hasOwn(l,r.text))return l[r.text];const _=a(r.text);return _===void 0?void 0:y(n,_,a,i+1)}if(!(0,M.cy)(r))return;const g=n.
resolve(r[0]);if(g instanceof M.SX)switch(g.text){case"ICCBased":return E(n,r[1],a,i);case"Indexed":case"I":return u(n,r,a,i);case"DeviceN":{const _=n.array(r[1])?.
length??0;return _>=1&&_<=32?m("inks",_):void 0}default:return Object.hasOwn(l,g.text)?l[g.text]:void 0}}function E(n,o,a,i){const r=n.resolve(o);if(!(r instanceof
M.Z6))return;const g=n.resolve(r.dict.get("N")),_=g===1?"gray":g===3?"rgb":g===4?"cmyk":void 0;if(_===void 0)return y(n,r.dict.get("Alternate"),a,i+1);const d=(0,v.
hh)(n.decodedPart(r)?.data,g);return{...m(_,g),profile:d?.bytes}}function u(n,o,a,i){const r=y(n,o[1],a,i+1),g=n.resolve(o[3]),_=g instanceof M.Mx?g.bytes:g instanceof
M.Z6?n.decodedPart(g)?.data:void 0,d=n.resolve(o[2]);if(!r||r.table||!_||typeof d!="number"||!(d>=0))return;const f=new Uint8Array((Math.min(Math.floor(d),255)+
1)*r.components);return f.set(_.subarray(0,f.length)),{...r,table:f}}}),69869:((k,T,c)=>{c.d(T,{R1:()=>n,To:()=>y,hh:()=>E});var M=c(59596),v=c(78157),O=c(45599);
const l={1:"GRAY",3:"RGB ",4:"CMYK"},m=["scnr","mntr","prtr","spac"],y={1:"DeviceGray",3:"DeviceRGB",4:"DeviceCMYK"};function E(o,a){if(!o||o.length<132)return;
const i=(0,v.bS)(o),r=f=>i.toString("latin1",f,f+4),g=i.readUInt32BE(0),_=o[8];if(!(!(g>=132&&g<=o.length&&_>=2&&_<=4&&r(36)==="acsp"&&m.includes(r(12)))||r(16)!==
l[a]))return{bytes:o.subarray(0,g),version:_}}const u=new WeakMap;function n(o,{bytes:a},i){const r=u.get(o)??[];u.set(o,r);const g=r.find(f=>Buffer.compare(f.bytes,
a)===0);if(g)return g.ref;const _=(0,O.jd)({N:i,Alternate:(0,O.UU)(y[i]),Filter:(0,O.UU)("FlateDecode")}),d=o.add(new O.Z6(_,(0,M.Kc)(a)));return r.push({bytes:a,
ref:d}),d}}),4186:((k,T,c)=>{c.d(T,{D:()=>O,L:()=>v});var M=c(45657);function v({cos:l,sin:m},y,E,u,n){if(m===0&&l===1)return{x:y,y:u,width:E-y,height:n-u};const o=[
y*l-u*m,E*l-u*m,y*l-n*m,E*l-n*m],a=[y*m+u*l,E*m+u*l,y*m+n*l,E*m+n*l],[i,r]=[(0,M.YG)(o),(0,M.YG)(a)];return{x:i,y:r,width:(0,M.Kf)(o)-i,height:(0,M.Kf)(a)-r}}function O(l,m){
const[y,E]=[Math.min(l.x,m.x),Math.min(l.y,m.y)];return{x:y,y:E,width:Math.max(l.x+l.width,m.x+m.width)-y,height:Math.max(l.y+l.height,m.y+m.height)-E}}}),9819:((k,T,c)=>{
c.d(T,{J7:()=>O,Kd:()=>y,Wo:()=>E,_i:()=>m,b9:()=>l});var M=c(42973),v=c(45599);class O{document;gone=new Set;chased=new Set;constructor(n){this.document=n}remove(n){
const{catalog:o,catalogNumber:a,pages:i}=this.document,r=o.get("Pages");n===a||(0,v.i9)(r)&&n===r.number||i.holds(n)||(this.gone.add(n),this.document.remove(n))}chase(n){
this.chased.add(n)}removed(){return this.gone}takeChased(){const n=this.chased;return this.chased=new Set,n}isGone(n){return(0,v.i9)(n)&&this.gone.has(n.number)}}
class l{most;left;constructor(n){this.most=this.left=n.job.limits.nodes}spend=n=>{if(this.left-=n,this.left<0)throw(0,M.F)("nodes",`The document has more than ${this.
most} fields, bookmarks, names and structure elements`,"Remove bookmarks or tags with another program first")}}class m{seen;beyond=new Set;allowance;constructor(n,o=new l(
n)){this.allowance=o,this.seen=new Uint8Array((n.size>>3)+1)}first(n){if(this.allowance.spend(1),!(0,v.i9)(n))return!0;const{number:o}=n,a=o>>3;if(a>=this.seen.
length)return this.beyond.size<this.beyond.add(o).size;const i=1<<(o&7),r=(this.seen[a]&i)===0;return this.seen[a]|=i,r}}function y(u,n){return(0,v.i9)(u)?u.number:
n}function E(u,n){const o=u.catalog.get(n),a=u.dict(o);return a&&{dict:a,holder:y(o,u.catalogNumber)}}}),93604:((k,T,c)=>{c.d(T,{B:()=>M,M:()=>v});const M=(l,m)=>O(
l,m,!1),v=(l,m)=>O(l,m,!0);function O(l,m,y){let[E,u]=[0,l.length];for(;E<u;){const n=E+u>>1,o=l[n];o<m||y&&o===m?E=n+1:u=n}return E}})};
