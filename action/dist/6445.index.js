"use strict";exports.id=6445,exports.ids=[6445],exports.modules={17079:(($,C,p)=>{p.d(C,{Z:()=>x,_:()=>D});const O=/^(?:D:)?\s*(\d{4})(?:(\d\d)(?:(\d\d)(?:(\d\d)(?:(\d\d)(?:(\d\d))?)?)?)?)?\s*(?:(Z)(?:00?)?'?(?:00?'?)?|([+-])(\d\d)?'?(?:(\d\d)'?)?)?$/,
v=/^(D:)?19(1\d\d)(\d{10})(?!\d)/,w=/^(\d{4})(?:-(\d\d)(?:-(\d\d)(?:[T ](\d\d):(\d\d)(?::(\d\d)(?:[.,]\d{1,9})?)?\s?(?:(Z)|([+-])(\d\d):?(\d\d)?)?)?)?)?$/;function D(h){
if(h.length>64)return;const s=h.trim().replace(v,(r,a,o,f)=>`${a??""}${1900+Number(o)}${f}`);return m(g(O.exec(s)??w.exec(s)))}function x(h){const s=h.length>64?
void 0:g(w.exec(h.trim()));if(!s||m(s)===void 0)return;const{year:r,month:a="",day:o="",hour:f="",minute:i="",second:t="",zone:e=""}=s;return`D:${r}${a}${o}${f}${i}${t}${e===
"Z"||e===""?e:`${e.replace(":","'")}'`}`}function g(h){if(!h)return;const[,s,r,a,o,f,i,t,e,n,d]=h,l=t??(e===void 0?void 0:`${e}${n??"00"}:${d??"00"}`);return{year:s,
month:r,day:a,hour:o,minute:f,second:i,zone:l}}function m(h){if(!h)return;const{year:s,month:r,day:a,hour:o,minute:f="00",second:i="00",zone:t}=h,e=(d,l,c)=>d===
void 0||Number(d)>=l&&Number(d)<=c;if(Number(s)===0||!e(r,1,12)||!e(a,1,M(Number(s),Number(r)))||!e(o,0,23)||!e(f,0,59)||!e(i,0,59)||t!==void 0&&t!=="Z"&&!(e(t.
slice(1,3),0,23)&&e(t.slice(4),0,59)))return;const n=[s,r,a].filter(d=>d!==void 0).join("-");return o===void 0?n:`${n}T${o}:${f}:${i}${t==="+00:00"||t==="-00:00"?
"Z":t??""}`}function M(h,s){return s===2?h%4===0&&(h%100!==0||h%400===0)?29:28:[4,6,9,11].includes(s)?30:31}}),96445:(($,C,p)=>{p.r(C),p.d(C,{set_metadata:()=>l});
var O=p(12237),v=p(14029),w=p(21281),D=p(71856),x=p(43496),g=p(77581),m=p(45599),M=p(824),h=p(60912);const s={title:"Title",author:"Author",subject:"Subject",keywords:"\
Keywords",creator:"Creator"};async function r(c,u){const E=await(0,M.Br)(c);if(((0,w.Ip)(c,E).archive?.part??0)>=4?f(c,u):o(c,u),u.language!==void 0&&c.edit(c.catalogNumber).
set("Lang",(0,g.wx)(u.language)),E?.malformed===!0)return(0,h._L)(c,(0,h.T3)(n(c,u))),[a];const T=i(u);return E?(0,h._L)(c,(0,h.QH)(E,t(T,E),T)):c.version>="2.0"&&
(0,h._L)(c,(0,h.T3)(n(c,u))),[]}const a={code:"xmp_replaced",message:"The XMP metadata of the document was malformed. It was written again from the Info diction\
ary, without claims such as PDF/A."};function o(c,u){const E=Object.entries(s).flatMap(([_,P])=>{const b=u[_];return b===void 0?[]:[[P,(0,g.wx)(b)]]});if(E.length===
0)return;const A=c.trailer.get("Info"),T=new m.Bi([...(0,M._U)(c)??[],...E]);A instanceof m.oS&&c.exists(A.number)?c.put(A,T):c.trailer.set("Info",c.add(T))}function f(c,u){
const E=(0,M._U)(c);if(!E)return;const A=new Set(Object.entries(s).flatMap(([P,b])=>u[P]===void 0?[]:[b])),T=new m.Bi([...E].filter(([P])=>!A.has(P)));if(T.size===
E.size)return;const _=c.trailer.get("Info");T.size===0?c.trailer.delete("Info"):_ instanceof m.oS?c.put(_,T):c.trailer.set("Info",T)}function i(c){const{title:u,
author:E,subject:A,keywords:T,creator:_,language:P}=c,b=(y,I,S,L)=>L===void 0?[]:[{prefix:y,name:I,form:S,values:[L]}];return[...b("dc","title","alternative",u),
...b("dc","description","alternative",A),...b("dc","creator","ordered",E),...b("pdf","Keywords","simple",T),...b("xmp","CreatorTool","simple",_),...b("dc","lang\
uage","unordered",P)]}function t(c,{properties:u}){const E=c.find(({name:_})=>_==="Keywords")?.values[0],A=u.some(({namespace:_,name:P})=>_===x.dK.dc&&P==="subj\
ect");E!==void 0&&A&&c.push({prefix:"dc",name:"subject",form:"unordered",values:e(E)});const T=new Set(c.map(({prefix:_,name:P})=>`${x.dK[_]} ${P}`));return({namespace:_,
name:P})=>T.has(`${_} ${P}`)}const e=c=>c.split(/[,;]/).map(u=>u.trim()).filter(u=>u!=="");function n(c,u){const{title:E,author:A,subject:T,keywords:_,creator:P,
producer:b,created:y,modified:I,language:S}=(0,M._6)(c,void 0),R=Object.entries({...{title:E,author:A,subject:T,keywords:_,creator:P,language:S},...u}).filter(([
,j])=>j!==null),K=(j,U,B)=>B===null?[]:[{prefix:j,name:U,form:"simple",values:[B]}];return[...i(Object.fromEntries(R)),...K("pdf","Producer",b),...K("xmp","Crea\
teDate",y),...K("xmp","ModifyDate",I)]}var d=p(45657);const l=async(c,u,E)=>{const{remove_existing:A,open_password:T,..._}=u,P=await(0,O.E)(c.bytes,E,{password:T}),
b=[];if(A){const{archive:I}=await(0,w.ds)(P);await(0,D.Ij)(P),I&&b.push((0,w.Xb)(I,"its metadata was removed"))}Object.keys(_).length>0&&(0,d.RZ)(b,await r(P,_));
const y=P.pages.count;return{documents:[{name:c.name,bytes:await(0,v.UN)(P),pageCount:y}],notes:b,facts:{pageCount:y}}}}),21281:(($,C,p)=>{p.d(C,{Ip:()=>M,XM:()=>o,
Xb:()=>a,ds:()=>m,qg:()=>r});var O=p(59071),v=p(70549),w=p(43496),D=p(824),x=p(1975),g=p(60912);const m=(0,v.n)(async t=>M(t,await(0,D.Br)(t)));function M(t,e){
const n=(A,T)=>(0,O.wh)((0,x.sm)(e,A,T)[0]??""),d=s(n("pdfaid","part"),n("pdfaid","conformance").toLowerCase()),l=h(n("pdfuaid","part"))?`PDF/UA-${n("pdfuaid","\
part")}`:void 0,u=[n("pdfxid","GTS_PDFXVersion")||n("pdfx","GTS_PDFXVersion")||((0,O.Gh)(t.resolve((0,D._U)(t)?.get("GTS_PDFXVersion")))??""),n("pdfe","ISO_PDFE\
Version"),n("pdfvtid","GTS_PDFVTVersion")],E=[d?.name,l,...u.filter(A=>/^PDF\/[\w .:/()-]{1,40}$/.test(A))];return{archive:d,accessible:l,names:E.filter(A=>A!==
void 0)}}const h=t=>/^[1-9]$/.test(t);function s(t,e){if(!h(t))return;const n=/^[abuef]$/.test(e)?e:"";return{part:Number(t),level:n,name:`PDF/A-${t}${n}`}}function r(t,e,n,d){
return e&&i(t,e,[w.dK.pdfaid]),a(n,d)}const a=({name:t},e)=>({code:"pdfa_identification_removed",message:`The document no longer claims ${t}: ${e}.`});async function o(t){
const e=await(0,D.Br)(t);if(!e)return[];const{archive:n,accessible:d}=M(t,e);i(t,e,[w.dK.pdfaid,w.dK.pdfuaid]);const l=[n?.name,d].filter(c=>c!==void 0);return l.
length>0?[f(l)]:[]}const f=t=>({code:"conformance_dropped",message:`The result no longer claims ${t.join(" and ")}, because a merge cannot guarantee conformance\
.`});function i(t,e,n){e.properties.some(({namespace:d})=>n.includes(d))&&(0,g._L)(t,(0,g.QH)(e,({namespace:d})=>n.includes(d),[]))}}),43496:(($,C,p)=>{p.d(C,{HC:()=>D,
dK:()=>O,ee:()=>w});const O={rdf:"http://www.w3.org/1999/02/22-rdf-syntax-ns#",xml:"http://www.w3.org/XML/1998/namespace",dc:"http://purl.org/dc/elements/1.1/",
xmp:"http://ns.adobe.com/xap/1.0/",xmpMM:"http://ns.adobe.com/xap/1.0/mm/",pdf:"http://ns.adobe.com/pdf/1.3/",pdfaid:"http://www.aiim.org/pdfa/ns/id/",pdfuaid:"\
http://www.aiim.org/pdfua/ns/id/",pdfxid:"http://www.npes.org/pdfx/ns/id/",pdfx:"http://ns.adobe.com/pdfx/1.3/",pdfaExtension:"http://www.aiim.org/pdfa/ns/exten\
sion/",pdfaSchema:"http://www.aiim.org/pdfa/ns/schema#",pdfaProperty:"http://www.aiim.org/pdfa/ns/property#",fx:"urn:factur-x:pdfa:CrossIndustryDocument:invoice\
:1p0#",pdfe:"http://www.aiim.org/pdfe/ns/id/",pdfvtid:"http://www.npes.org/pdfvt/ns/id/",xfa:"http://www.xfa.org/schema/xfa-data/1.0/",ds:"http://www.w3.org/200\
0/09/xmldsig#"},v=new Map(Object.entries(O));class w{uris=new Map;declared=[];known=new Map;enter(h){let s;for(const{name:r,value:a}of h){if(!D(r))continue;const o=r.
slice(6),f=this.uris.get(o);f?f.push(a):this.uris.set(o,[a]),(s??=[]).push(o)}this.declared.push(s??x),s&&this.known.clear()}leave(){const h=this.declared.pop()??
x;for(const s of h)this.uris.get(s).pop();h.length>0&&this.known.clear()}declares(h){return(this.uris.get(m(h))?.length??0)>0}ofElement(h){let s=this.known.get(
h);if(!s){const r=m(h),a=this.uris.get(r)?.at(-1)??v.get(r)??"";this.known.size===g&&this.known.clear(),this.known.set(h,s={namespace:a,local:h.slice(h.indexOf(
":")+1)})}return s}ofAttribute(h){return h.includes(":")?this.ofElement(h):{namespace:"",local:h}}}const D=M=>M==="xmlns"||M.startsWith("xmlns:"),x=[],g=1e3,m=M=>M.
slice(0,Math.max(M.indexOf(":"),0))}),824:(($,C,p)=>{p.d(C,{Br:()=>M,_6:()=>s,_U:()=>m});var O=p(58552),v=p(1975),w=p(17079),D=p(45599),x=p(59071),g=p(70549);function m(r){
const a=r.resolve(r.trailer.get("Info"));return a instanceof D.Bi?a:a instanceof D.Z6?a.dict:void 0}const M=(0,g.n)(h);async function h(r){const a=r.get(r.catalogNumber),
o=a instanceof D.Bi?r.resolve(a.get("Metadata")):null;if(!(o instanceof D.Z6))return;let f;try{f=r.decoded(o)}catch(i){if(!(i instanceof O.zU)||i.code==="cancel\
led")throw i;return v.m}return(0,v.kg)(f,r.job.pace)}function s(r,a){const o=m(r),f=l=>r.resolve(o?.get(l)),i=(l,c,u=", ")=>{const E=(0,v.sm)(a,l,c).map(x.wh).filter(
Boolean).join(u);return E===""?null:E},t=(l,c)=>{const[u=""]=(0,v.sm)(a,l,c);return(0,x.wh)(u)||null},e=(l,c)=>(0,w._)((0,x.Gh)(f(l))??"")??(0,w._)(t("xmp",c)??
"")??null,n=r.get(r.catalogNumber),d=n instanceof D.Bi?(0,x.Gh)(r.resolve(n.get("Lang"))):null;return{title:(0,x.Gh)(f("Title"))??t("dc","title"),author:(0,x.Gh)(
f("Author"))??i("dc","creator"),subject:(0,x.Gh)(f("Subject"))??t("dc","description"),keywords:(0,x.Gh)(f("Keywords"))??i("pdf","Keywords")??i("dc","subject"),creator:(0,x.
Gh)(f("Creator"))??t("xmp","CreatorTool"),producer:(0,x.Gh)(f("Producer"))??t("pdf","Producer"),created:e("CreationDate","CreateDate"),modified:e("ModDate","Mod\
ifyDate"),language:d??t("dc","language")}}}),71856:(($,C,p)=>{p.d(C,{B4:()=>h,Ij:()=>D,In:()=>x,lq:()=>g});var O=p(21996),v=p(90536),w=p(45599);async function D(s){
s.trailer.delete("Info");const r=await(0,O.Av)(s,Object.keys(m));for(const a of[...r].sort((o,f)=>o-f)){if(!(0,v.L)(s.get(a),f=>M(s,f).length>0))continue;(0,v.C)(
s.edit(a),f=>{for(const i of M(s,f))f.delete(i)});const o=s.job.pace.step(1e3);o&&await o}}const x=s=>s instanceof w.Z6&&((0,w.Eo)(s.dict.get("Type"),"Metadata")||
(0,w.Eo)(s.dict.get("Subtype"),"XML")),g={"PTEX.FileName":s=>s instanceof w.Mx,"PTEX.InfoDict":w.Zm},m={Metadata:x,PieceInfo:()=>!0,...g},M=(s,r)=>Object.keys(m).
filter(a=>r.has(a)&&m[a](s.resolve(r.get(a))));function h(s){const r=s.dict(s.trailer.get("Info"))!==void 0,a=s.resolve(s.catalog.get("Metadata"))!==null;return s.
trailer.delete("Info"),s.catalog.has("Metadata")&&s.editCatalog().delete("Metadata"),Number(r)+Number(a)}}),3907:(($,C,p)=>{p.d(C,{X:()=>f,km:()=>w,ol:()=>O,xK:()=>r});
const O=200,v=1e4;async function w(i,t,e){const n=new D(i);for(let d=n.next();d;d=n.next()){if(e(d))return"left";const l=t.step((d.to-d.from)*4+50);l&&await l}return n.
hasDocumentType?"document type":n.malformed?"malformed":"well-formed"}class D{text;malformed=!1;hasDocumentType=!1;at=0;constructor(t){this.text=t}next(){const{
text:t,at:e}=this;if(e>=t.length)return;if(t.charCodeAt(e)!==x)return this.characters(e,this.nextTag(e));if(t.startsWith("<!--",e))return this.other(e,"-->",4);
if(t.startsWith("<?",e))return this.other(e,"?>",2);if(t.startsWith("<![CDATA[",e)){const d=t.indexOf("]]>",e);return d<0?this.end():(this.at=d+3,{kind:"text",text:t.
slice(e+9,d),from:e,to:this.at})}return t.startsWith("<!",e)?(this.hasDocumentType=t.startsWith("<!DOCTYPE",e),this.end()):(t.charCodeAt(e+1)===m?this.endTag(e):
this.startTag(e))??this.fault(e,this.nextTag(e+1))}other(t,e,n){const d=this.text.indexOf(e,t+n);return d<0?this.end():(this.at=d+e.length,{kind:"other",from:t,
to:this.at})}endTag(t){const e=this.name(t+2),n=this.blanks(e);if(!(e===t+2||this.text.charCodeAt(n)!==g))return this.at=n+1,{kind:"end",name:this.text.slice(t+
2,e),from:t,to:this.at}}startTag(t){const{text:e}=this,n=this.name(t+1);if(n===t+1)return;const d=e.slice(t+1,n),l=[];for(let c=n;;){const u=this.blanks(c),E=e.
charCodeAt(u);if(E===g||E===m&&e.charCodeAt(u+1)===g)return this.at=E===g?u+1:u+2,{kind:E===g?"start":"empty",name:d,attributes:l,from:t,to:this.at};const A=this.
name(u),T=this.blanks(A),_=this.blanks(T+1),P=e[_];if(u===c||A===u||e[T]!=="="||P!=='"'&&P!=="'")return;const b=e.indexOf(P,_+1),y=e.slice(_+1,Math.max(b,_+1)),
I=y.includes("<")?void 0:h(y);if(b<0||I===void 0||l.length>=v)return;l.push({name:e.slice(u,A),value:I,from:u,to:b+1}),c=b+1}}characters(t,e){const n=h(this.text.
slice(t,e));return n===void 0?this.fault(t,e):(this.at=e,{kind:"text",text:n,from:t,to:e})}nextTag(t){const e=this.text.indexOf("<",t);return e<0?this.text.length:
e}fault(t,e){return this.malformed=!0,this.at=e,{kind:"other",from:t,to:e}}end(){this.malformed=!0,this.at=this.text.length}blanks(t){const{text:e}=this;for(;;){
const n=e.charCodeAt(t);if(n!==32&&n!==9&&n!==10&&n!==13)return t;t++}}name(t){const{text:e}=this;for(;t<e.length;t++){const n=e.charCodeAt(t);if(n<=32||n===m||
n===g||n===x||n===61||n===34||n===39)break}return t}}const[x,g,m]=[60,62,47],M=new Map([["amp","&"],["lt","<"],["gt",">"],["quot",'"'],["apos","'"]]);function h(i){
if(!i.includes("&"))return i;const t=[];let e=0;for(let n=i.indexOf("&");n>=0;n=i.indexOf("&",e)){const d=i.indexOf(";",n);if(d<0||d-n>12)return;const l=i.slice(
n+1,d),c=M.get(l)??s(l);if(c===void 0)return;t.push(i.slice(e,n),c),e=d+1}return t.push(i.slice(e)),t.join("")}function s(i){const t=/^#(?:x([\dA-Fa-f]+)|(\d+))$/.
exec(i),e=t?parseInt(t[1]??t[2],t[1]===void 0?10:16):-1;return e>0&&e<=1114111&&!(e>=55296&&e<=57343)?String.fromCodePoint(e):void 0}function r(i){const[t,e,n,d]=i;
if(t===0&&e===0&&(n===254||n===0)||t===255&&e===254&&n===0&&d===0)return o(i);if(t===254&&e===255||t===0&&e===60)return a(new TextDecoder("utf-16be").decode(i));
if(t===255&&e===254||t===60&&e===0)return a(new TextDecoder("utf-16le").decode(i));const l=new TextDecoder().decode(i);return a(l.includes("�")?Buffer.from(i).
toString("latin1"):l)}const a=i=>i.startsWith("\uFEFF")?i.slice(1):i;function o(i){const t=new DataView(i.buffer,i.byteOffset,i.byteLength),e=i[0]!==0,n=[];for(let d=0;d+
4<=i.length;d+=4){const l=t.getUint32(d,e);if(l>1114111)return;n.push(String.fromCodePoint(l))}return a(n.join(""))}const f=i=>i.replaceAll("&","&amp;").replaceAll(
"<","&lt;").replaceAll(">","&gt;").replaceAll('"',"&quot;")}),60912:(($,C,p)=>{p.d(C,{QH:()=>D,T3:()=>x,_L:()=>h});var O=p(43496),v=p(3907),w=p(45599);function D(s,r,a){
const{text:o,properties:f,end:i,about:t}=s,e=[];let n=0;for(const d of f.filter(r).sort((l,c)=>l.from-c.from))d.from<n||(e.push(o.slice(n,d.from)),n=d.to);return e.
push(o.slice(n,Math.max(i,n))),a.length>0&&e.push(g(a,t)),e.push(o.slice(Math.max(i,n))),M(e.join(""))}function x(s){return`<?xpacket begin="\uFEFF" id="W5M0MpCehiHz\
reSzNTczkc9d"?>
<x:xmpmeta xmlns:x="adobe:ns:meta/">
<rdf:RDF xmlns:rdf="${O.dK.rdf}">
${g(s,"")}</rdf:RDF>
</x:xmpmeta>
<?xpacket end="w"?>`}function g(s,r){const o=[...new Set(s.map(({prefix:i})=>i))].map(i=>` xmlns:${i}="${O.dK[i]}"`).join(""),f=s.map(({prefix:i,name:t,form:e,values:n})=>`\
<${i}:${t}>${m(e,n)}</${i}:${t}>
`);return`<rdf:Description xmlns:rdf="${O.dK.rdf}" rdf:about="${(0,v.X)(r)}"${o}>
${f.join("")}</rdf:Description>
`}function m(s,r){const a=o=>r.map(f=>`<rdf:li${o}>${(0,v.X)(f)}</rdf:li>`).join("");switch(s){case"simple":return(0,v.X)(r[0]??"");case"alternative":return`<rd\
f:Alt>${a(' xml:lang="x-default"')}</rdf:Alt>`;case"ordered":return`<rdf:Seq>${a("")}</rdf:Seq>`;case"unordered":return`<rdf:Bag>${a("")}</rdf:Bag>`}}const M=s=>s.
replace(/^(\s*<\?xml\s[^>]*encoding\s*=\s*["'])[^"']*/,"$1UTF-8");function h(s,r){const a=s.catalog.get("Metadata"),o=s.resolve(a),f=o instanceof w.Z6?[...o.dict].
filter(([e])=>!["Filter","DecodeParms","Length"].includes(e)):[],i=new w.Bi([["Type",new w.SX("Metadata")],["Subtype",new w.SX("XML")],...f]),t=new w.Z6(i,Buffer.
from(r,"utf8"));(0,w.i9)(a)&&o instanceof w.Z6?s.put(a,t):s.edit(s.catalogNumber).set("Metadata",s.add(t))}}),1975:(($,C,p)=>{p.d(C,{kg:()=>x,m:()=>D,sm:()=>g});
var O=p(43496),v=p(3907);const w=1e5,D={text:"",properties:[],malformed:!0,end:-1,about:""};async function x(s,r){const a=(0,v.xK)(s);if(a===void 0)return D;const o=new M,
i=await(0,v.km)(a,r,t=>(o.take(t),o.broken))!=="well-formed"||o.depth>0||o.end<0||!o.declared;return{text:a,properties:o.properties,malformed:i,end:o.end,about:o.
about}}function g(s,r,a){return s?.properties.find(o=>o.name===a&&o.namespace===O.dK[r])?.values??[]}const m=-2;class M{properties=[];broken=!1;declared=!0;end=-1;about="";scope=new O.
ee;open=[];root=m;loose=!1;items=[];pieces=[];get depth(){return this.open.length}take(r){r.kind==="start"||r.kind==="empty"?(this.start(r.name,r.attributes,r.from),
r.kind==="empty"&&!this.broken&&this.close(r.name,r.to,r.to)):r.kind==="end"?this.close(r.name,r.from,r.to):r.kind==="text"&&this.isInProperty()&&this.pieces.push(
r.text)}isInProperty(){return this.root!==m&&this.open.length>this.root+2}start(r,a,o){if(this.open.length>=v.ol&&(this.broken=!0),this.broken)return;this.scope.
enter(a);const f=this.scope.ofElement(r),i=f.namespace===O.dK.rdf,t=i&&f.local==="li";this.root===m&&this.end<0&&i&&f.local==="Description"&&(this.root=this.open.
length-1,this.loose=!0);const e=this.open.length-this.root,n=t?a.find(({name:d})=>d==="xml:lang")?.value:void 0;if(this.open.push({name:r,...f,from:o,language:n}),
this.root===m){if(!i||f.local!=="RDF"||this.end>=0)return;this.root=this.open.length-1,this.declared=this.scope.declares(r)}else if(e===1)this.describe(a);else if(e===
2){this.items=[];const d=a.find(({name:l})=>this.isRdf(l,"resource"));this.pieces=d?[d.value]:[]}else t&&(this.pieces=[])}describe(r){for(const{name:a,value:o,from:f,
to:i}of r){if((0,O.HC)(a))continue;const{namespace:t,local:e}=this.scope.ofAttribute(a);t===O.dK.rdf&&e==="about"&&(this.about=o),!(t===""||t===O.dK.rdf||t===O.
dK.xml)&&this.add({namespace:t,name:e,values:[o],from:f,to:i})}}close(r,a,o){const f=this.open.pop();if(f?.name!==r){this.broken=!0;return}this.scope.leave();const i=this.
open.length-this.root;if(this.root!==m)if(i===0)this.end=a,this.root=m;else if(i===1&&this.loose)this.root=m,this.loose=!1;else if(i===2){const t=this.items.length>
0?h(this.items):[this.pieces.join("").trim()];this.add({namespace:f.namespace,name:f.local,values:t,from:f.from,to:o})}else i>2&&f.namespace===O.dK.rdf&&f.local===
"li"&&(this.items.push({text:this.pieces.join("").trim(),language:f.language}),this.pieces=[])}add(r){this.properties.length<w?this.properties.push(r):this.broken=
!0}isRdf(r,a){const o=this.scope.ofAttribute(r);return o.local===a&&o.namespace===O.dK.rdf}}function h(s){const r=s.findIndex(({language:o})=>o?.toLowerCase()===
"x-default"),a=s.map(({text:o})=>o);return r>0?[a[r],...a.slice(0,r),...a.slice(r+1)]:a}}),59071:(($,C,p)=>{p.d(C,{Gh:()=>r,ZK:()=>a,wh:()=>s});var O=p(77581),v=p(
45599);const w=/\u001b[A-Za-z]{2}[A-Za-z-]{0,8}\u001b/g,D=/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]/g,x=/[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g,
g=o=>o.replace(w,"").replace(D,"").replace(x,"�"),m=200,M=new WeakMap;function h(o){if(o.bytes.length<m)return g((0,O.g7)(o));let f=M.get(o);return f===void 0&&
M.set(o,f=g((0,O.g7)(o))),f}const s=o=>g(o).trim();function r(o){const f=o instanceof v.Mx?h(o).trim():"";return f===""?null:f}const a=o=>o?h(o):""}),70549:(($,C,p)=>{
p.d(C,{n:()=>O});function O(v){const w=new WeakMap;return D=>{if(D.hasChanges)return v(D);const x=w.get(D);if(x)return x.answer;const g=v(D);return w.set(D,{answer:g}),
g}}}),21996:(($,C,p)=>{p.d(C,{Av:()=>h,RJ:()=>a,V3:()=>r,vb:()=>o,zx:()=>M});var O=p(54619),v=p(93604),w=p(78157),D=p(88500);const x=2048,g=65536,m="[^\\0\\t\\n\\f\\\
r ()<>[\\]{}/%#]";async function M(t,e){const{found:n,all:d}=await s(t,e),l=c=>[...new Set([...c,...d])].sort((u,E)=>u-E);return Object.fromEntries(e.map(c=>[c,
l(n[c])]))}async function h(t,e){const{found:n,all:d}=await s(t,e);for(const l of Object.values(n))for(const c of l)d.add(c);return d}async function s(t,e){const n=e.
map(u=>{const[E="",...A]=[...u].map(_=>_.replace(/\W/,"\\$&")),T=/\W/.test(u)?m:"\\w";return`${E}(?:${A.join("")}|${T}{0,${Math.max(0,u.length-2)}}#)`}),d=new RegExp(
`/(?:${n.join("|")}|#)`,"g"),l=Object.fromEntries(e.map(u=>[u,new Set])),c=new Set;await a(t,(u,E,A,T)=>{const _=u.toString("latin1",E,A);d.lastIndex=0;for(let P=d.
exec(_);P;P=d.exec(_)){const b=T(E+P.index);b!==void 0&&(P[0].endsWith("#")?c.add(b):l[P[0].slice(1)].add(b))}});for(const u of o(t))c.add(u);return{found:l,all:c}}
async function r(t,e){const n=await M(t,e);return[...new Set(Object.values(n).flat())].sort((d,l)=>d-l)}async function a(t,e){const{bytes:n,table:d}=t,l=f(t),c=new Int32Array(
l.length);for(let _=0;_<l.length;_++)c[_]=d.place[l[_]];const u=(0,w.bS)(n),E=_=>l[(0,v.M)(c,_)-1],A=new D.s;let T=0;for(let _=0;_<l.length;_++){const P=_+1===l.
length,b=P?n.length:c[_+1],y=b-c[_]>x;if(!y&&!P&&b-T<g)continue;if(y){c[_]>T&&e(u,T,c[_],E),A.reset();const S=A.value(n,t.bodies[l[_]],b);e(u,c[_],S<0?b:S,E)}else
e(u,T,b,E);const I=t.job.pace.step(Math.min(b-T,g));I&&await I,T=b}for(const[_,P]of i(t)){const b=t.objectStream(_);if(!b)continue;const y=new Set(P),{starts:I}=b;
e((0,w.bS)(b.data),0,b.data.length,L=>{const R=b.numbers[(0,v.M)(I,L)-1];return R!==void 0&&y.has(R)?R:void 0});const S=t.job.pace.step(b.data.length);S&&await S}}
function*o(t){for(let e=1;t.hasChanges&&e<t.size;e++)t.isChanged(e)&&t.exists(e)&&(yield e)}function f(t){const{table:e,hasChanges:n}=t,d=[];let l=!0,c=-1;for(let u=1;u<
e.size;u++){if(e.kind[u]!==O.tL||n&&t.isChanged(u))continue;const E=e.place[u];l&&=E>=c,c=E,d.push(u)}return l?d:d.sort((u,E)=>e.place[u]-e.place[E])}function i(t){
const{table:e,hasChanges:n}=t,d=new Map;for(let l=1;l<e.size;l++){if(e.kind[l]!==O.UT||n&&t.isChanged(l))continue;const c=e.place[l],u=d.get(c);u?u.push(l):d.set(
c,[l])}return d}}),90536:(($,C,p)=>{p.d(C,{C:()=>v,L:()=>w});var O=p(45599);function v(D,x){const g=[D];for(;g.length>0;){const m=g.pop(),M=m instanceof O.Z6?m.
dict:m;if(Array.isArray(M))for(const h of M)g.push(h);else if(M instanceof O.Bi){x(M);for(const h of M.values())g.push(h)}}}function w(D,x){const g=[];return v(
D,m=>{g.length===0&&x(m)&&g.push(m)}),g.length>0}}),93604:(($,C,p)=>{p.d(C,{B:()=>O,M:()=>v});const O=(D,x)=>w(D,x,!1),v=(D,x)=>w(D,x,!0);function w(D,x,g){let[
m,M]=[0,D.length];for(;m<M;){const h=m+M>>1,s=D[h];s<x||g&&s===x?m=h+1:M=h}return m}})};
