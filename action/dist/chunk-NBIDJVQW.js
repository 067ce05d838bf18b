"use strict";Object.defineProperty(exports,"__esModule",{value:!0}),exports.readImage=readImage;const chunk_B2YFAM73_js_1=require("./chunk-B2YFAM73.js"),chunk_RFKSFVTF_js_1=require(
"./chunk-RFKSFVTF.js"),chunk_2D65I2CG_js_1=require("./chunk-2D65I2CG.js"),chunk_GMSHOBQ3_js_1=require("./chunk-GMSHOBQ3.js");var NO_EXIF={orientation:void 0,resolution:void 0};
function readExif(e){if(e.length<14)return NO_EXIF;let t=new DataView(e.buffer,e.byteOffset,e.length),i=t.getUint16(0);if(i!==18761&&i!==19789)return NO_EXIF;let r=i===
18761,n=t.getUint32(4,r);if(t.getUint16(2,r)!==42||n+2>e.length)return NO_EXIF;let a=t.getUint16(n,r),s=new Map;for(let u=0,p=n+2;u<a&&p+12<=e.length;u++,p+=12){
let m=t.getUint16(p,r),w=t.getUint16(p+2,r);if(w===3&&(m===274||m===296)&&s.set(m,t.getUint16(p+8,r)),w!==5||m!==282&&m!==283)continue;let d=t.getUint32(p+8,r);
d+8<=e.length&&s.set(m,t.getUint32(d,r)/t.getUint32(d+4,r))}let o=s.get(274),l={2:1,3:2.54}[s.get(296)??2],[f,h]=[s.get(282),s.get(283)];return{orientation:o!==
void 0&&o>=1&&o<=8?o:void 0,resolution:f===void 0||h===void 0||l===void 0?void 0:plausible({x:f*l,y:h*l})}}function plausible({x:e,y:t}){let i=r=>r>=10&&r<=4800;
return i(e)&&i(t)?{x:e,y:t}:void 0}var UNSUPPORTED={195:"a lossless JPEG image",197:"a hierarchical JPEG image",198:"a hierarchical JPEG image",199:"a hierarchi\
cal lossless JPEG image",201:"a JPEG image with arithmetic coding",202:"a JPEG image with arithmetic coding",203:"a lossless JPEG image with arithmetic coding",
205:"a hierarchical JPEG image with arithmetic coding",206:"a hierarchical JPEG image with arithmetic coding",207:"a hierarchical JPEG image with arithmetic cod\
ing",247:"a JPEG-LS image"},CURE="save it as a baseline or progressive JPEG with 8 bits, or as a PNG image",SOI=216,EOI=217,SOS=218,EXIF="Exif\0\0",ICC="ICC_PRO\
FILE\0";function readJpeg(e,t){let i=new Markers(e,t);i.run();let{frame:r}=i;if(!r)throw t("is a JPEG image without a start of frame; it is damaged");if(i.end<0)
throw t("is a JPEG image that is cut short; copy or export it again");let n=i.exif&&readExif(i.exif),{width:a,height:s,components:o,ids:l}=r;return{width:a,height:s,
components:o,orientation:n?.orientation??1,resolution:i.jfifResolution??n?.resolution,profile:joinProfile(i.profileParts),adobe:i.adobe,plainRgb:l==="RGB"&&!i.adobe&&
!i.jfif,data:e.subarray(0,i.end)}}var Markers=class{constructor(e,t){this.bytes=e,this.refuse=t,this.buffer=(0,chunk_RFKSFVTF_js_1.asBuffer)(e)}bytes;refuse;frame;jfif=!1;jfifResolution;adobe=!1;exif;profileParts=new Map;end=-1;buffer;run(){
let{bytes:e}=this,t=2;for(;;){if(t=this.nextMarker(t),t<0)return;let i=e[t];if(t++,i===EOI){this.end=t;return}if(i===SOI||i===1)continue;if(t+2>e.length)return;
let r=e[t]<<8|e[t+1];if(r<2||t+r>e.length)return;let n=e.subarray(t+2,t+r);if(t+=r,i!==SOS)this.segment(i,n);else if(this.isOnlyScan(n)){let a=this.buffer.indexOf(
END_OF_IMAGE,t);this.end=a<0?-1:a+2;return}}}nextMarker(e){let{bytes:t,buffer:i}=this;for(;;){if(e=i.indexOf(255,e)+1,e===0||e>=t.length)return-1;let r=t[e];if(r!==
0&&r!==255&&(r<208||r>215))return e}}isOnlyScan(e){return this.frame?.sequential===!0&&e[0]===this.frame.components}segment(e,t){let i=UNSUPPORTED[e];if(i!==void 0)
throw this.refuse(`is ${i}, which PDF cannot hold; ${CURE}`);if(e>=192&&e<=194)this.frame??=this.readFrame(t,e!==194);else if(e===224&&startsWith(t,"JFIF\0"))this.
readJfif(t);else if(e===225&&startsWith(t,EXIF))this.exif??=t.subarray(EXIF.length);else if(e===226&&startsWith(t,ICC)&&t.length>ICC.length+2){let[r,n]=t.subarray(
ICC.length);this.profileParts.has(r)||this.profileParts.set(r,{of:n,data:t.subarray(ICC.length+2)})}else e===238&&startsWith(t,"Adobe")&&t.length>=12&&(this.adobe=
!0)}readFrame(e,t){let[i=0,r=0,n=0,a=0,s=0,o=0]=e,[l,f]=[r<<8|n,a<<8|s];if(e.length<6+3*o)throw this.refuse("is a JPEG image whose start of frame is damaged");if(i!==
8)throw this.refuse(`is a JPEG image with ${i} bits per component, which PDF cannot hold; ${CURE}`);if(f===0||l===0)throw this.refuse(`is a JPEG image of ${f} ×\
 ${l} pixels; it is empty or damaged`);if(o!==1&&o!==3&&o!==4)throw this.refuse(`is a JPEG image with ${o} components; PDF holds 1, 3 or 4`);let h="";for(let u=0;u<
o;u++)h+=String.fromCharCode(e[6+3*u]);return{width:f,height:l,components:o,ids:h,sequential:t}}readJfif(e){if(this.jfif||(this.jfif=!0,e.length<12))return;let t={
1:1,2:2.54}[e[7]],[i,r]=[e[8]<<8|e[9],e[10]<<8|e[11]];t!==void 0&&(this.jfifResolution=plausible({x:i*t,y:r*t}))}},END_OF_IMAGE=Buffer.of(255,EOI);function joinProfile(e){
let t=e.size,i=[];for(let r=1;r<=t;r++){let n=e.get(r);if(n?.of!==t)return;i.push(n.data)}return t===0?void 0:Buffer.concat(i)}function startsWith(e,t){if(e.length<
t.length)return!1;for(let i=0;i<t.length;i++)if(e[i]!==t.charCodeAt(i))return!1;return!0}var SRGB_PRIMARIES=[.3127,.329,.64,.33,.3,.6,.15,.06],D50=[.9642,1,.8249];
function makeProfile({gray:e,gamma:t,primaries:i}){let r=t===void 0?srgbCurve():gammaCurve(1/t),n=[{names:["desc"],data:description(t===void 0?"sRGB":"Colors of\
 a PNG image")},{names:["cprt"],data:tag("text",[...ascii("No copyright, use freely"),0])},{names:["wtpt"],data:xyz(D50)}];if(e)return profile("GRAY",[...n,{names:[
"kTRC"],data:r}]);let[a,s,o]=columns(toConnectionSpace(i??SRGB_PRIMARIES));return profile("RGB ",[...n,{names:["rXYZ"],data:xyz(a)},{names:["gXYZ"],data:xyz(s)},
{names:["bXYZ"],data:xyz(o)},{names:["rTRC","gTRC","bTRC"],data:r}])}function profile(e,t){let i=t.flatMap(({names:f})=>f).length,r=132+12*i,n=t.reduce((f,{data:h})=>f+
h.length,r),a=new Uint8Array(n),s=new DataView(a.buffer);s.setUint32(0,n),s.setUint32(8,34603008),a.set(ascii(`mntr${e}XYZ `),12);for(let[f,h]of[2e3,1,1,0,0,0].
entries())s.setUint16(24+2*f,h);a.set(ascii("acsp"),36),a.set(xyz(D50).subarray(8),68),s.setUint32(128,i);let o=132,l=r;for(let{names:f,data:h}of t){for(let u of f)
a.set(ascii(u),o),s.setUint32(o+4,l),s.setUint32(o+8,h.length),o+=12;a.set(h,l),l+=h.length}return a}var ascii=e=>[...e].map(t=>t.charCodeAt(0));function tag(e,t){
let i=8+t.length,r=new Uint8Array(Math.ceil(i/4)*4);return r.set(ascii(e)),r.set(t,8),r}function description(e){return tag("desc",[0,0,0,e.length+1,...ascii(e),
0,...new Array(78).fill(0)])}function xyz(e){let t=tag("XYZ ",new Array(12).fill(0)),i=new DataView(t.buffer);for(let[r,n]of e.entries())i.setInt32(8+4*r,Math.round(
n*65536));return t}function gammaCurve(e){let t=Math.round(e*256);return tag("curv",[0,0,0,1,t>>8,t&255])}function srgbCurve(){let e=tag("curv",[0,0,4,0,...new Array(
2048).fill(0)]),t=new DataView(e.buffer);for(let i=0;i<1024;i++){let r=i/1023,n=r<=.04045?r/12.92:((r+.055)/1.055)**2.4;t.setUint16(12+2*i,Math.round(n*65535))}
return e}function toConnectionSpace([e,t,i,r,n,a,s,o]){let l=[e/t,1,(1-e-t)/t],f=transpose([[i/r,1,(1-i-r)/r],[n/a,1,(1-n-a)/a],[s/o,1,(1-s-o)/o]]),h=apply(inverse(
f),l),u=f.map(d=>d.map((y,v)=>y*h[v])),[p,m]=[apply(BRADFORD,l),apply(BRADFORD,D50)],w=BRADFORD.map((d,y)=>d.map(v=>v*m[y]/p[y]));return multiply(multiply(inverse(
BRADFORD),w),u)}var BRADFORD=[[.8951,.2664,-.1614],[-.7502,1.7135,.0367],[.0389,-.0685,1.0296]],transpose=e=>[[e[0][0],e[1][0],e[2][0]],[e[0][1],e[1][1],e[2][1]],
[e[0][2],e[1][2],e[2][2]]],columns=transpose,dot=(e,t)=>e[0]*t[0]+e[1]*t[1]+e[2]*t[2],apply=(e,t)=>[dot(e[0],t),dot(e[1],t),dot(e[2],t)];function multiply(e,t){
let i=columns(t);return e.map(r=>[dot(r,i[0]),dot(r,i[1]),dot(r,i[2])])}function inverse([[e,t,i],[r,n,a],[s,o,l]]){let f=e*(n*l-a*o)-t*(r*l-a*s)+i*(r*o-n*s);return[
[n*l-a*o,i*o-t*l,t*a-i*n],[a*s-r*l,e*l-i*s,i*r-e*a],[r*o-n*s,t*s-e*o,e*n-t*r]].map(h=>h.map(u=>u/f))}var CHANNELS={0:1,2:3,3:1,4:2,6:4},DEPTHS={0:[1,2,4,8,16],2:[
8,16],3:[1,2,4,8],4:[8,16],6:[8,16]},MOST_PROFILE=16<<20;function readPng(e,t){let i=new Chunks(e,t),r=i.header(),{colourType:n,depth:a}=r,s=CHANNELS[n];if(r.width===
0||r.height===0)throw t(`is a PNG image of ${r.width} × ${r.height} pixels; it is empty or damaged`);if(s===void 0||!DEPTHS[n].includes(a))throw t(`is a PNG im\
age with ${a} bits and colour type ${n}, which does not exist; it is damaged`);i.rest();let o=n===3?paletteOf(i,t):void 0;if(i.data.length===0)throw t("is a PNG\
 image without image data; it is damaged or cut short");let{ancillary:l}=i,f=l.get("eXIf");return{width:r.width,height:r.height,depth:a,colour:{gray:n===0||n===
4,palette:n===3,alpha:n>=4},channels:s,interlaced:r.interlaced,palette:o?.subarray(0,3*2**a),transparency:transparencyOf(l.get("tRNS"),n),profile:profileOf(l.get(
"iCCP")),meaning:meaningOf(l),orientation:(f&&readExif(f).orientation)??1,resolution:resolutionOf(l.get("pHYs")),data:i.data}}var Chunks=class{constructor(e,t){
this.bytes=e,this.refuse=t}bytes;refuse;palette;ancillary=new Map;data=[];at=8;type="";header(){let e=this.next();if(this.type==="CgBI")throw this.refuse("is a \
PNG image in Apple's own form (CgBI), which other programs cannot read; export it as an ordinary PNG");if(!e||this.type!=="IHDR"||e.length!==13)throw this.refuse(
"is a PNG image without a header; it is damaged");let[t,i,r]=e.subarray(10);if(t!==0||i!==0||r>1)throw this.refuse("is a PNG image with a compression, filter or\
 interlace method that does not exist; it is damaged");return{width:uint32(e,0),height:uint32(e,4),depth:e[8],colourType:e[9],interlaced:r===1}}rest(){for(let e=this.
next();e&&this.type!=="IEND";e=this.next()){let{type:t}=this;if(t==="IDAT")e.length>0&&this.data.push(e);else if(t==="PLTE")this.palette??=e;else if(t.charCodeAt(
0)&32)this.ancillary.has(t)||this.ancillary.set(t,e);else throw this.refuse("is a PNG image with a critical chunk that is not known; export it as an ordinary PN\
G")}}next(){let{bytes:e,at:t}=this;if(t+12>e.length)return;let i=uint32(e,t);return this.type=(0,chunk_RFKSFVTF_js_1.asBuffer)(e).toString("latin1",t+4,t+8),this.
at=t+12+i,e.subarray(t+8,Math.min(t+8+i,e.length))}};function paletteOf({palette:e},t){if(!e)throw t("is a PNG image without its palette; it is damaged");if(e.length===
0||e.length%3!==0||e.length>768)throw t("is a PNG image whose palette is damaged");return e}function transparencyOf(e,t){if(!e)return;if(t===3)return e.length>0?
e:void 0;let i={0:2,2:6}[t];return i!==void 0&&e.length>=i?e.subarray(0,i):void 0}function profileOf(e){if(!e)return;let t=e.indexOf(0);if(!(t<0||t>79||e[t+1]!==
0))try{let i={stream:MOST_PROFILE,total:MOST_PROFILE,remaining:MOST_PROFILE};return(0,chunk_RFKSFVTF_js_1.undo)("FlateDecode",e.subarray(t+2),void 0,i)}catch{return}}
function meaningOf(e){if(e.has("sRGB"))return"sRGB";let t=e.get("gAMA");if(t?.length!==4)return;let i=uint32(t,0)/1e5;if(i<.1||i>10)return;let r=primariesOf(e.get(
"cHRM"));return Math.abs(i-1/2.2)<.01&&(!r||r.every((n,a)=>near(n,SRGB[a])))?"sRGB":{gamma:i,primaries:r}}var near=(e,t)=>Math.abs(e-t)<.005,SRGB=[.3127,.329,.64,
.33,.3,.6,.15,.06];function primariesOf(e){if(e?.length!==32)return;let t=SRGB.map((i,r)=>uint32(e,4*r)/1e5);return t.every((i,r)=>i<=1&&(r%2===0||i>.001))?t:void 0}
function resolutionOf(e){if(!(e?.length!==9||e[8]!==1))return plausible({x:uint32(e,0)*.0254,y:uint32(e,4)*.0254})}var uint32=(e,t)=>e[t]*16777216+(e[t+1]<<16|e[t+
2]<<8|e[t+3]),WORK=10;async function inflateRows(e,t,i,r,n){let{ending:a,reached:s}=await(0,chunk_B2YFAM73_js_1.inflateStrictly)(e,t,i,r==="look"?1:WORK,n);return s<
t?a==="damaged"?"damaged":"short":a==="clean"?"proved":"complete"}var RowGatherer=class{constructor(e,t,i){this.step=t,this.done=i,this.row=new Uint8Array(e+1),
this.above=new Uint8Array(e)}step;done;wrong=!1;row;above;filled=0;take(e){let{row:t}=this;for(let i=0;i<e.length;){if(this.filled===0&&e.length-i>=t.length){this.
finish(e.subarray(i,i+t.length)),i+=t.length;continue}let r=Math.min(t.length-this.filled,e.length-i);t.set(e.subarray(i,i+r),this.filled),this.filled+=r,i+=r,!(this.
filled<t.length)&&(this.filled=0,this.finish(t))}}finish(e){e[0]>4&&(this.wrong=!0),unfilter(e,this.above,this.step),this.above.set(e.subarray(1)),this.done(this.
above,e[0])}};function unfilter(e,t,i){let r=e[0],n=e.length;if(r===1)for(let a=1+i;a<n;a++)e[a]=e[a]+e[a-i];else if(r===2)for(let a=1;a<n;a++)e[a]=e[a]+t[a-1];else if(r===
3)for(let a=1;a<n;a++)e[a]=e[a]+((a>i?e[a-i]:0)+t[a-1]>>1);else if(r===4)for(let a=1;a<n;a++){let s=a>i?e[a-i]:0;e[a]=e[a]+paeth(s,t[a-1],a>i?t[a-1-i]:0)}}function paeth(e,t,i){
let r=e+t-i,[n,a,s]=[Math.abs(r-e),Math.abs(r-t),Math.abs(r-i)];return n<=a&&n<=s?e:a<=s?t:i}var RowDeflater=class{constructor(e,t){this.length=e,this.step=t,this.
above=new Uint8Array(e),this.batch=new Uint8Array(this.batchSize)}length;step;output=new chunk_B2YFAM73_js_1.Output(16384);zlib=(0,chunk_B2YFAM73_js_1.deflateStream)(
{level:6},this.output);above;batch;filled=0;get batchSize(){return Math.max(1,Math.floor(65536/(this.length+1)))*(this.length+1)}add(e,t){let{batch:i,above:r,step:n,
length:a}=this,s=this.filled;i[s++]=t;for(let o=0;o<a;o++){let l=o>=n?e[o-n]:0,f=r[o],h=0;t===1?h=l:t===2?h=f:t===3?h=l+f>>1:t===4&&(h=paeth(l,f,o>=n?r[o-n]:0)),
i[s++]=e[o]-h}r.set(e.subarray(0,a)),this.filled=s,s===i.length&&this.flush(!1)}finish(){return this.flush(!0),this.output.bytes}flush(e){this.zlib.push(this.batch.
subarray(0,this.filled),e),this.batch=new Uint8Array(e?0:this.batchSize),this.filled=0}},PASSES=[{x:0,y:0,across:8,down:8},{x:4,y:0,across:8,down:8},{x:0,y:4,across:4,
down:8},{x:2,y:0,across:4,down:4},{x:0,y:2,across:2,down:4},{x:1,y:0,across:2,down:2},{x:0,y:1,across:1,down:2}];async function deinterlace({width:e,height:t,channels:i,
depth:r,colour:n,data:a},s,o,l,f){let h=i*r,u=Math.max(1,h>>3),p=new Uint8Array(s*t),m=PASSES.map(c=>({...c,columns:Math.ceil((e-c.x)/c.across),rows:Math.ceil((t-
c.y)/c.down)})).filter(({columns:c,rows:g})=>c>0&&g>0),w=0,d=0,y=()=>{let c=m[w],g=Math.ceil(c.columns*h/8);return d=0,new RowGatherer(g,u,P=>{let G=(c.y+d*c.down)*
s;h>=8?scatterBytes(P,p,G+c.x*u,c.across*u,u):scatterBits(P,c.columns,p,G,c.x,c.across,h),d++})},v=m.map(({columns:c,rows:g})=>g*(Math.ceil(c*h/8)+1)),b=v[0],x=[
y()],R=await inflateRows(a,sum(v),o,"look",c=>{for(let g=0;g<c.length;){let P=Math.min(b,c.length-g);x[w].take(c.subarray(g,g+P)),g+=P,b-=P,!(b>0||w+1===m.length)&&
(w++,b=v[w],x.push(y()))}});l(x.some(({wrong:c})=>c)?"damaged":R);let E=n.palette||r<8?0:4;for(let c=0;c<t;c++){f(p.subarray(c*s,(c+1)*s),E);let g=o.step(s*8);g&&
await g}}var sum=e=>e.reduce((t,i)=>t+i,0);function scatterBytes(e,t,i,r,n){for(let a=0,s=i;a<e.length;s+=r-n)for(let o=0;o<n;o++)t[s++]=e[a++]}function scatterBits(e,t,i,r,n,a,s){
let o=(1<<s)-1;for(let l=0;l<t;l++){let f=l*s,h=e[f>>3]>>8-s-(f&7)&o,u=(n+l*a)*s;i[r+(u>>3)]|=h<<8-s-(u&7)}}var rowBytes=(e,t)=>Math.ceil(e*t/8);async function readPixels(e,t,i,r){
let{width:n,height:a,channels:s,depth:o,colour:l}=e,f=rowBytes(n,s*o),h=a*(f+1),u=e.data.reduce((d,{length:y})=>d+y,0);if(h>u*1032+1032)throw i(cutShort(e));let{
imageBytes:p,streamBytes:m}=t.limits;if(h>p)throw(0,chunk_2D65I2CG_js_1.limitExceeded)("imageBytes",`The image has ${h} bytes of pixels; at most ${p} are allowe\
d`,"Make it smaller first");if(e.interlaced&&h>m)throw(0,chunk_2D65I2CG_js_1.limitExceeded)("streamBytes",`The interlaced image has ${h} bytes of pixels; at mos\
t ${m} are allowed`,"Save it without interlacing first",r);let w=l.palette&&e.transparency!==void 0;if(!e.interlaced&&!l.alpha&&!w){let d=await prove(e,f,h,t);if(d===
"proved")return{colour:joined(e.data),alpha:void 0,alphaDepth:8};if(d!=="complete")throw i(d==="short"?cutShort(e):DAMAGED)}return decode(e,f,h,t,i)}var DAMAGED="\
is a PNG image whose pixels are damaged; copy or export it again",cutShort=({width:e,height:t})=>`is a PNG image that is cut short: its data is less than ${e} ×\
 ${t} pixels; copy or export it again`,joined=e=>e.length===1?e[0]:Buffer.concat(e);async function prove({data:e},t,i,{pace:r}){let n={wrong:!1,bytes:0},a=await inflateRows(
e,i,r,"look",s=>{let o=(t+1-n.bytes%(t+1))%(t+1);for(let l=o;l<s.length;l+=t+1)s[l]>4&&(n.wrong=!0);n.bytes+=s.length});return n.wrong?"damaged":a}async function decode(e,t,i,r,n){
let a=new PixelWriter(e,t);if(e.interlaced)await deinterlace(e,t,r.pace,refuseEnding(e,n),(s,o)=>a.add(s,o));else{let s=Math.max(1,e.channels*e.depth>>3),o=new RowGatherer(
t,s,(f,h)=>a.add(f,h)),l=await inflateRows(e.data,i,r.pace,"work",f=>o.take(f));refuseEnding(e,n)(o.wrong?"damaged":l)}return a.finish()}var refuseEnding=(e,t)=>i=>{
if(i==="short")throw t(cutShort(e));if(i==="damaged")throw t(DAMAGED)},PixelWriter=class{constructor(e,t){this.png=e;let{width:i,depth:r,channels:n,colour:a,transparency:s}=e,
o=this.bytesPerSample=r===16?2:1,l=a.alpha?n-1:n,f=a.alpha?i*l*o:t;this.colour=new RowDeflater(f,a.alpha?l*o:Math.max(1,n*r>>3)),this.colourRow=new Uint8Array(a.
alpha?f:0),a.palette&&s&&(this.entries=new Uint8Array(256).fill(255),this.entries.set(s.subarray(0,256)));let h=a.alpha||this.entries!==void 0;this.alphaRow=new Uint8Array(
h?i*o:0),h&&(this.alpha=new RowDeflater(this.alphaRow.length,o))}png;colour;alpha;colourRow;alphaRow;bytesPerSample;entries;opaque=!0;add(e,t){if(this.png.colour.
alpha)this.separate(e),this.colour.add(this.colourRow,t),this.alpha.add(this.alphaRow,t);else{if(this.colour.add(e,t),!this.entries)return;this.lookUp(e,this.entries),
this.alpha.add(this.alphaRow,0)}this.opaque&&(this.opaque=this.alphaRow.every(i=>i===255))}finish(){let e=this.opaque?void 0:this.alpha?.finish();return{colour:this.
colour.finish(),alpha:e,alphaDepth:this.bytesPerSample===2?16:8}}separate(e){let{colourRow:t,alphaRow:i,bytesPerSample:r}=this,n=(this.png.channels-1)*r,a=0,s=0;
for(let o=0;o<i.length;){for(let l=0;l<n;l++)t[s++]=e[a++];for(let l=0;l<r;l++)i[o++]=e[a++]}}lookUp(e,t){let{alphaRow:i}=this,{depth:r}=this.png,n=(1<<r)-1;for(let a=0;a<
i.length;a++){let s=a*r;i[a]=t[e[s>>3]>>8-r-(s&7)&n]}}},SPACES={1:"GRAY",3:"RGB ",4:"CMYK"},CLASSES=["scnr","mntr","prtr","spac"],DEVICE_SPACES={1:"DeviceGray",
3:"DeviceRGB",4:"DeviceCMYK"};function checkedProfile(e,t){if(!e||e.length<132)return;let i=(0,chunk_RFKSFVTF_js_1.asBuffer)(e),r=s=>i.toString("latin1",s,s+4),
n=i.readUInt32BE(0),a=e[8];if(!(!(n>=132&&n<=e.length&&a>=2&&a<=4&&r(36)==="acsp"&&CLASSES.includes(r(12)))||r(16)!==SPACES[t]))return{bytes:e.subarray(0,n),version:a}}
var known=new WeakMap;function embedProfile(e,{bytes:t},i){let r=known.get(e)??[];known.set(e,r);let n=r.find(o=>Buffer.compare(o.bytes,t)===0);if(n)return n.ref;
let a=(0,chunk_RFKSFVTF_js_1.dict)({N:i,Alternate:(0,chunk_RFKSFVTF_js_1.name)(DEVICE_SPACES[i]),Filter:(0,chunk_RFKSFVTF_js_1.name)("FlateDecode")}),s=e.add(new chunk_RFKSFVTF_js_1.
Stream(a,(0,chunk_RFKSFVTF_js_1.deflate)(t)));return r.push({bytes:t,ref:s}),s}var refuseOn=e=>t=>(0,chunk_GMSHOBQ3_js_1.invalidParameters)([{field:e,message:t}]),
ACCEPTED="it must be a PNG or JPEG image";async function readImage(e,t,i){let{bytes:r}=e,n=refuseOn(t);if(r.length===0)throw n(`is an empty file; ${ACCEPTED}`);
let a=(0,chunk_B2YFAM73_js_1.kindOfFile)(r);if(a==="a JPEG image"){let o=readJpeg(r,n);return checkPixels(o,i,t),new JpegImage(o)}if(a!=="a PNG image")throw n(`\
is ${a??"not an image"}; ${ACCEPTED}`);let s=readPng(r,n);return checkPixels(s,i,t),new PngImage(s,await readPixels(s,i,n,t))}function checkPixels({width:e,height:t},{
limits:{pixels:i}},r){if(!(e*t<=i))throw(0,chunk_2D65I2CG_js_1.limitExceeded)("pixels",`The image has ${e} × ${t} pixels; at most ${i} in all are allowed`,"Mak\
e it smaller first",r)}var UPRIGHT={1:[1,0,0,1,0,0],2:[-1,0,0,1,1,0],3:[-1,0,0,-1,1,1],4:[1,0,0,-1,0,1],5:[0,-1,-1,0,1,1],6:[0,-1,1,0,0,1],7:[0,1,1,0,0,0],8:[0,
1,-1,0,1,0]},Embeddable=class{constructor({width:e,height:t,orientation:i,resolution:r},n,a){this.components=n,this.profile=a,this.width=e,this.height=t,this.upright=
UPRIGHT[i];let s=i>=5;this.displayed=s?{width:t,height:e}:{width:e,height:t},this.resolution=s&&r?{x:r.y,y:r.x}:r}components;profile;width;height;displayed;upright;resolution;embedded=new WeakMap;profiled=new WeakMap;get iccVersion(){
return this.profile?.version}get version(){return this.bitsPerComponent===16||this.iccVersion===4?"1.5":this.transparency==="soft-mask"?"1.4":"1.3"}embed(e,{profiled:t=!1}={}){
let i=t&&!this.profile&&this.components!==4,r=i?this.profiled:this.embedded,n=r.get(e);if(n)return n;let a=i?made({gray:this.components===1}):this.profile,s=a?[
(0,chunk_RFKSFVTF_js_1.name)("ICCBased"),embedProfile(e,a,this.components)]:(0,chunk_RFKSFVTF_js_1.name)(DEVICE_SPACES[this.components]),o=e.add(this.stream(e,s));
return r.set(e,o),o}entries(e,t){return(0,chunk_RFKSFVTF_js_1.dict)({Type:(0,chunk_RFKSFVTF_js_1.name)("XObject"),Subtype:(0,chunk_RFKSFVTF_js_1.name)("Image"),
Width:this.width,Height:this.height,ColorSpace:e,BitsPerComponent:this.bitsPerComponent,...t})}},JpegImage=class extends Embeddable{constructor(e){super(e,e.components,
checkedProfile(e.profile,e.components)),this.jpeg=e}jpeg;kind="jpeg";bitsPerComponent=8;transparency="none";stream(e,t){let{components:i,adobe:r,plainRgb:n,data:a}=this.
jpeg,s=this.entries(t,{Filter:(0,chunk_RFKSFVTF_js_1.name)("DCTDecode"),DecodeParms:n?(0,chunk_RFKSFVTF_js_1.dict)({ColorTransform:0}):void 0,Decode:i===4&&r?[1,
0,1,0,1,0,1,0]:void 0});return new chunk_RFKSFVTF_js_1.Stream(s,a)}},PngImage=class extends Embeddable{constructor(e,t){let i=e.colour.gray?1:3;super(e,i,checkedProfile(
e.profile,i)??meant(e)),this.png=e,this.pixels=t;let r=e.transparency!==void 0&&!e.colour.palette;this.transparency=t.alpha?"soft-mask":r?"colour-key":"none"}png;pixels;kind="\
png";transparency;get bitsPerComponent(){return this.png.depth}stream(e,t){let{png:i,pixels:r}=this,{palette:n}=i,a=i.colour.alpha?i.channels-1:i.channels,s=this.
entries(n?[(0,chunk_RFKSFVTF_js_1.name)("Indexed"),t,n.length/3-1,new chunk_RFKSFVTF_js_1.Str(n)]:t,{...this.flate(a,i.depth),SMask:r.alpha&&this.softMask(e,r.alpha),
Mask:this.transparency==="colour-key"?keyOf(i):void 0});return new chunk_RFKSFVTF_js_1.Stream(s,r.colour)}softMask(e,t){let i=this.pixels.alphaDepth,r=this.entries(
(0,chunk_RFKSFVTF_js_1.name)("DeviceGray"),{BitsPerComponent:i,...this.flate(1,i)});return e.add(new chunk_RFKSFVTF_js_1.Stream(r,t))}flate(e,t){let i=(0,chunk_RFKSFVTF_js_1.
dict)({Predictor:15,Colors:e,BitsPerComponent:t,Columns:this.width});return{Filter:(0,chunk_RFKSFVTF_js_1.name)("FlateDecode"),DecodeParms:i}}};function keyOf({
transparency:e,depth:t}){let i=[];for(let r=0;r<e.length;r+=2){let n=(e[r]<<8|e[r+1])&2**t-1;i.push(n,n)}return i}function meant({meaning:e,colour:{gray:t}}){if(e!==
void 0)return made(e==="sRGB"?{gray:t}:{gray:t,...e})}var made=e=>({bytes:makeProfile(e),version:2});
