"use strict";exports.id=6476,exports.ids=[6476],exports.modules={31584:((j,L,y)=>{y.d(L,{F:()=>S,o:()=>W});const C=274,B=282,R=283,k=296,N=3,A=5,$={orientation:void 0,resolution:void 0};
function S(b){if(b.length<14)return $;const U=new DataView(b.buffer,b.byteOffset,b.length),G=U.getUint16(0);if(G!==18761&&G!==19789)return $;const x=G===18761,h=U.
getUint32(4,x);if(U.getUint16(2,x)!==42||h+2>b.length)return $;const f=U.getUint16(h,x),u=new Map;for(let d=0,l=h+2;d<f&&l+12<=b.length;d++,l+=12){const m=U.getUint16(
l,x),w=U.getUint16(l+2,x);if(w===N&&(m===C||m===k)&&u.set(m,U.getUint16(l+8,x)),w!==A||m!==B&&m!==R)continue;const P=U.getUint32(l+8,x);P+8<=b.length&&u.set(m,U.
getUint32(P,x)/U.getUint32(P+4,x))}const v=u.get(C),g={2:1,3:2.54}[u.get(k)??2],[a,r]=[u.get(B),u.get(R)];return{orientation:v!==void 0&&v>=1&&v<=8?v:void 0,resolution:a===
void 0||r===void 0||g===void 0?void 0:W({x:a*g,y:r*g})}}function W({x:b,y:U}){const G=x=>x>=10&&x<=4800;return G(b)&&G(U)?{x:b,y:U}:void 0}}),86476:((j,L,y)=>{y.
d(L,{A:()=>Ct});var C=y(42973),B=y(59277),R=y(45599),k=y(5660),N=y(21878),A=y(78157),$=y(68973),S=y(31584);const W={0:1,2:3,3:1,4:2,6:4},b={0:[1,2,4,8,16],2:[8,
16],3:[1,2,4,8],4:[8,16],6:[8,16]},U=new Set(["cHRM","eXIf","gAMA","iCCP","pHYs","sRGB","tRNS"]),G=200,x=16<<20;async function h(n,t,e){const s=new f(n,t),i=s.header(),
{colorType:c,depth:o}=i,p=W[c];if(i.width===0||i.height===0)throw t(`is a PNG image of ${i.width} × ${i.height} pixels; it is empty or damaged`);if(p===void 0||
!b[c].includes(o))throw t(`is a PNG image with ${o} bits and color type ${c}, which does not exist; it is damaged`);await s.rest(e);const M=c===3?u(s,t):void 0;
if(s.data.length===0)throw t("is a PNG image without image data; it is damaged or cut short");const{ancillary:E}=s,O=E.get("eXIf");return{width:i.width,height:i.
height,depth:o,color:{gray:c===0||c===4,palette:c===3,alpha:c>=4},channels:p,interlaced:i.interlaced,palette:M?.subarray(0,3*2**o),transparency:v(E.get("tRNS"),
c),profile:await g(E.get("iCCP"),e),meaning:a(E),orientation:(O&&(0,S.F)(O).orientation)??1,resolution:m(E.get("pHYs")),data:s.data}}class f{bytes;refuse;palette;ancillary=new Map;data=[];at=8;type="";constructor(t,e){
this.bytes=t,this.refuse=e}header(){const t=this.next();if(this.type==="CgBI")throw this.refuse("is a PNG image in Apple's own form (CgBI), which other programs\
 cannot read; export it as an ordinary PNG");if(!t||this.type!=="IHDR"||t.length!==13)throw this.refuse("is a PNG image without a header; it is damaged");const[
e,s,i]=t.subarray(10);if(e!==0||s!==0||i>1)throw this.refuse("is a PNG image with a compression, filter or interlace method that does not exist; it is damaged");
return{width:w(t,0),height:w(t,4),depth:t[8],colorType:t[9],interlaced:i===1}}async rest(t){for(let e=this.next();e&&this.type!=="IEND";e=this.next()){const s=t.
step(G);s&&await s;const{type:i}=this;if(i==="IDAT")e.length>0&&this.data.push(e);else if(i==="PLTE")this.palette??=e;else if(i.charCodeAt(0)&32)U.has(i)&&!this.
ancillary.has(i)&&this.ancillary.set(i,e);else throw this.refuse("is a PNG image with a critical chunk that is not known; export it as an ordinary PNG")}}next(){
const{bytes:t,at:e}=this;if(e+12>t.length)return;const s=w(t,e);return this.type=(0,A.bS)(t).toString("latin1",e+4,e+8),this.at=e+12+s,t.subarray(e+8,Math.min(e+
8+s,t.length))}}function u({palette:n},t){if(!n)throw t("is a PNG image without its palette; it is damaged");if(n.length===0||n.length%3!==0||n.length>768)throw t(
"is a PNG image whose palette is damaged");return n}function v(n,t){if(!n)return;if(t===3)return n.length>0?n:void 0;const e={0:2,2:6}[t];return e!==void 0&&n.length>=
e?n.subarray(0,e):void 0}async function g(n,t){if(!n)return;const e=n.indexOf(0);if(e<0||e>79||n[e+1]!==0)return;const{bytes:s,reached:i}=await(0,$.a5)(n.subarray(
e+2),x,t);return i>x?void 0:s}function a(n){if(n.has("sRGB"))return"sRGB";const t=n.get("gAMA");if(t?.length!==4)return;const e=w(t,0)/1e5;if(e<.1||e>10)return;
const s=l(n.get("cHRM"));return Math.abs(e-1/2.2)<.01&&(!s||s.every((c,o)=>r(c,d[o])))?"sRGB":{gamma:e,primaries:s}}const r=(n,t)=>Math.abs(n-t)<.005,d=[.3127,.329,
.64,.33,.3,.6,.15,.06];function l(n){if(n?.length!==32)return;const t=d.map((e,s)=>w(n,4*s)/1e5);return t.every((e,s)=>e<=1&&(s%2===0||e>.001))?t:void 0}function m(n){
if(!(n?.length!==9||n[8]!==1))return(0,S.o)({x:w(n,0)*.0254,y:w(n,4)*.0254})}const w=(n,t)=>n[t]*16777216+(n[t+1]<<16|n[t+2]<<8|n[t+3]);var P=y(14752),I=y(33095),
_=y(4537),J=y(79145),K=y(64680);const H=10;async function X(n,t,e,s,i){const c=await(0,J.w)(n,e),{ending:o,reached:p}=await(0,_.Q)(c,t,e,s==="look"?1:H,i);return p<
t?o==="damaged"?"damaged":"short":o==="clean"?"proved":"complete"}class st{step;done;wrong=!1;row;above;filled=0;constructor(t,e,s){this.step=e,this.done=s,this.
row=new Uint8Array(t+1),this.above=new Uint8Array(t)}take(t){const{row:e}=this;for(let s=0;s<t.length;){const i=Math.min(e.length-this.filled,t.length-s);e.set(
t.subarray(s,s+i),this.filled),this.filled+=i,s+=i,!(this.filled<e.length)&&(this.filled=0,this.finish(e))}}finish(t){t[0]>4&&(this.wrong=!0),(0,P.Y)(t[0],t,1,t.
length-1,this.above,0,this.step),this.above.set(t.subarray(1)),this.done(this.above,t[0])}}class it{length;step;output=new K.k(16384);zlib=(0,I.i)({level:6},this.
output);above;batch;filled=0;constructor(t,e){this.length=t,this.step=e,this.above=new Uint8Array(t),this.batch=new Uint8Array(this.batchSize)}get batchSize(){return Math.
max(1,Math.floor(65536/(this.length+1)))*(this.length+1)}add(t,e){const{batch:s,above:i,step:c,length:o}=this;let p=this.filled;s[p++]=e;for(let M=0;M<o;M++){const E=M>=
c?t[M-c]:0,O=i[M];let T=0;e===1?T=E:e===2?T=O:e===3?T=E+O>>1:e===4&&(T=(0,P.X)(E,O,M>=c?i[M-c]:0)),s[p++]=t[M]-T}i.set(t.subarray(0,o)),this.filled=p,p===s.length&&
this.flush(!1)}finish(){return this.flush(!0),this.output.bytes}flush(t){this.zlib.push(this.batch.subarray(0,this.filled),t),this.batch=new Uint8Array(t?0:this.
batchSize),this.filled=0}}const et=[{x:0,y:0,across:8,down:8},{x:4,y:0,across:8,down:8},{x:0,y:4,across:4,down:8},{x:2,y:0,across:4,down:4},{x:0,y:2,across:2,down:4},
{x:1,y:0,across:2,down:2},{x:0,y:1,across:1,down:2}];async function V({width:n,height:t,channels:e,depth:s,color:i,data:c},o,p,M,E){const O=e*s,T=Math.max(1,O>>
3),Q=new Uint8Array(o*t),q=et.map(D=>({...D,columns:Math.ceil((n-D.x)/D.across),rows:Math.ceil((t-D.y)/D.down)})).filter(({columns:D,rows:F})=>D>0&&F>0);let Y=0,
z=0;const ot=()=>{const D=q[Y],F=Math.ceil(D.columns*O/8);return z=0,new st(F,T,tt=>{const xt=(D.y+z*D.down)*o;O>=8?Pt(tt,Q,xt+D.x*T,D.across*T,T):Et(tt,D.columns,
Q,xt,D.x,D.across,O),z++})},ht=q.map(({columns:D,rows:F})=>F*(Math.ceil(D*O/8)+1));let at=ht[0];const lt=[ot()],Bt=await X(c,nt(ht),p,"look",D=>{for(let F=0;F<D.
length;){const tt=Math.min(at,D.length-F);lt[Y].take(D.subarray(F,F+tt)),F+=tt,at-=tt,!(at>0||Y+1===q.length)&&(Y++,at=ht[Y],lt.push(ot()))}});M(lt.some(({wrong:D})=>D)?
"damaged":Bt);const Nt=i.palette||s<8?0:4;for(let D=0;D<t;D++){E(Q.subarray(D*o,(D+1)*o),Nt);const F=p.step(o*8);F&&await F}}const nt=n=>n.reduce((t,e)=>t+e,0);
function Pt(n,t,e,s,i){for(let c=0,o=e;c<n.length;o+=s-i)for(let p=0;p<i;p++)t[o++]=n[c++]}function Et(n,t,e,s,i,c,o){const p=(1<<o)-1;for(let M=0;M<t;M++){const E=M*
o,O=n[E>>3]>>8-o-(E&7)&p,T=(i+M*c)*o;e[s+(T>>3)]|=O<<8-o-(T&7)}}const Mt=(n,t)=>Math.ceil(n*t/8);async function Rt(n,t,e,s){const{width:i,height:c,channels:o,depth:p,
color:M}=n,E=Mt(i,o*p),O=c*(E+1),T=n.data.reduce((z,{length:ot})=>z+ot,0);if(O>T*1032+1032)throw e(ct(n));const{imageBytes:Q,streamBytes:q}=t.limits;if(O>Q)throw(0,C.
F)("imageBytes",`The image has ${O} bytes of pixels; at most ${Q} are allowed`,"Make it smaller first");if(n.interlaced&&O>q)throw(0,C.F)("streamBytes",`The int\
erlaced image has ${O} bytes of pixels; at most ${q} are allowed`,"Save it without interlacing first",s);const Y=n.transparency!==void 0&&!rt(n);if(!n.interlaced&&
!M.alpha&&!Y){const z=await vt(n,E,O,t);if(z==="proved")return{color:(0,A.mE)(n.data),alpha:void 0,alphaDepth:8};if(z!=="complete")throw e(z==="short"?ct(n):dt)}
return Ut(n,E+(Y?i:0),s),Ot(n,E,O,t,e)}const ft=2e6;function Ut({width:n,interlaced:t},e,s){if(!(e<=ft))throw(0,C.F)("pixels",`The image has rows of ${n} pixels\
, which are ${e} bytes; at most ${ft} are allowed if it is interlaced or transparent`,t?"Save it without interlacing, or make it smaller first":"Make it smaller\
 first",s)}const rt=({transparency:n,color:t,depth:e})=>n!==void 0&&!t.palette&&e<16,dt="is a PNG image whose pixels are damaged; copy or export it again",ct=({
width:n,height:t})=>`is a PNG image that is cut short: its data is less than ${n} × ${t} pixels; copy or export it again`;async function vt({data:n},t,e,{pace:s}){
const i={wrong:!1,bytes:0},c=await X(n,e,s,"look",o=>{const p=(t+1-i.bytes%(t+1))%(t+1);for(let M=p;M<o.length;M+=t+1)o[M]>4&&(i.wrong=!0);i.bytes+=o.length});return i.
wrong?"damaged":c}async function Ot(n,t,e,s,i){const c=new Dt(n,t);if(n.interlaced)await V(n,t,s.pace,ut(n,i),(o,p)=>c.add(o,p));else{const o=Math.max(1,n.channels*
n.depth>>3),p=new st(t,o,(E,O)=>c.add(E,O)),M=await X(n.data,e,s.pace,"work",E=>p.take(E));ut(n,i)(p.wrong?"damaged":M)}return c.finish()}const ut=(n,t)=>e=>{if(e===
"short")throw t(ct(n));if(e==="damaged")throw t(dt)};class Dt{png;color;alpha;colorRow;alphaRow;bytesPerSample;entries;key;alphaDepth;opaque=!0;constructor(t,e){
this.png=t;const{width:s,depth:i,channels:c,color:o,transparency:p}=t,M=this.bytesPerSample=i===16?2:1,E=o.alpha?c-1:c,O=o.alpha?s*E*M:e;this.color=new it(O,o.alpha?
E*M:Math.max(1,c*i>>3)),this.colorRow=new Uint8Array(o.alpha?O:0),o.palette&&p&&(this.entries=new Uint8Array(256).fill(255),this.entries.set(p.subarray(0,256))),
!o.palette&&!rt(t)&&(this.key=p);const T=o.alpha||this.entries!==void 0||this.key!==void 0;this.alphaDepth=o.alpha&&i===16?16:8,this.alphaRow=new Uint8Array(T?s*
this.alphaDepth>>3:0),T&&(this.alpha=new it(this.alphaRow.length,this.alphaDepth>>3))}add(t,e){if(this.png.color.alpha)this.separate(t),this.color.add(this.colorRow,
e),this.alpha.add(this.alphaRow,e);else{if(this.color.add(t,e),this.entries)this.lookUp(t,this.entries);else if(this.key)this.compare(t,this.key);else return;this.
alpha.add(this.alphaRow,0)}this.opaque&&(this.opaque=this.alphaRow.every(s=>s===255))}finish(){const t=this.opaque?void 0:this.alpha?.finish();return{color:this.
color.finish(),alpha:t,alphaDepth:this.alphaDepth}}compare(t,e){const{alphaRow:s}=this;for(let i=0,c=0;i<s.length;i++,c+=e.length){let o=0;for(;o<e.length&&t[c+
o]===e[o];)o++;s[i]=o===e.length?0:255}}separate(t){const{colorRow:e,alphaRow:s,bytesPerSample:i}=this,c=(this.png.channels-1)*i;let o=0,p=0;for(let M=0;M<s.length;){
for(let E=0;E<c;E++)e[p++]=t[o++];for(let E=0;E<i;E++)s[M++]=t[o++]}}lookUp(t,e){const{alphaRow:s}=this,{depth:i}=this.png,c=(1<<i)-1;for(let o=0;o<s.length;o++){
const p=o*i;s[o]=e[t[p>>3]>>8-i-(p&7)&c]}}}var Z=y(69869),Gt=y(98122);const pt="it must be a PNG or JPEG image";async function Ct(n,t,e){const{bytes:s}=n,i=(0,Gt.
_)(t);if(s.length===0)throw i(`is an empty file; ${pt}`);const c=(0,B.y)(s);if(c==="a JPEG image"){const E=await(0,k.$)(s,i,e.pace);gt(E,e,t);const O=(0,Z.hh)(E.
profile,E.components);return new At(E,O&&await(0,Z.Jc)(O,e))}if(c!=="a PNG image")throw i(`is ${c??"not an image"}; ${pt}`);const o=await h(s,i,e.pace);gt(o,e,t);
const p=(0,Z.hh)(o.profile,wt(o))??Tt(o),M=p&&await(0,Z.Jc)(p,e);return new St(o,await Rt(o,e,i,t),M)}function gt({width:n,height:t},{limits:{pixels:e}},s){if(!(n*
t<=e))throw(0,C.F)("pixels",`The image has ${n} × ${t} pixels; at most ${e} in all are allowed`,"Make it smaller first",s)}const bt={1:[1,0,0,1,0,0],2:[-1,0,0,
1,1,0],3:[-1,0,0,-1,1,1],4:[1,0,0,-1,0,1],5:[0,-1,-1,0,1,1],6:[0,-1,1,0,0,1],7:[0,1,1,0,0,0],8:[0,1,-1,0,1,0]};class mt{components;profile;width;height;displayed;upright;resolution;embedded=new WeakMap;profiled=new WeakMap;constructor({
width:t,height:e,orientation:s,resolution:i},c,o){this.components=c,this.profile=o,this.width=t,this.height=e,this.upright=bt[s];const p=s>=5;this.displayed=p?{
width:e,height:t}:{width:t,height:e},this.resolution=p&&i?{x:i.y,y:i.x}:i}get iccVersion(){return this.profile?.version}get version(){return this.bitsPerComponent===
16||this.iccVersion===4?"1.5":this.transparency==="soft-mask"?"1.4":"1.3"}embed(t,{profiled:e=!1}={}){const s=e&&!this.profile&&this.components!==4,i=s?this.profiled:
this.embedded,c=i.get(t);if(c)return c;const o=s?(0,Z.so)(yt({gray:this.components===1})):this.profile,p=o?[(0,R.UU)("ICCBased"),(0,Z.R1)(t,o,this.components)]:
(0,R.UU)(Z.To[this.components]),M=t.add(this.stream(t,p));return i.set(t,M),M}entries(t,e){return(0,R.jd)({Type:(0,R.UU)("XObject"),Subtype:(0,R.UU)("Image"),Width:this.
width,Height:this.height,ColorSpace:t,BitsPerComponent:this.bitsPerComponent,...e})}}class At extends mt{jpeg;kind="jpeg";bitsPerComponent=8;transparency="none";constructor(t,e){
super(t,t.components,e),this.jpeg=t}stream(t,e){const{components:s,adobe:i,plainRgb:c,data:o}=this.jpeg,p=this.entries(e,{Filter:(0,R.UU)("DCTDecode"),DecodeParms:c?
(0,R.jd)({ColorTransform:0}):void 0,Decode:s===4&&i?[1,0,1,0,1,0,1,0]:void 0});return new R.Z6(p,o)}}class St extends mt{png;pixels;kind="png";transparency;constructor(t,e,s){
super(t,wt(t),s),this.png=t,this.pixels=e,this.transparency=e.alpha?"soft-mask":rt(t)?"color-key":"none"}get bitsPerComponent(){return this.png.depth}stream(t,e){
const{png:s,pixels:i}=this,{palette:c}=s,o=s.color.alpha?s.channels-1:s.channels,p=this.entries(c?[(0,R.UU)("Indexed"),e,c.length/3-1,new R.Mx(c)]:e,{...this.flate(
o,s.depth),SMask:i.alpha&&this.softMask(t,i.alpha),Mask:this.transparency==="color-key"?It(s):void 0});return new R.Z6(p,i.color)}softMask(t,e){const s=this.pixels.
alphaDepth,i=this.entries((0,R.UU)("DeviceGray"),{BitsPerComponent:s,...this.flate(1,s)});return t.add(new R.Z6(i,e))}flate(t,e){const s=(0,R.jd)({Predictor:15,
Colors:t,BitsPerComponent:e,Columns:this.width});return{Filter:(0,R.UU)("FlateDecode"),DecodeParms:s}}}const wt=({color:{gray:n}})=>n?1:3;function It({transparency:n,
depth:t}){const e=[];for(let s=0;s<n.length;s+=2){const i=(n[s]<<8|n[s+1])&2**t-1;e.push(i,i)}return e}function Tt({meaning:n,color:{gray:t}}){if(n!==void 0)return yt(
n==="sRGB"?{gray:t}:{gray:t,...n})}const yt=n=>({bytes:(0,N.k)(n),version:2})}),8283:((j,L,y)=>{y.d(L,{A2:()=>B,EI:()=>N,GM:()=>R,OD:()=>S,Os:()=>k,iN:()=>A});var C=y(
78157);const B=216,R=217,k=218,N=254,A=U=>U>=224&&U<=239;class ${image;marker;start;end;constructor(G,x,h,f){this.image=G,this.marker=x,this.start=h,this.end=f}get data(){
return this.image.subarray(Math.min(this.start+4,this.end),this.end)}}function*S(U){const G=(0,C.bS)(U);for(let x=2;;){const h=b(G,x);if(h<0)return;const f=G[h+
1],u=f===B||f===R||f===W;if(!u&&h+4>G.length)return;const v=u?0:G.readUInt16BE(h+2),g=h+2+v;if(g>G.length||!u&&v<2||(yield new $(G,f,h,g),f===R))return;x=g}}const W=1;
function b(U,G){for(let x=U.indexOf(255,G);x>=0&&x+1<U.length;x=U.indexOf(255,x+1)){const h=U[x+1];if(h!==0&&h!==255&&(h<208||h>215))return x}return-1}}),5660:((j,L,y)=>{
y.d(L,{$:()=>W});var C=y(78157),B=y(31584),R=y(8283);const k={195:"a lossless JPEG image",197:"a hierarchical JPEG image",198:"a hierarchical JPEG image",199:"a\
 hierarchical lossless JPEG image",201:"a JPEG image with arithmetic coding",202:"a JPEG image with arithmetic coding",203:"a lossless JPEG image with arithmeti\
c coding",205:"a hierarchical JPEG image with arithmetic coding",206:"a hierarchical JPEG image with arithmetic coding",207:"a hierarchical JPEG image with arit\
hmetic coding",247:"a JPEG-LS image"},N="save it as a baseline or progressive JPEG with 8 bits, or as a PNG image",A=50,$="Exif\0\0",S="ICC_PROFILE\0";async function W(x,h,f){
const u=new b(x,h);await u.run(f);const{frame:v}=u;if(!v)throw h("is a JPEG image without a start of frame; it is damaged");if(u.end<0)throw h("is a JPEG image \
that is cut short; copy or export it again");const g=u.exif&&(0,B.F)(u.exif),{width:a,height:r,components:d,ids:l}=v;return{width:a,height:r,components:d,orientation:g?.
orientation??1,resolution:u.jfifResolution??g?.resolution,profile:G(u.profileParts),adobe:u.adobe,plainRgb:l==="RGB"&&!u.adobe&&!u.jfif,data:x.subarray(0,u.end)}}
class b{bytes;refuse;frame;jfif=!1;jfifResolution;adobe=!1;exif;profileParts=new Map;end=-1;constructor(h,f){this.bytes=h,this.refuse=f}async run(h){let f=0;for(const u of(0,R.
OD)(this.bytes)){const{marker:v,end:g}=u,a=h.step(A+g-f);if(a&&await a,f=g,v===R.GM)this.end=g;else if(v!==R.Os)this.take(u);else if(this.isOnlyScan(u.data)){const r=(0,C.
bS)(this.bytes).indexOf(U,g);this.end=r<0?-1:r+2;return}}}isOnlyScan(h){return this.frame?.sequential===!0&&h[0]===this.frame.components}take({marker:h,data:f}){
const u=k[h];if(u!==void 0)throw this.refuse(`is ${u}, which PDF cannot hold; ${N}`);if(h>=192&&h<=194)this.frame??=this.readFrame(f,h!==194);else if(h===224&&(0,C.
w1)(f,0,"JFIF\0"))this.readJfif(f);else if(h===225&&(0,C.w1)(f,0,$))this.exif??=f.subarray($.length);else if(h===226&&(0,C.w1)(f,0,S)&&f.length>S.length+2){const[
v,g]=f.subarray(S.length);this.profileParts.has(v)||this.profileParts.set(v,{of:g,data:f.subarray(S.length+2)})}else h===238&&(0,C.w1)(f,0,"Adobe")&&f.length>=12&&
(this.adobe=!0)}readFrame(h,f){const[u=0,v=0,g=0,a=0,r=0,d=0]=h,[l,m]=[v<<8|g,a<<8|r];if(h.length<6+3*d)throw this.refuse("is a JPEG image whose start of frame \
is damaged");if(u!==8)throw this.refuse(`is a JPEG image with ${u} bits per component, which PDF cannot hold; ${N}`);if(m===0||l===0)throw this.refuse(`is a JPE\
G image of ${m} × ${l} pixels; it is empty or damaged`);if(d!==1&&d!==3&&d!==4)throw this.refuse(`is a JPEG image with ${d} components; PDF holds 1, 3 or 4`);let w="";
for(let P=0;P<d;P++)w+=String.fromCharCode(h[6+3*P]);return{width:m,height:l,components:d,ids:w,sequential:f}}readJfif(h){if(this.jfif||(this.jfif=!0,h.length<12))
return;const f={1:1,2:2.54}[h[7]],[u,v]=[h[8]<<8|h[9],h[10]<<8|h[11]];f!==void 0&&(this.jfifResolution=(0,B.o)({x:u*f,y:v*f}))}}const U=Buffer.of(255,R.GM);function G(x){
const h=x.size,f=[];for(let u=1;u<=h;u++){const v=x.get(u);if(v?.of!==h)return;f.push(v.data)}return h===0?void 0:Buffer.concat(f)}}),21878:((j,L,y)=>{y.d(L,{k:()=>R});
const C=[.3127,.329,.64,.33,.3,.6,.15,.06],B=[.9642,1,.8249];function R({gray:a,gamma:r,primaries:d}){const l=r===void 0?b():W(1/r),w=[{names:["desc"],data:$(r===
void 0?"sRGB":"Colors of a PNG image")},{names:["cprt"],data:A("text",[...N("No copyright, use freely"),0])},{names:["wtpt"],data:S(B)}];if(a)return k("GRAY",[...w,
{names:["kTRC"],data:l}]);const[P,I,_]=h(U(d??C));return k("RGB ",[...w,{names:["rXYZ"],data:S(P)},{names:["gXYZ"],data:S(I)},{names:["bXYZ"],data:S(_)},{names:[
"rTRC","gTRC","bTRC"],data:l}])}function k(a,r){const d=r.flatMap(({names:J})=>J).length,l=132+12*d,m=r.reduce((J,{data:K})=>J+K.length,l),w=new Uint8Array(m),P=new DataView(
w.buffer);P.setUint32(0,m),P.setUint32(8,34603008),w.set(N(`mntr${a}XYZ `),12);for(const[J,K]of[2e3,1,1,0,0,0].entries())P.setUint16(24+2*J,K);w.set(N("acsp"),36),
w.set(S(B).subarray(8),68),P.setUint32(128,d);let I=132,_=l;for(const{names:J,data:K}of r){for(const H of J)w.set(N(H),I),P.setUint32(I+4,_),P.setUint32(I+8,K.length),
I+=12;w.set(K,_),_+=K.length}return w}const N=a=>[...a].map(r=>r.charCodeAt(0));function A(a,r){const d=8+r.length,l=new Uint8Array(Math.ceil(d/4)*4);return l.set(
N(a)),l.set(r,8),l}function $(a){return A("desc",[0,0,0,a.length+1,...N(a),0,...new Array(78).fill(0)])}function S(a){const r=A("XYZ ",new Array(12).fill(0)),d=new DataView(
r.buffer);for(const[l,m]of a.entries())d.setInt32(8+4*l,Math.round(m*65536));return r}function W(a){const r=Math.round(a*256);return A("curv",[0,0,0,1,r>>8,r&255])}
function b(){const r=A("curv",[0,0,4,0,...new Array(2048).fill(0)]),d=new DataView(r.buffer);for(let l=0;l<1024;l++){const m=l/1023,w=m<=.04045?m/12.92:((m+.055)/
1.055)**2.4;d.setUint16(12+2*l,Math.round(w*65535))}return r}function U([a,r,d,l,m,w,P,I]){const _=[a/r,1,(1-a-r)/r],J=x([[d/l,1,(1-d-l)/l],[m/w,1,(1-m-w)/w],[P/
I,1,(1-P-I)/I]]),K=u(g(J),_),H=J.map(et=>et.map((V,nt)=>V*K[nt])),[X,st]=[u(G,_),u(G,B)],it=G.map((et,V)=>et.map(nt=>nt*st[V]/X[V]));return v(v(g(G),it),H)}const G=[
[.8951,.2664,-.1614],[-.7502,1.7135,.0367],[.0389,-.0685,1.0296]],x=a=>[[a[0][0],a[1][0],a[2][0]],[a[0][1],a[1][1],a[2][1]],[a[0][2],a[1][2],a[2][2]]],h=x,f=(a,r)=>a[0]*
r[0]+a[1]*r[1]+a[2]*r[2],u=(a,r)=>[f(a[0],r),f(a[1],r),f(a[2],r)];function v(a,r){const d=h(r);return a.map(l=>[f(l,d[0]),f(l,d[1]),f(l,d[2])])}function g([[a,r,
d],[l,m,w],[P,I,_]]){const J=a*(m*_-w*I)-r*(l*_-w*P)+d*(l*I-m*P);return[[m*_-w*I,d*I-r*_,r*w-d*m],[w*P-l*_,a*_-d*P,d*l-a*w],[l*I-m*P,r*P-a*I,a*m-r*l]].map(H=>H.
map(X=>X/J))}}),69869:((j,L,y)=>{y.d(L,{Jc:()=>G,R1:()=>v,To:()=>W,hh:()=>b,so:()=>h});var C=y(77598),B=y.n(C),R=y(48249),k=y(78157),N=y(68973),A=y(45599);const $={
1:"GRAY",3:"RGB ",4:"CMYK"},S=["scnr","mntr","prtr","spac"],W={1:"DeviceGray",3:"DeviceRGB",4:"DeviceCMYK"};function b(g,a){if(!g||g.length<132)return;const r=(0,k.
bS)(g),d=P=>r.toString("latin1",P,P+4),l=r.readUInt32BE(0),m=g[8];if(!(!(l>=132&&l<=g.length&&m>=2&&m<=4&&d(36)==="acsp"&&S.includes(d(12)))||d(16)!==$[a]))return{
bytes:g.subarray(0,l),version:m}}const U=new WeakMap;async function G(g,a){const{bytes:r}=g,d=a.pace.step(r.length);d&&await d;const l=U.get(a.pace)??new Map;U.
set(a.pace,l);const m=f(r),w=l.get(m);if(w)return w;const P={...g,id:m,deflated:await(0,N.uM)(a).deflate(r,x)};return l.set(m,P),P}const x=4,h=g=>{const{bytes:a}=g;
return{...g,id:f(a),deflated:(0,R.Kc)(a)}},f=g=>(0,C.createHash)("sha256").update(g).digest("base64"),u=new WeakMap;function v(g,{id:a,deflated:r},d){const l=u.
get(g)??new Map;u.set(g,l);const m=l.get(a);if(m)return m;const w=(0,A.jd)({N:d,Alternate:(0,A.UU)(W[d]),Filter:(0,A.UU)("FlateDecode")}),P=g.add(new A.Z6(w,r));
return l.set(a,P),P}}),98122:((j,L,y)=>{y.d(L,{_:()=>B});var C=y(58552);const B=R=>k=>(0,C.G6)([{field:R,message:k}])})};
