"use strict";exports.id=9544,exports.ids=[9544],exports.modules={89544:((V,U,r)=>{r.r(U),r.d(U,{create_e_invoice:()=>ct});var I=r(17079),E=r(58552),$=r(98037),M=r(85392),y=r(
92761),D=r(31683),A=r(21281),p=r(824),T=r(61491),C=r(12237),O=r(14029),R=r(43576),K=r(37709),j=r(6057),H=r(96927),m=r(27612),v=r(21996),b=r(45599),B=r(62743),P=r(
61540),f=r(16456),t=r(49454),n=r(30201),d=r(55437);async function o(e,s){const a=(0,t.FG)(e,s.get("Subtype"));if(a==="Type3")return()=>!1;const c=(0,P.oQ)(e,s);
if(typeof c=="object")return a==="Type0"?await i(e,s,c):x(e,s,c)}async function i(e,s,a){const c=await(0,d.x)(e,s.get("Encoding")),l=e.resolve((0,t.hL)(e,s)?.get(
"CIDToGIDMap")),h=l instanceof b.Z6?e.decoded(l):void 0,w=u=>a.kind==="cid"?u>0&&a.has(u):a.kind==="named"?u>0&&a.nameOf(u)!=="":a.has(h?(h[u*2]??0)<<8|(h[u*2+1]??
0):u);return u=>{for(let S=0;S<u.length;){const L=c.lengthAt(u,S);if(S+L>u.length)return!0;let F=0;for(const Z=S+L;S<Z;S++)F=F*256+u[S];if(!w(c.cidOf(F,L)))return!0}
return!1}}function x(e,s,a){const{differences:c}=(0,f.yD)(e,s),l=(0,f.pE)(e,(0,t.nb)(e,s),s),h=(0,f.P$)(e,s,l,!0),w=S=>{const L=c?.get(S),F=h?.get(S);return a.kind===
"truetype"?g(a,S,F):N(a,S,L??F?.name,F)},u=new Map;return S=>S.some(L=>{const F=u.get(L)??w(L);return u.set(L,F),!F})}const g=(e,s,a)=>a!==void 0&&(e.unicode(a.
point)>0||e.glyphOf(a.name)>0)||e.code(s)>0||e.codes===void 0&&e.unicode(s)>0;function N(e,s,a,c){const l=a??e.encoding?.get(s);return l===void 0||l===".notdef"?
!1:e.has(l)||c!==void 0&&e.has((0,n.S)(c.point))}var W=r(65868);async function X(e){const s=new W.i(e),a=new z;for(let h=0;h<e.pages.count;h++)await s.read(h,a,
a);let[c,l]=[!1,!1];for(const[h,w]of a.byFont){const u=await o(e,h.dictionary);u?c||=w.some(u):l=!0;const S=e.job.pace.step(w.length*50);S&&await S}return{notdef:c,
unknown:l,unreadable:a.unreadable}}class z{unreadable=!1;fonts=new Map;get byFont(){return[...this.fonts].map(([s,a])=>[s,[...a.values()]])}string(s,a){let c=this.
fonts.get(a);c||this.fonts.set(a,c=new Map);const l=Buffer.from(s).toString("latin1");c.has(l)||c.set(l,Uint8Array.from(s))}glyph(s,a){a===B.m&&(this.unreadable=
!0)}}async function G(e,s){await Q(e),await _(e);const a=new Set([...q(e),...nt(e),...await st(e),...await it(e)]),{notdef:c,unknown:l,unreadable:h}=await X(e);
return c&&a.add("shows characters for which its fonts have no glyph (ISO 19005-3, 6.2.11.8)"),l&&a.add("has a font that is not embedded or cannot be read (6.2.1\
1.4.1)"),h&&s==="a"&&a.add("shows characters without a meaning in Unicode (6.2.11.7)"),[...a]}const Q=e=>(0,m.l)(e,["CIDSet","CharSet"],s=>{if(!s.has("FontName"))
return!1;const a=s.size;return s.delete("CIDSet"),s.delete("CharSet"),s.size<a});async function _(e){const s=new Map;for(const[a,c]of e.pages.numbers.entries()){
if(e.entry(c,"Resources")!==void 0)continue;const l=e.pages.attribute(a,"Resources")??new b.Bi;l instanceof b.Bi&&!s.has(l)&&s.set(l,e.add(l)),e.patch(c,{Resources:s.
get(l)??l});const h=e.job.pace.step(400);h&&await h}}function q(e){const{catalog:s}=e,a=[];return(e.dict(s.get("AcroForm"))?.has("XFA")||s.has("NeedsRendering"))&&
a.push("has an XFA form (6.4.2)"),s.has("Requirements")&&a.push("asks readers for features (/Requirements, 6.11)"),e.dict(s.get("Names"))?.has("AlternatePresent\
ations")&&a.push("has a presentation (6.10)"),[...e.dict(s.get("Perms"))?.keys()??[]].some(h=>h!=="UR3"&&h!=="DocMDP")&&a.push("has permissions that part 3 does\
 not know (6.1.12)"),a}const tt=["Popup","Link"],et=["MediaBox","CropBox","BleedBox","TrimBox","ArtBox"];function nt(e){const s=new Set;for(const[a,c]of e.pages.
numbers.entries()){e.entry(c,"AA")!==void 0&&s.add("has a page with actions (6.5.2)"),e.entry(c,"PresSteps")!==void 0&&s.add("has a presentation (6.10)");for(const l of et){
const w=l==="MediaBox"||l==="CropBox"?e.pages.attribute(a,l):e.entry(c,l),u=w===void 0?void 0:(0,j.b0)(e,w);(u?[u[2]-u[0],u[3]-u[1]]:[]).some(L=>L<H.XS||L>H.tU)&&
s.add("has a page that is too small or too large (6.1.13)")}for(const l of e.array(e.entry(c,"Annots"))??[]){const h=e.dict(l),w=e.resolve(h?.get("Subtype")),u=w instanceof
b.SX?w.text:"",S=!tt.includes(u)&&(0,j.b0)(e,h?.get("Rect"))!==void 0;h&&S&&!e.dict(h.get("AP"))&&s.add("has an annotation without an appearance (6.3.3)"),u==="\
Widget"&&(h?.has("A")||h?.has("AA"))&&s.add("has a field with an action (6.4.1)")}}return[...s]}const J=["Hide","SetOCGState","Rendition","Trans","GoTo3DView"];
async function st(e){const s=new Set;let[a,c]=[!1,!1];if(await(0,m.l)(e,[...J,"HTP","OPM"],l=>{const h=e.resolve(l.get("S"));return h instanceof b.SX&&J.includes(
h.text)&&!l.has("Subtype")&&s.add(`has an action ${h.text} (6.5.1)`),l.has("HTP")&&s.add("has a phase of halftones (6.2.5)"),a||=e.resolve(l.get("OPM"))===1,!1}),
a)for(const l of(await(0,v.zx)(e,["N"])).N){const h=e.get(l);c||=h instanceof b.Z6&&e.resolve(h.dict.get("N"))===4}return a&&c&&s.add("overprints colors of a CM\
YK profile (6.2.4.2)"),[...s]}const at=new Set(["Do","Tf","gs","cs","CS","scn","SCN","sh"]),ot=/^(?:Device(?:Gray|RGB|CMYK)|Pattern)$/;async function it(e){const s=new Set,
{Form:a,PatternType:c,Type3:l}=await(0,v.zx)(e,["Form","PatternType","Type3"]),h=async w=>{let u=!1;const S=L=>{const F=at.has(L.operator)?L.name(Math.max(L.count-
1,0)):void 0,Z=L.operator==="Tf"?L.name(0):F;u||=Z!==void 0&&!ot.test(Z)};return await(0,K.K)(await e.decodedAtEase(w),e.job.pace,S),u};for(const w of new Set([
...a,...c])){const u=e.get(w);if(!(u instanceof b.Z6))continue;const S=e.resolve(u.dict.get("PatternType"))===1;if(!S&&!(0,b.Eo)(e.resolve(u.dict.get("Subtype")),
"Form"))continue;const L=e.dict(u.dict.get("Resources"));!L&&await h(u)&&s.add("has a form without resources (6.2.2)"),S&&L?.has("Font")&&s.add("has text in a p\
attern")}for(const w of l){const u=e.get(w);if(!(u instanceof b.Bi)||!(0,b.Eo)(e.resolve(u.get("Subtype")),"Type3"))continue;const S=e.dict(u.get("Resources"));
S?.has("Font")&&s.add("has text in glyphs of a Type 3 font");for(const L of S?[]:e.dict(u.get("CharProcs"))?.values()??[]){const F=e.resolve(L);F instanceof b.Z6&&
await h(F)&&s.add("has a Type 3 font without resources (6.2.2)")}}return[...s]}const rt={alternative:"Alternative",data:"Data",source:"Source"},Y=["MINIMUM","BA\
SIC WL"],ct=async(e,s,a)=>{const c=await(0,C.E)(e.bytes,a,{password:s.open_password}),l=await(0,p.Br)(c),h=(0,A.Ip)(c,l).archive,w=await(0,D.Q)(s.invoice.bytes,
a.pace),u=[...lt(w,s),...s.attach_only?[]:await dt(c,l,h),...await ut(c,typeof w=="string"?void 0:w.profile)];if(u.length>0||typeof w=="string"||!w.profile)throw(0,E.
G6)(u);const{profile:S,invoice:L}=w,F=(0,p._6)(c,l),Z={name:S.file,bytes:s.invoice.bytes,mimeType:"text/xml",description:"Electronic invoice as XML",relationship:rt[ft(
s,S)],modified:(0,I.Z)(F.modified??F.created??L.issueDate??"")};await(0,$.K)(c,Z,(await(0,$.V)(c)).map(({entry:yt})=>yt),[]),!s.attach_only&&l&&h&&await(0,M.a)(
c,l,S);const k=c.pages.count,pt=await(0,O.UN)(c,{version:"1.7"}),gt={pageCount:k,profile:S.level};return{documents:[{name:e.name,bytes:pt,pageCount:k}],notes:ht(
S,s),facts:gt}},ft=({relationship:e},{level:s})=>e??(Y.includes(s)?"data":"alternative");function lt(e,{relationship:s}){const a=u=>[{field:"invoice",message:u}];
if(typeof e=="string")return a(`${e}: it must be a Cross Industry Invoice (CII D16B or D22B)`);if(e.syntax==="UBL")return a("is an invoice in UBL, and Factur-X \
takes only Cross Industry Invoices (CII)");const{profile:c,invoice:l}=e;if(!c)return a("has no guideline (BT-24) of Factur-X, ZUGFeRD 2 or XRechnung: it must na\
me MINIMUM, BASIC WL, BASIC, EN 16931, EXTENDED or XRECHNUNG");const h=["number","issueDate","typeCode","currency"].filter(u=>l[u]===null),w=Y.includes(c.level)&&
s!==void 0&&s!=="data";return[...h.length>0?a(`lacks terms that every invoice has: ${h.join(", ")}`):[],...w?[{field:"relationship",message:`must be data for an\
 invoice of the profile ${c.level}`}]:[]]}async function dt(e,s,a){const c=h=>({field:"file",message:h,mentions:["attach_only"]});if(e.security)return[c("is enc\
rypted, which an electronic invoice must not be: remove the password and the restrictions first")];if(s?.malformed===!0)return[c("has XMP metadata that is malfo\
rmed, so it cannot be PDF/A")];if(a?.level==="a"&&!(0,T.Bi)(e))return[c(`claims ${a.name} and is not tagged, as level A needs: convert it first, or set attach_o\
nly`)];if(a&&(a.part===2||a.part===3))return[];if(a?.part===1)return(await G(e,a.level)).map(w=>c(`claims ${a.name} and cannot become PDF/A-3, because it ${w}: \
convert it first, or set attach_only`));const l=a?`claims ${a.name}`:"does not claim PDF/A";return[c(`${l}, and an electronic invoice must be PDF/A-2 or PDF/A-3\
: convert it first, or set attach_only`)]}async function ut(e,s){const{invoices:a,refused:c,names:l}=await(0,y.sc)(e),h=a[0]?.file??c?.file??l.find(u=>u.toLowerCase()===
s?.file);return h===void 0?[]:[{field:"file",message:`has an electronic invoice already (${(0,R.jC)(h,R.zE,"an attachment without a name")})`}]}function ht({level:e},{
attach_only:s}){const a=[];return Y.includes(e)&&a.push({code:"invoice_without_lines",message:`The profile ${e} has no lines: it is not an invoice in Germany, o\
nly data that accompany one.`}),s&&a.push({code:"invoice_not_claimed",message:"The XML is attached, and the document does not claim to be an electronic invoice.",
mentions:["attach_only"]}),a}}),6057:((V,U,r)=>{r.d(U,{VO:()=>$,b0:()=>y,c_:()=>A,iw:()=>M,lQ:()=>D});var I=r(74135);const E=[0,0,612,792],$=(p,T)=>y(p,p.pages.
attribute(T,"MediaBox"))??E;function M(p,T){const{pages:C}=p,O=p.resolve(p.entry(C.number(T),"UserUnit"));return{box:(0,I.Mo)($(p,T),y(p,C.attribute(T,"CropBox"))),
rotation:A(p.resolve(C.attribute(T,"Rotate"))),userUnit:typeof O=="number"&&O>0?O:1}}function y(p,T){const C=p.array(T)?.map(R=>p.resolve(R));if(C?.length!==4||
!C.every(R=>typeof R=="number"&&Number.isFinite(R)))return;const O=(0,I.ds)(C);return O[0]<O[2]&&O[1]<O[3]?O:void 0}function D(p,T){const C=(p.array(T)??[]).map(
O=>p.resolve(O));return C.length===6&&C.every(O=>typeof O=="number")?C:[1,0,0,1,0,0]}function A(p){const T=typeof p=="number"?(p%360+360)%360:0;return T===90||T===
180||T===270?T:0}}),96927:((V,U,r)=>{r.d(U,{XS:()=>M,tU:()=>y,tn:()=>$});const I=D=>Math.round(D*72e3/25.4)/1e3,E=(D,A)=>[I(D),I(A)],$={A3:E(297,420),A4:E(210,297),
A5:E(148,210),A6:E(105,148),Letter:[612,792],Legal:[612,1008],Tabloid:[792,1224]},M=3,y=14400}),85392:((V,U,r)=>{r.d(U,{J:()=>A,a:()=>p});var I=r(43496),E=r(824),
$=r(82715),M=r(60912),y=r(1975),D=r(92761);async function A(O){const R=await(0,E.Br)(O),K=({namespace:j})=>D.fD.includes(j);return R?.properties.some(K)?((0,M._L)(
O,(0,M.QH)(R,K,[])),!0):!1}async function p(O,R,K){const j=(v,b,B)=>({prefix:v,name:b,form:"simple",values:[B]}),H=(0,M.QH)(R,({namespace:v,name:b})=>D.fD.includes(
v)||v===I.dK.pdfaid&&b==="part",[j("pdfaid","part","3"),j("fx","DocumentType","INVOICE"),j("fx","DocumentFileName",K.file),j("fx","Version",K.version),j("fx","C\
onformanceLevel",K.level)]),m=await(0,y.kg)(Buffer.from(H,"utf8"),O.job.pace);(0,M._L)(O,(0,$.m)(m,"pdfaExtension","schemas",C))}const T=[["DocumentType","Type \
of the invoice document"],["DocumentFileName","Name of the embedded XML invoice"],["Version","Version of the XML invoice standard"],["ConformanceLevel","Profile\
 of the XML invoice"]],C=`<rdf:li rdf:parseType="Resource" xmlns:pdfaSchema="${I.dK.pdfaSchema}" xmlns:pdfaProperty="${I.dK.pdfaProperty}">
<pdfaSchema:schema>Factur-X PDFA Extension Schema</pdfaSchema:schema>
<pdfaSchema:namespaceURI>${I.dK.fx}</pdfaSchema:namespaceURI>
<pdfaSchema:prefix>fx</pdfaSchema:prefix>
<pdfaSchema:property><rdf:Seq>
${T.map(([O,R])=>`<rdf:li rdf:parseType="Resource"><pdfaProperty:name>${O}</pdfaProperty:name><pdfaProperty:valueType>Text</pdfaProperty:valueType><pdfaProperty\
:category>external</pdfaProperty:category><pdfaProperty:description>${R}</pdfaProperty:description></rdf:li>
`).join("")}</rdf:Seq></pdfaSchema:property>
</rdf:li>
`}),82715:((V,U,r)=>{r.d(U,{m:()=>$});var I=r(43496),E=r(3907);function $(M,y,D,A){const{text:p,properties:T,end:C,about:O}=M,R=T.find(m=>m.namespace===I.dK[y]&&
m.name===D),K=R&&p.slice(R.from,R.to).match(/^[\s\S]*(?=<\/(?:[\w.-]+:)?Bag\s*>)/)?.[0].length;if(R&&K!==void 0){const m=R.from+K;return`${p.slice(0,m)}${A.replace(
"<rdf:li",`<rdf:li xmlns:rdf="${I.dK.rdf}"`)}${p.slice(m)}`}const j=`<${y}:${D}><rdf:Bag>
${A}</rdf:Bag></${y}:${D}>`,H=`<rdf:Description xmlns:rdf="${I.dK.rdf}" rdf:about="${(0,E.X)(O)}" xmlns:${y}="${I.dK[y]}">
${j}
</rdf:Description>
`;return`${p.slice(0,C)}${H}${p.slice(C)}`}}),61491:((V,U,r)=>{r.d(U,{g$:()=>m,Bi:()=>v,Hy:()=>P});var I=r(77581),E=r(45599),$=r(70549),M=r(9819),y=r(78157),D=r(
79725),A=r(82416);const p=2e3,T=9;class C{document;type="";page=-1;hasTexts=!1;kids=[];entries=new D.R;number=0;isReference=!1;constructor(t){this.document=t}read(t){
const{entries:n,kids:d}=this;d.length=0;const o=this.document.place(t);if(!o||!n.locate(o.bytes,o.start,Math.min(o.end,o.start+p)))return!1;const{bytes:i}=o,{at:x}=n;
if(n.find(i,"MCID")>=0)return!1;this.hasTexts=n.find(i,"ActualText")>=0||n.find(i,"Alt")>=0;const g=n.find(i,"S");if(g<0||i[x[g+2]]!==y.cL)return!1;this.name(i,
x[g+2]+1,x[g+3]);const N=n.find(i,"Pg");if(this.page=-1,N>=0){if(this.after(i,x[N+2],x[N+3])!==x[N+3]||!this.isReference)return!1;this.page=this.number}const W=n.
find(i,"K");return W<0||this.readKids(i,x[W+2],x[W+3])}name(t,n,d){const{type:o}=this;let i=0;if(o.length===d-n)for(;i<o.length&&t[n+i]===o.charCodeAt(i);)i++;(i<
d-n||i===0)&&(this.type=(0,A.MQ)(t,n,d))}readKids(t,n,d){const o=t[n]===y.WL,i=o?d-1:d;if(o&&t[i]!==y.wt)return!1;for(let x=(0,y.AN)(t,o?n+1:n,i);x<i;x=(0,y.AN)(
t,x,i)){if(x=this.after(t,x,i),x<0)return!1;this.kids.push(this.isReference?-1-this.number:this.number)}return o||!this.isReference||this.isDictionary(this.number)}isDictionary(t){
const n=this.document.place(t);return n!==void 0&&n.bytes[(0,y.AN)(n.bytes,n.start,n.end)]===y.iH}after(t,n,d){let o=n,i=0;for(;o<d&&O(t[o]);o++)i=i*10+t[o]-y.l0;
if(o===n||o-n>T||(this.number=i,this.isReference=!1,o<d&&!R(t[o])))return-1;const x=(0,y.AN)(t,o,d);let g=x;for(;g<d&&O(t[g]);)g++;const N=(0,y.AN)(t,g,d);return g===
x||N>=d||t[N]!==y.AV?o:(this.isReference=!0,N+1)}}const O=f=>f>=y.l0&&f<=y.ev,R=f=>f===32||f===10||f===13,K=1e7,j=1e4;class H{pages=new Map;count=0;last;hasTexts=!1;leaf(t,n,d){
const o=this.pages.get(t);return n===0&&d<j?o?.own[d]:o?.others.get(n*K+d)}leaves(t){const{own:n=[],others:d}=this.pages.get(t)??{};return[...n.flat(),...d?.values()??
[]].sort((o,i)=>o.order-i.order)}hasPage(t){return this.pages.has(t)}add(t,n,d,o){if(!Number.isInteger(o)||o<0||o>=K)return;const{own:i,others:x}=this.leavesOf(
n);if(d===0&&o<j)i[o]??={element:t,order:this.count++};else{const g=d*K+o;x.has(g)||x.set(g,{element:t,order:this.count++})}for(let g=t;g&&g.firstPage<0;g=g.parent)
g.firstPage=n}leavesOf(t){if(this.last?.number===t)return this.last.leaves;let n=this.pages.get(t);return n||this.pages.set(t,n={own:[],others:new Map}),this.last=
{number:t,leaves:n},n}}const m=(0,$.n)(b);function v(f){const t=f.dict(f.catalog.get("MarkInfo"));return f.dict(f.catalog.get("StructTreeRoot"))!==void 0&&f.resolve(
t?.get("Marked"))===!0}async function b(f){const t=f.dict(f.catalog.get("StructTreeRoot"));if(!t||f.resolve(f.dict(f.catalog.get("MarkInfo"))?.get("Suspects"))===
!0)return;const n=new B(f,f.dict(t.get("RoleMap")));return await n.run(t),n.tags}class B{document;roles;tags=new H;visit;bytes;types=new Map;open=[];constructor(t,n){
this.document=t,this.roles=n,this.visit=new M._i(t),this.bytes=new C(t)}async run(t){const{open:n,document:d}=this;this.push(t.get("K"),void 0,-1);for(let o=n.pop();o;o=
n.pop()){this.take(o);const i=d.job.pace.step(300);i&&await i}}push(t,n,d){if(t===void 0)return;const o=(0,E.i9)(t)||(0,E.cy)(t)?this.document.array(t)??[t]:[t];
for(let i=o.length-1;i>=0;i--)this.open.push({kid:o[i],parent:n,page:d})}take({kid:t,parent:n,page:d}){if(typeof t=="number"){n&&d>=0&&this.tags.add(n,d,0,t);return}
if(!this.visit.first(t)||(0,E.i9)(t)&&this.takeBytes(t.number,n,d))return;const o=this.document.dict(t);if(!o)return;const i=o.get("Pg"),x=(0,E.i9)(i)?i.number:
d,g=o.get("MCID");if(g!==void 0){const X=o.get("Stm");n&&x>=0&&this.tags.add(n,x,(0,E.i9)(X)?X.number:0,Number(this.document.resolve(g)));return}const N=this.document.
resolve(o.get("S"));if(!(N instanceof E.SX))return;const W={type:this.standard(N.text),parent:n,actualText:this.text(o.get("ActualText")),alternative:this.text(
o.get("Alt")),firstPage:-1};W.actualText!==void 0&&(this.tags.hasTexts=!0),this.push(o.get("K"),W,x),(0,E.i9)(t)&&this.document.release(t.number)}takeBytes(t,n,d){
const{bytes:o,document:i,open:x,tags:g}=this;if(!o.read(t))return!1;const{hasTexts:N,kids:W}=o,X={type:this.standard(o.type),parent:n,actualText:N?this.text(i.entry(
t,"ActualText")):void 0,alternative:N?this.text(i.entry(t,"Alt")):void 0,firstPage:-1};X.actualText!==void 0&&(g.hasTexts=!0);const z=o.page<0?d:o.page;if(W.some(
G=>G<0))for(let G=W.length-1;G>=0;G--){const Q=W[G];x.push({kid:Q<0?new E.oS(-1-Q):Q,parent:X,page:z})}else if(z>=0)for(const G of W)g.add(X,z,0,G);return!0}text(t){
const n=t===void 0?null:this.document.resolve(t);return n instanceof E.Mx?(0,I.g7)(n):void 0}standard(t){const n=this.types.get(t);if(n!==void 0)return n;let d=t;
for(let o=0;o<16;o++){const i=this.document.resolve(this.roles?.get(d));if(!(i instanceof E.SX)||i.text===d)break;d=i.text}return this.types.set(t,d),d}}function*P(f){
for(let t=f;t;t=t.parent)yield t}}),27612:((V,U,r)=>{r.d(U,{l:()=>$});var I=r(21996),E=r(90536);async function $(M,y,D){for(const A of await(0,I.V3)(M,y)){const p=M.
job.pace.step(200);p&&await p;const T={changed:!1};(0,E.C)(M.get(A),C=>{D(C)&&(T.changed=!0)}),T.changed&&M.edit(A)}}}),21996:((V,U,r)=>{r.d(U,{Av:()=>T,RJ:()=>R,
V3:()=>O,vb:()=>K,zx:()=>p});var I=r(54619),E=r(93604),$=r(78157),M=r(88500);const y=2048,D=65536,A="[^\\0\\t\\n\\f\\r ()<>[\\]{}/%#]";async function p(m,v){const{
found:b,all:B}=await C(m,v),P=f=>[...new Set([...f,...B])].sort((t,n)=>t-n);return Object.fromEntries(v.map(f=>[f,P(b[f])]))}async function T(m,v){const{found:b,
all:B}=await C(m,v);for(const P of Object.values(b))for(const f of P)B.add(f);return B}async function C(m,v){const b=v.map(t=>{const[n="",...d]=[...t].map(i=>i.
replace(/\W/,"\\$&")),o=/\W/.test(t)?A:"\\w";return`${n}(?:${d.join("")}|${o}{0,${Math.max(0,t.length-2)}}#)`}),B=new RegExp(`/(?:${b.join("|")}|#)`,"g"),P=Object.
fromEntries(v.map(t=>[t,new Set])),f=new Set;await R(m,(t,n,d,o)=>{const i=t.toString("latin1",n,d);B.lastIndex=0;for(let x=B.exec(i);x;x=B.exec(i)){const g=o(n+
x.index);g!==void 0&&(x[0].endsWith("#")?f.add(g):P[x[0].slice(1)].add(g))}});for(const t of K(m))f.add(t);return{found:P,all:f}}async function O(m,v){const b=await p(
m,v);return[...new Set(Object.values(b).flat())].sort((B,P)=>B-P)}async function R(m,v){const{bytes:b,table:B}=m,P=j(m),f=new Int32Array(P.length);for(let i=0;i<
P.length;i++)f[i]=B.place[P[i]];const t=(0,$.bS)(b),n=i=>P[(0,E.M)(f,i)-1],d=new M.s;let o=0;for(let i=0;i<P.length;i++){const x=i+1===P.length,g=x?b.length:f[i+
1],N=g-f[i]>y;if(!N&&!x&&g-o<D)continue;if(N){f[i]>o&&v(t,o,f[i],n),d.reset();const X=d.value(b,m.bodies[P[i]],g);v(t,f[i],X<0?g:X,n)}else v(t,o,g,n);const W=m.
job.pace.step(Math.min(g-o,D));W&&await W,o=g}for(const[i,x]of H(m)){const g=m.objectStream(i);if(!g)continue;const N=new Set(x),{starts:W}=g;v((0,$.bS)(g.data),
0,g.data.length,z=>{const G=g.numbers[(0,E.M)(W,z)-1];return G!==void 0&&N.has(G)?G:void 0});const X=m.job.pace.step(g.data.length);X&&await X}}function*K(m){for(let v=1;m.
hasChanges&&v<m.size;v++)m.isChanged(v)&&m.exists(v)&&(yield v)}function j(m){const{table:v,hasChanges:b}=m,B=[];let P=!0,f=-1;for(let t=1;t<v.size;t++){if(v.kind[t]!==
I.tL||b&&m.isChanged(t))continue;const n=v.place[t];P&&=n>=f,f=n,B.push(t)}return P?B:B.sort((t,n)=>v.place[t]-v.place[n])}function H(m){const{table:v,hasChanges:b}=m,
B=new Map;for(let P=1;P<v.size;P++){if(v.kind[P]!==I.UT||b&&m.isChanged(P))continue;const f=v.place[P],t=B.get(f);t?t.push(P):B.set(f,[P])}return B}}),90536:((V,U,r)=>{
r.d(U,{C:()=>E,L:()=>$});var I=r(45599);function E(M,y){const D=[M];for(;D.length>0;){const A=D.pop(),p=A instanceof I.Z6?A.dict:A;if(Array.isArray(p))for(const T of p)
D.push(T);else if(p instanceof I.Bi){y(p);for(const T of p.values())D.push(T)}}}function $(M,y){const D=[];return E(M,A=>{D.length===0&&y(A)&&D.push(A)}),D.length>
0}}),93604:((V,U,r)=>{r.d(U,{B:()=>I,M:()=>E});const I=(M,y)=>$(M,y,!1),E=(M,y)=>$(M,y,!0);function $(M,y,D){let[A,p]=[0,M.length];for(;A<p;){const T=A+p>>1,C=M[T];
C<y||D&&C===y?A=T+1:p=T}return A}})};
