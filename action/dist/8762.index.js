"use strict";exports.id=8762,exports.ids=[8762],exports.modules={17048:((L,I,e)=>{e.d(I,{B:()=>D,F:()=>i});var T=e(97869);const g={Black:[0,0,0],Blue:[0,0,1],Gray:[.5],Red:[
1,0,0]},D="OctavoColor";function i(U,R){const v=g[U],M=v.length===1;return R===void 0||(0,T.hU)(R,M?1:3)?{values:v,operators:`${v.join(" ")} ${M?"g":"rg"}`,colorSpace:void 0}:
{values:v,operators:`/${D} cs ${v.join(" ")} sc`,colorSpace:M?(0,T.HB)():(0,T.Pz)()}}}),85298:((L,I,e)=>{e.d(I,{Wx:()=>U,fj:()=>M,pi:()=>v});var T=e(93876),g=e(
80199);function D(u,a){return i(u,a*72/u.userUnit)}function i(u,a){const{width:h,height:O}=(0,g.iN)(u),r={width:h-2*a,height:O-2*a,inset:a};return r.width>0&&r.
height>0?r:void 0}function U(u,a,h){const O=h===T.zU[u].fields.margin.default;return a.map(r=>{const y=D(r,h);if(y||!O)return y;const{width:F,height:p}=(0,g.iN)(
r);return i(r,Math.min(F,p)/10)})}const R=null;function v(u,{inset:a},h,O,r){const y=(0,g.iN)(u),F=y.width-a-O,p=y.height-a-r,c=h.endsWith("left")?a:h.endsWith(
"right")?F:(y.width-O)/2,m=h.startsWith("bottom")?a:h.startsWith("top")?p:(y.height-r)/2;return[c,m]}function M(u,a){const{width:h,height:O}=(0,g.iN)(a),r=(0,g.
d)(Math.min(h,O)/2,a);return`leaves no room on page ${u+1}, which is ${(0,g.d)(h,a)} × ${(0,g.d)(O,a)} inches; it must be less than ${r}`}}),10550:((L,I,e)=>{e.
d(I,{k:()=>F,r:()=>a});var T=e(77598),g=e.n(T),D=e(83267),i=e(16039),U=e(88728),R=e(6093);const v=26,M=120,u=100;async function a(c,m){const{unit:d,metrics:l}=c,
{file:E,isCff:s,glyphs:t,codes:n}=await c.subset(m),o=({id:P})=>n.get(P)??0,f=(0,i.UU)(`${O(E)}+${h(c.name)}`),C=(0,D.Kc)(E),A=(0,D.Kc)(Buffer.from(r(t.map(P=>[
o(P),P.codePoints])),"latin1")),S=t.flatMap(P=>[o(P),[P.advanceWidth*d]]),B=s?{Subtype:(0,i.UU)("CIDFontType0C"),Filter:(0,i.UU)("FlateDecode")}:{Length1:E.length,
Filter:(0,i.UU)("FlateDecode")};return{addTo:(P,b=P.add(null))=>{const W=(0,i.jd)({Type:(0,i.UU)("FontDescriptor"),FontName:f,Flags:U.jp,FontBBox:[...l.box],ItalicAngle:l.
italicAngle,Ascent:l.ascent,Descent:l.descent,CapHeight:l.capHeight,StemV:M,[s?"FontFile3":"FontFile2"]:P.add(new i.Z6((0,i.jd)(B),C))}),G=(0,i.jd)({Type:(0,i.UU)(
"Font"),Subtype:(0,i.UU)(s?"CIDFontType0":"CIDFontType2"),BaseFont:f,CIDSystemInfo:(0,i.jd)({Registry:(0,i.Px)("Adobe"),Ordering:(0,i.Px)("Identity"),Supplement:0}),
CIDToGIDMap:s?void 0:(0,i.UU)("Identity"),FontDescriptor:P.add(W),W:[...S]});return P.put(b,(0,i.jd)({Type:(0,i.UU)("Font"),Subtype:(0,i.UU)("Type0"),BaseFont:f,
Encoding:(0,i.UU)("Identity-H"),DescendantFonts:[P.add(G)],ToUnicode:P.add(new i.Z6((0,i.jd)({Filter:(0,i.UU)("FlateDecode")}),A))})),b},codeOf:P=>p(o(P))}}const h=c=>c.
replace(/[^\w-]/g,"").slice(0,100)||"Font";function O(c){const m=(0,T.createHash)("sha256").update(c).digest();return Array.from(m.subarray(0,6),d=>String.fromCharCode(
65+d%v)).join("")}function r(c){const m=c.filter(([,l])=>l.length>0).map(([l,E])=>`<${p(l)}> <${y(E)}>`);return["/CIDInit /ProcSet findresource begin 12 dict be\
gin begincmap","/CIDSystemInfo << /Registry (Adobe) /Ordering (UCS) /Supplement 0 >> def","/CMapName /Adobe-Identity-UCS def /CMapType 2 def","1 begincodespacer\
ange <0000> <FFFF> endcodespacerange",...Array.from({length:Math.ceil(m.length/u)},(l,E)=>{const s=m.slice(E*u,(E+1)*u);return[`${s.length} beginbfchar`,...s,"e\
ndbfchar"].join(`
`)}),"endcmap CMapName currentdict /CMap defineresource pop end end"].join(`
`)}function y(c){const m=String.fromCodePoint(...c);return F((0,R.ft)(m)?[...m].reverse().join(""):m)}function F(c){return Array.from({length:c.length},(m,d)=>p(
c.charCodeAt(d))).join("")}const p=c=>c.toString(16).toUpperCase().padStart(4,"0")}),24840:((L,I,e)=>{e.d(I,{g:()=>u,t:()=>F});var T=e(49153),g=e(93413),D=e(94777);
const i="it must be a TrueType or OpenType font (.ttf or .otf)",U=2,R=12,v=256,M=512;function u({bytes:p},c){const m=a(p);if(m!==void 0)throw(0,T.G6)([{field:c,
message:m}]);return{bytes:p,field:c}}function a(p){const c=(0,g.y)(p);if(c==="a font collection")return`is a font collection; ${i} with a single font`;if(c!=="a\
 TrueType font"&&c!=="an OpenType font")return`is ${c??"not a font"}; ${i}`;try{const m=new DataView(p.buffer,p.byteOffset,p.byteLength),d=(0,D.tI)(m);if(![...d.
values()].every(({at:E,length:s})=>E+s<=p.length))return r;if(h.some(E=>!d.has(E)))return O;if(!d.has("CFF ")&&!(d.has("glyf")&&d.has("loca")))return"has no out\
lines that a PDF document can hold; give a font with TrueType or CFF outlines";const l=d.get("OS/2");return l&&y(m.getUint16(l.at+8))}catch(m){if(m instanceof RangeError)
return r;throw m}}const h=["head","hhea","hmtx","maxp","cmap"],O="is a damaged font; give a complete TrueType or OpenType font",r="ends too early for a font; gi\
ve a complete TrueType or OpenType font";function y(p){const c=m=>`is a font whose license (fsType) ${m}; give a font that may be embedded`;return p&U&&!(p&R)?c(
"forbids embedding"):p&v?c("forbids embedding only the characters that are used"):p&M?c("forbids embedding its outlines"):void 0}const F=p=>(0,T.G6)([{field:p,message:O}])}),
6093:((L,I,e)=>{e.d(I,{Rl:()=>O,TY:()=>h,VV:()=>a,Vv:()=>D,ft:()=>v,kh:()=>u,vw:()=>M});var T=e(46161),g=e(79131);const D="‏";let i;const U=()=>i??=(0,T.A)(),
R=/[\u0590-\u08ff\u200f\u202b\u202e\u2067\u2068\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u,v=r=>R.test(r),M=r=>v(r)&&(U().getEmbeddingLevels(
r).paragraphs[0]?.level??0)%2===1;function u(r){if(!v(r))return r===""?[]:[{text:r,rtl:!1,at:0}];const{levels:y,paragraphs:F}=U().getEmbeddingLevels(r),p=F[0]?.
level??0;for(let d=r.length-1;d>=0&&/\s/.test(r[d]);d--)y[d]=p;const c=[];for(let d=0;d<r.length;d++){const l=c.at(-1);l&&l.level===y[d]?l.text+=r[d]:c.push({level:y[d],
text:r[d],at:d})}const m=c.reduce((d,{level:l})=>Math.max(d,l),0);for(let d=m;d>0;d--)for(let l=0,E=0;l<c.length;l=E+1){for(E=l;E<c.length&&c[E].level>=d;)E++;E>
l+1&&c.splice(l,E-l,...c.slice(l,E).reverse())}return c.map(({level:d,text:l,at:E})=>({text:l,rtl:d%2===1,at:E}))}const a=r=>Array.from(r,y=>U().getMirroredCharacter(
y)??y).join(""),h=r=>(0,g.qf)(a(r)).reverse().join(""),O=r=>u(r).flatMap(({text:y,rtl:F})=>F?(0,g.qf)(a(y)).reverse():(0,g.qf)(y))}),385:((L,I,e)=>{e.d(I,{EH:()=>v,
OD:()=>i,W_:()=>U,lV:()=>D});var T=e(6093),g=e(79131);const D=-1,i=(M,u)=>(0,T.kh)(M).flatMap(a=>U(a,u));function U({text:M,rtl:u},a){const h=[];for(const O of(0,g.
qf)(M)){const r=h.at(-1),y=(0,g.ML)(O)?r?.font??0:R(O,a,r?.font);r?.font===y?r.text+=O:h.push({font:y,text:O,rtl:u})}return u?h.reverse():h}function R(M,u,a){return/^[\p{Script=Common}\p{Script=Inherited}]+$/u.
test(M)&&a!==void 0&&u[a]?.covers(M)===!0?a:u.findIndex(O=>O.covers(M))}function v(M,u){const a=i(M,u).filter(({font:h})=>h===D);return[...new Set(a.flatMap(h=>(0,g.
qf)(h.text)))]}}),34549:((L,I,e)=>{e.d(I,{a:()=>l,W:()=>d});var T=e(47762),g=e(49153),D=e(6093),i=e(79131);async function U(s,t,n){const o=s["CFF "],f=n(()=>R(o)),
C=[...new Map(t.map(x=>[x.id,x])).values()].sort((x,P)=>f(x.id)-f(P.id)||x.id-P.id),A=n(()=>s.createSubset());o||v(A);const S=new Map(C.map(x=>[x.id,A.includeGlyph(
x)])),B=await M(A,n);return o&&(B[3]=4),{file:B,isCff:o!==void 0,glyphs:C,codes:S}}function R(s){if(s?.isCIDFont!==!0)return()=>0;const t=s.fdForGlyph(0)??0;return n=>{
const o=s.fdForGlyph(n)??0;return o===t?-1:o}}function v(s){const t=s._addGlyph.bind(s);s._addGlyph=n=>{const o=t(n),f=s.glyf[o];return f.length%2===1&&(s.glyf[o]=
Buffer.concat([f,Buffer.of(0)]),s.offset++),o}}async function M(s,t){const n=s,o=n.encode.bind(s),f=[];n.encode=A=>{try{o(A)}catch(S){f.push(S)}};const C=[];return await new Promise(
A=>{s.encodeStream().on("data",S=>C.push(S)).on("end",()=>A())}),t(()=>{if(f.length>0)throw f[0];return Buffer.concat(C)})}const u={Arabic:"ب",Syriac:"ܒ",Nko:"\
ߊ"};class a{font;guard;unit;metrics;name;scripts=new Map;constructor(t,n=o=>o()){this.font=t,this.guard=n,this.unit=1e3/t.unitsPerEm,this.metrics=n(()=>h(t,this.
unit)),this.name=r(t)}forget(){this.font._glyphs={}}covers(t){return this.guard(()=>this.hasGlyphs(t))}hasGlyphs(t){for(const n of t){if((0,i.ML)(n))continue;const o=(0,i.
RM)(n);if(o!==void 0&&!this.shapes(o)||!this.font.hasGlyphForCodePoint(n.codePointAt(0)))return!1}return!0}shape(t,n=!1){return this.guard(()=>{const o=F(n?(0,D.
VV)(t):t).map(f=>this.shapePiece(f,n));return(n?o.reverse():o).flat()})}plain(t){return this.guard(()=>{const n=this.font.glyphForCodePoint(t.codePointAt(0)??0);
return{glyph:n,advance:n.advanceWidth*this.unit,x:0,y:0}})}boxOf(t){return this.guard(()=>t.path.bbox)}subset(t){return U(this.font,t,this.guard)}shapePiece(t,n){
const{font:o,unit:f}=this,{glyphs:C,positions:A}=n?O(o).layout(t,void 0,void 0,void 0,"rtl"):o.layout(t),S=o.glyphForCodePoint(32).id,B=C.map((x,P)=>{const{xAdvance:b,
xOffset:W,yOffset:G}=A[P]??{xAdvance:0,xOffset:0,yOffset:0};return{glyph:x,advance:b*f,x:W*f,y:Math.round(G*f)}});return n&&!y(o)&&B.reverse(),B.filter(({glyph:x,
advance:P})=>x.id!==S||P!==0)}shapes(t){let n=this.scripts.get(t);return n===void 0&&this.scripts.set(t,n=this.tryScript(t)),n}tryScript(t){if(!i.MS.has(t))return!1;
const n=u[t];if(n===void 0)return!0;const[o,f,C]=this.shapePiece(n.repeat(3),!0).map(({glyph:A})=>A.id);return C!==void 0&&(C!==f||f!==o)}}function h(s,t){const n=(S,B)=>Number.
isFinite(S)?S*B:0,{minX:o,minY:f,maxX:C,maxY:A}=s.bbox;return{box:[o,f,C,A].map(S=>n(S,t)),ascent:n(s.ascent,t),descent:n(s.descent,t),capHeight:n(s.capHeight,t),
italicAngle:n(s.italicAngle,1)}}const O=s=>s;function r(s){try{return s.postscriptName??""}catch{return""}}const y=s=>{const{GSUB:t,GPOS:n,morx:o}=s;return[t,n,
o].some(f=>f!==void 0)};function F(s){const t=[];let n,o="";for(const f of s){const C=/[\p{Script=Common}\p{Script=Inherited}]/u.test(f)?n:(0,i.RM)(f)??"";o!==""&&
n!==void 0&&C!==n&&(t.push(o),o=""),o+=f,n=C}return o===""?t:[...t,o]}var p=e(24840),c=e(72819);const m={Regular:()=>e.e(4574).then(e.bind(e,94574)),SemiBold:()=>e.
e(4933).then(e.bind(e,44933)),Italic:()=>e.e(7940).then(e.bind(e,57940)),Mono:()=>e.e(9267).then(e.bind(e,99267)),Emoji:()=>e.e(9084).then(e.bind(e,99084))};async function d(s){
const{notoSans:t}=await m[s]();return new a(T.A.create((0,c.K)(t)))}function l({bytes:s,field:t}){const n=o=>{try{return o()}catch(f){throw f instanceof g.zU?f:
(0,p.t)(t)}};return n(()=>{const o=T.A.create(s);if(E(o),!(o.unitsPerEm>=16&&o.unitsPerEm<=16384&&o.numGlyphs>0))throw(0,p.t)(t);const f=new a(o,n);return f.shape(
"A1"),f})}function E(s){const{tables:t}=s.directory;for(const n of["sbix","COLR","CPAL"])Reflect.deleteProperty(t,n)}}),72819:((L,I,e)=>{e.d(I,{K:()=>D});var T=e(
8991);const g=1<<24,D=i=>(0,T.UD)(Buffer.from(i,"base64"),{stream:g,total:g,remaining:g},{found:!1})})};
