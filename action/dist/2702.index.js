"use strict";exports.id=2702,exports.ids=[2702],exports.modules={42702:((H,R,a)=>{a.r(R),a.d(R,{create_e_invoice:()=>ce});var M=a(38917),B=a(49153),A=a(5237),p=a(90460),E=a(
67753),b=a(17148),S=a(80397),y=a(10404),w=a(7390),$=a(95199),L=a(99586),T=a(7548),P=a(16039),U=a(66173),j=a(55123),c=a(88728),f=a(65710),O=a(99921),D=a(96502);async function u(e,t){
const n=(0,f.Vb)(e,t.get("Subtype"));if(n==="Type3")return()=>!1;const s=(0,j.oQ)(e,t);if(typeof s=="object")return n==="Type0"?await m(e,t,s):h(e,t,s)}async function m(e,t,n){
const s=await(0,D.x)(e,t.get("Encoding")),o=e.resolve((0,f.hL)(e,t)?.get("CIDToGIDMap")),r=o instanceof P.Z6?e.decoded(o):void 0,l=i=>n.kind==="cid"?i>0&&n.has(
i):n.kind==="named"?i>0&&n.nameOf(i)!=="":n.has(r?(r[i*2]??0)<<8|(r[i*2+1]??0):i);return i=>{for(let d=0;d<i.length;){const g=s.lengthAt(i,d);if(d+g>i.length)return!0;
let I=0;for(const V=d+g;d<V;d++)I=I*256+i[d];if(!l(s.cidOf(I,g)))return!0}return!1}}function h(e,t,n){const{differences:s}=(0,c.yD)(e,t),o=(0,c.pE)(e,(0,f.nb)(e,
t),t),r=(0,c.P$)(e,t,o,!0),l=d=>{const g=s?.get(d),I=r?.get(d);return n.kind==="truetype"?C(n,d,I):W(n,d,g??I?.name,I)},i=new Map;return d=>d.some(g=>{const I=i.
get(g)??l(g);return i.set(g,I),!I})}const C=(e,t,n)=>n!==void 0&&(e.unicode(n.point)>0||e.glyphOf(n.name)>0)||e.code(t)>0||e.codes===void 0&&e.unicode(t)>0;function W(e,t,n,s){
const o=n??e.encoding?.get(t);return o===void 0||o===".notdef"?!1:e.has(o)||s!==void 0&&e.has((0,O.S)(s.point))}var N=a(2115),v=a(52376);async function K(e){const t=new v.
i(e),n=new x;for(let r=0;r<e.pages.count;r++)await t.read(r,n);let[s,o]=[!1,!1];for(const[r,l]of n.byFont){const i=await u(e,r.dictionary);i?s||=l.some(i):o=!0;
const d=e.job.pace.step(l.length*50);d&&await d}return{notdef:s,unknown:o,unreadable:n.unreadable}}class x{unreadable=!1;fonts=new Map;get byFont(){return[...this.
fonts].map(([t,n])=>[t,[...n.values()]])}string(t,n){let s=this.fonts.get(n);s||this.fonts.set(n,s=new Map);const o=Buffer.from(t).toString("latin1");s.has(o)||
s.set(o,Uint8Array.from(t))}glyph(t,n){n===N.m&&(this.unreadable=!0)}}var F=a(84805),X=a(20616);async function G(e,t){await Z(e),await z(e);const n=new Set([..._(
e),...ne(e),...await se(e),...await ie(e)]),{notdef:s,unknown:o,unreadable:r}=await K(e);return s&&n.add("shows characters for which its fonts have no glyph (IS\
O 19005-3, 6.2.11.8)"),o&&n.add("has a font that is not embedded or cannot be read (6.2.11.4.1)"),r&&t==="a"&&n.add("shows characters without a meaning in Unico\
de (6.2.11.7)"),[...n]}const Z=e=>(0,X.l)(e,["CIDSet","CharSet"],t=>{if(!t.has("FontName"))return!1;const n=t.size;return t.delete("CIDSet"),t.delete("CharSet"),
t.size<n});async function z(e){const t=new Map;for(const[n,s]of e.pages.numbers.entries()){if(e.entry(s,"Resources")!==void 0)continue;const o=e.pages.attribute(
n,"Resources")??new P.Bi;o instanceof P.Bi&&!t.has(o)&&t.set(o,e.add(o)),e.patch(s,{Resources:t.get(o)??o});const r=e.job.pace.step(400);r&&await r}}function _(e){
const{catalog:t}=e,n=[];return(e.dict(t.get("AcroForm"))?.has("XFA")||t.has("NeedsRendering"))&&n.push("has an XFA form (6.4.2)"),t.has("Requirements")&&n.push(
"asks readers for features (/Requirements, 6.11)"),e.dict(t.get("Names"))?.has("AlternatePresentations")&&n.push("has a presentation (6.10)"),[...e.dict(t.get("\
Perms"))?.keys()??[]].some(r=>r!=="UR3"&&r!=="DocMDP")&&n.push("has permissions that part 3 does not know (6.1.12)"),n}const k=["Popup","Link"],q=3,ee=14400,te=[
"MediaBox","CropBox","BleedBox","TrimBox","ArtBox"];function ne(e){const t=new Set;for(const[n,s]of e.pages.numbers.entries()){e.entry(s,"AA")!==void 0&&t.add("\
has a page with actions (6.5.2)"),e.entry(s,"PresSteps")!==void 0&&t.add("has a presentation (6.10)");for(const o of te){const l=o==="MediaBox"||o==="CropBox"?e.
pages.attribute(n,o):e.entry(s,o),i=l===void 0?void 0:(0,F.b0)(e,l);(i?[i[2]-i[0],i[3]-i[1]]:[]).some(g=>g<q||g>ee)&&t.add("has a page that is too small or too \
large (6.1.13)")}for(const o of e.array(e.entry(s,"Annots"))??[]){const r=e.dict(o),l=e.resolve(r?.get("Subtype")),i=l instanceof P.SX?l.text:"",d=!k.includes(i)&&
(0,F.b0)(e,r?.get("Rect"))!==void 0;r&&d&&!e.dict(r.get("AP"))&&t.add("has an annotation without an appearance (6.3.3)"),i==="Widget"&&(r?.has("A")||r?.has("AA"))&&
t.add("has a field with an action (6.4.1)")}}return[...t]}const Y=["Hide","SetOCGState","Rendition","Trans","GoTo3DView"];async function se(e){const t=new Set;let[
n,s]=[!1,!1];if(await(0,X.l)(e,[...Y,"HTP","OPM"],o=>{const r=e.resolve(o.get("S"));return r instanceof P.SX&&Y.includes(r.text)&&!o.has("Subtype")&&t.add(`has \
an action ${r.text} (6.5.1)`),o.has("HTP")&&t.add("has a phase of halftones (6.2.5)"),n||=e.resolve(o.get("OPM"))===1,!1}),n)for(const o of(await(0,T.zx)(e,["N"])).
N){const r=e.get(o);s||=r instanceof P.Z6&&e.resolve(r.dict.get("N"))===4}return n&&s&&t.add("overprints colors of a CMYK profile (6.2.4.2)"),[...t]}const ae=new Set(
["Do","Tf","gs","cs","CS","scn","SCN","sh"]),oe=/^(?:Device(?:Gray|RGB|CMYK)|Pattern)$/;async function ie(e){const t=new Set,{Form:n,PatternType:s,Type3:o}=await(0,T.
zx)(e,["Form","PatternType","Type3"]),r=async l=>{let i=!1;const d=g=>{const I=ae.has(g.operator)?g.name(Math.max(g.count-1,0)):void 0,V=g.operator==="Tf"?g.name(
0):I;i||=V!==void 0&&!oe.test(V)};return await(0,U.K)(await e.decodedAtEase(l),e.job.pace,d),i};for(const l of new Set([...n,...s])){const i=e.get(l);if(!(i instanceof
P.Z6))continue;const d=e.resolve(i.dict.get("PatternType"))===1;if(!d&&!(0,P.Eo)(e.resolve(i.dict.get("Subtype")),"Form"))continue;const g=e.dict(i.dict.get("Re\
sources"));!g&&await r(i)&&t.add("has a form without resources (6.2.2)"),d&&g?.has("Font")&&t.add("has text in a pattern")}for(const l of o){const i=e.get(l);if(!(i instanceof
P.Bi)||!(0,P.Eo)(e.resolve(i.get("Subtype")),"Type3"))continue;const d=e.dict(i.get("Resources"));d?.has("Font")&&t.add("has text in glyphs of a Type 3 font");for(const g of d?
[]:e.dict(i.get("CharProcs"))?.values()??[]){const I=e.resolve(g);I instanceof P.Z6&&await r(I)&&t.add("has a Type 3 font without resources (6.2.2)")}}return[...t]}
const re={alternative:"Alternative",data:"Data",source:"Source"},Q=["MINIMUM","BASIC WL"],ce=async(e,t,n)=>{const s=await(0,w.E)(e.bytes,n,{password:t.open_password}),
o=await(0,y.Br)(s),r=(0,S.Ip)(s,o).archive,l=await(0,b.Q)(t.invoice.bytes,n.pace),i=[...de(l,t),...t.attach_only?[]:await le(s,o,r),...await ue(s,typeof l=="str\
ing"?void 0:l.profile)];if(i.length>0||typeof l=="string"||!l.profile)throw(0,B.G6)(i);const{profile:d,invoice:g}=l,I=(0,y._6)(s,o),V={name:d.file,bytes:t.invoice.
bytes,mimeType:"text/xml",description:"Electronic invoice as XML",relationship:re[fe(t,d)],modified:(0,M.Z)(I.modified??I.created??g.issueDate??"")};await(0,A.K)(
s,V,(await(0,A.V)(s)).map(({entry:me})=>me),[]),!t.attach_only&&o&&r&&await(0,p.a)(s,o,d);const J=s.pages.count,pe=await(0,$.UN)(s,{version:"1.7"}),ye={pageCount:J,
profile:d.level};return{documents:[{name:e.name,bytes:pe,pageCount:J}],notes:he(d,t),facts:ye}},fe=({relationship:e},{level:t})=>e??(Q.includes(t)?"data":"alter\
native");function de(e,{relationship:t}){const n=i=>[{field:"invoice",message:i}];if(typeof e=="string")return n(`${e}: it must be a Cross Industry Invoice (CII\
 D16B or D22B)`);if(e.syntax==="UBL")return n("is an invoice in UBL, and Factur-X takes only Cross Industry Invoices (CII)");const{profile:s,invoice:o}=e;if(!s)
return n("has no guideline (BT-24) of Factur-X, ZUGFeRD 2 or XRechnung: it must name MINIMUM, BASIC WL, BASIC, EN 16931, EXTENDED or XRECHNUNG");const r=["numbe\
r","issueDate","typeCode","currency"].filter(i=>o[i]===null),l=Q.includes(s.level)&&t!==void 0&&t!=="data";return[...r.length>0?n(`lacks terms that every invoic\
e has: ${r.join(", ")}`):[],...l?[{field:"relationship",message:`must be data for an invoice of the profile ${s.level}`}]:[]]}async function le(e,t,n){const s=r=>({
field:"file",message:r,mentions:["attach_only"]});if(e.security)return[s("is encrypted, which an electronic invoice must not be: remove the password and the res\
trictions first")];if(t?.malformed===!0)return[s("has XMP metadata that is malformed, so it cannot be PDF/A")];if(n&&(n.part===2||n.part===3))return[];if(n?.part===
1)return(await G(e,n.level)).map(l=>s(`claims ${n.name} and cannot become PDF/A-3, because it ${l}: convert it first, or set attach_only`));const o=n?`claims ${n.
name}`:"does not claim PDF/A";return[s(`${o}, and an electronic invoice must be PDF/A-2 or PDF/A-3: convert it first, or set attach_only`)]}async function ue(e,t){
const{invoices:n,refused:s,names:o}=await(0,E.sc)(e),r=n[0]?.file??s?.file??o.find(i=>i.toLowerCase()===t?.file);return r===void 0?[]:[{field:"file",message:`ha\
s an electronic invoice already (${(0,L.jC)(r,L.zE,"an attachment without a name")})`}]}function he({level:e},{attach_only:t}){const n=[];return Q.includes(e)&&
n.push({code:"invoice_without_lines",message:`The profile ${e} has no lines: it is not an invoice in Germany, only data that accompany one.`}),t&&n.push({code:"\
invoice_not_claimed",message:"The XML is attached, and the document does not claim to be an electronic invoice.",mentions:["attach_only"]}),n}}),90460:((H,R,a)=>{
a.d(R,{J:()=>S,a:()=>y});var M=a(1480),B=a(10404),A=a(18679),p=a(31808),E=a(34331),b=a(67753);async function S(L){const T=await(0,B.Br)(L),P=({namespace:U})=>b.
fD.includes(U);return T?.properties.some(P)?((0,p._L)(L,(0,p.QH)(T,P,[])),!0):!1}async function y(L,T,P){const U=(f,O,D)=>({prefix:f,name:O,form:"simple",values:[
D]}),j=(0,p.QH)(T,({namespace:f,name:O})=>b.fD.includes(f)||f===M.dK.pdfaid&&O==="part",[U("pdfaid","part","3"),U("fx","DocumentType","INVOICE"),U("fx","Documen\
tFileName",P.file),U("fx","Version",P.version),U("fx","ConformanceLevel",P.level)]),c=await(0,E.kg)(Buffer.from(j,"utf8"),L.job.pace);(0,p._L)(L,(0,A.m)(c,"pdfa\
Extension","schemas",$))}const w=[["DocumentType","Type of the invoice document"],["DocumentFileName","Name of the embedded XML invoice"],["Version","Version of\
 the XML invoice standard"],["ConformanceLevel","Profile of the XML invoice"]],$=`<rdf:li rdf:parseType="Resource" xmlns:pdfaSchema="${M.dK.pdfaSchema}" xmlns:p\
dfaProperty="${M.dK.pdfaProperty}">
<pdfaSchema:schema>Factur-X PDFA Extension Schema</pdfaSchema:schema>
<pdfaSchema:namespaceURI>${M.dK.fx}</pdfaSchema:namespaceURI>
<pdfaSchema:prefix>fx</pdfaSchema:prefix>
<pdfaSchema:property><rdf:Seq>
${w.map(([L,T])=>`<rdf:li rdf:parseType="Resource"><pdfaProperty:name>${L}</pdfaProperty:name><pdfaProperty:valueType>Text</pdfaProperty:valueType><pdfaProperty\
:category>external</pdfaProperty:category><pdfaProperty:description>${T}</pdfaProperty:description></rdf:li>
`).join("")}</rdf:Seq></pdfaSchema:property>
</rdf:li>
`}),18679:((H,R,a)=>{a.d(R,{m:()=>A});var M=a(1480),B=a(54075);function A(p,E,b,S){const{text:y,properties:w,end:$,about:L}=p,T=w.find(c=>c.namespace===M.dK[E]&&
c.name===b),P=T&&y.slice(T.from,T.to).match(/^[\s\S]*(?=<\/(?:[\w.-]+:)?Bag\s*>)/)?.[0].length;if(T&&P!==void 0){const c=T.from+P;return`${y.slice(0,c)}${S.replace(
"<rdf:li",`<rdf:li xmlns:rdf="${M.dK.rdf}"`)}${y.slice(c)}`}const U=`<${E}:${b}><rdf:Bag>
${S}</rdf:Bag></${E}:${b}>`,j=`<rdf:Description xmlns:rdf="${M.dK.rdf}" rdf:about="${(0,B.X)(L)}" xmlns:${E}="${M.dK[E]}">
${U}
</rdf:Description>
`;return`${y.slice(0,$)}${j}${y.slice($)}`}}),20616:((H,R,a)=>{a.d(R,{l:()=>A});var M=a(7548),B=a(38504);async function A(p,E,b){for(const S of await(0,M.V3)(p,
E)){const y=p.job.pace.step(200);y&&await y;const w={changed:!1};(0,B.C)(p.get(S),$=>{b($)&&(w.changed=!0)}),w.changed&&p.edit(S)}}}),7548:((H,R,a)=>{a.d(R,{Av:()=>w,
RJ:()=>T,V3:()=>L,vb:()=>P,zx:()=>y});var M=a(58143),B=a(88960),A=a(269),p=a(48024);const E=16384,b=65536,S="[^\\0\\t\\n\\f\\r ()<>[\\]{}/%#]";async function y(c,f){
const{found:O,all:D}=await $(c,f),u=m=>[...new Set([...m,...D])].sort((h,C)=>h-C);return Object.fromEntries(f.map(m=>[m,u(O[m])]))}async function w(c,f){const{found:O,
all:D}=await $(c,f);for(const u of Object.values(O))for(const m of u)D.add(m);return D}async function $(c,f){const O=f.map(h=>{const[C="",...W]=[...h].map(v=>v.
replace(/\W/,"\\$&")),N=/\W/.test(h)?S:"\\w";return`${C}(?:${W.join("")}|${N}{0,${Math.max(0,h.length-2)}}#)`}),D=new RegExp(`/(?:${O.join("|")}|#)`,"g"),u=Object.
fromEntries(f.map(h=>[h,new Set])),m=new Set;await T(c,(h,C,W,N)=>{const v=h.toString("latin1",C,W);D.lastIndex=0;for(let K=D.exec(v);K;K=D.exec(v)){const x=N(C+
K.index);x!==void 0&&(K[0].endsWith("#")?m.add(x):u[K[0].slice(1)].add(x))}});for(const h of P(c))m.add(h);return{found:u,all:m}}async function L(c,f){const O=await y(
c,f);return[...new Set(Object.values(O).flat())].sort((D,u)=>D-u)}async function T(c,f){const{bytes:O,table:D}=c,u=U(c),m=new Int32Array(u.length);for(let v=0;v<
u.length;v++)m[v]=D.place[u[v]];const h=(0,A.bS)(O),C=v=>u[(0,B.M)(m,v)-1],W=new p.s;let N=0;for(let v=0;v<u.length;v++){const K=v+1===u.length,x=K?O.length:m[v+
1],F=x-m[v]>E;if(!F&&!K&&x-N<b)continue;if(F){m[v]>N&&f(h,N,m[v],C),W.reset();const G=W.value(O,c.bodies[u[v]],x);f(h,m[v],G<0?x:G,C)}else f(h,N,x,C);const X=c.
job.pace.step(Math.min(x-N,b));X&&await X,N=x}for(const[v,K]of j(c)){const x=c.objectStream(v);if(!x)continue;const F=new Set(K),{starts:X}=x;f((0,A.bS)(x.data),
0,x.data.length,Z=>{const z=x.numbers[(0,B.M)(X,Z)-1];return z!==void 0&&F.has(z)?z:void 0});const G=c.job.pace.step(x.data.length);G&&await G}}function*P(c){for(let f=1;c.
hasChanges&&f<c.size;f++)c.isChanged(f)&&c.exists(f)&&(yield f)}function U(c){const{table:f,hasChanges:O}=c,D=[];let u=!0,m=-1;for(let h=1;h<f.size;h++){if(f.kind[h]!==
M.tL||O&&c.isChanged(h))continue;const C=f.place[h];u&&=C>=m,m=C,D.push(h)}return u?D:D.sort((h,C)=>f.place[h]-f.place[C])}function j(c){const{table:f,hasChanges:O}=c,
D=new Map;for(let u=1;u<f.size;u++){if(f.kind[u]!==M.UT||O&&c.isChanged(u))continue;const m=f.place[u],h=D.get(m);h?h.push(u):D.set(m,[u])}return D}}),38504:((H,R,a)=>{
a.d(R,{C:()=>B,L:()=>A});var M=a(16039);function B(p,E){const b=[p];for(;b.length>0;){const S=b.pop(),y=S instanceof M.Z6?S.dict:S;if(Array.isArray(y))for(const w of y)
b.push(w);else if(y instanceof M.Bi){E(y);for(const w of y.values())b.push(w)}}}function A(p,E){const b=[];return B(p,S=>{b.length===0&&E(S)&&b.push(S)}),b.length>
0}}),88960:((H,R,a)=>{a.d(R,{B:()=>M,M:()=>B});const M=(p,E)=>A(p,E,!1),B=(p,E)=>A(p,E,!0);function A(p,E,b){let[S,y]=[0,p.length];for(;S<y;){const w=S+y>>1,$=p[w];
$<E||b&&$===E?S=w+1:y=w}return S}})};
