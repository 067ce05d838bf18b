"use strict";exports.id=6612,exports.ids=[6612],exports.modules={10550:((G,I,s)=>{s.d(I,{k:()=>O,r:()=>l});var D=s(77598),x=s.n(D),v=s(83267),i=s(16039),b=s(88728),A=s(6093);
const U=26,d=120,c=100;async function l(a,u){const{unit:F,metrics:C}=a,{file:n,isCff:t,glyphs:e,codes:o}=await a.subset(u),r=({id:y})=>o.get(y)??0,m=(0,i.UU)(`${T(
n)}+${f(a.name)}`),E=(0,v.Kc)(n),P=(0,v.Kc)(Buffer.from(p(e.map(y=>[r(y),y.codePoints])),"latin1")),S=e.flatMap(y=>[r(y),[y.advanceWidth*F]]),M=t?{Subtype:(0,i.
UU)("CIDFontType0C"),Filter:(0,i.UU)("FlateDecode")}:{Length1:n.length,Filter:(0,i.UU)("FlateDecode")};return{addTo:(y,B=y.add(null))=>{const L=(0,i.jd)({Type:(0,i.
UU)("FontDescriptor"),FontName:m,Flags:b.jp,FontBBox:[...C.box],ItalicAngle:C.italicAngle,Ascent:C.ascent,Descent:C.descent,CapHeight:C.capHeight,StemV:d,[t?"Fo\
ntFile3":"FontFile2"]:y.add(new i.Z6((0,i.jd)(M),E))}),W=(0,i.jd)({Type:(0,i.UU)("Font"),Subtype:(0,i.UU)(t?"CIDFontType0":"CIDFontType2"),BaseFont:m,CIDSystemInfo:(0,i.
jd)({Registry:(0,i.Px)("Adobe"),Ordering:(0,i.Px)("Identity"),Supplement:0}),CIDToGIDMap:t?void 0:(0,i.UU)("Identity"),FontDescriptor:y.add(L),W:[...S]});return y.
put(B,(0,i.jd)({Type:(0,i.UU)("Font"),Subtype:(0,i.UU)("Type0"),BaseFont:m,Encoding:(0,i.UU)("Identity-H"),DescendantFonts:[y.add(W)],ToUnicode:y.add(new i.Z6((0,i.
jd)({Filter:(0,i.UU)("FlateDecode")}),P))})),B},codeOf:y=>h(r(y))}}const f=a=>a.replace(/[^\w-]/g,"").slice(0,100)||"Font";function T(a){const u=(0,D.createHash)(
"sha256").update(a).digest();return Array.from(u.subarray(0,6),F=>String.fromCharCode(65+F%U)).join("")}function p(a){const u=a.filter(([,C])=>C.length>0).map(([
C,n])=>`<${h(C)}> <${g(n)}>`);return["/CIDInit /ProcSet findresource begin 12 dict begin begincmap","/CIDSystemInfo << /Registry (Adobe) /Ordering (UCS) /Supple\
ment 0 >> def","/CMapName /Adobe-Identity-UCS def /CMapType 2 def","1 begincodespacerange <0000> <FFFF> endcodespacerange",...Array.from({length:Math.ceil(u.length/
c)},(C,n)=>{const t=u.slice(n*c,(n+1)*c);return[`${t.length} beginbfchar`,...t,"endbfchar"].join(`
`)}),"endcmap CMapName currentdict /CMap defineresource pop end end"].join(`
`)}function g(a){const u=String.fromCodePoint(...a);return O((0,A.ft)(u)?[...u].reverse().join(""):u)}function O(a){return Array.from({length:a.length},(u,F)=>h(
a.charCodeAt(F))).join("")}const h=a=>a.toString(16).toUpperCase().padStart(4,"0")}),96612:((G,I,s)=>{s.d(I,{EmbeddedTypeface:()=>A});var D=s(10550),x=s(34549),
v=s(26429);function i(U,d,c,l){let f=0,T=0;const p=[];for(let g=0;g<U.length;g=f){const{y:O}=U[g];for(;f<U.length&&U[f].y===O;)f++;O!==T&&p.push(`${(0,v.ai)(O*l/
1e3)} Ts`),T=O,p.push(`[${b(U.slice(g,f),d,c)}] TJ`)}return T!==0&&p.push("0 Ts"),p.join(" ")}function b(U,d,c){let l="",f="";const T=p=>{const g=Math.round(p*100)/
100;g!==0&&(f&&(l+=`<${f}>`),f="",l+=`${-g} `)};for(const{glyph:p,advance:g,x:O}of U)T(O),f+=d.codeOf(p),T(g-O-p.advanceWidth*c);return f?`${l}<${f}>`:l}class A{document;face;extent;resource;runs={
ltr:new Map,rtl:new Map};used=new Map;embedded;constructor(d,c){this.document=d,this.face=c,this.extent=(0,v.b8)(c.metrics.capHeight,c.metrics.descent),this.resource=
d.add(null)}static async open(d,c){return new A(d,c?(0,x.a)(c):await(0,x.W)("Regular"))}covers(d){return this.face.covers(d)}width(d,c=!1){return this.run(d,c).
width}use(d,c=!1){for(const{glyph:l}of this.run(d,c).glyphs)this.used.set(l.id,l)}async embed(){if(this.used.size===0){this.document.remove(this.resource);return}
this.embedded=await(0,D.r)(this.face,[...this.used.values()]),this.embedded.addTo(this.document,this.resource)}show(d,c,l=!1){const{embedded:f}=this;return f?i(
this.run(d,l).glyphs,f,this.face.unit,c):""}run(d,c){const l=this.runs[c?"rtl":"ltr"],f=l.get(d);if(f)return f;const T=this.face.shape(d,c),p={glyphs:T,width:T.
reduce((g,{advance:O})=>g+O,0)};return l.set(d,p),p}}}),24840:((G,I,s)=>{s.d(I,{g:()=>c,t:()=>O});var D=s(49153),x=s(93413),v=s(94777);const i="it must be a Tru\
eType or OpenType font (.ttf or .otf)",b=2,A=12,U=256,d=512;function c({bytes:h},a){const u=l(h);if(u!==void 0)throw(0,D.G6)([{field:a,message:u}]);return{bytes:h,
field:a}}function l(h){const a=(0,x.y)(h);if(a==="a font collection")return`is a font collection; ${i} with a single font`;if(a!=="a TrueType font"&&a!=="an Ope\
nType font")return`is ${a??"not a font"}; ${i}`;try{const u=new DataView(h.buffer,h.byteOffset,h.byteLength),F=(0,v.tI)(u);if(![...F.values()].every(({at:n,length:t})=>n+
t<=h.length))return p;if(f.some(n=>!F.has(n)))return T;if(!F.has("CFF ")&&!(F.has("glyf")&&F.has("loca")))return"has no outlines that a PDF document can hold; g\
ive a font with TrueType or CFF outlines";const C=F.get("OS/2");return C&&g(u.getUint16(C.at+8))}catch(u){if(u instanceof RangeError)return p;throw u}}const f=[
"head","hhea","hmtx","maxp","cmap"],T="is a damaged font; give a complete TrueType or OpenType font",p="ends too early for a font; give a complete TrueType or O\
penType font";function g(h){const a=u=>`is a font whose license (fsType) ${u}; give a font that may be embedded`;return h&b&&!(h&A)?a("forbids embedding"):h&U?a(
"forbids embedding only the characters that are used"):h&d?a("forbids embedding its outlines"):void 0}const O=h=>(0,D.G6)([{field:h,message:T}])}),34549:((G,I,s)=>{
s.d(I,{a:()=>F,W:()=>u});var D=s(47762),x=s(49153),v=s(6093),i=s(79131);async function b(n,t,e){const o=n["CFF "],r=e(()=>A(o)),m=[...new Map(t.map(M=>[M.id,M])).
values()].sort((M,R)=>r(M.id)-r(R.id)||M.id-R.id),E=e(()=>n.createSubset());o||U(E);const P=new Map(m.map(M=>[M.id,E.includeGlyph(M)])),S=await d(E,e);return o&&
(S[3]=4),{file:S,isCff:o!==void 0,glyphs:m,codes:P}}function A(n){if(n?.isCIDFont!==!0)return()=>0;const t=n.fdForGlyph(0)??0;return e=>{const o=n.fdForGlyph(e)??
0;return o===t?-1:o}}function U(n){const t=n._addGlyph.bind(n);n._addGlyph=e=>{const o=t(e),r=n.glyf[o];return r.length%2===1&&(n.glyf[o]=Buffer.concat([r,Buffer.
of(0)]),n.offset++),o}}async function d(n,t){const e=n,o=e.encode.bind(n),r=[];e.encode=E=>{try{o(E)}catch(P){r.push(P)}};const m=[];return await new Promise(E=>{
n.encodeStream().on("data",P=>m.push(P)).on("end",()=>E())}),t(()=>{if(r.length>0)throw r[0];return Buffer.concat(m)})}const c={Arabic:"ب",Syriac:"ܒ",Nko:"ߊ"};
class l{font;guard;unit;metrics;name;scripts=new Map;constructor(t,e=o=>o()){this.font=t,this.guard=e,this.unit=1e3/t.unitsPerEm,this.metrics=e(()=>f(t,this.unit)),
this.name=p(t)}covers(t){return this.guard(()=>this.hasGlyphs(t))}hasGlyphs(t){for(const e of t){if((0,i.ML)(e))continue;const o=(0,i.RM)(e);if(o!==void 0&&!this.
shapes(o)||!this.font.hasGlyphForCodePoint(e.codePointAt(0)))return!1}return!0}shape(t,e=!1){return this.guard(()=>{const o=O(e?(0,v.VV)(t):t).map(r=>this.shapePiece(
r,e));return(e?o.reverse():o).flat()})}plain(t){return this.guard(()=>{const e=this.font.glyphForCodePoint(t.codePointAt(0)??0);return{glyph:e,advance:e.advanceWidth*
this.unit,x:0,y:0}})}boxOf(t){return this.guard(()=>t.path.bbox)}subset(t){return b(this.font,t,this.guard)}shapePiece(t,e){const{font:o,unit:r}=this,{glyphs:m,
positions:E}=e?T(o).layout(t,void 0,void 0,void 0,"rtl"):o.layout(t),P=o.glyphForCodePoint(32).id,S=m.map((M,R)=>{const{xAdvance:y,xOffset:B,yOffset:L}=E[R]??{xAdvance:0,
xOffset:0,yOffset:0};return{glyph:M,advance:y*r,x:B*r,y:Math.round(L*r)}});return e&&!g(o)&&S.reverse(),S.filter(({glyph:M,advance:R})=>M.id!==P||R!==0)}shapes(t){
let e=this.scripts.get(t);return e===void 0&&this.scripts.set(t,e=this.tryScript(t)),e}tryScript(t){if(!i.MS.has(t))return!1;const e=c[t];if(e===void 0)return!0;
const[o,r,m]=this.shapePiece(e.repeat(3),!0).map(({glyph:E})=>E.id);return m!==void 0&&(m!==r||r!==o)}}function f(n,t){const e=(P,S)=>Number.isFinite(P)?P*S:0,{
minX:o,minY:r,maxX:m,maxY:E}=n.bbox;return{box:[o,r,m,E].map(P=>e(P,t)),ascent:e(n.ascent,t),descent:e(n.descent,t),capHeight:e(n.capHeight,t),italicAngle:e(n.italicAngle,
1)}}const T=n=>n;function p(n){try{return n.postscriptName??""}catch{return""}}const g=n=>{const{GSUB:t,GPOS:e,morx:o}=n;return[t,e,o].some(r=>r!==void 0)};function O(n){
const t=[];let e,o="";for(const r of n){const m=/[\p{Script=Common}\p{Script=Inherited}]/u.test(r)?e:(0,i.RM)(r)??"";o!==""&&e!==void 0&&m!==e&&(t.push(o),o=""),
o+=r,e=m}return o===""?t:[...t,o]}var h=s(24840);const a={Regular:()=>s.e(4574).then(s.bind(s,94574)),SemiBold:()=>s.e(4933).then(s.bind(s,44933)),Italic:()=>s.
e(7940).then(s.bind(s,57940)),Mono:()=>s.e(9267).then(s.bind(s,99267)),Emoji:()=>s.e(9084).then(s.bind(s,99084))};async function u(n){const{notoSans:t}=await a[n]();
return new l(D.A.create(Buffer.from(t,"base64")))}function F({bytes:n,field:t}){const e=o=>{try{return o()}catch(r){throw r instanceof x.zU?r:(0,h.t)(t)}};return e(
()=>{const o=D.A.create(n);if(C(o),!(o.unitsPerEm>=16&&o.unitsPerEm<=16384&&o.numGlyphs>0))throw(0,h.t)(t);const r=new l(o,e);return r.shape("A1"),r})}function C(n){
const{tables:t}=n.directory;for(const e of["sbix","COLR","CPAL"])Reflect.deleteProperty(t,e)}})};
