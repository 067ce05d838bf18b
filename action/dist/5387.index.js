"use strict";exports.id=5387,exports.ids=[5387],exports.modules={85387:((V,I,f)=>{f.r(I),f.d(I,{compress_document:()=>St});var x=f(98446),D=f(36078),M=f(92043),S=f(1900),E=f(
30044),U=f(21281),C=f(58006),R=f(12237),u=f(45599),c=f(14029),d=f(77158),s=f(95340),t=f(76023),e=f(38671),l=f(5660),y=f(98122),P=f(58552);const K=400,L=48,F=.5,
H=.3,T=24,k=3;async function _({width:i,height:n,channels:o,data:a},r){const p=new Set,h=Math.max(1,Math.floor(n/K));let[w,O,j]=[0,0,0];for(let A=0;A<n;A+=h){const X=(A+
1)*i*o;for(let z=A*i*o+o;z<X;z+=o){let[Z,G]=[0,0];for(let $=z;$<z+o;$++)Z=Z*256+a[$],G=Math.max(G,Math.abs(a[$]-a[$-o]));p.size<=L&&p.add(Z),w++,G>0&&O++,G>=T&&
j++}const N=r.step(i*o*k);N&&await N}return p.size<=L||O<w*(1-F)&&j>O*H}var J=f(92152);const B=65536,m=8;async function g(i,{width:n,height:o,bits:a,decode:r},{
components:p,table:h},w){const O=h?1:p;if(i.length<(0,J.zq)(n,O,a)*o)return;const j=(0,J.Cb)(r,O,h?2**a-1:1);if(j===void 0||h&&j)return;const A=a===8?i:await(0,J.
ZJ)(i,{width:n,height:o,channels:O,bits:a},!h,w);return h?b(A.subarray(0,n*o),h,p,w):A}async function b(i,n,o,a){const r=new Uint8Array(i.length*o),p=n.length/o;
for(let h=0;h<i.length;h+=B){const w=i.subarray(h,h+B);if(w.some(j=>j>=p))return;r.set((0,J.A6)(w,n,o),h*o);const O=a.step(w.length*m);O&&await O}return r}const v=new Set(
[1,2,4,8,16]),W=4096,Y=128*1024*1024,Q={jpg:.011,samples:.006};async function rt(i,n){const o=(0,s.h)(i,n.dict),{width:a,height:r,stencil:p,decode:h}=o,w=(0,t.L)(
i,n.dict.get("ColorSpace"),()=>{});if(!(a>=1&&r>=1&&!p&&v.has(o.bits)&&(h!==void 0||!n.dict.has("Decode")))||!w||w.kind!=="gray"&&w.kind!=="rgb"||ft(i,n))return"\
kind";const j=w.table?at(i,n):n.dict.get("ColorSpace");if(j===void 0)return"kind";const{format:A,before:X,parameters:N}=(0,e.R)(i,n);if(A!==void 0&&A!=="jpg"||N?.
has("ColorTransform")||A==="jpg"&&(w.table||o.bits!==8))return"kind";if(!A&&ct(o.bits,w))return"lines";const z=i.encoded(n).length;if(z<W)return"larger";if(a*r*
Q[A??"samples"]>i.job.limits.drawingStep*1e3||a*r*w.components>Y)return"heavy";const Z=await lt(i,X);if(!Z)return"kind";const G={width:a,height:r,color:w.kind,space:j,
size:z};if(A==="jpg")return dt(Z,G)?{...G,data:Z,entries:et(G,h,"DCTDecode")}:"kind";const{pace:$}=i.job,q=await g(Z,o,w,$);return q?await _({width:a,height:r,data:q,
channels:w.components},$)?"lines":{...G,data:q,entries:et(G,w.table?void 0:h)}:"kind"}function at(i,n){const o=i.array(n.dict.get("ColorSpace")),a=i.resolve(o?.[0]);
return(0,u.Eo)(a,"Indexed")?o?.[1]:void 0}const ct=(i,{components:n,table:o})=>(o?Math.min(o.length/n,2**i):2**(i*n))<=L;function ft(i,{dict:n}){const o=i.resolve(
n.get("Mask")),a=i.dict(n.get("SMask"));return(0,u.cy)(o)||a?.has("Matte")===!0||n.has("F")||n.has("Alternates")||n.has("OPI")}async function lt(i,n){try{return await i.
decodedAtEase(n)}catch(o){if(o instanceof P.zU&&o.code!=="cancelled")return;throw o}}function dt(i,{width:n,height:o,color:a}){try{const r=(0,l.$)(i,(0,y._)("fi\
le"));return r.width===n&&r.height===o&&r.components===(a==="gray"?1:3)}catch(r){if(r instanceof P.zU)return!1;throw r}}function et({width:i,height:n,color:o},a,r){
const p={Type:(0,u.UU)("XObject"),Subtype:(0,u.UU)("Image"),Width:i,Height:n,BitsPerComponent:8,ColorSpace:(0,u.UU)(o==="gray"?"DeviceGray":"DeviceRGB")};return a&&
(p.Decode=[...a]),r!==void 0&&(p.Filter=(0,u.UU)(r)),(0,u.jd)(p)}var ut=f(65868),ht=f(36502),gt=f(21996);class mt extends ht.z{isOff(){return!1}}async function pt(i){
const n=new yt,o=new ut.i(i,new mt(i));for(let a=0;a<i.pages.count;a++)await o.read(a,n,n);for(const a of await wt(i))n.sizes.delete(a);return n}class yt{sizes=new Map;inline=0;glyph(){}takes({
operator:n},o,a){n==="BI"&&this.inline++}image({matrix:[n,o,a,r]},p){if(!(0,u.i9)(p))return;const h=this.sizes.get(p.number),[w,O]=[Math.hypot(n,o),Math.hypot(a,
r)];this.sizes.set(p.number,{width:Math.max(h?.width??0,w),height:Math.max(h?.height??0,O)})}}const nt=2e3;async function wt(i){const n=[],o=r=>{for(const p of i.
dict(i.dict(r?.get("Resources"))?.get("XObject"))?.values()??[])n.push(p)};for(const r of await(0,gt.Av)(i,["PatternType","CharProcs","Luminosity","Alpha"])){const p=i.
job.pace.step(nt);p&&await p;const h=i.get(r),w=h instanceof u.Z6?h.dict:h instanceof u.Bi?h:void 0;o(w);const O=i.dict(w?.get("SMask"));for(const j of[w?.get("\
G"),O?.get("G")])j!==void 0&&n.push(j)}const a=new Set;for(let r=n.pop();r!==void 0;r=n.pop()){if(!(0,u.i9)(r)||a.has(r.number))continue;a.add(r.number);const p=i.
job.pace.step(nt);p&&await p;const h=i.resolve(r);h instanceof u.Z6&&o(h.dict)}return a}const bt=.9,xt=.9,Et=64,Pt=32*1024*1024;class Ot{document;settings;outcome={
compressed:0,kept:{larger:0,kind:0,lines:0,heavy:0}};waiting=[];bytes=0;constructor(n,o){this.document=n,this.settings=o}async run(){const{document:n,outcome:o}=this,
{sizes:a,inline:r}=await pt(n);o.kept.kind+=r;let p=0;for(const[h,w]of a){const O=n.get(h);O instanceof u.Z6&&(0,u.Eo)(n.resolve(O.dict.get("Subtype")),"Image")&&
await this.take(h,O,w),n.job.pace.progress(++p/a.size)}return await this.drawAll(),o}async take(n,o,a){const r=await rt(this.document,o);if(typeof r=="string"){
this.outcome.kept[r]++;return}const p=Mt(r,a,this.settings.resolution),[h,w]=[r.width,r.height].map(O=>Math.max(1,Math.round(O*p)));this.waiting.push({number:n,
image:r,width:h,height:w}),this.bytes+=r.data.length,(this.waiting.length>=Et||this.bytes>=Pt)&&await this.drawAll()}async drawAll(){const{waiting:n,document:o,
settings:a}=this;if(this.waiting=[],this.bytes=0,n.length===0)return;const r=await M.Y.open(await vt(n,o),o.job);for(const[p,{number:h,image:w,width:O,height:j}]of n.
entries()){const A=await r.draw(p,{width:O,height:j,isTransparent:!0}),X=a.grayscale?"gray":w.color,N=await this.replace(h,w,A,X);N?this.outcome.kept[N]++:this.
outcome.compressed++}}async replace(n,o,a,r){const{document:p,settings:h}=this,{width:w,height:O}=a;if(!Ct(a))return"kind";const j={width:w,height:O,color:r,quality:h.
quality,resolution:h.resolution},A=await(0,E.I)({...j,samples:(0,S.lc)(a,r)},p.job.pace),X=r!==o.color;if(A.length>o.size*(X?1:bt))return"larger";const N=(0,C.n)(
p.get(n),A,{compress:!1});for(const[z,Z]of Object.entries({Width:w,Height:O,BitsPerComponent:8}))N.dict.set(z,Z);N.dict.set("Filter",(0,u.UU)("DCTDecode")),N.dict.
delete("Decode"),N.dict.set("ColorSpace",X?await Dt(p):o.space),p.put(n,N)}}function Mt(i,n,o){const a=(p,h)=>p/72*o/h,r=Math.max(a(n.width,i.width),a(n.height,
i.height));return r<xt?r:1}async function vt(i,{job:n}){const o=await(0,R.E)(d.O,n),a=i.map(({image:r,width:p,height:h})=>o.add((0,u.jd)({Type:(0,u.UU)("Page"),
MediaBox:[0,0,p,h],Resources:(0,u.jd)({XObject:(0,u.jd)({Image:o.add(new u.Z6(r.entries,r.data))})}),Contents:o.add(new u.Z6((0,u.jd)({}),(0,u.Px)((0,D.qK)("Ima\
ge",`${p} 0 0 ${h} 0 0`)).bytes))})));return await o.pages.rebuild(a.map(({number:r})=>r)),(0,c.UN)(o,{encryption:"none",draft:!0})}const Ut=64;function Ct({width:i,
height:n,row:o}){const a=Math.max(1,Math.floor(n/Ut));for(let r=0;r<n;r+=a){const p=o(r);for(let h=3;h<i*4;h+=4)if(p[h]!==255)return!1}return!0}async function Dt(i){
const{archive:n}=await(0,U.ds)(i);return n?[(0,u.UU)("CalGray"),(0,u.jd)({WhitePoint:[.9505,1,1.089],Gamma:2.2})]:(0,u.UU)("DeviceGray")}var tt=f(49994);const st=6,
ot={resolution:50,quality:20},St=async(i,n,o)=>{const{maximum_bytes:a=1/0,open_password:r}=n,p=async G=>{const $={};return{...await(0,tt.BG)(i,r,o,async jt=>{$.
outcome=await new Ot(jt,G).run()}),outcome:$.outcome}};let h=await p(n);for(let G=1;G<=st&&h.bytes.length>a&&At(h);G++){const $=await p(It(G,n));$.bytes.length<
h.bytes.length&&(h=$)}const{bytes:w,isSmaller:O,pageCount:j,outcome:A,written:X}=h;X&&o.onWritten?.(X);const N=O?[...h.notes]:[tt.bx],z=Object.values(A.kept).reduce(
(G,$)=>G+$,0);O&&z>0&&N.push(Rt(z,A)),w.length>a&&N.push(Tt(w.length));const Z=i.bytes.length;return{documents:[{name:i.name,bytes:w,pageCount:j}],notes:N,facts:{
pageCount:j,bytesBefore:Z,bytesAfter:w.length,savedPercent:O?(0,tt.p0)(Z,w.length):0,compressedImages:O?A.compressed:0,keptImages:O?z:z+A.compressed}}},At=({outcome:{
compressed:i,kept:n}})=>i+n.larger>0;function It(i,{resolution:n,quality:o,grayscale:a}){const r=(p,h)=>p<=h?p:Math.round(p*(h/p)**(i/st));return{resolution:r(n,
ot.resolution),quality:r(o,ot.quality),grayscale:a}}const it={larger:"would hardly become smaller",kind:"of a kind that is not compressed",lines:"like drawings \
or text, which would blur",heavy:"too large to decode here"};function Rt(i,{kept:n}){const a=Object.keys(it).filter(r=>n[r]>0).map(r=>`${n[r]} ${it[r]}`);return{
code:"images_kept",message:`${(0,x.C7)(i,"image stays as it was","images stay as they were")}: ${(0,x.Dw)(a)}.`}}const Tt=i=>({code:"still_larger",message:`The \
document could not be made as small as maximum_bytes asks: it has ${i} bytes.`,mentions:["maximum_bytes"]})}),77158:((V,I,f)=>{f.d(I,{O:()=>x});const x=Buffer.from(
`%PDF-1.3
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
`,"latin1")}),36078:((V,I,f)=>{f.d(I,{AY:()=>U,KJ:()=>u,XL:()=>C,_:()=>D,hX:()=>d,id:()=>E,qK:()=>S,vs:()=>M,wW:()=>c,yQ:()=>R});var x=f(45079);function D(s){if(Number.
isInteger(s)&&Math.abs(s)<1e7)return String(s);const t=Number(s.toPrecision(7)),e=Math.abs(t)<1e-9?"0":String(t);return e.includes("e")?t.toFixed(12).replace(/\.?0+$/,
""):e}const M=s=>s.map(D).join(" "),S=(s,t)=>`q ${t} cm /${s} Do Q`,E=s=>(0,x.ZV)(Math.round(s*1e3)/1e3||0),U=([s,t])=>`${E(s)} ${E(t)}`,C=s=>s.map((t,e)=>`${U(
t)} ${e===0?"m":"l"}`).join(" "),R=.5523;function u(s){const t=R,e=(...l)=>`${l.map(([y,P])=>U(s(y,P))).join(" ")} c`;return[`${U(s(1,0))} m`,e([1,t],[t,1],[0,1]),
e([-t,1],[-1,t],[-1,0]),e([-1,-t],[-t,-1],[0,-1]),e([t,-1],[1,-t],[1,0])].join(" ")}function c(s,t){const e={1:"g",3:"rg",4:"k"}[s.length];return`${s.map(E).join(
" ")} ${t==="fill"?e:e.toUpperCase()}`}const d=s=>`[${s.map(E).join(" ")}] 0 d`}),92043:((V,I,f)=>{f.d(I,{Y:()=>_});var x=f(58552),D=f(77598),M=f(68973);const S=3,
E=new WeakMap;async function U(B,m){const g=E.get(B);if(g)return g;const{pieces:b}=await B.load();if(b.length===0)throw new x.zU("unavailable","The program that\
 draws pages was left out of this installation",{advice:"Use the package as it is published, or a service of your own"});const v=await WebAssembly.compile(new Uint8Array(
await C(b,B,m)));return E.set(B,v),v}async function C(B,{bytes:m,sha256:g},b){const v=[];for(const Y of B){v.push(Buffer.from(Y,"base64"));const Q=b.pace.step(Y.
length*S);Q&&await Q}const W=await(0,M.uM)(b).inflate(Buffer.concat(v),m);if(!W||(0,D.createHash)("sha256").update(W).digest("hex")!==g)throw new x.zU("internal",
"The program that draws pages is damaged",{advice:"Install the package again"});return W}var R=f(42973);const u=65536,c=-44,d=8,s=new WebAssembly.RuntimeError("\
longjmp");class t{most;exports;constructor(m,g){this.most=g;const b={};for(const{module:v,name:W}of WebAssembly.Module.imports(m))(b[v]??={})[W]=this.imported(W);
this.exports=new WebAssembly.Instance(m,b).exports,this.call("__wasm_call_ctors")}call(m,...g){return this.exports[m](...g)}get bytes(){return new Uint8Array(this.
exports.memory.buffer)}get words(){return new DataView(this.exports.memory.buffer)}store(m){const g=this.call("malloc",m.length)>>>0;if(g===0)throw e(this.most);
return this.bytes.set(m,g),g}imported(m){if(m.startsWith("invoke_"))return this.invoke;switch(m){case"_emscripten_throw_longjmp":return()=>{throw s};case"emscri\
pten_resize_heap":return g=>this.grow(g>>>0);case"environ_sizes_get":return(g,b)=>(this.words.setUint32(g,0,!0),this.words.setUint32(b,0,!0),0);case"_abort_js":
return()=>{throw e(this.most)}}return m.startsWith("fd_")?()=>d:m.startsWith("__syscall_")?()=>c:()=>0}invoke=(m,...g)=>{const b=this.call("emscripten_stack_get\
_current");try{return this.exports.__indirect_function_table.get(m)(...g)}catch(v){if(this.call("_emscripten_stack_restore",b),v!==s)throw v;return this.call("s\
etThrew",1,0),0}};grow(m){const{memory:g}=this.exports,b=g.buffer.byteLength;if(m>this.most)return 0;const v=Math.min(Math.max(m,b*1.25),this.most);try{return g.
grow(Math.ceil((v-b)/u)),1}catch{return 0}}}const e=B=>(0,R.F)("drawingMemory",`The page cannot be drawn within ${Math.floor(B/2**20)} MB of memory`,"Ask for a \
lower resolution, or for fewer pages");function l(B){const m=new WebAssembly.Module(Uint8Array.from(y));return new WebAssembly.Instance(m,{a:{b:B}}).exports.c}const y=[
0,97,115,109,1,0,0,0,1,6,1,96,1,127,1,127,2,7,1,1,97,1,98,0,0,7,5,1,1,99,0,0],P={load:()=>f.e(6199).then(f.bind(f,26199)),bytes:3988829,sha256:"71aec412a303a040\
5baee21c3d6d3f30ad2033dc02444130fe476be3976e2d09"},K=15,L=3e5,F=4,H=1,T=2,k=4294967295;class _{job;sandbox;pause;document=0;bitmap=0;page=0;since=0;constructor(m,g){
this.job=m,this.sandbox=g,g.call("FPDF_InitLibrary"),this.pause=this.pauseCallback()}static async open(m,g){const b=await U(P,g);return J(g,()=>{const v=new _(g,
new t(b,g.limits.drawingMemory));return v.load(m),v})}async draw(m,g){this.begin(m,g);for(let b=H;b!==T;){const v=this.job.pace.step(L);if(v&&await v,b=this.proceed(
g),b!==H&&b!==T)throw e(this.job.limits.drawingMemory)}return this.finish(g)}load(m){const{sandbox:g}=this;if(this.document=g.call("FPDF_LoadMemDocument64",g.store(
m),m.length,0),this.document===0)throw e(this.job.limits.drawingMemory)}pauseCallback(){const{sandbox:m}=this,{__indirect_function_table:g}=m.exports,b=g.length-
1;return g.set(b,l(()=>performance.now()-this.since>K?1:0)),m.store(new Uint8Array(Uint32Array.of(1,b,0).buffer))}begin(m,{width:g,height:b,isTransparent:v}){const{
sandbox:W,job:Y}=this;J(Y,()=>{if(this.release(),this.page=W.call("FPDF_LoadPage",this.document,m),this.bitmap=W.call("FPDFBitmap_CreateEx",g,b,F,0,0),this.page===
0||this.bitmap===0)throw e(Y.limits.drawingMemory);v||W.call("FPDFBitmap_FillRect",this.bitmap,0,0,g,b,k)})}started=!1;proceed({width:m,height:g}){const{sandbox:b,
page:v,bitmap:W,pause:Y}=this;return this.since=performance.now(),J(this.job,()=>this.started?b.call("FPDF_RenderPage_Continue",v,Y):(this.started=!0,b.call("FP\
DF_RenderPageBitmap_Start",W,v,0,0,m,g,0,0,Y)))}finish({width:m,height:g}){const{sandbox:b,bitmap:v}=this,W=b.call("FPDFBitmap_GetBuffer",v)>>>0,Y=b.call("FPDFB\
itmap_GetStride",v);return{width:m,height:g,row:Q=>b.bytes.subarray(W+Q*Y,W+Q*Y+m*4)}}release(){const{sandbox:m,page:g,bitmap:b}=this;this.started&&m.call("FPDF\
_RenderPage_Close",g),b!==0&&m.call("FPDFBitmap_Destroy",b),g!==0&&m.call("FPDF_ClosePage",g),this.started=!1,this.bitmap=this.page=0}}function J(B,m){try{return m()}catch(g){
throw g instanceof x.zU?g:e(B.limits.drawingMemory)}}}),31584:((V,I,f)=>{f.d(I,{F:()=>R,o:()=>u});const x=274,D=282,M=283,S=296,E=3,U=5,C={orientation:void 0,resolution:void 0};
function R(c){if(c.length<14)return C;const d=new DataView(c.buffer,c.byteOffset,c.length),s=d.getUint16(0);if(s!==18761&&s!==19789)return C;const t=s===18761,e=d.
getUint32(4,t);if(d.getUint16(2,t)!==42||e+2>c.length)return C;const l=d.getUint16(e,t),y=new Map;for(let H=0,T=e+2;H<l&&T+12<=c.length;H++,T+=12){const k=d.getUint16(
T,t),_=d.getUint16(T+2,t);if(_===E&&(k===x||k===S)&&y.set(k,d.getUint16(T+8,t)),_!==U||k!==D&&k!==M)continue;const J=d.getUint32(T+8,t);J+8<=c.length&&y.set(k,d.
getUint32(J,t)/d.getUint32(J+4,t))}const P=y.get(x),K={2:1,3:2.54}[y.get(S)??2],[L,F]=[y.get(D),y.get(M)];return{orientation:P!==void 0&&P>=1&&P<=8?P:void 0,resolution:L===
void 0||F===void 0||K===void 0?void 0:u({x:L*K,y:F*K})}}function u({x:c,y:d}){const s=t=>t>=10&&t<=4800;return s(c)&&s(d)?{x:c,y:d}:void 0}}),76023:((V,I,f)=>{f.
d(I,{L:()=>U});var x=f(45599),D=f(69869);const M=8,S={DeviceGray:E("gray",1),CalGray:E("gray",1),G:E("gray",1),DeviceRGB:E("rgb",3),CalRGB:E("rgb",3),RGB:E("rgb",
3),DeviceCMYK:E("cmyk",4),CMYK:E("cmyk",4),Separation:E("inks",1)};function E(u,c){return{kind:u,components:c,profile:void 0,table:void 0}}function U(u,c,d,s=0){
const t=u.resolve(c);if(s>M)return;if(t instanceof x.SX){if(Object.hasOwn(S,t.text))return S[t.text];const l=d(t.text);return l===void 0?void 0:U(u,l,d,s+1)}if(!(0,x.
cy)(t))return;const e=u.resolve(t[0]);if(e instanceof x.SX)switch(e.text){case"ICCBased":return C(u,t[1],d,s);case"Indexed":case"I":return R(u,t,d,s);case"Devic\
eN":{const l=u.array(t[1])?.length??0;return l>=1&&l<=32?E("inks",l):void 0}default:return Object.hasOwn(S,e.text)?S[e.text]:void 0}}function C(u,c,d,s){const t=u.
resolve(c);if(!(t instanceof x.Z6))return;const e=u.resolve(t.dict.get("N")),l=e===1?"gray":e===3?"rgb":e===4?"cmyk":void 0;if(l===void 0)return U(u,t.dict.get(
"Alternate"),d,s+1);const y=(0,D.hh)(u.decodedPart(t)?.data,e);return{...E(l,e),profile:y?.bytes}}function R(u,c,d,s){const t=U(u,c[1],d,s+1),e=u.resolve(c[3]),
l=e instanceof x.Mx?e.bytes:e instanceof x.Z6?u.decodedPart(e)?.data:void 0,y=u.resolve(c[2]);if(!t||t.table||!l||typeof y!="number"||!(y>=0))return;const P=new Uint8Array(
(Math.min(Math.floor(y),255)+1)*t.components);return P.set(l.subarray(0,P.length)),{...t,table:P}}}),95340:((V,I,f)=>{f.d(I,{h:()=>x});function x(D,M){const S=C=>{
const R=D.resolve(M.get(C));return typeof R=="number"?Math.floor(R):NaN},E=D.resolve(M.get("ImageMask"))===!0,U=D.array(M.get("Decode"))?.map(C=>D.resolve(C));return{
width:S("Width"),height:S("Height"),bits:E?1:S("BitsPerComponent")||8,stencil:E,decode:U?.every(C=>typeof C=="number")?U:void 0}}}),92152:((V,I,f)=>{f.d(I,{A6:()=>R,
AT:()=>C,Cb:()=>D,WQ:()=>M,ZJ:()=>U,fu:()=>u,mA:()=>S,zq:()=>x});const x=(c,d,s)=>Math.ceil(c*d*s/8);function D(c,d,s){if(!c||c.length<d*2)return!1;let t=0;for(let e=0;e<
d;e++){const[l,y]=[c[e*2],c[e*2+1]];if(l===s&&y===0)t++;else if(l!==0||y!==s)return}return t===0?!1:t===d?!0:void 0}function M(c,d){if(c.length>=d)return c.subarray(
0,d);const s=new Uint8Array(d);return s.set(c),s}const S=c=>c.map(d=>d^255),E=2;async function U(c,{width:d,height:s,channels:t,bits:e},l,y){const P=d*t,K=x(d,t,
e),L=new Uint8Array(P*s),F=2**e-1,H=l&&e<8?255/F:1;for(let T=0;T<s;T++){for(let _=0;_<P;_++){const J=_*e,B=T*K+(J>>3),m=e>=8?c[B]:c[B]>>8-e-(J&7)&F;L[T*P+_]=m*H}
const k=y.step(P*E);k&&await k}return L}function C(c,d,s){const t=Array.from({length:s},(e,l)=>{const[y,P]=[d[l*2],d[l*2+1]];return Uint8ClampedArray.from({length:256},
(K,L)=>(y+L/255*(P-y))*255)});return c.map((e,l)=>t[l%s][e])}function R(c,d,s){const t=new Uint8Array(c.length*s);for(const[e,l]of c.entries())for(let y=0;y<s;y++)
t[e*s+y]=d[l*s+y]??0;return t}function u(c,d,s){const t=new Uint8Array(d.length*(s+1));for(let e=0;e<d.length;e++){for(let l=0;l<s;l++)t[e*(s+1)+l]=c[e*s+l];t[e*
(s+1)+s]=d[e]}return t}}),5660:((V,I,f)=>{f.d(I,{$:()=>R});var x=f(78157),D=f(31584),M=f(8283);const S={195:"a lossless JPEG image",197:"a hierarchical JPEG ima\
ge",198:"a hierarchical JPEG image",199:"a hierarchical lossless JPEG image",201:"a JPEG image with arithmetic coding",202:"a JPEG image with arithmetic coding",
203:"a lossless JPEG image with arithmetic coding",205:"a hierarchical JPEG image with arithmetic coding",206:"a hierarchical JPEG image with arithmetic coding",
207:"a hierarchical JPEG image with arithmetic coding",247:"a JPEG-LS image"},E="save it as a baseline or progressive JPEG with 8 bits, or as a PNG image",U="Ex\
if\0\0",C="ICC_PROFILE\0";function R(s,t){const e=new u(s,t);e.run();const{frame:l}=e;if(!l)throw t("is a JPEG image without a start of frame; it is damaged");if(e.
end<0)throw t("is a JPEG image that is cut short; copy or export it again");const y=e.exif&&(0,D.F)(e.exif),{width:P,height:K,components:L,ids:F}=l;return{width:P,
height:K,components:L,orientation:y?.orientation??1,resolution:e.jfifResolution??y?.resolution,profile:d(e.profileParts),adobe:e.adobe,plainRgb:F==="RGB"&&!e.adobe&&
!e.jfif,data:s.subarray(0,e.end)}}class u{bytes;refuse;frame;jfif=!1;jfifResolution;adobe=!1;exif;profileParts=new Map;end=-1;constructor(t,e){this.bytes=t,this.
refuse=e}run(){for(const{marker:t,end:e,data:l}of(0,M.OD)(this.bytes))if(t===M.GM)this.end=e;else if(t!==M.Os)this.segment(t,l);else if(this.isOnlyScan(l)){const y=(0,x.
bS)(this.bytes).indexOf(c,e);this.end=y<0?-1:y+2;return}}isOnlyScan(t){return this.frame?.sequential===!0&&t[0]===this.frame.components}segment(t,e){const l=S[t];
if(l!==void 0)throw this.refuse(`is ${l}, which PDF cannot hold; ${E}`);if(t>=192&&t<=194)this.frame??=this.readFrame(e,t!==194);else if(t===224&&(0,x.w1)(e,0,"\
JFIF\0"))this.readJfif(e);else if(t===225&&(0,x.w1)(e,0,U))this.exif??=e.subarray(U.length);else if(t===226&&(0,x.w1)(e,0,C)&&e.length>C.length+2){const[y,P]=e.
subarray(C.length);this.profileParts.has(y)||this.profileParts.set(y,{of:P,data:e.subarray(C.length+2)})}else t===238&&(0,x.w1)(e,0,"Adobe")&&e.length>=12&&(this.
adobe=!0)}readFrame(t,e){const[l=0,y=0,P=0,K=0,L=0,F=0]=t,[H,T]=[y<<8|P,K<<8|L];if(t.length<6+3*F)throw this.refuse("is a JPEG image whose start of frame is dam\
aged");if(l!==8)throw this.refuse(`is a JPEG image with ${l} bits per component, which PDF cannot hold; ${E}`);if(T===0||H===0)throw this.refuse(`is a JPEG imag\
e of ${T} × ${H} pixels; it is empty or damaged`);if(F!==1&&F!==3&&F!==4)throw this.refuse(`is a JPEG image with ${F} components; PDF holds 1, 3 or 4`);let k="";
for(let _=0;_<F;_++)k+=String.fromCharCode(t[6+3*_]);return{width:T,height:H,components:F,ids:k,sequential:e}}readJfif(t){if(this.jfif||(this.jfif=!0,t.length<12))
return;const e={1:1,2:2.54}[t[7]],[l,y]=[t[8]<<8|t[9],t[10]<<8|t[11]];e!==void 0&&(this.jfifResolution=(0,D.o)({x:l*e,y:y*e}))}}const c=Buffer.of(255,M.GM);function d(s){
const t=s.size,e=[];for(let l=1;l<=t;l++){const y=s.get(l);if(y?.of!==t)return;e.push(y.data)}return t===0?void 0:Buffer.concat(e)}}),69869:((V,I,f)=>{f.d(I,{R1:()=>u,
To:()=>U,hh:()=>C});var x=f(59596),D=f(78157),M=f(45599);const S={1:"GRAY",3:"RGB ",4:"CMYK"},E=["scnr","mntr","prtr","spac"],U={1:"DeviceGray",3:"DeviceRGB",4:"\
DeviceCMYK"};function C(c,d){if(!c||c.length<132)return;const s=(0,D.bS)(c),t=P=>s.toString("latin1",P,P+4),e=s.readUInt32BE(0),l=c[8];if(!(!(e>=132&&e<=c.length&&
l>=2&&l<=4&&t(36)==="acsp"&&E.includes(t(12)))||t(16)!==S[d]))return{bytes:c.subarray(0,e),version:l}}const R=new WeakMap;function u(c,{bytes:d},s){const t=R.get(
c)??[];R.set(c,t);const e=t.find(P=>Buffer.compare(P.bytes,d)===0);if(e)return e.ref;const l=(0,M.jd)({N:s,Alternate:(0,M.UU)(U[s]),Filter:(0,M.UU)("FlateDecode")}),
y=c.add(new M.Z6(l,(0,x.Kc)(d)));return t.push({bytes:d,ref:y}),y}}),98122:((V,I,f)=>{f.d(I,{_:()=>D});var x=f(58552);const D=M=>S=>(0,x.G6)([{field:M,message:S}])})};
