"use strict";exports.id=2167,exports.ids=[2167],exports.modules={31584:((et,H,R)=>{R.d(H,{F:()=>N,o:()=>K});const A=274,F=282,b=283,_=296,$=3,T=5,J={orientation:void 0,resolution:void 0};
function N(C){if(C.length<14)return J;const O=new DataView(C.buffer,C.byteOffset,C.length),B=O.getUint16(0);if(B!==18761&&B!==19789)return J;const U=B===18761,g=O.
getUint32(4,U);if(O.getUint16(2,U)!==42||g+2>C.length)return J;const y=O.getUint16(g,U),f=new Map;for(let u=0,l=g+2;u<y&&l+12<=C.length;u++,l+=12){const m=O.getUint16(
l,U),E=O.getUint16(l+2,U);if(E===$&&(m===A||m===_)&&f.set(m,O.getUint16(l+8,U)),E!==T||m!==F&&m!==b)continue;const M=O.getUint32(l+8,U);M+8<=C.length&&f.set(m,O.
getUint32(M,U)/O.getUint32(M+4,U))}const P=f.get(A),d={2:1,3:2.54}[f.get(_)??2],[a,h]=[f.get(F),f.get(b)];return{orientation:P!==void 0&&P>=1&&P<=8?P:void 0,resolution:a===
void 0||h===void 0||d===void 0?void 0:K({x:a*d,y:h*d})}}function K({x:C,y:O}){const B=U=>U>=10&&U<=4800;return B(C)&&B(O)?{x:C,y:O}:void 0}}),52167:((et,H,R)=>{
R.d(H,{A:()=>te});var A=R(42973),F=R(59277),b=R(45599),_=R(78157);const $=33,T=44,J=249,N=128,K=100;async function C(s,t,e){const n=new B(s,t,e);if(!/^GIF8[79]a$/.
test((0,_.bS)(n.take(6)).toString("latin1")))throw t("is a GIF image of a version that does not exist");const[i,r,o]=[n.number(),n.number(),n.byte()];n.take(2);
const c=n.colors(o),p=await O(n,t),[x,w,G,z,S]=[n.number(),n.number(),n.number(),n.number(),n.byte()];if(G===0||z===0)throw t(`is a GIF image of ${G} × ${z} pi\
xels; it is empty or damaged`);const k=n.colors(S)??c,D=n.byte();if(D<1||D>8)throw t(`is a GIF image with ${D} bits, which do not exist; it is damaged`);return{
width:Math.max(i,x+G),height:Math.max(r,w+z),frame:{left:x,top:w,width:G,height:z,interlaced:(S&64)!==0},palette:k,transparent:p,bits:D,data:await n.data()}}async function O(s,t){
let e;for(let n=s.byte();n!==T;n=s.byte()){if(n!==$)throw t("is a GIF image without a picture; it is damaged");const i=s.byte()===J,r=await s.data(i?4:0);i&&r.length===
4&&(e=r[0]&1?r[3]:void 0)}return e}class B{bytes;refuse;pace;at=0;constructor(t,e,n){this.bytes=t,this.refuse=e,this.pace=n}take(t){const e=this.at;if(this.at+=
t,this.at>this.bytes.length)throw this.refuse("is a GIF image that is cut short; copy or export it again");return this.bytes.subarray(e,this.at)}byte(){return this.
take(1)[0]}number(){return this.byte()+256*this.byte()}colors(t){return t&N?this.take(3*2**((t&7)+1)):void 0}async data(t=this.bytes.length-this.at){const{bytes:e}=this,
n=new Uint8Array(t);let i=0;for(let r=-1;r!==0&&this.at<e.length;){r=this.byte();const o=e.subarray(this.at,Math.min(this.at+r,e.length)),c=o.subarray(0,t-i);n.
set(c,i),i+=c.length,this.at+=o.length;const p=this.pace.step(o.length+K);p&&await p}return n.subarray(0,i)}}var U=R(61811),g=R(14752),y=R(33095),f=R(4537),P=R(
79145),d=R(64680);const a=10;async function h(s,t,e,n,i){const r=await(0,P.w)(s,e),{ending:o,reached:c}=await(0,f.Q)(r,t,e,n==="look"?1:a,i);return c<t?o==="dam\
aged"?"damaged":"short":o==="clean"?"proved":"complete"}class u{step;done;wrong=!1;row;above;filled=0;constructor(t,e,n){this.step=e,this.done=n,this.row=new Uint8Array(
t+1),this.above=new Uint8Array(t)}take(t){const{row:e}=this;for(let n=0;n<t.length;){const i=Math.min(e.length-this.filled,t.length-n);e.set(t.subarray(n,n+i),this.
filled),this.filled+=i,n+=i,!(this.filled<e.length)&&(this.filled=0,this.finish(e))}}finish(t){t[0]>4&&(this.wrong=!0),(0,g.Y)(t[0],t,1,t.length-1,this.above,0,
this.step),this.above.set(t.subarray(1)),this.done(this.above,t[0])}}class l{length;step;output=new d.k(16384);zlib=(0,y.i)({level:6},this.output);above;batch;filled=0;constructor(t,e){
this.length=t,this.step=e,this.above=new Uint8Array(t),this.batch=new Uint8Array(this.batchSize)}get batchSize(){return Math.max(1,Math.floor(65536/(this.length+
1)))*(this.length+1)}add(t,e){const{batch:n,above:i,step:r,length:o}=this;let c=this.filled;n[c++]=e;for(let p=0;p<o;p++){const x=p>=r?t[p-r]:0,w=i[p];let G=0;e===
1?G=x:e===2?G=w:e===3?G=x+w>>1:e===4&&(G=(0,g.X)(x,w,p>=r?i[p-r]:0)),n[c++]=t[p]-G}i.set(t.subarray(0,o)),this.filled=c,c===n.length&&this.flush(!1)}finish(){return this.
flush(!0),this.output.bytes}flush(t){this.zlib.push(this.batch.subarray(0,this.filled),t),this.batch=new Uint8Array(t?0:this.batchSize),this.filled=0}}const m=2731,
E=512,M=20,I=255,L=new Uint8Array(3),W=[[0,8],[4,8],[2,4],[1,2]],Y=({width:s,height:t,palette:e=L})=>({width:s,height:t,depth:8,color:{gray:!1,palette:!0,alpha:!1},
channels:1,interlaced:!1,palette:e,transparency:void 0,profile:void 0,meaning:void 0,orientation:1,resolution:void 0});async function j(s,t,e,n){const{width:i,height:r,
frame:o,palette:c,data:p}=s,x=c===void 0&&p.length===0;if(!x&&!c)throw e("is a GIF image without colors; it is damaged");const w=new ht(x?0:at(s,t,e,n));x||await ot(
s,w,t.pace,e);const[G,z]=[new l(i,1),new l(i,1)],[S,k]=[new Uint8Array(i),new Uint8Array(i)],D=x?void 0:nt(s);let q=!0;for(let tt=0;tt<r;tt++){S.fill(0),k.fill(
0);const Z=D?.[tt-o.top];if(Z!==void 0&&!rt(s,w.values.subarray(Z*o.width,(Z+1)*o.width),S,k))throw e("is a GIF image with a color that it does not have; it is \
damaged");q&&=k.every(ut=>ut===I),G.add(S,0),z.add(k,0);const st=t.pace.step(i*M);st&&await st}return{color:G.finish(),alpha:q?void 0:z.finish(),alphaDepth:8}}function at({
frame:s,data:t},{limits:{streamBytes:e}},n,i){const r=s.width*s.height;if(r>(t.length+1)*m)throw n(ct(s));if(r<=e)return r;throw(0,A.FU)("streamBytes",`The GIF \
image has ${r} pixels; at most ${e} are allowed`,"Make it smaller first",i)}const ct=({width:s,height:t})=>`is a GIF image that is cut short: its data is less t\
han ${s} × ${t} pixels; copy or export it again`;class ht{values;size=0;constructor(t){this.values=new Uint8Array(t)}push(t){const e=t.subarray(0,this.values.length-
this.size);this.values.set(e,this.size),this.size+=e.length}}async function ot({frame:s,bits:t,data:e},n,i,r){const o=1<<t,c=new U.W(o,n),p=n.values.length;let x=0,
w=0,G=t+1,z=0;for(let S=0;S<e.length&&c.size<p;S++){for(x|=e[S]<<w,w+=8;w>=G;G=(0,U.w)(c.next,t+1)){const D=x&(1<<G)-1;if(x>>>=G,w-=G,D===o)c.clear();else if(D===
o+1)S=e.length;else if(c.size<p&&!c.put(D))throw r("is a GIF image whose pixels are damaged; copy or export it again");if(S===e.length)break}if(S%E>0)continue;const k=i.
step(E+c.size-z);z=c.size,k&&await k}if(c.finish(),n.size<p)throw r(ct(s))}function nt({frame:{height:s,interlaced:t}}){const e=new Uint16Array(s);let n=0;for(const[
i,r]of t?W:[[0,1]])for(let o=i;o<s;o+=r)e[o]=n++;return e}function rt({frame:s,palette:t,transparent:e},n,i,r){const o=t.length/3;for(let c=0;c<n.length;c++){const p=n[c];
if(p!==e){if(p>=o)return!1;i[s.left+c]=p,r[s.left+c]=I}}return!0}var Ut=R(5660),vt=R(21878),Ot=R(68973),pt=R(31584);const At={0:1,2:3,3:1,4:2,6:4},Ct={0:[1,2,4,
8,16],2:[8,16],3:[1,2,4,8],4:[8,16],6:[8,16]},It=new Set(["cHRM","eXIf","gAMA","iCCP","pHYs","sRGB","tRNS"]),St=200,gt=16<<20;async function Dt(s,t,e){const n=new Tt(
s,t),i=n.header(),{colorType:r,depth:o}=i,c=At[r];if(i.width===0||i.height===0)throw t(`is a PNG image of ${i.width} × ${i.height} pixels; it is empty or damag\
ed`);if(c===void 0||!Ct[r].includes(o))throw t(`is a PNG image with ${o} bits and color type ${r}, which does not exist; it is damaged`);await n.rest(e);const p=r===
3?Bt(n,t):void 0;if(n.data.length===0)throw t("is a PNG image without image data; it is damaged or cut short");const{ancillary:x}=n,w=x.get("eXIf");return{width:i.
width,height:i.height,depth:o,color:{gray:r===0||r===4,palette:r===3,alpha:r>=4},channels:c,interlaced:i.interlaced,palette:p?.subarray(0,3*2**o),transparency:Nt(
x.get("tRNS"),r),profile:await kt(x.get("iCCP"),e),meaning:Ft(x),orientation:(w&&(0,pt.F)(w).orientation)??1,resolution:Lt(x.get("pHYs")),data:n.data}}class Tt{bytes;refuse;palette;ancillary=new Map;data=[];at=8;type="";constructor(t,e){
this.bytes=t,this.refuse=e}header(){const t=this.next();if(this.type==="CgBI")throw this.refuse("is a PNG image in Apple's own form (CgBI), which other programs\
 cannot read; export it as an ordinary PNG");if(!t||this.type!=="IHDR"||t.length!==13)throw this.refuse("is a PNG image without a header; it is damaged");const[
e,n,i]=t.subarray(10);if(e!==0||n!==0||i>1)throw this.refuse("is a PNG image with a compression, filter or interlace method that does not exist; it is damaged");
return{width:V(t,0),height:V(t,4),depth:t[8],colorType:t[9],interlaced:i===1}}async rest(t){for(let e=this.next();e&&this.type!=="IEND";e=this.next()){const n=t.
step(St);n&&await n;const{type:i}=this;if(i==="IDAT")e.length>0&&this.data.push(e);else if(i==="PLTE")this.palette??=e;else if(i.charCodeAt(0)&32)It.has(i)&&!this.
ancillary.has(i)&&this.ancillary.set(i,e);else throw this.refuse("is a PNG image with a critical chunk that is not known; export it as an ordinary PNG")}}next(){
const{bytes:t,at:e}=this;if(e+12>t.length)return;const n=V(t,e);return this.type=(0,_.bS)(t).toString("latin1",e+4,e+8),this.at=e+12+n,t.subarray(e+8,Math.min(e+
8+n,t.length))}}function Bt({palette:s},t){if(!s)throw t("is a PNG image without its palette; it is damaged");if(s.length===0||s.length%3!==0||s.length>768)throw t(
"is a PNG image whose palette is damaged");return s}function Nt(s,t){if(!s)return;if(t===3)return s.length>0?s:void 0;const e={0:2,2:6}[t];return e!==void 0&&s.
length>=e?s.subarray(0,e):void 0}async function kt(s,t){if(!s)return;const e=s.indexOf(0);if(e<0||e>79||s[e+1]!==0)return;const{bytes:n,reached:i}=await(0,Ot.a5)(
s.subarray(e+2),gt,t);return i>gt?void 0:n}function Ft(s){if(s.has("sRGB"))return"sRGB";const t=s.get("gAMA");if(t?.length!==4)return;const e=V(t,0)/1e5;if(e<.1||
e>10)return;const n=$t(s.get("cHRM"));return Math.abs(e-1/2.2)<.01&&(!n||n.every((r,o)=>_t(r,mt[o])))?"sRGB":{gamma:e,primaries:n}}const _t=(s,t)=>Math.abs(s-t)<
.005,mt=[.3127,.329,.64,.33,.3,.6,.15,.06];function $t(s){if(s?.length!==32)return;const t=mt.map((e,n)=>V(s,4*n)/1e5);return t.every((e,n)=>e<=1&&(n%2===0||e>.001))?
t:void 0}function Lt(s){if(!(s?.length!==9||s[8]!==1))return(0,pt.o)({x:V(s,0)*.0254,y:V(s,4)*.0254})}const V=(s,t)=>s[t]*16777216+(s[t+1]<<16|s[t+2]<<8|s[t+3]),
zt=[{x:0,y:0,across:8,down:8},{x:4,y:0,across:8,down:8},{x:0,y:4,across:4,down:8},{x:2,y:0,across:4,down:4},{x:0,y:2,across:2,down:4},{x:1,y:0,across:2,down:2},
{x:0,y:1,across:1,down:2}];async function Jt({width:s,height:t,channels:e,depth:n,color:i,data:r},o,c,p,x){const w=e*n,G=Math.max(1,w>>3),z=new Uint8Array(o*t),
S=zt.map(v=>({...v,columns:Math.ceil((s-v.x)/v.across),rows:Math.ceil((t-v.y)/v.down)})).filter(({columns:v,rows:X})=>v>0&&X>0);let k=0,D=0;const q=()=>{const v=S[k],
X=Math.ceil(v.columns*w/8);return D=0,new u(X,G,it=>{const Gt=(v.y+D*v.down)*o;w>=8?Wt(it,z,Gt+v.x*G,v.across*G,G):Xt(it,v.columns,z,Gt,v.x,v.across,w),D++})},tt=S.
map(({columns:v,rows:X})=>X*(Math.ceil(v*w/8)+1));let Z=tt[0];const st=[q()],ut=await h(r,Kt(tt),c,"look",v=>{for(let X=0;X<v.length;){const it=Math.min(Z,v.length-
X);st[k].take(v.subarray(X,X+it)),X+=it,Z-=it,!(Z>0||k+1===S.length)&&(k++,Z=tt[k],st.push(q()))}});p(st.some(({wrong:v})=>v)?"damaged":ut);const ae=i.palette||
n<8?0:4;for(let v=0;v<t;v++){x(z.subarray(v*o,(v+1)*o),ae);const X=c.step(o*8);X&&await X}}const Kt=s=>s.reduce((t,e)=>t+e,0);function Wt(s,t,e,n,i){for(let r=0,
o=e;r<s.length;o+=n-i)for(let c=0;c<i;c++)t[o++]=s[r++]}function Xt(s,t,e,n,i,r,o){const c=(1<<o)-1;for(let p=0;p<t;p++){const x=p*o,w=s[x>>3]>>8-o-(x&7)&c,G=(i+
p*r)*o;e[n+(G>>3)]|=w<<8-o-(G&7)}}const Ht=(s,t)=>Math.ceil(s*t/8);async function Yt(s,t,e,n){const{width:i,height:r,channels:o,depth:c,color:p}=s,x=Ht(i,o*c),w=r*
(x+1),G=s.data.reduce((D,{length:q})=>D+q,0);if(w>G*1032+1032)throw e(ft(s));const{imageBytes:z,streamBytes:S}=t.limits;if(w>z)throw(0,A.FU)("imageBytes",`The i\
mage has ${w} bytes of pixels; at most ${z} are allowed`,"Make it smaller first");if(s.interlaced&&w>S)throw(0,A.FU)("streamBytes",`The interlaced image has ${w}\
 bytes of pixels; at most ${S} are allowed`,"Save it without interlacing first",n);const k=s.transparency!==void 0&&!lt(s);if(!s.interlaced&&!p.alpha&&!k){const D=await jt(
s,x,w,t);if(D==="proved")return{color:(0,_.mE)(s.data),alpha:void 0,alphaDepth:8};if(D!=="complete")throw e(D==="short"?ft(s):yt)}return Zt(s,x+(k?i:0),n),Vt(s,
x,w,t,e)}const wt=2e6;function Zt({width:s,interlaced:t},e,n){if(!(e<=wt))throw(0,A.FU)("pixels",`The image has rows of ${s} pixels, which are ${e} bytes; at mo\
st ${wt} are allowed if it is interlaced or transparent`,t?"Save it without interlacing, or make it smaller first":"Make it smaller first",n)}const lt=({transparency:s,
color:t,depth:e})=>s!==void 0&&!t.palette&&e<16,yt="is a PNG image whose pixels are damaged; copy or export it again",ft=({width:s,height:t})=>`is a PNG image t\
hat is cut short: its data is less than ${s} × ${t} pixels; copy or export it again`;async function jt({data:s},t,e,{pace:n}){const i={wrong:!1,bytes:0},r=await h(
s,e,n,"look",o=>{const c=(t+1-i.bytes%(t+1))%(t+1);for(let p=c;p<o.length;p+=t+1)o[p]>4&&(i.wrong=!0);i.bytes+=o.length});return i.wrong?"damaged":r}async function Vt(s,t,e,n,i){
const r=new Qt(s,t);if(s.interlaced)await Jt(s,t,n.pace,xt(s,i),(o,c)=>r.add(o,c));else{const o=Math.max(1,s.channels*s.depth>>3),c=new u(t,o,(x,w)=>r.add(x,w)),
p=await h(s.data,e,n.pace,"work",x=>c.take(x));xt(s,i)(c.wrong?"damaged":p)}return r.finish()}const xt=(s,t)=>e=>{if(e==="short")throw t(ft(s));if(e==="damaged")
throw t(yt)};class Qt{png;color;alpha;colorRow;alphaRow;bytesPerSample;entries;key;alphaDepth;opaque=!0;constructor(t,e){this.png=t;const{width:n,depth:i,channels:r,
color:o,transparency:c}=t,p=this.bytesPerSample=i===16?2:1,x=o.alpha?r-1:r,w=o.alpha?n*x*p:e;this.color=new l(w,o.alpha?x*p:Math.max(1,r*i>>3)),this.colorRow=new Uint8Array(
o.alpha?w:0),o.palette&&c&&(this.entries=new Uint8Array(256).fill(255),this.entries.set(c.subarray(0,256))),!o.palette&&!lt(t)&&(this.key=c);const G=o.alpha||this.
entries!==void 0||this.key!==void 0;this.alphaDepth=o.alpha&&i===16?16:8,this.alphaRow=new Uint8Array(G?n*this.alphaDepth>>3:0),G&&(this.alpha=new l(this.alphaRow.
length,this.alphaDepth>>3))}add(t,e){if(this.png.color.alpha)this.separate(t),this.color.add(this.colorRow,e),this.alpha.add(this.alphaRow,e);else{if(this.color.
add(t,e),this.entries)this.lookUp(t,this.entries);else if(this.key)this.compare(t,this.key);else return;this.alpha.add(this.alphaRow,0)}this.opaque&&(this.opaque=
this.alphaRow.every(n=>n===255))}finish(){const t=this.opaque?void 0:this.alpha?.finish();return{color:this.color.finish(),alpha:t,alphaDepth:this.alphaDepth}}compare(t,e){
const{alphaRow:n}=this;for(let i=0,r=0;i<n.length;i++,r+=e.length){let o=0;for(;o<e.length&&t[r+o]===e[o];)o++;n[i]=o===e.length?0:255}}separate(t){const{colorRow:e,
alphaRow:n,bytesPerSample:i}=this,r=(this.png.channels-1)*i;let o=0,c=0;for(let p=0;p<n.length;){for(let x=0;x<r;x++)e[c++]=t[o++];for(let x=0;x<i;x++)n[p++]=t[o++]}}lookUp(t,e){
const{alphaRow:n}=this,{depth:i}=this.png,r=(1<<i)-1;for(let o=0;o<n.length;o++){const c=o*i;n[o]=e[t[c>>3]>>8-i-(c&7)&r]}}}var Q=R(69869),qt=R(98122);const Pt={
"png-jpeg":"it must be a PNG or JPEG image","png-jpeg-gif":"it must be a PNG, JPEG or GIF image"};async function te(s,t,e,n="png-jpeg"){const{bytes:i}=s,r=(0,qt.
_)(t);if(i.length===0)throw r(`is an empty file; ${Pt[n]}`);const o=(0,F.y)(i);if(o==="a JPEG image"){const w=await(0,Ut.$)(i,r,e.pace);dt(w,e,t);const G=(0,Q.hh)(
w.profile,w.components);return new ne(w,G&&await(0,Q.Jc)(G,e))}if(o==="a GIF image"&&n==="png-jpeg-gif"){const w=await C(i,r,e.pace);return dt(w,e,t),new Mt(Y(w),
await j(w,e,r,t),void 0,"gif")}if(o!=="a PNG image")throw r(`is ${o??"not an image"}; ${Pt[n]}`);const c=await Dt(i,r,e.pace);dt(c,e,t);const p=(0,Q.hh)(c.profile,
Rt(c))??ie(c),x=p&&await(0,Q.Jc)(p,e);return new Mt(c,await Yt(c,e,r,t),x)}function dt({width:s,height:t},{limits:{pixels:e}},n){if(!(s*t<=e))throw(0,A.FU)("pix\
els",`The image has ${s} × ${t} pixels; at most ${e} in all are allowed`,"Make it smaller first",n)}const ee={1:[1,0,0,1,0,0],2:[-1,0,0,1,1,0],3:[-1,0,0,-1,1,1],
4:[1,0,0,-1,0,1],5:[0,-1,-1,0,1,1],6:[0,-1,1,0,0,1],7:[0,1,1,0,0,0],8:[0,1,-1,0,1,0]};class Et{components;profile;width;height;displayed;upright;resolution;embedded=new WeakMap;profiled=new WeakMap;constructor({
width:t,height:e,orientation:n,resolution:i},r,o){this.components=r,this.profile=o,this.width=t,this.height=e,this.upright=ee[n];const c=n>=5;this.displayed=c?{
width:e,height:t}:{width:t,height:e},this.resolution=c&&i?{x:i.y,y:i.x}:i}get iccVersion(){return this.profile?.version}get version(){return this.bitsPerComponent===
16||this.iccVersion===4?"1.5":this.transparency==="soft-mask"?"1.4":"1.3"}embed(t,{profiled:e=!1}={}){const n=e&&!this.profile&&this.components!==4,i=n?this.profiled:
this.embedded,r=i.get(t);if(r)return r;const o=n?(0,Q.so)(bt({gray:this.components===1})):this.profile,c=o?[(0,b.UU)("ICCBased"),(0,Q.R1)(t,o,this.components)]:
(0,b.UU)(Q.To[this.components]),p=t.add(this.stream(t,c));return i.set(t,p),p}entries(t,e){return(0,b.jd)({Type:(0,b.UU)("XObject"),Subtype:(0,b.UU)("Image"),Width:this.
width,Height:this.height,ColorSpace:t,BitsPerComponent:this.bitsPerComponent,...e})}}class ne extends Et{jpeg;kind="jpeg";bitsPerComponent=8;transparency="none";constructor(t,e){
super(t,t.components,e),this.jpeg=t}stream(t,e){const{components:n,adobe:i,plainRgb:r,data:o}=this.jpeg,c=this.entries(e,{Filter:(0,b.UU)("DCTDecode"),DecodeParms:r?
(0,b.jd)({ColorTransform:0}):void 0,Decode:n===4&&i?[1,0,1,0,1,0,1,0]:void 0});return new b.Z6(c,o)}}class Mt extends Et{png;pixels;kind;transparency;constructor(t,e,n,i="\
png"){super(t,Rt(t),n),this.png=t,this.pixels=e,this.kind=i,this.transparency=e.alpha?"soft-mask":lt(t)?"color-key":"none"}get bitsPerComponent(){return this.png.
depth}stream(t,e){const{png:n,pixels:i}=this,{palette:r}=n,o=n.color.alpha?n.channels-1:n.channels,c=this.entries(r?[(0,b.UU)("Indexed"),e,r.length/3-1,new b.Mx(
r)]:e,{...this.flate(o,n.depth),SMask:i.alpha&&this.softMask(t,i.alpha),Mask:this.transparency==="color-key"?se(n):void 0});return new b.Z6(c,i.color)}softMask(t,e){
const n=this.pixels.alphaDepth,i=this.entries((0,b.UU)("DeviceGray"),{BitsPerComponent:n,...this.flate(1,n)});return t.add(new b.Z6(i,e))}flate(t,e){const n=(0,b.
jd)({Predictor:15,Colors:t,BitsPerComponent:e,Columns:this.width});return{Filter:(0,b.UU)("FlateDecode"),DecodeParms:n}}}const Rt=({color:{gray:s}})=>s?1:3;function se({
transparency:s,depth:t}){const e=[];for(let n=0;n<s.length;n+=2){const i=(s[n]<<8|s[n+1])&2**t-1;e.push(i,i)}return e}function ie({meaning:s,color:{gray:t}}){if(s!==
void 0)return bt(s==="sRGB"?{gray:t}:{gray:t,...s})}const bt=s=>({bytes:(0,vt.k)(s),version:2})}),8283:((et,H,R)=>{R.d(H,{A2:()=>F,AP:()=>B,EI:()=>$,GM:()=>b,Me:()=>J,
OD:()=>C,Os:()=>_,Rd:()=>T,iN:()=>N});var A=R(78157);const F=216,b=217,_=218,$=254,T=0,J=2**20,N=f=>f>=224&&f<=239;class K{image;marker;start;end;constructor(P,d,a,h){
this.image=P,this.marker=d,this.start=a,this.end=h}get data(){return this.image.subarray(Math.min(this.start+4,this.end),this.end)}}function*C(f,P=1/0){const d=(0,A.
bS)(f);for(let a=2;;){const h=Math.min(a+P,d.length),u=U(d,a,h);if(u<0){if(h===d.length)return;yield new K(d,T,a,h),a=h;continue}const l=d[u+1],m=l===F||l===b||
l===O;if(!m&&u+4>d.length)return;const E=m?0:d.readUInt16BE(u+2),M=u+2+E;if(M>d.length||!m&&E<2||(yield new K(d,l,u,M),l===b))return;a=M}}const O=1,B=f=>C(f,J);
function U(f,P,d){for(let a=y(f,P);a>=0&&a<d&&a+1<f.length;a=y(f,a+1)){for(;f[a+1]===255&&a+1<d;)a++;const h=f[a+1];if(h!==0&&h!==255&&(h<208||h>215))return a}return-1}
const g=32;function y(f,P){const d=Math.min(P+g,f.length);for(let a=P;a<d;a++)if(f[a]===255)return a;return f.indexOf(255,d)}}),5660:((et,H,R)=>{R.d(H,{$:()=>K});
var A=R(78157),F=R(31584),b=R(8283);const _={195:"a lossless JPEG image",197:"a hierarchical JPEG image",198:"a hierarchical JPEG image",199:"a hierarchical los\
sless JPEG image",201:"a JPEG image with arithmetic coding",202:"a JPEG image with arithmetic coding",203:"a lossless JPEG image with arithmetic coding",205:"a \
hierarchical JPEG image with arithmetic coding",206:"a hierarchical JPEG image with arithmetic coding",207:"a hierarchical JPEG image with arithmetic coding",247:"\
a JPEG-LS image"},$="save it as a baseline or progressive JPEG with 8 bits, or as a PNG image",T=50,J="Exif\0\0",N="ICC_PROFILE\0";async function K(U,g,y){const f=new C(
U,g);await f.run(y);const{frame:P}=f;if(!P)throw g("is a JPEG image without a start of frame; it is damaged");if(f.end<0)throw g("is a JPEG image that is cut sh\
ort; copy or export it again");const d=f.exif&&(0,F.F)(f.exif),{width:a,height:h,components:u,ids:l}=P;return{width:a,height:h,components:u,orientation:d?.orientation??
1,resolution:f.jfifResolution??d?.resolution,profile:B(f.profileParts),adobe:f.adobe,plainRgb:l==="RGB"&&!f.adobe&&!f.jfif,data:U.subarray(0,f.end)}}class C{bytes;refuse;frame;jfif=!1;jfifResolution;adobe=!1;exif;profileParts=new Map;end=-1;constructor(g,y){
this.bytes=g,this.refuse=y}async run(g){let y=0;for(const f of(0,b.AP)(this.bytes)){const{marker:P,end:d}=f,a=g.step(T+d-y);if(a&&await a,y=d,P===b.GM)this.end=
d;else if(P!==b.Os&&P!==b.Rd)this.take(f);else if(P===b.Os&&this.isOnlyScan(f.data)){this.end=await this.findEnd(d,g);return}}}async findEnd(g,y){const f=(0,A.bS)(
this.bytes);for(let P=g;P<f.length;P+=b.Me){const d=f.subarray(P,P+b.Me+1).indexOf(O);if(d>=0)return P+d+2;const a=y.step(b.Me);a&&await a}return-1}isOnlyScan(g){
return this.frame?.sequential===!0&&g[0]===this.frame.components}take({marker:g,data:y}){const f=_[g];if(f!==void 0)throw this.refuse(`is ${f}, which PDF cannot\
 hold; ${$}`);if(g>=192&&g<=194)this.frame??=this.readFrame(y,g!==194);else if(g===224&&(0,A.w1)(y,0,"JFIF\0"))this.readJfif(y);else if(g===225&&(0,A.w1)(y,0,J))
this.exif??=y.subarray(J.length);else if(g===226&&(0,A.w1)(y,0,N)&&y.length>N.length+2){const[P,d]=y.subarray(N.length);this.profileParts.has(P)||this.profileParts.
set(P,{of:d,data:y.subarray(N.length+2)})}else g===238&&(0,A.w1)(y,0,"Adobe")&&y.length>=12&&(this.adobe=!0)}readFrame(g,y){const[f=0,P=0,d=0,a=0,h=0,u=0]=g,[l,
m]=[P<<8|d,a<<8|h];if(g.length<6+3*u)throw this.refuse("is a JPEG image whose start of frame is damaged");if(f!==8)throw this.refuse(`is a JPEG image with ${f} \
bits per component, which PDF cannot hold; ${$}`);if(m===0||l===0)throw this.refuse(`is a JPEG image of ${m} × ${l} pixels; it is empty or damaged`);if(u!==1&&
u!==3&&u!==4)throw this.refuse(`is a JPEG image with ${u} components; PDF holds 1, 3 or 4`);let E="";for(let M=0;M<u;M++)E+=String.fromCharCode(g[6+3*M]);return{
width:m,height:l,components:u,ids:E,sequential:y}}readJfif(g){if(this.jfif||(this.jfif=!0,g.length<12))return;const y={1:1,2:2.54}[g[7]],[f,P]=[g[8]<<8|g[9],g[10]<<
8|g[11]];y!==void 0&&(this.jfifResolution=(0,F.o)({x:f*y,y:P*y}))}}const O=Buffer.of(255,b.GM);function B(U){const g=U.size,y=[];for(let f=1;f<=g;f++){const P=U.
get(f);if(P?.of!==g)return;y.push(P.data)}return g===0?void 0:Buffer.concat(y)}}),21878:((et,H,R)=>{R.d(H,{k:()=>b});const A=[.3127,.329,.64,.33,.3,.6,.15,.06],
F=[.9642,1,.8249];function b({gray:a,gamma:h,primaries:u}){const l=h===void 0?C():K(1/h),E=[{names:["desc"],data:J(h===void 0?"sRGB":"Colors of a PNG image")},{
names:["cprt"],data:T("text",[...$("No copyright, use freely"),0])},{names:["wtpt"],data:N(F)}];if(a)return _("GRAY",[...E,{names:["kTRC"],data:l}]);const[M,I,L]=g(
O(u??A));return _("RGB ",[...E,{names:["rXYZ"],data:N(M)},{names:["gXYZ"],data:N(I)},{names:["bXYZ"],data:N(L)},{names:["rTRC","gTRC","bTRC"],data:l}])}function _(a,h){
const u=h.flatMap(({names:W})=>W).length,l=132+12*u,m=h.reduce((W,{data:Y})=>W+Y.length,l),E=new Uint8Array(m),M=new DataView(E.buffer);M.setUint32(0,m),M.setUint32(
8,34603008),E.set($(`mntr${a}XYZ `),12);for(const[W,Y]of[2e3,1,1,0,0,0].entries())M.setUint16(24+2*W,Y);E.set($("acsp"),36),E.set(N(F).subarray(8),68),M.setUint32(
128,u);let I=132,L=l;for(const{names:W,data:Y}of h){for(const j of W)E.set($(j),I),M.setUint32(I+4,L),M.setUint32(I+8,Y.length),I+=12;E.set(Y,L),L+=Y.length}return E}
const $=a=>[...a].map(h=>h.charCodeAt(0));function T(a,h){const u=8+h.length,l=new Uint8Array(Math.ceil(u/4)*4);return l.set($(a)),l.set(h,8),l}function J(a){return T(
"desc",[0,0,0,a.length+1,...$(a),0,...new Array(78).fill(0)])}function N(a){const h=T("XYZ ",new Array(12).fill(0)),u=new DataView(h.buffer);for(const[l,m]of a.
entries())u.setInt32(8+4*l,Math.round(m*65536));return h}function K(a){const h=Math.round(a*256);return T("curv",[0,0,0,1,h>>8,h&255])}function C(){const h=T("c\
urv",[0,0,4,0,...new Array(2048).fill(0)]),u=new DataView(h.buffer);for(let l=0;l<1024;l++){const m=l/1023,E=m<=.04045?m/12.92:((m+.055)/1.055)**2.4;u.setUint16(
12+2*l,Math.round(E*65535))}return h}function O([a,h,u,l,m,E,M,I]){const L=[a/h,1,(1-a-h)/h],W=U([[u/l,1,(1-u-l)/l],[m/E,1,(1-m-E)/E],[M/I,1,(1-M-I)/I]]),Y=f(d(
W),L),j=W.map(ot=>ot.map((nt,rt)=>nt*Y[rt])),[at,ct]=[f(B,L),f(B,F)],ht=B.map((ot,nt)=>ot.map(rt=>rt*ct[nt]/at[nt]));return P(P(d(B),ht),j)}const B=[[.8951,.2664,
-.1614],[-.7502,1.7135,.0367],[.0389,-.0685,1.0296]],U=a=>[[a[0][0],a[1][0],a[2][0]],[a[0][1],a[1][1],a[2][1]],[a[0][2],a[1][2],a[2][2]]],g=U,y=(a,h)=>a[0]*h[0]+
a[1]*h[1]+a[2]*h[2],f=(a,h)=>[y(a[0],h),y(a[1],h),y(a[2],h)];function P(a,h){const u=g(h);return a.map(l=>[y(l,u[0]),y(l,u[1]),y(l,u[2])])}function d([[a,h,u],[
l,m,E],[M,I,L]]){const W=a*(m*L-E*I)-h*(l*L-E*M)+u*(l*I-m*M);return[[m*L-E*I,u*I-h*L,h*E-u*m],[E*M-l*L,a*L-u*M,u*l-a*E],[l*I-m*M,h*M-a*I,a*m-h*l]].map(j=>j.map(
at=>at/W))}}),69869:((et,H,R)=>{R.d(H,{Jc:()=>B,R1:()=>P,To:()=>K,hh:()=>C,so:()=>g});var A=R(77598),F=R.n(A),b=R(48249),_=R(78157),$=R(68973),T=R(45599);const J={
1:"GRAY",3:"RGB ",4:"CMYK"},N=["scnr","mntr","prtr","spac"],K={1:"DeviceGray",3:"DeviceRGB",4:"DeviceCMYK"};function C(d,a){if(!d||d.length<132)return;const h=(0,_.
bS)(d),u=M=>h.toString("latin1",M,M+4),l=h.readUInt32BE(0),m=d[8];if(!(!(l>=132&&l<=d.length&&m>=2&&m<=4&&u(36)==="acsp"&&N.includes(u(12)))||u(16)!==J[a]))return{
bytes:d.subarray(0,l),version:m}}const O=new WeakMap;async function B(d,a){const{bytes:h}=d,u=a.pace.step(h.length);u&&await u;const l=O.get(a.pace)??new Map;O.
set(a.pace,l);const m=y(h),E=l.get(m);if(E)return E;const M={...d,id:m,deflated:await(0,$.uM)(a).deflate(h,U)};return l.set(m,M),M}const U=4,g=d=>{const{bytes:a}=d;
return{...d,id:y(a),deflated:(0,b.Kc)(a)}},y=d=>(0,A.createHash)("sha256").update(d).digest("base64"),f=new WeakMap;function P(d,{id:a,deflated:h},u){const l=f.
get(d)??new Map;f.set(d,l);const m=l.get(a);if(m)return m;const E=(0,T.jd)({N:u,Alternate:(0,T.UU)(K[u]),Filter:(0,T.UU)("FlateDecode")}),M=d.add(new T.Z6(E,h));
return l.set(a,M),M}}),98122:((et,H,R)=>{R.d(H,{_:()=>F});var A=R(58552);const F=b=>_=>(0,A.G6)([{field:b,message:_}])})};
