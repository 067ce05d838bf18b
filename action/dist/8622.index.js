"use strict";exports.id=8622,exports.ids=[8622],exports.modules={12195:((P,S,g)=>{g.d(S,{Y:()=>T});var d=g(58552),F=g(77598),w=g(68973);const E=3,h=new WeakMap;async function b(m,e){
const n=h.get(m);if(n)return n;const{pieces:i}=await m.load();if(i.length===0)throw new d.zU("unavailable","The program that draws pages was left out of this in\
stallation",{advice:"Use the package as it is published, or a service of your own"});const _=await WebAssembly.compile(new Uint8Array(await f(i,m,e)));return h.
set(m,_),_}async function f(m,{bytes:e,sha256:n},i){const _=[];for(const M of m){_.push(Buffer.from(M,"base64"));const C=i.pace.step(M.length*E);C&&await C}const D=await(0,w.
uM)(i).inflate(Buffer.concat(_),e);if(!D||(0,F.createHash)("sha256").update(D).digest("hex")!==n)throw new d.zU("internal","The program that draws pages is dama\
ged",{advice:"Install the package again"});return D}var l=g(42973);const o=65536,r=-44,a=8,u=new WebAssembly.RuntimeError("longjmp");class t{most;exports;constructor(e,n){
this.most=n;const i={};for(const{module:_,name:D}of WebAssembly.Module.imports(e))(i[_]??={})[D]=this.imported(D);this.exports=new WebAssembly.Instance(e,i).exports,
this.call("__wasm_call_ctors")}call(e,...n){return this.exports[e](...n)}get bytes(){return new Uint8Array(this.exports.memory.buffer)}get words(){return new DataView(
this.exports.memory.buffer)}store(e){const n=this.call("malloc",e.length)>>>0;if(n===0)throw s(this.most);return this.bytes.set(e,n),n}imported(e){if(e.startsWith(
"invoke_"))return this.invoke;switch(e){case"_emscripten_throw_longjmp":return()=>{throw u};case"emscripten_resize_heap":return n=>this.grow(n>>>0);case"environ\
_sizes_get":return(n,i)=>(this.words.setUint32(n,0,!0),this.words.setUint32(i,0,!0),0);case"_abort_js":return()=>{throw s(this.most)}}return e.startsWith("fd_")?
()=>a:e.startsWith("__syscall_")?()=>r:()=>0}invoke=(e,...n)=>{const i=this.call("emscripten_stack_get_current");try{return this.exports.__indirect_function_table.
get(e)(...n)}catch(_){if(this.call("_emscripten_stack_restore",i),_!==u)throw _;return this.call("setThrew",1,0),0}};grow(e){const{memory:n}=this.exports,i=n.buffer.
byteLength;if(e>this.most)return 0;const _=Math.min(Math.max(e,i*1.25),this.most);try{return n.grow(Math.ceil((_-i)/o)),1}catch{return 0}}}const s=m=>(0,l.F)("d\
rawingMemory",`The page cannot be drawn within ${Math.floor(m/2**20)} MB of memory`,"Ask for a lower resolution, or for fewer pages");function c(m,e,n){const i=new WebAssembly.
Module(Uint8Array.from(y(m,e)));return new WebAssembly.Instance(i,{a:{b:n}}).exports.c}const p=127,y=(m,e)=>[0,97,115,109,1,0,0,0,1,4+m+e,1,96,m,...new Array(m).
fill(p),e,...new Array(e).fill(p),2,7,1,1,97,1,98,0,0,7,5,1,1,99,0,0],A=1,O=0,R=/^(?:Helvetica|Times|Courier)(?:-|$)|^(?:Symbol|ZapfDingbats)$/,L=16,N=[{word:2,
takes:2,results:0,name:"EnumFonts"},{word:3,takes:7,results:1,name:"MapFont"},{word:4,takes:2,results:1,name:"GetFont"},{word:5,takes:5,results:1,name:"GetFontD\
ata"},{word:6,takes:4,results:1,name:"GetFaceName"},{word:7,takes:2,results:1,name:"GetFontCharset"},{word:8,takes:2,results:0,name:"DeleteFont"}];function W(m,e){
const n=m.call("FPDF_GetDefaultSystemFontInfo"),i=m.store(e),D={MapFont:(C,I,x,v,G,V=0)=>R.test(K(m,V>>>0))?0:A,GetFontData:(C=0,I=0,x=0,v=0,G=0)=>x!==O?0:(v!==
0&&G>=e.length&&m.bytes.copyWithin(v>>>0,i,i+e.length),e.length)},{__indirect_function_table:M}=m.exports;for(const{word:C,takes:I,results:x,name:v}of N)M.set(m.
words.getUint32(n+C*4,!0),c(I,x,D[v]??(()=>0)));m.call("FPDF_SetSystemFontInfo",n)}function K({bytes:m},e){const[n=""]=Buffer.from(m.subarray(e,e+L)).toString("\
latin1").split("\0");return n}const j={load:()=>g.e(6199).then(g.bind(g,26199)),bytes:3988829,sha256:"71aec412a303a0405baee21c3d6d3f30ad2033dc02444130fe476be397\
6e2d09"},H=15,Y=3e5,z=4,B=1,U=2,Z=4294967295;class T{job;sandbox;pause;document=0;bitmap=0;page=0;since=0;constructor(e,n){this.job=e,this.sandbox=n,n.call("FPD\
F_InitLibrary"),this.pause=this.pauseCallback()}static async open(e,n,i){const _=await b(j,n);return k(n,()=>{const D=new T(n,new t(_,n.limits.drawingMemory));return i&&
W(D.sandbox,i),D.load(e),D})}async draw(e,n){this.begin(e,n);for(let i=B;i!==U;){const _=this.job.pace.step(Y);if(_&&await _,i=this.proceed(n),i!==B&&i!==U)throw s(
this.job.limits.drawingMemory)}return this.finish(n)}load(e){const{sandbox:n}=this;if(this.document=n.call("FPDF_LoadMemDocument64",n.store(e),e.length,0),this.
document===0)throw s(this.job.limits.drawingMemory)}pauseCallback(){const{sandbox:e}=this,{__indirect_function_table:n}=e.exports,i=n.length-1;return n.set(i,c(
1,1,()=>performance.now()-this.since>H?1:0)),e.store(new Uint8Array(Uint32Array.of(1,i,0).buffer))}begin(e,{width:n,height:i,isTransparent:_}){const{sandbox:D,job:M}=this;
k(M,()=>{if(this.release(),this.page=D.call("FPDF_LoadPage",this.document,e),this.bitmap=D.call("FPDFBitmap_CreateEx",n,i,z,0,0),this.page===0||this.bitmap===0)
throw s(M.limits.drawingMemory);_||D.call("FPDFBitmap_FillRect",this.bitmap,0,0,n,i,Z)})}started=!1;proceed({width:e,height:n}){const{sandbox:i,page:_,bitmap:D,
pause:M}=this;return this.since=performance.now(),k(this.job,()=>this.started?i.call("FPDF_RenderPage_Continue",_,M):(this.started=!0,i.call("FPDF_RenderPageBit\
map_Start",D,_,0,0,e,n,0,0,M)))}finish({width:e,height:n}){const{sandbox:i,bitmap:_}=this,D=i.call("FPDFBitmap_GetBuffer",_)>>>0,M=i.call("FPDFBitmap_GetStride",
_);return{width:e,height:n,row:C=>i.bytes.subarray(D+C*M,D+C*M+e*4)}}release(){const{sandbox:e,page:n,bitmap:i}=this;this.started&&e.call("FPDF_RenderPage_Close",
n),i!==0&&e.call("FPDFBitmap_Destroy",i),n!==0&&e.call("FPDF_ClosePage",n),this.started=!1,this.bitmap=this.page=0}}function k(m,e){try{return e()}catch(n){throw n instanceof
d.zU?n:s(m.limits.drawingMemory)}}}),1900:((P,S,g)=>{g.d(S,{cE:()=>E,lc:()=>h,oF:()=>F,vO:()=>d});const d=4,F=2,w={gray:1,rgb:3,rgba:4,"gray-alpha":2};async function E({
height:f,row:l},o){for(let r=0;r<f;r++){const a=l(r);for(let t=0;t<a.length;t+=d){const s=a[t+1];if(a[t]!==s||a[t+2]!==s)return!0}const u=o.step(a.length*F);u&&
await u}return!1}function h({width:f,row:l},o){const r=w[o],a=new Uint8Array(f*r),u=r<3;return t=>{const s=l(t);for(let c=0,p=0;c<s.length;c+=d){const[y,A,O]=[s[c],
s[c+1],s[c+2]];u?a[p++]=b(O,A,y):(a[p++]=O,a[p++]=A,a[p++]=y),r%2===0&&(a[p++]=s[c+3])}return a}}const b=(f,l,o)=>77*f+150*l+29*o+128>>8}),50476:((P,S,g)=>{g.d(
S,{f:()=>b});const[d,F,w,E,h]=[1,8,32,64,128];function b(f,l,o,r){const a=new Set,u=[...f].filter(t=>typeof t=="number");for(let t=u.pop();t!==void 0;t=u.pop()){
if(t<0||t>=l||a.has(t))continue;a.add(t);const[s,c]=o(t);if(!(c-s<12||r.getInt16(s)>=0))for(let p=s+10,y=w;y&w&&p+4<=c;)y=r.getUint16(p),u.push(r.getUint16(p+2)),
p+=4+(y&d?4:2)+(y&F?2:y&E?4:y&h?8:0)}return a}}),76023:((P,S,g)=>{g.d(S,{L:()=>b});var d=g(45599),F=g(69869);const w=8,E={DeviceGray:h("gray",1),CalGray:h("gray",
1),G:h("gray",1),DeviceRGB:h("rgb",3),CalRGB:h("rgb",3),RGB:h("rgb",3),DeviceCMYK:h("cmyk",4),CMYK:h("cmyk",4),Separation:h("inks",1)};function h(o,r){return{kind:o,
components:r,profile:void 0,table:void 0}}function b(o,r,a,u=0){const t=o.resolve(r);if(u>w)return;if(t instanceof d.SX){if(Object.hasOwn(E,t.text))return E[t.text];
const c=a(t.text);return c===void 0?void 0:b(o,c,a,u+1)}if(!(0,d.cy)(t))return;const s=o.resolve(t[0]);if(s instanceof d.SX)switch(s.text){case"ICCBased":return f(
o,t[1],a,u);case"Indexed":case"I":return l(o,t,a,u);case"DeviceN":{const c=o.array(t[1])?.length??0;return c>=1&&c<=32?h("inks",c):void 0}default:return Object.
hasOwn(E,s.text)?E[s.text]:void 0}}function f(o,r,a,u){const t=o.resolve(r);if(!(t instanceof d.Z6))return;const s=o.resolve(t.dict.get("N")),c=s===1?"gray":s===
3?"rgb":s===4?"cmyk":void 0;if(c===void 0)return b(o,t.dict.get("Alternate"),a,u+1);const p=(0,F.hh)(o.decodedPart(t)?.data,s);return{...h(c,s),profile:p?.bytes}}
function l(o,r,a,u){const t=b(o,r[1],a,u+1),s=o.resolve(r[3]),c=s instanceof d.Mx?s.bytes:s instanceof d.Z6?o.decodedPart(s)?.data:void 0,p=o.resolve(r[2]);if(!t||
t.table||!c||typeof p!="number"||!(p>=0))return;const y=new Uint8Array((Math.min(Math.floor(p),255)+1)*t.components);return y.set(c.subarray(0,y.length)),{...t,
table:y}}}),95340:((P,S,g)=>{g.d(S,{K:()=>d,h:()=>F});const d=1e6;function F(w,E){const h=l=>{const o=w.resolve(E.get(l));return typeof o=="number"?Math.floor(o):
NaN},b=w.resolve(E.get("ImageMask"))===!0,f=w.array(E.get("Decode"))?.map(l=>w.resolve(l));return{width:h("Width"),height:h("Height"),bits:b?1:h("BitsPerCompone\
nt")||8,stencil:b,decode:f?.every(l=>typeof l=="number")?f:void 0}}}),69869:((P,S,g)=>{g.d(S,{R1:()=>o,To:()=>b,hh:()=>f});var d=g(81679),F=g(78157),w=g(45599);
const E={1:"GRAY",3:"RGB ",4:"CMYK"},h=["scnr","mntr","prtr","spac"],b={1:"DeviceGray",3:"DeviceRGB",4:"DeviceCMYK"};function f(r,a){if(!r||r.length<132)return;
const u=(0,F.bS)(r),t=y=>u.toString("latin1",y,y+4),s=u.readUInt32BE(0),c=r[8];if(!(!(s>=132&&s<=r.length&&c>=2&&c<=4&&t(36)==="acsp"&&h.includes(t(12)))||t(16)!==
E[a]))return{bytes:r.subarray(0,s),version:c}}const l=new WeakMap;function o(r,{bytes:a},u){const t=l.get(r)??[];l.set(r,t);const s=t.find(y=>Buffer.compare(y.bytes,
a)===0);if(s)return s.ref;const c=(0,w.jd)({N:u,Alternate:(0,w.UU)(b[u]),Filter:(0,w.UU)("FlateDecode")}),p=r.add(new w.Z6(c,(0,d.Kc)(a)));return t.push({bytes:a,
ref:p}),p}}),3449:((P,S,g)=>{g.d(S,{d:()=>w});var d=g(45599);const F=["FontFile","FontFile2","FontFile3","ToUnicode","CIDToGIDMap","CIDSet","JBIG2Globals"];async function w(f,l,o){
const r=new Map,a=new Map;for(let u=1;u<l;u++){if(!o(u))continue;const t=f.job.pace.step(300);t&&await t;const s=f.get(u);s instanceof d.Z6?(h(f,s.dict)&&r.set(
u,s.dict.get("Resources")),(s.dict.has("CMapName")||(0,d.Eo)(f.resolve(s.dict.get("Type")),"CMap"))&&a.set(u,"CMap")):s instanceof d.Bi&&b(f,u,s,r,a)}return{content:r,
fonts:a,pages:E(f)}}function E(f){const l=new Set;for(const o of f.pages.numbers){const r=f.entry(o,"Contents");(0,d.i9)(r)&&l.add(r.number);for(const a of f.array(
r)??[])(0,d.i9)(a)&&l.add(a.number)}return l}function h(f,l){const o=f.resolve(l.get("Subtype"));return(0,d.Eo)(o,"Form")||f.resolve(l.get("PatternType"))===1||
l.has("BBox")&&!l.has("ShadingType")}function b(f,l,o,r,a){for(const c of F){const p=o.get(c);(0,d.i9)(p)&&a.set(p.number,c)}const u=(0,d.Eo)(f.resolve(o.get("S\
ubtype")),"Type3")?f.dict(o.get("CharProcs")):void 0;for(const c of u?.values()??[])(0,d.i9)(c)&&r.set(c.number,o.get("Resources"));const t=f.resolve(o.get("Typ\
e"));if(f.pages.holds(l)||!((0,d.Eo)(t,"Page")||(0,d.Eo)(t,"Template")))return;const s=o.get("Contents");for(const c of f.array(s)??[s])(0,d.i9)(c)&&r.set(c.number,
o.get("Resources"))}}),10339:((P,S,g)=>{g.d(S,{H:()=>d});class d{fonts=new Map;hasGone=!1;async note({shown:h},b,f=w){for(const{font:l,elements:o,first:r}of h){
let a=this.fonts.get(l);a||this.fonts.set(l,a={kept:new Set,gone:new Set,lengths:new Set});let u=r;for(const t of o){if(typeof t=="number")continue;let s=0;for(const p of l.
glyphs(t)){const y=l.partEnd(t,s,1);a.lengths.add(y-s),s=y,f.has(u++)?(a.gone.add(p),this.hasGone=!0):a.kept.add(p)}const c=b.step(t.length*F);c&&await c}}}async noteGone(h,b,f){
if(f.size===0)return;const l=new d;await l.note(h,b,f);for(const[o,{gone:r,lengths:a}]of l.fonts){const u=this.fonts.get(o);if(u)for(const t of r)u.gone.add(t);else
this.fonts.set(o,{kept:new Set,gone:r,lengths:a})}this.hasGone=!0}}const F=50,w=new Set})};
