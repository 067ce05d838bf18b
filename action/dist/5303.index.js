"use strict";exports.id=5303,exports.ids=[5303],exports.modules={97755:((st,N,o)=>{o.d(N,{N:()=>A});var O=o(45599),E=o(64019),p=o(55969),T=o(12844),B=o(44738),b=o(57594);async function A(m,u){
const M=new T.I(m),v=new b.v(m,"OctavoAnnotation"),D=new Set,P=[],S=[];for(let y=0;y<m.pages.count;y++){const G=S.length;for(const{number:j}of(0,B.m)(m,m.pages.
number(y))){const _=m.get(j);if(!(0,O.Zm)(_)||!(0,p.E)((0,p.B)(m,_),u))continue;S.push(_),v.isVisible(_)&&!W(m,_)&&await M.draw(_,j);const K=m.job.pace.step(1e3);
K&&await K}S.length>G&&P.push(y+1)}await M.finish();for(const y of S)R(m,v,y)&&D.add(y);const x=await k(m,v,P,D);await(0,B.L)(m,y=>D.has(y));const F=new Set([...D].
filter(y=>(0,p.B)(m,y)==="Popup"));return{flattened:x,hidden:D.size-F.size-x,left:new Set(S).size-D.size,isTransparent:M.isTransparent,missing:[...M.missing]}}const R=(m,u,M)=>(0,p.
B)(m,M)==="Popup"||!u.isVisible(M)||W(m,M),W=(m,u)=>(0,E.wR)(m,u)!==void 0;async function k(m,u,M,v){const D=new Set;return await u.run(Uint32Array.from(M),({items:P,
paint:S})=>{for(const x of P){const F=(0,O.i9)(x)?m.get(x):void 0;!(0,O.i9)(x)||!(0,O.Zm)(F)||!v.has(F)||(0,p.B)(m,F)==="Popup"||!u.isVisible(F)||(D.add(F),S({number:x.
number,dict:F}))}return P}),D.size}}),56725:((st,N,o)=>{o.d(N,{v:()=>ct});var O=o(42973),E=o(45599),p=o(98446),T=o(36211),B=o(37709),b=o(49454),A=o(6057),R=o(93059),
W=o(58971),k=o(31095),m=o(95340),u=o(38671),M=o(78157),v=o(8283);function D(r,t){const n=(0,M.bS)(t);return r==="jpg"?P(n):r==="jp2"?x(n):y(n)}function P(r){for(const{
marker:t,data:n}of(0,v.OD)(r))if(t>=192&&t<=207&&t!==196&&t!==200&&t!==204&&n.length>=5)return(n[1]<<8|n[2])*(n[3]<<8|n[4]);return 0}const S=36;function x(r){const t=r.
indexOf(Uint8Array.of(255,79,255,81));if(t<0||t+6+S>r.length)return 0;const n=r.readUInt16BE(t+40);return r.readUInt32BE(t+8)*r.readUInt32BE(t+12)*Math.max(1,n/
3)}const F=new Set([4,6,7,20,22,23,36,38,39,40,42,43]);function y(r){let t=0;for(let n=0;n+11<=r.length;){const a=r[n+4],i=n+G(r,n);if(i>r.length)break;F.has(a&
63)&&i+8<=r.length&&(t+=r.readUInt32BE(i)*r.readUInt32BE(i+4));const h=r.readUInt32BE(i-4);if(h===4294967295)break;n=i+h}return t}function G(r,t){const n=r.readUInt32BE(
t),a=r[t+5]>>5,i=a===7&&t+9<=r.length,h=i?r.readUInt32BE(t+5)&536870911:a,f=i?4+Math.ceil((h+1)/8):1,w=n<=256?1:n<=65536?2:4;return 5+f+h*w+(r[t+4]&64?4:1)+4}const j={
jpg:.011,jp2:.15,jbig2:.01,ccitt:.002},_=.006;class K{document;known=new WeakMap;constructor(t){this.document=t}of(t){const n=this.known.get(t.dict);if(n!==void 0)
return n;const a=["SMask","Mask"].map(f=>this.document.resolve(t.dict.get(f))),h=[t,...a.filter(f=>f instanceof E.Z6)].reduce((f,w)=>f+this.weigh(w),0);return this.
known.set(t.dict,h),h}weigh(t){const{width:n,height:a}=(0,m.h)(this.document,t.dict),i=Math.max(n,0)*Math.max(a,0)||0,{format:h,before:f}=(0,u.R)(this.document,
t);if(h===void 0||h==="ccitt")return i*(h?j[h]:_);const w=this.document.decodedPart(f)?.data;return Math.max(i,w?D(h,w):0)*j[h]}}const Y=1e12;function Q(r,t,n){
const a=r.array(t.get("Matrix"))??[],i=(V,H)=>{const rt=r.resolve(V);return typeof rt=="number"?rt:H},[h,f,w,U]=[1,0,0,1].map((V,H)=>i(a[H],V)),J=Math.abs(i(t.get(
"XStep"),0)*i(t.get("YStep"),0)*(h*U-f*w));return J>0?Math.min(n/J,Y):Y}const q=.01,L=.4,z=2,$=2,at=5e3,tt=.05,nt={pattern:0,mask:0,glyph:$},d=1e4;class e{document;decoder;images;known=new Map;open=new Set;glyphs=new Map;constructor(t){
this.document=t,this.decoder=new W.X(t),this.images=new K(t)}area=0;async page(t){const{document:n}=this;this.measure(t);const a=new k.H(n,n.dict(n.pages.attribute(
t,"Resources"))),{reading:i,drawing:h,heaviest:f,fonts:w}=await this.content(await this.decoder.page(t),a);return{step:Math.max(i,f),whole:i+h,fonts:w}}async content(t,n){
const{job:a}=this.document,i=new c(this,this.document,n,t.length);return await(0,B.K)(t,a.pace,h=>(a.memory.budget.spend("operators",1),i.take(h))),i.weight}image(t){
return this.images.of(t)}async glyph(t,n){const{document:a,glyphs:i}=this,h=i.get(t);if(h!==void 0)return h;const f=a.dict(t.get("Resources")),w=f?new k.H(a,f,n):
n;let U=0;for(const J of a.dict(t.get("CharProcs"))?.values()??[]){const{reading:V,drawing:H}=await this.form(J,w);U=Math.max(U,V+H)}return i.set(t,U),U}measure(t){
const[n,a,i,h]=(0,A.iw)(this.document,t).box,f=(i-n)*(h-a);f<=this.area||(this.area=2*f,this.known.clear(),this.glyphs.clear())}async form(t,n){const{document:a,
known:i,open:h}=this,f=a.resolve(t);if(!(f instanceof E.Z6)||!(0,E.i9)(t)||h.has(t.number))return s;const w=i.get(t.number);if(w)return w;const U=a.job.limits.formDepth;
if(h.size>=U)throw(0,O.F)("formDepth",`A page of the document has more than ${(0,p.y_)(U,"form")} within another`,"Open it in another PDF program and save it ag\
ain");h.add(t.number);const J=a.dict(f.dict.get("Resources")),V=await this.decoder.form(t.number,f),H=await this.content(V,J?new k.H(a,J,n):n);return h.delete(t.
number),i.set(t.number,H),H}}const s={reading:0,drawing:0,heaviest:0,fonts:new Set};class c{weigher;document;scope;weight;saved=[];ink=nt;path=0;end=0;constructor(t,n,a,i){
this.weigher=t,this.document=n,this.scope=a,this.weight={reading:i*q,drawing:0,heaviest:0,fonts:new Set}}take(t){this.weight.reading+=L;const{operator:n}=t,a=t.
end-this.end;if(this.end=t.end,T.lJ.has(n))return this.paint(z+this.path*L);switch(n){case"q":this.saved.length<d&&this.saved.push(this.ink);return;case"Q":this.
ink=this.saved.pop()??this.ink;return;case"Tj":case"TJ":case"'":case'"':return this.paint(a*this.ink.glyph);case"Tf":return this.font(this.scope.find("Font",t.name(
0)??""));case"gs":return this.state(this.document.dict(this.scope.find("ExtGState",t.name(0)??"")));case"Do":return this.draw(this.scope.find("XObject",t.name(0)??
""));case"BI":{const i=(0,R.n)(t);return this.paint(i?this.weigher.image(i):0)}case"sh":return this.paint(at);case"scn":case"SCN":return this.pattern(t.name(t.count-
1));default:this.path++}}paint(t){this.path=0;const n=t+this.ink.pattern+this.ink.mask;this.weight.drawing+=n,this.weight.heaviest=Math.max(this.weight.heaviest,
n)}add(t){this.weight.reading+=t.reading;for(const n of t.fonts)this.weight.fonts.add(n)}draw(t){const n=this.document.resolve(t);if(n instanceof E.Z6)return(0,E.
Eo)(this.document.resolve(n.dict.get("Subtype")),"Form")?this.weigher.form(t,this.scope).then(a=>{this.add(a),this.paint(a.drawing+z)}):this.paint(this.weigher.
image(n))}pattern(t){this.ink={...this.ink,pattern:0};const n=t===void 0?void 0:this.scope.find("Pattern",t);if(n===void 0)return;const a=this.document.resolve(
n);if(!(a instanceof E.Z6)){this.ink={...this.ink,pattern:at};return}return this.weigher.form(n,this.scope).then(i=>{this.add(i);const h=Q(this.document,a.dict,
this.weigher.area);this.ink={...this.ink,pattern:i.reading+i.drawing+h*tt}})}async state(t){const n=this.document.array(t?.get("Font"))?.[0];if(n!==void 0&&await this.
font(n),!t?.has("SMask"))return;const a=this.document.dict(t.get("SMask"))?.get("G"),i=await this.weigher.form(a,this.scope);this.add(i),this.ink={...this.ink,mask:i.
reading+i.drawing}}async font(t){const{document:n}=this,a=n.dict(t);if(t===void 0||!a)return;this.weight.fonts.add(t);const i=(0,b.FG)(n,a.get("Subtype"))==="Ty\
pe3";this.ink={...this.ink,glyph:$+(i?await this.weigher.glyph(a,this.scope):0)}}}var l=o(52755),g=o(77500),I=o(17671),C=o(14029),et=o(97755),X=o(27583),Z=o(61540);
const it=/^(?:Helvetica|Arial(?! ?(?:Unicode|Narrow))|Times|Courier|Symbol|ZapfDingbats)/i;class ot{document;pages=new Map;constructor(t){this.document=t}add(t,n){
for(const a of n){const i=this.missingName(a);if(i===void 0)continue;const h=this.pages.get(i);h?h.at(-1)!==t&&h.push(t):this.pages.set(i,[t])}}pagesWithout(){return new Set(
[...this.pages.values()].flat())}notes(t){if(this.pages.size===0)return[];const n=[...this.pages].map(([i,h])=>`${(0,p.Bu)(i)} (${(0,p.oi)(h)})`);return[{code:"\
fonts_missing",message:t?`The font given was drawn for fonts that are not in the document, and characters that it lacks are missing: ${(0,p.Dw)(n)}.`:`Fonts tha\
t are not in the document were drawn with others, and characters that those lack are missing: ${(0,p.Dw)(n)}. Give a font that has them in font.`,...t?{}:{mentions:[
"font"]}}]}missingName(t){const{document:n}=this,a=n.dict(t);if(!a||(0,Z.nq)(n,a))return;const i=(0,b.FG)(n,a.get("BaseFont"))||(0,b.FG)(n,(0,b.nb)(n,a)?.get("F\
ontName")),h=(0,b.MH)((0,b.VJ)(i).name);return it.test(h)?void 0:h||"a font without a name"}}async function ct(r,t,n,a="pages"){await(0,I.lh)(r,t),n&&await ht(r);
for(let f=0;f<r.pages.count;f++)ft(r,f,(0,A.iw)(r,f));const i=new e(r),h=new ot(r);for(const[f,w]of t.entries()){const U=await i.page(f);lt(r,w,U.step,a),h.add(
w,U.fonts)}return{bytes:await(0,C.UN)(r,{encryption:"none",draft:!0}),missing:h}}async function ht(r){r.catalog.has("AcroForm")&&((0,g.f4)(r,await l.mO.read(r))===
"dynamic"||await(0,X.I)(r,Uint32Array.from({length:r.pages.count},(n,a)=>a+1))),await(0,et.N)(r,"all")}function ft(r,t,{box:n,rotation:a}){r.pages.patch(t,{MediaBox:[
...n],CropBox:[...n],Rotate:a,UserUnit:void 0,Annots:void 0})}const dt=1e3;function lt(r,t,n,a){const{drawingStep:i}=r.job.limits;if(!(n<=i*dt))throw(0,O.F)("dr\
awingStep",`Page ${t} of the document would take too long to draw at once`,"Split it, or ask a service of your own, which draws longer",a)}}),27583:((st,N,o)=>{
o.d(N,{I:()=>m});var O=o(33238),E=o(56457),p=o(86799),T=o(78906),B=o(52755),b=o(16259),A=o(77500),R=o(5964),W=o(71250),k=o(76586);async function m(u,M,v){const D=await(0,O.
Y)(u,"keep"),P=await B.mO.read(u);(0,A.mD)(u,P);const S=new b.n(u,P),x=v&&(0,p.g)(v,"font"),F=new T.y(u,P,S,x);await(0,R.$)(u,P,S,F,{missing:!0});const y=new Set(
M),G=({widgets:L})=>L.some(z=>z.pages.some($=>y.has($))),j=new Map([...F.missing].filter(([L])=>G(L))),_=[...F.tooSmall],K=L=>!G(L),Y=[...(0,E.D)(D,"flatten"),...(0,W.
jA)(j,new Set,x),...(0,W.QR)(_.filter(G),!0),...(0,W.QR)(_.filter(K),!1),...(0,A.br)(u,"values")],{widgets:Q,notes:q}=await(0,k.H)(u,P,M);return{widgets:Q,isEmpty:Q===
0&&D.fields.length===0,notes:[...Y,...q]}}}),12195:((st,N,o)=>{o.d(N,{Y:()=>tt});var O=o(58552),E=o(77598),p=o(68973);const T=3,B=new WeakMap;async function b(d,e){
const s=B.get(d);if(s)return s;const{pieces:c}=await d.load();if(c.length===0)throw new O.zU("unavailable","The program that draws pages was left out of this in\
stallation",{advice:"Use the package as it is published, or a service of your own"});const l=await WebAssembly.compile(new Uint8Array(await A(c,d,e)));return B.
set(d,l),l}async function A(d,{bytes:e,sha256:s},c){const l=[];for(const I of d){l.push(Buffer.from(I,"base64"));const C=c.pace.step(I.length*T);C&&await C}const g=await(0,p.
uM)(c).inflate(Buffer.concat(l),e);if(!g||(0,E.createHash)("sha256").update(g).digest("hex")!==s)throw new O.zU("internal","The program that draws pages is dama\
ged",{advice:"Install the package again"});return g}var R=o(42973);const W=65536,k=-44,m=8,u=new WebAssembly.RuntimeError("longjmp");class M{most;exports;constructor(e,s){
this.most=s;const c={};for(const{module:l,name:g}of WebAssembly.Module.imports(e))(c[l]??={})[g]=this.imported(g);this.exports=new WebAssembly.Instance(e,c).exports,
this.call("__wasm_call_ctors")}call(e,...s){return this.exports[e](...s)}get bytes(){return new Uint8Array(this.exports.memory.buffer)}get words(){return new DataView(
this.exports.memory.buffer)}store(e){const s=this.call("malloc",e.length)>>>0;if(s===0)throw v(this.most);return this.bytes.set(e,s),s}imported(e){if(e.startsWith(
"invoke_"))return this.invoke;switch(e){case"_emscripten_throw_longjmp":return()=>{throw u};case"emscripten_resize_heap":return s=>this.grow(s>>>0);case"environ\
_sizes_get":return(s,c)=>(this.words.setUint32(s,0,!0),this.words.setUint32(c,0,!0),0);case"_abort_js":return()=>{throw v(this.most)}}return e.startsWith("fd_")?
()=>m:e.startsWith("__syscall_")?()=>k:()=>0}invoke=(e,...s)=>{const c=this.call("emscripten_stack_get_current");try{return this.exports.__indirect_function_table.
get(e)(...s)}catch(l){if(this.call("_emscripten_stack_restore",c),l!==u)throw l;return this.call("setThrew",1,0),0}};grow(e){const{memory:s}=this.exports,c=s.buffer.
byteLength;if(e>this.most)return 0;const l=Math.min(Math.max(e,c*1.25),this.most);try{return s.grow(Math.ceil((l-c)/W)),1}catch{return 0}}}const v=d=>(0,R.F)("d\
rawingMemory",`The page cannot be drawn within ${Math.floor(d/2**20)} MB of memory`,"Ask for a lower resolution, or for fewer pages");function D(d,e,s){const c=new WebAssembly.
Module(Uint8Array.from(S(d,e)));return new WebAssembly.Instance(c,{a:{b:s}}).exports.c}const P=127,S=(d,e)=>[0,97,115,109,1,0,0,0,1,4+d+e,1,96,d,...new Array(d).
fill(P),e,...new Array(e).fill(P),2,7,1,1,97,1,98,0,0,7,5,1,1,99,0,0],x=1,F=0,y=/^(?:Helvetica|Times|Courier)(?:-|$)|^(?:Symbol|ZapfDingbats)$/,G=16,j=[{word:2,
takes:2,results:0,name:"EnumFonts"},{word:3,takes:7,results:1,name:"MapFont"},{word:4,takes:2,results:1,name:"GetFont"},{word:5,takes:5,results:1,name:"GetFontD\
ata"},{word:6,takes:4,results:1,name:"GetFaceName"},{word:7,takes:2,results:1,name:"GetFontCharset"},{word:8,takes:2,results:0,name:"DeleteFont"}];function _(d,e){
const s=d.call("FPDF_GetDefaultSystemFontInfo"),c=d.store(e),g={MapFont:(C,et,X,Z,it,ot=0)=>y.test(K(d,ot>>>0))?0:x,GetFontData:(C=0,et=0,X=0,Z=0,it=0)=>X!==F?0:
(Z!==0&&it>=e.length&&d.bytes.copyWithin(Z>>>0,c,c+e.length),e.length)},{__indirect_function_table:I}=d.exports;for(const{word:C,takes:et,results:X,name:Z}of j)
I.set(d.words.getUint32(s+C*4,!0),D(et,X,g[Z]??(()=>0)));d.call("FPDF_SetSystemFontInfo",s)}function K({bytes:d},e){const[s=""]=Buffer.from(d.subarray(e,e+G)).toString(
"latin1").split("\0");return s}const Y={load:()=>o.e(6199).then(o.bind(o,26199)),bytes:3988829,sha256:"71aec412a303a0405baee21c3d6d3f30ad2033dc02444130fe476be39\
76e2d09"},Q=15,q=3e5,L=4,z=1,$=2,at=4294967295;class tt{job;sandbox;pause;document=0;bitmap=0;page=0;since=0;constructor(e,s){this.job=e,this.sandbox=s,s.call("\
FPDF_InitLibrary"),this.pause=this.pauseCallback()}static async open(e,s,c){const l=await b(Y,s);return nt(s,()=>{const g=new tt(s,new M(l,s.limits.drawingMemory));
return c&&_(g.sandbox,c),g.load(e),g})}async draw(e,s){this.begin(e,s);for(let c=z;c!==$;){const l=this.job.pace.step(q);if(l&&await l,c=this.proceed(s),c!==z&&
c!==$)throw v(this.job.limits.drawingMemory)}return this.finish(s)}load(e){const{sandbox:s}=this;if(this.document=s.call("FPDF_LoadMemDocument64",s.store(e),e.length,
0),this.document===0)throw v(this.job.limits.drawingMemory)}pauseCallback(){const{sandbox:e}=this,{__indirect_function_table:s}=e.exports,c=s.length-1;return s.
set(c,D(1,1,()=>performance.now()-this.since>Q?1:0)),e.store(new Uint8Array(Uint32Array.of(1,c,0).buffer))}begin(e,{width:s,height:c,isTransparent:l}){const{sandbox:g,
job:I}=this;nt(I,()=>{if(this.release(),this.page=g.call("FPDF_LoadPage",this.document,e),this.bitmap=g.call("FPDFBitmap_CreateEx",s,c,L,0,0),this.page===0||this.
bitmap===0)throw v(I.limits.drawingMemory);l||g.call("FPDFBitmap_FillRect",this.bitmap,0,0,s,c,at)})}started=!1;proceed({width:e,height:s}){const{sandbox:c,page:l,
bitmap:g,pause:I}=this;return this.since=performance.now(),nt(this.job,()=>this.started?c.call("FPDF_RenderPage_Continue",l,I):(this.started=!0,c.call("FPDF_Ren\
derPageBitmap_Start",g,l,0,0,e,s,0,0,I)))}finish({width:e,height:s}){const{sandbox:c,bitmap:l}=this,g=c.call("FPDFBitmap_GetBuffer",l)>>>0,I=c.call("FPDFBitmap_\
GetStride",l);return{width:e,height:s,row:C=>c.bytes.subarray(g+C*I,g+C*I+e*4)}}release(){const{sandbox:e,page:s,bitmap:c}=this;this.started&&e.call("FPDF_Rende\
rPage_Close",s),c!==0&&e.call("FPDFBitmap_Destroy",c),s!==0&&e.call("FPDF_ClosePage",s),this.started=!1,this.bitmap=this.page=0}}function nt(d,e){try{return e()}catch(s){
throw s instanceof O.zU?s:v(d.limits.drawingMemory)}}}),95340:((st,N,o)=>{o.d(N,{h:()=>O});function O(E,p){const T=A=>{const R=E.resolve(p.get(A));return typeof R==
"number"?Math.floor(R):NaN},B=E.resolve(p.get("ImageMask"))===!0,b=E.array(p.get("Decode"))?.map(A=>E.resolve(A));return{width:T("Width"),height:T("Height"),bits:B?
1:T("BitsPerComponent")||8,stencil:B,decode:b?.every(A=>typeof A=="number")?b:void 0}}})};
