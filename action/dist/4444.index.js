"use strict";exports.id=4444,exports.ids=[4444],exports.modules={44131:((et,K,i)=>{i.d(K,{Q:()=>x});const P=O();function x(y){const[m,a,s,g]=P;let n=4294967295,E=0;for(const L=y.
length-3;E<L;E+=4)n^=y[E]|y[E+1]<<8|y[E+2]<<16|y[E+3]<<24,n=g[n&255]^s[n>>>8&255]^a[n>>>16&255]^m[n>>>24];for(;E<y.length;E++)n=m[(n^y[E])&255]^n>>>8;return~n>>>
0}function O(){const y=new Int32Array(256);for(let g=0;g<256;g++){let n=g;for(let E=0;E<8;E++)n=n&1?n>>>1^3988292384:n>>>1;y[g]=n}const m=g=>g.map(n=>y[n&255]^n>>>
8),a=m(y),s=m(a);return[y,a,s,m(s)]}}),45657:((et,K,i)=>{i.d(K,{Hn:()=>x,Kf:()=>y,RZ:()=>P,Vp:()=>a,YG:()=>m,vH:()=>O});function P(s,g){for(const n of g)s.push(
n)}const x=s=>s.slice();function O(s,g,n){const E=s.get(g);E?E.push(n):s.set(g,[n])}const y=s=>{let g=-1/0;for(const n of s)g=Math.max(g,n);return g},m=s=>{let g=1/0;
for(const n of s)g=Math.min(g,n);return g},a=s=>Number.isInteger(s)&&!Number.isSafeInteger(s)}),55396:((et,K,i)=>{i.r(K),i.d(K,{extract_images:()=>ct});var P=i(
58552),x=i(95340),O=i(42973),y=i(81272),m=i(68973),a=i(45599),s=i(92152);const g=3,n=4,E=7,L={[g]:2,[n]:4,[E]:1};function W(l){const{width:e,height:t,bits:u,channels:f,
photometric:o,compression:w,options:p,otherInks:I,profile:U,data:_}=l,T=[[256,n,[e]],[257,n,[t]],[258,g,new Array(f).fill(u)],[259,g,[w]],[262,g,[o]],[273,n,[8]],
[277,g,[f]],[278,n,[t]],[279,n,[_.length]]];p!==void 0&&T.push([292,n,[p]]),o===5&&T.push([332,g,[I?2:1]],[334,g,[f]]),U&&T.push([34675,E,U]);const R=8+_.length+
_.length%2,z=Buffer.alloc(2+T.length*12+4);z.writeUInt16LE(T.length,0);const tt=[];let $=R+z.length;for(const[gt,[mt,X,ot]]of T.entries()){const ft=2+gt*12;z.writeUInt16LE(
mt,ft),z.writeUInt16LE(X,ft+2),z.writeUInt32LE(ot.length,ft+4);const lt=Buffer.alloc(Math.max(4,ot.length*L[X]));if(ot instanceof Uint8Array)lt.set(ot);else for(const[
ht,wt]of ot.entries())lt.writeUIntLE(wt,ht*L[X],L[X]);if(lt.length===4)z.set(lt,ft+8);else{z.writeUInt32LE($,ft+8);const ht=lt.length%2===0?lt:Buffer.concat([lt,
Buffer.alloc(1)]);tt.push(ht),$+=ht.length}}const V=Buffer.from([73,73,42,0,0,0,0,0]);return V.writeUInt32LE(R,4),Buffer.concat([V,_,Buffer.alloc(_.length%2),z,
...tt])}const r=1,h=4;function c(l,e,{width:t,height:u,decode:f},o,w){const p=(z,tt)=>{const $=l.resolve(w?.get(z));return typeof $=="number"?$:tt},I=z=>l.resolve(
w?.get(z))===!0,U=p("K",0),_=p("Columns",1728);if(_>x.K||!Number.isInteger(_))return;const R=[I("BlackIs1"),(0,s.Cb)(f,1,1)===!0,!v(o)].filter(Boolean).length%2===
0;return W({width:_>0?_:t,height:u,bits:1,channels:1,photometric:R?0:1,compression:U<0?4:3,...U<0?{}:{options:(U>0?r:0)+(I("EncodedByteAlign")?h:0)},data:e})}function v({
table:l,components:e,kind:t}){if(!l)return t!=="inks"&&t!=="cmyk";const u=o=>l.subarray(o*e,(o+1)*e).reduce((w,p)=>w+p,0),f=u(0)<=u(1);return t==="inks"||t==="c\
myk"?!f:f}var b=i(76023),d=i(30586),A=i(38671);async function D(l,e,t){const u=(0,x.h)(l,e.dict),{width:f,height:o}=u;if(!(f>=1&&o>=1))return"damaged";const w=l.
job.limits.pixels;if(f*o>w)throw(0,O.F)("pixels",`An image of the document has ${f} × ${o} pixels; at most ${w} in all are allowed`,"Remove it");if(f>x.K)throw(0,O.
F)("pixels",`An image of the document has rows of ${f} pixels; at most ${x.K} are allowed`,"Remove it");const{format:p,parameters:I,before:U}=(0,A.R)(l,e);if(p===
"jbig2")return"jbig2";const _=l.resolve(e.dict.get("SMask"))??l.resolve(e.dict.get("Mask")),T=_ instanceof a.Z6,R=await l.decodedAtEase(U);if(p==="jpg"||p==="jp\
2")return{ending:p,bytes:R,width:f,height:o,masked:T};const z=u.stencil?j:(0,b.L)(l,e.dict.get("ColorSpace"),t);if(!z||![1,2,4,8,16].includes(u.bits))return"col\
ors";if(p==="ccitt"){const V=c(l,R,u,z,I);return V?{ending:"tif",bytes:V,width:f,height:o,masked:T}:"damaged"}const tt=_ instanceof a.Z6?_:void 0,$=S(l.job,u,z,
R.length,tt!==void 0);try{return await Z(l,u,z,R,tt)}finally{l.job.memory.release($)}}function S({memory:l},{width:e,height:t,bits:u,decode:f},o,w,p){const I=o.
table?1:o.components,U=Math.max(0,(0,s.zq)(e,I,u)*t-w),_=(0,s.Cb)(f,I,o.table?2**u-1:1),R=!p&&_!==void 0&&(o.kind==="gray"||o.kind==="rgb")&&k(o,u)?0:e*t*(o.components+
1);if(!(U+R<=l.stream&&l.borrow(U+R)))throw(0,y.q)(l,U+R);return R}const j={kind:"gray",components:1,profile:void 0,table:void 0};async function Z(l,e,t,u,f){const{
width:o,height:w,bits:p}=e,{pace:I}=l.job,U=t.table?1:t.components,_=(0,s.zq)(o,U,p)*w,T=(0,s.Cb)(e.decode,U,t.table?2**p-1:1);let R=(0,s.WQ)(u,_);T&&(R=await(0,s.
mA)(R,I));const z={width:o,height:w,channels:U,bits:p},tt={width:o,height:w,masked:f!==void 0};if(t.kind==="cmyk"||t.kind==="inks"){let X=p===16?R:await(0,s.ZJ)(
R,z,!t.table,I);t.table?X=await(0,s.u8)(X,t.table,t.components,I):T===void 0&&p<=8&&(X=await(0,s.AT)(X,e.decode,U,I));const ot=await(0,m.uM)(l.job).deflate(X,M);
return{...tt,ending:"tif",bytes:B(e,t,p===16&&!t.table?16:8,ot)}}const $=f&&await C(l,f,e);if(!$&&T!==void 0&&k(t,p)){const X=t.table&&(t.kind==="gray"?(0,s.A6)(
t.table,Y,3):t.table),ot=t.table?"palette":t.kind,ft={width:o,height:w,depth:p,color:ot,palette:X?.subarray(0,3*2**p),profile:t.profile,samples:R};return{...tt,
ending:"png",bytes:await(0,d.Hy)(ft,l.job)}}let V=await(0,s.ZJ)(R,z,!t.table,I);t.table?V=await(0,s.u8)(V,t.table,t.components,I):T===void 0&&(V=await(0,s.AT)(V,
e.decode,U,I)),$&&(V=await(0,s.fu)(V,$,t.components,I));const gt=t.kind==="gray"?$?"gray-alpha":"gray":$?"rgba":"rgb",mt={width:o,height:w,depth:8,color:gt,profile:t.
profile,samples:V};return{...tt,masked:f!==void 0&&!$,ending:"png",bytes:await(0,d.Hy)(mt,l.job)}}const Y=Uint8Array.from({length:768},(l,e)=>Math.floor(e/3)),k=({
kind:l,table:e},t)=>e?t<=8:l==="gray"||t>=8;async function C(l,e,t){const u=(0,x.h)(l,e.dict),{width:f,height:o,bits:w,stencil:p,decode:I}=u;if(!(f===t.width&&o===
t.height&&!e.dict.has("Matte"))||t.bits===16||![1,2,4,8].includes(w)||(0,A.R)(l,e).format)return;const _=(0,s.Cb)(I,1,1);if(_===void 0)return;const T=(0,s.WQ)(await l.
decodedAtEase(e),(0,s.zq)(f,1,w)*o),R=await(0,s.ZJ)(T,{width:f,height:o,channels:1,bits:w},!0,l.job.pace);return _!==p?(0,s.mA)(R,l.job.pace):R}const M=4;function B({
width:l,height:e},t,u,f){const o=t.components===1;return W({width:l,height:e,bits:u,channels:t.components,photometric:o?0:5,compression:8,otherInks:t.kind==="in\
ks",profile:t.profile,data:f})}var F=i(31424),G=i(91519),N=i(98446),Q=i(64019),q=i(37709),rt=i(93059),at=i(58971),H=i(31095);class st{document;found=[];decoder;seen=new Set;constructor(e){
this.document=e,this.decoder=new at.X(e)}async page(e){const{document:t}=this,u=new H.H(t,t.dict(t.pages.attribute(e,"Resources")));await this.content(await this.
decoder.page(e),u,e+1,0);for(const f of t.array(t.entry(t.pages.number(e),"Annots"))??[]){const o=t.dict(f),w=o&&(0,Q.wR)(t,o);w&&await this.form(w,u,e+1,0)}}async content(e,t,u,f){
const{job:o}=this.document;await(0,q.Ko)(e,o.pace,w=>{switch(o.memory.budget.spend("operators",1),w.operator){case"BI":this.inline(w,t,u);return;case"Do":return this.
draws(t.find("XObject",w.name(0)??""),t,u,f);case"scn":case"SCN":return this.pattern(w.name(w.count-1),t,u,f);default:return}})}draws(e,t,u,f){const o=this.document.
resolve(e);if(!(o instanceof a.Z6)||!(0,a.i9)(e)||this.seen.has(e.number))return;const w=this.document.resolve(o.dict.get("Subtype"));if((0,a.Eo)(w,"Form"))return this.
form(e,t,u,f);(0,a.Eo)(w,"Image")&&(this.seen.add(e.number),this.found.push({stream:o,page:u,find:p=>t.find("ColorSpace",p)}))}pattern(e,t,u,f){const o=e===void 0?
void 0:t.find("Pattern",e);if(o!==void 0&&this.document.resolve(o)instanceof a.Z6)return this.form(o,t,u,f)}async form(e,t,u,f){const{document:o,seen:w}=this,p=o.
resolve(e);if(!(0,a.i9)(e)||w.has(e.number)||!(p instanceof a.Z6))return;w.add(e.number);const I=o.job.limits.formDepth;if(f>=I)throw(0,O.F)("formDepth",`A page\
 of the document has more than ${I} forms within another`,"Open it in another PDF program and save it again");const U=o.dict(p.dict.get("Resources")),_=U?new H.
H(o,U,t):t;await this.content(await this.decoder.form(e.number,p),_,u,f+1)}inline(e,t,u){const f=(0,rt.n)(e);f&&this.found.push({stream:f,page:u,find:o=>J(t,o)})}}
const J=(l,e)=>{const t=l.find("ColorSpace",e);return t instanceof a.SX&&t.text===e?void 0:t},it={jpg:"image/jpeg",jp2:"image/jp2",png:"image/png",tif:"image/ti\
ff"},ct=async(l,e,t)=>{const u=await(0,G.E)(l.bytes,t,{password:e.open_password}),f=new st(u);for(let I=0;I<u.pages.count;I++)await f.page(I);const o=new dt(u,e.
minimum_size,t);for(const I of f.found)await o.add(I);const{files:w,count:p}=o;return{documents:[],files:w,notes:o.notes(f.found.length),facts:{imageCount:p}}};
class dt{document;minimum;job;files=[];count=0;small=0;size=0;unable=new Map;constructor(e,t,u){this.document=e,this.minimum=t,this.job=u}async add({stream:e,page:t,
find:u}){const{document:f}=this,{width:o,height:w}=(0,x.h)(f,e.dict);if(o<this.minimum||w<this.minimum){this.small++;return}const p=await ut(D(f,e,u));if(typeof p==
"string"){this.unable.set(p,(this.unable.get(p)??0)+1);return}const I=(0,F.n)(++this.count),U=`${I}.${p.ending}`;if(await this.push(U,p,{page:t}),!p.masked)return;
const _=f.resolve(e.dict.get("SMask"))??f.resolve(e.dict.get("Mask")),T=_ instanceof a.Z6?await ut(D(f,_,()=>{})):"damaged";typeof T!="string"&&await this.push(
`${I}-mask.${T.ending}`,T,{page:t,maskOf:U})}async push(e,{bytes:t,ending:u,width:f,height:o},w){const{partBytes:p,parts:I}=this.job.limits;this.size+=t.length;
const U="Raise minimum_size, or extract images from fewer pages";if(this.size>p)throw(0,O.F)("partBytes",`The images together are larger than ${p} bytes`,U);if(this.
files.length>=I)throw(0,O.F)("parts",`The document has more than ${I} images`,U);const _=it[u],T=await this.job.onResult({index:this.files.length,name:e,bytes:t});
this.files.push({name:e,bytes:T,mediaType:_,facts:{...w,size:t.length,mimeType:_,width:f,height:o}})}notes(e){const t=[];return this.unable.size>0&&t.push(pt(this.
unable)),this.count===0&&this.unable.size===0&&t.push(yt(e)),t}}async function ut(l){try{return await l}catch(e){if(e instanceof P.zU&&e.code==="unreadable_docu\
ment")return"damaged";throw e}}const nt={jbig2:"compressed with JBIG2, which is not decoded",colors:"with colors that no image file has",damaged:"damaged"};function pt(l){
return{code:"images_left_out",message:`Images were left out: ${[...l].map(([t,u])=>`${(0,N.y_)(u,"image is","images are")} ${nt[t]}`).join("; ")}.`}}function yt(l){
const e=l===1?"The one image of the pages is":`All ${l} images of the pages are`;return{code:"no_images",message:l===0?"The pages have no images.":`${e} smaller\
 than minimum_size.`,...l===0?{}:{mentions:["minimum_size"]}}}}),76023:((et,K,i)=>{i.d(K,{L:()=>a});var P=i(45599),x=i(69869);const O=8,y={DeviceGray:m("gray",1),
CalGray:m("gray",1),G:m("gray",1),DeviceRGB:m("rgb",3),CalRGB:m("rgb",3),RGB:m("rgb",3),DeviceCMYK:m("cmyk",4),CMYK:m("cmyk",4),Separation:m("inks",1)};function m(n,E){
return{kind:n,components:E,profile:void 0,table:void 0}}function a(n,E,L,W=0){const r=n.resolve(E);if(W>O)return;if(r instanceof P.SX){if(Object.hasOwn(y,r.text))
return y[r.text];const c=L(r.text);return c===void 0?void 0:a(n,c,L,W+1)}if(!(0,P.cy)(r))return;const h=n.resolve(r[0]);if(h instanceof P.SX)switch(h.text){case"\
ICCBased":return s(n,r[1],L,W);case"Indexed":case"I":return g(n,r,L,W);case"DeviceN":{const c=n.array(r[1])?.length??0;return c>=1&&c<=32?m("inks",c):void 0}default:
return Object.hasOwn(y,h.text)?y[h.text]:void 0}}function s(n,E,L,W){const r=n.resolve(E);if(!(r instanceof P.Z6))return;const h=n.resolve(r.dict.get("N")),c=h===
1?"gray":h===3?"rgb":h===4?"cmyk":void 0;if(c===void 0)return a(n,r.dict.get("Alternate"),L,W+1);const v=(0,x.hh)(n.decodedPart(r)?.data,h);return{...m(c,h),profile:v?.
bytes}}function g(n,E,L,W){const r=a(n,E[1],L,W+1),h=n.resolve(E[3]),c=h instanceof P.Mx?h.bytes:h instanceof P.Z6?n.decodedPart(h)?.data:void 0,v=n.resolve(E[2]);
if(!r||r.table||!c||typeof v!="number"||!(v>=0))return;const b=new Uint8Array((Math.min(Math.floor(v),255)+1)*r.components);return b.set(c.subarray(0,b.length)),
{...r,table:b}}}),95340:((et,K,i)=>{i.d(K,{K:()=>P,h:()=>x});const P=1e6;function x(O,y){const m=g=>{const n=O.resolve(y.get(g));return typeof n=="number"?Math.
floor(n):NaN},a=O.resolve(y.get("ImageMask"))===!0,s=O.array(y.get("Decode"))?.map(g=>O.resolve(g));return{width:m("Width"),height:m("Height"),bits:a?1:m("BitsP\
erComponent")||8,stencil:a,decode:s?.every(g=>typeof g=="number")?s:void 0}}}),30586:((et,K,i)=>{i.d(K,{Fo:()=>v,Hy:()=>c});var P=i(44131),x=i(64680),O=i(19158),
y=i(68973);const m=Uint8Array.of(137,80,78,71,13,10,26,10),a={gray:0,rgb:2,palette:3,"gray-alpha":4,rgba:6},s={gray:1,rgb:3,palette:1,"gray-alpha":2,rgba:4},g=.0254,
n=6,E=8388608,L=65536,W=2,r=.6,h=4,c=async(C,M)=>(await v(C,M)).file;async function v(C,M){const{width:B,height:F,depth:G,color:N,palette:Q,profile:q,resolution:rt}=C,
at=Buffer.alloc(13);at.writeUInt32BE(B,0),at.writeUInt32BE(F,4),at.set([G,a[N],0,0,0],8);const H=[m,k("IHDR",at)];q&&H.push(await d(q,M)),rt!==void 0&&H.push(k(
"pHYs",A(rt))),Q&&H.push(k("PLTE",Q));const{data:st}=await D(C,M),J=st.then(it=>Buffer.concat([...H,k("IDAT",it),k("IEND",new Uint8Array(0))]));return J.catch(()=>{}),
{file:J}}const b=4;async function d(C,M){return k("iCCP",Buffer.concat([Buffer.from("ICC\0\0","latin1"),await(0,y.uM)(M).deflate(C,b)]))}function A(C){const M=Buffer.
alloc(9),B=Math.round(C/g);return M.writeUInt32BE(B,0),M.writeUInt32BE(B,4),M[8]=1,M}async function D(C,{codec:M,pace:B}){const F=(S(C)+1)*C.height;if(!M&&F>E){
const q=await(0,O.p)(new CompressionStream("deflate"),j(C,B,!0));return{data:Promise.resolve(q)}}const G=new x.k(F);for await(const q of j(C,B,!1))G.copy(q,0,q.
length);const N=G.bytes,Q=M?M.deflate(N,n):(0,O.p)(new CompressionStream("deflate"),[N]);return F>E&&await Q,{data:Q}}const S=({width:C,depth:M,color:B})=>Math.
ceil(C*M*s[B]/8);async function*j(C,M,B){const{height:F,samples:G}=C,N=S(C),Q=Z(C),q=typeof G=="function"?G:J=>G.subarray(J*N,J*N+N),rt=new Uint8Array(N),at=Math.
max(1,Math.floor(L/(N+1)));let H=new Uint8Array(0),st=0;for(let J=0;J<F;J++){if(st===H.length){const nt=Math.min(at,F-J)*(N+1);(B||H.length!==nt)&&(H=new Uint8Array(
nt)),st=0}const it=H.subarray(st,st+=N+1),ct=q(J).subarray(0,N),dt=J>0&&Buffer.compare(ct,rt)===0;if(it[0]=Q(ct,dt),it[0]!==W)it.set(ct,1);else if(!dt)for(let nt=0;nt<
N;nt++)it[nt+1]=ct[nt]-rt[nt];dt||rt.set(ct),st===H.length&&(yield H);const ut=M.step(N);ut&&await ut}}function Z({depth:C,color:M}){if(C<8||M==="palette")return()=>0;
const B=s[M];let F;return(G,N)=>{if(N)return F;const Q=F===void 0;return F=C===8&&Y(G,B)?0:W,Q?0:F}}function Y(C,M){let B=0,F=0;for(let G=M;G<C.length;G+=h*M)C[G]===
C[G-M]&&B++,F++;return B>=F*r}function k(C,M){const B=Buffer.alloc(M.length+12);return B.writeUInt32BE(M.length,0),B.write(C,4,"latin1"),B.set(M,8),B.writeUInt32BE(
(0,P.Q)(B.subarray(4,M.length+8)),M.length+8),B}}),92152:((et,K,i)=>{i.d(K,{A6:()=>E,AT:()=>n,Cb:()=>x,WQ:()=>O,ZJ:()=>g,fu:()=>W,mA:()=>s,u8:()=>L,zq:()=>P});const P=(r,h,c)=>Math.
ceil(r*h*c/8);function x(r,h,c){if(!r||r.length<h*2)return!1;let v=0;for(let b=0;b<h;b++){const[d,A]=[r[b*2],r[b*2+1]];if(d===c&&A===0)v++;else if(d!==0||A!==c)
return}return v===0?!1:v===h?!0:void 0}function O(r,h){if(r.length>=h)return r.subarray(0,h);const c=new Uint8Array(h);return c.set(r),c}const y=2,m=65536;async function a(r,h,c,v){
const b=Math.max(1,Math.floor(m/h));for(let d=0;d<r;d+=b){const A=Math.min(d+b,r);v(d,A);const D=c.step((A-d)*h*y);D&&await D}}async function s(r,h){const c=new Uint8Array(
r.length);return await a(r.length,1,h,(v,b)=>{for(let d=v;d<b;d++)c[d]=r[d]^255}),c}async function g(r,{width:h,height:c,channels:v,bits:b},d,A){const D=h*v,S=P(
h,v,b),j=new Uint8Array(D*c),Z=2**b-1,Y=d&&b<8?255/Z:1;for(let k=0;k<c;k++)await a(D,1,A,(C,M)=>{for(let B=C;B<M;B++){const F=B*b,G=k*S+(F>>3),N=b>=8?r[G]:r[G]>>
8-b-(F&7)&Z;j[k*D+B]=N*Y}});return j}async function n(r,h,c,v){const b=Array.from({length:c},(A,D)=>{const[S,j]=[h[D*2],h[D*2+1]];return Uint8ClampedArray.from(
{length:256},(Z,Y)=>(S+Y/255*(j-S))*255)}),d=new Uint8Array(r.length);return await a(r.length,1,v,(A,D)=>{for(let S=A;S<D;S++)d[S]=b[S%c][r[S]]}),d}function E(r,h,c){
const v=new Uint8Array(r.length*c);for(let b=0;b<r.length;b++)for(let d=0;d<c;d++)v[b*c+d]=h[r[b]*c+d]??0;return v}async function L(r,h,c,v){const b=new Uint8Array(
r.length*c);return await a(r.length,c,v,(d,A)=>b.set(E(r.subarray(d,A),h,c),d*c)),b}async function W(r,h,c,v){const b=new Uint8Array(h.length*(c+1));return await a(
h.length,c+1,v,(d,A)=>{for(let D=d;D<A;D++){for(let S=0;S<c;S++)b[D*(c+1)+S]=r[D*c+S];b[D*(c+1)+c]=h[D]}}),b}}),38671:((et,K,i)=>{i.d(K,{R:()=>y});var P=i(52205),
x=i(45599);const O={DCTDecode:"jpg",DCT:"jpg",JPXDecode:"jp2",CCITTFaxDecode:"ccitt",CCF:"ccitt",JBIG2Decode:"jbig2"};function y(m,a){const s=(0,P.c3)(m,a.dict.
get("Filter")),g=(0,P.c3)(m,a.dict.get("DecodeParms")),n=s.at(-1)??null,E=n instanceof x.SX?O[n.text]:void 0;if(!E)return{format:E,parameters:void 0,filter:n,before:a};
const L=new x.Bi(a.dict);L.set("Filter",s.slice(0,-1)),L.set("DecodeParms",g.slice(0,s.length-1));const W=g[s.length-1];return{format:E,parameters:(0,x.Zm)(W)?W:
void 0,filter:n,before:new x.Z6(L,a.data,a.sealed)}}}),93059:((et,K,i)=>{i.d(K,{n:()=>O});var P=i(45599);const x={BPC:"BitsPerComponent",CS:"ColorSpace",D:"Deco\
de",DP:"DecodeParms",F:"Filter",H:"Height",IM:"ImageMask",W:"Width"};function O(y){if(y.dataStart<0)return;const m=new P.Bi;for(let a=0;a+1<y.count;a+=2){const s=y.
name(a);s!==void 0&&m.set(x[s]??s,y.value(a+1))}return new P.Z6(m,y.content.subarray(y.dataStart,y.dataEnd))}}),69869:((et,K,i)=>{i.d(K,{Jc:()=>W,R1:()=>b,To:()=>n,
hh:()=>E,so:()=>h});var P=i(77598),x=i.n(P),O=i(48249),y=i(78157),m=i(68973),a=i(45599);const s={1:"GRAY",3:"RGB ",4:"CMYK"},g=["scnr","mntr","prtr","spac"],n={
1:"DeviceGray",3:"DeviceRGB",4:"DeviceCMYK"};function E(d,A){if(!d||d.length<132)return;const D=(0,y.bS)(d),S=k=>D.toString("latin1",k,k+4),j=D.readUInt32BE(0),
Z=d[8];if(!(!(j>=132&&j<=d.length&&Z>=2&&Z<=4&&S(36)==="acsp"&&g.includes(S(12)))||S(16)!==s[A]))return{bytes:d.subarray(0,j),version:Z}}const L=new WeakMap;async function W(d,A){
const{bytes:D}=d,S=A.pace.step(D.length);S&&await S;const j=L.get(A.pace)??new Map;L.set(A.pace,j);const Z=c(D),Y=j.get(Z);if(Y)return Y;const k={...d,id:Z,deflated:await(0,m.
uM)(A).deflate(D,r)};return j.set(Z,k),k}const r=4,h=d=>{const{bytes:A}=d;return{...d,id:c(A),deflated:(0,O.Kc)(A)}},c=d=>(0,P.createHash)("sha256").update(d).digest(
"base64"),v=new WeakMap;function b(d,{id:A,deflated:D},S){const j=v.get(d)??new Map;v.set(d,j);const Z=j.get(A);if(Z)return Z;const Y=(0,a.jd)({N:S,Alternate:(0,a.
UU)(n[S]),Filter:(0,a.UU)("FlateDecode")}),k=d.add(new a.Z6(Y,D));return j.set(A,k),k}}),19158:((et,K,i)=>{i.d(K,{p:()=>x});var P=i(78157);async function x({readable:m,
writable:a},s){const g=O(a.getWriter(),s),[n]=await Promise.all([y(m.getReader()),g]);return(0,P.mE)(n)}async function O(m,a){try{for await(const s of a)await m.
write(s);await m.close()}catch(s){throw await m.abort(s).catch(()=>{}),s}}async function y(m){const a=[];for(let s=await m.read();!s.done;s=await m.read())a.push(
s.value);return a}})};
