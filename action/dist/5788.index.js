"use strict";exports.id=5788,exports.ids=[5788],exports.modules={4566:((nt,Q,y)=>{y.r(Q),y.d(Q,{compress_document:()=>wo});var U=y(98446),K=y(36078),H=y(14118),R=y(1900),G=y(
45657),j=y(78157),A=y(990),B=y(79098),w=y(47772);const v=n=>Float64Array.from(n,(t,e)=>{const s=w.Tl[e];return t*w.gS[s>>3]*w.gS[s&7]/8});function m(n,t,e,s){let o=63;
for(;o>0&&n[t+o]===0;)o--;if(o===0){s.fill(n[t]*e[0]);return}s.fill(0);for(let i=0;i<=o;i++){const r=n[t+i];r!==0&&(s[w.Tl[i]]=r*e[i])}for(let i=0;i<8;i++)if(p(
s,i))for(let r=i+8;r<64;r+=8)s[r]=s[i];else u(s,i,8);for(let i=0;i<64;i+=8)u(s,i,1)}function p(n,t){for(let e=t+8;e<64;e+=8)if(n[e]!==0)return!1;return!0}function u(n,t,e){
const s=t+e,o=s+e,i=o+e,r=i+e,a=r+e,f=a+e,d=f+e,h=n[t],S=n[r],I=n[o],P=n[f],W=h+S,N=h-S,Y=I+P,_=(I-P)*Math.SQRT2-Y,et=W+Y,pt=N+_,q=N-_,rt=W-Y,Ot=n[a],Pe=n[i],Ue=n[s],
De=n[d],Re=Ot+Pe,Be=Ot-Pe,Le=Ue+De,Fe=Ue-De,Zt=Le+Re,Ne=(Be+Fe)*1.847759065,Yt=Ne-2.61312593*Be-Zt,Vt=(Le-Re)*Math.SQRT2-Yt,Ge=1.0823922*Fe-Ne+Vt;n[t]=et+Zt,n[d]=
et-Zt,n[s]=pt+Yt,n[f]=pt-Yt,n[o]=q+Vt,n[a]=q-Vt,n[r]=rt+Ge,n[i]=rt-Ge}var l=y(55407);const c=4,b=.5,[E,O]=[300,10],M=238,C=(n,t)=>(0,l.E)(n,t,b,e=>T(e,t.pace));
async function T({frame:n,kept:t},e){if(n.components.length!==c)throw new B.pK;const s=k(t),o=new Uint8Array(n.width*n.height*c),i=n.components.map((r,a)=>{const f=s[r.
table];if(!f)throw new B.pK;return new V(n,r,a,v(f),o)});for(let r=0;r<n.unitRows;r++)for(const a of i)await a.run(r,e);return t.some(z)&&await at(new Uint8ClampedArray(
o.buffer),n.width,e),o}const z=({marker:n,data:t})=>n===M&&(0,j.w1)(t,0,"Adobe")&&t.length>=12&&t[11]===2;function k(n){const t=[];for(const{marker:e,data:s}of n)
if(e===l.w)for(let o=0;o<s.length;){const[i,r]=[s[o]>>4===0?1:2,s[o]&15],a=o+1;if(o=a+A.IE*i,o>s.length)throw new B.pK;t[r]=Uint16Array.from({length:A.IE},(f,d)=>i===
1?s[a+d]:s[a+2*d]<<8|s[a+2*d+1])}return t}class V{frame;component;index;multipliers;samples;block=new Float64Array(A.IE);across;down;constructor(t,e,s,o,i){this.
frame=t,this.component=e,this.index=s,this.multipliers=o,this.samples=i,this.across=(0,G.Kf)(t.components.map(({across:r})=>r))/e.across,this.down=(0,G.Kf)(t.components.
map(({down:r})=>r))/e.down}async run(t,e){const{component:s,multipliers:o,block:i}=this,{values:r,columns:a,rows:f,stride:d}=s,h=Math.min((t+1)*s.down,f);for(let S=t*
s.down;S<h;S++){for(let P=0;P<a;P++)m(r,(S*d+P)*A.IE,o,i),this.put(S,P);const I=e.step(a*E*this.across*this.down);I&&await I}}put(t,e){const{block:s,samples:o,across:i,
down:r,index:a}=this,{width:f,height:d}=this.frame;if(i===1&&r===1&&e*8+8<=f&&t*8+8<=d){let h=(t*8*f+e*8)*c+a;for(let S=0;S<A.IE;h+=(f-8)*c)for(const I=S+8;S<I;S++,
h+=c)o[h]=J(s[S])}else this.putPart(t,e)}putPart(t,e){const{block:s,samples:o,across:i,down:r,index:a}=this,{width:f,height:d}=this.frame,h=Math.floor(e*8*i),S=Math.
floor(t*8*r),I=Math.min(Math.floor((e+1)*8*i),f),P=Math.min(Math.floor((t+1)*8*r),d);for(let W=S;W<P;W++){const N=Math.floor(W/r-t*8)*8;let Y=(W*f+h)*c+a;for(let _=h;_<
I;_++,Y+=c)o[Y]=J(s[N+Math.floor(_/i-e*8)])}}}function J(n){const t=n+128.5|0;return t<0?0:t>255?255:t}async function at(n,t,e){for(let s=0;s<n.length;s+=t*c){for(let i=s;i<
s+t*c;i+=c){const r=n[i],a=n[i+1]-128,f=n[i+2]-128;n[i]=255-(r+1.402*f),n[i+1]=255-(r-.344136*a-.714136*f),n[i+2]=255-(r+1.772*a)}const o=e.step(t*O);o&&await o}}
var it=y(16353),st=y(90634);const ct=238,ht=255,dt=16,Ut=1<<dt-1,Dt=60,X=(n,t,{memory:e,pace:s})=>(0,l.E)(n,{memory:e,pace:s},st.GO,o=>x(n,o,t,s));async function x(n,{
frame:t,kept:e},s,o){const i=k(e),r=t.components.every(({table:h})=>i[h]?.every(S=>S>0&&S<=ht));if(t.components.length!==c||!r)return;const a=(0,w.vI)(s,"lumina\
nce"),f=i.map(h=>h.map((S,I)=>Math.max(S,a[w.Tl[I]])));for(const h of t.components){const[S,I]=[i[h.table],f[h.table]];await D(h,Int32Array.from(S,(P,W)=>Math.round(
P/I[W]*(1<<dt))),o)}const d=(0,st.mK)(n,e.filter(({marker:h})=>h===ct));for(const h of new Set(t.components.map(({table:S})=>S)))(0,it.HM)(d,l.w,[h,...f[h]]);return(0,st.
hf)(t,d,o,{isLarge:!1,codesFor:e.some(z)?st.mU:()=>0})}async function D({values:n,stride:t},e,s){if(!e.every(o=>o===1<<dt))for(let o=0;o<n.length;o+=t*A.IE){L(n,
o,o+t*A.IE,e);const i=s.step(t*Dt);i&&await i}}function L(n,t,e,s){for(let o=t;o<e;o++)n[o]=n[o]*s[o&A.IE-1]+Ut>>dt}var g=y(61273),$=y(38671),Z=y(21281),tt=y(58006),
ft=y(91519),F=y(45599),ut=y(14029),Rt=y(77158);const Bt=3;async function wt(n,t,e,s){const{channels:o}=n,i=t*o,r=new Uint8Array(i*e),[a,f]=[new Float64Array(i),
new Float64Array(i)],d=n.height/e,h=d*(n.width/t);let S=-1;for(let I=0;I<e;I++){f.fill(0);const[P,W]=[I*d,Math.min((I+1)*d,n.height)];for(let N=Math.floor(P);N<
W;N++){N!==S&&St(n,N,t,a),S=N;const Y=Math.min(N+1,W)-Math.max(N,P);for(let et=0;et<i;et++)f[et]+=a[et]*Y;const _=s.step((n.width*o+i)*Bt);_&&await _}for(let N=0;N<
i;N++)r[I*i+N]=Math.min(255,Math.round(f[N]/h))}return r}function St(n,t,e,s){s.fill(0);const o=n.width/e;Number.isInteger(o)?vt(n,t,o,s):xt(n,t,e,s)}function vt({
width:n,channels:t,data:e},s,o,i){let r=s*n*t;for(let a=0;a<i.length;a+=t)for(let f=0;f<o;f++)for(let d=0;d<t;d++)i[a+d]+=e[r++]}function xt({width:n,channels:t,
data:e},s,o,i){const r=n/o;for(let a=0;a<o;a++){const[f,d]=[a*r,Math.min((a+1)*r,n)];for(let h=Math.floor(f);h<d;h++){const S=Math.min(h+1,d)-Math.max(h,f),I=(s*
n+h)*t;for(let P=0;P<t;P++)i[a*t+P]+=e[I+P]*S}}}var ot=y(52829),gt=y(56681),lt=y(37709),Lt=y(91025),Ft=y(93059),je=y(58971),Xt=y(3449),Qt=y(52205),_t=y(33973),We=y(
65868),Ke=y(36502),qt=y(21996);const ze=4096,te=({operator:n,dataStart:t,dataEnd:e})=>n==="BI"&&t>=0&&e-t>=ze;class ke extends Ke.z{isOff(){return!1}}async function ee(n,t){
const e=new $e,s=new We.i(n,new ke(n));for(let i=0;i<n.pages.count;i++)e.page=i,await s.read(i,e,e);const o=t??await Je(n);for(const i of o)e.sizes.delete(i);for(const[
i,r]of e.sizes)e.enlarge(e.masks,ne(n,i),r);for(const i of o)e.masks.delete(ne(n,i)?.number??-1);for(const i of[...e.sizes.keys(),...o])e.masks.delete(i);return Object.
assign(e,{elsewhere:o})}function ne(n,t){const e=n.get(t),s=e instanceof F.Z6?e.dict.get("SMask"):void 0;return(0,F.i9)(s)?s:void 0}const He=.9;function se(n,t,e){
const s=oe(n,t,e);return s<He?s:1}function oe(n,t,e){const s=(o,i)=>o/72*e/i;return Math.max(s(t.width,n.width),s(t.height,n.height))}class $e{sizes=new Map;masks=new Map;inline=0;inlinePages=new Set;page=0;glyph(){}takes(t,e,s){
t.operator==="BI"&&this.inline++,te(t)&&this.inlinePages.add(this.page)}image({matrix:[t,e,s,o]},i){this.enlarge(this.sizes,(0,F.i9)(i)?i:void 0,{width:Math.hypot(
t,e),height:Math.hypot(s,o)})}enlarge(t,e,{width:s,height:o}){if(!e)return;const i=t.get(e.number);t.set(e.number,{width:Math.max(i?.width??0,s),height:Math.max(
i?.height??0,o)})}}const ie=2e3;async function Je(n){const t=[],e=o=>{for(const i of n.dict(n.dict(o?.get("Resources"))?.get("XObject"))?.values()??[])t.push(i)};
for(const o of await(0,qt.Av)(n,["PatternType","CharProcs","Luminosity","Alpha"])){const i=n.job.pace.step(ie);i&&await i;const r=n.get(o),a=r instanceof F.Z6?r.
dict:r instanceof F.Bi?r:void 0;e(a);const f=n.dict(a?.get("SMask"));for(const d of[a?.get("G"),f?.get("G")])d!==void 0&&t.push(d)}const s=new Set;for(let o=t.pop();o!==
void 0;o=t.pop()){if(!(0,F.i9)(o)||s.has(o.number))continue;s.add(o.number);const i=n.job.pace.step(ie);i&&await i;const r=n.resolve(o);r instanceof F.Z6&&e(r.dict)}
return s}const Ze=["BitsPerComponent","Decode","DecodeParms","Height","ImageMask","Intent","Interpolate","Width"],Ye={AHx:"ASCIIHexDecode",A85:"ASCII85Decode",LZW:"\
LZWDecode",Fl:"FlateDecode",RL:"RunLengthDecode",CCF:"CCITTFaxDecode",DCT:"DCTDecode"},re={G:"DeviceGray",RGB:"DeviceRGB",CMYK:"DeviceCMYK"},Ve=new Set(Object.values(
re));class Xe{document;resources;constructor(t){this.document=t,this.resources=new Lt.n(t)}async moveAll({inlinePages:t,elsewhere:e}){const{document:s}=this,{live:o}=await(0,_t.
Gy)(s),i=new je.X(s);for(const a of t){if(!this.isWhole(a))continue;const f=await this.move(await i.page(a),s.pages.attribute(a,"Resources"));if(!f)continue;const d=s.
add(await(0,ot.c)(s,new F.Z6(new F.Bi,Qe),f.content));s.pages.patch(a,{Contents:d,Resources:f.resources})}const{content:r}=await(0,Xt.d)(s,o.length,a=>o[a]===1);
for(const a of r.keys())e.has(a)||await this.moveOf(a)}isWhole(t){const{document:e}=this;return(0,Qt.c3)(e,e.entry(e.pages.number(t),"Contents")).every(o=>o instanceof
F.Z6&&e.decodedPart(o)?.whole===!0)}async moveOf(t){const{document:e}=this,s=e.get(t);if(!(s instanceof F.Z6)||s.dict.has("PatternType")||!e.dict(s.dict.get("Re\
sources")))return;const o=e.decodedPart(s),i=o?.whole?await this.move(o.data,s.dict.get("Resources")):void 0;if(!i)return;const r=await(0,ot.c)(e,s,i.content);r.
dict.set("Resources",i.resources),e.put(t,r)}async move(t,e){const{document:s}=this,o=s.dict(s.dict(e)?.get("ColorSpace")),i=[];let r=0;if(await(0,lt.Ko)(t,s.job.
pace,S=>{const I=r;r=S.end;const P=te(S)&&_e(S,I)?this.imageOf(S,o):void 0;P&&i.push({from:I,to:S.end,image:P})}),i.length===0)return;const a=i.map(({image:S})=>{
const I=s.add(S);return{category:"XObject",name:`Inline${I.number}`,ref:I}}),{resources:f,names:d}=this.resources.with(e,a),h=i.map(({from:S,to:I},P)=>({from:S,
to:I,text:`/${d[P]} Do`}));return{content:await(0,gt.E$)(t,h,s.job.pace),resources:f}}imageOf(t,e){const s=(0,Ft.n)(t);if(!s)return;const o=(0,F.jd)({Type:(0,F.
UU)("XObject"),Subtype:(0,F.UU)("Image")});for(const[r,a]of s.dict){const f=r==="I"?"Interpolate":r;Ze.includes(f)&&o.set(f,a)}const i=(0,Qt.c3)(this.document,s.
dict.get("Filter")).map(r=>qe(r,Ye));if(i.length>0&&o.set("Filter",i),s.dict.has("ColorSpace")){const r=this.spaceOf(s.dict.get("ColorSpace"),e);if(r===void 0)return;
o.set("ColorSpace",r)}return new F.Z6(o,s.data)}spaceOf(t,e){if(t instanceof F.SX){const d=re[t.text]??t.text;return Ve.has(d)?(0,F.UU)(d):e?.get(t.text)}if(!(0,F.
cy)(t)||t.length!==4)return;const[s,o,i,r]=t,f=s instanceof F.SX&&(s.text==="I"||s.text==="Indexed")&&!(0,F.cy)(o)?this.spaceOf(o,e):void 0;return f===void 0?void 0:
[(0,F.UU)("Indexed"),f,i,r]}}const Qe=new Uint8Array(0);function _e(n,t){const{content:e,end:s,count:o}=n,i=(r,a)=>Buffer.from(e.subarray(r,a)).toString("latin1");
return o>0&&i(t,n.startOf(0)).trim()==="BI"&&i(s-2,s)==="EI"}const qe=(n,t)=>n instanceof F.SX?(0,F.UU)(t[n.text]??n.text):n;var At=y(95340),Nt=y(76023),tn=y(80287),
ae=y(36054),ce=y(80281);const en={16:{color:"rgb",components:3},17:{color:"gray",components:1}},nn=new Set(["pclr","cmap","cdef"]);function sn(n){const t=(0,j.bS)(
n),e=(0,ce.f)(t)?.find(({type:d})=>d==="jp2h");if(!e)return;const s=t.subarray(e.body,e.end),o=(0,ce.f)(s),[i,...r]=["ihdr","colr"].flatMap(d=>o?.filter(({type:h})=>h===
d)??[]),[a]=r;if(i?.type!=="ihdr"||i.end-i.body<14||!a||a.end-a.body<7||o.some(({type:d})=>nn.has(d))||s[a.body]!==1)return;const f=en[s.readUInt32BE(a.body+3)];
return f?.components===s.readUInt16BE(i.body+8)?f.color:void 0}var on=y(5660),rn=y(98122),fe=y(58552);const an=400,Gt=48,cn=.5,fn=.3,ln=24,hn=3;async function le({
width:n,height:t,channels:e,data:s},o){const i=new Set,r=Math.max(1,Math.floor(t/an));let[a,f,d]=[0,0,0];for(let h=0;h<t;h+=r){const S=(h+1)*n*e;for(let P=h*n*e+
e;P<S;P+=e){let[W,N]=[0,0];for(let Y=P;Y<P+e;Y++)W=W*256+s[Y],N=Math.max(N,Math.abs(s[Y]-s[Y-e]));i.size<=Gt&&i.add(W),a++,N>0&&f++,N>=ln&&d++}const I=o.step(n*
e*hn);I&&await I}return i.size<=Gt||f<a*(1-cn)&&d>f*fn}var yt=y(92152);const Ct=65536,dn=8;async function un(n,{width:t,height:e,bits:s,decode:o},{components:i,
table:r},a){const f=r?1:i;if(n.length<(0,yt.zq)(t,f,s)*e)return;const d=(0,yt.Cb)(o,f,r?2**s-1:1);if(d===void 0||r&&d)return;const h=s===8?n:await(0,yt.ZJ)(n,{width:t,
height:e,channels:f,bits:s},!r,a);return r?he(h.subarray(0,t*e),r,i,a):h}async function he(n,t,e,s){if(!await gn(n,t.length/e,s))return;const o=new Uint8Array(n.
length*e);for(let i=0;i<n.length;i+=Ct){const r=n.subarray(i,i+Ct);o.set((0,yt.A6)(r,t,e),i*e);const a=s.step(r.length*dn);a&&await a}return o}async function gn(n,t,e){
for(let s=0;s<n.length;s+=Ct){const o=n.subarray(s,s+Ct);if(o.some(r=>r>=t))return!1;const i=e.step(o.length);i&&await i}return!0}const pn=new Set([1,2,4,8,16]),
mn=4096,yn=128*1024*1024;async function jt(n,t){const e=(0,At.h)(n,t.dict),{width:s,height:o,stencil:i,decode:r}=e,a=await bn(n,t),f=s>=1&&o>=1&&!i&&pn.has(e.bits)&&
(r!==void 0||!t.dict.has("Decode")),d=a&&En(a);if(!f||!a||!d||ue(n,t))return"kind";const{format:h,before:S,parameters:I}=(0,$.R)(n,t);if(d==="inks"&&h!=="jpg")return"\
kind";const P=a.table?de(n,t):t.dict.get("ColorSpace")??Wt(d);if(P===void 0||h==="ccitt"||h==="jbig2"||I?.has("ColorTransform")||h==="jpg"&&(a.table||e.bits!==8)||
h==="jp2"&&(a.table||vn(n,t)))return"kind";if(!h&&Sn(e.bits,a))return"lines";const W=n.encoded(t).length;if(W<mn)return"larger";if(s>At.K)return"heavy";const N=h&&
d!=="inks"?(0,ae.uZ)(n,t).step:0;if(N>(0,ae.ny)(n.job))return wn(n,t,W);if(s*o*a.components>yn)return"heavy";const Y=await Kt(n,S);if(!Y)return"kind";const _={width:s,
height:o,color:d,space:P,size:W,atOnce:N};if(h==="jpg"){const q=d==="inks"?void 0:r;return await xn(Y,_,n.job.pace)?{..._,data:Y,entries:zt(_,q,"DCTDecode")}:"k\
ind"}if(h==="jp2")return{..._,data:Y,entries:zt(_,void 0,"JPXDecode")};const{pace:et}=n.job,pt=await un(Y,e,a,et);return pt?await le({width:s,height:o,data:pt,channels:a.
components},et)?"lines":{..._,data:pt,entries:zt(_,a.table?void 0:r)}:"kind"}async function wn(n,t,e){const s=await(0,tn.i)(n,t),o=s?await jt(n,s):"heavy";return typeof o==
"string"?o:{...o,size:e}}async function bn(n,t){if(t.dict.has("ColorSpace"))return(0,Nt.L)(n,t.dict.get("ColorSpace"),()=>{});const{format:e,before:s}=(0,$.R)(n,
t);if(e!=="jp2"||(await(0,Z.ds)(n)).archive)return;const o=await Kt(n,s),i=o&&sn(o);return i&&(0,Nt.L)(n,Wt(i),()=>{})}function En({kind:n,components:t}){return t===
1?"gray":n==="rgb"?"rgb":t===c?"inks":void 0}const Mn={gray:"DeviceGray",rgb:"DeviceRGB",inks:"DeviceCMYK"},On={gray:1,rgb:3,inks:c},Wt=n=>(0,F.UU)(Mn[n]);function de(n,t){
const e=n.array(t.dict.get("ColorSpace")),s=n.resolve(e?.[0]);return(0,F.Eo)(s,"Indexed")?e?.[1]:void 0}const Sn=(n,{components:t,table:e})=>(e?Math.min(e.length/
t,2**n):2**(n*t))<=Gt;function ue(n,{dict:t}){const e=n.resolve(t.get("Mask")),s=n.dict(t.get("SMask"));return(0,F.cy)(e)||s?.has("Matte")===!0||t.has("F")||t.has(
"Alternates")||t.has("OPI")}const vn=(n,{dict:t})=>(n.resolve(t.get("SMaskInData"))??0)!==0||t.has("Decode");async function Kt(n,t){try{return await n.decodedAtEase(
t)}catch(e){if(e instanceof fe.zU&&e.code!=="cancelled")return;throw e}}async function xn(n,{width:t,height:e,color:s},o){try{const i=await(0,on.$)(n,(0,rn._)("\
file"),o);return i.width===t&&i.height===e&&i.components===On[s]}catch(i){if(i instanceof fe.zU&&i.code==="invalid_parameters")return!1;throw i}}function zt({width:n,
height:t,color:e},s,o){const i={Type:(0,F.UU)("XObject"),Subtype:(0,F.UU)("Image"),Width:n,Height:t,BitsPerComponent:8,ColorSpace:Wt(e)};return s&&(i.Decode=[...s]),
o!==void 0&&(i.Filter=(0,F.UU)(o)),(0,F.jd)(i)}var An=y(64680);const Cn=bt("00110101 000111 0111 1000 1011 1100 1110 1111 10011 10100 00111 01000 001000 000011 \
110100 110101 101010 101011 0100111 0001100 0001000 0010111 0000011 0000100 0101000 0101011 0010011 0100100 0011000 00000010 00000011 00011010 00011011 00010010\
 00010011 00010100 00010101 00010110 00010111 00101000 00101001 00101010 00101011 00101100 00101101 00000100 00000101 00001010 00001011 01010010 01010011 010101\
00 01010101 00100100 00100101 01011000 01011001 01011010 01011011 01001010 01001011 00110010 00110011 00110100 11011 10010 010111 0110111 00110110 00110111 0110\
0100 01100101 01101000 01100111 011001100 011001101 011010010 011010011 011010100 011010101 011010110 011010111 011011000 011011001 011011010 011011011 01001100\
0 010011001 010011010 011000 010011011"),In=bt("0000110111 010 11 10 011 0011 0010 00011 000101 000100 0000100 0000101 0000111 00000100 00000111 000011000 00000\
10111 0000011000 0000001000 00001100111 00001101000 00001101100 00000110111 00000101000 00000010111 00000011000 000011001010 000011001011 000011001100 000011001\
101 000001101000 000001101001 000001101010 000001101011 000011010010 000011010011 000011010100 000011010101 000011010110 000011010111 000001101100 000001101101 \
000011011010 000011011011 000001010100 000001010101 000001010110 000001010111 000001100100 000001100101 000001010010 000001010011 000000100100 000000110111 0000\
00111000 000000100111 000000101000 000001011000 000001011001 000000101011 000000101100 000001011010 000001100110 000001100111 0000001111 000011001000 0000110010\
01 000001011011 000000110011 000000110100 000000110101 0000001101100 0000001101101 0000001001010 0000001001011 0000001001100 0000001001101 0000001110010 0000001\
110011 0000001110100 0000001110101 0000001110110 0000001110111 0000001010010 0000001010011 0000001010100 0000001010101 0000001011010 0000001011011 0000001100100\
 0000001100101"),ge=bt("00000001000 00000001100 00000001101 000000010010 000000010011 000000010100 000000010101 000000010110 000000010111 000000011100 000000011\
101 000000011110 000000011111"),[Tn,Pn,pe]=bt("0001 001 000000000001"),Un=bt("0000010 000010 010 1 011 000011 0000011");function bt(n){return n.split(" ").map(t=>[
parseInt(t,2),t.length])}const Dn=20;async function Rn({data:n,width:t,height:e,black:s},o){const i=new Bn(t),r=t+7>>3,a=new Uint8Array(r);for(let f=0;f<e;f++){
for(let S=0,I=f*r;S<r;S++,I++)a[S]=s?n[I]:~n[I];const d=i.row(a),h=o.step(r+d*Dn);h&&await h}return i.finish()}class Bn{width;output=new An.k(4096);bits=0;count=0;changes;above;constructor(t){
this.width=t,this.changes=new Int32Array(t+4),this.above=new Int32Array(t+4).fill(t)}row(t){const{width:e,changes:s,above:o}=this,i=Fn(t,e,s);let[r,a,f,d]=[-1,0,
0,0];for(;r<e;){for(d=d&-2|a;d>1&&o[d-2]>r;)d-=2;for(;o[d]<=r&&o[d]<e;)d+=2;const[h,S,I]=[s[f],o[d],Ln(o,d,e)];if(I<h)this.add(Tn),r=I;else if(Math.abs(h-S)<=3)
this.add(Un[h-S+3]),r=h,f++,a^=1;else{const P=h<e?s[f+1]:e;this.add(Pn),this.run(h-Math.max(r,0),a),this.run(P-h,a^1),r=P,f+=2}}return this.changes=o,this.above=
s,i}finish(){return this.add(pe),this.add(pe),this.count>0&&this.add([0,8-this.count]),this.output.bytes}run(t,e){for(;t>=2624;t-=2560)this.add(ge.at(-1));const s=e===
0?Cn:In,o=t>>6;o>27?this.add(ge[o-28]):o>0&&this.add(s[63+o]),this.add(s[t&63])}add([t,e]){for(this.bits=this.bits<<e|t,this.count+=e;this.count>=8;this.count-=
8)this.output.byte(this.bits>>>this.count-8&255);this.bits&=(1<<this.count)-1}}const Ln=(n,t,e)=>n[t]<e?n[t+1]:e;function Fn(n,t,e){let[s,o]=[0,0];for(let i=0;i<
t;){const r=n[i>>3];if((i&7)===0&&r===(o?255:0)){i+=8;continue}(r>>7-(i&7)&1)!==o&&(e[s++]=i,o^=1),i++}return e.fill(t,s,Math.min(s+4,e.length)),s}var Nn=y(14752),
me=y(68973);const Gn=96*1024,kt=3,jn=6,Wn=9,Kn=[1,2,4,"each"],ye=[0,1,2,4],zn=4,kn=65535;async function Ht(n,t,e,s){const{width:o,height:i,channels:r,bits:a}=t;
if(a*r===1){if(o>kn)return;const W=await Hn(n,s.pace)?0:1,N=await Rn({data:n,width:o,height:i,black:W},s.pace),Y=(0,F.jd)({K:-1,Columns:o,Rows:i,BlackIs1:W===1});
return N.length<e?{data:N,filter:"CCITTFaxDecode",parameters:Y}:void 0}if(a<8)return;const f=(0,me.uM)(s),d=new Jn(n,(0,yt.zq)(o,r,a),r*a>>3),{kind:h,expected:S}=await $n(
d,i,s);if(S>=e)return;const I=await f.deflate(h===void 0?n:await d.filtered(0,i,h,s),Wn),P=h===void 0?void 0:{Predictor:15,Colors:r,BitsPerComponent:a,Columns:o};
return I.length<e?{data:I,filter:"FlateDecode",parameters:P&&(0,F.jd)(P)}:void 0}const we=65536;async function Hn(n,t){let e=0;for(let s=0;s<n.length;s+=we){const o=n.
subarray(s,s+we);for(const r of o)e+=r===255?1:r===0?-1:0;const i=t.step(o.length*2);i&&await i}return e>0}async function $n(n,t,e){const s=Math.min(t,Math.ceil(
Gn/kt/n.length)),o=Array.from({length:kt},(a,f)=>Math.floor((t-s)*f/(kt-1))),i=[...new Set(o)];let r={kind:void 0,expected:1/0};for(const a of[void 0,...Kn]){let f=0;
for(const h of i){const S=await n.filtered(h,s,a,e);f+=(await(0,me.uM)(e).deflate(S,jn)).length}const d=f*(t/(s*i.length));d<r.expected&&(r={kind:a,expected:d})}
return r}class Jn{samples;length;step;none;constructor(t,e,s){this.samples=t,this.length=e,this.step=s,this.none=new Uint8Array(e)}async filtered(t,e,s,{pace:o}){
const{samples:i,length:r}=this;if(s===void 0)return i.subarray(t*r,(t+e)*r);const a=new Uint8Array(e*(r+1));for(let f=0;f<e;f++){const d=s==="each"?this.choose(
t+f):s,h=f*(r+1);a[h]=d,this.filter(t+f,d,a,h+1);const S=o.step(r*zn*(s==="each"?ye.length:1));S&&await S}return a}filter(t,e,s,o){const{samples:i,length:r,step:a}=this,
f=t*r,d=t===0?this.none:i.subarray(f-r,f);for(let h=0;h<r;h++){const S=h>=a?i[f+h-a]:0,I=e===1?S:e===2?d[h]:e===4?(0,Nn.X)(S,d[h],h>=a?d[h-a]:0):0;s[o+h]=i[f+h]-
I}}choose(t){const e=new Uint8Array(this.length);let[s,o]=[0,1/0];for(const i of ye){this.filter(t,i,e,0);let r=0;for(const a of e)r+=a<128?a:256-a;r<o&&([s,o]=
[i,r])}return s}}const Zn=256*1024*1024,Yn=512,Vn=300,[Xn,Qn]=[.9,.97],[_n,qn]=[2,20],ts=new Set([1,2,4,8,16]),be=4,es=2e3;class ns{document;settings;remaining=Zn;constructor(t,e){
this.document=t,this.settings=e}async shrink(t,e){const{document:s,settings:o}=this,i=s.get(t);if(!(i instanceof F.Z6)||ue(s,i)||i.dict.has("Matte"))return!1;const r=await this.
read(i);if(!r||r.bits!==8||r.table&&i.dict.has("Decode"))return!1;const a=r.data.length*(r.table?.components??1)*2;if(!s.job.memory.borrow(a))return!1;const f=await this.
withFewer(i,r,d=>se(r,e,d??o.resolution));return s.job.memory.release(a),f&&s.put(t,f),f!==void 0}async withFewer(t,e,s){const{document:o,settings:i}=this,{pace:r}=o.
job;if(s()===1&&(e.table?.components??e.channels)!==be)return;const a=await ss(e,r);if(!a)return;const f=await le(a,r),d=s(f?Math.max(i.resolution,Vn):void 0),h=a.
channels===be&&!f;if(d===1&&!h)return;const[S,I]=[e.width,e.height].map(Y=>Math.max(1,Math.round(Y*d))),P=d===1?a.data:await wt(a,S,I,r),W=await this.packed({...a,
data:P,width:S,height:I},h);if(!W)return;const N=Ee(t,W);return N.dict.set("Width",S),N.dict.set("Height",I),a!==e&&N.dict.set("ColorSpace",de(o,t)),N}async packed(t,e){
const{job:s}=this.document,{data:o,width:i,height:r,channels:a,size:f}=t,d=f*Xn;if(!e)return Ht(o,t,d,s);const h=P=>o.subarray(P*i*a,(P+1)*i*a),S=await(0,g.I)({
...this.settings,width:i,height:r,color:"inks",samples:h},s.pace);return await Ht(o,t,Math.min(d,S.length),s)??(S.length<d?{data:S,filter:"DCTDecode",parameters:void 0}:
void 0)}async packAll(){const{document:t}=this,e=[...await(0,qt.Av)(t,["Image"])].sort((s,o)=>s-o);for(const s of e){const o=t.job.pace.step(es);o&&await o;const i=t.
get(s);if(!(i instanceof F.Z6)||!(0,F.Eo)(t.resolve(i.dict.get("Subtype")),"Image")||i.dict.has("F"))continue;const r=await this.read(i);if(!r||!t.job.memory.borrow(
r.data.length))continue;const a=await Ht(r.data,r,r.size*Qn,t.job);t.job.memory.release(r.data.length),a&&t.put(s,Ee(i,a))}}async read(t){const{document:e}=this,
{width:s,height:o,bits:i,stencil:r}=(0,At.h)(e,t.dict),a=r?{channels:1,table:void 0}:this.channelsOf(t),f=s>=1&&o>=1&&ts.has(i)&&(0,$.R)(e,t).format===void 0,d=e.
encoded(t).length;if(!f||!a||d<Yn||s>At.K)return;const{channels:h,table:S}=a,I=(0,yt.zq)(s,h,i)*o;if(I>this.remaining)return;const{memory:P}=e.job,W=P.remaining,
N=await Kt(e,t);if(P.release(W-P.remaining),!!N&&(this.remaining-=N.length,!(N.length<I)))return{width:s,height:o,channels:h,bits:i,size:d,table:S,data:N.subarray(
0,I)}}channelsOf({dict:t}){const{document:e}=this,s=t.get("ColorSpace");if((0,F.Eo)(e.resolve(e.array(s)?.[0]),"Lab"))return{channels:3,table:void 0};const o=(0,Nt.
L)(e,s,()=>{});if(!o)return;const{table:i,components:r}=o;return i?{channels:1,table:{colors:i,components:r}}:{channels:r,table:void 0}}}async function ss(n,t){
const{data:e,table:s}=n;if(!s)return n;const o=await he(e,s.colors,s.components,t);return!o||os(s)?o&&n:{...n,data:o,channels:s.components,table:void 0}}function os({
colors:n,components:t}){const e=n.length/t-1;return Array.from({length:t},(s,o)=>o).every(s=>{const o=Array.from({length:e+1},(d,h)=>n[h*t+s]),[i,r]=[o[0],o[e]],
a=Math.sign(r-i),f=o.every((d,h)=>h===0||Math.sign(d-o[h-1])*a>=0);return o.every((d,h)=>Math.abs(d-(i+(r-i)*h/Math.max(e,1)))<=(f?qn:_n))})}function Ee(n,{data:t,
filter:e,parameters:s}){const o=(0,tt.n)(n,t,{compress:!1});return o.dict.set("Filter",(0,F.UU)(e)),s&&o.dict.set("DecodeParms",s),o}const is=.9,rs=64,as=32*1024*
1024,[cs,fs]=[40,90];function ls(n,t){return t<=1?n:Math.max(n,Math.min(fs,Math.round(n+cs*(1-1/t))))}class hs{document;settings;outcome={compressed:0,kept:{larger:0,
kind:0,lines:0,heavy:0}};waiting=[];bytes=0;samples;constructor(t,e){this.document=t,this.settings=e,this.samples=new ns(t,e)}async run(){const{document:t,outcome:e}=this;
let s=await ee(t);s.inlinePages.size>0&&(await new Xe(t).moveAll(s),s=await ee(t,s.elsewhere));const{sizes:o,masks:i,inline:r}=s;e.kept.kind+=r;let a=0;for(const[
f,d]of o){const h=t.get(f);h instanceof F.Z6&&(0,F.Eo)(t.resolve(h.dict.get("Subtype")),"Image")&&await this.take(f,h,d),t.job.pace.progress(++a/o.size)}for(const[
f,d]of i)await this.takeMask(f,d);return await this.drawAll(),await this.samples.packAll(),e}async take(t,e,s){const o=await jt(this.document,e);if(typeof o=="s\
tring"){o!=="larger"&&await this.samples.shrink(t,s)?this.outcome.compressed++:this.outcome.kept[o]++;return}await this.wait(t,o,s,!1)}async takeMask(t,e){const{
document:s}=this,o=s.get(t);if(!(o instanceof F.Z6)||o.dict.has("Matte"))return;if((0,$.R)(s,o).format!=="jpg"){await this.samples.shrink(t,e);return}const i=await jt(
s,o);typeof i!="string"&&i.color==="gray"&&await this.wait(t,i,e,!0)}async wait(t,e,s,o){const i=se(e,s,this.settings.resolution),[r,a]=[e.width,e.height].map(h=>Math.
max(1,Math.round(h*i))),f=ls(this.settings.quality,oe(e,s,this.settings.resolution)),d={number:t,image:e,width:r,height:a,quality:f,isMask:o};if(e.color==="inks"||
us(e)){await this.shrinkSamples(d);return}this.waiting.push(d),this.bytes+=e.data.length,(this.waiting.length>=rs||this.bytes>=as)&&await this.drawAll()}async drawAll(){
const{waiting:t,document:e}=this;if(this.waiting=[],this.bytes=0,t.length===0)return;const s=(0,G.Kf)(t.map(({image:i})=>i.atOnce)),o=await H.YY.open(await gs(t,
e),e.job,{images:s});for(const[i,r]of t.entries()){const{width:a,height:f}=r,d=await o.draw(i,{width:a,height:f,isTransparent:!0}).catch(h=>{if(!o.isTired)throw h});
if(!d){this.count(r,"heavy");continue}if(!ms(d))this.count(r,"kind");else{const h=this.colorOf(r);await this.replace(r,(0,R.lc)(d,h==="gray"?h:"rgb"),h)}}}async shrinkSamples(t){
const{image:e,width:s,height:o,quality:i}=t,{job:r}=this.document,a=ds[e.color],f=s===e.width&&o===e.height,d=e.color==="inks"&&f?await X(e.data,i,r):void 0;if(d){
this.store(t,d,e.color,e.space);return}const h=e.color==="inks"?await C(e.data,r):e.data;if(!h){this.count(t,"kind");return}const S=f?h:await wt({...e,data:h,channels:a},
s,o,r.pace),I=W=>S.subarray(W*s*a,(W+1)*s*a),P=this.colorOf(t);await this.replace(t,P===e.color?I:W=>(0,R.b)(I(W)),P)}colorOf({image:t,isMask:e}){return this.settings.
grayscale&&!e&&t.color!=="inks"?"gray":t.color}count({isMask:t},e){t||(e?this.outcome.kept[e]++:this.outcome.compressed++)}async replace(t,e,s){const{image:o,width:i,
height:r,quality:a}=t,{document:f,settings:d}=this,h={width:i,height:r,color:s,quality:a,resolution:d.resolution},S=await(0,g.I)({...h,samples:e},f.job.pace);this.
store(t,S,s,s===o.color?o.space:await ys(f))}store(t,e,s,o){const{number:i,image:r,width:a,height:f}=t,{document:d}=this;if(e.length>r.size*(s===r.color?is:1)){
this.count(t,"larger");return}const h=(0,tt.n)(d.get(i),e,{compress:!1});for(const[S,I]of Object.entries({Width:a,Height:f,BitsPerComponent:8}))h.dict.set(S,I);
h.dict.set("Filter",(0,F.UU)("DCTDecode")),s!=="inks"&&h.dict.delete("Decode"),h.dict.set("ColorSpace",o),d.put(i,h),this.count(t)}}const ds={gray:1,rgb:3,inks:c},
us=({entries:n})=>!n.has("Filter")&&!n.has("Decode");async function gs(n,{job:t}){const e=await(0,ft.E)(Rt.O,t),s=n.map(({image:o,width:i,height:r})=>{const a=(0,K.
qK)("Image",`${i} 0 0 ${r} 0 0`);return e.add((0,F.jd)({Type:(0,F.UU)("Page"),MediaBox:[0,0,i,r],Resources:(0,F.jd)({XObject:(0,F.jd)({Image:e.add(new F.Z6(o.entries,
o.data))})}),Contents:e.add(new F.Z6((0,F.jd)({}),(0,F.Px)(a).bytes))}))});return await e.pages.rebuild(s.map(({number:o})=>o)),(0,ut.UN)(e,{encryption:"none",draft:!0})}
const ps=64;function ms({width:n,height:t,row:e}){const s=Math.max(1,Math.floor(t/ps));for(let o=0;o<t;o+=s){const i=e(o);for(let r=3;r<n*4;r+=4)if(i[r]!==255)return!1}
return!0}async function ys(n){const{archive:t}=await(0,Z.ds)(n);return t?[(0,F.UU)("CalGray"),(0,F.jd)({WhitePoint:[.9505,1,1.089],Gamma:2.2})]:(0,F.UU)("Device\
Gray")}var It=y(18271),mt=y(16456),Tt=y(49454),Et=y(30201),ws=y(30825),bs=y(69374),Es=y(62548),Ms=y(43463),Pt=y(61188),$t=y(94389);const Os=1330926671,Ss=65536,
vs=14;function Me(n){const t=new DataView(n.buffer,n.byteOffset,n.length),e=n.length>12?t.getUint32(0):0;return n[0]===1&&n[1]===0&&e!==Ss?{at:0,length:n.length}:
e===Os?(0,$t.tI)(t).get("CFF "):void 0}const xs=[15,16,3108,3109],[As,Cs,Is]=[17,18,3078];function Ts(n,t){const e=new DataView(n.buffer,n.byteOffset,n.length),
s=(0,Pt.Pe)(e,e.getUint8(2)),o=(0,Pt.Pe)(e,s.end),i=(0,Pt.zz)(e,o.offsets[0]??0,o.offsets[1]??0),r=i.get(As)?.[0];if(r===void 0||s.offsets.length!==2||(i.get(Is)?.[0]??
2)!==2)return!1;const{offsets:a,end:f}=(0,Pt.Pe)(e,r),d=[...xs.map(W=>i.get(W)?.[0]??0),i.get(Cs)?.[1]??0];if(!a.every((W,N)=>N===0||W>=a[N-1])||f>n.length||d.some(
W=>W>r&&W<f))return!1;const S=e.getUint8(r+2),I=r+2+a.length*S;let P=a[0]??f;for(const[W,N]of a.entries()){let Y=P-I;for(let et=S-1;et>=0;et--,Y=Math.floor(Y/256))
n[r+3+W*S+et]=Y%256;const _=(a[W+1]??N)-N;W===0||t.has(W)||_<2?(n.copyWithin(P,N,N+_),P+=_):n[P++]=vs}return n.fill(0,P,f),!0}var Ps=y(50476),Us=y(22194);const Ds="\
GPOS,GDEF,BASE,JSTF,kern,DSIG,hdmx,VDMX,LTSH,PCLT,FFTM,EBDT,EBLC,EBSC,meta,morx,mort,feat".split(","),Oe=32,Rs=196608;function Bs(n,t,{names:e,vertical:s}){const o=Buffer.
from(n),i=new DataView(o.buffer,o.byteOffset,o.length),r=(0,$t.tI)(i),[a,f]=["hhea","hmtx"].map(q=>r.get(q)),d=(0,$t.eQ)(i,r);if(!d||!Ls([...r.values()],n.length))
return;const{glyf:h,count:S,place:I,setPlace:P,spanOf:W}=d,N=Array.from({length:S+1},(q,rt)=>I(rt));if(N.some((q,rt)=>q>h.length||q<(N[rt-1]??0)))return;const Y=(0,Ps.
f)(t,S,W,i);Y.add(0);let _=0;for(let q=0;q<=S;q++)P(q,_),!(q===S||!Y.has(q))&&(o.copyWithin(h.at+_,h.at+N[q],h.at+N[q+1]),_+=N[q+1]-N[q]);a&&f&&Fs(o.subarray(f.
at,f.at+f.length),i.getUint16(a.at+34),Y);const et=new Set([...Ds,...s?[]:["GSUB"]]),pt=(q,{at:rt,length:Ot})=>q==="post"&&!e&&Ot>Oe?Ns(o.subarray(rt,rt+Oe)):o.
subarray(rt,rt+(q==="glyf"?_:Ot));return(0,Us.f)([...r].map(([q,rt])=>[q,et.has(q)?void 0:pt(q,rt)]))}function Ls(n,t){const e=[...n].sort((s,o)=>s.at-o.at);return e.
every(({at:s,length:o},i)=>s+o<=(e[i+1]?.at??t))}function Fs(n,t,e){const s=t+Math.floor((n.length-t*4)/2);for(let o=0;o<s;o++){if(e.has(o)||o===t-1)continue;const i=o<
t?o*4:t*4+(o-t)*2;n.fill(0,i,i+(o<t?4:2))}}function Ns(n){const t=Buffer.from(n);return t.writeUInt32BE(Rs),t}var Mt=y(48462);const Gs=12,js=6,Ws=24,Ks=512*1024;
function zs(n,t){if(n.length>Ks)return;const e=Buffer.from(n),s=(0,Mt._M)(e),o=s?.plain.indexOf("/CharStrings")??-1;if(!s||o<0)return;const{plain:i}=s,r=Number(
/\/lenIV\s+(\d+)/.exec(i.toString("latin1",0,Math.min(o,4096)))?.[1]??4),a=P=>(0,Mt.Ns)(P,Mt.Ed).subarray(r);for(const[,P]of(0,Mt.NH)(i,o))if(Se(a(P))!=="plain")
return;const f=new Map((0,Mt.Ag)(i,o)),d=Hs(f,t,a);if(!d)return;const h=[];let S=0;for(const[P,W]of f){if(d.has(P))continue;const N=W.byteOffset-i.byteOffset,Y=i.
lastIndexOf(`/${P} `,N),_=N+W.length+ks(i.toString("latin1",N+W.length,N+W.length+Ws));if(Y<S||_===N+W.length)return;h.push(i.subarray(S,Y)),S=_}const I=Buffer.
concat([...h,i.subarray(S)]);return Buffer.concat([e.subarray(0,s.start),s.seal(I),e.subarray(s.end)])}const ks=n=>/^\s*(?:ND|\|-|noaccess def)\s+/.exec(n)?.[0].
length??0;function Hs(n,t,e){const s=new Set(t).add(".notdef");for(const o of t){const i=n.get(String(o)),r=i?Se(e(i)):"plain";if(r==="unclear")return;if(r!=="p\
lain")for(const a of r)s.add((0,Et.S)(mt.W.charCodeAt(a-32)))}return s}function Se(n){const t=[];for(let e=0;e<n.length;){const s=n[e++];if(s===Gs){if(n[e++]===
js)return t.length>=5?t.slice(-2):"unclear";t.length=0}else s<32?t.length=0:s<247?t.push(s-139):s<251?t.push((s-247)*256+(n[e++]??0)+108):s<255?t.push(-(s-251)*
256-(n[e++]??0)-108):(t.push(NaN),e+=4)}return"plain"}function $s(n,t,e){try{if(n[0]===Js)return zs(n,t);const s=Me(n);if(!s)return Bs(n,t,e);const o=Buffer.from(
n);return Ts(o.subarray(s.at,s.at+s.length),t)?o:void 0}catch(s){if(!(s instanceof RangeError))throw s;return}}const Js=37;var Zs=y(10339),Ys=y(47212);const Vs=16*
1024,Xs=.9,[Qs,_s,qs]=[300,300,2],to=20,eo=/^[A-Z]{6}\+/;async function no(n){if((await(0,Z.ds)(n)).archive!==void 0)return;const{live:t}=await(0,_t.Gy)(n),e=await io(
n,t);if(e.size===0)return;const{fonts:s}=await ao(n,t),o=new Map,i=async(r,a)=>{const f=(0,It.Lq)(n,r.dictionary);if(!f||!e.has(f))return;const d=new Set(a),h=n.
job.pace.step(d.size*_s);h&&await h;const S=(0,It.oQ)(n,r.dictionary),I=!(0,Tt.hL)(n,r.dictionary),P=I&&n.decoded(f)[0]===79,W=o.get(f)??{glyphs:new Set,names:!1,
vertical:!1};W.names||=I,W.vertical||=r.vertical,typeof S=="object"&&!P&&co(n,r,S,d,W.glyphs)?o.set(f,W):e.delete(f)};for(const[r,{kept:a}]of s)await i(r,a);for(const r of oo(
n)){const a=(0,It.Lq)(n,n.dict(r)??new F.Bi),f=a&&e.get(a);if(!f)continue;f.isForFields=!0;const d=await(0,Es.G)(n,r);(0,Tt.hL)(n,d.dictionary)?e.delete(a):await i(
d,so.flatMap(h=>d.glyphs(Uint8Array.of(h))))}for(const[r,a]of o){const f=e.get(r);f&&await po(n,r,f,a)}}const so=Array.from({length:256},(n,t)=>t);function oo(n){
const t=n.dict(n.dict(n.catalog.get("AcroForm"))?.get("DR"));return n.dict(t?.get("Font"))?.values()??[]}async function io(n,t){const e=new Map,s=[];for(let o=1;o<
t.length;o++){const i=n.job.pace.step(Qs);i&&await i;const r=t[o]===1?n.get(o):null;if(!(r instanceof F.Bi))continue;const a=r.get("FontFile")??r.get("FontFile2")??
r.get("FontFile3"),f=(0,F.i9)(a)?n.resolve(a):ro(n,r);f instanceof F.Z6&&(s.push([o,f]),(0,F.i9)(a)&&n.encoded(f).length>=Vs&&e.set(f,{number:a.number,named:[],
isForFields:!1}))}for(const[o,i]of s)e.get(i)?.named.push(o);return e}const ro=(n,t)=>(0,F.Eo)(n.resolve(t.get("Type")),"Font")?(0,It.Lq)(n,t):void 0;async function ao(n,t){
const[e,s]=[new Zs.H,new Ys.Wz(n)],{pace:o}=n.job;for(let a=0;a<n.pages.count;a++)await e.note((await s.all(a,[])).trace,o);const{content:i,pages:r}=await(0,Xt.
d)(n,t.length,a=>t[a]===1);for(const[a,f]of i){const d=n.get(a),h=d instanceof F.Z6&&!r.has(a)?n.decodedPart(d)?.data:void 0;h&&await e.note((await s.stream(h,f)).
trace,o)}return e}function co(n,{dictionary:t},e,s,o){const i=(0,Tt.hL)(n,t);if(i){const d=n.resolve(i.get("CIDToGIDMap")),h=d instanceof F.Z6?n.decodedPart(d)?.
data:void 0;for(const{cid:S}of s)o.add(S),o.add(e.glyphOfCid(S)),h&&o.add((h[S*2]??0)<<8|(h[S*2+1]??0));return!0}const r=(0,mt.yD)(n,t);if(e.kind==="truetype")return lo(
e,r,s,o);const a=n.resolve(t.get("Encoding")),f=(0,F.Zm)(a)?n.resolve(a.get("BaseEncoding")):a;return e.kind==="named"&&!(0,F.Eo)(f,"MacExpertEncoding")&&go(e,r,
s,o)}function ve({code:n,text:t},e,s){const o=[e,mt.W,mt.NF,mt.yh].map(r=>r.charCodeAt(n-32)||0),i=s===void 0?void 0:(0,Et.u)(s);return[...o,i??0,...Array.from(
t,r=>r.codePointAt(0))].filter(r=>r>0)}const fo=new Map([[185,"onesuperior"],[178,"twosuperior"],[179,"threesuperior"],[64257,"fi"],[64258,"fl"]]),xe=n=>[(0,Et.
S)(n),fo.get(n)??""];function lo(n,{base:t="",differences:e},s,o){for(const i of s){const{code:r}=i,a=e?.get(r),f=ve(i,t,a);for(const d of[...a===void 0?[]:[a],
...f.flatMap(xe)])o.add(n.glyphOf(d));for(const d of[...f,r,61440|r,61696|r,61952|r])o.add(n.unicode(d));for(const d of f)o.add(n.code(mt.yh.indexOf(String.fromCodePoint(
d))+32));o.add(n.code(r))}return!0}const ho=65536;function uo(n){const t=new Map,e=(s,o)=>{const i=s===""?void 0:(0,Et.u)(s),r=i===void 0?void 0:t.get(i);r?r.push(
o):i!==void 0&&t.set(i,[o])};if(n.names)for(const s of n.names)e(s,s);else for(let s=1;s<ho;s++)e(n.nameOf(s),s);return t}const Ae=["space","nbspace","hyphen","\
sfthyphen","bullet","quotesingle","quoteleft","quoteright","grave"];function go(n,{base:t="",differences:e},s,o){const i=uo(n),r=a=>{const f=n.names?.has(a)?a:n.
glyphCalled?.(a);return f!==void 0&&o.add(f),f!==void 0};Ae.forEach(r);for(const a of s){const f=e?.get(a.code),d=n.encoding?.get(a.code);d!==void 0&&r(d);for(const h of ve(
a,t,f)){xe(h).forEach(r);for(const S of i.get(h)??[])o.add(S)}if(f!==void 0&&!r(f)&&f!==".notdef"&&!Ae.includes(f))return!1}return!0}async function po(n,t,{number:e,
named:s,isForFields:o},i){const r=await n.decodedAtEase(t),a=n.job.pace.step(r.length*qs);a&&await a;const f=await yo(n,r,i.glyphs),d=f&&$s(r,f,i);if(!d)return;
const h=await(0,tt.S)(t,d,n.job);if(h.data.length>n.encoded(t).length*Xs||(mo(n,h.dict,d.length-r.length),n.put(e,h),o))return;const S=(0,Ms.j)(d);for(const I of s){
n.edit(I);const P=n.get(I);for(const W of["BaseFont","FontName"]){const N=(0,Tt.FG)(n,P.get(W));N!==""&&!eo.test(N)&&P.set(W,(0,F.UU)(`${S}+${N}`))}}}function mo(n,t,e){
const s=["Length2","Length1"].find(i=>t.has(i)),o=s===void 0?void 0:n.resolve(t.get(s));s!==void 0&&typeof o=="number"&&t.set(s,o+e)}async function yo({job:n},t,e){
const s=(0,bs.m)(t),o=Me(t);if(s?.kind!=="named"||!o)return e;let i=0;const r=(0,ws.mJ)(t.subarray(o.at,o.at+o.length),f=>i+=f),a=new Set(e);for(const f of e){if(typeof f==
"string"||s.nameOf(f)==="")continue;const d=r?.glyph(f);if(!d)return;for(const S of d)a.add(s.glyphCalled?.((0,Et.S)(mt.W.charCodeAt(S-32)))??0);const h=n.pace.
step((i+1)*to);i=0,h&&await h}return a}var Jt=y(49994);const Ce=6,Ie={resolution:50,quality:20},wo=async(n,t,e)=>{const{maximum_bytes:s=1/0,open_password:o}=t,i=async N=>{
const Y={};return{...await(0,Jt.BG)(n,o,e,async et=>{Y.outcome=await new hs(et,N).run(),await no(et)}),outcome:Y.outcome}};let r=await i(t);for(let N=1;N<=Ce&&r.
bytes.length>s&&bo(r);N++){const Y=await i(Eo(N,t));Y.bytes.length<r.bytes.length&&(r=Y)}const{bytes:a,isSmaller:f,pageCount:d,outcome:h,written:S}=r;S&&e.onWritten?.(
S);const I=f?[...r.notes]:[Jt.bx],P=Object.values(h.kept).reduce((N,Y)=>N+Y,0);f&&P>0&&I.push(Mo(P,h)),a.length>s&&I.push(Oo(a.length));const W=n.bytes.length;return{
documents:[{name:n.name,bytes:a,pageCount:d}],notes:I,facts:{pageCount:d,bytesBefore:W,bytesAfter:a.length,savedPercent:f?(0,Jt.p0)(W,a.length):0,compressedImages:f?
h.compressed:0,keptImages:f?P:P+h.compressed}}},bo=({outcome:{compressed:n,kept:t}})=>n+t.larger>0;function Eo(n,{resolution:t,quality:e,grayscale:s}){const o=(i,r)=>i<=
r?i:Math.round(i*(r/i)**(n/Ce));return{resolution:o(t,Ie.resolution),quality:o(e,Ie.quality),grayscale:s}}const Te={larger:"would hardly become smaller",kind:"o\
f a kind that is not compressed",lines:"like drawings or text, which would blur",heavy:"too large to decode here"};function Mo(n,{kept:t}){const s=Object.keys(Te).
filter(o=>t[o]>0).map(o=>`${t[o]} ${Te[o]}`);return{code:"images_kept",message:`${(0,U.C7)(n,"image stays as it was","images stay as they were")}: ${(0,U.Dw)(s)}\
.`}}const Oo=n=>({code:"still_larger",message:`The document could not be made as small as maximum_bytes asks: it has ${n} bytes.`,mentions:["maximum_bytes"]})}),
77158:((nt,Q,y)=>{y.d(Q,{O:()=>U});const U=Buffer.from(`%PDF-1.3
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
`,"latin1")}),91025:((nt,Q,y)=>{y.d(Q,{n:()=>K});var U=y(45599);class K{document;copies=new Map;constructor(R){this.document=R}with(R,G){const j=(0,U.i9)(R)?R.number:
(0,U.Zm)(R)?R:void 0;let A=this.copies.get(j);A||this.copies.set(j,A=new Map);const B=G.length===1?String(G[0].ref.number):G.map(({ref:v})=>v.number).join(" ");
let w=A.get(B);return w||A.set(B,w=this.extend(this.document.dict(R)??new U.Bi,G)),w}extend(R,G){const{document:j}=this,A=new U.Bi(R),B=new Map,w=G.map(v=>{const{
category:m,ref:p}=v;let u=B.get(m);u||B.set(m,u=new U.Bi(j.dict(R.get(m))));let l=v.name;for(let c=2;u.has(l);c++)l=`${v.name}${c}`;return u.set(l,p),A.set(m,u),
l});return{resources:j.add(A),names:w}}}}),36078:((nt,Q,y)=>{y.d(Q,{AY:()=>j,KJ:()=>w,XL:()=>A,_:()=>K,hX:()=>m,id:()=>G,qK:()=>R,vs:()=>H,wW:()=>v,yQ:()=>B});var U=y(
45079);function K(p){if(Number.isInteger(p)&&Math.abs(p)<1e7)return String(p);const u=Number(p.toPrecision(7)),l=Math.abs(u)<1e-9?"0":String(u);return l.includes(
"e")?u.toFixed(12).replace(/\.?0+$/,""):l}const H=p=>p.map(K).join(" "),R=(p,u)=>`q ${u} cm /${p} Do Q`,G=p=>(0,U.ZV)(Math.round(p*1e3)/1e3||0),j=([p,u])=>`${G(
p)} ${G(u)}`,A=p=>p.map((u,l)=>`${j(u)} ${l===0?"m":"l"}`).join(" "),B=.5523;function w(p){const u=B,l=(...c)=>`${c.map(([b,E])=>j(p(b,E))).join(" ")} c`;return[
`${j(p(1,0))} m`,l([1,u],[u,1],[0,1]),l([-u,1],[-1,u],[-1,0]),l([-1,-u],[-u,-1],[0,-1]),l([u,-1],[1,-u],[1,0])].join(" ")}function v(p,u){const l={1:"g",3:"rg",
4:"k"}[p.length];return`${p.map(G).join(" ")} ${u==="fill"?l:l.toUpperCase()}`}const m=p=>`[${p.map(G).join(" ")}] 0 d`}),1900:((nt,Q,y)=>{y.d(Q,{b:()=>v,cE:()=>A,
lc:()=>B,oF:()=>K,rr:()=>R,vO:()=>U});const U=4,K=2,H={gray:1,rgb:3,rgba:4,"gray-alpha":2},R=m=>m.byteOffset%U===0?new Uint32Array(m.buffer,m.byteOffset,m.length/
U):new Uint32Array(m.slice().buffer),G=new Uint32Array(0),j=(m,p)=>p>0&&Buffer.compare(m(p),m(p-1))===0;async function A({height:m,row:p},u){let l=-1;for(let c=0;c<
m;c++){const b=p(c),E=j(p,c)?G:R(b);for(let M=0;M<E.length;M++){if(E[M]===l)continue;const C=M*U,T=b[C+1];if(b[C]!==T||b[C+2]!==T)return!0;l=E[M]}const O=u.step(
b.length*K);O&&await O}return!1}function B({width:m,row:p},u){const l=H[u],c=new Uint8Array(m*l),b=l<3,E=l%2===0;let O=-1;return M=>{const C=O===M-1&&j(p,M);if(O=
M,C)return c;const T=p(M),z=R(T);for(let k=0,V=0;k<z.length;k++){if(k>0&&z[k]===z[k-1]){for(const ct=V+l;V<ct;V++)c[V]=c[V-l];continue}const J=k*U,[at,it,st]=[T[J],
T[J+1],T[J+2]];b?c[V++]=w(st,it,at):(c[V++]=st,c[V++]=it,c[V++]=at),E&&(c[V++]=T[J+3])}return c}}const w=(m,p,u)=>77*m+150*p+29*u+128>>8;function v(m){const p=new Uint8Array(
m.length/3);for(let u=0;u<p.length;u++)p[u]=w(m[u*3],m[u*3+1],m[u*3+2]);return p}}),30825:((nt,Q,y)=>{y.d(Q,{v5:()=>J,mJ:()=>at,n1:()=>V});var U=y(16456),K=y(30201),
H=y(61188),R=y(74135),G=y(83553);const j=10,A=2e4,B=513;function w(X,x){switch(X){case 1:case 3:case 18:case 23:return x%2;case 4:case 22:return x-1;case 21:return x-
2;case 14:return x%4;default:return 0}}function v(X,x,D){const L=new G.w$(x.matrix),g=new p(x,L);try{g.run(X,0)}finally{D(g.steps)}return L.outline}function m(X,x,D){
const L=new p(x,new G.w$(x.matrix));try{L.run(X,0)}finally{D(L.steps)}return L.width}class p{font;pen;width;hasWidth=!0;stack=[];stems=0;steps=0;ended=!1;constructor(x,D){
this.font=x,this.pen=D}run(x,D){if(D>j)throw new G.MS;const L=new DataView(x.buffer,x.byteOffset,x.byteLength);for(let g=0;g<x.length&&!this.ended;){if(++this.steps>
A||this.stack.length>B)throw new G.MS;const $=L.getUint8(g++);if($===28)this.stack.push(L.getInt16(g)),g+=2;else if($===255)this.stack.push(L.getInt32(g)/65536),
g+=4;else if($>=251)this.stack.push(-($-251)*256-L.getUint8(g++)-108);else if($>=247)this.stack.push(($-247)*256+L.getUint8(g++)+108);else if($>=32)this.stack.push(
$-139);else{if($===11)return;$===10?this.call(this.font.local,D):$===29?this.call(this.font.global,D):$===12?this.escaped(L.getUint8(g++)):$===19||$===20?(this.
takeWidth(this.stack,this.stack.length%2),this.stems+=this.stack.length>>1,this.stack=[],g+=this.stems+7>>3):this.operate($,D)}}}call({data:x,count:D,offset:L},g){
const $=D<1240?107:D<33900?1131:32768,Z=this.pop()+$;if(!(Number.isInteger(Z)&&Z>=0&&Z<D))throw new G.MS;this.run(x.subarray(L(Z),L(Z+1)),g+1)}pop(){const x=this.
stack.pop();if(x===void 0)throw new G.MS;return x}takeWidth(x,D){this.hasWidth&&D>0&&(this.width=x[0]),this.hasWidth=!1}operate(x,D){const{pen:L,stack:g}=this;switch(this.
stack=[],this.hasWidth&&this.takeWidth(g,w(x,g.length)),x){case 1:case 3:case 18:case 23:this.stems+=g.length>>1;return;case 4:return L.move(0,g.at(-1)??0);case 22:
return L.move(g.at(-1)??0,0);case 21:return L.move(g.at(-2)??0,g.at(-1)??0);case 5:return this.lines(g,g.length);case 6:case 7:for(const[$,Z]of g.entries())$%2===
0==(x===6)?L.line(Z,0):L.line(0,Z);return;case 8:this.curves(g,0,g.length);return;case 24:{const $=this.curves(g,0,g.length-2);return L.line(g[$]??0,g[$+1]??0)}case 25:{
const $=g.length-6;this.lines(g,$),this.curves(g,Math.max($,0),g.length);return}case 26:case 27:return this.flatCurves(g,x===27);case 30:case 31:return this.turningCurves(
g,x===31);case 14:return this.end(g,D);default:throw new G.MS}}lines(x,D){for(let L=0;L+1<D;L+=2)this.pen.line(x[L],x[L+1])}curves(x,D,L){let g=D;for(;g+5<L;g+=
6)this.pen.curve(x[g],x[g+1],x[g+2],x[g+3],x[g+4],x[g+5]);return g}flatCurves(x,D){let L=x.length%4===0?0:1,g=L===1?x[0]:0;for(;L+3<x.length;L+=4){const[$,Z,tt,
ft]=[x[L],x[L+1],x[L+2],x[L+3]];D?this.pen.curve($,g,Z,tt,ft,0):this.pen.curve(g,$,Z,tt,0,ft),g=0}}turningCurves(x,D){let L=D;for(let g=0;g+3<x.length;g+=4){const[
$,Z,tt,ft]=[x[g],x[g+1],x[g+2],x[g+3]],F=x.length-g===5?x[g+4]:0;L?this.pen.curve($,0,Z,tt,F,ft):this.pen.curve(0,$,Z,tt,ft,F),L=!L}}end(x,D){if(x.length>=4){const[
L,g,$,Z]=x.slice(-4);for(const[tt,ft,F]of[[$,0,0],[Z,L,g]]){const ut=this.font.accented(tt);if(!ut)throw new G.MS;this.pen.x=ft,this.pen.y=F,this.stems=0,this.run(
ut,D+1),this.ended=!1}}this.ended=!0}escaped(x){const{pen:D,stack:L}=this,g=L;switch(x){case 34:D.curve(g[0],0,g[1],g[2],g[3],0),D.curve(g[4],0,g[5],-g[2],g[6],
0);break;case 35:D.curve(g[0],g[1],g[2],g[3],g[4],g[5]),D.curve(g[6],g[7],g[8],g[9],g[10],g[11]);break;case 36:D.curve(g[0],g[1],g[2],g[3],g[4],0),D.curve(g[5],
0,g[6],g[7],g[8],-(g[1]+g[3]+g[7]));break;case 37:{const $=g[0]+g[2]+g[4]+g[6]+g[8],Z=g[1]+g[3]+g[5]+g[7]+g[9],tt=Math.abs($)>Math.abs(Z);D.curve(g[0],g[1],g[2],
g[3],g[4],g[5]),D.curve(g[6],g[7],g[8],g[9],tt?g[10]:-$,tt?-Z:g[10]);break}default:return this.arithmetic(x)}this.stack=[]}arithmetic(x){const D=this.pop();switch(x){case 9:
this.stack.push(Math.abs(D));return;case 10:this.stack.push(this.pop()+D);return;case 11:this.stack.push(this.pop()-D);return;case 12:this.stack.push(this.pop()/
D);return;case 14:this.stack.push(-D);return;case 18:return;case 24:this.stack.push(this.pop()*D);return;default:throw new G.MS}}}const u=15,l=17,c=18,b=19,E=20,
O=21,M=3079,C=3102,T=3108,z=3109,k=[.001,0,0,.001,0,0];function V(X,x){return it(X,(D,L)=>v(D,L,x))}function J(X,x){return it(X,(D,L,{nominal:g,usual:$})=>{const Z=m(
D,L,x);return(Z===void 0?$:g+Z)*(L.matrix[0]??0)*1e3})}function at(X,x){return it(X,(D,L)=>{const g=[];return v(D,{...L,accented:Z=>(g.push(Z),L.accented(Z))},x),
g})}function it(X,x){const D=new DataView(X.buffer,X.byteOffset,X.byteLength),L=(0,H.Pe)(D,D.getUint8(2)),g=(0,H.Pe)(D,L.end),$=(0,H.Pe)(D,g.end),Z={data:X,...(0,H.
FG)(D,$.end)},tt=(0,H.zz)(D,g.offsets[0]??0,g.offsets[1]??0),ft=tt.get(l)?.[0];if(ft===void 0)return;const F=(0,H.Pe)(D,ft).offsets,ut=tt.has(C),Rt=(ut?ct(D,tt):
[tt]).map(ot=>({...Ut(D,X,ot),matrix:Dt(tt,ut?ot:void 0)})),Bt=ut?ht(D,tt.get(z)?.[0]??0):()=>0,wt=ot=>{const[gt,lt]=[F[ot],F[ot+1]];return gt===void 0||lt===void 0?
void 0:X.subarray(gt,lt)};let St;const vt=ot=>(St??=new Map(ut?[]:(0,H.eP)(D,tt.get(u)?.[0]??0,F.length-1,!1).map((gt,lt)=>[(0,H.Je)(X,$.offsets,gt),lt])),St.get(
ot)??-1),xt=ot=>(0,G.Ak)(()=>{const gt=wt(ot);if(!gt)return;const lt=Rt[Bt(ot)],Lt={matrix:lt?.matrix??k,global:Z,local:lt?.local??dt(X),accented:Ft=>wt(vt((0,K.
S)(U.W.charCodeAt(Ft-32))))};return x(gt,Lt,lt??{usual:0,nominal:0})});return{glyph:xt,named:ot=>xt(vt(ot))}}const st=256;function ct(X,x){const{count:D,offset:L}=(0,H.
FG)(X,x.get(T)?.[0]??0),g=Math.min(D,st);return Array.from({length:g},($,Z)=>(0,H.zz)(X,L(Z),L(Z+1)))}function ht(X,x){if(X.getUint8(x)===0)return L=>X.getUint8(
x+1+L);const D=X.getUint16(x+1);return L=>{let[g,$]=[0,D-1];for(;g<$;){const Z=g+$+1>>1;X.getUint16(x+3+Z*3)<=L?g=Z:$=Z-1}return X.getUint8(x+5+g*3)}}const dt=X=>({
data:X,count:0,offset:()=>0});function Ut(X,x,D){const[L,g]=D.get(c)??[],$=dt(x);if(L===void 0||g===void 0)return{local:$,usual:0,nominal:0};const Z=(0,H.zz)(X,
g,g+L),tt=Z.get(b)?.[0];return{local:tt===void 0?$:{data:x,...(0,H.FG)(X,g+tt)},usual:Z.get(E)?.[0]??0,nominal:Z.get(O)?.[0]??0}}function Dt(X,x){const D=$=>{const Z=$?.
get(M);return Z?.length===6?Z:void 0},[L,g]=[D(x),D(X)];return L&&g?(0,R.lw)(L,g):L??g??k}}),83553:((nt,Q,y)=>{y.d(Q,{Ak:()=>B,BO:()=>w,MS:()=>j,po:()=>R,w$:()=>A});
const U=1e9,K=2e9,H=3e9,R=4e9,G=2e5;class j extends Error{}class A{matrix;outline=[];x=0;y=0;constructor(m){this.matrix=m}move(m,p){this.outline.push(U),this.to(
m,p)}line(m,p){this.outline.push(K),this.to(m,p)}curve(m,p,u,l,c,b){this.outline.push(H),this.to(m,p),this.to(u,l),this.to(c,b)}skip(m,p){this.x+=m,this.y+=p}to(m,p){
const[u,l,c,b,E,O]=this.matrix;this.skip(m,p);const{x:M,y:C}=this;if(this.outline.push((u*M+c*C+E)*1e3,(l*M+b*C+O)*1e3),this.outline.length>G)throw new j}}function B(v){
try{return v()}catch(m){if(m instanceof RangeError||m instanceof j)return;throw m}}function w(v){let[m,p,u,l]=[1/0,1/0,-1/0,-1/0],c=0;for(let b=0;b<v.length;){const E=v[b];
if(E>=U){c=E===R?1:0,b++;continue}const[O,M]=[v[b+c],v[b+c+1]];m=Math.min(m,O),u=Math.max(u,O),p=Math.min(p,M),l=Math.max(l,M),b+=2+c}return m<=u&&p<=l?[m,p,u,l]:
void 0}}),22194:((nt,Q,y)=>{y.d(Q,{f:()=>K});const U=16;function K(H){const R=H.flatMap(([w,v])=>v?[{tag:w,data:v}]:[]).sort((w,v)=>w.tag<v.tag?-1:1),G=2**Math.
floor(Math.log2(R.length)),j=Buffer.alloc(12+R.length*U);j.writeUInt32BE(65536,0),j.writeUInt16BE(R.length,4),j.writeUInt16BE(G*U,6),j.writeUInt16BE(Math.log2(G),
8),j.writeUInt16BE((R.length-G)*U,10);const A=[j];let B=j.length;for(const[w,{tag:v,data:m}]of R.entries()){const p=12+w*U;j.write(v,p,"latin1"),j.writeUInt32BE(
B,p+8),j.writeUInt32BE(m.length,p+12);const u=-m.length&3;A.push(m,Buffer.alloc(u)),B+=m.length+u}return Buffer.concat(A)}}),43463:((nt,Q,y)=>{y.d(Q,{j:()=>R});
var U=y(77598),K=y.n(U);const H=26;function R(G){const j=(0,U.createHash)("sha256").update(G).digest();return Array.from(j.subarray(0,6),A=>String.fromCharCode(
65+A%H)).join("")}}),31584:((nt,Q,y)=>{y.d(Q,{F:()=>B,o:()=>w});const U=274,K=282,H=283,R=296,G=3,j=5,A={orientation:void 0,resolution:void 0};function B(v){if(v.
length<14)return A;const m=new DataView(v.buffer,v.byteOffset,v.length),p=m.getUint16(0);if(p!==18761&&p!==19789)return A;const u=p===18761,l=m.getUint32(4,u);if(m.
getUint16(2,u)!==42||l+2>v.length)return A;const c=m.getUint16(l,u),b=new Map;for(let T=0,z=l+2;T<c&&z+12<=v.length;T++,z+=12){const k=m.getUint16(z,u),V=m.getUint16(
z+2,u);if(V===G&&(k===U||k===R)&&b.set(k,m.getUint16(z+8,u)),V!==j||k!==K&&k!==H)continue;const J=m.getUint32(z+8,u);J+8<=v.length&&b.set(k,m.getUint32(J,u)/m.getUint32(
J+4,u))}const E=b.get(U),O={2:1,3:2.54}[b.get(R)??2],[M,C]=[b.get(K),b.get(H)];return{orientation:E!==void 0&&E>=1&&E<=8?E:void 0,resolution:M===void 0||C===void 0||
O===void 0?void 0:w({x:M*O,y:C*O})}}function w({x:v,y:m}){const p=u=>u>=10&&u<=4800;return p(v)&&p(m)?{x:v,y:m}:void 0}}),76023:((nt,Q,y)=>{y.d(Q,{L:()=>j});var U=y(
45599),K=y(69869);const H=8,R={DeviceGray:G("gray",1),CalGray:G("gray",1),G:G("gray",1),DeviceRGB:G("rgb",3),CalRGB:G("rgb",3),RGB:G("rgb",3),DeviceCMYK:G("cmyk",
4),CMYK:G("cmyk",4),Separation:G("inks",1)};function G(w,v){return{kind:w,components:v,profile:void 0,table:void 0}}function j(w,v,m,p=0){const u=w.resolve(v);if(p>
H)return;if(u instanceof U.SX){if(Object.hasOwn(R,u.text))return R[u.text];const c=m(u.text);return c===void 0?void 0:j(w,c,m,p+1)}if(!(0,U.cy)(u))return;const l=w.
resolve(u[0]);if(l instanceof U.SX)switch(l.text){case"ICCBased":return A(w,u[1],m,p);case"Indexed":case"I":return B(w,u,m,p);case"DeviceN":{const c=w.array(u[1])?.
length??0;return c>=1&&c<=32?G("inks",c):void 0}default:return Object.hasOwn(R,l.text)?R[l.text]:void 0}}function A(w,v,m,p){const u=w.resolve(v);if(!(u instanceof
U.Z6))return;const l=w.resolve(u.dict.get("N")),c=l===1?"gray":l===3?"rgb":l===4?"cmyk":void 0;if(c===void 0)return j(w,u.dict.get("Alternate"),m,p+1);const b=(0,K.
hh)(w.decodedPart(u)?.data,l);return{...G(c,l),profile:b?.bytes}}function B(w,v,m,p){const u=j(w,v[1],m,p+1),l=w.resolve(v[3]),c=l instanceof U.Mx?l.bytes:l instanceof
U.Z6?w.decodedPart(l)?.data:void 0,b=w.resolve(v[2]);if(!u||u.table||!c||typeof b!="number"||!(b>=0))return;const E=new Uint8Array((Math.min(Math.floor(b),255)+
1)*u.components);return E.set(c.subarray(0,E.length)),{...u,table:E}}}),61273:((nt,Q,y)=>{y.d(Q,{I:()=>A});var U=y(64680),K=y(16353),H=y(47772);const R=8,G=12,j=65535;
async function A(l,c){const{width:b,height:E,color:O,quality:M}=l,C=new U.k(Math.max(4096,b*E>>2)),T=(0,H.vI)(M,"luminance"),z=O==="rgb"?[T,(0,H.vI)(M,"chromina\
nce")]:[T];B(C,l,z);const k=O==="rgb"?new u(l,C,z):new p(l,C,z);for(let V=0;V<E;V+=k.height){k.write(V);const J=c.step(b*k.height*(O==="inks"?2:1)*G);J&&await J}
return k.finish(),(0,K.HM)(C,217),C.bytes}function B(l,{width:c,height:b,color:E,resolution:O},M){const C=(0,K.Nr)(Math.min(Math.round(O),j));(0,K.HM)(l,216),E!==
"inks"&&(0,K.HM)(l,224,[...Buffer.from("JFIF\0","latin1"),1,1,1,...C,...C,0,0]);for(const[k,V]of M.entries())(0,K.HM)(l,219,[k,...[...H.Tl].map(J=>V[J])]);const T=E===
"rgb"?[1,34,0,2,17,1,3,17,1]:w(E).flatMap(k=>[k,17,0]);(0,K.HM)(l,192,[8,...(0,K.Nr)(b),...(0,K.Nr)(c),T.length/3,...T]);for(const k of M.keys())(0,K.m2)(l,k);const z=E===
"rgb"?[1,0,2,17,3,17]:w(E).flatMap(k=>[k,0]);(0,K.HM)(l,218,[z.length/2,...z,0,63,0])}const w=l=>l==="gray"?[1]:[1,2,3,4];class v{width;height;samples;block=new Float64Array(
R*R);divisors;coder;constructor(c,b,E,O,M,C){this.width=c,this.height=b,this.samples=new Float32Array(c*b),this.divisors=(0,H.X)(O),this.coder=new K.tt(E,M,C)}set(c,b,E){
this.samples[c*this.width+b]=E}setRow(c,b,E,O,M){const{samples:C,width:T}=this,z=c*T;for(let k=0,V=E;k<M;k++,V+=O)C[z+k]=b[V];C.fill(C[z+M-1],z+M,z+T)}write(c,b){
const{samples:E,width:O,block:M}=this;for(let C=0,T=0;C<R;C++)for(let z=(b+C)*O+c,k=z+R;z<k;)M[T++]=E[z++]-128;(0,H.pd)(M),this.coder.write(M,this.divisors)}}const m=(l,c)=>Math.
ceil(l/c)*c;class p{image;height=R;bits;planes;constructor(c,b,[E]){this.image=c,this.bits=new K.t0(b);const O=m(c.width,R),M=c.color==="gray"?1:4;this.planes=Array.
from({length:M},()=>new v(O,R,this.bits,E,K.np[0],K.e_[0]))}write(c){const{image:b,planes:E}=this,{width:O}=E[0];for(let M=0;M<R;M++){const C=b.samples(Math.min(
c+M,b.height-1));for(const[T,z]of E.entries())z.setRow(M,C,T,E.length,b.width)}for(let M=0;M<O;M+=R)for(const C of E)C.write(M,0)}finish(){this.bits.finish()}}class u{image;height=2*
R;bits;light;blue;red;sums;constructor(c,b,[E,O]){this.image=c,this.bits=new K.t0(b);const M=m(c.width,2*R);this.light=new v(M,2*R,this.bits,E,K.np[0],K.e_[0]),
this.blue=new v(M/2,R,this.bits,O,K.np[1],K.e_[1]),this.red=new v(M/2,R,this.bits,O,K.np[1],K.e_[1]),this.sums=new Float32Array(M)}write(c){const{light:b,blue:E,
red:O}=this;for(let M=0;M<this.height;M++)this.row(M,Math.min(c+M,this.image.height-1));for(let M=0;M<b.width;M+=this.height){for(const C of[0,R])for(const T of[
0,R])b.write(M+T,C);E.write(M/2,0),O.write(M/2,0)}}finish(){this.bits.finish()}row(c,b){const{image:E,light:O,blue:M,red:C,sums:T}=this,z=E.samples(b),k=E.width-
1,V=c%2===0;V&&T.fill(0);for(let J=0;J<O.width;J++){const at=Math.min(J,k)*3,[it,st,ct]=[z[at],z[at+1],z[at+2]];O.set(c,J,.299*it+.587*st+.114*ct);const ht=J&-2;
T[ht]+=-.168736*it-.331264*st+.5*ct,T[ht+1]+=.5*it-.418688*st-.081312*ct}if(!V)for(let J=0;J<O.width;J+=2)M.set(c>>1,J>>1,T[J]/4+128),C.set(c>>1,J>>1,T[J+1]/4+128)}}}),
92152:((nt,Q,y)=>{y.d(Q,{A6:()=>v,AT:()=>w,Cb:()=>K,WQ:()=>H,ZJ:()=>B,fu:()=>p,mA:()=>A,u8:()=>m,zq:()=>U});const U=(u,l,c)=>Math.ceil(u*l*c/8);function K(u,l,c){
if(!u||u.length<l*2)return!1;let b=0;for(let E=0;E<l;E++){const[O,M]=[u[E*2],u[E*2+1]];if(O===c&&M===0)b++;else if(O!==0||M!==c)return}return b===0?!1:b===l?!0:
void 0}function H(u,l){if(u.length>=l)return u.subarray(0,l);const c=new Uint8Array(l);return c.set(u),c}const R=2,G=65536;async function j(u,l,c,b){const E=Math.
max(1,Math.floor(G/l));for(let O=0;O<u;O+=E){const M=Math.min(O+E,u);b(O,M);const C=c.step((M-O)*l*R);C&&await C}}async function A(u,l){const c=new Uint8Array(u.
length);return await j(u.length,1,l,(b,E)=>{for(let O=b;O<E;O++)c[O]=u[O]^255}),c}async function B(u,{width:l,height:c,channels:b,bits:E},O,M){const C=l*b,T=U(l,
b,E),z=new Uint8Array(C*c),k=2**E-1,V=O&&E<8?255/k:1;for(let J=0;J<c;J++)await j(C,1,M,(at,it)=>{for(let st=at;st<it;st++){const ct=st*E,ht=J*T+(ct>>3),dt=E>=8?
u[ht]:u[ht]>>8-E-(ct&7)&k;z[J*C+st]=dt*V}});return z}async function w(u,l,c,b){const E=Array.from({length:c},(M,C)=>{const[T,z]=[l[C*2],l[C*2+1]];return Uint8ClampedArray.
from({length:256},(k,V)=>(T+V/255*(z-T))*255)}),O=new Uint8Array(u.length);return await j(u.length,1,b,(M,C)=>{for(let T=M;T<C;T++)O[T]=E[T%c][u[T]]}),O}function v(u,l,c){
const b=new Uint8Array(u.length*c);for(let E=0;E<u.length;E++)for(let O=0;O<c;O++)b[E*c+O]=l[u[E]*c+O]??0;return b}async function m(u,l,c,b){const E=new Uint8Array(
u.length*c);return await j(u.length,c,b,(O,M)=>E.set(v(u.subarray(O,M),l,c),O*c)),E}async function p(u,l,c,b){const E=new Uint8Array(l.length*(c+1));return await j(
l.length,c+1,b,(O,M)=>{for(let C=O;C<M;C++){for(let T=0;T<c;T++)E[C*(c+1)+T]=u[C*c+T];E[C*(c+1)+c]=l[C]}}),E}}),5660:((nt,Q,y)=>{y.d(Q,{$:()=>w});var U=y(78157),
K=y(31584),H=y(8283);const R={195:"a lossless JPEG image",197:"a hierarchical JPEG image",198:"a hierarchical JPEG image",199:"a hierarchical lossless JPEG imag\
e",201:"a JPEG image with arithmetic coding",202:"a JPEG image with arithmetic coding",203:"a lossless JPEG image with arithmetic coding",205:"a hierarchical JP\
EG image with arithmetic coding",206:"a hierarchical JPEG image with arithmetic coding",207:"a hierarchical JPEG image with arithmetic coding",247:"a JPEG-LS im\
age"},G="save it as a baseline or progressive JPEG with 8 bits, or as a PNG image",j=50,A="Exif\0\0",B="ICC_PROFILE\0";async function w(u,l,c){const b=new v(u,l);
await b.run(c);const{frame:E}=b;if(!E)throw l("is a JPEG image without a start of frame; it is damaged");if(b.end<0)throw l("is a JPEG image that is cut short; \
copy or export it again");const O=b.exif&&(0,K.F)(b.exif),{width:M,height:C,components:T,ids:z}=E;return{width:M,height:C,components:T,orientation:O?.orientation??
1,resolution:b.jfifResolution??O?.resolution,profile:p(b.profileParts),adobe:b.adobe,plainRgb:z==="RGB"&&!b.adobe&&!b.jfif,data:u.subarray(0,b.end)}}class v{bytes;refuse;frame;jfif=!1;jfifResolution;adobe=!1;exif;profileParts=new Map;end=-1;constructor(l,c){
this.bytes=l,this.refuse=c}async run(l){let c=0;for(const b of(0,H.AP)(this.bytes)){const{marker:E,end:O}=b,M=l.step(j+O-c);if(M&&await M,c=O,E===H.GM)this.end=
O;else if(E!==H.Os&&E!==H.Rd)this.take(b);else if(E===H.Os&&this.isOnlyScan(b.data)){const C=(0,U.bS)(this.bytes).indexOf(m,O);this.end=C<0?-1:C+2;return}}}isOnlyScan(l){
return this.frame?.sequential===!0&&l[0]===this.frame.components}take({marker:l,data:c}){const b=R[l];if(b!==void 0)throw this.refuse(`is ${b}, which PDF cannot\
 hold; ${G}`);if(l>=192&&l<=194)this.frame??=this.readFrame(c,l!==194);else if(l===224&&(0,U.w1)(c,0,"JFIF\0"))this.readJfif(c);else if(l===225&&(0,U.w1)(c,0,A))
this.exif??=c.subarray(A.length);else if(l===226&&(0,U.w1)(c,0,B)&&c.length>B.length+2){const[E,O]=c.subarray(B.length);this.profileParts.has(E)||this.profileParts.
set(E,{of:O,data:c.subarray(B.length+2)})}else l===238&&(0,U.w1)(c,0,"Adobe")&&c.length>=12&&(this.adobe=!0)}readFrame(l,c){const[b=0,E=0,O=0,M=0,C=0,T=0]=l,[z,
k]=[E<<8|O,M<<8|C];if(l.length<6+3*T)throw this.refuse("is a JPEG image whose start of frame is damaged");if(b!==8)throw this.refuse(`is a JPEG image with ${b} \
bits per component, which PDF cannot hold; ${G}`);if(k===0||z===0)throw this.refuse(`is a JPEG image of ${k} × ${z} pixels; it is empty or damaged`);if(T!==1&&
T!==3&&T!==4)throw this.refuse(`is a JPEG image with ${T} components; PDF holds 1, 3 or 4`);let V="";for(let J=0;J<T;J++)V+=String.fromCharCode(l[6+3*J]);return{
width:k,height:z,components:T,ids:V,sequential:c}}readJfif(l){if(this.jfif||(this.jfif=!0,l.length<12))return;const c={1:1,2:2.54}[l[7]],[b,E]=[l[8]<<8|l[9],l[10]<<
8|l[11]];c!==void 0&&(this.jfifResolution=(0,K.o)({x:b*c,y:E*c}))}}const m=Buffer.of(255,H.GM);function p(u){const l=u.size,c=[];for(let b=1;b<=l;b++){const E=u.
get(b);if(E?.of!==l)return;c.push(E.data)}return l===0?void 0:Buffer.concat(c)}}),69869:((nt,Q,y)=>{y.d(Q,{Jc:()=>p,R1:()=>E,To:()=>w,hh:()=>v,so:()=>l});var U=y(
77598),K=y.n(U),H=y(48249),R=y(78157),G=y(68973),j=y(45599);const A={1:"GRAY",3:"RGB ",4:"CMYK"},B=["scnr","mntr","prtr","spac"],w={1:"DeviceGray",3:"DeviceRGB",
4:"DeviceCMYK"};function v(O,M){if(!O||O.length<132)return;const C=(0,R.bS)(O),T=J=>C.toString("latin1",J,J+4),z=C.readUInt32BE(0),k=O[8];if(!(!(z>=132&&z<=O.length&&
k>=2&&k<=4&&T(36)==="acsp"&&B.includes(T(12)))||T(16)!==A[M]))return{bytes:O.subarray(0,z),version:k}}const m=new WeakMap;async function p(O,M){const{bytes:C}=O,
T=M.pace.step(C.length);T&&await T;const z=m.get(M.pace)??new Map;m.set(M.pace,z);const k=c(C),V=z.get(k);if(V)return V;const J={...O,id:k,deflated:await(0,G.uM)(
M).deflate(C,u)};return z.set(k,J),J}const u=4,l=O=>{const{bytes:M}=O;return{...O,id:c(M),deflated:(0,H.Kc)(M)}},c=O=>(0,U.createHash)("sha256").update(O).digest(
"base64"),b=new WeakMap;function E(O,{id:M,deflated:C},T){const z=b.get(O)??new Map;b.set(O,z);const k=z.get(M);if(k)return k;const V=(0,j.jd)({N:T,Alternate:(0,j.
UU)(w[T]),Filter:(0,j.UU)("FlateDecode")}),J=O.add(new j.Z6(V,C));return z.set(M,J),J}}),98122:((nt,Q,y)=>{y.d(Q,{_:()=>K});var U=y(58552);const K=H=>R=>(0,U.G6)(
[{field:H,message:R}])}),3449:((nt,Q,y)=>{y.d(Q,{d:()=>H});var U=y(45599);const K=["FontFile","FontFile2","FontFile3","ToUnicode","CIDToGIDMap","CIDSet","JBIG2G\
lobals"];async function H(A,B,w){const v=new Map,m=new Map;for(let p=1;p<B;p++){if(!w(p))continue;const u=A.job.pace.step(300);u&&await u;const l=A.get(p);l instanceof
U.Z6?(G(A,l.dict)&&v.set(p,l.dict.get("Resources")),(l.dict.has("CMapName")||(0,U.Eo)(A.resolve(l.dict.get("Type")),"CMap"))&&m.set(p,"CMap")):l instanceof U.Bi&&
j(A,p,l,v,m)}return{content:v,fonts:m,pages:await R(A)}}async function R(A){const B=new Set,w=new Set;for(const v of A.pages.numbers){const m=A.entry(v,"Content\
s");(0,U.i9)(m)&&B.add(m.number);const p=A.array(m),u=p!==void 0&&w.size<w.add(p).size;for(const c of u?p:[])(0,U.i9)(c)&&B.add(c.number);const l=A.job.pace.step(
300+(u?10*p.length:0));l&&await l}return B}function G(A,B){const w=A.resolve(B.get("Subtype"));return(0,U.Eo)(w,"Form")||A.resolve(B.get("PatternType"))===1||B.
has("BBox")&&!B.has("ShadingType")}function j(A,B,w,v,m){for(const c of K){const b=w.get(c);(0,U.i9)(b)&&m.set(b.number,c)}const p=(0,U.Eo)(A.resolve(w.get("Sub\
type")),"Type3")?A.dict(w.get("CharProcs")):void 0;for(const c of p?.values()??[])(0,U.i9)(c)&&v.set(c.number,w.get("Resources"));const u=A.resolve(w.get("Type"));
if(A.pages.holds(B)||!((0,U.Eo)(u,"Page")||(0,U.Eo)(u,"Template")))return;const l=w.get("Contents");for(const c of A.array(l)??[l])(0,U.i9)(c)&&v.set(c.number,w.
get("Resources"))}}),10339:((nt,Q,y)=>{y.d(Q,{H:()=>H});class U{all;last=new Array(256).fill(void 0);constructor(A){this.all=A}addAll(A){const{last:B,all:w}=this,
v=w.size;for(let m=0;m<A.length;m++){const p=A[m],u=p.code&255;B[u]!==p&&(B[u]=p,w.add(p))}return w.size>v}}function K(j,A,B,w){for(let v=0,m=w;m>0;m--){const p=A.
partEnd(B,v,1);j.add(p-v),v=p}}class H{fonts=new Map;seen=new Map;hasGone=!1;async note({shown:A},B,w=G){const v=Uint32Array.from(w).sort();let m=0;for(const{font:p,
elements:u,first:l}of A){let c=this.fonts.get(p);c||this.fonts.set(p,c={kept:new Set,gone:new Set,lengths:new Set});const b=this.keptOf(p,c);let E=l;for(const O of u){
if(typeof O=="number")continue;const M=p.glyphs(O);for(;m<v.length&&v[m]<E;)m++;const C=m<v.length&&v[m]<E+M.length;C&&this.divide(c,M,E,w),(C||b.addAll(M))&&K(
c.lengths,p,O,M.length),E+=M.length;const T=B.step(O.length*R);T&&await T}}}divide(A,B,w,v){this.hasGone=!0;for(const[m,p]of B.entries())(v.has(w+m)?A.gone:A.kept).
add(p)}keptOf(A,{kept:B}){let w=this.seen.get(A);return w||this.seen.set(A,w=new U(B)),w}async noteGone(A,B,w){if(w.size===0)return;const v=new H;await v.note(A,
B,w);for(const[m,{gone:p,lengths:u}]of v.fonts){const l=this.fonts.get(m);if(l)for(const c of p)l.gone.add(c);else this.fonts.set(m,{kept:new Set,gone:p,lengths:u})}
this.hasGone=!0}}const R=50,G=new Set}),9819:((nt,Q,y)=>{y.d(Q,{J7:()=>H,Kd:()=>j,Wo:()=>A,_i:()=>G,b9:()=>R});var U=y(42973),K=y(45599);class H{document;gone=new Set;chased=new Set;constructor(w){
this.document=w}remove(w){const{catalog:v,catalogNumber:m,pages:p}=this.document,u=v.get("Pages");w===m||(0,K.i9)(u)&&w===u.number||p.holds(w)||(this.gone.add(w),
this.document.remove(w))}chase(w){this.chased.add(w)}removed(){return this.gone}takeChased(){const w=this.chased;return this.chased=new Set,w}isGone(w){return(0,K.
i9)(w)&&this.gone.has(w.number)}}class R{most;left;constructor(w){this.most=this.left=w.job.limits.nodes}spend=w=>{if(this.left-=w,this.left<0)throw(0,U.F)("nod\
es",`The document has more than ${this.most} fields, bookmarks, names and structure elements`,"Remove bookmarks or tags with another program first")}}class G{seen;beyond=new Set;allowance;constructor(w,v=new R(
w)){this.allowance=v,this.seen=new Uint8Array((w.size>>3)+1)}first(w){if(this.allowance.spend(1),!(0,K.i9)(w))return!0;const{number:v}=w,m=v>>3;if(m>=this.seen.
length)return this.beyond.size<this.beyond.add(v).size;const p=1<<(v&7),u=(this.seen[m]&p)===0;return this.seen[m]|=p,u}}function j(B,w){return(0,K.i9)(B)?B.number:
w}function A(B,w){const v=B.catalog.get(w),m=B.dict(v);return m&&{dict:m,holder:j(v,B.catalogNumber)}}})};
