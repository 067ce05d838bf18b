"use strict";exports.id=6586,exports.ids=[6586],exports.modules={10550:((V,S,r)=>{r.d(S,{k:()=>w,r:()=>b});var O=r(77598),C=r.n(O),F=r(62397),c=r(16039),R=r(88728),B=r(6093);
const L=26,P=120,A=100;async function b(d,h){const{unit:E,metrics:v}=d,{file:M,isCff:U,glyphs:W,codes:z}=await d.subset(h),j=({id:m})=>z.get(m)??0,K=(0,c.UU)(`${x(
M)}+${G(d.name)}`),$=(0,F.Kc)(M),X=(0,F.Kc)(Buffer.from(T(W.map(m=>[j(m),m.codePoints])),"latin1")),Z=W.flatMap(m=>[j(m),[m.advanceWidth*E]]),J=U?{Subtype:(0,c.
UU)("CIDFontType0C"),Filter:(0,c.UU)("FlateDecode")}:{Length1:M.length,Filter:(0,c.UU)("FlateDecode")};return{addTo:(m,i=m.add(null))=>{const t=(0,c.jd)({Type:(0,c.
UU)("FontDescriptor"),FontName:K,Flags:R.jp,FontBBox:[...v.box],ItalicAngle:v.italicAngle,Ascent:v.ascent,Descent:v.descent,CapHeight:v.capHeight,StemV:P,[U?"Fo\
ntFile3":"FontFile2"]:m.add(new c.Z6((0,c.jd)(J),$))}),e=(0,c.jd)({Type:(0,c.UU)("Font"),Subtype:(0,c.UU)(U?"CIDFontType0":"CIDFontType2"),BaseFont:K,CIDSystemInfo:(0,c.
jd)({Registry:(0,c.Px)("Adobe"),Ordering:(0,c.Px)("Identity"),Supplement:0}),CIDToGIDMap:U?void 0:(0,c.UU)("Identity"),FontDescriptor:m.add(t),W:[...Z]});return m.
put(i,(0,c.jd)({Type:(0,c.UU)("Font"),Subtype:(0,c.UU)("Type0"),BaseFont:K,Encoding:(0,c.UU)("Identity-H"),DescendantFonts:[m.add(e)],ToUnicode:m.add(new c.Z6((0,c.
jd)({Filter:(0,c.UU)("FlateDecode")}),X))})),i},codeOf:m=>l(j(m))}}const G=d=>d.replace(/[^\w-]/g,"").slice(0,100)||"Font";function x(d){const h=(0,O.createHash)(
"sha256").update(d).digest();return Array.from(h.subarray(0,6),E=>String.fromCharCode(65+E%L)).join("")}function T(d){const h=d.filter(([,v])=>v.length>0).map(([
v,M])=>`<${l(v)}> <${N(M)}>`);return["/CIDInit /ProcSet findresource begin 12 dict begin begincmap","/CIDSystemInfo << /Registry (Adobe) /Ordering (UCS) /Supple\
ment 0 >> def","/CMapName /Adobe-Identity-UCS def /CMapType 2 def","1 begincodespacerange <0000> <FFFF> endcodespacerange",...Array.from({length:Math.ceil(h.length/
A)},(v,M)=>{const U=h.slice(M*A,(M+1)*A);return[`${U.length} beginbfchar`,...U,"endbfchar"].join(`
`)}),"endcmap CMapName currentdict /CMap defineresource pop end end"].join(`
`)}function N(d){const h=String.fromCodePoint(...d);return w((0,B.ft)(h)?[...h].reverse().join(""):h)}function w(d){return Array.from({length:d.length},(h,E)=>l(
d.charCodeAt(E))).join("")}const l=d=>d.toString(16).toUpperCase().padStart(4,"0")}),24840:((V,S,r)=>{r.d(S,{g:()=>A,t:()=>w});var O=r(49153),C=r(93413),F=r(94777);
const c="it must be a TrueType or OpenType font (.ttf or .otf)",R=2,B=12,L=256,P=512;function A({bytes:l},d){const h=b(l);if(h!==void 0)throw(0,O.G6)([{field:d,
message:h}]);return{bytes:l,field:d}}function b(l){const d=(0,C.y)(l);if(d==="a font collection")return`is a font collection; ${c} with a single font`;if(d!=="a\
 TrueType font"&&d!=="an OpenType font")return`is ${d??"not a font"}; ${c}`;try{const h=new DataView(l.buffer,l.byteOffset,l.byteLength),E=(0,F.tI)(h);if(![...E.
values()].every(({at:M,length:U})=>M+U<=l.length))return T;if(G.some(M=>!E.has(M)))return x;if(!E.has("CFF ")&&!(E.has("glyf")&&E.has("loca")))return"has no out\
lines that a PDF document can hold; give a font with TrueType or CFF outlines";const v=E.get("OS/2");return v&&N(h.getUint16(v.at+8))}catch(h){if(h instanceof RangeError)
return T;throw h}}const G=["head","hhea","hmtx","maxp","cmap"],x="is a damaged font; give a complete TrueType or OpenType font",T="ends too early for a font; gi\
ve a complete TrueType or OpenType font";function N(l){const d=h=>`is a font whose license (fsType) ${h}; give a font that may be embedded`;return l&R&&!(l&B)?d(
"forbids embedding"):l&L?d("forbids embedding only the characters that are used"):l&P?d("forbids embedding its outlines"):void 0}const w=l=>(0,O.G6)([{field:l,message:x}])}),
54073:((V,S,r)=>{r.d(S,{a:()=>Q,W:()=>J});var O=r(47762),C=r(49153),F=r(6093),c=r(79131);const R=/^[\u0020-\u007e\u00a0-\u00ac\u00ae-\u024f\u0386-\u03ce\u0400-\u045f\u2010-\u2027\u20ac]*$/,
B=2e4;class L{layout;letters=new Map;advances=new Map;clusters=new Map;constructor(t){this.layout=t}shape(t){if(!R.test(t))return;const e=[];for(let s=0,o=0;s<t.
length;s=o){for(o=s+1;this.changes(t,o-1)||o>s+1&&this.changes(t,o);)o++;const a=o===s+1?this.alone(t,s):this.together(t,s,o);if(!a)return;e.push(...a)}const n=new Map;
return e.map(s=>{const o=n.get(s.glyph.id)??s.glyph;return n.set(o.id,o),o===s.glyph?s:{...s,glyph:o}})}changes(t,e){return e+1<t.length&&this.advance(t.slice(e,
e+2))===void 0}alone(t,e){const n=this.letter(t[e]),s=e+1<t.length?this.advance(t.slice(e,e+2)):n?.advance;if(!(!n||s===void 0))return[s===n.advance?n:{...n,advance:s}]}together(t,e,n){
const[s,o]=[Math.max(e-1,0),Math.min(n+1,t.length)],a=`${e-s} ${t.slice(s,o)}`;return this.clusters.has(a)||(this.clusters.size===B&&this.clusters.clear(),this.
clusters.set(a,this.within(t.slice(s,o),e-s,o-n))),this.clusters.get(a)}within(t,e,n){const s=this.layout(t),[o,a]=[e>0?this.letter(t[0]):void 0,n>0?this.letter(
t.at(-1)):void 0],f=s.slice(e,s.length-n),[u,y]=[s[0],s.at(-1)],p=e>0?this.advance(t.slice(0,2)):void 0;if(!(e>0&&!(o&&u&&P(u,o)&&u.advance===p)))return n>0&&!(a&&
y&&P(y,a)&&y.advance===a.advance)?void 0:f}letter(t){if(!this.letters.has(t)){const e=this.layout(t);this.letters.set(t,e.length===1&&A(e[0])?e[0]:void 0)}return this.
letters.get(t)}advance(t){let e=this.advances.get(t);return e===void 0&&!this.advances.has(t)&&(this.advances.size===B&&this.advances.clear(),this.advances.set(
t,e=this.advanceIn(t))),e}advanceIn(t){const[e,n,...s]=this.layout(t),[o,a]=[this.letter(t[0]),this.letter(t[1])];if(!(!e||!n||!o||!a||s.length>0))return P(e,o)&&
P(n,a)&&n.advance===a.advance?e.advance:void 0}}const P=(i,t)=>i.glyph.id===t.glyph.id&&A(i),A=({x:i,y:t})=>i===0&&t===0,b=50,G=34,x=4,T=16;function N(i,t,e){Object.
assign(t,{glyf:[],offset:0,loca:{offsets:[]},hmtx:{metrics:[]}});for(let g=0;g<t.glyphs.length;g++)w(t,t.glyphs[g],e);const{stream:n,directory:s}=i,o=g=>{const I=s.
tables[g];return I&&Buffer.from(n.buffer.subarray(I.offset,I.offset+I.length))},a=t.glyf.length,f=t.glyf.map(g=>g.length%2===0?g:Buffer.concat([g,Buffer.of(0)])),
u=[0];for(const g of f)u.push(u.at(-1)+g.length);const y=u.at(-1)<=2*65535,p=Buffer.alloc(u.length*(y?2:4));for(const[g,I]of u.entries())y?p.writeUInt16BE(I/2,g*
2):p.writeUInt32BE(I,g*4);const D=Buffer.alloc(a*4);for(const[g,{advance:I,bearing:q}]of t.hmtx.metrics.entries())D.writeUInt16BE(I,g*4),D.writeInt16BE(q,g*4+2);
const H=o("head"),Y=o("hhea"),k=o("maxp");H?.writeInt16BE(y?0:1,b),Y?.writeUInt16BE(a,G),k?.writeUInt16BE(a,x);const _=["cvt ","fpgm","prep"].map(g=>[g,o(g)]);return l(
[..._,["glyf",Buffer.concat(f)],["head",H],["hhea",Y],["hmtx",D],["loca",p],["maxp",k]])}function w(i,t,e){const n=e.get(t);if(n){i.glyf.push(n.data),i.hmtx.metrics.
push(n.metrics);return}const s=i._addGlyph(t),o=i.glyf[s];o.length>0&&o[0]>=128||e.set(t,{data:o,metrics:i.hmtx.metrics[s]})}function l(i){const t=i.flatMap(([a,
f])=>f?[{tag:a,data:f}]:[]).sort((a,f)=>a.tag<f.tag?-1:1),e=2**Math.floor(Math.log2(t.length)),n=Buffer.alloc(12+t.length*T);n.writeUInt32BE(65536,0),n.writeUInt16BE(
t.length,4),n.writeUInt16BE(e*T,6),n.writeUInt16BE(Math.log2(e),8),n.writeUInt16BE((t.length-e)*T,10);const s=[n];let o=n.length;for(const[a,{tag:f,data:u}]of t.
entries()){const y=12+a*T;n.write(f,y,"latin1"),n.writeUInt32BE(o,y+8),n.writeUInt32BE(u.length,y+12);const p=-u.length&3;s.push(u,Buffer.alloc(p)),o+=u.length+
p}return Buffer.concat(s)}async function d(i,t,e,n){const s=i["CFF "],o=e(()=>h(s)),a=[...new Map([...t].reverse().map(p=>[p.id,p])).values()].sort((p,D)=>o(p.id)-
o(D.id)||p.id-D.id),f=e(()=>i.createSubset()),u=new Map(a.map(p=>[p.id,f.includeGlyph(p)])),y=s?await E(f,e):e(()=>N(i,f,n));return s&&(y[3]=4),{file:y,isCff:s!==
void 0,glyphs:a,codes:u}}function h(i){if(i?.isCIDFont!==!0)return()=>0;const t=i.fdForGlyph(0)??0;return e=>{const n=i.fdForGlyph(e)??0;return n===t?-1:n}}async function E(i,t){
const e=i,n=e.encode.bind(i),s=[];e.encode=a=>{try{n(a)}catch(f){s.push(f)}};const o=[];return await new Promise(a=>{i.encodeStream().on("data",f=>o.push(f)).on(
"end",()=>a())}),t(()=>{if(s.length>0)throw s[0];return Buffer.concat(o)})}const v={Arabic:"ب",Syriac:"ܒ",Nko:"ߊ"};class M{font;guard;unit;metrics;name;scripts=new Map;boxes=new Map;outlines=new Map;pairs;constructor(t,e=n=>n()){
this.font=t,this.guard=e,this.unit=1e3/t.unitsPerEm,this.metrics=e(()=>U(t,this.unit)),this.name=z(t)}keep(){this.pairs??=new L(t=>(this.forget(),this.shapePiece(
t,!1))),this.forget()}forget(){this.font._glyphs={}}covers(t){return this.guard(()=>this.hasGlyphs(t))}hasGlyphs(t){for(const e of t){if((0,c.ML)(e))continue;const n=(0,c.
RM)(e);if(n!==void 0&&!this.shapes(n)||!this.font.hasGlyphForCodePoint(e.codePointAt(0)))return!1}return!0}shape(t,e=!1){return this.guard(()=>{const n=e?void 0:
this.pairs?.shape(t);if(n)return n;this.pairs&&this.forget();const s=K(e?(0,F.VV)(t):t).map(o=>this.shapePiece(o,e));return(e?s.reverse():s).flat()})}plain(t){return this.
guard(()=>{const e=this.font.glyphForCodePoint(t.codePointAt(0)??0);return{glyph:e,advance:e.advanceWidth*this.unit,x:0,y:0}})}boxOf(t){let e=this.boxes.get(t.id);
return e||this.boxes.set(t.id,e=this.guard(()=>t.path.bbox)),e}subset(t){return d(this.font,t,this.guard,this.outlines)}shapePiece(t,e){const{font:n,unit:s}=this,
{glyphs:o,positions:a}=e?W(n).layout(t,void 0,void 0,void 0,"rtl"):n.layout(t),f=n.glyphForCodePoint(32).id,u=o.map((y,p)=>{const{xAdvance:D,xOffset:H,yOffset:Y}=a[p]??
{xAdvance:0,xOffset:0,yOffset:0};return{glyph:y,advance:D*s,x:H*s,y:Math.round(Y*s)}});return e&&!j(n)&&u.reverse(),u.filter(({glyph:y,advance:p})=>y.id!==f||p!==
0)}shapes(t){let e=this.scripts.get(t);return e===void 0&&this.scripts.set(t,e=this.tryScript(t)),e}tryScript(t){if(!c.MS.has(t))return!1;const e=v[t];if(e===void 0)
return!0;const[n,s,o]=this.shapePiece(e.repeat(3),!0).map(({glyph:a})=>a.id);return o!==void 0&&(o!==s||s!==n)}}function U(i,t){const e=(f,u)=>Number.isFinite(f)?
f*u:0,{minX:n,minY:s,maxX:o,maxY:a}=i.bbox;return{box:[n,s,o,a].map(f=>e(f,t)),ascent:e(i.ascent,t),descent:e(i.descent,t),capHeight:e(i.capHeight,t),italicAngle:e(
i.italicAngle,1)}}const W=i=>i;function z(i){try{return i.postscriptName??""}catch{return""}}const j=i=>{const{GSUB:t,GPOS:e,morx:n}=i;return[t,e,n].some(s=>s!==
void 0)};function K(i){const t=[];let e,n="";for(const s of i){const o=/[\p{Script=Common}\p{Script=Inherited}]/u.test(s)?e:(0,c.RM)(s)??"";n!==""&&e!==void 0&&
o!==e&&(t.push(n),n=""),n+=s,e=o}return n===""?t:[...t,n]}var $=r(24840),X=r(72819);const Z={Regular:()=>r.e(4574).then(r.bind(r,94574)),SemiBold:()=>r.e(4933).
then(r.bind(r,44933)),Italic:()=>r.e(7940).then(r.bind(r,57940)),Mono:()=>r.e(9267).then(r.bind(r,99267)),Emoji:()=>r.e(9084).then(r.bind(r,99084))};async function J(i){
const{notoSans:t}=await Z[i]();return new M(O.A.create((0,X.K)(t)))}function Q({bytes:i,field:t}){const e=n=>{try{return n()}catch(s){throw s instanceof C.zU?s:
(0,$.t)(t)}};return e(()=>{const n=O.A.create(i);if(m(n),!(n.unitsPerEm>=16&&n.unitsPerEm<=16384&&n.numGlyphs>0))throw(0,$.t)(t);const s=new M(n,e);return s.shape(
"A1"),s})}function m(i){const{tables:t}=i.directory;for(const e of["sbix","COLR","CPAL"])Reflect.deleteProperty(t,e)}}),72819:((V,S,r)=>{r.d(S,{K:()=>F});var O=r(
8991);const C=1<<24,F=c=>(0,O.UD)(Buffer.from(c,"base64"),{stream:C,total:C,remaining:C},{found:!1})})};
