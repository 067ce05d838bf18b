"use strict";exports.id=3961,exports.ids=[3961],exports.modules={17048:((B,F,c)=>{c.d(F,{B:()=>P,F:()=>u});var m=c(97869);const E={Black:[0,0,0],Blue:[0,0,1],Gray:[.5],Red:[
1,0,0]},P="OctavoColor";function u(I,M){const v=E[I],_=v.length===1;return M===void 0||(0,m.hU)(M,_?1:3)?{values:v,operators:`${v.join(" ")} ${_?"g":"rg"}`,colorSpace:void 0}:
{values:v,operators:`/${P} cs ${v.join(" ")} sc`,colorSpace:_?(0,m.HB)():(0,m.Pz)()}}}),97869:((B,F,c)=>{c.d(F,{Br:()=>v,HB:()=>T,Pz:()=>g,Qg:()=>y,_B:()=>u,c4:()=>_,
hU:()=>M});var m=c(80397),E=c(10404),P=c(16039);async function u(r){const l=await(0,E.Br)(r),{archive:U}=(0,m.Ip)(r,l);return U&&{...U,xmp:l,intent:I(r)}}function I(r){
for(const l of r.array(r.catalog.get("OutputIntents"))??[]){const U=r.dict(l);if(!(0,P.Zm)(U)||!(0,P.Eo)(r.resolve(U.get("S")),"GTS_PDFA1"))continue;const O=r.resolve(
r.dict(U.get("DestOutputProfile"))?.get("N"));if(typeof O=="number")return O}}const M=({intent:r},l)=>l===1?r!==void 0:r===l,v={transparency:"that standard allo\
ws no transparency",sixteenBits:"that standard allows no images of 16 bits",profile:"that standard allows no ICC profiles of version 4",cmyk:"its output intent \
does not cover the CMYK colors of the stamp",overlay:"the overlay does not claim the same part with the same output intent"},_=(r,l,U)=>(0,m.qg)(r,l.xmp,l,U),y=r=>r&&
r.part!==1&&r.intent===void 0?g():void 0,h=[.9505,1,1.089],g=()=>[(0,P.UU)("CalRGB"),(0,P.jd)({WhitePoint:[...h],Gamma:[2.2,2.2,2.2],Matrix:[.4124,.2126,.0193,.3576,
.7152,.1192,.1805,.0722,.9505]})],T=()=>[(0,P.UU)("CalGray"),(0,P.jd)({WhitePoint:[...h],Gamma:2.2})]}),85298:((B,F,c)=>{c.d(F,{Wx:()=>I,fj:()=>_,pi:()=>v});var m=c(
82625),E=c(80199);function P(y,h){return u(y,h*72/y.userUnit)}function u(y,h){const{width:g,height:T}=(0,E.iN)(y),r={width:g-2*h,height:T-2*h,inset:h};return r.
width>0&&r.height>0?r:void 0}function I(y,h,g){const T=g===m.zU[y].fields.margin.default;return h.map(r=>{const l=P(r,g);if(l||!T)return l;const{width:U,height:O}=(0,E.
iN)(r);return u(r,Math.min(U,O)/10)})}const M=null;function v(y,{inset:h},g,T,r){const l=(0,E.iN)(y),U=l.width-h-T,O=l.height-h-r,f=g.endsWith("left")?h:g.endsWith(
"right")?U:(l.width-T)/2,C=g.startsWith("bottom")?h:g.startsWith("top")?O:(l.height-r)/2;return[f,C]}function _(y,h){const{width:g,height:T}=(0,E.iN)(h),r=(0,E.
d)(Math.min(g,T)/2,h);return`leaves no room on page ${y+1}, which is ${(0,E.d)(g,h)} × ${(0,E.d)(T,h)} inches; it must be less than ${r}`}}),26844:((B,F,c)=>{c.
d(F,{W:()=>p});var m=c(16039),E=c(69959),P=c(66173),u=c(36692);const I=400,M=.01;function v(e,t,n,a){const d=new P.B(t),S=new _(e,n,a);for(let D=0;D<I&&d.next();D++)
if(S.takes(d))return!0;return!1}class _{document;resources;box;states=new E.U({matrix:[1,0,0,1,0,0],clip:[-1/0,-1/0,1/0,1/0],isSolid:!0,isOpaque:!0});path=new g;clips=!1;constructor(t,n,a){
this.document=t,this.resources=n,this.box=a}takes(t){if(this.states.follow(t)||this.extendsPath(t)||this.setsState(t))return!1;const{operator:n}=t;return n==="D\
o"?this.paintsImage(t.name(0)):y.test(n)&&this.paintsPath(n)}setsState(t){const n=this.states.current;switch(t.operator){case"gs":{const a=this.document.dict(this.
resource("ExtGState",t.name(0)));return n.isOpaque=n.isSolid=T(this.document,a),!0}case"scn":case"sc":return n.isSolid=n.isOpaque&&t.kind(t.count-1)!==u.o_,!0;case"\
g":case"rg":case"k":return n.isSolid=n.isOpaque,!0;case"W":case"W*":return this.clips=!0,!0;default:return!1}}extendsPath(t){const{matrix:n}=this.states.current;
switch(t.operator){case"re":{const[a,d,S,D]=(0,E.c)(t);return this.path.rectangle(n,a,d,S,D),!0}case"m":case"l":return this.path.point(n,t.number(0),t.number(1)),
!0;case"c":case"v":case"y":return this.path.isRectangle=!1,!0;default:return!1}}paintsPath(t){const n=this.states.current,a=this.path.area();return h.test(t)&&n.
isSolid&&this.isCoveredBy(a)?!0:(this.clips&&(n.clip=a&&n.clip&&l(a,n.clip)),this.clips=!1,this.path=new g,!1)}paintsImage(t){const n=this.states.current,a=this.
resource("XObject",t);if(!n.isOpaque||!(a instanceof m.Z6)||!r(this.document,a.dict))return!1;const d=new g;return d.rectangle(n.matrix,0,0,1,1),this.isCoveredBy(
d.area())}isCoveredBy(t){const{clip:n}=this.states.current;return t!==void 0&&n!==void 0&&U(l(t,n),this.box)}resource(t,n){const{document:a,resources:d}=this;return n===
void 0?null:a.resolve(a.dict(d?.get(t))?.get(n))}}const y=/^(?:[fBb]\*?|[FSsn])$/,h=/^[fFbB]/;class g{isRectangle=!0;points=[];point([t,n,a,d,S,D],A,x){this.points.
push([t*A+a*x+S,n*A+d*x+D])}rectangle(t,n,a,d,S){this.point(t,n,a),this.point(t,n+d,a),this.point(t,n+d,a+S),this.point(t,n,a+S)}area(){const{points:t}=this;if(!this.
isRectangle||t.length<4||t.length>5)return;const[n,a]=[t.map(([A])=>A),t.map(([,A])=>A)],d=[Math.min(...n),Math.min(...a),Math.max(...n),Math.max(...a)],S=M*Math.
max(d[2]-d[0],d[3]-d[1]),D=(A,x,b)=>Math.abs(A-x)<=S||Math.abs(A-b)<=S;return t.every(([A,x])=>D(A,d[0],d[2])&&D(x,d[1],d[3]))?d:void 0}}function T(e,t){if(!t)return!0;
const n=e.resolve(t.get("ca")),a=e.resolve(t.get("BM")),d=e.resolve(t.get("SMask"));return(n===null||n===1)&&(a===null||(0,m.Eo)(a,"Normal"))&&(d===null||(0,m.Eo)(
d,"None"))}function r(e,t){const n=e.resolve(t.get("ImageMask"))===!0;return(0,m.Eo)(e.resolve(t.get("Subtype")),"Image")&&!n&&!t.has("SMask")&&!t.has("Mask")}function l(e,t){
return[Math.max(e[0],t[0]),Math.max(e[1],t[1]),Math.min(e[2],t[2]),Math.min(e[3],t[3])]}function U(e,t){const[n,a]=[M*(t[2]-t[0]),M*(t[3]-t[1])];return e[0]<=t[0]+
n&&e[1]<=t[1]+a&&e[2]>=t[2]-n&&e[3]>=t[3]-a}var O=c(65300),f=c(59234);function C(e,t,n,a){return`/Artifact <<${n==="over"?`/Type /Pagination /Subtype /${t}`:`/T\
ype /Background /BBox [${a.map(f._).join(" ")}]`}>> BDC
${e}
EMC
`}async function p(e,{kinds:t,pages:n},a){const{pace:d}=e.job,{layer:S,subtype:D,groupColorSpace:A}=a,x=new O.B(e);S==="over"&&await x.inspect(n);const b=[];for(const[
w,R]of n.entries()){const L=d.step(S==="over"?2e3:2e4);L&&await L,w%1e3===0&&d.progress(w/n.length);const G=a.on(R,w);if(!G)continue;const{box:N}=t[R.kind],{resources:j}=G,
$=W=>C(G.operators(W),D,S,N);if(S==="over")x.over(R,{resources:j,operators:$});else{const W=x.contents.content(x.contents.own(R));v(e,W,e.dict(R.resources),N)&&
b.push(R.index+1),x.under(R,{resources:j,operators:$})}A!==void 0&&o(e,R.index,A)}return b.length>0?[i(b,n.length)]:[]}function o(e,t,n){const a=e.pages.number(
t),d=e.entry(a,"Group"),S=e.dict(d);if(S?.has("CS"))return;const D=(0,m.jd)({Type:(0,m.UU)("Group"),S:(0,m.UU)("Transparency"),...Object.fromEntries(S??[]),CS:n});
(0,m.i9)(d)&&(0,m.Zm)(e.get(d))?e.put(d,D):e.pages.patch(t,{Group:D})}const s=10;function i(e,t){const n=e.slice(0,s).join(", ")+(e.length>s?` and ${e.length-s}\
 more`:"");return{code:"stamp_hidden",message:`The stamp is hidden ${e.length===t?"on every page":e.length===1?`on page ${n}`:`on pages ${n}`}: the content of t\
he page covers all of it. Stamp over the page instead.`}}}),69959:((B,F,c)=>{c.d(F,{U:()=>P,c:()=>u});var m=c(80199);const E=1e4;class P{current;saved=[];beyond=0;constructor(M){
this.current=M}follow(M){switch(M.operator){case"q":return this.saved.length<E?this.saved.push({...this.current}):this.beyond++,!0;case"Q":return this.beyond>0?
this.beyond--:this.current=this.saved.pop()??this.current,!0;case"cm":return this.transform(M),!0;default:return!1}}transform(M){if(M.count!==6)return;const[v,_,
y,h,g,T]=u(M);this.current.matrix=(0,m.lw)([v,_,y,h,g,T],this.current.matrix)}}const u=I=>Array.from({length:I.count},(M,v)=>I.number(v))}),10550:((B,F,c)=>{c.d(
F,{k:()=>U,r:()=>h});var m=c(77598),E=c.n(m),P=c(83267),u=c(16039),I=c(88728),M=c(6093);const v=26,_=120,y=100;async function h(f,C){const{unit:p,metrics:o}=f,{
file:s,isCff:i,glyphs:e,codes:t}=await f.subset(C),n=({id:b})=>t.get(b)??0,a=(0,u.UU)(`${T(s)}+${g(f.name)}`),d=(0,P.Kc)(s),S=(0,P.Kc)(Buffer.from(r(e.map(b=>[n(
b),b.codePoints])),"latin1")),D=e.flatMap(b=>[n(b),[b.advanceWidth*p]]),A=i?{Subtype:(0,u.UU)("CIDFontType0C"),Filter:(0,u.UU)("FlateDecode")}:{Length1:s.length,
Filter:(0,u.UU)("FlateDecode")};return{addTo:(b,w=b.add(null))=>{const R=(0,u.jd)({Type:(0,u.UU)("FontDescriptor"),FontName:a,Flags:I.jp,FontBBox:[...o.box],ItalicAngle:o.
italicAngle,Ascent:o.ascent,Descent:o.descent,CapHeight:o.capHeight,StemV:_,[i?"FontFile3":"FontFile2"]:b.add(new u.Z6((0,u.jd)(A),d))}),L=(0,u.jd)({Type:(0,u.UU)(
"Font"),Subtype:(0,u.UU)(i?"CIDFontType0":"CIDFontType2"),BaseFont:a,CIDSystemInfo:(0,u.jd)({Registry:(0,u.Px)("Adobe"),Ordering:(0,u.Px)("Identity"),Supplement:0}),
CIDToGIDMap:i?void 0:(0,u.UU)("Identity"),FontDescriptor:b.add(R),W:[...D]});return b.put(w,(0,u.jd)({Type:(0,u.UU)("Font"),Subtype:(0,u.UU)("Type0"),BaseFont:a,
Encoding:(0,u.UU)("Identity-H"),DescendantFonts:[b.add(L)],ToUnicode:b.add(new u.Z6((0,u.jd)({Filter:(0,u.UU)("FlateDecode")}),S))})),w},codeOf:b=>O(n(b))}}const g=f=>f.
replace(/[^\w-]/g,"").slice(0,100)||"Font";function T(f){const C=(0,m.createHash)("sha256").update(f).digest();return Array.from(C.subarray(0,6),p=>String.fromCharCode(
65+p%v)).join("")}function r(f){const C=f.filter(([,o])=>o.length>0).map(([o,s])=>`<${O(o)}> <${l(s)}>`);return["/CIDInit /ProcSet findresource begin 12 dict be\
gin begincmap","/CIDSystemInfo << /Registry (Adobe) /Ordering (UCS) /Supplement 0 >> def","/CMapName /Adobe-Identity-UCS def /CMapType 2 def","1 begincodespacer\
ange <0000> <FFFF> endcodespacerange",...Array.from({length:Math.ceil(C.length/y)},(o,s)=>{const i=C.slice(s*y,(s+1)*y);return[`${i.length} beginbfchar`,...i,"e\
ndbfchar"].join(`
`)}),"endcmap CMapName currentdict /CMap defineresource pop end end"].join(`
`)}function l(f){const C=String.fromCodePoint(...f);return U((0,M.ft)(C)?[...C].reverse().join(""):C)}function U(f){return Array.from({length:f.length},(C,p)=>O(
f.charCodeAt(p))).join("")}const O=f=>f.toString(16).toUpperCase().padStart(4,"0")}),24840:((B,F,c)=>{c.d(F,{g:()=>y,t:()=>U});var m=c(49153),E=c(93413),P=c(94777);
const u="it must be a TrueType or OpenType font (.ttf or .otf)",I=2,M=12,v=256,_=512;function y({bytes:O},f){const C=h(O);if(C!==void 0)throw(0,m.G6)([{field:f,
message:C}]);return{bytes:O,field:f}}function h(O){const f=(0,E.y)(O);if(f==="a font collection")return`is a font collection; ${u} with a single font`;if(f!=="a\
 TrueType font"&&f!=="an OpenType font")return`is ${f??"not a font"}; ${u}`;try{const C=new DataView(O.buffer,O.byteOffset,O.byteLength),p=(0,P.tI)(C);if(![...p.
values()].every(({at:s,length:i})=>s+i<=O.length))return r;if(g.some(s=>!p.has(s)))return T;if(!p.has("CFF ")&&!(p.has("glyf")&&p.has("loca")))return"has no out\
lines that a PDF document can hold; give a font with TrueType or CFF outlines";const o=p.get("OS/2");return o&&l(C.getUint16(o.at+8))}catch(C){if(C instanceof RangeError)
return r;throw C}}const g=["head","hhea","hmtx","maxp","cmap"],T="is a damaged font; give a complete TrueType or OpenType font",r="ends too early for a font; gi\
ve a complete TrueType or OpenType font";function l(O){const f=C=>`is a font whose license (fsType) ${C}; give a font that may be embedded`;return O&I&&!(O&M)?f(
"forbids embedding"):O&v?f("forbids embedding only the characters that are used"):O&_?f("forbids embedding its outlines"):void 0}const U=O=>(0,m.G6)([{field:O,message:T}])}),
6093:((B,F,c)=>{c.d(F,{Rl:()=>T,TY:()=>g,VV:()=>h,Vv:()=>P,ft:()=>v,kh:()=>y,vw:()=>_});var m=c(46161),E=c(79131);const P="‏";let u;const I=()=>u??=(0,m.A)(),
M=/[\u0590-\u08ff\u200f\u202b\u202e\u2067\u2068\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u,v=r=>M.test(r),_=r=>v(r)&&(I().getEmbeddingLevels(
r).paragraphs[0]?.level??0)%2===1;function y(r){if(!v(r))return r===""?[]:[{text:r,rtl:!1}];const{levels:l,paragraphs:U}=I().getEmbeddingLevels(r),O=U[0]?.level??
0;for(let p=r.length-1;p>=0&&/\s/.test(r[p]);p--)l[p]=O;const f=[];for(let p=0;p<r.length;p++){const o=f.at(-1);o&&o.level===l[p]?o.text+=r[p]:f.push({level:l[p],
text:r[p]})}const C=f.reduce((p,{level:o})=>Math.max(p,o),0);for(let p=C;p>0;p--)for(let o=0,s=0;o<f.length;o=s+1){for(s=o;s<f.length&&f[s].level>=p;)s++;s>o+1&&
f.splice(o,s-o,...f.slice(o,s).reverse())}return f.map(({level:p,text:o})=>({text:o,rtl:p%2===1}))}const h=r=>Array.from(r,l=>I().getMirroredCharacter(l)??l).join(
""),g=r=>(0,E.qf)(h(r)).reverse().join(""),T=r=>y(r).flatMap(({text:l,rtl:U})=>U?(0,E.qf)(h(l)).reverse():(0,E.qf)(l))}),385:((B,F,c)=>{c.d(F,{EH:()=>M,OD:()=>u,
lV:()=>P});var m=c(6093),E=c(79131);const P=-1;function u(v,_){return(0,m.kh)(v).flatMap(({text:y,rtl:h})=>{const g=[];for(const T of(0,E.qf)(y)){const r=g.at(-1),
l=(0,E.ML)(T)?r?.font??0:I(T,_,r?.font);r?.font===l?r.text+=T:g.push({font:l,text:T,rtl:h})}return h?g.reverse():g})}function I(v,_,y){return/^[\p{Script=Common}\p{Script=Inherited}]+$/u.
test(v)&&y!==void 0&&_[y]?.covers(v)===!0?y:_.findIndex(g=>g.covers(v))}function M(v,_){const y=u(v,_).filter(({font:h})=>h===P);return[...new Set(y.flatMap(h=>(0,E.
qf)(h.text)))]}}),34549:((B,F,c)=>{c.d(F,{a:()=>C,W:()=>f});var m=c(47762),E=c(49153),P=c(6093),u=c(79131);async function I(o,s,i){const e=o["CFF "],t=i(()=>M(e)),
n=[...new Map(s.map(D=>[D.id,D])).values()].sort((D,A)=>t(D.id)-t(A.id)||D.id-A.id),a=i(()=>o.createSubset());e||v(a);const d=new Map(n.map(D=>[D.id,a.includeGlyph(
D)])),S=await _(a,i);return e&&(S[3]=4),{file:S,isCff:e!==void 0,glyphs:n,codes:d}}function M(o){if(o?.isCIDFont!==!0)return()=>0;const s=o.fdForGlyph(0)??0;return i=>{
const e=o.fdForGlyph(i)??0;return e===s?-1:e}}function v(o){const s=o._addGlyph.bind(o);o._addGlyph=i=>{const e=s(i),t=o.glyf[e];return t.length%2===1&&(o.glyf[e]=
Buffer.concat([t,Buffer.of(0)]),o.offset++),e}}async function _(o,s){const i=o,e=i.encode.bind(o),t=[];i.encode=a=>{try{e(a)}catch(d){t.push(d)}};const n=[];return await new Promise(
a=>{o.encodeStream().on("data",d=>n.push(d)).on("end",()=>a())}),s(()=>{if(t.length>0)throw t[0];return Buffer.concat(n)})}const y={Arabic:"ب",Syriac:"ܒ",Nko:"\
ߊ"};class h{font;guard;unit;metrics;name;scripts=new Map;constructor(s,i=e=>e()){this.font=s,this.guard=i,this.unit=1e3/s.unitsPerEm,this.metrics=i(()=>g(s,this.
unit)),this.name=r(s)}covers(s){return this.guard(()=>this.hasGlyphs(s))}hasGlyphs(s){for(const i of s){if((0,u.ML)(i))continue;const e=(0,u.RM)(i);if(e!==void 0&&
!this.shapes(e)||!this.font.hasGlyphForCodePoint(i.codePointAt(0)))return!1}return!0}shape(s,i=!1){return this.guard(()=>{const e=U(i?(0,P.VV)(s):s).map(t=>this.
shapePiece(t,i));return(i?e.reverse():e).flat()})}plain(s){return this.guard(()=>{const i=this.font.glyphForCodePoint(s.codePointAt(0)??0);return{glyph:i,advance:i.
advanceWidth*this.unit,x:0,y:0}})}boxOf(s){return this.guard(()=>s.path.bbox)}subset(s){return I(this.font,s,this.guard)}shapePiece(s,i){const{font:e,unit:t}=this,
{glyphs:n,positions:a}=i?T(e).layout(s,void 0,void 0,void 0,"rtl"):e.layout(s),d=e.glyphForCodePoint(32).id,S=n.map((D,A)=>{const{xAdvance:x,xOffset:b,yOffset:w}=a[A]??
{xAdvance:0,xOffset:0,yOffset:0};return{glyph:D,advance:x*t,x:b*t,y:Math.round(w*t)}});return i&&!l(e)&&S.reverse(),S.filter(({glyph:D,advance:A})=>D.id!==d||A!==
0)}shapes(s){let i=this.scripts.get(s);return i===void 0&&this.scripts.set(s,i=this.tryScript(s)),i}tryScript(s){if(!u.MS.has(s))return!1;const i=y[s];if(i===void 0)
return!0;const[e,t,n]=this.shapePiece(i.repeat(3),!0).map(({glyph:a})=>a.id);return n!==void 0&&(n!==t||t!==e)}}function g(o,s){const i=(d,S)=>Number.isFinite(d)?
d*S:0,{minX:e,minY:t,maxX:n,maxY:a}=o.bbox;return{box:[e,t,n,a].map(d=>i(d,s)),ascent:i(o.ascent,s),descent:i(o.descent,s),capHeight:i(o.capHeight,s),italicAngle:i(
o.italicAngle,1)}}const T=o=>o;function r(o){try{return o.postscriptName??""}catch{return""}}const l=o=>{const{GSUB:s,GPOS:i,morx:e}=o;return[s,i,e].some(t=>t!==
void 0)};function U(o){const s=[];let i,e="";for(const t of o){const n=/[\p{Script=Common}\p{Script=Inherited}]/u.test(t)?i:(0,u.RM)(t)??"";e!==""&&i!==void 0&&
n!==i&&(s.push(e),e=""),e+=t,i=n}return e===""?s:[...s,e]}var O=c(24840);async function f(o){const{notoSans:s}=o==="Regular"?await c.e(2837).then(c.bind(c,72837)):
await c.e(5152).then(c.bind(c,65152));return new h(m.A.create(Buffer.from(s,"base64")))}function C({bytes:o,field:s}){const i=e=>{try{return e()}catch(t){throw t instanceof
E.zU?t:(0,O.t)(s)}};return i(()=>{const e=m.A.create(o);if(p(e),!(e.unitsPerEm>=16&&e.unitsPerEm<=16384&&e.numGlyphs>0))throw(0,O.t)(s);const t=new h(e,i);return t.
shape("A1"),t})}function p(o){const{tables:s}=o.directory;for(const i of["sbix","COLR","CPAL"])Reflect.deleteProperty(s,i)}}),30729:((B,F,c)=>{c.d(F,{H:()=>m});
function m(E){const P=new WeakMap;return u=>{if(u.hasChanges)return E(u);const I=P.get(u);if(I)return I.answer;const M=E(u);return P.set(u,{answer:M}),M}}})};
