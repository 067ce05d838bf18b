"use strict";exports.id=6633,exports.ids=[6633],exports.modules={44131:((Q,T,i)=>{i.d(T,{Q:()=>S});const A=D();function S(m){const[d,r,n,u]=A;let s=4294967295,y=0;for(const L=m.
length-3;y<L;y+=4)s^=m[y]|m[y+1]<<8|m[y+2]<<16|m[y+3]<<24,s=u[s&255]^n[s>>>8&255]^r[s>>>16&255]^d[s>>>24];for(;y<m.length;y++)s=d[(s^m[y])&255]^s>>>8;return~s>>>
0}function D(){const m=new Int32Array(256);for(let u=0;u<256;u++){let s=u;for(let y=0;y<8;y++)s=s&1?s>>>1^3988292384:s>>>1;m[u]=s}const d=u=>u.map(s=>m[s&255]^s>>>
8),r=d(m),n=d(r);return[m,r,n,d(n)]}}),45657:((Q,T,i)=>{i.d(T,{Hn:()=>S,Kf:()=>m,RZ:()=>A,Vp:()=>r,YG:()=>d,vH:()=>D});function A(n,u){for(const s of u)n.push(s)}
const S=n=>n.slice();function D(n,u,s){const y=n.get(u);y?y.push(s):n.set(u,[s])}const m=n=>{let u=-1/0;for(const s of n)u=Math.max(u,s);return u},d=n=>{let u=1/0;
for(const s of n)u=Math.min(u,s);return u},r=n=>Number.isInteger(n)&&!Number.isSafeInteger(n)}),55396:((Q,T,i)=>{i.r(T),i.d(T,{extract_images:()=>ct});var A=i(58552),
S=i(95340),D=i(42973),m=i(81272),d=i(68973),r=i(45599),n=i(92152);const u=3,s=4,y=7,L={[u]:2,[s]:4,[y]:1};function W(l){const{width:e,height:t,bits:g,channels:f,
photometric:o,compression:E,options:w,otherInks:v,profile:U,data:x}=l,R=[[256,s,[e]],[257,s,[t]],[258,u,new Array(f).fill(g)],[259,u,[E]],[262,u,[o]],[273,s,[8]],
[277,u,[f]],[278,s,[t]],[279,s,[x.length]]];w!==void 0&&R.push([292,s,[w]]),o===5&&R.push([332,u,[v?2:1]],[334,u,[f]]),U&&R.push([34675,y,U]);const k=8+x.length+
x.length%2,z=Buffer.alloc(2+R.length*12+4);z.writeUInt16LE(R.length,0);const et=[];let $=k+z.length;for(const[gt,[mt,X,ot]]of R.entries()){const ft=2+gt*12;z.writeUInt16LE(
mt,ft),z.writeUInt16LE(X,ft+2),z.writeUInt32LE(ot.length,ft+4);const lt=Buffer.alloc(Math.max(4,ot.length*L[X]));if(ot instanceof Uint8Array)lt.set(ot);else for(const[
ht,yt]of ot.entries())lt.writeUIntLE(yt,ht*L[X],L[X]);if(lt.length===4)z.set(lt,ft+8);else{z.writeUInt32LE($,ft+8);const ht=lt.length%2===0?lt:Buffer.concat([lt,
Buffer.alloc(1)]);et.push(ht),$+=ht.length}}const V=Buffer.from([73,73,42,0,0,0,0,0]);return V.writeUInt32LE(k,4),Buffer.concat([V,x,Buffer.alloc(x.length%2),z,
...et])}const a=1,p=4;function c(l,e,{width:t,height:g,decode:f},o,E){const w=(z,et)=>{const $=l.resolve(E?.get(z));return typeof $=="number"?$:et},v=z=>l.resolve(
E?.get(z))===!0,U=w("K",0),x=w("Columns",1728);if(x>S.K||!Number.isInteger(x))return;const k=[v("BlackIs1"),(0,n.Cb)(f,1,1)===!0,!I(o)].filter(Boolean).length%2===
0;return W({width:x>0?x:t,height:g,bits:1,channels:1,photometric:k?0:1,compression:U<0?4:3,...U<0?{}:{options:(U>0?a:0)+(v("EncodedByteAlign")?p:0)},data:e})}function I({
table:l,components:e,kind:t}){if(!l)return t!=="inks"&&t!=="cmyk";const g=o=>l.subarray(o*e,(o+1)*e).reduce((E,w)=>E+w,0),f=g(0)<=g(1);return t==="inks"||t==="c\
myk"?!f:f}var b=i(76023),h=i(30586),C=i(38671);async function B(l,e,t){const g=(0,S.h)(l,e.dict),{width:f,height:o}=g;if(!(f>=1&&o>=1))return"damaged";const E=l.
job.limits.pixels;if(f*o>E)throw(0,D.F)("pixels",`An image of the document has ${f} × ${o} pixels; at most ${E} in all are allowed`,"Remove it");if(f>S.K)throw(0,D.
F)("pixels",`An image of the document has rows of ${f} pixels; at most ${S.K} are allowed`,"Remove it");const{format:w,parameters:v,before:U}=(0,C.R)(l,e);if(w===
"jbig2")return"jbig2";const x=l.resolve(e.dict.get("SMask"))??l.resolve(e.dict.get("Mask")),R=x instanceof r.Z6,k=await l.decodedAtEase(U);if(w==="jpg"||w==="jp\
2")return{ending:w,bytes:k,width:f,height:o,masked:R};const z=g.stencil?j:(0,b.L)(l,e.dict.get("ColorSpace"),t);if(!z||![1,2,4,8,16].includes(g.bits))return"col\
ors";if(w==="ccitt"){const V=c(l,k,g,z,v);return V?{ending:"tif",bytes:V,width:f,height:o,masked:R}:"damaged"}const et=x instanceof r.Z6?x:void 0,$=_(l.job,g,z,
k.length,et!==void 0);try{return await Z(l,g,z,k,et)}finally{l.job.memory.release($)}}function _({memory:l},{width:e,height:t,bits:g,decode:f},o,E,w){const v=o.
table?1:o.components,U=Math.max(0,(0,n.zq)(e,v,g)*t-E),x=(0,n.Cb)(f,v,o.table?2**g-1:1),k=!w&&x!==void 0&&(o.kind==="gray"||o.kind==="rgb")&&K(o,g)?0:e*t*(o.components+
1);if(!(U+k<=l.stream&&l.borrow(U+k)))throw(0,m.q)(l,U+k);return k}const j={kind:"gray",components:1,profile:void 0,table:void 0};async function Z(l,e,t,g,f){const{
width:o,height:E,bits:w}=e,{pace:v}=l.job,U=t.table?1:t.components,x=(0,n.zq)(o,U,w)*E,R=(0,n.Cb)(e.decode,U,t.table?2**w-1:1);let k=(0,n.WQ)(g,x);R&&(k=await(0,n.
mA)(k,v));const z={width:o,height:E,channels:U,bits:w},et={width:o,height:E,masked:f!==void 0};if(t.kind==="cmyk"||t.kind==="inks"){let X=w===16?k:await(0,n.ZJ)(
k,z,!t.table,v);t.table?X=await(0,n.u8)(X,t.table,t.components,v):R===void 0&&w<=8&&(X=await(0,n.AT)(X,e.decode,U,v));const ot=await(0,d.uM)(l.job).deflate(X,M);
return{...et,ending:"tif",bytes:O(e,t,w===16&&!t.table?16:8,ot)}}const $=f&&await P(l,f,e);if(!$&&R!==void 0&&K(t,w)){const X=t.table&&(t.kind==="gray"?(0,n.A6)(
t.table,Y,3):t.table),ot=t.table?"palette":t.kind,ft={width:o,height:E,depth:w,color:ot,palette:X?.subarray(0,3*2**w),profile:t.profile,samples:k};return{...et,
ending:"png",bytes:await(0,h.Hy)(ft,l.job)}}let V=await(0,n.ZJ)(k,z,!t.table,v);t.table?V=await(0,n.u8)(V,t.table,t.components,v):R===void 0&&(V=await(0,n.AT)(V,
e.decode,U,v)),$&&(V=await(0,n.fu)(V,$,t.components,v));const gt=t.kind==="gray"?$?"gray-alpha":"gray":$?"rgba":"rgb",mt={width:o,height:E,depth:8,color:gt,profile:t.
profile,samples:V};return{...et,masked:f!==void 0&&!$,ending:"png",bytes:await(0,h.Hy)(mt,l.job)}}const Y=Uint8Array.from({length:768},(l,e)=>Math.floor(e/3)),K=({
kind:l,table:e},t)=>e?t<=8:l==="gray"||t>=8;async function P(l,e,t){const g=(0,S.h)(l,e.dict),{width:f,height:o,bits:E,stencil:w,decode:v}=g;if(!(f===t.width&&o===
t.height&&!e.dict.has("Matte"))||t.bits===16||![1,2,4,8].includes(E)||(0,C.R)(l,e).format)return;const x=(0,n.Cb)(v,1,1);if(x===void 0)return;const R=(0,n.WQ)(await l.
decodedAtEase(e),(0,n.zq)(f,1,E)*o),k=await(0,n.ZJ)(R,{width:f,height:o,channels:1,bits:E},!0,l.job.pace);return x!==w?(0,n.mA)(k,l.job.pace):k}const M=4;function O({
width:l,height:e},t,g,f){const o=t.components===1;return W({width:l,height:e,bits:g,channels:t.components,photometric:o?0:5,compression:8,otherInks:t.kind==="in\
ks",profile:t.profile,data:f})}var F=i(31424),G=i(94518),N=i(98446),q=i(64019),tt=i(37709),rt=i(93059),at=i(58971),H=i(31095);class st{document;found=[];decoder;seen=new Set;constructor(e){
this.document=e,this.decoder=new at.X(e)}async page(e){const{document:t}=this,g=new H.H(t,t.dict(t.pages.attribute(e,"Resources")));await this.content(await this.
decoder.page(e),g,e+1,0);for(const f of t.array(t.entry(t.pages.number(e),"Annots"))??[]){const o=t.dict(f),E=o&&(0,q.wR)(t,o);E&&await this.form(E,g,e+1,0)}}async content(e,t,g,f){
const{job:o}=this.document;await(0,tt.Ko)(e,o.pace,E=>{switch(o.memory.budget.spend("operators",1),E.operator){case"BI":this.inline(E,t,g);return;case"Do":return this.
draws(t.find("XObject",E.name(0)??""),t,g,f);case"scn":case"SCN":return this.pattern(E.name(E.count-1),t,g,f);default:return}})}draws(e,t,g,f){const o=this.document.
resolve(e);if(!(o instanceof r.Z6)||!(0,r.i9)(e)||this.seen.has(e.number))return;const E=this.document.resolve(o.dict.get("Subtype"));if((0,r.Eo)(E,"Form"))return this.
form(e,t,g,f);(0,r.Eo)(E,"Image")&&(this.seen.add(e.number),this.found.push({stream:o,page:g,find:w=>t.find("ColorSpace",w)}))}pattern(e,t,g,f){const o=e===void 0?
void 0:t.find("Pattern",e);if(o!==void 0&&this.document.resolve(o)instanceof r.Z6)return this.form(o,t,g,f)}async form(e,t,g,f){const{document:o,seen:E}=this,w=o.
resolve(e);if(!(0,r.i9)(e)||E.has(e.number)||!(w instanceof r.Z6))return;E.add(e.number);const v=o.job.limits.formDepth;if(f>=v)throw(0,D.F)("formDepth",`A page\
 of the document has more than ${v} forms within another`,"Open it in another PDF program and save it again");const U=o.dict(w.dict.get("Resources")),x=U?new H.
H(o,U,t):t;await this.content(await this.decoder.form(e.number,w),x,g,f+1)}inline(e,t,g){const f=(0,rt.n)(e);f&&this.found.push({stream:f,page:g,find:o=>J(t,o)})}}
const J=(l,e)=>{const t=l.find("ColorSpace",e);return t instanceof r.SX&&t.text===e?void 0:t},it={jpg:"image/jpeg",jp2:"image/jp2",png:"image/png",tif:"image/ti\
ff"},ct=async(l,e,t)=>{const g=await(0,G.E)(l.bytes,t,{password:e.open_password}),f=new st(g);for(let v=0;v<g.pages.count;v++)await f.page(v);const o=new dt(g,e.
minimum_size,t);for(const v of f.found)await o.add(v);const{files:E,count:w}=o;return{documents:[],files:E,notes:o.notes(f.found.length),facts:{imageCount:w}}};
class dt{document;minimum;job;files=[];count=0;small=0;size=0;unable=new Map;constructor(e,t,g){this.document=e,this.minimum=t,this.job=g}async add({stream:e,page:t,
find:g}){const{document:f}=this,{width:o,height:E}=(0,S.h)(f,e.dict);if(o<this.minimum||E<this.minimum){this.small++;return}const w=await ut(B(f,e,g));if(typeof w==
"string"){this.unable.set(w,(this.unable.get(w)??0)+1);return}const v=(0,F.n)(++this.count),U=`${v}.${w.ending}`;if(await this.push(U,w,{page:t}),!w.masked)return;
const x=f.resolve(e.dict.get("SMask"))??f.resolve(e.dict.get("Mask")),R=x instanceof r.Z6?await ut(B(f,x,()=>{})):"damaged";typeof R!="string"&&await this.push(
`${v}-mask.${R.ending}`,R,{page:t,maskOf:U})}async push(e,{bytes:t,ending:g,width:f,height:o},E){const{partBytes:w,parts:v}=this.job.limits;this.size+=t.length;
const U="Raise minimum_size, or extract images from fewer pages";if(this.size>w)throw(0,D.F)("partBytes",`The images together are larger than ${w} bytes`,U);if(this.
files.length>=v)throw(0,D.F)("parts",`The document has more than ${v} images`,U);const x=it[g],R=await this.job.onResult({index:this.files.length,name:e,bytes:t});
this.files.push({name:e,bytes:R,mediaType:x,facts:{...E,size:t.length,mimeType:x,width:f,height:o}})}notes(e){const t=[];return this.unable.size>0&&t.push(pt(this.
unable)),this.count===0&&this.unable.size===0&&t.push(wt(e)),t}}async function ut(l){try{return await l}catch(e){if(e instanceof A.zU&&e.code==="unreadable_docu\
ment")return"damaged";throw e}}const nt={jbig2:"compressed with JBIG2, which is not decoded",colors:"with colors that no image file has",damaged:"damaged"};function pt(l){
return{code:"images_left_out",message:`Images were left out: ${[...l].map(([t,g])=>`${(0,N.y_)(g,"image is","images are")} ${nt[t]}`).join("; ")}.`}}function wt(l){
const e=l===1?"The one image of the pages is":`All ${l} images of the pages are`;return{code:"no_images",message:l===0?"The pages have no images.":`${e} smaller\
 than minimum_size.`,...l===0?{}:{mentions:["minimum_size"]}}}}),76023:((Q,T,i)=>{i.d(T,{L:()=>r});var A=i(45599),S=i(69869);const D=8,m={DeviceGray:d("gray",1),
CalGray:d("gray",1),G:d("gray",1),DeviceRGB:d("rgb",3),CalRGB:d("rgb",3),RGB:d("rgb",3),DeviceCMYK:d("cmyk",4),CMYK:d("cmyk",4),Separation:d("inks",1)};function d(s,y){
return{kind:s,components:y,profile:void 0,table:void 0}}function r(s,y,L,W=0){const a=s.resolve(y);if(W>D)return;if(a instanceof A.SX){if(Object.hasOwn(m,a.text))
return m[a.text];const c=L(a.text);return c===void 0?void 0:r(s,c,L,W+1)}if(!(0,A.cy)(a))return;const p=s.resolve(a[0]);if(p instanceof A.SX)switch(p.text){case"\
ICCBased":return n(s,a[1],L,W);case"Indexed":case"I":return u(s,a,L,W);case"DeviceN":{const c=s.array(a[1])?.length??0;return c>=1&&c<=32?d("inks",c):void 0}default:
return Object.hasOwn(m,p.text)?m[p.text]:void 0}}function n(s,y,L,W){const a=s.resolve(y);if(!(a instanceof A.Z6))return;const p=s.resolve(a.dict.get("N")),c=p===
1?"gray":p===3?"rgb":p===4?"cmyk":void 0;if(c===void 0)return r(s,a.dict.get("Alternate"),L,W+1);const I=(0,S.hh)(s.decodedPart(a)?.data,p);return{...d(c,p),profile:I?.
bytes}}function u(s,y,L,W){const a=r(s,y[1],L,W+1),p=s.resolve(y[3]),c=p instanceof A.Mx?p.bytes:p instanceof A.Z6?s.decodedPart(p)?.data:void 0,I=s.resolve(y[2]);
if(!a||a.table||!c||typeof I!="number"||!(I>=0))return;const b=new Uint8Array((Math.min(Math.floor(I),255)+1)*a.components);return b.set(c.subarray(0,b.length)),
{...a,table:b}}}),95340:((Q,T,i)=>{i.d(T,{K:()=>A,h:()=>S});const A=1e6;function S(D,m){const d=u=>{const s=D.resolve(m.get(u));return typeof s=="number"?Math.floor(
s):NaN},r=D.resolve(m.get("ImageMask"))===!0,n=D.array(m.get("Decode"))?.map(u=>D.resolve(u));return{width:d("Width"),height:d("Height"),bits:r?1:d("BitsPerComp\
onent")||8,stencil:r,decode:n?.every(u=>typeof u=="number")?n:void 0}}}),30586:((Q,T,i)=>{i.d(T,{Fo:()=>I,Hy:()=>c});var A=i(44131),S=i(64680),D=i(19158),m=i(68973);
const d=Uint8Array.of(137,80,78,71,13,10,26,10),r={gray:0,rgb:2,palette:3,"gray-alpha":4,rgba:6},n={gray:1,rgb:3,palette:1,"gray-alpha":2,rgba:4},u=.0254,s=6,y=8388608,
L=65536,W=2,a=.6,p=4,c=async(P,M)=>(await I(P,M)).file;async function I(P,M){const{width:O,height:F,depth:G,color:N,palette:q,profile:tt,resolution:rt}=P,at=Buffer.
alloc(13);at.writeUInt32BE(O,0),at.writeUInt32BE(F,4),at.set([G,r[N],0,0,0],8);const H=[d,K("IHDR",at)];tt&&H.push(await h(tt,M)),rt!==void 0&&H.push(K("pHYs",C(
rt))),q&&H.push(K("PLTE",q));const{data:st}=await B(P,M),J=st.then(it=>Buffer.concat([...H,K("IDAT",it),K("IEND",new Uint8Array(0))]));return J.catch(()=>{}),{file:J}}
const b=4;async function h(P,M){return K("iCCP",Buffer.concat([Buffer.from("ICC\0\0","latin1"),await(0,m.uM)(M).deflate(P,b)]))}function C(P){const M=Buffer.alloc(
9),O=Math.round(P/u);return M.writeUInt32BE(O,0),M.writeUInt32BE(O,4),M[8]=1,M}async function B(P,{codec:M,pace:O}){const F=(_(P)+1)*P.height;if(!M&&F>y){const tt=await(0,D.
p)(new CompressionStream("deflate"),j(P,O,!0));return{data:Promise.resolve(tt)}}const G=new S.k(F);for await(const tt of j(P,O,!1))G.copy(tt,0,tt.length);const N=G.
bytes,q=M?M.deflate(N,s):(0,D.p)(new CompressionStream("deflate"),[N]);return F>y&&await q,{data:q}}const _=({width:P,depth:M,color:O})=>Math.ceil(P*M*n[O]/8);async function*j(P,M,O){
const{height:F,samples:G}=P,N=_(P),q=Z(P),tt=typeof G=="function"?G:J=>G.subarray(J*N,J*N+N),rt=new Uint8Array(N),at=Math.max(1,Math.floor(L/(N+1)));let H=new Uint8Array(
0),st=0;for(let J=0;J<F;J++){if(st===H.length){const nt=Math.min(at,F-J)*(N+1);(O||H.length!==nt)&&(H=new Uint8Array(nt)),st=0}const it=H.subarray(st,st+=N+1),ct=tt(
J).subarray(0,N),dt=J>0&&Buffer.compare(ct,rt)===0;if(it[0]=q(ct,dt),it[0]!==W)it.set(ct,1);else if(!dt)for(let nt=0;nt<N;nt++)it[nt+1]=ct[nt]-rt[nt];dt||rt.set(
ct),st===H.length&&(yield H);const ut=M.step(N);ut&&await ut}}function Z({depth:P,color:M}){if(P<8||M==="palette")return()=>0;const O=n[M];let F;return(G,N)=>{if(N)
return F;const q=F===void 0;return F=P===8&&Y(G,O)?0:W,q?0:F}}function Y(P,M){let O=0,F=0;for(let G=M;G<P.length;G+=p*M)P[G]===P[G-M]&&O++,F++;return O>=F*a}function K(P,M){
const O=Buffer.alloc(M.length+12);return O.writeUInt32BE(M.length,0),O.write(P,4,"latin1"),O.set(M,8),O.writeUInt32BE((0,A.Q)(O.subarray(4,M.length+8)),M.length+
8),O}}),92152:((Q,T,i)=>{i.d(T,{A6:()=>y,AT:()=>s,Cb:()=>S,WQ:()=>D,ZJ:()=>u,fu:()=>W,mA:()=>n,u8:()=>L,zq:()=>A});const A=(a,p,c)=>Math.ceil(a*p*c/8);function S(a,p,c){
if(!a||a.length<p*2)return!1;let I=0;for(let b=0;b<p;b++){const[h,C]=[a[b*2],a[b*2+1]];if(h===c&&C===0)I++;else if(h!==0||C!==c)return}return I===0?!1:I===p?!0:
void 0}function D(a,p){if(a.length>=p)return a.subarray(0,p);const c=new Uint8Array(p);return c.set(a),c}const m=2,d=65536;async function r(a,p,c,I){const b=Math.
max(1,Math.floor(d/p));for(let h=0;h<a;h+=b){const C=Math.min(h+b,a);I(h,C);const B=c.step((C-h)*p*m);B&&await B}}async function n(a,p){const c=new Uint8Array(a.
length);return await r(a.length,1,p,(I,b)=>{for(let h=I;h<b;h++)c[h]=a[h]^255}),c}async function u(a,{width:p,height:c,channels:I,bits:b},h,C){const B=p*I,_=A(p,
I,b),j=new Uint8Array(B*c),Z=2**b-1,Y=h&&b<8?255/Z:1;for(let K=0;K<c;K++)await r(B,1,C,(P,M)=>{for(let O=P;O<M;O++){const F=O*b,G=K*_+(F>>3),N=b>=8?a[G]:a[G]>>8-
b-(F&7)&Z;j[K*B+O]=N*Y}});return j}async function s(a,p,c,I){const b=Array.from({length:c},(C,B)=>{const[_,j]=[p[B*2],p[B*2+1]];return Uint8ClampedArray.from({length:256},
(Z,Y)=>(_+Y/255*(j-_))*255)}),h=new Uint8Array(a.length);return await r(a.length,1,I,(C,B)=>{for(let _=C;_<B;_++)h[_]=b[_%c][a[_]]}),h}function y(a,p,c){const I=new Uint8Array(
a.length*c);for(let b=0;b<a.length;b++)for(let h=0;h<c;h++)I[b*c+h]=p[a[b]*c+h]??0;return I}async function L(a,p,c,I){const b=new Uint8Array(a.length*c);return await r(
a.length,c,I,(h,C)=>b.set(y(a.subarray(h,C),p,c),h*c)),b}async function W(a,p,c,I){const b=new Uint8Array(p.length*(c+1));return await r(p.length,c+1,I,(h,C)=>{
for(let B=h;B<C;B++){for(let _=0;_<c;_++)b[B*(c+1)+_]=a[B*c+_];b[B*(c+1)+c]=p[B]}}),b}}),38671:((Q,T,i)=>{i.d(T,{R:()=>m});var A=i(52205),S=i(45599);const D={DCTDecode:"\
jpg",DCT:"jpg",JPXDecode:"jp2",CCITTFaxDecode:"ccitt",CCF:"ccitt",JBIG2Decode:"jbig2"};function m(d,r){const n=(0,A.c3)(d,r.dict.get("Filter")),u=(0,A.c3)(d,r.dict.
get("DecodeParms")),s=n.at(-1)??null,y=s instanceof S.SX?D[s.text]:void 0;if(!y)return{format:y,parameters:void 0,filter:s,before:r};const L=new S.Bi(r.dict);L.
set("Filter",n.slice(0,-1)),L.set("DecodeParms",u.slice(0,n.length-1));const W=u[n.length-1];return{format:y,parameters:(0,S.Zm)(W)?W:void 0,filter:s,before:new S.
Z6(L,r.data,r.sealed)}}}),93059:((Q,T,i)=>{i.d(T,{n:()=>D});var A=i(45599);const S={BPC:"BitsPerComponent",CS:"ColorSpace",D:"Decode",DP:"DecodeParms",F:"Filter",
H:"Height",IM:"ImageMask",W:"Width"};function D(m){if(m.dataStart<0)return;const d=new A.Bi;for(let r=0;r+1<m.count;r+=2){const n=m.name(r);n!==void 0&&d.set(S[n]??
n,m.value(r+1))}return new A.Z6(d,m.content.subarray(m.dataStart,m.dataEnd))}}),69869:((Q,T,i)=>{i.d(T,{Jc:()=>W,R1:()=>b,To:()=>s,hh:()=>y,so:()=>p});var A=i(77598),
S=i.n(A),D=i(48249),m=i(78157),d=i(68973),r=i(45599);const n={1:"GRAY",3:"RGB ",4:"CMYK"},u=["scnr","mntr","prtr","spac"],s={1:"DeviceGray",3:"DeviceRGB",4:"Dev\
iceCMYK"};function y(h,C){if(!h||h.length<132)return;const B=(0,m.bS)(h),_=K=>B.toString("latin1",K,K+4),j=B.readUInt32BE(0),Z=h[8];if(!(!(j>=132&&j<=h.length&&
Z>=2&&Z<=4&&_(36)==="acsp"&&u.includes(_(12)))||_(16)!==n[C]))return{bytes:h.subarray(0,j),version:Z}}const L=new WeakMap;async function W(h,C){const{bytes:B}=h,
_=C.pace.step(B.length);_&&await _;const j=L.get(C.pace)??new Map;L.set(C.pace,j);const Z=c(B),Y=j.get(Z);if(Y)return Y;const K={...h,id:Z,deflated:await(0,d.uM)(
C).deflate(B,a)};return j.set(Z,K),K}const a=4,p=h=>{const{bytes:C}=h;return{...h,id:c(C),deflated:(0,D.Kc)(C)}},c=h=>(0,A.createHash)("sha256").update(h).digest(
"base64"),I=new WeakMap;function b(h,{id:C,deflated:B},_){const j=I.get(h)??new Map;I.set(h,j);const Z=j.get(C);if(Z)return Z;const Y=(0,r.jd)({N:_,Alternate:(0,r.
UU)(s[_]),Filter:(0,r.UU)("FlateDecode")}),K=h.add(new r.Z6(Y,B));return j.set(C,K),K}}),93604:((Q,T,i)=>{i.d(T,{B:()=>A,M:()=>S});const A=(m,d)=>D(m,d,!1),S=(m,d)=>D(
m,d,!0);function D(m,d,r){let[n,u]=[0,m.length];for(;n<u;){const s=n+u>>1,y=m[s];y<d||r&&y===d?n=s+1:u=s}return n}}),19158:((Q,T,i)=>{i.d(T,{p:()=>S});var A=i(78157);
async function S({readable:d,writable:r},n){const u=D(r.getWriter(),n),[s]=await Promise.all([m(d.getReader()),u]);return(0,A.mE)(s)}async function D(d,r){try{for await(const n of r)
await d.write(n);await d.close()}catch(n){throw await d.abort(n).catch(()=>{}),n}}async function m(d){const r=[];for(let n=await d.read();!n.done;n=await d.read())
r.push(n.value);return r}})};
