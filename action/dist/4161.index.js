"use strict";exports.id=4161,exports.ids=[4161],exports.modules={97755:((tt,k,i)=>{i.d(k,{N:()=>b});var A=i(45599),w=i(64019),p=i(55969),T=i(12844),B=i(44738),O=i(57594);async function b(l,u){
const E=new T.I(l),D=new O.v(l,"OctavoAnnotation"),v=new Set,y=[],_=[];for(let M=0;M<l.pages.count;M++){const W=_.length;for(const{number:G}of(0,B.m)(l,l.pages.
number(M))){const S=l.get(G);if(!(0,A.Zm)(S)||!(0,p.E)((0,p.B)(l,S),u))continue;_.push(S),D.isVisible(S)&&!U(l,S)&&await E.draw(S,G);const j=l.job.pace.step(1e3);
j&&await j}_.length>W&&y.push(M+1)}await E.finish();for(const M of _)R(l,D,M)&&v.add(M);const x=await K(l,D,y,v);await(0,B.L)(l,M=>v.has(M));const P=new Set([...v].
filter(M=>(0,p.B)(l,M)==="Popup"));return{flattened:x,hidden:v.size-P.size-x,left:new Set(_).size-v.size,isTransparent:E.isTransparent,missing:[...E.missing]}}const R=(l,u,E)=>(0,p.
B)(l,E)==="Popup"||!u.isVisible(E)||U(l,E),U=(l,u)=>(0,w.wR)(l,u)!==void 0;async function K(l,u,E,D){const v=new Set;return await u.run(Uint32Array.from(E),({items:y,
paint:_})=>{for(const x of y){const P=(0,A.i9)(x)?l.get(x):void 0;!(0,A.i9)(x)||!(0,A.Zm)(P)||!D.has(P)||(0,p.B)(l,P)==="Popup"||!u.isVisible(P)||(v.add(P),_({number:x.
number,dict:P}))}return y}),v.size}}),37903:((tt,k,i)=>{i.d(k,{v:()=>z});var A=i(42973),w=i(45599),p=i(98446),T=i(36211),B=i(37709),O=i(49454),b=i(93059),R=i(58971),
U=i(31095),K=i(95340),l=i(38671),u=i(78157),E=i(8283);function D(o,t){const n=(0,u.bS)(t);return o==="jpg"?v(n):o==="jp2"?_(n):P(n)}function v(o){for(const{marker:t,
data:n}of(0,E.OD)(o))if(t>=192&&t<=207&&t!==196&&t!==200&&t!==204&&n.length>=5)return(n[1]<<8|n[2])*(n[3]<<8|n[4]);return 0}const y=36;function _(o){const t=o.indexOf(
Uint8Array.of(255,79,255,81));if(t<0||t+6+y>o.length)return 0;const n=o.readUInt16BE(t+40);return o.readUInt32BE(t+8)*o.readUInt32BE(t+12)*Math.max(1,n/3)}const x=new Set(
[4,6,7,20,22,23,36,38,39,40,42,43]);function P(o){let t=0;for(let n=0;n+11<=o.length;){const a=o[n+4],r=n+M(o,n);if(r>o.length)break;x.has(a&63)&&r+8<=o.length&&
(t+=o.readUInt32BE(r)*o.readUInt32BE(r+4));const h=o.readUInt32BE(r-4);if(h===4294967295)break;n=r+h}return t}function M(o,t){const n=o.readUInt32BE(t),a=o[t+5]>>
5,r=a===7&&t+9<=o.length,h=r?o.readUInt32BE(t+5)&536870911:a,m=r?4+Math.ceil((h+1)/8):1,F=n<=256?1:n<=65536?2:4;return 5+m+h*F+(o[t+4]&64?4:1)+4}const W={jpg:.011,
jp2:.15,jbig2:.01,ccitt:.002},G=.006;class S{document;known=new WeakMap;constructor(t){this.document=t}of(t){const n=this.known.get(t.dict);if(n!==void 0)return n;
const a=["SMask","Mask"].map(m=>this.document.resolve(t.dict.get(m))),h=[t,...a.filter(m=>m instanceof w.Z6)].reduce((m,F)=>m+this.weigh(F),0);return this.known.
set(t.dict,h),h}weigh(t){const{width:n,height:a}=(0,K.h)(this.document,t.dict),r=Math.max(n,0)*Math.max(a,0)||0,{format:h,before:m}=(0,l.R)(this.document,t);if(h===
void 0||h==="ccitt")return r*(h?W[h]:G);const F=this.document.decodedPart(m)?.data;return Math.max(r,F?D(h,F):0)*W[h]}}const j=.01,$=.4,H=2,Z=2,L=5e3,J={pattern:0,
mask:0,glyph:Z},V=1e4;class at{document;decoder;images;known=new Map;open=new Set;glyphs=new Map;constructor(t){this.document=t,this.decoder=new R.X(t),this.images=
new S(t)}async page(t){const{document:n}=this,a=new U.H(n,n.dict(n.pages.attribute(t,"Resources"))),{reading:r,drawing:h,heaviest:m,fonts:F}=await this.content(
await this.decoder.page(t),a);return{step:Math.max(r,m),whole:r+h,fonts:F}}async content(t,n){const{job:a}=this.document,r=new X(this,this.document,n,t.length);
return await(0,B.K)(t,a.pace,h=>(a.memory.budget.spend("operators",1),r.take(h))),r.weight}image(t){return this.images.of(t)}async glyph(t,n){const{document:a,glyphs:r}=this,
h=r.get(t);if(h!==void 0)return h;const m=a.dict(t.get("Resources")),F=m?new U.H(a,m,n):n;let N=0;for(const et of a.dict(t.get("CharProcs"))?.values()??[]){const{
reading:ot,drawing:st}=await this.form(et,F);N=Math.max(N,ot+st)}return r.set(t,N),N}async form(t,n){const{document:a,known:r,open:h}=this,m=a.resolve(t);if(!(m instanceof
w.Z6)||!(0,w.i9)(t)||h.has(t.number))return Q;const F=r.get(t.number);if(F)return F;const N=a.job.limits.formDepth;if(h.size>=N)throw(0,A.F)("formDepth",`A page\
 of the document has more than ${(0,p.y_)(N,"form")} within another`,"Open it in another PDF program and save it again");h.add(t.number);const et=a.dict(m.dict.
get("Resources")),ot=await this.decoder.form(t.number,m),st=await this.content(ot,et?new U.H(a,et,n):n);return h.delete(t.number),r.set(t.number,st),st}}const Q={
reading:0,drawing:0,heaviest:0,fonts:new Set};class X{weigher;document;scope;weight;saved=[];ink=J;path=0;end=0;constructor(t,n,a,r){this.weigher=t,this.document=
n,this.scope=a,this.weight={reading:r*j,drawing:0,heaviest:0,fonts:new Set}}take(t){this.weight.reading+=$;const{operator:n}=t,a=t.end-this.end;if(this.end=t.end,
T.lJ.has(n))return this.paint(H+this.path*$);switch(n){case"q":this.saved.length<V&&this.saved.push(this.ink);return;case"Q":this.ink=this.saved.pop()??this.ink;
return;case"Tj":case"TJ":case"'":case'"':return this.paint(a*this.ink.glyph);case"Tf":return this.font(this.scope.find("Font",t.name(0)??""));case"gs":return this.
state(this.document.dict(this.scope.find("ExtGState",t.name(0)??"")));case"Do":return this.draw(this.scope.find("XObject",t.name(0)??""));case"BI":{const r=(0,b.
n)(t);return this.paint(r?this.weigher.image(r):0)}case"sh":return this.paint(L);case"scn":case"SCN":return this.pattern(t.name(t.count-1));default:this.path++}}paint(t){
this.path=0;const n=t+this.ink.pattern+this.ink.mask;this.weight.drawing+=n,this.weight.heaviest=Math.max(this.weight.heaviest,n)}add(t){this.weight.reading+=t.
reading;for(const n of t.fonts)this.weight.fonts.add(n)}draw(t){const n=this.document.resolve(t);if(n instanceof w.Z6)return(0,w.Eo)(this.document.resolve(n.dict.
get("Subtype")),"Form")?this.weigher.form(t,this.scope).then(a=>{this.add(a),this.paint(a.drawing+H)}):this.paint(this.weigher.image(n))}pattern(t){this.ink={...this.
ink,pattern:0};const n=t===void 0?void 0:this.scope.find("Pattern",t);if(n!==void 0){if(!(this.document.resolve(n)instanceof w.Z6)){this.ink={...this.ink,pattern:L};
return}return this.weigher.form(n,this.scope).then(a=>{this.add(a),this.ink={...this.ink,pattern:a.reading+a.drawing}})}}async state(t){const n=this.document.array(
t?.get("Font"))?.[0];if(n!==void 0&&await this.font(n),!t?.has("SMask"))return;const a=this.document.dict(t.get("SMask"))?.get("G"),r=await this.weigher.form(a,
this.scope);this.add(r),this.ink={...this.ink,mask:r.reading+r.drawing}}async font(t){const{document:n}=this,a=n.dict(t);if(t===void 0||!a)return;this.weight.fonts.
add(t);const r=(0,O.FG)(n,a.get("Subtype"))==="Type3";this.ink={...this.ink,glyph:Z+(r?await this.weigher.glyph(a,this.scope):0)}}}var f=i(52755),e=i(77500),s=i(
6057),c=i(17671),d=i(14029),g=i(97755),I=i(27583),C=i(61540);const q=/^(?:Helvetica|Arial(?! ?(?:Unicode|Narrow))|Times|Courier|Symbol|ZapfDingbats)/i;class Y{document;pages=new Map;constructor(t){
this.document=t}add(t,n){for(const a of n){const r=this.missingName(a);if(r===void 0)continue;const h=this.pages.get(r);h?h.at(-1)!==t&&h.push(t):this.pages.set(
r,[t])}}pagesWithout(){return new Set([...this.pages.values()].flat())}notes(t){if(this.pages.size===0)return[];const n=[...this.pages].map(([r,h])=>`${(0,p.Bu)(
r)} (${(0,p.oi)(h)})`);return[{code:"fonts_missing",message:t?`The font given was drawn for fonts that are not in the document, and characters that it lacks are\
 missing: ${(0,p.Dw)(n)}.`:`Fonts that are not in the document were drawn with others, and characters that those lack are missing: ${(0,p.Dw)(n)}. Give a font t\
hat has them in font.`,...t?{}:{mentions:["font"]}}]}missingName(t){const{document:n}=this,a=n.dict(t);if(!a||(0,C.nq)(n,a))return;const r=(0,O.FG)(n,a.get("Bas\
eFont"))||(0,O.FG)(n,(0,O.nb)(n,a)?.get("FontName")),h=(0,O.MH)((0,O.VJ)(r).name);return q.test(h)?void 0:h||"a font without a name"}}async function z(o,t,n,a="\
pages"){await(0,c.lh)(o,t),n&&await nt(o);for(let m=0;m<o.pages.count;m++)it(o,m,(0,s.iw)(o,m));const r=new at(o),h=new Y(o);for(const[m,F]of t.entries()){const N=await r.
page(m);ct(o,F,N.step,a),h.add(F,N.fonts)}return{bytes:await(0,d.UN)(o,{encryption:"none",draft:!0}),missing:h}}async function nt(o){o.catalog.has("AcroForm")&&
((0,e.f4)(o,await f.mO.read(o))==="dynamic"||await(0,I.I)(o,Uint32Array.from({length:o.pages.count},(n,a)=>a+1))),await(0,g.N)(o,"all")}function it(o,t,{box:n,rotation:a}){
o.pages.patch(t,{MediaBox:[...n],CropBox:[...n],Rotate:a,UserUnit:void 0,Annots:void 0})}const rt=1e3;function ct(o,t,n,a){const{drawingStep:r}=o.job.limits;if(!(n<=
r*rt))throw(0,A.F)("drawingStep",`Page ${t} of the document would take too long to draw at once`,"Split it, or ask a service of your own, which draws longer",a)}}),
27583:((tt,k,i)=>{i.d(k,{I:()=>l});var A=i(33238),w=i(56457),p=i(86799),T=i(78906),B=i(52755),O=i(16259),b=i(77500),R=i(5964),U=i(71250),K=i(76586);async function l(u,E,D){
const v=await(0,A.Y)(u,"keep"),y=await B.mO.read(u);(0,b.mD)(u,y);const _=new O.n(u,y),x=D&&(0,p.g)(D,"font"),P=new T.y(u,y,_,x);await(0,R.$)(u,y,_,P,{missing:!0});
const M=new Set(E),W=({widgets:L})=>L.some(J=>J.pages.some(V=>M.has(V))),G=new Map([...P.missing].filter(([L])=>W(L))),S=[...P.tooSmall],j=L=>!W(L),$=[...(0,w.D)(
v,"flatten"),...(0,U.jA)(G,new Set,x),...(0,U.QR)(S.filter(W),!0),...(0,U.QR)(S.filter(j),!1),...(0,b.br)(u,"values")],{widgets:H,notes:Z}=await(0,K.H)(u,y,E);return{
widgets:H,isEmpty:H===0&&v.fields.length===0,notes:[...$,...Z]}}}),12195:((tt,k,i)=>{i.d(k,{Y:()=>Q});var A=i(58552),w=i(77598),p=i(68973);const T=3,B=new WeakMap;
async function O(f,e){const s=B.get(f);if(s)return s;const{pieces:c}=await f.load();if(c.length===0)throw new A.zU("unavailable","The program that draws pages w\
as left out of this installation",{advice:"Use the package as it is published, or a service of your own"});const d=await WebAssembly.compile(new Uint8Array(await b(
c,f,e)));return B.set(f,d),d}async function b(f,{bytes:e,sha256:s},c){const d=[];for(const I of f){d.push(Buffer.from(I,"base64"));const C=c.pace.step(I.length*
T);C&&await C}const g=await(0,p.uM)(c).inflate(Buffer.concat(d),e);if(!g||(0,w.createHash)("sha256").update(g).digest("hex")!==s)throw new A.zU("internal","The \
program that draws pages is damaged",{advice:"Install the package again"});return g}var R=i(42973);const U=65536,K=-44,l=8,u=new WebAssembly.RuntimeError("longj\
mp");class E{most;exports;constructor(e,s){this.most=s;const c={};for(const{module:d,name:g}of WebAssembly.Module.imports(e))(c[d]??={})[g]=this.imported(g);this.
exports=new WebAssembly.Instance(e,c).exports,this.call("__wasm_call_ctors")}call(e,...s){return this.exports[e](...s)}get bytes(){return new Uint8Array(this.exports.
memory.buffer)}get words(){return new DataView(this.exports.memory.buffer)}store(e){const s=this.call("malloc",e.length)>>>0;if(s===0)throw D(this.most);return this.
bytes.set(e,s),s}imported(e){if(e.startsWith("invoke_"))return this.invoke;switch(e){case"_emscripten_throw_longjmp":return()=>{throw u};case"emscripten_resize_\
heap":return s=>this.grow(s>>>0);case"environ_sizes_get":return(s,c)=>(this.words.setUint32(s,0,!0),this.words.setUint32(c,0,!0),0);case"_abort_js":return()=>{throw D(
this.most)}}return e.startsWith("fd_")?()=>l:e.startsWith("__syscall_")?()=>K:()=>0}invoke=(e,...s)=>{const c=this.call("emscripten_stack_get_current");try{return this.
exports.__indirect_function_table.get(e)(...s)}catch(d){if(this.call("_emscripten_stack_restore",c),d!==u)throw d;return this.call("setThrew",1,0),0}};grow(e){const{
memory:s}=this.exports,c=s.buffer.byteLength;if(e>this.most)return 0;const d=Math.min(Math.max(e,c*1.25),this.most);try{return s.grow(Math.ceil((d-c)/U)),1}catch{
return 0}}}const D=f=>(0,R.F)("drawingMemory",`The page cannot be drawn within ${Math.floor(f/2**20)} MB of memory`,"Ask for a lower resolution, or for fewer pa\
ges");function v(f,e,s){const c=new WebAssembly.Module(Uint8Array.from(_(f,e)));return new WebAssembly.Instance(c,{a:{b:s}}).exports.c}const y=127,_=(f,e)=>[0,97,
115,109,1,0,0,0,1,4+f+e,1,96,f,...new Array(f).fill(y),e,...new Array(e).fill(y),2,7,1,1,97,1,98,0,0,7,5,1,1,99,0,0],x=1,P=0,M=/^(?:Helvetica|Times|Courier)(?:-|$)|^(?:Symbol|ZapfDingbats)$/,
W=16,G=[{word:2,takes:2,results:0,name:"EnumFonts"},{word:3,takes:7,results:1,name:"MapFont"},{word:4,takes:2,results:1,name:"GetFont"},{word:5,takes:5,results:1,
name:"GetFontData"},{word:6,takes:4,results:1,name:"GetFaceName"},{word:7,takes:2,results:1,name:"GetFontCharset"},{word:8,takes:2,results:0,name:"DeleteFont"}];
function S(f,e){const s=f.call("FPDF_GetDefaultSystemFontInfo"),c=f.store(e),g={MapFont:(C,q,Y,z,nt,it=0)=>M.test(j(f,it>>>0))?0:x,GetFontData:(C=0,q=0,Y=0,z=0,nt=0)=>Y!==
P?0:(z!==0&&nt>=e.length&&f.bytes.copyWithin(z>>>0,c,c+e.length),e.length)},{__indirect_function_table:I}=f.exports;for(const{word:C,takes:q,results:Y,name:z}of G)
I.set(f.words.getUint32(s+C*4,!0),v(q,Y,g[z]??(()=>0)));f.call("FPDF_SetSystemFontInfo",s)}function j({bytes:f},e){const[s=""]=Buffer.from(f.subarray(e,e+W)).toString(
"latin1").split("\0");return s}const $={load:()=>i.e(6199).then(i.bind(i,26199)),bytes:3988829,sha256:"71aec412a303a0405baee21c3d6d3f30ad2033dc02444130fe476be39\
76e2d09"},H=15,Z=3e5,L=4,J=1,V=2,at=4294967295;class Q{job;sandbox;pause;document=0;bitmap=0;page=0;since=0;constructor(e,s){this.job=e,this.sandbox=s,s.call("F\
PDF_InitLibrary"),this.pause=this.pauseCallback()}static async open(e,s,c){const d=await O($,s);return X(s,()=>{const g=new Q(s,new E(d,s.limits.drawingMemory));
return c&&S(g.sandbox,c),g.load(e),g})}async draw(e,s){this.begin(e,s);for(let c=J;c!==V;){const d=this.job.pace.step(Z);if(d&&await d,c=this.proceed(s),c!==J&&
c!==V)throw D(this.job.limits.drawingMemory)}return this.finish(s)}load(e){const{sandbox:s}=this;if(this.document=s.call("FPDF_LoadMemDocument64",s.store(e),e.length,
0),this.document===0)throw D(this.job.limits.drawingMemory)}pauseCallback(){const{sandbox:e}=this,{__indirect_function_table:s}=e.exports,c=s.length-1;return s.
set(c,v(1,1,()=>performance.now()-this.since>H?1:0)),e.store(new Uint8Array(Uint32Array.of(1,c,0).buffer))}begin(e,{width:s,height:c,isTransparent:d}){const{sandbox:g,
job:I}=this;X(I,()=>{if(this.release(),this.page=g.call("FPDF_LoadPage",this.document,e),this.bitmap=g.call("FPDFBitmap_CreateEx",s,c,L,0,0),this.page===0||this.
bitmap===0)throw D(I.limits.drawingMemory);d||g.call("FPDFBitmap_FillRect",this.bitmap,0,0,s,c,at)})}started=!1;proceed({width:e,height:s}){const{sandbox:c,page:d,
bitmap:g,pause:I}=this;return this.since=performance.now(),X(this.job,()=>this.started?c.call("FPDF_RenderPage_Continue",d,I):(this.started=!0,c.call("FPDF_Rend\
erPageBitmap_Start",g,d,0,0,e,s,0,0,I)))}finish({width:e,height:s}){const{sandbox:c,bitmap:d}=this,g=c.call("FPDFBitmap_GetBuffer",d)>>>0,I=c.call("FPDFBitmap_G\
etStride",d);return{width:e,height:s,row:C=>c.bytes.subarray(g+C*I,g+C*I+e*4)}}release(){const{sandbox:e,page:s,bitmap:c}=this;this.started&&e.call("FPDF_Render\
Page_Close",s),c!==0&&e.call("FPDFBitmap_Destroy",c),s!==0&&e.call("FPDF_ClosePage",s),this.started=!1,this.bitmap=this.page=0}}function X(f,e){try{return e()}catch(s){
throw s instanceof A.zU?s:D(f.limits.drawingMemory)}}}),95340:((tt,k,i)=>{i.d(k,{h:()=>A});function A(w,p){const T=b=>{const R=w.resolve(p.get(b));return typeof R==
"number"?Math.floor(R):NaN},B=w.resolve(p.get("ImageMask"))===!0,O=w.array(p.get("Decode"))?.map(b=>w.resolve(b));return{width:T("Width"),height:T("Height"),bits:B?
1:T("BitsPerComponent")||8,stencil:B,decode:O?.every(b=>typeof b=="number")?O:void 0}}})};
