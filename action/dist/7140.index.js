"use strict";exports.id=7140,exports.ids=[7140],exports.modules={41578:((_,W,i)=>{i.d(W,{r:()=>x});var F=i(45657),w=i(81679),c=i(45599),I=i(16456),R=i(94389),U=i(88739),N=i(
43463);const z=120;async function x(O,A){const{unit:K,metrics:L}=O,{file:P,isCff:D,glyphs:X,codes:k}=await O.subset(A),f=({id:p})=>k.get(p)??0,g=(0,c.UU)(`${(0,N.
j)(P)}+${V(O.name)}`),E=(0,w.Kc)(P),y=(0,w.Kc)(Buffer.from((0,U.U)(X.map(p=>[f(p),p.codePoints])),"latin1")),S=X.flatMap(p=>[f(p),[p.advanceWidth*K]]),B=D?{Subtype:(0,c.
UU)("CIDFontType0C"),Filter:(0,c.UU)("FlateDecode")}:{Length1:P.length,Filter:(0,c.UU)("FlateDecode")};return{addTo:(p,q=p.add(null),J=!1)=>{const M=J?(0,w.Kc)(
C(D?[0,...k.values()]:H(P))):void 0,G=(0,c.jd)({Type:(0,c.UU)("FontDescriptor"),FontName:g,Flags:I.jp,FontBBox:[...L.box],ItalicAngle:L.italicAngle,Ascent:L.ascent,
Descent:L.descent,CapHeight:L.capHeight,StemV:z,CIDSet:M&&p.add(new c.Z6((0,c.jd)({Filter:(0,c.UU)("FlateDecode")}),M)),[D?"FontFile3":"FontFile2"]:p.add(new c.
Z6((0,c.jd)(B),E))}),$=(0,c.jd)({Type:(0,c.UU)("Font"),Subtype:(0,c.UU)(D?"CIDFontType0":"CIDFontType2"),BaseFont:g,CIDSystemInfo:(0,c.jd)({Registry:(0,c.Px)("A\
dobe"),Ordering:(0,c.Px)("Identity"),Supplement:0}),CIDToGIDMap:D?void 0:(0,c.UU)("Identity"),FontDescriptor:p.add(G),W:[...S]});return p.put(q,(0,c.jd)({Type:(0,c.
UU)("Font"),Subtype:(0,c.UU)("Type0"),BaseFont:g,Encoding:(0,c.UU)("Identity-H"),DescendantFonts:[p.add($)],ToUnicode:p.add(new c.Z6((0,c.jd)({Filter:(0,c.UU)("\
FlateDecode")}),y))})),q},codeOf:p=>(0,U.B)(f(p))}}function C(O){const A=new Uint8Array(((0,F.Kf)(O)>>3)+1);for(const K of O)A[K>>3]|=128>>(K&7);return A}function H(O){
const A=new DataView(O.buffer,O.byteOffset,O.byteLength),K=A.getUint16((0,R.tI)(A).get("maxp").at+4);return Array.from({length:K},(L,P)=>P)}const V=O=>O.replace(
/[^\w-]/g,"").slice(0,100)||"Font"}),86799:((_,W,i)=>{i.d(W,{t:()=>k,g:()=>O});var F=i(58552),w=i(59277);const[c,I]=[16,12],R=200;function U(f){const g=new DataView(
f.buffer,f.byteOffset,f.byteLength);if(g.getUint32(8)===0)return;const E=g.getUint32(12),y=g.getUint16(E+4);if(y===0||y>R)return;const S=Array.from({length:y},(M,G)=>{
const $=E+I+G*c;return{record:f.subarray($,$+c),from:g.getUint32($+8),length:g.getUint32($+12)}}),B=S.map(({length:M})=>Math.ceil(M/4)*4),Z=B.reduce((M,G)=>M+G,
I+y*c);if(Z>f.length+4*y||S.some(({from:M,length:G})=>M+G>f.length))return;const p=new Uint8Array(Z),q=new DataView(p.buffer);p.set(f.subarray(E,E+I));let J=I+y*
c;for(const[M,{record:G,from:$,length:tt}]of S.entries())p.set(G,I+M*c),q.setUint32(I+M*c+8,J),p.set(f.subarray($,$+tt),J),J+=B[M];return p}var N=i(94389);const z="\
it must be a TrueType or OpenType font (.ttf or .otf)",x=2,C=12,H=256,V=512;function O({bytes:f},g){const E=B=>(0,F.G6)([{field:g,message:B}]),y=(0,w.y)(f)==="a\
 font collection"?A(f):f;if(!y)throw E(P);const S=K(y);if(S!==void 0)throw E(S);return{bytes:y,field:g}}function A(f){try{return U(f)}catch(g){if(g instanceof RangeError)
return;throw g}}function K(f){const g=(0,w.y)(f);if(g!=="a TrueType font"&&g!=="an OpenType font")return`is ${g??"not a font"}; ${z}`;try{const E=new DataView(f.
buffer,f.byteOffset,f.byteLength),y=(0,N.tI)(E);if(![...y.values()].every(({at:B,length:Z})=>B+Z<=f.length))return D;if(L.some(B=>!y.has(B)))return P;if(!y.has(
"CFF ")&&!(y.has("glyf")&&y.has("loca")))return"has no outlines that a PDF document can hold; give a font with TrueType or CFF outlines";const S=y.get("OS/2");return S&&
X(E.getUint16(S.at+8))}catch(E){if(E instanceof RangeError)return D;throw E}}const L=["head","hhea","hmtx","maxp","cmap"],P="is a damaged font; give a complete \
TrueType or OpenType font",D="ends too early for a font; give a complete TrueType or OpenType font";function X(f){const g=E=>`is a font whose license (fsType) ${E}\
; give a font that may be embedded`;return f&x&&!(f&C)?g("forbids embedding"):f&H?g("forbids embedding only the characters that are used"):f&V?g("forbids embedd\
ing its outlines"):void 0}const k=f=>(0,F.G6)([{field:f,message:f==="file"?`has a font in a style sheet that ${P}`:P}])}),22194:((_,W,i)=>{i.d(W,{f:()=>w});const F=16;
function w(c){const I=c.flatMap(([x,C])=>C?[{tag:x,data:C}]:[]).sort((x,C)=>x.tag<C.tag?-1:1),R=2**Math.floor(Math.log2(I.length)),U=Buffer.alloc(12+I.length*F);
U.writeUInt32BE(65536,0),U.writeUInt16BE(I.length,4),U.writeUInt16BE(R*F,6),U.writeUInt16BE(Math.log2(R),8),U.writeUInt16BE((I.length-R)*F,10);const N=[U];let z=U.
length;for(const[x,{tag:C,data:H}]of I.entries()){const V=12+x*F;U.write(C,V,"latin1"),U.writeUInt32BE(z,V+8),U.writeUInt32BE(H.length,V+12);const O=-H.length&3;
N.push(H,Buffer.alloc(O)),z+=H.length+O}return Buffer.concat(N)}}),43463:((_,W,i)=>{i.d(W,{j:()=>I});var F=i(77598),w=i.n(F);const c=26;function I(R){const U=(0,F.
createHash)("sha256").update(R).digest();return Array.from(U.subarray(0,6),N=>String.fromCharCode(65+N%c)).join("")}}),75283:((_,W,i)=>{i.d(W,{ar:()=>pt,Wu:()=>st,
ft:()=>gt});var F=i(47762),w=i(58552),c=i(50476),I=i(94389);const[R,U]=[5e4,2e3],N=1e4,[z,x]=[1e7,500],C=["readUInt8","readInt8","readUInt16BE","readInt16BE","r\
eadUInt24BE","readUInt32BE","readInt32BE"],[H,V]=[1e3,8],O=2e7,A=64;class K{refuse;left=0;read=z;subroutines;constructor(t,n,e){this.refuse=e;const s=t;this.boundReading(
s.stream),this.subroutines=O+2*n.length,s["CFF "]?this.boundSubroutines(s["CFF "]):this.boundParts(s,n);const{GSUBProcessor:o,GPOSProcessor:a,morxProcessor:h}=s.
_layoutEngine.engine??{};for(const l of[o,a])l&&this.boundTables(l);if(!h)return;const d=h.getProcessor.bind(h);h.getProcessor=()=>{const l=d();return(...u)=>(this.
spend(1),l(...u))}}begin(t){this.left=R+t*U,this.read+=t*x}spend(t){if(this.left-=t,this.left<0)throw this.refuse()}boundReading(t){for(const n of C){const e=t[n].
bind(t);t[n]=()=>{if(--this.read<0)throw this.refuse();return e()}}}boundParts(t,n){const e=new DataView(n.buffer,n.byteOffset,n.byteLength),s=(0,I.eQ)(e,(0,I.tI)(
e)),o=new Map,a=(d,l)=>{let u=o.get(d);if(u!==void 0)return u;if(u=1,s&&d<s.count)for(const j of(0,c.c)(e,s.spanOf(d))){if(l===V)throw this.refuse();if(u+=a(j,l+
1),u>H)throw this.refuse()}return o.set(d,u),u},h=t.getGlyph.bind(t);t.getGlyph=(d,...l)=>(a(d,0),h(d,...l))}boundSubroutines(t){const n=o=>new Proxy(o,{get:(a,h)=>{
const d=Reflect.get(a,h);return typeof h=="string"&&/^\d+$/.test(h)&&this.call(d?.length),d}});t.globalSubrIndex&&(t.globalSubrIndex=n(t.globalSubrIndex));const e=new WeakSet,
s=t.privateDictForGlyph.bind(t);t.privateDictForGlyph=o=>{const a=s(o);return a?.Subrs&&!e.has(a)&&(e.add(a),a.Subrs=n(a.Subrs)),a}}call(t=0){if(this.subroutines-=
t+1,this.subroutines<0)throw this.refuse()}boundTables(t){if((t.table.lookupList?.length??0)>N)throw this.refuse();const n={applyLookup:t.applyLookup.bind(t),coverageIndex:t.
coverageIndex.bind(t),getClassID:t.getClassID.bind(t),match:t.match.bind(t)};t.applyLookup=(...e)=>(this.spend(1),n.applyLookup(...e)),t.coverageIndex=(e,...s)=>(this.
spend(L(e)/A),n.coverageIndex(e,...s)),t.getClassID=(e,s)=>(this.spend(L(s)/A),n.getClassID(e,s)),t.match=(...e)=>(this.spend(1),n.match(...e))}}const L=({glyphs:r,
rangeRecords:t,classRangeRecord:n})=>(r??t??n)?.length??0;var P=i(12889),D=i(47707),X=i(36078);function k(r,{x:t,y:n,scale:e,lean:s}){const o=[];let[a,h]=[0,0];
const d=(T,v)=>`${(0,X.id)(t+(T+s*v)*e)} ${(0,X.id)(n+v*e)}`,l=(T,v)=>{[a,h]=[T,v]},u=(T,v,Y,Q,m,b)=>{o.push(`${d(T,v)} ${d(Y,Q)} ${d(m,b)} c`),l(m,b)};return r.
path.toFunction()({moveTo:(T,v)=>{o.push(`${d(T,v)} m`),l(T,v)},lineTo:(T,v)=>{o.push(`${d(T,v)} l`),l(T,v)},quadraticCurveTo:(T,v,Y,Q)=>u(a+(T-a)*2/3,h+(v-h)*2/
3,Y+(T-Y)*2/3,Q+(v-Q)*2/3,Y,Q),bezierCurveTo:u,closePath:()=>{o.push("h")}}),o.join(" ")}var f=i(45657);const g=/^[\u0020-\u007e\u00a0-\u00ac\u00ae-\u024f\u0386-\u03ce\u0400-\u045f\u2010-\u2027\u20ac]*$/,
E=2e4;class y{layout;letters=new Map;advances=new Map;clusters=new Map;constructor(t){this.layout=t}shape(t){if(!g.test(t))return;const n=[];for(let s=0,o=0;s<t.
length;s=o){for(o=s+1;this.changes(t,o-1)||o>s+1&&this.changes(t,o);)o++;const a=o===s+1?this.alone(t,s):this.together(t,s,o);if(!a)return;(0,f.RZ)(n,a)}const e=new Map;
return n.map(s=>{const o=e.get(s.glyph.id)??s.glyph;return e.set(o.id,o),o===s.glyph?s:{...s,glyph:o}})}changes(t,n){return n+1<t.length&&this.advance(t.slice(n,
n+2))===void 0}alone(t,n){const e=this.letter(t[n]),s=n+1<t.length?this.advance(t.slice(n,n+2)):e?.advance;if(!(!e||s===void 0))return[s===e.advance?e:{...e,advance:s}]}together(t,n,e){
const[s,o]=[Math.max(n-1,0),Math.min(e+1,t.length)],a=`${n-s} ${t.slice(s,o)}`;return this.clusters.has(a)||(this.clusters.size===E&&this.clusters.clear(),this.
clusters.set(a,this.within(t.slice(s,o),n-s,o-e))),this.clusters.get(a)}within(t,n,e){const s=this.layout(t),[o,a]=[n>0?this.letter(t[0]):void 0,e>0?this.letter(
t.at(-1)):void 0],h=s.slice(n,s.length-e),[d,l]=[s[0],s.at(-1)],u=n>0?this.advance(t.slice(0,2)):void 0;if(!(n>0&&!(o&&d&&S(d,o)&&d.advance===u)))return e>0&&!(a&&
l&&S(l,a)&&l.advance===a.advance)?void 0:h}letter(t){if(!this.letters.has(t)){const n=this.layout(t);this.letters.set(t,n.length===1&&B(n[0])?n[0]:void 0)}return this.
letters.get(t)}advance(t){let n=this.advances.get(t);return n===void 0&&!this.advances.has(t)&&(this.advances.size===E&&this.advances.clear(),this.advances.set(
t,n=this.advanceIn(t))),n}advanceIn(t){const[n,e,...s]=this.layout(t),[o,a]=[this.letter(t[0]),this.letter(t[1])];if(!(!n||!e||!o||!a||s.length>0))return S(n,o)&&
S(e,a)&&e.advance===a.advance?n.advance:void 0}}const S=(r,t)=>r.glyph.id===t.glyph.id&&B(r),B=({x:r,y:t})=>r===0&&t===0;var Z=i(22194);const p=50,q=34,J=4;function M(r,t,n){
Object.assign(t,{glyf:[],offset:0,loca:{offsets:[]},hmtx:{metrics:[]}});for(let m=0;m<t.glyphs.length;m++)G(t,t.glyphs[m],n);const{stream:e,directory:s}=r,o=m=>{
const b=s.tables[m];return b&&Buffer.from(e.buffer.subarray(b.offset,b.offset+b.length))},a=t.glyf.length,h=t.glyf.map(m=>m.length%2===0?m:Buffer.concat([m,Buffer.
of(0)])),d=[0];for(const m of h)d.push(d.at(-1)+m.length);const l=d.at(-1)<=2*65535,u=Buffer.alloc(d.length*(l?2:4));for(const[m,b]of d.entries())l?u.writeUInt16BE(
b/2,m*2):u.writeUInt32BE(b,m*4);const j=Buffer.alloc(a*4);for(const[m,{advance:b,bearing:yt}]of t.hmtx.metrics.entries())j.writeUInt16BE(b,m*4),j.writeInt16BE(yt,
m*4+2);const T=o("head"),v=o("hhea"),Y=o("maxp");T?.writeInt16BE(l?0:1,p),v?.writeUInt16BE(a,q),Y?.writeUInt16BE(a,J);const Q=["cvt ","fpgm","prep"].map(m=>[m,o(
m)]);return(0,Z.f)([...Q,["glyf",Buffer.concat(h)],["head",T],["hhea",v],["hmtx",j],["loca",u],["maxp",Y]])}function G(r,t,n){const e=n.get(t);if(e){r.glyf.push(
e.data),r.hmtx.metrics.push(e.metrics);return}const s=r._addGlyph(t),o=r.glyf[s];o.length>0&&o[0]>=128||n.set(t,{data:o,metrics:r.hmtx.metrics[s]})}async function $(r,t,n,e){
const s=r["CFF "],o=n(()=>tt(s)),a=[...new Map([...t].reverse().map(u=>[u.id,u])).values()].sort((u,j)=>o(u.id)-o(j.id)||u.id-j.id),h=n(()=>r.createSubset()),d=new Map(
a.map(u=>[u.id,h.includeGlyph(u)])),l=s?await it(h,n):n(()=>M(r,h,e));return s&&(l[3]=4),{file:l,isCff:s!==void 0,glyphs:a,codes:d}}function tt(r){if(r?.isCIDFont!==
!0)return()=>0;const t=r.fdForGlyph(0)??0;return n=>{const e=r.fdForGlyph(n)??0;return e===t?-1:e}}async function it(r,t){const n=r,e=n.encode.bind(r),s=[];n.encode=
a=>{try{e(a)}catch(h){s.push(h)}};const o=[];return await new Promise(a=>{r.encodeStream().on("data",h=>o.push(h)).on("end",()=>a())}),t(()=>{if(s.length>0)throw s[0];
return Buffer.concat(o)})}const rt={Arabic:"ب",Syriac:"ܒ",Nko:"ߊ"};class et{font;guard;bounds;unit;metrics;name;scripts=new Map;boxes=new Map;outlines=new Map;pairs;constructor(t,n=s=>s(),e){
this.font=t,this.guard=n,this.bounds=e,this.unit=1e3/t.unitsPerEm,this.metrics=n(()=>at(t,this.unit)),this.name=dt(t)}keep(){this.pairs??=new y(t=>(this.forget(),
this.shapePiece(t,!1))),this.forget()}forget(){this.font._glyphs={}}covers(t){return this.guard(()=>this.hasGlyphs(t))}hasGlyphs(t){for(const n of t){if((0,D.ML)(
n))continue;const e=(0,D.RM)(n);if(e!==void 0&&!this.shapes(e)||!this.font.hasGlyphForCodePoint(n.codePointAt(0)))return!1}return!0}shape(t,n=!1){return this.guard(
()=>{const e=n?void 0:this.pairs?.shape(t);if(e)return e;this.pairs&&this.forget();const s=ht(n?(0,P.jB)(t):t).map(o=>this.shapePiece(o,n));return(n?s.reverse():
s).flat()})}plain(t){return this.guard(()=>{const n=this.font.glyphForCodePoint(t.codePointAt(0)??0);return{glyph:n,advance:n.advanceWidth*this.unit,x:0,y:0}})}boxOf(t){
let n=this.boxes.get(t.id);return n||this.boxes.set(t.id,n=this.guard(()=>t.path.bbox)),n}pathOf(t,n){return this.guard(()=>k(t,n))}subset(t){return $(this.font,
t,this.guard,this.outlines)}shapePiece(t,n){const{font:e,unit:s}=this;this.bounds?.begin(t.length);const{glyphs:o,positions:a}=n?ct(e).layout(t,void 0,void 0,void 0,
"rtl"):e.layout(t),h=e.glyphForCodePoint(32).id,d=o.map((l,u)=>{const{xAdvance:j,xOffset:T,yOffset:v}=a[u]??{xAdvance:0,xOffset:0,yOffset:0};return{glyph:l,advance:j*
s,x:T*s,y:Math.round(v*s)}});return n&&!ft(e)&&d.reverse(),d.filter(({glyph:l,advance:u})=>l.id!==h||u!==0)}shapes(t){let n=this.scripts.get(t);return n===void 0&&
this.scripts.set(t,n=this.tryScript(t)),n}tryScript(t){if(!D.MS.has(t))return!1;const n=rt[t];if(n===void 0)return!0;const[e,s,o]=this.shapePiece(n.repeat(3),!0).
map(({glyph:a})=>a.id);return o!==void 0&&(o!==s||s!==e)}}function at(r,t){const n=(h,d)=>Number.isFinite(h)?h*d:0,{minX:e,minY:s,maxX:o,maxY:a}=r.bbox;return{box:[
e,s,o,a].map(h=>n(h,t)),ascent:n(r.ascent,t),descent:n(r.descent,t),lineGap:Math.max(n(r.lineGap,t),0),capHeight:n(r.capHeight,t),italicAngle:n(r.italicAngle,1)}}
const ct=r=>r;function dt(r){try{return r.postscriptName??""}catch{return""}}const ft=r=>{const{GSUB:t,GPOS:n,morx:e}=r;return[t,n,e].some(s=>s!==void 0)};function ht(r){
const t=[];let n,e="";for(const s of r){const o=/[\p{Script=Common}\p{Script=Inherited}]/u.test(s)?n:(0,D.RM)(s)??"";e!==""&&n!==void 0&&o!==n&&(t.push(e),e=""),
e+=s,n=o}return e===""?t:[...t,e]}var nt=i(86799),ut=i(38875);const lt={Regular:()=>i.e(1938).then(i.bind(i,41938)),SemiBold:()=>i.e(3477).then(i.bind(i,43477)),
Italic:()=>i.e(3584).then(i.bind(i,33584)),SemiBoldItalic:()=>i.e(6710).then(i.bind(i,6710)),Serif:()=>i.e(922).then(i.bind(i,30922)),SerifSemiBold:()=>i.e(4525).
then(i.bind(i,4525)),SerifItalic:()=>i.e(4552).then(i.bind(i,54552)),SerifSemiBoldItalic:()=>i.e(7406).then(i.bind(i,97406)),Mono:()=>i.e(2023).then(i.bind(i,62023)),
Emoji:()=>i.e(7824).then(i.bind(i,17824))};async function st(r){const{notoSans:t}=await lt[r]();return new et(F.A.create((0,ut.F)(t)))}const ot=new Map;async function gt(r){
let t=ot.get(r);return t||ot.set(r,t=await st(r)),t.keep(),t}function pt({bytes:r,field:t}){const n=e=>{try{return e()}catch(s){throw s instanceof w.zU?s:(0,nt.
t)(t)}};return n(()=>{const e=F.A.create(r);if(mt(e),!(e.unitsPerEm>=16&&e.unitsPerEm<=16384&&e.numGlyphs>0))throw(0,nt.t)(t);const s=new et(e,n,new K(e,r,()=>(0,nt.
t)(t)));return s.shape("A1"),s})}function mt(r){const{tables:t}=r.directory;for(const n of["sbix","COLR","CPAL"])Reflect.deleteProperty(t,n)}})};
