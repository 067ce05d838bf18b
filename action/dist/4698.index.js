"use strict";exports.id=4698,exports.ids=[4698],exports.modules={62928:((rt,X,S)=>{S.r(X),S.d(X,{compress_document:()=>Hn});var L=S(98446),H=S(36078),F=S(12195),N=S(1900),U=S(
30044),G=S(38671),W=S(21281),z=S(58006),I=S(12237),l=S(45599),O=S(14029),b=S(77158);const g=4,y=["{pop}","{4 1 roll pop pop pop dup dup}"],C=y.length,v=s=>Array.
from({length:s*2},(t,e)=>e%2);function k(s,t){return y.map(e=>{const n=(0,l.jd)({FunctionType:4,Domain:v(g),Range:v(3)}),i=["A","B","C","D"].map(r=>(0,l.UU)(r)),
o=new l.Bi(s);return o.set("ColorSpace",[(0,l.UU)("DeviceN"),i,(0,l.UU)("DeviceRGB"),t(new l.Z6(n,(0,l.Px)(e).bytes))]),o})}function Q({width:s,height:t,row:e}){
const n=new Uint8Array(s*g),i=t/C;return o=>{const r=e(o);for(let h=0;h<n.length;h+=g)n[h]=r[h+2],n[h+1]=r[h+1],n[h+2]=r[h];const c=e(o+i);for(let h=0;h<n.length;h+=
g)n[h+3]=c[h];return n}}var Y=S(52829),V=S(56681),K=S(37709),_=S(91025),et=S(93059),st=S(58971),nt=S(3449),at=S(52205),ut=S(33973),St=S(65868),pt=S(36502),yt=S(
21996);const Et=4096,R=({operator:s,dataStart:t,dataEnd:e})=>s==="BI"&&t>=0&&e-t>=Et;class d extends pt.z{isOff(){return!1}}async function f(s,t){const e=new E,
n=new St.i(s,new d(s));for(let o=0;o<s.pages.count;o++)e.page=o,await n.read(o,e,e);const i=t??await B(s);for(const o of i)e.sizes.delete(o);for(const[o,r]of e.
sizes)e.enlarge(e.masks,u(s,o),r);for(const o of i)e.masks.delete(u(s,o)?.number??-1);for(const o of[...e.sizes.keys(),...i])e.masks.delete(o);return Object.assign(
e,{elsewhere:i})}function u(s,t){const e=s.get(t),n=e instanceof l.Z6?e.dict.get("SMask"):void 0;return(0,l.i9)(n)?n:void 0}const a=.9;function x(s,t,e){const n=p(
s,t,e);return n<a?n:1}function p(s,t,e){const n=(i,o)=>i/72*e/o;return Math.max(n(t.width,s.width),n(t.height,s.height))}class E{sizes=new Map;masks=new Map;inline=0;inlinePages=new Set;page=0;glyph(){}takes(t,e,n){
t.operator==="BI"&&this.inline++,R(t)&&this.inlinePages.add(this.page)}image({matrix:[t,e,n,i]},o){this.enlarge(this.sizes,(0,l.i9)(o)?o:void 0,{width:Math.hypot(
t,e),height:Math.hypot(n,i)})}enlarge(t,e,{width:n,height:i}){if(!e)return;const o=t.get(e.number);t.set(e.number,{width:Math.max(o?.width??0,n),height:Math.max(
o?.height??0,i)})}}const P=2e3;async function B(s){const t=[],e=i=>{for(const o of s.dict(s.dict(i?.get("Resources"))?.get("XObject"))?.values()??[])t.push(o)};
for(const i of await(0,yt.Av)(s,["PatternType","CharProcs","Luminosity","Alpha"])){const o=s.job.pace.step(P);o&&await o;const r=s.get(i),c=r instanceof l.Z6?r.
dict:r instanceof l.Bi?r:void 0;e(c);const h=s.dict(c?.get("SMask"));for(const m of[c?.get("G"),h?.get("G")])m!==void 0&&t.push(m)}const n=new Set;for(let i=t.pop();i!==
void 0;i=t.pop()){if(!(0,l.i9)(i)||n.has(i.number))continue;n.add(i.number);const o=s.job.pace.step(P);o&&await o;const r=s.resolve(i);r instanceof l.Z6&&e(r.dict)}
return n}const j=["BitsPerComponent","Decode","DecodeParms","Height","ImageMask","Intent","Interpolate","Width"],q={AHx:"ASCIIHexDecode",A85:"ASCII85Decode",LZW:"\
LZWDecode",Fl:"FlateDecode",RL:"RunLengthDecode",CCF:"CCITTFaxDecode",DCT:"DCTDecode"},J={G:"DeviceGray",RGB:"DeviceRGB",CMYK:"DeviceCMYK"},ct=new Set(Object.values(
J));class ft{document;resources;constructor(t){this.document=t,this.resources=new _.n(t)}async moveAll({inlinePages:t,elsewhere:e}){const{document:n}=this,{live:i}=await(0,ut.
Gy)(n),o=new st.X(n);for(const c of t){if(!this.isWhole(c))continue;const h=await this.move(await o.page(c),n.pages.attribute(c,"Resources"));if(!h)continue;const m=n.
add(await(0,Y.c)(n,new l.Z6(new l.Bi,dt),h.content));n.pages.patch(c,{Contents:m,Resources:h.resources})}const{content:r}=await(0,nt.d)(n,i.length,c=>i[c]===1);
for(const c of r.keys())e.has(c)||await this.moveOf(c)}isWhole(t){const{document:e}=this;return(0,at.c3)(e,e.entry(e.pages.number(t),"Contents")).every(i=>i instanceof
l.Z6&&e.decodedPart(i)?.whole===!0)}async moveOf(t){const{document:e}=this,n=e.get(t);if(!(n instanceof l.Z6)||n.dict.has("PatternType")||!e.dict(n.dict.get("Re\
sources")))return;const i=e.decodedPart(n),o=i?.whole?await this.move(i.data,n.dict.get("Resources")):void 0;if(!o)return;const r=await(0,Y.c)(e,n,o.content);r.
dict.set("Resources",o.resources),e.put(t,r)}async move(t,e){const{document:n}=this,i=n.dict(n.dict(e)?.get("ColorSpace")),o=[];let r=0;if(await(0,K.K)(t,n.job.
pace,M=>{const A=r;r=M.end;const T=R(M)&&ht(M,A)?this.imageOf(M,i):void 0;T&&o.push({from:A,to:M.end,image:T})}),o.length===0)return;const c=o.map(({image:M})=>{
const A=n.add(M);return{category:"XObject",name:`Inline${A.number}`,ref:A}}),{resources:h,names:m}=this.resources.with(e,c),w=o.map(({from:M,to:A},T)=>({from:M,
to:A,text:`/${m[T]} Do`}));return{content:await(0,V.E$)(t,w,n.job.pace),resources:h}}imageOf(t,e){const n=(0,et.n)(t);if(!n)return;const i=(0,l.jd)({Type:(0,l.UU)(
"XObject"),Subtype:(0,l.UU)("Image")});for(const[r,c]of n.dict){const h=r==="I"?"Interpolate":r;j.includes(h)&&i.set(h,c)}const o=(0,at.c3)(this.document,n.dict.
get("Filter")).map(r=>tt(r,q));if(o.length>0&&i.set("Filter",o),n.dict.has("ColorSpace")){const r=this.spaceOf(n.dict.get("ColorSpace"),e);if(r===void 0)return;
i.set("ColorSpace",r)}return new l.Z6(i,n.data)}spaceOf(t,e){if(t instanceof l.SX){const m=J[t.text]??t.text;return ct.has(m)?(0,l.UU)(m):e?.get(t.text)}if(!(0,l.
cy)(t)||t.length!==4)return;const[n,i,o,r]=t,h=n instanceof l.SX&&(n.text==="I"||n.text==="Indexed")&&!(0,l.cy)(i)?this.spaceOf(i,e):void 0;return h===void 0?void 0:
[(0,l.UU)("Indexed"),h,o,r]}}const dt=new Uint8Array(0);function ht(s,t){const{content:e,end:n,count:i}=s,o=(r,c)=>Buffer.from(e.subarray(r,c)).toString("latin1");
return i>0&&o(t,s.startOf(0)).trim()==="BI"&&o(n-2,n)==="EI"}const tt=(s,t)=>s instanceof l.SX?(0,l.UU)(t[s.text]??s.text):s;var ot=S(95340),it=S(76023),wt=S(78157),
bt=S(80281);const Pt={16:{color:"rgb",components:3},17:{color:"gray",components:1}},Ut=new Set(["pclr","cmap","cdef"]);function Dt(s){const t=(0,wt.bS)(s),e=(0,bt.
f)(t)?.find(({type:m})=>m==="jp2h");if(!e)return;const n=t.subarray(e.body,e.end),i=(0,bt.f)(n),[o,...r]=["ihdr","colr"].flatMap(m=>i?.filter(({type:w})=>w===m)??
[]),[c]=r;if(o?.type!=="ihdr"||o.end-o.body<14||!c||c.end-c.body<7||i.some(({type:m})=>Ut.has(m))||n[c.body]!==1)return;const h=Pt[n.readUInt32BE(c.body+3)];return h?.
components===n.readUInt16BE(o.body+8)?h.color:void 0}var Rt=S(5660),zt=S(98122),vt=S(58552);const Ct=400,Ot=48,kt=.5,jt=.3,Lt=24,$t=3;async function At({width:s,
height:t,channels:e,data:n},i){const o=new Set,r=Math.max(1,Math.floor(t/Ct));let[c,h,m]=[0,0,0];for(let w=0;w<t;w+=r){const M=(w+1)*s*e;for(let T=w*s*e+e;T<M;T+=
e){let[$,D]=[0,0];for(let Z=T;Z<T+e;Z++)$=$*256+n[Z],D=Math.max(D,Math.abs(n[Z]-n[Z-e]));o.size<=Ot&&o.add($),c++,D>0&&h++,D>=Lt&&m++}const A=i.step(s*e*$t);A&&
await A}return o.size<=Ot||h<c*(1-kt)&&m>h*jt}var mt=S(92152);const xt=65536,Ft=8;async function Bt(s,{width:t,height:e,bits:n,decode:i},{components:o,table:r},c){
const h=r?1:o;if(s.length<(0,mt.zq)(t,h,n)*e)return;const m=(0,mt.Cb)(i,h,r?2**n-1:1);if(m===void 0||r&&m)return;const w=n===8?s:await(0,mt.ZJ)(s,{width:t,height:e,
channels:h,bits:n},!r,c);return r?It(w.subarray(0,t*e),r,o,c):w}async function It(s,t,e,n){if(!await Gt(s,t.length/e,n))return;const i=new Uint8Array(s.length*e);
for(let o=0;o<s.length;o+=xt){const r=s.subarray(o,o+xt);i.set((0,mt.A6)(r,t,e),o*e);const c=n.step(r.length*Ft);c&&await c}return i}async function Gt(s,t,e){for(let n=0;n<
s.length;n+=xt){const i=s.subarray(n,n+xt);if(i.some(r=>r>=t))return!1;const o=e.step(i.length);o&&await o}return!0}const me=new Set([1,2,4,8,16]),pe=4096,ye=128*
1024*1024,we={jpg:.011,jp2:.15,samples:.006};async function _t(s,t){const e=(0,ot.h)(s,t.dict),{width:n,height:i,stencil:o,decode:r}=e,c=await be(s,t),h=n>=1&&i>=
1&&!o&&me.has(e.bits)&&(r!==void 0||!t.dict.has("Decode")),m=c&&xe(c);if(!h||!c||!m||te(s,t))return"kind";const{format:w,before:M,parameters:A}=(0,G.R)(s,t);if(m===
"inks"&&w!=="jpg")return"kind";const T=c.table?qt(s,t):t.dict.get("ColorSpace")??Ht(m);if(T===void 0||w==="ccitt"||w==="jbig2"||A?.has("ColorTransform")||w==="j\
pg"&&(c.table||e.bits!==8)||w==="jp2"&&(c.table||Ee(s,t)))return"kind";if(!w&&Me(e.bits,c))return"lines";const $=s.encoded(t).length;if($<pe)return"larger";if(n>
ot.K)return"heavy";const D=we[w??"samples"]*(m==="inks"?C:1);if(n*i*D>s.job.limits.drawingStep*1e3||n*i*c.components>ye)return"heavy";const Z=await Kt(s,M);if(!Z)
return"kind";const lt={width:n,height:i,color:m,space:T,size:$};if(w==="jpg"){const Yn=m==="inks"?void 0:r;return ve(Z,lt)?{...lt,data:Z,entries:Jt(lt,Yn,"DCTDe\
code")}:"kind"}if(w==="jp2")return{...lt,data:Z,entries:Jt(lt,void 0,"JPXDecode")};const{pace:gt}=s.job,Qt=await Bt(Z,e,c,gt);return Qt?await At({width:n,height:i,
data:Qt,channels:c.components},gt)?"lines":{...lt,data:Qt,entries:Jt(lt,c.table?void 0:r)}:"kind"}async function be(s,t){if(t.dict.has("ColorSpace"))return(0,it.
L)(s,t.dict.get("ColorSpace"),()=>{});const{format:e,before:n}=(0,G.R)(s,t);if(e!=="jp2"||(await(0,W.ds)(s)).archive)return;const i=await Kt(s,n),o=i&&Dt(i);return o&&
(0,it.L)(s,Ht(o),()=>{})}function xe({kind:s,components:t}){return t===1?"gray":s==="rgb"?"rgb":t===g?"inks":void 0}const Se={gray:"DeviceGray",rgb:"DeviceRGB",
inks:"DeviceCMYK"},Oe={gray:1,rgb:3,inks:g},Ht=s=>(0,l.UU)(Se[s]);function qt(s,t){const e=s.array(t.dict.get("ColorSpace")),n=s.resolve(e?.[0]);return(0,l.Eo)(
n,"Indexed")?e?.[1]:void 0}const Me=(s,{components:t,table:e})=>(e?Math.min(e.length/t,2**s):2**(s*t))<=Ot;function te(s,{dict:t}){const e=s.resolve(t.get("Mask")),
n=s.dict(t.get("SMask"));return(0,l.cy)(e)||n?.has("Matte")===!0||t.has("F")||t.has("Alternates")||t.has("OPI")}const Ee=(s,{dict:t})=>(s.resolve(t.get("SMaskIn\
Data"))??0)!==0||t.has("Decode");async function Kt(s,t){try{return await s.decodedAtEase(t)}catch(e){if(e instanceof vt.zU&&e.code!=="cancelled")return;throw e}}
function ve(s,{width:t,height:e,color:n}){try{const i=(0,Rt.$)(s,(0,zt._)("file"));return i.width===t&&i.height===e&&i.components===Oe[n]}catch(i){if(i instanceof
vt.zU)return!1;throw i}}function Jt({width:s,height:t,color:e},n,i){const o={Type:(0,l.UU)("XObject"),Subtype:(0,l.UU)("Image"),Width:s,Height:t,BitsPerComponent:8,
ColorSpace:Ht(e)};return n&&(o.Decode=[...n]),i!==void 0&&(o.Filter=(0,l.UU)(i)),(0,l.jd)(o)}const Ce=3;async function Ae(s,t,e,n){const{channels:i}=s,o=t*i,r=new Uint8Array(
o*e),[c,h]=[new Float64Array(o),new Float64Array(o)],m=s.height/e,w=m*(s.width/t);let M=-1;for(let A=0;A<e;A++){h.fill(0);const[T,$]=[A*m,Math.min((A+1)*m,s.height)];
for(let D=Math.floor(T);D<$;D++){D!==M&&Ie(s,D,t,c),M=D;const Z=Math.min(D+1,$)-Math.max(D,T);for(let gt=0;gt<o;gt++)h[gt]+=c[gt]*Z;const lt=n.step((s.width*i+o)*
Ce);lt&&await lt}for(let D=0;D<o;D++)r[A*o+D]=Math.min(255,Math.round(h[D]/w))}return r}function Ie({width:s,channels:t,data:e},n,i,o){const r=s/i;o.fill(0);for(let c=0;c<
i;c++){const[h,m]=[c*r,Math.min((c+1)*r,s)];for(let w=Math.floor(h);w<m;w++){const M=Math.min(w+1,m)-Math.max(w,h),A=(n*s+w)*t;for(let T=0;T<t;T++)o[c*t+T]+=e[A+
T]*M}}}var Te=S(64680);const Pe=Tt("00110101 000111 0111 1000 1011 1100 1110 1111 10011 10100 00111 01000 001000 000011 110100 110101 101010 101011 0100111 0001\
100 0001000 0010111 0000011 0000100 0101000 0101011 0010011 0100100 0011000 00000010 00000011 00011010 00011011 00010010 00010011 00010100 00010101 00010110 000\
10111 00101000 00101001 00101010 00101011 00101100 00101101 00000100 00000101 00001010 00001011 01010010 01010011 01010100 01010101 00100100 00100101 01011000 0\
1011001 01011010 01011011 01001010 01001011 00110010 00110011 00110100 11011 10010 010111 0110111 00110110 00110111 01100100 01100101 01101000 01100111 01100110\
0 011001101 011010010 011010011 011010100 011010101 011010110 011010111 011011000 011011001 011011010 011011011 010011000 010011001 010011010 011000 010011011"),
Ue=Tt("0000110111 010 11 10 011 0011 0010 00011 000101 000100 0000100 0000101 0000111 00000100 00000111 000011000 0000010111 0000011000 0000001000 00001100111 0\
0001101000 00001101100 00000110111 00000101000 00000010111 00000011000 000011001010 000011001011 000011001100 000011001101 000001101000 000001101001 00000110101\
0 000001101011 000011010010 000011010011 000011010100 000011010101 000011010110 000011010111 000001101100 000001101101 000011011010 000011011011 000001010100 00\
0001010101 000001010110 000001010111 000001100100 000001100101 000001010010 000001010011 000000100100 000000110111 000000111000 000000100111 000000101000 000001\
011000 000001011001 000000101011 000000101100 000001011010 000001100110 000001100111 0000001111 000011001000 000011001001 000001011011 000000110011 000000110100\
 000000110101 0000001101100 0000001101101 0000001001010 0000001001011 0000001001100 0000001001101 0000001110010 0000001110011 0000001110100 0000001110101 000000\
1110110 0000001110111 0000001010010 0000001010011 0000001010100 0000001010101 0000001011010 0000001011011 0000001100100 0000001100101"),ee=Tt("00000001000 00000\
001100 00000001101 000000010010 000000010011 000000010100 000000010101 000000010110 000000010111 000000011100 000000011101 000000011110 000000011111"),[De,Re,ne]=Tt(
"0001 001 000000000001"),je=Tt("0000010 000010 010 1 011 000011 0000011");function Tt(s){return s.split(" ").map(t=>[parseInt(t,2),t.length])}const Le=20;async function Fe({
data:s,width:t,height:e,black:n},i){const o=new Be(t),r=t+7>>3,c=new Uint8Array(r);for(let h=0;h<e;h++){for(let M=0,A=h*r;M<r;M++,A++)c[M]=n?s[A]:~s[A];const m=o.
row(c),w=i.step(r+m*Le);w&&await w}return o.finish()}class Be{width;output=new Te.k(4096);bits=0;count=0;changes;above;constructor(t){this.width=t,this.changes=
new Int32Array(t+4),this.above=new Int32Array(t+4).fill(t)}row(t){const{width:e,changes:n,above:i}=this,o=Ne(t,e,n);let[r,c,h,m]=[-1,0,0,0];for(;r<e;){for(m=m&-2|
c;m>1&&i[m-2]>r;)m-=2;for(;i[m]<=r&&i[m]<e;)m+=2;const[w,M,A]=[n[h],i[m],Ge(i,m,e)];if(A<w)this.add(De),r=A;else if(Math.abs(w-M)<=3)this.add(je[w-M+3]),r=w,h++,
c^=1;else{const T=w<e?n[h+1]:e;this.add(Re),this.run(w-Math.max(r,0),c),this.run(T-w,c^1),r=T,h+=2}}return this.changes=i,this.above=n,o}finish(){return this.add(
ne),this.add(ne),this.count>0&&this.add([0,8-this.count]),this.output.bytes}run(t,e){for(;t>=2624;t-=2560)this.add(ee.at(-1));const n=e===0?Pe:Ue,i=t>>6;i>27?this.
add(ee[i-28]):i>0&&this.add(n[63+i]),this.add(n[t&63])}add([t,e]){for(this.bits=this.bits<<e|t,this.count+=e;this.count>=8;this.count-=8)this.output.byte(this.bits>>>
this.count-8&255);this.bits&=(1<<this.count)-1}}const Ge=(s,t,e)=>s[t]<e?s[t+1]:e;function Ne(s,t,e){let[n,i]=[0,0];for(let o=0;o<t;){const r=s[o>>3];if((o&7)===
0&&r===(i?255:0)){o+=8;continue}(r>>7-(o&7)&1)!==i&&(e[n++]=o,i^=1),o++}return e.fill(t,n,Math.min(n+4,e.length)),n}var We=S(14752),se=S(68973);const ze=96*1024,
Zt=3,ke=6,$e=9,He=[1,2,4,"each"],oe=[0,1,2,4],Ke=4,Je=65535;async function Xt(s,t,e,n){const{width:i,height:o,channels:r,bits:c}=t;if(c*r===1){if(i>Je)return;const $=await Ze(
s,n.pace)?0:1,D=await Fe({data:s,width:i,height:o,black:$},n.pace),Z=(0,l.jd)({K:-1,Columns:i,Rows:o,BlackIs1:$===1});return D.length<e?{data:D,filter:"CCITTFax\
Decode",parameters:Z}:void 0}if(c<8)return;const h=(0,se.uM)(n),m=new Ye(s,(0,mt.zq)(i,r,c),r*c>>3),{kind:w,expected:M}=await Xe(m,o,n);if(M>=e)return;const A=await h.
deflate(w===void 0?s:await m.filtered(0,o,w,n),$e),T=w===void 0?void 0:{Predictor:15,Colors:r,BitsPerComponent:c,Columns:i};return A.length<e?{data:A,filter:"Fl\
ateDecode",parameters:T&&(0,l.jd)(T)}:void 0}const ie=65536;async function Ze(s,t){let e=0;for(let n=0;n<s.length;n+=ie){const i=s.subarray(n,n+ie);for(const r of i)
e+=r===255?1:r===0?-1:0;const o=t.step(i.length*2);o&&await o}return e>0}async function Xe(s,t,e){const n=Math.min(t,Math.ceil(ze/Zt/s.length)),i=Array.from({length:Zt},
(c,h)=>Math.floor((t-n)*h/(Zt-1))),o=[...new Set(i)];let r={kind:void 0,expected:1/0};for(const c of[void 0,...He]){let h=0;for(const w of o){const M=await s.filtered(
w,n,c,e);h+=(await(0,se.uM)(e).deflate(M,ke)).length}const m=h*(t/(n*o.length));m<r.expected&&(r={kind:c,expected:m})}return r}class Ye{samples;length;step;none;constructor(t,e,n){
this.samples=t,this.length=e,this.step=n,this.none=new Uint8Array(e)}async filtered(t,e,n,{pace:i}){const{samples:o,length:r}=this;if(n===void 0)return o.subarray(
t*r,(t+e)*r);const c=new Uint8Array(e*(r+1));for(let h=0;h<e;h++){const m=n==="each"?this.choose(t+h):n,w=h*(r+1);c[w]=m,this.filter(t+h,m,c,w+1);const M=i.step(
r*Ke*(n==="each"?oe.length:1));M&&await M}return c}filter(t,e,n,i){const{samples:o,length:r,step:c}=this,h=t*r,m=t===0?this.none:o.subarray(h-r,h);for(let w=0;w<
r;w++){const M=w>=c?o[h+w-c]:0,A=e===1?M:e===2?m[w]:e===4?(0,We.X)(M,m[w],w>=c?m[w-c]:0):0;n[i+w]=o[h+w]-A}}choose(t){const e=new Uint8Array(this.length);let[n,
i]=[0,1/0];for(const o of oe){this.filter(t,o,e,0);let r=0;for(const c of e)r+=c<128?c:256-c;r<i&&([n,i]=[o,r])}return n}}const Ve=256*1024*1024,Qe=512,_e=300,[
qe,tn]=[.9,.97],en=2,nn=new Set([1,2,4,8,16]),re=4,sn=2e3;class on{document;settings;remaining=Ve;constructor(t,e){this.document=t,this.settings=e}async shrink(t,e){
const{document:n,settings:i}=this,o=n.get(t);if(!(o instanceof l.Z6)||te(n,o)||o.dict.has("Matte"))return!1;const r=await this.read(o);if(!r||r.bits!==8||r.table&&
o.dict.has("Decode"))return!1;const c=r.data.length*(r.table?.components??1)*2;if(!n.job.memory.borrow(c))return!1;const h=await this.withFewer(o,r,m=>x(r,e,m??
i.resolution));return n.job.memory.release(c),h&&n.put(t,h),h!==void 0}async withFewer(t,e,n){const{document:i,settings:o}=this,{pace:r}=i.job;if(n()===1&&(e.table?.
components??e.channels)!==re)return;const c=await rn(e,r);if(!c)return;const h=await At(c,r),m=n(h?Math.max(o.resolution,_e):void 0),w=c.channels===re&&!h;if(m===
1&&!w)return;const[M,A]=[e.width,e.height].map(Z=>Math.max(1,Math.round(Z*m))),T=m===1?c.data:await Ae(c,M,A,r),$=await this.packed({...c,data:T,width:M,height:A},
w);if(!$)return;const D=ae(t,$);return D.dict.set("Width",M),D.dict.set("Height",A),c!==e&&D.dict.set("ColorSpace",qt(i,t)),D}async packed(t,e){const{job:n}=this.
document,{data:i,width:o,height:r,channels:c,size:h}=t,m=h*qe;if(!e)return Xt(i,t,m,n);const w=T=>i.subarray(T*o*c,(T+1)*o*c),M=await(0,U.I)({...this.settings,width:o,
height:r,color:"inks",samples:w},n.pace);return await Xt(i,t,Math.min(m,M.length),n)??(M.length<m?{data:M,filter:"DCTDecode",parameters:void 0}:void 0)}async packAll(){
const{document:t}=this,e=[...await(0,yt.Av)(t,["Image"])].sort((n,i)=>n-i);for(const n of e){const i=t.job.pace.step(sn);i&&await i;const o=t.get(n);if(!(o instanceof
l.Z6)||!(0,l.Eo)(t.resolve(o.dict.get("Subtype")),"Image")||o.dict.has("F"))continue;const r=await this.read(o);if(!r||!t.job.memory.borrow(r.data.length))continue;
const c=await Xt(r.data,r,r.size*tn,t.job);t.job.memory.release(r.data.length),c&&t.put(n,ae(o,c))}}async read(t){const{document:e}=this,{width:n,height:i,bits:o,
stencil:r}=(0,ot.h)(e,t.dict),c=r?{channels:1,table:void 0}:this.channelsOf(t),h=n>=1&&i>=1&&nn.has(o)&&(0,G.R)(e,t).format===void 0,m=e.encoded(t).length;if(!h||
!c||m<Qe||n>ot.K)return;const{channels:w,table:M}=c,A=(0,mt.zq)(n,w,o)*i;if(A>this.remaining)return;const{memory:T}=e.job,$=T.remaining,D=await Kt(e,t);if(T.release(
$-T.remaining),!!D&&(this.remaining-=D.length,!(D.length<A)))return{width:n,height:i,channels:w,bits:o,size:m,table:M,data:D.subarray(0,A)}}channelsOf({dict:t}){
const{document:e}=this,n=t.get("ColorSpace");if((0,l.Eo)(e.resolve(e.array(n)?.[0]),"Lab"))return{channels:3,table:void 0};const i=(0,it.L)(e,n,()=>{});if(!i)return;
const{table:o,components:r}=i;return o?{channels:1,table:{colors:o,components:r}}:{channels:r,table:void 0}}}async function rn(s,t){const{data:e,table:n}=s;if(!n)
return s;const i=await It(e,n.colors,n.components,t);return!i||an(n)?i&&s:{...s,data:i,channels:n.components,table:void 0}}function an({colors:s,components:t}){
const e=s.length/t-1;return s.every((n,i)=>{const[o,r]=[Math.floor(i/t),i%t],[c,h]=[s[r],s[e*t+r]];return Math.abs(n-(c+(h-c)*o/Math.max(e,1)))<=en})}function ae(s,{
data:t,filter:e,parameters:n}){const i=(0,z.n)(s,t,{compress:!1});return i.dict.set("Filter",(0,l.UU)(e)),n&&i.dict.set("DecodeParms",n),i}const cn=.9,fn=64,dn=32*
1024*1024,hn=24e6,[ln,un]=[40,90];function gn(s,t){return t<=1?s:Math.max(s,Math.min(un,Math.round(s+ln*(1-1/t))))}class mn{document;settings;outcome={compressed:0,
kept:{larger:0,kind:0,lines:0,heavy:0}};waiting=[];bytes=0;samples;constructor(t,e){this.document=t,this.settings=e,this.samples=new on(t,e)}async run(){const{document:t,
outcome:e}=this;let n=await f(t);n.inlinePages.size>0&&(await new ft(t).moveAll(n),n=await f(t,n.elsewhere));const{sizes:i,masks:o,inline:r}=n;e.kept.kind+=r;let c=0;
for(const[h,m]of i){const w=t.get(h);w instanceof l.Z6&&(0,l.Eo)(t.resolve(w.dict.get("Subtype")),"Image")&&await this.take(h,w,m),t.job.pace.progress(++c/i.size)}
for(const[h,m]of o)await this.takeMask(h,m);return await this.drawAll(),await this.samples.packAll(),e}async take(t,e,n){const i=await _t(this.document,e);if(typeof i==
"string"){i!=="larger"&&await this.samples.shrink(t,n)?this.outcome.compressed++:this.outcome.kept[i]++;return}await this.wait(t,i,n,!1)}async takeMask(t,e){const{
document:n}=this,i=n.get(t);if(!(i instanceof l.Z6)||i.dict.has("Matte"))return;if((0,G.R)(n,i).format!=="jpg"){await this.samples.shrink(t,e);return}const o=await _t(
n,i);typeof o!="string"&&o.color==="gray"&&await this.wait(t,o,e,!0)}async wait(t,e,n,i){const o=x(e,n,this.settings.resolution),[r,c]=[e.width,e.height].map(m=>Math.
max(1,Math.round(m*o))),h=gn(this.settings.quality,p(e,n,this.settings.resolution));if(e.color==="inks"&&r*c>hn){this.outcome.kept.heavy++;return}this.waiting.push(
{number:t,image:e,width:r,height:c,quality:h,isMask:i}),this.bytes+=e.data.length,(this.waiting.length>=fn||this.bytes>=dn)&&await this.drawAll()}async drawAll(){
const{waiting:t,document:e,settings:n}=this;if(this.waiting=[],this.bytes=0,t.length===0)return;const i=await F.Y.open(await pn(t,e),e.job);for(const[o,r]of t.entries()){
const{image:c,width:h,height:m}=r,w=c.color==="inks",M=await i.draw(o,{width:h,height:m*(w?C:1),isTransparent:!0}),A=n.grayscale&&!r.isMask&&!w?"gray":c.color,T=await this.
replace(r,M,A);r.isMask||(T?this.outcome.kept[T]++:this.outcome.compressed++)}}async replace({number:t,image:e,width:n,height:i,quality:o},r,c){const{document:h,
settings:m}=this;if(!wn(r))return"kind";const w={width:n,height:i,color:c,quality:o,resolution:m.resolution},M=c==="inks"?Q(r):(0,N.lc)(r,c),A=await(0,U.I)({...w,
samples:M},h.job.pace),T=c!==e.color;if(A.length>e.size*(T?1:cn))return"larger";const $=(0,z.n)(h.get(t),A,{compress:!1});for(const[D,Z]of Object.entries({Width:n,
Height:i,BitsPerComponent:8}))$.dict.set(D,Z);$.dict.set("Filter",(0,l.UU)("DCTDecode")),c!=="inks"&&$.dict.delete("Decode"),$.dict.set("ColorSpace",T?await bn(
h):e.space),h.put(t,$)}}async function pn(s,{job:t}){const e=await(0,I.E)(b.O,t),n=o=>e.add(o),i=s.map(({image:o,width:r,height:c})=>{const h=o.color==="inks"?k(
o.entries,n):[o.entries],m=h.map((M,A)=>[`Image${A}`,n(new l.Z6(M,o.data))]),w=m.map(([M],A)=>(0,H.qK)(M,`${r} 0 0 ${c} 0 ${(h.length-1-A)*c}`));return n((0,l.jd)(
{Type:(0,l.UU)("Page"),MediaBox:[0,0,r,c*h.length],Resources:(0,l.jd)({XObject:(0,l.jd)(Object.fromEntries(m))}),Contents:n(new l.Z6((0,l.jd)({}),(0,l.Px)(w.join(
`
`)).bytes))}))});return await e.pages.rebuild(i.map(({number:o})=>o)),(0,O.UN)(e,{encryption:"none",draft:!0})}const yn=64;function wn({width:s,height:t,row:e}){
const n=Math.max(1,Math.floor(t/yn));for(let i=0;i<t;i+=n){const o=e(i);for(let r=3;r<s*4;r+=4)if(o[r]!==255)return!1}return!0}async function bn(s){const{archive:t}=await(0,W.
ds)(s);return t?[(0,l.UU)("CalGray"),(0,l.jd)({WhitePoint:[.9505,1,1.089],Gamma:2.2})]:(0,l.UU)("DeviceGray")}var Nt=S(18271),Mt=S(16456),Yt=S(49454),Wt=S(30201),
xn=S(30825),Sn=S(69374),On=S(43463),ce=S(59486),Mn=S(10339),En=S(47212);const vn=16*1024,Cn=.9,[An,In,Tn]=[300,300,2],Pn=20,Un=/^[A-Z]{6}\+/;async function Dn(s){
if((await(0,W.ds)(s)).archive!==void 0)return;const{live:t}=await(0,ut.Gy)(s),e=await Rn(s,t);if(e.size===0)return;const{fonts:n}=await Ln(s,t),i=new Map;for(const[
o,{kept:r}]of n){const c=(0,Nt.Lq)(s,o.dictionary);if(!c||!e.has(c))continue;const h=s.job.pace.step(r.size*In);h&&await h;const m=(0,Nt.oQ)(s,o.dictionary),w=!(0,Yt.
hL)(s,o.dictionary)&&s.decoded(c)[0]===79,M=i.get(c)??new Set;typeof m=="object"&&!w&&Fn(s,o,m,r,M)?i.set(c,M):e.delete(c)}for(const[o,r]of i){const c=e.get(o);
c&&await kn(s,o,c,r)}}async function Rn(s,t){const e=new Map,n=[];for(let o=1;o<t.length;o++){const r=s.job.pace.step(An);r&&await r;const c=t[o]===1?s.get(o):null;
if(!(c instanceof l.Bi))continue;const h=c.get("FontFile2")??c.get("FontFile3"),m=(0,l.i9)(h)?s.resolve(h):jn(s,c);m instanceof l.Z6&&(n.push([o,m]),(0,l.i9)(h)&&
s.encoded(m).length>=vn&&e.set(m,{number:h.number,named:[]}))}for(const[o,r]of n)e.get(r)?.named.push(o);const i=s.dict(s.dict(s.catalog.get("AcroForm"))?.get("\
DR"));for(const o of s.dict(i?.get("Font"))?.values()??[]){const r=(0,Nt.Lq)(s,s.dict(o)??new l.Bi);r&&e.delete(r)}return e}const jn=(s,t)=>(0,l.Eo)(s.resolve(t.
get("Type")),"Font")?(0,Nt.Lq)(s,t):void 0;async function Ln(s,t){const[e,n]=[new Mn.H,new En.Wz(s)];for(let r=0;r<s.pages.count;r++)e.note((await n.all(r,[])).
trace);const{content:i,pages:o}=await(0,nt.d)(s,t.length,r=>t[r]===1);for(const[r,c]of i){const h=s.get(r),m=h instanceof l.Z6&&!o.has(r)?s.decodedPart(h)?.data:
void 0;m&&e.note((await n.stream(m,c)).trace)}return e}function Fn(s,{dictionary:t},e,n,i){const o=(0,Yt.hL)(s,t);if(o){const m=s.resolve(o.get("CIDToGIDMap")),
w=m instanceof l.Z6?s.decodedPart(m)?.data:void 0;for(const{cid:M}of n)i.add(M),i.add(e.glyphOfCid(M)),w&&i.add((w[M*2]??0)<<8|(w[M*2+1]??0));return!0}const r=(0,Mt.
yD)(s,t);if(e.kind==="truetype")return Gn(e,r,n,i);const c=s.resolve(t.get("Encoding")),h=(0,l.Zm)(c)?s.resolve(c.get("BaseEncoding")):c;return e.kind==="named"&&
!(0,l.Eo)(h,"MacExpertEncoding")&&zn(e,r,n,i)}function fe({code:s,text:t},e,n){const i=[e,Mt.W,Mt.NF,Mt.yh].map(r=>r.charCodeAt(s-32)||0),o=n===void 0?void 0:(0,Wt.
u)(n);return[...i,o??0,...Array.from(t,r=>r.codePointAt(0))].filter(r=>r>0)}const Bn=new Map([[185,"onesuperior"],[178,"twosuperior"],[179,"threesuperior"],[64257,
"fi"],[64258,"fl"]]),de=s=>[(0,Wt.S)(s),Bn.get(s)??""];function Gn(s,{base:t="",differences:e},n,i){for(const o of n){const{code:r}=o,c=e?.get(r),h=fe(o,t,c);for(const m of[
...c===void 0?[]:[c],...h.flatMap(de)])i.add(s.glyphOf(m));for(const m of[...h,r,61440|r,61696|r,61952|r])i.add(s.unicode(m));for(const m of h)i.add(s.code(Mt.yh.
indexOf(String.fromCodePoint(m))+32));i.add(s.code(r))}return!0}const Nn=65536;function Wn(s){const t=new Map;for(let e=1;e<Nn;e++){const n=s.nameOf(e),i=n===""?
void 0:(0,Wt.u)(n),o=i===void 0?void 0:t.get(i);o?o.push(e):i!==void 0&&t.set(i,[e])}return t}const he=["space","nbspace","hyphen","sfthyphen","bullet","quotesi\
ngle","quoteleft","quoteright","grave"];function zn(s,{base:t="",differences:e},n,i){const o=Wn(s),r=c=>{const h=s.glyphCalled?.(c);return h!==void 0&&i.add(h),
h!==void 0};he.forEach(r);for(const c of n){const h=e?.get(c.code),m=s.encoding?.get(c.code);m!==void 0&&r(m);for(const w of fe(c,t,h)){de(w).forEach(r);for(const M of o.
get(w)??[])i.add(M)}if(h!==void 0&&!r(h)&&h!==".notdef"&&!he.includes(h))return!1}return!0}async function kn(s,t,{number:e,named:n},i){const o=await s.decodedAtEase(
t),r=s.job.pace.step(o.length*Tn);r&&await r;const c=await $n(s,o,i),h=c&&(0,ce.t$)(o,c),m=h&&(0,z.n)(t,h,{compress:!0});if(!m||m.data.length>s.encoded(t).length*
Cn)return;s.put(e,m);const w=(0,On.j)(h);for(const M of n){s.edit(M);const A=s.get(M);for(const T of["BaseFont","FontName"]){const $=(0,Yt.FG)(s,A.get(T));$!==""&&
!Un.test($)&&A.set(T,(0,l.UU)(`${w}+${$}`))}}}async function $n({job:s},t,e){const n=(0,Sn.m)(t);if(n?.kind!=="named")return e;let i=0;const o=(0,xn.mJ)((0,ce.tG)(
t)??t,c=>i+=c),r=new Set(e);for(const c of e){if(n.nameOf(c)==="")continue;const h=o?.glyph(c);if(!h)return;for(const w of h)r.add(n.glyphCalled?.((0,Wt.S)(Mt.W.
charCodeAt(w-32)))??0);const m=s.pace.step((i+1)*Pn);i=0,m&&await m}return r}var Vt=S(49994);const le=6,ue={resolution:50,quality:20},Hn=async(s,t,e)=>{const{maximum_bytes:n=1/0,
open_password:i}=t,o=async D=>{const Z={};return{...await(0,Vt.BG)(s,i,e,async gt=>{Z.outcome=await new mn(gt,D).run(),await Dn(gt)}),outcome:Z.outcome}};let r=await o(
t);for(let D=1;D<=le&&r.bytes.length>n&&Kn(r);D++){const Z=await o(Jn(D,t));Z.bytes.length<r.bytes.length&&(r=Z)}const{bytes:c,isSmaller:h,pageCount:m,outcome:w,
written:M}=r;M&&e.onWritten?.(M);const A=h?[...r.notes]:[Vt.bx],T=Object.values(w.kept).reduce((D,Z)=>D+Z,0);h&&T>0&&A.push(Zn(T,w)),c.length>n&&A.push(Xn(c.length));
const $=s.bytes.length;return{documents:[{name:s.name,bytes:c,pageCount:m}],notes:A,facts:{pageCount:m,bytesBefore:$,bytesAfter:c.length,savedPercent:h?(0,Vt.p0)(
$,c.length):0,compressedImages:h?w.compressed:0,keptImages:h?T:T+w.compressed}}},Kn=({outcome:{compressed:s,kept:t}})=>s+t.larger>0;function Jn(s,{resolution:t,
quality:e,grayscale:n}){const i=(o,r)=>o<=r?o:Math.round(o*(r/o)**(s/le));return{resolution:i(t,ue.resolution),quality:i(e,ue.quality),grayscale:n}}const ge={larger:"\
would hardly become smaller",kind:"of a kind that is not compressed",lines:"like drawings or text, which would blur",heavy:"too large to decode here"};function Zn(s,{
kept:t}){const n=Object.keys(ge).filter(i=>t[i]>0).map(i=>`${t[i]} ${ge[i]}`);return{code:"images_kept",message:`${(0,L.C7)(s,"image stays as it was","images st\
ay as they were")}: ${(0,L.Dw)(n)}.`}}const Xn=s=>({code:"still_larger",message:`The document could not be made as small as maximum_bytes asks: it has ${s} byte\
s.`,mentions:["maximum_bytes"]})}),77158:((rt,X,S)=>{S.d(X,{O:()=>L});const L=Buffer.from(`%PDF-1.3
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
`,"latin1")}),91025:((rt,X,S)=>{S.d(X,{n:()=>H});var L=S(45599);class H{document;copies=new Map;constructor(N){this.document=N}with(N,U){const G=(0,L.i9)(N)?N.number:
(0,L.Zm)(N)?N:void 0;let W=this.copies.get(G);W||this.copies.set(G,W=new Map);const z=U.length===1?String(U[0].ref.number):U.map(({ref:l})=>l.number).join(" ");
let I=W.get(z);return I||W.set(z,I=this.extend(this.document.dict(N)??new L.Bi,U)),I}extend(N,U){const{document:G}=this,W=new L.Bi(N),z=new Map,I=U.map(l=>{const{
category:O,ref:b}=l;let g=z.get(O);g||z.set(O,g=new L.Bi(G.dict(N.get(O))));let y=l.name;for(let C=2;g.has(y);C++)y=`${l.name}${C}`;return g.set(y,b),W.set(O,g),
y});return{resources:G.add(W),names:I}}}}),36078:((rt,X,S)=>{S.d(X,{AY:()=>G,KJ:()=>I,XL:()=>W,_:()=>H,hX:()=>O,id:()=>U,qK:()=>N,vs:()=>F,wW:()=>l,yQ:()=>z});var L=S(
45079);function H(b){if(Number.isInteger(b)&&Math.abs(b)<1e7)return String(b);const g=Number(b.toPrecision(7)),y=Math.abs(g)<1e-9?"0":String(g);return y.includes(
"e")?g.toFixed(12).replace(/\.?0+$/,""):y}const F=b=>b.map(H).join(" "),N=(b,g)=>`q ${g} cm /${b} Do Q`,U=b=>(0,L.ZV)(Math.round(b*1e3)/1e3||0),G=([b,g])=>`${U(
b)} ${U(g)}`,W=b=>b.map((g,y)=>`${G(g)} ${y===0?"m":"l"}`).join(" "),z=.5523;function I(b){const g=z,y=(...C)=>`${C.map(([v,k])=>G(b(v,k))).join(" ")} c`;return[
`${G(b(1,0))} m`,y([1,g],[g,1],[0,1]),y([-g,1],[-1,g],[-1,0]),y([-1,-g],[-g,-1],[0,-1]),y([g,-1],[1,-g],[1,0])].join(" ")}function l(b,g){const y={1:"g",3:"rg",
4:"k"}[b.length];return`${b.map(U).join(" ")} ${g==="fill"?y:y.toUpperCase()}`}const O=b=>`[${b.map(U).join(" ")}] 0 d`}),30825:((rt,X,S)=>{S.d(X,{v5:()=>nt,mJ:()=>at,
n1:()=>st});var L=S(16456),H=S(30201),F=S(61188),N=S(74135),U=S(83553);const G=10,W=2e4,z=513;function I(R,d){switch(R){case 1:case 3:case 18:case 23:return d%2;case 4:case 22:
return d-1;case 21:return d-2;case 14:return d%4;default:return 0}}function l(R,d,f){const u=new U.w$(d.matrix),a=new b(d,u);try{a.run(R,0)}finally{f(a.steps)}return u.
outline}function O(R,d,f){const u=new b(d,new U.w$(d.matrix));try{u.run(R,0)}finally{f(u.steps)}return u.width}class b{font;pen;width;hasWidth=!0;stack=[];stems=0;steps=0;ended=!1;constructor(d,f){
this.font=d,this.pen=f}run(d,f){if(f>G)throw new U.MS;const u=new DataView(d.buffer,d.byteOffset,d.byteLength);for(let a=0;a<d.length&&!this.ended;){if(++this.steps>
W||this.stack.length>z)throw new U.MS;const x=u.getUint8(a++);if(x===28)this.stack.push(u.getInt16(a)),a+=2;else if(x===255)this.stack.push(u.getInt32(a)/65536),
a+=4;else if(x>=251)this.stack.push(-(x-251)*256-u.getUint8(a++)-108);else if(x>=247)this.stack.push((x-247)*256+u.getUint8(a++)+108);else if(x>=32)this.stack.push(
x-139);else{if(x===11)return;x===10?this.call(this.font.local,f):x===29?this.call(this.font.global,f):x===12?this.escaped(u.getUint8(a++)):x===19||x===20?(this.
takeWidth(this.stack,this.stack.length%2),this.stems+=this.stack.length>>1,this.stack=[],a+=this.stems+7>>3):this.operate(x,f)}}}call({data:d,offsets:f},u){const a=Math.
max(f.length-1,0),x=a<1240?107:a<33900?1131:32768,p=this.pop()+x,[E,P]=[f[p],f[p+1]];if(E===void 0||P===void 0)throw new U.MS;this.run(d.subarray(E,P),u+1)}pop(){
const d=this.stack.pop();if(d===void 0)throw new U.MS;return d}takeWidth(d,f){this.hasWidth&&f>0&&(this.width=d[0]),this.hasWidth=!1}operate(d,f){const{pen:u,stack:a}=this;
switch(this.stack=[],this.hasWidth&&this.takeWidth(a,I(d,a.length)),d){case 1:case 3:case 18:case 23:this.stems+=a.length>>1;return;case 4:return u.move(0,a.at(
-1)??0);case 22:return u.move(a.at(-1)??0,0);case 21:return u.move(a.at(-2)??0,a.at(-1)??0);case 5:return this.lines(a,a.length);case 6:case 7:for(const[x,p]of a.
entries())x%2===0==(d===6)?u.line(p,0):u.line(0,p);return;case 8:this.curves(a,0,a.length);return;case 24:{const x=this.curves(a,0,a.length-2);return u.line(a[x]??
0,a[x+1]??0)}case 25:{const x=a.length-6;this.lines(a,x),this.curves(a,Math.max(x,0),a.length);return}case 26:case 27:return this.flatCurves(a,d===27);case 30:case 31:
return this.turningCurves(a,d===31);case 14:return this.end(a,f);default:throw new U.MS}}lines(d,f){for(let u=0;u+1<f;u+=2)this.pen.line(d[u],d[u+1])}curves(d,f,u){
let a=f;for(;a+5<u;a+=6)this.pen.curve(d[a],d[a+1],d[a+2],d[a+3],d[a+4],d[a+5]);return a}flatCurves(d,f){let u=d.length%4===0?0:1,a=u===1?d[0]:0;for(;u+3<d.length;u+=
4){const[x,p,E,P]=[d[u],d[u+1],d[u+2],d[u+3]];f?this.pen.curve(x,a,p,E,P,0):this.pen.curve(a,x,p,E,0,P),a=0}}turningCurves(d,f){let u=f;for(let a=0;a+3<d.length;a+=
4){const[x,p,E,P]=[d[a],d[a+1],d[a+2],d[a+3]],B=d.length-a===5?d[a+4]:0;u?this.pen.curve(x,0,p,E,B,P):this.pen.curve(0,x,p,E,P,B),u=!u}}end(d,f){if(d.length>=4){
const[u,a,x,p]=d.slice(-4);for(const[E,P,B]of[[x,0,0],[p,u,a]]){const j=this.font.accented(E);if(!j)throw new U.MS;this.pen.x=P,this.pen.y=B,this.stems=0,this.run(
j,f+1),this.ended=!1}}this.ended=!0}escaped(d){const{pen:f,stack:u}=this,a=u;switch(d){case 34:f.curve(a[0],0,a[1],a[2],a[3],0),f.curve(a[4],0,a[5],-a[2],a[6],0);
break;case 35:f.curve(a[0],a[1],a[2],a[3],a[4],a[5]),f.curve(a[6],a[7],a[8],a[9],a[10],a[11]);break;case 36:f.curve(a[0],a[1],a[2],a[3],a[4],0),f.curve(a[5],0,a[6],
a[7],a[8],-(a[1]+a[3]+a[7]));break;case 37:{const x=a[0]+a[2]+a[4]+a[6]+a[8],p=a[1]+a[3]+a[5]+a[7]+a[9],E=Math.abs(x)>Math.abs(p);f.curve(a[0],a[1],a[2],a[3],a[4],
a[5]),f.curve(a[6],a[7],a[8],a[9],E?a[10]:-x,E?-p:a[10]);break}default:return this.arithmetic(d)}this.stack=[]}arithmetic(d){const f=this.pop();switch(d){case 9:
this.stack.push(Math.abs(f));return;case 10:this.stack.push(this.pop()+f);return;case 11:this.stack.push(this.pop()-f);return;case 12:this.stack.push(this.pop()/
f);return;case 14:this.stack.push(-f);return;case 18:return;case 24:this.stack.push(this.pop()*f);return;default:throw new U.MS}}}const g=15,y=17,C=18,v=19,k=20,
Q=21,Y=3079,V=3102,K=3108,_=3109,et=[.001,0,0,.001,0,0];function st(R,d){return ut(R,(f,u)=>l(f,u,d))}function nt(R,d){return ut(R,(f,u,{nominal:a,usual:x})=>{const p=O(
f,u,d);return(p===void 0?x:a+p)*(u.matrix[0]??0)*1e3})}function at(R,d){return ut(R,(f,u)=>{const a=[];return l(f,{...u,accented:p=>(a.push(p),u.accented(p))},d),
a})}function ut(R,d){const f=new DataView(R.buffer,R.byteOffset,R.byteLength),u=(0,F.Pe)(f,f.getUint8(2)),a=(0,F.Pe)(f,u.end),x=(0,F.Pe)(f,a.end),p={data:R,offsets:(0,F.
Pe)(f,x.end).offsets},E=(0,F.zz)(f,a.offsets[0]??0,a.offsets[1]??0),P=E.get(y)?.[0];if(P===void 0)return;const B=(0,F.Pe)(f,P).offsets,j=E.has(V),q=(j?St(f,E):[
E]).map(tt=>({...yt(f,R,tt),matrix:Et(E,j?tt:void 0)})),J=j?pt(f,E.get(_)?.[0]??0):()=>0,ct=tt=>{const[ot,it]=[B[tt],B[tt+1]];return ot===void 0||it===void 0?void 0:
R.subarray(ot,it)};let ft;const dt=tt=>(ft??=new Map(j?[]:(0,F.eP)(f,E.get(g)?.[0]??0,B.length-1,!1).map((ot,it)=>[(0,F.Je)(R,x.offsets,ot),it])),ft.get(tt)??-1),
ht=tt=>(0,U.Ak)(()=>{const ot=ct(tt);if(!ot)return;const it=q[J(tt)],wt={matrix:it?.matrix??et,global:p,local:it?.local??{data:R,offsets:[]},accented:bt=>ct(dt(
(0,H.S)(L.W.charCodeAt(bt-32))))};return d(ot,wt,it??{usual:0,nominal:0})});return{glyph:ht,named:tt=>ht(dt(tt))}}function St(R,d){const{offsets:f}=(0,F.Pe)(R,d.
get(K)?.[0]??0);return f.slice(1).map((u,a)=>(0,F.zz)(R,f[a],u))}function pt(R,d){if(R.getUint8(d)===0)return u=>R.getUint8(d+1+u);const f=R.getUint16(d+1);return u=>{
let[a,x]=[0,f-1];for(;a<x;){const p=a+x+1>>1;R.getUint16(d+3+p*3)<=u?a=p:x=p-1}return R.getUint8(d+5+a*3)}}function yt(R,d,f){const[u,a]=f.get(C)??[],x={data:d,
offsets:[]};if(u===void 0||a===void 0)return{local:x,usual:0,nominal:0};const p=(0,F.zz)(R,a,a+u),E=p.get(v)?.[0];return{local:E===void 0?x:{data:d,offsets:(0,F.
Pe)(R,a+E).offsets},usual:p.get(k)?.[0]??0,nominal:p.get(Q)?.[0]??0}}function Et(R,d){const f=x=>{const p=x?.get(Y);return p?.length===6?p:void 0},[u,a]=[f(d),f(
R)];return u&&a?(0,N.lw)(u,a):u??a??et}}),83553:((rt,X,S)=>{S.d(X,{Ak:()=>z,BO:()=>I,MS:()=>G,po:()=>N,w$:()=>W});const L=1e9,H=2e9,F=3e9,N=4e9,U=2e5;class G extends Error{}
class W{matrix;outline=[];x=0;y=0;constructor(O){this.matrix=O}move(O,b){this.outline.push(L),this.to(O,b)}line(O,b){this.outline.push(H),this.to(O,b)}curve(O,b,g,y,C,v){
this.outline.push(F),this.to(O,b),this.to(g,y),this.to(C,v)}skip(O,b){this.x+=O,this.y+=b}to(O,b){const[g,y,C,v,k,Q]=this.matrix;this.skip(O,b);const{x:Y,y:V}=this;
if(this.outline.push((g*Y+C*V+k)*1e3,(y*Y+v*V+Q)*1e3),this.outline.length>U)throw new G}}function z(l){try{return l()}catch(O){if(O instanceof RangeError||O instanceof
G)return;throw O}}function I(l){let[O,b,g,y]=[1/0,1/0,-1/0,-1/0],C=0;for(let v=0;v<l.length;){const k=l[v];if(k>=L){C=k===N?1:0,v++;continue}const[Q,Y]=[l[v+C],
l[v+C+1]];O=Math.min(O,Q),g=Math.max(g,Q),b=Math.min(b,Y),y=Math.max(y,Y),v+=2+C}return O<=g&&b<=y?[O,b,g,y]:void 0}}),43463:((rt,X,S)=>{S.d(X,{j:()=>N});var L=S(
77598),H=S.n(L);const F=26;function N(U){const G=(0,L.createHash)("sha256").update(U).digest();return Array.from(G.subarray(0,6),W=>String.fromCharCode(65+W%F)).
join("")}}),31584:((rt,X,S)=>{S.d(X,{F:()=>z,o:()=>I});const L=274,H=282,F=283,N=296,U=3,G=5,W={orientation:void 0,resolution:void 0};function z(l){if(l.length<
14)return W;const O=new DataView(l.buffer,l.byteOffset,l.length),b=O.getUint16(0);if(b!==18761&&b!==19789)return W;const g=b===18761,y=O.getUint32(4,g);if(O.getUint16(
2,g)!==42||y+2>l.length)return W;const C=O.getUint16(y,g),v=new Map;for(let K=0,_=y+2;K<C&&_+12<=l.length;K++,_+=12){const et=O.getUint16(_,g),st=O.getUint16(_+
2,g);if(st===U&&(et===L||et===N)&&v.set(et,O.getUint16(_+8,g)),st!==G||et!==H&&et!==F)continue;const nt=O.getUint32(_+8,g);nt+8<=l.length&&v.set(et,O.getUint32(
nt,g)/O.getUint32(nt+4,g))}const k=v.get(L),Q={2:1,3:2.54}[v.get(N)??2],[Y,V]=[v.get(H),v.get(F)];return{orientation:k!==void 0&&k>=1&&k<=8?k:void 0,resolution:Y===
void 0||V===void 0||Q===void 0?void 0:I({x:Y*Q,y:V*Q})}}function I({x:l,y:O}){const b=g=>g>=10&&g<=4800;return b(l)&&b(O)?{x:l,y:O}:void 0}}),30044:((rt,X,S)=>{
S.d(X,{I:()=>st});var L=S(64680);const H=Uint8Array.from(F());function*F(){for(let d=0;d<15;d++)for(let f=0;f<=d;f++){const[u,a]=d%2===0?[d-f,f]:[f,d-f];u<8&&a<
8&&(yield u*8+a)}}const N={luminance:[16,11,10,16,24,40,51,61,12,12,14,19,26,58,60,55,14,13,16,24,40,57,69,56,14,17,22,29,51,87,80,62,18,22,37,56,68,109,103,77,
24,35,55,64,81,104,113,92,49,64,78,87,103,121,120,101,72,92,95,98,112,100,103,99],chrominance:[17,18,24,47,99,99,99,99,18,21,26,66,99,99,99,99,24,26,56,99,99,99,
99,99,47,66,99,99,99,99,99,99,...Array.from({length:32},()=>99)]};function U(d,f){const u=d<50?5e3/d:200-2*d;return Uint8Array.from(N[f],a=>Math.min(Math.max(Math.
floor((a*u+50)/100),1),255))}const G=[1,1.387039845,1.306562965,1.175875602,1,.785694958,.5411961,.275899379],W=d=>Float32Array.from(d,(f,u)=>1/(f*G[u>>3]*G[u&7]*
8));function z(d){for(let f=0;f<64;f+=8)l(d,f,1);for(let f=0;f<8;f++)l(d,f,8)}const I=Math.SQRT1_2;function l(d,f,u){const[a,x,p,E]=[f+u,f+2*u,f+3*u,f+4*u],[P,B,
j]=[f+5*u,f+6*u,f+7*u],[q,J,ct,ft]=[d[f],d[a],d[x],d[p]],[dt,ht,tt,ot]=[d[E],d[P],d[B],d[j]],[it,wt,bt,Pt]=[q+ot,q-ot,J+tt,J-tt],[Ut,Dt,Rt,zt]=[ct+ht,ct-ht,ft+dt,
ft-dt],[vt,Ct,Ot,kt]=[it+Rt,it-Rt,bt+Ut,bt-Ut];d[f]=vt+Ot,d[E]=vt-Ot;const jt=(kt+Ct)*I;d[x]=Ct+jt,d[B]=Ct-jt;const[Lt,$t,At]=[zt+Dt,Dt+Pt,Pt+wt],mt=(Lt-At)*.382683433,
xt=.5411961*Lt+mt,Ft=1.306562965*At+mt,Bt=$t*I,[It,Gt]=[wt+Bt,wt-Bt];d[P]=Gt+xt,d[p]=Gt-xt,d[a]=It+Ft,d[j]=It-Ft}function O(d,f){const[u,a]=[new Uint16Array(256),
new Uint8Array(256)];let[x,p]=[0,0];for(const[E,P]of d.entries()){for(let B=0;B<P;B++,p++,x++)u[f[p]]=x,a[f[p]]=E+1;x*=2}return{counts:d,values:f,codes:u,lengths:a}}
const b=Array.from({length:12},(d,f)=>f),g=[O([0,1,5,1,1,1,1,1,1,0,0,0,0,0,0,0],b),O([0,3,1,1,1,1,1,1,1,1,1,0,0,0,0,0],b)],y=["010203000411051221314106135161072\
27114328191a1082342b1c11552d1f02433627282","0001020311040521310612415107617113223281081442 91a1b1c109233352f0156272d10a162434e125f1".replace(" ","")],C=[[0,2,1,
3,3,2,4,3,5,5,4,4,0,0,1,125],[0,2,1,2,4,4,3,4,7,5,4,4,0,1,2,119]],v=y.map((d,f)=>{const u=[...Buffer.from(d,"hex")],x=[0,240,...Array.from({length:160},(p,E)=>Math.
floor(E/10)<<4|E%10+1)].filter(p=>!u.includes(p)).sort((p,E)=>p-E);return O(C[f],[...u,...x])}),k=0,Q=240;class Y{output;bits=0;count=0;constructor(f){this.output=
f}add(f,u){for(this.bits=this.bits<<u|f,this.count+=u;this.count>=8;){this.count-=8;const a=this.bits>>>this.count&255;this.output.byte(a),a===255&&this.output.
byte(0)}this.bits&=(1<<this.count)-1}finish(){this.count>0&&this.add((1<<8-this.count)-1,8-this.count)}}class V{bits;dc;ac;before=0;constructor(f,u,a){this.bits=
f,this.dc=u,this.ac=a}write(f,u){const{bits:a,dc:x,ac:p}=this,E=Math.round(f[0]*u[0]);this.value(E-this.before,0,x),this.before=E;let P=0;for(let B=1;B<64;B++){
const j=H[B],q=Math.round(f[j]*u[j]);if(q===0){P++;continue}for(;P>15;P-=16)a.add(p.codes[Q],p.lengths[Q]);this.value(q,P,p),P=0}P>0&&a.add(p.codes[k],p.lengths[k])}value(f,u,{
codes:a,lengths:x}){const p=32-Math.clz32(Math.abs(f)),E=u<<4|p;this.bits.add(a[E],x[E]),p>0&&this.bits.add(f<0?f+(1<<p)-1:f,p)}}const K=8,_=12,et=65535;async function st(d,f){
const{width:u,height:a,color:x,quality:p}=d,E=new L.k(Math.max(4096,u*a>>2)),P=U(p,"luminance"),B=x==="rgb"?[P,U(p,"chrominance")]:[P];ut(E,d,B);const j=x==="rg\
b"?new R(d,E,B):new Et(d,E,B);for(let q=0;q<a;q+=j.height){j.write(q);const J=f.step(u*j.height*(x==="inks"?2:1)*_);J&&await J}return j.finish(),nt(E,217),E.bytes}
function nt(d,f,...u){if(d.byte(255),d.byte(f),u.length!==0)for(const a of[...at(u.length+2),...u])d.byte(a)}const at=d=>[d>>8,d&255];function ut(d,{width:f,height:u,
color:a,resolution:x},p){const E=at(Math.min(Math.round(x),et));nt(d,216),a!=="inks"&&nt(d,224,...Buffer.from("JFIF\0","latin1"),1,1,1,...E,...E,0,0);for(const[
j,q]of p.entries())nt(d,219,j,...[...H].map(J=>q[J]));const P=a==="rgb"?[1,34,0,2,17,1,3,17,1]:St(a).flatMap(j=>[j,17,0]);nt(d,192,8,...at(u),...at(f),P.length/
3,...P);for(const j of p.keys())for(const[q,J]of[g[j],v[j]].entries())nt(d,196,q<<4|j,...J.counts,...J.values);const B=a==="rgb"?[1,0,2,17,3,17]:St(a).flatMap(j=>[
j,0]);nt(d,218,B.length/2,...B,0,63,0)}const St=d=>d==="gray"?[1]:[1,2,3,4];class pt{width;height;samples;block=new Float32Array(K*K);divisors;coder;constructor(f,u,a,x,p,E){
this.width=f,this.height=u,this.samples=new Float32Array(f*u),this.divisors=W(x),this.coder=new V(a,p,E)}set(f,u,a){this.samples[f*this.width+u]=a}write(f,u){const{
samples:a,width:x,block:p}=this;for(let E=0,P=0;E<K;E++)for(let B=(u+E)*x+f,j=B+K;B<j;)p[P++]=a[B++]-128;z(p),this.coder.write(p,this.divisors)}}const yt=(d,f)=>Math.
ceil(d/f)*f;class Et{image;height=K;bits;planes;constructor(f,u,[a]){this.image=f,this.bits=new Y(u);const x=yt(f.width,K),p=f.color==="gray"?1:4;this.planes=Array.
from({length:p},()=>new pt(x,K,this.bits,a,g[0],v[0]))}write(f){const{image:u,planes:a}=this,{width:x}=a[0];for(let p=0;p<K;p++){const E=u.samples(Math.min(f+p,
u.height-1));for(const[P,B]of a.entries())for(let j=0;j<x;j++)B.set(p,j,E[Math.min(j,u.width-1)*a.length+P])}for(let p=0;p<x;p+=K)for(const E of a)E.write(p,0)}finish(){
this.bits.finish()}}class R{image;height=2*K;bits;light;blue;red;sums;constructor(f,u,[a,x]){this.image=f,this.bits=new Y(u);const p=yt(f.width,2*K);this.light=
new pt(p,2*K,this.bits,a,g[0],v[0]),this.blue=new pt(p/2,K,this.bits,x,g[1],v[1]),this.red=new pt(p/2,K,this.bits,x,g[1],v[1]),this.sums=new Float32Array(p)}write(f){
const{light:u,blue:a,red:x}=this;for(let p=0;p<this.height;p++)this.row(p,Math.min(f+p,this.image.height-1));for(let p=0;p<u.width;p+=this.height){for(const E of[
0,K])for(const P of[0,K])u.write(p+P,E);a.write(p/2,0),x.write(p/2,0)}}finish(){this.bits.finish()}row(f,u){const{image:a,light:x,blue:p,red:E,sums:P}=this,B=a.
samples(u),j=a.width-1,q=f%2===0;q&&P.fill(0);for(let J=0;J<x.width;J++){const ct=Math.min(J,j)*3,[ft,dt,ht]=[B[ct],B[ct+1],B[ct+2]];x.set(f,J,.299*ft+.587*dt+.114*
ht);const tt=J&-2;P[tt]+=-.168736*ft-.331264*dt+.5*ht,P[tt+1]+=.5*ft-.418688*dt-.081312*ht}if(!q)for(let J=0;J<x.width;J+=2)p.set(f>>1,J>>1,P[J]/4+128),E.set(f>>
1,J>>1,P[J+1]/4+128)}}}),92152:((rt,X,S)=>{S.d(X,{A6:()=>z,AT:()=>W,Cb:()=>H,WQ:()=>F,ZJ:()=>G,fu:()=>I,mA:()=>N,zq:()=>L});const L=(l,O,b)=>Math.ceil(l*O*b/8);
function H(l,O,b){if(!l||l.length<O*2)return!1;let g=0;for(let y=0;y<O;y++){const[C,v]=[l[y*2],l[y*2+1]];if(C===b&&v===0)g++;else if(C!==0||v!==b)return}return g===
0?!1:g===O?!0:void 0}function F(l,O){if(l.length>=O)return l.subarray(0,O);const b=new Uint8Array(O);return b.set(l),b}const N=l=>l.map(O=>O^255),U=2;async function G(l,{
width:O,height:b,channels:g,bits:y},C,v){const k=O*g,Q=L(O,g,y),Y=new Uint8Array(k*b),V=2**y-1,K=C&&y<8?255/V:1;for(let _=0;_<b;_++){for(let st=0;st<k;st++){const nt=st*
y,at=_*Q+(nt>>3),ut=y>=8?l[at]:l[at]>>8-y-(nt&7)&V;Y[_*k+st]=ut*K}const et=v.step(k*U);et&&await et}return Y}function W(l,O,b){const g=Array.from({length:b},(y,C)=>{
const[v,k]=[O[C*2],O[C*2+1]];return Uint8ClampedArray.from({length:256},(Q,Y)=>(v+Y/255*(k-v))*255)});return l.map((y,C)=>g[C%b][y])}function z(l,O,b){const g=new Uint8Array(
l.length*b);for(const[y,C]of l.entries())for(let v=0;v<b;v++)g[y*b+v]=O[C*b+v]??0;return g}function I(l,O,b){const g=new Uint8Array(O.length*(b+1));for(let y=0;y<
O.length;y++){for(let C=0;C<b;C++)g[y*(b+1)+C]=l[y*b+C];g[y*(b+1)+b]=O[y]}return g}}),5660:((rt,X,S)=>{S.d(X,{$:()=>z});var L=S(78157),H=S(31584),F=S(8283);const N={
195:"a lossless JPEG image",197:"a hierarchical JPEG image",198:"a hierarchical JPEG image",199:"a hierarchical lossless JPEG image",201:"a JPEG image with arit\
hmetic coding",202:"a JPEG image with arithmetic coding",203:"a lossless JPEG image with arithmetic coding",205:"a hierarchical JPEG image with arithmetic codin\
g",206:"a hierarchical JPEG image with arithmetic coding",207:"a hierarchical JPEG image with arithmetic coding",247:"a JPEG-LS image"},U="save it as a baseline\
 or progressive JPEG with 8 bits, or as a PNG image",G="Exif\0\0",W="ICC_PROFILE\0";function z(b,g){const y=new I(b,g);y.run();const{frame:C}=y;if(!C)throw g("i\
s a JPEG image without a start of frame; it is damaged");if(y.end<0)throw g("is a JPEG image that is cut short; copy or export it again");const v=y.exif&&(0,H.F)(
y.exif),{width:k,height:Q,components:Y,ids:V}=C;return{width:k,height:Q,components:Y,orientation:v?.orientation??1,resolution:y.jfifResolution??v?.resolution,profile:O(
y.profileParts),adobe:y.adobe,plainRgb:V==="RGB"&&!y.adobe&&!y.jfif,data:b.subarray(0,y.end)}}class I{bytes;refuse;frame;jfif=!1;jfifResolution;adobe=!1;exif;profileParts=new Map;end=-1;constructor(g,y){
this.bytes=g,this.refuse=y}run(){for(const{marker:g,end:y,data:C}of(0,F.OD)(this.bytes))if(g===F.GM)this.end=y;else if(g!==F.Os)this.segment(g,C);else if(this.isOnlyScan(
C)){const v=(0,L.bS)(this.bytes).indexOf(l,y);this.end=v<0?-1:v+2;return}}isOnlyScan(g){return this.frame?.sequential===!0&&g[0]===this.frame.components}segment(g,y){
const C=N[g];if(C!==void 0)throw this.refuse(`is ${C}, which PDF cannot hold; ${U}`);if(g>=192&&g<=194)this.frame??=this.readFrame(y,g!==194);else if(g===224&&(0,L.
w1)(y,0,"JFIF\0"))this.readJfif(y);else if(g===225&&(0,L.w1)(y,0,G))this.exif??=y.subarray(G.length);else if(g===226&&(0,L.w1)(y,0,W)&&y.length>W.length+2){const[
v,k]=y.subarray(W.length);this.profileParts.has(v)||this.profileParts.set(v,{of:k,data:y.subarray(W.length+2)})}else g===238&&(0,L.w1)(y,0,"Adobe")&&y.length>=12&&
(this.adobe=!0)}readFrame(g,y){const[C=0,v=0,k=0,Q=0,Y=0,V=0]=g,[K,_]=[v<<8|k,Q<<8|Y];if(g.length<6+3*V)throw this.refuse("is a JPEG image whose start of frame \
is damaged");if(C!==8)throw this.refuse(`is a JPEG image with ${C} bits per component, which PDF cannot hold; ${U}`);if(_===0||K===0)throw this.refuse(`is a JPE\
G image of ${_} × ${K} pixels; it is empty or damaged`);if(V!==1&&V!==3&&V!==4)throw this.refuse(`is a JPEG image with ${V} components; PDF holds 1, 3 or 4`);let et="";
for(let st=0;st<V;st++)et+=String.fromCharCode(g[6+3*st]);return{width:_,height:K,components:V,ids:et,sequential:y}}readJfif(g){if(this.jfif||(this.jfif=!0,g.length<
12))return;const y={1:1,2:2.54}[g[7]],[C,v]=[g[8]<<8|g[9],g[10]<<8|g[11]];y!==void 0&&(this.jfifResolution=(0,H.o)({x:C*y,y:v*y}))}}const l=Buffer.of(255,F.GM);
function O(b){const g=b.size,y=[];for(let C=1;C<=g;C++){const v=b.get(C);if(v?.of!==g)return;y.push(v.data)}return g===0?void 0:Buffer.concat(y)}}),98122:((rt,X,S)=>{
S.d(X,{_:()=>H});var L=S(58552);const H=F=>N=>(0,L.G6)([{field:F,message:N}])}),9819:((rt,X,S)=>{S.d(X,{J7:()=>F,Kd:()=>G,Wo:()=>W,_i:()=>U,b9:()=>N});var L=S(42973),
H=S(45599);class F{document;gone=new Set;chased=new Set;constructor(I){this.document=I}remove(I){const{catalog:l,catalogNumber:O,pages:b}=this.document,g=l.get(
"Pages");I===O||(0,H.i9)(g)&&I===g.number||b.holds(I)||(this.gone.add(I),this.document.remove(I))}chase(I){this.chased.add(I)}removed(){return this.gone}takeChased(){
const I=this.chased;return this.chased=new Set,I}isGone(I){return(0,H.i9)(I)&&this.gone.has(I.number)}}class N{most;left;constructor(I){this.most=this.left=I.job.
limits.nodes}spend=I=>{if(this.left-=I,this.left<0)throw(0,L.F)("nodes",`The document has more than ${this.most} fields, bookmarks, names and structure elements`,
"Remove bookmarks or tags with another program first")}}class U{seen;beyond=new Set;allowance;constructor(I,l=new N(I)){this.allowance=l,this.seen=new Uint8Array(
(I.size>>3)+1)}first(I){if(this.allowance.spend(1),!(0,H.i9)(I))return!0;const{number:l}=I,O=l>>3;if(O>=this.seen.length)return this.beyond.size<this.beyond.add(
l).size;const b=1<<(l&7),g=(this.seen[O]&b)===0;return this.seen[O]|=b,g}}function G(z,I){return(0,H.i9)(z)?z.number:I}function W(z,I){const l=z.catalog.get(I),
O=z.dict(l);return O&&{dict:O,holder:G(l,z.catalogNumber)}}})};
