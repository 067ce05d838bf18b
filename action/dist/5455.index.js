"use strict";exports.id=5455,exports.ids=[5455],exports.modules={83686:((W,C,p)=>{p.r(C),p.d(C,{crop_pages:()=>nt});var P=p(13140),S=p(7390),B=p(86009),m=p(80199),w=p(84805),
O=p(52376),T=p(16039),D=p(69959),g=p(36692),a=p(81036),v=p(37559);const E=/^(?:[fBb]\*?|[FSsn])$/,i=/^[fFbB]/,o=/^[bBsS]/,c=new Set([3,7]),e=.01,n=[0,0,1,1];class h{document;page;area;path;clips=!1;glyphClip;constructor(t,s){
this.document=t,this.page=s}get box(){return this.area}takes(t,s,d,r){if(this.extendsPath(t,s)||this.setsColour(t,s,d))return;const{operator:l}=t;l==="W"||l==="\
W*"?this.clips=!0:l==="w"?s.paint={...this.paintOf(s),lineWidth:Math.abs(t.number(0))||0}:E.test(l)?this.paints(l,s,r):!r&&l==="BI"?this.image(s):!r&&l==="sh"&&
this.add(this.paintOf(s).clip,s)}shows(t){this.glyphClip=c.has(t.mode)?void 0:this.paintOf(t).clip}glyph({font:t,frame:s,size:d},r,l,b,N){if(!this.glyphClip||r!==
""&&r.trim()==="")return;const[I,A]=s.vertical?[.5,.5]:[t.ascent,-t.descent],k=Math.min(l,b),R=(0,v.L)(s,k,Math.max(l,b),N-I*d,N+A*d);this.join([R.x,R.y,R.x+R.width,
R.y+R.height],this.glyphClip)}image(t){this.add((0,m.zl)(t.matrix,n),t)}enters(t,s){const d=(0,w.b0)(this.document,t.get("BBox"));d&&this.clipTo((0,m.zl)(s.matrix,
d),s)}paintOf(t){return t.paint??{clip:this.page,lineWidth:1,components:1,isWhite:!1}}extendsPath(t,{matrix:s}){const d=(0,D.c)(t);switch(t.operator){case"re":{
const[r=NaN,l=NaN,b=NaN,N=NaN]=d;return this.extend((0,m.zl)(s,[r,l,r+b,l+N])),!0}case"m":case"l":case"c":case"v":case"y":for(let r=0;r+1<d.length;r+=2){const[l,
b]=(0,m.Gd)(s,d[r],d[r+1]);this.extend([l,b,l,b])}return!0;default:return!1}}extend(t){t.every(Number.isFinite)&&(this.path=this.path?x(this.path,t):t)}setsColour(t,s,d){
const r=this.paintOf(s);switch(t.operator){case"g":case"rg":case"k":return s.paint={...r,components:t.count,isWhite:$((0,D.c)(t))},!0;case"cs":return s.paint={...r,
components:this.componentsOf(t.name(0),d),isWhite:!1},!0;case"sc":case"scn":{const l=t.kind(t.count-1)!==g.o_&&t.count===r.components;return s.paint={...r,isWhite:l&&
$((0,D.c)(t))},!0}default:return!1}}componentsOf(t,s){if(t===void 0)return 0;const d=l=>s.find("ColorSpace",l),r=(0,a.Q)(this.document,new T.SX(t),d);return r&&
r.kind!=="inks"&&!r.table?r.components:0}paints(t,s,d){const{path:r,clips:l}=this;this.path=void 0,this.clips=!1;const b=this.paintOf(s);r&&!d&&o.test(t)?this.add(
M(r,b.lineWidth*_(s)/2),s):r&&!d&&i.test(t)&&!(b.isWhite&&this.isPageWide(r))&&this.add(r,s),l&&r&&this.clipTo(r,s)}isPageWide(t){const[s,d,r,l]=this.page,[b,N]=[
(r-s)*e,(l-d)*e];return t[0]<=s+b&&t[1]<=d+N&&t[2]>=r-b&&t[3]>=l-N}clipTo(t,s){const d=this.paintOf(s);s.paint={...d,clip:(0,m.Pj)(d.clip,t)??u}}add(t,s){this.join(
t,this.paintOf(s).clip)}join(t,s){const d=(0,m.Pj)(M(t,y),s);d&&(this.area=this.area?x(this.area,d):d)}}const u=[0,0,0,0],y=.01,x=(f,t)=>[Math.min(f[0],t[0]),Math.
min(f[1],t[1]),Math.max(f[2],t[2]),Math.max(f[3],t[3])],M=(f,t)=>[f[0]-t,f[1]-t,f[2]+t,f[3]+t],_=({matrix:[f,t,s,d]})=>Math.max(Math.hypot(f,t),Math.hypot(s,d)),
$=f=>{const t=f.length===4?0:1;return f.length>0&&f.every(s=>s===t)};class U{document;contents;constructor(t){this.document=t,this.contents=new O.i(t)}async margins(t){
const s=(0,w.iw)(this.document,t),d=(0,m.iN)(s),[r,l]=[d.width*s.userUnit,d.height*s.userUnit],b=new h(this.document,[0,0,r,l]);return await this.contents.read(
t,b),b.box&&L(b.box,r,l)}}const L=([f,t,s,d],r,l)=>({left:f,right:r-s,top:t,bottom:l-d});var X=p(49153),J=p(35692);const K=3,F=["BleedBox","TrimBox","ArtBox"];async function Q(f,t,s,d){
const r=new J.n(f),l=[],b=new Map;for(const[N,I]of t.entries()){const A=f.job.pace.step(400);A&&await A;const k=s(N);if(!k){l.push(I);continue}r.goTo(I-1);let R=b.
get(r.kind);if(R?.margins!==k){const G=q(r.kinds[r.kind],k,I),j=(0,m.Mp)(G);R={margins:k,box:G,patch:d?{CropBox:j,MediaBox:j}:{CropBox:j}},b.set(r.kind,R)}const H=tt(
f,r,I-1,R.box);f.pages.patch(I-1,H?{...R.patch,...H}:R.patch)}return{croppedPages:t.length-l.length,left:l}}function q(f,{left:t,right:s,top:d,bottom:r},l){const{
userUnit:b}=f,{width:N,height:I}=(0,m.iN)(f),A=z(t/b,s/b,N),k=z(r/b,d/b,I);if(!A||!k){const[R,H,G]=A?[I,"high",["crop_top","crop_bottom"]]:[N,"wide",["crop_left",
"crop_right"]],j=`leaves nothing of page ${l}, which is ${(0,m.d)(R,f)} inches ${H}: ${G.join(" and ")} together must be less`;throw(0,X.G6)([{field:G[0],message:j,
mentions:G}])}return(0,m.zl)((0,m.S3)(f),[A[0],k[0],A[1],k[1]])}function z(f,t,s){const[d,r]=[f,s-t];if(r-d>=K)return[d,r];if(r<=d||s<K)return;const l=Math.min(
Math.max((d+r-K)/2,0),s-K);return[l,l+K]}function tt(f,{bytes:t,entries:s},d,r){if(t&&F.every(N=>s.find(t,N)<0))return;const l=f.pages.number(d),b={};for(const N of F){
const I=f.entry(l,N);if(I===void 0)continue;const A=(0,w.b0)(f,I),k=A&&(0,m.Pj)(A,r);b[N]=k&&(0,m.Mp)(k)}return b}var et=p(51988);const Z=72,nt=async(f,t,s)=>{const d=await(0,S.
E)(f.bytes,s,{password:t.open_password}),r=d.pages.count,l=(0,P.k1)(t.pages,r),b=l.length===0?[et.$]:[],N=t.crop_to==="content"?await it(d,l,t):st(t),{croppedPages:I,
left:A}=await Q(d,l,N,t.shrink_media_box);A.length>0&&b.push(at(A)),t.shrink_media_box&&I>0&&b.push(ct);const k={pageCount:r,croppedPages:I};return I===0&&!d.suspect?
{documents:[{...f,pageCount:r}],notes:b,facts:k}:{documents:[{name:f.name,bytes:await(0,B.UN)(d),pageCount:r}],notes:b,facts:k}};function st({crop_left:f,crop_right:t,
crop_top:s,crop_bottom:d}){const r=(b=0)=>b*Z,l={left:r(f),right:r(t),top:r(s),bottom:r(d)};return()=>l}async function it(f,t,{padding:s,uniform:d}){const{pace:r}=f.
job,l=new U(f),b=[];for(const[I,A]of t.entries()){const k=await l.margins(A-1);b.push(k&&ot(k,s*Z));const R=r.step(4e3);R&&await R,I%100===0&&r.progress(I/t.length)}
if(!d)return I=>b[I];const N=b.reduce((I,A)=>I&&A?rt(I,A):I??A,void 0);return()=>N}const V=f=>({left:f("left"),right:f("right"),top:f("top"),bottom:f("bottom")}),
ot=(f,t)=>V(s=>Math.max(f[s]-t,0)),rt=(f,t)=>V(s=>Math.min(f[s],t[s])),Y=10;function at(f){const t=f.slice(0,Y).join(", ")+(f.length>Y?` and ${f.length-Y} more`:
""),[s,d]=f.length===1?["page","it was"]:["pages","they were"];return{code:"nothing_drawn",message:`Nothing is drawn on ${s} ${t}, so ${d} not cropped.`}}const ct={
code:"cropped_content_stays",message:"The parts of the pages that were cut off do not show, but are still in the file, with their text."}}),51988:((W,C,p)=>{p.d(
C,{$:()=>B,U:()=>m});var P=p(49153),S=p(13140);const B={code:"no_pages_selected",message:"The document has none of the pages that were asked for, so nothing was\
 changed."};function m({first_page:w,last_page:O,pages:T},D){if(T!==void 0)return(0,S.k1)(T,D);const g=D===1?"1 page":`${D} pages`,a=[];if(w>D&&a.push({field:"f\
irst_page",message:`is ${w}, but the document has ${g}`}),O!==void 0&&O>D&&a.push({field:"last_page",message:`is ${O}, but the document has ${g}`}),a.length===0&&
O!==void 0&&w>O&&a.push({field:"first_page",message:`is ${w}, which is after last_page (${O})`,mentions:["last_page"]}),a.length>0)throw(0,P.G6)(a);return Uint32Array.
from({length:(O??D)-w+1},(v,E)=>w+E)}}),35692:((W,C,p)=>{p.d(C,{n:()=>v,w:()=>O});var P=p(269),S=p(66249),B=p(16039),m=p(30729),w=p(84805);const O=(0,m.H)(T);async function T(c){
const{pages:e,job:n}=c,h=new v(c),u=new Int32Array(e.count),y=new Set;for(let x=0;x<e.count;x++){h.goTo(x),u[x]=h.kind,y.add(h.resources);const M=n.pace.step(300);
M&&await M}return{kinds:h.kinds,kindOf:u,resources:y}}const D=["MediaBox","CropBox","Rotate","UserUnit"],g=2e3,a=/\(|(?:^|[^<])<(?!<)/;class v{document;kinds=[];kind=-1;resources;bytes;entries=new S.
R;index=-1;inherited;geometry=new E(D);own=new E(["Resources"]);kindOf=new Map;recognised=new Map;dictionaries=new Map;constructor(e){this.document=e}goTo(e){const{
document:n,entries:h,inherited:u}=this,{pages:y}=n,x=y.number(e),M=n.place(x),_=y.inheritedBy(e);if(this.index=e,this.inherited=_,!M||!n.locate(x,M,h)){this.bytes=
void 0,this.geometry.forget(),this.own.forget(),this.kind=this.kindHere(),this.resources=y.attribute(e,"Resources");return}(this.bytes?.buffer!==M.bytes.buffer||
this.bytes.byteOffset!==M.bytes.byteOffset)&&(this.bytes=(0,P.bS)(M.bytes));const[$,U]=[this.geometry.take(this.bytes,h),this.own.take(this.bytes,h)];(!$||_!==u)&&
(this.kind=this.recognise(_)),(!U||_!==u)&&(this.resources=this.resourcesHere())}contents(){const{document:e,bytes:n}=this,h=e.pages.number(this.index);if(!n)return e.
entry(h,"Contents");const u=this.entries.find(n,"Contents");if(u<0)return;const{at:y}=this.entries;return o(n,y[u+2],y[u+3])??e.entry(h,"Contents")}get resourcesSpan(){
return this.own.of(0)}resourcesHere(){const{document:e,index:n}=this,{pages:h}=e,[u,y]=this.own.of(0);if(u===y)return h.inheritedBy(n).Resources;const x=o(this.
bytes,u,y);if(x)return x;const M=()=>e.entry(h.number(n),"Resources");if(y-u>g)return M();const _=this.own.text();return e.security&&a.test(_)?M():(this.dictionaries.
has(_)||this.dictionaries.set(_,M()),this.dictionaries.get(_))}recognise(e){let n=this.recognised.get(e);n||this.recognised.set(e,n=new Map);const h=this.geometry.
text();let u=n.get(h);return u===void 0&&n.set(h,u=this.kindHere()),u}kindHere(){const e=(0,w.iw)(this.document,this.index),n=`${e.box.join(" ")} ${e.rotation} ${e.
userUnit}`;let h=this.kindOf.get(n);return h===void 0&&this.kindOf.set(n,h=this.kinds.push(e)-1),h}}class E{keys;bytes;from;to;constructor(e){this.keys=e,this.from=
new Int32Array(e.length),this.to=new Int32Array(e.length)}forget(){this.bytes=void 0}take(e,n){const{bytes:h,from:u,to:y,keys:x}=this;let M=h!==void 0;for(let _=0;_<
x.length;_++){const $=n.find(e,x[_]),U=$<0?0:n.at[$+2],L=$<0?0:n.at[$+3];M&&=i(h,u[_],y[_],e,U,L),u[_]=U,y[_]=L}return this.bytes=e,M}of(e){return[this.from[e],
this.to[e]]}text(){let e="";for(let n=0;n<this.keys.length;n++)e+=`${this.bytes.toString("latin1",this.from[n],this.to[n])}|`;return e}}function i(c,e,n,h,u,y){
if(n-e!==y-u)return!1;for(let x=e,M=u;x<n;x++,M++)if(c[x]!==h[M])return!1;return!0}function o(c,e,n){if(!(0,P.yp)(c[e])||c[n-1]!==P.AV||c[n-2]!==P.Z4)return;const h=(0,P.
JI)(c,e,n),u=(0,P.JI)(c,h.after+1,n);return c[h.after]===P.Z4&&u.value>=0&&u.after===n-2?new B.oS(h.value,u.value):void 0}}),81036:((W,C,p)=>{p.d(C,{Q:()=>O});var P=p(
16039),S=p(57857);const B=8,m={DeviceGray:w("gray",1),CalGray:w("gray",1),G:w("gray",1),DeviceRGB:w("rgb",3),CalRGB:w("rgb",3),RGB:w("rgb",3),DeviceCMYK:w("cmyk",
4),CMYK:w("cmyk",4),Separation:w("inks",1)};function w(g,a){return{kind:g,components:a,profile:void 0,table:void 0}}function O(g,a,v,E=0){const i=g.resolve(a);if(E>
B)return;if(i instanceof P.SX){if(Object.hasOwn(m,i.text))return m[i.text];const c=v(i.text);return c===void 0?void 0:O(g,c,v,E+1)}if(!(0,P.cy)(i))return;const o=g.
resolve(i[0]);if(o instanceof P.SX)switch(o.text){case"ICCBased":return T(g,i[1],v,E);case"Indexed":case"I":return D(g,i,v,E);case"DeviceN":{const c=g.array(i[1])?.
length??0;return c>=1&&c<=32?w("inks",c):void 0}default:return Object.hasOwn(m,o.text)?m[o.text]:void 0}}function T(g,a,v,E){const i=g.resolve(a);if(!(i instanceof
P.Z6))return;const o=g.resolve(i.dict.get("N")),c=o===1?"gray":o===3?"rgb":o===4?"cmyk":void 0;if(c===void 0)return O(g,i.dict.get("Alternate"),v,E+1);const e=(0,S.
hh)(g.decodedPart(i)?.data,o);return{...w(c,o),profile:e?.bytes}}function D(g,a,v,E){const i=O(g,a[1],v,E+1),o=g.resolve(a[3]),c=o instanceof P.Mx?o.bytes:o instanceof
P.Z6?g.decodedPart(o)?.data:void 0,e=g.resolve(a[2]);if(!i||i.table||!c||typeof e!="number"||!(e>=0))return;const n=new Uint8Array((Math.min(Math.floor(e),255)+
1)*i.components);return n.set(c.subarray(0,n.length)),{...i,table:n}}}),57857:((W,C,p)=>{p.d(C,{R1:()=>g,To:()=>O,hh:()=>T});var P=p(62397),S=p(269),B=p(16039);
const m={1:"GRAY",3:"RGB ",4:"CMYK"},w=["scnr","mntr","prtr","spac"],O={1:"DeviceGray",3:"DeviceRGB",4:"DeviceCMYK"};function T(a,v){if(!a||a.length<132)return;
const E=(0,S.bS)(a),i=n=>E.toString("latin1",n,n+4),o=E.readUInt32BE(0),c=a[8];if(!(!(o>=132&&o<=a.length&&c>=2&&c<=4&&i(36)==="acsp"&&w.includes(i(12)))||i(16)!==
m[v]))return{bytes:a.subarray(0,o),version:c}}const D=new WeakMap;function g(a,{bytes:v},E){const i=D.get(a)??[];D.set(a,i);const o=i.find(n=>Buffer.compare(n.bytes,
v)===0);if(o)return o.ref;const c=(0,B.jd)({N:E,Alternate:(0,B.UU)(O[E]),Filter:(0,B.UU)("FlateDecode")}),e=a.add(new B.Z6(c,(0,P.Kc)(v)));return i.push({bytes:v,
ref:e}),e}}),30729:((W,C,p)=>{p.d(C,{H:()=>P});function P(S){const B=new WeakMap;return m=>{if(m.hasChanges)return S(m);const w=B.get(m);if(w)return w.answer;const O=S(
m);return B.set(m,{answer:O}),O}}}),60480:((W,C,p)=>{p.d(C,{Ly:()=>w,NL:()=>v,UL:()=>O,aW:()=>m,bs:()=>a,ml:()=>E,p6:()=>B,vg:()=>T});var P=p(49153);const S=/^ *(-?\d+)(?:(\.\.)(-?\d+)?)? *$/;
function B(i){const o=[],c=[];for(const[e,n]of i.split(",").entries()){const h=e+1,u=S.exec(n),y=_=>{c.push(`entry ${h} ('${E(n)}') ${_}`)};if(n.trim()===""){c.
push(`entry ${h} is empty: write pages such as 3,1,2 or 2..5, separated by single commas`);continue}if(!u){y(D(n));continue}const x=Number(u[1]),M=u[3]===void 0?
void 0:Number(u[3]);x===0||M===0?y("names page 0: pages count from 1, and -1 is the last page"):o.push({from:x,to:M,range:u[2]!==void 0,text:n.trim(),position:h})}
return c.length>0?{problem:a(c)}:{items:o}}function m(i,o,c){const e=M=>(0,P.G6)([{field:"page_order",message:M}]),n=B(i);if("problem"in n)throw e(n.problem);const h=w(
n.items,o);if("problem"in h)throw e(h.problem);const u=O(h.spans);if(u>c)throw e(`names ${u} pages in all; at most ${c} are allowed`);const y=new Uint32Array(u);
let x=0;for(const{first:M,last:_}of h.spans){const $=M<=_?1:-1;for(let U=M;U!==_+$;U+=$)y[x++]=U}return y}function w(i,o){const c=o===1?"1 page":`${o} pages`,e=[],
n=i.map(h=>{const u=$=>$<0?o+1+$:$,y=u(h.from),x=h.range?h.to===void 0?o:u(h.to):y,_=[[h.from,y],[h.to??h.from,x]].find(([,$])=>$<1||$>o);return _&&e.push(`entr\
y ${h.position} ('${E(h.text)}') names ${T(_[0])}, but the document has ${c}`),{first:y,last:x}});return e.length>0?{problem:a(e)}:{spans:n}}const O=i=>i.reduce(
(o,{first:c,last:e})=>o+Math.abs(e-c)+1,0);function T(i){return Number.isSafeInteger(i)?`page ${i}`:"a page far beyond its end"}function D(i){return/^ *\.\./.test(
i)?"has no start: a range is written 1..5":v(i)??"is not a page, such as 3 or -1, nor a range, such as 2..5 or 2.."}const g=5;function a(i){const o=i.length-g;return[
...i.slice(0,g),...o>0?[`and ${o} more such entries`]:[]].join("; ")}function v(i){const o=/^ *(\d{1,10}) *[-–]+ *(\d{0,10}) *$/.exec(i);return o?`is not a ra\
nge: write ${o[1]}..${o[2]}${o[2]===""?" for this page and all after it":""}`:/\bfirst\b/i.test(i)?"is not a page: the first page is written 1, and a range from\
 it 1..5":/\b(last|end)\b/i.test(i)?"is not a page: the last page is written -1, and a range to it 2..":void 0}function E(i){const o=[...i].map(c=>/[\p{Cc}\p{Cs}\u2028\u2029]/u.
test(c)?"?":c);return o.length>40?`${o.slice(0,40).join("")}…`:o.join("")}}),13140:((W,C,p)=>{p.d(C,{k1:()=>w,lY:()=>m,m7:()=>O});var P=p(49153),S=p(60480);const B=/^(not +)?(?:(odd|even|all)|(-?\d+)(?:(\.\.)(-?\d+)?)?)$/i;
function m(g){const a=[],v=[];for(const[E,i]of g.split(",").entries()){const o=E+1,c=i.trim();if(c===""){v.push(`entry ${o} is empty: write pages such as 1..3, \
-1, odd, separated by single commas`);continue}const e=B.exec(c),n=L=>{v.push(`entry ${o} ('${(0,S.ml)(c)}') ${L}`)};if(!e){n(D(c));continue}const[,h,u,y,x,M]=e,
_={negated:h!==void 0,text:c,position:o};if(u!==void 0){a.push({..._,pages:u.toLowerCase()});continue}const $=Number(y),U=x===void 0?$:M===void 0?"end":Number(M);
$===0||U===0?n("names page 0: pages count from 1, and -1 is the last page"):a.push({..._,pages:{from:$,to:U}})}return v.length>0?{problem:(0,S.bs)(v)}:{items:a}}
function w(g,a,v="pages"){const E=n=>(0,P.G6)([{field:v,message:n}]),i=m(g);if("problem"in i)throw E(i.problem);const o=new T(a),c=new T(a),e=[];for(const n of i.
items){const h=n.negated?c:o;if(typeof n.pages=="string"){h.add(n.pages);continue}const{from:u,to:y}=n.pages,x=u<0?a+1+u:u,M=y==="end"?a:y<0?a+1+y:y,$=(y==="end"?
u<0?[[u,x]]:[]:[[u,x],[y,M]]).find(([,U])=>U<1||U>a);$&&e.push(`entry ${n.position} ('${(0,S.ml)(n.text)}') names ${(0,S.vg)($[0])}, but the document has ${a===
1?"1 page":`${a} pages`}`),!(y==="end"&&x>a||e.length>0)&&h.range(Math.min(x,M),Math.max(x,M))}if(e.length>0)throw E((0,S.bs)(e));return i.items.every(({negated:n})=>n)&&
o.add("all"),o.without(c)}function O(g){const a=m(g);if("problem"in a||a.items.length!==1)return;const{negated:v,pages:E}=a.items[0];if(v)return;if(E==="all")return{
first:1};if(typeof E=="string"||E.from<1)return;const{from:i,to:o}=E;return o==="end"?{first:i}:o===-1?{first:i}:o<1?void 0:{first:Math.min(i,o),last:Math.max(i,
o)}}class T{pageCount;differences;odd=!1;even=!1;constructor(a){this.pageCount=a,this.differences=new Int32Array(a+2)}add(a){a!=="even"&&(this.odd=!0),a!=="odd"&&
(this.even=!0)}range(a,v){this.differences[a]++,this.differences[v+1]--}without(a){const v=new Uint32Array(this.pageCount);let E=0,i=0,o=0;for(let c=1;c<=this.pageCount;c++){
i+=this.differences[c],o+=a.differences[c];const e=c%2===1?"odd":"even";(i>0||this[e])&&!(o>0||a[e])&&(v[E++]=c)}return v.subarray(0,E)}}function D(g){return/^(not +)?\.\./i.
test(g)?"has no start: a range is written 1..5":/^!/.test(g)?"is not a page: leave out pages with not, such as not 2":(0,S.NL)(g.replace(/^not +/i,""))??"is not\
 a page such as 3 or -1, a range such as 2..5 or 2.., odd, even, all, or one of these after not"}}),88960:((W,C,p)=>{p.d(C,{B:()=>P,M:()=>S});const P=(m,w)=>B(m,
w,!1),S=(m,w)=>B(m,w,!0);function B(m,w,O){let[T,D]=[0,m.length];for(;T<D;){const g=T+D>>1,a=m[g];a<w||O&&a===w?T=g+1:D=g}return T}})};
