"use strict";exports.id=1516,exports.ids=[1516],exports.modules={97755:((q,G,r)=>{r.d(G,{N:()=>A});var b=r(45599),F=r(64019),p=r(55969),C=r(12844),N=r(44738),H=r(57594);async function A(g,u){
const y=new C.I(g),D=new H.v(g,"OctavoAnnotation"),M=new Set,v=[],x=new Set;for(let m=0;m<g.pages.count;m++){let S=!1;for(const{number:W}of(0,N.m)(g,g.pages.number(
m))){const T=g.get(W);if(!(0,b.Zm)(T)||!(0,p.E)((0,p.B)(g,T),u))continue;x.add(T),S=!0,D.isVisible(T)&&!E(g,T)&&await y.draw(T,W);const R=g.job.pace.step(1e3);R&&
await R}S&&v.push(m+1)}await y.finish();for(const m of x){P(g,D,m)&&M.add(m);const S=g.job.pace.step(1e3);S&&await S}const O=await K(g,D,v,M);await(0,N.L)(g,m=>M.
has(m));const I=new Set([...M].filter(m=>(0,p.B)(g,m)==="Popup"));return{flattened:O,hidden:M.size-I.size-O,left:x.size-M.size,isTransparent:y.isTransparent,missing:[
...y.missing]}}const P=(g,u,y)=>(0,p.B)(g,y)==="Popup"||!u.isVisible(y)||E(g,y),E=(g,u)=>(0,F.wR)(g,u)!==void 0;async function K(g,u,y,D){const M=new Set;return await u.
run(Uint32Array.from(y),async({items:v,paint:x})=>{for(const O of v){const I=g.job.pace.step(1e3);I&&await I;const m=(0,b.i9)(O)?g.get(O):void 0;!(0,b.i9)(O)||!(0,b.
Zm)(m)||!D.has(m)||(0,p.B)(g,m)==="Popup"||!u.isVisible(m)||(M.add(m),x({number:O.number,dict:m}))}return v}),M.size}}),41516:((q,G,r)=>{r.d(G,{v:()=>en});var b=r(
14118),F=r(42973),p=r(45599),C=r(98446),N=r(36211),H=r(37709),A=r(49454),P=r(74135),E=r(6057),K=r(93059),g=r(58971),u=r(5490),y=r(79627),D=r(31095),M=r(28524),v=r(
39905),x=r(50476),O=r(94389);const I=64,m=20;async function S(i,t){const n=new DataView(i.buffer,i.byteOffset,i.byteLength);try{const s=(0,O.eQ)(n,(0,O.tI)(n));
return s?await W(n,s,t):0}catch(s){if(s instanceof RangeError)return 0;throw s}}async function W(i,{count:t,spanOf:n},s){const e=new Float64Array(t).fill(NaN),a=new Uint8Array(
t);let o=0;const c=async h=>{const f=[];for(const l of(0,x.Z)(i,n(h)))l<t&&f.push(l);const d=s.step(m*(1+f.length));return d&&await d,f};for(let h=0;h<t;h++)for(const f=[
h];f.length>0;){const d=f.at(-1);if(a[d]===0){a[d]=1;for(const w of await c(d))a[w]===0&&f.push(w);continue}if(f.pop(),!Number.isNaN(e[d]))continue;let l=0;for(const w of await c(
d))l+=1+(e[w]||0);e[d]=l,l>I&&(o+=l)}return o}const T=.01,R=.4,Z=2,j=2,Q=25e3,B=100,$=5e3,J=1,ft=30,dt=8,gt=.05,tt=.004,nt=.03,lt=.02,mt=.05,pt=.0012,ut=.1,wt=.45,
yt=1,Et=new Set(["map","texts","list"]),st={program:tt,truetype:tt,map:nt,texts:nt,profile:lt,list:wt},Mt=256,vt=65535,Ot=4,Pt=8;function Dt(i,t,n){const s=(o,c)=>{
const h=i.resolve(o);h instanceof p.Z6&&Y(n,h,{kind:c,fonts:Et.has(c)?[t]:[]})},e=i.dict(i.array(t.get("DescendantFonts"))?.[0]),a=o=>{const c=i.array(o);c&&Y(n,
c,{kind:"list",fonts:[t]})};s(t.get("Encoding"),"map"),a(i.dict(t.get("Encoding"))?.get("Differences"));for(const o of["W","W2"])a(e?.get(o));s(e?.get("CIDToGID\
Map"),"program"),s(t.get("ToUnicode"),"texts");for(const o of[t,e]){const c=i.dict(o?.get("FontDescriptor"));for(const h of["FontFile","FontFile3"])s(c?.get(h),
"program");s(c?.get("FontFile2"),"truetype")}}function Y(i,t,{kind:n,fonts:s}){const e=i.get(t);if(!e)i.set(t,{kind:n,fonts:new Set(s)});else for(const a of s)e.
fonts.add(a)}function et(i,t,n,s=Ot){const e=i.resolve(t);if(e instanceof p.Z6){Y(n,e,{kind:"profile",fonts:[]});return}if(s>0)for(const a of i.array(t)?.slice(
0,Pt)??[])et(i,a,n,s-1)}function At(i,t){let n=0;for(const s of t?.values()??[])n+=i.dict(s)?.size??0;return n*yt}class St{document;known=new WeakMap;constructor(t){
this.document=t}async of(t){let n=0;for(const[s,{kind:e,fonts:a}]of t){const c=this.known.get(s)??await this.weigh(s,e);this.known.set(s,c),n+=c*Math.max(a.size,
1)}return n}async weigh(t,n){const{document:s}=this;if(!(t instanceof p.Z6))return t.length*st[n];const e=t.data.length<Mt&&n!=="texts"?void 0:s.decodedPart(t)?.
data,a=(e?.length??0)*st[n];return n==="texts"?a+await this.texts(t):a+(n==="truetype"&&e?ut*await S(e,s.job.pace):0)}async texts(t){let n=0;for(const{first:s,last:e,
text:a}of await(0,v.F)(this.document,t,void 0,void 0,1/0))n+=(Math.min(e-s,vt)+1)*(mt+pt*a.length);return n}}const it=1e12;function Tt(i,t,n){const s=i.array(t.
get("Matrix"))??[],e=(d,l)=>{const w=i.resolve(d);return typeof w=="number"?w:l},[a,o,c,h]=[1,0,0,1].map((d,l)=>e(s[l],d)),f=Math.abs(e(t.get("XStep"),0)*e(t.get(
"YStep"),0)*(a*h-o*c));return f>0?Math.min(n/f,it):it}const at=4,ot=5,xt=6,X=7,It={DeviceGray:1,CalGray:1,Indexed:1,Separation:1,DeviceRGB:3,CalRGB:3,Lab:3,DeviceCMYK:4},
Ct=60;async function bt(i,t){const n=Rt(i,t.dict),s=n&&i.decodedPart(t)?.data;return s?Wt(new Ft(s,n),n,i):Nt}const Nt={parts:1,time:0,area:1/0};function Rt(i,t){
const n=d=>{const l=i.resolve(t.get(d));return typeof l=="number"?l:0},s=n("ShadingType"),[e,a,o]=[n("BitsPerCoordinate"),n("BitsPerComponent"),n("BitsPerFlag")],
c=(i.array(t.get("Decode"))??[]).map(d=>Number(i.resolve(d)));if(s<at||s>X||e<1||e>32||a<1||c.length<6)return;const h=t.has("Function")?1:Bt(i,t.get("ColorSpace"),
c.length-4>>1),f=Math.max(2,n("VerticesPerRow"));return{kind:s,flag:s===ot?0:Math.max(o,0),coordinate:e,color:h*a,perRow:f,decode:c}}function Bt(i,t,n){const s=i.
resolve(t),e=Array.isArray(s)?i.resolve(s[0]):s;for(const[a,o]of Object.entries(It))if((0,p.Eo)(e,a))return o;return n}class Ft{data;form;bit=0;constructor(t,n){
this.data=t,this.form=n}isAtEnd(){return this.bit>=this.data.length*8}bits(t){let n=0;for(let s=t;s>0;){const e=this.bit%8,a=Math.min(s,8-e),o=this.data[(this.bit-
e)/8]??0;n=n*2**a+(o>>8-e-a&(1<<a)-1),this.bit+=a,s-=a}return n}flag(){return this.bits(this.form.flag)&3}corner(){const t=this.point();return this.skipColors(1),
this.bit=8*Math.ceil(this.bit/8),t}point(){const{coordinate:t,decode:n}=this.form,s=2**t-1,[e=0,a=0,o=0,c=0]=n;return[e+this.bits(t)*(a-e)/s,o+this.bits(t)*(c-o)/
s]}skipColors(t){this.bit+=t*this.form.color}}async function Wt(i,{kind:t,perRow:n},{job:s}){const e=t===at?Ut(i):t===ot?Lt(i,n):Gt(i,t),a=t===xt||t===X;let[o,c]=[
0,0];for(const h of e){o++,c+=Ht(h);const f=s.pace.step(Ct);f&&await f}return{parts:o,time:o*(a?ft:J),area:c*(a?dt:1)}}function*Ut(i){let t=[];for(;!i.isAtEnd();){
const n=i.flag(),s=i.corner();t.length<3||(t=n===0?[]:[t[n===1?1:0],t[2]]),t.push(s),t.length===3&&(yield t)}}function*Lt(i,t){let n=[];for(;!i.isAtEnd();){const s=[];
for(;s.length<t&&!i.isAtEnd();){s.push(i.corner());const e=s.length-1;e>0&&n.length>e&&(yield[n[e-1],n[e],s[e-1],s[e]])}n=s}}function*Gt(i,t){const n=t===X?16:12;
let s=[];for(;!i.isAtEnd();){const e=i.flag()===0,a=Array.from({length:e?n:n-4},()=>i.point());i.skipColors(e?4:2),yield e?a:[...a,...s],s=a}}function Ht(i){let[
t,n,s,e]=[1/0,1/0,-1/0,-1/0];for(const[a,o]of i)[t,s]=[Math.min(t,a),Math.max(s,a)],[n,e]=[Math.min(n,o),Math.max(e,o)];return(s-t)*(e-n)}const U={count:0,times:0,
area:0},z=(i,t)=>t.count===0?i:{count:i.count+t.count,times:i.times+t.times,area:i.area+t.area},Kt=i=>({count:1,times:1,area:i}),L=([i,t,n,s])=>Math.max(0,n-i)*
Math.max(0,s-t),k=({count:i,times:t,area:n},s)=>i===0?U:{count:i,times:t,area:Math.min(n,t*s)};function V({count:i,times:t,area:n},[s,e,a,o],c){return k({count:i,
times:t,area:(e!==0||a!==0)&&(s!==0||o!==0)?1/0:n*Math.abs(s*o-e*a)},c)}function rt({count:i,times:t,area:n},s){const e=n/s;return i*B+Q*(e<t?e:t)}const jt={pattern:0,
mask:0,cell:U,masked:U,shading:void 0,glyph:j},Zt=[1,0,0,1,0,0],ct="Open it in another PDF program and save it again";class Yt{document;decoder;images;streams;known=new Map;open=new Set;patterns=0;glyphs=new Map;meshes=new WeakMap;constructor(t){
this.document=t,this.decoder=new g.X(t),this.images=new M.t(t),this.streams=new St(t)}area=0;pageArea=1;async page(t){const{document:n}=this,s=this.measure(t),e=n.
dict(n.pages.attribute(t,"Resources")),a=new D.H(n,e),o=await this.content(await this.decoder.page(t),a,s),{drawing:c,heaviest:h,shadings:f,fonts:d}=o,l=o.reading+
await this.streams.of(o.parsed)+At(n,e),w=l+c+rt(f,this.pageArea);return{step:Math.max(l,h),whole:w,fonts:d}}async content(t,n,s){const{job:e}=this.document,a=new kt(
this,this.document,n,s,t.length);return await(0,H.Ko)(t,e.pace,o=>(e.memory.budget.spend("operators",1),a.take(o))),a.weight}get slowestImage(){return this.images.
slowest}image(t){return this.images.of(t)}mesh(t){const n=this.document.resolve(t);if(!(n instanceof p.Z6))return;const s=this.meshes.get(n.dict)??bt(this.document,
n);return this.meshes.set(n.dict,s),s}async glyph(t,n){const{document:s,glyphs:e}=this,a=e.get(t);if(a!==void 0)return a;const o=s.dict(t.get("Resources")),c=o?
new D.H(s,o,n):n;let h=0;for(const f of s.dict(t.get("CharProcs"))?.values()??[]){const{reading:d,drawing:l,shadings:w}=await this.form(f,c);h=Math.max(h,d+l+w.
count*$)}return e.set(t,h),h}measure(t){const{box:n}=(0,E.iw)(this.document,t);return this.pageArea=L(n),this.pageArea<=this.area||(this.area=2*this.pageArea,this.
known.clear(),this.glyphs.clear()),n}async cell(t,n){this.patterns++;const s=await this.form(t,n);return this.patterns--,s}async form(t,n){const{document:s,known:e,
open:a}=this,o=s.resolve(t);if(!(o instanceof p.Z6)||!(0,p.i9)(t))return _;if(a.has(t.number)){if(this.patterns===0)return _;throw(0,F.F)("formDepth","A page of\
 the document has a pattern within itself",ct)}const c=e.get(t.number);if(c)return c;const h=s.job.limits.formDepth;if(a.size>=h)throw(0,F.F)("formDepth",`A pag\
e of the document has more than ${(0,C.y_)(h,"form")} within another`,ct);a.add(t.number);const f=s.dict(o.dict.get("Resources")),d=await this.decoder.form(t.number,
o),l=(0,E.b0)(s,o.dict.get("BBox"))??zt,w=await this.content(d,f?new D.H(s,f,n):n,l);return a.delete(t.number),e.set(t.number,w),w}}const _={reading:0,drawing:0,
heaviest:0,shadings:U,fonts:new Set,parsed:new Map},zt=[-1/0,-1/0,1/0,1/0];class kt{weigher;document;scope;box;weight;states;path=0;outline=P.gF;clips=!1;end=0;constructor(t,n,s,e,a){
this.weigher=t,this.document=n,this.scope=s,this.box=e,this.states=new u.U({...jt,matrix:Zt,clip:e}),this.weight={..._,reading:a*T,fonts:new Set,parsed:new Map}}get ink(){
return this.states.current}take(t){this.weight.reading+=R;const{operator:n}=t,s=t.end-this.end;if(this.end=t.end,this.states.follow(t))return;if(N.Rl.has(n)){this.
path++,this.outline=(0,P.kO)(this.outline,(0,y.W)(t,this.ink.matrix));return}const e=N.lJ.get(n);if(e)return this.paintPath(e);switch(n){case"W":case"W*":this.clips=
!0;return;case"Tj":case"TJ":case"'":case'"':return this.paint(s*this.ink.glyph);case"Tf":return this.font(this.scope.find("Font",t.name(0)??""));case"gs":return this.
state(this.document.dict(this.scope.find("ExtGState",t.name(0)??"")));case"Do":return this.draw(this.scope.find("XObject",t.name(0)??""));case"BI":{const a=(0,K.
n)(t);return this.paint(a?this.weigher.image(a):0)}case"sh":return this.shade(this.scope.find("Shading",t.name(0)??""),this.ink.matrix,this.ink.clip,(a,o)=>this.
paint(a,this.ink.clip,o));case"cs":case"CS":return this.space(this.scope.find("ColorSpace",t.name(0)??""));case"scn":case"SCN":return this.pattern(t.name(t.count-
1));default:this.path++}}paintPath(t){const{ink:n,outline:s}=this,e=(0,P.Pj)(n.clip,s)??P.gF;this.paint(Z+this.path*R,t.strokes?n.clip:e),this.clips&&s!==P.gF&&
(n.clip=e),this.outline=P.gF,this.clips=!1}paint(t,n=this.ink.clip,s=U){const{pattern:e,mask:a,cell:o,masked:c,shading:h}=this.ink;this.path=0;const f=L(n),d=t+
e+a,l=h?z(s,k(h,f)):s,w=z(z(l,k(o,f)),k(c,f));this.weight.drawing+=d,this.weight.shadings=z(this.weight.shadings,w),this.weight.heaviest=Math.max(this.weight.heaviest,
d+rt(w,this.weigher.pageArea))}add(t){this.weight.reading+=t.reading;for(const n of t.fonts)this.weight.fonts.add(n);for(const[n,s]of t.parsed)Y(this.weight.parsed,
n,s)}space(t){et(this.document,t,this.weight.parsed)}draw(t){const n=this.document.resolve(t);if(n instanceof p.Z6)return(0,p.Eo)(this.document.resolve(n.dict.get(
"Subtype")),"Form")?this.weigher.form(t,this.scope).then(s=>{this.add(s);const{ink:e}=this,a=(0,P.lw)((0,E.lQ)(this.document,n.dict.get("Matrix")),e.matrix);this.
paint(s.drawing+Z,e.clip,V(s.shadings,a,L(e.clip)))}):(this.space(n.dict.get("ColorSpace")),this.paint(this.weigher.image(n)))}shade(t,n,s,e){this.space(this.shading(
t));const a=L(s),o=this.weigher.mesh(t);return o?o.then(({time:c,parts:h,area:f})=>{const d=V({count:1,times:h,area:f},n,a);e(c,d)}):e(0,Kt(a))}shading(t){const n=this.
document.resolve(t);return(n instanceof p.Z6?n.dict:this.document.dict(t))?.get("ColorSpace")}pattern(t){const{ink:n,document:s}=this;Object.assign(n,{pattern:0,
cell:U,shading:void 0});const e=t===void 0?void 0:this.scope.find("Pattern",t);if(e===void 0)return;const a=s.resolve(e);if(!(a instanceof p.Z6)){const o=s.dict(
a)?.get("Shading"),c=(0,E.lQ)(s,s.dict(a)?.get("Matrix"));return this.shade(o,c,this.box,(h,f)=>Object.assign(n,{pattern:h,shading:f}))}return this.weigher.cell(
e,this.scope).then(o=>{this.add(o);const c=Tt(s,a.dict,this.weigher.area);n.pattern=o.reading+o.drawing+c*gt,n.cell=V(o.shadings,(0,E.lQ)(s,a.dict.get("Matrix")),
L(this.box))})}async state(t){const n=this.document.array(t?.get("Font"))?.[0];if(n!==void 0&&await this.font(n),!t?.has("SMask"))return;const s=this.document.dict(
t.get("SMask"))?.get("G"),e=this.document.resolve(s),a=await this.weigher.form(s,this.scope);this.add(a);const o=(0,E.lQ)(this.document,e instanceof p.Z6?e.dict.
get("Matrix"):void 0);this.ink.mask=a.reading+a.drawing,this.ink.masked=V(a.shadings,(0,P.lw)(o,this.ink.matrix),L(this.box))}async font(t){const{document:n}=this,
s=n.dict(t);if(t===void 0||!s)return;this.weight.fonts.add(t),Dt(n,s,this.weight.parsed);const e=(0,A.FG)(n,s.get("Subtype"))==="Type3";this.ink.glyph=j+(e?await this.
weigher.glyph(s,this.scope):0)}}var Vt=r(52755),Qt=r(77500),$t=r(17671),Jt=r(14029),Xt=r(97755),_t=r(27583),qt=r(18271);const tn=/^(?:Helvetica|Arial(?! ?(?:Unicode|Narrow))|Times|Courier|Symbol|ZapfDingbats)/i,
nn={given:"The font given",lent:"The font of the service"};class sn{document;pages=new Map;constructor(t){this.document=t}add(t,n){for(const s of n){const e=this.
missingName(s);if(e===void 0)continue;const a=this.pages.get(e);a?a.at(-1)!==t&&a.push(t):this.pages.set(e,[t])}}pagesWithout(){return new Set([...this.pages.values()].
flat())}notes(t){if(this.pages.size===0)return[];const n=[...this.pages].map(([e,a])=>`${(0,C.Bu)(e)} (${(0,C.oi)(a)})`);return[{code:"fonts_missing",message:t?
`${nn[t]} was drawn for fonts that are not in the document, and characters that it lacks are missing: ${(0,C.Dw)(n)}.`:`Fonts that are not in the document were \
drawn with others, and characters that those lack are missing: ${(0,C.Dw)(n)}. Give a font that has them in font.`,...t?{}:{mentions:["font"]}}]}missingName(t){
const{document:n}=this,s=n.dict(t);if(!s||(0,qt.nq)(n,s))return;const e=(0,A.FG)(n,s.get("BaseFont"))||(0,A.FG)(n,(0,A.nb)(n,s)?.get("FontName")),a=(0,A.MH)((0,A.
VJ)(e).name);return tn.test(a)?void 0:a||"a font without a name"}}async function en(i,t,n,s="pages"){await(0,$t.lh)(i,t),n&&await an(i),rn(i);for(let h=0;h<i.pages.
count;h++)cn(i,h,(0,E.iw)(i,h));const e=new Yt(i),a=new sn(i);for(const[h,f]of t.entries()){const d=await e.page(h);hn(i,f,d.step,s),a.add(f,d.fonts)}const o=Math.
min(e.slowestImage,i.job.limits.drawingStep*ht);return{bytes:await(0,Jt.UN)(i,{encryption:"none",draft:!0}),missing:a,images:o,pages:{numbers:t,field:s}}}async function an(i){
i.catalog.has("AcroForm")&&((0,Qt.f4)(i,await Vt.mO.read(i))==="dynamic"||await(0,_t.I)(i,Uint32Array.from({length:i.pages.count},(n,s)=>s+1))),await(0,Xt.N)(i,
"all")}const on=new Set(["Type","Pages","OCProperties"]);function rn(i){const t=[...i.catalog.keys()].filter(n=>!on.has(n));if(t.length!==0){i.edit(i.catalogNumber);
for(const n of t)i.catalog.delete(n)}}function cn(i,t,{box:n,rotation:s}){i.pages.patch(t,{MediaBox:[...n],CropBox:[...n],Rotate:s,UserUnit:void 0,Annots:void 0})}
const ht=1e3;function hn(i,t,n,s){const{drawingStep:e}=i.job.limits;if(!(n<=e*ht))throw(0,b.Fh)(t,s)}}),27583:((q,G,r)=>{r.d(G,{I:()=>g});var b=r(33238),F=r(56457),
p=r(86799),C=r(78906),N=r(52755),H=r(16259),A=r(77500),P=r(68164),E=r(71250),K=r(76586);async function g(u,y,D){const M=await(0,b.Y)(u,"keep"),v=await N.mO.read(
u);(0,A.mD)(u,v);const x=new H.n(u,v),O=D&&(0,p.g)(D,"font"),I=new C.y(u,v,x,O);await(0,P.$)(u,v,x,I,{missing:!0});const m=new Set(y),S=({widgets:B})=>B.some($=>$.
pages.some(J=>m.has(J))),W=new Map([...I.missing].filter(([B])=>S(B))),T=[...I.tooSmall],R=B=>!S(B),Z=[...(0,F.D)(M,"flatten"),...(0,E.jA)(W,new Set,O),...(0,E.
QR)(T.filter(S),!0),...(0,E.QR)(T.filter(R),!1),...(0,A.br)(u,"values")],{widgets:j,notes:Q}=await(0,K.H)(u,v,y);return{widgets:j,isEmpty:j===0&&M.fields.length===
0,notes:[...Z,...Q]}}})};
