"use strict";exports.id=4921,exports.ids=[4921],exports.modules={85035:((ft,Y,x)=>{x.r(Y),x.d(Y,{compress_document:()=>As});var F=x(98446),$=x(36078),G=x(12195),L=x(1900),R=x(
30044),D=x(38671),z=x(21281),H=x(58006),U=x(92356),l=x(45599),E=x(14029),b=x(77158);const p=4,w=["{pop}","{4 1 roll pop pop pop dup dup}"],P=w.length,T=s=>Array.
from({length:s*2},(t,n)=>n%2);function K(s,t){return w.map(n=>{const e=(0,l.jd)({FunctionType:4,Domain:T(p),Range:T(3)}),o=["A","B","C","D"].map(r=>(0,l.UU)(r)),
i=new l.Bi(s);return i.set("ColorSpace",[(0,l.UU)("DeviceN"),o,(0,l.UU)("DeviceRGB"),t(new l.Z6(e,(0,l.Px)(n).bytes))]),i})}function _({width:s,height:t,row:n}){
const e=new Uint8Array(s*p),o=t/P;return i=>{const r=n(i);for(let f=0;f<e.length;f+=p)e[f]=r[f+2],e[f+1]=r[f+1],e[f+2]=r[f];const c=n(i+o);for(let f=0;f<e.length;f+=
p)e[f+3]=c[f];return e}}var X=x(52829),Q=x(56681),Z=x(37709),q=x(91025),st=x(93059),it=x(58971),ot=x(3449),ht=x(52205),mt=x(33973),Mt=x(65868),wt=x(36502),bt=x(
21996);const Ct=4096,j=({operator:s,dataStart:t,dataEnd:n})=>s==="BI"&&t>=0&&n-t>=Ct;class h extends wt.z{isOff(){return!1}}async function d(s,t){const n=new C,
e=new Mt.i(s,new h(s));for(let i=0;i<s.pages.count;i++)n.page=i,await e.read(i,n,n);const o=t??await k(s);for(const i of o)n.sizes.delete(i);for(const[i,r]of n.
sizes)n.enlarge(n.masks,g(s,i),r);for(const i of o)n.masks.delete(g(s,i)?.number??-1);for(const i of[...n.sizes.keys(),...o])n.masks.delete(i);return Object.assign(
n,{elsewhere:o})}function g(s,t){const n=s.get(t),e=n instanceof l.Z6?n.dict.get("SMask"):void 0;return(0,l.i9)(e)?e:void 0}const a=.9;function S(s,t,n){const e=y(
s,t,n);return e<a?e:1}function y(s,t,n){const e=(o,i)=>o/72*n/i;return Math.max(e(t.width,s.width),e(t.height,s.height))}class C{sizes=new Map;masks=new Map;inline=0;inlinePages=new Set;page=0;glyph(){}takes(t,n,e){
t.operator==="BI"&&this.inline++,j(t)&&this.inlinePages.add(this.page)}image({matrix:[t,n,e,o]},i){this.enlarge(this.sizes,(0,l.i9)(i)?i:void 0,{width:Math.hypot(
t,n),height:Math.hypot(e,o)})}enlarge(t,n,{width:e,height:o}){if(!n)return;const i=t.get(n.number);t.set(n.number,{width:Math.max(i?.width??0,e),height:Math.max(
i?.height??0,o)})}}const B=2e3;async function k(s){const t=[],n=o=>{for(const i of s.dict(s.dict(o?.get("Resources"))?.get("XObject"))?.values()??[])t.push(i)};
for(const o of await(0,bt.Av)(s,["PatternType","CharProcs","Luminosity","Alpha"])){const i=s.job.pace.step(B);i&&await i;const r=s.get(o),c=r instanceof l.Z6?r.
dict:r instanceof l.Bi?r:void 0;n(c);const f=s.dict(c?.get("SMask"));for(const u of[c?.get("G"),f?.get("G")])u!==void 0&&t.push(u)}const e=new Set;for(let o=t.pop();o!==
void 0;o=t.pop()){if(!(0,l.i9)(o)||e.has(o.number))continue;e.add(o.number);const i=s.job.pace.step(B);i&&await i;const r=s.resolve(o);r instanceof l.Z6&&n(r.dict)}
return e}const W=["BitsPerComponent","Decode","DecodeParms","Height","ImageMask","Intent","Interpolate","Width"],tt={AHx:"ASCIIHexDecode",A85:"ASCII85Decode",LZW:"\
LZWDecode",Fl:"FlateDecode",RL:"RunLengthDecode",CCF:"CCITTFaxDecode",DCT:"DCTDecode"},V={G:"DeviceGray",RGB:"DeviceRGB",CMYK:"DeviceCMYK"},lt=new Set(Object.values(
V));class ut{document;resources;constructor(t){this.document=t,this.resources=new q.n(t)}async moveAll({inlinePages:t,elsewhere:n}){const{document:e}=this,{live:o}=await(0,mt.
Gy)(e),i=new it.X(e);for(const c of t){if(!this.isWhole(c))continue;const f=await this.move(await i.page(c),e.pages.attribute(c,"Resources"));if(!f)continue;const u=e.
add(await(0,X.c)(e,new l.Z6(new l.Bi,gt),f.content));e.pages.patch(c,{Contents:u,Resources:f.resources})}const{content:r}=await(0,ot.d)(e,o.length,c=>o[c]===1);
for(const c of r.keys())n.has(c)||await this.moveOf(c)}isWhole(t){const{document:n}=this;return(0,ht.c3)(n,n.entry(n.pages.number(t),"Contents")).every(o=>o instanceof
l.Z6&&n.decodedPart(o)?.whole===!0)}async moveOf(t){const{document:n}=this,e=n.get(t);if(!(e instanceof l.Z6)||e.dict.has("PatternType")||!n.dict(e.dict.get("Re\
sources")))return;const o=n.decodedPart(e),i=o?.whole?await this.move(o.data,e.dict.get("Resources")):void 0;if(!i)return;const r=await(0,X.c)(n,e,i.content);r.
dict.set("Resources",i.resources),n.put(t,r)}async move(t,n){const{document:e}=this,o=e.dict(e.dict(n)?.get("ColorSpace")),i=[];let r=0;if(await(0,Z.Ko)(t,e.job.
pace,O=>{const v=r;r=O.end;const M=j(O)&&pt(O,v)?this.imageOf(O,o):void 0;M&&i.push({from:v,to:O.end,image:M})}),i.length===0)return;const c=i.map(({image:O})=>{
const v=e.add(O);return{category:"XObject",name:`Inline${v.number}`,ref:v}}),{resources:f,names:u}=this.resources.with(n,c),m=i.map(({from:O,to:v},M)=>({from:O,
to:v,text:`/${u[M]} Do`}));return{content:await(0,Q.E$)(t,m,e.job.pace),resources:f}}imageOf(t,n){const e=(0,st.n)(t);if(!e)return;const o=(0,l.jd)({Type:(0,l.UU)(
"XObject"),Subtype:(0,l.UU)("Image")});for(const[r,c]of e.dict){const f=r==="I"?"Interpolate":r;W.includes(f)&&o.set(f,c)}const i=(0,ht.c3)(this.document,e.dict.
get("Filter")).map(r=>et(r,tt));if(i.length>0&&o.set("Filter",i),e.dict.has("ColorSpace")){const r=this.spaceOf(e.dict.get("ColorSpace"),n);if(r===void 0)return;
o.set("ColorSpace",r)}return new l.Z6(o,e.data)}spaceOf(t,n){if(t instanceof l.SX){const u=V[t.text]??t.text;return lt.has(u)?(0,l.UU)(u):n?.get(t.text)}if(!(0,l.
cy)(t)||t.length!==4)return;const[e,o,i,r]=t,f=e instanceof l.SX&&(e.text==="I"||e.text==="Indexed")&&!(0,l.cy)(o)?this.spaceOf(o,n):void 0;return f===void 0?void 0:
[(0,l.UU)("Indexed"),f,i,r]}}const gt=new Uint8Array(0);function pt(s,t){const{content:n,end:e,count:o}=s,i=(r,c)=>Buffer.from(n.subarray(r,c)).toString("latin1");
return o>0&&i(t,s.startOf(0)).trim()==="BI"&&i(e-2,e)==="EI"}const et=(s,t)=>s instanceof l.SX?(0,l.UU)(t[s.text]??s.text):s;var at=x(95340),ct=x(76023),xt=x(78157),
St=x(80281);const Bt={16:{color:"rgb",components:3},17:{color:"gray",components:1}},Ft=new Set(["pclr","cmap","cdef"]);function Lt(s){const t=(0,xt.bS)(s),n=(0,St.
f)(t)?.find(({type:u})=>u==="jp2h");if(!n)return;const e=t.subarray(n.body,n.end),o=(0,St.f)(e),[i,...r]=["ihdr","colr"].flatMap(u=>o?.filter(({type:m})=>m===u)??
[]),[c]=r;if(i?.type!=="ihdr"||i.end-i.body<14||!c||c.end-c.body<7||o.some(({type:u})=>Ft.has(u))||e[c.body]!==1)return;const f=Bt[e.readUInt32BE(c.body+3)];return f?.
components===e.readUInt16BE(i.body+8)?f.color:void 0}var jt=x(5660),Jt=x(98122),At=x(58552);const It=400,vt=48,Zt=.5,Nt=.3,Gt=24,Yt=3;async function Tt({width:s,
height:t,channels:n,data:e},o){const i=new Set,r=Math.max(1,Math.floor(t/It));let[c,f,u]=[0,0,0];for(let m=0;m<t;m+=r){const O=(m+1)*s*n;for(let M=m*s*n+n;M<O;M+=
n){let[I,A]=[0,0];for(let N=M;N<M+n;N++)I=I*256+e[N],A=Math.max(A,Math.abs(e[N]-e[N-n]));i.size<=vt&&i.add(I),c++,A>0&&f++,A>=Gt&&u++}const v=o.step(s*n*Yt);v&&
await v}return i.size<=vt||f<c*(1-Zt)&&u>f*Nt}var yt=x(92152);const Et=65536,Wt=8;async function zt(s,{width:t,height:n,bits:e,decode:o},{components:i,table:r},c){
const f=r?1:i;if(s.length<(0,yt.zq)(t,f,e)*n)return;const u=(0,yt.Cb)(o,f,r?2**e-1:1);if(u===void 0||r&&u)return;const m=e===8?s:await(0,yt.ZJ)(s,{width:t,height:n,
channels:f,bits:e},!r,c);return r?Ut(m.subarray(0,t*n),r,i,c):m}async function Ut(s,t,n,e){if(!await Ht(s,t.length/n,e))return;const o=new Uint8Array(s.length*n);
for(let i=0;i<s.length;i+=Et){const r=s.subarray(i,i+Et);o.set((0,yt.A6)(r,t,n),i*n);const c=e.step(r.length*Wt);c&&await c}return o}async function Ht(s,t,n){for(let e=0;e<
s.length;e+=Et){const o=s.subarray(e,e+Et);if(o.some(r=>r>=t))return!1;const i=n.step(o.length);i&&await i}return!0}const Ee=new Set([1,2,4,8,16]),Oe=4096,Me=128*
1024*1024,ve={jpg:.011,jp2:.15,samples:.006};async function ee(s,t){const n=(0,at.h)(s,t.dict),{width:e,height:o,stencil:i,decode:r}=n,c=await Ce(s,t),f=e>=1&&o>=
1&&!i&&Ee.has(n.bits)&&(r!==void 0||!t.dict.has("Decode")),u=c&&Ae(c);if(!f||!c||!u||se(s,t))return"kind";const{format:m,before:O,parameters:v}=(0,D.R)(s,t);if(u===
"inks"&&m!=="jpg")return"kind";const M=c.table?ne(s,t):t.dict.get("ColorSpace")??Vt(u);if(M===void 0||m==="ccitt"||m==="jbig2"||v?.has("ColorTransform")||m==="j\
pg"&&(c.table||n.bits!==8)||m==="jp2"&&(c.table||Pe(s,t)))return"kind";if(!m&&Ue(n.bits,c))return"lines";const I=s.encoded(t).length;if(I<Oe)return"larger";if(e>
at.K)return"heavy";const A=ve[m??"samples"]*(u==="inks"?P:1);if(e*o*A>s.job.limits.drawingStep*1e3||e*o*c.components>Me)return"heavy";const N=await Xt(s,O);if(!N)
return"kind";const nt={width:e,height:o,color:u,space:M,size:I};if(m==="jpg"){const dt=u==="inks"?void 0:r;return De(N,nt)?{...nt,data:N,entries:Qt(nt,dt,"DCTDe\
code")}:"kind"}if(m==="jp2")return{...nt,data:N,entries:Qt(nt,void 0,"JPXDecode")};const{pace:rt}=s.job,J=await zt(N,n,c,rt);return J?await Tt({width:e,height:o,
data:J,channels:c.components},rt)?"lines":{...nt,data:J,entries:Qt(nt,c.table?void 0:r)}:"kind"}async function Ce(s,t){if(t.dict.has("ColorSpace"))return(0,ct.L)(
s,t.dict.get("ColorSpace"),()=>{});const{format:n,before:e}=(0,D.R)(s,t);if(n!=="jp2"||(await(0,z.ds)(s)).archive)return;const o=await Xt(s,e),i=o&&Lt(o);return i&&
(0,ct.L)(s,Vt(i),()=>{})}function Ae({kind:s,components:t}){return t===1?"gray":s==="rgb"?"rgb":t===p?"inks":void 0}const Ie={gray:"DeviceGray",rgb:"DeviceRGB",
inks:"DeviceCMYK"},Te={gray:1,rgb:3,inks:p},Vt=s=>(0,l.UU)(Ie[s]);function ne(s,t){const n=s.array(t.dict.get("ColorSpace")),e=s.resolve(n?.[0]);return(0,l.Eo)(
e,"Indexed")?n?.[1]:void 0}const Ue=(s,{components:t,table:n})=>(n?Math.min(n.length/t,2**s):2**(s*t))<=vt;function se(s,{dict:t}){const n=s.resolve(t.get("Mask")),
e=s.dict(t.get("SMask"));return(0,l.cy)(n)||e?.has("Matte")===!0||t.has("F")||t.has("Alternates")||t.has("OPI")}const Pe=(s,{dict:t})=>(s.resolve(t.get("SMaskIn\
Data"))??0)!==0||t.has("Decode");async function Xt(s,t){try{return await s.decodedAtEase(t)}catch(n){if(n instanceof At.zU&&n.code!=="cancelled")return;throw n}}
function De(s,{width:t,height:n,color:e}){try{const o=(0,jt.$)(s,(0,Jt._)("file"));return o.width===t&&o.height===n&&o.components===Te[e]}catch(o){if(o instanceof
At.zU)return!1;throw o}}function Qt({width:s,height:t,color:n},e,o){const i={Type:(0,l.UU)("XObject"),Subtype:(0,l.UU)("Image"),Width:s,Height:t,BitsPerComponent:8,
ColorSpace:Vt(n)};return e&&(i.Decode=[...e]),o!==void 0&&(i.Filter=(0,l.UU)(o)),(0,l.jd)(i)}const Re=3;async function Be(s,t,n,e){const{channels:o}=s,i=t*o,r=new Uint8Array(
i*n),[c,f]=[new Float64Array(i),new Float64Array(i)],u=s.height/n,m=u*(s.width/t);let O=-1;for(let v=0;v<n;v++){f.fill(0);const[M,I]=[v*u,Math.min((v+1)*u,s.height)];
for(let A=Math.floor(M);A<I;A++){A!==O&&Fe(s,A,t,c),O=A;const N=Math.min(A+1,I)-Math.max(A,M);for(let rt=0;rt<i;rt++)f[rt]+=c[rt]*N;const nt=e.step((s.width*o+i)*
Re);nt&&await nt}for(let A=0;A<i;A++)r[v*i+A]=Math.min(255,Math.round(f[A]/m))}return r}function Fe({width:s,channels:t,data:n},e,o,i){const r=s/o;i.fill(0);for(let c=0;c<
o;c++){const[f,u]=[c*r,Math.min((c+1)*r,s)];for(let m=Math.floor(f);m<u;m++){const O=Math.min(m+1,u)-Math.max(m,f),v=(e*s+m)*t;for(let M=0;M<t;M++)i[c*t+M]+=n[v+
M]*O}}}var Le=x(64680);const je=Pt("00110101 000111 0111 1000 1011 1100 1110 1111 10011 10100 00111 01000 001000 000011 110100 110101 101010 101011 0100111 0001\
100 0001000 0010111 0000011 0000100 0101000 0101011 0010011 0100100 0011000 00000010 00000011 00011010 00011011 00010010 00010011 00010100 00010101 00010110 000\
10111 00101000 00101001 00101010 00101011 00101100 00101101 00000100 00000101 00001010 00001011 01010010 01010011 01010100 01010101 00100100 00100101 01011000 0\
1011001 01011010 01011011 01001010 01001011 00110010 00110011 00110100 11011 10010 010111 0110111 00110110 00110111 01100100 01100101 01101000 01100111 01100110\
0 011001101 011010010 011010011 011010100 011010101 011010110 011010111 011011000 011011001 011011010 011011011 010011000 010011001 010011010 011000 010011011"),
Ne=Pt("0000110111 010 11 10 011 0011 0010 00011 000101 000100 0000100 0000101 0000111 00000100 00000111 000011000 0000010111 0000011000 0000001000 00001100111 0\
0001101000 00001101100 00000110111 00000101000 00000010111 00000011000 000011001010 000011001011 000011001100 000011001101 000001101000 000001101001 00000110101\
0 000001101011 000011010010 000011010011 000011010100 000011010101 000011010110 000011010111 000001101100 000001101101 000011011010 000011011011 000001010100 00\
0001010101 000001010110 000001010111 000001100100 000001100101 000001010010 000001010011 000000100100 000000110111 000000111000 000000100111 000000101000 000001\
011000 000001011001 000000101011 000000101100 000001011010 000001100110 000001100111 0000001111 000011001000 000011001001 000001011011 000000110011 000000110100\
 000000110101 0000001101100 0000001101101 0000001001010 0000001001011 0000001001100 0000001001101 0000001110010 0000001110011 0000001110100 0000001110101 000000\
1110110 0000001110111 0000001010010 0000001010011 0000001010100 0000001010101 0000001011010 0000001011011 0000001100100 0000001100101"),oe=Pt("00000001000 00000\
001100 00000001101 000000010010 000000010011 000000010100 000000010101 000000010110 000000010111 000000011100 000000011101 000000011110 000000011111"),[Ge,We,ie]=Pt(
"0001 001 000000000001"),ze=Pt("0000010 000010 010 1 011 000011 0000011");function Pt(s){return s.split(" ").map(t=>[parseInt(t,2),t.length])}const He=20;async function ke({
data:s,width:t,height:n,black:e},o){const i=new $e(t),r=t+7>>3,c=new Uint8Array(r);for(let f=0;f<n;f++){for(let O=0,v=f*r;O<r;O++,v++)c[O]=e?s[v]:~s[v];const u=i.
row(c),m=o.step(r+u*He);m&&await m}return i.finish()}class $e{width;output=new Le.k(4096);bits=0;count=0;changes;above;constructor(t){this.width=t,this.changes=
new Int32Array(t+4),this.above=new Int32Array(t+4).fill(t)}row(t){const{width:n,changes:e,above:o}=this,i=Je(t,n,e);let[r,c,f,u]=[-1,0,0,0];for(;r<n;){for(u=u&-2|
c;u>1&&o[u-2]>r;)u-=2;for(;o[u]<=r&&o[u]<n;)u+=2;const[m,O,v]=[e[f],o[u],Ke(o,u,n)];if(v<m)this.add(Ge),r=v;else if(Math.abs(m-O)<=3)this.add(ze[m-O+3]),r=m,f++,
c^=1;else{const M=m<n?e[f+1]:n;this.add(We),this.run(m-Math.max(r,0),c),this.run(M-m,c^1),r=M,f+=2}}return this.changes=o,this.above=e,i}finish(){return this.add(
ie),this.add(ie),this.count>0&&this.add([0,8-this.count]),this.output.bytes}run(t,n){for(;t>=2624;t-=2560)this.add(oe.at(-1));const e=n===0?je:Ne,o=t>>6;o>27?this.
add(oe[o-28]):o>0&&this.add(e[63+o]),this.add(e[t&63])}add([t,n]){for(this.bits=this.bits<<n|t,this.count+=n;this.count>=8;this.count-=8)this.output.byte(this.bits>>>
this.count-8&255);this.bits&=(1<<this.count)-1}}const Ke=(s,t,n)=>s[t]<n?s[t+1]:n;function Je(s,t,n){let[e,o]=[0,0];for(let i=0;i<t;){const r=s[i>>3];if((i&7)===
0&&r===(o?255:0)){i+=8;continue}(r>>7-(i&7)&1)!==o&&(n[e++]=i,o^=1),i++}return n.fill(t,e,Math.min(e+4,n.length)),e}var Ze=x(14752),re=x(68973);const Ye=96*1024,
_t=3,Ve=6,Xe=9,Qe=[1,2,4,"each"],ae=[0,1,2,4],_e=4,qe=65535;async function qt(s,t,n,e){const{width:o,height:i,channels:r,bits:c}=t;if(c*r===1){if(o>qe)return;const I=await tn(
s,e.pace)?0:1,A=await ke({data:s,width:o,height:i,black:I},e.pace),N=(0,l.jd)({K:-1,Columns:o,Rows:i,BlackIs1:I===1});return A.length<n?{data:A,filter:"CCITTFax\
Decode",parameters:N}:void 0}if(c<8)return;const f=(0,re.uM)(e),u=new nn(s,(0,yt.zq)(o,r,c),r*c>>3),{kind:m,expected:O}=await en(u,i,e);if(O>=n)return;const v=await f.
deflate(m===void 0?s:await u.filtered(0,i,m,e),Xe),M=m===void 0?void 0:{Predictor:15,Colors:r,BitsPerComponent:c,Columns:o};return v.length<n?{data:v,filter:"Fl\
ateDecode",parameters:M&&(0,l.jd)(M)}:void 0}const ce=65536;async function tn(s,t){let n=0;for(let e=0;e<s.length;e+=ce){const o=s.subarray(e,e+ce);for(const r of o)
n+=r===255?1:r===0?-1:0;const i=t.step(o.length*2);i&&await i}return n>0}async function en(s,t,n){const e=Math.min(t,Math.ceil(Ye/_t/s.length)),o=Array.from({length:_t},
(c,f)=>Math.floor((t-e)*f/(_t-1))),i=[...new Set(o)];let r={kind:void 0,expected:1/0};for(const c of[void 0,...Qe]){let f=0;for(const m of i){const O=await s.filtered(
m,e,c,n);f+=(await(0,re.uM)(n).deflate(O,Ve)).length}const u=f*(t/(e*i.length));u<r.expected&&(r={kind:c,expected:u})}return r}class nn{samples;length;step;none;constructor(t,n,e){
this.samples=t,this.length=n,this.step=e,this.none=new Uint8Array(n)}async filtered(t,n,e,{pace:o}){const{samples:i,length:r}=this;if(e===void 0)return i.subarray(
t*r,(t+n)*r);const c=new Uint8Array(n*(r+1));for(let f=0;f<n;f++){const u=e==="each"?this.choose(t+f):e,m=f*(r+1);c[m]=u,this.filter(t+f,u,c,m+1);const O=o.step(
r*_e*(e==="each"?ae.length:1));O&&await O}return c}filter(t,n,e,o){const{samples:i,length:r,step:c}=this,f=t*r,u=t===0?this.none:i.subarray(f-r,f);for(let m=0;m<
r;m++){const O=m>=c?i[f+m-c]:0,v=n===1?O:n===2?u[m]:n===4?(0,Ze.X)(O,u[m],m>=c?u[m-c]:0):0;e[o+m]=i[f+m]-v}}choose(t){const n=new Uint8Array(this.length);let[e,
o]=[0,1/0];for(const i of ae){this.filter(t,i,n,0);let r=0;for(const c of n)r+=c<128?c:256-c;r<o&&([e,o]=[i,r])}return e}}const sn=256*1024*1024,on=512,rn=300,[
an,cn]=[.9,.97],[fn,dn]=[2,20],hn=new Set([1,2,4,8,16]),fe=4,ln=2e3;class un{document;settings;remaining=sn;constructor(t,n){this.document=t,this.settings=n}async shrink(t,n){
const{document:e,settings:o}=this,i=e.get(t);if(!(i instanceof l.Z6)||se(e,i)||i.dict.has("Matte"))return!1;const r=await this.read(i);if(!r||r.bits!==8||r.table&&
i.dict.has("Decode"))return!1;const c=r.data.length*(r.table?.components??1)*2;if(!e.job.memory.borrow(c))return!1;const f=await this.withFewer(i,r,u=>S(r,n,u??
o.resolution));return e.job.memory.release(c),f&&e.put(t,f),f!==void 0}async withFewer(t,n,e){const{document:o,settings:i}=this,{pace:r}=o.job;if(e()===1&&(n.table?.
components??n.channels)!==fe)return;const c=await gn(n,r);if(!c)return;const f=await Tt(c,r),u=e(f?Math.max(i.resolution,rn):void 0),m=c.channels===fe&&!f;if(u===
1&&!m)return;const[O,v]=[n.width,n.height].map(N=>Math.max(1,Math.round(N*u))),M=u===1?c.data:await Be(c,O,v,r),I=await this.packed({...c,data:M,width:O,height:v},
m);if(!I)return;const A=de(t,I);return A.dict.set("Width",O),A.dict.set("Height",v),c!==n&&A.dict.set("ColorSpace",ne(o,t)),A}async packed(t,n){const{job:e}=this.
document,{data:o,width:i,height:r,channels:c,size:f}=t,u=f*an;if(!n)return qt(o,t,u,e);const m=M=>o.subarray(M*i*c,(M+1)*i*c),O=await(0,R.I)({...this.settings,width:i,
height:r,color:"inks",samples:m},e.pace);return await qt(o,t,Math.min(u,O.length),e)??(O.length<u?{data:O,filter:"DCTDecode",parameters:void 0}:void 0)}async packAll(){
const{document:t}=this,n=[...await(0,bt.Av)(t,["Image"])].sort((e,o)=>e-o);for(const e of n){const o=t.job.pace.step(ln);o&&await o;const i=t.get(e);if(!(i instanceof
l.Z6)||!(0,l.Eo)(t.resolve(i.dict.get("Subtype")),"Image")||i.dict.has("F"))continue;const r=await this.read(i);if(!r||!t.job.memory.borrow(r.data.length))continue;
const c=await qt(r.data,r,r.size*cn,t.job);t.job.memory.release(r.data.length),c&&t.put(e,de(i,c))}}async read(t){const{document:n}=this,{width:e,height:o,bits:i,
stencil:r}=(0,at.h)(n,t.dict),c=r?{channels:1,table:void 0}:this.channelsOf(t),f=e>=1&&o>=1&&hn.has(i)&&(0,D.R)(n,t).format===void 0,u=n.encoded(t).length;if(!f||
!c||u<on||e>at.K)return;const{channels:m,table:O}=c,v=(0,yt.zq)(e,m,i)*o;if(v>this.remaining)return;const{memory:M}=n.job,I=M.remaining,A=await Xt(n,t);if(M.release(
I-M.remaining),!!A&&(this.remaining-=A.length,!(A.length<v)))return{width:e,height:o,channels:m,bits:i,size:u,table:O,data:A.subarray(0,v)}}channelsOf({dict:t}){
const{document:n}=this,e=t.get("ColorSpace");if((0,l.Eo)(n.resolve(n.array(e)?.[0]),"Lab"))return{channels:3,table:void 0};const o=(0,ct.L)(n,e,()=>{});if(!o)return;
const{table:i,components:r}=o;return i?{channels:1,table:{colors:i,components:r}}:{channels:r,table:void 0}}}async function gn(s,t){const{data:n,table:e}=s;if(!e)
return s;const o=await Ut(n,e.colors,e.components,t);return!o||pn(e)?o&&s:{...s,data:o,channels:e.components,table:void 0}}function pn({colors:s,components:t}){
const n=s.length/t-1;return Array.from({length:t},(e,o)=>o).every(e=>{const o=Array.from({length:n+1},(u,m)=>s[m*t+e]),[i,r]=[o[0],o[n]],c=Math.sign(r-i),f=o.every(
(u,m)=>m===0||Math.sign(u-o[m-1])*c>=0);return o.every((u,m)=>Math.abs(u-(i+(r-i)*m/Math.max(n,1)))<=(f?dn:fn))})}function de(s,{data:t,filter:n,parameters:e}){
const o=(0,H.n)(s,t,{compress:!1});return o.dict.set("Filter",(0,l.UU)(n)),e&&o.dict.set("DecodeParms",e),o}const mn=.9,yn=64,wn=32*1024*1024,bn=24e6,[xn,Sn]=[40,
90];function En(s,t){return t<=1?s:Math.max(s,Math.min(Sn,Math.round(s+xn*(1-1/t))))}class On{document;settings;outcome={compressed:0,kept:{larger:0,kind:0,lines:0,
heavy:0}};waiting=[];bytes=0;samples;constructor(t,n){this.document=t,this.settings=n,this.samples=new un(t,n)}async run(){const{document:t,outcome:n}=this;let e=await d(
t);e.inlinePages.size>0&&(await new ut(t).moveAll(e),e=await d(t,e.elsewhere));const{sizes:o,masks:i,inline:r}=e;n.kept.kind+=r;let c=0;for(const[f,u]of o){const m=t.
get(f);m instanceof l.Z6&&(0,l.Eo)(t.resolve(m.dict.get("Subtype")),"Image")&&await this.take(f,m,u),t.job.pace.progress(++c/o.size)}for(const[f,u]of i)await this.
takeMask(f,u);return await this.drawAll(),await this.samples.packAll(),n}async take(t,n,e){const o=await ee(this.document,n);if(typeof o=="string"){o!=="larger"&&
await this.samples.shrink(t,e)?this.outcome.compressed++:this.outcome.kept[o]++;return}await this.wait(t,o,e,!1)}async takeMask(t,n){const{document:e}=this,o=e.
get(t);if(!(o instanceof l.Z6)||o.dict.has("Matte"))return;if((0,D.R)(e,o).format!=="jpg"){await this.samples.shrink(t,n);return}const i=await ee(e,o);typeof i!=
"string"&&i.color==="gray"&&await this.wait(t,i,n,!0)}async wait(t,n,e,o){const i=S(n,e,this.settings.resolution),[r,c]=[n.width,n.height].map(u=>Math.max(1,Math.
round(u*i))),f=En(this.settings.quality,y(n,e,this.settings.resolution));if(n.color==="inks"&&r*c>bn){this.outcome.kept.heavy++;return}this.waiting.push({number:t,
image:n,width:r,height:c,quality:f,isMask:o}),this.bytes+=n.data.length,(this.waiting.length>=yn||this.bytes>=wn)&&await this.drawAll()}async drawAll(){const{waiting:t,
document:n,settings:e}=this;if(this.waiting=[],this.bytes=0,t.length===0)return;const o=await G.Y.open(await Mn(t,n),n.job);for(const[i,r]of t.entries()){const{
image:c,width:f,height:u}=r,m=c.color==="inks",O=await o.draw(i,{width:f,height:u*(m?P:1),isTransparent:!0}),v=e.grayscale&&!r.isMask&&!m?"gray":c.color,M=await this.
replace(r,O,v);r.isMask||(M?this.outcome.kept[M]++:this.outcome.compressed++)}}async replace({number:t,image:n,width:e,height:o,quality:i},r,c){const{document:f,
settings:u}=this;if(!Cn(r))return"kind";const m={width:e,height:o,color:c,quality:i,resolution:u.resolution},O=c==="inks"?_(r):(0,L.lc)(r,c),v=await(0,R.I)({...m,
samples:O},f.job.pace),M=c!==n.color;if(v.length>n.size*(M?1:mn))return"larger";const I=(0,H.n)(f.get(t),v,{compress:!1});for(const[A,N]of Object.entries({Width:e,
Height:o,BitsPerComponent:8}))I.dict.set(A,N);I.dict.set("Filter",(0,l.UU)("DCTDecode")),c!=="inks"&&I.dict.delete("Decode"),I.dict.set("ColorSpace",M?await An(
f):n.space),f.put(t,I)}}async function Mn(s,{job:t}){const n=await(0,U.E)(b.O,t),e=i=>n.add(i),o=s.map(({image:i,width:r,height:c})=>{const f=i.color==="inks"?K(
i.entries,e):[i.entries],u=f.map((O,v)=>[`Image${v}`,e(new l.Z6(O,i.data))]),m=u.map(([O],v)=>(0,$.qK)(O,`${r} 0 0 ${c} 0 ${(f.length-1-v)*c}`));return e((0,l.jd)(
{Type:(0,l.UU)("Page"),MediaBox:[0,0,r,c*f.length],Resources:(0,l.jd)({XObject:(0,l.jd)(Object.fromEntries(u))}),Contents:e(new l.Z6((0,l.jd)({}),(0,l.Px)(m.join(
`
`)).bytes))}))});return await n.pages.rebuild(o.map(({number:i})=>i)),(0,E.UN)(n,{encryption:"none",draft:!0})}const vn=64;function Cn({width:s,height:t,row:n}){
const e=Math.max(1,Math.floor(t/vn));for(let o=0;o<t;o+=e){const i=n(o);for(let r=3;r<s*4;r+=4)if(i[r]!==255)return!1}return!0}async function An(s){const{archive:t}=await(0,z.
ds)(s);return t?[(0,l.UU)("CalGray"),(0,l.jd)({WhitePoint:[.9505,1,1.089],Gamma:2.2})]:(0,l.UU)("DeviceGray")}var kt=x(18271),Ot=x(16456),$t=x(49454),Dt=x(30201),
In=x(30825),Tn=x(69374),Un=x(57373),Pn=x(43463),Kt=x(61188),he=x(94389);const Dn=1330926671,Rn=65536,Bn=14;function le(s){const t=new DataView(s.buffer,s.byteOffset,
s.length),n=s.length>12?t.getUint32(0):0;return s[0]===1&&s[1]===0&&n!==Rn?{at:0,length:s.length}:n===Dn?(0,he.tI)(t).get("CFF "):void 0}const Fn=[15,16,3108,3109],
[Ln,jn,Nn]=[17,18,3078];function Gn(s,t){const n=new DataView(s.buffer,s.byteOffset,s.length),e=(0,Kt.Pe)(n,n.getUint8(2)),o=(0,Kt.Pe)(n,e.end),i=(0,Kt.zz)(n,o.
offsets[0]??0,o.offsets[1]??0),r=i.get(Ln)?.[0];if(r===void 0||e.offsets.length!==2||(i.get(Nn)?.[0]??2)!==2)return!1;const{offsets:c,end:f}=(0,Kt.Pe)(n,r),u=[...Fn.
map(I=>i.get(I)?.[0]??0),i.get(jn)?.[1]??0];if(!c.every((I,A)=>A===0||I>=c[A-1])||f>s.length||u.some(I=>I>r&&I<f))return!1;const O=n.getUint8(r+2),v=r+2+c.length*
O;let M=c[0]??f;for(const[I,A]of c.entries()){let N=M-v;for(let rt=O-1;rt>=0;rt--,N=Math.floor(N/256))s[r+3+I*O+rt]=N%256;const nt=(c[I+1]??A)-A;I===0||t.has(I)||
nt<2?(s.copyWithin(M,A,A+nt),M+=nt):s[M++]=Bn}return s.fill(0,M,f),!0}var Wn=x(50476),zn=x(22194);const Hn="GPOS,GDEF,BASE,JSTF,kern,DSIG,hdmx,VDMX,LTSH,PCLT,FF\
TM,EBDT,EBLC,EBSC,meta,morx,mort,feat".split(","),ue=32,kn=196608;function $n(s,t,{names:n,vertical:e}){const o=Buffer.from(s),i=new DataView(o.buffer,o.byteOffset,
o.length),r=(0,he.tI)(i),[c,f,u,m,O]=["head","loca","glyf","hhea","hmtx"].map(J=>r.get(J));if(!c||!f||!u||!Kn([...r.values()],s.length))return;const v=i.getInt16(
c.at+50)!==0,M=Math.floor(f.length/(v?4:2))-1,I=Array.from({length:M+1},(J,dt)=>v?i.getUint32(f.at+dt*4):i.getUint16(f.at+dt*2)*2);if(I.some((J,dt)=>J>u.length||
J<(I[dt-1]??0)))return;const A=(0,Wn.f)(t,M,J=>[u.at+I[J],u.at+I[J+1]],i);A.add(0);let N=0;for(let J=0;J<=M;J++)v?i.setUint32(f.at+J*4,N):i.setUint16(f.at+J*2,N/
2),!(J===M||!A.has(J))&&(o.copyWithin(u.at+N,u.at+I[J],u.at+I[J+1]),N+=I[J+1]-I[J]);m&&O&&Jn(o.subarray(O.at,O.at+O.length),i.getUint16(m.at+34),A);const nt=new Set(
[...Hn,...e?[]:["GSUB"]]),rt=(J,{at:dt,length:Se})=>J==="post"&&!n&&Se>ue?Zn(o.subarray(dt,dt+ue)):o.subarray(dt,dt+(J==="glyf"?N:Se));return(0,zn.f)([...r].map(
([J,dt])=>[J,nt.has(J)?void 0:rt(J,dt)]))}function Kn(s,t){const n=[...s].sort((e,o)=>e.at-o.at);return n.every(({at:e,length:o},i)=>e+o<=(n[i+1]?.at??t))}function Jn(s,t,n){
const e=t+Math.floor((s.length-t*4)/2);for(let o=0;o<e;o++){if(n.has(o)||o===t-1)continue;const i=o<t?o*4:t*4+(o-t)*2;s.fill(0,i,i+(o<t?4:2))}}function Zn(s){const t=Buffer.
from(s);return t.writeUInt32BE(kn),t}var Rt=x(48462);const Yn=12,Vn=6,Xn=24,Qn=512*1024;function _n(s,t){if(s.length>Qn)return;const n=Buffer.from(s),e=(0,Rt._M)(
n),o=e?.plain.indexOf("/CharStrings")??-1;if(!e||o<0)return;const{plain:i}=e,r=Number(/\/lenIV\s+(\d+)/.exec(i.toString("latin1",0,Math.min(o,4096)))?.[1]??4),c=M=>(0,Rt.
Ns)(M,Rt.Ed).subarray(r);for(const[,M]of(0,Rt.NH)(i,o))if(ge(c(M))!=="plain")return;const f=new Map((0,Rt.Ag)(i,o)),u=ts(f,t,c);if(!u)return;const m=[];let O=0;
for(const[M,I]of f){if(u.has(M))continue;const A=I.byteOffset-i.byteOffset,N=i.lastIndexOf(`/${M} `,A),nt=A+I.length+qn(i.toString("latin1",A+I.length,A+I.length+
Xn));if(N<O||nt===A+I.length)return;m.push(i.subarray(O,N)),O=nt}const v=Buffer.concat([...m,i.subarray(O)]);return Buffer.concat([n.subarray(0,e.start),e.seal(
v),n.subarray(e.end)])}const qn=s=>/^\s*(?:ND|\|-|noaccess def)\s+/.exec(s)?.[0].length??0;function ts(s,t,n){const e=new Set(t).add(".notdef");for(const o of t){
const i=s.get(String(o)),r=i?ge(n(i)):"plain";if(r==="unclear")return;if(r!=="plain")for(const c of r)e.add((0,Dt.S)(Ot.W.charCodeAt(c-32)))}return e}function ge(s){
const t=[];for(let n=0;n<s.length;){const e=s[n++];if(e===Yn){if(s[n++]===Vn)return t.length>=5?t.slice(-2):"unclear";t.length=0}else e<32?t.length=0:e<247?t.push(
e-139):e<251?t.push((e-247)*256+(s[n++]??0)+108):e<255?t.push(-(e-251)*256-(s[n++]??0)-108):(t.push(NaN),n+=4)}return"plain"}function es(s,t,n){try{if(s[0]===ns)
return _n(s,t);const e=le(s);if(!e)return $n(s,t,n);const o=Buffer.from(s);return Gn(o.subarray(e.at,e.at+e.length),t)?o:void 0}catch(e){if(!(e instanceof RangeError))
throw e;return}}const ns=37;var ss=x(10339),os=x(47212);const is=16*1024,rs=.9,[as,cs,fs]=[300,300,2],ds=20,hs=/^[A-Z]{6}\+/;async function ls(s){if((await(0,z.
ds)(s)).archive!==void 0)return;const{live:t}=await(0,mt.Gy)(s),n=await ps(s,t);if(n.size===0)return;const{fonts:e}=await ys(s,t),o=new Map,i=async(r,c)=>{const f=(0,kt.
Lq)(s,r.dictionary);if(!f||!n.has(f))return;const u=new Set(c),m=s.job.pace.step(u.size*cs);m&&await m;const O=(0,kt.oQ)(s,r.dictionary),v=!(0,$t.hL)(s,r.dictionary),
M=v&&s.decoded(f)[0]===79,I=o.get(f)??{glyphs:new Set,names:!1,vertical:!1};I.names||=v,I.vertical||=r.vertical,typeof O=="object"&&!M&&ws(s,r,O,u,I.glyphs)?o.set(
f,I):n.delete(f)};for(const[r,{kept:c}]of e)await i(r,c);for(const r of gs(s)){const c=(0,kt.Lq)(s,s.dict(r)??new l.Bi),f=c&&n.get(c);if(!f)continue;f.isForFields=
!0;const u=await(0,Un.G)(s,r);(0,$t.hL)(s,u.dictionary)?n.delete(c):await i(u,us.flatMap(m=>u.glyphs(Uint8Array.of(m))))}for(const[r,c]of o){const f=n.get(r);f&&
await Ms(s,r,f,c)}}const us=Array.from({length:256},(s,t)=>t);function gs(s){const t=s.dict(s.dict(s.catalog.get("AcroForm"))?.get("DR"));return s.dict(t?.get("\
Font"))?.values()??[]}async function ps(s,t){const n=new Map,e=[];for(let o=1;o<t.length;o++){const i=s.job.pace.step(as);i&&await i;const r=t[o]===1?s.get(o):null;
if(!(r instanceof l.Bi))continue;const c=r.get("FontFile")??r.get("FontFile2")??r.get("FontFile3"),f=(0,l.i9)(c)?s.resolve(c):ms(s,r);f instanceof l.Z6&&(e.push(
[o,f]),(0,l.i9)(c)&&s.encoded(f).length>=is&&n.set(f,{number:c.number,named:[],isForFields:!1}))}for(const[o,i]of e)n.get(i)?.named.push(o);return n}const ms=(s,t)=>(0,l.
Eo)(s.resolve(t.get("Type")),"Font")?(0,kt.Lq)(s,t):void 0;async function ys(s,t){const[n,e]=[new ss.H,new os.Wz(s)],{pace:o}=s.job;for(let c=0;c<s.pages.count;c++)
await n.note((await e.all(c,[])).trace,o);const{content:i,pages:r}=await(0,ot.d)(s,t.length,c=>t[c]===1);for(const[c,f]of i){const u=s.get(c),m=u instanceof l.Z6&&
!r.has(c)?s.decodedPart(u)?.data:void 0;m&&await n.note((await e.stream(m,f)).trace,o)}return n}function ws(s,{dictionary:t},n,e,o){const i=(0,$t.hL)(s,t);if(i){
const u=s.resolve(i.get("CIDToGIDMap")),m=u instanceof l.Z6?s.decodedPart(u)?.data:void 0;for(const{cid:O}of e)o.add(O),o.add(n.glyphOfCid(O)),m&&o.add((m[O*2]??
0)<<8|(m[O*2+1]??0));return!0}const r=(0,Ot.yD)(s,t);if(n.kind==="truetype")return xs(n,r,e,o);const c=s.resolve(t.get("Encoding")),f=(0,l.Zm)(c)?s.resolve(c.get(
"BaseEncoding")):c;return n.kind==="named"&&!(0,l.Eo)(f,"MacExpertEncoding")&&Os(n,r,e,o)}function pe({code:s,text:t},n,e){const o=[n,Ot.W,Ot.NF,Ot.yh].map(r=>r.
charCodeAt(s-32)||0),i=e===void 0?void 0:(0,Dt.u)(e);return[...o,i??0,...Array.from(t,r=>r.codePointAt(0))].filter(r=>r>0)}const bs=new Map([[185,"onesuperior"],
[178,"twosuperior"],[179,"threesuperior"],[64257,"fi"],[64258,"fl"]]),me=s=>[(0,Dt.S)(s),bs.get(s)??""];function xs(s,{base:t="",differences:n},e,o){for(const i of e){
const{code:r}=i,c=n?.get(r),f=pe(i,t,c);for(const u of[...c===void 0?[]:[c],...f.flatMap(me)])o.add(s.glyphOf(u));for(const u of[...f,r,61440|r,61696|r,61952|r])
o.add(s.unicode(u));for(const u of f)o.add(s.code(Ot.yh.indexOf(String.fromCodePoint(u))+32));o.add(s.code(r))}return!0}const Ss=65536;function Es(s){const t=new Map,
n=(e,o)=>{const i=e===""?void 0:(0,Dt.u)(e),r=i===void 0?void 0:t.get(i);r?r.push(o):i!==void 0&&t.set(i,[o])};if(s.names)for(const e of s.names)n(e,e);else for(let e=1;e<
Ss;e++)n(s.nameOf(e),e);return t}const ye=["space","nbspace","hyphen","sfthyphen","bullet","quotesingle","quoteleft","quoteright","grave"];function Os(s,{base:t="",
differences:n},e,o){const i=Es(s),r=c=>{const f=s.names?.has(c)?c:s.glyphCalled?.(c);return f!==void 0&&o.add(f),f!==void 0};ye.forEach(r);for(const c of e){const f=n?.
get(c.code),u=s.encoding?.get(c.code);u!==void 0&&r(u);for(const m of pe(c,t,f)){me(m).forEach(r);for(const O of i.get(m)??[])o.add(O)}if(f!==void 0&&!r(f)&&f!==
".notdef"&&!ye.includes(f))return!1}return!0}async function Ms(s,t,{number:n,named:e,isForFields:o},i){const r=await s.decodedAtEase(t),c=s.job.pace.step(r.length*
fs);c&&await c;const f=await Cs(s,r,i.glyphs),u=f&&es(r,f,i),m=u&&(0,H.n)(t,u,{compress:!0});if(!m||m.data.length>s.encoded(t).length*rs||(vs(s,m.dict,u.length-
r.length),s.put(n,m),o))return;const O=(0,Pn.j)(u);for(const v of e){s.edit(v);const M=s.get(v);for(const I of["BaseFont","FontName"]){const A=(0,$t.FG)(s,M.get(
I));A!==""&&!hs.test(A)&&M.set(I,(0,l.UU)(`${O}+${A}`))}}}function vs(s,t,n){const e=["Length2","Length1"].find(i=>t.has(i)),o=e===void 0?void 0:s.resolve(t.get(
e));e!==void 0&&typeof o=="number"&&t.set(e,o+n)}async function Cs({job:s},t,n){const e=(0,Tn.m)(t),o=le(t);if(e?.kind!=="named"||!o)return n;let i=0;const r=(0,In.
mJ)(t.subarray(o.at,o.at+o.length),f=>i+=f),c=new Set(n);for(const f of n){if(typeof f=="string"||e.nameOf(f)==="")continue;const u=r?.glyph(f);if(!u)return;for(const O of u)
c.add(e.glyphCalled?.((0,Dt.S)(Ot.W.charCodeAt(O-32)))??0);const m=s.pace.step((i+1)*ds);i=0,m&&await m}return c}var te=x(49994);const we=6,be={resolution:50,quality:20},
As=async(s,t,n)=>{const{maximum_bytes:e=1/0,open_password:o}=t,i=async A=>{const N={};return{...await(0,te.BG)(s,o,n,async rt=>{N.outcome=await new On(rt,A).run(),
await ls(rt)}),outcome:N.outcome}};let r=await i(t);for(let A=1;A<=we&&r.bytes.length>e&&Is(r);A++){const N=await i(Ts(A,t));N.bytes.length<r.bytes.length&&(r=N)}
const{bytes:c,isSmaller:f,pageCount:u,outcome:m,written:O}=r;O&&n.onWritten?.(O);const v=f?[...r.notes]:[te.bx],M=Object.values(m.kept).reduce((A,N)=>A+N,0);f&&
M>0&&v.push(Us(M,m)),c.length>e&&v.push(Ps(c.length));const I=s.bytes.length;return{documents:[{name:s.name,bytes:c,pageCount:u}],notes:v,facts:{pageCount:u,bytesBefore:I,
bytesAfter:c.length,savedPercent:f?(0,te.p0)(I,c.length):0,compressedImages:f?m.compressed:0,keptImages:f?M:M+m.compressed}}},Is=({outcome:{compressed:s,kept:t}})=>s+
t.larger>0;function Ts(s,{resolution:t,quality:n,grayscale:e}){const o=(i,r)=>i<=r?i:Math.round(i*(r/i)**(s/we));return{resolution:o(t,be.resolution),quality:o(
n,be.quality),grayscale:e}}const xe={larger:"would hardly become smaller",kind:"of a kind that is not compressed",lines:"like drawings or text, which would blur",
heavy:"too large to decode here"};function Us(s,{kept:t}){const e=Object.keys(xe).filter(o=>t[o]>0).map(o=>`${t[o]} ${xe[o]}`);return{code:"images_kept",message:`${(0,F.
C7)(s,"image stays as it was","images stay as they were")}: ${(0,F.Dw)(e)}.`}}const Ps=s=>({code:"still_larger",message:`The document could not be made as small\
 as maximum_bytes asks: it has ${s} bytes.`,mentions:["maximum_bytes"]})}),77158:((ft,Y,x)=>{x.d(Y,{O:()=>F});const F=Buffer.from(`%PDF-1.3
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
`,"latin1")}),91025:((ft,Y,x)=>{x.d(Y,{n:()=>$});var F=x(45599);class ${document;copies=new Map;constructor(L){this.document=L}with(L,R){const D=(0,F.i9)(L)?L.number:
(0,F.Zm)(L)?L:void 0;let z=this.copies.get(D);z||this.copies.set(D,z=new Map);const H=R.length===1?String(R[0].ref.number):R.map(({ref:l})=>l.number).join(" ");
let U=z.get(H);return U||z.set(H,U=this.extend(this.document.dict(L)??new F.Bi,R)),U}extend(L,R){const{document:D}=this,z=new F.Bi(L),H=new Map,U=R.map(l=>{const{
category:E,ref:b}=l;let p=H.get(E);p||H.set(E,p=new F.Bi(D.dict(L.get(E))));let w=l.name;for(let P=2;p.has(w);P++)w=`${l.name}${P}`;return p.set(w,b),z.set(E,p),
w});return{resources:D.add(z),names:U}}}}),36078:((ft,Y,x)=>{x.d(Y,{AY:()=>D,KJ:()=>U,XL:()=>z,_:()=>$,hX:()=>E,id:()=>R,qK:()=>L,vs:()=>G,wW:()=>l,yQ:()=>H});var F=x(
45079);function $(b){if(Number.isInteger(b)&&Math.abs(b)<1e7)return String(b);const p=Number(b.toPrecision(7)),w=Math.abs(p)<1e-9?"0":String(p);return w.includes(
"e")?p.toFixed(12).replace(/\.?0+$/,""):w}const G=b=>b.map($).join(" "),L=(b,p)=>`q ${p} cm /${b} Do Q`,R=b=>(0,F.ZV)(Math.round(b*1e3)/1e3||0),D=([b,p])=>`${R(
b)} ${R(p)}`,z=b=>b.map((p,w)=>`${D(p)} ${w===0?"m":"l"}`).join(" "),H=.5523;function U(b){const p=H,w=(...P)=>`${P.map(([T,K])=>D(b(T,K))).join(" ")} c`;return[
`${D(b(1,0))} m`,w([1,p],[p,1],[0,1]),w([-p,1],[-1,p],[-1,0]),w([-1,-p],[-p,-1],[0,-1]),w([p,-1],[1,-p],[1,0])].join(" ")}function l(b,p){const w={1:"g",3:"rg",
4:"k"}[b.length];return`${b.map(R).join(" ")} ${p==="fill"?w:w.toUpperCase()}`}const E=b=>`[${b.map(R).join(" ")}] 0 d`}),30825:((ft,Y,x)=>{x.d(Y,{v5:()=>ot,mJ:()=>ht,
n1:()=>it});var F=x(16456),$=x(30201),G=x(61188),L=x(74135),R=x(83553);const D=10,z=2e4,H=513;function U(j,h){switch(j){case 1:case 3:case 18:case 23:return h%2;case 4:case 22:
return h-1;case 21:return h-2;case 14:return h%4;default:return 0}}function l(j,h,d){const g=new R.w$(h.matrix),a=new b(h,g);try{a.run(j,0)}finally{d(a.steps)}return g.
outline}function E(j,h,d){const g=new b(h,new R.w$(h.matrix));try{g.run(j,0)}finally{d(g.steps)}return g.width}class b{font;pen;width;hasWidth=!0;stack=[];stems=0;steps=0;ended=!1;constructor(h,d){
this.font=h,this.pen=d}run(h,d){if(d>D)throw new R.MS;const g=new DataView(h.buffer,h.byteOffset,h.byteLength);for(let a=0;a<h.length&&!this.ended;){if(++this.steps>
z||this.stack.length>H)throw new R.MS;const S=g.getUint8(a++);if(S===28)this.stack.push(g.getInt16(a)),a+=2;else if(S===255)this.stack.push(g.getInt32(a)/65536),
a+=4;else if(S>=251)this.stack.push(-(S-251)*256-g.getUint8(a++)-108);else if(S>=247)this.stack.push((S-247)*256+g.getUint8(a++)+108);else if(S>=32)this.stack.push(
S-139);else{if(S===11)return;S===10?this.call(this.font.local,d):S===29?this.call(this.font.global,d):S===12?this.escaped(g.getUint8(a++)):S===19||S===20?(this.
takeWidth(this.stack,this.stack.length%2),this.stems+=this.stack.length>>1,this.stack=[],a+=this.stems+7>>3):this.operate(S,d)}}}call({data:h,offsets:d},g){const a=Math.
max(d.length-1,0),S=a<1240?107:a<33900?1131:32768,y=this.pop()+S,[C,B]=[d[y],d[y+1]];if(C===void 0||B===void 0)throw new R.MS;this.run(h.subarray(C,B),g+1)}pop(){
const h=this.stack.pop();if(h===void 0)throw new R.MS;return h}takeWidth(h,d){this.hasWidth&&d>0&&(this.width=h[0]),this.hasWidth=!1}operate(h,d){const{pen:g,stack:a}=this;
switch(this.stack=[],this.hasWidth&&this.takeWidth(a,U(h,a.length)),h){case 1:case 3:case 18:case 23:this.stems+=a.length>>1;return;case 4:return g.move(0,a.at(
-1)??0);case 22:return g.move(a.at(-1)??0,0);case 21:return g.move(a.at(-2)??0,a.at(-1)??0);case 5:return this.lines(a,a.length);case 6:case 7:for(const[S,y]of a.
entries())S%2===0==(h===6)?g.line(y,0):g.line(0,y);return;case 8:this.curves(a,0,a.length);return;case 24:{const S=this.curves(a,0,a.length-2);return g.line(a[S]??
0,a[S+1]??0)}case 25:{const S=a.length-6;this.lines(a,S),this.curves(a,Math.max(S,0),a.length);return}case 26:case 27:return this.flatCurves(a,h===27);case 30:case 31:
return this.turningCurves(a,h===31);case 14:return this.end(a,d);default:throw new R.MS}}lines(h,d){for(let g=0;g+1<d;g+=2)this.pen.line(h[g],h[g+1])}curves(h,d,g){
let a=d;for(;a+5<g;a+=6)this.pen.curve(h[a],h[a+1],h[a+2],h[a+3],h[a+4],h[a+5]);return a}flatCurves(h,d){let g=h.length%4===0?0:1,a=g===1?h[0]:0;for(;g+3<h.length;g+=
4){const[S,y,C,B]=[h[g],h[g+1],h[g+2],h[g+3]];d?this.pen.curve(S,a,y,C,B,0):this.pen.curve(a,S,y,C,0,B),a=0}}turningCurves(h,d){let g=d;for(let a=0;a+3<h.length;a+=
4){const[S,y,C,B]=[h[a],h[a+1],h[a+2],h[a+3]],k=h.length-a===5?h[a+4]:0;g?this.pen.curve(S,0,y,C,k,B):this.pen.curve(0,S,y,C,B,k),g=!g}}end(h,d){if(h.length>=4){
const[g,a,S,y]=h.slice(-4);for(const[C,B,k]of[[S,0,0],[y,g,a]]){const W=this.font.accented(C);if(!W)throw new R.MS;this.pen.x=B,this.pen.y=k,this.stems=0,this.run(
W,d+1),this.ended=!1}}this.ended=!0}escaped(h){const{pen:d,stack:g}=this,a=g;switch(h){case 34:d.curve(a[0],0,a[1],a[2],a[3],0),d.curve(a[4],0,a[5],-a[2],a[6],0);
break;case 35:d.curve(a[0],a[1],a[2],a[3],a[4],a[5]),d.curve(a[6],a[7],a[8],a[9],a[10],a[11]);break;case 36:d.curve(a[0],a[1],a[2],a[3],a[4],0),d.curve(a[5],0,a[6],
a[7],a[8],-(a[1]+a[3]+a[7]));break;case 37:{const S=a[0]+a[2]+a[4]+a[6]+a[8],y=a[1]+a[3]+a[5]+a[7]+a[9],C=Math.abs(S)>Math.abs(y);d.curve(a[0],a[1],a[2],a[3],a[4],
a[5]),d.curve(a[6],a[7],a[8],a[9],C?a[10]:-S,C?-y:a[10]);break}default:return this.arithmetic(h)}this.stack=[]}arithmetic(h){const d=this.pop();switch(h){case 9:
this.stack.push(Math.abs(d));return;case 10:this.stack.push(this.pop()+d);return;case 11:this.stack.push(this.pop()-d);return;case 12:this.stack.push(this.pop()/
d);return;case 14:this.stack.push(-d);return;case 18:return;case 24:this.stack.push(this.pop()*d);return;default:throw new R.MS}}}const p=15,w=17,P=18,T=19,K=20,
_=21,X=3079,Q=3102,Z=3108,q=3109,st=[.001,0,0,.001,0,0];function it(j,h){return mt(j,(d,g)=>l(d,g,h))}function ot(j,h){return mt(j,(d,g,{nominal:a,usual:S})=>{const y=E(
d,g,h);return(y===void 0?S:a+y)*(g.matrix[0]??0)*1e3})}function ht(j,h){return mt(j,(d,g)=>{const a=[];return l(d,{...g,accented:y=>(a.push(y),g.accented(y))},h),
a})}function mt(j,h){const d=new DataView(j.buffer,j.byteOffset,j.byteLength),g=(0,G.Pe)(d,d.getUint8(2)),a=(0,G.Pe)(d,g.end),S=(0,G.Pe)(d,a.end),y={data:j,offsets:(0,G.
Pe)(d,S.end).offsets},C=(0,G.zz)(d,a.offsets[0]??0,a.offsets[1]??0),B=C.get(w)?.[0];if(B===void 0)return;const k=(0,G.Pe)(d,B).offsets,W=C.has(Q),tt=(W?Mt(d,C):
[C]).map(et=>({...bt(d,j,et),matrix:Ct(C,W?et:void 0)})),V=W?wt(d,C.get(q)?.[0]??0):()=>0,lt=et=>{const[at,ct]=[k[et],k[et+1]];return at===void 0||ct===void 0?void 0:
j.subarray(at,ct)};let ut;const gt=et=>(ut??=new Map(W?[]:(0,G.eP)(d,C.get(p)?.[0]??0,k.length-1,!1).map((at,ct)=>[(0,G.Je)(j,S.offsets,at),ct])),ut.get(et)??-1),
pt=et=>(0,R.Ak)(()=>{const at=lt(et);if(!at)return;const ct=tt[V(et)],xt={matrix:ct?.matrix??st,global:y,local:ct?.local??{data:j,offsets:[]},accented:St=>lt(gt(
(0,$.S)(F.W.charCodeAt(St-32))))};return h(at,xt,ct??{usual:0,nominal:0})});return{glyph:pt,named:et=>pt(gt(et))}}function Mt(j,h){const{offsets:d}=(0,G.Pe)(j,h.
get(Z)?.[0]??0);return d.slice(1).map((g,a)=>(0,G.zz)(j,d[a],g))}function wt(j,h){if(j.getUint8(h)===0)return g=>j.getUint8(h+1+g);const d=j.getUint16(h+1);return g=>{
let[a,S]=[0,d-1];for(;a<S;){const y=a+S+1>>1;j.getUint16(h+3+y*3)<=g?a=y:S=y-1}return j.getUint8(h+5+a*3)}}function bt(j,h,d){const[g,a]=d.get(P)??[],S={data:h,
offsets:[]};if(g===void 0||a===void 0)return{local:S,usual:0,nominal:0};const y=(0,G.zz)(j,a,a+g),C=y.get(T)?.[0];return{local:C===void 0?S:{data:h,offsets:(0,G.
Pe)(j,a+C).offsets},usual:y.get(K)?.[0]??0,nominal:y.get(_)?.[0]??0}}function Ct(j,h){const d=S=>{const y=S?.get(X);return y?.length===6?y:void 0},[g,a]=[d(h),d(
j)];return g&&a?(0,L.lw)(g,a):g??a??st}}),83553:((ft,Y,x)=>{x.d(Y,{Ak:()=>H,BO:()=>U,MS:()=>D,po:()=>L,w$:()=>z});const F=1e9,$=2e9,G=3e9,L=4e9,R=2e5;class D extends Error{}
class z{matrix;outline=[];x=0;y=0;constructor(E){this.matrix=E}move(E,b){this.outline.push(F),this.to(E,b)}line(E,b){this.outline.push($),this.to(E,b)}curve(E,b,p,w,P,T){
this.outline.push(G),this.to(E,b),this.to(p,w),this.to(P,T)}skip(E,b){this.x+=E,this.y+=b}to(E,b){const[p,w,P,T,K,_]=this.matrix;this.skip(E,b);const{x:X,y:Q}=this;
if(this.outline.push((p*X+P*Q+K)*1e3,(w*X+T*Q+_)*1e3),this.outline.length>R)throw new D}}function H(l){try{return l()}catch(E){if(E instanceof RangeError||E instanceof
D)return;throw E}}function U(l){let[E,b,p,w]=[1/0,1/0,-1/0,-1/0],P=0;for(let T=0;T<l.length;){const K=l[T];if(K>=F){P=K===L?1:0,T++;continue}const[_,X]=[l[T+P],
l[T+P+1]];E=Math.min(E,_),p=Math.max(p,_),b=Math.min(b,X),w=Math.max(w,X),T+=2+P}return E<=p&&b<=w?[E,b,p,w]:void 0}}),22194:((ft,Y,x)=>{x.d(Y,{f:()=>$});const F=16;
function $(G){const L=G.flatMap(([U,l])=>l?[{tag:U,data:l}]:[]).sort((U,l)=>U.tag<l.tag?-1:1),R=2**Math.floor(Math.log2(L.length)),D=Buffer.alloc(12+L.length*F);
D.writeUInt32BE(65536,0),D.writeUInt16BE(L.length,4),D.writeUInt16BE(R*F,6),D.writeUInt16BE(Math.log2(R),8),D.writeUInt16BE((L.length-R)*F,10);const z=[D];let H=D.
length;for(const[U,{tag:l,data:E}]of L.entries()){const b=12+U*F;D.write(l,b,"latin1"),D.writeUInt32BE(H,b+8),D.writeUInt32BE(E.length,b+12);const p=-E.length&3;
z.push(E,Buffer.alloc(p)),H+=E.length+p}return Buffer.concat(z)}}),43463:((ft,Y,x)=>{x.d(Y,{j:()=>L});var F=x(77598),$=x.n(F);const G=26;function L(R){const D=(0,F.
createHash)("sha256").update(R).digest();return Array.from(D.subarray(0,6),z=>String.fromCharCode(65+z%G)).join("")}}),31584:((ft,Y,x)=>{x.d(Y,{F:()=>H,o:()=>U});
const F=274,$=282,G=283,L=296,R=3,D=5,z={orientation:void 0,resolution:void 0};function H(l){if(l.length<14)return z;const E=new DataView(l.buffer,l.byteOffset,
l.length),b=E.getUint16(0);if(b!==18761&&b!==19789)return z;const p=b===18761,w=E.getUint32(4,p);if(E.getUint16(2,p)!==42||w+2>l.length)return z;const P=E.getUint16(
w,p),T=new Map;for(let Z=0,q=w+2;Z<P&&q+12<=l.length;Z++,q+=12){const st=E.getUint16(q,p),it=E.getUint16(q+2,p);if(it===R&&(st===F||st===L)&&T.set(st,E.getUint16(
q+8,p)),it!==D||st!==$&&st!==G)continue;const ot=E.getUint32(q+8,p);ot+8<=l.length&&T.set(st,E.getUint32(ot,p)/E.getUint32(ot+4,p))}const K=T.get(F),_={2:1,3:2.54}[T.
get(L)??2],[X,Q]=[T.get($),T.get(G)];return{orientation:K!==void 0&&K>=1&&K<=8?K:void 0,resolution:X===void 0||Q===void 0||_===void 0?void 0:U({x:X*_,y:Q*_})}}function U({
x:l,y:E}){const b=p=>p>=10&&p<=4800;return b(l)&&b(E)?{x:l,y:E}:void 0}}),30044:((ft,Y,x)=>{x.d(Y,{I:()=>it});var F=x(64680);const $=Uint8Array.from(G());function*G(){
for(let h=0;h<15;h++)for(let d=0;d<=h;d++){const[g,a]=h%2===0?[h-d,d]:[d,h-d];g<8&&a<8&&(yield g*8+a)}}const L={luminance:[16,11,10,16,24,40,51,61,12,12,14,19,26,
58,60,55,14,13,16,24,40,57,69,56,14,17,22,29,51,87,80,62,18,22,37,56,68,109,103,77,24,35,55,64,81,104,113,92,49,64,78,87,103,121,120,101,72,92,95,98,112,100,103,
99],chrominance:[17,18,24,47,99,99,99,99,18,21,26,66,99,99,99,99,24,26,56,99,99,99,99,99,47,66,99,99,99,99,99,99,...Array.from({length:32},()=>99)]};function R(h,d){
const g=h<50?5e3/h:200-2*h;return Uint8Array.from(L[d],a=>Math.min(Math.max(Math.floor((a*g+50)/100),1),255))}const D=[1,1.387039845,1.306562965,1.175875602,1,.785694958,
.5411961,.275899379],z=h=>Float32Array.from(h,(d,g)=>1/(d*D[g>>3]*D[g&7]*8));function H(h){for(let d=0;d<64;d+=8)l(h,d,1);for(let d=0;d<8;d++)l(h,d,8)}const U=Math.
SQRT1_2;function l(h,d,g){const[a,S,y,C]=[d+g,d+2*g,d+3*g,d+4*g],[B,k,W]=[d+5*g,d+6*g,d+7*g],[tt,V,lt,ut]=[h[d],h[a],h[S],h[y]],[gt,pt,et,at]=[h[C],h[B],h[k],h[W]],
[ct,xt,St,Bt]=[tt+at,tt-at,V+et,V-et],[Ft,Lt,jt,Jt]=[lt+pt,lt-pt,ut+gt,ut-gt],[At,It,vt,Zt]=[ct+jt,ct-jt,St+Ft,St-Ft];h[d]=At+vt,h[C]=At-vt;const Nt=(Zt+It)*U;h[S]=
It+Nt,h[k]=It-Nt;const[Gt,Yt,Tt]=[Jt+Lt,Lt+Bt,Bt+xt],yt=(Gt-Tt)*.382683433,Et=.5411961*Gt+yt,Wt=1.306562965*Tt+yt,zt=Yt*U,[Ut,Ht]=[xt+zt,xt-zt];h[B]=Ht+Et,h[y]=
Ht-Et,h[a]=Ut+Wt,h[W]=Ut-Wt}function E(h,d){const[g,a]=[new Uint16Array(256),new Uint8Array(256)];let[S,y]=[0,0];for(const[C,B]of h.entries()){for(let k=0;k<B;k++,
y++,S++)g[d[y]]=S,a[d[y]]=C+1;S*=2}return{counts:h,values:d,codes:g,lengths:a}}const b=Array.from({length:12},(h,d)=>d),p=[E([0,1,5,1,1,1,1,1,1,0,0,0,0,0,0,0],b),
E([0,3,1,1,1,1,1,1,1,1,1,0,0,0,0,0],b)],w=["01020300041105122131410613516107227114328191a1082342b1c11552d1f02433627282","000102031104052131061241510761711322328\
1081442 91a1b1c109233352f0156272d10a162434e125f1".replace(" ","")],P=[[0,2,1,3,3,2,4,3,5,5,4,4,0,0,1,125],[0,2,1,2,4,4,3,4,7,5,4,4,0,1,2,119]],T=w.map((h,d)=>{const g=[
...Buffer.from(h,"hex")],S=[0,240,...Array.from({length:160},(y,C)=>Math.floor(C/10)<<4|C%10+1)].filter(y=>!g.includes(y)).sort((y,C)=>y-C);return E(P[d],[...g,
...S])}),K=0,_=240;class X{output;bits=0;count=0;constructor(d){this.output=d}add(d,g){for(this.bits=this.bits<<g|d,this.count+=g;this.count>=8;){this.count-=8;
const a=this.bits>>>this.count&255;this.output.byte(a),a===255&&this.output.byte(0)}this.bits&=(1<<this.count)-1}finish(){this.count>0&&this.add((1<<8-this.count)-
1,8-this.count)}}class Q{bits;dc;ac;before=0;constructor(d,g,a){this.bits=d,this.dc=g,this.ac=a}write(d,g){const{bits:a,dc:S,ac:y}=this,C=Math.round(d[0]*g[0]);
this.value(C-this.before,0,S),this.before=C;let B=0;for(let k=1;k<64;k++){const W=$[k],tt=Math.round(d[W]*g[W]);if(tt===0){B++;continue}for(;B>15;B-=16)a.add(y.
codes[_],y.lengths[_]);this.value(tt,B,y),B=0}B>0&&a.add(y.codes[K],y.lengths[K])}value(d,g,{codes:a,lengths:S}){const y=32-Math.clz32(Math.abs(d)),C=g<<4|y;this.
bits.add(a[C],S[C]),y>0&&this.bits.add(d<0?d+(1<<y)-1:d,y)}}const Z=8,q=12,st=65535;async function it(h,d){const{width:g,height:a,color:S,quality:y}=h,C=new F.k(
Math.max(4096,g*a>>2)),B=R(y,"luminance"),k=S==="rgb"?[B,R(y,"chrominance")]:[B];mt(C,h,k);const W=S==="rgb"?new j(h,C,k):new Ct(h,C,k);for(let tt=0;tt<a;tt+=W.
height){W.write(tt);const V=d.step(g*W.height*(S==="inks"?2:1)*q);V&&await V}return W.finish(),ot(C,217),C.bytes}function ot(h,d,...g){if(h.byte(255),h.byte(d),
g.length!==0)for(const a of[...ht(g.length+2),...g])h.byte(a)}const ht=h=>[h>>8,h&255];function mt(h,{width:d,height:g,color:a,resolution:S},y){const C=ht(Math.
min(Math.round(S),st));ot(h,216),a!=="inks"&&ot(h,224,...Buffer.from("JFIF\0","latin1"),1,1,1,...C,...C,0,0);for(const[W,tt]of y.entries())ot(h,219,W,...[...$].
map(V=>tt[V]));const B=a==="rgb"?[1,34,0,2,17,1,3,17,1]:Mt(a).flatMap(W=>[W,17,0]);ot(h,192,8,...ht(g),...ht(d),B.length/3,...B);for(const W of y.keys())for(const[
tt,V]of[p[W],T[W]].entries())ot(h,196,tt<<4|W,...V.counts,...V.values);const k=a==="rgb"?[1,0,2,17,3,17]:Mt(a).flatMap(W=>[W,0]);ot(h,218,k.length/2,...k,0,63,0)}
const Mt=h=>h==="gray"?[1]:[1,2,3,4];class wt{width;height;samples;block=new Float32Array(Z*Z);divisors;coder;constructor(d,g,a,S,y,C){this.width=d,this.height=
g,this.samples=new Float32Array(d*g),this.divisors=z(S),this.coder=new Q(a,y,C)}set(d,g,a){this.samples[d*this.width+g]=a}write(d,g){const{samples:a,width:S,block:y}=this;
for(let C=0,B=0;C<Z;C++)for(let k=(g+C)*S+d,W=k+Z;k<W;)y[B++]=a[k++]-128;H(y),this.coder.write(y,this.divisors)}}const bt=(h,d)=>Math.ceil(h/d)*d;class Ct{image;height=Z;bits;planes;constructor(d,g,[
a]){this.image=d,this.bits=new X(g);const S=bt(d.width,Z),y=d.color==="gray"?1:4;this.planes=Array.from({length:y},()=>new wt(S,Z,this.bits,a,p[0],T[0]))}write(d){
const{image:g,planes:a}=this,{width:S}=a[0];for(let y=0;y<Z;y++){const C=g.samples(Math.min(d+y,g.height-1));for(const[B,k]of a.entries())for(let W=0;W<S;W++)k.
set(y,W,C[Math.min(W,g.width-1)*a.length+B])}for(let y=0;y<S;y+=Z)for(const C of a)C.write(y,0)}finish(){this.bits.finish()}}class j{image;height=2*Z;bits;light;blue;red;sums;constructor(d,g,[
a,S]){this.image=d,this.bits=new X(g);const y=bt(d.width,2*Z);this.light=new wt(y,2*Z,this.bits,a,p[0],T[0]),this.blue=new wt(y/2,Z,this.bits,S,p[1],T[1]),this.
red=new wt(y/2,Z,this.bits,S,p[1],T[1]),this.sums=new Float32Array(y)}write(d){const{light:g,blue:a,red:S}=this;for(let y=0;y<this.height;y++)this.row(y,Math.min(
d+y,this.image.height-1));for(let y=0;y<g.width;y+=this.height){for(const C of[0,Z])for(const B of[0,Z])g.write(y+B,C);a.write(y/2,0),S.write(y/2,0)}}finish(){this.
bits.finish()}row(d,g){const{image:a,light:S,blue:y,red:C,sums:B}=this,k=a.samples(g),W=a.width-1,tt=d%2===0;tt&&B.fill(0);for(let V=0;V<S.width;V++){const lt=Math.
min(V,W)*3,[ut,gt,pt]=[k[lt],k[lt+1],k[lt+2]];S.set(d,V,.299*ut+.587*gt+.114*pt);const et=V&-2;B[et]+=-.168736*ut-.331264*gt+.5*pt,B[et+1]+=.5*ut-.418688*gt-.081312*
pt}if(!tt)for(let V=0;V<S.width;V+=2)y.set(d>>1,V>>1,B[V]/4+128),C.set(d>>1,V>>1,B[V+1]/4+128)}}}),92152:((ft,Y,x)=>{x.d(Y,{A6:()=>H,AT:()=>z,Cb:()=>$,WQ:()=>G,
ZJ:()=>D,fu:()=>U,mA:()=>L,zq:()=>F});const F=(l,E,b)=>Math.ceil(l*E*b/8);function $(l,E,b){if(!l||l.length<E*2)return!1;let p=0;for(let w=0;w<E;w++){const[P,T]=[
l[w*2],l[w*2+1]];if(P===b&&T===0)p++;else if(P!==0||T!==b)return}return p===0?!1:p===E?!0:void 0}function G(l,E){if(l.length>=E)return l.subarray(0,E);const b=new Uint8Array(
E);return b.set(l),b}const L=l=>l.map(E=>E^255),R=2;async function D(l,{width:E,height:b,channels:p,bits:w},P,T){const K=E*p,_=F(E,p,w),X=new Uint8Array(K*b),Q=2**
w-1,Z=P&&w<8?255/Q:1;for(let q=0;q<b;q++){for(let it=0;it<K;it++){const ot=it*w,ht=q*_+(ot>>3),mt=w>=8?l[ht]:l[ht]>>8-w-(ot&7)&Q;X[q*K+it]=mt*Z}const st=T.step(
K*R);st&&await st}return X}function z(l,E,b){const p=Array.from({length:b},(w,P)=>{const[T,K]=[E[P*2],E[P*2+1]];return Uint8ClampedArray.from({length:256},(_,X)=>(T+
X/255*(K-T))*255)});return l.map((w,P)=>p[P%b][w])}function H(l,E,b){const p=new Uint8Array(l.length*b);for(const[w,P]of l.entries())for(let T=0;T<b;T++)p[w*b+T]=
E[P*b+T]??0;return p}function U(l,E,b){const p=new Uint8Array(E.length*(b+1));for(let w=0;w<E.length;w++){for(let P=0;P<b;P++)p[w*(b+1)+P]=l[w*b+P];p[w*(b+1)+b]=
E[w]}return p}}),5660:((ft,Y,x)=>{x.d(Y,{$:()=>H});var F=x(78157),$=x(31584),G=x(8283);const L={195:"a lossless JPEG image",197:"a hierarchical JPEG image",198:"\
a hierarchical JPEG image",199:"a hierarchical lossless JPEG image",201:"a JPEG image with arithmetic coding",202:"a JPEG image with arithmetic coding",203:"a l\
ossless JPEG image with arithmetic coding",205:"a hierarchical JPEG image with arithmetic coding",206:"a hierarchical JPEG image with arithmetic coding",207:"a \
hierarchical JPEG image with arithmetic coding",247:"a JPEG-LS image"},R="save it as a baseline or progressive JPEG with 8 bits, or as a PNG image",D="Exif\0\0",
z="ICC_PROFILE\0";function H(b,p){const w=new U(b,p);w.run();const{frame:P}=w;if(!P)throw p("is a JPEG image without a start of frame; it is damaged");if(w.end<
0)throw p("is a JPEG image that is cut short; copy or export it again");const T=w.exif&&(0,$.F)(w.exif),{width:K,height:_,components:X,ids:Q}=P;return{width:K,height:_,
components:X,orientation:T?.orientation??1,resolution:w.jfifResolution??T?.resolution,profile:E(w.profileParts),adobe:w.adobe,plainRgb:Q==="RGB"&&!w.adobe&&!w.jfif,
data:b.subarray(0,w.end)}}class U{bytes;refuse;frame;jfif=!1;jfifResolution;adobe=!1;exif;profileParts=new Map;end=-1;constructor(p,w){this.bytes=p,this.refuse=
w}run(){for(const{marker:p,end:w,data:P}of(0,G.OD)(this.bytes))if(p===G.GM)this.end=w;else if(p!==G.Os)this.segment(p,P);else if(this.isOnlyScan(P)){const T=(0,F.
bS)(this.bytes).indexOf(l,w);this.end=T<0?-1:T+2;return}}isOnlyScan(p){return this.frame?.sequential===!0&&p[0]===this.frame.components}segment(p,w){const P=L[p];
if(P!==void 0)throw this.refuse(`is ${P}, which PDF cannot hold; ${R}`);if(p>=192&&p<=194)this.frame??=this.readFrame(w,p!==194);else if(p===224&&(0,F.w1)(w,0,"\
JFIF\0"))this.readJfif(w);else if(p===225&&(0,F.w1)(w,0,D))this.exif??=w.subarray(D.length);else if(p===226&&(0,F.w1)(w,0,z)&&w.length>z.length+2){const[T,K]=w.
subarray(z.length);this.profileParts.has(T)||this.profileParts.set(T,{of:K,data:w.subarray(z.length+2)})}else p===238&&(0,F.w1)(w,0,"Adobe")&&w.length>=12&&(this.
adobe=!0)}readFrame(p,w){const[P=0,T=0,K=0,_=0,X=0,Q=0]=p,[Z,q]=[T<<8|K,_<<8|X];if(p.length<6+3*Q)throw this.refuse("is a JPEG image whose start of frame is dam\
aged");if(P!==8)throw this.refuse(`is a JPEG image with ${P} bits per component, which PDF cannot hold; ${R}`);if(q===0||Z===0)throw this.refuse(`is a JPEG imag\
e of ${q} × ${Z} pixels; it is empty or damaged`);if(Q!==1&&Q!==3&&Q!==4)throw this.refuse(`is a JPEG image with ${Q} components; PDF holds 1, 3 or 4`);let st="";
for(let it=0;it<Q;it++)st+=String.fromCharCode(p[6+3*it]);return{width:q,height:Z,components:Q,ids:st,sequential:w}}readJfif(p){if(this.jfif||(this.jfif=!0,p.length<
12))return;const w={1:1,2:2.54}[p[7]],[P,T]=[p[8]<<8|p[9],p[10]<<8|p[11]];w!==void 0&&(this.jfifResolution=(0,$.o)({x:P*w,y:T*w}))}}const l=Buffer.of(255,G.GM);
function E(b){const p=b.size,w=[];for(let P=1;P<=p;P++){const T=b.get(P);if(T?.of!==p)return;w.push(T.data)}return p===0?void 0:Buffer.concat(w)}}),98122:((ft,Y,x)=>{
x.d(Y,{_:()=>$});var F=x(58552);const $=G=>L=>(0,F.G6)([{field:G,message:L}])}),9819:((ft,Y,x)=>{x.d(Y,{J7:()=>G,Kd:()=>D,Wo:()=>z,_i:()=>R,b9:()=>L});var F=x(42973),
$=x(45599);class G{document;gone=new Set;chased=new Set;constructor(U){this.document=U}remove(U){const{catalog:l,catalogNumber:E,pages:b}=this.document,p=l.get(
"Pages");U===E||(0,$.i9)(p)&&U===p.number||b.holds(U)||(this.gone.add(U),this.document.remove(U))}chase(U){this.chased.add(U)}removed(){return this.gone}takeChased(){
const U=this.chased;return this.chased=new Set,U}isGone(U){return(0,$.i9)(U)&&this.gone.has(U.number)}}class L{most;left;constructor(U){this.most=this.left=U.job.
limits.nodes}spend=U=>{if(this.left-=U,this.left<0)throw(0,F.F)("nodes",`The document has more than ${this.most} fields, bookmarks, names and structure elements`,
"Remove bookmarks or tags with another program first")}}class R{seen;beyond=new Set;allowance;constructor(U,l=new L(U)){this.allowance=l,this.seen=new Uint8Array(
(U.size>>3)+1)}first(U){if(this.allowance.spend(1),!(0,$.i9)(U))return!0;const{number:l}=U,E=l>>3;if(E>=this.seen.length)return this.beyond.size<this.beyond.add(
l).size;const b=1<<(l&7),p=(this.seen[E]&b)===0;return this.seen[E]|=b,p}}function D(H,U){return(0,$.i9)(H)?H.number:U}function z(H,U){const l=H.catalog.get(U),
E=H.dict(l);return E&&{dict:E,holder:D(l,H.catalogNumber)}}})};
