"use strict";exports.id=6633,exports.ids=[6633],exports.modules={44131:((N,U,f)=>{f.d(U,{Q:()=>M});const I=v();function M(s){const[c,r,E,b]=I;let o=4294967295,n=0;for(const d=s.
length-3;n<d;n+=4)o^=s[n]|s[n+1]<<8|s[n+2]<<16|s[n+3]<<24,o=b[o&255]^E[o>>>8&255]^r[o>>>16&255]^c[o>>>24];for(;n<s.length;n++)o=c[(o^s[n])&255]^o>>>8;return~o>>>
0}function v(){const s=new Int32Array(256);for(let b=0;b<256;b++){let o=b;for(let n=0;n<8;n++)o=o&1?o>>>1^3988292384:o>>>1;s[b]=o}const c=b=>b.map(o=>s[o&255]^o>>>
8),r=c(s),E=c(r);return[s,r,E,c(E)]}}),45657:((N,U,f)=>{f.d(U,{Kf:()=>M,RZ:()=>I,YG:()=>v});function I(s,c){for(const r of c)s.push(r)}const M=s=>{let c=-1/0;for(const r of s)
c=Math.max(c,r);return c},v=s=>{let c=1/0;for(const r of s)c=Math.min(c,r);return c}}),55396:((N,U,f)=>{f.r(U),f.d(U,{extract_images:()=>Y});var I=f(58552),M=f(
95340),v=f(42973),s=f(45599),c=f(81679),r=f(92152);const E=3,b=4,o=7,n={[E]:2,[b]:4,[o]:1};function d(u){const{width:e,height:t,bits:g,channels:i,photometric:a,
compression:y,options:p,otherInks:D,profile:x,data:C}=u,P=[[256,b,[e]],[257,b,[t]],[258,E,new Array(i).fill(g)],[259,E,[y]],[262,E,[a]],[273,b,[8]],[277,E,[i]],
[278,b,[t]],[279,b,[C.length]]];p!==void 0&&P.push([292,b,[p]]),a===5&&P.push([332,E,[D?2:1]],[334,E,[i]]),x&&P.push([34675,o,x]);const L=8+C.length+C.length%2,
R=Buffer.alloc(2+P.length*12+4);R.writeUInt16LE(P.length,0);const V=[];let F=L+R.length;for(const[ht,[mt,W,lt]]of P.entries()){const st=2+ht*12;R.writeUInt16LE(
mt,st),R.writeUInt16LE(W,st+2),R.writeUInt32LE(lt.length,st+4);const it=Buffer.alloc(Math.max(4,lt.length*n[W]));for(const[ut,gt]of lt.entries())it.writeUIntLE(
gt,ut*n[W],n[W]);if(it.length===4)R.set(it,st+8);else{R.writeUInt32LE(F,st+8);const ut=it.length%2===0?it:Buffer.concat([it,Buffer.alloc(1)]);V.push(ut),F+=ut.length}}
const G=Buffer.from([73,73,42,0,0,0,0,0]);return G.writeUInt32LE(L,4),Buffer.concat([G,C,Buffer.alloc(C.length%2),R,...V])}const m=1,h=4;function l(u,e,{width:t,
height:g,decode:i},a,y){const p=(R,V)=>{const F=u.resolve(y?.get(R));return typeof F=="number"?F:V},D=R=>u.resolve(y?.get(R))===!0,x=p("K",0),C=p("Columns",1728),
L=[D("BlackIs1"),(0,r.Cb)(i,1,1)===!0,!w(a)].filter(Boolean).length%2===0;return d({width:C>0?C:t,height:g,bits:1,channels:1,photometric:L?0:1,compression:x<0?4:
3,...x<0?{}:{options:(x>0?m:0)+(D("EncodedByteAlign")?h:0)},data:e})}function w({table:u,components:e,kind:t}){if(!u)return t!=="inks"&&t!=="cmyk";const g=a=>u.
subarray(a*e,(a+1)*e).reduce((y,p)=>y+p,0),i=g(0)<=g(1);return t==="inks"||t==="cmyk"?!i:i}var B=f(76023),T=f(30586),q=f(38671);async function $(u,e,t){const g=(0,M.
h)(u,e.dict),{width:i,height:a}=g;if(!(i>=1&&a>=1))return"damaged";const y=u.job.limits.pixels;if(i*a>y)throw(0,v.F)("pixels",`An image of the document has ${i}\
 × ${a} pixels; at most ${y} in all are allowed`,"Remove it");if(i>M.K)throw(0,v.F)("pixels",`An image of the document has rows of ${i} pixels; at most ${M.K} \
are allowed`,"Remove it");const{format:p,parameters:D,before:x}=(0,q.R)(u,e);if(p==="jbig2")return"jbig2";const C=u.resolve(e.dict.get("SMask"))??u.resolve(e.dict.
get("Mask")),P=C instanceof s.Z6,L=await u.decodedAtEase(x);if(p==="jpg"||p==="jp2")return{ending:p,bytes:L,width:i,height:a,masked:P};const R=g.stencil?ot:(0,B.
L)(u,e.dict.get("ColorSpace"),t);return!R||![1,2,4,8,16].includes(g.bits)?"colors":p==="ccitt"?{ending:"tif",bytes:l(u,L,g,R,D),width:i,height:a,masked:P}:Z(u,g,
R,L,C instanceof s.Z6?C:void 0)}const ot={kind:"gray",components:1,profile:void 0,table:void 0};async function Z(u,e,t,g,i){const{width:a,height:y,bits:p}=e,{pace:D}=u.
job,x=t.table?1:t.components,C=(0,r.zq)(a,x,p)*y,P=(0,r.Cb)(e.decode,x,t.table?2**p-1:1);let L=(0,r.WQ)(g,C);P&&(L=(0,r.mA)(L));const R={width:a,height:y,channels:x,
bits:p},V={width:a,height:y,masked:i!==void 0};if(t.kind==="cmyk"||t.kind==="inks"){let W=p===16?L:await(0,r.ZJ)(L,R,!t.table,D);return t.table?W=(0,r.A6)(W,t.table,
t.components):P===void 0&&p<=8&&(W=(0,r.AT)(W,e.decode,x)),{...V,ending:"tif",bytes:K(e,t,p===16&&!t.table?16:8,W)}}const F=i&&await S(u,i,e);if(!F&&P!==void 0&&
A(t,p)){const W=t.table&&(t.kind==="gray"?(0,r.A6)(t.table,O,3):t.table),lt=t.table?"palette":t.kind,st={width:a,height:y,depth:p,color:lt,palette:W?.subarray(0,
3*2**p),profile:t.profile,samples:L};return{...V,ending:"png",bytes:await(0,T.H)(st,u.job)}}let G=await(0,r.ZJ)(L,R,!t.table,D);t.table?G=(0,r.A6)(G,t.table,t.components):
P===void 0&&(G=(0,r.AT)(G,e.decode,x)),F&&(G=(0,r.fu)(G,F,t.components));const ht=t.kind==="gray"?F?"gray-alpha":"gray":F?"rgba":"rgb",mt={width:a,height:y,depth:8,
color:ht,profile:t.profile,samples:G};return{...V,masked:i!==void 0&&!F,ending:"png",bytes:await(0,T.H)(mt,u.job)}}const O=Uint8Array.from({length:768},(u,e)=>Math.
floor(e/3)),A=({kind:u,table:e},t)=>e?t<=8:u==="gray"||t>=8;async function S(u,e,t){const g=(0,M.h)(u,e.dict),{width:i,height:a,bits:y,stencil:p,decode:D}=g;if(!(i===
t.width&&a===t.height&&!e.dict.has("Matte"))||t.bits===16||![1,2,4,8].includes(y)||(0,q.R)(u,e).format)return;const C=(0,r.Cb)(D,1,1);if(C===void 0)return;const P=(0,r.
WQ)(await u.decodedAtEase(e),(0,r.zq)(i,1,y)*a),L=await(0,r.ZJ)(P,{width:i,height:a,channels:1,bits:y},!0,u.job.pace);return C!==p?(0,r.mA)(L):L}function K({width:u,
height:e},t,g,i){const a=t.components===1;return d({width:u,height:e,bits:g,channels:t.components,photometric:a?0:5,compression:8,otherInks:t.kind==="inks",profile:t.
profile,data:(0,c.Kc)(i)})}var _=f(31424),H=f(12237),J=f(98446),X=f(64019),j=f(37709),Q=f(93059),z=f(58971),tt=f(31095);class at{document;found=[];decoder;seen=new Set;constructor(e){
this.document=e,this.decoder=new z.X(e)}async page(e){const{document:t}=this,g=new tt.H(t,t.dict(t.pages.attribute(e,"Resources")));await this.content(await this.
decoder.page(e),g,e+1,0);for(const i of t.array(t.entry(t.pages.number(e),"Annots"))??[]){const a=t.dict(i),y=a&&(0,X.wR)(t,a);y&&await this.form(y,g,e+1,0)}}async content(e,t,g,i){
const{job:a}=this.document;await(0,j.K)(e,a.pace,y=>{switch(a.memory.budget.spend("operators",1),y.operator){case"BI":this.inline(y,t,g);return;case"Do":return this.
draws(t.find("XObject",y.name(0)??""),t,g,i);case"scn":case"SCN":return this.pattern(y.name(y.count-1),t,g,i);default:return}})}draws(e,t,g,i){const a=this.document.
resolve(e);if(!(a instanceof s.Z6)||!(0,s.i9)(e)||this.seen.has(e.number))return;const y=this.document.resolve(a.dict.get("Subtype"));if((0,s.Eo)(y,"Form"))return this.
form(e,t,g,i);(0,s.Eo)(y,"Image")&&(this.seen.add(e.number),this.found.push({stream:a,page:g,find:p=>t.find("ColorSpace",p)}))}pattern(e,t,g,i){const a=e===void 0?
void 0:t.find("Pattern",e);if(a!==void 0&&this.document.resolve(a)instanceof s.Z6)return this.form(a,t,g,i)}async form(e,t,g,i){const{document:a,seen:y}=this,p=a.
resolve(e);if(!(0,s.i9)(e)||y.has(e.number)||!(p instanceof s.Z6))return;y.add(e.number);const D=a.job.limits.formDepth;if(i>=D)throw(0,v.F)("formDepth",`A page\
 of the document has more than ${D} forms within another`,"Open it in another PDF program and save it again");const x=a.dict(p.dict.get("Resources")),C=x?new tt.
H(a,x,t):t;await this.content(await this.decoder.form(e.number,p),C,g,i+1)}inline(e,t,g){const i=(0,Q.n)(e);i&&this.found.push({stream:i,page:g,find:a=>ct(t,a)})}}
const ct=(u,e)=>{const t=u.find("ColorSpace",e);return t instanceof s.SX&&t.text===e?void 0:t},dt={jpg:"image/jpeg",jp2:"image/jp2",png:"image/png",tif:"image/t\
iff"},Y=async(u,e,t)=>{const g=await(0,H.E)(u.bytes,t,{password:e.open_password}),i=new at(g);for(let D=0;D<g.pages.count;D++)await i.page(D);const a=new et(g,e.
minimum_size,t);for(const D of i.found)await a.add(D);const{files:y,count:p}=a;return{documents:[],files:y,notes:a.notes(i.found.length),facts:{imageCount:p}}};
class et{document;minimum;job;files=[];count=0;small=0;size=0;unable=new Map;constructor(e,t,g){this.document=e,this.minimum=t,this.job=g}async add({stream:e,page:t,
find:g}){const{document:i}=this,{width:a,height:y}=(0,M.h)(i,e.dict);if(a<this.minimum||y<this.minimum){this.small++;return}const p=await k($(i,e,g));if(typeof p==
"string"){this.unable.set(p,(this.unable.get(p)??0)+1);return}const D=(0,_.n)(++this.count),x=`${D}.${p.ending}`;if(await this.push(x,p,{page:t}),!p.masked)return;
const C=i.resolve(e.dict.get("SMask"))??i.resolve(e.dict.get("Mask")),P=C instanceof s.Z6?await k($(i,C,()=>{})):"damaged";typeof P!="string"&&await this.push(`${D}\
-mask.${P.ending}`,P,{page:t,maskOf:x})}async push(e,{bytes:t,ending:g,width:i,height:a},y){const{partBytes:p,parts:D}=this.job.limits;this.size+=t.length;const x="\
Raise minimum_size, or extract images from fewer pages";if(this.size>p)throw(0,v.F)("partBytes",`The images together are larger than ${p} bytes`,x);if(this.files.
length>=D)throw(0,v.F)("parts",`The document has more than ${D} images`,x);const C=dt[g],P=await this.job.onResult({index:this.files.length,name:e,bytes:t});this.
files.push({name:e,bytes:P,mediaType:C,facts:{...y,size:t.length,mimeType:C,width:i,height:a}})}notes(e){const t=[];return this.unable.size>0&&t.push(nt(this.unable)),
this.count===0&&this.unable.size===0&&t.push(ft(e)),t}}async function k(u){try{return await u}catch(e){if(e instanceof I.zU&&e.code==="unreadable_document")return"\
damaged";throw e}}const rt={jbig2:"compressed with JBIG2, which is not decoded",colors:"with colors that no image file has",damaged:"damaged"};function nt(u){return{
code:"images_left_out",message:`Images were left out: ${[...u].map(([t,g])=>`${(0,J.y_)(g,"image is","images are")} ${rt[t]}`).join("; ")}.`}}function ft(u){const e=u===
1?"The one image of the pages is":`All ${u} images of the pages are`;return{code:"no_images",message:u===0?"The pages have no images.":`${e} smaller than minimu\
m_size.`,...u===0?{}:{mentions:["minimum_size"]}}}}),76023:((N,U,f)=>{f.d(U,{L:()=>r});var I=f(45599),M=f(69869);const v=8,s={DeviceGray:c("gray",1),CalGray:c("\
gray",1),G:c("gray",1),DeviceRGB:c("rgb",3),CalRGB:c("rgb",3),RGB:c("rgb",3),DeviceCMYK:c("cmyk",4),CMYK:c("cmyk",4),Separation:c("inks",1)};function c(o,n){return{
kind:o,components:n,profile:void 0,table:void 0}}function r(o,n,d,m=0){const h=o.resolve(n);if(m>v)return;if(h instanceof I.SX){if(Object.hasOwn(s,h.text))return s[h.
text];const w=d(h.text);return w===void 0?void 0:r(o,w,d,m+1)}if(!(0,I.cy)(h))return;const l=o.resolve(h[0]);if(l instanceof I.SX)switch(l.text){case"ICCBased":
return E(o,h[1],d,m);case"Indexed":case"I":return b(o,h,d,m);case"DeviceN":{const w=o.array(h[1])?.length??0;return w>=1&&w<=32?c("inks",w):void 0}default:return Object.
hasOwn(s,l.text)?s[l.text]:void 0}}function E(o,n,d,m){const h=o.resolve(n);if(!(h instanceof I.Z6))return;const l=o.resolve(h.dict.get("N")),w=l===1?"gray":l===
3?"rgb":l===4?"cmyk":void 0;if(w===void 0)return r(o,h.dict.get("Alternate"),d,m+1);const B=(0,M.hh)(o.decodedPart(h)?.data,l);return{...c(w,l),profile:B?.bytes}}
function b(o,n,d,m){const h=r(o,n[1],d,m+1),l=o.resolve(n[3]),w=l instanceof I.Mx?l.bytes:l instanceof I.Z6?o.decodedPart(l)?.data:void 0,B=o.resolve(n[2]);if(!h||
h.table||!w||typeof B!="number"||!(B>=0))return;const T=new Uint8Array((Math.min(Math.floor(B),255)+1)*h.components);return T.set(w.subarray(0,T.length)),{...h,
table:T}}}),95340:((N,U,f)=>{f.d(U,{K:()=>I,h:()=>M});const I=1e6;function M(v,s){const c=b=>{const o=v.resolve(s.get(b));return typeof o=="number"?Math.floor(o):
NaN},r=v.resolve(s.get("ImageMask"))===!0,E=v.array(s.get("Decode"))?.map(b=>v.resolve(b));return{width:c("Width"),height:c("Height"),bits:r?1:c("BitsPerCompone\
nt")||8,stencil:r,decode:E?.every(b=>typeof b=="number")?E:void 0}}}),30586:((N,U,f)=>{f.d(U,{H:()=>B});var I=f(44131),M=f(33095),v=f(64680),s=f(81679);const c=Uint8Array.
of(137,80,78,71,13,10,26,10),r={gray:0,rgb:2,palette:3,"gray-alpha":4,rgba:6},E={gray:1,rgb:3,palette:1,"gray-alpha":2,rgba:4},b=.0254,o=5,n=6,d=65536,m=10,h=2,
l=.6,w=4;async function B(O,A){const{width:S,height:K,depth:_,color:H,palette:J,profile:X,resolution:j}=O,Q=Buffer.alloc(13);Q.writeUInt32BE(S,0),Q.writeUInt32BE(
K,4),Q.set([_,r[H],0,0,0],8);const z=[c,Z("IHDR",Q)];return X&&z.push(Z("iCCP",Buffer.concat([Buffer.from("ICC\0\0","latin1"),(0,s.Kc)(X)]))),j!==void 0&&z.push(
Z("pHYs",T(j))),J&&z.push(Z("PLTE",J)),z.push(Z("IDAT",await q(O,A)),Z("IEND",new Uint8Array(0))),Buffer.concat(z)}function T(O){const A=Buffer.alloc(9),S=Math.
round(O/b);return A.writeUInt32BE(S,0),A.writeUInt32BE(S,4),A[8]=1,A}async function q(O,{codec:A,pace:S}){const{width:K,height:_,depth:H,color:J,samples:X}=O,j=Math.
ceil(K*H*E[J]/8),Q=$(O),z=typeof X=="function"?X:k=>X.subarray(k*j,k*j+j),tt=new v.k(Math.max(1024,j*_>>(A?0:3))),at=A?void 0:(0,M.i)({level:o,mem:6},tt),ct=new Uint8Array(
j),dt=Math.max(1,Math.floor(d/(j+1)));let Y=new Uint8Array(0),et=0;for(let k=0;k<_;k++){et===Y.length&&(Y=new Uint8Array(Math.min(dt,_-k)*(j+1)),et=0);const rt=Y.
subarray(et,et+=j+1),nt=z(k).subarray(0,j),ft=k>0&&Buffer.compare(nt,ct)===0;if(rt[0]=Q(nt,ft),rt[0]!==h)rt.set(nt,1);else if(!ft)for(let e=0;e<j;e++)rt[e+1]=nt[e]-
ct[e];ft||ct.set(nt),et===Y.length&&(at?at.push(Y,k===_-1):tt.copy(Y,0,Y.length));const u=S.step(at?j*m:j);u&&await u}return A?A.deflate(tt.bytes,n):tt.bytes}function $({
depth:O,color:A}){if(O<8||A==="palette")return()=>0;const S=E[A];let K;return(_,H)=>{if(H)return K;const J=K===void 0;return K=O===8&&ot(_,S)?0:h,J?0:K}}function ot(O,A){
let S=0,K=0;for(let _=A;_<O.length;_+=w*A)O[_]===O[_-A]&&S++,K++;return S>=K*l}function Z(O,A){const S=Buffer.alloc(A.length+12);return S.writeUInt32BE(A.length,
0),S.write(O,4,"latin1"),S.set(A,8),S.writeUInt32BE((0,I.Q)(S.subarray(4,A.length+8)),A.length+8),S}}),92152:((N,U,f)=>{f.d(U,{A6:()=>b,AT:()=>E,Cb:()=>M,WQ:()=>v,
ZJ:()=>r,fu:()=>o,mA:()=>s,zq:()=>I});const I=(n,d,m)=>Math.ceil(n*d*m/8);function M(n,d,m){if(!n||n.length<d*2)return!1;let h=0;for(let l=0;l<d;l++){const[w,B]=[
n[l*2],n[l*2+1]];if(w===m&&B===0)h++;else if(w!==0||B!==m)return}return h===0?!1:h===d?!0:void 0}function v(n,d){if(n.length>=d)return n.subarray(0,d);const m=new Uint8Array(
d);return m.set(n),m}const s=n=>n.map(d=>d^255),c=2;async function r(n,{width:d,height:m,channels:h,bits:l},w,B){const T=d*h,q=I(d,h,l),$=new Uint8Array(T*m),ot=2**
l-1,Z=w&&l<8?255/ot:1;for(let O=0;O<m;O++){for(let S=0;S<T;S++){const K=S*l,_=O*q+(K>>3),H=l>=8?n[_]:n[_]>>8-l-(K&7)&ot;$[O*T+S]=H*Z}const A=B.step(T*c);A&&await A}
return $}function E(n,d,m){const h=Array.from({length:m},(l,w)=>{const[B,T]=[d[w*2],d[w*2+1]];return Uint8ClampedArray.from({length:256},(q,$)=>(B+$/255*(T-B))*
255)});return n.map((l,w)=>h[w%m][l])}function b(n,d,m){const h=new Uint8Array(n.length*m);for(const[l,w]of n.entries())for(let B=0;B<m;B++)h[l*m+B]=d[w*m+B]??0;
return h}function o(n,d,m){const h=new Uint8Array(d.length*(m+1));for(let l=0;l<d.length;l++){for(let w=0;w<m;w++)h[l*(m+1)+w]=n[l*m+w];h[l*(m+1)+m]=d[l]}return h}}),
38671:((N,U,f)=>{f.d(U,{R:()=>s});var I=f(52205),M=f(45599);const v={DCTDecode:"jpg",DCT:"jpg",JPXDecode:"jp2",CCITTFaxDecode:"ccitt",CCF:"ccitt",JBIG2Decode:"j\
big2"};function s(c,r){const E=(0,I.c3)(c,r.dict.get("Filter")),b=(0,I.c3)(c,r.dict.get("DecodeParms")),o=E.at(-1)??null,n=o instanceof M.SX?v[o.text]:void 0;if(!n)
return{format:n,parameters:void 0,filter:o,before:r};const d=new M.Bi(r.dict);d.set("Filter",E.slice(0,-1)),d.set("DecodeParms",b.slice(0,E.length-1));const m=b[E.
length-1];return{format:n,parameters:(0,M.Zm)(m)?m:void 0,filter:o,before:new M.Z6(d,r.data,r.sealed)}}}),93059:((N,U,f)=>{f.d(U,{n:()=>v});var I=f(45599);const M={
BPC:"BitsPerComponent",CS:"ColorSpace",D:"Decode",DP:"DecodeParms",F:"Filter",H:"Height",IM:"ImageMask",W:"Width"};function v(s){if(s.dataStart<0)return;const c=new I.
Bi;for(let r=0;r+1<s.count;r+=2){const E=s.name(r);E!==void 0&&c.set(M[E]??E,s.value(r+1))}return new I.Z6(c,s.content.subarray(s.dataStart,s.dataEnd))}}),69869:((N,U,f)=>{
f.d(U,{R1:()=>o,To:()=>r,hh:()=>E});var I=f(81679),M=f(78157),v=f(45599);const s={1:"GRAY",3:"RGB ",4:"CMYK"},c=["scnr","mntr","prtr","spac"],r={1:"DeviceGray",
3:"DeviceRGB",4:"DeviceCMYK"};function E(n,d){if(!n||n.length<132)return;const m=(0,M.bS)(n),h=T=>m.toString("latin1",T,T+4),l=m.readUInt32BE(0),w=n[8];if(!(!(l>=
132&&l<=n.length&&w>=2&&w<=4&&h(36)==="acsp"&&c.includes(h(12)))||h(16)!==s[d]))return{bytes:n.subarray(0,l),version:w}}const b=new WeakMap;function o(n,{bytes:d},m){
const h=b.get(n)??[];b.set(n,h);const l=h.find(T=>Buffer.compare(T.bytes,d)===0);if(l)return l.ref;const w=(0,v.jd)({N:m,Alternate:(0,v.UU)(r[m]),Filter:(0,v.UU)(
"FlateDecode")}),B=n.add(new v.Z6(w,(0,I.Kc)(d)));return h.push({bytes:d,ref:B}),B}}),93604:((N,U,f)=>{f.d(U,{B:()=>I,M:()=>M});const I=(s,c)=>v(s,c,!1),M=(s,c)=>v(
s,c,!0);function v(s,c,r){let[E,b]=[0,s.length];for(;E<b;){const o=E+b>>1,n=s[o];n<c||r&&n===c?E=o+1:b=o}return E}})};
