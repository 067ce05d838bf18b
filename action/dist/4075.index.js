"use strict";exports.id=4075,exports.ids=[4075],exports.modules={41578:((_,V,d)=>{d.d(V,{r:()=>R});var P=d(45657),B=d(48249),u=d(45599),E=d(16456),w=d(94389),T=d(88739),N=d(
43463);const Y=120;async function R(S,b){const{unit:$,metrics:j}=S,{file:F,isCff:H,glyphs:Q,codes:k}=await S.subset(b),l=({id:g})=>k.get(g)??0,p=(0,u.UU)(`${(0,N.
j)(F)}+${W(S.name)}`),I=(0,B.Kc)(F),U=(0,B.Kc)(Buffer.from((0,T.U)(Q.map(g=>[l(g),g.codePoints])),"latin1")),M=Q.flatMap(g=>[l(g),[g.advanceWidth*$]]),A=H?{Subtype:(0,u.
UU)("CIDFontType0C"),Filter:(0,u.UU)("FlateDecode")}:{Length1:F.length,Filter:(0,u.UU)("FlateDecode")};return{addTo:(g,q=g.add(null),X=!1)=>{const D=X?(0,B.Kc)(
C(H?[0,...k.values()]:K(F))):void 0,L=(0,u.jd)({Type:(0,u.UU)("FontDescriptor"),FontName:p,Flags:E.jp,FontBBox:[...j.box],ItalicAngle:j.italicAngle,Ascent:j.ascent,
Descent:j.descent,CapHeight:j.capHeight,StemV:Y,CIDSet:D&&g.add(new u.Z6((0,u.jd)({Filter:(0,u.UU)("FlateDecode")}),D)),[H?"FontFile3":"FontFile2"]:g.add(new u.
Z6((0,u.jd)(A),I))}),G=(0,u.jd)({Type:(0,u.UU)("Font"),Subtype:(0,u.UU)(H?"CIDFontType0":"CIDFontType2"),BaseFont:p,CIDSystemInfo:(0,u.jd)({Registry:(0,u.Px)("A\
dobe"),Ordering:(0,u.Px)("Identity"),Supplement:0}),CIDToGIDMap:H?void 0:(0,u.UU)("Identity"),FontDescriptor:g.add(L),W:[...M]});return g.put(q,(0,u.jd)({Type:(0,u.
UU)("Font"),Subtype:(0,u.UU)("Type0"),BaseFont:p,Encoding:(0,u.UU)("Identity-H"),DescendantFonts:[g.add(G)],ToUnicode:g.add(new u.Z6((0,u.jd)({Filter:(0,u.UU)("\
FlateDecode")}),U))})),q},codeOf:g=>(0,T.B)(l(g))}}function C(S){const b=new Uint8Array(((0,P.Kf)(S)>>3)+1);for(const $ of S)b[$>>3]|=128>>($&7);return b}function K(S){
const b=new DataView(S.buffer,S.byteOffset,S.byteLength),$=b.getUint16((0,w.tI)(b).get("maxp").at+4);return Array.from({length:$},(j,F)=>F)}const W=S=>S.replace(
/[^\w-]/g,"").slice(0,100)||"Font"}),86799:((_,V,d)=>{d.d(V,{t:()=>k,g:()=>S});var P=d(58552),B=d(59277);const[u,E]=[16,12],w=200;function T(l){const p=new DataView(
l.buffer,l.byteOffset,l.byteLength);if(p.getUint32(8)===0)return;const I=p.getUint32(12),U=p.getUint16(I+4);if(U===0||U>w)return;const M=Array.from({length:U},(D,L)=>{
const G=I+E+L*u;return{record:l.subarray(G,G+u),from:p.getUint32(G+8),length:p.getUint32(G+12)}}),A=M.map(({length:D})=>Math.ceil(D/4)*4),Z=A.reduce((D,L)=>D+L,
E+U*u);if(Z>l.length+4*U||M.some(({from:D,length:L})=>D+L>l.length))return;const g=new Uint8Array(Z),q=new DataView(g.buffer);g.set(l.subarray(I,I+E));let X=E+U*
u;for(const[D,{record:L,from:G,length:tt}]of M.entries())g.set(L,E+D*u),q.setUint32(E+D*u+8,X),g.set(l.subarray(G,G+tt),X),X+=A[D];return g}var N=d(94389);const Y="\
it must be a TrueType or OpenType font (.ttf or .otf)",R=2,C=12,K=256,W=512;function S({bytes:l},p){const I=A=>(0,P.G6)([{field:p,message:A}]),U=(0,B.y)(l)==="a\
 font collection"?b(l):l;if(!U)throw I(F);const M=$(U);if(M!==void 0)throw I(M);return{bytes:U,field:p}}function b(l){try{return T(l)}catch(p){if(p instanceof RangeError)
return;throw p}}function $(l){const p=(0,B.y)(l);if(p!=="a TrueType font"&&p!=="an OpenType font")return`is ${p??"not a font"}; ${Y}`;try{const I=new DataView(l.
buffer,l.byteOffset,l.byteLength),U=(0,N.tI)(I);if(![...U.values()].every(({at:A,length:Z})=>A+Z<=l.length))return H;if(j.some(A=>!U.has(A)))return F;if(!U.has(
"CFF ")&&!(U.has("glyf")&&U.has("loca")))return"has no outlines that a PDF document can hold; give a font with TrueType or CFF outlines";const M=U.get("OS/2");return M&&
Q(I.getUint16(M.at+8))}catch(I){if(I instanceof RangeError)return H;throw I}}const j=["head","hhea","hmtx","maxp","cmap"],F="is a damaged font; give a complete \
TrueType or OpenType font",H="ends too early for a font; give a complete TrueType or OpenType font";function Q(l){const p=I=>`is a font whose license (fsType) ${I}\
; give a font that may be embedded`;return l&R&&!(l&C)?p("forbids embedding"):l&K?p("forbids embedding only the characters that are used"):l&W?p("forbids embedd\
ing its outlines"):void 0}const k=l=>(0,P.G6)([{field:l,message:l==="file"?`has a font in a style sheet that ${F}`:F}])}),22194:((_,V,d)=>{d.d(V,{f:()=>B});const P=16;
function B(u){const E=u.flatMap(([R,C])=>C?[{tag:R,data:C}]:[]).sort((R,C)=>R.tag<C.tag?-1:1),w=2**Math.floor(Math.log2(E.length)),T=Buffer.alloc(12+E.length*P);
T.writeUInt32BE(65536,0),T.writeUInt16BE(E.length,4),T.writeUInt16BE(w*P,6),T.writeUInt16BE(Math.log2(w),8),T.writeUInt16BE((E.length-w)*P,10);const N=[T];let Y=T.
length;for(const[R,{tag:C,data:K}]of E.entries()){const W=12+R*P;T.write(C,W,"latin1"),T.writeUInt32BE(Y,W+8),T.writeUInt32BE(K.length,W+12);const S=-K.length&3;
N.push(K,Buffer.alloc(S)),Y+=K.length+S}return Buffer.concat(N)}}),43463:((_,V,d)=>{d.d(V,{j:()=>E});var P=d(77598),B=d.n(P);const u=26;function E(w){const T=(0,P.
createHash)("sha256").update(w).digest();return Array.from(T.subarray(0,6),N=>String.fromCharCode(65+N%u)).join("")}}),77904:((_,V,d)=>{d.d(V,{ar:()=>zt,Wu:()=>gt,
ft:()=>Vt});var P=d(47762),B=d(58552),u=d(50476),E=d(94389);const w=100,[T,N,Y]=[1,4,8],[R,C,K]=[128,64,32],W=6;class S{parts;constructor(t){this.parts=t}static read(t,{
at:n,length:e},o){const s=new DataView(t.buffer,t.byteOffset+n,e),i=s.getUint16(0)===1,a=i?s.getUint32(4):s.getUint16(2);if(a>w)throw o();const c=[];for(let h=0,
f=i?8:4;h<a;h++){const v=s.getUint8(f+(i?4:5)),O=s.getUint8(f+(i?5:4)),m=b(s,O,f,f+(i?8:6));if(!m)return;(i?!(v&(R|C|K)):(v&(T|N))===T)&&c.push({overrides:!i&&(v&
Y)!==0,distance:m}),f+=i?s.getUint32(f):s.getUint16(f+2)}return new S(c)}process(t,n){for(let e=0;e+1<t.length;e++)n[e].xAdvance+=this.distance(t[e].id,t[e+1].id)}distance(t,n){
let e=0;for(const{overrides:o,distance:s}of this.parts){const i=s(t,n);if(i===void 0)return 0;e=o?i:e+i}return e}}function b(r,t,n,e){return t===0?$(r,e):t===2?
j(r,n,e):t===3?F(r,e):void 0}function $(r,t){const n=r.getUint16(t),e=t+8;if(!(e+n*W>r.byteLength))return(o,s)=>{for(let i=0,a=n-1;i<=a;){const c=i+a>>1,h=e+c*W,
f=o-r.getUint16(h)||s-r.getUint16(h+2);if(f===0)return r.getInt16(h+4);f<0?a=c-1:i=c+1}return 0}}function j(r,t,n){const[e,o,s]=[2,4,6].map(a=>r.getUint16(n+a)),
i=(a,c,h)=>{const f=c-r.getUint16(t+a);return f>=0&&f<r.getUint16(t+a+2)?r.getUint16(t+a+4+f*2):h};return(a,c)=>{const h=t+i(e,a,s)+i(o,c,0);return h>=t+s&&h+2<=
r.byteLength?r.getInt16(h):0}}function F(r,t){const n=r.getUint16(t),[e,,o]=[2,3,4].map(a=>r.getUint8(t+a)),s=t+6+e*2,i=s+n*2;return(a,c)=>{if(a>=n||c>=n)return;
const h=r.getUint8(i+r.getUint8(s+a)*o+r.getUint8(s+n+c));return h<e?r.getInt16(t+6+h*2):0}}const H=["xPlacement","yPlacement","xAdvance","yAdvance"],Q=["xPlaDe\
vice","yPlaDevice","xAdvDevice","yAdvDevice"];class k{file;at;onRead;sets=new Map;formats;devices;constructor(t,n,{valueFormat1:e,valueFormat2:o,pairSets:s},i){
this.file=t,this.at=n,this.onRead=i,this.length=s.length;const a=[e,o];this.formats=a.map(c=>H.filter(h=>c[h])),this.devices=a.map(c=>Q.filter(h=>c[h]).length*2)}length;get(t){
if(t>=this.length)return;let n=this.sets.get(t);return n||this.sets.set(t,n=this.read(this.at.start+this.file.getUint16(this.at.list+t*2))),n}read(t){const{file:n,
formats:e,devices:o}=this,s=n.getUint16(t);this.onRead(s*(1+e[0].length+e[1].length));let i=t+2;const a=h=>{const f={};for(const v of e[h])f[v]=n.getInt16(i),i+=
2;return i+=o[h],f},c=[];for(let h=0;h<s;h++){const f=n.getUint16(i);i+=2,c.push({secondGlyph:f,value1:a(0),value2:a(1)})}return c}}const[l,p]=[5e4,2e3],I=1e4,[
U,M]=[1e7,500],A=6e4,Z={"CFF ":35e4,post:35e4},g=2e4,q=4,X=["head","hhea","maxp","OS/2","hmtx","cmap","post","name","CFF ","GDEF","GSUB","GPOS","morx"],D=1e6,L=[
"GSUB","GPOS","GDEF","kern","morx","cmap","post","name"],G=1e6,tt=1e3,[nt,at,mt]=[300,90,300],yt=["readUInt8","readInt8","readUInt16BE","readInt16BE","readUInt2\
4BE","readUInt32BE","readInt32BE"],[Et,St]=[1e3,8],Ut=2e7,ct=64;class it extends Error{}class Ot{bytes;refuse;pace;left=0;allowed=0;read=U;now=A;cost=nt;mayPause=!1;kept=D;texts=G;subroutines;inner;constructor(t,n,e,o){
this.bytes=n,this.refuse=e,this.pace=o,this.inner=t,this.subroutines=Ut+2*n.length,this.boundReading(this.inner.stream,n)}async readTables(t){for(const n of X){
t(()=>this.readTable(n));const e=this.pace.step(0);e&&await e}t(()=>this.boundWork())}async readLookups(t){for(let n=!1;!n;){this.mayPause=!0;try{t(),n=!0}catch(e){
if(!(e instanceof it))throw e;const o=this.pace.step(g*nt);o&&await o}finally{this.mayPause=!1}}}refill(){this.now=A}readTable(t){const n=Z[t];if(this.now=n??A,
this.cost=n===void 0?nt:at,Reflect.get(this.inner,t),this.cost=nt,this.now<0||this.read<0||this.kept<0)throw this.refuse()}boundWork(){const{inner:t,bytes:n}=this;
t["CFF "]?this.boundSubroutines(t["CFF "]):this.boundParts(t,n),this.replaceKerning();const{GSUBProcessor:e,GPOSProcessor:o,morxProcessor:s}=t._layoutEngine.engine??
{};for(const a of[e,o])a&&this.boundTables(a);if(!s)return;const i=s.getProcessor.bind(s);s.getProcessor=()=>{const a=i();return(...c)=>(this.spend(1),a(...c))}}replaceKerning(){
const{inner:t,bytes:n}=this,e=et(n),o=(0,E.tI)(e).get("kern");if(!o)return;let s;try{s=S.read(e,o,this.refuse)}catch(i){if(!(i instanceof RangeError))throw i}t.
_tables.kern=s&&{},t._layoutEngine.kernProcessor=s??null}begin(t){this.pace.add((this.allowed-this.left)*mt),this.left=this.allowed=l+t*p,this.read+=t*M}spend(t){
if(this.left-=t,this.left<0)throw this.refuse()}boundReading(t,n){const e=(0,E.tI)(et(n)),o=L.flatMap(a=>e.get(a)??[]),s=a=>o.some(c=>a>=c.at&&a<c.at+c.length),
i=t.readString.bind(t);t.readString=(a,...c)=>{if(this.texts-=a,this.now-=q,this.texts<0||this.now<0)throw this.refuse();return i(a,...c)};for(const a of yt){const c=t[a].
bind(t);t[a]=()=>(this.take(1,s(t.pos)?1:0),this.read%tt===0&&this.pace.add(tt*this.cost),c())}}boundParts(t,n){const e=et(n),o=(0,E.eQ)(e,(0,E.tI)(e)),s=new Map,
i=(c,h)=>{let f=s.get(c);if(f!==void 0)return f;if(f=1,o&&c<o.count)for(const v of(0,u.Z)(e,o.spanOf(c))){if(h===St)throw this.refuse();if(f+=i(v,h+1),f>Et)throw this.
refuse()}return s.set(c,f),f},a=t.getGlyph.bind(t);t.getGlyph=(c,...h)=>(i(c,0),a(c,...h))}boundSubroutines(t){const n=s=>new Proxy(s,{get:(i,a)=>{const c=Reflect.
get(i,a);return typeof a=="string"&&/^\d+$/.test(a)&&this.call(c?.length),c}});t.globalSubrIndex&&(t.globalSubrIndex=n(t.globalSubrIndex));const e=new WeakSet,o=t.
privateDictForGlyph.bind(t);t.privateDictForGlyph=s=>{const i=o(s);return i?.Subrs&&!e.has(i)&&(e.add(i),i.Subrs=n(i.Subrs)),i}}call(t=0){if(this.subroutines-=t+
1,this.subroutines<0)throw this.refuse()}boundLookups(t){if(t.length>I)throw this.refuse();const n=t.get.bind(t);t.get=e=>{if(this.mayPause&&t.items[e]===void 0){
if(this.now<A-g)throw new it;this.refill()}return n(e)}}readPairs(t){if(!t.pairSets||!t.valueFormat1||!t.valueFormat2)return;const n={start:t.pairSets.ctx._startOffset,
list:t.pairSets.base};t.pairSets=new k(et(this.bytes),n,t,e=>{this.take(e,e),this.pace.add(e*at)})}take(t,n){if(this.read-=t,this.now-=t,this.kept-=n,this.read<
0||this.now<0||this.kept<0)throw this.refuse()}boundTables(t){const{lookupList:n}=t.table;n&&this.boundLookups(n);const e={applyLookup:t.applyLookup.bind(t),coverageIndex:t.
coverageIndex.bind(t),getClassID:t.getClassID.bind(t),match:t.match.bind(t)},o=new WeakSet;t.applyLookup=(s,i)=>(this.spend(1),o.has(i)||(o.add(i),this.readPairs(
i)),e.applyLookup(s,i)),t.coverageIndex=(s,...i)=>(this.spend(dt(s)/ct),e.coverageIndex(s,...i)),t.getClassID=(s,i)=>(this.spend(dt(i)/ct),e.getClassID(s,i)),t.
match=(...s)=>(this.spend(1),e.match(...s))}}const dt=({glyphs:r,rangeRecords:t,classRangeRecord:n})=>(r??t??n)?.length??0,et=r=>new DataView(r.buffer,r.byteOffset,
r.byteLength);var Tt=d(12889),st=d(47707),ft=d(36078);function It(r,{x:t,y:n,scale:e,lean:o}){const s=[];let[i,a]=[0,0];const c=(O,m)=>`${(0,ft.id)(t+(O+o*m)*e)}\
 ${(0,ft.id)(n+m*e)}`,h=(O,m)=>{[i,a]=[O,m]},f=(O,m,z,J,y,x)=>{s.push(`${c(O,m)} ${c(z,J)} ${c(y,x)} c`),h(y,x)};return r.path.toFunction()({moveTo:(O,m)=>{s.push(
`${c(O,m)} m`),h(O,m)},lineTo:(O,m)=>{s.push(`${c(O,m)} l`),h(O,m)},quadraticCurveTo:(O,m,z,J)=>f(i+(O-i)*2/3,a+(m-a)*2/3,z+(O-z)*2/3,J+(m-J)*2/3,z,J),bezierCurveTo:f,
closePath:()=>{s.push("h")}}),s.join(" ")}var vt=d(45657);const Pt=/^[\u0020-\u007e\u00a0-\u00ac\u00ae-\u024f\u0386-\u03ce\u0400-\u045f\u2010-\u2027\u20ac]*$/,ht=2e4;
class At{layout;letters=new Map;advances=new Map;clusters=new Map;constructor(t){this.layout=t}shape(t){if(!Pt.test(t))return;const n=[];for(let o=0,s=0;o<t.length;o=
s){for(s=o+1;this.changes(t,s-1)||s>o+1&&this.changes(t,s);)s++;const i=s===o+1?this.alone(t,o):this.together(t,o,s);if(!i)return;(0,vt.RZ)(n,i)}const e=new Map;
return n.map(o=>{const s=e.get(o.glyph.id)??o.glyph;return e.set(s.id,s),s===o.glyph?o:{...o,glyph:s}})}changes(t,n){return n+1<t.length&&this.advance(t.slice(n,
n+2))===void 0}alone(t,n){const e=this.letter(t[n]),o=n+1<t.length?this.advance(t.slice(n,n+2)):e?.advance;if(!(!e||o===void 0))return[o===e.advance?e:{...e,advance:o}]}together(t,n,e){
const[o,s]=[Math.max(n-1,0),Math.min(e+1,t.length)],i=`${n-o} ${t.slice(o,s)}`;return this.clusters.has(i)||(this.clusters.size===ht&&this.clusters.clear(),this.
clusters.set(i,this.within(t.slice(o,s),n-o,s-e))),this.clusters.get(i)}within(t,n,e){const o=this.layout(t),[s,i]=[n>0?this.letter(t[0]):void 0,e>0?this.letter(
t.at(-1)):void 0],a=o.slice(n,o.length-e),[c,h]=[o[0],o.at(-1)],f=n>0?this.advance(t.slice(0,2)):void 0;if(!(n>0&&!(s&&c&&ot(c,s)&&c.advance===f)))return e>0&&!(i&&
h&&ot(h,i)&&h.advance===i.advance)?void 0:a}letter(t){if(!this.letters.has(t)){const n=this.layout(t);this.letters.set(t,n.length===1&&ut(n[0])?n[0]:void 0)}return this.
letters.get(t)}advance(t){let n=this.advances.get(t);return n===void 0&&!this.advances.has(t)&&(this.advances.size===ht&&this.advances.clear(),this.advances.set(
t,n=this.advanceIn(t))),n}advanceIn(t){const[n,e,...o]=this.layout(t),[s,i]=[this.letter(t[0]),this.letter(t[1])];if(!(!n||!e||!s||!i||o.length>0))return ot(n,s)&&
ot(e,i)&&e.advance===i.advance?n.advance:void 0}}const ot=(r,t)=>r.glyph.id===t.glyph.id&&ut(r),ut=({x:r,y:t})=>r===0&&t===0;var Dt=d(22194);const Ft=50,Mt=34,Ct=4;
function xt(r,t,n){Object.assign(t,{glyf:[],offset:0,loca:{offsets:[]},hmtx:{metrics:[]}});for(let y=0;y<t.glyphs.length;y++)Bt(t,t.glyphs[y],n);const{stream:e,
directory:o}=r,s=y=>{const x=o.tables[y];return x&&Buffer.from(e.buffer.subarray(x.offset,x.offset+x.length))},i=t.glyf.length,a=t.glyf.map(y=>y.length%2===0?y:
Buffer.concat([y,Buffer.of(0)])),c=[0];for(const y of a)c.push(c.at(-1)+y.length);const h=c.at(-1)<=2*65535,f=Buffer.alloc(c.length*(h?2:4));for(const[y,x]of c.
entries())h?f.writeUInt16BE(x/2,y*2):f.writeUInt32BE(x,y*4);const v=Buffer.alloc(i*4);for(const[y,{advance:x,bearing:Zt}]of t.hmtx.metrics.entries())v.writeUInt16BE(
x,y*4),v.writeInt16BE(Zt,y*4+2);const O=s("head"),m=s("hhea"),z=s("maxp");O?.writeInt16BE(h?0:1,Ft),m?.writeUInt16BE(i,Mt),z?.writeUInt16BE(i,Ct);const J=["cvt ",
"fpgm","prep"].map(y=>[y,s(y)]);return(0,Dt.f)([...J,["glyf",Buffer.concat(a)],["head",O],["hhea",m],["hmtx",v],["loca",f],["maxp",z]])}function Bt(r,t,n){const e=n.
get(t);if(e){r.glyf.push(e.data),r.hmtx.metrics.push(e.metrics);return}const o=r._addGlyph(t),s=r.glyf[o];s.length>0&&s[0]>=128||n.set(t,{data:s,metrics:r.hmtx.
metrics[o]})}async function wt(r,t,n,e){const o=r["CFF "],s=n(()=>Rt(o)),i=[...new Map([...t].reverse().map(f=>[f.id,f])).values()].sort((f,v)=>s(f.id)-s(v.id)||
f.id-v.id),a=n(()=>r.createSubset()),c=new Map(i.map(f=>[f.id,a.includeGlyph(f)])),h=o?await bt(a,n):n(()=>xt(r,a,e));return o&&(h[3]=4),{file:h,isCff:o!==void 0,
glyphs:i,codes:c}}function Rt(r){if(r?.isCIDFont!==!0)return()=>0;const t=r.fdForGlyph(0)??0;return n=>{const e=r.fdForGlyph(n)??0;return e===t?-1:e}}async function bt(r,t){
const n=r,e=n.encode.bind(r),o=[];n.encode=i=>{try{e(i)}catch(a){o.push(a)}};const s=[];return await new Promise(i=>{r.encodeStream().on("data",a=>s.push(a)).on(
"end",()=>i())}),t(()=>{if(o.length>0)throw o[0];return Buffer.concat(s)})}const Lt={Arabic:"ب",Syriac:"ܒ",Nko:"ߊ"};class lt{font;guard;bounds;unit;metrics;name;scripts=new Map;boxes=new Map;outlines=new Map;pairs;constructor(t,n=o=>o(),e){
this.font=t,this.guard=n,this.bounds=e,this.unit=1e3/t.unitsPerEm,this.metrics=n(()=>Gt(t,this.unit)),this.name=Kt(t)}keep(){this.pairs??=new At(t=>(this.forget(),
this.shapePiece(t,!1))),this.forget()}forget(){this.font._glyphs={}}covers(t){return this.guard(()=>this.hasGlyphs(t))}hasGlyphs(t){for(const n of t){if((0,st.ML)(
n))continue;const e=(0,st.RM)(n);if(e!==void 0&&!this.shapes(e)||!this.font.hasGlyphForCodePoint(n.codePointAt(0)))return!1}return!0}shape(t,n=!1){return this.guard(
()=>{const e=n?void 0:this.pairs?.shape(t);if(e)return e;this.pairs&&this.forget();const o=$t(n?(0,Tt.jB)(t):t).map(s=>this.shapePiece(s,n));return(n?o.reverse():
o).flat()})}plain(t){return this.guard(()=>{const n=this.font.glyphForCodePoint(t.codePointAt(0)??0);return{glyph:n,advance:n.advanceWidth*this.unit,x:0,y:0}})}boxOf(t){
let n=this.boxes.get(t.id);return n||this.boxes.set(t.id,n=this.guard(()=>t.path.bbox)),n}pathOf(t,n){return this.guard(()=>It(t,n))}subset(t){return wt(this.font,
t,this.guard,this.outlines)}shapePiece(t,n){const{font:e,unit:o}=this;this.bounds?.begin(t.length);const{glyphs:s,positions:i}=n?Nt(e).layout(t,void 0,void 0,void 0,
"rtl"):e.layout(t),a=e.glyphForCodePoint(32).id,c=s.map((h,f)=>{const{xAdvance:v,xOffset:O,yOffset:m}=i[f]??{xAdvance:0,xOffset:0,yOffset:0};return{glyph:h,advance:v*
o,x:O*o,y:Math.round(m*o)}});return n&&!Wt(e)&&c.reverse(),c.filter(({glyph:h,advance:f})=>h.id!==a||f!==0)}shapes(t){let n=this.scripts.get(t);return n===void 0&&
this.scripts.set(t,n=this.tryScript(t)),n}tryScript(t){if(!st.MS.has(t))return!1;const n=Lt[t];if(n===void 0)return!0;const[e,o,s]=this.shapePiece(n.repeat(3),!0).
map(({glyph:i})=>i.id);return s!==void 0&&(s!==o||o!==e)}}function Gt(r,t){const n=(a,c)=>Number.isFinite(a)?a*c:0,{minX:e,minY:o,maxX:s,maxY:i}=r.bbox;return{box:[
e,o,s,i].map(a=>n(a,t)),ascent:n(r.ascent,t),descent:n(r.descent,t),lineGap:Math.max(n(r.lineGap,t),0),capHeight:n(r.capHeight,t),italicAngle:n(r.italicAngle,1)}}
const Nt=r=>r;function Kt(r){try{return r.postscriptName??""}catch{return""}}const Wt=r=>{const{GSUB:t,GPOS:n,morx:e}=r;return[t,n,e].some(o=>o!==void 0)};function $t(r){
const t=[];let n,e="";for(const o of r){const s=/[\p{Script=Common}\p{Script=Inherited}]/u.test(o)?n:(0,st.RM)(o)??"";e!==""&&n!==void 0&&s!==n&&(t.push(e),e=""),
e+=o,n=s}return e===""?t:[...t,e]}var rt=d(86799),jt=d(38875);const Ht={Regular:()=>d.e(1938).then(d.bind(d,41938)),SemiBold:()=>d.e(3477).then(d.bind(d,43477)),
Italic:()=>d.e(3584).then(d.bind(d,33584)),SemiBoldItalic:()=>d.e(6710).then(d.bind(d,6710)),Serif:()=>d.e(922).then(d.bind(d,30922)),SerifSemiBold:()=>d.e(4525).
then(d.bind(d,4525)),SerifItalic:()=>d.e(4552).then(d.bind(d,54552)),SerifSemiBoldItalic:()=>d.e(7406).then(d.bind(d,97406)),Mono:()=>d.e(2023).then(d.bind(d,62023)),
Emoji:()=>d.e(7824).then(d.bind(d,17824))};async function gt(r){const{notoSans:t}=await Ht[r]();return new lt(P.A.create((0,jt.F)(t)))}const pt=new Map;async function Vt(r){
let t=pt.get(r);return t||pt.set(r,t=await gt(r)),t.keep(),t}async function zt({bytes:r,field:t},n){let e=()=>{};const o=h=>{e();try{return h()}catch(f){throw f instanceof
B.zU||f instanceof it?f:(0,rt.t)(t)}},s=o(()=>P.A.create(r));Yt(s);const i=new Ot(s,r,()=>(0,rt.t)(t),n);if(e=()=>i.refill(),await i.readTables(o),!o(()=>s.unitsPerEm>=
16&&s.unitsPerEm<=16384&&s.numGlyphs>0))throw(0,rt.t)(t);const c=new lt(s,o,i);return await i.readLookups(()=>c.shape("A1")),c}function Yt(r){const{tables:t}=r.
directory;for(const n of["sbix","COLR","CPAL"])Reflect.deleteProperty(t,n)}})};
