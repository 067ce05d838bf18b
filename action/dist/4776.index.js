"use strict";exports.id=4776,exports.ids=[4776],exports.modules={41578:((J,K,r)=>{r.d(K,{r:()=>F});var O=r(45657),P=r(81679),a=r(45599),u=r(16456),C=r(94389),g=r(88739),w=r(
43463);const H=120;async function F(y,S){const{unit:G,metrics:b}=y,{file:A,isCff:j,glyphs:Y,codes:Z}=await y.subset(S),c=({id:h})=>Z.get(h)??0,f=(0,a.UU)(`${(0,w.
j)(A)}+${N(y.name)}`),m=(0,P.Kc)(A),l=(0,P.Kc)(Buffer.from((0,g.U)(Y.map(h=>[c(h),h.codePoints])),"latin1")),D=Y.flatMap(h=>[c(h),[h.advanceWidth*G]]),B=j?{Subtype:(0,a.
UU)("CIDFontType0C"),Filter:(0,a.UU)("FlateDecode")}:{Length1:A.length,Filter:(0,a.UU)("FlateDecode")};return{addTo:(h,X=h.add(null),z=!1)=>{const U=z?(0,P.Kc)(
I(j?[0,...Z.values()]:L(A))):void 0,x=(0,a.jd)({Type:(0,a.UU)("FontDescriptor"),FontName:f,Flags:u.jp,FontBBox:[...b.box],ItalicAngle:b.italicAngle,Ascent:b.ascent,
Descent:b.descent,CapHeight:b.capHeight,StemV:H,CIDSet:U&&h.add(new a.Z6((0,a.jd)({Filter:(0,a.UU)("FlateDecode")}),U)),[j?"FontFile3":"FontFile2"]:h.add(new a.
Z6((0,a.jd)(B),m))}),R=(0,a.jd)({Type:(0,a.UU)("Font"),Subtype:(0,a.UU)(j?"CIDFontType0":"CIDFontType2"),BaseFont:f,CIDSystemInfo:(0,a.jd)({Registry:(0,a.Px)("A\
dobe"),Ordering:(0,a.Px)("Identity"),Supplement:0}),CIDToGIDMap:j?void 0:(0,a.UU)("Identity"),FontDescriptor:h.add(x),W:[...D]});return h.put(X,(0,a.jd)({Type:(0,a.
UU)("Font"),Subtype:(0,a.UU)("Type0"),BaseFont:f,Encoding:(0,a.UU)("Identity-H"),DescendantFonts:[h.add(R)],ToUnicode:h.add(new a.Z6((0,a.jd)({Filter:(0,a.UU)("\
FlateDecode")}),l))})),X},codeOf:h=>(0,g.B)(c(h))}}function I(y){const S=new Uint8Array(((0,O.Kf)(y)>>3)+1);for(const G of y)S[G>>3]|=128>>(G&7);return S}function L(y){
const S=new DataView(y.buffer,y.byteOffset,y.byteLength),G=S.getUint16((0,C.tI)(S).get("maxp").at+4);return Array.from({length:G},(b,A)=>A)}const N=y=>y.replace(
/[^\w-]/g,"").slice(0,100)||"Font"}),86799:((J,K,r)=>{r.d(K,{t:()=>Z,g:()=>y});var O=r(58552),P=r(59277);const[a,u]=[16,12],C=200;function g(c){const f=new DataView(
c.buffer,c.byteOffset,c.byteLength);if(f.getUint32(8)===0)return;const m=f.getUint32(12),l=f.getUint16(m+4);if(l===0||l>C)return;const D=Array.from({length:l},(U,x)=>{
const R=m+u+x*a;return{record:c.subarray(R,R+a),from:f.getUint32(R+8),length:f.getUint32(R+12)}}),B=D.map(({length:U})=>Math.ceil(U/4)*4),$=B.reduce((U,x)=>U+x,
u+l*a);if($>c.length+4*l||D.some(({from:U,length:x})=>U+x>c.length))return;const h=new Uint8Array($),X=new DataView(h.buffer);h.set(c.subarray(m,m+u));let z=u+l*
a;for(const[U,{record:x,from:R,length:q}]of D.entries())h.set(x,u+U*a),X.setUint32(u+U*a+8,z),h.set(c.subarray(R,R+q),z),z+=B[U];return h}var w=r(94389);const H="\
it must be a TrueType or OpenType font (.ttf or .otf)",F=2,I=12,L=256,N=512;function y({bytes:c},f){const m=B=>(0,O.G6)([{field:f,message:B}]),l=(0,P.y)(c)==="a\
 font collection"?S(c):c;if(!l)throw m(A);const D=G(l);if(D!==void 0)throw m(D);return{bytes:l,field:f}}function S(c){try{return g(c)}catch(f){if(f instanceof RangeError)
return;throw f}}function G(c){const f=(0,P.y)(c);if(f!=="a TrueType font"&&f!=="an OpenType font")return`is ${f??"not a font"}; ${H}`;try{const m=new DataView(c.
buffer,c.byteOffset,c.byteLength),l=(0,w.tI)(m);if(![...l.values()].every(({at:B,length:$})=>B+$<=c.length))return j;if(b.some(B=>!l.has(B)))return A;if(!l.has(
"CFF ")&&!(l.has("glyf")&&l.has("loca")))return"has no outlines that a PDF document can hold; give a font with TrueType or CFF outlines";const D=l.get("OS/2");return D&&
Y(m.getUint16(D.at+8))}catch(m){if(m instanceof RangeError)return j;throw m}}const b=["head","hhea","hmtx","maxp","cmap"],A="is a damaged font; give a complete \
TrueType or OpenType font",j="ends too early for a font; give a complete TrueType or OpenType font";function Y(c){const f=m=>`is a font whose license (fsType) ${m}\
; give a font that may be embedded`;return c&F&&!(c&I)?f("forbids embedding"):c&L?f("forbids embedding only the characters that are used"):c&N?f("forbids embedd\
ing its outlines"):void 0}const Z=c=>(0,O.G6)([{field:c,message:A}])}),22194:((J,K,r)=>{r.d(K,{f:()=>P});const O=16;function P(a){const u=a.flatMap(([F,I])=>I?[
{tag:F,data:I}]:[]).sort((F,I)=>F.tag<I.tag?-1:1),C=2**Math.floor(Math.log2(u.length)),g=Buffer.alloc(12+u.length*O);g.writeUInt32BE(65536,0),g.writeUInt16BE(u.
length,4),g.writeUInt16BE(C*O,6),g.writeUInt16BE(Math.log2(C),8),g.writeUInt16BE((u.length-C)*O,10);const w=[g];let H=g.length;for(const[F,{tag:I,data:L}]of u.entries()){
const N=12+F*O;g.write(I,N,"latin1"),g.writeUInt32BE(H,N+8),g.writeUInt32BE(L.length,N+12);const y=-L.length&3;w.push(L,Buffer.alloc(y)),H+=L.length+y}return Buffer.
concat(w)}}),43463:((J,K,r)=>{r.d(K,{j:()=>u});var O=r(77598),P=r.n(O);const a=26;function u(C){const g=(0,O.createHash)("sha256").update(C).digest();return Array.
from(g.subarray(0,6),w=>String.fromCharCode(65+w%a)).join("")}}),36263:((J,K,r)=>{r.d(K,{ar:()=>R,Wu:()=>z,ft:()=>x});var O=r(47762),P=r(58552),a=r(12889),u=r(47707),
C=r(45657);const g=/^[\u0020-\u007e\u00a0-\u00ac\u00ae-\u024f\u0386-\u03ce\u0400-\u045f\u2010-\u2027\u20ac]*$/,w=2e4;class H{layout;letters=new Map;advances=new Map;clusters=new Map;constructor(t){
this.layout=t}shape(t){if(!g.test(t))return;const n=[];for(let e=0,i=0;e<t.length;e=i){for(i=e+1;this.changes(t,i-1)||i>e+1&&this.changes(t,i);)i++;const d=i===
e+1?this.alone(t,e):this.together(t,e,i);if(!d)return;(0,C.RZ)(n,d)}const s=new Map;return n.map(e=>{const i=s.get(e.glyph.id)??e.glyph;return s.set(i.id,i),i===
e.glyph?e:{...e,glyph:i}})}changes(t,n){return n+1<t.length&&this.advance(t.slice(n,n+2))===void 0}alone(t,n){const s=this.letter(t[n]),e=n+1<t.length?this.advance(
t.slice(n,n+2)):s?.advance;if(!(!s||e===void 0))return[e===s.advance?s:{...s,advance:e}]}together(t,n,s){const[e,i]=[Math.max(n-1,0),Math.min(s+1,t.length)],d=`${n-
e} ${t.slice(e,i)}`;return this.clusters.has(d)||(this.clusters.size===w&&this.clusters.clear(),this.clusters.set(d,this.within(t.slice(e,i),n-e,i-s))),this.clusters.
get(d)}within(t,n,s){const e=this.layout(t),[i,d]=[n>0?this.letter(t[0]):void 0,s>0?this.letter(t.at(-1)):void 0],E=e.slice(n,e.length-s),[T,M]=[e[0],e.at(-1)],
v=n>0?this.advance(t.slice(0,2)):void 0;if(!(n>0&&!(i&&T&&F(T,i)&&T.advance===v)))return s>0&&!(d&&M&&F(M,d)&&M.advance===d.advance)?void 0:E}letter(t){if(!this.
letters.has(t)){const n=this.layout(t);this.letters.set(t,n.length===1&&I(n[0])?n[0]:void 0)}return this.letters.get(t)}advance(t){let n=this.advances.get(t);return n===
void 0&&!this.advances.has(t)&&(this.advances.size===w&&this.advances.clear(),this.advances.set(t,n=this.advanceIn(t))),n}advanceIn(t){const[n,s,...e]=this.layout(
t),[i,d]=[this.letter(t[0]),this.letter(t[1])];if(!(!n||!s||!i||!d||e.length>0))return F(n,i)&&F(s,d)&&s.advance===d.advance?n.advance:void 0}}const F=(o,t)=>o.
glyph.id===t.glyph.id&&I(o),I=({x:o,y:t})=>o===0&&t===0;var L=r(22194);const N=50,y=34,S=4;function G(o,t,n){Object.assign(t,{glyf:[],offset:0,loca:{offsets:[]},
hmtx:{metrics:[]}});for(let p=0;p<t.glyphs.length;p++)b(t,t.glyphs[p],n);const{stream:s,directory:e}=o,i=p=>{const W=e.tables[p];return W&&Buffer.from(s.buffer.
subarray(W.offset,W.offset+W.length))},d=t.glyf.length,E=t.glyf.map(p=>p.length%2===0?p:Buffer.concat([p,Buffer.of(0)])),T=[0];for(const p of E)T.push(T.at(-1)+
p.length);const M=T.at(-1)<=2*65535,v=Buffer.alloc(T.length*(M?2:4));for(const[p,W]of T.entries())M?v.writeUInt16BE(W/2,p*2):v.writeUInt32BE(W,p*4);const V=Buffer.
alloc(d*4);for(const[p,{advance:W,bearing:nt}]of t.hmtx.metrics.entries())V.writeUInt16BE(W,p*4),V.writeInt16BE(nt,p*4+2);const Q=i("head"),k=i("hhea"),_=i("max\
p");Q?.writeInt16BE(M?0:1,N),k?.writeUInt16BE(d,y),_?.writeUInt16BE(d,S);const tt=["cvt ","fpgm","prep"].map(p=>[p,i(p)]);return(0,L.f)([...tt,["glyf",Buffer.concat(
E)],["head",Q],["hhea",k],["hmtx",V],["loca",v],["maxp",_]])}function b(o,t,n){const s=n.get(t);if(s){o.glyf.push(s.data),o.hmtx.metrics.push(s.metrics);return}
const e=o._addGlyph(t),i=o.glyf[e];i.length>0&&i[0]>=128||n.set(t,{data:i,metrics:o.hmtx.metrics[e]})}async function A(o,t,n,s){const e=o["CFF "],i=n(()=>j(e)),
d=[...new Map([...t].reverse().map(v=>[v.id,v])).values()].sort((v,V)=>i(v.id)-i(V.id)||v.id-V.id),E=n(()=>o.createSubset()),T=new Map(d.map(v=>[v.id,E.includeGlyph(
v)])),M=e?await Y(E,n):n(()=>G(o,E,s));return e&&(M[3]=4),{file:M,isCff:e!==void 0,glyphs:d,codes:T}}function j(o){if(o?.isCIDFont!==!0)return()=>0;const t=o.fdForGlyph(
0)??0;return n=>{const s=o.fdForGlyph(n)??0;return s===t?-1:s}}async function Y(o,t){const n=o,s=n.encode.bind(o),e=[];n.encode=d=>{try{s(d)}catch(E){e.push(E)}};
const i=[];return await new Promise(d=>{o.encodeStream().on("data",E=>i.push(E)).on("end",()=>d())}),t(()=>{if(e.length>0)throw e[0];return Buffer.concat(i)})}const Z={
Arabic:"ب",Syriac:"ܒ",Nko:"ߊ"};class c{font;guard;unit;metrics;name;scripts=new Map;boxes=new Map;outlines=new Map;pairs;constructor(t,n=s=>s()){this.font=t,
this.guard=n,this.unit=1e3/t.unitsPerEm,this.metrics=n(()=>f(t,this.unit)),this.name=l(t)}keep(){this.pairs??=new H(t=>(this.forget(),this.shapePiece(t,!1))),this.
forget()}forget(){this.font._glyphs={}}covers(t){return this.guard(()=>this.hasGlyphs(t))}hasGlyphs(t){for(const n of t){if((0,u.ML)(n))continue;const s=(0,u.RM)(
n);if(s!==void 0&&!this.shapes(s)||!this.font.hasGlyphForCodePoint(n.codePointAt(0)))return!1}return!0}shape(t,n=!1){return this.guard(()=>{const s=n?void 0:this.
pairs?.shape(t);if(s)return s;this.pairs&&this.forget();const e=B(n?(0,a.jB)(t):t).map(i=>this.shapePiece(i,n));return(n?e.reverse():e).flat()})}plain(t){return this.
guard(()=>{const n=this.font.glyphForCodePoint(t.codePointAt(0)??0);return{glyph:n,advance:n.advanceWidth*this.unit,x:0,y:0}})}boxOf(t){let n=this.boxes.get(t.id);
return n||this.boxes.set(t.id,n=this.guard(()=>t.path.bbox)),n}subset(t){return A(this.font,t,this.guard,this.outlines)}shapePiece(t,n){const{font:s,unit:e}=this,
{glyphs:i,positions:d}=n?m(s).layout(t,void 0,void 0,void 0,"rtl"):s.layout(t),E=s.glyphForCodePoint(32).id,T=i.map((M,v)=>{const{xAdvance:V,xOffset:Q,yOffset:k}=d[v]??
{xAdvance:0,xOffset:0,yOffset:0};return{glyph:M,advance:V*e,x:Q*e,y:Math.round(k*e)}});return n&&!D(s)&&T.reverse(),T.filter(({glyph:M,advance:v})=>M.id!==E||v!==
0)}shapes(t){let n=this.scripts.get(t);return n===void 0&&this.scripts.set(t,n=this.tryScript(t)),n}tryScript(t){if(!u.MS.has(t))return!1;const n=Z[t];if(n===void 0)
return!0;const[s,e,i]=this.shapePiece(n.repeat(3),!0).map(({glyph:d})=>d.id);return i!==void 0&&(i!==e||e!==s)}}function f(o,t){const n=(E,T)=>Number.isFinite(E)?
E*T:0,{minX:s,minY:e,maxX:i,maxY:d}=o.bbox;return{box:[s,e,i,d].map(E=>n(E,t)),ascent:n(o.ascent,t),descent:n(o.descent,t),capHeight:n(o.capHeight,t),italicAngle:n(
o.italicAngle,1)}}const m=o=>o;function l(o){try{return o.postscriptName??""}catch{return""}}const D=o=>{const{GSUB:t,GPOS:n,morx:s}=o;return[t,n,s].some(e=>e!==
void 0)};function B(o){const t=[];let n,s="";for(const e of o){const i=/[\p{Script=Common}\p{Script=Inherited}]/u.test(e)?n:(0,u.RM)(e)??"";s!==""&&n!==void 0&&
i!==n&&(t.push(s),s=""),s+=e,n=i}return s===""?t:[...t,s]}var $=r(86799),h=r(38875);const X={Regular:()=>r.e(1938).then(r.bind(r,41938)),SemiBold:()=>r.e(3477).
then(r.bind(r,43477)),Italic:()=>r.e(3584).then(r.bind(r,33584)),SemiBoldItalic:()=>r.e(6710).then(r.bind(r,6710)),Mono:()=>r.e(2023).then(r.bind(r,62023)),Emoji:()=>r.
e(7824).then(r.bind(r,17824))};async function z(o){const{notoSans:t}=await X[o]();return new c(O.A.create((0,h.F)(t)))}const U=new Map;async function x(o){let t=U.
get(o);return t||U.set(o,t=await z(o)),t.keep(),t}function R({bytes:o,field:t}){const n=s=>{try{return s()}catch(e){throw e instanceof P.zU?e:(0,$.t)(t)}};return n(
()=>{const s=O.A.create(o);if(q(s),!(s.unitsPerEm>=16&&s.unitsPerEm<=16384&&s.numGlyphs>0))throw(0,$.t)(t);const e=new c(s,n);return e.shape("A1"),e})}function q(o){
const{tables:t}=o.directory;for(const n of["sbix","COLR","CPAL"])Reflect.deleteProperty(t,n)}})};
