"use strict";exports.id=4411,exports.ids=[4411],exports.modules={17079:((W,T,r)=>{r.d(T,{Z:()=>p,_:()=>g});const M=/^(?:D:)?\s*(\d{4})(?:(\d\d)(?:(\d\d)(?:(\d\d)(?:(\d\d)(?:(\d\d))?)?)?)?)?\s*(?:(Z)(?:00?)?'?(?:00?'?)?|([+-])(\d\d)?'?(?:(\d\d)'?)?)?$/,
O=/^(D:)?19(1\d\d)(\d{10})(?!\d)/,D=/^(\d{4})(?:-(\d\d)(?:-(\d\d)(?:[T ](\d\d):(\d\d)(?::(\d\d)(?:[.,]\d{1,9})?)?\s?(?:(Z)|([+-])(\d\d):?(\d\d)?)?)?)?)?$/;function g(i){
if(i.length>64)return;const f=i.trim().replace(O,(u,o,n,h)=>`${o??""}${1900+Number(n)}${h}`);return E(m(M.exec(f)??D.exec(f)))}function p(i){const f=i.length>64?
void 0:m(D.exec(i.trim()));if(!f||E(f)===void 0)return;const{year:u,month:o="",day:n="",hour:h="",minute:_="",second:c="",zone:a=""}=f;return`D:${u}${o}${n}${h}${_}${c}${a===
"Z"||a===""?a:`${a.replace(":","'")}'`}`}function m(i){if(!i)return;const[,f,u,o,n,h,_,c,a,t,e]=i,s=c??(a===void 0?void 0:`${a}${t??"00"}:${e??"00"}`);return{year:f,
month:u,day:o,hour:n,minute:h,second:_,zone:s}}function E(i){if(!i)return;const{year:f,month:u,day:o,hour:n,minute:h="00",second:_="00",zone:c}=i,a=(e,s,d)=>e===
void 0||Number(e)>=s&&Number(e)<=d;if(Number(f)===0||!a(u,1,12)||!a(o,1,P(Number(f),Number(u)))||!a(n,0,23)||!a(h,0,59)||!a(_,0,59)||c!==void 0&&c!=="Z"&&!(a(c.
slice(1,3),0,23)&&a(c.slice(4),0,59)))return;const t=[f,u,o].filter(e=>e!==void 0).join("-");return n===void 0?t:`${t}T${n}:${h}:${_}${c==="+00:00"||c==="-00:00"?
"Z":c??""}`}function P(i,f){return f===2?i%4===0&&(i%100!==0||i%400===0)?29:28:[4,6,9,11].includes(f)?30:31}}),66974:((W,T,r)=>{r.d(T,{D6:()=>p,F1:()=>D,NL:()=>i,
P3:()=>O,br:()=>g,bs:()=>P});var M=r(98446);const O={problem:"names page 0: pages count from 1, and -1 is the last page"};function D(u,o,n){const h=[],_=[];for(const[
c,a]of u.split(",").entries()){const t=c+1;if(o!==void 0&&a.trim()===""){_.push(`entry ${t} is empty: write ${o}, separated by single commas`);continue}const e=n(
a,t);"problem"in e?_.push(g(t,a,e.problem)):h.push(e.item)}return _.length>0?{problem:P(_)}:{items:h}}const g=(u,o,n)=>`entry ${u} ('${f(o.trim())}') ${n}`,p=({
position:u,text:o},n,h)=>g(u,o,`names ${m(n)}, but the document has ${(0,M.y_)(h,"page")}`);function m(u){return Number.isSafeInteger(u)?`page ${u}`:"a page far\
 beyond its end"}const E=5;function P(u){const o=u.length-E;return[...u.slice(0,E),...o>0?[`and ${o} more such entries`]:[]].join("; ")}function i(u){const o=/^ *(\d{1,10}) *[-–]+ *(\d{0,10}) *$/.
exec(u);return o?`is not a range: write ${o[1]}..${o[2]}${o[2]===""?" for this page and all after it":""}`:/\bfirst\b/i.test(u)?"is not a page: the first page i\
s written 1, and a range from it 1..5":/\b(last|end)\b/i.test(u)?"is not a page: the last page is written -1, and a range to it 2..":void 0}function f(u){const o=[
...u].map(n=>/[\p{Cc}\p{Cs}\u2028\u2029]/u.test(n)?"?":n);return(0,M.Bu)(o.join(""),40)}}),29082:((W,T,r)=>{r.d(T,{k1:()=>p,lY:()=>g,m7:()=>m});var M=r(58552),O=r(
66974);const D=/^(not +)?(?:(odd|even|all)|(-?\d+)(?:(\.\.)(-?\d+)?)?)$/i,g=i=>(0,O.F1)(i,"pages such as 1..3, -1, odd",(f,u)=>{const o=f.trim(),n=D.exec(o);if(!n)
return{problem:P(o)};const[,h,_,c,a,t]=n,e={negated:h!==void 0,text:o,position:u};if(_!==void 0)return{item:{...e,pages:_.toLowerCase()}};const s=Number(c),d=a===
void 0?s:t===void 0?"end":Number(t);return s===0||d===0?O.P3:{item:{...e,pages:{from:s,to:d}}}});function p(i,f,u="pages"){const o=a=>(0,M.G6)([{field:u,message:a}]),
n=g(i);if("problem"in n)throw o(n.problem);const h=new E(f),_=new E(f),c=[];for(const a of n.items){const t=a.negated?_:h;if(typeof a.pages=="string"){t.add(a.pages);
continue}const{from:e,to:s}=a.pages,d=e<0?f+1+e:e,l=s==="end"?f:s<0?f+1+s:s,b=(s==="end"?e<0?[[e,d]]:[]:[[e,d],[s,l]]).find(([,C])=>C<1||C>f);b&&c.push((0,O.D6)(
a,b[0],f)),!(s==="end"&&d>f||c.length>0)&&t.range(Math.min(d,l),Math.max(d,l))}if(c.length>0)throw o((0,O.bs)(c));return n.items.every(({negated:a})=>a)&&h.add(
"all"),h.without(_)}function m(i){const f=g(i);if("problem"in f||f.items.length!==1)return;const{negated:u,pages:o}=f.items[0];if(u)return;if(o==="all")return{first:1};
if(typeof o=="string"||o.from<1)return;const{from:n,to:h}=o;return h==="end"?{first:n}:h===-1?{first:n}:h<1?void 0:{first:Math.min(n,h),last:Math.max(n,h)}}class E{pageCount;differences;odd=!1;even=!1;constructor(f){
this.pageCount=f,this.differences=new Int32Array(f+2)}add(f){f!=="even"&&(this.odd=!0),f!=="odd"&&(this.even=!0)}range(f,u){this.differences[f]++,this.differences[u+
1]--}without(f){const u=new Uint32Array(this.pageCount);let o=0,n=0,h=0;for(let _=1;_<=this.pageCount;_++){n+=this.differences[_],h+=f.differences[_];const c=_%
2===1?"odd":"even";(n>0||this[c])&&!(h>0||f[c])&&(u[o++]=_)}return u.subarray(0,o)}}function P(i){return/^(not +)?\.\./i.test(i)?"has no start: a range is writt\
en 1..5":/^!/.test(i)?"is not a page: leave out pages with not, such as not 2":(0,O.NL)(i.replace(/^not +/i,""))??"is not a page such as 3 or -1, a range such a\
s 2..5 or 2.., odd, even, all, or one of these after not"}}),64182:((W,T,r)=>{r.r(T),r.d(T,{crop_pages:()=>G});var M=r(64019),O=r(89835),D=r(74135),g=r(6057),p=r(
75444),m=r(87141),E=r(65868),P=r(36502),i=r(16264);const f=1e3;class u{document;contents;layers;constructor(v){this.document=v,this.contents=new E.i(v),this.layers=
new P.z(v)}async margins(v){const{document:I,layers:R}=this,w=(0,g.iw)(I,v),B=(0,D.iN)(w),[L,K]=[B.width*w.userUnit,B.height*w.userUnit],A=new i.r(I,[0,0,L,K]);
await this.contents.read(v,A,A);for(const S of await(0,p.qw)(I,v,R)){const U=(0,M.wR)(I,S)?void 0:(0,O.q)(I,S);U&&A.covers((0,D.zl)((0,m.y)(w),U));const $=I.job.
pace.step(f);$&&await $}return A.box&&o(A.box,L,K)}}const o=([x,v,I,R],w,B)=>({left:x,right:w-I,top:v,bottom:B-R});var n=r(29082),h=r(91519),_=r(87826),c=r(14029),
a=r(98446),t=r(58552),e=r(6856);const s=3,d=["BleedBox","TrimBox","ArtBox"];async function l(x,v,I,R){const w=new e.n(x),B=[],L=new Map;for(const[K,A]of v.entries()){
const S=x.job.pace.step(400);S&&await S;const U=I(K);if(!U){B.push(A);continue}w.goTo(A-1);let $=L.get(w.kind);if($?.margins!==U){const j=y(w.kinds[w.kind],U,A),
z=(0,D.W1)(j);$={margins:U,box:j,patch:R?{CropBox:z,MediaBox:z}:{CropBox:z}},L.set(w.kind,$)}const V=C(x,w,A-1,$.box);x.pages.patch(A-1,V?{...$.patch,...V}:$.patch)}
return{croppedPages:v.length-B.length,left:B}}function y(x,{left:v,right:I,top:R,bottom:w},B){const{userUnit:L}=x,{width:K,height:A}=(0,D.iN)(x),S=b(v/L,I/L,K),
U=b(w/L,R/L,A);if(!S||!U){const[$,V,j]=S?[A,"high",["crop_top","crop_bottom"]]:[K,"wide",["crop_left","crop_right"]],z=`leaves nothing of page ${B}, which is ${(0,D.
d)($,x)} inches ${V}: ${j.join(" and ")} together must be less`;throw(0,t.G6)([{field:j[0],message:z,mentions:j}])}return(0,D.zl)((0,D.S3)(x),[S[0],U[0],S[1],U[1]])}
function b(x,v,I){const[R,w]=[x,I-v];if(w-R>=s)return[R,w];if(w<=R||I<s)return;const B=Math.min(Math.max((R+w-s)/2,0),I-s);return[B,B+s]}function C(x,{bytes:v,entries:I},R,w){
if(v&&d.every(K=>I.find(v,K)<0))return;const B=x.pages.number(R),L={};for(const K of d){const A=x.entry(B,K);if(A===void 0)continue;const S=(0,g.b0)(x,A),U=S&&(0,D.
Pj)(S,w);L[K]=U&&(0,D.W1)(U)}return L}var k=r(52404);const N=72,G=async(x,v,I)=>{const R=await(0,h.E)(x.bytes,I,{password:v.open_password}),w=R.pages.count,B=(0,n.
k1)(v.pages,w),L=B.length===0?[k.$]:[],K=v.crop_to==="content"?await Y(R,B,v):Z(v),{croppedPages:A,left:S}=await l(R,B,K,v.shrink_media_box);S.length>0&&L.push(
J(S)),v.shrink_media_box&&A>0&&L.push(Q);const U={pageCount:w,croppedPages:A},$=A===0?(0,_.N)(R,x.bytes):void 0;return $?{documents:[{name:x.name,bytes:$,pageCount:w}],
notes:L,facts:U}:{documents:[{name:x.name,bytes:await(0,c.UN)(R),pageCount:w}],notes:L,facts:U}};function Z({crop_left:x,crop_right:v,crop_top:I,crop_bottom:R}){
const w=(L=0)=>L*N,B={left:w(x),right:w(v),top:w(I),bottom:w(R)};return()=>B}async function Y(x,v,{padding:I,uniform:R}){const{pace:w}=x.job,B=new u(x),L=[];for(const[
A,S]of v.entries()){const U=await B.margins(S-1);L.push(U&&H(U,I*N));const $=w.step(4e3);$&&await $,A%100===0&&w.progress(A/v.length)}if(!R)return A=>L[A];const K=L.
reduce((A,S)=>A&&S?X(A,S):A??S,void 0);return()=>K}const F=x=>({left:x("left"),right:x("right"),top:x("top"),bottom:x("bottom")}),H=(x,v)=>F(I=>Math.max(x[I]-v,
0)),X=(x,v)=>F(I=>Math.min(x[I],v[I]));function J(x){const v=(0,a.d5)(x.length,"it was","they were");return{code:"nothing_drawn",message:`Nothing is drawn on ${(0,a.
oi)(x)}, so ${v} not cropped.`}}const Q={code:"cropped_content_stays",message:"The parts of the pages that were cut off do not show, but are still in the file, \
with their text."}}),52404:((W,T,r)=>{r.d(T,{$:()=>g,U:()=>p});var M=r(58552),O=r(29082),D=r(98446);const g={code:"no_pages_selected",message:"The document has \
none of the pages that were asked for, so nothing was changed."};function p({first_page:m,last_page:E,pages:P},i){if(P!==void 0)return(0,O.k1)(P,i);const f=(0,D.
y_)(i,"page"),u=[];if(m>i&&u.push({field:"first_page",message:`is ${m}, but the document has ${f}`}),E!==void 0&&E>i&&u.push({field:"last_page",message:`is ${E}\
, but the document has ${f}`}),u.length===0&&E!==void 0&&m>E&&u.push({field:"first_page",message:`is ${m}, which is after last_page (${E})`,mentions:["last_page"]}),
u.length>0)throw(0,M.G6)(u);return Uint32Array.from({length:(E??i)-m+1},(o,n)=>m+n)}}),92218:((W,T,r)=>{r.d(T,{B:()=>D,d:()=>p});var M=r(48249),O=r(68973);const D=1<<
20,g=1<<18,p=async(m,E)=>m.length<g?(0,M.Kc)(m):(0,O.uM)(E).deflate(m,4)}),36078:((W,T,r)=>{r.d(T,{AY:()=>m,KJ:()=>i,XL:()=>E,_:()=>O,hX:()=>u,id:()=>p,qK:()=>g,
vs:()=>D,wW:()=>f,yQ:()=>P});var M=r(45079);function O(o){if(Number.isInteger(o)&&Math.abs(o)<1e7)return String(o);const n=Number(o.toPrecision(7)),h=Math.abs(n)<
1e-9?"0":String(n);return h.includes("e")?n.toFixed(12).replace(/\.?0+$/,""):h}const D=o=>o.map(O).join(" "),g=(o,n)=>`q ${n} cm /${o} Do Q`,p=o=>(0,M.ZV)(Math.
round(o*1e3)/1e3||0),m=([o,n])=>`${p(o)} ${p(n)}`,E=o=>o.map((n,h)=>`${m(n)} ${h===0?"m":"l"}`).join(" "),P=.5523;function i(o){const n=P,h=(..._)=>`${_.map(([c,
a])=>m(o(c,a))).join(" ")} c`;return[`${m(o(1,0))} m`,h([1,n],[n,1],[0,1]),h([-n,1],[-1,n],[-1,0]),h([-1,-n],[-n,-1],[0,-1]),h([n,-1],[1,-n],[1,0])].join(" ")}function f(o,n){
const h={1:"g",3:"rg",4:"k"}[o.length];return`${o.map(p).join(" ")} ${n==="fill"?h:h.toUpperCase()}`}const u=o=>`[${o.map(p).join(" ")}] 0 d`}),16264:((W,T,r)=>{
r.d(T,{p:()=>u,r:()=>o});var M=r(45599),O=r(36211),D=r(85008),g=r(74135),p=r(6057),m=r(76023),E=r(4186),P=r(5490);const i=new Set([3,7]),f=.01,u=[0,0,1,1];class o{document;page;area;path;clips=!1;glyphClip;constructor(t,e){
this.document=t,this.page=e}get box(){return this.area}takes(t,e,s,d){if(this.extendsPath(t,e)||this.setsColor(t,e,s))return;const{operator:l}=t,y=O.lJ.get(l);y?
this.paints(y,e,d):l==="W"||l==="W*"?this.clips=!0:l==="w"?e.paint={...this.paintOf(e),lineWidth:Math.abs(t.number(0))||0}:!d&&l==="BI"?this.image(e):!d&&l==="s\
h"&&this.add(this.paintOf(e).clip,e)}shows(t){this.glyphClip=i.has(t.mode)?void 0:this.paintOf(t).clip}glyph({font:t,frame:e,size:s},d,l,y,b){if(!this.glyphClip||
d!==""&&d.trim()==="")return;const[C,k]=e.vertical?[.5,.5]:[t.ascent,-t.descent],N=Math.min(l,y),G=(0,E.L)(e,N,Math.max(l,y),b-C*s,b+k*s);this.join([G.x,G.y,G.x+
G.width,G.y+G.height],this.glyphClip)}covers(t){this.join(t,this.page)}image(t){this.add((0,g.zl)(t.matrix,u),t)}enters(t,e){const s=(0,p.b0)(this.document,t.get(
"BBox"));s&&this.clipTo((0,g.zl)(e.matrix,s),e)}paintOf(t){return t.paint??{clip:this.page,lineWidth:1,components:1,isWhite:!1}}extendsPath(t,{matrix:e}){const s=(0,P.
M)(t);switch(t.operator){case"re":{const[d=NaN,l=NaN,y=NaN,b=NaN]=s;return this.extend((0,g.zl)(e,[d,l,d+y,l+b])),!0}case"m":case"l":case"c":case"v":case"y":for(let d=0;d+
1<s.length;d+=2){const[l,y]=(0,g.Gd)(e,s[d],s[d+1]);this.extend([l,y,l,y])}return!0;default:return!1}}extend(t){t.every(Number.isFinite)&&(this.path=this.path?(0,g.
kO)(this.path,t):t)}setsColor(t,e,s){const d=this.paintOf(e);switch(t.operator){case"g":case"rg":case"k":return e.paint={...d,components:t.count,isWhite:c((0,P.
M)(t))},!0;case"cs":return e.paint={...d,components:this.componentsOf(t.name(0),s),isWhite:!1},!0;case"sc":case"scn":{const l=t.kind(t.count-1)!==D.o_&&t.count===
d.components;return e.paint={...d,isWhite:l&&c((0,P.M)(t))},!0}default:return!1}}componentsOf(t,e){if(t===void 0)return 0;const s=l=>e.find("ColorSpace",l),d=(0,m.
L)(this.document,new M.SX(t),s);return d&&d.kind!=="inks"&&!d.table?d.components:0}paints({fill:t,strokes:e},s,d){const{path:l,clips:y}=this;this.path=void 0,this.
clips=!1;const b=this.paintOf(s);l&&!d&&e?this.add((0,g.XM)(l,b.lineWidth*_(s)/2),s):l&&!d&&t&&!(b.isWhite&&this.isPageWide(l))&&this.add(l,s),y&&l&&this.clipTo(
l,s)}isPageWide(t){const[e,s,d,l]=this.page,[y,b]=[(d-e)*f,(l-s)*f];return t[0]<=e+y&&t[1]<=s+b&&t[2]>=d-y&&t[3]>=l-b}clipTo(t,e){const s=this.paintOf(e);e.paint=
{...s,clip:(0,g.Pj)(s.clip,t)??n}}add(t,e){this.join(t,this.paintOf(e).clip)}join(t,e){const s=(0,g.Pj)((0,g.XM)(t,h),e);s&&(this.area=this.area?(0,g.kO)(this.area,
s):s)}}const n=[0,0,0,0],h=.01,_=({matrix:[a,t,e,s]})=>Math.max(Math.hypot(a,t),Math.hypot(e,s)),c=a=>{const t=a.length===4?0:1;return a.length>0&&a.every(e=>e===
t)}}),91374:((W,T,r)=>{r.d(T,{QL:()=>m,bf:()=>p,fq:()=>_,hj:()=>h,i4:()=>o,iA:()=>P,pv:()=>n,qU:()=>f,tP:()=>E});var M=r(77581),O=r(45599),D=r(9819),g=r(70549);
function p(t){for(;t.part===""&&t.parent;)t=t.parent;return t}const m="FT Parent T TU TM Ff V DV DA Q DS RV Opt MaxLen TI I Lock SV".split(" "),E=100;function*P(t,{
from:e=t.array((0,D.Wo)(t,"AcroForm")?.dict.get("Fields")),below:s,visit:d=new D._i(t),depth:l=1/0}={}){const y=[],b=(C=[],k)=>{for(let N=C.length-1;N>=0;N--)y.
push({value:C[N],parent:k})};b(e,s);for(let C=y.pop();C;C=y.pop()){const{value:k,parent:N}=C,G=(0,O.i9)(k)?t.get(k):k;if(!(0,O.Zm)(G)||!d.first(k)||(N?.depth??0)>=
l)continue;const Z=t.resolve(G.get("T")),Y=t.resolve(G.get("FT")),F=Z instanceof O.Mx?(0,M.g7)(Z):"",H={number:(0,O.i9)(k)?k.number:void 0,dict:G,parent:N,part:F,
name:a(N&&N.depth%E!==0?N.name:"",F),type:Y instanceof O.SX?Y.text:N?.type,depth:(N?.depth??0)+1};yield H,b(t.array(G.get("Kids")),H)}}const i=1e3,f=(0,g.n)(u);
async function u(t){const e=[];for(const s of P(t)){e.push(s);const d=t.job.pace.step(i);d&&await d}return e}function o(t){const e=new Set(t.flatMap(({parent:s,
dict:d})=>s&&d.has("T")?[s]:[]));return t.filter(s=>(s.dict.has("T")||!s.parent)&&!e.has(s))}function n(t,e){const s=t.resolve(h(t,e,"FT"));return s instanceof O.
SX?s.text:void 0}function h(t,e,s){for(const d of c(t,e)){const l=d.get(s);if(l!==void 0)return l}}function _(t,e){let s="";for(const d of c(t,e)){const l=t.resolve(
d.get("T"));l instanceof O.Mx&&(s=a((0,M.g7)(l),s))}return s}function*c(t,e){let s=e;for(let d=0;s&&d<E;d++)yield s,s=t.dict(s.get("Parent"))}const a=(t,e)=>t===
""||e===""?t+e:`${t}.${e}`}),6856:((W,T,r)=>{r.d(T,{n:()=>u,w:()=>m});var M=r(78157),O=r(79725),D=r(45599),g=r(70549),p=r(6057);const m=(0,g.n)(E);async function E(_){
const{pages:c,job:a}=_,t=new u(_),e=new Int32Array(c.count),s=new Set;for(let d=0;d<c.count;d++){t.goTo(d),e[d]=t.kind,s.add(t.resources);const l=a.pace.step(300);
l&&await l}return{kinds:t.kinds,kindOf:e,resources:s}}const P=["MediaBox","CropBox","Rotate","UserUnit"],i=2e3,f=/\(|(?:^|[^<])<(?!<)/;class u{document;kinds=[];kind=-1;resources;bytes;entries=new O.
R;index=-1;inherited;geometry=new o(P);own=new o(["Resources"]);kindOf=new Map;recognised=new Map;dictionaries=new Map;constructor(c){this.document=c}goTo(c){const{
document:a,entries:t,inherited:e}=this,{pages:s}=a,d=s.number(c),l=a.place(d),y=s.inheritedBy(c);if(this.index=c,this.inherited=y,!l||!a.locate(d,l,t)){this.bytes=
void 0,this.geometry.forget(),this.own.forget(),this.kind=this.kindHere(),this.resources=s.attribute(c,"Resources");return}(this.bytes?.buffer!==l.bytes.buffer||
this.bytes.byteOffset!==l.bytes.byteOffset)&&(this.bytes=(0,M.bS)(l.bytes));const[b,C]=[this.geometry.take(this.bytes,t),this.own.take(this.bytes,t)];(!b||y!==e)&&
(this.kind=this.recognise(y)),(!C||y!==e)&&(this.resources=this.resourcesHere())}contents(){const{document:c,bytes:a}=this,t=c.pages.number(this.index);if(!a)return c.
entry(t,"Contents");const e=this.entries.find(a,"Contents");if(e<0)return;const{at:s}=this.entries;return h(a,s[e+2],s[e+3])??c.entry(t,"Contents")}get resourcesSpan(){
return this.own.of(0)}resourcesHere(){const{document:c,index:a}=this,{pages:t}=c,[e,s]=this.own.of(0);if(e===s)return t.inheritedBy(a).Resources;const d=h(this.
bytes,e,s);if(d)return d;const l=()=>c.entry(t.number(a),"Resources");if(s-e>i)return l();const y=this.own.text();return c.security&&f.test(y)?l():(this.dictionaries.
has(y)||this.dictionaries.set(y,l()),this.dictionaries.get(y))}recognise(c){let a=this.recognised.get(c);a||this.recognised.set(c,a=new Map);const t=this.geometry.
text();let e=a.get(t);return e===void 0&&a.set(t,e=this.kindHere()),e}kindHere(){const c=(0,p.iw)(this.document,this.index),a=`${c.box.join(" ")} ${c.rotation} ${c.
userUnit}`;let t=this.kindOf.get(a);return t===void 0&&this.kindOf.set(a,t=this.kinds.push(c)-1),t}}class o{keys;bytes;from;to;constructor(c){this.keys=c,this.from=
new Int32Array(c.length),this.to=new Int32Array(c.length)}forget(){this.bytes=void 0}take(c,a){const{bytes:t,from:e,to:s,keys:d}=this;let l=t!==void 0;for(let y=0;y<
d.length;y++){const b=a.find(c,d[y]),C=b<0?0:a.at[b+2],k=b<0?0:a.at[b+3];l&&=n(t,e[y],s[y],c,C,k),e[y]=C,s[y]=k}return this.bytes=c,l}of(c){return[this.from[c],
this.to[c]]}text(){let c="";for(let a=0;a<this.keys.length;a++)c+=`${this.bytes.toString("latin1",this.from[a],this.to[a])}|`;return c}}function n(_,c,a,t,e,s){
if(a-c!==s-e)return!1;for(let d=c,l=e;d<a;d++,l++)if(_[d]!==t[l])return!1;return!0}function h(_,c,a){if(!(0,M.yp)(_[c])||_[a-1]!==M.AV||_[a-2]!==M.Z4)return;const t=(0,M.
JI)(_,c,a),e=(0,M.JI)(_,t.after+1,a);return _[t.after]===M.Z4&&e.value>=0&&e.after===a-2?new D.oS(t.value,e.value):void 0}}),76023:((W,T,r)=>{r.d(T,{L:()=>m});var M=r(
45599),O=r(69869);const D=8,g={DeviceGray:p("gray",1),CalGray:p("gray",1),G:p("gray",1),DeviceRGB:p("rgb",3),CalRGB:p("rgb",3),RGB:p("rgb",3),DeviceCMYK:p("cmyk",
4),CMYK:p("cmyk",4),Separation:p("inks",1)};function p(i,f){return{kind:i,components:f,profile:void 0,table:void 0}}function m(i,f,u,o=0){const n=i.resolve(f);if(o>
D)return;if(n instanceof M.SX){if(Object.hasOwn(g,n.text))return g[n.text];const _=u(n.text);return _===void 0?void 0:m(i,_,u,o+1)}if(!(0,M.cy)(n))return;const h=i.
resolve(n[0]);if(h instanceof M.SX)switch(h.text){case"ICCBased":return E(i,n[1],u,o);case"Indexed":case"I":return P(i,n,u,o);case"DeviceN":{const _=i.array(n[1])?.
length??0;return _>=1&&_<=32?p("inks",_):void 0}default:return Object.hasOwn(g,h.text)?g[h.text]:void 0}}function E(i,f,u,o){const n=i.resolve(f);if(!(n instanceof
M.Z6))return;const h=i.resolve(n.dict.get("N")),_=h===1?"gray":h===3?"rgb":h===4?"cmyk":void 0;if(_===void 0)return m(i,n.dict.get("Alternate"),u,o+1);const c=(0,O.
hh)(i.decodedPart(n)?.data,h);return{...p(_,h),profile:c?.bytes}}function P(i,f,u,o){const n=m(i,f[1],u,o+1),h=i.resolve(f[3]),_=h instanceof M.Mx?h.bytes:h instanceof
M.Z6?i.decodedPart(h)?.data:void 0,c=i.resolve(f[2]);if(!n||n.table||!_||typeof c!="number"||!(c>=0))return;const a=new Uint8Array((Math.min(Math.floor(c),255)+
1)*n.components);return a.set(_.subarray(0,a.length)),{...n,table:a}}}),69869:((W,T,r)=>{r.d(T,{Jc:()=>o,R1:()=>a,To:()=>i,hh:()=>f,so:()=>h});var M=r(77598),O=r.
n(M),D=r(48249),g=r(78157),p=r(68973),m=r(45599);const E={1:"GRAY",3:"RGB ",4:"CMYK"},P=["scnr","mntr","prtr","spac"],i={1:"DeviceGray",3:"DeviceRGB",4:"DeviceC\
MYK"};function f(t,e){if(!t||t.length<132)return;const s=(0,g.bS)(t),d=C=>s.toString("latin1",C,C+4),l=s.readUInt32BE(0),y=t[8];if(!(!(l>=132&&l<=t.length&&y>=2&&
y<=4&&d(36)==="acsp"&&P.includes(d(12)))||d(16)!==E[e]))return{bytes:t.subarray(0,l),version:y}}const u=new WeakMap;async function o(t,e){const{bytes:s}=t,d=e.pace.
step(s.length);d&&await d;const l=u.get(e.pace)??new Map;u.set(e.pace,l);const y=_(s),b=l.get(y);if(b)return b;const C={...t,id:y,deflated:await(0,p.uM)(e).deflate(
s,n)};return l.set(y,C),C}const n=4,h=t=>{const{bytes:e}=t;return{...t,id:_(e),deflated:(0,D.Kc)(e)}},_=t=>(0,M.createHash)("sha256").update(t).digest("base64"),
c=new WeakMap;function a(t,{id:e,deflated:s},d){const l=c.get(t)??new Map;c.set(t,l);const y=l.get(e);if(y)return y;const b=(0,m.jd)({N:d,Alternate:(0,m.UU)(i[d]),
Filter:(0,m.UU)("FlateDecode")}),C=t.add(new m.Z6(b,s));return l.set(e,C),C}}),4186:((W,T,r)=>{r.d(T,{D:()=>D,L:()=>O});var M=r(45657);function O({cos:g,sin:p},m,E,P,i){
if(p===0&&g===1)return{x:m,y:P,width:E-m,height:i-P};const f=[m*g-P*p,E*g-P*p,m*g-i*p,E*g-i*p],u=[m*p+P*g,E*p+P*g,m*p+i*g,E*p+i*g],[o,n]=[(0,M.YG)(f),(0,M.YG)(u)];
return{x:o,y:n,width:(0,M.Kf)(f)-o,height:(0,M.Kf)(u)-n}}function D(g,p){const[m,E]=[Math.min(g.x,p.x),Math.min(g.y,p.y)];return{x:m,y:E,width:Math.max(g.x+g.width,
p.x+p.width)-m,height:Math.max(g.y+g.height,p.y+p.height)-E}}}),59071:((W,T,r)=>{r.d(T,{Gh:()=>u,ZK:()=>o,wh:()=>f});var M=r(77581),O=r(45599);const D=/\u001b[A-Za-z]{2}[A-Za-z-]{0,8}\u001b/g,
g=/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]/g,p=/[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g,m=n=>n.replace(D,"").replace(
g,"").replace(p,"�"),E=200,P=new WeakMap;function i(n){let h=P.get(n);if(h)return h;const _=m((0,M.g7)(n));return h={whole:_,trimmed:_.trim()},n.bytes.length>=
E&&P.set(n,h),h}const f=n=>m(n).trim();function u(n){const h=n instanceof O.Mx?i(n).trimmed:"";return h===""?null:h}const o=n=>n?i(n).whole:""}),70549:((W,T,r)=>{
r.d(T,{n:()=>M});function M(O){const D=new WeakMap;return g=>{if(g.hasChanges)return O(g);const p=D.get(g);if(p)return p.answer;const m=O(g);return D.set(g,{answer:m}),
m}}}),9819:((W,T,r)=>{r.d(T,{J7:()=>D,Kd:()=>m,Wo:()=>E,_i:()=>p,b9:()=>g});var M=r(42973),O=r(45599);class D{document;gone=new Set;chased=new Set;constructor(i){
this.document=i}remove(i){const{catalog:f,catalogNumber:u,pages:o}=this.document,n=f.get("Pages");i===u||(0,O.i9)(n)&&i===n.number||o.holds(i)||(this.gone.add(i),
this.document.remove(i))}chase(i){this.chased.add(i)}removed(){return this.gone}takeChased(){const i=this.chased;return this.chased=new Set,i}isGone(i){return(0,O.
i9)(i)&&this.gone.has(i.number)}}class g{most;left;constructor(i){this.most=this.left=i.job.limits.nodes}spend=i=>{if(this.left-=i,this.left<0)throw(0,M.F)("nod\
es",`The document has more than ${this.most} fields, bookmarks, names and structure elements`,"Remove bookmarks or tags with another program first")}}class p{seen;beyond=new Set;allowance;constructor(i,f=new g(
i)){this.allowance=f,this.seen=new Uint8Array((i.size>>3)+1)}first(i){if(this.allowance.spend(1),!(0,O.i9)(i))return!0;const{number:f}=i,u=f>>3;if(u>=this.seen.
length)return this.beyond.size<this.beyond.add(f).size;const o=1<<(f&7),n=(this.seen[u]&o)===0;return this.seen[u]|=o,n}}function m(P,i){return(0,O.i9)(P)?P.number:
i}function E(P,i){const f=P.catalog.get(i),u=P.dict(f);return u&&{dict:u,holder:m(f,P.catalogNumber)}}}),87826:((W,T,r)=>{r.d(T,{N:()=>D,i:()=>g});var M=r(78157),
O=r(14029);function D({suspect:p,bytes:m},E){if(!(p||(0,M.bS)(m.subarray(0,5)).toString("latin1")!=="%PDF-"))return m.length===E.length?E:m}const g=async(p,m,E)=>D(
p,m)??await(0,O.UN)(p,E)})};
