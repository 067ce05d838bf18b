"use strict";exports.id=4921,exports.ids=[4921],exports.modules={85035:((it,Z,E)=>{E.r(Z),E.d(Z,{compress_document:()=>Ts});var A=E(98446),z=E(36078),j=E(12195),G=E(1900),I=E(
30044),F=E(38671),P=E(21281),B=E(58006),x=E(92356),f=E(45599),b=E(14029),y=E(77158);const d=4,g=["{pop}","{4 1 roll pop pop pop dup dup}"],M=g.length,C=s=>Array.
from({length:s*2},(t,n)=>n%2);function W(s,t){return g.map(n=>{const e=(0,f.jd)({FunctionType:4,Domain:C(d),Range:C(3)}),o=["A","B","C","D"].map(r=>(0,f.UU)(r)),
i=new f.Bi(s);return i.set("ColorSpace",[(0,f.UU)("DeviceN"),o,(0,f.UU)("DeviceRGB"),t(new f.Z6(e,(0,f.Px)(n).bytes))]),i})}function q({width:s,height:t,row:n}){
const e=new Uint8Array(s*d),o=t/M;return i=>{const r=n(i);for(let l=0;l<e.length;l+=d)e[l]=r[l+2],e[l+1]=r[l+1],e[l+2]=r[l];const c=n(i+o);for(let l=0;l<e.length;l+=
d)e[l+3]=c[l];return e}}var V=E(52829),X=E(56681),J=E(37709),tt=E(91025),st=E(93059),rt=E(58971),ot=E(3449),lt=E(52205),pt=E(33973),Mt=E(65868),wt=E(36502),bt=E(
21996);const Ct=4096,k=({operator:s,dataStart:t,dataEnd:n})=>s==="BI"&&t>=0&&n-t>=Ct;class u extends wt.z{isOff(){return!1}}async function h(s,t){const n=new R,
e=new Mt.i(s,new u(s));for(let i=0;i<s.pages.count;i++)n.page=i,await e.read(i,n,n);const o=t??await $(s);for(const i of o)n.sizes.delete(i);for(const[i,r]of n.
sizes)n.enlarge(n.masks,m(s,i),r);for(const i of o)n.masks.delete(m(s,i)?.number??-1);for(const i of[...n.sizes.keys(),...o])n.masks.delete(i);return Object.assign(
n,{elsewhere:o})}function m(s,t){const n=s.get(t),e=n instanceof f.Z6?n.dict.get("SMask"):void 0;return(0,f.i9)(e)?e:void 0}const a=.9;function O(s,t,n){const e=S(
s,t,n);return e<a?e:1}function S(s,t,n){const e=(o,i)=>o/72*n/i;return Math.max(e(t.width,s.width),e(t.height,s.height))}class R{sizes=new Map;masks=new Map;inline=0;inlinePages=new Set;page=0;glyph(){}takes(t,n,e){
t.operator==="BI"&&this.inline++,k(t)&&this.inlinePages.add(this.page)}image({matrix:[t,n,e,o]},i){this.enlarge(this.sizes,(0,f.i9)(i)?i:void 0,{width:Math.hypot(
t,n),height:Math.hypot(e,o)})}enlarge(t,n,{width:e,height:o}){if(!n)return;const i=t.get(n.number);t.set(n.number,{width:Math.max(i?.width??0,e),height:Math.max(
i?.height??0,o)})}}const N=2e3;async function $(s){const t=[],n=o=>{for(const i of s.dict(s.dict(o?.get("Resources"))?.get("XObject"))?.values()??[])t.push(i)};
for(const o of await(0,bt.Av)(s,["PatternType","CharProcs","Luminosity","Alpha"])){const i=s.job.pace.step(N);i&&await i;const r=s.get(o),c=r instanceof f.Z6?r.
dict:r instanceof f.Bi?r:void 0;n(c);const l=s.dict(c?.get("SMask"));for(const p of[c?.get("G"),l?.get("G")])p!==void 0&&t.push(p)}const e=new Set;for(let o=t.pop();o!==
void 0;o=t.pop()){if(!(0,f.i9)(o)||e.has(o.number))continue;e.add(o.number);const i=s.job.pace.step(N);i&&await i;const r=s.resolve(o);r instanceof f.Z6&&n(r.dict)}
return e}const K=["BitsPerComponent","Decode","DecodeParms","Height","ImageMask","Intent","Interpolate","Width"],et={AHx:"ASCIIHexDecode",A85:"ASCII85Decode",LZW:"\
LZWDecode",Fl:"FlateDecode",RL:"RunLengthDecode",CCF:"CCITTFaxDecode",DCT:"DCTDecode"},Y={G:"DeviceGray",RGB:"DeviceRGB",CMYK:"DeviceCMYK"},dt=new Set(Object.values(
Y));class ht{document;resources;constructor(t){this.document=t,this.resources=new tt.n(t)}async moveAll({inlinePages:t,elsewhere:n}){const{document:e}=this,{live:o}=await(0,pt.
Gy)(e),i=new rt.X(e);for(const c of t){if(!this.isWhole(c))continue;const l=await this.move(await i.page(c),e.pages.attribute(c,"Resources"));if(!l)continue;const p=e.
add(await(0,V.c)(e,new f.Z6(new f.Bi,ut),l.content));e.pages.patch(c,{Contents:p,Resources:l.resources})}const{content:r}=await(0,ot.d)(e,o.length,c=>o[c]===1);
for(const c of r.keys())n.has(c)||await this.moveOf(c)}isWhole(t){const{document:n}=this;return(0,lt.c3)(n,n.entry(n.pages.number(t),"Contents")).every(o=>o instanceof
f.Z6&&n.decodedPart(o)?.whole===!0)}async moveOf(t){const{document:n}=this,e=n.get(t);if(!(e instanceof f.Z6)||e.dict.has("PatternType")||!n.dict(e.dict.get("Re\
sources")))return;const o=n.decodedPart(e),i=o?.whole?await this.move(o.data,e.dict.get("Resources")):void 0;if(!i)return;const r=await(0,V.c)(n,e,i.content);r.
dict.set("Resources",i.resources),n.put(t,r)}async move(t,n){const{document:e}=this,o=e.dict(e.dict(n)?.get("ColorSpace")),i=[];let r=0;if(await(0,J.Ko)(t,e.job.
pace,v=>{const U=r;r=v.end;const D=k(v)&&gt(v,U)?this.imageOf(v,o):void 0;D&&i.push({from:U,to:v.end,image:D})}),i.length===0)return;const c=i.map(({image:v})=>{
const U=e.add(v);return{category:"XObject",name:`Inline${U.number}`,ref:U}}),{resources:l,names:p}=this.resources.with(n,c),w=i.map(({from:v,to:U},D)=>({from:v,
to:U,text:`/${p[D]} Do`}));return{content:await(0,X.E$)(t,w,e.job.pace),resources:l}}imageOf(t,n){const e=(0,st.n)(t);if(!e)return;const o=(0,f.jd)({Type:(0,f.UU)(
"XObject"),Subtype:(0,f.UU)("Image")});for(const[r,c]of e.dict){const l=r==="I"?"Interpolate":r;K.includes(l)&&o.set(l,c)}const i=(0,lt.c3)(this.document,e.dict.
get("Filter")).map(r=>nt(r,et));if(i.length>0&&o.set("Filter",i),e.dict.has("ColorSpace")){const r=this.spaceOf(e.dict.get("ColorSpace"),n);if(r===void 0)return;
o.set("ColorSpace",r)}return new f.Z6(o,e.data)}spaceOf(t,n){if(t instanceof f.SX){const p=Y[t.text]??t.text;return dt.has(p)?(0,f.UU)(p):n?.get(t.text)}if(!(0,f.
cy)(t)||t.length!==4)return;const[e,o,i,r]=t,l=e instanceof f.SX&&(e.text==="I"||e.text==="Indexed")&&!(0,f.cy)(o)?this.spaceOf(o,n):void 0;return l===void 0?void 0:
[(0,f.UU)("Indexed"),l,i,r]}}const ut=new Uint8Array(0);function gt(s,t){const{content:n,end:e,count:o}=s,i=(r,c)=>Buffer.from(n.subarray(r,c)).toString("latin1");
return o>0&&i(t,s.startOf(0)).trim()==="BI"&&i(e-2,e)==="EI"}const nt=(s,t)=>s instanceof f.SX?(0,f.UU)(t[s.text]??s.text):s;var ct=E(95340),ft=E(76023),Et=E(78157),
St=E(80281);const Ft={16:{color:"rgb",components:3},17:{color:"gray",components:1}},Lt=new Set(["pclr","cmap","cdef"]);function jt(s){const t=(0,Et.bS)(s),n=(0,St.
f)(t)?.find(({type:p})=>p==="jp2h");if(!n)return;const e=t.subarray(n.body,n.end),o=(0,St.f)(e),[i,...r]=["ihdr","colr"].flatMap(p=>o?.filter(({type:w})=>w===p)??
[]),[c]=r;if(i?.type!=="ihdr"||i.end-i.body<14||!c||c.end-c.body<7||o.some(({type:p})=>Lt.has(p))||e[c.body]!==1)return;const l=Ft[e.readUInt32BE(c.body+3)];return l?.
components===e.readUInt16BE(i.body+8)?l.color:void 0}var Gt=E(5660),Jt=E(98122),At=E(58552);const Tt=400,vt=48,Yt=.5,Nt=.3,Wt=24,Vt=3;async function It({width:s,
height:t,channels:n,data:e},o){const i=new Set,r=Math.max(1,Math.floor(t/Tt));let[c,l,p]=[0,0,0];for(let w=0;w<t;w+=r){const v=(w+1)*s*n;for(let D=w*s*n+n;D<v;D+=
n){let[L,T]=[0,0];for(let H=D;H<D+n;H++)L=L*256+e[H],T=Math.max(T,Math.abs(e[H]-e[H-n]));i.size<=vt&&i.add(L),c++,T>0&&l++,T>=Wt&&p++}const U=o.step(s*n*Vt);U&&
await U}return i.size<=vt||l<c*(1-Yt)&&p>l*Nt}var yt=E(92152);const xt=65536,kt=8;async function zt(s,{width:t,height:n,bits:e,decode:o},{components:i,table:r},c){
const l=r?1:i;if(s.length<(0,yt.zq)(t,l,e)*n)return;const p=(0,yt.Cb)(o,l,r?2**e-1:1);if(p===void 0||r&&p)return;const w=e===8?s:await(0,yt.ZJ)(s,{width:t,height:n,
channels:l,bits:e},!r,c);return r?Pt(w.subarray(0,t*n),r,i,c):w}async function Pt(s,t,n,e){if(!await Kt(s,t.length/n,e))return;const o=new Uint8Array(s.length*n);
for(let i=0;i<s.length;i+=xt){const r=s.subarray(i,i+xt);o.set((0,yt.A6)(r,t,n),i*n);const c=e.step(r.length*kt);c&&await c}return o}async function Kt(s,t,n){for(let e=0;e<
s.length;e+=xt){const o=s.subarray(e,e+xt);if(o.some(r=>r>=t))return!1;const i=n.step(o.length);i&&await i}return!0}const Oe=new Set([1,2,4,8,16]),Me=4096,ve=128*
1024*1024,Ce={jpg:.011,jp2:.15,samples:.006};async function se(s,t){const n=(0,ct.h)(s,t.dict),{width:e,height:o,stencil:i,decode:r}=n,c=await Ae(s,t),l=e>=1&&o>=
1&&!i&&Oe.has(n.bits)&&(r!==void 0||!t.dict.has("Decode")),p=c&&Te(c);if(!l||!c||!p||ie(s,t))return"kind";const{format:w,before:v,parameters:U}=(0,F.R)(s,t);if(p===
"inks"&&w!=="jpg")return"kind";const D=c.table?oe(s,t):t.dict.get("ColorSpace")??Xt(p);if(D===void 0||w==="ccitt"||w==="jbig2"||U?.has("ColorTransform")||w==="j\
pg"&&(c.table||n.bits!==8)||w==="jp2"&&(c.table||De(s,t)))return"kind";if(!w&&Ue(n.bits,c))return"lines";const L=s.encoded(t).length;if(L<Me)return"larger";if(e>
ct.K)return"heavy";const T=Ce[w??"samples"]*(p==="inks"?M:1);if(e*o*T>s.job.limits.drawingStep*1e3||e*o*c.components>ve)return"heavy";const H=await Qt(s,v);if(!H)
return"kind";const _={width:e,height:o,color:p,space:D,size:L};if(w==="jpg"){const Q=p==="inks"?void 0:r;return Re(H,_)?{..._,data:H,entries:_t(_,Q,"DCTDecode")}:
"kind"}if(w==="jp2")return{..._,data:H,entries:_t(_,void 0,"JPXDecode")};const{pace:at}=s.job,Bt=await zt(H,n,c,at);return Bt?await It({width:e,height:o,data:Bt,
channels:c.components},at)?"lines":{..._,data:Bt,entries:_t(_,c.table?void 0:r)}:"kind"}async function Ae(s,t){if(t.dict.has("ColorSpace"))return(0,ft.L)(s,t.dict.
get("ColorSpace"),()=>{});const{format:n,before:e}=(0,F.R)(s,t);if(n!=="jp2"||(await(0,P.ds)(s)).archive)return;const o=await Qt(s,e),i=o&&jt(o);return i&&(0,ft.
L)(s,Xt(i),()=>{})}function Te({kind:s,components:t}){return t===1?"gray":s==="rgb"?"rgb":t===d?"inks":void 0}const Ie={gray:"DeviceGray",rgb:"DeviceRGB",inks:"\
DeviceCMYK"},Pe={gray:1,rgb:3,inks:d},Xt=s=>(0,f.UU)(Ie[s]);function oe(s,t){const n=s.array(t.dict.get("ColorSpace")),e=s.resolve(n?.[0]);return(0,f.Eo)(e,"Ind\
exed")?n?.[1]:void 0}const Ue=(s,{components:t,table:n})=>(n?Math.min(n.length/t,2**s):2**(s*t))<=vt;function ie(s,{dict:t}){const n=s.resolve(t.get("Mask")),e=s.
dict(t.get("SMask"));return(0,f.cy)(n)||e?.has("Matte")===!0||t.has("F")||t.has("Alternates")||t.has("OPI")}const De=(s,{dict:t})=>(s.resolve(t.get("SMaskInData"))??
0)!==0||t.has("Decode");async function Qt(s,t){try{return await s.decodedAtEase(t)}catch(n){if(n instanceof At.zU&&n.code!=="cancelled")return;throw n}}function Re(s,{
width:t,height:n,color:e}){try{const o=(0,Gt.$)(s,(0,Jt._)("file"));return o.width===t&&o.height===n&&o.components===Pe[e]}catch(o){if(o instanceof At.zU)return!1;
throw o}}function _t({width:s,height:t,color:n},e,o){const i={Type:(0,f.UU)("XObject"),Subtype:(0,f.UU)("Image"),Width:s,Height:t,BitsPerComponent:8,ColorSpace:Xt(
n)};return e&&(i.Decode=[...e]),o!==void 0&&(i.Filter=(0,f.UU)(o)),(0,f.jd)(i)}const Be=3;async function Fe(s,t,n,e){const{channels:o}=s,i=t*o,r=new Uint8Array(
i*n),[c,l]=[new Float64Array(i),new Float64Array(i)],p=s.height/n,w=p*(s.width/t);let v=-1;for(let U=0;U<n;U++){l.fill(0);const[D,L]=[U*p,Math.min((U+1)*p,s.height)];
for(let T=Math.floor(D);T<L;T++){T!==v&&Le(s,T,t,c),v=T;const H=Math.min(T+1,L)-Math.max(T,D);for(let at=0;at<i;at++)l[at]+=c[at]*H;const _=e.step((s.width*o+i)*
Be);_&&await _}for(let T=0;T<i;T++)r[U*i+T]=Math.min(255,Math.round(l[T]/w))}return r}function Le({width:s,channels:t,data:n},e,o,i){const r=s/o;i.fill(0);for(let c=0;c<
o;c++){const[l,p]=[c*r,Math.min((c+1)*r,s)];for(let w=Math.floor(l);w<p;w++){const v=Math.min(w+1,p)-Math.max(w,l),U=(e*s+w)*t;for(let D=0;D<t;D++)i[c*t+D]+=n[U+
D]*v}}}var je=E(64680);const Ge=Ut("00110101 000111 0111 1000 1011 1100 1110 1111 10011 10100 00111 01000 001000 000011 110100 110101 101010 101011 0100111 0001\
100 0001000 0010111 0000011 0000100 0101000 0101011 0010011 0100100 0011000 00000010 00000011 00011010 00011011 00010010 00010011 00010100 00010101 00010110 000\
10111 00101000 00101001 00101010 00101011 00101100 00101101 00000100 00000101 00001010 00001011 01010010 01010011 01010100 01010101 00100100 00100101 01011000 0\
1011001 01011010 01011011 01001010 01001011 00110010 00110011 00110100 11011 10010 010111 0110111 00110110 00110111 01100100 01100101 01101000 01100111 01100110\
0 011001101 011010010 011010011 011010100 011010101 011010110 011010111 011011000 011011001 011011010 011011011 010011000 010011001 010011010 011000 010011011"),
Ne=Ut("0000110111 010 11 10 011 0011 0010 00011 000101 000100 0000100 0000101 0000111 00000100 00000111 000011000 0000010111 0000011000 0000001000 00001100111 0\
0001101000 00001101100 00000110111 00000101000 00000010111 00000011000 000011001010 000011001011 000011001100 000011001101 000001101000 000001101001 00000110101\
0 000001101011 000011010010 000011010011 000011010100 000011010101 000011010110 000011010111 000001101100 000001101101 000011011010 000011011011 000001010100 00\
0001010101 000001010110 000001010111 000001100100 000001100101 000001010010 000001010011 000000100100 000000110111 000000111000 000000100111 000000101000 000001\
011000 000001011001 000000101011 000000101100 000001011010 000001100110 000001100111 0000001111 000011001000 000011001001 000001011011 000000110011 000000110100\
 000000110101 0000001101100 0000001101101 0000001001010 0000001001011 0000001001100 0000001001101 0000001110010 0000001110011 0000001110100 0000001110101 000000\
1110110 0000001110111 0000001010010 0000001010011 0000001010100 0000001010101 0000001011010 0000001011011 0000001100100 0000001100101"),re=Ut("00000001000 00000\
001100 00000001101 000000010010 000000010011 000000010100 000000010101 000000010110 000000010111 000000011100 000000011101 000000011110 000000011111"),[We,ke,ae]=Ut(
"0001 001 000000000001"),ze=Ut("0000010 000010 010 1 011 000011 0000011");function Ut(s){return s.split(" ").map(t=>[parseInt(t,2),t.length])}const Ke=20;async function He({
data:s,width:t,height:n,black:e},o){const i=new $e(t),r=t+7>>3,c=new Uint8Array(r);for(let l=0;l<n;l++){for(let v=0,U=l*r;v<r;v++,U++)c[v]=e?s[U]:~s[U];const p=i.
row(c),w=o.step(r+p*Ke);w&&await w}return i.finish()}class $e{width;output=new je.k(4096);bits=0;count=0;changes;above;constructor(t){this.width=t,this.changes=
new Int32Array(t+4),this.above=new Int32Array(t+4).fill(t)}row(t){const{width:n,changes:e,above:o}=this,i=Je(t,n,e);let[r,c,l,p]=[-1,0,0,0];for(;r<n;){for(p=p&-2|
c;p>1&&o[p-2]>r;)p-=2;for(;o[p]<=r&&o[p]<n;)p+=2;const[w,v,U]=[e[l],o[p],Ze(o,p,n)];if(U<w)this.add(We),r=U;else if(Math.abs(w-v)<=3)this.add(ze[w-v+3]),r=w,l++,
c^=1;else{const D=w<n?e[l+1]:n;this.add(ke),this.run(w-Math.max(r,0),c),this.run(D-w,c^1),r=D,l+=2}}return this.changes=o,this.above=e,i}finish(){return this.add(
ae),this.add(ae),this.count>0&&this.add([0,8-this.count]),this.output.bytes}run(t,n){for(;t>=2624;t-=2560)this.add(re.at(-1));const e=n===0?Ge:Ne,o=t>>6;o>27?this.
add(re[o-28]):o>0&&this.add(e[63+o]),this.add(e[t&63])}add([t,n]){for(this.bits=this.bits<<n|t,this.count+=n;this.count>=8;this.count-=8)this.output.byte(this.bits>>>
this.count-8&255);this.bits&=(1<<this.count)-1}}const Ze=(s,t,n)=>s[t]<n?s[t+1]:n;function Je(s,t,n){let[e,o]=[0,0];for(let i=0;i<t;){const r=s[i>>3];if((i&7)===
0&&r===(o?255:0)){i+=8;continue}(r>>7-(i&7)&1)!==o&&(n[e++]=i,o^=1),i++}return n.fill(t,e,Math.min(e+4,n.length)),e}var Ye=E(14752),ce=E(68973);const Ve=96*1024,
qt=3,Xe=6,Qe=9,_e=[1,2,4,"each"],fe=[0,1,2,4],qe=4,tn=65535;async function te(s,t,n,e){const{width:o,height:i,channels:r,bits:c}=t;if(c*r===1){if(o>tn)return;const L=await en(
s,e.pace)?0:1,T=await He({data:s,width:o,height:i,black:L},e.pace),H=(0,f.jd)({K:-1,Columns:o,Rows:i,BlackIs1:L===1});return T.length<n?{data:T,filter:"CCITTFax\
Decode",parameters:H}:void 0}if(c<8)return;const l=(0,ce.uM)(e),p=new sn(s,(0,yt.zq)(o,r,c),r*c>>3),{kind:w,expected:v}=await nn(p,i,e);if(v>=n)return;const U=await l.
deflate(w===void 0?s:await p.filtered(0,i,w,e),Qe),D=w===void 0?void 0:{Predictor:15,Colors:r,BitsPerComponent:c,Columns:o};return U.length<n?{data:U,filter:"Fl\
ateDecode",parameters:D&&(0,f.jd)(D)}:void 0}const le=65536;async function en(s,t){let n=0;for(let e=0;e<s.length;e+=le){const o=s.subarray(e,e+le);for(const r of o)
n+=r===255?1:r===0?-1:0;const i=t.step(o.length*2);i&&await i}return n>0}async function nn(s,t,n){const e=Math.min(t,Math.ceil(Ve/qt/s.length)),o=Array.from({length:qt},
(c,l)=>Math.floor((t-e)*l/(qt-1))),i=[...new Set(o)];let r={kind:void 0,expected:1/0};for(const c of[void 0,..._e]){let l=0;for(const w of i){const v=await s.filtered(
w,e,c,n);l+=(await(0,ce.uM)(n).deflate(v,Xe)).length}const p=l*(t/(e*i.length));p<r.expected&&(r={kind:c,expected:p})}return r}class sn{samples;length;step;none;constructor(t,n,e){
this.samples=t,this.length=n,this.step=e,this.none=new Uint8Array(n)}async filtered(t,n,e,{pace:o}){const{samples:i,length:r}=this;if(e===void 0)return i.subarray(
t*r,(t+n)*r);const c=new Uint8Array(n*(r+1));for(let l=0;l<n;l++){const p=e==="each"?this.choose(t+l):e,w=l*(r+1);c[w]=p,this.filter(t+l,p,c,w+1);const v=o.step(
r*qe*(e==="each"?fe.length:1));v&&await v}return c}filter(t,n,e,o){const{samples:i,length:r,step:c}=this,l=t*r,p=t===0?this.none:i.subarray(l-r,l);for(let w=0;w<
r;w++){const v=w>=c?i[l+w-c]:0,U=n===1?v:n===2?p[w]:n===4?(0,Ye.X)(v,p[w],w>=c?p[w-c]:0):0;e[o+w]=i[l+w]-U}}choose(t){const n=new Uint8Array(this.length);let[e,
o]=[0,1/0];for(const i of fe){this.filter(t,i,n,0);let r=0;for(const c of n)r+=c<128?c:256-c;r<o&&([e,o]=[i,r])}return e}}const on=256*1024*1024,rn=512,an=300,[
cn,fn]=[.9,.97],[ln,dn]=[2,20],hn=new Set([1,2,4,8,16]),de=4,un=2e3;class gn{document;settings;remaining=on;constructor(t,n){this.document=t,this.settings=n}async shrink(t,n){
const{document:e,settings:o}=this,i=e.get(t);if(!(i instanceof f.Z6)||ie(e,i)||i.dict.has("Matte"))return!1;const r=await this.read(i);if(!r||r.bits!==8||r.table&&
i.dict.has("Decode"))return!1;const c=r.data.length*(r.table?.components??1)*2;if(!e.job.memory.borrow(c))return!1;const l=await this.withFewer(i,r,p=>O(r,n,p??
o.resolution));return e.job.memory.release(c),l&&e.put(t,l),l!==void 0}async withFewer(t,n,e){const{document:o,settings:i}=this,{pace:r}=o.job;if(e()===1&&(n.table?.
components??n.channels)!==de)return;const c=await pn(n,r);if(!c)return;const l=await It(c,r),p=e(l?Math.max(i.resolution,an):void 0),w=c.channels===de&&!l;if(p===
1&&!w)return;const[v,U]=[n.width,n.height].map(H=>Math.max(1,Math.round(H*p))),D=p===1?c.data:await Fe(c,v,U,r),L=await this.packed({...c,data:D,width:v,height:U},
w);if(!L)return;const T=he(t,L);return T.dict.set("Width",v),T.dict.set("Height",U),c!==n&&T.dict.set("ColorSpace",oe(o,t)),T}async packed(t,n){const{job:e}=this.
document,{data:o,width:i,height:r,channels:c,size:l}=t,p=l*cn;if(!n)return te(o,t,p,e);const w=D=>o.subarray(D*i*c,(D+1)*i*c),v=await(0,I.I)({...this.settings,width:i,
height:r,color:"inks",samples:w},e.pace);return await te(o,t,Math.min(p,v.length),e)??(v.length<p?{data:v,filter:"DCTDecode",parameters:void 0}:void 0)}async packAll(){
const{document:t}=this,n=[...await(0,bt.Av)(t,["Image"])].sort((e,o)=>e-o);for(const e of n){const o=t.job.pace.step(un);o&&await o;const i=t.get(e);if(!(i instanceof
f.Z6)||!(0,f.Eo)(t.resolve(i.dict.get("Subtype")),"Image")||i.dict.has("F"))continue;const r=await this.read(i);if(!r||!t.job.memory.borrow(r.data.length))continue;
const c=await te(r.data,r,r.size*fn,t.job);t.job.memory.release(r.data.length),c&&t.put(e,he(i,c))}}async read(t){const{document:n}=this,{width:e,height:o,bits:i,
stencil:r}=(0,ct.h)(n,t.dict),c=r?{channels:1,table:void 0}:this.channelsOf(t),l=e>=1&&o>=1&&hn.has(i)&&(0,F.R)(n,t).format===void 0,p=n.encoded(t).length;if(!l||
!c||p<rn||e>ct.K)return;const{channels:w,table:v}=c,U=(0,yt.zq)(e,w,i)*o;if(U>this.remaining)return;const{memory:D}=n.job,L=D.remaining,T=await Qt(n,t);if(D.release(
L-D.remaining),!!T&&(this.remaining-=T.length,!(T.length<U)))return{width:e,height:o,channels:w,bits:i,size:p,table:v,data:T.subarray(0,U)}}channelsOf({dict:t}){
const{document:n}=this,e=t.get("ColorSpace");if((0,f.Eo)(n.resolve(n.array(e)?.[0]),"Lab"))return{channels:3,table:void 0};const o=(0,ft.L)(n,e,()=>{});if(!o)return;
const{table:i,components:r}=o;return i?{channels:1,table:{colors:i,components:r}}:{channels:r,table:void 0}}}async function pn(s,t){const{data:n,table:e}=s;if(!e)
return s;const o=await Pt(n,e.colors,e.components,t);return!o||mn(e)?o&&s:{...s,data:o,channels:e.components,table:void 0}}function mn({colors:s,components:t}){
const n=s.length/t-1;return Array.from({length:t},(e,o)=>o).every(e=>{const o=Array.from({length:n+1},(p,w)=>s[w*t+e]),[i,r]=[o[0],o[n]],c=Math.sign(r-i),l=o.every(
(p,w)=>w===0||Math.sign(p-o[w-1])*c>=0);return o.every((p,w)=>Math.abs(p-(i+(r-i)*w/Math.max(n,1)))<=(l?dn:ln))})}function he(s,{data:t,filter:n,parameters:e}){
const o=(0,B.n)(s,t,{compress:!1});return o.dict.set("Filter",(0,f.UU)(n)),e&&o.dict.set("DecodeParms",e),o}const yn=.9,wn=64,bn=32*1024*1024,En=24e6,[Sn,xn]=[40,
90];function On(s,t){return t<=1?s:Math.max(s,Math.min(xn,Math.round(s+Sn*(1-1/t))))}class Mn{document;settings;outcome={compressed:0,kept:{larger:0,kind:0,lines:0,
heavy:0}};waiting=[];bytes=0;samples;constructor(t,n){this.document=t,this.settings=n,this.samples=new gn(t,n)}async run(){const{document:t,outcome:n}=this;let e=await h(
t);e.inlinePages.size>0&&(await new ht(t).moveAll(e),e=await h(t,e.elsewhere));const{sizes:o,masks:i,inline:r}=e;n.kept.kind+=r;let c=0;for(const[l,p]of o){const w=t.
get(l);w instanceof f.Z6&&(0,f.Eo)(t.resolve(w.dict.get("Subtype")),"Image")&&await this.take(l,w,p),t.job.pace.progress(++c/o.size)}for(const[l,p]of i)await this.
takeMask(l,p);return await this.drawAll(),await this.samples.packAll(),n}async take(t,n,e){const o=await se(this.document,n);if(typeof o=="string"){o!=="larger"&&
await this.samples.shrink(t,e)?this.outcome.compressed++:this.outcome.kept[o]++;return}await this.wait(t,o,e,!1)}async takeMask(t,n){const{document:e}=this,o=e.
get(t);if(!(o instanceof f.Z6)||o.dict.has("Matte"))return;if((0,F.R)(e,o).format!=="jpg"){await this.samples.shrink(t,n);return}const i=await se(e,o);typeof i!=
"string"&&i.color==="gray"&&await this.wait(t,i,n,!0)}async wait(t,n,e,o){const i=O(n,e,this.settings.resolution),[r,c]=[n.width,n.height].map(p=>Math.max(1,Math.
round(p*i))),l=On(this.settings.quality,S(n,e,this.settings.resolution));if(n.color==="inks"&&r*c>En){this.outcome.kept.heavy++;return}this.waiting.push({number:t,
image:n,width:r,height:c,quality:l,isMask:o}),this.bytes+=n.data.length,(this.waiting.length>=wn||this.bytes>=bn)&&await this.drawAll()}async drawAll(){const{waiting:t,
document:n,settings:e}=this;if(this.waiting=[],this.bytes=0,t.length===0)return;const o=await j.Y.open(await vn(t,n),n.job);for(const[i,r]of t.entries()){const{
image:c,width:l,height:p}=r,w=c.color==="inks",v=await o.draw(i,{width:l,height:p*(w?M:1),isTransparent:!0}),U=e.grayscale&&!r.isMask&&!w?"gray":c.color,D=await this.
replace(r,v,U);r.isMask||(D?this.outcome.kept[D]++:this.outcome.compressed++)}}async replace({number:t,image:n,width:e,height:o,quality:i},r,c){const{document:l,
settings:p}=this;if(!An(r))return"kind";const w={width:e,height:o,color:c,quality:i,resolution:p.resolution},v=c==="inks"?q(r):(0,G.lc)(r,c),U=await(0,I.I)({...w,
samples:v},l.job.pace),D=c!==n.color;if(U.length>n.size*(D?1:yn))return"larger";const L=(0,B.n)(l.get(t),U,{compress:!1});for(const[T,H]of Object.entries({Width:e,
Height:o,BitsPerComponent:8}))L.dict.set(T,H);L.dict.set("Filter",(0,f.UU)("DCTDecode")),c!=="inks"&&L.dict.delete("Decode"),L.dict.set("ColorSpace",D?await Tn(
l):n.space),l.put(t,L)}}async function vn(s,{job:t}){const n=await(0,x.E)(y.O,t),e=i=>n.add(i),o=s.map(({image:i,width:r,height:c})=>{const l=i.color==="inks"?W(
i.entries,e):[i.entries],p=l.map((v,U)=>[`Image${U}`,e(new f.Z6(v,i.data))]),w=p.map(([v],U)=>(0,z.qK)(v,`${r} 0 0 ${c} 0 ${(l.length-1-U)*c}`));return e((0,f.jd)(
{Type:(0,f.UU)("Page"),MediaBox:[0,0,r,c*l.length],Resources:(0,f.jd)({XObject:(0,f.jd)(Object.fromEntries(p))}),Contents:e(new f.Z6((0,f.jd)({}),(0,f.Px)(w.join(
`
`)).bytes))}))});return await n.pages.rebuild(o.map(({number:i})=>i)),(0,b.UN)(n,{encryption:"none",draft:!0})}const Cn=64;function An({width:s,height:t,row:n}){
const e=Math.max(1,Math.floor(t/Cn));for(let o=0;o<t;o+=e){const i=n(o);for(let r=3;r<s*4;r+=4)if(i[r]!==255)return!1}return!0}async function Tn(s){const{archive:t}=await(0,P.
ds)(s);return t?[(0,f.UU)("CalGray"),(0,f.jd)({WhitePoint:[.9505,1,1.089],Gamma:2.2})]:(0,f.UU)("DeviceGray")}var Ht=E(18271),Ot=E(16456),$t=E(49454),Dt=E(30201),
In=E(30825),Pn=E(69374),Un=E(57373),Dn=E(43463),Zt=E(61188),ee=E(94389);const Rn=1330926671,Bn=65536,Fn=14;function ue(s){const t=new DataView(s.buffer,s.byteOffset,
s.length),n=s.length>12?t.getUint32(0):0;return s[0]===1&&s[1]===0&&n!==Bn?{at:0,length:s.length}:n===Rn?(0,ee.tI)(t).get("CFF "):void 0}const Ln=[15,16,3108,3109],
[jn,Gn,Nn]=[17,18,3078];function Wn(s,t){const n=new DataView(s.buffer,s.byteOffset,s.length),e=(0,Zt.Pe)(n,n.getUint8(2)),o=(0,Zt.Pe)(n,e.end),i=(0,Zt.zz)(n,o.
offsets[0]??0,o.offsets[1]??0),r=i.get(jn)?.[0];if(r===void 0||e.offsets.length!==2||(i.get(Nn)?.[0]??2)!==2)return!1;const{offsets:c,end:l}=(0,Zt.Pe)(n,r),p=[...Ln.
map(L=>i.get(L)?.[0]??0),i.get(Gn)?.[1]??0];if(!c.every((L,T)=>T===0||L>=c[T-1])||l>s.length||p.some(L=>L>r&&L<l))return!1;const v=n.getUint8(r+2),U=r+2+c.length*
v;let D=c[0]??l;for(const[L,T]of c.entries()){let H=D-U;for(let at=v-1;at>=0;at--,H=Math.floor(H/256))s[r+3+L*v+at]=H%256;const _=(c[L+1]??T)-T;L===0||t.has(L)||
_<2?(s.copyWithin(D,T,T+_),D+=_):s[D++]=Fn}return s.fill(0,D,l),!0}var kn=E(50476),zn=E(22194);const Kn="GPOS,GDEF,BASE,JSTF,kern,DSIG,hdmx,VDMX,LTSH,PCLT,FFTM,\
EBDT,EBLC,EBSC,meta,morx,mort,feat".split(","),ge=32,Hn=196608;function $n(s,t,{names:n,vertical:e}){const o=Buffer.from(s),i=new DataView(o.buffer,o.byteOffset,
o.length),r=(0,ee.tI)(i),[c,l]=["hhea","hmtx"].map(Q=>r.get(Q)),p=(0,ee.eQ)(i,r);if(!p||!Zn([...r.values()],s.length))return;const{glyf:w,count:v,place:U,setPlace:D,
spanOf:L}=p,T=Array.from({length:v+1},(Q,mt)=>U(mt));if(T.some((Q,mt)=>Q>w.length||Q<(T[mt-1]??0)))return;const H=(0,kn.f)(t,v,L,i);H.add(0);let _=0;for(let Q=0;Q<=
v;Q++)D(Q,_),!(Q===v||!H.has(Q))&&(o.copyWithin(w.at+_,w.at+T[Q],w.at+T[Q+1]),_+=T[Q+1]-T[Q]);c&&l&&Jn(o.subarray(l.at,l.at+l.length),i.getUint16(c.at+34),H);const at=new Set(
[...Kn,...e?[]:["GSUB"]]),Bt=(Q,{at:mt,length:xe})=>Q==="post"&&!n&&xe>ge?Yn(o.subarray(mt,mt+ge)):o.subarray(mt,mt+(Q==="glyf"?_:xe));return(0,zn.f)([...r].map(
([Q,mt])=>[Q,at.has(Q)?void 0:Bt(Q,mt)]))}function Zn(s,t){const n=[...s].sort((e,o)=>e.at-o.at);return n.every(({at:e,length:o},i)=>e+o<=(n[i+1]?.at??t))}function Jn(s,t,n){
const e=t+Math.floor((s.length-t*4)/2);for(let o=0;o<e;o++){if(n.has(o)||o===t-1)continue;const i=o<t?o*4:t*4+(o-t)*2;s.fill(0,i,i+(o<t?4:2))}}function Yn(s){const t=Buffer.
from(s);return t.writeUInt32BE(Hn),t}var Rt=E(48462);const Vn=12,Xn=6,Qn=24,_n=512*1024;function qn(s,t){if(s.length>_n)return;const n=Buffer.from(s),e=(0,Rt._M)(
n),o=e?.plain.indexOf("/CharStrings")??-1;if(!e||o<0)return;const{plain:i}=e,r=Number(/\/lenIV\s+(\d+)/.exec(i.toString("latin1",0,Math.min(o,4096)))?.[1]??4),c=D=>(0,Rt.
Ns)(D,Rt.Ed).subarray(r);for(const[,D]of(0,Rt.NH)(i,o))if(pe(c(D))!=="plain")return;const l=new Map((0,Rt.Ag)(i,o)),p=es(l,t,c);if(!p)return;const w=[];let v=0;
for(const[D,L]of l){if(p.has(D))continue;const T=L.byteOffset-i.byteOffset,H=i.lastIndexOf(`/${D} `,T),_=T+L.length+ts(i.toString("latin1",T+L.length,T+L.length+
Qn));if(H<v||_===T+L.length)return;w.push(i.subarray(v,H)),v=_}const U=Buffer.concat([...w,i.subarray(v)]);return Buffer.concat([n.subarray(0,e.start),e.seal(U),
n.subarray(e.end)])}const ts=s=>/^\s*(?:ND|\|-|noaccess def)\s+/.exec(s)?.[0].length??0;function es(s,t,n){const e=new Set(t).add(".notdef");for(const o of t){const i=s.
get(String(o)),r=i?pe(n(i)):"plain";if(r==="unclear")return;if(r!=="plain")for(const c of r)e.add((0,Dt.S)(Ot.W.charCodeAt(c-32)))}return e}function pe(s){const t=[];
for(let n=0;n<s.length;){const e=s[n++];if(e===Vn){if(s[n++]===Xn)return t.length>=5?t.slice(-2):"unclear";t.length=0}else e<32?t.length=0:e<247?t.push(e-139):e<
251?t.push((e-247)*256+(s[n++]??0)+108):e<255?t.push(-(e-251)*256-(s[n++]??0)-108):(t.push(NaN),n+=4)}return"plain"}function ns(s,t,n){try{if(s[0]===ss)return qn(
s,t);const e=ue(s);if(!e)return $n(s,t,n);const o=Buffer.from(s);return Wn(o.subarray(e.at,e.at+e.length),t)?o:void 0}catch(e){if(!(e instanceof RangeError))throw e;
return}}const ss=37;var os=E(10339),is=E(47212);const rs=16*1024,as=.9,[cs,fs,ls]=[300,300,2],ds=20,hs=/^[A-Z]{6}\+/;async function us(s){if((await(0,P.ds)(s)).
archive!==void 0)return;const{live:t}=await(0,pt.Gy)(s),n=await ms(s,t);if(n.size===0)return;const{fonts:e}=await ws(s,t),o=new Map,i=async(r,c)=>{const l=(0,Ht.
Lq)(s,r.dictionary);if(!l||!n.has(l))return;const p=new Set(c),w=s.job.pace.step(p.size*fs);w&&await w;const v=(0,Ht.oQ)(s,r.dictionary),U=!(0,$t.hL)(s,r.dictionary),
D=U&&s.decoded(l)[0]===79,L=o.get(l)??{glyphs:new Set,names:!1,vertical:!1};L.names||=U,L.vertical||=r.vertical,typeof v=="object"&&!D&&bs(s,r,v,p,L.glyphs)?o.set(
l,L):n.delete(l)};for(const[r,{kept:c}]of e)await i(r,c);for(const r of ps(s)){const c=(0,Ht.Lq)(s,s.dict(r)??new f.Bi),l=c&&n.get(c);if(!l)continue;l.isForFields=
!0;const p=await(0,Un.G)(s,r);(0,$t.hL)(s,p.dictionary)?n.delete(c):await i(p,gs.flatMap(w=>p.glyphs(Uint8Array.of(w))))}for(const[r,c]of o){const l=n.get(r);l&&
await vs(s,r,l,c)}}const gs=Array.from({length:256},(s,t)=>t);function ps(s){const t=s.dict(s.dict(s.catalog.get("AcroForm"))?.get("DR"));return s.dict(t?.get("\
Font"))?.values()??[]}async function ms(s,t){const n=new Map,e=[];for(let o=1;o<t.length;o++){const i=s.job.pace.step(cs);i&&await i;const r=t[o]===1?s.get(o):null;
if(!(r instanceof f.Bi))continue;const c=r.get("FontFile")??r.get("FontFile2")??r.get("FontFile3"),l=(0,f.i9)(c)?s.resolve(c):ys(s,r);l instanceof f.Z6&&(e.push(
[o,l]),(0,f.i9)(c)&&s.encoded(l).length>=rs&&n.set(l,{number:c.number,named:[],isForFields:!1}))}for(const[o,i]of e)n.get(i)?.named.push(o);return n}const ys=(s,t)=>(0,f.
Eo)(s.resolve(t.get("Type")),"Font")?(0,Ht.Lq)(s,t):void 0;async function ws(s,t){const[n,e]=[new os.H,new is.Wz(s)],{pace:o}=s.job;for(let c=0;c<s.pages.count;c++)
await n.note((await e.all(c,[])).trace,o);const{content:i,pages:r}=await(0,ot.d)(s,t.length,c=>t[c]===1);for(const[c,l]of i){const p=s.get(c),w=p instanceof f.Z6&&
!r.has(c)?s.decodedPart(p)?.data:void 0;w&&await n.note((await e.stream(w,l)).trace,o)}return n}function bs(s,{dictionary:t},n,e,o){const i=(0,$t.hL)(s,t);if(i){
const p=s.resolve(i.get("CIDToGIDMap")),w=p instanceof f.Z6?s.decodedPart(p)?.data:void 0;for(const{cid:v}of e)o.add(v),o.add(n.glyphOfCid(v)),w&&o.add((w[v*2]??
0)<<8|(w[v*2+1]??0));return!0}const r=(0,Ot.yD)(s,t);if(n.kind==="truetype")return Ss(n,r,e,o);const c=s.resolve(t.get("Encoding")),l=(0,f.Zm)(c)?s.resolve(c.get(
"BaseEncoding")):c;return n.kind==="named"&&!(0,f.Eo)(l,"MacExpertEncoding")&&Ms(n,r,e,o)}function me({code:s,text:t},n,e){const o=[n,Ot.W,Ot.NF,Ot.yh].map(r=>r.
charCodeAt(s-32)||0),i=e===void 0?void 0:(0,Dt.u)(e);return[...o,i??0,...Array.from(t,r=>r.codePointAt(0))].filter(r=>r>0)}const Es=new Map([[185,"onesuperior"],
[178,"twosuperior"],[179,"threesuperior"],[64257,"fi"],[64258,"fl"]]),ye=s=>[(0,Dt.S)(s),Es.get(s)??""];function Ss(s,{base:t="",differences:n},e,o){for(const i of e){
const{code:r}=i,c=n?.get(r),l=me(i,t,c);for(const p of[...c===void 0?[]:[c],...l.flatMap(ye)])o.add(s.glyphOf(p));for(const p of[...l,r,61440|r,61696|r,61952|r])
o.add(s.unicode(p));for(const p of l)o.add(s.code(Ot.yh.indexOf(String.fromCodePoint(p))+32));o.add(s.code(r))}return!0}const xs=65536;function Os(s){const t=new Map,
n=(e,o)=>{const i=e===""?void 0:(0,Dt.u)(e),r=i===void 0?void 0:t.get(i);r?r.push(o):i!==void 0&&t.set(i,[o])};if(s.names)for(const e of s.names)n(e,e);else for(let e=1;e<
xs;e++)n(s.nameOf(e),e);return t}const we=["space","nbspace","hyphen","sfthyphen","bullet","quotesingle","quoteleft","quoteright","grave"];function Ms(s,{base:t="",
differences:n},e,o){const i=Os(s),r=c=>{const l=s.names?.has(c)?c:s.glyphCalled?.(c);return l!==void 0&&o.add(l),l!==void 0};we.forEach(r);for(const c of e){const l=n?.
get(c.code),p=s.encoding?.get(c.code);p!==void 0&&r(p);for(const w of me(c,t,l)){ye(w).forEach(r);for(const v of i.get(w)??[])o.add(v)}if(l!==void 0&&!r(l)&&l!==
".notdef"&&!we.includes(l))return!1}return!0}async function vs(s,t,{number:n,named:e,isForFields:o},i){const r=await s.decodedAtEase(t),c=s.job.pace.step(r.length*
ls);c&&await c;const l=await As(s,r,i.glyphs),p=l&&ns(r,l,i),w=p&&(0,B.n)(t,p,{compress:!0});if(!w||w.data.length>s.encoded(t).length*as||(Cs(s,w.dict,p.length-
r.length),s.put(n,w),o))return;const v=(0,Dn.j)(p);for(const U of e){s.edit(U);const D=s.get(U);for(const L of["BaseFont","FontName"]){const T=(0,$t.FG)(s,D.get(
L));T!==""&&!hs.test(T)&&D.set(L,(0,f.UU)(`${v}+${T}`))}}}function Cs(s,t,n){const e=["Length2","Length1"].find(i=>t.has(i)),o=e===void 0?void 0:s.resolve(t.get(
e));e!==void 0&&typeof o=="number"&&t.set(e,o+n)}async function As({job:s},t,n){const e=(0,Pn.m)(t),o=ue(t);if(e?.kind!=="named"||!o)return n;let i=0;const r=(0,In.
mJ)(t.subarray(o.at,o.at+o.length),l=>i+=l),c=new Set(n);for(const l of n){if(typeof l=="string"||e.nameOf(l)==="")continue;const p=r?.glyph(l);if(!p)return;for(const v of p)
c.add(e.glyphCalled?.((0,Dt.S)(Ot.W.charCodeAt(v-32)))??0);const w=s.pace.step((i+1)*ds);i=0,w&&await w}return c}var ne=E(49994);const be=6,Ee={resolution:50,quality:20},
Ts=async(s,t,n)=>{const{maximum_bytes:e=1/0,open_password:o}=t,i=async T=>{const H={};return{...await(0,ne.BG)(s,o,n,async at=>{H.outcome=await new Mn(at,T).run(),
await us(at)}),outcome:H.outcome}};let r=await i(t);for(let T=1;T<=be&&r.bytes.length>e&&Is(r);T++){const H=await i(Ps(T,t));H.bytes.length<r.bytes.length&&(r=H)}
const{bytes:c,isSmaller:l,pageCount:p,outcome:w,written:v}=r;v&&n.onWritten?.(v);const U=l?[...r.notes]:[ne.bx],D=Object.values(w.kept).reduce((T,H)=>T+H,0);l&&
D>0&&U.push(Us(D,w)),c.length>e&&U.push(Ds(c.length));const L=s.bytes.length;return{documents:[{name:s.name,bytes:c,pageCount:p}],notes:U,facts:{pageCount:p,bytesBefore:L,
bytesAfter:c.length,savedPercent:l?(0,ne.p0)(L,c.length):0,compressedImages:l?w.compressed:0,keptImages:l?D:D+w.compressed}}},Is=({outcome:{compressed:s,kept:t}})=>s+
t.larger>0;function Ps(s,{resolution:t,quality:n,grayscale:e}){const o=(i,r)=>i<=r?i:Math.round(i*(r/i)**(s/be));return{resolution:o(t,Ee.resolution),quality:o(
n,Ee.quality),grayscale:e}}const Se={larger:"would hardly become smaller",kind:"of a kind that is not compressed",lines:"like drawings or text, which would blur",
heavy:"too large to decode here"};function Us(s,{kept:t}){const e=Object.keys(Se).filter(o=>t[o]>0).map(o=>`${t[o]} ${Se[o]}`);return{code:"images_kept",message:`${(0,A.
C7)(s,"image stays as it was","images stay as they were")}: ${(0,A.Dw)(e)}.`}}const Ds=s=>({code:"still_larger",message:`The document could not be made as small\
 as maximum_bytes asks: it has ${s} bytes.`,mentions:["maximum_bytes"]})}),77158:((it,Z,E)=>{E.d(Z,{O:()=>A});const A=Buffer.from(`%PDF-1.3
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
`,"latin1")}),91025:((it,Z,E)=>{E.d(Z,{n:()=>z});var A=E(45599);class z{document;copies=new Map;constructor(G){this.document=G}with(G,I){const F=(0,A.i9)(G)?G.number:
(0,A.Zm)(G)?G:void 0;let P=this.copies.get(F);P||this.copies.set(F,P=new Map);const B=I.length===1?String(I[0].ref.number):I.map(({ref:f})=>f.number).join(" ");
let x=P.get(B);return x||P.set(B,x=this.extend(this.document.dict(G)??new A.Bi,I)),x}extend(G,I){const{document:F}=this,P=new A.Bi(G),B=new Map,x=I.map(f=>{const{
category:b,ref:y}=f;let d=B.get(b);d||B.set(b,d=new A.Bi(F.dict(G.get(b))));let g=f.name;for(let M=2;d.has(g);M++)g=`${f.name}${M}`;return d.set(g,y),P.set(b,d),
g});return{resources:F.add(P),names:x}}}}),36078:((it,Z,E)=>{E.d(Z,{AY:()=>F,KJ:()=>x,XL:()=>P,_:()=>z,hX:()=>b,id:()=>I,qK:()=>G,vs:()=>j,wW:()=>f,yQ:()=>B});var A=E(
45079);function z(y){if(Number.isInteger(y)&&Math.abs(y)<1e7)return String(y);const d=Number(y.toPrecision(7)),g=Math.abs(d)<1e-9?"0":String(d);return g.includes(
"e")?d.toFixed(12).replace(/\.?0+$/,""):g}const j=y=>y.map(z).join(" "),G=(y,d)=>`q ${d} cm /${y} Do Q`,I=y=>(0,A.ZV)(Math.round(y*1e3)/1e3||0),F=([y,d])=>`${I(
y)} ${I(d)}`,P=y=>y.map((d,g)=>`${F(d)} ${g===0?"m":"l"}`).join(" "),B=.5523;function x(y){const d=B,g=(...M)=>`${M.map(([C,W])=>F(y(C,W))).join(" ")} c`;return[
`${F(y(1,0))} m`,g([1,d],[d,1],[0,1]),g([-d,1],[-1,d],[-1,0]),g([-1,-d],[-d,-1],[0,-1]),g([d,-1],[1,-d],[1,0])].join(" ")}function f(y,d){const g={1:"g",3:"rg",
4:"k"}[y.length];return`${y.map(I).join(" ")} ${d==="fill"?g:g.toUpperCase()}`}const b=y=>`[${y.map(I).join(" ")}] 0 d`}),30825:((it,Z,E)=>{E.d(Z,{v5:()=>ot,mJ:()=>lt,
n1:()=>rt});var A=E(16456),z=E(30201),j=E(61188),G=E(74135),I=E(83553);const F=10,P=2e4,B=513;function x(k,u){switch(k){case 1:case 3:case 18:case 23:return u%2;case 4:case 22:
return u-1;case 21:return u-2;case 14:return u%4;default:return 0}}function f(k,u,h){const m=new I.w$(u.matrix),a=new y(u,m);try{a.run(k,0)}finally{h(a.steps)}return m.
outline}function b(k,u,h){const m=new y(u,new I.w$(u.matrix));try{m.run(k,0)}finally{h(m.steps)}return m.width}class y{font;pen;width;hasWidth=!0;stack=[];stems=0;steps=0;ended=!1;constructor(u,h){
this.font=u,this.pen=h}run(u,h){if(h>F)throw new I.MS;const m=new DataView(u.buffer,u.byteOffset,u.byteLength);for(let a=0;a<u.length&&!this.ended;){if(++this.steps>
P||this.stack.length>B)throw new I.MS;const O=m.getUint8(a++);if(O===28)this.stack.push(m.getInt16(a)),a+=2;else if(O===255)this.stack.push(m.getInt32(a)/65536),
a+=4;else if(O>=251)this.stack.push(-(O-251)*256-m.getUint8(a++)-108);else if(O>=247)this.stack.push((O-247)*256+m.getUint8(a++)+108);else if(O>=32)this.stack.push(
O-139);else{if(O===11)return;O===10?this.call(this.font.local,h):O===29?this.call(this.font.global,h):O===12?this.escaped(m.getUint8(a++)):O===19||O===20?(this.
takeWidth(this.stack,this.stack.length%2),this.stems+=this.stack.length>>1,this.stack=[],a+=this.stems+7>>3):this.operate(O,h)}}}call({data:u,offsets:h},m){const a=Math.
max(h.length-1,0),O=a<1240?107:a<33900?1131:32768,S=this.pop()+O,[R,N]=[h[S],h[S+1]];if(R===void 0||N===void 0)throw new I.MS;this.run(u.subarray(R,N),m+1)}pop(){
const u=this.stack.pop();if(u===void 0)throw new I.MS;return u}takeWidth(u,h){this.hasWidth&&h>0&&(this.width=u[0]),this.hasWidth=!1}operate(u,h){const{pen:m,stack:a}=this;
switch(this.stack=[],this.hasWidth&&this.takeWidth(a,x(u,a.length)),u){case 1:case 3:case 18:case 23:this.stems+=a.length>>1;return;case 4:return m.move(0,a.at(
-1)??0);case 22:return m.move(a.at(-1)??0,0);case 21:return m.move(a.at(-2)??0,a.at(-1)??0);case 5:return this.lines(a,a.length);case 6:case 7:for(const[O,S]of a.
entries())O%2===0==(u===6)?m.line(S,0):m.line(0,S);return;case 8:this.curves(a,0,a.length);return;case 24:{const O=this.curves(a,0,a.length-2);return m.line(a[O]??
0,a[O+1]??0)}case 25:{const O=a.length-6;this.lines(a,O),this.curves(a,Math.max(O,0),a.length);return}case 26:case 27:return this.flatCurves(a,u===27);case 30:case 31:
return this.turningCurves(a,u===31);case 14:return this.end(a,h);default:throw new I.MS}}lines(u,h){for(let m=0;m+1<h;m+=2)this.pen.line(u[m],u[m+1])}curves(u,h,m){
let a=h;for(;a+5<m;a+=6)this.pen.curve(u[a],u[a+1],u[a+2],u[a+3],u[a+4],u[a+5]);return a}flatCurves(u,h){let m=u.length%4===0?0:1,a=m===1?u[0]:0;for(;m+3<u.length;m+=
4){const[O,S,R,N]=[u[m],u[m+1],u[m+2],u[m+3]];h?this.pen.curve(O,a,S,R,N,0):this.pen.curve(a,O,S,R,0,N),a=0}}turningCurves(u,h){let m=h;for(let a=0;a+3<u.length;a+=
4){const[O,S,R,N]=[u[a],u[a+1],u[a+2],u[a+3]],$=u.length-a===5?u[a+4]:0;m?this.pen.curve(O,0,S,R,$,N):this.pen.curve(0,O,S,R,N,$),m=!m}}end(u,h){if(u.length>=4){
const[m,a,O,S]=u.slice(-4);for(const[R,N,$]of[[O,0,0],[S,m,a]]){const K=this.font.accented(R);if(!K)throw new I.MS;this.pen.x=N,this.pen.y=$,this.stems=0,this.run(
K,h+1),this.ended=!1}}this.ended=!0}escaped(u){const{pen:h,stack:m}=this,a=m;switch(u){case 34:h.curve(a[0],0,a[1],a[2],a[3],0),h.curve(a[4],0,a[5],-a[2],a[6],0);
break;case 35:h.curve(a[0],a[1],a[2],a[3],a[4],a[5]),h.curve(a[6],a[7],a[8],a[9],a[10],a[11]);break;case 36:h.curve(a[0],a[1],a[2],a[3],a[4],0),h.curve(a[5],0,a[6],
a[7],a[8],-(a[1]+a[3]+a[7]));break;case 37:{const O=a[0]+a[2]+a[4]+a[6]+a[8],S=a[1]+a[3]+a[5]+a[7]+a[9],R=Math.abs(O)>Math.abs(S);h.curve(a[0],a[1],a[2],a[3],a[4],
a[5]),h.curve(a[6],a[7],a[8],a[9],R?a[10]:-O,R?-S:a[10]);break}default:return this.arithmetic(u)}this.stack=[]}arithmetic(u){const h=this.pop();switch(u){case 9:
this.stack.push(Math.abs(h));return;case 10:this.stack.push(this.pop()+h);return;case 11:this.stack.push(this.pop()-h);return;case 12:this.stack.push(this.pop()/
h);return;case 14:this.stack.push(-h);return;case 18:return;case 24:this.stack.push(this.pop()*h);return;default:throw new I.MS}}}const d=15,g=17,M=18,C=19,W=20,
q=21,V=3079,X=3102,J=3108,tt=3109,st=[.001,0,0,.001,0,0];function rt(k,u){return pt(k,(h,m)=>f(h,m,u))}function ot(k,u){return pt(k,(h,m,{nominal:a,usual:O})=>{
const S=b(h,m,u);return(S===void 0?O:a+S)*(m.matrix[0]??0)*1e3})}function lt(k,u){return pt(k,(h,m)=>{const a=[];return f(h,{...m,accented:S=>(a.push(S),m.accented(
S))},u),a})}function pt(k,u){const h=new DataView(k.buffer,k.byteOffset,k.byteLength),m=(0,j.Pe)(h,h.getUint8(2)),a=(0,j.Pe)(h,m.end),O=(0,j.Pe)(h,a.end),S={data:k,
offsets:(0,j.Pe)(h,O.end).offsets},R=(0,j.zz)(h,a.offsets[0]??0,a.offsets[1]??0),N=R.get(g)?.[0];if(N===void 0)return;const $=(0,j.Pe)(h,N).offsets,K=R.has(X),et=(K?
Mt(h,R):[R]).map(nt=>({...bt(h,k,nt),matrix:Ct(R,K?nt:void 0)})),Y=K?wt(h,R.get(tt)?.[0]??0):()=>0,dt=nt=>{const[ct,ft]=[$[nt],$[nt+1]];return ct===void 0||ft===
void 0?void 0:k.subarray(ct,ft)};let ht;const ut=nt=>(ht??=new Map(K?[]:(0,j.eP)(h,R.get(d)?.[0]??0,$.length-1,!1).map((ct,ft)=>[(0,j.Je)(k,O.offsets,ct),ft])),
ht.get(nt)??-1),gt=nt=>(0,I.Ak)(()=>{const ct=dt(nt);if(!ct)return;const ft=et[Y(nt)],Et={matrix:ft?.matrix??st,global:S,local:ft?.local??{data:k,offsets:[]},accented:St=>dt(
ut((0,z.S)(A.W.charCodeAt(St-32))))};return u(ct,Et,ft??{usual:0,nominal:0})});return{glyph:gt,named:nt=>gt(ut(nt))}}function Mt(k,u){const{offsets:h}=(0,j.Pe)(
k,u.get(J)?.[0]??0);return h.slice(1).map((m,a)=>(0,j.zz)(k,h[a],m))}function wt(k,u){if(k.getUint8(u)===0)return m=>k.getUint8(u+1+m);const h=k.getUint16(u+1);
return m=>{let[a,O]=[0,h-1];for(;a<O;){const S=a+O+1>>1;k.getUint16(u+3+S*3)<=m?a=S:O=S-1}return k.getUint8(u+5+a*3)}}function bt(k,u,h){const[m,a]=h.get(M)??[],
O={data:u,offsets:[]};if(m===void 0||a===void 0)return{local:O,usual:0,nominal:0};const S=(0,j.zz)(k,a,a+m),R=S.get(C)?.[0];return{local:R===void 0?O:{data:u,offsets:(0,j.
Pe)(k,a+R).offsets},usual:S.get(W)?.[0]??0,nominal:S.get(q)?.[0]??0}}function Ct(k,u){const h=O=>{const S=O?.get(V);return S?.length===6?S:void 0},[m,a]=[h(u),h(
k)];return m&&a?(0,G.lw)(m,a):m??a??st}}),83553:((it,Z,E)=>{E.d(Z,{Ak:()=>B,BO:()=>x,MS:()=>F,po:()=>G,w$:()=>P});const A=1e9,z=2e9,j=3e9,G=4e9,I=2e5;class F extends Error{}
class P{matrix;outline=[];x=0;y=0;constructor(b){this.matrix=b}move(b,y){this.outline.push(A),this.to(b,y)}line(b,y){this.outline.push(z),this.to(b,y)}curve(b,y,d,g,M,C){
this.outline.push(j),this.to(b,y),this.to(d,g),this.to(M,C)}skip(b,y){this.x+=b,this.y+=y}to(b,y){const[d,g,M,C,W,q]=this.matrix;this.skip(b,y);const{x:V,y:X}=this;
if(this.outline.push((d*V+M*X+W)*1e3,(g*V+C*X+q)*1e3),this.outline.length>I)throw new F}}function B(f){try{return f()}catch(b){if(b instanceof RangeError||b instanceof
F)return;throw b}}function x(f){let[b,y,d,g]=[1/0,1/0,-1/0,-1/0],M=0;for(let C=0;C<f.length;){const W=f[C];if(W>=A){M=W===G?1:0,C++;continue}const[q,V]=[f[C+M],
f[C+M+1]];b=Math.min(b,q),d=Math.max(d,q),y=Math.min(y,V),g=Math.max(g,V),C+=2+M}return b<=d&&y<=g?[b,y,d,g]:void 0}}),22194:((it,Z,E)=>{E.d(Z,{f:()=>z});const A=16;
function z(j){const G=j.flatMap(([x,f])=>f?[{tag:x,data:f}]:[]).sort((x,f)=>x.tag<f.tag?-1:1),I=2**Math.floor(Math.log2(G.length)),F=Buffer.alloc(12+G.length*A);
F.writeUInt32BE(65536,0),F.writeUInt16BE(G.length,4),F.writeUInt16BE(I*A,6),F.writeUInt16BE(Math.log2(I),8),F.writeUInt16BE((G.length-I)*A,10);const P=[F];let B=F.
length;for(const[x,{tag:f,data:b}]of G.entries()){const y=12+x*A;F.write(f,y,"latin1"),F.writeUInt32BE(B,y+8),F.writeUInt32BE(b.length,y+12);const d=-b.length&3;
P.push(b,Buffer.alloc(d)),B+=b.length+d}return Buffer.concat(P)}}),43463:((it,Z,E)=>{E.d(Z,{j:()=>G});var A=E(77598),z=E.n(A);const j=26;function G(I){const F=(0,A.
createHash)("sha256").update(I).digest();return Array.from(F.subarray(0,6),P=>String.fromCharCode(65+P%j)).join("")}}),31584:((it,Z,E)=>{E.d(Z,{F:()=>B,o:()=>x});
const A=274,z=282,j=283,G=296,I=3,F=5,P={orientation:void 0,resolution:void 0};function B(f){if(f.length<14)return P;const b=new DataView(f.buffer,f.byteOffset,
f.length),y=b.getUint16(0);if(y!==18761&&y!==19789)return P;const d=y===18761,g=b.getUint32(4,d);if(b.getUint16(2,d)!==42||g+2>f.length)return P;const M=b.getUint16(
g,d),C=new Map;for(let J=0,tt=g+2;J<M&&tt+12<=f.length;J++,tt+=12){const st=b.getUint16(tt,d),rt=b.getUint16(tt+2,d);if(rt===I&&(st===A||st===G)&&C.set(st,b.getUint16(
tt+8,d)),rt!==F||st!==z&&st!==j)continue;const ot=b.getUint32(tt+8,d);ot+8<=f.length&&C.set(st,b.getUint32(ot,d)/b.getUint32(ot+4,d))}const W=C.get(A),q={2:1,3:2.54}[C.
get(G)??2],[V,X]=[C.get(z),C.get(j)];return{orientation:W!==void 0&&W>=1&&W<=8?W:void 0,resolution:V===void 0||X===void 0||q===void 0?void 0:x({x:V*q,y:X*q})}}function x({
x:f,y:b}){const y=d=>d>=10&&d<=4800;return y(f)&&y(b)?{x:f,y:b}:void 0}}),76023:((it,Z,E)=>{E.d(Z,{L:()=>F});var A=E(45599),z=E(69869);const j=8,G={DeviceGray:I(
"gray",1),CalGray:I("gray",1),G:I("gray",1),DeviceRGB:I("rgb",3),CalRGB:I("rgb",3),RGB:I("rgb",3),DeviceCMYK:I("cmyk",4),CMYK:I("cmyk",4),Separation:I("inks",1)};
function I(x,f){return{kind:x,components:f,profile:void 0,table:void 0}}function F(x,f,b,y=0){const d=x.resolve(f);if(y>j)return;if(d instanceof A.SX){if(Object.
hasOwn(G,d.text))return G[d.text];const M=b(d.text);return M===void 0?void 0:F(x,M,b,y+1)}if(!(0,A.cy)(d))return;const g=x.resolve(d[0]);if(g instanceof A.SX)switch(g.
text){case"ICCBased":return P(x,d[1],b,y);case"Indexed":case"I":return B(x,d,b,y);case"DeviceN":{const M=x.array(d[1])?.length??0;return M>=1&&M<=32?I("inks",M):
void 0}default:return Object.hasOwn(G,g.text)?G[g.text]:void 0}}function P(x,f,b,y){const d=x.resolve(f);if(!(d instanceof A.Z6))return;const g=x.resolve(d.dict.
get("N")),M=g===1?"gray":g===3?"rgb":g===4?"cmyk":void 0;if(M===void 0)return F(x,d.dict.get("Alternate"),b,y+1);const C=(0,z.hh)(x.decodedPart(d)?.data,g);return{
...I(M,g),profile:C?.bytes}}function B(x,f,b,y){const d=F(x,f[1],b,y+1),g=x.resolve(f[3]),M=g instanceof A.Mx?g.bytes:g instanceof A.Z6?x.decodedPart(g)?.data:void 0,
C=x.resolve(f[2]);if(!d||d.table||!M||typeof C!="number"||!(C>=0))return;const W=new Uint8Array((Math.min(Math.floor(C),255)+1)*d.components);return W.set(M.subarray(
0,W.length)),{...d,table:W}}}),30044:((it,Z,E)=>{E.d(Z,{I:()=>rt});var A=E(64680);const z=Uint8Array.from(j());function*j(){for(let u=0;u<15;u++)for(let h=0;h<=
u;h++){const[m,a]=u%2===0?[u-h,h]:[h,u-h];m<8&&a<8&&(yield m*8+a)}}const G={luminance:[16,11,10,16,24,40,51,61,12,12,14,19,26,58,60,55,14,13,16,24,40,57,69,56,14,
17,22,29,51,87,80,62,18,22,37,56,68,109,103,77,24,35,55,64,81,104,113,92,49,64,78,87,103,121,120,101,72,92,95,98,112,100,103,99],chrominance:[17,18,24,47,99,99,
99,99,18,21,26,66,99,99,99,99,24,26,56,99,99,99,99,99,47,66,99,99,99,99,99,99,...Array.from({length:32},()=>99)]};function I(u,h){const m=u<50?5e3/u:200-2*u;return Uint8Array.
from(G[h],a=>Math.min(Math.max(Math.floor((a*m+50)/100),1),255))}const F=[1,1.387039845,1.306562965,1.175875602,1,.785694958,.5411961,.275899379],P=u=>Float32Array.
from(u,(h,m)=>1/(h*F[m>>3]*F[m&7]*8));function B(u){for(let h=0;h<64;h+=8)f(u,h,1);for(let h=0;h<8;h++)f(u,h,8)}const x=Math.SQRT1_2;function f(u,h,m){const[a,O,
S,R]=[h+m,h+2*m,h+3*m,h+4*m],[N,$,K]=[h+5*m,h+6*m,h+7*m],[et,Y,dt,ht]=[u[h],u[a],u[O],u[S]],[ut,gt,nt,ct]=[u[R],u[N],u[$],u[K]],[ft,Et,St,Ft]=[et+ct,et-ct,Y+nt,
Y-nt],[Lt,jt,Gt,Jt]=[dt+gt,dt-gt,ht+ut,ht-ut],[At,Tt,vt,Yt]=[ft+Gt,ft-Gt,St+Lt,St-Lt];u[h]=At+vt,u[R]=At-vt;const Nt=(Yt+Tt)*x;u[O]=Tt+Nt,u[$]=Tt-Nt;const[Wt,Vt,
It]=[Jt+jt,jt+Ft,Ft+Et],yt=(Wt-It)*.382683433,xt=.5411961*Wt+yt,kt=1.306562965*It+yt,zt=Vt*x,[Pt,Kt]=[Et+zt,Et-zt];u[N]=Kt+xt,u[S]=Kt-xt,u[a]=Pt+kt,u[K]=Pt-kt}function b(u,h){
const[m,a]=[new Uint16Array(256),new Uint8Array(256)];let[O,S]=[0,0];for(const[R,N]of u.entries()){for(let $=0;$<N;$++,S++,O++)m[h[S]]=O,a[h[S]]=R+1;O*=2}return{
counts:u,values:h,codes:m,lengths:a}}const y=Array.from({length:12},(u,h)=>h),d=[b([0,1,5,1,1,1,1,1,1,0,0,0,0,0,0,0],y),b([0,3,1,1,1,1,1,1,1,1,1,0,0,0,0,0],y)],
g=["01020300041105122131410613516107227114328191a1082342b1c11552d1f02433627282","0001020311040521310612415107617113223281081442 91a1b1c109233352f0156272d10a1624\
34e125f1".replace(" ","")],M=[[0,2,1,3,3,2,4,3,5,5,4,4,0,0,1,125],[0,2,1,2,4,4,3,4,7,5,4,4,0,1,2,119]],C=g.map((u,h)=>{const m=[...Buffer.from(u,"hex")],O=[0,240,
...Array.from({length:160},(S,R)=>Math.floor(R/10)<<4|R%10+1)].filter(S=>!m.includes(S)).sort((S,R)=>S-R);return b(M[h],[...m,...O])}),W=0,q=240;class V{output;bits=0;count=0;constructor(h){
this.output=h}add(h,m){for(this.bits=this.bits<<m|h,this.count+=m;this.count>=8;){this.count-=8;const a=this.bits>>>this.count&255;this.output.byte(a),a===255&&
this.output.byte(0)}this.bits&=(1<<this.count)-1}finish(){this.count>0&&this.add((1<<8-this.count)-1,8-this.count)}}class X{bits;dc;ac;before=0;constructor(h,m,a){
this.bits=h,this.dc=m,this.ac=a}write(h,m){const{bits:a,dc:O,ac:S}=this,R=Math.round(h[0]*m[0]);this.value(R-this.before,0,O),this.before=R;let N=0;for(let $=1;$<
64;$++){const K=z[$],et=Math.round(h[K]*m[K]);if(et===0){N++;continue}for(;N>15;N-=16)a.add(S.codes[q],S.lengths[q]);this.value(et,N,S),N=0}N>0&&a.add(S.codes[W],
S.lengths[W])}value(h,m,{codes:a,lengths:O}){const S=32-Math.clz32(Math.abs(h)),R=m<<4|S;this.bits.add(a[R],O[R]),S>0&&this.bits.add(h<0?h+(1<<S)-1:h,S)}}const J=8,
tt=12,st=65535;async function rt(u,h){const{width:m,height:a,color:O,quality:S}=u,R=new A.k(Math.max(4096,m*a>>2)),N=I(S,"luminance"),$=O==="rgb"?[N,I(S,"chromi\
nance")]:[N];pt(R,u,$);const K=O==="rgb"?new k(u,R,$):new Ct(u,R,$);for(let et=0;et<a;et+=K.height){K.write(et);const Y=h.step(m*K.height*(O==="inks"?2:1)*tt);Y&&
await Y}return K.finish(),ot(R,217),R.bytes}function ot(u,h,...m){if(u.byte(255),u.byte(h),m.length!==0)for(const a of[...lt(m.length+2),...m])u.byte(a)}const lt=u=>[
u>>8,u&255];function pt(u,{width:h,height:m,color:a,resolution:O},S){const R=lt(Math.min(Math.round(O),st));ot(u,216),a!=="inks"&&ot(u,224,...Buffer.from("JFIF\0",
"latin1"),1,1,1,...R,...R,0,0);for(const[K,et]of S.entries())ot(u,219,K,...[...z].map(Y=>et[Y]));const N=a==="rgb"?[1,34,0,2,17,1,3,17,1]:Mt(a).flatMap(K=>[K,17,
0]);ot(u,192,8,...lt(m),...lt(h),N.length/3,...N);for(const K of S.keys())for(const[et,Y]of[d[K],C[K]].entries())ot(u,196,et<<4|K,...Y.counts,...Y.values);const $=a===
"rgb"?[1,0,2,17,3,17]:Mt(a).flatMap(K=>[K,0]);ot(u,218,$.length/2,...$,0,63,0)}const Mt=u=>u==="gray"?[1]:[1,2,3,4];class wt{width;height;samples;block=new Float32Array(
J*J);divisors;coder;constructor(h,m,a,O,S,R){this.width=h,this.height=m,this.samples=new Float32Array(h*m),this.divisors=P(O),this.coder=new X(a,S,R)}set(h,m,a){
this.samples[h*this.width+m]=a}write(h,m){const{samples:a,width:O,block:S}=this;for(let R=0,N=0;R<J;R++)for(let $=(m+R)*O+h,K=$+J;$<K;)S[N++]=a[$++]-128;B(S),this.
coder.write(S,this.divisors)}}const bt=(u,h)=>Math.ceil(u/h)*h;class Ct{image;height=J;bits;planes;constructor(h,m,[a]){this.image=h,this.bits=new V(m);const O=bt(
h.width,J),S=h.color==="gray"?1:4;this.planes=Array.from({length:S},()=>new wt(O,J,this.bits,a,d[0],C[0]))}write(h){const{image:m,planes:a}=this,{width:O}=a[0];
for(let S=0;S<J;S++){const R=m.samples(Math.min(h+S,m.height-1));for(const[N,$]of a.entries())for(let K=0;K<O;K++)$.set(S,K,R[Math.min(K,m.width-1)*a.length+N])}
for(let S=0;S<O;S+=J)for(const R of a)R.write(S,0)}finish(){this.bits.finish()}}class k{image;height=2*J;bits;light;blue;red;sums;constructor(h,m,[a,O]){this.image=
h,this.bits=new V(m);const S=bt(h.width,2*J);this.light=new wt(S,2*J,this.bits,a,d[0],C[0]),this.blue=new wt(S/2,J,this.bits,O,d[1],C[1]),this.red=new wt(S/2,J,
this.bits,O,d[1],C[1]),this.sums=new Float32Array(S)}write(h){const{light:m,blue:a,red:O}=this;for(let S=0;S<this.height;S++)this.row(S,Math.min(h+S,this.image.
height-1));for(let S=0;S<m.width;S+=this.height){for(const R of[0,J])for(const N of[0,J])m.write(S+N,R);a.write(S/2,0),O.write(S/2,0)}}finish(){this.bits.finish()}row(h,m){
const{image:a,light:O,blue:S,red:R,sums:N}=this,$=a.samples(m),K=a.width-1,et=h%2===0;et&&N.fill(0);for(let Y=0;Y<O.width;Y++){const dt=Math.min(Y,K)*3,[ht,ut,gt]=[
$[dt],$[dt+1],$[dt+2]];O.set(h,Y,.299*ht+.587*ut+.114*gt);const nt=Y&-2;N[nt]+=-.168736*ht-.331264*ut+.5*gt,N[nt+1]+=.5*ht-.418688*ut-.081312*gt}if(!et)for(let Y=0;Y<
O.width;Y+=2)S.set(h>>1,Y>>1,N[Y]/4+128),R.set(h>>1,Y>>1,N[Y+1]/4+128)}}}),92152:((it,Z,E)=>{E.d(Z,{A6:()=>B,AT:()=>P,Cb:()=>z,WQ:()=>j,ZJ:()=>F,fu:()=>x,mA:()=>G,
zq:()=>A});const A=(f,b,y)=>Math.ceil(f*b*y/8);function z(f,b,y){if(!f||f.length<b*2)return!1;let d=0;for(let g=0;g<b;g++){const[M,C]=[f[g*2],f[g*2+1]];if(M===y&&
C===0)d++;else if(M!==0||C!==y)return}return d===0?!1:d===b?!0:void 0}function j(f,b){if(f.length>=b)return f.subarray(0,b);const y=new Uint8Array(b);return y.set(
f),y}const G=f=>f.map(b=>b^255),I=2;async function F(f,{width:b,height:y,channels:d,bits:g},M,C){const W=b*d,q=A(b,d,g),V=new Uint8Array(W*y),X=2**g-1,J=M&&g<8?
255/X:1;for(let tt=0;tt<y;tt++){for(let rt=0;rt<W;rt++){const ot=rt*g,lt=tt*q+(ot>>3),pt=g>=8?f[lt]:f[lt]>>8-g-(ot&7)&X;V[tt*W+rt]=pt*J}const st=C.step(W*I);st&&
await st}return V}function P(f,b,y){const d=Array.from({length:y},(g,M)=>{const[C,W]=[b[M*2],b[M*2+1]];return Uint8ClampedArray.from({length:256},(q,V)=>(C+V/255*
(W-C))*255)});return f.map((g,M)=>d[M%y][g])}function B(f,b,y){const d=new Uint8Array(f.length*y);for(const[g,M]of f.entries())for(let C=0;C<y;C++)d[g*y+C]=b[M*
y+C]??0;return d}function x(f,b,y){const d=new Uint8Array(b.length*(y+1));for(let g=0;g<b.length;g++){for(let M=0;M<y;M++)d[g*(y+1)+M]=f[g*y+M];d[g*(y+1)+y]=b[g]}
return d}}),5660:((it,Z,E)=>{E.d(Z,{$:()=>B});var A=E(78157),z=E(31584),j=E(8283);const G={195:"a lossless JPEG image",197:"a hierarchical JPEG image",198:"a hi\
erarchical JPEG image",199:"a hierarchical lossless JPEG image",201:"a JPEG image with arithmetic coding",202:"a JPEG image with arithmetic coding",203:"a lossl\
ess JPEG image with arithmetic coding",205:"a hierarchical JPEG image with arithmetic coding",206:"a hierarchical JPEG image with arithmetic coding",207:"a hier\
archical JPEG image with arithmetic coding",247:"a JPEG-LS image"},I="save it as a baseline or progressive JPEG with 8 bits, or as a PNG image",F="Exif\0\0",P="\
ICC_PROFILE\0";function B(y,d){const g=new x(y,d);g.run();const{frame:M}=g;if(!M)throw d("is a JPEG image without a start of frame; it is damaged");if(g.end<0)throw d(
"is a JPEG image that is cut short; copy or export it again");const C=g.exif&&(0,z.F)(g.exif),{width:W,height:q,components:V,ids:X}=M;return{width:W,height:q,components:V,
orientation:C?.orientation??1,resolution:g.jfifResolution??C?.resolution,profile:b(g.profileParts),adobe:g.adobe,plainRgb:X==="RGB"&&!g.adobe&&!g.jfif,data:y.subarray(
0,g.end)}}class x{bytes;refuse;frame;jfif=!1;jfifResolution;adobe=!1;exif;profileParts=new Map;end=-1;constructor(d,g){this.bytes=d,this.refuse=g}run(){for(const{
marker:d,end:g,data:M}of(0,j.OD)(this.bytes))if(d===j.GM)this.end=g;else if(d!==j.Os)this.segment(d,M);else if(this.isOnlyScan(M)){const C=(0,A.bS)(this.bytes).
indexOf(f,g);this.end=C<0?-1:C+2;return}}isOnlyScan(d){return this.frame?.sequential===!0&&d[0]===this.frame.components}segment(d,g){const M=G[d];if(M!==void 0)
throw this.refuse(`is ${M}, which PDF cannot hold; ${I}`);if(d>=192&&d<=194)this.frame??=this.readFrame(g,d!==194);else if(d===224&&(0,A.w1)(g,0,"JFIF\0"))this.
readJfif(g);else if(d===225&&(0,A.w1)(g,0,F))this.exif??=g.subarray(F.length);else if(d===226&&(0,A.w1)(g,0,P)&&g.length>P.length+2){const[C,W]=g.subarray(P.length);
this.profileParts.has(C)||this.profileParts.set(C,{of:W,data:g.subarray(P.length+2)})}else d===238&&(0,A.w1)(g,0,"Adobe")&&g.length>=12&&(this.adobe=!0)}readFrame(d,g){
const[M=0,C=0,W=0,q=0,V=0,X=0]=d,[J,tt]=[C<<8|W,q<<8|V];if(d.length<6+3*X)throw this.refuse("is a JPEG image whose start of frame is damaged");if(M!==8)throw this.
refuse(`is a JPEG image with ${M} bits per component, which PDF cannot hold; ${I}`);if(tt===0||J===0)throw this.refuse(`is a JPEG image of ${tt} × ${J} pixels;\
 it is empty or damaged`);if(X!==1&&X!==3&&X!==4)throw this.refuse(`is a JPEG image with ${X} components; PDF holds 1, 3 or 4`);let st="";for(let rt=0;rt<X;rt++)
st+=String.fromCharCode(d[6+3*rt]);return{width:tt,height:J,components:X,ids:st,sequential:g}}readJfif(d){if(this.jfif||(this.jfif=!0,d.length<12))return;const g={
1:1,2:2.54}[d[7]],[M,C]=[d[8]<<8|d[9],d[10]<<8|d[11]];g!==void 0&&(this.jfifResolution=(0,z.o)({x:M*g,y:C*g}))}}const f=Buffer.of(255,j.GM);function b(y){const d=y.
size,g=[];for(let M=1;M<=d;M++){const C=y.get(M);if(C?.of!==d)return;g.push(C.data)}return d===0?void 0:Buffer.concat(g)}}),69869:((it,Z,E)=>{E.d(Z,{R1:()=>x,To:()=>F,
hh:()=>P});var A=E(81679),z=E(78157),j=E(45599);const G={1:"GRAY",3:"RGB ",4:"CMYK"},I=["scnr","mntr","prtr","spac"],F={1:"DeviceGray",3:"DeviceRGB",4:"DeviceCM\
YK"};function P(f,b){if(!f||f.length<132)return;const y=(0,z.bS)(f),d=W=>y.toString("latin1",W,W+4),g=y.readUInt32BE(0),M=f[8];if(!(!(g>=132&&g<=f.length&&M>=2&&
M<=4&&d(36)==="acsp"&&I.includes(d(12)))||d(16)!==G[b]))return{bytes:f.subarray(0,g),version:M}}const B=new WeakMap;function x(f,{bytes:b},y){const d=B.get(f)??
[];B.set(f,d);const g=d.find(W=>Buffer.compare(W.bytes,b)===0);if(g)return g.ref;const M=(0,j.jd)({N:y,Alternate:(0,j.UU)(F[y]),Filter:(0,j.UU)("FlateDecode")}),
C=f.add(new j.Z6(M,(0,A.Kc)(b)));return d.push({bytes:b,ref:C}),C}}),98122:((it,Z,E)=>{E.d(Z,{_:()=>z});var A=E(58552);const z=j=>G=>(0,A.G6)([{field:j,message:G}])}),
3449:((it,Z,E)=>{E.d(Z,{d:()=>j});var A=E(45599);const z=["FontFile","FontFile2","FontFile3","ToUnicode","CIDToGIDMap","CIDSet","JBIG2Globals"];async function j(P,B,x){
const f=new Map,b=new Map;for(let y=1;y<B;y++){if(!x(y))continue;const d=P.job.pace.step(300);d&&await d;const g=P.get(y);g instanceof A.Z6?(I(P,g.dict)&&f.set(
y,g.dict.get("Resources")),(g.dict.has("CMapName")||(0,A.Eo)(P.resolve(g.dict.get("Type")),"CMap"))&&b.set(y,"CMap")):g instanceof A.Bi&&F(P,y,g,f,b)}return{content:f,
fonts:b,pages:G(P)}}function G(P){const B=new Set;for(const x of P.pages.numbers){const f=P.entry(x,"Contents");(0,A.i9)(f)&&B.add(f.number);for(const b of P.array(
f)??[])(0,A.i9)(b)&&B.add(b.number)}return B}function I(P,B){const x=P.resolve(B.get("Subtype"));return(0,A.Eo)(x,"Form")||P.resolve(B.get("PatternType"))===1||
B.has("BBox")&&!B.has("ShadingType")}function F(P,B,x,f,b){for(const M of z){const C=x.get(M);(0,A.i9)(C)&&b.set(C.number,M)}const y=(0,A.Eo)(P.resolve(x.get("S\
ubtype")),"Type3")?P.dict(x.get("CharProcs")):void 0;for(const M of y?.values()??[])(0,A.i9)(M)&&f.set(M.number,x.get("Resources"));const d=P.resolve(x.get("Typ\
e"));if(P.pages.holds(B)||!((0,A.Eo)(d,"Page")||(0,A.Eo)(d,"Template")))return;const g=x.get("Contents");for(const M of P.array(g)??[g])(0,A.i9)(M)&&f.set(M.number,
x.get("Resources"))}}),10339:((it,Z,E)=>{E.d(Z,{H:()=>A});class A{fonts=new Map;hasGone=!1;async note({shown:I},F,P=j){for(const{font:B,elements:x,first:f}of I){
let b=this.fonts.get(B);b||this.fonts.set(B,b={kept:new Set,gone:new Set,lengths:new Set});let y=f;for(const d of x){if(typeof d=="number")continue;let g=0;for(const C of B.
glyphs(d)){const W=B.partEnd(d,g,1);b.lengths.add(W-g),g=W,P.has(y++)?(b.gone.add(C),this.hasGone=!0):b.kept.add(C)}const M=F.step(d.length*z);M&&await M}}}async noteGone(I,F,P){
if(P.size===0)return;const B=new A;await B.note(I,F,P);for(const[x,{gone:f,lengths:b}]of B.fonts){const y=this.fonts.get(x);if(y)for(const d of f)y.gone.add(d);else
this.fonts.set(x,{kept:new Set,gone:f,lengths:b})}this.hasGone=!0}}const z=50,j=new Set}),9819:((it,Z,E)=>{E.d(Z,{J7:()=>j,Kd:()=>F,Wo:()=>P,_i:()=>I,b9:()=>G});
var A=E(42973),z=E(45599);class j{document;gone=new Set;chased=new Set;constructor(x){this.document=x}remove(x){const{catalog:f,catalogNumber:b,pages:y}=this.document,
d=f.get("Pages");x===b||(0,z.i9)(d)&&x===d.number||y.holds(x)||(this.gone.add(x),this.document.remove(x))}chase(x){this.chased.add(x)}removed(){return this.gone}takeChased(){
const x=this.chased;return this.chased=new Set,x}isGone(x){return(0,z.i9)(x)&&this.gone.has(x.number)}}class G{most;left;constructor(x){this.most=this.left=x.job.
limits.nodes}spend=x=>{if(this.left-=x,this.left<0)throw(0,A.F)("nodes",`The document has more than ${this.most} fields, bookmarks, names and structure elements`,
"Remove bookmarks or tags with another program first")}}class I{seen;beyond=new Set;allowance;constructor(x,f=new G(x)){this.allowance=f,this.seen=new Uint8Array(
(x.size>>3)+1)}first(x){if(this.allowance.spend(1),!(0,z.i9)(x))return!0;const{number:f}=x,b=f>>3;if(b>=this.seen.length)return this.beyond.size<this.beyond.add(
f).size;const y=1<<(f&7),d=(this.seen[b]&y)===0;return this.seen[b]|=y,d}}function F(B,x){return(0,z.i9)(B)?B.number:x}function P(B,x){const f=B.catalog.get(x),
b=B.dict(f);return b&&{dict:b,holder:F(f,B.catalogNumber)}}})};
