"use strict";exports.id=1516,exports.ids=[1516],exports.modules={97755:((Q,z,r)=>{r.d(z,{N:()=>b});var K=r(45599),v=r(64019),U=r(55969),L=r(89835),F=r(44738),A=r(57594);async function b(c,u){
const w=new L.I(c),C=new A.v(c,"OctavoAnnotation"),D=new Set,x=[],N=new Set;for(let o=0;o<c.pages.count;o++){let f=!1;for(const{number:g}of(0,F.m)(c,c.pages.number(
o))){const l=c.get(g);if(!(0,K.Zm)(l)||!(0,U.E)((0,U.B)(c,l),u))continue;N.add(l),f=!0,C.isVisible(l)&&!_(c,l)&&await w.draw(l,g);const m=c.job.pace.step(1e3);m&&
await m}f&&x.push(o+1)}await w.finish();for(const o of N){B(c,C,o)&&D.add(o);const f=c.job.pace.step(1e3);f&&await f}const W=await d(c,C,x,D);await(0,F.L)(c,o=>D.
has(o));const M=new Set([...D].filter(o=>(0,U.B)(c,o)==="Popup"));return{flattened:W,hidden:D.size-M.size-W,left:N.size-D.size,isTransparent:w.isTransparent,missing:[
...w.missing]}}const B=(c,u,w)=>(0,U.B)(c,w)==="Popup"||!u.isVisible(w)||_(c,w),_=(c,u)=>(0,v.wR)(c,u)!==void 0;async function d(c,u,w,C){const D=new Set;return await u.
run(Uint32Array.from(w),async({items:x,paint:N})=>{for(const W of x){const M=c.job.pace.step(1e3);M&&await M;const o=(0,K.i9)(W)?c.get(W):void 0;!(0,K.i9)(W)||!(0,K.
Zm)(o)||!C.has(o)||(0,U.B)(c,o)==="Popup"||!u.isVisible(o)||(D.add(o),N({number:W.number,dict:o}))}return x}),D.size}}),41516:((Q,z,r)=>{r.d(z,{ve:()=>hs,NY:()=>At,
mO:()=>Tt});var K=r(80287),v=r(9859),U=r(14118),L=r(36054),F=r(42973),A=r(45599),b=r(98446),B=r(36211),_=r(37709),d=r(49454),c=r(74135),u=r(6057),w=r(93059),C=r(
58971),D=r(5490),x=r(79627),N=r(31095),W=r(39905),M=r(50476),o=r(94389);const f=64,g=20;async function l(i,t){const s=new DataView(i.buffer,i.byteOffset,i.byteLength);
try{const n=(0,o.eQ)(s,(0,o.tI)(s));return n?await m(s,n,t):0}catch(n){if(n instanceof RangeError)return 0;throw n}}async function m(i,{count:t,spanOf:s},n){const e=new Float64Array(
t).fill(NaN),a=new Uint8Array(t);let h=0;const p=async E=>{const y=[];for(const T of(0,M.Z)(i,s(E)))T<t&&y.push(T);const O=n.step(g*(1+y.length));return O&&await O,
y};for(let E=0;E<t;E++)for(const y=[E];y.length>0;){const O=y.at(-1);if(a[O]===0){a[O]=1;for(const G of await p(O))a[G]===0&&y.push(G);continue}if(y.pop(),!Number.
isNaN(e[O]))continue;let T=0;for(const G of await p(O))T+=1+(e[G]||0);e[O]=T,T>f&&(h+=T)}return h}const P=.01,I=.4,S=2,R=2,H=25e3,Y=100,Z=5e3,j=1,V=30,X=8,q=.05,
tt=.004,$=.03,nt=.02,mt=.05,et=.0012,it=.1,pt=.45,at=1,ot=new Set(["map","texts","list"]),st={program:tt,truetype:tt,map:$,texts:$,profile:nt,list:pt},rt=256,ct=65535,
ht=4,ft=8;function xt(i,t,s){const n=(h,p)=>{const E=i.resolve(h);E instanceof A.Z6&&dt(s,E,{kind:p,fonts:ot.has(p)?[t]:[]})},e=i.dict(i.array(t.get("Descendant\
Fonts"))?.[0]),a=h=>{const p=i.array(h);p&&dt(s,p,{kind:"list",fonts:[t]})};n(t.get("Encoding"),"map"),a(i.dict(t.get("Encoding"))?.get("Differences"));for(const h of[
"W","W2"])a(e?.get(h));n(e?.get("CIDToGIDMap"),"program"),n(t.get("ToUnicode"),"texts");for(const h of[t,e]){const p=i.dict(h?.get("FontDescriptor"));for(const E of[
"FontFile","FontFile3"])n(p?.get(E),"program");n(p?.get("FontFile2"),"truetype")}}function dt(i,t,{kind:s,fonts:n}){const e=i.get(t);if(!e)i.set(t,{kind:s,fonts:new Set(
n)});else for(const a of n)e.fonts.add(a)}function yt(i,t,s,n=ht){const e=i.resolve(t);if(e instanceof A.Z6){dt(s,e,{kind:"profile",fonts:[]});return}if(n>0)for(const a of i.
array(t)?.slice(0,ft)??[])yt(i,a,s,n-1)}function It(i,t){let s=0;for(const n of t?.values()??[])s+=i.dict(n)?.size??0;return s*at}class St{document;known=new WeakMap;constructor(t){
this.document=t}async of(t){let s=0;for(const[n,{kind:e,fonts:a}]of t){const p=this.known.get(n)??await this.weigh(n,e);this.known.set(n,p),s+=p*Math.max(a.size,
1)}return s}async weigh(t,s){const{document:n}=this;if(!(t instanceof A.Z6))return t.length*st[s];const e=t.data.length<rt&&s!=="texts"?void 0:n.decodedPart(t)?.
data,a=(e?.length??0)*st[s];return s==="texts"?a+await this.texts(t):a+(s==="truetype"&&e?it*await l(e,n.job.pace):0)}async texts(t){let s=0;for(const{first:n,last:e,
text:a}of await(0,W.F)(this.document,t,void 0,void 0,1/0))s+=(Math.min(e-n,ct)+1)*(mt+et*a.length);return s}}const Mt=1e12;function Ct(i,t,s){const n=i.array(t.
get("Matrix"))??[],e=(O,T)=>{const G=i.resolve(O);return typeof G=="number"?G:T},[a,h,p,E]=[1,0,0,1].map((O,T)=>e(n[T],O)),y=Math.abs(e(t.get("XStep"),0)*e(t.get(
"YStep"),0)*(a*E-h*p));return y>0?Math.min(s/y,Mt):Mt}const Ot=4,Dt=5,Rt=6,wt=7,Bt={DeviceGray:1,CalGray:1,Indexed:1,Separation:1,DeviceRGB:3,CalRGB:3,Lab:3,DeviceCMYK:4},
Ut=60;async function Lt(i,t){const s=Nt(i,t.dict),n=s&&i.decodedPart(t)?.data;return n?Kt(new Ft(n,s),s,i):bt}const bt={parts:1,time:0,area:1/0};function Nt(i,t){
const s=O=>{const T=i.resolve(t.get(O));return typeof T=="number"?T:0},n=s("ShadingType"),[e,a,h]=[s("BitsPerCoordinate"),s("BitsPerComponent"),s("BitsPerFlag")],
p=(i.array(t.get("Decode"))??[]).map(O=>Number(i.resolve(O)));if(n<Ot||n>wt||e<1||e>32||a<1||p.length<6)return;const E=t.has("Function")?1:Wt(i,t.get("ColorSpac\
e"),p.length-4>>1),y=Math.max(2,s("VerticesPerRow"));return{kind:n,flag:n===Dt?0:Math.max(h,0),coordinate:e,color:E*a,perRow:y,decode:p}}function Wt(i,t,s){const n=i.
resolve(t),e=Array.isArray(n)?i.resolve(n[0]):n;for(const[a,h]of Object.entries(Bt))if((0,A.Eo)(e,a))return h;return s}class Ft{data;form;bit=0;constructor(t,s){
this.data=t,this.form=s}isAtEnd(){return this.bit>=this.data.length*8}bits(t){let s=0;for(let n=t;n>0;){const e=this.bit%8,a=Math.min(n,8-e),h=this.data[(this.bit-
e)/8]??0;s=s*2**a+(h>>8-e-a&(1<<a)-1),this.bit+=a,n-=a}return s}flag(){return this.bits(this.form.flag)&3}corner(){const t=this.point();return this.skipColors(1),
this.bit=8*Math.ceil(this.bit/8),t}point(){const{coordinate:t,decode:s}=this.form,n=2**t-1,[e=0,a=0,h=0,p=0]=s;return[e+this.bits(t)*(a-e)/n,h+this.bits(t)*(p-h)/
n]}skipColors(t){this.bit+=t*this.form.color}}async function Kt(i,{kind:t,perRow:s},{job:n}){const e=t===Ot?Ht(i):t===Dt?Gt(i,s):zt(i,t),a=t===Rt||t===wt;let[h,
p]=[0,0];for(const E of e){h++,p+=jt(E);const y=n.pace.step(Ut);y&&await y}return{parts:h,time:h*(a?V:j),area:p*(a?X:1)}}function*Ht(i){let t=[];for(;!i.isAtEnd();){
const s=i.flag(),n=i.corner();t.length<3||(t=s===0?[]:[t[s===1?1:0],t[2]]),t.push(n),t.length===3&&(yield t)}}function*Gt(i,t){let s=[];for(;!i.isAtEnd();){const n=[];
for(;n.length<t&&!i.isAtEnd();){n.push(i.corner());const e=n.length-1;e>0&&s.length>e&&(yield[s[e-1],s[e],n[e-1],n[e]])}s=n}}function*zt(i,t){const s=t===wt?16:
12;let n=[];for(;!i.isAtEnd();){const e=i.flag()===0,a=Array.from({length:e?s:s-4},()=>i.point());i.skipColors(e?4:2),yield e?a:[...a,...n],n=a}}function jt(i){
let[t,s,n,e]=[1/0,1/0,-1/0,-1/0];for(const[a,h]of i)[t,n]=[Math.min(t,a),Math.max(n,a)],[s,e]=[Math.min(s,h),Math.max(e,h)];return(n-t)*(e-s)}const J={count:0,times:0,
area:0},lt=(i,t)=>t.count===0?i:{count:i.count+t.count,times:i.times+t.times,area:i.area+t.area},Zt=i=>({count:1,times:1,area:i}),k=([i,t,s,n])=>Math.max(0,s-i)*
Math.max(0,n-t),gt=({count:i,times:t,area:s},n)=>i===0?J:{count:i,times:t,area:Math.min(s,t*n)};function ut({count:i,times:t,area:s},[n,e,a,h],p){return gt({count:i,
times:t,area:(e!==0||a!==0)&&(n!==0||h!==0)?1/0:s*Math.abs(n*h-e*a)},p)}function Pt({count:i,times:t,area:s},n){const e=s/n;return i*Y+H*(e<t?e:t)}const Yt={pattern:0,
mask:0,cell:J,masked:J,shading:void 0,glyph:R,pixels:0},Vt=[1,0,0,1,0,0],vt="Open it in another PDF program and save it again";class Qt{document;decoder;images;streams;known=new Map;open=new Set;patterns=0;glyphs=new Map;meshes=new WeakMap;constructor(t){
this.document=t,this.decoder=new C.X(t),this.images=new L.tb(t),this.streams=new St(t)}area=0;pageArea=1;async page(t){const{document:s}=this,n=this.measure(t),
e=s.dict(s.pages.attribute(t,"Resources")),a=new N.H(s,e),h=await this.content(await this.decoder.page(t),a,n),{drawing:p,heaviest:E,shadings:y,fonts:O}=h,T=h.reading+
await this.streams.of(h.parsed)+It(s,e),G=T+p+Pt(y,this.pageArea);return{step:Math.max(T,E),whole:G,pixels:h.pixels,fonts:O}}async content(t,s,n){const{job:e}=this.
document,a=new $t(this,this.document,s,n,t.length);return await(0,_.Ko)(t,e.pace,h=>(e.memory.budget.spend("operators",1),a.take(h))),a.weight}get slowestImage(){
return this.images.slowest}get heavyImages(){return this.images.heavy}get drawnImages(){return this.images.met}image(t,s){return this.images.of(t,s)}mesh(t){const s=this.
document.resolve(t);if(!(s instanceof A.Z6))return;const n=this.meshes.get(s.dict)??Lt(this.document,s);return this.meshes.set(s.dict,n),n}async glyph(t,s){const{
document:n,glyphs:e}=this,a=e.get(t);if(a!==void 0)return a;const h=n.dict(t.get("Resources")),p=h?new N.H(n,h,s):s;let E=0;for(const y of n.dict(t.get("CharPro\
cs"))?.values()??[]){const{reading:O,drawing:T,shadings:G}=await this.form(y,p);E=Math.max(E,O+T+G.count*Z)}return e.set(t,E),E}measure(t){const{box:s}=(0,u.iw)(
this.document,t);return this.pageArea=k(s),this.pageArea<=this.area||(this.area=2*this.pageArea,this.known.clear(),this.glyphs.clear()),s}async cell(t,s){this.patterns++;
const n=await this.form(t,s);return this.patterns--,n}async form(t,s){const{document:n,known:e,open:a}=this,h=n.resolve(t);if(!(h instanceof A.Z6)||!(0,A.i9)(t))
return Et;if(a.has(t.number)){if(this.patterns===0)return Et;throw(0,F.F)("formDepth","A page of the document has a pattern within itself",vt)}const p=e.get(t.number);
if(p)return p;const E=n.job.limits.formDepth;if(a.size>=E)throw(0,F.F)("formDepth",`A page of the document has more than ${(0,b.y_)(E,"form")} within another`,vt);
a.add(t.number);const y=n.dict(h.dict.get("Resources")),O=await this.decoder.form(t.number,h),T=(0,u.b0)(n,h.dict.get("BBox"))??Xt,G=await this.content(O,y?new N.
H(n,y,s):s,T);return a.delete(t.number),e.set(t.number,G),G}}const Et={reading:0,drawing:0,heaviest:0,pixels:0,shadings:J,fonts:new Set,parsed:new Map},Xt=[-1/0,
-1/0,1/0,1/0];class $t{weigher;document;scope;box;weight;states;path=0;outline=c.gF;clips=!1;end=0;constructor(t,s,n,e,a){this.weigher=t,this.document=s,this.scope=
n,this.box=e,this.states=new D.U({...Yt,matrix:Vt,clip:e}),this.weight={...Et,reading:a*P,fonts:new Set,parsed:new Map}}get ink(){return this.states.current}take(t){
this.weight.reading+=I;const{operator:s}=t,n=t.end-this.end;if(this.end=t.end,this.states.follow(t))return;if(B.Rl.has(s)){this.path++,this.outline=(0,c.kO)(this.
outline,(0,x.W)(t,this.ink.matrix));return}const e=B.lJ.get(s);if(e)return this.paintPath(e);switch(s){case"W":case"W*":this.clips=!0;return;case"Tj":case"TJ":case"\
'":case'"':return this.paint(n*this.ink.glyph);case"Tf":return this.font(this.scope.find("Font",t.name(0)??""));case"gs":return this.state(this.document.dict(this.
scope.find("ExtGState",t.name(0)??"")));case"Do":return this.draw(this.scope.find("XObject",t.name(0)??""));case"BI":{const a=(0,w.n)(t);return this.paint(a?this.
image(a):0)}case"sh":return this.shade(this.scope.find("Shading",t.name(0)??""),this.ink.matrix,this.ink.clip,(a,h)=>this.paint(a,this.ink.clip,h));case"cs":case"\
CS":return this.space(this.scope.find("ColorSpace",t.name(0)??""));case"scn":case"SCN":return this.pattern(t.name(t.count-1));default:this.path++}}paintPath(t){
const{ink:s,outline:n}=this,e=(0,c.Pj)(s.clip,n)??c.gF;this.paint(S+this.path*I,t.strokes?s.clip:e),this.clips&&n!==c.gF&&(s.clip=e),this.outline=c.gF,this.clips=
!1}paint(t,s=this.ink.clip,n=J){const{pattern:e,mask:a,cell:h,masked:p,shading:E}=this.ink;this.path=0;const y=k(s),O=t+e+a,T=E?lt(n,gt(E,y)):n,G=lt(lt(T,gt(h,y)),
gt(p,y));this.weight.drawing+=O,this.weight.pixels+=this.ink.pixels,this.weight.shadings=lt(this.weight.shadings,G),this.weight.heaviest=Math.max(this.weight.heaviest,
O+Pt(G,this.weigher.pageArea))}add(t){this.weight.reading+=t.reading;for(const s of t.fonts)this.weight.fonts.add(s);for(const[s,n]of t.parsed)dt(this.weight.parsed,
s,n)}space(t){yt(this.document,t,this.weight.parsed)}image(t,s){const{step:n,pixels:e}=this.weigher.image(t,s);return this.weight.pixels+=e,n}draw(t){const s=this.
document.resolve(t);if(s instanceof A.Z6)return(0,A.Eo)(this.document.resolve(s.dict.get("Subtype")),"Form")?this.weigher.form(t,this.scope).then(n=>{this.add(n);
const{ink:e}=this;this.weight.pixels+=n.pixels;const a=(0,c.lw)((0,u.lQ)(this.document,s.dict.get("Matrix")),e.matrix);this.paint(n.drawing+S,e.clip,ut(n.shadings,
a,k(e.clip)))}):(this.space(s.dict.get("ColorSpace")),this.paint(this.image(s,(0,A.i9)(t)?t.number:void 0)))}shade(t,s,n,e){this.space(this.shading(t));const a=k(
n),h=this.weigher.mesh(t);return h?h.then(({time:p,parts:E,area:y})=>{const O=ut({count:1,times:E,area:y},s,a);e(p,O)}):e(0,Zt(a))}shading(t){const s=this.document.
resolve(t);return(s instanceof A.Z6?s.dict:this.document.dict(t))?.get("ColorSpace")}pattern(t){const{ink:s,document:n}=this;Object.assign(s,{pattern:0,cell:J,shading:void 0,
pixels:0});const e=t===void 0?void 0:this.scope.find("Pattern",t);if(e===void 0)return;const a=n.resolve(e);if(!(a instanceof A.Z6)){const h=n.dict(a)?.get("Sha\
ding"),p=(0,u.lQ)(n,n.dict(a)?.get("Matrix"));return this.shade(h,p,this.box,(E,y)=>Object.assign(s,{pattern:E,shading:y}))}return this.weigher.cell(e,this.scope).
then(h=>{this.add(h);const p=Ct(n,a.dict,this.weigher.area);s.pattern=h.reading+h.drawing+p*q,s.pixels=h.pixels,s.cell=ut(h.shadings,(0,u.lQ)(n,a.dict.get("Matr\
ix")),k(this.box))})}async state(t){const s=this.document.array(t?.get("Font"))?.[0];if(s!==void 0&&await this.font(s),!t?.has("SMask"))return;const n=this.document.
dict(t.get("SMask"))?.get("G"),e=this.document.resolve(n),a=await this.weigher.form(n,this.scope);this.add(a);const h=(0,u.lQ)(this.document,e instanceof A.Z6?e.
dict.get("Matrix"):void 0);this.ink.mask=a.reading+a.drawing,this.ink.masked=ut(a.shadings,(0,c.lw)(h,this.ink.matrix),k(this.box))}async font(t){const{document:s}=this,
n=s.dict(t);if(t===void 0||!n)return;this.weight.fonts.add(t),xt(s,n,this.weight.parsed);const e=(0,d.FG)(s,n.get("Subtype"))==="Type3";this.ink.glyph=R+(e?await this.
weigher.glyph(n,this.scope):0)}}var Jt=r(52755),kt=r(77500),qt=r(17671),ts=r(41869),ss=r(14029),ns=r(97755),es=r(27583),is=r(18271);const as=/^(?:Helvetica|Arial(?! ?(?:Unicode|Narrow))|Times|Courier|Symbol|ZapfDingbats)/i,
os={given:"The font given",lent:"The font of the service"};class rs{document;pages=new Map;constructor(t){this.document=t}add(t,s){for(const n of s){const e=this.
missingName(n);if(e===void 0)continue;const a=this.pages.get(e);a?a.at(-1)!==t&&a.push(t):this.pages.set(e,[t])}}pagesWithout(){return new Set([...this.pages.values()].
flat())}notes(t){if(this.pages.size===0)return[];const s=[...this.pages].map(([e,a])=>`${(0,b.Bu)(e)} (${(0,b.oi)(a)})`);return[{code:"fonts_missing",message:t?
`${os[t]} was drawn for fonts that are not in the document, and characters that it lacks are missing: ${(0,b.Dw)(s)}.`:`Fonts that are not in the document were \
drawn with others, and characters that those lack are missing: ${(0,b.Dw)(s)}. Give a font that has them in font.`,...t?{}:{mentions:["font"]}}]}missingName(t){
const{document:s}=this,n=s.dict(t);if(!n||(0,is.nq)(s,n))return;const e=(0,d.FG)(s,n.get("BaseFont"))||(0,d.FG)(s,(0,d.nb)(s,n)?.get("FontName")),a=(0,d.MH)((0,d.
VJ)(e).name);return as.test(a)?void 0:a||"a font without a name"}}const cs=1e7;async function hs(i,t,s){const n=await At(i,t,s,"pages");for(const e of n.slow)throw(0,U.
Fh)(t[e],"pages");return n}async function At(i,t,s,n){await Tt(i,t,s),await(0,ts.T)(i,i.pages,{notes:!0});let e=await _t(i,t);const a=new v.U(i);for(const T of e.
drawnImages)await a.look(T);e.slow.size>0&&await(0,K.F)(i,e.heavyImages)&&(e=await _t(i,t));const{missing:h,slow:p,slowestImage:E}=e,y=Math.min(E,(0,L.ny)(i.job));
return{bytes:await(0,ss.UN)(i,{encryption:"none",draft:!0}),missing:h,images:y,pages:{numbers:t,field:n},slow:p}}async function _t(i,t){const{job:s}=i,n=new Qt(
i),e=new rs(i),a=new Set;for(const[y,O]of t.entries()){const T=await n.page(y);(T.step>(0,L.ny)(s)||T.pixels>cs*s.limits.drawingStep)&&a.add(y),e.add(O,T.fonts)}
const{slowestImage:h,heavyImages:p,drawnImages:E}=n;return{missing:e,slow:a,slowestImage:h,heavyImages:p,drawnImages:E}}async function Tt(i,t,s){await(0,qt.lh)(
i,t),s&&await fs(i),ls(i);for(let n=0;n<i.pages.count;n++)gs(i,n,(0,u.iw)(i,n))}async function fs(i){i.catalog.has("AcroForm")&&((0,kt.f4)(i,await Jt.mO.read(i))===
"dynamic"||await(0,es.I)(i,Uint32Array.from({length:i.pages.count},(s,n)=>n+1))),await(0,ns.N)(i,"all")}const ds=new Set(["Type","Pages","OCProperties"]);function ls(i){
const t=[...i.catalog.keys()].filter(s=>!ds.has(s));if(t.length!==0){i.edit(i.catalogNumber);for(const s of t)i.catalog.delete(s)}}function gs(i,t,{box:s,rotation:n}){
i.pages.patch(t,{MediaBox:[...s],CropBox:[...s],Rotate:n,UserUnit:void 0,Annots:void 0})}}),27583:((Q,z,r)=>{r.d(z,{I:()=>c});var K=r(33238),v=r(56457),U=r(86799),
L=r(78906),F=r(52755),A=r(16259),b=r(77500),B=r(68164),_=r(71250),d=r(76586);async function c(u,w,C){const D=await(0,K.Y)(u,"keep"),x=await F.mO.read(u);(0,b.mD)(
u,x);const N=await A.n.read(u,x),W=C&&(0,U.g)(C,"font"),M=new L.y(u,x,N,W);await(0,B.$)(u,x,N,M,{missing:!0});const o=new Set(w),f=({widgets:R})=>R.some(H=>H.pages.
some(Y=>o.has(Y))),g=new Map([...M.missing].filter(([R])=>f(R))),l=[...M.tooSmall],m=R=>!f(R),P=[...(0,v.D)(D,"flatten"),...(0,_.jA)(g,new Set,W),...(0,_.QR)(l.
filter(f),!0),...(0,_.QR)(l.filter(m),!1),...(0,b.br)(u,"values")],{widgets:I,notes:S}=await(0,d.H)(u,x,w);return{widgets:I,isEmpty:I===0&&D.fields.length===0,notes:[
...P,...S]}}}),80287:((Q,z,r)=>{r.d(z,{F:()=>b,i:()=>A});var K=r(58006),v=r(45599),U=r(38671),L=r(90634),F=r(74262);async function A(B,_){const{format:d,parameters:c,
before:u}=(0,U.R)(B,_);if(d!=="jpg")return;const{data:w,whole:C}=await B.decodedPartAtEase(u);if(!C||(0,F.YL)(w))return;const D=await(0,L.LG)(w,B.job);if(!D)return;
const x=(0,K.n)(_,D,{compress:!1});return x.dict.set("Filter",(0,v.UU)("DCTDecode")),c&&x.dict.set("DecodeParms",c),x}async function b(B,_){let d=!1;for(const c of _){
const u=B.get(c),w=u instanceof v.Z6?await A(B,u):void 0;w&&(B.put(c,w),d=!0)}return d}}),9859:((Q,z,r)=>{r.d(z,{U:()=>b});var K=r(83287),v=r(55407),U=r(38671),
L=r(74262);const[F,A]=[2e8,2e6];class b{document;left;constructor(_){this.document=_,this.left=_.suspect?F:A}async look(_){const{document:d}=this,{format:c,before:u}=(0,U.
R)(d,_);if(c!=="jpg")return;const{data:w,whole:C}=await d.decodedPartAtEase(u);if(!C)return;const D=(0,L.Hb)(w)??{refining:0,others:1},x=(0,L.o8)(c,w)*(D.refining+
D.others);x>this.left||(this.left-=x,await(0,v.H_)(w,d.job)&&(0,K.Eb)(d,_,{found:!0}))}}}),90634:((Q,z,r)=>{r.d(z,{GO:()=>_,LG:()=>u,hf:()=>C,mK:()=>w,mU:()=>D});
var K=r(64680),v=r(16353),U=r(8283),L=r(990),F=r(55407);const[A,b]=[1023,2047],B=250,_=1,[d,c]=[192,193],u=(o,f)=>(0,F.E0)(o,f,_,({frame:g,kept:l})=>{const m=w(
o,l),P=l.some(({marker:I,data:S})=>I===F.wU&&S[0]>>4===1);return C(g,m,f.pace,{isLarge:P,codesFor:D})});function w(o,f){const g=new K.k(Math.ceil(o.length*1.2)+
4096);(0,v.HM)(g,U.A2);for(const{start:l,end:m}of f)g.copy(o,l,m);return g}async function C(o,f,g,{isLarge:l,codesFor:m}){(0,v.HM)(f,l?c:d,x(o));for(const I of v.
np.keys())(0,v.m2)(f,I);const P=o.components.flatMap(({id:I},S)=>[I,m(S)*17]);if((0,v.HM)(f,U.Os,[o.components.length,...P,0,L.IE-1,0]),!!await N(o,f,g,m))return(0,v.
HM)(f,U.GM),f.from(0)}const D=o=>o===0||o===3?0:1;function x({width:o,height:f,components:g}){return[8,...[...(0,v.Nr)(f),...(0,v.Nr)(o)],g.length,...g.flatMap(
({id:m,across:P,down:I,table:S})=>[m,P<<4|I,S])]}async function N({components:o,unitColumns:f,unitRows:g},l,m,P){const I=new v.t0(l),S=o.map((Z,j)=>new v.tt(I,v.
np[P(j)],v.e_[P(j)])),R=o.reduce((Z,{across:j,down:V})=>Z+j*V,0),H=l.length,Y=o.reduce((Z,{values:j})=>Z+j.byteLength*_,0);for(let Z=0;Z<g;Z++){for(let V=0;V<f;V++)
for(const[X,q]of o.entries())if(!W(q,S[X],Z,V))return!1;if(l.length-H>Y)return!1;const j=m.step(f*R*B);j&&await j}return I.finish(),!0}function W({values:o,across:f,
down:g,stride:l},m,P,I){for(let S=0;S<g;S++)for(let R=0;R<f;R++){const H=((P*g+S)*l+I*f+R)*L.IE;if(Math.abs(o[H]-m.before)>b||!M(o,H+1,H+L.IE))return!1;m.writeValues(
o,H)}return!0}function M(o,f,g){for(let l=f;l<g;l++){const m=o[l];if(m>A||m<-A)return!1}return!0}}),16353:((Q,z,r)=>{r.d(z,{HM:()=>B,Nr:()=>_,e_:()=>b,m2:()=>d,
np:()=>L,t0:()=>N,tt:()=>W});var K=r(47772);function v(M,o){const[f,g]=[new Uint16Array(256),new Uint8Array(256)];let[l,m]=[0,0];for(const[P,I]of M.entries()){for(let S=0;S<
I;S++,m++,l++)f[o[m]]=l,g[o[m]]=P+1;l*=2}return{counts:M,values:o,codes:f,lengths:g}}const U=Array.from({length:12},(M,o)=>o),L=[v([0,1,5,1,1,1,1,1,1,0,0,0,0,0,
0,0],U),v([0,3,1,1,1,1,1,1,1,1,1,0,0,0,0,0],U)],F=["01020300041105122131410613516107227114328191a1082342b1c11552d1f02433627282","0001020311040521310612415107617\
113223281081442 91a1b1c109233352f0156272d10a162434e125f1".replace(" ","")],A=[[0,2,1,3,3,2,4,3,5,5,4,4,0,0,1,125],[0,2,1,2,4,4,3,4,7,5,4,4,0,1,2,119]],b=F.map((M,o)=>{
const f=[...Buffer.from(M,"hex")],l=[0,240,...Array.from({length:160},(m,P)=>Math.floor(P/10)<<4|P%10+1)].filter(m=>!f.includes(m)).sort((m,P)=>m-P);return v(A[o],
[...f,...l])});function B(M,o,f=[]){if(M.byte(255),M.byte(o),f.length!==0)for(const g of[..._(f.length+2),...f])M.byte(g)}const _=M=>[M>>8,M&255];function d(M,o){
for(const[f,g]of[L[o],b[o]].entries())B(M,196,[f<<4|o,...g.counts,...g.values])}const c=32768,u=c+.5,w=0,C=240,[D,x]=[16384,512];class N{output;bits=0;count=0;at=0;bytes=new Uint8Array(
D+x);constructor(o){this.output=o}reserve(){this.at>=D&&this.flush()}add(o,f){const g=this.bits<<f|o,l=this.count+f-16;if(l<0){this.bits=g,this.count+=f;return}
this.bits=g&(1<<l)-1,this.count=l,this.put(g>>>l+8&255),this.put(g>>>l&255)}put(o){this.bytes[this.at++]=o,o===255&&(this.bytes[this.at++]=0)}finish(){const{count:o}=this,
f=o+7&-8,g=this.bits<<f-o|(1<<f-o)-1;for(let l=f-8;l>=0;l-=8)this.put(g>>>l&255);this.bits=this.count=0,this.flush()}flush(){this.output.copy(this.bytes,0,this.
at),this.at=0}}class W{bits;dc;ac;before=0;values=new Int16Array(64);constructor(o,f,g){this.bits=o,this.dc=f,this.ac=g}write(o,f){const{values:g}=this;for(let l=0;l<
64;l++){const m=K.Tl[l];g[l]=(o[m]*f[m]+u|0)-c}this.writeValues(g,0)}writeValues(o,f){const{bits:g,dc:l,ac:m}=this,{codes:P,lengths:I}=m;g.reserve();const S=o[f];
this.value(S-this.before,0,l),this.before=S;let R=0;for(let H=f+1;H<f+64;H++){const Y=o[H];if(Y===0){R++;continue}for(;R>15;R-=16)g.add(P[C],I[C]);this.value(Y,
R,m),R=0}R>0&&g.add(P[w],I[w])}value(o,f,{codes:g,lengths:l}){const m=32-Math.clz32(Math.abs(o)),P=f<<4|m;this.bits.add(g[P],l[P]),m>0&&this.bits.add(o<0?o+(1<<
m)-1:o,m)}}}),47772:((Q,z,r)=>{r.d(z,{Tl:()=>K,X:()=>A,pd:()=>b,vI:()=>L});const K=Uint8Array.from(v());function*v(){for(let d=0;d<15;d++)for(let c=0;c<=d;c++){
const[u,w]=d%2===0?[d-c,c]:[c,d-c];u<8&&w<8&&(yield u*8+w)}}const U={luminance:[16,11,10,16,24,40,51,61,12,12,14,19,26,58,60,55,14,13,16,24,40,57,69,56,14,17,22,
29,51,87,80,62,18,22,37,56,68,109,103,77,24,35,55,64,81,104,113,92,49,64,78,87,103,121,120,101,72,92,95,98,112,100,103,99],chrominance:[17,18,24,47,99,99,99,99,
18,21,26,66,99,99,99,99,24,26,56,99,99,99,99,99,47,66,99,99,99,99,99,99,...Array.from({length:32},()=>99)]};function L(d,c){const u=d<50?5e3/d:200-2*d;return Uint8Array.
from(U[c],w=>Math.min(Math.max(Math.floor((w*u+50)/100),1),255))}const F=[1,1.387039845,1.306562965,1.175875602,1,.785694958,.5411961,.275899379],A=d=>Float64Array.
from(d,(c,u)=>1/(c*F[u>>3]*F[u&7]*8));function b(d){for(let c=0;c<64;c+=8)_(d,c,1);for(let c=0;c<8;c++)_(d,c,8)}const B=Math.SQRT1_2;function _(d,c,u){const w=c+
u,C=w+u,D=C+u,x=D+u,N=x+u,W=N+u,M=W+u,o=d[c],f=d[w],g=d[C],l=d[D],m=d[x],P=d[N],I=d[W],S=d[M],R=o+S,H=o-S,Y=f+I,Z=f-I,j=g+P,V=g-P,X=l+m,q=l-m,tt=R+X,$=R-X,nt=Y+
j,mt=Y-j;d[c]=tt+nt,d[x]=tt-nt;const et=(mt+$)*B;d[C]=$+et,d[W]=$-et;const it=q+V,pt=V+Z,at=Z+H,ot=(it-at)*.382683433,st=.5411961*it+ot,rt=1.306562965*at+ot,ct=pt*
B,ht=H+ct,ft=H-ct;d[N]=ft+st,d[D]=ft-st,d[w]=ht+rt,d[M]=ht-rt}})};
