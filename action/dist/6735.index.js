"use strict";exports.id=6735,exports.ids=[6735],exports.modules={66974:((k,I,d)=>{d.d(I,{D6:()=>p,F1:()=>x,NL:()=>i,P3:()=>v,br:()=>g,bs:()=>_});var M=d(98446);const v={problem:"\
names page 0: pages count from 1, and -1 is the last page"};function x(f,o,s){const u=[],m=[];for(const[a,c]of f.split(",").entries()){const t=a+1;if(o!==void 0&&
c.trim()===""){m.push(`entry ${t} is empty: write ${o}, separated by single commas`);continue}const e=s(c,t);"problem"in e?m.push(g(t,c,e.problem)):u.push(e.item)}
return m.length>0?{problem:_(m)}:{items:u}}const g=(f,o,s)=>`entry ${f} ('${r(o.trim())}') ${s}`,p=({position:f,text:o},s,u)=>g(f,o,`names ${y(s)}, but the docu\
ment has ${(0,M.y_)(u,"page")}`);function y(f){return Number.isSafeInteger(f)?`page ${f}`:"a page far beyond its end"}const E=5;function _(f){const o=f.length-E;
return[...f.slice(0,E),...o>0?[`and ${o} more such entries`]:[]].join("; ")}function i(f){const o=/^ *(\d{1,10}) *[-–]+ *(\d{0,10}) *$/.exec(f);return o?`is n\
ot a range: write ${o[1]}..${o[2]}${o[2]===""?" for this page and all after it":""}`:/\bfirst\b/i.test(f)?"is not a page: the first page is written 1, and a ran\
ge from it 1..5":/\b(last|end)\b/i.test(f)?"is not a page: the last page is written -1, and a range to it 2..":void 0}function r(f){const o=[...f].map(s=>/[\p{Cc}\p{Cs}\u2028\u2029]/u.
test(s)?"?":s);return(0,M.Bu)(o.join(""),40)}}),29082:((k,I,d)=>{d.d(I,{k1:()=>p,lY:()=>g,m7:()=>y});var M=d(58552),v=d(66974);const x=/^(not +)?(?:(odd|even|all)|(-?\d+)(?:(\.\.)(-?\d+)?)?)$/i,
g=i=>(0,v.F1)(i,"pages such as 1..3, -1, odd",(r,f)=>{const o=r.trim(),s=x.exec(o);if(!s)return{problem:_(o)};const[,u,m,a,c,t]=s,e={negated:u!==void 0,text:o,position:f};
if(m!==void 0)return{item:{...e,pages:m.toLowerCase()}};const n=Number(a),h=c===void 0?n:t===void 0?"end":Number(t);return n===0||h===0?v.P3:{item:{...e,pages:{
from:n,to:h}}}});function p(i,r,f="pages"){const o=c=>(0,M.G6)([{field:f,message:c}]),s=g(i);if("problem"in s)throw o(s.problem);const u=new E(r),m=new E(r),a=[];
for(const c of s.items){const t=c.negated?m:u;if(typeof c.pages=="string"){t.add(c.pages);continue}const{from:e,to:n}=c.pages,h=e<0?r+1+e:e,l=n==="end"?r:n<0?r+
1+n:n,A=(n==="end"?e<0?[[e,h]]:[]:[[e,h],[n,l]]).find(([,L])=>L<1||L>r);A&&a.push((0,v.D6)(c,A[0],r)),!(n==="end"&&h>r||a.length>0)&&t.range(Math.min(h,l),Math.
max(h,l))}if(a.length>0)throw o((0,v.bs)(a));return s.items.every(({negated:c})=>c)&&u.add("all"),u.without(m)}function y(i){const r=g(i);if("problem"in r||r.items.
length!==1)return;const{negated:f,pages:o}=r.items[0];if(f)return;if(o==="all")return{first:1};if(typeof o=="string"||o.from<1)return;const{from:s,to:u}=o;return u===
"end"?{first:s}:u===-1?{first:s}:u<1?void 0:{first:Math.min(s,u),last:Math.max(s,u)}}class E{pageCount;differences;odd=!1;even=!1;constructor(r){this.pageCount=
r,this.differences=new Int32Array(r+2)}add(r){r!=="even"&&(this.odd=!0),r!=="odd"&&(this.even=!0)}range(r,f){this.differences[r]++,this.differences[f+1]--}without(r){
const f=new Uint32Array(this.pageCount);let o=0,s=0,u=0;for(let m=1;m<=this.pageCount;m++){s+=this.differences[m],u+=r.differences[m];const a=m%2===1?"odd":"eve\
n";(s>0||this[a])&&!(u>0||r[a])&&(f[o++]=m)}return f.subarray(0,o)}}function _(i){return/^(not +)?\.\./i.test(i)?"has no start: a range is written 1..5":/^!/.test(
i)?"is not a page: leave out pages with not, such as not 2":(0,v.NL)(i.replace(/^not +/i,""))??"is not a page such as 3 or -1, a range such as 2..5 or 2.., odd,\
 even, all, or one of these after not"}}),64182:((k,I,d)=>{d.r(I),d.d(I,{crop_pages:()=>$});var M=d(64019),v=d(12844),x=d(74135),g=d(6057),p=d(75444),y=d(87141),
E=d(3552),_=d(36502),i=d(16264);class r{document;contents;layers;constructor(w){this.document=w,this.contents=new E.i(w),this.layers=new _.z(w)}async margins(w){
const{document:b,layers:C}=this,D=(0,g.iw)(b,w),B=(0,x.iN)(D),[R,W]=[B.width*D.userUnit,B.height*D.userUnit],T=new i.r(b,[0,0,R,W]);await this.contents.read(w,T,
T);for(const S of(0,p.qw)(b,w,C)){const U=(0,M.wR)(b,S)?void 0:(0,v.q)(b,S);U&&T.covers((0,x.zl)((0,y.y)(D),U))}return T.box&&f(T.box,R,W)}}const f=([O,w,b,C],D,B)=>({
left:O,right:D-b,top:w,bottom:B-C});var o=d(29082),s=d(12237),u=d(14029),m=d(98446),a=d(58552),c=d(6856);const t=3,e=["BleedBox","TrimBox","ArtBox"];async function n(O,w,b,C){
const D=new c.n(O),B=[],R=new Map;for(const[W,T]of w.entries()){const S=O.job.pace.step(400);S&&await S;const U=b(W);if(!U){B.push(T);continue}D.goTo(T-1);let j=R.
get(D.kind);if(j?.margins!==U){const G=h(D.kinds[D.kind],U,T),z=(0,x.W1)(G);j={margins:U,box:G,patch:C?{CropBox:z,MediaBox:z}:{CropBox:z}},R.set(D.kind,j)}const H=P(
O,D,T-1,j.box);O.pages.patch(T-1,H?{...j.patch,...H}:j.patch)}return{croppedPages:w.length-B.length,left:B}}function h(O,{left:w,right:b,top:C,bottom:D},B){const{
userUnit:R}=O,{width:W,height:T}=(0,x.iN)(O),S=l(w/R,b/R,W),U=l(D/R,C/R,T);if(!S||!U){const[j,H,G]=S?[T,"high",["crop_top","crop_bottom"]]:[W,"wide",["crop_left",
"crop_right"]],z=`leaves nothing of page ${B}, which is ${(0,x.d)(j,O)} inches ${H}: ${G.join(" and ")} together must be less`;throw(0,a.G6)([{field:G[0],message:z,
mentions:G}])}return(0,x.zl)((0,x.S3)(O),[S[0],U[0],S[1],U[1]])}function l(O,w,b){const[C,D]=[O,b-w];if(D-C>=t)return[C,D];if(D<=C||b<t)return;const B=Math.min(
Math.max((C+D-t)/2,0),b-t);return[B,B+t]}function P(O,{bytes:w,entries:b},C,D){if(w&&e.every(W=>b.find(w,W)<0))return;const B=O.pages.number(C),R={};for(const W of e){
const T=O.entry(B,W);if(T===void 0)continue;const S=(0,g.b0)(O,T),U=S&&(0,x.Pj)(S,D);R[W]=U&&(0,x.W1)(U)}return R}var A=d(52404);const L=72,$=async(O,w,b)=>{const C=await(0,s.
E)(O.bytes,b,{password:w.open_password}),D=C.pages.count,B=(0,o.k1)(w.pages,D),R=B.length===0?[A.$]:[],W=w.crop_to==="content"?await K(C,B,w):N(w),{croppedPages:T,
left:S}=await n(C,B,W,w.shrink_media_box);S.length>0&&R.push(V(S)),w.shrink_media_box&&T>0&&R.push(Z);const U={pageCount:D,croppedPages:T};return T===0&&!C.suspect?
{documents:[{...O,pageCount:D}],notes:R,facts:U}:{documents:[{name:O.name,bytes:await(0,u.UN)(C),pageCount:D}],notes:R,facts:U}};function N({crop_left:O,crop_right:w,
crop_top:b,crop_bottom:C}){const D=(R=0)=>R*L,B={left:D(O),right:D(w),top:D(b),bottom:D(C)};return()=>B}async function K(O,w,{padding:b,uniform:C}){const{pace:D}=O.
job,B=new r(O),R=[];for(const[T,S]of w.entries()){const U=await B.margins(S-1);R.push(U&&Y(U,b*L));const j=D.step(4e3);j&&await j,T%100===0&&D.progress(T/w.length)}
if(!C)return T=>R[T];const W=R.reduce((T,S)=>T&&S?X(T,S):T??S,void 0);return()=>W}const F=O=>({left:O("left"),right:O("right"),top:O("top"),bottom:O("bottom")}),
Y=(O,w)=>F(b=>Math.max(O[b]-w,0)),X=(O,w)=>F(b=>Math.min(O[b],w[b]));function V(O){const w=(0,m.d5)(O.length,"it was","they were");return{code:"nothing_drawn",message:`\
Nothing is drawn on ${(0,m.oi)(O)}, so ${w} not cropped.`}}const Z={code:"cropped_content_stays",message:"The parts of the pages that were cut off do not show, \
but are still in the file, with their text."}}),52404:((k,I,d)=>{d.d(I,{$:()=>g,U:()=>p});var M=d(58552),v=d(29082),x=d(98446);const g={code:"no_pages_selected",
message:"The document has none of the pages that were asked for, so nothing was changed."};function p({first_page:y,last_page:E,pages:_},i){if(_!==void 0)return(0,v.
k1)(_,i);const r=(0,x.y_)(i,"page"),f=[];if(y>i&&f.push({field:"first_page",message:`is ${y}, but the document has ${r}`}),E!==void 0&&E>i&&f.push({field:"last_\
page",message:`is ${E}, but the document has ${r}`}),f.length===0&&E!==void 0&&y>E&&f.push({field:"first_page",message:`is ${y}, which is after last_page (${E})`,
mentions:["last_page"]}),f.length>0)throw(0,M.G6)(f);return Uint32Array.from({length:(E??i)-y+1},(o,s)=>y+s)}}),36078:((k,I,d)=>{d.d(I,{AY:()=>y,KJ:()=>i,XL:()=>E,
_:()=>v,hX:()=>f,id:()=>p,qK:()=>g,vs:()=>x,wW:()=>r,yQ:()=>_});var M=d(45079);function v(o){if(Number.isInteger(o)&&Math.abs(o)<1e7)return String(o);const s=Number(
o.toPrecision(7)),u=Math.abs(s)<1e-9?"0":String(s);return u.includes("e")?s.toFixed(12).replace(/\.?0+$/,""):u}const x=o=>o.map(v).join(" "),g=(o,s)=>`q ${s} cm\
 /${o} Do Q`,p=o=>(0,M.ZV)(Math.round(o*1e3)/1e3||0),y=([o,s])=>`${p(o)} ${p(s)}`,E=o=>o.map((s,u)=>`${y(s)} ${u===0?"m":"l"}`).join(" "),_=.5523;function i(o){
const s=_,u=(...m)=>`${m.map(([a,c])=>y(o(a,c))).join(" ")} c`;return[`${y(o(1,0))} m`,u([1,s],[s,1],[0,1]),u([-s,1],[-1,s],[-1,0]),u([-1,-s],[-s,-1],[0,-1]),u(
[s,-1],[1,-s],[1,0])].join(" ")}function r(o,s){const u={1:"g",3:"rg",4:"k"}[o.length];return`${o.map(p).join(" ")} ${s==="fill"?u:u.toUpperCase()}`}const f=o=>`\
[${o.map(p).join(" ")}] 0 d`}),16264:((k,I,d)=>{d.d(I,{p:()=>f,r:()=>o});var M=d(45599),v=d(36211),x=d(85008),g=d(74135),p=d(6057),y=d(76023),E=d(4186),_=d(5490);
const i=new Set([3,7]),r=.01,f=[0,0,1,1];class o{document;page;area;path;clips=!1;glyphClip;constructor(t,e){this.document=t,this.page=e}get box(){return this.area}takes(t,e,n,h){
if(this.extendsPath(t,e)||this.setsColor(t,e,n))return;const{operator:l}=t,P=v.lJ.get(l);P?this.paints(P,e,h):l==="W"||l==="W*"?this.clips=!0:l==="w"?e.paint={...this.
paintOf(e),lineWidth:Math.abs(t.number(0))||0}:!h&&l==="BI"?this.image(e):!h&&l==="sh"&&this.add(this.paintOf(e).clip,e)}shows(t){this.glyphClip=i.has(t.mode)?void 0:
this.paintOf(t).clip}glyph({font:t,frame:e,size:n},h,l,P,A){if(!this.glyphClip||h!==""&&h.trim()==="")return;const[L,$]=e.vertical?[.5,.5]:[t.ascent,-t.descent],
N=Math.min(l,P),K=(0,E.L)(e,N,Math.max(l,P),A-L*n,A+$*n);this.join([K.x,K.y,K.x+K.width,K.y+K.height],this.glyphClip)}covers(t){this.join(t,this.page)}image(t){
this.add((0,g.zl)(t.matrix,f),t)}enters(t,e){const n=(0,p.b0)(this.document,t.get("BBox"));n&&this.clipTo((0,g.zl)(e.matrix,n),e)}paintOf(t){return t.paint??{clip:this.
page,lineWidth:1,components:1,isWhite:!1}}extendsPath(t,{matrix:e}){const n=(0,_.M)(t);switch(t.operator){case"re":{const[h=NaN,l=NaN,P=NaN,A=NaN]=n;return this.
extend((0,g.zl)(e,[h,l,h+P,l+A])),!0}case"m":case"l":case"c":case"v":case"y":for(let h=0;h+1<n.length;h+=2){const[l,P]=(0,g.Gd)(e,n[h],n[h+1]);this.extend([l,P,
l,P])}return!0;default:return!1}}extend(t){t.every(Number.isFinite)&&(this.path=this.path?(0,g.kO)(this.path,t):t)}setsColor(t,e,n){const h=this.paintOf(e);switch(t.
operator){case"g":case"rg":case"k":return e.paint={...h,components:t.count,isWhite:a((0,_.M)(t))},!0;case"cs":return e.paint={...h,components:this.componentsOf(
t.name(0),n),isWhite:!1},!0;case"sc":case"scn":{const l=t.kind(t.count-1)!==x.o_&&t.count===h.components;return e.paint={...h,isWhite:l&&a((0,_.M)(t))},!0}default:
return!1}}componentsOf(t,e){if(t===void 0)return 0;const n=l=>e.find("ColorSpace",l),h=(0,y.L)(this.document,new M.SX(t),n);return h&&h.kind!=="inks"&&!h.table?
h.components:0}paints({fill:t,strokes:e},n,h){const{path:l,clips:P}=this;this.path=void 0,this.clips=!1;const A=this.paintOf(n);l&&!h&&e?this.add((0,g.XM)(l,A.lineWidth*
m(n)/2),n):l&&!h&&t&&!(A.isWhite&&this.isPageWide(l))&&this.add(l,n),P&&l&&this.clipTo(l,n)}isPageWide(t){const[e,n,h,l]=this.page,[P,A]=[(h-e)*r,(l-n)*r];return t[0]<=
e+P&&t[1]<=n+A&&t[2]>=h-P&&t[3]>=l-A}clipTo(t,e){const n=this.paintOf(e);e.paint={...n,clip:(0,g.Pj)(n.clip,t)??s}}add(t,e){this.join(t,this.paintOf(e).clip)}join(t,e){
const n=(0,g.Pj)((0,g.XM)(t,u),e);n&&(this.area=this.area?(0,g.kO)(this.area,n):n)}}const s=[0,0,0,0],u=.01,m=({matrix:[c,t,e,n]})=>Math.max(Math.hypot(c,t),Math.
hypot(e,n)),a=c=>{const t=c.length===4?0:1;return c.length>0&&c.every(e=>e===t)}}),91374:((k,I,d)=>{d.d(I,{QL:()=>y,bf:()=>p,fq:()=>m,hj:()=>u,i4:()=>o,iA:()=>_,
pv:()=>s,qU:()=>r,tP:()=>E});var M=d(77581),v=d(45599),x=d(9819),g=d(70549);function p(t){for(;t.part===""&&t.parent;)t=t.parent;return t}const y="FT Parent T T\
U TM Ff V DV DA Q DS RV Opt MaxLen TI I Lock SV".split(" "),E=100;function*_(t,{from:e=t.array((0,x.Wo)(t,"AcroForm")?.dict.get("Fields")),below:n,visit:h=new x.
_i(t),depth:l=1/0}={}){const P=[],A=(L=[],$)=>{for(let N=L.length-1;N>=0;N--)P.push({value:L[N],parent:$})};A(e,n);for(let L=P.pop();L;L=P.pop()){const{value:$,
parent:N}=L,K=(0,v.i9)($)?t.get($):$;if(!(0,v.Zm)(K)||!h.first($)||(N?.depth??0)>=l)continue;const F=t.resolve(K.get("T")),Y=t.resolve(K.get("FT")),X=F instanceof
v.Mx?(0,M.g7)(F):"",V={number:(0,v.i9)($)?$.number:void 0,dict:K,parent:N,part:X,name:c(N&&N.depth%E!==0?N.name:"",X),type:Y instanceof v.SX?Y.text:N?.type,depth:(N?.
depth??0)+1};yield V,A(t.array(K.get("Kids")),V)}}const i=1e3,r=(0,g.n)(f);async function f(t){const e=[];for(const n of _(t)){e.push(n);const h=t.job.pace.step(
i);h&&await h}return e}function o(t){const e=new Set(t.flatMap(({parent:n,dict:h})=>n&&h.has("T")?[n]:[]));return t.filter(n=>(n.dict.has("T")||!n.parent)&&!e.has(
n))}function s(t,e){const n=t.resolve(u(t,e,"FT"));return n instanceof v.SX?n.text:void 0}function u(t,e,n){for(const h of a(t,e)){const l=h.get(n);if(l!==void 0)
return l}}function m(t,e){let n="";for(const h of a(t,e)){const l=t.resolve(h.get("T"));l instanceof v.Mx&&(n=c((0,M.g7)(l),n))}return n}function*a(t,e){let n=e;
for(let h=0;n&&h<E;h++)yield n,n=t.dict(n.get("Parent"))}const c=(t,e)=>t===""||e===""?t+e:`${t}.${e}`}),6856:((k,I,d)=>{d.d(I,{n:()=>f,w:()=>y});var M=d(78157),
v=d(79725),x=d(45599),g=d(70549),p=d(6057);const y=(0,g.n)(E);async function E(m){const{pages:a,job:c}=m,t=new f(m),e=new Int32Array(a.count),n=new Set;for(let h=0;h<
a.count;h++){t.goTo(h),e[h]=t.kind,n.add(t.resources);const l=c.pace.step(300);l&&await l}return{kinds:t.kinds,kindOf:e,resources:n}}const _=["MediaBox","CropBo\
x","Rotate","UserUnit"],i=2e3,r=/\(|(?:^|[^<])<(?!<)/;class f{document;kinds=[];kind=-1;resources;bytes;entries=new v.R;index=-1;inherited;geometry=new o(_);own=new o(
["Resources"]);kindOf=new Map;recognised=new Map;dictionaries=new Map;constructor(a){this.document=a}goTo(a){const{document:c,entries:t,inherited:e}=this,{pages:n}=c,
h=n.number(a),l=c.place(h),P=n.inheritedBy(a);if(this.index=a,this.inherited=P,!l||!c.locate(h,l,t)){this.bytes=void 0,this.geometry.forget(),this.own.forget(),
this.kind=this.kindHere(),this.resources=n.attribute(a,"Resources");return}(this.bytes?.buffer!==l.bytes.buffer||this.bytes.byteOffset!==l.bytes.byteOffset)&&(this.
bytes=(0,M.bS)(l.bytes));const[A,L]=[this.geometry.take(this.bytes,t),this.own.take(this.bytes,t)];(!A||P!==e)&&(this.kind=this.recognise(P)),(!L||P!==e)&&(this.
resources=this.resourcesHere())}contents(){const{document:a,bytes:c}=this,t=a.pages.number(this.index);if(!c)return a.entry(t,"Contents");const e=this.entries.find(
c,"Contents");if(e<0)return;const{at:n}=this.entries;return u(c,n[e+2],n[e+3])??a.entry(t,"Contents")}get resourcesSpan(){return this.own.of(0)}resourcesHere(){
const{document:a,index:c}=this,{pages:t}=a,[e,n]=this.own.of(0);if(e===n)return t.inheritedBy(c).Resources;const h=u(this.bytes,e,n);if(h)return h;const l=()=>a.
entry(t.number(c),"Resources");if(n-e>i)return l();const P=this.own.text();return a.security&&r.test(P)?l():(this.dictionaries.has(P)||this.dictionaries.set(P,l()),
this.dictionaries.get(P))}recognise(a){let c=this.recognised.get(a);c||this.recognised.set(a,c=new Map);const t=this.geometry.text();let e=c.get(t);return e===void 0&&
c.set(t,e=this.kindHere()),e}kindHere(){const a=(0,p.iw)(this.document,this.index),c=`${a.box.join(" ")} ${a.rotation} ${a.userUnit}`;let t=this.kindOf.get(c);return t===
void 0&&this.kindOf.set(c,t=this.kinds.push(a)-1),t}}class o{keys;bytes;from;to;constructor(a){this.keys=a,this.from=new Int32Array(a.length),this.to=new Int32Array(
a.length)}forget(){this.bytes=void 0}take(a,c){const{bytes:t,from:e,to:n,keys:h}=this;let l=t!==void 0;for(let P=0;P<h.length;P++){const A=c.find(a,h[P]),L=A<0?
0:c.at[A+2],$=A<0?0:c.at[A+3];l&&=s(t,e[P],n[P],a,L,$),e[P]=L,n[P]=$}return this.bytes=a,l}of(a){return[this.from[a],this.to[a]]}text(){let a="";for(let c=0;c<this.
keys.length;c++)a+=`${this.bytes.toString("latin1",this.from[c],this.to[c])}|`;return a}}function s(m,a,c,t,e,n){if(c-a!==n-e)return!1;for(let h=a,l=e;h<c;h++,l++)
if(m[h]!==t[l])return!1;return!0}function u(m,a,c){if(!(0,M.yp)(m[a])||m[c-1]!==M.AV||m[c-2]!==M.Z4)return;const t=(0,M.JI)(m,a,c),e=(0,M.JI)(m,t.after+1,c);return m[t.
after]===M.Z4&&e.value>=0&&e.after===c-2?new x.oS(t.value,e.value):void 0}}),76023:((k,I,d)=>{d.d(I,{L:()=>y});var M=d(45599),v=d(69869);const x=8,g={DeviceGray:p(
"gray",1),CalGray:p("gray",1),G:p("gray",1),DeviceRGB:p("rgb",3),CalRGB:p("rgb",3),RGB:p("rgb",3),DeviceCMYK:p("cmyk",4),CMYK:p("cmyk",4),Separation:p("inks",1)};
function p(i,r){return{kind:i,components:r,profile:void 0,table:void 0}}function y(i,r,f,o=0){const s=i.resolve(r);if(o>x)return;if(s instanceof M.SX){if(Object.
hasOwn(g,s.text))return g[s.text];const m=f(s.text);return m===void 0?void 0:y(i,m,f,o+1)}if(!(0,M.cy)(s))return;const u=i.resolve(s[0]);if(u instanceof M.SX)switch(u.
text){case"ICCBased":return E(i,s[1],f,o);case"Indexed":case"I":return _(i,s,f,o);case"DeviceN":{const m=i.array(s[1])?.length??0;return m>=1&&m<=32?p("inks",m):
void 0}default:return Object.hasOwn(g,u.text)?g[u.text]:void 0}}function E(i,r,f,o){const s=i.resolve(r);if(!(s instanceof M.Z6))return;const u=i.resolve(s.dict.
get("N")),m=u===1?"gray":u===3?"rgb":u===4?"cmyk":void 0;if(m===void 0)return y(i,s.dict.get("Alternate"),f,o+1);const a=(0,v.hh)(i.decodedPart(s)?.data,u);return{
...p(m,u),profile:a?.bytes}}function _(i,r,f,o){const s=y(i,r[1],f,o+1),u=i.resolve(r[3]),m=u instanceof M.Mx?u.bytes:u instanceof M.Z6?i.decodedPart(u)?.data:void 0,
a=i.resolve(r[2]);if(!s||s.table||!m||typeof a!="number"||!(a>=0))return;const c=new Uint8Array((Math.min(Math.floor(a),255)+1)*s.components);return c.set(m.subarray(
0,c.length)),{...s,table:c}}}),69869:((k,I,d)=>{d.d(I,{R1:()=>i,To:()=>y,hh:()=>E});var M=d(59596),v=d(78157),x=d(45599);const g={1:"GRAY",3:"RGB ",4:"CMYK"},p=[
"scnr","mntr","prtr","spac"],y={1:"DeviceGray",3:"DeviceRGB",4:"DeviceCMYK"};function E(r,f){if(!r||r.length<132)return;const o=(0,v.bS)(r),s=c=>o.toString("lat\
in1",c,c+4),u=o.readUInt32BE(0),m=r[8];if(!(!(u>=132&&u<=r.length&&m>=2&&m<=4&&s(36)==="acsp"&&p.includes(s(12)))||s(16)!==g[f]))return{bytes:r.subarray(0,u),version:m}}
const _=new WeakMap;function i(r,{bytes:f},o){const s=_.get(r)??[];_.set(r,s);const u=s.find(c=>Buffer.compare(c.bytes,f)===0);if(u)return u.ref;const m=(0,x.jd)(
{N:o,Alternate:(0,x.UU)(y[o]),Filter:(0,x.UU)("FlateDecode")}),a=r.add(new x.Z6(m,(0,M.Kc)(f)));return s.push({bytes:f,ref:a}),a}}),4186:((k,I,d)=>{d.d(I,{D:()=>x,
L:()=>v});var M=d(45657);function v({cos:g,sin:p},y,E,_,i){if(p===0&&g===1)return{x:y,y:_,width:E-y,height:i-_};const r=[y*g-_*p,E*g-_*p,y*g-i*p,E*g-i*p],f=[y*p+
_*g,E*p+_*g,y*p+i*g,E*p+i*g],[o,s]=[(0,M.YG)(r),(0,M.YG)(f)];return{x:o,y:s,width:(0,M.Kf)(r)-o,height:(0,M.Kf)(f)-s}}function x(g,p){const[y,E]=[Math.min(g.x,p.
x),Math.min(g.y,p.y)];return{x:y,y:E,width:Math.max(g.x+g.width,p.x+p.width)-y,height:Math.max(g.y+g.height,p.y+p.height)-E}}}),9819:((k,I,d)=>{d.d(I,{J7:()=>x,
Kd:()=>y,Wo:()=>E,_i:()=>p,b9:()=>g});var M=d(42973),v=d(45599);class x{document;gone=new Set;chased=new Set;constructor(i){this.document=i}remove(i){const{catalog:r,
catalogNumber:f,pages:o}=this.document,s=r.get("Pages");i===f||(0,v.i9)(s)&&i===s.number||o.holds(i)||(this.gone.add(i),this.document.remove(i))}chase(i){this.chased.
add(i)}removed(){return this.gone}takeChased(){const i=this.chased;return this.chased=new Set,i}isGone(i){return(0,v.i9)(i)&&this.gone.has(i.number)}}class g{most;left;constructor(i){
this.most=this.left=i.job.limits.nodes}spend=i=>{if(this.left-=i,this.left<0)throw(0,M.F)("nodes",`The document has more than ${this.most} fields, bookmarks, na\
mes and structure elements`,"Remove bookmarks or tags with another program first")}}class p{seen;beyond=new Set;allowance;constructor(i,r=new g(i)){this.allowance=
r,this.seen=new Uint8Array((i.size>>3)+1)}first(i){if(this.allowance.spend(1),!(0,v.i9)(i))return!0;const{number:r}=i,f=r>>3;if(f>=this.seen.length)return this.
beyond.size<this.beyond.add(r).size;const o=1<<(r&7),s=(this.seen[f]&o)===0;return this.seen[f]|=o,s}}function y(_,i){return(0,v.i9)(_)?_.number:i}function E(_,i){
const r=_.catalog.get(i),f=_.dict(r);return f&&{dict:f,holder:y(r,_.catalogNumber)}}}),93604:((k,I,d)=>{d.d(I,{B:()=>M,M:()=>v});const M=(g,p)=>x(g,p,!1),v=(g,p)=>x(
g,p,!0);function x(g,p,y){let[E,_]=[0,g.length];for(;E<_;){const i=E+_>>1,r=g[i];r<p||y&&r===p?E=i+1:_=i}return E}})};
