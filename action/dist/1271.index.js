"use strict";exports.id=1271,exports.ids=[1271],exports.modules={90787:((Y,T,p)=>{p.d(T,{Q:()=>O});const R=E();function O(f){const[b,B,S,v]=R;let h=4294967295,g=0;for(const C=f.
length-3;g<C;g+=4)h^=f[g]|f[g+1]<<8|f[g+2]<<16|f[g+3]<<24,h=v[h&255]^S[h>>>8&255]^B[h>>>16&255]^b[h>>>24];for(;g<f.length;g++)h=b[(h^f[g])&255]^h>>>8;return~h>>>
0}function E(){const f=new Int32Array(256);for(let v=0;v<256;v++){let h=v;for(let g=0;g<8;g++)h=h&1?h>>>1^3988292384:h>>>1;f[v]=h}const b=v=>v.map(h=>f[h&255]^h>>>
8),B=b(f),S=b(B);return[f,B,S,b(S)]}}),99390:((Y,T,p)=>{p.r(T),p.d(T,{extract_images:()=>kt});var R=p(49153);function O(s,e){const t=r=>{const o=s.resolve(e.get(
r));return typeof o=="number"?Math.floor(o):NaN},i=s.resolve(e.get("ImageMask"))===!0,n=s.array(e.get("Decode"))?.map(r=>s.resolve(r));return{width:t("Width"),height:t(
"Height"),bits:i?1:t("BitsPerComponent")||8,stencil:i,decode:n?.every(r=>typeof r=="number")?n:void 0}}var E=p(84293),f=p(16039),b=p(83267);const B=(s,e,t)=>Math.
ceil(s*e*t/8);function S(s,e,t){if(!s||s.length<e*2)return!1;let i=0;for(let n=0;n<e;n++){const[r,o]=[s[n*2],s[n*2+1]];if(r===t&&o===0)i++;else if(r!==0||o!==t)
return}return i===0?!1:i===e?!0:void 0}function v(s,e){if(s.length>=e)return s.subarray(0,e);const t=new Uint8Array(e);return t.set(s),t}const h=s=>s.map(e=>e^255),
g=2;async function C(s,{width:e,height:t,channels:i,bits:n},r,o){const a=e*i,c=B(e,i,n),l=new Uint8Array(a*t),u=2**n-1,d=r&&n<8?255/u:1;for(let m=0;m<t;m++){for(let y=0;y<
a;y++){const I=y*n,A=m*c+(I>>3),G=n>=8?s[A]:s[A]>>8-n-(I&7)&u;l[m*a+y]=G*d}const w=o.step(a*g);w&&await w}return l}function k(s,e,t){const i=Array.from({length:t},
(n,r)=>{const[o,a]=[e[r*2],e[r*2+1]];return Uint8ClampedArray.from({length:256},(c,l)=>(o+l/255*(a-o))*255)});return s.map((n,r)=>i[r%t][n])}function U(s,e,t){const i=new Uint8Array(
s.length*t);for(const[n,r]of s.entries())for(let o=0;o<t;o++)i[n*t+o]=e[r*t+o]??0;return i}function j(s,e,t){const i=new Uint8Array(e.length*(t+1));for(let n=0;n<
e.length;n++){for(let r=0;r<t;r++)i[n*(t+1)+r]=s[n*t+r];i[n*(t+1)+t]=e[n]}return i}const x=3,M=4,L=7,H={[x]:2,[M]:4,[L]:1};function J(s){const{width:e,height:t,
bits:i,channels:n,photometric:r,compression:o,options:a,otherInks:c,profile:l,data:u}=s,d=[[256,M,[e]],[257,M,[t]],[258,x,new Array(n).fill(i)],[259,x,[o]],[262,
x,[r]],[273,M,[8]],[277,x,[n]],[278,M,[t]],[279,M,[u.length]]];a!==void 0&&d.push([292,M,[a]]),r===5&&d.push([332,x,[c?2:1]],[334,x,[n]]),l&&d.push([34675,L,l]);
const m=8+u.length+u.length%2,w=Buffer.alloc(2+d.length*12+4);w.writeUInt16LE(d.length,0);const y=[];let I=m+w.length;for(const[G,[X,D,K]]of d.entries()){const F=2+
G*12;w.writeUInt16LE(X,F),w.writeUInt16LE(D,F+2),w.writeUInt32LE(K.length,F+4);const N=Buffer.alloc(Math.max(4,K.length*H[D]));for(const[W,Nt]of K.entries())N.writeUIntLE(
Nt,W*H[D],H[D]);if(N.length===4)w.set(N,F+8);else{w.writeUInt32LE(I,F+8);const W=N.length%2===0?N:Buffer.concat([N,Buffer.alloc(1)]);y.push(W),I+=W.length}}const A=Buffer.
from([73,73,42,0,0,0,0,0]);return A.writeUInt32LE(m,4),Buffer.concat([A,u,Buffer.alloc(u.length%2),w,...y])}const nt=1,st=4;function rt(s,e,{width:t,height:i,decode:n},r,o){
const a=(w,y)=>{const I=s.resolve(o?.get(w));return typeof I=="number"?I:y},c=w=>s.resolve(o?.get(w))===!0,l=a("K",0),u=a("Columns",1728),m=[c("BlackIs1"),S(n,1,
1)===!0,!ot(r)].filter(Boolean).length%2===0;return J({width:u>0?u:t,height:i,bits:1,channels:1,photometric:m?0:1,compression:l<0?4:3,...l<0?{}:{options:(l>0?nt:
0)+(c("EncodedByteAlign")?st:0)},data:e})}function ot({table:s,components:e,kind:t}){if(!s)return t!=="inks"&&t!=="cmyk";const i=r=>s.subarray(r*e,(r+1)*e).reduce(
(o,a)=>o+a,0),n=i(0)<=i(1);return t==="inks"||t==="cmyk"?!n:n}var it=p(57857);const at=8,Z={DeviceGray:P("gray",1),CalGray:P("gray",1),G:P("gray",1),DeviceRGB:P(
"rgb",3),CalRGB:P("rgb",3),RGB:P("rgb",3),DeviceCMYK:P("cmyk",4),CMYK:P("cmyk",4),Separation:P("inks",1)};function P(s,e){return{kind:s,components:e,profile:void 0,
table:void 0}}function z(s,e,t,i=0){const n=s.resolve(e);if(i>at)return;if(n instanceof f.SX){if(Object.hasOwn(Z,n.text))return Z[n.text];const o=t(n.text);return o===
void 0?void 0:z(s,o,t,i+1)}if(!(0,f.cy)(n))return;const r=s.resolve(n[0]);if(r instanceof f.SX)switch(r.text){case"ICCBased":return ct(s,n[1],t,i);case"Indexed":case"\
I":return ft(s,n,t,i);case"DeviceN":{const o=s.array(n[1])?.length??0;return o>=1&&o<=32?P("inks",o):void 0}default:return Object.hasOwn(Z,r.text)?Z[r.text]:void 0}}
function ct(s,e,t,i){const n=s.resolve(e);if(!(n instanceof f.Z6))return;const r=s.resolve(n.dict.get("N")),o=r===1?"gray":r===3?"rgb":r===4?"cmyk":void 0;if(o===
void 0)return z(s,n.dict.get("Alternate"),t,i+1);const a=(0,it.hh)(s.decodedPart(n)?.data,r);return{...P(o,r),profile:a?.bytes}}function ft(s,e,t,i){const n=z(s,
e[1],t,i+1),r=s.resolve(e[3]),o=r instanceof f.Mx?r.bytes:r instanceof f.Z6?s.decodedPart(r)?.data:void 0,a=s.resolve(e[2]);if(!n||n.table||!o||typeof a!="numbe\
r"||!(a>=0))return;const c=new Uint8Array((Math.min(Math.floor(a),255)+1)*n.components);return c.set(o.subarray(0,c.length)),{...n,table:c}}var lt=p(90787),ut=p(
36507),dt=p(348);const ht=Uint8Array.of(137,80,78,71,13,10,26,10),gt={gray:0,rgb:2,palette:3,"gray-alpha":4,rgba:6},mt={gray:1,rgb:3,palette:1,"gray-alpha":2,rgba:4},
pt=10,Q=2;async function V(s,e){const{width:t,height:i,depth:n,colour:r,palette:o,profile:a}=s,c=Buffer.alloc(13);c.writeUInt32BE(t,0),c.writeUInt32BE(i,4),c.set(
[n,gt[r],0,0,0],8);const l=[ht,$("IHDR",c)];return a&&l.push($("iCCP",Buffer.concat([Buffer.from("ICC\0\0","latin1"),(0,b.Kc)(a)]))),o&&l.push($("PLTE",o)),l.push(
$("IDAT",await wt(s,e)),$("IEND",new Uint8Array(0))),Buffer.concat(l)}async function wt({width:s,height:e,depth:t,colour:i,samples:n},r){const o=Math.ceil(s*t*mt[i]/
8),a=t>=8&&i!=="palette"?Q:0,c=new dt.k(Math.max(1024,n.length>>2)),l=(0,ut.i)({level:6,mem:6},c);for(let u=0;u<e;u++){const d=new Uint8Array(o+1);d[0]=u===0?0:
a;const m=u*o;if(d[0]===Q)for(let y=0;y<o;y++)d[y+1]=n[m+y]-n[m-o+y];else d.set(n.subarray(m,m+o),1);l.push(d,u===e-1);const w=r.step(o*pt);w&&await w}return c.
bytes}function $(s,e){const t=Buffer.alloc(e.length+12);return t.writeUInt32BE(e.length,0),t.write(s,4,"latin1"),t.set(e,8),t.writeUInt32BE((0,lt.Q)(t.subarray(
4,e.length+8)),e.length+8),t}const yt={DCTDecode:"jpg",DCT:"jpg",JPXDecode:"jp2",CCITTFaxDecode:"ccitt",CCF:"ccitt",JBIG2Decode:"jbig2"};async function q(s,e,t){
const i=O(s,e.dict),{width:n,height:r}=i;if(!(n>=1&&r>=1))return"damaged";const o=s.job.limits.pixels;if(n*r>o)throw(0,E.F)("pixels",`An image of the document h\
as ${n} × ${r} pixels; at most ${o} in all are allowed`,"Remove it");const{format:a,parameters:c,before:l}=_(s,e);if(a==="jbig2")return"jbig2";const u=s.resolve(
e.dict.get("SMask"))??s.resolve(e.dict.get("Mask")),d=u instanceof f.Z6,m=await s.decodedAtEase(l);if(a==="jpg"||a==="jp2")return{ending:a,bytes:m,width:n,height:r,
masked:d};const w=i.stencil?bt:z(s,e.dict.get("ColorSpace"),t);return!w||![1,2,4,8,16].includes(i.bits)?"colours":a==="ccitt"?{ending:"tif",bytes:rt(s,m,i,w,c),
width:n,height:r,masked:d}:vt(s,i,w,m,u instanceof f.Z6?u:void 0)}const bt={kind:"gray",components:1,profile:void 0,table:void 0};function _(s,e){const t=l=>{const u=s.
resolve(l);return Array.isArray(u)?u.map(d=>s.resolve(d)):u===null?[]:[u]},i=t(e.dict.get("Filter")),n=t(e.dict.get("DecodeParms")),r=i.at(-1),o=r instanceof f.
SX?yt[r.text]:void 0;if(!o)return{format:o,parameters:void 0,before:e};const a=new f.Bi(e.dict);a.set("Filter",i.slice(0,-1)),a.set("DecodeParms",n.slice(0,i.length-
1));const c=n[i.length-1];return{format:o,parameters:(0,f.Zm)(c)?c:void 0,before:new f.Z6(a,e.data,e.sealed)}}async function vt(s,e,t,i,n){const{width:r,height:o,
bits:a}=e,{pace:c}=s.job,l=t.table?1:t.components,u=B(r,l,a)*o,d=S(e.decode,l,t.table?2**a-1:1);let m=v(i,u);d&&(m=h(m));const w={width:r,height:o,channels:l,bits:a},
y={width:r,height:o,masked:n!==void 0};if(t.kind==="cmyk"||t.kind==="inks"){let D=a===16?m:await C(m,w,!t.table,c);return t.table?D=U(D,t.table,t.components):d===
void 0&&a<=8&&(D=k(D,e.decode,l)),{...y,ending:"tif",bytes:Bt(e,t,a===16&&!t.table?16:8,D)}}const I=n&&await It(s,n,e);if(!I&&d!==void 0&&St(t,a)){const D=t.table&&
(t.kind==="gray"?U(t.table,Et,3):t.table),K=t.table?"palette":t.kind,F={width:r,height:o,depth:a,colour:K,palette:D?.subarray(0,3*2**a),profile:t.profile,samples:m};
return{...y,ending:"png",bytes:await V(F,c)}}let A=await C(m,w,!t.table,c);t.table?A=U(A,t.table,t.components):d===void 0&&(A=k(A,e.decode,l)),I&&(A=j(A,I,t.components));
const G=t.kind==="gray"?I?"gray-alpha":"gray":I?"rgba":"rgb",X={width:r,height:o,depth:8,colour:G,profile:t.profile,samples:A};return{...y,masked:n!==void 0&&!I,
ending:"png",bytes:await V(X,c)}}const Et=Uint8Array.from({length:768},(s,e)=>Math.floor(e/3)),St=({kind:s,table:e},t)=>e?t<=8:s==="gray"||t>=8;async function It(s,e,t){
const i=O(s,e.dict),{width:n,height:r,bits:o,stencil:a,decode:c}=i;if(!(n===t.width&&r===t.height&&!e.dict.has("Matte"))||t.bits===16||![1,2,4,8].includes(o)||_(
s,e).format)return;const u=S(c,1,1);if(u===void 0)return;const d=v(await s.decodedAtEase(e),B(n,1,o)*r),m=await C(d,{width:n,height:r,channels:1,bits:o},!0,s.job.
pace);return u!==a?h(m):m}function Bt({width:s,height:e},t,i,n){const r=t.components===1;return J({width:s,height:e,bits:i,channels:t.components,photometric:r?0:
5,compression:8,otherInks:t.kind==="inks",profile:t.profile,data:(0,b.Kc)(n)})}var xt=p(99762),At=p(7390),Dt=p(88771),Ct=p(66173),Ut=p(9738),tt=p(44787);const Mt={
BPC:"BitsPerComponent",CS:"ColorSpace",D:"Decode",DP:"DecodeParms",F:"Filter",H:"Height",IM:"ImageMask",W:"Width"};class Pt{document;found=[];decoder;seen=new Set;operators=0;constructor(e){
this.document=e,this.decoder=new Ut.X(e)}async page(e){const{document:t}=this;this.operators=0;const i=new tt.H(t,t.dict(t.pages.attribute(e,"Resources")));await this.
content(await this.decoder.page(e),i,e+1,0);for(const n of t.array(t.entry(t.pages.number(e),"Annots"))??[]){const r=t.dict(n),o=r&&(0,Dt.wR)(t,r);o&&await this.
form(o,i,e+1,0)}}async content(e,t,i,n){const{job:r}=this.document;await(0,Ct.K)(e,r.pace,o=>{if(++this.operators>r.limits.operators)throw(0,E.F)("operators",`A\
 page of the document has more than ${r.limits.operators} operators`,"Open it in another PDF program and save it again");switch(o.operator){case"BI":this.inline(
o,t,i);return;case"Do":return this.draws(t.find("XObject",o.name(0)??""),t,i,n);case"scn":case"SCN":return this.pattern(o.name(o.count-1),t,i,n);default:return}})}draws(e,t,i,n){
const r=this.document.resolve(e);if(!(r instanceof f.Z6)||!(0,f.i9)(e)||this.seen.has(e.number))return;const o=this.document.resolve(r.dict.get("Subtype"));if((0,f.
Eo)(o,"Form"))return this.form(e,t,i,n);(0,f.Eo)(o,"Image")&&(this.seen.add(e.number),this.found.push({stream:r,page:i,find:a=>t.find("ColorSpace",a)}))}pattern(e,t,i,n){
const r=e===void 0?void 0:t.find("Pattern",e);if(r!==void 0&&this.document.resolve(r)instanceof f.Z6)return this.form(r,t,i,n)}async form(e,t,i,n){const{document:r,
seen:o}=this,a=r.resolve(e);if(!(0,f.i9)(e)||o.has(e.number)||!(a instanceof f.Z6))return;o.add(e.number);const c=r.job.limits.formDepth;if(n>=c)throw(0,E.F)("f\
ormDepth",`A page of the document has more than ${c} forms within another`,"Open it in another PDF program and save it again");const l=r.dict(a.dict.get("Resour\
ces")),u=l?new tt.H(r,l,t):t;await this.content(await this.decoder.form(e.number,a),u,i,n+1)}inline(e,t,i){if(e.dataStart<0)return;const n=new f.Bi;for(let o=0;o+
1<e.count;o+=2){const a=e.name(o);a!==void 0&&n.set(Mt[a]??a,e.value(o+1))}const r=e.content.subarray(e.dataStart,e.dataEnd);this.found.push({stream:new f.Z6(n,
r),page:i,find:o=>Ot(t,o)})}}const Ot=(s,e)=>{const t=s.find("ColorSpace",e);return t instanceof f.SX&&t.text===e?void 0:t},Tt={jpg:"image/jpeg",jp2:"image/jp2",
png:"image/png",tif:"image/tiff"},kt=async(s,e,t)=>{const i=await(0,At.E)(s.bytes,t,{password:e.open_password}),n=new Pt(i);for(let c=0;c<i.pages.count;c++)await n.
page(c);const r=new jt(i,e.minimum_size);for(const c of n.found)await r.add(c);const{files:o,count:a}=r;return{documents:[],files:o,notes:r.notes(n.found.length),
facts:{imageCount:a}}};class jt{document;minimum;files=[];count=0;small=0;size=0;unable=new Map;constructor(e,t){this.document=e,this.minimum=t}async add({stream:e,
page:t,find:i}){const{document:n}=this,{width:r,height:o}=O(n,e.dict);if(r<this.minimum||o<this.minimum){this.small++;return}const a=await et(q(n,e,i));if(typeof a==
"string"){this.unable.set(a,(this.unable.get(a)??0)+1);return}const c=(0,xt.n)(++this.count),l=`${c}.${a.ending}`;if(this.push(l,a,{page:t}),!a.masked)return;const u=n.
resolve(e.dict.get("SMask"))??n.resolve(e.dict.get("Mask")),d=u instanceof f.Z6?await et(q(n,u,()=>{})):"damaged";typeof d!="string"&&this.push(`${c}-mask.${d.ending}`,
d,{page:t,maskOf:l})}push(e,{bytes:t,ending:i,width:n,height:r},o){const{partBytes:a,parts:c}=this.document.job.limits;this.size+=t.length;const l="Raise minimu\
m_size, or extract images from fewer pages";if(this.size>a)throw(0,E.F)("partBytes",`The images together are larger than ${a} bytes`,l);if(this.files.length>=c)
throw(0,E.F)("parts",`The document has more than ${c} images`,l);this.files.push({name:e,bytes:t,mediaType:Tt[i],facts:{...o,size:t.length,width:n,height:r}})}notes(e){
const t=[];return this.unable.size>0&&t.push(Lt(this.unable)),this.count===0&&this.unable.size===0&&t.push(Ft(e)),t}}async function et(s){try{return await s}catch(e){
if(e instanceof R.zU&&e.code==="unreadable_document")return"damaged";throw e}}const Rt={jbig2:"compressed with JBIG2, which is not decoded",colours:"with colors\
 that no image file has",damaged:"damaged"};function Lt(s){return{code:"images_left_out",message:`Images were left out: ${[...s].map(([t,i])=>`${i===1?"1 image \
is":`${i} images are`} ${Rt[t]}`).join("; ")}.`}}function Ft(s){const e=s===1?"The one image of the pages is":`All ${s} images of the pages are`;return{code:"no\
_images",message:s===0?"The pages have no images.":`${e} smaller than minimum_size.`,...s===0?{}:{mentions:["minimum_size"]}}}}),57857:((Y,T,p)=>{p.d(T,{R1:()=>h,
To:()=>B,hh:()=>S});var R=p(83267),O=p(269),E=p(16039);const f={1:"GRAY",3:"RGB ",4:"CMYK"},b=["scnr","mntr","prtr","spac"],B={1:"DeviceGray",3:"DeviceRGB",4:"D\
eviceCMYK"};function S(g,C){if(!g||g.length<132)return;const k=(0,O.bS)(g),U=L=>k.toString("latin1",L,L+4),j=k.readUInt32BE(0),x=g[8];if(!(!(j>=132&&j<=g.length&&
x>=2&&x<=4&&U(36)==="acsp"&&b.includes(U(12)))||U(16)!==f[C]))return{bytes:g.subarray(0,j),version:x}}const v=new WeakMap;function h(g,{bytes:C},k){const U=v.get(
g)??[];v.set(g,U);const j=U.find(L=>Buffer.compare(L.bytes,C)===0);if(j)return j.ref;const x=(0,E.jd)({N:k,Alternate:(0,E.UU)(B[k]),Filter:(0,E.UU)("FlateDecode")}),
M=g.add(new E.Z6(x,(0,R.Kc)(C)));return U.push({bytes:C,ref:M}),M}}),88960:((Y,T,p)=>{p.d(T,{B:()=>R,M:()=>O});const R=(f,b)=>E(f,b,!1),O=(f,b)=>E(f,b,!0);function E(f,b,B){
let[S,v]=[0,f.length];for(;S<v;){const h=S+v>>1,g=f[h];g<b||B&&g===b?S=h+1:v=h}return S}})};
