"use strict";exports.id=1841,exports.ids=[1841],exports.modules={97755:((q,H,r)=>{r.d(H,{N:()=>O});var I=r(45599),p=r(64019),v=r(55969),U=r(12844),F=r(44738),T=r(57594);async function O(g,m){
const u=new U.I(g),C=new T.v(g,"OctavoAnnotation"),M=new Set,P=[],S=[];for(let w=0;w<g.pages.count;w++){const R=S.length;for(const{number:b}of(0,F.m)(g,g.pages.
number(w))){const D=g.get(b);if(!(0,I.Zm)(D)||!(0,v.E)((0,v.B)(g,D),m))continue;S.push(D),C.isVisible(D)&&!B(g,D)&&await u.draw(D,b);const W=g.job.pace.step(1e3);
W&&await W}S.length>R&&P.push(w+1)}await u.finish();for(const w of S)A(g,C,w)&&M.add(w);const x=await K(g,C,P,M);await(0,F.L)(g,w=>M.has(w));const y=new Set([...M].
filter(w=>(0,v.B)(g,w)==="Popup"));return{flattened:x,hidden:M.size-y.size-x,left:new Set(S).size-M.size,isTransparent:u.isTransparent,missing:[...u.missing]}}const A=(g,m,u)=>(0,v.
B)(g,u)==="Popup"||!m.isVisible(u)||B(g,u),B=(g,m)=>(0,p.wR)(g,m)!==void 0;async function K(g,m,u,C){const M=new Set;return await m.run(Uint32Array.from(u),({items:P,
paint:S})=>{for(const x of P){const y=(0,I.i9)(x)?g.get(x):void 0;!(0,I.i9)(x)||!(0,I.Zm)(y)||!C.has(y)||(0,v.B)(g,y)==="Popup"||!m.isVisible(y)||(M.add(y),S({number:x.
number,dict:y}))}return P}),M.size}}),21841:((q,H,r)=>{r.d(H,{v:()=>gn});var I=r(42973),p=r(45599),v=r(98446),U=r(36211),F=r(37709),T=r(49454),O=r(74135),A=r(6057),
B=r(93059),K=r(58971),g=r(5490),m=r(79627),u=r(31095),C=r(95340),M=r(38671),P=r(78157),S=r(8283);function x(e,t){const n=(0,P.bS)(t);return e==="jpg"?y(n):e==="\
jp2"?R(n):D(n)}function y(e){for(const{marker:t,data:n}of(0,S.OD)(e))if(t>=192&&t<=207&&t!==196&&t!==200&&t!==204&&n.length>=5)return(n[1]<<8|n[2])*(n[3]<<8|n[4]);
return 0}const w=36;function R(e){const t=e.indexOf(Uint8Array.of(255,79,255,81));if(t<0||t+6+w>e.length)return 0;const n=e.readUInt16BE(t+40);return e.readUInt32BE(
t+8)*e.readUInt32BE(t+12)*Math.max(1,n/3)}const b=new Set([4,6,7,20,22,23,36,38,39,40,42,43]);function D(e){let t=0;for(let n=0;n+11<=e.length;){const s=e[n+4],
i=n+W(e,n);if(i>e.length)break;b.has(s&63)&&i+8<=e.length&&(t+=e.readUInt32BE(i)*e.readUInt32BE(i+4));const a=e.readUInt32BE(i-4);if(a===4294967295)break;n=i+a}
return t}function W(e,t){const n=e.readUInt32BE(t),s=e[t+5]>>5,i=s===7&&t+9<=e.length,a=i?e.readUInt32BE(t+5)&536870911:s,o=i?4+Math.ceil((a+1)/8):1,c=n<=256?1:
n<=65536?2:4;return 5+o+a*c+(e[t+4]&64?4:1)+4}const j={jpg:.011,jp2:.15,jbig2:.01,ccitt:.002},k=.006;class ${document;known=new WeakMap;constructor(t){this.document=
t}of(t){const n=this.known.get(t.dict);if(n!==void 0)return n;const s=["SMask","Mask"].map(o=>this.document.resolve(t.dict.get(o))),a=[t,...s.filter(o=>o instanceof
p.Z6)].reduce((o,c)=>o+this.weigh(c),0);return this.known.set(t.dict,a),a}weigh(t){const{width:n,height:s}=(0,C.h)(this.document,t.dict),i=Math.max(n,0)*Math.max(
s,0)||0,{format:a,before:o}=(0,M.R)(this.document,t);if(a===void 0||a==="ccitt")return i*(a?j[a]:k);const c=this.document.decodedPart(o)?.data;return Math.max(i,
c?x(a,c):0)*j[a]}}var N=r(39905),Q=r(50476),Z=r(94389);const dt=64,gt=20;async function lt(e,t){const n=new DataView(e.buffer,e.byteOffset,e.byteLength);try{const s=(0,Z.
eQ)(n,(0,Z.tI)(n));return s?await mt(n,s,t):0}catch(s){if(s instanceof RangeError)return 0;throw s}}async function mt(e,{count:t,spanOf:n},s){const i=new Float64Array(
t).fill(NaN),a=new Uint8Array(t);let o=0;const c=async h=>{const f=[];for(const l of(0,Q.c)(e,n(h)))l<t&&f.push(l);const d=s.step(gt*(1+f.length));return d&&await d,
f};for(let h=0;h<t;h++)for(const f=[h];f.length>0;){const d=f.at(-1);if(a[d]===0){a[d]=1;for(const E of await c(d))a[E]===0&&f.push(E);continue}if(f.pop(),!Number.
isNaN(i[d]))continue;let l=0;for(const E of await c(d))l+=1+(i[E]||0);i[d]=l,l>dt&&(o+=l)}return o}const ut=.01,tt=.4,nt=2,st=2,pt=25e3,wt=100,Et=5e3,Mt=1,yt=30,
vt=8,Ot=.05,et=.004,it=.03,Pt=.02,St=.05,xt=.0012,At=.1,Dt=new Set(["map","texts"]),It={program:et,truetype:et,map:it,texts:it,profile:Pt},Tt=256,Ct=65535,Bt=4,
Rt=8;function Nt(e,t,n){const s=(a,o)=>{const c=e.resolve(a);c instanceof p.Z6&&J(n,c,{kind:o,fonts:Dt.has(o)?[t]:[]})},i=e.dict(e.array(t.get("DescendantFonts"))?.[0]);
s(t.get("Encoding"),"map"),s(i?.get("CIDToGIDMap"),"program"),s(t.get("ToUnicode"),"texts");for(const a of[t,i]){const o=e.dict(a?.get("FontDescriptor"));for(const c of[
"FontFile","FontFile3"])s(o?.get(c),"program");s(o?.get("FontFile2"),"truetype")}}function J(e,t,{kind:n,fonts:s}){const i=e.get(t);if(!i)e.set(t,{kind:n,fonts:new Set(
s)});else for(const a of s)i.fonts.add(a)}function at(e,t,n,s=Bt){const i=e.resolve(t);if(i instanceof p.Z6){J(n,i,{kind:"profile",fonts:[]});return}if(s>0)for(const a of e.
array(t)?.slice(0,Rt)??[])at(e,a,n,s-1)}class Ut{document;known=new WeakMap;constructor(t){this.document=t}async of(t){let n=0;for(const[s,{kind:i,fonts:a}]of t){
const c=this.known.get(s)??await this.weigh(s,i);this.known.set(s,c),n+=c*Math.max(a.size,1)}return n}async weigh(t,n){const{document:s}=this,i=t.data.length<Tt&&
n!=="texts"?void 0:s.decodedPart(t)?.data,a=(i?.length??0)*It[n];return n==="texts"?a+await this.texts(t):a+(n==="truetype"&&i?At*await lt(i,s.job.pace):0)}async texts(t){
let n=0;for(const{first:s,last:i,text:a}of await(0,N.F)(this.document,t,void 0,void 0,1/0))n+=(Math.min(i-s,Ct)+1)*(St+xt*a.length);return n}}const ot=1e12;function Ft(e,t,n){
const s=e.array(t.get("Matrix"))??[],i=(d,l)=>{const E=e.resolve(d);return typeof E=="number"?E:l},[a,o,c,h]=[1,0,0,1].map((d,l)=>i(s[l],d)),f=Math.abs(i(t.get(
"XStep"),0)*i(t.get("YStep"),0)*(a*h-o*c));return f>0?Math.min(n/f,ot):ot}const rt=4,ct=5,bt=6,X=7,Wt={DeviceGray:1,CalGray:1,Indexed:1,Separation:1,DeviceRGB:3,
CalRGB:3,Lab:3,DeviceCMYK:4},Lt=60;async function Gt(e,t){const n=Kt(e,t.dict),s=n&&e.decodedPart(t)?.data;return s?Zt(new kt(s,n),n,e):Ht}const Ht={parts:1,time:0,
area:1/0};function Kt(e,t){const n=d=>{const l=e.resolve(t.get(d));return typeof l=="number"?l:0},s=n("ShadingType"),[i,a,o]=[n("BitsPerCoordinate"),n("BitsPerC\
omponent"),n("BitsPerFlag")],c=(e.array(t.get("Decode"))??[]).map(d=>Number(e.resolve(d)));if(s<rt||s>X||i<1||i>32||a<1||c.length<6)return;const h=t.has("Functi\
on")?1:jt(e,t.get("ColorSpace"),c.length-4>>1),f=Math.max(2,n("VerticesPerRow"));return{kind:s,flag:s===ct?0:Math.max(o,0),coordinate:i,color:h*a,perRow:f,decode:c}}
function jt(e,t,n){const s=e.resolve(t),i=Array.isArray(s)?e.resolve(s[0]):s;for(const[a,o]of Object.entries(Wt))if((0,p.Eo)(i,a))return o;return n}class kt{data;form;bit=0;constructor(t,n){
this.data=t,this.form=n}isAtEnd(){return this.bit>=this.data.length*8}bits(t){let n=0;for(let s=t;s>0;){const i=this.bit%8,a=Math.min(s,8-i),o=this.data[(this.bit-
i)/8]??0;n=n*2**a+(o>>8-i-a&(1<<a)-1),this.bit+=a,s-=a}return n}flag(){return this.bits(this.form.flag)&3}corner(){const t=this.point();return this.skipColors(1),
this.bit=8*Math.ceil(this.bit/8),t}point(){const{coordinate:t,decode:n}=this.form,s=2**t-1,[i=0,a=0,o=0,c=0]=n;return[i+this.bits(t)*(a-i)/s,o+this.bits(t)*(c-o)/
s]}skipColors(t){this.bit+=t*this.form.color}}async function Zt(e,{kind:t,perRow:n},{job:s}){const i=t===rt?Yt(e):t===ct?zt(e,n):Vt(e,t),a=t===bt||t===X;let[o,c]=[
0,0];for(const h of i){o++,c+=$t(h);const f=s.pace.step(Lt);f&&await f}return{parts:o,time:o*(a?yt:Mt),area:c*(a?vt:1)}}function*Yt(e){let t=[];for(;!e.isAtEnd();){
const n=e.flag(),s=e.corner();t.length<3||(t=n===0?[]:[t[n===1?1:0],t[2]]),t.push(s),t.length===3&&(yield t)}}function*zt(e,t){let n=[];for(;!e.isAtEnd();){const s=[];
for(;s.length<t&&!e.isAtEnd();){s.push(e.corner());const i=s.length-1;i>0&&n.length>i&&(yield[n[i-1],n[i],s[i-1],s[i]])}n=s}}function*Vt(e,t){const n=t===X?16:12;
let s=[];for(;!e.isAtEnd();){const i=e.flag()===0,a=Array.from({length:i?n:n-4},()=>e.point());e.skipColors(i?4:2),yield i?a:[...a,...s],s=a}}function $t(e){let[
t,n,s,i]=[1/0,1/0,-1/0,-1/0];for(const[a,o]of e)[t,s]=[Math.min(t,a),Math.max(s,a)],[n,i]=[Math.min(n,o),Math.max(i,o)];return(s-t)*(i-n)}const L={count:0,times:0,
area:0},Y=(e,t)=>t.count===0?e:{count:e.count+t.count,times:e.times+t.times,area:e.area+t.area},Qt=e=>({count:1,times:1,area:e}),G=([e,t,n,s])=>Math.max(0,n-e)*
Math.max(0,s-t),z=({count:e,times:t,area:n},s)=>e===0?L:{count:e,times:t,area:Math.min(n,t*s)};function V({count:e,times:t,area:n},[s,i,a,o],c){return z({count:e,
times:t,area:(i!==0||a!==0)&&(s!==0||o!==0)?1/0:n*Math.abs(s*o-i*a)},c)}function ht({count:e,times:t,area:n},s){const i=n/s;return e*wt+pt*(i<t?i:t)}const Jt={pattern:0,
mask:0,cell:L,masked:L,shading:void 0,glyph:st},Xt=[1,0,0,1,0,0],ft="Open it in another PDF program and save it again";class _t{document;decoder;images;streams;known=new Map;open=new Set;patterns=0;glyphs=new Map;meshes=new WeakMap;constructor(t){
this.document=t,this.decoder=new K.X(t),this.images=new $(t),this.streams=new Ut(t)}area=0;pageArea=1;async page(t){const{document:n}=this,s=this.measure(t),i=new u.
H(n,n.dict(n.pages.attribute(t,"Resources"))),a=await this.content(await this.decoder.page(t),i,s),{drawing:o,heaviest:c,shadings:h,fonts:f}=a,d=a.reading+await this.
streams.of(a.parsed),l=d+o+ht(h,this.pageArea);return{step:Math.max(d,c),whole:l,fonts:f}}async content(t,n,s){const{job:i}=this.document,a=new tn(this,this.document,
n,s,t.length);return await(0,F.Ko)(t,i.pace,o=>(i.memory.budget.spend("operators",1),a.take(o))),a.weight}image(t){return this.images.of(t)}mesh(t){const n=this.
document.resolve(t);if(!(n instanceof p.Z6))return;const s=this.meshes.get(n.dict)??Gt(this.document,n);return this.meshes.set(n.dict,s),s}async glyph(t,n){const{
document:s,glyphs:i}=this,a=i.get(t);if(a!==void 0)return a;const o=s.dict(t.get("Resources")),c=o?new u.H(s,o,n):n;let h=0;for(const f of s.dict(t.get("CharPro\
cs"))?.values()??[]){const{reading:d,drawing:l,shadings:E}=await this.form(f,c);h=Math.max(h,d+l+E.count*Et)}return i.set(t,h),h}measure(t){const{box:n}=(0,A.iw)(
this.document,t);return this.pageArea=G(n),this.pageArea<=this.area||(this.area=2*this.pageArea,this.known.clear(),this.glyphs.clear()),n}async cell(t,n){this.patterns++;
const s=await this.form(t,n);return this.patterns--,s}async form(t,n){const{document:s,known:i,open:a}=this,o=s.resolve(t);if(!(o instanceof p.Z6)||!(0,p.i9)(t))
return _;if(a.has(t.number)){if(this.patterns===0)return _;throw(0,I.F)("formDepth","A page of the document has a pattern within itself",ft)}const c=i.get(t.number);
if(c)return c;const h=s.job.limits.formDepth;if(a.size>=h)throw(0,I.F)("formDepth",`A page of the document has more than ${(0,v.y_)(h,"form")} within another`,ft);
a.add(t.number);const f=s.dict(o.dict.get("Resources")),d=await this.decoder.form(t.number,o),l=(0,A.b0)(s,o.dict.get("BBox"))??qt,E=await this.content(d,f?new u.
H(s,f,n):n,l);return a.delete(t.number),i.set(t.number,E),E}}const _={reading:0,drawing:0,heaviest:0,shadings:L,fonts:new Set,parsed:new Map},qt=[-1/0,-1/0,1/0,
1/0];class tn{weigher;document;scope;box;weight;states;path=0;outline=O.gF;clips=!1;end=0;constructor(t,n,s,i,a){this.weigher=t,this.document=n,this.scope=s,this.
box=i,this.states=new g.U({...Jt,matrix:Xt,clip:i}),this.weight={..._,reading:a*ut,fonts:new Set,parsed:new Map}}get ink(){return this.states.current}take(t){this.
weight.reading+=tt;const{operator:n}=t,s=t.end-this.end;if(this.end=t.end,this.states.follow(t))return;if(U.Rl.has(n)){this.path++,this.outline=(0,O.kO)(this.outline,
(0,m.W)(t,this.ink.matrix));return}const i=U.lJ.get(n);if(i)return this.paintPath(i);switch(n){case"W":case"W*":this.clips=!0;return;case"Tj":case"TJ":case"'":case'\
"':return this.paint(s*this.ink.glyph);case"Tf":return this.font(this.scope.find("Font",t.name(0)??""));case"gs":return this.state(this.document.dict(this.scope.
find("ExtGState",t.name(0)??"")));case"Do":return this.draw(this.scope.find("XObject",t.name(0)??""));case"BI":{const a=(0,B.n)(t);return this.paint(a?this.weigher.
image(a):0)}case"sh":return this.shade(this.scope.find("Shading",t.name(0)??""),this.ink.matrix,this.ink.clip,(a,o)=>this.paint(a,this.ink.clip,o));case"cs":case"\
CS":return this.space(this.scope.find("ColorSpace",t.name(0)??""));case"scn":case"SCN":return this.pattern(t.name(t.count-1));default:this.path++}}paintPath(t){
const{ink:n,outline:s}=this,i=(0,O.Pj)(n.clip,s)??O.gF;this.paint(nt+this.path*tt,t.strokes?n.clip:i),this.clips&&s!==O.gF&&(n.clip=i),this.outline=O.gF,this.clips=
!1}paint(t,n=this.ink.clip,s=L){const{pattern:i,mask:a,cell:o,masked:c,shading:h}=this.ink;this.path=0;const f=G(n),d=t+i+a,l=h?Y(s,z(h,f)):s,E=Y(Y(l,z(o,f)),z(
c,f));this.weight.drawing+=d,this.weight.shadings=Y(this.weight.shadings,E),this.weight.heaviest=Math.max(this.weight.heaviest,d+ht(E,this.weigher.pageArea))}add(t){
this.weight.reading+=t.reading;for(const n of t.fonts)this.weight.fonts.add(n);for(const[n,s]of t.parsed)J(this.weight.parsed,n,s)}space(t){at(this.document,t,this.
weight.parsed)}draw(t){const n=this.document.resolve(t);if(n instanceof p.Z6)return(0,p.Eo)(this.document.resolve(n.dict.get("Subtype")),"Form")?this.weigher.form(
t,this.scope).then(s=>{this.add(s);const{ink:i}=this,a=(0,O.lw)((0,A.lQ)(this.document,n.dict.get("Matrix")),i.matrix);this.paint(s.drawing+nt,i.clip,V(s.shadings,
a,G(i.clip)))}):(this.space(n.dict.get("ColorSpace")),this.paint(this.weigher.image(n)))}shade(t,n,s,i){this.space(this.shading(t));const a=G(s),o=this.weigher.
mesh(t);return o?o.then(({time:c,parts:h,area:f})=>{const d=V({count:1,times:h,area:f},n,a);i(c,d)}):i(0,Qt(a))}shading(t){const n=this.document.resolve(t);return(n instanceof
p.Z6?n.dict:this.document.dict(t))?.get("ColorSpace")}pattern(t){const{ink:n,document:s}=this;Object.assign(n,{pattern:0,cell:L,shading:void 0});const i=t===void 0?
void 0:this.scope.find("Pattern",t);if(i===void 0)return;const a=s.resolve(i);if(!(a instanceof p.Z6)){const o=s.dict(a)?.get("Shading"),c=(0,A.lQ)(s,s.dict(a)?.
get("Matrix"));return this.shade(o,c,this.box,(h,f)=>Object.assign(n,{pattern:h,shading:f}))}return this.weigher.cell(i,this.scope).then(o=>{this.add(o);const c=Ft(
s,a.dict,this.weigher.area);n.pattern=o.reading+o.drawing+c*Ot,n.cell=V(o.shadings,(0,A.lQ)(s,a.dict.get("Matrix")),G(this.box))})}async state(t){const n=this.document.
array(t?.get("Font"))?.[0];if(n!==void 0&&await this.font(n),!t?.has("SMask"))return;const s=this.document.dict(t.get("SMask"))?.get("G"),i=this.document.resolve(
s),a=await this.weigher.form(s,this.scope);this.add(a);const o=(0,A.lQ)(this.document,i instanceof p.Z6?i.dict.get("Matrix"):void 0);this.ink.mask=a.reading+a.drawing,
this.ink.masked=V(a.shadings,(0,O.lw)(o,this.ink.matrix),G(this.box))}async font(t){const{document:n}=this,s=n.dict(t);if(t===void 0||!s)return;this.weight.fonts.
add(t),Nt(n,s,this.weight.parsed);const i=(0,T.FG)(n,s.get("Subtype"))==="Type3";this.ink.glyph=st+(i?await this.weigher.glyph(s,this.scope):0)}}var nn=r(52755),
sn=r(77500),en=r(17671),an=r(14029),on=r(97755),rn=r(27583),cn=r(18271);const hn=/^(?:Helvetica|Arial(?! ?(?:Unicode|Narrow))|Times|Courier|Symbol|ZapfDingbats)/i,
fn={given:"The font given",lent:"The font of the service"};class dn{document;pages=new Map;constructor(t){this.document=t}add(t,n){for(const s of n){const i=this.
missingName(s);if(i===void 0)continue;const a=this.pages.get(i);a?a.at(-1)!==t&&a.push(t):this.pages.set(i,[t])}}pagesWithout(){return new Set([...this.pages.values()].
flat())}notes(t){if(this.pages.size===0)return[];const n=[...this.pages].map(([i,a])=>`${(0,v.Bu)(i)} (${(0,v.oi)(a)})`);return[{code:"fonts_missing",message:t?
`${fn[t]} was drawn for fonts that are not in the document, and characters that it lacks are missing: ${(0,v.Dw)(n)}.`:`Fonts that are not in the document were \
drawn with others, and characters that those lack are missing: ${(0,v.Dw)(n)}. Give a font that has them in font.`,...t?{}:{mentions:["font"]}}]}missingName(t){
const{document:n}=this,s=n.dict(t);if(!s||(0,cn.nq)(n,s))return;const i=(0,T.FG)(n,s.get("BaseFont"))||(0,T.FG)(n,(0,T.nb)(n,s)?.get("FontName")),a=(0,T.MH)((0,T.
VJ)(i).name);return hn.test(a)?void 0:a||"a font without a name"}}async function gn(e,t,n,s="pages"){await(0,en.lh)(e,t),n&&await ln(e),un(e);for(let o=0;o<e.pages.
count;o++)pn(e,o,(0,A.iw)(e,o));const i=new _t(e),a=new dn(e);for(const[o,c]of t.entries()){const h=await i.page(o);En(e,c,h.step,s),a.add(c,h.fonts)}return{bytes:await(0,an.
UN)(e,{encryption:"none",draft:!0}),missing:a}}async function ln(e){e.catalog.has("AcroForm")&&((0,sn.f4)(e,await nn.mO.read(e))==="dynamic"||await(0,rn.I)(e,Uint32Array.
from({length:e.pages.count},(n,s)=>s+1))),await(0,on.N)(e,"all")}const mn=new Set(["Type","Pages","OCProperties"]);function un(e){const t=[...e.catalog.keys()].
filter(n=>!mn.has(n));if(t.length!==0){e.edit(e.catalogNumber);for(const n of t)e.catalog.delete(n)}}function pn(e,t,{box:n,rotation:s}){e.pages.patch(t,{MediaBox:[
...n],CropBox:[...n],Rotate:s,UserUnit:void 0,Annots:void 0})}const wn=1e3;function En(e,t,n,s){const{drawingStep:i}=e.job.limits;if(!(n<=i*wn))throw(0,I.F)("dr\
awingStep",`Page ${t} of the document would take too long to draw at once`,"Split it, or ask a service of your own, which draws longer",s)}}),27583:((q,H,r)=>{r.
d(H,{I:()=>g});var I=r(33238),p=r(56457),v=r(86799),U=r(78906),F=r(52755),T=r(16259),O=r(77500),A=r(5964),B=r(71250),K=r(76586);async function g(m,u,C){const M=await(0,I.
Y)(m,"keep"),P=await F.mO.read(m);(0,O.mD)(m,P);const S=new T.n(m,P),x=C&&(0,v.g)(C,"font"),y=new U.y(m,P,S,x);await(0,A.$)(m,P,S,y,{missing:!0});const w=new Set(
u),R=({widgets:N})=>N.some(Q=>Q.pages.some(Z=>w.has(Z))),b=new Map([...y.missing].filter(([N])=>R(N))),D=[...y.tooSmall],W=N=>!R(N),j=[...(0,p.D)(M,"flatten"),...(0,B.
jA)(b,new Set,x),...(0,B.QR)(D.filter(R),!0),...(0,B.QR)(D.filter(W),!1),...(0,O.br)(m,"values")],{widgets:k,notes:$}=await(0,K.H)(m,P,u);return{widgets:k,isEmpty:k===
0&&M.fields.length===0,notes:[...j,...$]}}})};
