"use strict";exports.id=18,exports.ids=[18],exports.modules={66680:((nt,Q,y)=>{y.r(Q),y.d(Q,{compress_document:()=>io});var P=y(98446),K=y(36078),H=y(14118),D=y(1900),G=y(45657),
j=y(78157),A=y(990),R=y(79098),b=y(47772);const S=n=>Float32Array.from(n,(t,e)=>{const s=b.Tl[e];return t*b.gS[s>>3]*b.gS[s&7]/8});function m(n,t,e,s){s.fill(n[t]*
e[0]);let o=63;for(;o>0&&n[t+o]===0;)o--;if(o!==0){s.fill(0);for(let i=0;i<=o;i++)s[b.Tl[i]]=n[t+i]*e[i];for(let i=0;i<8;i++)if(p(s,i))for(let r=i+8;r<64;r+=8)s[r]=
s[i];else d(s,i,8);for(let i=0;i<64;i+=8)d(s,i,1)}}function p(n,t){for(let e=t+8;e<64;e+=8)if(n[e]!==0)return!1;return!0}function d(n,t,e){const s=t+e,o=s+e,i=o+
e,r=i+e,a=r+e,f=a+e,h=f+e,g=n[t],v=n[r],L=n[o],N=n[f],W=g+v,T=g-v,Z=L+N,_=(L-N)*Math.SQRT2-Z,et=W+Z,pt=T+_,q=T-_,ct=W-Z,St=n[a],Se=n[i],ve=n[s],xe=n[h],Ae=St+Se,
Ce=St-Se,Ie=ve+xe,Te=ve-xe,Zt=Ie+Ae,Pe=(Ce+Te)*1.847759065,Yt=Pe-2.61312593*Ce-Zt,Vt=(Ie-Ae)*Math.SQRT2-Yt,Ue=1.0823922*Te-Pe+Vt;n[t]=et+Zt,n[h]=et-Zt,n[s]=pt+Yt,
n[f]=pt-Yt,n[o]=q+Vt,n[a]=q-Vt,n[r]=ct+Ue,n[i]=ct-Ue}var l=y(55407);const c=4,w=.5,[E,M]=[300,10],O=238,C=(n,t)=>(0,l.E)(n,t,w,e=>I(e,t.pace));async function I({
frame:n,kept:t},e){if(n.components.length!==c)throw new R.pK;const s=k(t),o=new Uint8Array(n.width*n.height*c),i=new Uint8ClampedArray(o.buffer);for(const[r,a]of n.
components.entries()){const f=s[a.table];if(!f)throw new R.pK;await new V(n,a,r,S(f),i).run(e)}return t.some(z)&&await J(i,n.width,e),o}const z=({marker:n,data:t})=>n===
O&&(0,j.w1)(t,0,"Adobe")&&t.length>=12&&t[11]===2;function k(n){const t=[];for(const{marker:e,data:s}of n)if(e===l.w)for(let o=0;o<s.length;){const[i,r]=[s[o]>>
4===0?1:2,s[o]&15],a=o+1;if(o=a+A.IE*i,o>s.length)throw new R.pK;t[r]=Uint16Array.from({length:A.IE},(f,h)=>i===1?s[a+h]:s[a+2*h]<<8|s[a+2*h+1])}return t}class V{frame;component;index;multipliers;samples;block=new Float32Array(
A.IE);across;down;constructor(t,e,s,o,i){this.frame=t,this.component=e,this.index=s,this.multipliers=o,this.samples=i,this.across=(0,G.Kf)(t.components.map(({across:r})=>r))/
e.across,this.down=(0,G.Kf)(t.components.map(({down:r})=>r))/e.down}async run(t){const{component:e,multipliers:s,block:o}=this,{values:i,columns:r,rows:a,stride:f}=e;
for(let h=0;h<a;h++){for(let v=0;v<r;v++)m(i,(h*f+v)*A.IE,s,o),this.put(h,v);const g=t.step(r*E*this.across*this.down);g&&await g}}put(t,e){const{block:s,samples:o,
across:i,down:r,index:a}=this,{width:f,height:h}=this.frame,[g,v]=[Math.floor(e*8*i),Math.floor(t*8*r)],L=Math.min(Math.floor((e+1)*8*i),f),N=Math.min(Math.floor(
(t+1)*8*r),h);for(let W=v;W<N;W++){const T=Math.floor(W/r-t*8)*8;let Z=(W*f+g)*c+a;if(i===1)for(let _=T,et=T+L-g;_<et;_++,Z+=c)o[Z]=s[_]+128;else for(let _=g;_<
L;_++,Z+=c)o[Z]=s[T+Math.floor(_/i-e*8)]+128}}}async function J(n,t,e){for(let s=0;s<n.length;s+=t*c){for(let i=s;i<s+t*c;i+=c){const[r,a,f]=[n[i],n[i+1]-128,n[i+
2]-128];n[i]=255-(r+1.402*f),n[i+1]=255-(r-.344136*a-.714136*f),n[i+2]=255-(r+1.772*a)}const o=e.step(t*M);o&&await o}}var at=y(61273),st=y(38671),ot=y(21281),it=y(
58006),ut=y(91519),F=y(45599),Lt=y(14029),Ft=y(77158);const X=3;async function x(n,t,e,s){const{channels:o}=n,i=t*o,r=new Uint8Array(i*e),[a,f]=[new Float64Array(
i),new Float64Array(i)],h=n.height/e,g=h*(n.width/t);let v=-1;for(let L=0;L<e;L++){f.fill(0);const[N,W]=[L*h,Math.min((L+1)*h,n.height)];for(let T=Math.floor(N);T<
W;T++){T!==v&&U(n,T,t,a),v=T;const Z=Math.min(T+1,W)-Math.max(T,N);for(let et=0;et<i;et++)f[et]+=a[et]*Z;const _=s.step((n.width*o+i)*X);_&&await _}for(let T=0;T<
i;T++)r[L*i+T]=Math.min(255,Math.round(f[T]/g))}return r}function U(n,t,e,s){s.fill(0);const o=n.width/e;Number.isInteger(o)?B(n,t,o,s):u(n,t,e,s)}function B({width:n,
channels:t,data:e},s,o,i){let r=s*n*t;for(let a=0;a<i.length;a+=t)for(let f=0;f<o;f++)for(let h=0;h<t;h++)i[a+h]+=e[r++]}function u({width:n,channels:t,data:e},s,o,i){
const r=n/o;for(let a=0;a<o;a++){const[f,h]=[a*r,Math.min((a+1)*r,n)];for(let g=Math.floor(f);g<h;g++){const v=Math.min(g+1,h)-Math.max(g,f),L=(s*n+g)*t;for(let N=0;N<
t;N++)i[a*t+N]+=e[L+N]*v}}}var $=y(52829),Y=y(56681),tt=y(37709),ft=y(91025),lt=y(93059),gt=y(58971),vt=y(3449),xt=y(52205),wt=y(33973),At=y(65868),Ct=y(36502),
bt=y(21996);const rt=4096,dt=({operator:n,dataStart:t,dataEnd:e})=>n==="BI"&&t>=0&&e-t>=rt;class ht extends Ct.z{isOff(){return!1}}async function It(n,t){const e=new Re,
s=new At.i(n,new ht(n));for(let i=0;i<n.pages.count;i++)e.page=i,await s.read(i,e,e);const o=t??await Be(n);for(const i of o)e.sizes.delete(i);for(const[i,r]of e.
sizes)e.enlarge(e.masks,Tt(n,i),r);for(const i of o)e.masks.delete(Tt(n,i)?.number??-1);for(const i of[...e.sizes.keys(),...o])e.masks.delete(i);return Object.assign(
e,{elsewhere:o})}function Tt(n,t){const e=n.get(t),s=e instanceof F.Z6?e.dict.get("SMask"):void 0;return(0,F.i9)(s)?s:void 0}const De=.9;function Xt(n,t,e){const s=Qt(
n,t,e);return s<De?s:1}function Qt(n,t,e){const s=(o,i)=>o/72*e/i;return Math.max(s(t.width,n.width),s(t.height,n.height))}class Re{sizes=new Map;masks=new Map;inline=0;inlinePages=new Set;page=0;glyph(){}takes(t,e,s){
t.operator==="BI"&&this.inline++,dt(t)&&this.inlinePages.add(this.page)}image({matrix:[t,e,s,o]},i){this.enlarge(this.sizes,(0,F.i9)(i)?i:void 0,{width:Math.hypot(
t,e),height:Math.hypot(s,o)})}enlarge(t,e,{width:s,height:o}){if(!e)return;const i=t.get(e.number);t.set(e.number,{width:Math.max(i?.width??0,s),height:Math.max(
i?.height??0,o)})}}const _t=2e3;async function Be(n){const t=[],e=o=>{for(const i of n.dict(n.dict(o?.get("Resources"))?.get("XObject"))?.values()??[])t.push(i)};
for(const o of await(0,bt.Av)(n,["PatternType","CharProcs","Luminosity","Alpha"])){const i=n.job.pace.step(_t);i&&await i;const r=n.get(o),a=r instanceof F.Z6?r.
dict:r instanceof F.Bi?r:void 0;e(a);const f=n.dict(a?.get("SMask"));for(const h of[a?.get("G"),f?.get("G")])h!==void 0&&t.push(h)}const s=new Set;for(let o=t.pop();o!==
void 0;o=t.pop()){if(!(0,F.i9)(o)||s.has(o.number))continue;s.add(o.number);const i=n.job.pace.step(_t);i&&await i;const r=n.resolve(o);r instanceof F.Z6&&e(r.dict)}
return s}const Le=["BitsPerComponent","Decode","DecodeParms","Height","ImageMask","Intent","Interpolate","Width"],Fe={AHx:"ASCIIHexDecode",A85:"ASCII85Decode",LZW:"\
LZWDecode",Fl:"FlateDecode",RL:"RunLengthDecode",CCF:"CCITTFaxDecode",DCT:"DCTDecode"},qt={G:"DeviceGray",RGB:"DeviceRGB",CMYK:"DeviceCMYK"},Ne=new Set(Object.values(
qt));class Ge{document;resources;constructor(t){this.document=t,this.resources=new ft.n(t)}async moveAll({inlinePages:t,elsewhere:e}){const{document:s}=this,{live:o}=await(0,wt.
Gy)(s),i=new gt.X(s);for(const a of t){if(!this.isWhole(a))continue;const f=await this.move(await i.page(a),s.pages.attribute(a,"Resources"));if(!f)continue;const h=s.
add(await(0,$.c)(s,new F.Z6(new F.Bi,je),f.content));s.pages.patch(a,{Contents:h,Resources:f.resources})}const{content:r}=await(0,vt.d)(s,o.length,a=>o[a]===1);
for(const a of r.keys())e.has(a)||await this.moveOf(a)}isWhole(t){const{document:e}=this;return(0,xt.c3)(e,e.entry(e.pages.number(t),"Contents")).every(o=>o instanceof
F.Z6&&e.decodedPart(o)?.whole===!0)}async moveOf(t){const{document:e}=this,s=e.get(t);if(!(s instanceof F.Z6)||s.dict.has("PatternType")||!e.dict(s.dict.get("Re\
sources")))return;const o=e.decodedPart(s),i=o?.whole?await this.move(o.data,s.dict.get("Resources")):void 0;if(!i)return;const r=await(0,$.c)(e,s,i.content);r.
dict.set("Resources",i.resources),e.put(t,r)}async move(t,e){const{document:s}=this,o=s.dict(s.dict(e)?.get("ColorSpace")),i=[];let r=0;if(await(0,tt.Ko)(t,s.job.
pace,v=>{const L=r;r=v.end;const N=dt(v)&&We(v,L)?this.imageOf(v,o):void 0;N&&i.push({from:L,to:v.end,image:N})}),i.length===0)return;const a=i.map(({image:v})=>{
const L=s.add(v);return{category:"XObject",name:`Inline${L.number}`,ref:L}}),{resources:f,names:h}=this.resources.with(e,a),g=i.map(({from:v,to:L},N)=>({from:v,
to:L,text:`/${h[N]} Do`}));return{content:await(0,Y.E$)(t,g,s.job.pace),resources:f}}imageOf(t,e){const s=(0,lt.n)(t);if(!s)return;const o=(0,F.jd)({Type:(0,F.UU)(
"XObject"),Subtype:(0,F.UU)("Image")});for(const[r,a]of s.dict){const f=r==="I"?"Interpolate":r;Le.includes(f)&&o.set(f,a)}const i=(0,xt.c3)(this.document,s.dict.
get("Filter")).map(r=>Ke(r,Fe));if(i.length>0&&o.set("Filter",i),s.dict.has("ColorSpace")){const r=this.spaceOf(s.dict.get("ColorSpace"),e);if(r===void 0)return;
o.set("ColorSpace",r)}return new F.Z6(o,s.data)}spaceOf(t,e){if(t instanceof F.SX){const h=qt[t.text]??t.text;return Ne.has(h)?(0,F.UU)(h):e?.get(t.text)}if(!(0,F.
cy)(t)||t.length!==4)return;const[s,o,i,r]=t,f=s instanceof F.SX&&(s.text==="I"||s.text==="Indexed")&&!(0,F.cy)(o)?this.spaceOf(o,e):void 0;return f===void 0?void 0:
[(0,F.UU)("Indexed"),f,i,r]}}const je=new Uint8Array(0);function We(n,t){const{content:e,end:s,count:o}=n,i=(r,a)=>Buffer.from(e.subarray(r,a)).toString("latin1");
return o>0&&i(t,n.startOf(0)).trim()==="BI"&&i(s-2,s)==="EI"}const Ke=(n,t)=>n instanceof F.SX?(0,F.UU)(t[n.text]??n.text):n;var Pt=y(95340),Nt=y(76023),ze=y(42118),
te=y(36054),ee=y(80281);const ke={16:{color:"rgb",components:3},17:{color:"gray",components:1}},He=new Set(["pclr","cmap","cdef"]);function $e(n){const t=(0,j.bS)(
n),e=(0,ee.f)(t)?.find(({type:h})=>h==="jp2h");if(!e)return;const s=t.subarray(e.body,e.end),o=(0,ee.f)(s),[i,...r]=["ihdr","colr"].flatMap(h=>o?.filter(({type:g})=>g===
h)??[]),[a]=r;if(i?.type!=="ihdr"||i.end-i.body<14||!a||a.end-a.body<7||o.some(({type:h})=>He.has(h))||s[a.body]!==1)return;const f=ke[s.readUInt32BE(a.body+3)];
return f?.components===s.readUInt16BE(i.body+8)?f.color:void 0}var Je=y(5660),Ze=y(98122),ne=y(58552);const Ye=400,Gt=48,Ve=.5,Xe=.3,Qe=24,_e=3;async function se({
width:n,height:t,channels:e,data:s},o){const i=new Set,r=Math.max(1,Math.floor(t/Ye));let[a,f,h]=[0,0,0];for(let g=0;g<t;g+=r){const v=(g+1)*n*e;for(let N=g*n*e+
e;N<v;N+=e){let[W,T]=[0,0];for(let Z=N;Z<N+e;Z++)W=W*256+s[Z],T=Math.max(T,Math.abs(s[Z]-s[Z-e]));i.size<=Gt&&i.add(W),a++,T>0&&f++,T>=Qe&&h++}const L=o.step(n*
e*_e);L&&await L}return i.size<=Gt||f<a*(1-Ve)&&h>f*Xe}var yt=y(92152);const Ut=65536,qe=8;async function tn(n,{width:t,height:e,bits:s,decode:o},{components:i,
table:r},a){const f=r?1:i;if(n.length<(0,yt.zq)(t,f,s)*e)return;const h=(0,yt.Cb)(o,f,r?2**s-1:1);if(h===void 0||r&&h)return;const g=s===8?n:await(0,yt.ZJ)(n,{width:t,
height:e,channels:f,bits:s},!r,a);return r?oe(g.subarray(0,t*e),r,i,a):g}async function oe(n,t,e,s){if(!await en(n,t.length/e,s))return;const o=new Uint8Array(n.
length*e);for(let i=0;i<n.length;i+=Ut){const r=n.subarray(i,i+Ut);o.set((0,yt.A6)(r,t,e),i*e);const a=s.step(r.length*qe);a&&await a}return o}async function en(n,t,e){
for(let s=0;s<n.length;s+=Ut){const o=n.subarray(s,s+Ut);if(o.some(r=>r>=t))return!1;const i=e.step(o.length);i&&await i}return!0}const nn=new Set([1,2,4,8,16]),
sn=4096,on=128*1024*1024;async function jt(n,t){const e=(0,Pt.h)(n,t.dict),{width:s,height:o,stencil:i,decode:r}=e,a=await an(n,t),f=s>=1&&o>=1&&!i&&nn.has(e.bits)&&
(r!==void 0||!t.dict.has("Decode")),h=a&&cn(a);if(!f||!a||!h||re(n,t))return"kind";const{format:g,before:v,parameters:L}=(0,st.R)(n,t);if(h==="inks"&&g!=="jpg")
return"kind";const N=a.table?ie(n,t):t.dict.get("ColorSpace")??Wt(h);if(N===void 0||g==="ccitt"||g==="jbig2"||L?.has("ColorTransform")||g==="jpg"&&(a.table||e.bits!==
8)||g==="jp2"&&(a.table||hn(n,t)))return"kind";if(!g&&dn(e.bits,a))return"lines";const W=n.encoded(t).length;if(W<sn)return"larger";if(s>Pt.K)return"heavy";const T=g&&
h!=="inks"?(0,te.uZ)(n,t).step:0;if(T>(0,te.ny)(n.job))return rn(n,t,W);if(s*o*a.components>on)return"heavy";const Z=await Kt(n,v);if(!Z)return"kind";const _={width:s,
height:o,color:h,space:N,size:W,atOnce:T};if(g==="jpg"){const q=h==="inks"?void 0:r;return await un(Z,_,n.job.pace)?{..._,data:Z,entries:zt(_,q,"DCTDecode")}:"k\
ind"}if(g==="jp2")return{..._,data:Z,entries:zt(_,void 0,"JPXDecode")};const{pace:et}=n.job,pt=await tn(Z,e,a,et);return pt?await se({width:s,height:o,data:pt,channels:a.
components},et)?"lines":{..._,data:pt,entries:zt(_,a.table?void 0:r)}:"kind"}async function rn(n,t,e){const s=await(0,ze.i)(n,t),o=s?await jt(n,s):"heavy";return typeof o==
"string"?o:{...o,size:e}}async function an(n,t){if(t.dict.has("ColorSpace"))return(0,Nt.L)(n,t.dict.get("ColorSpace"),()=>{});const{format:e,before:s}=(0,st.R)(
n,t);if(e!=="jp2"||(await(0,ot.ds)(n)).archive)return;const o=await Kt(n,s),i=o&&$e(o);return i&&(0,Nt.L)(n,Wt(i),()=>{})}function cn({kind:n,components:t}){return t===
1?"gray":n==="rgb"?"rgb":t===c?"inks":void 0}const fn={gray:"DeviceGray",rgb:"DeviceRGB",inks:"DeviceCMYK"},ln={gray:1,rgb:3,inks:c},Wt=n=>(0,F.UU)(fn[n]);function ie(n,t){
const e=n.array(t.dict.get("ColorSpace")),s=n.resolve(e?.[0]);return(0,F.Eo)(s,"Indexed")?e?.[1]:void 0}const dn=(n,{components:t,table:e})=>(e?Math.min(e.length/
t,2**n):2**(n*t))<=Gt;function re(n,{dict:t}){const e=n.resolve(t.get("Mask")),s=n.dict(t.get("SMask"));return(0,F.cy)(e)||s?.has("Matte")===!0||t.has("F")||t.has(
"Alternates")||t.has("OPI")}const hn=(n,{dict:t})=>(n.resolve(t.get("SMaskInData"))??0)!==0||t.has("Decode");async function Kt(n,t){try{return await n.decodedAtEase(
t)}catch(e){if(e instanceof ne.zU&&e.code!=="cancelled")return;throw e}}async function un(n,{width:t,height:e,color:s},o){try{const i=await(0,Je.$)(n,(0,Ze._)("\
file"),o);return i.width===t&&i.height===e&&i.components===ln[s]}catch(i){if(i instanceof ne.zU&&i.code==="invalid_parameters")return!1;throw i}}function zt({width:n,
height:t,color:e},s,o){const i={Type:(0,F.UU)("XObject"),Subtype:(0,F.UU)("Image"),Width:n,Height:t,BitsPerComponent:8,ColorSpace:Wt(e)};return s&&(i.Decode=[...s]),
o!==void 0&&(i.Filter=(0,F.UU)(o)),(0,F.jd)(i)}var gn=y(64680);const pn=Et("00110101 000111 0111 1000 1011 1100 1110 1111 10011 10100 00111 01000 001000 000011 \
110100 110101 101010 101011 0100111 0001100 0001000 0010111 0000011 0000100 0101000 0101011 0010011 0100100 0011000 00000010 00000011 00011010 00011011 00010010\
 00010011 00010100 00010101 00010110 00010111 00101000 00101001 00101010 00101011 00101100 00101101 00000100 00000101 00001010 00001011 01010010 01010011 010101\
00 01010101 00100100 00100101 01011000 01011001 01011010 01011011 01001010 01001011 00110010 00110011 00110100 11011 10010 010111 0110111 00110110 00110111 0110\
0100 01100101 01101000 01100111 011001100 011001101 011010010 011010011 011010100 011010101 011010110 011010111 011011000 011011001 011011010 011011011 01001100\
0 010011001 010011010 011000 010011011"),mn=Et("0000110111 010 11 10 011 0011 0010 00011 000101 000100 0000100 0000101 0000111 00000100 00000111 000011000 00000\
10111 0000011000 0000001000 00001100111 00001101000 00001101100 00000110111 00000101000 00000010111 00000011000 000011001010 000011001011 000011001100 000011001\
101 000001101000 000001101001 000001101010 000001101011 000011010010 000011010011 000011010100 000011010101 000011010110 000011010111 000001101100 000001101101 \
000011011010 000011011011 000001010100 000001010101 000001010110 000001010111 000001100100 000001100101 000001010010 000001010011 000000100100 000000110111 0000\
00111000 000000100111 000000101000 000001011000 000001011001 000000101011 000000101100 000001011010 000001100110 000001100111 0000001111 000011001000 0000110010\
01 000001011011 000000110011 000000110100 000000110101 0000001101100 0000001101101 0000001001010 0000001001011 0000001001100 0000001001101 0000001110010 0000001\
110011 0000001110100 0000001110101 0000001110110 0000001110111 0000001010010 0000001010011 0000001010100 0000001010101 0000001011010 0000001011011 0000001100100\
 0000001100101"),ae=Et("00000001000 00000001100 00000001101 000000010010 000000010011 000000010100 000000010101 000000010110 000000010111 000000011100 000000011\
101 000000011110 000000011111"),[yn,wn,ce]=Et("0001 001 000000000001"),bn=Et("0000010 000010 010 1 011 000011 0000011");function Et(n){return n.split(" ").map(t=>[
parseInt(t,2),t.length])}const En=20;async function On({data:n,width:t,height:e,black:s},o){const i=new Mn(t),r=t+7>>3,a=new Uint8Array(r);for(let f=0;f<e;f++){
for(let v=0,L=f*r;v<r;v++,L++)a[v]=s?n[L]:~n[L];const h=i.row(a),g=o.step(r+h*En);g&&await g}return i.finish()}class Mn{width;output=new gn.k(4096);bits=0;count=0;changes;above;constructor(t){
this.width=t,this.changes=new Int32Array(t+4),this.above=new Int32Array(t+4).fill(t)}row(t){const{width:e,changes:s,above:o}=this,i=vn(t,e,s);let[r,a,f,h]=[-1,0,
0,0];for(;r<e;){for(h=h&-2|a;h>1&&o[h-2]>r;)h-=2;for(;o[h]<=r&&o[h]<e;)h+=2;const[g,v,L]=[s[f],o[h],Sn(o,h,e)];if(L<g)this.add(yn),r=L;else if(Math.abs(g-v)<=3)
this.add(bn[g-v+3]),r=g,f++,a^=1;else{const N=g<e?s[f+1]:e;this.add(wn),this.run(g-Math.max(r,0),a),this.run(N-g,a^1),r=N,f+=2}}return this.changes=o,this.above=
s,i}finish(){return this.add(ce),this.add(ce),this.count>0&&this.add([0,8-this.count]),this.output.bytes}run(t,e){for(;t>=2624;t-=2560)this.add(ae.at(-1));const s=e===
0?pn:mn,o=t>>6;o>27?this.add(ae[o-28]):o>0&&this.add(s[63+o]),this.add(s[t&63])}add([t,e]){for(this.bits=this.bits<<e|t,this.count+=e;this.count>=8;this.count-=
8)this.output.byte(this.bits>>>this.count-8&255);this.bits&=(1<<this.count)-1}}const Sn=(n,t,e)=>n[t]<e?n[t+1]:e;function vn(n,t,e){let[s,o]=[0,0];for(let i=0;i<
t;){const r=n[i>>3];if((i&7)===0&&r===(o?255:0)){i+=8;continue}(r>>7-(i&7)&1)!==o&&(e[s++]=i,o^=1),i++}return e.fill(t,s,Math.min(s+4,e.length)),s}var xn=y(14752),
fe=y(68973);const An=96*1024,kt=3,Cn=6,In=9,Tn=[1,2,4,"each"],le=[0,1,2,4],Pn=4,Un=65535;async function Ht(n,t,e,s){const{width:o,height:i,channels:r,bits:a}=t;
if(a*r===1){if(o>Un)return;const W=await Dn(n,s.pace)?0:1,T=await On({data:n,width:o,height:i,black:W},s.pace),Z=(0,F.jd)({K:-1,Columns:o,Rows:i,BlackIs1:W===1});
return T.length<e?{data:T,filter:"CCITTFaxDecode",parameters:Z}:void 0}if(a<8)return;const f=(0,fe.uM)(s),h=new Bn(n,(0,yt.zq)(o,r,a),r*a>>3),{kind:g,expected:v}=await Rn(
h,i,s);if(v>=e)return;const L=await f.deflate(g===void 0?n:await h.filtered(0,i,g,s),In),N=g===void 0?void 0:{Predictor:15,Colors:r,BitsPerComponent:a,Columns:o};
return L.length<e?{data:L,filter:"FlateDecode",parameters:N&&(0,F.jd)(N)}:void 0}const de=65536;async function Dn(n,t){let e=0;for(let s=0;s<n.length;s+=de){const o=n.
subarray(s,s+de);for(const r of o)e+=r===255?1:r===0?-1:0;const i=t.step(o.length*2);i&&await i}return e>0}async function Rn(n,t,e){const s=Math.min(t,Math.ceil(
An/kt/n.length)),o=Array.from({length:kt},(a,f)=>Math.floor((t-s)*f/(kt-1))),i=[...new Set(o)];let r={kind:void 0,expected:1/0};for(const a of[void 0,...Tn]){let f=0;
for(const g of i){const v=await n.filtered(g,s,a,e);f+=(await(0,fe.uM)(e).deflate(v,Cn)).length}const h=f*(t/(s*i.length));h<r.expected&&(r={kind:a,expected:h})}
return r}class Bn{samples;length;step;none;constructor(t,e,s){this.samples=t,this.length=e,this.step=s,this.none=new Uint8Array(e)}async filtered(t,e,s,{pace:o}){
const{samples:i,length:r}=this;if(s===void 0)return i.subarray(t*r,(t+e)*r);const a=new Uint8Array(e*(r+1));for(let f=0;f<e;f++){const h=s==="each"?this.choose(
t+f):s,g=f*(r+1);a[g]=h,this.filter(t+f,h,a,g+1);const v=o.step(r*Pn*(s==="each"?le.length:1));v&&await v}return a}filter(t,e,s,o){const{samples:i,length:r,step:a}=this,
f=t*r,h=t===0?this.none:i.subarray(f-r,f);for(let g=0;g<r;g++){const v=g>=a?i[f+g-a]:0,L=e===1?v:e===2?h[g]:e===4?(0,xn.X)(v,h[g],g>=a?h[g-a]:0):0;s[o+g]=i[f+g]-
L}}choose(t){const e=new Uint8Array(this.length);let[s,o]=[0,1/0];for(const i of le){this.filter(t,i,e,0);let r=0;for(const a of e)r+=a<128?a:256-a;r<o&&([s,o]=
[i,r])}return s}}const Ln=256*1024*1024,Fn=512,Nn=300,[Gn,jn]=[.9,.97],[Wn,Kn]=[2,20],zn=new Set([1,2,4,8,16]),he=4,kn=2e3;class Hn{document;settings;remaining=Ln;constructor(t,e){
this.document=t,this.settings=e}async shrink(t,e){const{document:s,settings:o}=this,i=s.get(t);if(!(i instanceof F.Z6)||re(s,i)||i.dict.has("Matte"))return!1;const r=await this.
read(i);if(!r||r.bits!==8||r.table&&i.dict.has("Decode"))return!1;const a=r.data.length*(r.table?.components??1)*2;if(!s.job.memory.borrow(a))return!1;const f=await this.
withFewer(i,r,h=>Xt(r,e,h??o.resolution));return s.job.memory.release(a),f&&s.put(t,f),f!==void 0}async withFewer(t,e,s){const{document:o,settings:i}=this,{pace:r}=o.
job;if(s()===1&&(e.table?.components??e.channels)!==he)return;const a=await $n(e,r);if(!a)return;const f=await se(a,r),h=s(f?Math.max(i.resolution,Nn):void 0),g=a.
channels===he&&!f;if(h===1&&!g)return;const[v,L]=[e.width,e.height].map(Z=>Math.max(1,Math.round(Z*h))),N=h===1?a.data:await x(a,v,L,r),W=await this.packed({...a,
data:N,width:v,height:L},g);if(!W)return;const T=ue(t,W);return T.dict.set("Width",v),T.dict.set("Height",L),a!==e&&T.dict.set("ColorSpace",ie(o,t)),T}async packed(t,e){
const{job:s}=this.document,{data:o,width:i,height:r,channels:a,size:f}=t,h=f*Gn;if(!e)return Ht(o,t,h,s);const g=N=>o.subarray(N*i*a,(N+1)*i*a),v=await(0,at.I)(
{...this.settings,width:i,height:r,color:"inks",samples:g},s.pace);return await Ht(o,t,Math.min(h,v.length),s)??(v.length<h?{data:v,filter:"DCTDecode",parameters:void 0}:
void 0)}async packAll(){const{document:t}=this,e=[...await(0,bt.Av)(t,["Image"])].sort((s,o)=>s-o);for(const s of e){const o=t.job.pace.step(kn);o&&await o;const i=t.
get(s);if(!(i instanceof F.Z6)||!(0,F.Eo)(t.resolve(i.dict.get("Subtype")),"Image")||i.dict.has("F"))continue;const r=await this.read(i);if(!r||!t.job.memory.borrow(
r.data.length))continue;const a=await Ht(r.data,r,r.size*jn,t.job);t.job.memory.release(r.data.length),a&&t.put(s,ue(i,a))}}async read(t){const{document:e}=this,
{width:s,height:o,bits:i,stencil:r}=(0,Pt.h)(e,t.dict),a=r?{channels:1,table:void 0}:this.channelsOf(t),f=s>=1&&o>=1&&zn.has(i)&&(0,st.R)(e,t).format===void 0,h=e.
encoded(t).length;if(!f||!a||h<Fn||s>Pt.K)return;const{channels:g,table:v}=a,L=(0,yt.zq)(s,g,i)*o;if(L>this.remaining)return;const{memory:N}=e.job,W=N.remaining,
T=await Kt(e,t);if(N.release(W-N.remaining),!!T&&(this.remaining-=T.length,!(T.length<L)))return{width:s,height:o,channels:g,bits:i,size:h,table:v,data:T.subarray(
0,L)}}channelsOf({dict:t}){const{document:e}=this,s=t.get("ColorSpace");if((0,F.Eo)(e.resolve(e.array(s)?.[0]),"Lab"))return{channels:3,table:void 0};const o=(0,Nt.
L)(e,s,()=>{});if(!o)return;const{table:i,components:r}=o;return i?{channels:1,table:{colors:i,components:r}}:{channels:r,table:void 0}}}async function $n(n,t){
const{data:e,table:s}=n;if(!s)return n;const o=await oe(e,s.colors,s.components,t);return!o||Jn(s)?o&&n:{...n,data:o,channels:s.components,table:void 0}}function Jn({
colors:n,components:t}){const e=n.length/t-1;return Array.from({length:t},(s,o)=>o).every(s=>{const o=Array.from({length:e+1},(h,g)=>n[g*t+s]),[i,r]=[o[0],o[e]],
a=Math.sign(r-i),f=o.every((h,g)=>g===0||Math.sign(h-o[g-1])*a>=0);return o.every((h,g)=>Math.abs(h-(i+(r-i)*g/Math.max(e,1)))<=(f?Kn:Wn))})}function ue(n,{data:t,
filter:e,parameters:s}){const o=(0,it.n)(n,t,{compress:!1});return o.dict.set("Filter",(0,F.UU)(e)),s&&o.dict.set("DecodeParms",s),o}const Zn=.9,Yn=64,Vn=32*1024*
1024,[Xn,Qn]=[40,90];function _n(n,t){return t<=1?n:Math.max(n,Math.min(Qn,Math.round(n+Xn*(1-1/t))))}class qn{document;settings;outcome={compressed:0,kept:{larger:0,
kind:0,lines:0,heavy:0}};waiting=[];bytes=0;samples;constructor(t,e){this.document=t,this.settings=e,this.samples=new Hn(t,e)}async run(){const{document:t,outcome:e}=this;
let s=await It(t);s.inlinePages.size>0&&(await new Ge(t).moveAll(s),s=await It(t,s.elsewhere));const{sizes:o,masks:i,inline:r}=s;e.kept.kind+=r;let a=0;for(const[
f,h]of o){const g=t.get(f);g instanceof F.Z6&&(0,F.Eo)(t.resolve(g.dict.get("Subtype")),"Image")&&await this.take(f,g,h),t.job.pace.progress(++a/o.size)}for(const[
f,h]of i)await this.takeMask(f,h);return await this.drawAll(),await this.samples.packAll(),e}async take(t,e,s){const o=await jt(this.document,e);if(typeof o=="s\
tring"){o!=="larger"&&await this.samples.shrink(t,s)?this.outcome.compressed++:this.outcome.kept[o]++;return}await this.wait(t,o,s,!1)}async takeMask(t,e){const{
document:s}=this,o=s.get(t);if(!(o instanceof F.Z6)||o.dict.has("Matte"))return;if((0,st.R)(s,o).format!=="jpg"){await this.samples.shrink(t,e);return}const i=await jt(
s,o);typeof i!="string"&&i.color==="gray"&&await this.wait(t,i,e,!0)}async wait(t,e,s,o){const i=Xt(e,s,this.settings.resolution),[r,a]=[e.width,e.height].map(g=>Math.
max(1,Math.round(g*i))),f=_n(this.settings.quality,Qt(e,s,this.settings.resolution)),h={number:t,image:e,width:r,height:a,quality:f,isMask:o};if(e.color==="inks"||
es(e)){await this.shrinkSamples(h);return}this.waiting.push(h),this.bytes+=e.data.length,(this.waiting.length>=Yn||this.bytes>=Vn)&&await this.drawAll()}async drawAll(){
const{waiting:t,document:e}=this;if(this.waiting=[],this.bytes=0,t.length===0)return;const s=(0,G.Kf)(t.map(({image:i})=>i.atOnce)),o=await H.YY.open(await ns(t,
e),e.job,{images:s});for(const[i,r]of t.entries()){const{width:a,height:f}=r,h=await o.draw(i,{width:a,height:f,isTransparent:!0}).catch(g=>{if(!o.isTired)throw g});
if(!h){this.count(r,"heavy");continue}if(!os(h))this.count(r,"kind");else{const g=this.colorOf(r);await this.replace(r,(0,D.lc)(h,g==="gray"?g:"rgb"),g)}}}async shrinkSamples(t){
const{image:e,width:s,height:o}=t,{job:i}=this.document,r=ts[e.color],a=e.color==="inks"?await C(e.data,i):e.data;if(!a){this.count(t,"kind");return}const h=s===
e.width&&o===e.height?a:await x({...e,data:a,channels:r},s,o,i.pace),g=L=>h.subarray(L*s*r,(L+1)*s*r),v=this.colorOf(t);await this.replace(t,v===e.color?g:L=>(0,D.
b)(g(L)),v)}colorOf({image:t,isMask:e}){return this.settings.grayscale&&!e&&t.color!=="inks"?"gray":t.color}count({isMask:t},e){t||(e?this.outcome.kept[e]++:this.
outcome.compressed++)}async replace(t,e,s){const{number:o,image:i,width:r,height:a,quality:f}=t,{document:h,settings:g}=this,v={width:r,height:a,color:s,quality:f,
resolution:g.resolution},L=await(0,at.I)({...v,samples:e},h.job.pace),N=s!==i.color;if(L.length>i.size*(N?1:Zn)){this.count(t,"larger");return}const W=(0,it.n)(
h.get(o),L,{compress:!1});for(const[T,Z]of Object.entries({Width:r,Height:a,BitsPerComponent:8}))W.dict.set(T,Z);W.dict.set("Filter",(0,F.UU)("DCTDecode")),s!==
"inks"&&W.dict.delete("Decode"),W.dict.set("ColorSpace",N?await is(h):i.space),h.put(o,W),this.count(t)}}const ts={gray:1,rgb:3,inks:c},es=({entries:n})=>!n.has(
"Filter")&&!n.has("Decode");async function ns(n,{job:t}){const e=await(0,ut.E)(Ft.O,t),s=n.map(({image:o,width:i,height:r})=>{const a=(0,K.qK)("Image",`${i} 0 0\
 ${r} 0 0`);return e.add((0,F.jd)({Type:(0,F.UU)("Page"),MediaBox:[0,0,i,r],Resources:(0,F.jd)({XObject:(0,F.jd)({Image:e.add(new F.Z6(o.entries,o.data))})}),Contents:e.
add(new F.Z6((0,F.jd)({}),(0,F.Px)(a).bytes))}))});return await e.pages.rebuild(s.map(({number:o})=>o)),(0,Lt.UN)(e,{encryption:"none",draft:!0})}const ss=64;function os({
width:n,height:t,row:e}){const s=Math.max(1,Math.floor(t/ss));for(let o=0;o<t;o+=s){const i=e(o);for(let r=3;r<n*4;r+=4)if(i[r]!==255)return!1}return!0}async function is(n){
const{archive:t}=await(0,ot.ds)(n);return t?[(0,F.UU)("CalGray"),(0,F.jd)({WhitePoint:[.9505,1,1.089],Gamma:2.2})]:(0,F.UU)("DeviceGray")}var Dt=y(18271),mt=y(16456),
Rt=y(49454),Ot=y(30201),rs=y(30825),as=y(69374),cs=y(57373),fs=y(43463),Bt=y(61188),$t=y(94389);const ls=1330926671,ds=65536,hs=14;function ge(n){const t=new DataView(
n.buffer,n.byteOffset,n.length),e=n.length>12?t.getUint32(0):0;return n[0]===1&&n[1]===0&&e!==ds?{at:0,length:n.length}:e===ls?(0,$t.tI)(t).get("CFF "):void 0}const us=[
15,16,3108,3109],[gs,ps,ms]=[17,18,3078];function ys(n,t){const e=new DataView(n.buffer,n.byteOffset,n.length),s=(0,Bt.Pe)(e,e.getUint8(2)),o=(0,Bt.Pe)(e,s.end),
i=(0,Bt.zz)(e,o.offsets[0]??0,o.offsets[1]??0),r=i.get(gs)?.[0];if(r===void 0||s.offsets.length!==2||(i.get(ms)?.[0]??2)!==2)return!1;const{offsets:a,end:f}=(0,Bt.
Pe)(e,r),h=[...us.map(W=>i.get(W)?.[0]??0),i.get(ps)?.[1]??0];if(!a.every((W,T)=>T===0||W>=a[T-1])||f>n.length||h.some(W=>W>r&&W<f))return!1;const v=e.getUint8(
r+2),L=r+2+a.length*v;let N=a[0]??f;for(const[W,T]of a.entries()){let Z=N-L;for(let et=v-1;et>=0;et--,Z=Math.floor(Z/256))n[r+3+W*v+et]=Z%256;const _=(a[W+1]??T)-
T;W===0||t.has(W)||_<2?(n.copyWithin(N,T,T+_),N+=_):n[N++]=hs}return n.fill(0,N,f),!0}var ws=y(50476),bs=y(22194);const Es="GPOS,GDEF,BASE,JSTF,kern,DSIG,hdmx,V\
DMX,LTSH,PCLT,FFTM,EBDT,EBLC,EBSC,meta,morx,mort,feat".split(","),pe=32,Os=196608;function Ms(n,t,{names:e,vertical:s}){const o=Buffer.from(n),i=new DataView(o.
buffer,o.byteOffset,o.length),r=(0,$t.tI)(i),[a,f]=["hhea","hmtx"].map(q=>r.get(q)),h=(0,$t.eQ)(i,r);if(!h||!Ss([...r.values()],n.length))return;const{glyf:g,count:v,
place:L,setPlace:N,spanOf:W}=h,T=Array.from({length:v+1},(q,ct)=>L(ct));if(T.some((q,ct)=>q>g.length||q<(T[ct-1]??0)))return;const Z=(0,ws.f)(t,v,W,i);Z.add(0);
let _=0;for(let q=0;q<=v;q++)N(q,_),!(q===v||!Z.has(q))&&(o.copyWithin(g.at+_,g.at+T[q],g.at+T[q+1]),_+=T[q+1]-T[q]);a&&f&&vs(o.subarray(f.at,f.at+f.length),i.getUint16(
a.at+34),Z);const et=new Set([...Es,...s?[]:["GSUB"]]),pt=(q,{at:ct,length:St})=>q==="post"&&!e&&St>pe?xs(o.subarray(ct,ct+pe)):o.subarray(ct,ct+(q==="glyf"?_:St));
return(0,bs.f)([...r].map(([q,ct])=>[q,et.has(q)?void 0:pt(q,ct)]))}function Ss(n,t){const e=[...n].sort((s,o)=>s.at-o.at);return e.every(({at:s,length:o},i)=>s+
o<=(e[i+1]?.at??t))}function vs(n,t,e){const s=t+Math.floor((n.length-t*4)/2);for(let o=0;o<s;o++){if(e.has(o)||o===t-1)continue;const i=o<t?o*4:t*4+(o-t)*2;n.fill(
0,i,i+(o<t?4:2))}}function xs(n){const t=Buffer.from(n);return t.writeUInt32BE(Os),t}var Mt=y(48462);const As=12,Cs=6,Is=24,Ts=512*1024;function Ps(n,t){if(n.length>
Ts)return;const e=Buffer.from(n),s=(0,Mt._M)(e),o=s?.plain.indexOf("/CharStrings")??-1;if(!s||o<0)return;const{plain:i}=s,r=Number(/\/lenIV\s+(\d+)/.exec(i.toString(
"latin1",0,Math.min(o,4096)))?.[1]??4),a=N=>(0,Mt.Ns)(N,Mt.Ed).subarray(r);for(const[,N]of(0,Mt.NH)(i,o))if(me(a(N))!=="plain")return;const f=new Map((0,Mt.Ag)(
i,o)),h=Ds(f,t,a);if(!h)return;const g=[];let v=0;for(const[N,W]of f){if(h.has(N))continue;const T=W.byteOffset-i.byteOffset,Z=i.lastIndexOf(`/${N} `,T),_=T+W.length+
Us(i.toString("latin1",T+W.length,T+W.length+Is));if(Z<v||_===T+W.length)return;g.push(i.subarray(v,Z)),v=_}const L=Buffer.concat([...g,i.subarray(v)]);return Buffer.
concat([e.subarray(0,s.start),s.seal(L),e.subarray(s.end)])}const Us=n=>/^\s*(?:ND|\|-|noaccess def)\s+/.exec(n)?.[0].length??0;function Ds(n,t,e){const s=new Set(
t).add(".notdef");for(const o of t){const i=n.get(String(o)),r=i?me(e(i)):"plain";if(r==="unclear")return;if(r!=="plain")for(const a of r)s.add((0,Ot.S)(mt.W.charCodeAt(
a-32)))}return s}function me(n){const t=[];for(let e=0;e<n.length;){const s=n[e++];if(s===As){if(n[e++]===Cs)return t.length>=5?t.slice(-2):"unclear";t.length=0}else
s<32?t.length=0:s<247?t.push(s-139):s<251?t.push((s-247)*256+(n[e++]??0)+108):s<255?t.push(-(s-251)*256-(n[e++]??0)-108):(t.push(NaN),e+=4)}return"plain"}function Rs(n,t,e){
try{if(n[0]===Bs)return Ps(n,t);const s=ge(n);if(!s)return Ms(n,t,e);const o=Buffer.from(n);return ys(o.subarray(s.at,s.at+s.length),t)?o:void 0}catch(s){if(!(s instanceof
RangeError))throw s;return}}const Bs=37;var Ls=y(10339),Fs=y(47212);const Ns=16*1024,Gs=.9,[js,Ws,Ks]=[300,300,2],zs=20,ks=/^[A-Z]{6}\+/;async function Hs(n){if((await(0,ot.
ds)(n)).archive!==void 0)return;const{live:t}=await(0,wt.Gy)(n),e=await Zs(n,t);if(e.size===0)return;const{fonts:s}=await Vs(n,t),o=new Map,i=async(r,a)=>{const f=(0,Dt.
Lq)(n,r.dictionary);if(!f||!e.has(f))return;const h=new Set(a),g=n.job.pace.step(h.size*Ws);g&&await g;const v=(0,Dt.oQ)(n,r.dictionary),L=!(0,Rt.hL)(n,r.dictionary),
N=L&&n.decoded(f)[0]===79,W=o.get(f)??{glyphs:new Set,names:!1,vertical:!1};W.names||=L,W.vertical||=r.vertical,typeof v=="object"&&!N&&Xs(n,r,v,h,W.glyphs)?o.set(
f,W):e.delete(f)};for(const[r,{kept:a}]of s)await i(r,a);for(const r of Js(n)){const a=(0,Dt.Lq)(n,n.dict(r)??new F.Bi),f=a&&e.get(a);if(!f)continue;f.isForFields=
!0;const h=await(0,cs.G)(n,r);(0,Rt.hL)(n,h.dictionary)?e.delete(a):await i(h,$s.flatMap(g=>h.glyphs(Uint8Array.of(g))))}for(const[r,a]of o){const f=e.get(r);f&&
await no(n,r,f,a)}}const $s=Array.from({length:256},(n,t)=>t);function Js(n){const t=n.dict(n.dict(n.catalog.get("AcroForm"))?.get("DR"));return n.dict(t?.get("\
Font"))?.values()??[]}async function Zs(n,t){const e=new Map,s=[];for(let o=1;o<t.length;o++){const i=n.job.pace.step(js);i&&await i;const r=t[o]===1?n.get(o):null;
if(!(r instanceof F.Bi))continue;const a=r.get("FontFile")??r.get("FontFile2")??r.get("FontFile3"),f=(0,F.i9)(a)?n.resolve(a):Ys(n,r);f instanceof F.Z6&&(s.push(
[o,f]),(0,F.i9)(a)&&n.encoded(f).length>=Ns&&e.set(f,{number:a.number,named:[],isForFields:!1}))}for(const[o,i]of s)e.get(i)?.named.push(o);return e}const Ys=(n,t)=>(0,F.
Eo)(n.resolve(t.get("Type")),"Font")?(0,Dt.Lq)(n,t):void 0;async function Vs(n,t){const[e,s]=[new Ls.H,new Fs.Wz(n)],{pace:o}=n.job;for(let a=0;a<n.pages.count;a++)
await e.note((await s.all(a,[])).trace,o);const{content:i,pages:r}=await(0,vt.d)(n,t.length,a=>t[a]===1);for(const[a,f]of i){const h=n.get(a),g=h instanceof F.Z6&&
!r.has(a)?n.decodedPart(h)?.data:void 0;g&&await e.note((await s.stream(g,f)).trace,o)}return e}function Xs(n,{dictionary:t},e,s,o){const i=(0,Rt.hL)(n,t);if(i){
const h=n.resolve(i.get("CIDToGIDMap")),g=h instanceof F.Z6?n.decodedPart(h)?.data:void 0;for(const{cid:v}of s)o.add(v),o.add(e.glyphOfCid(v)),g&&o.add((g[v*2]??
0)<<8|(g[v*2+1]??0));return!0}const r=(0,mt.yD)(n,t);if(e.kind==="truetype")return _s(e,r,s,o);const a=n.resolve(t.get("Encoding")),f=(0,F.Zm)(a)?n.resolve(a.get(
"BaseEncoding")):a;return e.kind==="named"&&!(0,F.Eo)(f,"MacExpertEncoding")&&eo(e,r,s,o)}function ye({code:n,text:t},e,s){const o=[e,mt.W,mt.NF,mt.yh].map(r=>r.
charCodeAt(n-32)||0),i=s===void 0?void 0:(0,Ot.u)(s);return[...o,i??0,...Array.from(t,r=>r.codePointAt(0))].filter(r=>r>0)}const Qs=new Map([[185,"onesuperior"],
[178,"twosuperior"],[179,"threesuperior"],[64257,"fi"],[64258,"fl"]]),we=n=>[(0,Ot.S)(n),Qs.get(n)??""];function _s(n,{base:t="",differences:e},s,o){for(const i of s){
const{code:r}=i,a=e?.get(r),f=ye(i,t,a);for(const h of[...a===void 0?[]:[a],...f.flatMap(we)])o.add(n.glyphOf(h));for(const h of[...f,r,61440|r,61696|r,61952|r])
o.add(n.unicode(h));for(const h of f)o.add(n.code(mt.yh.indexOf(String.fromCodePoint(h))+32));o.add(n.code(r))}return!0}const qs=65536;function to(n){const t=new Map,
e=(s,o)=>{const i=s===""?void 0:(0,Ot.u)(s),r=i===void 0?void 0:t.get(i);r?r.push(o):i!==void 0&&t.set(i,[o])};if(n.names)for(const s of n.names)e(s,s);else for(let s=1;s<
qs;s++)e(n.nameOf(s),s);return t}const be=["space","nbspace","hyphen","sfthyphen","bullet","quotesingle","quoteleft","quoteright","grave"];function eo(n,{base:t="",
differences:e},s,o){const i=to(n),r=a=>{const f=n.names?.has(a)?a:n.glyphCalled?.(a);return f!==void 0&&o.add(f),f!==void 0};be.forEach(r);for(const a of s){const f=e?.
get(a.code),h=n.encoding?.get(a.code);h!==void 0&&r(h);for(const g of ye(a,t,f)){we(g).forEach(r);for(const v of i.get(g)??[])o.add(v)}if(f!==void 0&&!r(f)&&f!==
".notdef"&&!be.includes(f))return!1}return!0}async function no(n,t,{number:e,named:s,isForFields:o},i){const r=await n.decodedAtEase(t),a=n.job.pace.step(r.length*
Ks);a&&await a;const f=await oo(n,r,i.glyphs),h=f&&Rs(r,f,i),g=h&&(0,it.n)(t,h,{compress:!0});if(!g||g.data.length>n.encoded(t).length*Gs||(so(n,g.dict,h.length-
r.length),n.put(e,g),o))return;const v=(0,fs.j)(h);for(const L of s){n.edit(L);const N=n.get(L);for(const W of["BaseFont","FontName"]){const T=(0,Rt.FG)(n,N.get(
W));T!==""&&!ks.test(T)&&N.set(W,(0,F.UU)(`${v}+${T}`))}}}function so(n,t,e){const s=["Length2","Length1"].find(i=>t.has(i)),o=s===void 0?void 0:n.resolve(t.get(
s));s!==void 0&&typeof o=="number"&&t.set(s,o+e)}async function oo({job:n},t,e){const s=(0,as.m)(t),o=ge(t);if(s?.kind!=="named"||!o)return e;let i=0;const r=(0,rs.
mJ)(t.subarray(o.at,o.at+o.length),f=>i+=f),a=new Set(e);for(const f of e){if(typeof f=="string"||s.nameOf(f)==="")continue;const h=r?.glyph(f);if(!h)return;for(const v of h)
a.add(s.glyphCalled?.((0,Ot.S)(mt.W.charCodeAt(v-32)))??0);const g=n.pace.step((i+1)*zs);i=0,g&&await g}return a}var Jt=y(49994);const Ee=6,Oe={resolution:50,quality:20},
io=async(n,t,e)=>{const{maximum_bytes:s=1/0,open_password:o}=t,i=async T=>{const Z={};return{...await(0,Jt.BG)(n,o,e,async et=>{Z.outcome=await new qn(et,T).run(),
await Hs(et)}),outcome:Z.outcome}};let r=await i(t);for(let T=1;T<=Ee&&r.bytes.length>s&&ro(r);T++){const Z=await i(ao(T,t));Z.bytes.length<r.bytes.length&&(r=Z)}
const{bytes:a,isSmaller:f,pageCount:h,outcome:g,written:v}=r;v&&e.onWritten?.(v);const L=f?[...r.notes]:[Jt.bx],N=Object.values(g.kept).reduce((T,Z)=>T+Z,0);f&&
N>0&&L.push(co(N,g)),a.length>s&&L.push(fo(a.length));const W=n.bytes.length;return{documents:[{name:n.name,bytes:a,pageCount:h}],notes:L,facts:{pageCount:h,bytesBefore:W,
bytesAfter:a.length,savedPercent:f?(0,Jt.p0)(W,a.length):0,compressedImages:f?g.compressed:0,keptImages:f?N:N+g.compressed}}},ro=({outcome:{compressed:n,kept:t}})=>n+
t.larger>0;function ao(n,{resolution:t,quality:e,grayscale:s}){const o=(i,r)=>i<=r?i:Math.round(i*(r/i)**(n/Ee));return{resolution:o(t,Oe.resolution),quality:o(
e,Oe.quality),grayscale:s}}const Me={larger:"would hardly become smaller",kind:"of a kind that is not compressed",lines:"like drawings or text, which would blur",
heavy:"too large to decode here"};function co(n,{kept:t}){const s=Object.keys(Me).filter(o=>t[o]>0).map(o=>`${t[o]} ${Me[o]}`);return{code:"images_kept",message:`${(0,P.
C7)(n,"image stays as it was","images stay as they were")}: ${(0,P.Dw)(s)}.`}}const fo=n=>({code:"still_larger",message:`The document could not be made as small\
 as maximum_bytes asks: it has ${n} bytes.`,mentions:["maximum_bytes"]})}),77158:((nt,Q,y)=>{y.d(Q,{O:()=>P});const P=Buffer.from(`%PDF-1.3
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
`,"latin1")}),91025:((nt,Q,y)=>{y.d(Q,{n:()=>K});var P=y(45599);class K{document;copies=new Map;constructor(D){this.document=D}with(D,G){const j=(0,P.i9)(D)?D.number:
(0,P.Zm)(D)?D:void 0;let A=this.copies.get(j);A||this.copies.set(j,A=new Map);const R=G.length===1?String(G[0].ref.number):G.map(({ref:S})=>S.number).join(" ");
let b=A.get(R);return b||A.set(R,b=this.extend(this.document.dict(D)??new P.Bi,G)),b}extend(D,G){const{document:j}=this,A=new P.Bi(D),R=new Map,b=G.map(S=>{const{
category:m,ref:p}=S;let d=R.get(m);d||R.set(m,d=new P.Bi(j.dict(D.get(m))));let l=S.name;for(let c=2;d.has(l);c++)l=`${S.name}${c}`;return d.set(l,p),A.set(m,d),
l});return{resources:j.add(A),names:b}}}}),36078:((nt,Q,y)=>{y.d(Q,{AY:()=>j,KJ:()=>b,XL:()=>A,_:()=>K,hX:()=>m,id:()=>G,qK:()=>D,vs:()=>H,wW:()=>S,yQ:()=>R});var P=y(
45079);function K(p){if(Number.isInteger(p)&&Math.abs(p)<1e7)return String(p);const d=Number(p.toPrecision(7)),l=Math.abs(d)<1e-9?"0":String(d);return l.includes(
"e")?d.toFixed(12).replace(/\.?0+$/,""):l}const H=p=>p.map(K).join(" "),D=(p,d)=>`q ${d} cm /${p} Do Q`,G=p=>(0,P.ZV)(Math.round(p*1e3)/1e3||0),j=([p,d])=>`${G(
p)} ${G(d)}`,A=p=>p.map((d,l)=>`${j(d)} ${l===0?"m":"l"}`).join(" "),R=.5523;function b(p){const d=R,l=(...c)=>`${c.map(([w,E])=>j(p(w,E))).join(" ")} c`;return[
`${j(p(1,0))} m`,l([1,d],[d,1],[0,1]),l([-d,1],[-1,d],[-1,0]),l([-1,-d],[-d,-1],[0,-1]),l([d,-1],[1,-d],[1,0])].join(" ")}function S(p,d){const l={1:"g",3:"rg",
4:"k"}[p.length];return`${p.map(G).join(" ")} ${d==="fill"?l:l.toUpperCase()}`}const m=p=>`[${p.map(G).join(" ")}] 0 d`}),1900:((nt,Q,y)=>{y.d(Q,{b:()=>S,cE:()=>A,
lc:()=>R,oF:()=>K,rr:()=>D,vO:()=>P});const P=4,K=2,H={gray:1,rgb:3,rgba:4,"gray-alpha":2},D=m=>m.byteOffset%P===0?new Uint32Array(m.buffer,m.byteOffset,m.length/
P):new Uint32Array(m.slice().buffer),G=new Uint32Array(0),j=(m,p)=>p>0&&Buffer.compare(m(p),m(p-1))===0;async function A({height:m,row:p},d){let l=-1;for(let c=0;c<
m;c++){const w=p(c),E=j(p,c)?G:D(w);for(let O=0;O<E.length;O++){if(E[O]===l)continue;const C=O*P,I=w[C+1];if(w[C]!==I||w[C+2]!==I)return!0;l=E[O]}const M=d.step(
w.length*K);M&&await M}return!1}function R({width:m,row:p},d){const l=H[d],c=new Uint8Array(m*l),w=l<3,E=l%2===0;let M=-1;return O=>{const C=M===O-1&&j(p,O);if(M=
O,C)return c;const I=p(O),z=D(I);for(let k=0,V=0;k<z.length;k++){if(k>0&&z[k]===z[k-1]){for(const it=V+l;V<it;V++)c[V]=c[V-l];continue}const J=k*P,[at,st,ot]=[I[J],
I[J+1],I[J+2]];w?c[V++]=b(ot,st,at):(c[V++]=ot,c[V++]=st,c[V++]=at),E&&(c[V++]=I[J+3])}return c}}const b=(m,p,d)=>77*m+150*p+29*d+128>>8;function S(m){const p=new Uint8Array(
m.length/3);for(let d=0;d<p.length;d++)p[d]=b(m[d*3],m[d*3+1],m[d*3+2]);return p}}),30825:((nt,Q,y)=>{y.d(Q,{v5:()=>J,mJ:()=>at,n1:()=>V});var P=y(16456),K=y(30201),
H=y(61188),D=y(74135),G=y(83553);const j=10,A=2e4,R=513;function b(X,x){switch(X){case 1:case 3:case 18:case 23:return x%2;case 4:case 22:return x-1;case 21:return x-
2;case 14:return x%4;default:return 0}}function S(X,x,U){const B=new G.w$(x.matrix),u=new p(x,B);try{u.run(X,0)}finally{U(u.steps)}return B.outline}function m(X,x,U){
const B=new p(x,new G.w$(x.matrix));try{B.run(X,0)}finally{U(B.steps)}return B.width}class p{font;pen;width;hasWidth=!0;stack=[];stems=0;steps=0;ended=!1;constructor(x,U){
this.font=x,this.pen=U}run(x,U){if(U>j)throw new G.MS;const B=new DataView(x.buffer,x.byteOffset,x.byteLength);for(let u=0;u<x.length&&!this.ended;){if(++this.steps>
A||this.stack.length>R)throw new G.MS;const $=B.getUint8(u++);if($===28)this.stack.push(B.getInt16(u)),u+=2;else if($===255)this.stack.push(B.getInt32(u)/65536),
u+=4;else if($>=251)this.stack.push(-($-251)*256-B.getUint8(u++)-108);else if($>=247)this.stack.push(($-247)*256+B.getUint8(u++)+108);else if($>=32)this.stack.push(
$-139);else{if($===11)return;$===10?this.call(this.font.local,U):$===29?this.call(this.font.global,U):$===12?this.escaped(B.getUint8(u++)):$===19||$===20?(this.
takeWidth(this.stack,this.stack.length%2),this.stems+=this.stack.length>>1,this.stack=[],u+=this.stems+7>>3):this.operate($,U)}}}call({data:x,count:U,offset:B},u){
const $=U<1240?107:U<33900?1131:32768,Y=this.pop()+$;if(!(Number.isInteger(Y)&&Y>=0&&Y<U))throw new G.MS;this.run(x.subarray(B(Y),B(Y+1)),u+1)}pop(){const x=this.
stack.pop();if(x===void 0)throw new G.MS;return x}takeWidth(x,U){this.hasWidth&&U>0&&(this.width=x[0]),this.hasWidth=!1}operate(x,U){const{pen:B,stack:u}=this;switch(this.
stack=[],this.hasWidth&&this.takeWidth(u,b(x,u.length)),x){case 1:case 3:case 18:case 23:this.stems+=u.length>>1;return;case 4:return B.move(0,u.at(-1)??0);case 22:
return B.move(u.at(-1)??0,0);case 21:return B.move(u.at(-2)??0,u.at(-1)??0);case 5:return this.lines(u,u.length);case 6:case 7:for(const[$,Y]of u.entries())$%2===
0==(x===6)?B.line(Y,0):B.line(0,Y);return;case 8:this.curves(u,0,u.length);return;case 24:{const $=this.curves(u,0,u.length-2);return B.line(u[$]??0,u[$+1]??0)}case 25:{
const $=u.length-6;this.lines(u,$),this.curves(u,Math.max($,0),u.length);return}case 26:case 27:return this.flatCurves(u,x===27);case 30:case 31:return this.turningCurves(
u,x===31);case 14:return this.end(u,U);default:throw new G.MS}}lines(x,U){for(let B=0;B+1<U;B+=2)this.pen.line(x[B],x[B+1])}curves(x,U,B){let u=U;for(;u+5<B;u+=
6)this.pen.curve(x[u],x[u+1],x[u+2],x[u+3],x[u+4],x[u+5]);return u}flatCurves(x,U){let B=x.length%4===0?0:1,u=B===1?x[0]:0;for(;B+3<x.length;B+=4){const[$,Y,tt,
ft]=[x[B],x[B+1],x[B+2],x[B+3]];U?this.pen.curve($,u,Y,tt,ft,0):this.pen.curve(u,$,Y,tt,0,ft),u=0}}turningCurves(x,U){let B=U;for(let u=0;u+3<x.length;u+=4){const[
$,Y,tt,ft]=[x[u],x[u+1],x[u+2],x[u+3]],lt=x.length-u===5?x[u+4]:0;B?this.pen.curve($,0,Y,tt,lt,ft):this.pen.curve(0,$,Y,tt,ft,lt),B=!B}}end(x,U){if(x.length>=4){
const[B,u,$,Y]=x.slice(-4);for(const[tt,ft,lt]of[[$,0,0],[Y,B,u]]){const gt=this.font.accented(tt);if(!gt)throw new G.MS;this.pen.x=ft,this.pen.y=lt,this.stems=
0,this.run(gt,U+1),this.ended=!1}}this.ended=!0}escaped(x){const{pen:U,stack:B}=this,u=B;switch(x){case 34:U.curve(u[0],0,u[1],u[2],u[3],0),U.curve(u[4],0,u[5],
-u[2],u[6],0);break;case 35:U.curve(u[0],u[1],u[2],u[3],u[4],u[5]),U.curve(u[6],u[7],u[8],u[9],u[10],u[11]);break;case 36:U.curve(u[0],u[1],u[2],u[3],u[4],0),U.
curve(u[5],0,u[6],u[7],u[8],-(u[1]+u[3]+u[7]));break;case 37:{const $=u[0]+u[2]+u[4]+u[6]+u[8],Y=u[1]+u[3]+u[5]+u[7]+u[9],tt=Math.abs($)>Math.abs(Y);U.curve(u[0],
u[1],u[2],u[3],u[4],u[5]),U.curve(u[6],u[7],u[8],u[9],tt?u[10]:-$,tt?-Y:u[10]);break}default:return this.arithmetic(x)}this.stack=[]}arithmetic(x){const U=this.
pop();switch(x){case 9:this.stack.push(Math.abs(U));return;case 10:this.stack.push(this.pop()+U);return;case 11:this.stack.push(this.pop()-U);return;case 12:this.
stack.push(this.pop()/U);return;case 14:this.stack.push(-U);return;case 18:return;case 24:this.stack.push(this.pop()*U);return;default:throw new G.MS}}}const d=15,
l=17,c=18,w=19,E=20,M=21,O=3079,C=3102,I=3108,z=3109,k=[.001,0,0,.001,0,0];function V(X,x){return st(X,(U,B)=>S(U,B,x))}function J(X,x){return st(X,(U,B,{nominal:u,
usual:$})=>{const Y=m(U,B,x);return(Y===void 0?$:u+Y)*(B.matrix[0]??0)*1e3})}function at(X,x){return st(X,(U,B)=>{const u=[];return S(U,{...B,accented:Y=>(u.push(
Y),B.accented(Y))},x),u})}function st(X,x){const U=new DataView(X.buffer,X.byteOffset,X.byteLength),B=(0,H.Pe)(U,U.getUint8(2)),u=(0,H.Pe)(U,B.end),$=(0,H.Pe)(U,
u.end),Y={data:X,...(0,H.FG)(U,$.end)},tt=(0,H.zz)(U,u.offsets[0]??0,u.offsets[1]??0),ft=tt.get(l)?.[0];if(ft===void 0)return;const lt=(0,H.Pe)(U,ft).offsets,gt=tt.
has(C),vt=(gt?it(U,tt):[tt]).map(rt=>({...Lt(U,X,rt),matrix:Ft(tt,gt?rt:void 0)})),xt=gt?ut(U,tt.get(z)?.[0]??0):()=>0,wt=rt=>{const[dt,ht]=[lt[rt],lt[rt+1]];return dt===
void 0||ht===void 0?void 0:X.subarray(dt,ht)};let At;const Ct=rt=>(At??=new Map(gt?[]:(0,H.eP)(U,tt.get(d)?.[0]??0,lt.length-1,!1).map((dt,ht)=>[(0,H.Je)(X,$.offsets,
dt),ht])),At.get(rt)??-1),bt=rt=>(0,G.Ak)(()=>{const dt=wt(rt);if(!dt)return;const ht=vt[xt(rt)],It={matrix:ht?.matrix??k,global:Y,local:ht?.local??F(X),accented:Tt=>wt(
Ct((0,K.S)(P.W.charCodeAt(Tt-32))))};return x(dt,It,ht??{usual:0,nominal:0})});return{glyph:bt,named:rt=>bt(Ct(rt))}}const ot=256;function it(X,x){const{count:U,
offset:B}=(0,H.FG)(X,x.get(I)?.[0]??0),u=Math.min(U,ot);return Array.from({length:u},($,Y)=>(0,H.zz)(X,B(Y),B(Y+1)))}function ut(X,x){if(X.getUint8(x)===0)return B=>X.
getUint8(x+1+B);const U=X.getUint16(x+1);return B=>{let[u,$]=[0,U-1];for(;u<$;){const Y=u+$+1>>1;X.getUint16(x+3+Y*3)<=B?u=Y:$=Y-1}return X.getUint8(x+5+u*3)}}const F=X=>({
data:X,count:0,offset:()=>0});function Lt(X,x,U){const[B,u]=U.get(c)??[],$=F(x);if(B===void 0||u===void 0)return{local:$,usual:0,nominal:0};const Y=(0,H.zz)(X,u,
u+B),tt=Y.get(w)?.[0];return{local:tt===void 0?$:{data:x,...(0,H.FG)(X,u+tt)},usual:Y.get(E)?.[0]??0,nominal:Y.get(M)?.[0]??0}}function Ft(X,x){const U=$=>{const Y=$?.
get(O);return Y?.length===6?Y:void 0},[B,u]=[U(x),U(X)];return B&&u?(0,D.lw)(B,u):B??u??k}}),83553:((nt,Q,y)=>{y.d(Q,{Ak:()=>R,BO:()=>b,MS:()=>j,po:()=>D,w$:()=>A});
const P=1e9,K=2e9,H=3e9,D=4e9,G=2e5;class j extends Error{}class A{matrix;outline=[];x=0;y=0;constructor(m){this.matrix=m}move(m,p){this.outline.push(P),this.to(
m,p)}line(m,p){this.outline.push(K),this.to(m,p)}curve(m,p,d,l,c,w){this.outline.push(H),this.to(m,p),this.to(d,l),this.to(c,w)}skip(m,p){this.x+=m,this.y+=p}to(m,p){
const[d,l,c,w,E,M]=this.matrix;this.skip(m,p);const{x:O,y:C}=this;if(this.outline.push((d*O+c*C+E)*1e3,(l*O+w*C+M)*1e3),this.outline.length>G)throw new j}}function R(S){
try{return S()}catch(m){if(m instanceof RangeError||m instanceof j)return;throw m}}function b(S){let[m,p,d,l]=[1/0,1/0,-1/0,-1/0],c=0;for(let w=0;w<S.length;){const E=S[w];
if(E>=P){c=E===D?1:0,w++;continue}const[M,O]=[S[w+c],S[w+c+1]];m=Math.min(m,M),d=Math.max(d,M),p=Math.min(p,O),l=Math.max(l,O),w+=2+c}return m<=d&&p<=l?[m,p,d,l]:
void 0}}),22194:((nt,Q,y)=>{y.d(Q,{f:()=>K});const P=16;function K(H){const D=H.flatMap(([b,S])=>S?[{tag:b,data:S}]:[]).sort((b,S)=>b.tag<S.tag?-1:1),G=2**Math.
floor(Math.log2(D.length)),j=Buffer.alloc(12+D.length*P);j.writeUInt32BE(65536,0),j.writeUInt16BE(D.length,4),j.writeUInt16BE(G*P,6),j.writeUInt16BE(Math.log2(G),
8),j.writeUInt16BE((D.length-G)*P,10);const A=[j];let R=j.length;for(const[b,{tag:S,data:m}]of D.entries()){const p=12+b*P;j.write(S,p,"latin1"),j.writeUInt32BE(
R,p+8),j.writeUInt32BE(m.length,p+12);const d=-m.length&3;A.push(m,Buffer.alloc(d)),R+=m.length+d}return Buffer.concat(A)}}),43463:((nt,Q,y)=>{y.d(Q,{j:()=>D});
var P=y(77598),K=y.n(P);const H=26;function D(G){const j=(0,P.createHash)("sha256").update(G).digest();return Array.from(j.subarray(0,6),A=>String.fromCharCode(
65+A%H)).join("")}}),31584:((nt,Q,y)=>{y.d(Q,{F:()=>R,o:()=>b});const P=274,K=282,H=283,D=296,G=3,j=5,A={orientation:void 0,resolution:void 0};function R(S){if(S.
length<14)return A;const m=new DataView(S.buffer,S.byteOffset,S.length),p=m.getUint16(0);if(p!==18761&&p!==19789)return A;const d=p===18761,l=m.getUint32(4,d);if(m.
getUint16(2,d)!==42||l+2>S.length)return A;const c=m.getUint16(l,d),w=new Map;for(let I=0,z=l+2;I<c&&z+12<=S.length;I++,z+=12){const k=m.getUint16(z,d),V=m.getUint16(
z+2,d);if(V===G&&(k===P||k===D)&&w.set(k,m.getUint16(z+8,d)),V!==j||k!==K&&k!==H)continue;const J=m.getUint32(z+8,d);J+8<=S.length&&w.set(k,m.getUint32(J,d)/m.getUint32(
J+4,d))}const E=w.get(P),M={2:1,3:2.54}[w.get(D)??2],[O,C]=[w.get(K),w.get(H)];return{orientation:E!==void 0&&E>=1&&E<=8?E:void 0,resolution:O===void 0||C===void 0||
M===void 0?void 0:b({x:O*M,y:C*M})}}function b({x:S,y:m}){const p=d=>d>=10&&d<=4800;return p(S)&&p(m)?{x:S,y:m}:void 0}}),76023:((nt,Q,y)=>{y.d(Q,{L:()=>j});var P=y(
45599),K=y(69869);const H=8,D={DeviceGray:G("gray",1),CalGray:G("gray",1),G:G("gray",1),DeviceRGB:G("rgb",3),CalRGB:G("rgb",3),RGB:G("rgb",3),DeviceCMYK:G("cmyk",
4),CMYK:G("cmyk",4),Separation:G("inks",1)};function G(b,S){return{kind:b,components:S,profile:void 0,table:void 0}}function j(b,S,m,p=0){const d=b.resolve(S);if(p>
H)return;if(d instanceof P.SX){if(Object.hasOwn(D,d.text))return D[d.text];const c=m(d.text);return c===void 0?void 0:j(b,c,m,p+1)}if(!(0,P.cy)(d))return;const l=b.
resolve(d[0]);if(l instanceof P.SX)switch(l.text){case"ICCBased":return A(b,d[1],m,p);case"Indexed":case"I":return R(b,d,m,p);case"DeviceN":{const c=b.array(d[1])?.
length??0;return c>=1&&c<=32?G("inks",c):void 0}default:return Object.hasOwn(D,l.text)?D[l.text]:void 0}}function A(b,S,m,p){const d=b.resolve(S);if(!(d instanceof
P.Z6))return;const l=b.resolve(d.dict.get("N")),c=l===1?"gray":l===3?"rgb":l===4?"cmyk":void 0;if(c===void 0)return j(b,d.dict.get("Alternate"),m,p+1);const w=(0,K.
hh)(b.decodedPart(d)?.data,l);return{...G(c,l),profile:w?.bytes}}function R(b,S,m,p){const d=j(b,S[1],m,p+1),l=b.resolve(S[3]),c=l instanceof P.Mx?l.bytes:l instanceof
P.Z6?b.decodedPart(l)?.data:void 0,w=b.resolve(S[2]);if(!d||d.table||!c||typeof w!="number"||!(w>=0))return;const E=new Uint8Array((Math.min(Math.floor(w),255)+
1)*d.components);return E.set(c.subarray(0,E.length)),{...d,table:E}}}),61273:((nt,Q,y)=>{y.d(Q,{I:()=>A});var P=y(64680),K=y(16353),H=y(47772);const D=8,G=12,j=65535;
async function A(l,c){const{width:w,height:E,color:M,quality:O}=l,C=new P.k(Math.max(4096,w*E>>2)),I=(0,H.vI)(O,"luminance"),z=M==="rgb"?[I,(0,H.vI)(O,"chromina\
nce")]:[I];R(C,l,z);const k=M==="rgb"?new d(l,C,z):new p(l,C,z);for(let V=0;V<E;V+=k.height){k.write(V);const J=c.step(w*k.height*(M==="inks"?2:1)*G);J&&await J}
return k.finish(),(0,K.HM)(C,217),C.bytes}function R(l,{width:c,height:w,color:E,resolution:M},O){const C=(0,K.Nr)(Math.min(Math.round(M),j));(0,K.HM)(l,216),E!==
"inks"&&(0,K.HM)(l,224,[...Buffer.from("JFIF\0","latin1"),1,1,1,...C,...C,0,0]);for(const[k,V]of O.entries())(0,K.HM)(l,219,[k,...[...H.Tl].map(J=>V[J])]);const I=E===
"rgb"?[1,34,0,2,17,1,3,17,1]:b(E).flatMap(k=>[k,17,0]);(0,K.HM)(l,192,[8,...(0,K.Nr)(w),...(0,K.Nr)(c),I.length/3,...I]);for(const k of O.keys())(0,K.m2)(l,k);const z=E===
"rgb"?[1,0,2,17,3,17]:b(E).flatMap(k=>[k,0]);(0,K.HM)(l,218,[z.length/2,...z,0,63,0])}const b=l=>l==="gray"?[1]:[1,2,3,4];class S{width;height;samples;block=new Float32Array(
D*D);divisors;coder;constructor(c,w,E,M,O,C){this.width=c,this.height=w,this.samples=new Float32Array(c*w),this.divisors=(0,H.X)(M),this.coder=new K.tt(E,O,C)}set(c,w,E){
this.samples[c*this.width+w]=E}setRow(c,w,E,M,O){const{samples:C,width:I}=this,z=c*I;for(let k=0,V=E;k<O;k++,V+=M)C[z+k]=w[V];C.fill(C[z+O-1],z+O,z+I)}write(c,w){
const{samples:E,width:M,block:O}=this;for(let C=0,I=0;C<D;C++)for(let z=(w+C)*M+c,k=z+D;z<k;)O[I++]=E[z++]-128;(0,H.pd)(O),this.coder.write(O,this.divisors)}}const m=(l,c)=>Math.
ceil(l/c)*c;class p{image;height=D;bits;planes;constructor(c,w,[E]){this.image=c,this.bits=new K.t0(w);const M=m(c.width,D),O=c.color==="gray"?1:4;this.planes=Array.
from({length:O},()=>new S(M,D,this.bits,E,K.np[0],K.e_[0]))}write(c){const{image:w,planes:E}=this,{width:M}=E[0];for(let O=0;O<D;O++){const C=w.samples(Math.min(
c+O,w.height-1));for(const[I,z]of E.entries())z.setRow(O,C,I,E.length,w.width)}for(let O=0;O<M;O+=D)for(const C of E)C.write(O,0)}finish(){this.bits.finish()}}class d{image;height=2*
D;bits;light;blue;red;sums;constructor(c,w,[E,M]){this.image=c,this.bits=new K.t0(w);const O=m(c.width,2*D);this.light=new S(O,2*D,this.bits,E,K.np[0],K.e_[0]),
this.blue=new S(O/2,D,this.bits,M,K.np[1],K.e_[1]),this.red=new S(O/2,D,this.bits,M,K.np[1],K.e_[1]),this.sums=new Float32Array(O)}write(c){const{light:w,blue:E,
red:M}=this;for(let O=0;O<this.height;O++)this.row(O,Math.min(c+O,this.image.height-1));for(let O=0;O<w.width;O+=this.height){for(const C of[0,D])for(const I of[
0,D])w.write(O+I,C);E.write(O/2,0),M.write(O/2,0)}}finish(){this.bits.finish()}row(c,w){const{image:E,light:M,blue:O,red:C,sums:I}=this,z=E.samples(w),k=E.width-
1,V=c%2===0;V&&I.fill(0);for(let J=0;J<M.width;J++){const at=Math.min(J,k)*3,[st,ot,it]=[z[at],z[at+1],z[at+2]];M.set(c,J,.299*st+.587*ot+.114*it);const ut=J&-2;
I[ut]+=-.168736*st-.331264*ot+.5*it,I[ut+1]+=.5*st-.418688*ot-.081312*it}if(!V)for(let J=0;J<M.width;J+=2)O.set(c>>1,J>>1,I[J]/4+128),C.set(c>>1,J>>1,I[J+1]/4+128)}}}),
92152:((nt,Q,y)=>{y.d(Q,{A6:()=>S,AT:()=>b,Cb:()=>K,WQ:()=>H,ZJ:()=>R,fu:()=>p,mA:()=>A,u8:()=>m,zq:()=>P});const P=(d,l,c)=>Math.ceil(d*l*c/8);function K(d,l,c){
if(!d||d.length<l*2)return!1;let w=0;for(let E=0;E<l;E++){const[M,O]=[d[E*2],d[E*2+1]];if(M===c&&O===0)w++;else if(M!==0||O!==c)return}return w===0?!1:w===l?!0:
void 0}function H(d,l){if(d.length>=l)return d.subarray(0,l);const c=new Uint8Array(l);return c.set(d),c}const D=2,G=65536;async function j(d,l,c,w){const E=Math.
max(1,Math.floor(G/l));for(let M=0;M<d;M+=E){const O=Math.min(M+E,d);w(M,O);const C=c.step((O-M)*l*D);C&&await C}}async function A(d,l){const c=new Uint8Array(d.
length);return await j(d.length,1,l,(w,E)=>{for(let M=w;M<E;M++)c[M]=d[M]^255}),c}async function R(d,{width:l,height:c,channels:w,bits:E},M,O){const C=l*w,I=P(l,
w,E),z=new Uint8Array(C*c),k=2**E-1,V=M&&E<8?255/k:1;for(let J=0;J<c;J++)await j(C,1,O,(at,st)=>{for(let ot=at;ot<st;ot++){const it=ot*E,ut=J*I+(it>>3),F=E>=8?d[ut]:
d[ut]>>8-E-(it&7)&k;z[J*C+ot]=F*V}});return z}async function b(d,l,c,w){const E=Array.from({length:c},(O,C)=>{const[I,z]=[l[C*2],l[C*2+1]];return Uint8ClampedArray.
from({length:256},(k,V)=>(I+V/255*(z-I))*255)}),M=new Uint8Array(d.length);return await j(d.length,1,w,(O,C)=>{for(let I=O;I<C;I++)M[I]=E[I%c][d[I]]}),M}function S(d,l,c){
const w=new Uint8Array(d.length*c);for(let E=0;E<d.length;E++)for(let M=0;M<c;M++)w[E*c+M]=l[d[E]*c+M]??0;return w}async function m(d,l,c,w){const E=new Uint8Array(
d.length*c);return await j(d.length,c,w,(M,O)=>E.set(S(d.subarray(M,O),l,c),M*c)),E}async function p(d,l,c,w){const E=new Uint8Array(l.length*(c+1));return await j(
l.length,c+1,w,(M,O)=>{for(let C=M;C<O;C++){for(let I=0;I<c;I++)E[C*(c+1)+I]=d[C*c+I];E[C*(c+1)+c]=l[C]}}),E}}),5660:((nt,Q,y)=>{y.d(Q,{$:()=>b});var P=y(78157),
K=y(31584),H=y(8283);const D={195:"a lossless JPEG image",197:"a hierarchical JPEG image",198:"a hierarchical JPEG image",199:"a hierarchical lossless JPEG imag\
e",201:"a JPEG image with arithmetic coding",202:"a JPEG image with arithmetic coding",203:"a lossless JPEG image with arithmetic coding",205:"a hierarchical JP\
EG image with arithmetic coding",206:"a hierarchical JPEG image with arithmetic coding",207:"a hierarchical JPEG image with arithmetic coding",247:"a JPEG-LS im\
age"},G="save it as a baseline or progressive JPEG with 8 bits, or as a PNG image",j=50,A="Exif\0\0",R="ICC_PROFILE\0";async function b(d,l,c){const w=new S(d,l);
await w.run(c);const{frame:E}=w;if(!E)throw l("is a JPEG image without a start of frame; it is damaged");if(w.end<0)throw l("is a JPEG image that is cut short; \
copy or export it again");const M=w.exif&&(0,K.F)(w.exif),{width:O,height:C,components:I,ids:z}=E;return{width:O,height:C,components:I,orientation:M?.orientation??
1,resolution:w.jfifResolution??M?.resolution,profile:p(w.profileParts),adobe:w.adobe,plainRgb:z==="RGB"&&!w.adobe&&!w.jfif,data:d.subarray(0,w.end)}}class S{bytes;refuse;frame;jfif=!1;jfifResolution;adobe=!1;exif;profileParts=new Map;end=-1;constructor(l,c){
this.bytes=l,this.refuse=c}async run(l){let c=0;for(const w of(0,H.OD)(this.bytes)){const{marker:E,end:M}=w,O=l.step(j+M-c);if(O&&await O,c=M,E===H.GM)this.end=
M;else if(E!==H.Os)this.take(w);else if(this.isOnlyScan(w.data)){const C=(0,P.bS)(this.bytes).indexOf(m,M);this.end=C<0?-1:C+2;return}}}isOnlyScan(l){return this.
frame?.sequential===!0&&l[0]===this.frame.components}take({marker:l,data:c}){const w=D[l];if(w!==void 0)throw this.refuse(`is ${w}, which PDF cannot hold; ${G}`);
if(l>=192&&l<=194)this.frame??=this.readFrame(c,l!==194);else if(l===224&&(0,P.w1)(c,0,"JFIF\0"))this.readJfif(c);else if(l===225&&(0,P.w1)(c,0,A))this.exif??=c.
subarray(A.length);else if(l===226&&(0,P.w1)(c,0,R)&&c.length>R.length+2){const[E,M]=c.subarray(R.length);this.profileParts.has(E)||this.profileParts.set(E,{of:M,
data:c.subarray(R.length+2)})}else l===238&&(0,P.w1)(c,0,"Adobe")&&c.length>=12&&(this.adobe=!0)}readFrame(l,c){const[w=0,E=0,M=0,O=0,C=0,I=0]=l,[z,k]=[E<<8|M,O<<
8|C];if(l.length<6+3*I)throw this.refuse("is a JPEG image whose start of frame is damaged");if(w!==8)throw this.refuse(`is a JPEG image with ${w} bits per compo\
nent, which PDF cannot hold; ${G}`);if(k===0||z===0)throw this.refuse(`is a JPEG image of ${k} × ${z} pixels; it is empty or damaged`);if(I!==1&&I!==3&&I!==4)throw this.
refuse(`is a JPEG image with ${I} components; PDF holds 1, 3 or 4`);let V="";for(let J=0;J<I;J++)V+=String.fromCharCode(l[6+3*J]);return{width:k,height:z,components:I,
ids:V,sequential:c}}readJfif(l){if(this.jfif||(this.jfif=!0,l.length<12))return;const c={1:1,2:2.54}[l[7]],[w,E]=[l[8]<<8|l[9],l[10]<<8|l[11]];c!==void 0&&(this.
jfifResolution=(0,K.o)({x:w*c,y:E*c}))}}const m=Buffer.of(255,H.GM);function p(d){const l=d.size,c=[];for(let w=1;w<=l;w++){const E=d.get(w);if(E?.of!==l)return;
c.push(E.data)}return l===0?void 0:Buffer.concat(c)}}),69869:((nt,Q,y)=>{y.d(Q,{Jc:()=>p,R1:()=>E,To:()=>b,hh:()=>S,so:()=>l});var P=y(77598),K=y.n(P),H=y(48249),
D=y(78157),G=y(68973),j=y(45599);const A={1:"GRAY",3:"RGB ",4:"CMYK"},R=["scnr","mntr","prtr","spac"],b={1:"DeviceGray",3:"DeviceRGB",4:"DeviceCMYK"};function S(M,O){
if(!M||M.length<132)return;const C=(0,D.bS)(M),I=J=>C.toString("latin1",J,J+4),z=C.readUInt32BE(0),k=M[8];if(!(!(z>=132&&z<=M.length&&k>=2&&k<=4&&I(36)==="acsp"&&
R.includes(I(12)))||I(16)!==A[O]))return{bytes:M.subarray(0,z),version:k}}const m=new WeakMap;async function p(M,O){const{bytes:C}=M,I=O.pace.step(C.length);I&&
await I;const z=m.get(O.pace)??new Map;m.set(O.pace,z);const k=c(C),V=z.get(k);if(V)return V;const J={...M,id:k,deflated:await(0,G.uM)(O).deflate(C,d)};return z.
set(k,J),J}const d=4,l=M=>{const{bytes:O}=M;return{...M,id:c(O),deflated:(0,H.Kc)(O)}},c=M=>(0,P.createHash)("sha256").update(M).digest("base64"),w=new WeakMap;
function E(M,{id:O,deflated:C},I){const z=w.get(M)??new Map;w.set(M,z);const k=z.get(O);if(k)return k;const V=(0,j.jd)({N:I,Alternate:(0,j.UU)(b[I]),Filter:(0,j.
UU)("FlateDecode")}),J=M.add(new j.Z6(V,C));return z.set(O,J),J}}),98122:((nt,Q,y)=>{y.d(Q,{_:()=>K});var P=y(58552);const K=H=>D=>(0,P.G6)([{field:H,message:D}])}),
3449:((nt,Q,y)=>{y.d(Q,{d:()=>H});var P=y(45599);const K=["FontFile","FontFile2","FontFile3","ToUnicode","CIDToGIDMap","CIDSet","JBIG2Globals"];async function H(A,R,b){
const S=new Map,m=new Map;for(let p=1;p<R;p++){if(!b(p))continue;const d=A.job.pace.step(300);d&&await d;const l=A.get(p);l instanceof P.Z6?(G(A,l.dict)&&S.set(
p,l.dict.get("Resources")),(l.dict.has("CMapName")||(0,P.Eo)(A.resolve(l.dict.get("Type")),"CMap"))&&m.set(p,"CMap")):l instanceof P.Bi&&j(A,p,l,S,m)}return{content:S,
fonts:m,pages:await D(A)}}async function D(A){const R=new Set,b=new Set;for(const S of A.pages.numbers){const m=A.entry(S,"Contents");(0,P.i9)(m)&&R.add(m.number);
const p=A.array(m),d=p!==void 0&&b.size<b.add(p).size;for(const c of d?p:[])(0,P.i9)(c)&&R.add(c.number);const l=A.job.pace.step(300+(d?10*p.length:0));l&&await l}
return R}function G(A,R){const b=A.resolve(R.get("Subtype"));return(0,P.Eo)(b,"Form")||A.resolve(R.get("PatternType"))===1||R.has("BBox")&&!R.has("ShadingType")}
function j(A,R,b,S,m){for(const c of K){const w=b.get(c);(0,P.i9)(w)&&m.set(w.number,c)}const p=(0,P.Eo)(A.resolve(b.get("Subtype")),"Type3")?A.dict(b.get("Char\
Procs")):void 0;for(const c of p?.values()??[])(0,P.i9)(c)&&S.set(c.number,b.get("Resources"));const d=A.resolve(b.get("Type"));if(A.pages.holds(R)||!((0,P.Eo)(
d,"Page")||(0,P.Eo)(d,"Template")))return;const l=b.get("Contents");for(const c of A.array(l)??[l])(0,P.i9)(c)&&S.set(c.number,b.get("Resources"))}}),10339:((nt,Q,y)=>{
y.d(Q,{H:()=>H});class P{all;last=new Array(256).fill(void 0);constructor(A){this.all=A}addAll(A){const{last:R,all:b}=this,S=b.size;for(let m=0;m<A.length;m++){
const p=A[m],d=p.code&255;R[d]!==p&&(R[d]=p,b.add(p))}return b.size>S}}function K(j,A,R,b){for(let S=0,m=b;m>0;m--){const p=A.partEnd(R,S,1);j.add(p-S),S=p}}class H{fonts=new Map;seen=new Map;hasGone=!1;async note({
shown:A},R,b=G){const S=Uint32Array.from(b).sort();let m=0;for(const{font:p,elements:d,first:l}of A){let c=this.fonts.get(p);c||this.fonts.set(p,c={kept:new Set,
gone:new Set,lengths:new Set});const w=this.keptOf(p,c);let E=l;for(const M of d){if(typeof M=="number")continue;const O=p.glyphs(M);for(;m<S.length&&S[m]<E;)m++;
const C=m<S.length&&S[m]<E+O.length;C&&this.divide(c,O,E,b),(C||w.addAll(O))&&K(c.lengths,p,M,O.length),E+=O.length;const I=R.step(M.length*D);I&&await I}}}divide(A,R,b,S){
this.hasGone=!0;for(const[m,p]of R.entries())(S.has(b+m)?A.gone:A.kept).add(p)}keptOf(A,{kept:R}){let b=this.seen.get(A);return b||this.seen.set(A,b=new P(R)),b}async noteGone(A,R,b){
if(b.size===0)return;const S=new H;await S.note(A,R,b);for(const[m,{gone:p,lengths:d}]of S.fonts){const l=this.fonts.get(m);if(l)for(const c of p)l.gone.add(c);else
this.fonts.set(m,{kept:new Set,gone:p,lengths:d})}this.hasGone=!0}}const D=50,G=new Set}),9819:((nt,Q,y)=>{y.d(Q,{J7:()=>H,Kd:()=>j,Wo:()=>A,_i:()=>G,b9:()=>D});
var P=y(42973),K=y(45599);class H{document;gone=new Set;chased=new Set;constructor(b){this.document=b}remove(b){const{catalog:S,catalogNumber:m,pages:p}=this.document,
d=S.get("Pages");b===m||(0,K.i9)(d)&&b===d.number||p.holds(b)||(this.gone.add(b),this.document.remove(b))}chase(b){this.chased.add(b)}removed(){return this.gone}takeChased(){
const b=this.chased;return this.chased=new Set,b}isGone(b){return(0,K.i9)(b)&&this.gone.has(b.number)}}class D{most;left;constructor(b){this.most=this.left=b.job.
limits.nodes}spend=b=>{if(this.left-=b,this.left<0)throw(0,P.F)("nodes",`The document has more than ${this.most} fields, bookmarks, names and structure elements`,
"Remove bookmarks or tags with another program first")}}class G{seen;beyond=new Set;allowance;constructor(b,S=new D(b)){this.allowance=S,this.seen=new Uint8Array(
(b.size>>3)+1)}first(b){if(this.allowance.spend(1),!(0,K.i9)(b))return!0;const{number:S}=b,m=S>>3;if(m>=this.seen.length)return this.beyond.size<this.beyond.add(
S).size;const p=1<<(S&7),d=(this.seen[m]&p)===0;return this.seen[m]|=p,d}}function j(R,b){return(0,K.i9)(R)?R.number:b}function A(R,b){const S=R.catalog.get(b),
m=R.dict(S);return m&&{dict:m,holder:j(S,R.catalogNumber)}}})};
