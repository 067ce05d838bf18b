"use strict";exports.id=1633,exports.ids=[1633],exports.modules={97755:((k,U,e)=>{e.d(U,{N:()=>P});var u=e(45599),E=e(64019),D=e(55969),_=e(12844),O=e(44738),m=e(57594);async function P(c,h){
const d=new _.I(c),v=new m.v(c,"OctavoAnnotation"),M=new Set,I=[],A=[];for(let C=0;C<c.pages.count;C++){const L=A.length;for(const{number:j}of(0,O.m)(c,c.pages.
number(C))){const R=c.get(j);if(!(0,u.Zm)(R)||!(0,D.E)((0,D.B)(c,R),h))continue;A.push(R),v.isVisible(R)&&!x(c,R)&&await d.draw(R,j);const K=c.job.pace.step(1e3);
K&&await K}A.length>L&&I.push(C+1)}await d.finish();for(const C of A)p(c,v,C)&&M.add(C);const T=await g(c,v,I,M);await(0,O.L)(c,C=>M.has(C));const B=new Set([...M].
filter(C=>(0,D.B)(c,C)==="Popup"));return{flattened:T,hidden:M.size-B.size-T,left:new Set(A).size-M.size,isTransparent:d.isTransparent,missing:[...d.missing]}}const p=(c,h,d)=>(0,D.
B)(c,d)==="Popup"||!h.isVisible(d)||x(c,d),x=(c,h)=>(0,E.wR)(c,h)!==void 0;async function g(c,h,d,v){const M=new Set;return await h.run(Uint32Array.from(d),({items:I,
paint:A})=>{for(const T of I){const B=(0,u.i9)(T)?c.get(T):void 0;!(0,u.i9)(T)||!(0,u.Zm)(B)||!v.has(B)||(0,D.B)(c,B)==="Popup"||!h.isVisible(B)||(M.add(B),A({number:T.
number,dict:B}))}return I}),M.size}}),37903:((k,U,e)=>{e.d(U,{v:()=>it});var u=e(42973),E=e(45599),D=e(98446),_=e(36211),O=e(37709),m=e(49454),P=e(93059),p=e(58971),
x=e(31095),g=e(95340),c=e(38671),h=e(78157),d=e(8283);function v(o,t){const n=(0,h.bS)(t);return o==="jpg"?M(n):o==="jp2"?A(n):B(n)}function M(o){for(const{marker:t,
data:n}of(0,d.OD)(o))if(t>=192&&t<=207&&t!==196&&t!==200&&t!==204&&n.length>=5)return(n[1]<<8|n[2])*(n[3]<<8|n[4]);return 0}const I=36;function A(o){const t=o.indexOf(
Uint8Array.of(255,79,255,81));if(t<0||t+6+I>o.length)return 0;const n=o.readUInt16BE(t+40);return o.readUInt32BE(t+8)*o.readUInt32BE(t+12)*Math.max(1,n/3)}const T=new Set(
[4,6,7,20,22,23,36,38,39,40,42,43]);function B(o){let t=0;for(let n=0;n+11<=o.length;){const i=o[n+4],r=n+C(o,n);if(r>o.length)break;T.has(i&63)&&r+8<=o.length&&
(t+=o.readUInt32BE(r)*o.readUInt32BE(r+4));const l=o.readUInt32BE(r-4);if(l===4294967295)break;n=r+l}return t}function C(o,t){const n=o.readUInt32BE(t),i=o[t+5]>>
5,r=i===7&&t+9<=o.length,l=r?o.readUInt32BE(t+5)&536870911:i,y=r?4+Math.ceil((l+1)/8):1,S=n<=256?1:n<=65536?2:4;return 5+y+l*S+(o[t+4]&64?4:1)+4}const L={jpg:.011,
jp2:.15,jbig2:.01,ccitt:.002},j=.006;class R{document;known=new WeakMap;constructor(t){this.document=t}of(t){const n=this.known.get(t.dict);if(n!==void 0)return n;
const i=["SMask","Mask"].map(y=>this.document.resolve(t.dict.get(y))),l=[t,...i.filter(y=>y instanceof E.Z6)].reduce((y,S)=>y+this.weigh(S),0);return this.known.
set(t.dict,l),l}weigh(t){const{width:n,height:i}=(0,g.h)(this.document,t.dict),r=Math.max(n,0)*Math.max(i,0)||0,{format:l,before:y}=(0,c.R)(this.document,t);if(l===
void 0||l==="ccitt")return r*(l?L[l]:j);const S=this.document.decodedPart(y)?.data;return Math.max(r,S?v(l,S):0)*L[l]}}const K=.01,G=.4,b=2,a=2,s=5e3,f={pattern:0,
mask:0,glyph:a},w=1e4;class F{document;decoder;images;known=new Map;open=new Set;glyphs=new Map;constructor(t){this.document=t,this.decoder=new p.X(t),this.images=
new R(t)}async page(t){const{document:n}=this,i=new x.H(n,n.dict(n.pages.attribute(t,"Resources"))),{reading:r,drawing:l,heaviest:y,fonts:S}=await this.content(
await this.decoder.page(t),i);return{step:Math.max(r,y),whole:r+l,fonts:S}}async content(t,n){const{job:i}=this.document,r=new H(this,this.document,n,t.length);
return await(0,O.K)(t,i.pace,l=>(i.memory.budget.spend("operators",1),r.take(l))),r.weight}image(t){return this.images.of(t)}async glyph(t,n){const{document:i,glyphs:r}=this,
l=r.get(t);if(l!==void 0)return l;const y=i.dict(t.get("Resources")),S=y?new x.H(i,y,n):n;let N=0;for(const Z of i.dict(t.get("CharProcs"))?.values()??[]){const{
reading:J,drawing:z}=await this.form(Z,S);N=Math.max(N,J+z)}return r.set(t,N),N}async form(t,n){const{document:i,known:r,open:l}=this,y=i.resolve(t);if(!(y instanceof
E.Z6)||!(0,E.i9)(t)||l.has(t.number))return W;const S=r.get(t.number);if(S)return S;const N=i.job.limits.formDepth;if(l.size>=N)throw(0,u.F)("formDepth",`A page\
 of the document has more than ${(0,D.y_)(N,"form")} within another`,"Open it in another PDF program and save it again");l.add(t.number);const Z=i.dict(y.dict.get(
"Resources")),J=await this.decoder.form(t.number,y),z=await this.content(J,Z?new x.H(i,Z,n):n);return l.delete(t.number),r.set(t.number,z),z}}const W={reading:0,
drawing:0,heaviest:0,fonts:new Set};class H{weigher;document;scope;weight;saved=[];ink=f;path=0;end=0;constructor(t,n,i,r){this.weigher=t,this.document=n,this.scope=
i,this.weight={reading:r*K,drawing:0,heaviest:0,fonts:new Set}}take(t){this.weight.reading+=G;const{operator:n}=t,i=t.end-this.end;if(this.end=t.end,_.lJ.has(n))
return this.paint(b+this.path*G);switch(n){case"q":this.saved.length<w&&this.saved.push(this.ink);return;case"Q":this.ink=this.saved.pop()??this.ink;return;case"\
Tj":case"TJ":case"'":case'"':return this.paint(i*this.ink.glyph);case"Tf":return this.font(this.scope.find("Font",t.name(0)??""));case"gs":return this.state(this.
document.dict(this.scope.find("ExtGState",t.name(0)??"")));case"Do":return this.draw(this.scope.find("XObject",t.name(0)??""));case"BI":{const r=(0,P.n)(t);return this.
paint(r?this.weigher.image(r):0)}case"sh":return this.paint(s);case"scn":case"SCN":return this.pattern(t.name(t.count-1));default:this.path++}}paint(t){this.path=
0;const n=t+this.ink.pattern+this.ink.mask;this.weight.drawing+=n,this.weight.heaviest=Math.max(this.weight.heaviest,n)}add(t){this.weight.reading+=t.reading;for(const n of t.
fonts)this.weight.fonts.add(n)}draw(t){const n=this.document.resolve(t);if(n instanceof E.Z6)return(0,E.Eo)(this.document.resolve(n.dict.get("Subtype")),"Form")?
this.weigher.form(t,this.scope).then(i=>{this.add(i),this.paint(i.drawing+b)}):this.paint(this.weigher.image(n))}pattern(t){this.ink={...this.ink,pattern:0};const n=t===
void 0?void 0:this.scope.find("Pattern",t);if(n!==void 0){if(!(this.document.resolve(n)instanceof E.Z6)){this.ink={...this.ink,pattern:s};return}return this.weigher.
form(n,this.scope).then(i=>{this.add(i),this.ink={...this.ink,pattern:i.reading+i.drawing}})}}async state(t){const n=this.document.array(t?.get("Font"))?.[0];if(n!==
void 0&&await this.font(n),!t?.has("SMask"))return;const i=this.document.dict(t.get("SMask"))?.get("G"),r=await this.weigher.form(i,this.scope);this.add(r),this.
ink={...this.ink,mask:r.reading+r.drawing}}async font(t){const{document:n}=this,i=n.dict(t);if(t===void 0||!i)return;this.weight.fonts.add(t);const r=(0,m.FG)(n,
i.get("Subtype"))==="Type3";this.ink={...this.ink,glyph:a+(r?await this.weigher.glyph(i,this.scope):0)}}}var $=e(52755),V=e(77500),Y=e(6057),X=e(17671),Q=e(14029),
q=e(97755),tt=e(27583),nt=e(61540);const et=/^(?:Helvetica|Arial|Times|Courier|Symbol|ZapfDingbats)/i;class st{document;pages=new Map;constructor(t){this.document=
t}add(t,n){for(const i of n){const r=this.missingName(i);if(r===void 0)continue;const l=this.pages.get(r);l?l.at(-1)!==t&&l.push(t):this.pages.set(r,[t])}}pagesWithout(){
return new Set([...this.pages.values()].flat())}notes(){if(this.pages.size===0)return[];const t=[...this.pages].map(([i,r])=>`${(0,D.Bu)(i)} (${(0,D.oi)(r)})`);
return[{code:"fonts_missing",message:`Fonts that are not in the document were drawn with others, and characters that those lack are missing: ${(0,D.Dw)(t)}.`}]}missingName(t){
const{document:n}=this,i=n.dict(t);if(!i||(0,nt.nq)(n,i))return;const r=(0,m.FG)(n,i.get("BaseFont"))||(0,m.FG)(n,(0,m.nb)(n,i)?.get("FontName")),l=(0,m.MH)((0,m.
VJ)(r).name);return et.test(l)?void 0:l||"a font without a name"}}async function it(o,t,n,i="pages"){await(0,X.lh)(o,t),n&&await at(o);for(let y=0;y<o.pages.count;y++)
ot(o,y,(0,Y.iw)(o,y));const r=new F(o),l=new st(o);for(const[y,S]of t.entries()){const N=await r.page(y);ct(o,S,N.step,i),l.add(S,N.fonts)}return{bytes:await(0,Q.
UN)(o,{encryption:"none",draft:!0}),missing:l}}async function at(o){o.catalog.has("AcroForm")&&((0,V.f4)(o,await $.mO.read(o))==="dynamic"||await(0,tt.I)(o,Uint32Array.
from({length:o.pages.count},(n,i)=>i+1))),await(0,q.N)(o,"all")}function ot(o,t,{box:n,rotation:i}){o.pages.patch(t,{MediaBox:[...n],CropBox:[...n],Rotate:i,UserUnit:void 0,
Annots:void 0})}const rt=1e3;function ct(o,t,n,i){const{drawingStep:r}=o.job.limits;if(!(n<=r*rt))throw(0,u.F)("drawingStep",`Page ${t} of the document would ta\
ke too long to draw at once`,"Split it, or ask a service of your own, which draws longer",i)}}),27583:((k,U,e)=>{e.d(U,{I:()=>c});var u=e(33238),E=e(56457),D=e(
86799),_=e(78906),O=e(52755),m=e(16259),P=e(77500),p=e(5964),x=e(71250),g=e(76586);async function c(h,d,v){const M=await(0,u.Y)(h,"keep"),I=await O.mO.read(h);(0,P.
mD)(h,I);const A=new m.n(h,I),T=v&&(0,D.g)(v,"font"),B=new _.y(h,I,A,T);await(0,p.$)(h,I,A,B,{missing:!0});const C=new Set(d),L=({widgets:s})=>s.some(f=>f.pages.
some(w=>C.has(w))),j=new Map([...B.missing].filter(([s])=>L(s))),R=[...B.tooSmall],K=s=>!L(s),G=[...(0,E.D)(M,"flatten"),...(0,x.jA)(j,new Set,T),...(0,x.QR)(R.
filter(L),!0),...(0,x.QR)(R.filter(K),!1),...(0,P.br)(h,"values")],{widgets:b,notes:a}=await(0,g.H)(h,I,d);return{widgets:b,isEmpty:b===0&&M.fields.length===0,notes:[
...G,...a]}}}),92043:((k,U,e)=>{e.d(U,{Y:()=>K});var u=e(58552),E=e(77598),D=e(68973);const _=3,O=new WeakMap;async function m(b,a){const s=O.get(b);if(s)return s;
const{pieces:f}=await b.load();if(f.length===0)throw new u.zU("unavailable","The program that draws pages was left out of this installation",{advice:"Use the pa\
ckage as it is published, or a service of your own"});const w=await WebAssembly.compile(new Uint8Array(await P(f,b,a)));return O.set(b,w),w}async function P(b,{
bytes:a,sha256:s},f){const w=[];for(const W of b){w.push(Buffer.from(W,"base64"));const H=f.pace.step(W.length*_);H&&await H}const F=await(0,D.uM)(f).inflate(Buffer.
concat(w),a);if(!F||(0,E.createHash)("sha256").update(F).digest("hex")!==s)throw new u.zU("internal","The program that draws pages is damaged",{advice:"Install \
the package again"});return F}var p=e(42973);const x=65536,g=-44,c=8,h=new WebAssembly.RuntimeError("longjmp");class d{most;exports;constructor(a,s){this.most=s;
const f={};for(const{module:w,name:F}of WebAssembly.Module.imports(a))(f[w]??={})[F]=this.imported(F);this.exports=new WebAssembly.Instance(a,f).exports,this.call(
"__wasm_call_ctors")}call(a,...s){return this.exports[a](...s)}get bytes(){return new Uint8Array(this.exports.memory.buffer)}get words(){return new DataView(this.
exports.memory.buffer)}store(a){const s=this.call("malloc",a.length)>>>0;if(s===0)throw v(this.most);return this.bytes.set(a,s),s}imported(a){if(a.startsWith("i\
nvoke_"))return this.invoke;switch(a){case"_emscripten_throw_longjmp":return()=>{throw h};case"emscripten_resize_heap":return s=>this.grow(s>>>0);case"environ_s\
izes_get":return(s,f)=>(this.words.setUint32(s,0,!0),this.words.setUint32(f,0,!0),0);case"_abort_js":return()=>{throw v(this.most)}}return a.startsWith("fd_")?()=>c:
a.startsWith("__syscall_")?()=>g:()=>0}invoke=(a,...s)=>{const f=this.call("emscripten_stack_get_current");try{return this.exports.__indirect_function_table.get(
a)(...s)}catch(w){if(this.call("_emscripten_stack_restore",f),w!==h)throw w;return this.call("setThrew",1,0),0}};grow(a){const{memory:s}=this.exports,f=s.buffer.
byteLength;if(a>this.most)return 0;const w=Math.min(Math.max(a,f*1.25),this.most);try{return s.grow(Math.ceil((w-f)/x)),1}catch{return 0}}}const v=b=>(0,p.F)("d\
rawingMemory",`The page cannot be drawn within ${Math.floor(b/2**20)} MB of memory`,"Ask for a lower resolution, or for fewer pages");function M(b){const a=new WebAssembly.
Module(Uint8Array.from(I));return new WebAssembly.Instance(a,{a:{b}}).exports.c}const I=[0,97,115,109,1,0,0,0,1,6,1,96,1,127,1,127,2,7,1,1,97,1,98,0,0,7,5,1,1,99,
0,0],A={load:()=>e.e(6199).then(e.bind(e,26199)),bytes:3988829,sha256:"71aec412a303a0405baee21c3d6d3f30ad2033dc02444130fe476be3976e2d09"},T=15,B=3e5,C=4,L=1,j=2,
R=4294967295;class K{job;sandbox;pause;document=0;bitmap=0;page=0;since=0;constructor(a,s){this.job=a,this.sandbox=s,s.call("FPDF_InitLibrary"),this.pause=this.
pauseCallback()}static async open(a,s){const f=await m(A,s);return G(s,()=>{const w=new K(s,new d(f,s.limits.drawingMemory));return w.load(a),w})}async draw(a,s){
this.begin(a,s);for(let f=L;f!==j;){const w=this.job.pace.step(B);if(w&&await w,f=this.proceed(s),f!==L&&f!==j)throw v(this.job.limits.drawingMemory)}return this.
finish(s)}load(a){const{sandbox:s}=this;if(this.document=s.call("FPDF_LoadMemDocument64",s.store(a),a.length,0),this.document===0)throw v(this.job.limits.drawingMemory)}pauseCallback(){
const{sandbox:a}=this,{__indirect_function_table:s}=a.exports,f=s.length-1;return s.set(f,M(()=>performance.now()-this.since>T?1:0)),a.store(new Uint8Array(Uint32Array.
of(1,f,0).buffer))}begin(a,{width:s,height:f,isTransparent:w}){const{sandbox:F,job:W}=this;G(W,()=>{if(this.release(),this.page=F.call("FPDF_LoadPage",this.document,
a),this.bitmap=F.call("FPDFBitmap_CreateEx",s,f,C,0,0),this.page===0||this.bitmap===0)throw v(W.limits.drawingMemory);w||F.call("FPDFBitmap_FillRect",this.bitmap,
0,0,s,f,R)})}started=!1;proceed({width:a,height:s}){const{sandbox:f,page:w,bitmap:F,pause:W}=this;return this.since=performance.now(),G(this.job,()=>this.started?
f.call("FPDF_RenderPage_Continue",w,W):(this.started=!0,f.call("FPDF_RenderPageBitmap_Start",F,w,0,0,a,s,0,0,W)))}finish({width:a,height:s}){const{sandbox:f,bitmap:w}=this,
F=f.call("FPDFBitmap_GetBuffer",w)>>>0,W=f.call("FPDFBitmap_GetStride",w);return{width:a,height:s,row:H=>f.bytes.subarray(F+H*W,F+H*W+a*4)}}release(){const{sandbox:a,
page:s,bitmap:f}=this;this.started&&a.call("FPDF_RenderPage_Close",s),f!==0&&a.call("FPDFBitmap_Destroy",f),s!==0&&a.call("FPDF_ClosePage",s),this.started=!1,this.
bitmap=this.page=0}}function G(b,a){try{return a()}catch(s){throw s instanceof u.zU?s:v(b.limits.drawingMemory)}}}),95340:((k,U,e)=>{e.d(U,{h:()=>u});function u(E,D){
const _=P=>{const p=E.resolve(D.get(P));return typeof p=="number"?Math.floor(p):NaN},O=E.resolve(D.get("ImageMask"))===!0,m=E.array(D.get("Decode"))?.map(P=>E.resolve(
P));return{width:_("Width"),height:_("Height"),bits:O?1:_("BitsPerComponent")||8,stencil:O,decode:m?.every(P=>typeof P=="number")?m:void 0}}}),38671:((k,U,e)=>{
e.d(U,{R:()=>_});var u=e(52205),E=e(45599);const D={DCTDecode:"jpg",DCT:"jpg",JPXDecode:"jp2",CCITTFaxDecode:"ccitt",CCF:"ccitt",JBIG2Decode:"jbig2"};function _(O,m){
const P=(0,u.c3)(O,m.dict.get("Filter")),p=(0,u.c3)(O,m.dict.get("DecodeParms")),x=P.at(-1)??null,g=x instanceof E.SX?D[x.text]:void 0;if(!g)return{format:g,parameters:void 0,
filter:x,before:m};const c=new E.Bi(m.dict);c.set("Filter",P.slice(0,-1)),c.set("DecodeParms",p.slice(0,P.length-1));const h=p[P.length-1];return{format:g,parameters:(0,E.
Zm)(h)?h:void 0,filter:x,before:new E.Z6(c,m.data,m.sealed)}}}),93059:((k,U,e)=>{e.d(U,{n:()=>D});var u=e(45599);const E={BPC:"BitsPerComponent",CS:"ColorSpace",
D:"Decode",DP:"DecodeParms",F:"Filter",H:"Height",IM:"ImageMask",W:"Width"};function D(_){if(_.dataStart<0)return;const O=new u.Bi;for(let m=0;m+1<_.count;m+=2){
const P=_.name(m);P!==void 0&&O.set(E[P]??P,_.value(m+1))}return new u.Z6(O,_.content.subarray(_.dataStart,_.dataEnd))}}),8283:((k,U,e)=>{e.d(U,{A2:()=>E,EI:()=>O,
GM:()=>D,OD:()=>P,Os:()=>_,iN:()=>m});var u=e(78157);const E=216,D=217,_=218,O=254,m=g=>g>=224&&g<=239;function*P(g){const c=(0,u.bS)(g);for(let h=2;;){const d=x(
c,h);if(d<0)return;const v=c[d+1],M=v===E||v===D||v===p;if(!M&&d+4>c.length)return;const I=M?0:c.readUInt16BE(d+2),A=d+2+I;if(A>c.length||!M&&I<2||(yield{marker:v,
start:d,end:A,data:c.subarray(M?A:d+4,A)},v===D))return;h=A}}const p=1;function x(g,c){for(let h=g.indexOf(255,c);h>=0&&h+1<g.length;h=g.indexOf(255,h+1)){const d=g[h+
1];if(d!==0&&d!==255&&(d<208||d>215))return h}return-1}}),44738:((k,U,e)=>{e.d(U,{L:()=>m,m:()=>P});var u=e(45599),E=e(55969),D=e(3466),_=e(9731),O=e(17671);async function m(p,x){
const g=new Set;let c=0,h=!1;for(let M=0;M<p.pages.count;M++){const I=P(p,p.pages.number(M));for(const{number:T}of I){const B=p.get(T);if(g.has(T)||!(0,u.Zm)(B)||
!x(B,M))continue;g.add(T);const C=(0,E.B)(p,B);C==="Popup"&&c++,C==="Widget"&&(h=!0)}const A=p.job.pace.step(500+I.length*100);A&&await A}if(g.size===0)return 0;
const d=(0,O.Hi)(p),v=h?await D.R.of(p):void 0;return await(0,O.Pv)(d,g,()=>(0,O.Wi)(d,g)),v&&await(0,O.zg)(d,v),await(0,_.U)(d),g.size-c}function P(p,x){const g=p.
entry(x,"Annots"),c=p.array(g)??[];if(!c.some(u.Zm))return c.filter(u.i9);const h=p.edit((0,u.i9)(g)?g:x),d=p.array((0,u.Zm)(h)?h.get("Annots"):h)??[];for(const[
v,M]of d.entries())(0,u.Zm)(M)&&(d[v]=p.add(M));return d.filter(u.i9)}})};
