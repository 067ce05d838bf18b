"use strict";exports.id=4776,exports.ids=[4776],exports.modules={41578:((J,R,r)=>{r.d(R,{r:()=>P});var O=r(77598),I=r.n(O),U=r(59596),a=r(45599),H=r(16456),L=r(88739);const F=26,
T=120;async function P(v,K){const{unit:x,metrics:b}=v,{file:$,isCff:w,glyphs:Y,codes:X}=await v.subset(K),z=({id:u})=>X.get(u)??0,d=(0,a.UU)(`${B($)}+${S(v.name)}`),
h=(0,U.Kc)($),y=(0,U.Kc)(Buffer.from((0,L.U)(Y.map(u=>[z(u),u.codePoints])),"latin1")),l=Y.flatMap(u=>[z(u),[u.advanceWidth*x]]),M=w?{Subtype:(0,a.UU)("CIDFontT\
ype0C"),Filter:(0,a.UU)("FlateDecode")}:{Length1:$.length,Filter:(0,a.UU)("FlateDecode")};return{addTo:(u,A=u.add(null))=>{const Z=(0,a.jd)({Type:(0,a.UU)("Font\
Descriptor"),FontName:d,Flags:H.jp,FontBBox:[...b.box],ItalicAngle:b.italicAngle,Ascent:b.ascent,Descent:b.descent,CapHeight:b.capHeight,StemV:T,[w?"FontFile3":
"FontFile2"]:u.add(new a.Z6((0,a.jd)(M),h))}),V=(0,a.jd)({Type:(0,a.UU)("Font"),Subtype:(0,a.UU)(w?"CIDFontType0":"CIDFontType2"),BaseFont:d,CIDSystemInfo:(0,a.
jd)({Registry:(0,a.Px)("Adobe"),Ordering:(0,a.Px)("Identity"),Supplement:0}),CIDToGIDMap:w?void 0:(0,a.UU)("Identity"),FontDescriptor:u.add(Z),W:[...l]});return u.
put(A,(0,a.jd)({Type:(0,a.UU)("Font"),Subtype:(0,a.UU)("Type0"),BaseFont:d,Encoding:(0,a.UU)("Identity-H"),DescendantFonts:[u.add(V)],ToUnicode:u.add(new a.Z6((0,a.
jd)({Filter:(0,a.UU)("FlateDecode")}),y))})),A},codeOf:u=>(0,L.B)(z(u))}}const S=v=>v.replace(/[^\w-]/g,"").slice(0,100)||"Font";function B(v){const K=(0,O.createHash)(
"sha256").update(v).digest();return Array.from(K.subarray(0,6),x=>String.fromCharCode(65+x%F)).join("")}}),86799:((J,R,r)=>{r.d(R,{t:()=>z,g:()=>K});var O=r(58552),
I=r(59277);const[U,a]=[16,12],H=200;function L(d){const h=new DataView(d.buffer,d.byteOffset,d.byteLength);if(h.getUint32(8)===0)return;const y=h.getUint32(12),
l=h.getUint16(y+4);if(l===0||l>H)return;const M=Array.from({length:l},(C,G)=>{const N=y+a+G*U;return{record:d.subarray(N,N+U),from:h.getUint32(N+8),length:h.getUint32(
N+12)}}),D=M.map(({length:C})=>Math.ceil(C/4)*4),u=D.reduce((C,G)=>C+G,a+l*U);if(u>d.length+4*l||M.some(({from:C,length:G})=>C+G>d.length))return;const A=new Uint8Array(
u),Z=new DataView(A.buffer);A.set(d.subarray(y,y+a));let V=a+l*U;for(const[C,{record:G,from:N,length:i}]of M.entries())A.set(G,a+C*U),Z.setUint32(a+C*U+8,V),A.set(
d.subarray(N,N+i),V),V+=D[C];return A}var F=r(94389);const T="it must be a TrueType or OpenType font (.ttf or .otf)",P=2,S=12,B=256,v=512;function K({bytes:d},h){
const y=D=>(0,O.G6)([{field:h,message:D}]),l=(0,I.y)(d)==="a font collection"?x(d):d;if(!l)throw y(w);const M=b(l);if(M!==void 0)throw y(M);return{bytes:l,field:h}}
function x(d){try{return L(d)}catch(h){if(h instanceof RangeError)return;throw h}}function b(d){const h=(0,I.y)(d);if(h!=="a TrueType font"&&h!=="an OpenType fo\
nt")return`is ${h??"not a font"}; ${T}`;try{const y=new DataView(d.buffer,d.byteOffset,d.byteLength),l=(0,F.tI)(y);if(![...l.values()].every(({at:D,length:u})=>D+
u<=d.length))return Y;if($.some(D=>!l.has(D)))return w;if(!l.has("CFF ")&&!(l.has("glyf")&&l.has("loca")))return"has no outlines that a PDF document can hold; g\
ive a font with TrueType or CFF outlines";const M=l.get("OS/2");return M&&X(y.getUint16(M.at+8))}catch(y){if(y instanceof RangeError)return Y;throw y}}const $=[
"head","hhea","hmtx","maxp","cmap"],w="is a damaged font; give a complete TrueType or OpenType font",Y="ends too early for a font; give a complete TrueType or O\
penType font";function X(d){const h=y=>`is a font whose license (fsType) ${y}; give a font that may be embedded`;return d&P&&!(d&S)?h("forbids embedding"):d&B?h(
"forbids embedding only the characters that are used"):d&v?h("forbids embedding its outlines"):void 0}const z=d=>(0,O.G6)([{field:d,message:w}])}),88739:((J,R,r)=>{
r.d(R,{B:()=>L,U:()=>a});var O=r(77581),I=r(12889);const U=100;function a(F){const T=F.filter(([,S])=>S.length>0).map(([S,B])=>`<${L(S)}> <${H(B)}>`);return["/C\
IDInit /ProcSet findresource begin 12 dict begin begincmap","/CIDSystemInfo << /Registry (Adobe) /Ordering (UCS) /Supplement 0 >> def","/CMapName /Adobe-Identit\
y-UCS def /CMapType 2 def","1 begincodespacerange <0000> <FFFF> endcodespacerange",...Array.from({length:Math.ceil(T.length/U)},(S,B)=>{const v=T.slice(B*U,(B+1)*
U);return[`${v.length} beginbfchar`,...v,"endbfchar"].join(`
`)}),"endcmap CMapName currentdict /CMap defineresource pop end end"].join(`
`)}function H(F){const T=F.map(P=>String.fromCodePoint(P)).join("");return(0,O.kt)((0,I.ft)(T)?[...T].reverse().join(""):T).toString("hex").toUpperCase()}const L=F=>F.
toString(16).toUpperCase().padStart(4,"0")}),36263:((J,R,r)=>{r.d(R,{a:()=>G,W:()=>C});var O=r(47762),I=r(58552),U=r(12889),a=r(47707),H=r(45657);const L=/^[\u0020-\u007e\u00a0-\u00ac\u00ae-\u024f\u0386-\u03ce\u0400-\u045f\u2010-\u2027\u20ac]*$/,
F=2e4;class T{layout;letters=new Map;advances=new Map;clusters=new Map;constructor(t){this.layout=t}shape(t){if(!L.test(t))return;const n=[];for(let s=0,o=0;s<t.
length;s=o){for(o=s+1;this.changes(t,o-1)||o>s+1&&this.changes(t,o);)o++;const c=o===s+1?this.alone(t,s):this.together(t,s,o);if(!c)return;(0,H.RZ)(n,c)}const e=new Map;
return n.map(s=>{const o=e.get(s.glyph.id)??s.glyph;return e.set(o.id,o),o===s.glyph?s:{...s,glyph:o}})}changes(t,n){return n+1<t.length&&this.advance(t.slice(n,
n+2))===void 0}alone(t,n){const e=this.letter(t[n]),s=n+1<t.length?this.advance(t.slice(n,n+2)):e?.advance;if(!(!e||s===void 0))return[s===e.advance?e:{...e,advance:s}]}together(t,n,e){
const[s,o]=[Math.max(n-1,0),Math.min(e+1,t.length)],c=`${n-s} ${t.slice(s,o)}`;return this.clusters.has(c)||(this.clusters.size===F&&this.clusters.clear(),this.
clusters.set(c,this.within(t.slice(s,o),n-s,o-e))),this.clusters.get(c)}within(t,n,e){const s=this.layout(t),[o,c]=[n>0?this.letter(t[0]):void 0,e>0?this.letter(
t.at(-1)):void 0],f=s.slice(n,s.length-e),[p,E]=[s[0],s.at(-1)],g=n>0?this.advance(t.slice(0,2)):void 0;if(!(n>0&&!(o&&p&&P(p,o)&&p.advance===g)))return e>0&&!(c&&
E&&P(E,c)&&E.advance===c.advance)?void 0:f}letter(t){if(!this.letters.has(t)){const n=this.layout(t);this.letters.set(t,n.length===1&&S(n[0])?n[0]:void 0)}return this.
letters.get(t)}advance(t){let n=this.advances.get(t);return n===void 0&&!this.advances.has(t)&&(this.advances.size===F&&this.advances.clear(),this.advances.set(
t,n=this.advanceIn(t))),n}advanceIn(t){const[n,e,...s]=this.layout(t),[o,c]=[this.letter(t[0]),this.letter(t[1])];if(!(!n||!e||!o||!c||s.length>0))return P(n,o)&&
P(e,c)&&e.advance===c.advance?n.advance:void 0}}const P=(i,t)=>i.glyph.id===t.glyph.id&&S(i),S=({x:i,y:t})=>i===0&&t===0,B=50,v=34,K=4,x=16;function b(i,t,n){Object.
assign(t,{glyf:[],offset:0,loca:{offsets:[]},hmtx:{metrics:[]}});for(let m=0;m<t.glyphs.length;m++)$(t,t.glyphs[m],n);const{stream:e,directory:s}=i,o=m=>{const j=s.
tables[m];return j&&Buffer.from(e.buffer.subarray(j.offset,j.offset+j.length))},c=t.glyf.length,f=t.glyf.map(m=>m.length%2===0?m:Buffer.concat([m,Buffer.of(0)])),
p=[0];for(const m of f)p.push(p.at(-1)+m.length);const E=p.at(-1)<=2*65535,g=Buffer.alloc(p.length*(E?2:4));for(const[m,j]of p.entries())E?g.writeUInt16BE(j/2,m*
2):g.writeUInt32BE(j,m*4);const W=Buffer.alloc(c*4);for(const[m,{advance:j,bearing:tt}]of t.hmtx.metrics.entries())W.writeUInt16BE(j,m*4),W.writeInt16BE(tt,m*4+
2);const Q=o("head"),k=o("hhea"),q=o("maxp");Q?.writeInt16BE(E?0:1,B),k?.writeUInt16BE(c,v),q?.writeUInt16BE(c,K);const _=["cvt ","fpgm","prep"].map(m=>[m,o(m)]);
return w([..._,["glyf",Buffer.concat(f)],["head",Q],["hhea",k],["hmtx",W],["loca",g],["maxp",q]])}function $(i,t,n){const e=n.get(t);if(e){i.glyf.push(e.data),i.
hmtx.metrics.push(e.metrics);return}const s=i._addGlyph(t),o=i.glyf[s];o.length>0&&o[0]>=128||n.set(t,{data:o,metrics:i.hmtx.metrics[s]})}function w(i){const t=i.
flatMap(([c,f])=>f?[{tag:c,data:f}]:[]).sort((c,f)=>c.tag<f.tag?-1:1),n=2**Math.floor(Math.log2(t.length)),e=Buffer.alloc(12+t.length*x);e.writeUInt32BE(65536,0),
e.writeUInt16BE(t.length,4),e.writeUInt16BE(n*x,6),e.writeUInt16BE(Math.log2(n),8),e.writeUInt16BE((t.length-n)*x,10);const s=[e];let o=e.length;for(const[c,{tag:f,
data:p}]of t.entries()){const E=12+c*x;e.write(f,E,"latin1"),e.writeUInt32BE(o,E+8),e.writeUInt32BE(p.length,E+12);const g=-p.length&3;s.push(p,Buffer.alloc(g)),
o+=p.length+g}return Buffer.concat(s)}async function Y(i,t,n,e){const s=i["CFF "],o=n(()=>X(s)),c=[...new Map([...t].reverse().map(g=>[g.id,g])).values()].sort(
(g,W)=>o(g.id)-o(W.id)||g.id-W.id),f=n(()=>i.createSubset()),p=new Map(c.map(g=>[g.id,f.includeGlyph(g)])),E=s?await z(f,n):n(()=>b(i,f,e));return s&&(E[3]=4),{
file:E,isCff:s!==void 0,glyphs:c,codes:p}}function X(i){if(i?.isCIDFont!==!0)return()=>0;const t=i.fdForGlyph(0)??0;return n=>{const e=i.fdForGlyph(n)??0;return e===
t?-1:e}}async function z(i,t){const n=i,e=n.encode.bind(i),s=[];n.encode=c=>{try{e(c)}catch(f){s.push(f)}};const o=[];return await new Promise(c=>{i.encodeStream().
on("data",f=>o.push(f)).on("end",()=>c())}),t(()=>{if(s.length>0)throw s[0];return Buffer.concat(o)})}const d={Arabic:"ب",Syriac:"ܒ",Nko:"ߊ"};class h{font;guard;unit;metrics;name;scripts=new Map;boxes=new Map;outlines=new Map;pairs;constructor(t,n=e=>e()){
this.font=t,this.guard=n,this.unit=1e3/t.unitsPerEm,this.metrics=n(()=>y(t,this.unit)),this.name=M(t)}keep(){this.pairs??=new T(t=>(this.forget(),this.shapePiece(
t,!1))),this.forget()}forget(){this.font._glyphs={}}covers(t){return this.guard(()=>this.hasGlyphs(t))}hasGlyphs(t){for(const n of t){if((0,a.ML)(n))continue;const e=(0,a.
RM)(n);if(e!==void 0&&!this.shapes(e)||!this.font.hasGlyphForCodePoint(n.codePointAt(0)))return!1}return!0}shape(t,n=!1){return this.guard(()=>{const e=n?void 0:
this.pairs?.shape(t);if(e)return e;this.pairs&&this.forget();const s=u(n?(0,U.jB)(t):t).map(o=>this.shapePiece(o,n));return(n?s.reverse():s).flat()})}plain(t){return this.
guard(()=>{const n=this.font.glyphForCodePoint(t.codePointAt(0)??0);return{glyph:n,advance:n.advanceWidth*this.unit,x:0,y:0}})}boxOf(t){let n=this.boxes.get(t.id);
return n||this.boxes.set(t.id,n=this.guard(()=>t.path.bbox)),n}subset(t){return Y(this.font,t,this.guard,this.outlines)}shapePiece(t,n){const{font:e,unit:s}=this,
{glyphs:o,positions:c}=n?l(e).layout(t,void 0,void 0,void 0,"rtl"):e.layout(t),f=e.glyphForCodePoint(32).id,p=o.map((E,g)=>{const{xAdvance:W,xOffset:Q,yOffset:k}=c[g]??
{xAdvance:0,xOffset:0,yOffset:0};return{glyph:E,advance:W*s,x:Q*s,y:Math.round(k*s)}});return n&&!D(e)&&p.reverse(),p.filter(({glyph:E,advance:g})=>E.id!==f||g!==
0)}shapes(t){let n=this.scripts.get(t);return n===void 0&&this.scripts.set(t,n=this.tryScript(t)),n}tryScript(t){if(!a.MS.has(t))return!1;const n=d[t];if(n===void 0)
return!0;const[e,s,o]=this.shapePiece(n.repeat(3),!0).map(({glyph:c})=>c.id);return o!==void 0&&(o!==s||s!==e)}}function y(i,t){const n=(f,p)=>Number.isFinite(f)?
f*p:0,{minX:e,minY:s,maxX:o,maxY:c}=i.bbox;return{box:[e,s,o,c].map(f=>n(f,t)),ascent:n(i.ascent,t),descent:n(i.descent,t),capHeight:n(i.capHeight,t),italicAngle:n(
i.italicAngle,1)}}const l=i=>i;function M(i){try{return i.postscriptName??""}catch{return""}}const D=i=>{const{GSUB:t,GPOS:n,morx:e}=i;return[t,n,e].some(s=>s!==
void 0)};function u(i){const t=[];let n,e="";for(const s of i){const o=/[\p{Script=Common}\p{Script=Inherited}]/u.test(s)?n:(0,a.RM)(s)??"";e!==""&&n!==void 0&&
o!==n&&(t.push(e),e=""),e+=s,n=o}return e===""?t:[...t,e]}var A=r(86799),Z=r(38875);const V={Regular:()=>r.e(1938).then(r.bind(r,41938)),SemiBold:()=>r.e(3477).
then(r.bind(r,43477)),Italic:()=>r.e(3584).then(r.bind(r,33584)),Mono:()=>r.e(2023).then(r.bind(r,62023)),Emoji:()=>r.e(7824).then(r.bind(r,17824))};async function C(i){
const{notoSans:t}=await V[i]();return new h(O.A.create((0,Z.F)(t)))}function G({bytes:i,field:t}){const n=e=>{try{return e()}catch(s){throw s instanceof I.zU?s:
(0,A.t)(t)}};return n(()=>{const e=O.A.create(i);if(N(e),!(e.unitsPerEm>=16&&e.unitsPerEm<=16384&&e.numGlyphs>0))throw(0,A.t)(t);const s=new h(e,n);return s.shape(
"A1"),s})}function N(i){const{tables:t}=i.directory;for(const n of["sbix","COLR","CPAL"])Reflect.deleteProperty(t,n)}}),38875:((J,R,r)=>{r.d(R,{F:()=>U});var O=r(
60623);const I=1<<24,U=a=>(0,O.UD)(Buffer.from(a,"base64"),{stream:I,total:I,remaining:I},{found:!1})})};
