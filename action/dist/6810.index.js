"use strict";exports.id=6810,exports.ids=[6810],exports.modules={56618:((N,U,u)=>{u.r(U),u.d(U,{compress_document:()=>bt});var w=u(98446),S=u(36078),O=u(92043),v=u(1900),E=u(
30044),P=u(21281),M=u(58006),m=u(12237),r=u(45599),s=u(14029),i=u(77158),n=u(95340),t=u(76023),e=u(92152),c=u(38671),h=u(5660),x=u(98122),G=u(58552);const B=400,
A=48,K=.5,R=.3,T=24,L=3;async function z({width:f,height:o,channels:d,data:l},a){const g=new Set,p=Math.max(1,Math.floor(o/B));let[b,y,$]=[0,0,0];for(let C=0;C<
o;C+=p){const J=(C+1)*f*d;for(let j=C*f*d+d;j<J;j+=d){let[W,D]=[0,0];for(let F=j;F<j+d;F++)W=W*256+l[F],D=Math.max(D,Math.abs(l[F]-l[F-d]));g.size<=A&&g.add(W),
b++,D>0&&y++,D>=T&&$++}const I=a.step(f*d*L);I&&await I}return g.size<=A||y<b*(1-K)&&$>y*R}const k=4096,_=128*1024*1024,q={jpg:.011,samples:.006};async function tt(f,o){
const d=(0,n.h)(f,o.dict),{width:l,height:a,bits:g,stencil:p,decode:b}=d,y=(0,t.L)(f,o.dict.get("ColorSpace"),()=>{});if(!(l>=1&&a>=1&&g===8&&!p&&(b!==void 0||!o.
dict.has("Decode")))||!y||y.table||y.kind!=="gray"&&y.kind!=="rgb"||et(f,o))return"kind";const{format:C,before:J,parameters:I}=(0,c.R)(f,o);if(C!==void 0&&C!=="\
jpg"||I?.has("ColorTransform"))return"kind";const j=f.encoded(o).length;if(j<k)return"larger";if(l*a*q[C??"samples"]>f.job.limits.drawingStep*1e3||l*a*y.components>
_)return"heavy";const W=await nt(f,J);if(!W)return"kind";const D={width:l,height:a,color:y.kind,size:j,data:W};return C==="jpg"?st(W,D)?{...D,entries:X(D,b,"DCT\
Decode")}:"kind":W.length<(0,e.zq)(l,y.components,g)*a||(0,e.Cb)(b,y.components,1)===void 0?"kind":await z({...D,channels:y.components},f.job.pace)?"lines":{...D,
entries:X(D,b)}}function et(f,{dict:o}){const d=f.resolve(o.get("Mask")),l=f.dict(o.get("SMask"));return(0,r.cy)(d)||l?.has("Matte")===!0||o.has("F")||o.has("Al\
ternates")||o.has("OPI")}async function nt(f,o){try{return await f.decodedAtEase(o)}catch(d){if(d instanceof G.zU&&d.code!=="cancelled")return;throw d}}function st(f,{
width:o,height:d,color:l}){try{const a=(0,h.$)(f,(0,x._)("file"));return a.width===o&&a.height===d&&a.components===(l==="gray"?1:3)}catch(a){if(a instanceof G.zU)
return!1;throw a}}function X({width:f,height:o,color:d},l,a){const g={Type:(0,r.UU)("XObject"),Subtype:(0,r.UU)("Image"),Width:f,Height:o,BitsPerComponent:8,ColorSpace:(0,r.
UU)(d==="gray"?"DeviceGray":"DeviceRGB")};return l&&(g.Decode=[...l]),a!==void 0&&(g.Filter=(0,r.UU)(a)),(0,r.jd)(g)}var it=u(65868),ot=u(36502),rt=u(21996);class at extends ot.
z{isOff(){return!1}}async function ct(f){const o=new ft,d=new it.i(f,new at(f));for(let l=0;l<f.pages.count;l++)await d.read(l,o,o);for(const l of await dt(f))o.
sizes.delete(l);return o}class ft{sizes=new Map;inline=0;glyph(){}takes({operator:o},d,l){o==="BI"&&this.inline++}image({matrix:[o,d,l,a]},g){if(!(0,r.i9)(g))return;
const p=this.sizes.get(g.number),[b,y]=[Math.hypot(o,d),Math.hypot(l,a)];this.sizes.set(g.number,{width:Math.max(p?.width??0,b),height:Math.max(p?.height??0,y)})}}
const Z=2e3;async function dt(f){const o=[],d=a=>{for(const g of f.dict(f.dict(a?.get("Resources"))?.get("XObject"))?.values()??[])o.push(g)};for(const a of await(0,rt.
Av)(f,["PatternType","CharProcs","Luminosity","Alpha"])){const g=f.job.pace.step(Z);g&&await g;const p=f.get(a),b=p instanceof r.Z6?p.dict:p instanceof r.Bi?p:void 0;
d(b);const y=f.dict(b?.get("SMask"));for(const $ of[b?.get("G"),y?.get("G")])$!==void 0&&o.push($)}const l=new Set;for(let a=o.pop();a!==void 0;a=o.pop()){if(!(0,r.
i9)(a)||l.has(a.number))continue;l.add(a.number);const g=f.job.pace.step(Z);g&&await g;const p=f.resolve(a);p instanceof r.Z6&&d(p.dict)}return l}const lt=.9,ut=.9,
ht=64,gt=32*1024*1024;class pt{document;settings;outcome={compressed:0,kept:{larger:0,kind:0,lines:0,heavy:0}};waiting=[];bytes=0;constructor(o,d){this.document=
o,this.settings=d}async run(){const{document:o,outcome:d}=this,{sizes:l,inline:a}=await ct(o);d.kept.kind+=a;let g=0;for(const[p,b]of l){const y=o.get(p);y instanceof
r.Z6&&(0,r.Eo)(o.resolve(y.dict.get("Subtype")),"Image")&&await this.take(p,y,b),o.job.pace.progress(++g/l.size)}return await this.drawAll(),d}async take(o,d,l){
const a=await tt(this.document,d);if(typeof a=="string"){this.outcome.kept[a]++;return}const g=mt(a,l,this.settings.resolution),[p,b]=[a.width,a.height].map(y=>Math.
max(1,Math.round(y*g)));this.waiting.push({number:o,image:a,width:p,height:b}),this.bytes+=a.data.length,(this.waiting.length>=ht||this.bytes>=gt)&&await this.drawAll()}async drawAll(){
const{waiting:o,document:d,settings:l}=this;if(this.waiting=[],this.bytes=0,o.length===0)return;const a=await O.Y.open(await yt(o,d),d.job);for(const[g,{number:p,
image:b,width:y,height:$}]of o.entries()){const C=await a.draw(g,{width:y,height:$,isTransparent:!0}),J=l.grayscale?"gray":b.color,I=await this.replace(p,b,C,J);
I?this.outcome.kept[I]++:this.outcome.compressed++}}async replace(o,d,l,a){const{document:g,settings:p}=this,{width:b,height:y}=l;if(!Et(l))return"kind";const $={
width:b,height:y,color:a,quality:p.quality,resolution:p.resolution},C=await(0,E.I)({...$,samples:(0,v.lc)(l,a)},g.job.pace),J=a!==d.color;if(C.length>d.size*(J?
1:lt))return"larger";const I=(0,M.n)(g.get(o),C,{compress:!1});for(const[j,W]of Object.entries({Width:b,Height:y,BitsPerComponent:8}))I.dict.set(j,W);I.dict.set(
"Filter",(0,r.UU)("DCTDecode")),I.dict.delete("Decode"),J&&I.dict.set("ColorSpace",await xt(g)),g.put(o,I)}}function mt(f,o,d){const l=(g,p)=>g/72*d/p,a=Math.max(
l(o.width,f.width),l(o.height,f.height));return a<ut?a:1}async function yt(f,{job:o}){const d=await(0,m.E)(i.O,o),l=f.map(({image:a,width:g,height:p})=>d.add((0,r.
jd)({Type:(0,r.UU)("Page"),MediaBox:[0,0,g,p],Resources:(0,r.jd)({XObject:(0,r.jd)({Image:d.add(new r.Z6(a.entries,a.data))})}),Contents:d.add(new r.Z6((0,r.jd)(
{}),(0,r.Px)((0,S.qK)("Image",`${g} 0 0 ${p} 0 0`)).bytes))})));return await d.pages.rebuild(l.map(({number:a})=>a)),(0,s.UN)(d,{encryption:"none",draft:!0})}const wt=64;
function Et({width:f,height:o,row:d}){const l=Math.max(1,Math.floor(o/wt));for(let a=0;a<o;a+=l){const g=d(a);for(let p=3;p<f*4;p+=4)if(g[p]!==255)return!1}return!0}
async function xt(f){const{archive:o}=await(0,P.ds)(f);return o?[(0,r.UU)("CalGray"),(0,r.jd)({WhitePoint:[.9505,1,1.089],Gamma:2.2})]:(0,r.UU)("DeviceGray")}var Y=u(
49994);const H=6,Q={resolution:50,quality:20},bt=async(f,o,d)=>{const{maximum_bytes:l=1/0,open_password:a}=o,g=async D=>{const F={};return{...await(0,Y.BG)(f,a,
d,async Ut=>{F.outcome=await new pt(Ut,D).run()}),outcome:F.outcome}};let p=await g(o);for(let D=1;D<=H&&p.bytes.length>l&&Ot(p);D++){const F=await g(Pt(D,o));F.
bytes.length<p.bytes.length&&(p=F)}const{bytes:b,isSmaller:y,pageCount:$,outcome:C,written:J}=p;J&&d.onWritten?.(J);const I=y?[...p.notes]:[Y.bx],j=Object.values(
C.kept).reduce((D,F)=>D+F,0);y&&j>0&&I.push(vt(j,C)),b.length>l&&I.push(Mt(b.length));const W=f.bytes.length;return{documents:[{name:f.name,bytes:b,pageCount:$}],
notes:I,facts:{pageCount:$,bytesBefore:W,bytesAfter:b.length,savedPercent:y?(0,Y.p0)(W,b.length):0,compressedImages:y?C.compressed:0,keptImages:y?j:j+C.compressed}}},
Ot=({outcome:{compressed:f,kept:o}})=>f+o.larger>0;function Pt(f,{resolution:o,quality:d,grayscale:l}){const a=(g,p)=>g<=p?g:Math.round(g*(p/g)**(f/H));return{resolution:a(
o,Q.resolution),quality:a(d,Q.quality),grayscale:l}}const V={larger:"would hardly become smaller",kind:"of a kind that is not compressed",lines:"like drawings o\
r text, which would blur",heavy:"too large to decode here"};function vt(f,{kept:o}){const l=Object.keys(V).filter(a=>o[a]>0).map(a=>`${o[a]} ${V[a]}`);return{code:"\
images_kept",message:`${(0,w.C7)(f,"image stays as it was","images stay as they were")}: ${(0,w.Dw)(l)}.`}}const Mt=f=>({code:"still_larger",message:`The docume\
nt could not be made as small as maximum_bytes asks: it has ${f} bytes.`,mentions:["maximum_bytes"]})}),77158:((N,U,u)=>{u.d(U,{O:()=>w});const w=Buffer.from(`%\
PDF-1.3
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
`,"latin1")}),36078:((N,U,u)=>{u.d(U,{AY:()=>P,KJ:()=>r,XL:()=>M,_:()=>S,hX:()=>i,id:()=>E,qK:()=>v,vs:()=>O,wW:()=>s,yQ:()=>m});var w=u(45079);function S(n){if(Number.
isInteger(n)&&Math.abs(n)<1e7)return String(n);const t=Number(n.toPrecision(7)),e=Math.abs(t)<1e-9?"0":String(t);return e.includes("e")?t.toFixed(12).replace(/\.?0+$/,
""):e}const O=n=>n.map(S).join(" "),v=(n,t)=>`q ${t} cm /${n} Do Q`,E=n=>(0,w.ZV)(Math.round(n*1e3)/1e3||0),P=([n,t])=>`${E(n)} ${E(t)}`,M=n=>n.map((t,e)=>`${P(
t)} ${e===0?"m":"l"}`).join(" "),m=.5523;function r(n){const t=m,e=(...c)=>`${c.map(([h,x])=>P(n(h,x))).join(" ")} c`;return[`${P(n(1,0))} m`,e([1,t],[t,1],[0,1]),
e([-t,1],[-1,t],[-1,0]),e([-1,-t],[-t,-1],[0,-1]),e([t,-1],[1,-t],[1,0])].join(" ")}function s(n,t){const e={1:"g",3:"rg",4:"k"}[n.length];return`${n.map(E).join(
" ")} ${t==="fill"?e:e.toUpperCase()}`}const i=n=>`[${n.map(E).join(" ")}] 0 d`}),6057:((N,U,u)=>{u.d(U,{VO:()=>O,b0:()=>E,c_:()=>M,iw:()=>v,lQ:()=>P});var w=u(
74135);const S=[0,0,612,792],O=(m,r)=>E(m,m.pages.attribute(r,"MediaBox"))??S;function v(m,r){const{pages:s}=m,i=m.resolve(m.entry(s.number(r),"UserUnit"));return{
box:(0,w.Mo)(O(m,r),E(m,s.attribute(r,"CropBox"))),rotation:M(m.resolve(s.attribute(r,"Rotate"))),userUnit:typeof i=="number"&&i>0?i:1}}function E(m,r){const s=m.
array(r)?.map(n=>m.resolve(n));if(s?.length!==4||!s.every(n=>typeof n=="number"&&Number.isFinite(n)))return;const i=(0,w.ds)(s);return i[0]<i[2]&&i[1]<i[3]?i:void 0}
function P(m,r){const s=(m.array(r)??[]).map(i=>m.resolve(i));return s.length===6&&s.every(i=>typeof i=="number")?s:[1,0,0,1,0,0]}function M(m){const r=typeof m==
"number"?(m%360+360)%360:0;return r===90||r===180||r===270?r:0}}),31584:((N,U,u)=>{u.d(U,{F:()=>m,o:()=>r});const w=274,S=282,O=283,v=296,E=3,P=5,M={orientation:void 0,
resolution:void 0};function m(s){if(s.length<14)return M;const i=new DataView(s.buffer,s.byteOffset,s.length),n=i.getUint16(0);if(n!==18761&&n!==19789)return M;
const t=n===18761,e=i.getUint32(4,t);if(i.getUint16(2,t)!==42||e+2>s.length)return M;const c=i.getUint16(e,t),h=new Map;for(let K=0,R=e+2;K<c&&R+12<=s.length;K++,
R+=12){const T=i.getUint16(R,t),L=i.getUint16(R+2,t);if(L===E&&(T===w||T===v)&&h.set(T,i.getUint16(R+8,t)),L!==P||T!==S&&T!==O)continue;const z=i.getUint32(R+8,
t);z+8<=s.length&&h.set(T,i.getUint32(z,t)/i.getUint32(z+4,t))}const x=h.get(w),G={2:1,3:2.54}[h.get(v)??2],[B,A]=[h.get(S),h.get(O)];return{orientation:x!==void 0&&
x>=1&&x<=8?x:void 0,resolution:B===void 0||A===void 0||G===void 0?void 0:r({x:B*G,y:A*G})}}function r({x:s,y:i}){const n=t=>t>=10&&t<=4800;return n(s)&&n(i)?{x:s,
y:i}:void 0}}),76023:((N,U,u)=>{u.d(U,{L:()=>P});var w=u(45599),S=u(69869);const O=8,v={DeviceGray:E("gray",1),CalGray:E("gray",1),G:E("gray",1),DeviceRGB:E("rg\
b",3),CalRGB:E("rgb",3),RGB:E("rgb",3),DeviceCMYK:E("cmyk",4),CMYK:E("cmyk",4),Separation:E("inks",1)};function E(r,s){return{kind:r,components:s,profile:void 0,
table:void 0}}function P(r,s,i,n=0){const t=r.resolve(s);if(n>O)return;if(t instanceof w.SX){if(Object.hasOwn(v,t.text))return v[t.text];const c=i(t.text);return c===
void 0?void 0:P(r,c,i,n+1)}if(!(0,w.cy)(t))return;const e=r.resolve(t[0]);if(e instanceof w.SX)switch(e.text){case"ICCBased":return M(r,t[1],i,n);case"Indexed":case"\
I":return m(r,t,i,n);case"DeviceN":{const c=r.array(t[1])?.length??0;return c>=1&&c<=32?E("inks",c):void 0}default:return Object.hasOwn(v,e.text)?v[e.text]:void 0}}
function M(r,s,i,n){const t=r.resolve(s);if(!(t instanceof w.Z6))return;const e=r.resolve(t.dict.get("N")),c=e===1?"gray":e===3?"rgb":e===4?"cmyk":void 0;if(c===
void 0)return P(r,t.dict.get("Alternate"),i,n+1);const h=(0,S.hh)(r.decodedPart(t)?.data,e);return{...E(c,e),profile:h?.bytes}}function m(r,s,i,n){const t=P(r,s[1],
i,n+1),e=r.resolve(s[3]),c=e instanceof w.Mx?e.bytes:e instanceof w.Z6?r.decodedPart(e)?.data:void 0,h=r.resolve(s[2]);if(!t||t.table||!c||typeof h!="number"||!(h>=
0))return;const x=new Uint8Array((Math.min(Math.floor(h),255)+1)*t.components);return x.set(c.subarray(0,x.length)),{...t,table:x}}}),92152:((N,U,u)=>{u.d(U,{A6:()=>m,
AT:()=>M,Cb:()=>S,WQ:()=>O,ZJ:()=>P,fu:()=>r,mA:()=>v,zq:()=>w});const w=(s,i,n)=>Math.ceil(s*i*n/8);function S(s,i,n){if(!s||s.length<i*2)return!1;let t=0;for(let e=0;e<
i;e++){const[c,h]=[s[e*2],s[e*2+1]];if(c===n&&h===0)t++;else if(c!==0||h!==n)return}return t===0?!1:t===i?!0:void 0}function O(s,i){if(s.length>=i)return s.subarray(
0,i);const n=new Uint8Array(i);return n.set(s),n}const v=s=>s.map(i=>i^255),E=2;async function P(s,{width:i,height:n,channels:t,bits:e},c,h){const x=i*t,G=w(i,t,
e),B=new Uint8Array(x*n),A=2**e-1,K=c&&e<8?255/A:1;for(let R=0;R<n;R++){for(let L=0;L<x;L++){const z=L*e,k=R*G+(z>>3),_=e>=8?s[k]:s[k]>>8-e-(z&7)&A;B[R*x+L]=_*K}
const T=h.step(x*E);T&&await T}return B}function M(s,i,n){const t=Array.from({length:n},(e,c)=>{const[h,x]=[i[c*2],i[c*2+1]];return Uint8ClampedArray.from({length:256},
(G,B)=>(h+B/255*(x-h))*255)});return s.map((e,c)=>t[c%n][e])}function m(s,i,n){const t=new Uint8Array(s.length*n);for(const[e,c]of s.entries())for(let h=0;h<n;h++)
t[e*n+h]=i[c*n+h]??0;return t}function r(s,i,n){const t=new Uint8Array(i.length*(n+1));for(let e=0;e<i.length;e++){for(let c=0;c<n;c++)t[e*(n+1)+c]=s[e*n+c];t[e*
(n+1)+n]=i[e]}return t}}),5660:((N,U,u)=>{u.d(U,{$:()=>m});var w=u(78157),S=u(31584),O=u(8283);const v={195:"a lossless JPEG image",197:"a hierarchical JPEG ima\
ge",198:"a hierarchical JPEG image",199:"a hierarchical lossless JPEG image",201:"a JPEG image with arithmetic coding",202:"a JPEG image with arithmetic coding",
203:"a lossless JPEG image with arithmetic coding",205:"a hierarchical JPEG image with arithmetic coding",206:"a hierarchical JPEG image with arithmetic coding",
207:"a hierarchical JPEG image with arithmetic coding",247:"a JPEG-LS image"},E="save it as a baseline or progressive JPEG with 8 bits, or as a PNG image",P="Ex\
if\0\0",M="ICC_PROFILE\0";function m(n,t){const e=new r(n,t);e.run();const{frame:c}=e;if(!c)throw t("is a JPEG image without a start of frame; it is damaged");if(e.
end<0)throw t("is a JPEG image that is cut short; copy or export it again");const h=e.exif&&(0,S.F)(e.exif),{width:x,height:G,components:B,ids:A}=c;return{width:x,
height:G,components:B,orientation:h?.orientation??1,resolution:e.jfifResolution??h?.resolution,profile:i(e.profileParts),adobe:e.adobe,plainRgb:A==="RGB"&&!e.adobe&&
!e.jfif,data:n.subarray(0,e.end)}}class r{bytes;refuse;frame;jfif=!1;jfifResolution;adobe=!1;exif;profileParts=new Map;end=-1;constructor(t,e){this.bytes=t,this.
refuse=e}run(){for(const{marker:t,end:e,data:c}of(0,O.OD)(this.bytes))if(t===O.GM)this.end=e;else if(t!==O.Os)this.segment(t,c);else if(this.isOnlyScan(c)){const h=(0,w.
bS)(this.bytes).indexOf(s,e);this.end=h<0?-1:h+2;return}}isOnlyScan(t){return this.frame?.sequential===!0&&t[0]===this.frame.components}segment(t,e){const c=v[t];
if(c!==void 0)throw this.refuse(`is ${c}, which PDF cannot hold; ${E}`);if(t>=192&&t<=194)this.frame??=this.readFrame(e,t!==194);else if(t===224&&(0,w.w1)(e,0,"\
JFIF\0"))this.readJfif(e);else if(t===225&&(0,w.w1)(e,0,P))this.exif??=e.subarray(P.length);else if(t===226&&(0,w.w1)(e,0,M)&&e.length>M.length+2){const[h,x]=e.
subarray(M.length);this.profileParts.has(h)||this.profileParts.set(h,{of:x,data:e.subarray(M.length+2)})}else t===238&&(0,w.w1)(e,0,"Adobe")&&e.length>=12&&(this.
adobe=!0)}readFrame(t,e){const[c=0,h=0,x=0,G=0,B=0,A=0]=t,[K,R]=[h<<8|x,G<<8|B];if(t.length<6+3*A)throw this.refuse("is a JPEG image whose start of frame is dam\
aged");if(c!==8)throw this.refuse(`is a JPEG image with ${c} bits per component, which PDF cannot hold; ${E}`);if(R===0||K===0)throw this.refuse(`is a JPEG imag\
e of ${R} × ${K} pixels; it is empty or damaged`);if(A!==1&&A!==3&&A!==4)throw this.refuse(`is a JPEG image with ${A} components; PDF holds 1, 3 or 4`);let T="";
for(let L=0;L<A;L++)T+=String.fromCharCode(t[6+3*L]);return{width:R,height:K,components:A,ids:T,sequential:e}}readJfif(t){if(this.jfif||(this.jfif=!0,t.length<12))
return;const e={1:1,2:2.54}[t[7]],[c,h]=[t[8]<<8|t[9],t[10]<<8|t[11]];e!==void 0&&(this.jfifResolution=(0,S.o)({x:c*e,y:h*e}))}}const s=Buffer.of(255,O.GM);function i(n){
const t=n.size,e=[];for(let c=1;c<=t;c++){const h=n.get(c);if(h?.of!==t)return;e.push(h.data)}return t===0?void 0:Buffer.concat(e)}}),69869:((N,U,u)=>{u.d(U,{R1:()=>r,
To:()=>P,hh:()=>M});var w=u(59596),S=u(78157),O=u(45599);const v={1:"GRAY",3:"RGB ",4:"CMYK"},E=["scnr","mntr","prtr","spac"],P={1:"DeviceGray",3:"DeviceRGB",4:"\
DeviceCMYK"};function M(s,i){if(!s||s.length<132)return;const n=(0,S.bS)(s),t=x=>n.toString("latin1",x,x+4),e=n.readUInt32BE(0),c=s[8];if(!(!(e>=132&&e<=s.length&&
c>=2&&c<=4&&t(36)==="acsp"&&E.includes(t(12)))||t(16)!==v[i]))return{bytes:s.subarray(0,e),version:c}}const m=new WeakMap;function r(s,{bytes:i},n){const t=m.get(
s)??[];m.set(s,t);const e=t.find(x=>Buffer.compare(x.bytes,i)===0);if(e)return e.ref;const c=(0,O.jd)({N:n,Alternate:(0,O.UU)(P[n]),Filter:(0,O.UU)("FlateDecode")}),
h=s.add(new O.Z6(c,(0,w.Kc)(i)));return t.push({bytes:i,ref:h}),h}}),98122:((N,U,u)=>{u.d(U,{_:()=>S});var w=u(58552);const S=O=>v=>(0,w.G6)([{field:O,message:v}])})};
