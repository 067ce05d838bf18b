"use strict";exports.id=7140,exports.ids=[7140],exports.modules={41578:((_,H,i)=>{i.d(H,{r:()=>x});var S=i(45657),w=i(81679),c=i(45599),T=i(16456),b=i(94389),U=i(88739),K=i(
43463);const z=120;async function x(v,R){const{unit:P,metrics:G}=v,{file:M,isCff:W,glyphs:k,codes:X}=await v.subset(R),f=({id:p})=>X.get(p)??0,l=(0,c.UU)(`${(0,K.
j)(M)}+${V(v.name)}`),E=(0,w.Kc)(M),y=(0,w.Kc)(Buffer.from((0,U.U)(k.map(p=>[f(p),p.codePoints])),"latin1")),D=k.flatMap(p=>[f(p),[p.advanceWidth*P]]),B=W?{Subtype:(0,c.
UU)("CIDFontType0C"),Filter:(0,c.UU)("FlateDecode")}:{Length1:M.length,Filter:(0,c.UU)("FlateDecode")};return{addTo:(p,q=p.add(null),J=!1)=>{const F=J?(0,w.Kc)(
C(W?[0,...X.values()]:L(M))):void 0,$=(0,c.jd)({Type:(0,c.UU)("FontDescriptor"),FontName:l,Flags:T.jp,FontBBox:[...G.box],ItalicAngle:G.italicAngle,Ascent:G.ascent,
Descent:G.descent,CapHeight:G.capHeight,StemV:z,CIDSet:F&&p.add(new c.Z6((0,c.jd)({Filter:(0,c.UU)("FlateDecode")}),F)),[W?"FontFile3":"FontFile2"]:p.add(new c.
Z6((0,c.jd)(B),E))}),j=(0,c.jd)({Type:(0,c.UU)("Font"),Subtype:(0,c.UU)(W?"CIDFontType0":"CIDFontType2"),BaseFont:l,CIDSystemInfo:(0,c.jd)({Registry:(0,c.Px)("A\
dobe"),Ordering:(0,c.Px)("Identity"),Supplement:0}),CIDToGIDMap:W?void 0:(0,c.UU)("Identity"),FontDescriptor:p.add($),W:[...D]});return p.put(q,(0,c.jd)({Type:(0,c.
UU)("Font"),Subtype:(0,c.UU)("Type0"),BaseFont:l,Encoding:(0,c.UU)("Identity-H"),DescendantFonts:[p.add(j)],ToUnicode:p.add(new c.Z6((0,c.jd)({Filter:(0,c.UU)("\
FlateDecode")}),y))})),q},codeOf:p=>(0,U.B)(f(p))}}function C(v){const R=new Uint8Array(((0,S.Kf)(v)>>3)+1);for(const P of v)R[P>>3]|=128>>(P&7);return R}function L(v){
const R=new DataView(v.buffer,v.byteOffset,v.byteLength),P=R.getUint16((0,b.tI)(R).get("maxp").at+4);return Array.from({length:P},(G,M)=>M)}const V=v=>v.replace(
/[^\w-]/g,"").slice(0,100)||"Font"}),86799:((_,H,i)=>{i.d(H,{t:()=>X,g:()=>v});var S=i(58552),w=i(59277);const[c,T]=[16,12],b=200;function U(f){const l=new DataView(
f.buffer,f.byteOffset,f.byteLength);if(l.getUint32(8)===0)return;const E=l.getUint32(12),y=l.getUint16(E+4);if(y===0||y>b)return;const D=Array.from({length:y},(F,$)=>{
const j=E+T+$*c;return{record:f.subarray(j,j+c),from:l.getUint32(j+8),length:l.getUint32(j+12)}}),B=D.map(({length:F})=>Math.ceil(F/4)*4),Z=B.reduce((F,$)=>F+$,
T+y*c);if(Z>f.length+4*y||D.some(({from:F,length:$})=>F+$>f.length))return;const p=new Uint8Array(Z),q=new DataView(p.buffer);p.set(f.subarray(E,E+T));let J=T+y*
c;for(const[F,{record:$,from:j,length:tt}]of D.entries())p.set($,T+F*c),q.setUint32(T+F*c+8,J),p.set(f.subarray(j,j+tt),J),J+=B[F];return p}var K=i(94389);const z="\
it must be a TrueType or OpenType font (.ttf or .otf)",x=2,C=12,L=256,V=512;function v({bytes:f},l){const E=B=>(0,S.G6)([{field:l,message:B}]),y=(0,w.y)(f)==="a\
 font collection"?R(f):f;if(!y)throw E(M);const D=P(y);if(D!==void 0)throw E(D);return{bytes:y,field:l}}function R(f){try{return U(f)}catch(l){if(l instanceof RangeError)
return;throw l}}function P(f){const l=(0,w.y)(f);if(l!=="a TrueType font"&&l!=="an OpenType font")return`is ${l??"not a font"}; ${z}`;try{const E=new DataView(f.
buffer,f.byteOffset,f.byteLength),y=(0,K.tI)(E);if(![...y.values()].every(({at:B,length:Z})=>B+Z<=f.length))return W;if(G.some(B=>!y.has(B)))return M;if(!y.has(
"CFF ")&&!(y.has("glyf")&&y.has("loca")))return"has no outlines that a PDF document can hold; give a font with TrueType or CFF outlines";const D=y.get("OS/2");return D&&
k(E.getUint16(D.at+8))}catch(E){if(E instanceof RangeError)return W;throw E}}const G=["head","hhea","hmtx","maxp","cmap"],M="is a damaged font; give a complete \
TrueType or OpenType font",W="ends too early for a font; give a complete TrueType or OpenType font";function k(f){const l=E=>`is a font whose license (fsType) ${E}\
; give a font that may be embedded`;return f&x&&!(f&C)?l("forbids embedding"):f&L?l("forbids embedding only the characters that are used"):f&V?l("forbids embedd\
ing its outlines"):void 0}const X=f=>(0,S.G6)([{field:f,message:f==="file"?`has a font in a style sheet that ${M}`:M}])}),22194:((_,H,i)=>{i.d(H,{f:()=>w});const S=16;
function w(c){const T=c.flatMap(([x,C])=>C?[{tag:x,data:C}]:[]).sort((x,C)=>x.tag<C.tag?-1:1),b=2**Math.floor(Math.log2(T.length)),U=Buffer.alloc(12+T.length*S);
U.writeUInt32BE(65536,0),U.writeUInt16BE(T.length,4),U.writeUInt16BE(b*S,6),U.writeUInt16BE(Math.log2(b),8),U.writeUInt16BE((T.length-b)*S,10);const K=[U];let z=U.
length;for(const[x,{tag:C,data:L}]of T.entries()){const V=12+x*S;U.write(C,V,"latin1"),U.writeUInt32BE(z,V+8),U.writeUInt32BE(L.length,V+12);const v=-L.length&3;
K.push(L,Buffer.alloc(v)),z+=L.length+v}return Buffer.concat(K)}}),43463:((_,H,i)=>{i.d(H,{j:()=>T});var S=i(77598),w=i.n(S);const c=26;function T(b){const U=(0,S.
createHash)("sha256").update(b).digest();return Array.from(U.subarray(0,6),K=>String.fromCharCode(65+K%c)).join("")}}),75283:((_,H,i)=>{i.d(H,{ar:()=>ut,Wu:()=>et,
ft:()=>ht});var S=i(47762),w=i(58552),c=i(50476),T=i(94389);const[b,U]=[5e4,2e3],K=1e4,[z,x]=[1e3,8],C=2e7,L=64;class V{refuse;left=0;subroutines;constructor(t,n,e){
this.refuse=e;const s=t;this.subroutines=C+2*n.length,s["CFF "]?this.boundSubroutines(s["CFF "]):this.boundParts(s,n);const{GSUBProcessor:o,GPOSProcessor:a,morxProcessor:h}=s.
_layoutEngine.engine??{};for(const g of[o,a])g&&this.boundTables(g);if(!h)return;const d=h.getProcessor.bind(h);h.getProcessor=()=>{const g=d();return(...u)=>(this.
spend(1),g(...u))}}begin(t){this.left=b+t*U}spend(t){if(this.left-=t,this.left<0)throw this.refuse()}boundParts(t,n){const e=new DataView(n.buffer,n.byteOffset,
n.byteLength),s=(0,T.eQ)(e,(0,T.tI)(e)),o=new Map,a=(d,g)=>{let u=o.get(d);if(u!==void 0)return u;if(u=1,s&&d<s.count)for(const N of(0,c.c)(e,s.spanOf(d))){if(g===
x)throw this.refuse();if(u+=a(N,g+1),u>z)throw this.refuse()}return o.set(d,u),u},h=t.getGlyph.bind(t);t.getGlyph=(d,...g)=>(a(d,0),h(d,...g))}boundSubroutines(t){
const n=o=>new Proxy(o,{get:(a,h)=>{const d=Reflect.get(a,h);return typeof h=="string"&&/^\d+$/.test(h)&&this.call(d?.length),d}});t.globalSubrIndex&&(t.globalSubrIndex=
n(t.globalSubrIndex));const e=new WeakSet,s=t.privateDictForGlyph.bind(t);t.privateDictForGlyph=o=>{const a=s(o);return a?.Subrs&&!e.has(a)&&(e.add(a),a.Subrs=n(
a.Subrs)),a}}call(t=0){if(this.subroutines-=t+1,this.subroutines<0)throw this.refuse()}boundTables(t){if((t.table.lookupList?.length??0)>K)throw this.refuse();const n={
applyLookup:t.applyLookup.bind(t),coverageIndex:t.coverageIndex.bind(t),getClassID:t.getClassID.bind(t),match:t.match.bind(t)};t.applyLookup=(...e)=>(this.spend(
1),n.applyLookup(...e)),t.coverageIndex=(e,...s)=>(this.spend(v(e)/L),n.coverageIndex(e,...s)),t.getClassID=(e,s)=>(this.spend(v(s)/L),n.getClassID(e,s)),t.match=
(...e)=>(this.spend(1),n.match(...e))}}const v=({glyphs:r,rangeRecords:t,classRangeRecord:n})=>(r??t??n)?.length??0;var R=i(12889),P=i(47707),G=i(36078);function M(r,{
x:t,y:n,scale:e,lean:s}){const o=[];let[a,h]=[0,0];const d=(I,O)=>`${(0,G.id)(t+(I+s*O)*e)} ${(0,G.id)(n+O*e)}`,g=(I,O)=>{[a,h]=[I,O]},u=(I,O,Y,Q,m,A)=>{o.push(
`${d(I,O)} ${d(Y,Q)} ${d(m,A)} c`),g(m,A)};return r.path.toFunction()({moveTo:(I,O)=>{o.push(`${d(I,O)} m`),g(I,O)},lineTo:(I,O)=>{o.push(`${d(I,O)} l`),g(I,O)},
quadraticCurveTo:(I,O,Y,Q)=>u(a+(I-a)*2/3,h+(O-h)*2/3,Y+(I-Y)*2/3,Q+(O-Q)*2/3,Y,Q),bezierCurveTo:u,closePath:()=>{o.push("h")}}),o.join(" ")}var W=i(45657);const k=/^[\u0020-\u007e\u00a0-\u00ac\u00ae-\u024f\u0386-\u03ce\u0400-\u045f\u2010-\u2027\u20ac]*$/,
X=2e4;class f{layout;letters=new Map;advances=new Map;clusters=new Map;constructor(t){this.layout=t}shape(t){if(!k.test(t))return;const n=[];for(let s=0,o=0;s<t.
length;s=o){for(o=s+1;this.changes(t,o-1)||o>s+1&&this.changes(t,o);)o++;const a=o===s+1?this.alone(t,s):this.together(t,s,o);if(!a)return;(0,W.RZ)(n,a)}const e=new Map;
return n.map(s=>{const o=e.get(s.glyph.id)??s.glyph;return e.set(o.id,o),o===s.glyph?s:{...s,glyph:o}})}changes(t,n){return n+1<t.length&&this.advance(t.slice(n,
n+2))===void 0}alone(t,n){const e=this.letter(t[n]),s=n+1<t.length?this.advance(t.slice(n,n+2)):e?.advance;if(!(!e||s===void 0))return[s===e.advance?e:{...e,advance:s}]}together(t,n,e){
const[s,o]=[Math.max(n-1,0),Math.min(e+1,t.length)],a=`${n-s} ${t.slice(s,o)}`;return this.clusters.has(a)||(this.clusters.size===X&&this.clusters.clear(),this.
clusters.set(a,this.within(t.slice(s,o),n-s,o-e))),this.clusters.get(a)}within(t,n,e){const s=this.layout(t),[o,a]=[n>0?this.letter(t[0]):void 0,e>0?this.letter(
t.at(-1)):void 0],h=s.slice(n,s.length-e),[d,g]=[s[0],s.at(-1)],u=n>0?this.advance(t.slice(0,2)):void 0;if(!(n>0&&!(o&&d&&l(d,o)&&d.advance===u)))return e>0&&!(a&&
g&&l(g,a)&&g.advance===a.advance)?void 0:h}letter(t){if(!this.letters.has(t)){const n=this.layout(t);this.letters.set(t,n.length===1&&E(n[0])?n[0]:void 0)}return this.
letters.get(t)}advance(t){let n=this.advances.get(t);return n===void 0&&!this.advances.has(t)&&(this.advances.size===X&&this.advances.clear(),this.advances.set(
t,n=this.advanceIn(t))),n}advanceIn(t){const[n,e,...s]=this.layout(t),[o,a]=[this.letter(t[0]),this.letter(t[1])];if(!(!n||!e||!o||!a||s.length>0))return l(n,o)&&
l(e,a)&&e.advance===a.advance?n.advance:void 0}}const l=(r,t)=>r.glyph.id===t.glyph.id&&E(r),E=({x:r,y:t})=>r===0&&t===0;var y=i(22194);const D=50,B=34,Z=4;function p(r,t,n){
Object.assign(t,{glyf:[],offset:0,loca:{offsets:[]},hmtx:{metrics:[]}});for(let m=0;m<t.glyphs.length;m++)q(t,t.glyphs[m],n);const{stream:e,directory:s}=r,o=m=>{
const A=s.tables[m];return A&&Buffer.from(e.buffer.subarray(A.offset,A.offset+A.length))},a=t.glyf.length,h=t.glyf.map(m=>m.length%2===0?m:Buffer.concat([m,Buffer.
of(0)])),d=[0];for(const m of h)d.push(d.at(-1)+m.length);const g=d.at(-1)<=2*65535,u=Buffer.alloc(d.length*(g?2:4));for(const[m,A]of d.entries())g?u.writeUInt16BE(
A/2,m*2):u.writeUInt32BE(A,m*4);const N=Buffer.alloc(a*4);for(const[m,{advance:A,bearing:gt}]of t.hmtx.metrics.entries())N.writeUInt16BE(A,m*4),N.writeInt16BE(gt,
m*4+2);const I=o("head"),O=o("hhea"),Y=o("maxp");I?.writeInt16BE(g?0:1,D),O?.writeUInt16BE(a,B),Y?.writeUInt16BE(a,Z);const Q=["cvt ","fpgm","prep"].map(m=>[m,o(
m)]);return(0,y.f)([...Q,["glyf",Buffer.concat(h)],["head",I],["hhea",O],["hmtx",N],["loca",u],["maxp",Y]])}function q(r,t,n){const e=n.get(t);if(e){r.glyf.push(
e.data),r.hmtx.metrics.push(e.metrics);return}const s=r._addGlyph(t),o=r.glyf[s];o.length>0&&o[0]>=128||n.set(t,{data:o,metrics:r.hmtx.metrics[s]})}async function J(r,t,n,e){
const s=r["CFF "],o=n(()=>F(s)),a=[...new Map([...t].reverse().map(u=>[u.id,u])).values()].sort((u,N)=>o(u.id)-o(N.id)||u.id-N.id),h=n(()=>r.createSubset()),d=new Map(
a.map(u=>[u.id,h.includeGlyph(u)])),g=s?await $(h,n):n(()=>p(r,h,e));return s&&(g[3]=4),{file:g,isCff:s!==void 0,glyphs:a,codes:d}}function F(r){if(r?.isCIDFont!==
!0)return()=>0;const t=r.fdForGlyph(0)??0;return n=>{const e=r.fdForGlyph(n)??0;return e===t?-1:e}}async function $(r,t){const n=r,e=n.encode.bind(r),s=[];n.encode=
a=>{try{e(a)}catch(h){s.push(h)}};const o=[];return await new Promise(a=>{r.encodeStream().on("data",h=>o.push(h)).on("end",()=>a())}),t(()=>{if(s.length>0)throw s[0];
return Buffer.concat(o)})}const j={Arabic:"ب",Syriac:"ܒ",Nko:"ߊ"};class tt{font;guard;bounds;unit;metrics;name;scripts=new Map;boxes=new Map;outlines=new Map;pairs;constructor(t,n=s=>s(),e){
this.font=t,this.guard=n,this.bounds=e,this.unit=1e3/t.unitsPerEm,this.metrics=n(()=>ot(t,this.unit)),this.name=rt(t)}keep(){this.pairs??=new f(t=>(this.forget(),
this.shapePiece(t,!1))),this.forget()}forget(){this.font._glyphs={}}covers(t){return this.guard(()=>this.hasGlyphs(t))}hasGlyphs(t){for(const n of t){if((0,P.ML)(
n))continue;const e=(0,P.RM)(n);if(e!==void 0&&!this.shapes(e)||!this.font.hasGlyphForCodePoint(n.codePointAt(0)))return!1}return!0}shape(t,n=!1){return this.guard(
()=>{const e=n?void 0:this.pairs?.shape(t);if(e)return e;this.pairs&&this.forget();const s=ct(n?(0,R.jB)(t):t).map(o=>this.shapePiece(o,n));return(n?s.reverse():
s).flat()})}plain(t){return this.guard(()=>{const n=this.font.glyphForCodePoint(t.codePointAt(0)??0);return{glyph:n,advance:n.advanceWidth*this.unit,x:0,y:0}})}boxOf(t){
let n=this.boxes.get(t.id);return n||this.boxes.set(t.id,n=this.guard(()=>t.path.bbox)),n}pathOf(t,n){return this.guard(()=>M(t,n))}subset(t){return J(this.font,
t,this.guard,this.outlines)}shapePiece(t,n){const{font:e,unit:s}=this;this.bounds?.begin(t.length);const{glyphs:o,positions:a}=n?it(e).layout(t,void 0,void 0,void 0,
"rtl"):e.layout(t),h=e.glyphForCodePoint(32).id,d=o.map((g,u)=>{const{xAdvance:N,xOffset:I,yOffset:O}=a[u]??{xAdvance:0,xOffset:0,yOffset:0};return{glyph:g,advance:N*
s,x:I*s,y:Math.round(O*s)}});return n&&!at(e)&&d.reverse(),d.filter(({glyph:g,advance:u})=>g.id!==h||u!==0)}shapes(t){let n=this.scripts.get(t);return n===void 0&&
this.scripts.set(t,n=this.tryScript(t)),n}tryScript(t){if(!P.MS.has(t))return!1;const n=j[t];if(n===void 0)return!0;const[e,s,o]=this.shapePiece(n.repeat(3),!0).
map(({glyph:a})=>a.id);return o!==void 0&&(o!==s||s!==e)}}function ot(r,t){const n=(h,d)=>Number.isFinite(h)?h*d:0,{minX:e,minY:s,maxX:o,maxY:a}=r.bbox;return{box:[
e,s,o,a].map(h=>n(h,t)),ascent:n(r.ascent,t),descent:n(r.descent,t),lineGap:Math.max(n(r.lineGap,t),0),capHeight:n(r.capHeight,t),italicAngle:n(r.italicAngle,1)}}
const it=r=>r;function rt(r){try{return r.postscriptName??""}catch{return""}}const at=r=>{const{GSUB:t,GPOS:n,morx:e}=r;return[t,n,e].some(s=>s!==void 0)};function ct(r){
const t=[];let n,e="";for(const s of r){const o=/[\p{Script=Common}\p{Script=Inherited}]/u.test(s)?n:(0,P.RM)(s)??"";e!==""&&n!==void 0&&o!==n&&(t.push(e),e=""),
e+=s,n=o}return e===""?t:[...t,e]}var nt=i(86799),dt=i(38875);const ft={Regular:()=>i.e(1938).then(i.bind(i,41938)),SemiBold:()=>i.e(3477).then(i.bind(i,43477)),
Italic:()=>i.e(3584).then(i.bind(i,33584)),SemiBoldItalic:()=>i.e(6710).then(i.bind(i,6710)),Serif:()=>i.e(922).then(i.bind(i,30922)),SerifSemiBold:()=>i.e(4525).
then(i.bind(i,4525)),SerifItalic:()=>i.e(4552).then(i.bind(i,54552)),SerifSemiBoldItalic:()=>i.e(7406).then(i.bind(i,97406)),Mono:()=>i.e(2023).then(i.bind(i,62023)),
Emoji:()=>i.e(7824).then(i.bind(i,17824))};async function et(r){const{notoSans:t}=await ft[r]();return new tt(S.A.create((0,dt.F)(t)))}const st=new Map;async function ht(r){
let t=st.get(r);return t||st.set(r,t=await et(r)),t.keep(),t}function ut({bytes:r,field:t}){const n=e=>{try{return e()}catch(s){throw s instanceof w.zU?s:(0,nt.
t)(t)}};return n(()=>{const e=S.A.create(r);if(lt(e),!(e.unitsPerEm>=16&&e.unitsPerEm<=16384&&e.numGlyphs>0))throw(0,nt.t)(t);const s=new tt(e,n,new V(e,r,()=>(0,nt.
t)(t)));return s.shape("A1"),s})}function lt(r){const{tables:t}=r.directory;for(const n of["sbix","COLR","CPAL"])Reflect.deleteProperty(t,n)}})};
