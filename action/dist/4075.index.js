"use strict";exports.id=4075,exports.ids=[4075],exports.modules={41578:((et,Y,d)=>{d.d(Y,{r:()=>x});var P=d(45657),w=d(48249),u=d(45599),E=d(16456),B=d(94389),I=d(88739),G=d(
43463);const Z=120;async function x(T,R){const{unit:K,metrics:W}=T,{file:$,isCff:z,glyphs:_,codes:L}=await T.subset(R),X=({id:g})=>L.get(g)??0,Q=(0,u.UU)(`${(0,G.
j)($)}+${H(T.name)}`),tt=(0,w.Kc)($),l=(0,w.Kc)(Buffer.from((0,I.U)(_.map(g=>[X(g),g.codePoints])),"latin1")),m=_.flatMap(g=>[X(g),[g.advanceWidth*K]]),p=z?{Subtype:(0,u.
UU)("CIDFontType0C"),Filter:(0,u.UU)("FlateDecode")}:{Length1:$.length,Filter:(0,u.UU)("FlateDecode")};return{addTo:(g,A=g.add(null),J=!1)=>{const j=J?(0,w.Kc)(
M(z?[0,...L.values()]:N($))):void 0,nt=(0,u.jd)({Type:(0,u.UU)("FontDescriptor"),FontName:Q,Flags:E.jp,FontBBox:[...W.box],ItalicAngle:W.italicAngle,Ascent:W.ascent,
Descent:W.descent,CapHeight:W.capHeight,StemV:Z,CIDSet:j&&g.add(new u.Z6((0,u.jd)({Filter:(0,u.UU)("FlateDecode")}),j)),[z?"FontFile3":"FontFile2"]:g.add(new u.
Z6((0,u.jd)(p),tt))}),k=(0,u.jd)({Type:(0,u.UU)("Font"),Subtype:(0,u.UU)(z?"CIDFontType0":"CIDFontType2"),BaseFont:Q,CIDSystemInfo:(0,u.jd)({Registry:(0,u.Px)("\
Adobe"),Ordering:(0,u.Px)("Identity"),Supplement:0}),CIDToGIDMap:z?void 0:(0,u.UU)("Identity"),FontDescriptor:g.add(nt),W:[...m]});return g.put(A,(0,u.jd)({Type:(0,u.
UU)("Font"),Subtype:(0,u.UU)("Type0"),BaseFont:Q,Encoding:(0,u.UU)("Identity-H"),DescendantFonts:[g.add(k)],ToUnicode:g.add(new u.Z6((0,u.jd)({Filter:(0,u.UU)("\
FlateDecode")}),l))})),A},codeOf:g=>(0,I.B)(X(g))}}function M(T){const R=new Uint8Array(((0,P.Kf)(T)>>3)+1);for(const K of T)R[K>>3]|=128>>(K&7);return R}function N(T){
const R=new DataView(T.buffer,T.byteOffset,T.byteLength),K=R.getUint16((0,B.tI)(R).get("maxp").at+4);return Array.from({length:K},(W,$)=>$)}const H=T=>T.replace(
/[^\w-]/g,"").slice(0,100)||"Font"}),86799:((et,Y,d)=>{d.d(Y,{t:()=>tt,g:()=>T});var P=d(58552),w=d(59277);const[u,E]=[16,12],B=200;function I(l){const m=new DataView(
l.buffer,l.byteOffset,l.byteLength);if(m.getUint32(8)===0)return;const p=m.getUint32(12),U=m.getUint16(p+4);if(U===0||U>B)return;const g=Array.from({length:U},(D,F)=>{
const V=p+E+F*u;return{record:l.subarray(V,V+u),from:m.getUint32(V+8),length:m.getUint32(V+12)}}),A=g.map(({length:D})=>Math.ceil(D/4)*4),J=A.reduce((D,F)=>D+F,
E+U*u);if(J>l.length+4*U||g.some(({from:D,length:F})=>D+F>l.length))return;const j=new Uint8Array(J),nt=new DataView(j.buffer);j.set(l.subarray(p,p+E));let k=E+
U*u;for(const[D,{record:F,from:V,length:rt}]of g.entries())j.set(F,E+D*u),nt.setUint32(E+D*u+8,k),j.set(l.subarray(V,V+rt),k),k+=A[D];return j}var G=d(94389);const Z="\
it must be a TrueType or OpenType font (.ttf or .otf)",x=2,M=12,N=256,H=512;function T({bytes:l},m){const p=A=>(0,P.G6)([{field:m,message:A}]),U=(0,w.y)(l)==="a\
 font collection"?R(l):l;if(!U)throw p(L);const g=K(U);if(g!==void 0)throw p(g);return{bytes:U,field:m}}function R(l){try{return I(l)}catch(m){if(m instanceof RangeError)
return;throw m}}function K(l){const m=(0,w.y)(l);if(m!=="a TrueType font"&&m!=="an OpenType font")return`is ${m??"not a font"}; ${Z}`;try{const p=new DataView(l.
buffer,l.byteOffset,l.byteLength);if(p.getUint16(W)>$)return L;const U=(0,G.tI)(p);if(![...U.values()].every(({at:A,length:J})=>A+J<=l.length))return X;if(_.some(
A=>!U.has(A))||p.getUint16(U.get("cmap").at+2)>z)return L;if(!U.has("CFF ")&&!(U.has("glyf")&&U.has("loca")))return"has no outlines that a PDF document can hold\
; give a font with TrueType or CFF outlines";const g=U.get("OS/2");return g&&Q(p.getUint16(g.at+8))}catch(p){if(p instanceof RangeError)return X;throw p}}const[
W,$]=[4,200],z=1e3,_=["head","hhea","hmtx","maxp","cmap"],L="is a damaged font; give a complete TrueType or OpenType font",X="ends too early for a font; give a \
complete TrueType or OpenType font";function Q(l){const m=p=>`is a font whose license (fsType) ${p}; give a font that may be embedded`;return l&x&&!(l&M)?m("for\
bids embedding"):l&N?m("forbids embedding only the characters that are used"):l&H?m("forbids embedding its outlines"):void 0}const tt=l=>(0,P.G6)([{field:l,message:l===
"file"?`has a font in a style sheet that ${L}`:L}])}),22194:((et,Y,d)=>{d.d(Y,{f:()=>w});const P=16;function w(u){const E=u.flatMap(([x,M])=>M?[{tag:x,data:M}]:
[]).sort((x,M)=>x.tag<M.tag?-1:1),B=2**Math.floor(Math.log2(E.length)),I=Buffer.alloc(12+E.length*P);I.writeUInt32BE(65536,0),I.writeUInt16BE(E.length,4),I.writeUInt16BE(
B*P,6),I.writeUInt16BE(Math.log2(B),8),I.writeUInt16BE((E.length-B)*P,10);const G=[I];let Z=I.length;for(const[x,{tag:M,data:N}]of E.entries()){const H=12+x*P;I.
write(M,H,"latin1"),I.writeUInt32BE(Z,H+8),I.writeUInt32BE(N.length,H+12);const T=-N.length&3;G.push(N,Buffer.alloc(T)),Z+=N.length+T}return Buffer.concat(G)}}),
43463:((et,Y,d)=>{d.d(Y,{j:()=>E});var P=d(77598),w=d.n(P);const u=26;function E(B){const I=(0,P.createHash)("sha256").update(B).digest();return Array.from(I.subarray(
0,6),G=>String.fromCharCode(65+G%u)).join("")}}),77904:((et,Y,d)=>{d.d(Y,{ar:()=>Jt,Wu:()=>mt,ft:()=>Xt});var P=d(47762),w=d(58552),u=d(50476),E=d(94389);const B=100,
[I,G,Z]=[1,4,8],[x,M,N]=[128,64,32],H=6;class T{parts;constructor(t){this.parts=t}static read(t,{at:n,length:e},o){const s=new DataView(t.buffer,t.byteOffset+n,
e),i=s.getUint16(0)===1,a=i?s.getUint32(4):s.getUint16(2);if(a>B)throw o();const c=[];for(let f=0,h=i?8:4;f<a;f++){const v=s.getUint8(h+(i?4:5)),O=s.getUint8(h+
(i?5:4)),y=R(s,O,h,h+(i?8:6));if(!y)return;(i?!(v&(x|M|N)):(v&(I|G))===I)&&c.push({overrides:!i&&(v&Z)!==0,distance:y}),h+=i?s.getUint32(h):s.getUint16(h+2)}return new T(
c)}process(t,n){for(let e=0;e+1<t.length;e++)n[e].xAdvance+=this.distance(t[e].id,t[e+1].id)}distance(t,n){let e=0;for(const{overrides:o,distance:s}of this.parts){
const i=s(t,n);if(i===void 0)return 0;e=o?i:e+i}return e}}function R(r,t,n,e){return t===0?K(r,e):t===2?W(r,n,e):t===3?$(r,e):void 0}function K(r,t){const n=r.getUint16(
t),e=t+8;if(!(e+n*H>r.byteLength))return(o,s)=>{for(let i=0,a=n-1;i<=a;){const c=i+a>>1,f=e+c*H,h=o-r.getUint16(f)||s-r.getUint16(f+2);if(h===0)return r.getInt16(
f+4);h<0?a=c-1:i=c+1}return 0}}function W(r,t,n){const[e,o,s]=[2,4,6].map(a=>r.getUint16(n+a)),i=(a,c,f)=>{const h=c-r.getUint16(t+a);return h>=0&&h<r.getUint16(
t+a+2)?r.getUint16(t+a+4+h*2):f};return(a,c)=>{const f=t+i(e,a,s)+i(o,c,0);return f>=t+s&&f+2<=r.byteLength?r.getInt16(f):0}}function $(r,t){const n=r.getUint16(
t),[e,,o]=[2,3,4].map(a=>r.getUint8(t+a)),s=t+6+e*2,i=s+n*2;return(a,c)=>{if(a>=n||c>=n)return;const f=r.getUint8(i+r.getUint8(s+a)*o+r.getUint8(s+n+c));return f<
e?r.getInt16(t+6+f*2):0}}const z=["xPlacement","yPlacement","xAdvance","yAdvance"],_=["xPlaDevice","yPlaDevice","xAdvDevice","yAdvDevice"];class L{file;at;onRead;sets=new Map;formats;devices;constructor(t,n,{
valueFormat1:e,valueFormat2:o,pairSets:s},i){this.file=t,this.at=n,this.onRead=i,this.length=s.length;const a=[e,o];this.formats=a.map(c=>z.filter(f=>c[f])),this.
devices=a.map(c=>_.filter(f=>c[f]).length*2)}length;get(t){if(t>=this.length)return;let n=this.sets.get(t);return n||this.sets.set(t,n=this.read(this.at.start+this.
file.getUint16(this.at.list+t*2))),n}read(t){const{file:n,formats:e,devices:o}=this,s=n.getUint16(t);this.onRead(s*(1+e[0].length+e[1].length));let i=t+2;const a=f=>{
const h={};for(const v of e[f])h[v]=n.getInt16(i),i+=2;return i+=o[f],h},c=[];for(let f=0;f<s;f++){const h=n.getUint16(i);i+=2,c.push({secondGlyph:h,value1:a(0),
value2:a(1)})}return c}}const[X,Q]=[25e3,300],tt=1e4,[l,m]=[1e7,500],p=6e4,U={"CFF ":35e4,post:35e4},g=2e4,A=4,J=["head","hhea","maxp","OS/2","hmtx","cmap","pos\
t","name","CFF ","GDEF","GSUB","GPOS","morx"],j=1e6,nt=["GSUB","GPOS","GDEF","kern","morx","cmap","post","name"],k=1e6,D=1e3,[F,V,rt]=[300,90,300],St=["readUInt\
8","readInt8","readUInt16BE","readInt16BE","readUInt24BE","readUInt32BE","readInt32BE"],[Et,Tt]=[1e3,8],Ut=2e7,at=64,[Ot,ht,It]=[200,1e3,20];class ct extends Error{}
class vt{bytes;refuse;pace;left=0;allowed=0;mostGlyphs=ht;classSteps=0;read=l;now=p;cost=F;mayPause=!1;readSince=0;kept=j;texts=k;subroutines;inner;constructor(t,n,e,o){
this.bytes=n,this.refuse=e,this.pace=o,this.inner=t,this.subroutines=Ut+2*n.length,this.boundReading(this.inner.stream,n)}async readTables(t){for(const n of J){
t(()=>this.readTable(n));const e=this.pace.step(0);e&&await e}t(()=>this.boundWork())}async readLookups(t){for(let n=!1;!n;){this.mayPause=!0,this.readSince=0;try{
t(),n=!0}catch(e){if(!(e instanceof ct))throw e;const o=this.pace.step(g*F);o&&await o}finally{this.mayPause=!1}}}refill(){this.now=p}readTable(t){const n=U[t];
if(this.now=n??p,this.cost=n===void 0?F:V,Reflect.get(this.inner,t),this.cost=F,this.now<0||this.read<0||this.kept<0)throw this.refuse()}boundWork(){const{inner:t,
bytes:n}=this;t["CFF "]?this.boundSubroutines(t["CFF "]):this.boundParts(t,n),this.replaceKerning();const e=[t.GDEF?.glyphClassDef,t.GDEF?.markAttachClassDef];this.
classSteps=e.reduce((c,f)=>c+(f?dt(f):0),0)/at;const{GSUBProcessor:o,GPOSProcessor:s,morxProcessor:i}=t._layoutEngine.engine??{};for(const c of[o,s])c&&this.boundTables(
c);if(!i)return;const a=i.getProcessor.bind(i);i.getProcessor=()=>{const c=a();return(...f)=>(this.spend(1),c(...f))}}replaceKerning(){const{inner:t,bytes:n}=this,
e=st(n),o=(0,E.tI)(e).get("kern");if(!o)return;let s;try{s=T.read(e,o,this.refuse)}catch(i){if(!(i instanceof RangeError))throw i}t._tables.kern=s&&{},t._layoutEngine.
kernProcessor=s??null}begin(t){this.pace.add((this.allowed-this.left)*rt),this.left=this.allowed=X+t*Q,this.mostGlyphs=ht+t*It,this.read+=t*m}spend(t){if(this.left-=
t,this.left<0)throw this.refuse()}boundReading(t,n){const e=(0,E.tI)(st(n)),o=nt.flatMap(a=>e.get(a)??[]),s=a=>o.some(c=>a>=c.at&&a<c.at+c.length),i=t.readString.
bind(t);t.readString=(a,...c)=>{if(this.texts-=a,this.now-=A,this.texts<0||this.now<0)throw this.refuse();return i(a,...c)};for(const a of St){const c=t[a].bind(
t);t[a]=()=>(this.take(1,s(t.pos)?1:0),this.read%D===0&&this.pace.add(D*this.cost),c())}}boundParts(t,n){const e=st(n),o=(0,E.eQ)(e,(0,E.tI)(e)),s=new Map,i=(c,f)=>{
let h=s.get(c);if(h!==void 0)return h;if(h=1,o&&c<o.count)for(const v of(0,u.Z)(e,o.spanOf(c))){if(f===Tt)throw this.refuse();if(h+=i(v,f+1),h>Et)throw this.refuse()}
return s.set(c,h),h},a=t.getGlyph.bind(t);t.getGlyph=(c,...f)=>(i(c,0),a(c,...f))}boundSubroutines(t){const n=s=>new Proxy(s,{get:(i,a)=>{const c=Reflect.get(i,
a);return typeof a=="string"&&/^\d+$/.test(a)&&this.call(c?.length),c}});t.globalSubrIndex&&(t.globalSubrIndex=n(t.globalSubrIndex));const e=new WeakSet,o=t.privateDictForGlyph.
bind(t);t.privateDictForGlyph=s=>{const i=o(s);return i?.Subrs&&!e.has(i)&&(e.add(i),i.Subrs=n(i.Subrs)),i}}call(t=0){if(this.subroutines-=t+1,this.subroutines<
0)throw this.refuse()}boundLookups(t){if(t.length>tt)throw this.refuse();const n=t.get.bind(t);t.get=e=>{if(this.mayPause&&t.items[e]===void 0&&(this.readSince+=
p-this.now,this.refill(),this.readSince>g))throw new ct;return n(e)}}readPairs(t){if(!t.pairSets||!t.valueFormat1||!t.valueFormat2)return;const n={start:t.pairSets.
ctx._startOffset,list:t.pairSets.base};t.pairSets=new L(st(this.bytes),n,t,e=>{this.take(e,e),this.pace.add(e*V)})}boundSequences({sequences:t}){if(!t)return;const n=t.
get.bind(t);t.get=e=>{const o=n(e);if(o.length>Ot)throw this.refuse();return this.spend(o.length*(1+this.classSteps)),o}}take(t,n){if(this.read-=t,this.now-=t,this.
kept-=n,this.read<0||this.now<0||this.kept<0)throw this.refuse()}boundTables(t){const{lookupList:n}=t.table;n&&this.boundLookups(n);const e={applyLookup:t.applyLookup.
bind(t),coverageIndex:t.coverageIndex.bind(t),getClassID:t.getClassID.bind(t),match:t.match.bind(t)},o=new WeakSet;t.applyLookup=(s,i)=>{this.spend(1),o.has(i)||
(o.add(i),this.readPairs(i),this.boundSequences(i));const a=e.applyLookup(s,i);if(a&&this.spend(this.classSteps),(t.glyphs?.length??0)>this.mostGlyphs)throw this.
refuse();return a},t.coverageIndex=(s,...i)=>(this.spend(dt(s)/at),e.coverageIndex(s,...i)),t.getClassID=(s,i)=>(this.spend(dt(i)/at),e.getClassID(s,i)),t.match=
(...s)=>(this.spend(1),e.match(...s))}}const dt=({glyphs:r,rangeRecords:t,classRangeRecord:n})=>(r??t??n)?.length??0,st=r=>new DataView(r.buffer,r.byteOffset,r.
byteLength);var Pt=d(12889),ot=d(47707),ut=d(36078);function At(r,{x:t,y:n,scale:e,lean:o}){const s=[];let[i,a]=[0,0];const c=(O,y)=>`${(0,ut.id)(t+(O+o*y)*e)} ${(0,ut.
id)(n+y*e)}`,f=(O,y)=>{[i,a]=[O,y]},h=(O,y,b,q,S,C)=>{s.push(`${c(O,y)} ${c(b,q)} ${c(S,C)} c`),f(S,C)};return r.path.toFunction()({moveTo:(O,y)=>{s.push(`${c(O,
y)} m`),f(O,y)},lineTo:(O,y)=>{s.push(`${c(O,y)} l`),f(O,y)},quadraticCurveTo:(O,y,b,q)=>h(i+(O-i)*2/3,a+(y-a)*2/3,b+(O-b)*2/3,q+(y-q)*2/3,b,q),bezierCurveTo:h,
closePath:()=>{s.push("h")}}),s.join(" ")}var Dt=d(45657);const Mt=/^[\u0020-\u007e\u00a0-\u00ac\u00ae-\u024f\u0386-\u03ce\u0400-\u045f\u2010-\u2027\u20ac]*$/,lt=2e4;
class Ft{layout;letters=new Map;advances=new Map;clusters=new Map;constructor(t){this.layout=t}shape(t){if(!Mt.test(t))return;const n=[];for(let o=0,s=0;o<t.length;o=
s){for(s=o+1;this.changes(t,s-1)||s>o+1&&this.changes(t,s);)s++;const i=s===o+1?this.alone(t,o):this.together(t,o,s);if(!i)return;(0,Dt.RZ)(n,i)}const e=new Map;
return n.map(o=>{const s=e.get(o.glyph.id)??o.glyph;return e.set(s.id,s),s===o.glyph?o:{...o,glyph:s}})}changes(t,n){return n+1<t.length&&this.advance(t.slice(n,
n+2))===void 0}alone(t,n){const e=this.letter(t[n]),o=n+1<t.length?this.advance(t.slice(n,n+2)):e?.advance;if(!(!e||o===void 0))return[o===e.advance?e:{...e,advance:o}]}together(t,n,e){
const[o,s]=[Math.max(n-1,0),Math.min(e+1,t.length)],i=`${n-o} ${t.slice(o,s)}`;return this.clusters.has(i)||(this.clusters.size===lt&&this.clusters.clear(),this.
clusters.set(i,this.within(t.slice(o,s),n-o,s-e))),this.clusters.get(i)}within(t,n,e){const o=this.layout(t),[s,i]=[n>0?this.letter(t[0]):void 0,e>0?this.letter(
t.at(-1)):void 0],a=o.slice(n,o.length-e),[c,f]=[o[0],o.at(-1)],h=n>0?this.advance(t.slice(0,2)):void 0;if(!(n>0&&!(s&&c&&it(c,s)&&c.advance===h)))return e>0&&!(i&&
f&&it(f,i)&&f.advance===i.advance)?void 0:a}letter(t){if(!this.letters.has(t)){const n=this.layout(t);this.letters.set(t,n.length===1&&gt(n[0])?n[0]:void 0)}return this.
letters.get(t)}advance(t){let n=this.advances.get(t);return n===void 0&&!this.advances.has(t)&&(this.advances.size===lt&&this.advances.clear(),this.advances.set(
t,n=this.advanceIn(t))),n}advanceIn(t){const[n,e,...o]=this.layout(t),[s,i]=[this.letter(t[0]),this.letter(t[1])];if(!(!n||!e||!s||!i||o.length>0))return it(n,s)&&
it(e,i)&&e.advance===i.advance?n.advance:void 0}}const it=(r,t)=>r.glyph.id===t.glyph.id&&gt(r),gt=({x:r,y:t})=>r===0&&t===0;var Ct=d(22194);const wt=50,Bt=34,xt=4;
function Rt(r,t,n){Object.assign(t,{glyf:[],offset:0,loca:{offsets:[]},hmtx:{metrics:[]}});for(let S=0;S<t.glyphs.length;S++)Lt(t,t.glyphs[S],n);const{stream:e,
directory:o}=r,s=S=>{const C=o.tables[S];return C&&Buffer.from(e.buffer.subarray(C.offset,C.offset+C.length))},i=t.glyf.length,a=t.glyf.map(S=>S.length%2===0?S:
Buffer.concat([S,Buffer.of(0)])),c=[0];for(const S of a)c.push(c.at(-1)+S.length);const f=c.at(-1)<=2*65535,h=Buffer.alloc(c.length*(f?2:4));for(const[S,C]of c.
entries())f?h.writeUInt16BE(C/2,S*2):h.writeUInt32BE(C,S*4);const v=Buffer.alloc(i*4);for(const[S,{advance:C,bearing:kt}]of t.hmtx.metrics.entries())v.writeUInt16BE(
C,S*4),v.writeInt16BE(kt,S*4+2);const O=s("head"),y=s("hhea"),b=s("maxp");O?.writeInt16BE(f?0:1,wt),y?.writeUInt16BE(i,Bt),b?.writeUInt16BE(i,xt);const q=["cvt ",
"fpgm","prep"].map(S=>[S,s(S)]);return(0,Ct.f)([...q,["glyf",Buffer.concat(a)],["head",O],["hhea",y],["hmtx",v],["loca",h],["maxp",b]])}function Lt(r,t,n){const e=n.
get(t);if(e){r.glyf.push(e.data),r.hmtx.metrics.push(e.metrics);return}const o=r._addGlyph(t),s=r.glyf[o];s.length>0&&s[0]>=128||n.set(t,{data:s,metrics:r.hmtx.
metrics[o]})}async function bt(r,t,n,e){const o=r["CFF "],s=n(()=>Gt(o)),i=[...new Map([...t].reverse().map(h=>[h.id,h])).values()].sort((h,v)=>s(h.id)-s(v.id)||
h.id-v.id),a=n(()=>r.createSubset()),c=new Map(i.map(h=>[h.id,a.includeGlyph(h)])),f=o?await Nt(a,n):n(()=>Rt(r,a,e));return o&&(f[3]=4),{file:f,isCff:o!==void 0,
glyphs:i,codes:c}}function Gt(r){if(r?.isCIDFont!==!0)return()=>0;const t=r.fdForGlyph(0)??0;return n=>{const e=r.fdForGlyph(n)??0;return e===t?-1:e}}async function Nt(r,t){
const n=r,e=n.encode.bind(r),o=[];n.encode=i=>{try{e(i)}catch(a){o.push(a)}};const s=[];return await new Promise(i=>{r.encodeStream().on("data",a=>s.push(a)).on(
"end",()=>i())}),t(()=>{if(o.length>0)throw o[0];return Buffer.concat(s)})}const Ht={Arabic:"ب",Syriac:"ܒ",Nko:"ߊ"};class pt{font;guard;bounds;unit;metrics;name;scripts=new Map;boxes=new Map;outlines=new Map;pairs;constructor(t,n=o=>o(),e){
this.font=t,this.guard=n,this.bounds=e,this.unit=1e3/t.unitsPerEm,this.metrics=n(()=>Kt(t,this.unit)),this.name=jt(t)}keep(){this.pairs??=new Ft(t=>(this.forget(),
this.shapePiece(t,!1))),this.forget()}forget(){this.font._glyphs={}}covers(t){return this.guard(()=>this.hasGlyphs(t))}hasGlyphs(t){for(const n of t){if((0,ot.ML)(
n))continue;const e=(0,ot.RM)(n);if(e!==void 0&&!this.shapes(e)||!this.font.hasGlyphForCodePoint(n.codePointAt(0)))return!1}return!0}shape(t,n=!1){return this.guard(
()=>{const e=n?void 0:this.pairs?.shape(t);if(e)return e;this.pairs&&this.forget();const o=Yt(n?(0,Pt.jB)(t):t).map(s=>this.shapePiece(s,n));return(n?o.reverse():
o).flat()})}plain(t){return this.guard(()=>{const n=this.font.glyphForCodePoint(t.codePointAt(0)??0);return{glyph:n,advance:n.advanceWidth*this.unit,x:0,y:0}})}boxOf(t){
let n=this.boxes.get(t.id);return n||this.boxes.set(t.id,n=this.guard(()=>t.path.bbox)),n}pathOf(t,n){return this.guard(()=>At(t,n))}subset(t){return bt(this.font,
t,this.guard,this.outlines)}shapePiece(t,n){const{font:e,unit:o}=this;this.bounds?.begin(t.length);const s=n?"rtl":Wt.test(t)?void 0:"ltr",{glyphs:i,positions:a}=$t(
e).layout(t,void 0,void 0,void 0,s),c=e.glyphForCodePoint(32).id,f=i.map((h,v)=>{const{xAdvance:O,xOffset:y,yOffset:b}=a[v]??{xAdvance:0,xOffset:0,yOffset:0};return{
glyph:h,advance:O*o,x:y*o,y:Math.round(b*o)}});return n&&!Vt(e)&&f.reverse(),f.filter(({glyph:h,advance:v})=>h.id!==c||v!==0)}shapes(t){let n=this.scripts.get(t);
return n===void 0&&this.scripts.set(t,n=this.tryScript(t)),n}tryScript(t){if(!ot.MS.has(t))return!1;const n=Ht[t];if(n===void 0)return!0;const[e,o,s]=this.shapePiece(
n.repeat(3),!0).map(({glyph:i})=>i.id);return s!==void 0&&(s!==o||o!==e)}}function Kt(r,t){const n=(a,c)=>Number.isFinite(a)?a*c:0,{minX:e,minY:o,maxX:s,maxY:i}=r.
bbox;return{box:[e,o,s,i].map(a=>n(a,t)),ascent:n(r.ascent,t),descent:n(r.descent,t),lineGap:Math.max(n(r.lineGap,t),0),capHeight:n(r.capHeight,t),italicAngle:n(
r.italicAngle,1)}}const Wt=new RegExp("(?=\\p{L})[\\u0590-\\u08ff\\ufb1d-\\ufdff\\ufe70-\\ufefc\\u{10800}-\\u{10fff}\\u{1e800}-\\u{1efff}]","u"),$t=r=>r;function jt(r){
try{return r.postscriptName??""}catch{return""}}const Vt=r=>{const{GSUB:t,GPOS:n,morx:e}=r;return[t,n,e].some(o=>o!==void 0)};function Yt(r){const t=[];let n,e="";
for(const o of r){const s=/[\p{Script=Common}\p{Script=Inherited}]/u.test(o)?n:(0,ot.RM)(o)??"";e!==""&&n!==void 0&&s!==n&&(t.push(e),e=""),e+=o,n=s}return e===
""?t:[...t,e]}var ft=d(86799),zt=d(38875);const Zt={Regular:()=>d.e(1938).then(d.bind(d,41938)),SemiBold:()=>d.e(3477).then(d.bind(d,43477)),Italic:()=>d.e(3584).
then(d.bind(d,33584)),SemiBoldItalic:()=>d.e(6710).then(d.bind(d,6710)),Serif:()=>d.e(922).then(d.bind(d,30922)),SerifSemiBold:()=>d.e(4525).then(d.bind(d,4525)),
SerifItalic:()=>d.e(4552).then(d.bind(d,54552)),SerifSemiBoldItalic:()=>d.e(7406).then(d.bind(d,97406)),Mono:()=>d.e(2023).then(d.bind(d,62023)),Emoji:()=>d.e(7824).
then(d.bind(d,17824))};async function mt(r){const{notoSans:t}=await Zt[r]();return new pt(P.A.create((0,zt.F)(t)))}const yt=new Map;async function Xt(r){let t=yt.
get(r);return t||yt.set(r,t=await mt(r)),t.keep(),t}async function Jt({bytes:r,field:t},n){let e=()=>{};const o=f=>{e();try{return f()}catch(h){throw h instanceof
w.zU||h instanceof ct?h:(0,ft.t)(t)}},s=o(()=>P.A.create(r));Qt(s);const i=new vt(s,r,()=>(0,ft.t)(t),n);if(e=()=>i.refill(),await i.readTables(o),!o(()=>s.unitsPerEm>=
16&&s.unitsPerEm<=16384&&s.numGlyphs>0))throw(0,ft.t)(t);const c=new pt(s,o,i);return await i.readLookups(()=>c.shape("A1")),c}function Qt(r){const{tables:t}=r.
directory;for(const n of["sbix","COLR","CPAL"])Reflect.deleteProperty(t,n)}})};
