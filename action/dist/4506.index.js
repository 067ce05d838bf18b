"use strict";exports.id=4506,exports.ids=[4506],exports.modules={45657:((b,K,m)=>{m.d(K,{Kf:()=>S,RZ:()=>C,YG:()=>O,vH:()=>L});function C(M,x){for(const D of x)M.push(D)}function L(M,x,D){
const P=M.get(x);P?P.push(D):M.set(x,[D])}const S=M=>{let x=-1/0;for(const D of M)x=Math.max(x,D);return x},O=M=>{let x=1/0;for(const D of M)x=Math.min(x,D);return x}}),
16132:((b,K,m)=>{m.r(K),m.d(K,{check_e_invoice:()=>O});var C=m(92761),L=m(22397),S=m(92356);const O=async(x,D,P)=>{if((0,C.ec)(x.bytes))return{documents:[x],data:M(
await(0,L.iU)(x.bytes,P.pace)),notes:[],facts:{}};const h=await(0,S.E)(x.bytes,P,{password:D.open_password}),w=M(await(0,L.sw)(h));return{documents:[{...x,pageCount:h.
pages.count}],data:w,notes:[],facts:{}}},M=({failures:x,warnings:D})=>({passed:x.length===0,failures:x.map(P=>({...P})),warnings:D.map(P=>({...P}))})}),22397:((b,K,m)=>{
m.d(K,{cj:()=>_,iU:()=>P,ie:()=>v,sw:()=>h});var C=m(21281),L=m(43496),S=m(824),O=m(92761),M=m(36161),x=m(48231),D=m(27547);async function P(n,c){const l=await(0,M.
Q)(n,c);return typeof l=="string"?{failures:[f("XML","file",`The file ${l}`)],warnings:[]}:await w(l,c)}async function h(n){const{invoices:c,refused:l}=await(0,O.
sc)(n),[E,y]=c;if(!E){const a=l?`The attached XML ${l.reason}`:"There is no XML in CII or UBL";return{failures:[f("PDF","attachments",a)],warnings:[]}}const I=await(0,O.
Uj)(n),u=await(0,S.Br)(n),{failures:o,warnings:s}=await w(E,n.job.pace);return{failures:[...y?[f("PDF","attachments",`There are ${c.length} invoices, where one \
is allowed`)]:[],...T(E,I).map(a=>f("PDF","XMP",a)),...t(u,I).map(a=>f("PDF","XMP",a)),...(await e(n)).map(a=>f("PDF","document",a)),...r(n,E).map(a=>f("PDF","a\
ttachments",a)),...o],warnings:s}}async function w(n,c){return{failures:[...await(0,x.P)(n,c),...(0,D.v)(n)],warnings:await(0,x.n)(n,c)}}const f=(n,c,l)=>({rule:n,
text:l,where:c,found:null,expected:null});function _(n){const c=new Map;for(const l of n){const E=l.rule==="PDF"?l.text:l.rule;c.has(E)||c.set(E,l)}return[...c.
values()].map(({rule:l,text:E,where:y})=>l==="PDF"?`${E.slice(0,1).toLowerCase()}${E.slice(1)}`:`${l} (${y}): ${E}`)}const v=(n,c)=>T(n,c).length===0;function T({
syntax:n,profile:c,file:l},E){if(n==="UBL")return["The XML is UBL, and Factur-X takes only CII"];if(!c)return["The guideline (BT-24) is not one of Factur-X, ZUG\
FeRD 2 or XRechnung"];if(!E)return["The XMP does not say that the document is an electronic invoice"];const y=[],I=[c.level,c.level.replaceAll(" ","")];return(E.
level===null||!I.includes(E.level.toUpperCase()))&&y.push(`The XMP names another level (fx:ConformanceLevel) than the XML, which is ${c.level}`),E.file?.toLowerCase()!==
l.toLowerCase()&&y.push("The XMP names another file (fx:DocumentFileName) than the attached one"),E.type!=="INVOICE"&&y.push("The XMP does not say INVOICE (fx:D\
ocumentType)"),E.version===null?y.push("The XMP names no version (fx:Version)"):g.test(E.version)||y.push("The XMP names a version (fx:Version) that does not ex\
ist"),y}const g=/^(?:\d\.\d|[12]p0)$/;function t(n,c){const l=n?.properties.find(({namespace:y,name:I})=>y===L.dK.pdfaExtension&&I==="schemas"),E=n&&l?n.text.slice(
l.from,l.to):"";return!c||O.fD.some(y=>E.includes(y))?[]:["The XMP does not describe its properties of Factur-X (pdfaExtension:schemas)"]}async function e(n){const{
archive:c}=await(0,C.ds)(n);return[...c!==void 0&&(c.part===3||c.part===4&&c.level==="f")?[]:["The document does not claim PDF/A-3"],...n.security?["The documen\
t is encrypted"]:[]]}const i=["Alternative","Source","Data"];function r(n,{attachment:c,profile:l,file:E}){const y=["MINIMUM","BASIC WL"].includes(l?.level??"")?
["Data"]:i,I=[];return l&&E.toLowerCase()!==l.file&&E.toLowerCase()!=="zugferd-invoice.xml"&&I.push(`The attachment must be called ${l.file}`),(c.relationship===
null||!y.includes(c.relationship))&&I.push(`The relationship (AFRelationship) must be ${y.join(", ")}`),c.mimeType!=="text/xml"&&c.mimeType!=="application/xml"&&
I.push("The media type of the attachment must be text/xml"),(n.array(n.catalog.get("AF"))??[]).flatMap(s=>{const a=n.dict(n.dict(s)?.get("EF"));return a?[n.resolve(
a.get("F")),n.resolve(a.get("UF"))]:[]}).includes(c.stream)||I.push("The attachment is not an associated file of the document (/AF)"),I}}),21281:((b,K,m)=>{m.d(
K,{Ip:()=>P,XM:()=>v,Xb:()=>_,ds:()=>D,qg:()=>f});var C=m(59071),L=m(70549),S=m(43496),O=m(824),M=m(1975),x=m(60912);const D=(0,L.n)(async t=>P(t,await(0,O.Br)(
t)));function P(t,e){const i=(y,I)=>(0,C.wh)((0,M.sm)(e,y,I)[0]??""),r=w(i("pdfaid","part"),i("pdfaid","conformance").toLowerCase()),n=h(i("pdfuaid","part"))?`P\
DF/UA-${i("pdfuaid","part")}`:void 0,l=[i("pdfxid","GTS_PDFXVersion")||i("pdfx","GTS_PDFXVersion")||((0,C.Gh)(t.resolve((0,O._U)(t)?.get("GTS_PDFXVersion")))??""),
i("pdfe","ISO_PDFEVersion"),i("pdfvtid","GTS_PDFVTVersion")],E=[r?.name,n,...l.filter(y=>/^PDF\/[\w .:/()-]{1,40}$/.test(y))];return{archive:r,accessible:n,names:E.
filter(y=>y!==void 0)}}const h=t=>/^[1-9]$/.test(t);function w(t,e){if(!h(t))return;const i=/^[abuef]$/.test(e)?e:"";return{part:Number(t),level:i,name:`PDF/A-${t}${i}`}}
function f(t,e,i,r){return e&&g(t,e,[S.dK.pdfaid]),_(i,r)}const _=({name:t},e)=>({code:"pdfa_identification_removed",message:`The document no longer claims ${t}\
: ${e}.`});async function v(t){const e=await(0,O.Br)(t);if(!e)return[];const{archive:i,accessible:r}=P(t,e);g(t,e,[S.dK.pdfaid,S.dK.pdfuaid]);const n=[i?.name,r].
filter(c=>c!==void 0);return n.length>0?[T(n)]:[]}const T=t=>({code:"conformance_dropped",message:`The result no longer claims ${t.join(" and ")}, because a mer\
ge cannot guarantee conformance.`});function g(t,e,i){e.properties.some(({namespace:r})=>i.includes(r))&&(0,x._L)(t,(0,x.QH)(e,({namespace:r})=>i.includes(r),[]))}}),
43496:((b,K,m)=>{m.d(K,{HC:()=>O,dK:()=>C,ee:()=>S});const C={rdf:"http://www.w3.org/1999/02/22-rdf-syntax-ns#",xml:"http://www.w3.org/XML/1998/namespace",dc:"h\
ttp://purl.org/dc/elements/1.1/",xmp:"http://ns.adobe.com/xap/1.0/",xmpMM:"http://ns.adobe.com/xap/1.0/mm/",pdf:"http://ns.adobe.com/pdf/1.3/",pdfaid:"http://ww\
w.aiim.org/pdfa/ns/id/",pdfuaid:"http://www.aiim.org/pdfua/ns/id/",pdfxid:"http://www.npes.org/pdfx/ns/id/",pdfx:"http://ns.adobe.com/pdfx/1.3/",pdfaExtension:"\
http://www.aiim.org/pdfa/ns/extension/",pdfaSchema:"http://www.aiim.org/pdfa/ns/schema#",pdfaProperty:"http://www.aiim.org/pdfa/ns/property#",fx:"urn:factur-x:p\
dfa:CrossIndustryDocument:invoice:1p0#",pdfe:"http://www.aiim.org/pdfe/ns/id/",pdfvtid:"http://www.npes.org/pdfvt/ns/id/",xfa:"http://www.xfa.org/schema/xfa-dat\
a/1.0/",ds:"http://www.w3.org/2000/09/xmldsig#"},L=new Map(Object.entries(C));class S{uris=new Map;declared=[];known=new Map;enter(h){let w;for(const{name:f,value:_}of h){
if(!O(f))continue;const v=f.slice(6),T=this.uris.get(v);T?T.push(_):this.uris.set(v,[_]),(w??=[]).push(v)}this.declared.push(w??M),w&&this.known.clear()}leave(){
const h=this.declared.pop()??M;for(const w of h)this.uris.get(w).pop();h.length>0&&this.known.clear()}declares(h){return(this.uris.get(D(h))?.length??0)>0}ofElement(h){
let w=this.known.get(h);if(!w){const f=D(h),_=this.uris.get(f)?.at(-1)??L.get(f)??"";this.known.size===x&&this.known.clear(),this.known.set(h,w={namespace:_,local:h.
slice(h.indexOf(":")+1)})}return w}ofAttribute(h){return h.includes(":")?this.ofElement(h):{namespace:"",local:h}}}const O=P=>P==="xmlns"||P.startsWith("xmlns:"),
M=[],x=1e3,D=P=>P.slice(0,Math.max(P.indexOf(":"),0))}),824:((b,K,m)=>{m.d(K,{Br:()=>P,_6:()=>w,_U:()=>D});var C=m(58552),L=m(1975),S=m(17079),O=m(45599),M=m(59071),
x=m(70549);function D(f){const _=f.resolve(f.trailer.get("Info"));return _ instanceof O.Bi?_:_ instanceof O.Z6?_.dict:void 0}const P=(0,x.n)(h);async function h(f){
const _=f.get(f.catalogNumber),v=_ instanceof O.Bi?f.resolve(_.get("Metadata")):null;if(!(v instanceof O.Z6))return;let T;try{T=f.decoded(v)}catch(g){if(!(g instanceof
C.zU)||g.code==="cancelled")throw g;return L.m}return(0,L.kg)(T,f.job.pace)}function w(f,_){const v=D(f),T=n=>f.resolve(v?.get(n)),g=(n,c,l=", ")=>{const E=(0,L.
sm)(_,n,c).map(M.wh).filter(Boolean).join(l);return E===""?null:E},t=(n,c)=>{const[l=""]=(0,L.sm)(_,n,c);return(0,M.wh)(l)||null},e=(n,c)=>(0,S._)((0,M.Gh)(T(n))??
"")??(0,S._)(t("xmp",c)??"")??null,i=f.get(f.catalogNumber),r=i instanceof O.Bi?(0,M.Gh)(f.resolve(i.get("Lang"))):null;return{title:(0,M.Gh)(T("Title"))??t("dc",
"title"),author:(0,M.Gh)(T("Author"))??g("dc","creator"),subject:(0,M.Gh)(T("Subject"))??t("dc","description"),keywords:(0,M.Gh)(T("Keywords"))??g("pdf","Keywor\
ds")??g("dc","subject"),creator:(0,M.Gh)(T("Creator"))??t("xmp","CreatorTool"),producer:(0,M.Gh)(T("Producer"))??t("pdf","Producer"),created:e("CreationDate","C\
reateDate"),modified:e("ModDate","ModifyDate"),language:r??t("dc","language")}}}),3907:((b,K,m)=>{m.d(K,{X:()=>T,km:()=>S,ol:()=>C,xK:()=>f});const C=200,L=1e4;
async function S(g,t,e){const i=new O(g);for(let r=i.next();r;r=i.next()){if(e(r))return"left";const n=t.step((r.to-r.from)*4+50);n&&await n}return i.hasDocumentType?
"document type":i.malformed?"malformed":"well-formed"}class O{text;malformed=!1;hasDocumentType=!1;at=0;constructor(t){this.text=t}next(){const{text:t,at:e}=this;
if(e>=t.length)return;if(t.charCodeAt(e)!==M)return this.characters(e,this.nextTag(e));if(t.startsWith("<!--",e))return this.other(e,"-->",4);if(t.startsWith("<\
?",e))return this.other(e,"?>",2);if(t.startsWith("<![CDATA[",e)){const r=t.indexOf("]]>",e);return r<0?this.end():(this.at=r+3,{kind:"text",text:t.slice(e+9,r),
from:e,to:this.at})}return t.startsWith("<!",e)?(this.hasDocumentType=t.startsWith("<!DOCTYPE",e),this.end()):(t.charCodeAt(e+1)===D?this.endTag(e):this.startTag(
e))??this.fault(e,this.nextTag(e+1))}other(t,e,i){const r=this.text.indexOf(e,t+i);return r<0?this.end():(this.at=r+e.length,{kind:"other",from:t,to:this.at})}endTag(t){
const e=this.name(t+2),i=this.blanks(e);if(!(e===t+2||this.text.charCodeAt(i)!==x))return this.at=i+1,{kind:"end",name:this.text.slice(t+2,e),from:t,to:this.at}}startTag(t){
const{text:e}=this,i=this.name(t+1);if(i===t+1)return;const r=e.slice(t+1,i),n=[];for(let c=i;;){const l=this.blanks(c),E=e.charCodeAt(l);if(E===x||E===D&&e.charCodeAt(
l+1)===x)return this.at=E===x?l+1:l+2,{kind:E===x?"start":"empty",name:r,attributes:n,from:t,to:this.at};const y=this.name(l),I=this.blanks(y),u=this.blanks(I+1),
o=e[u];if(l===c||y===l||e[I]!=="="||o!=='"'&&o!=="'")return;const s=e.indexOf(o,u+1),a=e.slice(u+1,Math.max(s,u+1)),d=a.includes("<")?void 0:h(a);if(s<0||d===void 0||
n.length>=L)return;n.push({name:e.slice(l,y),value:d,from:l,to:s+1}),c=s+1}}characters(t,e){const i=h(this.text.slice(t,e));return i===void 0?this.fault(t,e):(this.
at=e,{kind:"text",text:i,from:t,to:e})}nextTag(t){const e=this.text.indexOf("<",t);return e<0?this.text.length:e}fault(t,e){return this.malformed=!0,this.at=e,{
kind:"other",from:t,to:e}}end(){this.malformed=!0,this.at=this.text.length}blanks(t){const{text:e}=this;for(;;){const i=e.charCodeAt(t);if(i!==32&&i!==9&&i!==10&&
i!==13)return t;t++}}name(t){const{text:e}=this;for(;t<e.length;t++){const i=e.charCodeAt(t);if(i<=32||i===D||i===x||i===M||i===61||i===34||i===39)break}return t}}
const[M,x,D]=[60,62,47],P=new Map([["amp","&"],["lt","<"],["gt",">"],["quot",'"'],["apos","'"]]);function h(g){if(!g.includes("&"))return g;const t=[];let e=0;for(let i=g.
indexOf("&");i>=0;i=g.indexOf("&",e)){const r=g.indexOf(";",i);if(r<0||r-i>12)return;const n=g.slice(i+1,r),c=P.get(n)??w(n);if(c===void 0)return;t.push(g.slice(
e,i),c),e=r+1}return t.push(g.slice(e)),t.join("")}function w(g){const t=/^#(?:x([\dA-Fa-f]+)|(\d+))$/.exec(g),e=t?parseInt(t[1]??t[2],t[1]===void 0?10:16):-1;return e>
0&&e<=1114111&&!(e>=55296&&e<=57343)?String.fromCodePoint(e):void 0}function f(g){const[t,e,i,r]=g;if(t===0&&e===0&&(i===254||i===0)||t===255&&e===254&&i===0&&r===
0)return v(g);if(t===254&&e===255||t===0&&e===60)return _(new TextDecoder("utf-16be").decode(g));if(t===255&&e===254||t===60&&e===0)return _(new TextDecoder("ut\
f-16le").decode(g));const n=new TextDecoder().decode(g);return _(n.includes("�")?Buffer.from(g).toString("latin1"):n)}const _=g=>g.startsWith("\uFEFF")?g.slice(
1):g;function v(g){const t=new DataView(g.buffer,g.byteOffset,g.byteLength),e=g[0]!==0,i=[];for(let r=0;r+4<=g.length;r+=4){const n=t.getUint32(r,e);if(n>1114111)
return;i.push(String.fromCodePoint(n))}return _(i.join(""))}const T=g=>g.replaceAll("&","&amp;").replaceAll("<","&lt;").replaceAll(">","&gt;").replaceAll('"',"&\
quot;")}),60912:((b,K,m)=>{m.d(K,{QH:()=>O,T3:()=>M,_L:()=>h});var C=m(43496),L=m(3907),S=m(45599);function O(w,f,_){const{text:v,properties:T,end:g,about:t}=w,
e=[];let i=0;for(const r of T.filter(f).sort((n,c)=>n.from-c.from))r.from<i||(e.push(v.slice(i,r.from)),i=r.to);return e.push(v.slice(i,Math.max(g,i))),_.length>
0&&e.push(x(_,t)),e.push(v.slice(Math.max(g,i))),P(e.join(""))}function M(w){return`<?xpacket begin="\uFEFF" id="W5M0MpCehiHzreSzNTczkc9d"?>
<x:xmpmeta xmlns:x="adobe:ns:meta/">
<rdf:RDF xmlns:rdf="${C.dK.rdf}">
${x(w,"")}</rdf:RDF>
</x:xmpmeta>
<?xpacket end="w"?>`}function x(w,f){const v=[...new Set(w.map(({prefix:g})=>g))].map(g=>` xmlns:${g}="${C.dK[g]}"`).join(""),T=w.map(({prefix:g,name:t,form:e,values:i})=>`\
<${g}:${t}>${D(e,i)}</${g}:${t}>
`);return`<rdf:Description xmlns:rdf="${C.dK.rdf}" rdf:about="${(0,L.X)(f)}"${v}>
${T.join("")}</rdf:Description>
`}function D(w,f){const _=v=>f.map(T=>`<rdf:li${v}>${(0,L.X)(T)}</rdf:li>`).join("");switch(w){case"simple":return(0,L.X)(f[0]??"");case"alternative":return`<rd\
f:Alt>${_(' xml:lang="x-default"')}</rdf:Alt>`;case"ordered":return`<rdf:Seq>${_("")}</rdf:Seq>`;case"unordered":return`<rdf:Bag>${_("")}</rdf:Bag>`}}const P=w=>w.
replace(/^(\s*<\?xml\s[^>]*encoding\s*=\s*["'])[^"']*/,"$1UTF-8");function h(w,f){const _=w.catalog.get("Metadata"),v=w.resolve(_),T=v instanceof S.Z6?[...v.dict].
filter(([e])=>!["Filter","DecodeParms","Length"].includes(e)):[],g=new S.Bi([["Type",new S.SX("Metadata")],["Subtype",new S.SX("XML")],...T]),t=new S.Z6(g,Buffer.
from(f,"utf8"));(0,S.i9)(_)&&v instanceof S.Z6?w.put(_,t):w.edit(w.catalogNumber).set("Metadata",w.add(t))}}),1975:((b,K,m)=>{m.d(K,{kg:()=>M,m:()=>O,sm:()=>x});
var C=m(43496),L=m(3907);const S=1e5,O={text:"",properties:[],malformed:!0,end:-1,about:""};async function M(w,f){const _=(0,L.xK)(w);if(_===void 0)return O;const v=new P,
g=await(0,L.km)(_,f,t=>(v.take(t),v.broken))!=="well-formed"||v.depth>0||v.end<0||!v.declared;return{text:_,properties:v.properties,malformed:g,end:v.end,about:v.
about}}function x(w,f,_){return w?.properties.find(v=>v.name===_&&v.namespace===C.dK[f])?.values??[]}const D=-2;class P{properties=[];broken=!1;declared=!0;end=-1;about="";scope=new C.
ee;open=[];root=D;loose=!1;items=[];pieces=[];get depth(){return this.open.length}take(f){f.kind==="start"||f.kind==="empty"?(this.start(f.name,f.attributes,f.from),
f.kind==="empty"&&!this.broken&&this.close(f.name,f.to,f.to)):f.kind==="end"?this.close(f.name,f.from,f.to):f.kind==="text"&&this.isInProperty()&&this.pieces.push(
f.text)}isInProperty(){return this.root!==D&&this.open.length>this.root+2}start(f,_,v){if(this.open.length>=L.ol&&(this.broken=!0),this.broken)return;this.scope.
enter(_);const T=this.scope.ofElement(f),g=T.namespace===C.dK.rdf,t=g&&T.local==="li";this.root===D&&this.end<0&&g&&T.local==="Description"&&(this.root=this.open.
length-1,this.loose=!0);const e=this.open.length-this.root,i=t?_.find(({name:r})=>r==="xml:lang")?.value:void 0;if(this.open.push({name:f,...T,from:v,language:i}),
this.root===D){if(!g||T.local!=="RDF"||this.end>=0)return;this.root=this.open.length-1,this.declared=this.scope.declares(f)}else if(e===1)this.describe(_);else if(e===
2){this.items=[];const r=_.find(({name:n})=>this.isRdf(n,"resource"));this.pieces=r?[r.value]:[]}else t&&(this.pieces=[])}describe(f){for(const{name:_,value:v,from:T,
to:g}of f){if((0,C.HC)(_))continue;const{namespace:t,local:e}=this.scope.ofAttribute(_);t===C.dK.rdf&&e==="about"&&(this.about=v),!(t===""||t===C.dK.rdf||t===C.
dK.xml)&&this.add({namespace:t,name:e,values:[v],from:T,to:g})}}close(f,_,v){const T=this.open.pop();if(T?.name!==f){this.broken=!0;return}this.scope.leave();const g=this.
open.length-this.root;if(this.root!==D)if(g===0)this.end=_,this.root=D;else if(g===1&&this.loose)this.root=D,this.loose=!1;else if(g===2){const t=this.items.length>
0?h(this.items):[this.pieces.join("").trim()];this.add({namespace:T.namespace,name:T.local,values:t,from:T.from,to:v})}else g>2&&T.namespace===C.dK.rdf&&T.local===
"li"&&(this.items.push({text:this.pieces.join("").trim(),language:T.language}),this.pieces=[])}add(f){this.properties.length<S?this.properties.push(f):this.broken=
!0}isRdf(f,_){const v=this.scope.ofAttribute(f);return v.local===_&&v.namespace===C.dK.rdf}}function h(w){const f=w.findIndex(({language:v})=>v?.toLowerCase()===
"x-default"),_=w.map(({text:v})=>v);return f>0?[_[f],..._.slice(0,f),..._.slice(f+1)]:_}}),81077:((b,K,m)=>{m.d(K,{AN:()=>h,BX:()=>x,H6:()=>D,MN:()=>P,Pu:()=>O,
Zc:()=>M});var C=m(45599),L=m(9819);const S=64,O=t=>typeof t=="number"?String(t):Buffer.from(t.bytes).toString("latin1");async function M(t,e,i){const r=[];for(const n of await f(
t,e,0,i)){for(const l of v(t,n,i))r.push(l);const c=t.job.pace.step(w);c&&await c}return r}async function x(t,e,i,r,n,c){const l=await f(t,e,i,r,c);for(let E=l.
length-1;E>=0;E--){const y=l[E],I=v(t,y,r),u=I.filter(([d,p])=>!n(d,p)),o=t.job.pace.step(w+I.length*w);o&&await o,u.length<I.length&&(t.edit(y.holder),y.dict.set(
r,u.flat()),y.changed=!0);for(const d of y.repeats)t.edit(y.holder),y.dict.delete(d),y.changed=!0;if(y.emptyKids){const d=(t.array(y.dict.get("Kids"))??[]).filter(
p=>!y.emptyKids.has(t.dict(p)));t.edit(y.holder),y.dict.set("Kids",d),y.changed=!0}if(!y.changed)continue;const s=t.array(y.dict.get("Kids"))??[];y.empty=u.length===
0&&s.length===0;const a=y.parent;a&&(a.changed=!0,y.empty?(a.emptyKids??=new Set).add(y.dict):T(t,y,u,s))}return l[0]?.empty??!1}function D(t,e,i){if(e.length<=
S)return(0,C.jd)({[i]:e.flat()});let r=[];for(const n of g(e)){const[c,l]=[n[0][0],n.at(-1)[0]];r.push({ref:t.add((0,C.jd)({Limits:[c,l],[i]:n.flat()})),low:c,high:l})}
for(;r.length>S;)r=g(r).map(n=>{const[c,l]=[n[0].low,n.at(-1).high];return{ref:t.add((0,C.jd)({Limits:[c,l],Kids:n.map(({ref:E})=>E)})),low:c,high:l}});return(0,C.
jd)({Kids:r.map(({ref:n})=>n)})}const P=(t,e)=>D(t,h([...e].map(([i,r])=>[(0,C.Px)(i),r])),"Names");function h(t){return t.map(e=>({entry:e,key:O(e[0])})).sort(
(e,i)=>e.key<i.key?-1:e.key>i.key?1:0).map(({entry:e})=>e)}const w=100;async function f(t,e,i,r,n){const c=new L.b9(t),l=new Set,E=u=>l.size<l.add(u).size,y=[],
I=[{value:e??null,holder:i,parent:void 0}];for(let u=I.pop();u!==void 0;u=I.pop()){c.spend(1);const o=t.dict(u.value);if(!o||!E(o)||n&&u.parent&&!_(t,o,n))continue;
const s=[],a=B=>{const U=t.array(o.get(B));return!U||E(U)?U??[]:(s.push(B),[])},d=a(r).length>>1,p=a("Kids"),A={dict:o,holder:(0,L.Kd)(u.value,u.holder),parent:u.
parent,repeats:s};y.push(A),c.spend(d);for(let B=p.length-1;B>=0;B--)I.push({value:p[B],holder:(0,L.Kd)(o.get("Kids"),A.holder),parent:A});const R=t.job.pace.step(
w+d*w);R&&await R}return y}function _(t,e,i){const[r,n]=t.array(e.get("Limits"))??[];return typeof r!="number"||typeof n!="number"||i(r,n)}function v(t,{dict:e,
repeats:i},r){const n=i.includes(r)?void 0:t.array(e.get(r));if(!n)return[];const c=[];for(let l=0;l+1<n.length;l+=2){const E=t.resolve(n[l]);(r==="Names"?E instanceof
C.Mx:typeof E=="number")&&c.push([E,n[l+1]])}return c}function T(t,e,i,r){const n=E=>t.array(t.dict(E)?.get("Limits"))??[],c=i[0]?.[0]??n(r[0])[0],l=i.at(-1)?.[0]??
n(r.at(-1))[1];t.edit(e.holder),c!==void 0&&l!==void 0?e.dict.set("Limits",[c,l]):e.dict.delete("Limits")}function g(t){const e=[];for(let i=0;i<t.length;i+=S)e.
push(t.slice(i,i+S));return e}}),70549:((b,K,m)=>{m.d(K,{n:()=>C});function C(L){const S=new WeakMap;return O=>{if(O.hasChanges)return L(O);const M=S.get(O);if(M)
return M.answer;const x=L(O);return S.set(O,{answer:x}),x}}}),9819:((b,K,m)=>{m.d(K,{J7:()=>S,Kd:()=>x,Wo:()=>D,_i:()=>M,b9:()=>O});var C=m(42973),L=m(45599);class S{document;gone=new Set;chased=new Set;constructor(h){
this.document=h}remove(h){const{catalog:w,catalogNumber:f,pages:_}=this.document,v=w.get("Pages");h===f||(0,L.i9)(v)&&h===v.number||_.holds(h)||(this.gone.add(h),
this.document.remove(h))}chase(h){this.chased.add(h)}removed(){return this.gone}takeChased(){const h=this.chased;return this.chased=new Set,h}isGone(h){return(0,L.
i9)(h)&&this.gone.has(h.number)}}class O{most;left;constructor(h){this.most=this.left=h.job.limits.nodes}spend=h=>{if(this.left-=h,this.left<0)throw(0,C.F)("nod\
es",`The document has more than ${this.most} fields, bookmarks, names and structure elements`,"Remove bookmarks or tags with another program first")}}class M{seen;beyond=new Set;allowance;constructor(h,w=new O(
h)){this.allowance=w,this.seen=new Uint8Array((h.size>>3)+1)}first(h){if(this.allowance.spend(1),!(0,L.i9)(h))return!0;const{number:w}=h,f=w>>3;if(f>=this.seen.
length)return this.beyond.size<this.beyond.add(w).size;const _=1<<(w&7),v=(this.seen[f]&_)===0;return this.seen[f]|=_,v}}function x(P,h){return(0,L.i9)(P)?P.number:
h}function D(P,h){const w=P.catalog.get(h),f=P.dict(w);return f&&{dict:f,holder:x(w,P.catalogNumber)}}}),33973:((b,K,m)=>{m.d(K,{Gy:()=>v,Rf:()=>T,Ip:()=>g});var C=m(
54619),L=m(85368),S=m(88500);class O{detail;strings;done;end;valueEnd;dataStart;dataEnd;lengthStart;lengthEnd;from;to;scan=new S.s;signed=new Set;constructor(o,s,a){
this.detail=s,this.strings=a,this.scan.strings=a;const d=new Int32Array(s?8*o:o);this.done=new Uint8Array(s?o:0);const p=A=>d.subarray(A*o,(A+1)*o);this.end=p(0),
this.valueEnd=p(1),this.dataStart=p(2),this.dataEnd=p(3),this.lengthStart=p(4),this.lengthEnd=p(5),this.from=p(6),this.to=p(7)}}var M=m(78157),x=m(79725),D=m(4e4),
P=m(39150),h=m(45599);class w{scan=new S.s;ranges=new Map}const f=2;class _{walked;live;via;count=0;bytes=0;patches;signed=new Set;constructor(o,s,a){this.walked=
a,this.live=new Uint8Array(o),this.via=new Int32Array(s?o:0)}}async function v(u,{watched:o}={}){const{markings:s,referrers:a}=await T([u],{watched:o,detail:!0}),
{live:d,via:p}=s[0];return{live:d,via:p,referrers:a}}async function T(u,o={}){const s=new n(u,o);return await s.run(),s}function g(u,{repairs:o}){for(const{part:s,
number:a,value:d}of o)u[s].put(a,d)}const t=100,e=100,i=-2;function r(u){if(u instanceof h.Z6)return u.data.length+r(u.dict);if(Array.isArray(u))return 12*u.length;
if(!(u instanceof h.Bi))return t;let o=30*u.size;for(const s of u.values())Array.isArray(s)&&(o+=12*s.length);return o}class n{documents;markings;referrers=new Set;repairs=[];stack=[];current=0;watched;extent={
valueEnd:-1,dataStart:-1,dataEnd:-1,end:-1};kept=new x.R;strings;alias;constructor(o,{detail:s=!1,strings:a=!1,watched:d,alias:p}){if(this.documents=o,this.strings=
a,this.alias=p,this.markings=o.map(A=>new _(A.size,d!==void 0,l(A,a||s,a))),!!d){this.watched=new Uint8Array(o[0].size);for(const A of d)this.watched[A]=1}}async run(){
const{documents:o,stack:s}=this,[a]=o;for(const[d,p]of a.trailer)d!=="Encrypt"&&this.followValue(0,p);for(;s.length>0;){const d=s.pop(),p=d%o.length,A=a.job.pace.
step(this.follow(p,(d-p)/o.length));A&&await A}for(const{live:d,signed:p,walked:A}of this.markings)for(const R of A.signed)d[R]===1&&p.add(R)}visit(o,s){this.alias&&
({part:o,number:s}=this.alias(o,s)??{part:o,number:s}),this.watched&&this.watched[s]===1&&this.referrers.add(this.current);const a=this.markings[o],{live:d}=a;if(s>
0&&s<d.length&&d[s]!==0)return;const p=this.documents[o];if(s<=0||s>=d.length||!p.exists(s))return p.missed(s);d[s]=1,this.watched&&(a.via[s]=this.current),this.
stack.push(s*this.documents.length+o)}follow(o,s){const a=this.documents[o],d=this.markings[o],{walked:p}=d;if(this.current=s,d.count++,a.isChanged(s))return this.
followChanged(a,d,o,s);if(p.done[s]===1)return this.followAgain(a,d,o,s);const{scan:A,detail:R}=p;R||(A.used=0);const B=A.used,U=a.table.kind[s]===C.tL?this.walk(
a,p,s):this.walkPlace(a,s,A);return U<0||A.byteRange&&this.isSignature(p.signed,s)?this.forget(A,B).followRepaired(a,o,s):(d.bytes+=U,R&&(p.from[s]=B,p.to[s]=A.
used,p.valueEnd[s]=this.extent.valueEnd,p.done[s]=1),this.followMarks(o,A,B,A.used,A.lengthStart),e+U)}followChanged(o,s,a,d){const p=o.patched(d);if(!p){const W=o.
edited.get(d);return c(W)||W===null?this.followRepaired(o,a,d):(this.followValue(a,W),s.bytes+=r(W),e)}const{detail:A}=s.walked;if(p.references&&!A&&!o.suspect){
for(let W=p.first;W<p.last;W++)this.visit(a,p.references[W]);return s.bytes+=p.end-p.start,e}const{scan:R,ranges:B}=E(s);A||(R.used=0);const U=R.used,k=this.walkPlace(
o,d,R);return k<0||R.byteRange&&this.isSignature(s.signed,d)?this.forget(R,U).followRepaired(o,a,d):(s.bytes+=k,A&&B.set(d,{from:U,to:R.used,valueEnd:this.extent.
valueEnd}),this.followMarks(a,R,U,R.used,R.lengthStart),e+k)}followAgain(o,s,a,d){const{walked:p}=s;return s.bytes+=p.end[d]>0?p.end[d]-o.table.place[d]:t,this.
followMarks(a,p.scan,p.from[d],p.to[d],p.lengthStart[d]),e}isSignature(o,s){return o.add(s),this.strings}followMarks(o,{marks:s},a,d,p){const A=this.strings?p:i;
for(let R=a;R<d;R+=3)s[R]!==S.A&&s[R+1]!==A&&this.visit(o,s[R])}forget(o,s){return o.used=s,this}followRepaired(o,s,a){const d=o.get(a),p=c(d)?o.resolve(d):d;return p===
null?(this.markings[s].live[a]=f,this.markings[s].count--):this.repair(s,a,p),e}repair(o,s,a){this.repairs.push({part:o,number:s,value:a}),this.followValue(o,a)}followValue(o,s){
const a=[s];for(;a.length>0;){const d=a.pop();if(d instanceof h.oS)this.visit(d instanceof h.rV?d.part:o,d.number);else if(Array.isArray(d))for(const p of d)a.push(
p);else if(d instanceof h.Bi){d.has("ByteRange")&&this.markings[o].signed.add(this.current);for(const p of d.values())a.push(p)}else if(d instanceof h.Z6)for(const[
p,A]of d.dict)p!=="Length"&&a.push(A)}}walk(o,s,a){const{extent:d}=this,{bytes:p}=o,{scan:A}=s,R=o.bodies[a];A.forgetLength();const{kept:B}=this,U=!this.strings&&
o.recallEntries(a,B);U&&A.append(B.scan.marks,B.marksFrom,B.marksTo);const k=U?B.close+2:A.value(p,R,p.length);return k<0||p[k-1]===M.AV||!(0,L.x)(o,k,A,d)||o.suspect&&
!(0,P.D)(p,R,k)||A.doubtful&&(0,D.oC)(p,R,k)?-1:(d.dataStart<0&&(A.lengthStart=-1),s.end[a]=d.end,s.detail&&(s.dataStart[a]=d.dataStart,s.dataEnd[a]=d.dataEnd,s.
lengthStart[a]=A.lengthStart,s.lengthEnd[a]=A.lengthEnd),d.end-o.table.place[a])}walkPlace(o,s,a){const d=o.place(s);if(!d)return-1;const{bytes:p,start:A,end:R}=d;
a.forgetLength();const B=a.value(p,A,R);return a.lengthStart=-1,B<0&&!I(p,A,R)||y(p,A,R)||B>0&&p[B-1]===M.AV||B>=0&&(0,M.AN)(p,B,R)<R||o.suspect&&!(0,P.D)(p,A,R)||
a.doubtful&&(0,D.oC)(p,A,R)?-1:(this.extent.valueEnd=B<0?R:B,R-A)}}const c=u=>u instanceof h.oS&&!(u instanceof h.rV);function l(u,o,s){const a=u.walked;if(a?.strings===
s)return a;const d=new O(u.size,o,s);return o&&(u.walked=d),d}function E(u){return u.patches||(u.patches=new w,u.patches.scan.strings=u.walked.strings),u.patches}
function y(u,o,s){const a=(0,M.AN)(u,o,s);return a>=s||u[a]===M.yq&&(0,M.wb)(u,a,"null")}function I(u,o,s){for(let a=o;a<s;a++)if("<([/%".includes(String.fromCharCode(
u[a])))return!1;return!0}}),21996:((b,K,m)=>{m.d(K,{Av:()=>h,RJ:()=>_,V3:()=>f,vb:()=>v,zx:()=>P});var C=m(54619),L=m(93604),S=m(78157),O=m(88500);const M=2048,
x=65536,D="[^\\0\\t\\n\\f\\r ()<>[\\]{}/%#]";async function P(t,e){const{found:i,all:r}=await w(t,e),n=c=>[...new Set([...c,...r])].sort((l,E)=>l-E);return Object.
fromEntries(e.map(c=>[c,n(i[c])]))}async function h(t,e){const{found:i,all:r}=await w(t,e);for(const n of Object.values(i))for(const c of n)r.add(c);return r}async function w(t,e){
const i=e.map(l=>{const[E="",...y]=[...l].map(u=>u.replace(/\W/,"\\$&")),I=/\W/.test(l)?D:"\\w";return`${E}(?:${y.join("")}|${I}{0,${Math.max(0,l.length-2)}}#)`}),
r=new RegExp(`/(?:${i.join("|")}|#)`,"g"),n=Object.fromEntries(e.map(l=>[l,new Set])),c=new Set;await _(t,(l,E,y,I)=>{const u=l.toString("latin1",E,y);r.lastIndex=
0;for(let o=r.exec(u);o;o=r.exec(u)){const s=I(E+o.index);s!==void 0&&(o[0].endsWith("#")?c.add(s):n[o[0].slice(1)].add(s))}});for(const l of v(t))c.add(l);return{
found:n,all:c}}async function f(t,e){const i=await P(t,e);return[...new Set(Object.values(i).flat())].sort((r,n)=>r-n)}async function _(t,e){const{bytes:i,table:r}=t,
n=T(t),c=new Int32Array(n.length);for(let u=0;u<n.length;u++)c[u]=r.place[n[u]];const l=(0,S.bS)(i),E=u=>n[(0,L.M)(c,u)-1],y=new O.s;let I=0;for(let u=0;u<n.length;u++){
const o=u+1===n.length,s=o?i.length:c[u+1],a=s-c[u]>M;if(!a&&!o&&s-I<x)continue;if(a){c[u]>I&&e(l,I,c[u],E),y.reset();const p=y.value(i,t.bodies[n[u]],s);e(l,c[u],
p<0?s:p,E)}else e(l,I,s,E);const d=t.job.pace.step(Math.min(s-I,x));d&&await d,I=s}for(const[u,o]of g(t)){const s=t.objectStream(u);if(!s)continue;const a=new Set(
o),{starts:d}=s;e((0,S.bS)(s.data),0,s.data.length,A=>{const R=s.numbers[(0,L.M)(d,A)-1];return R!==void 0&&a.has(R)?R:void 0});const p=t.job.pace.step(s.data.length);
p&&await p}}function*v(t){for(let e=1;t.hasChanges&&e<t.size;e++)t.isChanged(e)&&t.exists(e)&&(yield e)}function T(t){const{table:e,hasChanges:i}=t,r=[];let n=!0,
c=-1;for(let l=1;l<e.size;l++){if(e.kind[l]!==C.tL||i&&t.isChanged(l))continue;const E=e.place[l];n&&=E>=c,c=E,r.push(l)}return n?r:r.sort((l,E)=>e.place[l]-e.place[E])}
function g(t){const{table:e,hasChanges:i}=t,r=new Map;for(let n=1;n<e.size;n++){if(e.kind[n]!==C.UT||i&&t.isChanged(n))continue;const c=e.place[n],l=r.get(c);l?
l.push(n):r.set(c,[n])}return r}}),90536:((b,K,m)=>{m.d(K,{C:()=>L,L:()=>S});var C=m(45599);function L(O,M){const x=[O];for(;x.length>0;){const D=x.pop(),P=D instanceof
C.Z6?D.dict:D;if(Array.isArray(P))for(const h of P)x.push(h);else if(P instanceof C.Bi){M(P);for(const h of P.values())x.push(h)}}}function S(O,M){const x=[];return L(
O,D=>{x.length===0&&M(D)&&x.push(D)}),x.length>0}}),93604:((b,K,m)=>{m.d(K,{B:()=>C,M:()=>L});const C=(O,M)=>S(O,M,!1),L=(O,M)=>S(O,M,!0);function S(O,M,x){let[
D,P]=[0,O.length];for(;D<P;){const h=D+P>>1,w=O[h];w<M||x&&w===M?D=h+1:P=h}return D}})};
