"use strict";exports.id=6633,exports.ids=[6633],exports.modules={44131:((Z,P,c)=>{c.d(P,{Q:()=>M});const A=v();function M(r){const[f,s,g,w]=A;let o=4294967295,n=0;for(const d=r.
length-3;n<d;n+=4)o^=r[n]|r[n+1]<<8|r[n+2]<<16|r[n+3]<<24,o=w[o&255]^g[o>>>8&255]^s[o>>>16&255]^f[o>>>24];for(;n<r.length;n++)o=f[(o^r[n])&255]^o>>>8;return~o>>>
0}function v(){const r=new Int32Array(256);for(let w=0;w<256;w++){let o=w;for(let n=0;n<8;n++)o=o&1?o>>>1^3988292384:o>>>1;r[w]=o}const f=w=>w.map(o=>r[o&255]^o>>>
8),s=f(r),g=f(s);return[r,s,g,f(g)]}}),45657:((Z,P,c)=>{c.d(P,{Kf:()=>v,RZ:()=>A,YG:()=>r,vH:()=>M});function A(f,s){for(const g of s)f.push(g)}function M(f,s,g){
const w=f.get(s);w?w.push(g):f.set(s,[g])}const v=f=>{let s=-1/0;for(const g of f)s=Math.max(s,g);return s},r=f=>{let s=1/0;for(const g of f)s=Math.min(s,g);return s}}),
55396:((Z,P,c)=>{c.r(P),c.d(P,{extract_images:()=>dt});var A=c(58552),M=c(95340),v=c(42973),r=c(45599),f=c(81679),s=c(92152);const g=3,w=4,o=7,n={[g]:2,[w]:4,[o]:1};
function d(u){const{width:e,height:t,bits:p,channels:i,photometric:a,compression:E,options:y,otherInks:B,profile:x,data:C}=u,O=[[256,w,[e]],[257,w,[t]],[258,g,new Array(
i).fill(p)],[259,g,[E]],[262,g,[a]],[273,w,[8]],[277,g,[i]],[278,w,[t]],[279,w,[C.length]]];y!==void 0&&O.push([292,w,[y]]),a===5&&O.push([332,g,[B?2:1]],[334,g,
[i]]),x&&O.push([34675,o,x]);const j=8+C.length+C.length%2,_=Buffer.alloc(2+O.length*12+4);_.writeUInt16LE(O.length,0);const V=[];let F=j+_.length;for(const[ht,
[mt,k,lt]]of O.entries()){const st=2+ht*12;_.writeUInt16LE(mt,st),_.writeUInt16LE(k,st+2),_.writeUInt32LE(lt.length,st+4);const it=Buffer.alloc(Math.max(4,lt.length*
n[k]));for(const[ut,gt]of lt.entries())it.writeUIntLE(gt,ut*n[k],n[k]);if(it.length===4)_.set(it,st+8);else{_.writeUInt32LE(F,st+8);const ut=it.length%2===0?it:
Buffer.concat([it,Buffer.alloc(1)]);V.push(ut),F+=ut.length}}const $=Buffer.from([73,73,42,0,0,0,0,0]);return $.writeUInt32LE(j,4),Buffer.concat([$,C,Buffer.alloc(
C.length%2),_,...V])}const h=1,m=4;function l(u,e,{width:t,height:p,decode:i},a,E){const y=(_,V)=>{const F=u.resolve(E?.get(_));return typeof F=="number"?F:V},B=_=>u.
resolve(E?.get(_))===!0,x=y("K",0),C=y("Columns",1728),j=[B("BlackIs1"),(0,s.Cb)(i,1,1)===!0,!b(a)].filter(Boolean).length%2===0;return d({width:C>0?C:t,height:p,
bits:1,channels:1,photometric:j?0:1,compression:x<0?4:3,...x<0?{}:{options:(x>0?h:0)+(B("EncodedByteAlign")?m:0)},data:e})}function b({table:u,components:e,kind:t}){
if(!u)return t!=="inks"&&t!=="cmyk";const p=a=>u.subarray(a*e,(a+1)*e).reduce((E,y)=>E+y,0),i=p(0)<=p(1);return t==="inks"||t==="cmyk"?!i:i}var D=c(76023),T=c(30586),
q=c(38671);async function H(u,e,t){const p=(0,M.h)(u,e.dict),{width:i,height:a}=p;if(!(i>=1&&a>=1))return"damaged";const E=u.job.limits.pixels;if(i*a>E)throw(0,v.
F)("pixels",`An image of the document has ${i} × ${a} pixels; at most ${E} in all are allowed`,"Remove it");if(i>M.K)throw(0,v.F)("pixels",`An image of the doc\
ument has rows of ${i} pixels; at most ${M.K} are allowed`,"Remove it");const{format:y,parameters:B,before:x}=(0,q.R)(u,e);if(y==="jbig2")return"jbig2";const C=u.
resolve(e.dict.get("SMask"))??u.resolve(e.dict.get("Mask")),O=C instanceof r.Z6,j=await u.decodedAtEase(x);if(y==="jpg"||y==="jp2")return{ending:y,bytes:j,width:i,
height:a,masked:O};const _=p.stencil?ot:(0,D.L)(u,e.dict.get("ColorSpace"),t);return!_||![1,2,4,8,16].includes(p.bits)?"colors":y==="ccitt"?{ending:"tif",bytes:l(
u,j,p,_,B),width:i,height:a,masked:O}:at(u,p,_,j,C instanceof r.Z6?C:void 0)}const ot={kind:"gray",components:1,profile:void 0,table:void 0};async function at(u,e,t,p,i){
const{width:a,height:E,bits:y}=e,{pace:B}=u.job,x=t.table?1:t.components,C=(0,s.zq)(a,x,y)*E,O=(0,s.Cb)(e.decode,x,t.table?2**y-1:1);let j=(0,s.WQ)(p,C);O&&(j=(0,s.
mA)(j));const _={width:a,height:E,channels:x,bits:y},V={width:a,height:E,masked:i!==void 0};if(t.kind==="cmyk"||t.kind==="inks"){let k=y===16?j:await(0,s.ZJ)(j,
_,!t.table,B);return t.table?k=(0,s.A6)(k,t.table,t.components):O===void 0&&y<=8&&(k=(0,s.AT)(k,e.decode,x)),{...V,ending:"tif",bytes:S(e,t,y===16&&!t.table?16:
8,k)}}const F=i&&await I(u,i,e);if(!F&&O!==void 0&&U(t,y)){const k=t.table&&(t.kind==="gray"?(0,s.A6)(t.table,W,3):t.table),lt=t.table?"palette":t.kind,st={width:a,
height:E,depth:y,color:lt,palette:k?.subarray(0,3*2**y),profile:t.profile,samples:j};return{...V,ending:"png",bytes:await(0,T.H)(st,u.job)}}let $=await(0,s.ZJ)(
j,_,!t.table,B);t.table?$=(0,s.A6)($,t.table,t.components):O===void 0&&($=(0,s.AT)($,e.decode,x)),F&&($=(0,s.fu)($,F,t.components));const ht=t.kind==="gray"?F?"\
gray-alpha":"gray":F?"rgba":"rgb",mt={width:a,height:E,depth:8,color:ht,profile:t.profile,samples:$};return{...V,masked:i!==void 0&&!F,ending:"png",bytes:await(0,T.
H)(mt,u.job)}}const W=Uint8Array.from({length:768},(u,e)=>Math.floor(e/3)),U=({kind:u,table:e},t)=>e?t<=8:u==="gray"||t>=8;async function I(u,e,t){const p=(0,M.
h)(u,e.dict),{width:i,height:a,bits:E,stencil:y,decode:B}=p;if(!(i===t.width&&a===t.height&&!e.dict.has("Matte"))||t.bits===16||![1,2,4,8].includes(E)||(0,q.R)(
u,e).format)return;const C=(0,s.Cb)(B,1,1);if(C===void 0)return;const O=(0,s.WQ)(await u.decodedAtEase(e),(0,s.zq)(i,1,E)*a),j=await(0,s.ZJ)(O,{width:i,height:a,
channels:1,bits:E},!0,u.job.pace);return C!==y?(0,s.mA)(j):j}function S({width:u,height:e},t,p,i){const a=t.components===1;return d({width:u,height:e,bits:p,channels:t.
components,photometric:a?0:5,compression:8,otherInks:t.kind==="inks",profile:t.profile,data:(0,f.Kc)(i)})}var K=c(31424),R=c(92356),tt=c(98446),Y=c(64019),J=c(37709),
L=c(93059),X=c(58971),G=c(31095);class et{document;found=[];decoder;seen=new Set;constructor(e){this.document=e,this.decoder=new X.X(e)}async page(e){const{document:t}=this,
p=new G.H(t,t.dict(t.pages.attribute(e,"Resources")));await this.content(await this.decoder.page(e),p,e+1,0);for(const i of t.array(t.entry(t.pages.number(e),"A\
nnots"))??[]){const a=t.dict(i),E=a&&(0,Y.wR)(t,a);E&&await this.form(E,p,e+1,0)}}async content(e,t,p,i){const{job:a}=this.document;await(0,J.Ko)(e,a.pace,E=>{switch(a.
memory.budget.spend("operators",1),E.operator){case"BI":this.inline(E,t,p);return;case"Do":return this.draws(t.find("XObject",E.name(0)??""),t,p,i);case"scn":case"\
SCN":return this.pattern(E.name(E.count-1),t,p,i);default:return}})}draws(e,t,p,i){const a=this.document.resolve(e);if(!(a instanceof r.Z6)||!(0,r.i9)(e)||this.
seen.has(e.number))return;const E=this.document.resolve(a.dict.get("Subtype"));if((0,r.Eo)(E,"Form"))return this.form(e,t,p,i);(0,r.Eo)(E,"Image")&&(this.seen.add(
e.number),this.found.push({stream:a,page:p,find:y=>t.find("ColorSpace",y)}))}pattern(e,t,p,i){const a=e===void 0?void 0:t.find("Pattern",e);if(a!==void 0&&this.
document.resolve(a)instanceof r.Z6)return this.form(a,t,p,i)}async form(e,t,p,i){const{document:a,seen:E}=this,y=a.resolve(e);if(!(0,r.i9)(e)||E.has(e.number)||
!(y instanceof r.Z6))return;E.add(e.number);const B=a.job.limits.formDepth;if(i>=B)throw(0,v.F)("formDepth",`A page of the document has more than ${B} forms wit\
hin another`,"Open it in another PDF program and save it again");const x=a.dict(y.dict.get("Resources")),C=x?new G.H(a,x,t):t;await this.content(await this.decoder.
form(e.number,y),C,p,i+1)}inline(e,t,p){const i=(0,L.n)(e);i&&this.found.push({stream:i,page:p,find:a=>ct(t,a)})}}const ct=(u,e)=>{const t=u.find("ColorSpace",e);
return t instanceof r.SX&&t.text===e?void 0:t},ft={jpg:"image/jpeg",jp2:"image/jp2",png:"image/png",tif:"image/tiff"},dt=async(u,e,t)=>{const p=await(0,R.E)(u.bytes,
t,{password:e.open_password}),i=new et(p);for(let B=0;B<p.pages.count;B++)await i.page(B);const a=new z(p,e.minimum_size,t);for(const B of i.found)await a.add(B);
const{files:E,count:y}=a;return{documents:[],files:E,notes:a.notes(i.found.length),facts:{imageCount:y}}};class z{document;minimum;job;files=[];count=0;small=0;size=0;unable=new Map;constructor(e,t,p){
this.document=e,this.minimum=t,this.job=p}async add({stream:e,page:t,find:p}){const{document:i}=this,{width:a,height:E}=(0,M.h)(i,e.dict);if(a<this.minimum||E<this.
minimum){this.small++;return}const y=await Q(H(i,e,p));if(typeof y=="string"){this.unable.set(y,(this.unable.get(y)??0)+1);return}const B=(0,K.n)(++this.count),
x=`${B}.${y.ending}`;if(await this.push(x,y,{page:t}),!y.masked)return;const C=i.resolve(e.dict.get("SMask"))??i.resolve(e.dict.get("Mask")),O=C instanceof r.Z6?
await Q(H(i,C,()=>{})):"damaged";typeof O!="string"&&await this.push(`${B}-mask.${O.ending}`,O,{page:t,maskOf:x})}async push(e,{bytes:t,ending:p,width:i,height:a},E){
const{partBytes:y,parts:B}=this.job.limits;this.size+=t.length;const x="Raise minimum_size, or extract images from fewer pages";if(this.size>y)throw(0,v.F)("par\
tBytes",`The images together are larger than ${y} bytes`,x);if(this.files.length>=B)throw(0,v.F)("parts",`The document has more than ${B} images`,x);const C=ft[p],
O=await this.job.onResult({index:this.files.length,name:e,bytes:t});this.files.push({name:e,bytes:O,mediaType:C,facts:{...E,size:t.length,mimeType:C,width:i,height:a}})}notes(e){
const t=[];return this.unable.size>0&&t.push(rt(this.unable)),this.count===0&&this.unable.size===0&&t.push(nt(e)),t}}async function Q(u){try{return await u}catch(e){
if(e instanceof A.zU&&e.code==="unreadable_document")return"damaged";throw e}}const N={jbig2:"compressed with JBIG2, which is not decoded",colors:"with colors t\
hat no image file has",damaged:"damaged"};function rt(u){return{code:"images_left_out",message:`Images were left out: ${[...u].map(([t,p])=>`${(0,tt.y_)(p,"imag\
e is","images are")} ${N[t]}`).join("; ")}.`}}function nt(u){const e=u===1?"The one image of the pages is":`All ${u} images of the pages are`;return{code:"no_im\
ages",message:u===0?"The pages have no images.":`${e} smaller than minimum_size.`,...u===0?{}:{mentions:["minimum_size"]}}}}),76023:((Z,P,c)=>{c.d(P,{L:()=>s});
var A=c(45599),M=c(69869);const v=8,r={DeviceGray:f("gray",1),CalGray:f("gray",1),G:f("gray",1),DeviceRGB:f("rgb",3),CalRGB:f("rgb",3),RGB:f("rgb",3),DeviceCMYK:f(
"cmyk",4),CMYK:f("cmyk",4),Separation:f("inks",1)};function f(o,n){return{kind:o,components:n,profile:void 0,table:void 0}}function s(o,n,d,h=0){const m=o.resolve(
n);if(h>v)return;if(m instanceof A.SX){if(Object.hasOwn(r,m.text))return r[m.text];const b=d(m.text);return b===void 0?void 0:s(o,b,d,h+1)}if(!(0,A.cy)(m))return;
const l=o.resolve(m[0]);if(l instanceof A.SX)switch(l.text){case"ICCBased":return g(o,m[1],d,h);case"Indexed":case"I":return w(o,m,d,h);case"DeviceN":{const b=o.
array(m[1])?.length??0;return b>=1&&b<=32?f("inks",b):void 0}default:return Object.hasOwn(r,l.text)?r[l.text]:void 0}}function g(o,n,d,h){const m=o.resolve(n);if(!(m instanceof
A.Z6))return;const l=o.resolve(m.dict.get("N")),b=l===1?"gray":l===3?"rgb":l===4?"cmyk":void 0;if(b===void 0)return s(o,m.dict.get("Alternate"),d,h+1);const D=(0,M.
hh)(o.decodedPart(m)?.data,l);return{...f(b,l),profile:D?.bytes}}function w(o,n,d,h){const m=s(o,n[1],d,h+1),l=o.resolve(n[3]),b=l instanceof A.Mx?l.bytes:l instanceof
A.Z6?o.decodedPart(l)?.data:void 0,D=o.resolve(n[2]);if(!m||m.table||!b||typeof D!="number"||!(D>=0))return;const T=new Uint8Array((Math.min(Math.floor(D),255)+
1)*m.components);return T.set(b.subarray(0,T.length)),{...m,table:T}}}),95340:((Z,P,c)=>{c.d(P,{K:()=>A,h:()=>M});const A=1e6;function M(v,r){const f=w=>{const o=v.
resolve(r.get(w));return typeof o=="number"?Math.floor(o):NaN},s=v.resolve(r.get("ImageMask"))===!0,g=v.array(r.get("Decode"))?.map(w=>v.resolve(w));return{width:f(
"Width"),height:f("Height"),bits:s?1:f("BitsPerComponent")||8,stencil:s,decode:g?.every(w=>typeof w=="number")?g:void 0}}}),30586:((Z,P,c)=>{c.d(P,{H:()=>T});var A=c(
44131),M=c(33095),v=c(79145),r=c(64680),f=c(81679);const s=Uint8Array.of(137,80,78,71,13,10,26,10),g={gray:0,rgb:2,palette:3,"gray-alpha":4,rgba:6},w={gray:1,rgb:3,
palette:1,"gray-alpha":2,rgba:4},o=.0254,n=5,d=6,h=65536,m=10,l=2,b=.6,D=4;async function T(U,I){const{width:S,height:K,depth:R,color:tt,palette:Y,profile:J,resolution:L}=U,
X=Buffer.alloc(13);X.writeUInt32BE(S,0),X.writeUInt32BE(K,4),X.set([R,g[tt],0,0,0],8);const G=[s,W("IHDR",X)];return J&&G.push(W("iCCP",Buffer.concat([Buffer.from(
"ICC\0\0","latin1"),(0,f.Kc)(J)]))),L!==void 0&&G.push(W("pHYs",q(L))),Y&&G.push(W("PLTE",Y)),G.push(W("IDAT",await H(U,I)),W("IEND",new Uint8Array(0))),Buffer.
concat(G)}function q(U){const I=Buffer.alloc(9),S=Math.round(U/o);return I.writeUInt32BE(S,0),I.writeUInt32BE(S,4),I[8]=1,I}async function H(U,{codec:I,pace:S}){
const{width:K,height:R,depth:tt,color:Y,samples:J}=U,L=Math.ceil(K*tt*w[Y]/8),X=ot(U),G=typeof J=="function"?J:N=>J.subarray(N*L,N*L+L),et=I?new r.k(L*R):new v.
I(L*R>>3),ct=I?void 0:(0,M.i)({level:n,mem:6},et),ft=new Uint8Array(L),dt=Math.max(1,Math.floor(h/(L+1)));let z=new Uint8Array(0),Q=0;for(let N=0;N<R;N++){Q===z.
length&&(z=new Uint8Array(Math.min(dt,R-N)*(L+1)),Q=0);const rt=z.subarray(Q,Q+=L+1),nt=G(N).subarray(0,L),u=N>0&&Buffer.compare(nt,ft)===0;if(rt[0]=X(nt,u),rt[0]!==
l)rt.set(nt,1);else if(!u)for(let t=0;t<L;t++)rt[t+1]=nt[t]-ft[t];u||ft.set(nt),Q===z.length&&(ct?ct.push(z,N===R-1):et.copy(z,0,z.length));const e=S.step(ct?L*
m:L);e&&await e}return et instanceof v.I?et.join(S):I.deflate(et.bytes,d)}function ot({depth:U,color:I}){if(U<8||I==="palette")return()=>0;const S=w[I];let K;return(R,tt)=>{
if(tt)return K;const Y=K===void 0;return K=U===8&&at(R,S)?0:l,Y?0:K}}function at(U,I){let S=0,K=0;for(let R=I;R<U.length;R+=D*I)U[R]===U[R-I]&&S++,K++;return S>=
K*b}function W(U,I){const S=Buffer.alloc(I.length+12);return S.writeUInt32BE(I.length,0),S.write(U,4,"latin1"),S.set(I,8),S.writeUInt32BE((0,A.Q)(S.subarray(4,I.
length+8)),I.length+8),S}}),92152:((Z,P,c)=>{c.d(P,{A6:()=>w,AT:()=>g,Cb:()=>M,WQ:()=>v,ZJ:()=>s,fu:()=>o,mA:()=>r,zq:()=>A});const A=(n,d,h)=>Math.ceil(n*d*h/8);
function M(n,d,h){if(!n||n.length<d*2)return!1;let m=0;for(let l=0;l<d;l++){const[b,D]=[n[l*2],n[l*2+1]];if(b===h&&D===0)m++;else if(b!==0||D!==h)return}return m===
0?!1:m===d?!0:void 0}function v(n,d){if(n.length>=d)return n.subarray(0,d);const h=new Uint8Array(d);return h.set(n),h}const r=n=>n.map(d=>d^255),f=2;async function s(n,{
width:d,height:h,channels:m,bits:l},b,D){const T=d*m,q=A(d,m,l),H=new Uint8Array(T*h),ot=2**l-1,at=b&&l<8?255/ot:1;for(let W=0;W<h;W++){for(let I=0;I<T;I++){const S=I*
l,K=W*q+(S>>3),R=l>=8?n[K]:n[K]>>8-l-(S&7)&ot;H[W*T+I]=R*at}const U=D.step(T*f);U&&await U}return H}function g(n,d,h){const m=Array.from({length:h},(l,b)=>{const[
D,T]=[d[b*2],d[b*2+1]];return Uint8ClampedArray.from({length:256},(q,H)=>(D+H/255*(T-D))*255)});return n.map((l,b)=>m[b%h][l])}function w(n,d,h){const m=new Uint8Array(
n.length*h);for(const[l,b]of n.entries())for(let D=0;D<h;D++)m[l*h+D]=d[b*h+D]??0;return m}function o(n,d,h){const m=new Uint8Array(d.length*(h+1));for(let l=0;l<
d.length;l++){for(let b=0;b<h;b++)m[l*(h+1)+b]=n[l*h+b];m[l*(h+1)+h]=d[l]}return m}}),38671:((Z,P,c)=>{c.d(P,{R:()=>r});var A=c(52205),M=c(45599);const v={DCTDecode:"\
jpg",DCT:"jpg",JPXDecode:"jp2",CCITTFaxDecode:"ccitt",CCF:"ccitt",JBIG2Decode:"jbig2"};function r(f,s){const g=(0,A.c3)(f,s.dict.get("Filter")),w=(0,A.c3)(f,s.dict.
get("DecodeParms")),o=g.at(-1)??null,n=o instanceof M.SX?v[o.text]:void 0;if(!n)return{format:n,parameters:void 0,filter:o,before:s};const d=new M.Bi(s.dict);d.
set("Filter",g.slice(0,-1)),d.set("DecodeParms",w.slice(0,g.length-1));const h=w[g.length-1];return{format:n,parameters:(0,M.Zm)(h)?h:void 0,filter:o,before:new M.
Z6(d,s.data,s.sealed)}}}),93059:((Z,P,c)=>{c.d(P,{n:()=>v});var A=c(45599);const M={BPC:"BitsPerComponent",CS:"ColorSpace",D:"Decode",DP:"DecodeParms",F:"Filter",
H:"Height",IM:"ImageMask",W:"Width"};function v(r){if(r.dataStart<0)return;const f=new A.Bi;for(let s=0;s+1<r.count;s+=2){const g=r.name(s);g!==void 0&&f.set(M[g]??
g,r.value(s+1))}return new A.Z6(f,r.content.subarray(r.dataStart,r.dataEnd))}}),69869:((Z,P,c)=>{c.d(P,{R1:()=>o,To:()=>s,hh:()=>g});var A=c(81679),M=c(78157),v=c(
45599);const r={1:"GRAY",3:"RGB ",4:"CMYK"},f=["scnr","mntr","prtr","spac"],s={1:"DeviceGray",3:"DeviceRGB",4:"DeviceCMYK"};function g(n,d){if(!n||n.length<132)
return;const h=(0,M.bS)(n),m=T=>h.toString("latin1",T,T+4),l=h.readUInt32BE(0),b=n[8];if(!(!(l>=132&&l<=n.length&&b>=2&&b<=4&&m(36)==="acsp"&&f.includes(m(12)))||
m(16)!==r[d]))return{bytes:n.subarray(0,l),version:b}}const w=new WeakMap;function o(n,{bytes:d},h){const m=w.get(n)??[];w.set(n,m);const l=m.find(T=>Buffer.compare(
T.bytes,d)===0);if(l)return l.ref;const b=(0,v.jd)({N:h,Alternate:(0,v.UU)(s[h]),Filter:(0,v.UU)("FlateDecode")}),D=n.add(new v.Z6(b,(0,A.Kc)(d)));return m.push(
{bytes:d,ref:D}),D}}),93604:((Z,P,c)=>{c.d(P,{B:()=>A,M:()=>M});const A=(r,f)=>v(r,f,!1),M=(r,f)=>v(r,f,!0);function v(r,f,s){let[g,w]=[0,r.length];for(;g<w;){const o=g+
w>>1,n=r[o];n<f||s&&n===f?g=o+1:w=o}return g}})};
