"use strict";exports.id=7140,exports.ids=[7140],exports.modules={41578:((_,z,i)=>{i.d(z,{r:()=>b});var F=i(45657),w=i(48249),c=i(45599),T=i(16456),R=i(94389),I=i(88739),W=i(
43463);const Y=120;async function b(O,x){const{unit:N,metrics:H}=O,{file:D,isCff:K,glyphs:X,codes:k}=await O.subset(x),f=({id:l})=>k.get(l)??0,g=(0,c.UU)(`${(0,W.
j)(D)}+${j(O.name)}`),y=(0,w.Kc)(D),E=(0,w.Kc)(Buffer.from((0,I.U)(X.map(l=>[f(l),l.codePoints])),"latin1")),P=X.flatMap(l=>[f(l),[l.advanceWidth*N]]),B=K?{Subtype:(0,c.
UU)("CIDFontType0C"),Filter:(0,c.UU)("FlateDecode")}:{Length1:D.length,Filter:(0,c.UU)("FlateDecode")};return{addTo:(l,q=l.add(null),V=!1)=>{const U=V?(0,w.Kc)(
M(K?[0,...k.values()]:$(D))):void 0,L=(0,c.jd)({Type:(0,c.UU)("FontDescriptor"),FontName:g,Flags:T.jp,FontBBox:[...H.box],ItalicAngle:H.italicAngle,Ascent:H.ascent,
Descent:H.descent,CapHeight:H.capHeight,StemV:Y,CIDSet:U&&l.add(new c.Z6((0,c.jd)({Filter:(0,c.UU)("FlateDecode")}),U)),[K?"FontFile3":"FontFile2"]:l.add(new c.
Z6((0,c.jd)(B),y))}),G=(0,c.jd)({Type:(0,c.UU)("Font"),Subtype:(0,c.UU)(K?"CIDFontType0":"CIDFontType2"),BaseFont:g,CIDSystemInfo:(0,c.jd)({Registry:(0,c.Px)("A\
dobe"),Ordering:(0,c.Px)("Identity"),Supplement:0}),CIDToGIDMap:K?void 0:(0,c.UU)("Identity"),FontDescriptor:l.add(L),W:[...P]});return l.put(q,(0,c.jd)({Type:(0,c.
UU)("Font"),Subtype:(0,c.UU)("Type0"),BaseFont:g,Encoding:(0,c.UU)("Identity-H"),DescendantFonts:[l.add(G)],ToUnicode:l.add(new c.Z6((0,c.jd)({Filter:(0,c.UU)("\
FlateDecode")}),E))})),q},codeOf:l=>(0,I.B)(f(l))}}function M(O){const x=new Uint8Array(((0,F.Kf)(O)>>3)+1);for(const N of O)x[N>>3]|=128>>(N&7);return x}function $(O){
const x=new DataView(O.buffer,O.byteOffset,O.byteLength),N=x.getUint16((0,R.tI)(x).get("maxp").at+4);return Array.from({length:N},(H,D)=>D)}const j=O=>O.replace(
/[^\w-]/g,"").slice(0,100)||"Font"}),86799:((_,z,i)=>{i.d(z,{t:()=>k,g:()=>O});var F=i(58552),w=i(59277);const[c,T]=[16,12],R=200;function I(f){const g=new DataView(
f.buffer,f.byteOffset,f.byteLength);if(g.getUint32(8)===0)return;const y=g.getUint32(12),E=g.getUint16(y+4);if(E===0||E>R)return;const P=Array.from({length:E},(U,L)=>{
const G=y+T+L*c;return{record:f.subarray(G,G+c),from:g.getUint32(G+8),length:g.getUint32(G+12)}}),B=P.map(({length:U})=>Math.ceil(U/4)*4),J=B.reduce((U,L)=>U+L,
T+E*c);if(J>f.length+4*E||P.some(({from:U,length:L})=>U+L>f.length))return;const l=new Uint8Array(J),q=new DataView(l.buffer);l.set(f.subarray(y,y+T));let V=T+E*
c;for(const[U,{record:L,from:G,length:tt}]of P.entries())l.set(L,T+U*c),q.setUint32(T+U*c+8,V),l.set(f.subarray(G,G+tt),V),V+=B[U];return l}var W=i(94389);const Y="\
it must be a TrueType or OpenType font (.ttf or .otf)",b=2,M=12,$=256,j=512;function O({bytes:f},g){const y=B=>(0,F.G6)([{field:g,message:B}]),E=(0,w.y)(f)==="a\
 font collection"?x(f):f;if(!E)throw y(D);const P=N(E);if(P!==void 0)throw y(P);return{bytes:E,field:g}}function x(f){try{return I(f)}catch(g){if(g instanceof RangeError)
return;throw g}}function N(f){const g=(0,w.y)(f);if(g!=="a TrueType font"&&g!=="an OpenType font")return`is ${g??"not a font"}; ${Y}`;try{const y=new DataView(f.
buffer,f.byteOffset,f.byteLength),E=(0,W.tI)(y);if(![...E.values()].every(({at:B,length:J})=>B+J<=f.length))return K;if(H.some(B=>!E.has(B)))return D;if(!E.has(
"CFF ")&&!(E.has("glyf")&&E.has("loca")))return"has no outlines that a PDF document can hold; give a font with TrueType or CFF outlines";const P=E.get("OS/2");return P&&
X(y.getUint16(P.at+8))}catch(y){if(y instanceof RangeError)return K;throw y}}const H=["head","hhea","hmtx","maxp","cmap"],D="is a damaged font; give a complete \
TrueType or OpenType font",K="ends too early for a font; give a complete TrueType or OpenType font";function X(f){const g=y=>`is a font whose license (fsType) ${y}\
; give a font that may be embedded`;return f&b&&!(f&M)?g("forbids embedding"):f&$?g("forbids embedding only the characters that are used"):f&j?g("forbids embedd\
ing its outlines"):void 0}const k=f=>(0,F.G6)([{field:f,message:f==="file"?`has a font in a style sheet that ${D}`:D}])}),22194:((_,z,i)=>{i.d(z,{f:()=>w});const F=16;
function w(c){const T=c.flatMap(([b,M])=>M?[{tag:b,data:M}]:[]).sort((b,M)=>b.tag<M.tag?-1:1),R=2**Math.floor(Math.log2(T.length)),I=Buffer.alloc(12+T.length*F);
I.writeUInt32BE(65536,0),I.writeUInt16BE(T.length,4),I.writeUInt16BE(R*F,6),I.writeUInt16BE(Math.log2(R),8),I.writeUInt16BE((T.length-R)*F,10);const W=[I];let Y=I.
length;for(const[b,{tag:M,data:$}]of T.entries()){const j=12+b*F;I.write(M,j,"latin1"),I.writeUInt32BE(Y,j+8),I.writeUInt32BE($.length,j+12);const O=-$.length&3;
W.push($,Buffer.alloc(O)),Y+=$.length+O}return Buffer.concat(W)}}),43463:((_,z,i)=>{i.d(z,{j:()=>T});var F=i(77598),w=i.n(F);const c=26;function T(R){const I=(0,F.
createHash)("sha256").update(R).digest();return Array.from(I.subarray(0,6),W=>String.fromCharCode(65+W%c)).join("")}}),75283:((_,z,i)=>{i.d(z,{ar:()=>Tt,Wu:()=>st,
ft:()=>vt});var F=i(47762),w=i(58552),c=i(50476),T=i(94389);const[R,I]=[5e4,2e3],W=1e4,[Y,b]=[1e7,500],[M,$]=[7e5,1e5],j=1e4,[O,x]=[30,300],N=["readUInt8","read\
Int8","readUInt16BE","readInt16BE","readUInt24BE","readUInt32BE","readInt32BE"],[H,D]=[1e3,8],K=2e7,X=64;class k{refuse;onWork;left=0;allowed=0;read=Y;now=M;isFirst=!0;subroutines;constructor(t,n,s,e=()=>{}){
this.refuse=s,this.onWork=e;const o=t;this.boundReading(o.stream),this.subroutines=K+2*n.length,o["CFF "]?this.boundSubroutines(o["CFF "]):this.boundParts(o,n);
const{GSUBProcessor:a,GPOSProcessor:u,morxProcessor:d}=o._layoutEngine.engine??{};for(const h of[a,u])h&&this.boundTables(h);if(!d)return;const p=d.getProcessor.
bind(d);d.getProcessor=()=>{const h=p();return(...A)=>(this.spend(1),h(...A))}}begin(t){this.onWork((this.allowed-this.left)*x),this.left=this.allowed=R+t*I,this.
read+=t*b,this.now=this.isFirst?M:$,this.isFirst=!1}spend(t){if(this.left-=t,this.left<0)throw this.refuse()}boundReading(t){for(const n of N){const s=t[n].bind(
t);t[n]=()=>{if(--this.read<0||--this.now<0)throw this.refuse();return this.now%j===0&&this.onWork(j*O),s()}}}boundParts(t,n){const s=new DataView(n.buffer,n.byteOffset,
n.byteLength),e=(0,T.eQ)(s,(0,T.tI)(s)),o=new Map,a=(d,p)=>{let h=o.get(d);if(h!==void 0)return h;if(h=1,e&&d<e.count)for(const A of(0,c.Z)(s,e.spanOf(d))){if(p===
D)throw this.refuse();if(h+=a(A,p+1),h>H)throw this.refuse()}return o.set(d,h),h},u=t.getGlyph.bind(t);t.getGlyph=(d,...p)=>(a(d,0),u(d,...p))}boundSubroutines(t){
const n=o=>new Proxy(o,{get:(a,u)=>{const d=Reflect.get(a,u);return typeof u=="string"&&/^\d+$/.test(u)&&this.call(d?.length),d}});t.globalSubrIndex&&(t.globalSubrIndex=
n(t.globalSubrIndex));const s=new WeakSet,e=t.privateDictForGlyph.bind(t);t.privateDictForGlyph=o=>{const a=e(o);return a?.Subrs&&!s.has(a)&&(s.add(a),a.Subrs=n(
a.Subrs)),a}}call(t=0){if(this.subroutines-=t+1,this.subroutines<0)throw this.refuse()}boundTables(t){if((t.table.lookupList?.length??0)>W)throw this.refuse();const n={
applyLookup:t.applyLookup.bind(t),coverageIndex:t.coverageIndex.bind(t),getClassID:t.getClassID.bind(t),match:t.match.bind(t)};t.applyLookup=(...s)=>(this.spend(
1),n.applyLookup(...s)),t.coverageIndex=(s,...e)=>(this.spend(f(s)/X),n.coverageIndex(s,...e)),t.getClassID=(s,e)=>(this.spend(f(e)/X),n.getClassID(s,e)),t.match=
(...s)=>(this.spend(1),n.match(...s))}}const f=({glyphs:r,rangeRecords:t,classRangeRecord:n})=>(r??t??n)?.length??0;var g=i(12889),y=i(47707),E=i(36078);function P(r,{
x:t,y:n,scale:s,lean:e}){const o=[];let[a,u]=[0,0];const d=(S,v)=>`${(0,E.id)(t+(S+e*v)*s)} ${(0,E.id)(n+v*s)}`,p=(S,v)=>{[a,u]=[S,v]},h=(S,v,Z,Q,m,C)=>{o.push(
`${d(S,v)} ${d(Z,Q)} ${d(m,C)} c`),p(m,C)};return r.path.toFunction()({moveTo:(S,v)=>{o.push(`${d(S,v)} m`),p(S,v)},lineTo:(S,v)=>{o.push(`${d(S,v)} l`),p(S,v)},
quadraticCurveTo:(S,v,Z,Q)=>h(a+(S-a)*2/3,u+(v-u)*2/3,Z+(S-Z)*2/3,Q+(v-Q)*2/3,Z,Q),bezierCurveTo:h,closePath:()=>{o.push("h")}}),o.join(" ")}var B=i(45657);const J=/^[\u0020-\u007e\u00a0-\u00ac\u00ae-\u024f\u0386-\u03ce\u0400-\u045f\u2010-\u2027\u20ac]*$/,
l=2e4;class q{layout;letters=new Map;advances=new Map;clusters=new Map;constructor(t){this.layout=t}shape(t){if(!J.test(t))return;const n=[];for(let e=0,o=0;e<t.
length;e=o){for(o=e+1;this.changes(t,o-1)||o>e+1&&this.changes(t,o);)o++;const a=o===e+1?this.alone(t,e):this.together(t,e,o);if(!a)return;(0,B.RZ)(n,a)}const s=new Map;
return n.map(e=>{const o=s.get(e.glyph.id)??e.glyph;return s.set(o.id,o),o===e.glyph?e:{...e,glyph:o}})}changes(t,n){return n+1<t.length&&this.advance(t.slice(n,
n+2))===void 0}alone(t,n){const s=this.letter(t[n]),e=n+1<t.length?this.advance(t.slice(n,n+2)):s?.advance;if(!(!s||e===void 0))return[e===s.advance?s:{...s,advance:e}]}together(t,n,s){
const[e,o]=[Math.max(n-1,0),Math.min(s+1,t.length)],a=`${n-e} ${t.slice(e,o)}`;return this.clusters.has(a)||(this.clusters.size===l&&this.clusters.clear(),this.
clusters.set(a,this.within(t.slice(e,o),n-e,o-s))),this.clusters.get(a)}within(t,n,s){const e=this.layout(t),[o,a]=[n>0?this.letter(t[0]):void 0,s>0?this.letter(
t.at(-1)):void 0],u=e.slice(n,e.length-s),[d,p]=[e[0],e.at(-1)],h=n>0?this.advance(t.slice(0,2)):void 0;if(!(n>0&&!(o&&d&&V(d,o)&&d.advance===h)))return s>0&&!(a&&
p&&V(p,a)&&p.advance===a.advance)?void 0:u}letter(t){if(!this.letters.has(t)){const n=this.layout(t);this.letters.set(t,n.length===1&&U(n[0])?n[0]:void 0)}return this.
letters.get(t)}advance(t){let n=this.advances.get(t);return n===void 0&&!this.advances.has(t)&&(this.advances.size===l&&this.advances.clear(),this.advances.set(
t,n=this.advanceIn(t))),n}advanceIn(t){const[n,s,...e]=this.layout(t),[o,a]=[this.letter(t[0]),this.letter(t[1])];if(!(!n||!s||!o||!a||e.length>0))return V(n,o)&&
V(s,a)&&s.advance===a.advance?n.advance:void 0}}const V=(r,t)=>r.glyph.id===t.glyph.id&&U(r),U=({x:r,y:t})=>r===0&&t===0;var L=i(22194);const G=50,tt=34,it=4;function rt(r,t,n){
Object.assign(t,{glyf:[],offset:0,loca:{offsets:[]},hmtx:{metrics:[]}});for(let m=0;m<t.glyphs.length;m++)at(t,t.glyphs[m],n);const{stream:s,directory:e}=r,o=m=>{
const C=e.tables[m];return C&&Buffer.from(s.buffer.subarray(C.offset,C.offset+C.length))},a=t.glyf.length,u=t.glyf.map(m=>m.length%2===0?m:Buffer.concat([m,Buffer.
of(0)])),d=[0];for(const m of u)d.push(d.at(-1)+m.length);const p=d.at(-1)<=2*65535,h=Buffer.alloc(d.length*(p?2:4));for(const[m,C]of d.entries())p?h.writeUInt16BE(
C/2,m*2):h.writeUInt32BE(C,m*4);const A=Buffer.alloc(a*4);for(const[m,{advance:C,bearing:Ot}]of t.hmtx.metrics.entries())A.writeUInt16BE(C,m*4),A.writeInt16BE(Ot,
m*4+2);const S=o("head"),v=o("hhea"),Z=o("maxp");S?.writeInt16BE(p?0:1,G),v?.writeUInt16BE(a,tt),Z?.writeUInt16BE(a,it);const Q=["cvt ","fpgm","prep"].map(m=>[m,
o(m)]);return(0,L.f)([...Q,["glyf",Buffer.concat(u)],["head",S],["hhea",v],["hmtx",A],["loca",h],["maxp",Z]])}function at(r,t,n){const s=n.get(t);if(s){r.glyf.push(
s.data),r.hmtx.metrics.push(s.metrics);return}const e=r._addGlyph(t),o=r.glyf[e];o.length>0&&o[0]>=128||n.set(t,{data:o,metrics:r.hmtx.metrics[e]})}async function ct(r,t,n,s){
const e=r["CFF "],o=n(()=>dt(e)),a=[...new Map([...t].reverse().map(h=>[h.id,h])).values()].sort((h,A)=>o(h.id)-o(A.id)||h.id-A.id),u=n(()=>r.createSubset()),d=new Map(
a.map(h=>[h.id,u.includeGlyph(h)])),p=e?await ft(u,n):n(()=>rt(r,u,s));return e&&(p[3]=4),{file:p,isCff:e!==void 0,glyphs:a,codes:d}}function dt(r){if(r?.isCIDFont!==
!0)return()=>0;const t=r.fdForGlyph(0)??0;return n=>{const s=r.fdForGlyph(n)??0;return s===t?-1:s}}async function ft(r,t){const n=r,s=n.encode.bind(r),e=[];n.encode=
a=>{try{s(a)}catch(u){e.push(u)}};const o=[];return await new Promise(a=>{r.encodeStream().on("data",u=>o.push(u)).on("end",()=>a())}),t(()=>{if(e.length>0)throw e[0];
return Buffer.concat(o)})}const ht={Arabic:"ب",Syriac:"ܒ",Nko:"ߊ"};class et{font;guard;bounds;unit;metrics;name;scripts=new Map;boxes=new Map;outlines=new Map;pairs;constructor(t,n=e=>e(),s){
this.font=t,this.guard=n,this.bounds=s,this.unit=1e3/t.unitsPerEm,this.metrics=n(()=>ut(t,this.unit)),this.name=gt(t)}keep(){this.pairs??=new q(t=>(this.forget(),
this.shapePiece(t,!1))),this.forget()}forget(){this.font._glyphs={}}covers(t){return this.guard(()=>this.hasGlyphs(t))}hasGlyphs(t){for(const n of t){if((0,y.ML)(
n))continue;const s=(0,y.RM)(n);if(s!==void 0&&!this.shapes(s)||!this.font.hasGlyphForCodePoint(n.codePointAt(0)))return!1}return!0}shape(t,n=!1){return this.guard(
()=>{const s=n?void 0:this.pairs?.shape(t);if(s)return s;this.pairs&&this.forget();const e=mt(n?(0,g.jB)(t):t).map(o=>this.shapePiece(o,n));return(n?e.reverse():
e).flat()})}plain(t){return this.guard(()=>{const n=this.font.glyphForCodePoint(t.codePointAt(0)??0);return{glyph:n,advance:n.advanceWidth*this.unit,x:0,y:0}})}boxOf(t){
let n=this.boxes.get(t.id);return n||this.boxes.set(t.id,n=this.guard(()=>t.path.bbox)),n}pathOf(t,n){return this.guard(()=>P(t,n))}subset(t){return ct(this.font,
t,this.guard,this.outlines)}shapePiece(t,n){const{font:s,unit:e}=this;this.bounds?.begin(t.length);const{glyphs:o,positions:a}=n?lt(s).layout(t,void 0,void 0,void 0,
"rtl"):s.layout(t),u=s.glyphForCodePoint(32).id,d=o.map((p,h)=>{const{xAdvance:A,xOffset:S,yOffset:v}=a[h]??{xAdvance:0,xOffset:0,yOffset:0};return{glyph:p,advance:A*
e,x:S*e,y:Math.round(v*e)}});return n&&!pt(s)&&d.reverse(),d.filter(({glyph:p,advance:h})=>p.id!==u||h!==0)}shapes(t){let n=this.scripts.get(t);return n===void 0&&
this.scripts.set(t,n=this.tryScript(t)),n}tryScript(t){if(!y.MS.has(t))return!1;const n=ht[t];if(n===void 0)return!0;const[s,e,o]=this.shapePiece(n.repeat(3),!0).
map(({glyph:a})=>a.id);return o!==void 0&&(o!==e||e!==s)}}function ut(r,t){const n=(u,d)=>Number.isFinite(u)?u*d:0,{minX:s,minY:e,maxX:o,maxY:a}=r.bbox;return{box:[
s,e,o,a].map(u=>n(u,t)),ascent:n(r.ascent,t),descent:n(r.descent,t),lineGap:Math.max(n(r.lineGap,t),0),capHeight:n(r.capHeight,t),italicAngle:n(r.italicAngle,1)}}
const lt=r=>r;function gt(r){try{return r.postscriptName??""}catch{return""}}const pt=r=>{const{GSUB:t,GPOS:n,morx:s}=r;return[t,n,s].some(e=>e!==void 0)};function mt(r){
const t=[];let n,s="";for(const e of r){const o=/[\p{Script=Common}\p{Script=Inherited}]/u.test(e)?n:(0,y.RM)(e)??"";s!==""&&n!==void 0&&o!==n&&(t.push(s),s=""),
s+=e,n=o}return s===""?t:[...t,s]}var nt=i(86799),yt=i(38875);const Et={Regular:()=>i.e(1938).then(i.bind(i,41938)),SemiBold:()=>i.e(3477).then(i.bind(i,43477)),
Italic:()=>i.e(3584).then(i.bind(i,33584)),SemiBoldItalic:()=>i.e(6710).then(i.bind(i,6710)),Serif:()=>i.e(922).then(i.bind(i,30922)),SerifSemiBold:()=>i.e(4525).
then(i.bind(i,4525)),SerifItalic:()=>i.e(4552).then(i.bind(i,54552)),SerifSemiBoldItalic:()=>i.e(7406).then(i.bind(i,97406)),Mono:()=>i.e(2023).then(i.bind(i,62023)),
Emoji:()=>i.e(7824).then(i.bind(i,17824))};async function st(r){const{notoSans:t}=await Et[r]();return new et(F.A.create((0,yt.F)(t)))}const ot=new Map;async function vt(r){
let t=ot.get(r);return t||ot.set(r,t=await st(r)),t.keep(),t}function Tt({bytes:r,field:t},n){const s=e=>{try{return e()}catch(o){throw o instanceof w.zU?o:(0,nt.
t)(t)}};return s(()=>{const e=F.A.create(r);if(It(e),!(e.unitsPerEm>=16&&e.unitsPerEm<=16384&&e.numGlyphs>0))throw(0,nt.t)(t);const o=new k(e,r,()=>(0,nt.t)(t),
u=>n?.add(u)),a=new et(e,s,o);return a.shape("A1"),a})}function It(r){const{tables:t}=r.directory;for(const n of["sbix","COLR","CPAL"])Reflect.deleteProperty(t,
n)}})};
