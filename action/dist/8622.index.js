"use strict";exports.id=8622,exports.ids=[8622],exports.modules={12195:((C,S,m)=>{m.d(S,{Y:()=>T});var d=m(58552),F=m(77598),y=m(19158);const D=3,h=new WeakMap;async function w(p,e){
const t=h.get(p);if(t)return t;const{pieces:f}=await p.load();if(f.length===0)throw new d.zU("unavailable","The program that draws pages was left out of this in\
stallation",{advice:"Use the package as it is published, or a service of your own"});const _=await WebAssembly.compile(new Uint8Array(await l(f,p,e)));return h.
set(p,_),_}async function l(p,{bytes:e,sha256:t},f){const _=await(0,y.p)(new DecompressionStream("deflate"),s(p,f)).catch(b=>{throw b instanceof d.zU?b:c()});if(_.
length!==e||(0,F.createHash)("sha256").update(_).digest("hex")!==t)throw c();return _}const c=()=>new d.zU("internal","The program that draws pages is damaged",
{advice:"Install the package again"});async function*s(p,e){for(const t of p){yield Buffer.from(t,"base64");const f=e.pace.step(t.length*D);f&&await f}}var a=m(
42973);const r=65536,i=-44,o=8,n=new WebAssembly.RuntimeError("longjmp");class u{most;exports;constructor(e,t){this.most=t;const f={};for(const{module:_,name:b}of WebAssembly.
Module.imports(e))(f[_]??={})[b]=this.imported(b);this.exports=new WebAssembly.Instance(e,f).exports,this.call("__wasm_call_ctors")}call(e,...t){return this.exports[e](
...t)}get bytes(){return new Uint8Array(this.exports.memory.buffer)}get words(){return new DataView(this.exports.memory.buffer)}store(e){const t=this.call("mall\
oc",e.length)>>>0;if(t===0)throw g(this.most);return this.bytes.set(e,t),t}imported(e){if(e.startsWith("invoke_"))return this.invoke;switch(e){case"_emscripten_\
throw_longjmp":return()=>{throw n};case"emscripten_resize_heap":return t=>this.grow(t>>>0);case"environ_sizes_get":return(t,f)=>(this.words.setUint32(t,0,!0),this.
words.setUint32(f,0,!0),0);case"_abort_js":return()=>{throw g(this.most)}}return e.startsWith("fd_")?()=>o:e.startsWith("__syscall_")?()=>i:()=>0}invoke=(e,...t)=>{
const f=this.call("emscripten_stack_get_current");try{return this.exports.__indirect_function_table.get(e)(...t)}catch(_){if(this.call("_emscripten_stack_restor\
e",f),_!==n)throw _;return this.call("setThrew",1,0),0}};grow(e){const{memory:t}=this.exports,f=t.buffer.byteLength;if(e>this.most)return 0;const _=Math.min(Math.
max(e,f*1.25),this.most);try{return t.grow(Math.ceil((_-f)/r)),1}catch{return 0}}}const g=p=>(0,a.F)("drawingMemory",`The page cannot be drawn within ${Math.floor(
p/2**20)} MB of memory`,"Ask for a lower resolution, or for fewer pages");function E(p,e,t){const f=new WebAssembly.Module(Uint8Array.from(O(p,e)));return new WebAssembly.
Instance(f,{a:{b:t}}).exports.c}const v=127,O=(p,e)=>[0,97,115,109,1,0,0,0,1,4+p+e,1,96,p,...new Array(p).fill(v),e,...new Array(e).fill(v),2,7,1,1,97,1,98,0,0,
7,5,1,1,99,0,0],R=1,L=0,N=/^(?:Helvetica|Times|Courier)(?:-|$)|^(?:Symbol|ZapfDingbats)$/,W=16,K=[{word:2,takes:2,results:0,name:"EnumFonts"},{word:3,takes:7,results:1,
name:"MapFont"},{word:4,takes:2,results:1,name:"GetFont"},{word:5,takes:5,results:1,name:"GetFontData"},{word:6,takes:4,results:1,name:"GetFaceName"},{word:7,takes:2,
results:1,name:"GetFontCharset"},{word:8,takes:2,results:0,name:"DeleteFont"}];function j(p,e){const t=p.call("FPDF_GetDefaultSystemFontInfo"),f=p.store(e),b={MapFont:(P,k,x,A,G,$=0)=>N.
test(H(p,$>>>0))?0:R,GetFontData:(P=0,k=0,x=0,A=0,G=0)=>x!==L?0:(A!==0&&G>=e.length&&p.bytes.copyWithin(A>>>0,f,f+e.length),e.length)},{__indirect_function_table:M}=p.
exports;for(const{word:P,takes:k,results:x,name:A}of K)M.set(p.words.getUint32(t+P*4,!0),E(k,x,b[A]??(()=>0)));p.call("FPDF_SetSystemFontInfo",t)}function H({bytes:p},e){
const[t=""]=Buffer.from(p.subarray(e,e+W)).toString("latin1").split("\0");return t}const z={load:()=>m.e(6199).then(m.bind(m,26199)),bytes:3988829,sha256:"71aec\
412a303a0405baee21c3d6d3f30ad2033dc02444130fe476be3976e2d09"},Y=15,Z=3e5,V=4,U=1,B=2,X=4294967295;class T{job;sandbox;pause;document=0;bitmap=0;page=0;since=0;constructor(e,t){
this.job=e,this.sandbox=t,t.call("FPDF_InitLibrary"),this.pause=this.pauseCallback()}static async open(e,t,f){const _=await w(z,t);return I(t,()=>{const b=new T(
t,new u(_,t.limits.drawingMemory));return f&&j(b.sandbox,f),b.load(e),b})}async draw(e,t){this.begin(e,t);for(let f=U;f!==B;){const _=this.job.pace.step(Z);if(_&&
await _,f=this.proceed(t),f!==U&&f!==B)throw g(this.job.limits.drawingMemory)}return this.finish(t)}load(e){const{sandbox:t}=this;if(this.document=t.call("FPDF_\
LoadMemDocument64",t.store(e),e.length,0),this.document===0)throw g(this.job.limits.drawingMemory)}pauseCallback(){const{sandbox:e}=this,{__indirect_function_table:t}=e.
exports,f=t.length-1;return t.set(f,E(1,1,()=>performance.now()-this.since>Y?1:0)),e.store(new Uint8Array(Uint32Array.of(1,f,0).buffer))}begin(e,{width:t,height:f,
isTransparent:_}){const{sandbox:b,job:M}=this;I(M,()=>{if(this.release(),this.page=b.call("FPDF_LoadPage",this.document,e),this.bitmap=b.call("FPDFBitmap_Create\
Ex",t,f,V,0,0),this.page===0||this.bitmap===0)throw g(M.limits.drawingMemory);_||b.call("FPDFBitmap_FillRect",this.bitmap,0,0,t,f,X)})}started=!1;proceed({width:e,
height:t}){const{sandbox:f,page:_,bitmap:b,pause:M}=this;return this.since=performance.now(),I(this.job,()=>this.started?f.call("FPDF_RenderPage_Continue",_,M):
(this.started=!0,f.call("FPDF_RenderPageBitmap_Start",b,_,0,0,e,t,0,0,M)))}finish({width:e,height:t}){const{sandbox:f,bitmap:_}=this,b=f.call("FPDFBitmap_GetBuf\
fer",_)>>>0,M=f.call("FPDFBitmap_GetStride",_);return{width:e,height:t,row:P=>f.bytes.subarray(b+P*M,b+P*M+e*4)}}release(){const{sandbox:e,page:t,bitmap:f}=this;
this.started&&e.call("FPDF_RenderPage_Close",t),f!==0&&e.call("FPDFBitmap_Destroy",f),t!==0&&e.call("FPDF_ClosePage",t),this.started=!1,this.bitmap=this.page=0}}
function I(p,e){try{return e()}catch(t){throw t instanceof d.zU?t:g(p.limits.drawingMemory)}}}),1900:((C,S,m)=>{m.d(S,{cE:()=>D,lc:()=>h,oF:()=>F,vO:()=>d});const d=4,
F=2,y={gray:1,rgb:3,rgba:4,"gray-alpha":2};async function D({height:l,row:c},s){for(let a=0;a<l;a++){const r=c(a);for(let o=0;o<r.length;o+=d){const n=r[o+1];if(r[o]!==
n||r[o+2]!==n)return!0}const i=s.step(r.length*F);i&&await i}return!1}function h({width:l,row:c},s){const a=y[s],r=new Uint8Array(l*a),i=a<3;return o=>{const n=c(
o);for(let u=0,g=0;u<n.length;u+=d){const[E,v,O]=[n[u],n[u+1],n[u+2]];i?r[g++]=w(O,v,E):(r[g++]=O,r[g++]=v,r[g++]=E),a%2===0&&(r[g++]=n[u+3])}return r}}const w=(l,c,s)=>77*
l+150*c+29*s+128>>8}),50476:((C,S,m)=>{m.d(S,{c:()=>l,f:()=>w});const[d,F,y,D,h]=[1,8,32,64,128];function w(c,s,a,r){const i=new Set,o=[...c].filter(n=>typeof n==
"number");for(let n=o.pop();n!==void 0;n=o.pop())if(!(n<0||n>=s||i.has(n))){i.add(n);for(const u of l(r,a(n)))o.push(u)}return i}function*l(c,[s,a]){if(!(a-s<12||
c.getInt16(s)>=0))for(let r=s+10,i=y;i&y&&r+4<=a;)i=c.getUint16(r),yield c.getUint16(r+2),r+=4+(i&d?4:2)+(i&F?2:i&D?4:i&h?8:0)}}),76023:((C,S,m)=>{m.d(S,{L:()=>w});
var d=m(45599),F=m(69869);const y=8,D={DeviceGray:h("gray",1),CalGray:h("gray",1),G:h("gray",1),DeviceRGB:h("rgb",3),CalRGB:h("rgb",3),RGB:h("rgb",3),DeviceCMYK:h(
"cmyk",4),CMYK:h("cmyk",4),Separation:h("inks",1)};function h(s,a){return{kind:s,components:a,profile:void 0,table:void 0}}function w(s,a,r,i=0){const o=s.resolve(
a);if(i>y)return;if(o instanceof d.SX){if(Object.hasOwn(D,o.text))return D[o.text];const u=r(o.text);return u===void 0?void 0:w(s,u,r,i+1)}if(!(0,d.cy)(o))return;
const n=s.resolve(o[0]);if(n instanceof d.SX)switch(n.text){case"ICCBased":return l(s,o[1],r,i);case"Indexed":case"I":return c(s,o,r,i);case"DeviceN":{const u=s.
array(o[1])?.length??0;return u>=1&&u<=32?h("inks",u):void 0}default:return Object.hasOwn(D,n.text)?D[n.text]:void 0}}function l(s,a,r,i){const o=s.resolve(a);if(!(o instanceof
d.Z6))return;const n=s.resolve(o.dict.get("N")),u=n===1?"gray":n===3?"rgb":n===4?"cmyk":void 0;if(u===void 0)return w(s,o.dict.get("Alternate"),r,i+1);const g=(0,F.
hh)(s.decodedPart(o)?.data,n);return{...h(u,n),profile:g?.bytes}}function c(s,a,r,i){const o=w(s,a[1],r,i+1),n=s.resolve(a[3]),u=n instanceof d.Mx?n.bytes:n instanceof
d.Z6?s.decodedPart(n)?.data:void 0,g=s.resolve(a[2]);if(!o||o.table||!u||typeof g!="number"||!(g>=0))return;const E=new Uint8Array((Math.min(Math.floor(g),255)+
1)*o.components);return E.set(u.subarray(0,E.length)),{...o,table:E}}}),95340:((C,S,m)=>{m.d(S,{K:()=>d,h:()=>F});const d=1e6;function F(y,D){const h=c=>{const s=y.
resolve(D.get(c));return typeof s=="number"?Math.floor(s):NaN},w=y.resolve(D.get("ImageMask"))===!0,l=y.array(D.get("Decode"))?.map(c=>y.resolve(c));return{width:h(
"Width"),height:h("Height"),bits:w?1:h("BitsPerComponent")||8,stencil:w,decode:l?.every(c=>typeof c=="number")?l:void 0}}}),69869:((C,S,m)=>{m.d(S,{R1:()=>s,To:()=>w,
hh:()=>l});var d=m(81679),F=m(78157),y=m(45599);const D={1:"GRAY",3:"RGB ",4:"CMYK"},h=["scnr","mntr","prtr","spac"],w={1:"DeviceGray",3:"DeviceRGB",4:"DeviceCM\
YK"};function l(a,r){if(!a||a.length<132)return;const i=(0,F.bS)(a),o=E=>i.toString("latin1",E,E+4),n=i.readUInt32BE(0),u=a[8];if(!(!(n>=132&&n<=a.length&&u>=2&&
u<=4&&o(36)==="acsp"&&h.includes(o(12)))||o(16)!==D[r]))return{bytes:a.subarray(0,n),version:u}}const c=new WeakMap;function s(a,{bytes:r},i){const o=c.get(a)??
[];c.set(a,o);const n=o.find(E=>Buffer.compare(E.bytes,r)===0);if(n)return n.ref;const u=(0,y.jd)({N:i,Alternate:(0,y.UU)(w[i]),Filter:(0,y.UU)("FlateDecode")}),
g=a.add(new y.Z6(u,(0,d.Kc)(r)));return o.push({bytes:r,ref:g}),g}}),3449:((C,S,m)=>{m.d(S,{d:()=>y});var d=m(45599);const F=["FontFile","FontFile2","FontFile3",
"ToUnicode","CIDToGIDMap","CIDSet","JBIG2Globals"];async function y(l,c,s){const a=new Map,r=new Map;for(let i=1;i<c;i++){if(!s(i))continue;const o=l.job.pace.step(
300);o&&await o;const n=l.get(i);n instanceof d.Z6?(h(l,n.dict)&&a.set(i,n.dict.get("Resources")),(n.dict.has("CMapName")||(0,d.Eo)(l.resolve(n.dict.get("Type")),
"CMap"))&&r.set(i,"CMap")):n instanceof d.Bi&&w(l,i,n,a,r)}return{content:a,fonts:r,pages:D(l)}}function D(l){const c=new Set;for(const s of l.pages.numbers){const a=l.
entry(s,"Contents");(0,d.i9)(a)&&c.add(a.number);for(const r of l.array(a)??[])(0,d.i9)(r)&&c.add(r.number)}return c}function h(l,c){const s=l.resolve(c.get("Su\
btype"));return(0,d.Eo)(s,"Form")||l.resolve(c.get("PatternType"))===1||c.has("BBox")&&!c.has("ShadingType")}function w(l,c,s,a,r){for(const u of F){const g=s.get(
u);(0,d.i9)(g)&&r.set(g.number,u)}const i=(0,d.Eo)(l.resolve(s.get("Subtype")),"Type3")?l.dict(s.get("CharProcs")):void 0;for(const u of i?.values()??[])(0,d.i9)(
u)&&a.set(u.number,s.get("Resources"));const o=l.resolve(s.get("Type"));if(l.pages.holds(c)||!((0,d.Eo)(o,"Page")||(0,d.Eo)(o,"Template")))return;const n=s.get(
"Contents");for(const u of l.array(n)??[n])(0,d.i9)(u)&&a.set(u.number,s.get("Resources"))}}),10339:((C,S,m)=>{m.d(S,{H:()=>d});class d{fonts=new Map;hasGone=!1;async note({
shown:h},w,l=y){for(const{font:c,elements:s,first:a}of h){let r=this.fonts.get(c);r||this.fonts.set(c,r={kept:new Set,gone:new Set,lengths:new Set});let i=a;for(const o of s){
if(typeof o=="number")continue;let n=0;for(const g of c.glyphs(o)){const E=c.partEnd(o,n,1);r.lengths.add(E-n),n=E,l.has(i++)?(r.gone.add(g),this.hasGone=!0):r.
kept.add(g)}const u=w.step(o.length*F);u&&await u}}}async noteGone(h,w,l){if(l.size===0)return;const c=new d;await c.note(h,w,l);for(const[s,{gone:a,lengths:r}]of c.
fonts){const i=this.fonts.get(s);if(i)for(const o of a)i.gone.add(o);else this.fonts.set(s,{kept:new Set,gone:a,lengths:r})}this.hasGone=!0}}const F=50,y=new Set})};
