"use strict";exports.id=6633,exports.ids=[6633],exports.modules={44131:((N,O,a)=>{a.d(O,{Q:()=>D});const I=v();function D(i){const[c,n,r,h]=I;let o=4294967295,s=0;for(const u=i.
length-3;s<u;s+=4)o^=i[s]|i[s+1]<<8|i[s+2]<<16|i[s+3]<<24,o=h[o&255]^r[o>>>8&255]^n[o>>>16&255]^c[o>>>24];for(;s<i.length;s++)o=c[(o^i[s])&255]^o>>>8;return~o>>>
0}function v(){const i=new Int32Array(256);for(let h=0;h<256;h++){let o=h;for(let s=0;s<8;s++)o=o&1?o>>>1^3988292384:o>>>1;i[h]=o}const c=h=>h.map(o=>i[o&255]^o>>>
8),n=c(i),r=c(n);return[i,n,r,c(r)]}}),45657:((N,O,a)=>{a.d(O,{Hn:()=>D,Kf:()=>i,RZ:()=>I,YG:()=>c,vH:()=>v});function I(n,r){for(const h of r)n.push(h)}const D=n=>n.
slice();function v(n,r,h){const o=n.get(r);o?o.push(h):n.set(r,[h])}const i=n=>{let r=-1/0;for(const h of n)r=Math.max(r,h);return r},c=n=>{let r=1/0;for(const h of n)
r=Math.min(r,h);return r}}),55396:((N,O,a)=>{a.r(O),a.d(O,{extract_images:()=>at});var I=a(58552),D=a(95340),v=a(42973),i=a(45599),c=a(81679),n=a(92152);const r=3,
h=4,o=7,s={[r]:2,[h]:4,[o]:1};function u(p){const{width:e,height:t,bits:w,channels:f,photometric:l,compression:E,options:y,otherInks:x,profile:T,data:P}=p,U=[[256,
h,[e]],[257,h,[t]],[258,r,new Array(f).fill(w)],[259,r,[E]],[262,r,[l]],[273,h,[8]],[277,r,[f]],[278,h,[t]],[279,h,[P.length]]];y!==void 0&&U.push([292,h,[y]]),
l===5&&U.push([332,r,[x?2:1]],[334,r,[f]]),T&&U.push([34675,o,T]);const j=8+P.length+P.length%2,L=Buffer.alloc(2+U.length*12+4);L.writeUInt16LE(U.length,0);const Q=[];
let W=j+L.length;for(const[ft,[lt,F,it]]of U.entries()){const tt=2+ft*12;L.writeUInt16LE(lt,tt),L.writeUInt16LE(F,tt+2),L.writeUInt32LE(it.length,tt+4);const ot=Buffer.
alloc(Math.max(4,it.length*s[F]));for(const[ct,gt]of it.entries())ot.writeUIntLE(gt,ct*s[F],s[F]);if(ot.length===4)L.set(ot,tt+8);else{L.writeUInt32LE(W,tt+8);const ct=ot.
length%2===0?ot:Buffer.concat([ot,Buffer.alloc(1)]);Q.push(ct),W+=ct.length}}const H=Buffer.from([73,73,42,0,0,0,0,0]);return H.writeUInt32LE(j,4),Buffer.concat(
[H,P,Buffer.alloc(P.length%2),L,...Q])}const m=1,g=4;function d(p,e,{width:t,height:w,decode:f},l,E){const y=(L,Q)=>{const W=p.resolve(E?.get(L));return typeof W==
"number"?W:Q},x=L=>p.resolve(E?.get(L))===!0,T=y("K",0),P=y("Columns",1728),j=[x("BlackIs1"),(0,n.Cb)(f,1,1)===!0,!b(l)].filter(Boolean).length%2===0;return u({
width:P>0?P:t,height:w,bits:1,channels:1,photometric:j?0:1,compression:T<0?4:3,...T<0?{}:{options:(T>0?m:0)+(x("EncodedByteAlign")?g:0)},data:e})}function b({table:p,
components:e,kind:t}){if(!p)return t!=="inks"&&t!=="cmyk";const w=l=>p.subarray(l*e,(l+1)*e).reduce((E,y)=>E+y,0),f=w(0)<=w(1);return t==="inks"||t==="cmyk"?!f:
f}var S=a(76023),_=a(30586),Y=a(38671);async function $(p,e,t){const w=(0,D.h)(p,e.dict),{width:f,height:l}=w;if(!(f>=1&&l>=1))return"damaged";const E=p.job.limits.
pixels;if(f*l>E)throw(0,v.F)("pixels",`An image of the document has ${f} × ${l} pixels; at most ${E} in all are allowed`,"Remove it");if(f>D.K)throw(0,v.F)("pi\
xels",`An image of the document has rows of ${f} pixels; at most ${D.K} are allowed`,"Remove it");const{format:y,parameters:x,before:T}=(0,Y.R)(p,e);if(y==="jbi\
g2")return"jbig2";const P=p.resolve(e.dict.get("SMask"))??p.resolve(e.dict.get("Mask")),U=P instanceof i.Z6,j=await p.decodedAtEase(T);if(y==="jpg"||y==="jp2")return{
ending:y,bytes:j,width:f,height:l,masked:U};const L=w.stencil?et:(0,S.L)(p,e.dict.get("ColorSpace"),t);return!L||![1,2,4,8,16].includes(w.bits)?"colors":y==="cc\
itt"?{ending:"tif",bytes:d(p,j,w,L,x),width:f,height:l,masked:U}:G(p,w,L,j,P instanceof i.Z6?P:void 0)}const et={kind:"gray",components:1,profile:void 0,table:void 0};
async function G(p,e,t,w,f){const{width:l,height:E,bits:y}=e,{pace:x}=p.job,T=t.table?1:t.components,P=(0,n.zq)(l,T,y)*E,U=(0,n.Cb)(e.decode,T,t.table?2**y-1:1);
let j=(0,n.WQ)(w,P);U&&(j=(0,n.mA)(j));const L={width:l,height:E,channels:T,bits:y},Q={width:l,height:E,masked:f!==void 0};if(t.kind==="cmyk"||t.kind==="inks"){
let F=y===16?j:await(0,n.ZJ)(j,L,!t.table,x);return t.table?F=(0,n.A6)(F,t.table,t.components):U===void 0&&y<=8&&(F=(0,n.AT)(F,e.decode,T)),{...Q,ending:"tif",bytes:R(
e,t,y===16&&!t.table?16:8,F)}}const W=f&&await C(p,f,e);if(!W&&U!==void 0&&M(t,y)){const F=t.table&&(t.kind==="gray"?(0,n.A6)(t.table,A,3):t.table),it=t.table?"\
palette":t.kind,tt={width:l,height:E,depth:y,color:it,palette:F?.subarray(0,3*2**y),profile:t.profile,samples:j};return{...Q,ending:"png",bytes:await(0,_.H)(tt,
p.job)}}let H=await(0,n.ZJ)(j,L,!t.table,x);t.table?H=(0,n.A6)(H,t.table,t.components):U===void 0&&(H=(0,n.AT)(H,e.decode,T)),W&&(H=(0,n.fu)(H,W,t.components));
const ft=t.kind==="gray"?W?"gray-alpha":"gray":W?"rgba":"rgb",lt={width:l,height:E,depth:8,color:ft,profile:t.profile,samples:H};return{...Q,masked:f!==void 0&&
!W,ending:"png",bytes:await(0,_.H)(lt,p.job)}}const A=Uint8Array.from({length:768},(p,e)=>Math.floor(e/3)),M=({kind:p,table:e},t)=>e?t<=8:p==="gray"||t>=8;async function C(p,e,t){
const w=(0,D.h)(p,e.dict),{width:f,height:l,bits:E,stencil:y,decode:x}=w;if(!(f===t.width&&l===t.height&&!e.dict.has("Matte"))||t.bits===16||![1,2,4,8].includes(
E)||(0,Y.R)(p,e).format)return;const P=(0,n.Cb)(x,1,1);if(P===void 0)return;const U=(0,n.WQ)(await p.decodedAtEase(e),(0,n.zq)(f,1,E)*l),j=await(0,n.ZJ)(U,{width:f,
height:l,channels:1,bits:E},!0,p.job.pace);return P!==y?(0,n.mA)(j):j}function R({width:p,height:e},t,w,f){const l=t.components===1;return u({width:p,height:e,bits:w,
channels:t.components,photometric:l?0:5,compression:8,otherInks:t.kind==="inks",profile:t.profile,data:(0,c.Kc)(f)})}var B=a(31424),z=a(92356),J=a(98446),X=a(64019),
nt=a(37709),k=a(93059),K=a(58971),Z=a(31095);class st{document;found=[];decoder;seen=new Set;constructor(e){this.document=e,this.decoder=new K.X(e)}async page(e){
const{document:t}=this,w=new Z.H(t,t.dict(t.pages.attribute(e,"Resources")));await this.content(await this.decoder.page(e),w,e+1,0);for(const f of t.array(t.entry(
t.pages.number(e),"Annots"))??[]){const l=t.dict(f),E=l&&(0,X.wR)(t,l);E&&await this.form(E,w,e+1,0)}}async content(e,t,w,f){const{job:l}=this.document;await(0,nt.
Ko)(e,l.pace,E=>{switch(l.memory.budget.spend("operators",1),E.operator){case"BI":this.inline(E,t,w);return;case"Do":return this.draws(t.find("XObject",E.name(0)??
""),t,w,f);case"scn":case"SCN":return this.pattern(E.name(E.count-1),t,w,f);default:return}})}draws(e,t,w,f){const l=this.document.resolve(e);if(!(l instanceof i.
Z6)||!(0,i.i9)(e)||this.seen.has(e.number))return;const E=this.document.resolve(l.dict.get("Subtype"));if((0,i.Eo)(E,"Form"))return this.form(e,t,w,f);(0,i.Eo)(
E,"Image")&&(this.seen.add(e.number),this.found.push({stream:l,page:w,find:y=>t.find("ColorSpace",y)}))}pattern(e,t,w,f){const l=e===void 0?void 0:t.find("Patte\
rn",e);if(l!==void 0&&this.document.resolve(l)instanceof i.Z6)return this.form(l,t,w,f)}async form(e,t,w,f){const{document:l,seen:E}=this,y=l.resolve(e);if(!(0,i.
i9)(e)||E.has(e.number)||!(y instanceof i.Z6))return;E.add(e.number);const x=l.job.limits.formDepth;if(f>=x)throw(0,v.F)("formDepth",`A page of the document has\
 more than ${x} forms within another`,"Open it in another PDF program and save it again");const T=l.dict(y.dict.get("Resources")),P=T?new Z.H(l,T,t):t;await this.
content(await this.decoder.form(e.number,y),P,w,f+1)}inline(e,t,w){const f=(0,k.n)(e);f&&this.found.push({stream:f,page:w,find:l=>V(t,l)})}}const V=(p,e)=>{const t=p.
find("ColorSpace",e);return t instanceof i.SX&&t.text===e?void 0:t},rt={jpg:"image/jpeg",jp2:"image/jp2",png:"image/png",tif:"image/tiff"},at=async(p,e,t)=>{const w=await(0,z.
E)(p.bytes,t,{password:e.open_password}),f=new st(w);for(let x=0;x<w.pages.count;x++)await f.page(x);const l=new q(w,e.minimum_size,t);for(const x of f.found)await l.
add(x);const{files:E,count:y}=l;return{documents:[],files:E,notes:l.notes(f.found.length),facts:{imageCount:y}}};class q{document;minimum;job;files=[];count=0;small=0;size=0;unable=new Map;constructor(e,t,w){
this.document=e,this.minimum=t,this.job=w}async add({stream:e,page:t,find:w}){const{document:f}=this,{width:l,height:E}=(0,D.h)(f,e.dict);if(l<this.minimum||E<this.
minimum){this.small++;return}const y=await ut($(f,e,w));if(typeof y=="string"){this.unable.set(y,(this.unable.get(y)??0)+1);return}const x=(0,B.n)(++this.count),
T=`${x}.${y.ending}`;if(await this.push(T,y,{page:t}),!y.masked)return;const P=f.resolve(e.dict.get("SMask"))??f.resolve(e.dict.get("Mask")),U=P instanceof i.Z6?
await ut($(f,P,()=>{})):"damaged";typeof U!="string"&&await this.push(`${x}-mask.${U.ending}`,U,{page:t,maskOf:T})}async push(e,{bytes:t,ending:w,width:f,height:l},E){
const{partBytes:y,parts:x}=this.job.limits;this.size+=t.length;const T="Raise minimum_size, or extract images from fewer pages";if(this.size>y)throw(0,v.F)("par\
tBytes",`The images together are larger than ${y} bytes`,T);if(this.files.length>=x)throw(0,v.F)("parts",`The document has more than ${x} images`,T);const P=rt[w],
U=await this.job.onResult({index:this.files.length,name:e,bytes:t});this.files.push({name:e,bytes:U,mediaType:P,facts:{...E,size:t.length,mimeType:P,width:f,height:l}})}notes(e){
const t=[];return this.unable.size>0&&t.push(ht(this.unable)),this.count===0&&this.unable.size===0&&t.push(mt(e)),t}}async function ut(p){try{return await p}catch(e){
if(e instanceof I.zU&&e.code==="unreadable_document")return"damaged";throw e}}const dt={jbig2:"compressed with JBIG2, which is not decoded",colors:"with colors \
that no image file has",damaged:"damaged"};function ht(p){return{code:"images_left_out",message:`Images were left out: ${[...p].map(([t,w])=>`${(0,J.y_)(w,"imag\
e is","images are")} ${dt[t]}`).join("; ")}.`}}function mt(p){const e=p===1?"The one image of the pages is":`All ${p} images of the pages are`;return{code:"no_i\
mages",message:p===0?"The pages have no images.":`${e} smaller than minimum_size.`,...p===0?{}:{mentions:["minimum_size"]}}}}),76023:((N,O,a)=>{a.d(O,{L:()=>n});
var I=a(45599),D=a(69869);const v=8,i={DeviceGray:c("gray",1),CalGray:c("gray",1),G:c("gray",1),DeviceRGB:c("rgb",3),CalRGB:c("rgb",3),RGB:c("rgb",3),DeviceCMYK:c(
"cmyk",4),CMYK:c("cmyk",4),Separation:c("inks",1)};function c(o,s){return{kind:o,components:s,profile:void 0,table:void 0}}function n(o,s,u,m=0){const g=o.resolve(
s);if(m>v)return;if(g instanceof I.SX){if(Object.hasOwn(i,g.text))return i[g.text];const b=u(g.text);return b===void 0?void 0:n(o,b,u,m+1)}if(!(0,I.cy)(g))return;
const d=o.resolve(g[0]);if(d instanceof I.SX)switch(d.text){case"ICCBased":return r(o,g[1],u,m);case"Indexed":case"I":return h(o,g,u,m);case"DeviceN":{const b=o.
array(g[1])?.length??0;return b>=1&&b<=32?c("inks",b):void 0}default:return Object.hasOwn(i,d.text)?i[d.text]:void 0}}function r(o,s,u,m){const g=o.resolve(s);if(!(g instanceof
I.Z6))return;const d=o.resolve(g.dict.get("N")),b=d===1?"gray":d===3?"rgb":d===4?"cmyk":void 0;if(b===void 0)return n(o,g.dict.get("Alternate"),u,m+1);const S=(0,D.
hh)(o.decodedPart(g)?.data,d);return{...c(b,d),profile:S?.bytes}}function h(o,s,u,m){const g=n(o,s[1],u,m+1),d=o.resolve(s[3]),b=d instanceof I.Mx?d.bytes:d instanceof
I.Z6?o.decodedPart(d)?.data:void 0,S=o.resolve(s[2]);if(!g||g.table||!b||typeof S!="number"||!(S>=0))return;const _=new Uint8Array((Math.min(Math.floor(S),255)+
1)*g.components);return _.set(b.subarray(0,_.length)),{...g,table:_}}}),95340:((N,O,a)=>{a.d(O,{K:()=>I,h:()=>D});const I=1e6;function D(v,i){const c=h=>{const o=v.
resolve(i.get(h));return typeof o=="number"?Math.floor(o):NaN},n=v.resolve(i.get("ImageMask"))===!0,r=v.array(i.get("Decode"))?.map(h=>v.resolve(h));return{width:c(
"Width"),height:c("Height"),bits:n?1:c("BitsPerComponent")||8,stencil:n,decode:r?.every(h=>typeof h=="number")?r:void 0}}}),30586:((N,O,a)=>{a.d(O,{H:()=>d});var I=a(
44131),D=a(64680),v=a(19158),i=a(81679);const c=Uint8Array.of(137,80,78,71,13,10,26,10),n={gray:0,rgb:2,palette:3,"gray-alpha":4,rgba:6},r={gray:1,rgb:3,palette:1,
"gray-alpha":2,rgba:4},h=.0254,o=6,s=65536,u=2,m=.6,g=4;async function d(A,M){const{width:C,height:R,depth:B,color:z,palette:J,profile:X,resolution:nt}=A,k=Buffer.
alloc(13);k.writeUInt32BE(C,0),k.writeUInt32BE(R,4),k.set([B,n[z],0,0,0],8);const K=[c,G("IHDR",k)];return X&&K.push(G("iCCP",Buffer.concat([Buffer.from("ICC\0\0",
"latin1"),(0,i.Kc)(X)]))),nt!==void 0&&K.push(G("pHYs",b(nt))),J&&K.push(G("PLTE",J)),K.push(G("IDAT",await S(A,M)),G("IEND",new Uint8Array(0))),Buffer.concat(K)}
function b(A){const M=Buffer.alloc(9),C=Math.round(A/h);return M.writeUInt32BE(C,0),M.writeUInt32BE(C,4),M[8]=1,M}async function S(A,{codec:M,pace:C}){if(!M)return(0,v.
p)(new CompressionStream("deflate"),Y(A,C));const R=new D.k((_(A)+1)*A.height);for await(const B of Y(A,C))R.copy(B,0,B.length);return M.deflate(R.bytes,o)}const _=({
width:A,depth:M,color:C})=>Math.ceil(A*M*r[C]/8);async function*Y(A,M){const{height:C,samples:R}=A,B=_(A),z=$(A),J=typeof R=="function"?R:Z=>R.subarray(Z*B,Z*B+
B),X=new Uint8Array(B),nt=Math.max(1,Math.floor(s/(B+1)));let k=new Uint8Array(0),K=0;for(let Z=0;Z<C;Z++){K===k.length&&(k=new Uint8Array(Math.min(nt,C-Z)*(B+1)),
K=0);const st=k.subarray(K,K+=B+1),V=J(Z).subarray(0,B),rt=Z>0&&Buffer.compare(V,X)===0;if(st[0]=z(V,rt),st[0]!==u)st.set(V,1);else if(!rt)for(let q=0;q<B;q++)st[q+
1]=V[q]-X[q];rt||X.set(V),K===k.length&&(yield k);const at=M.step(B);at&&await at}}function $({depth:A,color:M}){if(A<8||M==="palette")return()=>0;const C=r[M];
let R;return(B,z)=>{if(z)return R;const J=R===void 0;return R=A===8&&et(B,C)?0:u,J?0:R}}function et(A,M){let C=0,R=0;for(let B=M;B<A.length;B+=g*M)A[B]===A[B-M]&&
C++,R++;return C>=R*m}function G(A,M){const C=Buffer.alloc(M.length+12);return C.writeUInt32BE(M.length,0),C.write(A,4,"latin1"),C.set(M,8),C.writeUInt32BE((0,I.
Q)(C.subarray(4,M.length+8)),M.length+8),C}}),92152:((N,O,a)=>{a.d(O,{A6:()=>h,AT:()=>r,Cb:()=>D,WQ:()=>v,ZJ:()=>n,fu:()=>o,mA:()=>i,zq:()=>I});const I=(s,u,m)=>Math.
ceil(s*u*m/8);function D(s,u,m){if(!s||s.length<u*2)return!1;let g=0;for(let d=0;d<u;d++){const[b,S]=[s[d*2],s[d*2+1]];if(b===m&&S===0)g++;else if(b!==0||S!==m)
return}return g===0?!1:g===u?!0:void 0}function v(s,u){if(s.length>=u)return s.subarray(0,u);const m=new Uint8Array(u);return m.set(s),m}const i=s=>s.map(u=>u^255),
c=2;async function n(s,{width:u,height:m,channels:g,bits:d},b,S){const _=u*g,Y=I(u,g,d),$=new Uint8Array(_*m),et=2**d-1,G=b&&d<8?255/et:1;for(let A=0;A<m;A++){for(let C=0;C<
_;C++){const R=C*d,B=A*Y+(R>>3),z=d>=8?s[B]:s[B]>>8-d-(R&7)&et;$[A*_+C]=z*G}const M=S.step(_*c);M&&await M}return $}function r(s,u,m){const g=Array.from({length:m},
(d,b)=>{const[S,_]=[u[b*2],u[b*2+1]];return Uint8ClampedArray.from({length:256},(Y,$)=>(S+$/255*(_-S))*255)});return s.map((d,b)=>g[b%m][d])}function h(s,u,m){const g=new Uint8Array(
s.length*m);for(const[d,b]of s.entries())for(let S=0;S<m;S++)g[d*m+S]=u[b*m+S]??0;return g}function o(s,u,m){const g=new Uint8Array(u.length*(m+1));for(let d=0;d<
u.length;d++){for(let b=0;b<m;b++)g[d*(m+1)+b]=s[d*m+b];g[d*(m+1)+m]=u[d]}return g}}),38671:((N,O,a)=>{a.d(O,{R:()=>i});var I=a(52205),D=a(45599);const v={DCTDecode:"\
jpg",DCT:"jpg",JPXDecode:"jp2",CCITTFaxDecode:"ccitt",CCF:"ccitt",JBIG2Decode:"jbig2"};function i(c,n){const r=(0,I.c3)(c,n.dict.get("Filter")),h=(0,I.c3)(c,n.dict.
get("DecodeParms")),o=r.at(-1)??null,s=o instanceof D.SX?v[o.text]:void 0;if(!s)return{format:s,parameters:void 0,filter:o,before:n};const u=new D.Bi(n.dict);u.
set("Filter",r.slice(0,-1)),u.set("DecodeParms",h.slice(0,r.length-1));const m=h[r.length-1];return{format:s,parameters:(0,D.Zm)(m)?m:void 0,filter:o,before:new D.
Z6(u,n.data,n.sealed)}}}),93059:((N,O,a)=>{a.d(O,{n:()=>v});var I=a(45599);const D={BPC:"BitsPerComponent",CS:"ColorSpace",D:"Decode",DP:"DecodeParms",F:"Filter",
H:"Height",IM:"ImageMask",W:"Width"};function v(i){if(i.dataStart<0)return;const c=new I.Bi;for(let n=0;n+1<i.count;n+=2){const r=i.name(n);r!==void 0&&c.set(D[r]??
r,i.value(n+1))}return new I.Z6(c,i.content.subarray(i.dataStart,i.dataEnd))}}),69869:((N,O,a)=>{a.d(O,{R1:()=>o,To:()=>n,hh:()=>r});var I=a(81679),D=a(78157),v=a(
45599);const i={1:"GRAY",3:"RGB ",4:"CMYK"},c=["scnr","mntr","prtr","spac"],n={1:"DeviceGray",3:"DeviceRGB",4:"DeviceCMYK"};function r(s,u){if(!s||s.length<132)
return;const m=(0,D.bS)(s),g=_=>m.toString("latin1",_,_+4),d=m.readUInt32BE(0),b=s[8];if(!(!(d>=132&&d<=s.length&&b>=2&&b<=4&&g(36)==="acsp"&&c.includes(g(12)))||
g(16)!==i[u]))return{bytes:s.subarray(0,d),version:b}}const h=new WeakMap;function o(s,{bytes:u},m){const g=h.get(s)??[];h.set(s,g);const d=g.find(_=>Buffer.compare(
_.bytes,u)===0);if(d)return d.ref;const b=(0,v.jd)({N:m,Alternate:(0,v.UU)(n[m]),Filter:(0,v.UU)("FlateDecode")}),S=s.add(new v.Z6(b,(0,I.Kc)(u)));return g.push(
{bytes:u,ref:S}),S}}),93604:((N,O,a)=>{a.d(O,{B:()=>I,M:()=>D});const I=(i,c)=>v(i,c,!1),D=(i,c)=>v(i,c,!0);function v(i,c,n){let[r,h]=[0,i.length];for(;r<h;){const o=r+
h>>1,s=i[o];s<c||n&&s===c?r=o+1:h=o}return r}}),19158:((N,O,a)=>{a.d(O,{p:()=>D});var I=a(78157);async function D({readable:c,writable:n},r){const h=v(n.getWriter(),
r),[o]=await Promise.all([i(c.getReader()),h]);return(0,I.mE)(o)}async function v(c,n){try{for await(const r of n)await c.write(r);await c.close()}catch(r){throw await c.
abort(r).catch(()=>{}),r}}async function i(c){const n=[];for(let r=await c.read();!r.done;r=await c.read())n.push(r.value);return n}})};
