"use strict";exports.id=4921,exports.ids=[4921],exports.modules={85035:((tt,J,y)=>{y.r(J),y.d(J,{compress_document:()=>Ps});var U=y(98446),H=y(36078),j=y(14118),N=y(1900),B=y(
30044),R=y(38671),M=y(21281),P=y(58006),m=y(21836),f=y(45599),b=y(14029),w=y(77158);const d=3;async function h(s,t,e,n){const{channels:o}=s,i=t*o,r=new Uint8Array(
i*e),[a,c]=[new Float64Array(i),new Float64Array(i)],u=s.height/e,g=u*(s.width/t);let O=-1;for(let I=0;I<e;I++){c.fill(0);const[T,G]=[I*u,Math.min((I+1)*u,s.height)];
for(let D=Math.floor(T);D<G;D++){D!==O&&p(s,D,t,a),O=D;const $=Math.min(D+1,G)-Math.max(D,T);for(let et=0;et<i;et++)c[et]+=a[et]*$;const _=n.step((s.width*o+i)*
d);_&&await _}for(let D=0;D<i;D++)r[I*i+D]=Math.min(255,Math.round(c[D]/g))}return r}function p({width:s,channels:t,data:e},n,o,i){const r=s/o;i.fill(0);for(let a=0;a<
o;a++){const[c,u]=[a*r,Math.min((a+1)*r,s)];for(let g=Math.floor(c);g<u;g++){const O=Math.min(g+1,u)-Math.max(g,c),I=(n*s+g)*t;for(let T=0;T<t;T++)i[a*t+T]+=e[I+
T]*O}}}const E=4,x=["{pop}","{4 1 roll pop pop pop dup dup}"],v=x.length,L=s=>Array.from({length:s*2},(t,e)=>e%2);function k(s,t){return x.map(e=>{const n=(0,f.
jd)({FunctionType:4,Domain:L(E),Range:L(3)}),o=["A","B","C","D"].map(r=>(0,f.UU)(r)),i=new f.Bi(s);return i.set("ColorSpace",[(0,f.UU)("DeviceN"),o,(0,f.UU)("De\
viceRGB"),t(new f.Z6(n,(0,f.Px)(e).bytes))]),i})}function W({width:s,height:t,row:e}){const n=new Uint8Array(s*E),o=t/v;return i=>{const r=e(i);for(let c=0;c<n.
length;c+=E)n[c]=r[c+2],n[c+1]=r[c+1],n[c+2]=r[c];const a=e(i+o);for(let c=0;c<n.length;c+=E)n[c+3]=a[c];return n}}var Z=y(52829),Y=y(56681),q=y(37709),V=y(91025),
yt=y(93059),lt=y(58971),at=y(3449),dt=y(52205),ut=y(33973),gt=y(65868),Ut=y(36502),vt=y(21996);const z=4096,S=({operator:s,dataStart:t,dataEnd:e})=>s==="BI"&&t>=
0&&e-t>=z;class C extends Ut.z{isOff(){return!1}}async function A(s,t){const e=new ot,n=new gt.i(s,new C(s));for(let i=0;i<s.pages.count;i++)e.page=i,await n.read(
i,e,e);const o=t??await ct(s);for(const i of o)e.sizes.delete(i);for(const[i,r]of e.sizes)e.enlarge(e.masks,l(s,i),r);for(const i of o)e.masks.delete(l(s,i)?.number??
-1);for(const i of[...e.sizes.keys(),...o])e.masks.delete(i);return Object.assign(e,{elsewhere:o})}function l(s,t){const e=s.get(t),n=e instanceof f.Z6?e.dict.get(
"SMask"):void 0;return(0,f.i9)(n)?n:void 0}const F=.9;function K(s,t,e){const n=X(s,t,e);return n<F?n:1}function X(s,t,e){const n=(o,i)=>o/72*e/i;return Math.max(
n(t.width,s.width),n(t.height,s.height))}class ot{sizes=new Map;masks=new Map;inline=0;inlinePages=new Set;page=0;glyph(){}takes(t,e,n){t.operator==="BI"&&this.
inline++,S(t)&&this.inlinePages.add(this.page)}image({matrix:[t,e,n,o]},i){this.enlarge(this.sizes,(0,f.i9)(i)?i:void 0,{width:Math.hypot(t,e),height:Math.hypot(
n,o)})}enlarge(t,e,{width:n,height:o}){if(!e)return;const i=t.get(e.number);t.set(e.number,{width:Math.max(i?.width??0,n),height:Math.max(i?.height??0,o)})}}const it=2e3;
async function ct(s){const t=[],e=o=>{for(const i of s.dict(s.dict(o?.get("Resources"))?.get("XObject"))?.values()??[])t.push(i)};for(const o of await(0,vt.Av)(
s,["PatternType","CharProcs","Luminosity","Alpha"])){const i=s.job.pace.step(it);i&&await i;const r=s.get(o),a=r instanceof f.Z6?r.dict:r instanceof f.Bi?r:void 0;
e(a);const c=s.dict(a?.get("SMask"));for(const u of[a?.get("G"),c?.get("G")])u!==void 0&&t.push(u)}const n=new Set;for(let o=t.pop();o!==void 0;o=t.pop()){if(!(0,f.
i9)(o)||n.has(o.number))continue;n.add(o.number);const i=s.job.pace.step(it);i&&await i;const r=s.resolve(o);r instanceof f.Z6&&e(r.dict)}return n}const Rt=["Bi\
tsPerComponent","Decode","DecodeParms","Height","ImageMask","Intent","Interpolate","Width"],Bt={AHx:"ASCIIHexDecode",A85:"ASCII85Decode",LZW:"LZWDecode",Fl:"Fla\
teDecode",RL:"RunLengthDecode",CCF:"CCITTFaxDecode",DCT:"DCTDecode"},mt={G:"DeviceGray",RGB:"DeviceRGB",CMYK:"DeviceCMYK"},Mt=new Set(Object.values(mt));class xt{document;resources;constructor(t){
this.document=t,this.resources=new V.n(t)}async moveAll({inlinePages:t,elsewhere:e}){const{document:n}=this,{live:o}=await(0,ut.Gy)(n),i=new lt.X(n);for(const a of t){
if(!this.isWhole(a))continue;const c=await this.move(await i.page(a),n.pages.attribute(a,"Resources"));if(!c)continue;const u=n.add(await(0,Z.c)(n,new f.Z6(new f.
Bi,Ct),c.content));n.pages.patch(a,{Contents:u,Resources:c.resources})}const{content:r}=await(0,at.d)(n,o.length,a=>o[a]===1);for(const a of r.keys())e.has(a)||
await this.moveOf(a)}isWhole(t){const{document:e}=this;return(0,dt.c3)(e,e.entry(e.pages.number(t),"Contents")).every(o=>o instanceof f.Z6&&e.decodedPart(o)?.whole===
!0)}async moveOf(t){const{document:e}=this,n=e.get(t);if(!(n instanceof f.Z6)||n.dict.has("PatternType")||!e.dict(n.dict.get("Resources")))return;const o=e.decodedPart(
n),i=o?.whole?await this.move(o.data,n.dict.get("Resources")):void 0;if(!i)return;const r=await(0,Z.c)(e,n,i.content);r.dict.set("Resources",i.resources),e.put(
t,r)}async move(t,e){const{document:n}=this,o=n.dict(n.dict(e)?.get("ColorSpace")),i=[];let r=0;if(await(0,q.Ko)(t,n.job.pace,O=>{const I=r;r=O.end;const T=S(O)&&
nt(O,I)?this.imageOf(O,o):void 0;T&&i.push({from:I,to:O.end,image:T})}),i.length===0)return;const a=i.map(({image:O})=>{const I=n.add(O);return{category:"XObjec\
t",name:`Inline${I.number}`,ref:I}}),{resources:c,names:u}=this.resources.with(e,a),g=i.map(({from:O,to:I},T)=>({from:O,to:I,text:`/${u[T]} Do`}));return{content:await(0,Y.
E$)(t,g,n.job.pace),resources:c}}imageOf(t,e){const n=(0,yt.n)(t);if(!n)return;const o=(0,f.jd)({Type:(0,f.UU)("XObject"),Subtype:(0,f.UU)("Image")});for(const[
r,a]of n.dict){const c=r==="I"?"Interpolate":r;Rt.includes(c)&&o.set(c,a)}const i=(0,dt.c3)(this.document,n.dict.get("Filter")).map(r=>ft(r,Bt));if(i.length>0&&
o.set("Filter",i),n.dict.has("ColorSpace")){const r=this.spaceOf(n.dict.get("ColorSpace"),e);if(r===void 0)return;o.set("ColorSpace",r)}return new f.Z6(o,n.data)}spaceOf(t,e){
if(t instanceof f.SX){const u=mt[t.text]??t.text;return Mt.has(u)?(0,f.UU)(u):e?.get(t.text)}if(!(0,f.cy)(t)||t.length!==4)return;const[n,o,i,r]=t,c=n instanceof
f.SX&&(n.text==="I"||n.text==="Indexed")&&!(0,f.cy)(o)?this.spaceOf(o,e):void 0;return c===void 0?void 0:[(0,f.UU)("Indexed"),c,i,r]}}const Ct=new Uint8Array(0);
function nt(s,t){const{content:e,end:n,count:o}=s,i=(r,a)=>Buffer.from(e.subarray(r,a)).toString("latin1");return o>0&&i(t,s.startOf(0)).trim()==="BI"&&i(n-2,n)===
"EI"}const ft=(s,t)=>s instanceof f.SX?(0,f.UU)(t[s.text]??s.text):s;var st=y(95340),wt=y(76023),At=y(28524),he=y(78157),zt=y(80281);const ge={16:{color:"rgb",components:3},
17:{color:"gray",components:1}},pe=new Set(["pclr","cmap","cdef"]);function ye(s){const t=(0,he.bS)(s),e=(0,zt.f)(t)?.find(({type:u})=>u==="jp2h");if(!e)return;
const n=t.subarray(e.body,e.end),o=(0,zt.f)(n),[i,...r]=["ihdr","colr"].flatMap(u=>o?.filter(({type:g})=>g===u)??[]),[a]=r;if(i?.type!=="ihdr"||i.end-i.body<14||
!a||a.end-a.body<7||o.some(({type:u})=>pe.has(u))||n[a.body]!==1)return;const c=ge[n.readUInt32BE(a.body+3)];return c?.components===n.readUInt16BE(i.body+8)?c.color:
void 0}var me=y(5660),we=y(98122),$t=y(58552);const be=400,Lt=48,Ee=.5,Se=.3,Oe=24,ve=3;async function Ht({width:s,height:t,channels:e,data:n},o){const i=new Set,
r=Math.max(1,Math.floor(t/be));let[a,c,u]=[0,0,0];for(let g=0;g<t;g+=r){const O=(g+1)*s*e;for(let T=g*s*e+e;T<O;T+=e){let[G,D]=[0,0];for(let $=T;$<T+e;$++)G=G*256+
n[$],D=Math.max(D,Math.abs(n[$]-n[$-e]));i.size<=Lt&&i.add(G),a++,D>0&&c++,D>=Oe&&u++}const I=o.step(s*e*ve);I&&await I}return i.size<=Lt||c<a*(1-Ee)&&u>c*Se}var pt=y(
92152);const It=65536,Me=8;async function xe(s,{width:t,height:e,bits:n,decode:o},{components:i,table:r},a){const c=r?1:i;if(s.length<(0,pt.zq)(t,c,n)*e)return;
const u=(0,pt.Cb)(o,c,r?2**n-1:1);if(u===void 0||r&&u)return;const g=n===8?s:await(0,pt.ZJ)(s,{width:t,height:e,channels:c,bits:n},!r,a);return r?Jt(g.subarray(
0,t*e),r,i,a):g}async function Jt(s,t,e,n){if(!await Ce(s,t.length/e,n))return;const o=new Uint8Array(s.length*e);for(let i=0;i<s.length;i+=It){const r=s.subarray(
i,i+It);o.set((0,pt.A6)(r,t,e),i*e);const a=n.step(r.length*Me);a&&await a}return o}async function Ce(s,t,e){for(let n=0;n<s.length;n+=It){const o=s.subarray(n,
n+It);if(o.some(r=>r>=t))return!1;const i=e.step(o.length);i&&await i}return!0}const Ae=new Set([1,2,4,8,16]),Ie=4096,Te=128*1024*1024;async function Zt(s,t){const e=(0,st.
h)(s,t.dict),{width:n,height:o,stencil:i,decode:r}=e,a=await Pe(s,t),c=n>=1&&o>=1&&!i&&Ae.has(e.bits)&&(r!==void 0||!t.dict.has("Decode")),u=a&&De(a);if(!c||!a||
!u||Vt(s,t))return"kind";const{format:g,before:O,parameters:I}=(0,R.R)(s,t);if(u==="inks"&&g!=="jpg")return"kind";const T=a.table?Yt(s,t):t.dict.get("ColorSpace")??
Ft(u);if(T===void 0||g==="ccitt"||g==="jbig2"||I?.has("ColorTransform")||g==="jpg"&&(a.table||e.bits!==8)||g==="jp2"&&(a.table||Le(s,t)))return"kind";if(!g&&Be(
e.bits,a))return"lines";const G=s.encoded(t).length;if(G<Ie)return"larger";if(n>st.K)return"heavy";const D=g?(0,At.uZ)(s,t).step*(u==="inks"?v:1):0;if(D>(0,At.ny)(
s.job)||n*o*a.components>Te)return"heavy";const $=await Gt(s,O);if(!$)return"kind";const _={width:n,height:o,color:u,space:T,size:G,atOnce:D};if(g==="jpg"){const Q=u===
"inks"?void 0:r;return await Fe($,_,s.job.pace)?{..._,data:$,entries:Nt(_,Q,"DCTDecode")}:"kind"}if(g==="jp2")return{..._,data:$,entries:Nt(_,void 0,"JPXDecode")};
const{pace:et}=s.job,Ot=await xe($,e,a,et);return Ot?await Ht({width:n,height:o,data:Ot,channels:a.components},et)?"lines":{..._,data:Ot,entries:Nt(_,a.table?void 0:
r)}:"kind"}async function Pe(s,t){if(t.dict.has("ColorSpace"))return(0,wt.L)(s,t.dict.get("ColorSpace"),()=>{});const{format:e,before:n}=(0,R.R)(s,t);if(e!=="jp\
2"||(await(0,M.ds)(s)).archive)return;const o=await Gt(s,n),i=o&&ye(o);return i&&(0,wt.L)(s,Ft(i),()=>{})}function De({kind:s,components:t}){return t===1?"gray":
s==="rgb"?"rgb":t===E?"inks":void 0}const Ue={gray:"DeviceGray",rgb:"DeviceRGB",inks:"DeviceCMYK"},Re={gray:1,rgb:3,inks:E},Ft=s=>(0,f.UU)(Ue[s]);function Yt(s,t){
const e=s.array(t.dict.get("ColorSpace")),n=s.resolve(e?.[0]);return(0,f.Eo)(n,"Indexed")?e?.[1]:void 0}const Be=(s,{components:t,table:e})=>(e?Math.min(e.length/
t,2**s):2**(s*t))<=Lt;function Vt(s,{dict:t}){const e=s.resolve(t.get("Mask")),n=s.dict(t.get("SMask"));return(0,f.cy)(e)||n?.has("Matte")===!0||t.has("F")||t.has(
"Alternates")||t.has("OPI")}const Le=(s,{dict:t})=>(s.resolve(t.get("SMaskInData"))??0)!==0||t.has("Decode");async function Gt(s,t){try{return await s.decodedAtEase(
t)}catch(e){if(e instanceof $t.zU&&e.code!=="cancelled")return;throw e}}async function Fe(s,{width:t,height:e,color:n},o){try{const i=await(0,me.$)(s,(0,we._)("\
file"),o);return i.width===t&&i.height===e&&i.components===Re[n]}catch(i){if(i instanceof $t.zU&&i.code==="invalid_parameters")return!1;throw i}}function Nt({width:s,
height:t,color:e},n,o){const i={Type:(0,f.UU)("XObject"),Subtype:(0,f.UU)("Image"),Width:s,Height:t,BitsPerComponent:8,ColorSpace:Ft(e)};return n&&(i.Decode=[...n]),
o!==void 0&&(i.Filter=(0,f.UU)(o)),(0,f.jd)(i)}var Ge=y(64680);const Ne=bt("00110101 000111 0111 1000 1011 1100 1110 1111 10011 10100 00111 01000 001000 000011 \
110100 110101 101010 101011 0100111 0001100 0001000 0010111 0000011 0000100 0101000 0101011 0010011 0100100 0011000 00000010 00000011 00011010 00011011 00010010\
 00010011 00010100 00010101 00010110 00010111 00101000 00101001 00101010 00101011 00101100 00101101 00000100 00000101 00001010 00001011 01010010 01010011 010101\
00 01010101 00100100 00100101 01011000 01011001 01011010 01011011 01001010 01001011 00110010 00110011 00110100 11011 10010 010111 0110111 00110110 00110111 0110\
0100 01100101 01101000 01100111 011001100 011001101 011010010 011010011 011010100 011010101 011010110 011010111 011011000 011011001 011011010 011011011 01001100\
0 010011001 010011010 011000 010011011"),je=bt("0000110111 010 11 10 011 0011 0010 00011 000101 000100 0000100 0000101 0000111 00000100 00000111 000011000 00000\
10111 0000011000 0000001000 00001100111 00001101000 00001101100 00000110111 00000101000 00000010111 00000011000 000011001010 000011001011 000011001100 000011001\
101 000001101000 000001101001 000001101010 000001101011 000011010010 000011010011 000011010100 000011010101 000011010110 000011010111 000001101100 000001101101 \
000011011010 000011011011 000001010100 000001010101 000001010110 000001010111 000001100100 000001100101 000001010010 000001010011 000000100100 000000110111 0000\
00111000 000000100111 000000101000 000001011000 000001011001 000000101011 000000101100 000001011010 000001100110 000001100111 0000001111 000011001000 0000110010\
01 000001011011 000000110011 000000110100 000000110101 0000001101100 0000001101101 0000001001010 0000001001011 0000001001100 0000001001101 0000001110010 0000001\
110011 0000001110100 0000001110101 0000001110110 0000001110111 0000001010010 0000001010011 0000001010100 0000001010101 0000001011010 0000001011011 0000001100100\
 0000001100101"),Xt=bt("00000001000 00000001100 00000001101 000000010010 000000010011 000000010100 000000010101 000000010110 000000010111 000000011100 000000011\
101 000000011110 000000011111"),[ke,We,Qt]=bt("0001 001 000000000001"),Ke=bt("0000010 000010 010 1 011 000011 0000011");function bt(s){return s.split(" ").map(t=>[
parseInt(t,2),t.length])}const ze=20;async function $e({data:s,width:t,height:e,black:n},o){const i=new He(t),r=t+7>>3,a=new Uint8Array(r);for(let c=0;c<e;c++){
for(let O=0,I=c*r;O<r;O++,I++)a[O]=n?s[I]:~s[I];const u=i.row(a),g=o.step(r+u*ze);g&&await g}return i.finish()}class He{width;output=new Ge.k(4096);bits=0;count=0;changes;above;constructor(t){
this.width=t,this.changes=new Int32Array(t+4),this.above=new Int32Array(t+4).fill(t)}row(t){const{width:e,changes:n,above:o}=this,i=Ze(t,e,n);let[r,a,c,u]=[-1,0,
0,0];for(;r<e;){for(u=u&-2|a;u>1&&o[u-2]>r;)u-=2;for(;o[u]<=r&&o[u]<e;)u+=2;const[g,O,I]=[n[c],o[u],Je(o,u,e)];if(I<g)this.add(ke),r=I;else if(Math.abs(g-O)<=3)
this.add(Ke[g-O+3]),r=g,c++,a^=1;else{const T=g<e?n[c+1]:e;this.add(We),this.run(g-Math.max(r,0),a),this.run(T-g,a^1),r=T,c+=2}}return this.changes=o,this.above=
n,i}finish(){return this.add(Qt),this.add(Qt),this.count>0&&this.add([0,8-this.count]),this.output.bytes}run(t,e){for(;t>=2624;t-=2560)this.add(Xt.at(-1));const n=e===
0?Ne:je,o=t>>6;o>27?this.add(Xt[o-28]):o>0&&this.add(n[63+o]),this.add(n[t&63])}add([t,e]){for(this.bits=this.bits<<e|t,this.count+=e;this.count>=8;this.count-=
8)this.output.byte(this.bits>>>this.count-8&255);this.bits&=(1<<this.count)-1}}const Je=(s,t,e)=>s[t]<e?s[t+1]:e;function Ze(s,t,e){let[n,o]=[0,0];for(let i=0;i<
t;){const r=s[i>>3];if((i&7)===0&&r===(o?255:0)){i+=8;continue}(r>>7-(i&7)&1)!==o&&(e[n++]=i,o^=1),i++}return e.fill(t,n,Math.min(n+4,e.length)),n}var Ye=y(14752),
_t=y(68973);const Ve=96*1024,jt=3,Xe=6,Qe=9,_e=[1,2,4,"each"],qt=[0,1,2,4],qe=4,tn=65535;async function kt(s,t,e,n){const{width:o,height:i,channels:r,bits:a}=t;
if(a*r===1){if(o>tn)return;const G=await en(s,n.pace)?0:1,D=await $e({data:s,width:o,height:i,black:G},n.pace),$=(0,f.jd)({K:-1,Columns:o,Rows:i,BlackIs1:G===1});
return D.length<e?{data:D,filter:"CCITTFaxDecode",parameters:$}:void 0}if(a<8)return;const c=(0,_t.uM)(n),u=new sn(s,(0,pt.zq)(o,r,a),r*a>>3),{kind:g,expected:O}=await nn(
u,i,n);if(O>=e)return;const I=await c.deflate(g===void 0?s:await u.filtered(0,i,g,n),Qe),T=g===void 0?void 0:{Predictor:15,Colors:r,BitsPerComponent:a,Columns:o};
return I.length<e?{data:I,filter:"FlateDecode",parameters:T&&(0,f.jd)(T)}:void 0}const te=65536;async function en(s,t){let e=0;for(let n=0;n<s.length;n+=te){const o=s.
subarray(n,n+te);for(const r of o)e+=r===255?1:r===0?-1:0;const i=t.step(o.length*2);i&&await i}return e>0}async function nn(s,t,e){const n=Math.min(t,Math.ceil(
Ve/jt/s.length)),o=Array.from({length:jt},(a,c)=>Math.floor((t-n)*c/(jt-1))),i=[...new Set(o)];let r={kind:void 0,expected:1/0};for(const a of[void 0,..._e]){let c=0;
for(const g of i){const O=await s.filtered(g,n,a,e);c+=(await(0,_t.uM)(e).deflate(O,Xe)).length}const u=c*(t/(n*i.length));u<r.expected&&(r={kind:a,expected:u})}
return r}class sn{samples;length;step;none;constructor(t,e,n){this.samples=t,this.length=e,this.step=n,this.none=new Uint8Array(e)}async filtered(t,e,n,{pace:o}){
const{samples:i,length:r}=this;if(n===void 0)return i.subarray(t*r,(t+e)*r);const a=new Uint8Array(e*(r+1));for(let c=0;c<e;c++){const u=n==="each"?this.choose(
t+c):n,g=c*(r+1);a[g]=u,this.filter(t+c,u,a,g+1);const O=o.step(r*qe*(n==="each"?qt.length:1));O&&await O}return a}filter(t,e,n,o){const{samples:i,length:r,step:a}=this,
c=t*r,u=t===0?this.none:i.subarray(c-r,c);for(let g=0;g<r;g++){const O=g>=a?i[c+g-a]:0,I=e===1?O:e===2?u[g]:e===4?(0,Ye.X)(O,u[g],g>=a?u[g-a]:0):0;n[o+g]=i[c+g]-
I}}choose(t){const e=new Uint8Array(this.length);let[n,o]=[0,1/0];for(const i of qt){this.filter(t,i,e,0);let r=0;for(const a of e)r+=a<128?a:256-a;r<o&&([n,o]=
[i,r])}return n}}const on=256*1024*1024,rn=512,an=300,[cn,fn]=[.9,.97],[ln,dn]=[2,20],un=new Set([1,2,4,8,16]),ee=4,hn=2e3;class gn{document;settings;remaining=on;constructor(t,e){
this.document=t,this.settings=e}async shrink(t,e){const{document:n,settings:o}=this,i=n.get(t);if(!(i instanceof f.Z6)||Vt(n,i)||i.dict.has("Matte"))return!1;const r=await this.
read(i);if(!r||r.bits!==8||r.table&&i.dict.has("Decode"))return!1;const a=r.data.length*(r.table?.components??1)*2;if(!n.job.memory.borrow(a))return!1;const c=await this.
withFewer(i,r,u=>K(r,e,u??o.resolution));return n.job.memory.release(a),c&&n.put(t,c),c!==void 0}async withFewer(t,e,n){const{document:o,settings:i}=this,{pace:r}=o.
job;if(n()===1&&(e.table?.components??e.channels)!==ee)return;const a=await pn(e,r);if(!a)return;const c=await Ht(a,r),u=n(c?Math.max(i.resolution,an):void 0),g=a.
channels===ee&&!c;if(u===1&&!g)return;const[O,I]=[e.width,e.height].map($=>Math.max(1,Math.round($*u))),T=u===1?a.data:await h(a,O,I,r),G=await this.packed({...a,
data:T,width:O,height:I},g);if(!G)return;const D=ne(t,G);return D.dict.set("Width",O),D.dict.set("Height",I),a!==e&&D.dict.set("ColorSpace",Yt(o,t)),D}async packed(t,e){
const{job:n}=this.document,{data:o,width:i,height:r,channels:a,size:c}=t,u=c*cn;if(!e)return kt(o,t,u,n);const g=T=>o.subarray(T*i*a,(T+1)*i*a),O=await(0,B.I)({
...this.settings,width:i,height:r,color:"inks",samples:g},n.pace);return await kt(o,t,Math.min(u,O.length),n)??(O.length<u?{data:O,filter:"DCTDecode",parameters:void 0}:
void 0)}async packAll(){const{document:t}=this,e=[...await(0,vt.Av)(t,["Image"])].sort((n,o)=>n-o);for(const n of e){const o=t.job.pace.step(hn);o&&await o;const i=t.
get(n);if(!(i instanceof f.Z6)||!(0,f.Eo)(t.resolve(i.dict.get("Subtype")),"Image")||i.dict.has("F"))continue;const r=await this.read(i);if(!r||!t.job.memory.borrow(
r.data.length))continue;const a=await kt(r.data,r,r.size*fn,t.job);t.job.memory.release(r.data.length),a&&t.put(n,ne(i,a))}}async read(t){const{document:e}=this,
{width:n,height:o,bits:i,stencil:r}=(0,st.h)(e,t.dict),a=r?{channels:1,table:void 0}:this.channelsOf(t),c=n>=1&&o>=1&&un.has(i)&&(0,R.R)(e,t).format===void 0,u=e.
encoded(t).length;if(!c||!a||u<rn||n>st.K)return;const{channels:g,table:O}=a,I=(0,pt.zq)(n,g,i)*o;if(I>this.remaining)return;const{memory:T}=e.job,G=T.remaining,
D=await Gt(e,t);if(T.release(G-T.remaining),!!D&&(this.remaining-=D.length,!(D.length<I)))return{width:n,height:o,channels:g,bits:i,size:u,table:O,data:D.subarray(
0,I)}}channelsOf({dict:t}){const{document:e}=this,n=t.get("ColorSpace");if((0,f.Eo)(e.resolve(e.array(n)?.[0]),"Lab"))return{channels:3,table:void 0};const o=(0,wt.
L)(e,n,()=>{});if(!o)return;const{table:i,components:r}=o;return i?{channels:1,table:{colors:i,components:r}}:{channels:r,table:void 0}}}async function pn(s,t){
const{data:e,table:n}=s;if(!n)return s;const o=await Jt(e,n.colors,n.components,t);return!o||yn(n)?o&&s:{...s,data:o,channels:n.components,table:void 0}}function yn({
colors:s,components:t}){const e=s.length/t-1;return Array.from({length:t},(n,o)=>o).every(n=>{const o=Array.from({length:e+1},(u,g)=>s[g*t+n]),[i,r]=[o[0],o[e]],
a=Math.sign(r-i),c=o.every((u,g)=>g===0||Math.sign(u-o[g-1])*a>=0);return o.every((u,g)=>Math.abs(u-(i+(r-i)*g/Math.max(e,1)))<=(c?dn:ln))})}function ne(s,{data:t,
filter:e,parameters:n}){const o=(0,P.n)(s,t,{compress:!1});return o.dict.set("Filter",(0,f.UU)(e)),n&&o.dict.set("DecodeParms",n),o}var mn=y(45657);const wn=.9,
bn=64,En=32*1024*1024,Sn=24e6,[On,vn]=[40,90];function Mn(s,t){return t<=1?s:Math.max(s,Math.min(vn,Math.round(s+On*(1-1/t))))}class xn{document;settings;outcome={
compressed:0,kept:{larger:0,kind:0,lines:0,heavy:0}};waiting=[];bytes=0;samples;constructor(t,e){this.document=t,this.settings=e,this.samples=new gn(t,e)}async run(){
const{document:t,outcome:e}=this;let n=await A(t);n.inlinePages.size>0&&(await new xt(t).moveAll(n),n=await A(t,n.elsewhere));const{sizes:o,masks:i,inline:r}=n;
e.kept.kind+=r;let a=0;for(const[c,u]of o){const g=t.get(c);g instanceof f.Z6&&(0,f.Eo)(t.resolve(g.dict.get("Subtype")),"Image")&&await this.take(c,g,u),t.job.
pace.progress(++a/o.size)}for(const[c,u]of i)await this.takeMask(c,u);return await this.drawAll(),await this.samples.packAll(),e}async take(t,e,n){const o=await Zt(
this.document,e);if(typeof o=="string"){o!=="larger"&&await this.samples.shrink(t,n)?this.outcome.compressed++:this.outcome.kept[o]++;return}await this.wait(t,o,
n,!1)}async takeMask(t,e){const{document:n}=this,o=n.get(t);if(!(o instanceof f.Z6)||o.dict.has("Matte"))return;if((0,R.R)(n,o).format!=="jpg"){await this.samples.
shrink(t,e);return}const i=await Zt(n,o);typeof i!="string"&&i.color==="gray"&&await this.wait(t,i,e,!0)}async wait(t,e,n,o){const i=K(e,n,this.settings.resolution),
[r,a]=[e.width,e.height].map(g=>Math.max(1,Math.round(g*i))),c=Mn(this.settings.quality,X(e,n,this.settings.resolution));if(e.color==="inks"&&r*a>Sn){this.outcome.
kept.heavy++;return}const u={number:t,image:e,width:r,height:a,quality:c,isMask:o};if(Cn(e)){await this.shrinkSamples(u);return}this.waiting.push(u),this.bytes+=
e.data.length,(this.waiting.length>=bn||this.bytes>=En)&&await this.drawAll()}async drawAll(){const{waiting:t,document:e}=this;if(this.waiting=[],this.bytes=0,t.
length===0)return;const n=(0,mn.Kf)(t.map(({image:i})=>i.atOnce)),o=await j.YY.open(await An(t,e),e.job,{images:n});for(const[i,r]of t.entries()){const{image:a,
width:c,height:u}=r,g=a.color==="inks",O={width:c,height:u*(g?v:1),isTransparent:!0},I=await o.draw(i,O).catch(T=>{if(!o.isTired)throw T});if(!I){this.count(r,"\
heavy");continue}if(!Tn(I))this.count(r,"kind");else{const T=this.colorOf(r);await this.replace(r,T==="inks"?W(I):(0,N.lc)(I,T),T)}}}async shrinkSamples(t){const{
image:e,width:n,height:o}=t,i=e.color==="rgb"?3:1,a=n===e.width&&o===e.height?e.data:await h({...e,channels:i},n,o,this.document.job.pace),c=g=>a.subarray(g*n*i,
(g+1)*n*i),u=this.colorOf(t);await this.replace(t,u===e.color?c:g=>(0,N.b)(c(g)),u)}colorOf({image:t,isMask:e}){return this.settings.grayscale&&!e&&t.color!=="i\
nks"?"gray":t.color}count({isMask:t},e){t||(e?this.outcome.kept[e]++:this.outcome.compressed++)}async replace(t,e,n){const{number:o,image:i,width:r,height:a,quality:c}=t,
{document:u,settings:g}=this,O={width:r,height:a,color:n,quality:c,resolution:g.resolution},I=await(0,B.I)({...O,samples:e},u.job.pace),T=n!==i.color;if(I.length>
i.size*(T?1:wn)){this.count(t,"larger");return}const G=(0,P.n)(u.get(o),I,{compress:!1});for(const[D,$]of Object.entries({Width:r,Height:a,BitsPerComponent:8}))
G.dict.set(D,$);G.dict.set("Filter",(0,f.UU)("DCTDecode")),n!=="inks"&&G.dict.delete("Decode"),G.dict.set("ColorSpace",T?await Pn(u):i.space),u.put(o,G),this.count(
t)}}const Cn=({entries:s})=>!s.has("Filter")&&!s.has("Decode");async function An(s,{job:t}){const e=await(0,m.E)(w.O,t),n=i=>e.add(i),o=s.map(({image:i,width:r,
height:a})=>{const c=i.color==="inks"?k(i.entries,n):[i.entries],u=c.map((O,I)=>[`Image${I}`,n(new f.Z6(O,i.data))]),g=u.map(([O],I)=>(0,H.qK)(O,`${r} 0 0 ${a} \
0 ${(c.length-1-I)*a}`));return n((0,f.jd)({Type:(0,f.UU)("Page"),MediaBox:[0,0,r,a*c.length],Resources:(0,f.jd)({XObject:(0,f.jd)(Object.fromEntries(u))}),Contents:n(
new f.Z6((0,f.jd)({}),(0,f.Px)(g.join(`
`)).bytes))}))});return await e.pages.rebuild(o.map(({number:i})=>i)),(0,b.UN)(e,{encryption:"none",draft:!0})}const In=64;function Tn({width:s,height:t,row:e}){
const n=Math.max(1,Math.floor(t/In));for(let o=0;o<t;o+=n){const i=e(o);for(let r=3;r<s*4;r+=4)if(i[r]!==255)return!1}return!0}async function Pn(s){const{archive:t}=await(0,M.
ds)(s);return t?[(0,f.UU)("CalGray"),(0,f.jd)({WhitePoint:[.9505,1,1.089],Gamma:2.2})]:(0,f.UU)("DeviceGray")}var Tt=y(18271),ht=y(16456),Pt=y(49454),Et=y(30201),
Dn=y(30825),Un=y(69374),Rn=y(57373),Bn=y(43463),Dt=y(61188),Wt=y(94389);const Ln=1330926671,Fn=65536,Gn=14;function se(s){const t=new DataView(s.buffer,s.byteOffset,
s.length),e=s.length>12?t.getUint32(0):0;return s[0]===1&&s[1]===0&&e!==Fn?{at:0,length:s.length}:e===Ln?(0,Wt.tI)(t).get("CFF "):void 0}const Nn=[15,16,3108,3109],
[jn,kn,Wn]=[17,18,3078];function Kn(s,t){const e=new DataView(s.buffer,s.byteOffset,s.length),n=(0,Dt.Pe)(e,e.getUint8(2)),o=(0,Dt.Pe)(e,n.end),i=(0,Dt.zz)(e,o.
offsets[0]??0,o.offsets[1]??0),r=i.get(jn)?.[0];if(r===void 0||n.offsets.length!==2||(i.get(Wn)?.[0]??2)!==2)return!1;const{offsets:a,end:c}=(0,Dt.Pe)(e,r),u=[...Nn.
map(G=>i.get(G)?.[0]??0),i.get(kn)?.[1]??0];if(!a.every((G,D)=>D===0||G>=a[D-1])||c>s.length||u.some(G=>G>r&&G<c))return!1;const O=e.getUint8(r+2),I=r+2+a.length*
O;let T=a[0]??c;for(const[G,D]of a.entries()){let $=T-I;for(let et=O-1;et>=0;et--,$=Math.floor($/256))s[r+3+G*O+et]=$%256;const _=(a[G+1]??D)-D;G===0||t.has(G)||
_<2?(s.copyWithin(T,D,D+_),T+=_):s[T++]=Gn}return s.fill(0,T,c),!0}var zn=y(50476),$n=y(22194);const Hn="GPOS,GDEF,BASE,JSTF,kern,DSIG,hdmx,VDMX,LTSH,PCLT,FFTM,\
EBDT,EBLC,EBSC,meta,morx,mort,feat".split(","),oe=32,Jn=196608;function Zn(s,t,{names:e,vertical:n}){const o=Buffer.from(s),i=new DataView(o.buffer,o.byteOffset,
o.length),r=(0,Wt.tI)(i),[a,c]=["hhea","hmtx"].map(Q=>r.get(Q)),u=(0,Wt.eQ)(i,r);if(!u||!Yn([...r.values()],s.length))return;const{glyf:g,count:O,place:I,setPlace:T,
spanOf:G}=u,D=Array.from({length:O+1},(Q,rt)=>I(rt));if(D.some((Q,rt)=>Q>g.length||Q<(D[rt-1]??0)))return;const $=(0,zn.f)(t,O,G,i);$.add(0);let _=0;for(let Q=0;Q<=
O;Q++)T(Q,_),!(Q===O||!$.has(Q))&&(o.copyWithin(g.at+_,g.at+D[Q],g.at+D[Q+1]),_+=D[Q+1]-D[Q]);a&&c&&Vn(o.subarray(c.at,c.at+c.length),i.getUint16(a.at+34),$);const et=new Set(
[...Hn,...n?[]:["GSUB"]]),Ot=(Q,{at:rt,length:ue})=>Q==="post"&&!e&&ue>oe?Xn(o.subarray(rt,rt+oe)):o.subarray(rt,rt+(Q==="glyf"?_:ue));return(0,$n.f)([...r].map(
([Q,rt])=>[Q,et.has(Q)?void 0:Ot(Q,rt)]))}function Yn(s,t){const e=[...s].sort((n,o)=>n.at-o.at);return e.every(({at:n,length:o},i)=>n+o<=(e[i+1]?.at??t))}function Vn(s,t,e){
const n=t+Math.floor((s.length-t*4)/2);for(let o=0;o<n;o++){if(e.has(o)||o===t-1)continue;const i=o<t?o*4:t*4+(o-t)*2;s.fill(0,i,i+(o<t?4:2))}}function Xn(s){const t=Buffer.
from(s);return t.writeUInt32BE(Jn),t}var St=y(48462);const Qn=12,_n=6,qn=24,ts=512*1024;function es(s,t){if(s.length>ts)return;const e=Buffer.from(s),n=(0,St._M)(
e),o=n?.plain.indexOf("/CharStrings")??-1;if(!n||o<0)return;const{plain:i}=n,r=Number(/\/lenIV\s+(\d+)/.exec(i.toString("latin1",0,Math.min(o,4096)))?.[1]??4),a=T=>(0,St.
Ns)(T,St.Ed).subarray(r);for(const[,T]of(0,St.NH)(i,o))if(ie(a(T))!=="plain")return;const c=new Map((0,St.Ag)(i,o)),u=ss(c,t,a);if(!u)return;const g=[];let O=0;
for(const[T,G]of c){if(u.has(T))continue;const D=G.byteOffset-i.byteOffset,$=i.lastIndexOf(`/${T} `,D),_=D+G.length+ns(i.toString("latin1",D+G.length,D+G.length+
qn));if($<O||_===D+G.length)return;g.push(i.subarray(O,$)),O=_}const I=Buffer.concat([...g,i.subarray(O)]);return Buffer.concat([e.subarray(0,n.start),n.seal(I),
e.subarray(n.end)])}const ns=s=>/^\s*(?:ND|\|-|noaccess def)\s+/.exec(s)?.[0].length??0;function ss(s,t,e){const n=new Set(t).add(".notdef");for(const o of t){const i=s.
get(String(o)),r=i?ie(e(i)):"plain";if(r==="unclear")return;if(r!=="plain")for(const a of r)n.add((0,Et.S)(ht.W.charCodeAt(a-32)))}return n}function ie(s){const t=[];
for(let e=0;e<s.length;){const n=s[e++];if(n===Qn){if(s[e++]===_n)return t.length>=5?t.slice(-2):"unclear";t.length=0}else n<32?t.length=0:n<247?t.push(n-139):n<
251?t.push((n-247)*256+(s[e++]??0)+108):n<255?t.push(-(n-251)*256-(s[e++]??0)-108):(t.push(NaN),e+=4)}return"plain"}function os(s,t,e){try{if(s[0]===is)return es(
s,t);const n=se(s);if(!n)return Zn(s,t,e);const o=Buffer.from(s);return Kn(o.subarray(n.at,n.at+n.length),t)?o:void 0}catch(n){if(!(n instanceof RangeError))throw n;
return}}const is=37;var rs=y(10339),as=y(47212);const cs=16*1024,fs=.9,[ls,ds,us]=[300,300,2],hs=20,gs=/^[A-Z]{6}\+/;async function ps(s){if((await(0,M.ds)(s)).
archive!==void 0)return;const{live:t}=await(0,ut.Gy)(s),e=await ws(s,t);if(e.size===0)return;const{fonts:n}=await Es(s,t),o=new Map,i=async(r,a)=>{const c=(0,Tt.
Lq)(s,r.dictionary);if(!c||!e.has(c))return;const u=new Set(a),g=s.job.pace.step(u.size*ds);g&&await g;const O=(0,Tt.oQ)(s,r.dictionary),I=!(0,Pt.hL)(s,r.dictionary),
T=I&&s.decoded(c)[0]===79,G=o.get(c)??{glyphs:new Set,names:!1,vertical:!1};G.names||=I,G.vertical||=r.vertical,typeof O=="object"&&!T&&Ss(s,r,O,u,G.glyphs)?o.set(
c,G):e.delete(c)};for(const[r,{kept:a}]of n)await i(r,a);for(const r of ms(s)){const a=(0,Tt.Lq)(s,s.dict(r)??new f.Bi),c=a&&e.get(a);if(!c)continue;c.isForFields=
!0;const u=await(0,Rn.G)(s,r);(0,Pt.hL)(s,u.dictionary)?e.delete(a):await i(u,ys.flatMap(g=>u.glyphs(Uint8Array.of(g))))}for(const[r,a]of o){const c=e.get(r);c&&
await As(s,r,c,a)}}const ys=Array.from({length:256},(s,t)=>t);function ms(s){const t=s.dict(s.dict(s.catalog.get("AcroForm"))?.get("DR"));return s.dict(t?.get("\
Font"))?.values()??[]}async function ws(s,t){const e=new Map,n=[];for(let o=1;o<t.length;o++){const i=s.job.pace.step(ls);i&&await i;const r=t[o]===1?s.get(o):null;
if(!(r instanceof f.Bi))continue;const a=r.get("FontFile")??r.get("FontFile2")??r.get("FontFile3"),c=(0,f.i9)(a)?s.resolve(a):bs(s,r);c instanceof f.Z6&&(n.push(
[o,c]),(0,f.i9)(a)&&s.encoded(c).length>=cs&&e.set(c,{number:a.number,named:[],isForFields:!1}))}for(const[o,i]of n)e.get(i)?.named.push(o);return e}const bs=(s,t)=>(0,f.
Eo)(s.resolve(t.get("Type")),"Font")?(0,Tt.Lq)(s,t):void 0;async function Es(s,t){const[e,n]=[new rs.H,new as.Wz(s)],{pace:o}=s.job;for(let a=0;a<s.pages.count;a++)
await e.note((await n.all(a,[])).trace,o);const{content:i,pages:r}=await(0,at.d)(s,t.length,a=>t[a]===1);for(const[a,c]of i){const u=s.get(a),g=u instanceof f.Z6&&
!r.has(a)?s.decodedPart(u)?.data:void 0;g&&await e.note((await n.stream(g,c)).trace,o)}return e}function Ss(s,{dictionary:t},e,n,o){const i=(0,Pt.hL)(s,t);if(i){
const u=s.resolve(i.get("CIDToGIDMap")),g=u instanceof f.Z6?s.decodedPart(u)?.data:void 0;for(const{cid:O}of n)o.add(O),o.add(e.glyphOfCid(O)),g&&o.add((g[O*2]??
0)<<8|(g[O*2+1]??0));return!0}const r=(0,ht.yD)(s,t);if(e.kind==="truetype")return vs(e,r,n,o);const a=s.resolve(t.get("Encoding")),c=(0,f.Zm)(a)?s.resolve(a.get(
"BaseEncoding")):a;return e.kind==="named"&&!(0,f.Eo)(c,"MacExpertEncoding")&&Cs(e,r,n,o)}function re({code:s,text:t},e,n){const o=[e,ht.W,ht.NF,ht.yh].map(r=>r.
charCodeAt(s-32)||0),i=n===void 0?void 0:(0,Et.u)(n);return[...o,i??0,...Array.from(t,r=>r.codePointAt(0))].filter(r=>r>0)}const Os=new Map([[185,"onesuperior"],
[178,"twosuperior"],[179,"threesuperior"],[64257,"fi"],[64258,"fl"]]),ae=s=>[(0,Et.S)(s),Os.get(s)??""];function vs(s,{base:t="",differences:e},n,o){for(const i of n){
const{code:r}=i,a=e?.get(r),c=re(i,t,a);for(const u of[...a===void 0?[]:[a],...c.flatMap(ae)])o.add(s.glyphOf(u));for(const u of[...c,r,61440|r,61696|r,61952|r])
o.add(s.unicode(u));for(const u of c)o.add(s.code(ht.yh.indexOf(String.fromCodePoint(u))+32));o.add(s.code(r))}return!0}const Ms=65536;function xs(s){const t=new Map,
e=(n,o)=>{const i=n===""?void 0:(0,Et.u)(n),r=i===void 0?void 0:t.get(i);r?r.push(o):i!==void 0&&t.set(i,[o])};if(s.names)for(const n of s.names)e(n,n);else for(let n=1;n<
Ms;n++)e(s.nameOf(n),n);return t}const ce=["space","nbspace","hyphen","sfthyphen","bullet","quotesingle","quoteleft","quoteright","grave"];function Cs(s,{base:t="",
differences:e},n,o){const i=xs(s),r=a=>{const c=s.names?.has(a)?a:s.glyphCalled?.(a);return c!==void 0&&o.add(c),c!==void 0};ce.forEach(r);for(const a of n){const c=e?.
get(a.code),u=s.encoding?.get(a.code);u!==void 0&&r(u);for(const g of re(a,t,c)){ae(g).forEach(r);for(const O of i.get(g)??[])o.add(O)}if(c!==void 0&&!r(c)&&c!==
".notdef"&&!ce.includes(c))return!1}return!0}async function As(s,t,{number:e,named:n,isForFields:o},i){const r=await s.decodedAtEase(t),a=s.job.pace.step(r.length*
us);a&&await a;const c=await Ts(s,r,i.glyphs),u=c&&os(r,c,i),g=u&&(0,P.n)(t,u,{compress:!0});if(!g||g.data.length>s.encoded(t).length*fs||(Is(s,g.dict,u.length-
r.length),s.put(e,g),o))return;const O=(0,Bn.j)(u);for(const I of n){s.edit(I);const T=s.get(I);for(const G of["BaseFont","FontName"]){const D=(0,Pt.FG)(s,T.get(
G));D!==""&&!gs.test(D)&&T.set(G,(0,f.UU)(`${O}+${D}`))}}}function Is(s,t,e){const n=["Length2","Length1"].find(i=>t.has(i)),o=n===void 0?void 0:s.resolve(t.get(
n));n!==void 0&&typeof o=="number"&&t.set(n,o+e)}async function Ts({job:s},t,e){const n=(0,Un.m)(t),o=se(t);if(n?.kind!=="named"||!o)return e;let i=0;const r=(0,Dn.
mJ)(t.subarray(o.at,o.at+o.length),c=>i+=c),a=new Set(e);for(const c of e){if(typeof c=="string"||n.nameOf(c)==="")continue;const u=r?.glyph(c);if(!u)return;for(const O of u)
a.add(n.glyphCalled?.((0,Et.S)(ht.W.charCodeAt(O-32)))??0);const g=s.pace.step((i+1)*hs);i=0,g&&await g}return a}var Kt=y(49994);const fe=6,le={resolution:50,quality:20},
Ps=async(s,t,e)=>{const{maximum_bytes:n=1/0,open_password:o}=t,i=async D=>{const $={};return{...await(0,Kt.BG)(s,o,e,async et=>{$.outcome=await new xn(et,D).run(),
await ps(et)}),outcome:$.outcome}};let r=await i(t);for(let D=1;D<=fe&&r.bytes.length>n&&Ds(r);D++){const $=await i(Us(D,t));$.bytes.length<r.bytes.length&&(r=$)}
const{bytes:a,isSmaller:c,pageCount:u,outcome:g,written:O}=r;O&&e.onWritten?.(O);const I=c?[...r.notes]:[Kt.bx],T=Object.values(g.kept).reduce((D,$)=>D+$,0);c&&
T>0&&I.push(Rs(T,g)),a.length>n&&I.push(Bs(a.length));const G=s.bytes.length;return{documents:[{name:s.name,bytes:a,pageCount:u}],notes:I,facts:{pageCount:u,bytesBefore:G,
bytesAfter:a.length,savedPercent:c?(0,Kt.p0)(G,a.length):0,compressedImages:c?g.compressed:0,keptImages:c?T:T+g.compressed}}},Ds=({outcome:{compressed:s,kept:t}})=>s+
t.larger>0;function Us(s,{resolution:t,quality:e,grayscale:n}){const o=(i,r)=>i<=r?i:Math.round(i*(r/i)**(s/fe));return{resolution:o(t,le.resolution),quality:o(
e,le.quality),grayscale:n}}const de={larger:"would hardly become smaller",kind:"of a kind that is not compressed",lines:"like drawings or text, which would blur",
heavy:"too large to decode here"};function Rs(s,{kept:t}){const n=Object.keys(de).filter(o=>t[o]>0).map(o=>`${t[o]} ${de[o]}`);return{code:"images_kept",message:`${(0,U.
C7)(s,"image stays as it was","images stay as they were")}: ${(0,U.Dw)(n)}.`}}const Bs=s=>({code:"still_larger",message:`The document could not be made as small\
 as maximum_bytes asks: it has ${s} bytes.`,mentions:["maximum_bytes"]})}),77158:((tt,J,y)=>{y.d(J,{O:()=>U});const U=Buffer.from(`%PDF-1.3
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
`,"latin1")}),91025:((tt,J,y)=>{y.d(J,{n:()=>H});var U=y(45599);class H{document;copies=new Map;constructor(N){this.document=N}with(N,B){const R=(0,U.i9)(N)?N.number:
(0,U.Zm)(N)?N:void 0;let M=this.copies.get(R);M||this.copies.set(R,M=new Map);const P=B.length===1?String(B[0].ref.number):B.map(({ref:f})=>f.number).join(" ");
let m=M.get(P);return m||M.set(P,m=this.extend(this.document.dict(N)??new U.Bi,B)),m}extend(N,B){const{document:R}=this,M=new U.Bi(N),P=new Map,m=B.map(f=>{const{
category:b,ref:w}=f;let d=P.get(b);d||P.set(b,d=new U.Bi(R.dict(N.get(b))));let h=f.name;for(let p=2;d.has(h);p++)h=`${f.name}${p}`;return d.set(h,w),M.set(b,d),
h});return{resources:R.add(M),names:m}}}}),36078:((tt,J,y)=>{y.d(J,{AY:()=>R,KJ:()=>m,XL:()=>M,_:()=>H,hX:()=>b,id:()=>B,qK:()=>N,vs:()=>j,wW:()=>f,yQ:()=>P});var U=y(
45079);function H(w){if(Number.isInteger(w)&&Math.abs(w)<1e7)return String(w);const d=Number(w.toPrecision(7)),h=Math.abs(d)<1e-9?"0":String(d);return h.includes(
"e")?d.toFixed(12).replace(/\.?0+$/,""):h}const j=w=>w.map(H).join(" "),N=(w,d)=>`q ${d} cm /${w} Do Q`,B=w=>(0,U.ZV)(Math.round(w*1e3)/1e3||0),R=([w,d])=>`${B(
w)} ${B(d)}`,M=w=>w.map((d,h)=>`${R(d)} ${h===0?"m":"l"}`).join(" "),P=.5523;function m(w){const d=P,h=(...p)=>`${p.map(([E,x])=>R(w(E,x))).join(" ")} c`;return[
`${R(w(1,0))} m`,h([1,d],[d,1],[0,1]),h([-d,1],[-1,d],[-1,0]),h([-1,-d],[-d,-1],[0,-1]),h([d,-1],[1,-d],[1,0])].join(" ")}function f(w,d){const h={1:"g",3:"rg",
4:"k"}[w.length];return`${w.map(B).join(" ")} ${d==="fill"?h:h.toUpperCase()}`}const b=w=>`[${w.map(B).join(" ")}] 0 d`}),30825:((tt,J,y)=>{y.d(J,{v5:()=>V,mJ:()=>yt,
n1:()=>q});var U=y(16456),H=y(30201),j=y(61188),N=y(74135),B=y(83553);const R=10,M=2e4,P=513;function m(z,S){switch(z){case 1:case 3:case 18:case 23:return S%2;case 4:case 22:
return S-1;case 21:return S-2;case 14:return S%4;default:return 0}}function f(z,S,C){const A=new B.w$(S.matrix),l=new w(S,A);try{l.run(z,0)}finally{C(l.steps)}return A.
outline}function b(z,S,C){const A=new w(S,new B.w$(S.matrix));try{A.run(z,0)}finally{C(A.steps)}return A.width}class w{font;pen;width;hasWidth=!0;stack=[];stems=0;steps=0;ended=!1;constructor(S,C){
this.font=S,this.pen=C}run(S,C){if(C>R)throw new B.MS;const A=new DataView(S.buffer,S.byteOffset,S.byteLength);for(let l=0;l<S.length&&!this.ended;){if(++this.steps>
M||this.stack.length>P)throw new B.MS;const F=A.getUint8(l++);if(F===28)this.stack.push(A.getInt16(l)),l+=2;else if(F===255)this.stack.push(A.getInt32(l)/65536),
l+=4;else if(F>=251)this.stack.push(-(F-251)*256-A.getUint8(l++)-108);else if(F>=247)this.stack.push((F-247)*256+A.getUint8(l++)+108);else if(F>=32)this.stack.push(
F-139);else{if(F===11)return;F===10?this.call(this.font.local,C):F===29?this.call(this.font.global,C):F===12?this.escaped(A.getUint8(l++)):F===19||F===20?(this.
takeWidth(this.stack,this.stack.length%2),this.stems+=this.stack.length>>1,this.stack=[],l+=this.stems+7>>3):this.operate(F,C)}}}call({data:S,count:C,offset:A},l){
const F=C<1240?107:C<33900?1131:32768,K=this.pop()+F;if(!(Number.isInteger(K)&&K>=0&&K<C))throw new B.MS;this.run(S.subarray(A(K),A(K+1)),l+1)}pop(){const S=this.
stack.pop();if(S===void 0)throw new B.MS;return S}takeWidth(S,C){this.hasWidth&&C>0&&(this.width=S[0]),this.hasWidth=!1}operate(S,C){const{pen:A,stack:l}=this;switch(this.
stack=[],this.hasWidth&&this.takeWidth(l,m(S,l.length)),S){case 1:case 3:case 18:case 23:this.stems+=l.length>>1;return;case 4:return A.move(0,l.at(-1)??0);case 22:
return A.move(l.at(-1)??0,0);case 21:return A.move(l.at(-2)??0,l.at(-1)??0);case 5:return this.lines(l,l.length);case 6:case 7:for(const[F,K]of l.entries())F%2===
0==(S===6)?A.line(K,0):A.line(0,K);return;case 8:this.curves(l,0,l.length);return;case 24:{const F=this.curves(l,0,l.length-2);return A.line(l[F]??0,l[F+1]??0)}case 25:{
const F=l.length-6;this.lines(l,F),this.curves(l,Math.max(F,0),l.length);return}case 26:case 27:return this.flatCurves(l,S===27);case 30:case 31:return this.turningCurves(
l,S===31);case 14:return this.end(l,C);default:throw new B.MS}}lines(S,C){for(let A=0;A+1<C;A+=2)this.pen.line(S[A],S[A+1])}curves(S,C,A){let l=C;for(;l+5<A;l+=
6)this.pen.curve(S[l],S[l+1],S[l+2],S[l+3],S[l+4],S[l+5]);return l}flatCurves(S,C){let A=S.length%4===0?0:1,l=A===1?S[0]:0;for(;A+3<S.length;A+=4){const[F,K,X,ot]=[
S[A],S[A+1],S[A+2],S[A+3]];C?this.pen.curve(F,l,K,X,ot,0):this.pen.curve(l,F,K,X,0,ot),l=0}}turningCurves(S,C){let A=C;for(let l=0;l+3<S.length;l+=4){const[F,K,
X,ot]=[S[l],S[l+1],S[l+2],S[l+3]],it=S.length-l===5?S[l+4]:0;A?this.pen.curve(F,0,K,X,it,ot):this.pen.curve(0,F,K,X,ot,it),A=!A}}end(S,C){if(S.length>=4){const[
A,l,F,K]=S.slice(-4);for(const[X,ot,it]of[[F,0,0],[K,A,l]]){const ct=this.font.accented(X);if(!ct)throw new B.MS;this.pen.x=ot,this.pen.y=it,this.stems=0,this.run(
ct,C+1),this.ended=!1}}this.ended=!0}escaped(S){const{pen:C,stack:A}=this,l=A;switch(S){case 34:C.curve(l[0],0,l[1],l[2],l[3],0),C.curve(l[4],0,l[5],-l[2],l[6],
0);break;case 35:C.curve(l[0],l[1],l[2],l[3],l[4],l[5]),C.curve(l[6],l[7],l[8],l[9],l[10],l[11]);break;case 36:C.curve(l[0],l[1],l[2],l[3],l[4],0),C.curve(l[5],
0,l[6],l[7],l[8],-(l[1]+l[3]+l[7]));break;case 37:{const F=l[0]+l[2]+l[4]+l[6]+l[8],K=l[1]+l[3]+l[5]+l[7]+l[9],X=Math.abs(F)>Math.abs(K);C.curve(l[0],l[1],l[2],
l[3],l[4],l[5]),C.curve(l[6],l[7],l[8],l[9],X?l[10]:-F,X?-K:l[10]);break}default:return this.arithmetic(S)}this.stack=[]}arithmetic(S){const C=this.pop();switch(S){case 9:
this.stack.push(Math.abs(C));return;case 10:this.stack.push(this.pop()+C);return;case 11:this.stack.push(this.pop()-C);return;case 12:this.stack.push(this.pop()/
C);return;case 14:this.stack.push(-C);return;case 18:return;case 24:this.stack.push(this.pop()*C);return;default:throw new B.MS}}}const d=15,h=17,p=18,E=19,x=20,
v=21,L=3079,k=3102,W=3108,Z=3109,Y=[.001,0,0,.001,0,0];function q(z,S){return lt(z,(C,A)=>f(C,A,S))}function V(z,S){return lt(z,(C,A,{nominal:l,usual:F})=>{const K=b(
C,A,S);return(K===void 0?F:l+K)*(A.matrix[0]??0)*1e3})}function yt(z,S){return lt(z,(C,A)=>{const l=[];return f(C,{...A,accented:K=>(l.push(K),A.accented(K))},S),
l})}function lt(z,S){const C=new DataView(z.buffer,z.byteOffset,z.byteLength),A=(0,j.Pe)(C,C.getUint8(2)),l=(0,j.Pe)(C,A.end),F=(0,j.Pe)(C,l.end),K={data:z,...(0,j.
FG)(C,F.end)},X=(0,j.zz)(C,l.offsets[0]??0,l.offsets[1]??0),ot=X.get(h)?.[0];if(ot===void 0)return;const it=(0,j.Pe)(C,ot).offsets,ct=X.has(k),Rt=(ct?dt(C,X):[X]).
map(nt=>({...Ut(C,z,nt),matrix:vt(X,ct?nt:void 0)})),Bt=ct?ut(C,X.get(Z)?.[0]??0):()=>0,mt=nt=>{const[ft,st]=[it[nt],it[nt+1]];return ft===void 0||st===void 0?void 0:
z.subarray(ft,st)};let Mt;const xt=nt=>(Mt??=new Map(ct?[]:(0,j.eP)(C,X.get(d)?.[0]??0,it.length-1,!1).map((ft,st)=>[(0,j.Je)(z,F.offsets,ft),st])),Mt.get(nt)??
-1),Ct=nt=>(0,B.Ak)(()=>{const ft=mt(nt);if(!ft)return;const st=Rt[Bt(nt)],wt={matrix:st?.matrix??Y,global:K,local:st?.local??gt(z),accented:At=>mt(xt((0,H.S)(U.
W.charCodeAt(At-32))))};return S(ft,wt,st??{usual:0,nominal:0})});return{glyph:Ct,named:nt=>Ct(xt(nt))}}const at=256;function dt(z,S){const{count:C,offset:A}=(0,j.
FG)(z,S.get(W)?.[0]??0),l=Math.min(C,at);return Array.from({length:l},(F,K)=>(0,j.zz)(z,A(K),A(K+1)))}function ut(z,S){if(z.getUint8(S)===0)return A=>z.getUint8(
S+1+A);const C=z.getUint16(S+1);return A=>{let[l,F]=[0,C-1];for(;l<F;){const K=l+F+1>>1;z.getUint16(S+3+K*3)<=A?l=K:F=K-1}return z.getUint8(S+5+l*3)}}const gt=z=>({
data:z,count:0,offset:()=>0});function Ut(z,S,C){const[A,l]=C.get(p)??[],F=gt(S);if(A===void 0||l===void 0)return{local:F,usual:0,nominal:0};const K=(0,j.zz)(z,
l,l+A),X=K.get(E)?.[0];return{local:X===void 0?F:{data:S,...(0,j.FG)(z,l+X)},usual:K.get(x)?.[0]??0,nominal:K.get(v)?.[0]??0}}function vt(z,S){const C=F=>{const K=F?.
get(L);return K?.length===6?K:void 0},[A,l]=[C(S),C(z)];return A&&l?(0,N.lw)(A,l):A??l??Y}}),83553:((tt,J,y)=>{y.d(J,{Ak:()=>P,BO:()=>m,MS:()=>R,po:()=>N,w$:()=>M});
const U=1e9,H=2e9,j=3e9,N=4e9,B=2e5;class R extends Error{}class M{matrix;outline=[];x=0;y=0;constructor(b){this.matrix=b}move(b,w){this.outline.push(U),this.to(
b,w)}line(b,w){this.outline.push(H),this.to(b,w)}curve(b,w,d,h,p,E){this.outline.push(j),this.to(b,w),this.to(d,h),this.to(p,E)}skip(b,w){this.x+=b,this.y+=w}to(b,w){
const[d,h,p,E,x,v]=this.matrix;this.skip(b,w);const{x:L,y:k}=this;if(this.outline.push((d*L+p*k+x)*1e3,(h*L+E*k+v)*1e3),this.outline.length>B)throw new R}}function P(f){
try{return f()}catch(b){if(b instanceof RangeError||b instanceof R)return;throw b}}function m(f){let[b,w,d,h]=[1/0,1/0,-1/0,-1/0],p=0;for(let E=0;E<f.length;){const x=f[E];
if(x>=U){p=x===N?1:0,E++;continue}const[v,L]=[f[E+p],f[E+p+1]];b=Math.min(b,v),d=Math.max(d,v),w=Math.min(w,L),h=Math.max(h,L),E+=2+p}return b<=d&&w<=h?[b,w,d,h]:
void 0}}),22194:((tt,J,y)=>{y.d(J,{f:()=>H});const U=16;function H(j){const N=j.flatMap(([m,f])=>f?[{tag:m,data:f}]:[]).sort((m,f)=>m.tag<f.tag?-1:1),B=2**Math.
floor(Math.log2(N.length)),R=Buffer.alloc(12+N.length*U);R.writeUInt32BE(65536,0),R.writeUInt16BE(N.length,4),R.writeUInt16BE(B*U,6),R.writeUInt16BE(Math.log2(B),
8),R.writeUInt16BE((N.length-B)*U,10);const M=[R];let P=R.length;for(const[m,{tag:f,data:b}]of N.entries()){const w=12+m*U;R.write(f,w,"latin1"),R.writeUInt32BE(
P,w+8),R.writeUInt32BE(b.length,w+12);const d=-b.length&3;M.push(b,Buffer.alloc(d)),P+=b.length+d}return Buffer.concat(M)}}),43463:((tt,J,y)=>{y.d(J,{j:()=>N});
var U=y(77598),H=y.n(U);const j=26;function N(B){const R=(0,U.createHash)("sha256").update(B).digest();return Array.from(R.subarray(0,6),M=>String.fromCharCode(
65+M%j)).join("")}}),31584:((tt,J,y)=>{y.d(J,{F:()=>P,o:()=>m});const U=274,H=282,j=283,N=296,B=3,R=5,M={orientation:void 0,resolution:void 0};function P(f){if(f.
length<14)return M;const b=new DataView(f.buffer,f.byteOffset,f.length),w=b.getUint16(0);if(w!==18761&&w!==19789)return M;const d=w===18761,h=b.getUint32(4,d);if(b.
getUint16(2,d)!==42||h+2>f.length)return M;const p=b.getUint16(h,d),E=new Map;for(let W=0,Z=h+2;W<p&&Z+12<=f.length;W++,Z+=12){const Y=b.getUint16(Z,d),q=b.getUint16(
Z+2,d);if(q===B&&(Y===U||Y===N)&&E.set(Y,b.getUint16(Z+8,d)),q!==R||Y!==H&&Y!==j)continue;const V=b.getUint32(Z+8,d);V+8<=f.length&&E.set(Y,b.getUint32(V,d)/b.getUint32(
V+4,d))}const x=E.get(U),v={2:1,3:2.54}[E.get(N)??2],[L,k]=[E.get(H),E.get(j)];return{orientation:x!==void 0&&x>=1&&x<=8?x:void 0,resolution:L===void 0||k===void 0||
v===void 0?void 0:m({x:L*v,y:k*v})}}function m({x:f,y:b}){const w=d=>d>=10&&d<=4800;return w(f)&&w(b)?{x:f,y:b}:void 0}}),76023:((tt,J,y)=>{y.d(J,{L:()=>R});var U=y(
45599),H=y(69869);const j=8,N={DeviceGray:B("gray",1),CalGray:B("gray",1),G:B("gray",1),DeviceRGB:B("rgb",3),CalRGB:B("rgb",3),RGB:B("rgb",3),DeviceCMYK:B("cmyk",
4),CMYK:B("cmyk",4),Separation:B("inks",1)};function B(m,f){return{kind:m,components:f,profile:void 0,table:void 0}}function R(m,f,b,w=0){const d=m.resolve(f);if(w>
j)return;if(d instanceof U.SX){if(Object.hasOwn(N,d.text))return N[d.text];const p=b(d.text);return p===void 0?void 0:R(m,p,b,w+1)}if(!(0,U.cy)(d))return;const h=m.
resolve(d[0]);if(h instanceof U.SX)switch(h.text){case"ICCBased":return M(m,d[1],b,w);case"Indexed":case"I":return P(m,d,b,w);case"DeviceN":{const p=m.array(d[1])?.
length??0;return p>=1&&p<=32?B("inks",p):void 0}default:return Object.hasOwn(N,h.text)?N[h.text]:void 0}}function M(m,f,b,w){const d=m.resolve(f);if(!(d instanceof
U.Z6))return;const h=m.resolve(d.dict.get("N")),p=h===1?"gray":h===3?"rgb":h===4?"cmyk":void 0;if(p===void 0)return R(m,d.dict.get("Alternate"),b,w+1);const E=(0,H.
hh)(m.decodedPart(d)?.data,h);return{...B(p,h),profile:E?.bytes}}function P(m,f,b,w){const d=R(m,f[1],b,w+1),h=m.resolve(f[3]),p=h instanceof U.Mx?h.bytes:h instanceof
U.Z6?m.decodedPart(h)?.data:void 0,E=m.resolve(f[2]);if(!d||d.table||!p||typeof E!="number"||!(E>=0))return;const x=new Uint8Array((Math.min(Math.floor(E),255)+
1)*d.components);return x.set(p.subarray(0,x.length)),{...d,table:x}}}),92152:((tt,J,y)=>{y.d(J,{A6:()=>f,AT:()=>m,Cb:()=>H,WQ:()=>j,ZJ:()=>P,fu:()=>w,mA:()=>M,
u8:()=>b,zq:()=>U});const U=(d,h,p)=>Math.ceil(d*h*p/8);function H(d,h,p){if(!d||d.length<h*2)return!1;let E=0;for(let x=0;x<h;x++){const[v,L]=[d[x*2],d[x*2+1]];
if(v===p&&L===0)E++;else if(v!==0||L!==p)return}return E===0?!1:E===h?!0:void 0}function j(d,h){if(d.length>=h)return d.subarray(0,h);const p=new Uint8Array(h);
return p.set(d),p}const N=2,B=65536;async function R(d,h,p,E){const x=Math.max(1,Math.floor(B/h));for(let v=0;v<d;v+=x){const L=Math.min(v+x,d);E(v,L);const k=p.
step((L-v)*h*N);k&&await k}}async function M(d,h){const p=new Uint8Array(d.length);return await R(d.length,1,h,(E,x)=>{for(let v=E;v<x;v++)p[v]=d[v]^255}),p}async function P(d,{
width:h,height:p,channels:E,bits:x},v,L){const k=h*E,W=U(h,E,x),Z=new Uint8Array(k*p),Y=2**x-1,q=v&&x<8?255/Y:1;for(let V=0;V<p;V++)await R(k,1,L,(yt,lt)=>{for(let at=yt;at<
lt;at++){const dt=at*x,ut=V*W+(dt>>3),gt=x>=8?d[ut]:d[ut]>>8-x-(dt&7)&Y;Z[V*k+at]=gt*q}});return Z}async function m(d,h,p,E){const x=Array.from({length:p},(L,k)=>{
const[W,Z]=[h[k*2],h[k*2+1]];return Uint8ClampedArray.from({length:256},(Y,q)=>(W+q/255*(Z-W))*255)}),v=new Uint8Array(d.length);return await R(d.length,1,E,(L,k)=>{
for(let W=L;W<k;W++)v[W]=x[W%p][d[W]]}),v}function f(d,h,p){const E=new Uint8Array(d.length*p);for(let x=0;x<d.length;x++)for(let v=0;v<p;v++)E[x*p+v]=h[d[x]*p+
v]??0;return E}async function b(d,h,p,E){const x=new Uint8Array(d.length*p);return await R(d.length,p,E,(v,L)=>x.set(f(d.subarray(v,L),h,p),v*p)),x}async function w(d,h,p,E){
const x=new Uint8Array(h.length*(p+1));return await R(h.length,p+1,E,(v,L)=>{for(let k=v;k<L;k++){for(let W=0;W<p;W++)x[k*(p+1)+W]=d[k*p+W];x[k*(p+1)+p]=h[k]}}),
x}}),5660:((tt,J,y)=>{y.d(J,{$:()=>m});var U=y(78157),H=y(31584),j=y(8283);const N={195:"a lossless JPEG image",197:"a hierarchical JPEG image",198:"a hierarchi\
cal JPEG image",199:"a hierarchical lossless JPEG image",201:"a JPEG image with arithmetic coding",202:"a JPEG image with arithmetic coding",203:"a lossless JPE\
G image with arithmetic coding",205:"a hierarchical JPEG image with arithmetic coding",206:"a hierarchical JPEG image with arithmetic coding",207:"a hierarchica\
l JPEG image with arithmetic coding",247:"a JPEG-LS image"},B="save it as a baseline or progressive JPEG with 8 bits, or as a PNG image",R=50,M="Exif\0\0",P="IC\
C_PROFILE\0";async function m(d,h,p){const E=new f(d,h);await E.run(p);const{frame:x}=E;if(!x)throw h("is a JPEG image without a start of frame; it is damaged");
if(E.end<0)throw h("is a JPEG image that is cut short; copy or export it again");const v=E.exif&&(0,H.F)(E.exif),{width:L,height:k,components:W,ids:Z}=x;return{
width:L,height:k,components:W,orientation:v?.orientation??1,resolution:E.jfifResolution??v?.resolution,profile:w(E.profileParts),adobe:E.adobe,plainRgb:Z==="RGB"&&
!E.adobe&&!E.jfif,data:d.subarray(0,E.end)}}class f{bytes;refuse;frame;jfif=!1;jfifResolution;adobe=!1;exif;profileParts=new Map;end=-1;constructor(h,p){this.bytes=
h,this.refuse=p}async run(h){let p=0;for(const E of(0,j.OD)(this.bytes)){const{marker:x,end:v}=E,L=h.step(R+v-p);if(L&&await L,p=v,x===j.GM)this.end=v;else if(x!==
j.Os)this.take(E);else if(this.isOnlyScan(E.data)){const k=(0,U.bS)(this.bytes).indexOf(b,v);this.end=k<0?-1:k+2;return}}}isOnlyScan(h){return this.frame?.sequential===
!0&&h[0]===this.frame.components}take({marker:h,data:p}){const E=N[h];if(E!==void 0)throw this.refuse(`is ${E}, which PDF cannot hold; ${B}`);if(h>=192&&h<=194)
this.frame??=this.readFrame(p,h!==194);else if(h===224&&(0,U.w1)(p,0,"JFIF\0"))this.readJfif(p);else if(h===225&&(0,U.w1)(p,0,M))this.exif??=p.subarray(M.length);else if(h===
226&&(0,U.w1)(p,0,P)&&p.length>P.length+2){const[x,v]=p.subarray(P.length);this.profileParts.has(x)||this.profileParts.set(x,{of:v,data:p.subarray(P.length+2)})}else
h===238&&(0,U.w1)(p,0,"Adobe")&&p.length>=12&&(this.adobe=!0)}readFrame(h,p){const[E=0,x=0,v=0,L=0,k=0,W=0]=h,[Z,Y]=[x<<8|v,L<<8|k];if(h.length<6+3*W)throw this.
refuse("is a JPEG image whose start of frame is damaged");if(E!==8)throw this.refuse(`is a JPEG image with ${E} bits per component, which PDF cannot hold; ${B}`);
if(Y===0||Z===0)throw this.refuse(`is a JPEG image of ${Y} × ${Z} pixels; it is empty or damaged`);if(W!==1&&W!==3&&W!==4)throw this.refuse(`is a JPEG image wi\
th ${W} components; PDF holds 1, 3 or 4`);let q="";for(let V=0;V<W;V++)q+=String.fromCharCode(h[6+3*V]);return{width:Y,height:Z,components:W,ids:q,sequential:p}}readJfif(h){
if(this.jfif||(this.jfif=!0,h.length<12))return;const p={1:1,2:2.54}[h[7]],[E,x]=[h[8]<<8|h[9],h[10]<<8|h[11]];p!==void 0&&(this.jfifResolution=(0,H.o)({x:E*p,y:x*
p}))}}const b=Buffer.of(255,j.GM);function w(d){const h=d.size,p=[];for(let E=1;E<=h;E++){const x=d.get(E);if(x?.of!==h)return;p.push(x.data)}return h===0?void 0:
Buffer.concat(p)}}),69869:((tt,J,y)=>{y.d(J,{Jc:()=>w,R1:()=>x,To:()=>m,hh:()=>f,so:()=>h});var U=y(77598),H=y.n(U),j=y(48249),N=y(78157),B=y(68973),R=y(45599);
const M={1:"GRAY",3:"RGB ",4:"CMYK"},P=["scnr","mntr","prtr","spac"],m={1:"DeviceGray",3:"DeviceRGB",4:"DeviceCMYK"};function f(v,L){if(!v||v.length<132)return;
const k=(0,N.bS)(v),W=V=>k.toString("latin1",V,V+4),Z=k.readUInt32BE(0),Y=v[8];if(!(!(Z>=132&&Z<=v.length&&Y>=2&&Y<=4&&W(36)==="acsp"&&P.includes(W(12)))||W(16)!==
M[L]))return{bytes:v.subarray(0,Z),version:Y}}const b=new WeakMap;async function w(v,L){const{bytes:k}=v,W=L.pace.step(k.length);W&&await W;const Z=b.get(L.pace)??
new Map;b.set(L.pace,Z);const Y=p(k),q=Z.get(Y);if(q)return q;const V={...v,id:Y,deflated:await(0,B.uM)(L).deflate(k,d)};return Z.set(Y,V),V}const d=4,h=v=>{const{
bytes:L}=v;return{...v,id:p(L),deflated:(0,j.Kc)(L)}},p=v=>(0,U.createHash)("sha256").update(v).digest("base64"),E=new WeakMap;function x(v,{id:L,deflated:k},W){
const Z=E.get(v)??new Map;E.set(v,Z);const Y=Z.get(L);if(Y)return Y;const q=(0,R.jd)({N:W,Alternate:(0,R.UU)(m[W]),Filter:(0,R.UU)("FlateDecode")}),V=v.add(new R.
Z6(q,k));return Z.set(L,V),V}}),98122:((tt,J,y)=>{y.d(J,{_:()=>H});var U=y(58552);const H=j=>N=>(0,U.G6)([{field:j,message:N}])}),3449:((tt,J,y)=>{y.d(J,{d:()=>j});
var U=y(45599);const H=["FontFile","FontFile2","FontFile3","ToUnicode","CIDToGIDMap","CIDSet","JBIG2Globals"];async function j(M,P,m){const f=new Map,b=new Map;
for(let w=1;w<P;w++){if(!m(w))continue;const d=M.job.pace.step(300);d&&await d;const h=M.get(w);h instanceof U.Z6?(B(M,h.dict)&&f.set(w,h.dict.get("Resources")),
(h.dict.has("CMapName")||(0,U.Eo)(M.resolve(h.dict.get("Type")),"CMap"))&&b.set(w,"CMap")):h instanceof U.Bi&&R(M,w,h,f,b)}return{content:f,fonts:b,pages:await N(
M)}}async function N(M){const P=new Set,m=new Set;for(const f of M.pages.numbers){const b=M.entry(f,"Contents");(0,U.i9)(b)&&P.add(b.number);const w=M.array(b),
d=w!==void 0&&m.size<m.add(w).size;for(const p of d?w:[])(0,U.i9)(p)&&P.add(p.number);const h=M.job.pace.step(300+(d?10*w.length:0));h&&await h}return P}function B(M,P){
const m=M.resolve(P.get("Subtype"));return(0,U.Eo)(m,"Form")||M.resolve(P.get("PatternType"))===1||P.has("BBox")&&!P.has("ShadingType")}function R(M,P,m,f,b){for(const p of H){
const E=m.get(p);(0,U.i9)(E)&&b.set(E.number,p)}const w=(0,U.Eo)(M.resolve(m.get("Subtype")),"Type3")?M.dict(m.get("CharProcs")):void 0;for(const p of w?.values()??
[])(0,U.i9)(p)&&f.set(p.number,m.get("Resources"));const d=M.resolve(m.get("Type"));if(M.pages.holds(P)||!((0,U.Eo)(d,"Page")||(0,U.Eo)(d,"Template")))return;const h=m.
get("Contents");for(const p of M.array(h)??[h])(0,U.i9)(p)&&f.set(p.number,m.get("Resources"))}}),10339:((tt,J,y)=>{y.d(J,{H:()=>j});class U{all;last=new Array(
256).fill(void 0);constructor(M){this.all=M}addAll(M){const{last:P,all:m}=this,f=m.size;for(let b=0;b<M.length;b++){const w=M[b],d=w.code&255;P[d]!==w&&(P[d]=w,
m.add(w))}return m.size>f}}function H(R,M,P,m){for(let f=0,b=m;b>0;b--){const w=M.partEnd(P,f,1);R.add(w-f),f=w}}class j{fonts=new Map;seen=new Map;hasGone=!1;async note({
shown:M},P,m=B){const f=Uint32Array.from(m).sort();let b=0;for(const{font:w,elements:d,first:h}of M){let p=this.fonts.get(w);p||this.fonts.set(w,p={kept:new Set,
gone:new Set,lengths:new Set});const E=this.keptOf(w,p);let x=h;for(const v of d){if(typeof v=="number")continue;const L=w.glyphs(v);for(;b<f.length&&f[b]<x;)b++;
const k=b<f.length&&f[b]<x+L.length;k&&this.divide(p,L,x,m),(k||E.addAll(L))&&H(p.lengths,w,v,L.length),x+=L.length;const W=P.step(v.length*N);W&&await W}}}divide(M,P,m,f){
this.hasGone=!0;for(const[b,w]of P.entries())(f.has(m+b)?M.gone:M.kept).add(w)}keptOf(M,{kept:P}){let m=this.seen.get(M);return m||this.seen.set(M,m=new U(P)),m}async noteGone(M,P,m){
if(m.size===0)return;const f=new j;await f.note(M,P,m);for(const[b,{gone:w,lengths:d}]of f.fonts){const h=this.fonts.get(b);if(h)for(const p of w)h.gone.add(p);else
this.fonts.set(b,{kept:new Set,gone:w,lengths:d})}this.hasGone=!0}}const N=50,B=new Set}),9819:((tt,J,y)=>{y.d(J,{J7:()=>j,Kd:()=>R,Wo:()=>M,_i:()=>B,b9:()=>N});
var U=y(42973),H=y(45599);class j{document;gone=new Set;chased=new Set;constructor(m){this.document=m}remove(m){const{catalog:f,catalogNumber:b,pages:w}=this.document,
d=f.get("Pages");m===b||(0,H.i9)(d)&&m===d.number||w.holds(m)||(this.gone.add(m),this.document.remove(m))}chase(m){this.chased.add(m)}removed(){return this.gone}takeChased(){
const m=this.chased;return this.chased=new Set,m}isGone(m){return(0,H.i9)(m)&&this.gone.has(m.number)}}class N{most;left;constructor(m){this.most=this.left=m.job.
limits.nodes}spend=m=>{if(this.left-=m,this.left<0)throw(0,U.F)("nodes",`The document has more than ${this.most} fields, bookmarks, names and structure elements`,
"Remove bookmarks or tags with another program first")}}class B{seen;beyond=new Set;allowance;constructor(m,f=new N(m)){this.allowance=f,this.seen=new Uint8Array(
(m.size>>3)+1)}first(m){if(this.allowance.spend(1),!(0,H.i9)(m))return!0;const{number:f}=m,b=f>>3;if(b>=this.seen.length)return this.beyond.size<this.beyond.add(
f).size;const w=1<<(f&7),d=(this.seen[b]&w)===0;return this.seen[b]|=w,d}}function R(P,m){return(0,H.i9)(P)?P.number:m}function M(P,m){const f=P.catalog.get(m),
b=P.dict(f);return b&&{dict:b,holder:R(f,P.catalogNumber)}}})};
