var N=Object.defineProperty;var gt=Object.getOwnPropertyDescriptor;var mt=Object.getOwnPropertyNames;var wt=Object.prototype.hasOwnProperty;var yt=(t,e)=>{for(var i in e)N(t,i,{get:e[i],enumerable:!0})},bt=(t,e,i,a)=>{if(e&&typeof e=="object"||typeof e=="function")for(let s of mt(e))!wt.call(t,s)&&s!==
i&&N(t,s,{get:()=>e[s],enumerable:!(a=gt(e,s))||a.enumerable});return t};var vt=t=>bt(N({},"__esModule",{value:!0}),t);var ue={};yt(ue,{a:()=>ct});module.exports=vt(ue);var E=require("./chunk-OWBHEB44.js"),v=require("./chunk-6YBJABQD.js"),c=require("./chunk-IO24KDZ3.js"),O=require("./chunk-QY672WF6.js"),
dt=require("./chunk-D5RTHP3X.js"),$={orientation:void 0,resolution:void 0};function q(t){if(t.length<14)return $;let e=new DataView(t.buffer,t.byteOffset,t.length),
i=e.getUint16(0);if(i!==18761&&i!==19789)return $;let a=i===18761,s=e.getUint32(4,a);if(e.getUint16(2,a)!==42||s+2>t.length)return $;let r=e.getUint16(s,a),o=new Map;
for(let u=0,g=s+2;u<r&&g+12<=t.length;u++,g+=12){let m=e.getUint16(g,a),y=e.getUint16(g+2,a);if(y===3&&(m===274||m===296)&&o.set(m,e.getUint16(g+8,a)),y!==5||m!==
282&&m!==283)continue;let p=e.getUint32(g+8,a);p+8<=t.length&&o.set(m,e.getUint32(p,a)/e.getUint32(p+4,a))}let n=o.get(274),h={2:1,3:2.54}[o.get(296)??2],[f,l]=[
o.get(282),o.get(283)];return{orientation:n!==void 0&&n>=1&&n<=8?n:void 0,resolution:f===void 0||l===void 0||h===void 0?void 0:S({x:f*h,y:l*h})}}function S({x:t,
y:e}){let i=a=>a>=10&&a<=4800;return i(t)&&i(e)?{x:t,y:e}:void 0}var Pt={195:"a lossless JPEG image",197:"a hierarchical JPEG image",198:"a hierarchical JPEG im\
age",199:"a hierarchical lossless JPEG image",201:"a JPEG image with arithmetic coding",202:"a JPEG image with arithmetic coding",203:"a lossless JPEG image wit\
h arithmetic coding",205:"a hierarchical JPEG image with arithmetic coding",206:"a hierarchical JPEG image with arithmetic coding",207:"a hierarchical JPEG imag\
e with arithmetic coding",247:"a JPEG-LS image"},z="save it as a baseline or progressive JPEG with 8 bits, or as a PNG image",xt=216,V=217,Gt=218,Z="Exif\0\0",A="\
ICC_PROFILE\0";function Mt(t,e){let i=new Rt(t,e);i.run();let{frame:a}=i;if(!a)throw e("is a JPEG image without a start of frame; it is damaged");if(i.end<0)throw e(
"is a JPEG image that is cut short; copy or export it again");let s=i.exif&&q(i.exif),{width:r,height:o,components:n,ids:h}=a;return{width:r,height:o,components:n,
orientation:s?.orientation??1,resolution:i.jfifResolution??s?.resolution,profile:Ut(i.profileParts),adobe:i.adobe,plainRgb:h==="RGB"&&!i.adobe&&!i.jfif,data:t.subarray(
0,i.end)}}var Rt=class{constructor(t,e){this.bytes=t,this.refuse=e,this.buffer=(0,c.o)(t)}bytes;refuse;frame;jfif=!1;jfifResolution;adobe=!1;exif;profileParts=new Map;end=-1;buffer;run(){
let{bytes:t}=this,e=2;for(;;){if(e=this.nextMarker(e),e<0)return;let i=t[e];if(e++,i===V){this.end=e;return}if(i===xt||i===1)continue;if(e+2>t.length)return;let a=t[e]<<
8|t[e+1];if(a<2||e+a>t.length)return;let s=t.subarray(e+2,e+a);if(e+=a,i!==Gt)this.segment(i,s);else if(this.isOnlyScan(s)){let r=this.buffer.indexOf(Ct,e);this.
end=r<0?-1:r+2;return}}}nextMarker(t){let{bytes:e,buffer:i}=this;for(;;){if(t=i.indexOf(255,t)+1,t===0||t>=e.length)return-1;let a=e[t];if(a!==0&&a!==255&&(a<208||
a>215))return t}}isOnlyScan(t){return this.frame?.sequential===!0&&t[0]===this.frame.components}segment(t,e){let i=Pt[t];if(i!==void 0)throw this.refuse(`is ${i}\
, which PDF cannot hold; ${z}`);if(t>=192&&t<=194)this.frame??=this.readFrame(e,t!==194);else if(t===224&&B(e,"JFIF\0"))this.readJfif(e);else if(t===225&&B(e,Z))
this.exif??=e.subarray(Z.length);else if(t===226&&B(e,A)&&e.length>A.length+2){let[a,s]=e.subarray(A.length);this.profileParts.has(a)||this.profileParts.set(a,{
of:s,data:e.subarray(A.length+2)})}else t===238&&B(e,"Adobe")&&e.length>=12&&(this.adobe=!0)}readFrame(t,e){let[i=0,a=0,s=0,r=0,o=0,n=0]=t,[h,f]=[a<<8|s,r<<8|o];
if(t.length<6+3*n)throw this.refuse("is a JPEG image whose start of frame is damaged");if(i!==8)throw this.refuse(`is a JPEG image with ${i} bits per component,\
 which PDF cannot hold; ${z}`);if(f===0||h===0)throw this.refuse(`is a JPEG image of ${f} × ${h} pixels; it is empty or damaged`);if(n!==1&&n!==3&&n!==4)throw this.
refuse(`is a JPEG image with ${n} components; PDF holds 1, 3 or 4`);let l="";for(let u=0;u<n;u++)l+=String.fromCharCode(t[6+3*u]);return{width:f,height:h,components:n,
ids:l,sequential:e}}readJfif(t){if(this.jfif||(this.jfif=!0,t.length<12))return;let e={1:1,2:2.54}[t[7]],[i,a]=[t[8]<<8|t[9],t[10]<<8|t[11]];e!==void 0&&(this.jfifResolution=
S({x:i*e,y:a*e}))}},Ct=Buffer.of(255,V);function Ut(t){let e=t.size,i=[];for(let a=1;a<=e;a++){let s=t.get(a);if(s?.of!==e)return;i.push(s.data)}return e===0?void 0:
Buffer.concat(i)}function B(t,e){if(t.length<e.length)return!1;for(let i=0;i<e.length;i++)if(t[i]!==e.charCodeAt(i))return!1;return!0}var kt=[.3127,.329,.64,.33,
.3,.6,.15,.06],j=[.9642,1,.8249];function At({gray:t,gamma:e,primaries:i}){let a=e===void 0?Et():Dt(1/e),s=[{names:["desc"],data:Bt(e===void 0?"sRGB":"Colors of\
 a PNG image")},{names:["cprt"],data:C("text",[...M("No copyright, use freely"),0])},{names:["wtpt"],data:U(j)}];if(t)return H("GRAY",[...s,{names:["kTRC"],data:a}]);
let[r,o,n]=L(Jt(i??kt));return H("RGB ",[...s,{names:["rXYZ"],data:U(r)},{names:["gXYZ"],data:U(o)},{names:["bXYZ"],data:U(n)},{names:["rTRC","gTRC","bTRC"],data:a}])}
function H(t,e){let i=e.flatMap(({names:f})=>f).length,a=132+12*i,s=e.reduce((f,{data:l})=>f+l.length,a),r=new Uint8Array(s),o=new DataView(r.buffer);o.setUint32(
0,s),o.setUint32(8,34603008),r.set(M(`mntr${t}XYZ `),12);for(let[f,l]of[2e3,1,1,0,0,0].entries())o.setUint16(24+2*f,l);r.set(M("acsp"),36),r.set(U(j).subarray(8),
68),o.setUint32(128,i);let n=132,h=a;for(let{names:f,data:l}of e){for(let u of f)r.set(M(u),n),o.setUint32(n+4,h),o.setUint32(n+8,l.length),n+=12;r.set(l,h),h+=
l.length}return r}var M=t=>[...t].map(e=>e.charCodeAt(0));function C(t,e){let i=8+e.length,a=new Uint8Array(Math.ceil(i/4)*4);return a.set(M(t)),a.set(e,8),a}function Bt(t){
return C("desc",[0,0,0,t.length+1,...M(t),0,...new Array(78).fill(0)])}function U(t){let e=C("XYZ ",new Array(12).fill(0)),i=new DataView(e.buffer);for(let[a,s]of t.
entries())i.setInt32(8+4*a,Math.round(s*65536));return e}function Dt(t){let e=Math.round(t*256);return C("curv",[0,0,0,1,e>>8,e&255])}function Et(){let t=C("cur\
v",[0,0,4,0,...new Array(2048).fill(0)]),e=new DataView(t.buffer);for(let i=0;i<1024;i++){let a=i/1023,s=a<=.04045?a/12.92:((a+.055)/1.055)**2.4;e.setUint16(12+
2*i,Math.round(s*65535))}return t}function Jt([t,e,i,a,s,r,o,n]){let h=[t/e,1,(1-t-e)/e],f=W([[i/a,1,(1-i-a)/a],[s/r,1,(1-s-r)/r],[o/n,1,(1-o-n)/n]]),l=F(_(f),h),
u=f.map(p=>p.map((b,P)=>b*l[P])),[g,m]=[F(D,h),F(D,j)],y=D.map((p,b)=>p.map(P=>P*m[b]/g[b]));return K(K(_(D),y),u)}var D=[[.8951,.2664,-.1614],[-.7502,1.7135,.0367],
[.0389,-.0685,1.0296]],W=t=>[[t[0][0],t[1][0],t[2][0]],[t[0][1],t[1][1],t[2][1]],[t[0][2],t[1][2],t[2][2]]],L=W,R=(t,e)=>t[0]*e[0]+t[1]*e[1]+t[2]*e[2],F=(t,e)=>[
R(t[0],e),R(t[1],e),R(t[2],e)];function K(t,e){let i=L(e);return t.map(a=>[R(a,i[0]),R(a,i[1]),R(a,i[2])])}function _([[t,e,i],[a,s,r],[o,n,h]]){let f=t*(s*h-r*
n)-e*(a*h-r*o)+i*(a*n-s*o);return[[s*h-r*n,i*n-e*h,e*r-i*s],[r*o-a*h,t*h-i*o,i*a-t*r],[a*n-s*o,e*o-t*n,t*s-e*a]].map(l=>l.map(u=>u/f))}var Nt={0:1,2:3,3:1,4:2,6:4},
$t={0:[1,2,4,8,16],2:[8,16],3:[1,2,4,8],4:[8,16],6:[8,16]},I=16<<20;function St(t,e){let i=new jt(t,e),a=i.header(),{colourType:s,depth:r}=a,o=Nt[s];if(a.width===
0||a.height===0)throw e(`is a PNG image of ${a.width} × ${a.height} pixels; it is empty or damaged`);if(o===void 0||!$t[s].includes(r))throw e(`is a PNG image \
with ${r} bits and colour type ${s}, which does not exist; it is damaged`);i.rest();let n=s===3?Ft(i,e):void 0;if(i.data.length===0)throw e("is a PNG image with\
out image data; it is damaged or cut short");let{ancillary:h}=i,f=h.get("eXIf");return{width:a.width,height:a.height,depth:r,colour:{gray:s===0||s===4,palette:s===
3,alpha:s>=4},channels:o,interlaced:a.interlaced,palette:n?.subarray(0,3*2**r),transparency:It(h.get("tRNS"),s),profile:Tt(h.get("iCCP")),meaning:Yt(h),orientation:(f&&
q(f).orientation)??1,resolution:qt(h.get("pHYs")),data:i.data}}var jt=class{constructor(t,e){this.bytes=t,this.refuse=e}bytes;refuse;palette;ancillary=new Map;data=[];at=8;type="";header(){
let t=this.next();if(this.type==="CgBI")throw this.refuse("is a PNG image in Apple's own form (CgBI), which other programs cannot read; export it as an ordinary\
 PNG");if(!t||this.type!=="IHDR"||t.length!==13)throw this.refuse("is a PNG image without a header; it is damaged");let[e,i,a]=t.subarray(10);if(e!==0||i!==0||a>
1)throw this.refuse("is a PNG image with a compression, filter or interlace method that does not exist; it is damaged");return{width:x(t,0),height:x(t,4),depth:t[8],
colourType:t[9],interlaced:a===1}}rest(){for(let t=this.next();t&&this.type!=="IEND";t=this.next()){let{type:e}=this;if(e==="IDAT")t.length>0&&this.data.push(t);else if(e===
"PLTE")this.palette??=t;else if(e.charCodeAt(0)&32)this.ancillary.has(e)||this.ancillary.set(e,t);else throw this.refuse("is a PNG image with a critical chunk t\
hat is not known; export it as an ordinary PNG")}}next(){let{bytes:t,at:e}=this;if(e+12>t.length)return;let i=x(t,e);return this.type=(0,c.o)(t).toString("latin\
1",e+4,e+8),this.at=e+12+i,t.subarray(e+8,Math.min(e+8+i,t.length))}};function Ft({palette:t},e){if(!t)throw e("is a PNG image without its palette; it is damage\
d");if(t.length===0||t.length%3!==0||t.length>768)throw e("is a PNG image whose palette is damaged");return t}function It(t,e){if(!t)return;if(e===3)return t.length>
0?t:void 0;let i={0:2,2:6}[e];return i!==void 0&&t.length>=i?t.subarray(0,i):void 0}function Tt(t){if(!t)return;let e=t.indexOf(0);if(!(e<0||e>79||t[e+1]!==0))try{
let i={stream:I,total:I,remaining:I};return(0,v.i)("FlateDecode",t.subarray(e+2),void 0,i)}catch{return}}function Yt(t){if(t.has("sRGB"))return"sRGB";let e=t.get(
"gAMA");if(e?.length!==4)return;let i=x(e,0)/1e5;if(i<.1||i>10)return;let a=Xt(t.get("cHRM"));return Math.abs(i-1/2.2)<.01&&(!a||a.every((s,r)=>Ot(s,Q[r])))?"sR\
GB":{gamma:i,primaries:a}}var Ot=(t,e)=>Math.abs(t-e)<.005,Q=[.3127,.329,.64,.33,.3,.6,.15,.06];function Xt(t){if(t?.length!==32)return;let e=Q.map((i,a)=>x(t,4*
a)/1e5);return e.every((i,a)=>i<=1&&(a%2===0||i>.001))?e:void 0}function qt(t){if(!(t?.length!==9||t[8]!==1))return S({x:x(t,0)*.0254,y:x(t,4)*.0254})}var x=(t,e)=>t[e]*
16777216+(t[e+1]<<16|t[e+2]<<8|t[e+3]),zt=10;async function T(t,e,i,a,s){let{ending:r,reached:o}=await(0,E.c)(t,e,i,a==="look"?1:zt,s);return o<e?r==="damaged"?
"damaged":"short":r==="clean"?"proved":"complete"}var tt=class{constructor(t,e,i){this.step=e,this.done=i,this.row=new Uint8Array(t+1),this.above=new Uint8Array(
t)}step;done;wrong=!1;row;above;filled=0;take(t){let{row:e}=this;for(let i=0;i<t.length;){if(this.filled===0&&t.length-i>=e.length){this.finish(t.subarray(i,i+e.
length)),i+=e.length;continue}let a=Math.min(e.length-this.filled,t.length-i);e.set(t.subarray(i,i+a),this.filled),this.filled+=a,i+=a,!(this.filled<e.length)&&
(this.filled=0,this.finish(e))}}finish(t){t[0]>4&&(this.wrong=!0),Vt(t,this.above,this.step),this.above.set(t.subarray(1)),this.done(this.above,t[0])}};function Vt(t,e,i){
let a=t[0],s=t.length;if(a===1)for(let r=1+i;r<s;r++)t[r]=t[r]+t[r-i];else if(a===2)for(let r=1;r<s;r++)t[r]=t[r]+e[r-1];else if(a===3)for(let r=1;r<s;r++)t[r]=
t[r]+((r>i?t[r-i]:0)+e[r-1]>>1);else if(a===4)for(let r=1;r<s;r++){let o=r>i?t[r-i]:0;t[r]=t[r]+et(o,e[r-1],r>i?e[r-1-i]:0)}}function et(t,e,i){let a=t+e-i,[s,r,
o]=[Math.abs(a-t),Math.abs(a-e),Math.abs(a-i)];return s<=r&&s<=o?t:r<=o?e:i}var it=class{constructor(t,e){this.length=t,this.step=e,this.above=new Uint8Array(t),
this.batch=new Uint8Array(this.batchSize)}length;step;output=new v.f(16384);zlib=(0,v.e)({level:6},this.output);above;batch;filled=0;get batchSize(){return Math.
max(1,Math.floor(65536/(this.length+1)))*(this.length+1)}add(t,e){let{batch:i,above:a,step:s,length:r}=this,o=this.filled;i[o++]=e;for(let n=0;n<r;n++){let h=n>=
s?t[n-s]:0,f=a[n],l=0;e===1?l=h:e===2?l=f:e===3?l=h+f>>1:e===4&&(l=et(h,f,n>=s?a[n-s]:0)),i[o++]=t[n]-l}a.set(t.subarray(0,r)),this.filled=o,o===i.length&&this.
flush(!1)}finish(){return this.flush(!0),this.output.bytes}flush(t){this.zlib.push(this.batch.subarray(0,this.filled),t),this.batch=new Uint8Array(t?0:this.batchSize),
this.filled=0}},Zt=[{x:0,y:0,across:8,down:8},{x:4,y:0,across:8,down:8},{x:0,y:4,across:4,down:8},{x:2,y:0,across:4,down:4},{x:0,y:2,across:2,down:4},{x:1,y:0,across:2,
down:2},{x:0,y:1,across:1,down:2}];async function Ht({width:t,height:e,channels:i,depth:a,colour:s,data:r},o,n,h,f){let l=i*a,u=Math.max(1,l>>3),g=new Uint8Array(
o*e),m=Zt.map(d=>({...d,columns:Math.ceil((t-d.x)/d.across),rows:Math.ceil((e-d.y)/d.down)})).filter(({columns:d,rows:w})=>d>0&&w>0),y=0,p=0,b=()=>{let d=m[y],w=Math.
ceil(d.columns*l/8);return p=0,new tt(w,u,G=>{let X=(d.y+p*d.down)*o;l>=8?Lt(G,g,X+d.x*u,d.across*u,u):Kt(G,d.columns,g,X,d.x,d.across,l),p++})},P=m.map(({columns:d,
rows:w})=>w*(Math.ceil(d*l/8)+1)),k=P[0],J=[b()],ut=await T(r,Wt(P),n,"look",d=>{for(let w=0;w<d.length;){let G=Math.min(k,d.length-w);J[y].take(d.subarray(w,w+
G)),w+=G,k-=G,!(k>0||y+1===m.length)&&(y++,k=P[y],J.push(b()))}});h(J.some(({wrong:d})=>d)?"damaged":ut);let pt=s.palette||a<8?0:4;for(let d=0;d<e;d++){f(g.subarray(
d*o,(d+1)*o),pt);let w=n.step(o*8);w&&await w}}var Wt=t=>t.reduce((e,i)=>e+i,0);function Lt(t,e,i,a,s){for(let r=0,o=i;r<t.length;o+=a-s)for(let n=0;n<s;n++)e[o++]=
t[r++]}function Kt(t,e,i,a,s,r,o){let n=(1<<o)-1;for(let h=0;h<e;h++){let f=h*o,l=t[f>>3]>>8-o-(f&7)&n,u=(s+h*r)*o;i[a+(u>>3)]|=l<<8-o-(u&7)}}var _t=(t,e)=>Math.
ceil(t*e/8);async function Qt(t,e,i,a){let{width:s,height:r,channels:o,depth:n,colour:h}=t,f=_t(s,o*n),l=r*(f+1),u=t.data.reduce((p,{length:b})=>p+b,0);if(l>u*1032+
1032)throw i(Y(t));let{imageBytes:g,streamBytes:m}=e.limits;if(l>g)throw(0,O.b)("imageBytes",`The image has ${l} bytes of pixels; at most ${g} are allowed`,"Mak\
e it smaller first");if(t.interlaced&&l>m)throw(0,O.b)("streamBytes",`The interlaced image has ${l} bytes of pixels; at most ${m} are allowed`,"Save it without \
interlacing first",a);let y=h.palette&&t.transparency!==void 0;if(!t.interlaced&&!h.alpha&&!y){let p=await ee(t,f,l,e);if(p==="proved")return{colour:te(t.data),
alpha:void 0,alphaDepth:8};if(p!=="complete")throw i(p==="short"?Y(t):at)}return ie(t,f,l,e,i)}var at="is a PNG image whose pixels are damaged; copy or export i\
t again",Y=({width:t,height:e})=>`is a PNG image that is cut short: its data is less than ${t} × ${e} pixels; copy or export it again`,te=t=>t.length===1?t[0]:
Buffer.concat(t);async function ee({data:t},e,i,{pace:a}){let s={wrong:!1,bytes:0},r=await T(t,i,a,"look",o=>{let n=(e+1-s.bytes%(e+1))%(e+1);for(let h=n;h<o.length;h+=
e+1)o[h]>4&&(s.wrong=!0);s.bytes+=o.length});return s.wrong?"damaged":r}async function ie(t,e,i,a,s){let r=new ae(t,e);if(t.interlaced)await Ht(t,e,a.pace,rt(t,
s),(o,n)=>r.add(o,n));else{let o=Math.max(1,t.channels*t.depth>>3),n=new tt(e,o,(f,l)=>r.add(f,l)),h=await T(t.data,i,a.pace,"work",f=>n.take(f));rt(t,s)(n.wrong?
"damaged":h)}return r.finish()}var rt=(t,e)=>i=>{if(i==="short")throw e(Y(t));if(i==="damaged")throw e(at)},ae=class{constructor(t,e){this.png=t;let{width:i,depth:a,
channels:s,colour:r,transparency:o}=t,n=this.bytesPerSample=a===16?2:1,h=r.alpha?s-1:s,f=r.alpha?i*h*n:e;this.colour=new it(f,r.alpha?h*n:Math.max(1,s*a>>3)),this.
colourRow=new Uint8Array(r.alpha?f:0),r.palette&&o&&(this.entries=new Uint8Array(256).fill(255),this.entries.set(o.subarray(0,256)));let l=r.alpha||this.entries!==
void 0;this.alphaRow=new Uint8Array(l?i*n:0),l&&(this.alpha=new it(this.alphaRow.length,n))}png;colour;alpha;colourRow;alphaRow;bytesPerSample;entries;opaque=!0;add(t,e){
if(this.png.colour.alpha)this.separate(t),this.colour.add(this.colourRow,e),this.alpha.add(this.alphaRow,e);else{if(this.colour.add(t,e),!this.entries)return;this.
lookUp(t,this.entries),this.alpha.add(this.alphaRow,0)}this.opaque&&(this.opaque=this.alphaRow.every(i=>i===255))}finish(){let t=this.opaque?void 0:this.alpha?.
finish();return{colour:this.colour.finish(),alpha:t,alphaDepth:this.bytesPerSample===2?16:8}}separate(t){let{colourRow:e,alphaRow:i,bytesPerSample:a}=this,s=(this.
png.channels-1)*a,r=0,o=0;for(let n=0;n<i.length;){for(let h=0;h<s;h++)e[o++]=t[r++];for(let h=0;h<a;h++)i[n++]=t[r++]}}lookUp(t,e){let{alphaRow:i}=this,{depth:a}=this.
png,s=(1<<a)-1;for(let r=0;r<i.length;r++){let o=r*a;i[r]=e[t[o>>3]>>8-a-(o&7)&s]}}},re={1:"GRAY",3:"RGB ",4:"CMYK"},se=["scnr","mntr","prtr","spac"],st={1:"Dev\
iceGray",3:"DeviceRGB",4:"DeviceCMYK"};function ot(t,e){if(!t||t.length<132)return;let i=(0,c.o)(t),a=o=>i.toString("latin1",o,o+4),s=i.readUInt32BE(0),r=t[8];if(!(!(s>=
132&&s<=t.length&&r>=2&&r<=4&&a(36)==="acsp"&&se.includes(a(12)))||a(16)!==re[e]))return{bytes:t.subarray(0,s),version:r}}var nt=new WeakMap;function oe(t,{bytes:e},i){
let a=nt.get(t)??[];nt.set(t,a);let s=a.find(n=>Buffer.compare(n.bytes,e)===0);if(s)return s.ref;let r=(0,c.B)({N:i,Alternate:(0,c.C)(st[i]),Filter:(0,c.C)("Fla\
teDecode")}),o=t.add(new c.w(r,(0,v.j)(e)));return a.push({bytes:e,ref:o}),o}var ne=t=>e=>(0,dt.d)([{field:t,message:e}]),ht="it must be a PNG or JPEG image";async function ct(t,e,i){
let{bytes:a}=t,s=ne(e);if(a.length===0)throw s(`is an empty file; ${ht}`);let r=(0,E.k)(a);if(r==="a JPEG image")return new le(Mt(a,s));if(r!=="a PNG image")throw s(
`is ${r??"not an image"}; ${ht}`);let o=St(a,s);return new fe(o,await Qt(o,i,s,e))}var he={1:[1,0,0,1,0,0],2:[-1,0,0,1,1,0],3:[-1,0,0,-1,1,1],4:[1,0,0,-1,0,1],5:[
0,-1,-1,0,1,1],6:[0,-1,1,0,0,1],7:[0,1,1,0,0,0],8:[0,1,-1,0,1,0]},lt=class{constructor({width:t,height:e,orientation:i,resolution:a},s,r){this.components=s,this.
profile=r,this.width=t,this.height=e,this.upright=he[i];let o=i>=5;this.displayed=o?{width:e,height:t}:{width:t,height:e},this.resolution=o&&a?{x:a.y,y:a.x}:a}components;profile;width;height;displayed;upright;resolution;embedded=new WeakMap;profiled=new WeakMap;get iccVersion(){
return this.profile?.version}get version(){return this.bitsPerComponent===16||this.iccVersion===4?"1.5":this.transparency==="soft-mask"?"1.4":"1.3"}embed(t,{profiled:e=!1}={}){
let i=e&&!this.profile&&this.components!==4,a=i?this.profiled:this.embedded,s=a.get(t);if(s)return s;let r=i?ft({gray:this.components===1}):this.profile,o=r?[(0,c.C)(
"ICCBased"),oe(t,r,this.components)]:(0,c.C)(st[this.components]),n=t.add(this.stream(t,o));return a.set(t,n),n}entries(t,e){return(0,c.B)({Type:(0,c.C)("XObjec\
t"),Subtype:(0,c.C)("Image"),Width:this.width,Height:this.height,ColorSpace:t,BitsPerComponent:this.bitsPerComponent,...e})}},le=class extends lt{constructor(t){
super(t,t.components,ot(t.profile,t.components)),this.jpeg=t}jpeg;kind="jpeg";bitsPerComponent=8;transparency="none";stream(t,e){let{components:i,adobe:a,plainRgb:s,
data:r}=this.jpeg,o=this.entries(e,{Filter:(0,c.C)("DCTDecode"),DecodeParms:s?(0,c.B)({ColorTransform:0}):void 0,Decode:i===4&&a?[1,0,1,0,1,0,1,0]:void 0});return new c.w(
o,r)}},fe=class extends lt{constructor(t,e){let i=t.colour.gray?1:3;super(t,i,ot(t.profile,i)??ce(t)),this.png=t,this.pixels=e;let a=t.transparency!==void 0&&!t.
colour.palette;this.transparency=e.alpha?"soft-mask":a?"colour-key":"none"}png;pixels;kind="png";transparency;get bitsPerComponent(){return this.png.depth}stream(t,e){
let{png:i,pixels:a}=this,{palette:s}=i,r=i.colour.alpha?i.channels-1:i.channels,o=this.entries(s?[(0,c.C)("Indexed"),e,s.length/3-1,new c.s(s)]:e,{...this.flate(
r,i.depth),SMask:a.alpha&&this.softMask(t,a.alpha),Mask:this.transparency==="colour-key"?de(i):void 0});return new c.w(o,a.colour)}softMask(t,e){let i=this.pixels.
alphaDepth,a=this.entries((0,c.C)("DeviceGray"),{BitsPerComponent:i,...this.flate(1,i)});return t.add(new c.w(a,e))}flate(t,e){let i=(0,c.B)({Predictor:15,Colors:t,
BitsPerComponent:e,Columns:this.width});return{Filter:(0,c.C)("FlateDecode"),DecodeParms:i}}};function de({transparency:t,depth:e}){let i=[];for(let a=0;a<t.length;a+=
2){let s=(t[a]<<8|t[a+1])&2**e-1;i.push(s,s)}return i}function ce({meaning:t,colour:{gray:e}}){if(t!==void 0)return ft(t==="sRGB"?{gray:e}:{gray:e,...t})}var ft=t=>({
bytes:At(t),version:2});0&&(module.exports={a});
