"use strict";exports.id=2167,exports.ids=[2167],exports.modules={31584:((et,X,E)=>{E.d(X,{F:()=>k,o:()=>H});const C=274,F=282,v=283,_=296,$=3,B=5,J={orientation:void 0,resolution:void 0};
function k(A){if(A.length<14)return J;const O=new DataView(A.buffer,A.byteOffset,A.length),T=O.getUint16(0);if(T!==18761&&T!==19789)return J;const P=T===18761,d=O.
getUint32(4,P);if(O.getUint16(2,P)!==42||d+2>A.length)return J;const u=O.getUint16(d,P),l=new Map;for(let g=0,f=d+2;g<u&&f+12<=A.length;g++,f+=12){const x=O.getUint16(
f,P),R=O.getUint16(f+2,P);if(R===$&&(x===C||x===_)&&l.set(x,O.getUint16(f+8,P)),R!==B||x!==F&&x!==v)continue;const b=O.getUint32(f+8,P);b+8<=A.length&&l.set(x,O.
getUint32(b,P)/O.getUint32(b+4,P))}const M=l.get(C),y={2:1,3:2.54}[l.get(_)??2],[c,h]=[l.get(F),l.get(v)];return{orientation:M!==void 0&&M>=1&&M<=8?M:void 0,resolution:c===
void 0||h===void 0||y===void 0?void 0:H({x:c*y,y:h*y})}}function H({x:A,y:O}){const T=P=>P>=10&&P<=4800;return T(A)&&T(O)?{x:A,y:O}:void 0}}),52167:((et,X,E)=>{
E.d(X,{A:()=>te});var C=E(42973),F=E(59277),v=E(45599),_=E(78157);const $=33,B=44,J=249,k=128,H=100;async function A(s,t,e){const n=new T(s,t,e);if(!/^GIF8[79]a$/.
test((0,_.bS)(n.take(6)).toString("latin1")))throw t("is a GIF image of a version that does not exist");const[i,o,a]=[n.number(),n.number(),n.byte()];n.take(2);
const r=n.colors(a),p=await O(n,t),[w,m,G,z,S]=[n.number(),n.number(),n.number(),n.number(),n.byte()];if(G===0||z===0)throw t(`is a GIF image of ${G} × ${z} pi\
xels; it is empty or damaged`);const N=n.colors(S)??r,D=n.byte();if(D<1||D>8)throw t(`is a GIF image with ${D} bits, which do not exist; it is damaged`);return{
width:Math.max(i,w+G),height:Math.max(o,m+z),frame:{left:w,top:m,width:G,height:z,interlaced:(S&64)!==0},palette:N,transparent:p,bits:D,data:await n.data()}}async function O(s,t){
let e;for(let n=s.byte();n!==B;n=s.byte()){if(n!==$)throw t("is a GIF image without a picture; it is damaged");const i=s.byte()===J,o=await s.data(i?4:0);i&&o.length===
4&&(e=o[0]&1?o[3]:void 0)}return e}class T{bytes;refuse;pace;at=0;constructor(t,e,n){this.bytes=t,this.refuse=e,this.pace=n}take(t){const e=this.at;if(this.at+=
t,this.at>this.bytes.length)throw this.refuse("is a GIF image that is cut short; copy or export it again");return this.bytes.subarray(e,this.at)}byte(){return this.
take(1)[0]}number(){return this.byte()+256*this.byte()}colors(t){return t&k?this.take(3*2**((t&7)+1)):void 0}async data(t=this.bytes.length-this.at){const{bytes:e}=this,
n=new Uint8Array(t);let i=0;for(let o=-1;o!==0&&this.at<e.length;){o=this.byte();const a=e.subarray(this.at,Math.min(this.at+o,e.length)),r=a.subarray(0,t-i);n.
set(r,i),i+=r.length,this.at+=a.length;const p=this.pace.step(a.length+H);p&&await p}return n.subarray(0,i)}}var P=E(61811),d=E(14752),u=E(33095),l=E(4537),M=E(
79145),y=E(64680);const c=10;async function h(s,t,e,n,i){const o=await(0,M.w)(s,e),{ending:a,reached:r}=await(0,l.Q)(o,t,e,n==="look"?1:c,i);return r<t?a==="dam\
aged"?"damaged":"short":a==="clean"?"proved":"complete"}class g{step;done;wrong=!1;row;above;filled=0;constructor(t,e,n){this.step=e,this.done=n,this.row=new Uint8Array(
t+1),this.above=new Uint8Array(t)}take(t){const{row:e}=this;for(let n=0;n<t.length;){const i=Math.min(e.length-this.filled,t.length-n);e.set(t.subarray(n,n+i),this.
filled),this.filled+=i,n+=i,!(this.filled<e.length)&&(this.filled=0,this.finish(e))}}finish(t){t[0]>4&&(this.wrong=!0),(0,d.Y)(t[0],t,1,t.length-1,this.above,0,
this.step),this.above.set(t.subarray(1)),this.done(this.above,t[0])}}class f{length;step;output=new y.k(16384);zlib=(0,u.i)({level:6},this.output);above;batch;filled=0;constructor(t,e){
this.length=t,this.step=e,this.above=new Uint8Array(t),this.batch=new Uint8Array(this.batchSize)}get batchSize(){return Math.max(1,Math.floor(65536/(this.length+
1)))*(this.length+1)}add(t,e){const{batch:n,above:i,step:o,length:a}=this;let r=this.filled;n[r++]=e;for(let p=0;p<a;p++){const w=p>=o?t[p-o]:0,m=i[p];let G=0;e===
1?G=w:e===2?G=m:e===3?G=w+m>>1:e===4&&(G=(0,d.X)(w,m,p>=o?i[p-o]:0)),n[r++]=t[p]-G}i.set(t.subarray(0,a)),this.filled=r,r===n.length&&this.flush(!1)}finish(){return this.
flush(!0),this.output.bytes}flush(t){this.zlib.push(this.batch.subarray(0,this.filled),t),this.batch=new Uint8Array(t?0:this.batchSize),this.filled=0}}const x=2731,
R=512,b=20,I=255,L=new Uint8Array(3),K=[[0,8],[4,8],[2,4],[1,2]],Y=({width:s,height:t,palette:e=L})=>({width:s,height:t,depth:8,color:{gray:!1,palette:!0,alpha:!1},
channels:1,interlaced:!1,palette:e,transparency:void 0,profile:void 0,meaning:void 0,orientation:1,resolution:void 0});async function j(s,t,e,n){const{width:i,height:o,
frame:a,palette:r,data:p}=s,w=r===void 0&&p.length===0;if(!w&&!r)throw e("is a GIF image without colors; it is damaged");const m=new ht(w?0:at(s,t,e,n));w||await ot(
s,m,t.pace,e);const[G,z]=[new f(i,1),new f(i,1)],[S,N]=[new Uint8Array(i),new Uint8Array(i)],D=w?void 0:nt(s);let q=!0;for(let tt=0;tt<o;tt++){S.fill(0),N.fill(
0);const Z=D?.[tt-a.top];if(Z!==void 0&&!rt(s,m.values.subarray(Z*a.width,(Z+1)*a.width),S,N))throw e("is a GIF image with a color that it does not have; it is \
damaged");q&&=N.every(ut=>ut===I),G.add(S,0),z.add(N,0);const st=t.pace.step(i*b);st&&await st}return{color:G.finish(),alpha:q?void 0:z.finish(),alphaDepth:8}}function at({
frame:s,data:t},{limits:{streamBytes:e}},n,i){const o=s.width*s.height;if(o>(t.length+1)*x)throw n(ct(s));if(o<=e)return o;throw(0,C.F)("streamBytes",`The GIF i\
mage has ${o} pixels; at most ${e} are allowed`,"Make it smaller first",i)}const ct=({width:s,height:t})=>`is a GIF image that is cut short: its data is less th\
an ${s} × ${t} pixels; copy or export it again`;class ht{values;size=0;constructor(t){this.values=new Uint8Array(t)}push(t){const e=t.subarray(0,this.values.length-
this.size);this.values.set(e,this.size),this.size+=e.length}}async function ot({frame:s,bits:t,data:e},n,i,o){const a=1<<t,r=new P.W(a,n),p=n.values.length;let w=0,
m=0,G=t+1,z=0;for(let S=0;S<e.length&&r.size<p;S++){for(w|=e[S]<<m,m+=8;m>=G;G=(0,P.w)(r.next,t+1)){const D=w&(1<<G)-1;if(w>>>=G,m-=G,D===a)r.clear();else if(D===
a+1)S=e.length;else if(r.size<p&&!r.put(D))throw o("is a GIF image whose pixels are damaged; copy or export it again");if(S===e.length)break}if(S%R>0)continue;const N=i.
step(R+r.size-z);z=r.size,N&&await N}if(r.finish(),n.size<p)throw o(ct(s))}function nt({frame:{height:s,interlaced:t}}){const e=new Uint16Array(s);let n=0;for(const[
i,o]of t?K:[[0,1]])for(let a=i;a<s;a+=o)e[a]=n++;return e}function rt({frame:s,palette:t,transparent:e},n,i,o){const a=t.length/3;for(let r=0;r<n.length;r++){const p=n[r];
if(p!==e){if(p>=a)return!1;i[s.left+r]=p,o[s.left+r]=I}}return!0}var vt=E(5660),Ut=E(21878),Ot=E(68973),pt=E(31584);const Ct={0:1,2:3,3:1,4:2,6:4},At={0:[1,2,4,
8,16],2:[8,16],3:[1,2,4,8],4:[8,16],6:[8,16]},It=new Set(["cHRM","eXIf","gAMA","iCCP","pHYs","sRGB","tRNS"]),St=200,gt=16<<20;async function Dt(s,t,e){const n=new Tt(
s,t),i=n.header(),{colorType:o,depth:a}=i,r=Ct[o];if(i.width===0||i.height===0)throw t(`is a PNG image of ${i.width} × ${i.height} pixels; it is empty or damag\
ed`);if(r===void 0||!At[o].includes(a))throw t(`is a PNG image with ${a} bits and color type ${o}, which does not exist; it is damaged`);await n.rest(e);const p=o===
3?Bt(n,t):void 0;if(n.data.length===0)throw t("is a PNG image without image data; it is damaged or cut short");const{ancillary:w}=n,m=w.get("eXIf");return{width:i.
width,height:i.height,depth:a,color:{gray:o===0||o===4,palette:o===3,alpha:o>=4},channels:r,interlaced:i.interlaced,palette:p?.subarray(0,3*2**a),transparency:kt(
w.get("tRNS"),o),profile:await Nt(w.get("iCCP"),e),meaning:Ft(w),orientation:(m&&(0,pt.F)(m).orientation)??1,resolution:Lt(w.get("pHYs")),data:n.data}}class Tt{bytes;refuse;palette;ancillary=new Map;data=[];at=8;type="";constructor(t,e){
this.bytes=t,this.refuse=e}header(){const t=this.next();if(this.type==="CgBI")throw this.refuse("is a PNG image in Apple's own form (CgBI), which other programs\
 cannot read; export it as an ordinary PNG");if(!t||this.type!=="IHDR"||t.length!==13)throw this.refuse("is a PNG image without a header; it is damaged");const[
e,n,i]=t.subarray(10);if(e!==0||n!==0||i>1)throw this.refuse("is a PNG image with a compression, filter or interlace method that does not exist; it is damaged");
return{width:V(t,0),height:V(t,4),depth:t[8],colorType:t[9],interlaced:i===1}}async rest(t){for(let e=this.next();e&&this.type!=="IEND";e=this.next()){const n=t.
step(St);n&&await n;const{type:i}=this;if(i==="IDAT")e.length>0&&this.data.push(e);else if(i==="PLTE")this.palette??=e;else if(i.charCodeAt(0)&32)It.has(i)&&!this.
ancillary.has(i)&&this.ancillary.set(i,e);else throw this.refuse("is a PNG image with a critical chunk that is not known; export it as an ordinary PNG")}}next(){
const{bytes:t,at:e}=this;if(e+12>t.length)return;const n=V(t,e);return this.type=(0,_.bS)(t).toString("latin1",e+4,e+8),this.at=e+12+n,t.subarray(e+8,Math.min(e+
8+n,t.length))}}function Bt({palette:s},t){if(!s)throw t("is a PNG image without its palette; it is damaged");if(s.length===0||s.length%3!==0||s.length>768)throw t(
"is a PNG image whose palette is damaged");return s}function kt(s,t){if(!s)return;if(t===3)return s.length>0?s:void 0;const e={0:2,2:6}[t];return e!==void 0&&s.
length>=e?s.subarray(0,e):void 0}async function Nt(s,t){if(!s)return;const e=s.indexOf(0);if(e<0||e>79||s[e+1]!==0)return;const{bytes:n,reached:i}=await(0,Ot.a5)(
s.subarray(e+2),gt,t);return i>gt?void 0:n}function Ft(s){if(s.has("sRGB"))return"sRGB";const t=s.get("gAMA");if(t?.length!==4)return;const e=V(t,0)/1e5;if(e<.1||
e>10)return;const n=$t(s.get("cHRM"));return Math.abs(e-1/2.2)<.01&&(!n||n.every((o,a)=>_t(o,mt[a])))?"sRGB":{gamma:e,primaries:n}}const _t=(s,t)=>Math.abs(s-t)<
.005,mt=[.3127,.329,.64,.33,.3,.6,.15,.06];function $t(s){if(s?.length!==32)return;const t=mt.map((e,n)=>V(s,4*n)/1e5);return t.every((e,n)=>e<=1&&(n%2===0||e>.001))?
t:void 0}function Lt(s){if(!(s?.length!==9||s[8]!==1))return(0,pt.o)({x:V(s,0)*.0254,y:V(s,4)*.0254})}const V=(s,t)=>s[t]*16777216+(s[t+1]<<16|s[t+2]<<8|s[t+3]),
zt=[{x:0,y:0,across:8,down:8},{x:4,y:0,across:8,down:8},{x:0,y:4,across:4,down:8},{x:2,y:0,across:4,down:4},{x:0,y:2,across:2,down:4},{x:1,y:0,across:2,down:2},
{x:0,y:1,across:1,down:2}];async function Jt({width:s,height:t,channels:e,depth:n,color:i,data:o},a,r,p,w){const m=e*n,G=Math.max(1,m>>3),z=new Uint8Array(a*t),
S=zt.map(U=>({...U,columns:Math.ceil((s-U.x)/U.across),rows:Math.ceil((t-U.y)/U.down)})).filter(({columns:U,rows:W})=>U>0&&W>0);let N=0,D=0;const q=()=>{const U=S[N],
W=Math.ceil(U.columns*m/8);return D=0,new g(W,G,it=>{const Gt=(U.y+D*U.down)*a;m>=8?Wt(it,z,Gt+U.x*G,U.across*G,G):Xt(it,U.columns,z,Gt,U.x,U.across,m),D++})},tt=S.
map(({columns:U,rows:W})=>W*(Math.ceil(U*m/8)+1));let Z=tt[0];const st=[q()],ut=await h(o,Kt(tt),r,"look",U=>{for(let W=0;W<U.length;){const it=Math.min(Z,U.length-
W);st[N].take(U.subarray(W,W+it)),W+=it,Z-=it,!(Z>0||N+1===S.length)&&(N++,Z=tt[N],st.push(q()))}});p(st.some(({wrong:U})=>U)?"damaged":ut);const ae=i.palette||
n<8?0:4;for(let U=0;U<t;U++){w(z.subarray(U*a,(U+1)*a),ae);const W=r.step(a*8);W&&await W}}const Kt=s=>s.reduce((t,e)=>t+e,0);function Wt(s,t,e,n,i){for(let o=0,
a=e;o<s.length;a+=n-i)for(let r=0;r<i;r++)t[a++]=s[o++]}function Xt(s,t,e,n,i,o,a){const r=(1<<a)-1;for(let p=0;p<t;p++){const w=p*a,m=s[w>>3]>>8-a-(w&7)&r,G=(i+
p*o)*a;e[n+(G>>3)]|=m<<8-a-(G&7)}}const Ht=(s,t)=>Math.ceil(s*t/8);async function Yt(s,t,e,n){const{width:i,height:o,channels:a,depth:r,color:p}=s,w=Ht(i,a*r),m=o*
(w+1),G=s.data.reduce((D,{length:q})=>D+q,0);if(m>G*1032+1032)throw e(ft(s));const{imageBytes:z,streamBytes:S}=t.limits;if(m>z)throw(0,C.F)("imageBytes",`The im\
age has ${m} bytes of pixels; at most ${z} are allowed`,"Make it smaller first");if(s.interlaced&&m>S)throw(0,C.F)("streamBytes",`The interlaced image has ${m} \
bytes of pixels; at most ${S} are allowed`,"Save it without interlacing first",n);const N=s.transparency!==void 0&&!lt(s);if(!s.interlaced&&!p.alpha&&!N){const D=await jt(
s,w,m,t);if(D==="proved")return{color:(0,_.mE)(s.data),alpha:void 0,alphaDepth:8};if(D!=="complete")throw e(D==="short"?ft(s):yt)}return Zt(s,w+(N?i:0),n),Vt(s,
w,m,t,e)}const wt=2e6;function Zt({width:s,interlaced:t},e,n){if(!(e<=wt))throw(0,C.F)("pixels",`The image has rows of ${s} pixels, which are ${e} bytes; at mos\
t ${wt} are allowed if it is interlaced or transparent`,t?"Save it without interlacing, or make it smaller first":"Make it smaller first",n)}const lt=({transparency:s,
color:t,depth:e})=>s!==void 0&&!t.palette&&e<16,yt="is a PNG image whose pixels are damaged; copy or export it again",ft=({width:s,height:t})=>`is a PNG image t\
hat is cut short: its data is less than ${s} × ${t} pixels; copy or export it again`;async function jt({data:s},t,e,{pace:n}){const i={wrong:!1,bytes:0},o=await h(
s,e,n,"look",a=>{const r=(t+1-i.bytes%(t+1))%(t+1);for(let p=r;p<a.length;p+=t+1)a[p]>4&&(i.wrong=!0);i.bytes+=a.length});return i.wrong?"damaged":o}async function Vt(s,t,e,n,i){
const o=new Qt(s,t);if(s.interlaced)await Jt(s,t,n.pace,xt(s,i),(a,r)=>o.add(a,r));else{const a=Math.max(1,s.channels*s.depth>>3),r=new g(t,a,(w,m)=>o.add(w,m)),
p=await h(s.data,e,n.pace,"work",w=>r.take(w));xt(s,i)(r.wrong?"damaged":p)}return o.finish()}const xt=(s,t)=>e=>{if(e==="short")throw t(ft(s));if(e==="damaged")
throw t(yt)};class Qt{png;color;alpha;colorRow;alphaRow;bytesPerSample;entries;key;alphaDepth;opaque=!0;constructor(t,e){this.png=t;const{width:n,depth:i,channels:o,
color:a,transparency:r}=t,p=this.bytesPerSample=i===16?2:1,w=a.alpha?o-1:o,m=a.alpha?n*w*p:e;this.color=new f(m,a.alpha?w*p:Math.max(1,o*i>>3)),this.colorRow=new Uint8Array(
a.alpha?m:0),a.palette&&r&&(this.entries=new Uint8Array(256).fill(255),this.entries.set(r.subarray(0,256))),!a.palette&&!lt(t)&&(this.key=r);const G=a.alpha||this.
entries!==void 0||this.key!==void 0;this.alphaDepth=a.alpha&&i===16?16:8,this.alphaRow=new Uint8Array(G?n*this.alphaDepth>>3:0),G&&(this.alpha=new f(this.alphaRow.
length,this.alphaDepth>>3))}add(t,e){if(this.png.color.alpha)this.separate(t),this.color.add(this.colorRow,e),this.alpha.add(this.alphaRow,e);else{if(this.color.
add(t,e),this.entries)this.lookUp(t,this.entries);else if(this.key)this.compare(t,this.key);else return;this.alpha.add(this.alphaRow,0)}this.opaque&&(this.opaque=
this.alphaRow.every(n=>n===255))}finish(){const t=this.opaque?void 0:this.alpha?.finish();return{color:this.color.finish(),alpha:t,alphaDepth:this.alphaDepth}}compare(t,e){
const{alphaRow:n}=this;for(let i=0,o=0;i<n.length;i++,o+=e.length){let a=0;for(;a<e.length&&t[o+a]===e[a];)a++;n[i]=a===e.length?0:255}}separate(t){const{colorRow:e,
alphaRow:n,bytesPerSample:i}=this,o=(this.png.channels-1)*i;let a=0,r=0;for(let p=0;p<n.length;){for(let w=0;w<o;w++)e[r++]=t[a++];for(let w=0;w<i;w++)n[p++]=t[a++]}}lookUp(t,e){
const{alphaRow:n}=this,{depth:i}=this.png,o=(1<<i)-1;for(let a=0;a<n.length;a++){const r=a*i;n[a]=e[t[r>>3]>>8-i-(r&7)&o]}}}var Q=E(69869),qt=E(98122);const Pt={
"png-jpeg":"it must be a PNG or JPEG image","png-jpeg-gif":"it must be a PNG, JPEG or GIF image"};async function te(s,t,e,n="png-jpeg"){const{bytes:i}=s,o=(0,qt.
_)(t);if(i.length===0)throw o(`is an empty file; ${Pt[n]}`);const a=(0,F.y)(i);if(a==="a JPEG image"){const m=await(0,vt.$)(i,o,e.pace);dt(m,e,t);const G=(0,Q.hh)(
m.profile,m.components);return new ne(m,G&&await(0,Q.Jc)(G,e))}if(a==="a GIF image"&&n==="png-jpeg-gif"){const m=await A(i,o,e.pace);return dt(m,e,t),new Rt(Y(m),
await j(m,e,o,t),void 0,"gif")}if(a!=="a PNG image")throw o(`is ${a??"not an image"}; ${Pt[n]}`);const r=await Dt(i,o,e.pace);dt(r,e,t);const p=(0,Q.hh)(r.profile,
bt(r))??ie(r),w=p&&await(0,Q.Jc)(p,e);return new Rt(r,await Yt(r,e,o,t),w)}function dt({width:s,height:t},{limits:{pixels:e}},n){if(!(s*t<=e))throw(0,C.F)("pixe\
ls",`The image has ${s} × ${t} pixels; at most ${e} in all are allowed`,"Make it smaller first",n)}const ee={1:[1,0,0,1,0,0],2:[-1,0,0,1,1,0],3:[-1,0,0,-1,1,1],
4:[1,0,0,-1,0,1],5:[0,-1,-1,0,1,1],6:[0,-1,1,0,0,1],7:[0,1,1,0,0,0],8:[0,1,-1,0,1,0]};class Et{components;profile;width;height;displayed;upright;resolution;embedded=new WeakMap;profiled=new WeakMap;constructor({
width:t,height:e,orientation:n,resolution:i},o,a){this.components=o,this.profile=a,this.width=t,this.height=e,this.upright=ee[n];const r=n>=5;this.displayed=r?{
width:e,height:t}:{width:t,height:e},this.resolution=r&&i?{x:i.y,y:i.x}:i}get iccVersion(){return this.profile?.version}get version(){return this.bitsPerComponent===
16||this.iccVersion===4?"1.5":this.transparency==="soft-mask"?"1.4":"1.3"}embed(t,{profiled:e=!1}={}){const n=e&&!this.profile&&this.components!==4,i=n?this.profiled:
this.embedded,o=i.get(t);if(o)return o;const a=n?(0,Q.so)(Mt({gray:this.components===1})):this.profile,r=a?[(0,v.UU)("ICCBased"),(0,Q.R1)(t,a,this.components)]:
(0,v.UU)(Q.To[this.components]),p=t.add(this.stream(t,r));return i.set(t,p),p}entries(t,e){return(0,v.jd)({Type:(0,v.UU)("XObject"),Subtype:(0,v.UU)("Image"),Width:this.
width,Height:this.height,ColorSpace:t,BitsPerComponent:this.bitsPerComponent,...e})}}class ne extends Et{jpeg;kind="jpeg";bitsPerComponent=8;transparency="none";constructor(t,e){
super(t,t.components,e),this.jpeg=t}stream(t,e){const{components:n,adobe:i,plainRgb:o,data:a}=this.jpeg,r=this.entries(e,{Filter:(0,v.UU)("DCTDecode"),DecodeParms:o?
(0,v.jd)({ColorTransform:0}):void 0,Decode:n===4&&i?[1,0,1,0,1,0,1,0]:void 0});return new v.Z6(r,a)}}class Rt extends Et{png;pixels;kind;transparency;constructor(t,e,n,i="\
png"){super(t,bt(t),n),this.png=t,this.pixels=e,this.kind=i,this.transparency=e.alpha?"soft-mask":lt(t)?"color-key":"none"}get bitsPerComponent(){return this.png.
depth}stream(t,e){const{png:n,pixels:i}=this,{palette:o}=n,a=n.color.alpha?n.channels-1:n.channels,r=this.entries(o?[(0,v.UU)("Indexed"),e,o.length/3-1,new v.Mx(
o)]:e,{...this.flate(a,n.depth),SMask:i.alpha&&this.softMask(t,i.alpha),Mask:this.transparency==="color-key"?se(n):void 0});return new v.Z6(r,i.color)}softMask(t,e){
const n=this.pixels.alphaDepth,i=this.entries((0,v.UU)("DeviceGray"),{BitsPerComponent:n,...this.flate(1,n)});return t.add(new v.Z6(i,e))}flate(t,e){const n=(0,v.
jd)({Predictor:15,Colors:t,BitsPerComponent:e,Columns:this.width});return{Filter:(0,v.UU)("FlateDecode"),DecodeParms:n}}}const bt=({color:{gray:s}})=>s?1:3;function se({
transparency:s,depth:t}){const e=[];for(let n=0;n<s.length;n+=2){const i=(s[n]<<8|s[n+1])&2**t-1;e.push(i,i)}return e}function ie({meaning:s,color:{gray:t}}){if(s!==
void 0)return Mt(s==="sRGB"?{gray:t}:{gray:t,...s})}const Mt=s=>({bytes:(0,Ut.k)(s),version:2})}),8283:((et,X,E)=>{E.d(X,{A2:()=>F,EI:()=>$,GM:()=>v,OD:()=>k,Os:()=>_,
iN:()=>B});var C=E(78157);const F=216,v=217,_=218,$=254,B=P=>P>=224&&P<=239;class J{image;marker;start;end;constructor(d,u,l,M){this.image=d,this.marker=u,this.
start=l,this.end=M}get data(){return this.image.subarray(Math.min(this.start+4,this.end),this.end)}}function*k(P){const d=(0,C.bS)(P);for(let u=2;;){const l=A(d,
u);if(l<0)return;const M=d[l+1],y=M===F||M===v||M===H;if(!y&&l+4>d.length)return;const c=y?0:d.readUInt16BE(l+2),h=l+2+c;if(h>d.length||!y&&c<2||(yield new J(d,
M,l,h),M===v))return;u=h}}const H=1;function A(P,d){for(let u=P.indexOf(255,d);u>=0&&u+1<P.length;u=T(P,u+1)){const l=P[u+1];if(l!==0&&l!==255&&(l<208||l>215))return u}
return-1}const O=32;function T(P,d){const u=Math.min(d+O,P.length);for(let l=d;l<u;l++)if(P[l]===255)return l;return P.indexOf(255,u)}}),5660:((et,X,E)=>{E.d(X,
{$:()=>H});var C=E(78157),F=E(31584),v=E(8283);const _={195:"a lossless JPEG image",197:"a hierarchical JPEG image",198:"a hierarchical JPEG image",199:"a hiera\
rchical lossless JPEG image",201:"a JPEG image with arithmetic coding",202:"a JPEG image with arithmetic coding",203:"a lossless JPEG image with arithmetic codi\
ng",205:"a hierarchical JPEG image with arithmetic coding",206:"a hierarchical JPEG image with arithmetic coding",207:"a hierarchical JPEG image with arithmetic\
 coding",247:"a JPEG-LS image"},$="save it as a baseline or progressive JPEG with 8 bits, or as a PNG image",B=50,J="Exif\0\0",k="ICC_PROFILE\0";async function H(P,d,u){
const l=new A(P,d);await l.run(u);const{frame:M}=l;if(!M)throw d("is a JPEG image without a start of frame; it is damaged");if(l.end<0)throw d("is a JPEG image \
that is cut short; copy or export it again");const y=l.exif&&(0,F.F)(l.exif),{width:c,height:h,components:g,ids:f}=M;return{width:c,height:h,components:g,orientation:y?.
orientation??1,resolution:l.jfifResolution??y?.resolution,profile:T(l.profileParts),adobe:l.adobe,plainRgb:f==="RGB"&&!l.adobe&&!l.jfif,data:P.subarray(0,l.end)}}
class A{bytes;refuse;frame;jfif=!1;jfifResolution;adobe=!1;exif;profileParts=new Map;end=-1;constructor(d,u){this.bytes=d,this.refuse=u}async run(d){let u=0;for(const l of(0,v.
OD)(this.bytes)){const{marker:M,end:y}=l,c=d.step(B+y-u);if(c&&await c,u=y,M===v.GM)this.end=y;else if(M!==v.Os)this.take(l);else if(this.isOnlyScan(l.data)){const h=(0,C.
bS)(this.bytes).indexOf(O,y);this.end=h<0?-1:h+2;return}}}isOnlyScan(d){return this.frame?.sequential===!0&&d[0]===this.frame.components}take({marker:d,data:u}){
const l=_[d];if(l!==void 0)throw this.refuse(`is ${l}, which PDF cannot hold; ${$}`);if(d>=192&&d<=194)this.frame??=this.readFrame(u,d!==194);else if(d===224&&(0,C.
w1)(u,0,"JFIF\0"))this.readJfif(u);else if(d===225&&(0,C.w1)(u,0,J))this.exif??=u.subarray(J.length);else if(d===226&&(0,C.w1)(u,0,k)&&u.length>k.length+2){const[
M,y]=u.subarray(k.length);this.profileParts.has(M)||this.profileParts.set(M,{of:y,data:u.subarray(k.length+2)})}else d===238&&(0,C.w1)(u,0,"Adobe")&&u.length>=12&&
(this.adobe=!0)}readFrame(d,u){const[l=0,M=0,y=0,c=0,h=0,g=0]=d,[f,x]=[M<<8|y,c<<8|h];if(d.length<6+3*g)throw this.refuse("is a JPEG image whose start of frame \
is damaged");if(l!==8)throw this.refuse(`is a JPEG image with ${l} bits per component, which PDF cannot hold; ${$}`);if(x===0||f===0)throw this.refuse(`is a JPE\
G image of ${x} × ${f} pixels; it is empty or damaged`);if(g!==1&&g!==3&&g!==4)throw this.refuse(`is a JPEG image with ${g} components; PDF holds 1, 3 or 4`);let R="";
for(let b=0;b<g;b++)R+=String.fromCharCode(d[6+3*b]);return{width:x,height:f,components:g,ids:R,sequential:u}}readJfif(d){if(this.jfif||(this.jfif=!0,d.length<12))
return;const u={1:1,2:2.54}[d[7]],[l,M]=[d[8]<<8|d[9],d[10]<<8|d[11]];u!==void 0&&(this.jfifResolution=(0,F.o)({x:l*u,y:M*u}))}}const O=Buffer.of(255,v.GM);function T(P){
const d=P.size,u=[];for(let l=1;l<=d;l++){const M=P.get(l);if(M?.of!==d)return;u.push(M.data)}return d===0?void 0:Buffer.concat(u)}}),21878:((et,X,E)=>{E.d(X,{k:()=>v});
const C=[.3127,.329,.64,.33,.3,.6,.15,.06],F=[.9642,1,.8249];function v({gray:c,gamma:h,primaries:g}){const f=h===void 0?A():H(1/h),R=[{names:["desc"],data:J(h===
void 0?"sRGB":"Colors of a PNG image")},{names:["cprt"],data:B("text",[...$("No copyright, use freely"),0])},{names:["wtpt"],data:k(F)}];if(c)return _("GRAY",[...R,
{names:["kTRC"],data:f}]);const[b,I,L]=d(O(g??C));return _("RGB ",[...R,{names:["rXYZ"],data:k(b)},{names:["gXYZ"],data:k(I)},{names:["bXYZ"],data:k(L)},{names:[
"rTRC","gTRC","bTRC"],data:f}])}function _(c,h){const g=h.flatMap(({names:K})=>K).length,f=132+12*g,x=h.reduce((K,{data:Y})=>K+Y.length,f),R=new Uint8Array(x),b=new DataView(
R.buffer);b.setUint32(0,x),b.setUint32(8,34603008),R.set($(`mntr${c}XYZ `),12);for(const[K,Y]of[2e3,1,1,0,0,0].entries())b.setUint16(24+2*K,Y);R.set($("acsp"),36),
R.set(k(F).subarray(8),68),b.setUint32(128,g);let I=132,L=f;for(const{names:K,data:Y}of h){for(const j of K)R.set($(j),I),b.setUint32(I+4,L),b.setUint32(I+8,Y.length),
I+=12;R.set(Y,L),L+=Y.length}return R}const $=c=>[...c].map(h=>h.charCodeAt(0));function B(c,h){const g=8+h.length,f=new Uint8Array(Math.ceil(g/4)*4);return f.set(
$(c)),f.set(h,8),f}function J(c){return B("desc",[0,0,0,c.length+1,...$(c),0,...new Array(78).fill(0)])}function k(c){const h=B("XYZ ",new Array(12).fill(0)),g=new DataView(
h.buffer);for(const[f,x]of c.entries())g.setInt32(8+4*f,Math.round(x*65536));return h}function H(c){const h=Math.round(c*256);return B("curv",[0,0,0,1,h>>8,h&255])}
function A(){const h=B("curv",[0,0,4,0,...new Array(2048).fill(0)]),g=new DataView(h.buffer);for(let f=0;f<1024;f++){const x=f/1023,R=x<=.04045?x/12.92:((x+.055)/
1.055)**2.4;g.setUint16(12+2*f,Math.round(R*65535))}return h}function O([c,h,g,f,x,R,b,I]){const L=[c/h,1,(1-c-h)/h],K=P([[g/f,1,(1-g-f)/f],[x/R,1,(1-x-R)/R],[b/
I,1,(1-b-I)/I]]),Y=l(y(K),L),j=K.map(ot=>ot.map((nt,rt)=>nt*Y[rt])),[at,ct]=[l(T,L),l(T,F)],ht=T.map((ot,nt)=>ot.map(rt=>rt*ct[nt]/at[nt]));return M(M(y(T),ht),
j)}const T=[[.8951,.2664,-.1614],[-.7502,1.7135,.0367],[.0389,-.0685,1.0296]],P=c=>[[c[0][0],c[1][0],c[2][0]],[c[0][1],c[1][1],c[2][1]],[c[0][2],c[1][2],c[2][2]]],
d=P,u=(c,h)=>c[0]*h[0]+c[1]*h[1]+c[2]*h[2],l=(c,h)=>[u(c[0],h),u(c[1],h),u(c[2],h)];function M(c,h){const g=d(h);return c.map(f=>[u(f,g[0]),u(f,g[1]),u(f,g[2])])}
function y([[c,h,g],[f,x,R],[b,I,L]]){const K=c*(x*L-R*I)-h*(f*L-R*b)+g*(f*I-x*b);return[[x*L-R*I,g*I-h*L,h*R-g*x],[R*b-f*L,c*L-g*b,g*f-c*R],[f*I-x*b,h*b-c*I,c*
x-h*f]].map(j=>j.map(at=>at/K))}}),69869:((et,X,E)=>{E.d(X,{Jc:()=>T,R1:()=>M,To:()=>H,hh:()=>A,so:()=>d});var C=E(77598),F=E.n(C),v=E(48249),_=E(78157),$=E(68973),
B=E(45599);const J={1:"GRAY",3:"RGB ",4:"CMYK"},k=["scnr","mntr","prtr","spac"],H={1:"DeviceGray",3:"DeviceRGB",4:"DeviceCMYK"};function A(y,c){if(!y||y.length<
132)return;const h=(0,_.bS)(y),g=b=>h.toString("latin1",b,b+4),f=h.readUInt32BE(0),x=y[8];if(!(!(f>=132&&f<=y.length&&x>=2&&x<=4&&g(36)==="acsp"&&k.includes(g(12)))||
g(16)!==J[c]))return{bytes:y.subarray(0,f),version:x}}const O=new WeakMap;async function T(y,c){const{bytes:h}=y,g=c.pace.step(h.length);g&&await g;const f=O.get(
c.pace)??new Map;O.set(c.pace,f);const x=u(h),R=f.get(x);if(R)return R;const b={...y,id:x,deflated:await(0,$.uM)(c).deflate(h,P)};return f.set(x,b),b}const P=4,
d=y=>{const{bytes:c}=y;return{...y,id:u(c),deflated:(0,v.Kc)(c)}},u=y=>(0,C.createHash)("sha256").update(y).digest("base64"),l=new WeakMap;function M(y,{id:c,deflated:h},g){
const f=l.get(y)??new Map;l.set(y,f);const x=f.get(c);if(x)return x;const R=(0,B.jd)({N:g,Alternate:(0,B.UU)(H[g]),Filter:(0,B.UU)("FlateDecode")}),b=y.add(new B.
Z6(R,h));return f.set(c,b),b}}),98122:((et,X,E)=>{E.d(X,{_:()=>F});var C=E(58552);const F=v=>_=>(0,C.G6)([{field:v,message:_}])})};
