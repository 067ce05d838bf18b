"use strict";exports.id=4239,exports.ids=[4239],exports.modules={74239:((Pt,Z,m)=>{m.d(Z,{A:()=>ce});var I=m(84293),H=m(93413),p=m(16039),$=m(269);const F=274,N=282,z=283,B=296,
K=3,x=5,R={orientation:void 0,resolution:void 0};function E(n){if(n.length<14)return R;const t=new DataView(n.buffer,n.byteOffset,n.length),e=t.getUint16(0);if(e!==
18761&&e!==19789)return R;const s=e===18761,i=t.getUint32(4,s);if(t.getUint16(2,s)!==42||i+2>n.length)return R;const o=t.getUint16(i,s),r=new Map;for(let f=0,d=i+
2;f<o&&d+12<=n.length;f++,d+=12){const w=t.getUint16(d,s),P=t.getUint16(d+2,s);if(P===K&&(w===F||w===B)&&r.set(w,t.getUint16(d+8,s)),P!==x||w!==N&&w!==z)continue;
const g=t.getUint32(d+8,s);g+8<=n.length&&r.set(w,t.getUint32(g,s)/t.getUint32(g+4,s))}const a=r.get(F),c={2:1,3:2.54}[r.get(B)??2],[h,l]=[r.get(N),r.get(z)];return{
orientation:a!==void 0&&a>=1&&a<=8?a:void 0,resolution:h===void 0||l===void 0||c===void 0?void 0:b({x:h*c,y:l*c})}}function b({x:n,y:t}){const e=s=>s>=10&&s<=4800;
return e(n)&&e(t)?{x:n,y:t}:void 0}const G={195:"a lossless JPEG image",197:"a hierarchical JPEG image",198:"a hierarchical JPEG image",199:"a hierarchical loss\
less JPEG image",201:"a JPEG image with arithmetic coding",202:"a JPEG image with arithmetic coding",203:"a lossless JPEG image with arithmetic coding",205:"a h\
ierarchical JPEG image with arithmetic coding",206:"a hierarchical JPEG image with arithmetic coding",207:"a hierarchical JPEG image with arithmetic coding",247:"\
a JPEG-LS image"},v="save it as a baseline or progressive JPEG with 8 bits, or as a PNG image",T=216,M=217,bt=218,st="Exif\0\0",L="ICC_PROFILE\0";function Rt(n,t){
const e=new Ut(n,t);e.run();const{frame:s}=e;if(!s)throw t("is a JPEG image without a start of frame; it is damaged");if(e.end<0)throw t("is a JPEG image that i\
s cut short; copy or export it again");const i=e.exif&&E(e.exif),{width:o,height:r,components:a,ids:c}=s;return{width:o,height:r,components:a,orientation:i?.orientation??
1,resolution:e.jfifResolution??i?.resolution,profile:Gt(e.profileParts),adobe:e.adobe,plainRgb:c==="RGB"&&!e.adobe&&!e.jfif,data:n.subarray(0,e.end)}}class Ut{bytes;refuse;frame;jfif=!1;jfifResolution;adobe=!1;exif;profileParts=new Map;end=-1;buffer;constructor(t,e){
this.bytes=t,this.refuse=e,this.buffer=(0,$.bS)(t)}run(){const{bytes:t}=this;let e=2;for(;;){if(e=this.nextMarker(e),e<0)return;const s=t[e];if(e++,s===M){this.
end=e;return}if(s===T||s===1)continue;if(e+2>t.length)return;const i=t[e]<<8|t[e+1];if(i<2||e+i>t.length)return;const o=t.subarray(e+2,e+i);if(e+=i,s!==bt)this.
segment(s,o);else if(this.isOnlyScan(o)){const r=this.buffer.indexOf(Et,e);this.end=r<0?-1:r+2;return}}}nextMarker(t){const{bytes:e,buffer:s}=this;for(;;){if(t=
s.indexOf(255,t)+1,t===0||t>=e.length)return-1;const i=e[t];if(i!==0&&i!==255&&(i<208||i>215))return t}}isOnlyScan(t){return this.frame?.sequential===!0&&t[0]===
this.frame.components}segment(t,e){const s=G[t];if(s!==void 0)throw this.refuse(`is ${s}, which PDF cannot hold; ${v}`);if(t>=192&&t<=194)this.frame??=this.readFrame(
e,t!==194);else if(t===224&&j(e,"JFIF\0"))this.readJfif(e);else if(t===225&&j(e,st))this.exif??=e.subarray(st.length);else if(t===226&&j(e,L)&&e.length>L.length+
2){const[i,o]=e.subarray(L.length);this.profileParts.has(i)||this.profileParts.set(i,{of:o,data:e.subarray(L.length+2)})}else t===238&&j(e,"Adobe")&&e.length>=12&&
(this.adobe=!0)}readFrame(t,e){const[s=0,i=0,o=0,r=0,a=0,c=0]=t,[h,l]=[i<<8|o,r<<8|a];if(t.length<6+3*c)throw this.refuse("is a JPEG image whose start of frame \
is damaged");if(s!==8)throw this.refuse(`is a JPEG image with ${s} bits per component, which PDF cannot hold; ${v}`);if(l===0||h===0)throw this.refuse(`is a JPE\
G image of ${l} × ${h} pixels; it is empty or damaged`);if(c!==1&&c!==3&&c!==4)throw this.refuse(`is a JPEG image with ${c} components; PDF holds 1, 3 or 4`);let f="";
for(let d=0;d<c;d++)f+=String.fromCharCode(t[6+3*d]);return{width:l,height:h,components:c,ids:f,sequential:e}}readJfif(t){if(this.jfif||(this.jfif=!0,t.length<12))
return;const e={1:1,2:2.54}[t[7]],[s,i]=[t[8]<<8|t[9],t[10]<<8|t[11]];e!==void 0&&(this.jfifResolution=b({x:s*e,y:i*e}))}}const Et=Buffer.of(255,M);function Gt(n){
const t=n.size,e=[];for(let s=1;s<=t;s++){const i=n.get(s);if(i?.of!==t)return;e.push(i.data)}return t===0?void 0:Buffer.concat(e)}function j(n,t){if(n.length<t.
length)return!1;for(let e=0;e<t.length;e++)if(n[e]!==t.charCodeAt(e))return!1;return!0}const vt=[.3127,.329,.64,.33,.3,.6,.15,.06],V=[.9642,1,.8249];function Mt({
gray:n,gamma:t,primaries:e}){const s=t===void 0?Dt():St(1/t),o=[{names:["desc"],data:Ct(t===void 0?"sRGB":"Colors of a PNG image")},{names:["cprt"],data:k("text",
[...D("No copyright, use freely"),0])},{names:["wtpt"],data:J(V)}];if(n)return it("GRAY",[...o,{names:["kTRC"],data:s}]);const[r,a,c]=rt(At(e??vt));return it("R\
GB ",[...o,{names:["rXYZ"],data:J(r)},{names:["gXYZ"],data:J(a)},{names:["bXYZ"],data:J(c)},{names:["rTRC","gTRC","bTRC"],data:s}])}function it(n,t){const e=t.flatMap(
({names:h})=>h).length,s=132+12*e,i=t.reduce((h,{data:l})=>h+l.length,s),o=new Uint8Array(i),r=new DataView(o.buffer);r.setUint32(0,i),r.setUint32(8,34603008),o.
set(D(`mntr${n}XYZ `),12);for(const[h,l]of[2e3,1,1,0,0,0].entries())r.setUint16(24+2*h,l);o.set(D("acsp"),36),o.set(J(V).subarray(8),68),r.setUint32(128,e);let a=132,
c=s;for(const{names:h,data:l}of t){for(const f of h)o.set(D(f),a),r.setUint32(a+4,c),r.setUint32(a+8,l.length),a+=12;o.set(l,c),c+=l.length}return o}const D=n=>[
...n].map(t=>t.charCodeAt(0));function k(n,t){const e=8+t.length,s=new Uint8Array(Math.ceil(e/4)*4);return s.set(D(n)),s.set(t,8),s}function Ct(n){return k("des\
c",[0,0,0,n.length+1,...D(n),0,...new Array(78).fill(0)])}function J(n){const t=k("XYZ ",new Array(12).fill(0)),e=new DataView(t.buffer);for(const[s,i]of n.entries())
e.setInt32(8+4*s,Math.round(i*65536));return t}function St(n){const t=Math.round(n*256);return k("curv",[0,0,0,1,t>>8,t&255])}function Dt(){const t=k("curv",[0,
0,4,0,...new Array(2048).fill(0)]),e=new DataView(t.buffer);for(let s=0;s<1024;s++){const i=s/1023,o=i<=.04045?i/12.92:((i+.055)/1.055)**2.4;e.setUint16(12+2*s,
Math.round(o*65535))}return t}function At([n,t,e,s,i,o,r,a]){const c=[n/t,1,(1-n-t)/t],h=ot([[e/s,1,(1-e-s)/s],[i/o,1,(1-i-o)/o],[r/a,1,(1-r-a)/a]]),l=Q(ct(h),c),
f=h.map(g=>g.map((U,S)=>U*l[S])),[d,w]=[Q(Y,c),Q(Y,V)],P=Y.map((g,U)=>g.map(S=>S*w[U]/d[U]));return at(at(ct(Y),P),f)}const Y=[[.8951,.2664,-.1614],[-.7502,1.7135,
.0367],[.0389,-.0685,1.0296]],ot=n=>[[n[0][0],n[1][0],n[2][0]],[n[0][1],n[1][1],n[2][1]],[n[0][2],n[1][2],n[2][2]]],rt=ot,A=(n,t)=>n[0]*t[0]+n[1]*t[1]+n[2]*t[2],
Q=(n,t)=>[A(n[0],t),A(n[1],t),A(n[2],t)];function at(n,t){const e=rt(t);return n.map(s=>[A(s,e[0]),A(s,e[1]),A(s,e[2])])}function ct([[n,t,e],[s,i,o],[r,a,c]]){
const h=n*(i*c-o*a)-t*(s*c-o*r)+e*(s*a-i*r);return[[i*c-o*a,e*a-t*c,t*o-e*i],[o*r-s*c,n*c-e*r,e*s-n*o],[s*a-i*r,t*r-n*a,n*i-t*s]].map(f=>f.map(d=>d/h))}var Ot=m(
83267);const It={0:1,2:3,3:1,4:2,6:4},Nt={0:[1,2,4,8,16],2:[8,16],3:[1,2,4,8],4:[8,16],6:[8,16]},q=16<<20;function Bt(n,t){const e=new Tt(n,t),s=e.header(),{colourType:i,
depth:o}=s,r=It[i];if(s.width===0||s.height===0)throw t(`is a PNG image of ${s.width} × ${s.height} pixels; it is empty or damaged`);if(r===void 0||!Nt[i].includes(
o))throw t(`is a PNG image with ${o} bits and colour type ${i}, which does not exist; it is damaged`);e.rest();const a=i===3?kt(e,t):void 0;if(e.data.length===0)
throw t("is a PNG image without image data; it is damaged or cut short");const{ancillary:c}=e,h=c.get("eXIf");return{width:s.width,height:s.height,depth:o,colour:{
gray:i===0||i===4,palette:i===3,alpha:i>=4},channels:r,interlaced:s.interlaced,palette:a?.subarray(0,3*2**o),transparency:Jt(c.get("tRNS"),i),profile:$t(c.get("\
iCCP")),meaning:Ft(c),orientation:(h&&E(h).orientation)??1,resolution:jt(c.get("pHYs")),data:e.data}}class Tt{bytes;refuse;palette;ancillary=new Map;data=[];at=8;type="";constructor(t,e){
this.bytes=t,this.refuse=e}header(){const t=this.next();if(this.type==="CgBI")throw this.refuse("is a PNG image in Apple's own form (CgBI), which other programs\
 cannot read; export it as an ordinary PNG");if(!t||this.type!=="IHDR"||t.length!==13)throw this.refuse("is a PNG image without a header; it is damaged");const[
e,s,i]=t.subarray(10);if(e!==0||s!==0||i>1)throw this.refuse("is a PNG image with a compression, filter or interlace method that does not exist; it is damaged");
return{width:C(t,0),height:C(t,4),depth:t[8],colourType:t[9],interlaced:i===1}}rest(){for(let t=this.next();t&&this.type!=="IEND";t=this.next()){const{type:e}=this;
if(e==="IDAT")t.length>0&&this.data.push(t);else if(e==="PLTE")this.palette??=t;else if(e.charCodeAt(0)&32)this.ancillary.has(e)||this.ancillary.set(e,t);else throw this.
refuse("is a PNG image with a critical chunk that is not known; export it as an ordinary PNG")}}next(){const{bytes:t,at:e}=this;if(e+12>t.length)return;const s=C(
t,e);return this.type=(0,$.bS)(t).toString("latin1",e+4,e+8),this.at=e+12+s,t.subarray(e+8,Math.min(e+8+s,t.length))}}function kt({palette:n},t){if(!n)throw t("\
is a PNG image without its palette; it is damaged");if(n.length===0||n.length%3!==0||n.length>768)throw t("is a PNG image whose palette is damaged");return n}function Jt(n,t){
if(!n)return;if(t===3)return n.length>0?n:void 0;const e={0:2,2:6}[t];return e!==void 0&&n.length>=e?n.subarray(0,e):void 0}function $t(n){if(!n)return;const t=n.
indexOf(0);if(!(t<0||t>79||n[t+1]!==0))try{const e={stream:q,total:q,remaining:q};return(0,Ot.tN)("FlateDecode",n.subarray(t+2),void 0,e)}catch{return}}function Ft(n){
if(n.has("sRGB"))return"sRGB";const t=n.get("gAMA");if(t?.length!==4)return;const e=C(t,0)/1e5;if(e<.1||e>10)return;const s=Lt(n.get("cHRM"));return Math.abs(e-
1/2.2)<.01&&(!s||s.every((o,r)=>zt(o,ht[r])))?"sRGB":{gamma:e,primaries:s}}const zt=(n,t)=>Math.abs(n-t)<.005,ht=[.3127,.329,.64,.33,.3,.6,.15,.06];function Lt(n){
if(n?.length!==32)return;const t=ht.map((e,s)=>C(n,4*s)/1e5);return t.every((e,s)=>e<=1&&(s%2===0||e>.001))?t:void 0}function jt(n){if(!(n?.length!==9||n[8]!==1))
return b({x:C(n,0)*.0254,y:C(n,4)*.0254})}const C=(n,t)=>n[t]*16777216+(n[t+1]<<16|n[t+2]<<8|n[t+3]);var Yt=m(36507),Wt=m(40537),Xt=m(348);const Zt=10;async function _(n,t,e,s,i){
const{ending:o,reached:r}=await(0,Wt.Q)(n,t,e,s==="look"?1:Zt,i);return r<t?o==="damaged"?"damaged":"short":o==="clean"?"proved":"complete"}class lt{step;done;wrong=!1;row;above;filled=0;constructor(t,e,s){
this.step=e,this.done=s,this.row=new Uint8Array(t+1),this.above=new Uint8Array(t)}take(t){const{row:e}=this;for(let s=0;s<t.length;){if(this.filled===0&&t.length-
s>=e.length){this.finish(t.subarray(s,s+e.length)),s+=e.length;continue}const i=Math.min(e.length-this.filled,t.length-s);e.set(t.subarray(s,s+i),this.filled),this.
filled+=i,s+=i,!(this.filled<e.length)&&(this.filled=0,this.finish(e))}}finish(t){t[0]>4&&(this.wrong=!0),Ht(t,this.above,this.step),this.above.set(t.subarray(1)),
this.done(this.above,t[0])}}function Ht(n,t,e){const s=n[0],i=n.length;if(s===1)for(let o=1+e;o<i;o++)n[o]=n[o]+n[o-e];else if(s===2)for(let o=1;o<i;o++)n[o]=n[o]+
t[o-1];else if(s===3)for(let o=1;o<i;o++)n[o]=n[o]+((o>e?n[o-e]:0)+t[o-1]>>1);else if(s===4)for(let o=1;o<i;o++){const r=o>e?n[o-e]:0;n[o]=n[o]+ft(r,t[o-1],o>e?
t[o-1-e]:0)}}function ft(n,t,e){const s=n+t-e,[i,o,r]=[Math.abs(s-n),Math.abs(s-t),Math.abs(s-e)];return i<=o&&i<=r?n:o<=r?t:e}class ut{length;step;output=new Xt.
k(16384);zlib=(0,Yt.i)({level:6},this.output);above;batch;filled=0;constructor(t,e){this.length=t,this.step=e,this.above=new Uint8Array(t),this.batch=new Uint8Array(
this.batchSize)}get batchSize(){return Math.max(1,Math.floor(65536/(this.length+1)))*(this.length+1)}add(t,e){const{batch:s,above:i,step:o,length:r}=this;let a=this.
filled;s[a++]=e;for(let c=0;c<r;c++){const h=c>=o?t[c-o]:0,l=i[c];let f=0;e===1?f=h:e===2?f=l:e===3?f=h+l>>1:e===4&&(f=ft(h,l,c>=o?i[c-o]:0)),s[a++]=t[c]-f}i.set(
t.subarray(0,r)),this.filled=a,a===s.length&&this.flush(!1)}finish(){return this.flush(!0),this.output.bytes}flush(t){this.zlib.push(this.batch.subarray(0,this.
filled),t),this.batch=new Uint8Array(t?0:this.batchSize),this.filled=0}}const Kt=[{x:0,y:0,across:8,down:8},{x:4,y:0,across:8,down:8},{x:0,y:4,across:4,down:8},
{x:2,y:0,across:4,down:4},{x:0,y:2,across:2,down:4},{x:1,y:0,across:2,down:2},{x:0,y:1,across:1,down:2}];async function Vt({width:n,height:t,channels:e,depth:s,
colour:i,data:o},r,a,c,h){const l=e*s,f=Math.max(1,l>>3),d=new Uint8Array(r*t),w=Kt.map(u=>({...u,columns:Math.ceil((n-u.x)/u.across),rows:Math.ceil((t-u.y)/u.down)})).
filter(({columns:u,rows:y})=>u>0&&y>0);let P=0,g=0;const U=()=>{const u=w[P],y=Math.ceil(u.columns*l/8);return g=0,new lt(y,f,O=>{const xt=(u.y+g*u.down)*r;l>=8?
qt(O,d,xt+u.x*f,u.across*f,f):_t(O,u.columns,d,xt,u.x,u.across,l),g++})},S=w.map(({columns:u,rows:y})=>y*(Math.ceil(u*l/8)+1));let X=S[0];const nt=[U()],pe=await _(
o,Qt(S),a,"look",u=>{for(let y=0;y<u.length;){const O=Math.min(X,u.length-y);nt[P].take(u.subarray(y,y+O)),y+=O,X-=O,!(X>0||P+1===w.length)&&(P++,X=S[P],nt.push(
U()))}});c(nt.some(({wrong:u})=>u)?"damaged":pe);const ge=i.palette||s<8?0:4;for(let u=0;u<t;u++){h(d.subarray(u*r,(u+1)*r),ge);const y=a.step(r*8);y&&await y}}
const Qt=n=>n.reduce((t,e)=>t+e,0);function qt(n,t,e,s,i){for(let o=0,r=e;o<n.length;r+=s-i)for(let a=0;a<i;a++)t[r++]=n[o++]}function _t(n,t,e,s,i,o,r){const a=(1<<
r)-1;for(let c=0;c<t;c++){const h=c*r,l=n[h>>3]>>8-r-(h&7)&a,f=(i+c*o)*r;e[s+(f>>3)]|=l<<8-r-(f&7)}}const te=(n,t)=>Math.ceil(n*t/8);async function ee(n,t,e,s){
const{width:i,height:o,channels:r,depth:a,colour:c}=n,h=te(i,r*a),l=o*(h+1),f=n.data.reduce((g,{length:U})=>g+U,0);if(l>f*1032+1032)throw e(et(n));const{imageBytes:d,
streamBytes:w}=t.limits;if(l>d)throw(0,I.F)("imageBytes",`The image has ${l} bytes of pixels; at most ${d} are allowed`,"Make it smaller first");if(n.interlaced&&
l>w)throw(0,I.F)("streamBytes",`The interlaced image has ${l} bytes of pixels; at most ${w} are allowed`,"Save it without interlacing first",s);const P=n.transparency!==
void 0&&!tt(n);if(!n.interlaced&&!c.alpha&&!P){const g=await se(n,h,l,t);if(g==="proved")return{colour:ne(n.data),alpha:void 0,alphaDepth:8};if(g!=="complete")throw e(
g==="short"?et(n):dt)}return ie(n,h,l,t,e)}const tt=({transparency:n,colour:t,depth:e})=>n!==void 0&&!t.palette&&e<16,dt="is a PNG image whose pixels are damage\
d; copy or export it again",et=({width:n,height:t})=>`is a PNG image that is cut short: its data is less than ${n} × ${t} pixels; copy or export it again`,ne=n=>n.
length===1?n[0]:Buffer.concat(n);async function se({data:n},t,e,{pace:s}){const i={wrong:!1,bytes:0},o=await _(n,e,s,"look",r=>{const a=(t+1-i.bytes%(t+1))%(t+1);
for(let c=a;c<r.length;c+=t+1)r[c]>4&&(i.wrong=!0);i.bytes+=r.length});return i.wrong?"damaged":o}async function ie(n,t,e,s,i){const o=new oe(n,t);if(n.interlaced)
await Vt(n,t,s.pace,pt(n,i),(r,a)=>o.add(r,a));else{const r=Math.max(1,n.channels*n.depth>>3),a=new lt(t,r,(h,l)=>o.add(h,l)),c=await _(n.data,e,s.pace,"work",h=>a.
take(h));pt(n,i)(a.wrong?"damaged":c)}return o.finish()}const pt=(n,t)=>e=>{if(e==="short")throw t(et(n));if(e==="damaged")throw t(dt)};class oe{png;colour;alpha;colourRow;alphaRow;bytesPerSample;entries;key;alphaDepth;opaque=!0;constructor(t,e){
this.png=t;const{width:s,depth:i,channels:o,colour:r,transparency:a}=t,c=this.bytesPerSample=i===16?2:1,h=r.alpha?o-1:o,l=r.alpha?s*h*c:e;this.colour=new ut(l,r.
alpha?h*c:Math.max(1,o*i>>3)),this.colourRow=new Uint8Array(r.alpha?l:0),r.palette&&a&&(this.entries=new Uint8Array(256).fill(255),this.entries.set(a.subarray(0,
256))),!r.palette&&!tt(t)&&(this.key=a);const f=r.alpha||this.entries!==void 0||this.key!==void 0;this.alphaDepth=r.alpha&&i===16?16:8,this.alphaRow=new Uint8Array(
f?s*this.alphaDepth>>3:0),f&&(this.alpha=new ut(this.alphaRow.length,this.alphaDepth>>3))}add(t,e){if(this.png.colour.alpha)this.separate(t),this.colour.add(this.
colourRow,e),this.alpha.add(this.alphaRow,e);else{if(this.colour.add(t,e),this.entries)this.lookUp(t,this.entries);else if(this.key)this.compare(t,this.key);else
return;this.alpha.add(this.alphaRow,0)}this.opaque&&(this.opaque=this.alphaRow.every(s=>s===255))}finish(){const t=this.opaque?void 0:this.alpha?.finish();return{
colour:this.colour.finish(),alpha:t,alphaDepth:this.alphaDepth}}compare(t,e){const{alphaRow:s}=this;for(let i=0,o=0;i<s.length;i++,o+=e.length){let r=0;for(;r<e.
length&&t[o+r]===e[r];)r++;s[i]=r===e.length?0:255}}separate(t){const{colourRow:e,alphaRow:s,bytesPerSample:i}=this,o=(this.png.channels-1)*i;let r=0,a=0;for(let c=0;c<
s.length;){for(let h=0;h<o;h++)e[a++]=t[r++];for(let h=0;h<i;h++)s[c++]=t[r++]}}lookUp(t,e){const{alphaRow:s}=this,{depth:i}=this.png,o=(1<<i)-1;for(let r=0;r<s.
length;r++){const a=r*i;s[r]=e[t[a>>3]>>8-i-(a&7)&o]}}}var W=m(57857),re=m(49153);const ae=n=>t=>(0,re.G6)([{field:n,message:t}]),gt="it must be a PNG or JPEG i\
mage";async function ce(n,t,e){const{bytes:s}=n,i=ae(t);if(s.length===0)throw i(`is an empty file; ${gt}`);const o=(0,H.y)(s);if(o==="a JPEG image"){const a=Rt(
s,i);return mt(a,e,t),new le(a)}if(o!=="a PNG image")throw i(`is ${o??"not an image"}; ${gt}`);const r=Bt(s,i);return mt(r,e,t),new fe(r,await ee(r,e,i,t))}function mt({
width:n,height:t},{limits:{pixels:e}},s){if(!(n*t<=e))throw(0,I.F)("pixels",`The image has ${n} × ${t} pixels; at most ${e} in all are allowed`,"Make it smalle\
r first",s)}const he={1:[1,0,0,1,0,0],2:[-1,0,0,1,1,0],3:[-1,0,0,-1,1,1],4:[1,0,0,-1,0,1],5:[0,-1,-1,0,1,1],6:[0,-1,1,0,0,1],7:[0,1,1,0,0,0],8:[0,1,-1,0,1,0]};class wt{components;profile;width;height;displayed;upright;resolution;embedded=new WeakMap;profiled=new WeakMap;constructor({
width:t,height:e,orientation:s,resolution:i},o,r){this.components=o,this.profile=r,this.width=t,this.height=e,this.upright=he[s];const a=s>=5;this.displayed=a?{
width:e,height:t}:{width:t,height:e},this.resolution=a&&i?{x:i.y,y:i.x}:i}get iccVersion(){return this.profile?.version}get version(){return this.bitsPerComponent===
16||this.iccVersion===4?"1.5":this.transparency==="soft-mask"?"1.4":"1.3"}embed(t,{profiled:e=!1}={}){const s=e&&!this.profile&&this.components!==4,i=s?this.profiled:
this.embedded,o=i.get(t);if(o)return o;const r=s?yt({gray:this.components===1}):this.profile,a=r?[(0,p.UU)("ICCBased"),(0,W.R1)(t,r,this.components)]:(0,p.UU)(W.
To[this.components]),c=t.add(this.stream(t,a));return i.set(t,c),c}entries(t,e){return(0,p.jd)({Type:(0,p.UU)("XObject"),Subtype:(0,p.UU)("Image"),Width:this.width,
Height:this.height,ColorSpace:t,BitsPerComponent:this.bitsPerComponent,...e})}}class le extends wt{jpeg;kind="jpeg";bitsPerComponent=8;transparency="none";constructor(t){
super(t,t.components,(0,W.hh)(t.profile,t.components)),this.jpeg=t}stream(t,e){const{components:s,adobe:i,plainRgb:o,data:r}=this.jpeg,a=this.entries(e,{Filter:(0,p.
UU)("DCTDecode"),DecodeParms:o?(0,p.jd)({ColorTransform:0}):void 0,Decode:s===4&&i?[1,0,1,0,1,0,1,0]:void 0});return new p.Z6(a,r)}}class fe extends wt{png;pixels;kind="\
png";transparency;constructor(t,e){const s=t.colour.gray?1:3;super(t,s,(0,W.hh)(t.profile,s)??de(t)),this.png=t,this.pixels=e,this.transparency=e.alpha?"soft-ma\
sk":tt(t)?"colour-key":"none"}get bitsPerComponent(){return this.png.depth}stream(t,e){const{png:s,pixels:i}=this,{palette:o}=s,r=s.colour.alpha?s.channels-1:s.
channels,a=this.entries(o?[(0,p.UU)("Indexed"),e,o.length/3-1,new p.Mx(o)]:e,{...this.flate(r,s.depth),SMask:i.alpha&&this.softMask(t,i.alpha),Mask:this.transparency===
"colour-key"?ue(s):void 0});return new p.Z6(a,i.colour)}softMask(t,e){const s=this.pixels.alphaDepth,i=this.entries((0,p.UU)("DeviceGray"),{BitsPerComponent:s,...this.
flate(1,s)});return t.add(new p.Z6(i,e))}flate(t,e){const s=(0,p.jd)({Predictor:15,Colors:t,BitsPerComponent:e,Columns:this.width});return{Filter:(0,p.UU)("Flat\
eDecode"),DecodeParms:s}}}function ue({transparency:n,depth:t}){const e=[];for(let s=0;s<n.length;s+=2){const i=(n[s]<<8|n[s+1])&2**t-1;e.push(i,i)}return e}function de({
meaning:n,colour:{gray:t}}){if(n!==void 0)return yt(n==="sRGB"?{gray:t}:{gray:t,...n})}const yt=n=>({bytes:Mt(n),version:2})}),57857:((Pt,Z,m)=>{m.d(Z,{R1:()=>K,
To:()=>N,hh:()=>z});var I=m(83267),H=m(269),p=m(16039);const $={1:"GRAY",3:"RGB ",4:"CMYK"},F=["scnr","mntr","prtr","spac"],N={1:"DeviceGray",3:"DeviceRGB",4:"D\
eviceCMYK"};function z(x,R){if(!x||x.length<132)return;const E=(0,H.bS)(x),b=M=>E.toString("latin1",M,M+4),G=E.readUInt32BE(0),v=x[8];if(!(!(G>=132&&G<=x.length&&
v>=2&&v<=4&&b(36)==="acsp"&&F.includes(b(12)))||b(16)!==$[R]))return{bytes:x.subarray(0,G),version:v}}const B=new WeakMap;function K(x,{bytes:R},E){const b=B.get(
x)??[];B.set(x,b);const G=b.find(M=>Buffer.compare(M.bytes,R)===0);if(G)return G.ref;const v=(0,p.jd)({N:E,Alternate:(0,p.UU)(N[E]),Filter:(0,p.UU)("FlateDecode")}),
T=x.add(new p.Z6(v,(0,I.Kc)(R)));return b.push({bytes:R,ref:T}),T}})};
