"use strict";exports.id=4776,exports.ids=[4776],exports.modules={41578:((j,B,r)=>{r.d(B,{r:()=>T});var M=r(77598),F=r.n(M),v=r(59596),c=r(45599),G=r(16456),S=r(88739);const U=26,
O=120;async function T(y,w){const{unit:C,metrics:A}=y,{file:f,isCff:p,glyphs:E,codes:D}=await y.subset(w),L=({id:g})=>D.get(g)??0,x=(0,c.UU)(`${P(f)}+${I(y.name)}`),
N=(0,v.Kc)(f),H=(0,v.Kc)(Buffer.from((0,S.U)(E.map(g=>[L(g),g.codePoints])),"latin1")),Y=E.flatMap(g=>[L(g),[g.advanceWidth*C]]),z=p?{Subtype:(0,c.UU)("CIDFontT\
ype0C"),Filter:(0,c.UU)("FlateDecode")}:{Length1:f.length,Filter:(0,c.UU)("FlateDecode")};return{addTo:(g,W=g.add(null))=>{const X=(0,c.jd)({Type:(0,c.UU)("Font\
Descriptor"),FontName:x,Flags:G.jp,FontBBox:[...A.box],ItalicAngle:A.italicAngle,Ascent:A.ascent,Descent:A.descent,CapHeight:A.capHeight,StemV:O,[p?"FontFile3":
"FontFile2"]:g.add(new c.Z6((0,c.jd)(z),N))}),Z=(0,c.jd)({Type:(0,c.UU)("Font"),Subtype:(0,c.UU)(p?"CIDFontType0":"CIDFontType2"),BaseFont:x,CIDSystemInfo:(0,c.
jd)({Registry:(0,c.Px)("Adobe"),Ordering:(0,c.Px)("Identity"),Supplement:0}),CIDToGIDMap:p?void 0:(0,c.UU)("Identity"),FontDescriptor:g.add(X),W:[...Y]});return g.
put(W,(0,c.jd)({Type:(0,c.UU)("Font"),Subtype:(0,c.UU)("Type0"),BaseFont:x,Encoding:(0,c.UU)("Identity-H"),DescendantFonts:[g.add(Z)],ToUnicode:g.add(new c.Z6((0,c.
jd)({Filter:(0,c.UU)("FlateDecode")}),H))})),W},codeOf:g=>(0,S.B)(L(g))}}const I=y=>y.replace(/[^\w-]/g,"").slice(0,100)||"Font";function P(y){const w=(0,M.createHash)(
"sha256").update(y).digest();return Array.from(w.subarray(0,6),C=>String.fromCharCode(65+C%U)).join("")}}),72648:((j,B,r)=>{r.d(B,{g:()=>T,t:()=>A});var M=r(58552),
F=r(59277),v=r(94389);const c="it must be a TrueType or OpenType font (.ttf or .otf)",G=2,S=12,U=256,O=512;function T({bytes:f},p){const E=I(f);if(E!==void 0)throw(0,M.
G6)([{field:p,message:E}]);return{bytes:f,field:p}}function I(f){const p=(0,F.y)(f);if(p==="a font collection")return`is a font collection; ${c} with a single f\
ont`;if(p!=="a TrueType font"&&p!=="an OpenType font")return`is ${p??"not a font"}; ${c}`;try{const E=new DataView(f.buffer,f.byteOffset,f.byteLength),D=(0,v.tI)(
E);if(![...D.values()].every(({at:x,length:N})=>x+N<=f.length))return w;if(P.some(x=>!D.has(x)))return y;if(!D.has("CFF ")&&!(D.has("glyf")&&D.has("loca")))return"\
has no outlines that a PDF document can hold; give a font with TrueType or CFF outlines";const L=D.get("OS/2");return L&&C(E.getUint16(L.at+8))}catch(E){if(E instanceof
RangeError)return w;throw E}}const P=["head","hhea","hmtx","maxp","cmap"],y="is a damaged font; give a complete TrueType or OpenType font",w="ends too early for\
 a font; give a complete TrueType or OpenType font";function C(f){const p=E=>`is a font whose license (fsType) ${E}; give a font that may be embedded`;return f&
G&&!(f&S)?p("forbids embedding"):f&U?p("forbids embedding only the characters that are used"):f&O?p("forbids embedding its outlines"):void 0}const A=f=>(0,M.G6)(
[{field:f,message:y}])}),88739:((j,B,r)=>{r.d(B,{B:()=>S,U:()=>c});var M=r(77581),F=r(12889);const v=100;function c(U){const O=U.filter(([,I])=>I.length>0).map(
([I,P])=>`<${S(I)}> <${G(P)}>`);return["/CIDInit /ProcSet findresource begin 12 dict begin begincmap","/CIDSystemInfo << /Registry (Adobe) /Ordering (UCS) /Supp\
lement 0 >> def","/CMapName /Adobe-Identity-UCS def /CMapType 2 def","1 begincodespacerange <0000> <FFFF> endcodespacerange",...Array.from({length:Math.ceil(O.length/
v)},(I,P)=>{const y=O.slice(P*v,(P+1)*v);return[`${y.length} beginbfchar`,...y,"endbfchar"].join(`
`)}),"endcmap CMapName currentdict /CMap defineresource pop end end"].join(`
`)}function G(U){const O=U.map(T=>String.fromCodePoint(T)).join("");return(0,M.kt)((0,F.ft)(O)?[...O].reverse().join(""):O).toString("hex").toUpperCase()}const S=U=>U.
toString(16).toUpperCase().padStart(4,"0")}),36263:((j,B,r)=>{r.d(B,{a:()=>k,W:()=>Q});var M=r(47762),F=r(58552),v=r(12889),c=r(47707),G=r(45657);const S=/^[\u0020-\u007e\u00a0-\u00ac\u00ae-\u024f\u0386-\u03ce\u0400-\u045f\u2010-\u2027\u20ac]*$/,
U=2e4;class O{layout;letters=new Map;advances=new Map;clusters=new Map;constructor(t){this.layout=t}shape(t){if(!S.test(t))return;const e=[];for(let s=0,o=0;s<t.
length;s=o){for(o=s+1;this.changes(t,o-1)||o>s+1&&this.changes(t,o);)o++;const a=o===s+1?this.alone(t,s):this.together(t,s,o);if(!a)return;(0,G.RZ)(e,a)}const n=new Map;
return e.map(s=>{const o=n.get(s.glyph.id)??s.glyph;return n.set(o.id,o),o===s.glyph?s:{...s,glyph:o}})}changes(t,e){return e+1<t.length&&this.advance(t.slice(e,
e+2))===void 0}alone(t,e){const n=this.letter(t[e]),s=e+1<t.length?this.advance(t.slice(e,e+2)):n?.advance;if(!(!n||s===void 0))return[s===n.advance?n:{...n,advance:s}]}together(t,e,n){
const[s,o]=[Math.max(e-1,0),Math.min(n+1,t.length)],a=`${e-s} ${t.slice(s,o)}`;return this.clusters.has(a)||(this.clusters.size===U&&this.clusters.clear(),this.
clusters.set(a,this.within(t.slice(s,o),e-s,o-n))),this.clusters.get(a)}within(t,e,n){const s=this.layout(t),[o,a]=[e>0?this.letter(t[0]):void 0,n>0?this.letter(
t.at(-1)):void 0],d=s.slice(e,s.length-n),[h,m]=[s[0],s.at(-1)],l=e>0?this.advance(t.slice(0,2)):void 0;if(!(e>0&&!(o&&h&&T(h,o)&&h.advance===l)))return n>0&&!(a&&
m&&T(m,a)&&m.advance===a.advance)?void 0:d}letter(t){if(!this.letters.has(t)){const e=this.layout(t);this.letters.set(t,e.length===1&&I(e[0])?e[0]:void 0)}return this.
letters.get(t)}advance(t){let e=this.advances.get(t);return e===void 0&&!this.advances.has(t)&&(this.advances.size===U&&this.advances.clear(),this.advances.set(
t,e=this.advanceIn(t))),e}advanceIn(t){const[e,n,...s]=this.layout(t),[o,a]=[this.letter(t[0]),this.letter(t[1])];if(!(!e||!n||!o||!a||s.length>0))return T(e,o)&&
T(n,a)&&n.advance===a.advance?e.advance:void 0}}const T=(i,t)=>i.glyph.id===t.glyph.id&&I(i),I=({x:i,y:t})=>i===0&&t===0,P=50,y=34,w=4,C=16;function A(i,t,e){Object.
assign(t,{glyf:[],offset:0,loca:{offsets:[]},hmtx:{metrics:[]}});for(let u=0;u<t.glyphs.length;u++)f(t,t.glyphs[u],e);const{stream:n,directory:s}=i,o=u=>{const R=s.
tables[u];return R&&Buffer.from(n.buffer.subarray(R.offset,R.offset+R.length))},a=t.glyf.length,d=t.glyf.map(u=>u.length%2===0?u:Buffer.concat([u,Buffer.of(0)])),
h=[0];for(const u of d)h.push(h.at(-1)+u.length);const m=h.at(-1)<=2*65535,l=Buffer.alloc(h.length*(m?2:4));for(const[u,R]of h.entries())m?l.writeUInt16BE(R/2,u*
2):l.writeUInt32BE(R,u*4);const b=Buffer.alloc(a*4);for(const[u,{advance:R,bearing:tt}]of t.hmtx.metrics.entries())b.writeUInt16BE(R,u*4),b.writeInt16BE(tt,u*4+
2);const K=o("head"),$=o("hhea"),J=o("maxp");K?.writeInt16BE(m?0:1,P),$?.writeUInt16BE(a,y),J?.writeUInt16BE(a,w);const q=["cvt ","fpgm","prep"].map(u=>[u,o(u)]);
return p([...q,["glyf",Buffer.concat(d)],["head",K],["hhea",$],["hmtx",b],["loca",l],["maxp",J]])}function f(i,t,e){const n=e.get(t);if(n){i.glyf.push(n.data),i.
hmtx.metrics.push(n.metrics);return}const s=i._addGlyph(t),o=i.glyf[s];o.length>0&&o[0]>=128||e.set(t,{data:o,metrics:i.hmtx.metrics[s]})}function p(i){const t=i.
flatMap(([a,d])=>d?[{tag:a,data:d}]:[]).sort((a,d)=>a.tag<d.tag?-1:1),e=2**Math.floor(Math.log2(t.length)),n=Buffer.alloc(12+t.length*C);n.writeUInt32BE(65536,0),
n.writeUInt16BE(t.length,4),n.writeUInt16BE(e*C,6),n.writeUInt16BE(Math.log2(e),8),n.writeUInt16BE((t.length-e)*C,10);const s=[n];let o=n.length;for(const[a,{tag:d,
data:h}]of t.entries()){const m=12+a*C;n.write(d,m,"latin1"),n.writeUInt32BE(o,m+8),n.writeUInt32BE(h.length,m+12);const l=-h.length&3;s.push(h,Buffer.alloc(l)),
o+=h.length+l}return Buffer.concat(s)}async function E(i,t,e,n){const s=i["CFF "],o=e(()=>D(s)),a=[...new Map([...t].reverse().map(l=>[l.id,l])).values()].sort(
(l,b)=>o(l.id)-o(b.id)||l.id-b.id),d=e(()=>i.createSubset()),h=new Map(a.map(l=>[l.id,d.includeGlyph(l)])),m=s?await L(d,e):e(()=>A(i,d,n));return s&&(m[3]=4),{
file:m,isCff:s!==void 0,glyphs:a,codes:h}}function D(i){if(i?.isCIDFont!==!0)return()=>0;const t=i.fdForGlyph(0)??0;return e=>{const n=i.fdForGlyph(e)??0;return n===
t?-1:n}}async function L(i,t){const e=i,n=e.encode.bind(i),s=[];e.encode=a=>{try{n(a)}catch(d){s.push(d)}};const o=[];return await new Promise(a=>{i.encodeStream().
on("data",d=>o.push(d)).on("end",()=>a())}),t(()=>{if(s.length>0)throw s[0];return Buffer.concat(o)})}const x={Arabic:"ب",Syriac:"ܒ",Nko:"ߊ"};class N{font;guard;unit;metrics;name;scripts=new Map;boxes=new Map;outlines=new Map;pairs;constructor(t,e=n=>n()){
this.font=t,this.guard=e,this.unit=1e3/t.unitsPerEm,this.metrics=e(()=>H(t,this.unit)),this.name=z(t)}keep(){this.pairs??=new O(t=>(this.forget(),this.shapePiece(
t,!1))),this.forget()}forget(){this.font._glyphs={}}covers(t){return this.guard(()=>this.hasGlyphs(t))}hasGlyphs(t){for(const e of t){if((0,c.ML)(e))continue;const n=(0,c.
RM)(e);if(n!==void 0&&!this.shapes(n)||!this.font.hasGlyphForCodePoint(e.codePointAt(0)))return!1}return!0}shape(t,e=!1){return this.guard(()=>{const n=e?void 0:
this.pairs?.shape(t);if(n)return n;this.pairs&&this.forget();const s=g(e?(0,v.jB)(t):t).map(o=>this.shapePiece(o,e));return(e?s.reverse():s).flat()})}plain(t){return this.
guard(()=>{const e=this.font.glyphForCodePoint(t.codePointAt(0)??0);return{glyph:e,advance:e.advanceWidth*this.unit,x:0,y:0}})}boxOf(t){let e=this.boxes.get(t.id);
return e||this.boxes.set(t.id,e=this.guard(()=>t.path.bbox)),e}subset(t){return E(this.font,t,this.guard,this.outlines)}shapePiece(t,e){const{font:n,unit:s}=this,
{glyphs:o,positions:a}=e?Y(n).layout(t,void 0,void 0,void 0,"rtl"):n.layout(t),d=n.glyphForCodePoint(32).id,h=o.map((m,l)=>{const{xAdvance:b,xOffset:K,yOffset:$}=a[l]??
{xAdvance:0,xOffset:0,yOffset:0};return{glyph:m,advance:b*s,x:K*s,y:Math.round($*s)}});return e&&!V(n)&&h.reverse(),h.filter(({glyph:m,advance:l})=>m.id!==d||l!==
0)}shapes(t){let e=this.scripts.get(t);return e===void 0&&this.scripts.set(t,e=this.tryScript(t)),e}tryScript(t){if(!c.MS.has(t))return!1;const e=x[t];if(e===void 0)
return!0;const[n,s,o]=this.shapePiece(e.repeat(3),!0).map(({glyph:a})=>a.id);return o!==void 0&&(o!==s||s!==n)}}function H(i,t){const e=(d,h)=>Number.isFinite(d)?
d*h:0,{minX:n,minY:s,maxX:o,maxY:a}=i.bbox;return{box:[n,s,o,a].map(d=>e(d,t)),ascent:e(i.ascent,t),descent:e(i.descent,t),capHeight:e(i.capHeight,t),italicAngle:e(
i.italicAngle,1)}}const Y=i=>i;function z(i){try{return i.postscriptName??""}catch{return""}}const V=i=>{const{GSUB:t,GPOS:e,morx:n}=i;return[t,e,n].some(s=>s!==
void 0)};function g(i){const t=[];let e,n="";for(const s of i){const o=/[\p{Script=Common}\p{Script=Inherited}]/u.test(s)?e:(0,c.RM)(s)??"";n!==""&&e!==void 0&&
o!==e&&(t.push(n),n=""),n+=s,e=o}return n===""?t:[...t,n]}var W=r(72648),X=r(38875);const Z={Regular:()=>r.e(1938).then(r.bind(r,41938)),SemiBold:()=>r.e(3477).
then(r.bind(r,43477)),Italic:()=>r.e(3584).then(r.bind(r,33584)),Mono:()=>r.e(2023).then(r.bind(r,62023)),Emoji:()=>r.e(7824).then(r.bind(r,17824))};async function Q(i){
const{notoSans:t}=await Z[i]();return new N(M.A.create((0,X.F)(t)))}function k({bytes:i,field:t}){const e=n=>{try{return n()}catch(s){throw s instanceof F.zU?s:
(0,W.t)(t)}};return e(()=>{const n=M.A.create(i);if(_(n),!(n.unitsPerEm>=16&&n.unitsPerEm<=16384&&n.numGlyphs>0))throw(0,W.t)(t);const s=new N(n,e);return s.shape(
"A1"),s})}function _(i){const{tables:t}=i.directory;for(const e of["sbix","COLR","CPAL"])Reflect.deleteProperty(t,e)}}),38875:((j,B,r)=>{r.d(B,{F:()=>v});var M=r(
60623);const F=1<<24,v=c=>(0,M.UD)(Buffer.from(c,"base64"),{stream:F,total:F,remaining:F},{found:!1})})};
