"use strict";exports.id=4270,exports.ids=[4270],exports.modules={10550:((b,A,s)=>{s.d(A,{k:()=>B,r:()=>l});var M=s(77598),C=s.n(M),U=s(83267),r=s(16039),F=s(88728),I=s(6093);
const d=26,a=120,h=100;async function l(c,f){const{unit:E,metrics:O}=c,{file:P,isCff:o,glyphs:t,codes:n}=await c.subset(f),e=({id:u})=>n.get(u)??0,i=(0,r.UU)(`${y(
P)}+${m(c.name)}`),g=(0,U.Kc)(P),T=(0,U.Kc)(Buffer.from(x(t.map(u=>[e(u),u.codePoints])),"latin1")),D=t.flatMap(u=>[e(u),[u.advanceWidth*E]]),S=o?{Subtype:(0,r.
UU)("CIDFontType0C"),Filter:(0,r.UU)("FlateDecode")}:{Length1:P.length,Filter:(0,r.UU)("FlateDecode")};return{addTo:(u,L=u.add(null))=>{const W=(0,r.jd)({Type:(0,r.
UU)("FontDescriptor"),FontName:i,Flags:F.jp,FontBBox:[...O.box],ItalicAngle:O.italicAngle,Ascent:O.ascent,Descent:O.descent,CapHeight:O.capHeight,StemV:a,[o?"Fo\
ntFile3":"FontFile2"]:u.add(new r.Z6((0,r.jd)(S),g))}),G=(0,r.jd)({Type:(0,r.UU)("Font"),Subtype:(0,r.UU)(o?"CIDFontType0":"CIDFontType2"),BaseFont:i,CIDSystemInfo:(0,r.
jd)({Registry:(0,r.Px)("Adobe"),Ordering:(0,r.Px)("Identity"),Supplement:0}),CIDToGIDMap:o?void 0:(0,r.UU)("Identity"),FontDescriptor:u.add(W),W:[...D]});return u.
put(L,(0,r.jd)({Type:(0,r.UU)("Font"),Subtype:(0,r.UU)("Type0"),BaseFont:i,Encoding:(0,r.UU)("Identity-H"),DescendantFonts:[u.add(G)],ToUnicode:u.add(new r.Z6((0,r.
jd)({Filter:(0,r.UU)("FlateDecode")}),T))})),L},codeOf:u=>p(e(u))}}const m=c=>c.replace(/[^\w-]/g,"").slice(0,100)||"Font";function y(c){const f=(0,M.createHash)(
"sha256").update(c).digest();return Array.from(f.subarray(0,6),E=>String.fromCharCode(65+E%d)).join("")}function x(c){const f=c.filter(([,O])=>O.length>0).map(([
O,P])=>`<${p(O)}> <${R(P)}>`);return["/CIDInit /ProcSet findresource begin 12 dict begin begincmap","/CIDSystemInfo << /Registry (Adobe) /Ordering (UCS) /Supple\
ment 0 >> def","/CMapName /Adobe-Identity-UCS def /CMapType 2 def","1 begincodespacerange <0000> <FFFF> endcodespacerange",...Array.from({length:Math.ceil(f.length/
h)},(O,P)=>{const o=f.slice(P*h,(P+1)*h);return[`${o.length} beginbfchar`,...o,"endbfchar"].join(`
`)}),"endcmap CMapName currentdict /CMap defineresource pop end end"].join(`
`)}function R(c){const f=String.fromCodePoint(...c);return B((0,I.ft)(f)?[...f].reverse().join(""):f)}function B(c){return Array.from({length:c.length},(f,E)=>p(
c.charCodeAt(E))).join("")}const p=c=>c.toString(16).toUpperCase().padStart(4,"0")}),4270:((b,A,s)=>{s.d(A,{EmbeddedTypeface:()=>F});var M=s(10550),C=s(34549),U=s(
3217),r=s(26429);class F{document;face;extent;resource;runs={ltr:new Map,rtl:new Map};used=new Map;embedded;constructor(d,a){this.document=d,this.face=a,this.extent=
(0,r.b8)(a.metrics.capHeight,a.metrics.descent),this.resource=d.add(null)}static async open(d,a){return new F(d,a?(0,C.a)(a):await(0,C.W)("Regular"))}covers(d){
return this.face.covers(d)}width(d,a=!1){return this.run(d,a).width}use(d,a=!1){for(const{glyph:h}of this.run(d,a).glyphs)this.used.set(h.id,h)}async embed(){if(this.
used.size===0){this.document.remove(this.resource);return}this.embedded=await(0,M.r)(this.face,[...this.used.values()]),this.embedded.addTo(this.document,this.resource)}show(d,a,h=!1){
const{embedded:l}=this;return l?(0,U.n)(this.run(d,h).glyphs,l,this.face.unit,a):""}run(d,a){const h=this.runs[a?"rtl":"ltr"],l=h.get(d);if(l)return l;const m=this.
face.shape(d,a),y={glyphs:m,width:m.reduce((x,{advance:R})=>x+R,0)};return h.set(d,y),y}}}),24840:((b,A,s)=>{s.d(A,{g:()=>h,t:()=>B});var M=s(49153),C=s(93413),
U=s(94777);const r="it must be a TrueType or OpenType font (.ttf or .otf)",F=2,I=12,d=256,a=512;function h({bytes:p},c){const f=l(p);if(f!==void 0)throw(0,M.G6)(
[{field:c,message:f}]);return{bytes:p,field:c}}function l(p){const c=(0,C.y)(p);if(c==="a font collection")return`is a font collection; ${r} with a single font`;
if(c!=="a TrueType font"&&c!=="an OpenType font")return`is ${c??"not a font"}; ${r}`;try{const f=new DataView(p.buffer,p.byteOffset,p.byteLength),E=(0,U.tI)(f);
if(![...E.values()].every(({at:P,length:o})=>P+o<=p.length))return x;if(m.some(P=>!E.has(P)))return y;if(!E.has("CFF ")&&!(E.has("glyf")&&E.has("loca")))return"\
has no outlines that a PDF document can hold; give a font with TrueType or CFF outlines";const O=E.get("OS/2");return O&&R(f.getUint16(O.at+8))}catch(f){if(f instanceof
RangeError)return x;throw f}}const m=["head","hhea","hmtx","maxp","cmap"],y="is a damaged font; give a complete TrueType or OpenType font",x="ends too early for\
 a font; give a complete TrueType or OpenType font";function R(p){const c=f=>`is a font whose license (fsType) ${f}; give a font that may be embedded`;return p&
F&&!(p&I)?c("forbids embedding"):p&d?c("forbids embedding only the characters that are used"):p&a?c("forbids embedding its outlines"):void 0}const B=p=>(0,M.G6)(
[{field:p,message:y}])}),3217:((b,A,s)=>{s.d(A,{Q:()=>U,n:()=>C});var M=s(26429);function C(r,F,I,d){let a=0,h=0;const l=[];for(let m=0;m<r.length;m=a){const{y}=r[m];
for(;a<r.length&&r[a].y===y;)a++;y!==h&&l.push(`${(0,M.ai)(y*d/1e3)} Ts`),h=y,l.push(`[${U(r.slice(m,a),F,I)}] TJ`)}return h!==0&&l.push("0 Ts"),l.join(" ")}function U(r,F,I){
let d="",a="";const h=l=>{const m=Math.round(l*100)/100;m!==0&&(a&&(d+=`<${a}>`),a="",d+=`${-m} `)};for(const{glyph:l,advance:m,x:y}of r)h(y),a+=F.codeOf(l),h(m-
y-l.advanceWidth*I);return a?`${d}<${a}>`:d}}),34549:((b,A,s)=>{s.d(A,{a:()=>O,W:()=>E});var M=s(47762),C=s(49153),U=s(6093),r=s(79131);async function F(o,t,n){
const e=o["CFF "],i=n(()=>I(e)),g=[...new Map(t.map(v=>[v.id,v])).values()].sort((v,u)=>i(v.id)-i(u.id)||v.id-u.id),T=n(()=>o.createSubset());e||d(T);const D=new Map(
g.map(v=>[v.id,T.includeGlyph(v)])),S=await a(T,n);return e&&(S[3]=4),{file:S,isCff:e!==void 0,glyphs:g,codes:D}}function I(o){if(o?.isCIDFont!==!0)return()=>0;
const t=o.fdForGlyph(0)??0;return n=>{const e=o.fdForGlyph(n)??0;return e===t?-1:e}}function d(o){const t=o._addGlyph.bind(o);o._addGlyph=n=>{const e=t(n),i=o.glyf[e];
return i.length%2===1&&(o.glyf[e]=Buffer.concat([i,Buffer.of(0)]),o.offset++),e}}async function a(o,t){const n=o,e=n.encode.bind(o),i=[];n.encode=T=>{try{e(T)}catch(D){
i.push(D)}};const g=[];return await new Promise(T=>{o.encodeStream().on("data",D=>g.push(D)).on("end",()=>T())}),t(()=>{if(i.length>0)throw i[0];return Buffer.concat(
g)})}const h={Arabic:"ب",Syriac:"ܒ",Nko:"ߊ"};class l{font;guard;unit;metrics;name;scripts=new Map;constructor(t,n=e=>e()){this.font=t,this.guard=n,this.unit=
1e3/t.unitsPerEm,this.metrics=n(()=>m(t,this.unit)),this.name=x(t)}forget(){this.font._glyphs={}}covers(t){return this.guard(()=>this.hasGlyphs(t))}hasGlyphs(t){
for(const n of t){if((0,r.ML)(n))continue;const e=(0,r.RM)(n);if(e!==void 0&&!this.shapes(e)||!this.font.hasGlyphForCodePoint(n.codePointAt(0)))return!1}return!0}shape(t,n=!1){
return this.guard(()=>{const e=B(n?(0,U.VV)(t):t).map(i=>this.shapePiece(i,n));return(n?e.reverse():e).flat()})}plain(t){return this.guard(()=>{const n=this.font.
glyphForCodePoint(t.codePointAt(0)??0);return{glyph:n,advance:n.advanceWidth*this.unit,x:0,y:0}})}boxOf(t){return this.guard(()=>t.path.bbox)}subset(t){return F(
this.font,t,this.guard)}shapePiece(t,n){const{font:e,unit:i}=this,{glyphs:g,positions:T}=n?y(e).layout(t,void 0,void 0,void 0,"rtl"):e.layout(t),D=e.glyphForCodePoint(
32).id,S=g.map((v,u)=>{const{xAdvance:L,xOffset:W,yOffset:G}=T[u]??{xAdvance:0,xOffset:0,yOffset:0};return{glyph:v,advance:L*i,x:W*i,y:Math.round(G*i)}});return n&&
!R(e)&&S.reverse(),S.filter(({glyph:v,advance:u})=>v.id!==D||u!==0)}shapes(t){let n=this.scripts.get(t);return n===void 0&&this.scripts.set(t,n=this.tryScript(t)),
n}tryScript(t){if(!r.MS.has(t))return!1;const n=h[t];if(n===void 0)return!0;const[e,i,g]=this.shapePiece(n.repeat(3),!0).map(({glyph:T})=>T.id);return g!==void 0&&
(g!==i||i!==e)}}function m(o,t){const n=(D,S)=>Number.isFinite(D)?D*S:0,{minX:e,minY:i,maxX:g,maxY:T}=o.bbox;return{box:[e,i,g,T].map(D=>n(D,t)),ascent:n(o.ascent,
t),descent:n(o.descent,t),capHeight:n(o.capHeight,t),italicAngle:n(o.italicAngle,1)}}const y=o=>o;function x(o){try{return o.postscriptName??""}catch{return""}}
const R=o=>{const{GSUB:t,GPOS:n,morx:e}=o;return[t,n,e].some(i=>i!==void 0)};function B(o){const t=[];let n,e="";for(const i of o){const g=/[\p{Script=Common}\p{Script=Inherited}]/u.
test(i)?n:(0,r.RM)(i)??"";e!==""&&n!==void 0&&g!==n&&(t.push(e),e=""),e+=i,n=g}return e===""?t:[...t,e]}var p=s(24840),c=s(72819);const f={Regular:()=>s.e(4574).
then(s.bind(s,94574)),SemiBold:()=>s.e(4933).then(s.bind(s,44933)),Italic:()=>s.e(7940).then(s.bind(s,57940)),Mono:()=>s.e(9267).then(s.bind(s,99267)),Emoji:()=>s.
e(9084).then(s.bind(s,99084))};async function E(o){const{notoSans:t}=await f[o]();return new l(M.A.create((0,c.K)(t)))}function O({bytes:o,field:t}){const n=e=>{
try{return e()}catch(i){throw i instanceof C.zU?i:(0,p.t)(t)}};return n(()=>{const e=M.A.create(o);if(P(e),!(e.unitsPerEm>=16&&e.unitsPerEm<=16384&&e.numGlyphs>
0))throw(0,p.t)(t);const i=new l(e,n);return i.shape("A1"),i})}function P(o){const{tables:t}=o.directory;for(const n of["sbix","COLR","CPAL"])Reflect.deleteProperty(
t,n)}}),72819:((b,A,s)=>{s.d(A,{K:()=>U});var M=s(8991);const C=1<<24,U=r=>(0,M.UD)(Buffer.from(r,"base64"),{stream:C,total:C,remaining:C},{found:!1})})};
