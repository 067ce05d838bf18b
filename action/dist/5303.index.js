"use strict";exports.id=5303,exports.ids=[5303],exports.modules={97755:((st,N,o)=>{o.d(N,{N:()=>b});var P=o(45599),E=o(64019),p=o(55969),T=o(12844),B=o(44738),O=o(57594);async function b(m,u){
const M=new T.I(m),D=new O.v(m,"OctavoAnnotation"),v=new Set,F=[],S=[];for(let y=0;y<m.pages.count;y++){const G=S.length;for(const{number:j}of(0,B.m)(m,m.pages.
number(y))){const _=m.get(j);if(!(0,P.Zm)(_)||!(0,p.E)((0,p.B)(m,_),u))continue;S.push(_),D.isVisible(_)&&!W(m,_)&&await M.draw(_,j);const K=m.job.pace.step(1e3);
K&&await K}S.length>G&&F.push(y+1)}await M.finish();for(const y of S)R(m,D,y)&&v.add(y);const x=await k(m,D,F,v);await(0,B.L)(m,y=>v.has(y));const A=new Set([...v].
filter(y=>(0,p.B)(m,y)==="Popup"));return{flattened:x,hidden:v.size-A.size-x,left:new Set(S).size-v.size,isTransparent:M.isTransparent,missing:[...M.missing]}}const R=(m,u,M)=>(0,p.
B)(m,M)==="Popup"||!u.isVisible(M)||W(m,M),W=(m,u)=>(0,E.wR)(m,u)!==void 0;async function k(m,u,M,D){const v=new Set;return await u.run(Uint32Array.from(M),({items:F,
paint:S})=>{for(const x of F){const A=(0,P.i9)(x)?m.get(x):void 0;!(0,P.i9)(x)||!(0,P.Zm)(A)||!D.has(A)||(0,p.B)(m,A)==="Popup"||!u.isVisible(A)||(v.add(A),S({number:x.
number,dict:A}))}return F}),v.size}}),56725:((st,N,o)=>{o.d(N,{v:()=>ht});var P=o(42973),E=o(45599),p=o(98446),T=o(36211),B=o(37709),O=o(49454),b=o(6057),R=o(93059),
W=o(58971),k=o(31095),m=o(95340),u=o(38671),M=o(78157),D=o(8283);function v(r,t){const e=(0,M.bS)(t);return r==="jpg"?F(e):r==="jp2"?x(e):y(e)}function F(r){for(const{
marker:t,data:e}of(0,D.OD)(r))if(t>=192&&t<=207&&t!==196&&t!==200&&t!==204&&e.length>=5)return(e[1]<<8|e[2])*(e[3]<<8|e[4]);return 0}const S=36;function x(r){const t=r.
indexOf(Uint8Array.of(255,79,255,81));if(t<0||t+6+S>r.length)return 0;const e=r.readUInt16BE(t+40);return r.readUInt32BE(t+8)*r.readUInt32BE(t+12)*Math.max(1,e/
3)}const A=new Set([4,6,7,20,22,23,36,38,39,40,42,43]);function y(r){let t=0;for(let e=0;e+11<=r.length;){const a=r[e+4],i=e+G(r,e);if(i>r.length)break;A.has(a&
63)&&i+8<=r.length&&(t+=r.readUInt32BE(i)*r.readUInt32BE(i+4));const h=r.readUInt32BE(i-4);if(h===4294967295)break;e=i+h}return t}function G(r,t){const e=r.readUInt32BE(
t),a=r[t+5]>>5,i=a===7&&t+9<=r.length,h=i?r.readUInt32BE(t+5)&536870911:a,f=i?4+Math.ceil((h+1)/8):1,w=e<=256?1:e<=65536?2:4;return 5+f+h*w+(r[t+4]&64?4:1)+4}const j={
jpg:.011,jp2:.15,jbig2:.01,ccitt:.002},_=.006;class K{document;known=new WeakMap;constructor(t){this.document=t}of(t){const e=this.known.get(t.dict);if(e!==void 0)
return e;const a=["SMask","Mask"].map(f=>this.document.resolve(t.dict.get(f))),h=[t,...a.filter(f=>f instanceof E.Z6)].reduce((f,w)=>f+this.weigh(w),0);return this.
known.set(t.dict,h),h}weigh(t){const{width:e,height:a}=(0,m.h)(this.document,t.dict),i=Math.max(e,0)*Math.max(a,0)||0,{format:h,before:f}=(0,u.R)(this.document,
t);if(h===void 0||h==="ccitt")return i*(h?j[h]:_);const w=this.document.decodedPart(f)?.data;return Math.max(i,w?v(h,w):0)*j[h]}}const Y=1e12;function Q(r,t,e){
const a=r.array(t.get("Matrix"))??[],i=(V,H)=>{const rt=r.resolve(V);return typeof rt=="number"?rt:H},[h,f,w,U]=[1,0,0,1].map((V,H)=>i(a[H],V)),J=Math.abs(i(t.get(
"XStep"),0)*i(t.get("YStep"),0)*(h*U-f*w));return J>0?Math.min(e/J,Y):Y}const q=.01,L=.4,z=2,$=2,at=5e3,tt=.05,et={pattern:0,mask:0,glyph:$},d=1e4,n="Open it in\
 another PDF program and save it again";class s{document;decoder;images;known=new Map;open=new Set;patterns=0;glyphs=new Map;constructor(t){this.document=t,this.
decoder=new W.X(t),this.images=new K(t)}area=0;async page(t){const{document:e}=this;this.measure(t);const a=new k.H(e,e.dict(e.pages.attribute(t,"Resources"))),
{reading:i,drawing:h,heaviest:f,fonts:w}=await this.content(await this.decoder.page(t),a);return{step:Math.max(i,f),whole:i+h,fonts:w}}async content(t,e){const{
job:a}=this.document,i=new l(this,this.document,e,t.length);return await(0,B.K)(t,a.pace,h=>(a.memory.budget.spend("operators",1),i.take(h))),i.weight}image(t){
return this.images.of(t)}async glyph(t,e){const{document:a,glyphs:i}=this,h=i.get(t);if(h!==void 0)return h;const f=a.dict(t.get("Resources")),w=f?new k.H(a,f,e):
e;let U=0;for(const J of a.dict(t.get("CharProcs"))?.values()??[]){const{reading:V,drawing:H}=await this.form(J,w);U=Math.max(U,V+H)}return i.set(t,U),U}measure(t){
const[e,a,i,h]=(0,b.iw)(this.document,t).box,f=(i-e)*(h-a);f<=this.area||(this.area=2*f,this.known.clear(),this.glyphs.clear())}async cell(t,e){this.patterns++;
const a=await this.form(t,e);return this.patterns--,a}async form(t,e){const{document:a,known:i,open:h}=this,f=a.resolve(t);if(!(f instanceof E.Z6)||!(0,E.i9)(t))
return c;if(h.has(t.number)){if(this.patterns===0)return c;throw(0,P.F)("formDepth","A page of the document has a pattern within itself",n)}const w=i.get(t.number);
if(w)return w;const U=a.job.limits.formDepth;if(h.size>=U)throw(0,P.F)("formDepth",`A page of the document has more than ${(0,p.y_)(U,"form")} within another`,n);
h.add(t.number);const J=a.dict(f.dict.get("Resources")),V=await this.decoder.form(t.number,f),H=await this.content(V,J?new k.H(a,J,e):e);return h.delete(t.number),
i.set(t.number,H),H}}const c={reading:0,drawing:0,heaviest:0,fonts:new Set};class l{weigher;document;scope;weight;saved=[];ink=et;path=0;end=0;constructor(t,e,a,i){
this.weigher=t,this.document=e,this.scope=a,this.weight={reading:i*q,drawing:0,heaviest:0,fonts:new Set}}take(t){this.weight.reading+=L;const{operator:e}=t,a=t.
end-this.end;if(this.end=t.end,T.lJ.has(e))return this.paint(z+this.path*L);switch(e){case"q":this.saved.length<d&&this.saved.push(this.ink);return;case"Q":this.
ink=this.saved.pop()??this.ink;return;case"Tj":case"TJ":case"'":case'"':return this.paint(a*this.ink.glyph);case"Tf":return this.font(this.scope.find("Font",t.name(
0)??""));case"gs":return this.state(this.document.dict(this.scope.find("ExtGState",t.name(0)??"")));case"Do":return this.draw(this.scope.find("XObject",t.name(0)??
""));case"BI":{const i=(0,R.n)(t);return this.paint(i?this.weigher.image(i):0)}case"sh":return this.paint(at);case"scn":case"SCN":return this.pattern(t.name(t.count-
1));default:this.path++}}paint(t){this.path=0;const e=t+this.ink.pattern+this.ink.mask;this.weight.drawing+=e,this.weight.heaviest=Math.max(this.weight.heaviest,
e)}add(t){this.weight.reading+=t.reading;for(const e of t.fonts)this.weight.fonts.add(e)}draw(t){const e=this.document.resolve(t);if(e instanceof E.Z6)return(0,E.
Eo)(this.document.resolve(e.dict.get("Subtype")),"Form")?this.weigher.form(t,this.scope).then(a=>{this.add(a),this.paint(a.drawing+z)}):this.paint(this.weigher.
image(e))}pattern(t){this.ink={...this.ink,pattern:0};const e=t===void 0?void 0:this.scope.find("Pattern",t);if(e===void 0)return;const a=this.document.resolve(
e);if(!(a instanceof E.Z6)){this.ink={...this.ink,pattern:at};return}return this.weigher.cell(e,this.scope).then(i=>{this.add(i);const h=Q(this.document,a.dict,
this.weigher.area);this.ink={...this.ink,pattern:i.reading+i.drawing+h*tt}})}async state(t){const e=this.document.array(t?.get("Font"))?.[0];if(e!==void 0&&await this.
font(e),!t?.has("SMask"))return;const a=this.document.dict(t.get("SMask"))?.get("G"),i=await this.weigher.form(a,this.scope);this.add(i),this.ink={...this.ink,mask:i.
reading+i.drawing}}async font(t){const{document:e}=this,a=e.dict(t);if(t===void 0||!a)return;this.weight.fonts.add(t);const i=(0,O.FG)(e,a.get("Subtype"))==="Ty\
pe3";this.ink={...this.ink,glyph:$+(i?await this.weigher.glyph(a,this.scope):0)}}}var g=o(52755),I=o(77500),C=o(17671),nt=o(14029),X=o(97755),Z=o(27583),it=o(61540);
const ot=/^(?:Helvetica|Arial(?! ?(?:Unicode|Narrow))|Times|Courier|Symbol|ZapfDingbats)/i;class ct{document;pages=new Map;constructor(t){this.document=t}add(t,e){
for(const a of e){const i=this.missingName(a);if(i===void 0)continue;const h=this.pages.get(i);h?h.at(-1)!==t&&h.push(t):this.pages.set(i,[t])}}pagesWithout(){return new Set(
[...this.pages.values()].flat())}notes(t){if(this.pages.size===0)return[];const e=[...this.pages].map(([i,h])=>`${(0,p.Bu)(i)} (${(0,p.oi)(h)})`);return[{code:"\
fonts_missing",message:t?`The font given was drawn for fonts that are not in the document, and characters that it lacks are missing: ${(0,p.Dw)(e)}.`:`Fonts tha\
t are not in the document were drawn with others, and characters that those lack are missing: ${(0,p.Dw)(e)}. Give a font that has them in font.`,...t?{}:{mentions:[
"font"]}}]}missingName(t){const{document:e}=this,a=e.dict(t);if(!a||(0,it.nq)(e,a))return;const i=(0,O.FG)(e,a.get("BaseFont"))||(0,O.FG)(e,(0,O.nb)(e,a)?.get("\
FontName")),h=(0,O.MH)((0,O.VJ)(i).name);return ot.test(h)?void 0:h||"a font without a name"}}async function ht(r,t,e,a="pages"){await(0,C.lh)(r,t),e&&await ft(
r);for(let f=0;f<r.pages.count;f++)dt(r,f,(0,b.iw)(r,f));const i=new s(r),h=new ct(r);for(const[f,w]of t.entries()){const U=await i.page(f);mt(r,w,U.step,a),h.add(
w,U.fonts)}return{bytes:await(0,nt.UN)(r,{encryption:"none",draft:!0}),missing:h}}async function ft(r){r.catalog.has("AcroForm")&&((0,I.f4)(r,await g.mO.read(r))===
"dynamic"||await(0,Z.I)(r,Uint32Array.from({length:r.pages.count},(e,a)=>a+1))),await(0,X.N)(r,"all")}function dt(r,t,{box:e,rotation:a}){r.pages.patch(t,{MediaBox:[
...e],CropBox:[...e],Rotate:a,UserUnit:void 0,Annots:void 0})}const lt=1e3;function mt(r,t,e,a){const{drawingStep:i}=r.job.limits;if(!(e<=i*lt))throw(0,P.F)("dr\
awingStep",`Page ${t} of the document would take too long to draw at once`,"Split it, or ask a service of your own, which draws longer",a)}}),27583:((st,N,o)=>{
o.d(N,{I:()=>m});var P=o(33238),E=o(56457),p=o(86799),T=o(78906),B=o(52755),O=o(16259),b=o(77500),R=o(5964),W=o(71250),k=o(76586);async function m(u,M,D){const v=await(0,P.
Y)(u,"keep"),F=await B.mO.read(u);(0,b.mD)(u,F);const S=new O.n(u,F),x=D&&(0,p.g)(D,"font"),A=new T.y(u,F,S,x);await(0,R.$)(u,F,S,A,{missing:!0});const y=new Set(
M),G=({widgets:L})=>L.some(z=>z.pages.some($=>y.has($))),j=new Map([...A.missing].filter(([L])=>G(L))),_=[...A.tooSmall],K=L=>!G(L),Y=[...(0,E.D)(v,"flatten"),...(0,W.
jA)(j,new Set,x),...(0,W.QR)(_.filter(G),!0),...(0,W.QR)(_.filter(K),!1),...(0,b.br)(u,"values")],{widgets:Q,notes:q}=await(0,k.H)(u,F,M);return{widgets:Q,isEmpty:Q===
0&&v.fields.length===0,notes:[...Y,...q]}}}),12195:((st,N,o)=>{o.d(N,{Y:()=>tt});var P=o(58552),E=o(77598),p=o(68973);const T=3,B=new WeakMap;async function O(d,n){
const s=B.get(d);if(s)return s;const{pieces:c}=await d.load();if(c.length===0)throw new P.zU("unavailable","The program that draws pages was left out of this in\
stallation",{advice:"Use the package as it is published, or a service of your own"});const l=await WebAssembly.compile(new Uint8Array(await b(c,d,n)));return B.
set(d,l),l}async function b(d,{bytes:n,sha256:s},c){const l=[];for(const I of d){l.push(Buffer.from(I,"base64"));const C=c.pace.step(I.length*T);C&&await C}const g=await(0,p.
uM)(c).inflate(Buffer.concat(l),n);if(!g||(0,E.createHash)("sha256").update(g).digest("hex")!==s)throw new P.zU("internal","The program that draws pages is dama\
ged",{advice:"Install the package again"});return g}var R=o(42973);const W=65536,k=-44,m=8,u=new WebAssembly.RuntimeError("longjmp");class M{most;exports;constructor(n,s){
this.most=s;const c={};for(const{module:l,name:g}of WebAssembly.Module.imports(n))(c[l]??={})[g]=this.imported(g);this.exports=new WebAssembly.Instance(n,c).exports,
this.call("__wasm_call_ctors")}call(n,...s){return this.exports[n](...s)}get bytes(){return new Uint8Array(this.exports.memory.buffer)}get words(){return new DataView(
this.exports.memory.buffer)}store(n){const s=this.call("malloc",n.length)>>>0;if(s===0)throw D(this.most);return this.bytes.set(n,s),s}imported(n){if(n.startsWith(
"invoke_"))return this.invoke;switch(n){case"_emscripten_throw_longjmp":return()=>{throw u};case"emscripten_resize_heap":return s=>this.grow(s>>>0);case"environ\
_sizes_get":return(s,c)=>(this.words.setUint32(s,0,!0),this.words.setUint32(c,0,!0),0);case"_abort_js":return()=>{throw D(this.most)}}return n.startsWith("fd_")?
()=>m:n.startsWith("__syscall_")?()=>k:()=>0}invoke=(n,...s)=>{const c=this.call("emscripten_stack_get_current");try{return this.exports.__indirect_function_table.
get(n)(...s)}catch(l){if(this.call("_emscripten_stack_restore",c),l!==u)throw l;return this.call("setThrew",1,0),0}};grow(n){const{memory:s}=this.exports,c=s.buffer.
byteLength;if(n>this.most)return 0;const l=Math.min(Math.max(n,c*1.25),this.most);try{return s.grow(Math.ceil((l-c)/W)),1}catch{return 0}}}const D=d=>(0,R.F)("d\
rawingMemory",`The page cannot be drawn within ${Math.floor(d/2**20)} MB of memory`,"Ask for a lower resolution, or for fewer pages");function v(d,n,s){const c=new WebAssembly.
Module(Uint8Array.from(S(d,n)));return new WebAssembly.Instance(c,{a:{b:s}}).exports.c}const F=127,S=(d,n)=>[0,97,115,109,1,0,0,0,1,4+d+n,1,96,d,...new Array(d).
fill(F),n,...new Array(n).fill(F),2,7,1,1,97,1,98,0,0,7,5,1,1,99,0,0],x=1,A=0,y=/^(?:Helvetica|Times|Courier)(?:-|$)|^(?:Symbol|ZapfDingbats)$/,G=16,j=[{word:2,
takes:2,results:0,name:"EnumFonts"},{word:3,takes:7,results:1,name:"MapFont"},{word:4,takes:2,results:1,name:"GetFont"},{word:5,takes:5,results:1,name:"GetFontD\
ata"},{word:6,takes:4,results:1,name:"GetFaceName"},{word:7,takes:2,results:1,name:"GetFontCharset"},{word:8,takes:2,results:0,name:"DeleteFont"}];function _(d,n){
const s=d.call("FPDF_GetDefaultSystemFontInfo"),c=d.store(n),g={MapFont:(C,nt,X,Z,it,ot=0)=>y.test(K(d,ot>>>0))?0:x,GetFontData:(C=0,nt=0,X=0,Z=0,it=0)=>X!==A?0:
(Z!==0&&it>=n.length&&d.bytes.copyWithin(Z>>>0,c,c+n.length),n.length)},{__indirect_function_table:I}=d.exports;for(const{word:C,takes:nt,results:X,name:Z}of j)
I.set(d.words.getUint32(s+C*4,!0),v(nt,X,g[Z]??(()=>0)));d.call("FPDF_SetSystemFontInfo",s)}function K({bytes:d},n){const[s=""]=Buffer.from(d.subarray(n,n+G)).toString(
"latin1").split("\0");return s}const Y={load:()=>o.e(6199).then(o.bind(o,26199)),bytes:3988829,sha256:"71aec412a303a0405baee21c3d6d3f30ad2033dc02444130fe476be39\
76e2d09"},Q=15,q=3e5,L=4,z=1,$=2,at=4294967295;class tt{job;sandbox;pause;document=0;bitmap=0;page=0;since=0;constructor(n,s){this.job=n,this.sandbox=s,s.call("\
FPDF_InitLibrary"),this.pause=this.pauseCallback()}static async open(n,s,c){const l=await O(Y,s);return et(s,()=>{const g=new tt(s,new M(l,s.limits.drawingMemory));
return c&&_(g.sandbox,c),g.load(n),g})}async draw(n,s){this.begin(n,s);for(let c=z;c!==$;){const l=this.job.pace.step(q);if(l&&await l,c=this.proceed(s),c!==z&&
c!==$)throw D(this.job.limits.drawingMemory)}return this.finish(s)}load(n){const{sandbox:s}=this;if(this.document=s.call("FPDF_LoadMemDocument64",s.store(n),n.length,
0),this.document===0)throw D(this.job.limits.drawingMemory)}pauseCallback(){const{sandbox:n}=this,{__indirect_function_table:s}=n.exports,c=s.length-1;return s.
set(c,v(1,1,()=>performance.now()-this.since>Q?1:0)),n.store(new Uint8Array(Uint32Array.of(1,c,0).buffer))}begin(n,{width:s,height:c,isTransparent:l}){const{sandbox:g,
job:I}=this;et(I,()=>{if(this.release(),this.page=g.call("FPDF_LoadPage",this.document,n),this.bitmap=g.call("FPDFBitmap_CreateEx",s,c,L,0,0),this.page===0||this.
bitmap===0)throw D(I.limits.drawingMemory);l||g.call("FPDFBitmap_FillRect",this.bitmap,0,0,s,c,at)})}started=!1;proceed({width:n,height:s}){const{sandbox:c,page:l,
bitmap:g,pause:I}=this;return this.since=performance.now(),et(this.job,()=>this.started?c.call("FPDF_RenderPage_Continue",l,I):(this.started=!0,c.call("FPDF_Ren\
derPageBitmap_Start",g,l,0,0,n,s,0,0,I)))}finish({width:n,height:s}){const{sandbox:c,bitmap:l}=this,g=c.call("FPDFBitmap_GetBuffer",l)>>>0,I=c.call("FPDFBitmap_\
GetStride",l);return{width:n,height:s,row:C=>c.bytes.subarray(g+C*I,g+C*I+n*4)}}release(){const{sandbox:n,page:s,bitmap:c}=this;this.started&&n.call("FPDF_Rende\
rPage_Close",s),c!==0&&n.call("FPDFBitmap_Destroy",c),s!==0&&n.call("FPDF_ClosePage",s),this.started=!1,this.bitmap=this.page=0}}function et(d,n){try{return n()}catch(s){
throw s instanceof P.zU?s:D(d.limits.drawingMemory)}}}),95340:((st,N,o)=>{o.d(N,{h:()=>P});function P(E,p){const T=b=>{const R=E.resolve(p.get(b));return typeof R==
"number"?Math.floor(R):NaN},B=E.resolve(p.get("ImageMask"))===!0,O=E.array(p.get("Decode"))?.map(b=>E.resolve(b));return{width:T("Width"),height:T("Height"),bits:B?
1:T("BitsPerComponent")||8,stencil:B,decode:O?.every(b=>typeof b=="number")?O:void 0}}})};
