"use strict";exports.id=2702,exports.ids=[2702],exports.modules={42702:((j,$,a)=>{a.r($),a.d($,{create_e_invoice:()=>ce});var x=a(38917),B=a(49153),A=a(5237),u=a(90460),v=a(
67753),g=a(17148),D=a(80397),p=a(10404),I=a(7390),L=a(95199),R=a(99586),C=a(7548),S=a(16039),c=a(66173),d=a(55123),b=a(88728),E=a(65710),h=a(99921),O=a(96502);async function T(e,t){
const n=(0,E.Vb)(e,t.get("Subtype"));if(n==="Type3")return()=>!1;const s=(0,d.oQ)(e,t);if(typeof s=="object")return n==="Type0"?await y(e,t,s):K(e,t,s)}async function y(e,t,n){
const s=await(0,O.x)(e,t.get("Encoding")),o=e.resolve((0,E.hL)(e,t)?.get("CIDToGIDMap")),r=o instanceof S.Z6?e.decoded(o):void 0,l=i=>n.kind==="cid"?i>0&&n.has(
i):n.kind==="named"?i>0&&n.nameOf(i)!=="":n.has(r?(r[i*2]??0)<<8|(r[i*2+1]??0):i);return i=>{for(let f=0;f<i.length;){const m=s.lengthAt(i,f);if(f+m>i.length)return!0;
let w=0;for(const G=f+m;f<G;f++)w=w*256+i[f];if(!l(s.cidOf(w,m)))return!0}return!1}}function K(e,t,n){const{differences:s}=(0,b.yD)(e,t),o=(0,b.pE)(e,(0,E.nb)(e,
t),t),r=(0,b.P$)(e,t,o,!0),l=f=>{const m=s?.get(f),w=r?.get(f);return n.kind==="truetype"?U(n,f,w):P(n,f,m??w?.name,w)},i=new Map;return f=>f.some(m=>{const w=i.
get(m)??l(m);return i.set(m,w),!w})}const U=(e,t,n)=>n!==void 0&&(e.unicode(n.point)>0||e.glyphOf(n.name)>0)||e.code(t)>0||e.codes===void 0&&e.unicode(t)>0;function P(e,t,n,s){
const o=n??e.encoding?.get(t);return o===void 0||o===".notdef"?!1:e.has(o)||s!==void 0&&e.has((0,h.S)(s.point))}var N=a(2115),M=a(52376);async function F(e){const t=new M.
i(e),n=new X;for(let r=0;r<e.pages.count;r++)await t.read(r,n);let[s,o]=[!1,!1];for(const[r,l]of n.byFont){const i=await T(e,r.dictionary);i?s||=l.some(i):o=!0;
const f=e.job.pace.step(l.length*50);f&&await f}return{notdef:s,unknown:o,unreadable:n.unreadable}}class X{unreadable=!1;fonts=new Map;get byFont(){return[...this.
fonts].map(([t,n])=>[t,[...n.values()]])}string(t,n){let s=this.fonts.get(n);s||this.fonts.set(n,s=new Map);const o=Buffer.from(t).toString("latin1");s.has(o)||
s.set(o,Uint8Array.from(t))}glyph(t,n){n===N.m&&(this.unreadable=!0)}}var W=a(84805),V=a(20616);async function H(e,t){await Y(e),await J(e);const n=new Set([..._(
e),...ne(e),...await se(e),...await ie(e)]),{notdef:s,unknown:o,unreadable:r}=await F(e);return s&&n.add("shows characters for which its fonts have no glyph (IS\
O 19005-3, 6.2.11.8)"),o&&n.add("has a font that is not embedded or cannot be read (6.2.11.4.1)"),r&&t==="a"&&n.add("shows characters without a meaning in Unico\
de (6.2.11.7)"),[...n]}const Y=e=>(0,V.l)(e,["CIDSet","CharSet"],t=>{if(!t.has("FontName"))return!1;const n=t.size;return t.delete("CIDSet"),t.delete("CharSet"),
t.size<n});async function J(e){const t=new Map;for(const[n,s]of e.pages.numbers.entries()){if(e.entry(s,"Resources")!==void 0)continue;const o=e.pages.attribute(
n,"Resources")??new S.Bi;o instanceof S.Bi&&!t.has(o)&&t.set(o,e.add(o)),e.patch(s,{Resources:t.get(o)??o});const r=e.job.pace.step(400);r&&await r}}function _(e){
const{catalog:t}=e,n=[];return(e.dict(t.get("AcroForm"))?.has("XFA")||t.has("NeedsRendering"))&&n.push("has an XFA form (6.4.2)"),t.has("Requirements")&&n.push(
"asks readers for features (/Requirements, 6.11)"),e.dict(t.get("Names"))?.has("AlternatePresentations")&&n.push("has a presentation (6.10)"),[...e.dict(t.get("\
Perms"))?.keys()??[]].some(r=>r!=="UR3"&&r!=="DocMDP")&&n.push("has permissions that part 3 does not know (6.1.12)"),n}const k=["Popup","Link"],q=3,ee=14400,te=[
"MediaBox","CropBox","BleedBox","TrimBox","ArtBox"];function ne(e){const t=new Set;for(const[n,s]of e.pages.numbers.entries()){e.entry(s,"AA")!==void 0&&t.add("\
has a page with actions (6.5.2)"),e.entry(s,"PresSteps")!==void 0&&t.add("has a presentation (6.10)");for(const o of te){const l=o==="MediaBox"||o==="CropBox"?e.
pages.attribute(n,o):e.entry(s,o),i=l===void 0?void 0:(0,W.b0)(e,l);(i?[i[2]-i[0],i[3]-i[1]]:[]).some(m=>m<q||m>ee)&&t.add("has a page that is too small or too \
large (6.1.13)")}for(const o of e.array(e.entry(s,"Annots"))??[]){const r=e.dict(o),l=e.resolve(r?.get("Subtype")),i=l instanceof S.SX?l.text:"",f=!k.includes(i)&&
(0,W.b0)(e,r?.get("Rect"))!==void 0;r&&f&&!e.dict(r.get("AP"))&&t.add("has an annotation without an appearance (6.3.3)"),i==="Widget"&&(r?.has("A")||r?.has("AA"))&&
t.add("has a field with an action (6.4.1)")}}return[...t]}const Z=["Hide","SetOCGState","Rendition","Trans","GoTo3DView"];async function se(e){const t=new Set;let[
n,s]=[!1,!1];if(await(0,V.l)(e,[...Z,"HTP","OPM"],o=>{const r=e.resolve(o.get("S"));return r instanceof S.SX&&Z.includes(r.text)&&!o.has("Subtype")&&t.add(`has \
an action ${r.text} (6.5.1)`),o.has("HTP")&&t.add("has a phase of halftones (6.2.5)"),n||=e.resolve(o.get("OPM"))===1,!1}),n)for(const o of(await(0,C.zx)(e,["N"])).
N){const r=e.get(o);s||=r instanceof S.Z6&&e.resolve(r.dict.get("N"))===4}return n&&s&&t.add("overprints colors of a CMYK profile (6.2.4.2)"),[...t]}const ae=new Set(
["Do","Tf","gs","cs","CS","scn","SCN","sh"]),oe=/^(?:Device(?:Gray|RGB|CMYK)|Pattern)$/;async function ie(e){const t=new Set,{Form:n,PatternType:s,Type3:o}=await(0,C.
zx)(e,["Form","PatternType","Type3"]),r=async l=>{let i=!1;const f=m=>{const w=ae.has(m.operator)?m.name(Math.max(m.count-1,0)):void 0,G=m.operator==="Tf"?m.name(
0):w;i||=G!==void 0&&!oe.test(G)};return await(0,c.K)(await e.decodedAtEase(l),e.job.pace,f),i};for(const l of new Set([...n,...s])){const i=e.get(l);if(!(i instanceof
S.Z6))continue;const f=e.resolve(i.dict.get("PatternType"))===1;if(!f&&!(0,S.Eo)(e.resolve(i.dict.get("Subtype")),"Form"))continue;const m=e.dict(i.dict.get("Re\
sources"));!m&&await r(i)&&t.add("has a form without resources (6.2.2)"),f&&m?.has("Font")&&t.add("has text in a pattern")}for(const l of o){const i=e.get(l);if(!(i instanceof
S.Bi)||!(0,S.Eo)(e.resolve(i.get("Subtype")),"Type3"))continue;const f=e.dict(i.get("Resources"));f?.has("Font")&&t.add("has text in glyphs of a Type 3 font");for(const m of f?
[]:e.dict(i.get("CharProcs"))?.values()??[]){const w=e.resolve(m);w instanceof S.Z6&&await r(w)&&t.add("has a Type 3 font without resources (6.2.2)")}}return[...t]}
const re={alternative:"Alternative",data:"Data",source:"Source"},z=["MINIMUM","BASIC WL"],ce=async(e,t,n)=>{const s=await(0,I.E)(e.bytes,n,{password:t.open_password}),
o=await(0,p.Br)(s),r=(0,D.Ip)(s,o).archive,l=await(0,g.Q)(t.invoice.bytes,n.pace),i=[...de(l,t),...t.attach_only?[]:await le(s,o,r),...await he(s,typeof l=="str\
ing"?void 0:l.profile)];if(i.length>0||typeof l=="string"||!l.profile)throw(0,B.G6)(i);const{profile:f,invoice:m}=l,w=(0,p._6)(s,o),G={name:f.file,bytes:t.invoice.
bytes,mimeType:"text/xml",description:"Electronic invoice as XML",relationship:re[fe(t,f)],modified:(0,x.Z)(w.modified??w.created??m.issueDate??"")};await(0,A.K)(
s,G,(await(0,A.V)(s)).map(({entry:me})=>me),[]),!t.attach_only&&o&&r&&await(0,u.a)(s,o,f);const Q=s.pages.count,pe=await(0,L.UN)(s,{version:"1.7"}),ye={pageCount:Q,
profile:f.level};return{documents:[{name:e.name,bytes:pe,pageCount:Q}],notes:ue(f,t),facts:ye}},fe=({relationship:e},{level:t})=>e??(z.includes(t)?"data":"alter\
native");function de(e,{relationship:t}){const n=i=>[{field:"invoice",message:i}];if(typeof e=="string")return n(`${e}: it must be a Cross Industry Invoice (CII\
 D16B or D22B)`);if(e.syntax==="UBL")return n("is an invoice in UBL, and Factur-X takes only Cross Industry Invoices (CII)");const{profile:s,invoice:o}=e;if(!s)
return n("has no guideline (BT-24) of Factur-X, ZUGFeRD 2 or XRechnung: it must name MINIMUM, BASIC WL, BASIC, EN 16931, EXTENDED or XRECHNUNG");const r=["numbe\
r","issueDate","typeCode","currency"].filter(i=>o[i]===null),l=z.includes(s.level)&&t!==void 0&&t!=="data";return[...r.length>0?n(`lacks terms that every invoic\
e has: ${r.join(", ")}`):[],...l?[{field:"relationship",message:`must be data for an invoice of the profile ${s.level}`}]:[]]}async function le(e,t,n){const s=r=>({
field:"file",message:r,mentions:["attach_only"]});if(e.security)return[s("is encrypted, which an electronic invoice must not be: remove the password and the res\
trictions first")];if(t?.malformed===!0)return[s("has XMP metadata that is malformed, so it cannot be PDF/A")];if(n&&(n.part===2||n.part===3))return[];if(n?.part===
1)return(await H(e,n.level)).map(l=>s(`claims ${n.name} and cannot become PDF/A-3, because it ${l}: convert it first, or set attach_only`));const o=n?`claims ${n.
name}`:"does not claim PDF/A";return[s(`${o}, and an electronic invoice must be PDF/A-2 or PDF/A-3: convert it first, or set attach_only`)]}async function he(e,t){
const{invoices:n,refused:s,names:o}=await(0,v.sc)(e),r=n[0]?.file??s?.file??o.find(i=>i.toLowerCase()===t?.file);return r===void 0?[]:[{field:"file",message:`ha\
s an electronic invoice already (${(0,R.jC)(r,R.zE,"an attachment without a name")})`}]}function ue({level:e},{attach_only:t}){const n=[];return z.includes(e)&&
n.push({code:"invoice_without_lines",message:`The profile ${e} has no lines: it is not an invoice in Germany, only data that accompany one.`}),t&&n.push({code:"\
invoice_not_claimed",message:"The XML is attached, and the document does not claim to be an electronic invoice.",mentions:["attach_only"]}),n}}),90460:((j,$,a)=>{
a.d($,{J:()=>D,a:()=>p});var x=a(1480),B=a(10404),A=a(18679),u=a(31808),v=a(34331),g=a(67753);async function D(R){const C=await(0,B.Br)(R),S=({namespace:c})=>g.
fD.includes(c);return C?.properties.some(S)?((0,u._L)(R,(0,u.QH)(C,S,[])),!0):!1}async function p(R,C,S){const c=(E,h,O)=>({prefix:E,name:h,form:"simple",values:[
O]}),d=(0,u.QH)(C,({namespace:E,name:h})=>g.fD.includes(E)||E===x.dK.pdfaid&&h==="part",[c("pdfaid","part","3"),c("fx","DocumentType","INVOICE"),c("fx","Documen\
tFileName",S.file),c("fx","Version",S.version),c("fx","ConformanceLevel",S.level)]),b=await(0,v.kg)(Buffer.from(d,"utf8"),R.job.pace);(0,u._L)(R,(0,A.m)(b,"pdfa\
Extension","schemas",L))}const I=[["DocumentType","Type of the invoice document"],["DocumentFileName","Name of the embedded XML invoice"],["Version","Version of\
 the XML invoice standard"],["ConformanceLevel","Profile of the XML invoice"]],L=`<rdf:li rdf:parseType="Resource" xmlns:pdfaSchema="${x.dK.pdfaSchema}" xmlns:p\
dfaProperty="${x.dK.pdfaProperty}">
<pdfaSchema:schema>Factur-X PDFA Extension Schema</pdfaSchema:schema>
<pdfaSchema:namespaceURI>${x.dK.fx}</pdfaSchema:namespaceURI>
<pdfaSchema:prefix>fx</pdfaSchema:prefix>
<pdfaSchema:property><rdf:Seq>
${I.map(([R,C])=>`<rdf:li rdf:parseType="Resource"><pdfaProperty:name>${R}</pdfaProperty:name><pdfaProperty:valueType>Text</pdfaProperty:valueType><pdfaProperty\
:category>external</pdfaProperty:category><pdfaProperty:description>${C}</pdfaProperty:description></rdf:li>
`).join("")}</rdf:Seq></pdfaSchema:property>
</rdf:li>
`}),18679:((j,$,a)=>{a.d($,{m:()=>A});var x=a(1480),B=a(54075);function A(u,v,g,D){const{text:p,properties:I,end:L,about:R}=u,C=I.find(b=>b.namespace===x.dK[v]&&
b.name===g),S=C&&p.slice(C.from,C.to).match(/^[\s\S]*(?=<\/(?:[\w.-]+:)?Bag\s*>)/)?.[0].length;if(C&&S!==void 0){const b=C.from+S;return`${p.slice(0,b)}${D.replace(
"<rdf:li",`<rdf:li xmlns:rdf="${x.dK.rdf}"`)}${p.slice(b)}`}const c=`<${v}:${g}><rdf:Bag>
${D}</rdf:Bag></${v}:${g}>`,d=`<rdf:Description xmlns:rdf="${x.dK.rdf}" rdf:about="${(0,B.X)(R)}" xmlns:${v}="${x.dK[v]}">
${c}
</rdf:Description>
`;return`${p.slice(0,L)}${d}${p.slice(L)}`}}),20616:((j,$,a)=>{a.d($,{l:()=>A});var x=a(7548),B=a(38504);async function A(u,v,g){for(const D of await(0,x.V3)(u,
v)){const p=u.job.pace.step(200);p&&await p;const I={changed:!1};(0,B.C)(u.get(D),L=>{g(L)&&(I.changed=!0)}),I.changed&&u.edit(D)}}}),7548:((j,$,a)=>{a.d($,{RJ:()=>L,
V3:()=>I,vb:()=>R,zx:()=>p});var x=a(58143),B=a(88960),A=a(269),u=a(48024);const v=16384,g=65536,D="[^\\0\\t\\n\\f\\r ()<>[\\]{}/%#]";async function p(c,d){const b=d.
map(y=>{const[K="",...U]=[...y].map(N=>N.replace(/\W/,"\\$&")),P=/\W/.test(y)?D:"\\w";return`${K}(?:${U.join("")}|${P}{0,${Math.max(0,y.length-2)}}#)`}),E=new RegExp(
`/(?:${b.join("|")}|#)`,"g"),h=Object.fromEntries(d.map(y=>[y,new Set])),O=new Set;await L(c,(y,K,U,P)=>{const N=y.toString("latin1",K,U);E.lastIndex=0;for(let M=E.
exec(N);M;M=E.exec(N)){const F=P(K+M.index);F!==void 0&&(M[0].endsWith("#")?O.add(F):h[M[0].slice(1)].add(F))}});for(const y of R(c))O.add(y);const T=y=>[...new Set(
[...y,...O])].sort((K,U)=>K-U);return Object.fromEntries(d.map(y=>[y,T(h[y])]))}async function I(c,d){const b=await p(c,d);return[...new Set(Object.values(b).flat())].
sort((E,h)=>E-h)}async function L(c,d){const{bytes:b,table:E}=c,h=C(c),O=new Int32Array(h.length);for(let P=0;P<h.length;P++)O[P]=E.place[h[P]];const T=(0,A.bS)(
b),y=P=>h[(0,B.M)(O,P)-1],K=new u.s;let U=0;for(let P=0;P<h.length;P++){const N=P+1===h.length,M=N?b.length:O[P+1],F=M-O[P]>v;if(!F&&!N&&M-U<g)continue;if(F){O[P]>
U&&d(T,U,O[P],y),K.reset();const W=K.value(b,c.bodies[h[P]],M);d(T,O[P],W<0?M:W,y)}else d(T,U,M,y);const X=c.job.pace.step(Math.min(M-U,g));X&&await X,U=M}for(const[
P,N]of S(c)){const M=c.objectStream(P);if(!M)continue;const F=new Set(N),{starts:X}=M;d((0,A.bS)(M.data),0,M.data.length,V=>{const H=M.numbers[(0,B.M)(X,V)-1];return H!==
void 0&&F.has(H)?H:void 0});const W=c.job.pace.step(M.data.length);W&&await W}}function*R(c){for(let d=1;c.hasChanges&&d<c.size;d++)c.isChanged(d)&&c.exists(d)&&
(yield d)}function C(c){const{table:d,hasChanges:b}=c,E=[];let h=!0,O=-1;for(let T=1;T<d.size;T++){if(d.kind[T]!==x.tL||b&&c.isChanged(T))continue;const y=d.place[T];
h&&=y>=O,O=y,E.push(T)}return h?E:E.sort((T,y)=>d.place[T]-d.place[y])}function S(c){const{table:d,hasChanges:b}=c,E=new Map;for(let h=1;h<d.size;h++){if(d.kind[h]!==
x.UT||b&&c.isChanged(h))continue;const O=d.place[h],T=E.get(O);T?T.push(h):E.set(O,[h])}return E}}),38504:((j,$,a)=>{a.d($,{C:()=>B,L:()=>A});var x=a(16039);function B(u,v){
const g=[u];for(;g.length>0;){const D=g.pop(),p=D instanceof x.Z6?D.dict:D;if(Array.isArray(p))for(const I of p)g.push(I);else if(p instanceof x.Bi){v(p);for(const I of p.
values())g.push(I)}}}function A(u,v){const g=[];return B(u,D=>{g.length===0&&v(D)&&g.push(D)}),g.length>0}}),88960:((j,$,a)=>{a.d($,{B:()=>x,M:()=>B});const x=(u,v)=>A(
u,v,!1),B=(u,v)=>A(u,v,!0);function A(u,v,g){let[D,p]=[0,u.length];for(;D<p;){const I=D+p>>1,L=u[I];L<v||g&&L===v?D=I+1:p=I}return D}})};
