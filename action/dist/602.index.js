"use strict";exports.id=602,exports.ids=[602],exports.modules={17079:(($,w,d)=>{d.d(w,{Z:()=>p,_:()=>g});const y=/^(?:D:)?\s*(\d{4})(?:(\d\d)(?:(\d\d)(?:(\d\d)(?:(\d\d)(?:(\d\d))?)?)?)?)?\s*(?:(Z)(?:00?)?'?(?:00?'?)?|([+-])(\d\d)?'?(?:(\d\d)'?)?)?$/,
P=/^(D:)?19(1\d\d)(\d{10})(?!\d)/,D=/^(\d{4})(?:-(\d\d)(?:-(\d\d)(?:[T ](\d\d):(\d\d)(?::(\d\d)(?:[.,]\d{1,9})?)?\s?(?:(Z)|([+-])(\d\d):?(\d\d)?)?)?)?)?$/;function g(s){
if(s.length>64)return;const r=s.trim().replace(P,(a,o,n,u)=>`${o??""}${1900+Number(n)}${u}`);return M(m(y.exec(r)??D.exec(r)))}function p(s){const r=s.length>64?
void 0:m(D.exec(s.trim()));if(!r||M(r)===void 0)return;const{year:a,month:o="",day:n="",hour:u="",minute:_="",second:f="",zone:c=""}=r;return`D:${a}${o}${n}${u}${_}${f}${c===
"Z"||c===""?c:`${c.replace(":","'")}'`}`}function m(s){if(!s)return;const[,r,a,o,n,u,_,f,c,t,e]=s,i=f??(c===void 0?void 0:`${c}${t??"00"}:${e??"00"}`);return{year:r,
month:a,day:o,hour:n,minute:u,second:_,zone:i}}function M(s){if(!s)return;const{year:r,month:a,day:o,hour:n,minute:u="00",second:_="00",zone:f}=s,c=(e,i,h)=>e===
void 0||Number(e)>=i&&Number(e)<=h;if(Number(r)===0||!c(a,1,12)||!c(o,1,E(Number(r),Number(a)))||!c(n,0,23)||!c(u,0,59)||!c(_,0,59)||f!==void 0&&f!=="Z"&&!(c(f.
slice(1,3),0,23)&&c(f.slice(4),0,59)))return;const t=[r,a,o].filter(e=>e!==void 0).join("-");return n===void 0?t:`${t}T${n}:${u}:${_}${f==="+00:00"||f==="-00:00"?
"Z":f??""}`}function E(s,r){return r===2?s%4===0&&(s%100!==0||s%400===0)?29:28:[4,6,9,11].includes(r)?30:31}}),66974:(($,w,d)=>{d.d(w,{D6:()=>p,F1:()=>D,NL:()=>s,
P3:()=>P,br:()=>g,bs:()=>E});var y=d(98446);const P={problem:"names page 0: pages count from 1, and -1 is the last page"};function D(a,o,n){const u=[],_=[];for(const[
f,c]of a.split(",").entries()){const t=f+1;if(o!==void 0&&c.trim()===""){_.push(`entry ${t} is empty: write ${o}, separated by single commas`);continue}const e=n(
c,t);"problem"in e?_.push(g(t,c,e.problem)):u.push(e.item)}return _.length>0?{problem:E(_)}:{items:u}}const g=(a,o,n)=>`entry ${a} ('${r(o.trim())}') ${n}`,p=({
position:a,text:o},n,u)=>g(a,o,`names ${m(n)}, but the document has ${(0,y.y_)(u,"page")}`);function m(a){return Number.isSafeInteger(a)?`page ${a}`:"a page far\
 beyond its end"}const M=5;function E(a){const o=a.length-M;return[...a.slice(0,M),...o>0?[`and ${o} more such entries`]:[]].join("; ")}function s(a){const o=/^ *(\d{1,10}) *[-–]+ *(\d{0,10}) *$/.
exec(a);return o?`is not a range: write ${o[1]}..${o[2]}${o[2]===""?" for this page and all after it":""}`:/\bfirst\b/i.test(a)?"is not a page: the first page i\
s written 1, and a range from it 1..5":/\b(last|end)\b/i.test(a)?"is not a page: the last page is written -1, and a range to it 2..":void 0}function r(a){const o=[
...a].map(n=>/[\p{Cc}\p{Cs}\u2028\u2029]/u.test(n)?"?":n);return(0,y.Bu)(o.join(""),40)}}),29082:(($,w,d)=>{d.d(w,{k1:()=>p,lY:()=>g,m7:()=>m});var y=d(58552),P=d(
66974);const D=/^(not +)?(?:(odd|even|all)|(-?\d+)(?:(\.\.)(-?\d+)?)?)$/i,g=s=>(0,P.F1)(s,"pages such as 1..3, -1, odd",(r,a)=>{const o=r.trim(),n=D.exec(o);if(!n)
return{problem:E(o)};const[,u,_,f,c,t]=n,e={negated:u!==void 0,text:o,position:a};if(_!==void 0)return{item:{...e,pages:_.toLowerCase()}};const i=Number(f),h=c===
void 0?i:t===void 0?"end":Number(t);return i===0||h===0?P.P3:{item:{...e,pages:{from:i,to:h}}}});function p(s,r,a="pages"){const o=c=>(0,y.G6)([{field:a,message:c}]),
n=g(s);if("problem"in n)throw o(n.problem);const u=new M(r),_=new M(r),f=[];for(const c of n.items){const t=c.negated?_:u;if(typeof c.pages=="string"){t.add(c.pages);
continue}const{from:e,to:i}=c.pages,h=e<0?r+1+e:e,l=i==="end"?r:i<0?r+1+i:i,b=(i==="end"?e<0?[[e,h]]:[]:[[e,h],[i,l]]).find(([,I])=>I<1||I>r);b&&f.push((0,P.D6)(
c,b[0],r)),!(i==="end"&&h>r||f.length>0)&&t.range(Math.min(h,l),Math.max(h,l))}if(f.length>0)throw o((0,P.bs)(f));return n.items.every(({negated:c})=>c)&&u.add(
"all"),u.without(_)}function m(s){const r=g(s);if("problem"in r||r.items.length!==1)return;const{negated:a,pages:o}=r.items[0];if(a)return;if(o==="all")return{first:1};
if(typeof o=="string"||o.from<1)return;const{from:n,to:u}=o;return u==="end"?{first:n}:u===-1?{first:n}:u<1?void 0:{first:Math.min(n,u),last:Math.max(n,u)}}class M{pageCount;differences;odd=!1;even=!1;constructor(r){
this.pageCount=r,this.differences=new Int32Array(r+2)}add(r){r!=="even"&&(this.odd=!0),r!=="odd"&&(this.even=!0)}range(r,a){this.differences[r]++,this.differences[a+
1]--}without(r){const a=new Uint32Array(this.pageCount);let o=0,n=0,u=0;for(let _=1;_<=this.pageCount;_++){n+=this.differences[_],u+=r.differences[_];const f=_%
2===1?"odd":"even";(n>0||this[f])&&!(u>0||r[f])&&(a[o++]=_)}return a.subarray(0,o)}}function E(s){return/^(not +)?\.\./i.test(s)?"has no start: a range is writt\
en 1..5":/^!/.test(s)?"is not a page: leave out pages with not, such as not 2":(0,P.NL)(s.replace(/^not +/i,""))??"is not a page such as 3 or -1, a range such a\
s 2..5 or 2.., odd, even, all, or one of these after not"}}),64182:(($,w,d)=>{d.r(w),d.d(w,{crop_pages:()=>G});var y=d(64019),P=d(12844),D=d(74135),g=d(6057),p=d(
75444),m=d(87141),M=d(65868),E=d(36502),s=d(16264);const r=1e3;class a{document;contents;layers;constructor(v){this.document=v,this.contents=new M.i(v),this.layers=
new E.z(v)}async margins(v){const{document:C,layers:R}=this,T=(0,g.iw)(C,v),U=(0,D.iN)(T),[L,K]=[U.width*T.userUnit,U.height*T.userUnit],A=new s.r(C,[0,0,L,K]);
await this.contents.read(v,A,A);for(const B of await(0,p.qw)(C,v,R)){const S=(0,y.wR)(C,B)?void 0:(0,P.q)(C,B);S&&A.covers((0,D.zl)((0,m.y)(T),S));const W=C.job.
pace.step(r);W&&await W}return A.box&&o(A.box,L,K)}}const o=([x,v,C,R],T,U)=>({left:x,right:T-C,top:v,bottom:U-R});var n=d(29082),u=d(21836),_=d(87826),f=d(14029),
c=d(98446),t=d(58552),e=d(6856);const i=3,h=["BleedBox","TrimBox","ArtBox"];async function l(x,v,C,R){const T=new e.n(x),U=[],L=new Map;for(const[K,A]of v.entries()){
const B=x.job.pace.step(400);B&&await B;const S=C(K);if(!S){U.push(A);continue}T.goTo(A-1);let W=L.get(T.kind);if(W?.margins!==S){const j=O(T.kinds[T.kind],S,A),
z=(0,D.W1)(j);W={margins:S,box:j,patch:R?{CropBox:z,MediaBox:z}:{CropBox:z}},L.set(T.kind,W)}const V=I(x,T,A-1,W.box);x.pages.patch(A-1,V?{...W.patch,...V}:W.patch)}
return{croppedPages:v.length-U.length,left:U}}function O(x,{left:v,right:C,top:R,bottom:T},U){const{userUnit:L}=x,{width:K,height:A}=(0,D.iN)(x),B=b(v/L,C/L,K),
S=b(T/L,R/L,A);if(!B||!S){const[W,V,j]=B?[A,"high",["crop_top","crop_bottom"]]:[K,"wide",["crop_left","crop_right"]],z=`leaves nothing of page ${U}, which is ${(0,D.
d)(W,x)} inches ${V}: ${j.join(" and ")} together must be less`;throw(0,t.G6)([{field:j[0],message:z,mentions:j}])}return(0,D.zl)((0,D.S3)(x),[B[0],S[0],B[1],S[1]])}
function b(x,v,C){const[R,T]=[x,C-v];if(T-R>=i)return[R,T];if(T<=R||C<i)return;const U=Math.min(Math.max((R+T-i)/2,0),C-i);return[U,U+i]}function I(x,{bytes:v,entries:C},R,T){
if(v&&h.every(K=>C.find(v,K)<0))return;const U=x.pages.number(R),L={};for(const K of h){const A=x.entry(U,K);if(A===void 0)continue;const B=(0,g.b0)(x,A),S=B&&(0,D.
Pj)(B,T);L[K]=S&&(0,D.W1)(S)}return L}var k=d(52404);const N=72,G=async(x,v,C)=>{const R=await(0,u.E)(x.bytes,C,{password:v.open_password}),T=R.pages.count,U=(0,n.
k1)(v.pages,T),L=U.length===0?[k.$]:[],K=v.crop_to==="content"?await Y(R,U,v):Z(v),{croppedPages:A,left:B}=await l(R,U,K,v.shrink_media_box);B.length>0&&L.push(
J(B)),v.shrink_media_box&&A>0&&L.push(Q);const S={pageCount:T,croppedPages:A},W=A===0?(0,_.N)(R,x.bytes):void 0;return W?{documents:[{name:x.name,bytes:W,pageCount:T}],
notes:L,facts:S}:{documents:[{name:x.name,bytes:await(0,f.UN)(R),pageCount:T}],notes:L,facts:S}};function Z({crop_left:x,crop_right:v,crop_top:C,crop_bottom:R}){
const T=(L=0)=>L*N,U={left:T(x),right:T(v),top:T(C),bottom:T(R)};return()=>U}async function Y(x,v,{padding:C,uniform:R}){const{pace:T}=x.job,U=new a(x),L=[];for(const[
A,B]of v.entries()){const S=await U.margins(B-1);L.push(S&&H(S,C*N));const W=T.step(4e3);W&&await W,A%100===0&&T.progress(A/v.length)}if(!R)return A=>L[A];const K=L.
reduce((A,B)=>A&&B?X(A,B):A??B,void 0);return()=>K}const F=x=>({left:x("left"),right:x("right"),top:x("top"),bottom:x("bottom")}),H=(x,v)=>F(C=>Math.max(x[C]-v,
0)),X=(x,v)=>F(C=>Math.min(x[C],v[C]));function J(x){const v=(0,c.d5)(x.length,"it was","they were");return{code:"nothing_drawn",message:`Nothing is drawn on ${(0,c.
oi)(x)}, so ${v} not cropped.`}}const Q={code:"cropped_content_stays",message:"The parts of the pages that were cut off do not show, but are still in the file, \
with their text."}}),52404:(($,w,d)=>{d.d(w,{$:()=>g,U:()=>p});var y=d(58552),P=d(29082),D=d(98446);const g={code:"no_pages_selected",message:"The document has \
none of the pages that were asked for, so nothing was changed."};function p({first_page:m,last_page:M,pages:E},s){if(E!==void 0)return(0,P.k1)(E,s);const r=(0,D.
y_)(s,"page"),a=[];if(m>s&&a.push({field:"first_page",message:`is ${m}, but the document has ${r}`}),M!==void 0&&M>s&&a.push({field:"last_page",message:`is ${M}\
, but the document has ${r}`}),a.length===0&&M!==void 0&&m>M&&a.push({field:"first_page",message:`is ${m}, which is after last_page (${M})`,mentions:["last_page"]}),
a.length>0)throw(0,y.G6)(a);return Uint32Array.from({length:(M??s)-m+1},(o,n)=>m+n)}}),92218:(($,w,d)=>{d.d(w,{B:()=>D,d:()=>p});var y=d(48249),P=d(68973);const D=1<<
20,g=1<<18,p=async(m,M)=>m.length<g?(0,y.Kc)(m):(0,P.uM)(M).deflate(m,4)}),36078:(($,w,d)=>{d.d(w,{AY:()=>m,KJ:()=>s,XL:()=>M,_:()=>P,hX:()=>a,id:()=>p,qK:()=>g,
vs:()=>D,wW:()=>r,yQ:()=>E});var y=d(45079);function P(o){if(Number.isInteger(o)&&Math.abs(o)<1e7)return String(o);const n=Number(o.toPrecision(7)),u=Math.abs(n)<
1e-9?"0":String(n);return u.includes("e")?n.toFixed(12).replace(/\.?0+$/,""):u}const D=o=>o.map(P).join(" "),g=(o,n)=>`q ${n} cm /${o} Do Q`,p=o=>(0,y.ZV)(Math.
round(o*1e3)/1e3||0),m=([o,n])=>`${p(o)} ${p(n)}`,M=o=>o.map((n,u)=>`${m(n)} ${u===0?"m":"l"}`).join(" "),E=.5523;function s(o){const n=E,u=(..._)=>`${_.map(([f,
c])=>m(o(f,c))).join(" ")} c`;return[`${m(o(1,0))} m`,u([1,n],[n,1],[0,1]),u([-n,1],[-1,n],[-1,0]),u([-1,-n],[-n,-1],[0,-1]),u([n,-1],[1,-n],[1,0])].join(" ")}function r(o,n){
const u={1:"g",3:"rg",4:"k"}[o.length];return`${o.map(p).join(" ")} ${n==="fill"?u:u.toUpperCase()}`}const a=o=>`[${o.map(p).join(" ")}] 0 d`}),16264:(($,w,d)=>{
d.d(w,{p:()=>a,r:()=>o});var y=d(45599),P=d(36211),D=d(85008),g=d(74135),p=d(6057),m=d(76023),M=d(4186),E=d(5490);const s=new Set([3,7]),r=.01,a=[0,0,1,1];class o{document;page;area;path;clips=!1;glyphClip;constructor(t,e){
this.document=t,this.page=e}get box(){return this.area}takes(t,e,i,h){if(this.extendsPath(t,e)||this.setsColor(t,e,i))return;const{operator:l}=t,O=P.lJ.get(l);O?
this.paints(O,e,h):l==="W"||l==="W*"?this.clips=!0:l==="w"?e.paint={...this.paintOf(e),lineWidth:Math.abs(t.number(0))||0}:!h&&l==="BI"?this.image(e):!h&&l==="s\
h"&&this.add(this.paintOf(e).clip,e)}shows(t){this.glyphClip=s.has(t.mode)?void 0:this.paintOf(t).clip}glyph({font:t,frame:e,size:i},h,l,O,b){if(!this.glyphClip||
h!==""&&h.trim()==="")return;const[I,k]=e.vertical?[.5,.5]:[t.ascent,-t.descent],N=Math.min(l,O),G=(0,M.L)(e,N,Math.max(l,O),b-I*i,b+k*i);this.join([G.x,G.y,G.x+
G.width,G.y+G.height],this.glyphClip)}covers(t){this.join(t,this.page)}image(t){this.add((0,g.zl)(t.matrix,a),t)}enters(t,e){const i=(0,p.b0)(this.document,t.get(
"BBox"));i&&this.clipTo((0,g.zl)(e.matrix,i),e)}paintOf(t){return t.paint??{clip:this.page,lineWidth:1,components:1,isWhite:!1}}extendsPath(t,{matrix:e}){const i=(0,E.
M)(t);switch(t.operator){case"re":{const[h=NaN,l=NaN,O=NaN,b=NaN]=i;return this.extend((0,g.zl)(e,[h,l,h+O,l+b])),!0}case"m":case"l":case"c":case"v":case"y":for(let h=0;h+
1<i.length;h+=2){const[l,O]=(0,g.Gd)(e,i[h],i[h+1]);this.extend([l,O,l,O])}return!0;default:return!1}}extend(t){t.every(Number.isFinite)&&(this.path=this.path?(0,g.
kO)(this.path,t):t)}setsColor(t,e,i){const h=this.paintOf(e);switch(t.operator){case"g":case"rg":case"k":return e.paint={...h,components:t.count,isWhite:f((0,E.
M)(t))},!0;case"cs":return e.paint={...h,components:this.componentsOf(t.name(0),i),isWhite:!1},!0;case"sc":case"scn":{const l=t.kind(t.count-1)!==D.o_&&t.count===
h.components;return e.paint={...h,isWhite:l&&f((0,E.M)(t))},!0}default:return!1}}componentsOf(t,e){if(t===void 0)return 0;const i=l=>e.find("ColorSpace",l),h=(0,m.
L)(this.document,new y.SX(t),i);return h&&h.kind!=="inks"&&!h.table?h.components:0}paints({fill:t,strokes:e},i,h){const{path:l,clips:O}=this;this.path=void 0,this.
clips=!1;const b=this.paintOf(i);l&&!h&&e?this.add((0,g.XM)(l,b.lineWidth*_(i)/2),i):l&&!h&&t&&!(b.isWhite&&this.isPageWide(l))&&this.add(l,i),O&&l&&this.clipTo(
l,i)}isPageWide(t){const[e,i,h,l]=this.page,[O,b]=[(h-e)*r,(l-i)*r];return t[0]<=e+O&&t[1]<=i+b&&t[2]>=h-O&&t[3]>=l-b}clipTo(t,e){const i=this.paintOf(e);e.paint=
{...i,clip:(0,g.Pj)(i.clip,t)??n}}add(t,e){this.join(t,this.paintOf(e).clip)}join(t,e){const i=(0,g.Pj)((0,g.XM)(t,u),e);i&&(this.area=this.area?(0,g.kO)(this.area,
i):i)}}const n=[0,0,0,0],u=.01,_=({matrix:[c,t,e,i]})=>Math.max(Math.hypot(c,t),Math.hypot(e,i)),f=c=>{const t=c.length===4?0:1;return c.length>0&&c.every(e=>e===
t)}}),91374:(($,w,d)=>{d.d(w,{QL:()=>m,bf:()=>p,fq:()=>_,hj:()=>u,i4:()=>o,iA:()=>E,pv:()=>n,qU:()=>r,tP:()=>M});var y=d(77581),P=d(45599),D=d(9819),g=d(70549);
function p(t){for(;t.part===""&&t.parent;)t=t.parent;return t}const m="FT Parent T TU TM Ff V DV DA Q DS RV Opt MaxLen TI I Lock SV".split(" "),M=100;function*E(t,{
from:e=t.array((0,D.Wo)(t,"AcroForm")?.dict.get("Fields")),below:i,visit:h=new D._i(t),depth:l=1/0}={}){const O=[],b=(I=[],k)=>{for(let N=I.length-1;N>=0;N--)O.
push({value:I[N],parent:k})};b(e,i);for(let I=O.pop();I;I=O.pop()){const{value:k,parent:N}=I,G=(0,P.i9)(k)?t.get(k):k;if(!(0,P.Zm)(G)||!h.first(k)||(N?.depth??0)>=
l)continue;const Z=t.resolve(G.get("T")),Y=t.resolve(G.get("FT")),F=Z instanceof P.Mx?(0,y.g7)(Z):"",H={number:(0,P.i9)(k)?k.number:void 0,dict:G,parent:N,part:F,
name:c(N&&N.depth%M!==0?N.name:"",F),type:Y instanceof P.SX?Y.text:N?.type,depth:(N?.depth??0)+1};yield H,b(t.array(G.get("Kids")),H)}}const s=1e3,r=(0,g.n)(a);
async function a(t){const e=[];for(const i of E(t)){e.push(i);const h=t.job.pace.step(s);h&&await h}return e}function o(t){const e=new Set(t.flatMap(({parent:i,
dict:h})=>i&&h.has("T")?[i]:[]));return t.filter(i=>(i.dict.has("T")||!i.parent)&&!e.has(i))}function n(t,e){const i=t.resolve(u(t,e,"FT"));return i instanceof P.
SX?i.text:void 0}function u(t,e,i){for(const h of f(t,e)){const l=h.get(i);if(l!==void 0)return l}}function _(t,e){let i="";for(const h of f(t,e)){const l=t.resolve(
h.get("T"));l instanceof P.Mx&&(i=c((0,y.g7)(l),i))}return i}function*f(t,e){let i=e;for(let h=0;i&&h<M;h++)yield i,i=t.dict(i.get("Parent"))}const c=(t,e)=>t===
""||e===""?t+e:`${t}.${e}`}),6856:(($,w,d)=>{d.d(w,{n:()=>a,w:()=>m});var y=d(78157),P=d(79725),D=d(45599),g=d(70549),p=d(6057);const m=(0,g.n)(M);async function M(_){
const{pages:f,job:c}=_,t=new a(_),e=new Int32Array(f.count),i=new Set;for(let h=0;h<f.count;h++){t.goTo(h),e[h]=t.kind,i.add(t.resources);const l=c.pace.step(300);
l&&await l}return{kinds:t.kinds,kindOf:e,resources:i}}const E=["MediaBox","CropBox","Rotate","UserUnit"],s=2e3,r=/\(|(?:^|[^<])<(?!<)/;class a{document;kinds=[];kind=-1;resources;bytes;entries=new P.
R;index=-1;inherited;geometry=new o(E);own=new o(["Resources"]);kindOf=new Map;recognised=new Map;dictionaries=new Map;constructor(f){this.document=f}goTo(f){const{
document:c,entries:t,inherited:e}=this,{pages:i}=c,h=i.number(f),l=c.place(h),O=i.inheritedBy(f);if(this.index=f,this.inherited=O,!l||!c.locate(h,l,t)){this.bytes=
void 0,this.geometry.forget(),this.own.forget(),this.kind=this.kindHere(),this.resources=i.attribute(f,"Resources");return}(this.bytes?.buffer!==l.bytes.buffer||
this.bytes.byteOffset!==l.bytes.byteOffset)&&(this.bytes=(0,y.bS)(l.bytes));const[b,I]=[this.geometry.take(this.bytes,t),this.own.take(this.bytes,t)];(!b||O!==e)&&
(this.kind=this.recognise(O)),(!I||O!==e)&&(this.resources=this.resourcesHere())}contents(){const{document:f,bytes:c}=this,t=f.pages.number(this.index);if(!c)return f.
entry(t,"Contents");const e=this.entries.find(c,"Contents");if(e<0)return;const{at:i}=this.entries;return u(c,i[e+2],i[e+3])??f.entry(t,"Contents")}get resourcesSpan(){
return this.own.of(0)}resourcesHere(){const{document:f,index:c}=this,{pages:t}=f,[e,i]=this.own.of(0);if(e===i)return t.inheritedBy(c).Resources;const h=u(this.
bytes,e,i);if(h)return h;const l=()=>f.entry(t.number(c),"Resources");if(i-e>s)return l();const O=this.own.text();return f.security&&r.test(O)?l():(this.dictionaries.
has(O)||this.dictionaries.set(O,l()),this.dictionaries.get(O))}recognise(f){let c=this.recognised.get(f);c||this.recognised.set(f,c=new Map);const t=this.geometry.
text();let e=c.get(t);return e===void 0&&c.set(t,e=this.kindHere()),e}kindHere(){const f=(0,p.iw)(this.document,this.index),c=`${f.box.join(" ")} ${f.rotation} ${f.
userUnit}`;let t=this.kindOf.get(c);return t===void 0&&this.kindOf.set(c,t=this.kinds.push(f)-1),t}}class o{keys;bytes;from;to;constructor(f){this.keys=f,this.from=
new Int32Array(f.length),this.to=new Int32Array(f.length)}forget(){this.bytes=void 0}take(f,c){const{bytes:t,from:e,to:i,keys:h}=this;let l=t!==void 0;for(let O=0;O<
h.length;O++){const b=c.find(f,h[O]),I=b<0?0:c.at[b+2],k=b<0?0:c.at[b+3];l&&=n(t,e[O],i[O],f,I,k),e[O]=I,i[O]=k}return this.bytes=f,l}of(f){return[this.from[f],
this.to[f]]}text(){let f="";for(let c=0;c<this.keys.length;c++)f+=`${this.bytes.toString("latin1",this.from[c],this.to[c])}|`;return f}}function n(_,f,c,t,e,i){
if(c-f!==i-e)return!1;for(let h=f,l=e;h<c;h++,l++)if(_[h]!==t[l])return!1;return!0}function u(_,f,c){if(!(0,y.yp)(_[f])||_[c-1]!==y.AV||_[c-2]!==y.Z4)return;const t=(0,y.
JI)(_,f,c),e=(0,y.JI)(_,t.after+1,c);return _[t.after]===y.Z4&&e.value>=0&&e.after===c-2?new D.oS(t.value,e.value):void 0}}),76023:(($,w,d)=>{d.d(w,{L:()=>m});var y=d(
45599),P=d(69869);const D=8,g={DeviceGray:p("gray",1),CalGray:p("gray",1),G:p("gray",1),DeviceRGB:p("rgb",3),CalRGB:p("rgb",3),RGB:p("rgb",3),DeviceCMYK:p("cmyk",
4),CMYK:p("cmyk",4),Separation:p("inks",1)};function p(s,r){return{kind:s,components:r,profile:void 0,table:void 0}}function m(s,r,a,o=0){const n=s.resolve(r);if(o>
D)return;if(n instanceof y.SX){if(Object.hasOwn(g,n.text))return g[n.text];const _=a(n.text);return _===void 0?void 0:m(s,_,a,o+1)}if(!(0,y.cy)(n))return;const u=s.
resolve(n[0]);if(u instanceof y.SX)switch(u.text){case"ICCBased":return M(s,n[1],a,o);case"Indexed":case"I":return E(s,n,a,o);case"DeviceN":{const _=s.array(n[1])?.
length??0;return _>=1&&_<=32?p("inks",_):void 0}default:return Object.hasOwn(g,u.text)?g[u.text]:void 0}}function M(s,r,a,o){const n=s.resolve(r);if(!(n instanceof
y.Z6))return;const u=s.resolve(n.dict.get("N")),_=u===1?"gray":u===3?"rgb":u===4?"cmyk":void 0;if(_===void 0)return m(s,n.dict.get("Alternate"),a,o+1);const f=(0,P.
hh)(s.decodedPart(n)?.data,u);return{...p(_,u),profile:f?.bytes}}function E(s,r,a,o){const n=m(s,r[1],a,o+1),u=s.resolve(r[3]),_=u instanceof y.Mx?u.bytes:u instanceof
y.Z6?s.decodedPart(u)?.data:void 0,f=s.resolve(r[2]);if(!n||n.table||!_||typeof f!="number"||!(f>=0))return;const c=new Uint8Array((Math.min(Math.floor(f),255)+
1)*n.components);return c.set(_.subarray(0,c.length)),{...n,table:c}}}),69869:(($,w,d)=>{d.d(w,{Jc:()=>o,R1:()=>c,To:()=>s,hh:()=>r,so:()=>u});var y=d(77598),P=d.
n(y),D=d(48249),g=d(78157),p=d(68973),m=d(45599);const M={1:"GRAY",3:"RGB ",4:"CMYK"},E=["scnr","mntr","prtr","spac"],s={1:"DeviceGray",3:"DeviceRGB",4:"DeviceC\
MYK"};function r(t,e){if(!t||t.length<132)return;const i=(0,g.bS)(t),h=I=>i.toString("latin1",I,I+4),l=i.readUInt32BE(0),O=t[8];if(!(!(l>=132&&l<=t.length&&O>=2&&
O<=4&&h(36)==="acsp"&&E.includes(h(12)))||h(16)!==M[e]))return{bytes:t.subarray(0,l),version:O}}const a=new WeakMap;async function o(t,e){const{bytes:i}=t,h=e.pace.
step(i.length);h&&await h;const l=a.get(e.pace)??new Map;a.set(e.pace,l);const O=_(i),b=l.get(O);if(b)return b;const I={...t,id:O,deflated:await(0,p.uM)(e).deflate(
i,n)};return l.set(O,I),I}const n=4,u=t=>{const{bytes:e}=t;return{...t,id:_(e),deflated:(0,D.Kc)(e)}},_=t=>(0,y.createHash)("sha256").update(t).digest("base64"),
f=new WeakMap;function c(t,{id:e,deflated:i},h){const l=f.get(t)??new Map;f.set(t,l);const O=l.get(e);if(O)return O;const b=(0,m.jd)({N:h,Alternate:(0,m.UU)(s[h]),
Filter:(0,m.UU)("FlateDecode")}),I=t.add(new m.Z6(b,i));return l.set(e,I),I}}),4186:(($,w,d)=>{d.d(w,{D:()=>D,L:()=>P});var y=d(45657);function P({cos:g,sin:p},m,M,E,s){
if(p===0&&g===1)return{x:m,y:E,width:M-m,height:s-E};const r=[m*g-E*p,M*g-E*p,m*g-s*p,M*g-s*p],a=[m*p+E*g,M*p+E*g,m*p+s*g,M*p+s*g],[o,n]=[(0,y.YG)(r),(0,y.YG)(a)];
return{x:o,y:n,width:(0,y.Kf)(r)-o,height:(0,y.Kf)(a)-n}}function D(g,p){const[m,M]=[Math.min(g.x,p.x),Math.min(g.y,p.y)];return{x:m,y:M,width:Math.max(g.x+g.width,
p.x+p.width)-m,height:Math.max(g.y+g.height,p.y+p.height)-M}}}),59071:(($,w,d)=>{d.d(w,{Gh:()=>a,ZK:()=>o,wh:()=>r});var y=d(77581),P=d(45599);const D=/\u001b[A-Za-z]{2}[A-Za-z-]{0,8}\u001b/g,
g=/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]/g,p=/[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g,m=n=>n.replace(D,"").replace(
g,"").replace(p,"�"),M=200,E=new WeakMap;function s(n){if(n.bytes.length<M)return m((0,y.g7)(n));let u=E.get(n);return u===void 0&&E.set(n,u=m((0,y.g7)(n))),u}
const r=n=>m(n).trim();function a(n){const u=n instanceof P.Mx?s(n).trim():"";return u===""?null:u}const o=n=>n?s(n):""}),70549:(($,w,d)=>{d.d(w,{n:()=>y});function y(P){
const D=new WeakMap;return g=>{if(g.hasChanges)return P(g);const p=D.get(g);if(p)return p.answer;const m=P(g);return D.set(g,{answer:m}),m}}}),9819:(($,w,d)=>{d.
d(w,{J7:()=>D,Kd:()=>m,Wo:()=>M,_i:()=>p,b9:()=>g});var y=d(42973),P=d(45599);class D{document;gone=new Set;chased=new Set;constructor(s){this.document=s}remove(s){
const{catalog:r,catalogNumber:a,pages:o}=this.document,n=r.get("Pages");s===a||(0,P.i9)(n)&&s===n.number||o.holds(s)||(this.gone.add(s),this.document.remove(s))}chase(s){
this.chased.add(s)}removed(){return this.gone}takeChased(){const s=this.chased;return this.chased=new Set,s}isGone(s){return(0,P.i9)(s)&&this.gone.has(s.number)}}
class g{most;left;constructor(s){this.most=this.left=s.job.limits.nodes}spend=s=>{if(this.left-=s,this.left<0)throw(0,y.F)("nodes",`The document has more than ${this.
most} fields, bookmarks, names and structure elements`,"Remove bookmarks or tags with another program first")}}class p{seen;beyond=new Set;allowance;constructor(s,r=new g(
s)){this.allowance=r,this.seen=new Uint8Array((s.size>>3)+1)}first(s){if(this.allowance.spend(1),!(0,P.i9)(s))return!0;const{number:r}=s,a=r>>3;if(a>=this.seen.
length)return this.beyond.size<this.beyond.add(r).size;const o=1<<(r&7),n=(this.seen[a]&o)===0;return this.seen[a]|=o,n}}function m(E,s){return(0,P.i9)(E)?E.number:
s}function M(E,s){const r=E.catalog.get(s),a=E.dict(r);return a&&{dict:a,holder:m(r,E.catalogNumber)}}}),93604:(($,w,d)=>{d.d(w,{BC:()=>p,MJ:()=>m,p9:()=>D,qZ:()=>g});
const y=1e3,P=3e5;function*D(E,s){if(E.length<=y)return[...E].sort(s);let r=[];for(let a=0;a<E.length;a+=y){for(const o of E.slice(a,a+y).sort(s))r.push(o);yield P}
for(let a=y;a<r.length;a*=2){const o=[];for(let n=0;n<r.length;n+=2*a){const u=Math.min(n+a,r.length),_=Math.min(u+a,r.length);for(let f=n,c=u;f<u||c<_;){const t=c===
_||f<u&&s(r[f],r[c])<=0;o.push(t?r[f++]:r[c++]),o.length%y===0&&(yield P)}}r=o}return r}async function g(E,s,r){const a=D(E,s);for(;;){const{done:o,value:n}=a.next();
if(o)return n;const u=r.step(n);u&&await u}}const p=(E,s)=>M(E,s,!1),m=(E,s)=>M(E,s,!0);function M(E,s,r){let[a,o]=[0,E.length];for(;a<o;){const n=a+o>>1,u=E[n];
u<s||r&&u===s?a=n+1:o=n}return a}}),87826:(($,w,d)=>{d.d(w,{N:()=>D,i:()=>g});var y=d(78157),P=d(14029);function D({suspect:p,bytes:m},M){if(!(p||(0,y.bS)(m.subarray(
0,5)).toString("latin1")!=="%PDF-"))return m.length===M.length?M:m}const g=async(p,m,M)=>D(p,m)??await(0,P.UN)(p,M)})};
