"use strict";exports.id=8442,exports.ids=[8442],exports.modules={66974:(($,T,e)=>{e.d(T,{D6:()=>v,F1:()=>I,NL:()=>c,P3:()=>y,br:()=>u,bs:()=>g});var D=e(98446);const y={problem:"\
names page 0: pages count from 1, and -1 is the last page"};function I(s,i,d){const m=[],h=[];for(const[_,p]of s.split(",").entries()){const P=_+1;if(i!==void 0&&
p.trim()===""){h.push(`entry ${P} is empty: write ${i}, separated by single commas`);continue}const M=d(p,P);"problem"in M?h.push(u(P,p,M.problem)):m.push(M.item)}
return h.length>0?{problem:g(h)}:{items:m}}const u=(s,i,d)=>`entry ${s} ('${r(i.trim())}') ${d}`,v=({position:s,text:i},d,m)=>u(s,i,`names ${E(d)}, but the docu\
ment has ${(0,D.y_)(m,"page")}`);function E(s){return Number.isSafeInteger(s)?`page ${s}`:"a page far beyond its end"}const w=5;function g(s){const i=s.length-w;
return[...s.slice(0,w),...i>0?[`and ${i} more such entries`]:[]].join("; ")}function c(s){const i=/^ *(\d{1,10}) *[-–]+ *(\d{0,10}) *$/.exec(s);return i?`is n\
ot a range: write ${i[1]}..${i[2]}${i[2]===""?" for this page and all after it":""}`:/\bfirst\b/i.test(s)?"is not a page: the first page is written 1, and a ran\
ge from it 1..5":/\b(last|end)\b/i.test(s)?"is not a page: the last page is written -1, and a range to it 2..":void 0}function r(s){const i=[...s].map(d=>/[\p{Cc}\p{Cs}\u2028\u2029]/u.
test(d)?"?":d);return(0,D.Bu)(i.join(""),40)}}),29082:(($,T,e)=>{e.d(T,{k1:()=>v,lY:()=>u,m7:()=>E});var D=e(58552),y=e(66974);const I=/^(not +)?(?:(odd|even|all)|(-?\d+)(?:(\.\.)(-?\d+)?)?)$/i,
u=c=>(0,y.F1)(c,"pages such as 1..3, -1, odd",(r,s)=>{const i=r.trim(),d=I.exec(i);if(!d)return{problem:g(i)};const[,m,h,_,p,P]=d,M={negated:m!==void 0,text:i,position:s};
if(h!==void 0)return{item:{...M,pages:h.toLowerCase()}};const O=Number(_),x=p===void 0?O:P===void 0?"end":Number(P);return O===0||x===0?y.P3:{item:{...M,pages:{
from:O,to:x}}}});function v(c,r,s="pages"){const i=p=>(0,D.G6)([{field:s,message:p}]),d=u(c);if("problem"in d)throw i(d.problem);const m=new w(r),h=new w(r),_=[];
for(const p of d.items){const P=p.negated?h:m;if(typeof p.pages=="string"){P.add(p.pages);continue}const{from:M,to:O}=p.pages,x=M<0?r+1+M:M,S=O==="end"?r:O<0?r+
1+O:O,B=(O==="end"?M<0?[[M,x]]:[]:[[M,x],[O,S]]).find(([,K])=>K<1||K>r);B&&_.push((0,y.D6)(p,B[0],r)),!(O==="end"&&x>r||_.length>0)&&P.range(Math.min(x,S),Math.
max(x,S))}if(_.length>0)throw i((0,y.bs)(_));return d.items.every(({negated:p})=>p)&&m.add("all"),m.without(h)}function E(c){const r=u(c);if("problem"in r||r.items.
length!==1)return;const{negated:s,pages:i}=r.items[0];if(s)return;if(i==="all")return{first:1};if(typeof i=="string"||i.from<1)return;const{from:d,to:m}=i;return m===
"end"?{first:d}:m===-1?{first:d}:m<1?void 0:{first:Math.min(d,m),last:Math.max(d,m)}}class w{pageCount;differences;odd=!1;even=!1;constructor(r){this.pageCount=
r,this.differences=new Int32Array(r+2)}add(r){r!=="even"&&(this.odd=!0),r!=="odd"&&(this.even=!0)}range(r,s){this.differences[r]++,this.differences[s+1]--}without(r){
const s=new Uint32Array(this.pageCount);let i=0,d=0,m=0;for(let h=1;h<=this.pageCount;h++){d+=this.differences[h],m+=r.differences[h];const _=h%2===1?"odd":"eve\
n";(d>0||this[_])&&!(m>0||r[_])&&(s[i++]=h)}return s.subarray(0,i)}}function g(c){return/^(not +)?\.\./i.test(c)?"has no start: a range is written 1..5":/^!/.test(
c)?"is not a page: leave out pages with not, such as not 2":(0,y.NL)(c.replace(/^not +/i,""))??"is not a page such as 3 or -1, a range such as 2..5 or 2.., odd,\
 even, all, or one of these after not"}}),44131:(($,T,e)=>{e.d(T,{Q:()=>y});const D=I();function y(u){const[v,E,w,g]=D;let c=4294967295,r=0;for(const s=u.length-
3;r<s;r+=4)c^=u[r]|u[r+1]<<8|u[r+2]<<16|u[r+3]<<24,c=g[c&255]^w[c>>>8&255]^E[c>>>16&255]^v[c>>>24];for(;r<u.length;r++)c=v[(c^u[r])&255]^c>>>8;return~c>>>0}function I(){
const u=new Int32Array(256);for(let g=0;g<256;g++){let c=g;for(let r=0;r<8;r++)c=c&1?c>>>1^3988292384:c>>>1;u[g]=c}const v=g=>g.map(c=>u[c&255]^c>>>8),E=v(u),w=v(
E);return[u,E,w,v(w)]}}),97755:(($,T,e)=>{e.d(T,{N:()=>w});var D=e(45599),y=e(64019),I=e(55969),u=e(12844),v=e(44738),E=e(57594);async function w(s,i){const d=new u.
I(s),m=new E.v(s,"OctavoAnnotation"),h=new Set,_=[],p=[];for(let O=0;O<s.pages.count;O++){const x=p.length;for(const{number:S}of(0,v.m)(s,s.pages.number(O))){const R=s.
get(S);if(!(0,D.Zm)(R)||!(0,I.E)((0,I.B)(s,R),i))continue;p.push(R),m.isVisible(R)&&!c(s,R)&&await d.draw(R,S);const B=s.job.pace.step(1e3);B&&await B}p.length>
x&&_.push(O+1)}await d.finish();for(const O of p)g(s,m,O)&&h.add(O);const P=await r(s,m,_,h);await(0,v.L)(s,O=>h.has(O));const M=new Set([...h].filter(O=>(0,I.B)(
s,O)==="Popup"));return{flattened:P,hidden:h.size-M.size-P,left:new Set(p).size-h.size,isTransparent:d.isTransparent,missing:[...d.missing]}}const g=(s,i,d)=>(0,I.
B)(s,d)==="Popup"||!i.isVisible(d)||c(s,d),c=(s,i)=>(0,y.wR)(s,i)!==void 0;async function r(s,i,d,m){const h=new Set;return await i.run(Uint32Array.from(d),({items:_,
paint:p})=>{for(const P of _){const M=(0,D.i9)(P)?s.get(P):void 0;!(0,D.i9)(P)||!(0,D.Zm)(M)||!m.has(M)||(0,I.B)(s,M)==="Popup"||!i.isVisible(M)||(h.add(M),p({number:P.
number,dict:M}))}return _}),h.size}}),27583:(($,T,e)=>{e.d(T,{I:()=>s});var D=e(33238),y=e(56457),I=e(72648),u=e(78906),v=e(52755),E=e(16259),w=e(77500),g=e(5964),
c=e(71250),r=e(76586);async function s(i,d,m){const h=await(0,D.Y)(i,"keep"),_=await v.mO.read(i);(0,w.mD)(i,_);const p=new E.n(i,_),P=m&&(0,I.g)(m,"font"),M=new u.
y(i,_,p,P);await(0,g.$)(i,_,p,M,{missing:!0});const O=new Set(d),x=({widgets:H})=>H.some(j=>j.pages.some(F=>O.has(F))),S=new Map([...M.missing].filter(([H])=>x(
H))),R=[...M.tooSmall],B=H=>!x(H),K=[...(0,y.D)(h,"flatten"),...(0,c.jA)(S,new Set,P),...(0,c.QR)(R.filter(x),!0),...(0,c.QR)(R.filter(B),!1),...(0,w.br)(i,"val\
ues")],{widgets:N,notes:Z}=await(0,r.H)(i,_,d);return{widgets:N,isEmpty:N===0&&h.fields.length===0,notes:[...K,...Z]}}}),18442:(($,T,e)=>{e.r(T),e.d(T,{pages_to_images:()=>Rt});
var D=e(58552),y=e(29082),I=e(74135);const u=72;function v(o){const{width:t,height:n}=(0,I.iN)(o);return{width:t*o.userUnit,height:n*o.userUnit}}function E(o,t){
const{width:n,height:a}=v(o),f=l=>Math.max(1,Math.round(l*t/u));return{width:f(n),height:f(a)}}const w=(o,t)=>t*u/v(o).width;var g=e(92043),c=e(1900),r=e(6057),
s=e(30044),i=e(30586),d=e(42973),m=e(12237),h=e(98446),_=e(45599),p=e(36211),P=e(37709),M=e(49454),O=e(93059),x=e(58971),S=e(31095),R=e(95340),B=e(38671),K=e(78157),
N=e(8283);function Z(o,t){const n=(0,K.bS)(t);return o==="jpg"?H(n):o==="jp2"?F(n):V(n)}function H(o){for(const{marker:t,data:n}of(0,N.OD)(o))if(t>=192&&t<=207&&
t!==196&&t!==200&&t!==204&&n.length>=5)return(n[1]<<8|n[2])*(n[3]<<8|n[4]);return 0}const j=36;function F(o){const t=o.indexOf(Uint8Array.of(255,79,255,81));if(t<
0||t+6+j>o.length)return 0;const n=o.readUInt16BE(t+40);return o.readUInt32BE(t+8)*o.readUInt32BE(t+12)*Math.max(1,n/3)}const b=new Set([4,6,7,20,22,23,36,38,39,
40,42,43]);function V(o){let t=0;for(let n=0;n+11<=o.length;){const a=o[n+4],f=n+Q(o,n);if(f>o.length)break;b.has(a&63)&&f+8<=o.length&&(t+=o.readUInt32BE(f)*o.
readUInt32BE(f+4));const l=o.readUInt32BE(f-4);if(l===4294967295)break;n=f+l}return t}function Q(o,t){const n=o.readUInt32BE(t),a=o[t+5]>>5,f=a===7&&t+9<=o.length,
l=f?o.readUInt32BE(t+5)&536870911:a,A=f?4+Math.ceil((l+1)/8):1,U=n<=256?1:n<=65536?2:4;return 5+A+l*U+(o[t+4]&64?4:1)+4}const z={jpg:.011,jp2:.15,jbig2:.01,ccitt:.002},
ct=.006;class dt{document;known=new WeakMap;constructor(t){this.document=t}of(t){const n=this.known.get(t.dict);if(n!==void 0)return n;const a=["SMask","Mask"].
map(A=>this.document.resolve(t.dict.get(A))),l=[t,...a.filter(A=>A instanceof _.Z6)].reduce((A,U)=>A+this.weigh(U),0);return this.known.set(t.dict,l),l}weigh(t){
const{width:n,height:a}=(0,R.h)(this.document,t.dict),f=Math.max(n,0)*Math.max(a,0)||0,{format:l,before:A}=(0,B.R)(this.document,t);if(l===void 0||l==="ccitt")return f*
(l?z[l]:ct);const U=this.document.decodedPart(A)?.data;return Math.max(f,U?Z(l,U):0)*z[l]}}const ft=.01,k=.4,q=2,tt=2,nt=5e3,ht={pattern:0,mask:0,glyph:tt},gt=1e4;
class lt{document;decoder;images;known=new Map;open=new Set;glyphs=new Map;constructor(t){this.document=t,this.decoder=new x.X(t),this.images=new dt(t)}async page(t){
const{document:n}=this,a=new S.H(n,n.dict(n.pages.attribute(t,"Resources"))),{reading:f,drawing:l,heaviest:A,fonts:U}=await this.content(await this.decoder.page(
t),a);return{step:Math.max(f,A),whole:f+l,fonts:U}}async content(t,n){const{job:a}=this.document,f=new mt(this,this.document,n,t.length);return await(0,P.K)(t,a.
pace,l=>(a.memory.budget.spend("operators",1),f.take(l))),f.weight}image(t){return this.images.of(t)}async glyph(t,n){const{document:a,glyphs:f}=this,l=f.get(t);
if(l!==void 0)return l;const A=a.dict(t.get("Resources")),U=A?new S.H(a,A,n):n;let C=0;for(const G of a.dict(t.get("CharProcs"))?.values()??[]){const{reading:L,
drawing:W}=await this.form(G,U);C=Math.max(C,L+W)}return f.set(t,C),C}async form(t,n){const{document:a,known:f,open:l}=this,A=a.resolve(t);if(!(A instanceof _.Z6)||
!(0,_.i9)(t)||l.has(t.number))return ut;const U=f.get(t.number);if(U)return U;const C=a.job.limits.formDepth;if(l.size>=C)throw(0,d.F)("formDepth",`A page of th\
e document has more than ${(0,h.y_)(C,"form")} within another`,"Open it in another PDF program and save it again");l.add(t.number);const G=a.dict(A.dict.get("Re\
sources")),L=await this.decoder.form(t.number,A),W=await this.content(L,G?new S.H(a,G,n):n);return l.delete(t.number),f.set(t.number,W),W}}const ut={reading:0,drawing:0,
heaviest:0,fonts:new Set};class mt{weigher;document;scope;weight;saved=[];ink=ht;path=0;end=0;constructor(t,n,a,f){this.weigher=t,this.document=n,this.scope=a,this.
weight={reading:f*ft,drawing:0,heaviest:0,fonts:new Set}}take(t){this.weight.reading+=k;const{operator:n}=t,a=t.end-this.end;if(this.end=t.end,p.lJ.has(n))return this.
paint(q+this.path*k);switch(n){case"q":this.saved.length<gt&&this.saved.push(this.ink);return;case"Q":this.ink=this.saved.pop()??this.ink;return;case"Tj":case"T\
J":case"'":case'"':return this.paint(a*this.ink.glyph);case"Tf":return this.font(this.scope.find("Font",t.name(0)??""));case"gs":return this.state(this.document.
dict(this.scope.find("ExtGState",t.name(0)??"")));case"Do":return this.draw(this.scope.find("XObject",t.name(0)??""));case"BI":{const f=(0,O.n)(t);return this.paint(
f?this.weigher.image(f):0)}case"sh":return this.paint(nt);case"scn":case"SCN":return this.pattern(t.name(t.count-1));default:this.path++}}paint(t){this.path=0;const n=t+
this.ink.pattern+this.ink.mask;this.weight.drawing+=n,this.weight.heaviest=Math.max(this.weight.heaviest,n)}add(t){this.weight.reading+=t.reading;for(const n of t.
fonts)this.weight.fonts.add(n)}draw(t){const n=this.document.resolve(t);if(n instanceof _.Z6)return(0,_.Eo)(this.document.resolve(n.dict.get("Subtype")),"Form")?
this.weigher.form(t,this.scope).then(a=>{this.add(a),this.paint(a.drawing+q)}):this.paint(this.weigher.image(n))}pattern(t){this.ink={...this.ink,pattern:0};const n=t===
void 0?void 0:this.scope.find("Pattern",t);if(n!==void 0){if(!(this.document.resolve(n)instanceof _.Z6)){this.ink={...this.ink,pattern:nt};return}return this.weigher.
form(n,this.scope).then(a=>{this.add(a),this.ink={...this.ink,pattern:a.reading+a.drawing}})}}async state(t){const n=this.document.array(t?.get("Font"))?.[0];if(n!==
void 0&&await this.font(n),!t?.has("SMask"))return;const a=this.document.dict(t.get("SMask"))?.get("G"),f=await this.weigher.form(a,this.scope);this.add(f),this.
ink={...this.ink,mask:f.reading+f.drawing}}async font(t){const{document:n}=this,a=n.dict(t);if(t===void 0||!a)return;this.weight.fonts.add(t);const f=(0,M.FG)(n,
a.get("Subtype"))==="Type3";this.ink={...this.ink,glyph:tt+(f?await this.weigher.glyph(a,this.scope):0)}}}var pt=e(52755),Et=e(77500),wt=e(17671),_t=e(14029),Mt=e(
97755),Pt=e(27583),vt=e(61540);const Dt=/^(?:Helvetica|Arial|Times|Courier|Symbol|ZapfDingbats)/i;class Ot{document;pages=new Map;constructor(t){this.document=t}add(t,n){
for(const a of n){const f=this.missingName(a);if(f===void 0)continue;const l=this.pages.get(f);l?l.at(-1)!==t&&l.push(t):this.pages.set(f,[t])}}notes(){if(this.
pages.size===0)return[];const t=[...this.pages].map(([a,f])=>`${(0,h.Bu)(a)} (${(0,h.oi)(f)})`);return[{code:"fonts_missing",message:`Fonts that are not in the \
document were drawn with others, and characters that those lack are missing: ${(0,h.Dw)(t)}.`}]}missingName(t){const{document:n}=this,a=n.dict(t);if(!a||(0,vt.nq)(
n,a))return;const f=(0,M.FG)(n,a.get("BaseFont"))||(0,M.FG)(n,(0,M.nb)(n,a)?.get("FontName")),l=(0,M.MH)((0,M.VJ)(f).name);return Dt.test(l)?void 0:l||"a font w\
ithout a name"}}async function yt(o,t,n){await(0,wt.lh)(o,t),n&&await It(o);for(let l=0;l<o.pages.count;l++)At(o,l,(0,r.iw)(o,l));const a=new lt(o),f=new Ot(o);
for(const[l,A]of t.entries()){const U=await a.page(l);Bt(o,A,U.step),f.add(A,U.fonts)}return{bytes:await(0,_t.UN)(o,{encryption:"none",draft:!0}),missing:f}}async function It(o){
o.catalog.has("AcroForm")&&((0,Et.f4)(o,await pt.mO.read(o))==="dynamic"||await(0,Pt.I)(o,Uint32Array.from({length:o.pages.count},(n,a)=>a+1))),await(0,Mt.N)(o,
"all")}function At(o,t,{box:n,rotation:a}){o.pages.patch(t,{MediaBox:[...n],CropBox:[...n],Rotate:a,UserUnit:void 0,Annots:void 0})}const Tt=1e3;function Bt(o,t,n){
const{drawingStep:a}=o.job.limits;if(!(n<=a*Tt))throw(0,d.F)("drawingStep",`Page ${t} of the document would take too long to draw at once`,"Split it, or ask a s\
ervice of your own, which draws longer","pages")}var Ut=e(52404);const xt={png:{ending:"png",mediaType:"image/png"},jpeg:{ending:"jpg",mediaType:"image/jpeg"}},
Rt=async(o,t,n)=>{const a=await(0,m.E)(o.bytes,n,{password:t.open_password}),f=a.pages.count,l=(0,y.k1)(t.pages,f);if(l.length===0)return{documents:[],files:[],
notes:[Ut.$],facts:{imageCount:0}};Lt(l.length,n);const A=[...l].map(J=>St((0,r.iw)(a,J-1),J,t));$t(A,t,n);const{bytes:U,missing:C}=await yt(a,l,t.with_annotations),
G=await g.Y.open(U,n),L=o.name.replace(/\.pdf$/i,""),W=String(f).length,Y=[],{ending:Nt,mediaType:et}=xt[t.image_format];let st=0;for(const[J,{page:it,width:ot,
height:at,resolution:Ft}]of A.entries()){const Ht=await G.draw(J,{width:ot,height:at,isTransparent:t.transparent}),X=await Ct(Ht,Ft,t,n);st+=X.length,Wt(st,n);const rt=`${L}\
-${String(it).padStart(W,"0")}.${Nt}`;Y.push({name:rt,bytes:await n.onResult({index:J,name:rt,bytes:X}),mediaType:et,facts:{page:it,width:ot,height:at,size:X.length,
mimeType:et}}),n.pace.progress((J+1)/A.length)}return{documents:[],files:Y,notes:C.notes(),facts:{imageCount:Y.length}}};function St(o,t,n){const a=n.pixel_width===
void 0?n.resolution:w(o,n.pixel_width);return{page:t,...E(o,a),resolution:a}}async function Ct(o,t,n,a){const{grayscale:f,transparent:l,image_format:A,quality:U}=n,
{width:C,height:G}=o,L=f||!await(0,c.cE)(o,a.pace);if(A==="jpeg"){const Y=L?"gray":"rgb";return await(0,s.I)({width:C,height:G,color:Y,quality:U,resolution:t,samples:(0,c.
lc)(o,Y)},a.pace)}const W=l?L?"gray-alpha":"rgba":L?"gray":"rgb";return await(0,i.H)({width:C,height:G,depth:8,color:W,resolution:t,samples:(0,c.lc)(o,W)},a)}function Lt(o,{
limits:{drawnPages:t}}){if(o<=t)return;const n=`pages_to_images gives at most ${(0,h.y_)(t,"image")} at once, and pages names ${o}`;throw(0,d.F)("drawnPages",n,
`Choose pages such as 1..${t}, or split the document first`,"pages")}function Wt(o,{limits:{drawnBytes:t}}){if(o<=t)return;const n=`The images together are larg\
er than ${t} bytes`;throw(0,d.F)("drawnBytes",n,"Choose fewer pages, or a lower resolution","pages")}const Kt=1e6;function $t(o,t,{limits:{pixels:n}}){const a=({
width:L,height:W})=>L*W,f=o.reduce((L,W)=>a(W)>a(L)?W:L);if(a(f)<=n)return;const l=Math.sqrt(n/a(f)),[A,U]=t.pixel_width===void 0?["resolution",t.resolution]:["\
pixel_width",t.pixel_width],C=Math.ceil(a(f)/Kt),G=`${U} would make images of ${(0,h.y_)(C,"megapixel")}: at most ${Math.floor(U*l)} fits this document (page ${f.
page})`;throw(0,D.G6)([{field:A,message:G}])}}),52404:(($,T,e)=>{e.d(T,{$:()=>u,U:()=>v});var D=e(58552),y=e(29082),I=e(98446);const u={code:"no_pages_selected",
message:"The document has none of the pages that were asked for, so nothing was changed."};function v({first_page:E,last_page:w,pages:g},c){if(g!==void 0)return(0,y.
k1)(g,c);const r=(0,I.y_)(c,"page"),s=[];if(E>c&&s.push({field:"first_page",message:`is ${E}, but the document has ${r}`}),w!==void 0&&w>c&&s.push({field:"last_\
page",message:`is ${w}, but the document has ${r}`}),s.length===0&&w!==void 0&&E>w&&s.push({field:"first_page",message:`is ${E}, which is after last_page (${w})`,
mentions:["last_page"]}),s.length>0)throw(0,D.G6)(s);return Uint32Array.from({length:(w??c)-E+1},(i,d)=>E+d)}}),86491:(($,T,e)=>{e.d(T,{Z:()=>r});var D=e(45599),
y=e(16456),I=e(9865),u=e(62743);const v=.5,E=(0,I.vp)("Times-Roman"),w=Array.from({length:256},(s,i)=>{const d=y.W[i-32]??"\0",m=d!=="\0",h=m?E(d.codePointAt(0)):
void 0;return{code:i,cid:i,text:m?d:u.m,width:h===void 0?v:h/1e3,isSpace:i===32,vertical:void 0}}),g=w.map(s=>({...s,text:u.m}));function c(s){const i=Array.from(
s,m=>w[m]);return 2*i.filter(({text:m})=>m===u.m).length>=i.length?i.map(({code:m})=>g[m]):i}const r={name:"",bold:!1,italic:!1,fixedPitch:!1,ascent:.75,descent:-.25,
dictionary:new D.Bi,vertical:!1,space:w[32].width,type3:void 0,partEnd:(s,i,d)=>Math.min(i+d,s.length),glyphs:c}}),30586:(($,T,e)=>{e.d(T,{H:()=>i});var D=e(44131),
y=e(33095),I=e(64680),u=e(59596);const v=Uint8Array.of(137,80,78,71,13,10,26,10),E={gray:0,rgb:2,palette:3,"gray-alpha":4,rgba:6},w={gray:1,rgb:3,palette:1,"gra\
y-alpha":2,rgba:4},g=.0254,c=6,r=10,s=2;async function i(_,p){const{width:P,height:M,depth:O,color:x,palette:S,profile:R,resolution:B}=_,K=Buffer.alloc(13);K.writeUInt32BE(
P,0),K.writeUInt32BE(M,4),K.set([O,E[x],0,0,0],8);const N=[v,h("IHDR",K)];return R&&N.push(h("iCCP",Buffer.concat([Buffer.from("ICC\0\0","latin1"),(0,u.Kc)(R)]))),
B!==void 0&&N.push(h("pHYs",d(B))),S&&N.push(h("PLTE",S)),N.push(h("IDAT",await m(_,p)),h("IEND",new Uint8Array(0))),Buffer.concat(N)}function d(_){const p=Buffer.
alloc(9),P=Math.round(_/g);return p.writeUInt32BE(P,0),p.writeUInt32BE(P,4),p[8]=1,p}async function m(_,{codec:p,pace:P}){const{width:M,height:O,depth:x,color:S,
samples:R}=_,B=Math.ceil(M*x*w[S]/8),K=x>=8&&S!=="palette"?s:0,N=typeof R=="function"?R:F=>R.subarray(F*B,F*B+B),Z=new I.k(Math.max(1024,B*O>>(p?0:3))),H=p?void 0:
(0,y.i)({level:c,mem:6},Z),j=new Uint8Array(B);for(let F=0;F<O;F++){const b=new Uint8Array(B+1),V=N(F);if(b[0]=F===0?0:K,b[0]===s)for(let z=0;z<B;z++)b[z+1]=V[z]-
j[z];else b.set(V.subarray(0,B),1);j.set(V.subarray(0,B)),H?H.push(b,F===O-1):Z.copy(b,0,b.length);const Q=P.step(H?B*r:B);Q&&await Q}return p?p.deflate(Z.bytes,
c):Z.bytes}function h(_,p){const P=Buffer.alloc(p.length+12);return P.writeUInt32BE(p.length,0),P.write(_,4,"latin1"),P.set(p,8),P.writeUInt32BE((0,D.Q)(P.subarray(
4,p.length+8)),p.length+8),P}}),93059:(($,T,e)=>{e.d(T,{n:()=>I});var D=e(45599);const y={BPC:"BitsPerComponent",CS:"ColorSpace",D:"Decode",DP:"DecodeParms",F:"\
Filter",H:"Height",IM:"ImageMask",W:"Width"};function I(u){if(u.dataStart<0)return;const v=new D.Bi;for(let E=0;E+1<u.count;E+=2){const w=u.name(E);w!==void 0&&
v.set(y[w]??w,u.value(E+1))}return new D.Z6(v,u.content.subarray(u.dataStart,u.dataEnd))}}),58971:(($,T,e)=>{e.d(T,{X:()=>E});var D=e(58552),y=e(45599);const I=1e5,
u=8*1024*1024,v=Uint8Array.of(10);class E{document;forms=new Map;kept=0;constructor(g){this.document=g}async page(g){const{document:c}=this,r=c.entry(c.pages.number(
g),"Contents"),s=c.resolve(r);if(s instanceof y.Z6)return this.decode(s);const i=[];for(const d of c.array(r)??[]){const m=(0,y.i9)(d)?c.get(d):null;m instanceof
y.Z6&&i.push(await this.decode(m),v)}return i.length===2?i[0]:Buffer.concat(i)}async form(g,c){const r=this.forms.get(g);if(r)return r;const s=await this.decode(
c);return this.kept+=s.length,this.kept>u&&(this.forms.clear(),this.kept=s.length),this.forms.set(g,s),s}async decode(g){const{document:c}=this;if(g.data.length>
I)try{return await c.decodedAtEase(g)}catch(i){if(!(i instanceof D.zU)||i.code!=="unreadable_document")throw i}const r=c.decodedPart(g)?.data??new Uint8Array(0),
s=c.job.pace.step(r.length);return s&&await s,r}}}),31095:(($,T,e)=>{e.d(T,{H:()=>I,t:()=>u});var D=e(86491),y=e(57373);class I{document;resources;outer;fonts=new Map;constructor(E,w,g){
this.document=E,this.resources=w,this.outer=g}find(E,w){return this.document.dict(this.resources?.get(E))?.get(w)??this.outer?.find(E,w)}properties(){return this.
document.dict(this.resources?.get("Properties"))??this.outer?.properties()}loaded(E){return this.fonts.get(E)??null}async load(E){const w=await u(this.document,
this.find("Font",E));return this.fonts.set(E,w),w}}async function u(v,E){return E!==void 0&&v.dict(E)?(0,y.G)(v,E):D.Z}}),44738:(($,T,e)=>{e.d(T,{L:()=>E,m:()=>w});
var D=e(45599),y=e(55969),I=e(3466),u=e(9731),v=e(17671);async function E(g,c){const r=new Set;let s=0,i=!1;for(let h=0;h<g.pages.count;h++){const _=w(g,g.pages.
number(h));for(const{number:P}of _){const M=g.get(P);if(r.has(P)||!(0,D.Zm)(M)||!c(M,h))continue;r.add(P);const O=(0,y.B)(g,M);O==="Popup"&&s++,O==="Widget"&&(i=
!0)}const p=g.job.pace.step(500+_.length*100);p&&await p}if(r.size===0)return 0;const d=(0,v.Hi)(g),m=i?await I.R.of(g):void 0;return await(0,v.Pv)(d,r,()=>(0,v.
Wi)(d,r)),m&&await(0,v.zg)(d,m),await(0,u.U)(d),r.size-s}function w(g,c){const r=g.entry(c,"Annots"),s=g.array(r)??[];if(!s.some(D.Zm))return s.filter(D.i9);const i=g.
edit((0,D.i9)(r)?r:c),d=g.array((0,D.Zm)(i)?i.get("Annots"):i)??[];for(const[m,h]of d.entries())(0,D.Zm)(h)&&(d[m]=g.add(h));return d.filter(D.i9)}})};
