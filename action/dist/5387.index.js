"use strict";exports.id=5387,exports.ids=[5387],exports.modules={85387:((Q,T,u)=>{u.r(T),u.d(T,{compress_document:()=>At});var E=u(98446),A=u(36078),M=u(12195),I=u(1900),x=u(
30044),S=u(21281),C=u(58006),j=u(12237),g=u(45599),c=u(14029),h=u(77158),s=u(95340),t=u(76023),e=u(38671),f=u(5660),p=u(98122),P=u(58552);const K=400,L=48,_=.5,
X=.3,B=24,N=3;async function $({width:o,height:n,channels:r,data:a},i){const y=new Set,m=Math.max(1,Math.floor(n/K));let[b,O,R]=[0,0,0];for(let U=0;U<n;U+=m){const V=(U+
1)*o*r;for(let z=U*o*r+r;z<V;z+=r){let[H,G]=[0,0];for(let W=z;W<z+r;W++)H=H*256+a[W],G=Math.max(G,Math.abs(a[W]-a[W-r]));y.size<=L&&y.add(H),b++,G>0&&O++,G>=B&&
R++}const k=i.step(o*r*N);k&&await k}return y.size<=L||O<b*(1-_)&&R>O*X}var Z=u(92152);const q=65536,nt=8;async function lt(o,{width:n,height:r,bits:a,decode:i},{
components:y,table:m},b){const O=m?1:y;if(o.length<(0,Z.zq)(n,O,a)*r)return;const R=(0,Z.Cb)(i,O,m?2**a-1:1);if(R===void 0||m&&R)return;const U=a===8?o:await(0,Z.
ZJ)(o,{width:n,height:r,channels:O,bits:a},!m,b);return m?it(U.subarray(0,n*r),m,y,b):U}async function it(o,n,r,a){const i=new Uint8Array(o.length*r),y=n.length/
r;for(let m=0;m<o.length;m+=q){const b=o.subarray(m,m+q);if(b.some(R=>R>=y))return;i.set((0,Z.A6)(b,n,r),m*r);const O=a.step(b.length*nt);O&&await O}return i}const at=new Set(
[1,2,4,8,16]),dt=4096,st=128*1024*1024,ot={jpg:.011,jp2:.15,samples:.006};async function D(o,n){const r=(0,s.h)(o,n.dict),{width:a,height:i,stencil:y,decode:m}=r,
b=(0,t.L)(o,n.dict.get("ColorSpace"),()=>{});if(!(a>=1&&i>=1&&!y&&at.has(r.bits)&&(m!==void 0||!n.dict.has("Decode")))||!b||b.kind!=="gray"&&b.kind!=="rgb"||w(o,
n))return"kind";const R=b.table?l(o,n):n.dict.get("ColorSpace");if(R===void 0)return"kind";const{format:U,before:V,parameters:k}=(0,e.R)(o,n);if(U==="ccitt"||U===
"jbig2"||k?.has("ColorTransform")||U==="jpg"&&(b.table||r.bits!==8)||U==="jp2"&&(b.table||v(o,n)))return"kind";if(!U&&d(r.bits,b))return"lines";const z=o.encoded(
n).length;if(z<dt)return"larger";if(a*i*ot[U??"samples"]>o.job.limits.drawingStep*1e3||a*i*b.components>st)return"heavy";const H=await F(o,V);if(!H)return"kind";
const G={width:a,height:i,color:b.kind,space:R,size:z};if(U==="jpg")return J(H,G)?{...G,data:H,entries:Y(G,m,"DCTDecode")}:"kind";if(U==="jp2")return{...G,data:H,
entries:Y(G,void 0,"JPXDecode")};const{pace:W}=o.job,ft=await lt(H,r,b,W);return ft?await $({width:a,height:i,data:ft,channels:b.components},W)?"lines":{...G,data:ft,
entries:Y(G,b.table?void 0:m)}:"kind"}function l(o,n){const r=o.array(n.dict.get("ColorSpace")),a=o.resolve(r?.[0]);return(0,g.Eo)(a,"Indexed")?r?.[1]:void 0}const d=(o,{
components:n,table:r})=>(r?Math.min(r.length/n,2**o):2**(o*n))<=L;function w(o,{dict:n}){const r=o.resolve(n.get("Mask")),a=o.dict(n.get("SMask"));return(0,g.cy)(
r)||a?.has("Matte")===!0||n.has("F")||n.has("Alternates")||n.has("OPI")}const v=(o,{dict:n})=>(o.resolve(n.get("SMaskInData"))??0)!==0||n.has("Decode");async function F(o,n){
try{return await o.decodedAtEase(n)}catch(r){if(r instanceof P.zU&&r.code!=="cancelled")return;throw r}}function J(o,{width:n,height:r,color:a}){try{const i=(0,f.
$)(o,(0,p._)("file"));return i.width===n&&i.height===r&&i.components===(a==="gray"?1:3)}catch(i){if(i instanceof P.zU)return!1;throw i}}function Y({width:o,height:n,
color:r},a,i){const y={Type:(0,g.UU)("XObject"),Subtype:(0,g.UU)("Image"),Width:o,Height:n,BitsPerComponent:8,ColorSpace:(0,g.UU)(r==="gray"?"DeviceGray":"Devic\
eRGB")};return a&&(y.Decode=[...a]),i!==void 0&&(y.Filter=(0,g.UU)(i)),(0,g.jd)(y)}var rt=u(65868),et=u(36502),tt=u(21996);class ct extends et.z{isOff(){return!1}}
async function ut(o){const n=new wt,r=new rt.i(o,new ct(o));for(let a=0;a<o.pages.count;a++)await r.read(a,n,n);for(const a of await bt(o))n.sizes.delete(a);return n}
class wt{sizes=new Map;inline=0;glyph(){}takes({operator:n},r,a){n==="BI"&&this.inline++}image({matrix:[n,r,a,i]},y){if(!(0,g.i9)(y))return;const m=this.sizes.get(
y.number),[b,O]=[Math.hypot(n,r),Math.hypot(a,i)];this.sizes.set(y.number,{width:Math.max(m?.width??0,b),height:Math.max(m?.height??0,O)})}}const gt=2e3;async function bt(o){
const n=[],r=i=>{for(const y of o.dict(o.dict(i?.get("Resources"))?.get("XObject"))?.values()??[])n.push(y)};for(const i of await(0,tt.Av)(o,["PatternType","Cha\
rProcs","Luminosity","Alpha"])){const y=o.job.pace.step(gt);y&&await y;const m=o.get(i),b=m instanceof g.Z6?m.dict:m instanceof g.Bi?m:void 0;r(b);const O=o.dict(
b?.get("SMask"));for(const R of[b?.get("G"),O?.get("G")])R!==void 0&&n.push(R)}const a=new Set;for(let i=n.pop();i!==void 0;i=n.pop()){if(!(0,g.i9)(i)||a.has(i.
number))continue;a.add(i.number);const y=o.job.pace.step(gt);y&&await y;const m=o.resolve(i);m instanceof g.Z6&&r(m.dict)}return a}const Et=.9,xt=.9,Pt=64,Ot=32*
1024*1024;class Dt{document;settings;outcome={compressed:0,kept:{larger:0,kind:0,lines:0,heavy:0}};waiting=[];bytes=0;constructor(n,r){this.document=n,this.settings=
r}async run(){const{document:n,outcome:r}=this,{sizes:a,inline:i}=await ut(n);r.kept.kind+=i;let y=0;for(const[m,b]of a){const O=n.get(m);O instanceof g.Z6&&(0,g.
Eo)(n.resolve(O.dict.get("Subtype")),"Image")&&await this.take(m,O,b),n.job.pace.progress(++y/a.size)}return await this.drawAll(),r}async take(n,r,a){const i=await D(
this.document,r);if(typeof i=="string"){this.outcome.kept[i]++;return}const y=Mt(i,a,this.settings.resolution),[m,b]=[i.width,i.height].map(O=>Math.max(1,Math.round(
O*y)));this.waiting.push({number:n,image:i,width:m,height:b}),this.bytes+=i.data.length,(this.waiting.length>=Pt||this.bytes>=Ot)&&await this.drawAll()}async drawAll(){
const{waiting:n,document:r,settings:a}=this;if(this.waiting=[],this.bytes=0,n.length===0)return;const i=await M.Y.open(await vt(n,r),r.job);for(const[y,{number:m,
image:b,width:O,height:R}]of n.entries()){const U=await i.draw(y,{width:O,height:R,isTransparent:!0}),V=a.grayscale?"gray":b.color,k=await this.replace(m,b,U,V);
k?this.outcome.kept[k]++:this.outcome.compressed++}}async replace(n,r,a,i){const{document:y,settings:m}=this,{width:b,height:O}=a;if(!Ct(a))return"kind";const R={
width:b,height:O,color:i,quality:m.quality,resolution:m.resolution},U=await(0,x.I)({...R,samples:(0,I.lc)(a,i)},y.job.pace),V=i!==r.color;if(U.length>r.size*(V?
1:Et))return"larger";const k=(0,C.n)(y.get(n),U,{compress:!1});for(const[z,H]of Object.entries({Width:b,Height:O,BitsPerComponent:8}))k.dict.set(z,H);k.dict.set(
"Filter",(0,g.UU)("DCTDecode")),k.dict.delete("Decode"),k.dict.set("ColorSpace",V?await Ut(y):r.space),y.put(n,k)}}function Mt(o,n,r){const a=(y,m)=>y/72*r/m,i=Math.
max(a(n.width,o.width),a(n.height,o.height));return i<xt?i:1}async function vt(o,{job:n}){const r=await(0,j.E)(h.O,n),a=o.map(({image:i,width:y,height:m})=>r.add(
(0,g.jd)({Type:(0,g.UU)("Page"),MediaBox:[0,0,y,m],Resources:(0,g.jd)({XObject:(0,g.jd)({Image:r.add(new g.Z6(i.entries,i.data))})}),Contents:r.add(new g.Z6((0,g.
jd)({}),(0,g.Px)((0,A.qK)("Image",`${y} 0 0 ${m} 0 0`)).bytes))})));return await r.pages.rebuild(a.map(({number:i})=>i)),(0,c.UN)(r,{encryption:"none",draft:!0})}
const St=64;function Ct({width:o,height:n,row:r}){const a=Math.max(1,Math.floor(n/St));for(let i=0;i<n;i+=a){const y=r(i);for(let m=3;m<o*4;m+=4)if(y[m]!==255)return!1}
return!0}async function Ut(o){const{archive:n}=await(0,S.ds)(o);return n?[(0,g.UU)("CalGray"),(0,g.jd)({WhitePoint:[.9505,1,1.089],Gamma:2.2})]:(0,g.UU)("Device\
Gray")}var ht=u(49994);const mt=6,pt={resolution:50,quality:20},At=async(o,n,r)=>{const{maximum_bytes:a=1/0,open_password:i}=n,y=async G=>{const W={};return{...await(0,ht.
BG)(o,i,r,async Rt=>{W.outcome=await new Dt(Rt,G).run()}),outcome:W.outcome}};let m=await y(n);for(let G=1;G<=mt&&m.bytes.length>a&&It(m);G++){const W=await y(Ft(
G,n));W.bytes.length<m.bytes.length&&(m=W)}const{bytes:b,isSmaller:O,pageCount:R,outcome:U,written:V}=m;V&&r.onWritten?.(V);const k=O?[...m.notes]:[ht.bx],z=Object.
values(U.kept).reduce((G,W)=>G+W,0);O&&z>0&&k.push(Tt(z,U)),b.length>a&&k.push(jt(b.length));const H=o.bytes.length;return{documents:[{name:o.name,bytes:b,pageCount:R}],
notes:k,facts:{pageCount:R,bytesBefore:H,bytesAfter:b.length,savedPercent:O?(0,ht.p0)(H,b.length):0,compressedImages:O?U.compressed:0,keptImages:O?z:z+U.compressed}}},
It=({outcome:{compressed:o,kept:n}})=>o+n.larger>0;function Ft(o,{resolution:n,quality:r,grayscale:a}){const i=(y,m)=>y<=m?y:Math.round(y*(m/y)**(o/mt));return{
resolution:i(n,pt.resolution),quality:i(r,pt.quality),grayscale:a}}const yt={larger:"would hardly become smaller",kind:"of a kind that is not compressed",lines:"\
like drawings or text, which would blur",heavy:"too large to decode here"};function Tt(o,{kept:n}){const a=Object.keys(yt).filter(i=>n[i]>0).map(i=>`${n[i]} ${yt[i]}`);
return{code:"images_kept",message:`${(0,E.C7)(o,"image stays as it was","images stay as they were")}: ${(0,E.Dw)(a)}.`}}const jt=o=>({code:"still_larger",message:`\
The document could not be made as small as maximum_bytes asks: it has ${o} bytes.`,mentions:["maximum_bytes"]})}),77158:((Q,T,u)=>{u.d(T,{O:()=>E});const E=Buffer.
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
`,"latin1")}),36078:((Q,T,u)=>{u.d(T,{AY:()=>S,KJ:()=>g,XL:()=>C,_:()=>A,hX:()=>h,id:()=>x,qK:()=>I,vs:()=>M,wW:()=>c,yQ:()=>j});var E=u(45079);function A(s){if(Number.
isInteger(s)&&Math.abs(s)<1e7)return String(s);const t=Number(s.toPrecision(7)),e=Math.abs(t)<1e-9?"0":String(t);return e.includes("e")?t.toFixed(12).replace(/\.?0+$/,
""):e}const M=s=>s.map(A).join(" "),I=(s,t)=>`q ${t} cm /${s} Do Q`,x=s=>(0,E.ZV)(Math.round(s*1e3)/1e3||0),S=([s,t])=>`${x(s)} ${x(t)}`,C=s=>s.map((t,e)=>`${S(
t)} ${e===0?"m":"l"}`).join(" "),j=.5523;function g(s){const t=j,e=(...f)=>`${f.map(([p,P])=>S(s(p,P))).join(" ")} c`;return[`${S(s(1,0))} m`,e([1,t],[t,1],[0,1]),
e([-t,1],[-1,t],[-1,0]),e([-1,-t],[-t,-1],[0,-1]),e([t,-1],[1,-t],[1,0])].join(" ")}function c(s,t){const e={1:"g",3:"rg",4:"k"}[s.length];return`${s.map(x).join(
" ")} ${t==="fill"?e:e.toUpperCase()}`}const h=s=>`[${s.map(x).join(" ")}] 0 d`}),12195:((Q,T,u)=>{u.d(T,{Y:()=>st});var E=u(58552),A=u(77598),M=u(68973);const I=3,
x=new WeakMap;async function S(D,l){const d=x.get(D);if(d)return d;const{pieces:w}=await D.load();if(w.length===0)throw new E.zU("unavailable","The program that\
 draws pages was left out of this installation",{advice:"Use the package as it is published, or a service of your own"});const v=await WebAssembly.compile(new Uint8Array(
await C(w,D,l)));return x.set(D,v),v}async function C(D,{bytes:l,sha256:d},w){const v=[];for(const J of D){v.push(Buffer.from(J,"base64"));const Y=w.pace.step(J.
length*I);Y&&await Y}const F=await(0,M.uM)(w).inflate(Buffer.concat(v),l);if(!F||(0,A.createHash)("sha256").update(F).digest("hex")!==d)throw new E.zU("internal",
"The program that draws pages is damaged",{advice:"Install the package again"});return F}var j=u(42973);const g=65536,c=-44,h=8,s=new WebAssembly.RuntimeError("\
longjmp");class t{most;exports;constructor(l,d){this.most=d;const w={};for(const{module:v,name:F}of WebAssembly.Module.imports(l))(w[v]??={})[F]=this.imported(F);
this.exports=new WebAssembly.Instance(l,w).exports,this.call("__wasm_call_ctors")}call(l,...d){return this.exports[l](...d)}get bytes(){return new Uint8Array(this.
exports.memory.buffer)}get words(){return new DataView(this.exports.memory.buffer)}store(l){const d=this.call("malloc",l.length)>>>0;if(d===0)throw e(this.most);
return this.bytes.set(l,d),d}imported(l){if(l.startsWith("invoke_"))return this.invoke;switch(l){case"_emscripten_throw_longjmp":return()=>{throw s};case"emscri\
pten_resize_heap":return d=>this.grow(d>>>0);case"environ_sizes_get":return(d,w)=>(this.words.setUint32(d,0,!0),this.words.setUint32(w,0,!0),0);case"_abort_js":
return()=>{throw e(this.most)}}return l.startsWith("fd_")?()=>h:l.startsWith("__syscall_")?()=>c:()=>0}invoke=(l,...d)=>{const w=this.call("emscripten_stack_get\
_current");try{return this.exports.__indirect_function_table.get(l)(...d)}catch(v){if(this.call("_emscripten_stack_restore",w),v!==s)throw v;return this.call("s\
etThrew",1,0),0}};grow(l){const{memory:d}=this.exports,w=d.buffer.byteLength;if(l>this.most)return 0;const v=Math.min(Math.max(l,w*1.25),this.most);try{return d.
grow(Math.ceil((v-w)/g)),1}catch{return 0}}}const e=D=>(0,j.F)("drawingMemory",`The page cannot be drawn within ${Math.floor(D/2**20)} MB of memory`,"Ask for a \
lower resolution, or for fewer pages");function f(D,l,d){const w=new WebAssembly.Module(Uint8Array.from(P(D,l)));return new WebAssembly.Instance(w,{a:{b:d}}).exports.
c}const p=127,P=(D,l)=>[0,97,115,109,1,0,0,0,1,4+D+l,1,96,D,...new Array(D).fill(p),l,...new Array(l).fill(p),2,7,1,1,97,1,98,0,0,7,5,1,1,99,0,0],K=1,L=0,_=/^(?:Helvetica|Times|Courier)(?:-|$)|^(?:Symbol|ZapfDingbats)$/,
X=16,B=[{word:2,takes:2,results:0,name:"EnumFonts"},{word:3,takes:7,results:1,name:"MapFont"},{word:4,takes:2,results:1,name:"GetFont"},{word:5,takes:5,results:1,
name:"GetFontData"},{word:6,takes:4,results:1,name:"GetFaceName"},{word:7,takes:2,results:1,name:"GetFontCharset"},{word:8,takes:2,results:0,name:"DeleteFont"}];
function N(D,l){const d=D.call("FPDF_GetDefaultSystemFontInfo"),w=D.store(l),F={MapFont:(Y,rt,et,tt,ct,ut=0)=>_.test($(D,ut>>>0))?0:K,GetFontData:(Y=0,rt=0,et=0,tt=0,ct=0)=>et!==
L?0:(tt!==0&&ct>=l.length&&D.bytes.copyWithin(tt>>>0,w,w+l.length),l.length)},{__indirect_function_table:J}=D.exports;for(const{word:Y,takes:rt,results:et,name:tt}of B)
J.set(D.words.getUint32(d+Y*4,!0),f(rt,et,F[tt]??(()=>0)));D.call("FPDF_SetSystemFontInfo",d)}function $({bytes:D},l){const[d=""]=Buffer.from(D.subarray(l,l+X)).
toString("latin1").split("\0");return d}const Z={load:()=>u.e(6199).then(u.bind(u,26199)),bytes:3988829,sha256:"71aec412a303a0405baee21c3d6d3f30ad2033dc02444130\
fe476be3976e2d09"},q=15,nt=3e5,lt=4,it=1,at=2,dt=4294967295;class st{job;sandbox;pause;document=0;bitmap=0;page=0;since=0;constructor(l,d){this.job=l,this.sandbox=
d,d.call("FPDF_InitLibrary"),this.pause=this.pauseCallback()}static async open(l,d,w){const v=await S(Z,d);return ot(d,()=>{const F=new st(d,new t(v,d.limits.drawingMemory));
return w&&N(F.sandbox,w),F.load(l),F})}async draw(l,d){this.begin(l,d);for(let w=it;w!==at;){const v=this.job.pace.step(nt);if(v&&await v,w=this.proceed(d),w!==
it&&w!==at)throw e(this.job.limits.drawingMemory)}return this.finish(d)}load(l){const{sandbox:d}=this;if(this.document=d.call("FPDF_LoadMemDocument64",d.store(l),
l.length,0),this.document===0)throw e(this.job.limits.drawingMemory)}pauseCallback(){const{sandbox:l}=this,{__indirect_function_table:d}=l.exports,w=d.length-1;
return d.set(w,f(1,1,()=>performance.now()-this.since>q?1:0)),l.store(new Uint8Array(Uint32Array.of(1,w,0).buffer))}begin(l,{width:d,height:w,isTransparent:v}){
const{sandbox:F,job:J}=this;ot(J,()=>{if(this.release(),this.page=F.call("FPDF_LoadPage",this.document,l),this.bitmap=F.call("FPDFBitmap_CreateEx",d,w,lt,0,0),this.
page===0||this.bitmap===0)throw e(J.limits.drawingMemory);v||F.call("FPDFBitmap_FillRect",this.bitmap,0,0,d,w,dt)})}started=!1;proceed({width:l,height:d}){const{
sandbox:w,page:v,bitmap:F,pause:J}=this;return this.since=performance.now(),ot(this.job,()=>this.started?w.call("FPDF_RenderPage_Continue",v,J):(this.started=!0,
w.call("FPDF_RenderPageBitmap_Start",F,v,0,0,l,d,0,0,J)))}finish({width:l,height:d}){const{sandbox:w,bitmap:v}=this,F=w.call("FPDFBitmap_GetBuffer",v)>>>0,J=w.call(
"FPDFBitmap_GetStride",v);return{width:l,height:d,row:Y=>w.bytes.subarray(F+Y*J,F+Y*J+l*4)}}release(){const{sandbox:l,page:d,bitmap:w}=this;this.started&&l.call(
"FPDF_RenderPage_Close",d),w!==0&&l.call("FPDFBitmap_Destroy",w),d!==0&&l.call("FPDF_ClosePage",d),this.started=!1,this.bitmap=this.page=0}}function ot(D,l){try{
return l()}catch(d){throw d instanceof E.zU?d:e(D.limits.drawingMemory)}}}),31584:((Q,T,u)=>{u.d(T,{F:()=>j,o:()=>g});const E=274,A=282,M=283,I=296,x=3,S=5,C={orientation:void 0,
resolution:void 0};function j(c){if(c.length<14)return C;const h=new DataView(c.buffer,c.byteOffset,c.length),s=h.getUint16(0);if(s!==18761&&s!==19789)return C;
const t=s===18761,e=h.getUint32(4,t);if(h.getUint16(2,t)!==42||e+2>c.length)return C;const f=h.getUint16(e,t),p=new Map;for(let X=0,B=e+2;X<f&&B+12<=c.length;X++,
B+=12){const N=h.getUint16(B,t),$=h.getUint16(B+2,t);if($===x&&(N===E||N===I)&&p.set(N,h.getUint16(B+8,t)),$!==S||N!==A&&N!==M)continue;const Z=h.getUint32(B+8,
t);Z+8<=c.length&&p.set(N,h.getUint32(Z,t)/h.getUint32(Z+4,t))}const P=p.get(E),K={2:1,3:2.54}[p.get(I)??2],[L,_]=[p.get(A),p.get(M)];return{orientation:P!==void 0&&
P>=1&&P<=8?P:void 0,resolution:L===void 0||_===void 0||K===void 0?void 0:g({x:L*K,y:_*K})}}function g({x:c,y:h}){const s=t=>t>=10&&t<=4800;return s(c)&&s(h)?{x:c,
y:h}:void 0}}),76023:((Q,T,u)=>{u.d(T,{L:()=>S});var E=u(45599),A=u(69869);const M=8,I={DeviceGray:x("gray",1),CalGray:x("gray",1),G:x("gray",1),DeviceRGB:x("rg\
b",3),CalRGB:x("rgb",3),RGB:x("rgb",3),DeviceCMYK:x("cmyk",4),CMYK:x("cmyk",4),Separation:x("inks",1)};function x(g,c){return{kind:g,components:c,profile:void 0,
table:void 0}}function S(g,c,h,s=0){const t=g.resolve(c);if(s>M)return;if(t instanceof E.SX){if(Object.hasOwn(I,t.text))return I[t.text];const f=h(t.text);return f===
void 0?void 0:S(g,f,h,s+1)}if(!(0,E.cy)(t))return;const e=g.resolve(t[0]);if(e instanceof E.SX)switch(e.text){case"ICCBased":return C(g,t[1],h,s);case"Indexed":case"\
I":return j(g,t,h,s);case"DeviceN":{const f=g.array(t[1])?.length??0;return f>=1&&f<=32?x("inks",f):void 0}default:return Object.hasOwn(I,e.text)?I[e.text]:void 0}}
function C(g,c,h,s){const t=g.resolve(c);if(!(t instanceof E.Z6))return;const e=g.resolve(t.dict.get("N")),f=e===1?"gray":e===3?"rgb":e===4?"cmyk":void 0;if(f===
void 0)return S(g,t.dict.get("Alternate"),h,s+1);const p=(0,A.hh)(g.decodedPart(t)?.data,e);return{...x(f,e),profile:p?.bytes}}function j(g,c,h,s){const t=S(g,c[1],
h,s+1),e=g.resolve(c[3]),f=e instanceof E.Mx?e.bytes:e instanceof E.Z6?g.decodedPart(e)?.data:void 0,p=g.resolve(c[2]);if(!t||t.table||!f||typeof p!="number"||!(p>=
0))return;const P=new Uint8Array((Math.min(Math.floor(p),255)+1)*t.components);return P.set(f.subarray(0,P.length)),{...t,table:P}}}),95340:((Q,T,u)=>{u.d(T,{h:()=>E});
function E(A,M){const I=C=>{const j=A.resolve(M.get(C));return typeof j=="number"?Math.floor(j):NaN},x=A.resolve(M.get("ImageMask"))===!0,S=A.array(M.get("Decod\
e"))?.map(C=>A.resolve(C));return{width:I("Width"),height:I("Height"),bits:x?1:I("BitsPerComponent")||8,stencil:x,decode:S?.every(C=>typeof C=="number")?S:void 0}}}),
92152:((Q,T,u)=>{u.d(T,{A6:()=>j,AT:()=>C,Cb:()=>A,WQ:()=>M,ZJ:()=>S,fu:()=>g,mA:()=>I,zq:()=>E});const E=(c,h,s)=>Math.ceil(c*h*s/8);function A(c,h,s){if(!c||c.
length<h*2)return!1;let t=0;for(let e=0;e<h;e++){const[f,p]=[c[e*2],c[e*2+1]];if(f===s&&p===0)t++;else if(f!==0||p!==s)return}return t===0?!1:t===h?!0:void 0}function M(c,h){
if(c.length>=h)return c.subarray(0,h);const s=new Uint8Array(h);return s.set(c),s}const I=c=>c.map(h=>h^255),x=2;async function S(c,{width:h,height:s,channels:t,
bits:e},f,p){const P=h*t,K=E(h,t,e),L=new Uint8Array(P*s),_=2**e-1,X=f&&e<8?255/_:1;for(let B=0;B<s;B++){for(let $=0;$<P;$++){const Z=$*e,q=B*K+(Z>>3),nt=e>=8?c[q]:
c[q]>>8-e-(Z&7)&_;L[B*P+$]=nt*X}const N=p.step(P*x);N&&await N}return L}function C(c,h,s){const t=Array.from({length:s},(e,f)=>{const[p,P]=[h[f*2],h[f*2+1]];return Uint8ClampedArray.
from({length:256},(K,L)=>(p+L/255*(P-p))*255)});return c.map((e,f)=>t[f%s][e])}function j(c,h,s){const t=new Uint8Array(c.length*s);for(const[e,f]of c.entries())
for(let p=0;p<s;p++)t[e*s+p]=h[f*s+p]??0;return t}function g(c,h,s){const t=new Uint8Array(h.length*(s+1));for(let e=0;e<h.length;e++){for(let f=0;f<s;f++)t[e*(s+
1)+f]=c[e*s+f];t[e*(s+1)+s]=h[e]}return t}}),5660:((Q,T,u)=>{u.d(T,{$:()=>j});var E=u(78157),A=u(31584),M=u(8283);const I={195:"a lossless JPEG image",197:"a hi\
erarchical JPEG image",198:"a hierarchical JPEG image",199:"a hierarchical lossless JPEG image",201:"a JPEG image with arithmetic coding",202:"a JPEG image with\
 arithmetic coding",203:"a lossless JPEG image with arithmetic coding",205:"a hierarchical JPEG image with arithmetic coding",206:"a hierarchical JPEG image wit\
h arithmetic coding",207:"a hierarchical JPEG image with arithmetic coding",247:"a JPEG-LS image"},x="save it as a baseline or progressive JPEG with 8 bits, or \
as a PNG image",S="Exif\0\0",C="ICC_PROFILE\0";function j(s,t){const e=new g(s,t);e.run();const{frame:f}=e;if(!f)throw t("is a JPEG image without a start of fra\
me; it is damaged");if(e.end<0)throw t("is a JPEG image that is cut short; copy or export it again");const p=e.exif&&(0,A.F)(e.exif),{width:P,height:K,components:L,
ids:_}=f;return{width:P,height:K,components:L,orientation:p?.orientation??1,resolution:e.jfifResolution??p?.resolution,profile:h(e.profileParts),adobe:e.adobe,plainRgb:_===
"RGB"&&!e.adobe&&!e.jfif,data:s.subarray(0,e.end)}}class g{bytes;refuse;frame;jfif=!1;jfifResolution;adobe=!1;exif;profileParts=new Map;end=-1;constructor(t,e){
this.bytes=t,this.refuse=e}run(){for(const{marker:t,end:e,data:f}of(0,M.OD)(this.bytes))if(t===M.GM)this.end=e;else if(t!==M.Os)this.segment(t,f);else if(this.isOnlyScan(
f)){const p=(0,E.bS)(this.bytes).indexOf(c,e);this.end=p<0?-1:p+2;return}}isOnlyScan(t){return this.frame?.sequential===!0&&t[0]===this.frame.components}segment(t,e){
const f=I[t];if(f!==void 0)throw this.refuse(`is ${f}, which PDF cannot hold; ${x}`);if(t>=192&&t<=194)this.frame??=this.readFrame(e,t!==194);else if(t===224&&(0,E.
w1)(e,0,"JFIF\0"))this.readJfif(e);else if(t===225&&(0,E.w1)(e,0,S))this.exif??=e.subarray(S.length);else if(t===226&&(0,E.w1)(e,0,C)&&e.length>C.length+2){const[
p,P]=e.subarray(C.length);this.profileParts.has(p)||this.profileParts.set(p,{of:P,data:e.subarray(C.length+2)})}else t===238&&(0,E.w1)(e,0,"Adobe")&&e.length>=12&&
(this.adobe=!0)}readFrame(t,e){const[f=0,p=0,P=0,K=0,L=0,_=0]=t,[X,B]=[p<<8|P,K<<8|L];if(t.length<6+3*_)throw this.refuse("is a JPEG image whose start of frame \
is damaged");if(f!==8)throw this.refuse(`is a JPEG image with ${f} bits per component, which PDF cannot hold; ${x}`);if(B===0||X===0)throw this.refuse(`is a JPE\
G image of ${B} × ${X} pixels; it is empty or damaged`);if(_!==1&&_!==3&&_!==4)throw this.refuse(`is a JPEG image with ${_} components; PDF holds 1, 3 or 4`);let N="";
for(let $=0;$<_;$++)N+=String.fromCharCode(t[6+3*$]);return{width:B,height:X,components:_,ids:N,sequential:e}}readJfif(t){if(this.jfif||(this.jfif=!0,t.length<12))
return;const e={1:1,2:2.54}[t[7]],[f,p]=[t[8]<<8|t[9],t[10]<<8|t[11]];e!==void 0&&(this.jfifResolution=(0,A.o)({x:f*e,y:p*e}))}}const c=Buffer.of(255,M.GM);function h(s){
const t=s.size,e=[];for(let f=1;f<=t;f++){const p=s.get(f);if(p?.of!==t)return;e.push(p.data)}return t===0?void 0:Buffer.concat(e)}}),69869:((Q,T,u)=>{u.d(T,{R1:()=>g,
To:()=>S,hh:()=>C});var E=u(59596),A=u(78157),M=u(45599);const I={1:"GRAY",3:"RGB ",4:"CMYK"},x=["scnr","mntr","prtr","spac"],S={1:"DeviceGray",3:"DeviceRGB",4:"\
DeviceCMYK"};function C(c,h){if(!c||c.length<132)return;const s=(0,A.bS)(c),t=P=>s.toString("latin1",P,P+4),e=s.readUInt32BE(0),f=c[8];if(!(!(e>=132&&e<=c.length&&
f>=2&&f<=4&&t(36)==="acsp"&&x.includes(t(12)))||t(16)!==I[h]))return{bytes:c.subarray(0,e),version:f}}const j=new WeakMap;function g(c,{bytes:h},s){const t=j.get(
c)??[];j.set(c,t);const e=t.find(P=>Buffer.compare(P.bytes,h)===0);if(e)return e.ref;const f=(0,M.jd)({N:s,Alternate:(0,M.UU)(S[s]),Filter:(0,M.UU)("FlateDecode")}),
p=c.add(new M.Z6(f,(0,E.Kc)(h)));return t.push({bytes:h,ref:p}),p}}),98122:((Q,T,u)=>{u.d(T,{_:()=>A});var E=u(58552);const A=M=>I=>(0,E.G6)([{field:M,message:I}])})};
