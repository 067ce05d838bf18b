"use strict";exports.id=7140,exports.ids=[7140],exports.modules={41578:((_,W,o)=>{o.d(W,{r:()=>C});var F=o(45657),L=o(81679),c=o(45599),O=o(16456),R=o(94389),E=o(88739),G=o(
43463);const Y=120;async function C(U,b){const{unit:H,metrics:$}=U,{file:D,isCff:S,glyphs:Z,codes:k}=await U.subset(b),d=({id:l})=>k.get(l)??0,h=(0,c.UU)(`${(0,G.
j)(D)}+${N(U.name)}`),T=(0,L.Kc)(D),y=(0,L.Kc)(Buffer.from((0,E.U)(Z.map(l=>[d(l),l.codePoints])),"latin1")),B=Z.flatMap(l=>[d(l),[l.advanceWidth*H]]),x=S?{Subtype:(0,c.
UU)("CIDFontType0C"),Filter:(0,c.UU)("FlateDecode")}:{Length1:D.length,Filter:(0,c.UU)("FlateDecode")};return{addTo:(l,q=l.add(null),V=!1)=>{const P=V?(0,L.Kc)(
A(S?[0,...k.values()]:M(D))):void 0,j=(0,c.jd)({Type:(0,c.UU)("FontDescriptor"),FontName:h,Flags:O.jp,FontBBox:[...$.box],ItalicAngle:$.italicAngle,Ascent:$.ascent,
Descent:$.descent,CapHeight:$.capHeight,StemV:Y,CIDSet:P&&l.add(new c.Z6((0,c.jd)({Filter:(0,c.UU)("FlateDecode")}),P)),[S?"FontFile3":"FontFile2"]:l.add(new c.
Z6((0,c.jd)(x),T))}),K=(0,c.jd)({Type:(0,c.UU)("Font"),Subtype:(0,c.UU)(S?"CIDFontType0":"CIDFontType2"),BaseFont:h,CIDSystemInfo:(0,c.jd)({Registry:(0,c.Px)("A\
dobe"),Ordering:(0,c.Px)("Identity"),Supplement:0}),CIDToGIDMap:S?void 0:(0,c.UU)("Identity"),FontDescriptor:l.add(j),W:[...B]});return l.put(q,(0,c.jd)({Type:(0,c.
UU)("Font"),Subtype:(0,c.UU)("Type0"),BaseFont:h,Encoding:(0,c.UU)("Identity-H"),DescendantFonts:[l.add(K)],ToUnicode:l.add(new c.Z6((0,c.jd)({Filter:(0,c.UU)("\
FlateDecode")}),y))})),q},codeOf:l=>(0,E.B)(d(l))}}function A(U){const b=new Uint8Array(((0,F.Kf)(U)>>3)+1);for(const H of U)b[H>>3]|=128>>(H&7);return b}function M(U){
const b=new DataView(U.buffer,U.byteOffset,U.byteLength),H=b.getUint16((0,R.tI)(b).get("maxp").at+4);return Array.from({length:H},($,D)=>D)}const N=U=>U.replace(
/[^\w-]/g,"").slice(0,100)||"Font"}),86799:((_,W,o)=>{o.d(W,{t:()=>k,g:()=>U});var F=o(58552),L=o(59277);const[c,O]=[16,12],R=200;function E(d){const h=new DataView(
d.buffer,d.byteOffset,d.byteLength);if(h.getUint32(8)===0)return;const T=h.getUint32(12),y=h.getUint16(T+4);if(y===0||y>R)return;const B=Array.from({length:y},(P,j)=>{
const K=T+O+j*c;return{record:d.subarray(K,K+c),from:h.getUint32(K+8),length:h.getUint32(K+12)}}),x=B.map(({length:P})=>Math.ceil(P/4)*4),J=x.reduce((P,j)=>P+j,
O+y*c);if(J>d.length+4*y||B.some(({from:P,length:j})=>P+j>d.length))return;const l=new Uint8Array(J),q=new DataView(l.buffer);l.set(d.subarray(T,T+O));let V=O+y*
c;for(const[P,{record:j,from:K,length:tt}]of B.entries())l.set(j,O+P*c),q.setUint32(O+P*c+8,V),l.set(d.subarray(K,K+tt),V),V+=x[P];return l}var G=o(94389);const Y="\
it must be a TrueType or OpenType font (.ttf or .otf)",C=2,A=12,M=256,N=512;function U({bytes:d},h){const T=x=>(0,F.G6)([{field:h,message:x}]),y=(0,L.y)(d)==="a\
 font collection"?b(d):d;if(!y)throw T(D);const B=H(y);if(B!==void 0)throw T(B);return{bytes:y,field:h}}function b(d){try{return E(d)}catch(h){if(h instanceof RangeError)
return;throw h}}function H(d){const h=(0,L.y)(d);if(h!=="a TrueType font"&&h!=="an OpenType font")return`is ${h??"not a font"}; ${Y}`;try{const T=new DataView(d.
buffer,d.byteOffset,d.byteLength),y=(0,G.tI)(T);if(![...y.values()].every(({at:x,length:J})=>x+J<=d.length))return S;if($.some(x=>!y.has(x)))return D;if(!y.has(
"CFF ")&&!(y.has("glyf")&&y.has("loca")))return"has no outlines that a PDF document can hold; give a font with TrueType or CFF outlines";const B=y.get("OS/2");return B&&
Z(T.getUint16(B.at+8))}catch(T){if(T instanceof RangeError)return S;throw T}}const $=["head","hhea","hmtx","maxp","cmap"],D="is a damaged font; give a complete \
TrueType or OpenType font",S="ends too early for a font; give a complete TrueType or OpenType font";function Z(d){const h=T=>`is a font whose license (fsType) ${T}\
; give a font that may be embedded`;return d&C&&!(d&A)?h("forbids embedding"):d&M?h("forbids embedding only the characters that are used"):d&N?h("forbids embedd\
ing its outlines"):void 0}const k=d=>(0,F.G6)([{field:d,message:d==="file"?`has a font in a style sheet that ${D}`:D}])}),22194:((_,W,o)=>{o.d(W,{f:()=>L});const F=16;
function L(c){const O=c.flatMap(([C,A])=>A?[{tag:C,data:A}]:[]).sort((C,A)=>C.tag<A.tag?-1:1),R=2**Math.floor(Math.log2(O.length)),E=Buffer.alloc(12+O.length*F);
E.writeUInt32BE(65536,0),E.writeUInt16BE(O.length,4),E.writeUInt16BE(R*F,6),E.writeUInt16BE(Math.log2(R),8),E.writeUInt16BE((O.length-R)*F,10);const G=[E];let Y=E.
length;for(const[C,{tag:A,data:M}]of O.entries()){const N=12+C*F;E.write(A,N,"latin1"),E.writeUInt32BE(Y,N+8),E.writeUInt32BE(M.length,N+12);const U=-M.length&3;
G.push(M,Buffer.alloc(U)),Y+=M.length+U}return Buffer.concat(G)}}),43463:((_,W,o)=>{o.d(W,{j:()=>O});var F=o(77598),L=o.n(F);const c=26;function O(R){const E=(0,F.
createHash)("sha256").update(R).digest();return Array.from(E.subarray(0,6),G=>String.fromCharCode(65+G%c)).join("")}}),75283:((_,W,o)=>{o.d(W,{ar:()=>ct,Wu:()=>et,
ft:()=>at});var F=o(47762),L=o(58552),c=o(25747);const[O,R]=[5e4,2e3],E=1e4,G=64;class Y{refuse;left=0;constructor(t,n,e){this.refuse=e;const s=t;this.boundGlyphs(
s,n);const{GSUBProcessor:i,GPOSProcessor:a,morxProcessor:f}=s._layoutEngine.engine??{};for(const g of[i,a])g&&this.boundTables(g);if(!f)return;const u=f.getProcessor.
bind(f);f.getProcessor=()=>{const g=u();return(...p)=>(this.spend(1),g(...p))}}begin(t){this.left=O+t*R}spend(t){if(this.left-=t,this.left<0)throw this.refuse()}boundGlyphs(t,n){
const e=(0,c.D)(n),s=new Set,i=t.getGlyph.bind(t);t.getGlyph=(a,...f)=>{if(!s.has(a)){if(!e?.glyph(a))throw this.refuse();s.add(a)}return i(a,...f)}}boundTables(t){
if((t.table.lookupList?.length??0)>E)throw this.refuse();const n={applyLookup:t.applyLookup.bind(t),coverageIndex:t.coverageIndex.bind(t),getClassID:t.getClassID.
bind(t),match:t.match.bind(t)};t.applyLookup=(...e)=>(this.spend(1),n.applyLookup(...e)),t.coverageIndex=(e,...s)=>(this.spend(C(e)/G),n.coverageIndex(e,...s)),
t.getClassID=(e,s)=>(this.spend(C(s)/G),n.getClassID(e,s)),t.match=(...e)=>(this.spend(1),n.match(...e))}}const C=({glyphs:r,rangeRecords:t,classRangeRecord:n})=>(r??
t??n)?.length??0;var A=o(12889),M=o(47707),N=o(36078);function U(r,{x:t,y:n,scale:e,lean:s}){const i=[];let[a,f]=[0,0];const u=(I,v)=>`${(0,N.id)(t+(I+s*v)*e)} ${(0,N.
id)(n+v*e)}`,g=(I,v)=>{[a,f]=[I,v]},p=(I,v,X,Q,m,w)=>{i.push(`${u(I,v)} ${u(X,Q)} ${u(m,w)} c`),g(m,w)};return r.path.toFunction()({moveTo:(I,v)=>{i.push(`${u(I,
v)} m`),g(I,v)},lineTo:(I,v)=>{i.push(`${u(I,v)} l`),g(I,v)},quadraticCurveTo:(I,v,X,Q)=>p(a+(I-a)*2/3,f+(v-f)*2/3,X+(I-X)*2/3,Q+(v-Q)*2/3,X,Q),bezierCurveTo:p,
closePath:()=>{i.push("h")}}),i.join(" ")}var b=o(45657);const H=/^[\u0020-\u007e\u00a0-\u00ac\u00ae-\u024f\u0386-\u03ce\u0400-\u045f\u2010-\u2027\u20ac]*$/,$=2e4;
class D{layout;letters=new Map;advances=new Map;clusters=new Map;constructor(t){this.layout=t}shape(t){if(!H.test(t))return;const n=[];for(let s=0,i=0;s<t.length;s=
i){for(i=s+1;this.changes(t,i-1)||i>s+1&&this.changes(t,i);)i++;const a=i===s+1?this.alone(t,s):this.together(t,s,i);if(!a)return;(0,b.RZ)(n,a)}const e=new Map;
return n.map(s=>{const i=e.get(s.glyph.id)??s.glyph;return e.set(i.id,i),i===s.glyph?s:{...s,glyph:i}})}changes(t,n){return n+1<t.length&&this.advance(t.slice(n,
n+2))===void 0}alone(t,n){const e=this.letter(t[n]),s=n+1<t.length?this.advance(t.slice(n,n+2)):e?.advance;if(!(!e||s===void 0))return[s===e.advance?e:{...e,advance:s}]}together(t,n,e){
const[s,i]=[Math.max(n-1,0),Math.min(e+1,t.length)],a=`${n-s} ${t.slice(s,i)}`;return this.clusters.has(a)||(this.clusters.size===$&&this.clusters.clear(),this.
clusters.set(a,this.within(t.slice(s,i),n-s,i-e))),this.clusters.get(a)}within(t,n,e){const s=this.layout(t),[i,a]=[n>0?this.letter(t[0]):void 0,e>0?this.letter(
t.at(-1)):void 0],f=s.slice(n,s.length-e),[u,g]=[s[0],s.at(-1)],p=n>0?this.advance(t.slice(0,2)):void 0;if(!(n>0&&!(i&&u&&S(u,i)&&u.advance===p)))return e>0&&!(a&&
g&&S(g,a)&&g.advance===a.advance)?void 0:f}letter(t){if(!this.letters.has(t)){const n=this.layout(t);this.letters.set(t,n.length===1&&Z(n[0])?n[0]:void 0)}return this.
letters.get(t)}advance(t){let n=this.advances.get(t);return n===void 0&&!this.advances.has(t)&&(this.advances.size===$&&this.advances.clear(),this.advances.set(
t,n=this.advanceIn(t))),n}advanceIn(t){const[n,e,...s]=this.layout(t),[i,a]=[this.letter(t[0]),this.letter(t[1])];if(!(!n||!e||!i||!a||s.length>0))return S(n,i)&&
S(e,a)&&e.advance===a.advance?n.advance:void 0}}const S=(r,t)=>r.glyph.id===t.glyph.id&&Z(r),Z=({x:r,y:t})=>r===0&&t===0;var k=o(22194);const d=50,h=34,T=4;function y(r,t,n){
Object.assign(t,{glyf:[],offset:0,loca:{offsets:[]},hmtx:{metrics:[]}});for(let m=0;m<t.glyphs.length;m++)B(t,t.glyphs[m],n);const{stream:e,directory:s}=r,i=m=>{
const w=s.tables[m];return w&&Buffer.from(e.buffer.subarray(w.offset,w.offset+w.length))},a=t.glyf.length,f=t.glyf.map(m=>m.length%2===0?m:Buffer.concat([m,Buffer.
of(0)])),u=[0];for(const m of f)u.push(u.at(-1)+m.length);const g=u.at(-1)<=2*65535,p=Buffer.alloc(u.length*(g?2:4));for(const[m,w]of u.entries())g?p.writeUInt16BE(
w/2,m*2):p.writeUInt32BE(w,m*4);const z=Buffer.alloc(a*4);for(const[m,{advance:w,bearing:ft}]of t.hmtx.metrics.entries())z.writeUInt16BE(w,m*4),z.writeInt16BE(ft,
m*4+2);const I=i("head"),v=i("hhea"),X=i("maxp");I?.writeInt16BE(g?0:1,d),v?.writeUInt16BE(a,h),X?.writeUInt16BE(a,T);const Q=["cvt ","fpgm","prep"].map(m=>[m,i(
m)]);return(0,k.f)([...Q,["glyf",Buffer.concat(f)],["head",I],["hhea",v],["hmtx",z],["loca",p],["maxp",X]])}function B(r,t,n){const e=n.get(t);if(e){r.glyf.push(
e.data),r.hmtx.metrics.push(e.metrics);return}const s=r._addGlyph(t),i=r.glyf[s];i.length>0&&i[0]>=128||n.set(t,{data:i,metrics:r.hmtx.metrics[s]})}async function x(r,t,n,e){
const s=r["CFF "],i=n(()=>J(s)),a=[...new Map([...t].reverse().map(p=>[p.id,p])).values()].sort((p,z)=>i(p.id)-i(z.id)||p.id-z.id),f=n(()=>r.createSubset()),u=new Map(
a.map(p=>[p.id,f.includeGlyph(p)])),g=s?await l(f,n):n(()=>y(r,f,e));return s&&(g[3]=4),{file:g,isCff:s!==void 0,glyphs:a,codes:u}}function J(r){if(r?.isCIDFont!==
!0)return()=>0;const t=r.fdForGlyph(0)??0;return n=>{const e=r.fdForGlyph(n)??0;return e===t?-1:e}}async function l(r,t){const n=r,e=n.encode.bind(r),s=[];n.encode=
a=>{try{e(a)}catch(f){s.push(f)}};const i=[];return await new Promise(a=>{r.encodeStream().on("data",f=>i.push(f)).on("end",()=>a())}),t(()=>{if(s.length>0)throw s[0];
return Buffer.concat(i)})}const q={Arabic:"ب",Syriac:"ܒ",Nko:"ߊ"};class V{font;guard;bounds;unit;metrics;name;scripts=new Map;boxes=new Map;outlines=new Map;pairs;constructor(t,n=s=>s(),e){
this.font=t,this.guard=n,this.bounds=e,this.unit=1e3/t.unitsPerEm,this.metrics=n(()=>P(t,this.unit)),this.name=K(t)}keep(){this.pairs??=new D(t=>(this.forget(),
this.shapePiece(t,!1))),this.forget()}forget(){this.font._glyphs={}}covers(t){return this.guard(()=>this.hasGlyphs(t))}hasGlyphs(t){for(const n of t){if((0,M.ML)(
n))continue;const e=(0,M.RM)(n);if(e!==void 0&&!this.shapes(e)||!this.font.hasGlyphForCodePoint(n.codePointAt(0)))return!1}return!0}shape(t,n=!1){return this.guard(
()=>{const e=n?void 0:this.pairs?.shape(t);if(e)return e;this.pairs&&this.forget();const s=ot(n?(0,A.jB)(t):t).map(i=>this.shapePiece(i,n));return(n?s.reverse():
s).flat()})}plain(t){return this.guard(()=>{const n=this.font.glyphForCodePoint(t.codePointAt(0)??0);return{glyph:n,advance:n.advanceWidth*this.unit,x:0,y:0}})}boxOf(t){
let n=this.boxes.get(t.id);return n||this.boxes.set(t.id,n=this.guard(()=>t.path.bbox)),n}pathOf(t,n){return this.guard(()=>U(t,n))}subset(t){return x(this.font,
t,this.guard,this.outlines)}shapePiece(t,n){const{font:e,unit:s}=this;this.bounds?.begin(t.length);const{glyphs:i,positions:a}=n?j(e).layout(t,void 0,void 0,void 0,
"rtl"):e.layout(t),f=e.glyphForCodePoint(32).id,u=i.map((g,p)=>{const{xAdvance:z,xOffset:I,yOffset:v}=a[p]??{xAdvance:0,xOffset:0,yOffset:0};return{glyph:g,advance:z*
s,x:I*s,y:Math.round(v*s)}});return n&&!tt(e)&&u.reverse(),u.filter(({glyph:g,advance:p})=>g.id!==f||p!==0)}shapes(t){let n=this.scripts.get(t);return n===void 0&&
this.scripts.set(t,n=this.tryScript(t)),n}tryScript(t){if(!M.MS.has(t))return!1;const n=q[t];if(n===void 0)return!0;const[e,s,i]=this.shapePiece(n.repeat(3),!0).
map(({glyph:a})=>a.id);return i!==void 0&&(i!==s||s!==e)}}function P(r,t){const n=(f,u)=>Number.isFinite(f)?f*u:0,{minX:e,minY:s,maxX:i,maxY:a}=r.bbox;return{box:[
e,s,i,a].map(f=>n(f,t)),ascent:n(r.ascent,t),descent:n(r.descent,t),lineGap:Math.max(n(r.lineGap,t),0),capHeight:n(r.capHeight,t),italicAngle:n(r.italicAngle,1)}}
const j=r=>r;function K(r){try{return r.postscriptName??""}catch{return""}}const tt=r=>{const{GSUB:t,GPOS:n,morx:e}=r;return[t,n,e].some(s=>s!==void 0)};function ot(r){
const t=[];let n,e="";for(const s of r){const i=/[\p{Script=Common}\p{Script=Inherited}]/u.test(s)?n:(0,M.RM)(s)??"";e!==""&&n!==void 0&&i!==n&&(t.push(e),e=""),
e+=s,n=i}return e===""?t:[...t,e]}var nt=o(86799),it=o(38875);const rt={Regular:()=>o.e(1938).then(o.bind(o,41938)),SemiBold:()=>o.e(3477).then(o.bind(o,43477)),
Italic:()=>o.e(3584).then(o.bind(o,33584)),SemiBoldItalic:()=>o.e(6710).then(o.bind(o,6710)),Serif:()=>o.e(922).then(o.bind(o,30922)),SerifSemiBold:()=>o.e(4525).
then(o.bind(o,4525)),SerifItalic:()=>o.e(4552).then(o.bind(o,54552)),SerifSemiBoldItalic:()=>o.e(7406).then(o.bind(o,97406)),Mono:()=>o.e(2023).then(o.bind(o,62023)),
Emoji:()=>o.e(7824).then(o.bind(o,17824))};async function et(r){const{notoSans:t}=await rt[r]();return new V(F.A.create((0,it.F)(t)))}const st=new Map;async function at(r){
let t=st.get(r);return t||st.set(r,t=await et(r)),t.keep(),t}function ct({bytes:r,field:t}){const n=e=>{try{return e()}catch(s){throw s instanceof L.zU?s:(0,nt.
t)(t)}};return n(()=>{const e=F.A.create(r);if(dt(e),!(e.unitsPerEm>=16&&e.unitsPerEm<=16384&&e.numGlyphs>0))throw(0,nt.t)(t);const s=new V(e,n,new Y(e,r,()=>(0,nt.
t)(t)));return s.shape("A1"),s})}function dt(r){const{tables:t}=r.directory;for(const n of["sbix","COLR","CPAL"])Reflect.deleteProperty(t,n)}})};
