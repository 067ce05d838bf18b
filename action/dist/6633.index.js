"use strict";exports.id=6633,exports.ids=[6633],exports.modules={44131:((N,O,f)=>{f.d(O,{Q:()=>D});const A=v();function D(s){const[c,r,E,b]=A;let o=4294967295,n=0;for(const u=s.
length-3;n<u;n+=4)o^=s[n]|s[n+1]<<8|s[n+2]<<16|s[n+3]<<24,o=b[o&255]^E[o>>>8&255]^r[o>>>16&255]^c[o>>>24];for(;n<s.length;n++)o=c[(o^s[n])&255]^o>>>8;return~o>>>
0}function v(){const s=new Int32Array(256);for(let b=0;b<256;b++){let o=b;for(let n=0;n<8;n++)o=o&1?o>>>1^3988292384:o>>>1;s[b]=o}const c=b=>b.map(o=>s[o&255]^o>>>
8),r=c(s),E=c(r);return[s,r,E,c(E)]}}),45657:((N,O,f)=>{f.d(O,{Kf:()=>D,RZ:()=>A,YG:()=>v});function A(s,c){for(const r of c)s.push(r)}const D=s=>{let c=-1/0;for(const r of s)
c=Math.max(c,r);return c},v=s=>{let c=1/0;for(const r of s)c=Math.min(c,r);return c}}),55396:((N,O,f)=>{f.r(O),f.d(O,{extract_images:()=>tt});var A=f(58552),D=f(
95340),v=f(42973),s=f(45599),c=f(81679),r=f(92152);const E=3,b=4,o=7,n={[E]:2,[b]:4,[o]:1};function u(m){const{width:e,height:t,bits:g,channels:i,photometric:a,
compression:y,options:p,otherInks:M,profile:C,data:S}=m,P=[[256,b,[e]],[257,b,[t]],[258,E,new Array(i).fill(g)],[259,E,[y]],[262,E,[a]],[273,b,[8]],[277,E,[i]],
[278,b,[t]],[279,b,[S.length]]];p!==void 0&&P.push([292,b,[p]]),a===5&&P.push([332,E,[M?2:1]],[334,E,[i]]),C&&P.push([34675,o,C]);const L=8+S.length+S.length%2,
R=Buffer.alloc(2+P.length*12+4);R.writeUInt16LE(P.length,0);const V=[];let F=L+R.length;for(const[ut,[dt,W,ft]]of P.entries()){const nt=2+ut*12;R.writeUInt16LE(
dt,nt),R.writeUInt16LE(W,nt+2),R.writeUInt32LE(ft.length,nt+4);const rt=Buffer.alloc(Math.max(4,ft.length*n[W]));for(const[lt,gt]of ft.entries())rt.writeUIntLE(
gt,lt*n[W],n[W]);if(rt.length===4)R.set(rt,nt+8);else{R.writeUInt32LE(F,nt+8);const lt=rt.length%2===0?rt:Buffer.concat([rt,Buffer.alloc(1)]);V.push(lt),F+=lt.length}}
const H=Buffer.from([73,73,42,0,0,0,0,0]);return H.writeUInt32LE(L,4),Buffer.concat([H,S,Buffer.alloc(S.length%2),R,...V])}const d=1,h=4;function l(m,e,{width:t,
height:g,decode:i},a,y){const p=(R,V)=>{const F=m.resolve(y?.get(R));return typeof F=="number"?F:V},M=R=>m.resolve(y?.get(R))===!0,C=p("K",0),S=p("Columns",1728),
L=[M("BlackIs1"),(0,r.Cb)(i,1,1)===!0,!w(a)].filter(Boolean).length%2===0;return u({width:S>0?S:t,height:g,bits:1,channels:1,photometric:L?0:1,compression:C<0?4:
3,...C<0?{}:{options:(C>0?d:0)+(M("EncodedByteAlign")?h:0)},data:e})}function w({table:m,components:e,kind:t}){if(!m)return t!=="inks"&&t!=="cmyk";const g=a=>m.
subarray(a*e,(a+1)*e).reduce((y,p)=>y+p,0),i=g(0)<=g(1);return t==="inks"||t==="cmyk"?!i:i}var B=f(76023),U=f(30586),q=f(38671);async function z(m,e,t){const g=(0,D.
h)(m,e.dict),{width:i,height:a}=g;if(!(i>=1&&a>=1))return"damaged";const y=m.job.limits.pixels;if(i*a>y)throw(0,v.F)("pixels",`An image of the document has ${i}\
 × ${a} pixels; at most ${y} in all are allowed`,"Remove it");if(i>D.K)throw(0,v.F)("pixels",`An image of the document has rows of ${i} pixels; at most ${D.K} \
are allowed`,"Remove it");const{format:p,parameters:M,before:C}=(0,q.R)(m,e);if(p==="jbig2")return"jbig2";const S=m.resolve(e.dict.get("SMask"))??m.resolve(e.dict.
get("Mask")),P=S instanceof s.Z6,L=await m.decodedAtEase(C);if(p==="jpg"||p==="jp2")return{ending:p,bytes:L,width:i,height:a,masked:P};const R=g.stencil?k:(0,B.
L)(m,e.dict.get("ColorSpace"),t);return!R||![1,2,4,8,16].includes(g.bits)?"colors":p==="ccitt"?{ending:"tif",bytes:l(m,L,g,R,M),width:i,height:a,masked:P}:T(m,g,
R,L,S instanceof s.Z6?S:void 0)}const k={kind:"gray",components:1,profile:void 0,table:void 0};async function T(m,e,t,g,i){const{width:a,height:y,bits:p}=e,{pace:M}=m.
job,C=t.table?1:t.components,S=(0,r.zq)(a,C,p)*y,P=(0,r.Cb)(e.decode,C,t.table?2**p-1:1);let L=(0,r.WQ)(g,S);P&&(L=(0,r.mA)(L));const R={width:a,height:y,channels:C,
bits:p},V={width:a,height:y,masked:i!==void 0};if(t.kind==="cmyk"||t.kind==="inks"){let W=p===16?L:await(0,r.ZJ)(L,R,!t.table,M);return t.table?W=(0,r.A6)(W,t.table,
t.components):P===void 0&&p<=8&&(W=(0,r.AT)(W,e.decode,C)),{...V,ending:"tif",bytes:j(e,t,p===16&&!t.table?16:8,W)}}const F=i&&await _(m,i,e);if(!F&&P!==void 0&&
x(t,p)){const W=t.table&&(t.kind==="gray"?(0,r.A6)(t.table,I,3):t.table),ft=t.table?"palette":t.kind,nt={width:a,height:y,depth:p,color:ft,palette:W?.subarray(0,
3*2**p),profile:t.profile,samples:L};return{...V,ending:"png",bytes:await(0,U.H)(nt,m.job)}}let H=await(0,r.ZJ)(L,R,!t.table,M);t.table?H=(0,r.A6)(H,t.table,t.components):
P===void 0&&(H=(0,r.AT)(H,e.decode,C)),F&&(H=(0,r.fu)(H,F,t.components));const ut=t.kind==="gray"?F?"gray-alpha":"gray":F?"rgba":"rgb",dt={width:a,height:y,depth:8,
color:ut,profile:t.profile,samples:H};return{...V,masked:i!==void 0&&!F,ending:"png",bytes:await(0,U.H)(dt,m.job)}}const I=Uint8Array.from({length:768},(m,e)=>Math.
floor(e/3)),x=({kind:m,table:e},t)=>e?t<=8:m==="gray"||t>=8;async function _(m,e,t){const g=(0,D.h)(m,e.dict),{width:i,height:a,bits:y,stencil:p,decode:M}=g;if(!(i===
t.width&&a===t.height&&!e.dict.has("Matte"))||t.bits===16||![1,2,4,8].includes(y)||(0,q.R)(m,e).format)return;const S=(0,r.Cb)(M,1,1);if(S===void 0)return;const P=(0,r.
WQ)(await m.decodedAtEase(e),(0,r.zq)(i,1,y)*a),L=await(0,r.ZJ)(P,{width:i,height:a,channels:1,bits:y},!0,m.job.pace);return S!==p?(0,r.mA)(L):L}function j({width:m,
height:e},t,g,i){const a=t.components===1;return u({width:m,height:e,bits:g,channels:t.components,photometric:a?0:5,compression:8,otherInks:t.kind==="inks",profile:t.
profile,data:(0,c.Kc)(i)})}var Z=f(31424),G=f(12237),X=f(98446),K=f(64019),Q=f(37709),Y=f(93059),st=f(58971),ot=f(31095);class it{document;found=[];decoder;seen=new Set;constructor(e){
this.document=e,this.decoder=new st.X(e)}async page(e){const{document:t}=this,g=new ot.H(t,t.dict(t.pages.attribute(e,"Resources")));await this.content(await this.
decoder.page(e),g,e+1,0);for(const i of t.array(t.entry(t.pages.number(e),"Annots"))??[]){const a=t.dict(i),y=a&&(0,K.wR)(t,a);y&&await this.form(y,g,e+1,0)}}async content(e,t,g,i){
const{job:a}=this.document;await(0,Q.K)(e,a.pace,y=>{switch(a.memory.budget.spend("operators",1),y.operator){case"BI":this.inline(y,t,g);return;case"Do":return this.
draws(t.find("XObject",y.name(0)??""),t,g,i);case"scn":case"SCN":return this.pattern(y.name(y.count-1),t,g,i);default:return}})}draws(e,t,g,i){const a=this.document.
resolve(e);if(!(a instanceof s.Z6)||!(0,s.i9)(e)||this.seen.has(e.number))return;const y=this.document.resolve(a.dict.get("Subtype"));if((0,s.Eo)(y,"Form"))return this.
form(e,t,g,i);(0,s.Eo)(y,"Image")&&(this.seen.add(e.number),this.found.push({stream:a,page:g,find:p=>t.find("ColorSpace",p)}))}pattern(e,t,g,i){const a=e===void 0?
void 0:t.find("Pattern",e);if(a!==void 0&&this.document.resolve(a)instanceof s.Z6)return this.form(a,t,g,i)}async form(e,t,g,i){const{document:a,seen:y}=this,p=a.
resolve(e);if(!(0,s.i9)(e)||y.has(e.number)||!(p instanceof s.Z6))return;y.add(e.number);const M=a.job.limits.formDepth;if(i>=M)throw(0,v.F)("formDepth",`A page\
 of the document has more than ${M} forms within another`,"Open it in another PDF program and save it again");const C=a.dict(p.dict.get("Resources")),S=C?new ot.
H(a,C,t):t;await this.content(await this.decoder.form(e.number,p),S,g,i+1)}inline(e,t,g){const i=(0,Y.n)(e);i&&this.found.push({stream:i,page:g,find:a=>$(t,a)})}}
const $=(m,e)=>{const t=m.find("ColorSpace",e);return t instanceof s.SX&&t.text===e?void 0:t},J={jpg:"image/jpeg",jp2:"image/jp2",png:"image/png",tif:"image/tif\
f"},tt=async(m,e,t)=>{const g=await(0,G.E)(m.bytes,t,{password:e.open_password}),i=new it(g);for(let M=0;M<g.pages.count;M++)await i.page(M);const a=new at(g,e.
minimum_size,t);for(const M of i.found)await a.add(M);const{files:y,count:p}=a;return{documents:[],files:y,notes:a.notes(i.found.length),facts:{imageCount:p}}};
class at{document;minimum;job;files=[];count=0;small=0;size=0;unable=new Map;constructor(e,t,g){this.document=e,this.minimum=t,this.job=g}async add({stream:e,page:t,
find:g}){const{document:i}=this,{width:a,height:y}=(0,D.h)(i,e.dict);if(a<this.minimum||y<this.minimum){this.small++;return}const p=await ct(z(i,e,g));if(typeof p==
"string"){this.unable.set(p,(this.unable.get(p)??0)+1);return}const M=(0,Z.n)(++this.count),C=`${M}.${p.ending}`;if(await this.push(C,p,{page:t}),!p.masked)return;
const S=i.resolve(e.dict.get("SMask"))??i.resolve(e.dict.get("Mask")),P=S instanceof s.Z6?await ct(z(i,S,()=>{})):"damaged";typeof P!="string"&&await this.push(
`${M}-mask.${P.ending}`,P,{page:t,maskOf:C})}async push(e,{bytes:t,ending:g,width:i,height:a},y){const{partBytes:p,parts:M}=this.job.limits;this.size+=t.length;
const C="Raise minimum_size, or extract images from fewer pages";if(this.size>p)throw(0,v.F)("partBytes",`The images together are larger than ${p} bytes`,C);if(this.
files.length>=M)throw(0,v.F)("parts",`The document has more than ${M} images`,C);const S=J[g],P=await this.job.onResult({index:this.files.length,name:e,bytes:t});
this.files.push({name:e,bytes:P,mediaType:S,facts:{...y,size:t.length,mimeType:S,width:i,height:a}})}notes(e){const t=[];return this.unable.size>0&&t.push(ht(this.
unable)),this.count===0&&this.unable.size===0&&t.push(mt(e)),t}}async function ct(m){try{return await m}catch(e){if(e instanceof A.zU&&e.code==="unreadable_docu\
ment")return"damaged";throw e}}const et={jbig2:"compressed with JBIG2, which is not decoded",colors:"with colors that no image file has",damaged:"damaged"};function ht(m){
return{code:"images_left_out",message:`Images were left out: ${[...m].map(([t,g])=>`${(0,X.y_)(g,"image is","images are")} ${et[t]}`).join("; ")}.`}}function mt(m){
const e=m===1?"The one image of the pages is":`All ${m} images of the pages are`;return{code:"no_images",message:m===0?"The pages have no images.":`${e} smaller\
 than minimum_size.`,...m===0?{}:{mentions:["minimum_size"]}}}}),76023:((N,O,f)=>{f.d(O,{L:()=>r});var A=f(45599),D=f(69869);const v=8,s={DeviceGray:c("gray",1),
CalGray:c("gray",1),G:c("gray",1),DeviceRGB:c("rgb",3),CalRGB:c("rgb",3),RGB:c("rgb",3),DeviceCMYK:c("cmyk",4),CMYK:c("cmyk",4),Separation:c("inks",1)};function c(o,n){
return{kind:o,components:n,profile:void 0,table:void 0}}function r(o,n,u,d=0){const h=o.resolve(n);if(d>v)return;if(h instanceof A.SX){if(Object.hasOwn(s,h.text))
return s[h.text];const w=u(h.text);return w===void 0?void 0:r(o,w,u,d+1)}if(!(0,A.cy)(h))return;const l=o.resolve(h[0]);if(l instanceof A.SX)switch(l.text){case"\
ICCBased":return E(o,h[1],u,d);case"Indexed":case"I":return b(o,h,u,d);case"DeviceN":{const w=o.array(h[1])?.length??0;return w>=1&&w<=32?c("inks",w):void 0}default:
return Object.hasOwn(s,l.text)?s[l.text]:void 0}}function E(o,n,u,d){const h=o.resolve(n);if(!(h instanceof A.Z6))return;const l=o.resolve(h.dict.get("N")),w=l===
1?"gray":l===3?"rgb":l===4?"cmyk":void 0;if(w===void 0)return r(o,h.dict.get("Alternate"),u,d+1);const B=(0,D.hh)(o.decodedPart(h)?.data,l);return{...c(w,l),profile:B?.
bytes}}function b(o,n,u,d){const h=r(o,n[1],u,d+1),l=o.resolve(n[3]),w=l instanceof A.Mx?l.bytes:l instanceof A.Z6?o.decodedPart(l)?.data:void 0,B=o.resolve(n[2]);
if(!h||h.table||!w||typeof B!="number"||!(B>=0))return;const U=new Uint8Array((Math.min(Math.floor(B),255)+1)*h.components);return U.set(w.subarray(0,U.length)),
{...h,table:U}}}),95340:((N,O,f)=>{f.d(O,{K:()=>A,h:()=>D});const A=1e6;function D(v,s){const c=b=>{const o=v.resolve(s.get(b));return typeof o=="number"?Math.floor(
o):NaN},r=v.resolve(s.get("ImageMask"))===!0,E=v.array(s.get("Decode"))?.map(b=>v.resolve(b));return{width:c("Width"),height:c("Height"),bits:r?1:c("BitsPerComp\
onent")||8,stencil:r,decode:E?.every(b=>typeof b=="number")?E:void 0}}}),30586:((N,O,f)=>{f.d(O,{H:()=>w});var A=f(44131),D=f(33095),v=f(64680),s=f(81679);const c=Uint8Array.
of(137,80,78,71,13,10,26,10),r={gray:0,rgb:2,palette:3,"gray-alpha":4,rgba:6},E={gray:1,rgb:3,palette:1,"gray-alpha":2,rgba:4},b=.0254,o=5,n=6,u=10,d=2,h=.6,l=4;
async function w(T,I){const{width:x,height:_,depth:j,color:Z,palette:G,profile:X,resolution:K}=T,Q=Buffer.alloc(13);Q.writeUInt32BE(x,0),Q.writeUInt32BE(_,4),Q.
set([j,r[Z],0,0,0],8);const Y=[c,k("IHDR",Q)];return X&&Y.push(k("iCCP",Buffer.concat([Buffer.from("ICC\0\0","latin1"),(0,s.Kc)(X)]))),K!==void 0&&Y.push(k("pHY\
s",B(K))),G&&Y.push(k("PLTE",G)),Y.push(k("IDAT",await U(T,I)),k("IEND",new Uint8Array(0))),Buffer.concat(Y)}function B(T){const I=Buffer.alloc(9),x=Math.round(
T/b);return I.writeUInt32BE(x,0),I.writeUInt32BE(x,4),I[8]=1,I}async function U(T,{codec:I,pace:x}){const{width:_,height:j,depth:Z,color:G,samples:X}=T,K=Math.ceil(
_*Z*E[G]/8),Q=q(T),Y=typeof X=="function"?X:$=>X.subarray($*K,$*K+K),st=new v.k(Math.max(1024,K*j>>(I?0:3))),ot=I?void 0:(0,D.i)({level:o,mem:6},st),it=new Uint8Array(
K);for(let $=0;$<j;$++){const J=new Uint8Array(K+1),tt=Y($).subarray(0,K),at=$>0&&Buffer.compare(tt,it)===0;if(J[0]=Q(tt,at),J[0]!==d)J.set(tt,1);else if(!at)for(let et=0;et<
K;et++)J[et+1]=tt[et]-it[et];at||it.set(tt),ot?ot.push(J,$===j-1):st.copy(J,0,J.length);const ct=x.step(ot?K*u:K);ct&&await ct}return I?I.deflate(st.bytes,n):st.
bytes}function q({depth:T,color:I}){if(T<8||I==="palette")return()=>0;const x=E[I];let _;return(j,Z)=>{if(Z)return _;const G=_===void 0;return _=T===8&&z(j,x)?0:
d,G?0:_}}function z(T,I){let x=0,_=0;for(let j=I;j<T.length;j+=l*I)T[j]===T[j-I]&&x++,_++;return x>=_*h}function k(T,I){const x=Buffer.alloc(I.length+12);return x.
writeUInt32BE(I.length,0),x.write(T,4,"latin1"),x.set(I,8),x.writeUInt32BE((0,A.Q)(x.subarray(4,I.length+8)),I.length+8),x}}),92152:((N,O,f)=>{f.d(O,{A6:()=>b,AT:()=>E,
Cb:()=>D,WQ:()=>v,ZJ:()=>r,fu:()=>o,mA:()=>s,zq:()=>A});const A=(n,u,d)=>Math.ceil(n*u*d/8);function D(n,u,d){if(!n||n.length<u*2)return!1;let h=0;for(let l=0;l<
u;l++){const[w,B]=[n[l*2],n[l*2+1]];if(w===d&&B===0)h++;else if(w!==0||B!==d)return}return h===0?!1:h===u?!0:void 0}function v(n,u){if(n.length>=u)return n.subarray(
0,u);const d=new Uint8Array(u);return d.set(n),d}const s=n=>n.map(u=>u^255),c=2;async function r(n,{width:u,height:d,channels:h,bits:l},w,B){const U=u*h,q=A(u,h,
l),z=new Uint8Array(U*d),k=2**l-1,T=w&&l<8?255/k:1;for(let I=0;I<d;I++){for(let _=0;_<U;_++){const j=_*l,Z=I*q+(j>>3),G=l>=8?n[Z]:n[Z]>>8-l-(j&7)&k;z[I*U+_]=G*T}
const x=B.step(U*c);x&&await x}return z}function E(n,u,d){const h=Array.from({length:d},(l,w)=>{const[B,U]=[u[w*2],u[w*2+1]];return Uint8ClampedArray.from({length:256},
(q,z)=>(B+z/255*(U-B))*255)});return n.map((l,w)=>h[w%d][l])}function b(n,u,d){const h=new Uint8Array(n.length*d);for(const[l,w]of n.entries())for(let B=0;B<d;B++)
h[l*d+B]=u[w*d+B]??0;return h}function o(n,u,d){const h=new Uint8Array(u.length*(d+1));for(let l=0;l<u.length;l++){for(let w=0;w<d;w++)h[l*(d+1)+w]=n[l*d+w];h[l*
(d+1)+d]=u[l]}return h}}),38671:((N,O,f)=>{f.d(O,{R:()=>s});var A=f(52205),D=f(45599);const v={DCTDecode:"jpg",DCT:"jpg",JPXDecode:"jp2",CCITTFaxDecode:"ccitt",
CCF:"ccitt",JBIG2Decode:"jbig2"};function s(c,r){const E=(0,A.c3)(c,r.dict.get("Filter")),b=(0,A.c3)(c,r.dict.get("DecodeParms")),o=E.at(-1)??null,n=o instanceof
D.SX?v[o.text]:void 0;if(!n)return{format:n,parameters:void 0,filter:o,before:r};const u=new D.Bi(r.dict);u.set("Filter",E.slice(0,-1)),u.set("DecodeParms",b.slice(
0,E.length-1));const d=b[E.length-1];return{format:n,parameters:(0,D.Zm)(d)?d:void 0,filter:o,before:new D.Z6(u,r.data,r.sealed)}}}),93059:((N,O,f)=>{f.d(O,{n:()=>v});
var A=f(45599);const D={BPC:"BitsPerComponent",CS:"ColorSpace",D:"Decode",DP:"DecodeParms",F:"Filter",H:"Height",IM:"ImageMask",W:"Width"};function v(s){if(s.dataStart<
0)return;const c=new A.Bi;for(let r=0;r+1<s.count;r+=2){const E=s.name(r);E!==void 0&&c.set(D[E]??E,s.value(r+1))}return new A.Z6(c,s.content.subarray(s.dataStart,
s.dataEnd))}}),69869:((N,O,f)=>{f.d(O,{R1:()=>o,To:()=>r,hh:()=>E});var A=f(81679),D=f(78157),v=f(45599);const s={1:"GRAY",3:"RGB ",4:"CMYK"},c=["scnr","mntr","\
prtr","spac"],r={1:"DeviceGray",3:"DeviceRGB",4:"DeviceCMYK"};function E(n,u){if(!n||n.length<132)return;const d=(0,D.bS)(n),h=U=>d.toString("latin1",U,U+4),l=d.
readUInt32BE(0),w=n[8];if(!(!(l>=132&&l<=n.length&&w>=2&&w<=4&&h(36)==="acsp"&&c.includes(h(12)))||h(16)!==s[u]))return{bytes:n.subarray(0,l),version:w}}const b=new WeakMap;
function o(n,{bytes:u},d){const h=b.get(n)??[];b.set(n,h);const l=h.find(U=>Buffer.compare(U.bytes,u)===0);if(l)return l.ref;const w=(0,v.jd)({N:d,Alternate:(0,v.
UU)(r[d]),Filter:(0,v.UU)("FlateDecode")}),B=n.add(new v.Z6(w,(0,A.Kc)(u)));return h.push({bytes:u,ref:B}),B}}),93604:((N,O,f)=>{f.d(O,{B:()=>A,M:()=>D});const A=(s,c)=>v(
s,c,!1),D=(s,c)=>v(s,c,!0);function v(s,c,r){let[E,b]=[0,s.length];for(;E<b;){const o=E+b>>1,n=s[o];n<c||r&&n===c?E=o+1:b=o}return E}})};
