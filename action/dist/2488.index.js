"use strict";exports.id=2488,exports.ids=[2488],exports.modules={62488:((ot,K,x)=>{x.d(K,{A:()=>Ft});var Y=x(42973),L=x(59277),m=x(45599),A=x(78157);const B=274,T=282,X=283,
k=296,W=3,P=5,R={orientation:void 0,resolution:void 0};function U(s){if(s.length<14)return R;const t=new DataView(s.buffer,s.byteOffset,s.length),e=t.getUint16(
0);if(e!==18761&&e!==19789)return R;const n=e===18761,i=t.getUint32(4,n);if(t.getUint16(2,n)!==42||i+2>s.length)return R;const r=t.getUint16(i,n),o=new Map;for(let E=0,
D=i+2;E<r&&D+12<=s.length;E++,D+=12){const $=t.getUint16(D,n),j=t.getUint16(D+2,n);if(j===W&&($===B||$===k)&&o.set($,t.getUint16(D+8,n)),j!==P||$!==T&&$!==X)continue;
const F=t.getUint32(D+8,n);F+8<=s.length&&o.set($,t.getUint32(F,n)/t.getUint32(F+4,n))}const a=o.get(B),c={2:1,3:2.54}[o.get(k)??2],[f,u]=[o.get(T),o.get(X)];return{
orientation:a!==void 0&&a>=1&&a<=8?a:void 0,resolution:f===void 0||u===void 0||c===void 0?void 0:g({x:f*c,y:u*c})}}function g({x:s,y:t}){const e=n=>n>=10&&n<=4800;
return e(s)&&e(t)?{x:s,y:t}:void 0}var v=x(8283);const M={195:"a lossless JPEG image",197:"a hierarchical JPEG image",198:"a hierarchical JPEG image",199:"a hie\
rarchical lossless JPEG image",201:"a JPEG image with arithmetic coding",202:"a JPEG image with arithmetic coding",203:"a lossless JPEG image with arithmetic co\
ding",205:"a hierarchical JPEG image with arithmetic coding",206:"a hierarchical JPEG image with arithmetic coding",207:"a hierarchical JPEG image with arithmet\
ic coding",247:"a JPEG-LS image"},J="save it as a baseline or progressive JPEG with 8 bits, or as a PNG image",S="Exif\0\0",Z="ICC_PROFILE\0";function h(s,t){const e=new l(
s,t);e.run();const{frame:n}=e;if(!n)throw t("is a JPEG image without a start of frame; it is damaged");if(e.end<0)throw t("is a JPEG image that is cut short; co\
py or export it again");const i=e.exif&&U(e.exif),{width:r,height:o,components:a,ids:c}=n;return{width:r,height:o,components:a,orientation:i?.orientation??1,resolution:e.
jfifResolution??i?.resolution,profile:d(e.profileParts),adobe:e.adobe,plainRgb:c==="RGB"&&!e.adobe&&!e.jfif,data:s.subarray(0,e.end)}}class l{bytes;refuse;frame;jfif=!1;jfifResolution;adobe=!1;exif;profileParts=new Map;end=-1;constructor(t,e){
this.bytes=t,this.refuse=e}run(){for(const{marker:t,end:e,data:n}of(0,v.OD)(this.bytes))if(t===v.GM)this.end=e;else if(t!==v.Os)this.segment(t,n);else if(this.isOnlyScan(
n)){const i=(0,A.bS)(this.bytes).indexOf(w,e);this.end=i<0?-1:i+2;return}}isOnlyScan(t){return this.frame?.sequential===!0&&t[0]===this.frame.components}segment(t,e){
const n=M[t];if(n!==void 0)throw this.refuse(`is ${n}, which PDF cannot hold; ${J}`);if(t>=192&&t<=194)this.frame??=this.readFrame(e,t!==194);else if(t===224&&(0,A.
w1)(e,0,"JFIF\0"))this.readJfif(e);else if(t===225&&(0,A.w1)(e,0,S))this.exif??=e.subarray(S.length);else if(t===226&&(0,A.w1)(e,0,Z)&&e.length>Z.length+2){const[
i,r]=e.subarray(Z.length);this.profileParts.has(i)||this.profileParts.set(i,{of:r,data:e.subarray(Z.length+2)})}else t===238&&(0,A.w1)(e,0,"Adobe")&&e.length>=12&&
(this.adobe=!0)}readFrame(t,e){const[n=0,i=0,r=0,o=0,a=0,c=0]=t,[f,u]=[i<<8|r,o<<8|a];if(t.length<6+3*c)throw this.refuse("is a JPEG image whose start of frame \
is damaged");if(n!==8)throw this.refuse(`is a JPEG image with ${n} bits per component, which PDF cannot hold; ${J}`);if(u===0||f===0)throw this.refuse(`is a JPE\
G image of ${u} × ${f} pixels; it is empty or damaged`);if(c!==1&&c!==3&&c!==4)throw this.refuse(`is a JPEG image with ${c} components; PDF holds 1, 3 or 4`);let E="";
for(let D=0;D<c;D++)E+=String.fromCharCode(t[6+3*D]);return{width:u,height:f,components:c,ids:E,sequential:e}}readJfif(t){if(this.jfif||(this.jfif=!0,t.length<12))
return;const e={1:1,2:2.54}[t[7]],[n,i]=[t[8]<<8|t[9],t[10]<<8|t[11]];e!==void 0&&(this.jfifResolution=g({x:n*e,y:i*e}))}}const w=Buffer.of(255,v.GM);function d(s){
const t=s.size,e=[];for(let n=1;n<=t;n++){const i=s.get(n);if(i?.of!==t)return;e.push(i.data)}return t===0?void 0:Buffer.concat(e)}var b=x(21878),y=x(59596);const G={
0:1,2:3,3:1,4:2,6:4},C={0:[1,2,4,8,16],2:[8,16],3:[1,2,4,8],4:[8,16],6:[8,16]},O=16<<20;function I(s,t){const e=new z(s,t),n=e.header(),{colorType:i,depth:r}=n,
o=G[i];if(n.width===0||n.height===0)throw t(`is a PNG image of ${n.width} × ${n.height} pixels; it is empty or damaged`);if(o===void 0||!C[i].includes(r))throw t(
`is a PNG image with ${r} bits and color type ${i}, which does not exist; it is damaged`);e.rest();const a=i===3?H(e,t):void 0;if(e.data.length===0)throw t("is \
a PNG image without image data; it is damaged or cut short");const{ancillary:c}=e,f=c.get("eXIf");return{width:n.width,height:n.height,depth:r,color:{gray:i===0||
i===4,palette:i===3,alpha:i>=4},channels:o,interlaced:n.interlaced,palette:a?.subarray(0,3*2**r),transparency:q(c.get("tRNS"),i),profile:rt(c.get("iCCP")),meaning:at(
c),orientation:(f&&U(f).orientation)??1,resolution:bt(c.get("pHYs")),data:e.data}}class z{bytes;refuse;palette;ancillary=new Map;data=[];at=8;type="";constructor(t,e){
this.bytes=t,this.refuse=e}header(){const t=this.next();if(this.type==="CgBI")throw this.refuse("is a PNG image in Apple's own form (CgBI), which other programs\
 cannot read; export it as an ordinary PNG");if(!t||this.type!=="IHDR"||t.length!==13)throw this.refuse("is a PNG image without a header; it is damaged");const[
e,n,i]=t.subarray(10);if(e!==0||n!==0||i>1)throw this.refuse("is a PNG image with a compression, filter or interlace method that does not exist; it is damaged");
return{width:Q(t,0),height:Q(t,4),depth:t[8],colorType:t[9],interlaced:i===1}}rest(){for(let t=this.next();t&&this.type!=="IEND";t=this.next()){const{type:e}=this;
if(e==="IDAT")t.length>0&&this.data.push(t);else if(e==="PLTE")this.palette??=t;else if(e.charCodeAt(0)&32)this.ancillary.has(e)||this.ancillary.set(e,t);else throw this.
refuse("is a PNG image with a critical chunk that is not known; export it as an ordinary PNG")}}next(){const{bytes:t,at:e}=this;if(e+12>t.length)return;const n=Q(
t,e);return this.type=(0,A.bS)(t).toString("latin1",e+4,e+8),this.at=e+12+n,t.subarray(e+8,Math.min(e+8+n,t.length))}}function H({palette:s},t){if(!s)throw t("i\
s a PNG image without its palette; it is damaged");if(s.length===0||s.length%3!==0||s.length>768)throw t("is a PNG image whose palette is damaged");return s}function q(s,t){
if(!s)return;if(t===3)return s.length>0?s:void 0;const e={0:2,2:6}[t];return e!==void 0&&s.length>=e?s.subarray(0,e):void 0}function rt(s){if(!s)return;const t=s.
indexOf(0);if(!(t<0||t>79||s[t+1]!==0))try{const e={stream:O,total:O,remaining:O};return(0,y.tN)("FlateDecode",s.subarray(t+2),void 0,e)}catch{return}}function at(s){
if(s.has("sRGB"))return"sRGB";const t=s.get("gAMA");if(t?.length!==4)return;const e=Q(t,0)/1e5;if(e<.1||e>10)return;const n=et(s.get("cHRM"));return Math.abs(e-
1/2.2)<.01&&(!n||n.every((r,o)=>tt(r,V[o])))?"sRGB":{gamma:e,primaries:n}}const tt=(s,t)=>Math.abs(s-t)<.005,V=[.3127,.329,.64,.33,.3,.6,.15,.06];function et(s){
if(s?.length!==32)return;const t=V.map((e,n)=>Q(s,4*n)/1e5);return t.every((e,n)=>e<=1&&(n%2===0||e>.001))?t:void 0}function bt(s){if(!(s?.length!==9||s[8]!==1))
return g({x:Q(s,0)*.0254,y:Q(s,4)*.0254})}const Q=(s,t)=>s[t]*16777216+(s[t+1]<<16|s[t+2]<<8|s[t+3]);var ut=x(14752),Rt=x(33095),vt=x(4537),Gt=x(64680);const Mt=10;
async function ct(s,t,e,n,i){const{ending:r,reached:o}=await(0,vt.Q)(s,t,e,n==="look"?1:Mt,i);return o<t?r==="damaged"?"damaged":"short":r==="clean"?"proved":"c\
omplete"}class pt{step;done;wrong=!1;row;above;filled=0;constructor(t,e,n){this.step=e,this.done=n,this.row=new Uint8Array(t+1),this.above=new Uint8Array(t)}take(t){
const{row:e}=this;for(let n=0;n<t.length;){if(this.filled===0&&t.length-n>=e.length){this.finish(t.subarray(n,n+e.length)),n+=e.length;continue}const i=Math.min(
e.length-this.filled,t.length-n);e.set(t.subarray(n,n+i),this.filled),this.filled+=i,n+=i,!(this.filled<e.length)&&(this.filled=0,this.finish(e))}}finish(t){t[0]>
4&&(this.wrong=!0),(0,ut.Y)(t[0],t,1,t.length-1,this.above,0,this.step),this.above.set(t.subarray(1)),this.done(this.above,t[0])}}class gt{length;step;output=new Gt.
k(16384);zlib=(0,Rt.i)({level:6},this.output);above;batch;filled=0;constructor(t,e){this.length=t,this.step=e,this.above=new Uint8Array(t),this.batch=new Uint8Array(
this.batchSize)}get batchSize(){return Math.max(1,Math.floor(65536/(this.length+1)))*(this.length+1)}add(t,e){const{batch:n,above:i,step:r,length:o}=this;let a=this.
filled;n[a++]=e;for(let c=0;c<o;c++){const f=c>=r?t[c-r]:0,u=i[c];let E=0;e===1?E=f:e===2?E=u:e===3?E=f+u>>1:e===4&&(E=(0,ut.X)(f,u,c>=r?i[c-r]:0)),n[a++]=t[c]-
E}i.set(t.subarray(0,o)),this.filled=a,a===n.length&&this.flush(!1)}finish(){return this.flush(!0),this.output.bytes}flush(t){this.zlib.push(this.batch.subarray(
0,this.filled),t),this.batch=new Uint8Array(t?0:this.batchSize),this.filled=0}}const Ct=[{x:0,y:0,across:8,down:8},{x:4,y:0,across:8,down:8},{x:0,y:4,across:4,down:8},
{x:2,y:0,across:4,down:4},{x:0,y:2,across:2,down:4},{x:1,y:0,across:2,down:2},{x:0,y:1,across:1,down:2}];async function Ot({width:s,height:t,channels:e,depth:n,
color:i,data:r},o,a,c,f){const u=e*n,E=Math.max(1,u>>3),D=new Uint8Array(o*t),$=Ct.map(p=>({...p,columns:Math.ceil((s-p.x)/p.across),rows:Math.ceil((t-p.y)/p.down)})).
filter(({columns:p,rows:N})=>p>0&&N>0);let j=0,F=0;const st=()=>{const p=$[j],N=Math.ceil(p.columns*u/8);return F=0,new pt(N,E,_=>{const Ut=(p.y+F*p.down)*o;u>=
8?St(_,D,Ut+p.x*E,p.across*E,E):At(_,p.columns,D,Ut,p.x,p.across,u),F++})},ft=$.map(({columns:p,rows:N})=>N*(Math.ceil(p*u/8)+1));let it=ft[0];const dt=[st()],Kt=await ct(
r,Dt(ft),a,"look",p=>{for(let N=0;N<p.length;){const _=Math.min(it,p.length-N);dt[j].take(p.subarray(N,N+_)),N+=_,it-=_,!(it>0||j+1===$.length)&&(j++,it=ft[j],dt.
push(st()))}});c(dt.some(({wrong:p})=>p)?"damaged":Kt);const Wt=i.palette||n<8?0:4;for(let p=0;p<t;p++){f(D.subarray(p*o,(p+1)*o),Wt);const N=a.step(o*8);N&&await N}}
const Dt=s=>s.reduce((t,e)=>t+e,0);function St(s,t,e,n,i){for(let r=0,o=e;r<s.length;o+=n-i)for(let a=0;a<i;a++)t[o++]=s[r++]}function At(s,t,e,n,i,r,o){const a=(1<<
o)-1;for(let c=0;c<t;c++){const f=c*o,u=s[f>>3]>>8-o-(f&7)&a,E=(i+c*r)*o;e[n+(E>>3)]|=u<<8-o-(E&7)}}const It=(s,t)=>Math.ceil(s*t/8);async function Nt(s,t,e,n){
const{width:i,height:r,channels:o,depth:a,color:c}=s,f=It(i,o*a),u=r*(f+1),E=s.data.reduce((F,{length:st})=>F+st,0);if(u>E*1032+1032)throw e(lt(s));const{imageBytes:D,
streamBytes:$}=t.limits;if(u>D)throw(0,Y.F)("imageBytes",`The image has ${u} bytes of pixels; at most ${D} are allowed`,"Make it smaller first");if(s.interlaced&&
u>$)throw(0,Y.F)("streamBytes",`The interlaced image has ${u} bytes of pixels; at most ${$} are allowed`,"Save it without interlacing first",n);const j=s.transparency!==
void 0&&!ht(s);if(!s.interlaced&&!c.alpha&&!j){const F=await Bt(s,f,u,t);if(F==="proved")return{color:(0,A.mE)(s.data),alpha:void 0,alphaDepth:8};if(F!=="comple\
te")throw e(F==="short"?lt(s):mt)}return Tt(s,f,u,t,e)}const ht=({transparency:s,color:t,depth:e})=>s!==void 0&&!t.palette&&e<16,mt="is a PNG image whose pixels\
 are damaged; copy or export it again",lt=({width:s,height:t})=>`is a PNG image that is cut short: its data is less than ${s} × ${t} pixels; copy or export it \
again`;async function Bt({data:s},t,e,{pace:n}){const i={wrong:!1,bytes:0},r=await ct(s,e,n,"look",o=>{const a=(t+1-i.bytes%(t+1))%(t+1);for(let c=a;c<o.length;c+=
t+1)o[c]>4&&(i.wrong=!0);i.bytes+=o.length});return i.wrong?"damaged":r}async function Tt(s,t,e,n,i){const r=new kt(s,t);if(s.interlaced)await Ot(s,t,n.pace,wt(
s,i),(o,a)=>r.add(o,a));else{const o=Math.max(1,s.channels*s.depth>>3),a=new pt(t,o,(f,u)=>r.add(f,u)),c=await ct(s.data,e,n.pace,"work",f=>a.take(f));wt(s,i)(a.
wrong?"damaged":c)}return r.finish()}const wt=(s,t)=>e=>{if(e==="short")throw t(lt(s));if(e==="damaged")throw t(mt)};class kt{png;color;alpha;colorRow;alphaRow;bytesPerSample;entries;key;alphaDepth;opaque=!0;constructor(t,e){
this.png=t;const{width:n,depth:i,channels:r,color:o,transparency:a}=t,c=this.bytesPerSample=i===16?2:1,f=o.alpha?r-1:r,u=o.alpha?n*f*c:e;this.color=new gt(u,o.alpha?
f*c:Math.max(1,r*i>>3)),this.colorRow=new Uint8Array(o.alpha?u:0),o.palette&&a&&(this.entries=new Uint8Array(256).fill(255),this.entries.set(a.subarray(0,256))),
!o.palette&&!ht(t)&&(this.key=a);const E=o.alpha||this.entries!==void 0||this.key!==void 0;this.alphaDepth=o.alpha&&i===16?16:8,this.alphaRow=new Uint8Array(E?n*
this.alphaDepth>>3:0),E&&(this.alpha=new gt(this.alphaRow.length,this.alphaDepth>>3))}add(t,e){if(this.png.color.alpha)this.separate(t),this.color.add(this.colorRow,
e),this.alpha.add(this.alphaRow,e);else{if(this.color.add(t,e),this.entries)this.lookUp(t,this.entries);else if(this.key)this.compare(t,this.key);else return;this.
alpha.add(this.alphaRow,0)}this.opaque&&(this.opaque=this.alphaRow.every(n=>n===255))}finish(){const t=this.opaque?void 0:this.alpha?.finish();return{color:this.
color.finish(),alpha:t,alphaDepth:this.alphaDepth}}compare(t,e){const{alphaRow:n}=this;for(let i=0,r=0;i<n.length;i++,r+=e.length){let o=0;for(;o<e.length&&t[r+
o]===e[o];)o++;n[i]=o===e.length?0:255}}separate(t){const{colorRow:e,alphaRow:n,bytesPerSample:i}=this,r=(this.png.channels-1)*i;let o=0,a=0;for(let c=0;c<n.length;){
for(let f=0;f<r;f++)e[a++]=t[o++];for(let f=0;f<i;f++)n[c++]=t[o++]}}lookUp(t,e){const{alphaRow:n}=this,{depth:i}=this.png,r=(1<<i)-1;for(let o=0;o<n.length;o++){
const a=o*i;n[o]=e[t[a>>3]>>8-i-(a&7)&r]}}}var nt=x(69869),Jt=x(58552);const $t=s=>t=>(0,Jt.G6)([{field:s,message:t}]),yt="it must be a PNG or JPEG image";async function Ft(s,t,e){
const{bytes:n}=s,i=$t(t);if(n.length===0)throw i(`is an empty file; ${yt}`);const r=(0,L.y)(n);if(r==="a JPEG image"){const a=h(n,i);return xt(a,e,t),new Lt(a)}
if(r!=="a PNG image")throw i(`is ${r??"not an image"}; ${yt}`);const o=I(n,i);return xt(o,e,t),new jt(o,await Nt(o,e,i,t))}function xt({width:s,height:t},{limits:{
pixels:e}},n){if(!(s*t<=e))throw(0,Y.F)("pixels",`The image has ${s} × ${t} pixels; at most ${e} in all are allowed`,"Make it smaller first",n)}const zt={1:[1,
0,0,1,0,0],2:[-1,0,0,1,1,0],3:[-1,0,0,-1,1,1],4:[1,0,0,-1,0,1],5:[0,-1,-1,0,1,1],6:[0,-1,1,0,0,1],7:[0,1,1,0,0,0],8:[0,1,-1,0,1,0]};class Pt{components;profile;width;height;displayed;upright;resolution;embedded=new WeakMap;profiled=new WeakMap;constructor({
width:t,height:e,orientation:n,resolution:i},r,o){this.components=r,this.profile=o,this.width=t,this.height=e,this.upright=zt[n];const a=n>=5;this.displayed=a?{
width:e,height:t}:{width:t,height:e},this.resolution=a&&i?{x:i.y,y:i.x}:i}get iccVersion(){return this.profile?.version}get version(){return this.bitsPerComponent===
16||this.iccVersion===4?"1.5":this.transparency==="soft-mask"?"1.4":"1.3"}embed(t,{profiled:e=!1}={}){const n=e&&!this.profile&&this.components!==4,i=n?this.profiled:
this.embedded,r=i.get(t);if(r)return r;const o=n?Et({gray:this.components===1}):this.profile,a=o?[(0,m.UU)("ICCBased"),(0,nt.R1)(t,o,this.components)]:(0,m.UU)(
nt.To[this.components]),c=t.add(this.stream(t,a));return i.set(t,c),c}entries(t,e){return(0,m.jd)({Type:(0,m.UU)("XObject"),Subtype:(0,m.UU)("Image"),Width:this.
width,Height:this.height,ColorSpace:t,BitsPerComponent:this.bitsPerComponent,...e})}}class Lt extends Pt{jpeg;kind="jpeg";bitsPerComponent=8;transparency="none";constructor(t){
super(t,t.components,(0,nt.hh)(t.profile,t.components)),this.jpeg=t}stream(t,e){const{components:n,adobe:i,plainRgb:r,data:o}=this.jpeg,a=this.entries(e,{Filter:(0,m.
UU)("DCTDecode"),DecodeParms:r?(0,m.jd)({ColorTransform:0}):void 0,Decode:n===4&&i?[1,0,1,0,1,0,1,0]:void 0});return new m.Z6(a,o)}}class jt extends Pt{png;pixels;kind="\
png";transparency;constructor(t,e){const n=t.color.gray?1:3;super(t,n,(0,nt.hh)(t.profile,n)??Xt(t)),this.png=t,this.pixels=e,this.transparency=e.alpha?"soft-ma\
sk":ht(t)?"color-key":"none"}get bitsPerComponent(){return this.png.depth}stream(t,e){const{png:n,pixels:i}=this,{palette:r}=n,o=n.color.alpha?n.channels-1:n.channels,
a=this.entries(r?[(0,m.UU)("Indexed"),e,r.length/3-1,new m.Mx(r)]:e,{...this.flate(o,n.depth),SMask:i.alpha&&this.softMask(t,i.alpha),Mask:this.transparency==="\
color-key"?Yt(n):void 0});return new m.Z6(a,i.color)}softMask(t,e){const n=this.pixels.alphaDepth,i=this.entries((0,m.UU)("DeviceGray"),{BitsPerComponent:n,...this.
flate(1,n)});return t.add(new m.Z6(i,e))}flate(t,e){const n=(0,m.jd)({Predictor:15,Colors:t,BitsPerComponent:e,Columns:this.width});return{Filter:(0,m.UU)("Flat\
eDecode"),DecodeParms:n}}}function Yt({transparency:s,depth:t}){const e=[];for(let n=0;n<s.length;n+=2){const i=(s[n]<<8|s[n+1])&2**t-1;e.push(i,i)}return e}function Xt({
meaning:s,color:{gray:t}}){if(s!==void 0)return Et(s==="sRGB"?{gray:t}:{gray:t,...s})}const Et=s=>({bytes:(0,b.k)(s),version:2})}),8283:((ot,K,x)=>{x.d(K,{A2:()=>L,
EI:()=>B,GM:()=>m,OD:()=>X,Os:()=>A,iN:()=>T});var Y=x(78157);const L=216,m=217,A=218,B=254,T=P=>P>=224&&P<=239;function*X(P){const R=(0,Y.bS)(P);for(let U=2;;){
const g=W(R,U);if(g<0)return;const v=R[g+1],M=v===L||v===m||v===k;if(!M&&g+4>R.length)return;const J=M?0:R.readUInt16BE(g+2),S=g+2+J;if(S>R.length||!M&&J<2||(yield{
marker:v,start:g,end:S,data:R.subarray(M?S:g+4,S)},v===m))return;U=S}}const k=1;function W(P,R){for(let U=P.indexOf(255,R);U>=0&&U+1<P.length;U=P.indexOf(255,U+
1)){const g=P[U+1];if(g!==0&&g!==255&&(g<208||g>215))return U}return-1}}),21878:((ot,K,x)=>{x.d(K,{k:()=>m});const Y=[.3127,.329,.64,.33,.3,.6,.15,.06],L=[.9642,
1,.8249];function m({gray:h,gamma:l,primaries:w}){const d=l===void 0?P():W(1/l),y=[{names:["desc"],data:X(l===void 0?"sRGB":"Colors of a PNG image")},{names:["c\
prt"],data:T("text",[...B("No copyright, use freely"),0])},{names:["wtpt"],data:k(L)}];if(h)return A("GRAY",[...y,{names:["kTRC"],data:d}]);const[G,C,O]=v(R(w??
Y));return A("RGB ",[...y,{names:["rXYZ"],data:k(G)},{names:["gXYZ"],data:k(C)},{names:["bXYZ"],data:k(O)},{names:["rTRC","gTRC","bTRC"],data:d}])}function A(h,l){
const w=l.flatMap(({names:I})=>I).length,d=132+12*w,b=l.reduce((I,{data:z})=>I+z.length,d),y=new Uint8Array(b),G=new DataView(y.buffer);G.setUint32(0,b),G.setUint32(
8,34603008),y.set(B(`mntr${h}XYZ `),12);for(const[I,z]of[2e3,1,1,0,0,0].entries())G.setUint16(24+2*I,z);y.set(B("acsp"),36),y.set(k(L).subarray(8),68),G.setUint32(
128,w);let C=132,O=d;for(const{names:I,data:z}of l){for(const H of I)y.set(B(H),C),G.setUint32(C+4,O),G.setUint32(C+8,z.length),C+=12;y.set(z,O),O+=z.length}return y}
const B=h=>[...h].map(l=>l.charCodeAt(0));function T(h,l){const w=8+l.length,d=new Uint8Array(Math.ceil(w/4)*4);return d.set(B(h)),d.set(l,8),d}function X(h){return T(
"desc",[0,0,0,h.length+1,...B(h),0,...new Array(78).fill(0)])}function k(h){const l=T("XYZ ",new Array(12).fill(0)),w=new DataView(l.buffer);for(const[d,b]of h.
entries())w.setInt32(8+4*d,Math.round(b*65536));return l}function W(h){const l=Math.round(h*256);return T("curv",[0,0,0,1,l>>8,l&255])}function P(){const l=T("c\
urv",[0,0,4,0,...new Array(2048).fill(0)]),w=new DataView(l.buffer);for(let d=0;d<1024;d++){const b=d/1023,y=b<=.04045?b/12.92:((b+.055)/1.055)**2.4;w.setUint16(
12+2*d,Math.round(y*65535))}return l}function R([h,l,w,d,b,y,G,C]){const O=[h/l,1,(1-h-l)/l],I=g([[w/d,1,(1-w-d)/d],[b/y,1,(1-b-y)/y],[G/C,1,(1-G-C)/C]]),z=J(Z(
I),O),H=I.map(tt=>tt.map((V,et)=>V*z[et])),[q,rt]=[J(U,O),J(U,L)],at=U.map((tt,V)=>tt.map(et=>et*rt[V]/q[V]));return S(S(Z(U),at),H)}const U=[[.8951,.2664,-.1614],
[-.7502,1.7135,.0367],[.0389,-.0685,1.0296]],g=h=>[[h[0][0],h[1][0],h[2][0]],[h[0][1],h[1][1],h[2][1]],[h[0][2],h[1][2],h[2][2]]],v=g,M=(h,l)=>h[0]*l[0]+h[1]*l[1]+
h[2]*l[2],J=(h,l)=>[M(h[0],l),M(h[1],l),M(h[2],l)];function S(h,l){const w=v(l);return h.map(d=>[M(d,w[0]),M(d,w[1]),M(d,w[2])])}function Z([[h,l,w],[d,b,y],[G,
C,O]]){const I=h*(b*O-y*C)-l*(d*O-y*G)+w*(d*C-b*G);return[[b*O-y*C,w*C-l*O,l*y-w*b],[y*G-d*O,h*O-w*G,w*d-h*y],[d*C-b*G,l*G-h*C,h*b-l*d]].map(H=>H.map(q=>q/I))}}),
69869:((ot,K,x)=>{x.d(K,{R1:()=>W,To:()=>T,hh:()=>X});var Y=x(59596),L=x(78157),m=x(45599);const A={1:"GRAY",3:"RGB ",4:"CMYK"},B=["scnr","mntr","prtr","spac"],
T={1:"DeviceGray",3:"DeviceRGB",4:"DeviceCMYK"};function X(P,R){if(!P||P.length<132)return;const U=(0,L.bS)(P),g=S=>U.toString("latin1",S,S+4),v=U.readUInt32BE(
0),M=P[8];if(!(!(v>=132&&v<=P.length&&M>=2&&M<=4&&g(36)==="acsp"&&B.includes(g(12)))||g(16)!==A[R]))return{bytes:P.subarray(0,v),version:M}}const k=new WeakMap;
function W(P,{bytes:R},U){const g=k.get(P)??[];k.set(P,g);const v=g.find(S=>Buffer.compare(S.bytes,R)===0);if(v)return v.ref;const M=(0,m.jd)({N:U,Alternate:(0,m.
UU)(T[U]),Filter:(0,m.UU)("FlateDecode")}),J=P.add(new m.Z6(M,(0,Y.Kc)(R)));return g.push({bytes:R,ref:J}),J}})};
