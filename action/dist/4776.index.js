"use strict";exports.id=4776,exports.ids=[4776],exports.modules={41578:((Q,G,r)=>{r.d(G,{r:()=>S});var M=r(81679),f=r(45599),T=r(16456),E=r(88739),j=r(43463);const N=120;async function S(F,W){
const{unit:$,metrics:A}=F,{file:H,isCff:I,glyphs:b,codes:z}=await F.subset(W),D=({id:c})=>z.get(c)??0,w=(0,f.UU)(`${(0,j.j)(H)}+${K(F.name)}`),Y=(0,M.Kc)(H),V=(0,M.
Kc)(Buffer.from((0,E.U)(b.map(c=>[D(c),c.codePoints])),"latin1")),d=b.flatMap(c=>[D(c),[c.advanceWidth*$]]),u=I?{Subtype:(0,f.UU)("CIDFontType0C"),Filter:(0,f.UU)(
"FlateDecode")}:{Length1:H.length,Filter:(0,f.UU)("FlateDecode")};return{addTo:(c,v=c.add(null))=>{const O=(0,f.jd)({Type:(0,f.UU)("FontDescriptor"),FontName:w,
Flags:T.jp,FontBBox:[...A.box],ItalicAngle:A.italicAngle,Ascent:A.ascent,Descent:A.descent,CapHeight:A.capHeight,StemV:N,[I?"FontFile3":"FontFile2"]:c.add(new f.
Z6((0,f.jd)(u),Y))}),x=(0,f.jd)({Type:(0,f.UU)("Font"),Subtype:(0,f.UU)(I?"CIDFontType0":"CIDFontType2"),BaseFont:w,CIDSystemInfo:(0,f.jd)({Registry:(0,f.Px)("A\
dobe"),Ordering:(0,f.Px)("Identity"),Supplement:0}),CIDToGIDMap:I?void 0:(0,f.UU)("Identity"),FontDescriptor:c.add(O),W:[...d]});return c.put(v,(0,f.jd)({Type:(0,f.
UU)("Font"),Subtype:(0,f.UU)("Type0"),BaseFont:w,Encoding:(0,f.UU)("Identity-H"),DescendantFonts:[c.add(x)],ToUnicode:c.add(new f.Z6((0,f.jd)({Filter:(0,f.UU)("\
FlateDecode")}),V))})),v},codeOf:c=>(0,E.B)(D(c))}}const K=F=>F.replace(/[^\w-]/g,"").slice(0,100)||"Font"}),86799:((Q,G,r)=>{r.d(G,{t:()=>V,g:()=>H});var M=r(58552),
f=r(59277);const[T,E]=[16,12],j=200;function N(d){const u=new DataView(d.buffer,d.byteOffset,d.byteLength);if(u.getUint32(8)===0)return;const m=u.getUint32(12),
c=u.getUint16(m+4);if(c===0||c>j)return;const v=Array.from({length:c},(U,B)=>{const P=m+E+B*T;return{record:d.subarray(P,P+T),from:u.getUint32(P+8),length:u.getUint32(
P+12)}}),O=v.map(({length:U})=>Math.ceil(U/4)*4),x=O.reduce((U,B)=>U+B,E+c*T);if(x>d.length+4*c||v.some(({from:U,length:B})=>U+B>d.length))return;const R=new Uint8Array(
x),k=new DataView(R.buffer);R.set(d.subarray(m,m+E));let X=E+c*T;for(const[U,{record:B,from:P,length:q}]of v.entries())R.set(B,E+U*T),k.setUint32(E+U*T+8,X),R.set(
d.subarray(P,P+q),X),X+=O[U];return R}var S=r(94389);const K="it must be a TrueType or OpenType font (.ttf or .otf)",F=2,W=12,$=256,A=512;function H({bytes:d},u){
const m=O=>(0,M.G6)([{field:u,message:O}]),c=(0,f.y)(d)==="a font collection"?I(d):d;if(!c)throw m(D);const v=b(c);if(v!==void 0)throw m(v);return{bytes:c,field:u}}
function I(d){try{return N(d)}catch(u){if(u instanceof RangeError)return;throw u}}function b(d){const u=(0,f.y)(d);if(u!=="a TrueType font"&&u!=="an OpenType fo\
nt")return`is ${u??"not a font"}; ${K}`;try{const m=new DataView(d.buffer,d.byteOffset,d.byteLength),c=(0,S.tI)(m);if(![...c.values()].every(({at:O,length:x})=>O+
x<=d.length))return w;if(z.some(O=>!c.has(O)))return D;if(!c.has("CFF ")&&!(c.has("glyf")&&c.has("loca")))return"has no outlines that a PDF document can hold; g\
ive a font with TrueType or CFF outlines";const v=c.get("OS/2");return v&&Y(m.getUint16(v.at+8))}catch(m){if(m instanceof RangeError)return w;throw m}}const z=[
"head","hhea","hmtx","maxp","cmap"],D="is a damaged font; give a complete TrueType or OpenType font",w="ends too early for a font; give a complete TrueType or O\
penType font";function Y(d){const u=m=>`is a font whose license (fsType) ${m}; give a font that may be embedded`;return d&F&&!(d&W)?u("forbids embedding"):d&$?u(
"forbids embedding only the characters that are used"):d&A?u("forbids embedding its outlines"):void 0}const V=d=>(0,M.G6)([{field:d,message:D}])}),43463:((Q,G,r)=>{
r.d(G,{j:()=>E});var M=r(77598),f=r.n(M);const T=26;function E(j){const N=(0,M.createHash)("sha256").update(j).digest();return Array.from(N.subarray(0,6),S=>String.
fromCharCode(65+S%T)).join("")}}),36263:((Q,G,r)=>{r.d(G,{ar:()=>q,Wu:()=>U,ft:()=>P});var M=r(47762),f=r(58552),T=r(12889),E=r(47707),j=r(45657);const N=/^[\u0020-\u007e\u00a0-\u00ac\u00ae-\u024f\u0386-\u03ce\u0400-\u045f\u2010-\u2027\u20ac]*$/,
S=2e4;class K{layout;letters=new Map;advances=new Map;clusters=new Map;constructor(t){this.layout=t}shape(t){if(!N.test(t))return;const n=[];for(let s=0,o=0;s<t.
length;s=o){for(o=s+1;this.changes(t,o-1)||o>s+1&&this.changes(t,o);)o++;const a=o===s+1?this.alone(t,s):this.together(t,s,o);if(!a)return;(0,j.RZ)(n,a)}const e=new Map;
return n.map(s=>{const o=e.get(s.glyph.id)??s.glyph;return e.set(o.id,o),o===s.glyph?s:{...s,glyph:o}})}changes(t,n){return n+1<t.length&&this.advance(t.slice(n,
n+2))===void 0}alone(t,n){const e=this.letter(t[n]),s=n+1<t.length?this.advance(t.slice(n,n+2)):e?.advance;if(!(!e||s===void 0))return[s===e.advance?e:{...e,advance:s}]}together(t,n,e){
const[s,o]=[Math.max(n-1,0),Math.min(e+1,t.length)],a=`${n-s} ${t.slice(s,o)}`;return this.clusters.has(a)||(this.clusters.size===S&&this.clusters.clear(),this.
clusters.set(a,this.within(t.slice(s,o),n-s,o-e))),this.clusters.get(a)}within(t,n,e){const s=this.layout(t),[o,a]=[n>0?this.letter(t[0]):void 0,e>0?this.letter(
t.at(-1)):void 0],h=s.slice(n,s.length-e),[l,y]=[s[0],s.at(-1)],p=n>0?this.advance(t.slice(0,2)):void 0;if(!(n>0&&!(o&&l&&F(l,o)&&l.advance===p)))return e>0&&!(a&&
y&&F(y,a)&&y.advance===a.advance)?void 0:h}letter(t){if(!this.letters.has(t)){const n=this.layout(t);this.letters.set(t,n.length===1&&W(n[0])?n[0]:void 0)}return this.
letters.get(t)}advance(t){let n=this.advances.get(t);return n===void 0&&!this.advances.has(t)&&(this.advances.size===S&&this.advances.clear(),this.advances.set(
t,n=this.advanceIn(t))),n}advanceIn(t){const[n,e,...s]=this.layout(t),[o,a]=[this.letter(t[0]),this.letter(t[1])];if(!(!n||!e||!o||!a||s.length>0))return F(n,o)&&
F(e,a)&&e.advance===a.advance?n.advance:void 0}}const F=(i,t)=>i.glyph.id===t.glyph.id&&W(i),W=({x:i,y:t})=>i===0&&t===0,$=50,A=34,H=4,I=16;function b(i,t,n){Object.
assign(t,{glyf:[],offset:0,loca:{offsets:[]},hmtx:{metrics:[]}});for(let g=0;g<t.glyphs.length;g++)z(t,t.glyphs[g],n);const{stream:e,directory:s}=i,o=g=>{const C=s.
tables[g];return C&&Buffer.from(e.buffer.subarray(C.offset,C.offset+C.length))},a=t.glyf.length,h=t.glyf.map(g=>g.length%2===0?g:Buffer.concat([g,Buffer.of(0)])),
l=[0];for(const g of h)l.push(l.at(-1)+g.length);const y=l.at(-1)<=2*65535,p=Buffer.alloc(l.length*(y?2:4));for(const[g,C]of l.entries())y?p.writeUInt16BE(C/2,g*
2):p.writeUInt32BE(C,g*4);const L=Buffer.alloc(a*4);for(const[g,{advance:C,bearing:et}]of t.hmtx.metrics.entries())L.writeUInt16BE(C,g*4),L.writeInt16BE(et,g*4+
2);const Z=o("head"),J=o("hhea"),_=o("maxp");Z?.writeInt16BE(y?0:1,$),J?.writeUInt16BE(a,A),_?.writeUInt16BE(a,H);const nt=["cvt ","fpgm","prep"].map(g=>[g,o(g)]);
return D([...nt,["glyf",Buffer.concat(h)],["head",Z],["hhea",J],["hmtx",L],["loca",p],["maxp",_]])}function z(i,t,n){const e=n.get(t);if(e){i.glyf.push(e.data),
i.hmtx.metrics.push(e.metrics);return}const s=i._addGlyph(t),o=i.glyf[s];o.length>0&&o[0]>=128||n.set(t,{data:o,metrics:i.hmtx.metrics[s]})}function D(i){const t=i.
flatMap(([a,h])=>h?[{tag:a,data:h}]:[]).sort((a,h)=>a.tag<h.tag?-1:1),n=2**Math.floor(Math.log2(t.length)),e=Buffer.alloc(12+t.length*I);e.writeUInt32BE(65536,0),
e.writeUInt16BE(t.length,4),e.writeUInt16BE(n*I,6),e.writeUInt16BE(Math.log2(n),8),e.writeUInt16BE((t.length-n)*I,10);const s=[e];let o=e.length;for(const[a,{tag:h,
data:l}]of t.entries()){const y=12+a*I;e.write(h,y,"latin1"),e.writeUInt32BE(o,y+8),e.writeUInt32BE(l.length,y+12);const p=-l.length&3;s.push(l,Buffer.alloc(p)),
o+=l.length+p}return Buffer.concat(s)}async function w(i,t,n,e){const s=i["CFF "],o=n(()=>Y(s)),a=[...new Map([...t].reverse().map(p=>[p.id,p])).values()].sort(
(p,L)=>o(p.id)-o(L.id)||p.id-L.id),h=n(()=>i.createSubset()),l=new Map(a.map(p=>[p.id,h.includeGlyph(p)])),y=s?await V(h,n):n(()=>b(i,h,e));return s&&(y[3]=4),{
file:y,isCff:s!==void 0,glyphs:a,codes:l}}function Y(i){if(i?.isCIDFont!==!0)return()=>0;const t=i.fdForGlyph(0)??0;return n=>{const e=i.fdForGlyph(n)??0;return e===
t?-1:e}}async function V(i,t){const n=i,e=n.encode.bind(i),s=[];n.encode=a=>{try{e(a)}catch(h){s.push(h)}};const o=[];return await new Promise(a=>{i.encodeStream().
on("data",h=>o.push(h)).on("end",()=>a())}),t(()=>{if(s.length>0)throw s[0];return Buffer.concat(o)})}const d={Arabic:"ب",Syriac:"ܒ",Nko:"ߊ"};class u{font;guard;unit;metrics;name;scripts=new Map;boxes=new Map;outlines=new Map;pairs;constructor(t,n=e=>e()){
this.font=t,this.guard=n,this.unit=1e3/t.unitsPerEm,this.metrics=n(()=>m(t,this.unit)),this.name=v(t)}keep(){this.pairs??=new K(t=>(this.forget(),this.shapePiece(
t,!1))),this.forget()}forget(){this.font._glyphs={}}covers(t){return this.guard(()=>this.hasGlyphs(t))}hasGlyphs(t){for(const n of t){if((0,E.ML)(n))continue;const e=(0,E.
RM)(n);if(e!==void 0&&!this.shapes(e)||!this.font.hasGlyphForCodePoint(n.codePointAt(0)))return!1}return!0}shape(t,n=!1){return this.guard(()=>{const e=n?void 0:
this.pairs?.shape(t);if(e)return e;this.pairs&&this.forget();const s=x(n?(0,T.jB)(t):t).map(o=>this.shapePiece(o,n));return(n?s.reverse():s).flat()})}plain(t){return this.
guard(()=>{const n=this.font.glyphForCodePoint(t.codePointAt(0)??0);return{glyph:n,advance:n.advanceWidth*this.unit,x:0,y:0}})}boxOf(t){let n=this.boxes.get(t.id);
return n||this.boxes.set(t.id,n=this.guard(()=>t.path.bbox)),n}subset(t){return w(this.font,t,this.guard,this.outlines)}shapePiece(t,n){const{font:e,unit:s}=this,
{glyphs:o,positions:a}=n?c(e).layout(t,void 0,void 0,void 0,"rtl"):e.layout(t),h=e.glyphForCodePoint(32).id,l=o.map((y,p)=>{const{xAdvance:L,xOffset:Z,yOffset:J}=a[p]??
{xAdvance:0,xOffset:0,yOffset:0};return{glyph:y,advance:L*s,x:Z*s,y:Math.round(J*s)}});return n&&!O(e)&&l.reverse(),l.filter(({glyph:y,advance:p})=>y.id!==h||p!==
0)}shapes(t){let n=this.scripts.get(t);return n===void 0&&this.scripts.set(t,n=this.tryScript(t)),n}tryScript(t){if(!E.MS.has(t))return!1;const n=d[t];if(n===void 0)
return!0;const[e,s,o]=this.shapePiece(n.repeat(3),!0).map(({glyph:a})=>a.id);return o!==void 0&&(o!==s||s!==e)}}function m(i,t){const n=(h,l)=>Number.isFinite(h)?
h*l:0,{minX:e,minY:s,maxX:o,maxY:a}=i.bbox;return{box:[e,s,o,a].map(h=>n(h,t)),ascent:n(i.ascent,t),descent:n(i.descent,t),capHeight:n(i.capHeight,t),italicAngle:n(
i.italicAngle,1)}}const c=i=>i;function v(i){try{return i.postscriptName??""}catch{return""}}const O=i=>{const{GSUB:t,GPOS:n,morx:e}=i;return[t,n,e].some(s=>s!==
void 0)};function x(i){const t=[];let n,e="";for(const s of i){const o=/[\p{Script=Common}\p{Script=Inherited}]/u.test(s)?n:(0,E.RM)(s)??"";e!==""&&n!==void 0&&
o!==n&&(t.push(e),e=""),e+=s,n=o}return e===""?t:[...t,e]}var R=r(86799),k=r(38875);const X={Regular:()=>r.e(1938).then(r.bind(r,41938)),SemiBold:()=>r.e(3477).
then(r.bind(r,43477)),Italic:()=>r.e(3584).then(r.bind(r,33584)),SemiBoldItalic:()=>r.e(6710).then(r.bind(r,6710)),Mono:()=>r.e(2023).then(r.bind(r,62023)),Emoji:()=>r.
e(7824).then(r.bind(r,17824))};async function U(i){const{notoSans:t}=await X[i]();return new u(M.A.create((0,k.F)(t)))}const B=new Map;async function P(i){let t=B.
get(i);return t||B.set(i,t=await U(i)),t.keep(),t}function q({bytes:i,field:t}){const n=e=>{try{return e()}catch(s){throw s instanceof f.zU?s:(0,R.t)(t)}};return n(
()=>{const e=M.A.create(i);if(tt(e),!(e.unitsPerEm>=16&&e.unitsPerEm<=16384&&e.numGlyphs>0))throw(0,R.t)(t);const s=new u(e,n);return s.shape("A1"),s})}function tt(i){
const{tables:t}=i.directory;for(const n of["sbix","COLR","CPAL"])Reflect.deleteProperty(t,n)}})};
