"use strict";exports.id=8383,exports.ids=[8383],exports.modules={41578:((_,b,o)=>{o.d(b,{r:()=>C});var I=o(45657),G=o(81679),a=o(45599),p=o(16456),A=o(94389),U=o(88739),j=o(
43463);const Y=120;async function C(T,$){const{unit:N,metrics:W}=T,{file:B,isCff:H,glyphs:k,codes:q}=await T.subset($),d=({id:h})=>q.get(h)??0,f=(0,a.UU)(`${(0,j.
j)(B)}+${K(T.name)}`),v=(0,G.Kc)(B),m=(0,G.Kc)(Buffer.from((0,U.U)(k.map(h=>[d(h),h.codePoints])),"latin1")),P=k.flatMap(h=>[d(h),[h.advanceWidth*N]]),R=H?{Subtype:(0,a.
UU)("CIDFontType0C"),Filter:(0,a.UU)("FlateDecode")}:{Length1:B.length,Filter:(0,a.UU)("FlateDecode")};return{addTo:(h,Z=h.add(null),J=!1)=>{const M=J?(0,G.Kc)(
S(H?[0,...q.values()]:D(B))):void 0,x=(0,a.jd)({Type:(0,a.UU)("FontDescriptor"),FontName:f,Flags:p.jp,FontBBox:[...W.box],ItalicAngle:W.italicAngle,Ascent:W.ascent,
Descent:W.descent,CapHeight:W.capHeight,StemV:Y,CIDSet:M&&h.add(new a.Z6((0,a.jd)({Filter:(0,a.UU)("FlateDecode")}),M)),[H?"FontFile3":"FontFile2"]:h.add(new a.
Z6((0,a.jd)(R),v))}),w=(0,a.jd)({Type:(0,a.UU)("Font"),Subtype:(0,a.UU)(H?"CIDFontType0":"CIDFontType2"),BaseFont:f,CIDSystemInfo:(0,a.jd)({Registry:(0,a.Px)("A\
dobe"),Ordering:(0,a.Px)("Identity"),Supplement:0}),CIDToGIDMap:H?void 0:(0,a.UU)("Identity"),FontDescriptor:h.add(x),W:[...P]});return h.put(Z,(0,a.jd)({Type:(0,a.
UU)("Font"),Subtype:(0,a.UU)("Type0"),BaseFont:f,Encoding:(0,a.UU)("Identity-H"),DescendantFonts:[h.add(w)],ToUnicode:h.add(new a.Z6((0,a.jd)({Filter:(0,a.UU)("\
FlateDecode")}),m))})),Z},codeOf:h=>(0,U.B)(d(h))}}function S(T){const $=new Uint8Array(((0,I.Kf)(T)>>3)+1);for(const N of T)$[N>>3]|=128>>(N&7);return $}function D(T){
const $=new DataView(T.buffer,T.byteOffset,T.byteLength),N=$.getUint16((0,A.tI)($).get("maxp").at+4);return Array.from({length:N},(W,B)=>B)}const K=T=>T.replace(
/[^\w-]/g,"").slice(0,100)||"Font"}),86799:((_,b,o)=>{o.d(b,{t:()=>q,g:()=>T});var I=o(58552),G=o(59277);const[a,p]=[16,12],A=200;function U(d){const f=new DataView(
d.buffer,d.byteOffset,d.byteLength);if(f.getUint32(8)===0)return;const v=f.getUint32(12),m=f.getUint16(v+4);if(m===0||m>A)return;const P=Array.from({length:m},(M,x)=>{
const w=v+p+x*a;return{record:d.subarray(w,w+a),from:f.getUint32(w+8),length:f.getUint32(w+12)}}),R=P.map(({length:M})=>Math.ceil(M/4)*4),X=R.reduce((M,x)=>M+x,
p+m*a);if(X>d.length+4*m||P.some(({from:M,length:x})=>M+x>d.length))return;const h=new Uint8Array(X),Z=new DataView(h.buffer);h.set(d.subarray(v,v+p));let J=p+m*
a;for(const[M,{record:x,from:w,length:tt}]of P.entries())h.set(x,p+M*a),Z.setUint32(p+M*a+8,J),h.set(d.subarray(w,w+tt),J),J+=R[M];return h}var j=o(94389);const Y="\
it must be a TrueType or OpenType font (.ttf or .otf)",C=2,S=12,D=256,K=512;function T({bytes:d},f){const v=R=>(0,I.G6)([{field:f,message:R}]),m=(0,G.y)(d)==="a\
 font collection"?$(d):d;if(!m)throw v(B);const P=N(m);if(P!==void 0)throw v(P);return{bytes:m,field:f}}function $(d){try{return U(d)}catch(f){if(f instanceof RangeError)
return;throw f}}function N(d){const f=(0,G.y)(d);if(f!=="a TrueType font"&&f!=="an OpenType font")return`is ${f??"not a font"}; ${Y}`;try{const v=new DataView(d.
buffer,d.byteOffset,d.byteLength),m=(0,j.tI)(v);if(![...m.values()].every(({at:R,length:X})=>R+X<=d.length))return H;if(W.some(R=>!m.has(R)))return B;if(!m.has(
"CFF ")&&!(m.has("glyf")&&m.has("loca")))return"has no outlines that a PDF document can hold; give a font with TrueType or CFF outlines";const P=m.get("OS/2");return P&&
k(v.getUint16(P.at+8))}catch(v){if(v instanceof RangeError)return H;throw v}}const W=["head","hhea","hmtx","maxp","cmap"],B="is a damaged font; give a complete \
TrueType or OpenType font",H="ends too early for a font; give a complete TrueType or OpenType font";function k(d){const f=v=>`is a font whose license (fsType) ${v}\
; give a font that may be embedded`;return d&C&&!(d&S)?f("forbids embedding"):d&D?f("forbids embedding only the characters that are used"):d&K?f("forbids embedd\
ing its outlines"):void 0}const q=d=>(0,I.G6)([{field:d,message:d==="file"?`has a font in a style sheet that ${B}`:B}])}),22194:((_,b,o)=>{o.d(b,{f:()=>G});const I=16;
function G(a){const p=a.flatMap(([C,S])=>S?[{tag:C,data:S}]:[]).sort((C,S)=>C.tag<S.tag?-1:1),A=2**Math.floor(Math.log2(p.length)),U=Buffer.alloc(12+p.length*I);
U.writeUInt32BE(65536,0),U.writeUInt16BE(p.length,4),U.writeUInt16BE(A*I,6),U.writeUInt16BE(Math.log2(A),8),U.writeUInt16BE((p.length-A)*I,10);const j=[U];let Y=U.
length;for(const[C,{tag:S,data:D}]of p.entries()){const K=12+C*I;U.write(S,K,"latin1"),U.writeUInt32BE(Y,K+8),U.writeUInt32BE(D.length,K+12);const T=-D.length&3;
j.push(D,Buffer.alloc(T)),Y+=D.length+T}return Buffer.concat(j)}}),43463:((_,b,o)=>{o.d(b,{j:()=>p});var I=o(77598),G=o.n(I);const a=26;function p(A){const U=(0,I.
createHash)("sha256").update(A).digest();return Array.from(U.subarray(0,6),j=>String.fromCharCode(65+j%a)).join("")}}),6264:((_,b,o)=>{o.d(b,{ar:()=>nt,Wu:()=>x,
ft:()=>tt});var I=o(47762),G=o(58552),a=o(12889),p=o(47707),A=o(36078);function U(r,{x:t,y:n,scale:e,lean:s}){const i=[];let[c,l]=[0,0];const g=(O,E)=>`${(0,A.id)(
t+(O+s*E)*e)} ${(0,A.id)(n+E*e)}`,F=(O,E)=>{[c,l]=[O,E]},y=(O,E,V,Q,u,L)=>{i.push(`${g(O,E)} ${g(V,Q)} ${g(u,L)} c`),F(u,L)};return r.path.toFunction()({moveTo:(O,E)=>{
i.push(`${g(O,E)} m`),F(O,E)},lineTo:(O,E)=>{i.push(`${g(O,E)} l`),F(O,E)},quadraticCurveTo:(O,E,V,Q)=>y(c+(O-c)*2/3,l+(E-l)*2/3,V+(O-V)*2/3,Q+(E-Q)*2/3,V,Q),bezierCurveTo:y,
closePath:()=>{i.push("h")}}),i.join(" ")}var j=o(45657);const Y=/^[\u0020-\u007e\u00a0-\u00ac\u00ae-\u024f\u0386-\u03ce\u0400-\u045f\u2010-\u2027\u20ac]*$/,C=2e4;
class S{layout;letters=new Map;advances=new Map;clusters=new Map;constructor(t){this.layout=t}shape(t){if(!Y.test(t))return;const n=[];for(let s=0,i=0;s<t.length;s=
i){for(i=s+1;this.changes(t,i-1)||i>s+1&&this.changes(t,i);)i++;const c=i===s+1?this.alone(t,s):this.together(t,s,i);if(!c)return;(0,j.RZ)(n,c)}const e=new Map;
return n.map(s=>{const i=e.get(s.glyph.id)??s.glyph;return e.set(i.id,i),i===s.glyph?s:{...s,glyph:i}})}changes(t,n){return n+1<t.length&&this.advance(t.slice(n,
n+2))===void 0}alone(t,n){const e=this.letter(t[n]),s=n+1<t.length?this.advance(t.slice(n,n+2)):e?.advance;if(!(!e||s===void 0))return[s===e.advance?e:{...e,advance:s}]}together(t,n,e){
const[s,i]=[Math.max(n-1,0),Math.min(e+1,t.length)],c=`${n-s} ${t.slice(s,i)}`;return this.clusters.has(c)||(this.clusters.size===C&&this.clusters.clear(),this.
clusters.set(c,this.within(t.slice(s,i),n-s,i-e))),this.clusters.get(c)}within(t,n,e){const s=this.layout(t),[i,c]=[n>0?this.letter(t[0]):void 0,e>0?this.letter(
t.at(-1)):void 0],l=s.slice(n,s.length-e),[g,F]=[s[0],s.at(-1)],y=n>0?this.advance(t.slice(0,2)):void 0;if(!(n>0&&!(i&&g&&D(g,i)&&g.advance===y)))return e>0&&!(c&&
F&&D(F,c)&&F.advance===c.advance)?void 0:l}letter(t){if(!this.letters.has(t)){const n=this.layout(t);this.letters.set(t,n.length===1&&K(n[0])?n[0]:void 0)}return this.
letters.get(t)}advance(t){let n=this.advances.get(t);return n===void 0&&!this.advances.has(t)&&(this.advances.size===C&&this.advances.clear(),this.advances.set(
t,n=this.advanceIn(t))),n}advanceIn(t){const[n,e,...s]=this.layout(t),[i,c]=[this.letter(t[0]),this.letter(t[1])];if(!(!n||!e||!i||!c||s.length>0))return D(n,i)&&
D(e,c)&&e.advance===c.advance?n.advance:void 0}}const D=(r,t)=>r.glyph.id===t.glyph.id&&K(r),K=({x:r,y:t})=>r===0&&t===0;var T=o(22194);const $=50,N=34,W=4;function B(r,t,n){
Object.assign(t,{glyf:[],offset:0,loca:{offsets:[]},hmtx:{metrics:[]}});for(let u=0;u<t.glyphs.length;u++)H(t,t.glyphs[u],n);const{stream:e,directory:s}=r,i=u=>{
const L=s.tables[u];return L&&Buffer.from(e.buffer.subarray(L.offset,L.offset+L.length))},c=t.glyf.length,l=t.glyf.map(u=>u.length%2===0?u:Buffer.concat([u,Buffer.
of(0)])),g=[0];for(const u of l)g.push(g.at(-1)+u.length);const F=g.at(-1)<=2*65535,y=Buffer.alloc(g.length*(F?2:4));for(const[u,L]of g.entries())F?y.writeUInt16BE(
L/2,u*2):y.writeUInt32BE(L,u*4);const z=Buffer.alloc(c*4);for(const[u,{advance:L,bearing:st}]of t.hmtx.metrics.entries())z.writeUInt16BE(L,u*4),z.writeInt16BE(st,
u*4+2);const O=i("head"),E=i("hhea"),V=i("maxp");O?.writeInt16BE(F?0:1,$),E?.writeUInt16BE(c,N),V?.writeUInt16BE(c,W);const Q=["cvt ","fpgm","prep"].map(u=>[u,i(
u)]);return(0,T.f)([...Q,["glyf",Buffer.concat(l)],["head",O],["hhea",E],["hmtx",z],["loca",y],["maxp",V]])}function H(r,t,n){const e=n.get(t);if(e){r.glyf.push(
e.data),r.hmtx.metrics.push(e.metrics);return}const s=r._addGlyph(t),i=r.glyf[s];i.length>0&&i[0]>=128||n.set(t,{data:i,metrics:r.hmtx.metrics[s]})}async function k(r,t,n,e){
const s=r["CFF "],i=n(()=>q(s)),c=[...new Map([...t].reverse().map(y=>[y.id,y])).values()].sort((y,z)=>i(y.id)-i(z.id)||y.id-z.id),l=n(()=>r.createSubset()),g=new Map(
c.map(y=>[y.id,l.includeGlyph(y)])),F=s?await d(l,n):n(()=>B(r,l,e));return s&&(F[3]=4),{file:F,isCff:s!==void 0,glyphs:c,codes:g}}function q(r){if(r?.isCIDFont!==
!0)return()=>0;const t=r.fdForGlyph(0)??0;return n=>{const e=r.fdForGlyph(n)??0;return e===t?-1:e}}async function d(r,t){const n=r,e=n.encode.bind(r),s=[];n.encode=
c=>{try{e(c)}catch(l){s.push(l)}};const i=[];return await new Promise(c=>{r.encodeStream().on("data",l=>i.push(l)).on("end",()=>c())}),t(()=>{if(s.length>0)throw s[0];
return Buffer.concat(i)})}const f={Arabic:"ب",Syriac:"ܒ",Nko:"ߊ"};class v{font;guard;unit;metrics;name;scripts=new Map;boxes=new Map;outlines=new Map;pairs;constructor(t,n=e=>e()){
this.font=t,this.guard=n,this.unit=1e3/t.unitsPerEm,this.metrics=n(()=>m(t,this.unit)),this.name=R(t)}keep(){this.pairs??=new S(t=>(this.forget(),this.shapePiece(
t,!1))),this.forget()}forget(){this.font._glyphs={}}covers(t){return this.guard(()=>this.hasGlyphs(t))}hasGlyphs(t){for(const n of t){if((0,p.ML)(n))continue;const e=(0,p.
RM)(n);if(e!==void 0&&!this.shapes(e)||!this.font.hasGlyphForCodePoint(n.codePointAt(0)))return!1}return!0}shape(t,n=!1){return this.guard(()=>{const e=n?void 0:
this.pairs?.shape(t);if(e)return e;this.pairs&&this.forget();const s=h(n?(0,a.jB)(t):t).map(i=>this.shapePiece(i,n));return(n?s.reverse():s).flat()})}plain(t){return this.
guard(()=>{const n=this.font.glyphForCodePoint(t.codePointAt(0)??0);return{glyph:n,advance:n.advanceWidth*this.unit,x:0,y:0}})}boxOf(t){let n=this.boxes.get(t.id);
return n||this.boxes.set(t.id,n=this.guard(()=>t.path.bbox)),n}pathOf(t,n){return this.guard(()=>U(t,n))}subset(t){return k(this.font,t,this.guard,this.outlines)}shapePiece(t,n){
const{font:e,unit:s}=this,{glyphs:i,positions:c}=n?P(e).layout(t,void 0,void 0,void 0,"rtl"):e.layout(t),l=e.glyphForCodePoint(32).id,g=i.map((F,y)=>{const{xAdvance:z,
xOffset:O,yOffset:E}=c[y]??{xAdvance:0,xOffset:0,yOffset:0};return{glyph:F,advance:z*s,x:O*s,y:Math.round(E*s)}});return n&&!X(e)&&g.reverse(),g.filter(({glyph:F,
advance:y})=>F.id!==l||y!==0)}shapes(t){let n=this.scripts.get(t);return n===void 0&&this.scripts.set(t,n=this.tryScript(t)),n}tryScript(t){if(!p.MS.has(t))return!1;
const n=f[t];if(n===void 0)return!0;const[e,s,i]=this.shapePiece(n.repeat(3),!0).map(({glyph:c})=>c.id);return i!==void 0&&(i!==s||s!==e)}}function m(r,t){const n=(l,g)=>Number.
isFinite(l)?l*g:0,{minX:e,minY:s,maxX:i,maxY:c}=r.bbox;return{box:[e,s,i,c].map(l=>n(l,t)),ascent:n(r.ascent,t),descent:n(r.descent,t),lineGap:Math.max(n(r.lineGap,
t),0),capHeight:n(r.capHeight,t),italicAngle:n(r.italicAngle,1)}}const P=r=>r;function R(r){try{return r.postscriptName??""}catch{return""}}const X=r=>{const{GSUB:t,
GPOS:n,morx:e}=r;return[t,n,e].some(s=>s!==void 0)};function h(r){const t=[];let n,e="";for(const s of r){const i=/[\p{Script=Common}\p{Script=Inherited}]/u.test(
s)?n:(0,p.RM)(s)??"";e!==""&&n!==void 0&&i!==n&&(t.push(e),e=""),e+=s,n=i}return e===""?t:[...t,e]}var Z=o(86799),J=o(38875);const M={Regular:()=>o.e(1938).then(
o.bind(o,41938)),SemiBold:()=>o.e(3477).then(o.bind(o,43477)),Italic:()=>o.e(3584).then(o.bind(o,33584)),SemiBoldItalic:()=>o.e(6710).then(o.bind(o,6710)),Serif:()=>o.
e(922).then(o.bind(o,30922)),SerifSemiBold:()=>o.e(4525).then(o.bind(o,4525)),SerifItalic:()=>o.e(4552).then(o.bind(o,54552)),SerifSemiBoldItalic:()=>o.e(7406).
then(o.bind(o,97406)),Mono:()=>o.e(2023).then(o.bind(o,62023)),Emoji:()=>o.e(7824).then(o.bind(o,17824))};async function x(r){const{notoSans:t}=await M[r]();return new v(
I.A.create((0,J.F)(t)))}const w=new Map;async function tt(r){let t=w.get(r);return t||w.set(r,t=await x(r)),t.keep(),t}function nt({bytes:r,field:t}){const n=e=>{
try{return e()}catch(s){throw s instanceof G.zU?s:(0,Z.t)(t)}};return n(()=>{const e=I.A.create(r);if(et(e),!(e.unitsPerEm>=16&&e.unitsPerEm<=16384&&e.numGlyphs>
0))throw(0,Z.t)(t);const s=new v(e,n);return s.shape("A1"),s})}function et(r){const{tables:t}=r.directory;for(const n of["sbix","COLR","CPAL"])Reflect.deleteProperty(
t,n)}})};
