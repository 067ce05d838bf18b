"use strict";exports.id=6633,exports.ids=[6633],exports.modules={44131:((Z,x,a)=>{a.d(x,{Q:()=>C});const M=v();function C(i){const[c,n,r,d]=M;let o=4294967295,s=0;for(const h=i.
length-3;s<h;s+=4)o^=i[s]|i[s+1]<<8|i[s+2]<<16|i[s+3]<<24,o=d[o&255]^r[o>>>8&255]^n[o>>>16&255]^c[o>>>24];for(;s<i.length;s++)o=c[(o^i[s])&255]^o>>>8;return~o>>>
0}function v(){const i=new Int32Array(256);for(let d=0;d<256;d++){let o=d;for(let s=0;s<8;s++)o=o&1?o>>>1^3988292384:o>>>1;i[d]=o}const c=d=>d.map(o=>i[o&255]^o>>>
8),n=c(i),r=c(n);return[i,n,r,c(r)]}}),45657:((Z,x,a)=>{a.d(x,{Hn:()=>C,Kf:()=>i,RZ:()=>M,YG:()=>c,vH:()=>v});function M(n,r){for(const d of r)n.push(d)}const C=n=>n.
slice();function v(n,r,d){const o=n.get(r);o?o.push(d):n.set(r,[d])}const i=n=>{let r=-1/0;for(const d of n)r=Math.max(r,d);return r},c=n=>{let r=1/0;for(const d of n)
r=Math.min(r,d);return r}}),55396:((Z,x,a)=>{a.r(x),a.d(x,{extract_images:()=>tt});var M=a(58552),C=a(95340),v=a(42973),i=a(45599),c=a(81679),n=a(92152);const r=3,
d=4,o=7,s={[r]:2,[d]:4,[o]:1};function h(p){const{width:e,height:t,bits:w,channels:f,photometric:l,compression:E,options:y,otherInks:B,profile:O,data:P}=p,_=[[256,
d,[e]],[257,d,[t]],[258,r,new Array(f).fill(w)],[259,r,[E]],[262,r,[l]],[273,d,[8]],[277,r,[f]],[278,d,[t]],[279,d,[P.length]]];y!==void 0&&_.push([292,d,[y]]),
l===5&&_.push([332,r,[B?2:1]],[334,r,[f]]),O&&_.push([34675,o,O]);const j=8+P.length+P.length%2,R=Buffer.alloc(2+_.length*12+4);R.writeUInt16LE(_.length,0);const et=[];
let W=j+R.length;for(const[dt,[ht,N,ft]]of _.entries()){const rt=2+dt*12;R.writeUInt16LE(ht,rt),R.writeUInt16LE(N,rt+2),R.writeUInt32LE(ft.length,rt+4);const at=Buffer.
alloc(Math.max(4,ft.length*s[N]));for(const[ut,gt]of ft.entries())at.writeUIntLE(gt,ut*s[N],s[N]);if(at.length===4)R.set(at,rt+8);else{R.writeUInt32LE(W,rt+8);const ut=at.
length%2===0?at:Buffer.concat([at,Buffer.alloc(1)]);et.push(ut),W+=ut.length}}const J=Buffer.from([73,73,42,0,0,0,0,0]);return J.writeUInt32LE(j,4),Buffer.concat(
[J,P,Buffer.alloc(P.length%2),R,...et])}const m=1,g=4;function u(p,e,{width:t,height:w,decode:f},l,E){const y=(R,et)=>{const W=p.resolve(E?.get(R));return typeof W==
"number"?W:et},B=R=>p.resolve(E?.get(R))===!0,O=y("K",0),P=y("Columns",1728),j=[B("BlackIs1"),(0,n.Cb)(f,1,1)===!0,!b(l)].filter(Boolean).length%2===0;return h(
{width:P>0?P:t,height:w,bits:1,channels:1,photometric:j?0:1,compression:O<0?4:3,...O<0?{}:{options:(O>0?m:0)+(B("EncodedByteAlign")?g:0)},data:e})}function b({table:p,
components:e,kind:t}){if(!p)return t!=="inks"&&t!=="cmyk";const w=l=>p.subarray(l*e,(l+1)*e).reduce((E,y)=>E+y,0),f=w(0)<=w(1);return t==="inks"||t==="cmyk"?!f:
f}var S=a(76023),T=a(30586),nt=a(38671);async function z(p,e,t){const w=(0,C.h)(p,e.dict),{width:f,height:l}=w;if(!(f>=1&&l>=1))return"damaged";const E=p.job.limits.
pixels;if(f*l>E)throw(0,v.F)("pixels",`An image of the document has ${f} × ${l} pixels; at most ${E} in all are allowed`,"Remove it");if(f>C.K)throw(0,v.F)("pi\
xels",`An image of the document has rows of ${f} pixels; at most ${C.K} are allowed`,"Remove it");const{format:y,parameters:B,before:O}=(0,nt.R)(p,e);if(y==="jb\
ig2")return"jbig2";const P=p.resolve(e.dict.get("SMask"))??p.resolve(e.dict.get("Mask")),_=P instanceof i.Z6,j=await p.decodedAtEase(O);if(y==="jpg"||y==="jp2")
return{ending:y,bytes:j,width:f,height:l,masked:_};const R=w.stencil?st:(0,S.L)(p,e.dict.get("ColorSpace"),t);return!R||![1,2,4,8,16].includes(w.bits)?"colors":
y==="ccitt"?{ending:"tif",bytes:u(p,j,w,R,B),width:f,height:l,masked:_}:ct(p,w,R,j,P instanceof i.Z6?P:void 0)}const st={kind:"gray",components:1,profile:void 0,
table:void 0};async function ct(p,e,t,w,f){const{width:l,height:E,bits:y}=e,{pace:B}=p.job,O=t.table?1:t.components,P=(0,n.zq)(l,O,y)*E,_=(0,n.Cb)(e.decode,O,t.
table?2**y-1:1);let j=(0,n.WQ)(w,P);_&&(j=(0,n.mA)(j));const R={width:l,height:E,channels:O,bits:y},et={width:l,height:E,masked:f!==void 0};if(t.kind==="cmyk"||
t.kind==="inks"){let N=y===16?j:await(0,n.ZJ)(j,R,!t.table,B);return t.table?N=(0,n.A6)(N,t.table,t.components):_===void 0&&y<=8&&(N=(0,n.AT)(N,e.decode,O)),{...et,
ending:"tif",bytes:A(e,t,y===16&&!t.table?16:8,N)}}const W=f&&await I(p,f,e);if(!W&&_!==void 0&&G(t,y)){const N=t.table&&(t.kind==="gray"?(0,n.A6)(t.table,V,3):
t.table),ft=t.table?"palette":t.kind,rt={width:l,height:E,depth:y,color:ft,palette:N?.subarray(0,3*2**y),profile:t.profile,samples:j};return{...et,ending:"png",
bytes:await(0,T.Hy)(rt,p.job)}}let J=await(0,n.ZJ)(j,R,!t.table,B);t.table?J=(0,n.A6)(J,t.table,t.components):_===void 0&&(J=(0,n.AT)(J,e.decode,O)),W&&(J=(0,n.
fu)(J,W,t.components));const dt=t.kind==="gray"?W?"gray-alpha":"gray":W?"rgba":"rgb",ht={width:l,height:E,depth:8,color:dt,profile:t.profile,samples:J};return{...et,
masked:f!==void 0&&!W,ending:"png",bytes:await(0,T.Hy)(ht,p.job)}}const V=Uint8Array.from({length:768},(p,e)=>Math.floor(e/3)),G=({kind:p,table:e},t)=>e?t<=8:p===
"gray"||t>=8;async function I(p,e,t){const w=(0,C.h)(p,e.dict),{width:f,height:l,bits:E,stencil:y,decode:B}=w;if(!(f===t.width&&l===t.height&&!e.dict.has("Matte"))||
t.bits===16||![1,2,4,8].includes(E)||(0,nt.R)(p,e).format)return;const P=(0,n.Cb)(B,1,1);if(P===void 0)return;const _=(0,n.WQ)(await p.decodedAtEase(e),(0,n.zq)(
f,1,E)*l),j=await(0,n.ZJ)(_,{width:f,height:l,channels:1,bits:E},!0,p.job.pace);return P!==y?(0,n.mA)(j):j}function A({width:p,height:e},t,w,f){const l=t.components===
1;return h({width:p,height:e,bits:w,channels:t.components,photometric:l?0:5,compression:8,otherInks:t.kind==="inks",profile:t.profile,data:(0,c.Kc)(f)})}var D=a(
31424),U=a(92356),K=a(98446),L=a(64019),H=a(37709),$=a(93059),q=a(58971),X=a(31095);class k{document;found=[];decoder;seen=new Set;constructor(e){this.document=
e,this.decoder=new q.X(e)}async page(e){const{document:t}=this,w=new X.H(t,t.dict(t.pages.attribute(e,"Resources")));await this.content(await this.decoder.page(
e),w,e+1,0);for(const f of t.array(t.entry(t.pages.number(e),"Annots"))??[]){const l=t.dict(f),E=l&&(0,L.wR)(t,l);E&&await this.form(E,w,e+1,0)}}async content(e,t,w,f){
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
const t=[];return this.unable.size>0&&t.push(Y(this.unable)),this.count===0&&this.unable.size===0&&t.push(mt(e)),t}}async function it(p){try{return await p}catch(e){
if(e instanceof M.zU&&e.code==="unreadable_document")return"damaged";throw e}}const lt={jbig2:"compressed with JBIG2, which is not decoded",colors:"with colors \
that no image file has",damaged:"damaged"};function Y(p){return{code:"images_left_out",message:`Images were left out: ${[...p].map(([t,w])=>`${(0,K.y_)(w,"image\
 is","images are")} ${lt[t]}`).join("; ")}.`}}function mt(p){const e=p===1?"The one image of the pages is":`All ${p} images of the pages are`;return{code:"no_im\
ages",message:p===0?"The pages have no images.":`${e} smaller than minimum_size.`,...p===0?{}:{mentions:["minimum_size"]}}}}),76023:((Z,x,a)=>{a.d(x,{L:()=>n});
var M=a(45599),C=a(69869);const v=8,i={DeviceGray:c("gray",1),CalGray:c("gray",1),G:c("gray",1),DeviceRGB:c("rgb",3),CalRGB:c("rgb",3),RGB:c("rgb",3),DeviceCMYK:c(
"cmyk",4),CMYK:c("cmyk",4),Separation:c("inks",1)};function c(o,s){return{kind:o,components:s,profile:void 0,table:void 0}}function n(o,s,h,m=0){const g=o.resolve(
s);if(m>v)return;if(g instanceof M.SX){if(Object.hasOwn(i,g.text))return i[g.text];const b=h(g.text);return b===void 0?void 0:n(o,b,h,m+1)}if(!(0,M.cy)(g))return;
const u=o.resolve(g[0]);if(u instanceof M.SX)switch(u.text){case"ICCBased":return r(o,g[1],h,m);case"Indexed":case"I":return d(o,g,h,m);case"DeviceN":{const b=o.
array(g[1])?.length??0;return b>=1&&b<=32?c("inks",b):void 0}default:return Object.hasOwn(i,u.text)?i[u.text]:void 0}}function r(o,s,h,m){const g=o.resolve(s);if(!(g instanceof
M.Z6))return;const u=o.resolve(g.dict.get("N")),b=u===1?"gray":u===3?"rgb":u===4?"cmyk":void 0;if(b===void 0)return n(o,g.dict.get("Alternate"),h,m+1);const S=(0,C.
hh)(o.decodedPart(g)?.data,u);return{...c(b,u),profile:S?.bytes}}function d(o,s,h,m){const g=n(o,s[1],h,m+1),u=o.resolve(s[3]),b=u instanceof M.Mx?u.bytes:u instanceof
M.Z6?o.decodedPart(u)?.data:void 0,S=o.resolve(s[2]);if(!g||g.table||!b||typeof S!="number"||!(S>=0))return;const T=new Uint8Array((Math.min(Math.floor(S),255)+
1)*g.components);return T.set(b.subarray(0,T.length)),{...g,table:T}}}),95340:((Z,x,a)=>{a.d(x,{K:()=>M,h:()=>C});const M=1e6;function C(v,i){const c=d=>{const o=v.
resolve(i.get(d));return typeof o=="number"?Math.floor(o):NaN},n=v.resolve(i.get("ImageMask"))===!0,r=v.array(i.get("Decode"))?.map(d=>v.resolve(d));return{width:c(
"Width"),height:c("Height"),bits:n?1:c("BitsPerComponent")||8,stencil:n,decode:r?.every(d=>typeof d=="number")?r:void 0}}}),30586:((Z,x,a)=>{a.d(x,{Fo:()=>S,Hy:()=>b});
var M=a(44131),C=a(64680),v=a(19158),i=a(81679);const c=Uint8Array.of(137,80,78,71,13,10,26,10),n={gray:0,rgb:2,palette:3,"gray-alpha":4,rgba:6},r={gray:1,rgb:3,
palette:1,"gray-alpha":2,rgba:4},d=.0254,o=6,s=8388608,h=65536,m=2,g=.6,u=4,b=async(I,A)=>(await S(I,A)).file;async function S(I,A){const{width:D,height:U,depth:K,
color:L,palette:H,profile:$,resolution:q}=I,X=Buffer.alloc(13);X.writeUInt32BE(D,0),X.writeUInt32BE(U,4),X.set([K,n[L],0,0,0],8);const k=[c,G("IHDR",X)];$&&k.push(
G("iCCP",Buffer.concat([Buffer.from("ICC\0\0","latin1"),(0,i.Kc)($)]))),q!==void 0&&k.push(G("pHYs",T(q))),H&&k.push(G("PLTE",H));const{data:Q}=await nt(I,A),F=Q.
then(tt=>Buffer.concat([...k,G("IDAT",tt),G("IEND",new Uint8Array(0))]));return F.catch(()=>{}),{file:F}}function T(I){const A=Buffer.alloc(9),D=Math.round(I/d);
return A.writeUInt32BE(D,0),A.writeUInt32BE(D,4),A[8]=1,A}async function nt(I,{codec:A,pace:D}){const U=(z(I)+1)*I.height;if(!A&&U>s){const $=await(0,v.p)(new CompressionStream(
"deflate"),st(I,D,!0));return{data:Promise.resolve($)}}const K=new C.k(U);for await(const $ of st(I,D,!1))K.copy($,0,$.length);const L=K.bytes,H=A?A.deflate(L,o):
(0,v.p)(new CompressionStream("deflate"),[L]);return U>s&&await H,{data:H}}const z=({width:I,depth:A,color:D})=>Math.ceil(I*A*r[D]/8);async function*st(I,A,D){const{
height:U,samples:K}=I,L=z(I),H=ct(I),$=typeof K=="function"?K:F=>K.subarray(F*L,F*L+L),q=new Uint8Array(L),X=Math.max(1,Math.floor(h/(L+1)));let k=new Uint8Array(
0),Q=0;for(let F=0;F<U;F++){if(Q===k.length){const Y=Math.min(X,U-F)*(L+1);(D||k.length!==Y)&&(k=new Uint8Array(Y)),Q=0}const tt=k.subarray(Q,Q+=L+1),ot=$(F).subarray(
0,L),it=F>0&&Buffer.compare(ot,q)===0;if(tt[0]=H(ot,it),tt[0]!==m)tt.set(ot,1);else if(!it)for(let Y=0;Y<L;Y++)tt[Y+1]=ot[Y]-q[Y];it||q.set(ot),Q===k.length&&(yield k);
const lt=A.step(L);lt&&await lt}}function ct({depth:I,color:A}){if(I<8||A==="palette")return()=>0;const D=r[A];let U;return(K,L)=>{if(L)return U;const H=U===void 0;
return U=I===8&&V(K,D)?0:m,H?0:U}}function V(I,A){let D=0,U=0;for(let K=A;K<I.length;K+=u*A)I[K]===I[K-A]&&D++,U++;return D>=U*g}function G(I,A){const D=Buffer.
alloc(A.length+12);return D.writeUInt32BE(A.length,0),D.write(I,4,"latin1"),D.set(A,8),D.writeUInt32BE((0,M.Q)(D.subarray(4,A.length+8)),A.length+8),D}}),92152:((Z,x,a)=>{
a.d(x,{A6:()=>d,AT:()=>r,Cb:()=>C,WQ:()=>v,ZJ:()=>n,fu:()=>o,mA:()=>i,zq:()=>M});const M=(s,h,m)=>Math.ceil(s*h*m/8);function C(s,h,m){if(!s||s.length<h*2)return!1;
let g=0;for(let u=0;u<h;u++){const[b,S]=[s[u*2],s[u*2+1]];if(b===m&&S===0)g++;else if(b!==0||S!==m)return}return g===0?!1:g===h?!0:void 0}function v(s,h){if(s.length>=
h)return s.subarray(0,h);const m=new Uint8Array(h);return m.set(s),m}const i=s=>s.map(h=>h^255),c=2;async function n(s,{width:h,height:m,channels:g,bits:u},b,S){
const T=h*g,nt=M(h,g,u),z=new Uint8Array(T*m),st=2**u-1,ct=b&&u<8?255/st:1;for(let V=0;V<m;V++){for(let I=0;I<T;I++){const A=I*u,D=V*nt+(A>>3),U=u>=8?s[D]:s[D]>>
8-u-(A&7)&st;z[V*T+I]=U*ct}const G=S.step(T*c);G&&await G}return z}function r(s,h,m){const g=Array.from({length:m},(u,b)=>{const[S,T]=[h[b*2],h[b*2+1]];return Uint8ClampedArray.
from({length:256},(nt,z)=>(S+z/255*(T-S))*255)});return s.map((u,b)=>g[b%m][u])}function d(s,h,m){const g=new Uint8Array(s.length*m);for(const[u,b]of s.entries())
for(let S=0;S<m;S++)g[u*m+S]=h[b*m+S]??0;return g}function o(s,h,m){const g=new Uint8Array(h.length*(m+1));for(let u=0;u<h.length;u++){for(let b=0;b<m;b++)g[u*(m+
1)+b]=s[u*m+b];g[u*(m+1)+m]=h[u]}return g}}),38671:((Z,x,a)=>{a.d(x,{R:()=>i});var M=a(52205),C=a(45599);const v={DCTDecode:"jpg",DCT:"jpg",JPXDecode:"jp2",CCITTFaxDecode:"\
ccitt",CCF:"ccitt",JBIG2Decode:"jbig2"};function i(c,n){const r=(0,M.c3)(c,n.dict.get("Filter")),d=(0,M.c3)(c,n.dict.get("DecodeParms")),o=r.at(-1)??null,s=o instanceof
C.SX?v[o.text]:void 0;if(!s)return{format:s,parameters:void 0,filter:o,before:n};const h=new C.Bi(n.dict);h.set("Filter",r.slice(0,-1)),h.set("DecodeParms",d.slice(
0,r.length-1));const m=d[r.length-1];return{format:s,parameters:(0,C.Zm)(m)?m:void 0,filter:o,before:new C.Z6(h,n.data,n.sealed)}}}),93059:((Z,x,a)=>{a.d(x,{n:()=>v});
var M=a(45599);const C={BPC:"BitsPerComponent",CS:"ColorSpace",D:"Decode",DP:"DecodeParms",F:"Filter",H:"Height",IM:"ImageMask",W:"Width"};function v(i){if(i.dataStart<
0)return;const c=new M.Bi;for(let n=0;n+1<i.count;n+=2){const r=i.name(n);r!==void 0&&c.set(C[r]??r,i.value(n+1))}return new M.Z6(c,i.content.subarray(i.dataStart,
i.dataEnd))}}),69869:((Z,x,a)=>{a.d(x,{R1:()=>o,To:()=>n,hh:()=>r});var M=a(81679),C=a(78157),v=a(45599);const i={1:"GRAY",3:"RGB ",4:"CMYK"},c=["scnr","mntr","\
prtr","spac"],n={1:"DeviceGray",3:"DeviceRGB",4:"DeviceCMYK"};function r(s,h){if(!s||s.length<132)return;const m=(0,C.bS)(s),g=T=>m.toString("latin1",T,T+4),u=m.
readUInt32BE(0),b=s[8];if(!(!(u>=132&&u<=s.length&&b>=2&&b<=4&&g(36)==="acsp"&&c.includes(g(12)))||g(16)!==i[h]))return{bytes:s.subarray(0,u),version:b}}const d=new WeakMap;
function o(s,{bytes:h},m){const g=d.get(s)??[];d.set(s,g);const u=g.find(T=>Buffer.compare(T.bytes,h)===0);if(u)return u.ref;const b=(0,v.jd)({N:m,Alternate:(0,v.
UU)(n[m]),Filter:(0,v.UU)("FlateDecode")}),S=s.add(new v.Z6(b,(0,M.Kc)(h)));return g.push({bytes:h,ref:S}),S}}),93604:((Z,x,a)=>{a.d(x,{B:()=>M,M:()=>C});const M=(i,c)=>v(
i,c,!1),C=(i,c)=>v(i,c,!0);function v(i,c,n){let[r,d]=[0,i.length];for(;r<d;){const o=r+d>>1,s=i[o];s<c||n&&s===c?r=o+1:d=o}return r}}),19158:((Z,x,a)=>{a.d(x,{
p:()=>C});var M=a(78157);async function C({readable:c,writable:n},r){const d=v(n.getWriter(),r),[o]=await Promise.all([i(c.getReader()),d]);return(0,M.mE)(o)}async function v(c,n){
try{for await(const r of n)await c.write(r);await c.close()}catch(r){throw await c.abort(r).catch(()=>{}),r}}async function i(c){const n=[];for(let r=await c.read();!r.
done;r=await c.read())n.push(r.value);return n}})};
