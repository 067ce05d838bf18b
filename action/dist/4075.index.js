"use strict";exports.id=4075,exports.ids=[4075],exports.modules={41578:((et,Y,d)=>{d.d(Y,{r:()=>w});var P=d(45657),b=d(48249),u=d(45599),E=d(16456),B=d(94389),I=d(88739),G=d(
43463);const Z=120;async function w(T,x){const{unit:K,metrics:W}=T,{file:$,isCff:z,glyphs:_,codes:R}=await T.subset(x),X=({id:g})=>R.get(g)??0,Q=(0,u.UU)(`${(0,G.
j)($)}+${H(T.name)}`),tt=(0,b.Kc)($),l=(0,b.Kc)(Buffer.from((0,I.U)(_.map(g=>[X(g),g.codePoints])),"latin1")),m=_.flatMap(g=>[X(g),[g.advanceWidth*K]]),p=z?{Subtype:(0,u.
UU)("CIDFontType0C"),Filter:(0,u.UU)("FlateDecode")}:{Length1:$.length,Filter:(0,u.UU)("FlateDecode")};return{addTo:(g,A=g.add(null),J=!1)=>{const j=J?(0,b.Kc)(
M(z?[0,...R.values()]:N($))):void 0,nt=(0,u.jd)({Type:(0,u.UU)("FontDescriptor"),FontName:Q,Flags:E.jp,FontBBox:[...W.box],ItalicAngle:W.italicAngle,Ascent:W.ascent,
Descent:W.descent,CapHeight:W.capHeight,StemV:Z,CIDSet:j&&g.add(new u.Z6((0,u.jd)({Filter:(0,u.UU)("FlateDecode")}),j)),[z?"FontFile3":"FontFile2"]:g.add(new u.
Z6((0,u.jd)(p),tt))}),k=(0,u.jd)({Type:(0,u.UU)("Font"),Subtype:(0,u.UU)(z?"CIDFontType0":"CIDFontType2"),BaseFont:Q,CIDSystemInfo:(0,u.jd)({Registry:(0,u.Px)("\
Adobe"),Ordering:(0,u.Px)("Identity"),Supplement:0}),CIDToGIDMap:z?void 0:(0,u.UU)("Identity"),FontDescriptor:g.add(nt),W:[...m]});return g.put(A,(0,u.jd)({Type:(0,u.
UU)("Font"),Subtype:(0,u.UU)("Type0"),BaseFont:Q,Encoding:(0,u.UU)("Identity-H"),DescendantFonts:[g.add(k)],ToUnicode:g.add(new u.Z6((0,u.jd)({Filter:(0,u.UU)("\
FlateDecode")}),l))})),A},codeOf:g=>(0,I.B)(X(g))}}function M(T){const x=new Uint8Array(((0,P.Kf)(T)>>3)+1);for(const K of T)x[K>>3]|=128>>(K&7);return x}function N(T){
const x=new DataView(T.buffer,T.byteOffset,T.byteLength),K=x.getUint16((0,B.tI)(x).get("maxp").at+4);return Array.from({length:K},(W,$)=>$)}const H=T=>T.replace(
/[^\w-]/g,"").slice(0,100)||"Font"}),86799:((et,Y,d)=>{d.d(Y,{t:()=>tt,g:()=>T});var P=d(58552),b=d(59277);const[u,E]=[16,12],B=200;function I(l){const m=new DataView(
l.buffer,l.byteOffset,l.byteLength);if(m.getUint32(8)===0)return;const p=m.getUint32(12),O=m.getUint16(p+4);if(O===0||O>B)return;const g=Array.from({length:O},(D,F)=>{
const V=p+E+F*u;return{record:l.subarray(V,V+u),from:m.getUint32(V+8),length:m.getUint32(V+12)}}),A=g.map(({length:D})=>Math.ceil(D/4)*4),J=A.reduce((D,F)=>D+F,
E+O*u);if(J>l.length+4*O||g.some(({from:D,length:F})=>D+F>l.length))return;const j=new Uint8Array(J),nt=new DataView(j.buffer);j.set(l.subarray(p,p+E));let k=E+
O*u;for(const[D,{record:F,from:V,length:rt}]of g.entries())j.set(F,E+D*u),nt.setUint32(E+D*u+8,k),j.set(l.subarray(V,V+rt),k),k+=A[D];return j}var G=d(94389);const Z="\
it must be a TrueType or OpenType font (.ttf or .otf)",w=2,M=12,N=256,H=512;function T({bytes:l},m){const p=A=>(0,P.G6)([{field:m,message:A}]),O=(0,b.y)(l)==="a\
 font collection"?x(l):l;if(!O)throw p(R);const g=K(O);if(g!==void 0)throw p(g);return{bytes:O,field:m}}function x(l){try{return I(l)}catch(m){if(m instanceof RangeError)
return;throw m}}function K(l){const m=(0,b.y)(l);if(m!=="a TrueType font"&&m!=="an OpenType font")return`is ${m??"not a font"}; ${Z}`;try{const p=new DataView(l.
buffer,l.byteOffset,l.byteLength);if(p.getUint16(W)>$)return R;const O=(0,G.tI)(p);if(![...O.values()].every(({at:A,length:J})=>A+J<=l.length))return X;if(_.some(
A=>!O.has(A))||p.getUint16(O.get("cmap").at+2)>z)return R;if(!O.has("CFF ")&&!(O.has("glyf")&&O.has("loca")))return"has no outlines that a PDF document can hold\
; give a font with TrueType or CFF outlines";const g=O.get("OS/2");return g&&Q(p.getUint16(g.at+8))}catch(p){if(p instanceof RangeError)return X;throw p}}const[
W,$]=[4,200],z=1e3,_=["head","hhea","hmtx","maxp","cmap"],R="is a damaged font; give a complete TrueType or OpenType font",X="ends too early for a font; give a \
complete TrueType or OpenType font";function Q(l){const m=p=>`is a font whose license (fsType) ${p}; give a font that may be embedded`;return l&w&&!(l&M)?m("for\
bids embedding"):l&N?m("forbids embedding only the characters that are used"):l&H?m("forbids embedding its outlines"):void 0}const tt=l=>(0,P.G6)([{field:l,message:l===
"file"?`has a font in a style sheet that ${R}`:R}])}),22194:((et,Y,d)=>{d.d(Y,{f:()=>b});const P=16;function b(u){const E=u.flatMap(([w,M])=>M?[{tag:w,data:M}]:
[]).sort((w,M)=>w.tag<M.tag?-1:1),B=2**Math.floor(Math.log2(E.length)),I=Buffer.alloc(12+E.length*P);I.writeUInt32BE(65536,0),I.writeUInt16BE(E.length,4),I.writeUInt16BE(
B*P,6),I.writeUInt16BE(Math.log2(B),8),I.writeUInt16BE((E.length-B)*P,10);const G=[I];let Z=I.length;for(const[w,{tag:M,data:N}]of E.entries()){const H=12+w*P;I.
write(M,H,"latin1"),I.writeUInt32BE(Z,H+8),I.writeUInt32BE(N.length,H+12);const T=-N.length&3;G.push(N,Buffer.alloc(T)),Z+=N.length+T}return Buffer.concat(G)}}),
43463:((et,Y,d)=>{d.d(Y,{j:()=>E});var P=d(77598),b=d.n(P);const u=26;function E(B){const I=(0,P.createHash)("sha256").update(B).digest();return Array.from(I.subarray(
0,6),G=>String.fromCharCode(65+G%u)).join("")}}),77904:((et,Y,d)=>{d.d(Y,{ar:()=>qt,Wu:()=>mt,ft:()=>kt});var P=d(47762),b=d(58552),u=d(50476),E=d(94389);const B=100,
[I,G,Z]=[1,4,8],[w,M,N]=[128,64,32],H=6;class T{parts;constructor(t){this.parts=t}static read(t,{at:n,length:e},i){const s=new DataView(t.buffer,t.byteOffset+n,
e),o=s.getUint16(0)===1,a=o?s.getUint32(4):s.getUint16(2);if(a>B)throw i();const c=[];for(let f=0,h=o?8:4;f<a;f++){const v=s.getUint8(h+(o?4:5)),U=s.getUint8(h+
(o?5:4)),y=x(s,U,h,h+(o?8:6));if(!y)return;(o?!(v&(w|M|N)):(v&(I|G))===I)&&c.push({overrides:!o&&(v&Z)!==0,distance:y}),h+=o?s.getUint32(h):s.getUint16(h+2)}return new T(
c)}process(t,n){for(let e=0;e+1<t.length;e++)n[e].xAdvance+=this.distance(t[e].id,t[e+1].id)}distance(t,n){let e=0;for(const{overrides:i,distance:s}of this.parts){
const o=s(t,n);if(o===void 0)return 0;e=i?o:e+o}return e}}function x(r,t,n,e){return t===0?K(r,e):t===2?W(r,n,e):t===3?$(r,e):void 0}function K(r,t){const n=r.getUint16(
t),e=t+8;if(!(e+n*H>r.byteLength))return(i,s)=>{for(let o=0,a=n-1;o<=a;){const c=o+a>>1,f=e+c*H,h=i-r.getUint16(f)||s-r.getUint16(f+2);if(h===0)return r.getInt16(
f+4);h<0?a=c-1:o=c+1}return 0}}function W(r,t,n){const[e,i,s]=[2,4,6].map(a=>r.getUint16(n+a)),o=(a,c,f)=>{const h=c-r.getUint16(t+a);return h>=0&&h<r.getUint16(
t+a+2)?r.getUint16(t+a+4+h*2):f};return(a,c)=>{const f=t+o(e,a,s)+o(i,c,0);return f>=t+s&&f+2<=r.byteLength?r.getInt16(f):0}}function $(r,t){const n=r.getUint16(
t),[e,,i]=[2,3,4].map(a=>r.getUint8(t+a)),s=t+6+e*2,o=s+n*2;return(a,c)=>{if(a>=n||c>=n)return;const f=r.getUint8(o+r.getUint8(s+a)*i+r.getUint8(s+n+c));return f<
e?r.getInt16(t+6+f*2):0}}const z=["xPlacement","yPlacement","xAdvance","yAdvance"],_=["xPlaDevice","yPlaDevice","xAdvDevice","yAdvDevice"];class R{file;at;onRead;sets=new Map;formats;devices;constructor(t,n,{
valueFormat1:e,valueFormat2:i,pairSets:s},o){this.file=t,this.at=n,this.onRead=o,this.length=s.length;const a=[e,i];this.formats=a.map(c=>z.filter(f=>c[f])),this.
devices=a.map(c=>_.filter(f=>c[f]).length*2)}length;get(t){if(t>=this.length)return;let n=this.sets.get(t);return n||this.sets.set(t,n=this.read(this.at.start+this.
file.getUint16(this.at.list+t*2))),n}read(t){const{file:n,formats:e,devices:i}=this,s=n.getUint16(t);this.onRead(s*(1+e[0].length+e[1].length));let o=t+2;const a=f=>{
const h={};for(const v of e[f])h[v]=n.getInt16(o),o+=2;return o+=i[f],h},c=[];for(let f=0;f<s;f++){const h=n.getUint16(o);o+=2,c.push({secondGlyph:h,value1:a(0),
value2:a(1)})}return c}}const[X,Q]=[25e3,300],tt=1e4,[l,m]=[1e7,500],p=6e4,O={"CFF ":35e4,post:35e4},g=2e4,A=4,J=["head","hhea","maxp","OS/2","hmtx","cmap","pos\
t","name","CFF ","GDEF","GSUB","GPOS","morx"],j=1e6,nt=["GSUB","GPOS","GDEF","kern","morx","cmap","post","name"],k=1e6,D=1e3,[F,V,rt]=[300,90,300],St=["readUInt\
8","readInt8","readUInt16BE","readInt16BE","readUInt24BE","readUInt32BE","readInt32BE"],[Et,Tt]=[1e3,8],Ot=2e7,at=64,[Ut,It]=[4,1e3],vt=64,[Pt,ft,At]=[200,1e3,20];
class ct extends Error{}class Dt{bytes;refuse;pace;left=0;allowed=0;mostGlyphs=ft;classSteps=0;read=l;now=p;cost=F;mayPause=!1;readSince=0;kept=j;texts=k;subroutines;inner;constructor(t,n,e,i){
this.bytes=n,this.refuse=e,this.pace=i,this.inner=t,this.subroutines=Ot+2*n.length,this.boundReading(this.inner.stream,n)}async readTables(t){for(const n of J){
t(()=>this.readTable(n));const e=this.pace.step(0);e&&await e}t(()=>this.boundWork())}async readLookups(t){for(let n=!1;!n;){this.mayPause=!0,this.readSince=0;try{
t(),n=!0}catch(e){if(!(e instanceof ct))throw e;const i=this.pace.step(g*F);i&&await i}finally{this.mayPause=!1}}}refill(){this.now=p}readTable(t){const n=O[t];
if(this.now=n??p,this.cost=n===void 0?F:V,Reflect.get(this.inner,t),this.cost=F,this.now<0||this.read<0||this.kept<0)throw this.refuse()}boundWork(){const{inner:t,
bytes:n}=this;t["CFF "]?this.boundSubroutines(t["CFF "]):this.boundParts(t,n),this.replaceKerning();const e=[t.GDEF?.glyphClassDef,t.GDEF?.markAttachClassDef];this.
classSteps=e.reduce((a,c)=>a+(c?dt(c):0),0)/at;const{GSUBProcessor:i,GPOSProcessor:s,morxProcessor:o}=t._layoutEngine.engine??{};for(const a of[i,s])a&&this.boundTables(
a);o&&this.boundMachines(o)}boundMachines(t){const n=t.getProcessor.bind(t),e=t.processSubtable.bind(t);t.processSubtable=(i,s)=>(this.spend(1+s.length/Ut),e(i,
s)),t.getProcessor=()=>{const i=n();return(...s)=>{this.spend(1+(t.glyphs?.length??0)/It);const o=i(...s);return this.checkGlyphs(t),o}}}checkGlyphs({glyphs:t}){
if((t?.length??0)>this.mostGlyphs)throw this.refuse()}replaceKerning(){const{inner:t,bytes:n}=this,e=st(n),i=(0,E.tI)(e).get("kern");if(!i)return;let s;try{s=T.
read(e,i,this.refuse)}catch(o){if(!(o instanceof RangeError))throw o}t._tables.kern=s&&{},t._layoutEngine.kernProcessor=s??null}begin(t){this.pace.add((this.allowed-
this.left)*rt),this.left=this.allowed=X+t*Q,this.mostGlyphs=ft+t*At,this.read+=t*m}spend(t){if(this.left-=t,this.left<0)throw this.refuse()}boundReading(t,n){const e=(0,E.
tI)(st(n)),i=nt.flatMap(a=>e.get(a)??[]),s=a=>i.some(c=>a>=c.at&&a<c.at+c.length),o=t.readString.bind(t);t.readString=(a,...c)=>{if(this.texts-=a,this.now-=A,this.
texts<0||this.now<0)throw this.refuse();return o(a,...c)};for(const a of St){const c=t[a].bind(t);t[a]=()=>(this.take(1,s(t.pos)?1:0),this.read%D===0&&this.pace.
add(D*this.cost),c())}}boundParts(t,n){const e=st(n),i=(0,E.eQ)(e,(0,E.tI)(e)),s=new Map,o=(c,f)=>{let h=s.get(c);if(h!==void 0)return h;if(h=1,i&&c<i.count){h+=
(0,u.VJ)(e,i.spanOf(c))/vt;for(const v of(0,u.Zm)(e,i.spanOf(c))){if(f===Tt)throw this.refuse();if(h+=o(v,f+1),h>Et)throw this.refuse()}}return s.set(c,h),h},a=t.
getGlyph.bind(t);t.getGlyph=(c,...f)=>(o(c,0),a(c,...f))}boundSubroutines(t){const n=s=>new Proxy(s,{get:(o,a)=>{const c=Reflect.get(o,a);return typeof a=="stri\
ng"&&/^\d+$/.test(a)&&this.call(c?.length),c}});t.globalSubrIndex&&(t.globalSubrIndex=n(t.globalSubrIndex));const e=new WeakSet,i=t.privateDictForGlyph.bind(t);
t.privateDictForGlyph=s=>{const o=i(s);return o?.Subrs&&!e.has(o)&&(e.add(o),o.Subrs=n(o.Subrs)),o}}call(t=0){if(this.subroutines-=t+1,this.subroutines<0)throw this.
refuse()}boundLookups(t){if(t.length>tt)throw this.refuse();const n=t.get.bind(t);t.get=e=>{if(this.mayPause&&t.items[e]===void 0&&(this.readSince+=p-this.now,this.
refill(),this.readSince>g))throw new ct;return n(e)}}readPairs(t){if(!t.pairSets||!t.valueFormat1||!t.valueFormat2)return;const n={start:t.pairSets.ctx._startOffset,
list:t.pairSets.base};t.pairSets=new R(st(this.bytes),n,t,e=>{this.take(e,e),this.pace.add(e*V)})}boundSequences({sequences:t}){if(!t)return;const n=t.get.bind(
t);t.get=e=>{const i=n(e);if(i.length>Pt)throw this.refuse();return this.spend(i.length*(1+this.classSteps)),i}}take(t,n){if(this.read-=t,this.now-=t,this.kept-=
n,this.read<0||this.now<0||this.kept<0)throw this.refuse()}boundTables(t){const{lookupList:n}=t.table;n&&this.boundLookups(n);const e={applyLookup:t.applyLookup.
bind(t),coverageIndex:t.coverageIndex.bind(t),getClassID:t.getClassID.bind(t),match:t.match.bind(t)},i=new WeakSet;t.applyLookup=(s,o)=>{this.spend(1),i.has(o)||
(i.add(o),this.readPairs(o),this.boundSequences(o));const a=e.applyLookup(s,o);return a&&this.spend(this.classSteps),this.checkGlyphs(t),a},t.coverageIndex=(s,...o)=>(this.
spend(dt(s)/at),e.coverageIndex(s,...o)),t.getClassID=(s,o)=>(this.spend(dt(o)/at),e.getClassID(s,o)),t.match=(...s)=>(this.spend(1),e.match(...s))}}const dt=({
glyphs:r,rangeRecords:t,classRangeRecord:n})=>(r??t??n)?.length??0,st=r=>new DataView(r.buffer,r.byteOffset,r.byteLength);var Mt=d(12889),it=d(47707),ut=d(36078);
function Ft(r,{x:t,y:n,scale:e,lean:i}){const s=[];let[o,a]=[0,0];const c=(U,y)=>`${(0,ut.id)(t+(U+i*y)*e)} ${(0,ut.id)(n+y*e)}`,f=(U,y)=>{[o,a]=[U,y]},h=(U,y,L,q,S,C)=>{
s.push(`${c(U,y)} ${c(L,q)} ${c(S,C)} c`),f(S,C)};return r.path.toFunction()({moveTo:(U,y)=>{s.push(`${c(U,y)} m`),f(U,y)},lineTo:(U,y)=>{s.push(`${c(U,y)} l`),
f(U,y)},quadraticCurveTo:(U,y,L,q)=>h(o+(U-o)*2/3,a+(y-a)*2/3,L+(U-L)*2/3,q+(y-q)*2/3,L,q),bezierCurveTo:h,closePath:()=>{s.push("h")}}),s.join(" ")}var Ct=d(45657);
const bt=/^[\u0020-\u007e\u00a0-\u00ac\u00ae-\u024f\u0386-\u03ce\u0400-\u045f\u2010-\u2027\u20ac]*$/,lt=2e4;class Bt{layout;letters=new Map;advances=new Map;clusters=new Map;constructor(t){
this.layout=t}shape(t){if(!bt.test(t))return;const n=[];for(let i=0,s=0;i<t.length;i=s){for(s=i+1;this.changes(t,s-1)||s>i+1&&this.changes(t,s);)s++;const o=s===
i+1?this.alone(t,i):this.together(t,i,s);if(!o)return;(0,Ct.RZ)(n,o)}const e=new Map;return n.map(i=>{const s=e.get(i.glyph.id)??i.glyph;return e.set(s.id,s),s===
i.glyph?i:{...i,glyph:s}})}changes(t,n){return n+1<t.length&&this.advance(t.slice(n,n+2))===void 0}alone(t,n){const e=this.letter(t[n]),i=n+1<t.length?this.advance(
t.slice(n,n+2)):e?.advance;if(!(!e||i===void 0))return[i===e.advance?e:{...e,advance:i}]}together(t,n,e){const[i,s]=[Math.max(n-1,0),Math.min(e+1,t.length)],o=`${n-
i} ${t.slice(i,s)}`;return this.clusters.has(o)||(this.clusters.size===lt&&this.clusters.clear(),this.clusters.set(o,this.within(t.slice(i,s),n-i,s-e))),this.clusters.
get(o)}within(t,n,e){const i=this.layout(t),[s,o]=[n>0?this.letter(t[0]):void 0,e>0?this.letter(t.at(-1)):void 0],a=i.slice(n,i.length-e),[c,f]=[i[0],i.at(-1)],
h=n>0?this.advance(t.slice(0,2)):void 0;if(!(n>0&&!(s&&c&&ot(c,s)&&c.advance===h)))return e>0&&!(o&&f&&ot(f,o)&&f.advance===o.advance)?void 0:a}letter(t){if(!this.
letters.has(t)){const n=this.layout(t);this.letters.set(t,n.length===1&&gt(n[0])?n[0]:void 0)}return this.letters.get(t)}advance(t){let n=this.advances.get(t);return n===
void 0&&!this.advances.has(t)&&(this.advances.size===lt&&this.advances.clear(),this.advances.set(t,n=this.advanceIn(t))),n}advanceIn(t){const[n,e,...i]=this.layout(
t),[s,o]=[this.letter(t[0]),this.letter(t[1])];if(!(!n||!e||!s||!o||i.length>0))return ot(n,s)&&ot(e,o)&&e.advance===o.advance?n.advance:void 0}}const ot=(r,t)=>r.
glyph.id===t.glyph.id&&gt(r),gt=({x:r,y:t})=>r===0&&t===0;var wt=d(22194);const xt=50,Rt=34,Lt=4;function Gt(r,t,n){Object.assign(t,{glyf:[],offset:0,loca:{offsets:[]},
hmtx:{metrics:[]}});for(let S=0;S<t.glyphs.length;S++)Nt(t,t.glyphs[S],n);const{stream:e,directory:i}=r,s=S=>{const C=i.tables[S];return C&&Buffer.from(e.buffer.
subarray(C.offset,C.offset+C.length))},o=t.glyf.length,a=t.glyf.map(S=>S.length%2===0?S:Buffer.concat([S,Buffer.of(0)])),c=[0];for(const S of a)c.push(c.at(-1)+
S.length);const f=c.at(-1)<=2*65535,h=Buffer.alloc(c.length*(f?2:4));for(const[S,C]of c.entries())f?h.writeUInt16BE(C/2,S*2):h.writeUInt32BE(C,S*4);const v=Buffer.
alloc(o*4);for(const[S,{advance:C,bearing:tn}]of t.hmtx.metrics.entries())v.writeUInt16BE(C,S*4),v.writeInt16BE(tn,S*4+2);const U=s("head"),y=s("hhea"),L=s("max\
p");U?.writeInt16BE(f?0:1,xt),y?.writeUInt16BE(o,Rt),L?.writeUInt16BE(o,Lt);const q=["cvt ","fpgm","prep"].map(S=>[S,s(S)]);return(0,wt.f)([...q,["glyf",Buffer.
concat(a)],["head",U],["hhea",y],["hmtx",v],["loca",h],["maxp",L]])}function Nt(r,t,n){const e=n.get(t);if(e){r.glyf.push(e.data),r.hmtx.metrics.push(e.metrics);
return}const i=r._addGlyph(t),s=r.glyf[i];s.length>0&&s[0]>=128||n.set(t,{data:s,metrics:r.hmtx.metrics[i]})}async function Ht(r,t,n,e){const i=r["CFF "],s=n(()=>Kt(
i)),o=[...new Map([...t].reverse().map(h=>[h.id,h])).values()].sort((h,v)=>s(h.id)-s(v.id)||h.id-v.id),a=n(()=>r.createSubset()),c=new Map(o.map(h=>[h.id,a.includeGlyph(
h)])),f=i?await Wt(a,n):n(()=>Gt(r,a,e));return i&&(f[3]=4),{file:f,isCff:i!==void 0,glyphs:o,codes:c}}function Kt(r){if(r?.isCIDFont!==!0)return()=>0;const t=r.
fdForGlyph(0)??0;return n=>{const e=r.fdForGlyph(n)??0;return e===t?-1:e}}async function Wt(r,t){const n=r,e=n.encode.bind(r),i=[];n.encode=o=>{try{e(o)}catch(a){
i.push(a)}};const s=[];return await new Promise(o=>{r.encodeStream().on("data",a=>s.push(a)).on("end",()=>o())}),t(()=>{if(i.length>0)throw i[0];return Buffer.concat(
s)})}const $t={Arabic:"ب",Syriac:"ܒ",Nko:"ߊ"};class pt{font;guard;bounds;unit;metrics;name;scripts=new Map;boxes=new Map;outlines=new Map;pairs;constructor(t,n=i=>i(),e){
this.font=t,this.guard=n,this.bounds=e,this.unit=1e3/t.unitsPerEm,this.metrics=n(()=>jt(t,this.unit)),this.name=zt(t)}keep(){this.pairs??=new Bt(t=>(this.forget(),
this.shapePiece(t,!1))),this.forget()}forget(){this.font._glyphs={}}covers(t){return this.guard(()=>this.hasGlyphs(t))}hasGlyphs(t){for(const n of t){if((0,it.ML)(
n))continue;const e=(0,it.RM)(n);if(e!==void 0&&!this.shapes(e)||!this.font.hasGlyphForCodePoint(n.codePointAt(0)))return!1}return!0}shape(t,n=!1){return this.guard(
()=>{const e=n?void 0:this.pairs?.shape(t);if(e)return e;this.pairs&&this.forget();const i=Xt(n?(0,Mt.jB)(t):t).map(s=>this.shapePiece(s,n));return(n?i.reverse():
i).flat()})}plain(t){return this.guard(()=>{const n=this.font.glyphForCodePoint(t.codePointAt(0)??0);return{glyph:n,advance:n.advanceWidth*this.unit,x:0,y:0}})}boxOf(t){
let n=this.boxes.get(t.id);return n||this.boxes.set(t.id,n=this.guard(()=>t.path.bbox)),n}pathOf(t,n){return this.guard(()=>Ft(t,n))}subset(t){return Ht(this.font,
t,this.guard,this.outlines)}shapePiece(t,n){const{font:e,unit:i}=this;this.bounds?.begin(t.length);const s=n?"rtl":Vt.test(t)?void 0:"ltr",{glyphs:o,positions:a}=Yt(
e).layout(t,void 0,void 0,void 0,s),c=e.glyphForCodePoint(32).id,f=o.map((h,v)=>{const{xAdvance:U,xOffset:y,yOffset:L}=a[v]??{xAdvance:0,xOffset:0,yOffset:0};return{
glyph:h,advance:U*i,x:y*i,y:Math.round(L*i)}});return n&&!Zt(e)&&f.reverse(),f.filter(({glyph:h,advance:v})=>h.id!==c||v!==0)}shapes(t){let n=this.scripts.get(t);
return n===void 0&&this.scripts.set(t,n=this.tryScript(t)),n}tryScript(t){if(!it.MS.has(t))return!1;const n=$t[t];if(n===void 0)return!0;const[e,i,s]=this.shapePiece(
n.repeat(3),!0).map(({glyph:o})=>o.id);return s!==void 0&&(s!==i||i!==e)}}function jt(r,t){const n=(a,c)=>Number.isFinite(a)?a*c:0,{minX:e,minY:i,maxX:s,maxY:o}=r.
bbox;return{box:[e,i,s,o].map(a=>n(a,t)),ascent:n(r.ascent,t),descent:n(r.descent,t),lineGap:Math.max(n(r.lineGap,t),0),capHeight:n(r.capHeight,t),italicAngle:n(
r.italicAngle,1)}}const Vt=new RegExp("(?=\\p{L})[\\u0590-\\u08ff\\ufb1d-\\ufdff\\ufe70-\\ufefc\\u{10800}-\\u{10fff}\\u{1e800}-\\u{1efff}]","u"),Yt=r=>r;function zt(r){
try{return r.postscriptName??""}catch{return""}}const Zt=r=>{const{GSUB:t,GPOS:n,morx:e}=r;return[t,n,e].some(i=>i!==void 0)};function Xt(r){const t=[];let n,e="";
for(const i of r){const s=/[\p{Script=Common}\p{Script=Inherited}]/u.test(i)?n:(0,it.RM)(i)??"";e!==""&&n!==void 0&&s!==n&&(t.push(e),e=""),e+=i,n=s}return e===
""?t:[...t,e]}var ht=d(86799),Jt=d(38875);const Qt={Regular:()=>d.e(1938).then(d.bind(d,41938)),SemiBold:()=>d.e(3477).then(d.bind(d,43477)),Italic:()=>d.e(3584).
then(d.bind(d,33584)),SemiBoldItalic:()=>d.e(6710).then(d.bind(d,6710)),Serif:()=>d.e(922).then(d.bind(d,30922)),SerifSemiBold:()=>d.e(4525).then(d.bind(d,4525)),
SerifItalic:()=>d.e(4552).then(d.bind(d,54552)),SerifSemiBoldItalic:()=>d.e(7406).then(d.bind(d,97406)),Mono:()=>d.e(2023).then(d.bind(d,62023)),Emoji:()=>d.e(7824).
then(d.bind(d,17824))};async function mt(r){const{notoSans:t}=await Qt[r]();return new pt(P.A.create((0,Jt.F)(t)))}const yt=new Map;async function kt(r){let t=yt.
get(r);return t||yt.set(r,t=await mt(r)),t.keep(),t}async function qt({bytes:r,field:t},n){let e=()=>{};const i=f=>{e();try{return f()}catch(h){throw h instanceof
b.zU||h instanceof ct?h:(0,ht.t)(t)}},s=i(()=>P.A.create(r));_t(s);const o=new Dt(s,r,()=>(0,ht.t)(t),n);if(e=()=>o.refill(),await o.readTables(i),!i(()=>s.unitsPerEm>=
16&&s.unitsPerEm<=16384&&s.numGlyphs>0))throw(0,ht.t)(t);const c=new pt(s,i,o);return await o.readLookups(()=>c.shape("A1")),c}function _t(r){const{tables:t}=r.
directory;for(const n of["sbix","COLR","CPAL"])Reflect.deleteProperty(t,n)}})};
