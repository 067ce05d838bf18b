"use strict";exports.id=4792,exports.ids=[4792],exports.modules={12195:((W,k,_)=>{_.d(k,{Y:()=>v});var u=_(58552),x=_(77598),S=_(68973);const F=3,b=new WeakMap;async function E(m,t){
const e=b.get(m);if(e)return e;const{pieces:c}=await m.load();if(c.length===0)throw new u.zU("unavailable","The program that draws pages was left out of this in\
stallation",{advice:"Use the package as it is published, or a service of your own"});const M=await WebAssembly.compile(new Uint8Array(await i(c,m,t)));return b.
set(m,M),M}async function i(m,{bytes:t,sha256:e},c){const M=[];for(const L of m){M.push(Buffer.from(L,"base64"));const N=c.pace.step(L.length*F);N&&await N}const U=await(0,S.
uM)(c).inflate(Buffer.concat(M),t);if(!U||(0,x.createHash)("sha256").update(U).digest("hex")!==e)throw new u.zU("internal","The program that draws pages is dama\
ged",{advice:"Install the package again"});return U}var g=_(42973);const s=65536,r=-44,a=8,h=new WebAssembly.RuntimeError("longjmp");class o{most;exports;constructor(t,e){
this.most=e;const c={};for(const{module:M,name:U}of WebAssembly.Module.imports(t))(c[M]??={})[U]=this.imported(U);this.exports=new WebAssembly.Instance(t,c).exports,
this.call("__wasm_call_ctors")}call(t,...e){return this.exports[t](...e)}get bytes(){return new Uint8Array(this.exports.memory.buffer)}get words(){return new DataView(
this.exports.memory.buffer)}store(t){const e=this.call("malloc",t.length)>>>0;if(e===0)throw n(this.most);return this.bytes.set(t,e),e}imported(t){if(t.startsWith(
"invoke_"))return this.invoke;switch(t){case"_emscripten_throw_longjmp":return()=>{throw h};case"emscripten_resize_heap":return e=>this.grow(e>>>0);case"environ\
_sizes_get":return(e,c)=>(this.words.setUint32(e,0,!0),this.words.setUint32(c,0,!0),0);case"_abort_js":return()=>{throw n(this.most)}}return t.startsWith("fd_")?
()=>a:t.startsWith("__syscall_")?()=>r:()=>0}invoke=(t,...e)=>{const c=this.call("emscripten_stack_get_current");try{return this.exports.__indirect_function_table.
get(t)(...e)}catch(M){if(this.call("_emscripten_stack_restore",c),M!==h)throw M;return this.call("setThrew",1,0),0}};grow(t){const{memory:e}=this.exports,c=e.buffer.
byteLength;if(t>this.most)return 0;const M=Math.min(Math.max(t,c*1.25),this.most);try{return e.grow(Math.ceil((M-c)/s)),1}catch{return 0}}}const n=m=>(0,g.F)("d\
rawingMemory",`The page cannot be drawn within ${Math.floor(m/2**20)} MB of memory`,"Ask for a lower resolution, or for fewer pages");function d(m,t,e){const c=new WebAssembly.
Module(Uint8Array.from(B(m,t)));return new WebAssembly.Instance(c,{a:{b:e}}).exports.c}const P=127,B=(m,t)=>[0,97,115,109,1,0,0,0,1,4+m+t,1,96,m,...new Array(m).
fill(P),t,...new Array(t).fill(P),2,7,1,1,97,1,98,0,0,7,5,1,1,99,0,0],y=1,I=0,w=/^(?:Helvetica|Times|Courier)(?:-|$)|^(?:Symbol|ZapfDingbats)$/,p=16,T=[{word:2,
takes:2,results:0,name:"EnumFonts"},{word:3,takes:7,results:1,name:"MapFont"},{word:4,takes:2,results:1,name:"GetFont"},{word:5,takes:5,results:1,name:"GetFontD\
ata"},{word:6,takes:4,results:1,name:"GetFaceName"},{word:7,takes:2,results:1,name:"GetFontCharset"},{word:8,takes:2,results:0,name:"DeleteFont"}];function C(m,t){
const e=m.call("FPDF_GetDefaultSystemFontInfo"),c=m.store(t),U={MapFont:(N,z,Y,H,V,Z=0)=>w.test(l(m,Z>>>0))?0:y,GetFontData:(N=0,z=0,Y=0,H=0,V=0)=>Y!==I?0:(H!==
0&&V>=t.length&&m.bytes.copyWithin(H>>>0,c,c+t.length),t.length)},{__indirect_function_table:L}=m.exports;for(const{word:N,takes:z,results:Y,name:H}of T)L.set(m.
words.getUint32(e+N*4,!0),d(z,Y,U[H]??(()=>0)));m.call("FPDF_SetSystemFontInfo",e)}function l({bytes:m},t){const[e=""]=Buffer.from(m.subarray(t,t+p)).toString("\
latin1").split("\0");return e}const D={load:()=>_.e(6199).then(_.bind(_,26199)),bytes:3988829,sha256:"71aec412a303a0405baee21c3d6d3f30ad2033dc02444130fe476be397\
6e2d09"},R=15,O=3e5,A=4,K=1,G=2,f=4294967295;class v{job;sandbox;pause;document=0;bitmap=0;page=0;since=0;constructor(t,e){this.job=t,this.sandbox=e,e.call("FPD\
F_InitLibrary"),this.pause=this.pauseCallback()}static async open(t,e,c){const M=await E(D,e);return j(e,()=>{const U=new v(e,new o(M,e.limits.drawingMemory));return c&&
C(U.sandbox,c),U.load(t),U})}async draw(t,e){this.begin(t,e);for(let c=K;c!==G;){const M=this.job.pace.step(O);if(M&&await M,c=this.proceed(e),c!==K&&c!==G)throw n(
this.job.limits.drawingMemory)}return this.finish(e)}load(t){const{sandbox:e}=this;if(this.document=e.call("FPDF_LoadMemDocument64",e.store(t),t.length,0),this.
document===0)throw n(this.job.limits.drawingMemory)}pauseCallback(){const{sandbox:t}=this,{__indirect_function_table:e}=t.exports,c=e.length-1;return e.set(c,d(
1,1,()=>performance.now()-this.since>R?1:0)),t.store(new Uint8Array(Uint32Array.of(1,c,0).buffer))}begin(t,{width:e,height:c,isTransparent:M}){const{sandbox:U,job:L}=this;
j(L,()=>{if(this.release(),this.page=U.call("FPDF_LoadPage",this.document,t),this.bitmap=U.call("FPDFBitmap_CreateEx",e,c,A,0,0),this.page===0||this.bitmap===0)
throw n(L.limits.drawingMemory);M||U.call("FPDFBitmap_FillRect",this.bitmap,0,0,e,c,f)})}started=!1;proceed({width:t,height:e}){const{sandbox:c,page:M,bitmap:U,
pause:L}=this;return this.since=performance.now(),j(this.job,()=>this.started?c.call("FPDF_RenderPage_Continue",M,L):(this.started=!0,c.call("FPDF_RenderPageBit\
map_Start",U,M,0,0,t,e,0,0,L)))}finish({width:t,height:e}){const{sandbox:c,bitmap:M}=this,U=c.call("FPDFBitmap_GetBuffer",M)>>>0,L=c.call("FPDFBitmap_GetStride",
M);return{width:t,height:e,row:N=>c.bytes.subarray(U+N*L,U+N*L+t*4)}}release(){const{sandbox:t,page:e,bitmap:c}=this;this.started&&t.call("FPDF_RenderPage_Close",
e),c!==0&&t.call("FPDFBitmap_Destroy",c),e!==0&&t.call("FPDF_ClosePage",e),this.started=!1,this.bitmap=this.page=0}}function j(m,t){try{return t()}catch(e){throw e instanceof
u.zU?e:n(m.limits.drawingMemory)}}}),1900:((W,k,_)=>{_.d(k,{cE:()=>F,lc:()=>b});const u=4,x=2,S={gray:1,rgb:3,rgba:4,"gray-alpha":2};async function F({height:i,
row:g},s){for(let r=0;r<i;r++){const a=g(r);for(let o=0;o<a.length;o+=u){const n=a[o+1];if(a[o]!==n||a[o+2]!==n)return!0}const h=s.step(a.length*x);h&&await h}return!1}
function b({width:i,row:g},s){const r=S[s],a=new Uint8Array(i*r),h=r<3;return o=>{const n=g(o);for(let d=0,P=0;d<n.length;d+=u){const[B,y,I]=[n[d],n[d+1],n[d+2]];
h?a[P++]=E(I,y,B):(a[P++]=I,a[P++]=y,a[P++]=B),r%2===0&&(a[P++]=n[d+3])}return a}}const E=(i,g,s)=>77*i+150*g+29*s+128>>8}),76023:((W,k,_)=>{_.d(k,{L:()=>E});var u=_(
45599),x=_(69869);const S=8,F={DeviceGray:b("gray",1),CalGray:b("gray",1),G:b("gray",1),DeviceRGB:b("rgb",3),CalRGB:b("rgb",3),RGB:b("rgb",3),DeviceCMYK:b("cmyk",
4),CMYK:b("cmyk",4),Separation:b("inks",1)};function b(s,r){return{kind:s,components:r,profile:void 0,table:void 0}}function E(s,r,a,h=0){const o=s.resolve(r);if(h>
S)return;if(o instanceof u.SX){if(Object.hasOwn(F,o.text))return F[o.text];const d=a(o.text);return d===void 0?void 0:E(s,d,a,h+1)}if(!(0,u.cy)(o))return;const n=s.
resolve(o[0]);if(n instanceof u.SX)switch(n.text){case"ICCBased":return i(s,o[1],a,h);case"Indexed":case"I":return g(s,o,a,h);case"DeviceN":{const d=s.array(o[1])?.
length??0;return d>=1&&d<=32?b("inks",d):void 0}default:return Object.hasOwn(F,n.text)?F[n.text]:void 0}}function i(s,r,a,h){const o=s.resolve(r);if(!(o instanceof
u.Z6))return;const n=s.resolve(o.dict.get("N")),d=n===1?"gray":n===3?"rgb":n===4?"cmyk":void 0;if(d===void 0)return E(s,o.dict.get("Alternate"),a,h+1);const P=(0,x.
hh)(s.decodedPart(o)?.data,n);return{...b(d,n),profile:P?.bytes}}function g(s,r,a,h){const o=E(s,r[1],a,h+1),n=s.resolve(r[3]),d=n instanceof u.Mx?n.bytes:n instanceof
u.Z6?s.decodedPart(n)?.data:void 0,P=s.resolve(r[2]);if(!o||o.table||!d||typeof P!="number"||!(P>=0))return;const B=new Uint8Array((Math.min(Math.floor(P),255)+
1)*o.components);return B.set(d.subarray(0,B.length)),{...o,table:B}}}),95340:((W,k,_)=>{_.d(k,{h:()=>u});function u(x,S){const F=i=>{const g=x.resolve(S.get(i));
return typeof g=="number"?Math.floor(g):NaN},b=x.resolve(S.get("ImageMask"))===!0,E=x.array(S.get("Decode"))?.map(i=>x.resolve(i));return{width:F("Width"),height:F(
"Height"),bits:b?1:F("BitsPerComponent")||8,stencil:b,decode:E?.every(i=>typeof i=="number")?E:void 0}}}),69869:((W,k,_)=>{_.d(k,{R1:()=>s,To:()=>E,hh:()=>i});var u=_(
59596),x=_(78157),S=_(45599);const F={1:"GRAY",3:"RGB ",4:"CMYK"},b=["scnr","mntr","prtr","spac"],E={1:"DeviceGray",3:"DeviceRGB",4:"DeviceCMYK"};function i(r,a){
if(!r||r.length<132)return;const h=(0,x.bS)(r),o=B=>h.toString("latin1",B,B+4),n=h.readUInt32BE(0),d=r[8];if(!(!(n>=132&&n<=r.length&&d>=2&&d<=4&&o(36)==="acsp"&&
b.includes(o(12)))||o(16)!==F[a]))return{bytes:r.subarray(0,n),version:d}}const g=new WeakMap;function s(r,{bytes:a},h){const o=g.get(r)??[];g.set(r,o);const n=o.
find(B=>Buffer.compare(B.bytes,a)===0);if(n)return n.ref;const d=(0,S.jd)({N:h,Alternate:(0,S.UU)(E[h]),Filter:(0,S.UU)("FlateDecode")}),P=r.add(new S.Z6(d,(0,u.
Kc)(a)));return o.push({bytes:a,ref:P}),P}}),3449:((W,k,_)=>{_.d(k,{d:()=>S});var u=_(45599);const x=["FontFile","FontFile2","FontFile3","ToUnicode","CIDToGIDMa\
p","CIDSet","JBIG2Globals"];async function S(i,g,s){const r=new Map,a=new Map;for(let h=1;h<g;h++){if(!s(h))continue;const o=i.job.pace.step(300);o&&await o;const n=i.
get(h);n instanceof u.Z6?(b(i,n.dict)&&r.set(h,n.dict.get("Resources")),(n.dict.has("CMapName")||(0,u.Eo)(i.resolve(n.dict.get("Type")),"CMap"))&&a.set(h,"CMap")):
n instanceof u.Bi&&E(i,h,n,r,a)}return{content:r,fonts:a,pages:F(i)}}function F(i){const g=new Set;for(const s of i.pages.numbers){const r=i.entry(s,"Contents");
(0,u.i9)(r)&&g.add(r.number);for(const a of i.array(r)??[])(0,u.i9)(a)&&g.add(a.number)}return g}function b(i,g){const s=i.resolve(g.get("Subtype"));return(0,u.
Eo)(s,"Form")||i.resolve(g.get("PatternType"))===1||g.has("BBox")&&!g.has("ShadingType")}function E(i,g,s,r,a){for(const d of x){const P=s.get(d);(0,u.i9)(P)&&a.
set(P.number,d)}const h=(0,u.Eo)(i.resolve(s.get("Subtype")),"Type3")?i.dict(s.get("CharProcs")):void 0;for(const d of h?.values()??[])(0,u.i9)(d)&&r.set(d.number,
s.get("Resources"));const o=i.resolve(s.get("Type"));if(i.pages.holds(g)||!((0,u.Eo)(o,"Page")||(0,u.Eo)(o,"Template")))return;const n=s.get("Contents");for(const d of i.
array(n)??[n])(0,u.i9)(d)&&r.set(d.number,s.get("Resources"))}}),59486:((W,k,_)=>{_.d(k,{K:()=>i,t:()=>r});var u=_(61188),x=_(94389),S=_(48462);const F=14,b=1330926671,
E=[139,139,13,F];function i(y,I,w){try{const p=Buffer.from(y),T=new DataView(p.buffer,p.byteOffset,p.length),C=T.getUint32(0);if(p[0]===37||p[0]===128)return B(
p,I);if(C===b){const l=(0,x.tI)(T).get("CFF ");if(!l)return;g(p.subarray(l.at,l.at+l.length),I)}else p[0]===1&&p[1]===0&&C!==65536?g(p,I):s(T,I,w);return p}catch(p){
if(!(p instanceof RangeError))throw p;return}}function g(y,I){const w=new DataView(y.buffer,y.byteOffset,y.length),p=(0,u.Pe)(w,(0,u.Pe)(w,w.getUint8(2)).end),T=(0,u.
zz)(w,p.offsets[0]??0,p.offsets[1]??0).get(17)?.[0];if(T===void 0)return;const{offsets:C}=(0,u.Pe)(w,T);for(const l of I)typeof l=="number"&&l>0&&l+1<C.length&&
y.fill(F,C[l],C[l+1])}function s(y,I,w){const p=(0,x.tI)(y),[T,C,l]=["head","loca","glyf"].map(f=>p.get(f));if(!T||!C||!l)return;const D=y.getInt16(T.at+50)!==0,
R=Math.floor(C.length/(D?4:2))-1,O=f=>D?y.getUint32(C.at+f*4):y.getUint16(C.at+f*2)*2,A=(f,v)=>D?y.setUint32(C.at+f*4,v):y.setUint16(C.at+f*2,v/2),K=P(w,R,f=>[l.
at+O(f),l.at+O(f+1)],y),G=new Set([...P(I,R,f=>[l.at+O(f),l.at+O(f+1)],y)]);for(let f=R-1;f>0;f--){if(!G.has(f)||K.has(f))continue;const[v,j]=[O(f),O(f+1)];if(!(j<=
v)){new Uint8Array(y.buffer,y.byteOffset+l.at+v,j-v).fill(0);for(let m=f;m>0&&O(m)===v;m--)A(m,j)}}}function r(y,I){try{const w=Buffer.from(y),p=new DataView(w.
buffer,w.byteOffset,w.length),T=(0,x.tI)(p),[C,l,D]=["head","loca","glyf"].map(f=>T.get(f));if(!C||!l||!D||D.at+D.length>y.length)return;const R=p.getInt16(C.at+
50)!==0,O=Math.floor(l.length/(R?4:2))-1,A=Array.from({length:O+1},(f,v)=>R?p.getUint32(l.at+v*4):p.getUint16(l.at+v*2)*2);if(A.some((f,v)=>f>D.length||f<(A[v-1]??
0)))return;const K=P(I,O,f=>[D.at+A[f],D.at+A[f+1]],p);K.add(0);let G=0;for(let f=0;f<=O;f++)R?p.setUint32(l.at+f*4,G):p.setUint16(l.at+f*2,G/2),!(f===O||!K.has(
f))&&(w.copyWithin(D.at+G,D.at+A[f],D.at+A[f+1]),G+=A[f+1]-A[f]);return w.fill(0,D.at+G,D.at+D.length),w}catch(w){if(!(w instanceof RangeError))throw w;return}}
const[a,h,o,n,d]=[1,8,32,64,128];function P(y,I,w,p){const T=new Set,C=[...y].filter(l=>typeof l=="number");for(let l=C.pop();l!==void 0;l=C.pop()){if(l<0||l>=I||
T.has(l))continue;T.add(l);const[D,R]=w(l);if(!(R-D<12||p.getInt16(D)>=0))for(let O=D+10,A=o;A&o&&O+4<=R;)A=p.getUint16(O),C.push(p.getUint16(O+2)),O+=4+(A&a?4:
2)+(A&h?2:A&n?4:A&d?8:0)}return T}function B(y,I){const w=(0,S._M)(y);if(!w)return;const{plain:p,start:T,end:C}=w,l=p.indexOf("/CharStrings");if(l<0)return;const D=Number(
/\/lenIV\s+(\d+)/.exec(p.toString("latin1",0,Math.min(l,4096)))?.[1]??4);for(const[R,O]of(0,S.Ag)(p,l)){if(!I.has(R)||R===".notdef")continue;const A=(0,S.Ns)(O,
S.Ed).fill(F,D);A.set(E.slice(0,Math.max(A.length-D,0)),D),O.set((0,S.Ze)(A,S.Ed))}return Buffer.concat([y.subarray(0,T),w.seal(p),y.subarray(C)])}}),10339:((W,k,_)=>{
_.d(k,{H:()=>u});class u{fonts=new Map;hasGone=!1;note({shown:F},b=x){for(const{font:E,elements:i,first:g}of F){let s=this.fonts.get(E);s||this.fonts.set(E,s={kept:new Set,
gone:new Set,lengths:new Set});let r=g;for(const a of i){if(typeof a=="number")continue;let h=0;for(const o of E.glyphs(a)){const n=E.partEnd(a,h,1);s.lengths.add(
n-h),h=n,b.has(r++)?(s.gone.add(o),this.hasGone=!0):s.kept.add(o)}}}}noteGone(F,b){if(b.size===0)return;const E=new u;E.note(F,b);for(const[i,{gone:g,lengths:s}]of E.
fonts){const r=this.fonts.get(i);if(r)for(const a of g)r.gone.add(a);else this.fonts.set(i,{kept:new Set,gone:g,lengths:s})}this.hasGone=!0}}const x=new Set})};
