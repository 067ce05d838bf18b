"use strict";exports.id=4776,exports.ids=[4776],exports.modules={41578:((X,A,r)=>{r.d(A,{r:()=>G});var T=r(77598),I=r.n(T),P=r(59596),O=r(77581),d=r(45599),L=r(16456),x=r(12889);
const b=26,C=120,D=100;async function G(c,h){const{unit:E,metrics:v}=c,{file:M,isCff:U,glyphs:K,codes:Z}=await c.subset(h),j=({id:m})=>Z.get(m)??0,W=(0,d.UU)(`${w(
M)}+${R(c.name)}`),V=(0,P.Kc)(M),$=(0,P.Kc)(Buffer.from(S(K.map(m=>[j(m),m.codePoints])),"latin1")),J=K.flatMap(m=>[j(m),[m.advanceWidth*E]]),Q=U?{Subtype:(0,d.
UU)("CIDFontType0C"),Filter:(0,d.UU)("FlateDecode")}:{Length1:M.length,Filter:(0,d.UU)("FlateDecode")};return{addTo:(m,H=m.add(null))=>{const i=(0,d.jd)({Type:(0,d.
UU)("FontDescriptor"),FontName:W,Flags:L.jp,FontBBox:[...v.box],ItalicAngle:v.italicAngle,Ascent:v.ascent,Descent:v.descent,CapHeight:v.capHeight,StemV:C,[U?"Fo\
ntFile3":"FontFile2"]:m.add(new d.Z6((0,d.jd)(Q),V))}),t=(0,d.jd)({Type:(0,d.UU)("Font"),Subtype:(0,d.UU)(U?"CIDFontType0":"CIDFontType2"),BaseFont:W,CIDSystemInfo:(0,d.
jd)({Registry:(0,d.Px)("Adobe"),Ordering:(0,d.Px)("Identity"),Supplement:0}),CIDToGIDMap:U?void 0:(0,d.UU)("Identity"),FontDescriptor:m.add(i),W:[...J]});return m.
put(H,(0,d.jd)({Type:(0,d.UU)("Font"),Subtype:(0,d.UU)("Type0"),BaseFont:W,Encoding:(0,d.UU)("Identity-H"),DescendantFonts:[m.add(t)],ToUnicode:m.add(new d.Z6((0,d.
jd)({Filter:(0,d.UU)("FlateDecode")}),$))})),H},codeOf:m=>p(j(m))}}const R=c=>c.replace(/[^\w-]/g,"").slice(0,100)||"Font";function w(c){const h=(0,T.createHash)(
"sha256").update(c).digest();return Array.from(h.subarray(0,6),E=>String.fromCharCode(65+E%b)).join("")}function S(c){const h=c.filter(([,v])=>v.length>0).map(([
v,M])=>`<${p(v)}> <${N(M)}>`);return["/CIDInit /ProcSet findresource begin 12 dict begin begincmap","/CIDSystemInfo << /Registry (Adobe) /Ordering (UCS) /Supple\
ment 0 >> def","/CMapName /Adobe-Identity-UCS def /CMapType 2 def","1 begincodespacerange <0000> <FFFF> endcodespacerange",...Array.from({length:Math.ceil(h.length/
D)},(v,M)=>{const U=h.slice(M*D,(M+1)*D);return[`${U.length} beginbfchar`,...U,"endbfchar"].join(`
`)}),"endcmap CMapName currentdict /CMap defineresource pop end end"].join(`
`)}function N(c){const h=c.map(E=>String.fromCodePoint(E)).join("");return(0,O.kt)((0,x.ft)(h)?[...h].reverse().join(""):h).toString("hex").toUpperCase()}const p=c=>c.
toString(16).toUpperCase().padStart(4,"0")}),72648:((X,A,r)=>{r.d(A,{g:()=>C,t:()=>N});var T=r(58552),I=r(59277),P=r(94389);const O="it must be a TrueType or Op\
enType font (.ttf or .otf)",d=2,L=12,x=256,b=512;function C({bytes:p},c){const h=D(p);if(h!==void 0)throw(0,T.G6)([{field:c,message:h}]);return{bytes:p,field:c}}
function D(p){const c=(0,I.y)(p);if(c==="a font collection")return`is a font collection; ${O} with a single font`;if(c!=="a TrueType font"&&c!=="an OpenType fon\
t")return`is ${c??"not a font"}; ${O}`;try{const h=new DataView(p.buffer,p.byteOffset,p.byteLength),E=(0,P.tI)(h);if(![...E.values()].every(({at:M,length:U})=>M+
U<=p.length))return w;if(G.some(M=>!E.has(M)))return R;if(!E.has("CFF ")&&!(E.has("glyf")&&E.has("loca")))return"has no outlines that a PDF document can hold; g\
ive a font with TrueType or CFF outlines";const v=E.get("OS/2");return v&&S(h.getUint16(v.at+8))}catch(h){if(h instanceof RangeError)return w;throw h}}const G=[
"head","hhea","hmtx","maxp","cmap"],R="is a damaged font; give a complete TrueType or OpenType font",w="ends too early for a font; give a complete TrueType or O\
penType font";function S(p){const c=h=>`is a font whose license (fsType) ${h}; give a font that may be embedded`;return p&d&&!(p&L)?c("forbids embedding"):p&x?c(
"forbids embedding only the characters that are used"):p&b?c("forbids embedding its outlines"):void 0}const N=p=>(0,T.G6)([{field:p,message:R}])}),36263:((X,A,r)=>{
r.d(A,{a:()=>m,W:()=>k});var T=r(47762),I=r(58552),P=r(12889),O=r(47707),d=r(45657);const L=/^[\u0020-\u007e\u00a0-\u00ac\u00ae-\u024f\u0386-\u03ce\u0400-\u045f\u2010-\u2027\u20ac]*$/,
x=2e4;class b{layout;letters=new Map;advances=new Map;clusters=new Map;constructor(t){this.layout=t}shape(t){if(!L.test(t))return;const e=[];for(let s=0,o=0;s<t.
length;s=o){for(o=s+1;this.changes(t,o-1)||o>s+1&&this.changes(t,o);)o++;const a=o===s+1?this.alone(t,s):this.together(t,s,o);if(!a)return;(0,d.RZ)(e,a)}const n=new Map;
return e.map(s=>{const o=n.get(s.glyph.id)??s.glyph;return n.set(o.id,o),o===s.glyph?s:{...s,glyph:o}})}changes(t,e){return e+1<t.length&&this.advance(t.slice(e,
e+2))===void 0}alone(t,e){const n=this.letter(t[e]),s=e+1<t.length?this.advance(t.slice(e,e+2)):n?.advance;if(!(!n||s===void 0))return[s===n.advance?n:{...n,advance:s}]}together(t,e,n){
const[s,o]=[Math.max(e-1,0),Math.min(n+1,t.length)],a=`${e-s} ${t.slice(s,o)}`;return this.clusters.has(a)||(this.clusters.size===x&&this.clusters.clear(),this.
clusters.set(a,this.within(t.slice(s,o),e-s,o-n))),this.clusters.get(a)}within(t,e,n){const s=this.layout(t),[o,a]=[e>0?this.letter(t[0]):void 0,n>0?this.letter(
t.at(-1)):void 0],f=s.slice(e,s.length-n),[l,y]=[s[0],s.at(-1)],u=e>0?this.advance(t.slice(0,2)):void 0;if(!(e>0&&!(o&&l&&C(l,o)&&l.advance===u)))return n>0&&!(a&&
y&&C(y,a)&&y.advance===a.advance)?void 0:f}letter(t){if(!this.letters.has(t)){const e=this.layout(t);this.letters.set(t,e.length===1&&D(e[0])?e[0]:void 0)}return this.
letters.get(t)}advance(t){let e=this.advances.get(t);return e===void 0&&!this.advances.has(t)&&(this.advances.size===x&&this.advances.clear(),this.advances.set(
t,e=this.advanceIn(t))),e}advanceIn(t){const[e,n,...s]=this.layout(t),[o,a]=[this.letter(t[0]),this.letter(t[1])];if(!(!e||!n||!o||!a||s.length>0))return C(e,o)&&
C(n,a)&&n.advance===a.advance?e.advance:void 0}}const C=(i,t)=>i.glyph.id===t.glyph.id&&D(i),D=({x:i,y:t})=>i===0&&t===0,G=50,R=34,w=4,S=16;function N(i,t,e){Object.
assign(t,{glyf:[],offset:0,loca:{offsets:[]},hmtx:{metrics:[]}});for(let g=0;g<t.glyphs.length;g++)p(t,t.glyphs[g],e);const{stream:n,directory:s}=i,o=g=>{const F=s.
tables[g];return F&&Buffer.from(n.buffer.subarray(F.offset,F.offset+F.length))},a=t.glyf.length,f=t.glyf.map(g=>g.length%2===0?g:Buffer.concat([g,Buffer.of(0)])),
l=[0];for(const g of f)l.push(l.at(-1)+g.length);const y=l.at(-1)<=2*65535,u=Buffer.alloc(l.length*(y?2:4));for(const[g,F]of l.entries())y?u.writeUInt16BE(F/2,g*
2):u.writeUInt32BE(F,g*4);const B=Buffer.alloc(a*4);for(const[g,{advance:F,bearing:tt}]of t.hmtx.metrics.entries())B.writeUInt16BE(F,g*4),B.writeInt16BE(tt,g*4+
2);const Y=o("head"),z=o("hhea"),_=o("maxp");Y?.writeInt16BE(y?0:1,G),z?.writeUInt16BE(a,R),_?.writeUInt16BE(a,w);const q=["cvt ","fpgm","prep"].map(g=>[g,o(g)]);
return c([...q,["glyf",Buffer.concat(f)],["head",Y],["hhea",z],["hmtx",B],["loca",u],["maxp",_]])}function p(i,t,e){const n=e.get(t);if(n){i.glyf.push(n.data),i.
hmtx.metrics.push(n.metrics);return}const s=i._addGlyph(t),o=i.glyf[s];o.length>0&&o[0]>=128||e.set(t,{data:o,metrics:i.hmtx.metrics[s]})}function c(i){const t=i.
flatMap(([a,f])=>f?[{tag:a,data:f}]:[]).sort((a,f)=>a.tag<f.tag?-1:1),e=2**Math.floor(Math.log2(t.length)),n=Buffer.alloc(12+t.length*S);n.writeUInt32BE(65536,0),
n.writeUInt16BE(t.length,4),n.writeUInt16BE(e*S,6),n.writeUInt16BE(Math.log2(e),8),n.writeUInt16BE((t.length-e)*S,10);const s=[n];let o=n.length;for(const[a,{tag:f,
data:l}]of t.entries()){const y=12+a*S;n.write(f,y,"latin1"),n.writeUInt32BE(o,y+8),n.writeUInt32BE(l.length,y+12);const u=-l.length&3;s.push(l,Buffer.alloc(u)),
o+=l.length+u}return Buffer.concat(s)}async function h(i,t,e,n){const s=i["CFF "],o=e(()=>E(s)),a=[...new Map([...t].reverse().map(u=>[u.id,u])).values()].sort(
(u,B)=>o(u.id)-o(B.id)||u.id-B.id),f=e(()=>i.createSubset()),l=new Map(a.map(u=>[u.id,f.includeGlyph(u)])),y=s?await v(f,e):e(()=>N(i,f,n));return s&&(y[3]=4),{
file:y,isCff:s!==void 0,glyphs:a,codes:l}}function E(i){if(i?.isCIDFont!==!0)return()=>0;const t=i.fdForGlyph(0)??0;return e=>{const n=i.fdForGlyph(e)??0;return n===
t?-1:n}}async function v(i,t){const e=i,n=e.encode.bind(i),s=[];e.encode=a=>{try{n(a)}catch(f){s.push(f)}};const o=[];return await new Promise(a=>{i.encodeStream().
on("data",f=>o.push(f)).on("end",()=>a())}),t(()=>{if(s.length>0)throw s[0];return Buffer.concat(o)})}const M={Arabic:"ب",Syriac:"ܒ",Nko:"ߊ"};class U{font;guard;unit;metrics;name;scripts=new Map;boxes=new Map;outlines=new Map;pairs;constructor(t,e=n=>n()){
this.font=t,this.guard=e,this.unit=1e3/t.unitsPerEm,this.metrics=e(()=>K(t,this.unit)),this.name=j(t)}keep(){this.pairs??=new b(t=>(this.forget(),this.shapePiece(
t,!1))),this.forget()}forget(){this.font._glyphs={}}covers(t){return this.guard(()=>this.hasGlyphs(t))}hasGlyphs(t){for(const e of t){if((0,O.ML)(e))continue;const n=(0,O.
RM)(e);if(n!==void 0&&!this.shapes(n)||!this.font.hasGlyphForCodePoint(e.codePointAt(0)))return!1}return!0}shape(t,e=!1){return this.guard(()=>{const n=e?void 0:
this.pairs?.shape(t);if(n)return n;this.pairs&&this.forget();const s=V(e?(0,P.jB)(t):t).map(o=>this.shapePiece(o,e));return(e?s.reverse():s).flat()})}plain(t){return this.
guard(()=>{const e=this.font.glyphForCodePoint(t.codePointAt(0)??0);return{glyph:e,advance:e.advanceWidth*this.unit,x:0,y:0}})}boxOf(t){let e=this.boxes.get(t.id);
return e||this.boxes.set(t.id,e=this.guard(()=>t.path.bbox)),e}subset(t){return h(this.font,t,this.guard,this.outlines)}shapePiece(t,e){const{font:n,unit:s}=this,
{glyphs:o,positions:a}=e?Z(n).layout(t,void 0,void 0,void 0,"rtl"):n.layout(t),f=n.glyphForCodePoint(32).id,l=o.map((y,u)=>{const{xAdvance:B,xOffset:Y,yOffset:z}=a[u]??
{xAdvance:0,xOffset:0,yOffset:0};return{glyph:y,advance:B*s,x:Y*s,y:Math.round(z*s)}});return e&&!W(n)&&l.reverse(),l.filter(({glyph:y,advance:u})=>y.id!==f||u!==
0)}shapes(t){let e=this.scripts.get(t);return e===void 0&&this.scripts.set(t,e=this.tryScript(t)),e}tryScript(t){if(!O.MS.has(t))return!1;const e=M[t];if(e===void 0)
return!0;const[n,s,o]=this.shapePiece(e.repeat(3),!0).map(({glyph:a})=>a.id);return o!==void 0&&(o!==s||s!==n)}}function K(i,t){const e=(f,l)=>Number.isFinite(f)?
f*l:0,{minX:n,minY:s,maxX:o,maxY:a}=i.bbox;return{box:[n,s,o,a].map(f=>e(f,t)),ascent:e(i.ascent,t),descent:e(i.descent,t),capHeight:e(i.capHeight,t),italicAngle:e(
i.italicAngle,1)}}const Z=i=>i;function j(i){try{return i.postscriptName??""}catch{return""}}const W=i=>{const{GSUB:t,GPOS:e,morx:n}=i;return[t,e,n].some(s=>s!==
void 0)};function V(i){const t=[];let e,n="";for(const s of i){const o=/[\p{Script=Common}\p{Script=Inherited}]/u.test(s)?e:(0,O.RM)(s)??"";n!==""&&e!==void 0&&
o!==e&&(t.push(n),n=""),n+=s,e=o}return n===""?t:[...t,n]}var $=r(72648),J=r(38875);const Q={Regular:()=>r.e(1938).then(r.bind(r,41938)),SemiBold:()=>r.e(3477).
then(r.bind(r,43477)),Italic:()=>r.e(3584).then(r.bind(r,33584)),Mono:()=>r.e(2023).then(r.bind(r,62023)),Emoji:()=>r.e(7824).then(r.bind(r,17824))};async function k(i){
const{notoSans:t}=await Q[i]();return new U(T.A.create((0,J.F)(t)))}function m({bytes:i,field:t}){const e=n=>{try{return n()}catch(s){throw s instanceof I.zU?s:
(0,$.t)(t)}};return e(()=>{const n=T.A.create(i);if(H(n),!(n.unitsPerEm>=16&&n.unitsPerEm<=16384&&n.numGlyphs>0))throw(0,$.t)(t);const s=new U(n,e);return s.shape(
"A1"),s})}function H(i){const{tables:t}=i.directory;for(const e of["sbix","COLR","CPAL"])Reflect.deleteProperty(t,e)}}),38875:((X,A,r)=>{r.d(A,{F:()=>P});var T=r(
60623);const I=1<<24,P=O=>(0,T.UD)(Buffer.from(O,"base64"),{stream:I,total:I,remaining:I},{found:!1})})};
