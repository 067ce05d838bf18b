"use strict";exports.id=2870,exports.ids=[2870,7514],exports.modules={59234:((Z,H,s)=>{s.d(H,{_:()=>U,qK:()=>j,vs:()=>b});function U(f){const R=Number(f.toPrecision(7)),L=Math.
abs(R)<1e-9?"0":String(R);return L.includes("e")?R.toFixed(12).replace(/\.?0+$/,""):L}const b=f=>f.map(U).join(" "),j=(f,R)=>`q ${R} cm /${f} Do Q`}),10550:((Z,H,s)=>{
s.d(H,{k:()=>K,r:()=>g});var U=s(77598),b=s.n(U),j=s(83267),f=s(16039),R=s(88728),L=s(6093);const N=26,i=120,p=100;async function g(D,$){const{unit:k,metrics:V}=D,
{file:X,isCff:l,glyphs:h,codes:a}=await D.subset($),r=({id:T})=>a.get(T)??0,c=(0,f.UU)(`${y(X)}+${x(D.name)}`),E=(0,j.Kc)(X),P=(0,j.Kc)(Buffer.from(W(h.map(T=>[
r(T),T.codePoints])),"latin1")),S=h.flatMap(T=>[r(T),[T.advanceWidth*k]]),w=l?{Subtype:(0,f.UU)("CIDFontType0C"),Filter:(0,f.UU)("FlateDecode")}:{Length1:X.length,
Filter:(0,f.UU)("FlateDecode")};return{addTo:(T,G=T.add(null))=>{const z=(0,f.jd)({Type:(0,f.UU)("FontDescriptor"),FontName:c,Flags:R.jp,FontBBox:[...V.box],ItalicAngle:V.
italicAngle,Ascent:V.ascent,Descent:V.descent,CapHeight:V.capHeight,StemV:i,[l?"FontFile3":"FontFile2"]:T.add(new f.Z6((0,f.jd)(w),E))}),Y=(0,f.jd)({Type:(0,f.UU)(
"Font"),Subtype:(0,f.UU)(l?"CIDFontType0":"CIDFontType2"),BaseFont:c,CIDSystemInfo:(0,f.jd)({Registry:(0,f.Px)("Adobe"),Ordering:(0,f.Px)("Identity"),Supplement:0}),
CIDToGIDMap:l?void 0:(0,f.UU)("Identity"),FontDescriptor:T.add(z),W:[...S]});return T.put(G,(0,f.jd)({Type:(0,f.UU)("Font"),Subtype:(0,f.UU)("Type0"),BaseFont:c,
Encoding:(0,f.UU)("Identity-H"),DescendantFonts:[T.add(Y)],ToUnicode:T.add(new f.Z6((0,f.jd)({Filter:(0,f.UU)("FlateDecode")}),P))})),G},codeOf:T=>I(r(T))}}const x=D=>D.
replace(/[^\w-]/g,"").slice(0,100)||"Font";function y(D){const $=(0,U.createHash)("sha256").update(D).digest();return Array.from($.subarray(0,6),k=>String.fromCharCode(
65+k%N)).join("")}function W(D){const $=D.filter(([,V])=>V.length>0).map(([V,X])=>`<${I(V)}> <${v(X)}>`);return["/CIDInit /ProcSet findresource begin 12 dict be\
gin begincmap","/CIDSystemInfo << /Registry (Adobe) /Ordering (UCS) /Supplement 0 >> def","/CMapName /Adobe-Identity-UCS def /CMapType 2 def","1 begincodespacer\
ange <0000> <FFFF> endcodespacerange",...Array.from({length:Math.ceil($.length/p)},(V,X)=>{const l=$.slice(X*p,(X+1)*p);return[`${l.length} beginbfchar`,...l,"e\
ndbfchar"].join(`
`)}),"endcmap CMapName currentdict /CMap defineresource pop end end"].join(`
`)}function v(D){const $=String.fromCodePoint(...D);return K((0,L.ft)($)?[...$].reverse().join(""):$)}function K(D){return Array.from({length:D.length},($,k)=>I(
D.charCodeAt(k))).join("")}const I=D=>D.toString(16).toUpperCase().padStart(4,"0")}),24840:((Z,H,s)=>{s.d(H,{g:()=>p,t:()=>K});var U=s(49153),b=s(93413),j=s(94777);
const f="it must be a TrueType or OpenType font (.ttf or .otf)",R=2,L=12,N=256,i=512;function p({bytes:I},D){const $=g(I);if($!==void 0)throw(0,U.G6)([{field:D,
message:$}]);return{bytes:I,field:D}}function g(I){const D=(0,b.y)(I);if(D==="a font collection")return`is a font collection; ${f} with a single font`;if(D!=="a\
 TrueType font"&&D!=="an OpenType font")return`is ${D??"not a font"}; ${f}`;try{const $=new DataView(I.buffer,I.byteOffset,I.byteLength),k=(0,j.tI)($);if(![...k.
values()].every(({at:X,length:l})=>X+l<=I.length))return W;if(x.some(X=>!k.has(X)))return y;if(!k.has("CFF ")&&!(k.has("glyf")&&k.has("loca")))return"has no out\
lines that a PDF document can hold; give a font with TrueType or CFF outlines";const V=k.get("OS/2");return V&&v($.getUint16(V.at+8))}catch($){if($ instanceof RangeError)
return W;throw $}}const x=["head","hhea","hmtx","maxp","cmap"],y="is a damaged font; give a complete TrueType or OpenType font",W="ends too early for a font; gi\
ve a complete TrueType or OpenType font";function v(I){const D=$=>`is a font whose license (fsType) ${$}; give a font that may be embedded`;return I&R&&!(I&L)?D(
"forbids embedding"):I&N?D("forbids embedding only the characters that are used"):I&i?D("forbids embedding its outlines"):void 0}const K=I=>(0,U.G6)([{field:I,message:y}])}),
385:((Z,H,s)=>{s.d(H,{EH:()=>N,OD:()=>f,W_:()=>R,lV:()=>j});var U=s(6093),b=s(79131);const j=-1,f=(i,p)=>(0,U.kh)(i).flatMap(g=>R(g,p));function R({text:i,rtl:p},g){
const x=[];for(const y of(0,b.qf)(i)){const W=x.at(-1),v=(0,b.ML)(y)?W?.font??0:L(y,g,W?.font);W?.font===v?W.text+=y:x.push({font:v,text:y,rtl:p})}return p?x.reverse():
x}function L(i,p,g){return/^[\p{Script=Common}\p{Script=Inherited}]+$/u.test(i)&&g!==void 0&&p[g]?.covers(i)===!0?g:p.findIndex(y=>y.covers(i))}function N(i,p){
const g=f(i,p).filter(({font:x})=>x===j);return[...new Set(g.flatMap(x=>(0,b.qf)(x.text)))]}}),3217:((Z,H,s)=>{s.d(H,{Q:()=>j,n:()=>b});var U=s(26429);function b(f,R,L,N){
let i=0,p=0;const g=[];for(let x=0;x<f.length;x=i){const{y}=f[x];for(;i<f.length&&f[i].y===y;)i++;y!==p&&g.push(`${(0,U.ai)(y*N/1e3)} Ts`),p=y,g.push(`[${j(f.slice(
x,i),R,L)}] TJ`)}return p!==0&&g.push("0 Ts"),g.join(" ")}function j(f,R,L){let N="",i="";const p=g=>{const x=Math.round(g*100)/100;x!==0&&(i&&(N+=`<${i}>`),i="",
N+=`${-x} `)};for(const{glyph:g,advance:x,x:y}of f)p(y),i+=R.codeOf(g),p(x-y-g.advanceWidth*L);return i?`${N}<${i}>`:N}}),34549:((Z,H,s)=>{s.d(H,{a:()=>V,W:()=>k});
var U=s(47762),b=s(49153),j=s(6093),f=s(79131);async function R(l,h,a){const r=l["CFF "],c=a(()=>L(r)),E=[...new Map(h.map(F=>[F.id,F])).values()].sort((F,T)=>c(
F.id)-c(T.id)||F.id-T.id),P=a(()=>l.createSubset());r||N(P);const S=new Map(E.map(F=>[F.id,P.includeGlyph(F)])),w=await i(P,a);return r&&(w[3]=4),{file:w,isCff:r!==
void 0,glyphs:E,codes:S}}function L(l){if(l?.isCIDFont!==!0)return()=>0;const h=l.fdForGlyph(0)??0;return a=>{const r=l.fdForGlyph(a)??0;return r===h?-1:r}}function N(l){
const h=l._addGlyph.bind(l);l._addGlyph=a=>{const r=h(a),c=l.glyf[r];return c.length%2===1&&(l.glyf[r]=Buffer.concat([c,Buffer.of(0)]),l.offset++),r}}async function i(l,h){
const a=l,r=a.encode.bind(l),c=[];a.encode=P=>{try{r(P)}catch(S){c.push(S)}};const E=[];return await new Promise(P=>{l.encodeStream().on("data",S=>E.push(S)).on(
"end",()=>P())}),h(()=>{if(c.length>0)throw c[0];return Buffer.concat(E)})}const p={Arabic:"ب",Syriac:"ܒ",Nko:"ߊ"};class g{font;guard;unit;metrics;name;scripts=new Map;constructor(h,a=r=>r()){
this.font=h,this.guard=a,this.unit=1e3/h.unitsPerEm,this.metrics=a(()=>x(h,this.unit)),this.name=W(h)}forget(){this.font._glyphs={}}covers(h){return this.guard(
()=>this.hasGlyphs(h))}hasGlyphs(h){for(const a of h){if((0,f.ML)(a))continue;const r=(0,f.RM)(a);if(r!==void 0&&!this.shapes(r)||!this.font.hasGlyphForCodePoint(
a.codePointAt(0)))return!1}return!0}shape(h,a=!1){return this.guard(()=>{const r=K(a?(0,j.VV)(h):h).map(c=>this.shapePiece(c,a));return(a?r.reverse():r).flat()})}plain(h){
return this.guard(()=>{const a=this.font.glyphForCodePoint(h.codePointAt(0)??0);return{glyph:a,advance:a.advanceWidth*this.unit,x:0,y:0}})}boxOf(h){return this.
guard(()=>h.path.bbox)}subset(h){return R(this.font,h,this.guard)}shapePiece(h,a){const{font:r,unit:c}=this,{glyphs:E,positions:P}=a?y(r).layout(h,void 0,void 0,
void 0,"rtl"):r.layout(h),S=r.glyphForCodePoint(32).id,w=E.map((F,T)=>{const{xAdvance:G,xOffset:z,yOffset:Y}=P[T]??{xAdvance:0,xOffset:0,yOffset:0};return{glyph:F,
advance:G*c,x:z*c,y:Math.round(Y*c)}});return a&&!v(r)&&w.reverse(),w.filter(({glyph:F,advance:T})=>F.id!==S||T!==0)}shapes(h){let a=this.scripts.get(h);return a===
void 0&&this.scripts.set(h,a=this.tryScript(h)),a}tryScript(h){if(!f.MS.has(h))return!1;const a=p[h];if(a===void 0)return!0;const[r,c,E]=this.shapePiece(a.repeat(
3),!0).map(({glyph:P})=>P.id);return E!==void 0&&(E!==c||c!==r)}}function x(l,h){const a=(S,w)=>Number.isFinite(S)?S*w:0,{minX:r,minY:c,maxX:E,maxY:P}=l.bbox;return{
box:[r,c,E,P].map(S=>a(S,h)),ascent:a(l.ascent,h),descent:a(l.descent,h),capHeight:a(l.capHeight,h),italicAngle:a(l.italicAngle,1)}}const y=l=>l;function W(l){try{
return l.postscriptName??""}catch{return""}}const v=l=>{const{GSUB:h,GPOS:a,morx:r}=l;return[h,a,r].some(c=>c!==void 0)};function K(l){const h=[];let a,r="";for(const c of l){
const E=/[\p{Script=Common}\p{Script=Inherited}]/u.test(c)?a:(0,f.RM)(c)??"";r!==""&&a!==void 0&&E!==a&&(h.push(r),r=""),r+=c,a=E}return r===""?h:[...h,r]}var I=s(
24840),D=s(72819);const $={Regular:()=>s.e(4574).then(s.bind(s,94574)),SemiBold:()=>s.e(4933).then(s.bind(s,44933)),Italic:()=>s.e(7940).then(s.bind(s,57940)),Mono:()=>s.
e(9267).then(s.bind(s,99267)),Emoji:()=>s.e(9084).then(s.bind(s,99084))};async function k(l){const{notoSans:h}=await $[l]();return new g(U.A.create((0,D.K)(h)))}
function V({bytes:l,field:h}){const a=r=>{try{return r()}catch(c){throw c instanceof b.zU?c:(0,I.t)(h)}};return a(()=>{const r=U.A.create(l);if(X(r),!(r.unitsPerEm>=
16&&r.unitsPerEm<=16384&&r.numGlyphs>0))throw(0,I.t)(h);const c=new g(r,a);return c.shape("A1"),c})}function X(l){const{tables:h}=l.directory;for(const a of["sb\
ix","COLR","CPAL"])Reflect.deleteProperty(h,a)}}),72819:((Z,H,s)=>{s.d(H,{K:()=>j});var U=s(8991);const b=1<<24,j=f=>(0,U.UD)(Buffer.from(f,"base64"),{stream:b,
total:b,remaining:b},{found:!1})}),27437:((Z,H,s)=>{s.d(H,{B:()=>rt});var U=s(22387),b=s(61410),j=s(66005),f=s(91112),R=s(16804),L=s(7390),N=s(45913),i=s(16039),
p=s(1480),g=s(34331),x=s(18679),y=s(31808),W=s(85334),v=s(83267);const K="Octavo";function I(m){const t=m.add(new i.Z6((0,i.jd)({N:3,Filter:(0,i.UU)("FlateDecod\
e")}),(0,v.Kc)((0,W.k)({gray:!1})))),e=(0,i.jd)({Type:(0,i.UU)("OutputIntent"),S:(0,i.UU)("GTS_PDFA1"),OutputConditionIdentifier:(0,i.Px)("sRGB"),Info:(0,i.Px)(
"sRGB"),DestOutputProfile:t});m.editCatalog().set("OutputIntents",[m.add(e)])}async function D(m,{title:t,author:e,language:n},o){const d=(O,C,B)=>({prefix:O,name:C,
form:"simple",values:[B]}),u=n!==void 0,M=(0,y.T3)([{prefix:"dc",name:"title",form:"alternative",values:[t]},...e===void 0?[]:[{prefix:"dc",name:"creator",form:"\
ordered",values:[e]}],...n===void 0?[]:[{prefix:"dc",name:"language",form:"unordered",values:[n]}],d("pdf","Producer",K),...o?[d("pdfaid","part","3"),d("pdfaid",
"conformance","A")]:[],...u?[d("pdfuaid","part","1")]:[]]);if(!u||!o)return(0,y._L)(m,M);const A=await(0,g.kg)(Buffer.from(M,"utf8"),m.job.pace);(0,y._L)(m,(0,x.
m)(A,"pdfaExtension","schemas",$))}const $=`<rdf:li rdf:parseType="Resource" xmlns:pdfaSchema="${p.dK.pdfaSchema}" xmlns:pdfaProperty="${p.dK.pdfaProperty}">
<pdfaSchema:schema>PDF/UA Universal Accessibility Schema</pdfaSchema:schema>
<pdfaSchema:namespaceURI>${p.dK.pdfuaid}</pdfaSchema:namespaceURI>
<pdfaSchema:prefix>pdfuaid</pdfaSchema:prefix>
<pdfaSchema:property><rdf:Seq>
<rdf:li rdf:parseType="Resource"><pdfaProperty:name>part</pdfaProperty:name><pdfaProperty:valueType>Integer</pdfaProperty:valueType><pdfaProperty:category>inter\
nal</pdfaProperty:category><pdfaProperty:description>Part of ISO 14289 that the document conforms to</pdfaProperty:description></rdf:li>
</rdf:Seq></pdfaSchema:property>
</rdf:li>
`;var k=s(81415);function V(m,t,e){if(t.length===0)return;const n=(u,M,A)=>{const O=u.map(()=>m.nextRef());let C=u.length;for(const[B,{title:tt,place:Q,children:q}]of u.
entries()){const nt=m.obj({Title:b.A.fromText(tt),Parent:M});X(nt,{Prev:O[B-1],Next:O[B+1],Dest:e(Q)}),q.length>0&&(C+=n(q,O[B],nt)),m.assign(O[B],nt)}return X(
A,{First:O[0],Last:O.at(-1),Count:k.A.of(C)}),C},o=m.nextRef(),d=m.obj({Type:"Outlines"});return n(t,o,d),m.assign(o,d),o}function X(m,t){for(const[e,n]of Object.
entries(t))n!==void 0&&m.set(f.A.of(e),n)}var l=s(34701),h=s(59234),a=s(26429),r=s(10550),c=s(3217),E=s(79131),P=s(385),S=s(34549);const w="□",F=new RegExp("(\
\\p{Extended_Pictographic}\\ufe0f?)[\\u{1f3fb}-\\u{1f3ff}]|\\ufe0f?\\u20e3","gu");class T{name;face;used=new Map;embedded;constructor(t,e){this.name=t,this.face=
e}}const G=(m,t)=>m.filter(e=>!t.some(({face:n})=>n.covers(e)));class z{styles;others;missing=new Set;words;constructor(t,e){this.styles=t,this.others=e;const n=()=>({
Regular:new Map,SemiBold:new Map,Italic:new Map,Mono:new Map});this.words={ltr:n(),rtl:n()}}static async open({styles:t,text:e,font:n}){const o=new Map;for(const O of new Set(
["Regular",...t]))o.set(O,new T(O,await(0,S.W)(O)));const d=o.get("Regular"),u=()=>[d,...[...o.values()].filter(O=>O!==d)];let M=G([...new Set(e)],u());if(M.length>
0&&!o.has("Mono")){const O=new T("Mono",await(0,S.W)("Mono"));G(M,[O]).length<M.length&&o.set("Mono",O),M=G(M,u())}const A=[];return M.length>0&&A.push(new T("E\
moji",await(0,S.W)("Emoji"))),n&&A.push(new T("User",(0,S.a)(n))),new z(o,[...u(),...A])}word(t,e,n=!1){const o=this.words[n?"rtl":"ltr"][e];let d=o.get(t);return d||
o.set(t,d=this.shape(t,e,n)),d}metrics(t){return this.fontOf(t).face.metrics}async embed(){for(const t of this.all)t.used.size>0&&(t.embedded=await(0,r.r)(t.face,
[...t.used.values()]))}get all(){return this.others}fontOf(t){return this.styles.get(t)??this.others[0]}shape(t,e,n){const o=this.fontOf(e),d=(0,E.RK)(t).replace(
F,"$1");if(o.face.covers(d))return Y(t,[J(o,d,n)]);const u=[o,...this.others.filter(A=>A!==o)],M=(0,P.W_)({text:d,rtl:n},u.map(({face:A})=>A)).map(A=>{if(A.font!==
P.lV)return J(u[A.font],A.text,A.rtl);const O=(0,E.qf)(A.text);for(const C of O)this.missing.add(C);return{...J(this.others[0],w.repeat(O.length),!1),actual:A.text}});
return Y(t,M)}}const Y=(m,t)=>({text:m,width:t.reduce((e,{glyphs:n})=>n.reduce((o,{advance:d})=>o+d,e),0),parts:t});function J(m,t,e){const n=m.face.shape(t,e);
for(const{glyph:d}of n)m.used.set(d.id,d);const o=String.fromCodePoint(...n.flatMap(({glyph:d})=>d.codePoints));return{font:m,glyphs:n,actual:e||o===t?void 0:t}}
function _(m){if(m.shown!==void 0)return m.shown;const{font:t,glyphs:e,actual:n}=m;if(!(n!==void 0||e.some(({y:o})=>o!==0)))return m.shown=(0,c.Q)(e,t.embedded,
t.face.unit)}function et({font:m,glyphs:t,actual:e},n){const o=(0,c.n)(t,m.embedded,m.face.unit,n);return e===void 0?o:(0,a.$u)(e,o)}const ot=.2,st=.5523;class it{fonts=new Set;operators=[];font;size=0;fill="";stroke="";sequence(t,e){
this.operators.push(t);let n=!1;for(const o of e)o.kind==="text"!==n&&this.operators.push(n?"ET":"BT"),n=o.kind==="text",this.write(o);n&&this.operators.push("E\
T"),this.operators.push("EMC")}get content(){return this.operators.join(`
`)}write(t){switch(t.kind){case"text":return this.text(t);case"area":return this.area(t);case"image":this.operators.push(`q ${t.matrix.map(h._).join(" ")} cm /${t.
name} Do Q`);return;case"stroke":return this.line(t)}}text({x:t,y:e,size:n,color:o,words:d,oblique:u=!1}){this.filled(o),this.operators.push(`1 0 ${u?ot:0} 1 ${(0,a.
ai)(t)} ${(0,a.ai)(e)} Tm`);let M="";const A=()=>{M&&this.operators.push(`[${M.replaceAll("><","")}]TJ`),M=""};for(const{parts:O}of d)for(const C of O){(C.font!==
this.font||n!==this.size)&&(A(),this.set(C.font,n));const B=_(C);B!==void 0?M+=B:(A(),this.operators.push(et(C,n)))}A()}set(t,e){this.font=t,this.size=e,this.fonts.
add(t),this.operators.push(`/${t.name} ${(0,a.ai)(e)} Tf`)}area({x:t,y:e,width:n,height:o,color:d,radius:u=0}){this.filled(d),u===0?this.operators.push(`${[t,e,
n,o].map(a.ai).join(" ")} re f`):this.operators.push(at(t,e,n,o,Math.min(u,n/2,o/2)),"f")}line({points:t,width:e,color:n,dots:o}){const d=`${n.map(a.ai).join(" ")}\
 RG`;d!==this.stroke&&this.operators.push(this.stroke=d);const u=t.map(([A,O],C)=>`${(0,a.ai)(A)} ${(0,a.ai)(O)} ${C===0?"m":"l"}`),M=`${(0,a.ai)(e)} w ${u.join(
" ")} S`;this.operators.push(o===void 0?M:`q 1 J [0 ${(0,a.ai)(o)}] 0 d ${M} Q`)}filled(t){const e=`${t.map(a.ai).join(" ")} rg`;e!==this.fill&&this.operators.push(
this.fill=e)}}function at(m,t,e,n,o){const[d,u]=[m+e,t+n],M=o*(1-st),A=(...C)=>`${C.map(a.ai).join(" ")} c`,O=(...C)=>`${C.map(a.ai).join(" ")} l`;return[`${(0,a.
ai)(m+o)} ${(0,a.ai)(t)} m`,O(d-o,t),A(d-M,t,d,t+M,d,t+o),O(d,u-o),A(d,u-M,d-M,u,d-o,u),O(m+o,u),A(m+M,u,m,u-M,m,u-o),O(m,t+o),A(m,t+M,m+M,t,m+o,t),"h"].join(" ")}
class ct{width;height;ref;key;lends;sequences=[];links=[];owners=[];images=new Map;constructor(t,e,n,o,d){this.width=t,this.height=e,this.ref=n,this.key=o,this.
lends=d}draw(t,...e){const n=this.sequences.at(-1);if(n!==void 0&&n.element===t&&n.isFooter!==!0&&this.isLastKid(t)){n.inks.push(...e);return}this.sequences.push(
{element:t,inks:[...e]}),t&&(t.kids.push({page:this.ref,content:this.owners.length}),this.owners.push(t))}foot(...t){this.sequences.push({element:void 0,isFooter:!0,
inks:[...t]})}link(t,e,n,o){const{ref:d,key:u}=this.lends();this.links.push({box:e,target:n,contents:o,element:t,ref:d,key:u}),t.kids.push({page:this.ref,annotation:d})}image(t){
for(const[n,o]of this.images)if(o===t)return n;const e=`Image${this.images.size+1}`;return this.images.set(e,t),e}isLastKid(t){if(!t)return!0;const e=t.kids.at(
-1);return e!==void 0&&"content"in e&&e.page===this.ref&&e.content===this.owners.length-1}}var ft=s(348);const dt=120;async function ht(m,t){const e=m.enumerateIndirectObjects(),
n=new ft.k(e.length*dt);n.text(`%PDF-1.7
%ÿÿÿÿ
`);const o=[];for(const[O,C]of e){o[O.objectNumber]=n.length,n.text(`${O.objectNumber} 0 obj
`);const B=C.sizeInBytes();n.fill(B,(Q,q)=>C.copyBytesInto(Q,q)),n.text(`
endobj
`);const tt=t.step(B*20);tt&&await tt}const d=n.length;n.text(`xref
0 ${o.length}
0000000000 65535 f 
`);for(let O=1;O<o.length;O++){const C=o[O];n.text(C===void 0?`0000000000 00001 f 
`:`${String(C).padStart(10,"0")} 00000 n 
`)}const{Root:u,Info:M}=m.trailerInfo,A=M?`/Info ${M.toString()}`:"";return n.text(`trailer
<</Size ${o.length}/Root ${u.toString()}${A}>>
startxref
${d}
%%EOF
`),n.bytes}const lt=6,ut="/Artifact <</Type /Pagination /Subtype /Footer /Attached [/Bottom]>> BDC";class rt{typefaces;job;document=new l.H("Document",void 0,{});sheets=[];context=U.
A.create();fonts=new Map;keys=0;constructor(t,e){this.typefaces=t,this.job=e}static async open(t,e){return new rt(await z.open(t),e)}sheet(t,e){const n=()=>({ref:this.
context.nextRef(),key:this.keys++}),{ref:o,key:d}=n(),u=new ct(t,e,o,d,n);return this.sheets.push(u),u}async finish({title:t,author:e,language:n,bookmarks:o=[],
breaksArchive:d=!1}){await this.typefaces.embed();const{context:u}=this,M=u.nextRef();for(const C of this.sheets)await this.writeSheet(C,M);u.assign(M,u.obj({Type:"\
Pages",Kids:this.sheets.map(({ref:C})=>C),Count:this.sheets.length})),await this.writeCatalog(M,n,o);const A=u.obj({Title:b.A.fromText(t),Producer:j.A.of(K)});e!==
void 0&&A.set(f.A.of("Author"),b.A.fromText(e)),u.trailerInfo.Info=u.register(A);const O=await(0,L.E)(await ht(u,this.job.pace),this.job);for(const[{embedded:C},
B]of this.fonts)C.addTo(O,new i.oS(B.objectNumber));return this.embedImages(O),I(O),await D(O,{title:t,author:e,language:n},!d),O}async writeSheet(t,e){const{context:n,
job:o}=this,d=new it;let u=0;for(const{element:B,isFooter:tt=!1,inks:Q}of t.sequences)d.sequence(B?`/${B.tag} <</MCID ${u++}>> BDC`:tt?ut:"/Artifact BMC",Q);const M=await(0,N.
uM)(o).deflate(Buffer.from(d.content,"latin1"),lt),A=R.A.of(n.obj({Filter:"FlateDecode",Length:M.length}),M),O=n.obj({Type:"Page",Parent:e,MediaBox:[0,0,t.width,
t.height],Contents:n.register(A),Resources:{Font:Object.fromEntries([...d.fonts].map(B=>[B.name,this.fontRef(B)]))},StructParents:t.key,Tabs:"S"});t.links.length>
0&&O.set(f.A.of("Annots"),n.obj(t.links.map(({ref:B})=>B)));for(const B of t.links)n.assign(B.ref,this.annotation(B,t));n.assign(t.ref,O);const C=o.pace.step(d.
content.length*10);C&&await C}fontRef(t){let e=this.fonts.get(t);return e||this.fonts.set(t,e=this.context.register(this.context.obj({}))),e}annotation({box:t,target:e,
contents:n,key:o},d){const u=this.context.obj({Type:"Annot",Subtype:"Link",Rect:t.map(O=>Math.round(O*100)/100),Border:[0,0,0],F:4,P:d.ref,StructParent:o,Contents:b.
A.fromText(n)}),[M,A]=this.aim(e);return A&&u.set(f.A.of(M),A),u}aim(t){return"place"in t?["Dest",this.destination(t.place)]:["A",this.context.obj({Type:"Action",
S:"URI",URI:j.A.of(pt(t.uri))})]}destination({sheet:t,top:e}){return t&&this.context.obj([t.ref,"XYZ",null,e===void 0?null:Math.round(e*100)/100,null])}async writeCatalog(t,e,n){
const{context:o,job:d,sheets:u}=this,M=new l.s(o),A=u.flatMap(Q=>[[Q.key,o.register(o.obj(Q.owners.map(q=>M.refOf(q))))],...Q.links.map(({key:q,element:nt})=>[q,
M.refOf(nt)])]);A.sort(([Q],[q])=>Q-q);const O=M.write(this.document,A);let C=O.next();for(;C.done!==!0;C=O.next()){const Q=d.pace.step(2e3);Q&&await Q}const B=o.
obj({Type:"Catalog",Pages:t,StructTreeRoot:C.value,MarkInfo:{Marked:!0},ViewerPreferences:{DisplayDocTitle:!0}});e!==void 0&&B.set(f.A.of("Lang"),j.A.of(e));const tt=V(
o,n,Q=>this.destination(Q));tt&&(B.set(f.A.of("Outlines"),tt),B.set(f.A.of("PageMode"),f.A.of("UseOutlines"))),o.trailerInfo.Root=o.register(B)}embedImages(t){for(const{
ref:e,images:n}of this.sheets){if(n.size===0)continue;const o=t.edit(e.objectNumber),d=[...n].map(([u,M])=>[u,M.embed(t,{profiled:!0})]);o.get("Resources").set(
"XObject",(0,i.jd)(Object.fromEntries(d)))}}}const pt=m=>m.replace(/[\\()]/g,"\\$&")}),87514:((Z,H,s)=>{s.d(H,{contentsHeading:()=>j,r:()=>X});var U=s(79131);const b={
cs:"Obsah",da:"Indhold",de:"Inhalt",el:"Περιεχόμενα",en:"Contents",es:"Índice",fi:"Sisällys",fr:"Sommaire",hu:"Tartalom",it:"Indice",nb:"Innhold",nl:"\
Inhoud",nn:"Innhald",no:"Innhold",pl:"Spis treści",pt:"Índice",ro:"Cuprins",ru:"Содержание",sv:"Innehåll",tr:"İçindekiler",uk:"Зміст"},j=a=>b[(a??
"").toLowerCase().split("-")[0]]??b.en,f=[.1,.1,.12],R=[.5,.5,.54],L=1.45,N=.35,i=1.9,p=2.1,g=44,x=1.2,y=.55,W=.1,v=.6,K=2,I=3,D="…",$=Math.sqrt(595*842)/11,k=6,
V=18;class X{composition;contents;pages=[];size;left;right;top;bottom;typefaces;constructor(r,c){this.composition=r,this.contents=c,this.typefaces=r.typefaces;const{
width:E,height:P,titles:S}=c,w=Math.min(V,Math.max(k,Math.sqrt(E*P)/$));this.size=Math.min(w,E/18,P/10);const F=Math.min(E*.76,g*this.size);this.left=(E-F)/2,this.
right=E-this.left,this.top=P-Math.max(P*.11,this.size*1.5),this.bottom=Math.max(P*.1,this.size*1.5),this.distribute(S.map(T=>({title:T,lines:this.broken(T)})))}get pageCount(){
return this.pages.length}draw(r,c){const{composition:E,size:P}=this,S={},w={element:E.document,index:0};for(const[F,T]of this.pages.entries()){const G=E.sheet(this.
contents.width,this.contents.height);let z=this.top;F===0&&(S.sheet=G,S.top=this.contents.height,z-=this.drawHeading(G),w.element=E.document.add("TOC"));for(const Y of T){
const J=w.element.add("TOCI").add("Reference").add("Link"),_=r[w.index],et=Y.lines.length*L*P;this.drawEntry(G,{entry:Y,number:_,top:z,item:J}),G.link(J,[this.left,
z-et,this.right,z],c[w.index],`${Y.title}, ${_}`),z-=et+N*P,w.index++}}return S}distribute(r){const{size:c}=this;let E=this.top-this.headingHeight,P=[];this.pages.
push(P);for(const S of r){const w=S.lines.length*L*c;P.length>0&&E-w<this.bottom&&(this.pages.push(P=[]),E=this.top),P.push(S),E-=w+N*c}}get headingHeight(){return(i*
.75+p)*this.size}drawHeading(r){const{size:c,left:E,top:P}=this,S=this.shaped(this.contents.heading,"SemiBold"),w=this.composition.document.add("H1");return r.draw(
w,h(S,E,P-i*.75*c,i*c,f)),this.headingHeight}drawEntry(r,{entry:c,number:E,top:P,item:S}){const{size:w,left:F,right:T}=this,G=this.shaped(E,"Regular"),[z]=this.
shaped(" ","Regular"),Y=T-l(G)*w;let J=P-L*w*.72;for(const[_,{words:et,width:ot}]of c.lines.entries()){const st=F+(_===0?0:x*w),it=_===c.lines.length-1;r.draw(S,
h([...et,z],st,J,w,f)),it&&(r.draw(void 0,...this.leaders(st+ot+v*w,Y-v*w,J)),r.draw(S,h(G,Y,J,w,f))),J-=L*w}}leaders(r,c,E){const{size:P,right:S}=this,w=[],[F,
T]=[y*P,W*P],G=Math.min(c,S-this.figureWidth-v*P);for(let z=S-Math.ceil((S-G)/F)*F;z>=r;z-=F)w.push({kind:"area",x:z,y:E,width:T,height:T,radius:T/2,color:R});return w}get figureWidth(){
return l(this.shaped("0".repeat(this.contents.digits),"Regular"))*this.size}broken(r){const c=this.size/1e3,E=this.right-this.left-this.figureWidth-(2*v+K)*this.
size,[P]=this.shaped(" ","Regular"),S=[{words:[],width:0}];for(const{word:w,isNew:F}of this.pieces(r,E-x*this.size)){const T=S.at(-1),G=F&&T.words.length>0?[P]:
[],z=[...G,w].reduce((J,_)=>J+_.width*c,0),Y=T.width+z>E-(S.length===1?0:x*this.size);if(T.words.length>0&&Y){if(S.length===I){const[J]=this.shaped(D,"Regular");
T.words.push(J),T.width+=J.width*c;break}S.push({words:[w],width:w.width*c});continue}T.words.push(...G,w),T.width+=z}return S}*pieces(r,c){const E=P=>P.width*(this.
size/1e3)<=c;for(const P of r.split(/\s+/).filter(S=>S!=="")){const S=this.typefaces.word(P,"Regular");if(E(S)){yield{word:S,isNew:!0};continue}let w=!0;for(const F of P.
split(/(?<=[_\-–—/.,;:])/)){const T=this.typefaces.word(F,"Regular");for(const G of E(T)?[F]:(0,U.qf)(F))yield{word:this.typefaces.word(G,"Regular"),isNew:w},
w=!1}}}shaped(r,c){return r.split(/(?<= )|(?= )/).map(E=>this.typefaces.word(E,c))}}const l=a=>a.reduce((r,{width:c})=>r+c,0)/1e3,h=(a,r,c,E,P)=>({kind:"text",x:r,
y:c,size:E,color:P,words:a})}),34701:((Z,H,s)=>{s.d(H,{H:()=>R,s:()=>L});var U=s(81415),b=s(91112),j=s(61410),f=s(6476);class R{tag;parent;facts;kids=[];constructor(i,p,g){
this.tag=i,this.parent=p,this.facts=g}add(i,p={}){const g=new R(i,this,p);return this.kids.push(g),g}adopt(i){i.parent=this,this.kids.push(i)}}class L{context;rootRef;refs=new Map;ids=[];constructor(i,p=i.
nextRef()){this.context=i,this.rootRef=p}refOf(i){let p=this.refs.get(i);return p||this.refs.set(i,p=this.context.nextRef()),p}*write(i,p){const{context:g}=this,
x=[i];for(let v=x.pop();v;v=x.pop()){for(const K of v.kids)K instanceof R&&x.push(K);this.put(v),yield}const y=g.obj({Type:"StructTreeRoot",K:[this.refOf(i)]}),
W=p.flatMap(([v,K])=>[U.A.of(v),K]);if(y.set(b.A.of("ParentTree"),g.register(g.obj({Nums:W}))),y.set(b.A.of("ParentTreeNextKey"),U.A.of(p.reduce((v,[K])=>Math.max(
v,K+1),0))),this.ids.length>0){const v=[...this.ids].sort(([K],[I])=>K<I?-1:1).flatMap(([K,I])=>[j.A.of(Buffer.from(K,"latin1").toString("hex")),I]);y.set(b.A.of(
"IDTree"),g.register(g.obj({Names:v})))}return g.assign(this.rootRef,y),this.rootRef}put(i){const{context:p}=this,{tag:g,parent:x,facts:y}=i,W=f.A.withContext(p),
v=($,k)=>W.set(b.A.of($),k);v("S",b.A.of(g)),v("P",x?this.refOf(x):this.rootRef);const[K]=i.kids,I=K instanceof R?void 0:K?.page;I&&v("Pg",I);const D=i.kids.map(
$=>this.kid($,I));D.length>0&&v("K",D.length===1?D[0]:p.obj(D)),y.alt!==void 0&&v("Alt",j.A.fromText(y.alt)),y.title!==void 0&&v("T",j.A.fromText(y.title)),y.lang!==
void 0&&v("Lang",j.A.fromText(y.lang)),y.attributes&&v("A",p.obj(y.attributes)),y.id!==void 0&&(v("ID",j.A.of(Buffer.from(y.id,"latin1").toString("hex"))),this.
ids.push([y.id,this.refOf(i)])),p.assign(this.refOf(i),W)}kid(i,p){if(i instanceof R)return this.refOf(i);const{context:g}=this;return"annotation"in i?g.obj({Type:"\
OBJR",Obj:i.annotation,Pg:i.page}):i.page===p?U.A.of(i.content):g.obj({Type:"MCR",Pg:i.page,MCID:i.content})}}}),18679:((Z,H,s)=>{s.d(H,{m:()=>j});var U=s(1480),
b=s(54075);function j(f,R,L,N){const{text:i,properties:p,end:g,about:x}=f,y=p.find(I=>I.namespace===U.dK[R]&&I.name===L),W=y&&i.slice(y.from,y.to).match(/^[\s\S]*(?=<\/(?:[\w.-]+:)?Bag\s*>)/)?.[0].
length;if(y&&W!==void 0){const I=y.from+W;return`${i.slice(0,I)}${N.replace("<rdf:li",`<rdf:li xmlns:rdf="${U.dK.rdf}"`)}${i.slice(I)}`}const v=`<${R}:${L}><rdf\
:Bag>
${N}</rdf:Bag></${R}:${L}>`,K=`<rdf:Description xmlns:rdf="${U.dK.rdf}" rdf:about="${(0,b.X)(x)}" xmlns:${R}="${U.dK[R]}">
${v}
</rdf:Description>
`;return`${i.slice(0,g)}${K}${i.slice(g)}`}})};
