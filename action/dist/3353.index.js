"use strict";exports.id=3353,exports.ids=[3353],exports.modules={3353:((xe,mt,x)=>{x.d(mt,{A:()=>fe});var D=x(4293),wt=x(3413),p=x(6039),O=x(269);const j=274,Y=282,L=283,X=296,
yt=3,xt=5,N={orientation:void 0,resolution:void 0};function Z(n){if(n.length<14)return N;const t=new DataView(n.buffer,n.byteOffset,n.length),e=t.getUint16(0);if(e!==
18761&&e!==19789)return N;const s=e===18761,i=t.getUint32(4,s);if(t.getUint16(2,s)!==42||i+2>n.length)return N;const o=t.getUint16(i,s),r=new Map;for(let f=0,d=i+
2;f<o&&d+12<=n.length;f++,d+=12){const m=t.getUint16(d,s),y=t.getUint16(d+2,s);if(y===yt&&(m===j||m===X)&&r.set(m,t.getUint16(d+8,s)),y!==xt||m!==Y&&m!==L)continue;
const g=t.getUint32(d+8,s);g+8<=n.length&&r.set(m,t.getUint32(g,s)/t.getUint32(g+4,s))}const a=r.get(j),c={2:1,3:2.54}[r.get(X)??2],[h,l]=[r.get(Y),r.get(L)];return{
orientation:a!==void 0&&a>=1&&a<=8?a:void 0,resolution:h===void 0||l===void 0||c===void 0?void 0:k({x:h*c,y:l*c})}}function k({x:n,y:t}){const e=s=>s>=10&&s<=4800;
return e(n)&&e(t)?{x:n,y:t}:void 0}const Pt={195:"a lossless JPEG image",197:"a hierarchical JPEG image",198:"a hierarchical JPEG image",199:"a hierarchical los\
sless JPEG image",201:"a JPEG image with arithmetic coding",202:"a JPEG image with arithmetic coding",203:"a lossless JPEG image with arithmetic coding",205:"a \
hierarchical JPEG image with arithmetic coding",206:"a hierarchical JPEG image with arithmetic coding",207:"a hierarchical JPEG image with arithmetic coding",247:"\
a JPEG-LS image"},H="save it as a baseline or progressive JPEG with 8 bits, or as a PNG image",bt=216,V=217,Ut=218,W="Exif\0\0",C="ICC_PROFILE\0";function Gt(n,t){
const e=new Rt(n,t);e.run();const{frame:s}=e;if(!s)throw t("is a JPEG image without a start of frame; it is damaged");if(e.end<0)throw t("is a JPEG image that i\
s cut short; copy or export it again");const i=e.exif&&Z(e.exif),{width:o,height:r,components:a,ids:c}=s;return{width:o,height:r,components:a,orientation:i?.orientation??
1,resolution:e.jfifResolution??i?.resolution,profile:vt(e.profileParts),adobe:e.adobe,plainRgb:c==="RGB"&&!e.adobe&&!e.jfif,data:n.subarray(0,e.end)}}class Rt{bytes;refuse;frame;jfif=!1;jfifResolution;adobe=!1;exif;profileParts=new Map;end=-1;buffer;constructor(t,e){
this.bytes=t,this.refuse=e,this.buffer=(0,O.bS)(t)}run(){const{bytes:t}=this;let e=2;for(;;){if(e=this.nextMarker(e),e<0)return;const s=t[e];if(e++,s===V){this.
end=e;return}if(s===bt||s===1)continue;if(e+2>t.length)return;const i=t[e]<<8|t[e+1];if(i<2||e+i>t.length)return;const o=t.subarray(e+2,e+i);if(e+=i,s!==Ut)this.
segment(s,o);else if(this.isOnlyScan(o)){const r=this.buffer.indexOf(Et,e);this.end=r<0?-1:r+2;return}}}nextMarker(t){const{bytes:e,buffer:s}=this;for(;;){if(t=
s.indexOf(255,t)+1,t===0||t>=e.length)return-1;const i=e[t];if(i!==0&&i!==255&&(i<208||i>215))return t}}isOnlyScan(t){return this.frame?.sequential===!0&&t[0]===
this.frame.components}segment(t,e){const s=Pt[t];if(s!==void 0)throw this.refuse(`is ${s}, which PDF cannot hold; ${H}`);if(t>=192&&t<=194)this.frame??=this.readFrame(
e,t!==194);else if(t===224&&M(e,"JFIF\0"))this.readJfif(e);else if(t===225&&M(e,W))this.exif??=e.subarray(W.length);else if(t===226&&M(e,C)&&e.length>C.length+2){
const[i,o]=e.subarray(C.length);this.profileParts.has(i)||this.profileParts.set(i,{of:o,data:e.subarray(C.length+2)})}else t===238&&M(e,"Adobe")&&e.length>=12&&
(this.adobe=!0)}readFrame(t,e){const[s=0,i=0,o=0,r=0,a=0,c=0]=t,[h,l]=[i<<8|o,r<<8|a];if(t.length<6+3*c)throw this.refuse("is a JPEG image whose start of frame \
is damaged");if(s!==8)throw this.refuse(`is a JPEG image with ${s} bits per component, which PDF cannot hold; ${H}`);if(l===0||h===0)throw this.refuse(`is a JPE\
G image of ${l} × ${h} pixels; it is empty or damaged`);if(c!==1&&c!==3&&c!==4)throw this.refuse(`is a JPEG image with ${c} components; PDF holds 1, 3 or 4`);let f="";
for(let d=0;d<c;d++)f+=String.fromCharCode(t[6+3*d]);return{width:l,height:h,components:c,ids:f,sequential:e}}readJfif(t){if(this.jfif||(this.jfif=!0,t.length<12))
return;const e={1:1,2:2.54}[t[7]],[s,i]=[t[8]<<8|t[9],t[10]<<8|t[11]];e!==void 0&&(this.jfifResolution=k({x:s*e,y:i*e}))}}const Et=Buffer.of(255,V);function vt(n){
const t=n.size,e=[];for(let s=1;s<=t;s++){const i=n.get(s);if(i?.of!==t)return;e.push(i.data)}return t===0?void 0:Buffer.concat(e)}function M(n,t){if(n.length<t.
length)return!1;for(let e=0;e<t.length;e++)if(n[e]!==t.charCodeAt(e))return!1;return!0}const St=[.3127,.329,.64,.33,.3,.6,.15,.06],B=[.9642,1,.8249];function Ct({
gray:n,gamma:t,primaries:e}){const s=t===void 0?It():At(1/t),o=[{names:["desc"],data:Mt(t===void 0?"sRGB":"Colors of a PNG image")},{names:["cprt"],data:v("text",
[...G("No copyright, use freely"),0])},{names:["wtpt"],data:S(B)}];if(n)return K("GRAY",[...o,{names:["kTRC"],data:s}]);const[r,a,c]=q(Dt(e??St));return K("RGB ",
[...o,{names:["rXYZ"],data:S(r)},{names:["gXYZ"],data:S(a)},{names:["bXYZ"],data:S(c)},{names:["rTRC","gTRC","bTRC"],data:s}])}function K(n,t){const e=t.flatMap(
({names:h})=>h).length,s=132+12*e,i=t.reduce((h,{data:l})=>h+l.length,s),o=new Uint8Array(i),r=new DataView(o.buffer);r.setUint32(0,i),r.setUint32(8,34603008),o.
set(G(`mntr${n}XYZ `),12);for(const[h,l]of[2e3,1,1,0,0,0].entries())r.setUint16(24+2*h,l);o.set(G("acsp"),36),o.set(S(B).subarray(8),68),r.setUint32(128,e);let a=132,
c=s;for(const{names:h,data:l}of t){for(const f of h)o.set(G(f),a),r.setUint32(a+4,c),r.setUint32(a+8,l.length),a+=12;o.set(l,c),c+=l.length}return o}const G=n=>[
...n].map(t=>t.charCodeAt(0));function v(n,t){const e=8+t.length,s=new Uint8Array(Math.ceil(e/4)*4);return s.set(G(n)),s.set(t,8),s}function Mt(n){return v("des\
c",[0,0,0,n.length+1,...G(n),0,...new Array(78).fill(0)])}function S(n){const t=v("XYZ ",new Array(12).fill(0)),e=new DataView(t.buffer);for(const[s,i]of n.entries())
e.setInt32(8+4*s,Math.round(i*65536));return t}function At(n){const t=Math.round(n*256);return v("curv",[0,0,0,1,t>>8,t&255])}function It(){const t=v("curv",[0,
0,4,0,...new Array(2048).fill(0)]),e=new DataView(t.buffer);for(let s=0;s<1024;s++){const i=s/1023,o=i<=.04045?i/12.92:((i+.055)/1.055)**2.4;e.setUint16(12+2*s,
Math.round(o*65535))}return t}function Dt([n,t,e,s,i,o,r,a]){const c=[n/t,1,(1-n-t)/t],h=Q([[e/s,1,(1-e-s)/s],[i/o,1,(1-i-o)/o],[r/a,1,(1-r-a)/a]]),l=T(tt(h),c),
f=h.map(g=>g.map((P,U)=>P*l[U])),[d,m]=[T(A,c),T(A,B)],y=A.map((g,P)=>g.map(U=>U*m[P]/d[P]));return _(_(tt(A),y),f)}const A=[[.8951,.2664,-.1614],[-.7502,1.7135,
.0367],[.0389,-.0685,1.0296]],Q=n=>[[n[0][0],n[1][0],n[2][0]],[n[0][1],n[1][1],n[2][1]],[n[0][2],n[1][2],n[2][2]]],q=Q,R=(n,t)=>n[0]*t[0]+n[1]*t[1]+n[2]*t[2],T=(n,t)=>[
R(n[0],t),R(n[1],t),R(n[2],t)];function _(n,t){const e=q(t);return n.map(s=>[R(s,e[0]),R(s,e[1]),R(s,e[2])])}function tt([[n,t,e],[s,i,o],[r,a,c]]){const h=n*(i*
c-o*a)-t*(s*c-o*r)+e*(s*a-i*r);return[[i*c-o*a,e*a-t*c,t*o-e*i],[o*r-s*c,n*c-e*r,e*s-n*o],[s*a-i*r,t*r-n*a,n*i-t*s]].map(f=>f.map(d=>d/h))}var et=x(8962);const Ot={
0:1,2:3,3:1,4:2,6:4},Nt={0:[1,2,4,8,16],2:[8,16],3:[1,2,4,8],4:[8,16],6:[8,16]},J=16<<20;function kt(n,t){const e=new Bt(n,t),s=e.header(),{colourType:i,depth:o}=s,
r=Ot[i];if(s.width===0||s.height===0)throw t(`is a PNG image of ${s.width} × ${s.height} pixels; it is empty or damaged`);if(r===void 0||!Nt[i].includes(o))throw t(
`is a PNG image with ${o} bits and colour type ${i}, which does not exist; it is damaged`);e.rest();const a=i===3?Tt(e,t):void 0;if(e.data.length===0)throw t("i\
s a PNG image without image data; it is damaged or cut short");const{ancillary:c}=e,h=c.get("eXIf");return{width:s.width,height:s.height,depth:o,colour:{gray:i===
0||i===4,palette:i===3,alpha:i>=4},channels:r,interlaced:s.interlaced,palette:a?.subarray(0,3*2**o),transparency:Jt(c.get("tRNS"),i),profile:$t(c.get("iCCP")),meaning:Ft(
c),orientation:(h&&Z(h).orientation)??1,resolution:Yt(c.get("pHYs")),data:e.data}}class Bt{bytes;refuse;palette;ancillary=new Map;data=[];at=8;type="";constructor(t,e){
this.bytes=t,this.refuse=e}header(){const t=this.next();if(this.type==="CgBI")throw this.refuse("is a PNG image in Apple's own form (CgBI), which other programs\
 cannot read; export it as an ordinary PNG");if(!t||this.type!=="IHDR"||t.length!==13)throw this.refuse("is a PNG image without a header; it is damaged");const[
e,s,i]=t.subarray(10);if(e!==0||s!==0||i>1)throw this.refuse("is a PNG image with a compression, filter or interlace method that does not exist; it is damaged");
return{width:b(t,0),height:b(t,4),depth:t[8],colourType:t[9],interlaced:i===1}}rest(){for(let t=this.next();t&&this.type!=="IEND";t=this.next()){const{type:e}=this;
if(e==="IDAT")t.length>0&&this.data.push(t);else if(e==="PLTE")this.palette??=t;else if(e.charCodeAt(0)&32)this.ancillary.has(e)||this.ancillary.set(e,t);else throw this.
refuse("is a PNG image with a critical chunk that is not known; export it as an ordinary PNG")}}next(){const{bytes:t,at:e}=this;if(e+12>t.length)return;const s=b(
t,e);return this.type=(0,O.bS)(t).toString("latin1",e+4,e+8),this.at=e+12+s,t.subarray(e+8,Math.min(e+8+s,t.length))}}function Tt({palette:n},t){if(!n)throw t("\
is a PNG image without its palette; it is damaged");if(n.length===0||n.length%3!==0||n.length>768)throw t("is a PNG image whose palette is damaged");return n}function Jt(n,t){
if(!n)return;if(t===3)return n.length>0?n:void 0;const e={0:2,2:6}[t];return e!==void 0&&n.length>=e?n.subarray(0,e):void 0}function $t(n){if(!n)return;const t=n.
indexOf(0);if(!(t<0||t>79||n[t+1]!==0))try{const e={stream:J,total:J,remaining:J};return(0,et.tN)("FlateDecode",n.subarray(t+2),void 0,e)}catch{return}}function Ft(n){
if(n.has("sRGB"))return"sRGB";const t=n.get("gAMA");if(t?.length!==4)return;const e=b(t,0)/1e5;if(e<.1||e>10)return;const s=jt(n.get("cHRM"));return Math.abs(e-
1/2.2)<.01&&(!s||s.every((o,r)=>zt(o,nt[r])))?"sRGB":{gamma:e,primaries:s}}const zt=(n,t)=>Math.abs(n-t)<.005,nt=[.3127,.329,.64,.33,.3,.6,.15,.06];function jt(n){
if(n?.length!==32)return;const t=nt.map((e,s)=>b(n,4*s)/1e5);return t.every((e,s)=>e<=1&&(s%2===0||e>.001))?t:void 0}function Yt(n){if(!(n?.length!==9||n[8]!==1))
return k({x:b(n,0)*.0254,y:b(n,4)*.0254})}const b=(n,t)=>n[t]*16777216+(n[t+1]<<16|n[t+2]<<8|n[t+3]);var Lt=x(6507),Xt=x(537),Zt=x(7967);const Ht=10;async function $(n,t,e,s,i){
const{ending:o,reached:r}=await(0,Xt.Q)(n,t,e,s==="look"?1:Ht,i);return r<t?o==="damaged"?"damaged":"short":o==="clean"?"proved":"complete"}class st{step;done;wrong=!1;row;above;filled=0;constructor(t,e,s){
this.step=e,this.done=s,this.row=new Uint8Array(t+1),this.above=new Uint8Array(t)}take(t){const{row:e}=this;for(let s=0;s<t.length;){if(this.filled===0&&t.length-
s>=e.length){this.finish(t.subarray(s,s+e.length)),s+=e.length;continue}const i=Math.min(e.length-this.filled,t.length-s);e.set(t.subarray(s,s+i),this.filled),this.
filled+=i,s+=i,!(this.filled<e.length)&&(this.filled=0,this.finish(e))}}finish(t){t[0]>4&&(this.wrong=!0),Vt(t,this.above,this.step),this.above.set(t.subarray(1)),
this.done(this.above,t[0])}}function Vt(n,t,e){const s=n[0],i=n.length;if(s===1)for(let o=1+e;o<i;o++)n[o]=n[o]+n[o-e];else if(s===2)for(let o=1;o<i;o++)n[o]=n[o]+
t[o-1];else if(s===3)for(let o=1;o<i;o++)n[o]=n[o]+((o>e?n[o-e]:0)+t[o-1]>>1);else if(s===4)for(let o=1;o<i;o++){const r=o>e?n[o-e]:0;n[o]=n[o]+it(r,t[o-1],o>e?
t[o-1-e]:0)}}function it(n,t,e){const s=n+t-e,[i,o,r]=[Math.abs(s-n),Math.abs(s-t),Math.abs(s-e)];return i<=o&&i<=r?n:o<=r?t:e}class ot{length;step;output=new Zt.
k(16384);zlib=(0,Lt.i)({level:6},this.output);above;batch;filled=0;constructor(t,e){this.length=t,this.step=e,this.above=new Uint8Array(t),this.batch=new Uint8Array(
this.batchSize)}get batchSize(){return Math.max(1,Math.floor(65536/(this.length+1)))*(this.length+1)}add(t,e){const{batch:s,above:i,step:o,length:r}=this;let a=this.
filled;s[a++]=e;for(let c=0;c<r;c++){const h=c>=o?t[c-o]:0,l=i[c];let f=0;e===1?f=h:e===2?f=l:e===3?f=h+l>>1:e===4&&(f=it(h,l,c>=o?i[c-o]:0)),s[a++]=t[c]-f}i.set(
t.subarray(0,r)),this.filled=a,a===s.length&&this.flush(!1)}finish(){return this.flush(!0),this.output.bytes}flush(t){this.zlib.push(this.batch.subarray(0,this.
filled),t),this.batch=new Uint8Array(t?0:this.batchSize),this.filled=0}}const Wt=[{x:0,y:0,across:8,down:8},{x:4,y:0,across:8,down:8},{x:0,y:4,across:4,down:8},
{x:2,y:0,across:4,down:4},{x:0,y:2,across:2,down:4},{x:1,y:0,across:2,down:2},{x:0,y:1,across:1,down:2}];async function Kt({width:n,height:t,channels:e,depth:s,
colour:i,data:o},r,a,c,h){const l=e*s,f=Math.max(1,l>>3),d=new Uint8Array(r*t),m=Wt.map(u=>({...u,columns:Math.ceil((n-u.x)/u.across),rows:Math.ceil((t-u.y)/u.down)})).
filter(({columns:u,rows:w})=>u>0&&w>0);let y=0,g=0;const P=()=>{const u=m[y],w=Math.ceil(u.columns*l/8);return g=0,new st(w,f,E=>{const gt=(u.y+g*u.down)*r;l>=8?
qt(E,d,gt+u.x*f,u.across*f,f):_t(E,u.columns,d,gt,u.x,u.across,l),g++})},U=m.map(({columns:u,rows:w})=>w*(Math.ceil(u*l/8)+1));let I=U[0];const z=[P()],we=await $(
o,Qt(U),a,"look",u=>{for(let w=0;w<u.length;){const E=Math.min(I,u.length-w);z[y].take(u.subarray(w,w+E)),w+=E,I-=E,!(I>0||y+1===m.length)&&(y++,I=U[y],z.push(P()))}});
c(z.some(({wrong:u})=>u)?"damaged":we);const ye=i.palette||s<8?0:4;for(let u=0;u<t;u++){h(d.subarray(u*r,(u+1)*r),ye);const w=a.step(r*8);w&&await w}}const Qt=n=>n.
reduce((t,e)=>t+e,0);function qt(n,t,e,s,i){for(let o=0,r=e;o<n.length;r+=s-i)for(let a=0;a<i;a++)t[r++]=n[o++]}function _t(n,t,e,s,i,o,r){const a=(1<<r)-1;for(let c=0;c<
t;c++){const h=c*r,l=n[h>>3]>>8-r-(h&7)&a,f=(i+c*o)*r;e[s+(f>>3)]|=l<<8-r-(f&7)}}const te=(n,t)=>Math.ceil(n*t/8);async function ee(n,t,e,s){const{width:i,height:o,
channels:r,depth:a,colour:c}=n,h=te(i,r*a),l=o*(h+1),f=n.data.reduce((g,{length:P})=>g+P,0);if(l>f*1032+1032)throw e(F(n));const{imageBytes:d,streamBytes:m}=t.limits;
if(l>d)throw(0,D.F)("imageBytes",`The image has ${l} bytes of pixels; at most ${d} are allowed`,"Make it smaller first");if(n.interlaced&&l>m)throw(0,D.F)("stre\
amBytes",`The interlaced image has ${l} bytes of pixels; at most ${m} are allowed`,"Save it without interlacing first",s);const y=c.palette&&n.transparency!==void 0;
if(!n.interlaced&&!c.alpha&&!y){const g=await se(n,h,l,t);if(g==="proved")return{colour:ne(n.data),alpha:void 0,alphaDepth:8};if(g!=="complete")throw e(g==="sho\
rt"?F(n):rt)}return ie(n,h,l,t,e)}const rt="is a PNG image whose pixels are damaged; copy or export it again",F=({width:n,height:t})=>`is a PNG image that is cu\
t short: its data is less than ${n} × ${t} pixels; copy or export it again`,ne=n=>n.length===1?n[0]:Buffer.concat(n);async function se({data:n},t,e,{pace:s}){const i={
wrong:!1,bytes:0},o=await $(n,e,s,"look",r=>{const a=(t+1-i.bytes%(t+1))%(t+1);for(let c=a;c<r.length;c+=t+1)r[c]>4&&(i.wrong=!0);i.bytes+=r.length});return i.wrong?
"damaged":o}async function ie(n,t,e,s,i){const o=new oe(n,t);if(n.interlaced)await Kt(n,t,s.pace,at(n,i),(r,a)=>o.add(r,a));else{const r=Math.max(1,n.channels*n.
depth>>3),a=new st(t,r,(h,l)=>o.add(h,l)),c=await $(n.data,e,s.pace,"work",h=>a.take(h));at(n,i)(a.wrong?"damaged":c)}return o.finish()}const at=(n,t)=>e=>{if(e===
"short")throw t(F(n));if(e==="damaged")throw t(rt)};class oe{png;colour;alpha;colourRow;alphaRow;bytesPerSample;entries;opaque=!0;constructor(t,e){this.png=t;const{
width:s,depth:i,channels:o,colour:r,transparency:a}=t,c=this.bytesPerSample=i===16?2:1,h=r.alpha?o-1:o,l=r.alpha?s*h*c:e;this.colour=new ot(l,r.alpha?h*c:Math.max(
1,o*i>>3)),this.colourRow=new Uint8Array(r.alpha?l:0),r.palette&&a&&(this.entries=new Uint8Array(256).fill(255),this.entries.set(a.subarray(0,256)));const f=r.alpha||
this.entries!==void 0;this.alphaRow=new Uint8Array(f?s*c:0),f&&(this.alpha=new ot(this.alphaRow.length,c))}add(t,e){if(this.png.colour.alpha)this.separate(t),this.
colour.add(this.colourRow,e),this.alpha.add(this.alphaRow,e);else{if(this.colour.add(t,e),!this.entries)return;this.lookUp(t,this.entries),this.alpha.add(this.alphaRow,
0)}this.opaque&&(this.opaque=this.alphaRow.every(s=>s===255))}finish(){const t=this.opaque?void 0:this.alpha?.finish();return{colour:this.colour.finish(),alpha:t,
alphaDepth:this.bytesPerSample===2?16:8}}separate(t){const{colourRow:e,alphaRow:s,bytesPerSample:i}=this,o=(this.png.channels-1)*i;let r=0,a=0;for(let c=0;c<s.length;){
for(let h=0;h<o;h++)e[a++]=t[r++];for(let h=0;h<i;h++)s[c++]=t[r++]}}lookUp(t,e){const{alphaRow:s}=this,{depth:i}=this.png,o=(1<<i)-1;for(let r=0;r<s.length;r++){
const a=r*i;s[r]=e[t[a>>3]>>8-i-(a&7)&o]}}}const re={1:"GRAY",3:"RGB ",4:"CMYK"},ae=["scnr","mntr","prtr","spac"],ct={1:"DeviceGray",3:"DeviceRGB",4:"DeviceCMYK"};
function ht(n,t){if(!n||n.length<132)return;const e=(0,O.bS)(n),s=a=>e.toString("latin1",a,a+4),i=e.readUInt32BE(0),o=n[8];if(!(!(i>=132&&i<=n.length&&o>=2&&o<=
4&&s(36)==="acsp"&&ae.includes(s(12)))||s(16)!==re[t]))return{bytes:n.subarray(0,i),version:o}}const lt=new WeakMap;function ce(n,{bytes:t},e){const s=lt.get(n)??
[];lt.set(n,s);const i=s.find(a=>Buffer.compare(a.bytes,t)===0);if(i)return i.ref;const o=(0,p.jd)({N:e,Alternate:(0,p.UU)(ct[e]),Filter:(0,p.UU)("FlateDecode")}),
r=n.add(new p.Z6(o,(0,et.Kc)(t)));return s.push({bytes:t,ref:r}),r}var he=x(9153);const le=n=>t=>(0,he.G6)([{field:n,message:t}]),ft="it must be a PNG or JPEG i\
mage";async function fe(n,t,e){const{bytes:s}=n,i=le(t);if(s.length===0)throw i(`is an empty file; ${ft}`);const o=(0,wt.y)(s);if(o==="a JPEG image"){const a=Gt(
s,i);return ut(a,e,t),new de(a)}if(o!=="a PNG image")throw i(`is ${o??"not an image"}; ${ft}`);const r=kt(s,i);return ut(r,e,t),new pe(r,await ee(r,e,i,t))}function ut({
width:n,height:t},{limits:{pixels:e}},s){if(!(n*t<=e))throw(0,D.F)("pixels",`The image has ${n} × ${t} pixels; at most ${e} in all are allowed`,"Make it smalle\
r first",s)}const ue={1:[1,0,0,1,0,0],2:[-1,0,0,1,1,0],3:[-1,0,0,-1,1,1],4:[1,0,0,-1,0,1],5:[0,-1,-1,0,1,1],6:[0,-1,1,0,0,1],7:[0,1,1,0,0,0],8:[0,1,-1,0,1,0]};class dt{components;profile;width;height;displayed;upright;resolution;embedded=new WeakMap;profiled=new WeakMap;constructor({
width:t,height:e,orientation:s,resolution:i},o,r){this.components=o,this.profile=r,this.width=t,this.height=e,this.upright=ue[s];const a=s>=5;this.displayed=a?{
width:e,height:t}:{width:t,height:e},this.resolution=a&&i?{x:i.y,y:i.x}:i}get iccVersion(){return this.profile?.version}get version(){return this.bitsPerComponent===
16||this.iccVersion===4?"1.5":this.transparency==="soft-mask"?"1.4":"1.3"}embed(t,{profiled:e=!1}={}){const s=e&&!this.profile&&this.components!==4,i=s?this.profiled:
this.embedded,o=i.get(t);if(o)return o;const r=s?pt({gray:this.components===1}):this.profile,a=r?[(0,p.UU)("ICCBased"),ce(t,r,this.components)]:(0,p.UU)(ct[this.
components]),c=t.add(this.stream(t,a));return i.set(t,c),c}entries(t,e){return(0,p.jd)({Type:(0,p.UU)("XObject"),Subtype:(0,p.UU)("Image"),Width:this.width,Height:this.
height,ColorSpace:t,BitsPerComponent:this.bitsPerComponent,...e})}}class de extends dt{jpeg;kind="jpeg";bitsPerComponent=8;transparency="none";constructor(t){super(
t,t.components,ht(t.profile,t.components)),this.jpeg=t}stream(t,e){const{components:s,adobe:i,plainRgb:o,data:r}=this.jpeg,a=this.entries(e,{Filter:(0,p.UU)("DC\
TDecode"),DecodeParms:o?(0,p.jd)({ColorTransform:0}):void 0,Decode:s===4&&i?[1,0,1,0,1,0,1,0]:void 0});return new p.Z6(a,r)}}class pe extends dt{png;pixels;kind="\
png";transparency;constructor(t,e){const s=t.colour.gray?1:3;super(t,s,ht(t.profile,s)??me(t)),this.png=t,this.pixels=e;const i=t.transparency!==void 0&&!t.colour.
palette;this.transparency=e.alpha?"soft-mask":i?"colour-key":"none"}get bitsPerComponent(){return this.png.depth}stream(t,e){const{png:s,pixels:i}=this,{palette:o}=s,
r=s.colour.alpha?s.channels-1:s.channels,a=this.entries(o?[(0,p.UU)("Indexed"),e,o.length/3-1,new p.Mx(o)]:e,{...this.flate(r,s.depth),SMask:i.alpha&&this.softMask(
t,i.alpha),Mask:this.transparency==="colour-key"?ge(s):void 0});return new p.Z6(a,i.colour)}softMask(t,e){const s=this.pixels.alphaDepth,i=this.entries((0,p.UU)(
"DeviceGray"),{BitsPerComponent:s,...this.flate(1,s)});return t.add(new p.Z6(i,e))}flate(t,e){const s=(0,p.jd)({Predictor:15,Colors:t,BitsPerComponent:e,Columns:this.
width});return{Filter:(0,p.UU)("FlateDecode"),DecodeParms:s}}}function ge({transparency:n,depth:t}){const e=[];for(let s=0;s<n.length;s+=2){const i=(n[s]<<8|n[s+
1])&2**t-1;e.push(i,i)}return e}function me({meaning:n,colour:{gray:t}}){if(n!==void 0)return pt(n==="sRGB"?{gray:t}:{gray:t,...n})}const pt=n=>({bytes:Ct(n),version:2})})};
