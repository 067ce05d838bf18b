"use strict";exports.id=6633,exports.ids=[6633],exports.modules={44131:((N,P,f)=>{f.d(P,{Q:()=>M});const D=A();function M(s){const[a,o,w,v]=D;let r=4294967295,n=0;for(const l=s.
length-3;n<l;n+=4)r^=s[n]|s[n+1]<<8|s[n+2]<<16|s[n+3]<<24,r=v[r&255]^w[r>>>8&255]^o[r>>>16&255]^a[r>>>24];for(;n<s.length;n++)r=a[(r^s[n])&255]^r>>>8;return~r>>>
0}function A(){const s=new Int32Array(256);for(let v=0;v<256;v++){let r=v;for(let n=0;n<8;n++)r=r&1?r>>>1^3988292384:r>>>1;s[v]=r}const a=v=>v.map(r=>s[r&255]^r>>>
8),o=a(s),w=a(o);return[s,o,w,a(w)]}}),45657:((N,P,f)=>{f.d(P,{Kf:()=>M,RZ:()=>D,YG:()=>A});function D(s,a){for(const o of a)s.push(o)}const M=s=>{let a=-1/0;for(const o of s)
a=Math.max(a,o);return a},A=s=>{let a=1/0;for(const o of s)a=Math.min(a,o);return a}}),55396:((N,P,f)=>{f.r(P),f.d(P,{extract_images:()=>lt});var D=f(58552),M=f(
95340),A=f(42973),s=f(45599),a=f(81679),o=f(92152);const w=3,v=4,r=7,n={[w]:2,[v]:4,[r]:1};function l(g){const{width:e,height:t,bits:m,channels:c,photometric:i,
compression:E,options:y,otherInks:B,profile:C,data:S}=g,x=[[256,v,[e]],[257,v,[t]],[258,w,new Array(c).fill(m)],[259,w,[E]],[262,w,[i]],[273,v,[8]],[277,w,[c]],
[278,v,[t]],[279,v,[S.length]]];y!==void 0&&x.push([292,v,[y]]),i===5&&x.push([332,w,[B?2:1]],[334,w,[c]]),C&&x.push([34675,r,C]);const R=8+S.length+S.length%2,
T=Buffer.alloc(2+x.length*12+4);T.writeUInt16LE(x.length,0);const J=[];let j=R+T.length;for(const[rt,[it,K,nt]]of x.entries()){const Q=2+rt*12;T.writeUInt16LE(it,
Q),T.writeUInt16LE(K,Q+2),T.writeUInt32LE(nt.length,Q+4);const V=Buffer.alloc(Math.max(4,nt.length*n[K]));for(const[ot,mt]of nt.entries())V.writeUIntLE(mt,ot*n[K],
n[K]);if(V.length===4)T.set(V,Q+8);else{T.writeUInt32LE(j,Q+8);const ot=V.length%2===0?V:Buffer.concat([V,Buffer.alloc(1)]);J.push(ot),j+=ot.length}}const $=Buffer.
from([73,73,42,0,0,0,0,0]);return $.writeUInt32LE(R,4),Buffer.concat([$,S,Buffer.alloc(S.length%2),T,...J])}const u=1,h=4;function d(g,e,{width:t,height:m,decode:c},i,E){
const y=(T,J)=>{const j=g.resolve(E?.get(T));return typeof j=="number"?j:J},B=T=>g.resolve(E?.get(T))===!0,C=y("K",0),S=y("Columns",1728),R=[B("BlackIs1"),(0,o.
Cb)(c,1,1)===!0,!p(i)].filter(Boolean).length%2===0;return l({width:S>0?S:t,height:m,bits:1,channels:1,photometric:R?0:1,compression:C<0?4:3,...C<0?{}:{options:(C>
0?u:0)+(B("EncodedByteAlign")?h:0)},data:e})}function p({table:g,components:e,kind:t}){if(!g)return t!=="inks"&&t!=="cmyk";const m=i=>g.subarray(i*e,(i+1)*e).reduce(
(E,y)=>E+y,0),c=m(0)<=m(1);return t==="inks"||t==="cmyk"?!c:c}var I=f(76023),b=f(30586),O=f(38671);async function k(g,e,t){const m=(0,M.h)(g,e.dict),{width:c,height:i}=m;
if(!(c>=1&&i>=1))return"damaged";const E=g.job.limits.pixels;if(c*i>E)throw(0,A.F)("pixels",`An image of the document has ${c} × ${i} pixels; at most ${E} in a\
ll are allowed`,"Remove it");const{format:y,parameters:B,before:C}=(0,O.R)(g,e);if(y==="jbig2")return"jbig2";const S=g.resolve(e.dict.get("SMask"))??g.resolve(e.
dict.get("Mask")),x=S instanceof s.Z6,R=await g.decodedAtEase(C);if(y==="jpg"||y==="jp2")return{ending:y,bytes:R,width:c,height:i,masked:x};const T=m.stencil?Z:
(0,I.L)(g,e.dict.get("ColorSpace"),t);return!T||![1,2,4,8,16].includes(m.bits)?"colors":y==="ccitt"?{ending:"tif",bytes:d(g,R,m,T,B),width:c,height:i,masked:x}:
H(g,m,T,R,S instanceof s.Z6?S:void 0)}const Z={kind:"gray",components:1,profile:void 0,table:void 0};async function H(g,e,t,m,c){const{width:i,height:E,bits:y}=e,
{pace:B}=g.job,C=t.table?1:t.components,S=(0,o.zq)(i,C,y)*E,x=(0,o.Cb)(e.decode,C,t.table?2**y-1:1);let R=(0,o.WQ)(m,S);x&&(R=(0,o.mA)(R));const T={width:i,height:E,
channels:C,bits:y},J={width:i,height:E,masked:c!==void 0};if(t.kind==="cmyk"||t.kind==="inks"){let K=y===16?R:await(0,o.ZJ)(R,T,!t.table,B);return t.table?K=(0,o.
A6)(K,t.table,t.components):x===void 0&&y<=8&&(K=(0,o.AT)(K,e.decode,C)),{...J,ending:"tif",bytes:F(e,t,y===16&&!t.table?16:8,K)}}const j=c&&await U(g,c,e);if(!j&&
x!==void 0&&W(t,y)){const K=t.table&&(t.kind==="gray"?(0,o.A6)(t.table,_,3):t.table),nt=t.table?"palette":t.kind,Q={width:i,height:E,depth:y,color:nt,palette:K?.
subarray(0,3*2**y),profile:t.profile,samples:R};return{...J,ending:"png",bytes:await(0,b.H)(Q,g.job)}}let $=await(0,o.ZJ)(R,T,!t.table,B);t.table?$=(0,o.A6)($,t.
table,t.components):x===void 0&&($=(0,o.AT)($,e.decode,C)),j&&($=(0,o.fu)($,j,t.components));const rt=t.kind==="gray"?j?"gray-alpha":"gray":j?"rgba":"rgb",it={width:i,
height:E,depth:8,color:rt,profile:t.profile,samples:$};return{...J,masked:c!==void 0&&!j,ending:"png",bytes:await(0,b.H)(it,g.job)}}const _=Uint8Array.from({length:768},
(g,e)=>Math.floor(e/3)),W=({kind:g,table:e},t)=>e?t<=8:g==="gray"||t>=8;async function U(g,e,t){const m=(0,M.h)(g,e.dict),{width:c,height:i,bits:E,stencil:y,decode:B}=m;
if(!(c===t.width&&i===t.height&&!e.dict.has("Matte"))||t.bits===16||![1,2,4,8].includes(E)||(0,O.R)(g,e).format)return;const S=(0,o.Cb)(B,1,1);if(S===void 0)return;
const x=(0,o.WQ)(await g.decodedAtEase(e),(0,o.zq)(c,1,E)*i),R=await(0,o.ZJ)(x,{width:c,height:i,channels:1,bits:E},!0,g.job.pace);return S!==y?(0,o.mA)(R):R}function F({
width:g,height:e},t,m,c){const i=t.components===1;return l({width:g,height:e,bits:m,channels:t.components,photometric:i?0:5,compression:8,otherInks:t.kind==="in\
ks",profile:t.profile,data:(0,a.Kc)(c)})}var L=f(31424),Y=f(12237),q=f(98446),st=f(64019),G=f(37709),z=f(93059),tt=f(58971),et=f(31095);class X{document;found=[];decoder;seen=new Set;constructor(e){
this.document=e,this.decoder=new tt.X(e)}async page(e){const{document:t}=this,m=new et.H(t,t.dict(t.pages.attribute(e,"Resources")));await this.content(await this.
decoder.page(e),m,e+1,0);for(const c of t.array(t.entry(t.pages.number(e),"Annots"))??[]){const i=t.dict(c),E=i&&(0,st.wR)(t,i);E&&await this.form(E,m,e+1,0)}}async content(e,t,m,c){
const{job:i}=this.document;await(0,G.K)(e,i.pace,E=>{switch(i.memory.budget.spend("operators",1),E.operator){case"BI":this.inline(E,t,m);return;case"Do":return this.
draws(t.find("XObject",E.name(0)??""),t,m,c);case"scn":case"SCN":return this.pattern(E.name(E.count-1),t,m,c);default:return}})}draws(e,t,m,c){const i=this.document.
resolve(e);if(!(i instanceof s.Z6)||!(0,s.i9)(e)||this.seen.has(e.number))return;const E=this.document.resolve(i.dict.get("Subtype"));if((0,s.Eo)(E,"Form"))return this.
form(e,t,m,c);(0,s.Eo)(E,"Image")&&(this.seen.add(e.number),this.found.push({stream:i,page:m,find:y=>t.find("ColorSpace",y)}))}pattern(e,t,m,c){const i=e===void 0?
void 0:t.find("Pattern",e);if(i!==void 0&&this.document.resolve(i)instanceof s.Z6)return this.form(i,t,m,c)}async form(e,t,m,c){const{document:i,seen:E}=this,y=i.
resolve(e);if(!(0,s.i9)(e)||E.has(e.number)||!(y instanceof s.Z6))return;E.add(e.number);const B=i.job.limits.formDepth;if(c>=B)throw(0,A.F)("formDepth",`A page\
 of the document has more than ${B} forms within another`,"Open it in another PDF program and save it again");const C=i.dict(y.dict.get("Resources")),S=C?new et.
H(i,C,t):t;await this.content(await this.decoder.form(e.number,y),S,m,c+1)}inline(e,t,m){const c=(0,z.n)(e);c&&this.found.push({stream:c,page:m,find:i=>ct(t,i)})}}
const ct=(g,e)=>{const t=g.find("ColorSpace",e);return t instanceof s.SX&&t.text===e?void 0:t},ft={jpg:"image/jpeg",jp2:"image/jp2",png:"image/png",tif:"image/t\
iff"},lt=async(g,e,t)=>{const m=await(0,Y.E)(g.bytes,t,{password:e.open_password}),c=new X(m);for(let B=0;B<m.pages.count;B++)await c.page(B);const i=new dt(m,e.
minimum_size,t);for(const B of c.found)await i.add(B);const{files:E,count:y}=i;return{documents:[],files:E,notes:i.notes(c.found.length),facts:{imageCount:y}}};
class dt{document;minimum;job;files=[];count=0;small=0;size=0;unable=new Map;constructor(e,t,m){this.document=e,this.minimum=t,this.job=m}async add({stream:e,page:t,
find:m}){const{document:c}=this,{width:i,height:E}=(0,M.h)(c,e.dict);if(i<this.minimum||E<this.minimum){this.small++;return}const y=await at(k(c,e,m));if(typeof y==
"string"){this.unable.set(y,(this.unable.get(y)??0)+1);return}const B=(0,L.n)(++this.count),C=`${B}.${y.ending}`;if(await this.push(C,y,{page:t}),!y.masked)return;
const S=c.resolve(e.dict.get("SMask"))??c.resolve(e.dict.get("Mask")),x=S instanceof s.Z6?await at(k(c,S,()=>{})):"damaged";typeof x!="string"&&await this.push(
`${B}-mask.${x.ending}`,x,{page:t,maskOf:C})}async push(e,{bytes:t,ending:m,width:c,height:i},E){const{partBytes:y,parts:B}=this.job.limits;this.size+=t.length;
const C="Raise minimum_size, or extract images from fewer pages";if(this.size>y)throw(0,A.F)("partBytes",`The images together are larger than ${y} bytes`,C);if(this.
files.length>=B)throw(0,A.F)("parts",`The document has more than ${B} images`,C);const S=ft[m],x=await this.job.onResult({index:this.files.length,name:e,bytes:t});
this.files.push({name:e,bytes:x,mediaType:S,facts:{...E,size:t.length,mimeType:S,width:c,height:i}})}notes(e){const t=[];return this.unable.size>0&&t.push(ht(this.
unable)),this.count===0&&this.unable.size===0&&t.push(gt(e)),t}}async function at(g){try{return await g}catch(e){if(e instanceof D.zU&&e.code==="unreadable_docu\
ment")return"damaged";throw e}}const ut={jbig2:"compressed with JBIG2, which is not decoded",colors:"with colors that no image file has",damaged:"damaged"};function ht(g){
return{code:"images_left_out",message:`Images were left out: ${[...g].map(([t,m])=>`${(0,q.y_)(m,"image is","images are")} ${ut[t]}`).join("; ")}.`}}function gt(g){
const e=g===1?"The one image of the pages is":`All ${g} images of the pages are`;return{code:"no_images",message:g===0?"The pages have no images.":`${e} smaller\
 than minimum_size.`,...g===0?{}:{mentions:["minimum_size"]}}}}),76023:((N,P,f)=>{f.d(P,{L:()=>o});var D=f(45599),M=f(69869);const A=8,s={DeviceGray:a("gray",1),
CalGray:a("gray",1),G:a("gray",1),DeviceRGB:a("rgb",3),CalRGB:a("rgb",3),RGB:a("rgb",3),DeviceCMYK:a("cmyk",4),CMYK:a("cmyk",4),Separation:a("inks",1)};function a(r,n){
return{kind:r,components:n,profile:void 0,table:void 0}}function o(r,n,l,u=0){const h=r.resolve(n);if(u>A)return;if(h instanceof D.SX){if(Object.hasOwn(s,h.text))
return s[h.text];const p=l(h.text);return p===void 0?void 0:o(r,p,l,u+1)}if(!(0,D.cy)(h))return;const d=r.resolve(h[0]);if(d instanceof D.SX)switch(d.text){case"\
ICCBased":return w(r,h[1],l,u);case"Indexed":case"I":return v(r,h,l,u);case"DeviceN":{const p=r.array(h[1])?.length??0;return p>=1&&p<=32?a("inks",p):void 0}default:
return Object.hasOwn(s,d.text)?s[d.text]:void 0}}function w(r,n,l,u){const h=r.resolve(n);if(!(h instanceof D.Z6))return;const d=r.resolve(h.dict.get("N")),p=d===
1?"gray":d===3?"rgb":d===4?"cmyk":void 0;if(p===void 0)return o(r,h.dict.get("Alternate"),l,u+1);const I=(0,M.hh)(r.decodedPart(h)?.data,d);return{...a(p,d),profile:I?.
bytes}}function v(r,n,l,u){const h=o(r,n[1],l,u+1),d=r.resolve(n[3]),p=d instanceof D.Mx?d.bytes:d instanceof D.Z6?r.decodedPart(d)?.data:void 0,I=r.resolve(n[2]);
if(!h||h.table||!p||typeof I!="number"||!(I>=0))return;const b=new Uint8Array((Math.min(Math.floor(I),255)+1)*h.components);return b.set(p.subarray(0,b.length)),
{...h,table:b}}}),95340:((N,P,f)=>{f.d(P,{h:()=>D});function D(M,A){const s=w=>{const v=M.resolve(A.get(w));return typeof v=="number"?Math.floor(v):NaN},a=M.resolve(
A.get("ImageMask"))===!0,o=M.array(A.get("Decode"))?.map(w=>M.resolve(w));return{width:s("Width"),height:s("Height"),bits:a?1:s("BitsPerComponent")||8,stencil:a,
decode:o?.every(w=>typeof w=="number")?o:void 0}}}),30586:((N,P,f)=>{f.d(P,{H:()=>u});var D=f(44131),M=f(33095),A=f(64680),s=f(81679);const a=Uint8Array.of(137,
80,78,71,13,10,26,10),o={gray:0,rgb:2,palette:3,"gray-alpha":4,rgba:6},w={gray:1,rgb:3,palette:1,"gray-alpha":2,rgba:4},v=.0254,r=6,n=10,l=2;async function u(I,b){
const{width:O,height:k,depth:Z,color:H,palette:_,profile:W,resolution:U}=I,F=Buffer.alloc(13);F.writeUInt32BE(O,0),F.writeUInt32BE(k,4),F.set([Z,o[H],0,0,0],8);
const L=[a,p("IHDR",F)];return W&&L.push(p("iCCP",Buffer.concat([Buffer.from("ICC\0\0","latin1"),(0,s.Kc)(W)]))),U!==void 0&&L.push(p("pHYs",h(U))),_&&L.push(p(
"PLTE",_)),L.push(p("IDAT",await d(I,b)),p("IEND",new Uint8Array(0))),Buffer.concat(L)}function h(I){const b=Buffer.alloc(9),O=Math.round(I/v);return b.writeUInt32BE(
O,0),b.writeUInt32BE(O,4),b[8]=1,b}async function d(I,{codec:b,pace:O}){const{width:k,height:Z,depth:H,color:_,samples:W}=I,U=Math.ceil(k*H*w[_]/8),F=H>=8&&_!==
"palette"?l:0,L=typeof W=="function"?W:G=>W.subarray(G*U,G*U+U),Y=new A.k(Math.max(1024,U*Z>>(b?0:3))),q=b?void 0:(0,M.i)({level:r,mem:6},Y),st=new Uint8Array(U);
for(let G=0;G<Z;G++){const z=new Uint8Array(U+1),tt=L(G);if(z[0]=G===0?0:F,z[0]===l)for(let X=0;X<U;X++)z[X+1]=tt[X]-st[X];else z.set(tt.subarray(0,U),1);st.set(
tt.subarray(0,U)),q?q.push(z,G===Z-1):Y.copy(z,0,z.length);const et=O.step(q?U*n:U);et&&await et}return b?b.deflate(Y.bytes,r):Y.bytes}function p(I,b){const O=Buffer.
alloc(b.length+12);return O.writeUInt32BE(b.length,0),O.write(I,4,"latin1"),O.set(b,8),O.writeUInt32BE((0,D.Q)(O.subarray(4,b.length+8)),b.length+8),O}}),92152:((N,P,f)=>{
f.d(P,{A6:()=>v,AT:()=>w,Cb:()=>M,WQ:()=>A,ZJ:()=>o,fu:()=>r,mA:()=>s,zq:()=>D});const D=(n,l,u)=>Math.ceil(n*l*u/8);function M(n,l,u){if(!n||n.length<l*2)return!1;
let h=0;for(let d=0;d<l;d++){const[p,I]=[n[d*2],n[d*2+1]];if(p===u&&I===0)h++;else if(p!==0||I!==u)return}return h===0?!1:h===l?!0:void 0}function A(n,l){if(n.length>=
l)return n.subarray(0,l);const u=new Uint8Array(l);return u.set(n),u}const s=n=>n.map(l=>l^255),a=2;async function o(n,{width:l,height:u,channels:h,bits:d},p,I){
const b=l*h,O=D(l,h,d),k=new Uint8Array(b*u),Z=2**d-1,H=p&&d<8?255/Z:1;for(let _=0;_<u;_++){for(let U=0;U<b;U++){const F=U*d,L=_*O+(F>>3),Y=d>=8?n[L]:n[L]>>8-d-
(F&7)&Z;k[_*b+U]=Y*H}const W=I.step(b*a);W&&await W}return k}function w(n,l,u){const h=Array.from({length:u},(d,p)=>{const[I,b]=[l[p*2],l[p*2+1]];return Uint8ClampedArray.
from({length:256},(O,k)=>(I+k/255*(b-I))*255)});return n.map((d,p)=>h[p%u][d])}function v(n,l,u){const h=new Uint8Array(n.length*u);for(const[d,p]of n.entries())
for(let I=0;I<u;I++)h[d*u+I]=l[p*u+I]??0;return h}function r(n,l,u){const h=new Uint8Array(l.length*(u+1));for(let d=0;d<l.length;d++){for(let p=0;p<u;p++)h[d*(u+
1)+p]=n[d*u+p];h[d*(u+1)+u]=l[d]}return h}}),38671:((N,P,f)=>{f.d(P,{R:()=>s});var D=f(52205),M=f(45599);const A={DCTDecode:"jpg",DCT:"jpg",JPXDecode:"jp2",CCITTFaxDecode:"\
ccitt",CCF:"ccitt",JBIG2Decode:"jbig2"};function s(a,o){const w=(0,D.c3)(a,o.dict.get("Filter")),v=(0,D.c3)(a,o.dict.get("DecodeParms")),r=w.at(-1)??null,n=r instanceof
M.SX?A[r.text]:void 0;if(!n)return{format:n,parameters:void 0,filter:r,before:o};const l=new M.Bi(o.dict);l.set("Filter",w.slice(0,-1)),l.set("DecodeParms",v.slice(
0,w.length-1));const u=v[w.length-1];return{format:n,parameters:(0,M.Zm)(u)?u:void 0,filter:r,before:new M.Z6(l,o.data,o.sealed)}}}),93059:((N,P,f)=>{f.d(P,{n:()=>A});
var D=f(45599);const M={BPC:"BitsPerComponent",CS:"ColorSpace",D:"Decode",DP:"DecodeParms",F:"Filter",H:"Height",IM:"ImageMask",W:"Width"};function A(s){if(s.dataStart<
0)return;const a=new D.Bi;for(let o=0;o+1<s.count;o+=2){const w=s.name(o);w!==void 0&&a.set(M[w]??w,s.value(o+1))}return new D.Z6(a,s.content.subarray(s.dataStart,
s.dataEnd))}}),69869:((N,P,f)=>{f.d(P,{R1:()=>r,To:()=>o,hh:()=>w});var D=f(81679),M=f(78157),A=f(45599);const s={1:"GRAY",3:"RGB ",4:"CMYK"},a=["scnr","mntr","\
prtr","spac"],o={1:"DeviceGray",3:"DeviceRGB",4:"DeviceCMYK"};function w(n,l){if(!n||n.length<132)return;const u=(0,M.bS)(n),h=b=>u.toString("latin1",b,b+4),d=u.
readUInt32BE(0),p=n[8];if(!(!(d>=132&&d<=n.length&&p>=2&&p<=4&&h(36)==="acsp"&&a.includes(h(12)))||h(16)!==s[l]))return{bytes:n.subarray(0,d),version:p}}const v=new WeakMap;
function r(n,{bytes:l},u){const h=v.get(n)??[];v.set(n,h);const d=h.find(b=>Buffer.compare(b.bytes,l)===0);if(d)return d.ref;const p=(0,A.jd)({N:u,Alternate:(0,A.
UU)(o[u]),Filter:(0,A.UU)("FlateDecode")}),I=n.add(new A.Z6(p,(0,D.Kc)(l)));return h.push({bytes:l,ref:I}),I}}),93604:((N,P,f)=>{f.d(P,{B:()=>D,M:()=>M});const D=(s,a)=>A(
s,a,!1),M=(s,a)=>A(s,a,!0);function A(s,a,o){let[w,v]=[0,s.length];for(;w<v;){const r=w+v>>1,n=s[r];n<a||o&&n===a?w=r+1:v=r}return w}})};
