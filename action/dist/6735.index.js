"use strict";exports.id=6735,exports.ids=[6735],exports.modules={66974:((k,b,d)=>{d.d(b,{D6:()=>p,F1:()=>w,NL:()=>i,P3:()=>P,br:()=>u,bs:()=>y});var M=d(98446);const P={problem:"\
names page 0: pages count from 1, and -1 is the last page"};function w(f,o,s){const l=[],m=[];for(const[a,c]of f.split(",").entries()){const t=a+1;if(o!==void 0&&
c.trim()===""){m.push(`entry ${t} is empty: write ${o}, separated by single commas`);continue}const e=s(c,t);"problem"in e?m.push(u(t,c,e.problem)):l.push(e.item)}
return m.length>0?{problem:y(m)}:{items:l}}const u=(f,o,s)=>`entry ${f} ('${r(o.trim())}') ${s}`,p=({position:f,text:o},s,l)=>u(f,o,`names ${_(s)}, but the docu\
ment has ${(0,M.y_)(l,"page")}`);function _(f){return Number.isSafeInteger(f)?`page ${f}`:"a page far beyond its end"}const E=5;function y(f){const o=f.length-E;
return[...f.slice(0,E),...o>0?[`and ${o} more such entries`]:[]].join("; ")}function i(f){const o=/^ *(\d{1,10}) *[-–]+ *(\d{0,10}) *$/.exec(f);return o?`is n\
ot a range: write ${o[1]}..${o[2]}${o[2]===""?" for this page and all after it":""}`:/\bfirst\b/i.test(f)?"is not a page: the first page is written 1, and a ran\
ge from it 1..5":/\b(last|end)\b/i.test(f)?"is not a page: the last page is written -1, and a range to it 2..":void 0}function r(f){const o=[...f].map(s=>/[\p{Cc}\p{Cs}\u2028\u2029]/u.
test(s)?"?":s);return(0,M.Bu)(o.join(""),40)}}),29082:((k,b,d)=>{d.d(b,{k1:()=>p,lY:()=>u,m7:()=>_});var M=d(58552),P=d(66974);const w=/^(not +)?(?:(odd|even|all)|(-?\d+)(?:(\.\.)(-?\d+)?)?)$/i,
u=i=>(0,P.F1)(i,"pages such as 1..3, -1, odd",(r,f)=>{const o=r.trim(),s=w.exec(o);if(!s)return{problem:y(o)};const[,l,m,a,c,t]=s,e={negated:l!==void 0,text:o,position:f};
if(m!==void 0)return{item:{...e,pages:m.toLowerCase()}};const n=Number(a),h=c===void 0?n:t===void 0?"end":Number(t);return n===0||h===0?P.P3:{item:{...e,pages:{
from:n,to:h}}}});function p(i,r,f="pages"){const o=c=>(0,M.G6)([{field:f,message:c}]),s=u(i);if("problem"in s)throw o(s.problem);const l=new E(r),m=new E(r),a=[];
for(const c of s.items){const t=c.negated?m:l;if(typeof c.pages=="string"){t.add(c.pages);continue}const{from:e,to:n}=c.pages,h=e<0?r+1+e:e,g=n==="end"?r:n<0?r+
1+n:n,I=(n==="end"?e<0?[[e,h]]:[]:[[e,h],[n,g]]).find(([,W])=>W<1||W>r);I&&a.push((0,P.D6)(c,I[0],r)),!(n==="end"&&h>r||a.length>0)&&t.range(Math.min(h,g),Math.
max(h,g))}if(a.length>0)throw o((0,P.bs)(a));return s.items.every(({negated:c})=>c)&&l.add("all"),l.without(m)}function _(i){const r=u(i);if("problem"in r||r.items.
length!==1)return;const{negated:f,pages:o}=r.items[0];if(f)return;if(o==="all")return{first:1};if(typeof o=="string"||o.from<1)return;const{from:s,to:l}=o;return l===
"end"?{first:s}:l===-1?{first:s}:l<1?void 0:{first:Math.min(s,l),last:Math.max(s,l)}}class E{pageCount;differences;odd=!1;even=!1;constructor(r){this.pageCount=
r,this.differences=new Int32Array(r+2)}add(r){r!=="even"&&(this.odd=!0),r!=="odd"&&(this.even=!0)}range(r,f){this.differences[r]++,this.differences[f+1]--}without(r){
const f=new Uint32Array(this.pageCount);let o=0,s=0,l=0;for(let m=1;m<=this.pageCount;m++){s+=this.differences[m],l+=r.differences[m];const a=m%2===1?"odd":"eve\
n";(s>0||this[a])&&!(l>0||r[a])&&(f[o++]=m)}return f.subarray(0,o)}}function y(i){return/^(not +)?\.\./i.test(i)?"has no start: a range is written 1..5":/^!/.test(
i)?"is not a page: leave out pages with not, such as not 2":(0,P.NL)(i.replace(/^not +/i,""))??"is not a page such as 3 or -1, a range such as 2..5 or 2.., odd,\
 even, all, or one of these after not"}}),64182:((k,b,d)=>{d.r(b),d.d(b,{crop_pages:()=>$});var M=d(64019),P=d(12844),w=d(74135),u=d(6057),p=d(75444),_=d(87141),
E=d(3552),y=d(36502),i=d(16264);class r{document;contents;layers;constructor(x){this.document=x,this.contents=new E.i(x),this.layers=new y.z(x)}async margins(x){
const{document:A,layers:C}=this,D=(0,u.iw)(A,x),B=(0,w.iN)(D),[R,L]=[B.width*D.userUnit,B.height*D.userUnit],T=new i.r(A,[0,0,R,L]);await this.contents.read(x,T,
T);for(const S of(0,p.qw)(A,x,C)){const U=(0,M.wR)(A,S)?void 0:(0,P.q)(A,S);U&&T.covers((0,w.zl)((0,_.y)(D),U))}return T.box&&f(T.box,R,L)}}const f=([O,x,A,C],D,B)=>({
left:O,right:D-A,top:x,bottom:B-C});var o=d(29082),s=d(12237),l=d(37253),m=d(98446),a=d(58552),c=d(6856);const t=3,e=["BleedBox","TrimBox","ArtBox"];async function n(O,x,A,C){
const D=new c.n(O),B=[],R=new Map;for(const[L,T]of x.entries()){const S=O.job.pace.step(400);S&&await S;const U=A(L);if(!U){B.push(T);continue}D.goTo(T-1);let j=R.
get(D.kind);if(j?.margins!==U){const G=h(D.kinds[D.kind],U,T),z=(0,w.W1)(G);j={margins:U,box:G,patch:C?{CropBox:z,MediaBox:z}:{CropBox:z}},R.set(D.kind,j)}const H=v(
O,D,T-1,j.box);O.pages.patch(T-1,H?{...j.patch,...H}:j.patch)}return{croppedPages:x.length-B.length,left:B}}function h(O,{left:x,right:A,top:C,bottom:D},B){const{
userUnit:R}=O,{width:L,height:T}=(0,w.iN)(O),S=g(x/R,A/R,L),U=g(D/R,C/R,T);if(!S||!U){const[j,H,G]=S?[T,"high",["crop_top","crop_bottom"]]:[L,"wide",["crop_left",
"crop_right"]],z=`leaves nothing of page ${B}, which is ${(0,w.d)(j,O)} inches ${H}: ${G.join(" and ")} together must be less`;throw(0,a.G6)([{field:G[0],message:z,
mentions:G}])}return(0,w.zl)((0,w.S3)(O),[S[0],U[0],S[1],U[1]])}function g(O,x,A){const[C,D]=[O,A-x];if(D-C>=t)return[C,D];if(D<=C||A<t)return;const B=Math.min(
Math.max((C+D-t)/2,0),A-t);return[B,B+t]}function v(O,{bytes:x,entries:A},C,D){if(x&&e.every(L=>A.find(x,L)<0))return;const B=O.pages.number(C),R={};for(const L of e){
const T=O.entry(B,L);if(T===void 0)continue;const S=(0,u.b0)(O,T),U=S&&(0,w.Pj)(S,D);R[L]=U&&(0,w.W1)(U)}return R}var I=d(52404);const W=72,$=async(O,x,A)=>{const C=await(0,s.
E)(O.bytes,A,{password:x.open_password}),D=C.pages.count,B=(0,o.k1)(x.pages,D),R=B.length===0?[I.$]:[],L=x.crop_to==="content"?await K(C,B,x):N(x),{croppedPages:T,
left:S}=await n(C,B,L,x.shrink_media_box);S.length>0&&R.push(V(S)),x.shrink_media_box&&T>0&&R.push(Z);const U={pageCount:D,croppedPages:T};return T===0&&!C.suspect?
{documents:[{...O,pageCount:D}],notes:R,facts:U}:{documents:[{name:O.name,bytes:await(0,l.UN)(C),pageCount:D}],notes:R,facts:U}};function N({crop_left:O,crop_right:x,
crop_top:A,crop_bottom:C}){const D=(R=0)=>R*W,B={left:D(O),right:D(x),top:D(A),bottom:D(C)};return()=>B}async function K(O,x,{padding:A,uniform:C}){const{pace:D}=O.
job,B=new r(O),R=[];for(const[T,S]of x.entries()){const U=await B.margins(S-1);R.push(U&&Y(U,A*W));const j=D.step(4e3);j&&await j,T%100===0&&D.progress(T/x.length)}
if(!C)return T=>R[T];const L=R.reduce((T,S)=>T&&S?X(T,S):T??S,void 0);return()=>L}const F=O=>({left:O("left"),right:O("right"),top:O("top"),bottom:O("bottom")}),
Y=(O,x)=>F(A=>Math.max(O[A]-x,0)),X=(O,x)=>F(A=>Math.min(O[A],x[A]));function V(O){const x=(0,m.d5)(O.length,"it was","they were");return{code:"nothing_drawn",message:`\
Nothing is drawn on ${(0,m.oi)(O)}, so ${x} not cropped.`}}const Z={code:"cropped_content_stays",message:"The parts of the pages that were cut off do not show, \
but are still in the file, with their text."}}),52404:((k,b,d)=>{d.d(b,{$:()=>u,U:()=>p});var M=d(58552),P=d(29082),w=d(98446);const u={code:"no_pages_selected",
message:"The document has none of the pages that were asked for, so nothing was changed."};function p({first_page:_,last_page:E,pages:y},i){if(y!==void 0)return(0,P.
k1)(y,i);const r=(0,w.y_)(i,"page"),f=[];if(_>i&&f.push({field:"first_page",message:`is ${_}, but the document has ${r}`}),E!==void 0&&E>i&&f.push({field:"last_\
page",message:`is ${E}, but the document has ${r}`}),f.length===0&&E!==void 0&&_>E&&f.push({field:"first_page",message:`is ${_}, which is after last_page (${E})`,
mentions:["last_page"]}),f.length>0)throw(0,M.G6)(f);return Uint32Array.from({length:(E??i)-_+1},(o,s)=>_+s)}}),36078:((k,b,d)=>{d.d(b,{AY:()=>_,KJ:()=>i,XL:()=>E,
_:()=>P,hX:()=>f,id:()=>p,qK:()=>u,vs:()=>w,wW:()=>r,yQ:()=>y});var M=d(45079);function P(o){if(Number.isInteger(o)&&Math.abs(o)<1e7)return String(o);const s=Number(
o.toPrecision(7)),l=Math.abs(s)<1e-9?"0":String(s);return l.includes("e")?s.toFixed(12).replace(/\.?0+$/,""):l}const w=o=>o.map(P).join(" "),u=(o,s)=>`q ${s} cm\
 /${o} Do Q`,p=o=>(0,M.ZV)(Math.round(o*1e3)/1e3||0),_=([o,s])=>`${p(o)} ${p(s)}`,E=o=>o.map((s,l)=>`${_(s)} ${l===0?"m":"l"}`).join(" "),y=.5523;function i(o){
const s=y,l=(...m)=>`${m.map(([a,c])=>_(o(a,c))).join(" ")} c`;return[`${_(o(1,0))} m`,l([1,s],[s,1],[0,1]),l([-s,1],[-1,s],[-1,0]),l([-1,-s],[-s,-1],[0,-1]),l(
[s,-1],[1,-s],[1,0])].join(" ")}function r(o,s){const l={1:"g",3:"rg",4:"k"}[o.length];return`${o.map(p).join(" ")} ${s==="fill"?l:l.toUpperCase()}`}const f=o=>`\
[${o.map(p).join(" ")}] 0 d`}),16264:((k,b,d)=>{d.d(b,{p:()=>f,r:()=>o});var M=d(45599),P=d(36211),w=d(85008),u=d(74135),p=d(6057),_=d(76023),E=d(4186),y=d(5490);
const i=new Set([3,7]),r=.01,f=[0,0,1,1];class o{document;page;area;path;clips=!1;glyphClip;constructor(t,e){this.document=t,this.page=e}get box(){return this.area}takes(t,e,n,h){
if(this.extendsPath(t,e)||this.setsColor(t,e,n))return;const{operator:g}=t,v=P.lJ.get(g);v?this.paints(v,e,h):g==="W"||g==="W*"?this.clips=!0:g==="w"?e.paint={...this.
paintOf(e),lineWidth:Math.abs(t.number(0))||0}:!h&&g==="BI"?this.image(e):!h&&g==="sh"&&this.add(this.paintOf(e).clip,e)}shows(t){this.glyphClip=i.has(t.mode)?void 0:
this.paintOf(t).clip}glyph({font:t,frame:e,size:n},h,g,v,I){if(!this.glyphClip||h!==""&&h.trim()==="")return;const[W,$]=e.vertical?[.5,.5]:[t.ascent,-t.descent],
N=Math.min(g,v),K=(0,E.L)(e,N,Math.max(g,v),I-W*n,I+$*n);this.join([K.x,K.y,K.x+K.width,K.y+K.height],this.glyphClip)}covers(t){this.join(t,this.page)}image(t){
this.add((0,u.zl)(t.matrix,f),t)}enters(t,e){const n=(0,p.b0)(this.document,t.get("BBox"));n&&this.clipTo((0,u.zl)(e.matrix,n),e)}paintOf(t){return t.paint??{clip:this.
page,lineWidth:1,components:1,isWhite:!1}}extendsPath(t,{matrix:e}){const n=(0,y.M)(t);switch(t.operator){case"re":{const[h=NaN,g=NaN,v=NaN,I=NaN]=n;return this.
extend((0,u.zl)(e,[h,g,h+v,g+I])),!0}case"m":case"l":case"c":case"v":case"y":for(let h=0;h+1<n.length;h+=2){const[g,v]=(0,u.Gd)(e,n[h],n[h+1]);this.extend([g,v,
g,v])}return!0;default:return!1}}extend(t){t.every(Number.isFinite)&&(this.path=this.path?(0,u.kO)(this.path,t):t)}setsColor(t,e,n){const h=this.paintOf(e);switch(t.
operator){case"g":case"rg":case"k":return e.paint={...h,components:t.count,isWhite:a((0,y.M)(t))},!0;case"cs":return e.paint={...h,components:this.componentsOf(
t.name(0),n),isWhite:!1},!0;case"sc":case"scn":{const g=t.kind(t.count-1)!==w.o_&&t.count===h.components;return e.paint={...h,isWhite:g&&a((0,y.M)(t))},!0}default:
return!1}}componentsOf(t,e){if(t===void 0)return 0;const n=g=>e.find("ColorSpace",g),h=(0,_.L)(this.document,new M.SX(t),n);return h&&h.kind!=="inks"&&!h.table?
h.components:0}paints({fill:t,strokes:e},n,h){const{path:g,clips:v}=this;this.path=void 0,this.clips=!1;const I=this.paintOf(n);g&&!h&&e?this.add((0,u.XM)(g,I.lineWidth*
m(n)/2),n):g&&!h&&t&&!(I.isWhite&&this.isPageWide(g))&&this.add(g,n),v&&g&&this.clipTo(g,n)}isPageWide(t){const[e,n,h,g]=this.page,[v,I]=[(h-e)*r,(g-n)*r];return t[0]<=
e+v&&t[1]<=n+I&&t[2]>=h-v&&t[3]>=g-I}clipTo(t,e){const n=this.paintOf(e);e.paint={...n,clip:(0,u.Pj)(n.clip,t)??s}}add(t,e){this.join(t,this.paintOf(e).clip)}join(t,e){
const n=(0,u.Pj)((0,u.XM)(t,l),e);n&&(this.area=this.area?(0,u.kO)(this.area,n):n)}}const s=[0,0,0,0],l=.01,m=({matrix:[c,t,e,n]})=>Math.max(Math.hypot(c,t),Math.
hypot(e,n)),a=c=>{const t=c.length===4?0:1;return c.length>0&&c.every(e=>e===t)}}),91374:((k,b,d)=>{d.d(b,{QL:()=>_,bf:()=>p,fq:()=>m,hj:()=>l,i4:()=>o,iA:()=>y,
pv:()=>s,qU:()=>r,tP:()=>E});var M=d(77581),P=d(45599),w=d(9819),u=d(70549);function p(t){for(;t.part===""&&t.parent;)t=t.parent;return t}const _="FT Parent T T\
U TM Ff V DV DA Q DS RV Opt MaxLen TI I Lock SV".split(" "),E=100;function*y(t,{from:e=t.array((0,w.Wo)(t,"AcroForm")?.dict.get("Fields")),below:n,visit:h=new w.
_i(t),depth:g=1/0}={}){const v=[],I=(W=[],$)=>{for(let N=W.length-1;N>=0;N--)v.push({value:W[N],parent:$})};I(e,n);for(let W=v.pop();W;W=v.pop()){const{value:$,
parent:N}=W,K=(0,P.i9)($)?t.get($):$;if(!(0,P.Zm)(K)||!h.first($)||(N?.depth??0)>=g)continue;const F=t.resolve(K.get("T")),Y=t.resolve(K.get("FT")),X=F instanceof
P.Mx?(0,M.g7)(F):"",V={number:(0,P.i9)($)?$.number:void 0,dict:K,parent:N,part:X,name:c(N&&N.depth%E!==0?N.name:"",X),type:Y instanceof P.SX?Y.text:N?.type,depth:(N?.
depth??0)+1};yield V,I(t.array(K.get("Kids")),V)}}const i=1e3,r=(0,u.n)(f);async function f(t){const e=[];for(const n of y(t)){e.push(n);const h=t.job.pace.step(
i);h&&await h}return e}function o(t){const e=new Set(t.flatMap(({parent:n,dict:h})=>n&&h.has("T")?[n]:[]));return t.filter(n=>(n.dict.has("T")||!n.parent)&&!e.has(
n))}function s(t,e){const n=t.resolve(l(t,e,"FT"));return n instanceof P.SX?n.text:void 0}function l(t,e,n){for(const h of a(t,e)){const g=h.get(n);if(g!==void 0)
return g}}function m(t,e){let n="";for(const h of a(t,e)){const g=t.resolve(h.get("T"));g instanceof P.Mx&&(n=c((0,M.g7)(g),n))}return n}function*a(t,e){let n=e;
for(let h=0;n&&h<E;h++)yield n,n=t.dict(n.get("Parent"))}const c=(t,e)=>t===""||e===""?t+e:`${t}.${e}`}),6856:((k,b,d)=>{d.d(b,{n:()=>f,w:()=>_});var M=d(78157),
P=d(79725),w=d(45599),u=d(70549),p=d(6057);const _=(0,u.n)(E);async function E(m){const{pages:a,job:c}=m,t=new f(m),e=new Int32Array(a.count),n=new Set;for(let h=0;h<
a.count;h++){t.goTo(h),e[h]=t.kind,n.add(t.resources);const g=c.pace.step(300);g&&await g}return{kinds:t.kinds,kindOf:e,resources:n}}const y=["MediaBox","CropBo\
x","Rotate","UserUnit"],i=2e3,r=/\(|(?:^|[^<])<(?!<)/;class f{document;kinds=[];kind=-1;resources;bytes;entries=new P.R;index=-1;inherited;geometry=new o(y);own=new o(
["Resources"]);kindOf=new Map;recognised=new Map;dictionaries=new Map;constructor(a){this.document=a}goTo(a){const{document:c,entries:t,inherited:e}=this,{pages:n}=c,
h=n.number(a),g=c.place(h),v=n.inheritedBy(a);if(this.index=a,this.inherited=v,!g||!c.locate(h,g,t)){this.bytes=void 0,this.geometry.forget(),this.own.forget(),
this.kind=this.kindHere(),this.resources=n.attribute(a,"Resources");return}(this.bytes?.buffer!==g.bytes.buffer||this.bytes.byteOffset!==g.bytes.byteOffset)&&(this.
bytes=(0,M.bS)(g.bytes));const[I,W]=[this.geometry.take(this.bytes,t),this.own.take(this.bytes,t)];(!I||v!==e)&&(this.kind=this.recognise(v)),(!W||v!==e)&&(this.
resources=this.resourcesHere())}contents(){const{document:a,bytes:c}=this,t=a.pages.number(this.index);if(!c)return a.entry(t,"Contents");const e=this.entries.find(
c,"Contents");if(e<0)return;const{at:n}=this.entries;return l(c,n[e+2],n[e+3])??a.entry(t,"Contents")}get resourcesSpan(){return this.own.of(0)}resourcesHere(){
const{document:a,index:c}=this,{pages:t}=a,[e,n]=this.own.of(0);if(e===n)return t.inheritedBy(c).Resources;const h=l(this.bytes,e,n);if(h)return h;const g=()=>a.
entry(t.number(c),"Resources");if(n-e>i)return g();const v=this.own.text();return a.security&&r.test(v)?g():(this.dictionaries.has(v)||this.dictionaries.set(v,g()),
this.dictionaries.get(v))}recognise(a){let c=this.recognised.get(a);c||this.recognised.set(a,c=new Map);const t=this.geometry.text();let e=c.get(t);return e===void 0&&
c.set(t,e=this.kindHere()),e}kindHere(){const a=(0,p.iw)(this.document,this.index),c=`${a.box.join(" ")} ${a.rotation} ${a.userUnit}`;let t=this.kindOf.get(c);return t===
void 0&&this.kindOf.set(c,t=this.kinds.push(a)-1),t}}class o{keys;bytes;from;to;constructor(a){this.keys=a,this.from=new Int32Array(a.length),this.to=new Int32Array(
a.length)}forget(){this.bytes=void 0}take(a,c){const{bytes:t,from:e,to:n,keys:h}=this;let g=t!==void 0;for(let v=0;v<h.length;v++){const I=c.find(a,h[v]),W=I<0?
0:c.at[I+2],$=I<0?0:c.at[I+3];g&&=s(t,e[v],n[v],a,W,$),e[v]=W,n[v]=$}return this.bytes=a,g}of(a){return[this.from[a],this.to[a]]}text(){let a="";for(let c=0;c<this.
keys.length;c++)a+=`${this.bytes.toString("latin1",this.from[c],this.to[c])}|`;return a}}function s(m,a,c,t,e,n){if(c-a!==n-e)return!1;for(let h=a,g=e;h<c;h++,g++)
if(m[h]!==t[g])return!1;return!0}function l(m,a,c){if(!(0,M.yp)(m[a])||m[c-1]!==M.AV||m[c-2]!==M.Z4)return;const t=(0,M.JI)(m,a,c),e=(0,M.JI)(m,t.after+1,c);return m[t.
after]===M.Z4&&e.value>=0&&e.after===c-2?new w.oS(t.value,e.value):void 0}}),76023:((k,b,d)=>{d.d(b,{L:()=>_});var M=d(45599),P=d(69869);const w=8,u={DeviceGray:p(
"gray",1),CalGray:p("gray",1),G:p("gray",1),DeviceRGB:p("rgb",3),CalRGB:p("rgb",3),RGB:p("rgb",3),DeviceCMYK:p("cmyk",4),CMYK:p("cmyk",4),Separation:p("inks",1)};
function p(i,r){return{kind:i,components:r,profile:void 0,table:void 0}}function _(i,r,f,o=0){const s=i.resolve(r);if(o>w)return;if(s instanceof M.SX){if(Object.
hasOwn(u,s.text))return u[s.text];const m=f(s.text);return m===void 0?void 0:_(i,m,f,o+1)}if(!(0,M.cy)(s))return;const l=i.resolve(s[0]);if(l instanceof M.SX)switch(l.
text){case"ICCBased":return E(i,s[1],f,o);case"Indexed":case"I":return y(i,s,f,o);case"DeviceN":{const m=i.array(s[1])?.length??0;return m>=1&&m<=32?p("inks",m):
void 0}default:return Object.hasOwn(u,l.text)?u[l.text]:void 0}}function E(i,r,f,o){const s=i.resolve(r);if(!(s instanceof M.Z6))return;const l=i.resolve(s.dict.
get("N")),m=l===1?"gray":l===3?"rgb":l===4?"cmyk":void 0;if(m===void 0)return _(i,s.dict.get("Alternate"),f,o+1);const a=(0,P.hh)(i.decodedPart(s)?.data,l);return{
...p(m,l),profile:a?.bytes}}function y(i,r,f,o){const s=_(i,r[1],f,o+1),l=i.resolve(r[3]),m=l instanceof M.Mx?l.bytes:l instanceof M.Z6?i.decodedPart(l)?.data:void 0,
a=i.resolve(r[2]);if(!s||s.table||!m||typeof a!="number"||!(a>=0))return;const c=new Uint8Array((Math.min(Math.floor(a),255)+1)*s.components);return c.set(m.subarray(
0,c.length)),{...s,table:c}}}),69869:((k,b,d)=>{d.d(b,{R1:()=>i,To:()=>_,hh:()=>E});var M=d(59596),P=d(78157),w=d(45599);const u={1:"GRAY",3:"RGB ",4:"CMYK"},p=[
"scnr","mntr","prtr","spac"],_={1:"DeviceGray",3:"DeviceRGB",4:"DeviceCMYK"};function E(r,f){if(!r||r.length<132)return;const o=(0,P.bS)(r),s=c=>o.toString("lat\
in1",c,c+4),l=o.readUInt32BE(0),m=r[8];if(!(!(l>=132&&l<=r.length&&m>=2&&m<=4&&s(36)==="acsp"&&p.includes(s(12)))||s(16)!==u[f]))return{bytes:r.subarray(0,l),version:m}}
const y=new WeakMap;function i(r,{bytes:f},o){const s=y.get(r)??[];y.set(r,s);const l=s.find(c=>Buffer.compare(c.bytes,f)===0);if(l)return l.ref;const m=(0,w.jd)(
{N:o,Alternate:(0,w.UU)(_[o]),Filter:(0,w.UU)("FlateDecode")}),a=r.add(new w.Z6(m,(0,M.Kc)(f)));return s.push({bytes:f,ref:a}),a}}),4186:((k,b,d)=>{d.d(b,{D:()=>w,
L:()=>P});var M=d(45657);function P({cos:u,sin:p},_,E,y,i){if(p===0&&u===1)return{x:_,y,width:E-_,height:i-y};const r=[_*u-y*p,E*u-y*p,_*u-i*p,E*u-i*p],f=[_*p+y*
u,E*p+y*u,_*p+i*u,E*p+i*u],[o,s]=[(0,M.YG)(r),(0,M.YG)(f)];return{x:o,y:s,width:(0,M.Kf)(r)-o,height:(0,M.Kf)(f)-s}}function w(u,p){const[_,E]=[Math.min(u.x,p.x),
Math.min(u.y,p.y)];return{x:_,y:E,width:Math.max(u.x+u.width,p.x+p.width)-_,height:Math.max(u.y+u.height,p.y+p.height)-E}}}),70549:((k,b,d)=>{d.d(b,{n:()=>M});function M(P){
const w=new WeakMap;return u=>{if(u.hasChanges)return P(u);const p=w.get(u);if(p)return p.answer;const _=P(u);return w.set(u,{answer:_}),_}}}),9819:((k,b,d)=>{d.
d(b,{J7:()=>w,Kd:()=>_,Wo:()=>E,_i:()=>p,b9:()=>u});var M=d(42973),P=d(45599);class w{document;gone=new Set;chased=new Set;constructor(i){this.document=i}remove(i){
const{catalog:r,catalogNumber:f,pages:o}=this.document,s=r.get("Pages");i===f||(0,P.i9)(s)&&i===s.number||o.holds(i)||(this.gone.add(i),this.document.remove(i))}chase(i){
this.chased.add(i)}removed(){return this.gone}takeChased(){const i=this.chased;return this.chased=new Set,i}isGone(i){return(0,P.i9)(i)&&this.gone.has(i.number)}}
class u{most;left;constructor(i){this.most=this.left=i.job.limits.nodes}spend=i=>{if(this.left-=i,this.left<0)throw(0,M.F)("nodes",`The document has more than ${this.
most} fields, bookmarks, names and structure elements`,"Remove bookmarks or tags with another program first")}}class p{seen;beyond=new Set;allowance;constructor(i,r=new u(
i)){this.allowance=r,this.seen=new Uint8Array((i.size>>3)+1)}first(i){if(this.allowance.spend(1),!(0,P.i9)(i))return!0;const{number:r}=i,f=r>>3;if(f>=this.seen.
length)return this.beyond.size<this.beyond.add(r).size;const o=1<<(r&7),s=(this.seen[f]&o)===0;return this.seen[f]|=o,s}}function _(y,i){return(0,P.i9)(y)?y.number:
i}function E(y,i){const r=y.catalog.get(i),f=y.dict(r);return f&&{dict:f,holder:_(r,y.catalogNumber)}}}),93604:((k,b,d)=>{d.d(b,{B:()=>M,M:()=>P});const M=(u,p)=>w(
u,p,!1),P=(u,p)=>w(u,p,!0);function w(u,p,_){let[E,y]=[0,u.length];for(;E<y;){const i=E+y>>1,r=u[i];r<p||_&&r===p?E=i+1:y=i}return E}})};
