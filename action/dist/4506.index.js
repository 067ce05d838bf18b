"use strict";exports.id=4506,exports.ids=[4506],exports.modules={45657:((k,K,m)=>{m.d(K,{Hn:()=>S,Kf:()=>T,RZ:()=>C,YG:()=>P,vH:()=>L});function C(v,M){for(const D of M)v.push(
D)}const S=v=>v.slice();function L(v,M,D){const h=v.get(M);h?h.push(D):v.set(M,[D])}const T=v=>{let M=-1/0;for(const D of v)M=Math.max(M,D);return M},P=v=>{let M=1/0;
for(const D of v)M=Math.min(M,D);return M}}),16132:((k,K,m)=>{m.r(K),m.d(K,{check_e_invoice:()=>T});var C=m(92761),S=m(22397),L=m(92356);const T=async(v,M,D)=>{
if((0,C.ec)(v.bytes))return{documents:[v],data:P(await(0,S.iU)(v.bytes,D.pace)),notes:[],facts:{}};const h=await(0,L.E)(v.bytes,D,{password:M.open_password}),x=P(
await(0,S.sw)(h));return{documents:[{...v,pageCount:h.pages.count}],data:x,notes:[],facts:{}}},P=({failures:v,warnings:M})=>({passed:v.length===0,failures:v.map(
D=>({...D})),warnings:M.map(D=>({...D}))})}),22397:((k,K,m)=>{m.d(K,{cj:()=>w,iU:()=>D,ie:()=>y,sw:()=>h});var C=m(21281),S=m(21115),L=m(824),T=m(92761),P=m(36161),
v=m(48231),M=m(27547);async function D(i,f){const l=await(0,P.Q)(i,f);return typeof l=="string"?{failures:[d("XML","file",`The file ${l}`)],warnings:[]}:await x(
l,f)}async function h(i){const{invoices:f,refused:l}=await(0,T.sc)(i),[_,p]=f;if(!_){const a=l?`The attached XML ${l.reason}`:"The document has no XML in CII or\
 UBL";return{failures:[d("PDF","attachments",a)],warnings:[]}}const R=await(0,T.Uj)(i),E=await(0,L.Br)(i),{failures:r,warnings:n}=await x(_,i.job.pace);return{failures:[
...p?[d("PDF","attachments",`There are ${f.length} invoices, where one is allowed`)]:[],...A(_,R).map(a=>d("PDF","XMP",a)),...t(E,R).map(a=>d("PDF","XMP",a)),...(await e(
i)).map(a=>d("PDF","document",a)),...o(i,_).map(a=>d("PDF","attachments",a)),...r],warnings:n}}async function x(i,f){return{failures:[...await(0,v.P)(i,f),...(0,M.
v)(i)],warnings:await(0,v.n)(i,f)}}const d=(i,f,l)=>({rule:i,text:l,where:f,found:null,expected:null});function w(i){const f=new Map;for(const l of i){const _=l.
rule==="PDF"?l.text:l.rule;f.has(_)||f.set(_,l)}return[...f.values()].map(({rule:l,text:_,where:p})=>l==="PDF"?`${_.slice(0,1).toLowerCase()}${_.slice(1)}`:`${l}\
 (${p}): ${_}`)}const y=(i,f)=>A(i,f).length===0;function A({syntax:i,profile:f,file:l},_){if(i==="UBL")return["The XML is UBL, and Factur-X takes only CII"];if(!f)
return["The guideline (BT-24) is not one of Factur-X, ZUGFeRD 2 or XRechnung"];if(!_)return["The XMP does not say that the document is an electronic invoice"];const p=[],
R=[f.level,f.level.replaceAll(" ","")];return(_.level===null||!R.includes(_.level.toUpperCase()))&&p.push(`The XMP names another level (fx:ConformanceLevel) tha\
n the XML, which is ${f.level}`),_.file?.toLowerCase()!==l.toLowerCase()&&p.push("The XMP names another file (fx:DocumentFileName) than the attached one"),_.type!==
"INVOICE"&&p.push("The XMP does not say INVOICE (fx:DocumentType)"),_.version===null?p.push("The XMP names no version (fx:Version)"):g.test(_.version)||p.push("\
The XMP names a version (fx:Version) that does not exist"),p}const g=/^(?:\d\.\d|[12]p0)$/;function t(i,f){const l=i?.properties.find(({namespace:p,name:R})=>p===
S.dK.pdfaExtension&&R==="schemas"),_=i&&l?i.text.slice(l.from,l.to):"";return!f||T.fD.some(p=>_.includes(p))?[]:["The XMP does not describe its properties of Fa\
ctur-X (pdfaExtension:schemas)"]}async function e(i){const{archive:f}=await(0,C.ds)(i);return[...f!==void 0&&(f.part===3||f.part===4&&f.level==="f")?[]:["The do\
cument does not claim PDF/A-3"],...i.security?["The document is encrypted"]:[]]}const s=["Alternative","Source","Data"];function o(i,{attachment:f,profile:l,file:_}){
const p=["MINIMUM","BASIC WL"].includes(l?.level??"")?["Data"]:s,R=[];return l&&_.toLowerCase()!==l.file&&_.toLowerCase()!=="zugferd-invoice.xml"&&R.push(`The a\
ttachment must be called ${l.file}`),(f.relationship===null||!p.includes(f.relationship))&&R.push(`The relationship (AFRelationship) must be ${p.join(", ")}`),f.
mimeType!=="text/xml"&&f.mimeType!=="application/xml"&&R.push("The media type of the attachment must be text/xml"),(i.array(i.catalog.get("AF"))??[]).flatMap(n=>{
const a=i.dict(i.dict(n)?.get("EF"));return a?[i.resolve(a.get("F")),i.resolve(a.get("UF"))]:[]}).includes(f.stream)||R.push("The attachment is not an associate\
d file of the document (/AF)"),R}}),21281:((k,K,m)=>{m.d(K,{Ip:()=>D,XM:()=>y,Xb:()=>w,ds:()=>M,qg:()=>d});var C=m(59071),S=m(70549),L=m(21115),T=m(824),P=m(1975),
v=m(60912);const M=(0,S.n)(async t=>D(t,await(0,T.Br)(t)));function D(t,e){const s=(p,R)=>(0,C.wh)((0,P.sm)(e,p,R)[0]??""),o=x(s("pdfaid","part"),s("pdfaid","co\
nformance").toLowerCase()),i=h(s("pdfuaid","part"))?`PDF/UA-${s("pdfuaid","part")}`:void 0,l=[s("pdfxid","GTS_PDFXVersion")||s("pdfx","GTS_PDFXVersion")||((0,C.
Gh)(t.resolve((0,T._U)(t)?.get("GTS_PDFXVersion")))??""),s("pdfe","ISO_PDFEVersion"),s("pdfvtid","GTS_PDFVTVersion")],_=[o?.name,i,...l.filter(p=>/^PDF\/[\w .:/()-]{1,40}$/.
test(p))];return{archive:o,accessible:i,names:_.filter(p=>p!==void 0)}}const h=t=>/^[1-9]$/.test(t);function x(t,e){if(!h(t))return;const s=/^[abuef]$/.test(e)?
e:"";return{part:Number(t),level:s,name:`PDF/A-${t}${s}`}}function d(t,e,s,o){return e&&g(t,e,[L.dK.pdfaid]),w(s,o)}const w=({name:t},e)=>({code:"pdfa_identific\
ation_removed",message:`The document no longer claims ${t}: ${e}.`});async function y(t){const e=await(0,T.Br)(t);if(!e)return[];const{archive:s,accessible:o}=D(
t,e);g(t,e,[L.dK.pdfaid,L.dK.pdfuaid]);const i=[s?.name,o].filter(f=>f!==void 0);return i.length>0?[A(i)]:[]}const A=t=>({code:"conformance_dropped",message:`Th\
e result no longer claims ${t.join(" and ")}, because a merge cannot guarantee conformance.`});function g(t,e,s){e.properties.some(({namespace:o})=>s.includes(o))&&
(0,v._L)(t,(0,v.QH)(e,({namespace:o})=>s.includes(o),[]))}}),21115:((k,K,m)=>{m.d(K,{HC:()=>T,dK:()=>C,ee:()=>L});const C={rdf:"http://www.w3.org/1999/02/22-rdf\
-syntax-ns#",xml:"http://www.w3.org/XML/1998/namespace",dc:"http://purl.org/dc/elements/1.1/",xmp:"http://ns.adobe.com/xap/1.0/",xmpMM:"http://ns.adobe.com/xap/\
1.0/mm/",pdf:"http://ns.adobe.com/pdf/1.3/",pdfaid:"http://www.aiim.org/pdfa/ns/id/",pdfuaid:"http://www.aiim.org/pdfua/ns/id/",pdfxid:"http://www.npes.org/pdfx\
/ns/id/",pdfx:"http://ns.adobe.com/pdfx/1.3/",pdfaExtension:"http://www.aiim.org/pdfa/ns/extension/",pdfaSchema:"http://www.aiim.org/pdfa/ns/schema#",pdfaProperty:"\
http://www.aiim.org/pdfa/ns/property#",fx:"urn:factur-x:pdfa:CrossIndustryDocument:invoice:1p0#",pdfe:"http://www.aiim.org/pdfe/ns/id/",pdfvtid:"http://www.npes\
.org/pdfvt/ns/id/",xfa:"http://www.xfa.org/schema/xfa-data/1.0/",ds:"http://www.w3.org/2000/09/xmldsig#"},S=new Map(Object.entries(C));class L{uris=new Map;declared=[];known=new Map;enter(h){
let x;for(const{name:d,value:w}of h){if(!T(d))continue;const y=d.slice(6),A=this.uris.get(y);A?A.push(w):this.uris.set(y,[w]),(x??=[]).push(y)}this.declared.push(
x??P),x&&this.known.clear()}leave(){const h=this.declared.pop()??P;for(const x of h)this.uris.get(x).pop();h.length>0&&this.known.clear()}declares(h){return(this.
uris.get(M(h))?.length??0)>0}ofElement(h){let x=this.known.get(h);if(!x){const d=M(h),w=this.uris.get(d)?.at(-1)??S.get(d)??"";this.known.size===v&&this.known.clear(),
this.known.set(h,x={namespace:w,local:h.slice(h.indexOf(":")+1)})}return x}ofAttribute(h){return h.includes(":")?this.ofElement(h):{namespace:"",local:h}}}const T=D=>D===
"xmlns"||D.startsWith("xmlns:"),P=[],v=1e3,M=D=>D.slice(0,Math.max(D.indexOf(":"),0))}),824:((k,K,m)=>{m.d(K,{Br:()=>D,_6:()=>x,_U:()=>M});var C=m(58552),S=m(1975),
L=m(17079),T=m(45599),P=m(59071),v=m(70549);function M(d){const w=d.resolve(d.trailer.get("Info"));return w instanceof T.Bi?w:w instanceof T.Z6?w.dict:void 0}const D=(0,v.
n)(h);async function h(d){const w=d.get(d.catalogNumber),y=w instanceof T.Bi?d.resolve(w.get("Metadata")):null;if(!(y instanceof T.Z6))return;let A;try{A=d.decoded(
y)}catch(g){if(!(g instanceof C.zU)||g.code==="cancelled")throw g;return S.m}return(0,S.kg)(A,d.job.pace)}function x(d,w){const y=M(d),A=i=>d.resolve(y?.get(i)),
g=(i,f,l=", ")=>{const _=(0,S.sm)(w,i,f).map(P.wh).filter(Boolean).join(l);return _===""?null:_},t=(i,f)=>{const[l=""]=(0,S.sm)(w,i,f);return(0,P.wh)(l)||null},
e=(i,f)=>(0,L._)((0,P.Gh)(A(i))??"")??(0,L._)(t("xmp",f)??"")??null,s=d.get(d.catalogNumber),o=s instanceof T.Bi?(0,P.Gh)(d.resolve(s.get("Lang"))):null;return{
title:(0,P.Gh)(A("Title"))??t("dc","title"),author:(0,P.Gh)(A("Author"))??g("dc","creator"),subject:(0,P.Gh)(A("Subject"))??t("dc","description"),keywords:(0,P.
Gh)(A("Keywords"))??g("pdf","Keywords")??g("dc","subject"),creator:(0,P.Gh)(A("Creator"))??t("xmp","CreatorTool"),producer:(0,P.Gh)(A("Producer"))??t("pdf","Pro\
ducer"),created:e("CreationDate","CreateDate"),modified:e("ModDate","ModifyDate"),language:o??t("dc","language")}}}),3907:((k,K,m)=>{m.d(K,{X:()=>A,km:()=>L,ol:()=>C,
xK:()=>d});const C=200,S=1e4;async function L(g,t,e){const s=new T(g);for(let o=s.next();o;o=s.next()){if(e(o))return"left";const i=t.step((o.to-o.from)*4+50);i&&
await i}return s.hasDocumentType?"document type":s.malformed?"malformed":"well-formed"}class T{text;malformed=!1;hasDocumentType=!1;at=0;constructor(t){this.text=
t}next(){const{text:t,at:e}=this;if(e>=t.length)return;if(t.charCodeAt(e)!==P)return this.characters(e,this.nextTag(e));if(t.startsWith("<!--",e))return this.other(
e,"-->",4);if(t.startsWith("<?",e))return this.other(e,"?>",2);if(t.startsWith("<![CDATA[",e)){const o=t.indexOf("]]>",e);return o<0?this.end():(this.at=o+3,{kind:"\
text",text:t.slice(e+9,o),from:e,to:this.at})}return t.startsWith("<!",e)?(this.hasDocumentType=t.startsWith("<!DOCTYPE",e),this.end()):(t.charCodeAt(e+1)===M?this.
endTag(e):this.startTag(e))??this.fault(e,this.nextTag(e+1))}other(t,e,s){const o=this.text.indexOf(e,t+s);return o<0?this.end():(this.at=o+e.length,{kind:"othe\
r",from:t,to:this.at})}endTag(t){const e=this.name(t+2),s=this.blanks(e);if(!(e===t+2||this.text.charCodeAt(s)!==v))return this.at=s+1,{kind:"end",name:this.text.
slice(t+2,e),from:t,to:this.at}}startTag(t){const{text:e}=this,s=this.name(t+1);if(s===t+1)return;const o=e.slice(t+1,s),i=[];for(let f=s;;){const l=this.blanks(
f),_=e.charCodeAt(l);if(_===v||_===M&&e.charCodeAt(l+1)===v)return this.at=_===v?l+1:l+2,{kind:_===v?"start":"empty",name:o,attributes:i,from:t,to:this.at};const p=this.
name(l),R=this.blanks(p),E=this.blanks(R+1),r=e[E];if(l===f||p===l||e[R]!=="="||r!=='"'&&r!=="'")return;const n=e.indexOf(r,E+1),a=e.slice(E+1,Math.max(n,E+1)),
c=a.includes("<")?void 0:h(a);if(n<0||c===void 0||i.length>=S)return;i.push({name:e.slice(l,p),value:c,from:l,to:n+1}),f=n+1}}characters(t,e){const s=h(this.text.
slice(t,e));return s===void 0?this.fault(t,e):(this.at=e,{kind:"text",text:s,from:t,to:e})}nextTag(t){const e=this.text.indexOf("<",t);return e<0?this.text.length:
e}fault(t,e){return this.malformed=!0,this.at=e,{kind:"other",from:t,to:e}}end(){this.malformed=!0,this.at=this.text.length}blanks(t){const{text:e}=this;for(;;){
const s=e.charCodeAt(t);if(s!==32&&s!==9&&s!==10&&s!==13)return t;t++}}name(t){const{text:e}=this;for(;t<e.length;t++){const s=e.charCodeAt(t);if(s<=32||s===M||
s===v||s===P||s===61||s===34||s===39)break}return t}}const[P,v,M]=[60,62,47],D=new Map([["amp","&"],["lt","<"],["gt",">"],["quot",'"'],["apos","'"]]);function h(g){
if(!g.includes("&"))return g;const t=[];let e=0;for(let s=g.indexOf("&");s>=0;s=g.indexOf("&",e)){const o=g.indexOf(";",s);if(o<0||o-s>12)return;const i=g.slice(
s+1,o),f=D.get(i)??x(i);if(f===void 0)return;t.push(g.slice(e,s),f),e=o+1}return t.push(g.slice(e)),t.join("")}function x(g){const t=/^#(?:x([\dA-Fa-f]+)|(\d+))$/.
exec(g),e=t?parseInt(t[1]??t[2],t[1]===void 0?10:16):-1;return e>0&&e<=1114111&&!(e>=55296&&e<=57343)?String.fromCodePoint(e):void 0}function d(g){const[t,e,s,o]=g;
if(t===0&&e===0&&(s===254||s===0)||t===255&&e===254&&s===0&&o===0)return y(g);if(t===254&&e===255||t===0&&e===60)return w(new TextDecoder("utf-16be").decode(g));
if(t===255&&e===254||t===60&&e===0)return w(new TextDecoder("utf-16le").decode(g));const i=new TextDecoder().decode(g);return w(i.includes("�")?Buffer.from(g).
toString("latin1"):i)}const w=g=>g.startsWith("\uFEFF")?g.slice(1):g;function y(g){const t=new DataView(g.buffer,g.byteOffset,g.byteLength),e=g[0]!==0,s=[];for(let o=0;o+
4<=g.length;o+=4){const i=t.getUint32(o,e);if(i>1114111)return;s.push(String.fromCodePoint(i))}return w(s.join(""))}const A=g=>g.replaceAll("&","&amp;").replaceAll(
"<","&lt;").replaceAll(">","&gt;").replaceAll('"',"&quot;")}),60912:((k,K,m)=>{m.d(K,{QH:()=>T,T3:()=>P,_L:()=>h});var C=m(21115),S=m(3907),L=m(45599);function T(x,d,w){
const{text:y,properties:A,end:g,about:t}=x,e=[];let s=0;for(const o of A.filter(d).sort((i,f)=>i.from-f.from))o.from<s||(e.push(y.slice(s,o.from)),s=o.to);return e.
push(y.slice(s,Math.max(g,s))),w.length>0&&e.push(v(w,t)),e.push(y.slice(Math.max(g,s))),D(e.join(""))}function P(x){return`<?xpacket begin="\uFEFF" id="W5M0MpCehiHz\
reSzNTczkc9d"?>
<x:xmpmeta xmlns:x="adobe:ns:meta/">
<rdf:RDF xmlns:rdf="${C.dK.rdf}">
${v(x,"")}</rdf:RDF>
</x:xmpmeta>
<?xpacket end="w"?>`}function v(x,d){const y=[...new Set(x.map(({prefix:g})=>g))].map(g=>` xmlns:${g}="${C.dK[g]}"`).join(""),A=x.map(({prefix:g,name:t,form:e,values:s})=>`\
<${g}:${t}>${M(e,s)}</${g}:${t}>
`);return`<rdf:Description xmlns:rdf="${C.dK.rdf}" rdf:about="${(0,S.X)(d)}"${y}>
${A.join("")}</rdf:Description>
`}function M(x,d){const w=y=>d.map(A=>`<rdf:li${y}>${(0,S.X)(A)}</rdf:li>`).join("");switch(x){case"simple":return(0,S.X)(d[0]??"");case"alternative":return`<rd\
f:Alt>${w(' xml:lang="x-default"')}</rdf:Alt>`;case"ordered":return`<rdf:Seq>${w("")}</rdf:Seq>`;case"unordered":return`<rdf:Bag>${w("")}</rdf:Bag>`}}const D=x=>x.
replace(/^(\s*<\?xml\s[^>]*encoding\s*=\s*["'])[^"']*/,"$1UTF-8");function h(x,d){const w=x.catalog.get("Metadata"),y=x.resolve(w),A=y instanceof L.Z6?[...y.dict].
filter(([e])=>!["Filter","DecodeParms","Length"].includes(e)):[],g=new L.Bi([["Type",new L.SX("Metadata")],["Subtype",new L.SX("XML")],...A]),t=new L.Z6(g,Buffer.
from(d,"utf8"));(0,L.i9)(w)&&y instanceof L.Z6?x.put(w,t):x.edit(x.catalogNumber).set("Metadata",x.add(t))}}),1975:((k,K,m)=>{m.d(K,{kg:()=>P,m:()=>T,sm:()=>v});
var C=m(21115),S=m(3907);const L=1e5,T={text:"",properties:[],malformed:!0,end:-1,about:""};async function P(x,d){const w=(0,S.xK)(x);if(w===void 0)return T;const y=new D,
g=await(0,S.km)(w,d,t=>(y.take(t),y.broken))!=="well-formed"||y.depth>0||y.end<0||!y.declared;return{text:w,properties:y.properties,malformed:g,end:y.end,about:y.
about}}function v(x,d,w){return x?.properties.find(y=>y.name===w&&y.namespace===C.dK[d])?.values??[]}const M=-2;class D{properties=[];broken=!1;declared=!0;end=-1;about="";scope=new C.
ee;open=[];root=M;loose=!1;items=[];pieces=[];get depth(){return this.open.length}take(d){d.kind==="start"||d.kind==="empty"?(this.start(d.name,d.attributes,d.from),
d.kind==="empty"&&!this.broken&&this.close(d.name,d.to,d.to)):d.kind==="end"?this.close(d.name,d.from,d.to):d.kind==="text"&&this.isInProperty()&&this.pieces.push(
d.text)}isInProperty(){return this.root!==M&&this.open.length>this.root+2}start(d,w,y){if(this.open.length>=S.ol&&(this.broken=!0),this.broken)return;this.scope.
enter(w);const A=this.scope.ofElement(d),g=A.namespace===C.dK.rdf,t=g&&A.local==="li";this.root===M&&this.end<0&&g&&A.local==="Description"&&(this.root=this.open.
length-1,this.loose=!0);const e=this.open.length-this.root,s=t?w.find(({name:o})=>o==="xml:lang")?.value:void 0;if(this.open.push({name:d,...A,from:y,language:s}),
this.root===M){if(!g||A.local!=="RDF"||this.end>=0)return;this.root=this.open.length-1,this.declared=this.scope.declares(d)}else if(e===1)this.describe(w);else if(e===
2){this.items=[];const o=w.find(({name:i})=>this.isRdf(i,"resource"));this.pieces=o?[o.value]:[]}else t&&(this.pieces=[])}describe(d){for(const{name:w,value:y,from:A,
to:g}of d){if((0,C.HC)(w))continue;const{namespace:t,local:e}=this.scope.ofAttribute(w);t===C.dK.rdf&&e==="about"&&(this.about=y),!(t===""||t===C.dK.rdf||t===C.
dK.xml)&&this.add({namespace:t,name:e,values:[y],from:A,to:g})}}close(d,w,y){const A=this.open.pop();if(A?.name!==d){this.broken=!0;return}this.scope.leave();const g=this.
open.length-this.root;if(this.root!==M)if(g===0)this.end=w,this.root=M;else if(g===1&&this.loose)this.root=M,this.loose=!1;else if(g===2){const t=this.items.length>
0?h(this.items):[this.pieces.join("").trim()];this.add({namespace:A.namespace,name:A.local,values:t,from:A.from,to:y})}else g>2&&A.namespace===C.dK.rdf&&A.local===
"li"&&(this.items.push({text:this.pieces.join("").trim(),language:A.language}),this.pieces=[])}add(d){this.properties.length<L?this.properties.push(d):this.broken=
!0}isRdf(d,w){const y=this.scope.ofAttribute(d);return y.local===w&&y.namespace===C.dK.rdf}}function h(x){const d=x.findIndex(({language:y})=>y?.toLowerCase()===
"x-default"),w=x.map(({text:y})=>y);return d>0?[w[d],...w.slice(0,d),...w.slice(d+1)]:w}}),81077:((k,K,m)=>{m.d(K,{AN:()=>h,BX:()=>v,H6:()=>M,MN:()=>D,Pu:()=>T,
Zc:()=>P});var C=m(45599),S=m(9819);const L=64,T=t=>typeof t=="number"?String(t):Buffer.from(t.bytes).toString("latin1");async function P(t,e,s){const o=[];for(const i of await d(
t,e,0,s)){for(const l of y(t,i,s))o.push(l);const f=t.job.pace.step(x);f&&await f}return o}async function v(t,e,s,o,i,f){const l=await d(t,e,s,o,f);for(let _=l.
length-1;_>=0;_--){const p=l[_],R=y(t,p,o),E=R.filter(([c,u])=>!i(c,u)),r=t.job.pace.step(x+R.length*x);r&&await r,E.length<R.length&&(t.edit(p.holder),p.dict.set(
o,E.flat()),p.changed=!0);for(const c of p.repeats)t.edit(p.holder),p.dict.delete(c),p.changed=!0;if(p.emptyKids){const c=(t.array(p.dict.get("Kids"))??[]).filter(
u=>!p.emptyKids.has(t.dict(u)));t.edit(p.holder),p.dict.set("Kids",c),p.changed=!0}if(!p.changed)continue;const n=t.array(p.dict.get("Kids"))??[];p.empty=E.length===
0&&n.length===0;const a=p.parent;a&&(a.changed=!0,p.empty?(a.emptyKids??=new Set).add(p.dict):A(t,p,E,n))}return l[0]?.empty??!1}function M(t,e,s){if(e.length<=
L)return(0,C.jd)({[s]:e.flat()});let o=[];for(const i of g(e)){const[f,l]=[i[0][0],i.at(-1)[0]];o.push({ref:t.add((0,C.jd)({Limits:[f,l],[s]:i.flat()})),low:f,high:l})}
for(;o.length>L;)o=g(o).map(i=>{const[f,l]=[i[0].low,i.at(-1).high];return{ref:t.add((0,C.jd)({Limits:[f,l],Kids:i.map(({ref:_})=>_)})),low:f,high:l}});return(0,C.
jd)({Kids:o.map(({ref:i})=>i)})}const D=(t,e)=>M(t,h([...e].map(([s,o])=>[(0,C.Px)(s),o])),"Names");function h(t){return t.map(e=>({entry:e,key:T(e[0])})).sort(
(e,s)=>e.key<s.key?-1:e.key>s.key?1:0).map(({entry:e})=>e)}const x=100;async function d(t,e,s,o,i){const f=new S.b9(t),l=new Set,_=E=>l.size<l.add(E).size,p=[],
R=[{value:e??null,holder:s,parent:void 0}];for(let E=R.pop();E!==void 0;E=R.pop()){f.spend(1);const r=t.dict(E.value);if(!r||!_(r)||i&&E.parent&&!w(t,r,i))continue;
const n=[],a=B=>{const b=t.array(r.get(B));return!b||_(b)?b??[]:(n.push(B),[])},c=a(o).length>>1,u=a("Kids"),O={dict:r,holder:(0,S.Kd)(E.value,E.holder),parent:E.
parent,repeats:n};p.push(O),f.spend(c);for(let B=u.length-1;B>=0;B--)R.push({value:u[B],holder:(0,S.Kd)(r.get("Kids"),O.holder),parent:O});const I=t.job.pace.step(
x+c*x);I&&await I}return p}function w(t,e,s){const[o,i]=t.array(e.get("Limits"))??[];return typeof o!="number"||typeof i!="number"||s(o,i)}function y(t,{dict:e,
repeats:s},o){const i=s.includes(o)?void 0:t.array(e.get(o));if(!i)return[];const f=[];for(let l=0;l+1<i.length;l+=2){const _=t.resolve(i[l]);(o==="Names"?_ instanceof
C.Mx:typeof _=="number")&&f.push([_,i[l+1]])}return f}function A(t,e,s,o){const i=_=>t.array(t.dict(_)?.get("Limits"))??[],f=s[0]?.[0]??i(o[0])[0],l=s.at(-1)?.[0]??
i(o.at(-1))[1];t.edit(e.holder),f!==void 0&&l!==void 0?e.dict.set("Limits",[f,l]):e.dict.delete("Limits")}function g(t){const e=[];for(let s=0;s<t.length;s+=L)e.
push(t.slice(s,s+L));return e}}),70549:((k,K,m)=>{m.d(K,{n:()=>C});function C(S){const L=new WeakMap;return T=>{if(T.hasChanges)return S(T);const P=L.get(T);if(P)
return P.answer;const v=S(T);return L.set(T,{answer:v}),v}}}),9819:((k,K,m)=>{m.d(K,{J7:()=>L,Kd:()=>v,Wo:()=>M,_i:()=>P,b9:()=>T});var C=m(42973),S=m(45599);class L{document;gone=new Set;chased=new Set;constructor(h){
this.document=h}remove(h){const{catalog:x,catalogNumber:d,pages:w}=this.document,y=x.get("Pages");h===d||(0,S.i9)(y)&&h===y.number||w.holds(h)||(this.gone.add(h),
this.document.remove(h))}chase(h){this.chased.add(h)}removed(){return this.gone}takeChased(){const h=this.chased;return this.chased=new Set,h}isGone(h){return(0,S.
i9)(h)&&this.gone.has(h.number)}}class T{most;left;constructor(h){this.most=this.left=h.job.limits.nodes}spend=h=>{if(this.left-=h,this.left<0)throw(0,C.F)("nod\
es",`The document has more than ${this.most} fields, bookmarks, names and structure elements`,"Remove bookmarks or tags with another program first")}}class P{seen;beyond=new Set;allowance;constructor(h,x=new T(
h)){this.allowance=x,this.seen=new Uint8Array((h.size>>3)+1)}first(h){if(this.allowance.spend(1),!(0,S.i9)(h))return!0;const{number:x}=h,d=x>>3;if(d>=this.seen.
length)return this.beyond.size<this.beyond.add(x).size;const w=1<<(x&7),y=(this.seen[d]&w)===0;return this.seen[d]|=w,y}}function v(D,h){return(0,S.i9)(D)?D.number:
h}function M(D,h){const x=D.catalog.get(h),d=D.dict(x);return d&&{dict:d,holder:v(x,D.catalogNumber)}}}),33973:((k,K,m)=>{m.d(K,{Gy:()=>y,Rf:()=>A,Ip:()=>g});var C=m(
54619),S=m(85368),L=m(88500);class T{detail;strings;done;end;valueEnd;dataStart;dataEnd;lengthStart;lengthEnd;from;to;scan=new L.s;signed=new Set;constructor(r,n,a){
this.detail=n,this.strings=a,this.scan.strings=a;const c=new Int32Array(n?8*r:r);this.done=new Uint8Array(n?r:0);const u=O=>c.subarray(O*r,(O+1)*r);this.end=u(0),
this.valueEnd=u(1),this.dataStart=u(2),this.dataEnd=u(3),this.lengthStart=u(4),this.lengthEnd=u(5),this.from=u(6),this.to=u(7)}}var P=m(78157),v=m(79725),M=m(4e4),
D=m(39150),h=m(45599);class x{scan=new L.s;ranges=new Map}const d=2;class w{walked;live;via;count=0;bytes=0;patches;signed=new Set;constructor(r,n,a){this.walked=
a,this.live=new Uint8Array(r),this.via=new Int32Array(n?r:0)}}async function y(E,{watched:r}={}){const{markings:n,referrers:a}=await A([E],{watched:r,detail:!0}),
{live:c,via:u}=n[0];return{live:c,via:u,referrers:a}}async function A(E,r={}){const n=new i(E,r);return await n.run(),n}function g(E,{repairs:r}){for(const{part:n,
number:a,value:c}of r)E[n].put(a,c)}const t=100,e=100,s=-2;function o(E){if(E instanceof h.Z6)return E.data.length+o(E.dict);if(Array.isArray(E))return 12*E.length;
if(!(E instanceof h.Bi))return t;let r=30*E.size;for(const n of E.values())Array.isArray(n)&&(r+=12*n.length);return r}class i{documents;markings;referrers=new Set;repairs=[];stack=[];current=0;watched;extent={
valueEnd:-1,dataStart:-1,dataEnd:-1,end:-1};kept=new v.R;strings;alias;constructor(r,{detail:n=!1,strings:a=!1,watched:c,alias:u}){if(this.documents=r,this.strings=
a,this.alias=u,this.markings=r.map(O=>new w(O.size,c!==void 0,l(O,a||n,a))),!!c){this.watched=new Uint8Array(r[0].size);for(const O of c)this.watched[O]=1}}async run(){
const{documents:r,stack:n}=this,[a]=r;for(const[c,u]of a.trailer)c!=="Encrypt"&&this.followValue(0,u);for(;n.length>0;){const c=n.pop(),u=c%r.length,O=a.job.pace.
step(this.follow(u,(c-u)/r.length));O&&await O}for(const{live:c,signed:u,walked:O}of this.markings)for(const I of O.signed)c[I]===1&&u.add(I)}visit(r,n){this.alias&&
({part:r,number:n}=this.alias(r,n)??{part:r,number:n}),this.watched&&this.watched[n]===1&&this.referrers.add(this.current);const a=this.markings[r],{live:c}=a;if(n>
0&&n<c.length&&c[n]!==0)return;const u=this.documents[r];if(n<=0||n>=c.length||!u.exists(n))return u.missed(n);c[n]=1,this.watched&&(a.via[n]=this.current),this.
stack.push(n*this.documents.length+r)}follow(r,n){const a=this.documents[r],c=this.markings[r],{walked:u}=c;if(this.current=n,c.count++,a.isChanged(n))return this.
followChanged(a,c,r,n);if(u.done[n]===1)return this.followAgain(a,c,r,n);const{scan:O,detail:I}=u;I||(O.used=0);const B=O.used,b=a.table.kind[n]===C.tL?this.walk(
a,u,n):this.walkPlace(a,n,O);return b<0||O.byteRange&&this.isSignature(u.signed,n)?this.forget(O,B).followRepaired(a,r,n):(c.bytes+=b,I&&(u.from[n]=B,u.to[n]=O.
used,u.valueEnd[n]=this.extent.valueEnd,u.done[n]=1),this.followMarks(r,O,B,O.used,O.lengthStart),e+b)}followChanged(r,n,a,c){const u=r.patched(c);if(!u){const W=r.
edited.get(c);return f(W)||W===null?this.followRepaired(r,a,c):(this.followValue(a,W),n.bytes+=o(W),e)}const{detail:O}=n.walked;if(u.references&&!O&&!r.suspect){
for(let W=u.first;W<u.last;W++)this.visit(a,u.references[W]);return n.bytes+=u.end-u.start,e}const{scan:I,ranges:B}=_(n);O||(I.used=0);const b=I.used,U=this.walkPlace(
r,c,I);return U<0||I.byteRange&&this.isSignature(n.signed,c)?this.forget(I,b).followRepaired(r,a,c):(n.bytes+=U,O&&B.set(c,{from:b,to:I.used,valueEnd:this.extent.
valueEnd}),this.followMarks(a,I,b,I.used,I.lengthStart),e+U)}followAgain(r,n,a,c){const{walked:u}=n;return n.bytes+=u.end[c]>0?u.end[c]-r.table.place[c]:t,this.
followMarks(a,u.scan,u.from[c],u.to[c],u.lengthStart[c]),e}isSignature(r,n){return r.add(n),this.strings}followMarks(r,{marks:n},a,c,u){const O=this.strings?u:s;
for(let I=a;I<c;I+=3)n[I]!==L.A&&n[I+1]!==O&&this.visit(r,n[I])}forget(r,n){return r.used=n,this}followRepaired(r,n,a){const c=r.get(a),u=f(c)?r.resolve(c):c;return u===
null?(this.markings[n].live[a]=d,this.markings[n].count--):this.repair(n,a,u),e}repair(r,n,a){this.repairs.push({part:r,number:n,value:a}),this.followValue(r,a)}followValue(r,n){
const a=[n];for(;a.length>0;){const c=a.pop();if(c instanceof h.oS)this.visit(c instanceof h.rV?c.part:r,c.number);else if(Array.isArray(c))for(const u of c)a.push(
u);else if(c instanceof h.Bi){c.has("ByteRange")&&this.markings[r].signed.add(this.current);for(const u of c.values())a.push(u)}else if(c instanceof h.Z6)for(const[
u,O]of c.dict)u!=="Length"&&a.push(O)}}walk(r,n,a){const{extent:c}=this,{bytes:u}=r,{scan:O}=n,I=r.bodies[a];O.forgetLength();const{kept:B}=this,b=!this.strings&&
r.recallEntries(a,B);b&&O.append(B.scan.marks,B.marksFrom,B.marksTo);const U=b?B.close+2:O.value(u,I,u.length);return U<0||u[U-1]===P.AV||!(0,S.x)(r,U,O,c)||r.suspect&&
!(0,D.D)(u,I,U)||O.doubtful&&(0,M.oC)(u,I,U)?-1:(c.dataStart<0&&(O.lengthStart=-1),n.end[a]=c.end,n.detail&&(n.dataStart[a]=c.dataStart,n.dataEnd[a]=c.dataEnd,n.
lengthStart[a]=O.lengthStart,n.lengthEnd[a]=O.lengthEnd),c.end-r.table.place[a])}walkPlace(r,n,a){const c=r.place(n);if(!c)return-1;const{bytes:u,start:O,end:I}=c;
a.forgetLength();const B=a.value(u,O,I);return a.lengthStart=-1,B<0&&!R(u,O,I)||p(u,O,I)||B>0&&u[B-1]===P.AV||B>=0&&(0,P.AN)(u,B,I)<I||r.suspect&&!(0,D.D)(u,O,I)||
a.doubtful&&(0,M.oC)(u,O,I)?-1:(this.extent.valueEnd=B<0?I:B,I-O)}}const f=E=>E instanceof h.oS&&!(E instanceof h.rV);function l(E,r,n){const a=E.walked;if(a?.strings===
n)return a;const c=new T(E.size,r,n);return r&&(E.walked=c),c}function _(E){return E.patches||(E.patches=new x,E.patches.scan.strings=E.walked.strings),E.patches}
function p(E,r,n){const a=(0,P.AN)(E,r,n);return a>=n||E[a]===P.yq&&(0,P.wb)(E,a,"null")}function R(E,r,n){for(let a=r;a<n;a++)if("<([/%".includes(String.fromCharCode(
E[a])))return!1;return!0}}),21996:((k,K,m)=>{m.d(K,{Av:()=>d,RJ:()=>A,V3:()=>y,vb:()=>g,zx:()=>x});var C=m(54619),S=m(93604),L=m(78157),T=m(88500);const P=2048,
v=65536,M=1<<20,D=1024,h="[^\\0\\t\\n\\f\\r ()<>[\\]{}/%#]";async function x(s,o){const{found:i,all:f}=await w(s,o),l=_=>[...new Set([..._,...f])].sort((p,R)=>p-
R);return Object.fromEntries(o.map(_=>[_,l(i[_])]))}async function d(s,o){const{found:i,all:f}=await w(s,o);for(const l of Object.values(i))for(const _ of l)f.add(
_);return f}async function w(s,o){const i=o.map(p=>{const[R="",...E]=[...p].map(n=>n.replace(/\W/,"\\$&")),r=/\W/.test(p)?h:"\\w";return`${R}(?:${E.join("")}|${r}\
{0,${Math.max(0,p.length-2)}}#)`}),f=new RegExp(`/(?:${i.join("|")}|#)`,"g"),l=Object.fromEntries(o.map(p=>[p,new Set])),_=new Set;await A(s,(p,R,E,r)=>{const n=p.
toString("latin1",R,E);f.lastIndex=0;for(let a=f.exec(n);a;a=f.exec(n)){const c=r(R+a.index);c!==void 0&&(a[0].endsWith("#")?_.add(c):l[a[0].slice(1)].add(c))}});
for(const p of g(s))_.add(p);return{found:l,all:_}}async function y(s,o){const i=await x(s,o);return[...new Set(Object.values(i).flat())].sort((f,l)=>f-l)}async function A(s,o){
const{bytes:i,table:f}=s,l=t(s),_=new Int32Array(l.length);for(let n=0;n<l.length;n++)_[n]=f.place[l[n]];const p=(0,L.bS)(i),R=n=>l[(0,S.M)(_,n)-1],E=new T.s;let r=0;
for(let n=0;n<l.length;n++){const a=n+1===l.length,c=a?i.length:_[n+1],u=c-_[n]>P;if(!u&&!a&&c-r<v)continue;if(u){_[n]>r&&o(p,r,_[n],R),E.reset();const I=E.value(
i,s.bodies[l[n]],c);o(p,_[n],I<0?c:I,R)}else o(p,r,c,R);const O=s.job.pace.step(Math.min(c-r,v));O&&await O,r=c}for(const[n,a]of e(s)){const c=s.objectStream(n);
if(!c)continue;const u=new Set(a),{starts:O,numbers:I,data:B}=c,b=U=>{const W=I[(0,S.M)(O,U)-1];return W!==void 0&&u.has(W)?W:void 0};for(let U=0;U<B.length;U+=
M){o((0,L.bS)(B),U,Math.min(U+M+D,B.length),b);const W=s.job.pace.step(4*M);W&&await W}}}function*g(s){for(let o=1;s.hasChanges&&o<s.size;o++)s.isChanged(o)&&s.
exists(o)&&(yield o)}function t(s){const{table:o,hasChanges:i}=s,f=[];let l=!0,_=-1;for(let p=1;p<o.size;p++){if(o.kind[p]!==C.tL||i&&s.isChanged(p))continue;const R=o.
place[p];l&&=R>=_,_=R,f.push(p)}return l?f:f.sort((p,R)=>o.place[p]-o.place[R])}function e(s){const{table:o,hasChanges:i}=s,f=new Map;for(let l=1;l<o.size;l++){
if(o.kind[l]!==C.UT||i&&s.isChanged(l))continue;const _=o.place[l],p=f.get(_);p?p.push(l):f.set(_,[l])}return f}}),90536:((k,K,m)=>{m.d(K,{C:()=>S,L:()=>L});var C=m(
45599);function S(T,P){const v=[T];for(;v.length>0;){const M=v.pop(),D=M instanceof C.Z6?M.dict:M;if(Array.isArray(D))for(const h of D)v.push(h);else if(D instanceof
C.Bi){P(D);for(const h of D.values())v.push(h)}}}function L(T,P){const v=[];return S(T,M=>{v.length===0&&P(M)&&v.push(M)}),v.length>0}}),93604:((k,K,m)=>{m.d(K,
{B:()=>C,M:()=>S});const C=(T,P)=>L(T,P,!1),S=(T,P)=>L(T,P,!0);function L(T,P,v){let[M,D]=[0,T.length];for(;M<D;){const h=M+D>>1,x=T[h];x<P||v&&x===P?M=h+1:D=h}
return M}})};
