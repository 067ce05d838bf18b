"use strict";exports.id=1902,exports.ids=[1902],exports.modules={44131:((_,x,d)=>{d.d(x,{Q:()=>D});const v=A();function D(c){const[l,r,m,u]=v;let s=4294967295,n=0;for(const o=c.
length-3;n<o;n+=4)s^=c[n]|c[n+1]<<8|c[n+2]<<16|c[n+3]<<24,s=u[s&255]^m[s>>>8&255]^r[s>>>16&255]^l[s>>>24];for(;n<c.length;n++)s=l[(s^c[n])&255]^s>>>8;return~s>>>
0}function A(){const c=new Int32Array(256);for(let u=0;u<256;u++){let s=u;for(let n=0;n<8;n++)s=s&1?s>>>1^3988292384:s>>>1;c[u]=s}const l=u=>u.map(s=>c[s&255]^s>>>
8),r=l(c),m=l(r);return[c,r,m,l(m)]}}),45657:((_,x,d)=>{d.d(x,{Kf:()=>D,RZ:()=>v,YG:()=>A});function v(c,l){for(const r of l)c.push(r)}const D=c=>{let l=-1/0;for(const r of c)
l=Math.max(l,r);return l},A=c=>{let l=1/0;for(const r of c)l=Math.min(l,r);return l}}),14559:((_,x,d)=>{d.r(x),d.d(x,{extract_images:()=>bt});var v=d(58552),D=d(
95340),A=d(42973),c=d(45599),l=d(59596),r=d(92152);const m=3,u=4,s=7,n={[m]:2,[u]:4,[s]:1};function o(y){const{width:e,height:t,bits:w,channels:h,photometric:g,
compression:E,options:b,otherInks:I,profile:B,data:P}=y,S=[[256,u,[e]],[257,u,[t]],[258,m,new Array(h).fill(w)],[259,m,[E]],[262,m,[g]],[273,u,[8]],[277,m,[h]],
[278,u,[t]],[279,u,[P.length]]];b!==void 0&&S.push([292,u,[b]]),g===5&&S.push([332,m,[I?2:1]],[334,m,[h]]),B&&S.push([34675,s,B]);const C=8+P.length+P.length%2,
U=Buffer.alloc(2+S.length*12+4);U.writeUInt16LE(S.length,0);const L=[];let N=C+U.length;for(const[q,[tt,Z,Q]]of S.entries()){const Y=2+q*12;U.writeUInt16LE(tt,Y),
U.writeUInt16LE(Z,Y+2),U.writeUInt32LE(Q.length,Y+4);const X=Buffer.alloc(Math.max(4,Q.length*n[Z]));for(const[V,Mt]of Q.entries())X.writeUIntLE(Mt,V*n[Z],n[Z]);
if(X.length===4)U.set(X,Y+8);else{U.writeUInt32LE(N,Y+8);const V=X.length%2===0?X:Buffer.concat([X,Buffer.alloc(1)]);L.push(V),N+=V.length}}const $=Buffer.from(
[73,73,42,0,0,0,0,0]);return $.writeUInt32LE(C,4),Buffer.concat([$,P,Buffer.alloc(P.length%2),U,...L])}const f=1,i=4;function a(y,e,{width:t,height:w,decode:h},g,E){
const b=(U,L)=>{const N=y.resolve(E?.get(U));return typeof N=="number"?N:L},I=U=>y.resolve(E?.get(U))===!0,B=b("K",0),P=b("Columns",1728),C=[I("BlackIs1"),(0,r.
Cb)(h,1,1)===!0,!p(g)].filter(Boolean).length%2===0;return o({width:P>0?P:t,height:w,bits:1,channels:1,photometric:C?0:1,compression:B<0?4:3,...B<0?{}:{options:(B>
0?f:0)+(I("EncodedByteAlign")?i:0)},data:e})}function p({table:y,components:e,kind:t}){if(!y)return t!=="inks"&&t!=="cmyk";const w=g=>y.subarray(g*e,(g+1)*e).reduce(
(E,b)=>E+b,0),h=w(0)<=w(1);return t==="inks"||t==="cmyk"?!h:h}var M=d(76023),O=d(44131),T=d(33095),K=d(64680);const j=Uint8Array.of(137,80,78,71,13,10,26,10),F={
gray:0,rgb:2,palette:3,"gray-alpha":4,rgba:6},W={gray:1,rgb:3,palette:1,"gray-alpha":2,rgba:4},k=10,R=2;async function G(y,e){const{width:t,height:w,depth:h,color:g,
palette:E,profile:b}=y,I=Buffer.alloc(13);I.writeUInt32BE(t,0),I.writeUInt32BE(w,4),I.set([h,F[g],0,0,0],8);const B=[j,z("IHDR",I)];return b&&B.push(z("iCCP",Buffer.
concat([Buffer.from("ICC\0\0","latin1"),(0,l.Kc)(b)]))),E&&B.push(z("PLTE",E)),B.push(z("IDAT",await H(y,e)),z("IEND",new Uint8Array(0))),Buffer.concat(B)}async function H({
width:y,height:e,depth:t,color:w,samples:h},g){const E=Math.ceil(y*t*W[w]/8),b=t>=8&&w!=="palette"?R:0,I=new K.k(Math.max(1024,h.length>>2)),B=(0,T.i)({level:6,
mem:6},I);for(let P=0;P<e;P++){const S=new Uint8Array(E+1);S[0]=P===0?0:b;const C=P*E;if(S[0]===R)for(let L=0;L<E;L++)S[L+1]=h[C+L]-h[C-E+L];else S.set(h.subarray(
C,C+E),1);B.push(S,P===e-1);const U=g.step(E*k);U&&await U}return I.bytes}function z(y,e){const t=Buffer.alloc(e.length+12);return t.writeUInt32BE(e.length,0),t.
write(y,4,"latin1"),t.set(e,8),t.writeUInt32BE((0,O.Q)(t.subarray(4,e.length+8)),e.length+8),t}var J=d(38671);async function et(y,e,t){const w=(0,D.h)(y,e.dict),
{width:h,height:g}=w;if(!(h>=1&&g>=1))return"damaged";const E=y.job.limits.pixels;if(h*g>E)throw(0,A.F)("pixels",`An image of the document has ${h} × ${g} pixe\
ls; at most ${E} in all are allowed`,"Remove it");const{format:b,parameters:I,before:B}=(0,J.R)(y,e);if(b==="jbig2")return"jbig2";const P=y.resolve(e.dict.get("\
SMask"))??y.resolve(e.dict.get("Mask")),S=P instanceof c.Z6,C=await y.decodedAtEase(B);if(b==="jpg"||b==="jp2")return{ending:b,bytes:C,width:h,height:g,masked:S};
const U=w.stencil?ot:(0,M.L)(y,e.dict.get("ColorSpace"),t);return!U||![1,2,4,8,16].includes(w.bits)?"colors":b==="ccitt"?{ending:"tif",bytes:a(y,C,w,U,I),width:h,
height:g,masked:S}:rt(y,w,U,C,P instanceof c.Z6?P:void 0)}const ot={kind:"gray",components:1,profile:void 0,table:void 0};async function rt(y,e,t,w,h){const{width:g,
height:E,bits:b}=e,{pace:I}=y.job,B=t.table?1:t.components,P=(0,r.zq)(g,B,b)*E,S=(0,r.Cb)(e.decode,B,t.table?2**b-1:1);let C=(0,r.WQ)(w,P);S&&(C=(0,r.mA)(C));const U={
width:g,height:E,channels:B,bits:b},L={width:g,height:E,masked:h!==void 0};if(t.kind==="cmyk"||t.kind==="inks"){let Z=b===16?C:await(0,r.ZJ)(C,U,!t.table,I);return t.
table?Z=(0,r.A6)(Z,t.table,t.components):S===void 0&&b<=8&&(Z=(0,r.AT)(Z,e.decode,B)),{...L,ending:"tif",bytes:ft(e,t,b===16&&!t.table?16:8,Z)}}const N=h&&await ct(
y,h,e);if(!N&&S!==void 0&&at(t,b)){const Z=t.table&&(t.kind==="gray"?(0,r.A6)(t.table,it,3):t.table),Q=t.table?"palette":t.kind,Y={width:g,height:E,depth:b,color:Q,
palette:Z?.subarray(0,3*2**b),profile:t.profile,samples:C};return{...L,ending:"png",bytes:await G(Y,I)}}let $=await(0,r.ZJ)(C,U,!t.table,I);t.table?$=(0,r.A6)($,
t.table,t.components):S===void 0&&($=(0,r.AT)($,e.decode,B)),N&&($=(0,r.fu)($,N,t.components));const q=t.kind==="gray"?N?"gray-alpha":"gray":N?"rgba":"rgb",tt={
width:g,height:E,depth:8,color:q,profile:t.profile,samples:$};return{...L,masked:h!==void 0&&!N,ending:"png",bytes:await G(tt,I)}}const it=Uint8Array.from({length:768},
(y,e)=>Math.floor(e/3)),at=({kind:y,table:e},t)=>e?t<=8:y==="gray"||t>=8;async function ct(y,e,t){const w=(0,D.h)(y,e.dict),{width:h,height:g,bits:E,stencil:b,decode:I}=w;
if(!(h===t.width&&g===t.height&&!e.dict.has("Matte"))||t.bits===16||![1,2,4,8].includes(E)||(0,J.R)(y,e).format)return;const P=(0,r.Cb)(I,1,1);if(P===void 0)return;
const S=(0,r.WQ)(await y.decodedAtEase(e),(0,r.zq)(h,1,E)*g),C=await(0,r.ZJ)(S,{width:h,height:g,channels:1,bits:E},!0,y.job.pace);return P!==b?(0,r.mA)(C):C}function ft({
width:y,height:e},t,w,h){const g=t.components===1;return o({width:y,height:e,bits:w,channels:t.components,photometric:g?0:5,compression:8,otherInks:t.kind==="in\
ks",profile:t.profile,data:(0,l.Kc)(h)})}var dt=d(31424),ut=d(12237),lt=d(98446),ht=d(64019),gt=d(37709),mt=d(93059),pt=d(58971),nt=d(31095);class yt{document;found=[];decoder;seen=new Set;constructor(e){
this.document=e,this.decoder=new pt.X(e)}async page(e){const{document:t}=this,w=new nt.H(t,t.dict(t.pages.attribute(e,"Resources")));await this.content(await this.
decoder.page(e),w,e+1,0);for(const h of t.array(t.entry(t.pages.number(e),"Annots"))??[]){const g=t.dict(h),E=g&&(0,ht.wR)(t,g);E&&await this.form(E,w,e+1,0)}}async content(e,t,w,h){
const{job:g}=this.document;await(0,gt.K)(e,g.pace,E=>{switch(g.memory.budget.spend("operators",1),E.operator){case"BI":this.inline(E,t,w);return;case"Do":return this.
draws(t.find("XObject",E.name(0)??""),t,w,h);case"scn":case"SCN":return this.pattern(E.name(E.count-1),t,w,h);default:return}})}draws(e,t,w,h){const g=this.document.
resolve(e);if(!(g instanceof c.Z6)||!(0,c.i9)(e)||this.seen.has(e.number))return;const E=this.document.resolve(g.dict.get("Subtype"));if((0,c.Eo)(E,"Form"))return this.
form(e,t,w,h);(0,c.Eo)(E,"Image")&&(this.seen.add(e.number),this.found.push({stream:g,page:w,find:b=>t.find("ColorSpace",b)}))}pattern(e,t,w,h){const g=e===void 0?
void 0:t.find("Pattern",e);if(g!==void 0&&this.document.resolve(g)instanceof c.Z6)return this.form(g,t,w,h)}async form(e,t,w,h){const{document:g,seen:E}=this,b=g.
resolve(e);if(!(0,c.i9)(e)||E.has(e.number)||!(b instanceof c.Z6))return;E.add(e.number);const I=g.job.limits.formDepth;if(h>=I)throw(0,A.F)("formDepth",`A page\
 of the document has more than ${I} forms within another`,"Open it in another PDF program and save it again");const B=g.dict(b.dict.get("Resources")),P=B?new nt.
H(g,B,t):t;await this.content(await this.decoder.form(e.number,b),P,w,h+1)}inline(e,t,w){const h=(0,mt.n)(e);h&&this.found.push({stream:h,page:w,find:g=>Et(t,g)})}}
const Et=(y,e)=>{const t=y.find("ColorSpace",e);return t instanceof c.SX&&t.text===e?void 0:t},wt={jpg:"image/jpeg",jp2:"image/jp2",png:"image/png",tif:"image/t\
iff"},bt=async(y,e,t)=>{const w=await(0,ut.E)(y.bytes,t,{password:e.open_password}),h=new yt(w);for(let I=0;I<w.pages.count;I++)await h.page(I);const g=new vt(w,
e.minimum_size);for(const I of h.found)await g.add(I);const{files:E,count:b}=g;return{documents:[],files:E,notes:g.notes(h.found.length),facts:{imageCount:b}}};
class vt{document;minimum;files=[];count=0;small=0;size=0;unable=new Map;constructor(e,t){this.document=e,this.minimum=t}async add({stream:e,page:t,find:w}){const{
document:h}=this,{width:g,height:E}=(0,D.h)(h,e.dict);if(g<this.minimum||E<this.minimum){this.small++;return}const b=await st(et(h,e,w));if(typeof b=="string"){
this.unable.set(b,(this.unable.get(b)??0)+1);return}const I=(0,dt.n)(++this.count),B=`${I}.${b.ending}`;if(this.push(B,b,{page:t}),!b.masked)return;const P=h.resolve(
e.dict.get("SMask"))??h.resolve(e.dict.get("Mask")),S=P instanceof c.Z6?await st(et(h,P,()=>{})):"damaged";typeof S!="string"&&this.push(`${I}-mask.${S.ending}`,
S,{page:t,maskOf:B})}push(e,{bytes:t,ending:w,width:h,height:g},E){const{partBytes:b,parts:I}=this.document.job.limits;this.size+=t.length;const B="Raise minimu\
m_size, or extract images from fewer pages";if(this.size>b)throw(0,A.F)("partBytes",`The images together are larger than ${b} bytes`,B);if(this.files.length>=I)
throw(0,A.F)("parts",`The document has more than ${I} images`,B);const P=wt[w];this.files.push({name:e,bytes:t,mediaType:P,facts:{...E,size:t.length,mimeType:P,
width:h,height:g}})}notes(e){const t=[];return this.unable.size>0&&t.push(Dt(this.unable)),this.count===0&&this.unable.size===0&&t.push(It(e)),t}}async function st(y){
try{return await y}catch(e){if(e instanceof v.zU&&e.code==="unreadable_document")return"damaged";throw e}}const At={jbig2:"compressed with JBIG2, which is not d\
ecoded",colors:"with colors that no image file has",damaged:"damaged"};function Dt(y){return{code:"images_left_out",message:`Images were left out: ${[...y].map(
([t,w])=>`${(0,lt.y_)(w,"image is","images are")} ${At[t]}`).join("; ")}.`}}function It(y){const e=y===1?"The one image of the pages is":`All ${y} images of the\
 pages are`;return{code:"no_images",message:y===0?"The pages have no images.":`${e} smaller than minimum_size.`,...y===0?{}:{mentions:["minimum_size"]}}}}),64019:((_,x,d)=>{
d.d(x,{dK:()=>n,wR:()=>f,hs:()=>o});var v=d(45599),D=d(74135),A=d(6057);function c(i,a,p,M){const O=(0,A.b0)(i,a.get("Rect")),T=i.get(p);if(!O||!(T instanceof v.
Z6))return;const K=(0,A.b0)(i,T.dict.get("BBox"));if(!K)return;const[j,F,W,k]=(0,D.zl)((0,A.lQ)(i,T.dict.get("Matrix")),K);if(!(W>j)||!(k>F))return;const R=(O[2]-
O[0])/(W-j),G=(O[3]-O[1])/(k-F),H=[R,0,0,G,O[0]-j*R,O[1]-F*G];return{form:p,matrix:M===0?H:l(H,M,O[0],O[3])}}function l([i,a,p,M,O,T],K,j,F){const W=K===180?-1:
0,k=K===90?1:K===270?-1:0,R=(z,J)=>[W*z-k*J,k*z+W*J],[G,H]=R(O-j,T-F);return[...R(i,a),...R(p,M),G+j,H+F]}const r=2,m=16,u=32;function s(i,a){const p=i.resolve(
a.get("F"));return typeof p=="number"?p:0}const n=(i,a)=>(s(i,a)&(r|u))!==0;function o(i,a,p,M){return c(i,a,p,s(i,a)&m?M:0)}function f(i,a){const p=i.dict(a.get(
"AP"))?.get("N"),M=i.resolve(p);if(M instanceof v.Z6)return(0,v.i9)(p)?p:void 0;if(!(M instanceof v.Bi))return;const O=i.resolve(a.get("AS")),T=O instanceof v.SX?
M.get(O.text):void 0;return(0,v.i9)(T)&&i.resolve(T)instanceof v.Z6?T:void 0}}),86491:((_,x,d)=>{d.d(x,{Z:()=>n});var v=d(45599),D=d(16456),A=d(9865),c=d(62743);
const l=.5,r=(0,A.vp)("Times-Roman"),m=Array.from({length:256},(o,f)=>{const i=D.W[f-32]??"\0",a=i!=="\0",p=a?r(i.codePointAt(0)):void 0;return{code:f,cid:f,text:a?
i:c.m,width:p===void 0?l:p/1e3,isSpace:f===32,vertical:void 0}}),u=m.map(o=>({...o,text:c.m}));function s(o){const f=Array.from(o,a=>m[a]);return 2*f.filter(({text:a})=>a===
c.m).length>=f.length?f.map(({code:a})=>u[a]):f}const n={name:"",bold:!1,italic:!1,fixedPitch:!1,ascent:.75,descent:-.25,dictionary:new v.Bi,vertical:!1,space:m[32].
width,type3:void 0,partEnd:(o,f,i)=>Math.min(f+i,o.length),glyphs:s}}),6057:((_,x,d)=>{d.d(x,{VO:()=>A,b0:()=>l,c_:()=>m,iw:()=>c,lQ:()=>r});var v=d(74135);const D=[
0,0,612,792],A=(u,s)=>l(u,u.pages.attribute(s,"MediaBox"))??D;function c(u,s){const{pages:n}=u,o=u.resolve(u.entry(n.number(s),"UserUnit"));return{box:(0,v.Mo)(
A(u,s),l(u,n.attribute(s,"CropBox"))),rotation:m(u.resolve(n.attribute(s,"Rotate"))),userUnit:typeof o=="number"&&o>0?o:1}}function l(u,s){const n=u.array(s)?.map(
f=>u.resolve(f));if(n?.length!==4||!n.every(f=>typeof f=="number"&&Number.isFinite(f)))return;const o=(0,v.ds)(n);return o[0]<o[2]&&o[1]<o[3]?o:void 0}function r(u,s){
const n=(u.array(s)??[]).map(o=>u.resolve(o));return n.length===6&&n.every(o=>typeof o=="number")?n:[1,0,0,1,0,0]}function m(u){const s=typeof u=="number"?(u%360+
360)%360:0;return s===90||s===180||s===270?s:0}}),76023:((_,x,d)=>{d.d(x,{L:()=>r});var v=d(45599),D=d(69869);const A=8,c={DeviceGray:l("gray",1),CalGray:l("gra\
y",1),G:l("gray",1),DeviceRGB:l("rgb",3),CalRGB:l("rgb",3),RGB:l("rgb",3),DeviceCMYK:l("cmyk",4),CMYK:l("cmyk",4),Separation:l("inks",1)};function l(s,n){return{
kind:s,components:n,profile:void 0,table:void 0}}function r(s,n,o,f=0){const i=s.resolve(n);if(f>A)return;if(i instanceof v.SX){if(Object.hasOwn(c,i.text))return c[i.
text];const p=o(i.text);return p===void 0?void 0:r(s,p,o,f+1)}if(!(0,v.cy)(i))return;const a=s.resolve(i[0]);if(a instanceof v.SX)switch(a.text){case"ICCBased":
return m(s,i[1],o,f);case"Indexed":case"I":return u(s,i,o,f);case"DeviceN":{const p=s.array(i[1])?.length??0;return p>=1&&p<=32?l("inks",p):void 0}default:return Object.
hasOwn(c,a.text)?c[a.text]:void 0}}function m(s,n,o,f){const i=s.resolve(n);if(!(i instanceof v.Z6))return;const a=s.resolve(i.dict.get("N")),p=a===1?"gray":a===
3?"rgb":a===4?"cmyk":void 0;if(p===void 0)return r(s,i.dict.get("Alternate"),o,f+1);const M=(0,D.hh)(s.decodedPart(i)?.data,a);return{...l(p,a),profile:M?.bytes}}
function u(s,n,o,f){const i=r(s,n[1],o,f+1),a=s.resolve(n[3]),p=a instanceof v.Mx?a.bytes:a instanceof v.Z6?s.decodedPart(a)?.data:void 0,M=s.resolve(n[2]);if(!i||
i.table||!p||typeof M!="number"||!(M>=0))return;const O=new Uint8Array((Math.min(Math.floor(M),255)+1)*i.components);return O.set(p.subarray(0,O.length)),{...i,
table:O}}}),95340:((_,x,d)=>{d.d(x,{h:()=>v});function v(D,A){const c=m=>{const u=D.resolve(A.get(m));return typeof u=="number"?Math.floor(u):NaN},l=D.resolve(A.
get("ImageMask"))===!0,r=D.array(A.get("Decode"))?.map(m=>D.resolve(m));return{width:c("Width"),height:c("Height"),bits:l?1:c("BitsPerComponent")||8,stencil:l,decode:r?.
every(m=>typeof m=="number")?r:void 0}}}),92152:((_,x,d)=>{d.d(x,{A6:()=>u,AT:()=>m,Cb:()=>D,WQ:()=>A,ZJ:()=>r,fu:()=>s,mA:()=>c,zq:()=>v});const v=(n,o,f)=>Math.
ceil(n*o*f/8);function D(n,o,f){if(!n||n.length<o*2)return!1;let i=0;for(let a=0;a<o;a++){const[p,M]=[n[a*2],n[a*2+1]];if(p===f&&M===0)i++;else if(p!==0||M!==f)
return}return i===0?!1:i===o?!0:void 0}function A(n,o){if(n.length>=o)return n.subarray(0,o);const f=new Uint8Array(o);return f.set(n),f}const c=n=>n.map(o=>o^255),
l=2;async function r(n,{width:o,height:f,channels:i,bits:a},p,M){const O=o*i,T=v(o,i,a),K=new Uint8Array(O*f),j=2**a-1,F=p&&a<8?255/j:1;for(let W=0;W<f;W++){for(let R=0;R<
O;R++){const G=R*a,H=W*T+(G>>3),z=a>=8?n[H]:n[H]>>8-a-(G&7)&j;K[W*O+R]=z*F}const k=M.step(O*l);k&&await k}return K}function m(n,o,f){const i=Array.from({length:f},
(a,p)=>{const[M,O]=[o[p*2],o[p*2+1]];return Uint8ClampedArray.from({length:256},(T,K)=>(M+K/255*(O-M))*255)});return n.map((a,p)=>i[p%f][a])}function u(n,o,f){const i=new Uint8Array(
n.length*f);for(const[a,p]of n.entries())for(let M=0;M<f;M++)i[a*f+M]=o[p*f+M]??0;return i}function s(n,o,f){const i=new Uint8Array(o.length*(f+1));for(let a=0;a<
o.length;a++){for(let p=0;p<f;p++)i[a*(f+1)+p]=n[a*f+p];i[a*(f+1)+f]=o[a]}return i}}),38671:((_,x,d)=>{d.d(x,{R:()=>c});var v=d(52205),D=d(45599);const A={DCTDecode:"\
jpg",DCT:"jpg",JPXDecode:"jp2",CCITTFaxDecode:"ccitt",CCF:"ccitt",JBIG2Decode:"jbig2"};function c(l,r){const m=(0,v.c3)(l,r.dict.get("Filter")),u=(0,v.c3)(l,r.dict.
get("DecodeParms")),s=m.at(-1)??null,n=s instanceof D.SX?A[s.text]:void 0;if(!n)return{format:n,parameters:void 0,filter:s,before:r};const o=new D.Bi(r.dict);o.
set("Filter",m.slice(0,-1)),o.set("DecodeParms",u.slice(0,m.length-1));const f=u[m.length-1];return{format:n,parameters:(0,D.Zm)(f)?f:void 0,filter:s,before:new D.
Z6(o,r.data,r.sealed)}}}),93059:((_,x,d)=>{d.d(x,{n:()=>A});var v=d(45599);const D={BPC:"BitsPerComponent",CS:"ColorSpace",D:"Decode",DP:"DecodeParms",F:"Filter",
H:"Height",IM:"ImageMask",W:"Width"};function A(c){if(c.dataStart<0)return;const l=new v.Bi;for(let r=0;r+1<c.count;r+=2){const m=c.name(r);m!==void 0&&l.set(D[m]??
m,c.value(r+1))}return new v.Z6(l,c.content.subarray(c.dataStart,c.dataEnd))}}),69869:((_,x,d)=>{d.d(x,{R1:()=>s,To:()=>r,hh:()=>m});var v=d(59596),D=d(78157),A=d(
45599);const c={1:"GRAY",3:"RGB ",4:"CMYK"},l=["scnr","mntr","prtr","spac"],r={1:"DeviceGray",3:"DeviceRGB",4:"DeviceCMYK"};function m(n,o){if(!n||n.length<132)
return;const f=(0,D.bS)(n),i=O=>f.toString("latin1",O,O+4),a=f.readUInt32BE(0),p=n[8];if(!(!(a>=132&&a<=n.length&&p>=2&&p<=4&&i(36)==="acsp"&&l.includes(i(12)))||
i(16)!==c[o]))return{bytes:n.subarray(0,a),version:p}}const u=new WeakMap;function s(n,{bytes:o},f){const i=u.get(n)??[];u.set(n,i);const a=i.find(O=>Buffer.compare(
O.bytes,o)===0);if(a)return a.ref;const p=(0,A.jd)({N:f,Alternate:(0,A.UU)(r[f]),Filter:(0,A.UU)("FlateDecode")}),M=n.add(new A.Z6(p,(0,v.Kc)(o)));return i.push(
{bytes:o,ref:M}),M}}),58971:((_,x,d)=>{d.d(x,{X:()=>r});var v=d(58552),D=d(45599);const A=1e5,c=8*1024*1024,l=Uint8Array.of(10);class r{document;forms=new Map;kept=0;constructor(u){
this.document=u}async page(u){const{document:s}=this,n=s.entry(s.pages.number(u),"Contents"),o=s.resolve(n);if(o instanceof D.Z6)return this.decode(o);const f=[];
for(const i of s.array(n)??[]){const a=(0,D.i9)(i)?s.get(i):null;a instanceof D.Z6&&f.push(await this.decode(a),l)}return f.length===2?f[0]:Buffer.concat(f)}async form(u,s){
const n=this.forms.get(u);if(n)return n;const o=await this.decode(s);return this.kept+=o.length,this.kept>c&&(this.forms.clear(),this.kept=o.length),this.forms.
set(u,o),o}async decode(u){const{document:s}=this;if(u.data.length>A)try{return await s.decodedAtEase(u)}catch(f){if(!(f instanceof v.zU)||f.code!=="unreadable_\
document")throw f}const n=s.decodedPart(u)?.data??new Uint8Array(0),o=s.job.pace.step(n.length);return o&&await o,n}}}),31095:((_,x,d)=>{d.d(x,{H:()=>A,t:()=>c});
var v=d(86491),D=d(57373);class A{document;resources;outer;fonts=new Map;constructor(r,m,u){this.document=r,this.resources=m,this.outer=u}find(r,m){return this.
document.dict(this.resources?.get(r))?.get(m)??this.outer?.find(r,m)}properties(){return this.document.dict(this.resources?.get("Properties"))??this.outer?.properties()}loaded(r){
return this.fonts.get(r)??null}async load(r){const m=await c(this.document,this.find("Font",r));return this.fonts.set(r,m),m}}async function c(l,r){return r!==void 0&&
l.dict(r)?(0,D.G)(l,r):v.Z}}),93604:((_,x,d)=>{d.d(x,{B:()=>v,M:()=>D});const v=(c,l)=>A(c,l,!1),D=(c,l)=>A(c,l,!0);function A(c,l,r){let[m,u]=[0,c.length];for(;m<
u;){const s=m+u>>1,n=c[s];n<l||r&&n===l?m=s+1:u=s}return m}})};
