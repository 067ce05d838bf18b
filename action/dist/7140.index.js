"use strict";exports.id=7140,exports.ids=[7140],exports.modules={41578:((tt,V,i)=>{i.d(V,{r:()=>x});var U=i(45657),R=i(48249),f=i(45599),E=i(16456),b=i(94389),v=i(88739),W=i(
43463);const Y=120;async function x(O,L){const{unit:$,metrics:G}=O,{file:D,isCff:j,glyphs:Q,codes:k}=await O.subset(L),h=({id:l})=>k.get(l)??0,g=(0,f.UU)(`${(0,W.
j)(D)}+${z(O.name)}`),T=(0,R.Kc)(D),y=(0,R.Kc)(Buffer.from((0,v.U)(Q.map(l=>[h(l),l.codePoints])),"latin1")),M=Q.flatMap(l=>[h(l),[l.advanceWidth*$]]),A=j?{Subtype:(0,f.
UU)("CIDFontType0C"),Filter:(0,f.UU)("FlateDecode")}:{Length1:D.length,Filter:(0,f.UU)("FlateDecode")};return{addTo:(l,q=l.add(null),Z=!1)=>{const F=Z?(0,R.Kc)(
P(j?[0,...k.values()]:N(D))):void 0,C=(0,f.jd)({Type:(0,f.UU)("FontDescriptor"),FontName:g,Flags:E.jp,FontBBox:[...G.box],ItalicAngle:G.italicAngle,Ascent:G.ascent,
Descent:G.descent,CapHeight:G.capHeight,StemV:Y,CIDSet:F&&l.add(new f.Z6((0,f.jd)({Filter:(0,f.UU)("FlateDecode")}),F)),[j?"FontFile3":"FontFile2"]:l.add(new f.
Z6((0,f.jd)(A),T))}),K=(0,f.jd)({Type:(0,f.UU)("Font"),Subtype:(0,f.UU)(j?"CIDFontType0":"CIDFontType2"),BaseFont:g,CIDSystemInfo:(0,f.jd)({Registry:(0,f.Px)("A\
dobe"),Ordering:(0,f.Px)("Identity"),Supplement:0}),CIDToGIDMap:j?void 0:(0,f.UU)("Identity"),FontDescriptor:l.add(C),W:[...M]});return l.put(q,(0,f.jd)({Type:(0,f.
UU)("Font"),Subtype:(0,f.UU)("Type0"),BaseFont:g,Encoding:(0,f.UU)("Identity-H"),DescendantFonts:[l.add(K)],ToUnicode:l.add(new f.Z6((0,f.jd)({Filter:(0,f.UU)("\
FlateDecode")}),y))})),q},codeOf:l=>(0,v.B)(h(l))}}function P(O){const L=new Uint8Array(((0,U.Kf)(O)>>3)+1);for(const $ of O)L[$>>3]|=128>>($&7);return L}function N(O){
const L=new DataView(O.buffer,O.byteOffset,O.byteLength),$=L.getUint16((0,b.tI)(L).get("maxp").at+4);return Array.from({length:$},(G,D)=>D)}const z=O=>O.replace(
/[^\w-]/g,"").slice(0,100)||"Font"}),86799:((tt,V,i)=>{i.d(V,{t:()=>k,g:()=>O});var U=i(58552),R=i(59277);const[f,E]=[16,12],b=200;function v(h){const g=new DataView(
h.buffer,h.byteOffset,h.byteLength);if(g.getUint32(8)===0)return;const T=g.getUint32(12),y=g.getUint16(T+4);if(y===0||y>b)return;const M=Array.from({length:y},(F,C)=>{
const K=T+E+C*f;return{record:h.subarray(K,K+f),from:g.getUint32(K+8),length:g.getUint32(K+12)}}),A=M.map(({length:F})=>Math.ceil(F/4)*4),H=A.reduce((F,C)=>F+C,
E+y*f);if(H>h.length+4*y||M.some(({from:F,length:C})=>F+C>h.length))return;const l=new Uint8Array(H),q=new DataView(l.buffer);l.set(h.subarray(T,T+E));let Z=E+y*
f;for(const[F,{record:C,from:K,length:_}]of M.entries())l.set(C,E+F*f),q.setUint32(E+F*f+8,Z),l.set(h.subarray(K,K+_),Z),Z+=A[F];return l}var W=i(94389);const Y="\
it must be a TrueType or OpenType font (.ttf or .otf)",x=2,P=12,N=256,z=512;function O({bytes:h},g){const T=A=>(0,U.G6)([{field:g,message:A}]),y=(0,R.y)(h)==="a\
 font collection"?L(h):h;if(!y)throw T(D);const M=$(y);if(M!==void 0)throw T(M);return{bytes:y,field:g}}function L(h){try{return v(h)}catch(g){if(g instanceof RangeError)
return;throw g}}function $(h){const g=(0,R.y)(h);if(g!=="a TrueType font"&&g!=="an OpenType font")return`is ${g??"not a font"}; ${Y}`;try{const T=new DataView(h.
buffer,h.byteOffset,h.byteLength),y=(0,W.tI)(T);if(![...y.values()].every(({at:A,length:H})=>A+H<=h.length))return j;if(G.some(A=>!y.has(A)))return D;if(!y.has(
"CFF ")&&!(y.has("glyf")&&y.has("loca")))return"has no outlines that a PDF document can hold; give a font with TrueType or CFF outlines";const M=y.get("OS/2");return M&&
Q(T.getUint16(M.at+8))}catch(T){if(T instanceof RangeError)return j;throw T}}const G=["head","hhea","hmtx","maxp","cmap"],D="is a damaged font; give a complete \
TrueType or OpenType font",j="ends too early for a font; give a complete TrueType or OpenType font";function Q(h){const g=T=>`is a font whose license (fsType) ${T}\
; give a font that may be embedded`;return h&x&&!(h&P)?g("forbids embedding"):h&N?g("forbids embedding only the characters that are used"):h&z?g("forbids embedd\
ing its outlines"):void 0}const k=h=>(0,U.G6)([{field:h,message:h==="file"?`has a font in a style sheet that ${D}`:D}])}),22194:((tt,V,i)=>{i.d(V,{f:()=>R});const U=16;
function R(f){const E=f.flatMap(([x,P])=>P?[{tag:x,data:P}]:[]).sort((x,P)=>x.tag<P.tag?-1:1),b=2**Math.floor(Math.log2(E.length)),v=Buffer.alloc(12+E.length*U);
v.writeUInt32BE(65536,0),v.writeUInt16BE(E.length,4),v.writeUInt16BE(b*U,6),v.writeUInt16BE(Math.log2(b),8),v.writeUInt16BE((E.length-b)*U,10);const W=[v];let Y=v.
length;for(const[x,{tag:P,data:N}]of E.entries()){const z=12+x*U;v.write(P,z,"latin1"),v.writeUInt32BE(Y,z+8),v.writeUInt32BE(N.length,z+12);const O=-N.length&3;
W.push(N,Buffer.alloc(O)),Y+=N.length+O}return Buffer.concat(W)}}),43463:((tt,V,i)=>{i.d(V,{j:()=>E});var U=i(77598),R=i.n(U);const f=26;function E(b){const v=(0,U.
createHash)("sha256").update(b).digest();return Array.from(v.subarray(0,6),W=>String.fromCharCode(65+W%f)).join("")}}),75283:((tt,V,i)=>{i.d(V,{ar:()=>Ut,Wu:()=>ot,
ft:()=>It});var U=i(47762),R=i(58552),f=i(50476),E=i(94389);const[b,v]=[5e4,2e3],W=1e4,[Y,x]=[1e7,500],[P,N]=[35e4,5e4],z=1e6,O=["GSUB","GPOS","GDEF","kern","mo\
rx","cmap","post","name"],L=1e6,$=100,G=1e4,[D,j]=[30,300],Q=["readUInt8","readInt8","readUInt16BE","readInt16BE","readUInt24BE","readUInt32BE","readInt32BE"],[
k,h]=[1e3,8],g=2e7,T=64;class y{refuse;onWork;left=0;allowed=0;read=Y;now=P;isFirst=!0;kept=z;texts=L;subroutines;constructor(t,n,s,e=()=>{}){this.refuse=s,this.
onWork=e;const o=t;if(this.boundReading(o.stream,n),(o.kern?.tables?.length??0)>$)throw s();this.subroutines=g+2*n.length,o["CFF "]?this.boundSubroutines(o["CFF\
 "]):this.boundParts(o,n);const{GSUBProcessor:a,GPOSProcessor:d,morxProcessor:c}=o._layoutEngine.engine??{};for(const u of[a,d])u&&this.boundTables(u);if(!c)return;
const p=c.getProcessor.bind(c);c.getProcessor=()=>{const u=p();return(...B)=>(this.spend(1),u(...B))}}begin(t){this.onWork((this.allowed-this.left)*j),this.left=
this.allowed=b+t*v,this.read+=t*x,this.now=this.isFirst?P:N,this.isFirst=!1}spend(t){if(this.left-=t,this.left<0)throw this.refuse()}boundReading(t,n){const s=(0,E.
tI)(new DataView(n.buffer,n.byteOffset,n.byteLength)),e=O.flatMap(d=>s.get(d)??[]),o=d=>e.some(c=>d>=c.at&&d<c.at+c.length),a=t.readString.bind(t);t.readString=
(d,...c)=>{if(this.texts-=d,this.texts<0)throw this.refuse();return a(d,...c)};for(const d of Q){const c=t[d].bind(t);t[d]=()=>{if(--this.read<0||--this.now<0||
o(t.pos)&&--this.kept<0)throw this.refuse();return this.now%G===0&&this.onWork(G*D),c()}}}boundParts(t,n){const s=new DataView(n.buffer,n.byteOffset,n.byteLength),
e=(0,E.eQ)(s,(0,E.tI)(s)),o=new Map,a=(c,p)=>{let u=o.get(c);if(u!==void 0)return u;if(u=1,e&&c<e.count)for(const B of(0,f.Z)(s,e.spanOf(c))){if(p===h)throw this.
refuse();if(u+=a(B,p+1),u>k)throw this.refuse()}return o.set(c,u),u},d=t.getGlyph.bind(t);t.getGlyph=(c,...p)=>(a(c,0),d(c,...p))}boundSubroutines(t){const n=o=>new Proxy(
o,{get:(a,d)=>{const c=Reflect.get(a,d);return typeof d=="string"&&/^\d+$/.test(d)&&this.call(c?.length),c}});t.globalSubrIndex&&(t.globalSubrIndex=n(t.globalSubrIndex));
const s=new WeakSet,e=t.privateDictForGlyph.bind(t);t.privateDictForGlyph=o=>{const a=e(o);return a?.Subrs&&!s.has(a)&&(s.add(a),a.Subrs=n(a.Subrs)),a}}call(t=0){
if(this.subroutines-=t+1,this.subroutines<0)throw this.refuse()}boundTables(t){if((t.table.lookupList?.length??0)>W)throw this.refuse();const n={applyLookup:t.applyLookup.
bind(t),coverageIndex:t.coverageIndex.bind(t),getClassID:t.getClassID.bind(t),match:t.match.bind(t)};t.applyLookup=(...s)=>(this.spend(1),n.applyLookup(...s)),t.
coverageIndex=(s,...e)=>(this.spend(M(s)/T),n.coverageIndex(s,...e)),t.getClassID=(s,e)=>(this.spend(M(e)/T),n.getClassID(s,e)),t.match=(...s)=>(this.spend(1),n.
match(...s))}}const M=({glyphs:r,rangeRecords:t,classRangeRecord:n})=>(r??t??n)?.length??0;var A=i(12889),H=i(47707),l=i(36078);function q(r,{x:t,y:n,scale:s,lean:e}){
const o=[];let[a,d]=[0,0];const c=(I,S)=>`${(0,l.id)(t+(I+e*S)*s)} ${(0,l.id)(n+S*s)}`,p=(I,S)=>{[a,d]=[I,S]},u=(I,S,X,J,m,w)=>{o.push(`${c(I,S)} ${c(X,J)} ${c(
m,w)} c`),p(m,w)};return r.path.toFunction()({moveTo:(I,S)=>{o.push(`${c(I,S)} m`),p(I,S)},lineTo:(I,S)=>{o.push(`${c(I,S)} l`),p(I,S)},quadraticCurveTo:(I,S,X,J)=>u(
a+(I-a)*2/3,d+(S-d)*2/3,X+(I-X)*2/3,J+(S-J)*2/3,X,J),bezierCurveTo:u,closePath:()=>{o.push("h")}}),o.join(" ")}var Z=i(45657);const F=/^[\u0020-\u007e\u00a0-\u00ac\u00ae-\u024f\u0386-\u03ce\u0400-\u045f\u2010-\u2027\u20ac]*$/,
C=2e4;class K{layout;letters=new Map;advances=new Map;clusters=new Map;constructor(t){this.layout=t}shape(t){if(!F.test(t))return;const n=[];for(let e=0,o=0;e<t.
length;e=o){for(o=e+1;this.changes(t,o-1)||o>e+1&&this.changes(t,o);)o++;const a=o===e+1?this.alone(t,e):this.together(t,e,o);if(!a)return;(0,Z.RZ)(n,a)}const s=new Map;
return n.map(e=>{const o=s.get(e.glyph.id)??e.glyph;return s.set(o.id,o),o===e.glyph?e:{...e,glyph:o}})}changes(t,n){return n+1<t.length&&this.advance(t.slice(n,
n+2))===void 0}alone(t,n){const s=this.letter(t[n]),e=n+1<t.length?this.advance(t.slice(n,n+2)):s?.advance;if(!(!s||e===void 0))return[e===s.advance?s:{...s,advance:e}]}together(t,n,s){
const[e,o]=[Math.max(n-1,0),Math.min(s+1,t.length)],a=`${n-e} ${t.slice(e,o)}`;return this.clusters.has(a)||(this.clusters.size===C&&this.clusters.clear(),this.
clusters.set(a,this.within(t.slice(e,o),n-e,o-s))),this.clusters.get(a)}within(t,n,s){const e=this.layout(t),[o,a]=[n>0?this.letter(t[0]):void 0,s>0?this.letter(
t.at(-1)):void 0],d=e.slice(n,e.length-s),[c,p]=[e[0],e.at(-1)],u=n>0?this.advance(t.slice(0,2)):void 0;if(!(n>0&&!(o&&c&&_(c,o)&&c.advance===u)))return s>0&&!(a&&
p&&_(p,a)&&p.advance===a.advance)?void 0:d}letter(t){if(!this.letters.has(t)){const n=this.layout(t);this.letters.set(t,n.length===1&&et(n[0])?n[0]:void 0)}return this.
letters.get(t)}advance(t){let n=this.advances.get(t);return n===void 0&&!this.advances.has(t)&&(this.advances.size===C&&this.advances.clear(),this.advances.set(
t,n=this.advanceIn(t))),n}advanceIn(t){const[n,s,...e]=this.layout(t),[o,a]=[this.letter(t[0]),this.letter(t[1])];if(!(!n||!s||!o||!a||e.length>0))return _(n,o)&&
_(s,a)&&s.advance===a.advance?n.advance:void 0}}const _=(r,t)=>r.glyph.id===t.glyph.id&&et(r),et=({x:r,y:t})=>r===0&&t===0;var rt=i(22194);const at=50,ct=34,dt=4;
function ft(r,t,n){Object.assign(t,{glyf:[],offset:0,loca:{offsets:[]},hmtx:{metrics:[]}});for(let m=0;m<t.glyphs.length;m++)ht(t,t.glyphs[m],n);const{stream:s,
directory:e}=r,o=m=>{const w=e.tables[m];return w&&Buffer.from(s.buffer.subarray(w.offset,w.offset+w.length))},a=t.glyf.length,d=t.glyf.map(m=>m.length%2===0?m:
Buffer.concat([m,Buffer.of(0)])),c=[0];for(const m of d)c.push(c.at(-1)+m.length);const p=c.at(-1)<=2*65535,u=Buffer.alloc(c.length*(p?2:4));for(const[m,w]of c.
entries())p?u.writeUInt16BE(w/2,m*2):u.writeUInt32BE(w,m*4);const B=Buffer.alloc(a*4);for(const[m,{advance:w,bearing:Mt}]of t.hmtx.metrics.entries())B.writeUInt16BE(
w,m*4),B.writeInt16BE(Mt,m*4+2);const I=o("head"),S=o("hhea"),X=o("maxp");I?.writeInt16BE(p?0:1,at),S?.writeUInt16BE(a,ct),X?.writeUInt16BE(a,dt);const J=["cvt ",
"fpgm","prep"].map(m=>[m,o(m)]);return(0,rt.f)([...J,["glyf",Buffer.concat(d)],["head",I],["hhea",S],["hmtx",B],["loca",u],["maxp",X]])}function ht(r,t,n){const s=n.
get(t);if(s){r.glyf.push(s.data),r.hmtx.metrics.push(s.metrics);return}const e=r._addGlyph(t),o=r.glyf[e];o.length>0&&o[0]>=128||n.set(t,{data:o,metrics:r.hmtx.
metrics[e]})}async function ut(r,t,n,s){const e=r["CFF "],o=n(()=>lt(e)),a=[...new Map([...t].reverse().map(u=>[u.id,u])).values()].sort((u,B)=>o(u.id)-o(B.id)||
u.id-B.id),d=n(()=>r.createSubset()),c=new Map(a.map(u=>[u.id,d.includeGlyph(u)])),p=e?await gt(d,n):n(()=>ft(r,d,s));return e&&(p[3]=4),{file:p,isCff:e!==void 0,
glyphs:a,codes:c}}function lt(r){if(r?.isCIDFont!==!0)return()=>0;const t=r.fdForGlyph(0)??0;return n=>{const s=r.fdForGlyph(n)??0;return s===t?-1:s}}async function gt(r,t){
const n=r,s=n.encode.bind(r),e=[];n.encode=a=>{try{s(a)}catch(d){e.push(d)}};const o=[];return await new Promise(a=>{r.encodeStream().on("data",d=>o.push(d)).on(
"end",()=>a())}),t(()=>{if(e.length>0)throw e[0];return Buffer.concat(o)})}const pt={Arabic:"ب",Syriac:"ܒ",Nko:"ߊ"};class st{font;guard;bounds;unit;metrics;name;scripts=new Map;boxes=new Map;outlines=new Map;pairs;constructor(t,n=e=>e(),s){
this.font=t,this.guard=n,this.bounds=s,this.unit=1e3/t.unitsPerEm,this.metrics=n(()=>mt(t,this.unit)),this.name=Et(t)}keep(){this.pairs??=new K(t=>(this.forget(),
this.shapePiece(t,!1))),this.forget()}forget(){this.font._glyphs={}}covers(t){return this.guard(()=>this.hasGlyphs(t))}hasGlyphs(t){for(const n of t){if((0,H.ML)(
n))continue;const s=(0,H.RM)(n);if(s!==void 0&&!this.shapes(s)||!this.font.hasGlyphForCodePoint(n.codePointAt(0)))return!1}return!0}shape(t,n=!1){return this.guard(
()=>{const s=n?void 0:this.pairs?.shape(t);if(s)return s;this.pairs&&this.forget();const e=St(n?(0,A.jB)(t):t).map(o=>this.shapePiece(o,n));return(n?e.reverse():
e).flat()})}plain(t){return this.guard(()=>{const n=this.font.glyphForCodePoint(t.codePointAt(0)??0);return{glyph:n,advance:n.advanceWidth*this.unit,x:0,y:0}})}boxOf(t){
let n=this.boxes.get(t.id);return n||this.boxes.set(t.id,n=this.guard(()=>t.path.bbox)),n}pathOf(t,n){return this.guard(()=>q(t,n))}subset(t){return ut(this.font,
t,this.guard,this.outlines)}shapePiece(t,n){const{font:s,unit:e}=this;this.bounds?.begin(t.length);const{glyphs:o,positions:a}=n?yt(s).layout(t,void 0,void 0,void 0,
"rtl"):s.layout(t),d=s.glyphForCodePoint(32).id,c=o.map((p,u)=>{const{xAdvance:B,xOffset:I,yOffset:S}=a[u]??{xAdvance:0,xOffset:0,yOffset:0};return{glyph:p,advance:B*
e,x:I*e,y:Math.round(S*e)}});return n&&!Tt(s)&&c.reverse(),c.filter(({glyph:p,advance:u})=>p.id!==d||u!==0)}shapes(t){let n=this.scripts.get(t);return n===void 0&&
this.scripts.set(t,n=this.tryScript(t)),n}tryScript(t){if(!H.MS.has(t))return!1;const n=pt[t];if(n===void 0)return!0;const[s,e,o]=this.shapePiece(n.repeat(3),!0).
map(({glyph:a})=>a.id);return o!==void 0&&(o!==e||e!==s)}}function mt(r,t){const n=(d,c)=>Number.isFinite(d)?d*c:0,{minX:s,minY:e,maxX:o,maxY:a}=r.bbox;return{box:[
s,e,o,a].map(d=>n(d,t)),ascent:n(r.ascent,t),descent:n(r.descent,t),lineGap:Math.max(n(r.lineGap,t),0),capHeight:n(r.capHeight,t),italicAngle:n(r.italicAngle,1)}}
const yt=r=>r;function Et(r){try{return r.postscriptName??""}catch{return""}}const Tt=r=>{const{GSUB:t,GPOS:n,morx:s}=r;return[t,n,s].some(e=>e!==void 0)};function St(r){
const t=[];let n,s="";for(const e of r){const o=/[\p{Script=Common}\p{Script=Inherited}]/u.test(e)?n:(0,H.RM)(e)??"";s!==""&&n!==void 0&&o!==n&&(t.push(s),s=""),
s+=e,n=o}return s===""?t:[...t,s]}var nt=i(86799),vt=i(38875);const Ot={Regular:()=>i.e(1938).then(i.bind(i,41938)),SemiBold:()=>i.e(3477).then(i.bind(i,43477)),
Italic:()=>i.e(3584).then(i.bind(i,33584)),SemiBoldItalic:()=>i.e(6710).then(i.bind(i,6710)),Serif:()=>i.e(922).then(i.bind(i,30922)),SerifSemiBold:()=>i.e(4525).
then(i.bind(i,4525)),SerifItalic:()=>i.e(4552).then(i.bind(i,54552)),SerifSemiBoldItalic:()=>i.e(7406).then(i.bind(i,97406)),Mono:()=>i.e(2023).then(i.bind(i,62023)),
Emoji:()=>i.e(7824).then(i.bind(i,17824))};async function ot(r){const{notoSans:t}=await Ot[r]();return new st(U.A.create((0,vt.F)(t)))}const it=new Map;async function It(r){
let t=it.get(r);return t||it.set(r,t=await ot(r)),t.keep(),t}function Ut({bytes:r,field:t},n){const s=e=>{try{return e()}catch(o){throw o instanceof R.zU?o:(0,nt.
t)(t)}};return s(()=>{const e=U.A.create(r);if(Ft(e),!(e.unitsPerEm>=16&&e.unitsPerEm<=16384&&e.numGlyphs>0))throw(0,nt.t)(t);const o=new y(e,r,()=>(0,nt.t)(t),
d=>n?.add(d)),a=new st(e,s,o);return a.shape("A1"),a})}function Ft(r){const{tables:t}=r.directory;for(const n of["sbix","COLR","CPAL"])Reflect.deleteProperty(t,
n)}})};
