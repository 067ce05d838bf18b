"use strict";exports.id=5387,exports.ids=[5387],exports.modules={85387:((Q,T,u)=>{u.r(T),u.d(T,{compress_document:()=>Ut});var E=u(98446),U=u(36078),v=u(12195),A=u(1900),x=u(
30044),S=u(21281),C=u(58006),R=u(12237),g=u(45599),c=u(14029),h=u(77158),s=u(95340),t=u(76023),e=u(38671),f=u(5660),p=u(98122),P=u(58552);const K=400,L=48,G=.5,
Y=.3,_=24,N=3;async function J({width:r,height:n,channels:o,data:a},i){const y=new Set,m=Math.max(1,Math.floor(n/K));let[b,O,j]=[0,0,0];for(let F=0;F<n;F+=m){const V=(F+
1)*r*o;for(let z=F*r*o+o;z<V;z+=o){let[Z,B]=[0,0];for(let $=z;$<z+o;$++)Z=Z*256+a[$],B=Math.max(B,Math.abs(a[$]-a[$-o]));y.size<=L&&y.add(Z),b++,B>0&&O++,B>=_&&
j++}const k=i.step(r*o*N);k&&await k}return y.size<=L||O<b*(1-G)&&j>O*Y}var H=u(92152);const q=65536,nt=8;async function lt(r,{width:n,height:o,bits:a,decode:i},{
components:y,table:m},b){const O=m?1:y;if(r.length<(0,H.zq)(n,O,a)*o)return;const j=(0,H.Cb)(i,O,m?2**a-1:1);if(j===void 0||m&&j)return;const F=a===8?r:await(0,H.
ZJ)(r,{width:n,height:o,channels:O,bits:a},!m,b);return m?it(F.subarray(0,n*o),m,y,b):F}async function it(r,n,o,a){const i=new Uint8Array(r.length*o),y=n.length/
o;for(let m=0;m<r.length;m+=q){const b=r.subarray(m,m+q);if(b.some(j=>j>=y))return;i.set((0,H.A6)(b,n,o),m*o);const O=a.step(b.length*nt);O&&await O}return i}const at=new Set(
[1,2,4,8,16]),dt=4096,st=128*1024*1024,ot={jpg:.011,samples:.006};async function M(r,n){const o=(0,s.h)(r,n.dict),{width:a,height:i,stencil:y,decode:m}=o,b=(0,t.
L)(r,n.dict.get("ColorSpace"),()=>{});if(!(a>=1&&i>=1&&!y&&at.has(o.bits)&&(m!==void 0||!n.dict.has("Decode")))||!b||b.kind!=="gray"&&b.kind!=="rgb"||w(r,n))return"\
kind";const j=b.table?l(r,n):n.dict.get("ColorSpace");if(j===void 0)return"kind";const{format:F,before:V,parameters:k}=(0,e.R)(r,n);if(F!==void 0&&F!=="jpg"||k?.
has("ColorTransform")||F==="jpg"&&(b.table||o.bits!==8))return"kind";if(!F&&d(o.bits,b))return"lines";const z=r.encoded(n).length;if(z<dt)return"larger";if(a*i*
ot[F??"samples"]>r.job.limits.drawingStep*1e3||a*i*b.components>st)return"heavy";const Z=await D(r,V);if(!Z)return"kind";const B={width:a,height:i,color:b.kind,
space:j,size:z};if(F==="jpg")return I(Z,B)?{...B,data:Z,entries:W(B,m,"DCTDecode")}:"kind";const{pace:$}=r.job,ft=await lt(Z,o,b,$);return ft?await J({width:a,height:i,
data:ft,channels:b.components},$)?"lines":{...B,data:ft,entries:W(B,b.table?void 0:m)}:"kind"}function l(r,n){const o=r.array(n.dict.get("ColorSpace")),a=r.resolve(
o?.[0]);return(0,g.Eo)(a,"Indexed")?o?.[1]:void 0}const d=(r,{components:n,table:o})=>(o?Math.min(o.length/n,2**r):2**(r*n))<=L;function w(r,{dict:n}){const o=r.
resolve(n.get("Mask")),a=r.dict(n.get("SMask"));return(0,g.cy)(o)||a?.has("Matte")===!0||n.has("F")||n.has("Alternates")||n.has("OPI")}async function D(r,n){try{
return await r.decodedAtEase(n)}catch(o){if(o instanceof P.zU&&o.code!=="cancelled")return;throw o}}function I(r,{width:n,height:o,color:a}){try{const i=(0,f.$)(
r,(0,p._)("file"));return i.width===n&&i.height===o&&i.components===(a==="gray"?1:3)}catch(i){if(i instanceof P.zU)return!1;throw i}}function W({width:r,height:n,
color:o},a,i){const y={Type:(0,g.UU)("XObject"),Subtype:(0,g.UU)("Image"),Width:r,Height:n,BitsPerComponent:8,ColorSpace:(0,g.UU)(o==="gray"?"DeviceGray":"Devic\
eRGB")};return a&&(y.Decode=[...a]),i!==void 0&&(y.Filter=(0,g.UU)(i)),(0,g.jd)(y)}var X=u(65868),rt=u(36502),et=u(21996);class tt extends rt.z{isOff(){return!1}}
async function ct(r){const n=new ut,o=new X.i(r,new tt(r));for(let a=0;a<r.pages.count;a++)await o.read(a,n,n);for(const a of await wt(r))n.sizes.delete(a);return n}
class ut{sizes=new Map;inline=0;glyph(){}takes({operator:n},o,a){n==="BI"&&this.inline++}image({matrix:[n,o,a,i]},y){if(!(0,g.i9)(y))return;const m=this.sizes.get(
y.number),[b,O]=[Math.hypot(n,o),Math.hypot(a,i)];this.sizes.set(y.number,{width:Math.max(m?.width??0,b),height:Math.max(m?.height??0,O)})}}const gt=2e3;async function wt(r){
const n=[],o=i=>{for(const y of r.dict(r.dict(i?.get("Resources"))?.get("XObject"))?.values()??[])n.push(y)};for(const i of await(0,et.Av)(r,["PatternType","Cha\
rProcs","Luminosity","Alpha"])){const y=r.job.pace.step(gt);y&&await y;const m=r.get(i),b=m instanceof g.Z6?m.dict:m instanceof g.Bi?m:void 0;o(b);const O=r.dict(
b?.get("SMask"));for(const j of[b?.get("G"),O?.get("G")])j!==void 0&&n.push(j)}const a=new Set;for(let i=n.pop();i!==void 0;i=n.pop()){if(!(0,g.i9)(i)||a.has(i.
number))continue;a.add(i.number);const y=r.job.pace.step(gt);y&&await y;const m=r.resolve(i);m instanceof g.Z6&&o(m.dict)}return a}const bt=.9,Et=.9,xt=64,Pt=32*
1024*1024;class Ot{document;settings;outcome={compressed:0,kept:{larger:0,kind:0,lines:0,heavy:0}};waiting=[];bytes=0;constructor(n,o){this.document=n,this.settings=
o}async run(){const{document:n,outcome:o}=this,{sizes:a,inline:i}=await ct(n);o.kept.kind+=i;let y=0;for(const[m,b]of a){const O=n.get(m);O instanceof g.Z6&&(0,g.
Eo)(n.resolve(O.dict.get("Subtype")),"Image")&&await this.take(m,O,b),n.job.pace.progress(++y/a.size)}return await this.drawAll(),o}async take(n,o,a){const i=await M(
this.document,o);if(typeof i=="string"){this.outcome.kept[i]++;return}const y=Mt(i,a,this.settings.resolution),[m,b]=[i.width,i.height].map(O=>Math.max(1,Math.round(
O*y)));this.waiting.push({number:n,image:i,width:m,height:b}),this.bytes+=i.data.length,(this.waiting.length>=xt||this.bytes>=Pt)&&await this.drawAll()}async drawAll(){
const{waiting:n,document:o,settings:a}=this;if(this.waiting=[],this.bytes=0,n.length===0)return;const i=await v.Y.open(await vt(n,o),o.job);for(const[y,{number:m,
image:b,width:O,height:j}]of n.entries()){const F=await i.draw(y,{width:O,height:j,isTransparent:!0}),V=a.grayscale?"gray":b.color,k=await this.replace(m,b,F,V);
k?this.outcome.kept[k]++:this.outcome.compressed++}}async replace(n,o,a,i){const{document:y,settings:m}=this,{width:b,height:O}=a;if(!St(a))return"kind";const j={
width:b,height:O,color:i,quality:m.quality,resolution:m.resolution},F=await(0,x.I)({...j,samples:(0,A.lc)(a,i)},y.job.pace),V=i!==o.color;if(F.length>o.size*(V?
1:bt))return"larger";const k=(0,C.n)(y.get(n),F,{compress:!1});for(const[z,Z]of Object.entries({Width:b,Height:O,BitsPerComponent:8}))k.dict.set(z,Z);k.dict.set(
"Filter",(0,g.UU)("DCTDecode")),k.dict.delete("Decode"),k.dict.set("ColorSpace",V?await Ct(y):o.space),y.put(n,k)}}function Mt(r,n,o){const a=(y,m)=>y/72*o/m,i=Math.
max(a(n.width,r.width),a(n.height,r.height));return i<Et?i:1}async function vt(r,{job:n}){const o=await(0,R.E)(h.O,n),a=r.map(({image:i,width:y,height:m})=>o.add(
(0,g.jd)({Type:(0,g.UU)("Page"),MediaBox:[0,0,y,m],Resources:(0,g.jd)({XObject:(0,g.jd)({Image:o.add(new g.Z6(i.entries,i.data))})}),Contents:o.add(new g.Z6((0,g.
jd)({}),(0,g.Px)((0,U.qK)("Image",`${y} 0 0 ${m} 0 0`)).bytes))})));return await o.pages.rebuild(a.map(({number:i})=>i)),(0,c.UN)(o,{encryption:"none",draft:!0})}
const Dt=64;function St({width:r,height:n,row:o}){const a=Math.max(1,Math.floor(n/Dt));for(let i=0;i<n;i+=a){const y=o(i);for(let m=3;m<r*4;m+=4)if(y[m]!==255)return!1}
return!0}async function Ct(r){const{archive:n}=await(0,S.ds)(r);return n?[(0,g.UU)("CalGray"),(0,g.jd)({WhitePoint:[.9505,1,1.089],Gamma:2.2})]:(0,g.UU)("Device\
Gray")}var ht=u(49994);const mt=6,pt={resolution:50,quality:20},Ut=async(r,n,o)=>{const{maximum_bytes:a=1/0,open_password:i}=n,y=async B=>{const $={};return{...await(0,ht.
BG)(r,i,o,async Rt=>{$.outcome=await new Ot(Rt,B).run()}),outcome:$.outcome}};let m=await y(n);for(let B=1;B<=mt&&m.bytes.length>a&&At(m);B++){const $=await y(Ft(
B,n));$.bytes.length<m.bytes.length&&(m=$)}const{bytes:b,isSmaller:O,pageCount:j,outcome:F,written:V}=m;V&&o.onWritten?.(V);const k=O?[...m.notes]:[ht.bx],z=Object.
values(F.kept).reduce((B,$)=>B+$,0);O&&z>0&&k.push(It(z,F)),b.length>a&&k.push(Tt(b.length));const Z=r.bytes.length;return{documents:[{name:r.name,bytes:b,pageCount:j}],
notes:k,facts:{pageCount:j,bytesBefore:Z,bytesAfter:b.length,savedPercent:O?(0,ht.p0)(Z,b.length):0,compressedImages:O?F.compressed:0,keptImages:O?z:z+F.compressed}}},
At=({outcome:{compressed:r,kept:n}})=>r+n.larger>0;function Ft(r,{resolution:n,quality:o,grayscale:a}){const i=(y,m)=>y<=m?y:Math.round(y*(m/y)**(r/mt));return{
resolution:i(n,pt.resolution),quality:i(o,pt.quality),grayscale:a}}const yt={larger:"would hardly become smaller",kind:"of a kind that is not compressed",lines:"\
like drawings or text, which would blur",heavy:"too large to decode here"};function It(r,{kept:n}){const a=Object.keys(yt).filter(i=>n[i]>0).map(i=>`${n[i]} ${yt[i]}`);
return{code:"images_kept",message:`${(0,E.C7)(r,"image stays as it was","images stay as they were")}: ${(0,E.Dw)(a)}.`}}const Tt=r=>({code:"still_larger",message:`\
The document could not be made as small as maximum_bytes asks: it has ${r} bytes.`,mentions:["maximum_bytes"]})}),77158:((Q,T,u)=>{u.d(T,{O:()=>E});const E=Buffer.
from(`%PDF-1.3
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
`,"latin1")}),36078:((Q,T,u)=>{u.d(T,{AY:()=>S,KJ:()=>g,XL:()=>C,_:()=>U,hX:()=>h,id:()=>x,qK:()=>A,vs:()=>v,wW:()=>c,yQ:()=>R});var E=u(45079);function U(s){if(Number.
isInteger(s)&&Math.abs(s)<1e7)return String(s);const t=Number(s.toPrecision(7)),e=Math.abs(t)<1e-9?"0":String(t);return e.includes("e")?t.toFixed(12).replace(/\.?0+$/,
""):e}const v=s=>s.map(U).join(" "),A=(s,t)=>`q ${t} cm /${s} Do Q`,x=s=>(0,E.ZV)(Math.round(s*1e3)/1e3||0),S=([s,t])=>`${x(s)} ${x(t)}`,C=s=>s.map((t,e)=>`${S(
t)} ${e===0?"m":"l"}`).join(" "),R=.5523;function g(s){const t=R,e=(...f)=>`${f.map(([p,P])=>S(s(p,P))).join(" ")} c`;return[`${S(s(1,0))} m`,e([1,t],[t,1],[0,1]),
e([-t,1],[-1,t],[-1,0]),e([-1,-t],[-t,-1],[0,-1]),e([t,-1],[1,-t],[1,0])].join(" ")}function c(s,t){const e={1:"g",3:"rg",4:"k"}[s.length];return`${s.map(x).join(
" ")} ${t==="fill"?e:e.toUpperCase()}`}const h=s=>`[${s.map(x).join(" ")}] 0 d`}),12195:((Q,T,u)=>{u.d(T,{Y:()=>st});var E=u(58552),U=u(77598),v=u(68973);const A=3,
x=new WeakMap;async function S(M,l){const d=x.get(M);if(d)return d;const{pieces:w}=await M.load();if(w.length===0)throw new E.zU("unavailable","The program that\
 draws pages was left out of this installation",{advice:"Use the package as it is published, or a service of your own"});const D=await WebAssembly.compile(new Uint8Array(
await C(w,M,l)));return x.set(M,D),D}async function C(M,{bytes:l,sha256:d},w){const D=[];for(const W of M){D.push(Buffer.from(W,"base64"));const X=w.pace.step(W.
length*A);X&&await X}const I=await(0,v.uM)(w).inflate(Buffer.concat(D),l);if(!I||(0,U.createHash)("sha256").update(I).digest("hex")!==d)throw new E.zU("internal",
"The program that draws pages is damaged",{advice:"Install the package again"});return I}var R=u(42973);const g=65536,c=-44,h=8,s=new WebAssembly.RuntimeError("\
longjmp");class t{most;exports;constructor(l,d){this.most=d;const w={};for(const{module:D,name:I}of WebAssembly.Module.imports(l))(w[D]??={})[I]=this.imported(I);
this.exports=new WebAssembly.Instance(l,w).exports,this.call("__wasm_call_ctors")}call(l,...d){return this.exports[l](...d)}get bytes(){return new Uint8Array(this.
exports.memory.buffer)}get words(){return new DataView(this.exports.memory.buffer)}store(l){const d=this.call("malloc",l.length)>>>0;if(d===0)throw e(this.most);
return this.bytes.set(l,d),d}imported(l){if(l.startsWith("invoke_"))return this.invoke;switch(l){case"_emscripten_throw_longjmp":return()=>{throw s};case"emscri\
pten_resize_heap":return d=>this.grow(d>>>0);case"environ_sizes_get":return(d,w)=>(this.words.setUint32(d,0,!0),this.words.setUint32(w,0,!0),0);case"_abort_js":
return()=>{throw e(this.most)}}return l.startsWith("fd_")?()=>h:l.startsWith("__syscall_")?()=>c:()=>0}invoke=(l,...d)=>{const w=this.call("emscripten_stack_get\
_current");try{return this.exports.__indirect_function_table.get(l)(...d)}catch(D){if(this.call("_emscripten_stack_restore",w),D!==s)throw D;return this.call("s\
etThrew",1,0),0}};grow(l){const{memory:d}=this.exports,w=d.buffer.byteLength;if(l>this.most)return 0;const D=Math.min(Math.max(l,w*1.25),this.most);try{return d.
grow(Math.ceil((D-w)/g)),1}catch{return 0}}}const e=M=>(0,R.F)("drawingMemory",`The page cannot be drawn within ${Math.floor(M/2**20)} MB of memory`,"Ask for a \
lower resolution, or for fewer pages");function f(M,l,d){const w=new WebAssembly.Module(Uint8Array.from(P(M,l)));return new WebAssembly.Instance(w,{a:{b:d}}).exports.
c}const p=127,P=(M,l)=>[0,97,115,109,1,0,0,0,1,4+M+l,1,96,M,...new Array(M).fill(p),l,...new Array(l).fill(p),2,7,1,1,97,1,98,0,0,7,5,1,1,99,0,0],K=1,L=0,G=/^(?:Helvetica|Times|Courier)(?:-|$)|^(?:Symbol|ZapfDingbats)$/,
Y=16,_=[{word:2,takes:2,results:0,name:"EnumFonts"},{word:3,takes:7,results:1,name:"MapFont"},{word:4,takes:2,results:1,name:"GetFont"},{word:5,takes:5,results:1,
name:"GetFontData"},{word:6,takes:4,results:1,name:"GetFaceName"},{word:7,takes:2,results:1,name:"GetFontCharset"},{word:8,takes:2,results:0,name:"DeleteFont"}];
function N(M,l){const d=M.call("FPDF_GetDefaultSystemFontInfo"),w=M.store(l),I={MapFont:(X,rt,et,tt,ct,ut=0)=>G.test(J(M,ut>>>0))?0:K,GetFontData:(X=0,rt=0,et=0,tt=0,ct=0)=>et!==
L?0:(tt!==0&&ct>=l.length&&M.bytes.copyWithin(tt>>>0,w,w+l.length),l.length)},{__indirect_function_table:W}=M.exports;for(const{word:X,takes:rt,results:et,name:tt}of _)
W.set(M.words.getUint32(d+X*4,!0),f(rt,et,I[tt]??(()=>0)));M.call("FPDF_SetSystemFontInfo",d)}function J({bytes:M},l){const[d=""]=Buffer.from(M.subarray(l,l+Y)).
toString("latin1").split("\0");return d}const H={load:()=>u.e(6199).then(u.bind(u,26199)),bytes:3988829,sha256:"71aec412a303a0405baee21c3d6d3f30ad2033dc02444130\
fe476be3976e2d09"},q=15,nt=3e5,lt=4,it=1,at=2,dt=4294967295;class st{job;sandbox;pause;document=0;bitmap=0;page=0;since=0;constructor(l,d){this.job=l,this.sandbox=
d,d.call("FPDF_InitLibrary"),this.pause=this.pauseCallback()}static async open(l,d,w){const D=await S(H,d);return ot(d,()=>{const I=new st(d,new t(D,d.limits.drawingMemory));
return w&&N(I.sandbox,w),I.load(l),I})}async draw(l,d){this.begin(l,d);for(let w=it;w!==at;){const D=this.job.pace.step(nt);if(D&&await D,w=this.proceed(d),w!==
it&&w!==at)throw e(this.job.limits.drawingMemory)}return this.finish(d)}load(l){const{sandbox:d}=this;if(this.document=d.call("FPDF_LoadMemDocument64",d.store(l),
l.length,0),this.document===0)throw e(this.job.limits.drawingMemory)}pauseCallback(){const{sandbox:l}=this,{__indirect_function_table:d}=l.exports,w=d.length-1;
return d.set(w,f(1,1,()=>performance.now()-this.since>q?1:0)),l.store(new Uint8Array(Uint32Array.of(1,w,0).buffer))}begin(l,{width:d,height:w,isTransparent:D}){
const{sandbox:I,job:W}=this;ot(W,()=>{if(this.release(),this.page=I.call("FPDF_LoadPage",this.document,l),this.bitmap=I.call("FPDFBitmap_CreateEx",d,w,lt,0,0),this.
page===0||this.bitmap===0)throw e(W.limits.drawingMemory);D||I.call("FPDFBitmap_FillRect",this.bitmap,0,0,d,w,dt)})}started=!1;proceed({width:l,height:d}){const{
sandbox:w,page:D,bitmap:I,pause:W}=this;return this.since=performance.now(),ot(this.job,()=>this.started?w.call("FPDF_RenderPage_Continue",D,W):(this.started=!0,
w.call("FPDF_RenderPageBitmap_Start",I,D,0,0,l,d,0,0,W)))}finish({width:l,height:d}){const{sandbox:w,bitmap:D}=this,I=w.call("FPDFBitmap_GetBuffer",D)>>>0,W=w.call(
"FPDFBitmap_GetStride",D);return{width:l,height:d,row:X=>w.bytes.subarray(I+X*W,I+X*W+l*4)}}release(){const{sandbox:l,page:d,bitmap:w}=this;this.started&&l.call(
"FPDF_RenderPage_Close",d),w!==0&&l.call("FPDFBitmap_Destroy",w),d!==0&&l.call("FPDF_ClosePage",d),this.started=!1,this.bitmap=this.page=0}}function ot(M,l){try{
return l()}catch(d){throw d instanceof E.zU?d:e(M.limits.drawingMemory)}}}),31584:((Q,T,u)=>{u.d(T,{F:()=>R,o:()=>g});const E=274,U=282,v=283,A=296,x=3,S=5,C={orientation:void 0,
resolution:void 0};function R(c){if(c.length<14)return C;const h=new DataView(c.buffer,c.byteOffset,c.length),s=h.getUint16(0);if(s!==18761&&s!==19789)return C;
const t=s===18761,e=h.getUint32(4,t);if(h.getUint16(2,t)!==42||e+2>c.length)return C;const f=h.getUint16(e,t),p=new Map;for(let Y=0,_=e+2;Y<f&&_+12<=c.length;Y++,
_+=12){const N=h.getUint16(_,t),J=h.getUint16(_+2,t);if(J===x&&(N===E||N===A)&&p.set(N,h.getUint16(_+8,t)),J!==S||N!==U&&N!==v)continue;const H=h.getUint32(_+8,
t);H+8<=c.length&&p.set(N,h.getUint32(H,t)/h.getUint32(H+4,t))}const P=p.get(E),K={2:1,3:2.54}[p.get(A)??2],[L,G]=[p.get(U),p.get(v)];return{orientation:P!==void 0&&
P>=1&&P<=8?P:void 0,resolution:L===void 0||G===void 0||K===void 0?void 0:g({x:L*K,y:G*K})}}function g({x:c,y:h}){const s=t=>t>=10&&t<=4800;return s(c)&&s(h)?{x:c,
y:h}:void 0}}),76023:((Q,T,u)=>{u.d(T,{L:()=>S});var E=u(45599),U=u(69869);const v=8,A={DeviceGray:x("gray",1),CalGray:x("gray",1),G:x("gray",1),DeviceRGB:x("rg\
b",3),CalRGB:x("rgb",3),RGB:x("rgb",3),DeviceCMYK:x("cmyk",4),CMYK:x("cmyk",4),Separation:x("inks",1)};function x(g,c){return{kind:g,components:c,profile:void 0,
table:void 0}}function S(g,c,h,s=0){const t=g.resolve(c);if(s>v)return;if(t instanceof E.SX){if(Object.hasOwn(A,t.text))return A[t.text];const f=h(t.text);return f===
void 0?void 0:S(g,f,h,s+1)}if(!(0,E.cy)(t))return;const e=g.resolve(t[0]);if(e instanceof E.SX)switch(e.text){case"ICCBased":return C(g,t[1],h,s);case"Indexed":case"\
I":return R(g,t,h,s);case"DeviceN":{const f=g.array(t[1])?.length??0;return f>=1&&f<=32?x("inks",f):void 0}default:return Object.hasOwn(A,e.text)?A[e.text]:void 0}}
function C(g,c,h,s){const t=g.resolve(c);if(!(t instanceof E.Z6))return;const e=g.resolve(t.dict.get("N")),f=e===1?"gray":e===3?"rgb":e===4?"cmyk":void 0;if(f===
void 0)return S(g,t.dict.get("Alternate"),h,s+1);const p=(0,U.hh)(g.decodedPart(t)?.data,e);return{...x(f,e),profile:p?.bytes}}function R(g,c,h,s){const t=S(g,c[1],
h,s+1),e=g.resolve(c[3]),f=e instanceof E.Mx?e.bytes:e instanceof E.Z6?g.decodedPart(e)?.data:void 0,p=g.resolve(c[2]);if(!t||t.table||!f||typeof p!="number"||!(p>=
0))return;const P=new Uint8Array((Math.min(Math.floor(p),255)+1)*t.components);return P.set(f.subarray(0,P.length)),{...t,table:P}}}),95340:((Q,T,u)=>{u.d(T,{h:()=>E});
function E(U,v){const A=C=>{const R=U.resolve(v.get(C));return typeof R=="number"?Math.floor(R):NaN},x=U.resolve(v.get("ImageMask"))===!0,S=U.array(v.get("Decod\
e"))?.map(C=>U.resolve(C));return{width:A("Width"),height:A("Height"),bits:x?1:A("BitsPerComponent")||8,stencil:x,decode:S?.every(C=>typeof C=="number")?S:void 0}}}),
92152:((Q,T,u)=>{u.d(T,{A6:()=>R,AT:()=>C,Cb:()=>U,WQ:()=>v,ZJ:()=>S,fu:()=>g,mA:()=>A,zq:()=>E});const E=(c,h,s)=>Math.ceil(c*h*s/8);function U(c,h,s){if(!c||c.
length<h*2)return!1;let t=0;for(let e=0;e<h;e++){const[f,p]=[c[e*2],c[e*2+1]];if(f===s&&p===0)t++;else if(f!==0||p!==s)return}return t===0?!1:t===h?!0:void 0}function v(c,h){
if(c.length>=h)return c.subarray(0,h);const s=new Uint8Array(h);return s.set(c),s}const A=c=>c.map(h=>h^255),x=2;async function S(c,{width:h,height:s,channels:t,
bits:e},f,p){const P=h*t,K=E(h,t,e),L=new Uint8Array(P*s),G=2**e-1,Y=f&&e<8?255/G:1;for(let _=0;_<s;_++){for(let J=0;J<P;J++){const H=J*e,q=_*K+(H>>3),nt=e>=8?c[q]:
c[q]>>8-e-(H&7)&G;L[_*P+J]=nt*Y}const N=p.step(P*x);N&&await N}return L}function C(c,h,s){const t=Array.from({length:s},(e,f)=>{const[p,P]=[h[f*2],h[f*2+1]];return Uint8ClampedArray.
from({length:256},(K,L)=>(p+L/255*(P-p))*255)});return c.map((e,f)=>t[f%s][e])}function R(c,h,s){const t=new Uint8Array(c.length*s);for(const[e,f]of c.entries())
for(let p=0;p<s;p++)t[e*s+p]=h[f*s+p]??0;return t}function g(c,h,s){const t=new Uint8Array(h.length*(s+1));for(let e=0;e<h.length;e++){for(let f=0;f<s;f++)t[e*(s+
1)+f]=c[e*s+f];t[e*(s+1)+s]=h[e]}return t}}),5660:((Q,T,u)=>{u.d(T,{$:()=>R});var E=u(78157),U=u(31584),v=u(8283);const A={195:"a lossless JPEG image",197:"a hi\
erarchical JPEG image",198:"a hierarchical JPEG image",199:"a hierarchical lossless JPEG image",201:"a JPEG image with arithmetic coding",202:"a JPEG image with\
 arithmetic coding",203:"a lossless JPEG image with arithmetic coding",205:"a hierarchical JPEG image with arithmetic coding",206:"a hierarchical JPEG image wit\
h arithmetic coding",207:"a hierarchical JPEG image with arithmetic coding",247:"a JPEG-LS image"},x="save it as a baseline or progressive JPEG with 8 bits, or \
as a PNG image",S="Exif\0\0",C="ICC_PROFILE\0";function R(s,t){const e=new g(s,t);e.run();const{frame:f}=e;if(!f)throw t("is a JPEG image without a start of fra\
me; it is damaged");if(e.end<0)throw t("is a JPEG image that is cut short; copy or export it again");const p=e.exif&&(0,U.F)(e.exif),{width:P,height:K,components:L,
ids:G}=f;return{width:P,height:K,components:L,orientation:p?.orientation??1,resolution:e.jfifResolution??p?.resolution,profile:h(e.profileParts),adobe:e.adobe,plainRgb:G===
"RGB"&&!e.adobe&&!e.jfif,data:s.subarray(0,e.end)}}class g{bytes;refuse;frame;jfif=!1;jfifResolution;adobe=!1;exif;profileParts=new Map;end=-1;constructor(t,e){
this.bytes=t,this.refuse=e}run(){for(const{marker:t,end:e,data:f}of(0,v.OD)(this.bytes))if(t===v.GM)this.end=e;else if(t!==v.Os)this.segment(t,f);else if(this.isOnlyScan(
f)){const p=(0,E.bS)(this.bytes).indexOf(c,e);this.end=p<0?-1:p+2;return}}isOnlyScan(t){return this.frame?.sequential===!0&&t[0]===this.frame.components}segment(t,e){
const f=A[t];if(f!==void 0)throw this.refuse(`is ${f}, which PDF cannot hold; ${x}`);if(t>=192&&t<=194)this.frame??=this.readFrame(e,t!==194);else if(t===224&&(0,E.
w1)(e,0,"JFIF\0"))this.readJfif(e);else if(t===225&&(0,E.w1)(e,0,S))this.exif??=e.subarray(S.length);else if(t===226&&(0,E.w1)(e,0,C)&&e.length>C.length+2){const[
p,P]=e.subarray(C.length);this.profileParts.has(p)||this.profileParts.set(p,{of:P,data:e.subarray(C.length+2)})}else t===238&&(0,E.w1)(e,0,"Adobe")&&e.length>=12&&
(this.adobe=!0)}readFrame(t,e){const[f=0,p=0,P=0,K=0,L=0,G=0]=t,[Y,_]=[p<<8|P,K<<8|L];if(t.length<6+3*G)throw this.refuse("is a JPEG image whose start of frame \
is damaged");if(f!==8)throw this.refuse(`is a JPEG image with ${f} bits per component, which PDF cannot hold; ${x}`);if(_===0||Y===0)throw this.refuse(`is a JPE\
G image of ${_} × ${Y} pixels; it is empty or damaged`);if(G!==1&&G!==3&&G!==4)throw this.refuse(`is a JPEG image with ${G} components; PDF holds 1, 3 or 4`);let N="";
for(let J=0;J<G;J++)N+=String.fromCharCode(t[6+3*J]);return{width:_,height:Y,components:G,ids:N,sequential:e}}readJfif(t){if(this.jfif||(this.jfif=!0,t.length<12))
return;const e={1:1,2:2.54}[t[7]],[f,p]=[t[8]<<8|t[9],t[10]<<8|t[11]];e!==void 0&&(this.jfifResolution=(0,U.o)({x:f*e,y:p*e}))}}const c=Buffer.of(255,v.GM);function h(s){
const t=s.size,e=[];for(let f=1;f<=t;f++){const p=s.get(f);if(p?.of!==t)return;e.push(p.data)}return t===0?void 0:Buffer.concat(e)}}),69869:((Q,T,u)=>{u.d(T,{R1:()=>g,
To:()=>S,hh:()=>C});var E=u(59596),U=u(78157),v=u(45599);const A={1:"GRAY",3:"RGB ",4:"CMYK"},x=["scnr","mntr","prtr","spac"],S={1:"DeviceGray",3:"DeviceRGB",4:"\
DeviceCMYK"};function C(c,h){if(!c||c.length<132)return;const s=(0,U.bS)(c),t=P=>s.toString("latin1",P,P+4),e=s.readUInt32BE(0),f=c[8];if(!(!(e>=132&&e<=c.length&&
f>=2&&f<=4&&t(36)==="acsp"&&x.includes(t(12)))||t(16)!==A[h]))return{bytes:c.subarray(0,e),version:f}}const R=new WeakMap;function g(c,{bytes:h},s){const t=R.get(
c)??[];R.set(c,t);const e=t.find(P=>Buffer.compare(P.bytes,h)===0);if(e)return e.ref;const f=(0,v.jd)({N:s,Alternate:(0,v.UU)(S[s]),Filter:(0,v.UU)("FlateDecode")}),
p=c.add(new v.Z6(f,(0,E.Kc)(h)));return t.push({bytes:h,ref:p}),p}}),98122:((Q,T,u)=>{u.d(T,{_:()=>U});var E=u(58552);const U=v=>A=>(0,E.G6)([{field:v,message:A}])})};
