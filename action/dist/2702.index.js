"use strict";exports.id=2702,exports.ids=[2702],exports.modules={42702:((V,W,r)=>{r.r(W),r.d(W,{create_e_invoice:()=>ft});var C=r(38917),D=r(49153),K=r(5237),M=r(90460),v=r(
67753),P=r(17148),A=r(80397),E=r(10404),B=r(60797),j=r(7390),F=r(86009),L=r(99586),$=r(7548),w=r(16039),H=r(66173),y=r(55123),g=r(88728),O=r(65710),b=r(99921),T=r(
96502);async function f(e,s){const a=(0,O.Vb)(e,s.get("Subtype"));if(a==="Type3")return()=>!1;const c=(0,y.oQ)(e,s);if(typeof c=="object")return a==="Type0"?await t(
e,s,c):n(e,s,c)}async function t(e,s,a){const c=await(0,T.x)(e,s.get("Encoding")),l=e.resolve((0,O.hL)(e,s)?.get("CIDToGIDMap")),h=l instanceof w.Z6?e.decoded(l):
void 0,S=u=>a.kind==="cid"?u>0&&a.has(u):a.kind==="named"?u>0&&a.nameOf(u)!=="":a.has(h?(h[u*2]??0)<<8|(h[u*2+1]??0):u);return u=>{for(let x=0;x<u.length;){const I=c.
lengthAt(u,x);if(x+I>u.length)return!0;let U=0;for(const Z=x+I;x<Z;x++)U=U*256+u[x];if(!S(c.cidOf(U,I)))return!0}return!1}}function n(e,s,a){const{differences:c}=(0,g.
yD)(e,s),l=(0,g.pE)(e,(0,O.nb)(e,s),s),h=(0,g.P$)(e,s,l,!0),S=x=>{const I=c?.get(x),U=h?.get(x);return a.kind==="truetype"?d(a,x,U):o(a,x,I??U?.name,U)},u=new Map;
return x=>x.some(I=>{const U=u.get(I)??S(I);return u.set(I,U),!U})}const d=(e,s,a)=>a!==void 0&&(e.unicode(a.point)>0||e.glyphOf(a.name)>0)||e.code(s)>0||e.codes===
void 0&&e.unicode(s)>0;function o(e,s,a,c){const l=a??e.encoding?.get(s);return l===void 0||l===".notdef"?!1:e.has(l)||c!==void 0&&e.has((0,b.S)(c.point))}var i=r(
2115),m=r(52376);async function p(e){const s=new m.i(e),a=new R;for(let h=0;h<e.pages.count;h++)await s.read(h,a);let[c,l]=[!1,!1];for(const[h,S]of a.byFont){const u=await f(
e,h.dictionary);u?c||=S.some(u):l=!0;const x=e.job.pace.step(S.length*50);x&&await x}return{notdef:c,unknown:l,unreadable:a.unreadable}}class R{unreadable=!1;fonts=new Map;get byFont(){
return[...this.fonts].map(([s,a])=>[s,[...a.values()]])}string(s,a){let c=this.fonts.get(a);c||this.fonts.set(a,c=new Map);const l=Buffer.from(s).toString("lati\
n1");c.has(l)||c.set(l,Uint8Array.from(s))}glyph(s,a){a===i.m&&(this.unreadable=!0)}}var N=r(84805),X=r(20616);async function z(e,s){await G(e),await Q(e);const a=new Set(
[..._(e),...st(e),...await at(e),...await rt(e)]),{notdef:c,unknown:l,unreadable:h}=await p(e);return c&&a.add("shows characters for which its fonts have no gly\
ph (ISO 19005-3, 6.2.11.8)"),l&&a.add("has a font that is not embedded or cannot be read (6.2.11.4.1)"),h&&s==="a"&&a.add("shows characters without a meaning in\
 Unicode (6.2.11.7)"),[...a]}const G=e=>(0,X.l)(e,["CIDSet","CharSet"],s=>{if(!s.has("FontName"))return!1;const a=s.size;return s.delete("CIDSet"),s.delete("Cha\
rSet"),s.size<a});async function Q(e){const s=new Map;for(const[a,c]of e.pages.numbers.entries()){if(e.entry(c,"Resources")!==void 0)continue;const l=e.pages.attribute(
a,"Resources")??new w.Bi;l instanceof w.Bi&&!s.has(l)&&s.set(l,e.add(l)),e.patch(c,{Resources:s.get(l)??l});const h=e.job.pace.step(400);h&&await h}}function _(e){
const{catalog:s}=e,a=[];return(e.dict(s.get("AcroForm"))?.has("XFA")||s.has("NeedsRendering"))&&a.push("has an XFA form (6.4.2)"),s.has("Requirements")&&a.push(
"asks readers for features (/Requirements, 6.11)"),e.dict(s.get("Names"))?.has("AlternatePresentations")&&a.push("has a presentation (6.10)"),[...e.dict(s.get("\
Perms"))?.keys()??[]].some(h=>h!=="UR3"&&h!=="DocMDP")&&a.push("has permissions that part 3 does not know (6.1.12)"),a}const q=["Popup","Link"],tt=3,et=14400,nt=[
"MediaBox","CropBox","BleedBox","TrimBox","ArtBox"];function st(e){const s=new Set;for(const[a,c]of e.pages.numbers.entries()){e.entry(c,"AA")!==void 0&&s.add("\
has a page with actions (6.5.2)"),e.entry(c,"PresSteps")!==void 0&&s.add("has a presentation (6.10)");for(const l of nt){const S=l==="MediaBox"||l==="CropBox"?e.
pages.attribute(a,l):e.entry(c,l),u=S===void 0?void 0:(0,N.b0)(e,S);(u?[u[2]-u[0],u[3]-u[1]]:[]).some(I=>I<tt||I>et)&&s.add("has a page that is too small or too\
 large (6.1.13)")}for(const l of e.array(e.entry(c,"Annots"))??[]){const h=e.dict(l),S=e.resolve(h?.get("Subtype")),u=S instanceof w.SX?S.text:"",x=!q.includes(
u)&&(0,N.b0)(e,h?.get("Rect"))!==void 0;h&&x&&!e.dict(h.get("AP"))&&s.add("has an annotation without an appearance (6.3.3)"),u==="Widget"&&(h?.has("A")||h?.has(
"AA"))&&s.add("has a field with an action (6.4.1)")}}return[...s]}const J=["Hide","SetOCGState","Rendition","Trans","GoTo3DView"];async function at(e){const s=new Set;
let[a,c]=[!1,!1];if(await(0,X.l)(e,[...J,"HTP","OPM"],l=>{const h=e.resolve(l.get("S"));return h instanceof w.SX&&J.includes(h.text)&&!l.has("Subtype")&&s.add(`\
has an action ${h.text} (6.5.1)`),l.has("HTP")&&s.add("has a phase of halftones (6.2.5)"),a||=e.resolve(l.get("OPM"))===1,!1}),a)for(const l of(await(0,$.zx)(e,
["N"])).N){const h=e.get(l);c||=h instanceof w.Z6&&e.resolve(h.dict.get("N"))===4}return a&&c&&s.add("overprints colors of a CMYK profile (6.2.4.2)"),[...s]}const ot=new Set(
["Do","Tf","gs","cs","CS","scn","SCN","sh"]),it=/^(?:Device(?:Gray|RGB|CMYK)|Pattern)$/;async function rt(e){const s=new Set,{Form:a,PatternType:c,Type3:l}=await(0,$.
zx)(e,["Form","PatternType","Type3"]),h=async S=>{let u=!1;const x=I=>{const U=ot.has(I.operator)?I.name(Math.max(I.count-1,0)):void 0,Z=I.operator==="Tf"?I.name(
0):U;u||=Z!==void 0&&!it.test(Z)};return await(0,H.K)(await e.decodedAtEase(S),e.job.pace,x),u};for(const S of new Set([...a,...c])){const u=e.get(S);if(!(u instanceof
w.Z6))continue;const x=e.resolve(u.dict.get("PatternType"))===1;if(!x&&!(0,w.Eo)(e.resolve(u.dict.get("Subtype")),"Form"))continue;const I=e.dict(u.dict.get("Re\
sources"));!I&&await h(u)&&s.add("has a form without resources (6.2.2)"),x&&I?.has("Font")&&s.add("has text in a pattern")}for(const S of l){const u=e.get(S);if(!(u instanceof
w.Bi)||!(0,w.Eo)(e.resolve(u.get("Subtype")),"Type3"))continue;const x=e.dict(u.get("Resources"));x?.has("Font")&&s.add("has text in glyphs of a Type 3 font");for(const I of x?
[]:e.dict(u.get("CharProcs"))?.values()??[]){const U=e.resolve(I);U instanceof w.Z6&&await h(U)&&s.add("has a Type 3 font without resources (6.2.2)")}}return[...s]}
const ct={alternative:"Alternative",data:"Data",source:"Source"},Y=["MINIMUM","BASIC WL"],ft=async(e,s,a)=>{const c=await(0,j.E)(e.bytes,a,{password:s.open_password}),
l=await(0,E.Br)(c),h=(0,A.Ip)(c,l).archive,S=await(0,P.Q)(s.invoice.bytes,a.pace),u=[...dt(S,s),...s.attach_only?[]:await ut(c,l,h),...await ht(c,typeof S=="str\
ing"?void 0:S.profile)];if(u.length>0||typeof S=="string"||!S.profile)throw(0,D.G6)(u);const{profile:x,invoice:I}=S,U=(0,E._6)(c,l),Z={name:x.file,bytes:s.invoice.
bytes,mimeType:"text/xml",description:"Electronic invoice as XML",relationship:ct[lt(s,x)],modified:(0,C.Z)(U.modified??U.created??I.issueDate??"")};await(0,K.K)(
c,Z,(await(0,K.V)(c)).map(({entry:yt})=>yt),[]),!s.attach_only&&l&&h&&await(0,M.a)(c,l,x);const k=c.pages.count,gt=await(0,F.UN)(c,{version:"1.7"}),mt={pageCount:k,
profile:x.level};return{documents:[{name:e.name,bytes:gt,pageCount:k}],notes:pt(x,s),facts:mt}},lt=({relationship:e},{level:s})=>e??(Y.includes(s)?"data":"alter\
native");function dt(e,{relationship:s}){const a=u=>[{field:"invoice",message:u}];if(typeof e=="string")return a(`${e}: it must be a Cross Industry Invoice (CII\
 D16B or D22B)`);if(e.syntax==="UBL")return a("is an invoice in UBL, and Factur-X takes only Cross Industry Invoices (CII)");const{profile:c,invoice:l}=e;if(!c)
return a("has no guideline (BT-24) of Factur-X, ZUGFeRD 2 or XRechnung: it must name MINIMUM, BASIC WL, BASIC, EN 16931, EXTENDED or XRECHNUNG");const h=["numbe\
r","issueDate","typeCode","currency"].filter(u=>l[u]===null),S=Y.includes(c.level)&&s!==void 0&&s!=="data";return[...h.length>0?a(`lacks terms that every invoic\
e has: ${h.join(", ")}`):[],...S?[{field:"relationship",message:`must be data for an invoice of the profile ${c.level}`}]:[]]}async function ut(e,s,a){const c=h=>({
field:"file",message:h,mentions:["attach_only"]});if(e.security)return[c("is encrypted, which an electronic invoice must not be: remove the password and the res\
trictions first")];if(s?.malformed===!0)return[c("has XMP metadata that is malformed, so it cannot be PDF/A")];if(a?.level==="a"&&!(0,B.Bi)(e))return[c(`claims ${a.
name} and is not tagged, as level A needs: convert it first, or set attach_only`)];if(a&&(a.part===2||a.part===3))return[];if(a?.part===1)return(await z(e,a.level)).
map(S=>c(`claims ${a.name} and cannot become PDF/A-3, because it ${S}: convert it first, or set attach_only`));const l=a?`claims ${a.name}`:"does not claim PDF/\
A";return[c(`${l}, and an electronic invoice must be PDF/A-2 or PDF/A-3: convert it first, or set attach_only`)]}async function ht(e,s){const{invoices:a,refused:c,
names:l}=await(0,v.sc)(e),h=a[0]?.file??c?.file??l.find(u=>u.toLowerCase()===s?.file);return h===void 0?[]:[{field:"file",message:`has an electronic invoice alr\
eady (${(0,L.jC)(h,L.zE,"an attachment without a name")})`}]}function pt({level:e},{attach_only:s}){const a=[];return Y.includes(e)&&a.push({code:"invoice_witho\
ut_lines",message:`The profile ${e} has no lines: it is not an invoice in Germany, only data that accompany one.`}),s&&a.push({code:"invoice_not_claimed",message:"\
The XML is attached, and the document does not claim to be an electronic invoice.",mentions:["attach_only"]}),a}}),90460:((V,W,r)=>{r.d(W,{J:()=>A,a:()=>E});var C=r(
1480),D=r(10404),K=r(18679),M=r(31808),v=r(34331),P=r(67753);async function A(F){const L=await(0,D.Br)(F),$=({namespace:w})=>P.fD.includes(w);return L?.properties.
some($)?((0,M._L)(F,(0,M.QH)(L,$,[])),!0):!1}async function E(F,L,$){const w=(g,O,b)=>({prefix:g,name:O,form:"simple",values:[b]}),H=(0,M.QH)(L,({namespace:g,name:O})=>P.
fD.includes(g)||g===C.dK.pdfaid&&O==="part",[w("pdfaid","part","3"),w("fx","DocumentType","INVOICE"),w("fx","DocumentFileName",$.file),w("fx","Version",$.version),
w("fx","ConformanceLevel",$.level)]),y=await(0,v.kg)(Buffer.from(H,"utf8"),F.job.pace);(0,M._L)(F,(0,K.m)(y,"pdfaExtension","schemas",j))}const B=[["DocumentTyp\
e","Type of the invoice document"],["DocumentFileName","Name of the embedded XML invoice"],["Version","Version of the XML invoice standard"],["ConformanceLevel",
"Profile of the XML invoice"]],j=`<rdf:li rdf:parseType="Resource" xmlns:pdfaSchema="${C.dK.pdfaSchema}" xmlns:pdfaProperty="${C.dK.pdfaProperty}">
<pdfaSchema:schema>Factur-X PDFA Extension Schema</pdfaSchema:schema>
<pdfaSchema:namespaceURI>${C.dK.fx}</pdfaSchema:namespaceURI>
<pdfaSchema:prefix>fx</pdfaSchema:prefix>
<pdfaSchema:property><rdf:Seq>
${B.map(([F,L])=>`<rdf:li rdf:parseType="Resource"><pdfaProperty:name>${F}</pdfaProperty:name><pdfaProperty:valueType>Text</pdfaProperty:valueType><pdfaProperty\
:category>external</pdfaProperty:category><pdfaProperty:description>${L}</pdfaProperty:description></rdf:li>
`).join("")}</rdf:Seq></pdfaSchema:property>
</rdf:li>
`}),18679:((V,W,r)=>{r.d(W,{m:()=>K});var C=r(1480),D=r(54075);function K(M,v,P,A){const{text:E,properties:B,end:j,about:F}=M,L=B.find(y=>y.namespace===C.dK[v]&&
y.name===P),$=L&&E.slice(L.from,L.to).match(/^[\s\S]*(?=<\/(?:[\w.-]+:)?Bag\s*>)/)?.[0].length;if(L&&$!==void 0){const y=L.from+$;return`${E.slice(0,y)}${A.replace(
"<rdf:li",`<rdf:li xmlns:rdf="${C.dK.rdf}"`)}${E.slice(y)}`}const w=`<${v}:${P}><rdf:Bag>
${A}</rdf:Bag></${v}:${P}>`,H=`<rdf:Description xmlns:rdf="${C.dK.rdf}" rdf:about="${(0,D.X)(F)}" xmlns:${v}="${C.dK[v]}">
${w}
</rdf:Description>
`;return`${E.slice(0,j)}${H}${E.slice(j)}`}}),60797:((V,W,r)=>{r.d(W,{g$:()=>y,Bi:()=>g,Hy:()=>T});var C=r(20381),D=r(16039),K=r(30729),M=r(90191),v=r(269),P=r(
66249),A=r(19980);const E=2e3,B=9;class j{document;type="";page=-1;hasTexts=!1;kids=[];entries=new P.R;number=0;isReference=!1;constructor(t){this.document=t}read(t){
const{entries:n,kids:d}=this;d.length=0;const o=this.document.place(t);if(!o||!n.locate(o.bytes,o.start,Math.min(o.end,o.start+E)))return!1;const{bytes:i}=o,{at:m}=n;
if(n.find(i,"MCID")>=0)return!1;this.hasTexts=n.find(i,"ActualText")>=0||n.find(i,"Alt")>=0;const p=n.find(i,"S");if(p<0||i[m[p+2]]!==v.cL)return!1;this.name(i,
m[p+2]+1,m[p+3]);const R=n.find(i,"Pg");if(this.page=-1,R>=0){if(this.after(i,m[R+2],m[R+3])!==m[R+3]||!this.isReference)return!1;this.page=this.number}const N=n.
find(i,"K");return N<0||this.readKids(i,m[N+2],m[N+3])}name(t,n,d){const{type:o}=this;let i=0;if(o.length===d-n)for(;i<o.length&&t[n+i]===o.charCodeAt(i);)i++;(i<
d-n||i===0)&&(this.type=(0,A.MQ)(t,n,d))}readKids(t,n,d){const o=t[n]===v.WL,i=o?d-1:d;if(o&&t[i]!==v.wt)return!1;for(let m=(0,v.AN)(t,o?n+1:n,i);m<i;m=(0,v.AN)(
t,m,i)){if(m=this.after(t,m,i),m<0)return!1;this.kids.push(this.isReference?-1-this.number:this.number)}return o||!this.isReference||this.isDictionary(this.number)}isDictionary(t){
const n=this.document.place(t);return n!==void 0&&n.bytes[(0,v.AN)(n.bytes,n.start,n.end)]===v.iH}after(t,n,d){let o=n,i=0;for(;o<d&&F(t[o]);o++)i=i*10+t[o]-v.l0;
if(o===n||o-n>B||(this.number=i,this.isReference=!1,o<d&&!L(t[o])))return-1;const m=(0,v.AN)(t,o,d);let p=m;for(;p<d&&F(t[p]);)p++;const R=(0,v.AN)(t,p,d);return p===
m||R>=d||t[R]!==v.AV?o:(this.isReference=!0,R+1)}}const F=f=>f>=v.l0&&f<=v.ev,L=f=>f===32||f===10||f===13,$=1e7,w=1e4;class H{pages=new Map;count=0;last;hasTexts=!1;leaf(t,n,d){
const o=this.pages.get(t);return n===0&&d<w?o?.own[d]:o?.others.get(n*$+d)}leaves(t){const{own:n=[],others:d}=this.pages.get(t)??{};return[...n.flat(),...d?.values()??
[]].sort((o,i)=>o.order-i.order)}hasPage(t){return this.pages.has(t)}add(t,n,d,o){if(!Number.isInteger(o)||o<0||o>=$)return;const{own:i,others:m}=this.leavesOf(
n);if(d===0&&o<w)i[o]??={element:t,order:this.count++};else{const p=d*$+o;m.has(p)||m.set(p,{element:t,order:this.count++})}for(let p=t;p&&p.firstPage<0;p=p.parent)
p.firstPage=n}leavesOf(t){if(this.last?.number===t)return this.last.leaves;let n=this.pages.get(t);return n||this.pages.set(t,n={own:[],others:new Map}),this.last=
{number:t,leaves:n},n}}const y=(0,K.H)(O);function g(f){const t=f.dict(f.catalog.get("MarkInfo"));return f.dict(f.catalog.get("StructTreeRoot"))!==void 0&&f.resolve(
t?.get("Marked"))===!0}async function O(f){const t=f.dict(f.catalog.get("StructTreeRoot"));if(!t||f.resolve(f.dict(f.catalog.get("MarkInfo"))?.get("Suspects"))===
!0)return;const n=new b(f,f.dict(t.get("RoleMap")));return await n.run(t),n.tags}class b{document;roles;tags=new H;visit;bytes;types=new Map;open=[];constructor(t,n){
this.document=t,this.roles=n,this.visit=new M._i(t),this.bytes=new j(t)}async run(t){const{open:n,document:d}=this;this.push(t.get("K"),void 0,-1);for(let o=n.pop();o;o=
n.pop()){this.take(o);const i=d.job.pace.step(300);i&&await i}}push(t,n,d){if(t===void 0)return;const o=(0,D.i9)(t)||(0,D.cy)(t)?this.document.array(t)??[t]:[t];
for(let i=o.length-1;i>=0;i--)this.open.push({kid:o[i],parent:n,page:d})}take({kid:t,parent:n,page:d}){if(typeof t=="number"){n&&d>=0&&this.tags.add(n,d,0,t);return}
if(!this.visit.first(t)||(0,D.i9)(t)&&this.takeBytes(t.number,n,d))return;const o=this.document.dict(t);if(!o)return;const i=o.get("Pg"),m=(0,D.i9)(i)?i.number:
d,p=o.get("MCID");if(p!==void 0){const X=o.get("Stm");n&&m>=0&&this.tags.add(n,m,(0,D.i9)(X)?X.number:0,Number(this.document.resolve(p)));return}const R=this.document.
resolve(o.get("S"));if(!(R instanceof D.SX))return;const N={type:this.standard(R.text),parent:n,actualText:this.text(o.get("ActualText")),alternative:this.text(
o.get("Alt")),firstPage:-1};N.actualText!==void 0&&(this.tags.hasTexts=!0),this.push(o.get("K"),N,m),(0,D.i9)(t)&&this.document.release(t.number)}takeBytes(t,n,d){
const{bytes:o,document:i,open:m,tags:p}=this;if(!o.read(t))return!1;const{hasTexts:R,kids:N}=o,X={type:this.standard(o.type),parent:n,actualText:R?this.text(i.entry(
t,"ActualText")):void 0,alternative:R?this.text(i.entry(t,"Alt")):void 0,firstPage:-1};X.actualText!==void 0&&(p.hasTexts=!0);const z=o.page<0?d:o.page;if(N.some(
G=>G<0))for(let G=N.length-1;G>=0;G--){const Q=N[G];m.push({kid:Q<0?new D.oS(-1-Q):Q,parent:X,page:z})}else if(z>=0)for(const G of N)p.add(X,z,0,G);return!0}text(t){
const n=t===void 0?null:this.document.resolve(t);return n instanceof D.Mx?(0,C.g7)(n):void 0}standard(t){const n=this.types.get(t);if(n!==void 0)return n;let d=t;
for(let o=0;o<16;o++){const i=this.document.resolve(this.roles?.get(d));if(!(i instanceof D.SX)||i.text===d)break;d=i.text}return this.types.set(t,d),d}}function*T(f){
for(let t=f;t;t=t.parent)yield t}}),20616:((V,W,r)=>{r.d(W,{l:()=>K});var C=r(7548),D=r(38504);async function K(M,v,P){for(const A of await(0,C.V3)(M,v)){const E=M.
job.pace.step(200);E&&await E;const B={changed:!1};(0,D.C)(M.get(A),j=>{P(j)&&(B.changed=!0)}),B.changed&&M.edit(A)}}}),7548:((V,W,r)=>{r.d(W,{Av:()=>B,RJ:()=>L,
V3:()=>F,vb:()=>$,zx:()=>E});var C=r(58143),D=r(88960),K=r(269),M=r(48024);const v=2048,P=65536,A="[^\\0\\t\\n\\f\\r ()<>[\\]{}/%#]";async function E(y,g){const{
found:O,all:b}=await j(y,g),T=f=>[...new Set([...f,...b])].sort((t,n)=>t-n);return Object.fromEntries(g.map(f=>[f,T(O[f])]))}async function B(y,g){const{found:O,
all:b}=await j(y,g);for(const T of Object.values(O))for(const f of T)b.add(f);return b}async function j(y,g){const O=g.map(t=>{const[n="",...d]=[...t].map(i=>i.
replace(/\W/,"\\$&")),o=/\W/.test(t)?A:"\\w";return`${n}(?:${d.join("")}|${o}{0,${Math.max(0,t.length-2)}}#)`}),b=new RegExp(`/(?:${O.join("|")}|#)`,"g"),T=Object.
fromEntries(g.map(t=>[t,new Set])),f=new Set;await L(y,(t,n,d,o)=>{const i=t.toString("latin1",n,d);b.lastIndex=0;for(let m=b.exec(i);m;m=b.exec(i)){const p=o(n+
m.index);p!==void 0&&(m[0].endsWith("#")?f.add(p):T[m[0].slice(1)].add(p))}});for(const t of $(y))f.add(t);return{found:T,all:f}}async function F(y,g){const O=await E(
y,g);return[...new Set(Object.values(O).flat())].sort((b,T)=>b-T)}async function L(y,g){const{bytes:O,table:b}=y,T=w(y),f=new Int32Array(T.length);for(let i=0;i<
T.length;i++)f[i]=b.place[T[i]];const t=(0,K.bS)(O),n=i=>T[(0,D.M)(f,i)-1],d=new M.s;let o=0;for(let i=0;i<T.length;i++){const m=i+1===T.length,p=m?O.length:f[i+
1],R=p-f[i]>v;if(!R&&!m&&p-o<P)continue;if(R){f[i]>o&&g(t,o,f[i],n),d.reset();const X=d.value(O,y.bodies[T[i]],p);g(t,f[i],X<0?p:X,n)}else g(t,o,p,n);const N=y.
job.pace.step(Math.min(p-o,P));N&&await N,o=p}for(const[i,m]of H(y)){const p=y.objectStream(i);if(!p)continue;const R=new Set(m),{starts:N}=p;g((0,K.bS)(p.data),
0,p.data.length,z=>{const G=p.numbers[(0,D.M)(N,z)-1];return G!==void 0&&R.has(G)?G:void 0});const X=y.job.pace.step(p.data.length);X&&await X}}function*$(y){for(let g=1;y.
hasChanges&&g<y.size;g++)y.isChanged(g)&&y.exists(g)&&(yield g)}function w(y){const{table:g,hasChanges:O}=y,b=[];let T=!0,f=-1;for(let t=1;t<g.size;t++){if(g.kind[t]!==
C.tL||O&&y.isChanged(t))continue;const n=g.place[t];T&&=n>=f,f=n,b.push(t)}return T?b:b.sort((t,n)=>g.place[t]-g.place[n])}function H(y){const{table:g,hasChanges:O}=y,
b=new Map;for(let T=1;T<g.size;T++){if(g.kind[T]!==C.UT||O&&y.isChanged(T))continue;const f=g.place[T],t=b.get(f);t?t.push(T):b.set(f,[T])}return b}}),38504:((V,W,r)=>{
r.d(W,{C:()=>D,L:()=>K});var C=r(16039);function D(M,v){const P=[M];for(;P.length>0;){const A=P.pop(),E=A instanceof C.Z6?A.dict:A;if(Array.isArray(E))for(const B of E)
P.push(B);else if(E instanceof C.Bi){v(E);for(const B of E.values())P.push(B)}}}function K(M,v){const P=[];return D(M,A=>{P.length===0&&v(A)&&P.push(A)}),P.length>
0}}),88960:((V,W,r)=>{r.d(W,{B:()=>C,M:()=>D});const C=(M,v)=>K(M,v,!1),D=(M,v)=>K(M,v,!0);function K(M,v,P){let[A,E]=[0,M.length];for(;A<E;){const B=A+E>>1,j=M[B];
j<v||P&&j===v?A=B+1:E=B}return A}})};
