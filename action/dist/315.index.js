"use strict";exports.id=315,exports.ids=[315],exports.modules={40315:((dt,V,b)=>{b.d(V,{A:()=>Wt});var j=b(84293),Y=b(93413),x=b(16039),W=b(269);const N=274,B=282,Z=283,k=296,
Q=3,v=5,T={orientation:void 0,resolution:void 0};function D(s){if(s.length<14)return T;const t=new DataView(s.buffer,s.byteOffset,s.length),e=t.getUint16(0);if(e!==
18761&&e!==19789)return T;const n=e===18761,i=t.getUint32(4,n);if(t.getUint16(2,n)!==42||i+2>s.length)return T;const o=t.getUint16(i,n),r=new Map;for(let w=0,E=i+
2;w<o&&E+12<=s.length;w++,E+=12){const A=t.getUint16(E,n),F=t.getUint16(E+2,n);if(F===Q&&(A===N||A===k)&&r.set(A,t.getUint16(E+8,n)),F!==v||A!==B&&A!==Z)continue;
const O=t.getUint32(E+8,n);O+8<=s.length&&r.set(A,t.getUint32(O,n)/t.getUint32(O+4,n))}const a=r.get(N),c={2:1,3:2.54}[r.get(k)??2],[f,u]=[r.get(B),r.get(Z)];return{
orientation:a!==void 0&&a>=1&&a<=8?a:void 0,resolution:f===void 0||u===void 0||c===void 0?void 0:M({x:f*c,y:u*c})}}function M({x:s,y:t}){const e=n=>n>=10&&n<=4800;
return e(s)&&e(t)?{x:s,y:t}:void 0}const J={195:"a lossless JPEG image",197:"a hierarchical JPEG image",198:"a hierarchical JPEG image",199:"a hierarchical loss\
less JPEG image",201:"a JPEG image with arithmetic coding",202:"a JPEG image with arithmetic coding",203:"a lossless JPEG image with arithmetic coding",205:"a h\
ierarchical JPEG image with arithmetic coding",206:"a hierarchical JPEG image with arithmetic coding",207:"a hierarchical JPEG image with arithmetic coding",247:"\
a JPEG-LS image"},G="save it as a baseline or progressive JPEG with 8 bits, or as a PNG image",z=216,$=217,et=218,h="Exif\0\0",l="ICC_PROFILE\0";function g(s,t){
const e=new d(s,t);e.run();const{frame:n}=e;if(!n)throw t("is a JPEG image without a start of frame; it is damaged");if(e.end<0)throw t("is a JPEG image that is\
 cut short; copy or export it again");const i=e.exif&&D(e.exif),{width:o,height:r,components:a,ids:c}=n;return{width:o,height:r,components:a,orientation:i?.orientation??
1,resolution:e.jfifResolution??i?.resolution,profile:m(e.profileParts),adobe:e.adobe,plainRgb:c==="RGB"&&!e.adobe&&!e.jfif,data:s.subarray(0,e.end)}}class d{bytes;refuse;frame;jfif=!1;jfifResolution;adobe=!1;exif;profileParts=new Map;end=-1;buffer;constructor(t,e){
this.bytes=t,this.refuse=e,this.buffer=(0,W.bS)(t)}run(){const{bytes:t}=this;let e=2;for(;;){if(e=this.nextMarker(e),e<0)return;const n=t[e];if(e++,n===$){this.
end=e;return}if(n===z||n===1)continue;if(e+2>t.length)return;const i=t[e]<<8|t[e+1];if(i<2||e+i>t.length)return;const o=t.subarray(e+2,e+i);if(e+=i,n!==et)this.
segment(n,o);else if(this.isOnlyScan(o)){const r=this.buffer.indexOf(P,e);this.end=r<0?-1:r+2;return}}}nextMarker(t){const{bytes:e,buffer:n}=this;for(;;){if(t=n.
indexOf(255,t)+1,t===0||t>=e.length)return-1;const i=e[t];if(i!==0&&i!==255&&(i<208||i>215))return t}}isOnlyScan(t){return this.frame?.sequential===!0&&t[0]===this.
frame.components}segment(t,e){const n=J[t];if(n!==void 0)throw this.refuse(`is ${n}, which PDF cannot hold; ${G}`);if(t>=192&&t<=194)this.frame??=this.readFrame(
e,t!==194);else if(t===224&&y(e,"JFIF\0"))this.readJfif(e);else if(t===225&&y(e,h))this.exif??=e.subarray(h.length);else if(t===226&&y(e,l)&&e.length>l.length+2){
const[i,o]=e.subarray(l.length);this.profileParts.has(i)||this.profileParts.set(i,{of:o,data:e.subarray(l.length+2)})}else t===238&&y(e,"Adobe")&&e.length>=12&&
(this.adobe=!0)}readFrame(t,e){const[n=0,i=0,o=0,r=0,a=0,c=0]=t,[f,u]=[i<<8|o,r<<8|a];if(t.length<6+3*c)throw this.refuse("is a JPEG image whose start of frame \
is damaged");if(n!==8)throw this.refuse(`is a JPEG image with ${n} bits per component, which PDF cannot hold; ${G}`);if(u===0||f===0)throw this.refuse(`is a JPE\
G image of ${u} × ${f} pixels; it is empty or damaged`);if(c!==1&&c!==3&&c!==4)throw this.refuse(`is a JPEG image with ${c} components; PDF holds 1, 3 or 4`);let w="";
for(let E=0;E<c;E++)w+=String.fromCharCode(t[6+3*E]);return{width:u,height:f,components:c,ids:w,sequential:e}}readJfif(t){if(this.jfif||(this.jfif=!0,t.length<12))
return;const e={1:1,2:2.54}[t[7]],[n,i]=[t[8]<<8|t[9],t[10]<<8|t[11]];e!==void 0&&(this.jfifResolution=M({x:n*e,y:i*e}))}}const P=Buffer.of(255,$);function m(s){
const t=s.size,e=[];for(let n=1;n<=t;n++){const i=s.get(n);if(i?.of!==t)return;e.push(i.data)}return t===0?void 0:Buffer.concat(e)}function y(s,t){if(s.length<t.
length)return!1;for(let e=0;e<t.length;e++)if(s[e]!==t.charCodeAt(e))return!1;return!0}var R=b(85334),U=b(62397);const C={0:1,2:3,3:1,4:2,6:4},I={0:[1,2,4,8,16],
2:[8,16],3:[1,2,4,8],4:[8,16],6:[8,16]},L=16<<20;function _(s,t){const e=new ot(s,t),n=e.header(),{colourType:i,depth:o}=n,r=C[i];if(n.width===0||n.height===0)throw t(
`is a PNG image of ${n.width} × ${n.height} pixels; it is empty or damaged`);if(r===void 0||!I[i].includes(o))throw t(`is a PNG image with ${o} bits and colour\
 type ${i}, which does not exist; it is damaged`);e.rest();const a=i===3?rt(e,t):void 0;if(e.data.length===0)throw t("is a PNG image without image data; it is d\
amaged or cut short");const{ancillary:c}=e,f=c.get("eXIf");return{width:n.width,height:n.height,depth:o,colour:{gray:i===0||i===4,palette:i===3,alpha:i>=4},channels:r,
interlaced:n.interlaced,palette:a?.subarray(0,3*2**o),transparency:q(c.get("tRNS"),i),profile:H(c.get("iCCP")),meaning:tt(c),orientation:(f&&D(f).orientation)??
1,resolution:vt(c.get("pHYs")),data:e.data}}class ot{bytes;refuse;palette;ancillary=new Map;data=[];at=8;type="";constructor(t,e){this.bytes=t,this.refuse=e}header(){
const t=this.next();if(this.type==="CgBI")throw this.refuse("is a PNG image in Apple's own form (CgBI), which other programs cannot read; export it as an ordina\
ry PNG");if(!t||this.type!=="IHDR"||t.length!==13)throw this.refuse("is a PNG image without a header; it is damaged");const[e,n,i]=t.subarray(10);if(e!==0||n!==
0||i>1)throw this.refuse("is a PNG image with a compression, filter or interlace method that does not exist; it is damaged");return{width:X(t,0),height:X(t,4),depth:t[8],
colourType:t[9],interlaced:i===1}}rest(){for(let t=this.next();t&&this.type!=="IEND";t=this.next()){const{type:e}=this;if(e==="IDAT")t.length>0&&this.data.push(
t);else if(e==="PLTE")this.palette??=t;else if(e.charCodeAt(0)&32)this.ancillary.has(e)||this.ancillary.set(e,t);else throw this.refuse("is a PNG image with a c\
ritical chunk that is not known; export it as an ordinary PNG")}}next(){const{bytes:t,at:e}=this;if(e+12>t.length)return;const n=X(t,e);return this.type=(0,W.bS)(
t).toString("latin1",e+4,e+8),this.at=e+12+n,t.subarray(e+8,Math.min(e+8+n,t.length))}}function rt({palette:s},t){if(!s)throw t("is a PNG image without its pale\
tte; it is damaged");if(s.length===0||s.length%3!==0||s.length>768)throw t("is a PNG image whose palette is damaged");return s}function q(s,t){if(!s)return;if(t===
3)return s.length>0?s:void 0;const e={0:2,2:6}[t];return e!==void 0&&s.length>=e?s.subarray(0,e):void 0}function H(s){if(!s)return;const t=s.indexOf(0);if(!(t<0||
t>79||s[t+1]!==0))try{const e={stream:L,total:L,remaining:L};return(0,U.tN)("FlateDecode",s.subarray(t+2),void 0,e)}catch{return}}function tt(s){if(s.has("sRGB"))
return"sRGB";const t=s.get("gAMA");if(t?.length!==4)return;const e=X(t,0)/1e5;if(e<.1||e>10)return;const n=Gt(s.get("cHRM"));return Math.abs(e-1/2.2)<.01&&(!n||
n.every((o,r)=>Et(o,ut[r])))?"sRGB":{gamma:e,primaries:n}}const Et=(s,t)=>Math.abs(s-t)<.005,ut=[.3127,.329,.64,.33,.3,.6,.15,.06];function Gt(s){if(s?.length!==
32)return;const t=ut.map((e,n)=>X(s,4*n)/1e5);return t.every((e,n)=>e<=1&&(n%2===0||e>.001))?t:void 0}function vt(s){if(!(s?.length!==9||s[8]!==1))return M({x:X(
s,0)*.0254,y:X(s,4)*.0254})}const X=(s,t)=>s[t]*16777216+(s[t+1]<<16|s[t+2]<<8|s[t+3]);var Mt=b(36507),Ct=b(40537),St=b(348);const Dt=10;async function at(s,t,e,n,i){
const{ending:o,reached:r}=await(0,Ct.Q)(s,t,e,n==="look"?1:Dt,i);return r<t?o==="damaged"?"damaged":"short":o==="clean"?"proved":"complete"}class pt{step;done;wrong=!1;row;above;filled=0;constructor(t,e,n){
this.step=e,this.done=n,this.row=new Uint8Array(t+1),this.above=new Uint8Array(t)}take(t){const{row:e}=this;for(let n=0;n<t.length;){if(this.filled===0&&t.length-
n>=e.length){this.finish(t.subarray(n,n+e.length)),n+=e.length;continue}const i=Math.min(e.length-this.filled,t.length-n);e.set(t.subarray(n,n+i),this.filled),this.
filled+=i,n+=i,!(this.filled<e.length)&&(this.filled=0,this.finish(e))}}finish(t){t[0]>4&&(this.wrong=!0),At(t,this.above,this.step),this.above.set(t.subarray(1)),
this.done(this.above,t[0])}}function At(s,t,e){const n=s[0],i=s.length;if(n===1)for(let o=1+e;o<i;o++)s[o]=s[o]+s[o-e];else if(n===2)for(let o=1;o<i;o++)s[o]=s[o]+
t[o-1];else if(n===3)for(let o=1;o<i;o++)s[o]=s[o]+((o>e?s[o-e]:0)+t[o-1]>>1);else if(n===4)for(let o=1;o<i;o++){const r=o>e?s[o-e]:0;s[o]=s[o]+gt(r,t[o-1],o>e?
t[o-1-e]:0)}}function gt(s,t,e){const n=s+t-e,[i,o,r]=[Math.abs(n-s),Math.abs(n-t),Math.abs(n-e)];return i<=o&&i<=r?s:o<=r?t:e}class mt{length;step;output=new St.
k(16384);zlib=(0,Mt.i)({level:6},this.output);above;batch;filled=0;constructor(t,e){this.length=t,this.step=e,this.above=new Uint8Array(t),this.batch=new Uint8Array(
this.batchSize)}get batchSize(){return Math.max(1,Math.floor(65536/(this.length+1)))*(this.length+1)}add(t,e){const{batch:n,above:i,step:o,length:r}=this;let a=this.
filled;n[a++]=e;for(let c=0;c<r;c++){const f=c>=o?t[c-o]:0,u=i[c];let w=0;e===1?w=f:e===2?w=u:e===3?w=f+u>>1:e===4&&(w=gt(f,u,c>=o?i[c-o]:0)),n[a++]=t[c]-w}i.set(
t.subarray(0,r)),this.filled=a,a===n.length&&this.flush(!1)}finish(){return this.flush(!0),this.output.bytes}flush(t){this.zlib.push(this.batch.subarray(0,this.
filled),t),this.batch=new Uint8Array(t?0:this.batchSize),this.filled=0}}const Ot=[{x:0,y:0,across:8,down:8},{x:4,y:0,across:8,down:8},{x:0,y:4,across:4,down:8},
{x:2,y:0,across:4,down:4},{x:0,y:2,across:2,down:4},{x:1,y:0,across:2,down:2},{x:0,y:1,across:1,down:2}];async function It({width:s,height:t,channels:e,depth:n,
colour:i,data:o},r,a,c,f){const u=e*n,w=Math.max(1,u>>3),E=new Uint8Array(r*t),A=Ot.map(p=>({...p,columns:Math.ceil((s-p.x)/p.across),rows:Math.ceil((t-p.y)/p.down)})).
filter(({columns:p,rows:S})=>p>0&&S>0);let F=0,O=0;const st=()=>{const p=A[F],S=Math.ceil(p.columns*u/8);return O=0,new pt(S,w,K=>{const Ut=(p.y+O*p.down)*r;u>=
8?Bt(K,E,Ut+p.x*w,p.across*w,w):kt(K,p.columns,E,Ut,p.x,p.across,u),O++})},lt=A.map(({columns:p,rows:S})=>S*(Math.ceil(p*u/8)+1));let it=lt[0];const ft=[st()],Qt=await at(
o,Nt(lt),a,"look",p=>{for(let S=0;S<p.length;){const K=Math.min(it,p.length-S);ft[F].take(p.subarray(S,S+K)),S+=K,it-=K,!(it>0||F+1===A.length)&&(F++,it=lt[F],ft.
push(st()))}});c(ft.some(({wrong:p})=>p)?"damaged":Qt);const _t=i.palette||n<8?0:4;for(let p=0;p<t;p++){f(E.subarray(p*r,(p+1)*r),_t);const S=a.step(r*8);S&&await S}}
const Nt=s=>s.reduce((t,e)=>t+e,0);function Bt(s,t,e,n,i){for(let o=0,r=e;o<s.length;r+=n-i)for(let a=0;a<i;a++)t[r++]=s[o++]}function kt(s,t,e,n,i,o,r){const a=(1<<
r)-1;for(let c=0;c<t;c++){const f=c*r,u=s[f>>3]>>8-r-(f&7)&a,w=(i+c*o)*r;e[n+(w>>3)]|=u<<8-r-(w&7)}}const Tt=(s,t)=>Math.ceil(s*t/8);async function Jt(s,t,e,n){
const{width:i,height:o,channels:r,depth:a,colour:c}=s,f=Tt(i,r*a),u=o*(f+1),w=s.data.reduce((O,{length:st})=>O+st,0);if(u>w*1032+1032)throw e(ht(s));const{imageBytes:E,
streamBytes:A}=t.limits;if(u>E)throw(0,j.F)("imageBytes",`The image has ${u} bytes of pixels; at most ${E} are allowed`,"Make it smaller first");if(s.interlaced&&
u>A)throw(0,j.F)("streamBytes",`The interlaced image has ${u} bytes of pixels; at most ${A} are allowed`,"Save it without interlacing first",n);const F=s.transparency!==
void 0&&!ct(s);if(!s.interlaced&&!c.alpha&&!F){const O=await Ft(s,f,u,t);if(O==="proved")return{colour:$t(s.data),alpha:void 0,alphaDepth:8};if(O!=="complete")throw e(
O==="short"?ht(s):wt)}return zt(s,f,u,t,e)}const ct=({transparency:s,colour:t,depth:e})=>s!==void 0&&!t.palette&&e<16,wt="is a PNG image whose pixels are damage\
d; copy or export it again",ht=({width:s,height:t})=>`is a PNG image that is cut short: its data is less than ${s} × ${t} pixels; copy or export it again`,$t=s=>s.
length===1?s[0]:Buffer.concat(s);async function Ft({data:s},t,e,{pace:n}){const i={wrong:!1,bytes:0},o=await at(s,e,n,"look",r=>{const a=(t+1-i.bytes%(t+1))%(t+
1);for(let c=a;c<r.length;c+=t+1)r[c]>4&&(i.wrong=!0);i.bytes+=r.length});return i.wrong?"damaged":o}async function zt(s,t,e,n,i){const o=new Lt(s,t);if(s.interlaced)
await It(s,t,n.pace,yt(s,i),(r,a)=>o.add(r,a));else{const r=Math.max(1,s.channels*s.depth>>3),a=new pt(t,r,(f,u)=>o.add(f,u)),c=await at(s.data,e,n.pace,"work",
f=>a.take(f));yt(s,i)(a.wrong?"damaged":c)}return o.finish()}const yt=(s,t)=>e=>{if(e==="short")throw t(ht(s));if(e==="damaged")throw t(wt)};class Lt{png;colour;alpha;colourRow;alphaRow;bytesPerSample;entries;key;alphaDepth;opaque=!0;constructor(t,e){
this.png=t;const{width:n,depth:i,channels:o,colour:r,transparency:a}=t,c=this.bytesPerSample=i===16?2:1,f=r.alpha?o-1:o,u=r.alpha?n*f*c:e;this.colour=new mt(u,r.
alpha?f*c:Math.max(1,o*i>>3)),this.colourRow=new Uint8Array(r.alpha?u:0),r.palette&&a&&(this.entries=new Uint8Array(256).fill(255),this.entries.set(a.subarray(0,
256))),!r.palette&&!ct(t)&&(this.key=a);const w=r.alpha||this.entries!==void 0||this.key!==void 0;this.alphaDepth=r.alpha&&i===16?16:8,this.alphaRow=new Uint8Array(
w?n*this.alphaDepth>>3:0),w&&(this.alpha=new mt(this.alphaRow.length,this.alphaDepth>>3))}add(t,e){if(this.png.colour.alpha)this.separate(t),this.colour.add(this.
colourRow,e),this.alpha.add(this.alphaRow,e);else{if(this.colour.add(t,e),this.entries)this.lookUp(t,this.entries);else if(this.key)this.compare(t,this.key);else
return;this.alpha.add(this.alphaRow,0)}this.opaque&&(this.opaque=this.alphaRow.every(n=>n===255))}finish(){const t=this.opaque?void 0:this.alpha?.finish();return{
colour:this.colour.finish(),alpha:t,alphaDepth:this.alphaDepth}}compare(t,e){const{alphaRow:n}=this;for(let i=0,o=0;i<n.length;i++,o+=e.length){let r=0;for(;r<e.
length&&t[o+r]===e[r];)r++;n[i]=r===e.length?0:255}}separate(t){const{colourRow:e,alphaRow:n,bytesPerSample:i}=this,o=(this.png.channels-1)*i;let r=0,a=0;for(let c=0;c<
n.length;){for(let f=0;f<o;f++)e[a++]=t[r++];for(let f=0;f<i;f++)n[c++]=t[r++]}}lookUp(t,e){const{alphaRow:n}=this,{depth:i}=this.png,o=(1<<i)-1;for(let r=0;r<n.
length;r++){const a=r*i;n[r]=e[t[a>>3]>>8-i-(a&7)&o]}}}var nt=b(57857),jt=b(49153);const Yt=s=>t=>(0,jt.G6)([{field:s,message:t}]),xt="it must be a PNG or JPEG \
image";async function Wt(s,t,e){const{bytes:n}=s,i=Yt(t);if(n.length===0)throw i(`is an empty file; ${xt}`);const o=(0,Y.y)(n);if(o==="a JPEG image"){const a=g(
n,i);return Pt(a,e,t),new Zt(a)}if(o!=="a PNG image")throw i(`is ${o??"not an image"}; ${xt}`);const r=_(n,i);return Pt(r,e,t),new Ht(r,await Jt(r,e,i,t))}function Pt({
width:s,height:t},{limits:{pixels:e}},n){if(!(s*t<=e))throw(0,j.F)("pixels",`The image has ${s} × ${t} pixels; at most ${e} in all are allowed`,"Make it smalle\
r first",n)}const Xt={1:[1,0,0,1,0,0],2:[-1,0,0,1,1,0],3:[-1,0,0,-1,1,1],4:[1,0,0,-1,0,1],5:[0,-1,-1,0,1,1],6:[0,-1,1,0,0,1],7:[0,1,1,0,0,0],8:[0,1,-1,0,1,0]};class bt{components;profile;width;height;displayed;upright;resolution;embedded=new WeakMap;profiled=new WeakMap;constructor({
width:t,height:e,orientation:n,resolution:i},o,r){this.components=o,this.profile=r,this.width=t,this.height=e,this.upright=Xt[n];const a=n>=5;this.displayed=a?{
width:e,height:t}:{width:t,height:e},this.resolution=a&&i?{x:i.y,y:i.x}:i}get iccVersion(){return this.profile?.version}get version(){return this.bitsPerComponent===
16||this.iccVersion===4?"1.5":this.transparency==="soft-mask"?"1.4":"1.3"}embed(t,{profiled:e=!1}={}){const n=e&&!this.profile&&this.components!==4,i=n?this.profiled:
this.embedded,o=i.get(t);if(o)return o;const r=n?Rt({gray:this.components===1}):this.profile,a=r?[(0,x.UU)("ICCBased"),(0,nt.R1)(t,r,this.components)]:(0,x.UU)(
nt.To[this.components]),c=t.add(this.stream(t,a));return i.set(t,c),c}entries(t,e){return(0,x.jd)({Type:(0,x.UU)("XObject"),Subtype:(0,x.UU)("Image"),Width:this.
width,Height:this.height,ColorSpace:t,BitsPerComponent:this.bitsPerComponent,...e})}}class Zt extends bt{jpeg;kind="jpeg";bitsPerComponent=8;transparency="none";constructor(t){
super(t,t.components,(0,nt.hh)(t.profile,t.components)),this.jpeg=t}stream(t,e){const{components:n,adobe:i,plainRgb:o,data:r}=this.jpeg,a=this.entries(e,{Filter:(0,x.
UU)("DCTDecode"),DecodeParms:o?(0,x.jd)({ColorTransform:0}):void 0,Decode:n===4&&i?[1,0,1,0,1,0,1,0]:void 0});return new x.Z6(a,r)}}class Ht extends bt{png;pixels;kind="\
png";transparency;constructor(t,e){const n=t.colour.gray?1:3;super(t,n,(0,nt.hh)(t.profile,n)??Vt(t)),this.png=t,this.pixels=e,this.transparency=e.alpha?"soft-m\
ask":ct(t)?"colour-key":"none"}get bitsPerComponent(){return this.png.depth}stream(t,e){const{png:n,pixels:i}=this,{palette:o}=n,r=n.colour.alpha?n.channels-1:n.
channels,a=this.entries(o?[(0,x.UU)("Indexed"),e,o.length/3-1,new x.Mx(o)]:e,{...this.flate(r,n.depth),SMask:i.alpha&&this.softMask(t,i.alpha),Mask:this.transparency===
"colour-key"?Kt(n):void 0});return new x.Z6(a,i.colour)}softMask(t,e){const n=this.pixels.alphaDepth,i=this.entries((0,x.UU)("DeviceGray"),{BitsPerComponent:n,...this.
flate(1,n)});return t.add(new x.Z6(i,e))}flate(t,e){const n=(0,x.jd)({Predictor:15,Colors:t,BitsPerComponent:e,Columns:this.width});return{Filter:(0,x.UU)("Flat\
eDecode"),DecodeParms:n}}}function Kt({transparency:s,depth:t}){const e=[];for(let n=0;n<s.length;n+=2){const i=(s[n]<<8|s[n+1])&2**t-1;e.push(i,i)}return e}function Vt({
meaning:s,colour:{gray:t}}){if(s!==void 0)return Rt(s==="sRGB"?{gray:t}:{gray:t,...s})}const Rt=s=>({bytes:(0,R.k)(s),version:2})}),85334:((dt,V,b)=>{b.d(V,{k:()=>x});
const j=[.3127,.329,.64,.33,.3,.6,.15,.06],Y=[.9642,1,.8249];function x({gray:h,gamma:l,primaries:g}){const d=l===void 0?v():Q(1/l),m=[{names:["desc"],data:Z(l===
void 0?"sRGB":"Colors of a PNG image")},{names:["cprt"],data:B("text",[...N("No copyright, use freely"),0])},{names:["wtpt"],data:k(Y)}];if(h)return W("GRAY",[...m,
{names:["kTRC"],data:d}]);const[y,R,U]=J(T(g??j));return W("RGB ",[...m,{names:["rXYZ"],data:k(y)},{names:["gXYZ"],data:k(R)},{names:["bXYZ"],data:k(U)},{names:[
"rTRC","gTRC","bTRC"],data:d}])}function W(h,l){const g=l.flatMap(({names:C})=>C).length,d=132+12*g,P=l.reduce((C,{data:I})=>C+I.length,d),m=new Uint8Array(P),y=new DataView(
m.buffer);y.setUint32(0,P),y.setUint32(8,34603008),m.set(N(`mntr${h}XYZ `),12);for(const[C,I]of[2e3,1,1,0,0,0].entries())y.setUint16(24+2*C,I);m.set(N("acsp"),36),
m.set(k(Y).subarray(8),68),y.setUint32(128,g);let R=132,U=d;for(const{names:C,data:I}of l){for(const L of C)m.set(N(L),R),y.setUint32(R+4,U),y.setUint32(R+8,I.length),
R+=12;m.set(I,U),U+=I.length}return m}const N=h=>[...h].map(l=>l.charCodeAt(0));function B(h,l){const g=8+l.length,d=new Uint8Array(Math.ceil(g/4)*4);return d.set(
N(h)),d.set(l,8),d}function Z(h){return B("desc",[0,0,0,h.length+1,...N(h),0,...new Array(78).fill(0)])}function k(h){const l=B("XYZ ",new Array(12).fill(0)),g=new DataView(
l.buffer);for(const[d,P]of h.entries())g.setInt32(8+4*d,Math.round(P*65536));return l}function Q(h){const l=Math.round(h*256);return B("curv",[0,0,0,1,l>>8,l&255])}
function v(){const l=B("curv",[0,0,4,0,...new Array(2048).fill(0)]),g=new DataView(l.buffer);for(let d=0;d<1024;d++){const P=d/1023,m=P<=.04045?P/12.92:((P+.055)/
1.055)**2.4;g.setUint16(12+2*d,Math.round(m*65535))}return l}function T([h,l,g,d,P,m,y,R]){const U=[h/l,1,(1-h-l)/l],C=M([[g/d,1,(1-g-d)/d],[P/m,1,(1-P-m)/m],[y/
R,1,(1-y-R)/R]]),I=z(et(C),U),L=C.map(q=>q.map((H,tt)=>H*I[tt])),[_,ot]=[z(D,U),z(D,Y)],rt=D.map((q,H)=>q.map(tt=>tt*ot[H]/_[H]));return $($(et(D),rt),L)}const D=[
[.8951,.2664,-.1614],[-.7502,1.7135,.0367],[.0389,-.0685,1.0296]],M=h=>[[h[0][0],h[1][0],h[2][0]],[h[0][1],h[1][1],h[2][1]],[h[0][2],h[1][2],h[2][2]]],J=M,G=(h,l)=>h[0]*
l[0]+h[1]*l[1]+h[2]*l[2],z=(h,l)=>[G(h[0],l),G(h[1],l),G(h[2],l)];function $(h,l){const g=J(l);return h.map(d=>[G(d,g[0]),G(d,g[1]),G(d,g[2])])}function et([[h,
l,g],[d,P,m],[y,R,U]]){const C=h*(P*U-m*R)-l*(d*U-m*y)+g*(d*R-P*y);return[[P*U-m*R,g*R-l*U,l*m-g*P],[m*y-d*U,h*U-g*y,g*d-h*m],[d*R-P*y,l*y-h*R,h*P-l*d]].map(L=>L.
map(_=>_/C))}}),57857:((dt,V,b)=>{b.d(V,{R1:()=>Q,To:()=>B,hh:()=>Z});var j=b(62397),Y=b(269),x=b(16039);const W={1:"GRAY",3:"RGB ",4:"CMYK"},N=["scnr","mntr","\
prtr","spac"],B={1:"DeviceGray",3:"DeviceRGB",4:"DeviceCMYK"};function Z(v,T){if(!v||v.length<132)return;const D=(0,Y.bS)(v),M=$=>D.toString("latin1",$,$+4),J=D.
readUInt32BE(0),G=v[8];if(!(!(J>=132&&J<=v.length&&G>=2&&G<=4&&M(36)==="acsp"&&N.includes(M(12)))||M(16)!==W[T]))return{bytes:v.subarray(0,J),version:G}}const k=new WeakMap;
function Q(v,{bytes:T},D){const M=k.get(v)??[];k.set(v,M);const J=M.find($=>Buffer.compare($.bytes,T)===0);if(J)return J.ref;const G=(0,x.jd)({N:D,Alternate:(0,x.
UU)(B[D]),Filter:(0,x.UU)("FlateDecode")}),z=v.add(new x.Z6(G,(0,j.Kc)(T)));return M.push({bytes:T,ref:z}),z}})};
