"use strict";exports.id=119,exports.ids=[119,6612],exports.modules={10550:((B,b,o)=>{o.d(b,{k:()=>c,r:()=>m});var F=o(77598),D=o.n(F),P=o(83267),a=o(16039),A=o(88728),S=o(6093);
const v=26,u=120,f=100;async function m(i,g){const{unit:E,metrics:M}=i,{file:s,isCff:t,glyphs:e,codes:r}=await i.subset(g),p=({id:T})=>r.get(T)??0,O=(0,a.UU)(`${y(
s)}+${l(i.name)}`),C=(0,P.Kc)(s),I=(0,P.Kc)(Buffer.from(d(e.map(T=>[p(T),T.codePoints])),"latin1")),x=e.flatMap(T=>[p(T),[T.advanceWidth*E]]),U=t?{Subtype:(0,a.
UU)("CIDFontType0C"),Filter:(0,a.UU)("FlateDecode")}:{Length1:s.length,Filter:(0,a.UU)("FlateDecode")};return{addTo:(T,L=T.add(null))=>{const w=(0,a.jd)({Type:(0,a.
UU)("FontDescriptor"),FontName:O,Flags:A.jp,FontBBox:[...M.box],ItalicAngle:M.italicAngle,Ascent:M.ascent,Descent:M.descent,CapHeight:M.capHeight,StemV:u,[t?"Fo\
ntFile3":"FontFile2"]:T.add(new a.Z6((0,a.jd)(U),C))}),W=(0,a.jd)({Type:(0,a.UU)("Font"),Subtype:(0,a.UU)(t?"CIDFontType0":"CIDFontType2"),BaseFont:O,CIDSystemInfo:(0,a.
jd)({Registry:(0,a.Px)("Adobe"),Ordering:(0,a.Px)("Identity"),Supplement:0}),CIDToGIDMap:t?void 0:(0,a.UU)("Identity"),FontDescriptor:T.add(w),W:[...x]});return T.
put(L,(0,a.jd)({Type:(0,a.UU)("Font"),Subtype:(0,a.UU)("Type0"),BaseFont:O,Encoding:(0,a.UU)("Identity-H"),DescendantFonts:[T.add(W)],ToUnicode:T.add(new a.Z6((0,a.
jd)({Filter:(0,a.UU)("FlateDecode")}),I))})),L},codeOf:T=>h(p(T))}}const l=i=>i.replace(/[^\w-]/g,"").slice(0,100)||"Font";function y(i){const g=(0,F.createHash)(
"sha256").update(i).digest();return Array.from(g.subarray(0,6),E=>String.fromCharCode(65+E%v)).join("")}function d(i){const g=i.filter(([,M])=>M.length>0).map(([
M,s])=>`<${h(M)}> <${n(s)}>`);return["/CIDInit /ProcSet findresource begin 12 dict begin begincmap","/CIDSystemInfo << /Registry (Adobe) /Ordering (UCS) /Supple\
ment 0 >> def","/CMapName /Adobe-Identity-UCS def /CMapType 2 def","1 begincodespacerange <0000> <FFFF> endcodespacerange",...Array.from({length:Math.ceil(g.length/
f)},(M,s)=>{const t=g.slice(s*f,(s+1)*f);return[`${t.length} beginbfchar`,...t,"endbfchar"].join(`
`)}),"endcmap CMapName currentdict /CMap defineresource pop end end"].join(`
`)}function n(i){const g=String.fromCodePoint(...i);return c((0,S.ft)(g)?[...g].reverse().join(""):g)}function c(i){return Array.from({length:i.length},(g,E)=>h(
i.charCodeAt(E))).join("")}const h=i=>i.toString(16).toUpperCase().padStart(4,"0")}),96612:((B,b,o)=>{o.d(b,{EmbeddedTypeface:()=>S});var F=o(10550),D=o(34549),
P=o(26429);function a(v,u,f,m){let l=0,y=0;const d=[];for(let n=0;n<v.length;n=l){const{y:c}=v[n];for(;l<v.length&&v[l].y===c;)l++;c!==y&&d.push(`${(0,P.ai)(c*m/
1e3)} Ts`),y=c,d.push(`[${A(v.slice(n,l),u,f)}] TJ`)}return y!==0&&d.push("0 Ts"),d.join(" ")}function A(v,u,f){let m="",l="";const y=d=>{const n=Math.round(d*100)/
100;n!==0&&(l&&(m+=`<${l}>`),l="",m+=`${-n} `)};for(const{glyph:d,advance:n,x:c}of v)y(c),l+=u.codeOf(d),y(n-c-d.advanceWidth*f);return l?`${m}<${l}>`:m}class S{document;face;extent;resource;runs={
ltr:new Map,rtl:new Map};used=new Map;embedded;constructor(u,f){this.document=u,this.face=f,this.extent=(0,P.b8)(f.metrics.capHeight,f.metrics.descent),this.resource=
u.add(null)}static async open(u,f){return new S(u,f?(0,D.a)(f):await(0,D.W)("Regular"))}covers(u){return this.face.covers(u)}width(u,f=!1){return this.run(u,f).
width}use(u,f=!1){for(const{glyph:m}of this.run(u,f).glyphs)this.used.set(m.id,m)}async embed(){if(this.used.size===0){this.document.remove(this.resource);return}
this.embedded=await(0,F.r)(this.face,[...this.used.values()]),this.embedded.addTo(this.document,this.resource)}show(u,f,m=!1){const{embedded:l}=this;return l?a(
this.run(u,m).glyphs,l,this.face.unit,f):""}run(u,f){const m=this.runs[f?"rtl":"ltr"],l=m.get(u);if(l)return l;const y=this.face.shape(u,f),d={glyphs:y,width:y.
reduce((n,{advance:c})=>n+c,0)};return m.set(u,d),d}}}),24840:((B,b,o)=>{o.d(b,{g:()=>f,t:()=>c});var F=o(49153),D=o(93413),P=o(94777);const a="it must be a Tru\
eType or OpenType font (.ttf or .otf)",A=2,S=12,v=256,u=512;function f({bytes:h},i){const g=m(h);if(g!==void 0)throw(0,F.G6)([{field:i,message:g}]);return{bytes:h,
field:i}}function m(h){const i=(0,D.y)(h);if(i==="a font collection")return`is a font collection; ${a} with a single font`;if(i!=="a TrueType font"&&i!=="an Ope\
nType font")return`is ${i??"not a font"}; ${a}`;try{const g=new DataView(h.buffer,h.byteOffset,h.byteLength),E=(0,P.tI)(g);if(![...E.values()].every(({at:s,length:t})=>s+
t<=h.length))return d;if(l.some(s=>!E.has(s)))return y;if(!E.has("CFF ")&&!(E.has("glyf")&&E.has("loca")))return"has no outlines that a PDF document can hold; g\
ive a font with TrueType or CFF outlines";const M=E.get("OS/2");return M&&n(g.getUint16(M.at+8))}catch(g){if(g instanceof RangeError)return d;throw g}}const l=[
"head","hhea","hmtx","maxp","cmap"],y="is a damaged font; give a complete TrueType or OpenType font",d="ends too early for a font; give a complete TrueType or O\
penType font";function n(h){const i=g=>`is a font whose license (fsType) ${g}; give a font that may be embedded`;return h&A&&!(h&S)?i("forbids embedding"):h&v?i(
"forbids embedding only the characters that are used"):h&u?i("forbids embedding its outlines"):void 0}const c=h=>(0,F.G6)([{field:h,message:y}])}),10119:((B,b,o)=>{
o.d(b,{MixedFont:()=>v});var F=o(6093),D=o(79131),P=o(96612),a=o(385),A=o(26429);const S="□";class v{fonts;boxes;missing;base;coverages;used=new Set;lines=new Map;constructor(n,c,h){
this.fonts=c,this.boxes=h,this.coverages=c.map(({font:i})=>u(i)),this.missing=(0,a.EH)(n,this.coverages),this.base=this.named(this.segments(n)[0]?.font??0)}get resource(){
return this.base.font.resource}get extent(){return this.base.font.extent}get further(){return new Map([...this.used].filter(n=>n!==this.base).map(({name:n,font:c})=>[
n,c.resource]))}covers(){return!0}width(n){return this.segments(n).reduce((c,h)=>c+this.shown(h,({font:i},...g)=>l(i,...g)),0)}use(n){for(const c of[...this.segments(
n),{font:this.fonts.indexOf(this.base),text:" ",rtl:!1}])this.shown(c,(h,i,g)=>{this.used.add(h),h.font instanceof P.EmbeddedTypeface?h.font.use(i,g):h.font.use?.(
i)})}show(n,c){let h=this.base;const i=E=>E===h?[]:(h=E,[`/${E.name} ${(0,A.ai)(c)} Tf`]),g=this.segments(n).flatMap(E=>this.shown(E,(M,s,t)=>{const e=y(M.font,
s,c,t);return[...i(M),E.font===a.lV?(0,A.$u)(E.text,e):e]}));return g.push(...i(this.base)),g.join(" ")}shown({font:n,text:c,rtl:h},i){return n===a.lV?i(this.boxes,
S.repeat((0,D.qf)(c).length),!1):i(this.fonts[n],c,h)}named(n){return n===a.lV?this.boxes:this.fonts[n]}segments(n){let c=this.lines.get(n);return c||this.lines.
set(n,c=(0,a.OD)(n,this.coverages)),c}}function u(d){return d instanceof P.EmbeddedTypeface?d:{covers:n=>(!(0,D.Sw)(n)||f.test(n))&&d.covers((0,D.sI)(n))}}const f=new RegExp(
"^(?:(?!\\p{M})\\p{Script=Hebrew})+$","u"),m=(d,n)=>(0,D.sI)(n?(0,F.TY)(d):d),l=(d,n,c)=>d instanceof P.EmbeddedTypeface?d.width(n,c):d.width(m(n,c)),y=(d,n,c,h)=>d instanceof
P.EmbeddedTypeface?d.show(n,c,h):d.show(m(n,h),c)}),385:((B,b,o)=>{o.d(b,{EH:()=>v,OD:()=>a,lV:()=>P});var F=o(6093),D=o(79131);const P=-1,a=(u,f)=>(0,F.kh)(u).
flatMap(m=>A(m,f));function A({text:u,rtl:f},m){const l=[];for(const y of(0,D.qf)(u)){const d=l.at(-1),n=(0,D.ML)(y)?d?.font??0:S(y,m,d?.font);d?.font===n?d.text+=
y:l.push({font:n,text:y,rtl:f})}return f?l.reverse():l}function S(u,f,m){return/^[\p{Script=Common}\p{Script=Inherited}]+$/u.test(u)&&m!==void 0&&f[m]?.covers(u)===
!0?m:f.findIndex(y=>y.covers(u))}function v(u,f){const m=a(u,f).filter(({font:l})=>l===P);return[...new Set(m.flatMap(l=>(0,D.qf)(l.text)))]}}),34549:((B,b,o)=>{
o.d(b,{a:()=>E,W:()=>g});var F=o(47762),D=o(49153),P=o(6093),a=o(79131);async function A(s,t,e){const r=s["CFF "],p=e(()=>S(r)),O=[...new Map(t.map(U=>[U.id,U])).
values()].sort((U,R)=>p(U.id)-p(R.id)||U.id-R.id),C=e(()=>s.createSubset());r||v(C);const I=new Map(O.map(U=>[U.id,C.includeGlyph(U)])),x=await u(C,e);return r&&
(x[3]=4),{file:x,isCff:r!==void 0,glyphs:O,codes:I}}function S(s){if(s?.isCIDFont!==!0)return()=>0;const t=s.fdForGlyph(0)??0;return e=>{const r=s.fdForGlyph(e)??
0;return r===t?-1:r}}function v(s){const t=s._addGlyph.bind(s);s._addGlyph=e=>{const r=t(e),p=s.glyf[r];return p.length%2===1&&(s.glyf[r]=Buffer.concat([p,Buffer.
of(0)]),s.offset++),r}}async function u(s,t){const e=s,r=e.encode.bind(s),p=[];e.encode=C=>{try{r(C)}catch(I){p.push(I)}};const O=[];return await new Promise(C=>{
s.encodeStream().on("data",I=>O.push(I)).on("end",()=>C())}),t(()=>{if(p.length>0)throw p[0];return Buffer.concat(O)})}const f={Arabic:"ب",Syriac:"ܒ",Nko:"ߊ"};
class m{font;guard;unit;metrics;name;scripts=new Map;constructor(t,e=r=>r()){this.font=t,this.guard=e,this.unit=1e3/t.unitsPerEm,this.metrics=e(()=>l(t,this.unit)),
this.name=d(t)}covers(t){return this.guard(()=>this.hasGlyphs(t))}hasGlyphs(t){for(const e of t){if((0,a.ML)(e))continue;const r=(0,a.RM)(e);if(r!==void 0&&!this.
shapes(r)||!this.font.hasGlyphForCodePoint(e.codePointAt(0)))return!1}return!0}shape(t,e=!1){return this.guard(()=>{const r=c(e?(0,P.VV)(t):t).map(p=>this.shapePiece(
p,e));return(e?r.reverse():r).flat()})}plain(t){return this.guard(()=>{const e=this.font.glyphForCodePoint(t.codePointAt(0)??0);return{glyph:e,advance:e.advanceWidth*
this.unit,x:0,y:0}})}boxOf(t){return this.guard(()=>t.path.bbox)}subset(t){return A(this.font,t,this.guard)}shapePiece(t,e){const{font:r,unit:p}=this,{glyphs:O,
positions:C}=e?y(r).layout(t,void 0,void 0,void 0,"rtl"):r.layout(t),I=r.glyphForCodePoint(32).id,x=O.map((U,R)=>{const{xAdvance:T,xOffset:L,yOffset:w}=C[R]??{xAdvance:0,
xOffset:0,yOffset:0};return{glyph:U,advance:T*p,x:L*p,y:Math.round(w*p)}});return e&&!n(r)&&x.reverse(),x.filter(({glyph:U,advance:R})=>U.id!==I||R!==0)}shapes(t){
let e=this.scripts.get(t);return e===void 0&&this.scripts.set(t,e=this.tryScript(t)),e}tryScript(t){if(!a.MS.has(t))return!1;const e=f[t];if(e===void 0)return!0;
const[r,p,O]=this.shapePiece(e.repeat(3),!0).map(({glyph:C})=>C.id);return O!==void 0&&(O!==p||p!==r)}}function l(s,t){const e=(I,x)=>Number.isFinite(I)?I*x:0,{
minX:r,minY:p,maxX:O,maxY:C}=s.bbox;return{box:[r,p,O,C].map(I=>e(I,t)),ascent:e(s.ascent,t),descent:e(s.descent,t),capHeight:e(s.capHeight,t),italicAngle:e(s.italicAngle,
1)}}const y=s=>s;function d(s){try{return s.postscriptName??""}catch{return""}}const n=s=>{const{GSUB:t,GPOS:e,morx:r}=s;return[t,e,r].some(p=>p!==void 0)};function c(s){
const t=[];let e,r="";for(const p of s){const O=/[\p{Script=Common}\p{Script=Inherited}]/u.test(p)?e:(0,a.RM)(p)??"";r!==""&&e!==void 0&&O!==e&&(t.push(r),r=""),
r+=p,e=O}return r===""?t:[...t,r]}var h=o(24840);const i={Regular:()=>o.e(4574).then(o.bind(o,94574)),SemiBold:()=>o.e(4933).then(o.bind(o,44933)),Italic:()=>o.
e(7940).then(o.bind(o,57940)),Mono:()=>o.e(9267).then(o.bind(o,99267)),Emoji:()=>o.e(9084).then(o.bind(o,99084))};async function g(s){const{notoSans:t}=await i[s]();
return new m(F.A.create(Buffer.from(t,"base64")))}function E({bytes:s,field:t}){const e=r=>{try{return r()}catch(p){throw p instanceof D.zU?p:(0,h.t)(t)}};return e(
()=>{const r=F.A.create(s);if(M(r),!(r.unitsPerEm>=16&&r.unitsPerEm<=16384&&r.numGlyphs>0))throw(0,h.t)(t);const p=new m(r,e);return p.shape("A1"),p})}function M(s){
const{tables:t}=s.directory;for(const e of["sbix","COLR","CPAL"])Reflect.deleteProperty(t,e)}})};
