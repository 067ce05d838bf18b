"use strict";exports.id=4921,exports.ids=[4921],exports.modules={85035:((Q,K,y)=>{y.r(K),y.d(K,{compress_document:()=>Ps});var C=y(98446),W=y(36078),L=y(14118),j=y(1900),A=y(
30044),D=y(38671),P=y(21281),U=y(58006),w=y(64173),c=y(45599),m=y(14029),g=y(77158);const d=4,u=["{pop}","{4 1 roll pop pop pop dup dup}"],b=u.length,M=s=>Array.
from({length:s*2},(t,n)=>n%2);function F(s,t){return u.map(n=>{const e=(0,c.jd)({FunctionType:4,Domain:M(d),Range:M(3)}),o=["A","B","C","D"].map(r=>(0,c.UU)(r)),
i=new c.Bi(s);return i.set("ColorSpace",[(0,c.UU)("DeviceN"),o,(0,c.UU)("DeviceRGB"),t(new c.Z6(e,(0,c.Px)(n).bytes))]),i})}function Y({width:s,height:t,row:n}){
const e=new Uint8Array(s*d),o=t/b;return i=>{const r=n(i);for(let f=0;f<e.length;f+=d)e[f]=r[f+2],e[f+1]=r[f+1],e[f+2]=r[f];const a=n(i+o);for(let f=0;f<e.length;f+=
d)e[f+3]=a[f];return e}}var J=y(52829),Z=y(56681),nt=y(37709),V=y(91025),X=y(93059),tt=y(58971),it=y(3449),dt=y(52205),ft=y(33973),Tt=y(65868),Pt=y(36502),yt=y(
21996);const At=4096,N=({operator:s,dataStart:t,dataEnd:n})=>s==="BI"&&t>=0&&n-t>=At;class E extends Pt.z{isOff(){return!1}}async function O(s,t){const n=new z,
e=new Tt.i(s,new E(s));for(let i=0;i<s.pages.count;i++)n.page=i,await e.read(i,n,n);const o=t??await rt(s);for(const i of o)n.sizes.delete(i);for(const[i,r]of n.
sizes)n.enlarge(n.masks,v(s,i),r);for(const i of o)n.masks.delete(v(s,i)?.number??-1);for(const i of[...n.sizes.keys(),...o])n.masks.delete(i);return Object.assign(
n,{elsewhere:o})}function v(s,t){const n=s.get(t),e=n instanceof c.Z6?n.dict.get("SMask"):void 0;return(0,c.i9)(e)?e:void 0}const l=.9;function B(s,t,n){const e=k(
s,t,n);return e<l?e:1}function k(s,t,n){const e=(o,i)=>o/72*n/i;return Math.max(e(t.width,s.width),e(t.height,s.height))}class z{sizes=new Map;masks=new Map;inline=0;inlinePages=new Set;page=0;glyph(){}takes(t,n,e){
t.operator==="BI"&&this.inline++,N(t)&&this.inlinePages.add(this.page)}image({matrix:[t,n,e,o]},i){this.enlarge(this.sizes,(0,c.i9)(i)?i:void 0,{width:Math.hypot(
t,n),height:Math.hypot(e,o)})}enlarge(t,n,{width:e,height:o}){if(!n)return;const i=t.get(n.number);t.set(n.number,{width:Math.max(i?.width??0,e),height:Math.max(
i?.height??0,o)})}}const _=2e3;async function rt(s){const t=[],n=o=>{for(const i of s.dict(s.dict(o?.get("Resources"))?.get("XObject"))?.values()??[])t.push(i)};
for(const o of await(0,yt.Av)(s,["PatternType","CharProcs","Luminosity","Alpha"])){const i=s.job.pace.step(_);i&&await i;const r=s.get(o),a=r instanceof c.Z6?r.
dict:r instanceof c.Bi?r:void 0;n(a);const f=s.dict(a?.get("SMask"));for(const h of[a?.get("G"),f?.get("G")])h!==void 0&&t.push(h)}const e=new Set;for(let o=t.pop();o!==
void 0;o=t.pop()){if(!(0,c.i9)(o)||e.has(o.number))continue;e.add(o.number);const i=s.job.pace.step(_);i&&await i;const r=s.resolve(o);r instanceof c.Z6&&n(r.dict)}
return e}const ct=["BitsPerComponent","Decode","DecodeParms","Height","ImageMask","Intent","Interpolate","Width"],Ut={AHx:"ASCIIHexDecode",A85:"ASCII85Decode",LZW:"\
LZWDecode",Fl:"FlateDecode",RL:"RunLengthDecode",CCF:"CCITTFaxDecode",DCT:"DCTDecode"},wt={G:"DeviceGray",RGB:"DeviceRGB",CMYK:"DeviceCMYK"},bt=new Set(Object.values(
wt));class Et{document;resources;constructor(t){this.document=t,this.resources=new V.n(t)}async moveAll({inlinePages:t,elsewhere:n}){const{document:e}=this,{live:o}=await(0,ft.
Gy)(e),i=new tt.X(e);for(const a of t){if(!this.isWhole(a))continue;const f=await this.move(await i.page(a),e.pages.attribute(a,"Resources"));if(!f)continue;const h=e.
add(await(0,J.c)(e,new c.Z6(new c.Bi,St),f.content));e.pages.patch(a,{Contents:h,Resources:f.resources})}const{content:r}=await(0,it.d)(e,o.length,a=>o[a]===1);
for(const a of r.keys())n.has(a)||await this.moveOf(a)}isWhole(t){const{document:n}=this;return(0,dt.c3)(n,n.entry(n.pages.number(t),"Contents")).every(o=>o instanceof
c.Z6&&n.decodedPart(o)?.whole===!0)}async moveOf(t){const{document:n}=this,e=n.get(t);if(!(e instanceof c.Z6)||e.dict.has("PatternType")||!n.dict(e.dict.get("Re\
sources")))return;const o=n.decodedPart(e),i=o?.whole?await this.move(o.data,e.dict.get("Resources")):void 0;if(!i)return;const r=await(0,J.c)(n,e,i.content);r.
dict.set("Resources",i.resources),n.put(t,r)}async move(t,n){const{document:e}=this,o=e.dict(e.dict(n)?.get("ColorSpace")),i=[];let r=0;if(await(0,nt.Ko)(t,e.job.
pace,S=>{const I=r;r=S.end;const T=N(S)&&Ot(S,I)?this.imageOf(S,o):void 0;T&&i.push({from:I,to:S.end,image:T})}),i.length===0)return;const a=i.map(({image:S})=>{
const I=e.add(S);return{category:"XObject",name:`Inline${I.number}`,ref:I}}),{resources:f,names:h}=this.resources.with(n,a),p=i.map(({from:S,to:I},T)=>({from:S,
to:I,text:`/${h[T]} Do`}));return{content:await(0,Z.E$)(t,p,e.job.pace),resources:f}}imageOf(t,n){const e=(0,X.n)(t);if(!e)return;const o=(0,c.jd)({Type:(0,c.UU)(
"XObject"),Subtype:(0,c.UU)("Image")});for(const[r,a]of e.dict){const f=r==="I"?"Interpolate":r;ct.includes(f)&&o.set(f,a)}const i=(0,dt.c3)(this.document,e.dict.
get("Filter")).map(r=>et(r,Ut));if(i.length>0&&o.set("Filter",i),e.dict.has("ColorSpace")){const r=this.spaceOf(e.dict.get("ColorSpace"),n);if(r===void 0)return;
o.set("ColorSpace",r)}return new c.Z6(o,e.data)}spaceOf(t,n){if(t instanceof c.SX){const h=wt[t.text]??t.text;return bt.has(h)?(0,c.UU)(h):n?.get(t.text)}if(!(0,c.
cy)(t)||t.length!==4)return;const[e,o,i,r]=t,f=e instanceof c.SX&&(e.text==="I"||e.text==="Indexed")&&!(0,c.cy)(o)?this.spaceOf(o,n):void 0;return f===void 0?void 0:
[(0,c.UU)("Indexed"),f,i,r]}}const St=new Uint8Array(0);function Ot(s,t){const{content:n,end:e,count:o}=s,i=(r,a)=>Buffer.from(n.subarray(r,a)).toString("latin1");
return o>0&&i(t,s.startOf(0)).trim()==="BI"&&i(e-2,e)==="EI"}const et=(s,t)=>s instanceof c.SX?(0,c.UU)(t[s.text]??s.text):s;var st=y(95340),ot=y(76023),Dt=y(78157),
vt=y(80281);const de={16:{color:"rgb",components:3},17:{color:"gray",components:1}},le=new Set(["pclr","cmap","cdef"]);function ue(s){const t=(0,Dt.bS)(s),n=(0,vt.
f)(t)?.find(({type:h})=>h==="jp2h");if(!n)return;const e=t.subarray(n.body,n.end),o=(0,vt.f)(e),[i,...r]=["ihdr","colr"].flatMap(h=>o?.filter(({type:p})=>p===h)??
[]),[a]=r;if(i?.type!=="ihdr"||i.end-i.body<14||!a||a.end-a.body<7||o.some(({type:h})=>le.has(h))||e[a.body]!==1)return;const f=de[e.readUInt32BE(a.body+3)];return f?.
components===e.readUInt16BE(i.body+8)?f.color:void 0}var he=y(5660),ge=y(98122),Wt=y(58552);const pe=400,Rt=48,me=.5,ye=.3,we=24,be=3;async function Kt({width:s,
height:t,channels:n,data:e},o){const i=new Set,r=Math.max(1,Math.floor(t/pe));let[a,f,h]=[0,0,0];for(let p=0;p<t;p+=r){const S=(p+1)*s*n;for(let T=p*s*n+n;T<S;T+=
n){let[R,x]=[0,0];for(let G=T;G<T+n;G++)R=R*256+e[G],x=Math.max(x,Math.abs(e[G]-e[G-n]));i.size<=Rt&&i.add(R),a++,x>0&&f++,x>=we&&h++}const I=o.step(s*n*be);I&&
await I}return i.size<=Rt||f<a*(1-me)&&h>f*ye}var ut=y(92152);const xt=65536,Ee=8;async function Se(s,{width:t,height:n,bits:e,decode:o},{components:i,table:r},a){
const f=r?1:i;if(s.length<(0,ut.zq)(t,f,e)*n)return;const h=(0,ut.Cb)(o,f,r?2**e-1:1);if(h===void 0||r&&h)return;const p=e===8?s:await(0,ut.ZJ)(s,{width:t,height:n,
channels:f,bits:e},!r,a);return r?zt(p.subarray(0,t*n),r,i,a):p}async function zt(s,t,n,e){if(!await Oe(s,t.length/n,e))return;const o=new Uint8Array(s.length*n);
for(let i=0;i<s.length;i+=xt){const r=s.subarray(i,i+xt);o.set((0,ut.A6)(r,t,n),i*n);const a=e.step(r.length*Ee);a&&await a}return o}async function Oe(s,t,n){for(let e=0;e<
s.length;e+=xt){const o=s.subarray(e,e+xt);if(o.some(r=>r>=t))return!1;const i=n.step(o.length);i&&await i}return!0}const ve=new Set([1,2,4,8,16]),xe=4096,Me=128*
1024*1024,Ce={jpg:.011,jp2:.15,samples:.006};async function $t(s,t){const n=(0,st.h)(s,t.dict),{width:e,height:o,stencil:i,decode:r}=n,a=await Ie(s,t),f=e>=1&&o>=
1&&!i&&ve.has(n.bits)&&(r!==void 0||!t.dict.has("Decode")),h=a&&Te(a);if(!f||!a||!h||Jt(s,t))return"kind";const{format:p,before:S,parameters:I}=(0,D.R)(s,t);if(h===
"inks"&&p!=="jpg")return"kind";const T=a.table?Ht(s,t):t.dict.get("ColorSpace")??Bt(h);if(T===void 0||p==="ccitt"||p==="jbig2"||I?.has("ColorTransform")||p==="j\
pg"&&(a.table||n.bits!==8)||p==="jp2"&&(a.table||De(s,t)))return"kind";if(!p&&Ue(n.bits,a))return"lines";const R=s.encoded(t).length;if(R<xe)return"larger";if(e>
st.K)return"heavy";const x=Ce[p??"samples"]*(h==="inks"?b:1);if(e*o*x>s.job.limits.drawingStep*1e3||e*o*a.components>Me)return"heavy";const G=await Lt(s,S);if(!G)
return"kind";const H={width:e,height:o,color:h,space:T,size:R};if(p==="jpg"){const $=h==="inks"?void 0:r;return Re(G,H)?{...H,data:G,entries:jt(H,$,"DCTDecode")}:
"kind"}if(p==="jp2")return{...H,data:G,entries:jt(H,void 0,"JPXDecode")};const{pace:q}=s.job,mt=await Se(G,n,a,q);return mt?await Kt({width:e,height:o,data:mt,channels:a.
components},q)?"lines":{...H,data:mt,entries:jt(H,a.table?void 0:r)}:"kind"}async function Ie(s,t){if(t.dict.has("ColorSpace"))return(0,ot.L)(s,t.dict.get("Colo\
rSpace"),()=>{});const{format:n,before:e}=(0,D.R)(s,t);if(n!=="jp2"||(await(0,P.ds)(s)).archive)return;const o=await Lt(s,e),i=o&&ue(o);return i&&(0,ot.L)(s,Bt(
i),()=>{})}function Te({kind:s,components:t}){return t===1?"gray":s==="rgb"?"rgb":t===d?"inks":void 0}const Pe={gray:"DeviceGray",rgb:"DeviceRGB",inks:"DeviceCM\
YK"},Ae={gray:1,rgb:3,inks:d},Bt=s=>(0,c.UU)(Pe[s]);function Ht(s,t){const n=s.array(t.dict.get("ColorSpace")),e=s.resolve(n?.[0]);return(0,c.Eo)(e,"Indexed")?n?.[1]:
void 0}const Ue=(s,{components:t,table:n})=>(n?Math.min(n.length/t,2**s):2**(s*t))<=Rt;function Jt(s,{dict:t}){const n=s.resolve(t.get("Mask")),e=s.dict(t.get("\
SMask"));return(0,c.cy)(n)||e?.has("Matte")===!0||t.has("F")||t.has("Alternates")||t.has("OPI")}const De=(s,{dict:t})=>(s.resolve(t.get("SMaskInData"))??0)!==0||
t.has("Decode");async function Lt(s,t){try{return await s.decodedAtEase(t)}catch(n){if(n instanceof Wt.zU&&n.code!=="cancelled")return;throw n}}function Re(s,{width:t,
height:n,color:e}){try{const o=(0,he.$)(s,(0,ge._)("file"));return o.width===t&&o.height===n&&o.components===Ae[e]}catch(o){if(o instanceof Wt.zU)return!1;throw o}}
function jt({width:s,height:t,color:n},e,o){const i={Type:(0,c.UU)("XObject"),Subtype:(0,c.UU)("Image"),Width:s,Height:t,BitsPerComponent:8,ColorSpace:Bt(n)};return e&&
(i.Decode=[...e]),o!==void 0&&(i.Filter=(0,c.UU)(o)),(0,c.jd)(i)}const Be=3;async function Le(s,t,n,e){const{channels:o}=s,i=t*o,r=new Uint8Array(i*n),[a,f]=[new Float64Array(
i),new Float64Array(i)],h=s.height/n,p=h*(s.width/t);let S=-1;for(let I=0;I<n;I++){f.fill(0);const[T,R]=[I*h,Math.min((I+1)*h,s.height)];for(let x=Math.floor(T);x<
R;x++){x!==S&&je(s,x,t,a),S=x;const G=Math.min(x+1,R)-Math.max(x,T);for(let q=0;q<i;q++)f[q]+=a[q]*G;const H=e.step((s.width*o+i)*Be);H&&await H}for(let x=0;x<i;x++)
r[I*i+x]=Math.min(255,Math.round(f[x]/p))}return r}function je({width:s,channels:t,data:n},e,o,i){const r=s/o;i.fill(0);for(let a=0;a<o;a++){const[f,h]=[a*r,Math.
min((a+1)*r,s)];for(let p=Math.floor(f);p<h;p++){const S=Math.min(p+1,h)-Math.max(p,f),I=(e*s+p)*t;for(let T=0;T<t;T++)i[a*t+T]+=n[I+T]*S}}}var Fe=y(64680);const Ge=ht(
"00110101 000111 0111 1000 1011 1100 1110 1111 10011 10100 00111 01000 001000 000011 110100 110101 101010 101011 0100111 0001100 0001000 0010111 0000011 0000100\
 0101000 0101011 0010011 0100100 0011000 00000010 00000011 00011010 00011011 00010010 00010011 00010100 00010101 00010110 00010111 00101000 00101001 00101010 00\
101011 00101100 00101101 00000100 00000101 00001010 00001011 01010010 01010011 01010100 01010101 00100100 00100101 01011000 01011001 01011010 01011011 01001010 \
01001011 00110010 00110011 00110100 11011 10010 010111 0110111 00110110 00110111 01100100 01100101 01101000 01100111 011001100 011001101 011010010 011010011 011\
010100 011010101 011010110 011010111 011011000 011011001 011011010 011011011 010011000 010011001 010011010 011000 010011011"),Ne=ht("0000110111 010 11 10 011 00\
11 0010 00011 000101 000100 0000100 0000101 0000111 00000100 00000111 000011000 0000010111 0000011000 0000001000 00001100111 00001101000 00001101100 00000110111\
 00000101000 00000010111 00000011000 000011001010 000011001011 000011001100 000011001101 000001101000 000001101001 000001101010 000001101011 000011010010 000011\
010011 000011010100 000011010101 000011010110 000011010111 000001101100 000001101101 000011011010 000011011011 000001010100 000001010101 000001010110 0000010101\
11 000001100100 000001100101 000001010010 000001010011 000000100100 000000110111 000000111000 000000100111 000000101000 000001011000 000001011001 000000101011 0\
00000101100 000001011010 000001100110 000001100111 0000001111 000011001000 000011001001 000001011011 000000110011 000000110100 000000110101 0000001101100 000000\
1101101 0000001001010 0000001001011 0000001001100 0000001001101 0000001110010 0000001110011 0000001110100 0000001110101 0000001110110 0000001110111 000000101001\
0 0000001010011 0000001010100 0000001010101 0000001011010 0000001011011 0000001100100 0000001100101"),Zt=ht("00000001000 00000001100 00000001101 000000010010 00\
0000010011 000000010100 000000010101 000000010110 000000010111 000000011100 000000011101 000000011110 000000011111"),[ke,We,Yt]=ht("0001 001 000000000001"),Ke=ht(
"0000010 000010 010 1 011 000011 0000011");function ht(s){return s.split(" ").map(t=>[parseInt(t,2),t.length])}const ze=20;async function $e({data:s,width:t,height:n,
black:e},o){const i=new He(t),r=t+7>>3,a=new Uint8Array(r);for(let f=0;f<n;f++){for(let S=0,I=f*r;S<r;S++,I++)a[S]=e?s[I]:~s[I];const h=i.row(a),p=o.step(r+h*ze);
p&&await p}return i.finish()}class He{width;output=new Fe.k(4096);bits=0;count=0;changes;above;constructor(t){this.width=t,this.changes=new Int32Array(t+4),this.
above=new Int32Array(t+4).fill(t)}row(t){const{width:n,changes:e,above:o}=this,i=Ze(t,n,e);let[r,a,f,h]=[-1,0,0,0];for(;r<n;){for(h=h&-2|a;h>1&&o[h-2]>r;)h-=2;for(;o[h]<=
r&&o[h]<n;)h+=2;const[p,S,I]=[e[f],o[h],Je(o,h,n)];if(I<p)this.add(ke),r=I;else if(Math.abs(p-S)<=3)this.add(Ke[p-S+3]),r=p,f++,a^=1;else{const T=p<n?e[f+1]:n;this.
add(We),this.run(p-Math.max(r,0),a),this.run(T-p,a^1),r=T,f+=2}}return this.changes=o,this.above=e,i}finish(){return this.add(Yt),this.add(Yt),this.count>0&&this.
add([0,8-this.count]),this.output.bytes}run(t,n){for(;t>=2624;t-=2560)this.add(Zt.at(-1));const e=n===0?Ge:Ne,o=t>>6;o>27?this.add(Zt[o-28]):o>0&&this.add(e[63+
o]),this.add(e[t&63])}add([t,n]){for(this.bits=this.bits<<n|t,this.count+=n;this.count>=8;this.count-=8)this.output.byte(this.bits>>>this.count-8&255);this.bits&=
(1<<this.count)-1}}const Je=(s,t,n)=>s[t]<n?s[t+1]:n;function Ze(s,t,n){let[e,o]=[0,0];for(let i=0;i<t;){const r=s[i>>3];if((i&7)===0&&r===(o?255:0)){i+=8;continue}
(r>>7-(i&7)&1)!==o&&(n[e++]=i,o^=1),i++}return n.fill(t,e,Math.min(e+4,n.length)),e}var Ye=y(14752),Vt=y(68973);const Ve=96*1024,Ft=3,Xe=6,Qe=9,_e=[1,2,4,"each"],
Xt=[0,1,2,4],qe=4,tn=65535;async function Gt(s,t,n,e){const{width:o,height:i,channels:r,bits:a}=t;if(a*r===1){if(o>tn)return;const R=await en(s,e.pace)?0:1,x=await $e(
{data:s,width:o,height:i,black:R},e.pace),G=(0,c.jd)({K:-1,Columns:o,Rows:i,BlackIs1:R===1});return x.length<n?{data:x,filter:"CCITTFaxDecode",parameters:G}:void 0}
if(a<8)return;const f=(0,Vt.uM)(e),h=new sn(s,(0,ut.zq)(o,r,a),r*a>>3),{kind:p,expected:S}=await nn(h,i,e);if(S>=n)return;const I=await f.deflate(p===void 0?s:await h.
filtered(0,i,p,e),Qe),T=p===void 0?void 0:{Predictor:15,Colors:r,BitsPerComponent:a,Columns:o};return I.length<n?{data:I,filter:"FlateDecode",parameters:T&&(0,c.
jd)(T)}:void 0}const Qt=65536;async function en(s,t){let n=0;for(let e=0;e<s.length;e+=Qt){const o=s.subarray(e,e+Qt);for(const r of o)n+=r===255?1:r===0?-1:0;const i=t.
step(o.length*2);i&&await i}return n>0}async function nn(s,t,n){const e=Math.min(t,Math.ceil(Ve/Ft/s.length)),o=Array.from({length:Ft},(a,f)=>Math.floor((t-e)*f/
(Ft-1))),i=[...new Set(o)];let r={kind:void 0,expected:1/0};for(const a of[void 0,..._e]){let f=0;for(const p of i){const S=await s.filtered(p,e,a,n);f+=(await(0,Vt.
uM)(n).deflate(S,Xe)).length}const h=f*(t/(e*i.length));h<r.expected&&(r={kind:a,expected:h})}return r}class sn{samples;length;step;none;constructor(t,n,e){this.
samples=t,this.length=n,this.step=e,this.none=new Uint8Array(n)}async filtered(t,n,e,{pace:o}){const{samples:i,length:r}=this;if(e===void 0)return i.subarray(t*
r,(t+n)*r);const a=new Uint8Array(n*(r+1));for(let f=0;f<n;f++){const h=e==="each"?this.choose(t+f):e,p=f*(r+1);a[p]=h,this.filter(t+f,h,a,p+1);const S=o.step(r*
qe*(e==="each"?Xt.length:1));S&&await S}return a}filter(t,n,e,o){const{samples:i,length:r,step:a}=this,f=t*r,h=t===0?this.none:i.subarray(f-r,f);for(let p=0;p<r;p++){
const S=p>=a?i[f+p-a]:0,I=n===1?S:n===2?h[p]:n===4?(0,Ye.X)(S,h[p],p>=a?h[p-a]:0):0;e[o+p]=i[f+p]-I}}choose(t){const n=new Uint8Array(this.length);let[e,o]=[0,1/0];
for(const i of Xt){this.filter(t,i,n,0);let r=0;for(const a of n)r+=a<128?a:256-a;r<o&&([e,o]=[i,r])}return e}}const on=256*1024*1024,rn=512,an=300,[cn,fn]=[.9,
.97],[dn,ln]=[2,20],un=new Set([1,2,4,8,16]),_t=4,hn=2e3;class gn{document;settings;remaining=on;constructor(t,n){this.document=t,this.settings=n}async shrink(t,n){
const{document:e,settings:o}=this,i=e.get(t);if(!(i instanceof c.Z6)||Jt(e,i)||i.dict.has("Matte"))return!1;const r=await this.read(i);if(!r||r.bits!==8||r.table&&
i.dict.has("Decode"))return!1;const a=r.data.length*(r.table?.components??1)*2;if(!e.job.memory.borrow(a))return!1;const f=await this.withFewer(i,r,h=>B(r,n,h??
o.resolution));return e.job.memory.release(a),f&&e.put(t,f),f!==void 0}async withFewer(t,n,e){const{document:o,settings:i}=this,{pace:r}=o.job;if(e()===1&&(n.table?.
components??n.channels)!==_t)return;const a=await pn(n,r);if(!a)return;const f=await Kt(a,r),h=e(f?Math.max(i.resolution,an):void 0),p=a.channels===_t&&!f;if(h===
1&&!p)return;const[S,I]=[n.width,n.height].map(G=>Math.max(1,Math.round(G*h))),T=h===1?a.data:await Le(a,S,I,r),R=await this.packed({...a,data:T,width:S,height:I},
p);if(!R)return;const x=qt(t,R);return x.dict.set("Width",S),x.dict.set("Height",I),a!==n&&x.dict.set("ColorSpace",Ht(o,t)),x}async packed(t,n){const{job:e}=this.
document,{data:o,width:i,height:r,channels:a,size:f}=t,h=f*cn;if(!n)return Gt(o,t,h,e);const p=T=>o.subarray(T*i*a,(T+1)*i*a),S=await(0,A.I)({...this.settings,width:i,
height:r,color:"inks",samples:p},e.pace);return await Gt(o,t,Math.min(h,S.length),e)??(S.length<h?{data:S,filter:"DCTDecode",parameters:void 0}:void 0)}async packAll(){
const{document:t}=this,n=[...await(0,yt.Av)(t,["Image"])].sort((e,o)=>e-o);for(const e of n){const o=t.job.pace.step(hn);o&&await o;const i=t.get(e);if(!(i instanceof
c.Z6)||!(0,c.Eo)(t.resolve(i.dict.get("Subtype")),"Image")||i.dict.has("F"))continue;const r=await this.read(i);if(!r||!t.job.memory.borrow(r.data.length))continue;
const a=await Gt(r.data,r,r.size*fn,t.job);t.job.memory.release(r.data.length),a&&t.put(e,qt(i,a))}}async read(t){const{document:n}=this,{width:e,height:o,bits:i,
stencil:r}=(0,st.h)(n,t.dict),a=r?{channels:1,table:void 0}:this.channelsOf(t),f=e>=1&&o>=1&&un.has(i)&&(0,D.R)(n,t).format===void 0,h=n.encoded(t).length;if(!f||
!a||h<rn||e>st.K)return;const{channels:p,table:S}=a,I=(0,ut.zq)(e,p,i)*o;if(I>this.remaining)return;const{memory:T}=n.job,R=T.remaining,x=await Lt(n,t);if(T.release(
R-T.remaining),!!x&&(this.remaining-=x.length,!(x.length<I)))return{width:e,height:o,channels:p,bits:i,size:h,table:S,data:x.subarray(0,I)}}channelsOf({dict:t}){
const{document:n}=this,e=t.get("ColorSpace");if((0,c.Eo)(n.resolve(n.array(e)?.[0]),"Lab"))return{channels:3,table:void 0};const o=(0,ot.L)(n,e,()=>{});if(!o)return;
const{table:i,components:r}=o;return i?{channels:1,table:{colors:i,components:r}}:{channels:r,table:void 0}}}async function pn(s,t){const{data:n,table:e}=s;if(!e)
return s;const o=await zt(n,e.colors,e.components,t);return!o||mn(e)?o&&s:{...s,data:o,channels:e.components,table:void 0}}function mn({colors:s,components:t}){
const n=s.length/t-1;return Array.from({length:t},(e,o)=>o).every(e=>{const o=Array.from({length:n+1},(h,p)=>s[p*t+e]),[i,r]=[o[0],o[n]],a=Math.sign(r-i),f=o.every(
(h,p)=>p===0||Math.sign(h-o[p-1])*a>=0);return o.every((h,p)=>Math.abs(h-(i+(r-i)*p/Math.max(n,1)))<=(f?ln:dn))})}function qt(s,{data:t,filter:n,parameters:e}){
const o=(0,U.n)(s,t,{compress:!1});return o.dict.set("Filter",(0,c.UU)(n)),e&&o.dict.set("DecodeParms",e),o}var yn=y(45657);const wn=.9,bn=64,En=32*1024*1024,Sn=24e6,
[On,vn]=[40,90];function xn(s,t){return t<=1?s:Math.max(s,Math.min(vn,Math.round(s+On*(1-1/t))))}class Mn{document;settings;outcome={compressed:0,kept:{larger:0,
kind:0,lines:0,heavy:0}};waiting=[];bytes=0;samples;constructor(t,n){this.document=t,this.settings=n,this.samples=new gn(t,n)}async run(){const{document:t,outcome:n}=this;
let e=await O(t);e.inlinePages.size>0&&(await new Et(t).moveAll(e),e=await O(t,e.elsewhere));const{sizes:o,masks:i,inline:r}=e;n.kept.kind+=r;let a=0;for(const[
f,h]of o){const p=t.get(f);p instanceof c.Z6&&(0,c.Eo)(t.resolve(p.dict.get("Subtype")),"Image")&&await this.take(f,p,h),t.job.pace.progress(++a/o.size)}for(const[
f,h]of i)await this.takeMask(f,h);return await this.drawAll(),await this.samples.packAll(),n}async take(t,n,e){const o=await $t(this.document,n);if(typeof o=="s\
tring"){o!=="larger"&&await this.samples.shrink(t,e)?this.outcome.compressed++:this.outcome.kept[o]++;return}await this.wait(t,o,e,!1)}async takeMask(t,n){const{
document:e}=this,o=e.get(t);if(!(o instanceof c.Z6)||o.dict.has("Matte"))return;if((0,D.R)(e,o).format!=="jpg"){await this.samples.shrink(t,n);return}const i=await $t(
e,o);typeof i!="string"&&i.color==="gray"&&await this.wait(t,i,n,!0)}async wait(t,n,e,o){const i=B(n,e,this.settings.resolution),[r,a]=[n.width,n.height].map(h=>Math.
max(1,Math.round(h*i))),f=xn(this.settings.quality,k(n,e,this.settings.resolution));if(n.color==="inks"&&r*a>Sn){this.outcome.kept.heavy++;return}this.waiting.push(
{number:t,image:n,width:r,height:a,quality:f,isMask:o}),this.bytes+=n.data.length,(this.waiting.length>=bn||this.bytes>=En)&&await this.drawAll()}async drawAll(){
const{waiting:t,document:n,settings:e}=this;if(this.waiting=[],this.bytes=0,t.length===0)return;const o=(0,yn.Kf)(t.map(({image:r})=>r.width*r.height)),i=await L.
Y.open(await Cn(t,n),n.job,{pixels:o});for(const[r,a]of t.entries()){const{image:f,width:h,height:p}=a,S=f.color==="inks",I={width:h,height:p*(S?b:1),isTransparent:!0},
T=await i.draw(r,I).catch(G=>{if(!i.isTired)throw G});if(!T){a.isMask||this.outcome.kept.heavy++;continue}const R=e.grayscale&&!a.isMask&&!S?"gray":f.color,x=await this.
replace(a,T,R);a.isMask||(x?this.outcome.kept[x]++:this.outcome.compressed++)}}async replace({number:t,image:n,width:e,height:o,quality:i},r,a){const{document:f,
settings:h}=this;if(!Tn(r))return"kind";const p={width:e,height:o,color:a,quality:i,resolution:h.resolution},S=a==="inks"?Y(r):(0,j.lc)(r,a),I=await(0,A.I)({...p,
samples:S},f.job.pace),T=a!==n.color;if(I.length>n.size*(T?1:wn))return"larger";const R=(0,U.n)(f.get(t),I,{compress:!1});for(const[x,G]of Object.entries({Width:e,
Height:o,BitsPerComponent:8}))R.dict.set(x,G);R.dict.set("Filter",(0,c.UU)("DCTDecode")),a!=="inks"&&R.dict.delete("Decode"),R.dict.set("ColorSpace",T?await Pn(
f):n.space),f.put(t,R)}}async function Cn(s,{job:t}){const n=await(0,w.E)(g.O,t),e=i=>n.add(i),o=s.map(({image:i,width:r,height:a})=>{const f=i.color==="inks"?F(
i.entries,e):[i.entries],h=f.map((S,I)=>[`Image${I}`,e(new c.Z6(S,i.data))]),p=h.map(([S],I)=>(0,W.qK)(S,`${r} 0 0 ${a} 0 ${(f.length-1-I)*a}`));return e((0,c.jd)(
{Type:(0,c.UU)("Page"),MediaBox:[0,0,r,a*f.length],Resources:(0,c.jd)({XObject:(0,c.jd)(Object.fromEntries(h))}),Contents:e(new c.Z6((0,c.jd)({}),(0,c.Px)(p.join(
`
`)).bytes))}))});return await n.pages.rebuild(o.map(({number:i})=>i)),(0,m.UN)(n,{encryption:"none",draft:!0})}const In=64;function Tn({width:s,height:t,row:n}){
const e=Math.max(1,Math.floor(t/In));for(let o=0;o<t;o+=e){const i=n(o);for(let r=3;r<s*4;r+=4)if(i[r]!==255)return!1}return!0}async function Pn(s){const{archive:t}=await(0,P.
ds)(s);return t?[(0,c.UU)("CalGray"),(0,c.jd)({WhitePoint:[.9505,1,1.089],Gamma:2.2})]:(0,c.UU)("DeviceGray")}var Mt=y(18271),lt=y(16456),Ct=y(49454),gt=y(30201),
An=y(30825),Un=y(69374),Dn=y(57373),Rn=y(43463),It=y(61188),Nt=y(94389);const Bn=1330926671,Ln=65536,jn=14;function te(s){const t=new DataView(s.buffer,s.byteOffset,
s.length),n=s.length>12?t.getUint32(0):0;return s[0]===1&&s[1]===0&&n!==Ln?{at:0,length:s.length}:n===Bn?(0,Nt.tI)(t).get("CFF "):void 0}const Fn=[15,16,3108,3109],
[Gn,Nn,kn]=[17,18,3078];function Wn(s,t){const n=new DataView(s.buffer,s.byteOffset,s.length),e=(0,It.Pe)(n,n.getUint8(2)),o=(0,It.Pe)(n,e.end),i=(0,It.zz)(n,o.
offsets[0]??0,o.offsets[1]??0),r=i.get(Gn)?.[0];if(r===void 0||e.offsets.length!==2||(i.get(kn)?.[0]??2)!==2)return!1;const{offsets:a,end:f}=(0,It.Pe)(n,r),h=[...Fn.
map(R=>i.get(R)?.[0]??0),i.get(Nn)?.[1]??0];if(!a.every((R,x)=>x===0||R>=a[x-1])||f>s.length||h.some(R=>R>r&&R<f))return!1;const S=n.getUint8(r+2),I=r+2+a.length*
S;let T=a[0]??f;for(const[R,x]of a.entries()){let G=T-I;for(let q=S-1;q>=0;q--,G=Math.floor(G/256))s[r+3+R*S+q]=G%256;const H=(a[R+1]??x)-x;R===0||t.has(R)||H<2?
(s.copyWithin(T,x,x+H),T+=H):s[T++]=jn}return s.fill(0,T,f),!0}var Kn=y(50476),zn=y(22194);const $n="GPOS,GDEF,BASE,JSTF,kern,DSIG,hdmx,VDMX,LTSH,PCLT,FFTM,EBDT\
,EBLC,EBSC,meta,morx,mort,feat".split(","),ee=32,Hn=196608;function Jn(s,t,{names:n,vertical:e}){const o=Buffer.from(s),i=new DataView(o.buffer,o.byteOffset,o.length),
r=(0,Nt.tI)(i),[a,f]=["hhea","hmtx"].map($=>r.get($)),h=(0,Nt.eQ)(i,r);if(!h||!Zn([...r.values()],s.length))return;const{glyf:p,count:S,place:I,setPlace:T,spanOf:R}=h,
x=Array.from({length:S+1},($,at)=>I(at));if(x.some(($,at)=>$>p.length||$<(x[at-1]??0)))return;const G=(0,Kn.f)(t,S,R,i);G.add(0);let H=0;for(let $=0;$<=S;$++)T(
$,H),!($===S||!G.has($))&&(o.copyWithin(p.at+H,p.at+x[$],p.at+x[$+1]),H+=x[$+1]-x[$]);a&&f&&Yn(o.subarray(f.at,f.at+f.length),i.getUint16(a.at+34),G);const q=new Set(
[...$n,...e?[]:["GSUB"]]),mt=($,{at,length:fe})=>$==="post"&&!n&&fe>ee?Vn(o.subarray(at,at+ee)):o.subarray(at,at+($==="glyf"?H:fe));return(0,zn.f)([...r].map(([
$,at])=>[$,q.has($)?void 0:mt($,at)]))}function Zn(s,t){const n=[...s].sort((e,o)=>e.at-o.at);return n.every(({at:e,length:o},i)=>e+o<=(n[i+1]?.at??t))}function Yn(s,t,n){
const e=t+Math.floor((s.length-t*4)/2);for(let o=0;o<e;o++){if(n.has(o)||o===t-1)continue;const i=o<t?o*4:t*4+(o-t)*2;s.fill(0,i,i+(o<t?4:2))}}function Vn(s){const t=Buffer.
from(s);return t.writeUInt32BE(Hn),t}var pt=y(48462);const Xn=12,Qn=6,_n=24,qn=512*1024;function ts(s,t){if(s.length>qn)return;const n=Buffer.from(s),e=(0,pt._M)(
n),o=e?.plain.indexOf("/CharStrings")??-1;if(!e||o<0)return;const{plain:i}=e,r=Number(/\/lenIV\s+(\d+)/.exec(i.toString("latin1",0,Math.min(o,4096)))?.[1]??4),a=T=>(0,pt.
Ns)(T,pt.Ed).subarray(r);for(const[,T]of(0,pt.NH)(i,o))if(ne(a(T))!=="plain")return;const f=new Map((0,pt.Ag)(i,o)),h=ns(f,t,a);if(!h)return;const p=[];let S=0;
for(const[T,R]of f){if(h.has(T))continue;const x=R.byteOffset-i.byteOffset,G=i.lastIndexOf(`/${T} `,x),H=x+R.length+es(i.toString("latin1",x+R.length,x+R.length+
_n));if(G<S||H===x+R.length)return;p.push(i.subarray(S,G)),S=H}const I=Buffer.concat([...p,i.subarray(S)]);return Buffer.concat([n.subarray(0,e.start),e.seal(I),
n.subarray(e.end)])}const es=s=>/^\s*(?:ND|\|-|noaccess def)\s+/.exec(s)?.[0].length??0;function ns(s,t,n){const e=new Set(t).add(".notdef");for(const o of t){const i=s.
get(String(o)),r=i?ne(n(i)):"plain";if(r==="unclear")return;if(r!=="plain")for(const a of r)e.add((0,gt.S)(lt.W.charCodeAt(a-32)))}return e}function ne(s){const t=[];
for(let n=0;n<s.length;){const e=s[n++];if(e===Xn){if(s[n++]===Qn)return t.length>=5?t.slice(-2):"unclear";t.length=0}else e<32?t.length=0:e<247?t.push(e-139):e<
251?t.push((e-247)*256+(s[n++]??0)+108):e<255?t.push(-(e-251)*256-(s[n++]??0)-108):(t.push(NaN),n+=4)}return"plain"}function ss(s,t,n){try{if(s[0]===os)return ts(
s,t);const e=te(s);if(!e)return Jn(s,t,n);const o=Buffer.from(s);return Wn(o.subarray(e.at,e.at+e.length),t)?o:void 0}catch(e){if(!(e instanceof RangeError))throw e;
return}}const os=37;var is=y(10339),rs=y(47212);const as=16*1024,cs=.9,[fs,ds,ls]=[300,300,2],us=20,hs=/^[A-Z]{6}\+/;async function gs(s){if((await(0,P.ds)(s)).
archive!==void 0)return;const{live:t}=await(0,ft.Gy)(s),n=await ys(s,t);if(n.size===0)return;const{fonts:e}=await bs(s,t),o=new Map,i=async(r,a)=>{const f=(0,Mt.
Lq)(s,r.dictionary);if(!f||!n.has(f))return;const h=new Set(a),p=s.job.pace.step(h.size*ds);p&&await p;const S=(0,Mt.oQ)(s,r.dictionary),I=!(0,Ct.hL)(s,r.dictionary),
T=I&&s.decoded(f)[0]===79,R=o.get(f)??{glyphs:new Set,names:!1,vertical:!1};R.names||=I,R.vertical||=r.vertical,typeof S=="object"&&!T&&Es(s,r,S,h,R.glyphs)?o.set(
f,R):n.delete(f)};for(const[r,{kept:a}]of e)await i(r,a);for(const r of ms(s)){const a=(0,Mt.Lq)(s,s.dict(r)??new c.Bi),f=a&&n.get(a);if(!f)continue;f.isForFields=
!0;const h=await(0,Dn.G)(s,r);(0,Ct.hL)(s,h.dictionary)?n.delete(a):await i(h,ps.flatMap(p=>h.glyphs(Uint8Array.of(p))))}for(const[r,a]of o){const f=n.get(r);f&&
await Cs(s,r,f,a)}}const ps=Array.from({length:256},(s,t)=>t);function ms(s){const t=s.dict(s.dict(s.catalog.get("AcroForm"))?.get("DR"));return s.dict(t?.get("\
Font"))?.values()??[]}async function ys(s,t){const n=new Map,e=[];for(let o=1;o<t.length;o++){const i=s.job.pace.step(fs);i&&await i;const r=t[o]===1?s.get(o):null;
if(!(r instanceof c.Bi))continue;const a=r.get("FontFile")??r.get("FontFile2")??r.get("FontFile3"),f=(0,c.i9)(a)?s.resolve(a):ws(s,r);f instanceof c.Z6&&(e.push(
[o,f]),(0,c.i9)(a)&&s.encoded(f).length>=as&&n.set(f,{number:a.number,named:[],isForFields:!1}))}for(const[o,i]of e)n.get(i)?.named.push(o);return n}const ws=(s,t)=>(0,c.
Eo)(s.resolve(t.get("Type")),"Font")?(0,Mt.Lq)(s,t):void 0;async function bs(s,t){const[n,e]=[new is.H,new rs.Wz(s)],{pace:o}=s.job;for(let a=0;a<s.pages.count;a++)
await n.note((await e.all(a,[])).trace,o);const{content:i,pages:r}=await(0,it.d)(s,t.length,a=>t[a]===1);for(const[a,f]of i){const h=s.get(a),p=h instanceof c.Z6&&
!r.has(a)?s.decodedPart(h)?.data:void 0;p&&await n.note((await e.stream(p,f)).trace,o)}return n}function Es(s,{dictionary:t},n,e,o){const i=(0,Ct.hL)(s,t);if(i){
const h=s.resolve(i.get("CIDToGIDMap")),p=h instanceof c.Z6?s.decodedPart(h)?.data:void 0;for(const{cid:S}of e)o.add(S),o.add(n.glyphOfCid(S)),p&&o.add((p[S*2]??
0)<<8|(p[S*2+1]??0));return!0}const r=(0,lt.yD)(s,t);if(n.kind==="truetype")return Os(n,r,e,o);const a=s.resolve(t.get("Encoding")),f=(0,c.Zm)(a)?s.resolve(a.get(
"BaseEncoding")):a;return n.kind==="named"&&!(0,c.Eo)(f,"MacExpertEncoding")&&Ms(n,r,e,o)}function se({code:s,text:t},n,e){const o=[n,lt.W,lt.NF,lt.yh].map(r=>r.
charCodeAt(s-32)||0),i=e===void 0?void 0:(0,gt.u)(e);return[...o,i??0,...Array.from(t,r=>r.codePointAt(0))].filter(r=>r>0)}const Ss=new Map([[185,"onesuperior"],
[178,"twosuperior"],[179,"threesuperior"],[64257,"fi"],[64258,"fl"]]),oe=s=>[(0,gt.S)(s),Ss.get(s)??""];function Os(s,{base:t="",differences:n},e,o){for(const i of e){
const{code:r}=i,a=n?.get(r),f=se(i,t,a);for(const h of[...a===void 0?[]:[a],...f.flatMap(oe)])o.add(s.glyphOf(h));for(const h of[...f,r,61440|r,61696|r,61952|r])
o.add(s.unicode(h));for(const h of f)o.add(s.code(lt.yh.indexOf(String.fromCodePoint(h))+32));o.add(s.code(r))}return!0}const vs=65536;function xs(s){const t=new Map,
n=(e,o)=>{const i=e===""?void 0:(0,gt.u)(e),r=i===void 0?void 0:t.get(i);r?r.push(o):i!==void 0&&t.set(i,[o])};if(s.names)for(const e of s.names)n(e,e);else for(let e=1;e<
vs;e++)n(s.nameOf(e),e);return t}const ie=["space","nbspace","hyphen","sfthyphen","bullet","quotesingle","quoteleft","quoteright","grave"];function Ms(s,{base:t="",
differences:n},e,o){const i=xs(s),r=a=>{const f=s.names?.has(a)?a:s.glyphCalled?.(a);return f!==void 0&&o.add(f),f!==void 0};ie.forEach(r);for(const a of e){const f=n?.
get(a.code),h=s.encoding?.get(a.code);h!==void 0&&r(h);for(const p of se(a,t,f)){oe(p).forEach(r);for(const S of i.get(p)??[])o.add(S)}if(f!==void 0&&!r(f)&&f!==
".notdef"&&!ie.includes(f))return!1}return!0}async function Cs(s,t,{number:n,named:e,isForFields:o},i){const r=await s.decodedAtEase(t),a=s.job.pace.step(r.length*
ls);a&&await a;const f=await Ts(s,r,i.glyphs),h=f&&ss(r,f,i),p=h&&(0,U.n)(t,h,{compress:!0});if(!p||p.data.length>s.encoded(t).length*cs||(Is(s,p.dict,h.length-
r.length),s.put(n,p),o))return;const S=(0,Rn.j)(h);for(const I of e){s.edit(I);const T=s.get(I);for(const R of["BaseFont","FontName"]){const x=(0,Ct.FG)(s,T.get(
R));x!==""&&!hs.test(x)&&T.set(R,(0,c.UU)(`${S}+${x}`))}}}function Is(s,t,n){const e=["Length2","Length1"].find(i=>t.has(i)),o=e===void 0?void 0:s.resolve(t.get(
e));e!==void 0&&typeof o=="number"&&t.set(e,o+n)}async function Ts({job:s},t,n){const e=(0,Un.m)(t),o=te(t);if(e?.kind!=="named"||!o)return n;let i=0;const r=(0,An.
mJ)(t.subarray(o.at,o.at+o.length),f=>i+=f),a=new Set(n);for(const f of n){if(typeof f=="string"||e.nameOf(f)==="")continue;const h=r?.glyph(f);if(!h)return;for(const S of h)
a.add(e.glyphCalled?.((0,gt.S)(lt.W.charCodeAt(S-32)))??0);const p=s.pace.step((i+1)*us);i=0,p&&await p}return a}var kt=y(49994);const re=6,ae={resolution:50,quality:20},
Ps=async(s,t,n)=>{const{maximum_bytes:e=1/0,open_password:o}=t,i=async x=>{const G={};return{...await(0,kt.BG)(s,o,n,async q=>{G.outcome=await new Mn(q,x).run(),
await gs(q)}),outcome:G.outcome}};let r=await i(t);for(let x=1;x<=re&&r.bytes.length>e&&As(r);x++){const G=await i(Us(x,t));G.bytes.length<r.bytes.length&&(r=G)}
const{bytes:a,isSmaller:f,pageCount:h,outcome:p,written:S}=r;S&&n.onWritten?.(S);const I=f?[...r.notes]:[kt.bx],T=Object.values(p.kept).reduce((x,G)=>x+G,0);f&&
T>0&&I.push(Ds(T,p)),a.length>e&&I.push(Rs(a.length));const R=s.bytes.length;return{documents:[{name:s.name,bytes:a,pageCount:h}],notes:I,facts:{pageCount:h,bytesBefore:R,
bytesAfter:a.length,savedPercent:f?(0,kt.p0)(R,a.length):0,compressedImages:f?p.compressed:0,keptImages:f?T:T+p.compressed}}},As=({outcome:{compressed:s,kept:t}})=>s+
t.larger>0;function Us(s,{resolution:t,quality:n,grayscale:e}){const o=(i,r)=>i<=r?i:Math.round(i*(r/i)**(s/re));return{resolution:o(t,ae.resolution),quality:o(
n,ae.quality),grayscale:e}}const ce={larger:"would hardly become smaller",kind:"of a kind that is not compressed",lines:"like drawings or text, which would blur",
heavy:"too large to decode here"};function Ds(s,{kept:t}){const e=Object.keys(ce).filter(o=>t[o]>0).map(o=>`${t[o]} ${ce[o]}`);return{code:"images_kept",message:`${(0,C.
C7)(s,"image stays as it was","images stay as they were")}: ${(0,C.Dw)(e)}.`}}const Rs=s=>({code:"still_larger",message:`The document could not be made as small\
 as maximum_bytes asks: it has ${s} bytes.`,mentions:["maximum_bytes"]})}),77158:((Q,K,y)=>{y.d(K,{O:()=>C});const C=Buffer.from(`%PDF-1.3
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
`,"latin1")}),91025:((Q,K,y)=>{y.d(K,{n:()=>W});var C=y(45599);class W{document;copies=new Map;constructor(j){this.document=j}with(j,A){const D=(0,C.i9)(j)?j.number:
(0,C.Zm)(j)?j:void 0;let P=this.copies.get(D);P||this.copies.set(D,P=new Map);const U=A.length===1?String(A[0].ref.number):A.map(({ref:c})=>c.number).join(" ");
let w=P.get(U);return w||P.set(U,w=this.extend(this.document.dict(j)??new C.Bi,A)),w}extend(j,A){const{document:D}=this,P=new C.Bi(j),U=new Map,w=A.map(c=>{const{
category:m,ref:g}=c;let d=U.get(m);d||U.set(m,d=new C.Bi(D.dict(j.get(m))));let u=c.name;for(let b=2;d.has(u);b++)u=`${c.name}${b}`;return d.set(u,g),P.set(m,d),
u});return{resources:D.add(P),names:w}}}}),36078:((Q,K,y)=>{y.d(K,{AY:()=>D,KJ:()=>w,XL:()=>P,_:()=>W,hX:()=>m,id:()=>A,qK:()=>j,vs:()=>L,wW:()=>c,yQ:()=>U});var C=y(
45079);function W(g){if(Number.isInteger(g)&&Math.abs(g)<1e7)return String(g);const d=Number(g.toPrecision(7)),u=Math.abs(d)<1e-9?"0":String(d);return u.includes(
"e")?d.toFixed(12).replace(/\.?0+$/,""):u}const L=g=>g.map(W).join(" "),j=(g,d)=>`q ${d} cm /${g} Do Q`,A=g=>(0,C.ZV)(Math.round(g*1e3)/1e3||0),D=([g,d])=>`${A(
g)} ${A(d)}`,P=g=>g.map((d,u)=>`${D(d)} ${u===0?"m":"l"}`).join(" "),U=.5523;function w(g){const d=U,u=(...b)=>`${b.map(([M,F])=>D(g(M,F))).join(" ")} c`;return[
`${D(g(1,0))} m`,u([1,d],[d,1],[0,1]),u([-d,1],[-1,d],[-1,0]),u([-1,-d],[-d,-1],[0,-1]),u([d,-1],[1,-d],[1,0])].join(" ")}function c(g,d){const u={1:"g",3:"rg",
4:"k"}[g.length];return`${g.map(A).join(" ")} ${d==="fill"?u:u.toUpperCase()}`}const m=g=>`[${g.map(A).join(" ")}] 0 d`}),30825:((Q,K,y)=>{y.d(K,{v5:()=>it,mJ:()=>dt,
n1:()=>tt});var C=y(16456),W=y(30201),L=y(61188),j=y(74135),A=y(83553);const D=10,P=2e4,U=513;function w(N,E){switch(N){case 1:case 3:case 18:case 23:return E%2;case 4:case 22:
return E-1;case 21:return E-2;case 14:return E%4;default:return 0}}function c(N,E,O){const v=new A.w$(E.matrix),l=new g(E,v);try{l.run(N,0)}finally{O(l.steps)}return v.
outline}function m(N,E,O){const v=new g(E,new A.w$(E.matrix));try{v.run(N,0)}finally{O(v.steps)}return v.width}class g{font;pen;width;hasWidth=!0;stack=[];stems=0;steps=0;ended=!1;constructor(E,O){
this.font=E,this.pen=O}run(E,O){if(O>D)throw new A.MS;const v=new DataView(E.buffer,E.byteOffset,E.byteLength);for(let l=0;l<E.length&&!this.ended;){if(++this.steps>
P||this.stack.length>U)throw new A.MS;const B=v.getUint8(l++);if(B===28)this.stack.push(v.getInt16(l)),l+=2;else if(B===255)this.stack.push(v.getInt32(l)/65536),
l+=4;else if(B>=251)this.stack.push(-(B-251)*256-v.getUint8(l++)-108);else if(B>=247)this.stack.push((B-247)*256+v.getUint8(l++)+108);else if(B>=32)this.stack.push(
B-139);else{if(B===11)return;B===10?this.call(this.font.local,O):B===29?this.call(this.font.global,O):B===12?this.escaped(v.getUint8(l++)):B===19||B===20?(this.
takeWidth(this.stack,this.stack.length%2),this.stems+=this.stack.length>>1,this.stack=[],l+=this.stems+7>>3):this.operate(B,O)}}}call({data:E,offsets:O},v){const l=Math.
max(O.length-1,0),B=l<1240?107:l<33900?1131:32768,k=this.pop()+B,[z,_]=[O[k],O[k+1]];if(z===void 0||_===void 0)throw new A.MS;this.run(E.subarray(z,_),v+1)}pop(){
const E=this.stack.pop();if(E===void 0)throw new A.MS;return E}takeWidth(E,O){this.hasWidth&&O>0&&(this.width=E[0]),this.hasWidth=!1}operate(E,O){const{pen:v,stack:l}=this;
switch(this.stack=[],this.hasWidth&&this.takeWidth(l,w(E,l.length)),E){case 1:case 3:case 18:case 23:this.stems+=l.length>>1;return;case 4:return v.move(0,l.at(
-1)??0);case 22:return v.move(l.at(-1)??0,0);case 21:return v.move(l.at(-2)??0,l.at(-1)??0);case 5:return this.lines(l,l.length);case 6:case 7:for(const[B,k]of l.
entries())B%2===0==(E===6)?v.line(k,0):v.line(0,k);return;case 8:this.curves(l,0,l.length);return;case 24:{const B=this.curves(l,0,l.length-2);return v.line(l[B]??
0,l[B+1]??0)}case 25:{const B=l.length-6;this.lines(l,B),this.curves(l,Math.max(B,0),l.length);return}case 26:case 27:return this.flatCurves(l,E===27);case 30:case 31:
return this.turningCurves(l,E===31);case 14:return this.end(l,O);default:throw new A.MS}}lines(E,O){for(let v=0;v+1<O;v+=2)this.pen.line(E[v],E[v+1])}curves(E,O,v){
let l=O;for(;l+5<v;l+=6)this.pen.curve(E[l],E[l+1],E[l+2],E[l+3],E[l+4],E[l+5]);return l}flatCurves(E,O){let v=E.length%4===0?0:1,l=v===1?E[0]:0;for(;v+3<E.length;v+=
4){const[B,k,z,_]=[E[v],E[v+1],E[v+2],E[v+3]];O?this.pen.curve(B,l,k,z,_,0):this.pen.curve(l,B,k,z,0,_),l=0}}turningCurves(E,O){let v=O;for(let l=0;l+3<E.length;l+=
4){const[B,k,z,_]=[E[l],E[l+1],E[l+2],E[l+3]],rt=E.length-l===5?E[l+4]:0;v?this.pen.curve(B,0,k,z,rt,_):this.pen.curve(0,B,k,z,_,rt),v=!v}}end(E,O){if(E.length>=
4){const[v,l,B,k]=E.slice(-4);for(const[z,_,rt]of[[B,0,0],[k,v,l]]){const ct=this.font.accented(z);if(!ct)throw new A.MS;this.pen.x=_,this.pen.y=rt,this.stems=0,
this.run(ct,O+1),this.ended=!1}}this.ended=!0}escaped(E){const{pen:O,stack:v}=this,l=v;switch(E){case 34:O.curve(l[0],0,l[1],l[2],l[3],0),O.curve(l[4],0,l[5],-l[2],
l[6],0);break;case 35:O.curve(l[0],l[1],l[2],l[3],l[4],l[5]),O.curve(l[6],l[7],l[8],l[9],l[10],l[11]);break;case 36:O.curve(l[0],l[1],l[2],l[3],l[4],0),O.curve(
l[5],0,l[6],l[7],l[8],-(l[1]+l[3]+l[7]));break;case 37:{const B=l[0]+l[2]+l[4]+l[6]+l[8],k=l[1]+l[3]+l[5]+l[7]+l[9],z=Math.abs(B)>Math.abs(k);O.curve(l[0],l[1],
l[2],l[3],l[4],l[5]),O.curve(l[6],l[7],l[8],l[9],z?l[10]:-B,z?-k:l[10]);break}default:return this.arithmetic(E)}this.stack=[]}arithmetic(E){const O=this.pop();switch(E){case 9:
this.stack.push(Math.abs(O));return;case 10:this.stack.push(this.pop()+O);return;case 11:this.stack.push(this.pop()-O);return;case 12:this.stack.push(this.pop()/
O);return;case 14:this.stack.push(-O);return;case 18:return;case 24:this.stack.push(this.pop()*O);return;default:throw new A.MS}}}const d=15,u=17,b=18,M=19,F=20,
Y=21,J=3079,Z=3102,nt=3108,V=3109,X=[.001,0,0,.001,0,0];function tt(N,E){return ft(N,(O,v)=>c(O,v,E))}function it(N,E){return ft(N,(O,v,{nominal:l,usual:B})=>{const k=m(
O,v,E);return(k===void 0?B:l+k)*(v.matrix[0]??0)*1e3})}function dt(N,E){return ft(N,(O,v)=>{const l=[];return c(O,{...v,accented:k=>(l.push(k),v.accented(k))},E),
l})}function ft(N,E){const O=new DataView(N.buffer,N.byteOffset,N.byteLength),v=(0,L.Pe)(O,O.getUint8(2)),l=(0,L.Pe)(O,v.end),B=(0,L.Pe)(O,l.end),k={data:N,offsets:(0,L.
Pe)(O,B.end).offsets},z=(0,L.zz)(O,l.offsets[0]??0,l.offsets[1]??0),_=z.get(u)?.[0];if(_===void 0)return;const rt=(0,L.Pe)(O,_).offsets,ct=z.has(Z),Ut=(ct?Tt(O,
z):[z]).map(et=>({...yt(O,N,et),matrix:At(z,ct?et:void 0)})),wt=ct?Pt(O,z.get(V)?.[0]??0):()=>0,bt=et=>{const[st,ot]=[rt[et],rt[et+1]];return st===void 0||ot===
void 0?void 0:N.subarray(st,ot)};let Et;const St=et=>(Et??=new Map(ct?[]:(0,L.eP)(O,z.get(d)?.[0]??0,rt.length-1,!1).map((st,ot)=>[(0,L.Je)(N,B.offsets,st),ot])),
Et.get(et)??-1),Ot=et=>(0,A.Ak)(()=>{const st=bt(et);if(!st)return;const ot=Ut[wt(et)],Dt={matrix:ot?.matrix??X,global:k,local:ot?.local??{data:N,offsets:[]},accented:vt=>bt(
St((0,W.S)(C.W.charCodeAt(vt-32))))};return E(st,Dt,ot??{usual:0,nominal:0})});return{glyph:Ot,named:et=>Ot(St(et))}}function Tt(N,E){const{offsets:O}=(0,L.Pe)(
N,E.get(nt)?.[0]??0);return O.slice(1).map((v,l)=>(0,L.zz)(N,O[l],v))}function Pt(N,E){if(N.getUint8(E)===0)return v=>N.getUint8(E+1+v);const O=N.getUint16(E+1);
return v=>{let[l,B]=[0,O-1];for(;l<B;){const k=l+B+1>>1;N.getUint16(E+3+k*3)<=v?l=k:B=k-1}return N.getUint8(E+5+l*3)}}function yt(N,E,O){const[v,l]=O.get(b)??[],
B={data:E,offsets:[]};if(v===void 0||l===void 0)return{local:B,usual:0,nominal:0};const k=(0,L.zz)(N,l,l+v),z=k.get(M)?.[0];return{local:z===void 0?B:{data:E,offsets:(0,L.
Pe)(N,l+z).offsets},usual:k.get(F)?.[0]??0,nominal:k.get(Y)?.[0]??0}}function At(N,E){const O=B=>{const k=B?.get(J);return k?.length===6?k:void 0},[v,l]=[O(E),O(
N)];return v&&l?(0,j.lw)(v,l):v??l??X}}),83553:((Q,K,y)=>{y.d(K,{Ak:()=>U,BO:()=>w,MS:()=>D,po:()=>j,w$:()=>P});const C=1e9,W=2e9,L=3e9,j=4e9,A=2e5;class D extends Error{}
class P{matrix;outline=[];x=0;y=0;constructor(m){this.matrix=m}move(m,g){this.outline.push(C),this.to(m,g)}line(m,g){this.outline.push(W),this.to(m,g)}curve(m,g,d,u,b,M){
this.outline.push(L),this.to(m,g),this.to(d,u),this.to(b,M)}skip(m,g){this.x+=m,this.y+=g}to(m,g){const[d,u,b,M,F,Y]=this.matrix;this.skip(m,g);const{x:J,y:Z}=this;
if(this.outline.push((d*J+b*Z+F)*1e3,(u*J+M*Z+Y)*1e3),this.outline.length>A)throw new D}}function U(c){try{return c()}catch(m){if(m instanceof RangeError||m instanceof
D)return;throw m}}function w(c){let[m,g,d,u]=[1/0,1/0,-1/0,-1/0],b=0;for(let M=0;M<c.length;){const F=c[M];if(F>=C){b=F===j?1:0,M++;continue}const[Y,J]=[c[M+b],
c[M+b+1]];m=Math.min(m,Y),d=Math.max(d,Y),g=Math.min(g,J),u=Math.max(u,J),M+=2+b}return m<=d&&g<=u?[m,g,d,u]:void 0}}),22194:((Q,K,y)=>{y.d(K,{f:()=>W});const C=16;
function W(L){const j=L.flatMap(([w,c])=>c?[{tag:w,data:c}]:[]).sort((w,c)=>w.tag<c.tag?-1:1),A=2**Math.floor(Math.log2(j.length)),D=Buffer.alloc(12+j.length*C);
D.writeUInt32BE(65536,0),D.writeUInt16BE(j.length,4),D.writeUInt16BE(A*C,6),D.writeUInt16BE(Math.log2(A),8),D.writeUInt16BE((j.length-A)*C,10);const P=[D];let U=D.
length;for(const[w,{tag:c,data:m}]of j.entries()){const g=12+w*C;D.write(c,g,"latin1"),D.writeUInt32BE(U,g+8),D.writeUInt32BE(m.length,g+12);const d=-m.length&3;
P.push(m,Buffer.alloc(d)),U+=m.length+d}return Buffer.concat(P)}}),43463:((Q,K,y)=>{y.d(K,{j:()=>j});var C=y(77598),W=y.n(C);const L=26;function j(A){const D=(0,C.
createHash)("sha256").update(A).digest();return Array.from(D.subarray(0,6),P=>String.fromCharCode(65+P%L)).join("")}}),31584:((Q,K,y)=>{y.d(K,{F:()=>U,o:()=>w});
const C=274,W=282,L=283,j=296,A=3,D=5,P={orientation:void 0,resolution:void 0};function U(c){if(c.length<14)return P;const m=new DataView(c.buffer,c.byteOffset,
c.length),g=m.getUint16(0);if(g!==18761&&g!==19789)return P;const d=g===18761,u=m.getUint32(4,d);if(m.getUint16(2,d)!==42||u+2>c.length)return P;const b=m.getUint16(
u,d),M=new Map;for(let nt=0,V=u+2;nt<b&&V+12<=c.length;nt++,V+=12){const X=m.getUint16(V,d),tt=m.getUint16(V+2,d);if(tt===A&&(X===C||X===j)&&M.set(X,m.getUint16(
V+8,d)),tt!==D||X!==W&&X!==L)continue;const it=m.getUint32(V+8,d);it+8<=c.length&&M.set(X,m.getUint32(it,d)/m.getUint32(it+4,d))}const F=M.get(C),Y={2:1,3:2.54}[M.
get(j)??2],[J,Z]=[M.get(W),M.get(L)];return{orientation:F!==void 0&&F>=1&&F<=8?F:void 0,resolution:J===void 0||Z===void 0||Y===void 0?void 0:w({x:J*Y,y:Z*Y})}}function w({
x:c,y:m}){const g=d=>d>=10&&d<=4800;return g(c)&&g(m)?{x:c,y:m}:void 0}}),76023:((Q,K,y)=>{y.d(K,{L:()=>D});var C=y(45599),W=y(69869);const L=8,j={DeviceGray:A(
"gray",1),CalGray:A("gray",1),G:A("gray",1),DeviceRGB:A("rgb",3),CalRGB:A("rgb",3),RGB:A("rgb",3),DeviceCMYK:A("cmyk",4),CMYK:A("cmyk",4),Separation:A("inks",1)};
function A(w,c){return{kind:w,components:c,profile:void 0,table:void 0}}function D(w,c,m,g=0){const d=w.resolve(c);if(g>L)return;if(d instanceof C.SX){if(Object.
hasOwn(j,d.text))return j[d.text];const b=m(d.text);return b===void 0?void 0:D(w,b,m,g+1)}if(!(0,C.cy)(d))return;const u=w.resolve(d[0]);if(u instanceof C.SX)switch(u.
text){case"ICCBased":return P(w,d[1],m,g);case"Indexed":case"I":return U(w,d,m,g);case"DeviceN":{const b=w.array(d[1])?.length??0;return b>=1&&b<=32?A("inks",b):
void 0}default:return Object.hasOwn(j,u.text)?j[u.text]:void 0}}function P(w,c,m,g){const d=w.resolve(c);if(!(d instanceof C.Z6))return;const u=w.resolve(d.dict.
get("N")),b=u===1?"gray":u===3?"rgb":u===4?"cmyk":void 0;if(b===void 0)return D(w,d.dict.get("Alternate"),m,g+1);const M=(0,W.hh)(w.decodedPart(d)?.data,u);return{
...A(b,u),profile:M?.bytes}}function U(w,c,m,g){const d=D(w,c[1],m,g+1),u=w.resolve(c[3]),b=u instanceof C.Mx?u.bytes:u instanceof C.Z6?w.decodedPart(u)?.data:void 0,
M=w.resolve(c[2]);if(!d||d.table||!b||typeof M!="number"||!(M>=0))return;const F=new Uint8Array((Math.min(Math.floor(M),255)+1)*d.components);return F.set(b.subarray(
0,F.length)),{...d,table:F}}}),92152:((Q,K,y)=>{y.d(K,{A6:()=>U,AT:()=>P,Cb:()=>W,WQ:()=>L,ZJ:()=>D,fu:()=>w,mA:()=>j,zq:()=>C});const C=(c,m,g)=>Math.ceil(c*m*
g/8);function W(c,m,g){if(!c||c.length<m*2)return!1;let d=0;for(let u=0;u<m;u++){const[b,M]=[c[u*2],c[u*2+1]];if(b===g&&M===0)d++;else if(b!==0||M!==g)return}return d===
0?!1:d===m?!0:void 0}function L(c,m){if(c.length>=m)return c.subarray(0,m);const g=new Uint8Array(m);return g.set(c),g}const j=c=>c.map(m=>m^255),A=2;async function D(c,{
width:m,height:g,channels:d,bits:u},b,M){const F=m*d,Y=C(m,d,u),J=new Uint8Array(F*g),Z=2**u-1,nt=b&&u<8?255/Z:1;for(let V=0;V<g;V++){for(let tt=0;tt<F;tt++){const it=tt*
u,dt=V*Y+(it>>3),ft=u>=8?c[dt]:c[dt]>>8-u-(it&7)&Z;J[V*F+tt]=ft*nt}const X=M.step(F*A);X&&await X}return J}function P(c,m,g){const d=Array.from({length:g},(u,b)=>{
const[M,F]=[m[b*2],m[b*2+1]];return Uint8ClampedArray.from({length:256},(Y,J)=>(M+J/255*(F-M))*255)});return c.map((u,b)=>d[b%g][u])}function U(c,m,g){const d=new Uint8Array(
c.length*g);for(const[u,b]of c.entries())for(let M=0;M<g;M++)d[u*g+M]=m[b*g+M]??0;return d}function w(c,m,g){const d=new Uint8Array(m.length*(g+1));for(let u=0;u<
m.length;u++){for(let b=0;b<g;b++)d[u*(g+1)+b]=c[u*g+b];d[u*(g+1)+g]=m[u]}return d}}),5660:((Q,K,y)=>{y.d(K,{$:()=>U});var C=y(78157),W=y(31584),L=y(8283);const j={
195:"a lossless JPEG image",197:"a hierarchical JPEG image",198:"a hierarchical JPEG image",199:"a hierarchical lossless JPEG image",201:"a JPEG image with arit\
hmetic coding",202:"a JPEG image with arithmetic coding",203:"a lossless JPEG image with arithmetic coding",205:"a hierarchical JPEG image with arithmetic codin\
g",206:"a hierarchical JPEG image with arithmetic coding",207:"a hierarchical JPEG image with arithmetic coding",247:"a JPEG-LS image"},A="save it as a baseline\
 or progressive JPEG with 8 bits, or as a PNG image",D="Exif\0\0",P="ICC_PROFILE\0";function U(g,d){const u=new w(g,d);u.run();const{frame:b}=u;if(!b)throw d("i\
s a JPEG image without a start of frame; it is damaged");if(u.end<0)throw d("is a JPEG image that is cut short; copy or export it again");const M=u.exif&&(0,W.F)(
u.exif),{width:F,height:Y,components:J,ids:Z}=b;return{width:F,height:Y,components:J,orientation:M?.orientation??1,resolution:u.jfifResolution??M?.resolution,profile:m(
u.profileParts),adobe:u.adobe,plainRgb:Z==="RGB"&&!u.adobe&&!u.jfif,data:g.subarray(0,u.end)}}class w{bytes;refuse;frame;jfif=!1;jfifResolution;adobe=!1;exif;profileParts=new Map;end=-1;constructor(d,u){
this.bytes=d,this.refuse=u}run(){for(const{marker:d,end:u,data:b}of(0,L.OD)(this.bytes))if(d===L.GM)this.end=u;else if(d!==L.Os)this.segment(d,b);else if(this.isOnlyScan(
b)){const M=(0,C.bS)(this.bytes).indexOf(c,u);this.end=M<0?-1:M+2;return}}isOnlyScan(d){return this.frame?.sequential===!0&&d[0]===this.frame.components}segment(d,u){
const b=j[d];if(b!==void 0)throw this.refuse(`is ${b}, which PDF cannot hold; ${A}`);if(d>=192&&d<=194)this.frame??=this.readFrame(u,d!==194);else if(d===224&&(0,C.
w1)(u,0,"JFIF\0"))this.readJfif(u);else if(d===225&&(0,C.w1)(u,0,D))this.exif??=u.subarray(D.length);else if(d===226&&(0,C.w1)(u,0,P)&&u.length>P.length+2){const[
M,F]=u.subarray(P.length);this.profileParts.has(M)||this.profileParts.set(M,{of:F,data:u.subarray(P.length+2)})}else d===238&&(0,C.w1)(u,0,"Adobe")&&u.length>=12&&
(this.adobe=!0)}readFrame(d,u){const[b=0,M=0,F=0,Y=0,J=0,Z=0]=d,[nt,V]=[M<<8|F,Y<<8|J];if(d.length<6+3*Z)throw this.refuse("is a JPEG image whose start of frame\
 is damaged");if(b!==8)throw this.refuse(`is a JPEG image with ${b} bits per component, which PDF cannot hold; ${A}`);if(V===0||nt===0)throw this.refuse(`is a J\
PEG image of ${V} × ${nt} pixels; it is empty or damaged`);if(Z!==1&&Z!==3&&Z!==4)throw this.refuse(`is a JPEG image with ${Z} components; PDF holds 1, 3 or 4`);
let X="";for(let tt=0;tt<Z;tt++)X+=String.fromCharCode(d[6+3*tt]);return{width:V,height:nt,components:Z,ids:X,sequential:u}}readJfif(d){if(this.jfif||(this.jfif=
!0,d.length<12))return;const u={1:1,2:2.54}[d[7]],[b,M]=[d[8]<<8|d[9],d[10]<<8|d[11]];u!==void 0&&(this.jfifResolution=(0,W.o)({x:b*u,y:M*u}))}}const c=Buffer.of(
255,L.GM);function m(g){const d=g.size,u=[];for(let b=1;b<=d;b++){const M=g.get(b);if(M?.of!==d)return;u.push(M.data)}return d===0?void 0:Buffer.concat(u)}}),69869:((Q,K,y)=>{
y.d(K,{R1:()=>w,To:()=>D,hh:()=>P});var C=y(81679),W=y(78157),L=y(45599);const j={1:"GRAY",3:"RGB ",4:"CMYK"},A=["scnr","mntr","prtr","spac"],D={1:"DeviceGray",
3:"DeviceRGB",4:"DeviceCMYK"};function P(c,m){if(!c||c.length<132)return;const g=(0,W.bS)(c),d=F=>g.toString("latin1",F,F+4),u=g.readUInt32BE(0),b=c[8];if(!(!(u>=
132&&u<=c.length&&b>=2&&b<=4&&d(36)==="acsp"&&A.includes(d(12)))||d(16)!==j[m]))return{bytes:c.subarray(0,u),version:b}}const U=new WeakMap;function w(c,{bytes:m},g){
const d=U.get(c)??[];U.set(c,d);const u=d.find(F=>Buffer.compare(F.bytes,m)===0);if(u)return u.ref;const b=(0,L.jd)({N:g,Alternate:(0,L.UU)(D[g]),Filter:(0,L.UU)(
"FlateDecode")}),M=c.add(new L.Z6(b,(0,C.Kc)(m)));return d.push({bytes:m,ref:M}),M}}),98122:((Q,K,y)=>{y.d(K,{_:()=>W});var C=y(58552);const W=L=>j=>(0,C.G6)([{
field:L,message:j}])}),3449:((Q,K,y)=>{y.d(K,{d:()=>L});var C=y(45599);const W=["FontFile","FontFile2","FontFile3","ToUnicode","CIDToGIDMap","CIDSet","JBIG2Glob\
als"];async function L(P,U,w){const c=new Map,m=new Map;for(let g=1;g<U;g++){if(!w(g))continue;const d=P.job.pace.step(300);d&&await d;const u=P.get(g);u instanceof
C.Z6?(A(P,u.dict)&&c.set(g,u.dict.get("Resources")),(u.dict.has("CMapName")||(0,C.Eo)(P.resolve(u.dict.get("Type")),"CMap"))&&m.set(g,"CMap")):u instanceof C.Bi&&
D(P,g,u,c,m)}return{content:c,fonts:m,pages:await j(P)}}async function j(P){const U=new Set,w=new Set;for(const c of P.pages.numbers){const m=P.entry(c,"Content\
s");(0,C.i9)(m)&&U.add(m.number);const g=P.array(m),d=g!==void 0&&w.size<w.add(g).size;for(const b of d?g:[])(0,C.i9)(b)&&U.add(b.number);const u=P.job.pace.step(
300+(d?10*g.length:0));u&&await u}return U}function A(P,U){const w=P.resolve(U.get("Subtype"));return(0,C.Eo)(w,"Form")||P.resolve(U.get("PatternType"))===1||U.
has("BBox")&&!U.has("ShadingType")}function D(P,U,w,c,m){for(const b of W){const M=w.get(b);(0,C.i9)(M)&&m.set(M.number,b)}const g=(0,C.Eo)(P.resolve(w.get("Sub\
type")),"Type3")?P.dict(w.get("CharProcs")):void 0;for(const b of g?.values()??[])(0,C.i9)(b)&&c.set(b.number,w.get("Resources"));const d=P.resolve(w.get("Type"));
if(P.pages.holds(U)||!((0,C.Eo)(d,"Page")||(0,C.Eo)(d,"Template")))return;const u=w.get("Contents");for(const b of P.array(u)??[u])(0,C.i9)(b)&&c.set(b.number,w.
get("Resources"))}}),10339:((Q,K,y)=>{y.d(K,{H:()=>C});class C{fonts=new Map;hasGone=!1;async note({shown:A},D,P=L){for(const{font:U,elements:w,first:c}of A){let m=this.
fonts.get(U);m||this.fonts.set(U,m={kept:new Set,gone:new Set,lengths:new Set});let g=c;for(const d of w){if(typeof d=="number")continue;let u=0;for(const M of U.
glyphs(d)){const F=U.partEnd(d,u,1);m.lengths.add(F-u),u=F,P.has(g++)?(m.gone.add(M),this.hasGone=!0):m.kept.add(M)}const b=D.step(d.length*W);b&&await b}}}async noteGone(A,D,P){
if(P.size===0)return;const U=new C;await U.note(A,D,P);for(const[w,{gone:c,lengths:m}]of U.fonts){const g=this.fonts.get(w);if(g)for(const d of c)g.gone.add(d);else
this.fonts.set(w,{kept:new Set,gone:c,lengths:m})}this.hasGone=!0}}const W=50,L=new Set}),9819:((Q,K,y)=>{y.d(K,{J7:()=>L,Kd:()=>D,Wo:()=>P,_i:()=>A,b9:()=>j});
var C=y(42973),W=y(45599);class L{document;gone=new Set;chased=new Set;constructor(w){this.document=w}remove(w){const{catalog:c,catalogNumber:m,pages:g}=this.document,
d=c.get("Pages");w===m||(0,W.i9)(d)&&w===d.number||g.holds(w)||(this.gone.add(w),this.document.remove(w))}chase(w){this.chased.add(w)}removed(){return this.gone}takeChased(){
const w=this.chased;return this.chased=new Set,w}isGone(w){return(0,W.i9)(w)&&this.gone.has(w.number)}}class j{most;left;constructor(w){this.most=this.left=w.job.
limits.nodes}spend=w=>{if(this.left-=w,this.left<0)throw(0,C.F)("nodes",`The document has more than ${this.most} fields, bookmarks, names and structure elements`,
"Remove bookmarks or tags with another program first")}}class A{seen;beyond=new Set;allowance;constructor(w,c=new j(w)){this.allowance=c,this.seen=new Uint8Array(
(w.size>>3)+1)}first(w){if(this.allowance.spend(1),!(0,W.i9)(w))return!0;const{number:c}=w,m=c>>3;if(m>=this.seen.length)return this.beyond.size<this.beyond.add(
c).size;const g=1<<(c&7),d=(this.seen[m]&g)===0;return this.seen[m]|=g,d}}function D(U,w){return(0,W.i9)(U)?U.number:w}function P(U,w){const c=U.catalog.get(w),
m=U.dict(c);return m&&{dict:m,holder:D(c,U.catalogNumber)}}})};
