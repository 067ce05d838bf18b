"use strict";exports.id=4270,exports.ids=[4270],exports.modules={550:((T,g,s)=>{s.d(g,{k:()=>h,r:()=>p});var U=s(7598),P=s.n(U),l=s(8962),e=s(6039),A=s(8728);const o=26,d=120;
async function p(t,i){const a=t.createSubset(),u=[...new Map(i.map(n=>[n.id,n])).values()].sort((n,C)=>n.id-C.id),D=new Map(u.map(n=>[n.id,a.includeGlyph(n)])),
M=await E(a),y=(0,e.UU)(`${m(M)}+${t.postscriptName}`),O=1e3/t.unitsPerEm,b=(0,l.Kc)(M),F=(0,l.Kc)(Buffer.from(r(u.map(n=>[D.get(n.id)??0,n.codePoints])),"latin\
1")),I=u.flatMap(n=>[D.get(n.id)??0,[n.advanceWidth*O]]);return{addTo:(n,C=n.add(null))=>{const v=(0,e.jd)({Type:(0,e.UU)("FontDescriptor"),FontName:y,Flags:A.jp,
FontBBox:[t.bbox.minX,t.bbox.minY,t.bbox.maxX,t.bbox.maxY].map(S=>S*O),ItalicAngle:t.italicAngle,Ascent:t.ascent*O,Descent:t.descent*O,CapHeight:t.capHeight*O,StemV:d,
FontFile2:n.add(new e.Z6((0,e.jd)({Length1:M.length,Filter:(0,e.UU)("FlateDecode")}),b))}),x=(0,e.jd)({Type:(0,e.UU)("Font"),Subtype:(0,e.UU)("CIDFontType2"),BaseFont:y,
CIDSystemInfo:(0,e.jd)({Registry:(0,e.Px)("Adobe"),Ordering:(0,e.Px)("Identity"),Supplement:0}),CIDToGIDMap:(0,e.UU)("Identity"),FontDescriptor:n.add(v),W:[...I]});
return n.put(C,(0,e.jd)({Type:(0,e.UU)("Font"),Subtype:(0,e.UU)("Type0"),BaseFont:y,Encoding:(0,e.UU)("Identity-H"),DescendantFonts:[n.add(x)],ToUnicode:n.add(new e.
Z6((0,e.jd)({Filter:(0,e.UU)("FlateDecode")}),F))})),C},codeOf:n=>f(D.get(n.id)??0)}}function m(t){const i=(0,U.createHash)("sha256").update(t).digest();return Array.
from(i.subarray(0,6),a=>String.fromCharCode(65+a%o)).join("")}function E(t){const i=[];return new Promise(a=>{t.encodeStream().on("data",u=>i.push(u)).on("end",
()=>a(Buffer.concat(i)))})}function r(t){return["/CIDInit /ProcSet findresource begin 12 dict begin begincmap","/CIDSystemInfo << /Registry (Adobe) /Ordering (U\
CS) /Supplement 0 >> def","/CMapName /Adobe-Identity-UCS def /CMapType 2 def","1 begincodespacerange <0000> <FFFF> endcodespacerange",`${t.length} beginbfchar`,
...t.map(([i,a])=>`<${f(i)}> <${c(a)}>`),"endbfchar endcmap CMapName currentdict /CMap defineresource pop end end"].join(`
`)}const c=t=>h(String.fromCodePoint(...t));function h(t){return Array.from({length:t.length},(i,a)=>f(t.charCodeAt(a))).join("")}const f=t=>t.toString(16).toUpperCase().
padStart(4,"0")}),4270:((T,g,s)=>{s.r(g),s.d(g,{EmbeddedTypeface:()=>e});var U=s(550),P=s(6557),l=s(6429);class e{document;font;extent;resource;unit;runs=new Map;used=new Map;embedded;constructor(o,d){
this.document=o,this.font=d,this.unit=1e3/d.unitsPerEm,this.extent=(0,l.b8)(d.capHeight*this.unit,d.descent*this.unit),this.resource=o.add(null)}static async open(o){
return new e(o,await(0,P.W)("Regular"))}covers(o){for(const d of o)if(!this.font.hasGlyphForCodePoint(d.codePointAt(0)))return!1;return!0}width(o){return this.run(
o).width}use(o){for(const d of this.run(o).glyphs)this.used.set(d.id,d)}async embed(){if(this.used.size===0){this.document.remove(this.resource);return}this.embedded=
await(0,U.r)(this.font,[...this.used.values()]),this.embedded.addTo(this.document,this.resource)}show(o,d){const{embedded:p}=this;if(!p)return"";const{glyphs:m,
positions:E}=this.run(o);let r="",c="",h=0;const f=[],t=()=>{r&&(c+=`<${r}>`),c&&f.push(`[${c}] TJ`),r=c=""},i=a=>{const u=Math.round(a*100)/100;u!==0&&(r&&(c+=
`<${r}>`),r="",c+=`${-u} `)};for(const[a,u]of m.entries()){const{advance:D,x:M,y}=E[a];y!==h&&(t(),f.push(`${(0,l.ai)(y*d/1e3)} Ts`),h=y),i(M),r+=p.codeOf(u),i(
D-M-u.advanceWidth*this.unit)}return t(),h!==0&&f.push("0 Ts"),f.join(" ")}run(o){const d=this.runs.get(o);if(d)return d;const{unit:p}=this,m=this.font.layout(o),
E=m.glyphs.map((c,h)=>{const{xAdvance:f,xOffset:t,yOffset:i}=m.positions[h]??{xAdvance:0,xOffset:0,yOffset:0};return{advance:f*p,x:t*p,y:Math.round(i*p)}}),r={glyphs:m.
glyphs,positions:E,width:E.reduce((c,{advance:h})=>c+h,0)};return this.runs.set(o,r),r}}}),6557:((T,g,s)=>{s.d(g,{W:()=>P});var U=s(7762);async function P(l){const{
notoSans:e}=l==="Regular"?await s.e(2837).then(s.bind(s,2837)):await s.e(5152).then(s.bind(s,5152));return U.A.create(Buffer.from(e,"base64"))}})};
