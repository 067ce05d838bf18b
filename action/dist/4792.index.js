"use strict";exports.id=4792,exports.ids=[4792],exports.modules={12195:((k,v,E)=>{E.d(v,{Y:()=>P});var d=E(58552),T=E(77598),O=E(68973);const C=3,D=new WeakMap;async function F(c,e){
const n=D.get(c);if(n)return n;const{pieces:t}=await c.load();if(t.length===0)throw new d.zU("unavailable","The program that draws pages was left out of this in\
stallation",{advice:"Use the package as it is published, or a service of your own"});const s=await WebAssembly.compile(new Uint8Array(await u(t,c,e)));return D.
set(c,s),s}async function u(c,{bytes:e,sha256:n},t){const s=[];for(const x of c){s.push(Buffer.from(x,"base64"));const B=t.pace.step(x.length*C);B&&await B}const _=await(0,O.
uM)(t).inflate(Buffer.concat(s),e);if(!_||(0,T.createHash)("sha256").update(_).digest("hex")!==n)throw new d.zU("internal","The program that draws pages is dama\
ged",{advice:"Install the package again"});return _}var b=E(42973);const r=65536,a=-44,f=8,y=new WebAssembly.RuntimeError("longjmp");class i{most;exports;constructor(e,n){
this.most=n;const t={};for(const{module:s,name:_}of WebAssembly.Module.imports(e))(t[s]??={})[_]=this.imported(_);this.exports=new WebAssembly.Instance(e,t).exports,
this.call("__wasm_call_ctors")}call(e,...n){return this.exports[e](...n)}get bytes(){return new Uint8Array(this.exports.memory.buffer)}get words(){return new DataView(
this.exports.memory.buffer)}store(e){const n=this.call("malloc",e.length)>>>0;if(n===0)throw o(this.most);return this.bytes.set(e,n),n}imported(e){if(e.startsWith(
"invoke_"))return this.invoke;switch(e){case"_emscripten_throw_longjmp":return()=>{throw y};case"emscripten_resize_heap":return n=>this.grow(n>>>0);case"environ\
_sizes_get":return(n,t)=>(this.words.setUint32(n,0,!0),this.words.setUint32(t,0,!0),0);case"_abort_js":return()=>{throw o(this.most)}}return e.startsWith("fd_")?
()=>f:e.startsWith("__syscall_")?()=>a:()=>0}invoke=(e,...n)=>{const t=this.call("emscripten_stack_get_current");try{return this.exports.__indirect_function_table.
get(e)(...n)}catch(s){if(this.call("_emscripten_stack_restore",t),s!==y)throw s;return this.call("setThrew",1,0),0}};grow(e){const{memory:n}=this.exports,t=n.buffer.
byteLength;if(e>this.most)return 0;const s=Math.min(Math.max(e,t*1.25),this.most);try{return n.grow(Math.ceil((s-t)/r)),1}catch{return 0}}}const o=c=>(0,b.F)("d\
rawingMemory",`The page cannot be drawn within ${Math.floor(c/2**20)} MB of memory`,"Ask for a lower resolution, or for fewer pages");function m(c,e,n){const t=new WebAssembly.
Module(Uint8Array.from(R(c,e)));return new WebAssembly.Instance(t,{a:{b:n}}).exports.c}const A=127,R=(c,e)=>[0,97,115,109,1,0,0,0,1,4+c+e,1,96,c,...new Array(c).
fill(A),e,...new Array(e).fill(A),2,7,1,1,97,1,98,0,0,7,5,1,1,99,0,0],N=1,G=0,z=/^(?:Helvetica|Times|Courier)(?:-|$)|^(?:Symbol|ZapfDingbats)$/,H=16,W=[{word:2,
takes:2,results:0,name:"EnumFonts"},{word:3,takes:7,results:1,name:"MapFont"},{word:4,takes:2,results:1,name:"GetFont"},{word:5,takes:5,results:1,name:"GetFontD\
ata"},{word:6,takes:4,results:1,name:"GetFaceName"},{word:7,takes:2,results:1,name:"GetFontCharset"},{word:8,takes:2,results:0,name:"DeleteFont"}];function V(c,e){
const n=c.call("FPDF_GetDefaultSystemFontInfo"),t=c.store(e),_={MapFont:(B,L,j,K,Y,Z=0)=>z.test(p(c,Z>>>0))?0:N,GetFontData:(B=0,L=0,j=0,K=0,Y=0)=>j!==G?0:(K!==
0&&Y>=e.length&&c.bytes.copyWithin(K>>>0,t,t+e.length),e.length)},{__indirect_function_table:x}=c.exports;for(const{word:B,takes:L,results:j,name:K}of W)x.set(c.
words.getUint32(n+B*4,!0),m(L,j,_[K]??(()=>0)));c.call("FPDF_SetSystemFontInfo",n)}function p({bytes:c},e){const[n=""]=Buffer.from(c.subarray(e,e+H)).toString("\
latin1").split("\0");return n}const I={load:()=>E.e(6199).then(E.bind(E,26199)),bytes:3988829,sha256:"71aec412a303a0405baee21c3d6d3f30ad2033dc02444130fe476be397\
6e2d09"},l=15,g=3e5,U=4,w=1,h=2,M=4294967295;class P{job;sandbox;pause;document=0;bitmap=0;page=0;since=0;constructor(e,n){this.job=e,this.sandbox=n,n.call("FPD\
F_InitLibrary"),this.pause=this.pauseCallback()}static async open(e,n,t){const s=await F(I,n);return S(n,()=>{const _=new P(n,new i(s,n.limits.drawingMemory));return t&&
V(_.sandbox,t),_.load(e),_})}async draw(e,n){this.begin(e,n);for(let t=w;t!==h;){const s=this.job.pace.step(g);if(s&&await s,t=this.proceed(n),t!==w&&t!==h)throw o(
this.job.limits.drawingMemory)}return this.finish(n)}load(e){const{sandbox:n}=this;if(this.document=n.call("FPDF_LoadMemDocument64",n.store(e),e.length,0),this.
document===0)throw o(this.job.limits.drawingMemory)}pauseCallback(){const{sandbox:e}=this,{__indirect_function_table:n}=e.exports,t=n.length-1;return n.set(t,m(
1,1,()=>performance.now()-this.since>l?1:0)),e.store(new Uint8Array(Uint32Array.of(1,t,0).buffer))}begin(e,{width:n,height:t,isTransparent:s}){const{sandbox:_,job:x}=this;
S(x,()=>{if(this.release(),this.page=_.call("FPDF_LoadPage",this.document,e),this.bitmap=_.call("FPDFBitmap_CreateEx",n,t,U,0,0),this.page===0||this.bitmap===0)
throw o(x.limits.drawingMemory);s||_.call("FPDFBitmap_FillRect",this.bitmap,0,0,n,t,M)})}started=!1;proceed({width:e,height:n}){const{sandbox:t,page:s,bitmap:_,
pause:x}=this;return this.since=performance.now(),S(this.job,()=>this.started?t.call("FPDF_RenderPage_Continue",s,x):(this.started=!0,t.call("FPDF_RenderPageBit\
map_Start",_,s,0,0,e,n,0,0,x)))}finish({width:e,height:n}){const{sandbox:t,bitmap:s}=this,_=t.call("FPDFBitmap_GetBuffer",s)>>>0,x=t.call("FPDFBitmap_GetStride",
s);return{width:e,height:n,row:B=>t.bytes.subarray(_+B*x,_+B*x+e*4)}}release(){const{sandbox:e,page:n,bitmap:t}=this;this.started&&e.call("FPDF_RenderPage_Close",
n),t!==0&&e.call("FPDFBitmap_Destroy",t),n!==0&&e.call("FPDF_ClosePage",n),this.started=!1,this.bitmap=this.page=0}}function S(c,e){try{return e()}catch(n){throw n instanceof
d.zU?n:o(c.limits.drawingMemory)}}}),1900:((k,v,E)=>{E.d(v,{cE:()=>C,lc:()=>D});const d=4,T=2,O={gray:1,rgb:3,rgba:4,"gray-alpha":2};async function C({height:u,
row:b},r){for(let a=0;a<u;a++){const f=b(a);for(let i=0;i<f.length;i+=d){const o=f[i+1];if(f[i]!==o||f[i+2]!==o)return!0}const y=r.step(f.length*T);y&&await y}return!1}
function D({width:u,row:b},r){const a=O[r],f=new Uint8Array(u*a),y=a<3;return i=>{const o=b(i);for(let m=0,A=0;m<o.length;m+=d){const[R,N,G]=[o[m],o[m+1],o[m+2]];
y?f[A++]=F(G,N,R):(f[A++]=G,f[A++]=N,f[A++]=R),a%2===0&&(f[A++]=o[m+3])}return f}}const F=(u,b,r)=>77*u+150*b+29*r+128>>8}),76023:((k,v,E)=>{E.d(v,{L:()=>F});var d=E(
45599),T=E(69869);const O=8,C={DeviceGray:D("gray",1),CalGray:D("gray",1),G:D("gray",1),DeviceRGB:D("rgb",3),CalRGB:D("rgb",3),RGB:D("rgb",3),DeviceCMYK:D("cmyk",
4),CMYK:D("cmyk",4),Separation:D("inks",1)};function D(r,a){return{kind:r,components:a,profile:void 0,table:void 0}}function F(r,a,f,y=0){const i=r.resolve(a);if(y>
O)return;if(i instanceof d.SX){if(Object.hasOwn(C,i.text))return C[i.text];const m=f(i.text);return m===void 0?void 0:F(r,m,f,y+1)}if(!(0,d.cy)(i))return;const o=r.
resolve(i[0]);if(o instanceof d.SX)switch(o.text){case"ICCBased":return u(r,i[1],f,y);case"Indexed":case"I":return b(r,i,f,y);case"DeviceN":{const m=r.array(i[1])?.
length??0;return m>=1&&m<=32?D("inks",m):void 0}default:return Object.hasOwn(C,o.text)?C[o.text]:void 0}}function u(r,a,f,y){const i=r.resolve(a);if(!(i instanceof
d.Z6))return;const o=r.resolve(i.dict.get("N")),m=o===1?"gray":o===3?"rgb":o===4?"cmyk":void 0;if(m===void 0)return F(r,i.dict.get("Alternate"),f,y+1);const A=(0,T.
hh)(r.decodedPart(i)?.data,o);return{...D(m,o),profile:A?.bytes}}function b(r,a,f,y){const i=F(r,a[1],f,y+1),o=r.resolve(a[3]),m=o instanceof d.Mx?o.bytes:o instanceof
d.Z6?r.decodedPart(o)?.data:void 0,A=r.resolve(a[2]);if(!i||i.table||!m||typeof A!="number"||!(A>=0))return;const R=new Uint8Array((Math.min(Math.floor(A),255)+
1)*i.components);return R.set(m.subarray(0,R.length)),{...i,table:R}}}),95340:((k,v,E)=>{E.d(v,{h:()=>d});function d(T,O){const C=u=>{const b=T.resolve(O.get(u));
return typeof b=="number"?Math.floor(b):NaN},D=T.resolve(O.get("ImageMask"))===!0,F=T.array(O.get("Decode"))?.map(u=>T.resolve(u));return{width:C("Width"),height:C(
"Height"),bits:D?1:C("BitsPerComponent")||8,stencil:D,decode:F?.every(u=>typeof u=="number")?F:void 0}}}),69869:((k,v,E)=>{E.d(v,{R1:()=>r,To:()=>F,hh:()=>u});var d=E(
81679),T=E(78157),O=E(45599);const C={1:"GRAY",3:"RGB ",4:"CMYK"},D=["scnr","mntr","prtr","spac"],F={1:"DeviceGray",3:"DeviceRGB",4:"DeviceCMYK"};function u(a,f){
if(!a||a.length<132)return;const y=(0,T.bS)(a),i=R=>y.toString("latin1",R,R+4),o=y.readUInt32BE(0),m=a[8];if(!(!(o>=132&&o<=a.length&&m>=2&&m<=4&&i(36)==="acsp"&&
D.includes(i(12)))||i(16)!==C[f]))return{bytes:a.subarray(0,o),version:m}}const b=new WeakMap;function r(a,{bytes:f},y){const i=b.get(a)??[];b.set(a,i);const o=i.
find(R=>Buffer.compare(R.bytes,f)===0);if(o)return o.ref;const m=(0,O.jd)({N:y,Alternate:(0,O.UU)(F[y]),Filter:(0,O.UU)("FlateDecode")}),A=a.add(new O.Z6(m,(0,d.
Kc)(f)));return i.push({bytes:f,ref:A}),A}}),3449:((k,v,E)=>{E.d(v,{d:()=>O});var d=E(45599);const T=["FontFile","FontFile2","FontFile3","ToUnicode","CIDToGIDMa\
p","CIDSet","JBIG2Globals"];async function O(u,b,r){const a=new Map,f=new Map;for(let y=1;y<b;y++){if(!r(y))continue;const i=u.job.pace.step(300);i&&await i;const o=u.
get(y);o instanceof d.Z6?(D(u,o.dict)&&a.set(y,o.dict.get("Resources")),(o.dict.has("CMapName")||(0,d.Eo)(u.resolve(o.dict.get("Type")),"CMap"))&&f.set(y,"CMap")):
o instanceof d.Bi&&F(u,y,o,a,f)}return{content:a,fonts:f,pages:C(u)}}function C(u){const b=new Set;for(const r of u.pages.numbers){const a=u.entry(r,"Contents");
(0,d.i9)(a)&&b.add(a.number);for(const f of u.array(a)??[])(0,d.i9)(f)&&b.add(f.number)}return b}function D(u,b){const r=u.resolve(b.get("Subtype"));return(0,d.
Eo)(r,"Form")||u.resolve(b.get("PatternType"))===1||b.has("BBox")&&!b.has("ShadingType")}function F(u,b,r,a,f){for(const m of T){const A=r.get(m);(0,d.i9)(A)&&f.
set(A.number,m)}const y=(0,d.Eo)(u.resolve(r.get("Subtype")),"Type3")?u.dict(r.get("CharProcs")):void 0;for(const m of y?.values()??[])(0,d.i9)(m)&&a.set(m.number,
r.get("Resources"));const i=u.resolve(r.get("Type"));if(u.pages.holds(b)||!((0,d.Eo)(i,"Page")||(0,d.Eo)(i,"Template")))return;const o=r.get("Contents");for(const m of u.
array(o)??[o])(0,d.i9)(m)&&a.set(m.number,r.get("Resources"))}}),59486:((k,v,E)=>{E.d(v,{Kj:()=>u,t$:()=>a,tG:()=>f});var d=E(61188),T=E(94389),O=E(48462);const C=14,
D=1330926671,F=[139,139,13,C];function u(p,I,l){try{const g=Buffer.from(p),U=new DataView(g.buffer,g.byteOffset,g.length),w=U.getUint32(0);if(g[0]===37||g[0]===
128)return V(g,I);if(w===D){const h=(0,T.tI)(U).get("CFF ");if(!h)return;b(g.subarray(h.at,h.at+h.length),I)}else g[0]===1&&g[1]===0&&w!==65536?b(g,I):r(U,I,l);
return g}catch(g){if(!(g instanceof RangeError))throw g;return}}function b(p,I){const l=new DataView(p.buffer,p.byteOffset,p.length),g=(0,d.Pe)(l,(0,d.Pe)(l,l.getUint8(
2)).end),U=(0,d.zz)(l,g.offsets[0]??0,g.offsets[1]??0).get(17)?.[0];if(U===void 0)return;const{offsets:w}=(0,d.Pe)(l,U);for(const h of I)typeof h=="number"&&h>0&&
h+1<w.length&&p.fill(C,w[h],w[h+1])}function r(p,I,l){const g=(0,T.tI)(p),[U,w,h]=["head","loca","glyf"].map(t=>g.get(t));if(!U||!w||!h)return;const M=p.getInt16(
U.at+50)!==0,P=Math.floor(w.length/(M?4:2))-1,S=t=>M?p.getUint32(w.at+t*4):p.getUint16(w.at+t*2)*2,c=(t,s)=>M?p.setUint32(w.at+t*4,s):p.setUint16(w.at+t*2,s/2),
e=W(l,P,t=>[h.at+S(t),h.at+S(t+1)],p),n=new Set([...W(I,P,t=>[h.at+S(t),h.at+S(t+1)],p)]);for(let t=P-1;t>0;t--){if(!n.has(t)||e.has(t))continue;const[s,_]=[S(t),
S(t+1)];if(!(_<=s)){new Uint8Array(p.buffer,p.byteOffset+h.at+s,_-s).fill(0);for(let x=t;x>0&&S(x)===s;x--)c(x,_)}}}function a(p,I){try{const l=Buffer.from(p),g=new DataView(
l.buffer,l.byteOffset,l.length);if(l[0]===1&&l[1]===0&&g.getUint32(0)!==65536)return A(l,I)?l:void 0;const U=(0,T.tI)(g),w=U.get("CFF ");if(w)return A(l.subarray(
w.at,w.at+w.length),I)?l:void 0;const[h,M,P]=["head","loca","glyf"].map(s=>U.get(s));if(!h||!M||!P||P.at+P.length>p.length)return;const S=g.getInt16(h.at+50)!==
0,c=Math.floor(M.length/(S?4:2))-1,e=Array.from({length:c+1},(s,_)=>S?g.getUint32(M.at+_*4):g.getUint16(M.at+_*2)*2);if(e.some((s,_)=>s>P.length||s<(e[_-1]??0)))
return;const n=W(I,c,s=>[P.at+e[s],P.at+e[s+1]],g);n.add(0);let t=0;for(let s=0;s<=c;s++)S?g.setUint32(M.at+s*4,t):g.setUint16(M.at+s*2,t/2),!(s===c||!n.has(s))&&
(l.copyWithin(P.at+t,P.at+e[s],P.at+e[s+1]),t+=e[s+1]-e[s]);return l.fill(0,P.at+t,P.at+P.length),l}catch(l){if(!(l instanceof RangeError))throw l;return}}function f(p){
const I=new DataView(p.buffer,p.byteOffset,p.length),l=p.length>12&&I.getUint32(0)===D?(0,T.tI)(I).get("CFF "):void 0;return l&&p.subarray(l.at,l.at+l.length)}const y=[
15,16,3108,3109],[i,o,m]=[17,18,3078];function A(p,I){const l=new DataView(p.buffer,p.byteOffset,p.length),g=(0,d.Pe)(l,l.getUint8(2)),U=(0,d.Pe)(l,g.end),w=(0,d.
zz)(l,U.offsets[0]??0,U.offsets[1]??0),h=w.get(i)?.[0];if(h===void 0||g.offsets.length!==2||(w.get(m)?.[0]??2)!==2)return!1;const{offsets:M,end:P}=(0,d.Pe)(l,h),
S=[...y.map(s=>w.get(s)?.[0]??0),w.get(o)?.[1]??0];if(!M.every((s,_)=>_===0||s>=M[_-1])||P>p.length||S.some(s=>s>h&&s<P))return!1;const e=l.getUint8(h+2),n=h+2+
M.length*e;let t=M[0]??P;for(const[s,_]of M.entries()){let x=t-n;for(let L=e-1;L>=0;L--,x=Math.floor(x/256))p[h+3+s*e+L]=x%256;const B=(M[s+1]??_)-_;s===0||I.has(
s)||B<2?(p.copyWithin(t,_,_+B),t+=B):p[t++]=C}return p.fill(0,t,P),!0}const[R,N,G,z,H]=[1,8,32,64,128];function W(p,I,l,g){const U=new Set,w=[...p].filter(h=>typeof h==
"number");for(let h=w.pop();h!==void 0;h=w.pop()){if(h<0||h>=I||U.has(h))continue;U.add(h);const[M,P]=l(h);if(!(P-M<12||g.getInt16(M)>=0))for(let S=M+10,c=G;c&G&&
S+4<=P;)c=g.getUint16(S),w.push(g.getUint16(S+2)),S+=4+(c&R?4:2)+(c&N?2:c&z?4:c&H?8:0)}return U}function V(p,I){const l=(0,O._M)(p);if(!l)return;const{plain:g,start:U,
end:w}=l,h=g.indexOf("/CharStrings");if(h<0)return;const M=Number(/\/lenIV\s+(\d+)/.exec(g.toString("latin1",0,Math.min(h,4096)))?.[1]??4);for(const[P,S]of(0,O.
Ag)(g,h)){if(!I.has(P)||P===".notdef")continue;const c=(0,O.Ns)(S,O.Ed).fill(C,M);c.set(F.slice(0,Math.max(c.length-M,0)),M),S.set((0,O.Ze)(c,O.Ed))}return Buffer.
concat([p.subarray(0,U),l.seal(g),p.subarray(w)])}}),10339:((k,v,E)=>{E.d(v,{H:()=>d});class d{fonts=new Map;hasGone=!1;note({shown:C},D=T){for(const{font:F,elements:u,
first:b}of C){let r=this.fonts.get(F);r||this.fonts.set(F,r={kept:new Set,gone:new Set,lengths:new Set});let a=b;for(const f of u){if(typeof f=="number")continue;
let y=0;for(const i of F.glyphs(f)){const o=F.partEnd(f,y,1);r.lengths.add(o-y),y=o,D.has(a++)?(r.gone.add(i),this.hasGone=!0):r.kept.add(i)}}}}noteGone(C,D){if(D.
size===0)return;const F=new d;F.note(C,D);for(const[u,{gone:b,lengths:r}]of F.fonts){const a=this.fonts.get(u);if(a)for(const f of b)a.gone.add(f);else this.fonts.
set(u,{kept:new Set,gone:b,lengths:r})}this.hasGone=!0}}const T=new Set})};
