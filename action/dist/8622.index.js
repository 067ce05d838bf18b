"use strict";exports.id=8622,exports.ids=[8622],exports.modules={12195:((P,M,p)=>{p.d(M,{Y:()=>k});var d=p(58552),E=p(77598),D=p(68973);const w=3,h=new WeakMap;async function m(g,t){
const e=h.get(g);if(e)return e;const{pieces:i}=await g.load();if(i.length===0)throw new d.zU("unavailable","The program that draws pages was left out of this in\
stallation",{advice:"Use the package as it is published, or a service of your own"});const y=await WebAssembly.compile(new Uint8Array(await c(i,g,t)));return h.
set(g,y),y}async function c(g,{bytes:t,sha256:e},i){const y=[];for(const S of g){y.push(Buffer.from(S,"base64"));const C=i.pace.step(S.length*w);C&&await C}const b=await(0,D.
uM)(i).inflate(Buffer.concat(y),t);if(!b||(0,E.createHash)("sha256").update(b).digest("hex")!==e)throw new d.zU("internal","The program that draws pages is dama\
ged",{advice:"Install the package again"});return b}var u=p(42973);const o=65536,r=-44,a=8,f=new WebAssembly.RuntimeError("longjmp");class n{most;exports;constructor(t,e){
this.most=e;const i={};for(const{module:y,name:b}of WebAssembly.Module.imports(t))(i[y]??={})[b]=this.imported(b);this.exports=new WebAssembly.Instance(t,i).exports,
this.call("__wasm_call_ctors")}call(t,...e){return this.exports[t](...e)}get bytes(){return new Uint8Array(this.exports.memory.buffer)}get words(){return new DataView(
this.exports.memory.buffer)}store(t){const e=this.call("malloc",t.length)>>>0;if(e===0)throw s(this.most);return this.bytes.set(t,e),e}imported(t){if(t.startsWith(
"invoke_"))return this.invoke;switch(t){case"_emscripten_throw_longjmp":return()=>{throw f};case"emscripten_resize_heap":return e=>this.grow(e>>>0);case"environ\
_sizes_get":return(e,i)=>(this.words.setUint32(e,0,!0),this.words.setUint32(i,0,!0),0);case"_abort_js":return()=>{throw s(this.most)}}return t.startsWith("fd_")?
()=>a:t.startsWith("__syscall_")?()=>r:()=>0}invoke=(t,...e)=>{const i=this.call("emscripten_stack_get_current");try{return this.exports.__indirect_function_table.
get(t)(...e)}catch(y){if(this.call("_emscripten_stack_restore",i),y!==f)throw y;return this.call("setThrew",1,0),0}};grow(t){const{memory:e}=this.exports,i=e.buffer.
byteLength;if(t>this.most)return 0;const y=Math.min(Math.max(t,i*1.25),this.most);try{return e.grow(Math.ceil((y-i)/o)),1}catch{return 0}}}const s=g=>(0,u.F)("d\
rawingMemory",`The page cannot be drawn within ${Math.floor(g/2**20)} MB of memory`,"Ask for a lower resolution, or for fewer pages");function l(g,t,e){const i=new WebAssembly.
Module(Uint8Array.from(F(g,t)));return new WebAssembly.Instance(i,{a:{b:e}}).exports.c}const _=127,F=(g,t)=>[0,97,115,109,1,0,0,0,1,4+g+t,1,96,g,...new Array(g).
fill(_),t,...new Array(t).fill(_),2,7,1,1,97,1,98,0,0,7,5,1,1,99,0,0],A=1,x=0,R=/^(?:Helvetica|Times|Courier)(?:-|$)|^(?:Symbol|ZapfDingbats)$/,L=16,N=[{word:2,
takes:2,results:0,name:"EnumFonts"},{word:3,takes:7,results:1,name:"MapFont"},{word:4,takes:2,results:1,name:"GetFont"},{word:5,takes:5,results:1,name:"GetFontD\
ata"},{word:6,takes:4,results:1,name:"GetFaceName"},{word:7,takes:2,results:1,name:"GetFontCharset"},{word:8,takes:2,results:0,name:"DeleteFont"}];function W(g,t){
const e=g.call("FPDF_GetDefaultSystemFontInfo"),i=g.store(t),b={MapFont:(C,T,O,v,G,V=0)=>R.test(K(g,V>>>0))?0:A,GetFontData:(C=0,T=0,O=0,v=0,G=0)=>O!==x?0:(v!==
0&&G>=t.length&&g.bytes.copyWithin(v>>>0,i,i+t.length),t.length)},{__indirect_function_table:S}=g.exports;for(const{word:C,takes:T,results:O,name:v}of N)S.set(g.
words.getUint32(e+C*4,!0),l(T,O,b[v]??(()=>0)));g.call("FPDF_SetSystemFontInfo",e)}function K({bytes:g},t){const[e=""]=Buffer.from(g.subarray(t,t+L)).toString("\
latin1").split("\0");return e}const j={load:()=>p.e(6199).then(p.bind(p,26199)),bytes:3988829,sha256:"71aec412a303a0405baee21c3d6d3f30ad2033dc02444130fe476be397\
6e2d09"},H=15,z=3e5,Y=4,U=1,B=2,Z=4294967295;class k{job;sandbox;pause;document=0;bitmap=0;page=0;since=0;constructor(t,e){this.job=t,this.sandbox=e,e.call("FPD\
F_InitLibrary"),this.pause=this.pauseCallback()}static async open(t,e,i){const y=await m(j,e);return I(e,()=>{const b=new k(e,new n(y,e.limits.drawingMemory));return i&&
W(b.sandbox,i),b.load(t),b})}async draw(t,e){this.begin(t,e);for(let i=U;i!==B;){const y=this.job.pace.step(z);if(y&&await y,i=this.proceed(e),i!==U&&i!==B)throw s(
this.job.limits.drawingMemory)}return this.finish(e)}load(t){const{sandbox:e}=this;if(this.document=e.call("FPDF_LoadMemDocument64",e.store(t),t.length,0),this.
document===0)throw s(this.job.limits.drawingMemory)}pauseCallback(){const{sandbox:t}=this,{__indirect_function_table:e}=t.exports,i=e.length-1;return e.set(i,l(
1,1,()=>performance.now()-this.since>H?1:0)),t.store(new Uint8Array(Uint32Array.of(1,i,0).buffer))}begin(t,{width:e,height:i,isTransparent:y}){const{sandbox:b,job:S}=this;
I(S,()=>{if(this.release(),this.page=b.call("FPDF_LoadPage",this.document,t),this.bitmap=b.call("FPDFBitmap_CreateEx",e,i,Y,0,0),this.page===0||this.bitmap===0)
throw s(S.limits.drawingMemory);y||b.call("FPDFBitmap_FillRect",this.bitmap,0,0,e,i,Z)})}started=!1;proceed({width:t,height:e}){const{sandbox:i,page:y,bitmap:b,
pause:S}=this;return this.since=performance.now(),I(this.job,()=>this.started?i.call("FPDF_RenderPage_Continue",y,S):(this.started=!0,i.call("FPDF_RenderPageBit\
map_Start",b,y,0,0,t,e,0,0,S)))}finish({width:t,height:e}){const{sandbox:i,bitmap:y}=this,b=i.call("FPDFBitmap_GetBuffer",y)>>>0,S=i.call("FPDFBitmap_GetStride",
y);return{width:t,height:e,row:C=>i.bytes.subarray(b+C*S,b+C*S+t*4)}}release(){const{sandbox:t,page:e,bitmap:i}=this;this.started&&t.call("FPDF_RenderPage_Close",
e),i!==0&&t.call("FPDFBitmap_Destroy",i),e!==0&&t.call("FPDF_ClosePage",e),this.started=!1,this.bitmap=this.page=0}}function I(g,t){try{return t()}catch(e){throw e instanceof
d.zU?e:s(g.limits.drawingMemory)}}}),1900:((P,M,p)=>{p.d(M,{cE:()=>w,lc:()=>h,oF:()=>E,vO:()=>d});const d=4,E=2,D={gray:1,rgb:3,rgba:4,"gray-alpha":2};async function w({
height:c,row:u},o){for(let r=0;r<c;r++){const a=u(r);for(let n=0;n<a.length;n+=d){const s=a[n+1];if(a[n]!==s||a[n+2]!==s)return!0}const f=o.step(a.length*E);f&&
await f}return!1}function h({width:c,row:u},o){const r=D[o],a=new Uint8Array(c*r),f=r<3;return n=>{const s=u(n);for(let l=0,_=0;l<s.length;l+=d){const[F,A,x]=[s[l],
s[l+1],s[l+2]];f?a[_++]=m(x,A,F):(a[_++]=x,a[_++]=A,a[_++]=F),r%2===0&&(a[_++]=s[l+3])}return a}}const m=(c,u,o)=>77*c+150*u+29*o+128>>8}),50476:((P,M,p)=>{p.d(
M,{f:()=>m});const[d,E,D,w,h]=[1,8,32,64,128];function m(c,u,o,r){const a=new Set,f=[...c].filter(n=>typeof n=="number");for(let n=f.pop();n!==void 0;n=f.pop()){
if(n<0||n>=u||a.has(n))continue;a.add(n);const[s,l]=o(n);if(!(l-s<12||r.getInt16(s)>=0))for(let _=s+10,F=D;F&D&&_+4<=l;)F=r.getUint16(_),f.push(r.getUint16(_+2)),
_+=4+(F&d?4:2)+(F&E?2:F&w?4:F&h?8:0)}return a}}),76023:((P,M,p)=>{p.d(M,{L:()=>m});var d=p(45599),E=p(69869);const D=8,w={DeviceGray:h("gray",1),CalGray:h("gray",
1),G:h("gray",1),DeviceRGB:h("rgb",3),CalRGB:h("rgb",3),RGB:h("rgb",3),DeviceCMYK:h("cmyk",4),CMYK:h("cmyk",4),Separation:h("inks",1)};function h(o,r){return{kind:o,
components:r,profile:void 0,table:void 0}}function m(o,r,a,f=0){const n=o.resolve(r);if(f>D)return;if(n instanceof d.SX){if(Object.hasOwn(w,n.text))return w[n.text];
const l=a(n.text);return l===void 0?void 0:m(o,l,a,f+1)}if(!(0,d.cy)(n))return;const s=o.resolve(n[0]);if(s instanceof d.SX)switch(s.text){case"ICCBased":return c(
o,n[1],a,f);case"Indexed":case"I":return u(o,n,a,f);case"DeviceN":{const l=o.array(n[1])?.length??0;return l>=1&&l<=32?h("inks",l):void 0}default:return Object.
hasOwn(w,s.text)?w[s.text]:void 0}}function c(o,r,a,f){const n=o.resolve(r);if(!(n instanceof d.Z6))return;const s=o.resolve(n.dict.get("N")),l=s===1?"gray":s===
3?"rgb":s===4?"cmyk":void 0;if(l===void 0)return m(o,n.dict.get("Alternate"),a,f+1);const _=(0,E.hh)(o.decodedPart(n)?.data,s);return{...h(l,s),profile:_?.bytes}}
function u(o,r,a,f){const n=m(o,r[1],a,f+1),s=o.resolve(r[3]),l=s instanceof d.Mx?s.bytes:s instanceof d.Z6?o.decodedPart(s)?.data:void 0,_=o.resolve(r[2]);if(!n||
n.table||!l||typeof _!="number"||!(_>=0))return;const F=new Uint8Array((Math.min(Math.floor(_),255)+1)*n.components);return F.set(l.subarray(0,F.length)),{...n,
table:F}}}),95340:((P,M,p)=>{p.d(M,{K:()=>d,h:()=>E});const d=1e6;function E(D,w){const h=u=>{const o=D.resolve(w.get(u));return typeof o=="number"?Math.floor(o):
NaN},m=D.resolve(w.get("ImageMask"))===!0,c=D.array(w.get("Decode"))?.map(u=>D.resolve(u));return{width:h("Width"),height:h("Height"),bits:m?1:h("BitsPerCompone\
nt")||8,stencil:m,decode:c?.every(u=>typeof u=="number")?c:void 0}}}),69869:((P,M,p)=>{p.d(M,{R1:()=>o,To:()=>m,hh:()=>c});var d=p(81679),E=p(78157),D=p(45599);
const w={1:"GRAY",3:"RGB ",4:"CMYK"},h=["scnr","mntr","prtr","spac"],m={1:"DeviceGray",3:"DeviceRGB",4:"DeviceCMYK"};function c(r,a){if(!r||r.length<132)return;
const f=(0,E.bS)(r),n=F=>f.toString("latin1",F,F+4),s=f.readUInt32BE(0),l=r[8];if(!(!(s>=132&&s<=r.length&&l>=2&&l<=4&&n(36)==="acsp"&&h.includes(n(12)))||n(16)!==
w[a]))return{bytes:r.subarray(0,s),version:l}}const u=new WeakMap;function o(r,{bytes:a},f){const n=u.get(r)??[];u.set(r,n);const s=n.find(F=>Buffer.compare(F.bytes,
a)===0);if(s)return s.ref;const l=(0,D.jd)({N:f,Alternate:(0,D.UU)(m[f]),Filter:(0,D.UU)("FlateDecode")}),_=r.add(new D.Z6(l,(0,d.Kc)(a)));return n.push({bytes:a,
ref:_}),_}}),3449:((P,M,p)=>{p.d(M,{d:()=>D});var d=p(45599);const E=["FontFile","FontFile2","FontFile3","ToUnicode","CIDToGIDMap","CIDSet","JBIG2Globals"];async function D(c,u,o){
const r=new Map,a=new Map;for(let f=1;f<u;f++){if(!o(f))continue;const n=c.job.pace.step(300);n&&await n;const s=c.get(f);s instanceof d.Z6?(h(c,s.dict)&&r.set(
f,s.dict.get("Resources")),(s.dict.has("CMapName")||(0,d.Eo)(c.resolve(s.dict.get("Type")),"CMap"))&&a.set(f,"CMap")):s instanceof d.Bi&&m(c,f,s,r,a)}return{content:r,
fonts:a,pages:w(c)}}function w(c){const u=new Set;for(const o of c.pages.numbers){const r=c.entry(o,"Contents");(0,d.i9)(r)&&u.add(r.number);for(const a of c.array(
r)??[])(0,d.i9)(a)&&u.add(a.number)}return u}function h(c,u){const o=c.resolve(u.get("Subtype"));return(0,d.Eo)(o,"Form")||c.resolve(u.get("PatternType"))===1||
u.has("BBox")&&!u.has("ShadingType")}function m(c,u,o,r,a){for(const l of E){const _=o.get(l);(0,d.i9)(_)&&a.set(_.number,l)}const f=(0,d.Eo)(c.resolve(o.get("S\
ubtype")),"Type3")?c.dict(o.get("CharProcs")):void 0;for(const l of f?.values()??[])(0,d.i9)(l)&&r.set(l.number,o.get("Resources"));const n=c.resolve(o.get("Typ\
e"));if(c.pages.holds(u)||!((0,d.Eo)(n,"Page")||(0,d.Eo)(n,"Template")))return;const s=o.get("Contents");for(const l of c.array(s)??[s])(0,d.i9)(l)&&r.set(l.number,
o.get("Resources"))}}),10339:((P,M,p)=>{p.d(M,{H:()=>d});class d{fonts=new Map;hasGone=!1;note({shown:w},h=E){for(const{font:m,elements:c,first:u}of w){let o=this.
fonts.get(m);o||this.fonts.set(m,o={kept:new Set,gone:new Set,lengths:new Set});let r=u;for(const a of c){if(typeof a=="number")continue;let f=0;for(const n of m.
glyphs(a)){const s=m.partEnd(a,f,1);o.lengths.add(s-f),f=s,h.has(r++)?(o.gone.add(n),this.hasGone=!0):o.kept.add(n)}}}}noteGone(w,h){if(h.size===0)return;const m=new d;
m.note(w,h);for(const[c,{gone:u,lengths:o}]of m.fonts){const r=this.fonts.get(c);if(r)for(const a of u)r.gone.add(a);else this.fonts.set(c,{kept:new Set,gone:u,
lengths:o})}this.hasGone=!0}}const E=new Set})};
