"use strict";exports.id=8487,exports.ids=[8487],exports.modules={17079:((N,b,d)=>{d.d(b,{Z:()=>g,_:()=>l});const M=/^(?:D:)?\s*(\d{4})(?:(\d\d)(?:(\d\d)(?:(\d\d)(?:(\d\d)(?:(\d\d))?)?)?)?)?\s*(?:(Z)(?:00?)?'?(?:00?'?)?|([+-])(\d\d)?'?(?:(\d\d)'?)?)?$/,
P=/^(D:)?19(1\d\d)(\d{10})(?!\d)/,O=/^(\d{4})(?:-(\d\d)(?:-(\d\d)(?:[T ](\d\d):(\d\d)(?::(\d\d)(?:[.,]\d{1,9})?)?\s?(?:(Z)|([+-])(\d\d):?(\d\d)?)?)?)?)?$/;function l(s){
if(s.length>64)return;const r=s.trim().replace(P,(f,o,e,u)=>`${o??""}${1900+Number(e)}${u}`);return E(_(M.exec(r)??O.exec(r)))}function g(s){const r=s.length>64?
void 0:_(O.exec(s.trim()));if(!r||E(r)===void 0)return;const{year:f,month:o="",day:e="",hour:u="",minute:p="",second:c="",zone:a=""}=r;return`D:${f}${o}${e}${u}${p}${c}${a===
"Z"||a===""?a:`${a.replace(":","'")}'`}`}function _(s){if(!s)return;const[,r,f,o,e,u,p,c,a,t,n]=s,i=c??(a===void 0?void 0:`${a}${t??"00"}:${n??"00"}`);return{year:r,
month:f,day:o,hour:e,minute:u,second:p,zone:i}}function E(s){if(!s)return;const{year:r,month:f,day:o,hour:e,minute:u="00",second:p="00",zone:c}=s,a=(n,i,h)=>n===
void 0||Number(n)>=i&&Number(n)<=h;if(Number(r)===0||!a(f,1,12)||!a(o,1,y(Number(r),Number(f)))||!a(e,0,23)||!a(u,0,59)||!a(p,0,59)||c!==void 0&&c!=="Z"&&!(a(c.
slice(1,3),0,23)&&a(c.slice(4),0,59)))return;const t=[r,f,o].filter(n=>n!==void 0).join("-");return e===void 0?t:`${t}T${e}:${u}:${p}${c==="+00:00"||c==="-00:00"?
"Z":c??""}`}function y(s,r){return r===2?s%4===0&&(s%100!==0||s%400===0)?29:28:[4,6,9,11].includes(r)?30:31}}),66974:((N,b,d)=>{d.d(b,{D6:()=>g,F1:()=>O,NL:()=>s,
P3:()=>P,br:()=>l,bs:()=>y});var M=d(98446);const P={problem:"names page 0: pages count from 1, and -1 is the last page"};function O(f,o,e){const u=[],p=[];for(const[
c,a]of f.split(",").entries()){const t=c+1;if(o!==void 0&&a.trim()===""){p.push(`entry ${t} is empty: write ${o}, separated by single commas`);continue}const n=e(
a,t);"problem"in n?p.push(l(t,a,n.problem)):u.push(n.item)}return p.length>0?{problem:y(p)}:{items:u}}const l=(f,o,e)=>`entry ${f} ('${r(o.trim())}') ${e}`,g=({
position:f,text:o},e,u)=>l(f,o,`names ${_(e)}, but the document has ${(0,M.y_)(u,"page")}`);function _(f){return Number.isSafeInteger(f)?`page ${f}`:"a page far\
 beyond its end"}const E=5;function y(f){const o=f.length-E;return[...f.slice(0,E),...o>0?[`and ${o} more such entries`]:[]].join("; ")}function s(f){const o=/^ *(\d{1,10}) *[-–]+ *(\d{0,10}) *$/.
exec(f);return o?`is not a range: write ${o[1]}..${o[2]}${o[2]===""?" for this page and all after it":""}`:/\bfirst\b/i.test(f)?"is not a page: the first page i\
s written 1, and a range from it 1..5":/\b(last|end)\b/i.test(f)?"is not a page: the last page is written -1, and a range to it 2..":void 0}function r(f){const o=[
...f].map(e=>/[\p{Cc}\p{Cs}\u2028\u2029]/u.test(e)?"?":e);return(0,M.Bu)(o.join(""),40)}}),29082:((N,b,d)=>{d.d(b,{k1:()=>g,lY:()=>l,m7:()=>_});var M=d(58552),P=d(
66974);const O=/^(not +)?(?:(odd|even|all)|(-?\d+)(?:(\.\.)(-?\d+)?)?)$/i,l=s=>(0,P.F1)(s,"pages such as 1..3, -1, odd",(r,f)=>{const o=r.trim(),e=O.exec(o);if(!e)
return{problem:y(o)};const[,u,p,c,a,t]=e,n={negated:u!==void 0,text:o,position:f};if(p!==void 0)return{item:{...n,pages:p.toLowerCase()}};const i=Number(c),h=a===
void 0?i:t===void 0?"end":Number(t);return i===0||h===0?P.P3:{item:{...n,pages:{from:i,to:h}}}});function g(s,r,f="pages"){const o=a=>(0,M.G6)([{field:f,message:a}]),
e=l(s);if("problem"in e)throw o(e.problem);const u=new E(r),p=new E(r),c=[];for(const a of e.items){const t=a.negated?p:u;if(typeof a.pages=="string"){t.add(a.pages);
continue}const{from:n,to:i}=a.pages,h=n<0?r+1+n:n,m=i==="end"?r:i<0?r+1+i:i,I=(i==="end"?n<0?[[n,h]]:[]:[[n,h],[i,m]]).find(([,U])=>U<1||U>r);I&&c.push((0,P.D6)(
a,I[0],r)),!(i==="end"&&h>r||c.length>0)&&t.range(Math.min(h,m),Math.max(h,m))}if(c.length>0)throw o((0,P.bs)(c));return e.items.every(({negated:a})=>a)&&u.add(
"all"),u.without(p)}function _(s){const r=l(s);if("problem"in r||r.items.length!==1)return;const{negated:f,pages:o}=r.items[0];if(f)return;if(o==="all")return{first:1};
if(typeof o=="string"||o.from<1)return;const{from:e,to:u}=o;return u==="end"?{first:e}:u===-1?{first:e}:u<1?void 0:{first:Math.min(e,u),last:Math.max(e,u)}}class E{pageCount;differences;odd=!1;even=!1;constructor(r){
this.pageCount=r,this.differences=new Int32Array(r+2)}add(r){r!=="even"&&(this.odd=!0),r!=="odd"&&(this.even=!0)}range(r,f){this.differences[r]++,this.differences[f+
1]--}without(r){const f=new Uint32Array(this.pageCount);let o=0,e=0,u=0;for(let p=1;p<=this.pageCount;p++){e+=this.differences[p],u+=r.differences[p];const c=p%
2===1?"odd":"even";(e>0||this[c])&&!(u>0||r[c])&&(f[o++]=p)}return f.subarray(0,o)}}function y(s){return/^(not +)?\.\./i.test(s)?"has no start: a range is writt\
en 1..5":/^!/.test(s)?"is not a page: leave out pages with not, such as not 2":(0,P.NL)(s.replace(/^not +/i,""))??"is not a page such as 3 or -1, a range such a\
s 2..5 or 2.., odd, even, all, or one of these after not"}}),64182:((N,b,d)=>{d.r(b),d.d(b,{crop_pages:()=>j});var M=d(64019),P=d(12844),O=d(74135),l=d(6057),g=d(
75444),_=d(87141),E=d(65868),y=d(36502),s=d(16264);const r=1e3;class f{document;contents;layers;constructor(w){this.document=w,this.contents=new E.i(w),this.layers=
new y.z(w)}async margins(w){const{document:A,layers:C}=this,v=(0,l.iw)(A,w),$=(0,O.iN)(v),[R,K]=[$.width*v.userUnit,$.height*v.userUnit],T=new s.r(A,[0,0,R,K]);
await this.contents.read(w,T,T);for(const S of(0,g.qw)(A,w,C)){const B=(0,M.wR)(A,S)?void 0:(0,P.q)(A,S);B&&T.covers((0,O.zl)((0,_.y)(v),B));const L=A.job.pace.
step(r);L&&await L}return T.box&&o(T.box,R,K)}}const o=([D,w,A,C],v,$)=>({left:D,right:v-A,top:w,bottom:$-C});var e=d(29082),u=d(64173),p=d(87826),c=d(14029),a=d(
98446),t=d(58552),n=d(6856);const i=3,h=["BleedBox","TrimBox","ArtBox"];async function m(D,w,A,C){const v=new n.n(D),$=[],R=new Map;for(const[K,T]of w.entries()){
const S=D.job.pace.step(400);S&&await S;const B=A(K);if(!B){$.push(T);continue}v.goTo(T-1);let L=R.get(v.kind);if(L?.margins!==B){const G=x(v.kinds[v.kind],B,T),
z=(0,O.W1)(G);L={margins:B,box:G,patch:C?{CropBox:z,MediaBox:z}:{CropBox:z}},R.set(v.kind,L)}const H=U(D,v,T-1,L.box);D.pages.patch(T-1,H?{...L.patch,...H}:L.patch)}
return{croppedPages:w.length-$.length,left:$}}function x(D,{left:w,right:A,top:C,bottom:v},$){const{userUnit:R}=D,{width:K,height:T}=(0,O.iN)(D),S=I(w/R,A/R,K),
B=I(v/R,C/R,T);if(!S||!B){const[L,H,G]=S?[T,"high",["crop_top","crop_bottom"]]:[K,"wide",["crop_left","crop_right"]],z=`leaves nothing of page ${$}, which is ${(0,O.
d)(L,D)} inches ${H}: ${G.join(" and ")} together must be less`;throw(0,t.G6)([{field:G[0],message:z,mentions:G}])}return(0,O.zl)((0,O.S3)(D),[S[0],B[0],S[1],B[1]])}
function I(D,w,A){const[C,v]=[D,A-w];if(v-C>=i)return[C,v];if(v<=C||A<i)return;const $=Math.min(Math.max((C+v-i)/2,0),A-i);return[$,$+i]}function U(D,{bytes:w,entries:A},C,v){
if(w&&h.every(K=>A.find(w,K)<0))return;const $=D.pages.number(C),R={};for(const K of h){const T=D.entry($,K);if(T===void 0)continue;const S=(0,l.b0)(D,T),B=S&&(0,O.
Pj)(S,v);R[K]=B&&(0,O.W1)(B)}return R}var k=d(52404);const W=72,j=async(D,w,A)=>{const C=await(0,u.E)(D.bytes,A,{password:w.open_password}),v=C.pages.count,$=(0,e.
k1)(w.pages,v),R=$.length===0?[k.$]:[],K=w.crop_to==="content"?await Y(C,$,w):Z(w),{croppedPages:T,left:S}=await m(C,$,K,w.shrink_media_box);S.length>0&&R.push(
J(S)),w.shrink_media_box&&T>0&&R.push(Q);const B={pageCount:v,croppedPages:T},L=T===0?(0,p.N)(C,D.bytes):void 0;return L?{documents:[{name:D.name,bytes:L,pageCount:v}],
notes:R,facts:B}:{documents:[{name:D.name,bytes:await(0,c.UN)(C),pageCount:v}],notes:R,facts:B}};function Z({crop_left:D,crop_right:w,crop_top:A,crop_bottom:C}){
const v=(R=0)=>R*W,$={left:v(D),right:v(w),top:v(A),bottom:v(C)};return()=>$}async function Y(D,w,{padding:A,uniform:C}){const{pace:v}=D.job,$=new f(D),R=[];for(const[
T,S]of w.entries()){const B=await $.margins(S-1);R.push(B&&X(B,A*W));const L=v.step(4e3);L&&await L,T%100===0&&v.progress(T/w.length)}if(!C)return T=>R[T];const K=R.
reduce((T,S)=>T&&S?V(T,S):T??S,void 0);return()=>K}const F=D=>({left:D("left"),right:D("right"),top:D("top"),bottom:D("bottom")}),X=(D,w)=>F(A=>Math.max(D[A]-w,
0)),V=(D,w)=>F(A=>Math.min(D[A],w[A]));function J(D){const w=(0,a.d5)(D.length,"it was","they were");return{code:"nothing_drawn",message:`Nothing is drawn on ${(0,a.
oi)(D)}, so ${w} not cropped.`}}const Q={code:"cropped_content_stays",message:"The parts of the pages that were cut off do not show, but are still in the file, \
with their text."}}),52404:((N,b,d)=>{d.d(b,{$:()=>l,U:()=>g});var M=d(58552),P=d(29082),O=d(98446);const l={code:"no_pages_selected",message:"The document has \
none of the pages that were asked for, so nothing was changed."};function g({first_page:_,last_page:E,pages:y},s){if(y!==void 0)return(0,P.k1)(y,s);const r=(0,O.
y_)(s,"page"),f=[];if(_>s&&f.push({field:"first_page",message:`is ${_}, but the document has ${r}`}),E!==void 0&&E>s&&f.push({field:"last_page",message:`is ${E}\
, but the document has ${r}`}),f.length===0&&E!==void 0&&_>E&&f.push({field:"first_page",message:`is ${_}, which is after last_page (${E})`,mentions:["last_page"]}),
f.length>0)throw(0,M.G6)(f);return Uint32Array.from({length:(E??s)-_+1},(o,e)=>_+e)}}),36078:((N,b,d)=>{d.d(b,{AY:()=>_,KJ:()=>s,XL:()=>E,_:()=>P,hX:()=>f,id:()=>g,
qK:()=>l,vs:()=>O,wW:()=>r,yQ:()=>y});var M=d(45079);function P(o){if(Number.isInteger(o)&&Math.abs(o)<1e7)return String(o);const e=Number(o.toPrecision(7)),u=Math.
abs(e)<1e-9?"0":String(e);return u.includes("e")?e.toFixed(12).replace(/\.?0+$/,""):u}const O=o=>o.map(P).join(" "),l=(o,e)=>`q ${e} cm /${o} Do Q`,g=o=>(0,M.ZV)(
Math.round(o*1e3)/1e3||0),_=([o,e])=>`${g(o)} ${g(e)}`,E=o=>o.map((e,u)=>`${_(e)} ${u===0?"m":"l"}`).join(" "),y=.5523;function s(o){const e=y,u=(...p)=>`${p.map(
([c,a])=>_(o(c,a))).join(" ")} c`;return[`${_(o(1,0))} m`,u([1,e],[e,1],[0,1]),u([-e,1],[-1,e],[-1,0]),u([-1,-e],[-e,-1],[0,-1]),u([e,-1],[1,-e],[1,0])].join(" ")}
function r(o,e){const u={1:"g",3:"rg",4:"k"}[o.length];return`${o.map(g).join(" ")} ${e==="fill"?u:u.toUpperCase()}`}const f=o=>`[${o.map(g).join(" ")}] 0 d`}),
16264:((N,b,d)=>{d.d(b,{p:()=>f,r:()=>o});var M=d(45599),P=d(36211),O=d(85008),l=d(74135),g=d(6057),_=d(76023),E=d(4186),y=d(5490);const s=new Set([3,7]),r=.01,
f=[0,0,1,1];class o{document;page;area;path;clips=!1;glyphClip;constructor(t,n){this.document=t,this.page=n}get box(){return this.area}takes(t,n,i,h){if(this.extendsPath(
t,n)||this.setsColor(t,n,i))return;const{operator:m}=t,x=P.lJ.get(m);x?this.paints(x,n,h):m==="W"||m==="W*"?this.clips=!0:m==="w"?n.paint={...this.paintOf(n),lineWidth:Math.
abs(t.number(0))||0}:!h&&m==="BI"?this.image(n):!h&&m==="sh"&&this.add(this.paintOf(n).clip,n)}shows(t){this.glyphClip=s.has(t.mode)?void 0:this.paintOf(t).clip}glyph({
font:t,frame:n,size:i},h,m,x,I){if(!this.glyphClip||h!==""&&h.trim()==="")return;const[U,k]=n.vertical?[.5,.5]:[t.ascent,-t.descent],W=Math.min(m,x),j=(0,E.L)(n,
W,Math.max(m,x),I-U*i,I+k*i);this.join([j.x,j.y,j.x+j.width,j.y+j.height],this.glyphClip)}covers(t){this.join(t,this.page)}image(t){this.add((0,l.zl)(t.matrix,f),
t)}enters(t,n){const i=(0,g.b0)(this.document,t.get("BBox"));i&&this.clipTo((0,l.zl)(n.matrix,i),n)}paintOf(t){return t.paint??{clip:this.page,lineWidth:1,components:1,
isWhite:!1}}extendsPath(t,{matrix:n}){const i=(0,y.M)(t);switch(t.operator){case"re":{const[h=NaN,m=NaN,x=NaN,I=NaN]=i;return this.extend((0,l.zl)(n,[h,m,h+x,m+
I])),!0}case"m":case"l":case"c":case"v":case"y":for(let h=0;h+1<i.length;h+=2){const[m,x]=(0,l.Gd)(n,i[h],i[h+1]);this.extend([m,x,m,x])}return!0;default:return!1}}extend(t){
t.every(Number.isFinite)&&(this.path=this.path?(0,l.kO)(this.path,t):t)}setsColor(t,n,i){const h=this.paintOf(n);switch(t.operator){case"g":case"rg":case"k":return n.
paint={...h,components:t.count,isWhite:c((0,y.M)(t))},!0;case"cs":return n.paint={...h,components:this.componentsOf(t.name(0),i),isWhite:!1},!0;case"sc":case"sc\
n":{const m=t.kind(t.count-1)!==O.o_&&t.count===h.components;return n.paint={...h,isWhite:m&&c((0,y.M)(t))},!0}default:return!1}}componentsOf(t,n){if(t===void 0)
return 0;const i=m=>n.find("ColorSpace",m),h=(0,_.L)(this.document,new M.SX(t),i);return h&&h.kind!=="inks"&&!h.table?h.components:0}paints({fill:t,strokes:n},i,h){
const{path:m,clips:x}=this;this.path=void 0,this.clips=!1;const I=this.paintOf(i);m&&!h&&n?this.add((0,l.XM)(m,I.lineWidth*p(i)/2),i):m&&!h&&t&&!(I.isWhite&&this.
isPageWide(m))&&this.add(m,i),x&&m&&this.clipTo(m,i)}isPageWide(t){const[n,i,h,m]=this.page,[x,I]=[(h-n)*r,(m-i)*r];return t[0]<=n+x&&t[1]<=i+I&&t[2]>=h-x&&t[3]>=
m-I}clipTo(t,n){const i=this.paintOf(n);n.paint={...i,clip:(0,l.Pj)(i.clip,t)??e}}add(t,n){this.join(t,this.paintOf(n).clip)}join(t,n){const i=(0,l.Pj)((0,l.XM)(
t,u),n);i&&(this.area=this.area?(0,l.kO)(this.area,i):i)}}const e=[0,0,0,0],u=.01,p=({matrix:[a,t,n,i]})=>Math.max(Math.hypot(a,t),Math.hypot(n,i)),c=a=>{const t=a.
length===4?0:1;return a.length>0&&a.every(n=>n===t)}}),91374:((N,b,d)=>{d.d(b,{QL:()=>_,bf:()=>g,fq:()=>p,hj:()=>u,i4:()=>o,iA:()=>y,pv:()=>e,qU:()=>r,tP:()=>E});
var M=d(77581),P=d(45599),O=d(9819),l=d(70549);function g(t){for(;t.part===""&&t.parent;)t=t.parent;return t}const _="FT Parent T TU TM Ff V DV DA Q DS RV Opt M\
axLen TI I Lock SV".split(" "),E=100;function*y(t,{from:n=t.array((0,O.Wo)(t,"AcroForm")?.dict.get("Fields")),below:i,visit:h=new O._i(t),depth:m=1/0}={}){const x=[],
I=(U=[],k)=>{for(let W=U.length-1;W>=0;W--)x.push({value:U[W],parent:k})};I(n,i);for(let U=x.pop();U;U=x.pop()){const{value:k,parent:W}=U,j=(0,P.i9)(k)?t.get(k):
k;if(!(0,P.Zm)(j)||!h.first(k)||(W?.depth??0)>=m)continue;const Z=t.resolve(j.get("T")),Y=t.resolve(j.get("FT")),F=Z instanceof P.Mx?(0,M.g7)(Z):"",X={number:(0,P.
i9)(k)?k.number:void 0,dict:j,parent:W,part:F,name:a(W&&W.depth%E!==0?W.name:"",F),type:Y instanceof P.SX?Y.text:W?.type,depth:(W?.depth??0)+1};yield X,I(t.array(
j.get("Kids")),X)}}const s=1e3,r=(0,l.n)(f);async function f(t){const n=[];for(const i of y(t)){n.push(i);const h=t.job.pace.step(s);h&&await h}return n}function o(t){
const n=new Set(t.flatMap(({parent:i,dict:h})=>i&&h.has("T")?[i]:[]));return t.filter(i=>(i.dict.has("T")||!i.parent)&&!n.has(i))}function e(t,n){const i=t.resolve(
u(t,n,"FT"));return i instanceof P.SX?i.text:void 0}function u(t,n,i){for(const h of c(t,n)){const m=h.get(i);if(m!==void 0)return m}}function p(t,n){let i="";for(const h of c(
t,n)){const m=t.resolve(h.get("T"));m instanceof P.Mx&&(i=a((0,M.g7)(m),i))}return i}function*c(t,n){let i=n;for(let h=0;i&&h<E;h++)yield i,i=t.dict(i.get("Pare\
nt"))}const a=(t,n)=>t===""||n===""?t+n:`${t}.${n}`}),6856:((N,b,d)=>{d.d(b,{n:()=>f,w:()=>_});var M=d(78157),P=d(79725),O=d(45599),l=d(70549),g=d(6057);const _=(0,l.
n)(E);async function E(p){const{pages:c,job:a}=p,t=new f(p),n=new Int32Array(c.count),i=new Set;for(let h=0;h<c.count;h++){t.goTo(h),n[h]=t.kind,i.add(t.resources);
const m=a.pace.step(300);m&&await m}return{kinds:t.kinds,kindOf:n,resources:i}}const y=["MediaBox","CropBox","Rotate","UserUnit"],s=2e3,r=/\(|(?:^|[^<])<(?!<)/;
class f{document;kinds=[];kind=-1;resources;bytes;entries=new P.R;index=-1;inherited;geometry=new o(y);own=new o(["Resources"]);kindOf=new Map;recognised=new Map;dictionaries=new Map;constructor(c){
this.document=c}goTo(c){const{document:a,entries:t,inherited:n}=this,{pages:i}=a,h=i.number(c),m=a.place(h),x=i.inheritedBy(c);if(this.index=c,this.inherited=x,
!m||!a.locate(h,m,t)){this.bytes=void 0,this.geometry.forget(),this.own.forget(),this.kind=this.kindHere(),this.resources=i.attribute(c,"Resources");return}(this.
bytes?.buffer!==m.bytes.buffer||this.bytes.byteOffset!==m.bytes.byteOffset)&&(this.bytes=(0,M.bS)(m.bytes));const[I,U]=[this.geometry.take(this.bytes,t),this.own.
take(this.bytes,t)];(!I||x!==n)&&(this.kind=this.recognise(x)),(!U||x!==n)&&(this.resources=this.resourcesHere())}contents(){const{document:c,bytes:a}=this,t=c.
pages.number(this.index);if(!a)return c.entry(t,"Contents");const n=this.entries.find(a,"Contents");if(n<0)return;const{at:i}=this.entries;return u(a,i[n+2],i[n+
3])??c.entry(t,"Contents")}get resourcesSpan(){return this.own.of(0)}resourcesHere(){const{document:c,index:a}=this,{pages:t}=c,[n,i]=this.own.of(0);if(n===i)return t.
inheritedBy(a).Resources;const h=u(this.bytes,n,i);if(h)return h;const m=()=>c.entry(t.number(a),"Resources");if(i-n>s)return m();const x=this.own.text();return c.
security&&r.test(x)?m():(this.dictionaries.has(x)||this.dictionaries.set(x,m()),this.dictionaries.get(x))}recognise(c){let a=this.recognised.get(c);a||this.recognised.
set(c,a=new Map);const t=this.geometry.text();let n=a.get(t);return n===void 0&&a.set(t,n=this.kindHere()),n}kindHere(){const c=(0,g.iw)(this.document,this.index),
a=`${c.box.join(" ")} ${c.rotation} ${c.userUnit}`;let t=this.kindOf.get(a);return t===void 0&&this.kindOf.set(a,t=this.kinds.push(c)-1),t}}class o{keys;bytes;from;to;constructor(c){
this.keys=c,this.from=new Int32Array(c.length),this.to=new Int32Array(c.length)}forget(){this.bytes=void 0}take(c,a){const{bytes:t,from:n,to:i,keys:h}=this;let m=t!==
void 0;for(let x=0;x<h.length;x++){const I=a.find(c,h[x]),U=I<0?0:a.at[I+2],k=I<0?0:a.at[I+3];m&&=e(t,n[x],i[x],c,U,k),n[x]=U,i[x]=k}return this.bytes=c,m}of(c){
return[this.from[c],this.to[c]]}text(){let c="";for(let a=0;a<this.keys.length;a++)c+=`${this.bytes.toString("latin1",this.from[a],this.to[a])}|`;return c}}function e(p,c,a,t,n,i){
if(a-c!==i-n)return!1;for(let h=c,m=n;h<a;h++,m++)if(p[h]!==t[m])return!1;return!0}function u(p,c,a){if(!(0,M.yp)(p[c])||p[a-1]!==M.AV||p[a-2]!==M.Z4)return;const t=(0,M.
JI)(p,c,a),n=(0,M.JI)(p,t.after+1,a);return p[t.after]===M.Z4&&n.value>=0&&n.after===a-2?new O.oS(t.value,n.value):void 0}}),76023:((N,b,d)=>{d.d(b,{L:()=>_});var M=d(
45599),P=d(69869);const O=8,l={DeviceGray:g("gray",1),CalGray:g("gray",1),G:g("gray",1),DeviceRGB:g("rgb",3),CalRGB:g("rgb",3),RGB:g("rgb",3),DeviceCMYK:g("cmyk",
4),CMYK:g("cmyk",4),Separation:g("inks",1)};function g(s,r){return{kind:s,components:r,profile:void 0,table:void 0}}function _(s,r,f,o=0){const e=s.resolve(r);if(o>
O)return;if(e instanceof M.SX){if(Object.hasOwn(l,e.text))return l[e.text];const p=f(e.text);return p===void 0?void 0:_(s,p,f,o+1)}if(!(0,M.cy)(e))return;const u=s.
resolve(e[0]);if(u instanceof M.SX)switch(u.text){case"ICCBased":return E(s,e[1],f,o);case"Indexed":case"I":return y(s,e,f,o);case"DeviceN":{const p=s.array(e[1])?.
length??0;return p>=1&&p<=32?g("inks",p):void 0}default:return Object.hasOwn(l,u.text)?l[u.text]:void 0}}function E(s,r,f,o){const e=s.resolve(r);if(!(e instanceof
M.Z6))return;const u=s.resolve(e.dict.get("N")),p=u===1?"gray":u===3?"rgb":u===4?"cmyk":void 0;if(p===void 0)return _(s,e.dict.get("Alternate"),f,o+1);const c=(0,P.
hh)(s.decodedPart(e)?.data,u);return{...g(p,u),profile:c?.bytes}}function y(s,r,f,o){const e=_(s,r[1],f,o+1),u=s.resolve(r[3]),p=u instanceof M.Mx?u.bytes:u instanceof
M.Z6?s.decodedPart(u)?.data:void 0,c=s.resolve(r[2]);if(!e||e.table||!p||typeof c!="number"||!(c>=0))return;const a=new Uint8Array((Math.min(Math.floor(c),255)+
1)*e.components);return a.set(p.subarray(0,a.length)),{...e,table:a}}}),69869:((N,b,d)=>{d.d(b,{R1:()=>s,To:()=>_,hh:()=>E});var M=d(81679),P=d(78157),O=d(45599);
const l={1:"GRAY",3:"RGB ",4:"CMYK"},g=["scnr","mntr","prtr","spac"],_={1:"DeviceGray",3:"DeviceRGB",4:"DeviceCMYK"};function E(r,f){if(!r||r.length<132)return;
const o=(0,P.bS)(r),e=a=>o.toString("latin1",a,a+4),u=o.readUInt32BE(0),p=r[8];if(!(!(u>=132&&u<=r.length&&p>=2&&p<=4&&e(36)==="acsp"&&g.includes(e(12)))||e(16)!==
l[f]))return{bytes:r.subarray(0,u),version:p}}const y=new WeakMap;function s(r,{bytes:f},o){const e=y.get(r)??[];y.set(r,e);const u=e.find(a=>Buffer.compare(a.bytes,
f)===0);if(u)return u.ref;const p=(0,O.jd)({N:o,Alternate:(0,O.UU)(_[o]),Filter:(0,O.UU)("FlateDecode")}),c=r.add(new O.Z6(p,(0,M.Kc)(f)));return e.push({bytes:f,
ref:c}),c}}),4186:((N,b,d)=>{d.d(b,{D:()=>O,L:()=>P});var M=d(45657);function P({cos:l,sin:g},_,E,y,s){if(g===0&&l===1)return{x:_,y,width:E-_,height:s-y};const r=[
_*l-y*g,E*l-y*g,_*l-s*g,E*l-s*g],f=[_*g+y*l,E*g+y*l,_*g+s*l,E*g+s*l],[o,e]=[(0,M.YG)(r),(0,M.YG)(f)];return{x:o,y:e,width:(0,M.Kf)(r)-o,height:(0,M.Kf)(f)-e}}function O(l,g){
const[_,E]=[Math.min(l.x,g.x),Math.min(l.y,g.y)];return{x:_,y:E,width:Math.max(l.x+l.width,g.x+g.width)-_,height:Math.max(l.y+l.height,g.y+g.height)-E}}}),59071:((N,b,d)=>{
d.d(b,{Gh:()=>f,ZK:()=>o,wh:()=>r});var M=d(77581),P=d(45599);const O=/\u001b[A-Za-z]{2}[A-Za-z-]{0,8}\u001b/g,l=/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]/g,
g=/[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g,_=e=>e.replace(O,"").replace(l,"").replace(g,"�"),E=200,y=new WeakMap;function s(e){
if(e.bytes.length<E)return _((0,M.g7)(e));let u=y.get(e);return u===void 0&&y.set(e,u=_((0,M.g7)(e))),u}const r=e=>_(e).trim();function f(e){const u=e instanceof
P.Mx?s(e).trim():"";return u===""?null:u}const o=e=>e?s(e):""}),70549:((N,b,d)=>{d.d(b,{n:()=>M});function M(P){const O=new WeakMap;return l=>{if(l.hasChanges)return P(
l);const g=O.get(l);if(g)return g.answer;const _=P(l);return O.set(l,{answer:_}),_}}}),9819:((N,b,d)=>{d.d(b,{J7:()=>O,Kd:()=>_,Wo:()=>E,_i:()=>g,b9:()=>l});var M=d(
42973),P=d(45599);class O{document;gone=new Set;chased=new Set;constructor(s){this.document=s}remove(s){const{catalog:r,catalogNumber:f,pages:o}=this.document,e=r.
get("Pages");s===f||(0,P.i9)(e)&&s===e.number||o.holds(s)||(this.gone.add(s),this.document.remove(s))}chase(s){this.chased.add(s)}removed(){return this.gone}takeChased(){
const s=this.chased;return this.chased=new Set,s}isGone(s){return(0,P.i9)(s)&&this.gone.has(s.number)}}class l{most;left;constructor(s){this.most=this.left=s.job.
limits.nodes}spend=s=>{if(this.left-=s,this.left<0)throw(0,M.F)("nodes",`The document has more than ${this.most} fields, bookmarks, names and structure elements`,
"Remove bookmarks or tags with another program first")}}class g{seen;beyond=new Set;allowance;constructor(s,r=new l(s)){this.allowance=r,this.seen=new Uint8Array(
(s.size>>3)+1)}first(s){if(this.allowance.spend(1),!(0,P.i9)(s))return!0;const{number:r}=s,f=r>>3;if(f>=this.seen.length)return this.beyond.size<this.beyond.add(
r).size;const o=1<<(r&7),e=(this.seen[f]&o)===0;return this.seen[f]|=o,e}}function _(y,s){return(0,P.i9)(y)?y.number:s}function E(y,s){const r=y.catalog.get(s),
f=y.dict(r);return f&&{dict:f,holder:_(r,y.catalogNumber)}}}),93604:((N,b,d)=>{d.d(b,{B:()=>M,M:()=>P});const M=(l,g)=>O(l,g,!1),P=(l,g)=>O(l,g,!0);function O(l,g,_){
let[E,y]=[0,l.length];for(;E<y;){const s=E+y>>1,r=l[s];r<g||_&&r===g?E=s+1:y=s}return E}}),87826:((N,b,d)=>{d.d(b,{N:()=>O,i:()=>l});var M=d(78157),P=d(14029);function O({
suspect:g,bytes:_},E){if(!(g||(0,M.bS)(_.subarray(0,5)).toString("latin1")!=="%PDF-"))return _.length===E.length?E:_}const l=async(g,_,E)=>O(g,_)??await(0,P.UN)(
g,E)})};
