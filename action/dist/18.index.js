"use strict";exports.id=18,exports.ids=[18],exports.modules={66680:((ot,Q,y)=>{y.r(Q),y.d(Q,{compress_document:()=>oo});var P=y(98446),J=y(36078),z=y(14118),R=y(1900),G=y(45657),
j=y(78157),C=y(990),I=y(79098),w=y(47772);const S=e=>Float32Array.from(e,(t,n)=>{const s=w.Tl[n];return t*w.gS[s>>3]*w.gS[s&7]/8});function m(e,t,n,s){s.fill(e[t]*
n[0]);let o=63;for(;o>0&&e[t+o]===0;)o--;if(o!==0){s.fill(0);for(let i=0;i<=o;i++)s[w.Tl[i]]=e[t+i]*n[i];for(let i=0;i<8;i++)p(s,i,8);for(let i=0;i<64;i+=8)p(s,
i,1)}}function p(e,t,n){const[s,o,i,r]=[t+n,t+2*n,t+3*n,t+4*n],[a,c,h]=[t+5*n,t+6*n,t+7*n],[u,v,L,N]=[e[t],e[o],e[r],e[c]],[W,D,Y]=[u+L,u-L,v+N],q=(v-N)*Math.SQRT2-
Y,[st,mt,tt,ct]=[W+Y,W-Y,D+q,D-q],[Mt,Me,xe,ve]=[e[s],e[i],e[a],e[h]],[Ae,Ce,Ie,Te]=[xe+Me,xe-Me,Mt+ve,Mt-ve],Zt=Ie+Ae,Pe=(Ce+Te)*1.847759065,Yt=Pe-2.61312593*Ce-
Zt,Vt=(Ie-Ae)*Math.SQRT2-Yt,Ue=1.0823922*Te-Pe+Vt;e[t]=st+Zt,e[h]=st-Zt,e[s]=tt+Yt,e[c]=tt-Yt,e[o]=ct+Vt,e[a]=ct-Vt,e[r]=mt+Ue,e[i]=mt-Ue}var f=y(55407);const l=4,
g=.5,[b,O]=[300,10],[E,M]=[219,238],T=(e,t)=>(0,f.E)(e,t,g,n=>x(n,t.pace));async function x({frame:e,kept:t},n){if(e.components.length!==l)throw new I.pK;const s=H(
t),o=new Uint8Array(e.width*e.height*l);for(const[i,r]of e.components.entries()){const a=s[r.table];if(!a)throw new I.pK;await new Z(e,r,i,S(a),o).run(n)}return t.
some(K)&&await nt(o,e.width,n),o}const K=({marker:e,data:t})=>e===M&&(0,j.w1)(t,0,"Adobe")&&t.length>=12&&t[11]===2;function H(e){const t=[];for(const{marker:n,
data:s}of e)if(n===E)for(let o=0;o<s.length;){const[i,r]=[s[o]>>4===0?1:2,s[o]&15],a=o+1;if(o=a+C.IE*i,o>s.length)throw new I.pK;t[r]=Uint16Array.from({length:C.
IE},(c,h)=>i===1?s[a+h]:s[a+2*h]<<8|s[a+2*h+1])}return t}class Z{frame;component;index;multipliers;samples;block=new Float32Array(C.IE);across;down;constructor(t,n,s,o,i){
this.frame=t,this.component=n,this.index=s,this.multipliers=o,this.samples=i,this.across=(0,G.Kf)(t.components.map(({across:r})=>r))/n.across,this.down=(0,G.Kf)(
t.components.map(({down:r})=>r))/n.down}async run(t){const{component:n,multipliers:s,block:o}=this,{values:i,columns:r,rows:a,stride:c}=n;for(let h=0;h<a;h++){for(let v=0;v<
r;v++)m(i,(h*c+v)*C.IE,s,o),this.put(h,v);const u=t.step(r*b*this.across*this.down);u&&await u}}put(t,n){const{block:s,samples:o,across:i,down:r,index:a}=this,{
width:c,height:h}=this.frame,[u,v]=[Math.floor(n*8*i),Math.floor(t*8*r)],L=Math.min(Math.floor((n+1)*8*i),c),N=Math.min(Math.floor((t+1)*8*r),h);for(let W=v;W<N;W++){
const D=Math.floor(W/r-t*8)*8;for(let Y=u,q=(W*c+u)*l+a;Y<L;Y++,q+=l)o[q]=k(s[D+Math.floor(Y/i-n*8)]+128.5)}}}const k=e=>e<0?0:e>255?255:e;async function nt(e,t,n){
for(let s=0;s<e.length;s+=t*l){for(let i=s;i<s+t*l;i+=l){const[r,a,c]=[e[i],e[i+1]-128,e[i+2]-128];e[i]=255.5-k(r+1.402*c),e[i+1]=255.5-k(r-.344136*a-.714136*c),
e[i+2]=255.5-k(r+1.772*a)}const o=n.step(t*O);o&&await o}}var _=y(61273),it=y(38671),at=y(21281),ft=y(58006),dt=y(21836),F=y(45599),Lt=y(14029),X=y(77158);const A=3;
async function U(e,t,n,s){const{channels:o}=e,i=t*o,r=new Uint8Array(i*n),[a,c]=[new Float64Array(i),new Float64Array(i)],h=e.height/n,u=h*(e.width/t);let v=-1;
for(let L=0;L<n;L++){c.fill(0);const[N,W]=[L*h,Math.min((L+1)*h,e.height)];for(let D=Math.floor(N);D<W;D++){D!==v&&B(e,D,t,a),v=D;const Y=Math.min(D+1,W)-Math.max(
D,N);for(let st=0;st<i;st++)c[st]+=a[st]*Y;const q=s.step((e.width*o+i)*A);q&&await q}for(let D=0;D<i;D++)r[L*i+D]=Math.min(255,Math.round(c[D]/u))}return r}function B({
width:e,channels:t,data:n},s,o,i){const r=e/o;i.fill(0);for(let a=0;a<o;a++){const[c,h]=[a*r,Math.min((a+1)*r,e)];for(let u=Math.floor(c);u<h;u++){const v=Math.
min(u+1,h)-Math.max(u,c),L=(s*e+u)*t;for(let N=0;N<t;N++)i[a*t+N]+=n[L+N]*v}}}var d=y(52829),$=y(56681),V=y(37709),et=y(91025),lt=y(93059),ut=y(58971),gt=y(3449),
xt=y(52205),vt=y(33973),At=y(65868),Ct=y(36502),bt=y(21996);const It=4096,rt=({operator:e,dataStart:t,dataEnd:n})=>e==="BI"&&t>=0&&n-t>=It;class pt extends Ct.z{isOff(){
return!1}}async function ht(e,t){const n=new De,s=new At.i(e,new pt(e));for(let i=0;i<e.pages.count;i++)n.page=i,await s.read(i,n,n);const o=t??await Re(e);for(const i of o)
n.sizes.delete(i);for(const[i,r]of n.sizes)n.enlarge(n.masks,Tt(e,i),r);for(const i of o)n.masks.delete(Tt(e,i)?.number??-1);for(const i of[...n.sizes.keys(),...o])
n.masks.delete(i);return Object.assign(n,{elsewhere:o})}function Tt(e,t){const n=e.get(t),s=n instanceof F.Z6?n.dict.get("SMask"):void 0;return(0,F.i9)(s)?s:void 0}
const Ft=.9;function Xt(e,t,n){const s=Qt(e,t,n);return s<Ft?s:1}function Qt(e,t,n){const s=(o,i)=>o/72*n/i;return Math.max(s(t.width,e.width),s(t.height,e.height))}
class De{sizes=new Map;masks=new Map;inline=0;inlinePages=new Set;page=0;glyph(){}takes(t,n,s){t.operator==="BI"&&this.inline++,rt(t)&&this.inlinePages.add(this.
page)}image({matrix:[t,n,s,o]},i){this.enlarge(this.sizes,(0,F.i9)(i)?i:void 0,{width:Math.hypot(t,n),height:Math.hypot(s,o)})}enlarge(t,n,{width:s,height:o}){if(!n)
return;const i=t.get(n.number);t.set(n.number,{width:Math.max(i?.width??0,s),height:Math.max(i?.height??0,o)})}}const _t=2e3;async function Re(e){const t=[],n=o=>{
for(const i of e.dict(e.dict(o?.get("Resources"))?.get("XObject"))?.values()??[])t.push(i)};for(const o of await(0,bt.Av)(e,["PatternType","CharProcs","Luminosi\
ty","Alpha"])){const i=e.job.pace.step(_t);i&&await i;const r=e.get(o),a=r instanceof F.Z6?r.dict:r instanceof F.Bi?r:void 0;n(a);const c=e.dict(a?.get("SMask"));
for(const h of[a?.get("G"),c?.get("G")])h!==void 0&&t.push(h)}const s=new Set;for(let o=t.pop();o!==void 0;o=t.pop()){if(!(0,F.i9)(o)||s.has(o.number))continue;
s.add(o.number);const i=e.job.pace.step(_t);i&&await i;const r=e.resolve(o);r instanceof F.Z6&&n(r.dict)}return s}const Be=["BitsPerComponent","Decode","DecodeP\
arms","Height","ImageMask","Intent","Interpolate","Width"],Le={AHx:"ASCIIHexDecode",A85:"ASCII85Decode",LZW:"LZWDecode",Fl:"FlateDecode",RL:"RunLengthDecode",CCF:"\
CCITTFaxDecode",DCT:"DCTDecode"},qt={G:"DeviceGray",RGB:"DeviceRGB",CMYK:"DeviceCMYK"},Fe=new Set(Object.values(qt));class Ne{document;resources;constructor(t){
this.document=t,this.resources=new et.n(t)}async moveAll({inlinePages:t,elsewhere:n}){const{document:s}=this,{live:o}=await(0,vt.Gy)(s),i=new ut.X(s);for(const a of t){
if(!this.isWhole(a))continue;const c=await this.move(await i.page(a),s.pages.attribute(a,"Resources"));if(!c)continue;const h=s.add(await(0,d.c)(s,new F.Z6(new F.
Bi,Ge),c.content));s.pages.patch(a,{Contents:h,Resources:c.resources})}const{content:r}=await(0,gt.d)(s,o.length,a=>o[a]===1);for(const a of r.keys())n.has(a)||
await this.moveOf(a)}isWhole(t){const{document:n}=this;return(0,xt.c3)(n,n.entry(n.pages.number(t),"Contents")).every(o=>o instanceof F.Z6&&n.decodedPart(o)?.whole===
!0)}async moveOf(t){const{document:n}=this,s=n.get(t);if(!(s instanceof F.Z6)||s.dict.has("PatternType")||!n.dict(s.dict.get("Resources")))return;const o=n.decodedPart(
s),i=o?.whole?await this.move(o.data,s.dict.get("Resources")):void 0;if(!i)return;const r=await(0,d.c)(n,s,i.content);r.dict.set("Resources",i.resources),n.put(
t,r)}async move(t,n){const{document:s}=this,o=s.dict(s.dict(n)?.get("ColorSpace")),i=[];let r=0;if(await(0,V.Ko)(t,s.job.pace,v=>{const L=r;r=v.end;const N=rt(v)&&
je(v,L)?this.imageOf(v,o):void 0;N&&i.push({from:L,to:v.end,image:N})}),i.length===0)return;const a=i.map(({image:v})=>{const L=s.add(v);return{category:"XObjec\
t",name:`Inline${L.number}`,ref:L}}),{resources:c,names:h}=this.resources.with(n,a),u=i.map(({from:v,to:L},N)=>({from:v,to:L,text:`/${h[N]} Do`}));return{content:await(0,$.
E$)(t,u,s.job.pace),resources:c}}imageOf(t,n){const s=(0,lt.n)(t);if(!s)return;const o=(0,F.jd)({Type:(0,F.UU)("XObject"),Subtype:(0,F.UU)("Image")});for(const[
r,a]of s.dict){const c=r==="I"?"Interpolate":r;Be.includes(c)&&o.set(c,a)}const i=(0,xt.c3)(this.document,s.dict.get("Filter")).map(r=>We(r,Le));if(i.length>0&&
o.set("Filter",i),s.dict.has("ColorSpace")){const r=this.spaceOf(s.dict.get("ColorSpace"),n);if(r===void 0)return;o.set("ColorSpace",r)}return new F.Z6(o,s.data)}spaceOf(t,n){
if(t instanceof F.SX){const h=qt[t.text]??t.text;return Fe.has(h)?(0,F.UU)(h):n?.get(t.text)}if(!(0,F.cy)(t)||t.length!==4)return;const[s,o,i,r]=t,c=s instanceof
F.SX&&(s.text==="I"||s.text==="Indexed")&&!(0,F.cy)(o)?this.spaceOf(o,n):void 0;return c===void 0?void 0:[(0,F.UU)("Indexed"),c,i,r]}}const Ge=new Uint8Array(0);
function je(e,t){const{content:n,end:s,count:o}=e,i=(r,a)=>Buffer.from(n.subarray(r,a)).toString("latin1");return o>0&&i(t,e.startOf(0)).trim()==="BI"&&i(s-2,s)===
"EI"}const We=(e,t)=>e instanceof F.SX?(0,F.UU)(t[e.text]??e.text):e;var Pt=y(95340),Nt=y(76023),Ke=y(42118),te=y(36054),ee=y(80281);const ke={16:{color:"rgb",components:3},
17:{color:"gray",components:1}},ze=new Set(["pclr","cmap","cdef"]);function He(e){const t=(0,j.bS)(e),n=(0,ee.f)(t)?.find(({type:h})=>h==="jp2h");if(!n)return;const s=t.
subarray(n.body,n.end),o=(0,ee.f)(s),[i,...r]=["ihdr","colr"].flatMap(h=>o?.filter(({type:u})=>u===h)??[]),[a]=r;if(i?.type!=="ihdr"||i.end-i.body<14||!a||a.end-
a.body<7||o.some(({type:h})=>ze.has(h))||s[a.body]!==1)return;const c=ke[s.readUInt32BE(a.body+3)];return c?.components===s.readUInt16BE(i.body+8)?c.color:void 0}
var $e=y(5660),Je=y(98122),ne=y(58552);const Ze=400,Gt=48,Ye=.5,Ve=.3,Xe=24,Qe=3;async function se({width:e,height:t,channels:n,data:s},o){const i=new Set,r=Math.
max(1,Math.floor(t/Ze));let[a,c,h]=[0,0,0];for(let u=0;u<t;u+=r){const v=(u+1)*e*n;for(let N=u*e*n+n;N<v;N+=n){let[W,D]=[0,0];for(let Y=N;Y<N+n;Y++)W=W*256+s[Y],
D=Math.max(D,Math.abs(s[Y]-s[Y-n]));i.size<=Gt&&i.add(W),a++,D>0&&c++,D>=Xe&&h++}const L=o.step(e*n*Qe);L&&await L}return i.size<=Gt||c<a*(1-Ye)&&h>c*Ve}var wt=y(
92152);const Ut=65536,_e=8;async function qe(e,{width:t,height:n,bits:s,decode:o},{components:i,table:r},a){const c=r?1:i;if(e.length<(0,wt.zq)(t,c,s)*n)return;
const h=(0,wt.Cb)(o,c,r?2**s-1:1);if(h===void 0||r&&h)return;const u=s===8?e:await(0,wt.ZJ)(e,{width:t,height:n,channels:c,bits:s},!r,a);return r?oe(u.subarray(
0,t*n),r,i,a):u}async function oe(e,t,n,s){if(!await tn(e,t.length/n,s))return;const o=new Uint8Array(e.length*n);for(let i=0;i<e.length;i+=Ut){const r=e.subarray(
i,i+Ut);o.set((0,wt.A6)(r,t,n),i*n);const a=s.step(r.length*_e);a&&await a}return o}async function tn(e,t,n){for(let s=0;s<e.length;s+=Ut){const o=e.subarray(s,
s+Ut);if(o.some(r=>r>=t))return!1;const i=n.step(o.length);i&&await i}return!0}const en=new Set([1,2,4,8,16]),nn=4096,sn=128*1024*1024;async function jt(e,t){const n=(0,Pt.
h)(e,t.dict),{width:s,height:o,stencil:i,decode:r}=n,a=await rn(e,t),c=s>=1&&o>=1&&!i&&en.has(n.bits)&&(r!==void 0||!t.dict.has("Decode")),h=a&&an(a);if(!c||!a||
!h||re(e,t))return"kind";const{format:u,before:v,parameters:L}=(0,it.R)(e,t);if(h==="inks"&&u!=="jpg")return"kind";const N=a.table?ie(e,t):t.dict.get("ColorSpac\
e")??Wt(h);if(N===void 0||u==="ccitt"||u==="jbig2"||L?.has("ColorTransform")||u==="jpg"&&(a.table||n.bits!==8)||u==="jp2"&&(a.table||hn(e,t)))return"kind";if(!u&&
ln(n.bits,a))return"lines";const W=e.encoded(t).length;if(W<nn)return"larger";if(s>Pt.K)return"heavy";const D=u&&h!=="inks"?(0,te.uZ)(e,t).step:0;if(D>(0,te.ny)(
e.job))return on(e,t,W);if(s*o*a.components>sn)return"heavy";const Y=await Kt(e,v);if(!Y)return"kind";const q={width:s,height:o,color:h,space:N,size:W,atOnce:D};
if(u==="jpg"){const tt=h==="inks"?void 0:r;return await dn(Y,q,e.job.pace)?{...q,data:Y,entries:kt(q,tt,"DCTDecode")}:"kind"}if(u==="jp2")return{...q,data:Y,entries:kt(
q,void 0,"JPXDecode")};const{pace:st}=e.job,mt=await qe(Y,n,a,st);return mt?await se({width:s,height:o,data:mt,channels:a.components},st)?"lines":{...q,data:mt,
entries:kt(q,a.table?void 0:r)}:"kind"}async function on(e,t,n){const s=await(0,Ke.i)(e,t),o=s?await jt(e,s):"heavy";return typeof o=="string"?o:{...o,size:n}}async function rn(e,t){
if(t.dict.has("ColorSpace"))return(0,Nt.L)(e,t.dict.get("ColorSpace"),()=>{});const{format:n,before:s}=(0,it.R)(e,t);if(n!=="jp2"||(await(0,at.ds)(e)).archive)return;
const o=await Kt(e,s),i=o&&He(o);return i&&(0,Nt.L)(e,Wt(i),()=>{})}function an({kind:e,components:t}){return t===1?"gray":e==="rgb"?"rgb":t===l?"inks":void 0}const cn={
gray:"DeviceGray",rgb:"DeviceRGB",inks:"DeviceCMYK"},fn={gray:1,rgb:3,inks:l},Wt=e=>(0,F.UU)(cn[e]);function ie(e,t){const n=e.array(t.dict.get("ColorSpace")),s=e.
resolve(n?.[0]);return(0,F.Eo)(s,"Indexed")?n?.[1]:void 0}const ln=(e,{components:t,table:n})=>(n?Math.min(n.length/t,2**e):2**(e*t))<=Gt;function re(e,{dict:t}){
const n=e.resolve(t.get("Mask")),s=e.dict(t.get("SMask"));return(0,F.cy)(n)||s?.has("Matte")===!0||t.has("F")||t.has("Alternates")||t.has("OPI")}const hn=(e,{dict:t})=>(e.
resolve(t.get("SMaskInData"))??0)!==0||t.has("Decode");async function Kt(e,t){try{return await e.decodedAtEase(t)}catch(n){if(n instanceof ne.zU&&n.code!=="canc\
elled")return;throw n}}async function dn(e,{width:t,height:n,color:s},o){try{const i=await(0,$e.$)(e,(0,Je._)("file"),o);return i.width===t&&i.height===n&&i.components===
fn[s]}catch(i){if(i instanceof ne.zU&&i.code==="invalid_parameters")return!1;throw i}}function kt({width:e,height:t,color:n},s,o){const i={Type:(0,F.UU)("XObjec\
t"),Subtype:(0,F.UU)("Image"),Width:e,Height:t,BitsPerComponent:8,ColorSpace:Wt(n)};return s&&(i.Decode=[...s]),o!==void 0&&(i.Filter=(0,F.UU)(o)),(0,F.jd)(i)}var un=y(
64680);const gn=Et("00110101 000111 0111 1000 1011 1100 1110 1111 10011 10100 00111 01000 001000 000011 110100 110101 101010 101011 0100111 0001100 0001000 0010\
111 0000011 0000100 0101000 0101011 0010011 0100100 0011000 00000010 00000011 00011010 00011011 00010010 00010011 00010100 00010101 00010110 00010111 00101000 0\
0101001 00101010 00101011 00101100 00101101 00000100 00000101 00001010 00001011 01010010 01010011 01010100 01010101 00100100 00100101 01011000 01011001 01011010\
 01011011 01001010 01001011 00110010 00110011 00110100 11011 10010 010111 0110111 00110110 00110111 01100100 01100101 01101000 01100111 011001100 011001101 0110\
10010 011010011 011010100 011010101 011010110 011010111 011011000 011011001 011011010 011011011 010011000 010011001 010011010 011000 010011011"),pn=Et("00001101\
11 010 11 10 011 0011 0010 00011 000101 000100 0000100 0000101 0000111 00000100 00000111 000011000 0000010111 0000011000 0000001000 00001100111 00001101000 0000\
1101100 00000110111 00000101000 00000010111 00000011000 000011001010 000011001011 000011001100 000011001101 000001101000 000001101001 000001101010 000001101011 \
000011010010 000011010011 000011010100 000011010101 000011010110 000011010111 000001101100 000001101101 000011011010 000011011011 000001010100 000001010101 0000\
01010110 000001010111 000001100100 000001100101 000001010010 000001010011 000000100100 000000110111 000000111000 000000100111 000000101000 000001011000 00000101\
1001 000000101011 000000101100 000001011010 000001100110 000001100111 0000001111 000011001000 000011001001 000001011011 000000110011 000000110100 000000110101 0\
000001101100 0000001101101 0000001001010 0000001001011 0000001001100 0000001001101 0000001110010 0000001110011 0000001110100 0000001110101 0000001110110 0000001\
110111 0000001010010 0000001010011 0000001010100 0000001010101 0000001011010 0000001011011 0000001100100 0000001100101"),ae=Et("00000001000 00000001100 00000001\
101 000000010010 000000010011 000000010100 000000010101 000000010110 000000010111 000000011100 000000011101 000000011110 000000011111"),[mn,yn,ce]=Et("0001 001 \
000000000001"),wn=Et("0000010 000010 010 1 011 000011 0000011");function Et(e){return e.split(" ").map(t=>[parseInt(t,2),t.length])}const bn=20;async function En({
data:e,width:t,height:n,black:s},o){const i=new On(t),r=t+7>>3,a=new Uint8Array(r);for(let c=0;c<n;c++){for(let v=0,L=c*r;v<r;v++,L++)a[v]=s?e[L]:~e[L];const h=i.
row(a),u=o.step(r+h*bn);u&&await u}return i.finish()}class On{width;output=new un.k(4096);bits=0;count=0;changes;above;constructor(t){this.width=t,this.changes=
new Int32Array(t+4),this.above=new Int32Array(t+4).fill(t)}row(t){const{width:n,changes:s,above:o}=this,i=Mn(t,n,s);let[r,a,c,h]=[-1,0,0,0];for(;r<n;){for(h=h&-2|
a;h>1&&o[h-2]>r;)h-=2;for(;o[h]<=r&&o[h]<n;)h+=2;const[u,v,L]=[s[c],o[h],Sn(o,h,n)];if(L<u)this.add(mn),r=L;else if(Math.abs(u-v)<=3)this.add(wn[u-v+3]),r=u,c++,
a^=1;else{const N=u<n?s[c+1]:n;this.add(yn),this.run(u-Math.max(r,0),a),this.run(N-u,a^1),r=N,c+=2}}return this.changes=o,this.above=s,i}finish(){return this.add(
ce),this.add(ce),this.count>0&&this.add([0,8-this.count]),this.output.bytes}run(t,n){for(;t>=2624;t-=2560)this.add(ae.at(-1));const s=n===0?gn:pn,o=t>>6;o>27?this.
add(ae[o-28]):o>0&&this.add(s[63+o]),this.add(s[t&63])}add([t,n]){for(this.bits=this.bits<<n|t,this.count+=n;this.count>=8;this.count-=8)this.output.byte(this.bits>>>
this.count-8&255);this.bits&=(1<<this.count)-1}}const Sn=(e,t,n)=>e[t]<n?e[t+1]:n;function Mn(e,t,n){let[s,o]=[0,0];for(let i=0;i<t;){const r=e[i>>3];if((i&7)===
0&&r===(o?255:0)){i+=8;continue}(r>>7-(i&7)&1)!==o&&(n[s++]=i,o^=1),i++}return n.fill(t,s,Math.min(s+4,n.length)),s}var xn=y(14752),fe=y(68973);const vn=96*1024,
zt=3,An=6,Cn=9,In=[1,2,4,"each"],le=[0,1,2,4],Tn=4,Pn=65535;async function Ht(e,t,n,s){const{width:o,height:i,channels:r,bits:a}=t;if(a*r===1){if(o>Pn)return;const W=await Un(
e,s.pace)?0:1,D=await En({data:e,width:o,height:i,black:W},s.pace),Y=(0,F.jd)({K:-1,Columns:o,Rows:i,BlackIs1:W===1});return D.length<n?{data:D,filter:"CCITTFax\
Decode",parameters:Y}:void 0}if(a<8)return;const c=(0,fe.uM)(s),h=new Rn(e,(0,wt.zq)(o,r,a),r*a>>3),{kind:u,expected:v}=await Dn(h,i,s);if(v>=n)return;const L=await c.
deflate(u===void 0?e:await h.filtered(0,i,u,s),Cn),N=u===void 0?void 0:{Predictor:15,Colors:r,BitsPerComponent:a,Columns:o};return L.length<n?{data:L,filter:"Fl\
ateDecode",parameters:N&&(0,F.jd)(N)}:void 0}const he=65536;async function Un(e,t){let n=0;for(let s=0;s<e.length;s+=he){const o=e.subarray(s,s+he);for(const r of o)
n+=r===255?1:r===0?-1:0;const i=t.step(o.length*2);i&&await i}return n>0}async function Dn(e,t,n){const s=Math.min(t,Math.ceil(vn/zt/e.length)),o=Array.from({length:zt},
(a,c)=>Math.floor((t-s)*c/(zt-1))),i=[...new Set(o)];let r={kind:void 0,expected:1/0};for(const a of[void 0,...In]){let c=0;for(const u of i){const v=await e.filtered(
u,s,a,n);c+=(await(0,fe.uM)(n).deflate(v,An)).length}const h=c*(t/(s*i.length));h<r.expected&&(r={kind:a,expected:h})}return r}class Rn{samples;length;step;none;constructor(t,n,s){
this.samples=t,this.length=n,this.step=s,this.none=new Uint8Array(n)}async filtered(t,n,s,{pace:o}){const{samples:i,length:r}=this;if(s===void 0)return i.subarray(
t*r,(t+n)*r);const a=new Uint8Array(n*(r+1));for(let c=0;c<n;c++){const h=s==="each"?this.choose(t+c):s,u=c*(r+1);a[u]=h,this.filter(t+c,h,a,u+1);const v=o.step(
r*Tn*(s==="each"?le.length:1));v&&await v}return a}filter(t,n,s,o){const{samples:i,length:r,step:a}=this,c=t*r,h=t===0?this.none:i.subarray(c-r,c);for(let u=0;u<
r;u++){const v=u>=a?i[c+u-a]:0,L=n===1?v:n===2?h[u]:n===4?(0,xn.X)(v,h[u],u>=a?h[u-a]:0):0;s[o+u]=i[c+u]-L}}choose(t){const n=new Uint8Array(this.length);let[s,
o]=[0,1/0];for(const i of le){this.filter(t,i,n,0);let r=0;for(const a of n)r+=a<128?a:256-a;r<o&&([s,o]=[i,r])}return s}}const Bn=256*1024*1024,Ln=512,Fn=300,[
Nn,Gn]=[.9,.97],[jn,Wn]=[2,20],Kn=new Set([1,2,4,8,16]),de=4,kn=2e3;class zn{document;settings;remaining=Bn;constructor(t,n){this.document=t,this.settings=n}async shrink(t,n){
const{document:s,settings:o}=this,i=s.get(t);if(!(i instanceof F.Z6)||re(s,i)||i.dict.has("Matte"))return!1;const r=await this.read(i);if(!r||r.bits!==8||r.table&&
i.dict.has("Decode"))return!1;const a=r.data.length*(r.table?.components??1)*2;if(!s.job.memory.borrow(a))return!1;const c=await this.withFewer(i,r,h=>Xt(r,n,h??
o.resolution));return s.job.memory.release(a),c&&s.put(t,c),c!==void 0}async withFewer(t,n,s){const{document:o,settings:i}=this,{pace:r}=o.job;if(s()===1&&(n.table?.
components??n.channels)!==de)return;const a=await Hn(n,r);if(!a)return;const c=await se(a,r),h=s(c?Math.max(i.resolution,Fn):void 0),u=a.channels===de&&!c;if(h===
1&&!u)return;const[v,L]=[n.width,n.height].map(Y=>Math.max(1,Math.round(Y*h))),N=h===1?a.data:await U(a,v,L,r),W=await this.packed({...a,data:N,width:v,height:L},
u);if(!W)return;const D=ue(t,W);return D.dict.set("Width",v),D.dict.set("Height",L),a!==n&&D.dict.set("ColorSpace",ie(o,t)),D}async packed(t,n){const{job:s}=this.
document,{data:o,width:i,height:r,channels:a,size:c}=t,h=c*Nn;if(!n)return Ht(o,t,h,s);const u=N=>o.subarray(N*i*a,(N+1)*i*a),v=await(0,_.I)({...this.settings,width:i,
height:r,color:"inks",samples:u},s.pace);return await Ht(o,t,Math.min(h,v.length),s)??(v.length<h?{data:v,filter:"DCTDecode",parameters:void 0}:void 0)}async packAll(){
const{document:t}=this,n=[...await(0,bt.Av)(t,["Image"])].sort((s,o)=>s-o);for(const s of n){const o=t.job.pace.step(kn);o&&await o;const i=t.get(s);if(!(i instanceof
F.Z6)||!(0,F.Eo)(t.resolve(i.dict.get("Subtype")),"Image")||i.dict.has("F"))continue;const r=await this.read(i);if(!r||!t.job.memory.borrow(r.data.length))continue;
const a=await Ht(r.data,r,r.size*Gn,t.job);t.job.memory.release(r.data.length),a&&t.put(s,ue(i,a))}}async read(t){const{document:n}=this,{width:s,height:o,bits:i,
stencil:r}=(0,Pt.h)(n,t.dict),a=r?{channels:1,table:void 0}:this.channelsOf(t),c=s>=1&&o>=1&&Kn.has(i)&&(0,it.R)(n,t).format===void 0,h=n.encoded(t).length;if(!c||
!a||h<Ln||s>Pt.K)return;const{channels:u,table:v}=a,L=(0,wt.zq)(s,u,i)*o;if(L>this.remaining)return;const{memory:N}=n.job,W=N.remaining,D=await Kt(n,t);if(N.release(
W-N.remaining),!!D&&(this.remaining-=D.length,!(D.length<L)))return{width:s,height:o,channels:u,bits:i,size:h,table:v,data:D.subarray(0,L)}}channelsOf({dict:t}){
const{document:n}=this,s=t.get("ColorSpace");if((0,F.Eo)(n.resolve(n.array(s)?.[0]),"Lab"))return{channels:3,table:void 0};const o=(0,Nt.L)(n,s,()=>{});if(!o)return;
const{table:i,components:r}=o;return i?{channels:1,table:{colors:i,components:r}}:{channels:r,table:void 0}}}async function Hn(e,t){const{data:n,table:s}=e;if(!s)
return e;const o=await oe(n,s.colors,s.components,t);return!o||$n(s)?o&&e:{...e,data:o,channels:s.components,table:void 0}}function $n({colors:e,components:t}){
const n=e.length/t-1;return Array.from({length:t},(s,o)=>o).every(s=>{const o=Array.from({length:n+1},(h,u)=>e[u*t+s]),[i,r]=[o[0],o[n]],a=Math.sign(r-i),c=o.every(
(h,u)=>u===0||Math.sign(h-o[u-1])*a>=0);return o.every((h,u)=>Math.abs(h-(i+(r-i)*u/Math.max(n,1)))<=(c?Wn:jn))})}function ue(e,{data:t,filter:n,parameters:s}){
const o=(0,ft.n)(e,t,{compress:!1});return o.dict.set("Filter",(0,F.UU)(n)),s&&o.dict.set("DecodeParms",s),o}const Jn=.9,Zn=64,Yn=32*1024*1024,[Vn,Xn]=[40,90];function Qn(e,t){
return t<=1?e:Math.max(e,Math.min(Xn,Math.round(e+Vn*(1-1/t))))}class _n{document;settings;outcome={compressed:0,kept:{larger:0,kind:0,lines:0,heavy:0}};waiting=[];bytes=0;samples;constructor(t,n){
this.document=t,this.settings=n,this.samples=new zn(t,n)}async run(){const{document:t,outcome:n}=this;let s=await ht(t);s.inlinePages.size>0&&(await new Ne(t).moveAll(
s),s=await ht(t,s.elsewhere));const{sizes:o,masks:i,inline:r}=s;n.kept.kind+=r;let a=0;for(const[c,h]of o){const u=t.get(c);u instanceof F.Z6&&(0,F.Eo)(t.resolve(
u.dict.get("Subtype")),"Image")&&await this.take(c,u,h),t.job.pace.progress(++a/o.size)}for(const[c,h]of i)await this.takeMask(c,h);return await this.drawAll(),
await this.samples.packAll(),n}async take(t,n,s){const o=await jt(this.document,n);if(typeof o=="string"){o!=="larger"&&await this.samples.shrink(t,s)?this.outcome.
compressed++:this.outcome.kept[o]++;return}await this.wait(t,o,s,!1)}async takeMask(t,n){const{document:s}=this,o=s.get(t);if(!(o instanceof F.Z6)||o.dict.has("\
Matte"))return;if((0,it.R)(s,o).format!=="jpg"){await this.samples.shrink(t,n);return}const i=await jt(s,o);typeof i!="string"&&i.color==="gray"&&await this.wait(
t,i,n,!0)}async wait(t,n,s,o){const i=Xt(n,s,this.settings.resolution),[r,a]=[n.width,n.height].map(u=>Math.max(1,Math.round(u*i))),c=Qn(this.settings.quality,Qt(
n,s,this.settings.resolution)),h={number:t,image:n,width:r,height:a,quality:c,isMask:o};if(n.color==="inks"||ts(n)){await this.shrinkSamples(h);return}this.waiting.
push(h),this.bytes+=n.data.length,(this.waiting.length>=Zn||this.bytes>=Yn)&&await this.drawAll()}async drawAll(){const{waiting:t,document:n}=this;if(this.waiting=
[],this.bytes=0,t.length===0)return;const s=(0,G.Kf)(t.map(({image:i})=>i.atOnce)),o=await z.YY.open(await es(t,n),n.job,{images:s});for(const[i,r]of t.entries()){
const{width:a,height:c}=r,h=await o.draw(i,{width:a,height:c,isTransparent:!0}).catch(u=>{if(!o.isTired)throw u});if(!h){this.count(r,"heavy");continue}if(!ss(h))
this.count(r,"kind");else{const u=this.colorOf(r);await this.replace(r,(0,R.lc)(h,u==="gray"?u:"rgb"),u)}}}async shrinkSamples(t){const{image:n,width:s,height:o}=t,
{job:i}=this.document,r=qn[n.color],a=n.color==="inks"?await T(n.data,i):n.data;if(!a){this.count(t,"kind");return}const h=s===n.width&&o===n.height?a:await U({
...n,data:a,channels:r},s,o,i.pace),u=L=>h.subarray(L*s*r,(L+1)*s*r),v=this.colorOf(t);await this.replace(t,v===n.color?u:L=>(0,R.b)(u(L)),v)}colorOf({image:t,isMask:n}){
return this.settings.grayscale&&!n&&t.color!=="inks"?"gray":t.color}count({isMask:t},n){t||(n?this.outcome.kept[n]++:this.outcome.compressed++)}async replace(t,n,s){
const{number:o,image:i,width:r,height:a,quality:c}=t,{document:h,settings:u}=this,v={width:r,height:a,color:s,quality:c,resolution:u.resolution},L=await(0,_.I)(
{...v,samples:n},h.job.pace),N=s!==i.color;if(L.length>i.size*(N?1:Jn)){this.count(t,"larger");return}const W=(0,ft.n)(h.get(o),L,{compress:!1});for(const[D,Y]of Object.
entries({Width:r,Height:a,BitsPerComponent:8}))W.dict.set(D,Y);W.dict.set("Filter",(0,F.UU)("DCTDecode")),s!=="inks"&&W.dict.delete("Decode"),W.dict.set("ColorS\
pace",N?await os(h):i.space),h.put(o,W),this.count(t)}}const qn={gray:1,rgb:3,inks:l},ts=({entries:e})=>!e.has("Filter")&&!e.has("Decode");async function es(e,{
job:t}){const n=await(0,dt.E)(X.O,t),s=e.map(({image:o,width:i,height:r})=>{const a=(0,J.qK)("Image",`${i} 0 0 ${r} 0 0`);return n.add((0,F.jd)({Type:(0,F.UU)("\
Page"),MediaBox:[0,0,i,r],Resources:(0,F.jd)({XObject:(0,F.jd)({Image:n.add(new F.Z6(o.entries,o.data))})}),Contents:n.add(new F.Z6((0,F.jd)({}),(0,F.Px)(a).bytes))}))});
return await n.pages.rebuild(s.map(({number:o})=>o)),(0,Lt.UN)(n,{encryption:"none",draft:!0})}const ns=64;function ss({width:e,height:t,row:n}){const s=Math.max(
1,Math.floor(t/ns));for(let o=0;o<t;o+=s){const i=n(o);for(let r=3;r<e*4;r+=4)if(i[r]!==255)return!1}return!0}async function os(e){const{archive:t}=await(0,at.ds)(
e);return t?[(0,F.UU)("CalGray"),(0,F.jd)({WhitePoint:[.9505,1,1.089],Gamma:2.2})]:(0,F.UU)("DeviceGray")}var Dt=y(18271),yt=y(16456),Rt=y(49454),Ot=y(30201),is=y(
30825),rs=y(69374),as=y(57373),cs=y(43463),Bt=y(61188),$t=y(94389);const fs=1330926671,ls=65536,hs=14;function ge(e){const t=new DataView(e.buffer,e.byteOffset,
e.length),n=e.length>12?t.getUint32(0):0;return e[0]===1&&e[1]===0&&n!==ls?{at:0,length:e.length}:n===fs?(0,$t.tI)(t).get("CFF "):void 0}const ds=[15,16,3108,3109],
[us,gs,ps]=[17,18,3078];function ms(e,t){const n=new DataView(e.buffer,e.byteOffset,e.length),s=(0,Bt.Pe)(n,n.getUint8(2)),o=(0,Bt.Pe)(n,s.end),i=(0,Bt.zz)(n,o.
offsets[0]??0,o.offsets[1]??0),r=i.get(us)?.[0];if(r===void 0||s.offsets.length!==2||(i.get(ps)?.[0]??2)!==2)return!1;const{offsets:a,end:c}=(0,Bt.Pe)(n,r),h=[...ds.
map(W=>i.get(W)?.[0]??0),i.get(gs)?.[1]??0];if(!a.every((W,D)=>D===0||W>=a[D-1])||c>e.length||h.some(W=>W>r&&W<c))return!1;const v=n.getUint8(r+2),L=r+2+a.length*
v;let N=a[0]??c;for(const[W,D]of a.entries()){let Y=N-L;for(let st=v-1;st>=0;st--,Y=Math.floor(Y/256))e[r+3+W*v+st]=Y%256;const q=(a[W+1]??D)-D;W===0||t.has(W)||
q<2?(e.copyWithin(N,D,D+q),N+=q):e[N++]=hs}return e.fill(0,N,c),!0}var ys=y(50476),ws=y(22194);const bs="GPOS,GDEF,BASE,JSTF,kern,DSIG,hdmx,VDMX,LTSH,PCLT,FFTM,\
EBDT,EBLC,EBSC,meta,morx,mort,feat".split(","),pe=32,Es=196608;function Os(e,t,{names:n,vertical:s}){const o=Buffer.from(e),i=new DataView(o.buffer,o.byteOffset,
o.length),r=(0,$t.tI)(i),[a,c]=["hhea","hmtx"].map(tt=>r.get(tt)),h=(0,$t.eQ)(i,r);if(!h||!Ss([...r.values()],e.length))return;const{glyf:u,count:v,place:L,setPlace:N,
spanOf:W}=h,D=Array.from({length:v+1},(tt,ct)=>L(ct));if(D.some((tt,ct)=>tt>u.length||tt<(D[ct-1]??0)))return;const Y=(0,ys.f)(t,v,W,i);Y.add(0);let q=0;for(let tt=0;tt<=
v;tt++)N(tt,q),!(tt===v||!Y.has(tt))&&(o.copyWithin(u.at+q,u.at+D[tt],u.at+D[tt+1]),q+=D[tt+1]-D[tt]);a&&c&&Ms(o.subarray(c.at,c.at+c.length),i.getUint16(a.at+34),
Y);const st=new Set([...bs,...s?[]:["GSUB"]]),mt=(tt,{at:ct,length:Mt})=>tt==="post"&&!n&&Mt>pe?xs(o.subarray(ct,ct+pe)):o.subarray(ct,ct+(tt==="glyf"?q:Mt));return(0,ws.
f)([...r].map(([tt,ct])=>[tt,st.has(tt)?void 0:mt(tt,ct)]))}function Ss(e,t){const n=[...e].sort((s,o)=>s.at-o.at);return n.every(({at:s,length:o},i)=>s+o<=(n[i+
1]?.at??t))}function Ms(e,t,n){const s=t+Math.floor((e.length-t*4)/2);for(let o=0;o<s;o++){if(n.has(o)||o===t-1)continue;const i=o<t?o*4:t*4+(o-t)*2;e.fill(0,i,
i+(o<t?4:2))}}function xs(e){const t=Buffer.from(e);return t.writeUInt32BE(Es),t}var St=y(48462);const vs=12,As=6,Cs=24,Is=512*1024;function Ts(e,t){if(e.length>
Is)return;const n=Buffer.from(e),s=(0,St._M)(n),o=s?.plain.indexOf("/CharStrings")??-1;if(!s||o<0)return;const{plain:i}=s,r=Number(/\/lenIV\s+(\d+)/.exec(i.toString(
"latin1",0,Math.min(o,4096)))?.[1]??4),a=N=>(0,St.Ns)(N,St.Ed).subarray(r);for(const[,N]of(0,St.NH)(i,o))if(me(a(N))!=="plain")return;const c=new Map((0,St.Ag)(
i,o)),h=Us(c,t,a);if(!h)return;const u=[];let v=0;for(const[N,W]of c){if(h.has(N))continue;const D=W.byteOffset-i.byteOffset,Y=i.lastIndexOf(`/${N} `,D),q=D+W.length+
Ps(i.toString("latin1",D+W.length,D+W.length+Cs));if(Y<v||q===D+W.length)return;u.push(i.subarray(v,Y)),v=q}const L=Buffer.concat([...u,i.subarray(v)]);return Buffer.
concat([n.subarray(0,s.start),s.seal(L),n.subarray(s.end)])}const Ps=e=>/^\s*(?:ND|\|-|noaccess def)\s+/.exec(e)?.[0].length??0;function Us(e,t,n){const s=new Set(
t).add(".notdef");for(const o of t){const i=e.get(String(o)),r=i?me(n(i)):"plain";if(r==="unclear")return;if(r!=="plain")for(const a of r)s.add((0,Ot.S)(yt.W.charCodeAt(
a-32)))}return s}function me(e){const t=[];for(let n=0;n<e.length;){const s=e[n++];if(s===vs){if(e[n++]===As)return t.length>=5?t.slice(-2):"unclear";t.length=0}else
s<32?t.length=0:s<247?t.push(s-139):s<251?t.push((s-247)*256+(e[n++]??0)+108):s<255?t.push(-(s-251)*256-(e[n++]??0)-108):(t.push(NaN),n+=4)}return"plain"}function Ds(e,t,n){
try{if(e[0]===Rs)return Ts(e,t);const s=ge(e);if(!s)return Os(e,t,n);const o=Buffer.from(e);return ms(o.subarray(s.at,s.at+s.length),t)?o:void 0}catch(s){if(!(s instanceof
RangeError))throw s;return}}const Rs=37;var Bs=y(10339),Ls=y(47212);const Fs=16*1024,Ns=.9,[Gs,js,Ws]=[300,300,2],Ks=20,ks=/^[A-Z]{6}\+/;async function zs(e){if((await(0,at.
ds)(e)).archive!==void 0)return;const{live:t}=await(0,vt.Gy)(e),n=await Js(e,t);if(n.size===0)return;const{fonts:s}=await Ys(e,t),o=new Map,i=async(r,a)=>{const c=(0,Dt.
Lq)(e,r.dictionary);if(!c||!n.has(c))return;const h=new Set(a),u=e.job.pace.step(h.size*js);u&&await u;const v=(0,Dt.oQ)(e,r.dictionary),L=!(0,Rt.hL)(e,r.dictionary),
N=L&&e.decoded(c)[0]===79,W=o.get(c)??{glyphs:new Set,names:!1,vertical:!1};W.names||=L,W.vertical||=r.vertical,typeof v=="object"&&!N&&Vs(e,r,v,h,W.glyphs)?o.set(
c,W):n.delete(c)};for(const[r,{kept:a}]of s)await i(r,a);for(const r of $s(e)){const a=(0,Dt.Lq)(e,e.dict(r)??new F.Bi),c=a&&n.get(a);if(!c)continue;c.isForFields=
!0;const h=await(0,as.G)(e,r);(0,Rt.hL)(e,h.dictionary)?n.delete(a):await i(h,Hs.flatMap(u=>h.glyphs(Uint8Array.of(u))))}for(const[r,a]of o){const c=n.get(r);c&&
await eo(e,r,c,a)}}const Hs=Array.from({length:256},(e,t)=>t);function $s(e){const t=e.dict(e.dict(e.catalog.get("AcroForm"))?.get("DR"));return e.dict(t?.get("\
Font"))?.values()??[]}async function Js(e,t){const n=new Map,s=[];for(let o=1;o<t.length;o++){const i=e.job.pace.step(Gs);i&&await i;const r=t[o]===1?e.get(o):null;
if(!(r instanceof F.Bi))continue;const a=r.get("FontFile")??r.get("FontFile2")??r.get("FontFile3"),c=(0,F.i9)(a)?e.resolve(a):Zs(e,r);c instanceof F.Z6&&(s.push(
[o,c]),(0,F.i9)(a)&&e.encoded(c).length>=Fs&&n.set(c,{number:a.number,named:[],isForFields:!1}))}for(const[o,i]of s)n.get(i)?.named.push(o);return n}const Zs=(e,t)=>(0,F.
Eo)(e.resolve(t.get("Type")),"Font")?(0,Dt.Lq)(e,t):void 0;async function Ys(e,t){const[n,s]=[new Bs.H,new Ls.Wz(e)],{pace:o}=e.job;for(let a=0;a<e.pages.count;a++)
await n.note((await s.all(a,[])).trace,o);const{content:i,pages:r}=await(0,gt.d)(e,t.length,a=>t[a]===1);for(const[a,c]of i){const h=e.get(a),u=h instanceof F.Z6&&
!r.has(a)?e.decodedPart(h)?.data:void 0;u&&await n.note((await s.stream(u,c)).trace,o)}return n}function Vs(e,{dictionary:t},n,s,o){const i=(0,Rt.hL)(e,t);if(i){
const h=e.resolve(i.get("CIDToGIDMap")),u=h instanceof F.Z6?e.decodedPart(h)?.data:void 0;for(const{cid:v}of s)o.add(v),o.add(n.glyphOfCid(v)),u&&o.add((u[v*2]??
0)<<8|(u[v*2+1]??0));return!0}const r=(0,yt.yD)(e,t);if(n.kind==="truetype")return Qs(n,r,s,o);const a=e.resolve(t.get("Encoding")),c=(0,F.Zm)(a)?e.resolve(a.get(
"BaseEncoding")):a;return n.kind==="named"&&!(0,F.Eo)(c,"MacExpertEncoding")&&to(n,r,s,o)}function ye({code:e,text:t},n,s){const o=[n,yt.W,yt.NF,yt.yh].map(r=>r.
charCodeAt(e-32)||0),i=s===void 0?void 0:(0,Ot.u)(s);return[...o,i??0,...Array.from(t,r=>r.codePointAt(0))].filter(r=>r>0)}const Xs=new Map([[185,"onesuperior"],
[178,"twosuperior"],[179,"threesuperior"],[64257,"fi"],[64258,"fl"]]),we=e=>[(0,Ot.S)(e),Xs.get(e)??""];function Qs(e,{base:t="",differences:n},s,o){for(const i of s){
const{code:r}=i,a=n?.get(r),c=ye(i,t,a);for(const h of[...a===void 0?[]:[a],...c.flatMap(we)])o.add(e.glyphOf(h));for(const h of[...c,r,61440|r,61696|r,61952|r])
o.add(e.unicode(h));for(const h of c)o.add(e.code(yt.yh.indexOf(String.fromCodePoint(h))+32));o.add(e.code(r))}return!0}const _s=65536;function qs(e){const t=new Map,
n=(s,o)=>{const i=s===""?void 0:(0,Ot.u)(s),r=i===void 0?void 0:t.get(i);r?r.push(o):i!==void 0&&t.set(i,[o])};if(e.names)for(const s of e.names)n(s,s);else for(let s=1;s<
_s;s++)n(e.nameOf(s),s);return t}const be=["space","nbspace","hyphen","sfthyphen","bullet","quotesingle","quoteleft","quoteright","grave"];function to(e,{base:t="",
differences:n},s,o){const i=qs(e),r=a=>{const c=e.names?.has(a)?a:e.glyphCalled?.(a);return c!==void 0&&o.add(c),c!==void 0};be.forEach(r);for(const a of s){const c=n?.
get(a.code),h=e.encoding?.get(a.code);h!==void 0&&r(h);for(const u of ye(a,t,c)){we(u).forEach(r);for(const v of i.get(u)??[])o.add(v)}if(c!==void 0&&!r(c)&&c!==
".notdef"&&!be.includes(c))return!1}return!0}async function eo(e,t,{number:n,named:s,isForFields:o},i){const r=await e.decodedAtEase(t),a=e.job.pace.step(r.length*
Ws);a&&await a;const c=await so(e,r,i.glyphs),h=c&&Ds(r,c,i),u=h&&(0,ft.n)(t,h,{compress:!0});if(!u||u.data.length>e.encoded(t).length*Ns||(no(e,u.dict,h.length-
r.length),e.put(n,u),o))return;const v=(0,cs.j)(h);for(const L of s){e.edit(L);const N=e.get(L);for(const W of["BaseFont","FontName"]){const D=(0,Rt.FG)(e,N.get(
W));D!==""&&!ks.test(D)&&N.set(W,(0,F.UU)(`${v}+${D}`))}}}function no(e,t,n){const s=["Length2","Length1"].find(i=>t.has(i)),o=s===void 0?void 0:e.resolve(t.get(
s));s!==void 0&&typeof o=="number"&&t.set(s,o+n)}async function so({job:e},t,n){const s=(0,rs.m)(t),o=ge(t);if(s?.kind!=="named"||!o)return n;let i=0;const r=(0,is.
mJ)(t.subarray(o.at,o.at+o.length),c=>i+=c),a=new Set(n);for(const c of n){if(typeof c=="string"||s.nameOf(c)==="")continue;const h=r?.glyph(c);if(!h)return;for(const v of h)
a.add(s.glyphCalled?.((0,Ot.S)(yt.W.charCodeAt(v-32)))??0);const u=e.pace.step((i+1)*Ks);i=0,u&&await u}return a}var Jt=y(49994);const Ee=6,Oe={resolution:50,quality:20},
oo=async(e,t,n)=>{const{maximum_bytes:s=1/0,open_password:o}=t,i=async D=>{const Y={};return{...await(0,Jt.BG)(e,o,n,async st=>{Y.outcome=await new _n(st,D).run(),
await zs(st)}),outcome:Y.outcome}};let r=await i(t);for(let D=1;D<=Ee&&r.bytes.length>s&&io(r);D++){const Y=await i(ro(D,t));Y.bytes.length<r.bytes.length&&(r=Y)}
const{bytes:a,isSmaller:c,pageCount:h,outcome:u,written:v}=r;v&&n.onWritten?.(v);const L=c?[...r.notes]:[Jt.bx],N=Object.values(u.kept).reduce((D,Y)=>D+Y,0);c&&
N>0&&L.push(ao(N,u)),a.length>s&&L.push(co(a.length));const W=e.bytes.length;return{documents:[{name:e.name,bytes:a,pageCount:h}],notes:L,facts:{pageCount:h,bytesBefore:W,
bytesAfter:a.length,savedPercent:c?(0,Jt.p0)(W,a.length):0,compressedImages:c?u.compressed:0,keptImages:c?N:N+u.compressed}}},io=({outcome:{compressed:e,kept:t}})=>e+
t.larger>0;function ro(e,{resolution:t,quality:n,grayscale:s}){const o=(i,r)=>i<=r?i:Math.round(i*(r/i)**(e/Ee));return{resolution:o(t,Oe.resolution),quality:o(
n,Oe.quality),grayscale:s}}const Se={larger:"would hardly become smaller",kind:"of a kind that is not compressed",lines:"like drawings or text, which would blur",
heavy:"too large to decode here"};function ao(e,{kept:t}){const s=Object.keys(Se).filter(o=>t[o]>0).map(o=>`${t[o]} ${Se[o]}`);return{code:"images_kept",message:`${(0,P.
C7)(e,"image stays as it was","images stay as they were")}: ${(0,P.Dw)(s)}.`}}const co=e=>({code:"still_larger",message:`The document could not be made as small\
 as maximum_bytes asks: it has ${e} bytes.`,mentions:["maximum_bytes"]})}),77158:((ot,Q,y)=>{y.d(Q,{O:()=>P});const P=Buffer.from(`%PDF-1.3
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
`,"latin1")}),91025:((ot,Q,y)=>{y.d(Q,{n:()=>J});var P=y(45599);class J{document;copies=new Map;constructor(R){this.document=R}with(R,G){const j=(0,P.i9)(R)?R.number:
(0,P.Zm)(R)?R:void 0;let C=this.copies.get(j);C||this.copies.set(j,C=new Map);const I=G.length===1?String(G[0].ref.number):G.map(({ref:S})=>S.number).join(" ");
let w=C.get(I);return w||C.set(I,w=this.extend(this.document.dict(R)??new P.Bi,G)),w}extend(R,G){const{document:j}=this,C=new P.Bi(R),I=new Map,w=G.map(S=>{const{
category:m,ref:p}=S;let f=I.get(m);f||I.set(m,f=new P.Bi(j.dict(R.get(m))));let l=S.name;for(let g=2;f.has(l);g++)l=`${S.name}${g}`;return f.set(l,p),C.set(m,f),
l});return{resources:j.add(C),names:w}}}}),36078:((ot,Q,y)=>{y.d(Q,{AY:()=>j,KJ:()=>w,XL:()=>C,_:()=>J,hX:()=>m,id:()=>G,qK:()=>R,vs:()=>z,wW:()=>S,yQ:()=>I});var P=y(
45079);function J(p){if(Number.isInteger(p)&&Math.abs(p)<1e7)return String(p);const f=Number(p.toPrecision(7)),l=Math.abs(f)<1e-9?"0":String(f);return l.includes(
"e")?f.toFixed(12).replace(/\.?0+$/,""):l}const z=p=>p.map(J).join(" "),R=(p,f)=>`q ${f} cm /${p} Do Q`,G=p=>(0,P.ZV)(Math.round(p*1e3)/1e3||0),j=([p,f])=>`${G(
p)} ${G(f)}`,C=p=>p.map((f,l)=>`${j(f)} ${l===0?"m":"l"}`).join(" "),I=.5523;function w(p){const f=I,l=(...g)=>`${g.map(([b,O])=>j(p(b,O))).join(" ")} c`;return[
`${j(p(1,0))} m`,l([1,f],[f,1],[0,1]),l([-f,1],[-1,f],[-1,0]),l([-1,-f],[-f,-1],[0,-1]),l([f,-1],[1,-f],[1,0])].join(" ")}function S(p,f){const l={1:"g",3:"rg",
4:"k"}[p.length];return`${p.map(G).join(" ")} ${f==="fill"?l:l.toUpperCase()}`}const m=p=>`[${p.map(G).join(" ")}] 0 d`}),1900:((ot,Q,y)=>{y.d(Q,{b:()=>S,cE:()=>C,
lc:()=>I,oF:()=>J,rr:()=>R,vO:()=>P});const P=4,J=2,z={gray:1,rgb:3,rgba:4,"gray-alpha":2},R=m=>m.byteOffset%P===0?new Uint32Array(m.buffer,m.byteOffset,m.length/
P):new Uint32Array(m.slice().buffer),G=new Uint32Array(0),j=(m,p)=>p>0&&Buffer.compare(m(p),m(p-1))===0;async function C({height:m,row:p},f){let l=-1;for(let g=0;g<
m;g++){const b=p(g),O=j(p,g)?G:R(b);for(let M=0;M<O.length;M++){if(O[M]===l)continue;const T=M*P,x=b[T+1];if(b[T]!==x||b[T+2]!==x)return!0;l=O[M]}const E=f.step(
b.length*J);E&&await E}return!1}function I({width:m,row:p},f){const l=z[f],g=new Uint8Array(m*l),b=l<3,O=l%2===0;let E=-1;return M=>{const T=E===M-1&&j(p,M);if(E=
M,T)return g;const x=p(M),K=R(x);for(let H=0,Z=0;H<K.length;H++){if(H>0&&K[H]===K[H-1]){for(const at=Z+l;Z<at;Z++)g[Z]=g[Z-l];continue}const k=H*P,[nt,_,it]=[x[k],
x[k+1],x[k+2]];b?g[Z++]=w(it,_,nt):(g[Z++]=it,g[Z++]=_,g[Z++]=nt),O&&(g[Z++]=x[k+3])}return g}}const w=(m,p,f)=>77*m+150*p+29*f+128>>8;function S(m){const p=new Uint8Array(
m.length/3);for(let f=0;f<p.length;f++)p[f]=w(m[f*3],m[f*3+1],m[f*3+2]);return p}}),30825:((ot,Q,y)=>{y.d(Q,{v5:()=>k,mJ:()=>nt,n1:()=>Z});var P=y(16456),J=y(30201),
z=y(61188),R=y(74135),G=y(83553);const j=10,C=2e4,I=513;function w(X,A){switch(X){case 1:case 3:case 18:case 23:return A%2;case 4:case 22:return A-1;case 21:return A-
2;case 14:return A%4;default:return 0}}function S(X,A,U){const B=new G.w$(A.matrix),d=new p(A,B);try{d.run(X,0)}finally{U(d.steps)}return B.outline}function m(X,A,U){
const B=new p(A,new G.w$(A.matrix));try{B.run(X,0)}finally{U(B.steps)}return B.width}class p{font;pen;width;hasWidth=!0;stack=[];stems=0;steps=0;ended=!1;constructor(A,U){
this.font=A,this.pen=U}run(A,U){if(U>j)throw new G.MS;const B=new DataView(A.buffer,A.byteOffset,A.byteLength);for(let d=0;d<A.length&&!this.ended;){if(++this.steps>
C||this.stack.length>I)throw new G.MS;const $=B.getUint8(d++);if($===28)this.stack.push(B.getInt16(d)),d+=2;else if($===255)this.stack.push(B.getInt32(d)/65536),
d+=4;else if($>=251)this.stack.push(-($-251)*256-B.getUint8(d++)-108);else if($>=247)this.stack.push(($-247)*256+B.getUint8(d++)+108);else if($>=32)this.stack.push(
$-139);else{if($===11)return;$===10?this.call(this.font.local,U):$===29?this.call(this.font.global,U):$===12?this.escaped(B.getUint8(d++)):$===19||$===20?(this.
takeWidth(this.stack,this.stack.length%2),this.stems+=this.stack.length>>1,this.stack=[],d+=this.stems+7>>3):this.operate($,U)}}}call({data:A,count:U,offset:B},d){
const $=U<1240?107:U<33900?1131:32768,V=this.pop()+$;if(!(Number.isInteger(V)&&V>=0&&V<U))throw new G.MS;this.run(A.subarray(B(V),B(V+1)),d+1)}pop(){const A=this.
stack.pop();if(A===void 0)throw new G.MS;return A}takeWidth(A,U){this.hasWidth&&U>0&&(this.width=A[0]),this.hasWidth=!1}operate(A,U){const{pen:B,stack:d}=this;switch(this.
stack=[],this.hasWidth&&this.takeWidth(d,w(A,d.length)),A){case 1:case 3:case 18:case 23:this.stems+=d.length>>1;return;case 4:return B.move(0,d.at(-1)??0);case 22:
return B.move(d.at(-1)??0,0);case 21:return B.move(d.at(-2)??0,d.at(-1)??0);case 5:return this.lines(d,d.length);case 6:case 7:for(const[$,V]of d.entries())$%2===
0==(A===6)?B.line(V,0):B.line(0,V);return;case 8:this.curves(d,0,d.length);return;case 24:{const $=this.curves(d,0,d.length-2);return B.line(d[$]??0,d[$+1]??0)}case 25:{
const $=d.length-6;this.lines(d,$),this.curves(d,Math.max($,0),d.length);return}case 26:case 27:return this.flatCurves(d,A===27);case 30:case 31:return this.turningCurves(
d,A===31);case 14:return this.end(d,U);default:throw new G.MS}}lines(A,U){for(let B=0;B+1<U;B+=2)this.pen.line(A[B],A[B+1])}curves(A,U,B){let d=U;for(;d+5<B;d+=
6)this.pen.curve(A[d],A[d+1],A[d+2],A[d+3],A[d+4],A[d+5]);return d}flatCurves(A,U){let B=A.length%4===0?0:1,d=B===1?A[0]:0;for(;B+3<A.length;B+=4){const[$,V,et,
lt]=[A[B],A[B+1],A[B+2],A[B+3]];U?this.pen.curve($,d,V,et,lt,0):this.pen.curve(d,$,V,et,0,lt),d=0}}turningCurves(A,U){let B=U;for(let d=0;d+3<A.length;d+=4){const[
$,V,et,lt]=[A[d],A[d+1],A[d+2],A[d+3]],ut=A.length-d===5?A[d+4]:0;B?this.pen.curve($,0,V,et,ut,lt):this.pen.curve(0,$,V,et,lt,ut),B=!B}}end(A,U){if(A.length>=4){
const[B,d,$,V]=A.slice(-4);for(const[et,lt,ut]of[[$,0,0],[V,B,d]]){const gt=this.font.accented(et);if(!gt)throw new G.MS;this.pen.x=lt,this.pen.y=ut,this.stems=
0,this.run(gt,U+1),this.ended=!1}}this.ended=!0}escaped(A){const{pen:U,stack:B}=this,d=B;switch(A){case 34:U.curve(d[0],0,d[1],d[2],d[3],0),U.curve(d[4],0,d[5],
-d[2],d[6],0);break;case 35:U.curve(d[0],d[1],d[2],d[3],d[4],d[5]),U.curve(d[6],d[7],d[8],d[9],d[10],d[11]);break;case 36:U.curve(d[0],d[1],d[2],d[3],d[4],0),U.
curve(d[5],0,d[6],d[7],d[8],-(d[1]+d[3]+d[7]));break;case 37:{const $=d[0]+d[2]+d[4]+d[6]+d[8],V=d[1]+d[3]+d[5]+d[7]+d[9],et=Math.abs($)>Math.abs(V);U.curve(d[0],
d[1],d[2],d[3],d[4],d[5]),U.curve(d[6],d[7],d[8],d[9],et?d[10]:-$,et?-V:d[10]);break}default:return this.arithmetic(A)}this.stack=[]}arithmetic(A){const U=this.
pop();switch(A){case 9:this.stack.push(Math.abs(U));return;case 10:this.stack.push(this.pop()+U);return;case 11:this.stack.push(this.pop()-U);return;case 12:this.
stack.push(this.pop()/U);return;case 14:this.stack.push(-U);return;case 18:return;case 24:this.stack.push(this.pop()*U);return;default:throw new G.MS}}}const f=15,
l=17,g=18,b=19,O=20,E=21,M=3079,T=3102,x=3108,K=3109,H=[.001,0,0,.001,0,0];function Z(X,A){return _(X,(U,B)=>S(U,B,A))}function k(X,A){return _(X,(U,B,{nominal:d,
usual:$})=>{const V=m(U,B,A);return(V===void 0?$:d+V)*(B.matrix[0]??0)*1e3})}function nt(X,A){return _(X,(U,B)=>{const d=[];return S(U,{...B,accented:V=>(d.push(
V),B.accented(V))},A),d})}function _(X,A){const U=new DataView(X.buffer,X.byteOffset,X.byteLength),B=(0,z.Pe)(U,U.getUint8(2)),d=(0,z.Pe)(U,B.end),$=(0,z.Pe)(U,
d.end),V={data:X,...(0,z.FG)(U,$.end)},et=(0,z.zz)(U,d.offsets[0]??0,d.offsets[1]??0),lt=et.get(l)?.[0];if(lt===void 0)return;const ut=(0,z.Pe)(U,lt).offsets,gt=et.
has(T),xt=(gt?at(U,et):[et]).map(rt=>({...F(U,X,rt),matrix:Lt(et,gt?rt:void 0)})),vt=gt?ft(U,et.get(K)?.[0]??0):()=>0,At=rt=>{const[pt,ht]=[ut[rt],ut[rt+1]];return pt===
void 0||ht===void 0?void 0:X.subarray(pt,ht)};let Ct;const bt=rt=>(Ct??=new Map(gt?[]:(0,z.eP)(U,et.get(f)?.[0]??0,ut.length-1,!1).map((pt,ht)=>[(0,z.Je)(X,$.offsets,
pt),ht])),Ct.get(rt)??-1),It=rt=>(0,G.Ak)(()=>{const pt=At(rt);if(!pt)return;const ht=xt[vt(rt)],Tt={matrix:ht?.matrix??H,global:V,local:ht?.local??dt(X),accented:Ft=>At(
bt((0,J.S)(P.W.charCodeAt(Ft-32))))};return A(pt,Tt,ht??{usual:0,nominal:0})});return{glyph:It,named:rt=>It(bt(rt))}}const it=256;function at(X,A){const{count:U,
offset:B}=(0,z.FG)(X,A.get(x)?.[0]??0),d=Math.min(U,it);return Array.from({length:d},($,V)=>(0,z.zz)(X,B(V),B(V+1)))}function ft(X,A){if(X.getUint8(A)===0)return B=>X.
getUint8(A+1+B);const U=X.getUint16(A+1);return B=>{let[d,$]=[0,U-1];for(;d<$;){const V=d+$+1>>1;X.getUint16(A+3+V*3)<=B?d=V:$=V-1}return X.getUint8(A+5+d*3)}}const dt=X=>({
data:X,count:0,offset:()=>0});function F(X,A,U){const[B,d]=U.get(g)??[],$=dt(A);if(B===void 0||d===void 0)return{local:$,usual:0,nominal:0};const V=(0,z.zz)(X,d,
d+B),et=V.get(b)?.[0];return{local:et===void 0?$:{data:A,...(0,z.FG)(X,d+et)},usual:V.get(O)?.[0]??0,nominal:V.get(E)?.[0]??0}}function Lt(X,A){const U=$=>{const V=$?.
get(M);return V?.length===6?V:void 0},[B,d]=[U(A),U(X)];return B&&d?(0,R.lw)(B,d):B??d??H}}),83553:((ot,Q,y)=>{y.d(Q,{Ak:()=>I,BO:()=>w,MS:()=>j,po:()=>R,w$:()=>C});
const P=1e9,J=2e9,z=3e9,R=4e9,G=2e5;class j extends Error{}class C{matrix;outline=[];x=0;y=0;constructor(m){this.matrix=m}move(m,p){this.outline.push(P),this.to(
m,p)}line(m,p){this.outline.push(J),this.to(m,p)}curve(m,p,f,l,g,b){this.outline.push(z),this.to(m,p),this.to(f,l),this.to(g,b)}skip(m,p){this.x+=m,this.y+=p}to(m,p){
const[f,l,g,b,O,E]=this.matrix;this.skip(m,p);const{x:M,y:T}=this;if(this.outline.push((f*M+g*T+O)*1e3,(l*M+b*T+E)*1e3),this.outline.length>G)throw new j}}function I(S){
try{return S()}catch(m){if(m instanceof RangeError||m instanceof j)return;throw m}}function w(S){let[m,p,f,l]=[1/0,1/0,-1/0,-1/0],g=0;for(let b=0;b<S.length;){const O=S[b];
if(O>=P){g=O===R?1:0,b++;continue}const[E,M]=[S[b+g],S[b+g+1]];m=Math.min(m,E),f=Math.max(f,E),p=Math.min(p,M),l=Math.max(l,M),b+=2+g}return m<=f&&p<=l?[m,p,f,l]:
void 0}}),22194:((ot,Q,y)=>{y.d(Q,{f:()=>J});const P=16;function J(z){const R=z.flatMap(([w,S])=>S?[{tag:w,data:S}]:[]).sort((w,S)=>w.tag<S.tag?-1:1),G=2**Math.
floor(Math.log2(R.length)),j=Buffer.alloc(12+R.length*P);j.writeUInt32BE(65536,0),j.writeUInt16BE(R.length,4),j.writeUInt16BE(G*P,6),j.writeUInt16BE(Math.log2(G),
8),j.writeUInt16BE((R.length-G)*P,10);const C=[j];let I=j.length;for(const[w,{tag:S,data:m}]of R.entries()){const p=12+w*P;j.write(S,p,"latin1"),j.writeUInt32BE(
I,p+8),j.writeUInt32BE(m.length,p+12);const f=-m.length&3;C.push(m,Buffer.alloc(f)),I+=m.length+f}return Buffer.concat(C)}}),43463:((ot,Q,y)=>{y.d(Q,{j:()=>R});
var P=y(77598),J=y.n(P);const z=26;function R(G){const j=(0,P.createHash)("sha256").update(G).digest();return Array.from(j.subarray(0,6),C=>String.fromCharCode(
65+C%z)).join("")}}),31584:((ot,Q,y)=>{y.d(Q,{F:()=>I,o:()=>w});const P=274,J=282,z=283,R=296,G=3,j=5,C={orientation:void 0,resolution:void 0};function I(S){if(S.
length<14)return C;const m=new DataView(S.buffer,S.byteOffset,S.length),p=m.getUint16(0);if(p!==18761&&p!==19789)return C;const f=p===18761,l=m.getUint32(4,f);if(m.
getUint16(2,f)!==42||l+2>S.length)return C;const g=m.getUint16(l,f),b=new Map;for(let x=0,K=l+2;x<g&&K+12<=S.length;x++,K+=12){const H=m.getUint16(K,f),Z=m.getUint16(
K+2,f);if(Z===G&&(H===P||H===R)&&b.set(H,m.getUint16(K+8,f)),Z!==j||H!==J&&H!==z)continue;const k=m.getUint32(K+8,f);k+8<=S.length&&b.set(H,m.getUint32(k,f)/m.getUint32(
k+4,f))}const O=b.get(P),E={2:1,3:2.54}[b.get(R)??2],[M,T]=[b.get(J),b.get(z)];return{orientation:O!==void 0&&O>=1&&O<=8?O:void 0,resolution:M===void 0||T===void 0||
E===void 0?void 0:w({x:M*E,y:T*E})}}function w({x:S,y:m}){const p=f=>f>=10&&f<=4800;return p(S)&&p(m)?{x:S,y:m}:void 0}}),76023:((ot,Q,y)=>{y.d(Q,{L:()=>j});var P=y(
45599),J=y(69869);const z=8,R={DeviceGray:G("gray",1),CalGray:G("gray",1),G:G("gray",1),DeviceRGB:G("rgb",3),CalRGB:G("rgb",3),RGB:G("rgb",3),DeviceCMYK:G("cmyk",
4),CMYK:G("cmyk",4),Separation:G("inks",1)};function G(w,S){return{kind:w,components:S,profile:void 0,table:void 0}}function j(w,S,m,p=0){const f=w.resolve(S);if(p>
z)return;if(f instanceof P.SX){if(Object.hasOwn(R,f.text))return R[f.text];const g=m(f.text);return g===void 0?void 0:j(w,g,m,p+1)}if(!(0,P.cy)(f))return;const l=w.
resolve(f[0]);if(l instanceof P.SX)switch(l.text){case"ICCBased":return C(w,f[1],m,p);case"Indexed":case"I":return I(w,f,m,p);case"DeviceN":{const g=w.array(f[1])?.
length??0;return g>=1&&g<=32?G("inks",g):void 0}default:return Object.hasOwn(R,l.text)?R[l.text]:void 0}}function C(w,S,m,p){const f=w.resolve(S);if(!(f instanceof
P.Z6))return;const l=w.resolve(f.dict.get("N")),g=l===1?"gray":l===3?"rgb":l===4?"cmyk":void 0;if(g===void 0)return j(w,f.dict.get("Alternate"),m,p+1);const b=(0,J.
hh)(w.decodedPart(f)?.data,l);return{...G(g,l),profile:b?.bytes}}function I(w,S,m,p){const f=j(w,S[1],m,p+1),l=w.resolve(S[3]),g=l instanceof P.Mx?l.bytes:l instanceof
P.Z6?w.decodedPart(l)?.data:void 0,b=w.resolve(S[2]);if(!f||f.table||!g||typeof b!="number"||!(b>=0))return;const O=new Uint8Array((Math.min(Math.floor(b),255)+
1)*f.components);return O.set(g.subarray(0,O.length)),{...f,table:O}}}),61273:((ot,Q,y)=>{y.d(Q,{I:()=>C});var P=y(64680),J=y(16353),z=y(47772);const R=8,G=12,j=65535;
async function C(b,O){const{width:E,height:M,color:T,quality:x}=b,K=new P.k(Math.max(4096,E*M>>2)),H=(0,z.vI)(x,"luminance"),Z=T==="rgb"?[H,(0,z.vI)(x,"chromina\
nce")]:[H];S(K,b,Z);const k=T==="rgb"?new g(b,K,Z):new l(b,K,Z);for(let nt=0;nt<M;nt+=k.height){k.write(nt);const _=O.step(E*k.height*(T==="inks"?2:1)*G);_&&await _}
return k.finish(),I(K,217),K.bytes}function I(b,O,...E){if(b.byte(255),b.byte(O),E.length!==0)for(const M of[...w(E.length+2),...E])b.byte(M)}const w=b=>[b>>8,b&
255];function S(b,{width:O,height:E,color:M,resolution:T},x){const K=w(Math.min(Math.round(T),j));I(b,216),M!=="inks"&&I(b,224,...Buffer.from("JFIF\0","latin1"),
1,1,1,...K,...K,0,0);for(const[k,nt]of x.entries())I(b,219,k,...[...z.Tl].map(_=>nt[_]));const H=M==="rgb"?[1,34,0,2,17,1,3,17,1]:m(M).flatMap(k=>[k,17,0]);I(b,
192,8,...w(E),...w(O),H.length/3,...H);for(const k of x.keys())for(const[nt,_]of[J.np[k],J.e_[k]].entries())I(b,196,nt<<4|k,..._.counts,..._.values);const Z=M===
"rgb"?[1,0,2,17,3,17]:m(M).flatMap(k=>[k,0]);I(b,218,Z.length/2,...Z,0,63,0)}const m=b=>b==="gray"?[1]:[1,2,3,4];class p{width;height;samples;block=new Float32Array(
R*R);divisors;coder;constructor(O,E,M,T,x,K){this.width=O,this.height=E,this.samples=new Float32Array(O*E),this.divisors=(0,z.X)(T),this.coder=new J.tt(M,x,K)}set(O,E,M){
this.samples[O*this.width+E]=M}write(O,E){const{samples:M,width:T,block:x}=this;for(let K=0,H=0;K<R;K++)for(let Z=(E+K)*T+O,k=Z+R;Z<k;)x[H++]=M[Z++]-128;(0,z.pd)(
x),this.coder.write(x,this.divisors)}}const f=(b,O)=>Math.ceil(b/O)*O;class l{image;height=R;bits;planes;constructor(O,E,[M]){this.image=O,this.bits=new J.t0(E);
const T=f(O.width,R),x=O.color==="gray"?1:4;this.planes=Array.from({length:x},()=>new p(T,R,this.bits,M,J.np[0],J.e_[0]))}write(O){const{image:E,planes:M}=this,
{width:T}=M[0];for(let x=0;x<R;x++){const K=E.samples(Math.min(O+x,E.height-1));for(const[H,Z]of M.entries())for(let k=0;k<T;k++)Z.set(x,k,K[Math.min(k,E.width-
1)*M.length+H])}for(let x=0;x<T;x+=R)for(const K of M)K.write(x,0)}finish(){this.bits.finish()}}class g{image;height=2*R;bits;light;blue;red;sums;constructor(O,E,[
M,T]){this.image=O,this.bits=new J.t0(E);const x=f(O.width,2*R);this.light=new p(x,2*R,this.bits,M,J.np[0],J.e_[0]),this.blue=new p(x/2,R,this.bits,T,J.np[1],J.
e_[1]),this.red=new p(x/2,R,this.bits,T,J.np[1],J.e_[1]),this.sums=new Float32Array(x)}write(O){const{light:E,blue:M,red:T}=this;for(let x=0;x<this.height;x++)this.
row(x,Math.min(O+x,this.image.height-1));for(let x=0;x<E.width;x+=this.height){for(const K of[0,R])for(const H of[0,R])E.write(x+H,K);M.write(x/2,0),T.write(x/2,
0)}}finish(){this.bits.finish()}row(O,E){const{image:M,light:T,blue:x,red:K,sums:H}=this,Z=M.samples(E),k=M.width-1,nt=O%2===0;nt&&H.fill(0);for(let _=0;_<T.width;_++){
const it=Math.min(_,k)*3,[at,ft,dt]=[Z[it],Z[it+1],Z[it+2]];T.set(O,_,.299*at+.587*ft+.114*dt);const F=_&-2;H[F]+=-.168736*at-.331264*ft+.5*dt,H[F+1]+=.5*at-.418688*
ft-.081312*dt}if(!nt)for(let _=0;_<T.width;_+=2)x.set(O>>1,_>>1,H[_]/4+128),K.set(O>>1,_>>1,H[_+1]/4+128)}}}),92152:((ot,Q,y)=>{y.d(Q,{A6:()=>S,AT:()=>w,Cb:()=>J,
WQ:()=>z,ZJ:()=>I,fu:()=>p,mA:()=>C,u8:()=>m,zq:()=>P});const P=(f,l,g)=>Math.ceil(f*l*g/8);function J(f,l,g){if(!f||f.length<l*2)return!1;let b=0;for(let O=0;O<
l;O++){const[E,M]=[f[O*2],f[O*2+1]];if(E===g&&M===0)b++;else if(E!==0||M!==g)return}return b===0?!1:b===l?!0:void 0}function z(f,l){if(f.length>=l)return f.subarray(
0,l);const g=new Uint8Array(l);return g.set(f),g}const R=2,G=65536;async function j(f,l,g,b){const O=Math.max(1,Math.floor(G/l));for(let E=0;E<f;E+=O){const M=Math.
min(E+O,f);b(E,M);const T=g.step((M-E)*l*R);T&&await T}}async function C(f,l){const g=new Uint8Array(f.length);return await j(f.length,1,l,(b,O)=>{for(let E=b;E<
O;E++)g[E]=f[E]^255}),g}async function I(f,{width:l,height:g,channels:b,bits:O},E,M){const T=l*b,x=P(l,b,O),K=new Uint8Array(T*g),H=2**O-1,Z=E&&O<8?255/H:1;for(let k=0;k<
g;k++)await j(T,1,M,(nt,_)=>{for(let it=nt;it<_;it++){const at=it*O,ft=k*x+(at>>3),dt=O>=8?f[ft]:f[ft]>>8-O-(at&7)&H;K[k*T+it]=dt*Z}});return K}async function w(f,l,g,b){
const O=Array.from({length:g},(M,T)=>{const[x,K]=[l[T*2],l[T*2+1]];return Uint8ClampedArray.from({length:256},(H,Z)=>(x+Z/255*(K-x))*255)}),E=new Uint8Array(f.length);
return await j(f.length,1,b,(M,T)=>{for(let x=M;x<T;x++)E[x]=O[x%g][f[x]]}),E}function S(f,l,g){const b=new Uint8Array(f.length*g);for(let O=0;O<f.length;O++)for(let E=0;E<
g;E++)b[O*g+E]=l[f[O]*g+E]??0;return b}async function m(f,l,g,b){const O=new Uint8Array(f.length*g);return await j(f.length,g,b,(E,M)=>O.set(S(f.subarray(E,M),l,
g),E*g)),O}async function p(f,l,g,b){const O=new Uint8Array(l.length*(g+1));return await j(l.length,g+1,b,(E,M)=>{for(let T=E;T<M;T++){for(let x=0;x<g;x++)O[T*(g+
1)+x]=f[T*g+x];O[T*(g+1)+g]=l[T]}}),O}}),5660:((ot,Q,y)=>{y.d(Q,{$:()=>w});var P=y(78157),J=y(31584),z=y(8283);const R={195:"a lossless JPEG image",197:"a hiera\
rchical JPEG image",198:"a hierarchical JPEG image",199:"a hierarchical lossless JPEG image",201:"a JPEG image with arithmetic coding",202:"a JPEG image with ar\
ithmetic coding",203:"a lossless JPEG image with arithmetic coding",205:"a hierarchical JPEG image with arithmetic coding",206:"a hierarchical JPEG image with a\
rithmetic coding",207:"a hierarchical JPEG image with arithmetic coding",247:"a JPEG-LS image"},G="save it as a baseline or progressive JPEG with 8 bits, or as \
a PNG image",j=50,C="Exif\0\0",I="ICC_PROFILE\0";async function w(f,l,g){const b=new S(f,l);await b.run(g);const{frame:O}=b;if(!O)throw l("is a JPEG image witho\
ut a start of frame; it is damaged");if(b.end<0)throw l("is a JPEG image that is cut short; copy or export it again");const E=b.exif&&(0,J.F)(b.exif),{width:M,height:T,
components:x,ids:K}=O;return{width:M,height:T,components:x,orientation:E?.orientation??1,resolution:b.jfifResolution??E?.resolution,profile:p(b.profileParts),adobe:b.
adobe,plainRgb:K==="RGB"&&!b.adobe&&!b.jfif,data:f.subarray(0,b.end)}}class S{bytes;refuse;frame;jfif=!1;jfifResolution;adobe=!1;exif;profileParts=new Map;end=-1;constructor(l,g){
this.bytes=l,this.refuse=g}async run(l){let g=0;for(const b of(0,z.OD)(this.bytes)){const{marker:O,end:E}=b,M=l.step(j+E-g);if(M&&await M,g=E,O===z.GM)this.end=
E;else if(O!==z.Os)this.take(b);else if(this.isOnlyScan(b.data)){const T=(0,P.bS)(this.bytes).indexOf(m,E);this.end=T<0?-1:T+2;return}}}isOnlyScan(l){return this.
frame?.sequential===!0&&l[0]===this.frame.components}take({marker:l,data:g}){const b=R[l];if(b!==void 0)throw this.refuse(`is ${b}, which PDF cannot hold; ${G}`);
if(l>=192&&l<=194)this.frame??=this.readFrame(g,l!==194);else if(l===224&&(0,P.w1)(g,0,"JFIF\0"))this.readJfif(g);else if(l===225&&(0,P.w1)(g,0,C))this.exif??=g.
subarray(C.length);else if(l===226&&(0,P.w1)(g,0,I)&&g.length>I.length+2){const[O,E]=g.subarray(I.length);this.profileParts.has(O)||this.profileParts.set(O,{of:E,
data:g.subarray(I.length+2)})}else l===238&&(0,P.w1)(g,0,"Adobe")&&g.length>=12&&(this.adobe=!0)}readFrame(l,g){const[b=0,O=0,E=0,M=0,T=0,x=0]=l,[K,H]=[O<<8|E,M<<
8|T];if(l.length<6+3*x)throw this.refuse("is a JPEG image whose start of frame is damaged");if(b!==8)throw this.refuse(`is a JPEG image with ${b} bits per compo\
nent, which PDF cannot hold; ${G}`);if(H===0||K===0)throw this.refuse(`is a JPEG image of ${H} × ${K} pixels; it is empty or damaged`);if(x!==1&&x!==3&&x!==4)throw this.
refuse(`is a JPEG image with ${x} components; PDF holds 1, 3 or 4`);let Z="";for(let k=0;k<x;k++)Z+=String.fromCharCode(l[6+3*k]);return{width:H,height:K,components:x,
ids:Z,sequential:g}}readJfif(l){if(this.jfif||(this.jfif=!0,l.length<12))return;const g={1:1,2:2.54}[l[7]],[b,O]=[l[8]<<8|l[9],l[10]<<8|l[11]];g!==void 0&&(this.
jfifResolution=(0,J.o)({x:b*g,y:O*g}))}}const m=Buffer.of(255,z.GM);function p(f){const l=f.size,g=[];for(let b=1;b<=l;b++){const O=f.get(b);if(O?.of!==l)return;
g.push(O.data)}return l===0?void 0:Buffer.concat(g)}}),69869:((ot,Q,y)=>{y.d(Q,{Jc:()=>p,R1:()=>O,To:()=>w,hh:()=>S,so:()=>l});var P=y(77598),J=y.n(P),z=y(48249),
R=y(78157),G=y(68973),j=y(45599);const C={1:"GRAY",3:"RGB ",4:"CMYK"},I=["scnr","mntr","prtr","spac"],w={1:"DeviceGray",3:"DeviceRGB",4:"DeviceCMYK"};function S(E,M){
if(!E||E.length<132)return;const T=(0,R.bS)(E),x=k=>T.toString("latin1",k,k+4),K=T.readUInt32BE(0),H=E[8];if(!(!(K>=132&&K<=E.length&&H>=2&&H<=4&&x(36)==="acsp"&&
I.includes(x(12)))||x(16)!==C[M]))return{bytes:E.subarray(0,K),version:H}}const m=new WeakMap;async function p(E,M){const{bytes:T}=E,x=M.pace.step(T.length);x&&
await x;const K=m.get(M.pace)??new Map;m.set(M.pace,K);const H=g(T),Z=K.get(H);if(Z)return Z;const k={...E,id:H,deflated:await(0,G.uM)(M).deflate(T,f)};return K.
set(H,k),k}const f=4,l=E=>{const{bytes:M}=E;return{...E,id:g(M),deflated:(0,z.Kc)(M)}},g=E=>(0,P.createHash)("sha256").update(E).digest("base64"),b=new WeakMap;
function O(E,{id:M,deflated:T},x){const K=b.get(E)??new Map;b.set(E,K);const H=K.get(M);if(H)return H;const Z=(0,j.jd)({N:x,Alternate:(0,j.UU)(w[x]),Filter:(0,j.
UU)("FlateDecode")}),k=E.add(new j.Z6(Z,T));return K.set(M,k),k}}),98122:((ot,Q,y)=>{y.d(Q,{_:()=>J});var P=y(58552);const J=z=>R=>(0,P.G6)([{field:z,message:R}])}),
3449:((ot,Q,y)=>{y.d(Q,{d:()=>z});var P=y(45599);const J=["FontFile","FontFile2","FontFile3","ToUnicode","CIDToGIDMap","CIDSet","JBIG2Globals"];async function z(C,I,w){
const S=new Map,m=new Map;for(let p=1;p<I;p++){if(!w(p))continue;const f=C.job.pace.step(300);f&&await f;const l=C.get(p);l instanceof P.Z6?(G(C,l.dict)&&S.set(
p,l.dict.get("Resources")),(l.dict.has("CMapName")||(0,P.Eo)(C.resolve(l.dict.get("Type")),"CMap"))&&m.set(p,"CMap")):l instanceof P.Bi&&j(C,p,l,S,m)}return{content:S,
fonts:m,pages:await R(C)}}async function R(C){const I=new Set,w=new Set;for(const S of C.pages.numbers){const m=C.entry(S,"Contents");(0,P.i9)(m)&&I.add(m.number);
const p=C.array(m),f=p!==void 0&&w.size<w.add(p).size;for(const g of f?p:[])(0,P.i9)(g)&&I.add(g.number);const l=C.job.pace.step(300+(f?10*p.length:0));l&&await l}
return I}function G(C,I){const w=C.resolve(I.get("Subtype"));return(0,P.Eo)(w,"Form")||C.resolve(I.get("PatternType"))===1||I.has("BBox")&&!I.has("ShadingType")}
function j(C,I,w,S,m){for(const g of J){const b=w.get(g);(0,P.i9)(b)&&m.set(b.number,g)}const p=(0,P.Eo)(C.resolve(w.get("Subtype")),"Type3")?C.dict(w.get("Char\
Procs")):void 0;for(const g of p?.values()??[])(0,P.i9)(g)&&S.set(g.number,w.get("Resources"));const f=C.resolve(w.get("Type"));if(C.pages.holds(I)||!((0,P.Eo)(
f,"Page")||(0,P.Eo)(f,"Template")))return;const l=w.get("Contents");for(const g of C.array(l)??[l])(0,P.i9)(g)&&S.set(g.number,w.get("Resources"))}}),10339:((ot,Q,y)=>{
y.d(Q,{H:()=>z});class P{all;last=new Array(256).fill(void 0);constructor(C){this.all=C}addAll(C){const{last:I,all:w}=this,S=w.size;for(let m=0;m<C.length;m++){
const p=C[m],f=p.code&255;I[f]!==p&&(I[f]=p,w.add(p))}return w.size>S}}function J(j,C,I,w){for(let S=0,m=w;m>0;m--){const p=C.partEnd(I,S,1);j.add(p-S),S=p}}class z{fonts=new Map;seen=new Map;hasGone=!1;async note({
shown:C},I,w=G){const S=Uint32Array.from(w).sort();let m=0;for(const{font:p,elements:f,first:l}of C){let g=this.fonts.get(p);g||this.fonts.set(p,g={kept:new Set,
gone:new Set,lengths:new Set});const b=this.keptOf(p,g);let O=l;for(const E of f){if(typeof E=="number")continue;const M=p.glyphs(E);for(;m<S.length&&S[m]<O;)m++;
const T=m<S.length&&S[m]<O+M.length;T&&this.divide(g,M,O,w),(T||b.addAll(M))&&J(g.lengths,p,E,M.length),O+=M.length;const x=I.step(E.length*R);x&&await x}}}divide(C,I,w,S){
this.hasGone=!0;for(const[m,p]of I.entries())(S.has(w+m)?C.gone:C.kept).add(p)}keptOf(C,{kept:I}){let w=this.seen.get(C);return w||this.seen.set(C,w=new P(I)),w}async noteGone(C,I,w){
if(w.size===0)return;const S=new z;await S.note(C,I,w);for(const[m,{gone:p,lengths:f}]of S.fonts){const l=this.fonts.get(m);if(l)for(const g of p)l.gone.add(g);else
this.fonts.set(m,{kept:new Set,gone:p,lengths:f})}this.hasGone=!0}}const R=50,G=new Set}),9819:((ot,Q,y)=>{y.d(Q,{J7:()=>z,Kd:()=>j,Wo:()=>C,_i:()=>G,b9:()=>R});
var P=y(42973),J=y(45599);class z{document;gone=new Set;chased=new Set;constructor(w){this.document=w}remove(w){const{catalog:S,catalogNumber:m,pages:p}=this.document,
f=S.get("Pages");w===m||(0,J.i9)(f)&&w===f.number||p.holds(w)||(this.gone.add(w),this.document.remove(w))}chase(w){this.chased.add(w)}removed(){return this.gone}takeChased(){
const w=this.chased;return this.chased=new Set,w}isGone(w){return(0,J.i9)(w)&&this.gone.has(w.number)}}class R{most;left;constructor(w){this.most=this.left=w.job.
limits.nodes}spend=w=>{if(this.left-=w,this.left<0)throw(0,P.F)("nodes",`The document has more than ${this.most} fields, bookmarks, names and structure elements`,
"Remove bookmarks or tags with another program first")}}class G{seen;beyond=new Set;allowance;constructor(w,S=new R(w)){this.allowance=S,this.seen=new Uint8Array(
(w.size>>3)+1)}first(w){if(this.allowance.spend(1),!(0,J.i9)(w))return!0;const{number:S}=w,m=S>>3;if(m>=this.seen.length)return this.beyond.size<this.beyond.add(
S).size;const p=1<<(S&7),f=(this.seen[m]&p)===0;return this.seen[m]|=p,f}}function j(I,w){return(0,J.i9)(I)?I.number:w}function C(I,w){const S=I.catalog.get(w),
m=I.dict(S);return m&&{dict:m,holder:j(S,I.catalogNumber)}}})};
