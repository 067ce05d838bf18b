"use strict";exports.id=1633,exports.ids=[1633],exports.modules={97755:((H,N,i)=>{i.d(N,{N:()=>A});var O=i(45599),p=i(64019),u=i(55969),T=i(12844),S=i(44738),b=i(57594);async function A(f,g){
const w=new T.I(f),E=new b.v(f,"OctavoAnnotation"),P=new Set,x=[],I=[];for(let v=0;v<f.pages.count;v++){const C=I.length;for(const{number:k}of(0,S.m)(f,f.pages.
number(v))){const F=f.get(k);if(!(0,O.Zm)(F)||!(0,u.E)((0,u.B)(f,F),g))continue;I.push(F),E.isVisible(F)&&!R(f,F)&&await w.draw(F,k);const _=f.job.pace.step(1e3);
_&&await _}I.length>C&&x.push(v+1)}await w.finish();for(const v of I)W(f,E,v)&&P.add(v);const B=await K(f,E,x,P);await(0,S.L)(f,v=>P.has(v));const y=new Set([...P].
filter(v=>(0,u.B)(f,v)==="Popup"));return{flattened:B,hidden:P.size-y.size-B,left:new Set(I).size-P.size,isTransparent:w.isTransparent,missing:[...w.missing]}}const W=(f,g,w)=>(0,u.
B)(f,w)==="Popup"||!g.isVisible(w)||R(f,w),R=(f,g)=>(0,p.wR)(f,g)!==void 0;async function K(f,g,w,E){const P=new Set;return await g.run(Uint32Array.from(w),({items:x,
paint:I})=>{for(const B of x){const y=(0,O.i9)(B)?f.get(B):void 0;!(0,O.i9)(B)||!(0,O.Zm)(y)||!E.has(y)||(0,u.B)(f,y)==="Popup"||!g.isVisible(y)||(P.add(y),I({number:B.
number,dict:y}))}return x}),P.size}}),37903:((H,N,i)=>{i.d(N,{v:()=>it});var O=i(42973),p=i(45599),u=i(98446),T=i(36211),S=i(37709),b=i(49454),A=i(93059),W=i(58971),
R=i(31095),K=i(95340),f=i(38671),g=i(78157),w=i(8283);function E(o,t){const n=(0,g.bS)(t);return o==="jpg"?P(n):o==="jp2"?I(n):y(n)}function P(o){for(const{marker:t,
data:n}of(0,w.OD)(o))if(t>=192&&t<=207&&t!==196&&t!==200&&t!==204&&n.length>=5)return(n[1]<<8|n[2])*(n[3]<<8|n[4]);return 0}const x=36;function I(o){const t=o.indexOf(
Uint8Array.of(255,79,255,81));if(t<0||t+6+x>o.length)return 0;const n=o.readUInt16BE(t+40);return o.readUInt32BE(t+8)*o.readUInt32BE(t+12)*Math.max(1,n/3)}const B=new Set(
[4,6,7,20,22,23,36,38,39,40,42,43]);function y(o){let t=0;for(let n=0;n+11<=o.length;){const s=o[n+4],r=n+v(o,n);if(r>o.length)break;B.has(s&63)&&r+8<=o.length&&
(t+=o.readUInt32BE(r)*o.readUInt32BE(r+4));const h=o.readUInt32BE(r-4);if(h===4294967295)break;n=r+h}return t}function v(o,t){const n=o.readUInt32BE(t),s=o[t+5]>>
5,r=s===7&&t+9<=o.length,h=r?o.readUInt32BE(t+5)&536870911:s,l=r?4+Math.ceil((h+1)/8):1,D=n<=256?1:n<=65536?2:4;return 5+l+h*D+(o[t+4]&64?4:1)+4}const C={jpg:.011,
jp2:.15,jbig2:.01,ccitt:.002},k=.006;class F{document;known=new WeakMap;constructor(t){this.document=t}of(t){const n=this.known.get(t.dict);if(n!==void 0)return n;
const s=["SMask","Mask"].map(l=>this.document.resolve(t.dict.get(l))),h=[t,...s.filter(l=>l instanceof p.Z6)].reduce((l,D)=>l+this.weigh(D),0);return this.known.
set(t.dict,h),h}weigh(t){const{width:n,height:s}=(0,K.h)(this.document,t.dict),r=Math.max(n,0)*Math.max(s,0)||0,{format:h,before:l}=(0,f.R)(this.document,t);if(h===
void 0||h==="ccitt")return r*(h?C[h]:k);const D=this.document.decodedPart(l)?.data;return Math.max(r,D?E(h,D):0)*C[h]}}const _=.01,j=.4,m=2,a=2,e=5e3,c={pattern:0,
mask:0,glyph:a},d=1e4;class M{document;decoder;images;known=new Map;open=new Set;glyphs=new Map;constructor(t){this.document=t,this.decoder=new W.X(t),this.images=
new F(t)}async page(t){const{document:n}=this,s=new R.H(n,n.dict(n.pages.attribute(t,"Resources"))),{reading:r,drawing:h,heaviest:l,fonts:D}=await this.content(
await this.decoder.page(t),s);return{step:Math.max(r,l),whole:r+h,fonts:D}}async content(t,n){const{job:s}=this.document,r=new G(this,this.document,n,t.length);
return await(0,S.K)(t,s.pace,h=>(s.memory.budget.spend("operators",1),r.take(h))),r.weight}image(t){return this.images.of(t)}async glyph(t,n){const{document:s,glyphs:r}=this,
h=r.get(t);if(h!==void 0)return h;const l=s.dict(t.get("Resources")),D=l?new R.H(s,l,n):n;let L=0;for(const z of s.dict(t.get("CharProcs"))?.values()??[]){const{
reading:J,drawing:Z}=await this.form(z,D);L=Math.max(L,J+Z)}return r.set(t,L),L}async form(t,n){const{document:s,known:r,open:h}=this,l=s.resolve(t);if(!(l instanceof
p.Z6)||!(0,p.i9)(t)||h.has(t.number))return U;const D=r.get(t.number);if(D)return D;const L=s.job.limits.formDepth;if(h.size>=L)throw(0,O.F)("formDepth",`A page\
 of the document has more than ${(0,u.y_)(L,"form")} within another`,"Open it in another PDF program and save it again");h.add(t.number);const z=s.dict(l.dict.get(
"Resources")),J=await this.decoder.form(t.number,l),Z=await this.content(J,z?new R.H(s,z,n):n);return h.delete(t.number),r.set(t.number,Z),Z}}const U={reading:0,
drawing:0,heaviest:0,fonts:new Set};class G{weigher;document;scope;weight;saved=[];ink=c;path=0;end=0;constructor(t,n,s,r){this.weigher=t,this.document=n,this.scope=
s,this.weight={reading:r*_,drawing:0,heaviest:0,fonts:new Set}}take(t){this.weight.reading+=j;const{operator:n}=t,s=t.end-this.end;if(this.end=t.end,T.lJ.has(n))
return this.paint(m+this.path*j);switch(n){case"q":this.saved.length<d&&this.saved.push(this.ink);return;case"Q":this.ink=this.saved.pop()??this.ink;return;case"\
Tj":case"TJ":case"'":case'"':return this.paint(s*this.ink.glyph);case"Tf":return this.font(this.scope.find("Font",t.name(0)??""));case"gs":return this.state(this.
document.dict(this.scope.find("ExtGState",t.name(0)??"")));case"Do":return this.draw(this.scope.find("XObject",t.name(0)??""));case"BI":{const r=(0,A.n)(t);return this.
paint(r?this.weigher.image(r):0)}case"sh":return this.paint(e);case"scn":case"SCN":return this.pattern(t.name(t.count-1));default:this.path++}}paint(t){this.path=
0;const n=t+this.ink.pattern+this.ink.mask;this.weight.drawing+=n,this.weight.heaviest=Math.max(this.weight.heaviest,n)}add(t){this.weight.reading+=t.reading;for(const n of t.
fonts)this.weight.fonts.add(n)}draw(t){const n=this.document.resolve(t);if(n instanceof p.Z6)return(0,p.Eo)(this.document.resolve(n.dict.get("Subtype")),"Form")?
this.weigher.form(t,this.scope).then(s=>{this.add(s),this.paint(s.drawing+m)}):this.paint(this.weigher.image(n))}pattern(t){this.ink={...this.ink,pattern:0};const n=t===
void 0?void 0:this.scope.find("Pattern",t);if(n!==void 0){if(!(this.document.resolve(n)instanceof p.Z6)){this.ink={...this.ink,pattern:e};return}return this.weigher.
form(n,this.scope).then(s=>{this.add(s),this.ink={...this.ink,pattern:s.reading+s.drawing}})}}async state(t){const n=this.document.array(t?.get("Font"))?.[0];if(n!==
void 0&&await this.font(n),!t?.has("SMask"))return;const s=this.document.dict(t.get("SMask"))?.get("G"),r=await this.weigher.form(s,this.scope);this.add(r),this.
ink={...this.ink,mask:r.reading+r.drawing}}async font(t){const{document:n}=this,s=n.dict(t);if(t===void 0||!s)return;this.weight.fonts.add(t);const r=(0,b.FG)(n,
s.get("Subtype"))==="Type3";this.ink={...this.ink,glyph:a+(r?await this.weigher.glyph(s,this.scope):0)}}}var $=i(52755),V=i(77500),Y=i(6057),Q=i(17671),X=i(14029),
q=i(97755),tt=i(27583),nt=i(61540);const et=/^(?:Helvetica|Arial|Times|Courier|Symbol|ZapfDingbats)/i;class st{document;pages=new Map;constructor(t){this.document=
t}add(t,n){for(const s of n){const r=this.missingName(s);if(r===void 0)continue;const h=this.pages.get(r);h?h.at(-1)!==t&&h.push(t):this.pages.set(r,[t])}}pagesWithout(){
return new Set([...this.pages.values()].flat())}notes(){if(this.pages.size===0)return[];const t=[...this.pages].map(([s,r])=>`${(0,u.Bu)(s)} (${(0,u.oi)(r)})`);
return[{code:"fonts_missing",message:`Fonts that are not in the document were drawn with others, and characters that those lack are missing: ${(0,u.Dw)(t)}.`}]}missingName(t){
const{document:n}=this,s=n.dict(t);if(!s||(0,nt.nq)(n,s))return;const r=(0,b.FG)(n,s.get("BaseFont"))||(0,b.FG)(n,(0,b.nb)(n,s)?.get("FontName")),h=(0,b.MH)((0,b.
VJ)(r).name);return et.test(h)?void 0:h||"a font without a name"}}async function it(o,t,n,s="pages"){await(0,Q.lh)(o,t),n&&await at(o);for(let l=0;l<o.pages.count;l++)
ot(o,l,(0,Y.iw)(o,l));const r=new M(o),h=new st(o);for(const[l,D]of t.entries()){const L=await r.page(l);ct(o,D,L.step,s),h.add(D,L.fonts)}return{bytes:await(0,X.
UN)(o,{encryption:"none",draft:!0}),missing:h}}async function at(o){o.catalog.has("AcroForm")&&((0,V.f4)(o,await $.mO.read(o))==="dynamic"||await(0,tt.I)(o,Uint32Array.
from({length:o.pages.count},(n,s)=>s+1))),await(0,q.N)(o,"all")}function ot(o,t,{box:n,rotation:s}){o.pages.patch(t,{MediaBox:[...n],CropBox:[...n],Rotate:s,UserUnit:void 0,
Annots:void 0})}const rt=1e3;function ct(o,t,n,s){const{drawingStep:r}=o.job.limits;if(!(n<=r*rt))throw(0,O.F)("drawingStep",`Page ${t} of the document would ta\
ke too long to draw at once`,"Split it, or ask a service of your own, which draws longer",s)}}),27583:((H,N,i)=>{i.d(N,{I:()=>f});var O=i(33238),p=i(56457),u=i(
86799),T=i(78906),S=i(52755),b=i(16259),A=i(77500),W=i(5964),R=i(71250),K=i(76586);async function f(g,w,E){const P=await(0,O.Y)(g,"keep"),x=await S.mO.read(g);(0,A.
mD)(g,x);const I=new b.n(g,x),B=E&&(0,u.g)(E,"font"),y=new T.y(g,x,I,B);await(0,W.$)(g,x,I,y,{missing:!0});const v=new Set(w),C=({widgets:e})=>e.some(c=>c.pages.
some(d=>v.has(d))),k=new Map([...y.missing].filter(([e])=>C(e))),F=[...y.tooSmall],_=e=>!C(e),j=[...(0,p.D)(P,"flatten"),...(0,R.jA)(k,new Set,B),...(0,R.QR)(F.
filter(C),!0),...(0,R.QR)(F.filter(_),!1),...(0,A.br)(g,"values")],{widgets:m,notes:a}=await(0,K.H)(g,x,w);return{widgets:m,isEmpty:m===0&&P.fields.length===0,notes:[
...j,...a]}}}),92043:((H,N,i)=>{i.d(N,{Y:()=>_});var O=i(58552),p=i(77598),u=i(68973);const T=3,S=new WeakMap;async function b(m,a){const e=S.get(m);if(e)return e;
const{pieces:c}=await m.load();if(c.length===0)throw new O.zU("unavailable","The program that draws pages was left out of this installation",{advice:"Use the pa\
ckage as it is published, or a service of your own"});const d=await WebAssembly.compile(new Uint8Array(await A(c,m,a)));return S.set(m,d),d}async function A(m,{
bytes:a,sha256:e},c){const d=[];for(const U of m){d.push(Buffer.from(U,"base64"));const G=c.pace.step(U.length*T);G&&await G}const M=await(0,u.uM)(c).inflate(Buffer.
concat(d),a);if(!M||(0,p.createHash)("sha256").update(M).digest("hex")!==e)throw new O.zU("internal","The program that draws pages is damaged",{advice:"Install \
the package again"});return M}var W=i(42973);const R=65536,K=-44,f=8,g=new WebAssembly.RuntimeError("longjmp");class w{most;exports;constructor(a,e){this.most=e;
const c={};for(const{module:d,name:M}of WebAssembly.Module.imports(a))(c[d]??={})[M]=this.imported(M);this.exports=new WebAssembly.Instance(a,c).exports,this.call(
"__wasm_call_ctors")}call(a,...e){return this.exports[a](...e)}get bytes(){return new Uint8Array(this.exports.memory.buffer)}get words(){return new DataView(this.
exports.memory.buffer)}store(a){const e=this.call("malloc",a.length)>>>0;if(e===0)throw E(this.most);return this.bytes.set(a,e),e}imported(a){if(a.startsWith("i\
nvoke_"))return this.invoke;switch(a){case"_emscripten_throw_longjmp":return()=>{throw g};case"emscripten_resize_heap":return e=>this.grow(e>>>0);case"environ_s\
izes_get":return(e,c)=>(this.words.setUint32(e,0,!0),this.words.setUint32(c,0,!0),0);case"_abort_js":return()=>{throw E(this.most)}}return a.startsWith("fd_")?()=>f:
a.startsWith("__syscall_")?()=>K:()=>0}invoke=(a,...e)=>{const c=this.call("emscripten_stack_get_current");try{return this.exports.__indirect_function_table.get(
a)(...e)}catch(d){if(this.call("_emscripten_stack_restore",c),d!==g)throw d;return this.call("setThrew",1,0),0}};grow(a){const{memory:e}=this.exports,c=e.buffer.
byteLength;if(a>this.most)return 0;const d=Math.min(Math.max(a,c*1.25),this.most);try{return e.grow(Math.ceil((d-c)/R)),1}catch{return 0}}}const E=m=>(0,W.F)("d\
rawingMemory",`The page cannot be drawn within ${Math.floor(m/2**20)} MB of memory`,"Ask for a lower resolution, or for fewer pages");function P(m){const a=new WebAssembly.
Module(Uint8Array.from(x));return new WebAssembly.Instance(a,{a:{b:m}}).exports.c}const x=[0,97,115,109,1,0,0,0,1,6,1,96,1,127,1,127,2,7,1,1,97,1,98,0,0,7,5,1,1,
99,0,0],I={load:()=>i.e(6199).then(i.bind(i,26199)),bytes:3988829,sha256:"71aec412a303a0405baee21c3d6d3f30ad2033dc02444130fe476be3976e2d09"},B=15,y=3e5,v=4,C=1,
k=2,F=4294967295;class _{job;sandbox;pause;document=0;bitmap=0;page=0;since=0;constructor(a,e){this.job=a,this.sandbox=e,e.call("FPDF_InitLibrary"),this.pause=this.
pauseCallback()}static async open(a,e){const c=await b(I,e);return j(e,()=>{const d=new _(e,new w(c,e.limits.drawingMemory));return d.load(a),d})}async draw(a,e){
this.begin(a,e);for(let c=C;c!==k;){const d=this.job.pace.step(y);if(d&&await d,c=this.proceed(e),c!==C&&c!==k)throw E(this.job.limits.drawingMemory)}return this.
finish(e)}load(a){const{sandbox:e}=this;if(this.document=e.call("FPDF_LoadMemDocument64",e.store(a),a.length,0),this.document===0)throw E(this.job.limits.drawingMemory)}pauseCallback(){
const{sandbox:a}=this,{__indirect_function_table:e}=a.exports,c=e.length-1;return e.set(c,P(()=>performance.now()-this.since>B?1:0)),a.store(new Uint8Array(Uint32Array.
of(1,c,0).buffer))}begin(a,{width:e,height:c,isTransparent:d}){const{sandbox:M,job:U}=this;j(U,()=>{if(this.release(),this.page=M.call("FPDF_LoadPage",this.document,
a),this.bitmap=M.call("FPDFBitmap_CreateEx",e,c,v,0,0),this.page===0||this.bitmap===0)throw E(U.limits.drawingMemory);d||M.call("FPDFBitmap_FillRect",this.bitmap,
0,0,e,c,F)})}started=!1;proceed({width:a,height:e}){const{sandbox:c,page:d,bitmap:M,pause:U}=this;return this.since=performance.now(),j(this.job,()=>this.started?
c.call("FPDF_RenderPage_Continue",d,U):(this.started=!0,c.call("FPDF_RenderPageBitmap_Start",M,d,0,0,a,e,0,0,U)))}finish({width:a,height:e}){const{sandbox:c,bitmap:d}=this,
M=c.call("FPDFBitmap_GetBuffer",d)>>>0,U=c.call("FPDFBitmap_GetStride",d);return{width:a,height:e,row:G=>c.bytes.subarray(M+G*U,M+G*U+a*4)}}release(){const{sandbox:a,
page:e,bitmap:c}=this;this.started&&a.call("FPDF_RenderPage_Close",e),c!==0&&a.call("FPDFBitmap_Destroy",c),e!==0&&a.call("FPDF_ClosePage",e),this.started=!1,this.
bitmap=this.page=0}}function j(m,a){try{return a()}catch(e){throw e instanceof O.zU?e:E(m.limits.drawingMemory)}}}),95340:((H,N,i)=>{i.d(N,{h:()=>O});function O(p,u){
const T=A=>{const W=p.resolve(u.get(A));return typeof W=="number"?Math.floor(W):NaN},S=p.resolve(u.get("ImageMask"))===!0,b=p.array(u.get("Decode"))?.map(A=>p.resolve(
A));return{width:T("Width"),height:T("Height"),bits:S?1:T("BitsPerComponent")||8,stencil:S,decode:b?.every(A=>typeof A=="number")?b:void 0}}})};
