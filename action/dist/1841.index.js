"use strict";exports.id=1841,exports.ids=[1841],exports.modules={97755:((q,H,c)=>{c.d(H,{N:()=>v});var D=c(45599),p=c(64019),y=c(55969),U=c(12844),F=c(44738),I=c(57594);async function v(g,u){
const w=new U.I(g),T=new I.v(g,"OctavoAnnotation"),M=new Set,P=[],C=new Set;for(let m=0;m<g.pages.count;m++){let x=!1;for(const{number:b}of(0,F.m)(g,g.pages.number(
m))){const A=g.get(b);if(!(0,D.Zm)(A)||!(0,y.E)((0,y.B)(g,A),u))continue;C.add(A),x=!0,T.isVisible(A)&&!R(g,A)&&await w.draw(A,b);const W=g.job.pace.step(1e3);W&&
await W}x&&P.push(m+1)}await w.finish();for(const m of C){O(g,T,m)&&M.add(m);const x=g.job.pace.step(1e3);x&&await x}const S=await j(g,T,P,M);await(0,F.L)(g,m=>M.
has(m));const B=new Set([...M].filter(m=>(0,y.B)(g,m)==="Popup"));return{flattened:S,hidden:M.size-B.size-S,left:C.size-M.size,isTransparent:w.isTransparent,missing:[
...w.missing]}}const O=(g,u,w)=>(0,y.B)(g,w)==="Popup"||!u.isVisible(w)||R(g,w),R=(g,u)=>(0,p.wR)(g,u)!==void 0;async function j(g,u,w,T){const M=new Set;return await u.
run(Uint32Array.from(w),async({items:P,paint:C})=>{for(const S of P){const B=g.job.pace.step(1e3);B&&await B;const m=(0,D.i9)(S)?g.get(S):void 0;!(0,D.i9)(S)||!(0,D.
Zm)(m)||!T.has(m)||(0,y.B)(g,m)==="Popup"||!u.isVisible(m)||(M.add(m),C({number:S.number,dict:m}))}return P}),M.size}}),21841:((q,H,c)=>{c.d(H,{v:()=>un});var D=c(
42973),p=c(45599),y=c(98446),U=c(36211),F=c(37709),I=c(49454),v=c(74135),O=c(6057),R=c(93059),j=c(58971),g=c(5490),u=c(79627),w=c(31095),T=c(95340),M=c(38671),P=c(
78157),C=c(8283);function S(e,t){const n=(0,P.bS)(t);return e==="jpg"?B(n):e==="jp2"?x(n):A(n)}function B(e){for(const{marker:t,data:n}of(0,C.OD)(e))if(t>=192&&
t<=207&&t!==196&&t!==200&&t!==204&&n.length>=5)return(n[1]<<8|n[2])*(n[3]<<8|n[4]);return 0}const m=36;function x(e){const t=e.indexOf(Uint8Array.of(255,79,255,
81));if(t<0||t+6+m>e.length)return 0;const n=e.readUInt16BE(t+40);return e.readUInt32BE(t+8)*e.readUInt32BE(t+12)*Math.max(1,n/3)}const b=new Set([4,6,7,20,22,23,
36,38,39,40,42,43]);function A(e){let t=0;for(let n=0;n+11<=e.length;){const s=e[n+4],i=n+W(e,n);if(i>e.length)break;b.has(s&63)&&i+8<=e.length&&(t+=e.readUInt32BE(
i)*e.readUInt32BE(i+4));const a=e.readUInt32BE(i-4);if(a===4294967295)break;n=i+a}return t}function W(e,t){const n=e.readUInt32BE(t),s=e[t+5]>>5,i=s===7&&t+9<=e.
length,a=i?e.readUInt32BE(t+5)&536870911:s,o=i?4+Math.ceil((a+1)/8):1,r=n<=256?1:n<=65536?2:4;return 5+o+a*r+(e[t+4]&64?4:1)+4}const K={jpg:.011,jp2:.15,jbig2:.01,
ccitt:.002},k=.006;class Q{document;known=new WeakMap;slowest=0;constructor(t){this.document=t}of(t){const n=this.known.get(t.dict);if(n!==void 0)return n;const s=[
"SMask","Mask"].map(o=>this.document.resolve(t.dict.get(o))),a=[t,...s.filter(o=>o instanceof p.Z6)].reduce((o,r)=>o+this.weigh(r),0);return this.known.set(t.dict,
a),this.slowest=Math.max(this.slowest,a),a}weigh(t){const{width:n,height:s}=(0,T.h)(this.document,t.dict),i=Math.max(n,0)*Math.max(s,0)||0,{format:a,before:o}=(0,M.
R)(this.document,t);if(a===void 0||a==="ccitt")return i*(a?K[a]:k);const r=this.document.decodedPart(o)?.data;return Math.max(i,r?S(a,r):0)*K[a]}}var N=c(39905),
J=c(50476),Z=c(94389);const gt=64,lt=20;async function mt(e,t){const n=new DataView(e.buffer,e.byteOffset,e.byteLength);try{const s=(0,Z.eQ)(n,(0,Z.tI)(n));return s?
await ut(n,s,t):0}catch(s){if(s instanceof RangeError)return 0;throw s}}async function ut(e,{count:t,spanOf:n},s){const i=new Float64Array(t).fill(NaN),a=new Uint8Array(
t);let o=0;const r=async h=>{const f=[];for(const l of(0,J.c)(e,n(h)))l<t&&f.push(l);const d=s.step(lt*(1+f.length));return d&&await d,f};for(let h=0;h<t;h++)for(const f=[
h];f.length>0;){const d=f.at(-1);if(a[d]===0){a[d]=1;for(const E of await r(d))a[E]===0&&f.push(E);continue}if(f.pop(),!Number.isNaN(i[d]))continue;let l=0;for(const E of await r(
d))l+=1+(i[E]||0);i[d]=l,l>gt&&(o+=l)}return o}const pt=.01,tt=.4,nt=2,st=2,wt=25e3,Et=100,Mt=5e3,yt=1,vt=30,Pt=8,St=.05,et=.004,it=.03,Ot=.02,xt=.05,At=.0012,Dt=.1,
It=.45,Tt=1,Ct=new Set(["map","texts","list"]),at={program:et,truetype:et,map:it,texts:it,profile:Ot,list:It},Bt=256,Rt=65535,Nt=4,Ut=8;function Ft(e,t,n){const s=(o,r)=>{
const h=e.resolve(o);h instanceof p.Z6&&Y(n,h,{kind:r,fonts:Ct.has(r)?[t]:[]})},i=e.dict(e.array(t.get("DescendantFonts"))?.[0]),a=o=>{const r=e.array(o);r&&Y(n,
r,{kind:"list",fonts:[t]})};s(t.get("Encoding"),"map"),a(e.dict(t.get("Encoding"))?.get("Differences"));for(const o of["W","W2"])a(i?.get(o));s(i?.get("CIDToGID\
Map"),"program"),s(t.get("ToUnicode"),"texts");for(const o of[t,i]){const r=e.dict(o?.get("FontDescriptor"));for(const h of["FontFile","FontFile3"])s(r?.get(h),
"program");s(r?.get("FontFile2"),"truetype")}}function Y(e,t,{kind:n,fonts:s}){const i=e.get(t);if(!i)e.set(t,{kind:n,fonts:new Set(s)});else for(const a of s)i.
fonts.add(a)}function ot(e,t,n,s=Nt){const i=e.resolve(t);if(i instanceof p.Z6){Y(n,i,{kind:"profile",fonts:[]});return}if(s>0)for(const a of e.array(t)?.slice(
0,Ut)??[])ot(e,a,n,s-1)}function bt(e,t){let n=0;for(const s of t?.values()??[])n+=e.dict(s)?.size??0;return n*Tt}class Wt{document;known=new WeakMap;constructor(t){
this.document=t}async of(t){let n=0;for(const[s,{kind:i,fonts:a}]of t){const r=this.known.get(s)??await this.weigh(s,i);this.known.set(s,r),n+=r*Math.max(a.size,
1)}return n}async weigh(t,n){const{document:s}=this;if(!(t instanceof p.Z6))return t.length*at[n];const i=t.data.length<Bt&&n!=="texts"?void 0:s.decodedPart(t)?.
data,a=(i?.length??0)*at[n];return n==="texts"?a+await this.texts(t):a+(n==="truetype"&&i?Dt*await mt(i,s.job.pace):0)}async texts(t){let n=0;for(const{first:s,
last:i,text:a}of await(0,N.F)(this.document,t,void 0,void 0,1/0))n+=(Math.min(i-s,Rt)+1)*(xt+At*a.length);return n}}const rt=1e12;function Lt(e,t,n){const s=e.array(
t.get("Matrix"))??[],i=(d,l)=>{const E=e.resolve(d);return typeof E=="number"?E:l},[a,o,r,h]=[1,0,0,1].map((d,l)=>i(s[l],d)),f=Math.abs(i(t.get("XStep"),0)*i(t.
get("YStep"),0)*(a*h-o*r));return f>0?Math.min(n/f,rt):rt}const ct=4,ht=5,Gt=6,X=7,Ht={DeviceGray:1,CalGray:1,Indexed:1,Separation:1,DeviceRGB:3,CalRGB:3,Lab:3,
DeviceCMYK:4},jt=60;async function Kt(e,t){const n=Zt(e,t.dict),s=n&&e.decodedPart(t)?.data;return s?Vt(new zt(s,n),n,e):kt}const kt={parts:1,time:0,area:1/0};function Zt(e,t){
const n=d=>{const l=e.resolve(t.get(d));return typeof l=="number"?l:0},s=n("ShadingType"),[i,a,o]=[n("BitsPerCoordinate"),n("BitsPerComponent"),n("BitsPerFlag")],
r=(e.array(t.get("Decode"))??[]).map(d=>Number(e.resolve(d)));if(s<ct||s>X||i<1||i>32||a<1||r.length<6)return;const h=t.has("Function")?1:Yt(e,t.get("ColorSpace"),
r.length-4>>1),f=Math.max(2,n("VerticesPerRow"));return{kind:s,flag:s===ht?0:Math.max(o,0),coordinate:i,color:h*a,perRow:f,decode:r}}function Yt(e,t,n){const s=e.
resolve(t),i=Array.isArray(s)?e.resolve(s[0]):s;for(const[a,o]of Object.entries(Ht))if((0,p.Eo)(i,a))return o;return n}class zt{data;form;bit=0;constructor(t,n){
this.data=t,this.form=n}isAtEnd(){return this.bit>=this.data.length*8}bits(t){let n=0;for(let s=t;s>0;){const i=this.bit%8,a=Math.min(s,8-i),o=this.data[(this.bit-
i)/8]??0;n=n*2**a+(o>>8-i-a&(1<<a)-1),this.bit+=a,s-=a}return n}flag(){return this.bits(this.form.flag)&3}corner(){const t=this.point();return this.skipColors(1),
this.bit=8*Math.ceil(this.bit/8),t}point(){const{coordinate:t,decode:n}=this.form,s=2**t-1,[i=0,a=0,o=0,r=0]=n;return[i+this.bits(t)*(a-i)/s,o+this.bits(t)*(r-o)/
s]}skipColors(t){this.bit+=t*this.form.color}}async function Vt(e,{kind:t,perRow:n},{job:s}){const i=t===ct?$t(e):t===ht?Qt(e,n):Jt(e,t),a=t===Gt||t===X;let[o,r]=[
0,0];for(const h of i){o++,r+=Xt(h);const f=s.pace.step(jt);f&&await f}return{parts:o,time:o*(a?vt:yt),area:r*(a?Pt:1)}}function*$t(e){let t=[];for(;!e.isAtEnd();){
const n=e.flag(),s=e.corner();t.length<3||(t=n===0?[]:[t[n===1?1:0],t[2]]),t.push(s),t.length===3&&(yield t)}}function*Qt(e,t){let n=[];for(;!e.isAtEnd();){const s=[];
for(;s.length<t&&!e.isAtEnd();){s.push(e.corner());const i=s.length-1;i>0&&n.length>i&&(yield[n[i-1],n[i],s[i-1],s[i]])}n=s}}function*Jt(e,t){const n=t===X?16:12;
let s=[];for(;!e.isAtEnd();){const i=e.flag()===0,a=Array.from({length:i?n:n-4},()=>e.point());e.skipColors(i?4:2),yield i?a:[...a,...s],s=a}}function Xt(e){let[
t,n,s,i]=[1/0,1/0,-1/0,-1/0];for(const[a,o]of e)[t,s]=[Math.min(t,a),Math.max(s,a)],[n,i]=[Math.min(n,o),Math.max(i,o)];return(s-t)*(i-n)}const L={count:0,times:0,
area:0},z=(e,t)=>t.count===0?e:{count:e.count+t.count,times:e.times+t.times,area:e.area+t.area},_t=e=>({count:1,times:1,area:e}),G=([e,t,n,s])=>Math.max(0,n-e)*
Math.max(0,s-t),V=({count:e,times:t,area:n},s)=>e===0?L:{count:e,times:t,area:Math.min(n,t*s)};function $({count:e,times:t,area:n},[s,i,a,o],r){return V({count:e,
times:t,area:(i!==0||a!==0)&&(s!==0||o!==0)?1/0:n*Math.abs(s*o-i*a)},r)}function ft({count:e,times:t,area:n},s){const i=n/s;return e*Et+wt*(i<t?i:t)}const qt={pattern:0,
mask:0,cell:L,masked:L,shading:void 0,glyph:st},tn=[1,0,0,1,0,0],dt="Open it in another PDF program and save it again";class nn{document;decoder;images;streams;known=new Map;open=new Set;patterns=0;glyphs=new Map;meshes=new WeakMap;constructor(t){
this.document=t,this.decoder=new j.X(t),this.images=new Q(t),this.streams=new Wt(t)}area=0;pageArea=1;async page(t){const{document:n}=this,s=this.measure(t),i=n.
dict(n.pages.attribute(t,"Resources")),a=new w.H(n,i),o=await this.content(await this.decoder.page(t),a,s),{drawing:r,heaviest:h,shadings:f,fonts:d}=o,l=o.reading+
await this.streams.of(o.parsed)+bt(n,i),E=l+r+ft(f,this.pageArea);return{step:Math.max(l,h),whole:E,fonts:d}}async content(t,n,s){const{job:i}=this.document,a=new en(
this,this.document,n,s,t.length);return await(0,F.Ko)(t,i.pace,o=>(i.memory.budget.spend("operators",1),a.take(o))),a.weight}get slowestImage(){return this.images.
slowest}image(t){return this.images.of(t)}mesh(t){const n=this.document.resolve(t);if(!(n instanceof p.Z6))return;const s=this.meshes.get(n.dict)??Kt(this.document,
n);return this.meshes.set(n.dict,s),s}async glyph(t,n){const{document:s,glyphs:i}=this,a=i.get(t);if(a!==void 0)return a;const o=s.dict(t.get("Resources")),r=o?
new w.H(s,o,n):n;let h=0;for(const f of s.dict(t.get("CharProcs"))?.values()??[]){const{reading:d,drawing:l,shadings:E}=await this.form(f,r);h=Math.max(h,d+l+E.
count*Mt)}return i.set(t,h),h}measure(t){const{box:n}=(0,O.iw)(this.document,t);return this.pageArea=G(n),this.pageArea<=this.area||(this.area=2*this.pageArea,this.
known.clear(),this.glyphs.clear()),n}async cell(t,n){this.patterns++;const s=await this.form(t,n);return this.patterns--,s}async form(t,n){const{document:s,known:i,
open:a}=this,o=s.resolve(t);if(!(o instanceof p.Z6)||!(0,p.i9)(t))return _;if(a.has(t.number)){if(this.patterns===0)return _;throw(0,D.F)("formDepth","A page of\
 the document has a pattern within itself",dt)}const r=i.get(t.number);if(r)return r;const h=s.job.limits.formDepth;if(a.size>=h)throw(0,D.F)("formDepth",`A pag\
e of the document has more than ${(0,y.y_)(h,"form")} within another`,dt);a.add(t.number);const f=s.dict(o.dict.get("Resources")),d=await this.decoder.form(t.number,
o),l=(0,O.b0)(s,o.dict.get("BBox"))??sn,E=await this.content(d,f?new w.H(s,f,n):n,l);return a.delete(t.number),i.set(t.number,E),E}}const _={reading:0,drawing:0,
heaviest:0,shadings:L,fonts:new Set,parsed:new Map},sn=[-1/0,-1/0,1/0,1/0];class en{weigher;document;scope;box;weight;states;path=0;outline=v.gF;clips=!1;end=0;constructor(t,n,s,i,a){
this.weigher=t,this.document=n,this.scope=s,this.box=i,this.states=new g.U({...qt,matrix:tn,clip:i}),this.weight={..._,reading:a*pt,fonts:new Set,parsed:new Map}}get ink(){
return this.states.current}take(t){this.weight.reading+=tt;const{operator:n}=t,s=t.end-this.end;if(this.end=t.end,this.states.follow(t))return;if(U.Rl.has(n)){this.
path++,this.outline=(0,v.kO)(this.outline,(0,u.W)(t,this.ink.matrix));return}const i=U.lJ.get(n);if(i)return this.paintPath(i);switch(n){case"W":case"W*":this.clips=
!0;return;case"Tj":case"TJ":case"'":case'"':return this.paint(s*this.ink.glyph);case"Tf":return this.font(this.scope.find("Font",t.name(0)??""));case"gs":return this.
state(this.document.dict(this.scope.find("ExtGState",t.name(0)??"")));case"Do":return this.draw(this.scope.find("XObject",t.name(0)??""));case"BI":{const a=(0,R.
n)(t);return this.paint(a?this.weigher.image(a):0)}case"sh":return this.shade(this.scope.find("Shading",t.name(0)??""),this.ink.matrix,this.ink.clip,(a,o)=>this.
paint(a,this.ink.clip,o));case"cs":case"CS":return this.space(this.scope.find("ColorSpace",t.name(0)??""));case"scn":case"SCN":return this.pattern(t.name(t.count-
1));default:this.path++}}paintPath(t){const{ink:n,outline:s}=this,i=(0,v.Pj)(n.clip,s)??v.gF;this.paint(nt+this.path*tt,t.strokes?n.clip:i),this.clips&&s!==v.gF&&
(n.clip=i),this.outline=v.gF,this.clips=!1}paint(t,n=this.ink.clip,s=L){const{pattern:i,mask:a,cell:o,masked:r,shading:h}=this.ink;this.path=0;const f=G(n),d=t+
i+a,l=h?z(s,V(h,f)):s,E=z(z(l,V(o,f)),V(r,f));this.weight.drawing+=d,this.weight.shadings=z(this.weight.shadings,E),this.weight.heaviest=Math.max(this.weight.heaviest,
d+ft(E,this.weigher.pageArea))}add(t){this.weight.reading+=t.reading;for(const n of t.fonts)this.weight.fonts.add(n);for(const[n,s]of t.parsed)Y(this.weight.parsed,
n,s)}space(t){ot(this.document,t,this.weight.parsed)}draw(t){const n=this.document.resolve(t);if(n instanceof p.Z6)return(0,p.Eo)(this.document.resolve(n.dict.get(
"Subtype")),"Form")?this.weigher.form(t,this.scope).then(s=>{this.add(s);const{ink:i}=this,a=(0,v.lw)((0,O.lQ)(this.document,n.dict.get("Matrix")),i.matrix);this.
paint(s.drawing+nt,i.clip,$(s.shadings,a,G(i.clip)))}):(this.space(n.dict.get("ColorSpace")),this.paint(this.weigher.image(n)))}shade(t,n,s,i){this.space(this.shading(
t));const a=G(s),o=this.weigher.mesh(t);return o?o.then(({time:r,parts:h,area:f})=>{const d=$({count:1,times:h,area:f},n,a);i(r,d)}):i(0,_t(a))}shading(t){const n=this.
document.resolve(t);return(n instanceof p.Z6?n.dict:this.document.dict(t))?.get("ColorSpace")}pattern(t){const{ink:n,document:s}=this;Object.assign(n,{pattern:0,
cell:L,shading:void 0});const i=t===void 0?void 0:this.scope.find("Pattern",t);if(i===void 0)return;const a=s.resolve(i);if(!(a instanceof p.Z6)){const o=s.dict(
a)?.get("Shading"),r=(0,O.lQ)(s,s.dict(a)?.get("Matrix"));return this.shade(o,r,this.box,(h,f)=>Object.assign(n,{pattern:h,shading:f}))}return this.weigher.cell(
i,this.scope).then(o=>{this.add(o);const r=Lt(s,a.dict,this.weigher.area);n.pattern=o.reading+o.drawing+r*St,n.cell=$(o.shadings,(0,O.lQ)(s,a.dict.get("Matrix")),
G(this.box))})}async state(t){const n=this.document.array(t?.get("Font"))?.[0];if(n!==void 0&&await this.font(n),!t?.has("SMask"))return;const s=this.document.dict(
t.get("SMask"))?.get("G"),i=this.document.resolve(s),a=await this.weigher.form(s,this.scope);this.add(a);const o=(0,O.lQ)(this.document,i instanceof p.Z6?i.dict.
get("Matrix"):void 0);this.ink.mask=a.reading+a.drawing,this.ink.masked=$(a.shadings,(0,v.lw)(o,this.ink.matrix),G(this.box))}async font(t){const{document:n}=this,
s=n.dict(t);if(t===void 0||!s)return;this.weight.fonts.add(t),Ft(n,s,this.weight.parsed);const i=(0,I.FG)(n,s.get("Subtype"))==="Type3";this.ink.glyph=st+(i?await this.
weigher.glyph(s,this.scope):0)}}var an=c(52755),on=c(77500),rn=c(17671),cn=c(14029),hn=c(97755),fn=c(27583),dn=c(18271);const gn=/^(?:Helvetica|Arial(?! ?(?:Unicode|Narrow))|Times|Courier|Symbol|ZapfDingbats)/i,
ln={given:"The font given",lent:"The font of the service"};class mn{document;pages=new Map;constructor(t){this.document=t}add(t,n){for(const s of n){const i=this.
missingName(s);if(i===void 0)continue;const a=this.pages.get(i);a?a.at(-1)!==t&&a.push(t):this.pages.set(i,[t])}}pagesWithout(){return new Set([...this.pages.values()].
flat())}notes(t){if(this.pages.size===0)return[];const n=[...this.pages].map(([i,a])=>`${(0,y.Bu)(i)} (${(0,y.oi)(a)})`);return[{code:"fonts_missing",message:t?
`${ln[t]} was drawn for fonts that are not in the document, and characters that it lacks are missing: ${(0,y.Dw)(n)}.`:`Fonts that are not in the document were \
drawn with others, and characters that those lack are missing: ${(0,y.Dw)(n)}. Give a font that has them in font.`,...t?{}:{mentions:["font"]}}]}missingName(t){
const{document:n}=this,s=n.dict(t);if(!s||(0,dn.nq)(n,s))return;const i=(0,I.FG)(n,s.get("BaseFont"))||(0,I.FG)(n,(0,I.nb)(n,s)?.get("FontName")),a=(0,I.MH)((0,I.
VJ)(i).name);return gn.test(a)?void 0:a||"a font without a name"}}async function un(e,t,n,s="pages"){await(0,rn.lh)(e,t),n&&await pn(e),En(e);for(let o=0;o<e.pages.
count;o++)Mn(e,o,(0,O.iw)(e,o));const i=new nn(e),a=new mn(e);for(const[o,r]of t.entries()){const h=await i.page(o);vn(e,r,h.step,s),a.add(r,h.fonts)}return{bytes:await(0,cn.
UN)(e,{encryption:"none",draft:!0}),missing:a,images:i.slowestImage}}async function pn(e){e.catalog.has("AcroForm")&&((0,on.f4)(e,await an.mO.read(e))==="dynami\
c"||await(0,fn.I)(e,Uint32Array.from({length:e.pages.count},(n,s)=>s+1))),await(0,hn.N)(e,"all")}const wn=new Set(["Type","Pages","OCProperties"]);function En(e){
const t=[...e.catalog.keys()].filter(n=>!wn.has(n));if(t.length!==0){e.edit(e.catalogNumber);for(const n of t)e.catalog.delete(n)}}function Mn(e,t,{box:n,rotation:s}){
e.pages.patch(t,{MediaBox:[...n],CropBox:[...n],Rotate:s,UserUnit:void 0,Annots:void 0})}const yn=1e3;function vn(e,t,n,s){const{drawingStep:i}=e.job.limits;if(!(n<=
i*yn))throw(0,D.F)("drawingStep",`Page ${t} of the document would take too long to draw at once`,"Split it, or ask a service of your own, which draws longer",s)}}),
27583:((q,H,c)=>{c.d(H,{I:()=>g});var D=c(33238),p=c(56457),y=c(86799),U=c(78906),F=c(52755),I=c(16259),v=c(77500),O=c(5964),R=c(71250),j=c(76586);async function g(u,w,T){
const M=await(0,D.Y)(u,"keep"),P=await F.mO.read(u);(0,v.mD)(u,P);const C=new I.n(u,P),S=T&&(0,y.g)(T,"font"),B=new U.y(u,P,C,S);await(0,O.$)(u,P,C,B,{missing:!0});
const m=new Set(w),x=({widgets:N})=>N.some(J=>J.pages.some(Z=>m.has(Z))),b=new Map([...B.missing].filter(([N])=>x(N))),A=[...B.tooSmall],W=N=>!x(N),K=[...(0,p.D)(
M,"flatten"),...(0,R.jA)(b,new Set,S),...(0,R.QR)(A.filter(x),!0),...(0,R.QR)(A.filter(W),!1),...(0,v.br)(u,"values")],{widgets:k,notes:Q}=await(0,j.H)(u,P,w);return{
widgets:k,isEmpty:k===0&&M.fields.length===0,notes:[...K,...Q]}}})};
