"use strict";exports.id=3961,exports.ids=[3961],exports.modules={17048:((L,x,s)=>{s.d(x,{B:()=>C,F:()=>c});var g=s(97869);const E={Black:[0,0,0],Blue:[0,0,1],Gray:[.5],Red:[
1,0,0]},C="OctavoColor";function c(U,M){const I=E[U],T=I.length===1;return M===void 0||(0,g.hU)(M,T?1:3)?{values:I,operators:`${I.join(" ")} ${T?"g":"rg"}`,colorSpace:void 0}:
{values:I,operators:`/${C} cs ${I.join(" ")} sc`,colorSpace:T?(0,g.HB)():(0,g.Pz)()}}}),97869:((L,x,s)=>{s.d(x,{Br:()=>I,HB:()=>P,Pz:()=>l,Qg:()=>p,_B:()=>c,c4:()=>T,
hU:()=>M});var g=s(80397),E=s(10404),C=s(16039);async function c(o){const h=await(0,E.Br)(o),{archive:A}=(0,g.Ip)(o,h);return A&&{...A,xmp:h,intent:U(o)}}function U(o){
for(const h of o.array(o.catalog.get("OutputIntents"))??[]){const A=o.dict(h);if(!(0,C.Zm)(A)||!(0,C.Eo)(o.resolve(A.get("S")),"GTS_PDFA1"))continue;const v=o.resolve(
o.dict(A.get("DestOutputProfile"))?.get("N"));if(typeof v=="number")return v}}const M=({intent:o},h)=>h===1?o!==void 0:o===h,I={transparency:"that standard allo\
ws no transparency",sixteenBits:"that standard allows no images of 16 bits",profile:"that standard allows no ICC profiles of version 4",cmyk:"its output intent \
does not cover the CMYK colors of the stamp",overlay:"the overlay does not claim the same part with the same output intent"},T=(o,h,A)=>(0,g.qg)(o,h.xmp,h,A),p=o=>o&&
o.part!==1&&o.intent===void 0?l():void 0,f=[.9505,1,1.089],l=()=>[(0,C.UU)("CalRGB"),(0,C.jd)({WhitePoint:[...f],Gamma:[2.2,2.2,2.2],Matrix:[.4124,.2126,.0193,.3576,
.7152,.1192,.1805,.0722,.9505]})],P=()=>[(0,C.UU)("CalGray"),(0,C.jd)({WhitePoint:[...f],Gamma:2.2})]}),85298:((L,x,s)=>{s.d(x,{Wx:()=>U,fj:()=>T,pi:()=>I});var g=s(
88652),E=s(80199);function C(p,f){return c(p,f*72/p.userUnit)}function c(p,f){const{width:l,height:P}=(0,E.iN)(p),o={width:l-2*f,height:P-2*f,inset:f};return o.
width>0&&o.height>0?o:void 0}function U(p,f,l){const P=l===g.zU[p].fields.margin.default;return f.map(o=>{const h=C(o,l);if(h||!P)return h;const{width:A,height:v}=(0,E.
iN)(o);return c(o,Math.min(A,v)/10)})}const M=null;function I(p,{inset:f},l,P,o){const h=(0,E.iN)(p),A=h.width-f-P,v=h.height-f-o,u=l.endsWith("left")?f:l.endsWith(
"right")?A:(h.width-P)/2,S=l.startsWith("bottom")?f:l.startsWith("top")?v:(h.height-o)/2;return[u,S]}function T(p,f){const{width:l,height:P}=(0,E.iN)(f),o=(0,E.
d)(Math.min(l,P)/2,f);return`leaves no room on page ${p+1}, which is ${(0,E.d)(l,f)} × ${(0,E.d)(P,f)} inches; it must be less than ${o}`}}),26844:((L,x,s)=>{s.
d(x,{W:()=>m});var g=s(16039),E=s(69959),C=s(66173),c=s(36692);const U=400,M=.01;function I(n,t,e,a){const d=new C.B(t),y=new T(n,e,a);for(let b=0;b<U&&d.next();b++)
if(y.takes(d))return!0;return!1}class T{document;resources;box;states=new E.U({matrix:[1,0,0,1,0,0],clip:[-1/0,-1/0,1/0,1/0],isSolid:!0,isOpaque:!0});path=new l;clips=!1;constructor(t,e,a){
this.document=t,this.resources=e,this.box=a}takes(t){if(this.states.follow(t)||this.extendsPath(t)||this.setsState(t))return!1;const{operator:e}=t;return e==="D\
o"?this.paintsImage(t.name(0)):p.test(e)&&this.paintsPath(e)}setsState(t){const e=this.states.current;switch(t.operator){case"gs":{const a=this.document.dict(this.
resource("ExtGState",t.name(0)));return e.isOpaque=e.isSolid=P(this.document,a),!0}case"scn":case"sc":return e.isSolid=e.isOpaque&&t.kind(t.count-1)!==c.o_,!0;case"\
g":case"rg":case"k":return e.isSolid=e.isOpaque,!0;case"W":case"W*":return this.clips=!0,!0;default:return!1}}extendsPath(t){const{matrix:e}=this.states.current;
switch(t.operator){case"re":{const[a,d,y,b]=(0,E.c)(t);return this.path.rectangle(e,a,d,y,b),!0}case"m":case"l":return this.path.point(e,t.number(0),t.number(1)),
!0;case"c":case"v":case"y":return this.path.isRectangle=!1,!0;default:return!1}}paintsPath(t){const e=this.states.current,a=this.path.area();return f.test(t)&&e.
isSolid&&this.isCoveredBy(a)?!0:(this.clips&&(e.clip=a&&e.clip&&h(a,e.clip)),this.clips=!1,this.path=new l,!1)}paintsImage(t){const e=this.states.current,a=this.
resource("XObject",t);if(!e.isOpaque||!(a instanceof g.Z6)||!o(this.document,a.dict))return!1;const d=new l;return d.rectangle(e.matrix,0,0,1,1),this.isCoveredBy(
d.area())}isCoveredBy(t){const{clip:e}=this.states.current;return t!==void 0&&e!==void 0&&A(h(t,e),this.box)}resource(t,e){const{document:a,resources:d}=this;return e===
void 0?null:a.resolve(a.dict(d?.get(t))?.get(e))}}const p=/^(?:[fBb]\*?|[FSsn])$/,f=/^[fFbB]/;class l{isRectangle=!0;points=[];point([t,e,a,d,y,b],D,B){this.points.
push([t*D+a*B+y,e*D+d*B+b])}rectangle(t,e,a,d,y){this.point(t,e,a),this.point(t,e+d,a),this.point(t,e+d,a+y),this.point(t,e,a+y)}area(){const{points:t}=this;if(!this.
isRectangle||t.length<4||t.length>5)return;const[e,a]=[t.map(([D])=>D),t.map(([,D])=>D)],d=[Math.min(...e),Math.min(...a),Math.max(...e),Math.max(...a)],y=M*Math.
max(d[2]-d[0],d[3]-d[1]),b=(D,B,F)=>Math.abs(D-B)<=y||Math.abs(D-F)<=y;return t.every(([D,B])=>b(D,d[0],d[2])&&b(B,d[1],d[3]))?d:void 0}}function P(n,t){if(!t)return!0;
const e=n.resolve(t.get("ca")),a=n.resolve(t.get("BM")),d=n.resolve(t.get("SMask"));return(e===null||e===1)&&(a===null||(0,g.Eo)(a,"Normal"))&&(d===null||(0,g.Eo)(
d,"None"))}function o(n,t){const e=n.resolve(t.get("ImageMask"))===!0;return(0,g.Eo)(n.resolve(t.get("Subtype")),"Image")&&!e&&!t.has("SMask")&&!t.has("Mask")}function h(n,t){
return[Math.max(n[0],t[0]),Math.max(n[1],t[1]),Math.min(n[2],t[2]),Math.min(n[3],t[3])]}function A(n,t){const[e,a]=[M*(t[2]-t[0]),M*(t[3]-t[1])];return n[0]<=t[0]+
e&&n[1]<=t[1]+a&&n[2]>=t[2]-e&&n[3]>=t[3]-a}var v=s(65300),u=s(59234);function S(n,t,e,a){return`/Artifact <<${e==="over"?`/Type /Pagination /Subtype /${t}`:`/T\
ype /Background /BBox [${a.map(u._).join(" ")}]`}>> BDC
${n}
EMC
`}async function m(n,{kinds:t,pages:e},a){const{pace:d}=n.job,{layer:y,subtype:b,groupColorSpace:D}=a,B=new v.B(n);y==="over"&&await B.inspect(e);const F=[];for(const[
G,R]of e.entries()){const W=d.step(y==="over"?2e3:2e4);W&&await W,G%1e3===0&&d.progress(G/e.length);const N=a.on(R,G);if(!N)continue;const{box:j}=t[R.kind],{resources:_}=N,
$=w=>S(N.operators(w),b,y,j);if(y==="over")B.over(R,{resources:_,operators:$});else{const w=B.contents.content(B.contents.own(R));I(n,w,n.dict(R.resources),j)&&
F.push(R.index+1),B.under(R,{resources:_,operators:$})}D!==void 0&&O(n,R.index,D)}return F.length>0?[r(F,e.length)]:[]}function O(n,t,e){const a=n.pages.number(
t),d=n.entry(a,"Group"),y=n.dict(d);if(y?.has("CS"))return;const b=(0,g.jd)({Type:(0,g.UU)("Group"),S:(0,g.UU)("Transparency"),...Object.fromEntries(y??[]),CS:e});
(0,g.i9)(d)&&(0,g.Zm)(n.get(d))?n.put(d,b):n.pages.patch(t,{Group:b})}const i=10;function r(n,t){const e=n.slice(0,i).join(", ")+(n.length>i?` and ${n.length-i}\
 more`:"");return{code:"stamp_hidden",message:`The stamp is hidden ${n.length===t?"on every page":n.length===1?`on page ${e}`:`on pages ${e}`}: the content of t\
he page covers all of it. Stamp over the page instead.`}}}),69959:((L,x,s)=>{s.d(x,{U:()=>C,c:()=>c});var g=s(80199);const E=1e4;class C{current;saved=[];beyond=0;constructor(M){
this.current=M}follow(M){switch(M.operator){case"q":return this.saved.length<E?this.saved.push({...this.current}):this.beyond++,!0;case"Q":return this.beyond>0?
this.beyond--:this.current=this.saved.pop()??this.current,!0;case"cm":return this.transform(M),!0;default:return!1}}transform(M){if(M.count!==6)return;const[I,T,
p,f,l,P]=c(M);this.current.matrix=(0,g.lw)([I,T,p,f,l,P],this.current.matrix)}}const c=U=>Array.from({length:U.count},(M,I)=>U.number(I))}),10550:((L,x,s)=>{s.d(
x,{k:()=>A,r:()=>f});var g=s(77598),E=s.n(g),C=s(83267),c=s(16039),U=s(88728),M=s(6093);const I=26,T=120,p=100;async function f(u,S){const{unit:m,metrics:O}=u,{
file:i,isCff:r,glyphs:n,codes:t}=await u.subset(S),e=({id:F})=>t.get(F)??0,a=(0,c.UU)(`${P(i)}+${l(u.name)}`),d=(0,C.Kc)(i),y=(0,C.Kc)(Buffer.from(o(n.map(F=>[e(
F),F.codePoints])),"latin1")),b=n.flatMap(F=>[e(F),[F.advanceWidth*m]]),D=r?{Subtype:(0,c.UU)("CIDFontType0C"),Filter:(0,c.UU)("FlateDecode")}:{Length1:i.length,
Filter:(0,c.UU)("FlateDecode")};return{addTo:(F,G=F.add(null))=>{const R=(0,c.jd)({Type:(0,c.UU)("FontDescriptor"),FontName:a,Flags:U.jp,FontBBox:[...O.box],ItalicAngle:O.
italicAngle,Ascent:O.ascent,Descent:O.descent,CapHeight:O.capHeight,StemV:T,[r?"FontFile3":"FontFile2"]:F.add(new c.Z6((0,c.jd)(D),d))}),W=(0,c.jd)({Type:(0,c.UU)(
"Font"),Subtype:(0,c.UU)(r?"CIDFontType0":"CIDFontType2"),BaseFont:a,CIDSystemInfo:(0,c.jd)({Registry:(0,c.Px)("Adobe"),Ordering:(0,c.Px)("Identity"),Supplement:0}),
CIDToGIDMap:r?void 0:(0,c.UU)("Identity"),FontDescriptor:F.add(R),W:[...b]});return F.put(G,(0,c.jd)({Type:(0,c.UU)("Font"),Subtype:(0,c.UU)("Type0"),BaseFont:a,
Encoding:(0,c.UU)("Identity-H"),DescendantFonts:[F.add(W)],ToUnicode:F.add(new c.Z6((0,c.jd)({Filter:(0,c.UU)("FlateDecode")}),y))})),G},codeOf:F=>v(e(F))}}const l=u=>u.
replace(/[^\w-]/g,"").slice(0,100)||"Font";function P(u){const S=(0,g.createHash)("sha256").update(u).digest();return Array.from(S.subarray(0,6),m=>String.fromCharCode(
65+m%I)).join("")}function o(u){const S=u.filter(([,O])=>O.length>0).map(([O,i])=>`<${v(O)}> <${h(i)}>`);return["/CIDInit /ProcSet findresource begin 12 dict be\
gin begincmap","/CIDSystemInfo << /Registry (Adobe) /Ordering (UCS) /Supplement 0 >> def","/CMapName /Adobe-Identity-UCS def /CMapType 2 def","1 begincodespacer\
ange <0000> <FFFF> endcodespacerange",...Array.from({length:Math.ceil(S.length/p)},(O,i)=>{const r=S.slice(i*p,(i+1)*p);return[`${r.length} beginbfchar`,...r,"e\
ndbfchar"].join(`
`)}),"endcmap CMapName currentdict /CMap defineresource pop end end"].join(`
`)}function h(u){const S=String.fromCodePoint(...u);return A((0,M.ft)(S)?[...S].reverse().join(""):S)}function A(u){return Array.from({length:u.length},(S,m)=>v(
u.charCodeAt(m))).join("")}const v=u=>u.toString(16).toUpperCase().padStart(4,"0")}),24840:((L,x,s)=>{s.d(x,{g:()=>p,t:()=>A});var g=s(49153),E=s(93413),C=s(94777);
const c="it must be a TrueType or OpenType font (.ttf or .otf)",U=2,M=12,I=256,T=512;function p({bytes:v},u){const S=f(v);if(S!==void 0)throw(0,g.G6)([{field:u,
message:S}]);return{bytes:v,field:u}}function f(v){const u=(0,E.y)(v);if(u==="a font collection")return`is a font collection; ${c} with a single font`;if(u!=="a\
 TrueType font"&&u!=="an OpenType font")return`is ${u??"not a font"}; ${c}`;try{const S=new DataView(v.buffer,v.byteOffset,v.byteLength),m=(0,C.tI)(S);if(![...m.
values()].every(({at:i,length:r})=>i+r<=v.length))return o;if(l.some(i=>!m.has(i)))return P;if(!m.has("CFF ")&&!(m.has("glyf")&&m.has("loca")))return"has no out\
lines that a PDF document can hold; give a font with TrueType or CFF outlines";const O=m.get("OS/2");return O&&h(S.getUint16(O.at+8))}catch(S){if(S instanceof RangeError)
return o;throw S}}const l=["head","hhea","hmtx","maxp","cmap"],P="is a damaged font; give a complete TrueType or OpenType font",o="ends too early for a font; gi\
ve a complete TrueType or OpenType font";function h(v){const u=S=>`is a font whose license (fsType) ${S}; give a font that may be embedded`;return v&U&&!(v&M)?u(
"forbids embedding"):v&I?u("forbids embedding only the characters that are used"):v&T?u("forbids embedding its outlines"):void 0}const A=v=>(0,g.G6)([{field:v,message:P}])}),
6093:((L,x,s)=>{s.d(x,{Rl:()=>P,TY:()=>l,VV:()=>f,Vv:()=>C,ft:()=>I,kh:()=>p,vw:()=>T});var g=s(46161),E=s(79131);const C="‏";let c;const U=()=>c??=(0,g.A)(),
M=/[\u0590-\u08ff\u200f\u202b\u202e\u2067\u2068\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u,I=o=>M.test(o),T=o=>I(o)&&(U().getEmbeddingLevels(
o).paragraphs[0]?.level??0)%2===1;function p(o){if(!I(o))return o===""?[]:[{text:o,rtl:!1}];const{levels:h,paragraphs:A}=U().getEmbeddingLevels(o),v=A[0]?.level??
0;for(let m=o.length-1;m>=0&&/\s/.test(o[m]);m--)h[m]=v;const u=[];for(let m=0;m<o.length;m++){const O=u.at(-1);O&&O.level===h[m]?O.text+=o[m]:u.push({level:h[m],
text:o[m]})}const S=u.reduce((m,{level:O})=>Math.max(m,O),0);for(let m=S;m>0;m--)for(let O=0,i=0;O<u.length;O=i+1){for(i=O;i<u.length&&u[i].level>=m;)i++;i>O+1&&
u.splice(O,i-O,...u.slice(O,i).reverse())}return u.map(({level:m,text:O})=>({text:O,rtl:m%2===1}))}const f=o=>Array.from(o,h=>U().getMirroredCharacter(h)??h).join(
""),l=o=>(0,E.qf)(f(o)).reverse().join(""),P=o=>p(o).flatMap(({text:h,rtl:A})=>A?(0,E.qf)(f(h)).reverse():(0,E.qf)(h))}),385:((L,x,s)=>{s.d(x,{EH:()=>I,OD:()=>c,
lV:()=>C});var g=s(6093),E=s(79131);const C=-1,c=(T,p)=>(0,g.kh)(T).flatMap(f=>U(f,p));function U({text:T,rtl:p},f){const l=[];for(const P of(0,E.qf)(T)){const o=l.
at(-1),h=(0,E.ML)(P)?o?.font??0:M(P,f,o?.font);o?.font===h?o.text+=P:l.push({font:h,text:P,rtl:p})}return p?l.reverse():l}function M(T,p,f){return/^[\p{Script=Common}\p{Script=Inherited}]+$/u.
test(T)&&f!==void 0&&p[f]?.covers(T)===!0?f:p.findIndex(P=>P.covers(T))}function I(T,p){const f=c(T,p).filter(({font:l})=>l===C);return[...new Set(f.flatMap(l=>(0,E.
qf)(l.text)))]}}),34549:((L,x,s)=>{s.d(x,{a:()=>m,W:()=>S});var g=s(47762),E=s(49153),C=s(6093),c=s(79131);async function U(i,r,n){const t=i["CFF "],e=n(()=>M(t)),
a=[...new Map(r.map(D=>[D.id,D])).values()].sort((D,B)=>e(D.id)-e(B.id)||D.id-B.id),d=n(()=>i.createSubset());t||I(d);const y=new Map(a.map(D=>[D.id,d.includeGlyph(
D)])),b=await T(d,n);return t&&(b[3]=4),{file:b,isCff:t!==void 0,glyphs:a,codes:y}}function M(i){if(i?.isCIDFont!==!0)return()=>0;const r=i.fdForGlyph(0)??0;return n=>{
const t=i.fdForGlyph(n)??0;return t===r?-1:t}}function I(i){const r=i._addGlyph.bind(i);i._addGlyph=n=>{const t=r(n),e=i.glyf[t];return e.length%2===1&&(i.glyf[t]=
Buffer.concat([e,Buffer.of(0)]),i.offset++),t}}async function T(i,r){const n=i,t=n.encode.bind(i),e=[];n.encode=d=>{try{t(d)}catch(y){e.push(y)}};const a=[];return await new Promise(
d=>{i.encodeStream().on("data",y=>a.push(y)).on("end",()=>d())}),r(()=>{if(e.length>0)throw e[0];return Buffer.concat(a)})}const p={Arabic:"ب",Syriac:"ܒ",Nko:"\
ߊ"};class f{font;guard;unit;metrics;name;scripts=new Map;constructor(r,n=t=>t()){this.font=r,this.guard=n,this.unit=1e3/r.unitsPerEm,this.metrics=n(()=>l(r,this.
unit)),this.name=o(r)}covers(r){return this.guard(()=>this.hasGlyphs(r))}hasGlyphs(r){for(const n of r){if((0,c.ML)(n))continue;const t=(0,c.RM)(n);if(t!==void 0&&
!this.shapes(t)||!this.font.hasGlyphForCodePoint(n.codePointAt(0)))return!1}return!0}shape(r,n=!1){return this.guard(()=>{const t=A(n?(0,C.VV)(r):r).map(e=>this.
shapePiece(e,n));return(n?t.reverse():t).flat()})}plain(r){return this.guard(()=>{const n=this.font.glyphForCodePoint(r.codePointAt(0)??0);return{glyph:n,advance:n.
advanceWidth*this.unit,x:0,y:0}})}boxOf(r){return this.guard(()=>r.path.bbox)}subset(r){return U(this.font,r,this.guard)}shapePiece(r,n){const{font:t,unit:e}=this,
{glyphs:a,positions:d}=n?P(t).layout(r,void 0,void 0,void 0,"rtl"):t.layout(r),y=t.glyphForCodePoint(32).id,b=a.map((D,B)=>{const{xAdvance:F,xOffset:G,yOffset:R}=d[B]??
{xAdvance:0,xOffset:0,yOffset:0};return{glyph:D,advance:F*e,x:G*e,y:Math.round(R*e)}});return n&&!h(t)&&b.reverse(),b.filter(({glyph:D,advance:B})=>D.id!==y||B!==
0)}shapes(r){let n=this.scripts.get(r);return n===void 0&&this.scripts.set(r,n=this.tryScript(r)),n}tryScript(r){if(!c.MS.has(r))return!1;const n=p[r];if(n===void 0)
return!0;const[t,e,a]=this.shapePiece(n.repeat(3),!0).map(({glyph:d})=>d.id);return a!==void 0&&(a!==e||e!==t)}}function l(i,r){const n=(y,b)=>Number.isFinite(y)?
y*b:0,{minX:t,minY:e,maxX:a,maxY:d}=i.bbox;return{box:[t,e,a,d].map(y=>n(y,r)),ascent:n(i.ascent,r),descent:n(i.descent,r),capHeight:n(i.capHeight,r),italicAngle:n(
i.italicAngle,1)}}const P=i=>i;function o(i){try{return i.postscriptName??""}catch{return""}}const h=i=>{const{GSUB:r,GPOS:n,morx:t}=i;return[r,n,t].some(e=>e!==
void 0)};function A(i){const r=[];let n,t="";for(const e of i){const a=/[\p{Script=Common}\p{Script=Inherited}]/u.test(e)?n:(0,c.RM)(e)??"";t!==""&&n!==void 0&&
a!==n&&(r.push(t),t=""),t+=e,n=a}return t===""?r:[...r,t]}var v=s(24840);const u={Regular:()=>s.e(4574).then(s.bind(s,94574)),SemiBold:()=>s.e(4933).then(s.bind(
s,44933)),Italic:()=>s.e(7940).then(s.bind(s,57940)),Mono:()=>s.e(9267).then(s.bind(s,99267)),Emoji:()=>s.e(9084).then(s.bind(s,99084))};async function S(i){const{
notoSans:r}=await u[i]();return new f(g.A.create(Buffer.from(r,"base64")))}function m({bytes:i,field:r}){const n=t=>{try{return t()}catch(e){throw e instanceof E.
zU?e:(0,v.t)(r)}};return n(()=>{const t=g.A.create(i);if(O(t),!(t.unitsPerEm>=16&&t.unitsPerEm<=16384&&t.numGlyphs>0))throw(0,v.t)(r);const e=new f(t,n);return e.
shape("A1"),e})}function O(i){const{tables:r}=i.directory;for(const n of["sbix","COLR","CPAL"])Reflect.deleteProperty(r,n)}}),30729:((L,x,s)=>{s.d(x,{H:()=>g});
function g(E){const C=new WeakMap;return c=>{if(c.hasChanges)return E(c);const U=C.get(c);if(U)return U.answer;const M=E(c);return C.set(c,{answer:M}),M}}})};
