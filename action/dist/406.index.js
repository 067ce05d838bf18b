"use strict";exports.id=406,exports.ids=[406],exports.modules={44131:((j,C,l)=>{l.d(C,{Q:()=>I});const v=A();function I(c){const[f,u,b,i]=v;let s=4294967295,n=0;for(const o=c.
length-3;n<o;n+=4)s^=c[n]|c[n+1]<<8|c[n+2]<<16|c[n+3]<<24,s=i[s&255]^b[s>>>8&255]^u[s>>>16&255]^f[s>>>24];for(;n<c.length;n++)s=f[(s^c[n])&255]^s>>>8;return~s>>>
0}function A(){const c=new Int32Array(256);for(let i=0;i<256;i++){let s=i;for(let n=0;n<8;n++)s=s&1?s>>>1^3988292384:s>>>1;c[i]=s}const f=i=>i.map(s=>c[s&255]^s>>>
8),u=f(c),b=f(u);return[c,u,b,f(b)]}}),14559:((j,C,l)=>{l.r(C),l.d(C,{extract_images:()=>bt});var v=l(58552),I=l(95340),A=l(42973),c=l(45599),f=l(59596),u=l(92152);
const b=3,i=4,s=7,n={[b]:2,[i]:4,[s]:1};function o(m){const{width:e,height:t,bits:w,channels:h,photometric:g,compression:y,options:E,otherInks:D,profile:S,data:x}=m,
M=[[256,i,[e]],[257,i,[t]],[258,b,new Array(h).fill(w)],[259,b,[y]],[262,b,[g]],[273,i,[8]],[277,b,[h]],[278,i,[t]],[279,i,[x.length]]];E!==void 0&&M.push([292,
i,[E]]),g===5&&M.push([332,b,[D?2:1]],[334,b,[h]]),S&&M.push([34675,s,S]);const P=8+x.length+x.length%2,U=Buffer.alloc(2+M.length*12+4);U.writeUInt16LE(M.length,
0);const L=[];let F=P+U.length;for(const[q,[tt,K,Q]]of M.entries()){const Y=2+q*12;U.writeUInt16LE(tt,Y),U.writeUInt16LE(K,Y+2),U.writeUInt32LE(Q.length,Y+4);const X=Buffer.
alloc(Math.max(4,Q.length*n[K]));for(const[V,Bt]of Q.entries())X.writeUIntLE(Bt,V*n[K],n[K]);if(X.length===4)U.set(X,Y+8);else{U.writeUInt32LE(F,Y+8);const V=X.
length%2===0?X:Buffer.concat([X,Buffer.alloc(1)]);L.push(V),F+=V.length}}const $=Buffer.from([73,73,42,0,0,0,0,0]);return $.writeUInt32LE(P,4),Buffer.concat([$,
x,Buffer.alloc(x.length%2),U,...L])}const d=1,r=4;function a(m,e,{width:t,height:w,decode:h},g,y){const E=(U,L)=>{const F=m.resolve(y?.get(U));return typeof F==
"number"?F:L},D=U=>m.resolve(y?.get(U))===!0,S=E("K",0),x=E("Columns",1728),P=[D("BlackIs1"),(0,u.Cb)(h,1,1)===!0,!p(g)].filter(Boolean).length%2===0;return o({
width:x>0?x:t,height:w,bits:1,channels:1,photometric:P?0:1,compression:S<0?4:3,...S<0?{}:{options:(S>0?d:0)+(D("EncodedByteAlign")?r:0)},data:e})}function p({table:m,
components:e,kind:t}){if(!m)return t!=="inks"&&t!=="cmyk";const w=g=>m.subarray(g*e,(g+1)*e).reduce((y,E)=>y+E,0),h=w(0)<=w(1);return t==="inks"||t==="cmyk"?!h:
h}var B=l(76023),O=l(44131),T=l(33095),_=l(64680);const N=Uint8Array.of(137,80,78,71,13,10,26,10),W={gray:0,rgb:2,palette:3,"gray-alpha":4,rgba:6},k={gray:1,rgb:3,
palette:1,"gray-alpha":2,rgba:4},Z=10,R=2;async function z(m,e){const{width:t,height:w,depth:h,color:g,palette:y,profile:E}=m,D=Buffer.alloc(13);D.writeUInt32BE(
t,0),D.writeUInt32BE(w,4),D.set([h,W[g],0,0,0],8);const S=[N,G("IHDR",D)];return E&&S.push(G("iCCP",Buffer.concat([Buffer.from("ICC\0\0","latin1"),(0,f.Kc)(E)]))),
y&&S.push(G("PLTE",y)),S.push(G("IDAT",await H(m,e)),G("IEND",new Uint8Array(0))),Buffer.concat(S)}async function H({width:m,height:e,depth:t,color:w,samples:h},g){
const y=Math.ceil(m*t*k[w]/8),E=t>=8&&w!=="palette"?R:0,D=new _.k(Math.max(1024,h.length>>2)),S=(0,T.i)({level:6,mem:6},D);for(let x=0;x<e;x++){const M=new Uint8Array(
y+1);M[0]=x===0?0:E;const P=x*y;if(M[0]===R)for(let L=0;L<y;L++)M[L+1]=h[P+L]-h[P-y+L];else M.set(h.subarray(P,P+y),1);S.push(M,x===e-1);const U=g.step(y*Z);U&&
await U}return D.bytes}function G(m,e){const t=Buffer.alloc(e.length+12);return t.writeUInt32BE(e.length,0),t.write(m,4,"latin1"),t.set(e,8),t.writeUInt32BE((0,O.
Q)(t.subarray(4,e.length+8)),e.length+8),t}var J=l(38671);async function et(m,e,t){const w=(0,I.h)(m,e.dict),{width:h,height:g}=w;if(!(h>=1&&g>=1))return"damage\
d";const y=m.job.limits.pixels;if(h*g>y)throw(0,A.F)("pixels",`An image of the document has ${h} × ${g} pixels; at most ${y} in all are allowed`,"Remove it");const{
format:E,parameters:D,before:S}=(0,J.R)(m,e);if(E==="jbig2")return"jbig2";const x=m.resolve(e.dict.get("SMask"))??m.resolve(e.dict.get("Mask")),M=x instanceof c.
Z6,P=await m.decodedAtEase(S);if(E==="jpg"||E==="jp2")return{ending:E,bytes:P,width:h,height:g,masked:M};const U=w.stencil?ot:(0,B.L)(m,e.dict.get("ColorSpace"),
t);return!U||![1,2,4,8,16].includes(w.bits)?"colors":E==="ccitt"?{ending:"tif",bytes:a(m,P,w,U,D),width:h,height:g,masked:M}:rt(m,w,U,P,x instanceof c.Z6?x:void 0)}
const ot={kind:"gray",components:1,profile:void 0,table:void 0};async function rt(m,e,t,w,h){const{width:g,height:y,bits:E}=e,{pace:D}=m.job,S=t.table?1:t.components,
x=(0,u.zq)(g,S,E)*y,M=(0,u.Cb)(e.decode,S,t.table?2**E-1:1);let P=(0,u.WQ)(w,x);M&&(P=(0,u.mA)(P));const U={width:g,height:y,channels:S,bits:E},L={width:g,height:y,
masked:h!==void 0};if(t.kind==="cmyk"||t.kind==="inks"){let K=E===16?P:await(0,u.ZJ)(P,U,!t.table,D);return t.table?K=(0,u.A6)(K,t.table,t.components):M===void 0&&
E<=8&&(K=(0,u.AT)(K,e.decode,S)),{...L,ending:"tif",bytes:ft(e,t,E===16&&!t.table?16:8,K)}}const F=h&&await ct(m,h,e);if(!F&&M!==void 0&&at(t,E)){const K=t.table&&
(t.kind==="gray"?(0,u.A6)(t.table,it,3):t.table),Q=t.table?"palette":t.kind,Y={width:g,height:y,depth:E,color:Q,palette:K?.subarray(0,3*2**E),profile:t.profile,
samples:P};return{...L,ending:"png",bytes:await z(Y,D)}}let $=await(0,u.ZJ)(P,U,!t.table,D);t.table?$=(0,u.A6)($,t.table,t.components):M===void 0&&($=(0,u.AT)($,
e.decode,S)),F&&($=(0,u.fu)($,F,t.components));const q=t.kind==="gray"?F?"gray-alpha":"gray":F?"rgba":"rgb",tt={width:g,height:y,depth:8,color:q,profile:t.profile,
samples:$};return{...L,masked:h!==void 0&&!F,ending:"png",bytes:await z(tt,D)}}const it=Uint8Array.from({length:768},(m,e)=>Math.floor(e/3)),at=({kind:m,table:e},t)=>e?
t<=8:m==="gray"||t>=8;async function ct(m,e,t){const w=(0,I.h)(m,e.dict),{width:h,height:g,bits:y,stencil:E,decode:D}=w;if(!(h===t.width&&g===t.height&&!e.dict.
has("Matte"))||t.bits===16||![1,2,4,8].includes(y)||(0,J.R)(m,e).format)return;const x=(0,u.Cb)(D,1,1);if(x===void 0)return;const M=(0,u.WQ)(await m.decodedAtEase(
e),(0,u.zq)(h,1,y)*g),P=await(0,u.ZJ)(M,{width:h,height:g,channels:1,bits:y},!0,m.job.pace);return x!==E?(0,u.mA)(P):P}function ft({width:m,height:e},t,w,h){const g=t.
components===1;return o({width:m,height:e,bits:w,channels:t.components,photometric:g?0:5,compression:8,otherInks:t.kind==="inks",profile:t.profile,data:(0,f.Kc)(
h)})}var ut=l(31424),dt=l(90966),lt=l(98446),ht=l(64019),gt=l(37709),mt=l(93059),pt=l(58971),nt=l(31095);class yt{document;found=[];decoder;seen=new Set;operators=0;constructor(e){
this.document=e,this.decoder=new pt.X(e)}async page(e){const{document:t}=this;this.operators=0;const w=new nt.H(t,t.dict(t.pages.attribute(e,"Resources")));await this.
content(await this.decoder.page(e),w,e+1,0);for(const h of t.array(t.entry(t.pages.number(e),"Annots"))??[]){const g=t.dict(h),y=g&&(0,ht.wR)(t,g);y&&await this.
form(y,w,e+1,0)}}async content(e,t,w,h){const{job:g}=this.document;await(0,gt.K)(e,g.pace,y=>{if(++this.operators>g.limits.operators)throw(0,A.F)("operators",`A\
 page of the document has more than ${g.limits.operators} operators`,"Open it in another PDF program and save it again");switch(y.operator){case"BI":this.inline(
y,t,w);return;case"Do":return this.draws(t.find("XObject",y.name(0)??""),t,w,h);case"scn":case"SCN":return this.pattern(y.name(y.count-1),t,w,h);default:return}})}draws(e,t,w,h){
const g=this.document.resolve(e);if(!(g instanceof c.Z6)||!(0,c.i9)(e)||this.seen.has(e.number))return;const y=this.document.resolve(g.dict.get("Subtype"));if((0,c.
Eo)(y,"Form"))return this.form(e,t,w,h);(0,c.Eo)(y,"Image")&&(this.seen.add(e.number),this.found.push({stream:g,page:w,find:E=>t.find("ColorSpace",E)}))}pattern(e,t,w,h){
const g=e===void 0?void 0:t.find("Pattern",e);if(g!==void 0&&this.document.resolve(g)instanceof c.Z6)return this.form(g,t,w,h)}async form(e,t,w,h){const{document:g,
seen:y}=this,E=g.resolve(e);if(!(0,c.i9)(e)||y.has(e.number)||!(E instanceof c.Z6))return;y.add(e.number);const D=g.job.limits.formDepth;if(h>=D)throw(0,A.F)("f\
ormDepth",`A page of the document has more than ${D} forms within another`,"Open it in another PDF program and save it again");const S=g.dict(E.dict.get("Resour\
ces")),x=S?new nt.H(g,S,t):t;await this.content(await this.decoder.form(e.number,E),x,w,h+1)}inline(e,t,w){const h=(0,mt.n)(e);h&&this.found.push({stream:h,page:w,
find:g=>wt(t,g)})}}const wt=(m,e)=>{const t=m.find("ColorSpace",e);return t instanceof c.SX&&t.text===e?void 0:t},Et={jpg:"image/jpeg",jp2:"image/jp2",png:"imag\
e/png",tif:"image/tiff"},bt=async(m,e,t)=>{const w=await(0,dt.E)(m.bytes,t,{password:e.open_password}),h=new yt(w);for(let D=0;D<w.pages.count;D++)await h.page(
D);const g=new vt(w,e.minimum_size);for(const D of h.found)await g.add(D);const{files:y,count:E}=g;return{documents:[],files:y,notes:g.notes(h.found.length),facts:{
imageCount:E}}};class vt{document;minimum;files=[];count=0;small=0;size=0;unable=new Map;constructor(e,t){this.document=e,this.minimum=t}async add({stream:e,page:t,
find:w}){const{document:h}=this,{width:g,height:y}=(0,I.h)(h,e.dict);if(g<this.minimum||y<this.minimum){this.small++;return}const E=await st(et(h,e,w));if(typeof E==
"string"){this.unable.set(E,(this.unable.get(E)??0)+1);return}const D=(0,ut.n)(++this.count),S=`${D}.${E.ending}`;if(this.push(S,E,{page:t}),!E.masked)return;const x=h.
resolve(e.dict.get("SMask"))??h.resolve(e.dict.get("Mask")),M=x instanceof c.Z6?await st(et(h,x,()=>{})):"damaged";typeof M!="string"&&this.push(`${D}-mask.${M.
ending}`,M,{page:t,maskOf:S})}push(e,{bytes:t,ending:w,width:h,height:g},y){const{partBytes:E,parts:D}=this.document.job.limits;this.size+=t.length;const S="Rai\
se minimum_size, or extract images from fewer pages";if(this.size>E)throw(0,A.F)("partBytes",`The images together are larger than ${E} bytes`,S);if(this.files.length>=
D)throw(0,A.F)("parts",`The document has more than ${D} images`,S);const x=Et[w];this.files.push({name:e,bytes:t,mediaType:x,facts:{...y,size:t.length,mimeType:x,
width:h,height:g}})}notes(e){const t=[];return this.unable.size>0&&t.push(Dt(this.unable)),this.count===0&&this.unable.size===0&&t.push(It(e)),t}}async function st(m){
try{return await m}catch(e){if(e instanceof v.zU&&e.code==="unreadable_document")return"damaged";throw e}}const At={jbig2:"compressed with JBIG2, which is not d\
ecoded",colors:"with colors that no image file has",damaged:"damaged"};function Dt(m){return{code:"images_left_out",message:`Images were left out: ${[...m].map(
([t,w])=>`${(0,lt.y_)(w,"image is","images are")} ${At[t]}`).join("; ")}.`}}function It(m){const e=m===1?"The one image of the pages is":`All ${m} images of the\
 pages are`;return{code:"no_images",message:m===0?"The pages have no images.":`${e} smaller than minimum_size.`,...m===0?{}:{mentions:["minimum_size"]}}}}),64019:((j,C,l)=>{
l.d(C,{dK:()=>n,wR:()=>d,hs:()=>o});var v=l(45599),I=l(74135),A=l(6057);function c(r,a,p,B){const O=(0,A.b0)(r,a.get("Rect")),T=r.get(p);if(!O||!(T instanceof v.
Z6))return;const _=(0,A.b0)(r,T.dict.get("BBox"));if(!_)return;const[N,W,k,Z]=(0,I.zl)((0,A.lQ)(r,T.dict.get("Matrix")),_);if(!(k>N)||!(Z>W))return;const R=(O[2]-
O[0])/(k-N),z=(O[3]-O[1])/(Z-W),H=[R,0,0,z,O[0]-N*R,O[1]-W*z];return{form:p,matrix:B===0?H:f(H,B,O[0],O[3])}}function f([r,a,p,B,O,T],_,N,W){const k=_===180?-1:
0,Z=_===90?1:_===270?-1:0,R=(G,J)=>[k*G-Z*J,Z*G+k*J],[z,H]=R(O-N,T-W);return[...R(r,a),...R(p,B),z+N,H+W]}const u=2,b=16,i=32;function s(r,a){const p=r.resolve(
a.get("F"));return typeof p=="number"?p:0}const n=(r,a)=>(s(r,a)&(u|i))!==0;function o(r,a,p,B){return c(r,a,p,s(r,a)&b?B:0)}function d(r,a){const p=r.dict(a.get(
"AP"))?.get("N"),B=r.resolve(p);if(B instanceof v.Z6)return(0,v.i9)(p)?p:void 0;if(!(B instanceof v.Bi))return;const O=r.resolve(a.get("AS")),T=O instanceof v.SX?
B.get(O.text):void 0;return(0,v.i9)(T)&&r.resolve(T)instanceof v.Z6?T:void 0}}),6057:((j,C,l)=>{l.d(C,{VO:()=>A,b0:()=>f,c_:()=>b,iw:()=>c,lQ:()=>u});var v=l(74135);
const I=[0,0,612,792],A=(i,s)=>f(i,i.pages.attribute(s,"MediaBox"))??I;function c(i,s){const{pages:n}=i,o=i.resolve(i.entry(n.number(s),"UserUnit"));return{box:(0,v.
Mo)(A(i,s),f(i,n.attribute(s,"CropBox"))),rotation:b(i.resolve(n.attribute(s,"Rotate"))),userUnit:typeof o=="number"&&o>0?o:1}}function f(i,s){const n=i.array(s)?.
map(d=>i.resolve(d));if(n?.length!==4||!n.every(d=>typeof d=="number"&&Number.isFinite(d)))return;const o=(0,v.ds)(n);return o[0]<o[2]&&o[1]<o[3]?o:void 0}function u(i,s){
const n=(i.array(s)??[]).map(o=>i.resolve(o));return n.length===6&&n.every(o=>typeof o=="number")?n:[1,0,0,1,0,0]}function b(i){const s=typeof i=="number"?(i%360+
360)%360:0;return s===90||s===180||s===270?s:0}}),76023:((j,C,l)=>{l.d(C,{L:()=>u});var v=l(45599),I=l(69869);const A=8,c={DeviceGray:f("gray",1),CalGray:f("gra\
y",1),G:f("gray",1),DeviceRGB:f("rgb",3),CalRGB:f("rgb",3),RGB:f("rgb",3),DeviceCMYK:f("cmyk",4),CMYK:f("cmyk",4),Separation:f("inks",1)};function f(s,n){return{
kind:s,components:n,profile:void 0,table:void 0}}function u(s,n,o,d=0){const r=s.resolve(n);if(d>A)return;if(r instanceof v.SX){if(Object.hasOwn(c,r.text))return c[r.
text];const p=o(r.text);return p===void 0?void 0:u(s,p,o,d+1)}if(!(0,v.cy)(r))return;const a=s.resolve(r[0]);if(a instanceof v.SX)switch(a.text){case"ICCBased":
return b(s,r[1],o,d);case"Indexed":case"I":return i(s,r,o,d);case"DeviceN":{const p=s.array(r[1])?.length??0;return p>=1&&p<=32?f("inks",p):void 0}default:return Object.
hasOwn(c,a.text)?c[a.text]:void 0}}function b(s,n,o,d){const r=s.resolve(n);if(!(r instanceof v.Z6))return;const a=s.resolve(r.dict.get("N")),p=a===1?"gray":a===
3?"rgb":a===4?"cmyk":void 0;if(p===void 0)return u(s,r.dict.get("Alternate"),o,d+1);const B=(0,I.hh)(s.decodedPart(r)?.data,a);return{...f(p,a),profile:B?.bytes}}
function i(s,n,o,d){const r=u(s,n[1],o,d+1),a=s.resolve(n[3]),p=a instanceof v.Mx?a.bytes:a instanceof v.Z6?s.decodedPart(a)?.data:void 0,B=s.resolve(n[2]);if(!r||
r.table||!p||typeof B!="number"||!(B>=0))return;const O=new Uint8Array((Math.min(Math.floor(B),255)+1)*r.components);return O.set(p.subarray(0,O.length)),{...r,
table:O}}}),95340:((j,C,l)=>{l.d(C,{h:()=>v});function v(I,A){const c=b=>{const i=I.resolve(A.get(b));return typeof i=="number"?Math.floor(i):NaN},f=I.resolve(A.
get("ImageMask"))===!0,u=I.array(A.get("Decode"))?.map(b=>I.resolve(b));return{width:c("Width"),height:c("Height"),bits:f?1:c("BitsPerComponent")||8,stencil:f,decode:u?.
every(b=>typeof b=="number")?u:void 0}}}),92152:((j,C,l)=>{l.d(C,{A6:()=>i,AT:()=>b,Cb:()=>I,WQ:()=>A,ZJ:()=>u,fu:()=>s,mA:()=>c,zq:()=>v});const v=(n,o,d)=>Math.
ceil(n*o*d/8);function I(n,o,d){if(!n||n.length<o*2)return!1;let r=0;for(let a=0;a<o;a++){const[p,B]=[n[a*2],n[a*2+1]];if(p===d&&B===0)r++;else if(p!==0||B!==d)
return}return r===0?!1:r===o?!0:void 0}function A(n,o){if(n.length>=o)return n.subarray(0,o);const d=new Uint8Array(o);return d.set(n),d}const c=n=>n.map(o=>o^255),
f=2;async function u(n,{width:o,height:d,channels:r,bits:a},p,B){const O=o*r,T=v(o,r,a),_=new Uint8Array(O*d),N=2**a-1,W=p&&a<8?255/N:1;for(let k=0;k<d;k++){for(let R=0;R<
O;R++){const z=R*a,H=k*T+(z>>3),G=a>=8?n[H]:n[H]>>8-a-(z&7)&N;_[k*O+R]=G*W}const Z=B.step(O*f);Z&&await Z}return _}function b(n,o,d){const r=Array.from({length:d},
(a,p)=>{const[B,O]=[o[p*2],o[p*2+1]];return Uint8ClampedArray.from({length:256},(T,_)=>(B+_/255*(O-B))*255)});return n.map((a,p)=>r[p%d][a])}function i(n,o,d){const r=new Uint8Array(
n.length*d);for(const[a,p]of n.entries())for(let B=0;B<d;B++)r[a*d+B]=o[p*d+B]??0;return r}function s(n,o,d){const r=new Uint8Array(o.length*(d+1));for(let a=0;a<
o.length;a++){for(let p=0;p<d;p++)r[a*(d+1)+p]=n[a*d+p];r[a*(d+1)+d]=o[a]}return r}}),38671:((j,C,l)=>{l.d(C,{R:()=>c});var v=l(52205),I=l(45599);const A={DCTDecode:"\
jpg",DCT:"jpg",JPXDecode:"jp2",CCITTFaxDecode:"ccitt",CCF:"ccitt",JBIG2Decode:"jbig2"};function c(f,u){const b=(0,v.c3)(f,u.dict.get("Filter")),i=(0,v.c3)(f,u.dict.
get("DecodeParms")),s=b.at(-1)??null,n=s instanceof I.SX?A[s.text]:void 0;if(!n)return{format:n,parameters:void 0,filter:s,before:u};const o=new I.Bi(u.dict);o.
set("Filter",b.slice(0,-1)),o.set("DecodeParms",i.slice(0,b.length-1));const d=i[b.length-1];return{format:n,parameters:(0,I.Zm)(d)?d:void 0,filter:s,before:new I.
Z6(o,u.data,u.sealed)}}}),93059:((j,C,l)=>{l.d(C,{n:()=>A});var v=l(45599);const I={BPC:"BitsPerComponent",CS:"ColorSpace",D:"Decode",DP:"DecodeParms",F:"Filter",
H:"Height",IM:"ImageMask",W:"Width"};function A(c){if(c.dataStart<0)return;const f=new v.Bi;for(let u=0;u+1<c.count;u+=2){const b=c.name(u);b!==void 0&&f.set(I[b]??
b,c.value(u+1))}return new v.Z6(f,c.content.subarray(c.dataStart,c.dataEnd))}}),69869:((j,C,l)=>{l.d(C,{R1:()=>s,To:()=>u,hh:()=>b});var v=l(59596),I=l(78157),A=l(
45599);const c={1:"GRAY",3:"RGB ",4:"CMYK"},f=["scnr","mntr","prtr","spac"],u={1:"DeviceGray",3:"DeviceRGB",4:"DeviceCMYK"};function b(n,o){if(!n||n.length<132)
return;const d=(0,I.bS)(n),r=O=>d.toString("latin1",O,O+4),a=d.readUInt32BE(0),p=n[8];if(!(!(a>=132&&a<=n.length&&p>=2&&p<=4&&r(36)==="acsp"&&f.includes(r(12)))||
r(16)!==c[o]))return{bytes:n.subarray(0,a),version:p}}const i=new WeakMap;function s(n,{bytes:o},d){const r=i.get(n)??[];i.set(n,r);const a=r.find(O=>Buffer.compare(
O.bytes,o)===0);if(a)return a.ref;const p=(0,A.jd)({N:d,Alternate:(0,A.UU)(u[d]),Filter:(0,A.UU)("FlateDecode")}),B=n.add(new A.Z6(p,(0,v.Kc)(o)));return r.push(
{bytes:o,ref:B}),B}}),58971:((j,C,l)=>{l.d(C,{X:()=>u});var v=l(58552),I=l(45599);const A=1e5,c=8*1024*1024,f=Uint8Array.of(10);class u{document;forms=new Map;kept=0;constructor(i){
this.document=i}async page(i){const{document:s}=this,n=s.entry(s.pages.number(i),"Contents"),o=s.resolve(n);if(o instanceof I.Z6)return this.decode(o);const d=[];
for(const r of s.array(n)??[]){const a=(0,I.i9)(r)?s.get(r):null;a instanceof I.Z6&&d.push(await this.decode(a),f)}return d.length===2?d[0]:Buffer.concat(d)}async form(i,s){
const n=this.forms.get(i);if(n)return n;const o=await this.decode(s);return this.kept+=o.length,this.kept>c&&(this.forms.clear(),this.kept=o.length),this.forms.
set(i,o),o}async decode(i){const{document:s}=this;if(i.data.length>A)try{return await s.decodedAtEase(i)}catch(d){if(!(d instanceof v.zU)||d.code!=="unreadable_\
document")throw d}const n=s.decodedPart(i)?.data??new Uint8Array(0),o=s.job.pace.step(n.length);return o&&await o,n}}}),31095:((j,C,l)=>{l.d(C,{H:()=>I,t:()=>A});
var v=l(57373);class I{document;resources;outer;fonts=new Map;constructor(f,u,b){this.document=f,this.resources=u,this.outer=b}find(f,u){return this.document.dict(
this.resources?.get(f))?.get(u)??this.outer?.find(f,u)}properties(){return this.document.dict(this.resources?.get("Properties"))??this.outer?.properties()}loaded(f){
return this.fonts.has(f)?this.fonts.get(f):null}async load(f){const u=await A(this.document,this.find("Font",f));return this.fonts.set(f,u),u}}async function A(c,f){
return f!==void 0&&c.dict(f)?(0,v.G)(c,f):void 0}}),93604:((j,C,l)=>{l.d(C,{B:()=>v,M:()=>I});const v=(c,f)=>A(c,f,!1),I=(c,f)=>A(c,f,!0);function A(c,f,u){let[
b,i]=[0,c.length];for(;b<i;){const s=b+i>>1,n=c[s];n<f||u&&n===f?b=s+1:i=s}return b}})};
