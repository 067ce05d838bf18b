"use strict";exports.id=4444,exports.ids=[4444],exports.modules={44131:((et,W,i)=>{i.d(W,{Q:()=>U});const S=_();function U(y,m=0){const[a,n,g,s]=S;let E=~m,v=0;for(const k=y.
length-3;v<k;v+=4)E^=y[v]|y[v+1]<<8|y[v+2]<<16|y[v+3]<<24,E=s[E&255]^g[E>>>8&255]^n[E>>>16&255]^a[E>>>24];for(;v<y.length;v++)E=a[(E^y[v])&255]^E>>>8;return~E>>>
0}function _(){const y=new Int32Array(256);for(let g=0;g<256;g++){let s=g;for(let E=0;E<8;E++)s=s&1?s>>>1^3988292384:s>>>1;y[g]=s}const m=g=>g.map(s=>y[s&255]^s>>>
8),a=m(y),n=m(a);return[y,a,n,m(n)]}}),45657:((et,W,i)=>{i.d(W,{Hn:()=>U,Kf:()=>y,RZ:()=>S,Vp:()=>a,YG:()=>m,vH:()=>_});function S(n,g){for(const s of g)n.push(
s)}const U=n=>n.slice();function _(n,g,s){const E=n.get(g);E?E.push(s):n.set(g,[s])}const y=n=>{let g=-1/0;for(const s of n)g=Math.max(g,s);return g},m=n=>{let g=1/0;
for(const s of n)g=Math.min(g,s);return g},a=n=>Number.isInteger(n)&&!Number.isSafeInteger(n)}),55396:((et,W,i)=>{i.r(W),i.d(W,{extract_images:()=>ct});var S=i(
58552),U=i(95340),_=i(42973),y=i(81272),m=i(68973),a=i(45599),n=i(92152);const g=3,s=4,E=7,v={[g]:2,[s]:4,[E]:1};function k(l){const{width:e,height:t,bits:u,channels:f,
photometric:o,compression:w,options:p,otherInks:I,profile:L,data:x}=l,T=[[256,s,[e]],[257,s,[t]],[258,g,new Array(f).fill(u)],[259,g,[w]],[262,g,[o]],[273,s,[8]],
[277,g,[f]],[278,s,[t]],[279,s,[x.length]]];p!==void 0&&T.push([292,s,[p]]),o===5&&T.push([332,g,[I?2:1]],[334,g,[f]]),L&&T.push([34675,E,L]);const R=8+x.length+
x.length%2,z=Buffer.alloc(2+T.length*12+4);z.writeUInt16LE(T.length,0);const tt=[];let $=R+z.length;for(const[gt,[mt,X,ot]]of T.entries()){const ft=2+gt*12;z.writeUInt16LE(
mt,ft),z.writeUInt16LE(X,ft+2),z.writeUInt32LE(ot.length,ft+4);const lt=Buffer.alloc(Math.max(4,ot.length*v[X]));if(ot instanceof Uint8Array)lt.set(ot);else for(const[
ht,wt]of ot.entries())lt.writeUIntLE(wt,ht*v[X],v[X]);if(lt.length===4)z.set(lt,ft+8);else{z.writeUInt32LE($,ft+8);const ht=lt.length%2===0?lt:Buffer.concat([lt,
Buffer.alloc(1)]);tt.push(ht),$+=ht.length}}const V=Buffer.from([73,73,42,0,0,0,0,0]);return V.writeUInt32LE(R,4),Buffer.concat([V,x,Buffer.alloc(x.length%2),z,
...tt])}const r=1,h=4;function c(l,e,{width:t,height:u,decode:f},o,w){const p=(z,tt)=>{const $=l.resolve(w?.get(z));return typeof $=="number"?$:tt},I=z=>l.resolve(
w?.get(z))===!0,L=p("K",0),x=p("Columns",1728);if(x>U.K||!Number.isInteger(x))return;const R=[I("BlackIs1"),(0,n.Cb)(f,1,1)===!0,!A(o)].filter(Boolean).length%2===
0;return k({width:x>0?x:t,height:u,bits:1,channels:1,photometric:R?0:1,compression:L<0?4:3,...L<0?{}:{options:(L>0?r:0)+(I("EncodedByteAlign")?h:0)},data:e})}function A({
table:l,components:e,kind:t}){if(!l)return t!=="inks"&&t!=="cmyk";const u=o=>l.subarray(o*e,(o+1)*e).reduce((w,p)=>w+p,0),f=u(0)<=u(1);return t==="inks"||t==="c\
myk"?!f:f}var b=i(76023),d=i(30586),D=i(38671);async function C(l,e,t){const u=(0,U.h)(l,e.dict),{width:f,height:o}=u;if(!(f>=1&&o>=1))return"damaged";const w=l.
job.limits.pixels;if(f*o>w)throw(0,_.F)("pixels",`An image of the document has ${f} × ${o} pixels; at most ${w} in all are allowed`,"Remove it");if(f>U.K)throw(0,_.
F)("pixels",`An image of the document has rows of ${f} pixels; at most ${U.K} are allowed`,"Remove it");const{format:p,parameters:I,before:L}=(0,D.R)(l,e);if(p===
"jbig2")return"jbig2";const x=l.resolve(e.dict.get("SMask"))??l.resolve(e.dict.get("Mask")),T=x instanceof a.Z6,R=await l.decodedAtEase(L);if(p==="jpg"||p==="jp\
2")return{ending:p,bytes:R,width:f,height:o,masked:T};const z=u.stencil?j:(0,b.L)(l,e.dict.get("ColorSpace"),t);if(!z||![1,2,4,8,16].includes(u.bits))return"col\
ors";if(p==="ccitt"){const V=c(l,R,u,z,I);return V?{ending:"tif",bytes:V,width:f,height:o,masked:T}:"damaged"}const tt=x instanceof a.Z6?x:void 0,$=B(l.job,u,z,
R.length,tt!==void 0);try{return await Z(l,u,z,R,tt)}finally{l.job.memory.release($)}}function B({memory:l},{width:e,height:t,bits:u,decode:f},o,w,p){const I=o.
table?1:o.components,L=Math.max(0,(0,n.zq)(e,I,u)*t-w),x=(0,n.Cb)(f,I,o.table?2**u-1:1),R=!p&&x!==void 0&&(o.kind==="gray"||o.kind==="rgb")&&K(o,u)?0:e*t*(o.components+
1);if(!(L+R<=l.stream&&l.borrow(L+R)))throw(0,y.q)(l,L+R);return R}const j={kind:"gray",components:1,profile:void 0,table:void 0};async function Z(l,e,t,u,f){const{
width:o,height:w,bits:p}=e,{pace:I}=l.job,L=t.table?1:t.components,x=(0,n.zq)(o,L,p)*w,T=(0,n.Cb)(e.decode,L,t.table?2**p-1:1);let R=(0,n.WQ)(u,x);T&&(R=await(0,n.
mA)(R,I));const z={width:o,height:w,channels:L,bits:p},tt={width:o,height:w,masked:f!==void 0};if(t.kind==="cmyk"||t.kind==="inks"){let X=p===16?R:await(0,n.ZJ)(
R,z,!t.table,I);t.table?X=await(0,n.u8)(X,t.table,t.components,I):T===void 0&&p<=8&&(X=await(0,n.AT)(X,e.decode,L,I));const ot=await(0,m.uM)(l.job).deflate(X,M);
return{...tt,ending:"tif",bytes:O(e,t,p===16&&!t.table?16:8,ot)}}const $=f&&await P(l,f,e);if(!$&&T!==void 0&&K(t,p)){const X=t.table&&(t.kind==="gray"?(0,n.A6)(
t.table,Y,3):t.table),ot=t.table?"palette":t.kind,ft={width:o,height:w,depth:p,color:ot,palette:X?.subarray(0,3*2**p),profile:t.profile,samples:R};return{...tt,
ending:"png",bytes:await(0,d.Hy)(ft,l.job)}}let V=await(0,n.ZJ)(R,z,!t.table,I);t.table?V=await(0,n.u8)(V,t.table,t.components,I):T===void 0&&(V=await(0,n.AT)(V,
e.decode,L,I)),$&&(V=await(0,n.fu)(V,$,t.components,I));const gt=t.kind==="gray"?$?"gray-alpha":"gray":$?"rgba":"rgb",mt={width:o,height:w,depth:8,color:gt,profile:t.
profile,samples:V};return{...tt,masked:f!==void 0&&!$,ending:"png",bytes:await(0,d.Hy)(mt,l.job)}}const Y=Uint8Array.from({length:768},(l,e)=>Math.floor(e/3)),K=({
kind:l,table:e},t)=>e?t<=8:l==="gray"||t>=8;async function P(l,e,t){const u=(0,U.h)(l,e.dict),{width:f,height:o,bits:w,stencil:p,decode:I}=u;if(!(f===t.width&&o===
t.height&&!e.dict.has("Matte"))||t.bits===16||![1,2,4,8].includes(w)||(0,D.R)(l,e).format)return;const x=(0,n.Cb)(I,1,1);if(x===void 0)return;const T=(0,n.WQ)(await l.
decodedAtEase(e),(0,n.zq)(f,1,w)*o),R=await(0,n.ZJ)(T,{width:f,height:o,channels:1,bits:w},!0,l.job.pace);return x!==p?(0,n.mA)(R,l.job.pace):R}const M=4;function O({
width:l,height:e},t,u,f){const o=t.components===1;return k({width:l,height:e,bits:u,channels:t.components,photometric:o?0:5,compression:8,otherInks:t.kind==="in\
ks",profile:t.profile,data:f})}var F=i(31424),G=i(91519),N=i(98446),Q=i(64019),q=i(37709),rt=i(93059),at=i(58971),H=i(31095);class st{document;found=[];decoder;seen=new Set;constructor(e){
this.document=e,this.decoder=new at.X(e)}async page(e){const{document:t}=this,u=new H.H(t,t.dict(t.pages.attribute(e,"Resources")));await this.content(await this.
decoder.page(e),u,e+1,0);for(const f of t.array(t.entry(t.pages.number(e),"Annots"))??[]){const o=t.dict(f),w=o&&(0,Q.wR)(t,o);w&&await this.form(w,u,e+1,0)}}async content(e,t,u,f){
const{job:o}=this.document;await(0,q.Ko)(e,o.pace,w=>{switch(o.memory.budget.spend("operators",1),w.operator){case"BI":this.inline(w,t,u);return;case"Do":return this.
draws(t.find("XObject",w.name(0)??""),t,u,f);case"scn":case"SCN":return this.pattern(w.name(w.count-1),t,u,f);default:return}})}draws(e,t,u,f){const o=this.document.
resolve(e);if(!(o instanceof a.Z6)||!(0,a.i9)(e)||this.seen.has(e.number))return;const w=this.document.resolve(o.dict.get("Subtype"));if((0,a.Eo)(w,"Form"))return this.
form(e,t,u,f);(0,a.Eo)(w,"Image")&&(this.seen.add(e.number),this.found.push({stream:o,page:u,find:p=>t.find("ColorSpace",p)}))}pattern(e,t,u,f){const o=e===void 0?
void 0:t.find("Pattern",e);if(o!==void 0&&this.document.resolve(o)instanceof a.Z6)return this.form(o,t,u,f)}async form(e,t,u,f){const{document:o,seen:w}=this,p=o.
resolve(e);if(!(0,a.i9)(e)||w.has(e.number)||!(p instanceof a.Z6))return;w.add(e.number);const I=o.job.limits.formDepth;if(f>=I)throw(0,_.F)("formDepth",`A page\
 of the document has more than ${I} forms within another`,"Open it in another PDF program and save it again");const L=o.dict(p.dict.get("Resources")),x=L?new H.
H(o,L,t):t;await this.content(await this.decoder.form(e.number,p),x,u,f+1)}inline(e,t,u){const f=(0,rt.n)(e);f&&this.found.push({stream:f,page:u,find:o=>J(t,o)})}}
const J=(l,e)=>{const t=l.find("ColorSpace",e);return t instanceof a.SX&&t.text===e?void 0:t},it={jpg:"image/jpeg",jp2:"image/jp2",png:"image/png",tif:"image/ti\
ff"},ct=async(l,e,t)=>{const u=await(0,G.E)(l.bytes,t,{password:e.open_password}),f=new st(u);for(let I=0;I<u.pages.count;I++)await f.page(I);const o=new dt(u,e.
minimum_size,t);for(const I of f.found)await o.add(I);const{files:w,count:p}=o;return{documents:[],files:w,notes:o.notes(f.found.length),facts:{imageCount:p}}};
class dt{document;minimum;job;files=[];count=0;small=0;size=0;unable=new Map;constructor(e,t,u){this.document=e,this.minimum=t,this.job=u}async add({stream:e,page:t,
find:u}){const{document:f}=this,{width:o,height:w}=(0,U.h)(f,e.dict);if(o<this.minimum||w<this.minimum){this.small++;return}const p=await ut(C(f,e,u));if(typeof p==
"string"){this.unable.set(p,(this.unable.get(p)??0)+1);return}const I=(0,F.n)(++this.count),L=`${I}.${p.ending}`;if(await this.push(L,p,{page:t}),!p.masked)return;
const x=f.resolve(e.dict.get("SMask"))??f.resolve(e.dict.get("Mask")),T=x instanceof a.Z6?await ut(C(f,x,()=>{})):"damaged";typeof T!="string"&&await this.push(
`${I}-mask.${T.ending}`,T,{page:t,maskOf:L})}async push(e,{bytes:t,ending:u,width:f,height:o},w){const{partBytes:p,parts:I}=this.job.limits;this.size+=t.length;
const L="Raise minimum_size, or extract images from fewer pages";if(this.size>p)throw(0,_.F)("partBytes",`The images together are larger than ${p} bytes`,L);if(this.
files.length>=I)throw(0,_.F)("parts",`The document has more than ${I} images`,L);const x=it[u],T=await this.job.onResult({index:this.files.length,name:e,bytes:t});
this.files.push({name:e,bytes:T,mediaType:x,facts:{...w,size:t.length,mimeType:x,width:f,height:o}})}notes(e){const t=[];return this.unable.size>0&&t.push(pt(this.
unable)),this.count===0&&this.unable.size===0&&t.push(yt(e)),t}}async function ut(l){try{return await l}catch(e){if(e instanceof S.zU&&e.code==="unreadable_docu\
ment")return"damaged";throw e}}const nt={jbig2:"compressed with JBIG2, which is not decoded",colors:"with colors that no image file has",damaged:"damaged"};function pt(l){
return{code:"images_left_out",message:`Images were left out: ${[...l].map(([t,u])=>`${(0,N.y_)(u,"image is","images are")} ${nt[t]}`).join("; ")}.`}}function yt(l){
const e=l===1?"The one image of the pages is":`All ${l} images of the pages are`;return{code:"no_images",message:l===0?"The pages have no images.":`${e} smaller\
 than minimum_size.`,...l===0?{}:{mentions:["minimum_size"]}}}}),76023:((et,W,i)=>{i.d(W,{L:()=>a});var S=i(45599),U=i(69869);const _=8,y={DeviceGray:m("gray",1),
CalGray:m("gray",1),G:m("gray",1),DeviceRGB:m("rgb",3),CalRGB:m("rgb",3),RGB:m("rgb",3),DeviceCMYK:m("cmyk",4),CMYK:m("cmyk",4),Separation:m("inks",1)};function m(s,E){
return{kind:s,components:E,profile:void 0,table:void 0}}function a(s,E,v,k=0){const r=s.resolve(E);if(k>_)return;if(r instanceof S.SX){if(Object.hasOwn(y,r.text))
return y[r.text];const c=v(r.text);return c===void 0?void 0:a(s,c,v,k+1)}if(!(0,S.cy)(r))return;const h=s.resolve(r[0]);if(h instanceof S.SX)switch(h.text){case"\
ICCBased":return n(s,r[1],v,k);case"Indexed":case"I":return g(s,r,v,k);case"DeviceN":{const c=s.array(r[1])?.length??0;return c>=1&&c<=32?m("inks",c):void 0}default:
return Object.hasOwn(y,h.text)?y[h.text]:void 0}}function n(s,E,v,k){const r=s.resolve(E);if(!(r instanceof S.Z6))return;const h=s.resolve(r.dict.get("N")),c=h===
1?"gray":h===3?"rgb":h===4?"cmyk":void 0;if(c===void 0)return a(s,r.dict.get("Alternate"),v,k+1);const A=(0,U.hh)(s.decodedPart(r)?.data,h);return{...m(c,h),profile:A?.
bytes}}function g(s,E,v,k){const r=a(s,E[1],v,k+1),h=s.resolve(E[3]),c=h instanceof S.Mx?h.bytes:h instanceof S.Z6?s.decodedPart(h)?.data:void 0,A=s.resolve(E[2]);
if(!r||r.table||!c||typeof A!="number"||!(A>=0))return;const b=new Uint8Array((Math.min(Math.floor(A),255)+1)*r.components);return b.set(c.subarray(0,b.length)),
{...r,table:b}}}),95340:((et,W,i)=>{i.d(W,{K:()=>S,h:()=>U});const S=1e6;function U(_,y){const m=g=>{const s=_.resolve(y.get(g));return typeof s=="number"?Math.
floor(s):NaN},a=_.resolve(y.get("ImageMask"))===!0,n=_.array(y.get("Decode"))?.map(g=>_.resolve(g));return{width:m("Width"),height:m("Height"),bits:a?1:m("BitsP\
erComponent")||8,stencil:a,decode:n?.every(g=>typeof g=="number")?n:void 0}}}),30586:((et,W,i)=>{i.d(W,{Fo:()=>A,Hy:()=>c});var S=i(44131),U=i(64680),_=i(19158),
y=i(68973);const m=Uint8Array.of(137,80,78,71,13,10,26,10),a={gray:0,rgb:2,palette:3,"gray-alpha":4,rgba:6},n={gray:1,rgb:3,palette:1,"gray-alpha":2,rgba:4},g=.0254,
s=6,E=8388608,v=65536,k=2,r=.6,h=4,c=async(P,M)=>(await A(P,M)).file;async function A(P,M){const{width:O,height:F,depth:G,color:N,palette:Q,profile:q,resolution:rt}=P,
at=Buffer.alloc(13);at.writeUInt32BE(O,0),at.writeUInt32BE(F,4),at.set([G,a[N],0,0,0],8);const H=[m,K("IHDR",at)];q&&H.push(await d(q,M)),rt!==void 0&&H.push(K(
"pHYs",D(rt))),Q&&H.push(K("PLTE",Q));const{data:st}=await C(P,M),J=st.then(it=>Buffer.concat([...H,K("IDAT",it),K("IEND",new Uint8Array(0))]));return J.catch(()=>{}),
{file:J}}const b=4;async function d(P,M){return K("iCCP",Buffer.concat([Buffer.from("ICC\0\0","latin1"),await(0,y.uM)(M).deflate(P,b)]))}function D(P){const M=Buffer.
alloc(9),O=Math.round(P/g);return M.writeUInt32BE(O,0),M.writeUInt32BE(O,4),M[8]=1,M}async function C(P,{codec:M,pace:O}){const F=(B(P)+1)*P.height;if(!M&&F>E){
const q=await(0,_.p)(new CompressionStream("deflate"),j(P,O,!0));return{data:Promise.resolve(q)}}const G=new U.k(F);for await(const q of j(P,O,!1))G.copy(q,0,q.
length);const N=G.bytes,Q=M?M.deflate(N,s):(0,_.p)(new CompressionStream("deflate"),[N]);return F>E&&await Q,{data:Q}}const B=({width:P,depth:M,color:O})=>Math.
ceil(P*M*n[O]/8);async function*j(P,M,O){const{height:F,samples:G}=P,N=B(P),Q=Z(P),q=typeof G=="function"?G:J=>G.subarray(J*N,J*N+N),rt=new Uint8Array(N),at=Math.
max(1,Math.floor(v/(N+1)));let H=new Uint8Array(0),st=0;for(let J=0;J<F;J++){if(st===H.length){const nt=Math.min(at,F-J)*(N+1);(O||H.length!==nt)&&(H=new Uint8Array(
nt)),st=0}const it=H.subarray(st,st+=N+1),ct=q(J).subarray(0,N),dt=J>0&&Buffer.compare(ct,rt)===0;if(it[0]=Q(ct,dt),it[0]!==k)it.set(ct,1);else if(!dt)for(let nt=0;nt<
N;nt++)it[nt+1]=ct[nt]-rt[nt];dt||rt.set(ct),st===H.length&&(yield H);const ut=M.step(N);ut&&await ut}}function Z({depth:P,color:M}){if(P<8||M==="palette")return()=>0;
const O=n[M];let F;return(G,N)=>{if(N)return F;const Q=F===void 0;return F=P===8&&Y(G,O)?0:k,Q?0:F}}function Y(P,M){let O=0,F=0;for(let G=M;G<P.length;G+=h*M)P[G]===
P[G-M]&&O++,F++;return O>=F*r}function K(P,M){const O=Buffer.alloc(M.length+12);return O.writeUInt32BE(M.length,0),O.write(P,4,"latin1"),O.set(M,8),O.writeUInt32BE(
(0,S.Q)(O.subarray(4,M.length+8)),M.length+8),O}}),92152:((et,W,i)=>{i.d(W,{A6:()=>E,AT:()=>s,Cb:()=>U,WQ:()=>_,ZJ:()=>g,fu:()=>k,mA:()=>n,u8:()=>v,zq:()=>S});const S=(r,h,c)=>Math.
ceil(r*h*c/8);function U(r,h,c){if(!r||r.length<h*2)return!1;let A=0;for(let b=0;b<h;b++){const[d,D]=[r[b*2],r[b*2+1]];if(d===c&&D===0)A++;else if(d!==0||D!==c)
return}return A===0?!1:A===h?!0:void 0}function _(r,h){if(r.length>=h)return r.subarray(0,h);const c=new Uint8Array(h);return c.set(r),c}const y=2,m=65536;async function a(r,h,c,A){
const b=Math.max(1,Math.floor(m/h));for(let d=0;d<r;d+=b){const D=Math.min(d+b,r);A(d,D);const C=c.step((D-d)*h*y);C&&await C}}async function n(r,h){const c=new Uint8Array(
r.length);return await a(r.length,1,h,(A,b)=>{for(let d=A;d<b;d++)c[d]=r[d]^255}),c}async function g(r,{width:h,height:c,channels:A,bits:b},d,D){const C=h*A,B=S(
h,A,b),j=new Uint8Array(C*c),Z=2**b-1,Y=d&&b<8?255/Z:1;for(let K=0;K<c;K++)await a(C,1,D,(P,M)=>{for(let O=P;O<M;O++){const F=O*b,G=K*B+(F>>3),N=b>=8?r[G]:r[G]>>
8-b-(F&7)&Z;j[K*C+O]=N*Y}});return j}async function s(r,h,c,A){const b=Array.from({length:c},(D,C)=>{const[B,j]=[h[C*2],h[C*2+1]];return Uint8ClampedArray.from(
{length:256},(Z,Y)=>(B+Y/255*(j-B))*255)}),d=new Uint8Array(r.length);return await a(r.length,1,A,(D,C)=>{for(let B=D;B<C;B++)d[B]=b[B%c][r[B]]}),d}function E(r,h,c){
const A=new Uint8Array(r.length*c);for(let b=0;b<r.length;b++)for(let d=0;d<c;d++)A[b*c+d]=h[r[b]*c+d]??0;return A}async function v(r,h,c,A){const b=new Uint8Array(
r.length*c);return await a(r.length,c,A,(d,D)=>b.set(E(r.subarray(d,D),h,c),d*c)),b}async function k(r,h,c,A){const b=new Uint8Array(h.length*(c+1));return await a(
h.length,c+1,A,(d,D)=>{for(let C=d;C<D;C++){for(let B=0;B<c;B++)b[C*(c+1)+B]=r[C*c+B];b[C*(c+1)+c]=h[C]}}),b}}),38671:((et,W,i)=>{i.d(W,{R:()=>y});var S=i(52205),
U=i(45599);const _={DCTDecode:"jpg",DCT:"jpg",JPXDecode:"jp2",CCITTFaxDecode:"ccitt",CCF:"ccitt",JBIG2Decode:"jbig2"};function y(m,a){const n=(0,S.c3)(m,a.dict.
get("Filter")),g=(0,S.c3)(m,a.dict.get("DecodeParms")),s=n.at(-1)??null,E=s instanceof U.SX?_[s.text]:void 0;if(!E)return{format:E,parameters:void 0,filter:s,before:a};
const v=new U.Bi(a.dict);v.set("Filter",n.slice(0,-1)),v.set("DecodeParms",g.slice(0,n.length-1));const k=g[n.length-1];return{format:E,parameters:(0,U.Zm)(k)?k:
void 0,filter:s,before:new U.Z6(v,a.data,a.sealed)}}}),93059:((et,W,i)=>{i.d(W,{n:()=>_});var S=i(45599);const U={BPC:"BitsPerComponent",CS:"ColorSpace",D:"Deco\
de",DP:"DecodeParms",F:"Filter",H:"Height",IM:"ImageMask",W:"Width"};function _(y){if(y.dataStart<0)return;const m=new S.Bi;for(let a=0;a+1<y.count;a+=2){const n=y.
name(a);n!==void 0&&m.set(U[n]??n,y.value(a+1))}return new S.Z6(m,y.content.subarray(y.dataStart,y.dataEnd))}}),69869:((et,W,i)=>{i.d(W,{Jc:()=>k,R1:()=>b,To:()=>s,
hh:()=>E,so:()=>h});var S=i(77598),U=i.n(S),_=i(48249),y=i(78157),m=i(68973),a=i(45599);const n={1:"GRAY",3:"RGB ",4:"CMYK"},g=["scnr","mntr","prtr","spac"],s={
1:"DeviceGray",3:"DeviceRGB",4:"DeviceCMYK"};function E(d,D){if(!d||d.length<132)return;const C=(0,y.bS)(d),B=K=>C.toString("latin1",K,K+4),j=C.readUInt32BE(0),
Z=d[8];if(!(!(j>=132&&j<=d.length&&Z>=2&&Z<=4&&B(36)==="acsp"&&g.includes(B(12)))||B(16)!==n[D]))return{bytes:d.subarray(0,j),version:Z}}const v=new WeakMap;async function k(d,D){
const{bytes:C}=d,B=D.pace.step(C.length);B&&await B;const j=v.get(D.pace)??new Map;v.set(D.pace,j);const Z=c(C),Y=j.get(Z);if(Y)return Y;const K={...d,id:Z,deflated:await(0,m.
uM)(D).deflate(C,r)};return j.set(Z,K),K}const r=4,h=d=>{const{bytes:D}=d;return{...d,id:c(D),deflated:(0,_.Kc)(D)}},c=d=>(0,S.createHash)("sha256").update(d).digest(
"base64"),A=new WeakMap;function b(d,{id:D,deflated:C},B){const j=A.get(d)??new Map;A.set(d,j);const Z=j.get(D);if(Z)return Z;const Y=(0,a.jd)({N:B,Alternate:(0,a.
UU)(s[B]),Filter:(0,a.UU)("FlateDecode")}),K=d.add(new a.Z6(Y,C));return j.set(D,K),K}}),19158:((et,W,i)=>{i.d(W,{p:()=>U});var S=i(78157);async function U({readable:m,
writable:a},n){const g=_(a.getWriter(),n),[s]=await Promise.all([y(m.getReader()),g]);return(0,S.mE)(s)}async function _(m,a){try{for await(const n of a)await m.
write(n);await m.close()}catch(n){throw await m.abort(n).catch(()=>{}),n}}async function y(m){const a=[];for(let n=await m.read();!n.done;n=await m.read())a.push(
n.value);return a}})};
