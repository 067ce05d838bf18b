"use strict";exports.id=4776,exports.ids=[4776],exports.modules={41578:((J,N,o)=>{o.d(N,{r:()=>F});var O=o(45657),P=o(81679),a=o(45599),l=o(16456),S=o(94389),p=o(88739),C=o(
43463);const $=120;async function F(m,x){const{unit:G,metrics:j}=m,{file:B,isCff:K,glyphs:Y,codes:Z}=await m.subset(x),c=({id:h})=>Z.get(h)??0,f=(0,a.UU)(`${(0,C.
j)(B)}+${W(m.name)}`),y=(0,P.Kc)(B),u=(0,P.Kc)(Buffer.from((0,p.U)(Y.map(h=>[c(h),h.codePoints])),"latin1")),D=Y.flatMap(h=>[c(h),[h.advanceWidth*G]]),A=K?{Subtype:(0,a.
UU)("CIDFontType0C"),Filter:(0,a.UU)("FlateDecode")}:{Length1:B.length,Filter:(0,a.UU)("FlateDecode")};return{addTo:(h,X=h.add(null),z=!1)=>{const U=z?(0,P.Kc)(
M(K?[0,...Z.values()]:L(B))):void 0,R=(0,a.jd)({Type:(0,a.UU)("FontDescriptor"),FontName:f,Flags:l.jp,FontBBox:[...j.box],ItalicAngle:j.italicAngle,Ascent:j.ascent,
Descent:j.descent,CapHeight:j.capHeight,StemV:$,CIDSet:U&&h.add(new a.Z6((0,a.jd)({Filter:(0,a.UU)("FlateDecode")}),U)),[K?"FontFile3":"FontFile2"]:h.add(new a.
Z6((0,a.jd)(A),y))}),w=(0,a.jd)({Type:(0,a.UU)("Font"),Subtype:(0,a.UU)(K?"CIDFontType0":"CIDFontType2"),BaseFont:f,CIDSystemInfo:(0,a.jd)({Registry:(0,a.Px)("A\
dobe"),Ordering:(0,a.Px)("Identity"),Supplement:0}),CIDToGIDMap:K?void 0:(0,a.UU)("Identity"),FontDescriptor:h.add(R),W:[...D]});return h.put(X,(0,a.jd)({Type:(0,a.
UU)("Font"),Subtype:(0,a.UU)("Type0"),BaseFont:f,Encoding:(0,a.UU)("Identity-H"),DescendantFonts:[h.add(w)],ToUnicode:h.add(new a.Z6((0,a.jd)({Filter:(0,a.UU)("\
FlateDecode")}),u))})),X},codeOf:h=>(0,p.B)(c(h))}}function M(m){const x=new Uint8Array(((0,O.Kf)(m)>>3)+1);for(const G of m)x[G>>3]|=128>>(G&7);return x}function L(m){
const x=new DataView(m.buffer,m.byteOffset,m.byteLength),G=x.getUint16((0,S.tI)(x).get("maxp").at+4);return Array.from({length:G},(j,B)=>B)}const W=m=>m.replace(
/[^\w-]/g,"").slice(0,100)||"Font"}),86799:((J,N,o)=>{o.d(N,{t:()=>Z,g:()=>m});var O=o(58552),P=o(59277);const[a,l]=[16,12],S=200;function p(c){const f=new DataView(
c.buffer,c.byteOffset,c.byteLength);if(f.getUint32(8)===0)return;const y=f.getUint32(12),u=f.getUint16(y+4);if(u===0||u>S)return;const D=Array.from({length:u},(U,R)=>{
const w=y+l+R*a;return{record:c.subarray(w,w+a),from:f.getUint32(w+8),length:f.getUint32(w+12)}}),A=D.map(({length:U})=>Math.ceil(U/4)*4),b=A.reduce((U,R)=>U+R,
l+u*a);if(b>c.length+4*u||D.some(({from:U,length:R})=>U+R>c.length))return;const h=new Uint8Array(b),X=new DataView(h.buffer);h.set(c.subarray(y,y+l));let z=l+u*
a;for(const[U,{record:R,from:w,length:q}]of D.entries())h.set(R,l+U*a),X.setUint32(l+U*a+8,z),h.set(c.subarray(w,w+q),z),z+=A[U];return h}var C=o(94389);const $="\
it must be a TrueType or OpenType font (.ttf or .otf)",F=2,M=12,L=256,W=512;function m({bytes:c},f){const y=A=>(0,O.G6)([{field:f,message:A}]),u=(0,P.y)(c)==="a\
 font collection"?x(c):c;if(!u)throw y(B);const D=G(u);if(D!==void 0)throw y(D);return{bytes:u,field:f}}function x(c){try{return p(c)}catch(f){if(f instanceof RangeError)
return;throw f}}function G(c){const f=(0,P.y)(c);if(f!=="a TrueType font"&&f!=="an OpenType font")return`is ${f??"not a font"}; ${$}`;try{const y=new DataView(c.
buffer,c.byteOffset,c.byteLength),u=(0,C.tI)(y);if(![...u.values()].every(({at:A,length:b})=>A+b<=c.length))return K;if(j.some(A=>!u.has(A)))return B;if(!u.has(
"CFF ")&&!(u.has("glyf")&&u.has("loca")))return"has no outlines that a PDF document can hold; give a font with TrueType or CFF outlines";const D=u.get("OS/2");return D&&
Y(y.getUint16(D.at+8))}catch(y){if(y instanceof RangeError)return K;throw y}}const j=["head","hhea","hmtx","maxp","cmap"],B="is a damaged font; give a complete \
TrueType or OpenType font",K="ends too early for a font; give a complete TrueType or OpenType font";function Y(c){const f=y=>`is a font whose license (fsType) ${y}\
; give a font that may be embedded`;return c&F&&!(c&M)?f("forbids embedding"):c&L?f("forbids embedding only the characters that are used"):c&W?f("forbids embedd\
ing its outlines"):void 0}const Z=c=>(0,O.G6)([{field:c,message:B}])}),22194:((J,N,o)=>{o.d(N,{f:()=>P});const O=16;function P(a){const l=a.flatMap(([F,M])=>M?[
{tag:F,data:M}]:[]).sort((F,M)=>F.tag<M.tag?-1:1),S=2**Math.floor(Math.log2(l.length)),p=Buffer.alloc(12+l.length*O);p.writeUInt32BE(65536,0),p.writeUInt16BE(l.
length,4),p.writeUInt16BE(S*O,6),p.writeUInt16BE(Math.log2(S),8),p.writeUInt16BE((l.length-S)*O,10);const C=[p];let $=p.length;for(const[F,{tag:M,data:L}]of l.entries()){
const W=12+F*O;p.write(M,W,"latin1"),p.writeUInt32BE($,W+8),p.writeUInt32BE(L.length,W+12);const m=-L.length&3;C.push(L,Buffer.alloc(m)),$+=L.length+m}return Buffer.
concat(C)}}),43463:((J,N,o)=>{o.d(N,{j:()=>l});var O=o(77598),P=o.n(O);const a=26;function l(S){const p=(0,O.createHash)("sha256").update(S).digest();return Array.
from(p.subarray(0,6),C=>String.fromCharCode(65+C%a)).join("")}}),36263:((J,N,o)=>{o.d(N,{ar:()=>w,Wu:()=>z,ft:()=>R});var O=o(47762),P=o(58552),a=o(12889),l=o(47707),
S=o(45657);const p=/^[\u0020-\u007e\u00a0-\u00ac\u00ae-\u024f\u0386-\u03ce\u0400-\u045f\u2010-\u2027\u20ac]*$/,C=2e4;class ${layout;letters=new Map;advances=new Map;clusters=new Map;constructor(t){
this.layout=t}shape(t){if(!p.test(t))return;const n=[];for(let e=0,r=0;e<t.length;e=r){for(r=e+1;this.changes(t,r-1)||r>e+1&&this.changes(t,r);)r++;const d=r===
e+1?this.alone(t,e):this.together(t,e,r);if(!d)return;(0,S.RZ)(n,d)}const s=new Map;return n.map(e=>{const r=s.get(e.glyph.id)??e.glyph;return s.set(r.id,r),r===
e.glyph?e:{...e,glyph:r}})}changes(t,n){return n+1<t.length&&this.advance(t.slice(n,n+2))===void 0}alone(t,n){const s=this.letter(t[n]),e=n+1<t.length?this.advance(
t.slice(n,n+2)):s?.advance;if(!(!s||e===void 0))return[e===s.advance?s:{...s,advance:e}]}together(t,n,s){const[e,r]=[Math.max(n-1,0),Math.min(s+1,t.length)],d=`${n-
e} ${t.slice(e,r)}`;return this.clusters.has(d)||(this.clusters.size===C&&this.clusters.clear(),this.clusters.set(d,this.within(t.slice(e,r),n-e,r-s))),this.clusters.
get(d)}within(t,n,s){const e=this.layout(t),[r,d]=[n>0?this.letter(t[0]):void 0,s>0?this.letter(t.at(-1)):void 0],E=e.slice(n,e.length-s),[T,I]=[e[0],e.at(-1)],
v=n>0?this.advance(t.slice(0,2)):void 0;if(!(n>0&&!(r&&T&&F(T,r)&&T.advance===v)))return s>0&&!(d&&I&&F(I,d)&&I.advance===d.advance)?void 0:E}letter(t){if(!this.
letters.has(t)){const n=this.layout(t);this.letters.set(t,n.length===1&&M(n[0])?n[0]:void 0)}return this.letters.get(t)}advance(t){let n=this.advances.get(t);return n===
void 0&&!this.advances.has(t)&&(this.advances.size===C&&this.advances.clear(),this.advances.set(t,n=this.advanceIn(t))),n}advanceIn(t){const[n,s,...e]=this.layout(
t),[r,d]=[this.letter(t[0]),this.letter(t[1])];if(!(!n||!s||!r||!d||e.length>0))return F(n,r)&&F(s,d)&&s.advance===d.advance?n.advance:void 0}}const F=(i,t)=>i.
glyph.id===t.glyph.id&&M(i),M=({x:i,y:t})=>i===0&&t===0;var L=o(22194);const W=50,m=34,x=4;function G(i,t,n){Object.assign(t,{glyf:[],offset:0,loca:{offsets:[]},
hmtx:{metrics:[]}});for(let g=0;g<t.glyphs.length;g++)j(t,t.glyphs[g],n);const{stream:s,directory:e}=i,r=g=>{const H=e.tables[g];return H&&Buffer.from(s.buffer.
subarray(H.offset,H.offset+H.length))},d=t.glyf.length,E=t.glyf.map(g=>g.length%2===0?g:Buffer.concat([g,Buffer.of(0)])),T=[0];for(const g of E)T.push(T.at(-1)+
g.length);const I=T.at(-1)<=2*65535,v=Buffer.alloc(T.length*(I?2:4));for(const[g,H]of T.entries())I?v.writeUInt16BE(H/2,g*2):v.writeUInt32BE(H,g*4);const V=Buffer.
alloc(d*4);for(const[g,{advance:H,bearing:nt}]of t.hmtx.metrics.entries())V.writeUInt16BE(H,g*4),V.writeInt16BE(nt,g*4+2);const Q=r("head"),k=r("hhea"),_=r("max\
p");Q?.writeInt16BE(I?0:1,W),k?.writeUInt16BE(d,m),_?.writeUInt16BE(d,x);const tt=["cvt ","fpgm","prep"].map(g=>[g,r(g)]);return(0,L.f)([...tt,["glyf",Buffer.concat(
E)],["head",Q],["hhea",k],["hmtx",V],["loca",v],["maxp",_]])}function j(i,t,n){const s=n.get(t);if(s){i.glyf.push(s.data),i.hmtx.metrics.push(s.metrics);return}
const e=i._addGlyph(t),r=i.glyf[e];r.length>0&&r[0]>=128||n.set(t,{data:r,metrics:i.hmtx.metrics[e]})}async function B(i,t,n,s){const e=i["CFF "],r=n(()=>K(e)),
d=[...new Map([...t].reverse().map(v=>[v.id,v])).values()].sort((v,V)=>r(v.id)-r(V.id)||v.id-V.id),E=n(()=>i.createSubset()),T=new Map(d.map(v=>[v.id,E.includeGlyph(
v)])),I=e?await Y(E,n):n(()=>G(i,E,s));return e&&(I[3]=4),{file:I,isCff:e!==void 0,glyphs:d,codes:T}}function K(i){if(i?.isCIDFont!==!0)return()=>0;const t=i.fdForGlyph(
0)??0;return n=>{const s=i.fdForGlyph(n)??0;return s===t?-1:s}}async function Y(i,t){const n=i,s=n.encode.bind(i),e=[];n.encode=d=>{try{s(d)}catch(E){e.push(E)}};
const r=[];return await new Promise(d=>{i.encodeStream().on("data",E=>r.push(E)).on("end",()=>d())}),t(()=>{if(e.length>0)throw e[0];return Buffer.concat(r)})}const Z={
Arabic:"ب",Syriac:"ܒ",Nko:"ߊ"};class c{font;guard;unit;metrics;name;scripts=new Map;boxes=new Map;outlines=new Map;pairs;constructor(t,n=s=>s()){this.font=t,
this.guard=n,this.unit=1e3/t.unitsPerEm,this.metrics=n(()=>f(t,this.unit)),this.name=u(t)}keep(){this.pairs??=new $(t=>(this.forget(),this.shapePiece(t,!1))),this.
forget()}forget(){this.font._glyphs={}}covers(t){return this.guard(()=>this.hasGlyphs(t))}hasGlyphs(t){for(const n of t){if((0,l.ML)(n))continue;const s=(0,l.RM)(
n);if(s!==void 0&&!this.shapes(s)||!this.font.hasGlyphForCodePoint(n.codePointAt(0)))return!1}return!0}shape(t,n=!1){return this.guard(()=>{const s=n?void 0:this.
pairs?.shape(t);if(s)return s;this.pairs&&this.forget();const e=A(n?(0,a.jB)(t):t).map(r=>this.shapePiece(r,n));return(n?e.reverse():e).flat()})}plain(t){return this.
guard(()=>{const n=this.font.glyphForCodePoint(t.codePointAt(0)??0);return{glyph:n,advance:n.advanceWidth*this.unit,x:0,y:0}})}boxOf(t){let n=this.boxes.get(t.id);
return n||this.boxes.set(t.id,n=this.guard(()=>t.path.bbox)),n}subset(t){return B(this.font,t,this.guard,this.outlines)}shapePiece(t,n){const{font:s,unit:e}=this,
{glyphs:r,positions:d}=n?y(s).layout(t,void 0,void 0,void 0,"rtl"):s.layout(t),E=s.glyphForCodePoint(32).id,T=r.map((I,v)=>{const{xAdvance:V,xOffset:Q,yOffset:k}=d[v]??
{xAdvance:0,xOffset:0,yOffset:0};return{glyph:I,advance:V*e,x:Q*e,y:Math.round(k*e)}});return n&&!D(s)&&T.reverse(),T.filter(({glyph:I,advance:v})=>I.id!==E||v!==
0)}shapes(t){let n=this.scripts.get(t);return n===void 0&&this.scripts.set(t,n=this.tryScript(t)),n}tryScript(t){if(!l.MS.has(t))return!1;const n=Z[t];if(n===void 0)
return!0;const[s,e,r]=this.shapePiece(n.repeat(3),!0).map(({glyph:d})=>d.id);return r!==void 0&&(r!==e||e!==s)}}function f(i,t){const n=(E,T)=>Number.isFinite(E)?
E*T:0,{minX:s,minY:e,maxX:r,maxY:d}=i.bbox;return{box:[s,e,r,d].map(E=>n(E,t)),ascent:n(i.ascent,t),descent:n(i.descent,t),capHeight:n(i.capHeight,t),italicAngle:n(
i.italicAngle,1)}}const y=i=>i;function u(i){try{return i.postscriptName??""}catch{return""}}const D=i=>{const{GSUB:t,GPOS:n,morx:s}=i;return[t,n,s].some(e=>e!==
void 0)};function A(i){const t=[];let n,s="";for(const e of i){const r=/[\p{Script=Common}\p{Script=Inherited}]/u.test(e)?n:(0,l.RM)(e)??"";s!==""&&n!==void 0&&
r!==n&&(t.push(s),s=""),s+=e,n=r}return s===""?t:[...t,s]}var b=o(86799),h=o(38875);const X={Regular:()=>o.e(1938).then(o.bind(o,41938)),SemiBold:()=>o.e(3477).
then(o.bind(o,43477)),Italic:()=>o.e(3584).then(o.bind(o,33584)),SemiBoldItalic:()=>o.e(6710).then(o.bind(o,6710)),Serif:()=>o.e(922).then(o.bind(o,30922)),SerifSemiBold:()=>o.
e(4525).then(o.bind(o,4525)),SerifItalic:()=>o.e(4552).then(o.bind(o,54552)),SerifSemiBoldItalic:()=>o.e(7406).then(o.bind(o,97406)),Mono:()=>o.e(2023).then(o.bind(
o,62023)),Emoji:()=>o.e(7824).then(o.bind(o,17824))};async function z(i){const{notoSans:t}=await X[i]();return new c(O.A.create((0,h.F)(t)))}const U=new Map;async function R(i){
let t=U.get(i);return t||U.set(i,t=await z(i)),t.keep(),t}function w({bytes:i,field:t}){const n=s=>{try{return s()}catch(e){throw e instanceof P.zU?e:(0,b.t)(t)}};
return n(()=>{const s=O.A.create(i);if(q(s),!(s.unitsPerEm>=16&&s.unitsPerEm<=16384&&s.numGlyphs>0))throw(0,b.t)(t);const e=new c(s,n);return e.shape("A1"),e})}
function q(i){const{tables:t}=i.directory;for(const n of["sbix","COLR","CPAL"])Reflect.deleteProperty(t,n)}})};
