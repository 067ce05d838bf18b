"use strict";exports.id=119,exports.ids=[119,4270],exports.modules={10550:((x,F,c)=>{c.d(F,{k:()=>f,r:()=>l});var I=c(77598),C=c.n(I),D=c(83267),a=c(16039),A=c(88728),g=c(6093);
const p=26,O=120,E=100;async function l(o,u){const{unit:m,metrics:n}=o,{file:t,isCff:e,glyphs:s,codes:h}=await o.subset(u),T=({id:P})=>h.get(P)??0,v=(0,a.UU)(`${M(
t)}+${y(o.name)}`),U=(0,D.Kc)(t),b=(0,D.Kc)(Buffer.from(d(s.map(P=>[T(P),P.codePoints])),"latin1")),_=s.flatMap(P=>[T(P),[P.advanceWidth*m]]),S=e?{Subtype:(0,a.
UU)("CIDFontType0C"),Filter:(0,a.UU)("FlateDecode")}:{Length1:t.length,Filter:(0,a.UU)("FlateDecode")};return{addTo:(P,R=P.add(null))=>{const B=(0,a.jd)({Type:(0,a.
UU)("FontDescriptor"),FontName:v,Flags:A.jp,FontBBox:[...n.box],ItalicAngle:n.italicAngle,Ascent:n.ascent,Descent:n.descent,CapHeight:n.capHeight,StemV:O,[e?"Fo\
ntFile3":"FontFile2"]:P.add(new a.Z6((0,a.jd)(S),U))}),L=(0,a.jd)({Type:(0,a.UU)("Font"),Subtype:(0,a.UU)(e?"CIDFontType0":"CIDFontType2"),BaseFont:v,CIDSystemInfo:(0,a.
jd)({Registry:(0,a.Px)("Adobe"),Ordering:(0,a.Px)("Identity"),Supplement:0}),CIDToGIDMap:e?void 0:(0,a.UU)("Identity"),FontDescriptor:P.add(B),W:[..._]});return P.
put(R,(0,a.jd)({Type:(0,a.UU)("Font"),Subtype:(0,a.UU)("Type0"),BaseFont:v,Encoding:(0,a.UU)("Identity-H"),DescendantFonts:[P.add(L)],ToUnicode:P.add(new a.Z6((0,a.
jd)({Filter:(0,a.UU)("FlateDecode")}),b))})),R},codeOf:P=>i(T(P))}}const y=o=>o.replace(/[^\w-]/g,"").slice(0,100)||"Font";function M(o){const u=(0,I.createHash)(
"sha256").update(o).digest();return Array.from(u.subarray(0,6),m=>String.fromCharCode(65+m%p)).join("")}function d(o){const u=o.filter(([,n])=>n.length>0).map(([
n,t])=>`<${i(n)}> <${r(t)}>`);return["/CIDInit /ProcSet findresource begin 12 dict begin begincmap","/CIDSystemInfo << /Registry (Adobe) /Ordering (UCS) /Supple\
ment 0 >> def","/CMapName /Adobe-Identity-UCS def /CMapType 2 def","1 begincodespacerange <0000> <FFFF> endcodespacerange",...Array.from({length:Math.ceil(u.length/
E)},(n,t)=>{const e=u.slice(t*E,(t+1)*E);return[`${e.length} beginbfchar`,...e,"endbfchar"].join(`
`)}),"endcmap CMapName currentdict /CMap defineresource pop end end"].join(`
`)}function r(o){const u=String.fromCodePoint(...o);return f((0,g.ft)(u)?[...u].reverse().join(""):u)}function f(o){return Array.from({length:o.length},(u,m)=>i(
o.charCodeAt(m))).join("")}const i=o=>o.toString(16).toUpperCase().padStart(4,"0")}),4270:((x,F,c)=>{c.d(F,{EmbeddedTypeface:()=>a});var I=c(10550),C=c(34549),D=c(
26429);class a{document;face;extent;resource;runs={ltr:new Map,rtl:new Map};used=new Map;embedded;constructor(g,p){this.document=g,this.face=p,this.extent=(0,D.
b8)(p.metrics.capHeight,p.metrics.descent),this.resource=g.add(null)}static async open(g,p){return new a(g,p?(0,C.a)(p):await(0,C.W)("Regular"))}covers(g){return this.
face.covers(g)}width(g,p=!1){return this.run(g,p).width}use(g,p=!1){for(const{glyph:O}of this.run(g,p).glyphs)this.used.set(O.id,O)}async embed(){if(this.used.size===
0){this.document.remove(this.resource);return}this.embedded=await(0,I.r)(this.face,[...this.used.values()]),this.embedded.addTo(this.document,this.resource)}show(g,p,O=!1){
const{embedded:E}=this;if(!E)return"";let l="",y="",M=0;const d=[],r=()=>{l&&(y+=`<${l}>`),y&&d.push(`[${y}] TJ`),l=y=""},f=i=>{const o=Math.round(i*100)/100;o!==
0&&(l&&(y+=`<${l}>`),l="",y+=`${-o} `)};for(const{glyph:i,advance:o,x:u,y:m}of this.run(g,O).glyphs)m!==M&&(r(),d.push(`${(0,D.ai)(m*p/1e3)} Ts`),M=m),f(u),l+=E.
codeOf(i),f(o-u-i.advanceWidth*this.face.unit);return r(),M!==0&&d.push("0 Ts"),d.join(" ")}run(g,p){const O=this.runs[p?"rtl":"ltr"],E=O.get(g);if(E)return E;const l=this.
face.shape(g,p),y={glyphs:l,width:l.reduce((M,{advance:d})=>M+d,0)};return O.set(g,y),y}}}),24840:((x,F,c)=>{c.d(F,{g:()=>E,t:()=>f});var I=c(49153),C=c(93413),
D=c(94777);const a="it must be a TrueType or OpenType font (.ttf or .otf)",A=2,g=12,p=256,O=512;function E({bytes:i},o){const u=l(i);if(u!==void 0)throw(0,I.G6)(
[{field:o,message:u}]);return{bytes:i,field:o}}function l(i){const o=(0,C.y)(i);if(o==="a font collection")return`is a font collection; ${a} with a single font`;
if(o!=="a TrueType font"&&o!=="an OpenType font")return`is ${o??"not a font"}; ${a}`;try{const u=new DataView(i.buffer,i.byteOffset,i.byteLength),m=(0,D.tI)(u);
if(![...m.values()].every(({at:t,length:e})=>t+e<=i.length))return d;if(y.some(t=>!m.has(t)))return M;if(!m.has("CFF ")&&!(m.has("glyf")&&m.has("loca")))return"\
has no outlines that a PDF document can hold; give a font with TrueType or CFF outlines";const n=m.get("OS/2");return n&&r(u.getUint16(n.at+8))}catch(u){if(u instanceof
RangeError)return d;throw u}}const y=["head","hhea","hmtx","maxp","cmap"],M="is a damaged font; give a complete TrueType or OpenType font",d="ends too early for\
 a font; give a complete TrueType or OpenType font";function r(i){const o=u=>`is a font whose license (fsType) ${u}; give a font that may be embedded`;return i&
A&&!(i&g)?o("forbids embedding"):i&p?o("forbids embedding only the characters that are used"):i&O?o("forbids embedding its outlines"):void 0}const f=i=>(0,I.G6)(
[{field:i,message:M}])}),10119:((x,F,c)=>{c.d(F,{MixedFont:()=>p});var I=c(6093),C=c(79131),D=c(4270),a=c(385),A=c(26429);const g="□";class p{fonts;boxes;missing;base;coverages;used=new Set;lines=new Map;constructor(r,f,i){
this.fonts=f,this.boxes=i,this.coverages=f.map(({font:o})=>O(o)),this.missing=(0,a.EH)(r,this.coverages),this.base=this.named(this.segments(r)[0]?.font??0)}get resource(){
return this.base.font.resource}get extent(){return this.base.font.extent}get further(){return new Map([...this.used].filter(r=>r!==this.base).map(({name:r,font:f})=>[
r,f.resource]))}covers(){return!0}width(r){return this.segments(r).reduce((f,i)=>f+this.shown(i,({font:o},...u)=>y(o,...u)),0)}use(r){for(const f of[...this.segments(
r),{font:this.fonts.indexOf(this.base),text:" ",rtl:!1}])this.shown(f,(i,o,u)=>{this.used.add(i),i.font instanceof D.EmbeddedTypeface?i.font.use(o,u):i.font.use?.(
o)})}show(r,f){let i=this.base;const o=m=>m===i?[]:(i=m,[`/${m.name} ${(0,A.ai)(f)} Tf`]),u=this.segments(r).flatMap(m=>this.shown(m,(n,t,e)=>{const s=M(n.font,
t,f,e);return[...o(n),m.font===a.lV?(0,A.$u)(m.text,s):s]}));return u.push(...o(this.base)),u.join(" ")}shown({font:r,text:f,rtl:i},o){return r===a.lV?o(this.boxes,
g.repeat((0,C.qf)(f).length),!1):o(this.fonts[r],f,i)}named(r){return r===a.lV?this.boxes:this.fonts[r]}segments(r){let f=this.lines.get(r);return f||this.lines.
set(r,f=(0,a.OD)(r,this.coverages)),f}}function O(d){return d instanceof D.EmbeddedTypeface?d:{covers:r=>(!(0,C.Sw)(r)||E.test(r))&&d.covers((0,C.sI)(r))}}const E=new RegExp(
"^(?:(?!\\p{M})\\p{Script=Hebrew})+$","u"),l=(d,r)=>(0,C.sI)(r?(0,I.TY)(d):d),y=(d,r,f)=>d instanceof D.EmbeddedTypeface?d.width(r,f):d.width(l(r,f)),M=(d,r,f,i)=>d instanceof
D.EmbeddedTypeface?d.show(r,f,i):d.show(l(r,i),f)}),385:((x,F,c)=>{c.d(F,{EH:()=>g,OD:()=>a,lV:()=>D});var I=c(6093),C=c(79131);const D=-1;function a(p,O){return(0,I.
kh)(p).flatMap(({text:E,rtl:l})=>{const y=[];for(const M of(0,C.qf)(E)){const d=y.at(-1),r=(0,C.ML)(M)?d?.font??0:A(M,O,d?.font);d?.font===r?d.text+=M:y.push({font:r,
text:M,rtl:l})}return l?y.reverse():y})}function A(p,O,E){return/^[\p{Script=Common}\p{Script=Inherited}]+$/u.test(p)&&E!==void 0&&O[E]?.covers(p)===!0?E:O.findIndex(
y=>y.covers(p))}function g(p,O){const E=a(p,O).filter(({font:l})=>l===D);return[...new Set(E.flatMap(l=>(0,C.qf)(l.text)))]}}),34549:((x,F,c)=>{c.d(F,{a:()=>u,W:()=>o});
var I=c(47762),C=c(49153),D=c(6093),a=c(79131);async function A(n,t,e){const s=n["CFF "],h=e(()=>g(s)),T=[...new Map(t.map(_=>[_.id,_])).values()].sort((_,S)=>h(
_.id)-h(S.id)||_.id-S.id),v=e(()=>n.createSubset());s||p(v);const U=new Map(T.map(_=>[_.id,v.includeGlyph(_)])),b=await O(v,e);return s&&(b[3]=4),{file:b,isCff:s!==
void 0,glyphs:T,codes:U}}function g(n){if(n?.isCIDFont!==!0)return()=>0;const t=n.fdForGlyph(0)??0;return e=>{const s=n.fdForGlyph(e)??0;return s===t?-1:s}}function p(n){
const t=n._addGlyph.bind(n);n._addGlyph=e=>{const s=t(e),h=n.glyf[s];return h.length%2===1&&(n.glyf[s]=Buffer.concat([h,Buffer.of(0)]),n.offset++),s}}async function O(n,t){
const e=n,s=e.encode.bind(n),h=[];e.encode=v=>{try{s(v)}catch(U){h.push(U)}};const T=[];return await new Promise(v=>{n.encodeStream().on("data",U=>T.push(U)).on(
"end",()=>v())}),t(()=>{if(h.length>0)throw h[0];return Buffer.concat(T)})}const E={Arabic:"ب",Syriac:"ܒ",Nko:"ߊ"};class l{font;guard;unit;metrics;name;scripts=new Map;constructor(t,e=s=>s()){
this.font=t,this.guard=e,this.unit=1e3/t.unitsPerEm,this.metrics=e(()=>y(t,this.unit)),this.name=d(t)}covers(t){return this.guard(()=>this.hasGlyphs(t))}hasGlyphs(t){
for(const e of t){if((0,a.ML)(e))continue;const s=(0,a.RM)(e);if(s!==void 0&&!this.shapes(s)||!this.font.hasGlyphForCodePoint(e.codePointAt(0)))return!1}return!0}shape(t,e=!1){
return this.guard(()=>{const s=f(e?(0,D.VV)(t):t).map(h=>this.shapePiece(h,e));return(e?s.reverse():s).flat()})}plain(t){return this.guard(()=>{const e=this.font.
glyphForCodePoint(t.codePointAt(0)??0);return{glyph:e,advance:e.advanceWidth*this.unit,x:0,y:0}})}boxOf(t){return this.guard(()=>t.path.bbox)}subset(t){return A(
this.font,t,this.guard)}shapePiece(t,e){const{font:s,unit:h}=this,{glyphs:T,positions:v}=e?M(s).layout(t,void 0,void 0,void 0,"rtl"):s.layout(t),U=s.glyphForCodePoint(
32).id,b=T.map((_,S)=>{const{xAdvance:w,xOffset:P,yOffset:R}=v[S]??{xAdvance:0,xOffset:0,yOffset:0};return{glyph:_,advance:w*h,x:P*h,y:Math.round(R*h)}});return e&&
!r(s)&&b.reverse(),b.filter(({glyph:_,advance:S})=>_.id!==U||S!==0)}shapes(t){let e=this.scripts.get(t);return e===void 0&&this.scripts.set(t,e=this.tryScript(t)),
e}tryScript(t){if(!a.MS.has(t))return!1;const e=E[t];if(e===void 0)return!0;const[s,h,T]=this.shapePiece(e.repeat(3),!0).map(({glyph:v})=>v.id);return T!==void 0&&
(T!==h||h!==s)}}function y(n,t){const e=(U,b)=>Number.isFinite(U)?U*b:0,{minX:s,minY:h,maxX:T,maxY:v}=n.bbox;return{box:[s,h,T,v].map(U=>e(U,t)),ascent:e(n.ascent,
t),descent:e(n.descent,t),capHeight:e(n.capHeight,t),italicAngle:e(n.italicAngle,1)}}const M=n=>n;function d(n){try{return n.postscriptName??""}catch{return""}}
const r=n=>{const{GSUB:t,GPOS:e,morx:s}=n;return[t,e,s].some(h=>h!==void 0)};function f(n){const t=[];let e,s="";for(const h of n){const T=/[\p{Script=Common}\p{Script=Inherited}]/u.
test(h)?e:(0,a.RM)(h)??"";s!==""&&e!==void 0&&T!==e&&(t.push(s),s=""),s+=h,e=T}return s===""?t:[...t,s]}var i=c(24840);async function o(n){const{notoSans:t}=n===
"Regular"?await c.e(2837).then(c.bind(c,72837)):await c.e(5152).then(c.bind(c,65152));return new l(I.A.create(Buffer.from(t,"base64")))}function u({bytes:n,field:t}){
const e=s=>{try{return s()}catch(h){throw h instanceof C.zU?h:(0,i.t)(t)}};return e(()=>{const s=I.A.create(n);if(m(s),!(s.unitsPerEm>=16&&s.unitsPerEm<=16384&&
s.numGlyphs>0))throw(0,i.t)(t);const h=new l(s,e);return h.shape("A1"),h})}function m(n){const{tables:t}=n.directory;for(const e of["sbix","COLR","CPAL"])Reflect.
deleteProperty(t,e)}})};
