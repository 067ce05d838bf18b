"use strict";exports.id=6156,exports.ids=[6156],exports.modules={44131:(($,U,a)=>{a.d(U,{Q:()=>v});const y=x();function v(w){const[_,g,p,l]=y;let h=4294967295,d=0;for(const r=w.
length-3;d<r;d+=4)h^=w[d]|w[d+1]<<8|w[d+2]<<16|w[d+3]<<24,h=l[h&255]^p[h>>>8&255]^g[h>>>16&255]^_[h>>>24];for(;d<w.length;d++)h=_[(h^w[d])&255]^h>>>8;return~h>>>
0}function x(){const w=new Int32Array(256);for(let l=0;l<256;l++){let h=l;for(let d=0;d<8;d++)h=h&1?h>>>1^3988292384:h>>>1;w[l]=h}const _=l=>l.map(h=>w[h&255]^h>>>
8),g=_(w),p=_(g);return[w,g,p,_(p)]}}),97755:(($,U,a)=>{a.d(U,{N:()=>p});var y=a(45599),v=a(64019),x=a(55969),w=a(12844),_=a(44738),g=a(57594);async function p(r,f){
const m=new w.I(r),P=new g.v(r,"OctavoAnnotation"),M=new Set,B=[],O=[];for(let C=0;C<r.pages.count;C++){const F=O.length;for(const{number:N}of(0,_.m)(r,r.pages.
number(C))){const L=r.get(N);if(!(0,y.Zm)(L)||!(0,x.E)((0,x.B)(r,L),f))continue;O.push(L),P.isVisible(L)&&!h(r,L)&&await m.draw(L,N);const W=r.job.pace.step(1e3);
W&&await W}O.length>F&&B.push(C+1)}await m.finish();for(const C of O)l(r,P,C)&&M.add(C);const I=await d(r,P,B,M);await(0,_.L)(r,C=>M.has(C));const R=new Set([...M].
filter(C=>(0,x.B)(r,C)==="Popup"));return{flattened:I,hidden:M.size-R.size-I,left:new Set(O).size-M.size,isTransparent:m.isTransparent,missing:[...m.missing]}}const l=(r,f,m)=>(0,x.
B)(r,m)==="Popup"||!f.isVisible(m)||h(r,m),h=(r,f)=>(0,v.wR)(r,f)!==void 0;async function d(r,f,m,P){const M=new Set;return await f.run(Uint32Array.from(m),({items:B,
paint:O})=>{for(const I of B){const R=(0,y.i9)(I)?r.get(I):void 0;!(0,y.i9)(I)||!(0,y.Zm)(R)||!P.has(R)||(0,x.B)(r,R)==="Popup"||!f.isVisible(R)||(M.add(R),O({number:I.
number,dict:R}))}return B}),M.size}}),27583:(($,U,a)=>{a.d(U,{I:()=>r});var y=a(33238),v=a(56457),x=a(72648),w=a(78906),_=a(52755),g=a(16259),p=a(77500),l=a(5964),
h=a(71250),d=a(76586);async function r(f,m,P){const M=await(0,y.Y)(f,"keep"),B=await _.mO.read(f);(0,p.mD)(f,B);const O=new g.n(f,B),I=P&&(0,x.g)(P,"font"),R=new w.
y(f,B,O,I);await(0,l.$)(f,B,O,R,{missing:!0});const C=new Set(m),F=({widgets:H})=>H.some(V=>V.pages.some(b=>C.has(b))),N=new Map([...R.missing].filter(([H])=>F(
H))),L=[...R.tooSmall],W=H=>!F(H),G=[...(0,v.D)(M,"flatten"),...(0,h.jA)(N,new Set,I),...(0,h.QR)(L.filter(F),!0),...(0,h.QR)(L.filter(W),!1),...(0,p.br)(f,"val\
ues")],{widgets:K,notes:j}=await(0,d.H)(f,B,m);return{widgets:K,isEmpty:K===0&&M.fields.length===0,notes:[...G,...j]}}}),76156:(($,U,a)=>{a.r(U),a.d(U,{pages_to_images:()=>vn});
var y=a(58552),v=a(29082),x=a(74135);const w=72;function _(e){const{width:t,height:n}=(0,x.iN)(e);return{width:t*e.userUnit,height:n*e.userUnit}}function g(e,t){
const{width:n,height:s}=_(e),o=i=>Math.max(1,Math.round(i*t/w));return{width:o(n),height:o(s)}}const p=(e,t)=>t*w/_(e).width;var l=a(92043),h=a(1900),d=a(6057),
r=a(64680);const f=Uint8Array.from(m());function*m(){for(let e=0;e<15;e++)for(let t=0;t<=e;t++){const[n,s]=e%2===0?[e-t,t]:[t,e-t];n<8&&s<8&&(yield n*8+s)}}const P={
luminance:[16,11,10,16,24,40,51,61,12,12,14,19,26,58,60,55,14,13,16,24,40,57,69,56,14,17,22,29,51,87,80,62,18,22,37,56,68,109,103,77,24,35,55,64,81,104,113,92,49,
64,78,87,103,121,120,101,72,92,95,98,112,100,103,99],chrominance:[17,18,24,47,99,99,99,99,18,21,26,66,99,99,99,99,24,26,56,99,99,99,99,99,47,66,99,99,99,99,99,99,
...Array.from({length:32},()=>99)]};function M(e,t){const n=e<50?5e3/e:200-2*e;return Uint8Array.from(P[t],s=>Math.min(Math.max(Math.floor((s*n+50)/100),1),255))}
const B=[1,1.387039845,1.306562965,1.175875602,1,.785694958,.5411961,.275899379],O=e=>Float32Array.from(e,(t,n)=>1/(t*B[n>>3]*B[n&7]*8));function I(e){for(let t=0;t<
64;t+=8)C(e,t,1);for(let t=0;t<8;t++)C(e,t,8)}const R=Math.SQRT1_2;function C(e,t,n){const[s,o,i,c]=[t+n,t+2*n,t+3*n,t+4*n],[u,E,A]=[t+5*n,t+6*n,t+7*n],[T,D,z,Q]=[
e[t],e[s],e[o],e[i]],[J,Y,Z,ot]=[e[c],e[u],e[E],e[A]],[at,et,lt,gt]=[T+ot,T-ot,D+Z,D-Z],[st,rt,yt,Cn]=[z+Y,z-Y,Q+J,Q-J],[Pt,mt,Dt,Sn]=[at+yt,at-yt,lt+st,lt-st];
e[t]=Pt+Dt,e[c]=Pt-Dt;const vt=(Sn+mt)*R;e[o]=mt+vt,e[E]=mt-vt;const[xt,Rn,At]=[Cn+rt,rt+gt,gt+et],It=(xt-At)*.382683433,Tt=.5411961*xt+It,Bt=1.306562965*At+It,
Ut=Rn*R,[Ct,St]=[et+Ut,et-Ut];e[u]=St+Tt,e[i]=St-Tt,e[s]=Ct+Bt,e[A]=Ct-Bt}function F(e,t){const[n,s]=[new Uint16Array(256),new Uint8Array(256)];let[o,i]=[0,0];for(const[
c,u]of e.entries()){for(let E=0;E<u;E++,i++,o++)n[t[i]]=o,s[t[i]]=c+1;o*=2}return{counts:e,values:t,codes:n,lengths:s}}const N=Array.from({length:12},(e,t)=>t),
L=[F([0,1,5,1,1,1,1,1,1,0,0,0,0,0,0,0],N),F([0,3,1,1,1,1,1,1,1,1,1,0,0,0,0,0],N)],W=["01020300041105122131410613516107227114328191a1082342b1c11552d1f02433627282",
"0001020311040521310612415107617113223281081442 91a1b1c109233352f0156272d10a162434e125f1".replace(" ","")],G=[[0,2,1,3,3,2,4,3,5,5,4,4,0,0,1,125],[0,2,1,2,4,4,3,
4,7,5,4,4,0,1,2,119]],K=W.map((e,t)=>{const n=[...Buffer.from(e,"hex")],o=[0,240,...Array.from({length:160},(i,c)=>Math.floor(c/10)<<4|c%10+1)].filter(i=>!n.includes(
i)).sort((i,c)=>i-c);return F(G[t],[...n,...o])}),j=0,H=240;class V{output;bits=0;count=0;constructor(t){this.output=t}add(t,n){for(this.bits=this.bits<<n|t,this.
count+=n;this.count>=8;){this.count-=8;const s=this.bits>>>this.count&255;this.output.byte(s),s===255&&this.output.byte(0)}this.bits&=(1<<this.count)-1}finish(){
this.count>0&&this.add((1<<8-this.count)-1,8-this.count)}}class b{bits;dc;ac;before=0;constructor(t,n,s){this.bits=t,this.dc=n,this.ac=s}write(t,n){const{bits:s,
dc:o,ac:i}=this,c=Math.round(t[0]*n[0]);this.value(c-this.before,0,o),this.before=c;let u=0;for(let E=1;E<64;E++){const A=f[E],T=Math.round(t[A]*n[A]);if(T===0){
u++;continue}for(;u>15;u-=16)s.add(i.codes[H],i.lengths[H]);this.value(T,u,i),u=0}u>0&&s.add(i.codes[j],i.lengths[j])}value(t,n,{codes:s,lengths:o}){const i=32-
Math.clz32(Math.abs(t)),c=n<<4|i;this.bits.add(s[c],o[c]),i>0&&this.bits.add(t<0?t+(1<<i)-1:t,i)}}const S=8,it=12,ct=65535;async function X(e,t){const{width:n,height:s,
color:o,quality:i}=e,c=new r.k(Math.max(4096,n*s>>2)),u=o==="gray"?[M(i,"luminance")]:[M(i,"luminance"),M(i,"chrominance")];Rt(c,e,u);const E=o==="gray"?new Lt(
e,c,u):new Wt(e,c,u);for(let A=0;A<s;A+=E.height){E.write(A);const T=t.step(n*E.height*it);T&&await T}return E.finish(),k(c,217),c.bytes}function k(e,t,...n){if(e.
byte(255),e.byte(t),n.length!==0)for(const s of[...ht(n.length+2),...n])e.byte(s)}const ht=e=>[e>>8,e&255];function Rt(e,{width:t,height:n,color:s,resolution:o},i){
const c=ht(Math.min(Math.round(o),ct));k(e,216),k(e,224,...Buffer.from("JFIF\0","latin1"),1,1,1,...c,...c,0,0);for(const[A,T]of i.entries())k(e,219,A,...[...f].
map(D=>T[D]));const u=s==="gray"?[1,17,0]:[1,34,0,2,17,1,3,17,1];k(e,192,8,...ht(n),...ht(t),u.length/3,...u);for(const A of i.keys())for(const[T,D]of[L[A],K[A]].
entries())k(e,196,T<<4|A,...D.counts,...D.values);const E=s==="gray"?[1,0]:[1,0,2,17,3,17];k(e,218,E.length/2,...E,0,63,0)}class ft{width;height;samples;block=new Float32Array(
S*S);divisors;coder;constructor(t,n,s,o,i,c){this.width=t,this.height=n,this.samples=new Float32Array(t*n),this.divisors=O(o),this.coder=new b(s,i,c)}set(t,n,s){
this.samples[t*this.width+n]=s}write(t,n){const{samples:s,width:o,block:i}=this;for(let c=0,u=0;c<S;c++)for(let E=(n+c)*o+t,A=E+S;E<A;)i[u++]=s[E++]-128;I(i),this.
coder.write(i,this.divisors)}}const pt=(e,t)=>Math.ceil(e/t)*t;class Lt{image;height=S;bits;plane;constructor(t,n,[s]){this.image=t,this.bits=new V(n),this.plane=
new ft(pt(t.width,S),S,this.bits,s,L[0],K[0])}write(t){const{image:n,plane:s}=this;for(let o=0;o<S;o++){const i=n.samples(Math.min(t+o,n.height-1));for(let c=0;c<
s.width;c++)s.set(o,c,i[Math.min(c,n.width-1)])}for(let o=0;o<s.width;o+=S)s.write(o,0)}finish(){this.bits.finish()}}class Wt{image;height=2*S;bits;light;blue;red;sums;constructor(t,n,[
s,o]){this.image=t,this.bits=new V(n);const i=pt(t.width,2*S);this.light=new ft(i,2*S,this.bits,s,L[0],K[0]),this.blue=new ft(i/2,S,this.bits,o,L[1],K[1]),this.
red=new ft(i/2,S,this.bits,o,L[1],K[1]),this.sums=new Float32Array(i)}write(t){const{light:n,blue:s,red:o}=this;for(let i=0;i<this.height;i++)this.row(i,Math.min(
t+i,this.image.height-1));for(let i=0;i<n.width;i+=this.height){for(const c of[0,S])for(const u of[0,S])n.write(i+u,c);s.write(i/2,0),o.write(i/2,0)}}finish(){this.
bits.finish()}row(t,n){const{image:s,light:o,blue:i,red:c,sums:u}=this,E=s.samples(n),A=s.width-1,T=t%2===0;T&&u.fill(0);for(let D=0;D<o.width;D++){const z=Math.
min(D,A)*3,[Q,J,Y]=[E[z],E[z+1],E[z+2]];o.set(t,D,.299*Q+.587*J+.114*Y);const Z=D&-2;u[Z]+=-.168736*Q-.331264*J+.5*Y,u[Z+1]+=.5*Q-.418688*J-.081312*Y}if(!T)for(let D=0;D<
o.width;D+=2)i.set(t>>1,D>>1,u[D]/4+128),c.set(t>>1,D>>1,u[D+1]/4+128)}}var Kt=a(30586),dt=a(42973),Ft=a(12237),q=a(98446),tt=a(45599),Nt=a(36211),zt=a(37709),nt=a(
49454),$t=a(93059),Ht=a(58971),ut=a(31095),bt=a(95340),Zt=a(38671),Gt=a(78157),jt=a(8283);function Jt(e,t){const n=(0,Gt.bS)(t);return e==="jpg"?Yt(n):e==="jp2"?
Vt(n):kt(n)}function Yt(e){for(const{marker:t,data:n}of(0,jt.OD)(e))if(t>=192&&t<=207&&t!==196&&t!==200&&t!==204&&n.length>=5)return(n[1]<<8|n[2])*(n[3]<<8|n[4]);
return 0}const Qt=36;function Vt(e){const t=e.indexOf(Uint8Array.of(255,79,255,81));if(t<0||t+6+Qt>e.length)return 0;const n=e.readUInt16BE(t+40);return e.readUInt32BE(
t+8)*e.readUInt32BE(t+12)*Math.max(1,n/3)}const Xt=new Set([4,6,7,20,22,23,36,38,39,40,42,43]);function kt(e){let t=0;for(let n=0;n+11<=e.length;){const s=e[n+4],
o=n+qt(e,n);if(o>e.length)break;Xt.has(s&63)&&o+8<=e.length&&(t+=e.readUInt32BE(o)*e.readUInt32BE(o+4));const i=e.readUInt32BE(o-4);if(i===4294967295)break;n=o+
i}return t}function qt(e,t){const n=e.readUInt32BE(t),s=e[t+5]>>5,o=s===7&&t+9<=e.length,i=o?e.readUInt32BE(t+5)&536870911:s,c=o?4+Math.ceil((i+1)/8):1,u=n<=256?
1:n<=65536?2:4;return 5+c+i*u+(e[t+4]&64?4:1)+4}const wt={jpg:.011,jp2:.15,jbig2:.01,ccitt:.002},tn=.006;class nn{document;known=new WeakMap;constructor(t){this.
document=t}of(t){const n=this.known.get(t.dict);if(n!==void 0)return n;const s=["SMask","Mask"].map(c=>this.document.resolve(t.dict.get(c))),i=[t,...s.filter(c=>c instanceof
tt.Z6)].reduce((c,u)=>c+this.weigh(u),0);return this.known.set(t.dict,i),i}weigh(t){const{width:n,height:s}=(0,bt.h)(this.document,t.dict),o=Math.max(n,0)*Math.
max(s,0)||0,{format:i,before:c}=(0,Zt.R)(this.document,t);if(i===void 0||i==="ccitt")return o*(i?wt[i]:tn);const u=this.document.decodedPart(c)?.data;return Math.
max(o,u?Jt(i,u):0)*wt[i]}}const en=.01,Et=.4,_t=2,Mt=2,Ot=5e3,sn={pattern:0,mask:0,glyph:Mt},on=1e4;class an{document;decoder;images;known=new Map;open=new Set;glyphs=new Map;constructor(t){
this.document=t,this.decoder=new Ht.X(t),this.images=new nn(t)}async page(t){const{document:n}=this,s=new ut.H(n,n.dict(n.pages.attribute(t,"Resources"))),{reading:o,
drawing:i,heaviest:c,fonts:u}=await this.content(await this.decoder.page(t),s);return{step:Math.max(o,c),whole:o+i,fonts:u}}async content(t,n){const{job:s}=this.
document,o=new cn(this,this.document,n,t.length);return await(0,zt.K)(t,s.pace,i=>(s.memory.budget.spend("operators",1),o.take(i))),o.weight}image(t){return this.
images.of(t)}async glyph(t,n){const{document:s,glyphs:o}=this,i=o.get(t);if(i!==void 0)return i;const c=s.dict(t.get("Resources")),u=c?new ut.H(s,c,n):n;let E=0;
for(const A of s.dict(t.get("CharProcs"))?.values()??[]){const{reading:T,drawing:D}=await this.form(A,u);E=Math.max(E,T+D)}return o.set(t,E),E}async form(t,n){const{
document:s,known:o,open:i}=this,c=s.resolve(t);if(!(c instanceof tt.Z6)||!(0,tt.i9)(t)||i.has(t.number))return rn;const u=o.get(t.number);if(u)return u;const E=s.
job.limits.formDepth;if(i.size>=E)throw(0,dt.F)("formDepth",`A page of the document has more than ${(0,q.y_)(E,"form")} within another`,"Open it in another PDF \
program and save it again");i.add(t.number);const A=s.dict(c.dict.get("Resources")),T=await this.decoder.form(t.number,c),D=await this.content(T,A?new ut.H(s,A,
n):n);return i.delete(t.number),o.set(t.number,D),D}}const rn={reading:0,drawing:0,heaviest:0,fonts:new Set};class cn{weigher;document;scope;weight;saved=[];ink=sn;path=0;end=0;constructor(t,n,s,o){
this.weigher=t,this.document=n,this.scope=s,this.weight={reading:o*en,drawing:0,heaviest:0,fonts:new Set}}take(t){this.weight.reading+=Et;const{operator:n}=t,s=t.
end-this.end;if(this.end=t.end,Nt.lJ.has(n))return this.paint(_t+this.path*Et);switch(n){case"q":this.saved.length<on&&this.saved.push(this.ink);return;case"Q":
this.ink=this.saved.pop()??this.ink;return;case"Tj":case"TJ":case"'":case'"':return this.paint(s*this.ink.glyph);case"Tf":return this.font(this.scope.find("Font",
t.name(0)??""));case"gs":return this.state(this.document.dict(this.scope.find("ExtGState",t.name(0)??"")));case"Do":return this.draw(this.scope.find("XObject",t.
name(0)??""));case"BI":{const o=(0,$t.n)(t);return this.paint(o?this.weigher.image(o):0)}case"sh":return this.paint(Ot);case"scn":case"SCN":return this.pattern(
t.name(t.count-1));default:this.path++}}paint(t){this.path=0;const n=t+this.ink.pattern+this.ink.mask;this.weight.drawing+=n,this.weight.heaviest=Math.max(this.
weight.heaviest,n)}add(t){this.weight.reading+=t.reading;for(const n of t.fonts)this.weight.fonts.add(n)}draw(t){const n=this.document.resolve(t);if(n instanceof
tt.Z6)return(0,tt.Eo)(this.document.resolve(n.dict.get("Subtype")),"Form")?this.weigher.form(t,this.scope).then(s=>{this.add(s),this.paint(s.drawing+_t)}):this.
paint(this.weigher.image(n))}pattern(t){this.ink={...this.ink,pattern:0};const n=t===void 0?void 0:this.scope.find("Pattern",t);if(n!==void 0){if(!(this.document.
resolve(n)instanceof tt.Z6)){this.ink={...this.ink,pattern:Ot};return}return this.weigher.form(n,this.scope).then(s=>{this.add(s),this.ink={...this.ink,pattern:s.
reading+s.drawing}})}}async state(t){const n=this.document.array(t?.get("Font"))?.[0];if(n!==void 0&&await this.font(n),!t?.has("SMask"))return;const s=this.document.
dict(t.get("SMask"))?.get("G"),o=await this.weigher.form(s,this.scope);this.add(o),this.ink={...this.ink,mask:o.reading+o.drawing}}async font(t){const{document:n}=this,
s=n.dict(t);if(t===void 0||!s)return;this.weight.fonts.add(t);const o=(0,nt.FG)(n,s.get("Subtype"))==="Type3";this.ink={...this.ink,glyph:Mt+(o?await this.weigher.
glyph(s,this.scope):0)}}}var hn=a(52755),fn=a(77500),dn=a(17671),ln=a(14029),gn=a(97755),un=a(27583),mn=a(61540);const pn=/^(?:Helvetica|Arial|Times|Courier|Symbol|ZapfDingbats)/i;
class wn{document;pages=new Map;constructor(t){this.document=t}add(t,n){for(const s of n){const o=this.missingName(s);if(o===void 0)continue;const i=this.pages.
get(o);i?i.at(-1)!==t&&i.push(t):this.pages.set(o,[t])}}notes(){if(this.pages.size===0)return[];const t=[...this.pages].map(([s,o])=>`${(0,q.Bu)(s)} (${(0,q.oi)(
o)})`);return[{code:"fonts_missing",message:`Fonts that are not in the document were drawn with others, and characters that those lack are missing: ${(0,q.Dw)(t)}\
.`}]}missingName(t){const{document:n}=this,s=n.dict(t);if(!s||(0,mn.nq)(n,s))return;const o=(0,nt.FG)(n,s.get("BaseFont"))||(0,nt.FG)(n,(0,nt.nb)(n,s)?.get("Fon\
tName")),i=(0,nt.MH)((0,nt.VJ)(o).name);return pn.test(i)?void 0:i||"a font without a name"}}async function En(e,t,n){await(0,dn.lh)(e,t),n&&await _n(e);for(let i=0;i<
e.pages.count;i++)Mn(e,i,(0,d.iw)(e,i));const s=new an(e),o=new wn(e);for(const[i,c]of t.entries()){const u=await s.page(i);yn(e,c,u.step),o.add(c,u.fonts)}return{
bytes:await(0,ln.UN)(e,{encryption:"none",draft:!0}),missing:o}}async function _n(e){e.catalog.has("AcroForm")&&((0,fn.f4)(e,await hn.mO.read(e))==="dynamic"||await(0,un.
I)(e,Uint32Array.from({length:e.pages.count},(n,s)=>s+1))),await(0,gn.N)(e,"all")}function Mn(e,t,{box:n,rotation:s}){e.pages.patch(t,{MediaBox:[...n],CropBox:[
...n],Rotate:s,UserUnit:void 0,Annots:void 0})}const On=1e3;function yn(e,t,n){const{drawingStep:s}=e.job.limits;if(!(n<=s*On))throw(0,dt.F)("drawingStep",`Page\
 ${t} of the document would take too long to draw at once`,"Split it, or ask a service of your own, which draws longer","pages")}var Pn=a(52404);const Dn={png:{
ending:"png",mediaType:"image/png"},jpeg:{ending:"jpg",mediaType:"image/jpeg"}},vn=async(e,t,n)=>{const s=await(0,Ft.E)(e.bytes,n,{password:t.open_password}),o=s.
pages.count,i=(0,v.k1)(t.pages,o);if(i.length===0)return{documents:[],files:[],notes:[Pn.$],facts:{imageCount:0}};In(i.length,n);const c=[...i].map(Z=>xn((0,d.iw)(
s,Z-1),Z,t));Un(c,t,n);const{bytes:u,missing:E}=await En(s,i,t.with_annotations),A=await l.Y.open(u,n),T=e.name.replace(/\.pdf$/i,""),D=String(o).length,z=[],{ending:Q,
mediaType:J}=Dn[t.image_format];let Y=0;for(const[Z,{page:ot,width:at,height:et,resolution:lt}]of c.entries()){const gt=await A.draw(Z,{width:at,height:et,isTransparent:t.
transparent}),st=await An(gt,lt,t,n);Y+=st.length,Tn(Y,n);const rt=`${T}-${String(ot).padStart(D,"0")}.${Q}`;z.push({name:rt,bytes:await n.onResult({index:Z,name:rt,
bytes:st}),mediaType:J,facts:{page:ot,width:at,height:et,size:st.length,mimeType:J}}),n.pace.progress((Z+1)/c.length)}return{documents:[],files:z,notes:E.notes(),
facts:{imageCount:z.length}}};function xn(e,t,n){const s=n.pixel_width===void 0?n.resolution:p(e,n.pixel_width);return{page:t,...g(e,s),resolution:s}}async function An(e,t,n,s){
const{grayscale:o,transparent:i,image_format:c,quality:u}=n,{width:E,height:A}=e,T=o||!await(0,h.cE)(e,s.pace);if(c==="jpeg"){const z=T?"gray":"rgb";return await X(
{width:E,height:A,color:z,quality:u,resolution:t,samples:(0,h.lc)(e,z)},s.pace)}const D=i?T?"gray-alpha":"rgba":T?"gray":"rgb";return await(0,Kt.H)({width:E,height:A,
depth:8,color:D,resolution:t,samples:(0,h.lc)(e,D)},s)}function In(e,{limits:{drawnPages:t}}){if(e<=t)return;const n=`pages_to_images gives at most ${(0,q.y_)(t,
"image")} at once, and pages names ${e}`;throw(0,dt.F)("drawnPages",n,`Choose pages such as 1..${t}, or split the document first`,"pages")}function Tn(e,{limits:{
drawnBytes:t}}){if(e<=t)return;const n=`The images together are larger than ${t} bytes`;throw(0,dt.F)("drawnBytes",n,"Choose fewer pages, or a lower resolution",
"pages")}const Bn=1e6;function Un(e,t,{limits:{pixels:n}}){const s=({width:T,height:D})=>T*D,o=e.reduce((T,D)=>s(D)>s(T)?D:T);if(s(o)<=n)return;const i=Math.sqrt(
n/s(o)),[c,u]=t.pixel_width===void 0?["resolution",t.resolution]:["pixel_width",t.pixel_width],E=Math.ceil(s(o)/Bn),A=`${u} would make images of ${(0,q.y_)(E,"m\
egapixel")}: at most ${Math.floor(u*i)} fits this document (page ${o.page})`;throw(0,y.G6)([{field:c,message:A}])}}),52404:(($,U,a)=>{a.d(U,{$:()=>w,U:()=>_});var y=a(
58552),v=a(29082),x=a(98446);const w={code:"no_pages_selected",message:"The document has none of the pages that were asked for, so nothing was changed."};function _({
first_page:g,last_page:p,pages:l},h){if(l!==void 0)return(0,v.k1)(l,h);const d=(0,x.y_)(h,"page"),r=[];if(g>h&&r.push({field:"first_page",message:`is ${g}, but \
the document has ${d}`}),p!==void 0&&p>h&&r.push({field:"last_page",message:`is ${p}, but the document has ${d}`}),r.length===0&&p!==void 0&&g>p&&r.push({field:"\
first_page",message:`is ${g}, which is after last_page (${p})`,mentions:["last_page"]}),r.length>0)throw(0,y.G6)(r);return Uint32Array.from({length:(p??h)-g+1},
(f,m)=>g+m)}}),86491:(($,U,a)=>{a.d(U,{Z:()=>d});var y=a(45599),v=a(16456),x=a(9865),w=a(62743);const _=.5,g=(0,x.vp)("Times-Roman"),p=Array.from({length:256},(r,f)=>{
const m=v.W[f-32]??"\0",P=m!=="\0",M=P?g(m.codePointAt(0)):void 0;return{code:f,cid:f,text:P?m:w.m,width:M===void 0?_:M/1e3,isSpace:f===32,vertical:void 0}}),l=p.
map(r=>({...r,text:w.m}));function h(r){const f=Array.from(r,P=>p[P]);return 2*f.filter(({text:P})=>P===w.m).length>=f.length?f.map(({code:P})=>l[P]):f}const d={
name:"",bold:!1,italic:!1,fixedPitch:!1,ascent:.75,descent:-.25,dictionary:new y.Bi,vertical:!1,space:p[32].width,type3:void 0,partEnd:(r,f,m)=>Math.min(f+m,r.length),
glyphs:h}}),30586:(($,U,a)=>{a.d(U,{H:()=>f});var y=a(44131),v=a(33095),x=a(64680),w=a(59596);const _=Uint8Array.of(137,80,78,71,13,10,26,10),g={gray:0,rgb:2,palette:3,
"gray-alpha":4,rgba:6},p={gray:1,rgb:3,palette:1,"gray-alpha":2,rgba:4},l=.0254,h=6,d=10,r=2;async function f(B,O){const{width:I,height:R,depth:C,color:F,palette:N,
profile:L,resolution:W}=B,G=Buffer.alloc(13);G.writeUInt32BE(I,0),G.writeUInt32BE(R,4),G.set([C,g[F],0,0,0],8);const K=[_,M("IHDR",G)];return L&&K.push(M("iCCP",
Buffer.concat([Buffer.from("ICC\0\0","latin1"),(0,w.Kc)(L)]))),W!==void 0&&K.push(M("pHYs",m(W))),N&&K.push(M("PLTE",N)),K.push(M("IDAT",await P(B,O)),M("IEND",
new Uint8Array(0))),Buffer.concat(K)}function m(B){const O=Buffer.alloc(9),I=Math.round(B/l);return O.writeUInt32BE(I,0),O.writeUInt32BE(I,4),O[8]=1,O}async function P(B,{
codec:O,pace:I}){const{width:R,height:C,depth:F,color:N,samples:L}=B,W=Math.ceil(R*F*p[N]/8),G=F>=8&&N!=="palette"?r:0,K=typeof L=="function"?L:b=>L.subarray(b*
W,b*W+W),j=new x.k(Math.max(1024,W*C>>(O?0:3))),H=O?void 0:(0,v.i)({level:h,mem:6},j),V=new Uint8Array(W);for(let b=0;b<C;b++){const S=new Uint8Array(W+1),it=K(
b);if(S[0]=b===0?0:G,S[0]===r)for(let X=0;X<W;X++)S[X+1]=it[X]-V[X];else S.set(it.subarray(0,W),1);V.set(it.subarray(0,W)),H?H.push(S,b===C-1):j.copy(S,0,S.length);
const ct=I.step(H?W*d:W);ct&&await ct}return O?O.deflate(j.bytes,h):j.bytes}function M(B,O){const I=Buffer.alloc(O.length+12);return I.writeUInt32BE(O.length,0),
I.write(B,4,"latin1"),I.set(O,8),I.writeUInt32BE((0,y.Q)(I.subarray(4,O.length+8)),O.length+8),I}}),38671:(($,U,a)=>{a.d(U,{R:()=>w});var y=a(52205),v=a(45599);
const x={DCTDecode:"jpg",DCT:"jpg",JPXDecode:"jp2",CCITTFaxDecode:"ccitt",CCF:"ccitt",JBIG2Decode:"jbig2"};function w(_,g){const p=(0,y.c3)(_,g.dict.get("Filter")),
l=(0,y.c3)(_,g.dict.get("DecodeParms")),h=p.at(-1)??null,d=h instanceof v.SX?x[h.text]:void 0;if(!d)return{format:d,parameters:void 0,filter:h,before:g};const r=new v.
Bi(g.dict);r.set("Filter",p.slice(0,-1)),r.set("DecodeParms",l.slice(0,p.length-1));const f=l[p.length-1];return{format:d,parameters:(0,v.Zm)(f)?f:void 0,filter:h,
before:new v.Z6(r,g.data,g.sealed)}}}),93059:(($,U,a)=>{a.d(U,{n:()=>x});var y=a(45599);const v={BPC:"BitsPerComponent",CS:"ColorSpace",D:"Decode",DP:"DecodePar\
ms",F:"Filter",H:"Height",IM:"ImageMask",W:"Width"};function x(w){if(w.dataStart<0)return;const _=new y.Bi;for(let g=0;g+1<w.count;g+=2){const p=w.name(g);p!==void 0&&
_.set(v[p]??p,w.value(g+1))}return new y.Z6(_,w.content.subarray(w.dataStart,w.dataEnd))}}),8283:(($,U,a)=>{a.d(U,{A2:()=>v,EI:()=>_,GM:()=>x,OD:()=>p,Os:()=>w,
iN:()=>g});var y=a(78157);const v=216,x=217,w=218,_=254,g=d=>d>=224&&d<=239;function*p(d){const r=(0,y.bS)(d);for(let f=2;;){const m=h(r,f);if(m<0)return;const P=r[m+
1],M=P===v||P===x||P===l;if(!M&&m+4>r.length)return;const B=M?0:r.readUInt16BE(m+2),O=m+2+B;if(O>r.length||!M&&B<2||(yield{marker:P,start:m,end:O,data:r.subarray(
M?O:m+4,O)},P===x))return;f=O}}const l=1;function h(d,r){for(let f=d.indexOf(255,r);f>=0&&f+1<d.length;f=d.indexOf(255,f+1)){const m=d[f+1];if(m!==0&&m!==255&&(m<
208||m>215))return f}return-1}}),58971:(($,U,a)=>{a.d(U,{X:()=>g});var y=a(58552),v=a(45599);const x=1e5,w=8*1024*1024,_=Uint8Array.of(10);class g{document;forms=new Map;kept=0;constructor(l){
this.document=l}async page(l){const{document:h}=this,d=h.entry(h.pages.number(l),"Contents"),r=h.resolve(d);if(r instanceof v.Z6)return this.decode(r);const f=[];
for(const m of h.array(d)??[]){const P=(0,v.i9)(m)?h.get(m):null;P instanceof v.Z6&&f.push(await this.decode(P),_)}return f.length===2?f[0]:Buffer.concat(f)}async form(l,h){
const d=this.forms.get(l);if(d)return d;const r=await this.decode(h);return this.kept+=r.length,this.kept>w&&(this.forms.clear(),this.kept=r.length),this.forms.
set(l,r),r}async decode(l){const{document:h}=this;if(l.data.length>x)try{return await h.decodedAtEase(l)}catch(f){if(!(f instanceof y.zU)||f.code!=="unreadable_\
document")throw f}const d=h.decodedPart(l)?.data??new Uint8Array(0),r=h.job.pace.step(d.length);return r&&await r,d}}}),31095:(($,U,a)=>{a.d(U,{H:()=>x,t:()=>w});
var y=a(86491),v=a(57373);class x{document;resources;outer;fonts=new Map;constructor(g,p,l){this.document=g,this.resources=p,this.outer=l}find(g,p){return this.
document.dict(this.resources?.get(g))?.get(p)??this.outer?.find(g,p)}properties(){return this.document.dict(this.resources?.get("Properties"))??this.outer?.properties()}loaded(g){
return this.fonts.get(g)??null}async load(g){const p=await w(this.document,this.find("Font",g));return this.fonts.set(g,p),p}}async function w(_,g){return g!==void 0&&
_.dict(g)?(0,v.G)(_,g):y.Z}}),44738:(($,U,a)=>{a.d(U,{L:()=>g,m:()=>p});var y=a(45599),v=a(55969),x=a(3466),w=a(9731),_=a(17671);async function g(l,h){const d=new Set;
let r=0,f=!1;for(let M=0;M<l.pages.count;M++){const B=p(l,l.pages.number(M));for(const{number:I}of B){const R=l.get(I);if(d.has(I)||!(0,y.Zm)(R)||!h(R,M))continue;
d.add(I);const C=(0,v.B)(l,R);C==="Popup"&&r++,C==="Widget"&&(f=!0)}const O=l.job.pace.step(500+B.length*100);O&&await O}if(d.size===0)return 0;const m=(0,_.Hi)(
l),P=f?await x.R.of(l):void 0;return await(0,_.Pv)(m,d,()=>(0,_.Wi)(m,d)),P&&await(0,_.zg)(m,P),await(0,w.U)(m),d.size-r}function p(l,h){const d=l.entry(h,"Anno\
ts"),r=l.array(d)??[];if(!r.some(y.Zm))return r.filter(y.i9);const f=l.edit((0,y.i9)(d)?d:h),m=l.array((0,y.Zm)(f)?f.get("Annots"):f)??[];for(const[P,M]of m.entries())
(0,y.Zm)(M)&&(m[P]=l.add(M));return m.filter(y.i9)}})};
