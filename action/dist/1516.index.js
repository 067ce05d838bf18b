"use strict";exports.id=1516,exports.ids=[1516],exports.modules={97755:((q,K,r)=>{r.d(K,{N:()=>U});var N=r(45599),R=r(64019),D=r(55969),w=r(12844),S=r(44738),W=r(57594);async function U(g,u){
const M=new w.I(g),I=new W.v(g,"OctavoAnnotation"),y=new Set,v=[],C=new Set;for(let p=0;p<g.pages.count;p++){let x=!1;for(const{number:L}of(0,S.m)(g,g.pages.number(
p))){const A=g.get(L);if(!(0,N.Zm)(A)||!(0,D.E)((0,D.B)(g,A),u))continue;C.add(A),x=!0,I.isVisible(A)&&!E(g,A)&&await M.draw(A,L);const B=g.job.pace.step(1e3);B&&
await B}x&&v.push(p+1)}await M.finish();for(const p of C){T(g,I,p)&&y.add(p);const x=g.job.pace.step(1e3);x&&await x}const P=await O(g,I,v,y);await(0,S.L)(g,p=>y.
has(p));const b=new Set([...y].filter(p=>(0,D.B)(g,p)==="Popup"));return{flattened:P,hidden:y.size-b.size-P,left:C.size-y.size,isTransparent:M.isTransparent,missing:[
...M.missing]}}const T=(g,u,M)=>(0,D.B)(g,M)==="Popup"||!u.isVisible(M)||E(g,M),E=(g,u)=>(0,R.wR)(g,u)!==void 0;async function O(g,u,M,I){const y=new Set;return await u.
run(Uint32Array.from(M),async({items:v,paint:C})=>{for(const P of v){const b=g.job.pace.step(1e3);b&&await b;const p=(0,N.i9)(P)?g.get(P):void 0;!(0,N.i9)(P)||!(0,N.
Zm)(p)||!I.has(p)||(0,D.B)(g,p)==="Popup"||!u.isVisible(p)||(y.add(p),C({number:P.number,dict:p}))}return v}),y.size}}),41516:((q,K,r)=>{r.d(K,{ve:()=>as,NY:()=>ht,
mO:()=>ft});var N=r(14118),R=r(28524),D=r(42973),w=r(45599),S=r(98446),W=r(36211),U=r(37709),T=r(49454),E=r(74135),O=r(6057),g=r(93059),u=r(58971),M=r(5490),I=r(
79627),y=r(31095),v=r(39905),C=r(50476),P=r(94389);const b=64,p=20;async function x(i,t){const s=new DataView(i.buffer,i.byteOffset,i.byteLength);try{const n=(0,P.
eQ)(s,(0,P.tI)(s));return n?await L(s,n,t):0}catch(n){if(n instanceof RangeError)return 0;throw n}}async function L(i,{count:t,spanOf:s},n){const e=new Float64Array(
t).fill(NaN),a=new Uint8Array(t);let o=0;const c=async h=>{const f=[];for(const l of(0,C.Z)(i,s(h)))l<t&&f.push(l);const d=n.step(p*(1+f.length));return d&&await d,
f};for(let h=0;h<t;h++)for(const f=[h];f.length>0;){const d=f.at(-1);if(a[d]===0){a[d]=1;for(const m of await c(d))a[m]===0&&f.push(m);continue}if(f.pop(),!Number.
isNaN(e[d]))continue;let l=0;for(const m of await c(d))l+=1+(e[m]||0);e[d]=l,l>b&&(o+=l)}return o}const A=.01,B=.4,Y=2,j=2,Q=25e3,F=100,$=5e3,X=1,dt=30,gt=8,lt=.05,
tt=.004,st=.03,pt=.02,mt=.05,ut=.0012,wt=.1,yt=.45,Et=1,Mt=new Set(["map","texts","list"]),nt={program:tt,truetype:tt,map:st,texts:st,profile:pt,list:yt},vt=256,
Pt=65535,Ot=4,xt=8;function At(i,t,s){const n=(o,c)=>{const h=i.resolve(o);h instanceof w.Z6&&Z(s,h,{kind:c,fonts:Mt.has(c)?[t]:[]})},e=i.dict(i.array(t.get("De\
scendantFonts"))?.[0]),a=o=>{const c=i.array(o);c&&Z(s,c,{kind:"list",fonts:[t]})};n(t.get("Encoding"),"map"),a(i.dict(t.get("Encoding"))?.get("Differences"));for(const o of[
"W","W2"])a(e?.get(o));n(e?.get("CIDToGIDMap"),"program"),n(t.get("ToUnicode"),"texts");for(const o of[t,e]){const c=i.dict(o?.get("FontDescriptor"));for(const h of[
"FontFile","FontFile3"])n(c?.get(h),"program");n(c?.get("FontFile2"),"truetype")}}function Z(i,t,{kind:s,fonts:n}){const e=i.get(t);if(!e)i.set(t,{kind:s,fonts:new Set(
n)});else for(const a of n)e.fonts.add(a)}function et(i,t,s,n=Ot){const e=i.resolve(t);if(e instanceof w.Z6){Z(s,e,{kind:"profile",fonts:[]});return}if(n>0)for(const a of i.
array(t)?.slice(0,xt)??[])et(i,a,s,n-1)}function Dt(i,t){let s=0;for(const n of t?.values()??[])s+=i.dict(n)?.size??0;return s*Et}class St{document;known=new WeakMap;constructor(t){
this.document=t}async of(t){let s=0;for(const[n,{kind:e,fonts:a}]of t){const c=this.known.get(n)??await this.weigh(n,e);this.known.set(n,c),s+=c*Math.max(a.size,
1)}return s}async weigh(t,s){const{document:n}=this;if(!(t instanceof w.Z6))return t.length*nt[s];const e=t.data.length<vt&&s!=="texts"?void 0:n.decodedPart(t)?.
data,a=(e?.length??0)*nt[s];return s==="texts"?a+await this.texts(t):a+(s==="truetype"&&e?wt*await x(e,n.job.pace):0)}async texts(t){let s=0;for(const{first:n,last:e,
text:a}of await(0,v.F)(this.document,t,void 0,void 0,1/0))s+=(Math.min(e-n,Pt)+1)*(mt+ut*a.length);return s}}const it=1e12;function Tt(i,t,s){const n=i.array(t.
get("Matrix"))??[],e=(d,l)=>{const m=i.resolve(d);return typeof m=="number"?m:l},[a,o,c,h]=[1,0,0,1].map((d,l)=>e(n[l],d)),f=Math.abs(e(t.get("XStep"),0)*e(t.get(
"YStep"),0)*(a*h-o*c));return f>0?Math.min(s/f,it):it}const at=4,ot=5,It=6,J=7,Ct={DeviceGray:1,CalGray:1,Indexed:1,Separation:1,DeviceRGB:3,CalRGB:3,Lab:3,DeviceCMYK:4},
bt=60;async function Nt(i,t){const s=Bt(i,t.dict),n=s&&i.decodedPart(t)?.data;return n?Ut(new Wt(n,s),s,i):Rt}const Rt={parts:1,time:0,area:1/0};function Bt(i,t){
const s=d=>{const l=i.resolve(t.get(d));return typeof l=="number"?l:0},n=s("ShadingType"),[e,a,o]=[s("BitsPerCoordinate"),s("BitsPerComponent"),s("BitsPerFlag")],
c=(i.array(t.get("Decode"))??[]).map(d=>Number(i.resolve(d)));if(n<at||n>J||e<1||e>32||a<1||c.length<6)return;const h=t.has("Function")?1:Ft(i,t.get("ColorSpace"),
c.length-4>>1),f=Math.max(2,s("VerticesPerRow"));return{kind:n,flag:n===ot?0:Math.max(o,0),coordinate:e,color:h*a,perRow:f,decode:c}}function Ft(i,t,s){const n=i.
resolve(t),e=Array.isArray(n)?i.resolve(n[0]):n;for(const[a,o]of Object.entries(Ct))if((0,w.Eo)(e,a))return o;return s}class Wt{data;form;bit=0;constructor(t,s){
this.data=t,this.form=s}isAtEnd(){return this.bit>=this.data.length*8}bits(t){let s=0;for(let n=t;n>0;){const e=this.bit%8,a=Math.min(n,8-e),o=this.data[(this.bit-
e)/8]??0;s=s*2**a+(o>>8-e-a&(1<<a)-1),this.bit+=a,n-=a}return s}flag(){return this.bits(this.form.flag)&3}corner(){const t=this.point();return this.skipColors(1),
this.bit=8*Math.ceil(this.bit/8),t}point(){const{coordinate:t,decode:s}=this.form,n=2**t-1,[e=0,a=0,o=0,c=0]=s;return[e+this.bits(t)*(a-e)/n,o+this.bits(t)*(c-o)/
n]}skipColors(t){this.bit+=t*this.form.color}}async function Ut(i,{kind:t,perRow:s},{job:n}){const e=t===at?Lt(i):t===ot?Gt(i,s):Ht(i,t),a=t===It||t===J;let[o,c]=[
0,0];for(const h of e){o++,c+=Kt(h);const f=n.pace.step(bt);f&&await f}return{parts:o,time:o*(a?dt:X),area:c*(a?gt:1)}}function*Lt(i){let t=[];for(;!i.isAtEnd();){
const s=i.flag(),n=i.corner();t.length<3||(t=s===0?[]:[t[s===1?1:0],t[2]]),t.push(n),t.length===3&&(yield t)}}function*Gt(i,t){let s=[];for(;!i.isAtEnd();){const n=[];
for(;n.length<t&&!i.isAtEnd();){n.push(i.corner());const e=n.length-1;e>0&&s.length>e&&(yield[s[e-1],s[e],n[e-1],n[e]])}s=n}}function*Ht(i,t){const s=t===J?16:12;
let n=[];for(;!i.isAtEnd();){const e=i.flag()===0,a=Array.from({length:e?s:s-4},()=>i.point());i.skipColors(e?4:2),yield e?a:[...a,...n],n=a}}function Kt(i){let[
t,s,n,e]=[1/0,1/0,-1/0,-1/0];for(const[a,o]of i)[t,n]=[Math.min(t,a),Math.max(n,a)],[s,e]=[Math.min(s,o),Math.max(e,o)];return(n-t)*(e-s)}const G={count:0,times:0,
area:0},k=(i,t)=>t.count===0?i:{count:i.count+t.count,times:i.times+t.times,area:i.area+t.area},jt=i=>({count:1,times:1,area:i}),H=([i,t,s,n])=>Math.max(0,s-i)*
Math.max(0,n-t),z=({count:i,times:t,area:s},n)=>i===0?G:{count:i,times:t,area:Math.min(s,t*n)};function V({count:i,times:t,area:s},[n,e,a,o],c){return z({count:i,
times:t,area:(e!==0||a!==0)&&(n!==0||o!==0)?1/0:s*Math.abs(n*o-e*a)},c)}function rt({count:i,times:t,area:s},n){const e=s/n;return i*F+Q*(e<t?e:t)}const Yt={pattern:0,
mask:0,cell:G,masked:G,shading:void 0,glyph:j,pixels:0},Zt=[1,0,0,1,0,0],ct="Open it in another PDF program and save it again";class kt{document;decoder;images;streams;known=new Map;open=new Set;patterns=0;glyphs=new Map;meshes=new WeakMap;constructor(t){
this.document=t,this.decoder=new u.X(t),this.images=new R.tb(t),this.streams=new St(t)}area=0;pageArea=1;async page(t){const{document:s}=this,n=this.measure(t),
e=s.dict(s.pages.attribute(t,"Resources")),a=new y.H(s,e),o=await this.content(await this.decoder.page(t),a,n),{drawing:c,heaviest:h,shadings:f,fonts:d}=o,l=o.reading+
await this.streams.of(o.parsed)+Dt(s,e),m=l+c+rt(f,this.pageArea);return{step:Math.max(l,h),whole:m,pixels:o.pixels,fonts:d}}async content(t,s,n){const{job:e}=this.
document,a=new Vt(this,this.document,s,n,t.length);return await(0,U.Ko)(t,e.pace,o=>(e.memory.budget.spend("operators",1),a.take(o))),a.weight}get slowestImage(){
return this.images.slowest}image(t){return this.images.of(t)}mesh(t){const s=this.document.resolve(t);if(!(s instanceof w.Z6))return;const n=this.meshes.get(s.dict)??
Nt(this.document,s);return this.meshes.set(s.dict,n),n}async glyph(t,s){const{document:n,glyphs:e}=this,a=e.get(t);if(a!==void 0)return a;const o=n.dict(t.get("\
Resources")),c=o?new y.H(n,o,s):s;let h=0;for(const f of n.dict(t.get("CharProcs"))?.values()??[]){const{reading:d,drawing:l,shadings:m}=await this.form(f,c);h=
Math.max(h,d+l+m.count*$)}return e.set(t,h),h}measure(t){const{box:s}=(0,O.iw)(this.document,t);return this.pageArea=H(s),this.pageArea<=this.area||(this.area=2*
this.pageArea,this.known.clear(),this.glyphs.clear()),s}async cell(t,s){this.patterns++;const n=await this.form(t,s);return this.patterns--,n}async form(t,s){const{
document:n,known:e,open:a}=this,o=n.resolve(t);if(!(o instanceof w.Z6)||!(0,w.i9)(t))return _;if(a.has(t.number)){if(this.patterns===0)return _;throw(0,D.F)("fo\
rmDepth","A page of the document has a pattern within itself",ct)}const c=e.get(t.number);if(c)return c;const h=n.job.limits.formDepth;if(a.size>=h)throw(0,D.F)(
"formDepth",`A page of the document has more than ${(0,S.y_)(h,"form")} within another`,ct);a.add(t.number);const f=n.dict(o.dict.get("Resources")),d=await this.
decoder.form(t.number,o),l=(0,O.b0)(n,o.dict.get("BBox"))??zt,m=await this.content(d,f?new y.H(n,f,s):s,l);return a.delete(t.number),e.set(t.number,m),m}}const _={
reading:0,drawing:0,heaviest:0,pixels:0,shadings:G,fonts:new Set,parsed:new Map},zt=[-1/0,-1/0,1/0,1/0];class Vt{weigher;document;scope;box;weight;states;path=0;outline=E.
gF;clips=!1;end=0;constructor(t,s,n,e,a){this.weigher=t,this.document=s,this.scope=n,this.box=e,this.states=new M.U({...Yt,matrix:Zt,clip:e}),this.weight={..._,
reading:a*A,fonts:new Set,parsed:new Map}}get ink(){return this.states.current}take(t){this.weight.reading+=B;const{operator:s}=t,n=t.end-this.end;if(this.end=t.
end,this.states.follow(t))return;if(W.Rl.has(s)){this.path++,this.outline=(0,E.kO)(this.outline,(0,I.W)(t,this.ink.matrix));return}const e=W.lJ.get(s);if(e)return this.
paintPath(e);switch(s){case"W":case"W*":this.clips=!0;return;case"Tj":case"TJ":case"'":case'"':return this.paint(n*this.ink.glyph);case"Tf":return this.font(this.
scope.find("Font",t.name(0)??""));case"gs":return this.state(this.document.dict(this.scope.find("ExtGState",t.name(0)??"")));case"Do":return this.draw(this.scope.
find("XObject",t.name(0)??""));case"BI":{const a=(0,g.n)(t);return this.paint(a?this.image(a):0)}case"sh":return this.shade(this.scope.find("Shading",t.name(0)??
""),this.ink.matrix,this.ink.clip,(a,o)=>this.paint(a,this.ink.clip,o));case"cs":case"CS":return this.space(this.scope.find("ColorSpace",t.name(0)??""));case"sc\
n":case"SCN":return this.pattern(t.name(t.count-1));default:this.path++}}paintPath(t){const{ink:s,outline:n}=this,e=(0,E.Pj)(s.clip,n)??E.gF;this.paint(Y+this.path*
B,t.strokes?s.clip:e),this.clips&&n!==E.gF&&(s.clip=e),this.outline=E.gF,this.clips=!1}paint(t,s=this.ink.clip,n=G){const{pattern:e,mask:a,cell:o,masked:c,shading:h}=this.
ink;this.path=0;const f=H(s),d=t+e+a,l=h?k(n,z(h,f)):n,m=k(k(l,z(o,f)),z(c,f));this.weight.drawing+=d,this.weight.pixels+=this.ink.pixels,this.weight.shadings=k(
this.weight.shadings,m),this.weight.heaviest=Math.max(this.weight.heaviest,d+rt(m,this.weigher.pageArea))}add(t){this.weight.reading+=t.reading;for(const s of t.
fonts)this.weight.fonts.add(s);for(const[s,n]of t.parsed)Z(this.weight.parsed,s,n)}space(t){et(this.document,t,this.weight.parsed)}image(t){const{step:s,pixels:n}=this.
weigher.image(t);return this.weight.pixels+=n,s}draw(t){const s=this.document.resolve(t);if(s instanceof w.Z6)return(0,w.Eo)(this.document.resolve(s.dict.get("S\
ubtype")),"Form")?this.weigher.form(t,this.scope).then(n=>{this.add(n);const{ink:e}=this;this.weight.pixels+=n.pixels;const a=(0,E.lw)((0,O.lQ)(this.document,s.
dict.get("Matrix")),e.matrix);this.paint(n.drawing+Y,e.clip,V(n.shadings,a,H(e.clip)))}):(this.space(s.dict.get("ColorSpace")),this.paint(this.image(s)))}shade(t,s,n,e){
this.space(this.shading(t));const a=H(n),o=this.weigher.mesh(t);return o?o.then(({time:c,parts:h,area:f})=>{const d=V({count:1,times:h,area:f},s,a);e(c,d)}):e(0,
jt(a))}shading(t){const s=this.document.resolve(t);return(s instanceof w.Z6?s.dict:this.document.dict(t))?.get("ColorSpace")}pattern(t){const{ink:s,document:n}=this;
Object.assign(s,{pattern:0,cell:G,shading:void 0,pixels:0});const e=t===void 0?void 0:this.scope.find("Pattern",t);if(e===void 0)return;const a=n.resolve(e);if(!(a instanceof
w.Z6)){const o=n.dict(a)?.get("Shading"),c=(0,O.lQ)(n,n.dict(a)?.get("Matrix"));return this.shade(o,c,this.box,(h,f)=>Object.assign(s,{pattern:h,shading:f}))}return this.
weigher.cell(e,this.scope).then(o=>{this.add(o);const c=Tt(n,a.dict,this.weigher.area);s.pattern=o.reading+o.drawing+c*lt,s.pixels=o.pixels,s.cell=V(o.shadings,
(0,O.lQ)(n,a.dict.get("Matrix")),H(this.box))})}async state(t){const s=this.document.array(t?.get("Font"))?.[0];if(s!==void 0&&await this.font(s),!t?.has("SMask"))
return;const n=this.document.dict(t.get("SMask"))?.get("G"),e=this.document.resolve(n),a=await this.weigher.form(n,this.scope);this.add(a);const o=(0,O.lQ)(this.
document,e instanceof w.Z6?e.dict.get("Matrix"):void 0);this.ink.mask=a.reading+a.drawing,this.ink.masked=V(a.shadings,(0,E.lw)(o,this.ink.matrix),H(this.box))}async font(t){
const{document:s}=this,n=s.dict(t);if(t===void 0||!n)return;this.weight.fonts.add(t),At(s,n,this.weight.parsed);const e=(0,T.FG)(s,n.get("Subtype"))==="Type3";this.
ink.glyph=j+(e?await this.weigher.glyph(n,this.scope):0)}}var Qt=r(52755),$t=r(77500),Xt=r(17671),Jt=r(14029),_t=r(97755),qt=r(27583),ts=r(18271);const ss=/^(?:Helvetica|Arial(?! ?(?:Unicode|Narrow))|Times|Courier|Symbol|ZapfDingbats)/i,
ns={given:"The font given",lent:"The font of the service"};class es{document;pages=new Map;constructor(t){this.document=t}add(t,s){for(const n of s){const e=this.
missingName(n);if(e===void 0)continue;const a=this.pages.get(e);a?a.at(-1)!==t&&a.push(t):this.pages.set(e,[t])}}pagesWithout(){return new Set([...this.pages.values()].
flat())}notes(t){if(this.pages.size===0)return[];const s=[...this.pages].map(([e,a])=>`${(0,S.Bu)(e)} (${(0,S.oi)(a)})`);return[{code:"fonts_missing",message:t?
`${ns[t]} was drawn for fonts that are not in the document, and characters that it lacks are missing: ${(0,S.Dw)(s)}.`:`Fonts that are not in the document were \
drawn with others, and characters that those lack are missing: ${(0,S.Dw)(s)}. Give a font that has them in font.`,...t?{}:{mentions:["font"]}}]}missingName(t){
const{document:s}=this,n=s.dict(t);if(!n||(0,ts.nq)(s,n))return;const e=(0,T.FG)(s,n.get("BaseFont"))||(0,T.FG)(s,(0,T.nb)(s,n)?.get("FontName")),a=(0,T.MH)((0,T.
VJ)(e).name);return ss.test(a)?void 0:a||"a font without a name"}}const is=1e7;async function as(i,t,s){const n=await ht(i,t,s,"pages");for(const e of n.slow)throw(0,N.
Fh)(t[e],"pages");return n}async function ht(i,t,s,n){await ft(i,t,s);const{job:e}=i,a=new kt(i),o=new es(i),c=new Set;for(const[d,l]of t.entries()){const m=await a.
page(d);(m.step>(0,R.ny)(e)||m.pixels>is*e.limits.drawingStep)&&c.add(d),o.add(l,m.fonts)}const h=Math.min(a.slowestImage,(0,R.ny)(e));return{bytes:await(0,Jt.UN)(
i,{encryption:"none",draft:!0}),missing:o,images:h,pages:{numbers:t,field:n},slow:c}}async function ft(i,t,s){await(0,Xt.lh)(i,t),s&&await os(i),cs(i);for(let n=0;n<
i.pages.count;n++)hs(i,n,(0,O.iw)(i,n))}async function os(i){i.catalog.has("AcroForm")&&((0,$t.f4)(i,await Qt.mO.read(i))==="dynamic"||await(0,qt.I)(i,Uint32Array.
from({length:i.pages.count},(s,n)=>n+1))),await(0,_t.N)(i,"all")}const rs=new Set(["Type","Pages","OCProperties"]);function cs(i){const t=[...i.catalog.keys()].
filter(s=>!rs.has(s));if(t.length!==0){i.edit(i.catalogNumber);for(const s of t)i.catalog.delete(s)}}function hs(i,t,{box:s,rotation:n}){i.pages.patch(t,{MediaBox:[
...s],CropBox:[...s],Rotate:n,UserUnit:void 0,Annots:void 0})}}),27583:((q,K,r)=>{r.d(K,{I:()=>g});var N=r(33238),R=r(56457),D=r(86799),w=r(78906),S=r(52755),W=r(
16259),U=r(77500),T=r(68164),E=r(71250),O=r(76586);async function g(u,M,I){const y=await(0,N.Y)(u,"keep"),v=await S.mO.read(u);(0,U.mD)(u,v);const C=new W.n(u,v),
P=I&&(0,D.g)(I,"font"),b=new w.y(u,v,C,P);await(0,T.$)(u,v,C,b,{missing:!0});const p=new Set(M),x=({widgets:F})=>F.some($=>$.pages.some(X=>p.has(X))),L=new Map(
[...b.missing].filter(([F])=>x(F))),A=[...b.tooSmall],B=F=>!x(F),Y=[...(0,R.D)(y,"flatten"),...(0,E.jA)(L,new Set,P),...(0,E.QR)(A.filter(x),!0),...(0,E.QR)(A.filter(
B),!1),...(0,U.br)(u,"values")],{widgets:j,notes:Q}=await(0,O.H)(u,v,M);return{widgets:j,isEmpty:j===0&&y.fields.length===0,notes:[...Y,...Q]}}})};
