"use strict";exports.id=4075,exports.ids=[4075],exports.modules={41578:((et,V,d)=>{d.d(V,{r:()=>x});var P=d(45657),w=d(48249),u=d(45599),E=d(16456),B=d(94389),I=d(88739),L=d(
43463);const Z=120;async function x(U,R){const{unit:K,metrics:H}=U,{file:W,isCff:Y,glyphs:_,codes:b}=await U.subset(R),X=({id:g})=>b.get(g)??0,Q=(0,u.UU)(`${(0,L.
j)(W)}+${N(U.name)}`),tt=(0,w.Kc)(W),l=(0,w.Kc)(Buffer.from((0,I.U)(_.map(g=>[X(g),g.codePoints])),"latin1")),m=_.flatMap(g=>[X(g),[g.advanceWidth*K]]),p=Y?{Subtype:(0,u.
UU)("CIDFontType0C"),Filter:(0,u.UU)("FlateDecode")}:{Length1:W.length,Filter:(0,u.UU)("FlateDecode")};return{addTo:(g,A=g.add(null),J=!1)=>{const $=J?(0,w.Kc)(
M(Y?[0,...b.values()]:G(W))):void 0,nt=(0,u.jd)({Type:(0,u.UU)("FontDescriptor"),FontName:Q,Flags:E.jp,FontBBox:[...H.box],ItalicAngle:H.italicAngle,Ascent:H.ascent,
Descent:H.descent,CapHeight:H.capHeight,StemV:Z,CIDSet:$&&g.add(new u.Z6((0,u.jd)({Filter:(0,u.UU)("FlateDecode")}),$)),[Y?"FontFile3":"FontFile2"]:g.add(new u.
Z6((0,u.jd)(p),tt))}),k=(0,u.jd)({Type:(0,u.UU)("Font"),Subtype:(0,u.UU)(Y?"CIDFontType0":"CIDFontType2"),BaseFont:Q,CIDSystemInfo:(0,u.jd)({Registry:(0,u.Px)("\
Adobe"),Ordering:(0,u.Px)("Identity"),Supplement:0}),CIDToGIDMap:Y?void 0:(0,u.UU)("Identity"),FontDescriptor:g.add(nt),W:[...m]});return g.put(A,(0,u.jd)({Type:(0,u.
UU)("Font"),Subtype:(0,u.UU)("Type0"),BaseFont:Q,Encoding:(0,u.UU)("Identity-H"),DescendantFonts:[g.add(k)],ToUnicode:g.add(new u.Z6((0,u.jd)({Filter:(0,u.UU)("\
FlateDecode")}),l))})),A},codeOf:g=>(0,I.B)(X(g))}}function M(U){const R=new Uint8Array(((0,P.Kf)(U)>>3)+1);for(const K of U)R[K>>3]|=128>>(K&7);return R}function G(U){
const R=new DataView(U.buffer,U.byteOffset,U.byteLength),K=R.getUint16((0,B.tI)(R).get("maxp").at+4);return Array.from({length:K},(H,W)=>W)}const N=U=>U.replace(
/[^\w-]/g,"").slice(0,100)||"Font"}),86799:((et,V,d)=>{d.d(V,{t:()=>tt,g:()=>U});var P=d(58552),w=d(59277);const[u,E]=[16,12],B=200;function I(l){const m=new DataView(
l.buffer,l.byteOffset,l.byteLength);if(m.getUint32(8)===0)return;const p=m.getUint32(12),O=m.getUint16(p+4);if(O===0||O>B)return;const g=Array.from({length:O},(D,F)=>{
const j=p+E+F*u;return{record:l.subarray(j,j+u),from:m.getUint32(j+8),length:m.getUint32(j+12)}}),A=g.map(({length:D})=>Math.ceil(D/4)*4),J=A.reduce((D,F)=>D+F,
E+O*u);if(J>l.length+4*O||g.some(({from:D,length:F})=>D+F>l.length))return;const $=new Uint8Array(J),nt=new DataView($.buffer);$.set(l.subarray(p,p+E));let k=E+
O*u;for(const[D,{record:F,from:j,length:rt}]of g.entries())$.set(F,E+D*u),nt.setUint32(E+D*u+8,k),$.set(l.subarray(j,j+rt),k),k+=A[D];return $}var L=d(94389);const Z="\
it must be a TrueType or OpenType font (.ttf or .otf)",x=2,M=12,G=256,N=512;function U({bytes:l},m){const p=A=>(0,P.G6)([{field:m,message:A}]),O=(0,w.y)(l)==="a\
 font collection"?R(l):l;if(!O)throw p(b);const g=K(O);if(g!==void 0)throw p(g);return{bytes:O,field:m}}function R(l){try{return I(l)}catch(m){if(m instanceof RangeError)
return;throw m}}function K(l){const m=(0,w.y)(l);if(m!=="a TrueType font"&&m!=="an OpenType font")return`is ${m??"not a font"}; ${Z}`;try{const p=new DataView(l.
buffer,l.byteOffset,l.byteLength);if(p.getUint16(H)>W)return b;const O=(0,L.tI)(p);if(![...O.values()].every(({at:A,length:J})=>A+J<=l.length))return X;if(_.some(
A=>!O.has(A))||p.getUint16(O.get("cmap").at+2)>Y)return b;if(!O.has("CFF ")&&!(O.has("glyf")&&O.has("loca")))return"has no outlines that a PDF document can hold\
; give a font with TrueType or CFF outlines";const g=O.get("OS/2");return g&&Q(p.getUint16(g.at+8))}catch(p){if(p instanceof RangeError)return X;throw p}}const[
H,W]=[4,200],Y=1e3,_=["head","hhea","hmtx","maxp","cmap"],b="is a damaged font; give a complete TrueType or OpenType font",X="ends too early for a font; give a \
complete TrueType or OpenType font";function Q(l){const m=p=>`is a font whose license (fsType) ${p}; give a font that may be embedded`;return l&x&&!(l&M)?m("for\
bids embedding"):l&G?m("forbids embedding only the characters that are used"):l&N?m("forbids embedding its outlines"):void 0}const tt=l=>(0,P.G6)([{field:l,message:l===
"file"?`has a font in a style sheet that ${b}`:b}])}),22194:((et,V,d)=>{d.d(V,{f:()=>w});const P=16;function w(u){const E=u.flatMap(([x,M])=>M?[{tag:x,data:M}]:
[]).sort((x,M)=>x.tag<M.tag?-1:1),B=2**Math.floor(Math.log2(E.length)),I=Buffer.alloc(12+E.length*P);I.writeUInt32BE(65536,0),I.writeUInt16BE(E.length,4),I.writeUInt16BE(
B*P,6),I.writeUInt16BE(Math.log2(B),8),I.writeUInt16BE((E.length-B)*P,10);const L=[I];let Z=I.length;for(const[x,{tag:M,data:G}]of E.entries()){const N=12+x*P;I.
write(M,N,"latin1"),I.writeUInt32BE(Z,N+8),I.writeUInt32BE(G.length,N+12);const U=-G.length&3;L.push(G,Buffer.alloc(U)),Z+=G.length+U}return Buffer.concat(L)}}),
43463:((et,V,d)=>{d.d(V,{j:()=>E});var P=d(77598),w=d.n(P);const u=26;function E(B){const I=(0,P.createHash)("sha256").update(B).digest();return Array.from(I.subarray(
0,6),L=>String.fromCharCode(65+L%u)).join("")}}),77904:((et,V,d)=>{d.d(V,{ar:()=>Xt,Wu:()=>mt,ft:()=>Zt});var P=d(47762),w=d(58552),u=d(50476),E=d(94389);const B=100,
[I,L,Z]=[1,4,8],[x,M,G]=[128,64,32],N=6;class U{parts;constructor(t){this.parts=t}static read(t,{at:n,length:e},o){const s=new DataView(t.buffer,t.byteOffset+n,
e),i=s.getUint16(0)===1,a=i?s.getUint32(4):s.getUint16(2);if(a>B)throw o();const c=[];for(let h=0,f=i?8:4;h<a;h++){const v=s.getUint8(f+(i?4:5)),T=s.getUint8(f+
(i?5:4)),y=R(s,T,f,f+(i?8:6));if(!y)return;(i?!(v&(x|M|G)):(v&(I|L))===I)&&c.push({overrides:!i&&(v&Z)!==0,distance:y}),f+=i?s.getUint32(f):s.getUint16(f+2)}return new U(
c)}process(t,n){for(let e=0;e+1<t.length;e++)n[e].xAdvance+=this.distance(t[e].id,t[e+1].id)}distance(t,n){let e=0;for(const{overrides:o,distance:s}of this.parts){
const i=s(t,n);if(i===void 0)return 0;e=o?i:e+i}return e}}function R(r,t,n,e){return t===0?K(r,e):t===2?H(r,n,e):t===3?W(r,e):void 0}function K(r,t){const n=r.getUint16(
t),e=t+8;if(!(e+n*N>r.byteLength))return(o,s)=>{for(let i=0,a=n-1;i<=a;){const c=i+a>>1,h=e+c*N,f=o-r.getUint16(h)||s-r.getUint16(h+2);if(f===0)return r.getInt16(
h+4);f<0?a=c-1:i=c+1}return 0}}function H(r,t,n){const[e,o,s]=[2,4,6].map(a=>r.getUint16(n+a)),i=(a,c,h)=>{const f=c-r.getUint16(t+a);return f>=0&&f<r.getUint16(
t+a+2)?r.getUint16(t+a+4+f*2):h};return(a,c)=>{const h=t+i(e,a,s)+i(o,c,0);return h>=t+s&&h+2<=r.byteLength?r.getInt16(h):0}}function W(r,t){const n=r.getUint16(
t),[e,,o]=[2,3,4].map(a=>r.getUint8(t+a)),s=t+6+e*2,i=s+n*2;return(a,c)=>{if(a>=n||c>=n)return;const h=r.getUint8(i+r.getUint8(s+a)*o+r.getUint8(s+n+c));return h<
e?r.getInt16(t+6+h*2):0}}const Y=["xPlacement","yPlacement","xAdvance","yAdvance"],_=["xPlaDevice","yPlaDevice","xAdvDevice","yAdvDevice"];class b{file;at;onRead;sets=new Map;formats;devices;constructor(t,n,{
valueFormat1:e,valueFormat2:o,pairSets:s},i){this.file=t,this.at=n,this.onRead=i,this.length=s.length;const a=[e,o];this.formats=a.map(c=>Y.filter(h=>c[h])),this.
devices=a.map(c=>_.filter(h=>c[h]).length*2)}length;get(t){if(t>=this.length)return;let n=this.sets.get(t);return n||this.sets.set(t,n=this.read(this.at.start+this.
file.getUint16(this.at.list+t*2))),n}read(t){const{file:n,formats:e,devices:o}=this,s=n.getUint16(t);this.onRead(s*(1+e[0].length+e[1].length));let i=t+2;const a=h=>{
const f={};for(const v of e[h])f[v]=n.getInt16(i),i+=2;return i+=o[h],f},c=[];for(let h=0;h<s;h++){const f=n.getUint16(i);i+=2,c.push({secondGlyph:f,value1:a(0),
value2:a(1)})}return c}}const[X,Q]=[25e3,300],tt=1e4,[l,m]=[1e7,500],p=6e4,O={"CFF ":35e4,post:35e4},g=2e4,A=4,J=["head","hhea","maxp","OS/2","hmtx","cmap","pos\
t","name","CFF ","GDEF","GSUB","GPOS","morx"],$=1e6,nt=["GSUB","GPOS","GDEF","kern","morx","cmap","post","name"],k=1e6,D=1e3,[F,j,rt]=[300,90,300],St=["readUInt\
8","readInt8","readUInt16BE","readInt16BE","readUInt24BE","readUInt32BE","readInt32BE"],[Et,Ut]=[1e3,8],Ot=2e7,at=64,[Tt,ft,It]=[200,1e3,20];class ct extends Error{}
class vt{bytes;refuse;pace;left=0;allowed=0;mostGlyphs=ft;classSteps=0;read=l;now=p;cost=F;mayPause=!1;readSince=0;kept=$;texts=k;subroutines;inner;constructor(t,n,e,o){
this.bytes=n,this.refuse=e,this.pace=o,this.inner=t,this.subroutines=Ot+2*n.length,this.boundReading(this.inner.stream,n)}async readTables(t){for(const n of J){
t(()=>this.readTable(n));const e=this.pace.step(0);e&&await e}t(()=>this.boundWork())}async readLookups(t){for(let n=!1;!n;){this.mayPause=!0,this.readSince=0;try{
t(),n=!0}catch(e){if(!(e instanceof ct))throw e;const o=this.pace.step(g*F);o&&await o}finally{this.mayPause=!1}}}refill(){this.now=p}readTable(t){const n=O[t];
if(this.now=n??p,this.cost=n===void 0?F:j,Reflect.get(this.inner,t),this.cost=F,this.now<0||this.read<0||this.kept<0)throw this.refuse()}boundWork(){const{inner:t,
bytes:n}=this;t["CFF "]?this.boundSubroutines(t["CFF "]):this.boundParts(t,n),this.replaceKerning();const e=[t.GDEF?.glyphClassDef,t.GDEF?.markAttachClassDef];this.
classSteps=e.reduce((c,h)=>c+(h?dt(h):0),0)/at;const{GSUBProcessor:o,GPOSProcessor:s,morxProcessor:i}=t._layoutEngine.engine??{};for(const c of[o,s])c&&this.boundTables(
c);if(!i)return;const a=i.getProcessor.bind(i);i.getProcessor=()=>{const c=a();return(...h)=>(this.spend(1),c(...h))}}replaceKerning(){const{inner:t,bytes:n}=this,
e=st(n),o=(0,E.tI)(e).get("kern");if(!o)return;let s;try{s=U.read(e,o,this.refuse)}catch(i){if(!(i instanceof RangeError))throw i}t._tables.kern=s&&{},t._layoutEngine.
kernProcessor=s??null}begin(t){this.pace.add((this.allowed-this.left)*rt),this.left=this.allowed=X+t*Q,this.mostGlyphs=ft+t*It,this.read+=t*m}spend(t){if(this.left-=
t,this.left<0)throw this.refuse()}boundReading(t,n){const e=(0,E.tI)(st(n)),o=nt.flatMap(a=>e.get(a)??[]),s=a=>o.some(c=>a>=c.at&&a<c.at+c.length),i=t.readString.
bind(t);t.readString=(a,...c)=>{if(this.texts-=a,this.now-=A,this.texts<0||this.now<0)throw this.refuse();return i(a,...c)};for(const a of St){const c=t[a].bind(
t);t[a]=()=>(this.take(1,s(t.pos)?1:0),this.read%D===0&&this.pace.add(D*this.cost),c())}}boundParts(t,n){const e=st(n),o=(0,E.eQ)(e,(0,E.tI)(e)),s=new Map,i=(c,h)=>{
let f=s.get(c);if(f!==void 0)return f;if(f=1,o&&c<o.count)for(const v of(0,u.Z)(e,o.spanOf(c))){if(h===Ut)throw this.refuse();if(f+=i(v,h+1),f>Et)throw this.refuse()}
return s.set(c,f),f},a=t.getGlyph.bind(t);t.getGlyph=(c,...h)=>(i(c,0),a(c,...h))}boundSubroutines(t){const n=s=>new Proxy(s,{get:(i,a)=>{const c=Reflect.get(i,
a);return typeof a=="string"&&/^\d+$/.test(a)&&this.call(c?.length),c}});t.globalSubrIndex&&(t.globalSubrIndex=n(t.globalSubrIndex));const e=new WeakSet,o=t.privateDictForGlyph.
bind(t);t.privateDictForGlyph=s=>{const i=o(s);return i?.Subrs&&!e.has(i)&&(e.add(i),i.Subrs=n(i.Subrs)),i}}call(t=0){if(this.subroutines-=t+1,this.subroutines<
0)throw this.refuse()}boundLookups(t){if(t.length>tt)throw this.refuse();const n=t.get.bind(t);t.get=e=>{if(this.mayPause&&t.items[e]===void 0&&(this.readSince+=
p-this.now,this.refill(),this.readSince>g))throw new ct;return n(e)}}readPairs(t){if(!t.pairSets||!t.valueFormat1||!t.valueFormat2)return;const n={start:t.pairSets.
ctx._startOffset,list:t.pairSets.base};t.pairSets=new b(st(this.bytes),n,t,e=>{this.take(e,e),this.pace.add(e*j)})}boundSequences({sequences:t}){if(!t)return;const n=t.
get.bind(t);t.get=e=>{const o=n(e);if(o.length>Tt)throw this.refuse();return this.spend(o.length*(1+this.classSteps)),o}}take(t,n){if(this.read-=t,this.now-=t,this.
kept-=n,this.read<0||this.now<0||this.kept<0)throw this.refuse()}boundTables(t){const{lookupList:n}=t.table;n&&this.boundLookups(n);const e={applyLookup:t.applyLookup.
bind(t),coverageIndex:t.coverageIndex.bind(t),getClassID:t.getClassID.bind(t),match:t.match.bind(t)},o=new WeakSet;t.applyLookup=(s,i)=>{this.spend(1),o.has(i)||
(o.add(i),this.readPairs(i),this.boundSequences(i));const a=e.applyLookup(s,i);if(a&&this.spend(this.classSteps),(t.glyphs?.length??0)>this.mostGlyphs)throw this.
refuse();return a},t.coverageIndex=(s,...i)=>(this.spend(dt(s)/at),e.coverageIndex(s,...i)),t.getClassID=(s,i)=>(this.spend(dt(i)/at),e.getClassID(s,i)),t.match=
(...s)=>(this.spend(1),e.match(...s))}}const dt=({glyphs:r,rangeRecords:t,classRangeRecord:n})=>(r??t??n)?.length??0,st=r=>new DataView(r.buffer,r.byteOffset,r.
byteLength);var Pt=d(12889),ot=d(47707),ut=d(36078);function At(r,{x:t,y:n,scale:e,lean:o}){const s=[];let[i,a]=[0,0];const c=(T,y)=>`${(0,ut.id)(t+(T+o*y)*e)} ${(0,ut.
id)(n+y*e)}`,h=(T,y)=>{[i,a]=[T,y]},f=(T,y,z,q,S,C)=>{s.push(`${c(T,y)} ${c(z,q)} ${c(S,C)} c`),h(S,C)};return r.path.toFunction()({moveTo:(T,y)=>{s.push(`${c(T,
y)} m`),h(T,y)},lineTo:(T,y)=>{s.push(`${c(T,y)} l`),h(T,y)},quadraticCurveTo:(T,y,z,q)=>f(i+(T-i)*2/3,a+(y-a)*2/3,z+(T-z)*2/3,q+(y-q)*2/3,z,q),bezierCurveTo:f,
closePath:()=>{s.push("h")}}),s.join(" ")}var Dt=d(45657);const Mt=/^[\u0020-\u007e\u00a0-\u00ac\u00ae-\u024f\u0386-\u03ce\u0400-\u045f\u2010-\u2027\u20ac]*$/,lt=2e4;
class Ft{layout;letters=new Map;advances=new Map;clusters=new Map;constructor(t){this.layout=t}shape(t){if(!Mt.test(t))return;const n=[];for(let o=0,s=0;o<t.length;o=
s){for(s=o+1;this.changes(t,s-1)||s>o+1&&this.changes(t,s);)s++;const i=s===o+1?this.alone(t,o):this.together(t,o,s);if(!i)return;(0,Dt.RZ)(n,i)}const e=new Map;
return n.map(o=>{const s=e.get(o.glyph.id)??o.glyph;return e.set(s.id,s),s===o.glyph?o:{...o,glyph:s}})}changes(t,n){return n+1<t.length&&this.advance(t.slice(n,
n+2))===void 0}alone(t,n){const e=this.letter(t[n]),o=n+1<t.length?this.advance(t.slice(n,n+2)):e?.advance;if(!(!e||o===void 0))return[o===e.advance?e:{...e,advance:o}]}together(t,n,e){
const[o,s]=[Math.max(n-1,0),Math.min(e+1,t.length)],i=`${n-o} ${t.slice(o,s)}`;return this.clusters.has(i)||(this.clusters.size===lt&&this.clusters.clear(),this.
clusters.set(i,this.within(t.slice(o,s),n-o,s-e))),this.clusters.get(i)}within(t,n,e){const o=this.layout(t),[s,i]=[n>0?this.letter(t[0]):void 0,e>0?this.letter(
t.at(-1)):void 0],a=o.slice(n,o.length-e),[c,h]=[o[0],o.at(-1)],f=n>0?this.advance(t.slice(0,2)):void 0;if(!(n>0&&!(s&&c&&it(c,s)&&c.advance===f)))return e>0&&!(i&&
h&&it(h,i)&&h.advance===i.advance)?void 0:a}letter(t){if(!this.letters.has(t)){const n=this.layout(t);this.letters.set(t,n.length===1&&gt(n[0])?n[0]:void 0)}return this.
letters.get(t)}advance(t){let n=this.advances.get(t);return n===void 0&&!this.advances.has(t)&&(this.advances.size===lt&&this.advances.clear(),this.advances.set(
t,n=this.advanceIn(t))),n}advanceIn(t){const[n,e,...o]=this.layout(t),[s,i]=[this.letter(t[0]),this.letter(t[1])];if(!(!n||!e||!s||!i||o.length>0))return it(n,s)&&
it(e,i)&&e.advance===i.advance?n.advance:void 0}}const it=(r,t)=>r.glyph.id===t.glyph.id&&gt(r),gt=({x:r,y:t})=>r===0&&t===0;var Ct=d(22194);const wt=50,Bt=34,xt=4;
function Rt(r,t,n){Object.assign(t,{glyf:[],offset:0,loca:{offsets:[]},hmtx:{metrics:[]}});for(let S=0;S<t.glyphs.length;S++)bt(t,t.glyphs[S],n);const{stream:e,
directory:o}=r,s=S=>{const C=o.tables[S];return C&&Buffer.from(e.buffer.subarray(C.offset,C.offset+C.length))},i=t.glyf.length,a=t.glyf.map(S=>S.length%2===0?S:
Buffer.concat([S,Buffer.of(0)])),c=[0];for(const S of a)c.push(c.at(-1)+S.length);const h=c.at(-1)<=2*65535,f=Buffer.alloc(c.length*(h?2:4));for(const[S,C]of c.
entries())h?f.writeUInt16BE(C/2,S*2):f.writeUInt32BE(C,S*4);const v=Buffer.alloc(i*4);for(const[S,{advance:C,bearing:Qt}]of t.hmtx.metrics.entries())v.writeUInt16BE(
C,S*4),v.writeInt16BE(Qt,S*4+2);const T=s("head"),y=s("hhea"),z=s("maxp");T?.writeInt16BE(h?0:1,wt),y?.writeUInt16BE(i,Bt),z?.writeUInt16BE(i,xt);const q=["cvt ",
"fpgm","prep"].map(S=>[S,s(S)]);return(0,Ct.f)([...q,["glyf",Buffer.concat(a)],["head",T],["hhea",y],["hmtx",v],["loca",f],["maxp",z]])}function bt(r,t,n){const e=n.
get(t);if(e){r.glyf.push(e.data),r.hmtx.metrics.push(e.metrics);return}const o=r._addGlyph(t),s=r.glyf[o];s.length>0&&s[0]>=128||n.set(t,{data:s,metrics:r.hmtx.
metrics[o]})}async function Lt(r,t,n,e){const o=r["CFF "],s=n(()=>Gt(o)),i=[...new Map([...t].reverse().map(f=>[f.id,f])).values()].sort((f,v)=>s(f.id)-s(v.id)||
f.id-v.id),a=n(()=>r.createSubset()),c=new Map(i.map(f=>[f.id,a.includeGlyph(f)])),h=o?await Nt(a,n):n(()=>Rt(r,a,e));return o&&(h[3]=4),{file:h,isCff:o!==void 0,
glyphs:i,codes:c}}function Gt(r){if(r?.isCIDFont!==!0)return()=>0;const t=r.fdForGlyph(0)??0;return n=>{const e=r.fdForGlyph(n)??0;return e===t?-1:e}}async function Nt(r,t){
const n=r,e=n.encode.bind(r),o=[];n.encode=i=>{try{e(i)}catch(a){o.push(a)}};const s=[];return await new Promise(i=>{r.encodeStream().on("data",a=>s.push(a)).on(
"end",()=>i())}),t(()=>{if(o.length>0)throw o[0];return Buffer.concat(s)})}const Kt={Arabic:"ب",Syriac:"ܒ",Nko:"ߊ"};class pt{font;guard;bounds;unit;metrics;name;scripts=new Map;boxes=new Map;outlines=new Map;pairs;constructor(t,n=o=>o(),e){
this.font=t,this.guard=n,this.bounds=e,this.unit=1e3/t.unitsPerEm,this.metrics=n(()=>Ht(t,this.unit)),this.name=$t(t)}keep(){this.pairs??=new Ft(t=>(this.forget(),
this.shapePiece(t,!1))),this.forget()}forget(){this.font._glyphs={}}covers(t){return this.guard(()=>this.hasGlyphs(t))}hasGlyphs(t){for(const n of t){if((0,ot.ML)(
n))continue;const e=(0,ot.RM)(n);if(e!==void 0&&!this.shapes(e)||!this.font.hasGlyphForCodePoint(n.codePointAt(0)))return!1}return!0}shape(t,n=!1){return this.guard(
()=>{const e=n?void 0:this.pairs?.shape(t);if(e)return e;this.pairs&&this.forget();const o=Vt(n?(0,Pt.jB)(t):t).map(s=>this.shapePiece(s,n));return(n?o.reverse():
o).flat()})}plain(t){return this.guard(()=>{const n=this.font.glyphForCodePoint(t.codePointAt(0)??0);return{glyph:n,advance:n.advanceWidth*this.unit,x:0,y:0}})}boxOf(t){
let n=this.boxes.get(t.id);return n||this.boxes.set(t.id,n=this.guard(()=>t.path.bbox)),n}pathOf(t,n){return this.guard(()=>At(t,n))}subset(t){return Lt(this.font,
t,this.guard,this.outlines)}shapePiece(t,n){const{font:e,unit:o}=this;this.bounds?.begin(t.length);const{glyphs:s,positions:i}=n?Wt(e).layout(t,void 0,void 0,void 0,
"rtl"):e.layout(t),a=e.glyphForCodePoint(32).id,c=s.map((h,f)=>{const{xAdvance:v,xOffset:T,yOffset:y}=i[f]??{xAdvance:0,xOffset:0,yOffset:0};return{glyph:h,advance:v*
o,x:T*o,y:Math.round(y*o)}});return n&&!jt(e)&&c.reverse(),c.filter(({glyph:h,advance:f})=>h.id!==a||f!==0)}shapes(t){let n=this.scripts.get(t);return n===void 0&&
this.scripts.set(t,n=this.tryScript(t)),n}tryScript(t){if(!ot.MS.has(t))return!1;const n=Kt[t];if(n===void 0)return!0;const[e,o,s]=this.shapePiece(n.repeat(3),!0).
map(({glyph:i})=>i.id);return s!==void 0&&(s!==o||o!==e)}}function Ht(r,t){const n=(a,c)=>Number.isFinite(a)?a*c:0,{minX:e,minY:o,maxX:s,maxY:i}=r.bbox;return{box:[
e,o,s,i].map(a=>n(a,t)),ascent:n(r.ascent,t),descent:n(r.descent,t),lineGap:Math.max(n(r.lineGap,t),0),capHeight:n(r.capHeight,t),italicAngle:n(r.italicAngle,1)}}
const Wt=r=>r;function $t(r){try{return r.postscriptName??""}catch{return""}}const jt=r=>{const{GSUB:t,GPOS:n,morx:e}=r;return[t,n,e].some(o=>o!==void 0)};function Vt(r){
const t=[];let n,e="";for(const o of r){const s=/[\p{Script=Common}\p{Script=Inherited}]/u.test(o)?n:(0,ot.RM)(o)??"";e!==""&&n!==void 0&&s!==n&&(t.push(e),e=""),
e+=o,n=s}return e===""?t:[...t,e]}var ht=d(86799),Yt=d(38875);const zt={Regular:()=>d.e(1938).then(d.bind(d,41938)),SemiBold:()=>d.e(3477).then(d.bind(d,43477)),
Italic:()=>d.e(3584).then(d.bind(d,33584)),SemiBoldItalic:()=>d.e(6710).then(d.bind(d,6710)),Serif:()=>d.e(922).then(d.bind(d,30922)),SerifSemiBold:()=>d.e(4525).
then(d.bind(d,4525)),SerifItalic:()=>d.e(4552).then(d.bind(d,54552)),SerifSemiBoldItalic:()=>d.e(7406).then(d.bind(d,97406)),Mono:()=>d.e(2023).then(d.bind(d,62023)),
Emoji:()=>d.e(7824).then(d.bind(d,17824))};async function mt(r){const{notoSans:t}=await zt[r]();return new pt(P.A.create((0,Yt.F)(t)))}const yt=new Map;async function Zt(r){
let t=yt.get(r);return t||yt.set(r,t=await mt(r)),t.keep(),t}async function Xt({bytes:r,field:t},n){let e=()=>{};const o=h=>{e();try{return h()}catch(f){throw f instanceof
w.zU||f instanceof ct?f:(0,ht.t)(t)}},s=o(()=>P.A.create(r));Jt(s);const i=new vt(s,r,()=>(0,ht.t)(t),n);if(e=()=>i.refill(),await i.readTables(o),!o(()=>s.unitsPerEm>=
16&&s.unitsPerEm<=16384&&s.numGlyphs>0))throw(0,ht.t)(t);const c=new pt(s,o,i);return await i.readLookups(()=>c.shape("A1")),c}function Jt(r){const{tables:t}=r.
directory;for(const n of["sbix","COLR","CPAL"])Reflect.deleteProperty(t,n)}})};
