"use strict";exports.id=9746,exports.ids=[9746],exports.modules={99746:((X,L,e)=>{e.r(L),e.d(L,{create_e_invoice:()=>S});var C=e(38917),A=e(49153),h=e(5237),P=e(1480),K=e(54075);
function U(t,a,r,i){const{text:d,properties:M,end:x,about:_}=t,O=M.find(B=>B.namespace===P.dK[a]&&B.name===r),W=O&&d.slice(O.from,O.to).match(/^[\s\S]*(?=<\/(?:[\w.-]+:)?Bag\s*>)/)?.[0].
length;if(O&&W!==void 0){const B=O.from+W;return`${d.slice(0,B)}${i.replace("<rdf:li",`<rdf:li xmlns:rdf="${P.dK.rdf}"`)}${d.slice(B)}`}const N=`<${a}:${r}><rdf\
:Bag>
${i}</rdf:Bag></${a}:${r}>`,w=`<rdf:Description xmlns:rdf="${P.dK.rdf}" rdf:about="${(0,K.X)(_)}" xmlns:${a}="${P.dK[a]}">
${N}
</rdf:Description>
`;return`${d.slice(0,x)}${w}${d.slice(x)}`}var F=e(31808),I=e(34331),p=e(67753);async function m(t,a,r){const i=(x,_,O)=>({prefix:x,name:_,form:"simple",values:[
O]}),d=(0,F.QH)(a,({namespace:x,name:_})=>p.fD.includes(x)||x===P.dK.pdfaid&&_==="part",[i("pdfaid","part","3"),i("fx","DocumentType","INVOICE"),i("fx","Documen\
tFileName",r.file),i("fx","Version",r.version),i("fx","ConformanceLevel",r.level)]),M=await(0,I.kg)(Buffer.from(d,"utf8"),t.job.pace);(0,F._L)(t,U(M,"pdfaExtens\
ion","schemas",E))}const g=[["DocumentType","Type of the invoice document"],["DocumentFileName","Name of the embedded XML invoice"],["Version","Version of the X\
ML invoice standard"],["ConformanceLevel","Profile of the XML invoice"]],E=`<rdf:li rdf:parseType="Resource" xmlns:pdfaSchema="${P.dK.pdfaSchema}" xmlns:pdfaPro\
perty="${P.dK.pdfaProperty}">
<pdfaSchema:schema>Factur-X PDFA Extension Schema</pdfaSchema:schema>
<pdfaSchema:namespaceURI>${P.dK.fx}</pdfaSchema:namespaceURI>
<pdfaSchema:prefix>fx</pdfaSchema:prefix>
<pdfaSchema:property><rdf:Seq>
${g.map(([t,a])=>`<rdf:li rdf:parseType="Resource"><pdfaProperty:name>${t}</pdfaProperty:name><pdfaProperty:valueType>Text</pdfaProperty:valueType><pdfaProperty\
:category>external</pdfaProperty:category><pdfaProperty:description>${a}</pdfaProperty:description></rdf:li>
`).join("")}</rdf:Seq></pdfaSchema:property>
</rdf:li>
`;var y=e(17148),$=e(80397),v=e(10404),s=e(7390),c=e(95199),o=e(99586);const D={alternative:"Alternative",data:"Data",source:"Source"},T=["MINIMUM","BASIC WL"],
S=async(t,a,r)=>{const i=await(0,s.E)(t.bytes,r,{password:a.open_password}),d=await(0,v.Br)(i),M=(0,$.Ip)(i,d).archive,x=await(0,y.Q)(a.invoice.bytes,r.pace),_=[
...n(x,a),...a.attach_only?[]:l(i,d,M),...await f(i,typeof x=="string"?void 0:x.profile)];if(_.length>0||typeof x=="string"||!x.profile)throw(0,A.G6)(_);const{profile:O,
invoice:W}=x,N=(0,v._6)(i,d),w={name:O.file,bytes:a.invoice.bytes,mimeType:"text/xml",description:"Electronic invoice as XML",relationship:D[R(a,O)],modified:(0,C.
Z)(N.modified??N.created??W.issueDate??"")};await(0,h.K)(i,w,(await(0,h.V)(i)).map(({entry:G})=>G),[]),!a.attach_only&&d&&M&&await m(i,d,O);const B=i.pages.count,
j=await(0,c.UN)(i,{version:"1.7"}),V={pageCount:B,profile:O.level};return{documents:[{name:t.name,bytes:j,pageCount:B}],notes:u(O,a),facts:V}},R=({relationship:t},{
level:a})=>t??(T.includes(a)?"data":"alternative");function n(t,{relationship:a}){const r=_=>[{field:"invoice",message:_}];if(typeof t=="string")return r(`${t}:\
 it must be a Cross Industry Invoice (CII D16B or D22B)`);if(t.syntax==="UBL")return r("is an invoice in UBL, and Factur-X takes only Cross Industry Invoices (C\
II)");const{profile:i,invoice:d}=t;if(!i)return r("has no guideline (BT-24) of Factur-X, ZUGFeRD 2 or XRechnung: it must name MINIMUM, BASIC WL, BASIC, EN 16931\
, EXTENDED or XRECHNUNG");const M=["number","issueDate","typeCode","currency"].filter(_=>d[_]===null),x=T.includes(i.level)&&a!==void 0&&a!=="data";return[...M.
length>0?r(`lacks terms that every invoice has: ${M.join(", ")}`):[],...x?[{field:"relationship",message:`must be data for an invoice of the profile ${i.level}`}]:
[]]}function l(t,a,r){const i=M=>({field:"file",message:M,mentions:["attach_only"]});if(t.security)return[i("is encrypted, which an electronic invoice must not \
be: remove the password and the restrictions first")];if(a?.malformed===!0)return[i("has XMP metadata that is malformed, so it cannot be PDF/A")];if(r&&(r.part===
2||r.part===3))return[];const d=r?`claims ${r.name}`:"does not claim PDF/A";return[i(`${d}, and an electronic invoice must be PDF/A-2 or PDF/A-3: convert it fir\
st, or set attach_only`)]}async function f(t,a){const{invoices:r,refused:i,names:d}=await(0,p.sc)(t),M=r[0]?.file??i?.file??d.find(_=>_.toLowerCase()===a?.file);
return M===void 0?[]:[{field:"file",message:`has an electronic invoice already (${(0,o.jC)(M,o.zE,"an attachment without a name")})`}]}function u({level:t},{attach_only:a}){
const r=[];return T.includes(t)&&r.push({code:"invoice_without_lines",message:`The profile ${t} has no lines: it is not an invoice in Germany, only data that ac\
company one.`}),a&&r.push({code:"invoice_not_claimed",message:"The XML is attached, and the document does not claim to be an electronic invoice.",mentions:["att\
ach_only"]}),r}}),5237:((X,L,e)=>{e.d(L,{K:()=>E,V:()=>g});var C=e(77598),A=e.n(C),h=e(78713),P=e(90191),K=e(94496),U=e(83267),F=e(45913),I=e(20381),p=e(16039),
m=e(58247);async function g(n){const l=(0,P.Wo)(n,"Names")?.dict.get("EmbeddedFiles");return(await(0,h.Zc)(n,l,"Names")).map(f=>{const u=n.dict(f[1]),t=a=>(0,m.
G)(n.resolve(u?.get(a)));return{entry:f,name:t("UF")??t("F")??(f[0]instanceof p.Mx?(0,m.G)(f[0]):null)}})}async function E(n,l,f,u){const t=n.add(await y(n,l));
R(n,(0,h.AN)([...f,[S(f,l.name),t]]));const a=n.edit(n.catalogNumber),r=new Set(u.map(([,d])=>(0,p.i9)(d)?d.number:d)),i=(n.array(a.get("AF"))??[]).filter(d=>!r.
has((0,p.i9)(d)?d.number:d));a.set("AF",[...i,t])}async function y(n,l){const{bytes:f,description:u,modified:t}=l,{pace:a}=n.job,r=(0,p.jd)({Size:f.length,CheckSum:new p.
Mx(await D(f,a)),ModDate:t===void 0?void 0:(0,I.wx)(t)}),i=await c(f,n.job),d=(0,p.jd)({Type:(0,p.UU)("EmbeddedFile"),Subtype:(0,p.UU)(l.mimeType),Params:r,Filter:i?
(0,p.UU)("FlateDecode"):void 0}),M=n.add(new p.Z6(d,i??f));return(0,p.jd)({Type:(0,p.UU)("Filespec"),F:(0,I.wx)(l.name),UF:(0,I.wx)(l.name),Desc:u===void 0?void 0:
(0,I.wx)(u),AFRelationship:(0,p.UU)(l.relationship),EF:(0,p.jd)({F:M,UF:M})})}const $=65536,v=.97,s=4;async function c(n,l){if(n.length>4*$&&(0,U.Kc)(n.subarray(
0,$)).length>$*v)return;const f=await(0,F.uM)(l).deflate(n,s);return f.length<n.length?f:void 0}const o=1<<20;async function D(n,l){const f=T();if(!f)return(0,K.
F)(n);for(let u=0;u<n.length;u+=o){f.update(n.subarray(u,u+o));const t=l.step(o);t&&await t}return f.digest()}function T(){try{return(0,C.createHash)("md5")}catch{
return}}function S(n,l){const f=new Set(n.map(([u])=>(0,h.Pu)(u)));for(let u=1;;u++){const t=(0,I.wx)(u===1?l:`${l} (${u})`);if(!f.has((0,h.Pu)(t)))return t}}function R(n,l){
const f=n.add((0,h.H6)(n,l,"Names")),u=(0,P.Wo)(n,"Names");if(u){n.edit(u.holder),u.dict.set("EmbeddedFiles",f);return}const t=n.add((0,p.jd)({EmbeddedFiles:f}));
n.edit(n.catalogNumber).set("Names",t)}}),80397:((X,L,e)=>{e.d(L,{Ip:()=>I,XM:()=>y,Xb:()=>E,ds:()=>F,qg:()=>g});var C=e(58247),A=e(30729),h=e(1480),P=e(10404),
K=e(34331),U=e(31808);const F=(0,A.H)(async s=>I(s,await(0,P.Br)(s)));function I(s,c){const o=(l,f)=>(0,C.w)((0,K.sm)(c,l,f)[0]??""),D=m(o("pdfaid","part"),o("p\
dfaid","conformance").toLowerCase()),T=p(o("pdfuaid","part"))?`PDF/UA-${o("pdfuaid","part")}`:void 0,R=[o("pdfxid","GTS_PDFXVersion")||o("pdfx","GTS_PDFXVersion")||
((0,C.G)(s.resolve((0,P._U)(s)?.get("GTS_PDFXVersion")))??""),o("pdfe","ISO_PDFEVersion"),o("pdfvtid","GTS_PDFVTVersion")],n=[D?.name,T,...R.filter(l=>/^PDF\/[\w .:/()-]{1,40}$/.
test(l))];return{archive:D,accessible:T,names:n.filter(l=>l!==void 0)}}const p=s=>/^[1-9]$/.test(s);function m(s,c){if(!p(s))return;const o=/^[abuef]$/.test(c)?
c:"";return{part:Number(s),level:o,name:`PDF/A-${s}${o}`}}function g(s,c,o,D){return c&&v(s,c,[h.dK.pdfaid]),E(o,D)}const E=({name:s},c)=>({code:"pdfa_identific\
ation_removed",message:`The document no longer claims ${s}: ${c}.`});async function y(s){const c=await(0,P.Br)(s);if(!c)return[];const{archive:o,accessible:D}=I(
s,c);v(s,c,[h.dK.pdfaid,h.dK.pdfuaid]);const T=[o?.name,D].filter(S=>S!==void 0);return T.length>0?[$(T)]:[]}const $=s=>({code:"conformance_dropped",message:`Th\
e result no longer claims ${s.join(" and ")}, because a merge cannot guarantee conformance.`});function v(s,c,o){c.properties.some(({namespace:D})=>o.includes(D))&&
(0,U._L)(s,(0,U.QH)(c,({namespace:D})=>o.includes(D),[]))}}),31808:((X,L,e)=>{e.d(L,{QH:()=>P,T3:()=>K,_L:()=>p});var C=e(1480),A=e(54075),h=e(16039);function P(m,g,E){
const{text:y,properties:$,end:v,about:s}=m,c=[];let o=0;for(const D of $.filter(g).sort((T,S)=>T.from-S.from))D.from<o||(c.push(y.slice(o,D.from)),o=D.to);return c.
push(y.slice(o,Math.max(v,o))),E.length>0&&c.push(U(E,s)),c.push(y.slice(Math.max(v,o))),I(c.join(""))}function K(m){return`<?xpacket begin="\uFEFF" id="W5M0MpCehiHz\
reSzNTczkc9d"?>
<x:xmpmeta xmlns:x="adobe:ns:meta/">
<rdf:RDF xmlns:rdf="${C.dK.rdf}">
${U(m,"")}</rdf:RDF>
</x:xmpmeta>
<?xpacket end="w"?>`}function U(m,g){const y=[...new Set(m.map(({prefix:v})=>v))].map(v=>` xmlns:${v}="${C.dK[v]}"`).join(""),$=m.map(({prefix:v,name:s,form:c,values:o})=>`\
<${v}:${s}>${F(c,o)}</${v}:${s}>
`);return`<rdf:Description xmlns:rdf="${C.dK.rdf}" rdf:about="${(0,A.X)(g)}"${y}>
${$.join("")}</rdf:Description>
`}function F(m,g){const E=y=>g.map($=>`<rdf:li${y}>${(0,A.X)($)}</rdf:li>`).join("");switch(m){case"simple":return(0,A.X)(g[0]??"");case"alternative":return`<rd\
f:Alt>${E(' xml:lang="x-default"')}</rdf:Alt>`;case"ordered":return`<rdf:Seq>${E("")}</rdf:Seq>`;case"unordered":return`<rdf:Bag>${E("")}</rdf:Bag>`}}const I=m=>m.
replace(/^(\s*<\?xml\s[^>]*encoding\s*=\s*["'])[^"']*/,"$1UTF-8");function p(m,g){const E=m.catalog.get("Metadata"),y=m.resolve(E),$=y instanceof h.Z6?[...y.dict].
filter(([c])=>!["Filter","DecodeParms","Length"].includes(c)):[],v=new h.Bi([["Type",new h.SX("Metadata")],["Subtype",new h.SX("XML")],...$]),s=new h.Z6(v,Buffer.
from(g,"utf8"));(0,h.i9)(E)&&y instanceof h.Z6?m.put(E,s):m.edit(m.catalogNumber).set("Metadata",m.add(s))}})};
