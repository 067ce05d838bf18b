"use strict";exports.id=602,exports.ids=[602],exports.modules={17079:(($,w,o)=>{o.d(w,{Z:()=>p,_:()=>h});const y=/^(?:D:)?\s*(\d{4})(?:(\d\d)(?:(\d\d)(?:(\d\d)(?:(\d\d)(?:(\d\d))?)?)?)?)?\s*(?:(Z)(?:00?)?'?(?:00?'?)?|([+-])(\d\d)?'?(?:(\d\d)'?)?)?$/,
P=/^(D:)?19(1\d\d)(\d{10})(?!\d)/,D=/^(\d{4})(?:-(\d\d)(?:-(\d\d)(?:[T ](\d\d):(\d\d)(?::(\d\d)(?:[.,]\d{1,9})?)?\s?(?:(Z)|([+-])(\d\d):?(\d\d)?)?)?)?)?$/;function h(i){
if(i.length>64)return;const c=i.trim().replace(P,(u,r,n,l)=>`${r??""}${1900+Number(n)}${l}`);return E(m(y.exec(c)??D.exec(c)))}function p(i){const c=i.length>64?
void 0:m(D.exec(i.trim()));if(!c||E(c)===void 0)return;const{year:u,month:r="",day:n="",hour:l="",minute:_="",second:d="",zone:a=""}=c;return`D:${u}${r}${n}${l}${_}${d}${a===
"Z"||a===""?a:`${a.replace(":","'")}'`}`}function m(i){if(!i)return;const[,c,u,r,n,l,_,d,a,t,e]=i,s=d??(a===void 0?void 0:`${a}${t??"00"}:${e??"00"}`);return{year:c,
month:u,day:r,hour:n,minute:l,second:_,zone:s}}function E(i){if(!i)return;const{year:c,month:u,day:r,hour:n,minute:l="00",second:_="00",zone:d}=i,a=(e,s,f)=>e===
void 0||Number(e)>=s&&Number(e)<=f;if(Number(c)===0||!a(u,1,12)||!a(r,1,M(Number(c),Number(u)))||!a(n,0,23)||!a(l,0,59)||!a(_,0,59)||d!==void 0&&d!=="Z"&&!(a(d.
slice(1,3),0,23)&&a(d.slice(4),0,59)))return;const t=[c,u,r].filter(e=>e!==void 0).join("-");return n===void 0?t:`${t}T${n}:${l}:${_}${d==="+00:00"||d==="-00:00"?
"Z":d??""}`}function M(i,c){return c===2?i%4===0&&(i%100!==0||i%400===0)?29:28:[4,6,9,11].includes(c)?30:31}}),66974:(($,w,o)=>{o.d(w,{D6:()=>p,F1:()=>D,NL:()=>i,
P3:()=>P,br:()=>h,bs:()=>M});var y=o(98446);const P={problem:"names page 0: pages count from 1, and -1 is the last page"};function D(u,r,n){const l=[],_=[];for(const[
d,a]of u.split(",").entries()){const t=d+1;if(r!==void 0&&a.trim()===""){_.push(`entry ${t} is empty: write ${r}, separated by single commas`);continue}const e=n(
a,t);"problem"in e?_.push(h(t,a,e.problem)):l.push(e.item)}return _.length>0?{problem:M(_)}:{items:l}}const h=(u,r,n)=>`entry ${u} ('${c(r.trim())}') ${n}`,p=({
position:u,text:r},n,l)=>h(u,r,`names ${m(n)}, but the document has ${(0,y.y_)(l,"page")}`);function m(u){return Number.isSafeInteger(u)?`page ${u}`:"a page far\
 beyond its end"}const E=5;function M(u){const r=u.length-E;return[...u.slice(0,E),...r>0?[`and ${r} more such entries`]:[]].join("; ")}function i(u){const r=/^ *(\d{1,10}) *[-–]+ *(\d{0,10}) *$/.
exec(u);return r?`is not a range: write ${r[1]}..${r[2]}${r[2]===""?" for this page and all after it":""}`:/\bfirst\b/i.test(u)?"is not a page: the first page i\
s written 1, and a range from it 1..5":/\b(last|end)\b/i.test(u)?"is not a page: the last page is written -1, and a range to it 2..":void 0}function c(u){const r=[
...u].map(n=>/[\p{Cc}\p{Cs}\u2028\u2029]/u.test(n)?"?":n);return(0,y.Bu)(r.join(""),40)}}),29082:(($,w,o)=>{o.d(w,{k1:()=>p,lY:()=>h,m7:()=>m});var y=o(58552),P=o(
66974);const D=/^(not +)?(?:(odd|even|all)|(-?\d+)(?:(\.\.)(-?\d+)?)?)$/i,h=i=>(0,P.F1)(i,"pages such as 1..3, -1, odd",(c,u)=>{const r=c.trim(),n=D.exec(r);if(!n)
return{problem:M(r)};const[,l,_,d,a,t]=n,e={negated:l!==void 0,text:r,position:u};if(_!==void 0)return{item:{...e,pages:_.toLowerCase()}};const s=Number(d),f=a===
void 0?s:t===void 0?"end":Number(t);return s===0||f===0?P.P3:{item:{...e,pages:{from:s,to:f}}}});function p(i,c,u="pages"){const r=a=>(0,y.G6)([{field:u,message:a}]),
n=h(i);if("problem"in n)throw r(n.problem);const l=new E(c),_=new E(c),d=[];for(const a of n.items){const t=a.negated?_:l;if(typeof a.pages=="string"){t.add(a.pages);
continue}const{from:e,to:s}=a.pages,f=e<0?c+1+e:e,g=s==="end"?c:s<0?c+1+s:s,b=(s==="end"?e<0?[[e,f]]:[]:[[e,f],[s,g]]).find(([,C])=>C<1||C>c);b&&d.push((0,P.D6)(
a,b[0],c)),!(s==="end"&&f>c||d.length>0)&&t.range(Math.min(f,g),Math.max(f,g))}if(d.length>0)throw r((0,P.bs)(d));return n.items.every(({negated:a})=>a)&&l.add(
"all"),l.without(_)}function m(i){const c=h(i);if("problem"in c||c.items.length!==1)return;const{negated:u,pages:r}=c.items[0];if(u)return;if(r==="all")return{first:1};
if(typeof r=="string"||r.from<1)return;const{from:n,to:l}=r;return l==="end"?{first:n}:l===-1?{first:n}:l<1?void 0:{first:Math.min(n,l),last:Math.max(n,l)}}class E{pageCount;differences;odd=!1;even=!1;constructor(c){
this.pageCount=c,this.differences=new Int32Array(c+2)}add(c){c!=="even"&&(this.odd=!0),c!=="odd"&&(this.even=!0)}range(c,u){this.differences[c]++,this.differences[u+
1]--}without(c){const u=new Uint32Array(this.pageCount);let r=0,n=0,l=0;for(let _=1;_<=this.pageCount;_++){n+=this.differences[_],l+=c.differences[_];const d=_%
2===1?"odd":"even";(n>0||this[d])&&!(l>0||c[d])&&(u[r++]=_)}return u.subarray(0,r)}}function M(i){return/^(not +)?\.\./i.test(i)?"has no start: a range is writt\
en 1..5":/^!/.test(i)?"is not a page: leave out pages with not, such as not 2":(0,P.NL)(i.replace(/^not +/i,""))??"is not a page such as 3 or -1, a range such a\
s 2..5 or 2.., odd, even, all, or one of these after not"}}),64182:(($,w,o)=>{o.r(w),o.d(w,{crop_pages:()=>G});var y=o(64019),P=o(12844),D=o(74135),h=o(6057),p=o(
75444),m=o(87141),E=o(65868),M=o(36502),i=o(16264);const c=1e3;class u{document;contents;layers;constructor(v){this.document=v,this.contents=new E.i(v),this.layers=
new M.z(v)}async margins(v){const{document:I,layers:R}=this,T=(0,h.iw)(I,v),B=(0,D.iN)(T),[L,K]=[B.width*T.userUnit,B.height*T.userUnit],A=new i.r(I,[0,0,L,K]);
await this.contents.read(v,A,A);for(const U of(0,p.qw)(I,v,R)){const S=(0,y.wR)(I,U)?void 0:(0,P.q)(I,U);S&&A.covers((0,D.zl)((0,m.y)(T),S));const W=I.job.pace.
step(c);W&&await W}return A.box&&r(A.box,L,K)}}const r=([x,v,I,R],T,B)=>({left:x,right:T-I,top:v,bottom:B-R});var n=o(29082),l=o(94518),_=o(87826),d=o(14029),a=o(
98446),t=o(58552),e=o(6856);const s=3,f=["BleedBox","TrimBox","ArtBox"];async function g(x,v,I,R){const T=new e.n(x),B=[],L=new Map;for(const[K,A]of v.entries()){
const U=x.job.pace.step(400);U&&await U;const S=I(K);if(!S){B.push(A);continue}T.goTo(A-1);let W=L.get(T.kind);if(W?.margins!==S){const j=O(T.kinds[T.kind],S,A),
z=(0,D.W1)(j);W={margins:S,box:j,patch:R?{CropBox:z,MediaBox:z}:{CropBox:z}},L.set(T.kind,W)}const V=C(x,T,A-1,W.box);x.pages.patch(A-1,V?{...W.patch,...V}:W.patch)}
return{croppedPages:v.length-B.length,left:B}}function O(x,{left:v,right:I,top:R,bottom:T},B){const{userUnit:L}=x,{width:K,height:A}=(0,D.iN)(x),U=b(v/L,I/L,K),
S=b(T/L,R/L,A);if(!U||!S){const[W,V,j]=U?[A,"high",["crop_top","crop_bottom"]]:[K,"wide",["crop_left","crop_right"]],z=`leaves nothing of page ${B}, which is ${(0,D.
d)(W,x)} inches ${V}: ${j.join(" and ")} together must be less`;throw(0,t.G6)([{field:j[0],message:z,mentions:j}])}return(0,D.zl)((0,D.S3)(x),[U[0],S[0],U[1],S[1]])}
function b(x,v,I){const[R,T]=[x,I-v];if(T-R>=s)return[R,T];if(T<=R||I<s)return;const B=Math.min(Math.max((R+T-s)/2,0),I-s);return[B,B+s]}function C(x,{bytes:v,entries:I},R,T){
if(v&&f.every(K=>I.find(v,K)<0))return;const B=x.pages.number(R),L={};for(const K of f){const A=x.entry(B,K);if(A===void 0)continue;const U=(0,h.b0)(x,A),S=U&&(0,D.
Pj)(U,T);L[K]=S&&(0,D.W1)(S)}return L}var k=o(52404);const N=72,G=async(x,v,I)=>{const R=await(0,l.E)(x.bytes,I,{password:v.open_password}),T=R.pages.count,B=(0,n.
k1)(v.pages,T),L=B.length===0?[k.$]:[],K=v.crop_to==="content"?await Y(R,B,v):Z(v),{croppedPages:A,left:U}=await g(R,B,K,v.shrink_media_box);U.length>0&&L.push(
J(U)),v.shrink_media_box&&A>0&&L.push(Q);const S={pageCount:T,croppedPages:A},W=A===0?(0,_.N)(R,x.bytes):void 0;return W?{documents:[{name:x.name,bytes:W,pageCount:T}],
notes:L,facts:S}:{documents:[{name:x.name,bytes:await(0,d.UN)(R),pageCount:T}],notes:L,facts:S}};function Z({crop_left:x,crop_right:v,crop_top:I,crop_bottom:R}){
const T=(L=0)=>L*N,B={left:T(x),right:T(v),top:T(I),bottom:T(R)};return()=>B}async function Y(x,v,{padding:I,uniform:R}){const{pace:T}=x.job,B=new u(x),L=[];for(const[
A,U]of v.entries()){const S=await B.margins(U-1);L.push(S&&H(S,I*N));const W=T.step(4e3);W&&await W,A%100===0&&T.progress(A/v.length)}if(!R)return A=>L[A];const K=L.
reduce((A,U)=>A&&U?X(A,U):A??U,void 0);return()=>K}const F=x=>({left:x("left"),right:x("right"),top:x("top"),bottom:x("bottom")}),H=(x,v)=>F(I=>Math.max(x[I]-v,
0)),X=(x,v)=>F(I=>Math.min(x[I],v[I]));function J(x){const v=(0,a.d5)(x.length,"it was","they were");return{code:"nothing_drawn",message:`Nothing is drawn on ${(0,a.
oi)(x)}, so ${v} not cropped.`}}const Q={code:"cropped_content_stays",message:"The parts of the pages that were cut off do not show, but are still in the file, \
with their text."}}),52404:(($,w,o)=>{o.d(w,{$:()=>h,U:()=>p});var y=o(58552),P=o(29082),D=o(98446);const h={code:"no_pages_selected",message:"The document has \
none of the pages that were asked for, so nothing was changed."};function p({first_page:m,last_page:E,pages:M},i){if(M!==void 0)return(0,P.k1)(M,i);const c=(0,D.
y_)(i,"page"),u=[];if(m>i&&u.push({field:"first_page",message:`is ${m}, but the document has ${c}`}),E!==void 0&&E>i&&u.push({field:"last_page",message:`is ${E}\
, but the document has ${c}`}),u.length===0&&E!==void 0&&m>E&&u.push({field:"first_page",message:`is ${m}, which is after last_page (${E})`,mentions:["last_page"]}),
u.length>0)throw(0,y.G6)(u);return Uint32Array.from({length:(E??i)-m+1},(r,n)=>m+n)}}),92218:(($,w,o)=>{o.d(w,{B:()=>D,d:()=>p});var y=o(48249),P=o(68973);const D=1<<
20,h=1<<18,p=async(m,E)=>m.length<h?(0,y.Kc)(m):(0,P.uM)(E).deflate(m,4)}),36078:(($,w,o)=>{o.d(w,{AY:()=>m,KJ:()=>i,XL:()=>E,_:()=>P,hX:()=>u,id:()=>p,qK:()=>h,
vs:()=>D,wW:()=>c,yQ:()=>M});var y=o(45079);function P(r){if(Number.isInteger(r)&&Math.abs(r)<1e7)return String(r);const n=Number(r.toPrecision(7)),l=Math.abs(n)<
1e-9?"0":String(n);return l.includes("e")?n.toFixed(12).replace(/\.?0+$/,""):l}const D=r=>r.map(P).join(" "),h=(r,n)=>`q ${n} cm /${r} Do Q`,p=r=>(0,y.ZV)(Math.
round(r*1e3)/1e3||0),m=([r,n])=>`${p(r)} ${p(n)}`,E=r=>r.map((n,l)=>`${m(n)} ${l===0?"m":"l"}`).join(" "),M=.5523;function i(r){const n=M,l=(..._)=>`${_.map(([d,
a])=>m(r(d,a))).join(" ")} c`;return[`${m(r(1,0))} m`,l([1,n],[n,1],[0,1]),l([-n,1],[-1,n],[-1,0]),l([-1,-n],[-n,-1],[0,-1]),l([n,-1],[1,-n],[1,0])].join(" ")}function c(r,n){
const l={1:"g",3:"rg",4:"k"}[r.length];return`${r.map(p).join(" ")} ${n==="fill"?l:l.toUpperCase()}`}const u=r=>`[${r.map(p).join(" ")}] 0 d`}),16264:(($,w,o)=>{
o.d(w,{p:()=>u,r:()=>r});var y=o(45599),P=o(36211),D=o(85008),h=o(74135),p=o(6057),m=o(76023),E=o(4186),M=o(5490);const i=new Set([3,7]),c=.01,u=[0,0,1,1];class r{document;page;area;path;clips=!1;glyphClip;constructor(t,e){
this.document=t,this.page=e}get box(){return this.area}takes(t,e,s,f){if(this.extendsPath(t,e)||this.setsColor(t,e,s))return;const{operator:g}=t,O=P.lJ.get(g);O?
this.paints(O,e,f):g==="W"||g==="W*"?this.clips=!0:g==="w"?e.paint={...this.paintOf(e),lineWidth:Math.abs(t.number(0))||0}:!f&&g==="BI"?this.image(e):!f&&g==="s\
h"&&this.add(this.paintOf(e).clip,e)}shows(t){this.glyphClip=i.has(t.mode)?void 0:this.paintOf(t).clip}glyph({font:t,frame:e,size:s},f,g,O,b){if(!this.glyphClip||
f!==""&&f.trim()==="")return;const[C,k]=e.vertical?[.5,.5]:[t.ascent,-t.descent],N=Math.min(g,O),G=(0,E.L)(e,N,Math.max(g,O),b-C*s,b+k*s);this.join([G.x,G.y,G.x+
G.width,G.y+G.height],this.glyphClip)}covers(t){this.join(t,this.page)}image(t){this.add((0,h.zl)(t.matrix,u),t)}enters(t,e){const s=(0,p.b0)(this.document,t.get(
"BBox"));s&&this.clipTo((0,h.zl)(e.matrix,s),e)}paintOf(t){return t.paint??{clip:this.page,lineWidth:1,components:1,isWhite:!1}}extendsPath(t,{matrix:e}){const s=(0,M.
M)(t);switch(t.operator){case"re":{const[f=NaN,g=NaN,O=NaN,b=NaN]=s;return this.extend((0,h.zl)(e,[f,g,f+O,g+b])),!0}case"m":case"l":case"c":case"v":case"y":for(let f=0;f+
1<s.length;f+=2){const[g,O]=(0,h.Gd)(e,s[f],s[f+1]);this.extend([g,O,g,O])}return!0;default:return!1}}extend(t){t.every(Number.isFinite)&&(this.path=this.path?(0,h.
kO)(this.path,t):t)}setsColor(t,e,s){const f=this.paintOf(e);switch(t.operator){case"g":case"rg":case"k":return e.paint={...f,components:t.count,isWhite:d((0,M.
M)(t))},!0;case"cs":return e.paint={...f,components:this.componentsOf(t.name(0),s),isWhite:!1},!0;case"sc":case"scn":{const g=t.kind(t.count-1)!==D.o_&&t.count===
f.components;return e.paint={...f,isWhite:g&&d((0,M.M)(t))},!0}default:return!1}}componentsOf(t,e){if(t===void 0)return 0;const s=g=>e.find("ColorSpace",g),f=(0,m.
L)(this.document,new y.SX(t),s);return f&&f.kind!=="inks"&&!f.table?f.components:0}paints({fill:t,strokes:e},s,f){const{path:g,clips:O}=this;this.path=void 0,this.
clips=!1;const b=this.paintOf(s);g&&!f&&e?this.add((0,h.XM)(g,b.lineWidth*_(s)/2),s):g&&!f&&t&&!(b.isWhite&&this.isPageWide(g))&&this.add(g,s),O&&g&&this.clipTo(
g,s)}isPageWide(t){const[e,s,f,g]=this.page,[O,b]=[(f-e)*c,(g-s)*c];return t[0]<=e+O&&t[1]<=s+b&&t[2]>=f-O&&t[3]>=g-b}clipTo(t,e){const s=this.paintOf(e);e.paint=
{...s,clip:(0,h.Pj)(s.clip,t)??n}}add(t,e){this.join(t,this.paintOf(e).clip)}join(t,e){const s=(0,h.Pj)((0,h.XM)(t,l),e);s&&(this.area=this.area?(0,h.kO)(this.area,
s):s)}}const n=[0,0,0,0],l=.01,_=({matrix:[a,t,e,s]})=>Math.max(Math.hypot(a,t),Math.hypot(e,s)),d=a=>{const t=a.length===4?0:1;return a.length>0&&a.every(e=>e===
t)}}),91374:(($,w,o)=>{o.d(w,{QL:()=>m,bf:()=>p,fq:()=>_,hj:()=>l,i4:()=>r,iA:()=>M,pv:()=>n,qU:()=>c,tP:()=>E});var y=o(77581),P=o(45599),D=o(9819),h=o(70549);
function p(t){for(;t.part===""&&t.parent;)t=t.parent;return t}const m="FT Parent T TU TM Ff V DV DA Q DS RV Opt MaxLen TI I Lock SV".split(" "),E=100;function*M(t,{
from:e=t.array((0,D.Wo)(t,"AcroForm")?.dict.get("Fields")),below:s,visit:f=new D._i(t),depth:g=1/0}={}){const O=[],b=(C=[],k)=>{for(let N=C.length-1;N>=0;N--)O.
push({value:C[N],parent:k})};b(e,s);for(let C=O.pop();C;C=O.pop()){const{value:k,parent:N}=C,G=(0,P.i9)(k)?t.get(k):k;if(!(0,P.Zm)(G)||!f.first(k)||(N?.depth??0)>=
g)continue;const Z=t.resolve(G.get("T")),Y=t.resolve(G.get("FT")),F=Z instanceof P.Mx?(0,y.g7)(Z):"",H={number:(0,P.i9)(k)?k.number:void 0,dict:G,parent:N,part:F,
name:a(N&&N.depth%E!==0?N.name:"",F),type:Y instanceof P.SX?Y.text:N?.type,depth:(N?.depth??0)+1};yield H,b(t.array(G.get("Kids")),H)}}const i=1e3,c=(0,h.n)(u);
async function u(t){const e=[];for(const s of M(t)){e.push(s);const f=t.job.pace.step(i);f&&await f}return e}function r(t){const e=new Set(t.flatMap(({parent:s,
dict:f})=>s&&f.has("T")?[s]:[]));return t.filter(s=>(s.dict.has("T")||!s.parent)&&!e.has(s))}function n(t,e){const s=t.resolve(l(t,e,"FT"));return s instanceof P.
SX?s.text:void 0}function l(t,e,s){for(const f of d(t,e)){const g=f.get(s);if(g!==void 0)return g}}function _(t,e){let s="";for(const f of d(t,e)){const g=t.resolve(
f.get("T"));g instanceof P.Mx&&(s=a((0,y.g7)(g),s))}return s}function*d(t,e){let s=e;for(let f=0;s&&f<E;f++)yield s,s=t.dict(s.get("Parent"))}const a=(t,e)=>t===
""||e===""?t+e:`${t}.${e}`}),6856:(($,w,o)=>{o.d(w,{n:()=>u,w:()=>m});var y=o(78157),P=o(79725),D=o(45599),h=o(70549),p=o(6057);const m=(0,h.n)(E);async function E(_){
const{pages:d,job:a}=_,t=new u(_),e=new Int32Array(d.count),s=new Set;for(let f=0;f<d.count;f++){t.goTo(f),e[f]=t.kind,s.add(t.resources);const g=a.pace.step(300);
g&&await g}return{kinds:t.kinds,kindOf:e,resources:s}}const M=["MediaBox","CropBox","Rotate","UserUnit"],i=2e3,c=/\(|(?:^|[^<])<(?!<)/;class u{document;kinds=[];kind=-1;resources;bytes;entries=new P.
R;index=-1;inherited;geometry=new r(M);own=new r(["Resources"]);kindOf=new Map;recognised=new Map;dictionaries=new Map;constructor(d){this.document=d}goTo(d){const{
document:a,entries:t,inherited:e}=this,{pages:s}=a,f=s.number(d),g=a.place(f),O=s.inheritedBy(d);if(this.index=d,this.inherited=O,!g||!a.locate(f,g,t)){this.bytes=
void 0,this.geometry.forget(),this.own.forget(),this.kind=this.kindHere(),this.resources=s.attribute(d,"Resources");return}(this.bytes?.buffer!==g.bytes.buffer||
this.bytes.byteOffset!==g.bytes.byteOffset)&&(this.bytes=(0,y.bS)(g.bytes));const[b,C]=[this.geometry.take(this.bytes,t),this.own.take(this.bytes,t)];(!b||O!==e)&&
(this.kind=this.recognise(O)),(!C||O!==e)&&(this.resources=this.resourcesHere())}contents(){const{document:d,bytes:a}=this,t=d.pages.number(this.index);if(!a)return d.
entry(t,"Contents");const e=this.entries.find(a,"Contents");if(e<0)return;const{at:s}=this.entries;return l(a,s[e+2],s[e+3])??d.entry(t,"Contents")}get resourcesSpan(){
return this.own.of(0)}resourcesHere(){const{document:d,index:a}=this,{pages:t}=d,[e,s]=this.own.of(0);if(e===s)return t.inheritedBy(a).Resources;const f=l(this.
bytes,e,s);if(f)return f;const g=()=>d.entry(t.number(a),"Resources");if(s-e>i)return g();const O=this.own.text();return d.security&&c.test(O)?g():(this.dictionaries.
has(O)||this.dictionaries.set(O,g()),this.dictionaries.get(O))}recognise(d){let a=this.recognised.get(d);a||this.recognised.set(d,a=new Map);const t=this.geometry.
text();let e=a.get(t);return e===void 0&&a.set(t,e=this.kindHere()),e}kindHere(){const d=(0,p.iw)(this.document,this.index),a=`${d.box.join(" ")} ${d.rotation} ${d.
userUnit}`;let t=this.kindOf.get(a);return t===void 0&&this.kindOf.set(a,t=this.kinds.push(d)-1),t}}class r{keys;bytes;from;to;constructor(d){this.keys=d,this.from=
new Int32Array(d.length),this.to=new Int32Array(d.length)}forget(){this.bytes=void 0}take(d,a){const{bytes:t,from:e,to:s,keys:f}=this;let g=t!==void 0;for(let O=0;O<
f.length;O++){const b=a.find(d,f[O]),C=b<0?0:a.at[b+2],k=b<0?0:a.at[b+3];g&&=n(t,e[O],s[O],d,C,k),e[O]=C,s[O]=k}return this.bytes=d,g}of(d){return[this.from[d],
this.to[d]]}text(){let d="";for(let a=0;a<this.keys.length;a++)d+=`${this.bytes.toString("latin1",this.from[a],this.to[a])}|`;return d}}function n(_,d,a,t,e,s){
if(a-d!==s-e)return!1;for(let f=d,g=e;f<a;f++,g++)if(_[f]!==t[g])return!1;return!0}function l(_,d,a){if(!(0,y.yp)(_[d])||_[a-1]!==y.AV||_[a-2]!==y.Z4)return;const t=(0,y.
JI)(_,d,a),e=(0,y.JI)(_,t.after+1,a);return _[t.after]===y.Z4&&e.value>=0&&e.after===a-2?new D.oS(t.value,e.value):void 0}}),76023:(($,w,o)=>{o.d(w,{L:()=>m});var y=o(
45599),P=o(69869);const D=8,h={DeviceGray:p("gray",1),CalGray:p("gray",1),G:p("gray",1),DeviceRGB:p("rgb",3),CalRGB:p("rgb",3),RGB:p("rgb",3),DeviceCMYK:p("cmyk",
4),CMYK:p("cmyk",4),Separation:p("inks",1)};function p(i,c){return{kind:i,components:c,profile:void 0,table:void 0}}function m(i,c,u,r=0){const n=i.resolve(c);if(r>
D)return;if(n instanceof y.SX){if(Object.hasOwn(h,n.text))return h[n.text];const _=u(n.text);return _===void 0?void 0:m(i,_,u,r+1)}if(!(0,y.cy)(n))return;const l=i.
resolve(n[0]);if(l instanceof y.SX)switch(l.text){case"ICCBased":return E(i,n[1],u,r);case"Indexed":case"I":return M(i,n,u,r);case"DeviceN":{const _=i.array(n[1])?.
length??0;return _>=1&&_<=32?p("inks",_):void 0}default:return Object.hasOwn(h,l.text)?h[l.text]:void 0}}function E(i,c,u,r){const n=i.resolve(c);if(!(n instanceof
y.Z6))return;const l=i.resolve(n.dict.get("N")),_=l===1?"gray":l===3?"rgb":l===4?"cmyk":void 0;if(_===void 0)return m(i,n.dict.get("Alternate"),u,r+1);const d=(0,P.
hh)(i.decodedPart(n)?.data,l);return{...p(_,l),profile:d?.bytes}}function M(i,c,u,r){const n=m(i,c[1],u,r+1),l=i.resolve(c[3]),_=l instanceof y.Mx?l.bytes:l instanceof
y.Z6?i.decodedPart(l)?.data:void 0,d=i.resolve(c[2]);if(!n||n.table||!_||typeof d!="number"||!(d>=0))return;const a=new Uint8Array((Math.min(Math.floor(d),255)+
1)*n.components);return a.set(_.subarray(0,a.length)),{...n,table:a}}}),69869:(($,w,o)=>{o.d(w,{Jc:()=>r,R1:()=>a,To:()=>i,hh:()=>c,so:()=>l});var y=o(77598),P=o.
n(y),D=o(48249),h=o(78157),p=o(68973),m=o(45599);const E={1:"GRAY",3:"RGB ",4:"CMYK"},M=["scnr","mntr","prtr","spac"],i={1:"DeviceGray",3:"DeviceRGB",4:"DeviceC\
MYK"};function c(t,e){if(!t||t.length<132)return;const s=(0,h.bS)(t),f=C=>s.toString("latin1",C,C+4),g=s.readUInt32BE(0),O=t[8];if(!(!(g>=132&&g<=t.length&&O>=2&&
O<=4&&f(36)==="acsp"&&M.includes(f(12)))||f(16)!==E[e]))return{bytes:t.subarray(0,g),version:O}}const u=new WeakMap;async function r(t,e){const{bytes:s}=t,f=e.pace.
step(s.length);f&&await f;const g=u.get(e.pace)??new Map;u.set(e.pace,g);const O=_(s),b=g.get(O);if(b)return b;const C={...t,id:O,deflated:await(0,p.uM)(e).deflate(
s,n)};return g.set(O,C),C}const n=4,l=t=>{const{bytes:e}=t;return{...t,id:_(e),deflated:(0,D.Kc)(e)}},_=t=>(0,y.createHash)("sha256").update(t).digest("base64"),
d=new WeakMap;function a(t,{id:e,deflated:s},f){const g=d.get(t)??new Map;d.set(t,g);const O=g.get(e);if(O)return O;const b=(0,m.jd)({N:f,Alternate:(0,m.UU)(i[f]),
Filter:(0,m.UU)("FlateDecode")}),C=t.add(new m.Z6(b,s));return g.set(e,C),C}}),4186:(($,w,o)=>{o.d(w,{D:()=>D,L:()=>P});var y=o(45657);function P({cos:h,sin:p},m,E,M,i){
if(p===0&&h===1)return{x:m,y:M,width:E-m,height:i-M};const c=[m*h-M*p,E*h-M*p,m*h-i*p,E*h-i*p],u=[m*p+M*h,E*p+M*h,m*p+i*h,E*p+i*h],[r,n]=[(0,y.YG)(c),(0,y.YG)(u)];
return{x:r,y:n,width:(0,y.Kf)(c)-r,height:(0,y.Kf)(u)-n}}function D(h,p){const[m,E]=[Math.min(h.x,p.x),Math.min(h.y,p.y)];return{x:m,y:E,width:Math.max(h.x+h.width,
p.x+p.width)-m,height:Math.max(h.y+h.height,p.y+p.height)-E}}}),59071:(($,w,o)=>{o.d(w,{Gh:()=>u,ZK:()=>r,wh:()=>c});var y=o(77581),P=o(45599);const D=/\u001b[A-Za-z]{2}[A-Za-z-]{0,8}\u001b/g,
h=/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]/g,p=/[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g,m=n=>n.replace(D,"").replace(
h,"").replace(p,"�"),E=200,M=new WeakMap;function i(n){if(n.bytes.length<E)return m((0,y.g7)(n));let l=M.get(n);return l===void 0&&M.set(n,l=m((0,y.g7)(n))),l}
const c=n=>m(n).trim();function u(n){const l=n instanceof P.Mx?i(n).trim():"";return l===""?null:l}const r=n=>n?i(n):""}),70549:(($,w,o)=>{o.d(w,{n:()=>y});function y(P){
const D=new WeakMap;return h=>{if(h.hasChanges)return P(h);const p=D.get(h);if(p)return p.answer;const m=P(h);return D.set(h,{answer:m}),m}}}),9819:(($,w,o)=>{o.
d(w,{J7:()=>D,Kd:()=>m,Wo:()=>E,_i:()=>p,b9:()=>h});var y=o(42973),P=o(45599);class D{document;gone=new Set;chased=new Set;constructor(i){this.document=i}remove(i){
const{catalog:c,catalogNumber:u,pages:r}=this.document,n=c.get("Pages");i===u||(0,P.i9)(n)&&i===n.number||r.holds(i)||(this.gone.add(i),this.document.remove(i))}chase(i){
this.chased.add(i)}removed(){return this.gone}takeChased(){const i=this.chased;return this.chased=new Set,i}isGone(i){return(0,P.i9)(i)&&this.gone.has(i.number)}}
class h{most;left;constructor(i){this.most=this.left=i.job.limits.nodes}spend=i=>{if(this.left-=i,this.left<0)throw(0,y.F)("nodes",`The document has more than ${this.
most} fields, bookmarks, names and structure elements`,"Remove bookmarks or tags with another program first")}}class p{seen;beyond=new Set;allowance;constructor(i,c=new h(
i)){this.allowance=c,this.seen=new Uint8Array((i.size>>3)+1)}first(i){if(this.allowance.spend(1),!(0,P.i9)(i))return!0;const{number:c}=i,u=c>>3;if(u>=this.seen.
length)return this.beyond.size<this.beyond.add(c).size;const r=1<<(c&7),n=(this.seen[u]&r)===0;return this.seen[u]|=r,n}}function m(M,i){return(0,P.i9)(M)?M.number:
i}function E(M,i){const c=M.catalog.get(i),u=M.dict(c);return u&&{dict:u,holder:m(c,M.catalogNumber)}}}),93604:(($,w,o)=>{o.d(w,{B:()=>y,M:()=>P});const y=(h,p)=>D(
h,p,!1),P=(h,p)=>D(h,p,!0);function D(h,p,m){let[E,M]=[0,h.length];for(;E<M;){const i=E+M>>1,c=h[i];c<p||m&&c===p?E=i+1:M=i}return E}}),87826:(($,w,o)=>{o.d(w,{
N:()=>D,i:()=>h});var y=o(78157),P=o(14029);function D({suspect:p,bytes:m},E){if(!(p||(0,y.bS)(m.subarray(0,5)).toString("latin1")!=="%PDF-"))return m.length===
E.length?E:m}const h=async(p,m,E)=>D(p,m)??await(0,P.UN)(p,E)})};
