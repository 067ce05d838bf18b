"use strict";exports.id=4921,exports.ids=[4921],exports.modules={85035:((ft,Z,x)=>{x.r(Z),x.d(Z,{compress_document:()=>Is});var F=x(98446),$=x(36078),N=x(12195),j=x(1900),R=x(
30044),D=x(38671),z=x(21281),H=x(58006),T=x(92356),d=x(45599),E=x(14029),b=x(77158);const p=4,w=["{pop}","{4 1 roll pop pop pop dup dup}"],P=w.length,I=s=>Array.
from({length:s*2},(t,n)=>n%2);function K(s,t){return w.map(n=>{const e=(0,d.jd)({FunctionType:4,Domain:I(p),Range:I(3)}),o=["A","B","C","D"].map(r=>(0,d.UU)(r)),
i=new d.Bi(s);return i.set("ColorSpace",[(0,d.UU)("DeviceN"),o,(0,d.UU)("DeviceRGB"),t(new d.Z6(e,(0,d.Px)(n).bytes))]),i})}function q({width:s,height:t,row:n}){
const e=new Uint8Array(s*p),o=t/P;return i=>{const r=n(i);for(let f=0;f<e.length;f+=p)e[f]=r[f+2],e[f+1]=r[f+1],e[f+2]=r[f];const c=n(i+o);for(let f=0;f<e.length;f+=
p)e[f+3]=c[f];return e}}var V=x(52829),X=x(56681),J=x(37709),tt=x(91025),st=x(93059),it=x(58971),ot=x(3449),lt=x(52205),pt=x(33973),Mt=x(65868),wt=x(36502),bt=x(
21996);const Ct=4096,L=({operator:s,dataStart:t,dataEnd:n})=>s==="BI"&&t>=0&&n-t>=Ct;class h extends wt.z{isOff(){return!1}}async function l(s,t){const n=new A,
e=new Mt.i(s,new h(s));for(let i=0;i<s.pages.count;i++)n.page=i,await e.read(i,n,n);const o=t??await k(s);for(const i of o)n.sizes.delete(i);for(const[i,r]of n.
sizes)n.enlarge(n.masks,g(s,i),r);for(const i of o)n.masks.delete(g(s,i)?.number??-1);for(const i of[...n.sizes.keys(),...o])n.masks.delete(i);return Object.assign(
n,{elsewhere:o})}function g(s,t){const n=s.get(t),e=n instanceof d.Z6?n.dict.get("SMask"):void 0;return(0,d.i9)(e)?e:void 0}const a=.9;function S(s,t,n){const e=y(
s,t,n);return e<a?e:1}function y(s,t,n){const e=(o,i)=>o/72*n/i;return Math.max(e(t.width,s.width),e(t.height,s.height))}class A{sizes=new Map;masks=new Map;inline=0;inlinePages=new Set;page=0;glyph(){}takes(t,n,e){
t.operator==="BI"&&this.inline++,L(t)&&this.inlinePages.add(this.page)}image({matrix:[t,n,e,o]},i){this.enlarge(this.sizes,(0,d.i9)(i)?i:void 0,{width:Math.hypot(
t,n),height:Math.hypot(e,o)})}enlarge(t,n,{width:e,height:o}){if(!n)return;const i=t.get(n.number);t.set(n.number,{width:Math.max(i?.width??0,e),height:Math.max(
i?.height??0,o)})}}const B=2e3;async function k(s){const t=[],n=o=>{for(const i of s.dict(s.dict(o?.get("Resources"))?.get("XObject"))?.values()??[])t.push(i)};
for(const o of await(0,bt.Av)(s,["PatternType","CharProcs","Luminosity","Alpha"])){const i=s.job.pace.step(B);i&&await i;const r=s.get(o),c=r instanceof d.Z6?r.
dict:r instanceof d.Bi?r:void 0;n(c);const f=s.dict(c?.get("SMask"));for(const u of[c?.get("G"),f?.get("G")])u!==void 0&&t.push(u)}const e=new Set;for(let o=t.pop();o!==
void 0;o=t.pop()){if(!(0,d.i9)(o)||e.has(o.number))continue;e.add(o.number);const i=s.job.pace.step(B);i&&await i;const r=s.resolve(o);r instanceof d.Z6&&n(r.dict)}
return e}const G=["BitsPerComponent","Decode","DecodeParms","Height","ImageMask","Intent","Interpolate","Width"],et={AHx:"ASCIIHexDecode",A85:"ASCII85Decode",LZW:"\
LZWDecode",Fl:"FlateDecode",RL:"RunLengthDecode",CCF:"CCITTFaxDecode",DCT:"DCTDecode"},Y={G:"DeviceGray",RGB:"DeviceRGB",CMYK:"DeviceCMYK"},ht=new Set(Object.values(
Y));class dt{document;resources;constructor(t){this.document=t,this.resources=new tt.n(t)}async moveAll({inlinePages:t,elsewhere:n}){const{document:e}=this,{live:o}=await(0,pt.
Gy)(e),i=new it.X(e);for(const c of t){if(!this.isWhole(c))continue;const f=await this.move(await i.page(c),e.pages.attribute(c,"Resources"));if(!f)continue;const u=e.
add(await(0,V.c)(e,new d.Z6(new d.Bi,ut),f.content));e.pages.patch(c,{Contents:u,Resources:f.resources})}const{content:r}=await(0,ot.d)(e,o.length,c=>o[c]===1);
for(const c of r.keys())n.has(c)||await this.moveOf(c)}isWhole(t){const{document:n}=this;return(0,lt.c3)(n,n.entry(n.pages.number(t),"Contents")).every(o=>o instanceof
d.Z6&&n.decodedPart(o)?.whole===!0)}async moveOf(t){const{document:n}=this,e=n.get(t);if(!(e instanceof d.Z6)||e.dict.has("PatternType")||!n.dict(e.dict.get("Re\
sources")))return;const o=n.decodedPart(e),i=o?.whole?await this.move(o.data,e.dict.get("Resources")):void 0;if(!i)return;const r=await(0,V.c)(n,e,i.content);r.
dict.set("Resources",i.resources),n.put(t,r)}async move(t,n){const{document:e}=this,o=e.dict(e.dict(n)?.get("ColorSpace")),i=[];let r=0;if(await(0,J.Ko)(t,e.job.
pace,O=>{const v=r;r=O.end;const C=L(O)&&gt(O,v)?this.imageOf(O,o):void 0;C&&i.push({from:v,to:O.end,image:C})}),i.length===0)return;const c=i.map(({image:O})=>{
const v=e.add(O);return{category:"XObject",name:`Inline${v.number}`,ref:v}}),{resources:f,names:u}=this.resources.with(n,c),m=i.map(({from:O,to:v},C)=>({from:O,
to:v,text:`/${u[C]} Do`}));return{content:await(0,X.E$)(t,m,e.job.pace),resources:f}}imageOf(t,n){const e=(0,st.n)(t);if(!e)return;const o=(0,d.jd)({Type:(0,d.UU)(
"XObject"),Subtype:(0,d.UU)("Image")});for(const[r,c]of e.dict){const f=r==="I"?"Interpolate":r;G.includes(f)&&o.set(f,c)}const i=(0,lt.c3)(this.document,e.dict.
get("Filter")).map(r=>nt(r,et));if(i.length>0&&o.set("Filter",i),e.dict.has("ColorSpace")){const r=this.spaceOf(e.dict.get("ColorSpace"),n);if(r===void 0)return;
o.set("ColorSpace",r)}return new d.Z6(o,e.data)}spaceOf(t,n){if(t instanceof d.SX){const u=Y[t.text]??t.text;return ht.has(u)?(0,d.UU)(u):n?.get(t.text)}if(!(0,d.
cy)(t)||t.length!==4)return;const[e,o,i,r]=t,f=e instanceof d.SX&&(e.text==="I"||e.text==="Indexed")&&!(0,d.cy)(o)?this.spaceOf(o,n):void 0;return f===void 0?void 0:
[(0,d.UU)("Indexed"),f,i,r]}}const ut=new Uint8Array(0);function gt(s,t){const{content:n,end:e,count:o}=s,i=(r,c)=>Buffer.from(n.subarray(r,c)).toString("latin1");
return o>0&&i(t,s.startOf(0)).trim()==="BI"&&i(e-2,e)==="EI"}const nt=(s,t)=>s instanceof d.SX?(0,d.UU)(t[s.text]??s.text):s;var at=x(95340),ct=x(76023),xt=x(78157),
St=x(80281);const Ft={16:{color:"rgb",components:3},17:{color:"gray",components:1}},jt=new Set(["pclr","cmap","cdef"]);function Lt(s){const t=(0,xt.bS)(s),n=(0,St.
f)(t)?.find(({type:u})=>u==="jp2h");if(!n)return;const e=t.subarray(n.body,n.end),o=(0,St.f)(e),[i,...r]=["ihdr","colr"].flatMap(u=>o?.filter(({type:m})=>m===u)??
[]),[c]=r;if(i?.type!=="ihdr"||i.end-i.body<14||!c||c.end-c.body<7||o.some(({type:u})=>jt.has(u))||e[c.body]!==1)return;const f=Ft[e.readUInt32BE(c.body+3)];return f?.
components===e.readUInt16BE(i.body+8)?f.color:void 0}var Nt=x(5660),Zt=x(98122),At=x(58552);const It=400,vt=48,Yt=.5,Gt=.3,Wt=24,Vt=3;async function Tt({width:s,
height:t,channels:n,data:e},o){const i=new Set,r=Math.max(1,Math.floor(t/It));let[c,f,u]=[0,0,0];for(let m=0;m<t;m+=r){const O=(m+1)*s*n;for(let C=m*s*n+n;C<O;C+=
n){let[U,M]=[0,0];for(let W=C;W<C+n;W++)U=U*256+e[W],M=Math.max(M,Math.abs(e[W]-e[W-n]));i.size<=vt&&i.add(U),c++,M>0&&f++,M>=Wt&&u++}const v=o.step(s*n*Vt);v&&
await v}return i.size<=vt||f<c*(1-Yt)&&u>f*Gt}var yt=x(92152);const Et=65536,zt=8;async function Ht(s,{width:t,height:n,bits:e,decode:o},{components:i,table:r},c){
const f=r?1:i;if(s.length<(0,yt.zq)(t,f,e)*n)return;const u=(0,yt.Cb)(o,f,r?2**e-1:1);if(u===void 0||r&&u)return;const m=e===8?s:await(0,yt.ZJ)(s,{width:t,height:n,
channels:f,bits:e},!r,c);return r?Pt(m.subarray(0,t*n),r,i,c):m}async function Pt(s,t,n,e){if(!await kt(s,t.length/n,e))return;const o=new Uint8Array(s.length*n);
for(let i=0;i<s.length;i+=Et){const r=s.subarray(i,i+Et);o.set((0,yt.A6)(r,t,n),i*n);const c=e.step(r.length*zt);c&&await c}return o}async function kt(s,t,n){for(let e=0;e<
s.length;e+=Et){const o=s.subarray(e,e+Et);if(o.some(r=>r>=t))return!1;const i=n.step(o.length);i&&await i}return!0}const Oe=new Set([1,2,4,8,16]),Me=4096,ve=128*
1024*1024,Ce={jpg:.011,jp2:.15,samples:.006};async function se(s,t){const n=(0,at.h)(s,t.dict),{width:e,height:o,stencil:i,decode:r}=n,c=await Ae(s,t),f=e>=1&&o>=
1&&!i&&Oe.has(n.bits)&&(r!==void 0||!t.dict.has("Decode")),u=c&&Ie(c);if(!f||!c||!u||ie(s,t))return"kind";const{format:m,before:O,parameters:v}=(0,D.R)(s,t);if(u===
"inks"&&m!=="jpg")return"kind";const C=c.table?oe(s,t):t.dict.get("ColorSpace")??Xt(u);if(C===void 0||m==="ccitt"||m==="jbig2"||v?.has("ColorTransform")||m==="j\
pg"&&(c.table||n.bits!==8)||m==="jp2"&&(c.table||De(s,t)))return"kind";if(!m&&Ue(n.bits,c))return"lines";const U=s.encoded(t).length;if(U<Me)return"larger";if(e>
at.K)return"heavy";const M=Ce[m??"samples"]*(u==="inks"?P:1);if(e*o*M>s.job.limits.drawingStep*1e3||e*o*c.components>ve)return"heavy";const W=await Qt(s,O);if(!W)
return"kind";const _={width:e,height:o,color:u,space:C,size:U};if(m==="jpg"){const Q=u==="inks"?void 0:r;return Re(W,_)?{..._,data:W,entries:_t(_,Q,"DCTDecode")}:
"kind"}if(m==="jp2")return{..._,data:W,entries:_t(_,void 0,"JPXDecode")};const{pace:rt}=s.job,Bt=await Ht(W,n,c,rt);return Bt?await Tt({width:e,height:o,data:Bt,
channels:c.components},rt)?"lines":{..._,data:Bt,entries:_t(_,c.table?void 0:r)}:"kind"}async function Ae(s,t){if(t.dict.has("ColorSpace"))return(0,ct.L)(s,t.dict.
get("ColorSpace"),()=>{});const{format:n,before:e}=(0,D.R)(s,t);if(n!=="jp2"||(await(0,z.ds)(s)).archive)return;const o=await Qt(s,e),i=o&&Lt(o);return i&&(0,ct.
L)(s,Xt(i),()=>{})}function Ie({kind:s,components:t}){return t===1?"gray":s==="rgb"?"rgb":t===p?"inks":void 0}const Te={gray:"DeviceGray",rgb:"DeviceRGB",inks:"\
DeviceCMYK"},Pe={gray:1,rgb:3,inks:p},Xt=s=>(0,d.UU)(Te[s]);function oe(s,t){const n=s.array(t.dict.get("ColorSpace")),e=s.resolve(n?.[0]);return(0,d.Eo)(e,"Ind\
exed")?n?.[1]:void 0}const Ue=(s,{components:t,table:n})=>(n?Math.min(n.length/t,2**s):2**(s*t))<=vt;function ie(s,{dict:t}){const n=s.resolve(t.get("Mask")),e=s.
dict(t.get("SMask"));return(0,d.cy)(n)||e?.has("Matte")===!0||t.has("F")||t.has("Alternates")||t.has("OPI")}const De=(s,{dict:t})=>(s.resolve(t.get("SMaskInData"))??
0)!==0||t.has("Decode");async function Qt(s,t){try{return await s.decodedAtEase(t)}catch(n){if(n instanceof At.zU&&n.code!=="cancelled")return;throw n}}function Re(s,{
width:t,height:n,color:e}){try{const o=(0,Nt.$)(s,(0,Zt._)("file"));return o.width===t&&o.height===n&&o.components===Pe[e]}catch(o){if(o instanceof At.zU)return!1;
throw o}}function _t({width:s,height:t,color:n},e,o){const i={Type:(0,d.UU)("XObject"),Subtype:(0,d.UU)("Image"),Width:s,Height:t,BitsPerComponent:8,ColorSpace:Xt(
n)};return e&&(i.Decode=[...e]),o!==void 0&&(i.Filter=(0,d.UU)(o)),(0,d.jd)(i)}const Be=3;async function Fe(s,t,n,e){const{channels:o}=s,i=t*o,r=new Uint8Array(
i*n),[c,f]=[new Float64Array(i),new Float64Array(i)],u=s.height/n,m=u*(s.width/t);let O=-1;for(let v=0;v<n;v++){f.fill(0);const[C,U]=[v*u,Math.min((v+1)*u,s.height)];
for(let M=Math.floor(C);M<U;M++){M!==O&&je(s,M,t,c),O=M;const W=Math.min(M+1,U)-Math.max(M,C);for(let rt=0;rt<i;rt++)f[rt]+=c[rt]*W;const _=e.step((s.width*o+i)*
Be);_&&await _}for(let M=0;M<i;M++)r[v*i+M]=Math.min(255,Math.round(f[M]/m))}return r}function je({width:s,channels:t,data:n},e,o,i){const r=s/o;i.fill(0);for(let c=0;c<
o;c++){const[f,u]=[c*r,Math.min((c+1)*r,s)];for(let m=Math.floor(f);m<u;m++){const O=Math.min(m+1,u)-Math.max(m,f),v=(e*s+m)*t;for(let C=0;C<t;C++)i[c*t+C]+=n[v+
C]*O}}}var Le=x(64680);const Ne=Ut("00110101 000111 0111 1000 1011 1100 1110 1111 10011 10100 00111 01000 001000 000011 110100 110101 101010 101011 0100111 0001\
100 0001000 0010111 0000011 0000100 0101000 0101011 0010011 0100100 0011000 00000010 00000011 00011010 00011011 00010010 00010011 00010100 00010101 00010110 000\
10111 00101000 00101001 00101010 00101011 00101100 00101101 00000100 00000101 00001010 00001011 01010010 01010011 01010100 01010101 00100100 00100101 01011000 0\
1011001 01011010 01011011 01001010 01001011 00110010 00110011 00110100 11011 10010 010111 0110111 00110110 00110111 01100100 01100101 01101000 01100111 01100110\
0 011001101 011010010 011010011 011010100 011010101 011010110 011010111 011011000 011011001 011011010 011011011 010011000 010011001 010011010 011000 010011011"),
Ge=Ut("0000110111 010 11 10 011 0011 0010 00011 000101 000100 0000100 0000101 0000111 00000100 00000111 000011000 0000010111 0000011000 0000001000 00001100111 0\
0001101000 00001101100 00000110111 00000101000 00000010111 00000011000 000011001010 000011001011 000011001100 000011001101 000001101000 000001101001 00000110101\
0 000001101011 000011010010 000011010011 000011010100 000011010101 000011010110 000011010111 000001101100 000001101101 000011011010 000011011011 000001010100 00\
0001010101 000001010110 000001010111 000001100100 000001100101 000001010010 000001010011 000000100100 000000110111 000000111000 000000100111 000000101000 000001\
011000 000001011001 000000101011 000000101100 000001011010 000001100110 000001100111 0000001111 000011001000 000011001001 000001011011 000000110011 000000110100\
 000000110101 0000001101100 0000001101101 0000001001010 0000001001011 0000001001100 0000001001101 0000001110010 0000001110011 0000001110100 0000001110101 000000\
1110110 0000001110111 0000001010010 0000001010011 0000001010100 0000001010101 0000001011010 0000001011011 0000001100100 0000001100101"),re=Ut("00000001000 00000\
001100 00000001101 000000010010 000000010011 000000010100 000000010101 000000010110 000000010111 000000011100 000000011101 000000011110 000000011111"),[We,ze,ae]=Ut(
"0001 001 000000000001"),He=Ut("0000010 000010 010 1 011 000011 0000011");function Ut(s){return s.split(" ").map(t=>[parseInt(t,2),t.length])}const ke=20;async function $e({
data:s,width:t,height:n,black:e},o){const i=new Ke(t),r=t+7>>3,c=new Uint8Array(r);for(let f=0;f<n;f++){for(let O=0,v=f*r;O<r;O++,v++)c[O]=e?s[v]:~s[v];const u=i.
row(c),m=o.step(r+u*ke);m&&await m}return i.finish()}class Ke{width;output=new Le.k(4096);bits=0;count=0;changes;above;constructor(t){this.width=t,this.changes=
new Int32Array(t+4),this.above=new Int32Array(t+4).fill(t)}row(t){const{width:n,changes:e,above:o}=this,i=Ze(t,n,e);let[r,c,f,u]=[-1,0,0,0];for(;r<n;){for(u=u&-2|
c;u>1&&o[u-2]>r;)u-=2;for(;o[u]<=r&&o[u]<n;)u+=2;const[m,O,v]=[e[f],o[u],Je(o,u,n)];if(v<m)this.add(We),r=v;else if(Math.abs(m-O)<=3)this.add(He[m-O+3]),r=m,f++,
c^=1;else{const C=m<n?e[f+1]:n;this.add(ze),this.run(m-Math.max(r,0),c),this.run(C-m,c^1),r=C,f+=2}}return this.changes=o,this.above=e,i}finish(){return this.add(
ae),this.add(ae),this.count>0&&this.add([0,8-this.count]),this.output.bytes}run(t,n){for(;t>=2624;t-=2560)this.add(re.at(-1));const e=n===0?Ne:Ge,o=t>>6;o>27?this.
add(re[o-28]):o>0&&this.add(e[63+o]),this.add(e[t&63])}add([t,n]){for(this.bits=this.bits<<n|t,this.count+=n;this.count>=8;this.count-=8)this.output.byte(this.bits>>>
this.count-8&255);this.bits&=(1<<this.count)-1}}const Je=(s,t,n)=>s[t]<n?s[t+1]:n;function Ze(s,t,n){let[e,o]=[0,0];for(let i=0;i<t;){const r=s[i>>3];if((i&7)===
0&&r===(o?255:0)){i+=8;continue}(r>>7-(i&7)&1)!==o&&(n[e++]=i,o^=1),i++}return n.fill(t,e,Math.min(e+4,n.length)),e}var Ye=x(14752),ce=x(68973);const Ve=96*1024,
qt=3,Xe=6,Qe=9,_e=[1,2,4,"each"],fe=[0,1,2,4],qe=4,tn=65535;async function te(s,t,n,e){const{width:o,height:i,channels:r,bits:c}=t;if(c*r===1){if(o>tn)return;const U=await en(
s,e.pace)?0:1,M=await $e({data:s,width:o,height:i,black:U},e.pace),W=(0,d.jd)({K:-1,Columns:o,Rows:i,BlackIs1:U===1});return M.length<n?{data:M,filter:"CCITTFax\
Decode",parameters:W}:void 0}if(c<8)return;const f=(0,ce.uM)(e),u=new sn(s,(0,yt.zq)(o,r,c),r*c>>3),{kind:m,expected:O}=await nn(u,i,e);if(O>=n)return;const v=await f.
deflate(m===void 0?s:await u.filtered(0,i,m,e),Qe),C=m===void 0?void 0:{Predictor:15,Colors:r,BitsPerComponent:c,Columns:o};return v.length<n?{data:v,filter:"Fl\
ateDecode",parameters:C&&(0,d.jd)(C)}:void 0}const le=65536;async function en(s,t){let n=0;for(let e=0;e<s.length;e+=le){const o=s.subarray(e,e+le);for(const r of o)
n+=r===255?1:r===0?-1:0;const i=t.step(o.length*2);i&&await i}return n>0}async function nn(s,t,n){const e=Math.min(t,Math.ceil(Ve/qt/s.length)),o=Array.from({length:qt},
(c,f)=>Math.floor((t-e)*f/(qt-1))),i=[...new Set(o)];let r={kind:void 0,expected:1/0};for(const c of[void 0,..._e]){let f=0;for(const m of i){const O=await s.filtered(
m,e,c,n);f+=(await(0,ce.uM)(n).deflate(O,Xe)).length}const u=f*(t/(e*i.length));u<r.expected&&(r={kind:c,expected:u})}return r}class sn{samples;length;step;none;constructor(t,n,e){
this.samples=t,this.length=n,this.step=e,this.none=new Uint8Array(n)}async filtered(t,n,e,{pace:o}){const{samples:i,length:r}=this;if(e===void 0)return i.subarray(
t*r,(t+n)*r);const c=new Uint8Array(n*(r+1));for(let f=0;f<n;f++){const u=e==="each"?this.choose(t+f):e,m=f*(r+1);c[m]=u,this.filter(t+f,u,c,m+1);const O=o.step(
r*qe*(e==="each"?fe.length:1));O&&await O}return c}filter(t,n,e,o){const{samples:i,length:r,step:c}=this,f=t*r,u=t===0?this.none:i.subarray(f-r,f);for(let m=0;m<
r;m++){const O=m>=c?i[f+m-c]:0,v=n===1?O:n===2?u[m]:n===4?(0,Ye.X)(O,u[m],m>=c?u[m-c]:0):0;e[o+m]=i[f+m]-v}}choose(t){const n=new Uint8Array(this.length);let[e,
o]=[0,1/0];for(const i of fe){this.filter(t,i,n,0);let r=0;for(const c of n)r+=c<128?c:256-c;r<o&&([e,o]=[i,r])}return e}}const on=256*1024*1024,rn=512,an=300,[
cn,fn]=[.9,.97],[ln,hn]=[2,20],dn=new Set([1,2,4,8,16]),he=4,un=2e3;class gn{document;settings;remaining=on;constructor(t,n){this.document=t,this.settings=n}async shrink(t,n){
const{document:e,settings:o}=this,i=e.get(t);if(!(i instanceof d.Z6)||ie(e,i)||i.dict.has("Matte"))return!1;const r=await this.read(i);if(!r||r.bits!==8||r.table&&
i.dict.has("Decode"))return!1;const c=r.data.length*(r.table?.components??1)*2;if(!e.job.memory.borrow(c))return!1;const f=await this.withFewer(i,r,u=>S(r,n,u??
o.resolution));return e.job.memory.release(c),f&&e.put(t,f),f!==void 0}async withFewer(t,n,e){const{document:o,settings:i}=this,{pace:r}=o.job;if(e()===1&&(n.table?.
components??n.channels)!==he)return;const c=await pn(n,r);if(!c)return;const f=await Tt(c,r),u=e(f?Math.max(i.resolution,an):void 0),m=c.channels===he&&!f;if(u===
1&&!m)return;const[O,v]=[n.width,n.height].map(W=>Math.max(1,Math.round(W*u))),C=u===1?c.data:await Fe(c,O,v,r),U=await this.packed({...c,data:C,width:O,height:v},
m);if(!U)return;const M=de(t,U);return M.dict.set("Width",O),M.dict.set("Height",v),c!==n&&M.dict.set("ColorSpace",oe(o,t)),M}async packed(t,n){const{job:e}=this.
document,{data:o,width:i,height:r,channels:c,size:f}=t,u=f*cn;if(!n)return te(o,t,u,e);const m=C=>o.subarray(C*i*c,(C+1)*i*c),O=await(0,R.I)({...this.settings,width:i,
height:r,color:"inks",samples:m},e.pace);return await te(o,t,Math.min(u,O.length),e)??(O.length<u?{data:O,filter:"DCTDecode",parameters:void 0}:void 0)}async packAll(){
const{document:t}=this,n=[...await(0,bt.Av)(t,["Image"])].sort((e,o)=>e-o);for(const e of n){const o=t.job.pace.step(un);o&&await o;const i=t.get(e);if(!(i instanceof
d.Z6)||!(0,d.Eo)(t.resolve(i.dict.get("Subtype")),"Image")||i.dict.has("F"))continue;const r=await this.read(i);if(!r||!t.job.memory.borrow(r.data.length))continue;
const c=await te(r.data,r,r.size*fn,t.job);t.job.memory.release(r.data.length),c&&t.put(e,de(i,c))}}async read(t){const{document:n}=this,{width:e,height:o,bits:i,
stencil:r}=(0,at.h)(n,t.dict),c=r?{channels:1,table:void 0}:this.channelsOf(t),f=e>=1&&o>=1&&dn.has(i)&&(0,D.R)(n,t).format===void 0,u=n.encoded(t).length;if(!f||
!c||u<rn||e>at.K)return;const{channels:m,table:O}=c,v=(0,yt.zq)(e,m,i)*o;if(v>this.remaining)return;const{memory:C}=n.job,U=C.remaining,M=await Qt(n,t);if(C.release(
U-C.remaining),!!M&&(this.remaining-=M.length,!(M.length<v)))return{width:e,height:o,channels:m,bits:i,size:u,table:O,data:M.subarray(0,v)}}channelsOf({dict:t}){
const{document:n}=this,e=t.get("ColorSpace");if((0,d.Eo)(n.resolve(n.array(e)?.[0]),"Lab"))return{channels:3,table:void 0};const o=(0,ct.L)(n,e,()=>{});if(!o)return;
const{table:i,components:r}=o;return i?{channels:1,table:{colors:i,components:r}}:{channels:r,table:void 0}}}async function pn(s,t){const{data:n,table:e}=s;if(!e)
return s;const o=await Pt(n,e.colors,e.components,t);return!o||mn(e)?o&&s:{...s,data:o,channels:e.components,table:void 0}}function mn({colors:s,components:t}){
const n=s.length/t-1;return Array.from({length:t},(e,o)=>o).every(e=>{const o=Array.from({length:n+1},(u,m)=>s[m*t+e]),[i,r]=[o[0],o[n]],c=Math.sign(r-i),f=o.every(
(u,m)=>m===0||Math.sign(u-o[m-1])*c>=0);return o.every((u,m)=>Math.abs(u-(i+(r-i)*m/Math.max(n,1)))<=(f?hn:ln))})}function de(s,{data:t,filter:n,parameters:e}){
const o=(0,H.n)(s,t,{compress:!1});return o.dict.set("Filter",(0,d.UU)(n)),e&&o.dict.set("DecodeParms",e),o}const yn=.9,wn=64,bn=32*1024*1024,xn=24e6,[Sn,En]=[40,
90];function On(s,t){return t<=1?s:Math.max(s,Math.min(En,Math.round(s+Sn*(1-1/t))))}class Mn{document;settings;outcome={compressed:0,kept:{larger:0,kind:0,lines:0,
heavy:0}};waiting=[];bytes=0;samples;constructor(t,n){this.document=t,this.settings=n,this.samples=new gn(t,n)}async run(){const{document:t,outcome:n}=this;let e=await l(
t);e.inlinePages.size>0&&(await new dt(t).moveAll(e),e=await l(t,e.elsewhere));const{sizes:o,masks:i,inline:r}=e;n.kept.kind+=r;let c=0;for(const[f,u]of o){const m=t.
get(f);m instanceof d.Z6&&(0,d.Eo)(t.resolve(m.dict.get("Subtype")),"Image")&&await this.take(f,m,u),t.job.pace.progress(++c/o.size)}for(const[f,u]of i)await this.
takeMask(f,u);return await this.drawAll(),await this.samples.packAll(),n}async take(t,n,e){const o=await se(this.document,n);if(typeof o=="string"){o!=="larger"&&
await this.samples.shrink(t,e)?this.outcome.compressed++:this.outcome.kept[o]++;return}await this.wait(t,o,e,!1)}async takeMask(t,n){const{document:e}=this,o=e.
get(t);if(!(o instanceof d.Z6)||o.dict.has("Matte"))return;if((0,D.R)(e,o).format!=="jpg"){await this.samples.shrink(t,n);return}const i=await se(e,o);typeof i!=
"string"&&i.color==="gray"&&await this.wait(t,i,n,!0)}async wait(t,n,e,o){const i=S(n,e,this.settings.resolution),[r,c]=[n.width,n.height].map(u=>Math.max(1,Math.
round(u*i))),f=On(this.settings.quality,y(n,e,this.settings.resolution));if(n.color==="inks"&&r*c>xn){this.outcome.kept.heavy++;return}this.waiting.push({number:t,
image:n,width:r,height:c,quality:f,isMask:o}),this.bytes+=n.data.length,(this.waiting.length>=wn||this.bytes>=bn)&&await this.drawAll()}async drawAll(){const{waiting:t,
document:n,settings:e}=this;if(this.waiting=[],this.bytes=0,t.length===0)return;const o=await N.Y.open(await vn(t,n),n.job);for(const[i,r]of t.entries()){const{
image:c,width:f,height:u}=r,m=c.color==="inks",O=await o.draw(i,{width:f,height:u*(m?P:1),isTransparent:!0}),v=e.grayscale&&!r.isMask&&!m?"gray":c.color,C=await this.
replace(r,O,v);r.isMask||(C?this.outcome.kept[C]++:this.outcome.compressed++)}}async replace({number:t,image:n,width:e,height:o,quality:i},r,c){const{document:f,
settings:u}=this;if(!An(r))return"kind";const m={width:e,height:o,color:c,quality:i,resolution:u.resolution},O=c==="inks"?q(r):(0,j.lc)(r,c),v=await(0,R.I)({...m,
samples:O},f.job.pace),C=c!==n.color;if(v.length>n.size*(C?1:yn))return"larger";const U=(0,H.n)(f.get(t),v,{compress:!1});for(const[M,W]of Object.entries({Width:e,
Height:o,BitsPerComponent:8}))U.dict.set(M,W);U.dict.set("Filter",(0,d.UU)("DCTDecode")),c!=="inks"&&U.dict.delete("Decode"),U.dict.set("ColorSpace",C?await In(
f):n.space),f.put(t,U)}}async function vn(s,{job:t}){const n=await(0,T.E)(b.O,t),e=i=>n.add(i),o=s.map(({image:i,width:r,height:c})=>{const f=i.color==="inks"?K(
i.entries,e):[i.entries],u=f.map((O,v)=>[`Image${v}`,e(new d.Z6(O,i.data))]),m=u.map(([O],v)=>(0,$.qK)(O,`${r} 0 0 ${c} 0 ${(f.length-1-v)*c}`));return e((0,d.jd)(
{Type:(0,d.UU)("Page"),MediaBox:[0,0,r,c*f.length],Resources:(0,d.jd)({XObject:(0,d.jd)(Object.fromEntries(u))}),Contents:e(new d.Z6((0,d.jd)({}),(0,d.Px)(m.join(
`
`)).bytes))}))});return await n.pages.rebuild(o.map(({number:i})=>i)),(0,E.UN)(n,{encryption:"none",draft:!0})}const Cn=64;function An({width:s,height:t,row:n}){
const e=Math.max(1,Math.floor(t/Cn));for(let o=0;o<t;o+=e){const i=n(o);for(let r=3;r<s*4;r+=4)if(i[r]!==255)return!1}return!0}async function In(s){const{archive:t}=await(0,z.
ds)(s);return t?[(0,d.UU)("CalGray"),(0,d.jd)({WhitePoint:[.9505,1,1.089],Gamma:2.2})]:(0,d.UU)("DeviceGray")}var $t=x(18271),Ot=x(16456),Kt=x(49454),Dt=x(30201),
Tn=x(30825),Pn=x(69374),Un=x(57373),Dn=x(43463),Jt=x(61188),ee=x(94389);const Rn=1330926671,Bn=65536,Fn=14;function ue(s){const t=new DataView(s.buffer,s.byteOffset,
s.length),n=s.length>12?t.getUint32(0):0;return s[0]===1&&s[1]===0&&n!==Bn?{at:0,length:s.length}:n===Rn?(0,ee.tI)(t).get("CFF "):void 0}const jn=[15,16,3108,3109],
[Ln,Nn,Gn]=[17,18,3078];function Wn(s,t){const n=new DataView(s.buffer,s.byteOffset,s.length),e=(0,Jt.Pe)(n,n.getUint8(2)),o=(0,Jt.Pe)(n,e.end),i=(0,Jt.zz)(n,o.
offsets[0]??0,o.offsets[1]??0),r=i.get(Ln)?.[0];if(r===void 0||e.offsets.length!==2||(i.get(Gn)?.[0]??2)!==2)return!1;const{offsets:c,end:f}=(0,Jt.Pe)(n,r),u=[...jn.
map(U=>i.get(U)?.[0]??0),i.get(Nn)?.[1]??0];if(!c.every((U,M)=>M===0||U>=c[M-1])||f>s.length||u.some(U=>U>r&&U<f))return!1;const O=n.getUint8(r+2),v=r+2+c.length*
O;let C=c[0]??f;for(const[U,M]of c.entries()){let W=C-v;for(let rt=O-1;rt>=0;rt--,W=Math.floor(W/256))s[r+3+U*O+rt]=W%256;const _=(c[U+1]??M)-M;U===0||t.has(U)||
_<2?(s.copyWithin(C,M,M+_),C+=_):s[C++]=Fn}return s.fill(0,C,f),!0}var zn=x(50476),Hn=x(22194);const kn="GPOS,GDEF,BASE,JSTF,kern,DSIG,hdmx,VDMX,LTSH,PCLT,FFTM,\
EBDT,EBLC,EBSC,meta,morx,mort,feat".split(","),ge=32,$n=196608;function Kn(s,t,{names:n,vertical:e}){const o=Buffer.from(s),i=new DataView(o.buffer,o.byteOffset,
o.length),r=(0,ee.tI)(i),[c,f]=["hhea","hmtx"].map(Q=>r.get(Q)),u=(0,ee.eQ)(i,r);if(!u||!Jn([...r.values()],s.length))return;const{glyf:m,count:O,place:v,setPlace:C,
spanOf:U}=u,M=Array.from({length:O+1},(Q,mt)=>v(mt));if(M.some((Q,mt)=>Q>m.length||Q<(M[mt-1]??0)))return;const W=(0,zn.f)(t,O,U,i);W.add(0);let _=0;for(let Q=0;Q<=
O;Q++)C(Q,_),!(Q===O||!W.has(Q))&&(o.copyWithin(m.at+_,m.at+M[Q],m.at+M[Q+1]),_+=M[Q+1]-M[Q]);c&&f&&Zn(o.subarray(f.at,f.at+f.length),i.getUint16(c.at+34),W);const rt=new Set(
[...kn,...e?[]:["GSUB"]]),Bt=(Q,{at:mt,length:Ee})=>Q==="post"&&!n&&Ee>ge?Yn(o.subarray(mt,mt+ge)):o.subarray(mt,mt+(Q==="glyf"?_:Ee));return(0,Hn.f)([...r].map(
([Q,mt])=>[Q,rt.has(Q)?void 0:Bt(Q,mt)]))}function Jn(s,t){const n=[...s].sort((e,o)=>e.at-o.at);return n.every(({at:e,length:o},i)=>e+o<=(n[i+1]?.at??t))}function Zn(s,t,n){
const e=t+Math.floor((s.length-t*4)/2);for(let o=0;o<e;o++){if(n.has(o)||o===t-1)continue;const i=o<t?o*4:t*4+(o-t)*2;s.fill(0,i,i+(o<t?4:2))}}function Yn(s){const t=Buffer.
from(s);return t.writeUInt32BE($n),t}var Rt=x(48462);const Vn=12,Xn=6,Qn=24,_n=512*1024;function qn(s,t){if(s.length>_n)return;const n=Buffer.from(s),e=(0,Rt._M)(
n),o=e?.plain.indexOf("/CharStrings")??-1;if(!e||o<0)return;const{plain:i}=e,r=Number(/\/lenIV\s+(\d+)/.exec(i.toString("latin1",0,Math.min(o,4096)))?.[1]??4),c=C=>(0,Rt.
Ns)(C,Rt.Ed).subarray(r);for(const[,C]of(0,Rt.NH)(i,o))if(pe(c(C))!=="plain")return;const f=new Map((0,Rt.Ag)(i,o)),u=es(f,t,c);if(!u)return;const m=[];let O=0;
for(const[C,U]of f){if(u.has(C))continue;const M=U.byteOffset-i.byteOffset,W=i.lastIndexOf(`/${C} `,M),_=M+U.length+ts(i.toString("latin1",M+U.length,M+U.length+
Qn));if(W<O||_===M+U.length)return;m.push(i.subarray(O,W)),O=_}const v=Buffer.concat([...m,i.subarray(O)]);return Buffer.concat([n.subarray(0,e.start),e.seal(v),
n.subarray(e.end)])}const ts=s=>/^\s*(?:ND|\|-|noaccess def)\s+/.exec(s)?.[0].length??0;function es(s,t,n){const e=new Set(t).add(".notdef");for(const o of t){const i=s.
get(String(o)),r=i?pe(n(i)):"plain";if(r==="unclear")return;if(r!=="plain")for(const c of r)e.add((0,Dt.S)(Ot.W.charCodeAt(c-32)))}return e}function pe(s){const t=[];
for(let n=0;n<s.length;){const e=s[n++];if(e===Vn){if(s[n++]===Xn)return t.length>=5?t.slice(-2):"unclear";t.length=0}else e<32?t.length=0:e<247?t.push(e-139):e<
251?t.push((e-247)*256+(s[n++]??0)+108):e<255?t.push(-(e-251)*256-(s[n++]??0)-108):(t.push(NaN),n+=4)}return"plain"}function ns(s,t,n){try{if(s[0]===ss)return qn(
s,t);const e=ue(s);if(!e)return Kn(s,t,n);const o=Buffer.from(s);return Wn(o.subarray(e.at,e.at+e.length),t)?o:void 0}catch(e){if(!(e instanceof RangeError))throw e;
return}}const ss=37;var os=x(10339),is=x(47212);const rs=16*1024,as=.9,[cs,fs,ls]=[300,300,2],hs=20,ds=/^[A-Z]{6}\+/;async function us(s){if((await(0,z.ds)(s)).
archive!==void 0)return;const{live:t}=await(0,pt.Gy)(s),n=await ms(s,t);if(n.size===0)return;const{fonts:e}=await ws(s,t),o=new Map,i=async(r,c)=>{const f=(0,$t.
Lq)(s,r.dictionary);if(!f||!n.has(f))return;const u=new Set(c),m=s.job.pace.step(u.size*fs);m&&await m;const O=(0,$t.oQ)(s,r.dictionary),v=!(0,Kt.hL)(s,r.dictionary),
C=v&&s.decoded(f)[0]===79,U=o.get(f)??{glyphs:new Set,names:!1,vertical:!1};U.names||=v,U.vertical||=r.vertical,typeof O=="object"&&!C&&bs(s,r,O,u,U.glyphs)?o.set(
f,U):n.delete(f)};for(const[r,{kept:c}]of e)await i(r,c);for(const r of ps(s)){const c=(0,$t.Lq)(s,s.dict(r)??new d.Bi),f=c&&n.get(c);if(!f)continue;f.isForFields=
!0;const u=await(0,Un.G)(s,r);(0,Kt.hL)(s,u.dictionary)?n.delete(c):await i(u,gs.flatMap(m=>u.glyphs(Uint8Array.of(m))))}for(const[r,c]of o){const f=n.get(r);f&&
await vs(s,r,f,c)}}const gs=Array.from({length:256},(s,t)=>t);function ps(s){const t=s.dict(s.dict(s.catalog.get("AcroForm"))?.get("DR"));return s.dict(t?.get("\
Font"))?.values()??[]}async function ms(s,t){const n=new Map,e=[];for(let o=1;o<t.length;o++){const i=s.job.pace.step(cs);i&&await i;const r=t[o]===1?s.get(o):null;
if(!(r instanceof d.Bi))continue;const c=r.get("FontFile")??r.get("FontFile2")??r.get("FontFile3"),f=(0,d.i9)(c)?s.resolve(c):ys(s,r);f instanceof d.Z6&&(e.push(
[o,f]),(0,d.i9)(c)&&s.encoded(f).length>=rs&&n.set(f,{number:c.number,named:[],isForFields:!1}))}for(const[o,i]of e)n.get(i)?.named.push(o);return n}const ys=(s,t)=>(0,d.
Eo)(s.resolve(t.get("Type")),"Font")?(0,$t.Lq)(s,t):void 0;async function ws(s,t){const[n,e]=[new os.H,new is.Wz(s)],{pace:o}=s.job;for(let c=0;c<s.pages.count;c++)
await n.note((await e.all(c,[])).trace,o);const{content:i,pages:r}=await(0,ot.d)(s,t.length,c=>t[c]===1);for(const[c,f]of i){const u=s.get(c),m=u instanceof d.Z6&&
!r.has(c)?s.decodedPart(u)?.data:void 0;m&&await n.note((await e.stream(m,f)).trace,o)}return n}function bs(s,{dictionary:t},n,e,o){const i=(0,Kt.hL)(s,t);if(i){
const u=s.resolve(i.get("CIDToGIDMap")),m=u instanceof d.Z6?s.decodedPart(u)?.data:void 0;for(const{cid:O}of e)o.add(O),o.add(n.glyphOfCid(O)),m&&o.add((m[O*2]??
0)<<8|(m[O*2+1]??0));return!0}const r=(0,Ot.yD)(s,t);if(n.kind==="truetype")return Ss(n,r,e,o);const c=s.resolve(t.get("Encoding")),f=(0,d.Zm)(c)?s.resolve(c.get(
"BaseEncoding")):c;return n.kind==="named"&&!(0,d.Eo)(f,"MacExpertEncoding")&&Ms(n,r,e,o)}function me({code:s,text:t},n,e){const o=[n,Ot.W,Ot.NF,Ot.yh].map(r=>r.
charCodeAt(s-32)||0),i=e===void 0?void 0:(0,Dt.u)(e);return[...o,i??0,...Array.from(t,r=>r.codePointAt(0))].filter(r=>r>0)}const xs=new Map([[185,"onesuperior"],
[178,"twosuperior"],[179,"threesuperior"],[64257,"fi"],[64258,"fl"]]),ye=s=>[(0,Dt.S)(s),xs.get(s)??""];function Ss(s,{base:t="",differences:n},e,o){for(const i of e){
const{code:r}=i,c=n?.get(r),f=me(i,t,c);for(const u of[...c===void 0?[]:[c],...f.flatMap(ye)])o.add(s.glyphOf(u));for(const u of[...f,r,61440|r,61696|r,61952|r])
o.add(s.unicode(u));for(const u of f)o.add(s.code(Ot.yh.indexOf(String.fromCodePoint(u))+32));o.add(s.code(r))}return!0}const Es=65536;function Os(s){const t=new Map,
n=(e,o)=>{const i=e===""?void 0:(0,Dt.u)(e),r=i===void 0?void 0:t.get(i);r?r.push(o):i!==void 0&&t.set(i,[o])};if(s.names)for(const e of s.names)n(e,e);else for(let e=1;e<
Es;e++)n(s.nameOf(e),e);return t}const we=["space","nbspace","hyphen","sfthyphen","bullet","quotesingle","quoteleft","quoteright","grave"];function Ms(s,{base:t="",
differences:n},e,o){const i=Os(s),r=c=>{const f=s.names?.has(c)?c:s.glyphCalled?.(c);return f!==void 0&&o.add(f),f!==void 0};we.forEach(r);for(const c of e){const f=n?.
get(c.code),u=s.encoding?.get(c.code);u!==void 0&&r(u);for(const m of me(c,t,f)){ye(m).forEach(r);for(const O of i.get(m)??[])o.add(O)}if(f!==void 0&&!r(f)&&f!==
".notdef"&&!we.includes(f))return!1}return!0}async function vs(s,t,{number:n,named:e,isForFields:o},i){const r=await s.decodedAtEase(t),c=s.job.pace.step(r.length*
ls);c&&await c;const f=await As(s,r,i.glyphs),u=f&&ns(r,f,i),m=u&&(0,H.n)(t,u,{compress:!0});if(!m||m.data.length>s.encoded(t).length*as||(Cs(s,m.dict,u.length-
r.length),s.put(n,m),o))return;const O=(0,Dn.j)(u);for(const v of e){s.edit(v);const C=s.get(v);for(const U of["BaseFont","FontName"]){const M=(0,Kt.FG)(s,C.get(
U));M!==""&&!ds.test(M)&&C.set(U,(0,d.UU)(`${O}+${M}`))}}}function Cs(s,t,n){const e=["Length2","Length1"].find(i=>t.has(i)),o=e===void 0?void 0:s.resolve(t.get(
e));e!==void 0&&typeof o=="number"&&t.set(e,o+n)}async function As({job:s},t,n){const e=(0,Pn.m)(t),o=ue(t);if(e?.kind!=="named"||!o)return n;let i=0;const r=(0,Tn.
mJ)(t.subarray(o.at,o.at+o.length),f=>i+=f),c=new Set(n);for(const f of n){if(typeof f=="string"||e.nameOf(f)==="")continue;const u=r?.glyph(f);if(!u)return;for(const O of u)
c.add(e.glyphCalled?.((0,Dt.S)(Ot.W.charCodeAt(O-32)))??0);const m=s.pace.step((i+1)*hs);i=0,m&&await m}return c}var ne=x(49994);const be=6,xe={resolution:50,quality:20},
Is=async(s,t,n)=>{const{maximum_bytes:e=1/0,open_password:o}=t,i=async M=>{const W={};return{...await(0,ne.BG)(s,o,n,async rt=>{W.outcome=await new Mn(rt,M).run(),
await us(rt)}),outcome:W.outcome}};let r=await i(t);for(let M=1;M<=be&&r.bytes.length>e&&Ts(r);M++){const W=await i(Ps(M,t));W.bytes.length<r.bytes.length&&(r=W)}
const{bytes:c,isSmaller:f,pageCount:u,outcome:m,written:O}=r;O&&n.onWritten?.(O);const v=f?[...r.notes]:[ne.bx],C=Object.values(m.kept).reduce((M,W)=>M+W,0);f&&
C>0&&v.push(Us(C,m)),c.length>e&&v.push(Ds(c.length));const U=s.bytes.length;return{documents:[{name:s.name,bytes:c,pageCount:u}],notes:v,facts:{pageCount:u,bytesBefore:U,
bytesAfter:c.length,savedPercent:f?(0,ne.p0)(U,c.length):0,compressedImages:f?m.compressed:0,keptImages:f?C:C+m.compressed}}},Ts=({outcome:{compressed:s,kept:t}})=>s+
t.larger>0;function Ps(s,{resolution:t,quality:n,grayscale:e}){const o=(i,r)=>i<=r?i:Math.round(i*(r/i)**(s/be));return{resolution:o(t,xe.resolution),quality:o(
n,xe.quality),grayscale:e}}const Se={larger:"would hardly become smaller",kind:"of a kind that is not compressed",lines:"like drawings or text, which would blur",
heavy:"too large to decode here"};function Us(s,{kept:t}){const e=Object.keys(Se).filter(o=>t[o]>0).map(o=>`${t[o]} ${Se[o]}`);return{code:"images_kept",message:`${(0,F.
C7)(s,"image stays as it was","images stay as they were")}: ${(0,F.Dw)(e)}.`}}const Ds=s=>({code:"still_larger",message:`The document could not be made as small\
 as maximum_bytes asks: it has ${s} bytes.`,mentions:["maximum_bytes"]})}),77158:((ft,Z,x)=>{x.d(Z,{O:()=>F});const F=Buffer.from(`%PDF-1.3
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
`,"latin1")}),91025:((ft,Z,x)=>{x.d(Z,{n:()=>$});var F=x(45599);class ${document;copies=new Map;constructor(j){this.document=j}with(j,R){const D=(0,F.i9)(j)?j.number:
(0,F.Zm)(j)?j:void 0;let z=this.copies.get(D);z||this.copies.set(D,z=new Map);const H=R.length===1?String(R[0].ref.number):R.map(({ref:d})=>d.number).join(" ");
let T=z.get(H);return T||z.set(H,T=this.extend(this.document.dict(j)??new F.Bi,R)),T}extend(j,R){const{document:D}=this,z=new F.Bi(j),H=new Map,T=R.map(d=>{const{
category:E,ref:b}=d;let p=H.get(E);p||H.set(E,p=new F.Bi(D.dict(j.get(E))));let w=d.name;for(let P=2;p.has(w);P++)w=`${d.name}${P}`;return p.set(w,b),z.set(E,p),
w});return{resources:D.add(z),names:T}}}}),36078:((ft,Z,x)=>{x.d(Z,{AY:()=>D,KJ:()=>T,XL:()=>z,_:()=>$,hX:()=>E,id:()=>R,qK:()=>j,vs:()=>N,wW:()=>d,yQ:()=>H});var F=x(
45079);function $(b){if(Number.isInteger(b)&&Math.abs(b)<1e7)return String(b);const p=Number(b.toPrecision(7)),w=Math.abs(p)<1e-9?"0":String(p);return w.includes(
"e")?p.toFixed(12).replace(/\.?0+$/,""):w}const N=b=>b.map($).join(" "),j=(b,p)=>`q ${p} cm /${b} Do Q`,R=b=>(0,F.ZV)(Math.round(b*1e3)/1e3||0),D=([b,p])=>`${R(
b)} ${R(p)}`,z=b=>b.map((p,w)=>`${D(p)} ${w===0?"m":"l"}`).join(" "),H=.5523;function T(b){const p=H,w=(...P)=>`${P.map(([I,K])=>D(b(I,K))).join(" ")} c`;return[
`${D(b(1,0))} m`,w([1,p],[p,1],[0,1]),w([-p,1],[-1,p],[-1,0]),w([-1,-p],[-p,-1],[0,-1]),w([p,-1],[1,-p],[1,0])].join(" ")}function d(b,p){const w={1:"g",3:"rg",
4:"k"}[b.length];return`${b.map(R).join(" ")} ${p==="fill"?w:w.toUpperCase()}`}const E=b=>`[${b.map(R).join(" ")}] 0 d`}),30825:((ft,Z,x)=>{x.d(Z,{v5:()=>ot,mJ:()=>lt,
n1:()=>it});var F=x(16456),$=x(30201),N=x(61188),j=x(74135),R=x(83553);const D=10,z=2e4,H=513;function T(L,h){switch(L){case 1:case 3:case 18:case 23:return h%2;case 4:case 22:
return h-1;case 21:return h-2;case 14:return h%4;default:return 0}}function d(L,h,l){const g=new R.w$(h.matrix),a=new b(h,g);try{a.run(L,0)}finally{l(a.steps)}return g.
outline}function E(L,h,l){const g=new b(h,new R.w$(h.matrix));try{g.run(L,0)}finally{l(g.steps)}return g.width}class b{font;pen;width;hasWidth=!0;stack=[];stems=0;steps=0;ended=!1;constructor(h,l){
this.font=h,this.pen=l}run(h,l){if(l>D)throw new R.MS;const g=new DataView(h.buffer,h.byteOffset,h.byteLength);for(let a=0;a<h.length&&!this.ended;){if(++this.steps>
z||this.stack.length>H)throw new R.MS;const S=g.getUint8(a++);if(S===28)this.stack.push(g.getInt16(a)),a+=2;else if(S===255)this.stack.push(g.getInt32(a)/65536),
a+=4;else if(S>=251)this.stack.push(-(S-251)*256-g.getUint8(a++)-108);else if(S>=247)this.stack.push((S-247)*256+g.getUint8(a++)+108);else if(S>=32)this.stack.push(
S-139);else{if(S===11)return;S===10?this.call(this.font.local,l):S===29?this.call(this.font.global,l):S===12?this.escaped(g.getUint8(a++)):S===19||S===20?(this.
takeWidth(this.stack,this.stack.length%2),this.stems+=this.stack.length>>1,this.stack=[],a+=this.stems+7>>3):this.operate(S,l)}}}call({data:h,offsets:l},g){const a=Math.
max(l.length-1,0),S=a<1240?107:a<33900?1131:32768,y=this.pop()+S,[A,B]=[l[y],l[y+1]];if(A===void 0||B===void 0)throw new R.MS;this.run(h.subarray(A,B),g+1)}pop(){
const h=this.stack.pop();if(h===void 0)throw new R.MS;return h}takeWidth(h,l){this.hasWidth&&l>0&&(this.width=h[0]),this.hasWidth=!1}operate(h,l){const{pen:g,stack:a}=this;
switch(this.stack=[],this.hasWidth&&this.takeWidth(a,T(h,a.length)),h){case 1:case 3:case 18:case 23:this.stems+=a.length>>1;return;case 4:return g.move(0,a.at(
-1)??0);case 22:return g.move(a.at(-1)??0,0);case 21:return g.move(a.at(-2)??0,a.at(-1)??0);case 5:return this.lines(a,a.length);case 6:case 7:for(const[S,y]of a.
entries())S%2===0==(h===6)?g.line(y,0):g.line(0,y);return;case 8:this.curves(a,0,a.length);return;case 24:{const S=this.curves(a,0,a.length-2);return g.line(a[S]??
0,a[S+1]??0)}case 25:{const S=a.length-6;this.lines(a,S),this.curves(a,Math.max(S,0),a.length);return}case 26:case 27:return this.flatCurves(a,h===27);case 30:case 31:
return this.turningCurves(a,h===31);case 14:return this.end(a,l);default:throw new R.MS}}lines(h,l){for(let g=0;g+1<l;g+=2)this.pen.line(h[g],h[g+1])}curves(h,l,g){
let a=l;for(;a+5<g;a+=6)this.pen.curve(h[a],h[a+1],h[a+2],h[a+3],h[a+4],h[a+5]);return a}flatCurves(h,l){let g=h.length%4===0?0:1,a=g===1?h[0]:0;for(;g+3<h.length;g+=
4){const[S,y,A,B]=[h[g],h[g+1],h[g+2],h[g+3]];l?this.pen.curve(S,a,y,A,B,0):this.pen.curve(a,S,y,A,0,B),a=0}}turningCurves(h,l){let g=l;for(let a=0;a+3<h.length;a+=
4){const[S,y,A,B]=[h[a],h[a+1],h[a+2],h[a+3]],k=h.length-a===5?h[a+4]:0;g?this.pen.curve(S,0,y,A,k,B):this.pen.curve(0,S,y,A,B,k),g=!g}}end(h,l){if(h.length>=4){
const[g,a,S,y]=h.slice(-4);for(const[A,B,k]of[[S,0,0],[y,g,a]]){const G=this.font.accented(A);if(!G)throw new R.MS;this.pen.x=B,this.pen.y=k,this.stems=0,this.run(
G,l+1),this.ended=!1}}this.ended=!0}escaped(h){const{pen:l,stack:g}=this,a=g;switch(h){case 34:l.curve(a[0],0,a[1],a[2],a[3],0),l.curve(a[4],0,a[5],-a[2],a[6],0);
break;case 35:l.curve(a[0],a[1],a[2],a[3],a[4],a[5]),l.curve(a[6],a[7],a[8],a[9],a[10],a[11]);break;case 36:l.curve(a[0],a[1],a[2],a[3],a[4],0),l.curve(a[5],0,a[6],
a[7],a[8],-(a[1]+a[3]+a[7]));break;case 37:{const S=a[0]+a[2]+a[4]+a[6]+a[8],y=a[1]+a[3]+a[5]+a[7]+a[9],A=Math.abs(S)>Math.abs(y);l.curve(a[0],a[1],a[2],a[3],a[4],
a[5]),l.curve(a[6],a[7],a[8],a[9],A?a[10]:-S,A?-y:a[10]);break}default:return this.arithmetic(h)}this.stack=[]}arithmetic(h){const l=this.pop();switch(h){case 9:
this.stack.push(Math.abs(l));return;case 10:this.stack.push(this.pop()+l);return;case 11:this.stack.push(this.pop()-l);return;case 12:this.stack.push(this.pop()/
l);return;case 14:this.stack.push(-l);return;case 18:return;case 24:this.stack.push(this.pop()*l);return;default:throw new R.MS}}}const p=15,w=17,P=18,I=19,K=20,
q=21,V=3079,X=3102,J=3108,tt=3109,st=[.001,0,0,.001,0,0];function it(L,h){return pt(L,(l,g)=>d(l,g,h))}function ot(L,h){return pt(L,(l,g,{nominal:a,usual:S})=>{
const y=E(l,g,h);return(y===void 0?S:a+y)*(g.matrix[0]??0)*1e3})}function lt(L,h){return pt(L,(l,g)=>{const a=[];return d(l,{...g,accented:y=>(a.push(y),g.accented(
y))},h),a})}function pt(L,h){const l=new DataView(L.buffer,L.byteOffset,L.byteLength),g=(0,N.Pe)(l,l.getUint8(2)),a=(0,N.Pe)(l,g.end),S=(0,N.Pe)(l,a.end),y={data:L,
offsets:(0,N.Pe)(l,S.end).offsets},A=(0,N.zz)(l,a.offsets[0]??0,a.offsets[1]??0),B=A.get(w)?.[0];if(B===void 0)return;const k=(0,N.Pe)(l,B).offsets,G=A.has(X),et=(G?
Mt(l,A):[A]).map(nt=>({...bt(l,L,nt),matrix:Ct(A,G?nt:void 0)})),Y=G?wt(l,A.get(tt)?.[0]??0):()=>0,ht=nt=>{const[at,ct]=[k[nt],k[nt+1]];return at===void 0||ct===
void 0?void 0:L.subarray(at,ct)};let dt;const ut=nt=>(dt??=new Map(G?[]:(0,N.eP)(l,A.get(p)?.[0]??0,k.length-1,!1).map((at,ct)=>[(0,N.Je)(L,S.offsets,at),ct])),
dt.get(nt)??-1),gt=nt=>(0,R.Ak)(()=>{const at=ht(nt);if(!at)return;const ct=et[Y(nt)],xt={matrix:ct?.matrix??st,global:y,local:ct?.local??{data:L,offsets:[]},accented:St=>ht(
ut((0,$.S)(F.W.charCodeAt(St-32))))};return h(at,xt,ct??{usual:0,nominal:0})});return{glyph:gt,named:nt=>gt(ut(nt))}}function Mt(L,h){const{offsets:l}=(0,N.Pe)(
L,h.get(J)?.[0]??0);return l.slice(1).map((g,a)=>(0,N.zz)(L,l[a],g))}function wt(L,h){if(L.getUint8(h)===0)return g=>L.getUint8(h+1+g);const l=L.getUint16(h+1);
return g=>{let[a,S]=[0,l-1];for(;a<S;){const y=a+S+1>>1;L.getUint16(h+3+y*3)<=g?a=y:S=y-1}return L.getUint8(h+5+a*3)}}function bt(L,h,l){const[g,a]=l.get(P)??[],
S={data:h,offsets:[]};if(g===void 0||a===void 0)return{local:S,usual:0,nominal:0};const y=(0,N.zz)(L,a,a+g),A=y.get(I)?.[0];return{local:A===void 0?S:{data:h,offsets:(0,N.
Pe)(L,a+A).offsets},usual:y.get(K)?.[0]??0,nominal:y.get(q)?.[0]??0}}function Ct(L,h){const l=S=>{const y=S?.get(V);return y?.length===6?y:void 0},[g,a]=[l(h),l(
L)];return g&&a?(0,j.lw)(g,a):g??a??st}}),83553:((ft,Z,x)=>{x.d(Z,{Ak:()=>H,BO:()=>T,MS:()=>D,po:()=>j,w$:()=>z});const F=1e9,$=2e9,N=3e9,j=4e9,R=2e5;class D extends Error{}
class z{matrix;outline=[];x=0;y=0;constructor(E){this.matrix=E}move(E,b){this.outline.push(F),this.to(E,b)}line(E,b){this.outline.push($),this.to(E,b)}curve(E,b,p,w,P,I){
this.outline.push(N),this.to(E,b),this.to(p,w),this.to(P,I)}skip(E,b){this.x+=E,this.y+=b}to(E,b){const[p,w,P,I,K,q]=this.matrix;this.skip(E,b);const{x:V,y:X}=this;
if(this.outline.push((p*V+P*X+K)*1e3,(w*V+I*X+q)*1e3),this.outline.length>R)throw new D}}function H(d){try{return d()}catch(E){if(E instanceof RangeError||E instanceof
D)return;throw E}}function T(d){let[E,b,p,w]=[1/0,1/0,-1/0,-1/0],P=0;for(let I=0;I<d.length;){const K=d[I];if(K>=F){P=K===j?1:0,I++;continue}const[q,V]=[d[I+P],
d[I+P+1]];E=Math.min(E,q),p=Math.max(p,q),b=Math.min(b,V),w=Math.max(w,V),I+=2+P}return E<=p&&b<=w?[E,b,p,w]:void 0}}),22194:((ft,Z,x)=>{x.d(Z,{f:()=>$});const F=16;
function $(N){const j=N.flatMap(([T,d])=>d?[{tag:T,data:d}]:[]).sort((T,d)=>T.tag<d.tag?-1:1),R=2**Math.floor(Math.log2(j.length)),D=Buffer.alloc(12+j.length*F);
D.writeUInt32BE(65536,0),D.writeUInt16BE(j.length,4),D.writeUInt16BE(R*F,6),D.writeUInt16BE(Math.log2(R),8),D.writeUInt16BE((j.length-R)*F,10);const z=[D];let H=D.
length;for(const[T,{tag:d,data:E}]of j.entries()){const b=12+T*F;D.write(d,b,"latin1"),D.writeUInt32BE(H,b+8),D.writeUInt32BE(E.length,b+12);const p=-E.length&3;
z.push(E,Buffer.alloc(p)),H+=E.length+p}return Buffer.concat(z)}}),43463:((ft,Z,x)=>{x.d(Z,{j:()=>j});var F=x(77598),$=x.n(F);const N=26;function j(R){const D=(0,F.
createHash)("sha256").update(R).digest();return Array.from(D.subarray(0,6),z=>String.fromCharCode(65+z%N)).join("")}}),31584:((ft,Z,x)=>{x.d(Z,{F:()=>H,o:()=>T});
const F=274,$=282,N=283,j=296,R=3,D=5,z={orientation:void 0,resolution:void 0};function H(d){if(d.length<14)return z;const E=new DataView(d.buffer,d.byteOffset,
d.length),b=E.getUint16(0);if(b!==18761&&b!==19789)return z;const p=b===18761,w=E.getUint32(4,p);if(E.getUint16(2,p)!==42||w+2>d.length)return z;const P=E.getUint16(
w,p),I=new Map;for(let J=0,tt=w+2;J<P&&tt+12<=d.length;J++,tt+=12){const st=E.getUint16(tt,p),it=E.getUint16(tt+2,p);if(it===R&&(st===F||st===j)&&I.set(st,E.getUint16(
tt+8,p)),it!==D||st!==$&&st!==N)continue;const ot=E.getUint32(tt+8,p);ot+8<=d.length&&I.set(st,E.getUint32(ot,p)/E.getUint32(ot+4,p))}const K=I.get(F),q={2:1,3:2.54}[I.
get(j)??2],[V,X]=[I.get($),I.get(N)];return{orientation:K!==void 0&&K>=1&&K<=8?K:void 0,resolution:V===void 0||X===void 0||q===void 0?void 0:T({x:V*q,y:X*q})}}function T({
x:d,y:E}){const b=p=>p>=10&&p<=4800;return b(d)&&b(E)?{x:d,y:E}:void 0}}),30044:((ft,Z,x)=>{x.d(Z,{I:()=>it});var F=x(64680);const $=Uint8Array.from(N());function*N(){
for(let h=0;h<15;h++)for(let l=0;l<=h;l++){const[g,a]=h%2===0?[h-l,l]:[l,h-l];g<8&&a<8&&(yield g*8+a)}}const j={luminance:[16,11,10,16,24,40,51,61,12,12,14,19,26,
58,60,55,14,13,16,24,40,57,69,56,14,17,22,29,51,87,80,62,18,22,37,56,68,109,103,77,24,35,55,64,81,104,113,92,49,64,78,87,103,121,120,101,72,92,95,98,112,100,103,
99],chrominance:[17,18,24,47,99,99,99,99,18,21,26,66,99,99,99,99,24,26,56,99,99,99,99,99,47,66,99,99,99,99,99,99,...Array.from({length:32},()=>99)]};function R(h,l){
const g=h<50?5e3/h:200-2*h;return Uint8Array.from(j[l],a=>Math.min(Math.max(Math.floor((a*g+50)/100),1),255))}const D=[1,1.387039845,1.306562965,1.175875602,1,.785694958,
.5411961,.275899379],z=h=>Float32Array.from(h,(l,g)=>1/(l*D[g>>3]*D[g&7]*8));function H(h){for(let l=0;l<64;l+=8)d(h,l,1);for(let l=0;l<8;l++)d(h,l,8)}const T=Math.
SQRT1_2;function d(h,l,g){const[a,S,y,A]=[l+g,l+2*g,l+3*g,l+4*g],[B,k,G]=[l+5*g,l+6*g,l+7*g],[et,Y,ht,dt]=[h[l],h[a],h[S],h[y]],[ut,gt,nt,at]=[h[A],h[B],h[k],h[G]],
[ct,xt,St,Ft]=[et+at,et-at,Y+nt,Y-nt],[jt,Lt,Nt,Zt]=[ht+gt,ht-gt,dt+ut,dt-ut],[At,It,vt,Yt]=[ct+Nt,ct-Nt,St+jt,St-jt];h[l]=At+vt,h[A]=At-vt;const Gt=(Yt+It)*T;h[S]=
It+Gt,h[k]=It-Gt;const[Wt,Vt,Tt]=[Zt+Lt,Lt+Ft,Ft+xt],yt=(Wt-Tt)*.382683433,Et=.5411961*Wt+yt,zt=1.306562965*Tt+yt,Ht=Vt*T,[Pt,kt]=[xt+Ht,xt-Ht];h[B]=kt+Et,h[y]=
kt-Et,h[a]=Pt+zt,h[G]=Pt-zt}function E(h,l){const[g,a]=[new Uint16Array(256),new Uint8Array(256)];let[S,y]=[0,0];for(const[A,B]of h.entries()){for(let k=0;k<B;k++,
y++,S++)g[l[y]]=S,a[l[y]]=A+1;S*=2}return{counts:h,values:l,codes:g,lengths:a}}const b=Array.from({length:12},(h,l)=>l),p=[E([0,1,5,1,1,1,1,1,1,0,0,0,0,0,0,0],b),
E([0,3,1,1,1,1,1,1,1,1,1,0,0,0,0,0],b)],w=["01020300041105122131410613516107227114328191a1082342b1c11552d1f02433627282","000102031104052131061241510761711322328\
1081442 91a1b1c109233352f0156272d10a162434e125f1".replace(" ","")],P=[[0,2,1,3,3,2,4,3,5,5,4,4,0,0,1,125],[0,2,1,2,4,4,3,4,7,5,4,4,0,1,2,119]],I=w.map((h,l)=>{const g=[
...Buffer.from(h,"hex")],S=[0,240,...Array.from({length:160},(y,A)=>Math.floor(A/10)<<4|A%10+1)].filter(y=>!g.includes(y)).sort((y,A)=>y-A);return E(P[l],[...g,
...S])}),K=0,q=240;class V{output;bits=0;count=0;constructor(l){this.output=l}add(l,g){for(this.bits=this.bits<<g|l,this.count+=g;this.count>=8;){this.count-=8;
const a=this.bits>>>this.count&255;this.output.byte(a),a===255&&this.output.byte(0)}this.bits&=(1<<this.count)-1}finish(){this.count>0&&this.add((1<<8-this.count)-
1,8-this.count)}}class X{bits;dc;ac;before=0;constructor(l,g,a){this.bits=l,this.dc=g,this.ac=a}write(l,g){const{bits:a,dc:S,ac:y}=this,A=Math.round(l[0]*g[0]);
this.value(A-this.before,0,S),this.before=A;let B=0;for(let k=1;k<64;k++){const G=$[k],et=Math.round(l[G]*g[G]);if(et===0){B++;continue}for(;B>15;B-=16)a.add(y.
codes[q],y.lengths[q]);this.value(et,B,y),B=0}B>0&&a.add(y.codes[K],y.lengths[K])}value(l,g,{codes:a,lengths:S}){const y=32-Math.clz32(Math.abs(l)),A=g<<4|y;this.
bits.add(a[A],S[A]),y>0&&this.bits.add(l<0?l+(1<<y)-1:l,y)}}const J=8,tt=12,st=65535;async function it(h,l){const{width:g,height:a,color:S,quality:y}=h,A=new F.
k(Math.max(4096,g*a>>2)),B=R(y,"luminance"),k=S==="rgb"?[B,R(y,"chrominance")]:[B];pt(A,h,k);const G=S==="rgb"?new L(h,A,k):new Ct(h,A,k);for(let et=0;et<a;et+=
G.height){G.write(et);const Y=l.step(g*G.height*(S==="inks"?2:1)*tt);Y&&await Y}return G.finish(),ot(A,217),A.bytes}function ot(h,l,...g){if(h.byte(255),h.byte(
l),g.length!==0)for(const a of[...lt(g.length+2),...g])h.byte(a)}const lt=h=>[h>>8,h&255];function pt(h,{width:l,height:g,color:a,resolution:S},y){const A=lt(Math.
min(Math.round(S),st));ot(h,216),a!=="inks"&&ot(h,224,...Buffer.from("JFIF\0","latin1"),1,1,1,...A,...A,0,0);for(const[G,et]of y.entries())ot(h,219,G,...[...$].
map(Y=>et[Y]));const B=a==="rgb"?[1,34,0,2,17,1,3,17,1]:Mt(a).flatMap(G=>[G,17,0]);ot(h,192,8,...lt(g),...lt(l),B.length/3,...B);for(const G of y.keys())for(const[
et,Y]of[p[G],I[G]].entries())ot(h,196,et<<4|G,...Y.counts,...Y.values);const k=a==="rgb"?[1,0,2,17,3,17]:Mt(a).flatMap(G=>[G,0]);ot(h,218,k.length/2,...k,0,63,0)}
const Mt=h=>h==="gray"?[1]:[1,2,3,4];class wt{width;height;samples;block=new Float32Array(J*J);divisors;coder;constructor(l,g,a,S,y,A){this.width=l,this.height=
g,this.samples=new Float32Array(l*g),this.divisors=z(S),this.coder=new X(a,y,A)}set(l,g,a){this.samples[l*this.width+g]=a}write(l,g){const{samples:a,width:S,block:y}=this;
for(let A=0,B=0;A<J;A++)for(let k=(g+A)*S+l,G=k+J;k<G;)y[B++]=a[k++]-128;H(y),this.coder.write(y,this.divisors)}}const bt=(h,l)=>Math.ceil(h/l)*l;class Ct{image;height=J;bits;planes;constructor(l,g,[
a]){this.image=l,this.bits=new V(g);const S=bt(l.width,J),y=l.color==="gray"?1:4;this.planes=Array.from({length:y},()=>new wt(S,J,this.bits,a,p[0],I[0]))}write(l){
const{image:g,planes:a}=this,{width:S}=a[0];for(let y=0;y<J;y++){const A=g.samples(Math.min(l+y,g.height-1));for(const[B,k]of a.entries())for(let G=0;G<S;G++)k.
set(y,G,A[Math.min(G,g.width-1)*a.length+B])}for(let y=0;y<S;y+=J)for(const A of a)A.write(y,0)}finish(){this.bits.finish()}}class L{image;height=2*J;bits;light;blue;red;sums;constructor(l,g,[
a,S]){this.image=l,this.bits=new V(g);const y=bt(l.width,2*J);this.light=new wt(y,2*J,this.bits,a,p[0],I[0]),this.blue=new wt(y/2,J,this.bits,S,p[1],I[1]),this.
red=new wt(y/2,J,this.bits,S,p[1],I[1]),this.sums=new Float32Array(y)}write(l){const{light:g,blue:a,red:S}=this;for(let y=0;y<this.height;y++)this.row(y,Math.min(
l+y,this.image.height-1));for(let y=0;y<g.width;y+=this.height){for(const A of[0,J])for(const B of[0,J])g.write(y+B,A);a.write(y/2,0),S.write(y/2,0)}}finish(){this.
bits.finish()}row(l,g){const{image:a,light:S,blue:y,red:A,sums:B}=this,k=a.samples(g),G=a.width-1,et=l%2===0;et&&B.fill(0);for(let Y=0;Y<S.width;Y++){const ht=Math.
min(Y,G)*3,[dt,ut,gt]=[k[ht],k[ht+1],k[ht+2]];S.set(l,Y,.299*dt+.587*ut+.114*gt);const nt=Y&-2;B[nt]+=-.168736*dt-.331264*ut+.5*gt,B[nt+1]+=.5*dt-.418688*ut-.081312*
gt}if(!et)for(let Y=0;Y<S.width;Y+=2)y.set(l>>1,Y>>1,B[Y]/4+128),A.set(l>>1,Y>>1,B[Y+1]/4+128)}}}),92152:((ft,Z,x)=>{x.d(Z,{A6:()=>H,AT:()=>z,Cb:()=>$,WQ:()=>N,
ZJ:()=>D,fu:()=>T,mA:()=>j,zq:()=>F});const F=(d,E,b)=>Math.ceil(d*E*b/8);function $(d,E,b){if(!d||d.length<E*2)return!1;let p=0;for(let w=0;w<E;w++){const[P,I]=[
d[w*2],d[w*2+1]];if(P===b&&I===0)p++;else if(P!==0||I!==b)return}return p===0?!1:p===E?!0:void 0}function N(d,E){if(d.length>=E)return d.subarray(0,E);const b=new Uint8Array(
E);return b.set(d),b}const j=d=>d.map(E=>E^255),R=2;async function D(d,{width:E,height:b,channels:p,bits:w},P,I){const K=E*p,q=F(E,p,w),V=new Uint8Array(K*b),X=2**
w-1,J=P&&w<8?255/X:1;for(let tt=0;tt<b;tt++){for(let it=0;it<K;it++){const ot=it*w,lt=tt*q+(ot>>3),pt=w>=8?d[lt]:d[lt]>>8-w-(ot&7)&X;V[tt*K+it]=pt*J}const st=I.
step(K*R);st&&await st}return V}function z(d,E,b){const p=Array.from({length:b},(w,P)=>{const[I,K]=[E[P*2],E[P*2+1]];return Uint8ClampedArray.from({length:256},
(q,V)=>(I+V/255*(K-I))*255)});return d.map((w,P)=>p[P%b][w])}function H(d,E,b){const p=new Uint8Array(d.length*b);for(const[w,P]of d.entries())for(let I=0;I<b;I++)
p[w*b+I]=E[P*b+I]??0;return p}function T(d,E,b){const p=new Uint8Array(E.length*(b+1));for(let w=0;w<E.length;w++){for(let P=0;P<b;P++)p[w*(b+1)+P]=d[w*b+P];p[w*
(b+1)+b]=E[w]}return p}}),5660:((ft,Z,x)=>{x.d(Z,{$:()=>H});var F=x(78157),$=x(31584),N=x(8283);const j={195:"a lossless JPEG image",197:"a hierarchical JPEG im\
age",198:"a hierarchical JPEG image",199:"a hierarchical lossless JPEG image",201:"a JPEG image with arithmetic coding",202:"a JPEG image with arithmetic coding",
203:"a lossless JPEG image with arithmetic coding",205:"a hierarchical JPEG image with arithmetic coding",206:"a hierarchical JPEG image with arithmetic coding",
207:"a hierarchical JPEG image with arithmetic coding",247:"a JPEG-LS image"},R="save it as a baseline or progressive JPEG with 8 bits, or as a PNG image",D="Ex\
if\0\0",z="ICC_PROFILE\0";function H(b,p){const w=new T(b,p);w.run();const{frame:P}=w;if(!P)throw p("is a JPEG image without a start of frame; it is damaged");if(w.
end<0)throw p("is a JPEG image that is cut short; copy or export it again");const I=w.exif&&(0,$.F)(w.exif),{width:K,height:q,components:V,ids:X}=P;return{width:K,
height:q,components:V,orientation:I?.orientation??1,resolution:w.jfifResolution??I?.resolution,profile:E(w.profileParts),adobe:w.adobe,plainRgb:X==="RGB"&&!w.adobe&&
!w.jfif,data:b.subarray(0,w.end)}}class T{bytes;refuse;frame;jfif=!1;jfifResolution;adobe=!1;exif;profileParts=new Map;end=-1;constructor(p,w){this.bytes=p,this.
refuse=w}run(){for(const{marker:p,end:w,data:P}of(0,N.OD)(this.bytes))if(p===N.GM)this.end=w;else if(p!==N.Os)this.segment(p,P);else if(this.isOnlyScan(P)){const I=(0,F.
bS)(this.bytes).indexOf(d,w);this.end=I<0?-1:I+2;return}}isOnlyScan(p){return this.frame?.sequential===!0&&p[0]===this.frame.components}segment(p,w){const P=j[p];
if(P!==void 0)throw this.refuse(`is ${P}, which PDF cannot hold; ${R}`);if(p>=192&&p<=194)this.frame??=this.readFrame(w,p!==194);else if(p===224&&(0,F.w1)(w,0,"\
JFIF\0"))this.readJfif(w);else if(p===225&&(0,F.w1)(w,0,D))this.exif??=w.subarray(D.length);else if(p===226&&(0,F.w1)(w,0,z)&&w.length>z.length+2){const[I,K]=w.
subarray(z.length);this.profileParts.has(I)||this.profileParts.set(I,{of:K,data:w.subarray(z.length+2)})}else p===238&&(0,F.w1)(w,0,"Adobe")&&w.length>=12&&(this.
adobe=!0)}readFrame(p,w){const[P=0,I=0,K=0,q=0,V=0,X=0]=p,[J,tt]=[I<<8|K,q<<8|V];if(p.length<6+3*X)throw this.refuse("is a JPEG image whose start of frame is da\
maged");if(P!==8)throw this.refuse(`is a JPEG image with ${P} bits per component, which PDF cannot hold; ${R}`);if(tt===0||J===0)throw this.refuse(`is a JPEG im\
age of ${tt} × ${J} pixels; it is empty or damaged`);if(X!==1&&X!==3&&X!==4)throw this.refuse(`is a JPEG image with ${X} components; PDF holds 1, 3 or 4`);let st="";
for(let it=0;it<X;it++)st+=String.fromCharCode(p[6+3*it]);return{width:tt,height:J,components:X,ids:st,sequential:w}}readJfif(p){if(this.jfif||(this.jfif=!0,p.length<
12))return;const w={1:1,2:2.54}[p[7]],[P,I]=[p[8]<<8|p[9],p[10]<<8|p[11]];w!==void 0&&(this.jfifResolution=(0,$.o)({x:P*w,y:I*w}))}}const d=Buffer.of(255,N.GM);
function E(b){const p=b.size,w=[];for(let P=1;P<=p;P++){const I=b.get(P);if(I?.of!==p)return;w.push(I.data)}return p===0?void 0:Buffer.concat(w)}}),98122:((ft,Z,x)=>{
x.d(Z,{_:()=>$});var F=x(58552);const $=N=>j=>(0,F.G6)([{field:N,message:j}])}),9819:((ft,Z,x)=>{x.d(Z,{J7:()=>N,Kd:()=>D,Wo:()=>z,_i:()=>R,b9:()=>j});var F=x(42973),
$=x(45599);class N{document;gone=new Set;chased=new Set;constructor(T){this.document=T}remove(T){const{catalog:d,catalogNumber:E,pages:b}=this.document,p=d.get(
"Pages");T===E||(0,$.i9)(p)&&T===p.number||b.holds(T)||(this.gone.add(T),this.document.remove(T))}chase(T){this.chased.add(T)}removed(){return this.gone}takeChased(){
const T=this.chased;return this.chased=new Set,T}isGone(T){return(0,$.i9)(T)&&this.gone.has(T.number)}}class j{most;left;constructor(T){this.most=this.left=T.job.
limits.nodes}spend=T=>{if(this.left-=T,this.left<0)throw(0,F.F)("nodes",`The document has more than ${this.most} fields, bookmarks, names and structure elements`,
"Remove bookmarks or tags with another program first")}}class R{seen;beyond=new Set;allowance;constructor(T,d=new j(T)){this.allowance=d,this.seen=new Uint8Array(
(T.size>>3)+1)}first(T){if(this.allowance.spend(1),!(0,$.i9)(T))return!0;const{number:d}=T,E=d>>3;if(E>=this.seen.length)return this.beyond.size<this.beyond.add(
d).size;const b=1<<(d&7),p=(this.seen[E]&b)===0;return this.seen[E]|=b,p}}function D(H,T){return(0,$.i9)(H)?H.number:T}function z(H,T){const d=H.catalog.get(T),
E=H.dict(d);return E&&{dict:E,holder:D(d,H.catalogNumber)}}})};
