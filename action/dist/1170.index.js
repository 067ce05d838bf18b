"use strict";exports.id=1170,exports.ids=[1170],exports.modules={72750:((L,N,f)=>{f.d(N,{Ly:()=>P,NL:()=>v,UL:()=>I,aW:()=>w,bs:()=>c,ml:()=>u,p6:()=>g,xv:()=>B});var l=f(58552),
A=f(98446);const b=/^ *(-?\d+)(?:(\.\.)(-?\d+)?)? *$/;function g(r){const n=[],e=[];for(const[s,o]of r.split(",").entries()){const m=s+1,M=b.exec(o),_=T=>{e.push(
`entry ${m} ('${u(o)}') ${T}`)};if(o.trim()===""){e.push(`entry ${m} is empty: write pages such as 3,1,2 or 2..5, separated by single commas`);continue}if(!M){_(
x(o));continue}const D=Number(M[1]),O=M[3]===void 0?void 0:Number(M[3]);D===0||O===0?_("names page 0: pages count from 1, and -1 is the last page"):n.push({from:D,
to:O,range:M[2]!==void 0,text:o.trim(),position:m})}return e.length>0?{problem:c(e)}:{items:n}}function w(r,n,e){const s=O=>(0,l.G6)([{field:"page_order",message:O}]),
o=g(r);if("problem"in o)throw s(o.problem);const m=P(o.items,n);if("problem"in m)throw s(m.problem);const M=I(m.spans);if(M>e)throw s(`names ${M} pages in all; \
at most ${e} are allowed`);const _=new Uint32Array(M);let D=0;for(const{first:O,last:T}of m.spans){const k=O<=T?1:-1;for(let U=O;U!==T+k;U+=k)_[D++]=U}return _}
function P(r,n){const e=[],s=r.map(o=>{const m=T=>T<0?n+1+T:T,M=m(o.from),_=o.range?o.to===void 0?n:m(o.to):M,O=[[o.from,M],[o.to??o.from,_]].find(([,T])=>T<1||
T>n);return O&&e.push(`entry ${o.position} ('${u(o.text)}') names ${B(O[0])}, but the document has ${(0,A.y_)(n,"page")}`),{first:M,last:_}});return e.length>0?
{problem:c(e)}:{spans:s}}const I=r=>r.reduce((n,{first:e,last:s})=>n+Math.abs(s-e)+1,0);function B(r){return Number.isSafeInteger(r)?`page ${r}`:"a page far bey\
ond its end"}function x(r){return/^ *\.\./.test(r)?"has no start: a range is written 1..5":v(r)??"is not a page, such as 3 or -1, nor a range, such as 2..5 or 2\
.."}const p=5;function c(r){const n=r.length-p;return[...r.slice(0,p),...n>0?[`and ${n} more such entries`]:[]].join("; ")}function v(r){const n=/^ *(\d{1,10}) *[-–]+ *(\d{0,10}) *$/.
exec(r);return n?`is not a range: write ${n[1]}..${n[2]}${n[2]===""?" for this page and all after it":""}`:/\bfirst\b/i.test(r)?"is not a page: the first page i\
s written 1, and a range from it 1..5":/\b(last|end)\b/i.test(r)?"is not a page: the last page is written -1, and a range to it 2..":void 0}function u(r){const n=[
...r].map(e=>/[\p{Cc}\p{Cs}\u2028\u2029]/u.test(e)?"?":e);return(0,A.Bu)(n.join(""),40)}}),29082:((L,N,f)=>{f.d(N,{k1:()=>P,lY:()=>w,m7:()=>I});var l=f(58552),A=f(
72750),b=f(98446);const g=/^(not +)?(?:(odd|even|all)|(-?\d+)(?:(\.\.)(-?\d+)?)?)$/i;function w(p){const c=[],v=[];for(const[u,r]of p.split(",").entries()){const n=u+
1,e=r.trim();if(e===""){v.push(`entry ${n} is empty: write pages such as 1..3, -1, odd, separated by single commas`);continue}const s=g.exec(e),o=j=>{v.push(`en\
try ${n} ('${(0,A.ml)(e)}') ${j}`)};if(!s){o(x(e));continue}const[,m,M,_,D,O]=s,T={negated:m!==void 0,text:e,position:n};if(M!==void 0){c.push({...T,pages:M.toLowerCase()});
continue}const k=Number(_),U=D===void 0?k:O===void 0?"end":Number(O);k===0||U===0?o("names page 0: pages count from 1, and -1 is the last page"):c.push({...T,pages:{
from:k,to:U}})}return v.length>0?{problem:(0,A.bs)(v)}:{items:c}}function P(p,c,v="pages"){const u=o=>(0,l.G6)([{field:v,message:o}]),r=w(p);if("problem"in r)throw u(
r.problem);const n=new B(c),e=new B(c),s=[];for(const o of r.items){const m=o.negated?e:n;if(typeof o.pages=="string"){m.add(o.pages);continue}const{from:M,to:_}=o.
pages,D=M<0?c+1+M:M,O=_==="end"?c:_<0?c+1+_:_,k=(_==="end"?M<0?[[M,D]]:[]:[[M,D],[_,O]]).find(([,U])=>U<1||U>c);k&&s.push(`entry ${o.position} ('${(0,A.ml)(o.text)}\
') names ${(0,A.xv)(k[0])}, but the document has ${(0,b.y_)(c,"page")}`),!(_==="end"&&D>c||s.length>0)&&m.range(Math.min(D,O),Math.max(D,O))}if(s.length>0)throw u(
(0,A.bs)(s));return r.items.every(({negated:o})=>o)&&n.add("all"),n.without(e)}function I(p){const c=w(p);if("problem"in c||c.items.length!==1)return;const{negated:v,
pages:u}=c.items[0];if(v)return;if(u==="all")return{first:1};if(typeof u=="string"||u.from<1)return;const{from:r,to:n}=u;return n==="end"?{first:r}:n===-1?{first:r}:
n<1?void 0:{first:Math.min(r,n),last:Math.max(r,n)}}class B{pageCount;differences;odd=!1;even=!1;constructor(c){this.pageCount=c,this.differences=new Int32Array(
c+2)}add(c){c!=="even"&&(this.odd=!0),c!=="odd"&&(this.even=!0)}range(c,v){this.differences[c]++,this.differences[v+1]--}without(c){const v=new Uint32Array(this.
pageCount);let u=0,r=0,n=0;for(let e=1;e<=this.pageCount;e++){r+=this.differences[e],n+=c.differences[e];const s=e%2===1?"odd":"even";(r>0||this[s])&&!(n>0||c[s])&&
(v[u++]=e)}return v.subarray(0,u)}}function x(p){return/^(not +)?\.\./i.test(p)?"has no start: a range is written 1..5":/^!/.test(p)?"is not a page: leave out p\
ages with not, such as not 2":(0,A.NL)(p.replace(/^not +/i,""))??"is not a page such as 3 or -1, a range such as 2..5 or 2.., odd, even, all, or one of these af\
ter not"}}),8179:((L,N,f)=>{f.r(N),f.d(N,{crop_pages:()=>Q});var l=f(74135),A=f(6057),b=f(3552),g=f(45599),w=f(36211),P=f(85008),I=f(76023),B=f(4186),x=f(5490);
const p=new Set([3,7]),c=.01,v=[0,0,1,1];class u{document;page;area;path;clips=!1;glyphClip;constructor(t,i){this.document=t,this.page=i}get box(){return this.area}takes(t,i,d,a){
if(this.extendsPath(t,i)||this.setsColor(t,i,d))return;const{operator:h}=t,E=w.lJ.get(h);E?this.paints(E,i,a):h==="W"||h==="W*"?this.clips=!0:h==="w"?i.paint={...this.
paintOf(i),lineWidth:Math.abs(t.number(0))||0}:!a&&h==="BI"?this.image(i):!a&&h==="sh"&&this.add(this.paintOf(i).clip,i)}shows(t){this.glyphClip=p.has(t.mode)?void 0:
this.paintOf(t).clip}glyph({font:t,frame:i,size:d},a,h,E,C){if(!this.glyphClip||a!==""&&a.trim()==="")return;const[S,$]=i.vertical?[.5,.5]:[t.ascent,-t.descent],
R=Math.min(h,E),W=(0,B.L)(i,R,Math.max(h,E),C-S*d,C+$*d);this.join([W.x,W.y,W.x+W.width,W.y+W.height],this.glyphClip)}image(t){this.add((0,l.zl)(t.matrix,v),t)}enters(t,i){
const d=(0,A.b0)(this.document,t.get("BBox"));d&&this.clipTo((0,l.zl)(i.matrix,d),i)}paintOf(t){return t.paint??{clip:this.page,lineWidth:1,components:1,isWhite:!1}}extendsPath(t,{
matrix:i}){const d=(0,x.M)(t);switch(t.operator){case"re":{const[a=NaN,h=NaN,E=NaN,C=NaN]=d;return this.extend((0,l.zl)(i,[a,h,a+E,h+C])),!0}case"m":case"l":case"\
c":case"v":case"y":for(let a=0;a+1<d.length;a+=2){const[h,E]=(0,l.Gd)(i,d[a],d[a+1]);this.extend([h,E,h,E])}return!0;default:return!1}}extend(t){t.every(Number.
isFinite)&&(this.path=this.path?(0,l.kO)(this.path,t):t)}setsColor(t,i,d){const a=this.paintOf(i);switch(t.operator){case"g":case"rg":case"k":return i.paint={...a,
components:t.count,isWhite:s((0,x.M)(t))},!0;case"cs":return i.paint={...a,components:this.componentsOf(t.name(0),d),isWhite:!1},!0;case"sc":case"scn":{const h=t.
kind(t.count-1)!==P.o_&&t.count===a.components;return i.paint={...a,isWhite:h&&s((0,x.M)(t))},!0}default:return!1}}componentsOf(t,i){if(t===void 0)return 0;const d=h=>i.
find("ColorSpace",h),a=(0,I.L)(this.document,new g.SX(t),d);return a&&a.kind!=="inks"&&!a.table?a.components:0}paints({fill:t,strokes:i},d,a){const{path:h,clips:E}=this;
this.path=void 0,this.clips=!1;const C=this.paintOf(d);h&&!a&&i?this.add((0,l.XM)(h,C.lineWidth*e(d)/2),d):h&&!a&&t&&!(C.isWhite&&this.isPageWide(h))&&this.add(
h,d),E&&h&&this.clipTo(h,d)}isPageWide(t){const[i,d,a,h]=this.page,[E,C]=[(a-i)*c,(h-d)*c];return t[0]<=i+E&&t[1]<=d+C&&t[2]>=a-E&&t[3]>=h-C}clipTo(t,i){const d=this.
paintOf(i);i.paint={...d,clip:(0,l.Pj)(d.clip,t)??r}}add(t,i){this.join(t,this.paintOf(i).clip)}join(t,i){const d=(0,l.Pj)((0,l.XM)(t,n),i);d&&(this.area=this.area?
(0,l.kO)(this.area,d):d)}}const r=[0,0,0,0],n=.01,e=({matrix:[y,t,i,d]})=>Math.max(Math.hypot(y,t),Math.hypot(i,d)),s=y=>{const t=y.length===4?0:1;return y.length>
0&&y.every(i=>i===t)};class o{document;contents;constructor(t){this.document=t,this.contents=new b.i(t)}async margins(t){const i=(0,A.iw)(this.document,t),d=(0,l.
iN)(i),[a,h]=[d.width*i.userUnit,d.height*i.userUnit],E=new u(this.document,[0,0,a,h]);return await this.contents.read(t,E,E),E.box&&m(E.box,a,h)}}const m=([y,t,
i,d],a,h)=>({left:y,right:a-i,top:t,bottom:h-d});var M=f(29082),_=f(90966),D=f(37253),O=f(98446),T=f(58552),k=f(6856);const U=3,j=["BleedBox","TrimBox","ArtBox"];
async function Z(y,t,i,d){const a=new k.n(y),h=[],E=new Map;for(const[C,S]of t.entries()){const $=y.job.pace.step(400);$&&await $;const R=i(C);if(!R){h.push(S);
continue}a.goTo(S-1);let W=E.get(a.kind);if(W?.margins!==R){const K=F(a.kinds[a.kind],R,S),G=(0,l.W1)(K);W={margins:R,box:K,patch:d?{CropBox:G,MediaBox:G}:{CropBox:G}},
E.set(a.kind,W)}const Y=J(y,a,S-1,W.box);y.pages.patch(S-1,Y?{...W.patch,...Y}:W.patch)}return{croppedPages:t.length-h.length,left:h}}function F(y,{left:t,right:i,
top:d,bottom:a},h){const{userUnit:E}=y,{width:C,height:S}=(0,l.iN)(y),$=H(t/E,i/E,C),R=H(a/E,d/E,S);if(!$||!R){const[W,Y,K]=$?[S,"high",["crop_top","crop_bottom"]]:
[C,"wide",["crop_left","crop_right"]],G=`leaves nothing of page ${h}, which is ${(0,l.d)(W,y)} inches ${Y}: ${K.join(" and ")} together must be less`;throw(0,T.
G6)([{field:K[0],message:G,mentions:K}])}return(0,l.zl)((0,l.S3)(y),[$[0],R[0],$[1],R[1]])}function H(y,t,i){const[d,a]=[y,i-t];if(a-d>=U)return[d,a];if(a<=d||i<
U)return;const h=Math.min(Math.max((d+a-U)/2,0),i-U);return[h,h+U]}function J(y,{bytes:t,entries:i},d,a){if(t&&j.every(C=>i.find(t,C)<0))return;const h=y.pages.
number(d),E={};for(const C of j){const S=y.entry(h,C);if(S===void 0)continue;const $=(0,A.b0)(y,S),R=$&&(0,l.Pj)($,a);E[C]=R&&(0,l.W1)(R)}return E}var V=f(52404);
const z=72,Q=async(y,t,i)=>{const d=await(0,_.E)(y.bytes,i,{password:t.open_password}),a=d.pages.count,h=(0,M.k1)(t.pages,a),E=h.length===0?[V.$]:[],C=t.crop_to===
"content"?await tt(d,h,t):q(t),{croppedPages:S,left:$}=await Z(d,h,C,t.shrink_media_box);$.length>0&&E.push(st($)),t.shrink_media_box&&S>0&&E.push(it);const R={
pageCount:a,croppedPages:S};return S===0&&!d.suspect?{documents:[{...y,pageCount:a}],notes:E,facts:R}:{documents:[{name:y.name,bytes:await(0,D.UN)(d),pageCount:a}],
notes:E,facts:R}};function q({crop_left:y,crop_right:t,crop_top:i,crop_bottom:d}){const a=(E=0)=>E*z,h={left:a(y),right:a(t),top:a(i),bottom:a(d)};return()=>h}async function tt(y,t,{
padding:i,uniform:d}){const{pace:a}=y.job,h=new o(y),E=[];for(const[S,$]of t.entries()){const R=await h.margins($-1);E.push(R&&et(R,i*z));const W=a.step(4e3);W&&
await W,S%100===0&&a.progress(S/t.length)}if(!d)return S=>E[S];const C=E.reduce((S,$)=>S&&$?nt(S,$):S??$,void 0);return()=>C}const X=y=>({left:y("left"),right:y(
"right"),top:y("top"),bottom:y("bottom")}),et=(y,t)=>X(i=>Math.max(y[i]-t,0)),nt=(y,t)=>X(i=>Math.min(y[i],t[i]));function st(y){const t=(0,O.d5)(y.length,"it w\
as","they were");return{code:"nothing_drawn",message:`Nothing is drawn on ${(0,O.oi)(y)}, so ${t} not cropped.`}}const it={code:"cropped_content_stays",message:"\
The parts of the pages that were cut off do not show, but are still in the file, with their text."}}),52404:((L,N,f)=>{f.d(N,{$:()=>g,U:()=>w});var l=f(58552),A=f(
29082),b=f(98446);const g={code:"no_pages_selected",message:"The document has none of the pages that were asked for, so nothing was changed."};function w({first_page:P,
last_page:I,pages:B},x){if(B!==void 0)return(0,A.k1)(B,x);const p=(0,b.y_)(x,"page"),c=[];if(P>x&&c.push({field:"first_page",message:`is ${P}, but the document \
has ${p}`}),I!==void 0&&I>x&&c.push({field:"last_page",message:`is ${I}, but the document has ${p}`}),c.length===0&&I!==void 0&&P>I&&c.push({field:"first_page",
message:`is ${P}, which is after last_page (${I})`,mentions:["last_page"]}),c.length>0)throw(0,l.G6)(c);return Uint32Array.from({length:(I??x)-P+1},(v,u)=>P+u)}}),
6856:((L,N,f)=>{f.d(N,{n:()=>c,w:()=>P});var l=f(78157),A=f(79725),b=f(45599),g=f(70549),w=f(6057);const P=(0,g.n)(I);async function I(n){const{pages:e,job:s}=n,
o=new c(n),m=new Int32Array(e.count),M=new Set;for(let _=0;_<e.count;_++){o.goTo(_),m[_]=o.kind,M.add(o.resources);const D=s.pace.step(300);D&&await D}return{kinds:o.
kinds,kindOf:m,resources:M}}const B=["MediaBox","CropBox","Rotate","UserUnit"],x=2e3,p=/\(|(?:^|[^<])<(?!<)/;class c{document;kinds=[];kind=-1;resources;bytes;entries=new A.
R;index=-1;inherited;geometry=new v(B);own=new v(["Resources"]);kindOf=new Map;recognised=new Map;dictionaries=new Map;constructor(e){this.document=e}goTo(e){const{
document:s,entries:o,inherited:m}=this,{pages:M}=s,_=M.number(e),D=s.place(_),O=M.inheritedBy(e);if(this.index=e,this.inherited=O,!D||!s.locate(_,D,o)){this.bytes=
void 0,this.geometry.forget(),this.own.forget(),this.kind=this.kindHere(),this.resources=M.attribute(e,"Resources");return}(this.bytes?.buffer!==D.bytes.buffer||
this.bytes.byteOffset!==D.bytes.byteOffset)&&(this.bytes=(0,l.bS)(D.bytes));const[T,k]=[this.geometry.take(this.bytes,o),this.own.take(this.bytes,o)];(!T||O!==m)&&
(this.kind=this.recognise(O)),(!k||O!==m)&&(this.resources=this.resourcesHere())}contents(){const{document:e,bytes:s}=this,o=e.pages.number(this.index);if(!s)return e.
entry(o,"Contents");const m=this.entries.find(s,"Contents");if(m<0)return;const{at:M}=this.entries;return r(s,M[m+2],M[m+3])??e.entry(o,"Contents")}get resourcesSpan(){
return this.own.of(0)}resourcesHere(){const{document:e,index:s}=this,{pages:o}=e,[m,M]=this.own.of(0);if(m===M)return o.inheritedBy(s).Resources;const _=r(this.
bytes,m,M);if(_)return _;const D=()=>e.entry(o.number(s),"Resources");if(M-m>x)return D();const O=this.own.text();return e.security&&p.test(O)?D():(this.dictionaries.
has(O)||this.dictionaries.set(O,D()),this.dictionaries.get(O))}recognise(e){let s=this.recognised.get(e);s||this.recognised.set(e,s=new Map);const o=this.geometry.
text();let m=s.get(o);return m===void 0&&s.set(o,m=this.kindHere()),m}kindHere(){const e=(0,w.iw)(this.document,this.index),s=`${e.box.join(" ")} ${e.rotation} ${e.
userUnit}`;let o=this.kindOf.get(s);return o===void 0&&this.kindOf.set(s,o=this.kinds.push(e)-1),o}}class v{keys;bytes;from;to;constructor(e){this.keys=e,this.from=
new Int32Array(e.length),this.to=new Int32Array(e.length)}forget(){this.bytes=void 0}take(e,s){const{bytes:o,from:m,to:M,keys:_}=this;let D=o!==void 0;for(let O=0;O<
_.length;O++){const T=s.find(e,_[O]),k=T<0?0:s.at[T+2],U=T<0?0:s.at[T+3];D&&=u(o,m[O],M[O],e,k,U),m[O]=k,M[O]=U}return this.bytes=e,D}of(e){return[this.from[e],
this.to[e]]}text(){let e="";for(let s=0;s<this.keys.length;s++)e+=`${this.bytes.toString("latin1",this.from[s],this.to[s])}|`;return e}}function u(n,e,s,o,m,M){
if(s-e!==M-m)return!1;for(let _=e,D=m;_<s;_++,D++)if(n[_]!==o[D])return!1;return!0}function r(n,e,s){if(!(0,l.yp)(n[e])||n[s-1]!==l.AV||n[s-2]!==l.Z4)return;const o=(0,l.
JI)(n,e,s),m=(0,l.JI)(n,o.after+1,s);return n[o.after]===l.Z4&&m.value>=0&&m.after===s-2?new b.oS(o.value,m.value):void 0}}),76023:((L,N,f)=>{f.d(N,{L:()=>P});var l=f(
45599),A=f(69869);const b=8,g={DeviceGray:w("gray",1),CalGray:w("gray",1),G:w("gray",1),DeviceRGB:w("rgb",3),CalRGB:w("rgb",3),RGB:w("rgb",3),DeviceCMYK:w("cmyk",
4),CMYK:w("cmyk",4),Separation:w("inks",1)};function w(x,p){return{kind:x,components:p,profile:void 0,table:void 0}}function P(x,p,c,v=0){const u=x.resolve(p);if(v>
b)return;if(u instanceof l.SX){if(Object.hasOwn(g,u.text))return g[u.text];const n=c(u.text);return n===void 0?void 0:P(x,n,c,v+1)}if(!(0,l.cy)(u))return;const r=x.
resolve(u[0]);if(r instanceof l.SX)switch(r.text){case"ICCBased":return I(x,u[1],c,v);case"Indexed":case"I":return B(x,u,c,v);case"DeviceN":{const n=x.array(u[1])?.
length??0;return n>=1&&n<=32?w("inks",n):void 0}default:return Object.hasOwn(g,r.text)?g[r.text]:void 0}}function I(x,p,c,v){const u=x.resolve(p);if(!(u instanceof
l.Z6))return;const r=x.resolve(u.dict.get("N")),n=r===1?"gray":r===3?"rgb":r===4?"cmyk":void 0;if(n===void 0)return P(x,u.dict.get("Alternate"),c,v+1);const e=(0,A.
hh)(x.decodedPart(u)?.data,r);return{...w(n,r),profile:e?.bytes}}function B(x,p,c,v){const u=P(x,p[1],c,v+1),r=x.resolve(p[3]),n=r instanceof l.Mx?r.bytes:r instanceof
l.Z6?x.decodedPart(r)?.data:void 0,e=x.resolve(p[2]);if(!u||u.table||!n||typeof e!="number"||!(e>=0))return;const s=new Uint8Array((Math.min(Math.floor(e),255)+
1)*u.components);return s.set(n.subarray(0,s.length)),{...u,table:s}}}),69869:((L,N,f)=>{f.d(N,{R1:()=>x,To:()=>P,hh:()=>I});var l=f(59596),A=f(78157),b=f(45599);
const g={1:"GRAY",3:"RGB ",4:"CMYK"},w=["scnr","mntr","prtr","spac"],P={1:"DeviceGray",3:"DeviceRGB",4:"DeviceCMYK"};function I(p,c){if(!p||p.length<132)return;
const v=(0,A.bS)(p),u=s=>v.toString("latin1",s,s+4),r=v.readUInt32BE(0),n=p[8];if(!(!(r>=132&&r<=p.length&&n>=2&&n<=4&&u(36)==="acsp"&&w.includes(u(12)))||u(16)!==
g[c]))return{bytes:p.subarray(0,r),version:n}}const B=new WeakMap;function x(p,{bytes:c},v){const u=B.get(p)??[];B.set(p,u);const r=u.find(s=>Buffer.compare(s.bytes,
c)===0);if(r)return r.ref;const n=(0,b.jd)({N:v,Alternate:(0,b.UU)(P[v]),Filter:(0,b.UU)("FlateDecode")}),e=p.add(new b.Z6(n,(0,l.Kc)(c)));return u.push({bytes:c,
ref:e}),e}}),4186:((L,N,f)=>{f.d(N,{D:()=>A,L:()=>l});function l({cos:b,sin:g},w,P,I,B){if(g===0&&b===1)return{x:w,y:I,width:P-w,height:B-I};const x=[w*b-I*g,P*
b-I*g,w*b-B*g,P*b-B*g],p=[w*g+I*b,P*g+I*b,w*g+B*b,P*g+B*b],[c,v]=[Math.min(...x),Math.min(...p)];return{x:c,y:v,width:Math.max(...x)-c,height:Math.max(...p)-v}}
function A(b,g){const[w,P]=[Math.min(b.x,g.x),Math.min(b.y,g.y)];return{x:w,y:P,width:Math.max(b.x+b.width,g.x+g.width)-w,height:Math.max(b.y+b.height,g.y+g.height)-
P}}}),70549:((L,N,f)=>{f.d(N,{n:()=>l});function l(A){const b=new WeakMap;return g=>{if(g.hasChanges)return A(g);const w=b.get(g);if(w)return w.answer;const P=A(
g);return b.set(g,{answer:P}),P}}}),93604:((L,N,f)=>{f.d(N,{B:()=>l,M:()=>A});const l=(g,w)=>b(g,w,!1),A=(g,w)=>b(g,w,!0);function b(g,w,P){let[I,B]=[0,g.length];
for(;I<B;){const x=I+B>>1,p=g[x];p<w||P&&p===w?I=x+1:B=x}return I}})};
