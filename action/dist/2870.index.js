"use strict";exports.id=2870,exports.ids=[2870,7514],exports.modules={59234:((_,H,s)=>{s.d(H,{_:()=>U,qK:()=>j,vs:()=>$});function U(a){const b=Number(a.toPrecision(7)),N=Math.
abs(b)<1e-9?"0":String(b);return N.includes("e")?b.toFixed(12).replace(/\.?0+$/,""):N}const $=a=>a.map(U).join(" "),j=(a,b)=>`q ${b} cm /${a} Do Q`}),10550:((_,H,s)=>{
s.d(H,{k:()=>K,r:()=>g});var U=s(77598),$=s.n(U),j=s(83267),a=s(16039),b=s(88728),N=s(6093);const W=26,i=120,p=100;async function g(v,F){const{unit:k,metrics:V}=v,
{file:X,isCff:l,glyphs:d,codes:r}=await v.subset(F),h=({id:c})=>r.get(c)??0,A=(0,a.UU)(`${y(X)}+${I(v.name)}`),P=(0,j.Kc)(X),O=(0,j.Kc)(Buffer.from(G(d.map(c=>[
h(c),c.codePoints])),"latin1")),T=d.flatMap(c=>[h(c),[c.advanceWidth*k]]),w=l?{Subtype:(0,a.UU)("CIDFontType0C"),Filter:(0,a.UU)("FlateDecode")}:{Length1:X.length,
Filter:(0,a.UU)("FlateDecode")};return{addTo:(c,L=c.add(null))=>{const z=(0,a.jd)({Type:(0,a.UU)("FontDescriptor"),FontName:A,Flags:b.jp,FontBBox:[...V.box],ItalicAngle:V.
italicAngle,Ascent:V.ascent,Descent:V.descent,CapHeight:V.capHeight,StemV:i,[l?"FontFile3":"FontFile2"]:c.add(new a.Z6((0,a.jd)(w),P))}),Y=(0,a.jd)({Type:(0,a.UU)(
"Font"),Subtype:(0,a.UU)(l?"CIDFontType0":"CIDFontType2"),BaseFont:A,CIDSystemInfo:(0,a.jd)({Registry:(0,a.Px)("Adobe"),Ordering:(0,a.Px)("Identity"),Supplement:0}),
CIDToGIDMap:l?void 0:(0,a.UU)("Identity"),FontDescriptor:c.add(z),W:[...T]});return c.put(L,(0,a.jd)({Type:(0,a.UU)("Font"),Subtype:(0,a.UU)("Type0"),BaseFont:A,
Encoding:(0,a.UU)("Identity-H"),DescendantFonts:[c.add(Y)],ToUnicode:c.add(new a.Z6((0,a.jd)({Filter:(0,a.UU)("FlateDecode")}),O))})),L},codeOf:c=>D(h(c))}}const I=v=>v.
replace(/[^\w-]/g,"").slice(0,100)||"Font";function y(v){const F=(0,U.createHash)("sha256").update(v).digest();return Array.from(F.subarray(0,6),k=>String.fromCharCode(
65+k%W)).join("")}function G(v){const F=v.filter(([,V])=>V.length>0).map(([V,X])=>`<${D(V)}> <${C(X)}>`);return["/CIDInit /ProcSet findresource begin 12 dict be\
gin begincmap","/CIDSystemInfo << /Registry (Adobe) /Ordering (UCS) /Supplement 0 >> def","/CMapName /Adobe-Identity-UCS def /CMapType 2 def","1 begincodespacer\
ange <0000> <FFFF> endcodespacerange",...Array.from({length:Math.ceil(F.length/p)},(V,X)=>{const l=F.slice(X*p,(X+1)*p);return[`${l.length} beginbfchar`,...l,"e\
ndbfchar"].join(`
`)}),"endcmap CMapName currentdict /CMap defineresource pop end end"].join(`
`)}function C(v){const F=String.fromCodePoint(...v);return K((0,N.ft)(F)?[...F].reverse().join(""):F)}function K(v){return Array.from({length:v.length},(F,k)=>D(
v.charCodeAt(k))).join("")}const D=v=>v.toString(16).toUpperCase().padStart(4,"0")}),24840:((_,H,s)=>{s.d(H,{g:()=>p,t:()=>K});var U=s(49153),$=s(93413),j=s(94777);
const a="it must be a TrueType or OpenType font (.ttf or .otf)",b=2,N=12,W=256,i=512;function p({bytes:D},v){const F=g(D);if(F!==void 0)throw(0,U.G6)([{field:v,
message:F}]);return{bytes:D,field:v}}function g(D){const v=(0,$.y)(D);if(v==="a font collection")return`is a font collection; ${a} with a single font`;if(v!=="a\
 TrueType font"&&v!=="an OpenType font")return`is ${v??"not a font"}; ${a}`;try{const F=new DataView(D.buffer,D.byteOffset,D.byteLength),k=(0,j.tI)(F);if(![...k.
values()].every(({at:X,length:l})=>X+l<=D.length))return G;if(I.some(X=>!k.has(X)))return y;if(!k.has("CFF ")&&!(k.has("glyf")&&k.has("loca")))return"has no out\
lines that a PDF document can hold; give a font with TrueType or CFF outlines";const V=k.get("OS/2");return V&&C(F.getUint16(V.at+8))}catch(F){if(F instanceof RangeError)
return G;throw F}}const I=["head","hhea","hmtx","maxp","cmap"],y="is a damaged font; give a complete TrueType or OpenType font",G="ends too early for a font; gi\
ve a complete TrueType or OpenType font";function C(D){const v=F=>`is a font whose license (fsType) ${F}; give a font that may be embedded`;return D&b&&!(D&N)?v(
"forbids embedding"):D&W?v("forbids embedding only the characters that are used"):D&i?v("forbids embedding its outlines"):void 0}const K=D=>(0,U.G6)([{field:D,message:y}])}),
385:((_,H,s)=>{s.d(H,{EH:()=>W,OD:()=>a,W_:()=>b,lV:()=>j});var U=s(6093),$=s(79131);const j=-1,a=(i,p)=>(0,U.kh)(i).flatMap(g=>b(g,p));function b({text:i,rtl:p},g){
const I=[];for(const y of(0,$.qf)(i)){const G=I.at(-1),C=(0,$.ML)(y)?G?.font??0:N(y,g,G?.font);G?.font===C?G.text+=y:I.push({font:C,text:y,rtl:p})}return p?I.reverse():
I}function N(i,p,g){return/^[\p{Script=Common}\p{Script=Inherited}]+$/u.test(i)&&g!==void 0&&p[g]?.covers(i)===!0?g:p.findIndex(y=>y.covers(i))}function W(i,p){
const g=a(i,p).filter(({font:I})=>I===j);return[...new Set(g.flatMap(I=>(0,$.qf)(I.text)))]}}),3217:((_,H,s)=>{s.d(H,{Q:()=>j,n:()=>$});var U=s(26429);function $(a,b,N,W){
let i=0,p=0;const g=[];for(let I=0;I<a.length;I=i){const{y}=a[I];for(;i<a.length&&a[i].y===y;)i++;y!==p&&g.push(`${(0,U.ai)(y*W/1e3)} Ts`),p=y,g.push(`[${j(a.slice(
I,i),b,N)}] TJ`)}return p!==0&&g.push("0 Ts"),g.join(" ")}function j(a,b,N){let W="",i="";const p=g=>{const I=Math.round(g*100)/100;I!==0&&(i&&(W+=`<${i}>`),i="",
W+=`${-I} `)};for(const{glyph:g,advance:I,x:y}of a)p(y),i+=b.codeOf(g),p(I-y-g.advanceWidth*N);return i?`${W}<${i}>`:W}}),34549:((_,H,s)=>{s.d(H,{a:()=>V,W:()=>k});
var U=s(47762),$=s(49153),j=s(6093),a=s(79131);async function b(l,d,r){const h=l["CFF "],A=r(()=>N(h)),P=[...new Map(d.map(M=>[M.id,M])).values()].sort((M,c)=>A(
M.id)-A(c.id)||M.id-c.id),O=r(()=>l.createSubset());h||W(O);const T=new Map(P.map(M=>[M.id,O.includeGlyph(M)])),w=await i(O,r);return h&&(w[3]=4),{file:w,isCff:h!==
void 0,glyphs:P,codes:T}}function N(l){if(l?.isCIDFont!==!0)return()=>0;const d=l.fdForGlyph(0)??0;return r=>{const h=l.fdForGlyph(r)??0;return h===d?-1:h}}function W(l){
const d=l._addGlyph.bind(l);l._addGlyph=r=>{const h=d(r),A=l.glyf[h];return A.length%2===1&&(l.glyf[h]=Buffer.concat([A,Buffer.of(0)]),l.offset++),h}}async function i(l,d){
const r=l,h=r.encode.bind(l),A=[];r.encode=O=>{try{h(O)}catch(T){A.push(T)}};const P=[];return await new Promise(O=>{l.encodeStream().on("data",T=>P.push(T)).on(
"end",()=>O())}),d(()=>{if(A.length>0)throw A[0];return Buffer.concat(P)})}const p={Arabic:"ب",Syriac:"ܒ",Nko:"ߊ"};class g{font;guard;unit;metrics;name;scripts=new Map;constructor(d,r=h=>h()){
this.font=d,this.guard=r,this.unit=1e3/d.unitsPerEm,this.metrics=r(()=>I(d,this.unit)),this.name=G(d)}forget(){this.font._glyphs={}}covers(d){return this.guard(
()=>this.hasGlyphs(d))}hasGlyphs(d){for(const r of d){if((0,a.ML)(r))continue;const h=(0,a.RM)(r);if(h!==void 0&&!this.shapes(h)||!this.font.hasGlyphForCodePoint(
r.codePointAt(0)))return!1}return!0}shape(d,r=!1){return this.guard(()=>{const h=K(r?(0,j.VV)(d):d).map(A=>this.shapePiece(A,r));return(r?h.reverse():h).flat()})}plain(d){
return this.guard(()=>{const r=this.font.glyphForCodePoint(d.codePointAt(0)??0);return{glyph:r,advance:r.advanceWidth*this.unit,x:0,y:0}})}boxOf(d){return this.
guard(()=>d.path.bbox)}subset(d){return b(this.font,d,this.guard)}shapePiece(d,r){const{font:h,unit:A}=this,{glyphs:P,positions:O}=r?y(h).layout(d,void 0,void 0,
void 0,"rtl"):h.layout(d),T=h.glyphForCodePoint(32).id,w=P.map((M,c)=>{const{xAdvance:L,xOffset:z,yOffset:Y}=O[c]??{xAdvance:0,xOffset:0,yOffset:0};return{glyph:M,
advance:L*A,x:z*A,y:Math.round(Y*A)}});return r&&!C(h)&&w.reverse(),w.filter(({glyph:M,advance:c})=>M.id!==T||c!==0)}shapes(d){let r=this.scripts.get(d);return r===
void 0&&this.scripts.set(d,r=this.tryScript(d)),r}tryScript(d){if(!a.MS.has(d))return!1;const r=p[d];if(r===void 0)return!0;const[h,A,P]=this.shapePiece(r.repeat(
3),!0).map(({glyph:O})=>O.id);return P!==void 0&&(P!==A||A!==h)}}function I(l,d){const r=(T,w)=>Number.isFinite(T)?T*w:0,{minX:h,minY:A,maxX:P,maxY:O}=l.bbox;return{
box:[h,A,P,O].map(T=>r(T,d)),ascent:r(l.ascent,d),descent:r(l.descent,d),capHeight:r(l.capHeight,d),italicAngle:r(l.italicAngle,1)}}const y=l=>l;function G(l){try{
return l.postscriptName??""}catch{return""}}const C=l=>{const{GSUB:d,GPOS:r,morx:h}=l;return[d,r,h].some(A=>A!==void 0)};function K(l){const d=[];let r,h="";for(const A of l){
const P=/[\p{Script=Common}\p{Script=Inherited}]/u.test(A)?r:(0,a.RM)(A)??"";h!==""&&r!==void 0&&P!==r&&(d.push(h),h=""),h+=A,r=P}return h===""?d:[...d,h]}var D=s(
24840),v=s(72819);const F={Regular:()=>s.e(4574).then(s.bind(s,94574)),SemiBold:()=>s.e(4933).then(s.bind(s,44933)),Italic:()=>s.e(7940).then(s.bind(s,57940)),Mono:()=>s.
e(9267).then(s.bind(s,99267)),Emoji:()=>s.e(9084).then(s.bind(s,99084))};async function k(l){const{notoSans:d}=await F[l]();return new g(U.A.create((0,v.K)(d)))}
function V({bytes:l,field:d}){const r=h=>{try{return h()}catch(A){throw A instanceof $.zU?A:(0,D.t)(d)}};return r(()=>{const h=U.A.create(l);if(X(h),!(h.unitsPerEm>=
16&&h.unitsPerEm<=16384&&h.numGlyphs>0))throw(0,D.t)(d);const A=new g(h,r);return A.shape("A1"),A})}function X(l){const{tables:d}=l.directory;for(const r of["sb\
ix","COLR","CPAL"])Reflect.deleteProperty(d,r)}}),72819:((_,H,s)=>{s.d(H,{K:()=>j});var U=s(8991);const $=1<<24,j=a=>(0,U.UD)(Buffer.from(a,"base64"),{stream:$,
total:$,remaining:$},{found:!1})}),27437:((_,H,s)=>{s.d(H,{B:()=>ct});var U=s(22387),$=s(61410),j=s(66005),a=s(91112),b=s(16804),N=s(7390),W=s(45913),i=s(16039),
p=s(1480),g=s(34331),I=s(18679),y=s(31808),G=s(85334),C=s(83267);const K="Octavo";function D(m){const t=m.add(new i.Z6((0,i.jd)({N:3,Filter:(0,i.UU)("FlateDecod\
e")}),(0,C.Kc)((0,G.k)({gray:!1})))),e=(0,i.jd)({Type:(0,i.UU)("OutputIntent"),S:(0,i.UU)("GTS_PDFA1"),OutputConditionIdentifier:(0,i.Px)("sRGB"),Info:(0,i.Px)(
"sRGB"),DestOutputProfile:t});m.editCatalog().set("OutputIntents",[m.add(e)])}async function v(m,{title:t,author:e,language:n},o){const f=(E,R,B)=>({prefix:E,name:R,
form:"simple",values:[B]}),u=n!==void 0,S=(0,y.T3)([{prefix:"dc",name:"title",form:"alternative",values:[t]},...e===void 0?[]:[{prefix:"dc",name:"creator",form:"\
ordered",values:[e]}],...n===void 0?[]:[{prefix:"dc",name:"language",form:"unordered",values:[n]}],f("pdf","Producer",K),...o?[f("pdfaid","part","3"),f("pdfaid",
"conformance","A")]:[],...u?[f("pdfuaid","part","1")]:[]]);if(!u||!o)return(0,y._L)(m,S);const x=await(0,g.kg)(Buffer.from(S,"utf8"),m.job.pace);(0,y._L)(m,(0,I.
m)(x,"pdfaExtension","schemas",F))}const F=`<rdf:li rdf:parseType="Resource" xmlns:pdfaSchema="${p.dK.pdfaSchema}" xmlns:pdfaProperty="${p.dK.pdfaProperty}">
<pdfaSchema:schema>PDF/UA Universal Accessibility Schema</pdfaSchema:schema>
<pdfaSchema:namespaceURI>${p.dK.pdfuaid}</pdfaSchema:namespaceURI>
<pdfaSchema:prefix>pdfuaid</pdfaSchema:prefix>
<pdfaSchema:property><rdf:Seq>
<rdf:li rdf:parseType="Resource"><pdfaProperty:name>part</pdfaProperty:name><pdfaProperty:valueType>Integer</pdfaProperty:valueType><pdfaProperty:category>inter\
nal</pdfaProperty:category><pdfaProperty:description>Part of ISO 14289 that the document conforms to</pdfaProperty:description></rdf:li>
</rdf:Seq></pdfaSchema:property>
</rdf:li>
`;var k=s(81415);function V(m,t,e){if(t.length===0)return;const n=(u,S,x)=>{const E=u.map(()=>m.nextRef());let R=u.length;for(const[B,{title:nt,place:Q,children:tt}]of u.
entries()){const rt=m.obj({Title:$.A.fromText(nt),Parent:S});X(rt,{Prev:E[B-1],Next:E[B+1],Dest:e(Q)}),tt.length>0&&(R+=n(tt,E[B],rt)),m.assign(E[B],rt)}return X(
x,{First:E[0],Last:E.at(-1),Count:k.A.of(R)}),R},o=m.nextRef(),f=m.obj({Type:"Outlines"});return n(t,o,f),m.assign(o,f),o}function X(m,t){for(const[e,n]of Object.
entries(t))n!==void 0&&m.set(a.A.of(e),n)}var l=s(34701),d=s(59234),r=s(26429),h=s(10550),A=s(3217),P=s(79131),O=s(385),T=s(34549);const w="□",M=new RegExp("(\
\\p{Extended_Pictographic}\\ufe0f?)[\\u{1f3fb}-\\u{1f3ff}]|\\ufe0f?\\u20e3","gu");class c{name;face;used=new Map;embedded;constructor(t,e){this.name=t,this.face=
e}}const L=(m,t)=>m.filter(e=>!t.some(({face:n})=>n.covers(e)));class z{styles;others;missing=new Set;words;constructor(t,e){this.styles=t,this.others=e;const n=()=>({
Regular:new Map,SemiBold:new Map,Italic:new Map,Mono:new Map});this.words={ltr:n(),rtl:n()}}static async open({styles:t,text:e,font:n}){const o=new Map;for(const E of new Set(
["Regular",...t]))o.set(E,new c(E,await(0,T.W)(E)));const f=o.get("Regular"),u=()=>[f,...[...o.values()].filter(E=>E!==f)];let S=L([...new Set(e)],u());if(S.length>
0&&!o.has("Mono")){const E=new c("Mono",await(0,T.W)("Mono"));L(S,[E]).length<S.length&&o.set("Mono",E),S=L(S,u())}const x=[];return S.length>0&&x.push(new c("E\
moji",await(0,T.W)("Emoji"))),n&&x.push(new c("User",(0,T.a)(n))),new z(o,[...u(),...x])}word(t,e,n=!1){const o=this.words[n?"rtl":"ltr"][e];let f=o.get(t);return f||
o.set(t,f=this.shape(t,e,n)),f}metrics(t){return this.fontOf(t).face.metrics}async embed(){for(const t of this.all)t.used.size>0&&(t.embedded=await(0,h.r)(t.face,
[...t.used.values()]))}get all(){return this.others}fontOf(t){return this.styles.get(t)??this.others[0]}shape(t,e,n){const o=this.fontOf(e),f=(0,P.RK)(t).replace(
M,"$1");if(o.face.covers(f))return Y(t,[J(o,f,n)]);const u=[o,...this.others.filter(x=>x!==o)],S=(0,O.W_)({text:f,rtl:n},u.map(({face:x})=>x)).map(x=>{if(x.font!==
O.lV)return J(u[x.font],x.text,x.rtl);const E=(0,P.qf)(x.text);for(const R of E)this.missing.add(R);return{...J(this.others[0],w.repeat(E.length),!1),actual:x.text}});
return Y(t,S)}}const Y=(m,t)=>({text:m,width:t.reduce((e,{glyphs:n})=>n.reduce((o,{advance:f})=>o+f,e),0),parts:t});function J(m,t,e){const n=m.face.shape(t,e);
for(const{glyph:f}of n)m.used.set(f.id,f);const o=String.fromCodePoint(...n.flatMap(({glyph:f})=>f.codePoints));return{font:m,glyphs:n,actual:e||o===t?void 0:t}}
function q(m){if(m.shown!==void 0)return m.shown;const{font:t,glyphs:e,actual:n}=m;if(!(n!==void 0||e.some(({y:o})=>o!==0)))return m.shown=(0,A.Q)(e,t.embedded,
t.face.unit)}function Z({font:m,glyphs:t,actual:e},n){const o=(0,A.n)(t,m.embedded,m.face.unit,n);return e===void 0?o:(0,r.$u)(e,o)}const et=.2,ot=.5523;class it{fonts=new Set;operators=[];font;size=0;fill="";stroke="";sequence(t,e){
this.operators.push(t);let n=!1;for(const o of e)o.kind==="text"!==n&&this.operators.push(n?"ET":"BT"),n=o.kind==="text",this.write(o);n&&this.operators.push("E\
T"),this.operators.push("EMC")}get content(){return this.operators.join(`
`)}write(t){switch(t.kind){case"text":return this.text(t);case"area":return this.area(t);case"image":this.operators.push(`q ${t.matrix.map(d._).join(" ")} cm /${t.
name} Do Q`);return;case"stroke":return this.line(t)}}text({x:t,y:e,size:n,color:o,words:f,oblique:u=!1}){this.filled(o),this.operators.push(`1 0 ${u?et:0} 1 ${(0,r.
ai)(t)} ${(0,r.ai)(e)} Tm`);let S="";const x=()=>{S&&this.operators.push(`[${S.replaceAll("><","")}]TJ`),S=""};for(const{parts:E}of f)for(const R of E){(R.font!==
this.font||n!==this.size)&&(x(),this.set(R.font,n));const B=q(R);B!==void 0?S+=B:(x(),this.operators.push(Z(R,n)))}x()}set(t,e){this.font=t,this.size=e,this.fonts.
add(t),this.operators.push(`/${t.name} ${(0,r.ai)(e)} Tf`)}area({x:t,y:e,width:n,height:o,color:f,radius:u=0}){this.filled(f),u===0?this.operators.push(`${[t,e,
n,o].map(r.ai).join(" ")} re f`):this.operators.push(st(t,e,n,o,Math.min(u,n/2,o/2)),"f")}line({points:t,width:e,color:n,dots:o}){const f=`${n.map(r.ai).join(" ")}\
 RG`;f!==this.stroke&&this.operators.push(this.stroke=f);const u=t.map(([x,E],R)=>`${(0,r.ai)(x)} ${(0,r.ai)(E)} ${R===0?"m":"l"}`),S=`${(0,r.ai)(e)} w ${u.join(
" ")} S`;this.operators.push(o===void 0?S:`q 1 J [0 ${(0,r.ai)(o)}] 0 d ${S} Q`)}filled(t){const e=`${t.map(r.ai).join(" ")} rg`;e!==this.fill&&this.operators.push(
this.fill=e)}}function st(m,t,e,n,o){const[f,u]=[m+e,t+n],S=o*(1-ot),x=(...R)=>`${R.map(r.ai).join(" ")} c`,E=(...R)=>`${R.map(r.ai).join(" ")} l`;return[`${(0,r.
ai)(m+o)} ${(0,r.ai)(t)} m`,E(f-o,t),x(f-S,t,f,t+S,f,t+o),E(f,u-o),x(f,u-S,f-S,u,f-o,u),E(m+o,u),x(m+S,u,m,u-S,m,u-o),E(m,t+o),x(m,t+S,m+S,t,m+o,t),"h"].join(" ")}
class at{width;height;ref;key;lends;sequences=[];links=[];owners=[];images=new Map;constructor(t,e,n,o,f){this.width=t,this.height=e,this.ref=n,this.key=o,this.
lends=f}draw(t,...e){const n=this.sequences.at(-1);if(n!==void 0&&n.element===t&&n.isFooter!==!0&&this.isLastKid(t)){n.inks.push(...e);return}this.sequences.push(
{element:t,inks:[...e]}),t&&(t.kids.push({page:this.ref,content:this.owners.length}),this.owners.push(t))}foot(...t){this.sequences.push({element:void 0,isFooter:!0,
inks:[...t]})}link(t,e,n,o){const{ref:f,key:u}=this.lends();this.links.push({box:e,target:n,contents:o,element:t,ref:f,key:u}),t.kids.push({page:this.ref,annotation:f})}image(t){
for(const[n,o]of this.images)if(o===t)return n;const e=`Image${this.images.size+1}`;return this.images.set(e,t),e}isLastKid(t){if(!t)return!0;const e=t.kids.at(
-1);return e!==void 0&&"content"in e&&e.page===this.ref&&e.content===this.owners.length-1}}var ft=s(348);const dt=120;async function ht(m,t){const e=m.enumerateIndirectObjects(),
n=new ft.k(e.length*dt);n.text(`%PDF-1.7
%ÿÿÿÿ
`);const o=[];for(const[E,R]of e){o[E.objectNumber]=n.length,n.text(`${E.objectNumber} 0 obj
`);const B=R.sizeInBytes();n.fill(B,(Q,tt)=>R.copyBytesInto(Q,tt)),n.text(`
endobj
`);const nt=t.step(B*20);nt&&await nt}const f=n.length;n.text(`xref
0 ${o.length}
0000000000 65535 f 
`);for(let E=1;E<o.length;E++){const R=o[E];n.text(R===void 0?`0000000000 00001 f 
`:`${String(R).padStart(10,"0")} 00000 n 
`)}const{Root:u,Info:S}=m.trailerInfo,x=S?`/Info ${S.toString()}`:"";return n.text(`trailer
<</Size ${o.length}/Root ${u.toString()}${x}>>
startxref
${f}
%%EOF
`),n.bytes}const lt=6,ut="/Artifact <</Type /Pagination /Subtype /Footer /Attached [/Bottom]>> BDC";class ct{typefaces;job;document=new l.H("Document",void 0,{});sheets=[];context=U.
A.create();fonts=new Map;keys=0;constructor(t,e){this.typefaces=t,this.job=e}static async open(t,e){return new ct(await z.open(t),e)}sheet(t,e){const n=()=>({ref:this.
context.nextRef(),key:this.keys++}),{ref:o,key:f}=n(),u=new at(t,e,o,f,n);return this.sheets.push(u),u}async finish({title:t,author:e,language:n,bookmarks:o=[],
breaksArchive:f=!1}){await this.typefaces.embed();const{context:u}=this,S=u.nextRef();for(const R of this.sheets)await this.writeSheet(R,S);u.assign(S,u.obj({Type:"\
Pages",Kids:this.sheets.map(({ref:R})=>R),Count:this.sheets.length})),await this.writeCatalog(S,n,o);const x=u.obj({Title:$.A.fromText(t),Producer:j.A.of(K)});e!==
void 0&&x.set(a.A.of("Author"),$.A.fromText(e)),u.trailerInfo.Info=u.register(x);const E=await(0,N.E)(await ht(u,this.job.pace),this.job);for(const[{embedded:R},
B]of this.fonts)R.addTo(E,new i.oS(B.objectNumber));return this.embedImages(E),D(E),await v(E,{title:t,author:e,language:n},!f),E}async writeSheet(t,e){const{context:n,
job:o}=this,f=new it;let u=0;for(const{element:B,isFooter:nt=!1,inks:Q}of t.sequences)f.sequence(B?`/${B.tag} <</MCID ${u++}>> BDC`:nt?ut:"/Artifact BMC",Q);const S=await(0,W.
uM)(o).deflate(Buffer.from(f.content,"latin1"),lt),x=b.A.of(n.obj({Filter:"FlateDecode",Length:S.length}),S),E=n.obj({Type:"Page",Parent:e,MediaBox:[0,0,t.width,
t.height],Contents:n.register(x),Resources:{Font:Object.fromEntries([...f.fonts].map(B=>[B.name,this.fontRef(B)]))},StructParents:t.key,Tabs:"S"});t.links.length>
0&&E.set(a.A.of("Annots"),n.obj(t.links.map(({ref:B})=>B)));for(const B of t.links)n.assign(B.ref,this.annotation(B,t));n.assign(t.ref,E);const R=o.pace.step(f.
content.length*10);R&&await R}fontRef(t){let e=this.fonts.get(t);return e||this.fonts.set(t,e=this.context.register(this.context.obj({}))),e}annotation({box:t,target:e,
contents:n,key:o},f){const u=this.context.obj({Type:"Annot",Subtype:"Link",Rect:t.map(E=>Math.round(E*100)/100),Border:[0,0,0],F:4,P:f.ref,StructParent:o,Contents:$.
A.fromText(n)}),[S,x]=this.aim(e);return x&&u.set(a.A.of(S),x),u}aim(t){return"place"in t?["Dest",this.destination(t.place)]:["A",this.context.obj({Type:"Action",
S:"URI",URI:j.A.of(pt(t.uri))})]}destination({sheet:t,top:e}){return t&&this.context.obj([t.ref,"XYZ",null,e===void 0?null:Math.round(e*100)/100,null])}async writeCatalog(t,e,n){
const{context:o,job:f,sheets:u}=this,S=new l.s(o),x=u.flatMap(Q=>[[Q.key,o.register(o.obj(Q.owners.map(tt=>S.refOf(tt))))],...Q.links.map(({key:tt,element:rt})=>[
tt,S.refOf(rt)])]);x.sort(([Q],[tt])=>Q-tt);const E=S.write(this.document,x);let R=E.next();for(;R.done!==!0;R=E.next()){const Q=f.pace.step(2e3);Q&&await Q}const B=o.
obj({Type:"Catalog",Pages:t,StructTreeRoot:R.value,MarkInfo:{Marked:!0},ViewerPreferences:{DisplayDocTitle:!0}});e!==void 0&&B.set(a.A.of("Lang"),j.A.of(e));const nt=V(
o,n,Q=>this.destination(Q));nt&&(B.set(a.A.of("Outlines"),nt),B.set(a.A.of("PageMode"),a.A.of("UseOutlines"))),o.trailerInfo.Root=o.register(B)}embedImages(t){for(const{
ref:e,images:n}of this.sheets){if(n.size===0)continue;const o=t.edit(e.objectNumber),f=[...n].map(([u,S])=>[u,S.embed(t,{profiled:!0})]);o.get("Resources").set(
"XObject",(0,i.jd)(Object.fromEntries(f)))}}}const pt=m=>m.replace(/[\\()]/g,"\\$&")}),87514:((_,H,s)=>{s.d(H,{contentsHeading:()=>j,r:()=>d});var U=s(79131);const $={
cs:"Obsah",da:"Indhold",de:"Inhalt",el:"Περιεχόμενα",en:"Contents",es:"Índice",fi:"Sisällys",fr:"Sommaire",hu:"Tartalom",it:"Indice",nb:"Innhold",nl:"\
Inhoud",nn:"Innhald",no:"Innhold",pl:"Spis treści",pt:"Índice",ro:"Cuprins",ru:"Содержание",sv:"Innehåll",tr:"İçindekiler",uk:"Зміст"},j=A=>$[(A??
"").toLowerCase().split("-")[0]]??$.en,a=[.1,.1,.12],b=[.5,.5,.54],N=1.45,W=.35,i=1.9,p=2.1,g=44,I=1.2,y=.55,G=.1,C=.6,K=2,D=3,v=15e4,F=2e4,k="…",V=Math.sqrt(
595*842)/11,X=6,l=18;class d{composition;contents;pages=[];size;left;right;top;bottom;typefaces;constructor(P,O){this.composition=P,this.contents=O,this.typefaces=
P.typefaces;const{width:T,height:w}=O,M=Math.min(l,Math.max(X,Math.sqrt(T*w)/V));this.size=Math.min(M,T/18,w/10);const c=Math.min(T*.76,g*this.size);this.left=(T-
c)/2,this.right=T-this.left,this.top=w-Math.max(w*.11,this.size*1.5),this.bottom=Math.max(w*.1,this.size*1.5)}static async of(P,O,T){const w=new d(P,O),M=[];for(const c of O.
titles){M.push({title:c,lines:w.broken(c)});const L=T.step(v);L&&await L}return w.distribute(M),w}get pageCount(){return this.pages.length}async draw(P,O,T){const{
composition:w,size:M}=this,c={},L={element:w.document,index:0};for(const[z,Y]of this.pages.entries()){const J=w.sheet(this.contents.width,this.contents.height);
let q=this.top;z===0&&(c.sheet=J,c.top=this.contents.height,q-=this.drawHeading(J),L.element=w.document.add("TOC"));for(const Z of Y){const et=L.element.add("TO\
CI").add("Reference").add("Link"),ot=P[L.index],it=Z.lines.length*N*M;this.drawEntry(J,{entry:Z,number:ot,top:q,item:et}),J.link(et,[this.left,q-it,this.right,q],
O[L.index],`${Z.title}, ${ot}`),q-=it+W*M,L.index++;const st=T.step(F);st&&await st}}return c}distribute(P){const{size:O}=this;let T=this.top-this.headingHeight,
w=[];this.pages.push(w);for(const M of P){const c=M.lines.length*N*O;w.length>0&&T-c<this.bottom&&(this.pages.push(w=[]),T=this.top),w.push(M),T-=c+W*O}}get headingHeight(){
return(i*.75+p)*this.size}drawHeading(P){const{size:O,left:T,top:w}=this,M=this.shaped(this.contents.heading,"SemiBold"),c=this.composition.document.add("H1");return P.
draw(c,h(M,T,w-i*.75*O,i*O,a)),this.headingHeight}drawEntry(P,{entry:O,number:T,top:w,item:M}){const{size:c,left:L,right:z}=this,Y=this.shaped(T,"Regular"),[J]=this.
shaped(" ","Regular"),q=z-r(Y)*c;let Z=w-N*c*.72;for(const[et,{words:ot,width:it}]of O.lines.entries()){const st=L+(et===0?0:I*c),at=et===O.lines.length-1;P.draw(
M,h([...ot,J],st,Z,c,a)),at&&(P.draw(void 0,...this.leaders(st+it+C*c,q-C*c,Z)),P.draw(M,h(Y,q,Z,c,a))),Z-=N*c}}leaders(P,O,T){const{size:w,right:M}=this,[c,L]=[
y*w,G*w],z=Math.min(O,M-this.figureWidth-C*w),Y=M-Math.ceil((M-z)/c)*c,J=T+L/2;return Y-c<P?[]:[{kind:"stroke",points:[[Y,J],[P,J]],width:L,color:b,dots:c}]}get figureWidth(){
return r(this.shaped("0".repeat(this.contents.digits),"Regular"))*this.size}broken(P){const O=this.size/1e3,T=this.right-this.left-this.figureWidth-(2*C+K)*this.
size,[w]=this.shaped(" ","Regular"),M=[{words:[],width:0}];for(const{word:c,isNew:L}of this.pieces(P,T-I*this.size)){const z=M.at(-1),Y=L&&z.words.length>0?[w]:
[],J=[...Y,c].reduce((Z,et)=>Z+et.width*O,0),q=z.width+J>T-(M.length===1?0:I*this.size);if(z.words.length>0&&q){if(M.length===D){const[Z]=this.shaped(k,"Regular");
z.words.push(Z),z.width+=Z.width*O;break}M.push({words:[c],width:c.width*O});continue}z.words.push(...Y,c),z.width+=J}return M}*pieces(P,O){const T=w=>w.width*(this.
size/1e3)<=O;for(const w of P.split(/\s+/).filter(M=>M!=="")){const M=this.typefaces.word(w,"Regular");if(T(M)){yield{word:M,isNew:!0};continue}let c=!0;for(const L of w.
split(/(?<=[_\-–—/.,;:])/)){const z=this.typefaces.word(L,"Regular");for(const Y of T(z)?[L]:(0,U.qf)(L))yield{word:this.typefaces.word(Y,"Regular"),isNew:c},
c=!1}}}shaped(P,O){return P.split(/(?<= )|(?= )/).map(T=>this.typefaces.word(T,O))}}const r=A=>A.reduce((P,{width:O})=>P+O,0)/1e3,h=(A,P,O,T,w)=>({kind:"text",x:P,
y:O,size:T,color:w,words:A})}),34701:((_,H,s)=>{s.d(H,{H:()=>b,s:()=>N});var U=s(81415),$=s(91112),j=s(61410),a=s(6476);class b{tag;parent;facts;kids=[];constructor(i,p,g){
this.tag=i,this.parent=p,this.facts=g}add(i,p={}){const g=new b(i,this,p);return this.kids.push(g),g}adopt(i){i.parent=this,this.kids.push(i)}}class N{context;rootRef;refs=new Map;ids=[];constructor(i,p=i.
nextRef()){this.context=i,this.rootRef=p}refOf(i){let p=this.refs.get(i);return p||this.refs.set(i,p=this.context.nextRef()),p}*write(i,p){const{context:g}=this,
I=[i];for(let C=I.pop();C;C=I.pop()){for(const K of C.kids)K instanceof b&&I.push(K);this.put(C),yield}const y=g.obj({Type:"StructTreeRoot",K:[this.refOf(i)]}),
G=p.flatMap(([C,K])=>[U.A.of(C),K]);if(y.set($.A.of("ParentTree"),g.register(g.obj({Nums:G}))),y.set($.A.of("ParentTreeNextKey"),U.A.of(p.reduce((C,[K])=>Math.max(
C,K+1),0))),this.ids.length>0){const C=[...this.ids].sort(([K],[D])=>K<D?-1:1).flatMap(([K,D])=>[j.A.of(Buffer.from(K,"latin1").toString("hex")),D]);y.set($.A.of(
"IDTree"),g.register(g.obj({Names:C})))}return g.assign(this.rootRef,y),this.rootRef}put(i){const{context:p}=this,{tag:g,parent:I,facts:y}=i,G=a.A.withContext(p),
C=(F,k)=>G.set($.A.of(F),k);C("S",$.A.of(g)),C("P",I?this.refOf(I):this.rootRef);const[K]=i.kids,D=K instanceof b?void 0:K?.page;D&&C("Pg",D);const v=i.kids.map(
F=>this.kid(F,D));v.length>0&&C("K",v.length===1?v[0]:p.obj(v)),y.alt!==void 0&&C("Alt",j.A.fromText(y.alt)),y.title!==void 0&&C("T",j.A.fromText(y.title)),y.lang!==
void 0&&C("Lang",j.A.fromText(y.lang)),y.attributes&&C("A",p.obj(y.attributes)),y.id!==void 0&&(C("ID",j.A.of(Buffer.from(y.id,"latin1").toString("hex"))),this.
ids.push([y.id,this.refOf(i)])),p.assign(this.refOf(i),G)}kid(i,p){if(i instanceof b)return this.refOf(i);const{context:g}=this;return"annotation"in i?g.obj({Type:"\
OBJR",Obj:i.annotation,Pg:i.page}):i.page===p?U.A.of(i.content):g.obj({Type:"MCR",Pg:i.page,MCID:i.content})}}}),18679:((_,H,s)=>{s.d(H,{m:()=>j});var U=s(1480),
$=s(54075);function j(a,b,N,W){const{text:i,properties:p,end:g,about:I}=a,y=p.find(D=>D.namespace===U.dK[b]&&D.name===N),G=y&&i.slice(y.from,y.to).match(/^[\s\S]*(?=<\/(?:[\w.-]+:)?Bag\s*>)/)?.[0].
length;if(y&&G!==void 0){const D=y.from+G;return`${i.slice(0,D)}${W.replace("<rdf:li",`<rdf:li xmlns:rdf="${U.dK.rdf}"`)}${i.slice(D)}`}const C=`<${b}:${N}><rdf\
:Bag>
${W}</rdf:Bag></${b}:${N}>`,K=`<rdf:Description xmlns:rdf="${U.dK.rdf}" rdf:about="${(0,$.X)(I)}" xmlns:${b}="${U.dK[b]}">
${C}
</rdf:Description>
`;return`${i.slice(0,g)}${K}${i.slice(g)}`}})};
