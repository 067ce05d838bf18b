"use strict";exports.id=4270,exports.ids=[4270],exports.modules={10550:((B,S,a)=>{a.d(S,{k:()=>U,r:()=>m});var D=a(77598),b=a.n(D),M=a(83267),r=a(16039),x=a(88728),f=a(6093);
const u=26,E=120,P=100;async function m(o,d){const{unit:h,metrics:n}=o,{file:t,isCff:e,glyphs:s,codes:i}=await o.subset(d),p=({id:l})=>i.get(l)??0,y=(0,r.UU)(`${F(
t)}+${g(o.name)}`),O=(0,M.Kc)(t),v=(0,M.Kc)(Buffer.from(C(s.map(l=>[p(l),l.codePoints])),"latin1")),T=s.flatMap(l=>[p(l),[l.advanceWidth*h]]),I=e?{Subtype:(0,r.
UU)("CIDFontType0C"),Filter:(0,r.UU)("FlateDecode")}:{Length1:t.length,Filter:(0,r.UU)("FlateDecode")};return{addTo:(l,R=l.add(null))=>{const w=(0,r.jd)({Type:(0,r.
UU)("FontDescriptor"),FontName:y,Flags:x.jp,FontBBox:[...n.box],ItalicAngle:n.italicAngle,Ascent:n.ascent,Descent:n.descent,CapHeight:n.capHeight,StemV:E,[e?"Fo\
ntFile3":"FontFile2"]:l.add(new r.Z6((0,r.jd)(I),O))}),_=(0,r.jd)({Type:(0,r.UU)("Font"),Subtype:(0,r.UU)(e?"CIDFontType0":"CIDFontType2"),BaseFont:y,CIDSystemInfo:(0,r.
jd)({Registry:(0,r.Px)("Adobe"),Ordering:(0,r.Px)("Identity"),Supplement:0}),CIDToGIDMap:e?void 0:(0,r.UU)("Identity"),FontDescriptor:l.add(w),W:[...T]});return l.
put(R,(0,r.jd)({Type:(0,r.UU)("Font"),Subtype:(0,r.UU)("Type0"),BaseFont:y,Encoding:(0,r.UU)("Identity-H"),DescendantFonts:[l.add(_)],ToUnicode:l.add(new r.Z6((0,r.
jd)({Filter:(0,r.UU)("FlateDecode")}),v))})),R},codeOf:l=>c(p(l))}}const g=o=>o.replace(/[^\w-]/g,"").slice(0,100)||"Font";function F(o){const d=(0,D.createHash)(
"sha256").update(o).digest();return Array.from(d.subarray(0,6),h=>String.fromCharCode(65+h%u)).join("")}function C(o){const d=o.filter(([,n])=>n.length>0).map(([
n,t])=>`<${c(n)}> <${A(t)}>`);return["/CIDInit /ProcSet findresource begin 12 dict begin begincmap","/CIDSystemInfo << /Registry (Adobe) /Ordering (UCS) /Supple\
ment 0 >> def","/CMapName /Adobe-Identity-UCS def /CMapType 2 def","1 begincodespacerange <0000> <FFFF> endcodespacerange",...Array.from({length:Math.ceil(d.length/
P)},(n,t)=>{const e=d.slice(t*P,(t+1)*P);return[`${e.length} beginbfchar`,...e,"endbfchar"].join(`
`)}),"endcmap CMapName currentdict /CMap defineresource pop end end"].join(`
`)}function A(o){const d=String.fromCodePoint(...o);return U((0,f.ft)(d)?[...d].reverse().join(""):d)}function U(o){return Array.from({length:o.length},(d,h)=>c(
o.charCodeAt(h))).join("")}const c=o=>o.toString(16).toUpperCase().padStart(4,"0")}),4270:((B,S,a)=>{a.d(S,{EmbeddedTypeface:()=>r});var D=a(10550),b=a(34549),M=a(
26429);class r{document;face;extent;resource;runs={ltr:new Map,rtl:new Map};used=new Map;embedded;constructor(f,u){this.document=f,this.face=u,this.extent=(0,M.
b8)(u.metrics.capHeight,u.metrics.descent),this.resource=f.add(null)}static async open(f,u){return new r(f,u?(0,b.a)(u):await(0,b.W)("Regular"))}covers(f){return this.
face.covers(f)}width(f,u=!1){return this.run(f,u).width}use(f,u=!1){for(const{glyph:E}of this.run(f,u).glyphs)this.used.set(E.id,E)}async embed(){if(this.used.size===
0){this.document.remove(this.resource);return}this.embedded=await(0,D.r)(this.face,[...this.used.values()]),this.embedded.addTo(this.document,this.resource)}show(f,u,E=!1){
const{embedded:P}=this;if(!P)return"";let m="",g="",F=0;const C=[],A=()=>{m&&(g+=`<${m}>`),g&&C.push(`[${g}] TJ`),m=g=""},U=c=>{const o=Math.round(c*100)/100;o!==
0&&(m&&(g+=`<${m}>`),m="",g+=`${-o} `)};for(const{glyph:c,advance:o,x:d,y:h}of this.run(f,E).glyphs)h!==F&&(A(),C.push(`${(0,M.ai)(h*u/1e3)} Ts`),F=h),U(d),m+=P.
codeOf(c),U(o-d-c.advanceWidth*this.face.unit);return A(),F!==0&&C.push("0 Ts"),C.join(" ")}run(f,u){const E=this.runs[u?"rtl":"ltr"],P=E.get(f);if(P)return P;const m=this.
face.shape(f,u),g={glyphs:m,width:m.reduce((F,{advance:C})=>F+C,0)};return E.set(f,g),g}}}),24840:((B,S,a)=>{a.d(S,{g:()=>P,t:()=>U});var D=a(49153),b=a(93413),
M=a(94777);const r="it must be a TrueType or OpenType font (.ttf or .otf)",x=2,f=12,u=256,E=512;function P({bytes:c},o){const d=m(c);if(d!==void 0)throw(0,D.G6)(
[{field:o,message:d}]);return{bytes:c,field:o}}function m(c){const o=(0,b.y)(c);if(o==="a font collection")return`is a font collection; ${r} with a single font`;
if(o!=="a TrueType font"&&o!=="an OpenType font")return`is ${o??"not a font"}; ${r}`;try{const d=new DataView(c.buffer,c.byteOffset,c.byteLength),h=(0,M.tI)(d);
if(![...h.values()].every(({at:t,length:e})=>t+e<=c.length))return C;if(g.some(t=>!h.has(t)))return F;if(!h.has("CFF ")&&!(h.has("glyf")&&h.has("loca")))return"\
has no outlines that a PDF document can hold; give a font with TrueType or CFF outlines";const n=h.get("OS/2");return n&&A(d.getUint16(n.at+8))}catch(d){if(d instanceof
RangeError)return C;throw d}}const g=["head","hhea","hmtx","maxp","cmap"],F="is a damaged font; give a complete TrueType or OpenType font",C="ends too early for\
 a font; give a complete TrueType or OpenType font";function A(c){const o=d=>`is a font whose license (fsType) ${d}; give a font that may be embedded`;return c&
x&&!(c&f)?o("forbids embedding"):c&u?o("forbids embedding only the characters that are used"):c&E?o("forbids embedding its outlines"):void 0}const U=c=>(0,D.G6)(
[{field:c,message:F}])}),34549:((B,S,a)=>{a.d(S,{a:()=>d,W:()=>o});var D=a(47762),b=a(49153),M=a(6093),r=a(79131);async function x(n,t,e){const s=n["CFF "],i=e(
()=>f(s)),p=[...new Map(t.map(T=>[T.id,T])).values()].sort((T,I)=>i(T.id)-i(I.id)||T.id-I.id),y=e(()=>n.createSubset());s||u(y);const O=new Map(p.map(T=>[T.id,y.
includeGlyph(T)])),v=await E(y,e);return s&&(v[3]=4),{file:v,isCff:s!==void 0,glyphs:p,codes:O}}function f(n){if(n?.isCIDFont!==!0)return()=>0;const t=n.fdForGlyph(
0)??0;return e=>{const s=n.fdForGlyph(e)??0;return s===t?-1:s}}function u(n){const t=n._addGlyph.bind(n);n._addGlyph=e=>{const s=t(e),i=n.glyf[s];return i.length%
2===1&&(n.glyf[s]=Buffer.concat([i,Buffer.of(0)]),n.offset++),s}}async function E(n,t){const e=n,s=e.encode.bind(n),i=[];e.encode=y=>{try{s(y)}catch(O){i.push(O)}};
const p=[];return await new Promise(y=>{n.encodeStream().on("data",O=>p.push(O)).on("end",()=>y())}),t(()=>{if(i.length>0)throw i[0];return Buffer.concat(p)})}const P={
Arabic:"ب",Syriac:"ܒ",Nko:"ߊ"};class m{font;guard;unit;metrics;name;scripts=new Map;constructor(t,e=s=>s()){this.font=t,this.guard=e,this.unit=1e3/t.unitsPerEm,
this.metrics=e(()=>g(t,this.unit)),this.name=C(t)}covers(t){return this.guard(()=>this.hasGlyphs(t))}hasGlyphs(t){for(const e of t){if((0,r.ML)(e))continue;const s=(0,r.
RM)(e);if(s!==void 0&&!this.shapes(s)||!this.font.hasGlyphForCodePoint(e.codePointAt(0)))return!1}return!0}shape(t,e=!1){return this.guard(()=>{const s=U(e?(0,M.
VV)(t):t).map(i=>this.shapePiece(i,e));return(e?s.reverse():s).flat()})}plain(t){return this.guard(()=>{const e=this.font.glyphForCodePoint(t.codePointAt(0)??0);
return{glyph:e,advance:e.advanceWidth*this.unit,x:0,y:0}})}boxOf(t){return this.guard(()=>t.path.bbox)}subset(t){return x(this.font,t,this.guard)}shapePiece(t,e){
const{font:s,unit:i}=this,{glyphs:p,positions:y}=e?F(s).layout(t,void 0,void 0,void 0,"rtl"):s.layout(t),O=s.glyphForCodePoint(32).id,v=p.map((T,I)=>{const{xAdvance:L,
xOffset:l,yOffset:R}=y[I]??{xAdvance:0,xOffset:0,yOffset:0};return{glyph:T,advance:L*i,x:l*i,y:Math.round(R*i)}});return e&&!A(s)&&v.reverse(),v.filter(({glyph:T,
advance:I})=>T.id!==O||I!==0)}shapes(t){let e=this.scripts.get(t);return e===void 0&&this.scripts.set(t,e=this.tryScript(t)),e}tryScript(t){if(!r.MS.has(t))return!1;
const e=P[t];if(e===void 0)return!0;const[s,i,p]=this.shapePiece(e.repeat(3),!0).map(({glyph:y})=>y.id);return p!==void 0&&(p!==i||i!==s)}}function g(n,t){const e=(O,v)=>Number.
isFinite(O)?O*v:0,{minX:s,minY:i,maxX:p,maxY:y}=n.bbox;return{box:[s,i,p,y].map(O=>e(O,t)),ascent:e(n.ascent,t),descent:e(n.descent,t),capHeight:e(n.capHeight,t),
italicAngle:e(n.italicAngle,1)}}const F=n=>n;function C(n){try{return n.postscriptName??""}catch{return""}}const A=n=>{const{GSUB:t,GPOS:e,morx:s}=n;return[t,e,
s].some(i=>i!==void 0)};function U(n){const t=[];let e,s="";for(const i of n){const p=/[\p{Script=Common}\p{Script=Inherited}]/u.test(i)?e:(0,r.RM)(i)??"";s!==""&&
e!==void 0&&p!==e&&(t.push(s),s=""),s+=i,e=p}return s===""?t:[...t,s]}var c=a(24840);async function o(n){const{notoSans:t}=n==="Regular"?await a.e(2837).then(a.
bind(a,72837)):await a.e(5152).then(a.bind(a,65152));return new m(D.A.create(Buffer.from(t,"base64")))}function d({bytes:n,field:t}){const e=s=>{try{return s()}catch(i){
throw i instanceof b.zU?i:(0,c.t)(t)}};return e(()=>{const s=D.A.create(n);if(h(s),!(s.unitsPerEm>=16&&s.unitsPerEm<=16384&&s.numGlyphs>0))throw(0,c.t)(t);const i=new m(
s,e);return i.shape("A1"),i})}function h(n){const{tables:t}=n.directory;for(const e of["sbix","COLR","CPAL"])Reflect.deleteProperty(t,e)}})};
