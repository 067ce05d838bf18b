"use strict";exports.id=2960,exports.ids=[2960],exports.modules={66974:((K,S,a)=>{a.d(S,{D6:()=>g,F1:()=>w,NL:()=>n,P3:()=>D,br:()=>p,bs:()=>P});var b=a(98446);const D={problem:"\
names page 0: pages count from 1, and -1 is the last page"};function w(c,s,e){const u=[],E=[];for(const[r,f]of c.split(",").entries()){const o=r+1;if(s!==void 0&&
f.trim()===""){E.push(`entry ${o} is empty: write ${s}, separated by single commas`);continue}const l=e(f,o);"problem"in l?E.push(p(o,f,l.problem)):u.push(l.item)}
return E.length>0?{problem:P(E)}:{items:u}}const p=(c,s,e)=>`entry ${c} ('${i(s.trim())}') ${e}`,g=({position:c,text:s},e,u)=>p(c,s,`names ${v(e)}, but the docu\
ment has ${(0,b.y_)(u,"page")}`);function v(c){return Number.isSafeInteger(c)?`page ${c}`:"a page far beyond its end"}const x=5;function P(c){const s=c.length-x;
return[...c.slice(0,x),...s>0?[`and ${s} more such entries`]:[]].join("; ")}function n(c){const s=/^ *(\d{1,10}) *[-–]+ *(\d{0,10}) *$/.exec(c);return s?`is n\
ot a range: write ${s[1]}..${s[2]}${s[2]===""?" for this page and all after it":""}`:/\bfirst\b/i.test(c)?"is not a page: the first page is written 1, and a ran\
ge from it 1..5":/\b(last|end)\b/i.test(c)?"is not a page: the last page is written -1, and a range to it 2..":void 0}function i(c){const s=[...c].map(e=>/[\p{Cc}\p{Cs}\u2028\u2029]/u.
test(e)?"?":e);return(0,b.Bu)(s.join(""),40)}}),29082:((K,S,a)=>{a.d(S,{k1:()=>g,lY:()=>p,m7:()=>v});var b=a(58552),D=a(66974);const w=/^(not +)?(?:(odd|even|all)|(-?\d+)(?:(\.\.)(-?\d+)?)?)$/i,
p=n=>(0,D.F1)(n,"pages such as 1..3, -1, odd",(i,c)=>{const s=i.trim(),e=w.exec(s);if(!e)return{problem:P(s)};const[,u,E,r,f,o]=e,l={negated:u!==void 0,text:s,position:c};
if(E!==void 0)return{item:{...l,pages:E.toLowerCase()}};const y=Number(r),O=f===void 0?y:o===void 0?"end":Number(o);return y===0||O===0?D.P3:{item:{...l,pages:{
from:y,to:O}}}});function g(n,i,c="pages"){const s=f=>(0,b.G6)([{field:c,message:f}]),e=p(n);if("problem"in e)throw s(e.problem);const u=new x(i),E=new x(i),r=[];
for(const f of e.items){const o=f.negated?E:u;if(typeof f.pages=="string"){o.add(f.pages);continue}const{from:l,to:y}=f.pages,O=l<0?i+1+l:l,A=y==="end"?i:y<0?i+
1+y:y,L=(y==="end"?l<0?[[l,O]]:[]:[[l,O],[y,A]]).find(([,$])=>$<1||$>i);L&&r.push((0,D.D6)(f,L[0],i)),!(y==="end"&&O>i||r.length>0)&&o.range(Math.min(O,A),Math.
max(O,A))}if(r.length>0)throw s((0,D.bs)(r));return e.items.every(({negated:f})=>f)&&u.add("all"),u.without(E)}function v(n){const i=p(n);if("problem"in i||i.items.
length!==1)return;const{negated:c,pages:s}=i.items[0];if(c)return;if(s==="all")return{first:1};if(typeof s=="string"||s.from<1)return;const{from:e,to:u}=s;return u===
"end"?{first:e}:u===-1?{first:e}:u<1?void 0:{first:Math.min(e,u),last:Math.max(e,u)}}class x{pageCount;differences;odd=!1;even=!1;constructor(i){this.pageCount=
i,this.differences=new Int32Array(i+2)}add(i){i!=="even"&&(this.odd=!0),i!=="odd"&&(this.even=!0)}range(i,c){this.differences[i]++,this.differences[c+1]--}without(i){
const c=new Uint32Array(this.pageCount);let s=0,e=0,u=0;for(let E=1;E<=this.pageCount;E++){e+=this.differences[E],u+=i.differences[E];const r=E%2===1?"odd":"eve\
n";(e>0||this[r])&&!(u>0||i[r])&&(c[s++]=E)}return c.subarray(0,s)}}function P(n){return/^(not +)?\.\./i.test(n)?"has no start: a range is written 1..5":/^!/.test(
n)?"is not a page: leave out pages with not, such as not 2":(0,D.NL)(n.replace(/^not +/i,""))??"is not a page such as 3 or -1, a range such as 2..5 or 2.., odd,\
 even, all, or one of these after not"}}),8179:((K,S,a)=>{a.r(S),a.d(S,{crop_pages:()=>st});var b=a(64019),D=a(12844),w=a(74135),p=a(6057),g=a(75444),v=a(87141),
x=a(3552),P=a(36502),n=a(45599),i=a(36211),c=a(85008),s=a(76023),e=a(4186),u=a(5490);const E=new Set([3,7]),r=.01,f=[0,0,1,1];class o{document;page;area;path;clips=!1;glyphClip;constructor(t,d){
this.document=t,this.page=d}get box(){return this.area}takes(t,d,m,h){if(this.extendsPath(t,d)||this.setsColor(t,d,m))return;const{operator:M}=t,T=i.lJ.get(M);T?
this.paints(T,d,h):M==="W"||M==="W*"?this.clips=!0:M==="w"?d.paint={...this.paintOf(d),lineWidth:Math.abs(t.number(0))||0}:!h&&M==="BI"?this.image(d):!h&&M==="s\
h"&&this.add(this.paintOf(d).clip,d)}shows(t){this.glyphClip=E.has(t.mode)?void 0:this.paintOf(t).clip}glyph({font:t,frame:d,size:m},h,M,T,C){if(!this.glyphClip||
h!==""&&h.trim()==="")return;const[I,B]=d.vertical?[.5,.5]:[t.ascent,-t.descent],U=Math.min(M,T),W=(0,e.L)(d,U,Math.max(M,T),C-I*m,C+B*m);this.join([W.x,W.y,W.x+
W.width,W.y+W.height],this.glyphClip)}covers(t){this.join(t,this.page)}image(t){this.add((0,w.zl)(t.matrix,f),t)}enters(t,d){const m=(0,p.b0)(this.document,t.get(
"BBox"));m&&this.clipTo((0,w.zl)(d.matrix,m),d)}paintOf(t){return t.paint??{clip:this.page,lineWidth:1,components:1,isWhite:!1}}extendsPath(t,{matrix:d}){const m=(0,u.
M)(t);switch(t.operator){case"re":{const[h=NaN,M=NaN,T=NaN,C=NaN]=m;return this.extend((0,w.zl)(d,[h,M,h+T,M+C])),!0}case"m":case"l":case"c":case"v":case"y":for(let h=0;h+
1<m.length;h+=2){const[M,T]=(0,w.Gd)(d,m[h],m[h+1]);this.extend([M,T,M,T])}return!0;default:return!1}}extend(t){t.every(Number.isFinite)&&(this.path=this.path?(0,w.
kO)(this.path,t):t)}setsColor(t,d,m){const h=this.paintOf(d);switch(t.operator){case"g":case"rg":case"k":return d.paint={...h,components:t.count,isWhite:A((0,u.
M)(t))},!0;case"cs":return d.paint={...h,components:this.componentsOf(t.name(0),m),isWhite:!1},!0;case"sc":case"scn":{const M=t.kind(t.count-1)!==c.o_&&t.count===
h.components;return d.paint={...h,isWhite:M&&A((0,u.M)(t))},!0}default:return!1}}componentsOf(t,d){if(t===void 0)return 0;const m=M=>d.find("ColorSpace",M),h=(0,s.
L)(this.document,new n.SX(t),m);return h&&h.kind!=="inks"&&!h.table?h.components:0}paints({fill:t,strokes:d},m,h){const{path:M,clips:T}=this;this.path=void 0,this.
clips=!1;const C=this.paintOf(m);M&&!h&&d?this.add((0,w.XM)(M,C.lineWidth*O(m)/2),m):M&&!h&&t&&!(C.isWhite&&this.isPageWide(M))&&this.add(M,m),T&&M&&this.clipTo(
M,m)}isPageWide(t){const[d,m,h,M]=this.page,[T,C]=[(h-d)*r,(M-m)*r];return t[0]<=d+T&&t[1]<=m+C&&t[2]>=h-T&&t[3]>=M-C}clipTo(t,d){const m=this.paintOf(d);d.paint=
{...m,clip:(0,w.Pj)(m.clip,t)??l}}add(t,d){this.join(t,this.paintOf(d).clip)}join(t,d){const m=(0,w.Pj)((0,w.XM)(t,y),d);m&&(this.area=this.area?(0,w.kO)(this.area,
m):m)}}const l=[0,0,0,0],y=.01,O=({matrix:[_,t,d,m]})=>Math.max(Math.hypot(_,t),Math.hypot(d,m)),A=_=>{const t=_.length===4?0:1;return _.length>0&&_.every(d=>d===
t)};class R{document;contents;layers;constructor(t){this.document=t,this.contents=new x.i(t),this.layers=new P.z(t)}async margins(t){const{document:d,layers:m}=this,
h=(0,p.iw)(d,t),M=(0,w.iN)(h),[T,C]=[M.width*h.userUnit,M.height*h.userUnit],I=new o(d,[0,0,T,C]);await this.contents.read(t,I,I);for(const B of(0,g.qw)(d,t,m)){
const U=(0,b.wR)(d,B)?void 0:(0,D.q)(d,B);U&&I.covers((0,w.zl)((0,v.y)(h),U))}return I.box&&L(I.box,T,C)}}const L=([_,t,d,m],h,M)=>({left:_,right:h-d,top:t,bottom:M-
m});var $=a(29082),N=a(12237),k=a(37253),j=a(98446),X=a(58552),V=a(6856);const G=3,z=["BleedBox","TrimBox","ArtBox"];async function q(_,t,d,m){const h=new V.n(_),
M=[],T=new Map;for(const[C,I]of t.entries()){const B=_.job.pace.step(400);B&&await B;const U=d(C);if(!U){M.push(I);continue}h.goTo(I-1);let W=T.get(h.kind);if(W?.
margins!==U){const F=tt(h.kinds[h.kind],U,I),Y=(0,w.W1)(F);W={margins:U,box:F,patch:m?{CropBox:Y,MediaBox:Y}:{CropBox:Y}},T.set(h.kind,W)}const H=et(_,h,I-1,W.box);
_.pages.patch(I-1,H?{...W.patch,...H}:W.patch)}return{croppedPages:t.length-M.length,left:M}}function tt(_,{left:t,right:d,top:m,bottom:h},M){const{userUnit:T}=_,
{width:C,height:I}=(0,w.iN)(_),B=Z(t/T,d/T,C),U=Z(h/T,m/T,I);if(!B||!U){const[W,H,F]=B?[I,"high",["crop_top","crop_bottom"]]:[C,"wide",["crop_left","crop_right"]],
Y=`leaves nothing of page ${M}, which is ${(0,w.d)(W,_)} inches ${H}: ${F.join(" and ")} together must be less`;throw(0,X.G6)([{field:F[0],message:Y,mentions:F}])}
return(0,w.zl)((0,w.S3)(_),[B[0],U[0],B[1],U[1]])}function Z(_,t,d){const[m,h]=[_,d-t];if(h-m>=G)return[m,h];if(h<=m||d<G)return;const M=Math.min(Math.max((m+h-
G)/2,0),d-G);return[M,M+G]}function et(_,{bytes:t,entries:d},m,h){if(t&&z.every(C=>d.find(t,C)<0))return;const M=_.pages.number(m),T={};for(const C of z){const I=_.
entry(M,C);if(I===void 0)continue;const B=(0,p.b0)(_,I),U=B&&(0,w.Pj)(B,h);T[C]=U&&(0,w.W1)(U)}return T}var nt=a(52404);const J=72,st=async(_,t,d)=>{const m=await(0,N.
E)(_.bytes,d,{password:t.open_password}),h=m.pages.count,M=(0,$.k1)(t.pages,h),T=M.length===0?[nt.$]:[],C=t.crop_to==="content"?await ot(m,M,t):it(t),{croppedPages:I,
left:B}=await q(m,M,C,t.shrink_media_box);B.length>0&&T.push(ct(B)),t.shrink_media_box&&I>0&&T.push(dt);const U={pageCount:h,croppedPages:I};return I===0&&!m.suspect?
{documents:[{..._,pageCount:h}],notes:T,facts:U}:{documents:[{name:_.name,bytes:await(0,k.UN)(m),pageCount:h}],notes:T,facts:U}};function it({crop_left:_,crop_right:t,
crop_top:d,crop_bottom:m}){const h=(T=0)=>T*J,M={left:h(_),right:h(t),top:h(d),bottom:h(m)};return()=>M}async function ot(_,t,{padding:d,uniform:m}){const{pace:h}=_.
job,M=new R(_),T=[];for(const[I,B]of t.entries()){const U=await M.margins(B-1);T.push(U&&rt(U,d*J));const W=h.step(4e3);W&&await W,I%100===0&&h.progress(I/t.length)}
if(!m)return I=>T[I];const C=T.reduce((I,B)=>I&&B?at(I,B):I??B,void 0);return()=>C}const Q=_=>({left:_("left"),right:_("right"),top:_("top"),bottom:_("bottom")}),
rt=(_,t)=>Q(d=>Math.max(_[d]-t,0)),at=(_,t)=>Q(d=>Math.min(_[d],t[d]));function ct(_){const t=(0,j.d5)(_.length,"it was","they were");return{code:"nothing_drawn",
message:`Nothing is drawn on ${(0,j.oi)(_)}, so ${t} not cropped.`}}const dt={code:"cropped_content_stays",message:"The parts of the pages that were cut off do \
not show, but are still in the file, with their text."}}),52404:((K,S,a)=>{a.d(S,{$:()=>p,U:()=>g});var b=a(58552),D=a(29082),w=a(98446);const p={code:"no_pages\
_selected",message:"The document has none of the pages that were asked for, so nothing was changed."};function g({first_page:v,last_page:x,pages:P},n){if(P!==void 0)
return(0,D.k1)(P,n);const i=(0,w.y_)(n,"page"),c=[];if(v>n&&c.push({field:"first_page",message:`is ${v}, but the document has ${i}`}),x!==void 0&&x>n&&c.push({field:"\
last_page",message:`is ${x}, but the document has ${i}`}),c.length===0&&x!==void 0&&v>x&&c.push({field:"first_page",message:`is ${v}, which is after last_page (${x}\
)`,mentions:["last_page"]}),c.length>0)throw(0,b.G6)(c);return Uint32Array.from({length:(x??n)-v+1},(s,e)=>v+e)}}),36078:((K,S,a)=>{a.d(S,{AY:()=>v,KJ:()=>n,XL:()=>x,
_:()=>D,hX:()=>c,id:()=>g,qK:()=>p,vs:()=>w,wW:()=>i,yQ:()=>P});var b=a(45079);function D(s){if(Number.isInteger(s)&&Math.abs(s)<1e7)return String(s);const e=Number(
s.toPrecision(7)),u=Math.abs(e)<1e-9?"0":String(e);return u.includes("e")?e.toFixed(12).replace(/\.?0+$/,""):u}const w=s=>s.map(D).join(" "),p=(s,e)=>`q ${e} cm\
 /${s} Do Q`,g=s=>(0,b.ZV)(Math.round(s*1e3)/1e3||0),v=([s,e])=>`${g(s)} ${g(e)}`,x=s=>s.map((e,u)=>`${v(e)} ${u===0?"m":"l"}`).join(" "),P=.5523;function n(s){
const e=P,u=(...E)=>`${E.map(([r,f])=>v(s(r,f))).join(" ")} c`;return[`${v(s(1,0))} m`,u([1,e],[e,1],[0,1]),u([-e,1],[-1,e],[-1,0]),u([-1,-e],[-e,-1],[0,-1]),u(
[e,-1],[1,-e],[1,0])].join(" ")}function i(s,e){const u={1:"g",3:"rg",4:"k"}[s.length];return`${s.map(g).join(" ")} ${e==="fill"?u:u.toUpperCase()}`}const c=s=>`\
[${s.map(g).join(" ")}] 0 d`}),91374:((K,S,a)=>{a.d(S,{QL:()=>v,bf:()=>g,fq:()=>E,hj:()=>u,i4:()=>s,iA:()=>P,pv:()=>e,qU:()=>i,tP:()=>x});var b=a(77581),D=a(45599),
w=a(9819),p=a(70549);function g(o){for(;o.part===""&&o.parent;)o=o.parent;return o}const v="FT Parent T TU TM Ff V DV DA Q DS RV Opt MaxLen TI I Lock SV".split(
" "),x=100;function*P(o,{from:l=o.array((0,w.Wo)(o,"AcroForm")?.dict.get("Fields")),below:y,visit:O=new w._i(o),depth:A=1/0}={}){const R=[],L=($=[],N)=>{for(let k=$.
length-1;k>=0;k--)R.push({value:$[k],parent:N})};L(l,y);for(let $=R.pop();$;$=R.pop()){const{value:N,parent:k}=$,j=(0,D.i9)(N)?o.get(N):N;if(!(0,D.Zm)(j)||!O.first(
N)||(k?.depth??0)>=A)continue;const X=o.resolve(j.get("T")),V=o.resolve(j.get("FT")),G=X instanceof D.Mx?(0,b.g7)(X):"",z={number:(0,D.i9)(N)?N.number:void 0,dict:j,
parent:k,part:G,name:f(k&&k.depth%x!==0?k.name:"",G),type:V instanceof D.SX?V.text:k?.type,depth:(k?.depth??0)+1};yield z,L(o.array(j.get("Kids")),z)}}const n=1e3,
i=(0,p.n)(c);async function c(o){const l=[];for(const y of P(o)){l.push(y);const O=o.job.pace.step(n);O&&await O}return l}function s(o){const l=new Set(o.flatMap(
({parent:y,dict:O})=>y&&O.has("T")?[y]:[]));return o.filter(y=>(y.dict.has("T")||!y.parent)&&!l.has(y))}function e(o,l){const y=o.resolve(u(o,l,"FT"));return y instanceof
D.SX?y.text:void 0}function u(o,l,y){for(const O of r(o,l)){const A=O.get(y);if(A!==void 0)return A}}function E(o,l){let y="";for(const O of r(o,l)){const A=o.resolve(
O.get("T"));A instanceof D.Mx&&(y=f((0,b.g7)(A),y))}return y}function*r(o,l){let y=l;for(let O=0;y&&O<x;O++)yield y,y=o.dict(y.get("Parent"))}const f=(o,l)=>o===
""||l===""?o+l:`${o}.${l}`}),6856:((K,S,a)=>{a.d(S,{n:()=>c,w:()=>v});var b=a(78157),D=a(79725),w=a(45599),p=a(70549),g=a(6057);const v=(0,p.n)(x);async function x(E){
const{pages:r,job:f}=E,o=new c(E),l=new Int32Array(r.count),y=new Set;for(let O=0;O<r.count;O++){o.goTo(O),l[O]=o.kind,y.add(o.resources);const A=f.pace.step(300);
A&&await A}return{kinds:o.kinds,kindOf:l,resources:y}}const P=["MediaBox","CropBox","Rotate","UserUnit"],n=2e3,i=/\(|(?:^|[^<])<(?!<)/;class c{document;kinds=[];kind=-1;resources;bytes;entries=new D.
R;index=-1;inherited;geometry=new s(P);own=new s(["Resources"]);kindOf=new Map;recognised=new Map;dictionaries=new Map;constructor(r){this.document=r}goTo(r){const{
document:f,entries:o,inherited:l}=this,{pages:y}=f,O=y.number(r),A=f.place(O),R=y.inheritedBy(r);if(this.index=r,this.inherited=R,!A||!f.locate(O,A,o)){this.bytes=
void 0,this.geometry.forget(),this.own.forget(),this.kind=this.kindHere(),this.resources=y.attribute(r,"Resources");return}(this.bytes?.buffer!==A.bytes.buffer||
this.bytes.byteOffset!==A.bytes.byteOffset)&&(this.bytes=(0,b.bS)(A.bytes));const[L,$]=[this.geometry.take(this.bytes,o),this.own.take(this.bytes,o)];(!L||R!==l)&&
(this.kind=this.recognise(R)),(!$||R!==l)&&(this.resources=this.resourcesHere())}contents(){const{document:r,bytes:f}=this,o=r.pages.number(this.index);if(!f)return r.
entry(o,"Contents");const l=this.entries.find(f,"Contents");if(l<0)return;const{at:y}=this.entries;return u(f,y[l+2],y[l+3])??r.entry(o,"Contents")}get resourcesSpan(){
return this.own.of(0)}resourcesHere(){const{document:r,index:f}=this,{pages:o}=r,[l,y]=this.own.of(0);if(l===y)return o.inheritedBy(f).Resources;const O=u(this.
bytes,l,y);if(O)return O;const A=()=>r.entry(o.number(f),"Resources");if(y-l>n)return A();const R=this.own.text();return r.security&&i.test(R)?A():(this.dictionaries.
has(R)||this.dictionaries.set(R,A()),this.dictionaries.get(R))}recognise(r){let f=this.recognised.get(r);f||this.recognised.set(r,f=new Map);const o=this.geometry.
text();let l=f.get(o);return l===void 0&&f.set(o,l=this.kindHere()),l}kindHere(){const r=(0,g.iw)(this.document,this.index),f=`${r.box.join(" ")} ${r.rotation} ${r.
userUnit}`;let o=this.kindOf.get(f);return o===void 0&&this.kindOf.set(f,o=this.kinds.push(r)-1),o}}class s{keys;bytes;from;to;constructor(r){this.keys=r,this.from=
new Int32Array(r.length),this.to=new Int32Array(r.length)}forget(){this.bytes=void 0}take(r,f){const{bytes:o,from:l,to:y,keys:O}=this;let A=o!==void 0;for(let R=0;R<
O.length;R++){const L=f.find(r,O[R]),$=L<0?0:f.at[L+2],N=L<0?0:f.at[L+3];A&&=e(o,l[R],y[R],r,$,N),l[R]=$,y[R]=N}return this.bytes=r,A}of(r){return[this.from[r],
this.to[r]]}text(){let r="";for(let f=0;f<this.keys.length;f++)r+=`${this.bytes.toString("latin1",this.from[f],this.to[f])}|`;return r}}function e(E,r,f,o,l,y){
if(f-r!==y-l)return!1;for(let O=r,A=l;O<f;O++,A++)if(E[O]!==o[A])return!1;return!0}function u(E,r,f){if(!(0,b.yp)(E[r])||E[f-1]!==b.AV||E[f-2]!==b.Z4)return;const o=(0,b.
JI)(E,r,f),l=(0,b.JI)(E,o.after+1,f);return E[o.after]===b.Z4&&l.value>=0&&l.after===f-2?new w.oS(o.value,l.value):void 0}}),76023:((K,S,a)=>{a.d(S,{L:()=>v});var b=a(
45599),D=a(69869);const w=8,p={DeviceGray:g("gray",1),CalGray:g("gray",1),G:g("gray",1),DeviceRGB:g("rgb",3),CalRGB:g("rgb",3),RGB:g("rgb",3),DeviceCMYK:g("cmyk",
4),CMYK:g("cmyk",4),Separation:g("inks",1)};function g(n,i){return{kind:n,components:i,profile:void 0,table:void 0}}function v(n,i,c,s=0){const e=n.resolve(i);if(s>
w)return;if(e instanceof b.SX){if(Object.hasOwn(p,e.text))return p[e.text];const E=c(e.text);return E===void 0?void 0:v(n,E,c,s+1)}if(!(0,b.cy)(e))return;const u=n.
resolve(e[0]);if(u instanceof b.SX)switch(u.text){case"ICCBased":return x(n,e[1],c,s);case"Indexed":case"I":return P(n,e,c,s);case"DeviceN":{const E=n.array(e[1])?.
length??0;return E>=1&&E<=32?g("inks",E):void 0}default:return Object.hasOwn(p,u.text)?p[u.text]:void 0}}function x(n,i,c,s){const e=n.resolve(i);if(!(e instanceof
b.Z6))return;const u=n.resolve(e.dict.get("N")),E=u===1?"gray":u===3?"rgb":u===4?"cmyk":void 0;if(E===void 0)return v(n,e.dict.get("Alternate"),c,s+1);const r=(0,D.
hh)(n.decodedPart(e)?.data,u);return{...g(E,u),profile:r?.bytes}}function P(n,i,c,s){const e=v(n,i[1],c,s+1),u=n.resolve(i[3]),E=u instanceof b.Mx?u.bytes:u instanceof
b.Z6?n.decodedPart(u)?.data:void 0,r=n.resolve(i[2]);if(!e||e.table||!E||typeof r!="number"||!(r>=0))return;const f=new Uint8Array((Math.min(Math.floor(r),255)+
1)*e.components);return f.set(E.subarray(0,f.length)),{...e,table:f}}}),69869:((K,S,a)=>{a.d(S,{R1:()=>n,To:()=>v,hh:()=>x});var b=a(59596),D=a(78157),w=a(45599);
const p={1:"GRAY",3:"RGB ",4:"CMYK"},g=["scnr","mntr","prtr","spac"],v={1:"DeviceGray",3:"DeviceRGB",4:"DeviceCMYK"};function x(i,c){if(!i||i.length<132)return;
const s=(0,D.bS)(i),e=f=>s.toString("latin1",f,f+4),u=s.readUInt32BE(0),E=i[8];if(!(!(u>=132&&u<=i.length&&E>=2&&E<=4&&e(36)==="acsp"&&g.includes(e(12)))||e(16)!==
p[c]))return{bytes:i.subarray(0,u),version:E}}const P=new WeakMap;function n(i,{bytes:c},s){const e=P.get(i)??[];P.set(i,e);const u=e.find(f=>Buffer.compare(f.bytes,
c)===0);if(u)return u.ref;const E=(0,w.jd)({N:s,Alternate:(0,w.UU)(v[s]),Filter:(0,w.UU)("FlateDecode")}),r=i.add(new w.Z6(E,(0,b.Kc)(c)));return e.push({bytes:c,
ref:r}),r}}),4186:((K,S,a)=>{a.d(S,{D:()=>w,L:()=>D});var b=a(45657);function D({cos:p,sin:g},v,x,P,n){if(g===0&&p===1)return{x:v,y:P,width:x-v,height:n-P};const i=[
v*p-P*g,x*p-P*g,v*p-n*g,x*p-n*g],c=[v*g+P*p,x*g+P*p,v*g+n*p,x*g+n*p],[s,e]=[(0,b.YG)(i),(0,b.YG)(c)];return{x:s,y:e,width:(0,b.Kf)(i)-s,height:(0,b.Kf)(c)-e}}function w(p,g){
const[v,x]=[Math.min(p.x,g.x),Math.min(p.y,g.y)];return{x:v,y:x,width:Math.max(p.x+p.width,g.x+g.width)-v,height:Math.max(p.y+p.height,g.y+g.height)-x}}}),70549:((K,S,a)=>{
a.d(S,{n:()=>b});function b(D){const w=new WeakMap;return p=>{if(p.hasChanges)return D(p);const g=w.get(p);if(g)return g.answer;const v=D(p);return w.set(p,{answer:v}),
v}}}),9819:((K,S,a)=>{a.d(S,{J7:()=>w,Kd:()=>v,Wo:()=>x,_i:()=>g,b9:()=>p});var b=a(42973),D=a(45599);class w{document;gone=new Set;chased=new Set;constructor(n){
this.document=n}remove(n){const{catalog:i,catalogNumber:c,pages:s}=this.document,e=i.get("Pages");n===c||(0,D.i9)(e)&&n===e.number||s.holds(n)||(this.gone.add(n),
this.document.remove(n))}chase(n){this.chased.add(n)}removed(){return this.gone}takeChased(){const n=this.chased;return this.chased=new Set,n}isGone(n){return(0,D.
i9)(n)&&this.gone.has(n.number)}}class p{most;left;constructor(n){this.most=this.left=n.job.limits.nodes}spend=n=>{if(this.left-=n,this.left<0)throw(0,b.F)("nod\
es",`The document has more than ${this.most} fields, bookmarks, names and structure elements`,"Remove bookmarks or tags with another program first")}}class g{seen;beyond=new Set;allowance;constructor(n,i=new p(
n)){this.allowance=i,this.seen=new Uint8Array((n.size>>3)+1)}first(n){if(this.allowance.spend(1),!(0,D.i9)(n))return!0;const{number:i}=n,c=i>>3;if(c>=this.seen.
length)return this.beyond.size<this.beyond.add(i).size;const s=1<<(i&7),e=(this.seen[c]&s)===0;return this.seen[c]|=s,e}}function v(P,n){return(0,D.i9)(P)?P.number:
n}function x(P,n){const i=P.catalog.get(n),c=P.dict(i);return c&&{dict:c,holder:v(i,P.catalogNumber)}}}),93604:((K,S,a)=>{a.d(S,{B:()=>b,M:()=>D});const b=(p,g)=>w(
p,g,!1),D=(p,g)=>w(p,g,!0);function w(p,g,v){let[x,P]=[0,p.length];for(;x<P;){const n=x+P>>1,i=p[n];i<g||v&&i===g?x=n+1:P=n}return x}})};
