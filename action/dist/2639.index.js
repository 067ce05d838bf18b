"use strict";exports.id=2639,exports.ids=[2639],exports.modules={90787:((G,j,w)=>{w.d(j,{Q:()=>k});const P=x();function k(f){const[p,D,A,I]=P;let c=4294967295,u=0;for(const S=f.
length-3;u<S;u+=4)c^=f[u]|f[u+1]<<8|f[u+2]<<16|f[u+3]<<24,c=I[c&255]^A[c>>>8&255]^D[c>>>16&255]^p[c>>>24];for(;u<f.length;u++)c=p[(c^f[u])&255]^c>>>8;return~c>>>
0}function x(){const f=new Int32Array(256);for(let I=0;I<256;I++){let c=I;for(let u=0;u<8;u++)c=c&1?c>>>1^3988292384:c>>>1;f[I]=c}const p=I=>I.map(c=>f[c&255]^c>>>
8),D=p(f),A=p(D);return[f,D,A,p(A)]}}),65062:((G,j,w)=>{w.r(j),w.d(j,{extract_images:()=>Ct});var P=w(49153);function k(r,e){const t=s=>{const o=r.resolve(e.get(
s));return typeof o=="number"?Math.floor(o):NaN},i=r.resolve(e.get("ImageMask"))===!0,n=r.array(e.get("Decode"))?.map(s=>r.resolve(s));return{width:t("Width"),height:t(
"Height"),bits:i?1:t("BitsPerComponent")||8,stencil:i,decode:n?.every(s=>typeof s=="number")?n:void 0}}var x=w(84293),f=w(16039),p=w(83267);const D=(r,e,t)=>Math.
ceil(r*e*t/8);function A(r,e,t){if(!r||r.length<e*2)return!1;let i=0;for(let n=0;n<e;n++){const[s,o]=[r[n*2],r[n*2+1]];if(s===t&&o===0)i++;else if(s!==0||o!==t)
return}return i===0?!1:i===e?!0:void 0}function I(r,e){if(r.length>=e)return r.subarray(0,e);const t=new Uint8Array(e);return t.set(r),t}const c=r=>r.map(e=>e^255),
u=2;async function S(r,{width:e,height:t,channels:i,bits:n},s,o){const a=e*i,l=D(e,i,n),d=new Uint8Array(a*t),h=2**n-1,m=s&&n<8?255/h:1;for(let y=0;y<t;y++){for(let B=0;B<
a;B++){const U=B*n,O=y*l+(U>>3),$=n>=8?r[O]:r[O]>>8-n-(U&7)&h;d[y*a+B]=$*m}const E=o.step(a*u);E&&await E}return d}function C(r,e,t){const i=Array.from({length:t},
(n,s)=>{const[o,a]=[e[s*2],e[s*2+1]];return Uint8ClampedArray.from({length:256},(l,d)=>(o+d/255*(a-o))*255)});return r.map((n,s)=>i[s%t][n])}function g(r,e,t){const i=new Uint8Array(
r.length*t);for(const[n,s]of r.entries())for(let o=0;o<t;o++)i[n*t+o]=e[s*t+o]??0;return i}function v(r,e,t){const i=new Uint8Array(e.length*(t+1));for(let n=0;n<
e.length;n++){for(let s=0;s<t;s++)i[n*(t+1)+s]=r[n*t+s];i[n*(t+1)+t]=e[n]}return i}const b=3,M=4,R=7,W={[b]:2,[M]:4,[R]:1};function Y(r){const{width:e,height:t,
bits:i,channels:n,photometric:s,compression:o,options:a,otherInks:l,profile:d,data:h}=r,m=[[256,M,[e]],[257,M,[t]],[258,b,new Array(n).fill(i)],[259,b,[o]],[262,
b,[s]],[273,M,[8]],[277,b,[n]],[278,M,[t]],[279,M,[h.length]]];a!==void 0&&m.push([292,M,[a]]),s===5&&m.push([332,b,[l?2:1]],[334,b,[n]]),d&&m.push([34675,R,d]);
const y=8+h.length+h.length%2,E=Buffer.alloc(2+m.length*12+4);E.writeUInt16LE(m.length,0);const B=[];let U=y+E.length;for(const[$,[z,T,K]]of m.entries()){const L=2+
$*12;E.writeUInt16LE(z,L),E.writeUInt16LE(T,L+2),E.writeUInt32LE(K.length,L+4);const F=Buffer.alloc(Math.max(4,K.length*W[T]));for(const[Z,Tt]of K.entries())F.writeUIntLE(
Tt,Z*W[T],W[T]);if(F.length===4)E.set(F,L+8);else{E.writeUInt32LE(U,L+8);const Z=F.length%2===0?F:Buffer.concat([F,Buffer.alloc(1)]);B.push(Z),U+=Z.length}}const O=Buffer.
from([73,73,42,0,0,0,0,0]);return O.writeUInt32LE(y,4),Buffer.concat([O,h,Buffer.alloc(h.length%2),E,...B])}const q=1,tt=4;function et(r,e,{width:t,height:i,decode:n},s,o){
const a=(E,B)=>{const U=r.resolve(o?.get(E));return typeof U=="number"?U:B},l=E=>r.resolve(o?.get(E))===!0,d=a("K",0),h=a("Columns",1728),y=[l("BlackIs1"),A(n,1,
1)===!0,!nt(s)].filter(Boolean).length%2===0;return Y({width:h>0?h:t,height:i,bits:1,channels:1,photometric:y?0:1,compression:d<0?4:3,...d<0?{}:{options:(d>0?q:
0)+(l("EncodedByteAlign")?tt:0)},data:e})}function nt({table:r,components:e,kind:t}){if(!r)return t!=="inks"&&t!=="cmyk";const i=s=>r.subarray(s*e,(s+1)*e).reduce(
(o,a)=>o+a,0),n=i(0)<=i(1);return t==="inks"||t==="cmyk"?!n:n}var st=w(81036),rt=w(90787),ot=w(36507),it=w(348);const at=Uint8Array.of(137,80,78,71,13,10,26,10),
ct={gray:0,rgb:2,palette:3,"gray-alpha":4,rgba:6},ft={gray:1,rgb:3,palette:1,"gray-alpha":2,rgba:4},lt=10,H=2;async function X(r,e){const{width:t,height:i,depth:n,
colour:s,palette:o,profile:a}=r,l=Buffer.alloc(13);l.writeUInt32BE(t,0),l.writeUInt32BE(i,4),l.set([n,ct[s],0,0,0],8);const d=[at,N("IHDR",l)];return a&&d.push(
N("iCCP",Buffer.concat([Buffer.from("ICC\0\0","latin1"),(0,p.Kc)(a)]))),o&&d.push(N("PLTE",o)),d.push(N("IDAT",await ut(r,e)),N("IEND",new Uint8Array(0))),Buffer.
concat(d)}async function ut({width:r,height:e,depth:t,colour:i,samples:n},s){const o=Math.ceil(r*t*ft[i]/8),a=t>=8&&i!=="palette"?H:0,l=new it.k(Math.max(1024,n.
length>>2)),d=(0,ot.i)({level:6,mem:6},l);for(let h=0;h<e;h++){const m=new Uint8Array(o+1);m[0]=h===0?0:a;const y=h*o;if(m[0]===H)for(let B=0;B<o;B++)m[B+1]=n[y+
B]-n[y-o+B];else m.set(n.subarray(y,y+o),1);d.push(m,h===e-1);const E=s.step(o*lt);E&&await E}return l.bytes}function N(r,e){const t=Buffer.alloc(e.length+12);return t.
writeUInt32BE(e.length,0),t.write(r,4,"latin1"),t.set(e,8),t.writeUInt32BE((0,rt.Q)(t.subarray(4,e.length+8)),e.length+8),t}const dt={DCTDecode:"jpg",DCT:"jpg",
JPXDecode:"jp2",CCITTFaxDecode:"ccitt",CCF:"ccitt",JBIG2Decode:"jbig2"};async function Q(r,e,t){const i=k(r,e.dict),{width:n,height:s}=i;if(!(n>=1&&s>=1))return"\
damaged";const o=r.job.limits.pixels;if(n*s>o)throw(0,x.F)("pixels",`An image of the document has ${n} × ${s} pixels; at most ${o} in all are allowed`,"Remove \
it");const{format:a,parameters:l,before:d}=J(r,e);if(a==="jbig2")return"jbig2";const h=r.resolve(e.dict.get("SMask"))??r.resolve(e.dict.get("Mask")),m=h instanceof
f.Z6,y=await r.decodedAtEase(d);if(a==="jpg"||a==="jp2")return{ending:a,bytes:y,width:n,height:s,masked:m};const E=i.stencil?ht:(0,st.Q)(r,e.dict.get("ColorSpac\
e"),t);return!E||![1,2,4,8,16].includes(i.bits)?"colours":a==="ccitt"?{ending:"tif",bytes:et(r,y,i,E,l),width:n,height:s,masked:m}:gt(r,i,E,y,h instanceof f.Z6?
h:void 0)}const ht={kind:"gray",components:1,profile:void 0,table:void 0};function J(r,e){const t=d=>{const h=r.resolve(d);return Array.isArray(h)?h.map(m=>r.resolve(
m)):h===null?[]:[h]},i=t(e.dict.get("Filter")),n=t(e.dict.get("DecodeParms")),s=i.at(-1),o=s instanceof f.SX?dt[s.text]:void 0;if(!o)return{format:o,parameters:void 0,
before:e};const a=new f.Bi(e.dict);a.set("Filter",i.slice(0,-1)),a.set("DecodeParms",n.slice(0,i.length-1));const l=n[i.length-1];return{format:o,parameters:(0,f.
Zm)(l)?l:void 0,before:new f.Z6(a,e.data,e.sealed)}}async function gt(r,e,t,i,n){const{width:s,height:o,bits:a}=e,{pace:l}=r.job,d=t.table?1:t.components,h=D(s,
d,a)*o,m=A(e.decode,d,t.table?2**a-1:1);let y=I(i,h);m&&(y=c(y));const E={width:s,height:o,channels:d,bits:a},B={width:s,height:o,masked:n!==void 0};if(t.kind===
"cmyk"||t.kind==="inks"){let T=a===16?y:await S(y,E,!t.table,l);return t.table?T=g(T,t.table,t.components):m===void 0&&a<=8&&(T=C(T,e.decode,d)),{...B,ending:"t\
if",bytes:yt(e,t,a===16&&!t.table?16:8,T)}}const U=n&&await wt(r,n,e);if(!U&&m!==void 0&&pt(t,a)){const T=t.table&&(t.kind==="gray"?g(t.table,mt,3):t.table),K=t.
table?"palette":t.kind,L={width:s,height:o,depth:a,colour:K,palette:T?.subarray(0,3*2**a),profile:t.profile,samples:y};return{...B,ending:"png",bytes:await X(L,
l)}}let O=await S(y,E,!t.table,l);t.table?O=g(O,t.table,t.components):m===void 0&&(O=C(O,e.decode,d)),U&&(O=v(O,U,t.components));const $=t.kind==="gray"?U?"gray\
-alpha":"gray":U?"rgba":"rgb",z={width:s,height:o,depth:8,colour:$,profile:t.profile,samples:O};return{...B,masked:n!==void 0&&!U,ending:"png",bytes:await X(z,l)}}
const mt=Uint8Array.from({length:768},(r,e)=>Math.floor(e/3)),pt=({kind:r,table:e},t)=>e?t<=8:r==="gray"||t>=8;async function wt(r,e,t){const i=k(r,e.dict),{width:n,
height:s,bits:o,stencil:a,decode:l}=i;if(!(n===t.width&&s===t.height&&!e.dict.has("Matte"))||t.bits===16||![1,2,4,8].includes(o)||J(r,e).format)return;const h=A(
l,1,1);if(h===void 0)return;const m=I(await r.decodedAtEase(e),D(n,1,o)*s),y=await S(m,{width:n,height:s,channels:1,bits:o},!0,r.job.pace);return h!==a?c(y):y}function yt({
width:r,height:e},t,i,n){const s=t.components===1;return Y({width:r,height:e,bits:i,channels:t.components,photometric:s?0:5,compression:8,otherInks:t.kind==="in\
ks",profile:t.profile,data:(0,p.Kc)(n)})}var bt=w(99762),Et=w(7390),vt=w(88771),It=w(66173),St=w(9738),V=w(44787);const Bt={BPC:"BitsPerComponent",CS:"ColorSpac\
e",D:"Decode",DP:"DecodeParms",F:"Filter",H:"Height",IM:"ImageMask",W:"Width"};class Dt{document;found=[];decoder;seen=new Set;operators=0;constructor(e){this.document=
e,this.decoder=new St.X(e)}async page(e){const{document:t}=this;this.operators=0;const i=new V.H(t,t.dict(t.pages.attribute(e,"Resources")));await this.content(
await this.decoder.page(e),i,e+1,0);for(const n of t.array(t.entry(t.pages.number(e),"Annots"))??[]){const s=t.dict(n),o=s&&(0,vt.wR)(t,s);o&&await this.form(o,
i,e+1,0)}}async content(e,t,i,n){const{job:s}=this.document;await(0,It.K)(e,s.pace,o=>{if(++this.operators>s.limits.operators)throw(0,x.F)("operators",`A page o\
f the document has more than ${s.limits.operators} operators`,"Open it in another PDF program and save it again");switch(o.operator){case"BI":this.inline(o,t,i);
return;case"Do":return this.draws(t.find("XObject",o.name(0)??""),t,i,n);case"scn":case"SCN":return this.pattern(o.name(o.count-1),t,i,n);default:return}})}draws(e,t,i,n){
const s=this.document.resolve(e);if(!(s instanceof f.Z6)||!(0,f.i9)(e)||this.seen.has(e.number))return;const o=this.document.resolve(s.dict.get("Subtype"));if((0,f.
Eo)(o,"Form"))return this.form(e,t,i,n);(0,f.Eo)(o,"Image")&&(this.seen.add(e.number),this.found.push({stream:s,page:i,find:a=>t.find("ColorSpace",a)}))}pattern(e,t,i,n){
const s=e===void 0?void 0:t.find("Pattern",e);if(s!==void 0&&this.document.resolve(s)instanceof f.Z6)return this.form(s,t,i,n)}async form(e,t,i,n){const{document:s,
seen:o}=this,a=s.resolve(e);if(!(0,f.i9)(e)||o.has(e.number)||!(a instanceof f.Z6))return;o.add(e.number);const l=s.job.limits.formDepth;if(n>=l)throw(0,x.F)("f\
ormDepth",`A page of the document has more than ${l} forms within another`,"Open it in another PDF program and save it again");const d=s.dict(a.dict.get("Resour\
ces")),h=d?new V.H(s,d,t):t;await this.content(await this.decoder.form(e.number,a),h,i,n+1)}inline(e,t,i){if(e.dataStart<0)return;const n=new f.Bi;for(let o=0;o+
1<e.count;o+=2){const a=e.name(o);a!==void 0&&n.set(Bt[a]??a,e.value(o+1))}const s=e.content.subarray(e.dataStart,e.dataEnd);this.found.push({stream:new f.Z6(n,
s),page:i,find:o=>xt(t,o)})}}const xt=(r,e)=>{const t=r.find("ColorSpace",e);return t instanceof f.SX&&t.text===e?void 0:t},At={jpg:"image/jpeg",jp2:"image/jp2",
png:"image/png",tif:"image/tiff"},Ct=async(r,e,t)=>{const i=await(0,Et.E)(r.bytes,t,{password:e.open_password}),n=new Dt(i);for(let l=0;l<i.pages.count;l++)await n.
page(l);const s=new Mt(i,e.minimum_size);for(const l of n.found)await s.add(l);const{files:o,count:a}=s;return{documents:[],files:o,notes:s.notes(n.found.length),
facts:{imageCount:a}}};class Mt{document;minimum;files=[];count=0;small=0;size=0;unable=new Map;constructor(e,t){this.document=e,this.minimum=t}async add({stream:e,
page:t,find:i}){const{document:n}=this,{width:s,height:o}=k(n,e.dict);if(s<this.minimum||o<this.minimum){this.small++;return}const a=await _(Q(n,e,i));if(typeof a==
"string"){this.unable.set(a,(this.unable.get(a)??0)+1);return}const l=(0,bt.n)(++this.count),d=`${l}.${a.ending}`;if(this.push(d,a,{page:t}),!a.masked)return;const h=n.
resolve(e.dict.get("SMask"))??n.resolve(e.dict.get("Mask")),m=h instanceof f.Z6?await _(Q(n,h,()=>{})):"damaged";typeof m!="string"&&this.push(`${l}-mask.${m.ending}`,
m,{page:t,maskOf:d})}push(e,{bytes:t,ending:i,width:n,height:s},o){const{partBytes:a,parts:l}=this.document.job.limits;this.size+=t.length;const d="Raise minimu\
m_size, or extract images from fewer pages";if(this.size>a)throw(0,x.F)("partBytes",`The images together are larger than ${a} bytes`,d);if(this.files.length>=l)
throw(0,x.F)("parts",`The document has more than ${l} images`,d);this.files.push({name:e,bytes:t,mediaType:At[i],facts:{...o,size:t.length,width:n,height:s}})}notes(e){
const t=[];return this.unable.size>0&&t.push(Pt(this.unable)),this.count===0&&this.unable.size===0&&t.push(Ot(e)),t}}async function _(r){try{return await r}catch(e){
if(e instanceof P.zU&&e.code==="unreadable_document")return"damaged";throw e}}const Ut={jbig2:"compressed with JBIG2, which is not decoded",colours:"with colors\
 that no image file has",damaged:"damaged"};function Pt(r){return{code:"images_left_out",message:`Images were left out: ${[...r].map(([t,i])=>`${i===1?"1 image \
is":`${i} images are`} ${Ut[t]}`).join("; ")}.`}}function Ot(r){const e=r===1?"The one image of the pages is":`All ${r} images of the pages are`;return{code:"no\
_images",message:r===0?"The pages have no images.":`${e} smaller than minimum_size.`,...r===0?{}:{mentions:["minimum_size"]}}}}),81036:((G,j,w)=>{w.d(j,{Q:()=>D});
var P=w(16039),k=w(57857);const x=8,f={DeviceGray:p("gray",1),CalGray:p("gray",1),G:p("gray",1),DeviceRGB:p("rgb",3),CalRGB:p("rgb",3),RGB:p("rgb",3),DeviceCMYK:p(
"cmyk",4),CMYK:p("cmyk",4),Separation:p("inks",1)};function p(c,u){return{kind:c,components:u,profile:void 0,table:void 0}}function D(c,u,S,C=0){const g=c.resolve(
u);if(C>x)return;if(g instanceof P.SX){if(Object.hasOwn(f,g.text))return f[g.text];const b=S(g.text);return b===void 0?void 0:D(c,b,S,C+1)}if(!(0,P.cy)(g))return;
const v=c.resolve(g[0]);if(v instanceof P.SX)switch(v.text){case"ICCBased":return A(c,g[1],S,C);case"Indexed":case"I":return I(c,g,S,C);case"DeviceN":{const b=c.
array(g[1])?.length??0;return b>=1&&b<=32?p("inks",b):void 0}default:return Object.hasOwn(f,v.text)?f[v.text]:void 0}}function A(c,u,S,C){const g=c.resolve(u);if(!(g instanceof
P.Z6))return;const v=c.resolve(g.dict.get("N")),b=v===1?"gray":v===3?"rgb":v===4?"cmyk":void 0;if(b===void 0)return D(c,g.dict.get("Alternate"),S,C+1);const M=(0,k.
hh)(c.decodedPart(g)?.data,v);return{...p(b,v),profile:M?.bytes}}function I(c,u,S,C){const g=D(c,u[1],S,C+1),v=c.resolve(u[3]),b=v instanceof P.Mx?v.bytes:v instanceof
P.Z6?c.decodedPart(v)?.data:void 0,M=c.resolve(u[2]);if(!g||g.table||!b||typeof M!="number"||!(M>=0))return;const R=new Uint8Array((Math.min(Math.floor(M),255)+
1)*g.components);return R.set(b.subarray(0,R.length)),{...g,table:R}}}),57857:((G,j,w)=>{w.d(j,{R1:()=>c,To:()=>D,hh:()=>A});var P=w(83267),k=w(269),x=w(16039);
const f={1:"GRAY",3:"RGB ",4:"CMYK"},p=["scnr","mntr","prtr","spac"],D={1:"DeviceGray",3:"DeviceRGB",4:"DeviceCMYK"};function A(u,S){if(!u||u.length<132)return;
const C=(0,k.bS)(u),g=R=>C.toString("latin1",R,R+4),v=C.readUInt32BE(0),b=u[8];if(!(!(v>=132&&v<=u.length&&b>=2&&b<=4&&g(36)==="acsp"&&p.includes(g(12)))||g(16)!==
f[S]))return{bytes:u.subarray(0,v),version:b}}const I=new WeakMap;function c(u,{bytes:S},C){const g=I.get(u)??[];I.set(u,g);const v=g.find(R=>Buffer.compare(R.bytes,
S)===0);if(v)return v.ref;const b=(0,x.jd)({N:C,Alternate:(0,x.UU)(D[C]),Filter:(0,x.UU)("FlateDecode")}),M=u.add(new x.Z6(b,(0,P.Kc)(S)));return g.push({bytes:S,
ref:M}),M}}),88960:((G,j,w)=>{w.d(j,{B:()=>P,M:()=>k});const P=(f,p)=>x(f,p,!1),k=(f,p)=>x(f,p,!0);function x(f,p,D){let[A,I]=[0,f.length];for(;A<I;){const c=A+
I>>1,u=f[c];u<p||D&&u===p?A=c+1:I=c}return A}})};
