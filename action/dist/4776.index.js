"use strict";exports.id=4776,exports.ids=[4776],exports.modules={41578:((k,b,r)=>{r.d(b,{r:()=>G});var B=r(45657),w=r(81679),c=r(45599),O=r(16456),K=r(94389),R=r(88739),L=r(
43463);const Y=120;async function G(v,T){const{unit:P,metrics:C}=v,{file:M,isCff:S,glyphs:$,codes:z}=await v.subset(T),d=({id:h})=>z.get(h)??0,f=(0,c.UU)(`${(0,L.
j)(M)}+${X(v.name)}`),m=(0,w.Kc)(M),l=(0,w.Kc)(Buffer.from((0,R.U)($.map(h=>[d(h),h.codePoints])),"latin1")),F=$.flatMap(h=>[d(h),[h.advanceWidth*P]]),I=S?{Subtype:(0,c.
UU)("CIDFontType0C"),Filter:(0,c.UU)("FlateDecode")}:{Length1:M.length,Filter:(0,c.UU)("FlateDecode")};return{addTo:(h,V=h.add(null),W=!1)=>{const U=W?(0,w.Kc)(
H(S?[0,...z.values()]:Z(M))):void 0,D=(0,c.jd)({Type:(0,c.UU)("FontDescriptor"),FontName:f,Flags:O.jp,FontBBox:[...C.box],ItalicAngle:C.italicAngle,Ascent:C.ascent,
Descent:C.descent,CapHeight:C.capHeight,StemV:Y,CIDSet:U&&h.add(new c.Z6((0,c.jd)({Filter:(0,c.UU)("FlateDecode")}),U)),[S?"FontFile3":"FontFile2"]:h.add(new c.
Z6((0,c.jd)(I),m))}),A=(0,c.jd)({Type:(0,c.UU)("Font"),Subtype:(0,c.UU)(S?"CIDFontType0":"CIDFontType2"),BaseFont:f,CIDSystemInfo:(0,c.jd)({Registry:(0,c.Px)("A\
dobe"),Ordering:(0,c.Px)("Identity"),Supplement:0}),CIDToGIDMap:S?void 0:(0,c.UU)("Identity"),FontDescriptor:h.add(D),W:[...F]});return h.put(V,(0,c.jd)({Type:(0,c.
UU)("Font"),Subtype:(0,c.UU)("Type0"),BaseFont:f,Encoding:(0,c.UU)("Identity-H"),DescendantFonts:[h.add(A)],ToUnicode:h.add(new c.Z6((0,c.jd)({Filter:(0,c.UU)("\
FlateDecode")}),l))})),V},codeOf:h=>(0,R.B)(d(h))}}function H(v){const T=new Uint8Array(((0,B.Kf)(v)>>3)+1);for(const P of v)T[P>>3]|=128>>(P&7);return T}function Z(v){
const T=new DataView(v.buffer,v.byteOffset,v.byteLength),P=T.getUint16((0,K.tI)(T).get("maxp").at+4);return Array.from({length:P},(C,M)=>M)}const X=v=>v.replace(
/[^\w-]/g,"").slice(0,100)||"Font"}),86799:((k,b,r)=>{r.d(b,{t:()=>z,g:()=>v});var B=r(58552),w=r(59277);const[c,O]=[16,12],K=200;function R(d){const f=new DataView(
d.buffer,d.byteOffset,d.byteLength);if(f.getUint32(8)===0)return;const m=f.getUint32(12),l=f.getUint16(m+4);if(l===0||l>K)return;const F=Array.from({length:l},(U,D)=>{
const A=m+O+D*c;return{record:d.subarray(A,A+c),from:f.getUint32(A+8),length:f.getUint32(A+12)}}),I=F.map(({length:U})=>Math.ceil(U/4)*4),N=I.reduce((U,D)=>U+D,
O+l*c);if(N>d.length+4*l||F.some(({from:U,length:D})=>U+D>d.length))return;const h=new Uint8Array(N),V=new DataView(h.buffer);h.set(d.subarray(m,m+O));let W=O+l*
c;for(const[U,{record:D,from:A,length:q}]of F.entries())h.set(D,O+U*c),V.setUint32(O+U*c+8,W),h.set(d.subarray(A,A+q),W),W+=I[U];return h}var L=r(94389);const Y="\
it must be a TrueType or OpenType font (.ttf or .otf)",G=2,H=12,Z=256,X=512;function v({bytes:d},f){const m=I=>(0,B.G6)([{field:f,message:I}]),l=(0,w.y)(d)==="a\
 font collection"?T(d):d;if(!l)throw m(M);const F=P(l);if(F!==void 0)throw m(F);return{bytes:l,field:f}}function T(d){try{return R(d)}catch(f){if(f instanceof RangeError)
return;throw f}}function P(d){const f=(0,w.y)(d);if(f!=="a TrueType font"&&f!=="an OpenType font")return`is ${f??"not a font"}; ${Y}`;try{const m=new DataView(d.
buffer,d.byteOffset,d.byteLength),l=(0,L.tI)(m);if(![...l.values()].every(({at:I,length:N})=>I+N<=d.length))return S;if(C.some(I=>!l.has(I)))return M;if(!l.has(
"CFF ")&&!(l.has("glyf")&&l.has("loca")))return"has no outlines that a PDF document can hold; give a font with TrueType or CFF outlines";const F=l.get("OS/2");return F&&
$(m.getUint16(F.at+8))}catch(m){if(m instanceof RangeError)return S;throw m}}const C=["head","hhea","hmtx","maxp","cmap"],M="is a damaged font; give a complete \
TrueType or OpenType font",S="ends too early for a font; give a complete TrueType or OpenType font";function $(d){const f=m=>`is a font whose license (fsType) ${m}\
; give a font that may be embedded`;return d&G&&!(d&H)?f("forbids embedding"):d&Z?f("forbids embedding only the characters that are used"):d&X?f("forbids embedd\
ing its outlines"):void 0}const z=d=>(0,B.G6)([{field:d,message:M}])}),43463:((k,b,r)=>{r.d(b,{j:()=>O});var B=r(77598),w=r.n(B);const c=26;function O(K){const R=(0,B.
createHash)("sha256").update(K).digest();return Array.from(R.subarray(0,6),L=>String.fromCharCode(65+L%c)).join("")}}),36263:((k,b,r)=>{r.d(b,{ar:()=>q,Wu:()=>U,
ft:()=>A});var B=r(47762),w=r(58552),c=r(12889),O=r(47707),K=r(45657);const R=/^[\u0020-\u007e\u00a0-\u00ac\u00ae-\u024f\u0386-\u03ce\u0400-\u045f\u2010-\u2027\u20ac]*$/,
L=2e4;class Y{layout;letters=new Map;advances=new Map;clusters=new Map;constructor(t){this.layout=t}shape(t){if(!R.test(t))return;const n=[];for(let s=0,o=0;s<t.
length;s=o){for(o=s+1;this.changes(t,o-1)||o>s+1&&this.changes(t,o);)o++;const a=o===s+1?this.alone(t,s):this.together(t,s,o);if(!a)return;(0,K.RZ)(n,a)}const e=new Map;
return n.map(s=>{const o=e.get(s.glyph.id)??s.glyph;return e.set(o.id,o),o===s.glyph?s:{...s,glyph:o}})}changes(t,n){return n+1<t.length&&this.advance(t.slice(n,
n+2))===void 0}alone(t,n){const e=this.letter(t[n]),s=n+1<t.length?this.advance(t.slice(n,n+2)):e?.advance;if(!(!e||s===void 0))return[s===e.advance?e:{...e,advance:s}]}together(t,n,e){
const[s,o]=[Math.max(n-1,0),Math.min(e+1,t.length)],a=`${n-s} ${t.slice(s,o)}`;return this.clusters.has(a)||(this.clusters.size===L&&this.clusters.clear(),this.
clusters.set(a,this.within(t.slice(s,o),n-s,o-e))),this.clusters.get(a)}within(t,n,e){const s=this.layout(t),[o,a]=[n>0?this.letter(t[0]):void 0,e>0?this.letter(
t.at(-1)):void 0],u=s.slice(n,s.length-e),[p,E]=[s[0],s.at(-1)],g=n>0?this.advance(t.slice(0,2)):void 0;if(!(n>0&&!(o&&p&&G(p,o)&&p.advance===g)))return e>0&&!(a&&
E&&G(E,a)&&E.advance===a.advance)?void 0:u}letter(t){if(!this.letters.has(t)){const n=this.layout(t);this.letters.set(t,n.length===1&&H(n[0])?n[0]:void 0)}return this.
letters.get(t)}advance(t){let n=this.advances.get(t);return n===void 0&&!this.advances.has(t)&&(this.advances.size===L&&this.advances.clear(),this.advances.set(
t,n=this.advanceIn(t))),n}advanceIn(t){const[n,e,...s]=this.layout(t),[o,a]=[this.letter(t[0]),this.letter(t[1])];if(!(!n||!e||!o||!a||s.length>0))return G(n,o)&&
G(e,a)&&e.advance===a.advance?n.advance:void 0}}const G=(i,t)=>i.glyph.id===t.glyph.id&&H(i),H=({x:i,y:t})=>i===0&&t===0,Z=50,X=34,v=4,T=16;function P(i,t,n){Object.
assign(t,{glyf:[],offset:0,loca:{offsets:[]},hmtx:{metrics:[]}});for(let y=0;y<t.glyphs.length;y++)C(t,t.glyphs[y],n);const{stream:e,directory:s}=i,o=y=>{const x=s.
tables[y];return x&&Buffer.from(e.buffer.subarray(x.offset,x.offset+x.length))},a=t.glyf.length,u=t.glyf.map(y=>y.length%2===0?y:Buffer.concat([y,Buffer.of(0)])),
p=[0];for(const y of u)p.push(p.at(-1)+y.length);const E=p.at(-1)<=2*65535,g=Buffer.alloc(p.length*(E?2:4));for(const[y,x]of p.entries())E?g.writeUInt16BE(x/2,y*
2):g.writeUInt32BE(x,y*4);const j=Buffer.alloc(a*4);for(const[y,{advance:x,bearing:et}]of t.hmtx.metrics.entries())j.writeUInt16BE(x,y*4),j.writeInt16BE(et,y*4+
2);const J=o("head"),Q=o("hhea"),_=o("maxp");J?.writeInt16BE(E?0:1,Z),Q?.writeUInt16BE(a,X),_?.writeUInt16BE(a,v);const nt=["cvt ","fpgm","prep"].map(y=>[y,o(y)]);
return M([...nt,["glyf",Buffer.concat(u)],["head",J],["hhea",Q],["hmtx",j],["loca",g],["maxp",_]])}function C(i,t,n){const e=n.get(t);if(e){i.glyf.push(e.data),
i.hmtx.metrics.push(e.metrics);return}const s=i._addGlyph(t),o=i.glyf[s];o.length>0&&o[0]>=128||n.set(t,{data:o,metrics:i.hmtx.metrics[s]})}function M(i){const t=i.
flatMap(([a,u])=>u?[{tag:a,data:u}]:[]).sort((a,u)=>a.tag<u.tag?-1:1),n=2**Math.floor(Math.log2(t.length)),e=Buffer.alloc(12+t.length*T);e.writeUInt32BE(65536,0),
e.writeUInt16BE(t.length,4),e.writeUInt16BE(n*T,6),e.writeUInt16BE(Math.log2(n),8),e.writeUInt16BE((t.length-n)*T,10);const s=[e];let o=e.length;for(const[a,{tag:u,
data:p}]of t.entries()){const E=12+a*T;e.write(u,E,"latin1"),e.writeUInt32BE(o,E+8),e.writeUInt32BE(p.length,E+12);const g=-p.length&3;s.push(p,Buffer.alloc(g)),
o+=p.length+g}return Buffer.concat(s)}async function S(i,t,n,e){const s=i["CFF "],o=n(()=>$(s)),a=[...new Map([...t].reverse().map(g=>[g.id,g])).values()].sort(
(g,j)=>o(g.id)-o(j.id)||g.id-j.id),u=n(()=>i.createSubset()),p=new Map(a.map(g=>[g.id,u.includeGlyph(g)])),E=s?await z(u,n):n(()=>P(i,u,e));return s&&(E[3]=4),{
file:E,isCff:s!==void 0,glyphs:a,codes:p}}function $(i){if(i?.isCIDFont!==!0)return()=>0;const t=i.fdForGlyph(0)??0;return n=>{const e=i.fdForGlyph(n)??0;return e===
t?-1:e}}async function z(i,t){const n=i,e=n.encode.bind(i),s=[];n.encode=a=>{try{e(a)}catch(u){s.push(u)}};const o=[];return await new Promise(a=>{i.encodeStream().
on("data",u=>o.push(u)).on("end",()=>a())}),t(()=>{if(s.length>0)throw s[0];return Buffer.concat(o)})}const d={Arabic:"ب",Syriac:"ܒ",Nko:"ߊ"};class f{font;guard;unit;metrics;name;scripts=new Map;boxes=new Map;outlines=new Map;pairs;constructor(t,n=e=>e()){
this.font=t,this.guard=n,this.unit=1e3/t.unitsPerEm,this.metrics=n(()=>m(t,this.unit)),this.name=F(t)}keep(){this.pairs??=new Y(t=>(this.forget(),this.shapePiece(
t,!1))),this.forget()}forget(){this.font._glyphs={}}covers(t){return this.guard(()=>this.hasGlyphs(t))}hasGlyphs(t){for(const n of t){if((0,O.ML)(n))continue;const e=(0,O.
RM)(n);if(e!==void 0&&!this.shapes(e)||!this.font.hasGlyphForCodePoint(n.codePointAt(0)))return!1}return!0}shape(t,n=!1){return this.guard(()=>{const e=n?void 0:
this.pairs?.shape(t);if(e)return e;this.pairs&&this.forget();const s=N(n?(0,c.jB)(t):t).map(o=>this.shapePiece(o,n));return(n?s.reverse():s).flat()})}plain(t){return this.
guard(()=>{const n=this.font.glyphForCodePoint(t.codePointAt(0)??0);return{glyph:n,advance:n.advanceWidth*this.unit,x:0,y:0}})}boxOf(t){let n=this.boxes.get(t.id);
return n||this.boxes.set(t.id,n=this.guard(()=>t.path.bbox)),n}subset(t){return S(this.font,t,this.guard,this.outlines)}shapePiece(t,n){const{font:e,unit:s}=this,
{glyphs:o,positions:a}=n?l(e).layout(t,void 0,void 0,void 0,"rtl"):e.layout(t),u=e.glyphForCodePoint(32).id,p=o.map((E,g)=>{const{xAdvance:j,xOffset:J,yOffset:Q}=a[g]??
{xAdvance:0,xOffset:0,yOffset:0};return{glyph:E,advance:j*s,x:J*s,y:Math.round(Q*s)}});return n&&!I(e)&&p.reverse(),p.filter(({glyph:E,advance:g})=>E.id!==u||g!==
0)}shapes(t){let n=this.scripts.get(t);return n===void 0&&this.scripts.set(t,n=this.tryScript(t)),n}tryScript(t){if(!O.MS.has(t))return!1;const n=d[t];if(n===void 0)
return!0;const[e,s,o]=this.shapePiece(n.repeat(3),!0).map(({glyph:a})=>a.id);return o!==void 0&&(o!==s||s!==e)}}function m(i,t){const n=(u,p)=>Number.isFinite(u)?
u*p:0,{minX:e,minY:s,maxX:o,maxY:a}=i.bbox;return{box:[e,s,o,a].map(u=>n(u,t)),ascent:n(i.ascent,t),descent:n(i.descent,t),capHeight:n(i.capHeight,t),italicAngle:n(
i.italicAngle,1)}}const l=i=>i;function F(i){try{return i.postscriptName??""}catch{return""}}const I=i=>{const{GSUB:t,GPOS:n,morx:e}=i;return[t,n,e].some(s=>s!==
void 0)};function N(i){const t=[];let n,e="";for(const s of i){const o=/[\p{Script=Common}\p{Script=Inherited}]/u.test(s)?n:(0,O.RM)(s)??"";e!==""&&n!==void 0&&
o!==n&&(t.push(e),e=""),e+=s,n=o}return e===""?t:[...t,e]}var h=r(86799),V=r(38875);const W={Regular:()=>r.e(1938).then(r.bind(r,41938)),SemiBold:()=>r.e(3477).
then(r.bind(r,43477)),Italic:()=>r.e(3584).then(r.bind(r,33584)),SemiBoldItalic:()=>r.e(6710).then(r.bind(r,6710)),Mono:()=>r.e(2023).then(r.bind(r,62023)),Emoji:()=>r.
e(7824).then(r.bind(r,17824))};async function U(i){const{notoSans:t}=await W[i]();return new f(B.A.create((0,V.F)(t)))}const D=new Map;async function A(i){let t=D.
get(i);return t||D.set(i,t=await U(i)),t.keep(),t}function q({bytes:i,field:t}){const n=e=>{try{return e()}catch(s){throw s instanceof w.zU?s:(0,h.t)(t)}};return n(
()=>{const e=B.A.create(i);if(tt(e),!(e.unitsPerEm>=16&&e.unitsPerEm<=16384&&e.numGlyphs>0))throw(0,h.t)(t);const s=new f(e,n);return s.shape("A1"),s})}function tt(i){
const{tables:t}=i.directory;for(const n of["sbix","COLR","CPAL"])Reflect.deleteProperty(t,n)}})};
