"use strict";exports.id=4792,exports.ids=[4792],exports.modules={12195:((k,v,D)=>{D.d(v,{Y:()=>P});var u=D(58552),T=D(77598),A=D(68973);const C=3,w=new WeakMap;async function F(f,e){
const n=w.get(f);if(n)return n;const{pieces:t}=await f.load();if(t.length===0)throw new u.zU("unavailable","The program that draws pages was left out of this in\
stallation",{advice:"Use the package as it is published, or a service of your own"});const s=await WebAssembly.compile(new Uint8Array(await g(t,f,e)));return w.
set(f,s),s}async function g(f,{bytes:e,sha256:n},t){const s=[];for(const x of f){s.push(Buffer.from(x,"base64"));const B=t.pace.step(x.length*C);B&&await B}const b=await(0,A.
uM)(t).inflate(Buffer.concat(s),e);if(!b||(0,T.createHash)("sha256").update(b).digest("hex")!==n)throw new u.zU("internal","The program that draws pages is dama\
ged",{advice:"Install the package again"});return b}var m=D(42973);const o=65536,a=-44,c=8,y=new WebAssembly.RuntimeError("longjmp");class i{most;exports;constructor(e,n){
this.most=n;const t={};for(const{module:s,name:b}of WebAssembly.Module.imports(e))(t[s]??={})[b]=this.imported(b);this.exports=new WebAssembly.Instance(e,t).exports,
this.call("__wasm_call_ctors")}call(e,...n){return this.exports[e](...n)}get bytes(){return new Uint8Array(this.exports.memory.buffer)}get words(){return new DataView(
this.exports.memory.buffer)}store(e){const n=this.call("malloc",e.length)>>>0;if(n===0)throw r(this.most);return this.bytes.set(e,n),n}imported(e){if(e.startsWith(
"invoke_"))return this.invoke;switch(e){case"_emscripten_throw_longjmp":return()=>{throw y};case"emscripten_resize_heap":return n=>this.grow(n>>>0);case"environ\
_sizes_get":return(n,t)=>(this.words.setUint32(n,0,!0),this.words.setUint32(t,0,!0),0);case"_abort_js":return()=>{throw r(this.most)}}return e.startsWith("fd_")?
()=>c:e.startsWith("__syscall_")?()=>a:()=>0}invoke=(e,...n)=>{const t=this.call("emscripten_stack_get_current");try{return this.exports.__indirect_function_table.
get(e)(...n)}catch(s){if(this.call("_emscripten_stack_restore",t),s!==y)throw s;return this.call("setThrew",1,0),0}};grow(e){const{memory:n}=this.exports,t=n.buffer.
byteLength;if(e>this.most)return 0;const s=Math.min(Math.max(e,t*1.25),this.most);try{return n.grow(Math.ceil((s-t)/o)),1}catch{return 0}}}const r=f=>(0,m.F)("d\
rawingMemory",`The page cannot be drawn within ${Math.floor(f/2**20)} MB of memory`,"Ask for a lower resolution, or for fewer pages");function _(f,e,n){const t=new WebAssembly.
Module(Uint8Array.from(R(f,e)));return new WebAssembly.Instance(t,{a:{b:n}}).exports.c}const O=127,R=(f,e)=>[0,97,115,109,1,0,0,0,1,4+f+e,1,96,f,...new Array(f).
fill(O),e,...new Array(e).fill(O),2,7,1,1,97,1,98,0,0,7,5,1,1,99,0,0],N=1,G=0,z=/^(?:Helvetica|Times|Courier)(?:-|$)|^(?:Symbol|ZapfDingbats)$/,H=16,W=[{word:2,
takes:2,results:0,name:"EnumFonts"},{word:3,takes:7,results:1,name:"MapFont"},{word:4,takes:2,results:1,name:"GetFont"},{word:5,takes:5,results:1,name:"GetFontD\
ata"},{word:6,takes:4,results:1,name:"GetFaceName"},{word:7,takes:2,results:1,name:"GetFontCharset"},{word:8,takes:2,results:0,name:"DeleteFont"}];function V(f,e){
const n=f.call("FPDF_GetDefaultSystemFontInfo"),t=f.store(e),b={MapFont:(B,L,j,K,Y,Z=0)=>z.test(d(f,Z>>>0))?0:N,GetFontData:(B=0,L=0,j=0,K=0,Y=0)=>j!==G?0:(K!==
0&&Y>=e.length&&f.bytes.copyWithin(K>>>0,t,t+e.length),e.length)},{__indirect_function_table:x}=f.exports;for(const{word:B,takes:L,results:j,name:K}of W)x.set(f.
words.getUint32(n+B*4,!0),_(L,j,b[K]??(()=>0)));f.call("FPDF_SetSystemFontInfo",n)}function d({bytes:f},e){const[n=""]=Buffer.from(f.subarray(e,e+H)).toString("\
latin1").split("\0");return n}const I={load:()=>D.e(6199).then(D.bind(D,26199)),bytes:3988829,sha256:"71aec412a303a0405baee21c3d6d3f30ad2033dc02444130fe476be397\
6e2d09"},l=15,p=3e5,U=4,E=1,h=2,M=4294967295;class P{job;sandbox;pause;document=0;bitmap=0;page=0;since=0;constructor(e,n){this.job=e,this.sandbox=n,n.call("FPD\
F_InitLibrary"),this.pause=this.pauseCallback()}static async open(e,n,t){const s=await F(I,n);return S(n,()=>{const b=new P(n,new i(s,n.limits.drawingMemory));return t&&
V(b.sandbox,t),b.load(e),b})}async draw(e,n){this.begin(e,n);for(let t=E;t!==h;){const s=this.job.pace.step(p);if(s&&await s,t=this.proceed(n),t!==E&&t!==h)throw r(
this.job.limits.drawingMemory)}return this.finish(n)}load(e){const{sandbox:n}=this;if(this.document=n.call("FPDF_LoadMemDocument64",n.store(e),e.length,0),this.
document===0)throw r(this.job.limits.drawingMemory)}pauseCallback(){const{sandbox:e}=this,{__indirect_function_table:n}=e.exports,t=n.length-1;return n.set(t,_(
1,1,()=>performance.now()-this.since>l?1:0)),e.store(new Uint8Array(Uint32Array.of(1,t,0).buffer))}begin(e,{width:n,height:t,isTransparent:s}){const{sandbox:b,job:x}=this;
S(x,()=>{if(this.release(),this.page=b.call("FPDF_LoadPage",this.document,e),this.bitmap=b.call("FPDFBitmap_CreateEx",n,t,U,0,0),this.page===0||this.bitmap===0)
throw r(x.limits.drawingMemory);s||b.call("FPDFBitmap_FillRect",this.bitmap,0,0,n,t,M)})}started=!1;proceed({width:e,height:n}){const{sandbox:t,page:s,bitmap:b,
pause:x}=this;return this.since=performance.now(),S(this.job,()=>this.started?t.call("FPDF_RenderPage_Continue",s,x):(this.started=!0,t.call("FPDF_RenderPageBit\
map_Start",b,s,0,0,e,n,0,0,x)))}finish({width:e,height:n}){const{sandbox:t,bitmap:s}=this,b=t.call("FPDFBitmap_GetBuffer",s)>>>0,x=t.call("FPDFBitmap_GetStride",
s);return{width:e,height:n,row:B=>t.bytes.subarray(b+B*x,b+B*x+e*4)}}release(){const{sandbox:e,page:n,bitmap:t}=this;this.started&&e.call("FPDF_RenderPage_Close",
n),t!==0&&e.call("FPDFBitmap_Destroy",t),n!==0&&e.call("FPDF_ClosePage",n),this.started=!1,this.bitmap=this.page=0}}function S(f,e){try{return e()}catch(n){throw n instanceof
u.zU?n:r(f.limits.drawingMemory)}}}),1900:((k,v,D)=>{D.d(v,{cE:()=>C,lc:()=>w,oF:()=>T,vO:()=>u});const u=4,T=2,A={gray:1,rgb:3,rgba:4,"gray-alpha":2};async function C({
height:g,row:m},o){for(let a=0;a<g;a++){const c=m(a);for(let i=0;i<c.length;i+=u){const r=c[i+1];if(c[i]!==r||c[i+2]!==r)return!0}const y=o.step(c.length*T);y&&
await y}return!1}function w({width:g,row:m},o){const a=A[o],c=new Uint8Array(g*a),y=a<3;return i=>{const r=m(i);for(let _=0,O=0;_<r.length;_+=u){const[R,N,G]=[r[_],
r[_+1],r[_+2]];y?c[O++]=F(G,N,R):(c[O++]=G,c[O++]=N,c[O++]=R),a%2===0&&(c[O++]=r[_+3])}return c}}const F=(g,m,o)=>77*g+150*m+29*o+128>>8}),76023:((k,v,D)=>{D.d(
v,{L:()=>F});var u=D(45599),T=D(69869);const A=8,C={DeviceGray:w("gray",1),CalGray:w("gray",1),G:w("gray",1),DeviceRGB:w("rgb",3),CalRGB:w("rgb",3),RGB:w("rgb",
3),DeviceCMYK:w("cmyk",4),CMYK:w("cmyk",4),Separation:w("inks",1)};function w(o,a){return{kind:o,components:a,profile:void 0,table:void 0}}function F(o,a,c,y=0){
const i=o.resolve(a);if(y>A)return;if(i instanceof u.SX){if(Object.hasOwn(C,i.text))return C[i.text];const _=c(i.text);return _===void 0?void 0:F(o,_,c,y+1)}if(!(0,u.
cy)(i))return;const r=o.resolve(i[0]);if(r instanceof u.SX)switch(r.text){case"ICCBased":return g(o,i[1],c,y);case"Indexed":case"I":return m(o,i,c,y);case"Devic\
eN":{const _=o.array(i[1])?.length??0;return _>=1&&_<=32?w("inks",_):void 0}default:return Object.hasOwn(C,r.text)?C[r.text]:void 0}}function g(o,a,c,y){const i=o.
resolve(a);if(!(i instanceof u.Z6))return;const r=o.resolve(i.dict.get("N")),_=r===1?"gray":r===3?"rgb":r===4?"cmyk":void 0;if(_===void 0)return F(o,i.dict.get(
"Alternate"),c,y+1);const O=(0,T.hh)(o.decodedPart(i)?.data,r);return{...w(_,r),profile:O?.bytes}}function m(o,a,c,y){const i=F(o,a[1],c,y+1),r=o.resolve(a[3]),
_=r instanceof u.Mx?r.bytes:r instanceof u.Z6?o.decodedPart(r)?.data:void 0,O=o.resolve(a[2]);if(!i||i.table||!_||typeof O!="number"||!(O>=0))return;const R=new Uint8Array(
(Math.min(Math.floor(O),255)+1)*i.components);return R.set(_.subarray(0,R.length)),{...i,table:R}}}),95340:((k,v,D)=>{D.d(v,{K:()=>u,h:()=>T});const u=1e6;function T(A,C){
const w=m=>{const o=A.resolve(C.get(m));return typeof o=="number"?Math.floor(o):NaN},F=A.resolve(C.get("ImageMask"))===!0,g=A.array(C.get("Decode"))?.map(m=>A.resolve(
m));return{width:w("Width"),height:w("Height"),bits:F?1:w("BitsPerComponent")||8,stencil:F,decode:g?.every(m=>typeof m=="number")?g:void 0}}}),69869:((k,v,D)=>{
D.d(v,{R1:()=>o,To:()=>F,hh:()=>g});var u=D(81679),T=D(78157),A=D(45599);const C={1:"GRAY",3:"RGB ",4:"CMYK"},w=["scnr","mntr","prtr","spac"],F={1:"DeviceGray",
3:"DeviceRGB",4:"DeviceCMYK"};function g(a,c){if(!a||a.length<132)return;const y=(0,T.bS)(a),i=R=>y.toString("latin1",R,R+4),r=y.readUInt32BE(0),_=a[8];if(!(!(r>=
132&&r<=a.length&&_>=2&&_<=4&&i(36)==="acsp"&&w.includes(i(12)))||i(16)!==C[c]))return{bytes:a.subarray(0,r),version:_}}const m=new WeakMap;function o(a,{bytes:c},y){
const i=m.get(a)??[];m.set(a,i);const r=i.find(R=>Buffer.compare(R.bytes,c)===0);if(r)return r.ref;const _=(0,A.jd)({N:y,Alternate:(0,A.UU)(F[y]),Filter:(0,A.UU)(
"FlateDecode")}),O=a.add(new A.Z6(_,(0,u.Kc)(c)));return i.push({bytes:c,ref:O}),O}}),3449:((k,v,D)=>{D.d(v,{d:()=>A});var u=D(45599);const T=["FontFile","FontF\
ile2","FontFile3","ToUnicode","CIDToGIDMap","CIDSet","JBIG2Globals"];async function A(g,m,o){const a=new Map,c=new Map;for(let y=1;y<m;y++){if(!o(y))continue;const i=g.
job.pace.step(300);i&&await i;const r=g.get(y);r instanceof u.Z6?(w(g,r.dict)&&a.set(y,r.dict.get("Resources")),(r.dict.has("CMapName")||(0,u.Eo)(g.resolve(r.dict.
get("Type")),"CMap"))&&c.set(y,"CMap")):r instanceof u.Bi&&F(g,y,r,a,c)}return{content:a,fonts:c,pages:C(g)}}function C(g){const m=new Set;for(const o of g.pages.
numbers){const a=g.entry(o,"Contents");(0,u.i9)(a)&&m.add(a.number);for(const c of g.array(a)??[])(0,u.i9)(c)&&m.add(c.number)}return m}function w(g,m){const o=g.
resolve(m.get("Subtype"));return(0,u.Eo)(o,"Form")||g.resolve(m.get("PatternType"))===1||m.has("BBox")&&!m.has("ShadingType")}function F(g,m,o,a,c){for(const _ of T){
const O=o.get(_);(0,u.i9)(O)&&c.set(O.number,_)}const y=(0,u.Eo)(g.resolve(o.get("Subtype")),"Type3")?g.dict(o.get("CharProcs")):void 0;for(const _ of y?.values()??
[])(0,u.i9)(_)&&a.set(_.number,o.get("Resources"));const i=g.resolve(o.get("Type"));if(g.pages.holds(m)||!((0,u.Eo)(i,"Page")||(0,u.Eo)(i,"Template")))return;const r=o.
get("Contents");for(const _ of g.array(r)??[r])(0,u.i9)(_)&&a.set(_.number,o.get("Resources"))}}),59486:((k,v,D)=>{D.d(v,{Kj:()=>g,t$:()=>a,tG:()=>c});var u=D(61188),
T=D(94389),A=D(48462);const C=14,w=1330926671,F=[139,139,13,C];function g(d,I,l){try{const p=Buffer.from(d),U=new DataView(p.buffer,p.byteOffset,p.length),E=U.getUint32(
0);if(p[0]===37||p[0]===128)return V(p,I);if(E===w){const h=(0,T.tI)(U).get("CFF ");if(!h)return;m(p.subarray(h.at,h.at+h.length),I)}else p[0]===1&&p[1]===0&&E!==
65536?m(p,I):o(U,I,l);return p}catch(p){if(!(p instanceof RangeError))throw p;return}}function m(d,I){const l=new DataView(d.buffer,d.byteOffset,d.length),p=(0,u.
Pe)(l,(0,u.Pe)(l,l.getUint8(2)).end),U=(0,u.zz)(l,p.offsets[0]??0,p.offsets[1]??0).get(17)?.[0];if(U===void 0)return;const{offsets:E}=(0,u.Pe)(l,U);for(const h of I)
typeof h=="number"&&h>0&&h+1<E.length&&d.fill(C,E[h],E[h+1])}function o(d,I,l){const p=(0,T.tI)(d),[U,E,h]=["head","loca","glyf"].map(t=>p.get(t));if(!U||!E||!h)
return;const M=d.getInt16(U.at+50)!==0,P=Math.floor(E.length/(M?4:2))-1,S=t=>M?d.getUint32(E.at+t*4):d.getUint16(E.at+t*2)*2,f=(t,s)=>M?d.setUint32(E.at+t*4,s):
d.setUint16(E.at+t*2,s/2),e=W(l,P,t=>[h.at+S(t),h.at+S(t+1)],d),n=new Set([...W(I,P,t=>[h.at+S(t),h.at+S(t+1)],d)]);for(let t=P-1;t>0;t--){if(!n.has(t)||e.has(t))
continue;const[s,b]=[S(t),S(t+1)];if(!(b<=s)){new Uint8Array(d.buffer,d.byteOffset+h.at+s,b-s).fill(0);for(let x=t;x>0&&S(x)===s;x--)f(x,b)}}}function a(d,I){try{
const l=Buffer.from(d),p=new DataView(l.buffer,l.byteOffset,l.length);if(l[0]===1&&l[1]===0&&p.getUint32(0)!==65536)return O(l,I)?l:void 0;const U=(0,T.tI)(p),E=U.
get("CFF ");if(E)return O(l.subarray(E.at,E.at+E.length),I)?l:void 0;const[h,M,P]=["head","loca","glyf"].map(s=>U.get(s));if(!h||!M||!P||P.at+P.length>d.length)
return;const S=p.getInt16(h.at+50)!==0,f=Math.floor(M.length/(S?4:2))-1,e=Array.from({length:f+1},(s,b)=>S?p.getUint32(M.at+b*4):p.getUint16(M.at+b*2)*2);if(e.some(
(s,b)=>s>P.length||s<(e[b-1]??0)))return;const n=W(I,f,s=>[P.at+e[s],P.at+e[s+1]],p);n.add(0);let t=0;for(let s=0;s<=f;s++)S?p.setUint32(M.at+s*4,t):p.setUint16(
M.at+s*2,t/2),!(s===f||!n.has(s))&&(l.copyWithin(P.at+t,P.at+e[s],P.at+e[s+1]),t+=e[s+1]-e[s]);return l.fill(0,P.at+t,P.at+P.length),l}catch(l){if(!(l instanceof
RangeError))throw l;return}}function c(d){const I=new DataView(d.buffer,d.byteOffset,d.length),l=d.length>12&&I.getUint32(0)===w?(0,T.tI)(I).get("CFF "):void 0;
return l&&d.subarray(l.at,l.at+l.length)}const y=[15,16,3108,3109],[i,r,_]=[17,18,3078];function O(d,I){const l=new DataView(d.buffer,d.byteOffset,d.length),p=(0,u.
Pe)(l,l.getUint8(2)),U=(0,u.Pe)(l,p.end),E=(0,u.zz)(l,U.offsets[0]??0,U.offsets[1]??0),h=E.get(i)?.[0];if(h===void 0||p.offsets.length!==2||(E.get(_)?.[0]??2)!==
2)return!1;const{offsets:M,end:P}=(0,u.Pe)(l,h),S=[...y.map(s=>E.get(s)?.[0]??0),E.get(r)?.[1]??0];if(!M.every((s,b)=>b===0||s>=M[b-1])||P>d.length||S.some(s=>s>
h&&s<P))return!1;const e=l.getUint8(h+2),n=h+2+M.length*e;let t=M[0]??P;for(const[s,b]of M.entries()){let x=t-n;for(let L=e-1;L>=0;L--,x=Math.floor(x/256))d[h+3+
s*e+L]=x%256;const B=(M[s+1]??b)-b;s===0||I.has(s)||B<2?(d.copyWithin(t,b,b+B),t+=B):d[t++]=C}return d.fill(0,t,P),!0}const[R,N,G,z,H]=[1,8,32,64,128];function W(d,I,l,p){
const U=new Set,E=[...d].filter(h=>typeof h=="number");for(let h=E.pop();h!==void 0;h=E.pop()){if(h<0||h>=I||U.has(h))continue;U.add(h);const[M,P]=l(h);if(!(P-M<
12||p.getInt16(M)>=0))for(let S=M+10,f=G;f&G&&S+4<=P;)f=p.getUint16(S),E.push(p.getUint16(S+2)),S+=4+(f&R?4:2)+(f&N?2:f&z?4:f&H?8:0)}return U}function V(d,I){const l=(0,A.
_M)(d);if(!l)return;const{plain:p,start:U,end:E}=l,h=p.indexOf("/CharStrings");if(h<0)return;const M=Number(/\/lenIV\s+(\d+)/.exec(p.toString("latin1",0,Math.min(
h,4096)))?.[1]??4);for(const[P,S]of(0,A.Ag)(p,h)){if(!I.has(P)||P===".notdef")continue;const f=(0,A.Ns)(S,A.Ed).fill(C,M);f.set(F.slice(0,Math.max(f.length-M,0)),
M),S.set((0,A.Ze)(f,A.Ed))}return Buffer.concat([d.subarray(0,U),l.seal(p),d.subarray(E)])}}),10339:((k,v,D)=>{D.d(v,{H:()=>u});class u{fonts=new Map;hasGone=!1;note({
shown:C},w=T){for(const{font:F,elements:g,first:m}of C){let o=this.fonts.get(F);o||this.fonts.set(F,o={kept:new Set,gone:new Set,lengths:new Set});let a=m;for(const c of g){
if(typeof c=="number")continue;let y=0;for(const i of F.glyphs(c)){const r=F.partEnd(c,y,1);o.lengths.add(r-y),y=r,w.has(a++)?(o.gone.add(i),this.hasGone=!0):o.
kept.add(i)}}}}noteGone(C,w){if(w.size===0)return;const F=new u;F.note(C,w);for(const[g,{gone:m,lengths:o}]of F.fonts){const a=this.fonts.get(g);if(a)for(const c of m)
a.gone.add(c);else this.fonts.set(g,{kept:new Set,gone:m,lengths:o})}this.hasGone=!0}}const T=new Set})};
