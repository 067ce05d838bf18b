"use strict";exports.id=1507,exports.ids=[1507],exports.modules={19273:((z,D,p)=>{p.r(D),p.d(D,{compress_document:()=>se});var P=p(98446),T=p(36078),R=p(12195),B=p(1900),U=p(
30044),A=p(38671),j=p(21281),I=p(58006),S=p(15584),h=p(45599),y=p(14029),u=p(77158),c=p(95340),f=p(76023),w=p(78157),b=p(80281);const v={16:{color:"rgb",components:3},
17:{color:"gray",components:1}},G=new Set(["pclr","cmap","cdef"]);function F(n){const t=(0,w.bS)(n),e=(0,b.f)(t)?.find(({type:l})=>l==="jp2h");if(!e)return;const o=t.
subarray(e.body,e.end),s=(0,b.f)(o),[i,...a]=["ihdr","colr"].flatMap(l=>s?.filter(({type:g})=>g===l)??[]),[r]=a;if(i?.type!=="ihdr"||i.end-i.body<14||!r||r.end-
r.body<7||s.some(({type:l})=>G.has(l))||o[r.body]!==1)return;const d=v[o.readUInt32BE(r.body+3)];return d?.components===o.readUInt16BE(i.body+8)?d.color:void 0}
var L=p(5660),k=p(98122),W=p(58552);const $=400,N=48,K=.5,Q=.3,q=24,It=3;async function at({width:n,height:t,channels:e,data:o},s){const i=new Set,a=Math.max(1,
Math.floor(t/$));let[r,d,l]=[0,0,0];for(let g=0;g<t;g+=a){const m=(g+1)*n*e;for(let O=g*n*e+e;O<m;O+=e){let[M,x]=[0,0];for(let C=O;C<O+e;C++)M=M*256+o[C],x=Math.
max(x,Math.abs(o[C]-o[C-e]));i.size<=N&&i.add(M),r++,x>0&&d++,x>=q&&l++}const E=s.step(n*e*It);E&&await E}return i.size<=N||d<r*(1-K)&&l>d*Q}var H=p(92152);const V=65536,
At=8;async function Tt(n,{width:t,height:e,bits:o,decode:s},{components:i,table:a},r){const d=a?1:i;if(n.length<(0,H.zq)(t,d,o)*e)return;const l=(0,H.Cb)(s,d,a?
2**o-1:1);if(l===void 0||a&&l)return;const g=o===8?n:await(0,H.ZJ)(n,{width:t,height:e,channels:d,bits:o},!a,r);return a?rt(g.subarray(0,t*e),a,i,r):g}async function rt(n,t,e,o){
if(!await Ut(n,t.length/e,o))return;const s=new Uint8Array(n.length*e);for(let i=0;i<n.length;i+=V){const a=n.subarray(i,i+V);s.set((0,H.A6)(a,t,e),i*e);const r=o.
step(a.length*At);r&&await r}return s}async function Ut(n,t,e){for(let o=0;o<n.length;o+=V){const s=n.subarray(o,o+V);if(s.some(a=>a>=t))return!1;const i=e.step(
s.length);i&&await i}return!0}const jt=new Set([1,2,4,8,16]),Rt=4096,Dt=128*1024*1024,Lt={jpg:.011,jp2:.15,samples:.006};async function ct(n,t){const e=(0,c.h)(
n,t.dict),{width:o,height:s,stencil:i,decode:a}=e,r=await Bt(n,t),d=o>=1&&s>=1&&!i&&jt.has(e.bits)&&(a!==void 0||!t.dict.has("Decode")),l=r?.components===1?"gra\
y":r?.kind==="rgb"?"rgb":void 0;if(!d||!r||!l||dt(n,t))return"kind";const g=r.table?ft(n,t):t.dict.get("ColorSpace")??tt(l);if(g===void 0)return"kind";const{format:m,
before:E,parameters:O}=(0,A.R)(n,t);if(m==="ccitt"||m==="jbig2"||O?.has("ColorTransform")||m==="jpg"&&(r.table||e.bits!==8)||m==="jp2"&&(r.table||Ft(n,t)))return"\
kind";if(!m&&Gt(e.bits,r))return"lines";const M=n.encoded(t).length;if(M<Rt)return"larger";if(o*s*Lt[m??"samples"]>n.job.limits.drawingStep*1e3||o*s*r.components>
Dt)return"heavy";const x=await et(n,E);if(!x)return"kind";const C={width:o,height:s,color:l,space:g,size:M};if(m==="jpg")return Wt(x,C)?{...C,data:x,entries:nt(
C,a,"DCTDecode")}:"kind";if(m==="jp2")return{...C,data:x,entries:nt(C,void 0,"JPXDecode")};const{pace:Z}=n.job,J=await Tt(x,e,r,Z);return J?await at({width:o,height:s,
data:J,channels:r.components},Z)?"lines":{...C,data:J,entries:nt(C,r.table?void 0:a)}:"kind"}async function Bt(n,t){if(t.dict.has("ColorSpace"))return(0,f.L)(n,
t.dict.get("ColorSpace"),()=>{});const{format:e,before:o}=(0,A.R)(n,t);if(e!=="jp2"||(await(0,j.ds)(n)).archive)return;const s=await et(n,o),i=s&&F(s);return i&&
(0,f.L)(n,tt(i),()=>{})}const tt=n=>(0,h.UU)(n==="gray"?"DeviceGray":"DeviceRGB");function ft(n,t){const e=n.array(t.dict.get("ColorSpace")),o=n.resolve(e?.[0]);
return(0,h.Eo)(o,"Indexed")?e?.[1]:void 0}const Gt=(n,{components:t,table:e})=>(e?Math.min(e.length/t,2**n):2**(n*t))<=N;function dt(n,{dict:t}){const e=n.resolve(
t.get("Mask")),o=n.dict(t.get("SMask"));return(0,h.cy)(e)||o?.has("Matte")===!0||t.has("F")||t.has("Alternates")||t.has("OPI")}const Ft=(n,{dict:t})=>(n.resolve(
t.get("SMaskInData"))??0)!==0||t.has("Decode");async function et(n,t){try{return await n.decodedAtEase(t)}catch(e){if(e instanceof W.zU&&e.code!=="cancelled")return;
throw e}}function Wt(n,{width:t,height:e,color:o}){try{const s=(0,L.$)(n,(0,k._)("file"));return s.width===t&&s.height===e&&s.components===(o==="gray"?1:3)}catch(s){
if(s instanceof W.zU)return!1;throw s}}function nt({width:n,height:t,color:e},o,s){const i={Type:(0,h.UU)("XObject"),Subtype:(0,h.UU)("Image"),Width:n,Height:t,
BitsPerComponent:8,ColorSpace:tt(e)};return o&&(i.Decode=[...o]),s!==void 0&&(i.Filter=(0,h.UU)(s)),(0,h.jd)(i)}var lt=p(21996);const Nt=3;async function kt(n,t,e,o){
const{channels:s}=n,i=t*s,a=new Uint8Array(i*e),[r,d]=[new Float64Array(i),new Float64Array(i)],l=n.height/e,g=l*(n.width/t);let m=-1;for(let E=0;E<e;E++){d.fill(
0);const[O,M]=[E*l,Math.min((E+1)*l,n.height)];for(let x=Math.floor(O);x<M;x++){x!==m&&$t(n,x,t,r),m=x;const C=Math.min(x+1,M)-Math.max(x,O);for(let J=0;J<i;J++)
d[J]+=r[J]*C;const Z=o.step((n.width*s+i)*Nt);Z&&await Z}for(let x=0;x<i;x++)a[E*i+x]=Math.min(255,Math.round(d[x]/g))}return a}function $t({width:n,channels:t,
data:e},o,s,i){const a=n/s;i.fill(0);for(let r=0;r<s;r++){const[d,l]=[r*a,Math.min((r+1)*a,n)];for(let g=Math.floor(d);g<l;g++){const m=Math.min(g+1,l)-Math.max(
g,d),E=(o*n+g)*t;for(let O=0;O<t;O++)i[r*t+O]+=e[E+O]*m}}}var Jt=p(64680);const zt=X("00110101 000111 0111 1000 1011 1100 1110 1111 10011 10100 00111 01000 0010\
00 000011 110100 110101 101010 101011 0100111 0001100 0001000 0010111 0000011 0000100 0101000 0101011 0010011 0100100 0011000 00000010 00000011 00011010 0001101\
1 00010010 00010011 00010100 00010101 00010110 00010111 00101000 00101001 00101010 00101011 00101100 00101101 00000100 00000101 00001010 00001011 01010010 01010\
011 01010100 01010101 00100100 00100101 01011000 01011001 01011010 01011011 01001010 01001011 00110010 00110011 00110100 11011 10010 010111 0110111 00110110 001\
10111 01100100 01100101 01101000 01100111 011001100 011001101 011010010 011010011 011010100 011010101 011010110 011010111 011011000 011011001 011011010 01101101\
1 010011000 010011001 010011010 011000 010011011"),Kt=X("0000110111 010 11 10 011 0011 0010 00011 000101 000100 0000100 0000101 0000111 00000100 00000111 000011\
000 0000010111 0000011000 0000001000 00001100111 00001101000 00001101100 00000110111 00000101000 00000010111 00000011000 000011001010 000011001011 000011001100 \
000011001101 000001101000 000001101001 000001101010 000001101011 000011010010 000011010011 000011010100 000011010101 000011010110 000011010111 000001101100 0000\
01101101 000011011010 000011011011 000001010100 000001010101 000001010110 000001010111 000001100100 000001100101 000001010010 000001010011 000000100100 00000011\
0111 000000111000 000000100111 000000101000 000001011000 000001011001 000000101011 000000101100 000001011010 000001100110 000001100111 0000001111 000011001000 0\
00011001001 000001011011 000000110011 000000110100 000000110101 0000001101100 0000001101101 0000001001010 0000001001011 0000001001100 0000001001101 000000111001\
0 0000001110011 0000001110100 0000001110101 0000001110110 0000001110111 0000001010010 0000001010011 0000001010100 0000001010101 0000001011010 0000001011011 0000\
001100100 0000001100101"),ht=X("00000001000 00000001100 00000001101 000000010010 000000010011 000000010100 000000010101 000000010110 000000010111 000000011100 0\
00000011101 000000011110 000000011111"),[Ht,Zt,ut]=X("0001 001 000000000001"),Xt=X("0000010 000010 010 1 011 000011 0000011");function X(n){return n.split(" ").
map(t=>[parseInt(t,2),t.length])}const Yt=20;async function Qt({data:n,width:t,height:e,black:o},s){const i=new Vt(t),a=t+7>>3,r=new Uint8Array(a);for(let d=0;d<
e;d++){for(let m=0,E=d*a;m<a;m++,E++)r[m]=o?n[E]:~n[E];const l=i.row(r),g=s.step(a+l*Yt);g&&await g}return i.finish()}class Vt{width;output=new Jt.k(4096);bits=0;count=0;changes;above;constructor(t){
this.width=t,this.changes=new Int32Array(t+4),this.above=new Int32Array(t+4).fill(t)}row(t){const{width:e,changes:o,above:s}=this,i=qt(t,e,o);let[a,r,d,l]=[-1,0,
0,0];for(;a<e;){for(l=l&-2|r;l>1&&s[l-2]>a;)l-=2;for(;s[l]<=a&&s[l]<e;)l+=2;const[g,m,E]=[o[d],s[l],_t(s,l,e)];if(E<g)this.add(Ht),a=E;else if(Math.abs(g-m)<=3)
this.add(Xt[g-m+3]),a=g,d++,r^=1;else{const O=g<e?o[d+1]:e;this.add(Zt),this.run(g-Math.max(a,0),r),this.run(O-g,r^1),a=O,d+=2}}return this.changes=s,this.above=
o,i}finish(){return this.add(ut),this.add(ut),this.count>0&&this.add([0,8-this.count]),this.output.bytes}run(t,e){for(;t>=2624;t-=2560)this.add(ht.at(-1));const o=e===
0?zt:Kt,s=t>>6;s>27?this.add(ht[s-28]):s>0&&this.add(o[63+s]),this.add(o[t&63])}add([t,e]){for(this.bits=this.bits<<e|t,this.count+=e;this.count>=8;this.count-=
8)this.output.byte(this.bits>>>this.count-8&255);this.bits&=(1<<this.count)-1}}const _t=(n,t,e)=>n[t]<e?n[t+1]:e;function qt(n,t,e){let[o,s]=[0,0];for(let i=0;i<
t;){const a=n[i>>3];if((i&7)===0&&a===(s?255:0)){i+=8;continue}(a>>7-(i&7)&1)!==s&&(e[o++]=i,s^=1),i++}return e.fill(t,o,Math.min(o+4,e.length)),o}var t0=p(14752),
gt=p(68973);const e0=96*1024,st=3,n0=6,s0=9,o0=[1,2,4,"each"],pt=[0,1,2,4],i0=4,a0=65535;async function ot(n,t,e,o){const{width:s,height:i,channels:a,bits:r}=t;
if(r*a===1){if(s>a0)return;const M=await r0(n,o.pace)?0:1,x=await Qt({data:n,width:s,height:i,black:M},o.pace),C=(0,h.jd)({K:-1,Columns:s,Rows:i,BlackIs1:M===1});
return x.length<e?{data:x,filter:"CCITTFaxDecode",parameters:C}:void 0}if(r<8)return;const d=(0,gt.uM)(o),l=new f0(n,(0,H.zq)(s,a,r),a*r>>3),{kind:g,expected:m}=await c0(
l,i,o);if(m>=e)return;const E=await d.deflate(g===void 0?n:await l.filtered(0,i,g,o),s0),O=g===void 0?void 0:{Predictor:15,Colors:a,BitsPerComponent:r,Columns:s};
return E.length<e?{data:E,filter:"FlateDecode",parameters:O&&(0,h.jd)(O)}:void 0}const mt=65536;async function r0(n,t){let e=0;for(let o=0;o<n.length;o+=mt){const s=n.
subarray(o,o+mt);for(const a of s)e+=a===255?1:a===0?-1:0;const i=t.step(s.length*2);i&&await i}return e>0}async function c0(n,t,e){const o=Math.min(t,Math.ceil(
e0/st/n.length)),s=Array.from({length:st},(r,d)=>Math.floor((t-o)*d/(st-1))),i=[...new Set(s)];let a={kind:void 0,expected:1/0};for(const r of[void 0,...o0]){let d=0;
for(const g of i){const m=await n.filtered(g,o,r,e);d+=(await(0,gt.uM)(e).deflate(m,n0)).length}const l=d*(t/(o*i.length));l<a.expected&&(a={kind:r,expected:l})}
return a}class f0{samples;length;step;none;constructor(t,e,o){this.samples=t,this.length=e,this.step=o,this.none=new Uint8Array(e)}async filtered(t,e,o,{pace:s}){
const{samples:i,length:a}=this;if(o===void 0)return i.subarray(t*a,(t+e)*a);const r=new Uint8Array(e*(a+1));for(let d=0;d<e;d++){const l=o==="each"?this.choose(
t+d):o,g=d*(a+1);r[g]=l,this.filter(t+d,l,r,g+1);const m=s.step(a*i0*(o==="each"?pt.length:1));m&&await m}return r}filter(t,e,o,s){const{samples:i,length:a,step:r}=this,
d=t*a,l=t===0?this.none:i.subarray(d-a,d);for(let g=0;g<a;g++){const m=g>=r?i[d+g-r]:0,E=e===1?m:e===2?l[g]:e===4?(0,t0.X)(m,l[g],g>=r?l[g-r]:0):0;o[s+g]=i[d+g]-
E}}choose(t){const e=new Uint8Array(this.length);let[o,s]=[0,1/0];for(const i of pt){this.filter(t,i,e,0);let a=0;for(const r of e)a+=r<128?r:256-r;a<s&&([o,s]=
[i,a])}return o}}var d0=p(65868),l0=p(36502);class h0 extends l0.z{isOff(){return!1}}async function u0(n){const t=new p0,e=new d0.i(n,new h0(n));for(let s=0;s<n.
pages.count;s++)await e.read(s,t,t);const o=await m0(n);for(const s of o)t.sizes.delete(s);for(const[s,i]of t.sizes)t.enlarge(t.masks,yt(n,s),i);for(const s of o)
t.masks.delete(yt(n,s)?.number??-1);for(const s of[...t.sizes.keys(),...o])t.masks.delete(s);return t}function yt(n,t){const e=n.get(t),o=e instanceof h.Z6?e.dict.
get("SMask"):void 0;return(0,h.i9)(o)?o:void 0}const g0=.9;function wt(n,t,e){const o=bt(n,t,e);return o<g0?o:1}function bt(n,t,e){const o=(s,i)=>s/72*e/i;return Math.
max(o(t.width,n.width),o(t.height,n.height))}class p0{sizes=new Map;masks=new Map;inline=0;glyph(){}takes({operator:t},e,o){t==="BI"&&this.inline++}image({matrix:[
t,e,o,s]},i){this.enlarge(this.sizes,(0,h.i9)(i)?i:void 0,{width:Math.hypot(t,e),height:Math.hypot(o,s)})}enlarge(t,e,{width:o,height:s}){if(!e)return;const i=t.
get(e.number);t.set(e.number,{width:Math.max(i?.width??0,o),height:Math.max(i?.height??0,s)})}}const Et=2e3;async function m0(n){const t=[],e=s=>{for(const i of n.
dict(n.dict(s?.get("Resources"))?.get("XObject"))?.values()??[])t.push(i)};for(const s of await(0,lt.Av)(n,["PatternType","CharProcs","Luminosity","Alpha"])){const i=n.
job.pace.step(Et);i&&await i;const a=n.get(s),r=a instanceof h.Z6?a.dict:a instanceof h.Bi?a:void 0;e(r);const d=n.dict(r?.get("SMask"));for(const l of[r?.get("\
G"),d?.get("G")])l!==void 0&&t.push(l)}const o=new Set;for(let s=t.pop();s!==void 0;s=t.pop()){if(!(0,h.i9)(s)||o.has(s.number))continue;o.add(s.number);const i=n.
job.pace.step(Et);i&&await i;const a=n.resolve(s);a instanceof h.Z6&&e(a.dict)}return o}const y0=256*1024*1024,w0=512,b0=300,[E0,O0]=[.9,.97],x0=2,S0=new Set([1,
2,4,8,16]),Ot=4,M0=2e3;class v0{document;settings;remaining=y0;constructor(t,e){this.document=t,this.settings=e}async shrink(t,e){const{document:o,settings:s}=this,
i=o.get(t);if(!(i instanceof h.Z6)||dt(o,i)||i.dict.has("Matte"))return!1;const a=await this.read(i);if(!a||a.bits!==8||a.table&&i.dict.has("Decode"))return!1;const r=a.
data.length*(a.table?.components??1)*2;if(!o.job.memory.borrow(r))return!1;const d=await this.withFewer(i,a,l=>wt(a,e,l??s.resolution));return o.job.memory.release(
r),d&&o.put(t,d),d!==void 0}async withFewer(t,e,o){const{document:s,settings:i}=this,{pace:a}=s.job;if(o()===1&&(e.table?.components??e.channels)!==Ot)return;const r=await P0(
e,a);if(!r)return;const d=await at(r,a),l=o(d?Math.max(i.resolution,b0):void 0),g=r.channels===Ot&&!d;if(l===1&&!g)return;const[m,E]=[e.width,e.height].map(C=>Math.
max(1,Math.round(C*l))),O=l===1?r.data:await kt(r,m,E,a),M=await this.packed({...r,data:O,width:m,height:E},g);if(!M)return;const x=xt(t,M);return x.dict.set("W\
idth",m),x.dict.set("Height",E),r!==e&&x.dict.set("ColorSpace",ft(s,t)),x}async packed(t,e){const{job:o}=this.document,{data:s,width:i,height:a,channels:r,size:d}=t,
l=d*E0;if(!e)return ot(s,t,l,o);const g=O=>s.subarray(O*i*r,(O+1)*i*r),m=await(0,U.I)({...this.settings,width:i,height:a,color:"inks",samples:g},o.pace);return await ot(
s,t,Math.min(l,m.length),o)??(m.length<l?{data:m,filter:"DCTDecode",parameters:void 0}:void 0)}async packAll(){const{document:t}=this,e=[...await(0,lt.Av)(t,["I\
mage"])].sort((o,s)=>o-s);for(const o of e){const s=t.job.pace.step(M0);s&&await s;const i=t.get(o);if(!(i instanceof h.Z6)||!(0,h.Eo)(t.resolve(i.dict.get("Sub\
type")),"Image")||i.dict.has("F"))continue;const a=await this.read(i);if(!a||!t.job.memory.borrow(a.data.length))continue;const r=await ot(a.data,a,a.size*O0,t.
job);t.job.memory.release(a.data.length),r&&t.put(o,xt(i,r))}}async read(t){const{document:e}=this,{width:o,height:s,bits:i,stencil:a}=(0,c.h)(e,t.dict),r=a?{channels:1,
table:void 0}:this.channelsOf(t),d=o>=1&&s>=1&&S0.has(i)&&(0,A.R)(e,t).format===void 0,l=e.encoded(t).length;if(!d||!r||l<w0)return;const{channels:g,table:m}=r,
E=(0,H.zq)(o,g,i)*s;if(E>this.remaining)return;const{memory:O}=e.job,M=O.remaining,x=await et(e,t);if(O.release(M-O.remaining),!!x&&(this.remaining-=x.length,!(x.
length<E)))return{width:o,height:s,channels:g,bits:i,size:l,table:m,data:x.subarray(0,E)}}channelsOf({dict:t}){const{document:e}=this,o=t.get("ColorSpace");if((0,h.
Eo)(e.resolve(e.array(o)?.[0]),"Lab"))return{channels:3,table:void 0};const s=(0,f.L)(e,o,()=>{});if(!s)return;const{table:i,components:a}=s;return i?{channels:1,
table:{colors:i,components:a}}:{channels:a,table:void 0}}}async function P0(n,t){const{data:e,table:o}=n;if(!o)return n;const s=await rt(e,o.colors,o.components,
t);return!s||C0(o)?s&&n:{...n,data:s,channels:o.components,table:void 0}}function C0({colors:n,components:t}){const e=n.length/t-1;return n.every((o,s)=>{const[
i,a]=[Math.floor(s/t),s%t],[r,d]=[n[a],n[e*t+a]];return Math.abs(o-(r+(d-r)*i/Math.max(e,1)))<=x0})}function xt(n,{data:t,filter:e,parameters:o}){const s=(0,I.n)(
n,t,{compress:!1});return s.dict.set("Filter",(0,h.UU)(e)),o&&s.dict.set("DecodeParms",o),s}const I0=.9,A0=64,T0=32*1024*1024,[U0,j0]=[40,90];function R0(n,t){return t<=
1?n:Math.max(n,Math.min(j0,Math.round(n+U0*(1-1/t))))}class D0{document;settings;outcome={compressed:0,kept:{larger:0,kind:0,lines:0,heavy:0}};waiting=[];bytes=0;samples;constructor(t,e){
this.document=t,this.settings=e,this.samples=new v0(t,e)}async run(){const{document:t,outcome:e}=this,{sizes:o,masks:s,inline:i}=await u0(t);e.kept.kind+=i;let a=0;
for(const[r,d]of o){const l=t.get(r);l instanceof h.Z6&&(0,h.Eo)(t.resolve(l.dict.get("Subtype")),"Image")&&await this.take(r,l,d),t.job.pace.progress(++a/o.size)}
for(const[r,d]of s)await this.takeMask(r,d);return await this.drawAll(),await this.samples.packAll(),e}async take(t,e,o){const s=await ct(this.document,e);if(typeof s==
"string"){s!=="larger"&&await this.samples.shrink(t,o)?this.outcome.compressed++:this.outcome.kept[s]++;return}await this.wait(t,s,o,!1)}async takeMask(t,e){const{
document:o}=this,s=o.get(t);if(!(s instanceof h.Z6)||s.dict.has("Matte"))return;if((0,A.R)(o,s).format!=="jpg"){await this.samples.shrink(t,e);return}const i=await ct(
o,s);typeof i!="string"&&i.color==="gray"&&await this.wait(t,i,e,!0)}async wait(t,e,o,s){const i=wt(e,o,this.settings.resolution),[a,r]=[e.width,e.height].map(l=>Math.
max(1,Math.round(l*i))),d=R0(this.settings.quality,bt(e,o,this.settings.resolution));this.waiting.push({number:t,image:e,width:a,height:r,quality:d,isMask:s}),this.
bytes+=e.data.length,(this.waiting.length>=A0||this.bytes>=T0)&&await this.drawAll()}async drawAll(){const{waiting:t,document:e,settings:o}=this;if(this.waiting=
[],this.bytes=0,t.length===0)return;const s=await R.Y.open(await L0(t,e),e.job);for(const[i,a]of t.entries()){const{image:r,width:d,height:l}=a,g=await s.draw(i,
{width:d,height:l,isTransparent:!0}),m=o.grayscale&&!a.isMask?"gray":r.color,E=await this.replace(a,g,m);a.isMask||(E?this.outcome.kept[E]++:this.outcome.compressed++)}}async replace({
number:t,image:e,quality:o},s,i){const{document:a,settings:r}=this,{width:d,height:l}=s;if(!G0(s))return"kind";const g={width:d,height:l,color:i,quality:o,resolution:r.
resolution},m=await(0,U.I)({...g,samples:(0,B.lc)(s,i)},a.job.pace),E=i!==e.color;if(m.length>e.size*(E?1:I0))return"larger";const O=(0,I.n)(a.get(t),m,{compress:!1});
for(const[M,x]of Object.entries({Width:d,Height:l,BitsPerComponent:8}))O.dict.set(M,x);O.dict.set("Filter",(0,h.UU)("DCTDecode")),O.dict.delete("Decode"),O.dict.
set("ColorSpace",E?await F0(a):e.space),a.put(t,O)}}async function L0(n,{job:t}){const e=await(0,S.E)(u.O,t),o=n.map(({image:s,width:i,height:a})=>e.add((0,h.jd)(
{Type:(0,h.UU)("Page"),MediaBox:[0,0,i,a],Resources:(0,h.jd)({XObject:(0,h.jd)({Image:e.add(new h.Z6(s.entries,s.data))})}),Contents:e.add(new h.Z6((0,h.jd)({}),
(0,h.Px)((0,T.qK)("Image",`${i} 0 0 ${a} 0 0`)).bytes))})));return await e.pages.rebuild(o.map(({number:s})=>s)),(0,y.UN)(e,{encryption:"none",draft:!0})}const B0=64;
function G0({width:n,height:t,row:e}){const o=Math.max(1,Math.floor(t/B0));for(let s=0;s<t;s+=o){const i=e(s);for(let a=3;a<n*4;a+=4)if(i[a]!==255)return!1}return!0}
async function F0(n){const{archive:t}=await(0,j.ds)(n);return t?[(0,h.UU)("CalGray"),(0,h.jd)({WhitePoint:[.9505,1,1.089],Gamma:2.2})]:(0,h.UU)("DeviceGray")}var _=p(
61540),Y=p(16456),St=p(49454),Mt=p(30201),W0=p(43463),N0=p(3449),k0=p(59486),$0=p(10339),J0=p(47212),z0=p(33973);const K0=16*1024,H0=.9,[Z0,X0,Y0]=[300,300,2],Q0=/^[A-Z]{6}\+/;
async function V0(n){if((await(0,j.ds)(n)).archive!==void 0)return;const{live:t}=await(0,z0.Gy)(n),e=await _0(n,t);if(e.size===0)return;const{fonts:o}=await te(
n,t),s=new Map;for(const[i,{kept:a}]of o){const r=(0,_.Lq)(n,i.dictionary);if(!r||!e.has(r))continue;const d=n.job.pace.step(a.size*X0);d&&await d;const l=(0,_.
oQ)(n,i.dictionary);typeof l!="object"||l.kind!=="truetype"?e.delete(r):s.set(r,ee(n,i,l,a,s.get(r)??new Set))}for(const[i,a]of s){const r=e.get(i);r&&await ne(
n,i,r,a)}}async function _0(n,t){const e=new Map,o=[];for(let i=1;i<t.length;i++){const a=n.job.pace.step(Z0);a&&await a;const r=t[i]===1?n.get(i):null;if(!(r instanceof
h.Bi))continue;const d=r.get("FontFile2"),l=(0,h.i9)(d)?n.resolve(d):q0(n,r);l instanceof h.Z6&&(o.push([i,l]),(0,h.i9)(d)&&n.encoded(l).length>=K0&&e.set(l,{number:d.
number,named:[]}))}for(const[i,a]of o)e.get(a)?.named.push(i);const s=n.dict(n.dict(n.catalog.get("AcroForm"))?.get("DR"));for(const i of n.dict(s?.get("Font"))?.
values()??[]){const a=(0,_.Lq)(n,n.dict(i)??new h.Bi);a&&e.delete(a)}return e}const q0=(n,t)=>(0,h.Eo)(n.resolve(t.get("Type")),"Font")?(0,_.Lq)(n,t):void 0;async function te(n,t){
const[e,o]=[new $0.H,new J0.Wz(n)];for(let a=0;a<n.pages.count;a++)e.note((await o.all(a,[])).trace);const{content:s,pages:i}=await(0,N0.d)(n,t.length,a=>t[a]===
1);for(const[a,r]of s){const d=n.get(a),l=d instanceof h.Z6&&!i.has(a)?n.decodedPart(d)?.data:void 0;l&&e.note((await o.stream(l,r)).trace)}return e}function ee(n,{
dictionary:t},e,o,s){const i=(0,St.hL)(n,t);if(i){const d=n.resolve(i.get("CIDToGIDMap")),l=d instanceof h.Z6?n.decodedPart(d)?.data:void 0;for(const{cid:g}of o)
s.add(g),l&&s.add((l[g*2]??0)<<8|(l[g*2+1]??0));return s}const{base:a="",differences:r}=(0,Y.yD)(n,t);for(const{code:d,text:l}of o){const g=[a,Y.W,Y.NF,Y.yh].map(
M=>M.charCodeAt(d-32)||0),m=r?.get(d),E=m===void 0?void 0:(0,Mt.u)(m),O=[...g,E??0,...Array.from(l,M=>M.codePointAt(0))].filter(M=>M>0);for(const M of[...m===void 0?
[]:[m],...O.map(Mt.S)])s.add(e.glyphOf(M));for(const M of[...O,d,61440|d,61696|d,61952|d])s.add(e.unicode(M));for(const M of O)s.add(e.code(Y.yh.indexOf(String.
fromCodePoint(M))+32));s.add(e.code(d))}return s}async function ne(n,t,{number:e,named:o},s){const i=await n.decodedAtEase(t),a=n.job.pace.step(i.length*Y0);a&&
await a;const r=(0,k0.t)(i,s),d=r&&(0,I.n)(t,r,{compress:!0});if(!d||d.data.length>n.encoded(t).length*H0)return;n.put(e,d);const l=(0,W0.j)(r);for(const g of o){
n.edit(g);const m=n.get(g);for(const E of["BaseFont","FontName"]){const O=(0,St.FG)(n,m.get(E));O!==""&&!Q0.test(O)&&m.set(E,(0,h.UU)(`${l}+${O}`))}}}var it=p(49994);
const vt=6,Pt={resolution:50,quality:20},se=async(n,t,e)=>{const{maximum_bytes:o=1/0,open_password:s}=t,i=async x=>{const C={};return{...await(0,it.BG)(n,s,e,async J=>{
C.outcome=await new D0(J,x).run(),await V0(J)}),outcome:C.outcome}};let a=await i(t);for(let x=1;x<=vt&&a.bytes.length>o&&oe(a);x++){const C=await i(ie(x,t));C.
bytes.length<a.bytes.length&&(a=C)}const{bytes:r,isSmaller:d,pageCount:l,outcome:g,written:m}=a;m&&e.onWritten?.(m);const E=d?[...a.notes]:[it.bx],O=Object.values(
g.kept).reduce((x,C)=>x+C,0);d&&O>0&&E.push(ae(O,g)),r.length>o&&E.push(re(r.length));const M=n.bytes.length;return{documents:[{name:n.name,bytes:r,pageCount:l}],
notes:E,facts:{pageCount:l,bytesBefore:M,bytesAfter:r.length,savedPercent:d?(0,it.p0)(M,r.length):0,compressedImages:d?g.compressed:0,keptImages:d?O:O+g.compressed}}},
oe=({outcome:{compressed:n,kept:t}})=>n+t.larger>0;function ie(n,{resolution:t,quality:e,grayscale:o}){const s=(i,a)=>i<=a?i:Math.round(i*(a/i)**(n/vt));return{
resolution:s(t,Pt.resolution),quality:s(e,Pt.quality),grayscale:o}}const Ct={larger:"would hardly become smaller",kind:"of a kind that is not compressed",lines:"\
like drawings or text, which would blur",heavy:"too large to decode here"};function ae(n,{kept:t}){const o=Object.keys(Ct).filter(s=>t[s]>0).map(s=>`${t[s]} ${Ct[s]}`);
return{code:"images_kept",message:`${(0,P.C7)(n,"image stays as it was","images stay as they were")}: ${(0,P.Dw)(o)}.`}}const re=n=>({code:"still_larger",message:`\
The document could not be made as small as maximum_bytes asks: it has ${n} bytes.`,mentions:["maximum_bytes"]})}),77158:((z,D,p)=>{p.d(D,{O:()=>P});const P=Buffer.
from(`%PDF-1.3
1 0 obj
<</Type/Catalog/Pages 2 0 R>>
endobj
2 0 obj
<</Type/Pages/Kids[3 0 R]/Count 1>>
endobj
3 0 obj
<</Type/Page/Parent 2 0 R/MediaBox[0 0 72 72]>>
endobj
xref
0 4
0000000000 65535 f 
0000000009 00000 n 
0000000054 00000 n 
0000000105 00000 n 
trailer
<</Size 4/Root 1 0 R>>
startxref
168
%%EOF
`,"latin1")}),36078:((z,D,p)=>{p.d(D,{AY:()=>A,KJ:()=>S,XL:()=>j,_:()=>T,hX:()=>y,id:()=>U,qK:()=>B,vs:()=>R,wW:()=>h,yQ:()=>I});var P=p(45079);function T(u){if(Number.
isInteger(u)&&Math.abs(u)<1e7)return String(u);const c=Number(u.toPrecision(7)),f=Math.abs(c)<1e-9?"0":String(c);return f.includes("e")?c.toFixed(12).replace(/\.?0+$/,
""):f}const R=u=>u.map(T).join(" "),B=(u,c)=>`q ${c} cm /${u} Do Q`,U=u=>(0,P.ZV)(Math.round(u*1e3)/1e3||0),A=([u,c])=>`${U(u)} ${U(c)}`,j=u=>u.map((c,f)=>`${A(
c)} ${f===0?"m":"l"}`).join(" "),I=.5523;function S(u){const c=I,f=(...w)=>`${w.map(([b,v])=>A(u(b,v))).join(" ")} c`;return[`${A(u(1,0))} m`,f([1,c],[c,1],[0,1]),
f([-c,1],[-1,c],[-1,0]),f([-1,-c],[-c,-1],[0,-1]),f([c,-1],[1,-c],[1,0])].join(" ")}function h(u,c){const f={1:"g",3:"rg",4:"k"}[u.length];return`${u.map(U).join(
" ")} ${c==="fill"?f:f.toUpperCase()}`}const y=u=>`[${u.map(U).join(" ")}] 0 d`}),43463:((z,D,p)=>{p.d(D,{j:()=>B});var P=p(77598),T=p.n(P);const R=26;function B(U){
const A=(0,P.createHash)("sha256").update(U).digest();return Array.from(A.subarray(0,6),j=>String.fromCharCode(65+j%R)).join("")}}),31584:((z,D,p)=>{p.d(D,{F:()=>I,
o:()=>S});const P=274,T=282,R=283,B=296,U=3,A=5,j={orientation:void 0,resolution:void 0};function I(h){if(h.length<14)return j;const y=new DataView(h.buffer,h.byteOffset,
h.length),u=y.getUint16(0);if(u!==18761&&u!==19789)return j;const c=u===18761,f=y.getUint32(4,c);if(y.getUint16(2,c)!==42||f+2>h.length)return j;const w=y.getUint16(
f,c),b=new Map;for(let k=0,W=f+2;k<w&&W+12<=h.length;k++,W+=12){const $=y.getUint16(W,c),N=y.getUint16(W+2,c);if(N===U&&($===P||$===B)&&b.set($,y.getUint16(W+8,
c)),N!==A||$!==T&&$!==R)continue;const K=y.getUint32(W+8,c);K+8<=h.length&&b.set($,y.getUint32(K,c)/y.getUint32(K+4,c))}const v=b.get(P),G={2:1,3:2.54}[b.get(B)??
2],[F,L]=[b.get(T),b.get(R)];return{orientation:v!==void 0&&v>=1&&v<=8?v:void 0,resolution:F===void 0||L===void 0||G===void 0?void 0:S({x:F*G,y:L*G})}}function S({
x:h,y}){const u=c=>c>=10&&c<=4800;return u(h)&&u(y)?{x:h,y}:void 0}}),92152:((z,D,p)=>{p.d(D,{A6:()=>I,AT:()=>j,Cb:()=>T,WQ:()=>R,ZJ:()=>A,fu:()=>S,mA:()=>B,zq:()=>P});
const P=(h,y,u)=>Math.ceil(h*y*u/8);function T(h,y,u){if(!h||h.length<y*2)return!1;let c=0;for(let f=0;f<y;f++){const[w,b]=[h[f*2],h[f*2+1]];if(w===u&&b===0)c++;else if(w!==
0||b!==u)return}return c===0?!1:c===y?!0:void 0}function R(h,y){if(h.length>=y)return h.subarray(0,y);const u=new Uint8Array(y);return u.set(h),u}const B=h=>h.map(
y=>y^255),U=2;async function A(h,{width:y,height:u,channels:c,bits:f},w,b){const v=y*c,G=P(y,c,f),F=new Uint8Array(v*u),L=2**f-1,k=w&&f<8?255/L:1;for(let W=0;W<
u;W++){for(let N=0;N<v;N++){const K=N*f,Q=W*G+(K>>3),q=f>=8?h[Q]:h[Q]>>8-f-(K&7)&L;F[W*v+N]=q*k}const $=b.step(v*U);$&&await $}return F}function j(h,y,u){const c=Array.
from({length:u},(f,w)=>{const[b,v]=[y[w*2],y[w*2+1]];return Uint8ClampedArray.from({length:256},(G,F)=>(b+F/255*(v-b))*255)});return h.map((f,w)=>c[w%u][f])}function I(h,y,u){
const c=new Uint8Array(h.length*u);for(const[f,w]of h.entries())for(let b=0;b<u;b++)c[f*u+b]=y[w*u+b]??0;return c}function S(h,y,u){const c=new Uint8Array(y.length*
(u+1));for(let f=0;f<y.length;f++){for(let w=0;w<u;w++)c[f*(u+1)+w]=h[f*u+w];c[f*(u+1)+u]=y[f]}return c}}),5660:((z,D,p)=>{p.d(D,{$:()=>I});var P=p(78157),T=p(31584),
R=p(8283);const B={195:"a lossless JPEG image",197:"a hierarchical JPEG image",198:"a hierarchical JPEG image",199:"a hierarchical lossless JPEG image",201:"a J\
PEG image with arithmetic coding",202:"a JPEG image with arithmetic coding",203:"a lossless JPEG image with arithmetic coding",205:"a hierarchical JPEG image wi\
th arithmetic coding",206:"a hierarchical JPEG image with arithmetic coding",207:"a hierarchical JPEG image with arithmetic coding",247:"a JPEG-LS image"},U="sa\
ve it as a baseline or progressive JPEG with 8 bits, or as a PNG image",A="Exif\0\0",j="ICC_PROFILE\0";function I(u,c){const f=new S(u,c);f.run();const{frame:w}=f;
if(!w)throw c("is a JPEG image without a start of frame; it is damaged");if(f.end<0)throw c("is a JPEG image that is cut short; copy or export it again");const b=f.
exif&&(0,T.F)(f.exif),{width:v,height:G,components:F,ids:L}=w;return{width:v,height:G,components:F,orientation:b?.orientation??1,resolution:f.jfifResolution??b?.
resolution,profile:y(f.profileParts),adobe:f.adobe,plainRgb:L==="RGB"&&!f.adobe&&!f.jfif,data:u.subarray(0,f.end)}}class S{bytes;refuse;frame;jfif=!1;jfifResolution;adobe=!1;exif;profileParts=new Map;end=-1;constructor(c,f){
this.bytes=c,this.refuse=f}run(){for(const{marker:c,end:f,data:w}of(0,R.OD)(this.bytes))if(c===R.GM)this.end=f;else if(c!==R.Os)this.segment(c,w);else if(this.isOnlyScan(
w)){const b=(0,P.bS)(this.bytes).indexOf(h,f);this.end=b<0?-1:b+2;return}}isOnlyScan(c){return this.frame?.sequential===!0&&c[0]===this.frame.components}segment(c,f){
const w=B[c];if(w!==void 0)throw this.refuse(`is ${w}, which PDF cannot hold; ${U}`);if(c>=192&&c<=194)this.frame??=this.readFrame(f,c!==194);else if(c===224&&(0,P.
w1)(f,0,"JFIF\0"))this.readJfif(f);else if(c===225&&(0,P.w1)(f,0,A))this.exif??=f.subarray(A.length);else if(c===226&&(0,P.w1)(f,0,j)&&f.length>j.length+2){const[
b,v]=f.subarray(j.length);this.profileParts.has(b)||this.profileParts.set(b,{of:v,data:f.subarray(j.length+2)})}else c===238&&(0,P.w1)(f,0,"Adobe")&&f.length>=12&&
(this.adobe=!0)}readFrame(c,f){const[w=0,b=0,v=0,G=0,F=0,L=0]=c,[k,W]=[b<<8|v,G<<8|F];if(c.length<6+3*L)throw this.refuse("is a JPEG image whose start of frame \
is damaged");if(w!==8)throw this.refuse(`is a JPEG image with ${w} bits per component, which PDF cannot hold; ${U}`);if(W===0||k===0)throw this.refuse(`is a JPE\
G image of ${W} × ${k} pixels; it is empty or damaged`);if(L!==1&&L!==3&&L!==4)throw this.refuse(`is a JPEG image with ${L} components; PDF holds 1, 3 or 4`);let $="";
for(let N=0;N<L;N++)$+=String.fromCharCode(c[6+3*N]);return{width:W,height:k,components:L,ids:$,sequential:f}}readJfif(c){if(this.jfif||(this.jfif=!0,c.length<12))
return;const f={1:1,2:2.54}[c[7]],[w,b]=[c[8]<<8|c[9],c[10]<<8|c[11]];f!==void 0&&(this.jfifResolution=(0,T.o)({x:w*f,y:b*f}))}}const h=Buffer.of(255,R.GM);function y(u){
const c=u.size,f=[];for(let w=1;w<=c;w++){const b=u.get(w);if(b?.of!==c)return;f.push(b.data)}return c===0?void 0:Buffer.concat(f)}}),98122:((z,D,p)=>{p.d(D,{_:()=>T});
var P=p(58552);const T=R=>B=>(0,P.G6)([{field:R,message:B}])}),80281:((z,D,p)=>{p.d(D,{f:()=>S,y:()=>I});var P=p(78157);const T=new Set(["xml ","uuid","uinf","a\
soc","lbl ","nlst","jp2i","free"]),R=new Set(["ftbl","flst","cref"]),B="jP  ",U=65359,A=65424,j=65380;function I(u){const c=(0,P.bS)(u);if(c.length>1&&c.readUInt16BE(
0)===U)return y(c)??u;const f=S(c);if(f?.[0]?.type!==B||f.some(({type:v})=>R.has(v)))return u;const w=f.flatMap(({type:v,from:G,body:F,end:L})=>{if(T.has(v))return[];
const k=v==="jp2c"?y(c.subarray(F,L)):void 0;return k?[h(k.length),k]:[c.subarray(G,L)]}),b=Buffer.concat(w);return b.length===c.length?u:b}function S(u){const c=[];
for(let f=0;f<u.length;){if(f+8>u.length)return;const w=u.toString("latin1",f+4,f+8),b=u.readUInt32BE(f),v=b===1;if(v&&f+16>u.length)return;const G=v?Number(u.readBigUInt64BE(
f+8)):b===0?u.length-f:b,F=f+(v?16:8);if(f+G>u.length||f+G<F)return;c.push({type:w,from:f,body:F,end:f+G}),f+=G}return c}function h(u){const c=Buffer.alloc(8);return c.
writeUInt32BE(u+8,0),c.write("jp2c",4,"latin1"),c}function y(u){if(u.length<4||u.readUInt16BE(0)!==U)return;const c=[];let f=0;for(let w=2;w+4<=u.length;){const b=u.
readUInt16BE(w);if(b===A||b<65280)break;const v=w+2+u.readUInt16BE(w+2);b===j&&(c.push(u.subarray(f,w)),f=v),w=v}return f===0?void 0:Buffer.concat([...c,u.subarray(
f)])}}),9819:((z,D,p)=>{p.d(D,{J7:()=>R,Kd:()=>A,Wo:()=>j,_i:()=>U,b9:()=>B});var P=p(42973),T=p(45599);class R{document;gone=new Set;chased=new Set;constructor(S){
this.document=S}remove(S){const{catalog:h,catalogNumber:y,pages:u}=this.document,c=h.get("Pages");S===y||(0,T.i9)(c)&&S===c.number||u.holds(S)||(this.gone.add(S),
this.document.remove(S))}chase(S){this.chased.add(S)}removed(){return this.gone}takeChased(){const S=this.chased;return this.chased=new Set,S}isGone(S){return(0,T.
i9)(S)&&this.gone.has(S.number)}}class B{most;left;constructor(S){this.most=this.left=S.job.limits.nodes}spend=S=>{if(this.left-=S,this.left<0)throw(0,P.F)("nod\
es",`The document has more than ${this.most} fields, bookmarks, names and structure elements`,"Remove bookmarks or tags with another program first")}}class U{seen;beyond=new Set;allowance;constructor(S,h=new B(
S)){this.allowance=h,this.seen=new Uint8Array((S.size>>3)+1)}first(S){if(this.allowance.spend(1),!(0,T.i9)(S))return!0;const{number:h}=S,y=h>>3;if(y>=this.seen.
length)return this.beyond.size<this.beyond.add(h).size;const u=1<<(h&7),c=(this.seen[y]&u)===0;return this.seen[y]|=u,c}}function A(I,S){return(0,T.i9)(I)?I.number:
S}function j(I,S){const h=I.catalog.get(S),y=I.dict(h);return y&&{dict:y,holder:A(h,I.catalogNumber)}}})};
