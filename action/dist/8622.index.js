"use strict";exports.id=8622,exports.ids=[8622],exports.modules={12195:((A,S,m)=>{m.d(S,{Y:()=>G});var l=m(58552),F=m(77598),y=m(19158);const D=3,p=new WeakMap;async function b(g,e){
const t=p.get(g);if(t)return t;const{pieces:f}=await g.load();if(f.length===0)throw new l.zU("unavailable","The program that draws pages was left out of this in\
stallation",{advice:"Use the package as it is published, or a service of your own"});const _=await WebAssembly.compile(new Uint8Array(await d(f,g,e)));return p.
set(g,_),_}async function d(g,{bytes:e,sha256:t},f){const _=await(0,y.p)(new DecompressionStream("deflate"),n(g,f)).catch(E=>{throw E instanceof l.zU?E:a()});if(_.
length!==e||(0,F.createHash)("sha256").update(_).digest("hex")!==t)throw a();return _}const a=()=>new l.zU("internal","The program that draws pages is damaged",
{advice:"Install the package again"});async function*n(g,e){for(const t of g){yield Buffer.from(t,"base64");const f=e.pace.step(t.length*D);f&&await f}}var i=m(
42973);const c=65536,o=-44,r=8,s=new WebAssembly.RuntimeError("longjmp");class u{most;exports;constructor(e,t){this.most=t;const f={};for(const{module:_,name:E}of WebAssembly.
Module.imports(e))(f[_]??={})[E]=this.imported(E);this.exports=new WebAssembly.Instance(e,f).exports,this.call("__wasm_call_ctors")}call(e,...t){return this.exports[e](
...t)}get bytes(){return new Uint8Array(this.exports.memory.buffer)}get words(){return new DataView(this.exports.memory.buffer)}store(e){const t=this.call("mall\
oc",e.length)>>>0;if(t===0)throw h(this.most);return this.bytes.set(e,t),t}imported(e){if(e.startsWith("invoke_"))return this.invoke;switch(e){case"_emscripten_\
throw_longjmp":return()=>{throw s};case"emscripten_resize_heap":return t=>this.grow(t>>>0);case"environ_sizes_get":return(t,f)=>(this.words.setUint32(t,0,!0),this.
words.setUint32(f,0,!0),0);case"_abort_js":return()=>{throw h(this.most)}}return e.startsWith("fd_")?()=>r:e.startsWith("__syscall_")?()=>o:()=>0}invoke=(e,...t)=>{
const f=this.call("emscripten_stack_get_current");try{return this.exports.__indirect_function_table.get(e)(...t)}catch(_){if(this.call("_emscripten_stack_restor\
e",f),_!==s)throw _;return this.call("setThrew",1,0),0}};grow(e){const{memory:t}=this.exports,f=t.buffer.byteLength;if(e>this.most)return 0;const _=Math.min(Math.
max(e,f*1.25),this.most);try{return t.grow(Math.ceil((_-f)/c)),1}catch{return 0}}}const h=g=>(0,i.F)("drawingMemory",`The page cannot be drawn within ${Math.floor(
g/2**20)} MB of memory`,"Ask for a lower resolution, or for fewer pages");function w(g,e,t){const f=new WebAssembly.Module(Uint8Array.from(C(g,e)));return new WebAssembly.
Instance(f,{a:{b:t}}).exports.c}const M=127,C=(g,e)=>[0,97,115,109,1,0,0,0,1,4+g+e,1,96,g,...new Array(g).fill(M),e,...new Array(e).fill(M),2,7,1,1,97,1,98,0,0,
7,5,1,1,99,0,0],v=1,T=0,U=/^(?:Helvetica|Times|Courier)(?:-|$)|^(?:Symbol|ZapfDingbats)$/,I=16,B=[{word:2,takes:2,results:0,name:"EnumFonts"},{word:3,takes:7,results:1,
name:"MapFont"},{word:4,takes:2,results:1,name:"GetFont"},{word:5,takes:5,results:1,name:"GetFontData"},{word:6,takes:4,results:1,name:"GetFaceName"},{word:7,takes:2,
results:1,name:"GetFontCharset"},{word:8,takes:2,results:0,name:"DeleteFont"}];function j(g,e){const t=g.call("FPDF_GetDefaultSystemFontInfo"),f=g.store(e),E={MapFont:(O,L,k,x,K,$=0)=>U.
test(H(g,$>>>0))?0:v,GetFontData:(O=0,L=0,k=0,x=0,K=0)=>k!==T?0:(x!==0&&K>=e.length&&g.bytes.copyWithin(x>>>0,f,f+e.length),e.length)},{__indirect_function_table:P}=g.
exports;for(const{word:O,takes:L,results:k,name:x}of B)P.set(g.words.getUint32(t+O*4,!0),w(L,k,E[x]??(()=>0)));g.call("FPDF_SetSystemFontInfo",t)}function H({bytes:g},e){
const[t=""]=Buffer.from(g.subarray(e,e+I)).toString("latin1").split("\0");return t}const z={load:()=>m.e(6199).then(m.bind(m,26199)),bytes:3988829,sha256:"71aec\
412a303a0405baee21c3d6d3f30ad2033dc02444130fe476be3976e2d09"},Y=15,Z=3e5,V=4,N=1,W=2,X=4294967295;class G{job;sandbox;pause;document=0;bitmap=0;page=0;since=0;constructor(e,t){
this.job=e,this.sandbox=t,t.call("FPDF_InitLibrary"),this.pause=this.pauseCallback()}static async open(e,t,f){const _=await b(z,t);return R(t,()=>{const E=new G(
t,new u(_,t.limits.drawingMemory));return f&&j(E.sandbox,f),E.load(e),E})}async draw(e,t){this.begin(e,t);for(let f=N;f!==W;){const _=this.job.pace.step(Z);if(_&&
await _,f=this.proceed(t),f!==N&&f!==W)throw h(this.job.limits.drawingMemory)}return this.finish(t)}load(e){const{sandbox:t}=this;if(this.document=t.call("FPDF_\
LoadMemDocument64",t.store(e),e.length,0),this.document===0)throw h(this.job.limits.drawingMemory)}pauseCallback(){const{sandbox:e}=this,{__indirect_function_table:t}=e.
exports,f=t.length-1;return t.set(f,w(1,1,()=>performance.now()-this.since>Y?1:0)),e.store(new Uint8Array(Uint32Array.of(1,f,0).buffer))}begin(e,{width:t,height:f,
isTransparent:_}){const{sandbox:E,job:P}=this;R(P,()=>{if(this.release(),this.page=E.call("FPDF_LoadPage",this.document,e),this.bitmap=E.call("FPDFBitmap_Create\
Ex",t,f,V,0,0),this.page===0||this.bitmap===0)throw h(P.limits.drawingMemory);_||E.call("FPDFBitmap_FillRect",this.bitmap,0,0,t,f,X)})}started=!1;proceed({width:e,
height:t}){const{sandbox:f,page:_,bitmap:E,pause:P}=this;return this.since=performance.now(),R(this.job,()=>this.started?f.call("FPDF_RenderPage_Continue",_,P):
(this.started=!0,f.call("FPDF_RenderPageBitmap_Start",E,_,0,0,e,t,0,0,P)))}finish({width:e,height:t}){const{sandbox:f,bitmap:_}=this,E=f.call("FPDFBitmap_GetBuf\
fer",_)>>>0,P=f.call("FPDFBitmap_GetStride",_);return{width:e,height:t,row:O=>f.bytes.subarray(E+O*P,E+O*P+e*4)}}release(){const{sandbox:e,page:t,bitmap:f}=this;
this.started&&e.call("FPDF_RenderPage_Close",t),f!==0&&e.call("FPDFBitmap_Destroy",f),t!==0&&e.call("FPDF_ClosePage",t),this.started=!1,this.bitmap=this.page=0}}
function R(g,e){try{return e()}catch(t){throw t instanceof l.zU?t:h(g.limits.drawingMemory)}}}),1900:((A,S,m)=>{m.d(S,{cE:()=>p,lc:()=>b,oF:()=>F,rr:()=>D,vO:()=>l});
const l=4,F=2,y={gray:1,rgb:3,rgba:4,"gray-alpha":2},D=a=>a.byteOffset%l===0?new Uint32Array(a.buffer,a.byteOffset,a.length/l):new Uint32Array(a.slice().buffer);
async function p({height:a,row:n},i){let c=-1;for(let o=0;o<a;o++){const r=n(o),s=D(r);for(let h=0;h<s.length;h++){if(s[h]===c)continue;const w=h*l,M=r[w+1];if(r[w]!==
M||r[w+2]!==M)return!0;c=s[h]}const u=i.step(r.length*F);u&&await u}return!1}function b({width:a,row:n},i){const c=y[i],o=new Uint8Array(a*c),r=c<3,s=c%2===0;return u=>{
const h=n(u),w=D(h);for(let M=0,C=0;M<w.length;M++){if(M>0&&w[M]===w[M-1]){for(const B=C+c;C<B;C++)o[C]=o[C-c];continue}const v=M*l,[T,U,I]=[h[v],h[v+1],h[v+2]];
r?o[C++]=d(I,U,T):(o[C++]=I,o[C++]=U,o[C++]=T),s&&(o[C++]=h[v+3])}return o}}const d=(a,n,i)=>77*a+150*n+29*i+128>>8}),50476:((A,S,m)=>{m.d(S,{c:()=>d,f:()=>b});
const[l,F,y,D,p]=[1,8,32,64,128];function b(a,n,i,c){const o=new Set,r=[...a].filter(s=>typeof s=="number");for(let s=r.pop();s!==void 0;s=r.pop())if(!(s<0||s>=
n||o.has(s))){o.add(s);for(const u of d(c,i(s)))r.push(u)}return o}function*d(a,[n,i]){if(!(i-n<12||a.getInt16(n)>=0))for(let c=n+10,o=y;o&y&&c+4<=i;)o=a.getUint16(
c),yield a.getUint16(c+2),c+=4+(o&l?4:2)+(o&F?2:o&D?4:o&p?8:0)}}),76023:((A,S,m)=>{m.d(S,{L:()=>b});var l=m(45599),F=m(69869);const y=8,D={DeviceGray:p("gray",1),
CalGray:p("gray",1),G:p("gray",1),DeviceRGB:p("rgb",3),CalRGB:p("rgb",3),RGB:p("rgb",3),DeviceCMYK:p("cmyk",4),CMYK:p("cmyk",4),Separation:p("inks",1)};function p(n,i){
return{kind:n,components:i,profile:void 0,table:void 0}}function b(n,i,c,o=0){const r=n.resolve(i);if(o>y)return;if(r instanceof l.SX){if(Object.hasOwn(D,r.text))
return D[r.text];const u=c(r.text);return u===void 0?void 0:b(n,u,c,o+1)}if(!(0,l.cy)(r))return;const s=n.resolve(r[0]);if(s instanceof l.SX)switch(s.text){case"\
ICCBased":return d(n,r[1],c,o);case"Indexed":case"I":return a(n,r,c,o);case"DeviceN":{const u=n.array(r[1])?.length??0;return u>=1&&u<=32?p("inks",u):void 0}default:
return Object.hasOwn(D,s.text)?D[s.text]:void 0}}function d(n,i,c,o){const r=n.resolve(i);if(!(r instanceof l.Z6))return;const s=n.resolve(r.dict.get("N")),u=s===
1?"gray":s===3?"rgb":s===4?"cmyk":void 0;if(u===void 0)return b(n,r.dict.get("Alternate"),c,o+1);const h=(0,F.hh)(n.decodedPart(r)?.data,s);return{...p(u,s),profile:h?.
bytes}}function a(n,i,c,o){const r=b(n,i[1],c,o+1),s=n.resolve(i[3]),u=s instanceof l.Mx?s.bytes:s instanceof l.Z6?n.decodedPart(s)?.data:void 0,h=n.resolve(i[2]);
if(!r||r.table||!u||typeof h!="number"||!(h>=0))return;const w=new Uint8Array((Math.min(Math.floor(h),255)+1)*r.components);return w.set(u.subarray(0,w.length)),
{...r,table:w}}}),95340:((A,S,m)=>{m.d(S,{K:()=>l,h:()=>F});const l=1e6;function F(y,D){const p=a=>{const n=y.resolve(D.get(a));return typeof n=="number"?Math.floor(
n):NaN},b=y.resolve(D.get("ImageMask"))===!0,d=y.array(D.get("Decode"))?.map(a=>y.resolve(a));return{width:p("Width"),height:p("Height"),bits:b?1:p("BitsPerComp\
onent")||8,stencil:b,decode:d?.every(a=>typeof a=="number")?d:void 0}}}),69869:((A,S,m)=>{m.d(S,{R1:()=>n,To:()=>b,hh:()=>d});var l=m(81679),F=m(78157),y=m(45599);
const D={1:"GRAY",3:"RGB ",4:"CMYK"},p=["scnr","mntr","prtr","spac"],b={1:"DeviceGray",3:"DeviceRGB",4:"DeviceCMYK"};function d(i,c){if(!i||i.length<132)return;
const o=(0,F.bS)(i),r=w=>o.toString("latin1",w,w+4),s=o.readUInt32BE(0),u=i[8];if(!(!(s>=132&&s<=i.length&&u>=2&&u<=4&&r(36)==="acsp"&&p.includes(r(12)))||r(16)!==
D[c]))return{bytes:i.subarray(0,s),version:u}}const a=new WeakMap;function n(i,{bytes:c},o){const r=a.get(i)??[];a.set(i,r);const s=r.find(w=>Buffer.compare(w.bytes,
c)===0);if(s)return s.ref;const u=(0,y.jd)({N:o,Alternate:(0,y.UU)(b[o]),Filter:(0,y.UU)("FlateDecode")}),h=i.add(new y.Z6(u,(0,l.Kc)(c)));return r.push({bytes:c,
ref:h}),h}}),3449:((A,S,m)=>{m.d(S,{d:()=>y});var l=m(45599);const F=["FontFile","FontFile2","FontFile3","ToUnicode","CIDToGIDMap","CIDSet","JBIG2Globals"];async function y(d,a,n){
const i=new Map,c=new Map;for(let o=1;o<a;o++){if(!n(o))continue;const r=d.job.pace.step(300);r&&await r;const s=d.get(o);s instanceof l.Z6?(p(d,s.dict)&&i.set(
o,s.dict.get("Resources")),(s.dict.has("CMapName")||(0,l.Eo)(d.resolve(s.dict.get("Type")),"CMap"))&&c.set(o,"CMap")):s instanceof l.Bi&&b(d,o,s,i,c)}return{content:i,
fonts:c,pages:D(d)}}function D(d){const a=new Set;for(const n of d.pages.numbers){const i=d.entry(n,"Contents");(0,l.i9)(i)&&a.add(i.number);for(const c of d.array(
i)??[])(0,l.i9)(c)&&a.add(c.number)}return a}function p(d,a){const n=d.resolve(a.get("Subtype"));return(0,l.Eo)(n,"Form")||d.resolve(a.get("PatternType"))===1||
a.has("BBox")&&!a.has("ShadingType")}function b(d,a,n,i,c){for(const u of F){const h=n.get(u);(0,l.i9)(h)&&c.set(h.number,u)}const o=(0,l.Eo)(d.resolve(n.get("S\
ubtype")),"Type3")?d.dict(n.get("CharProcs")):void 0;for(const u of o?.values()??[])(0,l.i9)(u)&&i.set(u.number,n.get("Resources"));const r=d.resolve(n.get("Typ\
e"));if(d.pages.holds(a)||!((0,l.Eo)(r,"Page")||(0,l.Eo)(r,"Template")))return;const s=n.get("Contents");for(const u of d.array(s)??[s])(0,l.i9)(u)&&i.set(u.number,
n.get("Resources"))}}),10339:((A,S,m)=>{m.d(S,{H:()=>l});class l{fonts=new Map;hasGone=!1;async note({shown:p},b,d=y){for(const{font:a,elements:n,first:i}of p){
let c=this.fonts.get(a);c||this.fonts.set(a,c={kept:new Set,gone:new Set,lengths:new Set});let o=i;for(const r of n){if(typeof r=="number")continue;let s=0;for(const h of a.
glyphs(r)){const w=a.partEnd(r,s,1);c.lengths.add(w-s),s=w,d.has(o++)?(c.gone.add(h),this.hasGone=!0):c.kept.add(h)}const u=b.step(r.length*F);u&&await u}}}async noteGone(p,b,d){
if(d.size===0)return;const a=new l;await a.note(p,b,d);for(const[n,{gone:i,lengths:c}]of a.fonts){const o=this.fonts.get(n);if(o)for(const r of i)o.gone.add(r);else
this.fonts.set(n,{kept:new Set,gone:i,lengths:c})}this.hasGone=!0}}const F=50,y=new Set})};
