"use strict";exports.id=1516,exports.ids=[1516],exports.modules={97755:(($,V,r)=>{r.d(V,{N:()=>U});var z=r(45599),b=r(64019),x=r(55969),G=r(89835),j=r(44738),S=r(57594);async function U(c,p){
const A=new G.I(c),W=new S.v(c,"OctavoAnnotation"),C=new Set,B=[],H=new Set;for(let a=0;a<c.pages.count;a++){let h=!1;for(const{number:u}of(0,j.m)(c,c.pages.number(
a))){const g=c.get(u);if(!(0,z.Zm)(g)||!(0,x.E)((0,x.B)(c,g),p))continue;H.add(g),h=!0,W.isVisible(g)&&!_(c,g)&&await A.draw(g,u);const w=c.job.pace.step(1e3);w&&
await w}h&&B.push(a+1)}await A.finish();for(const a of H){N(c,W,a)&&C.add(a);const h=c.job.pace.step(1e3);h&&await h}const K=await m(c,W,B,C);await(0,j.L)(c,a=>C.
has(a));const T=new Set([...C].filter(a=>(0,x.B)(c,a)==="Popup"));return{flattened:K,hidden:C.size-T.size-K,left:H.size-C.size,isTransparent:A.isTransparent,missing:[
...A.missing]}}const N=(c,p,A)=>(0,x.B)(c,A)==="Popup"||!p.isVisible(A)||_(c,A),_=(c,p)=>(0,b.wR)(c,p)!==void 0;async function m(c,p,A,W){const C=new Set;return await p.
run(Uint32Array.from(A),async({items:B,paint:H})=>{for(const K of B){const T=c.job.pace.step(1e3);T&&await T;const a=(0,z.i9)(K)?c.get(K):void 0;!(0,z.i9)(K)||!(0,z.
Zm)(a)||!W.has(a)||(0,x.B)(c,a)==="Popup"||!p.isVisible(a)||(C.add(a),H({number:K.number,dict:a}))}return B}),C.size}}),41516:(($,V,r)=>{r.d(V,{ve:()=>hs,NY:()=>Pt,
mO:()=>xt});var z=r(80287),b=r(35050),x=r(14118),G=r(36054),j=r(42973),S=r(45599),U=r(98446),N=r(36211),_=r(37709),m=r(49454),c=r(74135),p=r(6057),A=r(93059),W=r(
58971),C=r(5490),B=r(79627),H=r(31095),K=r(39905),T=r(50476),a=r(94389);const h=64,u=20;async function g(i,t){const s=new DataView(i.buffer,i.byteOffset,i.byteLength);
try{const n=(0,a.eQ)(s,(0,a.tI)(s));return n?await w(s,n,t):0}catch(n){if(n instanceof RangeError)return 0;throw n}}async function w(i,{count:t,spanOf:s},n){const e=new Float64Array(
t).fill(NaN),o=new Uint8Array(t);let f=0;const M=async O=>{const P=[];for(const R of(0,T.Z)(i,s(O)))R<t&&P.push(R);const I=n.step(u*(1+P.length));return I&&await I,
P};for(let O=0;O<t;O++)for(const P=[O];P.length>0;){const I=P.at(-1);if(o[I]===0){o[I]=1;for(const Y of await M(I))o[Y]===0&&P.push(Y);continue}if(P.pop(),!Number.
isNaN(e[I]))continue;let R=0;for(const Y of await M(I))R+=1+(e[Y]||0);e[I]=R,R>h&&(f+=R)}return f}const d=.01,E=.4,y=2,l=2,D=25e3,v=100,L=5e3,F=1,Z=30,Q=8,q=.05,
J=.004,X=.03,k=.02,mt=.05,et=.0012,it=.1,pt=.45,ot=1,at=new Set(["map","texts","list"]),nt={program:J,truetype:J,map:X,texts:X,profile:k,list:pt},rt=256,ct=65535,
ht=4,ft=8;function St(i,t,s){const n=(f,M)=>{const O=i.resolve(f);O instanceof S.Z6&&dt(s,O,{kind:M,fonts:at.has(M)?[t]:[]})},e=i.dict(i.array(t.get("Descendant\
Fonts"))?.[0]),o=f=>{const M=i.array(f);M&&dt(s,M,{kind:"list",fonts:[t]})};n(t.get("Encoding"),"map"),o(i.dict(t.get("Encoding"))?.get("Differences"));for(const f of[
"W","W2"])o(e?.get(f));n(e?.get("CIDToGIDMap"),"program"),n(t.get("ToUnicode"),"texts");for(const f of[t,e]){const M=i.dict(f?.get("FontDescriptor"));for(const O of[
"FontFile","FontFile3"])n(M?.get(O),"program");n(M?.get("FontFile2"),"truetype")}}function dt(i,t,{kind:s,fonts:n}){const e=i.get(t);if(!e)i.set(t,{kind:s,fonts:new Set(
n)});else for(const o of n)e.fonts.add(o)}function yt(i,t,s,n=ht){const e=i.resolve(t);if(e instanceof S.Z6){dt(s,e,{kind:"profile",fonts:[]});return}if(n>0)for(const o of i.
array(t)?.slice(0,ft)??[])yt(i,o,s,n-1)}function It(i,t){let s=0;for(const n of t?.values()??[])s+=i.dict(n)?.size??0;return s*ot}class bt{document;known=new WeakMap;constructor(t){
this.document=t}async of(t){let s=0;for(const[n,{kind:e,fonts:o}]of t){const M=this.known.get(n)??await this.weigh(n,e);this.known.set(n,M),s+=M*Math.max(o.size,
1)}return s}async weigh(t,s){const{document:n}=this;if(!(t instanceof S.Z6))return t.length*nt[s];const e=t.data.length<rt&&s!=="texts"?void 0:n.decodedPart(t)?.
data,o=(e?.length??0)*nt[s];return s==="texts"?o+await this.texts(t):o+(s==="truetype"&&e?it*await g(e,n.job.pace):0)}async texts(t){let s=0;for(const{first:n,last:e,
text:o}of await(0,K.F)(this.document,t,void 0,void 0,1/0))s+=(Math.min(e-n,ct)+1)*(mt+et*o.length);return s}}const Mt=1e12;function Ct(i,t,s){const n=i.array(t.
get("Matrix"))??[],e=(I,R)=>{const Y=i.resolve(I);return typeof Y=="number"?Y:R},[o,f,M,O]=[1,0,0,1].map((I,R)=>e(n[R],I)),P=Math.abs(e(t.get("XStep"),0)*e(t.get(
"YStep"),0)*(o*O-f*M));return P>0?Math.min(s/P,Mt):Mt}const vt=4,Ot=5,Rt=6,wt=7,Bt={DeviceGray:1,CalGray:1,Indexed:1,Separation:1,DeviceRGB:3,CalRGB:3,Lab:3,DeviceCMYK:4},
Ut=60;async function Nt(i,t){const s=_t(i,t.dict),n=s&&i.decodedPart(t)?.data;return n?Kt(new Wt(n,s),s,i):Lt}const Lt={parts:1,time:0,area:1/0};function _t(i,t){
const s=I=>{const R=i.resolve(t.get(I));return typeof R=="number"?R:0},n=s("ShadingType"),[e,o,f]=[s("BitsPerCoordinate"),s("BitsPerComponent"),s("BitsPerFlag")],
M=(i.array(t.get("Decode"))??[]).map(I=>Number(i.resolve(I)));if(n<vt||n>wt||e<1||e>32||o<1||M.length<6)return;const O=t.has("Function")?1:Ft(i,t.get("ColorSpac\
e"),M.length-4>>1),P=Math.max(2,s("VerticesPerRow"));return{kind:n,flag:n===Ot?0:Math.max(f,0),coordinate:e,color:O*o,perRow:P,decode:M}}function Ft(i,t,s){const n=i.
resolve(t),e=Array.isArray(n)?i.resolve(n[0]):n;for(const[o,f]of Object.entries(Bt))if((0,S.Eo)(e,o))return f;return s}class Wt{data;form;bit=0;constructor(t,s){
this.data=t,this.form=s}isAtEnd(){return this.bit>=this.data.length*8}bits(t){let s=0;for(let n=t;n>0;){const e=this.bit%8,o=Math.min(n,8-e),f=this.data[(this.bit-
e)/8]??0;s=s*2**o+(f>>8-e-o&(1<<o)-1),this.bit+=o,n-=o}return s}flag(){return this.bits(this.form.flag)&3}corner(){const t=this.point();return this.skipColors(1),
this.bit=8*Math.ceil(this.bit/8),t}point(){const{coordinate:t,decode:s}=this.form,n=2**t-1,[e=0,o=0,f=0,M=0]=s;return[e+this.bits(t)*(o-e)/n,f+this.bits(t)*(M-f)/
n]}skipColors(t){this.bit+=t*this.form.color}}async function Kt(i,{kind:t,perRow:s},{job:n}){const e=t===vt?Ht(i):t===Ot?Gt(i,s):zt(i,t),o=t===Rt||t===wt;let[f,
M]=[0,0];for(const O of e){f++,M+=jt(O);const P=n.pace.step(Ut);P&&await P}return{parts:f,time:f*(o?Z:F),area:M*(o?Q:1)}}function*Ht(i){let t=[];for(;!i.isAtEnd();){
const s=i.flag(),n=i.corner();t.length<3||(t=s===0?[]:[t[s===1?1:0],t[2]]),t.push(n),t.length===3&&(yield t)}}function*Gt(i,t){let s=[];for(;!i.isAtEnd();){const n=[];
for(;n.length<t&&!i.isAtEnd();){n.push(i.corner());const e=n.length-1;e>0&&s.length>e&&(yield[s[e-1],s[e],n[e-1],n[e]])}s=n}}function*zt(i,t){const s=t===wt?16:
12;let n=[];for(;!i.isAtEnd();){const e=i.flag()===0,o=Array.from({length:e?s:s-4},()=>i.point());i.skipColors(e?4:2),yield e?o:[...o,...n],n=o}}function jt(i){
let[t,s,n,e]=[1/0,1/0,-1/0,-1/0];for(const[o,f]of i)[t,n]=[Math.min(t,o),Math.max(n,o)],[s,e]=[Math.min(s,f),Math.max(e,f)];return(n-t)*(e-s)}const tt={count:0,
times:0,area:0},lt=(i,t)=>t.count===0?i:{count:i.count+t.count,times:i.times+t.times,area:i.area+t.area},Zt=i=>({count:1,times:1,area:i}),st=([i,t,s,n])=>Math.max(
0,s-i)*Math.max(0,n-t),gt=({count:i,times:t,area:s},n)=>i===0?tt:{count:i,times:t,area:Math.min(s,t*n)};function ut({count:i,times:t,area:s},[n,e,o,f],M){return gt(
{count:i,times:t,area:(e!==0||o!==0)&&(n!==0||f!==0)?1/0:s*Math.abs(n*f-e*o)},M)}function At({count:i,times:t,area:s},n){const e=s/n;return i*v+D*(e<t?e:t)}const Yt={
pattern:0,mask:0,cell:tt,masked:tt,shading:void 0,glyph:l,pixels:0},Vt=[1,0,0,1,0,0],Dt="Open it in another PDF program and save it again";class Qt{document;decoder;images;streams;known=new Map;open=new Set;patterns=0;glyphs=new Map;meshes=new WeakMap;constructor(t){
this.document=t,this.decoder=new W.X(t),this.images=new G.tb(t),this.streams=new bt(t)}area=0;pageArea=1;async page(t){const{document:s}=this,n=this.measure(t),
e=s.dict(s.pages.attribute(t,"Resources")),o=new H.H(s,e),f=await this.content(await this.decoder.page(t),o,n),{drawing:M,heaviest:O,shadings:P,fonts:I}=f,R=f.reading+
await this.streams.of(f.parsed)+It(s,e),Y=R+M+At(P,this.pageArea);return{step:Math.max(R,O),whole:Y,pixels:f.pixels,fonts:I}}async content(t,s,n){const{job:e}=this.
document,o=new $t(this,this.document,s,n,t.length);return await(0,_.Ko)(t,e.pace,f=>(e.memory.budget.spend("operators",1),o.take(f))),o.weight}get slowestImage(){
return this.images.slowest}get heavyImages(){return this.images.heavy}get drawnImages(){return this.images.met}image(t,s){return this.images.of(t,s)}mesh(t){const s=this.
document.resolve(t);if(!(s instanceof S.Z6))return;const n=this.meshes.get(s.dict)??Nt(this.document,s);return this.meshes.set(s.dict,n),n}async glyph(t,s){const{
document:n,glyphs:e}=this,o=e.get(t);if(o!==void 0)return o;const f=n.dict(t.get("Resources")),M=f?new H.H(n,f,s):s;let O=0;for(const P of n.dict(t.get("CharPro\
cs"))?.values()??[]){const{reading:I,drawing:R,shadings:Y}=await this.form(P,M);O=Math.max(O,I+R+Y.count*L)}return e.set(t,O),O}measure(t){const{box:s}=(0,p.iw)(
this.document,t);return this.pageArea=st(s),this.pageArea<=this.area||(this.area=2*this.pageArea,this.known.clear(),this.glyphs.clear()),s}async cell(t,s){this.
patterns++;const n=await this.form(t,s);return this.patterns--,n}async form(t,s){const{document:n,known:e,open:o}=this,f=n.resolve(t);if(!(f instanceof S.Z6)||!(0,S.
i9)(t))return Et;if(o.has(t.number)){if(this.patterns===0)return Et;throw(0,j.F)("formDepth","A page of the document has a pattern within itself",Dt)}const M=e.
get(t.number);if(M)return M;const O=n.job.limits.formDepth;if(o.size>=O)throw(0,j.F)("formDepth",`A page of the document has more than ${(0,U.y_)(O,"form")} wit\
hin another`,Dt);o.add(t.number);const P=n.dict(f.dict.get("Resources")),I=await this.decoder.form(t.number,f),R=(0,p.b0)(n,f.dict.get("BBox"))??Xt,Y=await this.
content(I,P?new H.H(n,P,s):s,R);return o.delete(t.number),e.set(t.number,Y),Y}}const Et={reading:0,drawing:0,heaviest:0,pixels:0,shadings:tt,fonts:new Set,parsed:new Map},
Xt=[-1/0,-1/0,1/0,1/0];class $t{weigher;document;scope;box;weight;states;path=0;outline=c.gF;clips=!1;end=0;constructor(t,s,n,e,o){this.weigher=t,this.document=
s,this.scope=n,this.box=e,this.states=new C.U({...Yt,matrix:Vt,clip:e}),this.weight={...Et,reading:o*d,fonts:new Set,parsed:new Map}}get ink(){return this.states.
current}take(t){this.weight.reading+=E;const{operator:s}=t,n=t.end-this.end;if(this.end=t.end,this.states.follow(t))return;if(N.Rl.has(s)){this.path++,this.outline=
(0,c.kO)(this.outline,(0,B.W)(t,this.ink.matrix));return}const e=N.lJ.get(s);if(e)return this.paintPath(e);switch(s){case"W":case"W*":this.clips=!0;return;case"\
Tj":case"TJ":case"'":case'"':return this.paint(n*this.ink.glyph);case"Tf":return this.font(this.scope.find("Font",t.name(0)??""));case"gs":return this.state(this.
document.dict(this.scope.find("ExtGState",t.name(0)??"")));case"Do":return this.draw(this.scope.find("XObject",t.name(0)??""));case"BI":{const o=(0,A.n)(t);return this.
paint(o?this.image(o):0)}case"sh":return this.shade(this.scope.find("Shading",t.name(0)??""),this.ink.matrix,this.ink.clip,(o,f)=>this.paint(o,this.ink.clip,f));case"\
cs":case"CS":return this.space(this.scope.find("ColorSpace",t.name(0)??""));case"scn":case"SCN":return this.pattern(t.name(t.count-1));default:this.path++}}paintPath(t){
const{ink:s,outline:n}=this,e=(0,c.Pj)(s.clip,n)??c.gF;this.paint(y+this.path*E,t.strokes?s.clip:e),this.clips&&n!==c.gF&&(s.clip=e),this.outline=c.gF,this.clips=
!1}paint(t,s=this.ink.clip,n=tt){const{pattern:e,mask:o,cell:f,masked:M,shading:O}=this.ink;this.path=0;const P=st(s),I=t+e+o,R=O?lt(n,gt(O,P)):n,Y=lt(lt(R,gt(f,
P)),gt(M,P));this.weight.drawing+=I,this.weight.pixels+=this.ink.pixels,this.weight.shadings=lt(this.weight.shadings,Y),this.weight.heaviest=Math.max(this.weight.
heaviest,I+At(Y,this.weigher.pageArea))}add(t){this.weight.reading+=t.reading;for(const s of t.fonts)this.weight.fonts.add(s);for(const[s,n]of t.parsed)dt(this.
weight.parsed,s,n)}space(t){yt(this.document,t,this.weight.parsed)}image(t,s){const{step:n,pixels:e}=this.weigher.image(t,s);return this.weight.pixels+=e,n}draw(t){
const s=this.document.resolve(t);if(s instanceof S.Z6)return(0,S.Eo)(this.document.resolve(s.dict.get("Subtype")),"Form")?this.weigher.form(t,this.scope).then(n=>{
this.add(n);const{ink:e}=this;this.weight.pixels+=n.pixels;const o=(0,c.lw)((0,p.lQ)(this.document,s.dict.get("Matrix")),e.matrix);this.paint(n.drawing+y,e.clip,
ut(n.shadings,o,st(e.clip)))}):(this.space(s.dict.get("ColorSpace")),this.paint(this.image(s,(0,S.i9)(t)?t.number:void 0)))}shade(t,s,n,e){this.space(this.shading(
t));const o=st(n),f=this.weigher.mesh(t);return f?f.then(({time:M,parts:O,area:P})=>{const I=ut({count:1,times:O,area:P},s,o);e(M,I)}):e(0,Zt(o))}shading(t){const s=this.
document.resolve(t);return(s instanceof S.Z6?s.dict:this.document.dict(t))?.get("ColorSpace")}pattern(t){const{ink:s,document:n}=this;Object.assign(s,{pattern:0,
cell:tt,shading:void 0,pixels:0});const e=t===void 0?void 0:this.scope.find("Pattern",t);if(e===void 0)return;const o=n.resolve(e);if(!(o instanceof S.Z6)){const f=n.
dict(o)?.get("Shading"),M=(0,p.lQ)(n,n.dict(o)?.get("Matrix"));return this.shade(f,M,this.box,(O,P)=>Object.assign(s,{pattern:O,shading:P}))}return this.weigher.
cell(e,this.scope).then(f=>{this.add(f);const M=Ct(n,o.dict,this.weigher.area);s.pattern=f.reading+f.drawing+M*q,s.pixels=f.pixels,s.cell=ut(f.shadings,(0,p.lQ)(
n,o.dict.get("Matrix")),st(this.box))})}async state(t){const s=this.document.array(t?.get("Font"))?.[0];if(s!==void 0&&await this.font(s),!t?.has("SMask"))return;
const n=this.document.dict(t.get("SMask"))?.get("G"),e=this.document.resolve(n),o=await this.weigher.form(n,this.scope);this.add(o);const f=(0,p.lQ)(this.document,
e instanceof S.Z6?e.dict.get("Matrix"):void 0);this.ink.mask=o.reading+o.drawing,this.ink.masked=ut(o.shadings,(0,c.lw)(f,this.ink.matrix),st(this.box))}async font(t){
const{document:s}=this,n=s.dict(t);if(t===void 0||!n)return;this.weight.fonts.add(t),St(s,n,this.weight.parsed);const e=(0,m.FG)(s,n.get("Subtype"))==="Type3";this.
ink.glyph=l+(e?await this.weigher.glyph(n,this.scope):0)}}var Jt=r(52755),kt=r(77500),qt=r(17671),ts=r(41869),ss=r(14029),ns=r(97755),es=r(27583),is=r(18271);const os=/^(?:Helvetica|Arial(?! ?(?:Unicode|Narrow))|Times|Courier|Symbol|ZapfDingbats)/i,
as={given:"The font given",lent:"The font of the service"};class rs{document;pages=new Map;constructor(t){this.document=t}add(t,s){for(const n of s){const e=this.
missingName(n);if(e===void 0)continue;const o=this.pages.get(e);o?o.at(-1)!==t&&o.push(t):this.pages.set(e,[t])}}pagesWithout(){return new Set([...this.pages.values()].
flat())}notes(t){if(this.pages.size===0)return[];const s=[...this.pages].map(([e,o])=>`${(0,U.Bu)(e)} (${(0,U.oi)(o)})`);return[{code:"fonts_missing",message:t?
`${as[t]} was drawn for fonts that are not in the document, and characters that it lacks are missing: ${(0,U.Dw)(s)}.`:`Fonts that are not in the document were \
drawn with others, and characters that those lack are missing: ${(0,U.Dw)(s)}. Give a font that has them in font.`,...t?{}:{mentions:["font"]}}]}missingName(t){
const{document:s}=this,n=s.dict(t);if(!n||(0,is.nq)(s,n))return;const e=(0,m.FG)(s,n.get("BaseFont"))||(0,m.FG)(s,(0,m.nb)(s,n)?.get("FontName")),o=(0,m.MH)((0,m.
VJ)(e).name);return os.test(o)?void 0:o||"a font without a name"}}const cs=1e7;async function hs(i,t,s){const n=await Pt(i,t,s,"pages");for(const e of n.slow)throw(0,x.
Fh)(t[e],"pages");return n}async function Pt(i,t,s,n){await xt(i,t,s),await(0,ts.T)(i,i.pages,{notes:!0});let e=await Tt(i,t);const o=new b.U(i);for(const R of e.
drawnImages)await o.look(R);e.slow.size>0&&await(0,z.F)(i,e.heavyImages)&&(e=await Tt(i,t));const{missing:f,slow:M,slowestImage:O}=e,P=Math.min(O,(0,G.ny)(i.job));
return{bytes:await(0,ss.UN)(i,{encryption:"none",draft:!0}),missing:f,images:P,pages:{numbers:t,field:n},slow:M}}async function Tt(i,t){const{job:s}=i,n=new Qt(
i),e=new rs(i),o=new Set;for(const[P,I]of t.entries()){const R=await n.page(P);(R.step>(0,G.ny)(s)||R.pixels>cs*s.limits.drawingStep)&&o.add(P),e.add(I,R.fonts)}
const{slowestImage:f,heavyImages:M,drawnImages:O}=n;return{missing:e,slow:o,slowestImage:f,heavyImages:M,drawnImages:O}}async function xt(i,t,s){await(0,qt.lh)(
i,t),s&&await fs(i),ls(i);for(let n=0;n<i.pages.count;n++)gs(i,n,(0,p.iw)(i,n))}async function fs(i){i.catalog.has("AcroForm")&&((0,kt.f4)(i,await Jt.mO.read(i))===
"dynamic"||await(0,es.I)(i,Uint32Array.from({length:i.pages.count},(s,n)=>n+1))),await(0,ns.N)(i,"all")}const ds=new Set(["Type","Pages","OCProperties"]);function ls(i){
const t=[...i.catalog.keys()].filter(s=>!ds.has(s));if(t.length!==0){i.edit(i.catalogNumber);for(const s of t)i.catalog.delete(s)}}function gs(i,t,{box:s,rotation:n}){
i.pages.patch(t,{MediaBox:[...s],CropBox:[...s],Rotate:n,UserUnit:void 0,Annots:void 0})}}),27583:(($,V,r)=>{r.d(V,{I:()=>c});var z=r(33238),b=r(56457),x=r(86799),
G=r(78906),j=r(52755),S=r(16259),U=r(77500),N=r(68164),_=r(71250),m=r(76586);async function c(p,A,W){const C=await(0,z.Y)(p,"keep"),B=await j.mO.read(p);(0,U.mD)(
p,B);const H=await S.n.read(p,B),K=W&&(0,x.g)(W,"font"),T=new G.y(p,B,H,K);await(0,N.$)(p,B,H,T,{missing:!0});const a=new Set(A),h=({widgets:l})=>l.some(D=>D.pages.
some(v=>a.has(v))),u=new Map([...T.missing].filter(([l])=>h(l))),g=[...T.tooSmall],w=l=>!h(l),d=[...(0,b.DC)(C,"flatten"),...(0,_.jA)(u,new Set,K),...(0,_.QR)(g.
filter(h),!0),...(0,_.QR)(g.filter(w),!1),...(0,U.br)(p,"values")],{widgets:E,notes:y}=await(0,m.H)(p,B,A);return{widgets:E,isEmpty:E===0&&C.fields.length===0,notes:[
...d,...y]}}}),80287:(($,V,r)=>{r.d(V,{F:()=>U,i:()=>S});var z=r(58006),b=r(45599),x=r(38671),G=r(90634),j=r(74262);async function S(N,_){const{format:m,parameters:c,
before:p}=(0,x.R)(N,_);if(m!=="jpg")return;const{data:A,whole:W}=await N.decodedPartAtEase(p);if(!W||(0,j.YL)(A))return;const C=await(0,G.LG)(A,N.job);if(!C)return;
const B=(0,z.n)(_,C,{compress:!1});return B.dict.set("Filter",(0,b.UU)("DCTDecode")),c&&B.dict.set("DecodeParms",c),B}async function U(N,_){let m=!1;for(const c of _){
const p=N.get(c),A=p instanceof b.Z6?await S(N,p):void 0;A&&(N.put(c,A),m=!0)}return m}}),35050:(($,V,r)=>{r.d(V,{U:()=>g});var z=r(83287),b=r(54093),x=r(17741);
const[G,j]=[200,20],S=13,U=-1;function N(w){const d=new Int16Array(1<<S).fill(U);for(const[E,y]of w.entries()){if(!y)continue;const[l,D]=y,v=S-D;d.fill(E<<4|D,l<<
v,l+1<<v)}return d}const[_,m,c]=[x.tT.length,x.tT.length+1,x.tT.length+2],p=64,A=()=>({modes:N([...x.tT,x.CQ,x.bx,x.Kp]),runs:[N([...x.UE,...x.Bn]),N([...x.Uv,...x.
Bn])]});function*W(w){const{width:d,height:E,isAligned:y}=w,l=new C(w);for(let D=0;D<E;D++){y&&l.align();const v=l.read();if(yield G+l.codes*j+d/8,v!==void 0)return v===
"damaged"}return!1}class C{codes=0;bit=0;changes;above;count=0;countAbove=0;data;width;tables=A();constructor({data:d,width:E}){this.data=d,this.width=E,this.changes=
new Int32Array(E+4),this.above=new Int32Array(E+4)}align(){this.bit=this.bit+7&-8}read(){const{width:d,above:E}=this,{modes:y}=this.tables;let[l,D,v]=[-1,0,0];for(this.
codes=this.count=0;l<d;){const L=this.take(y);if(L===c&&l<0)return"ended";if(L===U||L===c)return"damaged";for(v=v&-2|D;v>1&&this.changeAbove(v-2)>l;)v-=2;for(;this.
changeAbove(v)<=l&&v<this.countAbove;)v+=2;if(L===_)l=this.changeAbove(v+1);else if(L===m)for(const F of[D,D^1]){const Z=this.takeRun(F);if(Z===void 0||!this.change(
Math.max(l,0)+Z,l))return"damaged";l=Math.max(l,0)+Z}else{const F=this.changeAbove(v)+L-3;if(!this.change(F,l))return"damaged";l=F,D^=1}}this.above=this.changes,
this.changes=E,this.countAbove=this.count}changeAbove(d){return d<this.countAbove?this.above[d]:this.width}change(d,E){return d<E||d<0||d>this.width||this.count===
this.changes.length?!1:(this.changes[this.count++]=d,!0)}takeRun(d){const E=this.tables.runs[d];for(let y=0;y<=this.width;){const l=this.take(E);if(l===U)return;
if(l<p)return y+l;y+=(l-p+1)*64}}take(d){const{data:E,bit:y}=this,l=y>>3,D=(E[l]??0)<<16|(E[l+1]??0)<<8|(E[l+2]??0),v=l<E.length?d[D>>24-(y&7)-S&(1<<S)-1]:U;return v===
U?U:(this.bit+=v&15,this.codes++,v>>4)}}var B=r(55407),H=r(38671),K=r(74262);const[T,a]=[2e8,2e6],[h,u]=[1728,65536];class g{document;left;constructor(d){this.document=
d,this.left=d.suspect?T:a}async look(d){const{document:E}=this,{format:y,before:l,parameters:D}=(0,H.R)(E,d);if(y!=="jpg"&&y!=="ccitt")return;const{data:v,whole:L}=await E.
decodedPartAtEase(l);if(!L)return;if(y==="ccitt")return this.lookAtFax(d,v,D);const F=(0,K.Hb)(v)??{refining:0,others:1},Z=(0,K.o8)(y,v)*(F.refining+F.others);Z>
this.left||(this.left-=Z,await(0,B.H_)(v,E.job)&&(0,z.Eb)(E,d,{found:!0}))}async lookAtFax(d,E,y){const{document:l}=this,D=(J,X)=>{const k=l.resolve(J);return typeof k==
"number"?k:X},[v,L]=[D(y?.get("Columns"),h),D(d.dict.get("Height"),0)],F=E.length*8+L;if(!(D(y?.get("K"),0)<0)||!(v>0&&v<=u)||!(L>0)||F>this.left)return;this.left-=
F;const Q=l.resolve(y?.get("EncodedByteAlign"))===!0;await(0,b.k)(W({data:E,width:v,height:L,isAligned:Q}),l.job.pace)&&(0,z.Eb)(l,d,{found:!0,broken:!0})}}}),90634:(($,V,r)=>{
r.d(V,{GO:()=>_,LG:()=>p,hf:()=>W,mK:()=>A,mU:()=>C});var z=r(64680),b=r(16353),x=r(8283),G=r(990),j=r(55407);const[S,U]=[1023,2047],N=250,_=1,[m,c]=[192,193],p=(a,h)=>(0,j.
E0)(a,h,_,({frame:u,kept:g})=>{const w=A(a,g),d=g.some(({marker:E,data:y})=>E===j.wU&&y[0]>>4===1);return W(u,w,h.pace,{isLarge:d,codesFor:C})});function A(a,h){
const u=new z.k(Math.ceil(a.length*1.2)+4096);(0,b.HM)(u,x.A2);for(const{start:g,end:w}of h)u.copy(a,g,w);return u}async function W(a,h,u,{isLarge:g,codesFor:w}){
(0,b.HM)(h,g?c:m,B(a));for(const E of b.np.keys())(0,b.m2)(h,E);const d=a.components.flatMap(({id:E},y)=>[E,w(y)*17]);if((0,b.HM)(h,x.Os,[a.components.length,...d,
0,G.IE-1,0]),!!await H(a,h,u,w))return(0,b.HM)(h,x.GM),h.from(0)}const C=a=>a===0||a===3?0:1;function B({width:a,height:h,components:u}){return[8,...[...(0,b.Nr)(
h),...(0,b.Nr)(a)],u.length,...u.flatMap(({id:w,across:d,down:E,table:y})=>[w,d<<4|E,y])]}async function H({components:a,unitColumns:h,unitRows:u},g,w,d){const E=new b.
t0(g),y=a.map((L,F)=>new b.tt(E,b.np[d(F)],b.e_[d(F)])),l=a.reduce((L,{across:F,down:Z})=>L+F*Z,0),D=g.length,v=a.reduce((L,{values:F})=>L+F.byteLength*_,0);for(let L=0;L<
u;L++){for(let Z=0;Z<h;Z++)for(const[Q,q]of a.entries())if(!K(q,y[Q],L,Z))return!1;if(g.length-D>v)return!1;const F=w.step(h*l*N);F&&await F}return E.finish(),!0}
function K({values:a,across:h,down:u,stride:g},w,d,E){for(let y=0;y<u;y++)for(let l=0;l<h;l++){const D=((d*u+y)*g+E*h+l)*G.IE;if(Math.abs(a[D]-w.before)>U||!T(a,
D+1,D+G.IE))return!1;w.writeValues(a,D)}return!0}function T(a,h,u){for(let g=h;g<u;g++){const w=a[g];if(w>S||w<-S)return!1}return!0}}),16353:(($,V,r)=>{r.d(V,{HM:()=>N,
Nr:()=>_,e_:()=>U,m2:()=>m,np:()=>G,t0:()=>H,tt:()=>K});var z=r(47772);function b(T,a){const[h,u]=[new Uint16Array(256),new Uint8Array(256)];let[g,w]=[0,0];for(const[
d,E]of T.entries()){for(let y=0;y<E;y++,w++,g++)h[a[w]]=g,u[a[w]]=d+1;g*=2}return{counts:T,values:a,codes:h,lengths:u}}const x=Array.from({length:12},(T,a)=>a),
G=[b([0,1,5,1,1,1,1,1,1,0,0,0,0,0,0,0],x),b([0,3,1,1,1,1,1,1,1,1,1,0,0,0,0,0],x)],j=["01020300041105122131410613516107227114328191a1082342b1c11552d1f02433627282",
"0001020311040521310612415107617113223281081442 91a1b1c109233352f0156272d10a162434e125f1".replace(" ","")],S=[[0,2,1,3,3,2,4,3,5,5,4,4,0,0,1,125],[0,2,1,2,4,4,3,
4,7,5,4,4,0,1,2,119]],U=j.map((T,a)=>{const h=[...Buffer.from(T,"hex")],g=[0,240,...Array.from({length:160},(w,d)=>Math.floor(d/10)<<4|d%10+1)].filter(w=>!h.includes(
w)).sort((w,d)=>w-d);return b(S[a],[...h,...g])});function N(T,a,h=[]){if(T.byte(255),T.byte(a),h.length!==0)for(const u of[..._(h.length+2),...h])T.byte(u)}const _=T=>[
T>>8,T&255];function m(T,a){for(const[h,u]of[G[a],U[a]].entries())N(T,196,[h<<4|a,...u.counts,...u.values])}const c=32768,p=c+.5,A=0,W=240,[C,B]=[16384,512];class H{output;bits=0;count=0;at=0;bytes=new Uint8Array(
C+B);constructor(a){this.output=a}reserve(){this.at>=C&&this.flush()}add(a,h){const u=this.bits<<h|a,g=this.count+h-16;if(g<0){this.bits=u,this.count+=h;return}
this.bits=u&(1<<g)-1,this.count=g,this.put(u>>>g+8&255),this.put(u>>>g&255)}put(a){this.bytes[this.at++]=a,a===255&&(this.bytes[this.at++]=0)}finish(){const{count:a}=this,
h=a+7&-8,u=this.bits<<h-a|(1<<h-a)-1;for(let g=h-8;g>=0;g-=8)this.put(u>>>g&255);this.bits=this.count=0,this.flush()}flush(){this.output.copy(this.bytes,0,this.
at),this.at=0}}class K{bits;dc;ac;before=0;values=new Int16Array(64);constructor(a,h,u){this.bits=a,this.dc=h,this.ac=u}write(a,h){const{values:u}=this;for(let g=0;g<
64;g++){const w=z.Tl[g];u[g]=(a[w]*h[w]+p|0)-c}this.writeValues(u,0)}writeValues(a,h){const{bits:u,dc:g,ac:w}=this,{codes:d,lengths:E}=w;u.reserve();const y=a[h];
this.value(y-this.before,0,g),this.before=y;let l=0;for(let D=h+1;D<h+64;D++){const v=a[D];if(v===0){l++;continue}for(;l>15;l-=16)u.add(d[W],E[W]);this.value(v,
l,w),l=0}l>0&&u.add(d[A],E[A])}value(a,h,{codes:u,lengths:g}){const w=32-Math.clz32(Math.abs(a)),d=h<<4|w;this.bits.add(u[d],g[d]),w>0&&this.bits.add(a<0?a+(1<<
w)-1:a,w)}}}),47772:(($,V,r)=>{r.d(V,{Tl:()=>z,X:()=>S,pd:()=>U,vI:()=>G});const z=Uint8Array.from(b());function*b(){for(let m=0;m<15;m++)for(let c=0;c<=m;c++){
const[p,A]=m%2===0?[m-c,c]:[c,m-c];p<8&&A<8&&(yield p*8+A)}}const x={luminance:[16,11,10,16,24,40,51,61,12,12,14,19,26,58,60,55,14,13,16,24,40,57,69,56,14,17,22,
29,51,87,80,62,18,22,37,56,68,109,103,77,24,35,55,64,81,104,113,92,49,64,78,87,103,121,120,101,72,92,95,98,112,100,103,99],chrominance:[17,18,24,47,99,99,99,99,
18,21,26,66,99,99,99,99,24,26,56,99,99,99,99,99,47,66,99,99,99,99,99,99,...Array.from({length:32},()=>99)]};function G(m,c){const p=m<50?5e3/m:200-2*m;return Uint8Array.
from(x[c],A=>Math.min(Math.max(Math.floor((A*p+50)/100),1),255))}const j=[1,1.387039845,1.306562965,1.175875602,1,.785694958,.5411961,.275899379],S=m=>Float64Array.
from(m,(c,p)=>1/(c*j[p>>3]*j[p&7]*8));function U(m){for(let c=0;c<64;c+=8)_(m,c,1);for(let c=0;c<8;c++)_(m,c,8)}const N=Math.SQRT1_2;function _(m,c,p){const A=c+
p,W=A+p,C=W+p,B=C+p,H=B+p,K=H+p,T=K+p,a=m[c],h=m[A],u=m[W],g=m[C],w=m[B],d=m[H],E=m[K],y=m[T],l=a+y,D=a-y,v=h+E,L=h-E,F=u+d,Z=u-d,Q=g+w,q=g-w,J=l+Q,X=l-Q,k=v+F,
mt=v-F;m[c]=J+k,m[B]=J-k;const et=(mt+X)*N;m[W]=X+et,m[K]=X-et;const it=q+Z,pt=Z+L,ot=L+D,at=(it-ot)*.382683433,nt=.5411961*it+at,rt=1.306562965*ot+at,ct=pt*N,ht=D+
ct,ft=D-ct;m[H]=ft+nt,m[C]=ft-nt,m[A]=ht+rt,m[T]=ht-rt}})};
