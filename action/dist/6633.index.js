"use strict";exports.id=6633,exports.ids=[6633],exports.modules={44131:((Q,R,l)=>{l.d(R,{Q:()=>_});const C=O();function _(w){const[m,c,s,r]=C;let n=4294967295,p=0;for(const v=w.
length-3;p<v;p+=4)n^=w[p]|w[p+1]<<8|w[p+2]<<16|w[p+3]<<24,n=r[n&255]^s[n>>>8&255]^c[n>>>16&255]^m[n>>>24];for(;p<w.length;p++)n=m[(n^w[p])&255]^n>>>8;return~n>>>
0}function O(){const w=new Int32Array(256);for(let r=0;r<256;r++){let n=r;for(let p=0;p<8;p++)n=n&1?n>>>1^3988292384:n>>>1;w[r]=n}const m=r=>r.map(n=>w[n&255]^n>>>
8),c=m(w),s=m(c);return[w,c,s,m(s)]}}),45657:((Q,R,l)=>{l.d(R,{Hn:()=>_,Kf:()=>w,RZ:()=>C,Vp:()=>c,YG:()=>m,vH:()=>O});function C(s,r){for(const n of r)s.push(n)}
const _=s=>s.slice();function O(s,r,n){const p=s.get(r);p?p.push(n):s.set(r,[n])}const w=s=>{let r=-1/0;for(const n of s)r=Math.max(r,n);return r},m=s=>{let r=1/0;
for(const n of s)r=Math.min(r,n);return r},c=s=>Number.isInteger(s)&&!Number.isSafeInteger(s)}),55396:((Q,R,l)=>{l.r(R),l.d(R,{extract_images:()=>ct});var C=l(58552),
_=l(95340),O=l(42973),w=l(81272),m=l(68973),c=l(45599),s=l(92152);const r=3,n=4,p=7,v={[r]:2,[n]:4,[p]:1};function A(d){const{width:e,height:t,bits:g,channels:u,
photometric:i,compression:b,options:E,otherInks:B,profile:T,data:L}=d,k=[[256,n,[e]],[257,n,[t]],[258,r,new Array(u).fill(g)],[259,r,[b]],[262,r,[i]],[273,n,[8]],
[277,r,[u]],[278,n,[t]],[279,n,[L.length]]];E!==void 0&&k.push([292,n,[E]]),i===5&&k.push([332,r,[B?2:1]],[334,r,[u]]),T&&k.push([34675,p,T]);const K=8+L.length+
L.length%2,Z=Buffer.alloc(2+k.length*12+4);Z.writeUInt16LE(k.length,0);const nt=[];let $=K+Z.length;for(const[gt,[mt,X,ot]]of k.entries()){const ft=2+gt*12;Z.writeUInt16LE(
mt,ft),Z.writeUInt16LE(X,ft+2),Z.writeUInt32LE(ot.length,ft+4);const lt=Buffer.alloc(Math.max(4,ot.length*v[X]));if(ot instanceof Uint8Array)lt.set(ot);else for(const[
ht,yt]of ot.entries())lt.writeUIntLE(yt,ht*v[X],v[X]);if(lt.length===4)Z.set(lt,ft+8);else{Z.writeUInt32LE($,ft+8);const ht=lt.length%2===0?lt:Buffer.concat([lt,
Buffer.alloc(1)]);nt.push(ht),$+=ht.length}}const V=Buffer.from([73,73,42,0,0,0,0,0]);return V.writeUInt32LE(K,4),Buffer.concat([V,L,Buffer.alloc(L.length%2),Z,
...nt])}const o=1,a=4;function f(d,e,{width:t,height:g,decode:u},i,b){const E=(Z,nt)=>{const $=d.resolve(b?.get(Z));return typeof $=="number"?$:nt},B=Z=>d.resolve(
b?.get(Z))===!0,T=E("K",0),L=E("Columns",1728);if(L>_.K||!Number.isInteger(L))return;const K=[B("BlackIs1"),(0,s.Cb)(u,1,1)===!0,!M(i)].filter(Boolean).length%2===
0;return A({width:L>0?L:t,height:g,bits:1,channels:1,photometric:K?0:1,compression:T<0?4:3,...T<0?{}:{options:(T>0?o:0)+(B("EncodedByteAlign")?a:0)},data:e})}function M({
table:d,components:e,kind:t}){if(!d)return t!=="inks"&&t!=="cmyk";const g=i=>d.subarray(i*e,(i+1)*e).reduce((b,E)=>b+E,0),u=g(0)<=g(1);return t==="inks"||t==="c\
myk"?!u:u}var y=l(76023),h=l(30586),D=l(38671);async function P(d,e,t){const g=(0,_.h)(d,e.dict),{width:u,height:i}=g;if(!(u>=1&&i>=1))return"damaged";const b=d.
job.limits.pixels;if(u*i>b)throw(0,O.F)("pixels",`An image of the document has ${u} × ${i} pixels; at most ${b} in all are allowed`,"Remove it");if(u>_.K)throw(0,O.
F)("pixels",`An image of the document has rows of ${u} pixels; at most ${_.K} are allowed`,"Remove it");const{format:E,parameters:B,before:T}=(0,D.R)(d,e);if(E===
"jbig2")return"jbig2";const L=d.resolve(e.dict.get("SMask"))??d.resolve(e.dict.get("Mask")),k=L instanceof c.Z6,K=await d.decodedAtEase(T);if(E==="jpg"||E==="jp\
2")return{ending:E,bytes:K,width:u,height:i,masked:k};const Z=g.stencil?j:(0,y.L)(d,e.dict.get("ColorSpace"),t);if(!Z||![1,2,4,8,16].includes(g.bits))return"col\
ors";if(E==="ccitt"){const V=f(d,K,g,Z,B);return V?{ending:"tif",bytes:V,width:u,height:i,masked:k}:"damaged"}const nt=L instanceof c.Z6?L:void 0,$=U(d.job,g,Z,
K.length,nt!==void 0);try{return await G(d,g,Z,K,nt)}finally{d.job.memory.release($)}}function U({memory:d},{width:e,height:t,bits:g,decode:u},i,b,E){const B=i.
table?1:i.components,T=Math.max(0,(0,s.zq)(e,B,g)*t-b),L=(0,s.Cb)(u,B,i.table?2**g-1:1),K=!E&&L!==void 0&&(i.kind==="gray"||i.kind==="rgb")&&W(i,g)?0:e*t*(i.components+
1);if(!(T+K<=d.stream&&d.borrow(T+K)))throw(0,w.q)(d,T+K);return K}const j={kind:"gray",components:1,profile:void 0,table:void 0};async function G(d,e,t,g,u){const{
width:i,height:b,bits:E}=e,{pace:B}=d.job,T=t.table?1:t.components,L=(0,s.zq)(i,T,E)*b,k=(0,s.Cb)(e.decode,T,t.table?2**E-1:1);let K=(0,s.WQ)(g,L);k&&(K=await(0,s.
mA)(K,B));const Z={width:i,height:b,channels:T,bits:E},nt={width:i,height:b,masked:u!==void 0};if(t.kind==="cmyk"||t.kind==="inks"){let X=E===16?K:await(0,s.ZJ)(
K,Z,!t.table,B);t.table?X=await(0,s.u8)(X,t.table,t.components,B):k===void 0&&E<=8&&(X=await(0,s.AT)(X,e.decode,T,B));const ot=await(0,m.uM)(d.job).deflate(X,I);
return{...nt,ending:"tif",bytes:x(e,t,E===16&&!t.table?16:8,ot)}}const $=u&&await S(d,u,e);if(!$&&k!==void 0&&W(t,E)){const X=t.table&&(t.kind==="gray"?(0,s.A6)(
t.table,Y,3):t.table),ot=t.table?"palette":t.kind,ft={width:i,height:b,depth:E,color:ot,palette:X?.subarray(0,3*2**E),profile:t.profile,samples:K};return{...nt,
ending:"png",bytes:await(0,h.Hy)(ft,d.job)}}let V=await(0,s.ZJ)(K,Z,!t.table,B);t.table?V=await(0,s.u8)(V,t.table,t.components,B):k===void 0&&(V=await(0,s.AT)(V,
e.decode,T,B)),$&&(V=await(0,s.fu)(V,$,t.components,B));const gt=t.kind==="gray"?$?"gray-alpha":"gray":$?"rgba":"rgb",mt={width:i,height:b,depth:8,color:gt,profile:t.
profile,samples:V};return{...nt,masked:u!==void 0&&!$,ending:"png",bytes:await(0,h.Hy)(mt,d.job)}}const Y=Uint8Array.from({length:768},(d,e)=>Math.floor(e/3)),W=({
kind:d,table:e},t)=>e?t<=8:d==="gray"||t>=8;async function S(d,e,t){const g=(0,_.h)(d,e.dict),{width:u,height:i,bits:b,stencil:E,decode:B}=g;if(!(u===t.width&&i===
t.height&&!e.dict.has("Matte"))||t.bits===16||![1,2,4,8].includes(b)||(0,D.R)(d,e).format)return;const L=(0,s.Cb)(B,1,1);if(L===void 0)return;const k=(0,s.WQ)(await d.
decodedAtEase(e),(0,s.zq)(u,1,b)*i),K=await(0,s.ZJ)(k,{width:u,height:i,channels:1,bits:b},!0,d.job.pace);return L!==E?(0,s.mA)(K,d.job.pace):K}const I=4;function x({
width:d,height:e},t,g,u){const i=t.components===1;return A({width:d,height:e,bits:g,channels:t.components,photometric:i?0:5,compression:8,otherInks:t.kind==="in\
ks",profile:t.profile,data:u})}var F=l(31424),z=l(94518),N=l(98446),q=l(64019),tt=l(37709),rt=l(93059),at=l(58971),H=l(31095);class st{document;found=[];decoder;seen=new Set;constructor(e){
this.document=e,this.decoder=new at.X(e)}async page(e){const{document:t}=this,g=new H.H(t,t.dict(t.pages.attribute(e,"Resources")));await this.content(await this.
decoder.page(e),g,e+1,0);for(const u of t.array(t.entry(t.pages.number(e),"Annots"))??[]){const i=t.dict(u),b=i&&(0,q.wR)(t,i);b&&await this.form(b,g,e+1,0)}}async content(e,t,g,u){
const{job:i}=this.document;await(0,tt.Ko)(e,i.pace,b=>{switch(i.memory.budget.spend("operators",1),b.operator){case"BI":this.inline(b,t,g);return;case"Do":return this.
draws(t.find("XObject",b.name(0)??""),t,g,u);case"scn":case"SCN":return this.pattern(b.name(b.count-1),t,g,u);default:return}})}draws(e,t,g,u){const i=this.document.
resolve(e);if(!(i instanceof c.Z6)||!(0,c.i9)(e)||this.seen.has(e.number))return;const b=this.document.resolve(i.dict.get("Subtype"));if((0,c.Eo)(b,"Form"))return this.
form(e,t,g,u);(0,c.Eo)(b,"Image")&&(this.seen.add(e.number),this.found.push({stream:i,page:g,find:E=>t.find("ColorSpace",E)}))}pattern(e,t,g,u){const i=e===void 0?
void 0:t.find("Pattern",e);if(i!==void 0&&this.document.resolve(i)instanceof c.Z6)return this.form(i,t,g,u)}async form(e,t,g,u){const{document:i,seen:b}=this,E=i.
resolve(e);if(!(0,c.i9)(e)||b.has(e.number)||!(E instanceof c.Z6))return;b.add(e.number);const B=i.job.limits.formDepth;if(u>=B)throw(0,O.F)("formDepth",`A page\
 of the document has more than ${B} forms within another`,"Open it in another PDF program and save it again");const T=i.dict(E.dict.get("Resources")),L=T?new H.
H(i,T,t):t;await this.content(await this.decoder.form(e.number,E),L,g,u+1)}inline(e,t,g){const u=(0,rt.n)(e);u&&this.found.push({stream:u,page:g,find:i=>J(t,i)})}}
const J=(d,e)=>{const t=d.find("ColorSpace",e);return t instanceof c.SX&&t.text===e?void 0:t},it={jpg:"image/jpeg",jp2:"image/jp2",png:"image/png",tif:"image/ti\
ff"},ct=async(d,e,t)=>{const g=await(0,z.E)(d.bytes,t,{password:e.open_password}),u=new st(g);for(let B=0;B<g.pages.count;B++)await u.page(B);const i=new ut(g,e.
minimum_size,t);for(const B of u.found)await i.add(B);const{files:b,count:E}=i;return{documents:[],files:b,notes:i.notes(u.found.length),facts:{imageCount:E}}};
class ut{document;minimum;job;files=[];count=0;small=0;size=0;unable=new Map;constructor(e,t,g){this.document=e,this.minimum=t,this.job=g}async add({stream:e,page:t,
find:g}){const{document:u}=this,{width:i,height:b}=(0,_.h)(u,e.dict);if(i<this.minimum||b<this.minimum){this.small++;return}const E=await dt(P(u,e,g));if(typeof E==
"string"){this.unable.set(E,(this.unable.get(E)??0)+1);return}const B=(0,F.n)(++this.count),T=`${B}.${E.ending}`;if(await this.push(T,E,{page:t}),!E.masked)return;
const L=u.resolve(e.dict.get("SMask"))??u.resolve(e.dict.get("Mask")),k=L instanceof c.Z6?await dt(P(u,L,()=>{})):"damaged";typeof k!="string"&&await this.push(
`${B}-mask.${k.ending}`,k,{page:t,maskOf:T})}async push(e,{bytes:t,ending:g,width:u,height:i},b){const{partBytes:E,parts:B}=this.job.limits;this.size+=t.length;
const T="Raise minimum_size, or extract images from fewer pages";if(this.size>E)throw(0,O.F)("partBytes",`The images together are larger than ${E} bytes`,T);if(this.
files.length>=B)throw(0,O.F)("parts",`The document has more than ${B} images`,T);const L=it[g],k=await this.job.onResult({index:this.files.length,name:e,bytes:t});
this.files.push({name:e,bytes:k,mediaType:L,facts:{...b,size:t.length,mimeType:L,width:u,height:i}})}notes(e){const t=[];return this.unable.size>0&&t.push(pt(this.
unable)),this.count===0&&this.unable.size===0&&t.push(wt(e)),t}}async function dt(d){try{return await d}catch(e){if(e instanceof C.zU&&e.code==="unreadable_docu\
ment")return"damaged";throw e}}const et={jbig2:"compressed with JBIG2, which is not decoded",colors:"with colors that no image file has",damaged:"damaged"};function pt(d){
return{code:"images_left_out",message:`Images were left out: ${[...d].map(([t,g])=>`${(0,N.y_)(g,"image is","images are")} ${et[t]}`).join("; ")}.`}}function wt(d){
const e=d===1?"The one image of the pages is":`All ${d} images of the pages are`;return{code:"no_images",message:d===0?"The pages have no images.":`${e} smaller\
 than minimum_size.`,...d===0?{}:{mentions:["minimum_size"]}}}}),76023:((Q,R,l)=>{l.d(R,{L:()=>c});var C=l(45599),_=l(69869);const O=8,w={DeviceGray:m("gray",1),
CalGray:m("gray",1),G:m("gray",1),DeviceRGB:m("rgb",3),CalRGB:m("rgb",3),RGB:m("rgb",3),DeviceCMYK:m("cmyk",4),CMYK:m("cmyk",4),Separation:m("inks",1)};function m(n,p){
return{kind:n,components:p,profile:void 0,table:void 0}}function c(n,p,v,A=0){const o=n.resolve(p);if(A>O)return;if(o instanceof C.SX){if(Object.hasOwn(w,o.text))
return w[o.text];const f=v(o.text);return f===void 0?void 0:c(n,f,v,A+1)}if(!(0,C.cy)(o))return;const a=n.resolve(o[0]);if(a instanceof C.SX)switch(a.text){case"\
ICCBased":return s(n,o[1],v,A);case"Indexed":case"I":return r(n,o,v,A);case"DeviceN":{const f=n.array(o[1])?.length??0;return f>=1&&f<=32?m("inks",f):void 0}default:
return Object.hasOwn(w,a.text)?w[a.text]:void 0}}function s(n,p,v,A){const o=n.resolve(p);if(!(o instanceof C.Z6))return;const a=n.resolve(o.dict.get("N")),f=a===
1?"gray":a===3?"rgb":a===4?"cmyk":void 0;if(f===void 0)return c(n,o.dict.get("Alternate"),v,A+1);const M=(0,_.hh)(n.decodedPart(o)?.data,a);return{...m(f,a),profile:M?.
bytes}}function r(n,p,v,A){const o=c(n,p[1],v,A+1),a=n.resolve(p[3]),f=a instanceof C.Mx?a.bytes:a instanceof C.Z6?n.decodedPart(a)?.data:void 0,M=n.resolve(p[2]);
if(!o||o.table||!f||typeof M!="number"||!(M>=0))return;const y=new Uint8Array((Math.min(Math.floor(M),255)+1)*o.components);return y.set(f.subarray(0,y.length)),
{...o,table:y}}}),95340:((Q,R,l)=>{l.d(R,{K:()=>C,h:()=>_});const C=1e6;function _(O,w){const m=r=>{const n=O.resolve(w.get(r));return typeof n=="number"?Math.floor(
n):NaN},c=O.resolve(w.get("ImageMask"))===!0,s=O.array(w.get("Decode"))?.map(r=>O.resolve(r));return{width:m("Width"),height:m("Height"),bits:c?1:m("BitsPerComp\
onent")||8,stencil:c,decode:s?.every(r=>typeof r=="number")?s:void 0}}}),30586:((Q,R,l)=>{l.d(R,{Fo:()=>M,Hy:()=>f});var C=l(44131),_=l(64680),O=l(19158),w=l(68973);
const m=Uint8Array.of(137,80,78,71,13,10,26,10),c={gray:0,rgb:2,palette:3,"gray-alpha":4,rgba:6},s={gray:1,rgb:3,palette:1,"gray-alpha":2,rgba:4},r=.0254,n=6,p=8388608,
v=65536,A=2,o=.6,a=4,f=async(S,I)=>(await M(S,I)).file;async function M(S,I){const{width:x,height:F,depth:z,color:N,palette:q,profile:tt,resolution:rt}=S,at=Buffer.
alloc(13);at.writeUInt32BE(x,0),at.writeUInt32BE(F,4),at.set([z,c[N],0,0,0],8);const H=[m,W("IHDR",at)];tt&&H.push(await h(tt,I)),rt!==void 0&&H.push(W("pHYs",D(
rt))),q&&H.push(W("PLTE",q));const{data:st}=await P(S,I),J=st.then(it=>Buffer.concat([...H,W("IDAT",it),W("IEND",new Uint8Array(0))]));return J.catch(()=>{}),{file:J}}
const y=4;async function h(S,I){return W("iCCP",Buffer.concat([Buffer.from("ICC\0\0","latin1"),await(0,w.uM)(I).deflate(S,y)]))}function D(S){const I=Buffer.alloc(
9),x=Math.round(S/r);return I.writeUInt32BE(x,0),I.writeUInt32BE(x,4),I[8]=1,I}async function P(S,{codec:I,pace:x}){const F=(U(S)+1)*S.height;if(!I&&F>p){const tt=await(0,O.
p)(new CompressionStream("deflate"),j(S,x,!0));return{data:Promise.resolve(tt)}}const z=new _.k(F);for await(const tt of j(S,x,!1))z.copy(tt,0,tt.length);const N=z.
bytes,q=I?I.deflate(N,n):(0,O.p)(new CompressionStream("deflate"),[N]);return F>p&&await q,{data:q}}const U=({width:S,depth:I,color:x})=>Math.ceil(S*I*s[x]/8);async function*j(S,I,x){
const{height:F,samples:z}=S,N=U(S),q=G(S),tt=typeof z=="function"?z:J=>z.subarray(J*N,J*N+N),rt=new Uint8Array(N),at=Math.max(1,Math.floor(v/(N+1)));let H=new Uint8Array(
0),st=0;for(let J=0;J<F;J++){if(st===H.length){const et=Math.min(at,F-J)*(N+1);(x||H.length!==et)&&(H=new Uint8Array(et)),st=0}const it=H.subarray(st,st+=N+1),ct=tt(
J).subarray(0,N),ut=J>0&&Buffer.compare(ct,rt)===0;if(it[0]=q(ct,ut),it[0]!==A)it.set(ct,1);else if(!ut)for(let et=0;et<N;et++)it[et+1]=ct[et]-rt[et];ut||rt.set(
ct),st===H.length&&(yield H);const dt=I.step(N);dt&&await dt}}function G({depth:S,color:I}){if(S<8||I==="palette")return()=>0;const x=s[I];let F;return(z,N)=>{if(N)
return F;const q=F===void 0;return F=S===8&&Y(z,x)?0:A,q?0:F}}function Y(S,I){let x=0,F=0;for(let z=I;z<S.length;z+=a*I)S[z]===S[z-I]&&x++,F++;return x>=F*o}function W(S,I){
const x=Buffer.alloc(I.length+12);return x.writeUInt32BE(I.length,0),x.write(S,4,"latin1"),x.set(I,8),x.writeUInt32BE((0,C.Q)(x.subarray(4,I.length+8)),I.length+
8),x}}),92152:((Q,R,l)=>{l.d(R,{A6:()=>p,AT:()=>n,Cb:()=>_,WQ:()=>O,ZJ:()=>r,fu:()=>A,mA:()=>s,u8:()=>v,zq:()=>C});const C=(o,a,f)=>Math.ceil(o*a*f/8);function _(o,a,f){
if(!o||o.length<a*2)return!1;let M=0;for(let y=0;y<a;y++){const[h,D]=[o[y*2],o[y*2+1]];if(h===f&&D===0)M++;else if(h!==0||D!==f)return}return M===0?!1:M===a?!0:
void 0}function O(o,a){if(o.length>=a)return o.subarray(0,a);const f=new Uint8Array(a);return f.set(o),f}const w=2,m=65536;async function c(o,a,f,M){const y=Math.
max(1,Math.floor(m/a));for(let h=0;h<o;h+=y){const D=Math.min(h+y,o);M(h,D);const P=f.step((D-h)*a*w);P&&await P}}async function s(o,a){const f=new Uint8Array(o.
length);return await c(o.length,1,a,(M,y)=>{for(let h=M;h<y;h++)f[h]=o[h]^255}),f}async function r(o,{width:a,height:f,channels:M,bits:y},h,D){const P=a*M,U=C(a,
M,y),j=new Uint8Array(P*f),G=2**y-1,Y=h&&y<8?255/G:1;for(let W=0;W<f;W++)await c(P,1,D,(S,I)=>{for(let x=S;x<I;x++){const F=x*y,z=W*U+(F>>3),N=y>=8?o[z]:o[z]>>8-
y-(F&7)&G;j[W*P+x]=N*Y}});return j}async function n(o,a,f,M){const y=Array.from({length:f},(D,P)=>{const[U,j]=[a[P*2],a[P*2+1]];return Uint8ClampedArray.from({length:256},
(G,Y)=>(U+Y/255*(j-U))*255)}),h=new Uint8Array(o.length);return await c(o.length,1,M,(D,P)=>{for(let U=D;U<P;U++)h[U]=y[U%f][o[U]]}),h}function p(o,a,f){const M=new Uint8Array(
o.length*f);for(let y=0;y<o.length;y++)for(let h=0;h<f;h++)M[y*f+h]=a[o[y]*f+h]??0;return M}async function v(o,a,f,M){const y=new Uint8Array(o.length*f);return await c(
o.length,f,M,(h,D)=>y.set(p(o.subarray(h,D),a,f),h*f)),y}async function A(o,a,f,M){const y=new Uint8Array(a.length*(f+1));return await c(a.length,f+1,M,(h,D)=>{
for(let P=h;P<D;P++){for(let U=0;U<f;U++)y[P*(f+1)+U]=o[P*f+U];y[P*(f+1)+f]=a[P]}}),y}}),38671:((Q,R,l)=>{l.d(R,{R:()=>w});var C=l(52205),_=l(45599);const O={DCTDecode:"\
jpg",DCT:"jpg",JPXDecode:"jp2",CCITTFaxDecode:"ccitt",CCF:"ccitt",JBIG2Decode:"jbig2"};function w(m,c){const s=(0,C.c3)(m,c.dict.get("Filter")),r=(0,C.c3)(m,c.dict.
get("DecodeParms")),n=s.at(-1)??null,p=n instanceof _.SX?O[n.text]:void 0;if(!p)return{format:p,parameters:void 0,filter:n,before:c};const v=new _.Bi(c.dict);v.
set("Filter",s.slice(0,-1)),v.set("DecodeParms",r.slice(0,s.length-1));const A=r[s.length-1];return{format:p,parameters:(0,_.Zm)(A)?A:void 0,filter:n,before:new _.
Z6(v,c.data,c.sealed)}}}),93059:((Q,R,l)=>{l.d(R,{n:()=>O});var C=l(45599);const _={BPC:"BitsPerComponent",CS:"ColorSpace",D:"Decode",DP:"DecodeParms",F:"Filter",
H:"Height",IM:"ImageMask",W:"Width"};function O(w){if(w.dataStart<0)return;const m=new C.Bi;for(let c=0;c+1<w.count;c+=2){const s=w.name(c);s!==void 0&&m.set(_[s]??
s,w.value(c+1))}return new C.Z6(m,w.content.subarray(w.dataStart,w.dataEnd))}}),69869:((Q,R,l)=>{l.d(R,{Jc:()=>A,R1:()=>y,To:()=>n,hh:()=>p,so:()=>a});var C=l(77598),
_=l.n(C),O=l(48249),w=l(78157),m=l(68973),c=l(45599);const s={1:"GRAY",3:"RGB ",4:"CMYK"},r=["scnr","mntr","prtr","spac"],n={1:"DeviceGray",3:"DeviceRGB",4:"Dev\
iceCMYK"};function p(h,D){if(!h||h.length<132)return;const P=(0,w.bS)(h),U=W=>P.toString("latin1",W,W+4),j=P.readUInt32BE(0),G=h[8];if(!(!(j>=132&&j<=h.length&&
G>=2&&G<=4&&U(36)==="acsp"&&r.includes(U(12)))||U(16)!==s[D]))return{bytes:h.subarray(0,j),version:G}}const v=new WeakMap;async function A(h,D){const{bytes:P}=h,
U=D.pace.step(P.length);U&&await U;const j=v.get(D.pace)??new Map;v.set(D.pace,j);const G=f(P),Y=j.get(G);if(Y)return Y;const W={...h,id:G,deflated:await(0,m.uM)(
D).deflate(P,o)};return j.set(G,W),W}const o=4,a=h=>{const{bytes:D}=h;return{...h,id:f(D),deflated:(0,O.Kc)(D)}},f=h=>(0,C.createHash)("sha256").update(h).digest(
"base64"),M=new WeakMap;function y(h,{id:D,deflated:P},U){const j=M.get(h)??new Map;M.set(h,j);const G=j.get(D);if(G)return G;const Y=(0,c.jd)({N:U,Alternate:(0,c.
UU)(n[U]),Filter:(0,c.UU)("FlateDecode")}),W=h.add(new c.Z6(Y,P));return j.set(D,W),W}}),93604:((Q,R,l)=>{l.d(R,{BC:()=>m,MJ:()=>c,qZ:()=>O});const C=4096,_=100;
async function O(r,n,p){let v=[];for(let A=0;A<r.length;A+=C){for(const a of r.slice(A,A+C).sort(n))v.push(a);const o=p.step(12*C*_);o&&await o}for(let A=C;A<r.
length;A*=2){const o=[];for(let a=0;a<r.length;a+=2*A)await w(v,a,A,n,o,p);v=o}return v}async function w(r,n,p,v,A,o){const[a,f]=[Math.min(n+p,r.length),Math.min(
n+2*p,r.length)];let[M,y]=[n,a];for(;M<a||y<f;){const h=M===a||y<f&&v(r[y],r[M])<0;A.push(r[h?y++:M++]);const D=o.step(_);D&&await D}}const m=(r,n)=>s(r,n,!1),c=(r,n)=>s(
r,n,!0);function s(r,n,p){let[v,A]=[0,r.length];for(;v<A;){const o=v+A>>1,a=r[o];a<n||p&&a===n?v=o+1:A=o}return v}}),19158:((Q,R,l)=>{l.d(R,{p:()=>_});var C=l(78157);
async function _({readable:m,writable:c},s){const r=O(c.getWriter(),s),[n]=await Promise.all([w(m.getReader()),r]);return(0,C.mE)(n)}async function O(m,c){try{for await(const s of c)
await m.write(s);await m.close()}catch(s){throw await m.abort(s).catch(()=>{}),s}}async function w(m){const c=[];for(let s=await m.read();!s.done;s=await m.read())
c.push(s.value);return c}})};
