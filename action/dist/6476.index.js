"use strict";exports.id=6476,exports.ids=[6476],exports.modules={31584:((X,_,x)=>{x.d(_,{F:()=>N,o:()=>z});const D=274,A=282,m=283,F=296,I=3,B=5,T={orientation:void 0,resolution:void 0};
function N(g){if(g.length<14)return T;const w=new DataView(g.buffer,g.byteOffset,g.length),y=w.getUint16(0);if(y!==18761&&y!==19789)return T;const o=y===18761,r=w.
getUint32(4,o);if(w.getUint16(2,o)!==42||r+2>g.length)return T;const u=w.getUint16(r,o),P=new Map;for(let E=0,f=r+2;E<u&&f+12<=g.length;E++,f+=12){const U=w.getUint16(
f,o),R=w.getUint16(f+2,o);if(R===I&&(U===D||U===F)&&P.set(U,w.getUint16(f+8,o)),R!==B||U!==A&&U!==m)continue;const G=w.getUint32(f+8,o);G+8<=g.length&&P.set(U,w.
getUint32(G,o)/w.getUint32(G+4,o))}const b=P.get(D),K={2:1,3:2.54}[P.get(F)??2],[l,c]=[P.get(A),P.get(m)];return{orientation:b!==void 0&&b>=1&&b<=8?b:void 0,resolution:l===
void 0||c===void 0||K===void 0?void 0:z({x:l*K,y:c*K})}}function z({x:g,y:w}){const y=o=>o>=10&&o<=4800;return y(g)&&y(w)?{x:g,y:w}:void 0}}),86476:((X,_,x)=>{x.
d(_,{A:()=>Rt});var D=x(42973),A=x(59277),m=x(45599),F=x(5660),I=x(21878),B=x(81679),T=x(78157),N=x(31584);const z={0:1,2:3,3:1,4:2,6:4},g={0:[1,2,4,8,16],2:[8,
16],3:[1,2,4,8],4:[8,16],6:[8,16]},w=16<<20;function y(s,t){const e=new o(s,t),n=e.header(),{colorType:i,depth:h}=n,a=z[i];if(n.width===0||n.height===0)throw t(
`is a PNG image of ${n.width} × ${n.height} pixels; it is empty or damaged`);if(a===void 0||!g[i].includes(h))throw t(`is a PNG image with ${h} bits and color \
type ${i}, which does not exist; it is damaged`);e.rest();const d=i===3?r(e,t):void 0;if(e.data.length===0)throw t("is a PNG image without image data; it is dam\
aged or cut short");const{ancillary:p}=e,M=p.get("eXIf");return{width:n.width,height:n.height,depth:h,color:{gray:i===0||i===4,palette:i===3,alpha:i>=4},channels:a,
interlaced:n.interlaced,palette:d?.subarray(0,3*2**h),transparency:u(p.get("tRNS"),i),profile:P(p.get("iCCP")),meaning:b(p),orientation:(M&&(0,N.F)(M).orientation)??
1,resolution:E(p.get("pHYs")),data:e.data}}class o{bytes;refuse;palette;ancillary=new Map;data=[];at=8;type="";constructor(t,e){this.bytes=t,this.refuse=e}header(){
const t=this.next();if(this.type==="CgBI")throw this.refuse("is a PNG image in Apple's own form (CgBI), which other programs cannot read; export it as an ordina\
ry PNG");if(!t||this.type!=="IHDR"||t.length!==13)throw this.refuse("is a PNG image without a header; it is damaged");const[e,n,i]=t.subarray(10);if(e!==0||n!==
0||i>1)throw this.refuse("is a PNG image with a compression, filter or interlace method that does not exist; it is damaged");return{width:f(t,0),height:f(t,4),depth:t[8],
colorType:t[9],interlaced:i===1}}rest(){for(let t=this.next();t&&this.type!=="IEND";t=this.next()){const{type:e}=this;if(e==="IDAT")t.length>0&&this.data.push(t);else if(e===
"PLTE")this.palette??=t;else if(e.charCodeAt(0)&32)this.ancillary.has(e)||this.ancillary.set(e,t);else throw this.refuse("is a PNG image with a critical chunk t\
hat is not known; export it as an ordinary PNG")}}next(){const{bytes:t,at:e}=this;if(e+12>t.length)return;const n=f(t,e);return this.type=(0,T.bS)(t).toString("\
latin1",e+4,e+8),this.at=e+12+n,t.subarray(e+8,Math.min(e+8+n,t.length))}}function r({palette:s},t){if(!s)throw t("is a PNG image without its palette; it is dam\
aged");if(s.length===0||s.length%3!==0||s.length>768)throw t("is a PNG image whose palette is damaged");return s}function u(s,t){if(!s)return;if(t===3)return s.
length>0?s:void 0;const e={0:2,2:6}[t];return e!==void 0&&s.length>=e?s.subarray(0,e):void 0}function P(s){if(!s)return;const t=s.indexOf(0);if(!(t<0||t>79||s[t+
1]!==0))try{const e={stream:w,total:w,remaining:w};return(0,B.tN)("FlateDecode",s.subarray(t+2),void 0,e)}catch{return}}function b(s){if(s.has("sRGB"))return"sR\
GB";const t=s.get("gAMA");if(t?.length!==4)return;const e=f(t,0)/1e5;if(e<.1||e>10)return;const n=c(s.get("cHRM"));return Math.abs(e-1/2.2)<.01&&(!n||n.every((h,a)=>K(
h,l[a])))?"sRGB":{gamma:e,primaries:n}}const K=(s,t)=>Math.abs(s-t)<.005,l=[.3127,.329,.64,.33,.3,.6,.15,.06];function c(s){if(s?.length!==32)return;const t=l.map(
(e,n)=>f(s,4*n)/1e5);return t.every((e,n)=>e<=1&&(n%2===0||e>.001))?t:void 0}function E(s){if(!(s?.length!==9||s[8]!==1))return(0,N.o)({x:f(s,0)*.0254,y:f(s,4)*
.0254})}const f=(s,t)=>s[t]*16777216+(s[t+1]<<16|s[t+2]<<8|s[t+3]);var U=x(14752),R=x(33095),G=x(4537),C=x(64680);const $=10;async function k(s,t,e,n,i){const{ending:h,
reached:a}=await(0,G.Qk)(s,t,e,n==="look"?1:$,i);return a<t?h==="damaged"?"damaged":"short":h==="clean"?"proved":"complete"}class L{step;done;wrong=!1;row;above;filled=0;constructor(t,e,n){
this.step=e,this.done=n,this.row=new Uint8Array(t+1),this.above=new Uint8Array(t)}take(t){const{row:e}=this;for(let n=0;n<t.length;){if(this.filled===0&&t.length-
n>=e.length){this.finish(t.subarray(n,n+e.length)),n+=e.length;continue}const i=Math.min(e.length-this.filled,t.length-n);e.set(t.subarray(n,n+i),this.filled),this.
filled+=i,n+=i,!(this.filled<e.length)&&(this.filled=0,this.finish(e))}}finish(t){t[0]>4&&(this.wrong=!0),(0,U.Y)(t[0],t,1,t.length-1,this.above,0,this.step),this.
above.set(t.subarray(1)),this.done(this.above,t[0])}}class j{length;step;output=new C.k(16384);zlib=(0,R.i)({level:6},this.output);above;batch;filled=0;constructor(t,e){
this.length=t,this.step=e,this.above=new Uint8Array(t),this.batch=new Uint8Array(this.batchSize)}get batchSize(){return Math.max(1,Math.floor(65536/(this.length+
1)))*(this.length+1)}add(t,e){const{batch:n,above:i,step:h,length:a}=this;let d=this.filled;n[d++]=e;for(let p=0;p<a;p++){const M=p>=h?t[p-h]:0,O=i[p];let S=0;e===
1?S=M:e===2?S=O:e===3?S=M+O>>1:e===4&&(S=(0,U.X)(M,O,p>=h?i[p-h]:0)),n[d++]=t[p]-S}i.set(t.subarray(0,a)),this.filled=d,d===n.length&&this.flush(!1)}finish(){return this.
flush(!0),this.output.bytes}flush(t){this.zlib.push(this.batch.subarray(0,this.filled),t),this.batch=new Uint8Array(t?0:this.batchSize),this.filled=0}}const q=[
{x:0,y:0,across:8,down:8},{x:4,y:0,across:8,down:8},{x:0,y:4,across:4,down:8},{x:2,y:0,across:4,down:4},{x:0,y:2,across:2,down:4},{x:1,y:0,across:2,down:2},{x:0,
y:1,across:1,down:2}];async function ot({width:s,height:t,channels:e,depth:n,color:i,data:h},a,d,p,M){const O=e*n,S=Math.max(1,O>>3),H=new Uint8Array(a*t),V=q.map(
v=>({...v,columns:Math.ceil((s-v.x)/v.across),rows:Math.ceil((t-v.y)/v.down)})).filter(({columns:v,rows:J})=>v>0&&J>0);let Y=0,W=0;const st=()=>{const v=V[Y],J=Math.
ceil(v.columns*O/8);return W=0,new L(J,S,Q=>{const wt=(v.y+W*v.down)*a;O>=8?tt(Q,H,wt+v.x*S,v.across*S,S):Z(Q,v.columns,H,wt,v.x,v.across,O),W++})},ht=V.map(({columns:v,
rows:J})=>J*(Math.ceil(v*O/8)+1));let it=ht[0];const lt=[st()],Dt=await k(h,at(ht),d,"look",v=>{for(let J=0;J<v.length;){const Q=Math.min(it,v.length-J);lt[Y].take(
v.subarray(J,J+Q)),J+=Q,it-=Q,!(it>0||Y+1===V.length)&&(Y++,it=ht[Y],lt.push(st()))}});p(lt.some(({wrong:v})=>v)?"damaged":Dt);const Ct=i.palette||n<8?0:4;for(let v=0;v<
t;v++){M(H.subarray(v*a,(v+1)*a),Ct);const J=d.step(a*8);J&&await J}}const at=s=>s.reduce((t,e)=>t+e,0);function tt(s,t,e,n,i){for(let h=0,a=e;h<s.length;a+=n-i)
for(let d=0;d<i;d++)t[a++]=s[h++]}function Z(s,t,e,n,i,h,a){const d=(1<<a)-1;for(let p=0;p<t;p++){const M=p*a,O=s[M>>3]>>8-a-(M&7)&d,S=(i+p*h)*a;e[n+(S>>3)]|=O<<
8-a-(S&7)}}const et=(s,t)=>Math.ceil(s*t/8);async function yt(s,t,e,n){const{width:i,height:h,channels:a,depth:d,color:p}=s,M=et(i,a*d),O=h*(M+1),S=s.data.reduce(
(W,{length:st})=>W+st,0);if(O>S*1032+1032)throw e(ct(s));const{imageBytes:H,streamBytes:V}=t.limits;if(O>H)throw(0,D.F)("imageBytes",`The image has ${O} bytes o\
f pixels; at most ${H} are allowed`,"Make it smaller first");if(s.interlaced&&O>V)throw(0,D.F)("streamBytes",`The interlaced image has ${O} bytes of pixels; at \
most ${V} are allowed`,"Save it without interlacing first",n);const Y=s.transparency!==void 0&&!rt(s);if(!s.interlaced&&!p.alpha&&!Y){const W=await xt(s,M,O,t);
if(W==="proved")return{color:(0,T.mE)(s.data),alpha:void 0,alphaDepth:8};if(W!=="complete")throw e(W==="short"?ct(s):ft)}return Pt(s,M,O,t,e)}const rt=({transparency:s,
color:t,depth:e})=>s!==void 0&&!t.palette&&e<16,ft="is a PNG image whose pixels are damaged; copy or export it again",ct=({width:s,height:t})=>`is a PNG image t\
hat is cut short: its data is less than ${s} × ${t} pixels; copy or export it again`;async function xt({data:s},t,e,{pace:n}){const i={wrong:!1,bytes:0},h=await k(
s,e,n,"look",a=>{const d=(t+1-i.bytes%(t+1))%(t+1);for(let p=d;p<a.length;p+=t+1)a[p]>4&&(i.wrong=!0);i.bytes+=a.length});return i.wrong?"damaged":h}async function Pt(s,t,e,n,i){
const h=new Et(s,t);if(s.interlaced)await ot(s,t,n.pace,dt(s,i),(a,d)=>h.add(a,d));else{const a=Math.max(1,s.channels*s.depth>>3),d=new L(t,a,(M,O)=>h.add(M,O)),
p=await k(s.data,e,n.pace,"work",M=>d.take(M));dt(s,i)(d.wrong?"damaged":p)}return h.finish()}const dt=(s,t)=>e=>{if(e==="short")throw t(ct(s));if(e==="damaged")
throw t(ft)};class Et{png;color;alpha;colorRow;alphaRow;bytesPerSample;entries;key;alphaDepth;opaque=!0;constructor(t,e){this.png=t;const{width:n,depth:i,channels:h,
color:a,transparency:d}=t,p=this.bytesPerSample=i===16?2:1,M=a.alpha?h-1:h,O=a.alpha?n*M*p:e;this.color=new j(O,a.alpha?M*p:Math.max(1,h*i>>3)),this.colorRow=new Uint8Array(
a.alpha?O:0),a.palette&&d&&(this.entries=new Uint8Array(256).fill(255),this.entries.set(d.subarray(0,256))),!a.palette&&!rt(t)&&(this.key=d);const S=a.alpha||this.
entries!==void 0||this.key!==void 0;this.alphaDepth=a.alpha&&i===16?16:8,this.alphaRow=new Uint8Array(S?n*this.alphaDepth>>3:0),S&&(this.alpha=new j(this.alphaRow.
length,this.alphaDepth>>3))}add(t,e){if(this.png.color.alpha)this.separate(t),this.color.add(this.colorRow,e),this.alpha.add(this.alphaRow,e);else{if(this.color.
add(t,e),this.entries)this.lookUp(t,this.entries);else if(this.key)this.compare(t,this.key);else return;this.alpha.add(this.alphaRow,0)}this.opaque&&(this.opaque=
this.alphaRow.every(n=>n===255))}finish(){const t=this.opaque?void 0:this.alpha?.finish();return{color:this.color.finish(),alpha:t,alphaDepth:this.alphaDepth}}compare(t,e){
const{alphaRow:n}=this;for(let i=0,h=0;i<n.length;i++,h+=e.length){let a=0;for(;a<e.length&&t[h+a]===e[a];)a++;n[i]=a===e.length?0:255}}separate(t){const{colorRow:e,
alphaRow:n,bytesPerSample:i}=this,h=(this.png.channels-1)*i;let a=0,d=0;for(let p=0;p<n.length;){for(let M=0;M<h;M++)e[d++]=t[a++];for(let M=0;M<i;M++)n[p++]=t[a++]}}lookUp(t,e){
const{alphaRow:n}=this,{depth:i}=this.png,h=(1<<i)-1;for(let a=0;a<n.length;a++){const d=a*i;n[a]=e[t[d>>3]>>8-i-(d&7)&h]}}}var nt=x(69869),Ut=x(98122);const ut="\
it must be a PNG or JPEG image";async function Rt(s,t,e){const{bytes:n}=s,i=(0,Ut._)(t);if(n.length===0)throw i(`is an empty file; ${ut}`);const h=(0,A.y)(n);if(h===
"a JPEG image"){const d=(0,F.$)(n,i);return pt(d,e,t),new Mt(d)}if(h!=="a PNG image")throw i(`is ${h??"not an image"}; ${ut}`);const a=y(n,i);return pt(a,e,t),new bt(
a,await yt(a,e,i,t))}function pt({width:s,height:t},{limits:{pixels:e}},n){if(!(s*t<=e))throw(0,D.F)("pixels",`The image has ${s} × ${t} pixels; at most ${e} i\
n all are allowed`,"Make it smaller first",n)}const vt={1:[1,0,0,1,0,0],2:[-1,0,0,1,1,0],3:[-1,0,0,-1,1,1],4:[1,0,0,-1,0,1],5:[0,-1,-1,0,1,1],6:[0,-1,1,0,0,1],7:[
0,1,1,0,0,0],8:[0,1,-1,0,1,0]};class gt{components;profile;width;height;displayed;upright;resolution;embedded=new WeakMap;profiled=new WeakMap;constructor({width:t,
height:e,orientation:n,resolution:i},h,a){this.components=h,this.profile=a,this.width=t,this.height=e,this.upright=vt[n];const d=n>=5;this.displayed=d?{width:e,
height:t}:{width:t,height:e},this.resolution=d&&i?{x:i.y,y:i.x}:i}get iccVersion(){return this.profile?.version}get version(){return this.bitsPerComponent===16||
this.iccVersion===4?"1.5":this.transparency==="soft-mask"?"1.4":"1.3"}embed(t,{profiled:e=!1}={}){const n=e&&!this.profile&&this.components!==4,i=n?this.profiled:
this.embedded,h=i.get(t);if(h)return h;const a=n?mt({gray:this.components===1}):this.profile,d=a?[(0,m.UU)("ICCBased"),(0,nt.R1)(t,a,this.components)]:(0,m.UU)(
nt.To[this.components]),p=t.add(this.stream(t,d));return i.set(t,p),p}entries(t,e){return(0,m.jd)({Type:(0,m.UU)("XObject"),Subtype:(0,m.UU)("Image"),Width:this.
width,Height:this.height,ColorSpace:t,BitsPerComponent:this.bitsPerComponent,...e})}}class Mt extends gt{jpeg;kind="jpeg";bitsPerComponent=8;transparency="none";constructor(t){
super(t,t.components,(0,nt.hh)(t.profile,t.components)),this.jpeg=t}stream(t,e){const{components:n,adobe:i,plainRgb:h,data:a}=this.jpeg,d=this.entries(e,{Filter:(0,m.
UU)("DCTDecode"),DecodeParms:h?(0,m.jd)({ColorTransform:0}):void 0,Decode:n===4&&i?[1,0,1,0,1,0,1,0]:void 0});return new m.Z6(d,a)}}class bt extends gt{png;pixels;kind="\
png";transparency;constructor(t,e){const n=t.color.gray?1:3;super(t,n,(0,nt.hh)(t.profile,n)??Ot(t)),this.png=t,this.pixels=e,this.transparency=e.alpha?"soft-ma\
sk":rt(t)?"color-key":"none"}get bitsPerComponent(){return this.png.depth}stream(t,e){const{png:n,pixels:i}=this,{palette:h}=n,a=n.color.alpha?n.channels-1:n.channels,
d=this.entries(h?[(0,m.UU)("Indexed"),e,h.length/3-1,new m.Mx(h)]:e,{...this.flate(a,n.depth),SMask:i.alpha&&this.softMask(t,i.alpha),Mask:this.transparency==="\
color-key"?Gt(n):void 0});return new m.Z6(d,i.color)}softMask(t,e){const n=this.pixels.alphaDepth,i=this.entries((0,m.UU)("DeviceGray"),{BitsPerComponent:n,...this.
flate(1,n)});return t.add(new m.Z6(i,e))}flate(t,e){const n=(0,m.jd)({Predictor:15,Colors:t,BitsPerComponent:e,Columns:this.width});return{Filter:(0,m.UU)("Flat\
eDecode"),DecodeParms:n}}}function Gt({transparency:s,depth:t}){const e=[];for(let n=0;n<s.length;n+=2){const i=(s[n]<<8|s[n+1])&2**t-1;e.push(i,i)}return e}function Ot({
meaning:s,color:{gray:t}}){if(s!==void 0)return mt(s==="sRGB"?{gray:t}:{gray:t,...s})}const mt=s=>({bytes:(0,I.k)(s),version:2})}),8283:((X,_,x)=>{x.d(_,{A2:()=>A,
EI:()=>I,GM:()=>m,OD:()=>T,Os:()=>F,iN:()=>B});var D=x(78157);const A=216,m=217,F=218,I=254,B=g=>g>=224&&g<=239;function*T(g){const w=(0,D.bS)(g);for(let y=2;;){
const o=z(w,y);if(o<0)return;const r=w[o+1],u=r===A||r===m||r===N;if(!u&&o+4>w.length)return;const P=u?0:w.readUInt16BE(o+2),b=o+2+P;if(b>w.length||!u&&P<2||(yield{
marker:r,start:o,end:b,data:w.subarray(u?b:o+4,b)},r===m))return;y=b}}const N=1;function z(g,w){for(let y=g.indexOf(255,w);y>=0&&y+1<g.length;y=g.indexOf(255,y+
1)){const o=g[y+1];if(o!==0&&o!==255&&(o<208||o>215))return y}return-1}}),5660:((X,_,x)=>{x.d(_,{$:()=>N});var D=x(78157),A=x(31584),m=x(8283);const F={195:"a l\
ossless JPEG image",197:"a hierarchical JPEG image",198:"a hierarchical JPEG image",199:"a hierarchical lossless JPEG image",201:"a JPEG image with arithmetic c\
oding",202:"a JPEG image with arithmetic coding",203:"a lossless JPEG image with arithmetic coding",205:"a hierarchical JPEG image with arithmetic coding",206:"\
a hierarchical JPEG image with arithmetic coding",207:"a hierarchical JPEG image with arithmetic coding",247:"a JPEG-LS image"},I="save it as a baseline or prog\
ressive JPEG with 8 bits, or as a PNG image",B="Exif\0\0",T="ICC_PROFILE\0";function N(y,o){const r=new z(y,o);r.run();const{frame:u}=r;if(!u)throw o("is a JPEG\
 image without a start of frame; it is damaged");if(r.end<0)throw o("is a JPEG image that is cut short; copy or export it again");const P=r.exif&&(0,A.F)(r.exif),
{width:b,height:K,components:l,ids:c}=u;return{width:b,height:K,components:l,orientation:P?.orientation??1,resolution:r.jfifResolution??P?.resolution,profile:w(
r.profileParts),adobe:r.adobe,plainRgb:c==="RGB"&&!r.adobe&&!r.jfif,data:y.subarray(0,r.end)}}class z{bytes;refuse;frame;jfif=!1;jfifResolution;adobe=!1;exif;profileParts=new Map;end=-1;constructor(o,r){
this.bytes=o,this.refuse=r}run(){for(const{marker:o,end:r,data:u}of(0,m.OD)(this.bytes))if(o===m.GM)this.end=r;else if(o!==m.Os)this.segment(o,u);else if(this.isOnlyScan(
u)){const P=(0,D.bS)(this.bytes).indexOf(g,r);this.end=P<0?-1:P+2;return}}isOnlyScan(o){return this.frame?.sequential===!0&&o[0]===this.frame.components}segment(o,r){
const u=F[o];if(u!==void 0)throw this.refuse(`is ${u}, which PDF cannot hold; ${I}`);if(o>=192&&o<=194)this.frame??=this.readFrame(r,o!==194);else if(o===224&&(0,D.
w1)(r,0,"JFIF\0"))this.readJfif(r);else if(o===225&&(0,D.w1)(r,0,B))this.exif??=r.subarray(B.length);else if(o===226&&(0,D.w1)(r,0,T)&&r.length>T.length+2){const[
P,b]=r.subarray(T.length);this.profileParts.has(P)||this.profileParts.set(P,{of:b,data:r.subarray(T.length+2)})}else o===238&&(0,D.w1)(r,0,"Adobe")&&r.length>=12&&
(this.adobe=!0)}readFrame(o,r){const[u=0,P=0,b=0,K=0,l=0,c=0]=o,[E,f]=[P<<8|b,K<<8|l];if(o.length<6+3*c)throw this.refuse("is a JPEG image whose start of frame \
is damaged");if(u!==8)throw this.refuse(`is a JPEG image with ${u} bits per component, which PDF cannot hold; ${I}`);if(f===0||E===0)throw this.refuse(`is a JPE\
G image of ${f} × ${E} pixels; it is empty or damaged`);if(c!==1&&c!==3&&c!==4)throw this.refuse(`is a JPEG image with ${c} components; PDF holds 1, 3 or 4`);let U="";
for(let R=0;R<c;R++)U+=String.fromCharCode(o[6+3*R]);return{width:f,height:E,components:c,ids:U,sequential:r}}readJfif(o){if(this.jfif||(this.jfif=!0,o.length<12))
return;const r={1:1,2:2.54}[o[7]],[u,P]=[o[8]<<8|o[9],o[10]<<8|o[11]];r!==void 0&&(this.jfifResolution=(0,A.o)({x:u*r,y:P*r}))}}const g=Buffer.of(255,m.GM);function w(y){
const o=y.size,r=[];for(let u=1;u<=o;u++){const P=y.get(u);if(P?.of!==o)return;r.push(P.data)}return o===0?void 0:Buffer.concat(r)}}),21878:((X,_,x)=>{x.d(_,{k:()=>m});
const D=[.3127,.329,.64,.33,.3,.6,.15,.06],A=[.9642,1,.8249];function m({gray:l,gamma:c,primaries:E}){const f=c===void 0?g():z(1/c),R=[{names:["desc"],data:T(c===
void 0?"sRGB":"Colors of a PNG image")},{names:["cprt"],data:B("text",[...I("No copyright, use freely"),0])},{names:["wtpt"],data:N(A)}];if(l)return F("GRAY",[...R,
{names:["kTRC"],data:f}]);const[G,C,$]=r(w(E??D));return F("RGB ",[...R,{names:["rXYZ"],data:N(G)},{names:["gXYZ"],data:N(C)},{names:["bXYZ"],data:N($)},{names:[
"rTRC","gTRC","bTRC"],data:f}])}function F(l,c){const E=c.flatMap(({names:k})=>k).length,f=132+12*E,U=c.reduce((k,{data:L})=>k+L.length,f),R=new Uint8Array(U),G=new DataView(
R.buffer);G.setUint32(0,U),G.setUint32(8,34603008),R.set(I(`mntr${l}XYZ `),12);for(const[k,L]of[2e3,1,1,0,0,0].entries())G.setUint16(24+2*k,L);R.set(I("acsp"),36),
R.set(N(A).subarray(8),68),G.setUint32(128,E);let C=132,$=f;for(const{names:k,data:L}of c){for(const j of k)R.set(I(j),C),G.setUint32(C+4,$),G.setUint32(C+8,L.length),
C+=12;R.set(L,$),$+=L.length}return R}const I=l=>[...l].map(c=>c.charCodeAt(0));function B(l,c){const E=8+c.length,f=new Uint8Array(Math.ceil(E/4)*4);return f.set(
I(l)),f.set(c,8),f}function T(l){return B("desc",[0,0,0,l.length+1,...I(l),0,...new Array(78).fill(0)])}function N(l){const c=B("XYZ ",new Array(12).fill(0)),E=new DataView(
c.buffer);for(const[f,U]of l.entries())E.setInt32(8+4*f,Math.round(U*65536));return c}function z(l){const c=Math.round(l*256);return B("curv",[0,0,0,1,c>>8,c&255])}
function g(){const c=B("curv",[0,0,4,0,...new Array(2048).fill(0)]),E=new DataView(c.buffer);for(let f=0;f<1024;f++){const U=f/1023,R=U<=.04045?U/12.92:((U+.055)/
1.055)**2.4;E.setUint16(12+2*f,Math.round(R*65535))}return c}function w([l,c,E,f,U,R,G,C]){const $=[l/c,1,(1-l-c)/c],k=o([[E/f,1,(1-E-f)/f],[U/R,1,(1-U-R)/R],[G/
C,1,(1-G-C)/C]]),L=P(K(k),$),j=k.map(tt=>tt.map((Z,et)=>Z*L[et])),[q,ot]=[P(y,$),P(y,A)],at=y.map((tt,Z)=>tt.map(et=>et*ot[Z]/q[Z]));return b(b(K(y),at),j)}const y=[
[.8951,.2664,-.1614],[-.7502,1.7135,.0367],[.0389,-.0685,1.0296]],o=l=>[[l[0][0],l[1][0],l[2][0]],[l[0][1],l[1][1],l[2][1]],[l[0][2],l[1][2],l[2][2]]],r=o,u=(l,c)=>l[0]*
c[0]+l[1]*c[1]+l[2]*c[2],P=(l,c)=>[u(l[0],c),u(l[1],c),u(l[2],c)];function b(l,c){const E=r(c);return l.map(f=>[u(f,E[0]),u(f,E[1]),u(f,E[2])])}function K([[l,c,
E],[f,U,R],[G,C,$]]){const k=l*(U*$-R*C)-c*(f*$-R*G)+E*(f*C-U*G);return[[U*$-R*C,E*C-c*$,c*R-E*U],[R*G-f*$,l*$-E*G,E*f-l*R],[f*C-U*G,c*G-l*C,l*U-c*f]].map(j=>j.
map(q=>q/k))}}),69869:((X,_,x)=>{x.d(_,{R1:()=>z,To:()=>B,hh:()=>T});var D=x(81679),A=x(78157),m=x(45599);const F={1:"GRAY",3:"RGB ",4:"CMYK"},I=["scnr","mntr",
"prtr","spac"],B={1:"DeviceGray",3:"DeviceRGB",4:"DeviceCMYK"};function T(g,w){if(!g||g.length<132)return;const y=(0,A.bS)(g),o=b=>y.toString("latin1",b,b+4),r=y.
readUInt32BE(0),u=g[8];if(!(!(r>=132&&r<=g.length&&u>=2&&u<=4&&o(36)==="acsp"&&I.includes(o(12)))||o(16)!==F[w]))return{bytes:g.subarray(0,r),version:u}}const N=new WeakMap;
function z(g,{bytes:w},y){const o=N.get(g)??[];N.set(g,o);const r=o.find(b=>Buffer.compare(b.bytes,w)===0);if(r)return r.ref;const u=(0,m.jd)({N:y,Alternate:(0,m.
UU)(B[y]),Filter:(0,m.UU)("FlateDecode")}),P=g.add(new m.Z6(u,(0,D.Kc)(w)));return o.push({bytes:w,ref:P}),P}}),98122:((X,_,x)=>{x.d(_,{_:()=>A});var D=x(58552);
const A=m=>F=>(0,D.G6)([{field:m,message:F}])})};
