"use strict";exports.id=6633,exports.ids=[6633],exports.modules={44131:((Z,P,c)=>{c.d(P,{Q:()=>M});const A=v();function M(r){const[y,s,u,h]=A;let o=4294967295,n=0;for(const d=r.
length-3;n<d;n+=4)o^=r[n]|r[n+1]<<8|r[n+2]<<16|r[n+3]<<24,o=h[o&255]^u[o>>>8&255]^s[o>>>16&255]^y[o>>>24];for(;n<r.length;n++)o=y[(o^r[n])&255]^o>>>8;return~o>>>
0}function v(){const r=new Int32Array(256);for(let h=0;h<256;h++){let o=h;for(let n=0;n<8;n++)o=o&1?o>>>1^3988292384:o>>>1;r[h]=o}const y=h=>h.map(o=>r[o&255]^o>>>
8),s=y(r),u=y(s);return[r,s,u,y(u)]}}),45657:((Z,P,c)=>{c.d(P,{Hn:()=>M,Kf:()=>r,RZ:()=>A,YG:()=>y,vH:()=>v});function A(s,u){for(const h of u)s.push(h)}const M=s=>s.
slice();function v(s,u,h){const o=s.get(u);o?o.push(h):s.set(u,[h])}const r=s=>{let u=-1/0;for(const h of s)u=Math.max(u,h);return u},y=s=>{let u=1/0;for(const h of s)
u=Math.min(u,h);return u}}),55396:((Z,P,c)=>{c.r(P),c.d(P,{extract_images:()=>dt});var A=c(58552),M=c(95340),v=c(42973),r=c(45599),y=c(81679),s=c(92152);const u=3,
h=4,o=7,n={[u]:2,[h]:4,[o]:1};function d(l){const{width:e,height:t,bits:p,channels:i,photometric:a,compression:E,options:w,otherInks:B,profile:x,data:C}=l,O=[[256,
h,[e]],[257,h,[t]],[258,u,new Array(i).fill(p)],[259,u,[E]],[262,u,[a]],[273,h,[8]],[277,u,[i]],[278,h,[t]],[279,h,[C.length]]];w!==void 0&&O.push([292,h,[w]]),
a===5&&O.push([332,u,[B?2:1]],[334,u,[i]]),x&&O.push([34675,o,x]);const j=8+C.length+C.length%2,_=Buffer.alloc(2+O.length*12+4);_.writeUInt16LE(O.length,0);const V=[];
let F=j+_.length;for(const[ht,[mt,k,lt]]of O.entries()){const st=2+ht*12;_.writeUInt16LE(mt,st),_.writeUInt16LE(k,st+2),_.writeUInt32LE(lt.length,st+4);const it=Buffer.
alloc(Math.max(4,lt.length*n[k]));for(const[ut,gt]of lt.entries())it.writeUIntLE(gt,ut*n[k],n[k]);if(it.length===4)_.set(it,st+8);else{_.writeUInt32LE(F,st+8);const ut=it.
length%2===0?it:Buffer.concat([it,Buffer.alloc(1)]);V.push(ut),F+=ut.length}}const H=Buffer.from([73,73,42,0,0,0,0,0]);return H.writeUInt32LE(j,4),Buffer.concat(
[H,C,Buffer.alloc(C.length%2),_,...V])}const m=1,g=4;function f(l,e,{width:t,height:p,decode:i},a,E){const w=(_,V)=>{const F=l.resolve(E?.get(_));return typeof F==
"number"?F:V},B=_=>l.resolve(E?.get(_))===!0,x=w("K",0),C=w("Columns",1728),j=[B("BlackIs1"),(0,s.Cb)(i,1,1)===!0,!b(a)].filter(Boolean).length%2===0;return d({
width:C>0?C:t,height:p,bits:1,channels:1,photometric:j?0:1,compression:x<0?4:3,...x<0?{}:{options:(x>0?m:0)+(B("EncodedByteAlign")?g:0)},data:e})}function b({table:l,
components:e,kind:t}){if(!l)return t!=="inks"&&t!=="cmyk";const p=a=>l.subarray(a*e,(a+1)*e).reduce((E,w)=>E+w,0),i=p(0)<=p(1);return t==="inks"||t==="cmyk"?!i:
i}var D=c(76023),T=c(30586),q=c(38671);async function $(l,e,t){const p=(0,M.h)(l,e.dict),{width:i,height:a}=p;if(!(i>=1&&a>=1))return"damaged";const E=l.job.limits.
pixels;if(i*a>E)throw(0,v.F)("pixels",`An image of the document has ${i} × ${a} pixels; at most ${E} in all are allowed`,"Remove it");if(i>M.K)throw(0,v.F)("pi\
xels",`An image of the document has rows of ${i} pixels; at most ${M.K} are allowed`,"Remove it");const{format:w,parameters:B,before:x}=(0,q.R)(l,e);if(w==="jbi\
g2")return"jbig2";const C=l.resolve(e.dict.get("SMask"))??l.resolve(e.dict.get("Mask")),O=C instanceof r.Z6,j=await l.decodedAtEase(x);if(w==="jpg"||w==="jp2")return{
ending:w,bytes:j,width:i,height:a,masked:O};const _=p.stencil?ot:(0,D.L)(l,e.dict.get("ColorSpace"),t);return!_||![1,2,4,8,16].includes(p.bits)?"colors":w==="cc\
itt"?{ending:"tif",bytes:f(l,j,p,_,B),width:i,height:a,masked:O}:at(l,p,_,j,C instanceof r.Z6?C:void 0)}const ot={kind:"gray",components:1,profile:void 0,table:void 0};
async function at(l,e,t,p,i){const{width:a,height:E,bits:w}=e,{pace:B}=l.job,x=t.table?1:t.components,C=(0,s.zq)(a,x,w)*E,O=(0,s.Cb)(e.decode,x,t.table?2**w-1:1);
let j=(0,s.WQ)(p,C);O&&(j=(0,s.mA)(j));const _={width:a,height:E,channels:x,bits:w},V={width:a,height:E,masked:i!==void 0};if(t.kind==="cmyk"||t.kind==="inks"){
let k=w===16?j:await(0,s.ZJ)(j,_,!t.table,B);return t.table?k=(0,s.A6)(k,t.table,t.components):O===void 0&&w<=8&&(k=(0,s.AT)(k,e.decode,x)),{...V,ending:"tif",bytes:S(
e,t,w===16&&!t.table?16:8,k)}}const F=i&&await I(l,i,e);if(!F&&O!==void 0&&U(t,w)){const k=t.table&&(t.kind==="gray"?(0,s.A6)(t.table,W,3):t.table),lt=t.table?"\
palette":t.kind,st={width:a,height:E,depth:w,color:lt,palette:k?.subarray(0,3*2**w),profile:t.profile,samples:j};return{...V,ending:"png",bytes:await(0,T.H)(st,
l.job)}}let H=await(0,s.ZJ)(j,_,!t.table,B);t.table?H=(0,s.A6)(H,t.table,t.components):O===void 0&&(H=(0,s.AT)(H,e.decode,x)),F&&(H=(0,s.fu)(H,F,t.components));
const ht=t.kind==="gray"?F?"gray-alpha":"gray":F?"rgba":"rgb",mt={width:a,height:E,depth:8,color:ht,profile:t.profile,samples:H};return{...V,masked:i!==void 0&&
!F,ending:"png",bytes:await(0,T.H)(mt,l.job)}}const W=Uint8Array.from({length:768},(l,e)=>Math.floor(e/3)),U=({kind:l,table:e},t)=>e?t<=8:l==="gray"||t>=8;async function I(l,e,t){
const p=(0,M.h)(l,e.dict),{width:i,height:a,bits:E,stencil:w,decode:B}=p;if(!(i===t.width&&a===t.height&&!e.dict.has("Matte"))||t.bits===16||![1,2,4,8].includes(
E)||(0,q.R)(l,e).format)return;const C=(0,s.Cb)(B,1,1);if(C===void 0)return;const O=(0,s.WQ)(await l.decodedAtEase(e),(0,s.zq)(i,1,E)*a),j=await(0,s.ZJ)(O,{width:i,
height:a,channels:1,bits:E},!0,l.job.pace);return C!==w?(0,s.mA)(j):j}function S({width:l,height:e},t,p,i){const a=t.components===1;return d({width:l,height:e,bits:p,
channels:t.components,photometric:a?0:5,compression:8,otherInks:t.kind==="inks",profile:t.profile,data:(0,y.Kc)(i)})}var K=c(31424),L=c(92356),tt=c(98446),Y=c(64019),
J=c(37709),R=c(93059),X=c(58971),G=c(31095);class et{document;found=[];decoder;seen=new Set;constructor(e){this.document=e,this.decoder=new X.X(e)}async page(e){
const{document:t}=this,p=new G.H(t,t.dict(t.pages.attribute(e,"Resources")));await this.content(await this.decoder.page(e),p,e+1,0);for(const i of t.array(t.entry(
t.pages.number(e),"Annots"))??[]){const a=t.dict(i),E=a&&(0,Y.wR)(t,a);E&&await this.form(E,p,e+1,0)}}async content(e,t,p,i){const{job:a}=this.document;await(0,J.
Ko)(e,a.pace,E=>{switch(a.memory.budget.spend("operators",1),E.operator){case"BI":this.inline(E,t,p);return;case"Do":return this.draws(t.find("XObject",E.name(0)??
""),t,p,i);case"scn":case"SCN":return this.pattern(E.name(E.count-1),t,p,i);default:return}})}draws(e,t,p,i){const a=this.document.resolve(e);if(!(a instanceof r.
Z6)||!(0,r.i9)(e)||this.seen.has(e.number))return;const E=this.document.resolve(a.dict.get("Subtype"));if((0,r.Eo)(E,"Form"))return this.form(e,t,p,i);(0,r.Eo)(
E,"Image")&&(this.seen.add(e.number),this.found.push({stream:a,page:p,find:w=>t.find("ColorSpace",w)}))}pattern(e,t,p,i){const a=e===void 0?void 0:t.find("Patte\
rn",e);if(a!==void 0&&this.document.resolve(a)instanceof r.Z6)return this.form(a,t,p,i)}async form(e,t,p,i){const{document:a,seen:E}=this,w=a.resolve(e);if(!(0,r.
i9)(e)||E.has(e.number)||!(w instanceof r.Z6))return;E.add(e.number);const B=a.job.limits.formDepth;if(i>=B)throw(0,v.F)("formDepth",`A page of the document has\
 more than ${B} forms within another`,"Open it in another PDF program and save it again");const x=a.dict(w.dict.get("Resources")),C=x?new G.H(a,x,t):t;await this.
content(await this.decoder.form(e.number,w),C,p,i+1)}inline(e,t,p){const i=(0,R.n)(e);i&&this.found.push({stream:i,page:p,find:a=>ct(t,a)})}}const ct=(l,e)=>{const t=l.
find("ColorSpace",e);return t instanceof r.SX&&t.text===e?void 0:t},ft={jpg:"image/jpeg",jp2:"image/jp2",png:"image/png",tif:"image/tiff"},dt=async(l,e,t)=>{const p=await(0,L.
E)(l.bytes,t,{password:e.open_password}),i=new et(p);for(let B=0;B<p.pages.count;B++)await i.page(B);const a=new z(p,e.minimum_size,t);for(const B of i.found)await a.
add(B);const{files:E,count:w}=a;return{documents:[],files:E,notes:a.notes(i.found.length),facts:{imageCount:w}}};class z{document;minimum;job;files=[];count=0;small=0;size=0;unable=new Map;constructor(e,t,p){
this.document=e,this.minimum=t,this.job=p}async add({stream:e,page:t,find:p}){const{document:i}=this,{width:a,height:E}=(0,M.h)(i,e.dict);if(a<this.minimum||E<this.
minimum){this.small++;return}const w=await Q($(i,e,p));if(typeof w=="string"){this.unable.set(w,(this.unable.get(w)??0)+1);return}const B=(0,K.n)(++this.count),
x=`${B}.${w.ending}`;if(await this.push(x,w,{page:t}),!w.masked)return;const C=i.resolve(e.dict.get("SMask"))??i.resolve(e.dict.get("Mask")),O=C instanceof r.Z6?
await Q($(i,C,()=>{})):"damaged";typeof O!="string"&&await this.push(`${B}-mask.${O.ending}`,O,{page:t,maskOf:x})}async push(e,{bytes:t,ending:p,width:i,height:a},E){
const{partBytes:w,parts:B}=this.job.limits;this.size+=t.length;const x="Raise minimum_size, or extract images from fewer pages";if(this.size>w)throw(0,v.F)("par\
tBytes",`The images together are larger than ${w} bytes`,x);if(this.files.length>=B)throw(0,v.F)("parts",`The document has more than ${B} images`,x);const C=ft[p],
O=await this.job.onResult({index:this.files.length,name:e,bytes:t});this.files.push({name:e,bytes:O,mediaType:C,facts:{...E,size:t.length,mimeType:C,width:i,height:a}})}notes(e){
const t=[];return this.unable.size>0&&t.push(rt(this.unable)),this.count===0&&this.unable.size===0&&t.push(nt(e)),t}}async function Q(l){try{return await l}catch(e){
if(e instanceof A.zU&&e.code==="unreadable_document")return"damaged";throw e}}const N={jbig2:"compressed with JBIG2, which is not decoded",colors:"with colors t\
hat no image file has",damaged:"damaged"};function rt(l){return{code:"images_left_out",message:`Images were left out: ${[...l].map(([t,p])=>`${(0,tt.y_)(p,"imag\
e is","images are")} ${N[t]}`).join("; ")}.`}}function nt(l){const e=l===1?"The one image of the pages is":`All ${l} images of the pages are`;return{code:"no_im\
ages",message:l===0?"The pages have no images.":`${e} smaller than minimum_size.`,...l===0?{}:{mentions:["minimum_size"]}}}}),76023:((Z,P,c)=>{c.d(P,{L:()=>s});
var A=c(45599),M=c(69869);const v=8,r={DeviceGray:y("gray",1),CalGray:y("gray",1),G:y("gray",1),DeviceRGB:y("rgb",3),CalRGB:y("rgb",3),RGB:y("rgb",3),DeviceCMYK:y(
"cmyk",4),CMYK:y("cmyk",4),Separation:y("inks",1)};function y(o,n){return{kind:o,components:n,profile:void 0,table:void 0}}function s(o,n,d,m=0){const g=o.resolve(
n);if(m>v)return;if(g instanceof A.SX){if(Object.hasOwn(r,g.text))return r[g.text];const b=d(g.text);return b===void 0?void 0:s(o,b,d,m+1)}if(!(0,A.cy)(g))return;
const f=o.resolve(g[0]);if(f instanceof A.SX)switch(f.text){case"ICCBased":return u(o,g[1],d,m);case"Indexed":case"I":return h(o,g,d,m);case"DeviceN":{const b=o.
array(g[1])?.length??0;return b>=1&&b<=32?y("inks",b):void 0}default:return Object.hasOwn(r,f.text)?r[f.text]:void 0}}function u(o,n,d,m){const g=o.resolve(n);if(!(g instanceof
A.Z6))return;const f=o.resolve(g.dict.get("N")),b=f===1?"gray":f===3?"rgb":f===4?"cmyk":void 0;if(b===void 0)return s(o,g.dict.get("Alternate"),d,m+1);const D=(0,M.
hh)(o.decodedPart(g)?.data,f);return{...y(b,f),profile:D?.bytes}}function h(o,n,d,m){const g=s(o,n[1],d,m+1),f=o.resolve(n[3]),b=f instanceof A.Mx?f.bytes:f instanceof
A.Z6?o.decodedPart(f)?.data:void 0,D=o.resolve(n[2]);if(!g||g.table||!b||typeof D!="number"||!(D>=0))return;const T=new Uint8Array((Math.min(Math.floor(D),255)+
1)*g.components);return T.set(b.subarray(0,T.length)),{...g,table:T}}}),95340:((Z,P,c)=>{c.d(P,{K:()=>A,h:()=>M});const A=1e6;function M(v,r){const y=h=>{const o=v.
resolve(r.get(h));return typeof o=="number"?Math.floor(o):NaN},s=v.resolve(r.get("ImageMask"))===!0,u=v.array(r.get("Decode"))?.map(h=>v.resolve(h));return{width:y(
"Width"),height:y("Height"),bits:s?1:y("BitsPerComponent")||8,stencil:s,decode:u?.every(h=>typeof h=="number")?u:void 0}}}),30586:((Z,P,c)=>{c.d(P,{H:()=>T});var A=c(
44131),M=c(33095),v=c(79145),r=c(64680),y=c(81679);const s=Uint8Array.of(137,80,78,71,13,10,26,10),u={gray:0,rgb:2,palette:3,"gray-alpha":4,rgba:6},h={gray:1,rgb:3,
palette:1,"gray-alpha":2,rgba:4},o=.0254,n=5,d=6,m=65536,g=10,f=2,b=.6,D=4;async function T(U,I){const{width:S,height:K,depth:L,color:tt,palette:Y,profile:J,resolution:R}=U,
X=Buffer.alloc(13);X.writeUInt32BE(S,0),X.writeUInt32BE(K,4),X.set([L,u[tt],0,0,0],8);const G=[s,W("IHDR",X)];return J&&G.push(W("iCCP",Buffer.concat([Buffer.from(
"ICC\0\0","latin1"),(0,y.Kc)(J)]))),R!==void 0&&G.push(W("pHYs",q(R))),Y&&G.push(W("PLTE",Y)),G.push(W("IDAT",await $(U,I)),W("IEND",new Uint8Array(0))),Buffer.
concat(G)}function q(U){const I=Buffer.alloc(9),S=Math.round(U/o);return I.writeUInt32BE(S,0),I.writeUInt32BE(S,4),I[8]=1,I}async function $(U,{codec:I,pace:S}){
const{width:K,height:L,depth:tt,color:Y,samples:J}=U,R=Math.ceil(K*tt*h[Y]/8),X=ot(U),G=typeof J=="function"?J:N=>J.subarray(N*R,N*R+R),et=I?new r.k(R*L):new v.
I(R*L>>3),ct=I?void 0:(0,M.i)({level:n,mem:6},et),ft=new Uint8Array(R),dt=Math.max(1,Math.floor(m/(R+1)));let z=new Uint8Array(0),Q=0;for(let N=0;N<L;N++){Q===z.
length&&(z=new Uint8Array(Math.min(dt,L-N)*(R+1)),Q=0);const rt=z.subarray(Q,Q+=R+1),nt=G(N).subarray(0,R),l=N>0&&Buffer.compare(nt,ft)===0;if(rt[0]=X(nt,l),rt[0]!==
f)rt.set(nt,1);else if(!l)for(let t=0;t<R;t++)rt[t+1]=nt[t]-ft[t];l||ft.set(nt),Q===z.length&&(ct?ct.push(z,N===L-1):et.copy(z,0,z.length));const e=S.step(ct?R*
g:R);e&&await e}return et instanceof v.I?et.join(S):I.deflate(et.bytes,d)}function ot({depth:U,color:I}){if(U<8||I==="palette")return()=>0;const S=h[I];let K;return(L,tt)=>{
if(tt)return K;const Y=K===void 0;return K=U===8&&at(L,S)?0:f,Y?0:K}}function at(U,I){let S=0,K=0;for(let L=I;L<U.length;L+=D*I)U[L]===U[L-I]&&S++,K++;return S>=
K*b}function W(U,I){const S=Buffer.alloc(I.length+12);return S.writeUInt32BE(I.length,0),S.write(U,4,"latin1"),S.set(I,8),S.writeUInt32BE((0,A.Q)(S.subarray(4,I.
length+8)),I.length+8),S}}),92152:((Z,P,c)=>{c.d(P,{A6:()=>h,AT:()=>u,Cb:()=>M,WQ:()=>v,ZJ:()=>s,fu:()=>o,mA:()=>r,zq:()=>A});const A=(n,d,m)=>Math.ceil(n*d*m/8);
function M(n,d,m){if(!n||n.length<d*2)return!1;let g=0;for(let f=0;f<d;f++){const[b,D]=[n[f*2],n[f*2+1]];if(b===m&&D===0)g++;else if(b!==0||D!==m)return}return g===
0?!1:g===d?!0:void 0}function v(n,d){if(n.length>=d)return n.subarray(0,d);const m=new Uint8Array(d);return m.set(n),m}const r=n=>n.map(d=>d^255),y=2;async function s(n,{
width:d,height:m,channels:g,bits:f},b,D){const T=d*g,q=A(d,g,f),$=new Uint8Array(T*m),ot=2**f-1,at=b&&f<8?255/ot:1;for(let W=0;W<m;W++){for(let I=0;I<T;I++){const S=I*
f,K=W*q+(S>>3),L=f>=8?n[K]:n[K]>>8-f-(S&7)&ot;$[W*T+I]=L*at}const U=D.step(T*y);U&&await U}return $}function u(n,d,m){const g=Array.from({length:m},(f,b)=>{const[
D,T]=[d[b*2],d[b*2+1]];return Uint8ClampedArray.from({length:256},(q,$)=>(D+$/255*(T-D))*255)});return n.map((f,b)=>g[b%m][f])}function h(n,d,m){const g=new Uint8Array(
n.length*m);for(const[f,b]of n.entries())for(let D=0;D<m;D++)g[f*m+D]=d[b*m+D]??0;return g}function o(n,d,m){const g=new Uint8Array(d.length*(m+1));for(let f=0;f<
d.length;f++){for(let b=0;b<m;b++)g[f*(m+1)+b]=n[f*m+b];g[f*(m+1)+m]=d[f]}return g}}),38671:((Z,P,c)=>{c.d(P,{R:()=>r});var A=c(52205),M=c(45599);const v={DCTDecode:"\
jpg",DCT:"jpg",JPXDecode:"jp2",CCITTFaxDecode:"ccitt",CCF:"ccitt",JBIG2Decode:"jbig2"};function r(y,s){const u=(0,A.c3)(y,s.dict.get("Filter")),h=(0,A.c3)(y,s.dict.
get("DecodeParms")),o=u.at(-1)??null,n=o instanceof M.SX?v[o.text]:void 0;if(!n)return{format:n,parameters:void 0,filter:o,before:s};const d=new M.Bi(s.dict);d.
set("Filter",u.slice(0,-1)),d.set("DecodeParms",h.slice(0,u.length-1));const m=h[u.length-1];return{format:n,parameters:(0,M.Zm)(m)?m:void 0,filter:o,before:new M.
Z6(d,s.data,s.sealed)}}}),93059:((Z,P,c)=>{c.d(P,{n:()=>v});var A=c(45599);const M={BPC:"BitsPerComponent",CS:"ColorSpace",D:"Decode",DP:"DecodeParms",F:"Filter",
H:"Height",IM:"ImageMask",W:"Width"};function v(r){if(r.dataStart<0)return;const y=new A.Bi;for(let s=0;s+1<r.count;s+=2){const u=r.name(s);u!==void 0&&y.set(M[u]??
u,r.value(s+1))}return new A.Z6(y,r.content.subarray(r.dataStart,r.dataEnd))}}),69869:((Z,P,c)=>{c.d(P,{R1:()=>o,To:()=>s,hh:()=>u});var A=c(81679),M=c(78157),v=c(
45599);const r={1:"GRAY",3:"RGB ",4:"CMYK"},y=["scnr","mntr","prtr","spac"],s={1:"DeviceGray",3:"DeviceRGB",4:"DeviceCMYK"};function u(n,d){if(!n||n.length<132)
return;const m=(0,M.bS)(n),g=T=>m.toString("latin1",T,T+4),f=m.readUInt32BE(0),b=n[8];if(!(!(f>=132&&f<=n.length&&b>=2&&b<=4&&g(36)==="acsp"&&y.includes(g(12)))||
g(16)!==r[d]))return{bytes:n.subarray(0,f),version:b}}const h=new WeakMap;function o(n,{bytes:d},m){const g=h.get(n)??[];h.set(n,g);const f=g.find(T=>Buffer.compare(
T.bytes,d)===0);if(f)return f.ref;const b=(0,v.jd)({N:m,Alternate:(0,v.UU)(s[m]),Filter:(0,v.UU)("FlateDecode")}),D=n.add(new v.Z6(b,(0,A.Kc)(d)));return g.push(
{bytes:d,ref:D}),D}}),93604:((Z,P,c)=>{c.d(P,{B:()=>A,M:()=>M});const A=(r,y)=>v(r,y,!1),M=(r,y)=>v(r,y,!0);function v(r,y,s){let[u,h]=[0,r.length];for(;u<h;){const o=u+
h>>1,n=r[o];n<y||s&&n===y?u=o+1:h=o}return u}})};
