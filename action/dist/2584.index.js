"use strict";exports.id=2584,exports.ids=[2584],exports.modules={97755:((st,L,c)=>{c.d(L,{N:()=>g});var M=c(45599),D=c(64019),p=c(55969),T=c(12844),v=c(44738),F=c(57594);async function g(m,y){
const P=new T.I(m),A=new F.v(m,"OctavoAnnotation"),O=new Set,I=[],U=[];for(let S=0;S<m.pages.count;S++){const K=U.length;for(const{number:z}of(0,v.m)(m,m.pages.
number(S))){const R=m.get(z);if(!(0,M.Zm)(R)||!(0,p.E)((0,p.B)(m,R),y))continue;U.push(R),A.isVisible(R)&&!B(m,R)&&await P.draw(R,z);const $=m.job.pace.step(1e3);
$&&await $}U.length>K&&I.push(S+1)}await P.finish();for(const S of U)w(m,A,S)&&O.add(S);const C=await j(m,A,I,O);await(0,v.L)(m,S=>O.has(S));const b=new Set([...O].
filter(S=>(0,p.B)(m,S)==="Popup"));return{flattened:C,hidden:O.size-b.size-C,left:new Set(U).size-O.size,isTransparent:P.isTransparent,missing:[...P.missing]}}const w=(m,y,P)=>(0,p.
B)(m,P)==="Popup"||!y.isVisible(P)||B(m,P),B=(m,y)=>(0,D.wR)(m,y)!==void 0;async function j(m,y,P,A){const O=new Set;return await y.run(Uint32Array.from(P),({items:I,
paint:U})=>{for(const C of I){const b=(0,M.i9)(C)?m.get(C):void 0;!(0,M.i9)(C)||!(0,M.Zm)(b)||!A.has(b)||(0,p.B)(m,b)==="Popup"||!y.isVisible(b)||(O.add(b),U({number:C.
number,dict:b}))}return I}),O.size}}),39212:((st,L,c)=>{c.d(L,{v:()=>bt});var M=c(42973),D=c(45599),p=c(98446),T=c(36211),v=c(37709),F=c(49454),g=c(74135),w=c(6057),
B=c(93059),j=c(58971),m=c(5490),y=c(79627),P=c(31095),A=c(95340),O=c(38671),I=c(78157),U=c(8283);function C(s,t){const n=(0,I.bS)(t);return s==="jpg"?b(n):s==="\
jp2"?K(n):R(n)}function b(s){for(const{marker:t,data:n}of(0,U.OD)(s))if(t>=192&&t<=207&&t!==196&&t!==200&&t!==204&&n.length>=5)return(n[1]<<8|n[2])*(n[3]<<8|n[4]);
return 0}const S=36;function K(s){const t=s.indexOf(Uint8Array.of(255,79,255,81));if(t<0||t+6+S>s.length)return 0;const n=s.readUInt16BE(t+40);return s.readUInt32BE(
t+8)*s.readUInt32BE(t+12)*Math.max(1,n/3)}const z=new Set([4,6,7,20,22,23,36,38,39,40,42,43]);function R(s){let t=0;for(let n=0;n+11<=s.length;){const e=s[n+4],
i=n+$(s,n);if(i>s.length)break;z.has(e&63)&&i+8<=s.length&&(t+=s.readUInt32BE(i)*s.readUInt32BE(i+4));const a=s.readUInt32BE(i-4);if(a===4294967295)break;n=i+a}
return t}function $(s,t){const n=s.readUInt32BE(t),e=s[t+5]>>5,i=e===7&&t+9<=s.length,a=i?s.readUInt32BE(t+5)&536870911:e,f=i?4+Math.ceil((a+1)/8):1,u=n<=256?1:
n<=65536?2:4;return 5+f+a*u+(s[t+4]&64?4:1)+4}const X={jpg:.011,jp2:.15,jbig2:.01,ccitt:.002},q=.006;class it{document;known=new WeakMap;constructor(t){this.document=
t}of(t){const n=this.known.get(t.dict);if(n!==void 0)return n;const e=["SMask","Mask"].map(f=>this.document.resolve(t.dict.get(f))),a=[t,...e.filter(f=>f instanceof
D.Z6)].reduce((f,u)=>f+this.weigh(u),0);return this.known.set(t.dict,a),a}weigh(t){const{width:n,height:e}=(0,A.h)(this.document,t.dict),i=Math.max(n,0)*Math.max(
e,0)||0,{format:a,before:f}=(0,O.R)(this.document,t);if(a===void 0||a==="ccitt")return i*(a?X[a]:q);const u=this.document.decodedPart(f)?.data;return Math.max(i,
u?C(a,u):0)*X[a]}}const Z=.01,V=.4,Q=2,rt=2,at=25e3,ot=100,d=5e3,o=.05,r=.004,h=.02,l=256,E=4,_=8;function k(s,t,n){const e=a=>{const f=s.resolve(a);f instanceof
D.Z6&&n.set(f,r)},i=s.dict(s.array(t.get("DescendantFonts"))?.[0]);for(const a of["Encoding","ToUnicode"])e(t.get(a));e(i?.get("CIDToGIDMap"));for(const a of[t,
i]){const f=s.dict(a?.get("FontDescriptor"));for(const u of["FontFile","FontFile2","FontFile3"])e(f?.get(u))}}function tt(s,t,n,e=E){const i=s.resolve(t);if(i instanceof
D.Z6){n.set(i,h);return}if(e>0)for(const a of s.array(t)?.slice(0,_)??[])tt(s,a,n,e-1)}class nt{document;known=new WeakMap;constructor(t){this.document=t}of(t){
let n=0;for(const[e,i]of t)n+=this.lengthOf(e)*i;return n}lengthOf(t){const n=this.known.get(t);if(n!==void 0)return n;const e=t.data.length<l?0:this.document.decodedPart(
t)?.data.length??0;return this.known.set(t,e),e}}const Y=1e12;function ct(s,t,n){const e=s.array(t.get("Matrix"))??[],i=(N,G)=>{const H=s.resolve(N);return typeof H==
"number"?H:G},[a,f,u,x]=[1,0,0,1].map((N,G)=>i(e[G],N)),W=Math.abs(i(t.get("XStep"),0)*i(t.get("YStep"),0)*(a*x-f*u));return W>0?Math.min(n/W,Y):Y}const J={count:0,
area:0},ht=(s,t)=>t.count===0?s:{count:s.count+t.count,area:s.area+t.area},et=([s,t,n,e])=>Math.max(0,n-s)*Math.max(0,e-t),ft=({count:s,area:t},n)=>s===0?J:{count:s,
area:Math.min(t,s*n)};function dt({count:s,area:t},[n,e,i,a],f){return ft({count:s,area:(e!==0||i!==0)&&(n!==0||a!==0)?1/0:t*Math.abs(n*a-e*i)},f)}function gt({
count:s,area:t},n){const e=t/n;return s*ot+at*(e<s?e:s)}const ut={pattern:0,mask:0,cell:J,masked:J,isShading:!1,glyph:rt},pt=[1,0,0,1,0,0],mt="Open it in anothe\
r PDF program and save it again";class wt{document;decoder;images;streams;known=new Map;open=new Set;patterns=0;glyphs=new Map;constructor(t){this.document=t,this.
decoder=new j.X(t),this.images=new it(t),this.streams=new nt(t)}area=0;pageArea=1;async page(t){const{document:n}=this,e=this.measure(t),i=new P.H(n,n.dict(n.pages.
attribute(t,"Resources"))),a=await this.content(await this.decoder.page(t),i,e),{drawing:f,heaviest:u,shadings:x,fonts:W}=a,N=a.reading+this.streams.of(a.parsed),
G=N+f+gt(x,this.pageArea);return{step:Math.max(N,u),whole:G,fonts:W}}async content(t,n,e){const{job:i}=this.document,a=new yt(this,this.document,n,e,t.length);return await(0,v.
Ko)(t,i.pace,f=>(i.memory.budget.spend("operators",1),a.take(f))),a.weight}image(t){return this.images.of(t)}async glyph(t,n){const{document:e,glyphs:i}=this,a=i.
get(t);if(a!==void 0)return a;const f=e.dict(t.get("Resources")),u=f?new P.H(e,f,n):n;let x=0;for(const W of e.dict(t.get("CharProcs"))?.values()??[]){const{reading:N,
drawing:G,shadings:H}=await this.form(W,u);x=Math.max(x,N+G+H.count*d)}return i.set(t,x),x}measure(t){const{box:n}=(0,w.iw)(this.document,t);return this.pageArea=
et(n),this.pageArea<=this.area||(this.area=2*this.pageArea,this.known.clear(),this.glyphs.clear()),n}async cell(t,n){this.patterns++;const e=await this.form(t,n);
return this.patterns--,e}async form(t,n){const{document:e,known:i,open:a}=this,f=e.resolve(t);if(!(f instanceof D.Z6)||!(0,D.i9)(t))return lt;if(a.has(t.number)){
if(this.patterns===0)return lt;throw(0,M.F)("formDepth","A page of the document has a pattern within itself",mt)}const u=i.get(t.number);if(u)return u;const x=e.
job.limits.formDepth;if(a.size>=x)throw(0,M.F)("formDepth",`A page of the document has more than ${(0,p.y_)(x,"form")} within another`,mt);a.add(t.number);const W=e.
dict(f.dict.get("Resources")),N=await this.decoder.form(t.number,f),G=(0,w.b0)(e,f.dict.get("BBox"))??Et,H=await this.content(N,W?new P.H(e,W,n):n,G);return a.delete(
t.number),i.set(t.number,H),H}}const lt={reading:0,drawing:0,heaviest:0,shadings:J,fonts:new Set,parsed:new Map},Et=[-1/0,-1/0,1/0,1/0];class yt{weigher;document;scope;box;weight;states;path=0;outline=g.
gF;clips=!1;end=0;constructor(t,n,e,i,a){this.weigher=t,this.document=n,this.scope=e,this.box=i,this.states=new m.U({...ut,matrix:pt,clip:i}),this.weight={...lt,
reading:a*Z,fonts:new Set,parsed:new Map}}get ink(){return this.states.current}take(t){this.weight.reading+=V;const{operator:n}=t,e=t.end-this.end;if(this.end=t.
end,this.states.follow(t))return;if(T.Rl.has(n)){this.path++,this.outline=(0,g.kO)(this.outline,(0,y.W)(t,this.ink.matrix));return}const i=T.lJ.get(n);if(i)return this.
paintPath(i);switch(n){case"W":case"W*":this.clips=!0;return;case"Tj":case"TJ":case"'":case'"':return this.paint(e*this.ink.glyph);case"Tf":return this.font(this.
scope.find("Font",t.name(0)??""));case"gs":return this.state(this.document.dict(this.scope.find("ExtGState",t.name(0)??"")));case"Do":return this.draw(this.scope.
find("XObject",t.name(0)??""));case"BI":{const a=(0,B.n)(t);return this.paint(a?this.weigher.image(a):0)}case"sh":return this.space(this.shading(this.scope.find(
"Shading",t.name(0)??""))),this.paint(0,this.ink.clip,{count:1,area:et(this.ink.clip)});case"cs":case"CS":return this.space(this.scope.find("ColorSpace",t.name(
0)??""));case"scn":case"SCN":return this.pattern(t.name(t.count-1));default:this.path++}}paintPath(t){const{ink:n,outline:e}=this,i=(0,g.Pj)(n.clip,e)??g.gF;this.
paint(Q+this.path*V,t.strokes?n.clip:i),this.clips&&e!==g.gF&&(n.clip=i),this.outline=g.gF,this.clips=!1}paint(t,n=this.ink.clip,e=J){const{pattern:i,mask:a,cell:f,
masked:u,isShading:x}=this.ink;this.path=0;const W=et(n),N=t+i+a,G=x?ht(e,{count:1,area:W}):e,H=ht(ht(G,ft(f,W)),ft(u,W));this.weight.drawing+=N,this.weight.shadings=
ht(this.weight.shadings,H),this.weight.heaviest=Math.max(this.weight.heaviest,N+gt(H,this.weigher.pageArea))}add(t){this.weight.reading+=t.reading;for(const n of t.
fonts)this.weight.fonts.add(n);for(const[n,e]of t.parsed)this.weight.parsed.set(n,e)}space(t){tt(this.document,t,this.weight.parsed)}draw(t){const n=this.document.
resolve(t);if(n instanceof D.Z6)return(0,D.Eo)(this.document.resolve(n.dict.get("Subtype")),"Form")?this.weigher.form(t,this.scope).then(e=>{this.add(e);const{ink:i}=this,
a=(0,g.lw)((0,w.lQ)(this.document,n.dict.get("Matrix")),i.matrix);this.paint(e.drawing+Q,i.clip,dt(e.shadings,a,et(i.clip)))}):(this.space(n.dict.get("ColorSpac\
e")),this.paint(this.weigher.image(n)))}shading(t){const n=this.document.resolve(t);return(n instanceof D.Z6?n.dict:this.document.dict(t))?.get("ColorSpace")}pattern(t){
const{ink:n,document:e}=this;Object.assign(n,{pattern:0,cell:J,isShading:!1});const i=t===void 0?void 0:this.scope.find("Pattern",t);if(i===void 0)return;const a=e.
resolve(i);if(!(a instanceof D.Z6)){n.isShading=!0,this.space(this.shading(e.dict(a)?.get("Shading")));return}return this.weigher.cell(i,this.scope).then(f=>{this.
add(f);const u=ct(e,a.dict,this.weigher.area);n.pattern=f.reading+f.drawing+u*o,n.cell=dt(f.shadings,(0,w.lQ)(e,a.dict.get("Matrix")),et(this.box))})}async state(t){
const n=this.document.array(t?.get("Font"))?.[0];if(n!==void 0&&await this.font(n),!t?.has("SMask"))return;const e=this.document.dict(t.get("SMask"))?.get("G"),
i=this.document.resolve(e),a=await this.weigher.form(e,this.scope);this.add(a);const f=(0,w.lQ)(this.document,i instanceof D.Z6?i.dict.get("Matrix"):void 0);this.
ink.mask=a.reading+a.drawing,this.ink.masked=dt(a.shadings,(0,g.lw)(f,this.ink.matrix),et(this.box))}async font(t){const{document:n}=this,e=n.dict(t);if(t===void 0||
!e)return;this.weight.fonts.add(t),k(n,e,this.weight.parsed);const i=(0,F.FG)(n,e.get("Subtype"))==="Type3";this.ink.glyph=rt+(i?await this.weigher.glyph(e,this.
scope):0)}}var Mt=c(52755),Dt=c(77500),Pt=c(17671),vt=c(14029),Ft=c(97755),At=c(27583),Ot=c(18271);const St=/^(?:Helvetica|Arial(?! ?(?:Unicode|Narrow))|Times|Courier|Symbol|ZapfDingbats)/i;
class It{document;pages=new Map;constructor(t){this.document=t}add(t,n){for(const e of n){const i=this.missingName(e);if(i===void 0)continue;const a=this.pages.
get(i);a?a.at(-1)!==t&&a.push(t):this.pages.set(i,[t])}}pagesWithout(){return new Set([...this.pages.values()].flat())}notes(t){if(this.pages.size===0)return[];
const n=[...this.pages].map(([i,a])=>`${(0,p.Bu)(i)} (${(0,p.oi)(a)})`);return[{code:"fonts_missing",message:t?`The font given was drawn for fonts that are not \
in the document, and characters that it lacks are missing: ${(0,p.Dw)(n)}.`:`Fonts that are not in the document were drawn with others, and characters that thos\
e lack are missing: ${(0,p.Dw)(n)}. Give a font that has them in font.`,...t?{}:{mentions:["font"]}}]}missingName(t){const{document:n}=this,e=n.dict(t);if(!e||(0,Ot.
nq)(n,e))return;const i=(0,F.FG)(n,e.get("BaseFont"))||(0,F.FG)(n,(0,F.nb)(n,e)?.get("FontName")),a=(0,F.MH)((0,F.VJ)(i).name);return St.test(a)?void 0:a||"a fo\
nt without a name"}}async function bt(s,t,n,e="pages"){await(0,Pt.lh)(s,t),n&&await xt(s),Bt(s);for(let f=0;f<s.pages.count;f++)_t(s,f,(0,w.iw)(s,f));const i=new wt(
s),a=new It(s);for(const[f,u]of t.entries()){const x=await i.page(f);Ct(s,u,x.step,e),a.add(u,x.fonts)}return{bytes:await(0,vt.UN)(s,{encryption:"none",draft:!0}),
missing:a}}async function xt(s){s.catalog.has("AcroForm")&&((0,Dt.f4)(s,await Mt.mO.read(s))==="dynamic"||await(0,At.I)(s,Uint32Array.from({length:s.pages.count},
(n,e)=>e+1))),await(0,Ft.N)(s,"all")}const Tt=new Set(["Type","Pages","OCProperties"]);function Bt(s){const t=[...s.catalog.keys()].filter(n=>!Tt.has(n));if(t.length!==
0){s.edit(s.catalogNumber);for(const n of t)s.catalog.delete(n)}}function _t(s,t,{box:n,rotation:e}){s.pages.patch(t,{MediaBox:[...n],CropBox:[...n],Rotate:e,UserUnit:void 0,
Annots:void 0})}const Ut=1e3;function Ct(s,t,n,e){const{drawingStep:i}=s.job.limits;if(!(n<=i*Ut))throw(0,M.F)("drawingStep",`Page ${t} of the document would ta\
ke too long to draw at once`,"Split it, or ask a service of your own, which draws longer",e)}}),27583:((st,L,c)=>{c.d(L,{I:()=>m});var M=c(33238),D=c(56457),p=c(
86799),T=c(78906),v=c(52755),F=c(16259),g=c(77500),w=c(5964),B=c(71250),j=c(76586);async function m(y,P,A){const O=await(0,M.Y)(y,"keep"),I=await v.mO.read(y);(0,g.
mD)(y,I);const U=new F.n(y,I),C=A&&(0,p.g)(A,"font"),b=new T.y(y,I,U,C);await(0,w.$)(y,I,U,b,{missing:!0});const S=new Set(P),K=({widgets:Z})=>Z.some(V=>V.pages.
some(Q=>S.has(Q))),z=new Map([...b.missing].filter(([Z])=>K(Z))),R=[...b.tooSmall],$=Z=>!K(Z),X=[...(0,D.D)(O,"flatten"),...(0,B.jA)(z,new Set,C),...(0,B.QR)(R.
filter(K),!0),...(0,B.QR)(R.filter($),!1),...(0,g.br)(y,"values")],{widgets:q,notes:it}=await(0,j.H)(y,I,P);return{widgets:q,isEmpty:q===0&&O.fields.length===0,
notes:[...X,...it]}}}),12195:((st,L,c)=>{c.d(L,{Y:()=>at});var M=c(58552),D=c(77598),p=c(68973);const T=3,v=new WeakMap;async function F(d,o){const r=v.get(d);if(r)
return r;const{pieces:h}=await d.load();if(h.length===0)throw new M.zU("unavailable","The program that draws pages was left out of this installation",{advice:"U\
se the package as it is published, or a service of your own"});const l=await WebAssembly.compile(new Uint8Array(await g(h,d,o)));return v.set(d,l),l}async function g(d,{
bytes:o,sha256:r},h){const l=[];for(const _ of d){l.push(Buffer.from(_,"base64"));const k=h.pace.step(_.length*T);k&&await k}const E=await(0,p.uM)(h).inflate(Buffer.
concat(l),o);if(!E||(0,D.createHash)("sha256").update(E).digest("hex")!==r)throw new M.zU("internal","The program that draws pages is damaged",{advice:"Install \
the package again"});return E}var w=c(42973);const B=65536,j=-44,m=8,y=new WebAssembly.RuntimeError("longjmp");class P{most;exports;constructor(o,r){this.most=r;
const h={};for(const{module:l,name:E}of WebAssembly.Module.imports(o))(h[l]??={})[E]=this.imported(E);this.exports=new WebAssembly.Instance(o,h).exports,this.call(
"__wasm_call_ctors")}call(o,...r){return this.exports[o](...r)}get bytes(){return new Uint8Array(this.exports.memory.buffer)}get words(){return new DataView(this.
exports.memory.buffer)}store(o){const r=this.call("malloc",o.length)>>>0;if(r===0)throw A(this.most);return this.bytes.set(o,r),r}imported(o){if(o.startsWith("i\
nvoke_"))return this.invoke;switch(o){case"_emscripten_throw_longjmp":return()=>{throw y};case"emscripten_resize_heap":return r=>this.grow(r>>>0);case"environ_s\
izes_get":return(r,h)=>(this.words.setUint32(r,0,!0),this.words.setUint32(h,0,!0),0);case"_abort_js":return()=>{throw A(this.most)}}return o.startsWith("fd_")?()=>m:
o.startsWith("__syscall_")?()=>j:()=>0}invoke=(o,...r)=>{const h=this.call("emscripten_stack_get_current");try{return this.exports.__indirect_function_table.get(
o)(...r)}catch(l){if(this.call("_emscripten_stack_restore",h),l!==y)throw l;return this.call("setThrew",1,0),0}};grow(o){const{memory:r}=this.exports,h=r.buffer.
byteLength;if(o>this.most)return 0;const l=Math.min(Math.max(o,h*1.25),this.most);try{return r.grow(Math.ceil((l-h)/B)),1}catch{return 0}}}const A=d=>(0,w.F)("d\
rawingMemory",`The page cannot be drawn within ${Math.floor(d/2**20)} MB of memory`,"Ask for a lower resolution, or for fewer pages");function O(d,o,r){const h=new WebAssembly.
Module(Uint8Array.from(U(d,o)));return new WebAssembly.Instance(h,{a:{b:r}}).exports.c}const I=127,U=(d,o)=>[0,97,115,109,1,0,0,0,1,4+d+o,1,96,d,...new Array(d).
fill(I),o,...new Array(o).fill(I),2,7,1,1,97,1,98,0,0,7,5,1,1,99,0,0],C=1,b=0,S=/^(?:Helvetica|Times|Courier)(?:-|$)|^(?:Symbol|ZapfDingbats)$/,K=16,z=[{word:2,
takes:2,results:0,name:"EnumFonts"},{word:3,takes:7,results:1,name:"MapFont"},{word:4,takes:2,results:1,name:"GetFont"},{word:5,takes:5,results:1,name:"GetFontD\
ata"},{word:6,takes:4,results:1,name:"GetFaceName"},{word:7,takes:2,results:1,name:"GetFontCharset"},{word:8,takes:2,results:0,name:"DeleteFont"}];function R(d,o){
const r=d.call("FPDF_GetDefaultSystemFontInfo"),h=d.store(o),E={MapFont:(k,tt,nt,Y,ct,J=0)=>S.test($(d,J>>>0))?0:C,GetFontData:(k=0,tt=0,nt=0,Y=0,ct=0)=>nt!==b?
0:(Y!==0&&ct>=o.length&&d.bytes.copyWithin(Y>>>0,h,h+o.length),o.length)},{__indirect_function_table:_}=d.exports;for(const{word:k,takes:tt,results:nt,name:Y}of z)
_.set(d.words.getUint32(r+k*4,!0),O(tt,nt,E[Y]??(()=>0)));d.call("FPDF_SetSystemFontInfo",r)}function $({bytes:d},o){const[r=""]=Buffer.from(d.subarray(o,o+K)).
toString("latin1").split("\0");return r}const X={load:()=>c.e(6199).then(c.bind(c,26199)),bytes:3988829,sha256:"71aec412a303a0405baee21c3d6d3f30ad2033dc02444130\
fe476be3976e2d09"},q=15,it=3e5,Z=4,V=1,Q=2,rt=4294967295;class at{job;sandbox;pause;document=0;bitmap=0;page=0;since=0;constructor(o,r){this.job=o,this.sandbox=
r,r.call("FPDF_InitLibrary"),this.pause=this.pauseCallback()}static async open(o,r,h){const l=await F(X,r);return ot(r,()=>{const E=new at(r,new P(l,r.limits.drawingMemory));
return h&&R(E.sandbox,h),E.load(o),E})}async draw(o,r){this.begin(o,r);for(let h=V;h!==Q;){const l=this.job.pace.step(it);if(l&&await l,h=this.proceed(r),h!==V&&
h!==Q)throw A(this.job.limits.drawingMemory)}return this.finish(r)}load(o){const{sandbox:r}=this;if(this.document=r.call("FPDF_LoadMemDocument64",r.store(o),o.length,
0),this.document===0)throw A(this.job.limits.drawingMemory)}pauseCallback(){const{sandbox:o}=this,{__indirect_function_table:r}=o.exports,h=r.length-1;return r.
set(h,O(1,1,()=>performance.now()-this.since>q?1:0)),o.store(new Uint8Array(Uint32Array.of(1,h,0).buffer))}begin(o,{width:r,height:h,isTransparent:l}){const{sandbox:E,
job:_}=this;ot(_,()=>{if(this.release(),this.page=E.call("FPDF_LoadPage",this.document,o),this.bitmap=E.call("FPDFBitmap_CreateEx",r,h,Z,0,0),this.page===0||this.
bitmap===0)throw A(_.limits.drawingMemory);l||E.call("FPDFBitmap_FillRect",this.bitmap,0,0,r,h,rt)})}started=!1;proceed({width:o,height:r}){const{sandbox:h,page:l,
bitmap:E,pause:_}=this;return this.since=performance.now(),ot(this.job,()=>this.started?h.call("FPDF_RenderPage_Continue",l,_):(this.started=!0,h.call("FPDF_Ren\
derPageBitmap_Start",E,l,0,0,o,r,0,0,_)))}finish({width:o,height:r}){const{sandbox:h,bitmap:l}=this,E=h.call("FPDFBitmap_GetBuffer",l)>>>0,_=h.call("FPDFBitmap_\
GetStride",l);return{width:o,height:r,row:k=>h.bytes.subarray(E+k*_,E+k*_+o*4)}}release(){const{sandbox:o,page:r,bitmap:h}=this;this.started&&o.call("FPDF_Rende\
rPage_Close",r),h!==0&&o.call("FPDFBitmap_Destroy",h),r!==0&&o.call("FPDF_ClosePage",r),this.started=!1,this.bitmap=this.page=0}}function ot(d,o){try{return o()}catch(r){
throw r instanceof M.zU?r:A(d.limits.drawingMemory)}}}),95340:((st,L,c)=>{c.d(L,{K:()=>M,h:()=>D});const M=1e6;function D(p,T){const v=w=>{const B=p.resolve(T.get(
w));return typeof B=="number"?Math.floor(B):NaN},F=p.resolve(T.get("ImageMask"))===!0,g=p.array(T.get("Decode"))?.map(w=>p.resolve(w));return{width:v("Width"),height:v(
"Height"),bits:F?1:v("BitsPerComponent")||8,stencil:F,decode:g?.every(w=>typeof w=="number")?g:void 0}}}),79627:((st,L,c)=>{c.d(L,{W:()=>D});var M=c(74135);function D(p,T){
const v=Array.from({length:p.count},(g,w)=>p.number(w)||0);if(p.operator==="re"){const[g=0,w=0,B=0,j=0]=v;return(0,M.zl)(T,[g,w,g+B,w+j])}const F=[];for(let g=0;g+
1<v.length;g+=2)F.push((0,M.Gd)(T,v[g],v[g+1]));return(0,M.$L)(F)}})};
