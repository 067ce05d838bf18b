"use strict";exports.id=9544,exports.ids=[9544],exports.modules={89544:((z,$,r)=>{r.r($),r.d($,{create_e_invoice:()=>ct});var b=r(17079),T=r(58552),B=r(98037),M=r(85392),g=r(
92761),D=r(98346),w=r(21281),A=r(824),R=r(61491),j=r(12237),F=r(14029),L=r(43576),N=r(37709),W=r(6057),H=r(96927),m=r(27612),y=r(21996),x=r(45599),I=r(62743),E=r(
61540),f=r(16456),t=r(49454),n=r(30201),d=r(55437);async function o(e,s){const a=(0,t.FG)(e,s.get("Subtype"));if(a==="Type3")return()=>!1;const c=(0,E.oQ)(e,s);
if(typeof c=="object")return a==="Type0"?await i(e,s,c):v(e,s,c)}async function i(e,s,a){const c=await(0,d.x)(e,s.get("Encoding")),l=e.resolve((0,t.hL)(e,s)?.get(
"CIDToGIDMap")),h=l instanceof x.Z6?e.decoded(l):void 0,P=u=>a.kind==="cid"?u>0&&a.has(u):a.kind==="named"?u>0&&a.nameOf(u)!=="":a.has(h?(h[u*2]??0)<<8|(h[u*2+1]??
0):u);return u=>{for(let S=0;S<u.length;){const O=c.lengthAt(u,S);if(S+O>u.length)return!0;let U=0;for(const Z=S+O;S<Z;S++)U=U*256+u[S];if(!P(c.cidOf(U,O)))return!0}
return!1}}function v(e,s,a){const{differences:c}=(0,f.yD)(e,s),l=(0,f.pE)(e,(0,t.nb)(e,s),s),h=(0,f.P$)(e,s,l,!0),P=S=>{const O=c?.get(S),U=h?.get(S);return a.kind===
"truetype"?p(a,S,U):C(a,S,O??U?.name,U)},u=new Map;return S=>S.some(O=>{const U=u.get(O)??P(O);return u.set(O,U),!U})}const p=(e,s,a)=>a!==void 0&&(e.unicode(a.
point)>0||e.glyphOf(a.name)>0)||e.code(s)>0||e.codes===void 0&&e.unicode(s)>0;function C(e,s,a,c){const l=a??e.encoding?.get(s);return l===void 0||l===".notdef"?
!1:e.has(l)||c!==void 0&&e.has((0,n.S)(c.point))}var K=r(65868);async function X(e){const s=new K.i(e),a=new V;for(let h=0;h<e.pages.count;h++)await s.read(h,a,
a);let[c,l]=[!1,!1];for(const[h,P]of a.byFont){const u=await o(e,h.dictionary);u?c||=P.some(u):l=!0;const S=e.job.pace.step(P.length*50);S&&await S}return{notdef:c,
unknown:l,unreadable:a.unreadable}}class V{unreadable=!1;fonts=new Map;get byFont(){return[...this.fonts].map(([s,a])=>[s,[...a.values()]])}string(s,a){let c=this.
fonts.get(a);c||this.fonts.set(a,c=new Map);const l=Buffer.from(s).toString("latin1");c.has(l)||c.set(l,Uint8Array.from(s))}glyph(s,a){a===I.m&&(this.unreadable=
!0)}}async function G(e,s){await Q(e),await _(e);const a=new Set([...q(e),...nt(e),...await st(e),...await it(e)]),{notdef:c,unknown:l,unreadable:h}=await X(e);
return c&&a.add("shows characters for which its fonts have no glyph (ISO 19005-3, 6.2.11.8)"),l&&a.add("has a font that is not embedded or cannot be read (6.2.1\
1.4.1)"),h&&s==="a"&&a.add("shows characters without a meaning in Unicode (6.2.11.7)"),[...a]}const Q=e=>(0,m.l)(e,["CIDSet","CharSet"],s=>{if(!s.has("FontName"))
return!1;const a=s.size;return s.delete("CIDSet"),s.delete("CharSet"),s.size<a});async function _(e){const s=new Map;for(const[a,c]of e.pages.numbers.entries()){
if(e.entry(c,"Resources")!==void 0)continue;const l=e.pages.attribute(a,"Resources")??new x.Bi;l instanceof x.Bi&&!s.has(l)&&s.set(l,e.add(l)),e.patch(c,{Resources:s.
get(l)??l});const h=e.job.pace.step(400);h&&await h}}function q(e){const{catalog:s}=e,a=[];return(e.dict(s.get("AcroForm"))?.has("XFA")||s.has("NeedsRendering"))&&
a.push("has an XFA form (6.4.2)"),s.has("Requirements")&&a.push("asks readers for features (/Requirements, 6.11)"),e.dict(s.get("Names"))?.has("AlternatePresent\
ations")&&a.push("has a presentation (6.10)"),[...e.dict(s.get("Perms"))?.keys()??[]].some(h=>h!=="UR3"&&h!=="DocMDP")&&a.push("has permissions that part 3 does\
 not know (6.1.12)"),a}const tt=["Popup","Link"],et=["MediaBox","CropBox","BleedBox","TrimBox","ArtBox"];function nt(e){const s=new Set;for(const[a,c]of e.pages.
numbers.entries()){e.entry(c,"AA")!==void 0&&s.add("has a page with actions (6.5.2)"),e.entry(c,"PresSteps")!==void 0&&s.add("has a presentation (6.10)");for(const l of et){
const P=l==="MediaBox"||l==="CropBox"?e.pages.attribute(a,l):e.entry(c,l),u=P===void 0?void 0:(0,W.b0)(e,P);(u?[u[2]-u[0],u[3]-u[1]]:[]).some(O=>O<H.XS||O>H.tU)&&
s.add("has a page that is too small or too large (6.1.13)")}for(const l of e.array(e.entry(c,"Annots"))??[]){const h=e.dict(l),P=e.resolve(h?.get("Subtype")),u=P instanceof
x.SX?P.text:"",S=!tt.includes(u)&&(0,W.b0)(e,h?.get("Rect"))!==void 0;h&&S&&!e.dict(h.get("AP"))&&s.add("has an annotation without an appearance (6.3.3)"),u==="\
Widget"&&(h?.has("A")||h?.has("AA"))&&s.add("has a field with an action (6.4.1)")}}return[...s]}const J=["Hide","SetOCGState","Rendition","Trans","GoTo3DView"];
async function st(e){const s=new Set;let[a,c]=[!1,!1];if(await(0,m.l)(e,[...J,"HTP","OPM"],l=>{const h=e.resolve(l.get("S"));return h instanceof x.SX&&J.includes(
h.text)&&!l.has("Subtype")&&s.add(`has an action ${h.text} (6.5.1)`),l.has("HTP")&&s.add("has a phase of halftones (6.2.5)"),a||=e.resolve(l.get("OPM"))===1,!1}),
a)for(const l of(await(0,y.zx)(e,["N"])).N){const h=e.get(l);c||=h instanceof x.Z6&&e.resolve(h.dict.get("N"))===4}return a&&c&&s.add("overprints colors of a CM\
YK profile (6.2.4.2)"),[...s]}const at=new Set(["Do","Tf","gs","cs","CS","scn","SCN","sh"]),ot=/^(?:Device(?:Gray|RGB|CMYK)|Pattern)$/;async function it(e){const s=new Set,
{Form:a,PatternType:c,Type3:l}=await(0,y.zx)(e,["Form","PatternType","Type3"]),h=async P=>{let u=!1;const S=O=>{const U=at.has(O.operator)?O.name(Math.max(O.count-
1,0)):void 0,Z=O.operator==="Tf"?O.name(0):U;u||=Z!==void 0&&!ot.test(Z)};return await(0,N.K)(await e.decodedAtEase(P),e.job.pace,S),u};for(const P of new Set([
...a,...c])){const u=e.get(P);if(!(u instanceof x.Z6))continue;const S=e.resolve(u.dict.get("PatternType"))===1;if(!S&&!(0,x.Eo)(e.resolve(u.dict.get("Subtype")),
"Form"))continue;const O=e.dict(u.dict.get("Resources"));!O&&await h(u)&&s.add("has a form without resources (6.2.2)"),S&&O?.has("Font")&&s.add("has text in a p\
attern")}for(const P of l){const u=e.get(P);if(!(u instanceof x.Bi)||!(0,x.Eo)(e.resolve(u.get("Subtype")),"Type3"))continue;const S=e.dict(u.get("Resources"));
S?.has("Font")&&s.add("has text in glyphs of a Type 3 font");for(const O of S?[]:e.dict(u.get("CharProcs"))?.values()??[]){const U=e.resolve(O);U instanceof x.Z6&&
await h(U)&&s.add("has a Type 3 font without resources (6.2.2)")}}return[...s]}const rt={alternative:"Alternative",data:"Data",source:"Source"},Y=["MINIMUM","BA\
SIC WL"],ct=async(e,s,a)=>{const c=await(0,j.E)(e.bytes,a,{password:s.open_password}),l=await(0,A.Br)(c),h=(0,w.Ip)(c,l).archive,P=await(0,D.Q)(s.invoice.bytes,
a.pace),u=[...lt(P,s),...s.attach_only?[]:await dt(c,l,h),...await ut(c,typeof P=="string"?void 0:P.profile)];if(u.length>0||typeof P=="string"||!P.profile)throw(0,T.
G6)(u);const{profile:S,invoice:O}=P,U=(0,A._6)(c,l),Z={name:S.file,bytes:s.invoice.bytes,mimeType:"text/xml",description:"Electronic invoice as XML",relationship:rt[ft(
s,S)],modified:(0,b.Z)(U.modified??U.created??O.issueDate??"")};await(0,B.K)(c,Z,(await(0,B.V)(c)).map(({entry:mt})=>mt),[]),!s.attach_only&&l&&h&&await(0,M.a)(
c,l,S);const k=c.pages.count,pt=await(0,F.UN)(c,{version:"1.7"}),gt={pageCount:k,profile:S.level};return{documents:[{name:e.name,bytes:pt,pageCount:k}],notes:ht(
S,s),facts:gt}},ft=({relationship:e},{level:s})=>e??(Y.includes(s)?"data":"alternative");function lt(e,{relationship:s}){const a=u=>[{field:"invoice",message:u}];
if(typeof e=="string")return a(`${e}: it must be a Cross Industry Invoice (CII D16B or D22B)`);if(e.syntax==="UBL")return a("is an invoice in UBL, and Factur-X \
takes only Cross Industry Invoices (CII)");const{profile:c,invoice:l}=e;if(!c)return a("has no guideline (BT-24) of Factur-X, ZUGFeRD 2 or XRechnung: it must na\
me MINIMUM, BASIC WL, BASIC, EN 16931, EXTENDED or XRECHNUNG");const h=["number","issueDate","typeCode","currency"].filter(u=>l[u]===null),P=Y.includes(c.level)&&
s!==void 0&&s!=="data";return[...h.length>0?a(`lacks terms that every invoice has: ${h.join(", ")}`):[],...P?[{field:"relationship",message:`must be data for an\
 invoice of the profile ${c.level}`}]:[]]}async function dt(e,s,a){const c=h=>({field:"file",message:h,mentions:["attach_only"]});if(e.security)return[c("is enc\
rypted, which an electronic invoice must not be: remove the password and the restrictions first")];if(s?.malformed===!0)return[c("has XMP metadata that is malfo\
rmed, so it cannot be PDF/A")];if(a?.level==="a"&&!(0,R.Bi)(e))return[c(`claims ${a.name} and is not tagged, as level A needs: convert it first, or set attach_o\
nly`)];if(a&&(a.part===2||a.part===3))return[];if(a?.part===1)return(await G(e,a.level)).map(P=>c(`claims ${a.name} and cannot become PDF/A-3, because it ${P}: \
convert it first, or set attach_only`));const l=a?`claims ${a.name}`:"does not claim PDF/A";return[c(`${l}, and an electronic invoice must be PDF/A-2 or PDF/A-3\
: convert it first, or set attach_only`)]}async function ut(e,s){const{invoices:a,refused:c,names:l}=await(0,g.sc)(e),h=a[0]?.file??c?.file??l.find(u=>u.toLowerCase()===
s?.file);return h===void 0?[]:[{field:"file",message:`has an electronic invoice already (${(0,L.jC)(h,L.zE,"an attachment without a name")})`}]}function ht({level:e},{
attach_only:s}){const a=[];return Y.includes(e)&&a.push({code:"invoice_without_lines",message:`The profile ${e} has no lines: it is not an invoice in Germany, o\
nly data that accompany one.`}),s&&a.push({code:"invoice_not_claimed",message:"The XML is attached, and the document does not claim to be an electronic invoice.",
mentions:["attach_only"]}),a}}),96927:((z,$,r)=>{r.d($,{XS:()=>M,tU:()=>g,tn:()=>B});const b=D=>Math.round(D*72e3/25.4)/1e3,T=(D,w)=>[b(D),b(w)],B={A3:T(297,420),
A4:T(210,297),A5:T(148,210),A6:T(105,148),Letter:[612,792],Legal:[612,1008],Tabloid:[792,1224]},M=3,g=14400}),85392:((z,$,r)=>{r.d($,{J:()=>w,a:()=>A});var b=r(
43496),T=r(824),B=r(82715),M=r(60912),g=r(1975),D=r(92761);async function w(F){const L=await(0,T.Br)(F),N=({namespace:W})=>D.fD.includes(W);return L?.properties.
some(N)?((0,M._L)(F,(0,M.QH)(L,N,[])),!0):!1}async function A(F,L,N){const W=(y,x,I)=>({prefix:y,name:x,form:"simple",values:[I]}),H=(0,M.QH)(L,({namespace:y,name:x})=>D.
fD.includes(y)||y===b.dK.pdfaid&&x==="part",[W("pdfaid","part","3"),W("fx","DocumentType","INVOICE"),W("fx","DocumentFileName",N.file),W("fx","Version",N.version),
W("fx","ConformanceLevel",N.level)]),m=await(0,g.kg)(Buffer.from(H,"utf8"),F.job.pace);(0,M._L)(F,(0,B.m)(m,"pdfaExtension","schemas",j))}const R=[["DocumentTyp\
e","Type of the invoice document"],["DocumentFileName","Name of the embedded XML invoice"],["Version","Version of the XML invoice standard"],["ConformanceLevel",
"Profile of the XML invoice"]],j=`<rdf:li rdf:parseType="Resource" xmlns:pdfaSchema="${b.dK.pdfaSchema}" xmlns:pdfaProperty="${b.dK.pdfaProperty}">
<pdfaSchema:schema>Factur-X PDFA Extension Schema</pdfaSchema:schema>
<pdfaSchema:namespaceURI>${b.dK.fx}</pdfaSchema:namespaceURI>
<pdfaSchema:prefix>fx</pdfaSchema:prefix>
<pdfaSchema:property><rdf:Seq>
${R.map(([F,L])=>`<rdf:li rdf:parseType="Resource"><pdfaProperty:name>${F}</pdfaProperty:name><pdfaProperty:valueType>Text</pdfaProperty:valueType><pdfaProperty\
:category>external</pdfaProperty:category><pdfaProperty:description>${L}</pdfaProperty:description></rdf:li>
`).join("")}</rdf:Seq></pdfaSchema:property>
</rdf:li>
`}),82715:((z,$,r)=>{r.d($,{m:()=>B});var b=r(43496),T=r(3907);function B(M,g,D,w){const{text:A,properties:R,end:j,about:F}=M,L=R.find(m=>m.namespace===b.dK[g]&&
m.name===D),N=L&&A.slice(L.from,L.to).match(/^[\s\S]*(?=<\/(?:[\w.-]+:)?Bag\s*>)/)?.[0].length;if(L&&N!==void 0){const m=L.from+N;return`${A.slice(0,m)}${w.replace(
"<rdf:li",`<rdf:li xmlns:rdf="${b.dK.rdf}"`)}${A.slice(m)}`}const W=`<${g}:${D}><rdf:Bag>
${w}</rdf:Bag></${g}:${D}>`,H=`<rdf:Description xmlns:rdf="${b.dK.rdf}" rdf:about="${(0,T.X)(F)}" xmlns:${g}="${b.dK[g]}">
${W}
</rdf:Description>
`;return`${A.slice(0,j)}${H}${A.slice(j)}`}}),61491:((z,$,r)=>{r.d($,{g$:()=>m,Bi:()=>y,Hy:()=>E});var b=r(77581),T=r(45599),B=r(70549),M=r(9819),g=r(78157),D=r(
79725),w=r(82416);const A=2e3,R=9;class j{document;type="";page=-1;hasTexts=!1;kids=[];entries=new D.R;number=0;isReference=!1;constructor(t){this.document=t}read(t){
const{entries:n,kids:d}=this;d.length=0;const o=this.document.place(t);if(!o||!n.locate(o.bytes,o.start,Math.min(o.end,o.start+A)))return!1;const{bytes:i}=o,{at:v}=n;
if(n.find(i,"MCID")>=0)return!1;this.hasTexts=n.find(i,"ActualText")>=0||n.find(i,"Alt")>=0;const p=n.find(i,"S");if(p<0||i[v[p+2]]!==g.cL)return!1;this.name(i,
v[p+2]+1,v[p+3]);const C=n.find(i,"Pg");if(this.page=-1,C>=0){if(this.after(i,v[C+2],v[C+3])!==v[C+3]||!this.isReference)return!1;this.page=this.number}const K=n.
find(i,"K");return K<0||this.readKids(i,v[K+2],v[K+3])}name(t,n,d){const{type:o}=this;let i=0;if(o.length===d-n)for(;i<o.length&&t[n+i]===o.charCodeAt(i);)i++;(i<
d-n||i===0)&&(this.type=(0,w.MQ)(t,n,d))}readKids(t,n,d){const o=t[n]===g.WL,i=o?d-1:d;if(o&&t[i]!==g.wt)return!1;for(let v=(0,g.AN)(t,o?n+1:n,i);v<i;v=(0,g.AN)(
t,v,i)){if(v=this.after(t,v,i),v<0)return!1;this.kids.push(this.isReference?-1-this.number:this.number)}return o||!this.isReference||this.isDictionary(this.number)}isDictionary(t){
const n=this.document.place(t);return n!==void 0&&n.bytes[(0,g.AN)(n.bytes,n.start,n.end)]===g.iH}after(t,n,d){let o=n,i=0;for(;o<d&&F(t[o]);o++)i=i*10+t[o]-g.l0;
if(o===n||o-n>R||(this.number=i,this.isReference=!1,o<d&&!L(t[o])))return-1;const v=(0,g.AN)(t,o,d);let p=v;for(;p<d&&F(t[p]);)p++;const C=(0,g.AN)(t,p,d);return p===
v||C>=d||t[C]!==g.AV?o:(this.isReference=!0,C+1)}}const F=f=>f>=g.l0&&f<=g.ev,L=f=>f===32||f===10||f===13,N=1e7,W=1e4;class H{pages=new Map;count=0;last;hasTexts=!1;leaf(t,n,d){
const o=this.pages.get(t);return n===0&&d<W?o?.own[d]:o?.others.get(n*N+d)}leaves(t){const{own:n=[],others:d}=this.pages.get(t)??{};return[...n.flat(),...d?.values()??
[]].sort((o,i)=>o.order-i.order)}hasPage(t){return this.pages.has(t)}add(t,n,d,o){if(!Number.isInteger(o)||o<0||o>=N)return;const{own:i,others:v}=this.leavesOf(
n);if(d===0&&o<W)i[o]??={element:t,order:this.count++};else{const p=d*N+o;v.has(p)||v.set(p,{element:t,order:this.count++})}for(let p=t;p&&p.firstPage<0;p=p.parent)
p.firstPage=n}leavesOf(t){if(this.last?.number===t)return this.last.leaves;let n=this.pages.get(t);return n||this.pages.set(t,n={own:[],others:new Map}),this.last=
{number:t,leaves:n},n}}const m=(0,B.n)(x);function y(f){const t=f.dict(f.catalog.get("MarkInfo"));return f.dict(f.catalog.get("StructTreeRoot"))!==void 0&&f.resolve(
t?.get("Marked"))===!0}async function x(f){const t=f.dict(f.catalog.get("StructTreeRoot"));if(!t||f.resolve(f.dict(f.catalog.get("MarkInfo"))?.get("Suspects"))===
!0)return;const n=new I(f,f.dict(t.get("RoleMap")));return await n.run(t),n.tags}class I{document;roles;tags=new H;visit;bytes;types=new Map;open=[];constructor(t,n){
this.document=t,this.roles=n,this.visit=new M._i(t),this.bytes=new j(t)}async run(t){const{open:n,document:d}=this;this.push(t.get("K"),void 0,-1);for(let o=n.pop();o;o=
n.pop()){this.take(o);const i=d.job.pace.step(300);i&&await i}}push(t,n,d){if(t===void 0)return;const o=(0,T.i9)(t)||(0,T.cy)(t)?this.document.array(t)??[t]:[t];
for(let i=o.length-1;i>=0;i--)this.open.push({kid:o[i],parent:n,page:d})}take({kid:t,parent:n,page:d}){if(typeof t=="number"){n&&d>=0&&this.tags.add(n,d,0,t);return}
if(!this.visit.first(t)||(0,T.i9)(t)&&this.takeBytes(t.number,n,d))return;const o=this.document.dict(t);if(!o)return;const i=o.get("Pg"),v=(0,T.i9)(i)?i.number:
d,p=o.get("MCID");if(p!==void 0){const X=o.get("Stm");n&&v>=0&&this.tags.add(n,v,(0,T.i9)(X)?X.number:0,Number(this.document.resolve(p)));return}const C=this.document.
resolve(o.get("S"));if(!(C instanceof T.SX))return;const K={type:this.standard(C.text),parent:n,actualText:this.text(o.get("ActualText")),alternative:this.text(
o.get("Alt")),firstPage:-1};K.actualText!==void 0&&(this.tags.hasTexts=!0),this.push(o.get("K"),K,v),(0,T.i9)(t)&&this.document.release(t.number)}takeBytes(t,n,d){
const{bytes:o,document:i,open:v,tags:p}=this;if(!o.read(t))return!1;const{hasTexts:C,kids:K}=o,X={type:this.standard(o.type),parent:n,actualText:C?this.text(i.entry(
t,"ActualText")):void 0,alternative:C?this.text(i.entry(t,"Alt")):void 0,firstPage:-1};X.actualText!==void 0&&(p.hasTexts=!0);const V=o.page<0?d:o.page;if(K.some(
G=>G<0))for(let G=K.length-1;G>=0;G--){const Q=K[G];v.push({kid:Q<0?new T.oS(-1-Q):Q,parent:X,page:V})}else if(V>=0)for(const G of K)p.add(X,V,0,G);return!0}text(t){
const n=t===void 0?null:this.document.resolve(t);return n instanceof T.Mx?(0,b.g7)(n):void 0}standard(t){const n=this.types.get(t);if(n!==void 0)return n;let d=t;
for(let o=0;o<16;o++){const i=this.document.resolve(this.roles?.get(d));if(!(i instanceof T.SX)||i.text===d)break;d=i.text}return this.types.set(t,d),d}}function*E(f){
for(let t=f;t;t=t.parent)yield t}}),27612:((z,$,r)=>{r.d($,{l:()=>B});var b=r(21996),T=r(90536);async function B(M,g,D){for(const w of await(0,b.V3)(M,g)){const A=M.
job.pace.step(200);A&&await A;const R={changed:!1};(0,T.C)(M.get(w),j=>{D(j)&&(R.changed=!0)}),R.changed&&M.edit(w)}}}),21996:((z,$,r)=>{r.d($,{Av:()=>R,RJ:()=>L,
V3:()=>F,vb:()=>N,zx:()=>A});var b=r(54619),T=r(93604),B=r(78157),M=r(88500);const g=2048,D=65536,w="[^\\0\\t\\n\\f\\r ()<>[\\]{}/%#]";async function A(m,y){const{
found:x,all:I}=await j(m,y),E=f=>[...new Set([...f,...I])].sort((t,n)=>t-n);return Object.fromEntries(y.map(f=>[f,E(x[f])]))}async function R(m,y){const{found:x,
all:I}=await j(m,y);for(const E of Object.values(x))for(const f of E)I.add(f);return I}async function j(m,y){const x=y.map(t=>{const[n="",...d]=[...t].map(i=>i.
replace(/\W/,"\\$&")),o=/\W/.test(t)?w:"\\w";return`${n}(?:${d.join("")}|${o}{0,${Math.max(0,t.length-2)}}#)`}),I=new RegExp(`/(?:${x.join("|")}|#)`,"g"),E=Object.
fromEntries(y.map(t=>[t,new Set])),f=new Set;await L(m,(t,n,d,o)=>{const i=t.toString("latin1",n,d);I.lastIndex=0;for(let v=I.exec(i);v;v=I.exec(i)){const p=o(n+
v.index);p!==void 0&&(v[0].endsWith("#")?f.add(p):E[v[0].slice(1)].add(p))}});for(const t of N(m))f.add(t);return{found:E,all:f}}async function F(m,y){const x=await A(
m,y);return[...new Set(Object.values(x).flat())].sort((I,E)=>I-E)}async function L(m,y){const{bytes:x,table:I}=m,E=W(m),f=new Int32Array(E.length);for(let i=0;i<
E.length;i++)f[i]=I.place[E[i]];const t=(0,B.bS)(x),n=i=>E[(0,T.M)(f,i)-1],d=new M.s;let o=0;for(let i=0;i<E.length;i++){const v=i+1===E.length,p=v?x.length:f[i+
1],C=p-f[i]>g;if(!C&&!v&&p-o<D)continue;if(C){f[i]>o&&y(t,o,f[i],n),d.reset();const X=d.value(x,m.bodies[E[i]],p);y(t,f[i],X<0?p:X,n)}else y(t,o,p,n);const K=m.
job.pace.step(Math.min(p-o,D));K&&await K,o=p}for(const[i,v]of H(m)){const p=m.objectStream(i);if(!p)continue;const C=new Set(v),{starts:K}=p;y((0,B.bS)(p.data),
0,p.data.length,V=>{const G=p.numbers[(0,T.M)(K,V)-1];return G!==void 0&&C.has(G)?G:void 0});const X=m.job.pace.step(p.data.length);X&&await X}}function*N(m){for(let y=1;m.
hasChanges&&y<m.size;y++)m.isChanged(y)&&m.exists(y)&&(yield y)}function W(m){const{table:y,hasChanges:x}=m,I=[];let E=!0,f=-1;for(let t=1;t<y.size;t++){if(y.kind[t]!==
b.tL||x&&m.isChanged(t))continue;const n=y.place[t];E&&=n>=f,f=n,I.push(t)}return E?I:I.sort((t,n)=>y.place[t]-y.place[n])}function H(m){const{table:y,hasChanges:x}=m,
I=new Map;for(let E=1;E<y.size;E++){if(y.kind[E]!==b.UT||x&&m.isChanged(E))continue;const f=y.place[E],t=I.get(f);t?t.push(E):I.set(f,[E])}return I}}),90536:((z,$,r)=>{
r.d($,{C:()=>T,L:()=>B});var b=r(45599);function T(M,g){const D=[M];for(;D.length>0;){const w=D.pop(),A=w instanceof b.Z6?w.dict:w;if(Array.isArray(A))for(const R of A)
D.push(R);else if(A instanceof b.Bi){g(A);for(const R of A.values())D.push(R)}}}function B(M,g){const D=[];return T(M,w=>{D.length===0&&g(w)&&D.push(w)}),D.length>
0}}),93604:((z,$,r)=>{r.d($,{B:()=>b,M:()=>T});const b=(M,g)=>B(M,g,!1),T=(M,g)=>B(M,g,!0);function B(M,g,D){let[w,A]=[0,M.length];for(;w<A;){const R=w+A>>1,j=M[R];
j<g||D&&j===g?w=R+1:A=R}return w}})};
