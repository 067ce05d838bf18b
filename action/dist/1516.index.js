"use strict";exports.id=1516,exports.ids=[1516],exports.modules={97755:((q,G,r)=>{r.d(G,{N:()=>N});var b=r(45599),H=r(64019),x=r(55969),B=r(89835),u=r(44738),C=r(57594);async function N(g,m){
const y=new B.I(g),T=new C.v(g,"OctavoAnnotation"),M=new Set,E=[],I=new Set;for(let p=0;p<g.pages.count;p++){let D=!1;for(const{number:F}of(0,u.m)(g,g.pages.number(
p))){const S=g.get(F);if(!(0,b.Zm)(S)||!(0,x.E)((0,x.B)(g,S),m))continue;I.add(S),D=!0,T.isVisible(S)&&!v(g,S)&&await y.draw(S,F);const W=g.job.pace.step(1e3);W&&
await W}D&&E.push(p+1)}await y.finish();for(const p of I){K(g,T,p)&&M.add(p);const D=g.job.pace.step(1e3);D&&await D}const O=await P(g,T,E,M);await(0,u.L)(g,p=>M.
has(p));const A=new Set([...M].filter(p=>(0,x.B)(g,p)==="Popup"));return{flattened:O,hidden:M.size-A.size-O,left:I.size-M.size,isTransparent:y.isTransparent,missing:[
...y.missing]}}const K=(g,m,y)=>(0,x.B)(g,y)==="Popup"||!m.isVisible(y)||v(g,y),v=(g,m)=>(0,H.wR)(g,m)!==void 0;async function P(g,m,y,T){const M=new Set;return await m.
run(Uint32Array.from(y),async({items:E,paint:I})=>{for(const O of E){const A=g.job.pace.step(1e3);A&&await A;const p=(0,b.i9)(O)?g.get(O):void 0;!(0,b.i9)(O)||!(0,b.
Zm)(p)||!T.has(p)||(0,x.B)(g,p)==="Popup"||!m.isVisible(p)||(M.add(p),I({number:O.number,dict:p}))}return E}),M.size}}),41516:((q,G,r)=>{r.d(G,{ve:()=>cs,NY:()=>ht,
mO:()=>gt});var b=r(80287),H=r(14118),x=r(36054),B=r(42973),u=r(45599),C=r(98446),N=r(36211),K=r(37709),v=r(49454),P=r(74135),g=r(6057),m=r(93059),y=r(58971),T=r(
5490),M=r(79627),E=r(31095),I=r(39905),O=r(50476),A=r(94389);const p=64,D=20;async function F(i,t){const s=new DataView(i.buffer,i.byteOffset,i.byteLength);try{
const n=(0,A.eQ)(s,(0,A.tI)(s));return n?await S(s,n,t):0}catch(n){if(n instanceof RangeError)return 0;throw n}}async function S(i,{count:t,spanOf:s},n){const e=new Float64Array(
t).fill(NaN),a=new Uint8Array(t);let o=0;const c=async h=>{const f=[];for(const l of(0,O.Z)(i,s(h)))l<t&&f.push(l);const d=n.step(D*(1+f.length));return d&&await d,
f};for(let h=0;h<t;h++)for(const f=[h];f.length>0;){const d=f.at(-1);if(a[d]===0){a[d]=1;for(const w of await c(d))a[w]===0&&f.push(w);continue}if(f.pop(),!Number.
isNaN(e[d]))continue;let l=0;for(const w of await c(d))l+=1+(e[w]||0);e[d]=l,l>p&&(o+=l)}return o}const W=.01,Y=.4,j=2,Z=2,R=25e3,$=100,X=5e3,dt=1,lt=30,pt=8,mt=.05,
tt=.004,st=.03,ut=.02,wt=.05,yt=.0012,Et=.1,Mt=.45,vt=1,Pt=new Set(["map","texts","list"]),nt={program:tt,truetype:tt,map:st,texts:st,profile:ut,list:Mt},Ot=256,
xt=65535,At=4,Dt=8;function St(i,t,s){const n=(o,c)=>{const h=i.resolve(o);h instanceof u.Z6&&z(s,h,{kind:c,fonts:Pt.has(c)?[t]:[]})},e=i.dict(i.array(t.get("De\
scendantFonts"))?.[0]),a=o=>{const c=i.array(o);c&&z(s,c,{kind:"list",fonts:[t]})};n(t.get("Encoding"),"map"),a(i.dict(t.get("Encoding"))?.get("Differences"));for(const o of[
"W","W2"])a(e?.get(o));n(e?.get("CIDToGIDMap"),"program"),n(t.get("ToUnicode"),"texts");for(const o of[t,e]){const c=i.dict(o?.get("FontDescriptor"));for(const h of[
"FontFile","FontFile3"])n(c?.get(h),"program");n(c?.get("FontFile2"),"truetype")}}function z(i,t,{kind:s,fonts:n}){const e=i.get(t);if(!e)i.set(t,{kind:s,fonts:new Set(
n)});else for(const a of n)e.fonts.add(a)}function et(i,t,s,n=At){const e=i.resolve(t);if(e instanceof u.Z6){z(s,e,{kind:"profile",fonts:[]});return}if(n>0)for(const a of i.
array(t)?.slice(0,Dt)??[])et(i,a,s,n-1)}function Tt(i,t){let s=0;for(const n of t?.values()??[])s+=i.dict(n)?.size??0;return s*vt}class It{document;known=new WeakMap;constructor(t){
this.document=t}async of(t){let s=0;for(const[n,{kind:e,fonts:a}]of t){const c=this.known.get(n)??await this.weigh(n,e);this.known.set(n,c),s+=c*Math.max(a.size,
1)}return s}async weigh(t,s){const{document:n}=this;if(!(t instanceof u.Z6))return t.length*nt[s];const e=t.data.length<Ot&&s!=="texts"?void 0:n.decodedPart(t)?.
data,a=(e?.length??0)*nt[s];return s==="texts"?a+await this.texts(t):a+(s==="truetype"&&e?Et*await F(e,n.job.pace):0)}async texts(t){let s=0;for(const{first:n,last:e,
text:a}of await(0,I.F)(this.document,t,void 0,void 0,1/0))s+=(Math.min(e-n,xt)+1)*(wt+yt*a.length);return s}}const it=1e12;function Ct(i,t,s){const n=i.array(t.
get("Matrix"))??[],e=(d,l)=>{const w=i.resolve(d);return typeof w=="number"?w:l},[a,o,c,h]=[1,0,0,1].map((d,l)=>e(n[l],d)),f=Math.abs(e(t.get("XStep"),0)*e(t.get(
"YStep"),0)*(a*h-o*c));return f>0?Math.min(s/f,it):it}const at=4,ot=5,bt=6,J=7,Nt={DeviceGray:1,CalGray:1,Indexed:1,Separation:1,DeviceRGB:3,CalRGB:3,Lab:3,DeviceCMYK:4},
Rt=60;async function Bt(i,t){const s=Wt(i,t.dict),n=s&&i.decodedPart(t)?.data;return n?Gt(new Lt(n,s),s,i):Ft}const Ft={parts:1,time:0,area:1/0};function Wt(i,t){
const s=d=>{const l=i.resolve(t.get(d));return typeof l=="number"?l:0},n=s("ShadingType"),[e,a,o]=[s("BitsPerCoordinate"),s("BitsPerComponent"),s("BitsPerFlag")],
c=(i.array(t.get("Decode"))??[]).map(d=>Number(i.resolve(d)));if(n<at||n>J||e<1||e>32||a<1||c.length<6)return;const h=t.has("Function")?1:Ut(i,t.get("ColorSpace"),
c.length-4>>1),f=Math.max(2,s("VerticesPerRow"));return{kind:n,flag:n===ot?0:Math.max(o,0),coordinate:e,color:h*a,perRow:f,decode:c}}function Ut(i,t,s){const n=i.
resolve(t),e=Array.isArray(n)?i.resolve(n[0]):n;for(const[a,o]of Object.entries(Nt))if((0,u.Eo)(e,a))return o;return s}class Lt{data;form;bit=0;constructor(t,s){
this.data=t,this.form=s}isAtEnd(){return this.bit>=this.data.length*8}bits(t){let s=0;for(let n=t;n>0;){const e=this.bit%8,a=Math.min(n,8-e),o=this.data[(this.bit-
e)/8]??0;s=s*2**a+(o>>8-e-a&(1<<a)-1),this.bit+=a,n-=a}return s}flag(){return this.bits(this.form.flag)&3}corner(){const t=this.point();return this.skipColors(1),
this.bit=8*Math.ceil(this.bit/8),t}point(){const{coordinate:t,decode:s}=this.form,n=2**t-1,[e=0,a=0,o=0,c=0]=s;return[e+this.bits(t)*(a-e)/n,o+this.bits(t)*(c-o)/
n]}skipColors(t){this.bit+=t*this.form.color}}async function Gt(i,{kind:t,perRow:s},{job:n}){const e=t===at?Ht(i):t===ot?Kt(i,s):jt(i,t),a=t===bt||t===J;let[o,c]=[
0,0];for(const h of e){o++,c+=Yt(h);const f=n.pace.step(Rt);f&&await f}return{parts:o,time:o*(a?lt:dt),area:c*(a?pt:1)}}function*Ht(i){let t=[];for(;!i.isAtEnd();){
const s=i.flag(),n=i.corner();t.length<3||(t=s===0?[]:[t[s===1?1:0],t[2]]),t.push(n),t.length===3&&(yield t)}}function*Kt(i,t){let s=[];for(;!i.isAtEnd();){const n=[];
for(;n.length<t&&!i.isAtEnd();){n.push(i.corner());const e=n.length-1;e>0&&s.length>e&&(yield[s[e-1],s[e],n[e-1],n[e]])}s=n}}function*jt(i,t){const s=t===J?16:12;
let n=[];for(;!i.isAtEnd();){const e=i.flag()===0,a=Array.from({length:e?s:s-4},()=>i.point());i.skipColors(e?4:2),yield e?a:[...a,...n],n=a}}function Yt(i){let[
t,s,n,e]=[1/0,1/0,-1/0,-1/0];for(const[a,o]of i)[t,n]=[Math.min(t,a),Math.max(n,a)],[s,e]=[Math.min(s,o),Math.max(e,o)];return(n-t)*(e-s)}const U={count:0,times:0,
area:0},V=(i,t)=>t.count===0?i:{count:i.count+t.count,times:i.times+t.times,area:i.area+t.area},Zt=i=>({count:1,times:1,area:i}),L=([i,t,s,n])=>Math.max(0,s-i)*
Math.max(0,n-t),k=({count:i,times:t,area:s},n)=>i===0?U:{count:i,times:t,area:Math.min(s,t*n)};function Q({count:i,times:t,area:s},[n,e,a,o],c){return k({count:i,
times:t,area:(e!==0||a!==0)&&(n!==0||o!==0)?1/0:s*Math.abs(n*o-e*a)},c)}function rt({count:i,times:t,area:s},n){const e=s/n;return i*$+R*(e<t?e:t)}const zt={pattern:0,
mask:0,cell:U,masked:U,shading:void 0,glyph:Z,pixels:0},Vt=[1,0,0,1,0,0],ct="Open it in another PDF program and save it again";class kt{document;decoder;images;streams;known=new Map;open=new Set;patterns=0;glyphs=new Map;meshes=new WeakMap;constructor(t){
this.document=t,this.decoder=new y.X(t),this.images=new x.tb(t),this.streams=new It(t)}area=0;pageArea=1;async page(t){const{document:s}=this,n=this.measure(t),
e=s.dict(s.pages.attribute(t,"Resources")),a=new E.H(s,e),o=await this.content(await this.decoder.page(t),a,n),{drawing:c,heaviest:h,shadings:f,fonts:d}=o,l=o.reading+
await this.streams.of(o.parsed)+Tt(s,e),w=l+c+rt(f,this.pageArea);return{step:Math.max(l,h),whole:w,pixels:o.pixels,fonts:d}}async content(t,s,n){const{job:e}=this.
document,a=new $t(this,this.document,s,n,t.length);return await(0,K.Ko)(t,e.pace,o=>(e.memory.budget.spend("operators",1),a.take(o))),a.weight}get slowestImage(){
return this.images.slowest}get heavyImages(){return this.images.heavy}image(t,s){return this.images.of(t,s)}mesh(t){const s=this.document.resolve(t);if(!(s instanceof
u.Z6))return;const n=this.meshes.get(s.dict)??Bt(this.document,s);return this.meshes.set(s.dict,n),n}async glyph(t,s){const{document:n,glyphs:e}=this,a=e.get(t);
if(a!==void 0)return a;const o=n.dict(t.get("Resources")),c=o?new E.H(n,o,s):s;let h=0;for(const f of n.dict(t.get("CharProcs"))?.values()??[]){const{reading:d,
drawing:l,shadings:w}=await this.form(f,c);h=Math.max(h,d+l+w.count*X)}return e.set(t,h),h}measure(t){const{box:s}=(0,g.iw)(this.document,t);return this.pageArea=
L(s),this.pageArea<=this.area||(this.area=2*this.pageArea,this.known.clear(),this.glyphs.clear()),s}async cell(t,s){this.patterns++;const n=await this.form(t,s);
return this.patterns--,n}async form(t,s){const{document:n,known:e,open:a}=this,o=n.resolve(t);if(!(o instanceof u.Z6)||!(0,u.i9)(t))return _;if(a.has(t.number)){
if(this.patterns===0)return _;throw(0,B.F)("formDepth","A page of the document has a pattern within itself",ct)}const c=e.get(t.number);if(c)return c;const h=n.
job.limits.formDepth;if(a.size>=h)throw(0,B.F)("formDepth",`A page of the document has more than ${(0,C.y_)(h,"form")} within another`,ct);a.add(t.number);const f=n.
dict(o.dict.get("Resources")),d=await this.decoder.form(t.number,o),l=(0,g.b0)(n,o.dict.get("BBox"))??Qt,w=await this.content(d,f?new E.H(n,f,s):s,l);return a.delete(
t.number),e.set(t.number,w),w}}const _={reading:0,drawing:0,heaviest:0,pixels:0,shadings:U,fonts:new Set,parsed:new Map},Qt=[-1/0,-1/0,1/0,1/0];class $t{weigher;document;scope;box;weight;states;path=0;outline=P.
gF;clips=!1;end=0;constructor(t,s,n,e,a){this.weigher=t,this.document=s,this.scope=n,this.box=e,this.states=new T.U({...zt,matrix:Vt,clip:e}),this.weight={..._,
reading:a*W,fonts:new Set,parsed:new Map}}get ink(){return this.states.current}take(t){this.weight.reading+=Y;const{operator:s}=t,n=t.end-this.end;if(this.end=t.
end,this.states.follow(t))return;if(N.Rl.has(s)){this.path++,this.outline=(0,P.kO)(this.outline,(0,M.W)(t,this.ink.matrix));return}const e=N.lJ.get(s);if(e)return this.
paintPath(e);switch(s){case"W":case"W*":this.clips=!0;return;case"Tj":case"TJ":case"'":case'"':return this.paint(n*this.ink.glyph);case"Tf":return this.font(this.
scope.find("Font",t.name(0)??""));case"gs":return this.state(this.document.dict(this.scope.find("ExtGState",t.name(0)??"")));case"Do":return this.draw(this.scope.
find("XObject",t.name(0)??""));case"BI":{const a=(0,m.n)(t);return this.paint(a?this.image(a):0)}case"sh":return this.shade(this.scope.find("Shading",t.name(0)??
""),this.ink.matrix,this.ink.clip,(a,o)=>this.paint(a,this.ink.clip,o));case"cs":case"CS":return this.space(this.scope.find("ColorSpace",t.name(0)??""));case"sc\
n":case"SCN":return this.pattern(t.name(t.count-1));default:this.path++}}paintPath(t){const{ink:s,outline:n}=this,e=(0,P.Pj)(s.clip,n)??P.gF;this.paint(j+this.path*
Y,t.strokes?s.clip:e),this.clips&&n!==P.gF&&(s.clip=e),this.outline=P.gF,this.clips=!1}paint(t,s=this.ink.clip,n=U){const{pattern:e,mask:a,cell:o,masked:c,shading:h}=this.
ink;this.path=0;const f=L(s),d=t+e+a,l=h?V(n,k(h,f)):n,w=V(V(l,k(o,f)),k(c,f));this.weight.drawing+=d,this.weight.pixels+=this.ink.pixels,this.weight.shadings=V(
this.weight.shadings,w),this.weight.heaviest=Math.max(this.weight.heaviest,d+rt(w,this.weigher.pageArea))}add(t){this.weight.reading+=t.reading;for(const s of t.
fonts)this.weight.fonts.add(s);for(const[s,n]of t.parsed)z(this.weight.parsed,s,n)}space(t){et(this.document,t,this.weight.parsed)}image(t,s){const{step:n,pixels:e}=this.
weigher.image(t,s);return this.weight.pixels+=e,n}draw(t){const s=this.document.resolve(t);if(s instanceof u.Z6)return(0,u.Eo)(this.document.resolve(s.dict.get(
"Subtype")),"Form")?this.weigher.form(t,this.scope).then(n=>{this.add(n);const{ink:e}=this;this.weight.pixels+=n.pixels;const a=(0,P.lw)((0,g.lQ)(this.document,
s.dict.get("Matrix")),e.matrix);this.paint(n.drawing+j,e.clip,Q(n.shadings,a,L(e.clip)))}):(this.space(s.dict.get("ColorSpace")),this.paint(this.image(s,(0,u.i9)(
t)?t.number:void 0)))}shade(t,s,n,e){this.space(this.shading(t));const a=L(n),o=this.weigher.mesh(t);return o?o.then(({time:c,parts:h,area:f})=>{const d=Q({count:1,
times:h,area:f},s,a);e(c,d)}):e(0,Zt(a))}shading(t){const s=this.document.resolve(t);return(s instanceof u.Z6?s.dict:this.document.dict(t))?.get("ColorSpace")}pattern(t){
const{ink:s,document:n}=this;Object.assign(s,{pattern:0,cell:U,shading:void 0,pixels:0});const e=t===void 0?void 0:this.scope.find("Pattern",t);if(e===void 0)return;
const a=n.resolve(e);if(!(a instanceof u.Z6)){const o=n.dict(a)?.get("Shading"),c=(0,g.lQ)(n,n.dict(a)?.get("Matrix"));return this.shade(o,c,this.box,(h,f)=>Object.
assign(s,{pattern:h,shading:f}))}return this.weigher.cell(e,this.scope).then(o=>{this.add(o);const c=Ct(n,a.dict,this.weigher.area);s.pattern=o.reading+o.drawing+
c*mt,s.pixels=o.pixels,s.cell=Q(o.shadings,(0,g.lQ)(n,a.dict.get("Matrix")),L(this.box))})}async state(t){const s=this.document.array(t?.get("Font"))?.[0];if(s!==
void 0&&await this.font(s),!t?.has("SMask"))return;const n=this.document.dict(t.get("SMask"))?.get("G"),e=this.document.resolve(n),a=await this.weigher.form(n,this.
scope);this.add(a);const o=(0,g.lQ)(this.document,e instanceof u.Z6?e.dict.get("Matrix"):void 0);this.ink.mask=a.reading+a.drawing,this.ink.masked=Q(a.shadings,
(0,P.lw)(o,this.ink.matrix),L(this.box))}async font(t){const{document:s}=this,n=s.dict(t);if(t===void 0||!n)return;this.weight.fonts.add(t),St(s,n,this.weight.parsed);
const e=(0,v.FG)(s,n.get("Subtype"))==="Type3";this.ink.glyph=Z+(e?await this.weigher.glyph(n,this.scope):0)}}var Xt=r(52755),Jt=r(77500),_t=r(17671),qt=r(41869),
ts=r(14029),ss=r(97755),ns=r(27583),es=r(18271);const is=/^(?:Helvetica|Arial(?! ?(?:Unicode|Narrow))|Times|Courier|Symbol|ZapfDingbats)/i,as={given:"The font g\
iven",lent:"The font of the service"};class os{document;pages=new Map;constructor(t){this.document=t}add(t,s){for(const n of s){const e=this.missingName(n);if(e===
void 0)continue;const a=this.pages.get(e);a?a.at(-1)!==t&&a.push(t):this.pages.set(e,[t])}}pagesWithout(){return new Set([...this.pages.values()].flat())}notes(t){
if(this.pages.size===0)return[];const s=[...this.pages].map(([e,a])=>`${(0,C.Bu)(e)} (${(0,C.oi)(a)})`);return[{code:"fonts_missing",message:t?`${as[t]} was dra\
wn for fonts that are not in the document, and characters that it lacks are missing: ${(0,C.Dw)(s)}.`:`Fonts that are not in the document were drawn with others\
, and characters that those lack are missing: ${(0,C.Dw)(s)}. Give a font that has them in font.`,...t?{}:{mentions:["font"]}}]}missingName(t){const{document:s}=this,
n=s.dict(t);if(!n||(0,es.nq)(s,n))return;const e=(0,v.FG)(s,n.get("BaseFont"))||(0,v.FG)(s,(0,v.nb)(s,n)?.get("FontName")),a=(0,v.MH)((0,v.VJ)(e).name);return is.
test(a)?void 0:a||"a font without a name"}}const rs=1e7;async function cs(i,t,s){const n=await ht(i,t,s,"pages");for(const e of n.slow)throw(0,H.Fh)(t[e],"pages");
return n}async function ht(i,t,s,n){await gt(i,t,s),await(0,qt.T)(i,i.pages,{notes:!0});let e=await ft(i,t);e.slow.size>0&&await(0,b.F)(i,e.heavyImages)&&(e=await ft(
i,t));const{missing:a,slow:o,slowestImage:c}=e,h=Math.min(c,(0,x.ny)(i.job));return{bytes:await(0,ts.UN)(i,{encryption:"none",draft:!0}),missing:a,images:h,pages:{
numbers:t,field:n},slow:o}}async function ft(i,t){const{job:s}=i,n=new kt(i),e=new os(i),a=new Set;for(const[h,f]of t.entries()){const d=await n.page(h);(d.step>
(0,x.ny)(s)||d.pixels>rs*s.limits.drawingStep)&&a.add(h),e.add(f,d.fonts)}const{slowestImage:o,heavyImages:c}=n;return{missing:e,slow:a,slowestImage:o,heavyImages:c}}
async function gt(i,t,s){await(0,_t.lh)(i,t),s&&await hs(i),gs(i);for(let n=0;n<i.pages.count;n++)ds(i,n,(0,g.iw)(i,n))}async function hs(i){i.catalog.has("Acro\
Form")&&((0,Jt.f4)(i,await Xt.mO.read(i))==="dynamic"||await(0,ns.I)(i,Uint32Array.from({length:i.pages.count},(s,n)=>n+1))),await(0,ss.N)(i,"all")}const fs=new Set(
["Type","Pages","OCProperties"]);function gs(i){const t=[...i.catalog.keys()].filter(s=>!fs.has(s));if(t.length!==0){i.edit(i.catalogNumber);for(const s of t)i.
catalog.delete(s)}}function ds(i,t,{box:s,rotation:n}){i.pages.patch(t,{MediaBox:[...s],CropBox:[...s],Rotate:n,UserUnit:void 0,Annots:void 0})}}),27583:((q,G,r)=>{
r.d(G,{I:()=>g});var b=r(33238),H=r(56457),x=r(86799),B=r(78906),u=r(52755),C=r(16259),N=r(77500),K=r(68164),v=r(71250),P=r(76586);async function g(m,y,T){const M=await(0,b.
Y)(m,"keep"),E=await u.mO.read(m);(0,N.mD)(m,E);const I=await C.n.read(m,E),O=T&&(0,x.g)(T,"font"),A=new B.y(m,E,I,O);await(0,K.$)(m,E,I,A,{missing:!0});const p=new Set(
y),D=({widgets:R})=>R.some($=>$.pages.some(X=>p.has(X))),F=new Map([...A.missing].filter(([R])=>D(R))),S=[...A.tooSmall],W=R=>!D(R),Y=[...(0,H.D)(M,"flatten"),...(0,v.
jA)(F,new Set,O),...(0,v.QR)(S.filter(D),!0),...(0,v.QR)(S.filter(W),!1),...(0,N.br)(m,"values")],{widgets:j,notes:Z}=await(0,P.H)(m,E,y);return{widgets:j,isEmpty:j===
0&&M.fields.length===0,notes:[...Y,...Z]}}})};
