"use strict";exports.id=119,exports.ids=[119,4270],exports.modules={10550:((R,A,e)=>{e.d(A,{k:()=>p,r:()=>h});var v=e(77598),P=e.n(v),T=e(83267),s=e(16039),D=e(88728),b=e(6093);
const l=26,i=120,u=100;async function h(c,m){const{unit:O,metrics:C}=c,{file:U,isCff:r,glyphs:t,codes:n}=await c.subset(m),o=({id:M})=>n.get(M)??0,f=(0,s.UU)(`${y(
U)}+${g(c.name)}`),I=(0,T.Kc)(U),F=(0,T.Kc)(Buffer.from(E(t.map(M=>[o(M),M.codePoints])),"latin1")),S=t.flatMap(M=>[o(M),[M.advanceWidth*O]]),B=r?{Subtype:(0,s.
UU)("CIDFontType0C"),Filter:(0,s.UU)("FlateDecode")}:{Length1:U.length,Filter:(0,s.UU)("FlateDecode")};return{addTo:(M,L=M.add(null))=>{const W=(0,s.jd)({Type:(0,s.
UU)("FontDescriptor"),FontName:f,Flags:D.jp,FontBBox:[...C.box],ItalicAngle:C.italicAngle,Ascent:C.ascent,Descent:C.descent,CapHeight:C.capHeight,StemV:i,[r?"Fo\
ntFile3":"FontFile2"]:M.add(new s.Z6((0,s.jd)(B),I))}),_=(0,s.jd)({Type:(0,s.UU)("Font"),Subtype:(0,s.UU)(r?"CIDFontType0":"CIDFontType2"),BaseFont:f,CIDSystemInfo:(0,s.
jd)({Registry:(0,s.Px)("Adobe"),Ordering:(0,s.Px)("Identity"),Supplement:0}),CIDToGIDMap:r?void 0:(0,s.UU)("Identity"),FontDescriptor:M.add(W),W:[...S]});return M.
put(L,(0,s.jd)({Type:(0,s.UU)("Font"),Subtype:(0,s.UU)("Type0"),BaseFont:f,Encoding:(0,s.UU)("Identity-H"),DescendantFonts:[M.add(_)],ToUnicode:M.add(new s.Z6((0,s.
jd)({Filter:(0,s.UU)("FlateDecode")}),F))})),L},codeOf:M=>d(o(M))}}const g=c=>c.replace(/[^\w-]/g,"").slice(0,100)||"Font";function y(c){const m=(0,v.createHash)(
"sha256").update(c).digest();return Array.from(m.subarray(0,6),O=>String.fromCharCode(65+O%l)).join("")}function E(c){const m=c.filter(([,C])=>C.length>0).map(([
C,U])=>`<${d(C)}> <${a(U)}>`);return["/CIDInit /ProcSet findresource begin 12 dict begin begincmap","/CIDSystemInfo << /Registry (Adobe) /Ordering (UCS) /Supple\
ment 0 >> def","/CMapName /Adobe-Identity-UCS def /CMapType 2 def","1 begincodespacerange <0000> <FFFF> endcodespacerange",...Array.from({length:Math.ceil(m.length/
u)},(C,U)=>{const r=m.slice(U*u,(U+1)*u);return[`${r.length} beginbfchar`,...r,"endbfchar"].join(`
`)}),"endcmap CMapName currentdict /CMap defineresource pop end end"].join(`
`)}function a(c){const m=String.fromCodePoint(...c);return p((0,b.ft)(m)?[...m].reverse().join(""):m)}function p(c){return Array.from({length:c.length},(m,O)=>d(
c.charCodeAt(O))).join("")}const d=c=>c.toString(16).toUpperCase().padStart(4,"0")}),4270:((R,A,e)=>{e.d(A,{EmbeddedTypeface:()=>D});var v=e(10550),P=e(34549),T=e(
3217),s=e(26429);class D{document;face;extent;resource;runs={ltr:new Map,rtl:new Map};used=new Map;embedded;constructor(l,i){this.document=l,this.face=i,this.extent=
(0,s.b8)(i.metrics.capHeight,i.metrics.descent),this.resource=l.add(null)}static async open(l,i){return new D(l,i?(0,P.a)(i):await(0,P.W)("Regular"))}covers(l){
return this.face.covers(l)}width(l,i=!1){return this.run(l,i).width}use(l,i=!1){for(const{glyph:u}of this.run(l,i).glyphs)this.used.set(u.id,u)}async embed(){if(this.
used.size===0){this.document.remove(this.resource);return}this.embedded=await(0,v.r)(this.face,[...this.used.values()]),this.embedded.addTo(this.document,this.resource)}show(l,i,u=!1){
const{embedded:h}=this;return h?(0,T.n)(this.run(l,u).glyphs,h,this.face.unit,i):""}run(l,i){const u=this.runs[i?"rtl":"ltr"],h=u.get(l);if(h)return h;const g=this.
face.shape(l,i),y={glyphs:g,width:g.reduce((E,{advance:a})=>E+a,0)};return u.set(l,y),y}}}),24840:((R,A,e)=>{e.d(A,{g:()=>u,t:()=>p});var v=e(49153),P=e(93413),
T=e(94777);const s="it must be a TrueType or OpenType font (.ttf or .otf)",D=2,b=12,l=256,i=512;function u({bytes:d},c){const m=h(d);if(m!==void 0)throw(0,v.G6)(
[{field:c,message:m}]);return{bytes:d,field:c}}function h(d){const c=(0,P.y)(d);if(c==="a font collection")return`is a font collection; ${s} with a single font`;
if(c!=="a TrueType font"&&c!=="an OpenType font")return`is ${c??"not a font"}; ${s}`;try{const m=new DataView(d.buffer,d.byteOffset,d.byteLength),O=(0,T.tI)(m);
if(![...O.values()].every(({at:U,length:r})=>U+r<=d.length))return E;if(g.some(U=>!O.has(U)))return y;if(!O.has("CFF ")&&!(O.has("glyf")&&O.has("loca")))return"\
has no outlines that a PDF document can hold; give a font with TrueType or CFF outlines";const C=O.get("OS/2");return C&&a(m.getUint16(C.at+8))}catch(m){if(m instanceof
RangeError)return E;throw m}}const g=["head","hhea","hmtx","maxp","cmap"],y="is a damaged font; give a complete TrueType or OpenType font",E="ends too early for\
 a font; give a complete TrueType or OpenType font";function a(d){const c=m=>`is a font whose license (fsType) ${m}; give a font that may be embedded`;return d&
D&&!(d&b)?c("forbids embedding"):d&l?c("forbids embedding only the characters that are used"):d&i?c("forbids embedding its outlines"):void 0}const p=d=>(0,v.G6)(
[{field:d,message:y}])}),10119:((R,A,e)=>{e.d(A,{MixedFont:()=>l});var v=e(6093),P=e(79131),T=e(4270),s=e(385),D=e(26429);const b="□";class l{fonts;boxes;missing;base;coverages;used=new Set;lines=new Map;constructor(a,p,d){
this.fonts=p,this.boxes=d,this.coverages=p.map(({font:c})=>i(c)),this.missing=(0,s.EH)(a,this.coverages),this.base=this.named(this.segments(a)[0]?.font??0)}get resource(){
return this.base.font.resource}get extent(){return this.base.font.extent}get further(){return new Map([...this.used].filter(a=>a!==this.base).map(({name:a,font:p})=>[
a,p.resource]))}covers(){return!0}width(a){return this.segments(a).reduce((p,d)=>p+this.shown(d,({font:c},...m)=>g(c,...m)),0)}use(a){for(const p of[...this.segments(
a),{font:this.fonts.indexOf(this.base),text:" ",rtl:!1}])this.shown(p,(d,c,m)=>{this.used.add(d),d.font instanceof T.EmbeddedTypeface?d.font.use(c,m):d.font.use?.(
c)})}show(a,p){let d=this.base;const c=O=>O===d?[]:(d=O,[`/${O.name} ${(0,D.ai)(p)} Tf`]),m=this.segments(a).flatMap(O=>this.shown(O,(C,U,r)=>{const t=y(C.font,
U,p,r);return[...c(C),O.font===s.lV?(0,D.$u)(O.text,t):t]}));return m.push(...c(this.base)),m.join(" ")}shown({font:a,text:p,rtl:d},c){return a===s.lV?c(this.boxes,
b.repeat((0,P.qf)(p).length),!1):c(this.fonts[a],p,d)}named(a){return a===s.lV?this.boxes:this.fonts[a]}segments(a){let p=this.lines.get(a);return p||this.lines.
set(a,p=(0,s.OD)(a,this.coverages)),p}}function i(E){return E instanceof T.EmbeddedTypeface?E:{covers:a=>(!(0,P.Sw)(a)||u.test(a))&&E.covers((0,P.sI)(a))}}const u=new RegExp(
"^(?:(?!\\p{M})\\p{Script=Hebrew})+$","u"),h=(E,a)=>(0,P.sI)(a?(0,v.TY)(E):E),g=(E,a,p)=>E instanceof T.EmbeddedTypeface?E.width(a,p):E.width(h(a,p)),y=(E,a,p,d)=>E instanceof
T.EmbeddedTypeface?E.show(a,p,d):E.show(h(a,d),p)}),385:((R,A,e)=>{e.d(A,{EH:()=>l,OD:()=>s,W_:()=>D,lV:()=>T});var v=e(6093),P=e(79131);const T=-1,s=(i,u)=>(0,v.
kh)(i).flatMap(h=>D(h,u));function D({text:i,rtl:u},h){const g=[];for(const y of(0,P.qf)(i)){const E=g.at(-1),a=(0,P.ML)(y)?E?.font??0:b(y,h,E?.font);E?.font===
a?E.text+=y:g.push({font:a,text:y,rtl:u})}return u?g.reverse():g}function b(i,u,h){return/^[\p{Script=Common}\p{Script=Inherited}]+$/u.test(i)&&h!==void 0&&u[h]?.
covers(i)===!0?h:u.findIndex(y=>y.covers(i))}function l(i,u){const h=s(i,u).filter(({font:g})=>g===T);return[...new Set(h.flatMap(g=>(0,P.qf)(g.text)))]}}),3217:((R,A,e)=>{
e.d(A,{Q:()=>T,n:()=>P});var v=e(26429);function P(s,D,b,l){let i=0,u=0;const h=[];for(let g=0;g<s.length;g=i){const{y}=s[g];for(;i<s.length&&s[i].y===y;)i++;y!==
u&&h.push(`${(0,v.ai)(y*l/1e3)} Ts`),u=y,h.push(`[${T(s.slice(g,i),D,b)}] TJ`)}return u!==0&&h.push("0 Ts"),h.join(" ")}function T(s,D,b){let l="",i="";const u=h=>{
const g=Math.round(h*100)/100;g!==0&&(i&&(l+=`<${i}>`),i="",l+=`${-g} `)};for(const{glyph:h,advance:g,x:y}of s)u(y),i+=D.codeOf(h),u(g-y-h.advanceWidth*b);return i?
`${l}<${i}>`:l}}),34549:((R,A,e)=>{e.d(A,{a:()=>C,W:()=>O});var v=e(47762),P=e(49153),T=e(6093),s=e(79131);async function D(r,t,n){const o=r["CFF "],f=n(()=>b(o)),
I=[...new Map(t.map(x=>[x.id,x])).values()].sort((x,M)=>f(x.id)-f(M.id)||x.id-M.id),F=n(()=>r.createSubset());o||l(F);const S=new Map(I.map(x=>[x.id,F.includeGlyph(
x)])),B=await i(F,n);return o&&(B[3]=4),{file:B,isCff:o!==void 0,glyphs:I,codes:S}}function b(r){if(r?.isCIDFont!==!0)return()=>0;const t=r.fdForGlyph(0)??0;return n=>{
const o=r.fdForGlyph(n)??0;return o===t?-1:o}}function l(r){const t=r._addGlyph.bind(r);r._addGlyph=n=>{const o=t(n),f=r.glyf[o];return f.length%2===1&&(r.glyf[o]=
Buffer.concat([f,Buffer.of(0)]),r.offset++),o}}async function i(r,t){const n=r,o=n.encode.bind(r),f=[];n.encode=F=>{try{o(F)}catch(S){f.push(S)}};const I=[];return await new Promise(
F=>{r.encodeStream().on("data",S=>I.push(S)).on("end",()=>F())}),t(()=>{if(f.length>0)throw f[0];return Buffer.concat(I)})}const u={Arabic:"ب",Syriac:"ܒ",Nko:"\
ߊ"};class h{font;guard;unit;metrics;name;scripts=new Map;constructor(t,n=o=>o()){this.font=t,this.guard=n,this.unit=1e3/t.unitsPerEm,this.metrics=n(()=>g(t,this.
unit)),this.name=E(t)}forget(){this.font._glyphs={}}covers(t){return this.guard(()=>this.hasGlyphs(t))}hasGlyphs(t){for(const n of t){if((0,s.ML)(n))continue;const o=(0,s.
RM)(n);if(o!==void 0&&!this.shapes(o)||!this.font.hasGlyphForCodePoint(n.codePointAt(0)))return!1}return!0}shape(t,n=!1){return this.guard(()=>{const o=p(n?(0,T.
VV)(t):t).map(f=>this.shapePiece(f,n));return(n?o.reverse():o).flat()})}plain(t){return this.guard(()=>{const n=this.font.glyphForCodePoint(t.codePointAt(0)??0);
return{glyph:n,advance:n.advanceWidth*this.unit,x:0,y:0}})}boxOf(t){return this.guard(()=>t.path.bbox)}subset(t){return D(this.font,t,this.guard)}shapePiece(t,n){
const{font:o,unit:f}=this,{glyphs:I,positions:F}=n?y(o).layout(t,void 0,void 0,void 0,"rtl"):o.layout(t),S=o.glyphForCodePoint(32).id,B=I.map((x,M)=>{const{xAdvance:L,
xOffset:W,yOffset:_}=F[M]??{xAdvance:0,xOffset:0,yOffset:0};return{glyph:x,advance:L*f,x:W*f,y:Math.round(_*f)}});return n&&!a(o)&&B.reverse(),B.filter(({glyph:x,
advance:M})=>x.id!==S||M!==0)}shapes(t){let n=this.scripts.get(t);return n===void 0&&this.scripts.set(t,n=this.tryScript(t)),n}tryScript(t){if(!s.MS.has(t))return!1;
const n=u[t];if(n===void 0)return!0;const[o,f,I]=this.shapePiece(n.repeat(3),!0).map(({glyph:F})=>F.id);return I!==void 0&&(I!==f||f!==o)}}function g(r,t){const n=(S,B)=>Number.
isFinite(S)?S*B:0,{minX:o,minY:f,maxX:I,maxY:F}=r.bbox;return{box:[o,f,I,F].map(S=>n(S,t)),ascent:n(r.ascent,t),descent:n(r.descent,t),capHeight:n(r.capHeight,t),
italicAngle:n(r.italicAngle,1)}}const y=r=>r;function E(r){try{return r.postscriptName??""}catch{return""}}const a=r=>{const{GSUB:t,GPOS:n,morx:o}=r;return[t,n,
o].some(f=>f!==void 0)};function p(r){const t=[];let n,o="";for(const f of r){const I=/[\p{Script=Common}\p{Script=Inherited}]/u.test(f)?n:(0,s.RM)(f)??"";o!==""&&
n!==void 0&&I!==n&&(t.push(o),o=""),o+=f,n=I}return o===""?t:[...t,o]}var d=e(24840),c=e(72819);const m={Regular:()=>e.e(4574).then(e.bind(e,94574)),SemiBold:()=>e.
e(4933).then(e.bind(e,44933)),Italic:()=>e.e(7940).then(e.bind(e,57940)),Mono:()=>e.e(9267).then(e.bind(e,99267)),Emoji:()=>e.e(9084).then(e.bind(e,99084))};async function O(r){
const{notoSans:t}=await m[r]();return new h(v.A.create((0,c.K)(t)))}function C({bytes:r,field:t}){const n=o=>{try{return o()}catch(f){throw f instanceof P.zU?f:
(0,d.t)(t)}};return n(()=>{const o=v.A.create(r);if(U(o),!(o.unitsPerEm>=16&&o.unitsPerEm<=16384&&o.numGlyphs>0))throw(0,d.t)(t);const f=new h(o,n);return f.shape(
"A1"),f})}function U(r){const{tables:t}=r.directory;for(const n of["sbix","COLR","CPAL"])Reflect.deleteProperty(t,n)}}),72819:((R,A,e)=>{e.d(A,{K:()=>T});var v=e(
8991);const P=1<<24,T=s=>(0,v.UD)(Buffer.from(s,"base64"),{stream:P,total:P,remaining:P},{found:!1})})};
