"use strict";exports.id=4776,exports.ids=[4776],exports.modules={41578:((z,B,r)=>{r.d(B,{r:()=>b});var T=r(77598),P=r.n(T),C=r(59596),U=r(77581),d=r(45599),x=r(16456),L=r(12889);
const D=26,w=120,A=100;async function b(c,h){const{unit:M,metrics:E}=c,{file:v,isCff:O,glyphs:K,codes:X}=await c.subset(h),W=({id:m})=>X.get(m)??0,j=(0,d.UU)(`${F(
v)}+${R(c.name)}`),$=(0,C.Kc)(v),V=(0,C.Kc)(Buffer.from(G(K.map(m=>[W(m),m.codePoints])),"latin1")),Z=K.flatMap(m=>[W(m),[m.advanceWidth*M]]),J=O?{Subtype:(0,d.
UU)("CIDFontType0C"),Filter:(0,d.UU)("FlateDecode")}:{Length1:v.length,Filter:(0,d.UU)("FlateDecode")};return{addTo:(m,i=m.add(null))=>{const t=(0,d.jd)({Type:(0,d.
UU)("FontDescriptor"),FontName:j,Flags:x.jp,FontBBox:[...E.box],ItalicAngle:E.italicAngle,Ascent:E.ascent,Descent:E.descent,CapHeight:E.capHeight,StemV:w,[O?"Fo\
ntFile3":"FontFile2"]:m.add(new d.Z6((0,d.jd)(J),$))}),e=(0,d.jd)({Type:(0,d.UU)("Font"),Subtype:(0,d.UU)(O?"CIDFontType0":"CIDFontType2"),BaseFont:j,CIDSystemInfo:(0,d.
jd)({Registry:(0,d.Px)("Adobe"),Ordering:(0,d.Px)("Identity"),Supplement:0}),CIDToGIDMap:O?void 0:(0,d.UU)("Identity"),FontDescriptor:m.add(t),W:[...Z]});return m.
put(i,(0,d.jd)({Type:(0,d.UU)("Font"),Subtype:(0,d.UU)("Type0"),BaseFont:j,Encoding:(0,d.UU)("Identity-H"),DescendantFonts:[m.add(e)],ToUnicode:m.add(new d.Z6((0,d.
jd)({Filter:(0,d.UU)("FlateDecode")}),V))})),i},codeOf:m=>p(W(m))}}const R=c=>c.replace(/[^\w-]/g,"").slice(0,100)||"Font";function F(c){const h=(0,T.createHash)(
"sha256").update(c).digest();return Array.from(h.subarray(0,6),M=>String.fromCharCode(65+M%D)).join("")}function G(c){const h=c.filter(([,E])=>E.length>0).map(([
E,v])=>`<${p(E)}> <${N(v)}>`);return["/CIDInit /ProcSet findresource begin 12 dict begin begincmap","/CIDSystemInfo << /Registry (Adobe) /Ordering (UCS) /Supple\
ment 0 >> def","/CMapName /Adobe-Identity-UCS def /CMapType 2 def","1 begincodespacerange <0000> <FFFF> endcodespacerange",...Array.from({length:Math.ceil(h.length/
A)},(E,v)=>{const O=h.slice(v*A,(v+1)*A);return[`${O.length} beginbfchar`,...O,"endbfchar"].join(`
`)}),"endcmap CMapName currentdict /CMap defineresource pop end end"].join(`
`)}function N(c){const h=String.fromCodePoint(...c);return(0,U.kt)((0,L.ft)(h)?[...h].reverse().join(""):h).toString("hex").toUpperCase()}const p=c=>c.toString(
16).toUpperCase().padStart(4,"0")}),72648:((z,B,r)=>{r.d(B,{g:()=>w,t:()=>N});var T=r(58552),P=r(59277),C=r(94389);const U="it must be a TrueType or OpenType fo\
nt (.ttf or .otf)",d=2,x=12,L=256,D=512;function w({bytes:p},c){const h=A(p);if(h!==void 0)throw(0,T.G6)([{field:c,message:h}]);return{bytes:p,field:c}}function A(p){
const c=(0,P.y)(p);if(c==="a font collection")return`is a font collection; ${U} with a single font`;if(c!=="a TrueType font"&&c!=="an OpenType font")return`is ${c??
"not a font"}; ${U}`;try{const h=new DataView(p.buffer,p.byteOffset,p.byteLength),M=(0,C.tI)(h);if(![...M.values()].every(({at:v,length:O})=>v+O<=p.length))return F;
if(b.some(v=>!M.has(v)))return R;if(!M.has("CFF ")&&!(M.has("glyf")&&M.has("loca")))return"has no outlines that a PDF document can hold; give a font with TrueTy\
pe or CFF outlines";const E=M.get("OS/2");return E&&G(h.getUint16(E.at+8))}catch(h){if(h instanceof RangeError)return F;throw h}}const b=["head","hhea","hmtx","\
maxp","cmap"],R="is a damaged font; give a complete TrueType or OpenType font",F="ends too early for a font; give a complete TrueType or OpenType font";function G(p){
const c=h=>`is a font whose license (fsType) ${h}; give a font that may be embedded`;return p&d&&!(p&x)?c("forbids embedding"):p&L?c("forbids embedding only the\
 characters that are used"):p&D?c("forbids embedding its outlines"):void 0}const N=p=>(0,T.G6)([{field:p,message:R}])}),36263:((z,B,r)=>{r.d(B,{a:()=>Q,W:()=>J});
var T=r(47762),P=r(58552),C=r(12889),U=r(47707);const d=/^[\u0020-\u007e\u00a0-\u00ac\u00ae-\u024f\u0386-\u03ce\u0400-\u045f\u2010-\u2027\u20ac]*$/,x=2e4;class L{layout;letters=new Map;advances=new Map;clusters=new Map;constructor(t){
this.layout=t}shape(t){if(!d.test(t))return;const e=[];for(let s=0,o=0;s<t.length;s=o){for(o=s+1;this.changes(t,o-1)||o>s+1&&this.changes(t,o);)o++;const a=o===
s+1?this.alone(t,s):this.together(t,s,o);if(!a)return;e.push(...a)}const n=new Map;return e.map(s=>{const o=n.get(s.glyph.id)??s.glyph;return n.set(o.id,o),o===
s.glyph?s:{...s,glyph:o}})}changes(t,e){return e+1<t.length&&this.advance(t.slice(e,e+2))===void 0}alone(t,e){const n=this.letter(t[e]),s=e+1<t.length?this.advance(
t.slice(e,e+2)):n?.advance;if(!(!n||s===void 0))return[s===n.advance?n:{...n,advance:s}]}together(t,e,n){const[s,o]=[Math.max(e-1,0),Math.min(n+1,t.length)],a=`${e-
s} ${t.slice(s,o)}`;return this.clusters.has(a)||(this.clusters.size===x&&this.clusters.clear(),this.clusters.set(a,this.within(t.slice(s,o),e-s,o-n))),this.clusters.
get(a)}within(t,e,n){const s=this.layout(t),[o,a]=[e>0?this.letter(t[0]):void 0,n>0?this.letter(t.at(-1)):void 0],f=s.slice(e,s.length-n),[l,y]=[s[0],s.at(-1)],
u=e>0?this.advance(t.slice(0,2)):void 0;if(!(e>0&&!(o&&l&&D(l,o)&&l.advance===u)))return n>0&&!(a&&y&&D(y,a)&&y.advance===a.advance)?void 0:f}letter(t){if(!this.
letters.has(t)){const e=this.layout(t);this.letters.set(t,e.length===1&&w(e[0])?e[0]:void 0)}return this.letters.get(t)}advance(t){let e=this.advances.get(t);return e===
void 0&&!this.advances.has(t)&&(this.advances.size===x&&this.advances.clear(),this.advances.set(t,e=this.advanceIn(t))),e}advanceIn(t){const[e,n,...s]=this.layout(
t),[o,a]=[this.letter(t[0]),this.letter(t[1])];if(!(!e||!n||!o||!a||s.length>0))return D(e,o)&&D(n,a)&&n.advance===a.advance?e.advance:void 0}}const D=(i,t)=>i.
glyph.id===t.glyph.id&&w(i),w=({x:i,y:t})=>i===0&&t===0,A=50,b=34,R=4,F=16;function G(i,t,e){Object.assign(t,{glyf:[],offset:0,loca:{offsets:[]},hmtx:{metrics:[]}});
for(let g=0;g<t.glyphs.length;g++)N(t,t.glyphs[g],e);const{stream:n,directory:s}=i,o=g=>{const I=s.tables[g];return I&&Buffer.from(n.buffer.subarray(I.offset,I.
offset+I.length))},a=t.glyf.length,f=t.glyf.map(g=>g.length%2===0?g:Buffer.concat([g,Buffer.of(0)])),l=[0];for(const g of f)l.push(l.at(-1)+g.length);const y=l.
at(-1)<=2*65535,u=Buffer.alloc(l.length*(y?2:4));for(const[g,I]of l.entries())y?u.writeUInt16BE(I/2,g*2):u.writeUInt32BE(I,g*4);const S=Buffer.alloc(a*4);for(const[
g,{advance:I,bearing:q}]of t.hmtx.metrics.entries())S.writeUInt16BE(I,g*4),S.writeInt16BE(q,g*4+2);const H=o("head"),Y=o("hhea"),k=o("maxp");H?.writeInt16BE(y?0:
1,A),Y?.writeUInt16BE(a,b),k?.writeUInt16BE(a,R);const _=["cvt ","fpgm","prep"].map(g=>[g,o(g)]);return p([..._,["glyf",Buffer.concat(f)],["head",H],["hhea",Y],
["hmtx",S],["loca",u],["maxp",k]])}function N(i,t,e){const n=e.get(t);if(n){i.glyf.push(n.data),i.hmtx.metrics.push(n.metrics);return}const s=i._addGlyph(t),o=i.
glyf[s];o.length>0&&o[0]>=128||e.set(t,{data:o,metrics:i.hmtx.metrics[s]})}function p(i){const t=i.flatMap(([a,f])=>f?[{tag:a,data:f}]:[]).sort((a,f)=>a.tag<f.tag?
-1:1),e=2**Math.floor(Math.log2(t.length)),n=Buffer.alloc(12+t.length*F);n.writeUInt32BE(65536,0),n.writeUInt16BE(t.length,4),n.writeUInt16BE(e*F,6),n.writeUInt16BE(
Math.log2(e),8),n.writeUInt16BE((t.length-e)*F,10);const s=[n];let o=n.length;for(const[a,{tag:f,data:l}]of t.entries()){const y=12+a*F;n.write(f,y,"latin1"),n.
writeUInt32BE(o,y+8),n.writeUInt32BE(l.length,y+12);const u=-l.length&3;s.push(l,Buffer.alloc(u)),o+=l.length+u}return Buffer.concat(s)}async function c(i,t,e,n){
const s=i["CFF "],o=e(()=>h(s)),a=[...new Map([...t].reverse().map(u=>[u.id,u])).values()].sort((u,S)=>o(u.id)-o(S.id)||u.id-S.id),f=e(()=>i.createSubset()),l=new Map(
a.map(u=>[u.id,f.includeGlyph(u)])),y=s?await M(f,e):e(()=>G(i,f,n));return s&&(y[3]=4),{file:y,isCff:s!==void 0,glyphs:a,codes:l}}function h(i){if(i?.isCIDFont!==
!0)return()=>0;const t=i.fdForGlyph(0)??0;return e=>{const n=i.fdForGlyph(e)??0;return n===t?-1:n}}async function M(i,t){const e=i,n=e.encode.bind(i),s=[];e.encode=
a=>{try{n(a)}catch(f){s.push(f)}};const o=[];return await new Promise(a=>{i.encodeStream().on("data",f=>o.push(f)).on("end",()=>a())}),t(()=>{if(s.length>0)throw s[0];
return Buffer.concat(o)})}const E={Arabic:"ب",Syriac:"ܒ",Nko:"ߊ"};class v{font;guard;unit;metrics;name;scripts=new Map;boxes=new Map;outlines=new Map;pairs;constructor(t,e=n=>n()){
this.font=t,this.guard=e,this.unit=1e3/t.unitsPerEm,this.metrics=e(()=>O(t,this.unit)),this.name=X(t)}keep(){this.pairs??=new L(t=>(this.forget(),this.shapePiece(
t,!1))),this.forget()}forget(){this.font._glyphs={}}covers(t){return this.guard(()=>this.hasGlyphs(t))}hasGlyphs(t){for(const e of t){if((0,U.ML)(e))continue;const n=(0,U.
RM)(e);if(n!==void 0&&!this.shapes(n)||!this.font.hasGlyphForCodePoint(e.codePointAt(0)))return!1}return!0}shape(t,e=!1){return this.guard(()=>{const n=e?void 0:
this.pairs?.shape(t);if(n)return n;this.pairs&&this.forget();const s=j(e?(0,C.jB)(t):t).map(o=>this.shapePiece(o,e));return(e?s.reverse():s).flat()})}plain(t){return this.
guard(()=>{const e=this.font.glyphForCodePoint(t.codePointAt(0)??0);return{glyph:e,advance:e.advanceWidth*this.unit,x:0,y:0}})}boxOf(t){let e=this.boxes.get(t.id);
return e||this.boxes.set(t.id,e=this.guard(()=>t.path.bbox)),e}subset(t){return c(this.font,t,this.guard,this.outlines)}shapePiece(t,e){const{font:n,unit:s}=this,
{glyphs:o,positions:a}=e?K(n).layout(t,void 0,void 0,void 0,"rtl"):n.layout(t),f=n.glyphForCodePoint(32).id,l=o.map((y,u)=>{const{xAdvance:S,xOffset:H,yOffset:Y}=a[u]??
{xAdvance:0,xOffset:0,yOffset:0};return{glyph:y,advance:S*s,x:H*s,y:Math.round(Y*s)}});return e&&!W(n)&&l.reverse(),l.filter(({glyph:y,advance:u})=>y.id!==f||u!==
0)}shapes(t){let e=this.scripts.get(t);return e===void 0&&this.scripts.set(t,e=this.tryScript(t)),e}tryScript(t){if(!U.MS.has(t))return!1;const e=E[t];if(e===void 0)
return!0;const[n,s,o]=this.shapePiece(e.repeat(3),!0).map(({glyph:a})=>a.id);return o!==void 0&&(o!==s||s!==n)}}function O(i,t){const e=(f,l)=>Number.isFinite(f)?
f*l:0,{minX:n,minY:s,maxX:o,maxY:a}=i.bbox;return{box:[n,s,o,a].map(f=>e(f,t)),ascent:e(i.ascent,t),descent:e(i.descent,t),capHeight:e(i.capHeight,t),italicAngle:e(
i.italicAngle,1)}}const K=i=>i;function X(i){try{return i.postscriptName??""}catch{return""}}const W=i=>{const{GSUB:t,GPOS:e,morx:n}=i;return[t,e,n].some(s=>s!==
void 0)};function j(i){const t=[];let e,n="";for(const s of i){const o=/[\p{Script=Common}\p{Script=Inherited}]/u.test(s)?e:(0,U.RM)(s)??"";n!==""&&e!==void 0&&
o!==e&&(t.push(n),n=""),n+=s,e=o}return n===""?t:[...t,n]}var $=r(72648),V=r(38875);const Z={Regular:()=>r.e(1938).then(r.bind(r,41938)),SemiBold:()=>r.e(3477).
then(r.bind(r,43477)),Italic:()=>r.e(3584).then(r.bind(r,33584)),Mono:()=>r.e(2023).then(r.bind(r,62023)),Emoji:()=>r.e(7824).then(r.bind(r,17824))};async function J(i){
const{notoSans:t}=await Z[i]();return new v(T.A.create((0,V.F)(t)))}function Q({bytes:i,field:t}){const e=n=>{try{return n()}catch(s){throw s instanceof P.zU?s:
(0,$.t)(t)}};return e(()=>{const n=T.A.create(i);if(m(n),!(n.unitsPerEm>=16&&n.unitsPerEm<=16384&&n.numGlyphs>0))throw(0,$.t)(t);const s=new v(n,e);return s.shape(
"A1"),s})}function m(i){const{tables:t}=i.directory;for(const e of["sbix","COLR","CPAL"])Reflect.deleteProperty(t,e)}}),38875:((z,B,r)=>{r.d(B,{F:()=>C});var T=r(
60623);const P=1<<24,C=U=>(0,T.UD)(Buffer.from(U,"base64"),{stream:P,total:P,remaining:P},{found:!1})})};
