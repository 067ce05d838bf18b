"use strict";exports.id=1516,exports.ids=[1516],exports.modules={97755:((q,K,r)=>{r.d(K,{N:()=>U});var N=r(45599),R=r(64019),T=r(55969),w=r(12844),S=r(44738),W=r(57594);async function U(g,p){
const M=new w.I(g),I=new W.v(g,"OctavoAnnotation"),y=new Set,v=[],C=new Set;for(let m=0;m<g.pages.count;m++){let A=!1;for(const{number:L}of(0,S.m)(g,g.pages.number(
m))){const D=g.get(L);if(!(0,N.Zm)(D)||!(0,T.E)((0,T.B)(g,D),p))continue;C.add(D),A=!0,I.isVisible(D)&&!E(g,D)&&await M.draw(D,L);const B=g.job.pace.step(1e3);B&&
await B}A&&v.push(m+1)}await M.finish();for(const m of C){x(g,I,m)&&y.add(m);const A=g.job.pace.step(1e3);A&&await A}const P=await O(g,I,v,y);await(0,S.L)(g,m=>y.
has(m));const b=new Set([...y].filter(m=>(0,T.B)(g,m)==="Popup"));return{flattened:P,hidden:y.size-b.size-P,left:C.size-y.size,isTransparent:M.isTransparent,missing:[
...M.missing]}}const x=(g,p,M)=>(0,T.B)(g,M)==="Popup"||!p.isVisible(M)||E(g,M),E=(g,p)=>(0,R.wR)(g,p)!==void 0;async function O(g,p,M,I){const y=new Set;return await p.
run(Uint32Array.from(M),async({items:v,paint:C})=>{for(const P of v){const b=g.job.pace.step(1e3);b&&await b;const m=(0,N.i9)(P)?g.get(P):void 0;!(0,N.i9)(P)||!(0,N.
Zm)(m)||!I.has(m)||(0,T.B)(g,m)==="Popup"||!p.isVisible(m)||(y.add(m),C({number:P.number,dict:m}))}return v}),y.size}}),41516:((q,K,r)=>{r.d(K,{v:()=>sn});var N=r(
14118),R=r(28524),T=r(42973),w=r(45599),S=r(98446),W=r(36211),U=r(37709),x=r(49454),E=r(74135),O=r(6057),g=r(93059),p=r(58971),M=r(5490),I=r(79627),y=r(31095),v=r(
39905),C=r(50476),P=r(94389);const b=64,m=20;async function A(i,t){const n=new DataView(i.buffer,i.byteOffset,i.byteLength);try{const s=(0,P.eQ)(n,(0,P.tI)(n));
return s?await L(n,s,t):0}catch(s){if(s instanceof RangeError)return 0;throw s}}async function L(i,{count:t,spanOf:n},s){const e=new Float64Array(t).fill(NaN),a=new Uint8Array(
t);let o=0;const c=async h=>{const f=[];for(const l of(0,C.Z)(i,n(h)))l<t&&f.push(l);const d=s.step(m*(1+f.length));return d&&await d,f};for(let h=0;h<t;h++)for(const f=[
h];f.length>0;){const d=f.at(-1);if(a[d]===0){a[d]=1;for(const u of await c(d))a[u]===0&&f.push(u);continue}if(f.pop(),!Number.isNaN(e[d]))continue;let l=0;for(const u of await c(
d))l+=1+(e[u]||0);e[d]=l,l>b&&(o+=l)}return o}const D=.01,B=.4,Z=2,j=2,Q=25e3,F=100,$=5e3,J=1,ht=30,ft=8,dt=.05,tt=.004,nt=.03,gt=.02,lt=.05,mt=.0012,pt=.1,ut=.45,
wt=1,yt=new Set(["map","texts","list"]),st={program:tt,truetype:tt,map:nt,texts:nt,profile:gt,list:ut},Et=256,Mt=65535,vt=4,Pt=8;function Ot(i,t,n){const s=(o,c)=>{
const h=i.resolve(o);h instanceof w.Z6&&Y(n,h,{kind:c,fonts:yt.has(c)?[t]:[]})},e=i.dict(i.array(t.get("DescendantFonts"))?.[0]),a=o=>{const c=i.array(o);c&&Y(n,
c,{kind:"list",fonts:[t]})};s(t.get("Encoding"),"map"),a(i.dict(t.get("Encoding"))?.get("Differences"));for(const o of["W","W2"])a(e?.get(o));s(e?.get("CIDToGID\
Map"),"program"),s(t.get("ToUnicode"),"texts");for(const o of[t,e]){const c=i.dict(o?.get("FontDescriptor"));for(const h of["FontFile","FontFile3"])s(c?.get(h),
"program");s(c?.get("FontFile2"),"truetype")}}function Y(i,t,{kind:n,fonts:s}){const e=i.get(t);if(!e)i.set(t,{kind:n,fonts:new Set(s)});else for(const a of s)e.
fonts.add(a)}function et(i,t,n,s=vt){const e=i.resolve(t);if(e instanceof w.Z6){Y(n,e,{kind:"profile",fonts:[]});return}if(s>0)for(const a of i.array(t)?.slice(
0,Pt)??[])et(i,a,n,s-1)}function At(i,t){let n=0;for(const s of t?.values()??[])n+=i.dict(s)?.size??0;return n*wt}class Dt{document;known=new WeakMap;constructor(t){
this.document=t}async of(t){let n=0;for(const[s,{kind:e,fonts:a}]of t){const c=this.known.get(s)??await this.weigh(s,e);this.known.set(s,c),n+=c*Math.max(a.size,
1)}return n}async weigh(t,n){const{document:s}=this;if(!(t instanceof w.Z6))return t.length*st[n];const e=t.data.length<Et&&n!=="texts"?void 0:s.decodedPart(t)?.
data,a=(e?.length??0)*st[n];return n==="texts"?a+await this.texts(t):a+(n==="truetype"&&e?pt*await A(e,s.job.pace):0)}async texts(t){let n=0;for(const{first:s,last:e,
text:a}of await(0,v.F)(this.document,t,void 0,void 0,1/0))n+=(Math.min(e-s,Mt)+1)*(lt+mt*a.length);return n}}const it=1e12;function Tt(i,t,n){const s=i.array(t.
get("Matrix"))??[],e=(d,l)=>{const u=i.resolve(d);return typeof u=="number"?u:l},[a,o,c,h]=[1,0,0,1].map((d,l)=>e(s[l],d)),f=Math.abs(e(t.get("XStep"),0)*e(t.get(
"YStep"),0)*(a*h-o*c));return f>0?Math.min(n/f,it):it}const at=4,ot=5,St=6,X=7,xt={DeviceGray:1,CalGray:1,Indexed:1,Separation:1,DeviceRGB:3,CalRGB:3,Lab:3,DeviceCMYK:4},
It=60;async function Ct(i,t){const n=Nt(i,t.dict),s=n&&i.decodedPart(t)?.data;return s?Ft(new Bt(s,n),n,i):bt}const bt={parts:1,time:0,area:1/0};function Nt(i,t){
const n=d=>{const l=i.resolve(t.get(d));return typeof l=="number"?l:0},s=n("ShadingType"),[e,a,o]=[n("BitsPerCoordinate"),n("BitsPerComponent"),n("BitsPerFlag")],
c=(i.array(t.get("Decode"))??[]).map(d=>Number(i.resolve(d)));if(s<at||s>X||e<1||e>32||a<1||c.length<6)return;const h=t.has("Function")?1:Rt(i,t.get("ColorSpace"),
c.length-4>>1),f=Math.max(2,n("VerticesPerRow"));return{kind:s,flag:s===ot?0:Math.max(o,0),coordinate:e,color:h*a,perRow:f,decode:c}}function Rt(i,t,n){const s=i.
resolve(t),e=Array.isArray(s)?i.resolve(s[0]):s;for(const[a,o]of Object.entries(xt))if((0,w.Eo)(e,a))return o;return n}class Bt{data;form;bit=0;constructor(t,n){
this.data=t,this.form=n}isAtEnd(){return this.bit>=this.data.length*8}bits(t){let n=0;for(let s=t;s>0;){const e=this.bit%8,a=Math.min(s,8-e),o=this.data[(this.bit-
e)/8]??0;n=n*2**a+(o>>8-e-a&(1<<a)-1),this.bit+=a,s-=a}return n}flag(){return this.bits(this.form.flag)&3}corner(){const t=this.point();return this.skipColors(1),
this.bit=8*Math.ceil(this.bit/8),t}point(){const{coordinate:t,decode:n}=this.form,s=2**t-1,[e=0,a=0,o=0,c=0]=n;return[e+this.bits(t)*(a-e)/s,o+this.bits(t)*(c-o)/
s]}skipColors(t){this.bit+=t*this.form.color}}async function Ft(i,{kind:t,perRow:n},{job:s}){const e=t===at?Wt(i):t===ot?Ut(i,n):Lt(i,t),a=t===St||t===X;let[o,c]=[
0,0];for(const h of e){o++,c+=Gt(h);const f=s.pace.step(It);f&&await f}return{parts:o,time:o*(a?ht:J),area:c*(a?ft:1)}}function*Wt(i){let t=[];for(;!i.isAtEnd();){
const n=i.flag(),s=i.corner();t.length<3||(t=n===0?[]:[t[n===1?1:0],t[2]]),t.push(s),t.length===3&&(yield t)}}function*Ut(i,t){let n=[];for(;!i.isAtEnd();){const s=[];
for(;s.length<t&&!i.isAtEnd();){s.push(i.corner());const e=s.length-1;e>0&&n.length>e&&(yield[n[e-1],n[e],s[e-1],s[e]])}n=s}}function*Lt(i,t){const n=t===X?16:12;
let s=[];for(;!i.isAtEnd();){const e=i.flag()===0,a=Array.from({length:e?n:n-4},()=>i.point());i.skipColors(e?4:2),yield e?a:[...a,...s],s=a}}function Gt(i){let[
t,n,s,e]=[1/0,1/0,-1/0,-1/0];for(const[a,o]of i)[t,s]=[Math.min(t,a),Math.max(s,a)],[n,e]=[Math.min(n,o),Math.max(e,o)];return(s-t)*(e-n)}const G={count:0,times:0,
area:0},z=(i,t)=>t.count===0?i:{count:i.count+t.count,times:i.times+t.times,area:i.area+t.area},Ht=i=>({count:1,times:1,area:i}),H=([i,t,n,s])=>Math.max(0,n-i)*
Math.max(0,s-t),k=({count:i,times:t,area:n},s)=>i===0?G:{count:i,times:t,area:Math.min(n,t*s)};function V({count:i,times:t,area:n},[s,e,a,o],c){return k({count:i,
times:t,area:(e!==0||a!==0)&&(s!==0||o!==0)?1/0:n*Math.abs(s*o-e*a)},c)}function rt({count:i,times:t,area:n},s){const e=n/s;return i*F+Q*(e<t?e:t)}const Kt={pattern:0,
mask:0,cell:G,masked:G,shading:void 0,glyph:j},jt=[1,0,0,1,0,0],ct="Open it in another PDF program and save it again";class Zt{document;decoder;images;streams;known=new Map;open=new Set;patterns=0;glyphs=new Map;meshes=new WeakMap;constructor(t){
this.document=t,this.decoder=new p.X(t),this.images=new R.tb(t),this.streams=new Dt(t)}area=0;pageArea=1;async page(t){const{document:n}=this,s=this.measure(t),
e=n.dict(n.pages.attribute(t,"Resources")),a=new y.H(n,e),o=await this.content(await this.decoder.page(t),a,s),{drawing:c,heaviest:h,shadings:f,fonts:d}=o,l=o.reading+
await this.streams.of(o.parsed)+At(n,e),u=l+c+rt(f,this.pageArea);return{step:Math.max(l,h),whole:u,fonts:d}}async content(t,n,s){const{job:e}=this.document,a=new zt(
this,this.document,n,s,t.length);return await(0,U.Ko)(t,e.pace,o=>(e.memory.budget.spend("operators",1),a.take(o))),a.weight}get slowestImage(){return this.images.
slowest}image(t){return this.images.of(t)}mesh(t){const n=this.document.resolve(t);if(!(n instanceof w.Z6))return;const s=this.meshes.get(n.dict)??Ct(this.document,
n);return this.meshes.set(n.dict,s),s}async glyph(t,n){const{document:s,glyphs:e}=this,a=e.get(t);if(a!==void 0)return a;const o=s.dict(t.get("Resources")),c=o?
new y.H(s,o,n):n;let h=0;for(const f of s.dict(t.get("CharProcs"))?.values()??[]){const{reading:d,drawing:l,shadings:u}=await this.form(f,c);h=Math.max(h,d+l+u.
count*$)}return e.set(t,h),h}measure(t){const{box:n}=(0,O.iw)(this.document,t);return this.pageArea=H(n),this.pageArea<=this.area||(this.area=2*this.pageArea,this.
known.clear(),this.glyphs.clear()),n}async cell(t,n){this.patterns++;const s=await this.form(t,n);return this.patterns--,s}async form(t,n){const{document:s,known:e,
open:a}=this,o=s.resolve(t);if(!(o instanceof w.Z6)||!(0,w.i9)(t))return _;if(a.has(t.number)){if(this.patterns===0)return _;throw(0,T.F)("formDepth","A page of\
 the document has a pattern within itself",ct)}const c=e.get(t.number);if(c)return c;const h=s.job.limits.formDepth;if(a.size>=h)throw(0,T.F)("formDepth",`A pag\
e of the document has more than ${(0,S.y_)(h,"form")} within another`,ct);a.add(t.number);const f=s.dict(o.dict.get("Resources")),d=await this.decoder.form(t.number,
o),l=(0,O.b0)(s,o.dict.get("BBox"))??Yt,u=await this.content(d,f?new y.H(s,f,n):n,l);return a.delete(t.number),e.set(t.number,u),u}}const _={reading:0,drawing:0,
heaviest:0,shadings:G,fonts:new Set,parsed:new Map},Yt=[-1/0,-1/0,1/0,1/0];class zt{weigher;document;scope;box;weight;states;path=0;outline=E.gF;clips=!1;end=0;constructor(t,n,s,e,a){
this.weigher=t,this.document=n,this.scope=s,this.box=e,this.states=new M.U({...Kt,matrix:jt,clip:e}),this.weight={..._,reading:a*D,fonts:new Set,parsed:new Map}}get ink(){
return this.states.current}take(t){this.weight.reading+=B;const{operator:n}=t,s=t.end-this.end;if(this.end=t.end,this.states.follow(t))return;if(W.Rl.has(n)){this.
path++,this.outline=(0,E.kO)(this.outline,(0,I.W)(t,this.ink.matrix));return}const e=W.lJ.get(n);if(e)return this.paintPath(e);switch(n){case"W":case"W*":this.clips=
!0;return;case"Tj":case"TJ":case"'":case'"':return this.paint(s*this.ink.glyph);case"Tf":return this.font(this.scope.find("Font",t.name(0)??""));case"gs":return this.
state(this.document.dict(this.scope.find("ExtGState",t.name(0)??"")));case"Do":return this.draw(this.scope.find("XObject",t.name(0)??""));case"BI":{const a=(0,g.
n)(t);return this.paint(a?this.weigher.image(a):0)}case"sh":return this.shade(this.scope.find("Shading",t.name(0)??""),this.ink.matrix,this.ink.clip,(a,o)=>this.
paint(a,this.ink.clip,o));case"cs":case"CS":return this.space(this.scope.find("ColorSpace",t.name(0)??""));case"scn":case"SCN":return this.pattern(t.name(t.count-
1));default:this.path++}}paintPath(t){const{ink:n,outline:s}=this,e=(0,E.Pj)(n.clip,s)??E.gF;this.paint(Z+this.path*B,t.strokes?n.clip:e),this.clips&&s!==E.gF&&
(n.clip=e),this.outline=E.gF,this.clips=!1}paint(t,n=this.ink.clip,s=G){const{pattern:e,mask:a,cell:o,masked:c,shading:h}=this.ink;this.path=0;const f=H(n),d=t+
e+a,l=h?z(s,k(h,f)):s,u=z(z(l,k(o,f)),k(c,f));this.weight.drawing+=d,this.weight.shadings=z(this.weight.shadings,u),this.weight.heaviest=Math.max(this.weight.heaviest,
d+rt(u,this.weigher.pageArea))}add(t){this.weight.reading+=t.reading;for(const n of t.fonts)this.weight.fonts.add(n);for(const[n,s]of t.parsed)Y(this.weight.parsed,
n,s)}space(t){et(this.document,t,this.weight.parsed)}draw(t){const n=this.document.resolve(t);if(n instanceof w.Z6)return(0,w.Eo)(this.document.resolve(n.dict.get(
"Subtype")),"Form")?this.weigher.form(t,this.scope).then(s=>{this.add(s);const{ink:e}=this,a=(0,E.lw)((0,O.lQ)(this.document,n.dict.get("Matrix")),e.matrix);this.
paint(s.drawing+Z,e.clip,V(s.shadings,a,H(e.clip)))}):(this.space(n.dict.get("ColorSpace")),this.paint(this.weigher.image(n)))}shade(t,n,s,e){this.space(this.shading(
t));const a=H(s),o=this.weigher.mesh(t);return o?o.then(({time:c,parts:h,area:f})=>{const d=V({count:1,times:h,area:f},n,a);e(c,d)}):e(0,Ht(a))}shading(t){const n=this.
document.resolve(t);return(n instanceof w.Z6?n.dict:this.document.dict(t))?.get("ColorSpace")}pattern(t){const{ink:n,document:s}=this;Object.assign(n,{pattern:0,
cell:G,shading:void 0});const e=t===void 0?void 0:this.scope.find("Pattern",t);if(e===void 0)return;const a=s.resolve(e);if(!(a instanceof w.Z6)){const o=s.dict(
a)?.get("Shading"),c=(0,O.lQ)(s,s.dict(a)?.get("Matrix"));return this.shade(o,c,this.box,(h,f)=>Object.assign(n,{pattern:h,shading:f}))}return this.weigher.cell(
e,this.scope).then(o=>{this.add(o);const c=Tt(s,a.dict,this.weigher.area);n.pattern=o.reading+o.drawing+c*dt,n.cell=V(o.shadings,(0,O.lQ)(s,a.dict.get("Matrix")),
H(this.box))})}async state(t){const n=this.document.array(t?.get("Font"))?.[0];if(n!==void 0&&await this.font(n),!t?.has("SMask"))return;const s=this.document.dict(
t.get("SMask"))?.get("G"),e=this.document.resolve(s),a=await this.weigher.form(s,this.scope);this.add(a);const o=(0,O.lQ)(this.document,e instanceof w.Z6?e.dict.
get("Matrix"):void 0);this.ink.mask=a.reading+a.drawing,this.ink.masked=V(a.shadings,(0,E.lw)(o,this.ink.matrix),H(this.box))}async font(t){const{document:n}=this,
s=n.dict(t);if(t===void 0||!s)return;this.weight.fonts.add(t),Ot(n,s,this.weight.parsed);const e=(0,x.FG)(n,s.get("Subtype"))==="Type3";this.ink.glyph=j+(e?await this.
weigher.glyph(s,this.scope):0)}}var kt=r(52755),Vt=r(77500),Qt=r(17671),$t=r(14029),Jt=r(97755),Xt=r(27583),_t=r(18271);const qt=/^(?:Helvetica|Arial(?! ?(?:Unicode|Narrow))|Times|Courier|Symbol|ZapfDingbats)/i,
tn={given:"The font given",lent:"The font of the service"};class nn{document;pages=new Map;constructor(t){this.document=t}add(t,n){for(const s of n){const e=this.
missingName(s);if(e===void 0)continue;const a=this.pages.get(e);a?a.at(-1)!==t&&a.push(t):this.pages.set(e,[t])}}pagesWithout(){return new Set([...this.pages.values()].
flat())}notes(t){if(this.pages.size===0)return[];const n=[...this.pages].map(([e,a])=>`${(0,S.Bu)(e)} (${(0,S.oi)(a)})`);return[{code:"fonts_missing",message:t?
`${tn[t]} was drawn for fonts that are not in the document, and characters that it lacks are missing: ${(0,S.Dw)(n)}.`:`Fonts that are not in the document were \
drawn with others, and characters that those lack are missing: ${(0,S.Dw)(n)}. Give a font that has them in font.`,...t?{}:{mentions:["font"]}}]}missingName(t){
const{document:n}=this,s=n.dict(t);if(!s||(0,_t.nq)(n,s))return;const e=(0,x.FG)(n,s.get("BaseFont"))||(0,x.FG)(n,(0,x.nb)(n,s)?.get("FontName")),a=(0,x.MH)((0,x.
VJ)(e).name);return qt.test(a)?void 0:a||"a font without a name"}}async function sn(i,t,n,s="pages"){await(0,Qt.lh)(i,t),n&&await en(i),on(i);for(let h=0;h<i.pages.
count;h++)rn(i,h,(0,O.iw)(i,h));const e=new Zt(i),a=new nn(i);for(const[h,f]of t.entries()){const d=await e.page(h);if(d.step>(0,R.ny)(i.job))throw(0,N.Fh)(f,s);
a.add(f,d.fonts)}const o=Math.min(e.slowestImage,(0,R.ny)(i.job));return{bytes:await(0,$t.UN)(i,{encryption:"none",draft:!0}),missing:a,images:o,pages:{numbers:t,
field:s}}}async function en(i){i.catalog.has("AcroForm")&&((0,Vt.f4)(i,await kt.mO.read(i))==="dynamic"||await(0,Xt.I)(i,Uint32Array.from({length:i.pages.count},
(n,s)=>s+1))),await(0,Jt.N)(i,"all")}const an=new Set(["Type","Pages","OCProperties"]);function on(i){const t=[...i.catalog.keys()].filter(n=>!an.has(n));if(t.length!==
0){i.edit(i.catalogNumber);for(const n of t)i.catalog.delete(n)}}function rn(i,t,{box:n,rotation:s}){i.pages.patch(t,{MediaBox:[...n],CropBox:[...n],Rotate:s,UserUnit:void 0,
Annots:void 0})}}),27583:((q,K,r)=>{r.d(K,{I:()=>g});var N=r(33238),R=r(56457),T=r(86799),w=r(78906),S=r(52755),W=r(16259),U=r(77500),x=r(68164),E=r(71250),O=r(
76586);async function g(p,M,I){const y=await(0,N.Y)(p,"keep"),v=await S.mO.read(p);(0,U.mD)(p,v);const C=new W.n(p,v),P=I&&(0,T.g)(I,"font"),b=new w.y(p,v,C,P);
await(0,x.$)(p,v,C,b,{missing:!0});const m=new Set(M),A=({widgets:F})=>F.some($=>$.pages.some(J=>m.has(J))),L=new Map([...b.missing].filter(([F])=>A(F))),D=[...b.
tooSmall],B=F=>!A(F),Z=[...(0,R.D)(y,"flatten"),...(0,E.jA)(L,new Set,P),...(0,E.QR)(D.filter(A),!0),...(0,E.QR)(D.filter(B),!1),...(0,U.br)(p,"values")],{widgets:j,
notes:Q}=await(0,O.H)(p,v,M);return{widgets:j,isEmpty:j===0&&y.fields.length===0,notes:[...Z,...Q]}}})};
