"use strict";exports.id=6633,exports.ids=[6633],exports.modules={44131:((Z,O,f)=>{f.d(O,{Q:()=>B});const D=A();function B(s){const[c,r,b,E]=D;let o=4294967295,n=0;for(const l=s.
length-3;n<l;n+=4)o^=s[n]|s[n+1]<<8|s[n+2]<<16|s[n+3]<<24,o=E[o&255]^b[o>>>8&255]^r[o>>>16&255]^c[o>>>24];for(;n<s.length;n++)o=c[(o^s[n])&255]^o>>>8;return~o>>>
0}function A(){const s=new Int32Array(256);for(let E=0;E<256;E++){let o=E;for(let n=0;n<8;n++)o=o&1?o>>>1^3988292384:o>>>1;s[E]=o}const c=E=>E.map(o=>s[o&255]^o>>>
8),r=c(s),b=c(r);return[s,r,b,c(b)]}}),45657:((Z,O,f)=>{f.d(O,{Kf:()=>B,RZ:()=>D,YG:()=>A});function D(s,c){for(const r of c)s.push(r)}const B=s=>{let c=-1/0;for(const r of s)
c=Math.max(c,r);return c},A=s=>{let c=1/0;for(const r of s)c=Math.min(c,r);return c}}),55396:((Z,O,f)=>{f.r(O),f.d(O,{extract_images:()=>lt});var D=f(58552),B=f(
95340),A=f(42973),s=f(45599),c=f(81679),r=f(92152);const b=3,E=4,o=7,n={[b]:2,[E]:4,[o]:1};function l(m){const{width:e,height:t,bits:g,channels:i,photometric:a,
compression:w,options:y,otherInks:M,profile:x,data:S}=m,P=[[256,E,[e]],[257,E,[t]],[258,b,new Array(i).fill(g)],[259,b,[w]],[262,b,[a]],[273,E,[8]],[277,b,[i]],
[278,E,[t]],[279,E,[S.length]]];y!==void 0&&P.push([292,E,[y]]),a===5&&P.push([332,b,[M?2:1]],[334,b,[i]]),x&&P.push([34675,o,x]);const R=8+S.length+S.length%2,
T=Buffer.alloc(2+P.length*12+4);T.writeUInt16LE(P.length,0);const J=[];let j=R+T.length;for(const[rt,[it,K,st]]of P.entries()){const V=2+rt*12;T.writeUInt16LE(it,
V),T.writeUInt16LE(K,V+2),T.writeUInt32LE(st.length,V+4);const tt=Buffer.alloc(Math.max(4,st.length*n[K]));for(const[ot,gt]of st.entries())tt.writeUIntLE(gt,ot*
n[K],n[K]);if(tt.length===4)T.set(tt,V+8);else{T.writeUInt32LE(j,V+8);const ot=tt.length%2===0?tt:Buffer.concat([tt,Buffer.alloc(1)]);J.push(ot),j+=ot.length}}const $=Buffer.
from([73,73,42,0,0,0,0,0]);return $.writeUInt32LE(R,4),Buffer.concat([$,S,Buffer.alloc(S.length%2),T,...J])}const d=1,h=4;function u(m,e,{width:t,height:g,decode:i},a,w){
const y=(T,J)=>{const j=m.resolve(w?.get(T));return typeof j=="number"?j:J},M=T=>m.resolve(w?.get(T))===!0,x=y("K",0),S=y("Columns",1728),R=[M("BlackIs1"),(0,r.
Cb)(i,1,1)===!0,!p(a)].filter(Boolean).length%2===0;return l({width:S>0?S:t,height:g,bits:1,channels:1,photometric:R?0:1,compression:x<0?4:3,...x<0?{}:{options:(x>
0?d:0)+(M("EncodedByteAlign")?h:0)},data:e})}function p({table:m,components:e,kind:t}){if(!m)return t!=="inks"&&t!=="cmyk";const g=a=>m.subarray(a*e,(a+1)*e).reduce(
(w,y)=>w+y,0),i=g(0)<=g(1);return t==="inks"||t==="cmyk"?!i:i}var I=f(76023),v=f(30586),U=f(38671);async function W(m,e,t){const g=(0,B.h)(m,e.dict),{width:i,height:a}=g;
if(!(i>=1&&a>=1))return"damaged";const w=m.job.limits.pixels;if(i*a>w)throw(0,A.F)("pixels",`An image of the document has ${i} × ${a} pixels; at most ${w} in a\
ll are allowed`,"Remove it");if(i>B.K)throw(0,A.F)("pixels",`An image of the document has rows of ${i} pixels; at most ${B.K} are allowed`,"Remove it");const{format:y,
parameters:M,before:x}=(0,U.R)(m,e);if(y==="jbig2")return"jbig2";const S=m.resolve(e.dict.get("SMask"))??m.resolve(e.dict.get("Mask")),P=S instanceof s.Z6,R=await m.
decodedAtEase(x);if(y==="jpg"||y==="jp2")return{ending:y,bytes:R,width:i,height:a,masked:P};const T=g.stencil?G:(0,I.L)(m,e.dict.get("ColorSpace"),t);return!T||
![1,2,4,8,16].includes(g.bits)?"colors":y==="ccitt"?{ending:"tif",bytes:u(m,R,g,T,M),width:i,height:a,masked:P}:H(m,g,T,R,S instanceof s.Z6?S:void 0)}const G={kind:"\
gray",components:1,profile:void 0,table:void 0};async function H(m,e,t,g,i){const{width:a,height:w,bits:y}=e,{pace:M}=m.job,x=t.table?1:t.components,S=(0,r.zq)(
a,x,y)*w,P=(0,r.Cb)(e.decode,x,t.table?2**y-1:1);let R=(0,r.WQ)(g,S);P&&(R=(0,r.mA)(R));const T={width:a,height:w,channels:x,bits:y},J={width:a,height:w,masked:i!==
void 0};if(t.kind==="cmyk"||t.kind==="inks"){let K=y===16?R:await(0,r.ZJ)(R,T,!t.table,M);return t.table?K=(0,r.A6)(K,t.table,t.components):P===void 0&&y<=8&&(K=
(0,r.AT)(K,e.decode,x)),{...J,ending:"tif",bytes:F(e,t,y===16&&!t.table?16:8,K)}}const j=i&&await C(m,i,e);if(!j&&P!==void 0&&k(t,y)){const K=t.table&&(t.kind===
"gray"?(0,r.A6)(t.table,_,3):t.table),st=t.table?"palette":t.kind,V={width:a,height:w,depth:y,color:st,palette:K?.subarray(0,3*2**y),profile:t.profile,samples:R};
return{...J,ending:"png",bytes:await(0,v.H)(V,m.job)}}let $=await(0,r.ZJ)(R,T,!t.table,M);t.table?$=(0,r.A6)($,t.table,t.components):P===void 0&&($=(0,r.AT)($,e.
decode,x)),j&&($=(0,r.fu)($,j,t.components));const rt=t.kind==="gray"?j?"gray-alpha":"gray":j?"rgba":"rgb",it={width:a,height:w,depth:8,color:rt,profile:t.profile,
samples:$};return{...J,masked:i!==void 0&&!j,ending:"png",bytes:await(0,v.H)(it,m.job)}}const _=Uint8Array.from({length:768},(m,e)=>Math.floor(e/3)),k=({kind:m,
table:e},t)=>e?t<=8:m==="gray"||t>=8;async function C(m,e,t){const g=(0,B.h)(m,e.dict),{width:i,height:a,bits:w,stencil:y,decode:M}=g;if(!(i===t.width&&a===t.height&&
!e.dict.has("Matte"))||t.bits===16||![1,2,4,8].includes(w)||(0,U.R)(m,e).format)return;const S=(0,r.Cb)(M,1,1);if(S===void 0)return;const P=(0,r.WQ)(await m.decodedAtEase(
e),(0,r.zq)(i,1,w)*a),R=await(0,r.ZJ)(P,{width:i,height:a,channels:1,bits:w},!0,m.job.pace);return S!==y?(0,r.mA)(R):R}function F({width:m,height:e},t,g,i){const a=t.
components===1;return l({width:m,height:e,bits:g,channels:t.components,photometric:a?0:5,compression:8,otherInks:t.kind==="inks",profile:t.profile,data:(0,c.Kc)(
i)})}var L=f(31424),Y=f(12237),et=f(98446),q=f(64019),N=f(37709),z=f(93059),X=f(58971),nt=f(31095);class Q{document;found=[];decoder;seen=new Set;constructor(e){
this.document=e,this.decoder=new X.X(e)}async page(e){const{document:t}=this,g=new nt.H(t,t.dict(t.pages.attribute(e,"Resources")));await this.content(await this.
decoder.page(e),g,e+1,0);for(const i of t.array(t.entry(t.pages.number(e),"Annots"))??[]){const a=t.dict(i),w=a&&(0,q.wR)(t,a);w&&await this.form(w,g,e+1,0)}}async content(e,t,g,i){
const{job:a}=this.document;await(0,N.K)(e,a.pace,w=>{switch(a.memory.budget.spend("operators",1),w.operator){case"BI":this.inline(w,t,g);return;case"Do":return this.
draws(t.find("XObject",w.name(0)??""),t,g,i);case"scn":case"SCN":return this.pattern(w.name(w.count-1),t,g,i);default:return}})}draws(e,t,g,i){const a=this.document.
resolve(e);if(!(a instanceof s.Z6)||!(0,s.i9)(e)||this.seen.has(e.number))return;const w=this.document.resolve(a.dict.get("Subtype"));if((0,s.Eo)(w,"Form"))return this.
form(e,t,g,i);(0,s.Eo)(w,"Image")&&(this.seen.add(e.number),this.found.push({stream:a,page:g,find:y=>t.find("ColorSpace",y)}))}pattern(e,t,g,i){const a=e===void 0?
void 0:t.find("Pattern",e);if(a!==void 0&&this.document.resolve(a)instanceof s.Z6)return this.form(a,t,g,i)}async form(e,t,g,i){const{document:a,seen:w}=this,y=a.
resolve(e);if(!(0,s.i9)(e)||w.has(e.number)||!(y instanceof s.Z6))return;w.add(e.number);const M=a.job.limits.formDepth;if(i>=M)throw(0,A.F)("formDepth",`A page\
 of the document has more than ${M} forms within another`,"Open it in another PDF program and save it again");const x=a.dict(y.dict.get("Resources")),S=x?new nt.
H(a,x,t):t;await this.content(await this.decoder.form(e.number,y),S,g,i+1)}inline(e,t,g){const i=(0,z.n)(e);i&&this.found.push({stream:i,page:g,find:a=>ct(t,a)})}}
const ct=(m,e)=>{const t=m.find("ColorSpace",e);return t instanceof s.SX&&t.text===e?void 0:t},ft={jpg:"image/jpeg",jp2:"image/jp2",png:"image/png",tif:"image/t\
iff"},lt=async(m,e,t)=>{const g=await(0,Y.E)(m.bytes,t,{password:e.open_password}),i=new Q(g);for(let M=0;M<g.pages.count;M++)await i.page(M);const a=new ut(g,e.
minimum_size,t);for(const M of i.found)await a.add(M);const{files:w,count:y}=a;return{documents:[],files:w,notes:a.notes(i.found.length),facts:{imageCount:y}}};
class ut{document;minimum;job;files=[];count=0;small=0;size=0;unable=new Map;constructor(e,t,g){this.document=e,this.minimum=t,this.job=g}async add({stream:e,page:t,
find:g}){const{document:i}=this,{width:a,height:w}=(0,B.h)(i,e.dict);if(a<this.minimum||w<this.minimum){this.small++;return}const y=await at(W(i,e,g));if(typeof y==
"string"){this.unable.set(y,(this.unable.get(y)??0)+1);return}const M=(0,L.n)(++this.count),x=`${M}.${y.ending}`;if(await this.push(x,y,{page:t}),!y.masked)return;
const S=i.resolve(e.dict.get("SMask"))??i.resolve(e.dict.get("Mask")),P=S instanceof s.Z6?await at(W(i,S,()=>{})):"damaged";typeof P!="string"&&await this.push(
`${M}-mask.${P.ending}`,P,{page:t,maskOf:x})}async push(e,{bytes:t,ending:g,width:i,height:a},w){const{partBytes:y,parts:M}=this.job.limits;this.size+=t.length;
const x="Raise minimum_size, or extract images from fewer pages";if(this.size>y)throw(0,A.F)("partBytes",`The images together are larger than ${y} bytes`,x);if(this.
files.length>=M)throw(0,A.F)("parts",`The document has more than ${M} images`,x);const S=ft[g],P=await this.job.onResult({index:this.files.length,name:e,bytes:t});
this.files.push({name:e,bytes:P,mediaType:S,facts:{...w,size:t.length,mimeType:S,width:i,height:a}})}notes(e){const t=[];return this.unable.size>0&&t.push(ht(this.
unable)),this.count===0&&this.unable.size===0&&t.push(mt(e)),t}}async function at(m){try{return await m}catch(e){if(e instanceof D.zU&&e.code==="unreadable_docu\
ment")return"damaged";throw e}}const dt={jbig2:"compressed with JBIG2, which is not decoded",colors:"with colors that no image file has",damaged:"damaged"};function ht(m){
return{code:"images_left_out",message:`Images were left out: ${[...m].map(([t,g])=>`${(0,et.y_)(g,"image is","images are")} ${dt[t]}`).join("; ")}.`}}function mt(m){
const e=m===1?"The one image of the pages is":`All ${m} images of the pages are`;return{code:"no_images",message:m===0?"The pages have no images.":`${e} smaller\
 than minimum_size.`,...m===0?{}:{mentions:["minimum_size"]}}}}),76023:((Z,O,f)=>{f.d(O,{L:()=>r});var D=f(45599),B=f(69869);const A=8,s={DeviceGray:c("gray",1),
CalGray:c("gray",1),G:c("gray",1),DeviceRGB:c("rgb",3),CalRGB:c("rgb",3),RGB:c("rgb",3),DeviceCMYK:c("cmyk",4),CMYK:c("cmyk",4),Separation:c("inks",1)};function c(o,n){
return{kind:o,components:n,profile:void 0,table:void 0}}function r(o,n,l,d=0){const h=o.resolve(n);if(d>A)return;if(h instanceof D.SX){if(Object.hasOwn(s,h.text))
return s[h.text];const p=l(h.text);return p===void 0?void 0:r(o,p,l,d+1)}if(!(0,D.cy)(h))return;const u=o.resolve(h[0]);if(u instanceof D.SX)switch(u.text){case"\
ICCBased":return b(o,h[1],l,d);case"Indexed":case"I":return E(o,h,l,d);case"DeviceN":{const p=o.array(h[1])?.length??0;return p>=1&&p<=32?c("inks",p):void 0}default:
return Object.hasOwn(s,u.text)?s[u.text]:void 0}}function b(o,n,l,d){const h=o.resolve(n);if(!(h instanceof D.Z6))return;const u=o.resolve(h.dict.get("N")),p=u===
1?"gray":u===3?"rgb":u===4?"cmyk":void 0;if(p===void 0)return r(o,h.dict.get("Alternate"),l,d+1);const I=(0,B.hh)(o.decodedPart(h)?.data,u);return{...c(p,u),profile:I?.
bytes}}function E(o,n,l,d){const h=r(o,n[1],l,d+1),u=o.resolve(n[3]),p=u instanceof D.Mx?u.bytes:u instanceof D.Z6?o.decodedPart(u)?.data:void 0,I=o.resolve(n[2]);
if(!h||h.table||!p||typeof I!="number"||!(I>=0))return;const v=new Uint8Array((Math.min(Math.floor(I),255)+1)*h.components);return v.set(p.subarray(0,v.length)),
{...h,table:v}}}),95340:((Z,O,f)=>{f.d(O,{K:()=>D,h:()=>B});const D=1e6;function B(A,s){const c=E=>{const o=A.resolve(s.get(E));return typeof o=="number"?Math.floor(
o):NaN},r=A.resolve(s.get("ImageMask"))===!0,b=A.array(s.get("Decode"))?.map(E=>A.resolve(E));return{width:c("Width"),height:c("Height"),bits:r?1:c("BitsPerComp\
onent")||8,stencil:r,decode:b?.every(E=>typeof E=="number")?b:void 0}}}),30586:((Z,O,f)=>{f.d(O,{H:()=>d});var D=f(44131),B=f(33095),A=f(64680),s=f(81679);const c=Uint8Array.
of(137,80,78,71,13,10,26,10),r={gray:0,rgb:2,palette:3,"gray-alpha":4,rgba:6},b={gray:1,rgb:3,palette:1,"gray-alpha":2,rgba:4},E=.0254,o=6,n=10,l=2;async function d(I,v){
const{width:U,height:W,depth:G,color:H,palette:_,profile:k,resolution:C}=I,F=Buffer.alloc(13);F.writeUInt32BE(U,0),F.writeUInt32BE(W,4),F.set([G,r[H],0,0,0],8);
const L=[c,p("IHDR",F)];return k&&L.push(p("iCCP",Buffer.concat([Buffer.from("ICC\0\0","latin1"),(0,s.Kc)(k)]))),C!==void 0&&L.push(p("pHYs",h(C))),_&&L.push(p(
"PLTE",_)),L.push(p("IDAT",await u(I,v)),p("IEND",new Uint8Array(0))),Buffer.concat(L)}function h(I){const v=Buffer.alloc(9),U=Math.round(I/E);return v.writeUInt32BE(
U,0),v.writeUInt32BE(U,4),v[8]=1,v}async function u(I,{codec:v,pace:U}){const{width:W,height:G,depth:H,color:_,samples:k}=I,C=Math.ceil(W*H*b[_]/8),F=H>=8&&_!==
"palette"?l:0,L=typeof k=="function"?k:N=>k.subarray(N*C,N*C+C),Y=new A.k(Math.max(1024,C*G>>(v?0:3))),et=v?void 0:(0,B.i)({level:o,mem:6},Y),q=new Uint8Array(C);
for(let N=0;N<G;N++){const z=new Uint8Array(C+1),X=L(N);if(z[0]=N===0?0:F,z[0]!==l)z.set(X.subarray(0,C),1);else if(Buffer.compare(X.subarray(0,C),q)!==0){for(let Q=0;Q<
C;Q++)z[Q+1]=X[Q]-q[Q];q.set(X.subarray(0,C))}N===0&&q.set(X.subarray(0,C)),et?et.push(z,N===G-1):Y.copy(z,0,z.length);const nt=U.step(et?C*n:C);nt&&await nt}return v?
v.deflate(Y.bytes,o):Y.bytes}function p(I,v){const U=Buffer.alloc(v.length+12);return U.writeUInt32BE(v.length,0),U.write(I,4,"latin1"),U.set(v,8),U.writeUInt32BE(
(0,D.Q)(U.subarray(4,v.length+8)),v.length+8),U}}),92152:((Z,O,f)=>{f.d(O,{A6:()=>E,AT:()=>b,Cb:()=>B,WQ:()=>A,ZJ:()=>r,fu:()=>o,mA:()=>s,zq:()=>D});const D=(n,l,d)=>Math.
ceil(n*l*d/8);function B(n,l,d){if(!n||n.length<l*2)return!1;let h=0;for(let u=0;u<l;u++){const[p,I]=[n[u*2],n[u*2+1]];if(p===d&&I===0)h++;else if(p!==0||I!==d)
return}return h===0?!1:h===l?!0:void 0}function A(n,l){if(n.length>=l)return n.subarray(0,l);const d=new Uint8Array(l);return d.set(n),d}const s=n=>n.map(l=>l^255),
c=2;async function r(n,{width:l,height:d,channels:h,bits:u},p,I){const v=l*h,U=D(l,h,u),W=new Uint8Array(v*d),G=2**u-1,H=p&&u<8?255/G:1;for(let _=0;_<d;_++){for(let C=0;C<
v;C++){const F=C*u,L=_*U+(F>>3),Y=u>=8?n[L]:n[L]>>8-u-(F&7)&G;W[_*v+C]=Y*H}const k=I.step(v*c);k&&await k}return W}function b(n,l,d){const h=Array.from({length:d},
(u,p)=>{const[I,v]=[l[p*2],l[p*2+1]];return Uint8ClampedArray.from({length:256},(U,W)=>(I+W/255*(v-I))*255)});return n.map((u,p)=>h[p%d][u])}function E(n,l,d){const h=new Uint8Array(
n.length*d);for(const[u,p]of n.entries())for(let I=0;I<d;I++)h[u*d+I]=l[p*d+I]??0;return h}function o(n,l,d){const h=new Uint8Array(l.length*(d+1));for(let u=0;u<
l.length;u++){for(let p=0;p<d;p++)h[u*(d+1)+p]=n[u*d+p];h[u*(d+1)+d]=l[u]}return h}}),38671:((Z,O,f)=>{f.d(O,{R:()=>s});var D=f(52205),B=f(45599);const A={DCTDecode:"\
jpg",DCT:"jpg",JPXDecode:"jp2",CCITTFaxDecode:"ccitt",CCF:"ccitt",JBIG2Decode:"jbig2"};function s(c,r){const b=(0,D.c3)(c,r.dict.get("Filter")),E=(0,D.c3)(c,r.dict.
get("DecodeParms")),o=b.at(-1)??null,n=o instanceof B.SX?A[o.text]:void 0;if(!n)return{format:n,parameters:void 0,filter:o,before:r};const l=new B.Bi(r.dict);l.
set("Filter",b.slice(0,-1)),l.set("DecodeParms",E.slice(0,b.length-1));const d=E[b.length-1];return{format:n,parameters:(0,B.Zm)(d)?d:void 0,filter:o,before:new B.
Z6(l,r.data,r.sealed)}}}),93059:((Z,O,f)=>{f.d(O,{n:()=>A});var D=f(45599);const B={BPC:"BitsPerComponent",CS:"ColorSpace",D:"Decode",DP:"DecodeParms",F:"Filter",
H:"Height",IM:"ImageMask",W:"Width"};function A(s){if(s.dataStart<0)return;const c=new D.Bi;for(let r=0;r+1<s.count;r+=2){const b=s.name(r);b!==void 0&&c.set(B[b]??
b,s.value(r+1))}return new D.Z6(c,s.content.subarray(s.dataStart,s.dataEnd))}}),69869:((Z,O,f)=>{f.d(O,{R1:()=>o,To:()=>r,hh:()=>b});var D=f(81679),B=f(78157),A=f(
45599);const s={1:"GRAY",3:"RGB ",4:"CMYK"},c=["scnr","mntr","prtr","spac"],r={1:"DeviceGray",3:"DeviceRGB",4:"DeviceCMYK"};function b(n,l){if(!n||n.length<132)
return;const d=(0,B.bS)(n),h=v=>d.toString("latin1",v,v+4),u=d.readUInt32BE(0),p=n[8];if(!(!(u>=132&&u<=n.length&&p>=2&&p<=4&&h(36)==="acsp"&&c.includes(h(12)))||
h(16)!==s[l]))return{bytes:n.subarray(0,u),version:p}}const E=new WeakMap;function o(n,{bytes:l},d){const h=E.get(n)??[];E.set(n,h);const u=h.find(v=>Buffer.compare(
v.bytes,l)===0);if(u)return u.ref;const p=(0,A.jd)({N:d,Alternate:(0,A.UU)(r[d]),Filter:(0,A.UU)("FlateDecode")}),I=n.add(new A.Z6(p,(0,D.Kc)(l)));return h.push(
{bytes:l,ref:I}),I}}),93604:((Z,O,f)=>{f.d(O,{B:()=>D,M:()=>B});const D=(s,c)=>A(s,c,!1),B=(s,c)=>A(s,c,!0);function A(s,c,r){let[b,E]=[0,s.length];for(;b<E;){const o=b+
E>>1,n=s[o];n<c||r&&n===c?b=o+1:E=o}return b}})};
