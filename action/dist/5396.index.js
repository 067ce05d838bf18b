"use strict";exports.id=5396,exports.ids=[5396],exports.modules={44131:((V,R,i)=>{i.d(R,{Q:()=>C});const v=x();function C(E,g=0){const[y,c,d,a]=v;let m=~g,D=0;for(const L=E.
length-3;D<L;D+=4)m^=E[D]|E[D+1]<<8|E[D+2]<<16|E[D+3]<<24,m=a[m&255]^d[m>>>8&255]^c[m>>>16&255]^y[m>>>24];for(;D<E.length;D++)m=y[(m^E[D])&255]^m>>>8;return~m>>>
0}function x(){const E=new Int32Array(256);for(let d=0;d<256;d++){let a=d;for(let m=0;m<8;m++)a=a&1?a>>>1^3988292384:a>>>1;E[d]=a}const g=d=>d.map(a=>E[a&255]^a>>>
8),y=g(E),c=g(y);return[E,y,c,g(c)]}}),45657:((V,R,i)=>{i.d(R,{Hn:()=>C,Kf:()=>E,RZ:()=>v,Vp:()=>y,YG:()=>g,vH:()=>x});function v(c,d){for(const a of d)c.push(a)}
const C=c=>c.slice();function x(c,d,a){const m=c.get(d);m?m.push(a):c.set(d,[a])}const E=c=>{let d=-1/0;for(const a of c)d=Math.max(d,a);return d},g=c=>{let d=1/0;
for(const a of c)d=Math.min(d,a);return d},y=c=>Number.isInteger(c)&&!Number.isSafeInteger(c)}),55396:((V,R,i)=>{i.r(R),i.d(R,{extract_images:()=>dt});var v=i(58552),
C=i(9859),x=i(95340),E=i(42973),g=i(81272),y=i(68973),c=i(45599),d=i(92152);const a=3,m=4,D=7,L={[a]:2,[m]:4,[D]:1};function _(w){const{width:s,height:t,bits:I,
channels:p,photometric:h,compression:P,options:A,otherInks:T,profile:N,data:W}=w,G=[[256,m,[s]],[257,m,[t]],[258,a,new Array(p).fill(I)],[259,a,[P]],[262,a,[h]],
[273,m,[8]],[277,a,[p]],[278,m,[t]],[279,m,[W.length]]];A!==void 0&&G.push([292,m,[A]]),h===5&&G.push([332,a,[T?2:1]],[334,a,[p]]),N&&G.push([34675,D,N]);const H=8+
W.length+W.length%2,Z=Buffer.alloc(2+G.length*12+4);Z.writeUInt16LE(G.length,0);const et=[];let J=H+Z.length;for(const[gt,[mt,tt,ot]]of G.entries()){const ft=2+
gt*12;Z.writeUInt16LE(mt,ft),Z.writeUInt16LE(tt,ft+2),Z.writeUInt32LE(ot.length,ft+4);const lt=Buffer.alloc(Math.max(4,ot.length*L[tt]));if(ot instanceof Uint8Array)
lt.set(ot);else for(const[ht,yt]of ot.entries())lt.writeUIntLE(yt,ht*L[tt],L[tt]);if(lt.length===4)Z.set(lt,ft+8);else{Z.writeUInt32LE(J,ft+8);const ht=lt.length%
2===0?lt:Buffer.concat([lt,Buffer.alloc(1)]);et.push(ht),J+=ht.length}}const q=Buffer.from([73,73,42,0,0,0,0,0]);return q.writeUInt32LE(H,4),Buffer.concat([q,W,
Buffer.alloc(W.length%2),Z,...et])}const r=1,l=4;function o(w,s,{width:t,height:I,decode:p},h,P){const A=(Z,et)=>{const J=w.resolve(P?.get(Z));return typeof J==
"number"?J:et},T=Z=>w.resolve(P?.get(Z))===!0,N=A("K",0),W=A("Columns",1728);if(W>x.K||!Number.isInteger(W))return;const H=[T("BlackIs1"),(0,d.Cb)(p,1,1)===!0,!f(
h)].filter(Boolean).length%2===0;return _({width:W>0?W:t,height:I,bits:1,channels:1,photometric:H?0:1,compression:N<0?4:3,...N<0?{}:{options:(N>0?r:0)+(T("Encod\
edByteAlign")?l:0)},data:s})}function f({table:w,components:s,kind:t}){if(!w)return t!=="inks"&&t!=="cmyk";const I=h=>w.subarray(h*s,(h+1)*s).reduce((P,A)=>P+A,
0),p=I(0)<=I(1);return t==="inks"||t==="cmyk"?!p:p}var n=i(76023),e=i(30586),u=i(38671);async function M(w,s,t){const I=(0,x.h)(w,s.dict),{width:p,height:h}=I;if(!(p>=
1&&h>=1))return"damaged";const P=w.job.limits.pixels;if(p*h>P)throw(0,E.F)("pixels",`An image of the document has ${p} × ${h} pixels; at most ${P} in all are a\
llowed`,"Remove it");if(p>x.K)throw(0,E.F)("pixels",`An image of the document has rows of ${p} pixels; at most ${x.K} are allowed`,"Remove it");const{format:A,parameters:T,
before:N}=(0,u.R)(w,s);if(A==="jbig2")return"jbig2";const W=w.resolve(s.dict.get("SMask"))??w.resolve(s.dict.get("Mask")),G=W instanceof c.Z6,H=await w.decodedAtEase(
N);if(A==="jpg"||A==="jp2")return{ending:A,bytes:H,width:p,height:h,masked:G};const Z=I.stencil?j:(0,n.L)(w,s.dict.get("ColorSpace"),t);if(!Z||![1,2,4,8,16].includes(
I.bits))return"colors";if(A==="ccitt"){const q=o(w,H,I,Z,T);return q?{ending:"tif",bytes:q,width:p,height:h,masked:G}:"damaged"}const et=W instanceof c.Z6?W:void 0,
J=O(w.job,I,Z,H.length,et!==void 0);try{return await k(w,I,Z,H,et)}finally{w.job.memory.release(J)}}function O({memory:w},{width:s,height:t,bits:I,decode:p},h,P,A){
const T=h.table?1:h.components,N=Math.max(0,(0,d.zq)(s,T,I)*t-P),W=(0,d.Cb)(p,T,h.table?2**I-1:1),H=!A&&W!==void 0&&(h.kind==="gray"||h.kind==="rgb")&&B(h,I)?0:
s*t*(h.components+1);if(!(N+H<=w.stream&&w.borrow(N+H)))throw(0,g.q)(w,N+H);return H}const j={kind:"gray",components:1,profile:void 0,table:void 0};async function k(w,s,t,I,p){
const{width:h,height:P,bits:A}=s,{pace:T}=w.job,N=t.table?1:t.components,W=(0,d.zq)(h,N,A)*P,G=(0,d.Cb)(s.decode,N,t.table?2**A-1:1);let H=(0,d.WQ)(I,W);G&&(H=await(0,d.
mA)(H,T));const Z={width:h,height:P,channels:N,bits:A},et={width:h,height:P,masked:p!==void 0};if(t.kind==="cmyk"||t.kind==="inks"){let tt=A===16?H:await(0,d.ZJ)(
H,Z,!t.table,T);t.table?tt=await(0,d.u8)(tt,t.table,t.components,T):G===void 0&&A<=8&&(tt=await(0,d.AT)(tt,s.decode,N,T));const ot=await(0,y.uM)(w.job).deflate(
tt,K);return{...et,ending:"tif",bytes:F(s,t,A===16&&!t.table?16:8,ot)}}const J=p&&await b(w,p,s);if(!J&&G!==void 0&&B(t,A)){const tt=t.table&&(t.kind==="gray"?(0,d.
A6)(t.table,U,3):t.table),ot=t.table?"palette":t.kind,ft={width:h,height:P,depth:A,color:ot,palette:tt?.subarray(0,3*2**A),profile:t.profile,samples:H};return{...et,
ending:"png",bytes:await(0,e.Hy)(ft,w.job)}}let q=await(0,d.ZJ)(H,Z,!t.table,T);t.table?q=await(0,d.u8)(q,t.table,t.components,T):G===void 0&&(q=await(0,d.AT)(q,
s.decode,N,T)),J&&(q=await(0,d.fu)(q,J,t.components,T));const gt=t.kind==="gray"?J?"gray-alpha":"gray":J?"rgba":"rgb",mt={width:h,height:P,depth:8,color:gt,profile:t.
profile,samples:q};return{...et,masked:p!==void 0&&!J,ending:"png",bytes:await(0,e.Hy)(mt,w.job)}}const U=Uint8Array.from({length:768},(w,s)=>Math.floor(s/3)),B=({
kind:w,table:s},t)=>s?t<=8:w==="gray"||t>=8;async function b(w,s,t){const I=(0,x.h)(w,s.dict),{width:p,height:h,bits:P,stencil:A,decode:T}=I;if(!(p===t.width&&h===
t.height&&!s.dict.has("Matte"))||t.bits===16||![1,2,4,8].includes(P)||(0,u.R)(w,s).format)return;const W=(0,d.Cb)(T,1,1);if(W===void 0)return;const G=(0,d.WQ)(await w.
decodedAtEase(s),(0,d.zq)(p,1,P)*h),H=await(0,d.ZJ)(G,{width:p,height:h,channels:1,bits:P},!0,w.job.pace);return W!==A?(0,d.mA)(H,w.job.pace):H}const K=4;function F({
width:w,height:s},t,I,p){const h=t.components===1;return _({width:w,height:s,bits:I,channels:t.components,photometric:h?0:5,compression:8,otherInks:t.kind==="in\
ks",profile:t.profile,data:p})}var z=i(31424),S=i(91519),$=i(98446),Y=i(64019),rt=i(37709),it=i(93059),X=i(58971),st=i(31095);class Q{document;found=[];decoder;seen=new Set;constructor(s){
this.document=s,this.decoder=new X.X(s)}async page(s){const{document:t}=this,I=new st.H(t,t.dict(t.pages.attribute(s,"Resources")));await this.content(await this.
decoder.page(s),I,s+1,0);for(const p of t.array(t.entry(t.pages.number(s),"Annots"))??[]){const h=t.dict(p),P=h&&(0,Y.wR)(t,h);P&&await this.form(P,I,s+1,0)}}async content(s,t,I,p){
const{job:h}=this.document;await(0,rt.Ko)(s,h.pace,P=>{switch(h.memory.budget.spend("operators",1),P.operator){case"BI":this.inline(P,t,I);return;case"Do":return this.
draws(t.find("XObject",P.name(0)??""),t,I,p);case"scn":case"SCN":return this.pattern(P.name(P.count-1),t,I,p);default:return}})}draws(s,t,I,p){const h=this.document.
resolve(s);if(!(h instanceof c.Z6)||!(0,c.i9)(s)||this.seen.has(s.number))return;const P=this.document.resolve(h.dict.get("Subtype"));if((0,c.Eo)(P,"Form"))return this.
form(s,t,I,p);(0,c.Eo)(P,"Image")&&(this.seen.add(s.number),this.found.push({stream:h,page:I,find:A=>t.find("ColorSpace",A)}))}pattern(s,t,I,p){const h=s===void 0?
void 0:t.find("Pattern",s);if(h!==void 0&&this.document.resolve(h)instanceof c.Z6)return this.form(h,t,I,p)}async form(s,t,I,p){const{document:h,seen:P}=this,A=h.
resolve(s);if(!(0,c.i9)(s)||P.has(s.number)||!(A instanceof c.Z6))return;P.add(s.number);const T=h.job.limits.formDepth;if(p>=T)throw(0,E.F)("formDepth",`A page\
 of the document has more than ${T} forms within another`,"Open it in another PDF program and save it again");const N=h.dict(A.dict.get("Resources")),W=N?new st.
H(h,N,t):t;await this.content(await this.decoder.form(s.number,A),W,I,p+1)}inline(s,t,I){const p=(0,it.n)(s);p&&this.found.push({stream:p,page:I,find:h=>at(t,h)})}}
const at=(w,s)=>{const t=w.find("ColorSpace",s);return t instanceof c.SX&&t.text===s?void 0:t},ct={jpg:"image/jpeg",jp2:"image/jp2",png:"image/png",tif:"image/t\
iff"},dt=async(w,s,t)=>{const I=await(0,S.E)(w.bytes,t,{password:s.open_password}),p=new Q(I);for(let T=0;T<I.pages.count;T++)await p.page(T);const h=new ut(I,s.
minimum_size,t);for(const T of p.found)await h.add(T);const{files:P,count:A}=h;return{documents:[],files:P,notes:h.notes(p.found.length),facts:{imageCount:A}}};
class ut{document;minimum;job;files=[];count=0;small=0;size=0;unable=new Map;scans;constructor(s,t,I){this.document=s,this.minimum=t,this.job=I,this.scans=new C.
U(s)}async add({stream:s,page:t,find:I}){const{document:p}=this,{width:h,height:P}=(0,x.h)(p,s.dict);if(h<this.minimum||P<this.minimum){this.small++;return}const A=await nt(
M(p,s,I));if(typeof A=="string"){this.unable.set(A,(this.unable.get(A)??0)+1);return}await this.scans.look(s);const T=(0,z.n)(++this.count),N=`${T}.${A.ending}`;
if(await this.push(N,A,{page:t}),!A.masked)return;const W=p.resolve(s.dict.get("SMask"))??p.resolve(s.dict.get("Mask")),G=W instanceof c.Z6?await nt(M(p,W,()=>{})):
"damaged";typeof G!="string"&&await this.push(`${T}-mask.${G.ending}`,G,{page:t,maskOf:N})}async push(s,{bytes:t,ending:I,width:p,height:h},P){const{partBytes:A,
parts:T}=this.job.limits;this.size+=t.length;const N="Raise minimum_size, or extract images from fewer pages";if(this.size>A)throw(0,E.F)("partBytes",`The image\
s together are larger than ${A} bytes`,N);if(this.files.length>=T)throw(0,E.F)("parts",`The document has more than ${T} images`,N);const W=ct[I],G=await this.job.
onResult({index:this.files.length,name:s,bytes:t});this.files.push({name:s,bytes:G,mediaType:W,facts:{...P,size:t.length,mimeType:W,width:p,height:h}})}notes(s){
const t=[];return this.unable.size>0&&t.push(pt(this.unable)),this.count===0&&this.unable.size===0&&t.push(wt(s)),t}}async function nt(w){try{return await w}catch(s){
if(s instanceof v.zU&&s.code==="unreadable_document")return"damaged";throw s}}const Et={jbig2:"compressed with JBIG2, which is not decoded",colors:"with colors \
that no image file has",damaged:"damaged"};function pt(w){return{code:"images_left_out",message:`Images were left out: ${[...w].map(([t,I])=>`${(0,$.y_)(I,"imag\
e is","images are")} ${Et[t]}`).join("; ")}.`}}function wt(w){const s=w===1?"The one image of the pages is":`All ${w} images of the pages are`;return{code:"no_i\
mages",message:w===0?"The pages have no images.":`${s} smaller than minimum_size.`,...w===0?{}:{mentions:["minimum_size"]}}}}),9859:((V,R,i)=>{i.d(R,{U:()=>c});
var v=i(83287),C=i(55407),x=i(38671),E=i(74262);const[g,y]=[2e8,2e6];class c{document;left;constructor(a){this.document=a,this.left=a.suspect?g:y}async look(a){
const{document:m}=this,{format:D,before:L}=(0,x.R)(m,a);if(D!=="jpg")return;const{data:_,whole:r}=await m.decodedPartAtEase(L);if(!r)return;const l=(0,E.Hb)(_)??
{refining:0,others:1},o=(0,E.o8)(D,_)*(l.refining+l.others);o>this.left||(this.left-=o,await(0,C.H_)(_,m.job)&&(0,v.Eb)(m,a,{found:!0}))}}}),74262:((V,R,i)=>{i.
d(R,{Hb:()=>D,YL:()=>a,o8:()=>y});var v=i(45657),C=i(23334),x=i(78157),E=i(990),g=i(8283);function y(f,n){const e=(0,x.bS)(n);return f==="jpg"?c(e):f==="jp2"?r(
e):o(e)}function c(f){for(const n of(0,g.OD)(f)){if(!(0,E.qt)(n.marker))continue;const{data:e}=n;if(e.length>=5)return(e[1]<<8|e[2])*(e[3]<<8|e[4])}return 0}const d=new Set(
[192,193]);function a(f){let n;for(const{marker:e,data:u}of(0,g.OD)(f))if(d.has(e))n=u[5];else if(e===g.Os)return n!==void 0&&u[0]===n;return!1}const m=new Set(
[194,198,202,206]);function D(f){let n,[e,u]=[0,0];for(const{marker:M,data:O}of(0,g.OD)(f))if(m.has(M))n=L(O);else if(M===g.Os&&n){const j=Math.min(O[0]??0,4);let k=0;
for(let U=0;U<j;U++)k+=n.get(O[1+2*U])??1;(O[3+2*j]??0)>>4?e+=k:u+=k}return n&&{refining:e,others:u}}function L(f){const n=Array.from({length:Math.min(f[5]??0,4)},
(u,M)=>{const O=f[7+3*M]??17;return{id:f[6+3*M]??0,samples:Math.max((O>>4)*(O&15),1)}}),e=(0,v.Kf)(n.map(({samples:u})=>u));return new Map(n.map(({id:u,samples:M})=>[
u,M/e]))}const _=36;function r(f){const n=f.indexOf(Uint8Array.of(255,79,255,81));if(n<0||n+6+_>f.length)return 0;const e=f.readUInt16BE(n+40);return f.readUInt32BE(
n+8)*f.readUInt32BE(n+12)*Math.max(1,e/3)}const l=new Set([4,6,7,20,22,23,36,38,39,40,42,43]);function o(f){let n=0;for(const{type:e,start:u}of(0,C.d)(f))l.has(
e)&&u+8<=f.length&&(n+=f.readUInt32BE(u)*f.readUInt32BE(u+4));return n}}),990:((V,R,i)=>{i.d(R,{IE:()=>x,IW:()=>a,g2:()=>C,n5:()=>D,qt:()=>d,tV:()=>L});var v=i(
45657);const C=8,x=C*C,E=10,[g,y,c]=[192,193,194],d=_=>_>=192&&_<=207&&_!==196&&_!==200&&_!==204;function a(_,r){if(_!==g&&_!==y&&_!==c)return;const[l,o=0,f=0,n=0,
e=0,u=0]=r,[M,O]=[o<<8|f,n<<8|e];if(!(l===8&&O>0&&M>0&&u>=1&&u<=4&&r.length>=6+3*u))return;const k=Array.from({length:u},(S,$)=>m(r.subarray(6+3*$)));if(k.some(
({across:S,down:$,table:Y})=>S<1||S>4||$<1||$>4||Y>3))return;const U=u===1?k.map(S=>({...S,across:1,down:1})):k;if(U.reduce((S,{across:$,down:Y})=>S+$*Y,0)>E||new Set(
U.map(({id:S})=>S)).size<u)return;const b=(0,v.Kf)(U.map(({across:S})=>S)),K=(0,v.Kf)(U.map(({down:S})=>S)),F=Math.ceil(O/(C*b)),z=Math.ceil(M/(C*K));return{width:O,
height:M,unitColumns:F,unitRows:z,isProgressive:_===c,components:U.map(S=>({...S,columns:Math.ceil(Math.ceil(O*S.across/b)/C),rows:Math.ceil(Math.ceil(M*S.down/
K)/C),stride:F*S.across}))}}function m([_=0,r=0,l=0]){return{id:_,across:r>>4,down:r&15,table:l}}const D=({components:_},r)=>_.reduce((l,{stride:o,down:f})=>l+o*
r*f,0)*x*Int16Array.BYTES_PER_ELEMENT,L=(_,r)=>({..._,components:_.components.map(l=>({...l,values:new Int16Array(l.stride*r*l.down*x)}))})}),76023:((V,R,i)=>{i.
d(R,{L:()=>y});var v=i(45599),C=i(69869);const x=8,E={DeviceGray:g("gray",1),CalGray:g("gray",1),G:g("gray",1),DeviceRGB:g("rgb",3),CalRGB:g("rgb",3),RGB:g("rgb",
3),DeviceCMYK:g("cmyk",4),CMYK:g("cmyk",4),Separation:g("inks",1)};function g(a,m){return{kind:a,components:m,profile:void 0,table:void 0}}function y(a,m,D,L=0){
const _=a.resolve(m);if(L>x)return;if(_ instanceof v.SX){if(Object.hasOwn(E,_.text))return E[_.text];const l=D(_.text);return l===void 0?void 0:y(a,l,D,L+1)}if(!(0,v.
cy)(_))return;const r=a.resolve(_[0]);if(r instanceof v.SX)switch(r.text){case"ICCBased":return c(a,_[1],D,L);case"Indexed":case"I":return d(a,_,D,L);case"Devic\
eN":{const l=a.array(_[1])?.length??0;return l>=1&&l<=32?g("inks",l):void 0}default:return Object.hasOwn(E,r.text)?E[r.text]:void 0}}function c(a,m,D,L){const _=a.
resolve(m);if(!(_ instanceof v.Z6))return;const r=a.resolve(_.dict.get("N")),l=r===1?"gray":r===3?"rgb":r===4?"cmyk":void 0;if(l===void 0)return y(a,_.dict.get(
"Alternate"),D,L+1);const o=(0,C.hh)(a.decodedPart(_)?.data,r);return{...g(l,r),profile:o?.bytes}}function d(a,m,D,L){const _=y(a,m[1],D,L+1),r=a.resolve(m[3]),
l=r instanceof v.Mx?r.bytes:r instanceof v.Z6?a.decodedPart(r)?.data:void 0,o=a.resolve(m[2]);if(!_||_.table||!l||typeof o!="number"||!(o>=0))return;const f=new Uint8Array(
(Math.min(Math.floor(o),255)+1)*_.components);return f.set(l.subarray(0,f.length)),{..._,table:f}}}),95340:((V,R,i)=>{i.d(R,{K:()=>v,h:()=>C});const v=1e6;function C(x,E){
const g=d=>{const a=x.resolve(E.get(d));return typeof a=="number"?Math.floor(a):NaN},y=x.resolve(E.get("ImageMask"))===!0,c=x.array(E.get("Decode"))?.map(d=>x.resolve(
d));return{width:g("Width"),height:g("Height"),bits:y?1:g("BitsPerComponent")||8,stencil:y,decode:c?.every(d=>typeof d=="number")?c:void 0}}}),30586:((V,R,i)=>{
i.d(R,{Fo:()=>o,Hy:()=>l});var v=i(44131),C=i(64680),x=i(19158),E=i(68973);const g=Uint8Array.of(137,80,78,71,13,10,26,10),y={gray:0,rgb:2,palette:3,"gray-alpha":4,
rgba:6},c={gray:1,rgb:3,palette:1,"gray-alpha":2,rgba:4},d=.0254,a=6,m=8388608,D=65536,L=2,_=.6,r=4,l=async(B,b)=>(await o(B,b)).file;async function o(B,b){const{
width:K,height:F,depth:z,color:S,palette:$,profile:Y,resolution:rt}=B,it=Buffer.alloc(13);it.writeUInt32BE(K,0),it.writeUInt32BE(F,4),it.set([z,y[S],0,0,0],8);const X=[
g,U("IHDR",it)];Y&&X.push(await n(Y,b)),rt!==void 0&&X.push(U("pHYs",e(rt))),$&&X.push(U("PLTE",$));const{data:st}=await u(B,b),Q=st.then(at=>Buffer.concat([...X,
U("IDAT",at),U("IEND",new Uint8Array(0))]));return Q.catch(()=>{}),{file:Q}}const f=4;async function n(B,b){return U("iCCP",Buffer.concat([Buffer.from("ICC\0\0",
"latin1"),await(0,E.uM)(b).deflate(B,f)]))}function e(B){const b=Buffer.alloc(9),K=Math.round(B/d);return b.writeUInt32BE(K,0),b.writeUInt32BE(K,4),b[8]=1,b}async function u(B,{
codec:b,pace:K}){const F=(M(B)+1)*B.height;if(!b&&F>m){const Y=await(0,x.p)(new CompressionStream("deflate"),O(B,K,!0));return{data:Promise.resolve(Y)}}const z=new C.
k(F);for await(const Y of O(B,K,!1))z.copy(Y,0,Y.length);const S=z.bytes,$=b?b.deflate(S,a):(0,x.p)(new CompressionStream("deflate"),[S]);return F>m&&await $,{data:$}}
const M=({width:B,depth:b,color:K})=>Math.ceil(B*b*c[K]/8);async function*O(B,b,K){const{height:F,samples:z}=B,S=M(B),$=j(B),Y=typeof z=="function"?z:Q=>z.subarray(
Q*S,Q*S+S),rt=new Uint8Array(S),it=Math.max(1,Math.floor(D/(S+1)));let X=new Uint8Array(0),st=0;for(let Q=0;Q<F;Q++){if(st===X.length){const nt=Math.min(it,F-Q)*
(S+1);(K||X.length!==nt)&&(X=new Uint8Array(nt)),st=0}const at=X.subarray(st,st+=S+1),ct=Y(Q).subarray(0,S),dt=Q>0&&Buffer.compare(ct,rt)===0;if(at[0]=$(ct,dt),
at[0]!==L)at.set(ct,1);else if(!dt)for(let nt=0;nt<S;nt++)at[nt+1]=ct[nt]-rt[nt];dt||rt.set(ct),st===X.length&&(yield X);const ut=b.step(S);ut&&await ut}}function j({
depth:B,color:b}){if(B<8||b==="palette")return()=>0;const K=c[b];let F;return(z,S)=>{if(S)return F;const $=F===void 0;return F=B===8&&k(z,K)?0:L,$?0:F}}function k(B,b){
let K=0,F=0;for(let z=b;z<B.length;z+=r*b)B[z]===B[z-b]&&K++,F++;return K>=F*_}function U(B,b){const K=Buffer.alloc(b.length+12);return K.writeUInt32BE(b.length,
0),K.write(B,4,"latin1"),K.set(b,8),K.writeUInt32BE((0,v.Q)(K.subarray(4,b.length+8)),b.length+8),K}}),92152:((V,R,i)=>{i.d(R,{A6:()=>D,AT:()=>m,Cb:()=>C,WQ:()=>x,
ZJ:()=>a,dl:()=>y,fu:()=>_,mA:()=>d,u8:()=>L,zq:()=>v});const v=(r,l,o)=>Math.ceil(r*l*o/8);function C(r,l,o){if(!r||r.length<l*2)return!1;let f=0;for(let n=0;n<
l;n++){const[e,u]=[r[n*2],r[n*2+1]];if(e===o&&u===0)f++;else if(e!==0||u!==o)return}return f===0?!1:f===l?!0:void 0}function x(r,l){if(r.length>=l)return r.subarray(
0,l);const o=new Uint8Array(l);return o.set(r),o}const E=2,g=65536;function y(r,l,o){const f=l>>3;return o===16?r[f]*256+r[f+1]:r[f]>>8-o-(l&7)&2**o-1}async function c(r,l,o,f){
const n=Math.max(1,Math.floor(g/l));for(let e=0;e<r;e+=n){const u=Math.min(e+n,r);f(e,u);const M=o.step((u-e)*l*E);M&&await M}}async function d(r,l){const o=new Uint8Array(
r.length);return await c(r.length,1,l,(f,n)=>{for(let e=f;e<n;e++)o[e]=r[e]^255}),o}async function a(r,{width:l,height:o,channels:f,bits:n},e,u){const M=l*f,O=v(
l,f,n),j=new Uint8Array(M*o),k=2**n-1,U=e&&n<8?255/k:1;for(let B=0;B<o;B++)await c(M,1,u,(b,K)=>{for(let F=b;F<K;F++){const z=F*n,S=B*O+(z>>3),$=n>=8?r[S]:r[S]>>
8-n-(z&7)&k;j[B*M+F]=$*U}});return j}async function m(r,l,o,f){const n=Array.from({length:o},(u,M)=>{const[O,j]=[l[M*2],l[M*2+1]];return Uint8ClampedArray.from(
{length:256},(k,U)=>(O+U/255*(j-O))*255)}),e=new Uint8Array(r.length);return await c(r.length,1,f,(u,M)=>{for(let O=u;O<M;O++)e[O]=n[O%o][r[O]]}),e}function D(r,l,o){
const f=new Uint8Array(r.length*o);for(let n=0;n<r.length;n++)for(let e=0;e<o;e++)f[n*o+e]=l[r[n]*o+e]??0;return f}async function L(r,l,o,f){const n=new Uint8Array(
r.length*o);return await c(r.length,o,f,(e,u)=>n.set(D(r.subarray(e,u),l,o),e*o)),n}async function _(r,l,o,f){const n=new Uint8Array(l.length*(o+1));return await c(
l.length,o+1,f,(e,u)=>{for(let M=e;M<u;M++){for(let O=0;O<o;O++)n[M*(o+1)+O]=r[M*o+O];n[M*(o+1)+o]=l[M]}}),n}}),38671:((V,R,i)=>{i.d(R,{R:()=>E});var v=i(52205),
C=i(45599);const x={DCTDecode:"jpg",DCT:"jpg",JPXDecode:"jp2",CCITTFaxDecode:"ccitt",CCF:"ccitt",JBIG2Decode:"jbig2"};function E(g,y){const c=(0,v.c3)(g,y.dict.
get("Filter")),d=(0,v.c3)(g,y.dict.get("DecodeParms")),a=c.at(-1)??null,m=a instanceof C.SX?x[a.text]:void 0;if(!m)return{format:m,parameters:void 0,filter:a,before:y};
const D=new C.Bi(y.dict);D.set("Filter",c.slice(0,-1)),D.set("DecodeParms",d.slice(0,c.length-1));const L=d[c.length-1];return{format:m,parameters:(0,C.Zm)(L)?L:
void 0,filter:a,before:new C.Z6(D,y.data,y.sealed)}}}),93059:((V,R,i)=>{i.d(R,{n:()=>x});var v=i(45599);const C={BPC:"BitsPerComponent",CS:"ColorSpace",D:"Decod\
e",DP:"DecodeParms",F:"Filter",H:"Height",IM:"ImageMask",W:"Width"};function x(E){if(E.dataStart<0)return;const g=new v.Bi;for(let y=0;y+1<E.count;y+=2){const c=E.
name(y);c!==void 0&&g.set(C[c]??c,E.value(y+1))}return new v.Z6(g,E.content.subarray(E.dataStart,E.dataEnd))}}),8283:((V,R,i)=>{i.d(R,{A2:()=>C,AP:()=>L,EI:()=>g,
GM:()=>x,OD:()=>m,Os:()=>E,Rd:()=>y,iN:()=>d});var v=i(78157);const C=216,x=217,E=218,g=254,y=0,c=2**20,d=o=>o>=224&&o<=239;class a{image;marker;start;end;constructor(f,n,e,u){
this.image=f,this.marker=n,this.start=e,this.end=u}get data(){return this.image.subarray(Math.min(this.start+4,this.end),this.end)}}function*m(o,f=1/0){const n=(0,v.
bS)(o);for(let e=2;;){const u=Math.min(e+f,n.length),M=_(n,e,u);if(M<0){if(u===n.length)return;yield new a(n,y,e,u),e=u;continue}const O=n[M+1],j=O===C||O===x||
O===D;if(!j&&M+4>n.length)return;const k=j?0:n.readUInt16BE(M+2),U=M+2+k;if(U>n.length||!j&&k<2||(yield new a(n,O,M,U),O===x))return;e=U}}const D=1,L=o=>m(o,c);
function _(o,f,n){for(let e=l(o,f);e>=0&&e<n&&e+1<o.length;e=l(o,e+1)){for(;o[e+1]===255&&e+1<n;)e++;const u=o[e+1];if(u!==0&&u!==255&&(u<208||u>215))return e}return-1}
const r=32;function l(o,f){const n=Math.min(f+r,o.length);for(let e=f;e<n;e++)if(o[e]===255)return e;return o.indexOf(255,n)}}),69869:((V,R,i)=>{i.d(R,{Jc:()=>L,
R1:()=>f,To:()=>a,hh:()=>m,so:()=>r});var v=i(77598),C=i.n(v),x=i(48249),E=i(78157),g=i(68973),y=i(45599);const c={1:"GRAY",3:"RGB ",4:"CMYK"},d=["scnr","mntr",
"prtr","spac"],a={1:"DeviceGray",3:"DeviceRGB",4:"DeviceCMYK"};function m(n,e){if(!n||n.length<132)return;const u=(0,E.bS)(n),M=U=>u.toString("latin1",U,U+4),O=u.
readUInt32BE(0),j=n[8];if(!(!(O>=132&&O<=n.length&&j>=2&&j<=4&&M(36)==="acsp"&&d.includes(M(12)))||M(16)!==c[e]))return{bytes:n.subarray(0,O),version:j}}const D=new WeakMap;
async function L(n,e){const{bytes:u}=n,M=e.pace.step(u.length);M&&await M;const O=D.get(e.pace)??new Map;D.set(e.pace,O);const j=l(u),k=O.get(j);if(k)return k;const U={
...n,id:j,deflated:await(0,g.uM)(e).deflate(u,_)};return O.set(j,U),U}const _=4,r=n=>{const{bytes:e}=n;return{...n,id:l(e),deflated:(0,x.Kc)(e)}},l=n=>(0,v.createHash)(
"sha256").update(n).digest("base64"),o=new WeakMap;function f(n,{id:e,deflated:u},M){const O=o.get(n)??new Map;o.set(n,O);const j=O.get(e);if(j)return j;const k=(0,y.
jd)({N:M,Alternate:(0,y.UU)(a[M]),Filter:(0,y.UU)("FlateDecode")}),U=n.add(new y.Z6(k,u));return O.set(e,U),U}}),19158:((V,R,i)=>{i.d(R,{p:()=>C});var v=i(78157);
async function C({readable:g,writable:y},c){const d=x(y.getWriter(),c),[a]=await Promise.all([E(g.getReader()),d]);return(0,v.mE)(a)}async function x(g,y){try{for await(const c of y)
await g.write(c);await g.close()}catch(c){throw await g.abort(c).catch(()=>{}),c}}async function E(g){const y=[];for(let c=await g.read();!c.done;c=await g.read())
y.push(c.value);return y}})};
