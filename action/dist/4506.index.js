"use strict";exports.id=4506,exports.ids=[4506],exports.modules={45657:((b,I,g)=>{g.d(I,{Kf:()=>L,RZ:()=>A,YG:()=>S});function A(P,v){for(const D of v)P.push(D)}const L=P=>{
let v=-1/0;for(const D of P)v=Math.max(v,D);return v},S=P=>{let v=1/0;for(const D of P)v=Math.min(v,D);return v}}),16132:((b,I,g)=>{g.r(I),g.d(I,{check_e_invoice:()=>P});
var A=g(92761),L=g(84092),S=g(12237);const P=async(D,C,M)=>{if((0,A.ec)(D.bytes))return{documents:[D],data:v(await(0,L.iU)(D.bytes,M.pace)),notes:[],facts:{}};const p=await(0,S.
E)(D.bytes,M,{password:C.open_password}),w=v(await(0,L.sw)(p));return{documents:[{...D,pageCount:p.pages.count}],data:w,notes:[],facts:{}}},v=({failures:D,warnings:C})=>({
passed:D.length===0,failures:D.map(M=>({...M})),warnings:C.map(M=>({...M}))})}),84092:((b,I,g)=>{g.d(I,{cj:()=>_,iU:()=>M,ie:()=>E,sw:()=>p});var A=g(21281),L=g(
43496),S=g(824),P=g(92761),v=g(98346),D=g(63492),C=g(27547);async function M(s,l){const f=await(0,v.Q)(s,l);return typeof f=="string"?{failures:[d("XML","file",
`The file ${f}`)],warnings:[]}:await w(f,l)}async function p(s){const{invoices:l,refused:f}=await(0,P.sc)(s),[x,y]=l;if(!x){const r=f?`The attached XML ${f.reason}`:
"There is no XML in CII or UBL";return{failures:[d("PDF","attachments",r)],warnings:[]}}const m=await(0,P.Uj)(s),n=await(0,S.Br)(s),{failures:o,warnings:a}=await w(
x,s.job.pace);return{failures:[...y?[d("PDF","attachments",`There are ${l.length} invoices, where one is allowed`)]:[],...T(x,m).map(r=>d("PDF","XMP",r)),...t(n,
m).map(r=>d("PDF","XMP",r)),...(await e(s)).map(r=>d("PDF","document",r)),...c(s,x).map(r=>d("PDF","attachments",r)),...o],warnings:a}}async function w(s,l){return{
failures:[...await(0,D.P)(s,l),...(0,C.v)(s)],warnings:await(0,D.n)(s,l)}}const d=(s,l,f)=>({rule:s,text:f,where:l,found:null,expected:null});function _(s){const l=new Map;
for(const f of s){const x=f.rule==="PDF"?f.text:f.rule;l.has(x)||l.set(x,f)}return[...l.values()].map(({rule:f,text:x,where:y})=>f==="PDF"?`${x.slice(0,1).toLowerCase()}${x.
slice(1)}`:`${f} (${y}): ${x}`)}const E=(s,l)=>T(s,l).length===0;function T({syntax:s,profile:l,file:f},x){if(s==="UBL")return["The XML is UBL, and Factur-X tak\
es only CII"];if(!l)return["The guideline (BT-24) is not one of Factur-X, ZUGFeRD 2 or XRechnung"];if(!x)return["The XMP does not say that the document is an el\
ectronic invoice"];const y=[],m=[l.level,l.level.replaceAll(" ","")];return(x.level===null||!m.includes(x.level.toUpperCase()))&&y.push(`The XMP names another l\
evel (fx:ConformanceLevel) than the XML, which is ${l.level}`),x.file?.toLowerCase()!==f.toLowerCase()&&y.push("The XMP names another file (fx:DocumentFileName)\
 than the attached one"),x.type!=="INVOICE"&&y.push("The XMP does not say INVOICE (fx:DocumentType)"),x.version===null?y.push("The XMP names no version (fx:Vers\
ion)"):u.test(x.version)||y.push("The XMP names a version (fx:Version) that does not exist"),y}const u=/^(?:\d\.\d|[12]p0)$/;function t(s,l){const f=s?.properties.
find(({namespace:y,name:m})=>y===L.dK.pdfaExtension&&m==="schemas"),x=s&&f?s.text.slice(f.from,f.to):"";return!l||P.fD.some(y=>x.includes(y))?[]:["The XMP does \
not describe its properties of Factur-X (pdfaExtension:schemas)"]}async function e(s){const{archive:l}=await(0,A.ds)(s);return[...l!==void 0&&(l.part===3||l.part===
4&&l.level==="f")?[]:["The document does not claim PDF/A-3"],...s.security?["The document is encrypted"]:[]]}const i=["Alternative","Source","Data"];function c(s,{
attachment:l,profile:f,file:x}){const y=["MINIMUM","BASIC WL"].includes(f?.level??"")?["Data"]:i,m=[];return f&&x.toLowerCase()!==f.file&&x.toLowerCase()!=="zug\
ferd-invoice.xml"&&m.push(`The attachment must be called ${f.file}`),(l.relationship===null||!y.includes(l.relationship))&&m.push(`The relationship (AFRelations\
hip) must be ${y.join(", ")}`),l.mimeType!=="text/xml"&&l.mimeType!=="application/xml"&&m.push("The media type of the attachment must be text/xml"),(s.array(s.catalog.
get("AF"))??[]).flatMap(a=>{const r=s.dict(s.dict(a)?.get("EF"));return r?[s.resolve(r.get("F")),s.resolve(r.get("UF"))]:[]}).includes(l.stream)||m.push("The at\
tachment is not an associated file of the document (/AF)"),m}}),21281:((b,I,g)=>{g.d(I,{Ip:()=>M,XM:()=>E,Xb:()=>_,ds:()=>C,qg:()=>d});var A=g(59071),L=g(70549),
S=g(43496),P=g(824),v=g(1975),D=g(60912);const C=(0,L.n)(async t=>M(t,await(0,P.Br)(t)));function M(t,e){const i=(y,m)=>(0,A.wh)((0,v.sm)(e,y,m)[0]??""),c=w(i("\
pdfaid","part"),i("pdfaid","conformance").toLowerCase()),s=p(i("pdfuaid","part"))?`PDF/UA-${i("pdfuaid","part")}`:void 0,f=[i("pdfxid","GTS_PDFXVersion")||i("pd\
fx","GTS_PDFXVersion")||((0,A.Gh)(t.resolve((0,P._U)(t)?.get("GTS_PDFXVersion")))??""),i("pdfe","ISO_PDFEVersion"),i("pdfvtid","GTS_PDFVTVersion")],x=[c?.name,s,
...f.filter(y=>/^PDF\/[\w .:/()-]{1,40}$/.test(y))];return{archive:c,accessible:s,names:x.filter(y=>y!==void 0)}}const p=t=>/^[1-9]$/.test(t);function w(t,e){if(!p(
t))return;const i=/^[abuef]$/.test(e)?e:"";return{part:Number(t),level:i,name:`PDF/A-${t}${i}`}}function d(t,e,i,c){return e&&u(t,e,[S.dK.pdfaid]),_(i,c)}const _=({
name:t},e)=>({code:"pdfa_identification_removed",message:`The document no longer claims ${t}: ${e}.`});async function E(t){const e=await(0,P.Br)(t);if(!e)return[];
const{archive:i,accessible:c}=M(t,e);u(t,e,[S.dK.pdfaid,S.dK.pdfuaid]);const s=[i?.name,c].filter(l=>l!==void 0);return s.length>0?[T(s)]:[]}const T=t=>({code:"\
conformance_dropped",message:`The result no longer claims ${t.join(" and ")}, because a merge cannot guarantee conformance.`});function u(t,e,i){e.properties.some(
({namespace:c})=>i.includes(c))&&(0,D._L)(t,(0,D.QH)(e,({namespace:c})=>i.includes(c),[]))}}),43496:((b,I,g)=>{g.d(I,{HC:()=>P,dK:()=>A,ee:()=>S});const A={rdf:"\
http://www.w3.org/1999/02/22-rdf-syntax-ns#",xml:"http://www.w3.org/XML/1998/namespace",dc:"http://purl.org/dc/elements/1.1/",xmp:"http://ns.adobe.com/xap/1.0/",
xmpMM:"http://ns.adobe.com/xap/1.0/mm/",pdf:"http://ns.adobe.com/pdf/1.3/",pdfaid:"http://www.aiim.org/pdfa/ns/id/",pdfuaid:"http://www.aiim.org/pdfua/ns/id/",pdfxid:"\
http://www.npes.org/pdfx/ns/id/",pdfx:"http://ns.adobe.com/pdfx/1.3/",pdfaExtension:"http://www.aiim.org/pdfa/ns/extension/",pdfaSchema:"http://www.aiim.org/pdf\
a/ns/schema#",pdfaProperty:"http://www.aiim.org/pdfa/ns/property#",fx:"urn:factur-x:pdfa:CrossIndustryDocument:invoice:1p0#",pdfe:"http://www.aiim.org/pdfe/ns/i\
d/",pdfvtid:"http://www.npes.org/pdfvt/ns/id/",xfa:"http://www.xfa.org/schema/xfa-data/1.0/",ds:"http://www.w3.org/2000/09/xmldsig#"},L=new Map(Object.entries(A));
class S{uris=new Map;declared=[];known=new Map;enter(p){let w;for(const{name:d,value:_}of p){if(!P(d))continue;const E=d.slice(6),T=this.uris.get(E);T?T.push(_):
this.uris.set(E,[_]),(w??=[]).push(E)}this.declared.push(w??v),w&&this.known.clear()}leave(){const p=this.declared.pop()??v;for(const w of p)this.uris.get(w).pop();
p.length>0&&this.known.clear()}declares(p){return(this.uris.get(C(p))?.length??0)>0}ofElement(p){let w=this.known.get(p);if(!w){const d=C(p),_=this.uris.get(d)?.
at(-1)??L.get(d)??"";this.known.size===D&&this.known.clear(),this.known.set(p,w={namespace:_,local:p.slice(p.indexOf(":")+1)})}return w}ofAttribute(p){return p.
includes(":")?this.ofElement(p):{namespace:"",local:p}}}const P=M=>M==="xmlns"||M.startsWith("xmlns:"),v=[],D=1e3,C=M=>M.slice(0,Math.max(M.indexOf(":"),0))}),824:((b,I,g)=>{
g.d(I,{Br:()=>M,_6:()=>w,_U:()=>C});var A=g(58552),L=g(1975),S=g(17079),P=g(45599),v=g(59071),D=g(70549);function C(d){const _=d.resolve(d.trailer.get("Info"));
return _ instanceof P.Bi?_:_ instanceof P.Z6?_.dict:void 0}const M=(0,D.n)(p);async function p(d){const _=d.get(d.catalogNumber),E=_ instanceof P.Bi?d.resolve(_.
get("Metadata")):null;if(!(E instanceof P.Z6))return;let T;try{T=d.decoded(E)}catch(u){if(!(u instanceof A.zU)||u.code==="cancelled")throw u;return L.m}return(0,L.
kg)(T,d.job.pace)}function w(d,_){const E=C(d),T=s=>d.resolve(E?.get(s)),u=(s,l,f=", ")=>{const x=(0,L.sm)(_,s,l).map(v.wh).filter(Boolean).join(f);return x===""?
null:x},t=(s,l)=>{const[f=""]=(0,L.sm)(_,s,l);return(0,v.wh)(f)||null},e=(s,l)=>(0,S._)((0,v.Gh)(T(s))??"")??(0,S._)(t("xmp",l)??"")??null,i=d.get(d.catalogNumber),
c=i instanceof P.Bi?(0,v.Gh)(d.resolve(i.get("Lang"))):null;return{title:(0,v.Gh)(T("Title"))??t("dc","title"),author:(0,v.Gh)(T("Author"))??u("dc","creator"),subject:(0,v.
Gh)(T("Subject"))??t("dc","description"),keywords:(0,v.Gh)(T("Keywords"))??u("pdf","Keywords")??u("dc","subject"),creator:(0,v.Gh)(T("Creator"))??t("xmp","Creat\
orTool"),producer:(0,v.Gh)(T("Producer"))??t("pdf","Producer"),created:e("CreationDate","CreateDate"),modified:e("ModDate","ModifyDate"),language:c??t("dc","lan\
guage")}}}),3907:((b,I,g)=>{g.d(I,{X:()=>T,km:()=>S,ol:()=>A,xK:()=>d});const A=200,L=1e4;async function S(u,t,e){const i=new P(u);for(let c=i.next();c;c=i.next()){
if(e(c))return"left";const s=t.step((c.to-c.from)*4+50);s&&await s}return i.hasDocumentType?"document type":i.malformed?"malformed":"well-formed"}class P{text;malformed=!1;hasDocumentType=!1;at=0;constructor(t){
this.text=t}next(){const{text:t,at:e}=this;if(e>=t.length)return;if(t.charCodeAt(e)!==v)return this.characters(e,this.nextTag(e));if(t.startsWith("<!--",e))return this.
other(e,"-->",4);if(t.startsWith("<?",e))return this.other(e,"?>",2);if(t.startsWith("<![CDATA[",e)){const c=t.indexOf("]]>",e);return c<0?this.end():(this.at=c+
3,{kind:"text",text:t.slice(e+9,c),from:e,to:this.at})}return t.startsWith("<!",e)?(this.hasDocumentType=t.startsWith("<!DOCTYPE",e),this.end()):(t.charCodeAt(e+
1)===C?this.endTag(e):this.startTag(e))??this.fault(e,this.nextTag(e+1))}other(t,e,i){const c=this.text.indexOf(e,t+i);return c<0?this.end():(this.at=c+e.length,
{kind:"other",from:t,to:this.at})}endTag(t){const e=this.name(t+2),i=this.blanks(e);if(!(e===t+2||this.text.charCodeAt(i)!==D))return this.at=i+1,{kind:"end",name:this.
text.slice(t+2,e),from:t,to:this.at}}startTag(t){const{text:e}=this,i=this.name(t+1);if(i===t+1)return;const c=e.slice(t+1,i),s=[];for(let l=i;;){const f=this.blanks(
l),x=e.charCodeAt(f);if(x===D||x===C&&e.charCodeAt(f+1)===D)return this.at=x===D?f+1:f+2,{kind:x===D?"start":"empty",name:c,attributes:s,from:t,to:this.at};const y=this.
name(f),m=this.blanks(y),n=this.blanks(m+1),o=e[n];if(f===l||y===f||e[m]!=="="||o!=='"'&&o!=="'")return;const a=e.indexOf(o,n+1),r=e.slice(n+1,Math.max(a,n+1)),
h=r.includes("<")?void 0:p(r);if(a<0||h===void 0||s.length>=L)return;s.push({name:e.slice(f,y),value:h,from:f,to:a+1}),l=a+1}}characters(t,e){const i=p(this.text.
slice(t,e));return i===void 0?this.fault(t,e):(this.at=e,{kind:"text",text:i,from:t,to:e})}nextTag(t){const e=this.text.indexOf("<",t);return e<0?this.text.length:
e}fault(t,e){return this.malformed=!0,this.at=e,{kind:"other",from:t,to:e}}end(){this.malformed=!0,this.at=this.text.length}blanks(t){const{text:e}=this;for(;;){
const i=e.charCodeAt(t);if(i!==32&&i!==9&&i!==10&&i!==13)return t;t++}}name(t){const{text:e}=this;for(;t<e.length;t++){const i=e.charCodeAt(t);if(i<=32||i===C||
i===D||i===v||i===61||i===34||i===39)break}return t}}const[v,D,C]=[60,62,47],M=new Map([["amp","&"],["lt","<"],["gt",">"],["quot",'"'],["apos","'"]]);function p(u){
if(!u.includes("&"))return u;const t=[];let e=0;for(let i=u.indexOf("&");i>=0;i=u.indexOf("&",e)){const c=u.indexOf(";",i);if(c<0||c-i>12)return;const s=u.slice(
i+1,c),l=M.get(s)??w(s);if(l===void 0)return;t.push(u.slice(e,i),l),e=c+1}return t.push(u.slice(e)),t.join("")}function w(u){const t=/^#(?:x([\dA-Fa-f]+)|(\d+))$/.
exec(u),e=t?parseInt(t[1]??t[2],t[1]===void 0?10:16):-1;return e>0&&e<=1114111&&!(e>=55296&&e<=57343)?String.fromCodePoint(e):void 0}function d(u){const[t,e,i,c]=u;
if(t===0&&e===0&&(i===254||i===0)||t===255&&e===254&&i===0&&c===0)return E(u);if(t===254&&e===255||t===0&&e===60)return _(new TextDecoder("utf-16be").decode(u));
if(t===255&&e===254||t===60&&e===0)return _(new TextDecoder("utf-16le").decode(u));const s=new TextDecoder().decode(u);return _(s.includes("�")?Buffer.from(u).
toString("latin1"):s)}const _=u=>u.startsWith("\uFEFF")?u.slice(1):u;function E(u){const t=new DataView(u.buffer,u.byteOffset,u.byteLength),e=u[0]!==0,i=[];for(let c=0;c+
4<=u.length;c+=4){const s=t.getUint32(c,e);if(s>1114111)return;i.push(String.fromCodePoint(s))}return _(i.join(""))}const T=u=>u.replaceAll("&","&amp;").replaceAll(
"<","&lt;").replaceAll(">","&gt;").replaceAll('"',"&quot;")}),60912:((b,I,g)=>{g.d(I,{QH:()=>P,T3:()=>v,_L:()=>p});var A=g(43496),L=g(3907),S=g(45599);function P(w,d,_){
const{text:E,properties:T,end:u,about:t}=w,e=[];let i=0;for(const c of T.filter(d).sort((s,l)=>s.from-l.from))c.from<i||(e.push(E.slice(i,c.from)),i=c.to);return e.
push(E.slice(i,Math.max(u,i))),_.length>0&&e.push(D(_,t)),e.push(E.slice(Math.max(u,i))),M(e.join(""))}function v(w){return`<?xpacket begin="\uFEFF" id="W5M0MpCehiHz\
reSzNTczkc9d"?>
<x:xmpmeta xmlns:x="adobe:ns:meta/">
<rdf:RDF xmlns:rdf="${A.dK.rdf}">
${D(w,"")}</rdf:RDF>
</x:xmpmeta>
<?xpacket end="w"?>`}function D(w,d){const E=[...new Set(w.map(({prefix:u})=>u))].map(u=>` xmlns:${u}="${A.dK[u]}"`).join(""),T=w.map(({prefix:u,name:t,form:e,values:i})=>`\
<${u}:${t}>${C(e,i)}</${u}:${t}>
`);return`<rdf:Description xmlns:rdf="${A.dK.rdf}" rdf:about="${(0,L.X)(d)}"${E}>
${T.join("")}</rdf:Description>
`}function C(w,d){const _=E=>d.map(T=>`<rdf:li${E}>${(0,L.X)(T)}</rdf:li>`).join("");switch(w){case"simple":return(0,L.X)(d[0]??"");case"alternative":return`<rd\
f:Alt>${_(' xml:lang="x-default"')}</rdf:Alt>`;case"ordered":return`<rdf:Seq>${_("")}</rdf:Seq>`;case"unordered":return`<rdf:Bag>${_("")}</rdf:Bag>`}}const M=w=>w.
replace(/^(\s*<\?xml\s[^>]*encoding\s*=\s*["'])[^"']*/,"$1UTF-8");function p(w,d){const _=w.catalog.get("Metadata"),E=w.resolve(_),T=E instanceof S.Z6?[...E.dict].
filter(([e])=>!["Filter","DecodeParms","Length"].includes(e)):[],u=new S.Bi([["Type",new S.SX("Metadata")],["Subtype",new S.SX("XML")],...T]),t=new S.Z6(u,Buffer.
from(d,"utf8"));(0,S.i9)(_)&&E instanceof S.Z6?w.put(_,t):w.edit(w.catalogNumber).set("Metadata",w.add(t))}}),1975:((b,I,g)=>{g.d(I,{kg:()=>v,m:()=>P,sm:()=>D});
var A=g(43496),L=g(3907);const S=1e5,P={text:"",properties:[],malformed:!0,end:-1,about:""};async function v(w,d){const _=(0,L.xK)(w);if(_===void 0)return P;const E=new M,
u=await(0,L.km)(_,d,t=>(E.take(t),E.broken))!=="well-formed"||E.depth>0||E.end<0||!E.declared;return{text:_,properties:E.properties,malformed:u,end:E.end,about:E.
about}}function D(w,d,_){return w?.properties.find(E=>E.name===_&&E.namespace===A.dK[d])?.values??[]}const C=-2;class M{properties=[];broken=!1;declared=!0;end=-1;about="";scope=new A.
ee;open=[];root=C;loose=!1;items=[];pieces=[];get depth(){return this.open.length}take(d){d.kind==="start"||d.kind==="empty"?(this.start(d.name,d.attributes,d.from),
d.kind==="empty"&&!this.broken&&this.close(d.name,d.to,d.to)):d.kind==="end"?this.close(d.name,d.from,d.to):d.kind==="text"&&this.isInProperty()&&this.pieces.push(
d.text)}isInProperty(){return this.root!==C&&this.open.length>this.root+2}start(d,_,E){if(this.open.length>=L.ol&&(this.broken=!0),this.broken)return;this.scope.
enter(_);const T=this.scope.ofElement(d),u=T.namespace===A.dK.rdf,t=u&&T.local==="li";this.root===C&&this.end<0&&u&&T.local==="Description"&&(this.root=this.open.
length-1,this.loose=!0);const e=this.open.length-this.root,i=t?_.find(({name:c})=>c==="xml:lang")?.value:void 0;if(this.open.push({name:d,...T,from:E,language:i}),
this.root===C){if(!u||T.local!=="RDF"||this.end>=0)return;this.root=this.open.length-1,this.declared=this.scope.declares(d)}else if(e===1)this.describe(_);else if(e===
2){this.items=[];const c=_.find(({name:s})=>this.isRdf(s,"resource"));this.pieces=c?[c.value]:[]}else t&&(this.pieces=[])}describe(d){for(const{name:_,value:E,from:T,
to:u}of d){if((0,A.HC)(_))continue;const{namespace:t,local:e}=this.scope.ofAttribute(_);t===A.dK.rdf&&e==="about"&&(this.about=E),!(t===""||t===A.dK.rdf||t===A.
dK.xml)&&this.add({namespace:t,name:e,values:[E],from:T,to:u})}}close(d,_,E){const T=this.open.pop();if(T?.name!==d){this.broken=!0;return}this.scope.leave();const u=this.
open.length-this.root;if(this.root!==C)if(u===0)this.end=_,this.root=C;else if(u===1&&this.loose)this.root=C,this.loose=!1;else if(u===2){const t=this.items.length>
0?p(this.items):[this.pieces.join("").trim()];this.add({namespace:T.namespace,name:T.local,values:t,from:T.from,to:E})}else u>2&&T.namespace===A.dK.rdf&&T.local===
"li"&&(this.items.push({text:this.pieces.join("").trim(),language:T.language}),this.pieces=[])}add(d){this.properties.length<S?this.properties.push(d):this.broken=
!0}isRdf(d,_){const E=this.scope.ofAttribute(d);return E.local===_&&E.namespace===A.dK.rdf}}function p(w){const d=w.findIndex(({language:E})=>E?.toLowerCase()===
"x-default"),_=w.map(({text:E})=>E);return d>0?[_[d],..._.slice(0,d),..._.slice(d+1)]:_}}),81077:((b,I,g)=>{g.d(I,{AN:()=>p,BX:()=>D,H6:()=>C,MN:()=>M,Pu:()=>P,
Zc:()=>v});var A=g(45599),L=g(9819);const S=64,P=t=>typeof t=="number"?String(t):Buffer.from(t.bytes).toString("latin1");async function v(t,e,i){const c=[];for(const s of await d(
t,e,0,i)){for(const f of E(t,s,i))c.push(f);const l=t.job.pace.step(w);l&&await l}return c}async function D(t,e,i,c,s,l){const f=await d(t,e,i,c,l);for(let x=f.
length-1;x>=0;x--){const y=f[x],m=E(t,y,c),n=m.filter(([h,O])=>!s(h,O)),o=t.job.pace.step(w+m.length*w);o&&await o,n.length<m.length&&(t.edit(y.holder),y.dict.set(
c,n.flat()),y.changed=!0);for(const h of y.repeats)t.edit(y.holder),y.dict.delete(h),y.changed=!0;if(y.emptyKids){const h=(t.array(y.dict.get("Kids"))??[]).filter(
O=>!y.emptyKids.has(t.dict(O)));t.edit(y.holder),y.dict.set("Kids",h),y.changed=!0}if(!y.changed)continue;const a=t.array(y.dict.get("Kids"))??[];y.empty=n.length===
0&&a.length===0;const r=y.parent;r&&(r.changed=!0,y.empty?(r.emptyKids??=new Set).add(y.dict):T(t,y,n,a))}return f[0]?.empty??!1}function C(t,e,i){if(e.length<=
S)return(0,A.jd)({[i]:e.flat()});let c=[];for(const s of u(e)){const[l,f]=[s[0][0],s.at(-1)[0]];c.push({ref:t.add((0,A.jd)({Limits:[l,f],[i]:s.flat()})),low:l,high:f})}
for(;c.length>S;)c=u(c).map(s=>{const[l,f]=[s[0].low,s.at(-1).high];return{ref:t.add((0,A.jd)({Limits:[l,f],Kids:s.map(({ref:x})=>x)})),low:l,high:f}});return(0,A.
jd)({Kids:c.map(({ref:s})=>s)})}const M=(t,e)=>C(t,p([...e].map(([i,c])=>[(0,A.Px)(i),c])),"Names");function p(t){return t.map(e=>({entry:e,key:P(e[0])})).sort(
(e,i)=>e.key<i.key?-1:e.key>i.key?1:0).map(({entry:e})=>e)}const w=100;async function d(t,e,i,c,s){const l=new L.b9(t),f=new Set,x=n=>f.size<f.add(n).size,y=[],
m=[{value:e??null,holder:i,parent:void 0}];for(let n=m.pop();n!==void 0;n=m.pop()){l.spend(1);const o=t.dict(n.value);if(!o||!x(o)||s&&n.parent&&!_(t,o,s))continue;
const a=[],r=B=>{const U=t.array(o.get(B));return!U||x(U)?U??[]:(a.push(B),[])},h=r(c).length>>1,O=r("Kids"),R={dict:o,holder:(0,L.Kd)(n.value,n.holder),parent:n.
parent,repeats:a};y.push(R),l.spend(h);for(let B=O.length-1;B>=0;B--)m.push({value:O[B],holder:(0,L.Kd)(o.get("Kids"),R.holder),parent:R});const K=t.job.pace.step(
w+h*w);K&&await K}return y}function _(t,e,i){const[c,s]=t.array(e.get("Limits"))??[];return typeof c!="number"||typeof s!="number"||i(c,s)}function E(t,{dict:e,
repeats:i},c){const s=i.includes(c)?void 0:t.array(e.get(c));if(!s)return[];const l=[];for(let f=0;f+1<s.length;f+=2){const x=t.resolve(s[f]);(c==="Names"?x instanceof
A.Mx:typeof x=="number")&&l.push([x,s[f+1]])}return l}function T(t,e,i,c){const s=x=>t.array(t.dict(x)?.get("Limits"))??[],l=i[0]?.[0]??s(c[0])[0],f=i.at(-1)?.[0]??
s(c.at(-1))[1];t.edit(e.holder),l!==void 0&&f!==void 0?e.dict.set("Limits",[l,f]):e.dict.delete("Limits")}function u(t){const e=[];for(let i=0;i<t.length;i+=S)e.
push(t.slice(i,i+S));return e}}),70549:((b,I,g)=>{g.d(I,{n:()=>A});function A(L){const S=new WeakMap;return P=>{if(P.hasChanges)return L(P);const v=S.get(P);if(v)
return v.answer;const D=L(P);return S.set(P,{answer:D}),D}}}),9819:((b,I,g)=>{g.d(I,{J7:()=>S,Kd:()=>D,Wo:()=>C,_i:()=>v,b9:()=>P});var A=g(42973),L=g(45599);class S{document;gone=new Set;chased=new Set;constructor(p){
this.document=p}remove(p){const{catalog:w,catalogNumber:d,pages:_}=this.document,E=w.get("Pages");p===d||(0,L.i9)(E)&&p===E.number||_.holds(p)||(this.gone.add(p),
this.document.remove(p))}chase(p){this.chased.add(p)}removed(){return this.gone}takeChased(){const p=this.chased;return this.chased=new Set,p}isGone(p){return(0,L.
i9)(p)&&this.gone.has(p.number)}}class P{most;left;constructor(p){this.most=this.left=p.job.limits.nodes}spend=p=>{if(this.left-=p,this.left<0)throw(0,A.F)("nod\
es",`The document has more than ${this.most} fields, bookmarks, names and structure elements`,"Remove bookmarks or tags with another program first")}}class v{seen;beyond=new Set;allowance;constructor(p,w=new P(
p)){this.allowance=w,this.seen=new Uint8Array((p.size>>3)+1)}first(p){if(this.allowance.spend(1),!(0,L.i9)(p))return!0;const{number:w}=p,d=w>>3;if(d>=this.seen.
length)return this.beyond.size<this.beyond.add(w).size;const _=1<<(w&7),E=(this.seen[d]&_)===0;return this.seen[d]|=_,E}}function D(M,p){return(0,L.i9)(M)?M.number:
p}function C(M,p){const w=M.catalog.get(p),d=M.dict(w);return d&&{dict:d,holder:D(w,M.catalogNumber)}}}),33973:((b,I,g)=>{g.d(I,{Gy:()=>_,Rf:()=>E,Ip:()=>T});var A=g(
54619),L=g(85368),S=g(88500);class P{detail;strings;done;end;valueEnd;dataStart;dataEnd;lengthStart;lengthEnd;from;to;scan=new S.s;signed=new Set;constructor(n,o,a){
this.detail=o,this.strings=a,this.scan.strings=a;const r=new Int32Array(o?8*n:n);this.done=new Uint8Array(o?n:0);const h=O=>r.subarray(O*n,(O+1)*n);this.end=h(0),
this.valueEnd=h(1),this.dataStart=h(2),this.dataEnd=h(3),this.lengthStart=h(4),this.lengthEnd=h(5),this.from=h(6),this.to=h(7)}}var v=g(78157),D=g(79725),C=g(39150),
M=g(45599);class p{scan=new S.s;ranges=new Map}const w=2;class d{walked;live;via;count=0;bytes=0;patches;signed=new Set;constructor(n,o,a){this.walked=a,this.live=
new Uint8Array(n),this.via=new Int32Array(o?n:0)}}async function _(m,{watched:n}={}){const{markings:o,referrers:a}=await E([m],{watched:n,detail:!0}),{live:r,via:h}=o[0];
return{live:r,via:h,referrers:a}}async function E(m,n={}){const o=new c(m,n);return await o.run(),o}function T(m,{repairs:n}){for(const{part:o,number:a,value:r}of n)
m[o].put(a,r)}const u=100,t=100,e=-2;function i(m){if(m instanceof M.Z6)return m.data.length+i(m.dict);if(Array.isArray(m))return 12*m.length;if(!(m instanceof M.
Bi))return u;let n=30*m.size;for(const o of m.values())Array.isArray(o)&&(n+=12*o.length);return n}class c{documents;markings;referrers=new Set;repairs=[];stack=[];current=0;watched;extent={
valueEnd:-1,dataStart:-1,dataEnd:-1,end:-1};kept=new D.R;strings;alias;constructor(n,{detail:o=!1,strings:a=!1,watched:r,alias:h}){if(this.documents=n,this.strings=
a,this.alias=h,this.markings=n.map(O=>new d(O.size,r!==void 0,l(O,a||o,a))),!!r){this.watched=new Uint8Array(n[0].size);for(const O of r)this.watched[O]=1}}async run(){
const{documents:n,stack:o}=this,[a]=n;for(const[r,h]of a.trailer)r!=="Encrypt"&&this.followValue(0,h);for(;o.length>0;){const r=o.pop(),h=r%n.length,O=a.job.pace.
step(this.follow(h,(r-h)/n.length));O&&await O}for(const{live:r,signed:h,walked:O}of this.markings)for(const R of O.signed)r[R]===1&&h.add(R)}visit(n,o){this.alias&&
({part:n,number:o}=this.alias(n,o)??{part:n,number:o}),this.watched&&this.watched[o]===1&&this.referrers.add(this.current);const a=this.markings[n],{live:r}=a;if(o>
0&&o<r.length&&r[o]!==0)return;const h=this.documents[n];if(o<=0||o>=r.length||!h.exists(o))return h.missed(o);r[o]=1,this.watched&&(a.via[o]=this.current),this.
stack.push(o*this.documents.length+n)}follow(n,o){const a=this.documents[n],r=this.markings[n],{walked:h}=r;if(this.current=o,r.count++,a.isChanged(o))return this.
followChanged(a,r,n,o);if(h.done[o]===1)return this.followAgain(a,r,n,o);const{scan:O,detail:R}=h;R||(O.used=0);const K=O.used,B=a.table.kind[o]===A.tL?this.walk(
a,h,o):this.walkPlace(a,o,O);return B<0||O.byteRange&&this.isSignature(h.signed,o)?this.forget(O,K).followRepaired(a,n,o):(r.bytes+=B,R&&(h.from[o]=K,h.to[o]=O.
used,h.valueEnd[o]=this.extent.valueEnd,h.done[o]=1),this.followMarks(n,O,K,O.used,O.lengthStart),t+B)}followChanged(n,o,a,r){const h=n.patched(r);if(!h){const k=n.
edited.get(r);return s(k)||k===null?this.followRepaired(n,a,r):(this.followValue(a,k),o.bytes+=i(k),t)}const{detail:O}=o.walked;if(h.references&&!O&&!n.suspect){
for(let k=h.first;k<h.last;k++)this.visit(a,h.references[k]);return o.bytes+=h.end-h.start,t}const{scan:R,ranges:K}=f(o);O||(R.used=0);const B=R.used,U=this.walkPlace(
n,r,R);return U<0||R.byteRange&&this.isSignature(o.signed,r)?this.forget(R,B).followRepaired(n,a,r):(o.bytes+=U,O&&K.set(r,{from:B,to:R.used,valueEnd:this.extent.
valueEnd}),this.followMarks(a,R,B,R.used,R.lengthStart),t+U)}followAgain(n,o,a,r){const{walked:h}=o;return o.bytes+=h.end[r]>0?h.end[r]-n.table.place[r]:u,this.
followMarks(a,h.scan,h.from[r],h.to[r],h.lengthStart[r]),t}isSignature(n,o){return n.add(o),this.strings}followMarks(n,{marks:o},a,r,h){const O=this.strings?h:e;
for(let R=a;R<r;R+=3)o[R]!==S.A&&o[R+1]!==O&&this.visit(n,o[R])}forget(n,o){return n.used=o,this}followRepaired(n,o,a){const r=n.get(a),h=s(r)?n.resolve(r):r;return h===
null?(this.markings[o].live[a]=w,this.markings[o].count--):this.repair(o,a,h),t}repair(n,o,a){this.repairs.push({part:n,number:o,value:a}),this.followValue(n,a)}followValue(n,o){
const a=[o];for(;a.length>0;){const r=a.pop();if(r instanceof M.oS)this.visit(r instanceof M.rV?r.part:n,r.number);else if(Array.isArray(r))for(const h of r)a.push(
h);else if(r instanceof M.Bi){r.has("ByteRange")&&this.markings[n].signed.add(this.current);for(const h of r.values())a.push(h)}else if(r instanceof M.Z6)for(const[
h,O]of r.dict)h!=="Length"&&a.push(O)}}walk(n,o,a){const{extent:r}=this,{bytes:h}=n,{scan:O}=o,R=n.bodies[a];O.forgetLength();const{kept:K}=this,B=!this.strings&&
n.recallEntries(a,K);B&&O.append(K.scan.marks,K.marksFrom,K.marksTo);const U=B?K.close+2:O.value(h,R,h.length);return U<0||h[U-1]===v.AV||!(0,L.x)(n,U,O,r)||n.suspect&&
!(0,C.D)(h,R,U)?-1:(r.dataStart<0&&(O.lengthStart=-1),o.end[a]=r.end,o.detail&&(o.dataStart[a]=r.dataStart,o.dataEnd[a]=r.dataEnd,o.lengthStart[a]=O.lengthStart,
o.lengthEnd[a]=O.lengthEnd),r.end-n.table.place[a])}walkPlace(n,o,a){const r=n.place(o);if(!r)return-1;const{bytes:h,start:O,end:R}=r;a.forgetLength();const K=a.
value(h,O,R);return a.lengthStart=-1,K<0&&!y(h,O,R)||x(h,O,R)||K>0&&h[K-1]===v.AV||K>=0&&(0,v.AN)(h,K,R)<R||n.suspect&&!(0,C.D)(h,O,R)?-1:(this.extent.valueEnd=
K<0?R:K,R-O)}}const s=m=>m instanceof M.oS&&!(m instanceof M.rV);function l(m,n,o){const a=m.walked;if(a?.strings===o)return a;const r=new P(m.size,n,o);return n&&
(m.walked=r),r}function f(m){return m.patches||(m.patches=new p,m.patches.scan.strings=m.walked.strings),m.patches}function x(m,n,o){const a=(0,v.AN)(m,n,o);return a>=
o||m[a]===v.yq&&(0,v.wb)(m,a,"null")}function y(m,n,o){for(let a=n;a<o;a++)if("<([/%".includes(String.fromCharCode(m[a])))return!1;return!0}}),21996:((b,I,g)=>{
g.d(I,{Av:()=>p,RJ:()=>_,V3:()=>d,vb:()=>E,zx:()=>M});var A=g(54619),L=g(93604),S=g(78157),P=g(88500);const v=2048,D=65536,C="[^\\0\\t\\n\\f\\r ()<>[\\]{}/%#]";
async function M(t,e){const{found:i,all:c}=await w(t,e),s=l=>[...new Set([...l,...c])].sort((f,x)=>f-x);return Object.fromEntries(e.map(l=>[l,s(i[l])]))}async function p(t,e){
const{found:i,all:c}=await w(t,e);for(const s of Object.values(i))for(const l of s)c.add(l);return c}async function w(t,e){const i=e.map(f=>{const[x="",...y]=[...f].
map(n=>n.replace(/\W/,"\\$&")),m=/\W/.test(f)?C:"\\w";return`${x}(?:${y.join("")}|${m}{0,${Math.max(0,f.length-2)}}#)`}),c=new RegExp(`/(?:${i.join("|")}|#)`,"g"),
s=Object.fromEntries(e.map(f=>[f,new Set])),l=new Set;await _(t,(f,x,y,m)=>{const n=f.toString("latin1",x,y);c.lastIndex=0;for(let o=c.exec(n);o;o=c.exec(n)){const a=m(
x+o.index);a!==void 0&&(o[0].endsWith("#")?l.add(a):s[o[0].slice(1)].add(a))}});for(const f of E(t))l.add(f);return{found:s,all:l}}async function d(t,e){const i=await M(
t,e);return[...new Set(Object.values(i).flat())].sort((c,s)=>c-s)}async function _(t,e){const{bytes:i,table:c}=t,s=T(t),l=new Int32Array(s.length);for(let n=0;n<
s.length;n++)l[n]=c.place[s[n]];const f=(0,S.bS)(i),x=n=>s[(0,L.M)(l,n)-1],y=new P.s;let m=0;for(let n=0;n<s.length;n++){const o=n+1===s.length,a=o?i.length:l[n+
1],r=a-l[n]>v;if(!r&&!o&&a-m<D)continue;if(r){l[n]>m&&e(f,m,l[n],x),y.reset();const O=y.value(i,t.bodies[s[n]],a);e(f,l[n],O<0?a:O,x)}else e(f,m,a,x);const h=t.
job.pace.step(Math.min(a-m,D));h&&await h,m=a}for(const[n,o]of u(t)){const a=t.objectStream(n);if(!a)continue;const r=new Set(o),{starts:h}=a;e((0,S.bS)(a.data),
0,a.data.length,R=>{const K=a.numbers[(0,L.M)(h,R)-1];return K!==void 0&&r.has(K)?K:void 0});const O=t.job.pace.step(a.data.length);O&&await O}}function*E(t){for(let e=1;t.
hasChanges&&e<t.size;e++)t.isChanged(e)&&t.exists(e)&&(yield e)}function T(t){const{table:e,hasChanges:i}=t,c=[];let s=!0,l=-1;for(let f=1;f<e.size;f++){if(e.kind[f]!==
A.tL||i&&t.isChanged(f))continue;const x=e.place[f];s&&=x>=l,l=x,c.push(f)}return s?c:c.sort((f,x)=>e.place[f]-e.place[x])}function u(t){const{table:e,hasChanges:i}=t,
c=new Map;for(let s=1;s<e.size;s++){if(e.kind[s]!==A.UT||i&&t.isChanged(s))continue;const l=e.place[s],f=c.get(l);f?f.push(s):c.set(l,[s])}return c}}),90536:((b,I,g)=>{
g.d(I,{C:()=>L,L:()=>S});var A=g(45599);function L(P,v){const D=[P];for(;D.length>0;){const C=D.pop(),M=C instanceof A.Z6?C.dict:C;if(Array.isArray(M))for(const p of M)
D.push(p);else if(M instanceof A.Bi){v(M);for(const p of M.values())D.push(p)}}}function S(P,v){const D=[];return L(P,C=>{D.length===0&&v(C)&&D.push(C)}),D.length>
0}}),93604:((b,I,g)=>{g.d(I,{B:()=>A,M:()=>L});const A=(P,v)=>S(P,v,!1),L=(P,v)=>S(P,v,!0);function S(P,v,D){let[C,M]=[0,P.length];for(;C<M;){const p=C+M>>1,w=P[p];
w<v||D&&w===v?C=p+1:M=p}return C}})};
