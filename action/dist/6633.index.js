"use strict";exports.id=6633,exports.ids=[6633],exports.modules={44131:((Q,R,l)=>{l.d(R,{Q:()=>O});const A=_();function O(w){const[p,c,s,r]=A;let e=4294967295,u=0;for(const b=w.
length-3;u<b;u+=4)e^=w[u]|w[u+1]<<8|w[u+2]<<16|w[u+3]<<24,e=r[e&255]^s[e>>>8&255]^c[e>>>16&255]^p[e>>>24];for(;u<w.length;u++)e=p[(e^w[u])&255]^e>>>8;return~e>>>
0}function _(){const w=new Int32Array(256);for(let r=0;r<256;r++){let e=r;for(let u=0;u<8;u++)e=e&1?e>>>1^3988292384:e>>>1;w[r]=e}const p=r=>r.map(e=>w[e&255]^e>>>
8),c=p(w),s=p(c);return[w,c,s,p(s)]}}),45657:((Q,R,l)=>{l.d(R,{Hn:()=>O,Kf:()=>w,RZ:()=>A,Vp:()=>c,YG:()=>p,vH:()=>_});function A(s,r){for(const e of r)s.push(e)}
const O=s=>s.slice();function _(s,r,e){const u=s.get(r);u?u.push(e):s.set(r,[e])}const w=s=>{let r=-1/0;for(const e of s)r=Math.max(r,e);return r},p=s=>{let r=1/0;
for(const e of s)r=Math.min(r,e);return r},c=s=>Number.isInteger(s)&&!Number.isSafeInteger(s)}),55396:((Q,R,l)=>{l.r(R),l.d(R,{extract_images:()=>ct});var A=l(58552),
O=l(95340),_=l(42973),w=l(81272),p=l(68973),c=l(45599),s=l(92152);const r=3,e=4,u=7,b={[r]:2,[e]:4,[u]:1};function D(h){const{width:n,height:t,bits:m,channels:d,
photometric:i,compression:M,options:E,otherInks:C,profile:T,data:L}=h,k=[[256,e,[n]],[257,e,[t]],[258,r,new Array(d).fill(m)],[259,r,[M]],[262,r,[i]],[273,e,[8]],
[277,r,[d]],[278,e,[t]],[279,e,[L.length]]];E!==void 0&&k.push([292,e,[E]]),i===5&&k.push([332,r,[C?2:1]],[334,r,[d]]),T&&k.push([34675,u,T]);const K=8+L.length+
L.length%2,Z=Buffer.alloc(2+k.length*12+4);Z.writeUInt16LE(k.length,0);const nt=[];let $=K+Z.length;for(const[gt,[mt,X,ot]]of k.entries()){const ft=2+gt*12;Z.writeUInt16LE(
mt,ft),Z.writeUInt16LE(X,ft+2),Z.writeUInt32LE(ot.length,ft+4);const lt=Buffer.alloc(Math.max(4,ot.length*b[X]));if(ot instanceof Uint8Array)lt.set(ot);else for(const[
ht,yt]of ot.entries())lt.writeUIntLE(yt,ht*b[X],b[X]);if(lt.length===4)Z.set(lt,ft+8);else{Z.writeUInt32LE($,ft+8);const ht=lt.length%2===0?lt:Buffer.concat([lt,
Buffer.alloc(1)]);nt.push(ht),$+=ht.length}}const V=Buffer.from([73,73,42,0,0,0,0,0]);return V.writeUInt32LE(K,4),Buffer.concat([V,L,Buffer.alloc(L.length%2),Z,
...nt])}const o=1,a=4;function f(h,n,{width:t,height:m,decode:d},i,M){const E=(Z,nt)=>{const $=h.resolve(M?.get(Z));return typeof $=="number"?$:nt},C=Z=>h.resolve(
M?.get(Z))===!0,T=E("K",0),L=E("Columns",1728);if(L>O.K||!Number.isInteger(L))return;const K=[C("BlackIs1"),(0,s.Cb)(d,1,1)===!0,!v(i)].filter(Boolean).length%2===
0;return D({width:L>0?L:t,height:m,bits:1,channels:1,photometric:K?0:1,compression:T<0?4:3,...T<0?{}:{options:(T>0?o:0)+(C("EncodedByteAlign")?a:0)},data:n})}function v({
table:h,components:n,kind:t}){if(!h)return t!=="inks"&&t!=="cmyk";const m=i=>h.subarray(i*n,(i+1)*n).reduce((M,E)=>M+E,0),d=m(0)<=m(1);return t==="inks"||t==="c\
myk"?!d:d}var y=l(76023),g=l(30586),B=l(38671);async function P(h,n,t){const m=(0,O.h)(h,n.dict),{width:d,height:i}=m;if(!(d>=1&&i>=1))return"damaged";const M=h.
job.limits.pixels;if(d*i>M)throw(0,_.F)("pixels",`An image of the document has ${d} × ${i} pixels; at most ${M} in all are allowed`,"Remove it");if(d>O.K)throw(0,_.
F)("pixels",`An image of the document has rows of ${d} pixels; at most ${O.K} are allowed`,"Remove it");const{format:E,parameters:C,before:T}=(0,B.R)(h,n);if(E===
"jbig2")return"jbig2";const L=h.resolve(n.dict.get("SMask"))??h.resolve(n.dict.get("Mask")),k=L instanceof c.Z6,K=await h.decodedAtEase(T);if(E==="jpg"||E==="jp\
2")return{ending:E,bytes:K,width:d,height:i,masked:k};const Z=m.stencil?j:(0,y.L)(h,n.dict.get("ColorSpace"),t);if(!Z||![1,2,4,8,16].includes(m.bits))return"col\
ors";if(E==="ccitt"){const V=f(h,K,m,Z,C);return V?{ending:"tif",bytes:V,width:d,height:i,masked:k}:"damaged"}const nt=L instanceof c.Z6?L:void 0,$=U(h.job,m,Z,
K.length,nt!==void 0);try{return await G(h,m,Z,K,nt)}finally{h.job.memory.release($)}}function U({memory:h},{width:n,height:t,bits:m,decode:d},i,M,E){const C=i.
table?1:i.components,T=Math.max(0,(0,s.zq)(n,C,m)*t-M),L=(0,s.Cb)(d,C,i.table?2**m-1:1),K=!E&&L!==void 0&&(i.kind==="gray"||i.kind==="rgb")&&W(i,m)?0:n*t*(i.components+
1);if(!(T+K<=h.stream&&h.borrow(T+K)))throw(0,w.q)(h,T+K);return K}const j={kind:"gray",components:1,profile:void 0,table:void 0};async function G(h,n,t,m,d){const{
width:i,height:M,bits:E}=n,{pace:C}=h.job,T=t.table?1:t.components,L=(0,s.zq)(i,T,E)*M,k=(0,s.Cb)(n.decode,T,t.table?2**E-1:1);let K=(0,s.WQ)(m,L);k&&(K=await(0,s.
mA)(K,C));const Z={width:i,height:M,channels:T,bits:E},nt={width:i,height:M,masked:d!==void 0};if(t.kind==="cmyk"||t.kind==="inks"){let X=E===16?K:await(0,s.ZJ)(
K,Z,!t.table,C);t.table?X=await(0,s.u8)(X,t.table,t.components,C):k===void 0&&E<=8&&(X=await(0,s.AT)(X,n.decode,T,C));const ot=await(0,p.uM)(h.job).deflate(X,I);
return{...nt,ending:"tif",bytes:x(n,t,E===16&&!t.table?16:8,ot)}}const $=d&&await S(h,d,n);if(!$&&k!==void 0&&W(t,E)){const X=t.table&&(t.kind==="gray"?(0,s.A6)(
t.table,Y,3):t.table),ot=t.table?"palette":t.kind,ft={width:i,height:M,depth:E,color:ot,palette:X?.subarray(0,3*2**E),profile:t.profile,samples:K};return{...nt,
ending:"png",bytes:await(0,g.Hy)(ft,h.job)}}let V=await(0,s.ZJ)(K,Z,!t.table,C);t.table?V=await(0,s.u8)(V,t.table,t.components,C):k===void 0&&(V=await(0,s.AT)(V,
n.decode,T,C)),$&&(V=await(0,s.fu)(V,$,t.components,C));const gt=t.kind==="gray"?$?"gray-alpha":"gray":$?"rgba":"rgb",mt={width:i,height:M,depth:8,color:gt,profile:t.
profile,samples:V};return{...nt,masked:d!==void 0&&!$,ending:"png",bytes:await(0,g.Hy)(mt,h.job)}}const Y=Uint8Array.from({length:768},(h,n)=>Math.floor(n/3)),W=({
kind:h,table:n},t)=>n?t<=8:h==="gray"||t>=8;async function S(h,n,t){const m=(0,O.h)(h,n.dict),{width:d,height:i,bits:M,stencil:E,decode:C}=m;if(!(d===t.width&&i===
t.height&&!n.dict.has("Matte"))||t.bits===16||![1,2,4,8].includes(M)||(0,B.R)(h,n).format)return;const L=(0,s.Cb)(C,1,1);if(L===void 0)return;const k=(0,s.WQ)(await h.
decodedAtEase(n),(0,s.zq)(d,1,M)*i),K=await(0,s.ZJ)(k,{width:d,height:i,channels:1,bits:M},!0,h.job.pace);return L!==E?(0,s.mA)(K,h.job.pace):K}const I=4;function x({
width:h,height:n},t,m,d){const i=t.components===1;return D({width:h,height:n,bits:m,channels:t.components,photometric:i?0:5,compression:8,otherInks:t.kind==="in\
ks",profile:t.profile,data:d})}var N=l(31424),z=l(21836),F=l(98446),q=l(64019),tt=l(37709),rt=l(93059),it=l(58971),H=l(31095);class st{document;found=[];decoder;seen=new Set;constructor(n){
this.document=n,this.decoder=new it.X(n)}async page(n){const{document:t}=this,m=new H.H(t,t.dict(t.pages.attribute(n,"Resources")));await this.content(await this.
decoder.page(n),m,n+1,0);for(const d of t.array(t.entry(t.pages.number(n),"Annots"))??[]){const i=t.dict(d),M=i&&(0,q.wR)(t,i);M&&await this.form(M,m,n+1,0)}}async content(n,t,m,d){
const{job:i}=this.document;await(0,tt.Ko)(n,i.pace,M=>{switch(i.memory.budget.spend("operators",1),M.operator){case"BI":this.inline(M,t,m);return;case"Do":return this.
draws(t.find("XObject",M.name(0)??""),t,m,d);case"scn":case"SCN":return this.pattern(M.name(M.count-1),t,m,d);default:return}})}draws(n,t,m,d){const i=this.document.
resolve(n);if(!(i instanceof c.Z6)||!(0,c.i9)(n)||this.seen.has(n.number))return;const M=this.document.resolve(i.dict.get("Subtype"));if((0,c.Eo)(M,"Form"))return this.
form(n,t,m,d);(0,c.Eo)(M,"Image")&&(this.seen.add(n.number),this.found.push({stream:i,page:m,find:E=>t.find("ColorSpace",E)}))}pattern(n,t,m,d){const i=n===void 0?
void 0:t.find("Pattern",n);if(i!==void 0&&this.document.resolve(i)instanceof c.Z6)return this.form(i,t,m,d)}async form(n,t,m,d){const{document:i,seen:M}=this,E=i.
resolve(n);if(!(0,c.i9)(n)||M.has(n.number)||!(E instanceof c.Z6))return;M.add(n.number);const C=i.job.limits.formDepth;if(d>=C)throw(0,_.F)("formDepth",`A page\
 of the document has more than ${C} forms within another`,"Open it in another PDF program and save it again");const T=i.dict(E.dict.get("Resources")),L=T?new H.
H(i,T,t):t;await this.content(await this.decoder.form(n.number,E),L,m,d+1)}inline(n,t,m){const d=(0,rt.n)(n);d&&this.found.push({stream:d,page:m,find:i=>J(t,i)})}}
const J=(h,n)=>{const t=h.find("ColorSpace",n);return t instanceof c.SX&&t.text===n?void 0:t},at={jpg:"image/jpeg",jp2:"image/jp2",png:"image/png",tif:"image/ti\
ff"},ct=async(h,n,t)=>{const m=await(0,z.E)(h.bytes,t,{password:n.open_password}),d=new st(m);for(let C=0;C<m.pages.count;C++)await d.page(C);const i=new ut(m,n.
minimum_size,t);for(const C of d.found)await i.add(C);const{files:M,count:E}=i;return{documents:[],files:M,notes:i.notes(d.found.length),facts:{imageCount:E}}};
class ut{document;minimum;job;files=[];count=0;small=0;size=0;unable=new Map;constructor(n,t,m){this.document=n,this.minimum=t,this.job=m}async add({stream:n,page:t,
find:m}){const{document:d}=this,{width:i,height:M}=(0,O.h)(d,n.dict);if(i<this.minimum||M<this.minimum){this.small++;return}const E=await dt(P(d,n,m));if(typeof E==
"string"){this.unable.set(E,(this.unable.get(E)??0)+1);return}const C=(0,N.n)(++this.count),T=`${C}.${E.ending}`;if(await this.push(T,E,{page:t}),!E.masked)return;
const L=d.resolve(n.dict.get("SMask"))??d.resolve(n.dict.get("Mask")),k=L instanceof c.Z6?await dt(P(d,L,()=>{})):"damaged";typeof k!="string"&&await this.push(
`${C}-mask.${k.ending}`,k,{page:t,maskOf:T})}async push(n,{bytes:t,ending:m,width:d,height:i},M){const{partBytes:E,parts:C}=this.job.limits;this.size+=t.length;
const T="Raise minimum_size, or extract images from fewer pages";if(this.size>E)throw(0,_.F)("partBytes",`The images together are larger than ${E} bytes`,T);if(this.
files.length>=C)throw(0,_.F)("parts",`The document has more than ${C} images`,T);const L=at[m],k=await this.job.onResult({index:this.files.length,name:n,bytes:t});
this.files.push({name:n,bytes:k,mediaType:L,facts:{...M,size:t.length,mimeType:L,width:d,height:i}})}notes(n){const t=[];return this.unable.size>0&&t.push(pt(this.
unable)),this.count===0&&this.unable.size===0&&t.push(wt(n)),t}}async function dt(h){try{return await h}catch(n){if(n instanceof A.zU&&n.code==="unreadable_docu\
ment")return"damaged";throw n}}const et={jbig2:"compressed with JBIG2, which is not decoded",colors:"with colors that no image file has",damaged:"damaged"};function pt(h){
return{code:"images_left_out",message:`Images were left out: ${[...h].map(([t,m])=>`${(0,F.y_)(m,"image is","images are")} ${et[t]}`).join("; ")}.`}}function wt(h){
const n=h===1?"The one image of the pages is":`All ${h} images of the pages are`;return{code:"no_images",message:h===0?"The pages have no images.":`${n} smaller\
 than minimum_size.`,...h===0?{}:{mentions:["minimum_size"]}}}}),76023:((Q,R,l)=>{l.d(R,{L:()=>c});var A=l(45599),O=l(69869);const _=8,w={DeviceGray:p("gray",1),
CalGray:p("gray",1),G:p("gray",1),DeviceRGB:p("rgb",3),CalRGB:p("rgb",3),RGB:p("rgb",3),DeviceCMYK:p("cmyk",4),CMYK:p("cmyk",4),Separation:p("inks",1)};function p(e,u){
return{kind:e,components:u,profile:void 0,table:void 0}}function c(e,u,b,D=0){const o=e.resolve(u);if(D>_)return;if(o instanceof A.SX){if(Object.hasOwn(w,o.text))
return w[o.text];const f=b(o.text);return f===void 0?void 0:c(e,f,b,D+1)}if(!(0,A.cy)(o))return;const a=e.resolve(o[0]);if(a instanceof A.SX)switch(a.text){case"\
ICCBased":return s(e,o[1],b,D);case"Indexed":case"I":return r(e,o,b,D);case"DeviceN":{const f=e.array(o[1])?.length??0;return f>=1&&f<=32?p("inks",f):void 0}default:
return Object.hasOwn(w,a.text)?w[a.text]:void 0}}function s(e,u,b,D){const o=e.resolve(u);if(!(o instanceof A.Z6))return;const a=e.resolve(o.dict.get("N")),f=a===
1?"gray":a===3?"rgb":a===4?"cmyk":void 0;if(f===void 0)return c(e,o.dict.get("Alternate"),b,D+1);const v=(0,O.hh)(e.decodedPart(o)?.data,a);return{...p(f,a),profile:v?.
bytes}}function r(e,u,b,D){const o=c(e,u[1],b,D+1),a=e.resolve(u[3]),f=a instanceof A.Mx?a.bytes:a instanceof A.Z6?e.decodedPart(a)?.data:void 0,v=e.resolve(u[2]);
if(!o||o.table||!f||typeof v!="number"||!(v>=0))return;const y=new Uint8Array((Math.min(Math.floor(v),255)+1)*o.components);return y.set(f.subarray(0,y.length)),
{...o,table:y}}}),95340:((Q,R,l)=>{l.d(R,{K:()=>A,h:()=>O});const A=1e6;function O(_,w){const p=r=>{const e=_.resolve(w.get(r));return typeof e=="number"?Math.floor(
e):NaN},c=_.resolve(w.get("ImageMask"))===!0,s=_.array(w.get("Decode"))?.map(r=>_.resolve(r));return{width:p("Width"),height:p("Height"),bits:c?1:p("BitsPerComp\
onent")||8,stencil:c,decode:s?.every(r=>typeof r=="number")?s:void 0}}}),30586:((Q,R,l)=>{l.d(R,{Fo:()=>v,Hy:()=>f});var A=l(44131),O=l(64680),_=l(19158),w=l(68973);
const p=Uint8Array.of(137,80,78,71,13,10,26,10),c={gray:0,rgb:2,palette:3,"gray-alpha":4,rgba:6},s={gray:1,rgb:3,palette:1,"gray-alpha":2,rgba:4},r=.0254,e=6,u=8388608,
b=65536,D=2,o=.6,a=4,f=async(S,I)=>(await v(S,I)).file;async function v(S,I){const{width:x,height:N,depth:z,color:F,palette:q,profile:tt,resolution:rt}=S,it=Buffer.
alloc(13);it.writeUInt32BE(x,0),it.writeUInt32BE(N,4),it.set([z,c[F],0,0,0],8);const H=[p,W("IHDR",it)];tt&&H.push(await g(tt,I)),rt!==void 0&&H.push(W("pHYs",B(
rt))),q&&H.push(W("PLTE",q));const{data:st}=await P(S,I),J=st.then(at=>Buffer.concat([...H,W("IDAT",at),W("IEND",new Uint8Array(0))]));return J.catch(()=>{}),{file:J}}
const y=4;async function g(S,I){return W("iCCP",Buffer.concat([Buffer.from("ICC\0\0","latin1"),await(0,w.uM)(I).deflate(S,y)]))}function B(S){const I=Buffer.alloc(
9),x=Math.round(S/r);return I.writeUInt32BE(x,0),I.writeUInt32BE(x,4),I[8]=1,I}async function P(S,{codec:I,pace:x}){const N=(U(S)+1)*S.height;if(!I&&N>u){const tt=await(0,_.
p)(new CompressionStream("deflate"),j(S,x,!0));return{data:Promise.resolve(tt)}}const z=new O.k(N);for await(const tt of j(S,x,!1))z.copy(tt,0,tt.length);const F=z.
bytes,q=I?I.deflate(F,e):(0,_.p)(new CompressionStream("deflate"),[F]);return N>u&&await q,{data:q}}const U=({width:S,depth:I,color:x})=>Math.ceil(S*I*s[x]/8);async function*j(S,I,x){
const{height:N,samples:z}=S,F=U(S),q=G(S),tt=typeof z=="function"?z:J=>z.subarray(J*F,J*F+F),rt=new Uint8Array(F),it=Math.max(1,Math.floor(b/(F+1)));let H=new Uint8Array(
0),st=0;for(let J=0;J<N;J++){if(st===H.length){const et=Math.min(it,N-J)*(F+1);(x||H.length!==et)&&(H=new Uint8Array(et)),st=0}const at=H.subarray(st,st+=F+1),ct=tt(
J).subarray(0,F),ut=J>0&&Buffer.compare(ct,rt)===0;if(at[0]=q(ct,ut),at[0]!==D)at.set(ct,1);else if(!ut)for(let et=0;et<F;et++)at[et+1]=ct[et]-rt[et];ut||rt.set(
ct),st===H.length&&(yield H);const dt=I.step(F);dt&&await dt}}function G({depth:S,color:I}){if(S<8||I==="palette")return()=>0;const x=s[I];let N;return(z,F)=>{if(F)
return N;const q=N===void 0;return N=S===8&&Y(z,x)?0:D,q?0:N}}function Y(S,I){let x=0,N=0;for(let z=I;z<S.length;z+=a*I)S[z]===S[z-I]&&x++,N++;return x>=N*o}function W(S,I){
const x=Buffer.alloc(I.length+12);return x.writeUInt32BE(I.length,0),x.write(S,4,"latin1"),x.set(I,8),x.writeUInt32BE((0,A.Q)(x.subarray(4,I.length+8)),I.length+
8),x}}),92152:((Q,R,l)=>{l.d(R,{A6:()=>u,AT:()=>e,Cb:()=>O,WQ:()=>_,ZJ:()=>r,fu:()=>D,mA:()=>s,u8:()=>b,zq:()=>A});const A=(o,a,f)=>Math.ceil(o*a*f/8);function O(o,a,f){
if(!o||o.length<a*2)return!1;let v=0;for(let y=0;y<a;y++){const[g,B]=[o[y*2],o[y*2+1]];if(g===f&&B===0)v++;else if(g!==0||B!==f)return}return v===0?!1:v===a?!0:
void 0}function _(o,a){if(o.length>=a)return o.subarray(0,a);const f=new Uint8Array(a);return f.set(o),f}const w=2,p=65536;async function c(o,a,f,v){const y=Math.
max(1,Math.floor(p/a));for(let g=0;g<o;g+=y){const B=Math.min(g+y,o);v(g,B);const P=f.step((B-g)*a*w);P&&await P}}async function s(o,a){const f=new Uint8Array(o.
length);return await c(o.length,1,a,(v,y)=>{for(let g=v;g<y;g++)f[g]=o[g]^255}),f}async function r(o,{width:a,height:f,channels:v,bits:y},g,B){const P=a*v,U=A(a,
v,y),j=new Uint8Array(P*f),G=2**y-1,Y=g&&y<8?255/G:1;for(let W=0;W<f;W++)await c(P,1,B,(S,I)=>{for(let x=S;x<I;x++){const N=x*y,z=W*U+(N>>3),F=y>=8?o[z]:o[z]>>8-
y-(N&7)&G;j[W*P+x]=F*Y}});return j}async function e(o,a,f,v){const y=Array.from({length:f},(B,P)=>{const[U,j]=[a[P*2],a[P*2+1]];return Uint8ClampedArray.from({length:256},
(G,Y)=>(U+Y/255*(j-U))*255)}),g=new Uint8Array(o.length);return await c(o.length,1,v,(B,P)=>{for(let U=B;U<P;U++)g[U]=y[U%f][o[U]]}),g}function u(o,a,f){const v=new Uint8Array(
o.length*f);for(let y=0;y<o.length;y++)for(let g=0;g<f;g++)v[y*f+g]=a[o[y]*f+g]??0;return v}async function b(o,a,f,v){const y=new Uint8Array(o.length*f);return await c(
o.length,f,v,(g,B)=>y.set(u(o.subarray(g,B),a,f),g*f)),y}async function D(o,a,f,v){const y=new Uint8Array(a.length*(f+1));return await c(a.length,f+1,v,(g,B)=>{
for(let P=g;P<B;P++){for(let U=0;U<f;U++)y[P*(f+1)+U]=o[P*f+U];y[P*(f+1)+f]=a[P]}}),y}}),38671:((Q,R,l)=>{l.d(R,{R:()=>w});var A=l(52205),O=l(45599);const _={DCTDecode:"\
jpg",DCT:"jpg",JPXDecode:"jp2",CCITTFaxDecode:"ccitt",CCF:"ccitt",JBIG2Decode:"jbig2"};function w(p,c){const s=(0,A.c3)(p,c.dict.get("Filter")),r=(0,A.c3)(p,c.dict.
get("DecodeParms")),e=s.at(-1)??null,u=e instanceof O.SX?_[e.text]:void 0;if(!u)return{format:u,parameters:void 0,filter:e,before:c};const b=new O.Bi(c.dict);b.
set("Filter",s.slice(0,-1)),b.set("DecodeParms",r.slice(0,s.length-1));const D=r[s.length-1];return{format:u,parameters:(0,O.Zm)(D)?D:void 0,filter:e,before:new O.
Z6(b,c.data,c.sealed)}}}),93059:((Q,R,l)=>{l.d(R,{n:()=>_});var A=l(45599);const O={BPC:"BitsPerComponent",CS:"ColorSpace",D:"Decode",DP:"DecodeParms",F:"Filter",
H:"Height",IM:"ImageMask",W:"Width"};function _(w){if(w.dataStart<0)return;const p=new A.Bi;for(let c=0;c+1<w.count;c+=2){const s=w.name(c);s!==void 0&&p.set(O[s]??
s,w.value(c+1))}return new A.Z6(p,w.content.subarray(w.dataStart,w.dataEnd))}}),69869:((Q,R,l)=>{l.d(R,{Jc:()=>D,R1:()=>y,To:()=>e,hh:()=>u,so:()=>a});var A=l(77598),
O=l.n(A),_=l(48249),w=l(78157),p=l(68973),c=l(45599);const s={1:"GRAY",3:"RGB ",4:"CMYK"},r=["scnr","mntr","prtr","spac"],e={1:"DeviceGray",3:"DeviceRGB",4:"Dev\
iceCMYK"};function u(g,B){if(!g||g.length<132)return;const P=(0,w.bS)(g),U=W=>P.toString("latin1",W,W+4),j=P.readUInt32BE(0),G=g[8];if(!(!(j>=132&&j<=g.length&&
G>=2&&G<=4&&U(36)==="acsp"&&r.includes(U(12)))||U(16)!==s[B]))return{bytes:g.subarray(0,j),version:G}}const b=new WeakMap;async function D(g,B){const{bytes:P}=g,
U=B.pace.step(P.length);U&&await U;const j=b.get(B.pace)??new Map;b.set(B.pace,j);const G=f(P),Y=j.get(G);if(Y)return Y;const W={...g,id:G,deflated:await(0,p.uM)(
B).deflate(P,o)};return j.set(G,W),W}const o=4,a=g=>{const{bytes:B}=g;return{...g,id:f(B),deflated:(0,_.Kc)(B)}},f=g=>(0,A.createHash)("sha256").update(g).digest(
"base64"),v=new WeakMap;function y(g,{id:B,deflated:P},U){const j=v.get(g)??new Map;v.set(g,j);const G=j.get(B);if(G)return G;const Y=(0,c.jd)({N:U,Alternate:(0,c.
UU)(e[U]),Filter:(0,c.UU)("FlateDecode")}),W=g.add(new c.Z6(Y,P));return j.set(B,W),W}}),93604:((Q,R,l)=>{l.d(R,{BC:()=>p,MJ:()=>c,p9:()=>_,qZ:()=>w});const A=1e3,
O=3e5;function*_(r,e){if(r.length<=A)return[...r].sort(e);let u=[];for(let b=0;b<r.length;b+=A){for(const D of r.slice(b,b+A).sort(e))u.push(D);yield O}for(let b=A;b<
u.length;b*=2){const D=[];for(let o=0;o<u.length;o+=2*b){const a=Math.min(o+b,u.length),f=Math.min(a+b,u.length);for(let v=o,y=a;v<a||y<f;){const g=y===f||v<a&&
e(u[v],u[y])<=0;D.push(g?u[v++]:u[y++]),D.length%A===0&&(yield O)}}u=D}return u}async function w(r,e,u){const b=_(r,e);for(;;){const{done:D,value:o}=b.next();if(D)
return o;const a=u.step(o);a&&await a}}const p=(r,e)=>s(r,e,!1),c=(r,e)=>s(r,e,!0);function s(r,e,u){let[b,D]=[0,r.length];for(;b<D;){const o=b+D>>1,a=r[o];a<e||
u&&a===e?b=o+1:D=o}return b}}),19158:((Q,R,l)=>{l.d(R,{p:()=>O});var A=l(78157);async function O({readable:p,writable:c},s){const r=_(c.getWriter(),s),[e]=await Promise.
all([w(p.getReader()),r]);return(0,A.mE)(e)}async function _(p,c){try{for await(const s of c)await p.write(s);await p.close()}catch(s){throw await p.abort(s).catch(
()=>{}),s}}async function w(p){const c=[];for(let s=await p.read();!s.done;s=await p.read())c.push(s.value);return c}})};
