"use strict";exports.id=18,exports.ids=[18],exports.modules={66680:((ot,Q,y)=>{y.r(Q),y.d(Q,{compress_document:()=>ro});var U=y(98446),J=y(36078),z=y(14118),R=y(1900),G=y(45657),
j=y(78157),C=y(990),I=y(79098),w=y(47772);const v=n=>Float32Array.from(n,(t,e)=>{const s=w.Tl[e];return t*w.gS[s>>3]*w.gS[s&7]/8});function m(n,t,e,s){s.fill(n[t]*
e[0]);let o=63;for(;o>0&&n[t+o]===0;)o--;if(o!==0){s.fill(0);for(let i=0;i<=o;i++)s[w.Tl[i]]=n[t+i]*e[i];for(let i=0;i<8;i++)if(p(s,i))for(let r=i+8;r<64;r+=8)s[r]=
s[i];else f(s,i,8);for(let i=0;i<64;i+=8)f(s,i,1)}}function p(n,t){for(let e=t+8;e<64;e+=8)if(n[e]!==0)return!1;return!0}function f(n,t,e){const s=t+e,o=s+e,i=o+
e,r=i+e,a=r+e,c=a+e,l=c+e,g=n[t],x=n[r],L=n[o],N=n[c],K=g+x,P=g-x,Y=L+N,_=(L-N)*Math.SQRT2-Y,st=K+Y,mt=P+_,tt=P-_,ct=K-Y,vt=n[a],ve=n[i],xe=n[s],Ae=n[l],Ce=vt+ve,
Ie=vt-ve,Te=xe+Ae,Pe=xe-Ae,Zt=Te+Ce,Ue=(Ie+Pe)*1.847759065,Yt=Ue-2.61312593*Ie-Zt,Vt=(Te-Ce)*Math.SQRT2-Yt,De=1.0823922*Pe-Ue+Vt;n[t]=st+Zt,n[l]=st-Zt,n[s]=mt+Yt,
n[c]=mt-Yt,n[o]=tt+Vt,n[a]=tt-Vt,n[r]=ct+De,n[i]=ct-De}var u=y(55407);const d=4,b=.5,[O,E]=[300,10],[M,T]=[219,238],S=(n,t)=>(0,u.E)(n,t,b,e=>W(e,t.pace));async function W({
frame:n,kept:t},e){if(n.components.length!==d)throw new I.pK;const s=Z(t),o=new Uint8Array(n.width*n.height*d),i=new Uint8ClampedArray(o.buffer);for(const[r,a]of n.
components.entries()){const c=s[a.table];if(!c)throw new I.pK;await new $(n,a,r,v(c),i).run(e)}return t.some(k)&&await nt(i,n.width,e),o}const k=({marker:n,data:t})=>n===
T&&(0,j.w1)(t,0,"Adobe")&&t.length>=12&&t[11]===2;function Z(n){const t=[];for(const{marker:e,data:s}of n)if(e===M)for(let o=0;o<s.length;){const[i,r]=[s[o]>>4===
0?1:2,s[o]&15],a=o+1;if(o=a+C.IE*i,o>s.length)throw new I.pK;t[r]=Uint16Array.from({length:C.IE},(c,l)=>i===1?s[a+l]:s[a+2*l]<<8|s[a+2*l+1])}return t}class ${frame;component;index;multipliers;samples;block=new Float32Array(
C.IE);across;down;constructor(t,e,s,o,i){this.frame=t,this.component=e,this.index=s,this.multipliers=o,this.samples=i,this.across=(0,G.Kf)(t.components.map(({across:r})=>r))/
e.across,this.down=(0,G.Kf)(t.components.map(({down:r})=>r))/e.down}async run(t){const{component:e,multipliers:s,block:o}=this,{values:i,columns:r,rows:a,stride:c}=e;
for(let l=0;l<a;l++){for(let x=0;x<r;x++)m(i,(l*c+x)*C.IE,s,o),this.put(l,x);const g=t.step(r*O*this.across*this.down);g&&await g}}put(t,e){const{block:s,samples:o,
across:i,down:r,index:a}=this,{width:c,height:l}=this.frame,[g,x]=[Math.floor(e*8*i),Math.floor(t*8*r)],L=Math.min(Math.floor((e+1)*8*i),c),N=Math.min(Math.floor(
(t+1)*8*r),l);for(let K=x;K<N;K++){const P=Math.floor(K/r-t*8)*8;let Y=(K*c+g)*d+a;if(i===1)for(let _=P,st=P+L-g;_<st;_++,Y+=d)o[Y]=s[_]+128;else for(let _=g;_<
L;_++,Y+=d)o[Y]=s[P+Math.floor(_/i-e*8)]+128}}}async function nt(n,t,e){for(let s=0;s<n.length;s+=t*d){for(let i=s;i<s+t*d;i+=d){const[r,a,c]=[n[i],n[i+1]-128,n[i+
2]-128];n[i]=255-(r+1.402*c),n[i+1]=255-(r-.344136*a-.714136*c),n[i+2]=255-(r+1.772*a)}const o=e.step(t*E);o&&await o}}var q=y(61273),it=y(38671),at=y(21281),ft=y(
58006),ht=y(21836),F=y(45599),Bt=y(14029),X=y(77158);const A=3;async function D(n,t,e,s){const{channels:o}=n,i=t*o,r=new Uint8Array(i*e),[a,c]=[new Float64Array(
i),new Float64Array(i)],l=n.height/e,g=l*(n.width/t);let x=-1;for(let L=0;L<e;L++){c.fill(0);const[N,K]=[L*l,Math.min((L+1)*l,n.height)];for(let P=Math.floor(N);P<
K;P++){P!==x&&B(n,P,t,a),x=P;const Y=Math.min(P+1,K)-Math.max(P,N);for(let st=0;st<i;st++)c[st]+=a[st]*Y;const _=s.step((n.width*o+i)*A);_&&await _}for(let P=0;P<
i;P++)r[L*i+P]=Math.min(255,Math.round(c[P]/g))}return r}function B(n,t,e,s){s.fill(0);const o=n.width/e;Number.isInteger(o)?h(n,t,o,s):H(n,t,e,s)}function h({width:n,
channels:t,data:e},s,o,i){let r=s*n*t;for(let a=0;a<i.length;a+=t)for(let c=0;c<o;c++)for(let l=0;l<t;l++)i[a+l]+=e[r++]}function H({width:n,channels:t,data:e},s,o,i){
const r=n/o;for(let a=0;a<o;a++){const[c,l]=[a*r,Math.min((a+1)*r,n)];for(let g=Math.floor(c);g<l;g++){const x=Math.min(g+1,l)-Math.max(g,c),L=(s*n+g)*t;for(let N=0;N<
t;N++)i[a*t+N]+=e[L+N]*x}}}var V=y(52829),et=y(56681),lt=y(37709),ut=y(91025),gt=y(93059),Lt=y(58971),xt=y(3449),bt=y(52205),Et=y(33973),At=y(65868),Ct=y(36502),
rt=y(21996);const pt=4096,dt=({operator:n,dataStart:t,dataEnd:e})=>n==="BI"&&t>=0&&e-t>=pt;class Ft extends Ct.z{isOff(){return!1}}async function It(n,t){const e=new Be,
s=new At.i(n,new Ft(n));for(let i=0;i<n.pages.count;i++)e.page=i,await s.read(i,e,e);const o=t??await Le(n);for(const i of o)e.sizes.delete(i);for(const[i,r]of e.
sizes)e.enlarge(e.masks,Xt(n,i),r);for(const i of o)e.masks.delete(Xt(n,i)?.number??-1);for(const i of[...e.sizes.keys(),...o])e.masks.delete(i);return Object.assign(
e,{elsewhere:o})}function Xt(n,t){const e=n.get(t),s=e instanceof F.Z6?e.dict.get("SMask"):void 0;return(0,F.i9)(s)?s:void 0}const Re=.9;function Qt(n,t,e){const s=_t(
n,t,e);return s<Re?s:1}function _t(n,t,e){const s=(o,i)=>o/72*e/i;return Math.max(s(t.width,n.width),s(t.height,n.height))}class Be{sizes=new Map;masks=new Map;inline=0;inlinePages=new Set;page=0;glyph(){}takes(t,e,s){
t.operator==="BI"&&this.inline++,dt(t)&&this.inlinePages.add(this.page)}image({matrix:[t,e,s,o]},i){this.enlarge(this.sizes,(0,F.i9)(i)?i:void 0,{width:Math.hypot(
t,e),height:Math.hypot(s,o)})}enlarge(t,e,{width:s,height:o}){if(!e)return;const i=t.get(e.number);t.set(e.number,{width:Math.max(i?.width??0,s),height:Math.max(
i?.height??0,o)})}}const qt=2e3;async function Le(n){const t=[],e=o=>{for(const i of n.dict(n.dict(o?.get("Resources"))?.get("XObject"))?.values()??[])t.push(i)};
for(const o of await(0,rt.Av)(n,["PatternType","CharProcs","Luminosity","Alpha"])){const i=n.job.pace.step(qt);i&&await i;const r=n.get(o),a=r instanceof F.Z6?r.
dict:r instanceof F.Bi?r:void 0;e(a);const c=n.dict(a?.get("SMask"));for(const l of[a?.get("G"),c?.get("G")])l!==void 0&&t.push(l)}const s=new Set;for(let o=t.pop();o!==
void 0;o=t.pop()){if(!(0,F.i9)(o)||s.has(o.number))continue;s.add(o.number);const i=n.job.pace.step(qt);i&&await i;const r=n.resolve(o);r instanceof F.Z6&&e(r.dict)}
return s}const Fe=["BitsPerComponent","Decode","DecodeParms","Height","ImageMask","Intent","Interpolate","Width"],Ne={AHx:"ASCIIHexDecode",A85:"ASCII85Decode",LZW:"\
LZWDecode",Fl:"FlateDecode",RL:"RunLengthDecode",CCF:"CCITTFaxDecode",DCT:"DCTDecode"},te={G:"DeviceGray",RGB:"DeviceRGB",CMYK:"DeviceCMYK"},Ge=new Set(Object.values(
te));class je{document;resources;constructor(t){this.document=t,this.resources=new ut.n(t)}async moveAll({inlinePages:t,elsewhere:e}){const{document:s}=this,{live:o}=await(0,Et.
Gy)(s),i=new Lt.X(s);for(const a of t){if(!this.isWhole(a))continue;const c=await this.move(await i.page(a),s.pages.attribute(a,"Resources"));if(!c)continue;const l=s.
add(await(0,V.c)(s,new F.Z6(new F.Bi,We),c.content));s.pages.patch(a,{Contents:l,Resources:c.resources})}const{content:r}=await(0,xt.d)(s,o.length,a=>o[a]===1);
for(const a of r.keys())e.has(a)||await this.moveOf(a)}isWhole(t){const{document:e}=this;return(0,bt.c3)(e,e.entry(e.pages.number(t),"Contents")).every(o=>o instanceof
F.Z6&&e.decodedPart(o)?.whole===!0)}async moveOf(t){const{document:e}=this,s=e.get(t);if(!(s instanceof F.Z6)||s.dict.has("PatternType")||!e.dict(s.dict.get("Re\
sources")))return;const o=e.decodedPart(s),i=o?.whole?await this.move(o.data,s.dict.get("Resources")):void 0;if(!i)return;const r=await(0,V.c)(e,s,i.content);r.
dict.set("Resources",i.resources),e.put(t,r)}async move(t,e){const{document:s}=this,o=s.dict(s.dict(e)?.get("ColorSpace")),i=[];let r=0;if(await(0,lt.Ko)(t,s.job.
pace,x=>{const L=r;r=x.end;const N=dt(x)&&Ke(x,L)?this.imageOf(x,o):void 0;N&&i.push({from:L,to:x.end,image:N})}),i.length===0)return;const a=i.map(({image:x})=>{
const L=s.add(x);return{category:"XObject",name:`Inline${L.number}`,ref:L}}),{resources:c,names:l}=this.resources.with(e,a),g=i.map(({from:x,to:L},N)=>({from:x,
to:L,text:`/${l[N]} Do`}));return{content:await(0,et.E$)(t,g,s.job.pace),resources:c}}imageOf(t,e){const s=(0,gt.n)(t);if(!s)return;const o=(0,F.jd)({Type:(0,F.
UU)("XObject"),Subtype:(0,F.UU)("Image")});for(const[r,a]of s.dict){const c=r==="I"?"Interpolate":r;Fe.includes(c)&&o.set(c,a)}const i=(0,bt.c3)(this.document,s.
dict.get("Filter")).map(r=>ke(r,Ne));if(i.length>0&&o.set("Filter",i),s.dict.has("ColorSpace")){const r=this.spaceOf(s.dict.get("ColorSpace"),e);if(r===void 0)return;
o.set("ColorSpace",r)}return new F.Z6(o,s.data)}spaceOf(t,e){if(t instanceof F.SX){const l=te[t.text]??t.text;return Ge.has(l)?(0,F.UU)(l):e?.get(t.text)}if(!(0,F.
cy)(t)||t.length!==4)return;const[s,o,i,r]=t,c=s instanceof F.SX&&(s.text==="I"||s.text==="Indexed")&&!(0,F.cy)(o)?this.spaceOf(o,e):void 0;return c===void 0?void 0:
[(0,F.UU)("Indexed"),c,i,r]}}const We=new Uint8Array(0);function Ke(n,t){const{content:e,end:s,count:o}=n,i=(r,a)=>Buffer.from(e.subarray(r,a)).toString("latin1");
return o>0&&i(t,n.startOf(0)).trim()==="BI"&&i(s-2,s)==="EI"}const ke=(n,t)=>n instanceof F.SX?(0,F.UU)(t[n.text]??n.text):n;var Tt=y(95340),Nt=y(76023),ze=y(42118),
ee=y(36054),ne=y(80281);const He={16:{color:"rgb",components:3},17:{color:"gray",components:1}},$e=new Set(["pclr","cmap","cdef"]);function Je(n){const t=(0,j.bS)(
n),e=(0,ne.f)(t)?.find(({type:l})=>l==="jp2h");if(!e)return;const s=t.subarray(e.body,e.end),o=(0,ne.f)(s),[i,...r]=["ihdr","colr"].flatMap(l=>o?.filter(({type:g})=>g===
l)??[]),[a]=r;if(i?.type!=="ihdr"||i.end-i.body<14||!a||a.end-a.body<7||o.some(({type:l})=>$e.has(l))||s[a.body]!==1)return;const c=He[s.readUInt32BE(a.body+3)];
return c?.components===s.readUInt16BE(i.body+8)?c.color:void 0}var Ze=y(5660),Ye=y(98122),se=y(58552);const Ve=400,Gt=48,Xe=.5,Qe=.3,_e=24,qe=3;async function oe({
width:n,height:t,channels:e,data:s},o){const i=new Set,r=Math.max(1,Math.floor(t/Ve));let[a,c,l]=[0,0,0];for(let g=0;g<t;g+=r){const x=(g+1)*n*e;for(let N=g*n*e+
e;N<x;N+=e){let[K,P]=[0,0];for(let Y=N;Y<N+e;Y++)K=K*256+s[Y],P=Math.max(P,Math.abs(s[Y]-s[Y-e]));i.size<=Gt&&i.add(K),a++,P>0&&c++,P>=_e&&l++}const L=o.step(n*
e*qe);L&&await L}return i.size<=Gt||c<a*(1-Xe)&&l>c*Qe}var wt=y(92152);const Pt=65536,tn=8;async function en(n,{width:t,height:e,bits:s,decode:o},{components:i,
table:r},a){const c=r?1:i;if(n.length<(0,wt.zq)(t,c,s)*e)return;const l=(0,wt.Cb)(o,c,r?2**s-1:1);if(l===void 0||r&&l)return;const g=s===8?n:await(0,wt.ZJ)(n,{width:t,
height:e,channels:c,bits:s},!r,a);return r?ie(g.subarray(0,t*e),r,i,a):g}async function ie(n,t,e,s){if(!await nn(n,t.length/e,s))return;const o=new Uint8Array(n.
length*e);for(let i=0;i<n.length;i+=Pt){const r=n.subarray(i,i+Pt);o.set((0,wt.A6)(r,t,e),i*e);const a=s.step(r.length*tn);a&&await a}return o}async function nn(n,t,e){
for(let s=0;s<n.length;s+=Pt){const o=n.subarray(s,s+Pt);if(o.some(r=>r>=t))return!1;const i=e.step(o.length);i&&await i}return!0}const sn=new Set([1,2,4,8,16]),
on=4096,rn=128*1024*1024;async function jt(n,t){const e=(0,Tt.h)(n,t.dict),{width:s,height:o,stencil:i,decode:r}=e,a=await cn(n,t),c=s>=1&&o>=1&&!i&&sn.has(e.bits)&&
(r!==void 0||!t.dict.has("Decode")),l=a&&fn(a);if(!c||!a||!l||ae(n,t))return"kind";const{format:g,before:x,parameters:L}=(0,it.R)(n,t);if(l==="inks"&&g!=="jpg")
return"kind";const N=a.table?re(n,t):t.dict.get("ColorSpace")??Wt(l);if(N===void 0||g==="ccitt"||g==="jbig2"||L?.has("ColorTransform")||g==="jpg"&&(a.table||e.bits!==
8)||g==="jp2"&&(a.table||un(n,t)))return"kind";if(!g&&hn(e.bits,a))return"lines";const K=n.encoded(t).length;if(K<on)return"larger";if(s>Tt.K)return"heavy";const P=g&&
l!=="inks"?(0,ee.uZ)(n,t).step:0;if(P>(0,ee.ny)(n.job))return an(n,t,K);if(s*o*a.components>rn)return"heavy";const Y=await Kt(n,x);if(!Y)return"kind";const _={width:s,
height:o,color:l,space:N,size:K,atOnce:P};if(g==="jpg"){const tt=l==="inks"?void 0:r;return await gn(Y,_,n.job.pace)?{..._,data:Y,entries:kt(_,tt,"DCTDecode")}:
"kind"}if(g==="jp2")return{..._,data:Y,entries:kt(_,void 0,"JPXDecode")};const{pace:st}=n.job,mt=await en(Y,e,a,st);return mt?await oe({width:s,height:o,data:mt,
channels:a.components},st)?"lines":{..._,data:mt,entries:kt(_,a.table?void 0:r)}:"kind"}async function an(n,t,e){const s=await(0,ze.i)(n,t),o=s?await jt(n,s):"h\
eavy";return typeof o=="string"?o:{...o,size:e}}async function cn(n,t){if(t.dict.has("ColorSpace"))return(0,Nt.L)(n,t.dict.get("ColorSpace"),()=>{});const{format:e,
before:s}=(0,it.R)(n,t);if(e!=="jp2"||(await(0,at.ds)(n)).archive)return;const o=await Kt(n,s),i=o&&Je(o);return i&&(0,Nt.L)(n,Wt(i),()=>{})}function fn({kind:n,
components:t}){return t===1?"gray":n==="rgb"?"rgb":t===d?"inks":void 0}const ln={gray:"DeviceGray",rgb:"DeviceRGB",inks:"DeviceCMYK"},dn={gray:1,rgb:3,inks:d},Wt=n=>(0,F.
UU)(ln[n]);function re(n,t){const e=n.array(t.dict.get("ColorSpace")),s=n.resolve(e?.[0]);return(0,F.Eo)(s,"Indexed")?e?.[1]:void 0}const hn=(n,{components:t,table:e})=>(e?
Math.min(e.length/t,2**n):2**(n*t))<=Gt;function ae(n,{dict:t}){const e=n.resolve(t.get("Mask")),s=n.dict(t.get("SMask"));return(0,F.cy)(e)||s?.has("Matte")===!0||
t.has("F")||t.has("Alternates")||t.has("OPI")}const un=(n,{dict:t})=>(n.resolve(t.get("SMaskInData"))??0)!==0||t.has("Decode");async function Kt(n,t){try{return await n.
decodedAtEase(t)}catch(e){if(e instanceof se.zU&&e.code!=="cancelled")return;throw e}}async function gn(n,{width:t,height:e,color:s},o){try{const i=await(0,Ze.$)(
n,(0,Ye._)("file"),o);return i.width===t&&i.height===e&&i.components===dn[s]}catch(i){if(i instanceof se.zU&&i.code==="invalid_parameters")return!1;throw i}}function kt({
width:n,height:t,color:e},s,o){const i={Type:(0,F.UU)("XObject"),Subtype:(0,F.UU)("Image"),Width:n,Height:t,BitsPerComponent:8,ColorSpace:Wt(e)};return s&&(i.Decode=
[...s]),o!==void 0&&(i.Filter=(0,F.UU)(o)),(0,F.jd)(i)}var pn=y(64680);const mn=Ot("00110101 000111 0111 1000 1011 1100 1110 1111 10011 10100 00111 01000 001000\
 000011 110100 110101 101010 101011 0100111 0001100 0001000 0010111 0000011 0000100 0101000 0101011 0010011 0100100 0011000 00000010 00000011 00011010 00011011 \
00010010 00010011 00010100 00010101 00010110 00010111 00101000 00101001 00101010 00101011 00101100 00101101 00000100 00000101 00001010 00001011 01010010 0101001\
1 01010100 01010101 00100100 00100101 01011000 01011001 01011010 01011011 01001010 01001011 00110010 00110011 00110100 11011 10010 010111 0110111 00110110 00110\
111 01100100 01100101 01101000 01100111 011001100 011001101 011010010 011010011 011010100 011010101 011010110 011010111 011011000 011011001 011011010 011011011 \
010011000 010011001 010011010 011000 010011011"),yn=Ot("0000110111 010 11 10 011 0011 0010 00011 000101 000100 0000100 0000101 0000111 00000100 00000111 0000110\
00 0000010111 0000011000 0000001000 00001100111 00001101000 00001101100 00000110111 00000101000 00000010111 00000011000 000011001010 000011001011 000011001100 0\
00011001101 000001101000 000001101001 000001101010 000001101011 000011010010 000011010011 000011010100 000011010101 000011010110 000011010111 000001101100 00000\
1101101 000011011010 000011011011 000001010100 000001010101 000001010110 000001010111 000001100100 000001100101 000001010010 000001010011 000000100100 000000110\
111 000000111000 000000100111 000000101000 000001011000 000001011001 000000101011 000000101100 000001011010 000001100110 000001100111 0000001111 000011001000 00\
0011001001 000001011011 000000110011 000000110100 000000110101 0000001101100 0000001101101 0000001001010 0000001001011 0000001001100 0000001001101 0000001110010\
 0000001110011 0000001110100 0000001110101 0000001110110 0000001110111 0000001010010 0000001010011 0000001010100 0000001010101 0000001011010 0000001011011 00000\
01100100 0000001100101"),ce=Ot("00000001000 00000001100 00000001101 000000010010 000000010011 000000010100 000000010101 000000010110 000000010111 000000011100 0\
00000011101 000000011110 000000011111"),[wn,bn,fe]=Ot("0001 001 000000000001"),En=Ot("0000010 000010 010 1 011 000011 0000011");function Ot(n){return n.split(" ").
map(t=>[parseInt(t,2),t.length])}const On=20;async function Sn({data:n,width:t,height:e,black:s},o){const i=new Mn(t),r=t+7>>3,a=new Uint8Array(r);for(let c=0;c<
e;c++){for(let x=0,L=c*r;x<r;x++,L++)a[x]=s?n[L]:~n[L];const l=i.row(a),g=o.step(r+l*On);g&&await g}return i.finish()}class Mn{width;output=new pn.k(4096);bits=0;count=0;changes;above;constructor(t){
this.width=t,this.changes=new Int32Array(t+4),this.above=new Int32Array(t+4).fill(t)}row(t){const{width:e,changes:s,above:o}=this,i=xn(t,e,s);let[r,a,c,l]=[-1,0,
0,0];for(;r<e;){for(l=l&-2|a;l>1&&o[l-2]>r;)l-=2;for(;o[l]<=r&&o[l]<e;)l+=2;const[g,x,L]=[s[c],o[l],vn(o,l,e)];if(L<g)this.add(wn),r=L;else if(Math.abs(g-x)<=3)
this.add(En[g-x+3]),r=g,c++,a^=1;else{const N=g<e?s[c+1]:e;this.add(bn),this.run(g-Math.max(r,0),a),this.run(N-g,a^1),r=N,c+=2}}return this.changes=o,this.above=
s,i}finish(){return this.add(fe),this.add(fe),this.count>0&&this.add([0,8-this.count]),this.output.bytes}run(t,e){for(;t>=2624;t-=2560)this.add(ce.at(-1));const s=e===
0?mn:yn,o=t>>6;o>27?this.add(ce[o-28]):o>0&&this.add(s[63+o]),this.add(s[t&63])}add([t,e]){for(this.bits=this.bits<<e|t,this.count+=e;this.count>=8;this.count-=
8)this.output.byte(this.bits>>>this.count-8&255);this.bits&=(1<<this.count)-1}}const vn=(n,t,e)=>n[t]<e?n[t+1]:e;function xn(n,t,e){let[s,o]=[0,0];for(let i=0;i<
t;){const r=n[i>>3];if((i&7)===0&&r===(o?255:0)){i+=8;continue}(r>>7-(i&7)&1)!==o&&(e[s++]=i,o^=1),i++}return e.fill(t,s,Math.min(s+4,e.length)),s}var An=y(14752),
le=y(68973);const Cn=96*1024,zt=3,In=6,Tn=9,Pn=[1,2,4,"each"],de=[0,1,2,4],Un=4,Dn=65535;async function Ht(n,t,e,s){const{width:o,height:i,channels:r,bits:a}=t;
if(a*r===1){if(o>Dn)return;const K=await Rn(n,s.pace)?0:1,P=await Sn({data:n,width:o,height:i,black:K},s.pace),Y=(0,F.jd)({K:-1,Columns:o,Rows:i,BlackIs1:K===1});
return P.length<e?{data:P,filter:"CCITTFaxDecode",parameters:Y}:void 0}if(a<8)return;const c=(0,le.uM)(s),l=new Ln(n,(0,wt.zq)(o,r,a),r*a>>3),{kind:g,expected:x}=await Bn(
l,i,s);if(x>=e)return;const L=await c.deflate(g===void 0?n:await l.filtered(0,i,g,s),Tn),N=g===void 0?void 0:{Predictor:15,Colors:r,BitsPerComponent:a,Columns:o};
return L.length<e?{data:L,filter:"FlateDecode",parameters:N&&(0,F.jd)(N)}:void 0}const he=65536;async function Rn(n,t){let e=0;for(let s=0;s<n.length;s+=he){const o=n.
subarray(s,s+he);for(const r of o)e+=r===255?1:r===0?-1:0;const i=t.step(o.length*2);i&&await i}return e>0}async function Bn(n,t,e){const s=Math.min(t,Math.ceil(
Cn/zt/n.length)),o=Array.from({length:zt},(a,c)=>Math.floor((t-s)*c/(zt-1))),i=[...new Set(o)];let r={kind:void 0,expected:1/0};for(const a of[void 0,...Pn]){let c=0;
for(const g of i){const x=await n.filtered(g,s,a,e);c+=(await(0,le.uM)(e).deflate(x,In)).length}const l=c*(t/(s*i.length));l<r.expected&&(r={kind:a,expected:l})}
return r}class Ln{samples;length;step;none;constructor(t,e,s){this.samples=t,this.length=e,this.step=s,this.none=new Uint8Array(e)}async filtered(t,e,s,{pace:o}){
const{samples:i,length:r}=this;if(s===void 0)return i.subarray(t*r,(t+e)*r);const a=new Uint8Array(e*(r+1));for(let c=0;c<e;c++){const l=s==="each"?this.choose(
t+c):s,g=c*(r+1);a[g]=l,this.filter(t+c,l,a,g+1);const x=o.step(r*Un*(s==="each"?de.length:1));x&&await x}return a}filter(t,e,s,o){const{samples:i,length:r,step:a}=this,
c=t*r,l=t===0?this.none:i.subarray(c-r,c);for(let g=0;g<r;g++){const x=g>=a?i[c+g-a]:0,L=e===1?x:e===2?l[g]:e===4?(0,An.X)(x,l[g],g>=a?l[g-a]:0):0;s[o+g]=i[c+g]-
L}}choose(t){const e=new Uint8Array(this.length);let[s,o]=[0,1/0];for(const i of de){this.filter(t,i,e,0);let r=0;for(const a of e)r+=a<128?a:256-a;r<o&&([s,o]=
[i,r])}return s}}const Fn=256*1024*1024,Nn=512,Gn=300,[jn,Wn]=[.9,.97],[Kn,kn]=[2,20],zn=new Set([1,2,4,8,16]),ue=4,Hn=2e3;class $n{document;settings;remaining=Fn;constructor(t,e){
this.document=t,this.settings=e}async shrink(t,e){const{document:s,settings:o}=this,i=s.get(t);if(!(i instanceof F.Z6)||ae(s,i)||i.dict.has("Matte"))return!1;const r=await this.
read(i);if(!r||r.bits!==8||r.table&&i.dict.has("Decode"))return!1;const a=r.data.length*(r.table?.components??1)*2;if(!s.job.memory.borrow(a))return!1;const c=await this.
withFewer(i,r,l=>Qt(r,e,l??o.resolution));return s.job.memory.release(a),c&&s.put(t,c),c!==void 0}async withFewer(t,e,s){const{document:o,settings:i}=this,{pace:r}=o.
job;if(s()===1&&(e.table?.components??e.channels)!==ue)return;const a=await Jn(e,r);if(!a)return;const c=await oe(a,r),l=s(c?Math.max(i.resolution,Gn):void 0),g=a.
channels===ue&&!c;if(l===1&&!g)return;const[x,L]=[e.width,e.height].map(Y=>Math.max(1,Math.round(Y*l))),N=l===1?a.data:await D(a,x,L,r),K=await this.packed({...a,
data:N,width:x,height:L},g);if(!K)return;const P=ge(t,K);return P.dict.set("Width",x),P.dict.set("Height",L),a!==e&&P.dict.set("ColorSpace",re(o,t)),P}async packed(t,e){
const{job:s}=this.document,{data:o,width:i,height:r,channels:a,size:c}=t,l=c*jn;if(!e)return Ht(o,t,l,s);const g=N=>o.subarray(N*i*a,(N+1)*i*a),x=await(0,q.I)({
...this.settings,width:i,height:r,color:"inks",samples:g},s.pace);return await Ht(o,t,Math.min(l,x.length),s)??(x.length<l?{data:x,filter:"DCTDecode",parameters:void 0}:
void 0)}async packAll(){const{document:t}=this,e=[...await(0,rt.Av)(t,["Image"])].sort((s,o)=>s-o);for(const s of e){const o=t.job.pace.step(Hn);o&&await o;const i=t.
get(s);if(!(i instanceof F.Z6)||!(0,F.Eo)(t.resolve(i.dict.get("Subtype")),"Image")||i.dict.has("F"))continue;const r=await this.read(i);if(!r||!t.job.memory.borrow(
r.data.length))continue;const a=await Ht(r.data,r,r.size*Wn,t.job);t.job.memory.release(r.data.length),a&&t.put(s,ge(i,a))}}async read(t){const{document:e}=this,
{width:s,height:o,bits:i,stencil:r}=(0,Tt.h)(e,t.dict),a=r?{channels:1,table:void 0}:this.channelsOf(t),c=s>=1&&o>=1&&zn.has(i)&&(0,it.R)(e,t).format===void 0,l=e.
encoded(t).length;if(!c||!a||l<Nn||s>Tt.K)return;const{channels:g,table:x}=a,L=(0,wt.zq)(s,g,i)*o;if(L>this.remaining)return;const{memory:N}=e.job,K=N.remaining,
P=await Kt(e,t);if(N.release(K-N.remaining),!!P&&(this.remaining-=P.length,!(P.length<L)))return{width:s,height:o,channels:g,bits:i,size:l,table:x,data:P.subarray(
0,L)}}channelsOf({dict:t}){const{document:e}=this,s=t.get("ColorSpace");if((0,F.Eo)(e.resolve(e.array(s)?.[0]),"Lab"))return{channels:3,table:void 0};const o=(0,Nt.
L)(e,s,()=>{});if(!o)return;const{table:i,components:r}=o;return i?{channels:1,table:{colors:i,components:r}}:{channels:r,table:void 0}}}async function Jn(n,t){
const{data:e,table:s}=n;if(!s)return n;const o=await ie(e,s.colors,s.components,t);return!o||Zn(s)?o&&n:{...n,data:o,channels:s.components,table:void 0}}function Zn({
colors:n,components:t}){const e=n.length/t-1;return Array.from({length:t},(s,o)=>o).every(s=>{const o=Array.from({length:e+1},(l,g)=>n[g*t+s]),[i,r]=[o[0],o[e]],
a=Math.sign(r-i),c=o.every((l,g)=>g===0||Math.sign(l-o[g-1])*a>=0);return o.every((l,g)=>Math.abs(l-(i+(r-i)*g/Math.max(e,1)))<=(c?kn:Kn))})}function ge(n,{data:t,
filter:e,parameters:s}){const o=(0,ft.n)(n,t,{compress:!1});return o.dict.set("Filter",(0,F.UU)(e)),s&&o.dict.set("DecodeParms",s),o}const Yn=.9,Vn=64,Xn=32*1024*
1024,[Qn,_n]=[40,90];function qn(n,t){return t<=1?n:Math.max(n,Math.min(_n,Math.round(n+Qn*(1-1/t))))}class ts{document;settings;outcome={compressed:0,kept:{larger:0,
kind:0,lines:0,heavy:0}};waiting=[];bytes=0;samples;constructor(t,e){this.document=t,this.settings=e,this.samples=new $n(t,e)}async run(){const{document:t,outcome:e}=this;
let s=await It(t);s.inlinePages.size>0&&(await new je(t).moveAll(s),s=await It(t,s.elsewhere));const{sizes:o,masks:i,inline:r}=s;e.kept.kind+=r;let a=0;for(const[
c,l]of o){const g=t.get(c);g instanceof F.Z6&&(0,F.Eo)(t.resolve(g.dict.get("Subtype")),"Image")&&await this.take(c,g,l),t.job.pace.progress(++a/o.size)}for(const[
c,l]of i)await this.takeMask(c,l);return await this.drawAll(),await this.samples.packAll(),e}async take(t,e,s){const o=await jt(this.document,e);if(typeof o=="s\
tring"){o!=="larger"&&await this.samples.shrink(t,s)?this.outcome.compressed++:this.outcome.kept[o]++;return}await this.wait(t,o,s,!1)}async takeMask(t,e){const{
document:s}=this,o=s.get(t);if(!(o instanceof F.Z6)||o.dict.has("Matte"))return;if((0,it.R)(s,o).format!=="jpg"){await this.samples.shrink(t,e);return}const i=await jt(
s,o);typeof i!="string"&&i.color==="gray"&&await this.wait(t,i,e,!0)}async wait(t,e,s,o){const i=Qt(e,s,this.settings.resolution),[r,a]=[e.width,e.height].map(g=>Math.
max(1,Math.round(g*i))),c=qn(this.settings.quality,_t(e,s,this.settings.resolution)),l={number:t,image:e,width:r,height:a,quality:c,isMask:o};if(e.color==="inks"||
ns(e)){await this.shrinkSamples(l);return}this.waiting.push(l),this.bytes+=e.data.length,(this.waiting.length>=Vn||this.bytes>=Xn)&&await this.drawAll()}async drawAll(){
const{waiting:t,document:e}=this;if(this.waiting=[],this.bytes=0,t.length===0)return;const s=(0,G.Kf)(t.map(({image:i})=>i.atOnce)),o=await z.YY.open(await ss(t,
e),e.job,{images:s});for(const[i,r]of t.entries()){const{width:a,height:c}=r,l=await o.draw(i,{width:a,height:c,isTransparent:!0}).catch(g=>{if(!o.isTired)throw g});
if(!l){this.count(r,"heavy");continue}if(!is(l))this.count(r,"kind");else{const g=this.colorOf(r);await this.replace(r,(0,R.lc)(l,g==="gray"?g:"rgb"),g)}}}async shrinkSamples(t){
const{image:e,width:s,height:o}=t,{job:i}=this.document,r=es[e.color],a=e.color==="inks"?await S(e.data,i):e.data;if(!a){this.count(t,"kind");return}const l=s===
e.width&&o===e.height?a:await D({...e,data:a,channels:r},s,o,i.pace),g=L=>l.subarray(L*s*r,(L+1)*s*r),x=this.colorOf(t);await this.replace(t,x===e.color?g:L=>(0,R.
b)(g(L)),x)}colorOf({image:t,isMask:e}){return this.settings.grayscale&&!e&&t.color!=="inks"?"gray":t.color}count({isMask:t},e){t||(e?this.outcome.kept[e]++:this.
outcome.compressed++)}async replace(t,e,s){const{number:o,image:i,width:r,height:a,quality:c}=t,{document:l,settings:g}=this,x={width:r,height:a,color:s,quality:c,
resolution:g.resolution},L=await(0,q.I)({...x,samples:e},l.job.pace),N=s!==i.color;if(L.length>i.size*(N?1:Yn)){this.count(t,"larger");return}const K=(0,ft.n)(l.
get(o),L,{compress:!1});for(const[P,Y]of Object.entries({Width:r,Height:a,BitsPerComponent:8}))K.dict.set(P,Y);K.dict.set("Filter",(0,F.UU)("DCTDecode")),s!=="i\
nks"&&K.dict.delete("Decode"),K.dict.set("ColorSpace",N?await rs(l):i.space),l.put(o,K),this.count(t)}}const es={gray:1,rgb:3,inks:d},ns=({entries:n})=>!n.has("\
Filter")&&!n.has("Decode");async function ss(n,{job:t}){const e=await(0,ht.E)(X.O,t),s=n.map(({image:o,width:i,height:r})=>{const a=(0,J.qK)("Image",`${i} 0 0 ${r}\
 0 0`);return e.add((0,F.jd)({Type:(0,F.UU)("Page"),MediaBox:[0,0,i,r],Resources:(0,F.jd)({XObject:(0,F.jd)({Image:e.add(new F.Z6(o.entries,o.data))})}),Contents:e.
add(new F.Z6((0,F.jd)({}),(0,F.Px)(a).bytes))}))});return await e.pages.rebuild(s.map(({number:o})=>o)),(0,Bt.UN)(e,{encryption:"none",draft:!0})}const os=64;function is({
width:n,height:t,row:e}){const s=Math.max(1,Math.floor(t/os));for(let o=0;o<t;o+=s){const i=e(o);for(let r=3;r<n*4;r+=4)if(i[r]!==255)return!1}return!0}async function rs(n){
const{archive:t}=await(0,at.ds)(n);return t?[(0,F.UU)("CalGray"),(0,F.jd)({WhitePoint:[.9505,1,1.089],Gamma:2.2})]:(0,F.UU)("DeviceGray")}var Ut=y(18271),yt=y(16456),
Dt=y(49454),St=y(30201),as=y(30825),cs=y(69374),fs=y(57373),ls=y(43463),Rt=y(61188),$t=y(94389);const ds=1330926671,hs=65536,us=14;function pe(n){const t=new DataView(
n.buffer,n.byteOffset,n.length),e=n.length>12?t.getUint32(0):0;return n[0]===1&&n[1]===0&&e!==hs?{at:0,length:n.length}:e===ds?(0,$t.tI)(t).get("CFF "):void 0}const gs=[
15,16,3108,3109],[ps,ms,ys]=[17,18,3078];function ws(n,t){const e=new DataView(n.buffer,n.byteOffset,n.length),s=(0,Rt.Pe)(e,e.getUint8(2)),o=(0,Rt.Pe)(e,s.end),
i=(0,Rt.zz)(e,o.offsets[0]??0,o.offsets[1]??0),r=i.get(ps)?.[0];if(r===void 0||s.offsets.length!==2||(i.get(ys)?.[0]??2)!==2)return!1;const{offsets:a,end:c}=(0,Rt.
Pe)(e,r),l=[...gs.map(K=>i.get(K)?.[0]??0),i.get(ms)?.[1]??0];if(!a.every((K,P)=>P===0||K>=a[P-1])||c>n.length||l.some(K=>K>r&&K<c))return!1;const x=e.getUint8(
r+2),L=r+2+a.length*x;let N=a[0]??c;for(const[K,P]of a.entries()){let Y=N-L;for(let st=x-1;st>=0;st--,Y=Math.floor(Y/256))n[r+3+K*x+st]=Y%256;const _=(a[K+1]??P)-
P;K===0||t.has(K)||_<2?(n.copyWithin(N,P,P+_),N+=_):n[N++]=us}return n.fill(0,N,c),!0}var bs=y(50476),Es=y(22194);const Os="GPOS,GDEF,BASE,JSTF,kern,DSIG,hdmx,V\
DMX,LTSH,PCLT,FFTM,EBDT,EBLC,EBSC,meta,morx,mort,feat".split(","),me=32,Ss=196608;function Ms(n,t,{names:e,vertical:s}){const o=Buffer.from(n),i=new DataView(o.
buffer,o.byteOffset,o.length),r=(0,$t.tI)(i),[a,c]=["hhea","hmtx"].map(tt=>r.get(tt)),l=(0,$t.eQ)(i,r);if(!l||!vs([...r.values()],n.length))return;const{glyf:g,
count:x,place:L,setPlace:N,spanOf:K}=l,P=Array.from({length:x+1},(tt,ct)=>L(ct));if(P.some((tt,ct)=>tt>g.length||tt<(P[ct-1]??0)))return;const Y=(0,bs.f)(t,x,K,
i);Y.add(0);let _=0;for(let tt=0;tt<=x;tt++)N(tt,_),!(tt===x||!Y.has(tt))&&(o.copyWithin(g.at+_,g.at+P[tt],g.at+P[tt+1]),_+=P[tt+1]-P[tt]);a&&c&&xs(o.subarray(c.
at,c.at+c.length),i.getUint16(a.at+34),Y);const st=new Set([...Os,...s?[]:["GSUB"]]),mt=(tt,{at:ct,length:vt})=>tt==="post"&&!e&&vt>me?As(o.subarray(ct,ct+me)):
o.subarray(ct,ct+(tt==="glyf"?_:vt));return(0,Es.f)([...r].map(([tt,ct])=>[tt,st.has(tt)?void 0:mt(tt,ct)]))}function vs(n,t){const e=[...n].sort((s,o)=>s.at-o.
at);return e.every(({at:s,length:o},i)=>s+o<=(e[i+1]?.at??t))}function xs(n,t,e){const s=t+Math.floor((n.length-t*4)/2);for(let o=0;o<s;o++){if(e.has(o)||o===t-
1)continue;const i=o<t?o*4:t*4+(o-t)*2;n.fill(0,i,i+(o<t?4:2))}}function As(n){const t=Buffer.from(n);return t.writeUInt32BE(Ss),t}var Mt=y(48462);const Cs=12,Is=6,
Ts=24,Ps=512*1024;function Us(n,t){if(n.length>Ps)return;const e=Buffer.from(n),s=(0,Mt._M)(e),o=s?.plain.indexOf("/CharStrings")??-1;if(!s||o<0)return;const{plain:i}=s,
r=Number(/\/lenIV\s+(\d+)/.exec(i.toString("latin1",0,Math.min(o,4096)))?.[1]??4),a=N=>(0,Mt.Ns)(N,Mt.Ed).subarray(r);for(const[,N]of(0,Mt.NH)(i,o))if(ye(a(N))!==
"plain")return;const c=new Map((0,Mt.Ag)(i,o)),l=Rs(c,t,a);if(!l)return;const g=[];let x=0;for(const[N,K]of c){if(l.has(N))continue;const P=K.byteOffset-i.byteOffset,
Y=i.lastIndexOf(`/${N} `,P),_=P+K.length+Ds(i.toString("latin1",P+K.length,P+K.length+Ts));if(Y<x||_===P+K.length)return;g.push(i.subarray(x,Y)),x=_}const L=Buffer.
concat([...g,i.subarray(x)]);return Buffer.concat([e.subarray(0,s.start),s.seal(L),e.subarray(s.end)])}const Ds=n=>/^\s*(?:ND|\|-|noaccess def)\s+/.exec(n)?.[0].
length??0;function Rs(n,t,e){const s=new Set(t).add(".notdef");for(const o of t){const i=n.get(String(o)),r=i?ye(e(i)):"plain";if(r==="unclear")return;if(r!=="p\
lain")for(const a of r)s.add((0,St.S)(yt.W.charCodeAt(a-32)))}return s}function ye(n){const t=[];for(let e=0;e<n.length;){const s=n[e++];if(s===Cs){if(n[e++]===
Is)return t.length>=5?t.slice(-2):"unclear";t.length=0}else s<32?t.length=0:s<247?t.push(s-139):s<251?t.push((s-247)*256+(n[e++]??0)+108):s<255?t.push(-(s-251)*
256-(n[e++]??0)-108):(t.push(NaN),e+=4)}return"plain"}function Bs(n,t,e){try{if(n[0]===Ls)return Us(n,t);const s=pe(n);if(!s)return Ms(n,t,e);const o=Buffer.from(
n);return ws(o.subarray(s.at,s.at+s.length),t)?o:void 0}catch(s){if(!(s instanceof RangeError))throw s;return}}const Ls=37;var Fs=y(10339),Ns=y(47212);const Gs=16*
1024,js=.9,[Ws,Ks,ks]=[300,300,2],zs=20,Hs=/^[A-Z]{6}\+/;async function $s(n){if((await(0,at.ds)(n)).archive!==void 0)return;const{live:t}=await(0,Et.Gy)(n),e=await Ys(
n,t);if(e.size===0)return;const{fonts:s}=await Xs(n,t),o=new Map,i=async(r,a)=>{const c=(0,Ut.Lq)(n,r.dictionary);if(!c||!e.has(c))return;const l=new Set(a),g=n.
job.pace.step(l.size*Ks);g&&await g;const x=(0,Ut.oQ)(n,r.dictionary),L=!(0,Dt.hL)(n,r.dictionary),N=L&&n.decoded(c)[0]===79,K=o.get(c)??{glyphs:new Set,names:!1,
vertical:!1};K.names||=L,K.vertical||=r.vertical,typeof x=="object"&&!N&&Qs(n,r,x,l,K.glyphs)?o.set(c,K):e.delete(c)};for(const[r,{kept:a}]of s)await i(r,a);for(const r of Zs(
n)){const a=(0,Ut.Lq)(n,n.dict(r)??new F.Bi),c=a&&e.get(a);if(!c)continue;c.isForFields=!0;const l=await(0,fs.G)(n,r);(0,Dt.hL)(n,l.dictionary)?e.delete(a):await i(
l,Js.flatMap(g=>l.glyphs(Uint8Array.of(g))))}for(const[r,a]of o){const c=e.get(r);c&&await so(n,r,c,a)}}const Js=Array.from({length:256},(n,t)=>t);function Zs(n){
const t=n.dict(n.dict(n.catalog.get("AcroForm"))?.get("DR"));return n.dict(t?.get("Font"))?.values()??[]}async function Ys(n,t){const e=new Map,s=[];for(let o=1;o<
t.length;o++){const i=n.job.pace.step(Ws);i&&await i;const r=t[o]===1?n.get(o):null;if(!(r instanceof F.Bi))continue;const a=r.get("FontFile")??r.get("FontFile2")??
r.get("FontFile3"),c=(0,F.i9)(a)?n.resolve(a):Vs(n,r);c instanceof F.Z6&&(s.push([o,c]),(0,F.i9)(a)&&n.encoded(c).length>=Gs&&e.set(c,{number:a.number,named:[],
isForFields:!1}))}for(const[o,i]of s)e.get(i)?.named.push(o);return e}const Vs=(n,t)=>(0,F.Eo)(n.resolve(t.get("Type")),"Font")?(0,Ut.Lq)(n,t):void 0;async function Xs(n,t){
const[e,s]=[new Fs.H,new Ns.Wz(n)],{pace:o}=n.job;for(let a=0;a<n.pages.count;a++)await e.note((await s.all(a,[])).trace,o);const{content:i,pages:r}=await(0,xt.
d)(n,t.length,a=>t[a]===1);for(const[a,c]of i){const l=n.get(a),g=l instanceof F.Z6&&!r.has(a)?n.decodedPart(l)?.data:void 0;g&&await e.note((await s.stream(g,c)).
trace,o)}return e}function Qs(n,{dictionary:t},e,s,o){const i=(0,Dt.hL)(n,t);if(i){const l=n.resolve(i.get("CIDToGIDMap")),g=l instanceof F.Z6?n.decodedPart(l)?.
data:void 0;for(const{cid:x}of s)o.add(x),o.add(e.glyphOfCid(x)),g&&o.add((g[x*2]??0)<<8|(g[x*2+1]??0));return!0}const r=(0,yt.yD)(n,t);if(e.kind==="truetype")return qs(
e,r,s,o);const a=n.resolve(t.get("Encoding")),c=(0,F.Zm)(a)?n.resolve(a.get("BaseEncoding")):a;return e.kind==="named"&&!(0,F.Eo)(c,"MacExpertEncoding")&&no(e,r,
s,o)}function we({code:n,text:t},e,s){const o=[e,yt.W,yt.NF,yt.yh].map(r=>r.charCodeAt(n-32)||0),i=s===void 0?void 0:(0,St.u)(s);return[...o,i??0,...Array.from(
t,r=>r.codePointAt(0))].filter(r=>r>0)}const _s=new Map([[185,"onesuperior"],[178,"twosuperior"],[179,"threesuperior"],[64257,"fi"],[64258,"fl"]]),be=n=>[(0,St.
S)(n),_s.get(n)??""];function qs(n,{base:t="",differences:e},s,o){for(const i of s){const{code:r}=i,a=e?.get(r),c=we(i,t,a);for(const l of[...a===void 0?[]:[a],
...c.flatMap(be)])o.add(n.glyphOf(l));for(const l of[...c,r,61440|r,61696|r,61952|r])o.add(n.unicode(l));for(const l of c)o.add(n.code(yt.yh.indexOf(String.fromCodePoint(
l))+32));o.add(n.code(r))}return!0}const to=65536;function eo(n){const t=new Map,e=(s,o)=>{const i=s===""?void 0:(0,St.u)(s),r=i===void 0?void 0:t.get(i);r?r.push(
o):i!==void 0&&t.set(i,[o])};if(n.names)for(const s of n.names)e(s,s);else for(let s=1;s<to;s++)e(n.nameOf(s),s);return t}const Ee=["space","nbspace","hyphen","\
sfthyphen","bullet","quotesingle","quoteleft","quoteright","grave"];function no(n,{base:t="",differences:e},s,o){const i=eo(n),r=a=>{const c=n.names?.has(a)?a:n.
glyphCalled?.(a);return c!==void 0&&o.add(c),c!==void 0};Ee.forEach(r);for(const a of s){const c=e?.get(a.code),l=n.encoding?.get(a.code);l!==void 0&&r(l);for(const g of we(
a,t,c)){be(g).forEach(r);for(const x of i.get(g)??[])o.add(x)}if(c!==void 0&&!r(c)&&c!==".notdef"&&!Ee.includes(c))return!1}return!0}async function so(n,t,{number:e,
named:s,isForFields:o},i){const r=await n.decodedAtEase(t),a=n.job.pace.step(r.length*ks);a&&await a;const c=await io(n,r,i.glyphs),l=c&&Bs(r,c,i),g=l&&(0,ft.n)(
t,l,{compress:!0});if(!g||g.data.length>n.encoded(t).length*js||(oo(n,g.dict,l.length-r.length),n.put(e,g),o))return;const x=(0,ls.j)(l);for(const L of s){n.edit(
L);const N=n.get(L);for(const K of["BaseFont","FontName"]){const P=(0,Dt.FG)(n,N.get(K));P!==""&&!Hs.test(P)&&N.set(K,(0,F.UU)(`${x}+${P}`))}}}function oo(n,t,e){
const s=["Length2","Length1"].find(i=>t.has(i)),o=s===void 0?void 0:n.resolve(t.get(s));s!==void 0&&typeof o=="number"&&t.set(s,o+e)}async function io({job:n},t,e){
const s=(0,cs.m)(t),o=pe(t);if(s?.kind!=="named"||!o)return e;let i=0;const r=(0,as.mJ)(t.subarray(o.at,o.at+o.length),c=>i+=c),a=new Set(e);for(const c of e){if(typeof c==
"string"||s.nameOf(c)==="")continue;const l=r?.glyph(c);if(!l)return;for(const x of l)a.add(s.glyphCalled?.((0,St.S)(yt.W.charCodeAt(x-32)))??0);const g=n.pace.
step((i+1)*zs);i=0,g&&await g}return a}var Jt=y(49994);const Oe=6,Se={resolution:50,quality:20},ro=async(n,t,e)=>{const{maximum_bytes:s=1/0,open_password:o}=t,i=async P=>{
const Y={};return{...await(0,Jt.BG)(n,o,e,async st=>{Y.outcome=await new ts(st,P).run(),await $s(st)}),outcome:Y.outcome}};let r=await i(t);for(let P=1;P<=Oe&&r.
bytes.length>s&&ao(r);P++){const Y=await i(co(P,t));Y.bytes.length<r.bytes.length&&(r=Y)}const{bytes:a,isSmaller:c,pageCount:l,outcome:g,written:x}=r;x&&e.onWritten?.(
x);const L=c?[...r.notes]:[Jt.bx],N=Object.values(g.kept).reduce((P,Y)=>P+Y,0);c&&N>0&&L.push(fo(N,g)),a.length>s&&L.push(lo(a.length));const K=n.bytes.length;return{
documents:[{name:n.name,bytes:a,pageCount:l}],notes:L,facts:{pageCount:l,bytesBefore:K,bytesAfter:a.length,savedPercent:c?(0,Jt.p0)(K,a.length):0,compressedImages:c?
g.compressed:0,keptImages:c?N:N+g.compressed}}},ao=({outcome:{compressed:n,kept:t}})=>n+t.larger>0;function co(n,{resolution:t,quality:e,grayscale:s}){const o=(i,r)=>i<=
r?i:Math.round(i*(r/i)**(n/Oe));return{resolution:o(t,Se.resolution),quality:o(e,Se.quality),grayscale:s}}const Me={larger:"would hardly become smaller",kind:"o\
f a kind that is not compressed",lines:"like drawings or text, which would blur",heavy:"too large to decode here"};function fo(n,{kept:t}){const s=Object.keys(Me).
filter(o=>t[o]>0).map(o=>`${t[o]} ${Me[o]}`);return{code:"images_kept",message:`${(0,U.C7)(n,"image stays as it was","images stay as they were")}: ${(0,U.Dw)(s)}\
.`}}const lo=n=>({code:"still_larger",message:`The document could not be made as small as maximum_bytes asks: it has ${n} bytes.`,mentions:["maximum_bytes"]})}),
77158:((ot,Q,y)=>{y.d(Q,{O:()=>U});const U=Buffer.from(`%PDF-1.3
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
`,"latin1")}),91025:((ot,Q,y)=>{y.d(Q,{n:()=>J});var U=y(45599);class J{document;copies=new Map;constructor(R){this.document=R}with(R,G){const j=(0,U.i9)(R)?R.number:
(0,U.Zm)(R)?R:void 0;let C=this.copies.get(j);C||this.copies.set(j,C=new Map);const I=G.length===1?String(G[0].ref.number):G.map(({ref:v})=>v.number).join(" ");
let w=C.get(I);return w||C.set(I,w=this.extend(this.document.dict(R)??new U.Bi,G)),w}extend(R,G){const{document:j}=this,C=new U.Bi(R),I=new Map,w=G.map(v=>{const{
category:m,ref:p}=v;let f=I.get(m);f||I.set(m,f=new U.Bi(j.dict(R.get(m))));let u=v.name;for(let d=2;f.has(u);d++)u=`${v.name}${d}`;return f.set(u,p),C.set(m,f),
u});return{resources:j.add(C),names:w}}}}),36078:((ot,Q,y)=>{y.d(Q,{AY:()=>j,KJ:()=>w,XL:()=>C,_:()=>J,hX:()=>m,id:()=>G,qK:()=>R,vs:()=>z,wW:()=>v,yQ:()=>I});var U=y(
45079);function J(p){if(Number.isInteger(p)&&Math.abs(p)<1e7)return String(p);const f=Number(p.toPrecision(7)),u=Math.abs(f)<1e-9?"0":String(f);return u.includes(
"e")?f.toFixed(12).replace(/\.?0+$/,""):u}const z=p=>p.map(J).join(" "),R=(p,f)=>`q ${f} cm /${p} Do Q`,G=p=>(0,U.ZV)(Math.round(p*1e3)/1e3||0),j=([p,f])=>`${G(
p)} ${G(f)}`,C=p=>p.map((f,u)=>`${j(f)} ${u===0?"m":"l"}`).join(" "),I=.5523;function w(p){const f=I,u=(...d)=>`${d.map(([b,O])=>j(p(b,O))).join(" ")} c`;return[
`${j(p(1,0))} m`,u([1,f],[f,1],[0,1]),u([-f,1],[-1,f],[-1,0]),u([-1,-f],[-f,-1],[0,-1]),u([f,-1],[1,-f],[1,0])].join(" ")}function v(p,f){const u={1:"g",3:"rg",
4:"k"}[p.length];return`${p.map(G).join(" ")} ${f==="fill"?u:u.toUpperCase()}`}const m=p=>`[${p.map(G).join(" ")}] 0 d`}),1900:((ot,Q,y)=>{y.d(Q,{b:()=>v,cE:()=>C,
lc:()=>I,oF:()=>J,rr:()=>R,vO:()=>U});const U=4,J=2,z={gray:1,rgb:3,rgba:4,"gray-alpha":2},R=m=>m.byteOffset%U===0?new Uint32Array(m.buffer,m.byteOffset,m.length/
U):new Uint32Array(m.slice().buffer),G=new Uint32Array(0),j=(m,p)=>p>0&&Buffer.compare(m(p),m(p-1))===0;async function C({height:m,row:p},f){let u=-1;for(let d=0;d<
m;d++){const b=p(d),O=j(p,d)?G:R(b);for(let M=0;M<O.length;M++){if(O[M]===u)continue;const T=M*U,S=b[T+1];if(b[T]!==S||b[T+2]!==S)return!0;u=O[M]}const E=f.step(
b.length*J);E&&await E}return!1}function I({width:m,row:p},f){const u=z[f],d=new Uint8Array(m*u),b=u<3,O=u%2===0;let E=-1;return M=>{const T=E===M-1&&j(p,M);if(E=
M,T)return d;const S=p(M),W=R(S);for(let k=0,Z=0;k<W.length;k++){if(k>0&&W[k]===W[k-1]){for(const at=Z+u;Z<at;Z++)d[Z]=d[Z-u];continue}const $=k*U,[nt,q,it]=[S[$],
S[$+1],S[$+2]];b?d[Z++]=w(it,q,nt):(d[Z++]=it,d[Z++]=q,d[Z++]=nt),O&&(d[Z++]=S[$+3])}return d}}const w=(m,p,f)=>77*m+150*p+29*f+128>>8;function v(m){const p=new Uint8Array(
m.length/3);for(let f=0;f<p.length;f++)p[f]=w(m[f*3],m[f*3+1],m[f*3+2]);return p}}),30825:((ot,Q,y)=>{y.d(Q,{v5:()=>$,mJ:()=>nt,n1:()=>Z});var U=y(16456),J=y(30201),
z=y(61188),R=y(74135),G=y(83553);const j=10,C=2e4,I=513;function w(X,A){switch(X){case 1:case 3:case 18:case 23:return A%2;case 4:case 22:return A-1;case 21:return A-
2;case 14:return A%4;default:return 0}}function v(X,A,D){const B=new G.w$(A.matrix),h=new p(A,B);try{h.run(X,0)}finally{D(h.steps)}return B.outline}function m(X,A,D){
const B=new p(A,new G.w$(A.matrix));try{B.run(X,0)}finally{D(B.steps)}return B.width}class p{font;pen;width;hasWidth=!0;stack=[];stems=0;steps=0;ended=!1;constructor(A,D){
this.font=A,this.pen=D}run(A,D){if(D>j)throw new G.MS;const B=new DataView(A.buffer,A.byteOffset,A.byteLength);for(let h=0;h<A.length&&!this.ended;){if(++this.steps>
C||this.stack.length>I)throw new G.MS;const H=B.getUint8(h++);if(H===28)this.stack.push(B.getInt16(h)),h+=2;else if(H===255)this.stack.push(B.getInt32(h)/65536),
h+=4;else if(H>=251)this.stack.push(-(H-251)*256-B.getUint8(h++)-108);else if(H>=247)this.stack.push((H-247)*256+B.getUint8(h++)+108);else if(H>=32)this.stack.push(
H-139);else{if(H===11)return;H===10?this.call(this.font.local,D):H===29?this.call(this.font.global,D):H===12?this.escaped(B.getUint8(h++)):H===19||H===20?(this.
takeWidth(this.stack,this.stack.length%2),this.stems+=this.stack.length>>1,this.stack=[],h+=this.stems+7>>3):this.operate(H,D)}}}call({data:A,count:D,offset:B},h){
const H=D<1240?107:D<33900?1131:32768,V=this.pop()+H;if(!(Number.isInteger(V)&&V>=0&&V<D))throw new G.MS;this.run(A.subarray(B(V),B(V+1)),h+1)}pop(){const A=this.
stack.pop();if(A===void 0)throw new G.MS;return A}takeWidth(A,D){this.hasWidth&&D>0&&(this.width=A[0]),this.hasWidth=!1}operate(A,D){const{pen:B,stack:h}=this;switch(this.
stack=[],this.hasWidth&&this.takeWidth(h,w(A,h.length)),A){case 1:case 3:case 18:case 23:this.stems+=h.length>>1;return;case 4:return B.move(0,h.at(-1)??0);case 22:
return B.move(h.at(-1)??0,0);case 21:return B.move(h.at(-2)??0,h.at(-1)??0);case 5:return this.lines(h,h.length);case 6:case 7:for(const[H,V]of h.entries())H%2===
0==(A===6)?B.line(V,0):B.line(0,V);return;case 8:this.curves(h,0,h.length);return;case 24:{const H=this.curves(h,0,h.length-2);return B.line(h[H]??0,h[H+1]??0)}case 25:{
const H=h.length-6;this.lines(h,H),this.curves(h,Math.max(H,0),h.length);return}case 26:case 27:return this.flatCurves(h,A===27);case 30:case 31:return this.turningCurves(
h,A===31);case 14:return this.end(h,D);default:throw new G.MS}}lines(A,D){for(let B=0;B+1<D;B+=2)this.pen.line(A[B],A[B+1])}curves(A,D,B){let h=D;for(;h+5<B;h+=
6)this.pen.curve(A[h],A[h+1],A[h+2],A[h+3],A[h+4],A[h+5]);return h}flatCurves(A,D){let B=A.length%4===0?0:1,h=B===1?A[0]:0;for(;B+3<A.length;B+=4){const[H,V,et,
lt]=[A[B],A[B+1],A[B+2],A[B+3]];D?this.pen.curve(H,h,V,et,lt,0):this.pen.curve(h,H,V,et,0,lt),h=0}}turningCurves(A,D){let B=D;for(let h=0;h+3<A.length;h+=4){const[
H,V,et,lt]=[A[h],A[h+1],A[h+2],A[h+3]],ut=A.length-h===5?A[h+4]:0;B?this.pen.curve(H,0,V,et,ut,lt):this.pen.curve(0,H,V,et,lt,ut),B=!B}}end(A,D){if(A.length>=4){
const[B,h,H,V]=A.slice(-4);for(const[et,lt,ut]of[[H,0,0],[V,B,h]]){const gt=this.font.accented(et);if(!gt)throw new G.MS;this.pen.x=lt,this.pen.y=ut,this.stems=
0,this.run(gt,D+1),this.ended=!1}}this.ended=!0}escaped(A){const{pen:D,stack:B}=this,h=B;switch(A){case 34:D.curve(h[0],0,h[1],h[2],h[3],0),D.curve(h[4],0,h[5],
-h[2],h[6],0);break;case 35:D.curve(h[0],h[1],h[2],h[3],h[4],h[5]),D.curve(h[6],h[7],h[8],h[9],h[10],h[11]);break;case 36:D.curve(h[0],h[1],h[2],h[3],h[4],0),D.
curve(h[5],0,h[6],h[7],h[8],-(h[1]+h[3]+h[7]));break;case 37:{const H=h[0]+h[2]+h[4]+h[6]+h[8],V=h[1]+h[3]+h[5]+h[7]+h[9],et=Math.abs(H)>Math.abs(V);D.curve(h[0],
h[1],h[2],h[3],h[4],h[5]),D.curve(h[6],h[7],h[8],h[9],et?h[10]:-H,et?-V:h[10]);break}default:return this.arithmetic(A)}this.stack=[]}arithmetic(A){const D=this.
pop();switch(A){case 9:this.stack.push(Math.abs(D));return;case 10:this.stack.push(this.pop()+D);return;case 11:this.stack.push(this.pop()-D);return;case 12:this.
stack.push(this.pop()/D);return;case 14:this.stack.push(-D);return;case 18:return;case 24:this.stack.push(this.pop()*D);return;default:throw new G.MS}}}const f=15,
u=17,d=18,b=19,O=20,E=21,M=3079,T=3102,S=3108,W=3109,k=[.001,0,0,.001,0,0];function Z(X,A){return q(X,(D,B)=>v(D,B,A))}function $(X,A){return q(X,(D,B,{nominal:h,
usual:H})=>{const V=m(D,B,A);return(V===void 0?H:h+V)*(B.matrix[0]??0)*1e3})}function nt(X,A){return q(X,(D,B)=>{const h=[];return v(D,{...B,accented:V=>(h.push(
V),B.accented(V))},A),h})}function q(X,A){const D=new DataView(X.buffer,X.byteOffset,X.byteLength),B=(0,z.Pe)(D,D.getUint8(2)),h=(0,z.Pe)(D,B.end),H=(0,z.Pe)(D,
h.end),V={data:X,...(0,z.FG)(D,H.end)},et=(0,z.zz)(D,h.offsets[0]??0,h.offsets[1]??0),lt=et.get(u)?.[0];if(lt===void 0)return;const ut=(0,z.Pe)(D,lt).offsets,gt=et.
has(T),Lt=(gt?at(D,et):[et]).map(rt=>({...F(D,X,rt),matrix:Bt(et,gt?rt:void 0)})),xt=gt?ft(D,et.get(W)?.[0]??0):()=>0,bt=rt=>{const[pt,dt]=[ut[rt],ut[rt+1]];return pt===
void 0||dt===void 0?void 0:X.subarray(pt,dt)};let Et;const At=rt=>(Et??=new Map(gt?[]:(0,z.eP)(D,et.get(f)?.[0]??0,ut.length-1,!1).map((pt,dt)=>[(0,z.Je)(X,H.offsets,
pt),dt])),Et.get(rt)??-1),Ct=rt=>(0,G.Ak)(()=>{const pt=bt(rt);if(!pt)return;const dt=Lt[xt(rt)],Ft={matrix:dt?.matrix??k,global:V,local:dt?.local??ht(X),accented:It=>bt(
At((0,J.S)(U.W.charCodeAt(It-32))))};return A(pt,Ft,dt??{usual:0,nominal:0})});return{glyph:Ct,named:rt=>Ct(At(rt))}}const it=256;function at(X,A){const{count:D,
offset:B}=(0,z.FG)(X,A.get(S)?.[0]??0),h=Math.min(D,it);return Array.from({length:h},(H,V)=>(0,z.zz)(X,B(V),B(V+1)))}function ft(X,A){if(X.getUint8(A)===0)return B=>X.
getUint8(A+1+B);const D=X.getUint16(A+1);return B=>{let[h,H]=[0,D-1];for(;h<H;){const V=h+H+1>>1;X.getUint16(A+3+V*3)<=B?h=V:H=V-1}return X.getUint8(A+5+h*3)}}const ht=X=>({
data:X,count:0,offset:()=>0});function F(X,A,D){const[B,h]=D.get(d)??[],H=ht(A);if(B===void 0||h===void 0)return{local:H,usual:0,nominal:0};const V=(0,z.zz)(X,h,
h+B),et=V.get(b)?.[0];return{local:et===void 0?H:{data:A,...(0,z.FG)(X,h+et)},usual:V.get(O)?.[0]??0,nominal:V.get(E)?.[0]??0}}function Bt(X,A){const D=H=>{const V=H?.
get(M);return V?.length===6?V:void 0},[B,h]=[D(A),D(X)];return B&&h?(0,R.lw)(B,h):B??h??k}}),83553:((ot,Q,y)=>{y.d(Q,{Ak:()=>I,BO:()=>w,MS:()=>j,po:()=>R,w$:()=>C});
const U=1e9,J=2e9,z=3e9,R=4e9,G=2e5;class j extends Error{}class C{matrix;outline=[];x=0;y=0;constructor(m){this.matrix=m}move(m,p){this.outline.push(U),this.to(
m,p)}line(m,p){this.outline.push(J),this.to(m,p)}curve(m,p,f,u,d,b){this.outline.push(z),this.to(m,p),this.to(f,u),this.to(d,b)}skip(m,p){this.x+=m,this.y+=p}to(m,p){
const[f,u,d,b,O,E]=this.matrix;this.skip(m,p);const{x:M,y:T}=this;if(this.outline.push((f*M+d*T+O)*1e3,(u*M+b*T+E)*1e3),this.outline.length>G)throw new j}}function I(v){
try{return v()}catch(m){if(m instanceof RangeError||m instanceof j)return;throw m}}function w(v){let[m,p,f,u]=[1/0,1/0,-1/0,-1/0],d=0;for(let b=0;b<v.length;){const O=v[b];
if(O>=U){d=O===R?1:0,b++;continue}const[E,M]=[v[b+d],v[b+d+1]];m=Math.min(m,E),f=Math.max(f,E),p=Math.min(p,M),u=Math.max(u,M),b+=2+d}return m<=f&&p<=u?[m,p,f,u]:
void 0}}),22194:((ot,Q,y)=>{y.d(Q,{f:()=>J});const U=16;function J(z){const R=z.flatMap(([w,v])=>v?[{tag:w,data:v}]:[]).sort((w,v)=>w.tag<v.tag?-1:1),G=2**Math.
floor(Math.log2(R.length)),j=Buffer.alloc(12+R.length*U);j.writeUInt32BE(65536,0),j.writeUInt16BE(R.length,4),j.writeUInt16BE(G*U,6),j.writeUInt16BE(Math.log2(G),
8),j.writeUInt16BE((R.length-G)*U,10);const C=[j];let I=j.length;for(const[w,{tag:v,data:m}]of R.entries()){const p=12+w*U;j.write(v,p,"latin1"),j.writeUInt32BE(
I,p+8),j.writeUInt32BE(m.length,p+12);const f=-m.length&3;C.push(m,Buffer.alloc(f)),I+=m.length+f}return Buffer.concat(C)}}),43463:((ot,Q,y)=>{y.d(Q,{j:()=>R});
var U=y(77598),J=y.n(U);const z=26;function R(G){const j=(0,U.createHash)("sha256").update(G).digest();return Array.from(j.subarray(0,6),C=>String.fromCharCode(
65+C%z)).join("")}}),31584:((ot,Q,y)=>{y.d(Q,{F:()=>I,o:()=>w});const U=274,J=282,z=283,R=296,G=3,j=5,C={orientation:void 0,resolution:void 0};function I(v){if(v.
length<14)return C;const m=new DataView(v.buffer,v.byteOffset,v.length),p=m.getUint16(0);if(p!==18761&&p!==19789)return C;const f=p===18761,u=m.getUint32(4,f);if(m.
getUint16(2,f)!==42||u+2>v.length)return C;const d=m.getUint16(u,f),b=new Map;for(let S=0,W=u+2;S<d&&W+12<=v.length;S++,W+=12){const k=m.getUint16(W,f),Z=m.getUint16(
W+2,f);if(Z===G&&(k===U||k===R)&&b.set(k,m.getUint16(W+8,f)),Z!==j||k!==J&&k!==z)continue;const $=m.getUint32(W+8,f);$+8<=v.length&&b.set(k,m.getUint32($,f)/m.getUint32(
$+4,f))}const O=b.get(U),E={2:1,3:2.54}[b.get(R)??2],[M,T]=[b.get(J),b.get(z)];return{orientation:O!==void 0&&O>=1&&O<=8?O:void 0,resolution:M===void 0||T===void 0||
E===void 0?void 0:w({x:M*E,y:T*E})}}function w({x:v,y:m}){const p=f=>f>=10&&f<=4800;return p(v)&&p(m)?{x:v,y:m}:void 0}}),76023:((ot,Q,y)=>{y.d(Q,{L:()=>j});var U=y(
45599),J=y(69869);const z=8,R={DeviceGray:G("gray",1),CalGray:G("gray",1),G:G("gray",1),DeviceRGB:G("rgb",3),CalRGB:G("rgb",3),RGB:G("rgb",3),DeviceCMYK:G("cmyk",
4),CMYK:G("cmyk",4),Separation:G("inks",1)};function G(w,v){return{kind:w,components:v,profile:void 0,table:void 0}}function j(w,v,m,p=0){const f=w.resolve(v);if(p>
z)return;if(f instanceof U.SX){if(Object.hasOwn(R,f.text))return R[f.text];const d=m(f.text);return d===void 0?void 0:j(w,d,m,p+1)}if(!(0,U.cy)(f))return;const u=w.
resolve(f[0]);if(u instanceof U.SX)switch(u.text){case"ICCBased":return C(w,f[1],m,p);case"Indexed":case"I":return I(w,f,m,p);case"DeviceN":{const d=w.array(f[1])?.
length??0;return d>=1&&d<=32?G("inks",d):void 0}default:return Object.hasOwn(R,u.text)?R[u.text]:void 0}}function C(w,v,m,p){const f=w.resolve(v);if(!(f instanceof
U.Z6))return;const u=w.resolve(f.dict.get("N")),d=u===1?"gray":u===3?"rgb":u===4?"cmyk":void 0;if(d===void 0)return j(w,f.dict.get("Alternate"),m,p+1);const b=(0,J.
hh)(w.decodedPart(f)?.data,u);return{...G(d,u),profile:b?.bytes}}function I(w,v,m,p){const f=j(w,v[1],m,p+1),u=w.resolve(v[3]),d=u instanceof U.Mx?u.bytes:u instanceof
U.Z6?w.decodedPart(u)?.data:void 0,b=w.resolve(v[2]);if(!f||f.table||!d||typeof b!="number"||!(b>=0))return;const O=new Uint8Array((Math.min(Math.floor(b),255)+
1)*f.components);return O.set(d.subarray(0,O.length)),{...f,table:O}}}),61273:((ot,Q,y)=>{y.d(Q,{I:()=>C});var U=y(64680),J=y(16353),z=y(47772);const R=8,G=12,j=65535;
async function C(b,O){const{width:E,height:M,color:T,quality:S}=b,W=new U.k(Math.max(4096,E*M>>2)),k=(0,z.vI)(S,"luminance"),Z=T==="rgb"?[k,(0,z.vI)(S,"chromina\
nce")]:[k];v(W,b,Z);const $=T==="rgb"?new d(b,W,Z):new u(b,W,Z);for(let nt=0;nt<M;nt+=$.height){$.write(nt);const q=O.step(E*$.height*(T==="inks"?2:1)*G);q&&await q}
return $.finish(),I(W,217),W.bytes}function I(b,O,...E){if(b.byte(255),b.byte(O),E.length!==0)for(const M of[...w(E.length+2),...E])b.byte(M)}const w=b=>[b>>8,b&
255];function v(b,{width:O,height:E,color:M,resolution:T},S){const W=w(Math.min(Math.round(T),j));I(b,216),M!=="inks"&&I(b,224,...Buffer.from("JFIF\0","latin1"),
1,1,1,...W,...W,0,0);for(const[$,nt]of S.entries())I(b,219,$,...[...z.Tl].map(q=>nt[q]));const k=M==="rgb"?[1,34,0,2,17,1,3,17,1]:m(M).flatMap($=>[$,17,0]);I(b,
192,8,...w(E),...w(O),k.length/3,...k);for(const $ of S.keys())for(const[nt,q]of[J.np[$],J.e_[$]].entries())I(b,196,nt<<4|$,...q.counts,...q.values);const Z=M===
"rgb"?[1,0,2,17,3,17]:m(M).flatMap($=>[$,0]);I(b,218,Z.length/2,...Z,0,63,0)}const m=b=>b==="gray"?[1]:[1,2,3,4];class p{width;height;samples;block=new Float32Array(
R*R);divisors;coder;constructor(O,E,M,T,S,W){this.width=O,this.height=E,this.samples=new Float32Array(O*E),this.divisors=(0,z.X)(T),this.coder=new J.tt(M,S,W)}set(O,E,M){
this.samples[O*this.width+E]=M}setRow(O,E,M,T,S){const{samples:W,width:k}=this,Z=O*k;for(let $=0,nt=M;$<S;$++,nt+=T)W[Z+$]=E[nt];W.fill(W[Z+S-1],Z+S,Z+k)}write(O,E){
const{samples:M,width:T,block:S}=this;for(let W=0,k=0;W<R;W++)for(let Z=(E+W)*T+O,$=Z+R;Z<$;)S[k++]=M[Z++]-128;(0,z.pd)(S),this.coder.write(S,this.divisors)}}const f=(b,O)=>Math.
ceil(b/O)*O;class u{image;height=R;bits;planes;constructor(O,E,[M]){this.image=O,this.bits=new J.t0(E);const T=f(O.width,R),S=O.color==="gray"?1:4;this.planes=Array.
from({length:S},()=>new p(T,R,this.bits,M,J.np[0],J.e_[0]))}write(O){const{image:E,planes:M}=this,{width:T}=M[0];for(let S=0;S<R;S++){const W=E.samples(Math.min(
O+S,E.height-1));for(const[k,Z]of M.entries())Z.setRow(S,W,k,M.length,E.width)}for(let S=0;S<T;S+=R)for(const W of M)W.write(S,0)}finish(){this.bits.finish()}}class d{image;height=2*
R;bits;light;blue;red;sums;constructor(O,E,[M,T]){this.image=O,this.bits=new J.t0(E);const S=f(O.width,2*R);this.light=new p(S,2*R,this.bits,M,J.np[0],J.e_[0]),
this.blue=new p(S/2,R,this.bits,T,J.np[1],J.e_[1]),this.red=new p(S/2,R,this.bits,T,J.np[1],J.e_[1]),this.sums=new Float32Array(S)}write(O){const{light:E,blue:M,
red:T}=this;for(let S=0;S<this.height;S++)this.row(S,Math.min(O+S,this.image.height-1));for(let S=0;S<E.width;S+=this.height){for(const W of[0,R])for(const k of[
0,R])E.write(S+k,W);M.write(S/2,0),T.write(S/2,0)}}finish(){this.bits.finish()}row(O,E){const{image:M,light:T,blue:S,red:W,sums:k}=this,Z=M.samples(E),$=M.width-
1,nt=O%2===0;nt&&k.fill(0);for(let q=0;q<T.width;q++){const it=Math.min(q,$)*3,[at,ft,ht]=[Z[it],Z[it+1],Z[it+2]];T.set(O,q,.299*at+.587*ft+.114*ht);const F=q&-2;
k[F]+=-.168736*at-.331264*ft+.5*ht,k[F+1]+=.5*at-.418688*ft-.081312*ht}if(!nt)for(let q=0;q<T.width;q+=2)S.set(O>>1,q>>1,k[q]/4+128),W.set(O>>1,q>>1,k[q+1]/4+128)}}}),
92152:((ot,Q,y)=>{y.d(Q,{A6:()=>v,AT:()=>w,Cb:()=>J,WQ:()=>z,ZJ:()=>I,fu:()=>p,mA:()=>C,u8:()=>m,zq:()=>U});const U=(f,u,d)=>Math.ceil(f*u*d/8);function J(f,u,d){
if(!f||f.length<u*2)return!1;let b=0;for(let O=0;O<u;O++){const[E,M]=[f[O*2],f[O*2+1]];if(E===d&&M===0)b++;else if(E!==0||M!==d)return}return b===0?!1:b===u?!0:
void 0}function z(f,u){if(f.length>=u)return f.subarray(0,u);const d=new Uint8Array(u);return d.set(f),d}const R=2,G=65536;async function j(f,u,d,b){const O=Math.
max(1,Math.floor(G/u));for(let E=0;E<f;E+=O){const M=Math.min(E+O,f);b(E,M);const T=d.step((M-E)*u*R);T&&await T}}async function C(f,u){const d=new Uint8Array(f.
length);return await j(f.length,1,u,(b,O)=>{for(let E=b;E<O;E++)d[E]=f[E]^255}),d}async function I(f,{width:u,height:d,channels:b,bits:O},E,M){const T=u*b,S=U(u,
b,O),W=new Uint8Array(T*d),k=2**O-1,Z=E&&O<8?255/k:1;for(let $=0;$<d;$++)await j(T,1,M,(nt,q)=>{for(let it=nt;it<q;it++){const at=it*O,ft=$*S+(at>>3),ht=O>=8?f[ft]:
f[ft]>>8-O-(at&7)&k;W[$*T+it]=ht*Z}});return W}async function w(f,u,d,b){const O=Array.from({length:d},(M,T)=>{const[S,W]=[u[T*2],u[T*2+1]];return Uint8ClampedArray.
from({length:256},(k,Z)=>(S+Z/255*(W-S))*255)}),E=new Uint8Array(f.length);return await j(f.length,1,b,(M,T)=>{for(let S=M;S<T;S++)E[S]=O[S%d][f[S]]}),E}function v(f,u,d){
const b=new Uint8Array(f.length*d);for(let O=0;O<f.length;O++)for(let E=0;E<d;E++)b[O*d+E]=u[f[O]*d+E]??0;return b}async function m(f,u,d,b){const O=new Uint8Array(
f.length*d);return await j(f.length,d,b,(E,M)=>O.set(v(f.subarray(E,M),u,d),E*d)),O}async function p(f,u,d,b){const O=new Uint8Array(u.length*(d+1));return await j(
u.length,d+1,b,(E,M)=>{for(let T=E;T<M;T++){for(let S=0;S<d;S++)O[T*(d+1)+S]=f[T*d+S];O[T*(d+1)+d]=u[T]}}),O}}),5660:((ot,Q,y)=>{y.d(Q,{$:()=>w});var U=y(78157),
J=y(31584),z=y(8283);const R={195:"a lossless JPEG image",197:"a hierarchical JPEG image",198:"a hierarchical JPEG image",199:"a hierarchical lossless JPEG imag\
e",201:"a JPEG image with arithmetic coding",202:"a JPEG image with arithmetic coding",203:"a lossless JPEG image with arithmetic coding",205:"a hierarchical JP\
EG image with arithmetic coding",206:"a hierarchical JPEG image with arithmetic coding",207:"a hierarchical JPEG image with arithmetic coding",247:"a JPEG-LS im\
age"},G="save it as a baseline or progressive JPEG with 8 bits, or as a PNG image",j=50,C="Exif\0\0",I="ICC_PROFILE\0";async function w(f,u,d){const b=new v(f,u);
await b.run(d);const{frame:O}=b;if(!O)throw u("is a JPEG image without a start of frame; it is damaged");if(b.end<0)throw u("is a JPEG image that is cut short; \
copy or export it again");const E=b.exif&&(0,J.F)(b.exif),{width:M,height:T,components:S,ids:W}=O;return{width:M,height:T,components:S,orientation:E?.orientation??
1,resolution:b.jfifResolution??E?.resolution,profile:p(b.profileParts),adobe:b.adobe,plainRgb:W==="RGB"&&!b.adobe&&!b.jfif,data:f.subarray(0,b.end)}}class v{bytes;refuse;frame;jfif=!1;jfifResolution;adobe=!1;exif;profileParts=new Map;end=-1;constructor(u,d){
this.bytes=u,this.refuse=d}async run(u){let d=0;for(const b of(0,z.OD)(this.bytes)){const{marker:O,end:E}=b,M=u.step(j+E-d);if(M&&await M,d=E,O===z.GM)this.end=
E;else if(O!==z.Os)this.take(b);else if(this.isOnlyScan(b.data)){const T=(0,U.bS)(this.bytes).indexOf(m,E);this.end=T<0?-1:T+2;return}}}isOnlyScan(u){return this.
frame?.sequential===!0&&u[0]===this.frame.components}take({marker:u,data:d}){const b=R[u];if(b!==void 0)throw this.refuse(`is ${b}, which PDF cannot hold; ${G}`);
if(u>=192&&u<=194)this.frame??=this.readFrame(d,u!==194);else if(u===224&&(0,U.w1)(d,0,"JFIF\0"))this.readJfif(d);else if(u===225&&(0,U.w1)(d,0,C))this.exif??=d.
subarray(C.length);else if(u===226&&(0,U.w1)(d,0,I)&&d.length>I.length+2){const[O,E]=d.subarray(I.length);this.profileParts.has(O)||this.profileParts.set(O,{of:E,
data:d.subarray(I.length+2)})}else u===238&&(0,U.w1)(d,0,"Adobe")&&d.length>=12&&(this.adobe=!0)}readFrame(u,d){const[b=0,O=0,E=0,M=0,T=0,S=0]=u,[W,k]=[O<<8|E,M<<
8|T];if(u.length<6+3*S)throw this.refuse("is a JPEG image whose start of frame is damaged");if(b!==8)throw this.refuse(`is a JPEG image with ${b} bits per compo\
nent, which PDF cannot hold; ${G}`);if(k===0||W===0)throw this.refuse(`is a JPEG image of ${k} × ${W} pixels; it is empty or damaged`);if(S!==1&&S!==3&&S!==4)throw this.
refuse(`is a JPEG image with ${S} components; PDF holds 1, 3 or 4`);let Z="";for(let $=0;$<S;$++)Z+=String.fromCharCode(u[6+3*$]);return{width:k,height:W,components:S,
ids:Z,sequential:d}}readJfif(u){if(this.jfif||(this.jfif=!0,u.length<12))return;const d={1:1,2:2.54}[u[7]],[b,O]=[u[8]<<8|u[9],u[10]<<8|u[11]];d!==void 0&&(this.
jfifResolution=(0,J.o)({x:b*d,y:O*d}))}}const m=Buffer.of(255,z.GM);function p(f){const u=f.size,d=[];for(let b=1;b<=u;b++){const O=f.get(b);if(O?.of!==u)return;
d.push(O.data)}return u===0?void 0:Buffer.concat(d)}}),69869:((ot,Q,y)=>{y.d(Q,{Jc:()=>p,R1:()=>O,To:()=>w,hh:()=>v,so:()=>u});var U=y(77598),J=y.n(U),z=y(48249),
R=y(78157),G=y(68973),j=y(45599);const C={1:"GRAY",3:"RGB ",4:"CMYK"},I=["scnr","mntr","prtr","spac"],w={1:"DeviceGray",3:"DeviceRGB",4:"DeviceCMYK"};function v(E,M){
if(!E||E.length<132)return;const T=(0,R.bS)(E),S=$=>T.toString("latin1",$,$+4),W=T.readUInt32BE(0),k=E[8];if(!(!(W>=132&&W<=E.length&&k>=2&&k<=4&&S(36)==="acsp"&&
I.includes(S(12)))||S(16)!==C[M]))return{bytes:E.subarray(0,W),version:k}}const m=new WeakMap;async function p(E,M){const{bytes:T}=E,S=M.pace.step(T.length);S&&
await S;const W=m.get(M.pace)??new Map;m.set(M.pace,W);const k=d(T),Z=W.get(k);if(Z)return Z;const $={...E,id:k,deflated:await(0,G.uM)(M).deflate(T,f)};return W.
set(k,$),$}const f=4,u=E=>{const{bytes:M}=E;return{...E,id:d(M),deflated:(0,z.Kc)(M)}},d=E=>(0,U.createHash)("sha256").update(E).digest("base64"),b=new WeakMap;
function O(E,{id:M,deflated:T},S){const W=b.get(E)??new Map;b.set(E,W);const k=W.get(M);if(k)return k;const Z=(0,j.jd)({N:S,Alternate:(0,j.UU)(w[S]),Filter:(0,j.
UU)("FlateDecode")}),$=E.add(new j.Z6(Z,T));return W.set(M,$),$}}),98122:((ot,Q,y)=>{y.d(Q,{_:()=>J});var U=y(58552);const J=z=>R=>(0,U.G6)([{field:z,message:R}])}),
3449:((ot,Q,y)=>{y.d(Q,{d:()=>z});var U=y(45599);const J=["FontFile","FontFile2","FontFile3","ToUnicode","CIDToGIDMap","CIDSet","JBIG2Globals"];async function z(C,I,w){
const v=new Map,m=new Map;for(let p=1;p<I;p++){if(!w(p))continue;const f=C.job.pace.step(300);f&&await f;const u=C.get(p);u instanceof U.Z6?(G(C,u.dict)&&v.set(
p,u.dict.get("Resources")),(u.dict.has("CMapName")||(0,U.Eo)(C.resolve(u.dict.get("Type")),"CMap"))&&m.set(p,"CMap")):u instanceof U.Bi&&j(C,p,u,v,m)}return{content:v,
fonts:m,pages:await R(C)}}async function R(C){const I=new Set,w=new Set;for(const v of C.pages.numbers){const m=C.entry(v,"Contents");(0,U.i9)(m)&&I.add(m.number);
const p=C.array(m),f=p!==void 0&&w.size<w.add(p).size;for(const d of f?p:[])(0,U.i9)(d)&&I.add(d.number);const u=C.job.pace.step(300+(f?10*p.length:0));u&&await u}
return I}function G(C,I){const w=C.resolve(I.get("Subtype"));return(0,U.Eo)(w,"Form")||C.resolve(I.get("PatternType"))===1||I.has("BBox")&&!I.has("ShadingType")}
function j(C,I,w,v,m){for(const d of J){const b=w.get(d);(0,U.i9)(b)&&m.set(b.number,d)}const p=(0,U.Eo)(C.resolve(w.get("Subtype")),"Type3")?C.dict(w.get("Char\
Procs")):void 0;for(const d of p?.values()??[])(0,U.i9)(d)&&v.set(d.number,w.get("Resources"));const f=C.resolve(w.get("Type"));if(C.pages.holds(I)||!((0,U.Eo)(
f,"Page")||(0,U.Eo)(f,"Template")))return;const u=w.get("Contents");for(const d of C.array(u)??[u])(0,U.i9)(d)&&v.set(d.number,w.get("Resources"))}}),10339:((ot,Q,y)=>{
y.d(Q,{H:()=>z});class U{all;last=new Array(256).fill(void 0);constructor(C){this.all=C}addAll(C){const{last:I,all:w}=this,v=w.size;for(let m=0;m<C.length;m++){
const p=C[m],f=p.code&255;I[f]!==p&&(I[f]=p,w.add(p))}return w.size>v}}function J(j,C,I,w){for(let v=0,m=w;m>0;m--){const p=C.partEnd(I,v,1);j.add(p-v),v=p}}class z{fonts=new Map;seen=new Map;hasGone=!1;async note({
shown:C},I,w=G){const v=Uint32Array.from(w).sort();let m=0;for(const{font:p,elements:f,first:u}of C){let d=this.fonts.get(p);d||this.fonts.set(p,d={kept:new Set,
gone:new Set,lengths:new Set});const b=this.keptOf(p,d);let O=u;for(const E of f){if(typeof E=="number")continue;const M=p.glyphs(E);for(;m<v.length&&v[m]<O;)m++;
const T=m<v.length&&v[m]<O+M.length;T&&this.divide(d,M,O,w),(T||b.addAll(M))&&J(d.lengths,p,E,M.length),O+=M.length;const S=I.step(E.length*R);S&&await S}}}divide(C,I,w,v){
this.hasGone=!0;for(const[m,p]of I.entries())(v.has(w+m)?C.gone:C.kept).add(p)}keptOf(C,{kept:I}){let w=this.seen.get(C);return w||this.seen.set(C,w=new U(I)),w}async noteGone(C,I,w){
if(w.size===0)return;const v=new z;await v.note(C,I,w);for(const[m,{gone:p,lengths:f}]of v.fonts){const u=this.fonts.get(m);if(u)for(const d of p)u.gone.add(d);else
this.fonts.set(m,{kept:new Set,gone:p,lengths:f})}this.hasGone=!0}}const R=50,G=new Set}),9819:((ot,Q,y)=>{y.d(Q,{J7:()=>z,Kd:()=>j,Wo:()=>C,_i:()=>G,b9:()=>R});
var U=y(42973),J=y(45599);class z{document;gone=new Set;chased=new Set;constructor(w){this.document=w}remove(w){const{catalog:v,catalogNumber:m,pages:p}=this.document,
f=v.get("Pages");w===m||(0,J.i9)(f)&&w===f.number||p.holds(w)||(this.gone.add(w),this.document.remove(w))}chase(w){this.chased.add(w)}removed(){return this.gone}takeChased(){
const w=this.chased;return this.chased=new Set,w}isGone(w){return(0,J.i9)(w)&&this.gone.has(w.number)}}class R{most;left;constructor(w){this.most=this.left=w.job.
limits.nodes}spend=w=>{if(this.left-=w,this.left<0)throw(0,U.F)("nodes",`The document has more than ${this.most} fields, bookmarks, names and structure elements`,
"Remove bookmarks or tags with another program first")}}class G{seen;beyond=new Set;allowance;constructor(w,v=new R(w)){this.allowance=v,this.seen=new Uint8Array(
(w.size>>3)+1)}first(w){if(this.allowance.spend(1),!(0,J.i9)(w))return!0;const{number:v}=w,m=v>>3;if(m>=this.seen.length)return this.beyond.size<this.beyond.add(
v).size;const p=1<<(v&7),f=(this.seen[m]&p)===0;return this.seen[m]|=p,f}}function j(I,w){return(0,J.i9)(I)?I.number:w}function C(I,w){const v=I.catalog.get(w),
m=I.dict(v);return m&&{dict:m,holder:j(v,I.catalogNumber)}}})};
