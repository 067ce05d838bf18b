"use strict";exports.id=5303,exports.ids=[5303],exports.modules={97755:((st,L,r)=>{r.d(L,{N:()=>U});var v=r(45599),b=r(64019),p=r(55969),R=r(12844),_=r(44738),A=r(57594);async function U(g,u){
const E=new R.I(g),y=new A.v(g,"OctavoAnnotation"),M=new Set,P=[],I=[];for(let D=0;D<g.pages.count;D++){const G=I.length;for(const{number:K}of(0,_.m)(g,g.pages.
number(D))){const T=g.get(K);if(!(0,v.Zm)(T)||!(0,p.E)((0,p.B)(g,T),u))continue;I.push(T),y.isVisible(T)&&!B(g,T)&&await E.draw(T,K);const j=g.job.pace.step(1e3);
j&&await j}I.length>G&&P.push(D+1)}await E.finish();for(const D of I)x(g,y,D)&&M.add(D);const S=await k(g,y,P,M);await(0,_.L)(g,D=>M.has(D));const F=new Set([...M].
filter(D=>(0,p.B)(g,D)==="Popup"));return{flattened:S,hidden:M.size-F.size-S,left:new Set(I).size-M.size,isTransparent:E.isTransparent,missing:[...E.missing]}}const x=(g,u,E)=>(0,p.
B)(g,E)==="Popup"||!u.isVisible(E)||B(g,E),B=(g,u)=>(0,b.wR)(g,u)!==void 0;async function k(g,u,E,y){const M=new Set;return await u.run(Uint32Array.from(E),({items:P,
paint:I})=>{for(const S of P){const F=(0,v.i9)(S)?g.get(S):void 0;!(0,v.i9)(S)||!(0,v.Zm)(F)||!y.has(F)||(0,p.B)(g,F)==="Popup"||!u.isVisible(F)||(M.add(F),I({number:S.
number,dict:F}))}return P}),M.size}}),56725:((st,L,r)=>{r.d(L,{v:()=>ht});var v=r(42973),b=r(45599),p=r(98446),R=r(36211),_=r(37709),A=r(49454),U=r(6057),x=r(93059),
B=r(58971),k=r(31095),g=r(95340),u=r(38671),E=r(78157),y=r(8283);function M(i,t){const e=(0,E.bS)(t);return i==="jpg"?P(e):i==="jp2"?S(e):D(e)}function P(i){for(const{
marker:t,data:e}of(0,y.OD)(i))if(t>=192&&t<=207&&t!==196&&t!==200&&t!==204&&e.length>=5)return(e[1]<<8|e[2])*(e[3]<<8|e[4]);return 0}const I=36;function S(i){const t=i.
indexOf(Uint8Array.of(255,79,255,81));if(t<0||t+6+I>i.length)return 0;const e=i.readUInt16BE(t+40);return i.readUInt32BE(t+8)*i.readUInt32BE(t+12)*Math.max(1,e/
3)}const F=new Set([4,6,7,20,22,23,36,38,39,40,42,43]);function D(i){let t=0;for(let e=0;e+11<=i.length;){const a=i[e+4],o=e+G(i,e);if(o>i.length)break;F.has(a&
63)&&o+8<=i.length&&(t+=i.readUInt32BE(o)*i.readUInt32BE(o+4));const h=i.readUInt32BE(o-4);if(h===4294967295)break;e=o+h}return t}function G(i,t){const e=i.readUInt32BE(
t),a=i[t+5]>>5,o=a===7&&t+9<=i.length,h=o?i.readUInt32BE(t+5)&536870911:a,f=o?4+Math.ceil((h+1)/8):1,w=e<=256?1:e<=65536?2:4;return 5+f+h*w+(i[t+4]&64?4:1)+4}const K={
jpg:.011,jp2:.15,jbig2:.01,ccitt:.002},T=.006;class j{document;known=new WeakMap;constructor(t){this.document=t}of(t){const e=this.known.get(t.dict);if(e!==void 0)
return e;const a=["SMask","Mask"].map(f=>this.document.resolve(t.dict.get(f))),h=[t,...a.filter(f=>f instanceof b.Z6)].reduce((f,w)=>f+this.weigh(w),0);return this.
known.set(t.dict,h),h}weigh(t){const{width:e,height:a}=(0,g.h)(this.document,t.dict),o=Math.max(e,0)*Math.max(a,0)||0,{format:h,before:f}=(0,u.R)(this.document,
t);if(h===void 0||h==="ccitt")return o*(h?K[h]:T);const w=this.document.decodedPart(f)?.data;return Math.max(o,w?M(h,w):0)*K[h]}}const Y=1e12;function Q(i,t,e){
const a=i.array(t.get("Matrix"))??[],o=(V,H)=>{const rt=i.resolve(V);return typeof rt=="number"?rt:H},[h,f,w,C]=[1,0,0,1].map((V,H)=>o(a[H],V)),J=Math.abs(o(t.get(
"XStep"),0)*o(t.get("YStep"),0)*(h*C-f*w));return J>0?Math.min(e/J,Y):Y}const q=.01,N=.4,z=2,$=2,at=5e3,tt=.05,et={pattern:0,mask:0,glyph:$},d=1e4,n="Open it in\
 another PDF program and save it again";class s{document;decoder;images;known=new Map;open=new Set;patterns=0;glyphs=new Map;constructor(t){this.document=t,this.
decoder=new B.X(t),this.images=new j(t)}area=0;async page(t){const{document:e}=this;this.measure(t);const a=new k.H(e,e.dict(e.pages.attribute(t,"Resources"))),
{reading:o,drawing:h,heaviest:f,fonts:w}=await this.content(await this.decoder.page(t),a);return{step:Math.max(o,f),whole:o+h,fonts:w}}async content(t,e){const{
job:a}=this.document,o=new l(this,this.document,e,t.length);return await(0,_.K)(t,a.pace,h=>(a.memory.budget.spend("operators",1),o.take(h))),o.weight}image(t){
return this.images.of(t)}async glyph(t,e){const{document:a,glyphs:o}=this,h=o.get(t);if(h!==void 0)return h;const f=a.dict(t.get("Resources")),w=f?new k.H(a,f,e):
e;let C=0;for(const J of a.dict(t.get("CharProcs"))?.values()??[]){const{reading:V,drawing:H}=await this.form(J,w);C=Math.max(C,V+H)}return o.set(t,C),C}measure(t){
const[e,a,o,h]=(0,U.iw)(this.document,t).box,f=(o-e)*(h-a);f<=this.area||(this.area=2*f,this.known.clear(),this.glyphs.clear())}async cell(t,e){this.patterns++;
const a=await this.form(t,e);return this.patterns--,a}async form(t,e){const{document:a,known:o,open:h}=this,f=a.resolve(t);if(!(f instanceof b.Z6)||!(0,b.i9)(t))
return c;if(h.has(t.number)){if(this.patterns===0)return c;throw(0,v.F)("formDepth","A page of the document has a pattern within itself",n)}const w=o.get(t.number);
if(w)return w;const C=a.job.limits.formDepth;if(h.size>=C)throw(0,v.F)("formDepth",`A page of the document has more than ${(0,p.y_)(C,"form")} within another`,n);
h.add(t.number);const J=a.dict(f.dict.get("Resources")),V=await this.decoder.form(t.number,f),H=await this.content(V,J?new k.H(a,J,e):e);return h.delete(t.number),
o.set(t.number,H),H}}const c={reading:0,drawing:0,heaviest:0,fonts:new Set};class l{weigher;document;scope;weight;saved=[];ink=et;path=0;end=0;constructor(t,e,a,o){
this.weigher=t,this.document=e,this.scope=a,this.weight={reading:o*q,drawing:0,heaviest:0,fonts:new Set}}take(t){this.weight.reading+=N;const{operator:e}=t,a=t.
end-this.end;if(this.end=t.end,R.lJ.has(e))return this.paint(z+this.path*N);switch(e){case"q":this.saved.length<d&&this.saved.push(this.ink);return;case"Q":this.
ink=this.saved.pop()??this.ink;return;case"Tj":case"TJ":case"'":case'"':return this.paint(a*this.ink.glyph);case"Tf":return this.font(this.scope.find("Font",t.name(
0)??""));case"gs":return this.state(this.document.dict(this.scope.find("ExtGState",t.name(0)??"")));case"Do":return this.draw(this.scope.find("XObject",t.name(0)??
""));case"BI":{const o=(0,x.n)(t);return this.paint(o?this.weigher.image(o):0)}case"sh":return this.paint(at);case"scn":case"SCN":return this.pattern(t.name(t.count-
1));default:this.path++}}paint(t){this.path=0;const e=t+this.ink.pattern+this.ink.mask;this.weight.drawing+=e,this.weight.heaviest=Math.max(this.weight.heaviest,
e)}add(t){this.weight.reading+=t.reading;for(const e of t.fonts)this.weight.fonts.add(e)}draw(t){const e=this.document.resolve(t);if(e instanceof b.Z6)return(0,b.
Eo)(this.document.resolve(e.dict.get("Subtype")),"Form")?this.weigher.form(t,this.scope).then(a=>{this.add(a),this.paint(a.drawing+z)}):this.paint(this.weigher.
image(e))}pattern(t){this.ink={...this.ink,pattern:0};const e=t===void 0?void 0:this.scope.find("Pattern",t);if(e===void 0)return;const a=this.document.resolve(
e);if(!(a instanceof b.Z6)){this.ink={...this.ink,pattern:at};return}return this.weigher.cell(e,this.scope).then(o=>{this.add(o);const h=Q(this.document,a.dict,
this.weigher.area);this.ink={...this.ink,pattern:o.reading+o.drawing+h*tt}})}async state(t){const e=this.document.array(t?.get("Font"))?.[0];if(e!==void 0&&await this.
font(e),!t?.has("SMask"))return;const a=this.document.dict(t.get("SMask"))?.get("G"),o=await this.weigher.form(a,this.scope);this.add(o),this.ink={...this.ink,mask:o.
reading+o.drawing}}async font(t){const{document:e}=this,a=e.dict(t);if(t===void 0||!a)return;this.weight.fonts.add(t);const o=(0,A.FG)(e,a.get("Subtype"))==="Ty\
pe3";this.ink={...this.ink,glyph:$+(o?await this.weigher.glyph(a,this.scope):0)}}}var m=r(52755),O=r(77500),W=r(17671),nt=r(14029),X=r(97755),Z=r(27583),it=r(18271);
const ot=/^(?:Helvetica|Arial(?! ?(?:Unicode|Narrow))|Times|Courier|Symbol|ZapfDingbats)/i;class ct{document;pages=new Map;constructor(t){this.document=t}add(t,e){
for(const a of e){const o=this.missingName(a);if(o===void 0)continue;const h=this.pages.get(o);h?h.at(-1)!==t&&h.push(t):this.pages.set(o,[t])}}pagesWithout(){return new Set(
[...this.pages.values()].flat())}notes(t){if(this.pages.size===0)return[];const e=[...this.pages].map(([o,h])=>`${(0,p.Bu)(o)} (${(0,p.oi)(h)})`);return[{code:"\
fonts_missing",message:t?`The font given was drawn for fonts that are not in the document, and characters that it lacks are missing: ${(0,p.Dw)(e)}.`:`Fonts tha\
t are not in the document were drawn with others, and characters that those lack are missing: ${(0,p.Dw)(e)}. Give a font that has them in font.`,...t?{}:{mentions:[
"font"]}}]}missingName(t){const{document:e}=this,a=e.dict(t);if(!a||(0,it.nq)(e,a))return;const o=(0,A.FG)(e,a.get("BaseFont"))||(0,A.FG)(e,(0,A.nb)(e,a)?.get("\
FontName")),h=(0,A.MH)((0,A.VJ)(o).name);return ot.test(h)?void 0:h||"a font without a name"}}async function ht(i,t,e,a="pages"){await(0,W.lh)(i,t),e&&await ft(
i),lt(i);for(let f=0;f<i.pages.count;f++)gt(i,f,(0,U.iw)(i,f));const o=new s(i),h=new ct(i);for(const[f,w]of t.entries()){const C=await o.page(f);ut(i,w,C.step,
a),h.add(w,C.fonts)}return{bytes:await(0,nt.UN)(i,{encryption:"none",draft:!0}),missing:h}}async function ft(i){i.catalog.has("AcroForm")&&((0,O.f4)(i,await m.mO.
read(i))==="dynamic"||await(0,Z.I)(i,Uint32Array.from({length:i.pages.count},(e,a)=>a+1))),await(0,X.N)(i,"all")}const dt=new Set(["Type","Pages","OCProperties"]);
function lt(i){const t=[...i.catalog.keys()].filter(e=>!dt.has(e));if(t.length!==0){i.edit(i.catalogNumber);for(const e of t)i.catalog.delete(e)}}function gt(i,t,{
box:e,rotation:a}){i.pages.patch(t,{MediaBox:[...e],CropBox:[...e],Rotate:a,UserUnit:void 0,Annots:void 0})}const mt=1e3;function ut(i,t,e,a){const{drawingStep:o}=i.
job.limits;if(!(e<=o*mt))throw(0,v.F)("drawingStep",`Page ${t} of the document would take too long to draw at once`,"Split it, or ask a service of your own, whi\
ch draws longer",a)}}),27583:((st,L,r)=>{r.d(L,{I:()=>g});var v=r(33238),b=r(56457),p=r(86799),R=r(78906),_=r(52755),A=r(16259),U=r(77500),x=r(5964),B=r(71250),
k=r(76586);async function g(u,E,y){const M=await(0,v.Y)(u,"keep"),P=await _.mO.read(u);(0,U.mD)(u,P);const I=new A.n(u,P),S=y&&(0,p.g)(y,"font"),F=new R.y(u,P,I,
S);await(0,x.$)(u,P,I,F,{missing:!0});const D=new Set(E),G=({widgets:N})=>N.some(z=>z.pages.some($=>D.has($))),K=new Map([...F.missing].filter(([N])=>G(N))),T=[
...F.tooSmall],j=N=>!G(N),Y=[...(0,b.D)(M,"flatten"),...(0,B.jA)(K,new Set,S),...(0,B.QR)(T.filter(G),!0),...(0,B.QR)(T.filter(j),!1),...(0,U.br)(u,"values")],{
widgets:Q,notes:q}=await(0,k.H)(u,P,E);return{widgets:Q,isEmpty:Q===0&&M.fields.length===0,notes:[...Y,...q]}}}),12195:((st,L,r)=>{r.d(L,{Y:()=>tt});var v=r(58552),
b=r(77598),p=r(68973);const R=3,_=new WeakMap;async function A(d,n){const s=_.get(d);if(s)return s;const{pieces:c}=await d.load();if(c.length===0)throw new v.zU(
"unavailable","The program that draws pages was left out of this installation",{advice:"Use the package as it is published, or a service of your own"});const l=await WebAssembly.
compile(new Uint8Array(await U(c,d,n)));return _.set(d,l),l}async function U(d,{bytes:n,sha256:s},c){const l=[];for(const O of d){l.push(Buffer.from(O,"base64"));
const W=c.pace.step(O.length*R);W&&await W}const m=await(0,p.uM)(c).inflate(Buffer.concat(l),n);if(!m||(0,b.createHash)("sha256").update(m).digest("hex")!==s)throw new v.
zU("internal","The program that draws pages is damaged",{advice:"Install the package again"});return m}var x=r(42973);const B=65536,k=-44,g=8,u=new WebAssembly.
RuntimeError("longjmp");class E{most;exports;constructor(n,s){this.most=s;const c={};for(const{module:l,name:m}of WebAssembly.Module.imports(n))(c[l]??={})[m]=this.
imported(m);this.exports=new WebAssembly.Instance(n,c).exports,this.call("__wasm_call_ctors")}call(n,...s){return this.exports[n](...s)}get bytes(){return new Uint8Array(
this.exports.memory.buffer)}get words(){return new DataView(this.exports.memory.buffer)}store(n){const s=this.call("malloc",n.length)>>>0;if(s===0)throw y(this.
most);return this.bytes.set(n,s),s}imported(n){if(n.startsWith("invoke_"))return this.invoke;switch(n){case"_emscripten_throw_longjmp":return()=>{throw u};case"\
emscripten_resize_heap":return s=>this.grow(s>>>0);case"environ_sizes_get":return(s,c)=>(this.words.setUint32(s,0,!0),this.words.setUint32(c,0,!0),0);case"_abor\
t_js":return()=>{throw y(this.most)}}return n.startsWith("fd_")?()=>g:n.startsWith("__syscall_")?()=>k:()=>0}invoke=(n,...s)=>{const c=this.call("emscripten_sta\
ck_get_current");try{return this.exports.__indirect_function_table.get(n)(...s)}catch(l){if(this.call("_emscripten_stack_restore",c),l!==u)throw l;return this.call(
"setThrew",1,0),0}};grow(n){const{memory:s}=this.exports,c=s.buffer.byteLength;if(n>this.most)return 0;const l=Math.min(Math.max(n,c*1.25),this.most);try{return s.
grow(Math.ceil((l-c)/B)),1}catch{return 0}}}const y=d=>(0,x.F)("drawingMemory",`The page cannot be drawn within ${Math.floor(d/2**20)} MB of memory`,"Ask for a \
lower resolution, or for fewer pages");function M(d,n,s){const c=new WebAssembly.Module(Uint8Array.from(I(d,n)));return new WebAssembly.Instance(c,{a:{b:s}}).exports.
c}const P=127,I=(d,n)=>[0,97,115,109,1,0,0,0,1,4+d+n,1,96,d,...new Array(d).fill(P),n,...new Array(n).fill(P),2,7,1,1,97,1,98,0,0,7,5,1,1,99,0,0],S=1,F=0,D=/^(?:Helvetica|Times|Courier)(?:-|$)|^(?:Symbol|ZapfDingbats)$/,
G=16,K=[{word:2,takes:2,results:0,name:"EnumFonts"},{word:3,takes:7,results:1,name:"MapFont"},{word:4,takes:2,results:1,name:"GetFont"},{word:5,takes:5,results:1,
name:"GetFontData"},{word:6,takes:4,results:1,name:"GetFaceName"},{word:7,takes:2,results:1,name:"GetFontCharset"},{word:8,takes:2,results:0,name:"DeleteFont"}];
function T(d,n){const s=d.call("FPDF_GetDefaultSystemFontInfo"),c=d.store(n),m={MapFont:(W,nt,X,Z,it,ot=0)=>D.test(j(d,ot>>>0))?0:S,GetFontData:(W=0,nt=0,X=0,Z=0,it=0)=>X!==
F?0:(Z!==0&&it>=n.length&&d.bytes.copyWithin(Z>>>0,c,c+n.length),n.length)},{__indirect_function_table:O}=d.exports;for(const{word:W,takes:nt,results:X,name:Z}of K)
O.set(d.words.getUint32(s+W*4,!0),M(nt,X,m[Z]??(()=>0)));d.call("FPDF_SetSystemFontInfo",s)}function j({bytes:d},n){const[s=""]=Buffer.from(d.subarray(n,n+G)).toString(
"latin1").split("\0");return s}const Y={load:()=>r.e(6199).then(r.bind(r,26199)),bytes:3988829,sha256:"71aec412a303a0405baee21c3d6d3f30ad2033dc02444130fe476be39\
76e2d09"},Q=15,q=3e5,N=4,z=1,$=2,at=4294967295;class tt{job;sandbox;pause;document=0;bitmap=0;page=0;since=0;constructor(n,s){this.job=n,this.sandbox=s,s.call("\
FPDF_InitLibrary"),this.pause=this.pauseCallback()}static async open(n,s,c){const l=await A(Y,s);return et(s,()=>{const m=new tt(s,new E(l,s.limits.drawingMemory));
return c&&T(m.sandbox,c),m.load(n),m})}async draw(n,s){this.begin(n,s);for(let c=z;c!==$;){const l=this.job.pace.step(q);if(l&&await l,c=this.proceed(s),c!==z&&
c!==$)throw y(this.job.limits.drawingMemory)}return this.finish(s)}load(n){const{sandbox:s}=this;if(this.document=s.call("FPDF_LoadMemDocument64",s.store(n),n.length,
0),this.document===0)throw y(this.job.limits.drawingMemory)}pauseCallback(){const{sandbox:n}=this,{__indirect_function_table:s}=n.exports,c=s.length-1;return s.
set(c,M(1,1,()=>performance.now()-this.since>Q?1:0)),n.store(new Uint8Array(Uint32Array.of(1,c,0).buffer))}begin(n,{width:s,height:c,isTransparent:l}){const{sandbox:m,
job:O}=this;et(O,()=>{if(this.release(),this.page=m.call("FPDF_LoadPage",this.document,n),this.bitmap=m.call("FPDFBitmap_CreateEx",s,c,N,0,0),this.page===0||this.
bitmap===0)throw y(O.limits.drawingMemory);l||m.call("FPDFBitmap_FillRect",this.bitmap,0,0,s,c,at)})}started=!1;proceed({width:n,height:s}){const{sandbox:c,page:l,
bitmap:m,pause:O}=this;return this.since=performance.now(),et(this.job,()=>this.started?c.call("FPDF_RenderPage_Continue",l,O):(this.started=!0,c.call("FPDF_Ren\
derPageBitmap_Start",m,l,0,0,n,s,0,0,O)))}finish({width:n,height:s}){const{sandbox:c,bitmap:l}=this,m=c.call("FPDFBitmap_GetBuffer",l)>>>0,O=c.call("FPDFBitmap_\
GetStride",l);return{width:n,height:s,row:W=>c.bytes.subarray(m+W*O,m+W*O+n*4)}}release(){const{sandbox:n,page:s,bitmap:c}=this;this.started&&n.call("FPDF_Rende\
rPage_Close",s),c!==0&&n.call("FPDFBitmap_Destroy",c),s!==0&&n.call("FPDF_ClosePage",s),this.started=!1,this.bitmap=this.page=0}}function et(d,n){try{return n()}catch(s){
throw s instanceof v.zU?s:y(d.limits.drawingMemory)}}}),95340:((st,L,r)=>{r.d(L,{K:()=>v,h:()=>b});const v=1e6;function b(p,R){const _=x=>{const B=p.resolve(R.get(
x));return typeof B=="number"?Math.floor(B):NaN},A=p.resolve(R.get("ImageMask"))===!0,U=p.array(R.get("Decode"))?.map(x=>p.resolve(x));return{width:_("Width"),height:_(
"Height"),bits:A?1:_("BitsPerComponent")||8,stencil:A,decode:U?.every(x=>typeof x=="number")?U:void 0}}})};
