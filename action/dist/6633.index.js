"use strict";exports.id=6633,exports.ids=[6633],exports.modules={44131:((Z,I,d)=>{d.d(I,{Q:()=>M});const w=_();function M(c){const[l,r,g,u]=w;let n=4294967295,e=0;for(const s=c.
length-3;e<s;e+=4)n^=c[e]|c[e+1]<<8|c[e+2]<<16|c[e+3]<<24,n=u[n&255]^g[n>>>8&255]^r[n>>>16&255]^l[n>>>24];for(;e<c.length;e++)n=l[(n^c[e])&255]^n>>>8;return~n>>>
0}function _(){const c=new Int32Array(256);for(let u=0;u<256;u++){let n=u;for(let e=0;e<8;e++)n=n&1?n>>>1^3988292384:n>>>1;c[u]=n}const l=u=>u.map(n=>c[n&255]^n>>>
8),r=l(c),g=l(r);return[c,r,g,l(g)]}}),45657:((Z,I,d)=>{d.d(I,{Kf:()=>M,RZ:()=>w,YG:()=>_});function w(c,l){for(const r of l)c.push(r)}const M=c=>{let l=-1/0;for(const r of c)
l=Math.max(l,r);return l},_=c=>{let l=1/0;for(const r of c)l=Math.min(l,r);return l}}),55396:((Z,I,d)=>{d.r(I),d.d(I,{extract_images:()=>dt});var w=d(58552),M=d(
95340),_=d(42973),c=d(45599),l=d(59596),r=d(92152);const g=3,u=4,n=7,e={[g]:2,[u]:4,[n]:1};function s(E){const{width:o,height:t,bits:v,channels:p,photometric:m,
compression:D,options:A,otherInks:B,profile:U,data:C}=E,x=[[256,u,[o]],[257,u,[t]],[258,g,new Array(p).fill(v)],[259,g,[D]],[262,g,[m]],[273,u,[8]],[277,g,[p]],
[278,u,[t]],[279,u,[C.length]]];A!==void 0&&x.push([292,u,[A]]),m===5&&x.push([332,g,[B?2:1]],[334,g,[p]]),U&&x.push([34675,n,U]);const L=8+C.length+C.length%2,
S=Buffer.alloc(2+x.length*12+4);S.writeUInt16LE(x.length,0);const J=[];let k=L+S.length;for(const[rt,[it,G,nt]]of x.entries()){const V=2+rt*12;S.writeUInt16LE(it,
V),S.writeUInt16LE(G,V+2),S.writeUInt32LE(nt.length,V+4);const q=Buffer.alloc(Math.max(4,nt.length*e[G]));for(const[ot,mt]of nt.entries())q.writeUIntLE(mt,ot*e[G],
e[G]);if(q.length===4)S.set(q,V+8);else{S.writeUInt32LE(k,V+8);const ot=q.length%2===0?q:Buffer.concat([q,Buffer.alloc(1)]);J.push(ot),k+=ot.length}}const $=Buffer.
from([73,73,42,0,0,0,0,0]);return $.writeUInt32LE(L,4),Buffer.concat([$,C,Buffer.alloc(C.length%2),S,...J])}const f=1,i=4;function a(E,o,{width:t,height:v,decode:p},m,D){
const A=(S,J)=>{const k=E.resolve(D?.get(S));return typeof k=="number"?k:J},B=S=>E.resolve(D?.get(S))===!0,U=A("K",0),C=A("Columns",1728),L=[B("BlackIs1"),(0,r.
Cb)(p,1,1)===!0,!h(m)].filter(Boolean).length%2===0;return s({width:C>0?C:t,height:v,bits:1,channels:1,photometric:L?0:1,compression:U<0?4:3,...U<0?{}:{options:(U>
0?f:0)+(B("EncodedByteAlign")?i:0)},data:o})}function h({table:E,components:o,kind:t}){if(!E)return t!=="inks"&&t!=="cmyk";const v=m=>E.subarray(m*o,(m+1)*o).reduce(
(D,A)=>D+A,0),p=v(0)<=v(1);return t==="inks"||t==="cmyk"?!p:p}var b=d(76023),y=d(30586),O=d(38671);async function T(E,o,t){const v=(0,M.h)(E,o.dict),{width:p,height:m}=v;
if(!(p>=1&&m>=1))return"damaged";const D=E.job.limits.pixels;if(p*m>D)throw(0,_.F)("pixels",`An image of the document has ${p} × ${m} pixels; at most ${D} in a\
ll are allowed`,"Remove it");const{format:A,parameters:B,before:U}=(0,O.R)(E,o);if(A==="jbig2")return"jbig2";const C=E.resolve(o.dict.get("SMask"))??E.resolve(o.
dict.get("Mask")),x=C instanceof c.Z6,L=await E.decodedAtEase(U);if(A==="jpg"||A==="jp2")return{ending:A,bytes:L,width:p,height:m,masked:x};const S=v.stencil?K:
(0,b.L)(E,o.dict.get("ColorSpace"),t);return!S||![1,2,4,8,16].includes(v.bits)?"colors":A==="ccitt"?{ending:"tif",bytes:a(E,L,v,S,B),width:p,height:m,masked:x}:
F(E,v,S,L,C instanceof c.Z6?C:void 0)}const K={kind:"gray",components:1,profile:void 0,table:void 0};async function F(E,o,t,v,p){const{width:m,height:D,bits:A}=o,
{pace:B}=E.job,U=t.table?1:t.components,C=(0,r.zq)(m,U,A)*D,x=(0,r.Cb)(o.decode,U,t.table?2**A-1:1);let L=(0,r.WQ)(v,C);x&&(L=(0,r.mA)(L));const S={width:m,height:D,
channels:U,bits:A},J={width:m,height:D,masked:p!==void 0};if(t.kind==="cmyk"||t.kind==="inks"){let G=A===16?L:await(0,r.ZJ)(L,S,!t.table,B);return t.table?G=(0,r.
A6)(G,t.table,t.components):x===void 0&&A<=8&&(G=(0,r.AT)(G,o.decode,U)),{...J,ending:"tif",bytes:N(o,t,A===16&&!t.table?16:8,G)}}const k=p&&await P(E,p,o);if(!k&&
x!==void 0&&W(t,A)){const G=t.table&&(t.kind==="gray"?(0,r.A6)(t.table,R,3):t.table),nt=t.table?"palette":t.kind,V={width:m,height:D,depth:A,color:nt,palette:G?.
subarray(0,3*2**A),profile:t.profile,samples:L};return{...J,ending:"png",bytes:await(0,y.H)(V,E.job)}}let $=await(0,r.ZJ)(L,S,!t.table,B);t.table?$=(0,r.A6)($,t.
table,t.components):x===void 0&&($=(0,r.AT)($,o.decode,U)),k&&($=(0,r.fu)($,k,t.components));const rt=t.kind==="gray"?k?"gray-alpha":"gray":k?"rgba":"rgb",it={width:m,
height:D,depth:8,color:rt,profile:t.profile,samples:$};return{...J,masked:p!==void 0&&!k,ending:"png",bytes:await(0,y.H)(it,E.job)}}const R=Uint8Array.from({length:768},
(E,o)=>Math.floor(o/3)),W=({kind:E,table:o},t)=>o?t<=8:E==="gray"||t>=8;async function P(E,o,t){const v=(0,M.h)(E,o.dict),{width:p,height:m,bits:D,stencil:A,decode:B}=v;
if(!(p===t.width&&m===t.height&&!o.dict.has("Matte"))||t.bits===16||![1,2,4,8].includes(D)||(0,O.R)(E,o).format)return;const C=(0,r.Cb)(B,1,1);if(C===void 0)return;
const x=(0,r.WQ)(await E.decodedAtEase(o),(0,r.zq)(p,1,D)*m),L=await(0,r.ZJ)(x,{width:p,height:m,channels:1,bits:D},!0,E.job.pace);return C!==A?(0,r.mA)(L):L}function N({
width:E,height:o},t,v,p){const m=t.components===1;return s({width:E,height:o,bits:v,channels:t.components,photometric:m?0:5,compression:8,otherInks:t.kind==="in\
ks",profile:t.profile,data:(0,l.Kc)(p)})}var j=d(31424),H=d(12237),X=d(98446),st=d(64019),z=d(37709),Y=d(93059),tt=d(58971),et=d(31095);class Q{document;found=[];decoder;seen=new Set;constructor(o){
this.document=o,this.decoder=new tt.X(o)}async page(o){const{document:t}=this,v=new et.H(t,t.dict(t.pages.attribute(o,"Resources")));await this.content(await this.
decoder.page(o),v,o+1,0);for(const p of t.array(t.entry(t.pages.number(o),"Annots"))??[]){const m=t.dict(p),D=m&&(0,st.wR)(t,m);D&&await this.form(D,v,o+1,0)}}async content(o,t,v,p){
const{job:m}=this.document;await(0,z.K)(o,m.pace,D=>{switch(m.memory.budget.spend("operators",1),D.operator){case"BI":this.inline(D,t,v);return;case"Do":return this.
draws(t.find("XObject",D.name(0)??""),t,v,p);case"scn":case"SCN":return this.pattern(D.name(D.count-1),t,v,p);default:return}})}draws(o,t,v,p){const m=this.document.
resolve(o);if(!(m instanceof c.Z6)||!(0,c.i9)(o)||this.seen.has(o.number))return;const D=this.document.resolve(m.dict.get("Subtype"));if((0,c.Eo)(D,"Form"))return this.
form(o,t,v,p);(0,c.Eo)(D,"Image")&&(this.seen.add(o.number),this.found.push({stream:m,page:v,find:A=>t.find("ColorSpace",A)}))}pattern(o,t,v,p){const m=o===void 0?
void 0:t.find("Pattern",o);if(m!==void 0&&this.document.resolve(m)instanceof c.Z6)return this.form(m,t,v,p)}async form(o,t,v,p){const{document:m,seen:D}=this,A=m.
resolve(o);if(!(0,c.i9)(o)||D.has(o.number)||!(A instanceof c.Z6))return;D.add(o.number);const B=m.job.limits.formDepth;if(p>=B)throw(0,_.F)("formDepth",`A page\
 of the document has more than ${B} forms within another`,"Open it in another PDF program and save it again");const U=m.dict(A.dict.get("Resources")),C=U?new et.
H(m,U,t):t;await this.content(await this.decoder.form(o.number,A),C,v,p+1)}inline(o,t,v){const p=(0,Y.n)(o);p&&this.found.push({stream:p,page:v,find:m=>ct(t,m)})}}
const ct=(E,o)=>{const t=E.find("ColorSpace",o);return t instanceof c.SX&&t.text===o?void 0:t},ft={jpg:"image/jpeg",jp2:"image/jp2",png:"image/png",tif:"image/t\
iff"},dt=async(E,o,t)=>{const v=await(0,H.E)(E.bytes,t,{password:o.open_password}),p=new Q(v);for(let B=0;B<v.pages.count;B++)await p.page(B);const m=new ut(v,o.
minimum_size);for(const B of p.found)await m.add(B);const{files:D,count:A}=m;return{documents:[],files:D,notes:m.notes(p.found.length),facts:{imageCount:A}}};class ut{document;minimum;files=[];count=0;small=0;size=0;unable=new Map;constructor(o,t){
this.document=o,this.minimum=t}async add({stream:o,page:t,find:v}){const{document:p}=this,{width:m,height:D}=(0,M.h)(p,o.dict);if(m<this.minimum||D<this.minimum){
this.small++;return}const A=await at(T(p,o,v));if(typeof A=="string"){this.unable.set(A,(this.unable.get(A)??0)+1);return}const B=(0,j.n)(++this.count),U=`${B}.${A.
ending}`;if(this.push(U,A,{page:t}),!A.masked)return;const C=p.resolve(o.dict.get("SMask"))??p.resolve(o.dict.get("Mask")),x=C instanceof c.Z6?await at(T(p,C,()=>{})):
"damaged";typeof x!="string"&&this.push(`${B}-mask.${x.ending}`,x,{page:t,maskOf:U})}push(o,{bytes:t,ending:v,width:p,height:m},D){const{partBytes:A,parts:B}=this.
document.job.limits;this.size+=t.length;const U="Raise minimum_size, or extract images from fewer pages";if(this.size>A)throw(0,_.F)("partBytes",`The images tog\
ether are larger than ${A} bytes`,U);if(this.files.length>=B)throw(0,_.F)("parts",`The document has more than ${B} images`,U);const C=ft[v];this.files.push({name:o,
bytes:t,mediaType:C,facts:{...D,size:t.length,mimeType:C,width:p,height:m}})}notes(o){const t=[];return this.unable.size>0&&t.push(ht(this.unable)),this.count===
0&&this.unable.size===0&&t.push(gt(o)),t}}async function at(E){try{return await E}catch(o){if(o instanceof w.zU&&o.code==="unreadable_document")return"damaged";
throw o}}const lt={jbig2:"compressed with JBIG2, which is not decoded",colors:"with colors that no image file has",damaged:"damaged"};function ht(E){return{code:"\
images_left_out",message:`Images were left out: ${[...E].map(([t,v])=>`${(0,X.y_)(v,"image is","images are")} ${lt[t]}`).join("; ")}.`}}function gt(E){const o=E===
1?"The one image of the pages is":`All ${E} images of the pages are`;return{code:"no_images",message:E===0?"The pages have no images.":`${o} smaller than minimu\
m_size.`,...E===0?{}:{mentions:["minimum_size"]}}}}),64019:((Z,I,d)=>{d.d(I,{dK:()=>e,wR:()=>f,hs:()=>s});var w=d(45599),M=d(74135),_=d(6057);function c(i,a,h,b){
const y=(0,_.b0)(i,a.get("Rect")),O=i.get(h);if(!y||!(O instanceof w.Z6))return;const T=(0,_.b0)(i,O.dict.get("BBox"));if(!T)return;const[K,F,R,W]=(0,M.zl)((0,_.
lQ)(i,O.dict.get("Matrix")),T);if(!(R>K)||!(W>F))return;const P=(y[2]-y[0])/(R-K),N=(y[3]-y[1])/(W-F),j=[P,0,0,N,y[0]-K*P,y[1]-F*N];return{form:h,matrix:b===0?j:
l(j,b,y[0],y[3])}}function l([i,a,h,b,y,O],T,K,F){const R=T===180?-1:0,W=T===90?1:T===270?-1:0,P=(H,X)=>[R*H-W*X,W*H+R*X],[N,j]=P(y-K,O-F);return[...P(i,a),...P(
h,b),N+K,j+F]}const r=2,g=16,u=32;function n(i,a){const h=i.resolve(a.get("F"));return typeof h=="number"?h:0}const e=(i,a)=>(n(i,a)&(r|u))!==0;function s(i,a,h,b){
return c(i,a,h,n(i,a)&g?b:0)}function f(i,a){const h=i.dict(a.get("AP"))?.get("N"),b=i.resolve(h);if(b instanceof w.Z6)return(0,w.i9)(h)?h:void 0;if(!(b instanceof
w.Bi))return;const y=i.resolve(a.get("AS")),O=y instanceof w.SX?b.get(y.text):void 0;return(0,w.i9)(O)&&i.resolve(O)instanceof w.Z6?O:void 0}}),86491:((Z,I,d)=>{
d.d(I,{Z:()=>e});var w=d(45599),M=d(16456),_=d(9865),c=d(62743);const l=.5,r=(0,_.vp)("Times-Roman"),g=Array.from({length:256},(s,f)=>{const i=M.W[f-32]??"\0",a=i!==
"\0",h=a?r(i.codePointAt(0)):void 0;return{code:f,cid:f,text:a?i:c.m,width:h===void 0?l:h/1e3,isSpace:f===32,vertical:void 0}}),u=g.map(s=>({...s,text:c.m}));function n(s){
const f=Array.from(s,a=>g[a]);return 2*f.filter(({text:a})=>a===c.m).length>=f.length?f.map(({code:a})=>u[a]):f}const e={name:"",bold:!1,italic:!1,fixedPitch:!1,
ascent:.75,descent:-.25,dictionary:new w.Bi,vertical:!1,space:g[32].width,type3:void 0,partEnd:(s,f,i)=>Math.min(f+i,s.length),glyphs:n}}),6057:((Z,I,d)=>{d.d(I,
{VO:()=>_,b0:()=>l,c_:()=>g,iw:()=>c,lQ:()=>r});var w=d(74135);const M=[0,0,612,792],_=(u,n)=>l(u,u.pages.attribute(n,"MediaBox"))??M;function c(u,n){const{pages:e}=u,
s=u.resolve(u.entry(e.number(n),"UserUnit"));return{box:(0,w.Mo)(_(u,n),l(u,e.attribute(n,"CropBox"))),rotation:g(u.resolve(e.attribute(n,"Rotate"))),userUnit:typeof s==
"number"&&s>0?s:1}}function l(u,n){const e=u.array(n)?.map(f=>u.resolve(f));if(e?.length!==4||!e.every(f=>typeof f=="number"&&Number.isFinite(f)))return;const s=(0,w.
ds)(e);return s[0]<s[2]&&s[1]<s[3]?s:void 0}function r(u,n){const e=(u.array(n)??[]).map(s=>u.resolve(s));return e.length===6&&e.every(s=>typeof s=="number")?e:
[1,0,0,1,0,0]}function g(u){const n=typeof u=="number"?(u%360+360)%360:0;return n===90||n===180||n===270?n:0}}),76023:((Z,I,d)=>{d.d(I,{L:()=>r});var w=d(45599),
M=d(69869);const _=8,c={DeviceGray:l("gray",1),CalGray:l("gray",1),G:l("gray",1),DeviceRGB:l("rgb",3),CalRGB:l("rgb",3),RGB:l("rgb",3),DeviceCMYK:l("cmyk",4),CMYK:l(
"cmyk",4),Separation:l("inks",1)};function l(n,e){return{kind:n,components:e,profile:void 0,table:void 0}}function r(n,e,s,f=0){const i=n.resolve(e);if(f>_)return;
if(i instanceof w.SX){if(Object.hasOwn(c,i.text))return c[i.text];const h=s(i.text);return h===void 0?void 0:r(n,h,s,f+1)}if(!(0,w.cy)(i))return;const a=n.resolve(
i[0]);if(a instanceof w.SX)switch(a.text){case"ICCBased":return g(n,i[1],s,f);case"Indexed":case"I":return u(n,i,s,f);case"DeviceN":{const h=n.array(i[1])?.length??
0;return h>=1&&h<=32?l("inks",h):void 0}default:return Object.hasOwn(c,a.text)?c[a.text]:void 0}}function g(n,e,s,f){const i=n.resolve(e);if(!(i instanceof w.Z6))
return;const a=n.resolve(i.dict.get("N")),h=a===1?"gray":a===3?"rgb":a===4?"cmyk":void 0;if(h===void 0)return r(n,i.dict.get("Alternate"),s,f+1);const b=(0,M.hh)(
n.decodedPart(i)?.data,a);return{...l(h,a),profile:b?.bytes}}function u(n,e,s,f){const i=r(n,e[1],s,f+1),a=n.resolve(e[3]),h=a instanceof w.Mx?a.bytes:a instanceof
w.Z6?n.decodedPart(a)?.data:void 0,b=n.resolve(e[2]);if(!i||i.table||!h||typeof b!="number"||!(b>=0))return;const y=new Uint8Array((Math.min(Math.floor(b),255)+
1)*i.components);return y.set(h.subarray(0,y.length)),{...i,table:y}}}),95340:((Z,I,d)=>{d.d(I,{h:()=>w});function w(M,_){const c=g=>{const u=M.resolve(_.get(g));
return typeof u=="number"?Math.floor(u):NaN},l=M.resolve(_.get("ImageMask"))===!0,r=M.array(_.get("Decode"))?.map(g=>M.resolve(g));return{width:c("Width"),height:c(
"Height"),bits:l?1:c("BitsPerComponent")||8,stencil:l,decode:r?.every(g=>typeof g=="number")?r:void 0}}}),30586:((Z,I,d)=>{d.d(I,{H:()=>f});var w=d(44131),M=d(33095),
_=d(64680),c=d(59596);const l=Uint8Array.of(137,80,78,71,13,10,26,10),r={gray:0,rgb:2,palette:3,"gray-alpha":4,rgba:6},g={gray:1,rgb:3,palette:1,"gray-alpha":2,
rgba:4},u=.0254,n=6,e=10,s=2;async function f(b,y){const{width:O,height:T,depth:K,color:F,palette:R,profile:W,resolution:P}=b,N=Buffer.alloc(13);N.writeUInt32BE(
O,0),N.writeUInt32BE(T,4),N.set([K,r[F],0,0,0],8);const j=[l,h("IHDR",N)];return W&&j.push(h("iCCP",Buffer.concat([Buffer.from("ICC\0\0","latin1"),(0,c.Kc)(W)]))),
P!==void 0&&j.push(h("pHYs",i(P))),R&&j.push(h("PLTE",R)),j.push(h("IDAT",await a(b,y)),h("IEND",new Uint8Array(0))),Buffer.concat(j)}function i(b){const y=Buffer.
alloc(9),O=Math.round(b/u);return y.writeUInt32BE(O,0),y.writeUInt32BE(O,4),y[8]=1,y}async function a(b,{codec:y,pace:O}){const{width:T,height:K,depth:F,color:R,
samples:W}=b,P=Math.ceil(T*F*g[R]/8),N=F>=8&&R!=="palette"?s:0,j=typeof W=="function"?W:z=>W.subarray(z*P,z*P+P),H=new _.k(Math.max(1024,P*K>>(y?0:3))),X=y?void 0:
(0,M.i)({level:n,mem:6},H),st=new Uint8Array(P);for(let z=0;z<K;z++){const Y=new Uint8Array(P+1),tt=j(z);if(Y[0]=z===0?0:N,Y[0]===s)for(let Q=0;Q<P;Q++)Y[Q+1]=tt[Q]-
st[Q];else Y.set(tt.subarray(0,P),1);st.set(tt.subarray(0,P)),X?X.push(Y,z===K-1):H.copy(Y,0,Y.length);const et=O.step(X?P*e:P);et&&await et}return y?y.deflate(
H.bytes,n):H.bytes}function h(b,y){const O=Buffer.alloc(y.length+12);return O.writeUInt32BE(y.length,0),O.write(b,4,"latin1"),O.set(y,8),O.writeUInt32BE((0,w.Q)(
O.subarray(4,y.length+8)),y.length+8),O}}),92152:((Z,I,d)=>{d.d(I,{A6:()=>u,AT:()=>g,Cb:()=>M,WQ:()=>_,ZJ:()=>r,fu:()=>n,mA:()=>c,zq:()=>w});const w=(e,s,f)=>Math.
ceil(e*s*f/8);function M(e,s,f){if(!e||e.length<s*2)return!1;let i=0;for(let a=0;a<s;a++){const[h,b]=[e[a*2],e[a*2+1]];if(h===f&&b===0)i++;else if(h!==0||b!==f)
return}return i===0?!1:i===s?!0:void 0}function _(e,s){if(e.length>=s)return e.subarray(0,s);const f=new Uint8Array(s);return f.set(e),f}const c=e=>e.map(s=>s^255),
l=2;async function r(e,{width:s,height:f,channels:i,bits:a},h,b){const y=s*i,O=w(s,i,a),T=new Uint8Array(y*f),K=2**a-1,F=h&&a<8?255/K:1;for(let R=0;R<f;R++){for(let P=0;P<
y;P++){const N=P*a,j=R*O+(N>>3),H=a>=8?e[j]:e[j]>>8-a-(N&7)&K;T[R*y+P]=H*F}const W=b.step(y*l);W&&await W}return T}function g(e,s,f){const i=Array.from({length:f},
(a,h)=>{const[b,y]=[s[h*2],s[h*2+1]];return Uint8ClampedArray.from({length:256},(O,T)=>(b+T/255*(y-b))*255)});return e.map((a,h)=>i[h%f][a])}function u(e,s,f){const i=new Uint8Array(
e.length*f);for(const[a,h]of e.entries())for(let b=0;b<f;b++)i[a*f+b]=s[h*f+b]??0;return i}function n(e,s,f){const i=new Uint8Array(s.length*(f+1));for(let a=0;a<
s.length;a++){for(let h=0;h<f;h++)i[a*(f+1)+h]=e[a*f+h];i[a*(f+1)+f]=s[a]}return i}}),38671:((Z,I,d)=>{d.d(I,{R:()=>c});var w=d(52205),M=d(45599);const _={DCTDecode:"\
jpg",DCT:"jpg",JPXDecode:"jp2",CCITTFaxDecode:"ccitt",CCF:"ccitt",JBIG2Decode:"jbig2"};function c(l,r){const g=(0,w.c3)(l,r.dict.get("Filter")),u=(0,w.c3)(l,r.dict.
get("DecodeParms")),n=g.at(-1)??null,e=n instanceof M.SX?_[n.text]:void 0;if(!e)return{format:e,parameters:void 0,filter:n,before:r};const s=new M.Bi(r.dict);s.
set("Filter",g.slice(0,-1)),s.set("DecodeParms",u.slice(0,g.length-1));const f=u[g.length-1];return{format:e,parameters:(0,M.Zm)(f)?f:void 0,filter:n,before:new M.
Z6(s,r.data,r.sealed)}}}),93059:((Z,I,d)=>{d.d(I,{n:()=>_});var w=d(45599);const M={BPC:"BitsPerComponent",CS:"ColorSpace",D:"Decode",DP:"DecodeParms",F:"Filter",
H:"Height",IM:"ImageMask",W:"Width"};function _(c){if(c.dataStart<0)return;const l=new w.Bi;for(let r=0;r+1<c.count;r+=2){const g=c.name(r);g!==void 0&&l.set(M[g]??
g,c.value(r+1))}return new w.Z6(l,c.content.subarray(c.dataStart,c.dataEnd))}}),69869:((Z,I,d)=>{d.d(I,{R1:()=>n,To:()=>r,hh:()=>g});var w=d(59596),M=d(78157),_=d(
45599);const c={1:"GRAY",3:"RGB ",4:"CMYK"},l=["scnr","mntr","prtr","spac"],r={1:"DeviceGray",3:"DeviceRGB",4:"DeviceCMYK"};function g(e,s){if(!e||e.length<132)
return;const f=(0,M.bS)(e),i=y=>f.toString("latin1",y,y+4),a=f.readUInt32BE(0),h=e[8];if(!(!(a>=132&&a<=e.length&&h>=2&&h<=4&&i(36)==="acsp"&&l.includes(i(12)))||
i(16)!==c[s]))return{bytes:e.subarray(0,a),version:h}}const u=new WeakMap;function n(e,{bytes:s},f){const i=u.get(e)??[];u.set(e,i);const a=i.find(y=>Buffer.compare(
y.bytes,s)===0);if(a)return a.ref;const h=(0,_.jd)({N:f,Alternate:(0,_.UU)(r[f]),Filter:(0,_.UU)("FlateDecode")}),b=e.add(new _.Z6(h,(0,w.Kc)(s)));return i.push(
{bytes:s,ref:b}),b}}),58971:((Z,I,d)=>{d.d(I,{X:()=>r});var w=d(58552),M=d(45599);const _=1e5,c=8*1024*1024,l=Uint8Array.of(10);class r{document;forms=new Map;kept=0;constructor(u){
this.document=u}async page(u){const{document:n}=this,e=n.entry(n.pages.number(u),"Contents"),s=n.resolve(e);if(s instanceof M.Z6)return this.decode(s);const f=[];
for(const i of n.array(e)??[]){const a=(0,M.i9)(i)?n.get(i):null;a instanceof M.Z6&&f.push(await this.decode(a),l)}return f.length===2?f[0]:Buffer.concat(f)}async form(u,n){
const e=this.forms.get(u);if(e)return e;const s=await this.decode(n);return this.kept+=s.length,this.kept>c&&(this.forms.clear(),this.kept=s.length),this.forms.
set(u,s),s}async decode(u){const{document:n}=this;if(u.data.length>_)try{return await n.decodedAtEase(u)}catch(f){if(!(f instanceof w.zU)||f.code!=="unreadable_\
document")throw f}const e=n.decodedPart(u)?.data??new Uint8Array(0),s=n.job.pace.step(e.length);return s&&await s,e}}}),31095:((Z,I,d)=>{d.d(I,{H:()=>_,t:()=>c});
var w=d(86491),M=d(57373);class _{document;resources;outer;fonts=new Map;constructor(r,g,u){this.document=r,this.resources=g,this.outer=u}find(r,g){return this.
document.dict(this.resources?.get(r))?.get(g)??this.outer?.find(r,g)}properties(){return this.document.dict(this.resources?.get("Properties"))??this.outer?.properties()}loaded(r){
return this.fonts.get(r)??null}async load(r){const g=await c(this.document,this.find("Font",r));return this.fonts.set(r,g),g}}async function c(l,r){return r!==void 0&&
l.dict(r)?(0,M.G)(l,r):w.Z}}),93604:((Z,I,d)=>{d.d(I,{B:()=>w,M:()=>M});const w=(c,l)=>_(c,l,!1),M=(c,l)=>_(c,l,!0);function _(c,l,r){let[g,u]=[0,c.length];for(;g<
u;){const n=g+u>>1,e=c[n];e<l||r&&e===l?g=n+1:u=n}return g}})};
