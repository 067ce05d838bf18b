"use strict";exports.id=6199,exports.ids=[6199],exports.modules={7048:((T,E,r)=>{r.d(E,{B:()=>h,F:()=>s});var d=r(7869);const p={Black:[0,0,0],Blue:[0,0,1],Gray:[.5],Red:[1,
0,0]},h="OctavoColor";function s(m,M){const b=p[m],U=b.length===1;return M===void 0||(0,d.hU)(M,U?1:3)?{values:b,operators:`${b.join(" ")} ${U?"g":"rg"}`,colorSpace:void 0}:
{values:b,operators:`/${h} cs ${b.join(" ")} sc`,colorSpace:U?(0,d.HB)():(0,d.Pz)()}}}),9468:((T,E,r)=>{r.d(E,{ZT:()=>d,_:()=>h,vs:()=>p});function d(s,m,M,b){return`\
/Artifact <<${M==="over"?`/Type /Pagination /Subtype /${m}`:`/Type /Background /BBox [${b.map(h).join(" ")}]`}>> BDC
${s}
EMC
`}const p=s=>s.map(h).join(" ");function h(s){const m=Number(s.toPrecision(7)),M=Math.abs(m)<1e-9?"0":String(m);return M.includes("e")?m.toFixed(12).replace(/\.?0+$/,
""):M}}),7869:((T,E,r)=>{r.d(E,{Br:()=>b,HB:()=>S,Pz:()=>g,Qg:()=>y,_B:()=>s,c4:()=>U,hU:()=>M});var d=r(397),p=r(404),h=r(6039);async function s(c){const u=await(0,p.
Br)(c),{archive:a}=(0,d.Ip)(c,u);return a&&{...a,xmp:u,intent:m(c)}}function m(c){for(const u of c.array(c.catalog.get("OutputIntents"))??[]){const a=c.dict(u);
if(!(0,h.Zm)(a)||!(0,h.Eo)(c.resolve(a.get("S")),"GTS_PDFA1"))continue;const v=c.resolve(c.dict(a.get("DestOutputProfile"))?.get("N"));if(typeof v=="number")return v}}
const M=({intent:c},u)=>u===1?c!==void 0:c===u,b={transparency:"that standard allows no transparency",sixteenBits:"that standard allows no images of 16 bits",profile:"\
that standard allows no ICC profiles of version 4",cmyk:"its output intent does not cover the CMYK colors of the stamp",overlay:"the overlay does not claim the \
same part with the same output intent"},U=(c,u,a)=>(0,d.qg)(c,u.xmp,u,a),y=c=>c&&c.part!==1&&c.intent===void 0?g():void 0,l=[.9505,1,1.089],g=()=>[(0,h.UU)("Cal\
RGB"),(0,h.jd)({WhitePoint:[...l],Gamma:[2.2,2.2,2.2],Matrix:[.4124,.2126,.0193,.3576,.7152,.1192,.1805,.0722,.9505]})],S=()=>[(0,h.UU)("CalGray"),(0,h.jd)({WhitePoint:[
...l],Gamma:2.2})]}),5298:((T,E,r)=>{r.d(E,{Wx:()=>m,fj:()=>U,pi:()=>b});var d=r(2145),p=r(199);function h(y,l){return s(y,l*72/y.userUnit)}function s(y,l){const{
width:g,height:S}=(0,p.iN)(y),c={width:g-2*l,height:S-2*l,inset:l};return c.width>0&&c.height>0?c:void 0}function m(y,l,g){const S=g===d.zU[y].fields.margin.default;
return l.map(c=>{const u=h(c,g);if(u||!S)return u;const{width:a,height:v}=(0,p.iN)(c);return s(c,Math.min(a,v)/10)})}const M=null;function b(y,{inset:l},g,S,c){
const u=(0,p.iN)(y),a=u.width-l-S,v=u.height-l-c,P=g.endsWith("left")?l:g.endsWith("right")?a:(u.width-S)/2,D=g.startsWith("bottom")?l:g.startsWith("top")?v:(u.
height-c)/2;return[P,D]}function U(y,l){const{width:g,height:S}=(0,p.iN)(l),c=(0,p.d)(Math.min(g,S)/2,l);return`leaves no room on page ${y+1}, which is ${(0,p.d)(
g,l)} × ${(0,p.d)(S,l)} inches; it must be less than ${c}`}}),9702:((T,E,r)=>{r.d(E,{W:()=>_});var d=r(6039),p=r(199);const h=1e4;class s{current;saved=[];beyond=0;constructor(t){
this.current=t}follow(t){switch(t.operator){case"q":return this.saved.length<h?this.saved.push({...this.current}):this.beyond++,!0;case"Q":return this.beyond>0?
this.beyond--:this.current=this.saved.pop()??this.current,!0;case"cm":return this.transform(t),!0;default:return!1}}transform(t){if(t.count!==6)return;const[e,o,
i,f,O,C]=m(t);this.current.matrix=(0,p.lw)([e,o,i,f,O,C],this.current.matrix)}}const m=n=>Array.from({length:n.count},(t,e)=>n.number(e));var M=r(6173),b=r(6692);
const U=400,y=.01;function l(n,t,e,o){const i=new M.B(t),f=new g(n,e,o);for(let O=0;O<U&&i.next();O++)if(f.takes(i))return!0;return!1}class g{document;resources;box;states=new s(
{matrix:[1,0,0,1,0,0],clip:[-1/0,-1/0,1/0,1/0],isSolid:!0,isOpaque:!0});path=new u;clips=!1;constructor(t,e,o){this.document=t,this.resources=e,this.box=o}takes(t){
if(this.states.follow(t)||this.extendsPath(t)||this.setsState(t))return!1;const{operator:e}=t;return e==="Do"?this.paintsImage(t.name(0)):S.test(e)&&this.paintsPath(
e)}setsState(t){const e=this.states.current;switch(t.operator){case"gs":{const o=this.document.dict(this.resource("ExtGState",t.name(0)));return e.isOpaque=e.isSolid=
a(this.document,o),!0}case"scn":case"sc":return e.isSolid=e.isOpaque&&t.kind(t.count-1)!==b.o_,!0;case"g":case"rg":case"k":return e.isSolid=e.isOpaque,!0;case"W":case"\
W*":return this.clips=!0,!0;default:return!1}}extendsPath(t){const{matrix:e}=this.states.current;switch(t.operator){case"re":{const[o,i,f,O]=m(t);return this.path.
rectangle(e,o,i,f,O),!0}case"m":case"l":return this.path.point(e,t.number(0),t.number(1)),!0;case"c":case"v":case"y":return this.path.isRectangle=!1,!0;default:
return!1}}paintsPath(t){const e=this.states.current,o=this.path.area();return c.test(t)&&e.isSolid&&this.isCoveredBy(o)?!0:(this.clips&&(e.clip=o&&e.clip&&P(o,e.
clip)),this.clips=!1,this.path=new u,!1)}paintsImage(t){const e=this.states.current,o=this.resource("XObject",t);if(!e.isOpaque||!(o instanceof d.Z6)||!v(this.document,
o.dict))return!1;const i=new u;return i.rectangle(e.matrix,0,0,1,1),this.isCoveredBy(i.area())}isCoveredBy(t){const{clip:e}=this.states.current;return t!==void 0&&
e!==void 0&&D(P(t,e),this.box)}resource(t,e){const{document:o,resources:i}=this;return e===void 0?null:o.resolve(o.dict(i?.get(t))?.get(e))}}const S=/^(?:[fBb]\*?|[FSsn])$/,
c=/^[fFbB]/;class u{isRectangle=!0;points=[];point([t,e,o,i,f,O],C,x){this.points.push([t*C+o*x+f,e*C+i*x+O])}rectangle(t,e,o,i,f){this.point(t,e,o),this.point(
t,e+i,o),this.point(t,e+i,o+f),this.point(t,e,o+f)}area(){const{points:t}=this;if(!this.isRectangle||t.length<4||t.length>5)return;const[e,o]=[t.map(([C])=>C),t.
map(([,C])=>C)],i=[Math.min(...e),Math.min(...o),Math.max(...e),Math.max(...o)],f=y*Math.max(i[2]-i[0],i[3]-i[1]),O=(C,x,B)=>Math.abs(C-x)<=f||Math.abs(C-B)<=f;
return t.every(([C,x])=>O(C,i[0],i[2])&&O(x,i[1],i[3]))?i:void 0}}function a(n,t){if(!t)return!0;const e=n.resolve(t.get("ca")),o=n.resolve(t.get("BM")),i=n.resolve(
t.get("SMask"));return(e===null||e===1)&&(o===null||(0,d.Eo)(o,"Normal"))&&(i===null||(0,d.Eo)(i,"None"))}function v(n,t){const e=n.resolve(t.get("ImageMask"))===
!0;return(0,d.Eo)(n.resolve(t.get("Subtype")),"Image")&&!e&&!t.has("SMask")&&!t.has("Mask")}function P(n,t){return[Math.max(n[0],t[0]),Math.max(n[1],t[1]),Math.
min(n[2],t[2]),Math.min(n[3],t[3])]}function D(n,t){const[e,o]=[y*(t[2]-t[0]),y*(t[3]-t[1])];return n[0]<=t[0]+e&&n[1]<=t[1]+o&&n[2]>=t[2]-e&&n[3]>=t[3]-o}var w=r(
2156),F=r(4997),W=r(9468);async function _(n,{kinds:t,pages:e},o){const{pace:i}=n.job,{layer:f,subtype:O,groupColorSpace:C}=o,x=new F.n(n),B=new w.K(n);f==="ove\
r"&&await B.inspect(e);const K=[];for(const[H,I]of e.entries()){const k=i.step(f==="over"?2e3:2e4);k&&await k,H%1e3===0&&i.progress(H/e.length);const $=o.on(I,H);
if(!$)continue;const{box:z}=t[I.kind],Q=A=>(0,W.ZT)($.operators(A),O,f,z);if(f==="under"){const A=B.own(I);l(n,B.content(A),n.dict(I.resources),z)&&K.push(I.index+
1);const N=x.with(I.resources,$.resources),j=B.stream(Q(N.names));n.pages.patch(I.index,{Contents:[j,...A],Resources:N.resources})}else{const{streams:A,closing:N,
form:j}=B.isolated(I),Z=x.with(I.resources,j?[...$.resources,j]:$.resources),X=j?`q /${Z.names.at(-1)} Do Q
`:N,Y=B.stream(X+Q(Z.names));n.pages.patch(I.index,{Contents:[...A,Y],Resources:Z.resources})}C!==void 0&&L(n,I.index,C)}return K.length>0?[G(K,e.length)]:[]}function L(n,t,e){
const o=n.pages.number(t),i=n.entry(o,"Group"),f=n.dict(i);if(f?.has("CS"))return;const O=(0,d.jd)({Type:(0,d.UU)("Group"),S:(0,d.UU)("Transparency"),...Object.
fromEntries(f??[]),CS:e});(0,d.i9)(i)&&(0,d.Zm)(n.get(i))?n.put(i,O):n.pages.patch(t,{Group:O})}const R=10;function G(n,t){const e=n.slice(0,R).join(", ")+(n.length>
R?` and ${n.length-R} more`:"");return{code:"stamp_hidden",message:`The stamp is hidden ${n.length===t?"on every page":n.length===1?`on page ${e}`:`on pages ${e}`}\
: the content of the page covers all of it. Stamp over the page instead.`}}}),550:((T,E,r)=>{r.d(E,{k:()=>c,r:()=>U});var d=r(7598),p=r.n(d),h=r(8962),s=r(6039),
m=r(8728);const M=26,b=120;async function U(a,v){const P=a.createSubset(),D=[...new Map(v.map(t=>[t.id,t])).values()].sort((t,e)=>t.id-e.id),w=new Map(D.map(t=>[
t.id,P.includeGlyph(t)])),F=await l(P),W=(0,s.UU)(`${y(F)}+${a.postscriptName}`),_=1e3/a.unitsPerEm,L=(0,h.Kc)(F),R=(0,h.Kc)(Buffer.from(g(D.map(t=>[w.get(t.id)??
0,t.codePoints])),"latin1")),G=D.flatMap(t=>[w.get(t.id)??0,[t.advanceWidth*_]]);return{addTo:(t,e=t.add(null))=>{const o=(0,s.jd)({Type:(0,s.UU)("FontDescripto\
r"),FontName:W,Flags:m.jp,FontBBox:[a.bbox.minX,a.bbox.minY,a.bbox.maxX,a.bbox.maxY].map(f=>f*_),ItalicAngle:a.italicAngle,Ascent:a.ascent*_,Descent:a.descent*_,
CapHeight:a.capHeight*_,StemV:b,FontFile2:t.add(new s.Z6((0,s.jd)({Length1:F.length,Filter:(0,s.UU)("FlateDecode")}),L))}),i=(0,s.jd)({Type:(0,s.UU)("Font"),Subtype:(0,s.
UU)("CIDFontType2"),BaseFont:W,CIDSystemInfo:(0,s.jd)({Registry:(0,s.Px)("Adobe"),Ordering:(0,s.Px)("Identity"),Supplement:0}),CIDToGIDMap:(0,s.UU)("Identity"),
FontDescriptor:t.add(o),W:[...G]});return t.put(e,(0,s.jd)({Type:(0,s.UU)("Font"),Subtype:(0,s.UU)("Type0"),BaseFont:W,Encoding:(0,s.UU)("Identity-H"),DescendantFonts:[
t.add(i)],ToUnicode:t.add(new s.Z6((0,s.jd)({Filter:(0,s.UU)("FlateDecode")}),R))})),e},codeOf:t=>u(w.get(t.id)??0)}}function y(a){const v=(0,d.createHash)("sha\
256").update(a).digest();return Array.from(v.subarray(0,6),P=>String.fromCharCode(65+P%M)).join("")}function l(a){const v=[];return new Promise(P=>{a.encodeStream().
on("data",D=>v.push(D)).on("end",()=>P(Buffer.concat(v)))})}function g(a){return["/CIDInit /ProcSet findresource begin 12 dict begin begincmap","/CIDSystemInfo \
<< /Registry (Adobe) /Ordering (UCS) /Supplement 0 >> def","/CMapName /Adobe-Identity-UCS def /CMapType 2 def","1 begincodespacerange <0000> <FFFF> endcodespace\
range",`${a.length} beginbfchar`,...a.map(([v,P])=>`<${u(v)}> <${S(P)}>`),"endbfchar endcmap CMapName currentdict /CMap defineresource pop end end"].join(`
`)}const S=a=>c(String.fromCodePoint(...a));function c(a){return Array.from({length:a.length},(v,P)=>u(a.charCodeAt(P))).join("")}const u=a=>a.toString(16).toUpperCase().
padStart(4,"0")}),6557:((T,E,r)=>{r.d(E,{W:()=>p});var d=r(7762);async function p(h){const{notoSans:s}=h==="Regular"?await r.e(2837).then(r.bind(r,2837)):await r.
e(5152).then(r.bind(r,5152));return d.A.create(Buffer.from(s,"base64"))}}),729:((T,E,r)=>{r.d(E,{H:()=>d});function d(p){const h=new WeakMap;return s=>{if(s.hasChanges)
return p(s);const m=h.get(s);if(m)return m.answer;const M=p(s);return h.set(s,{answer:M}),M}}})};
