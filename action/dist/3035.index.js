"use strict";exports.id=3035,exports.ids=[3035],exports.modules={97755:((V,k,c)=>{c.d(k,{N:()=>u});var E=c(45599),v=c(64019),y=c(55969),C=c(12844),x=c(44738),I=c(57594);async function u(d,l){
const M=new C.I(d),D=new I.v(d,"OctavoAnnotation"),U=new Set,b=[],N=[];for(let B=0;B<d.pages.count;B++){const j=N.length;for(const{number:Z}of(0,x.m)(d,d.pages.
number(B))){const G=d.get(Z);if(!(0,E.Zm)(G)||!(0,y.E)((0,y.B)(d,G),l))continue;N.push(G),D.isVisible(G)&&!F(d,G)&&await M.draw(G,Z);const Y=d.job.pace.step(1e3);
Y&&await Y}N.length>j&&b.push(B+1)}await M.finish();for(const B of N)p(d,D,B)&&U.add(B);const W=await L(d,D,b,U);await(0,x.L)(d,B=>U.has(B));const R=new Set([...U].
filter(B=>(0,y.B)(d,B)==="Popup"));return{flattened:W,hidden:U.size-R.size-W,left:new Set(N).size-U.size,isTransparent:M.isTransparent,missing:[...M.missing]}}const p=(d,l,M)=>(0,y.
B)(d,M)==="Popup"||!l.isVisible(M)||F(d,M),F=(d,l)=>(0,v.wR)(d,l)!==void 0;async function L(d,l,M,D){const U=new Set;return await l.run(Uint32Array.from(M),({items:b,
paint:N})=>{for(const W of b){const R=(0,E.i9)(W)?d.get(W):void 0;!(0,E.i9)(W)||!(0,E.Zm)(R)||!D.has(R)||(0,y.B)(d,R)==="Popup"||!l.isVisible(R)||(U.add(R),N({number:W.
number,dict:R}))}return b}),U.size}}),50329:((V,k,c)=>{c.d(k,{v:()=>jt});var E=c(42973),v=c(45599),y=c(98446),C=c(36211),x=c(37709),I=c(49454),u=c(74135),p=c(6057),
F=c(93059),L=c(58971),d=c(5490),l=c(79627),M=c(31095),D=c(95340),U=c(38671),b=c(78157),N=c(8283);function W(s,t){const n=(0,b.bS)(t);return s==="jpg"?R(n):s==="\
jp2"?j(n):G(n)}function R(s){for(const{marker:t,data:n}of(0,N.OD)(s))if(t>=192&&t<=207&&t!==196&&t!==200&&t!==204&&n.length>=5)return(n[1]<<8|n[2])*(n[3]<<8|n[4]);
return 0}const B=36;function j(s){const t=s.indexOf(Uint8Array.of(255,79,255,81));if(t<0||t+6+B>s.length)return 0;const n=s.readUInt16BE(t+40);return s.readUInt32BE(
t+8)*s.readUInt32BE(t+12)*Math.max(1,n/3)}const Z=new Set([4,6,7,20,22,23,36,38,39,40,42,43]);function G(s){let t=0;for(let n=0;n+11<=s.length;){const e=s[n+4],
i=n+Y(s,n);if(i>s.length)break;Z.has(e&63)&&i+8<=s.length&&(t+=s.readUInt32BE(i)*s.readUInt32BE(i+4));const a=s.readUInt32BE(i-4);if(a===4294967295)break;n=i+a}
return t}function Y(s,t){const n=s.readUInt32BE(t),e=s[t+5]>>5,i=e===7&&t+9<=s.length,a=i?s.readUInt32BE(t+5)&536870911:e,h=i?4+Math.ceil((a+1)/8):1,m=n<=256?1:
n<=65536?2:4;return 5+h+a*m+(s[t+4]&64?4:1)+4}const J={jpg:.011,jp2:.15,jbig2:.01,ccitt:.002},Q=.006;class st{document;known=new WeakMap;constructor(t){this.document=
t}of(t){const n=this.known.get(t.dict);if(n!==void 0)return n;const e=["SMask","Mask"].map(h=>this.document.resolve(t.dict.get(h))),a=[t,...e.filter(h=>h instanceof
v.Z6)].reduce((h,m)=>h+this.weigh(m),0);return this.known.set(t.dict,a),a}weigh(t){const{width:n,height:e}=(0,D.h)(this.document,t.dict),i=Math.max(n,0)*Math.max(
e,0)||0,{format:a,before:h}=(0,U.R)(this.document,t);if(a===void 0||a==="ccitt")return i*(a?J[a]:Q);const m=this.document.decodedPart(h)?.data;return Math.max(i,
m?W(a,m):0)*J[a]}}var K=c(39905),it=c(50476),X=c(94389);const rt=64,ct=20;async function dt(s,t){const n=new DataView(s.buffer,s.byteOffset,s.byteLength);try{const e=(0,X.
eQ)(n,(0,X.tI)(n));return e?await at(n,e,t):0}catch(e){if(e instanceof RangeError)return 0;throw e}}async function at(s,{count:t,spanOf:n},e){const i=new Float64Array(
t).fill(NaN),a=new Uint8Array(t);let h=0;const m=async A=>{const O=[];for(const T of(0,it.c)(s,n(A)))T<t&&O.push(T);const P=e.step(ct*(1+O.length));return P&&await P,
O};for(let A=0;A<t;A++)for(const O=[A];O.length>0;){const P=O.at(-1);if(a[P]===0){a[P]=1;for(const _ of await m(P))a[_]===0&&O.push(_);continue}if(O.pop(),!Number.
isNaN(i[P]))continue;let T=0;for(const _ of await m(P))T+=1+(i[_]||0);i[P]=T,T>rt&&(h+=T)}return h}const ot=.01,g=.4,r=2,o=2,f=25e3,w=100,S=5e3,H=.05,z=.004,q=.03,
tt=.02,$=.05,ht=.0012,lt=.1,Mt={program:z,truetype:z,map:q,texts:q,profile:tt},Dt=256,Pt=65535,vt=4,St=8;function At(s,t,n){const e=(a,h)=>{const m=s.resolve(a);
m instanceof v.Z6&&n.set(m,h)},i=s.dict(s.array(t.get("DescendantFonts"))?.[0]);e(t.get("Encoding"),"map"),e(i?.get("CIDToGIDMap"),"program"),e(t.get("ToUnicode"),
"texts");for(const a of[t,i]){const h=s.dict(a?.get("FontDescriptor"));for(const m of["FontFile","FontFile3"])e(h?.get(m),"program");e(h?.get("FontFile2"),"true\
type")}}function pt(s,t,n,e=vt){const i=s.resolve(t);if(i instanceof v.Z6){n.set(i,"profile");return}if(e>0)for(const a of s.array(t)?.slice(0,St)??[])pt(s,a,n,
e-1)}class Ot{document;known=new WeakMap;constructor(t){this.document=t}async of(t){let n=0;for(const[e,i]of t){const h=this.known.get(e)??await this.weigh(e,i);
this.known.set(e,h),n+=h}return n}async weigh(t,n){const{document:e}=this,i=t.data.length<Dt&&n!=="texts"?void 0:e.decodedPart(t)?.data,a=(i?.length??0)*Mt[n];return n===
"texts"?a+await this.texts(t):a+(n==="truetype"&&i?lt*await dt(i,e.job.pace):0)}async texts(t){let n=0;for(const{first:e,last:i,text:a}of await(0,K.F)(this.document,
t,void 0,void 0,1/0))n+=(Math.min(i-e,Pt)+1)*($+ht*a.length);return n}}const wt=1e12;function Ft(s,t,n){const e=s.array(t.get("Matrix"))??[],i=(P,T)=>{const _=s.
resolve(P);return typeof _=="number"?_:T},[a,h,m,A]=[1,0,0,1].map((P,T)=>i(e[T],P)),O=Math.abs(i(t.get("XStep"),0)*i(t.get("YStep"),0)*(a*A-h*m));return O>0?Math.
min(n/O,wt):wt}const nt={count:0,area:0},ft=(s,t)=>t.count===0?s:{count:s.count+t.count,area:s.area+t.area},et=([s,t,n,e])=>Math.max(0,n-s)*Math.max(0,e-t),gt=({
count:s,area:t},n)=>s===0?nt:{count:s,area:Math.min(t,s*n)};function mt({count:s,area:t},[n,e,i,a],h){return gt({count:s,area:(e!==0||i!==0)&&(n!==0||a!==0)?1/0:
t*Math.abs(n*a-e*i)},h)}function yt({count:s,area:t},n){const e=t/n;return s*w+f*(e<s?e:s)}const xt={pattern:0,mask:0,cell:nt,masked:nt,isShading:!1,glyph:o},It=[
1,0,0,1,0,0],Et="Open it in another PDF program and save it again";class bt{document;decoder;images;streams;known=new Map;open=new Set;patterns=0;glyphs=new Map;constructor(t){
this.document=t,this.decoder=new L.X(t),this.images=new st(t),this.streams=new Ot(t)}area=0;pageArea=1;async page(t){const{document:n}=this,e=this.measure(t),i=new M.
H(n,n.dict(n.pages.attribute(t,"Resources"))),a=await this.content(await this.decoder.page(t),i,e),{drawing:h,heaviest:m,shadings:A,fonts:O}=a,P=a.reading+await this.
streams.of(a.parsed),T=P+h+yt(A,this.pageArea);return{step:Math.max(P,m),whole:T,fonts:O}}async content(t,n,e){const{job:i}=this.document,a=new Ut(this,this.document,
n,e,t.length);return await(0,x.Ko)(t,i.pace,h=>(i.memory.budget.spend("operators",1),a.take(h))),a.weight}image(t){return this.images.of(t)}async glyph(t,n){const{
document:e,glyphs:i}=this,a=i.get(t);if(a!==void 0)return a;const h=e.dict(t.get("Resources")),m=h?new M.H(e,h,n):n;let A=0;for(const O of e.dict(t.get("CharPro\
cs"))?.values()??[]){const{reading:P,drawing:T,shadings:_}=await this.form(O,m);A=Math.max(A,P+T+_.count*S)}return i.set(t,A),A}measure(t){const{box:n}=(0,p.iw)(
this.document,t);return this.pageArea=et(n),this.pageArea<=this.area||(this.area=2*this.pageArea,this.known.clear(),this.glyphs.clear()),n}async cell(t,n){this.
patterns++;const e=await this.form(t,n);return this.patterns--,e}async form(t,n){const{document:e,known:i,open:a}=this,h=e.resolve(t);if(!(h instanceof v.Z6)||!(0,v.
i9)(t))return ut;if(a.has(t.number)){if(this.patterns===0)return ut;throw(0,E.F)("formDepth","A page of the document has a pattern within itself",Et)}const m=i.
get(t.number);if(m)return m;const A=e.job.limits.formDepth;if(a.size>=A)throw(0,E.F)("formDepth",`A page of the document has more than ${(0,y.y_)(A,"form")} wit\
hin another`,Et);a.add(t.number);const O=e.dict(h.dict.get("Resources")),P=await this.decoder.form(t.number,h),T=(0,p.b0)(e,h.dict.get("BBox"))??Tt,_=await this.
content(P,O?new M.H(e,O,n):n,T);return a.delete(t.number),i.set(t.number,_),_}}const ut={reading:0,drawing:0,heaviest:0,shadings:nt,fonts:new Set,parsed:new Map},
Tt=[-1/0,-1/0,1/0,1/0];class Ut{weigher;document;scope;box;weight;states;path=0;outline=u.gF;clips=!1;end=0;constructor(t,n,e,i,a){this.weigher=t,this.document=
n,this.scope=e,this.box=i,this.states=new d.U({...xt,matrix:It,clip:i}),this.weight={...ut,reading:a*ot,fonts:new Set,parsed:new Map}}get ink(){return this.states.
current}take(t){this.weight.reading+=g;const{operator:n}=t,e=t.end-this.end;if(this.end=t.end,this.states.follow(t))return;if(C.Rl.has(n)){this.path++,this.outline=
(0,u.kO)(this.outline,(0,l.W)(t,this.ink.matrix));return}const i=C.lJ.get(n);if(i)return this.paintPath(i);switch(n){case"W":case"W*":this.clips=!0;return;case"\
Tj":case"TJ":case"'":case'"':return this.paint(e*this.ink.glyph);case"Tf":return this.font(this.scope.find("Font",t.name(0)??""));case"gs":return this.state(this.
document.dict(this.scope.find("ExtGState",t.name(0)??"")));case"Do":return this.draw(this.scope.find("XObject",t.name(0)??""));case"BI":{const a=(0,F.n)(t);return this.
paint(a?this.weigher.image(a):0)}case"sh":return this.space(this.shading(this.scope.find("Shading",t.name(0)??""))),this.paint(0,this.ink.clip,{count:1,area:et(
this.ink.clip)});case"cs":case"CS":return this.space(this.scope.find("ColorSpace",t.name(0)??""));case"scn":case"SCN":return this.pattern(t.name(t.count-1));default:
this.path++}}paintPath(t){const{ink:n,outline:e}=this,i=(0,u.Pj)(n.clip,e)??u.gF;this.paint(r+this.path*g,t.strokes?n.clip:i),this.clips&&e!==u.gF&&(n.clip=i),this.
outline=u.gF,this.clips=!1}paint(t,n=this.ink.clip,e=nt){const{pattern:i,mask:a,cell:h,masked:m,isShading:A}=this.ink;this.path=0;const O=et(n),P=t+i+a,T=A?ft(e,
{count:1,area:O}):e,_=ft(ft(T,gt(h,O)),gt(m,O));this.weight.drawing+=P,this.weight.shadings=ft(this.weight.shadings,_),this.weight.heaviest=Math.max(this.weight.
heaviest,P+yt(_,this.weigher.pageArea))}add(t){this.weight.reading+=t.reading;for(const n of t.fonts)this.weight.fonts.add(n);for(const[n,e]of t.parsed)this.weight.
parsed.set(n,e)}space(t){pt(this.document,t,this.weight.parsed)}draw(t){const n=this.document.resolve(t);if(n instanceof v.Z6)return(0,v.Eo)(this.document.resolve(
n.dict.get("Subtype")),"Form")?this.weigher.form(t,this.scope).then(e=>{this.add(e);const{ink:i}=this,a=(0,u.lw)((0,p.lQ)(this.document,n.dict.get("Matrix")),i.
matrix);this.paint(e.drawing+r,i.clip,mt(e.shadings,a,et(i.clip)))}):(this.space(n.dict.get("ColorSpace")),this.paint(this.weigher.image(n)))}shading(t){const n=this.
document.resolve(t);return(n instanceof v.Z6?n.dict:this.document.dict(t))?.get("ColorSpace")}pattern(t){const{ink:n,document:e}=this;Object.assign(n,{pattern:0,
cell:nt,isShading:!1});const i=t===void 0?void 0:this.scope.find("Pattern",t);if(i===void 0)return;const a=e.resolve(i);if(!(a instanceof v.Z6)){n.isShading=!0,
this.space(this.shading(e.dict(a)?.get("Shading")));return}return this.weigher.cell(i,this.scope).then(h=>{this.add(h);const m=Ft(e,a.dict,this.weigher.area);n.
pattern=h.reading+h.drawing+m*H,n.cell=mt(h.shadings,(0,p.lQ)(e,a.dict.get("Matrix")),et(this.box))})}async state(t){const n=this.document.array(t?.get("Font"))?.[0];
if(n!==void 0&&await this.font(n),!t?.has("SMask"))return;const e=this.document.dict(t.get("SMask"))?.get("G"),i=this.document.resolve(e),a=await this.weigher.form(
e,this.scope);this.add(a);const h=(0,p.lQ)(this.document,i instanceof v.Z6?i.dict.get("Matrix"):void 0);this.ink.mask=a.reading+a.drawing,this.ink.masked=mt(a.shadings,
(0,u.lw)(h,this.ink.matrix),et(this.box))}async font(t){const{document:n}=this,e=n.dict(t);if(t===void 0||!e)return;this.weight.fonts.add(t),At(n,e,this.weight.
parsed);const i=(0,I.FG)(n,e.get("Subtype"))==="Type3";this.ink.glyph=o+(i?await this.weigher.glyph(e,this.scope):0)}}var Ct=c(52755),Bt=c(77500),Rt=c(17671),Nt=c(
14029),Wt=c(97755),_t=c(27583),Lt=c(18271);const kt=/^(?:Helvetica|Arial(?! ?(?:Unicode|Narrow))|Times|Courier|Symbol|ZapfDingbats)/i,Gt={given:"The font given",
lent:"The font of the service"};class Ht{document;pages=new Map;constructor(t){this.document=t}add(t,n){for(const e of n){const i=this.missingName(e);if(i===void 0)
continue;const a=this.pages.get(i);a?a.at(-1)!==t&&a.push(t):this.pages.set(i,[t])}}pagesWithout(){return new Set([...this.pages.values()].flat())}notes(t){if(this.
pages.size===0)return[];const n=[...this.pages].map(([i,a])=>`${(0,y.Bu)(i)} (${(0,y.oi)(a)})`);return[{code:"fonts_missing",message:t?`${Gt[t]} was drawn for f\
onts that are not in the document, and characters that it lacks are missing: ${(0,y.Dw)(n)}.`:`Fonts that are not in the document were drawn with others, and ch\
aracters that those lack are missing: ${(0,y.Dw)(n)}. Give a font that has them in font.`,...t?{}:{mentions:["font"]}}]}missingName(t){const{document:n}=this,e=n.
dict(t);if(!e||(0,Lt.nq)(n,e))return;const i=(0,I.FG)(n,e.get("BaseFont"))||(0,I.FG)(n,(0,I.nb)(n,e)?.get("FontName")),a=(0,I.MH)((0,I.VJ)(i).name);return kt.test(
a)?void 0:a||"a font without a name"}}async function jt(s,t,n,e="pages"){await(0,Rt.lh)(s,t),n&&await Kt(s),Zt(s);for(let h=0;h<s.pages.count;h++)Yt(s,h,(0,p.iw)(
s,h));const i=new bt(s),a=new Ht(s);for(const[h,m]of t.entries()){const A=await i.page(h);Vt(s,m,A.step,e),a.add(m,A.fonts)}return{bytes:await(0,Nt.UN)(s,{encryption:"\
none",draft:!0}),missing:a}}async function Kt(s){s.catalog.has("AcroForm")&&((0,Bt.f4)(s,await Ct.mO.read(s))==="dynamic"||await(0,_t.I)(s,Uint32Array.from({length:s.
pages.count},(n,e)=>e+1))),await(0,Wt.N)(s,"all")}const zt=new Set(["Type","Pages","OCProperties"]);function Zt(s){const t=[...s.catalog.keys()].filter(n=>!zt.has(
n));if(t.length!==0){s.edit(s.catalogNumber);for(const n of t)s.catalog.delete(n)}}function Yt(s,t,{box:n,rotation:e}){s.pages.patch(t,{MediaBox:[...n],CropBox:[
...n],Rotate:e,UserUnit:void 0,Annots:void 0})}const $t=1e3;function Vt(s,t,n,e){const{drawingStep:i}=s.job.limits;if(!(n<=i*$t))throw(0,E.F)("drawingStep",`Pag\
e ${t} of the document would take too long to draw at once`,"Split it, or ask a service of your own, which draws longer",e)}}),27583:((V,k,c)=>{c.d(k,{I:()=>d});
var E=c(33238),v=c(56457),y=c(86799),C=c(78906),x=c(52755),I=c(16259),u=c(77500),p=c(5964),F=c(71250),L=c(76586);async function d(l,M,D){const U=await(0,E.Y)(l,
"keep"),b=await x.mO.read(l);(0,u.mD)(l,b);const N=new I.n(l,b),W=D&&(0,y.g)(D,"font"),R=new C.y(l,b,N,W);await(0,p.$)(l,b,N,R,{missing:!0});const B=new Set(M),
j=({widgets:K})=>K.some(it=>it.pages.some(X=>B.has(X))),Z=new Map([...R.missing].filter(([K])=>j(K))),G=[...R.tooSmall],Y=K=>!j(K),J=[...(0,v.D)(U,"flatten"),...(0,F.
jA)(Z,new Set,W),...(0,F.QR)(G.filter(j),!0),...(0,F.QR)(G.filter(Y),!1),...(0,u.br)(l,"values")],{widgets:Q,notes:st}=await(0,L.H)(l,b,M);return{widgets:Q,isEmpty:Q===
0&&U.fields.length===0,notes:[...J,...st]}}}),12195:((V,k,c)=>{c.d(k,{Y:()=>at});var E=c(58552),v=c(77598),y=c(19158);const C=3,x=new WeakMap;async function I(g,r){
const o=x.get(g);if(o)return o;const{pieces:f}=await g.load();if(f.length===0)throw new E.zU("unavailable","The program that draws pages was left out of this in\
stallation",{advice:"Use the package as it is published, or a service of your own"});const w=await WebAssembly.compile(new Uint8Array(await u(f,g,r)));return x.
set(g,w),w}async function u(g,{bytes:r,sha256:o},f){const w=await(0,y.p)(new DecompressionStream("deflate"),F(g,f)).catch(S=>{throw S instanceof E.zU?S:p()});if(w.
length!==r||(0,v.createHash)("sha256").update(w).digest("hex")!==o)throw p();return w}const p=()=>new E.zU("internal","The program that draws pages is damaged",
{advice:"Install the package again"});async function*F(g,r){for(const o of g){yield Buffer.from(o,"base64");const f=r.pace.step(o.length*C);f&&await f}}var L=c(
42973);const d=65536,l=-44,M=8,D=new WebAssembly.RuntimeError("longjmp");class U{most;exports;constructor(r,o){this.most=o;const f={};for(const{module:w,name:S}of WebAssembly.
Module.imports(r))(f[w]??={})[S]=this.imported(S);this.exports=new WebAssembly.Instance(r,f).exports,this.call("__wasm_call_ctors")}call(r,...o){return this.exports[r](
...o)}get bytes(){return new Uint8Array(this.exports.memory.buffer)}get words(){return new DataView(this.exports.memory.buffer)}store(r){const o=this.call("mall\
oc",r.length)>>>0;if(o===0)throw b(this.most);return this.bytes.set(r,o),o}imported(r){if(r.startsWith("invoke_"))return this.invoke;switch(r){case"_emscripten_\
throw_longjmp":return()=>{throw D};case"emscripten_resize_heap":return o=>this.grow(o>>>0);case"environ_sizes_get":return(o,f)=>(this.words.setUint32(o,0,!0),this.
words.setUint32(f,0,!0),0);case"_abort_js":return()=>{throw b(this.most)}}return r.startsWith("fd_")?()=>M:r.startsWith("__syscall_")?()=>l:()=>0}invoke=(r,...o)=>{
const f=this.call("emscripten_stack_get_current");try{return this.exports.__indirect_function_table.get(r)(...o)}catch(w){if(this.call("_emscripten_stack_restor\
e",f),w!==D)throw w;return this.call("setThrew",1,0),0}};grow(r){const{memory:o}=this.exports,f=o.buffer.byteLength;if(r>this.most)return 0;const w=Math.min(Math.
max(r,f*1.25),this.most);try{return o.grow(Math.ceil((w-f)/d)),1}catch{return 0}}}const b=g=>(0,L.F)("drawingMemory",`The page cannot be drawn within ${Math.floor(
g/2**20)} MB of memory`,"Ask for a lower resolution, or for fewer pages");function N(g,r,o){const f=new WebAssembly.Module(Uint8Array.from(R(g,r)));return new WebAssembly.
Instance(f,{a:{b:o}}).exports.c}const W=127,R=(g,r)=>[0,97,115,109,1,0,0,0,1,4+g+r,1,96,g,...new Array(g).fill(W),r,...new Array(r).fill(W),2,7,1,1,97,1,98,0,0,
7,5,1,1,99,0,0],B=1,j=0,Z=/^(?:Helvetica|Times|Courier)(?:-|$)|^(?:Symbol|ZapfDingbats)$/,G=16,Y=[{word:2,takes:2,results:0,name:"EnumFonts"},{word:3,takes:7,results:1,
name:"MapFont"},{word:4,takes:2,results:1,name:"GetFont"},{word:5,takes:5,results:1,name:"GetFontData"},{word:6,takes:4,results:1,name:"GetFaceName"},{word:7,takes:2,
results:1,name:"GetFontCharset"},{word:8,takes:2,results:0,name:"DeleteFont"}];function J(g,r){const o=g.call("FPDF_GetDefaultSystemFontInfo"),f=g.store(r),S={MapFont:(z,q,tt,$,ht,lt=0)=>Z.
test(Q(g,lt>>>0))?0:B,GetFontData:(z=0,q=0,tt=0,$=0,ht=0)=>tt!==j?0:($!==0&&ht>=r.length&&g.bytes.copyWithin($>>>0,f,f+r.length),r.length)},{__indirect_function_table:H}=g.
exports;for(const{word:z,takes:q,results:tt,name:$}of Y)H.set(g.words.getUint32(o+z*4,!0),N(q,tt,S[$]??(()=>0)));g.call("FPDF_SetSystemFontInfo",o)}function Q({
bytes:g},r){const[o=""]=Buffer.from(g.subarray(r,r+G)).toString("latin1").split("\0");return o}const st={load:()=>c.e(6199).then(c.bind(c,26199)),bytes:3988829,
sha256:"71aec412a303a0405baee21c3d6d3f30ad2033dc02444130fe476be3976e2d09"},K=15,it=3e5,X=4,rt=1,ct=2,dt=4294967295;class at{job;sandbox;pause;document=0;bitmap=0;page=0;since=0;constructor(r,o){
this.job=r,this.sandbox=o,o.call("FPDF_InitLibrary"),this.pause=this.pauseCallback()}static async open(r,o,f){const w=await I(st,o);return ot(o,()=>{const S=new at(
o,new U(w,o.limits.drawingMemory));return f&&J(S.sandbox,f),S.load(r),S})}async draw(r,o){this.begin(r,o);for(let f=rt;f!==ct;){const w=this.job.pace.step(it);if(w&&
await w,f=this.proceed(o),f!==rt&&f!==ct)throw b(this.job.limits.drawingMemory)}return this.finish(o)}load(r){const{sandbox:o}=this;if(this.document=o.call("FPD\
F_LoadMemDocument64",o.store(r),r.length,0),this.document===0)throw b(this.job.limits.drawingMemory)}pauseCallback(){const{sandbox:r}=this,{__indirect_function_table:o}=r.
exports,f=o.length-1;return o.set(f,N(1,1,()=>performance.now()-this.since>K?1:0)),r.store(new Uint8Array(Uint32Array.of(1,f,0).buffer))}begin(r,{width:o,height:f,
isTransparent:w}){const{sandbox:S,job:H}=this;ot(H,()=>{if(this.release(),this.page=S.call("FPDF_LoadPage",this.document,r),this.bitmap=S.call("FPDFBitmap_Creat\
eEx",o,f,X,0,0),this.page===0||this.bitmap===0)throw b(H.limits.drawingMemory);w||S.call("FPDFBitmap_FillRect",this.bitmap,0,0,o,f,dt)})}started=!1;proceed({width:r,
height:o}){const{sandbox:f,page:w,bitmap:S,pause:H}=this;return this.since=performance.now(),ot(this.job,()=>this.started?f.call("FPDF_RenderPage_Continue",w,H):
(this.started=!0,f.call("FPDF_RenderPageBitmap_Start",S,w,0,0,r,o,0,0,H)))}finish({width:r,height:o}){const{sandbox:f,bitmap:w}=this,S=f.call("FPDFBitmap_GetBuf\
fer",w)>>>0,H=f.call("FPDFBitmap_GetStride",w);return{width:r,height:o,row:z=>f.bytes.subarray(S+z*H,S+z*H+r*4)}}release(){const{sandbox:r,page:o,bitmap:f}=this;
this.started&&r.call("FPDF_RenderPage_Close",o),f!==0&&r.call("FPDFBitmap_Destroy",f),o!==0&&r.call("FPDF_ClosePage",o),this.started=!1,this.bitmap=this.page=0}}
function ot(g,r){try{return r()}catch(o){throw o instanceof E.zU?o:b(g.limits.drawingMemory)}}}),50476:((V,k,c)=>{c.d(k,{c:()=>u,f:()=>I});const[E,v,y,C,x]=[1,8,
32,64,128];function I(p,F,L,d){const l=new Set,M=[...p].filter(D=>typeof D=="number");for(let D=M.pop();D!==void 0;D=M.pop())if(!(D<0||D>=F||l.has(D))){l.add(D);
for(const U of u(d,L(D)))M.push(U)}return l}function*u(p,[F,L]){if(!(L-F<12||p.getInt16(F)>=0))for(let d=F+10,l=y;l&y&&d+4<=L;)l=p.getUint16(d),yield p.getUint16(
d+2),d+=4+(l&E?4:2)+(l&v?2:l&C?4:l&x?8:0)}}),95340:((V,k,c)=>{c.d(k,{K:()=>E,h:()=>v});const E=1e6;function v(y,C){const x=p=>{const F=y.resolve(C.get(p));return typeof F==
"number"?Math.floor(F):NaN},I=y.resolve(C.get("ImageMask"))===!0,u=y.array(C.get("Decode"))?.map(p=>y.resolve(p));return{width:x("Width"),height:x("Height"),bits:I?
1:x("BitsPerComponent")||8,stencil:I,decode:u?.every(p=>typeof p=="number")?u:void 0}}}),79627:((V,k,c)=>{c.d(k,{W:()=>v});var E=c(74135);function v(y,C){const x=Array.
from({length:y.count},(u,p)=>y.number(p)||0);if(y.operator==="re"){const[u=0,p=0,F=0,L=0]=x;return(0,E.zl)(C,[u,p,u+F,p+L])}const I=[];for(let u=0;u+1<x.length;u+=
2)I.push((0,E.Gd)(C,x[u],x[u+1]));return(0,E.$L)(I)}})};
