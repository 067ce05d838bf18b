"use strict";exports.id=9879,exports.ids=[9879],exports.modules={90787:((_,S,l)=>{l.d(S,{Q:()=>B});const v=D();function B(i){const[c,a,b,E]=v;let s=4294967295,n=0;for(const f=i.
length-3;n<f;n+=4)s^=i[n]|i[n+1]<<8|i[n+2]<<16|i[n+3]<<24,s=E[s&255]^b[s>>>8&255]^a[s>>>16&255]^c[s>>>24];for(;n<i.length;n++)s=c[(s^i[n])&255]^s>>>8;return~s>>>
0}function D(){const i=new Int32Array(256);for(let E=0;E<256;E++){let s=E;for(let n=0;n<8;n++)s=s&1?s>>>1^3988292384:s>>>1;i[E]=s}const c=E=>E.map(s=>i[s&255]^s>>>
8),a=c(i),b=c(a);return[i,a,b,c(b)]}}),25006:((_,S,l)=>{l.r(S),l.d(S,{extract_images:()=>Et});var v=l(49153),B=l(4136),D=l(84293),i=l(16039),c=l(62397),a=l(72332);
const b=3,E=4,s=7,n={[b]:2,[E]:4,[s]:1};function f(g){const{width:e,height:t,bits:p,channels:d,photometric:u,compression:w,options:y,otherInks:A,profile:M,data:x}=g,
P=[[256,E,[e]],[257,E,[t]],[258,b,new Array(d).fill(p)],[259,b,[w]],[262,b,[u]],[273,E,[8]],[277,b,[d]],[278,E,[t]],[279,E,[x.length]]];y!==void 0&&P.push([292,
E,[y]]),u===5&&P.push([332,b,[A?2:1]],[334,b,[d]]),M&&P.push([34675,s,M]);const O=8+x.length+x.length%2,U=Buffer.alloc(2+P.length*12+4);U.writeUInt16LE(P.length,
0);const L=[];let F=O+U.length;for(const[q,[tt,K,J]]of P.entries()){const Y=2+q*12;U.writeUInt16LE(tt,Y),U.writeUInt16LE(K,Y+2),U.writeUInt32LE(J.length,Y+4);const X=Buffer.
alloc(Math.max(4,J.length*n[K]));for(const[V,It]of J.entries())X.writeUIntLE(It,V*n[K],n[K]);if(X.length===4)U.set(X,Y+8);else{U.writeUInt32LE(F,Y+8);const V=X.
length%2===0?X:Buffer.concat([X,Buffer.alloc(1)]);L.push(V),F+=V.length}}const G=Buffer.from([73,73,42,0,0,0,0,0]);return G.writeUInt32LE(O,4),Buffer.concat([G,
x,Buffer.alloc(x.length%2),U,...L])}const h=1,o=4;function r(g,e,{width:t,height:p,decode:d},u,w){const y=(U,L)=>{const F=g.resolve(w?.get(U));return typeof F==
"number"?F:L},A=U=>g.resolve(w?.get(U))===!0,M=y("K",0),x=y("Columns",1728),O=[A("BlackIs1"),(0,a.Cb)(d,1,1)===!0,!m(u)].filter(Boolean).length%2===0;return f({
width:x>0?x:t,height:p,bits:1,channels:1,photometric:O?0:1,compression:M<0?4:3,...M<0?{}:{options:(M>0?h:0)+(A("EncodedByteAlign")?o:0)},data:e})}function m({table:g,
components:e,kind:t}){if(!g)return t!=="inks"&&t!=="cmyk";const p=u=>g.subarray(u*e,(u+1)*e).reduce((w,y)=>w+y,0),d=p(0)<=p(1);return t==="inks"||t==="cmyk"?!d:
d}var I=l(81036),C=l(90787),T=l(36507),j=l(348);const N=Uint8Array.of(137,80,78,71,13,10,26,10),W={gray:0,rgb:2,palette:3,"gray-alpha":4,rgba:6},k={gray:1,rgb:3,
palette:1,"gray-alpha":2,rgba:4},Z=10,R=2;async function $(g,e){const{width:t,height:p,depth:d,colour:u,palette:w,profile:y}=g,A=Buffer.alloc(13);A.writeUInt32BE(
t,0),A.writeUInt32BE(p,4),A.set([d,W[u],0,0,0],8);const M=[N,z("IHDR",A)];return y&&M.push(z("iCCP",Buffer.concat([Buffer.from("ICC\0\0","latin1"),(0,c.Kc)(y)]))),
w&&M.push(z("PLTE",w)),M.push(z("IDAT",await H(g,e)),z("IEND",new Uint8Array(0))),Buffer.concat(M)}async function H({width:g,height:e,depth:t,colour:p,samples:d},u){
const w=Math.ceil(g*t*k[p]/8),y=t>=8&&p!=="palette"?R:0,A=new j.k(Math.max(1024,d.length>>2)),M=(0,T.i)({level:6,mem:6},A);for(let x=0;x<e;x++){const P=new Uint8Array(
w+1);P[0]=x===0?0:y;const O=x*w;if(P[0]===R)for(let L=0;L<w;L++)P[L+1]=d[O+L]-d[O-w+L];else P.set(d.subarray(O,O+w),1);M.push(P,x===e-1);const U=u.step(w*Z);U&&
await U}return A.bytes}function z(g,e){const t=Buffer.alloc(e.length+12);return t.writeUInt32BE(e.length,0),t.write(g,4,"latin1"),t.set(e,8),t.writeUInt32BE((0,C.
Q)(t.subarray(4,e.length+8)),e.length+8),t}var Q=l(21159);async function et(g,e,t){const p=(0,B.q)(g,e.dict),{width:d,height:u}=p;if(!(d>=1&&u>=1))return"damage\
d";const w=g.job.limits.pixels;if(d*u>w)throw(0,D.F)("pixels",`An image of the document has ${d} × ${u} pixels; at most ${w} in all are allowed`,"Remove it");const{
format:y,parameters:A,before:M}=(0,Q.D)(g,e);if(y==="jbig2")return"jbig2";const x=g.resolve(e.dict.get("SMask"))??g.resolve(e.dict.get("Mask")),P=x instanceof i.
Z6,O=await g.decodedAtEase(M);if(y==="jpg"||y==="jp2")return{ending:y,bytes:O,width:d,height:u,masked:P};const U=p.stencil?ot:(0,I.Q)(g,e.dict.get("ColorSpace"),
t);return!U||![1,2,4,8,16].includes(p.bits)?"colours":y==="ccitt"?{ending:"tif",bytes:r(g,O,p,U,A),width:d,height:u,masked:P}:rt(g,p,U,O,x instanceof i.Z6?x:void 0)}
const ot={kind:"gray",components:1,profile:void 0,table:void 0};async function rt(g,e,t,p,d){const{width:u,height:w,bits:y}=e,{pace:A}=g.job,M=t.table?1:t.components,
x=(0,a.zq)(u,M,y)*w,P=(0,a.Cb)(e.decode,M,t.table?2**y-1:1);let O=(0,a.WQ)(p,x);P&&(O=(0,a.e_)(O));const U={width:u,height:w,channels:M,bits:y},L={width:u,height:w,
masked:d!==void 0};if(t.kind==="cmyk"||t.kind==="inks"){let K=y===16?O:await(0,a.ZJ)(O,U,!t.table,A);return t.table?K=(0,a.A6)(K,t.table,t.components):P===void 0&&
y<=8&&(K=(0,a.CV)(K,e.decode,M)),{...L,ending:"tif",bytes:ft(e,t,y===16&&!t.table?16:8,K)}}const F=d&&await ct(g,d,e);if(!F&&P!==void 0&&at(t,y)){const K=t.table&&
(t.kind==="gray"?(0,a.A6)(t.table,it,3):t.table),J=t.table?"palette":t.kind,Y={width:u,height:w,depth:y,colour:J,palette:K?.subarray(0,3*2**y),profile:t.profile,
samples:O};return{...L,ending:"png",bytes:await $(Y,A)}}let G=await(0,a.ZJ)(O,U,!t.table,A);t.table?G=(0,a.A6)(G,t.table,t.components):P===void 0&&(G=(0,a.CV)(G,
e.decode,M)),F&&(G=(0,a.fu)(G,F,t.components));const q=t.kind==="gray"?F?"gray-alpha":"gray":F?"rgba":"rgb",tt={width:u,height:w,depth:8,colour:q,profile:t.profile,
samples:G};return{...L,masked:d!==void 0&&!F,ending:"png",bytes:await $(tt,A)}}const it=Uint8Array.from({length:768},(g,e)=>Math.floor(e/3)),at=({kind:g,table:e},t)=>e?
t<=8:g==="gray"||t>=8;async function ct(g,e,t){const p=(0,B.q)(g,e.dict),{width:d,height:u,bits:w,stencil:y,decode:A}=p;if(!(d===t.width&&u===t.height&&!e.dict.
has("Matte"))||t.bits===16||![1,2,4,8].includes(w)||(0,Q.D)(g,e).format)return;const x=(0,a.Cb)(A,1,1);if(x===void 0)return;const P=(0,a.WQ)(await g.decodedAtEase(
e),(0,a.zq)(d,1,w)*u),O=await(0,a.ZJ)(P,{width:d,height:u,channels:1,bits:w},!0,g.job.pace);return x!==y?(0,a.e_)(O):O}function ft({width:g,height:e},t,p,d){const u=t.
components===1;return f({width:g,height:e,bits:p,channels:t.components,photometric:u?0:5,compression:8,otherInks:t.kind==="inks",profile:t.profile,data:(0,c.Kc)(
d)})}var dt=l(99762),ut=l(7390),lt=l(88771),ht=l(66173),gt=l(49599),mt=l(9738),nt=l(4646);class pt{document;found=[];decoder;seen=new Set;operators=0;constructor(e){
this.document=e,this.decoder=new mt.X(e)}async page(e){const{document:t}=this;this.operators=0;const p=new nt.H(t,t.dict(t.pages.attribute(e,"Resources")));await this.
content(await this.decoder.page(e),p,e+1,0);for(const d of t.array(t.entry(t.pages.number(e),"Annots"))??[]){const u=t.dict(d),w=u&&(0,lt.wR)(t,u);w&&await this.
form(w,p,e+1,0)}}async content(e,t,p,d){const{job:u}=this.document;await(0,ht.K)(e,u.pace,w=>{if(++this.operators>u.limits.operators)throw(0,D.F)("operators",`A\
 page of the document has more than ${u.limits.operators} operators`,"Open it in another PDF program and save it again");switch(w.operator){case"BI":this.inline(
w,t,p);return;case"Do":return this.draws(t.find("XObject",w.name(0)??""),t,p,d);case"scn":case"SCN":return this.pattern(w.name(w.count-1),t,p,d);default:return}})}draws(e,t,p,d){
const u=this.document.resolve(e);if(!(u instanceof i.Z6)||!(0,i.i9)(e)||this.seen.has(e.number))return;const w=this.document.resolve(u.dict.get("Subtype"));if((0,i.
Eo)(w,"Form"))return this.form(e,t,p,d);(0,i.Eo)(w,"Image")&&(this.seen.add(e.number),this.found.push({stream:u,page:p,find:y=>t.find("ColorSpace",y)}))}pattern(e,t,p,d){
const u=e===void 0?void 0:t.find("Pattern",e);if(u!==void 0&&this.document.resolve(u)instanceof i.Z6)return this.form(u,t,p,d)}async form(e,t,p,d){const{document:u,
seen:w}=this,y=u.resolve(e);if(!(0,i.i9)(e)||w.has(e.number)||!(y instanceof i.Z6))return;w.add(e.number);const A=u.job.limits.formDepth;if(d>=A)throw(0,D.F)("f\
ormDepth",`A page of the document has more than ${A} forms within another`,"Open it in another PDF program and save it again");const M=u.dict(y.dict.get("Resour\
ces")),x=M?new nt.H(u,M,t):t;await this.content(await this.decoder.form(e.number,y),x,p,d+1)}inline(e,t,p){const d=(0,gt.n)(e);d&&this.found.push({stream:d,page:p,
find:u=>wt(t,u)})}}const wt=(g,e)=>{const t=g.find("ColorSpace",e);return t instanceof i.SX&&t.text===e?void 0:t},yt={jpg:"image/jpeg",jp2:"image/jp2",png:"imag\
e/png",tif:"image/tiff"},Et=async(g,e,t)=>{const p=await(0,ut.E)(g.bytes,t,{password:e.open_password}),d=new pt(p);for(let A=0;A<p.pages.count;A++)await d.page(
A);const u=new bt(p,e.minimum_size);for(const A of d.found)await u.add(A);const{files:w,count:y}=u;return{documents:[],files:w,notes:u.notes(d.found.length),facts:{
imageCount:y}}};class bt{document;minimum;files=[];count=0;small=0;size=0;unable=new Map;constructor(e,t){this.document=e,this.minimum=t}async add({stream:e,page:t,
find:p}){const{document:d}=this,{width:u,height:w}=(0,B.q)(d,e.dict);if(u<this.minimum||w<this.minimum){this.small++;return}const y=await st(et(d,e,p));if(typeof y==
"string"){this.unable.set(y,(this.unable.get(y)??0)+1);return}const A=(0,dt.n)(++this.count),M=`${A}.${y.ending}`;if(this.push(M,y,{page:t}),!y.masked)return;const x=d.
resolve(e.dict.get("SMask"))??d.resolve(e.dict.get("Mask")),P=x instanceof i.Z6?await st(et(d,x,()=>{})):"damaged";typeof P!="string"&&this.push(`${A}-mask.${P.
ending}`,P,{page:t,maskOf:M})}push(e,{bytes:t,ending:p,width:d,height:u},w){const{partBytes:y,parts:A}=this.document.job.limits;this.size+=t.length;const M="Rai\
se minimum_size, or extract images from fewer pages";if(this.size>y)throw(0,D.F)("partBytes",`The images together are larger than ${y} bytes`,M);if(this.files.length>=
A)throw(0,D.F)("parts",`The document has more than ${A} images`,M);this.files.push({name:e,bytes:t,mediaType:yt[p],facts:{...w,size:t.length,width:d,height:u}})}notes(e){
const t=[];return this.unable.size>0&&t.push(Dt(this.unable)),this.count===0&&this.unable.size===0&&t.push(At(e)),t}}async function st(g){try{return await g}catch(e){
if(e instanceof v.zU&&e.code==="unreadable_document")return"damaged";throw e}}const vt={jbig2:"compressed with JBIG2, which is not decoded",colours:"with colors\
 that no image file has",damaged:"damaged"};function Dt(g){return{code:"images_left_out",message:`Images were left out: ${[...g].map(([t,p])=>`${p===1?"1 image \
is":`${p} images are`} ${vt[t]}`).join("; ")}.`}}function At(g){const e=g===1?"The one image of the pages is":`All ${g} images of the pages are`;return{code:"no\
_images",message:g===0?"The pages have no images.":`${e} smaller than minimum_size.`,...g===0?{}:{mentions:["minimum_size"]}}}}),88771:((_,S,l)=>{l.d(S,{dK:()=>n,
wR:()=>h,hs:()=>f});var v=l(16039),B=l(80199),D=l(84805);function i(o,r,m,I){const C=(0,D.b0)(o,r.get("Rect")),T=o.get(m);if(!C||!(T instanceof v.Z6))return;const j=(0,D.
b0)(o,T.dict.get("BBox"));if(!j)return;const[N,W,k,Z]=(0,B.zl)((0,D.lQ)(o,T.dict.get("Matrix")),j);if(!(k>N)||!(Z>W))return;const R=(C[2]-C[0])/(k-N),$=(C[3]-C[1])/
(Z-W),H=[R,0,0,$,C[0]-N*R,C[1]-W*$];return{form:m,matrix:I===0?H:c(H,I,C[0],C[3])}}function c([o,r,m,I,C,T],j,N,W){const k=j===180?-1:0,Z=j===90?1:j===270?-1:0,
R=(z,Q)=>[k*z-Z*Q,Z*z+k*Q],[$,H]=R(C-N,T-W);return[...R(o,r),...R(m,I),$+N,H+W]}const a=2,b=16,E=32;function s(o,r){const m=o.resolve(r.get("F"));return typeof m==
"number"?m:0}const n=(o,r)=>(s(o,r)&(a|E))!==0;function f(o,r,m,I){return i(o,r,m,s(o,r)&b?I:0)}function h(o,r){const m=o.dict(r.get("AP"))?.get("N"),I=o.resolve(
m);if(I instanceof v.Z6)return(0,v.i9)(m)?m:void 0;if(!(I instanceof v.Bi))return;const C=o.resolve(r.get("AS")),T=C instanceof v.SX?I.get(C.text):void 0;return(0,v.
i9)(T)&&o.resolve(T)instanceof v.Z6?T:void 0}}),81036:((_,S,l)=>{l.d(S,{Q:()=>a});var v=l(16039),B=l(57857);const D=8,i={DeviceGray:c("gray",1),CalGray:c("gray",
1),G:c("gray",1),DeviceRGB:c("rgb",3),CalRGB:c("rgb",3),RGB:c("rgb",3),DeviceCMYK:c("cmyk",4),CMYK:c("cmyk",4),Separation:c("inks",1)};function c(s,n){return{kind:s,
components:n,profile:void 0,table:void 0}}function a(s,n,f,h=0){const o=s.resolve(n);if(h>D)return;if(o instanceof v.SX){if(Object.hasOwn(i,o.text))return i[o.text];
const m=f(o.text);return m===void 0?void 0:a(s,m,f,h+1)}if(!(0,v.cy)(o))return;const r=s.resolve(o[0]);if(r instanceof v.SX)switch(r.text){case"ICCBased":return b(
s,o[1],f,h);case"Indexed":case"I":return E(s,o,f,h);case"DeviceN":{const m=s.array(o[1])?.length??0;return m>=1&&m<=32?c("inks",m):void 0}default:return Object.
hasOwn(i,r.text)?i[r.text]:void 0}}function b(s,n,f,h){const o=s.resolve(n);if(!(o instanceof v.Z6))return;const r=s.resolve(o.dict.get("N")),m=r===1?"gray":r===
3?"rgb":r===4?"cmyk":void 0;if(m===void 0)return a(s,o.dict.get("Alternate"),f,h+1);const I=(0,B.hh)(s.decodedPart(o)?.data,r);return{...c(m,r),profile:I?.bytes}}
function E(s,n,f,h){const o=a(s,n[1],f,h+1),r=s.resolve(n[3]),m=r instanceof v.Mx?r.bytes:r instanceof v.Z6?s.decodedPart(r)?.data:void 0,I=s.resolve(n[2]);if(!o||
o.table||!m||typeof I!="number"||!(I>=0))return;const C=new Uint8Array((Math.min(Math.floor(I),255)+1)*o.components);return C.set(m.subarray(0,C.length)),{...o,
table:C}}}),4136:((_,S,l)=>{l.d(S,{q:()=>v});function v(B,D){const i=b=>{const E=B.resolve(D.get(b));return typeof E=="number"?Math.floor(E):NaN},c=B.resolve(D.
get("ImageMask"))===!0,a=B.array(D.get("Decode"))?.map(b=>B.resolve(b));return{width:i("Width"),height:i("Height"),bits:c?1:i("BitsPerComponent")||8,stencil:c,decode:a?.
every(b=>typeof b=="number")?a:void 0}}}),72332:((_,S,l)=>{l.d(S,{A6:()=>E,CV:()=>b,Cb:()=>B,WQ:()=>D,ZJ:()=>a,e_:()=>i,fu:()=>s,zq:()=>v});const v=(n,f,h)=>Math.
ceil(n*f*h/8);function B(n,f,h){if(!n||n.length<f*2)return!1;let o=0;for(let r=0;r<f;r++){const[m,I]=[n[r*2],n[r*2+1]];if(m===h&&I===0)o++;else if(m!==0||I!==h)
return}return o===0?!1:o===f?!0:void 0}function D(n,f){if(n.length>=f)return n.subarray(0,f);const h=new Uint8Array(f);return h.set(n),h}const i=n=>n.map(f=>f^255),
c=2;async function a(n,{width:f,height:h,channels:o,bits:r},m,I){const C=f*o,T=v(f,o,r),j=new Uint8Array(C*h),N=2**r-1,W=m&&r<8?255/N:1;for(let k=0;k<h;k++){for(let R=0;R<
C;R++){const $=R*r,H=k*T+($>>3),z=r>=8?n[H]:n[H]>>8-r-($&7)&N;j[k*C+R]=z*W}const Z=I.step(C*c);Z&&await Z}return j}function b(n,f,h){const o=Array.from({length:h},
(r,m)=>{const[I,C]=[f[m*2],f[m*2+1]];return Uint8ClampedArray.from({length:256},(T,j)=>(I+j/255*(C-I))*255)});return n.map((r,m)=>o[m%h][r])}function E(n,f,h){const o=new Uint8Array(
n.length*h);for(const[r,m]of n.entries())for(let I=0;I<h;I++)o[r*h+I]=f[m*h+I]??0;return o}function s(n,f,h){const o=new Uint8Array(f.length*(h+1));for(let r=0;r<
f.length;r++){for(let m=0;m<h;m++)o[r*(h+1)+m]=n[r*h+m];o[r*(h+1)+h]=f[r]}return o}}),21159:((_,S,l)=>{l.d(S,{D:()=>i});var v=l(85533),B=l(16039);const D={DCTDecode:"\
jpg",DCT:"jpg",JPXDecode:"jp2",CCITTFaxDecode:"ccitt",CCF:"ccitt",JBIG2Decode:"jbig2"};function i(c,a){const b=(0,v.c3)(c,a.dict.get("Filter")),E=(0,v.c3)(c,a.dict.
get("DecodeParms")),s=b.at(-1)??null,n=s instanceof B.SX?D[s.text]:void 0;if(!n)return{format:n,parameters:void 0,filter:s,before:a};const f=new B.Bi(a.dict);f.
set("Filter",b.slice(0,-1)),f.set("DecodeParms",E.slice(0,b.length-1));const h=E[b.length-1];return{format:n,parameters:(0,B.Zm)(h)?h:void 0,filter:s,before:new B.
Z6(f,a.data,a.sealed)}}}),49599:((_,S,l)=>{l.d(S,{n:()=>D});var v=l(16039);const B={BPC:"BitsPerComponent",CS:"ColorSpace",D:"Decode",DP:"DecodeParms",F:"Filter",
H:"Height",IM:"ImageMask",W:"Width"};function D(i){if(i.dataStart<0)return;const c=new v.Bi;for(let a=0;a+1<i.count;a+=2){const b=i.name(a);b!==void 0&&c.set(B[b]??
b,i.value(a+1))}return new v.Z6(c,i.content.subarray(i.dataStart,i.dataEnd))}}),57857:((_,S,l)=>{l.d(S,{R1:()=>s,To:()=>a,hh:()=>b});var v=l(62397),B=l(269),D=l(
16039);const i={1:"GRAY",3:"RGB ",4:"CMYK"},c=["scnr","mntr","prtr","spac"],a={1:"DeviceGray",3:"DeviceRGB",4:"DeviceCMYK"};function b(n,f){if(!n||n.length<132)
return;const h=(0,B.bS)(n),o=C=>h.toString("latin1",C,C+4),r=h.readUInt32BE(0),m=n[8];if(!(!(r>=132&&r<=n.length&&m>=2&&m<=4&&o(36)==="acsp"&&c.includes(o(12)))||
o(16)!==i[f]))return{bytes:n.subarray(0,r),version:m}}const E=new WeakMap;function s(n,{bytes:f},h){const o=E.get(n)??[];E.set(n,o);const r=o.find(C=>Buffer.compare(
C.bytes,f)===0);if(r)return r.ref;const m=(0,D.jd)({N:h,Alternate:(0,D.UU)(a[h]),Filter:(0,D.UU)("FlateDecode")}),I=n.add(new D.Z6(m,(0,v.Kc)(f)));return o.push(
{bytes:f,ref:I}),I}}),9738:((_,S,l)=>{l.d(S,{X:()=>a});var v=l(49153),B=l(16039);const D=1e5,i=8*1024*1024,c=Uint8Array.of(10);class a{document;forms=new Map;kept=0;constructor(E){
this.document=E}async page(E){const{document:s}=this,n=s.entry(s.pages.number(E),"Contents"),f=s.resolve(n);if(f instanceof B.Z6)return this.decode(f);const h=[];
for(const o of s.array(n)??[]){const r=(0,B.i9)(o)?s.get(o):null;r instanceof B.Z6&&h.push(await this.decode(r),c)}return h.length===2?h[0]:Buffer.concat(h)}async form(E,s){
const n=this.forms.get(E);if(n)return n;const f=await this.decode(s);return this.kept+=f.length,this.kept>i&&(this.forms.clear(),this.kept=f.length),this.forms.
set(E,f),f}async decode(E){const{document:s}=this;if(E.data.length>D)try{return await s.decodedAtEase(E)}catch(h){if(!(h instanceof v.zU)||h.code!=="unreadable_\
document")throw h}const n=s.decodedPart(E)?.data??new Uint8Array(0),f=s.job.pace.step(n.length);return f&&await f,n}}}),4646:((_,S,l)=>{l.d(S,{H:()=>B,t:()=>D});
var v=l(91725);class B{document;resources;outer;fonts=new Map;constructor(c,a,b){this.document=c,this.resources=a,this.outer=b}find(c,a){return this.document.dict(
this.resources?.get(c))?.get(a)??this.outer?.find(c,a)}properties(){return this.document.dict(this.resources?.get("Properties"))??this.outer?.properties()}loaded(c){
return this.fonts.has(c)?this.fonts.get(c):null}async load(c){const a=await D(this.document,this.find("Font",c));return this.fonts.set(c,a),a}}async function D(i,c){
return c!==void 0&&i.dict(c)?(0,v.G)(i,c):void 0}}),88960:((_,S,l)=>{l.d(S,{B:()=>v,M:()=>B});const v=(i,c)=>D(i,c,!1),B=(i,c)=>D(i,c,!0);function D(i,c,a){let[
b,E]=[0,i.length];for(;b<E;){const s=b+E>>1,n=i[s];n<c||a&&n===c?b=s+1:E=s}return b}})};
