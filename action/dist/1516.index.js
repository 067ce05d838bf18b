"use strict";exports.id=1516,exports.ids=[1516],exports.modules={97755:(($,V,r)=>{r.d(V,{N:()=>U});var j=r(45599),b=r(64019),S=r(55969),G=r(89835),Z=r(44738),x=r(57594);async function U(c,w){
const v=new G.I(c),W=new x.v(c,"OctavoAnnotation"),R=new Set,B=[],H=new Set;for(let a=0;a<c.pages.count;a++){let h=!1;for(const{number:u}of(0,Z.m)(c,c.pages.number(
a))){const m=c.job.pace.step(1e3);m&&await m;const g=c.get(u);!(0,j.Zm)(g)||!(0,S.E)((0,S.B)(c,g),w)||(H.add(g),h=!0,W.isVisible(g)&&!_(c,g)&&await v.draw(g,u))}
h&&B.push(a+1)}await v.finish();for(const a of H){N(c,W,a)&&R.add(a);const h=c.job.pace.step(1e3);h&&await h}const K=await p(c,W,B,R);await(0,Z.L)(c,a=>R.has(a));
const P=new Set([...R].filter(a=>(0,S.B)(c,a)==="Popup"));return{flattened:K,hidden:R.size-P.size-K,left:H.size-R.size,isTransparent:v.isTransparent,missing:[...v.
missing]}}const N=(c,w,v)=>(0,S.B)(c,v)==="Popup"||!w.isVisible(v)||_(c,v),_=(c,w)=>(0,b.wR)(c,w)!==void 0;async function p(c,w,v,W){const R=new Set;return await w.
run(Uint32Array.from(v),async({items:B,paint:H})=>{for(const K of B){const P=c.job.pace.step(1e3);P&&await P;const a=(0,j.i9)(K)?c.get(K):void 0;!(0,j.i9)(K)||!(0,j.
Zm)(a)||!W.has(a)||(0,S.B)(c,a)==="Popup"||!w.isVisible(a)||(R.add(a),H({number:K.number,dict:a}))}return B}),R.size}}),41516:(($,V,r)=>{r.d(V,{ve:()=>mn,NY:()=>Pt,
mO:()=>xt});var j=r(80287),b=r(35050),S=r(14118),G=r(36054),Z=r(42973),x=r(45599),U=r(98446),N=r(36211),_=r(37709),p=r(49454),c=r(74135),w=r(6057),v=r(93059),W=r(
58971),R=r(5490),B=r(79627),H=r(31095),K=r(39905),P=r(50476),a=r(94389);const h=64,u=20;async function m(i,t){const n=new DataView(i.buffer,i.byteOffset,i.byteLength);
try{const s=(0,a.eQ)(n,(0,a.tI)(n));return s?await g(n,s,t):0}catch(s){if(s instanceof RangeError)return 0;throw s}}async function g(i,{count:t,spanOf:n},s){const e=new Float64Array(
t).fill(NaN),o=new Uint8Array(t);let f=0;const M=async T=>{const A=[];for(const C of(0,P.Zm)(i,n(T)))C<t&&A.push(C);const I=s.step(u*(1+A.length));return I&&await I,
A};for(let T=0;T<t;T++)for(const A=[T];A.length>0;){const I=A.at(-1);if(o[I]===0){o[I]=1;for(const z of await M(I))o[z]===0&&A.push(z);continue}if(A.pop(),!Number.
isNaN(e[I]))continue;let C=0;for(const z of await M(I))C+=1+(e[z]||0);e[I]=C,C>h&&(f+=C)}return f}const d=.01,E=.4,y=2,l=2,D=25e3,O=100,L=5e3,F=1,Y=30,Q=8,q=.05,
k=.004,X=.03,J=.02,mt=.05,et=.0012,it=.1,pt=.45,ot=1,at=new Set(["map","texts","list"]),st={program:k,truetype:k,map:X,texts:X,profile:J,list:pt},rt=256,ct=65535,
ht=4,ft=8;function It(i,t,n){const s=(f,M)=>{const T=i.resolve(f);T instanceof x.Z6&&dt(n,T,{kind:M,fonts:at.has(M)?[t]:[]})},e=i.dict(i.array(t.get("Descendant\
Fonts"))?.[0]),o=f=>{const M=i.array(f);M&&dt(n,M,{kind:"list",fonts:[t]})};s(t.get("Encoding"),"map"),o(i.dict(t.get("Encoding"))?.get("Differences"));for(const f of[
"W","W2"])o(e?.get(f));s(e?.get("CIDToGIDMap"),"program"),s(t.get("ToUnicode"),"texts");for(const f of[t,e]){const M=i.dict(f?.get("FontDescriptor"));for(const T of[
"FontFile","FontFile3"])s(M?.get(T),"program");s(M?.get("FontFile2"),"truetype")}}function dt(i,t,{kind:n,fonts:s}){const e=i.get(t);if(!e)i.set(t,{kind:n,fonts:new Set(
s)});else for(const o of s)e.fonts.add(o)}function Mt(i,t,n,s=ht){const e=i.resolve(t);if(e instanceof x.Z6){dt(n,e,{kind:"profile",fonts:[]});return}if(s>0)for(const o of i.
array(t)?.slice(0,ft)??[])Mt(i,o,n,s-1)}function Ct(i,t){let n=0;for(const s of t?.values()??[])n+=i.dict(s)?.size??0;return n*ot}class bt{document;known=new WeakMap;constructor(t){
this.document=t}async of(t){let n=0;for(const[s,{kind:e,fonts:o}]of t){const M=this.known.get(s)??await this.weigh(s,e);this.known.set(s,M),n+=M*Math.max(o.size,
1)}return n}async weigh(t,n){const{document:s}=this;if(!(t instanceof x.Z6))return t.length*st[n];const e=t.data.length<rt&&n!=="texts"?void 0:s.decodedPart(t)?.
data,o=(e?.length??0)*st[n];return n==="texts"?o+await this.texts(t):o+(n==="truetype"&&e?it*await m(e,s.job.pace):0)}async texts(t){let n=0;for(const{first:s,last:e,
text:o}of await(0,K.F)(this.document,t,void 0,void 0,1/0))n+=(Math.min(e-s,ct)+1)*(mt+et*o.length);return n}}const Ot=1e12;function Rt(i,t,n){const s=i.array(t.
get("Matrix"))??[],e=(I,C)=>{const z=i.resolve(I);return typeof z=="number"?z:C},[o,f,M,T]=[1,0,0,1].map((I,C)=>e(s[C],I)),A=Math.abs(e(t.get("XStep"),0)*e(t.get(
"YStep"),0)*(o*T-f*M));return A>0?Math.min(n/A,Ot):Ot}var Bt=r(32488);const vt=4,wt=5,Ut=6,Et=7,Nt={DeviceGray:1,CalGray:1,Indexed:1,Separation:1,DeviceRGB:3,CalRGB:3,
Lab:3,DeviceCMYK:4},Lt=new Set([2,4,8]),_t=new Set([1,2,4,8,12,16,24,32]),Ft=new Set([1,2,4,8,12,16]),Wt=60;async function Kt(i,t){const n=Gt(i,t.dict),s=n&&(await(0,Bt.
on)(i,t))?.data;return s?jt(s,n,i):Ht}const Ht={parts:1,time:0,area:1/0};function Gt(i,t){const n=C=>{const z=i.resolve(t.get(C));return typeof z=="number"?z:0},
s=n("ShadingType"),[e,o,f]=[n("BitsPerCoordinate"),n("BitsPerComponent"),n("BitsPerFlag")],M=(i.array(t.get("Decode"))??[]).map(C=>Number(i.resolve(C))),T=_t.has(
e)&&Ft.has(o)&&(s===wt||Lt.has(f));if(s<vt||s>Et||!T||M.length<6)return;const A=t.has("Function")?1:zt(i,t.get("ColorSpace"),M.length-4>>1),I=Math.max(2,Math.floor(
n("VerticesPerRow")));return{kind:s,flag:s===wt?0:f,coordinate:e,color:A*o,perRow:I,decode:M}}function zt(i,t,n){const s=i.resolve(t),e=Array.isArray(s)?i.resolve(
s[0]):s;for(const[o,f]of Object.entries(Nt))if((0,x.Eo)(e,o))return f;return n}class At{data;form;bit=0;constructor(t,n){this.data=t,this.form=n}isAtEnd(){return this.
bit>=this.data.length*8}bits(t){let n=0;for(let s=t;s>0;){const e=this.bit%8,o=Math.min(s,8-e),f=this.data[(this.bit-e)/8]??0;n=n*2**o+(f>>8-e-o&(1<<o)-1),this.
bit+=o,s-=o}return n}flag(){return this.bits(this.form.flag)&3}corner(){const t=this.point();return this.skipColors(1),this.bit=8*Math.ceil(this.bit/8),t}skipCorners(t){
const{coordinate:n,color:s}=this.form;this.bit+=t*8*Math.ceil((2*n+s)/8)}point(){const{coordinate:t,decode:n}=this.form,s=2**t-1,[e=0,o=0,f=0,M=0]=n;return[e+this.
bits(t)*(o-e)/s,f+this.bits(t)*(M-f)/s]}skipColors(t){this.bit+=t*this.form.color}}async function jt(i,t,{job:n}){const{kind:s}=t,e=new At(i,t),o=s===vt?Zt(e):s===
wt?Yt(e,new At(i,t),t.perRow):Vt(e,s),f=s===Ut||s===Et;let[M,T]=[0,0];for(const A of o){M++,T+=Qt(A);const I=n.pace.step(Wt);I&&await I}return{parts:M,time:M*(f?
Y:F),area:T*(f?Q:1)}}function*Zt(i){let t=[];for(;!i.isAtEnd();){const n=i.flag(),s=i.corner();t.length<3||(t=n===0?[]:[t[n===1?1:0],t[2]]),t.push(s),t.length===
3&&(yield t)}}function*Yt(i,t,n){for(t.skipCorners(n);!t.isAtEnd();){let s=[i.corner(),t.corner()];for(let e=1;e<n&&!t.isAtEnd();e++){const o=[i.corner(),t.corner()];
yield[...s,...o],s=o}}}function*Vt(i,t){const n=t===Et?16:12;let s=[];for(;!i.isAtEnd();){const e=i.flag()===0,o=Array.from({length:e?n:n-4},()=>i.point());i.skipColors(
e?4:2),yield e?o:[...o,...s],s=o}}function Qt(i){let[t,n,s,e]=[1/0,1/0,-1/0,-1/0];for(const[o,f]of i)[t,s]=[Math.min(t,o),Math.max(s,o)],[n,e]=[Math.min(n,f),Math.
max(e,f)];return(s-t)*(e-n)}const tt={count:0,times:0,area:0},lt=(i,t)=>t.count===0?i:{count:i.count+t.count,times:i.times+t.times,area:i.area+t.area},Xt=i=>({count:1,
times:1,area:i}),nt=([i,t,n,s])=>Math.max(0,n-i)*Math.max(0,s-t),gt=({count:i,times:t,area:n},s)=>i===0?tt:{count:i,times:t,area:Math.min(n,t*s)};function ut({count:i,
times:t,area:n},[s,e,o,f],M){return gt({count:i,times:t,area:(e!==0||o!==0)&&(s!==0||f!==0)?1/0:n*Math.abs(s*f-e*o)},M)}function Dt({count:i,times:t,area:n},s){
const e=n/s;return i*O+D*(e<t?e:t)}const $t={pattern:0,mask:0,cell:tt,masked:tt,shading:void 0,glyph:l,pixels:0},kt=500,Jt=[1,0,0,1,0,0],Tt="Open it in another \
PDF program and save it again";class qt{document;decoder;images;streams;known=new Map;open=new Set;repeating=0;glyphs=new Map;meshes=new WeakMap;constructor(t){
this.document=t,this.decoder=new W.X(t),this.images=new G.tb(t),this.streams=new bt(t)}area=0;pageArea=1;async page(t){const{document:n}=this,s=this.measure(t),
e=n.dict(n.pages.attribute(t,"Resources")),o=new H.H(n,e),f=await this.content(await this.decoder.page(t),o,s),{drawing:M,heaviest:T,shadings:A,fonts:I}=f,C=f.reading+
await this.streams.of(f.parsed)+Ct(n,e),z=C+M+Dt(A,this.pageArea);return{step:Math.max(C,T),whole:z,pixels:f.pixels,fonts:I}}async content(t,n,s){const{job:e}=this.
document,o=new nn(this,this.document,n,s,t.length);return await(0,_.Ko)(t,e.pace,f=>(e.memory.budget.spend("operators",1),o.take(f))),o.weight}get slowestImage(){
return this.images.slowest}get heavyImages(){return this.images.heavy}get drawnImages(){return this.images.met}image(t,n){return this.images.of(t,n)}mesh(t){const n=this.
document.resolve(t);if(!(n instanceof x.Z6))return;const s=this.meshes.get(n.dict)??Kt(this.document,n);return this.meshes.set(n.dict,s),s}async glyph(t,n){const{
document:s,glyphs:e}=this,o=s.dict(t.get("CharProcs")),f=o?e.get(o):0;if(o===void 0||f!==void 0)return f??0;const M=s.dict(t.get("Resources")),T=M?new H.H(s,M,n):
n;let A=0;for(const I of o.values()){const C=s.job.pace.step(kt);C&&await C;const{reading:z,drawing:Mn,shadings:On}=await this.form(I,T);A=Math.max(A,z+Mn+On.count*
L)}return e.set(o,A),A}measure(t){const{box:n}=(0,w.iw)(this.document,t);return this.pageArea=nt(n),this.pageArea<=this.area||(this.area=2*this.pageArea,this.known.
clear(),this.glyphs.clear()),n}async repeated(t,n){this.repeating++;const s=await this.form(t,n);return this.repeating--,s}async form(t,n){const{document:s,known:e,
open:o}=this,f=s.resolve(t);if(!(f instanceof x.Z6)||!(0,x.i9)(t))return yt;if(o.has(t.number)){if(this.repeating===0)return yt;throw(0,Z.FU)("formDepth","A pag\
e of the document has a pattern or a soft mask within itself",Tt)}const M=e.get(t.number);if(M)return M;const T=s.job.limits.formDepth;if(o.size>=T)throw(0,Z.FU)(
"formDepth",`A page of the document has more than ${(0,U.y_)(T,"form")} within another`,Tt);o.add(t.number);const A=s.dict(f.dict.get("Resources")),I=await this.
decoder.form(t.number,f),C=(0,w.b0)(s,f.dict.get("BBox"))??tn,z=await this.content(I,A?new H.H(s,A,n):n,C);return o.delete(t.number),e.set(t.number,z),z}}const yt={
reading:0,drawing:0,heaviest:0,pixels:0,shadings:tt,fonts:new Set,parsed:new Map},tn=[-1/0,-1/0,1/0,1/0];class nn{weigher;document;scope;box;weight;states;path=0;outline=c.
gF;clips=!1;end=0;constructor(t,n,s,e,o){this.weigher=t,this.document=n,this.scope=s,this.box=e,this.states=new R.U({...$t,matrix:Jt,clip:e}),this.weight={...yt,
reading:o*d,fonts:new Set,parsed:new Map}}get ink(){return this.states.current}take(t){this.weight.reading+=E;const{operator:n}=t,s=t.end-this.end;if(this.end=t.
end,this.states.follow(t))return;if(N.Rl.has(n)){this.path++,this.outline=(0,c.kO)(this.outline,(0,B.W)(t,this.ink.matrix));return}const e=N.lJ.get(n);if(e)return this.
paintPath(e);switch(n){case"W":case"W*":this.clips=!0;return;case"Tj":case"TJ":case"'":case'"':return this.paint(s*this.ink.glyph);case"Tf":return this.font(this.
scope.find("Font",t.name(0)??""));case"gs":return this.state(this.document.dict(this.scope.find("ExtGState",t.name(0)??"")));case"Do":return this.draw(this.scope.
find("XObject",t.name(0)??""));case"BI":{const o=(0,v.n)(t);return this.paint(o?this.image(o):0)}case"sh":return this.shade(this.scope.find("Shading",t.name(0)??
""),this.ink.matrix,this.ink.clip,(o,f)=>this.paint(o,this.ink.clip,f));case"cs":case"CS":return this.space(this.scope.find("ColorSpace",t.name(0)??""));case"sc\
n":case"SCN":return this.pattern(t.name(t.count-1));default:this.path++}}paintPath(t){const{ink:n,outline:s}=this,e=(0,c.Pj)(n.clip,s)??c.gF;this.paint(y+this.path*
E,t.strokes?n.clip:e),this.clips&&s!==c.gF&&(n.clip=e),this.outline=c.gF,this.clips=!1}paint(t,n=this.ink.clip,s=tt){const{pattern:e,mask:o,cell:f,masked:M,shading:T}=this.
ink;this.path=0;const A=nt(n),I=t+e+o,C=T?lt(s,gt(T,A)):s,z=lt(lt(C,gt(f,A)),gt(M,A));this.weight.drawing+=I,this.weight.pixels+=this.ink.pixels,this.weight.shadings=
lt(this.weight.shadings,z),this.weight.heaviest=Math.max(this.weight.heaviest,I+Dt(z,this.weigher.pageArea))}add(t){this.weight.reading+=t.reading;for(const n of t.
fonts)this.weight.fonts.add(n);for(const[n,s]of t.parsed)dt(this.weight.parsed,n,s)}space(t){Mt(this.document,t,this.weight.parsed)}image(t,n){const{step:s,pixels:e}=this.
weigher.image(t,n);return this.weight.pixels+=e,s}draw(t){const n=this.document.resolve(t);if(n instanceof x.Z6)return(0,x.Eo)(this.document.resolve(n.dict.get(
"Subtype")),"Form")?this.weigher.form(t,this.scope).then(s=>{this.add(s);const{ink:e}=this;this.weight.pixels+=s.pixels;const o=(0,c.lw)((0,w.lQ)(this.document,
n.dict.get("Matrix")),e.matrix);this.paint(s.drawing+y,e.clip,ut(s.shadings,o,nt(e.clip)))}):(this.space(n.dict.get("ColorSpace")),this.paint(this.image(n,(0,x.
i9)(t)?t.number:void 0)))}shade(t,n,s,e){this.space(this.shading(t));const o=nt(s),f=this.weigher.mesh(t);return f?f.then(({time:M,parts:T,area:A})=>{const I=ut(
{count:1,times:T,area:A},n,o);e(M,I)}):e(0,Xt(o))}shading(t){const n=this.document.resolve(t);return(n instanceof x.Z6?n.dict:this.document.dict(t))?.get("Color\
Space")}pattern(t){const{ink:n,document:s}=this;Object.assign(n,{pattern:0,cell:tt,shading:void 0,pixels:0});const e=t===void 0?void 0:this.scope.find("Pattern",
t);if(e===void 0)return;const o=s.resolve(e);if(!(o instanceof x.Z6)){const f=s.dict(o)?.get("Shading"),M=(0,w.lQ)(s,s.dict(o)?.get("Matrix"));return this.shade(
f,M,this.box,(T,A)=>Object.assign(n,{pattern:T,shading:A}))}return this.weigher.repeated(e,this.scope).then(f=>{this.add(f);const M=Rt(s,o.dict,this.weigher.area);
n.pattern=f.reading+f.drawing+M*q,n.pixels=f.pixels,n.cell=ut(f.shadings,(0,w.lQ)(s,o.dict.get("Matrix")),nt(this.box))})}async state(t){const n=this.document.array(
t?.get("Font"))?.[0];if(n!==void 0&&await this.font(n),!t?.has("SMask"))return;const s=this.document.dict(t.get("SMask"))?.get("G"),e=this.document.resolve(s),o=await this.
weigher.repeated(s,this.scope);this.add(o);const f=(0,w.lQ)(this.document,e instanceof x.Z6?e.dict.get("Matrix"):void 0);this.ink.mask=o.reading+o.drawing,this.
ink.masked=ut(o.shadings,(0,c.lw)(f,this.ink.matrix),nt(this.box))}async font(t){const{document:n}=this,s=n.dict(t);if(t===void 0||!s)return;this.weight.fonts.add(
t),It(n,s,this.weight.parsed);const e=(0,p.FG)(n,s.get("Subtype"))==="Type3";this.ink.glyph=l+(e?await this.weigher.glyph(s,this.scope):0)}}var sn=r(52755),en=r(
77500),on=r(17671),an=r(41869),rn=r(14029),cn=r(97755),hn=r(27583),fn=r(18271);const dn=/^(?:Helvetica|Arial(?! ?(?:Unicode|Narrow))|Times|Courier|Symbol|ZapfDingbats)/i,
ln={given:"The font given",lent:"The font of the service"};class gn{document;pages=new Map;constructor(t){this.document=t}add(t,n){for(const s of n){const e=this.
missingName(s);if(e===void 0)continue;const o=this.pages.get(e);o?o.at(-1)!==t&&o.push(t):this.pages.set(e,[t])}}pagesWithout(){return new Set([...this.pages.values()].
flat())}notes(t){if(this.pages.size===0)return[];const n=[...this.pages].map(([e,o])=>`${(0,U.Bu)(e)} (${(0,U.oi)(o)})`);return[{code:"fonts_missing",message:t?
`${ln[t]} was drawn for fonts that are not in the document, and characters that it lacks are missing: ${(0,U.Dw)(n)}.`:`Fonts that are not in the document were \
drawn with others, and characters that those lack are missing: ${(0,U.Dw)(n)}. Give a font that has them in font.`,...t?{}:{mentions:["font"]}}]}missingName(t){
const{document:n}=this,s=n.dict(t);if(!s||(0,fn.nq)(n,s))return;const e=(0,p.FG)(n,s.get("BaseFont"))||(0,p.FG)(n,(0,p.nb)(n,s)?.get("FontName")),o=(0,p.MH)((0,p.
VJ)(e).name);return dn.test(o)?void 0:o||"a font without a name"}}const un=1e7;async function mn(i,t,n){const s=await Pt(i,t,n,"pages");for(const e of s.slow)throw(0,S.
Fh)(t[e],"pages");return s}async function Pt(i,t,n,s){await xt(i,t,n),await(0,an.T)(i,i.pages,{notes:!0});let e=await St(i,t);const o=new b.U(i);for(const C of e.
drawnImages)await o.look(C);e.slow.size>0&&await(0,j.F)(i,e.heavyImages)&&(e=await St(i,t));const{missing:f,slow:M,slowestImage:T}=e,A=Math.min(T,(0,G.ny)(i.job));
return{bytes:await(0,rn.UN)(i,{encryption:"none",draft:!0}),missing:f,images:A,pages:{numbers:t,field:s},slow:M}}async function St(i,t){const{job:n}=i,s=new qt(
i),e=new gn(i),o=new Set;for(const[A,I]of t.entries()){const C=await s.page(A);(C.step>(0,G.ny)(n)||C.pixels>un*n.limits.drawingStep)&&o.add(A),e.add(I,C.fonts)}
const{slowestImage:f,heavyImages:M,drawnImages:T}=s;return{missing:e,slow:o,slowestImage:f,heavyImages:M,drawnImages:T}}async function xt(i,t,n){await(0,on.lh)(
i,t),n&&await pn(i),En(i);for(let s=0;s<i.pages.count;s++)yn(i,s,(0,w.iw)(i,s))}async function pn(i){i.catalog.has("AcroForm")&&((0,en.f4)(i,await sn.mO.read(i))===
"dynamic"||await(0,hn.I)(i,Uint32Array.from({length:i.pages.count},(n,s)=>s+1))),await(0,cn.N)(i,"all")}const wn=new Set(["Type","Pages","OCProperties"]);function En(i){
const t=[...i.catalog.keys()].filter(n=>!wn.has(n));if(t.length!==0){i.edit(i.catalogNumber);for(const n of t)i.catalog.delete(n)}}function yn(i,t,{box:n,rotation:s}){
i.pages.patch(t,{MediaBox:[...n],CropBox:[...n],Rotate:s,UserUnit:void 0,Annots:void 0})}}),27583:(($,V,r)=>{r.d(V,{I:()=>c});var j=r(33238),b=r(56457),S=r(86799),
G=r(78906),Z=r(52755),x=r(16259),U=r(77500),N=r(68164),_=r(71250),p=r(76586);async function c(w,v,W){const R=await(0,j.Y)(w,"keep"),B=await Z.mO.read(w);(0,U.mD)(
w,B);const H=await x.n.read(w,B),K=W&&(0,S.g)(W,"font"),P=new G.y(w,B,H,K);await(0,N.$)(w,B,H,P,{missing:!0});const a=new Set(v),h=({widgets:l})=>l.some(D=>D.pages.
some(O=>a.has(O))),u=new Map([...P.missing].filter(([l])=>h(l))),m=[...P.tooSmall],g=l=>!h(l),d=[...(0,b.DC)(R,"flatten"),...(0,_.jA)(u,new Set,K),...(0,_.QR)(m.
filter(h),!0),...(0,_.QR)(m.filter(g),!1),...(0,U.br)(w,"values")],{widgets:E,notes:y}=await(0,p.H)(w,B,v);return{widgets:E,isEmpty:E===0&&R.fields.length===0,notes:[
...d,...y]}}}),80287:(($,V,r)=>{r.d(V,{F:()=>U,i:()=>x});var j=r(58006),b=r(45599),S=r(38671),G=r(90634),Z=r(74262);async function x(N,_){const{format:p,parameters:c,
before:w}=(0,S.R)(N,_);if(p!=="jpg")return;const{data:v,whole:W}=await N.decodedPartAtEase(w);if(!W||(0,Z.YL)(v))return;const R=await(0,G.LG)(v,N.job);if(!R)return;
const B=(0,j.n)(_,R,{compress:!1});return B.dict.set("Filter",(0,b.UU)("DCTDecode")),c&&B.dict.set("DecodeParms",c),B}async function U(N,_){let p=!1;for(const c of _){
const w=N.get(c),v=w instanceof b.Z6?await x(N,w):void 0;v&&(N.put(c,v),p=!0)}return p}}),35050:(($,V,r)=>{r.d(V,{U:()=>m});var j=r(83287),b=r(54093),S=r(17741);
const[G,Z]=[200,20],x=13,U=-1;function N(g){const d=new Int16Array(1<<x).fill(U);for(const[E,y]of g.entries()){if(!y)continue;const[l,D]=y,O=x-D;d.fill(E<<4|D,l<<
O,l+1<<O)}return d}const[_,p,c]=[S.tT.length,S.tT.length+1,S.tT.length+2],w=64,v=()=>({modes:N([...S.tT,S.CQ,S.bx,S.Kp]),runs:[N([...S.UE,...S.Bn]),N([...S.Uv,...S.
Bn])]});function*W(g){const{width:d,height:E,isAligned:y}=g,l=new R(g);for(let D=0;D<E;D++){y&&l.align();const O=l.read();if(yield G+l.codes*Z+d/8,O!==void 0)return O===
"damaged"}return!1}class R{codes=0;bit=0;changes;above;count=0;countAbove=0;data;width;tables=v();constructor({data:d,width:E}){this.data=d,this.width=E,this.changes=
new Int32Array(E+4),this.above=new Int32Array(E+4)}align(){this.bit=this.bit+7&-8}read(){const{width:d,above:E}=this,{modes:y}=this.tables;let[l,D,O]=[-1,0,0];for(this.
codes=this.count=0;l<d;){const L=this.take(y);if(L===c&&l<0)return"ended";if(L===U||L===c)return"damaged";for(O=O&-2|D;O>1&&this.changeAbove(O-2)>l;)O-=2;for(;this.
changeAbove(O)<=l&&O<this.countAbove;)O+=2;if(L===_)l=this.changeAbove(O+1);else if(L===p)for(const F of[D,D^1]){const Y=this.takeRun(F);if(Y===void 0||!this.change(
Math.max(l,0)+Y,l))return"damaged";l=Math.max(l,0)+Y}else{const F=this.changeAbove(O)+L-3;if(!this.change(F,l))return"damaged";l=F,D^=1}}this.above=this.changes,
this.changes=E,this.countAbove=this.count}changeAbove(d){return d<this.countAbove?this.above[d]:this.width}change(d,E){return d<E||d<0||d>this.width||this.count===
this.changes.length?!1:(this.changes[this.count++]=d,!0)}takeRun(d){const E=this.tables.runs[d];for(let y=0;y<=this.width;){const l=this.take(E);if(l===U)return;
if(l<w)return y+l;y+=(l-w+1)*64}}take(d){const{data:E,bit:y}=this,l=y>>3,D=(E[l]??0)<<16|(E[l+1]??0)<<8|(E[l+2]??0),O=l<E.length?d[D>>24-(y&7)-x&(1<<x)-1]:U;return O===
U?U:(this.bit+=O&15,this.codes++,O>>4)}}var B=r(55407),H=r(38671),K=r(74262);const[P,a]=[2e8,2e6],[h,u]=[1728,65536];class m{document;left;constructor(d){this.document=
d,this.left=d.suspect?P:a}async look(d){const{document:E}=this,{format:y,before:l,parameters:D}=(0,H.R)(E,d);if(y!=="jpg"&&y!=="ccitt")return;const{data:O,whole:L}=await E.
decodedPartAtEase(l);if(!L)return;if(y==="ccitt")return this.lookAtFax(d,O,D);const F=(0,K.Hb)(O)??{refining:0,others:1},Y=(0,K.o8)(y,O)*(F.refining+F.others);Y>
this.left||(this.left-=Y,await(0,B.H_)(O,E.job)&&(0,j.Eb)(E,d,{found:!0}))}async lookAtFax(d,E,y){const{document:l}=this,D=(k,X)=>{const J=l.resolve(k);return typeof J==
"number"?J:X},[O,L]=[D(y?.get("Columns"),h),D(d.dict.get("Height"),0)],F=E.length*8+L;if(!(D(y?.get("K"),0)<0)||!(O>0&&O<=u)||!(L>0)||F>this.left)return;this.left-=
F;const Q=l.resolve(y?.get("EncodedByteAlign"))===!0;await(0,b.k)(W({data:E,width:O,height:L,isAligned:Q}),l.job.pace)&&(0,j.Eb)(l,d,{found:!0,broken:!0})}}}),90634:(($,V,r)=>{
r.d(V,{GO:()=>_,LG:()=>w,hf:()=>W,mK:()=>v,mU:()=>R});var j=r(64680),b=r(16353),S=r(8283),G=r(990),Z=r(55407);const[x,U]=[1023,2047],N=250,_=1,[p,c]=[192,193],w=(a,h)=>(0,Z.
E0)(a,h,_,({frame:u,kept:m})=>{const g=v(a,m),d=m.some(({marker:E,data:y})=>E===Z.wU&&y[0]>>4===1);return W(u,g,h.pace,{isLarge:d,codesFor:R})});function v(a,h){
const u=new j.k(Math.ceil(a.length*1.2)+4096);(0,b.HM)(u,S.A2);for(const{start:m,end:g}of h)u.copy(a,m,g);return u}async function W(a,h,u,{isLarge:m,codesFor:g}){
(0,b.HM)(h,m?c:p,B(a));for(const E of b.np.keys())(0,b.m2)(h,E);const d=a.components.flatMap(({id:E},y)=>[E,g(y)*17]);if((0,b.HM)(h,S.Os,[a.components.length,...d,
0,G.IE-1,0]),!!await H(a,h,u,g))return(0,b.HM)(h,S.GM),h.from(0)}const R=a=>a===0||a===3?0:1;function B({width:a,height:h,components:u}){return[8,...[...(0,b.Nr)(
h),...(0,b.Nr)(a)],u.length,...u.flatMap(({id:g,across:d,down:E,table:y})=>[g,d<<4|E,y])]}async function H({components:a,unitColumns:h,unitRows:u},m,g,d){const E=new b.
t0(m),y=a.map((L,F)=>new b.tt(E,b.np[d(F)],b.e_[d(F)])),l=a.reduce((L,{across:F,down:Y})=>L+F*Y,0),D=m.length,O=a.reduce((L,{values:F})=>L+F.byteLength*_,0);for(let L=0;L<
u;L++){for(let Y=0;Y<h;Y++)for(const[Q,q]of a.entries())if(!K(q,y[Q],L,Y))return!1;if(m.length-D>O)return!1;const F=g.step(h*l*N);F&&await F}return E.finish(),!0}
function K({values:a,across:h,down:u,stride:m},g,d,E){for(let y=0;y<u;y++)for(let l=0;l<h;l++){const D=((d*u+y)*m+E*h+l)*G.IE;if(Math.abs(a[D]-g.before)>U||!P(a,
D+1,D+G.IE))return!1;g.writeValues(a,D)}return!0}function P(a,h,u){for(let m=h;m<u;m++){const g=a[m];if(g>x||g<-x)return!1}return!0}}),16353:(($,V,r)=>{r.d(V,{HM:()=>N,
Nr:()=>_,e_:()=>U,m2:()=>p,np:()=>G,t0:()=>H,tt:()=>K});var j=r(47772);function b(P,a){const[h,u]=[new Uint16Array(256),new Uint8Array(256)];let[m,g]=[0,0];for(const[
d,E]of P.entries()){for(let y=0;y<E;y++,g++,m++)h[a[g]]=m,u[a[g]]=d+1;m*=2}return{counts:P,values:a,codes:h,lengths:u}}const S=Array.from({length:12},(P,a)=>a),
G=[b([0,1,5,1,1,1,1,1,1,0,0,0,0,0,0,0],S),b([0,3,1,1,1,1,1,1,1,1,1,0,0,0,0,0],S)],Z=["01020300041105122131410613516107227114328191a1082342b1c11552d1f02433627282",
"0001020311040521310612415107617113223281081442 91a1b1c109233352f0156272d10a162434e125f1".replace(" ","")],x=[[0,2,1,3,3,2,4,3,5,5,4,4,0,0,1,125],[0,2,1,2,4,4,3,
4,7,5,4,4,0,1,2,119]],U=Z.map((P,a)=>{const h=[...Buffer.from(P,"hex")],m=[0,240,...Array.from({length:160},(g,d)=>Math.floor(d/10)<<4|d%10+1)].filter(g=>!h.includes(
g)).sort((g,d)=>g-d);return b(x[a],[...h,...m])});function N(P,a,h=[]){if(P.byte(255),P.byte(a),h.length!==0)for(const u of[..._(h.length+2),...h])P.byte(u)}const _=P=>[
P>>8,P&255];function p(P,a){for(const[h,u]of[G[a],U[a]].entries())N(P,196,[h<<4|a,...u.counts,...u.values])}const c=32768,w=c+.5,v=0,W=240,[R,B]=[16384,512];class H{output;bits=0;count=0;at=0;bytes=new Uint8Array(
R+B);constructor(a){this.output=a}reserve(){this.at>=R&&this.flush()}add(a,h){const u=this.bits<<h|a,m=this.count+h-16;if(m<0){this.bits=u,this.count+=h;return}
this.bits=u&(1<<m)-1,this.count=m,this.put(u>>>m+8&255),this.put(u>>>m&255)}put(a){this.bytes[this.at++]=a,a===255&&(this.bytes[this.at++]=0)}finish(){const{count:a}=this,
h=a+7&-8,u=this.bits<<h-a|(1<<h-a)-1;for(let m=h-8;m>=0;m-=8)this.put(u>>>m&255);this.bits=this.count=0,this.flush()}flush(){this.output.copy(this.bytes,0,this.
at),this.at=0}}class K{bits;dc;ac;before=0;values=new Int16Array(64);constructor(a,h,u){this.bits=a,this.dc=h,this.ac=u}write(a,h){const{values:u}=this;for(let m=0;m<
64;m++){const g=j.Tl[m];u[m]=(a[g]*h[g]+w|0)-c}this.writeValues(u,0)}writeValues(a,h){const{bits:u,dc:m,ac:g}=this,{codes:d,lengths:E}=g;u.reserve();const y=a[h];
this.value(y-this.before,0,m),this.before=y;let l=0;for(let D=h+1;D<h+64;D++){const O=a[D];if(O===0){l++;continue}for(;l>15;l-=16)u.add(d[W],E[W]);this.value(O,
l,g),l=0}l>0&&u.add(d[v],E[v])}value(a,h,{codes:u,lengths:m}){const g=32-Math.clz32(Math.abs(a)),d=h<<4|g;this.bits.add(u[d],m[d]),g>0&&this.bits.add(a<0?a+(1<<
g)-1:a,g)}}}),47772:(($,V,r)=>{r.d(V,{Tl:()=>j,X:()=>x,pd:()=>U,vI:()=>G});const j=Uint8Array.from(b());function*b(){for(let p=0;p<15;p++)for(let c=0;c<=p;c++){
const[w,v]=p%2===0?[p-c,c]:[c,p-c];w<8&&v<8&&(yield w*8+v)}}const S={luminance:[16,11,10,16,24,40,51,61,12,12,14,19,26,58,60,55,14,13,16,24,40,57,69,56,14,17,22,
29,51,87,80,62,18,22,37,56,68,109,103,77,24,35,55,64,81,104,113,92,49,64,78,87,103,121,120,101,72,92,95,98,112,100,103,99],chrominance:[17,18,24,47,99,99,99,99,
18,21,26,66,99,99,99,99,24,26,56,99,99,99,99,99,47,66,99,99,99,99,99,99,...Array.from({length:32},()=>99)]};function G(p,c){const w=p<50?5e3/p:200-2*p;return Uint8Array.
from(S[c],v=>Math.min(Math.max(Math.floor((v*w+50)/100),1),255))}const Z=[1,1.387039845,1.306562965,1.175875602,1,.785694958,.5411961,.275899379],x=p=>Float64Array.
from(p,(c,w)=>1/(c*Z[w>>3]*Z[w&7]*8));function U(p){for(let c=0;c<64;c+=8)_(p,c,1);for(let c=0;c<8;c++)_(p,c,8)}const N=Math.SQRT1_2;function _(p,c,w){const v=c+
w,W=v+w,R=W+w,B=R+w,H=B+w,K=H+w,P=K+w,a=p[c],h=p[v],u=p[W],m=p[R],g=p[B],d=p[H],E=p[K],y=p[P],l=a+y,D=a-y,O=h+E,L=h-E,F=u+d,Y=u-d,Q=m+g,q=m-g,k=l+Q,X=l-Q,J=O+F,
mt=O-F;p[c]=k+J,p[B]=k-J;const et=(mt+X)*N;p[W]=X+et,p[K]=X-et;const it=q+Y,pt=Y+L,ot=L+D,at=(it-ot)*.382683433,st=.5411961*it+at,rt=1.306562965*ot+at,ct=pt*N,ht=D+
ct,ft=D-ct;p[H]=ft+st,p[R]=ft-st,p[v]=ht+rt,p[P]=ht-rt}})};
