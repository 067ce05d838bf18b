"use strict";exports.id=7140,exports.ids=[7140],exports.modules={41578:((_,K,i)=>{i.d(K,{r:()=>R});var U=i(45657),w=i(81679),c=i(45599),T=i(16456),b=i(94389),O=i(88739),N=i(
43463);const Y=120;async function R(I,L){const{unit:j,metrics:H}=I,{file:M,isCff:G,glyphs:q,codes:Q}=await I.subset(L),f=({id:g})=>Q.get(g)??0,l=(0,c.UU)(`${(0,N.
j)(M)}+${V(I.name)}`),E=(0,w.Kc)(M),y=(0,w.Kc)(Buffer.from((0,O.U)(q.map(g=>[f(g),g.codePoints])),"latin1")),P=q.flatMap(g=>[f(g),[g.advanceWidth*j]]),C=G?{Subtype:(0,c.
UU)("CIDFontType0C"),Filter:(0,c.UU)("FlateDecode")}:{Length1:M.length,Filter:(0,c.UU)("FlateDecode")};return{addTo:(g,z=g.add(null),Z=!1)=>{const F=Z?(0,w.Kc)(
D(G?[0,...Q.values()]:x(M))):void 0,W=(0,c.jd)({Type:(0,c.UU)("FontDescriptor"),FontName:l,Flags:T.jp,FontBBox:[...H.box],ItalicAngle:H.italicAngle,Ascent:H.ascent,
Descent:H.descent,CapHeight:H.capHeight,StemV:Y,CIDSet:F&&g.add(new c.Z6((0,c.jd)({Filter:(0,c.UU)("FlateDecode")}),F)),[G?"FontFile3":"FontFile2"]:g.add(new c.
Z6((0,c.jd)(C),E))}),$=(0,c.jd)({Type:(0,c.UU)("Font"),Subtype:(0,c.UU)(G?"CIDFontType0":"CIDFontType2"),BaseFont:l,CIDSystemInfo:(0,c.jd)({Registry:(0,c.Px)("A\
dobe"),Ordering:(0,c.Px)("Identity"),Supplement:0}),CIDToGIDMap:G?void 0:(0,c.UU)("Identity"),FontDescriptor:g.add(W),W:[...P]});return g.put(z,(0,c.jd)({Type:(0,c.
UU)("Font"),Subtype:(0,c.UU)("Type0"),BaseFont:l,Encoding:(0,c.UU)("Identity-H"),DescendantFonts:[g.add($)],ToUnicode:g.add(new c.Z6((0,c.jd)({Filter:(0,c.UU)("\
FlateDecode")}),y))})),z},codeOf:g=>(0,O.B)(f(g))}}function D(I){const L=new Uint8Array(((0,U.Kf)(I)>>3)+1);for(const j of I)L[j>>3]|=128>>(j&7);return L}function x(I){
const L=new DataView(I.buffer,I.byteOffset,I.byteLength),j=L.getUint16((0,b.tI)(L).get("maxp").at+4);return Array.from({length:j},(H,M)=>M)}const V=I=>I.replace(
/[^\w-]/g,"").slice(0,100)||"Font"}),86799:((_,K,i)=>{i.d(K,{t:()=>Q,g:()=>I});var U=i(58552),w=i(59277);const[c,T]=[16,12],b=200;function O(f){const l=new DataView(
f.buffer,f.byteOffset,f.byteLength);if(l.getUint32(8)===0)return;const E=l.getUint32(12),y=l.getUint16(E+4);if(y===0||y>b)return;const P=Array.from({length:y},(F,W)=>{
const $=E+T+W*c;return{record:f.subarray($,$+c),from:l.getUint32($+8),length:l.getUint32($+12)}}),C=P.map(({length:F})=>Math.ceil(F/4)*4),X=C.reduce((F,W)=>F+W,
T+y*c);if(X>f.length+4*y||P.some(({from:F,length:W})=>F+W>f.length))return;const g=new Uint8Array(X),z=new DataView(g.buffer);g.set(f.subarray(E,E+T));let Z=T+y*
c;for(const[F,{record:W,from:$,length:tt}]of P.entries())g.set(W,T+F*c),z.setUint32(T+F*c+8,Z),g.set(f.subarray($,$+tt),Z),Z+=C[F];return g}var N=i(94389);const Y="\
it must be a TrueType or OpenType font (.ttf or .otf)",R=2,D=12,x=256,V=512;function I({bytes:f},l){const E=C=>(0,U.G6)([{field:l,message:C}]),y=(0,w.y)(f)==="a\
 font collection"?L(f):f;if(!y)throw E(M);const P=j(y);if(P!==void 0)throw E(P);return{bytes:y,field:l}}function L(f){try{return O(f)}catch(l){if(l instanceof RangeError)
return;throw l}}function j(f){const l=(0,w.y)(f);if(l!=="a TrueType font"&&l!=="an OpenType font")return`is ${l??"not a font"}; ${Y}`;try{const E=new DataView(f.
buffer,f.byteOffset,f.byteLength),y=(0,N.tI)(E);if(![...y.values()].every(({at:C,length:X})=>C+X<=f.length))return G;if(H.some(C=>!y.has(C)))return M;if(!y.has(
"CFF ")&&!(y.has("glyf")&&y.has("loca")))return"has no outlines that a PDF document can hold; give a font with TrueType or CFF outlines";const P=y.get("OS/2");return P&&
q(E.getUint16(P.at+8))}catch(E){if(E instanceof RangeError)return G;throw E}}const H=["head","hhea","hmtx","maxp","cmap"],M="is a damaged font; give a complete \
TrueType or OpenType font",G="ends too early for a font; give a complete TrueType or OpenType font";function q(f){const l=E=>`is a font whose license (fsType) ${E}\
; give a font that may be embedded`;return f&R&&!(f&D)?l("forbids embedding"):f&x?l("forbids embedding only the characters that are used"):f&V?l("forbids embedd\
ing its outlines"):void 0}const Q=f=>(0,U.G6)([{field:f,message:f==="file"?`has a font in a style sheet that ${M}`:M}])}),22194:((_,K,i)=>{i.d(K,{f:()=>w});const U=16;
function w(c){const T=c.flatMap(([R,D])=>D?[{tag:R,data:D}]:[]).sort((R,D)=>R.tag<D.tag?-1:1),b=2**Math.floor(Math.log2(T.length)),O=Buffer.alloc(12+T.length*U);
O.writeUInt32BE(65536,0),O.writeUInt16BE(T.length,4),O.writeUInt16BE(b*U,6),O.writeUInt16BE(Math.log2(b),8),O.writeUInt16BE((T.length-b)*U,10);const N=[O];let Y=O.
length;for(const[R,{tag:D,data:x}]of T.entries()){const V=12+R*U;O.write(D,V,"latin1"),O.writeUInt32BE(Y,V+8),O.writeUInt32BE(x.length,V+12);const I=-x.length&3;
N.push(x,Buffer.alloc(I)),Y+=x.length+I}return Buffer.concat(N)}}),43463:((_,K,i)=>{i.d(K,{j:()=>T});var U=i(77598),w=i.n(U);const c=26;function T(b){const O=(0,U.
createHash)("sha256").update(b).digest();return Array.from(O.subarray(0,6),N=>String.fromCharCode(65+N%c)).join("")}}),75283:((_,K,i)=>{i.d(K,{ar:()=>vt,Wu:()=>st,
ft:()=>Et});var U=i(47762),w=i(58552),c=i(50476),T=i(94389);const[b,O]=[5e4,2e3],N=1e4,[Y,R]=[1e7,500],D=7e5,x=1e4,[V,I]=[30,300],L=["readUInt8","readInt8","rea\
dUInt16BE","readInt16BE","readUInt24BE","readUInt32BE","readInt32BE"],[j,H]=[1e3,8],M=2e7,G=64;class q{refuse;onWork;left=0;allowed=0;read=Y;now=D;subroutines;constructor(t,n,s,e=()=>{}){
this.refuse=s,this.onWork=e;const o=t;this.boundReading(o.stream),this.subroutines=M+2*n.length,o["CFF "]?this.boundSubroutines(o["CFF "]):this.boundParts(o,n);
const{GSUBProcessor:a,GPOSProcessor:u,morxProcessor:d}=o._layoutEngine.engine??{};for(const h of[a,u])h&&this.boundTables(h);if(!d)return;const p=d.getProcessor.
bind(d);d.getProcessor=()=>{const h=p();return(...B)=>(this.spend(1),h(...B))}}begin(t){this.onWork((this.allowed-this.left)*I),this.left=this.allowed=b+t*O,this.
read+=t*R,this.now=D}spend(t){if(this.left-=t,this.left<0)throw this.refuse()}boundReading(t){for(const n of L){const s=t[n].bind(t);t[n]=()=>{if(--this.read<0||
--this.now<0)throw this.refuse();return this.now%x===0&&this.onWork(x*V),s()}}}boundParts(t,n){const s=new DataView(n.buffer,n.byteOffset,n.byteLength),e=(0,T.eQ)(
s,(0,T.tI)(s)),o=new Map,a=(d,p)=>{let h=o.get(d);if(h!==void 0)return h;if(h=1,e&&d<e.count)for(const B of(0,c.c)(s,e.spanOf(d))){if(p===H)throw this.refuse();
if(h+=a(B,p+1),h>j)throw this.refuse()}return o.set(d,h),h},u=t.getGlyph.bind(t);t.getGlyph=(d,...p)=>(a(d,0),u(d,...p))}boundSubroutines(t){const n=o=>new Proxy(
o,{get:(a,u)=>{const d=Reflect.get(a,u);return typeof u=="string"&&/^\d+$/.test(u)&&this.call(d?.length),d}});t.globalSubrIndex&&(t.globalSubrIndex=n(t.globalSubrIndex));
const s=new WeakSet,e=t.privateDictForGlyph.bind(t);t.privateDictForGlyph=o=>{const a=e(o);return a?.Subrs&&!s.has(a)&&(s.add(a),a.Subrs=n(a.Subrs)),a}}call(t=0){
if(this.subroutines-=t+1,this.subroutines<0)throw this.refuse()}boundTables(t){if((t.table.lookupList?.length??0)>N)throw this.refuse();const n={applyLookup:t.applyLookup.
bind(t),coverageIndex:t.coverageIndex.bind(t),getClassID:t.getClassID.bind(t),match:t.match.bind(t)};t.applyLookup=(...s)=>(this.spend(1),n.applyLookup(...s)),t.
coverageIndex=(s,...e)=>(this.spend(Q(s)/G),n.coverageIndex(s,...e)),t.getClassID=(s,e)=>(this.spend(Q(e)/G),n.getClassID(s,e)),t.match=(...s)=>(this.spend(1),n.
match(...s))}}const Q=({glyphs:r,rangeRecords:t,classRangeRecord:n})=>(r??t??n)?.length??0;var f=i(12889),l=i(47707),E=i(36078);function y(r,{x:t,y:n,scale:s,lean:e}){
const o=[];let[a,u]=[0,0];const d=(S,v)=>`${(0,E.id)(t+(S+e*v)*s)} ${(0,E.id)(n+v*s)}`,p=(S,v)=>{[a,u]=[S,v]},h=(S,v,J,k,m,A)=>{o.push(`${d(S,v)} ${d(J,k)} ${d(
m,A)} c`),p(m,A)};return r.path.toFunction()({moveTo:(S,v)=>{o.push(`${d(S,v)} m`),p(S,v)},lineTo:(S,v)=>{o.push(`${d(S,v)} l`),p(S,v)},quadraticCurveTo:(S,v,J,k)=>h(
a+(S-a)*2/3,u+(v-u)*2/3,J+(S-J)*2/3,k+(v-k)*2/3,J,k),bezierCurveTo:h,closePath:()=>{o.push("h")}}),o.join(" ")}var P=i(45657);const C=/^[\u0020-\u007e\u00a0-\u00ac\u00ae-\u024f\u0386-\u03ce\u0400-\u045f\u2010-\u2027\u20ac]*$/,
X=2e4;class g{layout;letters=new Map;advances=new Map;clusters=new Map;constructor(t){this.layout=t}shape(t){if(!C.test(t))return;const n=[];for(let e=0,o=0;e<t.
length;e=o){for(o=e+1;this.changes(t,o-1)||o>e+1&&this.changes(t,o);)o++;const a=o===e+1?this.alone(t,e):this.together(t,e,o);if(!a)return;(0,P.RZ)(n,a)}const s=new Map;
return n.map(e=>{const o=s.get(e.glyph.id)??e.glyph;return s.set(o.id,o),o===e.glyph?e:{...e,glyph:o}})}changes(t,n){return n+1<t.length&&this.advance(t.slice(n,
n+2))===void 0}alone(t,n){const s=this.letter(t[n]),e=n+1<t.length?this.advance(t.slice(n,n+2)):s?.advance;if(!(!s||e===void 0))return[e===s.advance?s:{...s,advance:e}]}together(t,n,s){
const[e,o]=[Math.max(n-1,0),Math.min(s+1,t.length)],a=`${n-e} ${t.slice(e,o)}`;return this.clusters.has(a)||(this.clusters.size===X&&this.clusters.clear(),this.
clusters.set(a,this.within(t.slice(e,o),n-e,o-s))),this.clusters.get(a)}within(t,n,s){const e=this.layout(t),[o,a]=[n>0?this.letter(t[0]):void 0,s>0?this.letter(
t.at(-1)):void 0],u=e.slice(n,e.length-s),[d,p]=[e[0],e.at(-1)],h=n>0?this.advance(t.slice(0,2)):void 0;if(!(n>0&&!(o&&d&&z(d,o)&&d.advance===h)))return s>0&&!(a&&
p&&z(p,a)&&p.advance===a.advance)?void 0:u}letter(t){if(!this.letters.has(t)){const n=this.layout(t);this.letters.set(t,n.length===1&&Z(n[0])?n[0]:void 0)}return this.
letters.get(t)}advance(t){let n=this.advances.get(t);return n===void 0&&!this.advances.has(t)&&(this.advances.size===X&&this.advances.clear(),this.advances.set(
t,n=this.advanceIn(t))),n}advanceIn(t){const[n,s,...e]=this.layout(t),[o,a]=[this.letter(t[0]),this.letter(t[1])];if(!(!n||!s||!o||!a||e.length>0))return z(n,o)&&
z(s,a)&&s.advance===a.advance?n.advance:void 0}}const z=(r,t)=>r.glyph.id===t.glyph.id&&Z(r),Z=({x:r,y:t})=>r===0&&t===0;var F=i(22194);const W=50,$=34,tt=4;function it(r,t,n){
Object.assign(t,{glyf:[],offset:0,loca:{offsets:[]},hmtx:{metrics:[]}});for(let m=0;m<t.glyphs.length;m++)rt(t,t.glyphs[m],n);const{stream:s,directory:e}=r,o=m=>{
const A=e.tables[m];return A&&Buffer.from(s.buffer.subarray(A.offset,A.offset+A.length))},a=t.glyf.length,u=t.glyf.map(m=>m.length%2===0?m:Buffer.concat([m,Buffer.
of(0)])),d=[0];for(const m of u)d.push(d.at(-1)+m.length);const p=d.at(-1)<=2*65535,h=Buffer.alloc(d.length*(p?2:4));for(const[m,A]of d.entries())p?h.writeUInt16BE(
A/2,m*2):h.writeUInt32BE(A,m*4);const B=Buffer.alloc(a*4);for(const[m,{advance:A,bearing:Ot}]of t.hmtx.metrics.entries())B.writeUInt16BE(A,m*4),B.writeInt16BE(Ot,
m*4+2);const S=o("head"),v=o("hhea"),J=o("maxp");S?.writeInt16BE(p?0:1,W),v?.writeUInt16BE(a,$),J?.writeUInt16BE(a,tt);const k=["cvt ","fpgm","prep"].map(m=>[m,
o(m)]);return(0,F.f)([...k,["glyf",Buffer.concat(u)],["head",S],["hhea",v],["hmtx",B],["loca",h],["maxp",J]])}function rt(r,t,n){const s=n.get(t);if(s){r.glyf.push(
s.data),r.hmtx.metrics.push(s.metrics);return}const e=r._addGlyph(t),o=r.glyf[e];o.length>0&&o[0]>=128||n.set(t,{data:o,metrics:r.hmtx.metrics[e]})}async function at(r,t,n,s){
const e=r["CFF "],o=n(()=>ct(e)),a=[...new Map([...t].reverse().map(h=>[h.id,h])).values()].sort((h,B)=>o(h.id)-o(B.id)||h.id-B.id),u=n(()=>r.createSubset()),d=new Map(
a.map(h=>[h.id,u.includeGlyph(h)])),p=e?await dt(u,n):n(()=>it(r,u,s));return e&&(p[3]=4),{file:p,isCff:e!==void 0,glyphs:a,codes:d}}function ct(r){if(r?.isCIDFont!==
!0)return()=>0;const t=r.fdForGlyph(0)??0;return n=>{const s=r.fdForGlyph(n)??0;return s===t?-1:s}}async function dt(r,t){const n=r,s=n.encode.bind(r),e=[];n.encode=
a=>{try{s(a)}catch(u){e.push(u)}};const o=[];return await new Promise(a=>{r.encodeStream().on("data",u=>o.push(u)).on("end",()=>a())}),t(()=>{if(e.length>0)throw e[0];
return Buffer.concat(o)})}const ft={Arabic:"ب",Syriac:"ܒ",Nko:"ߊ"};class et{font;guard;bounds;unit;metrics;name;scripts=new Map;boxes=new Map;outlines=new Map;pairs;constructor(t,n=e=>e(),s){
this.font=t,this.guard=n,this.bounds=s,this.unit=1e3/t.unitsPerEm,this.metrics=n(()=>ht(t,this.unit)),this.name=lt(t)}keep(){this.pairs??=new g(t=>(this.forget(),
this.shapePiece(t,!1))),this.forget()}forget(){this.font._glyphs={}}covers(t){return this.guard(()=>this.hasGlyphs(t))}hasGlyphs(t){for(const n of t){if((0,l.ML)(
n))continue;const s=(0,l.RM)(n);if(s!==void 0&&!this.shapes(s)||!this.font.hasGlyphForCodePoint(n.codePointAt(0)))return!1}return!0}shape(t,n=!1){return this.guard(
()=>{const s=n?void 0:this.pairs?.shape(t);if(s)return s;this.pairs&&this.forget();const e=pt(n?(0,f.jB)(t):t).map(o=>this.shapePiece(o,n));return(n?e.reverse():
e).flat()})}plain(t){return this.guard(()=>{const n=this.font.glyphForCodePoint(t.codePointAt(0)??0);return{glyph:n,advance:n.advanceWidth*this.unit,x:0,y:0}})}boxOf(t){
let n=this.boxes.get(t.id);return n||this.boxes.set(t.id,n=this.guard(()=>t.path.bbox)),n}pathOf(t,n){return this.guard(()=>y(t,n))}subset(t){return at(this.font,
t,this.guard,this.outlines)}shapePiece(t,n){const{font:s,unit:e}=this;this.bounds?.begin(t.length);const{glyphs:o,positions:a}=n?ut(s).layout(t,void 0,void 0,void 0,
"rtl"):s.layout(t),u=s.glyphForCodePoint(32).id,d=o.map((p,h)=>{const{xAdvance:B,xOffset:S,yOffset:v}=a[h]??{xAdvance:0,xOffset:0,yOffset:0};return{glyph:p,advance:B*
e,x:S*e,y:Math.round(v*e)}});return n&&!gt(s)&&d.reverse(),d.filter(({glyph:p,advance:h})=>p.id!==u||h!==0)}shapes(t){let n=this.scripts.get(t);return n===void 0&&
this.scripts.set(t,n=this.tryScript(t)),n}tryScript(t){if(!l.MS.has(t))return!1;const n=ft[t];if(n===void 0)return!0;const[s,e,o]=this.shapePiece(n.repeat(3),!0).
map(({glyph:a})=>a.id);return o!==void 0&&(o!==e||e!==s)}}function ht(r,t){const n=(u,d)=>Number.isFinite(u)?u*d:0,{minX:s,minY:e,maxX:o,maxY:a}=r.bbox;return{box:[
s,e,o,a].map(u=>n(u,t)),ascent:n(r.ascent,t),descent:n(r.descent,t),lineGap:Math.max(n(r.lineGap,t),0),capHeight:n(r.capHeight,t),italicAngle:n(r.italicAngle,1)}}
const ut=r=>r;function lt(r){try{return r.postscriptName??""}catch{return""}}const gt=r=>{const{GSUB:t,GPOS:n,morx:s}=r;return[t,n,s].some(e=>e!==void 0)};function pt(r){
const t=[];let n,s="";for(const e of r){const o=/[\p{Script=Common}\p{Script=Inherited}]/u.test(e)?n:(0,l.RM)(e)??"";s!==""&&n!==void 0&&o!==n&&(t.push(s),s=""),
s+=e,n=o}return s===""?t:[...t,s]}var nt=i(86799),mt=i(38875);const yt={Regular:()=>i.e(1938).then(i.bind(i,41938)),SemiBold:()=>i.e(3477).then(i.bind(i,43477)),
Italic:()=>i.e(3584).then(i.bind(i,33584)),SemiBoldItalic:()=>i.e(6710).then(i.bind(i,6710)),Serif:()=>i.e(922).then(i.bind(i,30922)),SerifSemiBold:()=>i.e(4525).
then(i.bind(i,4525)),SerifItalic:()=>i.e(4552).then(i.bind(i,54552)),SerifSemiBoldItalic:()=>i.e(7406).then(i.bind(i,97406)),Mono:()=>i.e(2023).then(i.bind(i,62023)),
Emoji:()=>i.e(7824).then(i.bind(i,17824))};async function st(r){const{notoSans:t}=await yt[r]();return new et(U.A.create((0,mt.F)(t)))}const ot=new Map;async function Et(r){
let t=ot.get(r);return t||ot.set(r,t=await st(r)),t.keep(),t}function vt({bytes:r,field:t},n){const s=e=>{try{return e()}catch(o){throw o instanceof w.zU?o:(0,nt.
t)(t)}};return s(()=>{const e=U.A.create(r);if(Tt(e),!(e.unitsPerEm>=16&&e.unitsPerEm<=16384&&e.numGlyphs>0))throw(0,nt.t)(t);const o=new q(e,r,()=>(0,nt.t)(t),
u=>n?.add(u)),a=new et(e,s,o);return a.shape("A1"),a})}function Tt(r){const{tables:t}=r.directory;for(const n of["sbix","COLR","CPAL"])Reflect.deleteProperty(t,
n)}})};
