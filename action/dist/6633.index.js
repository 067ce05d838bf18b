"use strict";exports.id=6633,exports.ids=[6633],exports.modules={44131:((Z,x,a)=>{a.d(x,{Q:()=>C});const M=v();function C(i){const[c,r,o,u]=M;let s=4294967295,n=0;for(const h=i.
length-3;n<h;n+=4)s^=i[n]|i[n+1]<<8|i[n+2]<<16|i[n+3]<<24,s=u[s&255]^o[s>>>8&255]^r[s>>>16&255]^c[s>>>24];for(;n<i.length;n++)s=c[(s^i[n])&255]^s>>>8;return~s>>>
0}function v(){const i=new Int32Array(256);for(let u=0;u<256;u++){let s=u;for(let n=0;n<8;n++)s=s&1?s>>>1^3988292384:s>>>1;i[u]=s}const c=u=>u.map(s=>i[s&255]^s>>>
8),r=c(i),o=c(r);return[i,r,o,c(o)]}}),45657:((Z,x,a)=>{a.d(x,{Hn:()=>C,Kf:()=>i,RZ:()=>M,Vp:()=>r,YG:()=>c,vH:()=>v});function M(o,u){for(const s of u)o.push(s)}
const C=o=>o.slice();function v(o,u,s){const n=o.get(u);n?n.push(s):o.set(u,[s])}const i=o=>{let u=-1/0;for(const s of o)u=Math.max(u,s);return u},c=o=>{let u=1/0;
for(const s of o)u=Math.min(u,s);return u},r=o=>Number.isInteger(o)&&!Number.isSafeInteger(o)}),55396:((Z,x,a)=>{a.r(x),a.d(x,{extract_images:()=>tt});var M=a(58552),
C=a(95340),v=a(42973),i=a(45599),c=a(81679),r=a(92152);const o=3,u=4,s=7,n={[o]:2,[u]:4,[s]:1};function h(p){const{width:e,height:t,bits:w,channels:f,photometric:l,
compression:E,options:y,otherInks:B,profile:O,data:P}=p,_=[[256,u,[e]],[257,u,[t]],[258,o,new Array(f).fill(w)],[259,o,[E]],[262,o,[l]],[273,u,[8]],[277,o,[f]],
[278,u,[t]],[279,u,[P.length]]];y!==void 0&&_.push([292,u,[y]]),l===5&&_.push([332,o,[B?2:1]],[334,o,[f]]),O&&_.push([34675,s,O]);const j=8+P.length+P.length%2,
R=Buffer.alloc(2+_.length*12+4);R.writeUInt16LE(_.length,0);const et=[];let W=j+R.length;for(const[dt,[ht,N,ft]]of _.entries()){const rt=2+dt*12;R.writeUInt16LE(
ht,rt),R.writeUInt16LE(N,rt+2),R.writeUInt32LE(ft.length,rt+4);const at=Buffer.alloc(Math.max(4,ft.length*n[N]));for(const[ut,mt]of ft.entries())at.writeUIntLE(
mt,ut*n[N],n[N]);if(at.length===4)R.set(at,rt+8);else{R.writeUInt32LE(W,rt+8);const ut=at.length%2===0?at:Buffer.concat([at,Buffer.alloc(1)]);et.push(ut),W+=ut.
length}}const J=Buffer.from([73,73,42,0,0,0,0,0]);return J.writeUInt32LE(j,4),Buffer.concat([J,P,Buffer.alloc(P.length%2),R,...et])}const g=1,m=4;function d(p,e,{
width:t,height:w,decode:f},l,E){const y=(R,et)=>{const W=p.resolve(E?.get(R));return typeof W=="number"?W:et},B=R=>p.resolve(E?.get(R))===!0,O=y("K",0),P=y("Col\
umns",1728),j=[B("BlackIs1"),(0,r.Cb)(f,1,1)===!0,!b(l)].filter(Boolean).length%2===0;return h({width:P>0?P:t,height:w,bits:1,channels:1,photometric:j?0:1,compression:O<
0?4:3,...O<0?{}:{options:(O>0?g:0)+(B("EncodedByteAlign")?m:0)},data:e})}function b({table:p,components:e,kind:t}){if(!p)return t!=="inks"&&t!=="cmyk";const w=l=>p.
subarray(l*e,(l+1)*e).reduce((E,y)=>E+y,0),f=w(0)<=w(1);return t==="inks"||t==="cmyk"?!f:f}var S=a(76023),T=a(30586),nt=a(38671);async function z(p,e,t){const w=(0,C.
h)(p,e.dict),{width:f,height:l}=w;if(!(f>=1&&l>=1))return"damaged";const E=p.job.limits.pixels;if(f*l>E)throw(0,v.F)("pixels",`An image of the document has ${f}\
 × ${l} pixels; at most ${E} in all are allowed`,"Remove it");if(f>C.K)throw(0,v.F)("pixels",`An image of the document has rows of ${f} pixels; at most ${C.K} \
are allowed`,"Remove it");const{format:y,parameters:B,before:O}=(0,nt.R)(p,e);if(y==="jbig2")return"jbig2";const P=p.resolve(e.dict.get("SMask"))??p.resolve(e.dict.
get("Mask")),_=P instanceof i.Z6,j=await p.decodedAtEase(O);if(y==="jpg"||y==="jp2")return{ending:y,bytes:j,width:f,height:l,masked:_};const R=w.stencil?st:(0,S.
L)(p,e.dict.get("ColorSpace"),t);return!R||![1,2,4,8,16].includes(w.bits)?"colors":y==="ccitt"?{ending:"tif",bytes:d(p,j,w,R,B),width:f,height:l,masked:_}:ct(p,
w,R,j,P instanceof i.Z6?P:void 0)}const st={kind:"gray",components:1,profile:void 0,table:void 0};async function ct(p,e,t,w,f){const{width:l,height:E,bits:y}=e,
{pace:B}=p.job,O=t.table?1:t.components,P=(0,r.zq)(l,O,y)*E,_=(0,r.Cb)(e.decode,O,t.table?2**y-1:1);let j=(0,r.WQ)(w,P);_&&(j=(0,r.mA)(j));const R={width:l,height:E,
channels:O,bits:y},et={width:l,height:E,masked:f!==void 0};if(t.kind==="cmyk"||t.kind==="inks"){let N=y===16?j:await(0,r.ZJ)(j,R,!t.table,B);return t.table?N=(0,r.
A6)(N,t.table,t.components):_===void 0&&y<=8&&(N=(0,r.AT)(N,e.decode,O)),{...et,ending:"tif",bytes:I(e,t,y===16&&!t.table?16:8,N)}}const W=f&&await A(p,f,e);if(!W&&
_!==void 0&&G(t,y)){const N=t.table&&(t.kind==="gray"?(0,r.A6)(t.table,V,3):t.table),ft=t.table?"palette":t.kind,rt={width:l,height:E,depth:y,color:ft,palette:N?.
subarray(0,3*2**y),profile:t.profile,samples:j};return{...et,ending:"png",bytes:await(0,T.Hy)(rt,p.job)}}let J=await(0,r.ZJ)(j,R,!t.table,B);t.table?J=(0,r.A6)(
J,t.table,t.components):_===void 0&&(J=(0,r.AT)(J,e.decode,O)),W&&(J=(0,r.fu)(J,W,t.components));const dt=t.kind==="gray"?W?"gray-alpha":"gray":W?"rgba":"rgb",ht={
width:l,height:E,depth:8,color:dt,profile:t.profile,samples:J};return{...et,masked:f!==void 0&&!W,ending:"png",bytes:await(0,T.Hy)(ht,p.job)}}const V=Uint8Array.
from({length:768},(p,e)=>Math.floor(e/3)),G=({kind:p,table:e},t)=>e?t<=8:p==="gray"||t>=8;async function A(p,e,t){const w=(0,C.h)(p,e.dict),{width:f,height:l,bits:E,
stencil:y,decode:B}=w;if(!(f===t.width&&l===t.height&&!e.dict.has("Matte"))||t.bits===16||![1,2,4,8].includes(E)||(0,nt.R)(p,e).format)return;const P=(0,r.Cb)(B,
1,1);if(P===void 0)return;const _=(0,r.WQ)(await p.decodedAtEase(e),(0,r.zq)(f,1,E)*l),j=await(0,r.ZJ)(_,{width:f,height:l,channels:1,bits:E},!0,p.job.pace);return P!==
y?(0,r.mA)(j):j}function I({width:p,height:e},t,w,f){const l=t.components===1;return h({width:p,height:e,bits:w,channels:t.components,photometric:l?0:5,compression:8,
otherInks:t.kind==="inks",profile:t.profile,data:(0,c.Kc)(f)})}var D=a(31424),U=a(64173),K=a(98446),L=a(64019),H=a(37709),$=a(93059),q=a(58971),X=a(31095);class k{document;found=[];decoder;seen=new Set;constructor(e){
this.document=e,this.decoder=new q.X(e)}async page(e){const{document:t}=this,w=new X.H(t,t.dict(t.pages.attribute(e,"Resources")));await this.content(await this.
decoder.page(e),w,e+1,0);for(const f of t.array(t.entry(t.pages.number(e),"Annots"))??[]){const l=t.dict(f),E=l&&(0,L.wR)(t,l);E&&await this.form(E,w,e+1,0)}}async content(e,t,w,f){
const{job:l}=this.document;await(0,H.Ko)(e,l.pace,E=>{switch(l.memory.budget.spend("operators",1),E.operator){case"BI":this.inline(E,t,w);return;case"Do":return this.
draws(t.find("XObject",E.name(0)??""),t,w,f);case"scn":case"SCN":return this.pattern(E.name(E.count-1),t,w,f);default:return}})}draws(e,t,w,f){const l=this.document.
resolve(e);if(!(l instanceof i.Z6)||!(0,i.i9)(e)||this.seen.has(e.number))return;const E=this.document.resolve(l.dict.get("Subtype"));if((0,i.Eo)(E,"Form"))return this.
form(e,t,w,f);(0,i.Eo)(E,"Image")&&(this.seen.add(e.number),this.found.push({stream:l,page:w,find:y=>t.find("ColorSpace",y)}))}pattern(e,t,w,f){const l=e===void 0?
void 0:t.find("Pattern",e);if(l!==void 0&&this.document.resolve(l)instanceof i.Z6)return this.form(l,t,w,f)}async form(e,t,w,f){const{document:l,seen:E}=this,y=l.
resolve(e);if(!(0,i.i9)(e)||E.has(e.number)||!(y instanceof i.Z6))return;E.add(e.number);const B=l.job.limits.formDepth;if(f>=B)throw(0,v.F)("formDepth",`A page\
 of the document has more than ${B} forms within another`,"Open it in another PDF program and save it again");const O=l.dict(y.dict.get("Resources")),P=O?new X.
H(l,O,t):t;await this.content(await this.decoder.form(e.number,y),P,w,f+1)}inline(e,t,w){const f=(0,$.n)(e);f&&this.found.push({stream:f,page:w,find:l=>Q(t,l)})}}
const Q=(p,e)=>{const t=p.find("ColorSpace",e);return t instanceof i.SX&&t.text===e?void 0:t},F={jpg:"image/jpeg",jp2:"image/jp2",png:"image/png",tif:"image/tif\
f"},tt=async(p,e,t)=>{const w=await(0,U.E)(p.bytes,t,{password:e.open_password}),f=new k(w);for(let B=0;B<w.pages.count;B++)await f.page(B);const l=new ot(w,e.minimum_size,
t);for(const B of f.found)await l.add(B);const{files:E,count:y}=l;return{documents:[],files:E,notes:l.notes(f.found.length),facts:{imageCount:y}}};class ot{document;minimum;job;files=[];count=0;small=0;size=0;unable=new Map;constructor(e,t,w){
this.document=e,this.minimum=t,this.job=w}async add({stream:e,page:t,find:w}){const{document:f}=this,{width:l,height:E}=(0,C.h)(f,e.dict);if(l<this.minimum||E<this.
minimum){this.small++;return}const y=await it(z(f,e,w));if(typeof y=="string"){this.unable.set(y,(this.unable.get(y)??0)+1);return}const B=(0,D.n)(++this.count),
O=`${B}.${y.ending}`;if(await this.push(O,y,{page:t}),!y.masked)return;const P=f.resolve(e.dict.get("SMask"))??f.resolve(e.dict.get("Mask")),_=P instanceof i.Z6?
await it(z(f,P,()=>{})):"damaged";typeof _!="string"&&await this.push(`${B}-mask.${_.ending}`,_,{page:t,maskOf:O})}async push(e,{bytes:t,ending:w,width:f,height:l},E){
const{partBytes:y,parts:B}=this.job.limits;this.size+=t.length;const O="Raise minimum_size, or extract images from fewer pages";if(this.size>y)throw(0,v.F)("par\
tBytes",`The images together are larger than ${y} bytes`,O);if(this.files.length>=B)throw(0,v.F)("parts",`The document has more than ${B} images`,O);const P=F[w],
_=await this.job.onResult({index:this.files.length,name:e,bytes:t});this.files.push({name:e,bytes:_,mediaType:P,facts:{...E,size:t.length,mimeType:P,width:f,height:l}})}notes(e){
const t=[];return this.unable.size>0&&t.push(Y(this.unable)),this.count===0&&this.unable.size===0&&t.push(gt(e)),t}}async function it(p){try{return await p}catch(e){
if(e instanceof M.zU&&e.code==="unreadable_document")return"damaged";throw e}}const lt={jbig2:"compressed with JBIG2, which is not decoded",colors:"with colors \
that no image file has",damaged:"damaged"};function Y(p){return{code:"images_left_out",message:`Images were left out: ${[...p].map(([t,w])=>`${(0,K.y_)(w,"image\
 is","images are")} ${lt[t]}`).join("; ")}.`}}function gt(p){const e=p===1?"The one image of the pages is":`All ${p} images of the pages are`;return{code:"no_im\
ages",message:p===0?"The pages have no images.":`${e} smaller than minimum_size.`,...p===0?{}:{mentions:["minimum_size"]}}}}),76023:((Z,x,a)=>{a.d(x,{L:()=>r});
var M=a(45599),C=a(69869);const v=8,i={DeviceGray:c("gray",1),CalGray:c("gray",1),G:c("gray",1),DeviceRGB:c("rgb",3),CalRGB:c("rgb",3),RGB:c("rgb",3),DeviceCMYK:c(
"cmyk",4),CMYK:c("cmyk",4),Separation:c("inks",1)};function c(s,n){return{kind:s,components:n,profile:void 0,table:void 0}}function r(s,n,h,g=0){const m=s.resolve(
n);if(g>v)return;if(m instanceof M.SX){if(Object.hasOwn(i,m.text))return i[m.text];const b=h(m.text);return b===void 0?void 0:r(s,b,h,g+1)}if(!(0,M.cy)(m))return;
const d=s.resolve(m[0]);if(d instanceof M.SX)switch(d.text){case"ICCBased":return o(s,m[1],h,g);case"Indexed":case"I":return u(s,m,h,g);case"DeviceN":{const b=s.
array(m[1])?.length??0;return b>=1&&b<=32?c("inks",b):void 0}default:return Object.hasOwn(i,d.text)?i[d.text]:void 0}}function o(s,n,h,g){const m=s.resolve(n);if(!(m instanceof
M.Z6))return;const d=s.resolve(m.dict.get("N")),b=d===1?"gray":d===3?"rgb":d===4?"cmyk":void 0;if(b===void 0)return r(s,m.dict.get("Alternate"),h,g+1);const S=(0,C.
hh)(s.decodedPart(m)?.data,d);return{...c(b,d),profile:S?.bytes}}function u(s,n,h,g){const m=r(s,n[1],h,g+1),d=s.resolve(n[3]),b=d instanceof M.Mx?d.bytes:d instanceof
M.Z6?s.decodedPart(d)?.data:void 0,S=s.resolve(n[2]);if(!m||m.table||!b||typeof S!="number"||!(S>=0))return;const T=new Uint8Array((Math.min(Math.floor(S),255)+
1)*m.components);return T.set(b.subarray(0,T.length)),{...m,table:T}}}),95340:((Z,x,a)=>{a.d(x,{K:()=>M,h:()=>C});const M=1e6;function C(v,i){const c=u=>{const s=v.
resolve(i.get(u));return typeof s=="number"?Math.floor(s):NaN},r=v.resolve(i.get("ImageMask"))===!0,o=v.array(i.get("Decode"))?.map(u=>v.resolve(u));return{width:c(
"Width"),height:c("Height"),bits:r?1:c("BitsPerComponent")||8,stencil:r,decode:o?.every(u=>typeof u=="number")?o:void 0}}}),30586:((Z,x,a)=>{a.d(x,{Fo:()=>S,Hy:()=>b});
var M=a(44131),C=a(64680),v=a(19158),i=a(81679);const c=Uint8Array.of(137,80,78,71,13,10,26,10),r={gray:0,rgb:2,palette:3,"gray-alpha":4,rgba:6},o={gray:1,rgb:3,
palette:1,"gray-alpha":2,rgba:4},u=.0254,s=6,n=8388608,h=65536,g=2,m=.6,d=4,b=async(A,I)=>(await S(A,I)).file;async function S(A,I){const{width:D,height:U,depth:K,
color:L,palette:H,profile:$,resolution:q}=A,X=Buffer.alloc(13);X.writeUInt32BE(D,0),X.writeUInt32BE(U,4),X.set([K,r[L],0,0,0],8);const k=[c,G("IHDR",X)];$&&k.push(
G("iCCP",Buffer.concat([Buffer.from("ICC\0\0","latin1"),(0,i.Kc)($)]))),q!==void 0&&k.push(G("pHYs",T(q))),H&&k.push(G("PLTE",H));const{data:Q}=await nt(A,I),F=Q.
then(tt=>Buffer.concat([...k,G("IDAT",tt),G("IEND",new Uint8Array(0))]));return F.catch(()=>{}),{file:F}}function T(A){const I=Buffer.alloc(9),D=Math.round(A/u);
return I.writeUInt32BE(D,0),I.writeUInt32BE(D,4),I[8]=1,I}async function nt(A,{codec:I,pace:D}){const U=(z(A)+1)*A.height;if(!I&&U>n){const $=await(0,v.p)(new CompressionStream(
"deflate"),st(A,D,!0));return{data:Promise.resolve($)}}const K=new C.k(U);for await(const $ of st(A,D,!1))K.copy($,0,$.length);const L=K.bytes,H=I?I.deflate(L,s):
(0,v.p)(new CompressionStream("deflate"),[L]);return U>n&&await H,{data:H}}const z=({width:A,depth:I,color:D})=>Math.ceil(A*I*o[D]/8);async function*st(A,I,D){const{
height:U,samples:K}=A,L=z(A),H=ct(A),$=typeof K=="function"?K:F=>K.subarray(F*L,F*L+L),q=new Uint8Array(L),X=Math.max(1,Math.floor(h/(L+1)));let k=new Uint8Array(
0),Q=0;for(let F=0;F<U;F++){if(Q===k.length){const Y=Math.min(X,U-F)*(L+1);(D||k.length!==Y)&&(k=new Uint8Array(Y)),Q=0}const tt=k.subarray(Q,Q+=L+1),ot=$(F).subarray(
0,L),it=F>0&&Buffer.compare(ot,q)===0;if(tt[0]=H(ot,it),tt[0]!==g)tt.set(ot,1);else if(!it)for(let Y=0;Y<L;Y++)tt[Y+1]=ot[Y]-q[Y];it||q.set(ot),Q===k.length&&(yield k);
const lt=I.step(L);lt&&await lt}}function ct({depth:A,color:I}){if(A<8||I==="palette")return()=>0;const D=o[I];let U;return(K,L)=>{if(L)return U;const H=U===void 0;
return U=A===8&&V(K,D)?0:g,H?0:U}}function V(A,I){let D=0,U=0;for(let K=I;K<A.length;K+=d*I)A[K]===A[K-I]&&D++,U++;return D>=U*m}function G(A,I){const D=Buffer.
alloc(I.length+12);return D.writeUInt32BE(I.length,0),D.write(A,4,"latin1"),D.set(I,8),D.writeUInt32BE((0,M.Q)(D.subarray(4,I.length+8)),I.length+8),D}}),92152:((Z,x,a)=>{
a.d(x,{A6:()=>u,AT:()=>o,Cb:()=>C,WQ:()=>v,ZJ:()=>r,fu:()=>s,mA:()=>i,zq:()=>M});const M=(n,h,g)=>Math.ceil(n*h*g/8);function C(n,h,g){if(!n||n.length<h*2)return!1;
let m=0;for(let d=0;d<h;d++){const[b,S]=[n[d*2],n[d*2+1]];if(b===g&&S===0)m++;else if(b!==0||S!==g)return}return m===0?!1:m===h?!0:void 0}function v(n,h){if(n.length>=
h)return n.subarray(0,h);const g=new Uint8Array(h);return g.set(n),g}const i=n=>n.map(h=>h^255),c=2;async function r(n,{width:h,height:g,channels:m,bits:d},b,S){
const T=h*m,nt=M(h,m,d),z=new Uint8Array(T*g),st=2**d-1,ct=b&&d<8?255/st:1;for(let V=0;V<g;V++){for(let A=0;A<T;A++){const I=A*d,D=V*nt+(I>>3),U=d>=8?n[D]:n[D]>>
8-d-(I&7)&st;z[V*T+A]=U*ct}const G=S.step(T*c);G&&await G}return z}function o(n,h,g){const m=Array.from({length:g},(d,b)=>{const[S,T]=[h[b*2],h[b*2+1]];return Uint8ClampedArray.
from({length:256},(nt,z)=>(S+z/255*(T-S))*255)});return n.map((d,b)=>m[b%g][d])}function u(n,h,g){const m=new Uint8Array(n.length*g);for(const[d,b]of n.entries())
for(let S=0;S<g;S++)m[d*g+S]=h[b*g+S]??0;return m}function s(n,h,g){const m=new Uint8Array(h.length*(g+1));for(let d=0;d<h.length;d++){for(let b=0;b<g;b++)m[d*(g+
1)+b]=n[d*g+b];m[d*(g+1)+g]=h[d]}return m}}),38671:((Z,x,a)=>{a.d(x,{R:()=>i});var M=a(52205),C=a(45599);const v={DCTDecode:"jpg",DCT:"jpg",JPXDecode:"jp2",CCITTFaxDecode:"\
ccitt",CCF:"ccitt",JBIG2Decode:"jbig2"};function i(c,r){const o=(0,M.c3)(c,r.dict.get("Filter")),u=(0,M.c3)(c,r.dict.get("DecodeParms")),s=o.at(-1)??null,n=s instanceof
C.SX?v[s.text]:void 0;if(!n)return{format:n,parameters:void 0,filter:s,before:r};const h=new C.Bi(r.dict);h.set("Filter",o.slice(0,-1)),h.set("DecodeParms",u.slice(
0,o.length-1));const g=u[o.length-1];return{format:n,parameters:(0,C.Zm)(g)?g:void 0,filter:s,before:new C.Z6(h,r.data,r.sealed)}}}),93059:((Z,x,a)=>{a.d(x,{n:()=>v});
var M=a(45599);const C={BPC:"BitsPerComponent",CS:"ColorSpace",D:"Decode",DP:"DecodeParms",F:"Filter",H:"Height",IM:"ImageMask",W:"Width"};function v(i){if(i.dataStart<
0)return;const c=new M.Bi;for(let r=0;r+1<i.count;r+=2){const o=i.name(r);o!==void 0&&c.set(C[o]??o,i.value(r+1))}return new M.Z6(c,i.content.subarray(i.dataStart,
i.dataEnd))}}),69869:((Z,x,a)=>{a.d(x,{R1:()=>s,To:()=>r,hh:()=>o});var M=a(81679),C=a(78157),v=a(45599);const i={1:"GRAY",3:"RGB ",4:"CMYK"},c=["scnr","mntr","\
prtr","spac"],r={1:"DeviceGray",3:"DeviceRGB",4:"DeviceCMYK"};function o(n,h){if(!n||n.length<132)return;const g=(0,C.bS)(n),m=T=>g.toString("latin1",T,T+4),d=g.
readUInt32BE(0),b=n[8];if(!(!(d>=132&&d<=n.length&&b>=2&&b<=4&&m(36)==="acsp"&&c.includes(m(12)))||m(16)!==i[h]))return{bytes:n.subarray(0,d),version:b}}const u=new WeakMap;
function s(n,{bytes:h},g){const m=u.get(n)??[];u.set(n,m);const d=m.find(T=>Buffer.compare(T.bytes,h)===0);if(d)return d.ref;const b=(0,v.jd)({N:g,Alternate:(0,v.
UU)(r[g]),Filter:(0,v.UU)("FlateDecode")}),S=n.add(new v.Z6(b,(0,M.Kc)(h)));return m.push({bytes:h,ref:S}),S}}),93604:((Z,x,a)=>{a.d(x,{B:()=>M,M:()=>C});const M=(i,c)=>v(
i,c,!1),C=(i,c)=>v(i,c,!0);function v(i,c,r){let[o,u]=[0,i.length];for(;o<u;){const s=o+u>>1,n=i[s];n<c||r&&n===c?o=s+1:u=s}return o}}),19158:((Z,x,a)=>{a.d(x,{
p:()=>C});var M=a(78157);async function C({readable:c,writable:r},o){const u=v(r.getWriter(),o),[s]=await Promise.all([i(c.getReader()),u]);return(0,M.mE)(s)}async function v(c,r){
try{for await(const o of r)await c.write(o);await c.close()}catch(o){throw await c.abort(o).catch(()=>{}),o}}async function i(c){const r=[];for(let o=await c.read();!o.
done;o=await c.read())r.push(o.value);return r}})};
