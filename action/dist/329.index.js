"use strict";exports.id=329,exports.ids=[329],exports.modules={97755:((X,H,r)=>{r.d(H,{N:()=>P});var A=r(45599),E=r(64019),O=r(55969),N=r(12844),F=r(44738),I=r(57594);async function P(h,l){
const m=new N.I(h),B=new I.v(h,"OctavoAnnotation"),M=new Set,S=[],D=[];for(let u=0;u<h.pages.count;u++){const U=D.length;for(const{number:W}of(0,F.m)(h,h.pages.
number(u))){const x=h.get(W);if(!(0,A.Zm)(x)||!(0,O.E)((0,O.B)(h,x),l))continue;D.push(x),B.isVisible(x)&&!R(h,x)&&await m.draw(x,W);const L=h.job.pace.step(1e3);
L&&await L}D.length>U&&S.push(u+1)}await m.finish();for(const u of D)T(h,B,u)&&M.add(u);const y=await j(h,B,S,M);await(0,F.L)(h,u=>M.has(u));const v=new Set([...M].
filter(u=>(0,O.B)(h,u)==="Popup"));return{flattened:y,hidden:M.size-v.size-y,left:new Set(D).size-M.size,isTransparent:m.isTransparent,missing:[...m.missing]}}const T=(h,l,m)=>(0,O.
B)(h,m)==="Popup"||!l.isVisible(m)||R(h,m),R=(h,l)=>(0,E.wR)(h,l)!==void 0;async function j(h,l,m,B){const M=new Set;return await l.run(Uint32Array.from(m),({items:S,
paint:D})=>{for(const y of S){const v=(0,A.i9)(y)?h.get(y):void 0;!(0,A.i9)(y)||!(0,A.Zm)(v)||!B.has(v)||(0,O.B)(h,v)==="Popup"||!l.isVisible(v)||(M.add(v),D({number:y.
number,dict:v}))}return S}),M.size}}),50329:((X,H,r)=>{r.d(H,{v:()=>Zt});var A=r(42973),E=r(45599),O=r(98446),N=r(36211),F=r(37709),I=r(49454),P=r(74135),T=r(6057),
R=r(93059),j=r(58971),h=r(5490),l=r(79627),m=r(31095),B=r(95340),M=r(38671),S=r(78157),D=r(8283);function y(e,t){const n=(0,S.bS)(t);return e==="jpg"?v(n):e==="\
jp2"?U(n):x(n)}function v(e){for(const{marker:t,data:n}of(0,D.OD)(e))if(t>=192&&t<=207&&t!==196&&t!==200&&t!==204&&n.length>=5)return(n[1]<<8|n[2])*(n[3]<<8|n[4]);
return 0}const u=36;function U(e){const t=e.indexOf(Uint8Array.of(255,79,255,81));if(t<0||t+6+u>e.length)return 0;const n=e.readUInt16BE(t+40);return e.readUInt32BE(
t+8)*e.readUInt32BE(t+12)*Math.max(1,n/3)}const W=new Set([4,6,7,20,22,23,36,38,39,40,42,43]);function x(e){let t=0;for(let n=0;n+11<=e.length;){const s=e[n+4],
i=n+L(e,n);if(i>e.length)break;W.has(s&63)&&i+8<=e.length&&(t+=e.readUInt32BE(i)*e.readUInt32BE(i+4));const a=e.readUInt32BE(i-4);if(a===4294967295)break;n=i+a}
return t}function L(e,t){const n=e.readUInt32BE(t),s=e[t+5]>>5,i=s===7&&t+9<=e.length,a=i?e.readUInt32BE(t+5)&536870911:s,o=i?4+Math.ceil((a+1)/8):1,c=n<=256?1:
n<=65536?2:4;return 5+o+a*c+(e[t+4]&64?4:1)+4}const k={jpg:.011,jp2:.15,jbig2:.01,ccitt:.002},Z=.006;class ${document;known=new WeakMap;constructor(t){this.document=
t}of(t){const n=this.known.get(t.dict);if(n!==void 0)return n;const s=["SMask","Mask"].map(o=>this.document.resolve(t.dict.get(o))),a=[t,...s.filter(o=>o instanceof
E.Z6)].reduce((o,c)=>o+this.weigh(c),0);return this.known.set(t.dict,a),a}weigh(t){const{width:n,height:s}=(0,B.h)(this.document,t.dict),i=Math.max(n,0)*Math.max(
s,0)||0,{format:a,before:o}=(0,M.R)(this.document,t);if(a===void 0||a==="ccitt")return i*(a?k[a]:Z);const c=this.document.decodedPart(o)?.data;return Math.max(i,
c?y(a,c):0)*k[a]}}var C=r(39905),z=r(50476),Y=r(94389);const rt=64,ct=20;async function ht(e,t){const n=new DataView(e.buffer,e.byteOffset,e.byteLength);try{const s=(0,Y.
eQ)(n,(0,Y.tI)(n));return s?await ft(n,s,t):0}catch(s){if(s instanceof RangeError)return 0;throw s}}async function ft(e,{count:t,spanOf:n},s){const i=new Float64Array(
t).fill(NaN),a=new Uint8Array(t);let o=0;const c=async d=>{const g=[];for(const p of(0,z.c)(e,n(d)))p<t&&g.push(p);const f=s.step(ct*(1+g.length));return f&&await f,
g};for(let d=0;d<t;d++)for(const g=[d];g.length>0;){const f=g.at(-1);if(a[f]===0){a[f]=1;for(const w of await c(f))a[w]===0&&g.push(w);continue}if(g.pop(),!Number.
isNaN(i[f]))continue;let p=0;for(const w of await c(f))p+=1+(i[w]||0);i[f]=p,p>rt&&(o+=p)}return o}const dt=.01,_=.4,q=2,tt=2,gt=25e3,lt=100,pt=5e3,mt=.05,nt=.004,
st=.03,ut=.02,wt=.05,Et=.0012,Mt=.1,vt={program:nt,truetype:nt,map:st,texts:st,profile:ut},Ot=256,Pt=65535,St=4,Dt=8;function yt(e,t,n){const s=(a,o)=>{const c=e.
resolve(a);c instanceof E.Z6&&n.set(c,o)},i=e.dict(e.array(t.get("DescendantFonts"))?.[0]);s(t.get("Encoding"),"map"),s(i?.get("CIDToGIDMap"),"program"),s(t.get(
"ToUnicode"),"texts");for(const a of[t,i]){const o=e.dict(a?.get("FontDescriptor"));for(const c of["FontFile","FontFile3"])s(o?.get(c),"program");s(o?.get("Font\
File2"),"truetype")}}function et(e,t,n,s=St){const i=e.resolve(t);if(i instanceof E.Z6){n.set(i,"profile");return}if(s>0)for(const a of e.array(t)?.slice(0,Dt)??
[])et(e,a,n,s-1)}class xt{document;known=new WeakMap;constructor(t){this.document=t}async of(t){let n=0;for(const[s,i]of t){const o=this.known.get(s)??await this.
weigh(s,i);this.known.set(s,o),n+=o}return n}async weigh(t,n){const{document:s}=this,i=t.data.length<Ot&&n!=="texts"?void 0:s.decodedPart(t)?.data,a=(i?.length??
0)*vt[n];return n==="texts"?a+await this.texts(t):a+(n==="truetype"&&i?Mt*await ht(i,s.job.pace):0)}async texts(t){let n=0;for(const{first:s,last:i,text:a}of await(0,C.
F)(this.document,t,void 0,void 0,1/0))n+=(Math.min(i-s,Pt)+1)*(wt+Et*a.length);return n}}const it=1e12;function At(e,t,n){const s=e.array(t.get("Matrix"))??[],i=(f,p)=>{
const w=e.resolve(f);return typeof w=="number"?w:p},[a,o,c,d]=[1,0,0,1].map((f,p)=>i(s[p],f)),g=Math.abs(i(t.get("XStep"),0)*i(t.get("YStep"),0)*(a*d-o*c));return g>
0?Math.min(n/g,it):it}const K={count:0,area:0},b=(e,t)=>t.count===0?e:{count:e.count+t.count,area:e.area+t.area},G=([e,t,n,s])=>Math.max(0,n-e)*Math.max(0,s-t),
V=({count:e,area:t},n)=>e===0?K:{count:e,area:Math.min(t,e*n)};function J({count:e,area:t},[n,s,i,a],o){return V({count:e,area:(s!==0||i!==0)&&(n!==0||a!==0)?1/0:
t*Math.abs(n*a-s*i)},o)}function at({count:e,area:t},n){const s=t/n;return e*lt+gt*(s<e?s:e)}const It={pattern:0,mask:0,cell:K,masked:K,isShading:!1,glyph:tt},Tt=[
1,0,0,1,0,0],ot="Open it in another PDF program and save it again";class Bt{document;decoder;images;streams;known=new Map;open=new Set;patterns=0;glyphs=new Map;constructor(t){
this.document=t,this.decoder=new j.X(t),this.images=new $(t),this.streams=new xt(t)}area=0;pageArea=1;async page(t){const{document:n}=this,s=this.measure(t),i=new m.
H(n,n.dict(n.pages.attribute(t,"Resources"))),a=await this.content(await this.decoder.page(t),i,s),{drawing:o,heaviest:c,shadings:d,fonts:g}=a,f=a.reading+await this.
streams.of(a.parsed),p=f+o+at(d,this.pageArea);return{step:Math.max(f,c),whole:p,fonts:g}}async content(t,n,s){const{job:i}=this.document,a=new Ut(this,this.document,
n,s,t.length);return await(0,F.Ko)(t,i.pace,o=>(i.memory.budget.spend("operators",1),a.take(o))),a.weight}image(t){return this.images.of(t)}async glyph(t,n){const{
document:s,glyphs:i}=this,a=i.get(t);if(a!==void 0)return a;const o=s.dict(t.get("Resources")),c=o?new m.H(s,o,n):n;let d=0;for(const g of s.dict(t.get("CharPro\
cs"))?.values()??[]){const{reading:f,drawing:p,shadings:w}=await this.form(g,c);d=Math.max(d,f+p+w.count*pt)}return i.set(t,d),d}measure(t){const{box:n}=(0,T.iw)(
this.document,t);return this.pageArea=G(n),this.pageArea<=this.area||(this.area=2*this.pageArea,this.known.clear(),this.glyphs.clear()),n}async cell(t,n){this.patterns++;
const s=await this.form(t,n);return this.patterns--,s}async form(t,n){const{document:s,known:i,open:a}=this,o=s.resolve(t);if(!(o instanceof E.Z6)||!(0,E.i9)(t))
return Q;if(a.has(t.number)){if(this.patterns===0)return Q;throw(0,A.F)("formDepth","A page of the document has a pattern within itself",ot)}const c=i.get(t.number);
if(c)return c;const d=s.job.limits.formDepth;if(a.size>=d)throw(0,A.F)("formDepth",`A page of the document has more than ${(0,O.y_)(d,"form")} within another`,ot);
a.add(t.number);const g=s.dict(o.dict.get("Resources")),f=await this.decoder.form(t.number,o),p=(0,T.b0)(s,o.dict.get("BBox"))??Rt,w=await this.content(f,g?new m.
H(s,g,n):n,p);return a.delete(t.number),i.set(t.number,w),w}}const Q={reading:0,drawing:0,heaviest:0,shadings:K,fonts:new Set,parsed:new Map},Rt=[-1/0,-1/0,1/0,
1/0];class Ut{weigher;document;scope;box;weight;states;path=0;outline=P.gF;clips=!1;end=0;constructor(t,n,s,i,a){this.weigher=t,this.document=n,this.scope=s,this.
box=i,this.states=new h.U({...It,matrix:Tt,clip:i}),this.weight={...Q,reading:a*dt,fonts:new Set,parsed:new Map}}get ink(){return this.states.current}take(t){this.
weight.reading+=_;const{operator:n}=t,s=t.end-this.end;if(this.end=t.end,this.states.follow(t))return;if(N.Rl.has(n)){this.path++,this.outline=(0,P.kO)(this.outline,
(0,l.W)(t,this.ink.matrix));return}const i=N.lJ.get(n);if(i)return this.paintPath(i);switch(n){case"W":case"W*":this.clips=!0;return;case"Tj":case"TJ":case"'":case'\
"':return this.paint(s*this.ink.glyph);case"Tf":return this.font(this.scope.find("Font",t.name(0)??""));case"gs":return this.state(this.document.dict(this.scope.
find("ExtGState",t.name(0)??"")));case"Do":return this.draw(this.scope.find("XObject",t.name(0)??""));case"BI":{const a=(0,R.n)(t);return this.paint(a?this.weigher.
image(a):0)}case"sh":return this.space(this.shading(this.scope.find("Shading",t.name(0)??""))),this.paint(0,this.ink.clip,{count:1,area:G(this.ink.clip)});case"\
cs":case"CS":return this.space(this.scope.find("ColorSpace",t.name(0)??""));case"scn":case"SCN":return this.pattern(t.name(t.count-1));default:this.path++}}paintPath(t){
const{ink:n,outline:s}=this,i=(0,P.Pj)(n.clip,s)??P.gF;this.paint(q+this.path*_,t.strokes?n.clip:i),this.clips&&s!==P.gF&&(n.clip=i),this.outline=P.gF,this.clips=
!1}paint(t,n=this.ink.clip,s=K){const{pattern:i,mask:a,cell:o,masked:c,isShading:d}=this.ink;this.path=0;const g=G(n),f=t+i+a,p=d?b(s,{count:1,area:g}):s,w=b(b(
p,V(o,g)),V(c,g));this.weight.drawing+=f,this.weight.shadings=b(this.weight.shadings,w),this.weight.heaviest=Math.max(this.weight.heaviest,f+at(w,this.weigher.pageArea))}add(t){
this.weight.reading+=t.reading;for(const n of t.fonts)this.weight.fonts.add(n);for(const[n,s]of t.parsed)this.weight.parsed.set(n,s)}space(t){et(this.document,t,
this.weight.parsed)}draw(t){const n=this.document.resolve(t);if(n instanceof E.Z6)return(0,E.Eo)(this.document.resolve(n.dict.get("Subtype")),"Form")?this.weigher.
form(t,this.scope).then(s=>{this.add(s);const{ink:i}=this,a=(0,P.lw)((0,T.lQ)(this.document,n.dict.get("Matrix")),i.matrix);this.paint(s.drawing+q,i.clip,J(s.shadings,
a,G(i.clip)))}):(this.space(n.dict.get("ColorSpace")),this.paint(this.weigher.image(n)))}shading(t){const n=this.document.resolve(t);return(n instanceof E.Z6?n.
dict:this.document.dict(t))?.get("ColorSpace")}pattern(t){const{ink:n,document:s}=this;Object.assign(n,{pattern:0,cell:K,isShading:!1});const i=t===void 0?void 0:
this.scope.find("Pattern",t);if(i===void 0)return;const a=s.resolve(i);if(!(a instanceof E.Z6)){n.isShading=!0,this.space(this.shading(s.dict(a)?.get("Shading")));
return}return this.weigher.cell(i,this.scope).then(o=>{this.add(o);const c=At(s,a.dict,this.weigher.area);n.pattern=o.reading+o.drawing+c*mt,n.cell=J(o.shadings,
(0,T.lQ)(s,a.dict.get("Matrix")),G(this.box))})}async state(t){const n=this.document.array(t?.get("Font"))?.[0];if(n!==void 0&&await this.font(n),!t?.has("SMask"))
return;const s=this.document.dict(t.get("SMask"))?.get("G"),i=this.document.resolve(s),a=await this.weigher.form(s,this.scope);this.add(a);const o=(0,T.lQ)(this.
document,i instanceof E.Z6?i.dict.get("Matrix"):void 0);this.ink.mask=a.reading+a.drawing,this.ink.masked=J(a.shadings,(0,P.lw)(o,this.ink.matrix),G(this.box))}async font(t){
const{document:n}=this,s=n.dict(t);if(t===void 0||!s)return;this.weight.fonts.add(t),yt(n,s,this.weight.parsed);const i=(0,I.FG)(n,s.get("Subtype"))==="Type3";this.
ink.glyph=tt+(i?await this.weigher.glyph(s,this.scope):0)}}var Ct=r(52755),Nt=r(77500),Ft=r(17671),Wt=r(14029),Lt=r(97755),Kt=r(27583),Gt=r(18271);const Ht=/^(?:Helvetica|Arial(?! ?(?:Unicode|Narrow))|Times|Courier|Symbol|ZapfDingbats)/i,
jt={given:"The font given",lent:"The font of the service"};class kt{document;pages=new Map;constructor(t){this.document=t}add(t,n){for(const s of n){const i=this.
missingName(s);if(i===void 0)continue;const a=this.pages.get(i);a?a.at(-1)!==t&&a.push(t):this.pages.set(i,[t])}}pagesWithout(){return new Set([...this.pages.values()].
flat())}notes(t){if(this.pages.size===0)return[];const n=[...this.pages].map(([i,a])=>`${(0,O.Bu)(i)} (${(0,O.oi)(a)})`);return[{code:"fonts_missing",message:t?
`${jt[t]} was drawn for fonts that are not in the document, and characters that it lacks are missing: ${(0,O.Dw)(n)}.`:`Fonts that are not in the document were \
drawn with others, and characters that those lack are missing: ${(0,O.Dw)(n)}. Give a font that has them in font.`,...t?{}:{mentions:["font"]}}]}missingName(t){
const{document:n}=this,s=n.dict(t);if(!s||(0,Gt.nq)(n,s))return;const i=(0,I.FG)(n,s.get("BaseFont"))||(0,I.FG)(n,(0,I.nb)(n,s)?.get("FontName")),a=(0,I.MH)((0,I.
VJ)(i).name);return Ht.test(a)?void 0:a||"a font without a name"}}async function Zt(e,t,n,s="pages"){await(0,Ft.lh)(e,t),n&&await Yt(e),$t(e);for(let o=0;o<e.pages.
count;o++)zt(e,o,(0,T.iw)(e,o));const i=new Bt(e),a=new kt(e);for(const[o,c]of t.entries()){const d=await i.page(o);Jt(e,c,d.step,s),a.add(c,d.fonts)}return{bytes:await(0,Wt.
UN)(e,{encryption:"none",draft:!0}),missing:a}}async function Yt(e){e.catalog.has("AcroForm")&&((0,Nt.f4)(e,await Ct.mO.read(e))==="dynamic"||await(0,Kt.I)(e,Uint32Array.
from({length:e.pages.count},(n,s)=>s+1))),await(0,Lt.N)(e,"all")}const bt=new Set(["Type","Pages","OCProperties"]);function $t(e){const t=[...e.catalog.keys()].
filter(n=>!bt.has(n));if(t.length!==0){e.edit(e.catalogNumber);for(const n of t)e.catalog.delete(n)}}function zt(e,t,{box:n,rotation:s}){e.pages.patch(t,{MediaBox:[
...n],CropBox:[...n],Rotate:s,UserUnit:void 0,Annots:void 0})}const Vt=1e3;function Jt(e,t,n,s){const{drawingStep:i}=e.job.limits;if(!(n<=i*Vt))throw(0,A.F)("dr\
awingStep",`Page ${t} of the document would take too long to draw at once`,"Split it, or ask a service of your own, which draws longer",s)}}),27583:((X,H,r)=>{r.
d(H,{I:()=>h});var A=r(33238),E=r(56457),O=r(86799),N=r(78906),F=r(52755),I=r(16259),P=r(77500),T=r(5964),R=r(71250),j=r(76586);async function h(l,m,B){const M=await(0,A.
Y)(l,"keep"),S=await F.mO.read(l);(0,P.mD)(l,S);const D=new I.n(l,S),y=B&&(0,O.g)(B,"font"),v=new N.y(l,S,D,y);await(0,T.$)(l,S,D,v,{missing:!0});const u=new Set(
m),U=({widgets:C})=>C.some(z=>z.pages.some(Y=>u.has(Y))),W=new Map([...v.missing].filter(([C])=>U(C))),x=[...v.tooSmall],L=C=>!U(C),k=[...(0,E.D)(M,"flatten"),...(0,R.
jA)(W,new Set,y),...(0,R.QR)(x.filter(U),!0),...(0,R.QR)(x.filter(L),!1),...(0,P.br)(l,"values")],{widgets:Z,notes:$}=await(0,j.H)(l,S,m);return{widgets:Z,isEmpty:Z===
0&&M.fields.length===0,notes:[...k,...$]}}})};
