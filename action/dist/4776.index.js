"use strict";exports.id=4776,exports.ids=[4776],exports.modules={41578:((q,K,a)=>{a.d(K,{r:()=>S});var w=a(77598),$=a.n(w),F=a(59596),c=a(45599),z=a(16456),j=a(88739);const b=26,
Y=120;async function S(T,R){const{unit:I,metrics:D}=T,{file:L,isCff:B,glyphs:G,codes:X}=await T.subset(R),N=({id:u})=>X.get(u)??0,d=(0,c.UU)(`${V(L)}+${W(T.name)}`),
h=(0,F.Kc)(L),y=(0,F.Kc)(Buffer.from((0,j.U)(G.map(u=>[N(u),u.codePoints])),"latin1")),l=G.flatMap(u=>[N(u),[u.advanceWidth*I]]),E=B?{Subtype:(0,c.UU)("CIDFontT\
ype0C"),Filter:(0,c.UU)("FlateDecode")}:{Length1:L.length,Filter:(0,c.UU)("FlateDecode")};return{addTo:(u,M=u.add(null))=>{const Z=(0,c.jd)({Type:(0,c.UU)("Font\
Descriptor"),FontName:d,Flags:z.jp,FontBBox:[...D.box],ItalicAngle:D.italicAngle,Ascent:D.ascent,Descent:D.descent,CapHeight:D.capHeight,StemV:Y,[B?"FontFile3":
"FontFile2"]:u.add(new c.Z6((0,c.jd)(E),h))}),H=(0,c.jd)({Type:(0,c.UU)("Font"),Subtype:(0,c.UU)(B?"CIDFontType0":"CIDFontType2"),BaseFont:d,CIDSystemInfo:(0,c.
jd)({Registry:(0,c.Px)("Adobe"),Ordering:(0,c.Px)("Identity"),Supplement:0}),CIDToGIDMap:B?void 0:(0,c.UU)("Identity"),FontDescriptor:u.add(Z),W:[...l]});return u.
put(M,(0,c.jd)({Type:(0,c.UU)("Font"),Subtype:(0,c.UU)("Type0"),BaseFont:d,Encoding:(0,c.UU)("Identity-H"),DescendantFonts:[u.add(H)],ToUnicode:u.add(new c.Z6((0,c.
jd)({Filter:(0,c.UU)("FlateDecode")}),y))})),M},codeOf:u=>(0,j.B)(N(u))}}const W=T=>T.replace(/[^\w-]/g,"").slice(0,100)||"Font";function V(T){const R=(0,w.createHash)(
"sha256").update(T).digest();return Array.from(R.subarray(0,6),I=>String.fromCharCode(65+I%b)).join("")}}),86799:((q,K,a)=>{a.d(K,{t:()=>N,g:()=>R});var w=a(58552),
$=a(59277);const[F,c]=[16,12],z=200;function j(d){const h=new DataView(d.buffer,d.byteOffset,d.byteLength);if(h.getUint32(8)===0)return;const y=h.getUint32(12),
l=h.getUint16(y+4);if(l===0||l>z)return;const E=Array.from({length:l},(U,A)=>{const P=y+c+A*F;return{record:d.subarray(P,P+F),from:h.getUint32(P+8),length:h.getUint32(
P+12)}}),O=E.map(({length:U})=>Math.ceil(U/4)*4),u=O.reduce((U,A)=>U+A,c+l*F);if(u>d.length+4*l||E.some(({from:U,length:A})=>U+A>d.length))return;const M=new Uint8Array(
u),Z=new DataView(M.buffer);M.set(d.subarray(y,y+c));let H=c+l*F;for(const[U,{record:A,from:P,length:k}]of E.entries())M.set(A,c+U*F),Z.setUint32(c+U*F+8,H),M.set(
d.subarray(P,P+k),H),H+=O[U];return M}var b=a(94389);const Y="it must be a TrueType or OpenType font (.ttf or .otf)",S=2,W=12,V=256,T=512;function R({bytes:d},h){
const y=O=>(0,w.G6)([{field:h,message:O}]),l=(0,$.y)(d)==="a font collection"?I(d):d;if(!l)throw y(B);const E=D(l);if(E!==void 0)throw y(E);return{bytes:l,field:h}}
function I(d){try{return j(d)}catch(h){if(h instanceof RangeError)return;throw h}}function D(d){const h=(0,$.y)(d);if(h!=="a TrueType font"&&h!=="an OpenType fo\
nt")return`is ${h??"not a font"}; ${Y}`;try{const y=new DataView(d.buffer,d.byteOffset,d.byteLength),l=(0,b.tI)(y);if(![...l.values()].every(({at:O,length:u})=>O+
u<=d.length))return G;if(L.some(O=>!l.has(O)))return B;if(!l.has("CFF ")&&!(l.has("glyf")&&l.has("loca")))return"has no outlines that a PDF document can hold; g\
ive a font with TrueType or CFF outlines";const E=l.get("OS/2");return E&&X(y.getUint16(E.at+8))}catch(y){if(y instanceof RangeError)return G;throw y}}const L=[
"head","hhea","hmtx","maxp","cmap"],B="is a damaged font; give a complete TrueType or OpenType font",G="ends too early for a font; give a complete TrueType or O\
penType font";function X(d){const h=y=>`is a font whose license (fsType) ${y}; give a font that may be embedded`;return d&S&&!(d&W)?h("forbids embedding"):d&V?h(
"forbids embedding only the characters that are used"):d&T?h("forbids embedding its outlines"):void 0}const N=d=>(0,w.G6)([{field:d,message:B}])}),36263:((q,K,a)=>{
a.d(K,{ar:()=>k,Wu:()=>U,ft:()=>P});var w=a(47762),$=a(58552),F=a(12889),c=a(47707),z=a(45657);const j=/^[\u0020-\u007e\u00a0-\u00ac\u00ae-\u024f\u0386-\u03ce\u0400-\u045f\u2010-\u2027\u20ac]*$/,
b=2e4;class Y{layout;letters=new Map;advances=new Map;clusters=new Map;constructor(t){this.layout=t}shape(t){if(!j.test(t))return;const n=[];for(let s=0,o=0;s<t.
length;s=o){for(o=s+1;this.changes(t,o-1)||o>s+1&&this.changes(t,o);)o++;const r=o===s+1?this.alone(t,s):this.together(t,s,o);if(!r)return;(0,z.RZ)(n,r)}const e=new Map;
return n.map(s=>{const o=e.get(s.glyph.id)??s.glyph;return e.set(o.id,o),o===s.glyph?s:{...s,glyph:o}})}changes(t,n){return n+1<t.length&&this.advance(t.slice(n,
n+2))===void 0}alone(t,n){const e=this.letter(t[n]),s=n+1<t.length?this.advance(t.slice(n,n+2)):e?.advance;if(!(!e||s===void 0))return[s===e.advance?e:{...e,advance:s}]}together(t,n,e){
const[s,o]=[Math.max(n-1,0),Math.min(e+1,t.length)],r=`${n-s} ${t.slice(s,o)}`;return this.clusters.has(r)||(this.clusters.size===b&&this.clusters.clear(),this.
clusters.set(r,this.within(t.slice(s,o),n-s,o-e))),this.clusters.get(r)}within(t,n,e){const s=this.layout(t),[o,r]=[n>0?this.letter(t[0]):void 0,e>0?this.letter(
t.at(-1)):void 0],f=s.slice(n,s.length-e),[p,v]=[s[0],s.at(-1)],g=n>0?this.advance(t.slice(0,2)):void 0;if(!(n>0&&!(o&&p&&S(p,o)&&p.advance===g)))return e>0&&!(r&&
v&&S(v,r)&&v.advance===r.advance)?void 0:f}letter(t){if(!this.letters.has(t)){const n=this.layout(t);this.letters.set(t,n.length===1&&W(n[0])?n[0]:void 0)}return this.
letters.get(t)}advance(t){let n=this.advances.get(t);return n===void 0&&!this.advances.has(t)&&(this.advances.size===b&&this.advances.clear(),this.advances.set(
t,n=this.advanceIn(t))),n}advanceIn(t){const[n,e,...s]=this.layout(t),[o,r]=[this.letter(t[0]),this.letter(t[1])];if(!(!n||!e||!o||!r||s.length>0))return S(n,o)&&
S(e,r)&&e.advance===r.advance?n.advance:void 0}}const S=(i,t)=>i.glyph.id===t.glyph.id&&W(i),W=({x:i,y:t})=>i===0&&t===0,V=50,T=34,R=4,I=16;function D(i,t,n){Object.
assign(t,{glyf:[],offset:0,loca:{offsets:[]},hmtx:{metrics:[]}});for(let m=0;m<t.glyphs.length;m++)L(t,t.glyphs[m],n);const{stream:e,directory:s}=i,o=m=>{const C=s.
tables[m];return C&&Buffer.from(e.buffer.subarray(C.offset,C.offset+C.length))},r=t.glyf.length,f=t.glyf.map(m=>m.length%2===0?m:Buffer.concat([m,Buffer.of(0)])),
p=[0];for(const m of f)p.push(p.at(-1)+m.length);const v=p.at(-1)<=2*65535,g=Buffer.alloc(p.length*(v?2:4));for(const[m,C]of p.entries())v?g.writeUInt16BE(C/2,m*
2):g.writeUInt32BE(C,m*4);const x=Buffer.alloc(r*4);for(const[m,{advance:C,bearing:et}]of t.hmtx.metrics.entries())x.writeUInt16BE(C,m*4),x.writeInt16BE(et,m*4+
2);const J=o("head"),Q=o("hhea"),_=o("maxp");J?.writeInt16BE(v?0:1,V),Q?.writeUInt16BE(r,T),_?.writeUInt16BE(r,R);const nt=["cvt ","fpgm","prep"].map(m=>[m,o(m)]);
return B([...nt,["glyf",Buffer.concat(f)],["head",J],["hhea",Q],["hmtx",x],["loca",g],["maxp",_]])}function L(i,t,n){const e=n.get(t);if(e){i.glyf.push(e.data),
i.hmtx.metrics.push(e.metrics);return}const s=i._addGlyph(t),o=i.glyf[s];o.length>0&&o[0]>=128||n.set(t,{data:o,metrics:i.hmtx.metrics[s]})}function B(i){const t=i.
flatMap(([r,f])=>f?[{tag:r,data:f}]:[]).sort((r,f)=>r.tag<f.tag?-1:1),n=2**Math.floor(Math.log2(t.length)),e=Buffer.alloc(12+t.length*I);e.writeUInt32BE(65536,0),
e.writeUInt16BE(t.length,4),e.writeUInt16BE(n*I,6),e.writeUInt16BE(Math.log2(n),8),e.writeUInt16BE((t.length-n)*I,10);const s=[e];let o=e.length;for(const[r,{tag:f,
data:p}]of t.entries()){const v=12+r*I;e.write(f,v,"latin1"),e.writeUInt32BE(o,v+8),e.writeUInt32BE(p.length,v+12);const g=-p.length&3;s.push(p,Buffer.alloc(g)),
o+=p.length+g}return Buffer.concat(s)}async function G(i,t,n,e){const s=i["CFF "],o=n(()=>X(s)),r=[...new Map([...t].reverse().map(g=>[g.id,g])).values()].sort(
(g,x)=>o(g.id)-o(x.id)||g.id-x.id),f=n(()=>i.createSubset()),p=new Map(r.map(g=>[g.id,f.includeGlyph(g)])),v=s?await N(f,n):n(()=>D(i,f,e));return s&&(v[3]=4),{
file:v,isCff:s!==void 0,glyphs:r,codes:p}}function X(i){if(i?.isCIDFont!==!0)return()=>0;const t=i.fdForGlyph(0)??0;return n=>{const e=i.fdForGlyph(n)??0;return e===
t?-1:e}}async function N(i,t){const n=i,e=n.encode.bind(i),s=[];n.encode=r=>{try{e(r)}catch(f){s.push(f)}};const o=[];return await new Promise(r=>{i.encodeStream().
on("data",f=>o.push(f)).on("end",()=>r())}),t(()=>{if(s.length>0)throw s[0];return Buffer.concat(o)})}const d={Arabic:"ب",Syriac:"ܒ",Nko:"ߊ"};class h{font;guard;unit;metrics;name;scripts=new Map;boxes=new Map;outlines=new Map;pairs;constructor(t,n=e=>e()){
this.font=t,this.guard=n,this.unit=1e3/t.unitsPerEm,this.metrics=n(()=>y(t,this.unit)),this.name=E(t)}keep(){this.pairs??=new Y(t=>(this.forget(),this.shapePiece(
t,!1))),this.forget()}forget(){this.font._glyphs={}}covers(t){return this.guard(()=>this.hasGlyphs(t))}hasGlyphs(t){for(const n of t){if((0,c.ML)(n))continue;const e=(0,c.
RM)(n);if(e!==void 0&&!this.shapes(e)||!this.font.hasGlyphForCodePoint(n.codePointAt(0)))return!1}return!0}shape(t,n=!1){return this.guard(()=>{const e=n?void 0:
this.pairs?.shape(t);if(e)return e;this.pairs&&this.forget();const s=u(n?(0,F.jB)(t):t).map(o=>this.shapePiece(o,n));return(n?s.reverse():s).flat()})}plain(t){return this.
guard(()=>{const n=this.font.glyphForCodePoint(t.codePointAt(0)??0);return{glyph:n,advance:n.advanceWidth*this.unit,x:0,y:0}})}boxOf(t){let n=this.boxes.get(t.id);
return n||this.boxes.set(t.id,n=this.guard(()=>t.path.bbox)),n}subset(t){return G(this.font,t,this.guard,this.outlines)}shapePiece(t,n){const{font:e,unit:s}=this,
{glyphs:o,positions:r}=n?l(e).layout(t,void 0,void 0,void 0,"rtl"):e.layout(t),f=e.glyphForCodePoint(32).id,p=o.map((v,g)=>{const{xAdvance:x,xOffset:J,yOffset:Q}=r[g]??
{xAdvance:0,xOffset:0,yOffset:0};return{glyph:v,advance:x*s,x:J*s,y:Math.round(Q*s)}});return n&&!O(e)&&p.reverse(),p.filter(({glyph:v,advance:g})=>v.id!==f||g!==
0)}shapes(t){let n=this.scripts.get(t);return n===void 0&&this.scripts.set(t,n=this.tryScript(t)),n}tryScript(t){if(!c.MS.has(t))return!1;const n=d[t];if(n===void 0)
return!0;const[e,s,o]=this.shapePiece(n.repeat(3),!0).map(({glyph:r})=>r.id);return o!==void 0&&(o!==s||s!==e)}}function y(i,t){const n=(f,p)=>Number.isFinite(f)?
f*p:0,{minX:e,minY:s,maxX:o,maxY:r}=i.bbox;return{box:[e,s,o,r].map(f=>n(f,t)),ascent:n(i.ascent,t),descent:n(i.descent,t),capHeight:n(i.capHeight,t),italicAngle:n(
i.italicAngle,1)}}const l=i=>i;function E(i){try{return i.postscriptName??""}catch{return""}}const O=i=>{const{GSUB:t,GPOS:n,morx:e}=i;return[t,n,e].some(s=>s!==
void 0)};function u(i){const t=[];let n,e="";for(const s of i){const o=/[\p{Script=Common}\p{Script=Inherited}]/u.test(s)?n:(0,c.RM)(s)??"";e!==""&&n!==void 0&&
o!==n&&(t.push(e),e=""),e+=s,n=o}return e===""?t:[...t,e]}var M=a(86799),Z=a(38875);const H={Regular:()=>a.e(1938).then(a.bind(a,41938)),SemiBold:()=>a.e(3477).
then(a.bind(a,43477)),Italic:()=>a.e(3584).then(a.bind(a,33584)),Mono:()=>a.e(2023).then(a.bind(a,62023)),Emoji:()=>a.e(7824).then(a.bind(a,17824))};async function U(i){
const{notoSans:t}=await H[i]();return new h(w.A.create((0,Z.F)(t)))}const A=new Map;async function P(i){let t=A.get(i);return t||A.set(i,t=await U(i)),t.keep(),
t}function k({bytes:i,field:t}){const n=e=>{try{return e()}catch(s){throw s instanceof $.zU?s:(0,M.t)(t)}};return n(()=>{const e=w.A.create(i);if(tt(e),!(e.unitsPerEm>=
16&&e.unitsPerEm<=16384&&e.numGlyphs>0))throw(0,M.t)(t);const s=new h(e,n);return s.shape("A1"),s})}function tt(i){const{tables:t}=i.directory;for(const n of["s\
bix","COLR","CPAL"])Reflect.deleteProperty(t,n)}})};
