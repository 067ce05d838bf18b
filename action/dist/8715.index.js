"use strict";exports.id=8715,exports.ids=[8715],exports.modules={97755:((Q,V,r)=>{r.d(V,{N:()=>R});var G=r(45599),I=r(64019),S=r(55969),H=r(89835),j=r(44738),P=r(57594);async function R(c,w){
const v=new H.I(c),W=new P.v(c,"OctavoAnnotation"),B=new Set,N=[],z=new Set;for(let a=0;a<c.pages.count;a++){let h=!1;for(const{number:m}of(0,j.m)(c,c.pages.number(
a))){const p=c.job.pace.step(1e3);p&&await p;const u=c.get(m);!(0,G.Zm)(u)||!(0,S.E)((0,S.B)(c,u),w)||(z.add(u),h=!0,W.isVisible(u)&&!_(c,u)&&await v.draw(u,m))}
h&&N.push(a+1)}await v.finish();for(const a of z){U(c,W,a)&&B.add(a);const h=c.job.pace.step(1e3);h&&await h}const K=await g(c,W,N,B);await(0,j.L)(c,a=>B.has(a));
const x=new Set([...B].filter(a=>(0,S.B)(c,a)==="Popup"));return{flattened:K,hidden:B.size-x.size-K,left:z.size-B.size,isTransparent:v.isTransparent,missing:[...v.
missing]}}const U=(c,w,v)=>(0,S.B)(c,v)==="Popup"||!w.isVisible(v)||_(c,v),_=(c,w)=>(0,I.wR)(c,w)!==void 0;async function g(c,w,v,W){const B=new Set;return await w.
run(Uint32Array.from(v),async({items:N,paint:z})=>{for(const K of N){const x=c.job.pace.step(1e3);x&&await x;const a=(0,G.i9)(K)?c.get(K):void 0;!(0,G.i9)(K)||!(0,G.
Zm)(a)||!W.has(a)||(0,S.B)(c,a)==="Popup"||!w.isVisible(a)||(B.add(a),z({number:K.number,dict:a}))}return N}),B.size}}),41516:((Q,V,r)=>{r.d(V,{ve:()=>mn,NY:()=>Pt,
mO:()=>xt});var G=r(80287),I=r(35050),S=r(14118),H=r(36054),j=r(42973),P=r(45599),R=r(98446),U=r(36211),_=r(37709),g=r(49454),c=r(74135),w=r(6057),v=r(93059),W=r(
58971),B=r(5490),N=r(79627),z=r(31095),K=r(39905),x=r(50476),a=r(94389);const h=64,m=20;async function p(i,t){const n=new DataView(i.buffer,i.byteOffset,i.byteLength);
try{const s=(0,a.eQ)(n,(0,a.tI)(n));return s?await u(n,s,t):0}catch(s){if(s instanceof RangeError)return 0;throw s}}async function u(i,{count:t,spanOf:n},s){const e=new Float64Array(
t).fill(NaN),o=new Uint8Array(t);let f=0;const M=async T=>{const A=[];for(const b of(0,x.Zm)(i,n(T)))b<t&&A.push(b);const C=s.step(m*(1+A.length));return C&&await C,
A};for(let T=0;T<t;T++)for(const A=[T];A.length>0;){const C=A.at(-1);if(o[C]===0){o[C]=1;for(const Z of await M(C))o[Z]===0&&A.push(Z);continue}if(A.pop(),!Number.
isNaN(e[C]))continue;let b=0;for(const Z of await M(C))b+=1+(e[Z]||0);e[C]=b,b>h&&(f+=b)}return f}const d=.01,E=.4,y=2,l=2,D=25e3,O=100,L=5e3,F=1,Y=30,X=8,q=.05,
J=.004,$=.03,k=.02,mt=.05,et=.0012,it=.1,pt=.45,ot=1,at=new Set(["map","texts","list"]),st={program:J,truetype:J,map:$,texts:$,profile:k,list:pt},rt=256,ct=65535,
ht=4,ft=8;function It(i,t,n){const s=(f,M)=>{const T=i.resolve(f);T instanceof P.Z6&&dt(n,T,{kind:M,fonts:at.has(M)?[t]:[]})},e=i.dict(i.array(t.get("Descendant\
Fonts"))?.[0]),o=f=>{const M=i.array(f);M&&dt(n,M,{kind:"list",fonts:[t]})};s(t.get("Encoding"),"map"),o(i.dict(t.get("Encoding"))?.get("Differences"));for(const f of[
"W","W2"])o(e?.get(f));s(e?.get("CIDToGIDMap"),"program"),s(t.get("ToUnicode"),"texts");for(const f of[t,e]){const M=i.dict(f?.get("FontDescriptor"));for(const T of[
"FontFile","FontFile3"])s(M?.get(T),"program");s(M?.get("FontFile2"),"truetype")}}function dt(i,t,{kind:n,fonts:s}){const e=i.get(t);if(!e)i.set(t,{kind:n,fonts:new Set(
s)});else for(const o of s)e.fonts.add(o)}function Mt(i,t,n,s=ht){const e=i.resolve(t);if(e instanceof P.Z6){dt(n,e,{kind:"profile",fonts:[]});return}if(s>0)for(const o of i.
array(t)?.slice(0,ft)??[])Mt(i,o,n,s-1)}function Ct(i,t){let n=0;for(const s of t?.values()??[])n+=i.dict(s)?.size??0;return n*ot}class bt{document;known=new WeakMap;constructor(t){
this.document=t}async of(t){let n=0;for(const[s,{kind:e,fonts:o}]of t){const M=this.known.get(s)??await this.weigh(s,e);this.known.set(s,M),n+=M*Math.max(o.size,
1)}return n}async weigh(t,n){const{document:s}=this;if(!(t instanceof P.Z6))return t.length*st[n];const e=t.data.length<rt&&n!=="texts"?void 0:s.decodedPart(t)?.
data,o=(e?.length??0)*st[n];return n==="texts"?o+await this.texts(t):o+(n==="truetype"&&e?it*await p(e,s.job.pace):0)}async texts(t){let n=0;for(const{first:s,last:e,
text:o}of await(0,K.F)(this.document,t,void 0,void 0,1/0))n+=(Math.min(e-s,ct)+1)*(mt+et*o.length);return n}}const Ot=1e12;function Rt(i,t,n){const s=i.array(t.
get("Matrix"))??[],e=(C,b)=>{const Z=i.resolve(C);return typeof Z=="number"?Z:b},[o,f,M,T]=[1,0,0,1].map((C,b)=>e(s[b],C)),A=Math.abs(e(t.get("XStep"),0)*e(t.get(
"YStep"),0)*(o*T-f*M));return A>0?Math.min(n/A,Ot):Ot}var Bt=r(32488);const vt=4,wt=5,Ut=6,Et=7,_t={DeviceGray:1,CalGray:1,Indexed:1,Separation:1,DeviceRGB:3,CalRGB:3,
Lab:3,DeviceCMYK:4},Nt=new Set([2,4,8]),Lt=new Set([1,2,4,8,12,16,24,32]),Ft=new Set([1,2,4,8,12,16]),Wt=60;async function Kt(i,t){const n=Ht(i,t.dict),s=n&&(await(0,Bt.
on)(i,t))?.data;return s?jt(s,n,i):Gt}const Gt={parts:1,time:0,area:1/0};function Ht(i,t){const n=b=>{const Z=i.resolve(t.get(b));return typeof Z=="number"?Z:0},
s=n("ShadingType"),[e,o,f]=[n("BitsPerCoordinate"),n("BitsPerComponent"),n("BitsPerFlag")],M=(i.array(t.get("Decode"))??[]).map(b=>Number(i.resolve(b))),T=Lt.has(
e)&&Ft.has(o)&&(s===wt||Nt.has(f));if(s<vt||s>Et||!T||M.length<6)return;const A=t.has("Function")?1:zt(i,t.get("ColorSpace"),M.length-4>>1),C=Math.max(2,Math.floor(
n("VerticesPerRow")));return{kind:s,flag:s===wt?0:f,coordinate:e,color:A*o,perRow:C,decode:M}}function zt(i,t,n){const s=i.resolve(t),e=Array.isArray(s)?i.resolve(
s[0]):s;for(const[o,f]of Object.entries(_t))if((0,P.Eo)(e,o))return f;return n}class At{data;form;bit=0;constructor(t,n){this.data=t,this.form=n}isAtEnd(){return this.
bit>=this.data.length*8}bits(t){let n=0;for(let s=t;s>0;){const e=this.bit%8,o=Math.min(s,8-e),f=this.data[(this.bit-e)/8]??0;n=n*2**o+(f>>8-e-o&(1<<o)-1),this.
bit+=o,s-=o}return n}flag(){return this.bits(this.form.flag)&3}corner(){const t=this.point();return this.skipColors(1),this.bit=8*Math.ceil(this.bit/8),t}skipCorners(t){
const{coordinate:n,color:s}=this.form;this.bit+=t*8*Math.ceil((2*n+s)/8)}point(){const{coordinate:t,decode:n}=this.form,s=2**t-1,[e=0,o=0,f=0,M=0]=n;return[e+this.
bits(t)*(o-e)/s,f+this.bits(t)*(M-f)/s]}skipColors(t){this.bit+=t*this.form.color}}async function jt(i,t,{job:n}){const{kind:s}=t,e=new At(i,t),o=s===vt?Zt(e):s===
wt?Yt(e,new At(i,t),t.perRow):Vt(e,s),f=s===Ut||s===Et;let[M,T]=[0,0];for(const A of o){M++,T+=Qt(A);const C=n.pace.step(Wt);C&&await C}return{parts:M,time:M*(f?
Y:F),area:T*(f?X:1)}}function*Zt(i){let t=[];for(;!i.isAtEnd();){const n=i.flag(),s=i.corner();t.length<3||(t=n===0?[]:[t[n===1?1:0],t[2]]),t.push(s),t.length===
3&&(yield t)}}function*Yt(i,t,n){for(t.skipCorners(n);!t.isAtEnd();){let s=[i.corner(),t.corner()];for(let e=1;e<n&&!t.isAtEnd();e++){const o=[i.corner(),t.corner()];
yield[...s,...o],s=o}}}function*Vt(i,t){const n=t===Et?16:12;let s=[];for(;!i.isAtEnd();){const e=i.flag()===0,o=Array.from({length:e?n:n-4},()=>i.point());i.skipColors(
e?4:2),yield e?o:[...o,...s],s=o}}function Qt(i){let[t,n,s,e]=[1/0,1/0,-1/0,-1/0];for(const[o,f]of i)[t,s]=[Math.min(t,o),Math.max(s,o)],[n,e]=[Math.min(n,f),Math.
max(e,f)];return(s-t)*(e-n)}const tt={count:0,times:0,area:0},lt=(i,t)=>t.count===0?i:{count:i.count+t.count,times:i.times+t.times,area:i.area+t.area},Xt=i=>({count:1,
times:1,area:i}),nt=([i,t,n,s])=>Math.max(0,n-i)*Math.max(0,s-t),gt=({count:i,times:t,area:n},s)=>i===0?tt:{count:i,times:t,area:Math.min(n,t*s)};function ut({count:i,
times:t,area:n},[s,e,o,f],M){return gt({count:i,times:t,area:(e!==0||o!==0)&&(s!==0||f!==0)?1/0:n*Math.abs(s*f-e*o)},M)}function Dt({count:i,times:t,area:n},s){
const e=n/s;return i*O+D*(e<t?e:t)}const $t={pattern:0,mask:0,cell:tt,masked:tt,shading:void 0,glyph:l,pixels:0},Jt=500,kt=[1,0,0,1,0,0],Tt="Open it in another \
PDF program and save it again";class qt{document;decoder;images;streams;known=new Map;open=new Set;repeating=0;glyphs=new Map;meshes=new WeakMap;constructor(t){
this.document=t,this.decoder=new W.X(t),this.images=new H.tb(t),this.streams=new bt(t)}area=0;pageArea=1;async page(t){const{document:n}=this,s=this.measure(t),
e=n.dict(n.pages.attribute(t,"Resources")),o=new z.H(n,e),f=await this.content(await this.decoder.page(t),o,s),{drawing:M,heaviest:T,shadings:A,fonts:C}=f,b=f.reading+
await this.streams.of(f.parsed)+Ct(n,e),Z=b+M+Dt(A,this.pageArea);return{step:Math.max(b,T),whole:Z,pixels:f.pixels,fonts:C}}async content(t,n,s){const{job:e}=this.
document,o=new nn(this,this.document,n,s,t.length);return await(0,_.Ko)(t,e.pace,f=>(e.memory.budget.spend("operators",1),o.take(f))),o.weight}get slowestImage(){
return this.images.slowest}get heavyImages(){return this.images.heavy}get drawnImages(){return this.images.met}image(t,n){return this.images.of(t,n)}mesh(t){const n=this.
document.resolve(t);if(!(n instanceof P.Z6))return;const s=this.meshes.get(n.dict)??Kt(this.document,n);return this.meshes.set(n.dict,s),s}async glyph(t,n){const{
document:s,glyphs:e}=this,o=s.dict(t.get("CharProcs")),f=o?e.get(o):0;if(o===void 0||f!==void 0)return f??0;const M=s.dict(t.get("Resources")),T=M?new z.H(s,M,n):
n;let A=0;for(const C of o.values()){const b=s.job.pace.step(Jt);b&&await b;const{reading:Z,drawing:Mn,shadings:On}=await this.form(C,T);A=Math.max(A,Z+Mn+On.count*
L)}return e.set(o,A),A}measure(t){const{box:n}=(0,w.iw)(this.document,t);return this.pageArea=nt(n),this.pageArea<=this.area||(this.area=2*this.pageArea,this.known.
clear(),this.glyphs.clear()),n}async repeated(t,n){this.repeating++;const s=await this.form(t,n);return this.repeating--,s}async form(t,n){const{document:s,known:e,
open:o}=this,f=s.resolve(t);if(!(f instanceof P.Z6)||!(0,P.i9)(t))return yt;if(o.has(t.number)){if(this.repeating===0)return yt;throw(0,j.FU)("formDepth","A pag\
e of the document has a pattern or a soft mask within itself",Tt)}const M=e.get(t.number);if(M)return M;const T=s.job.limits.formDepth;if(o.size>=T)throw(0,j.FU)(
"formDepth",`A page of the document has more than ${(0,R.y_)(T,"form")} within another`,Tt);o.add(t.number);const A=s.dict(f.dict.get("Resources")),C=await this.
decoder.form(t.number,f),b=(0,w.b0)(s,f.dict.get("BBox"))??tn,Z=await this.content(C,A?new z.H(s,A,n):n,b);return o.delete(t.number),e.set(t.number,Z),Z}}const yt={
reading:0,drawing:0,heaviest:0,pixels:0,shadings:tt,fonts:new Set,parsed:new Map},tn=[-1/0,-1/0,1/0,1/0];class nn{weigher;document;scope;box;weight;states;path=0;outline=c.
gF;clips=!1;end=0;constructor(t,n,s,e,o){this.weigher=t,this.document=n,this.scope=s,this.box=e,this.states=new B.U({...$t,matrix:kt,clip:e}),this.weight={...yt,
reading:o*d,fonts:new Set,parsed:new Map}}get ink(){return this.states.current}take(t){this.weight.reading+=E;const{operator:n}=t,s=t.end-this.end;if(this.end=t.
end,this.states.follow(t))return;if(U.Rl.has(n)){this.path++,this.outline=(0,c.kO)(this.outline,(0,N.W)(t,this.ink.matrix));return}const e=U.lJ.get(n);if(e)return this.
paintPath(e);switch(n){case"W":case"W*":this.clips=!0;return;case"Tj":case"TJ":case"'":case'"':return this.paint(s*this.ink.glyph);case"Tf":return this.font(this.
scope.find("Font",t.name(0)??""));case"gs":return this.state(this.document.dict(this.scope.find("ExtGState",t.name(0)??"")));case"Do":return this.draw(this.scope.
find("XObject",t.name(0)??""));case"BI":{const o=(0,v.n)(t);return this.paint(o?this.image(o):0)}case"sh":return this.shade(this.scope.find("Shading",t.name(0)??
""),this.ink.matrix,this.ink.clip,(o,f)=>this.paint(o,this.ink.clip,f));case"cs":case"CS":return this.space(this.scope.find("ColorSpace",t.name(0)??""));case"sc\
n":case"SCN":return this.pattern(t.name(t.count-1));default:this.path++}}paintPath(t){const{ink:n,outline:s}=this,e=(0,c.Pj)(n.clip,s)??c.gF;this.paint(y+this.path*
E,t.strokes?n.clip:e),this.clips&&s!==c.gF&&(n.clip=e),this.outline=c.gF,this.clips=!1}paint(t,n=this.ink.clip,s=tt){const{pattern:e,mask:o,cell:f,masked:M,shading:T}=this.
ink;this.path=0;const A=nt(n),C=t+e+o,b=T?lt(s,gt(T,A)):s,Z=lt(lt(b,gt(f,A)),gt(M,A));this.weight.drawing+=C,this.weight.pixels+=this.ink.pixels,this.weight.shadings=
lt(this.weight.shadings,Z),this.weight.heaviest=Math.max(this.weight.heaviest,C+Dt(Z,this.weigher.pageArea))}add(t){this.weight.reading+=t.reading;for(const n of t.
fonts)this.weight.fonts.add(n);for(const[n,s]of t.parsed)dt(this.weight.parsed,n,s)}space(t){Mt(this.document,t,this.weight.parsed)}image(t,n){const{step:s,pixels:e}=this.
weigher.image(t,n);return this.weight.pixels+=e,s}draw(t){const n=this.document.resolve(t);if(n instanceof P.Z6)return(0,P.Eo)(this.document.resolve(n.dict.get(
"Subtype")),"Form")?this.weigher.form(t,this.scope).then(s=>{this.add(s);const{ink:e}=this;this.weight.pixels+=s.pixels;const o=(0,c.lw)((0,w.lQ)(this.document,
n.dict.get("Matrix")),e.matrix);this.paint(s.drawing+y,e.clip,ut(s.shadings,o,nt(e.clip)))}):(this.space(n.dict.get("ColorSpace")),this.paint(this.image(n,(0,P.
i9)(t)?t.number:void 0)))}shade(t,n,s,e){this.space(this.shading(t));const o=nt(s),f=this.weigher.mesh(t);return f?f.then(({time:M,parts:T,area:A})=>{const C=ut(
{count:1,times:T,area:A},n,o);e(M,C)}):e(0,Xt(o))}shading(t){const n=this.document.resolve(t);return(n instanceof P.Z6?n.dict:this.document.dict(t))?.get("Color\
Space")}pattern(t){const{ink:n,document:s}=this;Object.assign(n,{pattern:0,cell:tt,shading:void 0,pixels:0});const e=t===void 0?void 0:this.scope.find("Pattern",
t);if(e===void 0)return;const o=s.resolve(e);if(!(o instanceof P.Z6)){const f=s.dict(o)?.get("Shading"),M=(0,w.lQ)(s,s.dict(o)?.get("Matrix"));return this.shade(
f,M,this.box,(T,A)=>Object.assign(n,{pattern:T,shading:A}))}return this.weigher.repeated(e,this.scope).then(f=>{this.add(f);const M=Rt(s,o.dict,this.weigher.area);
n.pattern=f.reading+f.drawing+M*q,n.pixels=f.pixels,n.cell=ut(f.shadings,(0,w.lQ)(s,o.dict.get("Matrix")),nt(this.box))})}async state(t){const n=this.document.array(
t?.get("Font"))?.[0];if(n!==void 0&&await this.font(n),!t?.has("SMask"))return;const s=this.document.dict(t.get("SMask"))?.get("G"),e=this.document.resolve(s),o=await this.
weigher.repeated(s,this.scope);this.add(o);const f=(0,w.lQ)(this.document,e instanceof P.Z6?e.dict.get("Matrix"):void 0);this.ink.mask=o.reading+o.drawing,this.
ink.masked=ut(o.shadings,(0,c.lw)(f,this.ink.matrix),nt(this.box))}async font(t){const{document:n}=this,s=n.dict(t);if(t===void 0||!s)return;this.weight.fonts.add(
t),It(n,s,this.weight.parsed);const e=(0,g.FG)(n,s.get("Subtype"))==="Type3";this.ink.glyph=l+(e?await this.weigher.glyph(s,this.scope):0)}}var sn=r(52755),en=r(
77500),on=r(17671),an=r(41869),rn=r(14029),cn=r(97755),hn=r(27583),fn=r(18271);const dn=/^(?:Helvetica|Arial(?! ?(?:Unicode|Narrow))|Times|Courier|Symbol|ZapfDingbats)/i,
ln={given:"The font given",lent:"The font of the service"};class gn{document;pages=new Map;constructor(t){this.document=t}add(t,n){for(const s of n){const e=this.
missingName(s);if(e===void 0)continue;const o=this.pages.get(e);o?o.at(-1)!==t&&o.push(t):this.pages.set(e,[t])}}pagesWithout(){return new Set([...this.pages.values()].
flat())}notes(t){if(this.pages.size===0)return[];const n=[...this.pages].map(([e,o])=>`${(0,R.Bu)(e)} (${(0,R.oi)(o)})`);return[{code:"fonts_missing",message:t?
`${ln[t]} was drawn for fonts that are not in the document, and characters that it lacks are missing: ${(0,R.Dw)(n)}.`:`Fonts that are not in the document were \
drawn with others, and characters that those lack are missing: ${(0,R.Dw)(n)}. Give a font that has them in font.`,...t?{}:{mentions:["font"]}}]}missingName(t){
const{document:n}=this,s=n.dict(t);if(!s||(0,fn.nq)(n,s))return;const e=(0,g.FG)(n,s.get("BaseFont"))||(0,g.FG)(n,(0,g.nb)(n,s)?.get("FontName")),o=(0,g.MH)((0,g.
VJ)(e).name);return dn.test(o)?void 0:o||"a font without a name"}}const un=1e7;async function mn(i,t,n){const s=await Pt(i,t,n,"pages");for(const e of s.slow)throw(0,S.
Fh)(t[e],"pages");return s}async function Pt(i,t,n,s){await xt(i,t,n),await(0,an.T)(i,i.pages,{notes:!0});let e=await St(i,t);const o=new I.U(i);for(const b of e.
drawnImages)await o.look(b);e.slow.size>0&&await(0,G.F)(i,e.heavyImages)&&(e=await St(i,t));const{missing:f,slow:M,slowestImage:T}=e,A=Math.min(T,(0,H.ny)(i.job));
return{bytes:await(0,rn.UN)(i,{encryption:"none",draft:!0}),missing:f,images:A,pages:{numbers:t,field:s},slow:M}}async function St(i,t){const{job:n}=i,s=new qt(
i),e=new gn(i),o=new Set;for(const[A,C]of t.entries()){const b=await s.page(A);(b.step>(0,H.ny)(n)||b.pixels>un*n.limits.drawingStep)&&o.add(A),e.add(C,b.fonts)}
const{slowestImage:f,heavyImages:M,drawnImages:T}=s;return{missing:e,slow:o,slowestImage:f,heavyImages:M,drawnImages:T}}async function xt(i,t,n){await(0,on.lh)(
i,t),n&&await pn(i),En(i);for(let s=0;s<i.pages.count;s++)yn(i,s,(0,w.iw)(i,s))}async function pn(i){i.catalog.has("AcroForm")&&((0,en.f4)(i,await sn.mO.read(i))===
"dynamic"||await(0,hn.I)(i,Uint32Array.from({length:i.pages.count},(n,s)=>s+1))),await(0,cn.N)(i,"all")}const wn=new Set(["Type","Pages","OCProperties"]);function En(i){
const t=[...i.catalog.keys()].filter(n=>!wn.has(n));if(t.length!==0){i.edit(i.catalogNumber);for(const n of t)i.catalog.delete(n)}}function yn(i,t,{box:n,rotation:s}){
i.pages.patch(t,{MediaBox:[...n],CropBox:[...n],Rotate:s,UserUnit:void 0,Annots:void 0})}}),27583:((Q,V,r)=>{r.d(V,{I:()=>c});var G=r(33238),I=r(56457),S=r(86799),
H=r(78906),j=r(52755),P=r(16259),R=r(77500),U=r(68164),_=r(71250),g=r(76586);async function c(w,v,W){const B=await(0,G.Y)(w,"keep"),N=await j.mO.read(w);(0,R.mD)(
w,N);const z=await P.n.read(w,N),K=W&&(0,S.g)(W,"font"),x=new H.y(w,N,z,K);await(0,U.$)(w,N,z,x,{missing:!0});const a=new Set(v),h=({widgets:l})=>l.some(D=>D.pages.
some(O=>a.has(O))),m=new Map([...x.missing].filter(([l])=>h(l))),p=[...x.tooSmall],u=l=>!h(l),d=[...(0,I.DC)(B,"flatten"),...(0,_.jA)(m,new Set,K),...(0,_.QR)(p.
filter(h),!0),...(0,_.QR)(p.filter(u),!1),...(0,R.br)(w,"values")],{widgets:E,notes:y}=await(0,g.H)(w,N,v);return{widgets:E,isEmpty:E===0&&B.fields.length===0,notes:[
...d,...y]}}}),80287:((Q,V,r)=>{r.d(V,{F:()=>R,i:()=>P});var G=r(58006),I=r(45599),S=r(38671),H=r(90634),j=r(74262);async function P(U,_){const{format:g,parameters:c,
before:w}=(0,S.R)(U,_);if(g!=="jpg")return;const{data:v,whole:W}=await U.decodedPartAtEase(w);if(!W||(0,j.YL)(v))return;const B=await(0,H.LG)(v,U.job);if(!B)return;
const N=(0,G.n)(_,B,{compress:!1});return N.dict.set("Filter",(0,I.UU)("DCTDecode")),c&&N.dict.set("DecodeParms",c),N}async function R(U,_){let g=!1;for(const c of _){
const w=U.get(c),v=w instanceof I.Z6?await P(U,w):void 0;v&&(U.put(c,v),g=!0)}return g}}),35050:((Q,V,r)=>{r.d(V,{U:()=>p});var G=r(83287),I=r(54093),S=r(17741);
const[H,j]=[200,20],P=13,R=-1;function U(u){const d=new Int16Array(1<<P).fill(R);for(const[E,y]of u.entries()){if(!y)continue;const[l,D]=y,O=P-D;d.fill(E<<4|D,l<<
O,l+1<<O)}return d}const[_,g,c]=[S.tT.length,S.tT.length+1,S.tT.length+2],w=64,v=()=>({modes:U([...S.tT,S.CQ,S.bx,S.Kp]),runs:[U([...S.UE,...S.Bn]),U([...S.Uv,...S.
Bn])]});function*W(u){const{width:d,height:E,isAligned:y}=u,l=new B(u);for(let D=0;D<E;D++){y&&l.align();const O=l.read();if(yield H+l.codes*j+d/8,O!==void 0)return O===
"damaged"}return!1}class B{codes=0;bit=0;changes;above;count=0;countAbove=0;data;width;tables=v();constructor({data:d,width:E}){this.data=d,this.width=E,this.changes=
new Int32Array(E+4),this.above=new Int32Array(E+4)}align(){this.bit=this.bit+7&-8}read(){const{width:d,above:E}=this,{modes:y}=this.tables;let[l,D,O]=[-1,0,0];for(this.
codes=this.count=0;l<d;){const L=this.take(y);if(L===c&&l<0)return"ended";if(L===R||L===c)return"damaged";for(O=O&-2|D;O>1&&this.changeAbove(O-2)>l;)O-=2;for(;this.
changeAbove(O)<=l&&O<this.countAbove;)O+=2;if(L===_)l=this.changeAbove(O+1);else if(L===g)for(const F of[D,D^1]){const Y=this.takeRun(F);if(Y===void 0||!this.change(
Math.max(l,0)+Y,l))return"damaged";l=Math.max(l,0)+Y}else{const F=this.changeAbove(O)+L-3;if(!this.change(F,l))return"damaged";l=F,D^=1}}this.above=this.changes,
this.changes=E,this.countAbove=this.count}changeAbove(d){return d<this.countAbove?this.above[d]:this.width}change(d,E){return d<E||d<0||d>this.width||this.count===
this.changes.length?!1:(this.changes[this.count++]=d,!0)}takeRun(d){const E=this.tables.runs[d];for(let y=0;y<=this.width;){const l=this.take(E);if(l===R)return;
if(l<w)return y+l;y+=(l-w+1)*64}}take(d){const{data:E,bit:y}=this,l=y>>3,D=(E[l]??0)<<16|(E[l+1]??0)<<8|(E[l+2]??0),O=l<E.length?d[D>>24-(y&7)-P&(1<<P)-1]:R;return O===
R?R:(this.bit+=O&15,this.codes++,O>>4)}}var N=r(55407),z=r(38671),K=r(74262);const[x,a]=[2e8,2e6],[h,m]=[1728,65536];class p{document;left;constructor(d){this.document=
d,this.left=d.suspect?x:a}async look(d){const{document:E}=this,{format:y,before:l,parameters:D}=(0,z.R)(E,d);if(y!=="jpg"&&y!=="ccitt")return;const{data:O,whole:L}=await E.
decodedPartAtEase(l);if(!L)return;if(y==="ccitt")return this.lookAtFax(d,O,D);const F=(0,K.Hb)(O)??{refining:0,others:1},Y=(0,K.o8)(y,O)*(F.refining+F.others);Y>
this.left||(this.left-=Y,await(0,N.H_)(O,E.job)&&(0,G.Eb)(E,d,{found:!0}))}async lookAtFax(d,E,y){const{document:l}=this,D=(J,$)=>{const k=l.resolve(J);return typeof k==
"number"?k:$},[O,L]=[D(y?.get("Columns"),h),D(d.dict.get("Height"),0)],F=E.length*8+L;if(!(D(y?.get("K"),0)<0)||!(O>0&&O<=m)||!(L>0)||F>this.left)return;this.left-=
F;const X=l.resolve(y?.get("EncodedByteAlign"))===!0;await(0,I.k)(W({data:E,width:O,height:L,isAligned:X}),l.job.pace)&&(0,G.Eb)(l,d,{found:!0,broken:!0})}}}),36116:((Q,V,r)=>{
r.d(V,{Cp:()=>j,GE:()=>S,TD:()=>H});var G=r(74135);const I=72,S=65500;function H(P,R){const{width:U,height:_}=(0,G.JQ)(P),g=c=>Math.max(1,Math.round(c*R/I));return{
width:g(U),height:g(_)}}const j=(P,R)=>R*I/(0,G.JQ)(P).width}),90634:((Q,V,r)=>{r.d(V,{GO:()=>_,LG:()=>w,hf:()=>W,mK:()=>v,mU:()=>B});var G=r(64680),I=r(16353),
S=r(8283),H=r(990),j=r(55407);const[P,R]=[1023,2047],U=250,_=1,[g,c]=[192,193],w=(a,h)=>(0,j.E0)(a,h,_,({frame:m,kept:p})=>{const u=v(a,p),d=p.some(({marker:E,data:y})=>E===
j.wU&&y[0]>>4===1);return W(m,u,h.pace,{isLarge:d,codesFor:B})});function v(a,h){const m=new G.k(Math.ceil(a.length*1.2)+4096);(0,I.HM)(m,S.A2);for(const{start:p,
end:u}of h)m.copy(a,p,u);return m}async function W(a,h,m,{isLarge:p,codesFor:u}){(0,I.HM)(h,p?c:g,N(a));for(const E of I.np.keys())(0,I.m2)(h,E);const d=a.components.
flatMap(({id:E},y)=>[E,u(y)*17]);if((0,I.HM)(h,S.Os,[a.components.length,...d,0,H.IE-1,0]),!!await z(a,h,m,u))return(0,I.HM)(h,S.GM),h.from(0)}const B=a=>a===0||
a===3?0:1;function N({width:a,height:h,components:m}){return[8,...[...(0,I.Nr)(h),...(0,I.Nr)(a)],m.length,...m.flatMap(({id:u,across:d,down:E,table:y})=>[u,d<<
4|E,y])]}async function z({components:a,unitColumns:h,unitRows:m},p,u,d){const E=new I.t0(p),y=a.map((L,F)=>new I.tt(E,I.np[d(F)],I.e_[d(F)])),l=a.reduce((L,{across:F,
down:Y})=>L+F*Y,0),D=p.length,O=a.reduce((L,{values:F})=>L+F.byteLength*_,0);for(let L=0;L<m;L++){for(let Y=0;Y<h;Y++)for(const[X,q]of a.entries())if(!K(q,y[X],
L,Y))return!1;if(p.length-D>O)return!1;const F=u.step(h*l*U);F&&await F}return E.finish(),!0}function K({values:a,across:h,down:m,stride:p},u,d,E){for(let y=0;y<
m;y++)for(let l=0;l<h;l++){const D=((d*m+y)*p+E*h+l)*H.IE;if(Math.abs(a[D]-u.before)>R||!x(a,D+1,D+H.IE))return!1;u.writeValues(a,D)}return!0}function x(a,h,m){
for(let p=h;p<m;p++){const u=a[p];if(u>P||u<-P)return!1}return!0}}),16353:((Q,V,r)=>{r.d(V,{HM:()=>U,Nr:()=>_,e_:()=>R,m2:()=>g,np:()=>H,t0:()=>z,tt:()=>K});var G=r(
47772);function I(x,a){const[h,m]=[new Uint16Array(256),new Uint8Array(256)];let[p,u]=[0,0];for(const[d,E]of x.entries()){for(let y=0;y<E;y++,u++,p++)h[a[u]]=p,
m[a[u]]=d+1;p*=2}return{counts:x,values:a,codes:h,lengths:m}}const S=Array.from({length:12},(x,a)=>a),H=[I([0,1,5,1,1,1,1,1,1,0,0,0,0,0,0,0],S),I([0,3,1,1,1,1,1,
1,1,1,1,0,0,0,0,0],S)],j=["01020300041105122131410613516107227114328191a1082342b1c11552d1f02433627282","0001020311040521310612415107617113223281081442 91a1b1c10\
9233352f0156272d10a162434e125f1".replace(" ","")],P=[[0,2,1,3,3,2,4,3,5,5,4,4,0,0,1,125],[0,2,1,2,4,4,3,4,7,5,4,4,0,1,2,119]],R=j.map((x,a)=>{const h=[...Buffer.
from(x,"hex")],p=[0,240,...Array.from({length:160},(u,d)=>Math.floor(d/10)<<4|d%10+1)].filter(u=>!h.includes(u)).sort((u,d)=>u-d);return I(P[a],[...h,...p])});function U(x,a,h=[]){
if(x.byte(255),x.byte(a),h.length!==0)for(const m of[..._(h.length+2),...h])x.byte(m)}const _=x=>[x>>8,x&255];function g(x,a){for(const[h,m]of[H[a],R[a]].entries())
U(x,196,[h<<4|a,...m.counts,...m.values])}const c=32768,w=c+.5,v=0,W=240,[B,N]=[16384,512];class z{output;bits=0;count=0;at=0;bytes=new Uint8Array(B+N);constructor(a){
this.output=a}reserve(){this.at>=B&&this.flush()}add(a,h){const m=this.bits<<h|a,p=this.count+h-16;if(p<0){this.bits=m,this.count+=h;return}this.bits=m&(1<<p)-1,
this.count=p,this.put(m>>>p+8&255),this.put(m>>>p&255)}put(a){this.bytes[this.at++]=a,a===255&&(this.bytes[this.at++]=0)}finish(){const{count:a}=this,h=a+7&-8,m=this.
bits<<h-a|(1<<h-a)-1;for(let p=h-8;p>=0;p-=8)this.put(m>>>p&255);this.bits=this.count=0,this.flush()}flush(){this.output.copy(this.bytes,0,this.at),this.at=0}}class K{bits;dc;ac;before=0;values=new Int16Array(
64);constructor(a,h,m){this.bits=a,this.dc=h,this.ac=m}write(a,h){const{values:m}=this;for(let p=0;p<64;p++){const u=G.Tl[p];m[p]=(a[u]*h[u]+w|0)-c}this.writeValues(
m,0)}writeValues(a,h){const{bits:m,dc:p,ac:u}=this,{codes:d,lengths:E}=u;m.reserve();const y=a[h];this.value(y-this.before,0,p),this.before=y;let l=0;for(let D=h+
1;D<h+64;D++){const O=a[D];if(O===0){l++;continue}for(;l>15;l-=16)m.add(d[W],E[W]);this.value(O,l,u),l=0}l>0&&m.add(d[v],E[v])}value(a,h,{codes:m,lengths:p}){const u=32-
Math.clz32(Math.abs(a)),d=h<<4|u;this.bits.add(m[d],p[d]),u>0&&this.bits.add(a<0?a+(1<<u)-1:a,u)}}}),47772:((Q,V,r)=>{r.d(V,{Tl:()=>G,X:()=>P,pd:()=>R,vI:()=>H});
const G=Uint8Array.from(I());function*I(){for(let g=0;g<15;g++)for(let c=0;c<=g;c++){const[w,v]=g%2===0?[g-c,c]:[c,g-c];w<8&&v<8&&(yield w*8+v)}}const S={luminance:[
16,11,10,16,24,40,51,61,12,12,14,19,26,58,60,55,14,13,16,24,40,57,69,56,14,17,22,29,51,87,80,62,18,22,37,56,68,109,103,77,24,35,55,64,81,104,113,92,49,64,78,87,
103,121,120,101,72,92,95,98,112,100,103,99],chrominance:[17,18,24,47,99,99,99,99,18,21,26,66,99,99,99,99,24,26,56,99,99,99,99,99,47,66,99,99,99,99,99,99,...Array.
from({length:32},()=>99)]};function H(g,c){const w=g<50?5e3/g:200-2*g;return Uint8Array.from(S[c],v=>Math.min(Math.max(Math.floor((v*w+50)/100),1),255))}const j=[
1,1.387039845,1.306562965,1.175875602,1,.785694958,.5411961,.275899379],P=g=>Float64Array.from(g,(c,w)=>1/(c*j[w>>3]*j[w&7]*8));function R(g){for(let c=0;c<64;c+=
8)_(g,c,1);for(let c=0;c<8;c++)_(g,c,8)}const U=Math.SQRT1_2;function _(g,c,w){const v=c+w,W=v+w,B=W+w,N=B+w,z=N+w,K=z+w,x=K+w,a=g[c],h=g[v],m=g[W],p=g[B],u=g[N],
d=g[z],E=g[K],y=g[x],l=a+y,D=a-y,O=h+E,L=h-E,F=m+d,Y=m-d,X=p+u,q=p-u,J=l+X,$=l-X,k=O+F,mt=O-F;g[c]=J+k,g[N]=J-k;const et=(mt+$)*U;g[W]=$+et,g[K]=$-et;const it=q+
Y,pt=Y+L,ot=L+D,at=(it-ot)*.382683433,st=.5411961*it+at,rt=1.306562965*ot+at,ct=pt*U,ht=D+ct,ft=D-ct;g[z]=ft+st,g[B]=ft-st,g[v]=ht+rt,g[x]=ht-rt}})};
