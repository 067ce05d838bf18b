"use strict";exports.id=2167,exports.ids=[2167],exports.modules={31584:((et,H,R)=>{R.d(H,{F:()=>N,o:()=>K});const A=274,F=282,M=283,_=296,$=3,T=5,J={orientation:void 0,resolution:void 0};
function N(C){if(C.length<14)return J;const U=new DataView(C.buffer,C.byteOffset,C.length),B=U.getUint16(0);if(B!==18761&&B!==19789)return J;const v=B===18761,g=U.
getUint32(4,v);if(U.getUint16(2,v)!==42||g+2>C.length)return J;const x=U.getUint16(g,v),f=new Map;for(let u=0,l=g+2;u<x&&l+12<=C.length;u++,l+=12){const m=U.getUint16(
l,v),P=U.getUint16(l+2,v);if(P===$&&(m===A||m===_)&&f.set(m,U.getUint16(l+8,v)),P!==T||m!==F&&m!==M)continue;const E=U.getUint32(l+8,v);E+8<=C.length&&f.set(m,U.
getUint32(E,v)/U.getUint32(E+4,v))}const G=f.get(A),d={2:1,3:2.54}[f.get(_)??2],[o,c]=[f.get(F),f.get(M)];return{orientation:G!==void 0&&G>=1&&G<=8?G:void 0,resolution:o===
void 0||c===void 0||d===void 0?void 0:K({x:o*d,y:c*d})}}function K({x:C,y:U}){const B=v=>v>=10&&v<=4800;return B(C)&&B(U)?{x:C,y:U}:void 0}}),52167:((et,H,R)=>{
R.d(H,{A:()=>te});var A=R(42973),F=R(59277),M=R(45599),_=R(78157);const $=33,T=44,J=249,N=128,K=100;async function C(s,t,e){const n=new B(s,t,e);if(!/^GIF8[79]a$/.
test((0,_.bS)(n.take(6)).toString("latin1")))throw t("is a GIF image of a version that does not exist");const[i,r,a]=[n.number(),n.number(),n.byte()];n.take(2);
const h=n.colors(a),p=await U(n,t),[y,w,b,z,S]=[n.number(),n.number(),n.number(),n.number(),n.byte()];if(b===0||z===0)throw t(`is a GIF image of ${b} × ${z} pi\
xels; it is empty or damaged`);const k=n.colors(S)??h,D=n.byte();if(D<1||D>8)throw t(`is a GIF image with ${D} bits, which do not exist; it is damaged`);return{
width:Math.max(i,y+b),height:Math.max(r,w+z),frame:{left:y,top:w,width:b,height:z,interlaced:(S&64)!==0},palette:k,transparent:p,bits:D,data:await n.data()}}async function U(s,t){
let e;for(let n=s.byte();n!==T;n=s.byte()){if(n!==$)throw t("is a GIF image without a picture; it is damaged");const i=s.byte()===J,r=await s.data(i?4:0);i&&r.length===
4&&(e=r[0]&1?r[3]:void 0)}return e}class B{bytes;refuse;pace;at=0;constructor(t,e,n){this.bytes=t,this.refuse=e,this.pace=n}take(t){const e=this.at;if(this.at+=
t,this.at>this.bytes.length)throw this.refuse("is a GIF image that is cut short; copy or export it again");return this.bytes.subarray(e,this.at)}byte(){return this.
take(1)[0]}number(){return this.byte()+256*this.byte()}colors(t){return t&N?this.take(3*2**((t&7)+1)):void 0}async data(t=this.bytes.length-this.at){const{bytes:e}=this,
n=new Uint8Array(t);let i=0;for(let r=-1;r!==0&&this.at<e.length;){r=this.byte();const a=e.subarray(this.at,Math.min(this.at+r,e.length)),h=a.subarray(0,t-i);n.
set(h,i),i+=h.length,this.at+=a.length;const p=this.pace.step(a.length+K);p&&await p}return n.subarray(0,i)}}var v=R(61811),g=R(14752),x=R(33095),f=R(4537),G=R(
79145),d=R(64680);const o=10;async function c(s,t,e,n,i){const r=await(0,G.w)(s,e),{ending:a,reached:h}=await(0,f.Q)(r,t,e,n==="look"?1:o,i);return h<t?a==="dam\
aged"?"damaged":"short":a==="clean"?"proved":"complete"}class u{step;done;wrong=!1;row;above;filled=0;constructor(t,e,n){this.step=e,this.done=n,this.row=new Uint8Array(
t+1),this.above=new Uint8Array(t)}take(t){const{row:e}=this;for(let n=0;n<t.length;){const i=Math.min(e.length-this.filled,t.length-n);e.set(t.subarray(n,n+i),this.
filled),this.filled+=i,n+=i,!(this.filled<e.length)&&(this.filled=0,this.finish(e))}}finish(t){t[0]>4&&(this.wrong=!0),(0,g.Y)(t[0],t,1,t.length-1,this.above,0,
this.step),this.above.set(t.subarray(1)),this.done(this.above,t[0])}}class l{length;step;output=new d.k(16384);zlib=(0,x.i)({level:6},this.output);above;batch;filled=0;constructor(t,e){
this.length=t,this.step=e,this.above=new Uint8Array(t),this.batch=new Uint8Array(this.batchSize)}get batchSize(){return Math.max(1,Math.floor(65536/(this.length+
1)))*(this.length+1)}add(t,e){const{batch:n,above:i,step:r,length:a}=this;let h=this.filled;n[h++]=e;for(let p=0;p<a;p++){const y=p>=r?t[p-r]:0,w=i[p];let b=0;e===
1?b=y:e===2?b=w:e===3?b=y+w>>1:e===4&&(b=(0,g.X)(y,w,p>=r?i[p-r]:0)),n[h++]=t[p]-b}i.set(t.subarray(0,a)),this.filled=h,h===n.length&&this.flush(!1)}finish(){return this.
flush(!0),this.output.bytes}flush(t){this.zlib.push(this.batch.subarray(0,this.filled),t),this.batch=new Uint8Array(t?0:this.batchSize),this.filled=0}}const m=2731,
P=512,E=20,I=255,L=new Uint8Array(3),W=[[0,8],[4,8],[2,4],[1,2]],Y=({width:s,height:t,palette:e=L})=>({width:s,height:t,depth:8,color:{gray:!1,palette:!0,alpha:!1},
channels:1,interlaced:!1,palette:e,transparency:void 0,profile:void 0,meaning:void 0,orientation:1,resolution:void 0});async function j(s,t,e,n){const{width:i,height:r,
frame:a,palette:h,data:p}=s,y=h===void 0&&p.length===0;if(!y&&!h)throw e("is a GIF image without colors; it is damaged");const w=new ht(y?0:at(s,t,e,n));y||await ot(
s,w,t.pace,e);const[b,z]=[new l(i,1),new l(i,1)],[S,k]=[new Uint8Array(i),new Uint8Array(i)],D=y?void 0:nt(s);let q=!0;for(let tt=0;tt<r;tt++){S.fill(0),k.fill(
0);const Z=D?.[tt-a.top];if(Z!==void 0&&!rt(s,w.values.subarray(Z*a.width,(Z+1)*a.width),S,k))throw e("is a GIF image with a color that it does not have; it is \
damaged");q&&=k.every(ut=>ut===I),b.add(S,0),z.add(k,0);const st=t.pace.step(i*E);st&&await st}return{color:b.finish(),alpha:q?void 0:z.finish(),alphaDepth:8}}function at({
frame:s,data:t},{limits:{streamBytes:e}},n,i){const r=s.width*s.height;if(r>(t.length+1)*m)throw n(ct(s));if(r<=e)return r;throw(0,A.F)("streamBytes",`The GIF i\
mage has ${r} pixels; at most ${e} are allowed`,"Make it smaller first",i)}const ct=({width:s,height:t})=>`is a GIF image that is cut short: its data is less th\
an ${s} × ${t} pixels; copy or export it again`;class ht{values;size=0;constructor(t){this.values=new Uint8Array(t)}push(t){const e=t.subarray(0,this.values.length-
this.size);this.values.set(e,this.size),this.size+=e.length}}async function ot({frame:s,bits:t,data:e},n,i,r){const a=1<<t,h=new v.W(a,n),p=n.values.length;let y=0,
w=0,b=t+1,z=0;for(let S=0;S<e.length&&h.size<p;S++){for(y|=e[S]<<w,w+=8;w>=b;b=(0,v.w)(h.next,t+1)){const D=y&(1<<b)-1;if(y>>>=b,w-=b,D===a)h.clear();else if(D===
a+1)S=e.length;else if(h.size<p&&!h.put(D))throw r("is a GIF image whose pixels are damaged; copy or export it again");if(S===e.length)break}if(S%P>0)continue;const k=i.
step(P+h.size-z);z=h.size,k&&await k}if(h.finish(),n.size<p)throw r(ct(s))}function nt({frame:{height:s,interlaced:t}}){const e=new Uint16Array(s);let n=0;for(const[
i,r]of t?W:[[0,1]])for(let a=i;a<s;a+=r)e[a]=n++;return e}function rt({frame:s,palette:t,transparent:e},n,i,r){const a=t.length/3;for(let h=0;h<n.length;h++){const p=n[h];
if(p!==e){if(p>=a)return!1;i[s.left+h]=p,r[s.left+h]=I}}return!0}var vt=R(5660),Ot=R(21878),Ut=R(68973),pt=R(31584);const At={0:1,2:3,3:1,4:2,6:4},Ct={0:[1,2,4,
8,16],2:[8,16],3:[1,2,4,8],4:[8,16],6:[8,16]},It=new Set(["cHRM","eXIf","gAMA","iCCP","pHYs","sRGB","tRNS"]),St=200,gt=16<<20;async function Dt(s,t,e){const n=new Tt(
s,t),i=n.header(),{colorType:r,depth:a}=i,h=At[r];if(i.width===0||i.height===0)throw t(`is a PNG image of ${i.width} × ${i.height} pixels; it is empty or damag\
ed`);if(h===void 0||!Ct[r].includes(a))throw t(`is a PNG image with ${a} bits and color type ${r}, which does not exist; it is damaged`);await n.rest(e);const p=r===
3?Bt(n,t):void 0;if(n.data.length===0)throw t("is a PNG image without image data; it is damaged or cut short");const{ancillary:y}=n,w=y.get("eXIf");return{width:i.
width,height:i.height,depth:a,color:{gray:r===0||r===4,palette:r===3,alpha:r>=4},channels:h,interlaced:i.interlaced,palette:p?.subarray(0,3*2**a),transparency:Nt(
y.get("tRNS"),r),profile:await kt(y.get("iCCP"),e),meaning:Ft(y),orientation:(w&&(0,pt.F)(w).orientation)??1,resolution:Lt(y.get("pHYs")),data:n.data}}class Tt{bytes;refuse;palette;ancillary=new Map;data=[];at=8;type="";constructor(t,e){
this.bytes=t,this.refuse=e}header(){const t=this.next();if(this.type==="CgBI")throw this.refuse("is a PNG image in Apple's own form (CgBI), which other programs\
 cannot read; export it as an ordinary PNG");if(!t||this.type!=="IHDR"||t.length!==13)throw this.refuse("is a PNG image without a header; it is damaged");const[
e,n,i]=t.subarray(10);if(e!==0||n!==0||i>1)throw this.refuse("is a PNG image with a compression, filter or interlace method that does not exist; it is damaged");
return{width:V(t,0),height:V(t,4),depth:t[8],colorType:t[9],interlaced:i===1}}async rest(t){for(let e=this.next();e&&this.type!=="IEND";e=this.next()){const n=t.
step(St);n&&await n;const{type:i}=this;if(i==="IDAT")e.length>0&&this.data.push(e);else if(i==="PLTE")this.palette??=e;else if(i.charCodeAt(0)&32)It.has(i)&&!this.
ancillary.has(i)&&this.ancillary.set(i,e);else throw this.refuse("is a PNG image with a critical chunk that is not known; export it as an ordinary PNG")}}next(){
const{bytes:t,at:e}=this;if(e+12>t.length)return;const n=V(t,e);return this.type=(0,_.bS)(t).toString("latin1",e+4,e+8),this.at=e+12+n,t.subarray(e+8,Math.min(e+
8+n,t.length))}}function Bt({palette:s},t){if(!s)throw t("is a PNG image without its palette; it is damaged");if(s.length===0||s.length%3!==0||s.length>768)throw t(
"is a PNG image whose palette is damaged");return s}function Nt(s,t){if(!s)return;if(t===3)return s.length>0?s:void 0;const e={0:2,2:6}[t];return e!==void 0&&s.
length>=e?s.subarray(0,e):void 0}async function kt(s,t){if(!s)return;const e=s.indexOf(0);if(e<0||e>79||s[e+1]!==0)return;const{bytes:n,reached:i}=await(0,Ut.a5)(
s.subarray(e+2),gt,t);return i>gt?void 0:n}function Ft(s){if(s.has("sRGB"))return"sRGB";const t=s.get("gAMA");if(t?.length!==4)return;const e=V(t,0)/1e5;if(e<.1||
e>10)return;const n=$t(s.get("cHRM"));return Math.abs(e-1/2.2)<.01&&(!n||n.every((r,a)=>_t(r,mt[a])))?"sRGB":{gamma:e,primaries:n}}const _t=(s,t)=>Math.abs(s-t)<
.005,mt=[.3127,.329,.64,.33,.3,.6,.15,.06];function $t(s){if(s?.length!==32)return;const t=mt.map((e,n)=>V(s,4*n)/1e5);return t.every((e,n)=>e<=1&&(n%2===0||e>.001))?
t:void 0}function Lt(s){if(!(s?.length!==9||s[8]!==1))return(0,pt.o)({x:V(s,0)*.0254,y:V(s,4)*.0254})}const V=(s,t)=>s[t]*16777216+(s[t+1]<<16|s[t+2]<<8|s[t+3]),
zt=[{x:0,y:0,across:8,down:8},{x:4,y:0,across:8,down:8},{x:0,y:4,across:4,down:8},{x:2,y:0,across:4,down:4},{x:0,y:2,across:2,down:4},{x:1,y:0,across:2,down:2},
{x:0,y:1,across:1,down:2}];async function Jt({width:s,height:t,channels:e,depth:n,color:i,data:r},a,h,p,y){const w=e*n,b=Math.max(1,w>>3),z=new Uint8Array(a*t),
S=zt.map(O=>({...O,columns:Math.ceil((s-O.x)/O.across),rows:Math.ceil((t-O.y)/O.down)})).filter(({columns:O,rows:X})=>O>0&&X>0);let k=0,D=0;const q=()=>{const O=S[k],
X=Math.ceil(O.columns*w/8);return D=0,new u(X,b,it=>{const bt=(O.y+D*O.down)*a;w>=8?Wt(it,z,bt+O.x*b,O.across*b,b):Xt(it,O.columns,z,bt,O.x,O.across,w),D++})},tt=S.
map(({columns:O,rows:X})=>X*(Math.ceil(O*w/8)+1));let Z=tt[0];const st=[q()],ut=await c(r,Kt(tt),h,"look",O=>{for(let X=0;X<O.length;){const it=Math.min(Z,O.length-
X);st[k].take(O.subarray(X,X+it)),X+=it,Z-=it,!(Z>0||k+1===S.length)&&(k++,Z=tt[k],st.push(q()))}});p(st.some(({wrong:O})=>O)?"damaged":ut);const ae=i.palette||
n<8?0:4;for(let O=0;O<t;O++){y(z.subarray(O*a,(O+1)*a),ae);const X=h.step(a*8);X&&await X}}const Kt=s=>s.reduce((t,e)=>t+e,0);function Wt(s,t,e,n,i){for(let r=0,
a=e;r<s.length;a+=n-i)for(let h=0;h<i;h++)t[a++]=s[r++]}function Xt(s,t,e,n,i,r,a){const h=(1<<a)-1;for(let p=0;p<t;p++){const y=p*a,w=s[y>>3]>>8-a-(y&7)&h,b=(i+
p*r)*a;e[n+(b>>3)]|=w<<8-a-(b&7)}}const Ht=(s,t)=>Math.ceil(s*t/8);async function Yt(s,t,e,n){const{width:i,height:r,channels:a,depth:h,color:p}=s,y=Ht(i,a*h),w=r*
(y+1),b=s.data.reduce((D,{length:q})=>D+q,0);if(w>b*1032+1032)throw e(ft(s));const{imageBytes:z,streamBytes:S}=t.limits;if(w>z)throw(0,A.F)("imageBytes",`The im\
age has ${w} bytes of pixels; at most ${z} are allowed`,"Make it smaller first");if(s.interlaced&&w>S)throw(0,A.F)("streamBytes",`The interlaced image has ${w} \
bytes of pixels; at most ${S} are allowed`,"Save it without interlacing first",n);const k=s.transparency!==void 0&&!lt(s);if(!s.interlaced&&!p.alpha&&!k){const D=await jt(
s,y,w,t);if(D==="proved")return{color:(0,_.mE)(s.data),alpha:void 0,alphaDepth:8};if(D!=="complete")throw e(D==="short"?ft(s):yt)}return Zt(s,y+(k?i:0),n),Vt(s,
y,w,t,e)}const wt=2e6;function Zt({width:s,interlaced:t},e,n){if(!(e<=wt))throw(0,A.F)("pixels",`The image has rows of ${s} pixels, which are ${e} bytes; at mos\
t ${wt} are allowed if it is interlaced or transparent`,t?"Save it without interlacing, or make it smaller first":"Make it smaller first",n)}const lt=({transparency:s,
color:t,depth:e})=>s!==void 0&&!t.palette&&e<16,yt="is a PNG image whose pixels are damaged; copy or export it again",ft=({width:s,height:t})=>`is a PNG image t\
hat is cut short: its data is less than ${s} × ${t} pixels; copy or export it again`;async function jt({data:s},t,e,{pace:n}){const i={wrong:!1,bytes:0},r=await c(
s,e,n,"look",a=>{const h=(t+1-i.bytes%(t+1))%(t+1);for(let p=h;p<a.length;p+=t+1)a[p]>4&&(i.wrong=!0);i.bytes+=a.length});return i.wrong?"damaged":r}async function Vt(s,t,e,n,i){
const r=new Qt(s,t);if(s.interlaced)await Jt(s,t,n.pace,xt(s,i),(a,h)=>r.add(a,h));else{const a=Math.max(1,s.channels*s.depth>>3),h=new u(t,a,(y,w)=>r.add(y,w)),
p=await c(s.data,e,n.pace,"work",y=>h.take(y));xt(s,i)(h.wrong?"damaged":p)}return r.finish()}const xt=(s,t)=>e=>{if(e==="short")throw t(ft(s));if(e==="damaged")
throw t(yt)};class Qt{png;color;alpha;colorRow;alphaRow;bytesPerSample;entries;key;alphaDepth;opaque=!0;constructor(t,e){this.png=t;const{width:n,depth:i,channels:r,
color:a,transparency:h}=t,p=this.bytesPerSample=i===16?2:1,y=a.alpha?r-1:r,w=a.alpha?n*y*p:e;this.color=new l(w,a.alpha?y*p:Math.max(1,r*i>>3)),this.colorRow=new Uint8Array(
a.alpha?w:0),a.palette&&h&&(this.entries=new Uint8Array(256).fill(255),this.entries.set(h.subarray(0,256))),!a.palette&&!lt(t)&&(this.key=h);const b=a.alpha||this.
entries!==void 0||this.key!==void 0;this.alphaDepth=a.alpha&&i===16?16:8,this.alphaRow=new Uint8Array(b?n*this.alphaDepth>>3:0),b&&(this.alpha=new l(this.alphaRow.
length,this.alphaDepth>>3))}add(t,e){if(this.png.color.alpha)this.separate(t),this.color.add(this.colorRow,e),this.alpha.add(this.alphaRow,e);else{if(this.color.
add(t,e),this.entries)this.lookUp(t,this.entries);else if(this.key)this.compare(t,this.key);else return;this.alpha.add(this.alphaRow,0)}this.opaque&&(this.opaque=
this.alphaRow.every(n=>n===255))}finish(){const t=this.opaque?void 0:this.alpha?.finish();return{color:this.color.finish(),alpha:t,alphaDepth:this.alphaDepth}}compare(t,e){
const{alphaRow:n}=this;for(let i=0,r=0;i<n.length;i++,r+=e.length){let a=0;for(;a<e.length&&t[r+a]===e[a];)a++;n[i]=a===e.length?0:255}}separate(t){const{colorRow:e,
alphaRow:n,bytesPerSample:i}=this,r=(this.png.channels-1)*i;let a=0,h=0;for(let p=0;p<n.length;){for(let y=0;y<r;y++)e[h++]=t[a++];for(let y=0;y<i;y++)n[p++]=t[a++]}}lookUp(t,e){
const{alphaRow:n}=this,{depth:i}=this.png,r=(1<<i)-1;for(let a=0;a<n.length;a++){const h=a*i;n[a]=e[t[h>>3]>>8-i-(h&7)&r]}}}var Q=R(69869),qt=R(98122);const Pt={
"png-jpeg":"it must be a PNG or JPEG image","png-jpeg-gif":"it must be a PNG, JPEG or GIF image"};async function te(s,t,e,n="png-jpeg"){const{bytes:i}=s,r=(0,qt.
_)(t);if(i.length===0)throw r(`is an empty file; ${Pt[n]}`);const a=(0,F.y)(i);if(a==="a JPEG image"){const w=await(0,vt.$)(i,r,e.pace);dt(w,e,t);const b=(0,Q.hh)(
w.profile,w.components);return new ne(w,b&&await(0,Q.Jc)(b,e))}if(a==="a GIF image"&&n==="png-jpeg-gif"){const w=await C(i,r,e.pace);return dt(w,e,t),new Rt(Y(w),
await j(w,e,r,t),void 0,"gif")}if(a!=="a PNG image")throw r(`is ${a??"not an image"}; ${Pt[n]}`);const h=await Dt(i,r,e.pace);dt(h,e,t);const p=(0,Q.hh)(h.profile,
Gt(h))??ie(h),y=p&&await(0,Q.Jc)(p,e);return new Rt(h,await Yt(h,e,r,t),y)}function dt({width:s,height:t},{limits:{pixels:e}},n){if(!(s*t<=e))throw(0,A.F)("pixe\
ls",`The image has ${s} × ${t} pixels; at most ${e} in all are allowed`,"Make it smaller first",n)}const ee={1:[1,0,0,1,0,0],2:[-1,0,0,1,1,0],3:[-1,0,0,-1,1,1],
4:[1,0,0,-1,0,1],5:[0,-1,-1,0,1,1],6:[0,-1,1,0,0,1],7:[0,1,1,0,0,0],8:[0,1,-1,0,1,0]};class Et{components;profile;width;height;displayed;upright;resolution;embedded=new WeakMap;profiled=new WeakMap;constructor({
width:t,height:e,orientation:n,resolution:i},r,a){this.components=r,this.profile=a,this.width=t,this.height=e,this.upright=ee[n];const h=n>=5;this.displayed=h?{
width:e,height:t}:{width:t,height:e},this.resolution=h&&i?{x:i.y,y:i.x}:i}get iccVersion(){return this.profile?.version}get version(){return this.bitsPerComponent===
16||this.iccVersion===4?"1.5":this.transparency==="soft-mask"?"1.4":"1.3"}embed(t,{profiled:e=!1}={}){const n=e&&!this.profile&&this.components!==4,i=n?this.profiled:
this.embedded,r=i.get(t);if(r)return r;const a=n?(0,Q.so)(Mt({gray:this.components===1})):this.profile,h=a?[(0,M.UU)("ICCBased"),(0,Q.R1)(t,a,this.components)]:
(0,M.UU)(Q.To[this.components]),p=t.add(this.stream(t,h));return i.set(t,p),p}entries(t,e){return(0,M.jd)({Type:(0,M.UU)("XObject"),Subtype:(0,M.UU)("Image"),Width:this.
width,Height:this.height,ColorSpace:t,BitsPerComponent:this.bitsPerComponent,...e})}}class ne extends Et{jpeg;kind="jpeg";bitsPerComponent=8;transparency="none";constructor(t,e){
super(t,t.components,e),this.jpeg=t}stream(t,e){const{components:n,adobe:i,plainRgb:r,data:a}=this.jpeg,h=this.entries(e,{Filter:(0,M.UU)("DCTDecode"),DecodeParms:r?
(0,M.jd)({ColorTransform:0}):void 0,Decode:n===4&&i?[1,0,1,0,1,0,1,0]:void 0});return new M.Z6(h,a)}}class Rt extends Et{png;pixels;kind;transparency;constructor(t,e,n,i="\
png"){super(t,Gt(t),n),this.png=t,this.pixels=e,this.kind=i,this.transparency=e.alpha?"soft-mask":lt(t)?"color-key":"none"}get bitsPerComponent(){return this.png.
depth}stream(t,e){const{png:n,pixels:i}=this,{palette:r}=n,a=n.color.alpha?n.channels-1:n.channels,h=this.entries(r?[(0,M.UU)("Indexed"),e,r.length/3-1,new M.Mx(
r)]:e,{...this.flate(a,n.depth),SMask:i.alpha&&this.softMask(t,i.alpha),Mask:this.transparency==="color-key"?se(n):void 0});return new M.Z6(h,i.color)}softMask(t,e){
const n=this.pixels.alphaDepth,i=this.entries((0,M.UU)("DeviceGray"),{BitsPerComponent:n,...this.flate(1,n)});return t.add(new M.Z6(i,e))}flate(t,e){const n=(0,M.
jd)({Predictor:15,Colors:t,BitsPerComponent:e,Columns:this.width});return{Filter:(0,M.UU)("FlateDecode"),DecodeParms:n}}}const Gt=({color:{gray:s}})=>s?1:3;function se({
transparency:s,depth:t}){const e=[];for(let n=0;n<s.length;n+=2){const i=(s[n]<<8|s[n+1])&2**t-1;e.push(i,i)}return e}function ie({meaning:s,color:{gray:t}}){if(s!==
void 0)return Mt(s==="sRGB"?{gray:t}:{gray:t,...s})}const Mt=s=>({bytes:(0,Ot.k)(s),version:2})}),8283:((et,H,R)=>{R.d(H,{A2:()=>F,AP:()=>B,EI:()=>$,GM:()=>M,OD:()=>C,
Os:()=>_,Rd:()=>T,iN:()=>N});var A=R(78157);const F=216,M=217,_=218,$=254,T=0,J=2**20,N=f=>f>=224&&f<=239;class K{image;marker;start;end;constructor(G,d,o,c){this.
image=G,this.marker=d,this.start=o,this.end=c}get data(){return this.image.subarray(Math.min(this.start+4,this.end),this.end)}}function*C(f,G=1/0){const d=(0,A.
bS)(f);for(let o=2;;){const c=Math.min(o+G,d.length),u=v(d,o,c);if(u<0){if(c===d.length)return;yield new K(d,T,o,c),o=c;continue}const l=d[u+1],m=l===F||l===M||
l===U;if(!m&&u+4>d.length)return;const P=m?0:d.readUInt16BE(u+2),E=u+2+P;if(E>d.length||!m&&P<2||(yield new K(d,l,u,E),l===M))return;o=E}}const U=1,B=f=>C(f,J);
function v(f,G,d){for(let o=x(f,G);o>=0&&o<d&&o+1<f.length;o=x(f,o+1)){for(;f[o+1]===255&&o+1<d;)o++;const c=f[o+1];if(c!==0&&c!==255&&(c<208||c>215))return o}return-1}
const g=32;function x(f,G){const d=Math.min(G+g,f.length);for(let o=G;o<d;o++)if(f[o]===255)return o;return f.indexOf(255,d)}}),5660:((et,H,R)=>{R.d(H,{$:()=>K});
var A=R(78157),F=R(31584),M=R(8283);const _={195:"a lossless JPEG image",197:"a hierarchical JPEG image",198:"a hierarchical JPEG image",199:"a hierarchical los\
sless JPEG image",201:"a JPEG image with arithmetic coding",202:"a JPEG image with arithmetic coding",203:"a lossless JPEG image with arithmetic coding",205:"a \
hierarchical JPEG image with arithmetic coding",206:"a hierarchical JPEG image with arithmetic coding",207:"a hierarchical JPEG image with arithmetic coding",247:"\
a JPEG-LS image"},$="save it as a baseline or progressive JPEG with 8 bits, or as a PNG image",T=50,J="Exif\0\0",N="ICC_PROFILE\0";async function K(v,g,x){const f=new C(
v,g);await f.run(x);const{frame:G}=f;if(!G)throw g("is a JPEG image without a start of frame; it is damaged");if(f.end<0)throw g("is a JPEG image that is cut sh\
ort; copy or export it again");const d=f.exif&&(0,F.F)(f.exif),{width:o,height:c,components:u,ids:l}=G;return{width:o,height:c,components:u,orientation:d?.orientation??
1,resolution:f.jfifResolution??d?.resolution,profile:B(f.profileParts),adobe:f.adobe,plainRgb:l==="RGB"&&!f.adobe&&!f.jfif,data:v.subarray(0,f.end)}}class C{bytes;refuse;frame;jfif=!1;jfifResolution;adobe=!1;exif;profileParts=new Map;end=-1;constructor(g,x){
this.bytes=g,this.refuse=x}async run(g){let x=0;for(const f of(0,M.AP)(this.bytes)){const{marker:G,end:d}=f,o=g.step(T+d-x);if(o&&await o,x=d,G===M.GM)this.end=
d;else if(G!==M.Os&&G!==M.Rd)this.take(f);else if(G===M.Os&&this.isOnlyScan(f.data)){const c=(0,A.bS)(this.bytes).indexOf(U,d);this.end=c<0?-1:c+2;return}}}isOnlyScan(g){
return this.frame?.sequential===!0&&g[0]===this.frame.components}take({marker:g,data:x}){const f=_[g];if(f!==void 0)throw this.refuse(`is ${f}, which PDF cannot\
 hold; ${$}`);if(g>=192&&g<=194)this.frame??=this.readFrame(x,g!==194);else if(g===224&&(0,A.w1)(x,0,"JFIF\0"))this.readJfif(x);else if(g===225&&(0,A.w1)(x,0,J))
this.exif??=x.subarray(J.length);else if(g===226&&(0,A.w1)(x,0,N)&&x.length>N.length+2){const[G,d]=x.subarray(N.length);this.profileParts.has(G)||this.profileParts.
set(G,{of:d,data:x.subarray(N.length+2)})}else g===238&&(0,A.w1)(x,0,"Adobe")&&x.length>=12&&(this.adobe=!0)}readFrame(g,x){const[f=0,G=0,d=0,o=0,c=0,u=0]=g,[l,
m]=[G<<8|d,o<<8|c];if(g.length<6+3*u)throw this.refuse("is a JPEG image whose start of frame is damaged");if(f!==8)throw this.refuse(`is a JPEG image with ${f} \
bits per component, which PDF cannot hold; ${$}`);if(m===0||l===0)throw this.refuse(`is a JPEG image of ${m} × ${l} pixels; it is empty or damaged`);if(u!==1&&
u!==3&&u!==4)throw this.refuse(`is a JPEG image with ${u} components; PDF holds 1, 3 or 4`);let P="";for(let E=0;E<u;E++)P+=String.fromCharCode(g[6+3*E]);return{
width:m,height:l,components:u,ids:P,sequential:x}}readJfif(g){if(this.jfif||(this.jfif=!0,g.length<12))return;const x={1:1,2:2.54}[g[7]],[f,G]=[g[8]<<8|g[9],g[10]<<
8|g[11]];x!==void 0&&(this.jfifResolution=(0,F.o)({x:f*x,y:G*x}))}}const U=Buffer.of(255,M.GM);function B(v){const g=v.size,x=[];for(let f=1;f<=g;f++){const G=v.
get(f);if(G?.of!==g)return;x.push(G.data)}return g===0?void 0:Buffer.concat(x)}}),21878:((et,H,R)=>{R.d(H,{k:()=>M});const A=[.3127,.329,.64,.33,.3,.6,.15,.06],
F=[.9642,1,.8249];function M({gray:o,gamma:c,primaries:u}){const l=c===void 0?C():K(1/c),P=[{names:["desc"],data:J(c===void 0?"sRGB":"Colors of a PNG image")},{
names:["cprt"],data:T("text",[...$("No copyright, use freely"),0])},{names:["wtpt"],data:N(F)}];if(o)return _("GRAY",[...P,{names:["kTRC"],data:l}]);const[E,I,L]=g(
U(u??A));return _("RGB ",[...P,{names:["rXYZ"],data:N(E)},{names:["gXYZ"],data:N(I)},{names:["bXYZ"],data:N(L)},{names:["rTRC","gTRC","bTRC"],data:l}])}function _(o,c){
const u=c.flatMap(({names:W})=>W).length,l=132+12*u,m=c.reduce((W,{data:Y})=>W+Y.length,l),P=new Uint8Array(m),E=new DataView(P.buffer);E.setUint32(0,m),E.setUint32(
8,34603008),P.set($(`mntr${o}XYZ `),12);for(const[W,Y]of[2e3,1,1,0,0,0].entries())E.setUint16(24+2*W,Y);P.set($("acsp"),36),P.set(N(F).subarray(8),68),E.setUint32(
128,u);let I=132,L=l;for(const{names:W,data:Y}of c){for(const j of W)P.set($(j),I),E.setUint32(I+4,L),E.setUint32(I+8,Y.length),I+=12;P.set(Y,L),L+=Y.length}return P}
const $=o=>[...o].map(c=>c.charCodeAt(0));function T(o,c){const u=8+c.length,l=new Uint8Array(Math.ceil(u/4)*4);return l.set($(o)),l.set(c,8),l}function J(o){return T(
"desc",[0,0,0,o.length+1,...$(o),0,...new Array(78).fill(0)])}function N(o){const c=T("XYZ ",new Array(12).fill(0)),u=new DataView(c.buffer);for(const[l,m]of o.
entries())u.setInt32(8+4*l,Math.round(m*65536));return c}function K(o){const c=Math.round(o*256);return T("curv",[0,0,0,1,c>>8,c&255])}function C(){const c=T("c\
urv",[0,0,4,0,...new Array(2048).fill(0)]),u=new DataView(c.buffer);for(let l=0;l<1024;l++){const m=l/1023,P=m<=.04045?m/12.92:((m+.055)/1.055)**2.4;u.setUint16(
12+2*l,Math.round(P*65535))}return c}function U([o,c,u,l,m,P,E,I]){const L=[o/c,1,(1-o-c)/c],W=v([[u/l,1,(1-u-l)/l],[m/P,1,(1-m-P)/P],[E/I,1,(1-E-I)/I]]),Y=f(d(
W),L),j=W.map(ot=>ot.map((nt,rt)=>nt*Y[rt])),[at,ct]=[f(B,L),f(B,F)],ht=B.map((ot,nt)=>ot.map(rt=>rt*ct[nt]/at[nt]));return G(G(d(B),ht),j)}const B=[[.8951,.2664,
-.1614],[-.7502,1.7135,.0367],[.0389,-.0685,1.0296]],v=o=>[[o[0][0],o[1][0],o[2][0]],[o[0][1],o[1][1],o[2][1]],[o[0][2],o[1][2],o[2][2]]],g=v,x=(o,c)=>o[0]*c[0]+
o[1]*c[1]+o[2]*c[2],f=(o,c)=>[x(o[0],c),x(o[1],c),x(o[2],c)];function G(o,c){const u=g(c);return o.map(l=>[x(l,u[0]),x(l,u[1]),x(l,u[2])])}function d([[o,c,u],[
l,m,P],[E,I,L]]){const W=o*(m*L-P*I)-c*(l*L-P*E)+u*(l*I-m*E);return[[m*L-P*I,u*I-c*L,c*P-u*m],[P*E-l*L,o*L-u*E,u*l-o*P],[l*I-m*E,c*E-o*I,o*m-c*l]].map(j=>j.map(
at=>at/W))}}),69869:((et,H,R)=>{R.d(H,{Jc:()=>B,R1:()=>G,To:()=>K,hh:()=>C,so:()=>g});var A=R(77598),F=R.n(A),M=R(48249),_=R(78157),$=R(68973),T=R(45599);const J={
1:"GRAY",3:"RGB ",4:"CMYK"},N=["scnr","mntr","prtr","spac"],K={1:"DeviceGray",3:"DeviceRGB",4:"DeviceCMYK"};function C(d,o){if(!d||d.length<132)return;const c=(0,_.
bS)(d),u=E=>c.toString("latin1",E,E+4),l=c.readUInt32BE(0),m=d[8];if(!(!(l>=132&&l<=d.length&&m>=2&&m<=4&&u(36)==="acsp"&&N.includes(u(12)))||u(16)!==J[o]))return{
bytes:d.subarray(0,l),version:m}}const U=new WeakMap;async function B(d,o){const{bytes:c}=d,u=o.pace.step(c.length);u&&await u;const l=U.get(o.pace)??new Map;U.
set(o.pace,l);const m=x(c),P=l.get(m);if(P)return P;const E={...d,id:m,deflated:await(0,$.uM)(o).deflate(c,v)};return l.set(m,E),E}const v=4,g=d=>{const{bytes:o}=d;
return{...d,id:x(o),deflated:(0,M.Kc)(o)}},x=d=>(0,A.createHash)("sha256").update(d).digest("base64"),f=new WeakMap;function G(d,{id:o,deflated:c},u){const l=f.
get(d)??new Map;f.set(d,l);const m=l.get(o);if(m)return m;const P=(0,T.jd)({N:u,Alternate:(0,T.UU)(K[u]),Filter:(0,T.UU)("FlateDecode")}),E=d.add(new T.Z6(P,c));
return l.set(o,E),E}}),98122:((et,H,R)=>{R.d(H,{_:()=>F});var A=R(58552);const F=M=>_=>(0,A.G6)([{field:M,message:_}])})};
