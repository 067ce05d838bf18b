"use strict";exports.id=5676,exports.ids=[5676],exports.modules={17079:((L,v,l)=>{l.d(v,{Z:()=>m,_:()=>D});const O=/^(?:D:)?\s*(\d{4})(?:(\d\d)(?:(\d\d)(?:(\d\d)(?:(\d\d)(?:(\d\d))?)?)?)?)?\s*(?:(Z)(?:00?)?'?(?:00?'?)?|([+-])(\d\d)?'?(?:(\d\d)'?)?)?$/,
P=/^(D:)?19(1\d\d)(\d{10})(?!\d)/,g=/^(\d{4})(?:-(\d\d)(?:-(\d\d)(?:[T ](\d\d):(\d\d)(?::(\d\d)(?:[.,]\d{1,9})?)?\s?(?:(Z)|([+-])(\d\d):?(\d\d)?)?)?)?)?$/;function D(u){
if(u.length>64)return;const o=u.trim().replace(P,(r,c,a,f)=>`${c??""}${1900+Number(a)}${f}`);return E(h(O.exec(o)??g.exec(o)))}function m(u){const o=u.length>64?
void 0:h(g.exec(u.trim()));if(!o||E(o)===void 0)return;const{year:r,month:c="",day:a="",hour:f="",minute:i="",second:t="",zone:e=""}=o;return`D:${r}${c}${a}${f}${i}${t}${e===
"Z"||e===""?e:`${e.replace(":","'")}'`}`}function h(u){if(!u)return;const[,o,r,c,a,f,i,t,e,n,s]=u,d=t??(e===void 0?void 0:`${e}${n??"00"}:${s??"00"}`);return{year:o,
month:r,day:c,hour:a,minute:f,second:i,zone:d}}function E(u){if(!u)return;const{year:o,month:r,day:c,hour:a,minute:f="00",second:i="00",zone:t}=u,e=(s,d,x)=>s===
void 0||Number(s)>=d&&Number(s)<=x;if(Number(o)===0||!e(r,1,12)||!e(c,1,w(Number(o),Number(r)))||!e(a,0,23)||!e(f,0,59)||!e(i,0,59)||t!==void 0&&t!=="Z"&&!(e(t.
slice(1,3),0,23)&&e(t.slice(4),0,59)))return;const n=[o,r,c].filter(s=>s!==void 0).join("-");return a===void 0?n:`${n}T${a}:${f}:${i}${t==="+00:00"||t==="-00:00"?
"Z":t??""}`}function w(u,o){return o===2?u%4===0&&(u%100!==0||u%400===0)?29:28:[4,6,9,11].includes(o)?30:31}}),75676:((L,v,l)=>{l.r(v),l.d(v,{set_metadata:()=>E});
var O=l(64173),P=l(14029),g=l(21281),D=l(71856),m=l(32901),h=l(45657);const E=async(w,u,o)=>{const{remove_existing:r,open_password:c,...a}=u,f=await(0,O.E)(w.bytes,
o,{password:c}),i=[];if(r){const{archive:e}=await(0,g.ds)(f);await(0,D.Ij)(f),e&&i.push((0,g.Xb)(e,"its metadata was removed"))}Object.keys(a).length>0&&(0,h.RZ)(
i,await(0,m.f)(f,a));const t=f.pages.count;return{documents:[{name:w.name,bytes:await(0,P.UN)(f),pageCount:t}],notes:i,facts:{pageCount:t}}}}),21281:((L,v,l)=>{
l.d(v,{Ip:()=>w,XM:()=>a,Xb:()=>c,ds:()=>E,qg:()=>r});var O=l(59071),P=l(70549),g=l(21115),D=l(824),m=l(1975),h=l(60912);const E=(0,P.n)(async t=>w(t,await(0,D.
Br)(t)));function w(t,e){const n=(M,b)=>(0,O.wh)((0,m.sm)(e,M,b)[0]??""),s=o(n("pdfaid","part"),n("pdfaid","conformance").toLowerCase()),d=u(n("pdfuaid","part"))?
`PDF/UA-${n("pdfuaid","part")}`:void 0,p=[n("pdfxid","GTS_PDFXVersion")||n("pdfx","GTS_PDFXVersion")||((0,O.Gh)(t.resolve((0,D._U)(t)?.get("GTS_PDFXVersion")))??
""),n("pdfe","ISO_PDFEVersion"),n("pdfvtid","GTS_PDFVTVersion")],_=[s?.name,d,...p.filter(M=>/^PDF\/[\w .:/()-]{1,40}$/.test(M))];return{archive:s,accessible:d,
names:_.filter(M=>M!==void 0)}}const u=t=>/^[1-9]$/.test(t);function o(t,e){if(!u(t))return;const n=/^[abuef]$/.test(e)?e:"";return{part:Number(t),level:n,name:`\
PDF/A-${t}${n}`}}function r(t,e,n,s){return e&&i(t,e,[g.dK.pdfaid]),c(n,s)}const c=({name:t},e)=>({code:"pdfa_identification_removed",message:`The document no l\
onger claims ${t}: ${e}.`});async function a(t){const e=await(0,D.Br)(t);if(!e)return[];const{archive:n,accessible:s}=w(t,e);i(t,e,[g.dK.pdfaid,g.dK.pdfuaid]);const d=[
n?.name,s].filter(x=>x!==void 0);return d.length>0?[f(d)]:[]}const f=t=>({code:"conformance_dropped",message:`The result no longer claims ${t.join(" and ")}, be\
cause a merge cannot guarantee conformance.`});function i(t,e,n){e.properties.some(({namespace:s})=>n.includes(s))&&(0,h._L)(t,(0,h.QH)(e,({namespace:s})=>n.includes(
s),[]))}}),21115:((L,v,l)=>{l.d(v,{HC:()=>D,dK:()=>O,ee:()=>g});const O={rdf:"http://www.w3.org/1999/02/22-rdf-syntax-ns#",xml:"http://www.w3.org/XML/1998/names\
pace",dc:"http://purl.org/dc/elements/1.1/",xmp:"http://ns.adobe.com/xap/1.0/",xmpMM:"http://ns.adobe.com/xap/1.0/mm/",pdf:"http://ns.adobe.com/pdf/1.3/",pdfaid:"\
http://www.aiim.org/pdfa/ns/id/",pdfuaid:"http://www.aiim.org/pdfua/ns/id/",pdfxid:"http://www.npes.org/pdfx/ns/id/",pdfx:"http://ns.adobe.com/pdfx/1.3/",pdfaExtension:"\
http://www.aiim.org/pdfa/ns/extension/",pdfaSchema:"http://www.aiim.org/pdfa/ns/schema#",pdfaProperty:"http://www.aiim.org/pdfa/ns/property#",fx:"urn:factur-x:p\
dfa:CrossIndustryDocument:invoice:1p0#",pdfe:"http://www.aiim.org/pdfe/ns/id/",pdfvtid:"http://www.npes.org/pdfvt/ns/id/",xfa:"http://www.xfa.org/schema/xfa-dat\
a/1.0/",ds:"http://www.w3.org/2000/09/xmldsig#"},P=new Map(Object.entries(O));class g{uris=new Map;declared=[];known=new Map;enter(u){let o;for(const{name:r,value:c}of u){
if(!D(r))continue;const a=r.slice(6),f=this.uris.get(a);f?f.push(c):this.uris.set(a,[c]),(o??=[]).push(a)}this.declared.push(o??m),o&&this.known.clear()}leave(){
const u=this.declared.pop()??m;for(const o of u)this.uris.get(o).pop();u.length>0&&this.known.clear()}declares(u){return(this.uris.get(E(u))?.length??0)>0}ofElement(u){
let o=this.known.get(u);if(!o){const r=E(u),c=this.uris.get(r)?.at(-1)??P.get(r)??"";this.known.size===h&&this.known.clear(),this.known.set(u,o={namespace:c,local:u.
slice(u.indexOf(":")+1)})}return o}ofAttribute(u){return u.includes(":")?this.ofElement(u):{namespace:"",local:u}}}const D=w=>w==="xmlns"||w.startsWith("xmlns:"),
m=[],h=1e3,E=w=>w.slice(0,Math.max(w.indexOf(":"),0))}),824:((L,v,l)=>{l.d(v,{Br:()=>w,_6:()=>o,_U:()=>E});var O=l(58552),P=l(1975),g=l(17079),D=l(45599),m=l(59071),
h=l(70549);function E(r){const c=r.resolve(r.trailer.get("Info"));return c instanceof D.Bi?c:c instanceof D.Z6?c.dict:void 0}const w=(0,h.n)(u);async function u(r){
const c=r.get(r.catalogNumber),a=c instanceof D.Bi?r.resolve(c.get("Metadata")):null;if(!(a instanceof D.Z6))return;let f;try{f=r.decoded(a)}catch(i){if(!(i instanceof
O.zU)||i.code==="cancelled")throw i;return P.m}return(0,P.kg)(f,r.job.pace)}function o(r,c){const a=E(r),f=d=>r.resolve(a?.get(d)),i=(d,x,p=", ")=>{const _=(0,P.
sm)(c,d,x).map(m.wh).filter(Boolean).join(p);return _===""?null:_},t=(d,x)=>{const[p=""]=(0,P.sm)(c,d,x);return(0,m.wh)(p)||null},e=(d,x)=>(0,g._)((0,m.Gh)(f(d))??
"")??(0,g._)(t("xmp",x)??"")??null,n=r.get(r.catalogNumber),s=n instanceof D.Bi?(0,m.Gh)(r.resolve(n.get("Lang"))):null;return{title:(0,m.Gh)(f("Title"))??t("dc",
"title"),author:(0,m.Gh)(f("Author"))??i("dc","creator"),subject:(0,m.Gh)(f("Subject"))??t("dc","description"),keywords:(0,m.Gh)(f("Keywords"))??i("pdf","Keywor\
ds")??i("dc","subject"),creator:(0,m.Gh)(f("Creator"))??t("xmp","CreatorTool"),producer:(0,m.Gh)(f("Producer"))??t("pdf","Producer"),created:e("CreationDate","C\
reateDate"),modified:e("ModDate","ModifyDate"),language:s??t("dc","language")}}}),71856:((L,v,l)=>{l.d(v,{B4:()=>u,Ij:()=>D,In:()=>m,lq:()=>h});var O=l(21996),P=l(
90536),g=l(45599);async function D(o){o.trailer.delete("Info");const r=await(0,O.Av)(o,Object.keys(E));for(const c of[...r].sort((a,f)=>a-f)){if(!(0,P.L)(o.get(
c),f=>w(o,f).length>0))continue;(0,P.C)(o.edit(c),f=>{for(const i of w(o,f))f.delete(i)});const a=o.job.pace.step(1e3);a&&await a}}const m=o=>o instanceof g.Z6&&
((0,g.Eo)(o.dict.get("Type"),"Metadata")||(0,g.Eo)(o.dict.get("Subtype"),"XML")),h={"PTEX.FileName":o=>o instanceof g.Mx,"PTEX.InfoDict":g.Zm},E={Metadata:m,PieceInfo:()=>!0,
...h},w=(o,r)=>Object.keys(E).filter(c=>r.has(c)&&E[c](o.resolve(r.get(c))));function u(o){const r=o.dict(o.trailer.get("Info"))!==void 0,c=o.resolve(o.catalog.
get("Metadata"))!==null;return o.trailer.delete("Info"),o.catalog.has("Metadata")&&o.editCatalog().delete("Metadata"),Number(r)+Number(c)}}),32901:((L,v,l)=>{l.
d(v,{R:()=>i,f:()=>w});var O=l(21115),P=l(77581),g=l(45599),D=l(21281),m=l(824),h=l(60912);const E={title:"Title",author:"Author",subject:"Subject",keywords:"Ke\
ywords",creator:"Creator"};async function w(e,n){const s=await(0,m.Br)(e);if(((0,D.Ip)(e,s).archive?.part??0)>=4?r(e,n):o(e,n),n.language!==void 0&&e.edit(e.catalogNumber).
set("Lang",(0,P.wx)(n.language)),s?.malformed===!0)return(0,h._L)(e,(0,h.T3)(t(e,n))),[u];const x=c(n);return s?(0,h._L)(e,(0,h.QH)(s,a(x,s),x)):e.version>="2.0"&&
(0,h._L)(e,(0,h.T3)(t(e,n))),[]}const u={code:"xmp_replaced",message:"The XMP metadata of the document was malformed. It was written again from the Info diction\
ary, without claims such as PDF/A."};function o(e,n){const s=Object.entries(E).flatMap(([p,_])=>{const M=n[p];return M===void 0?[]:[[_,(0,P.wx)(M)]]});if(s.length===
0)return;const d=e.trailer.get("Info"),x=new g.Bi([...(0,m._U)(e)??[],...s]);d instanceof g.oS&&e.exists(d.number)?e.put(d,x):e.trailer.set("Info",e.add(x))}function r(e,n){
const s=(0,m._U)(e);if(!s)return;const d=new Set(Object.entries(E).flatMap(([_,M])=>n[_]===void 0?[]:[M])),x=new g.Bi([...s].filter(([_])=>!d.has(_)));if(x.size===
s.size)return;const p=e.trailer.get("Info");x.size===0?e.trailer.delete("Info"):p instanceof g.oS?e.put(p,x):e.trailer.set("Info",x)}function c(e){const{title:n,
author:s,subject:d,keywords:x,creator:p,language:_}=e,M=(b,A,R,C)=>C===void 0?[]:[{prefix:b,name:A,form:R,values:[C]}];return[...M("dc","title","alternative",n),
...M("dc","description","alternative",d),...M("dc","creator","ordered",s),...M("pdf","Keywords","simple",x),...M("xmp","CreatorTool","simple",p),...M("dc","lang\
uage","unordered",_)]}function a(e,{properties:n}){const s=e.find(({name:p})=>p==="Keywords")?.values[0],d=n.some(({namespace:p,name:_})=>p===O.dK.dc&&_==="subj\
ect");s!==void 0&&d&&e.push({prefix:"dc",name:"subject",form:"unordered",values:f(s)});const x=new Set(e.map(({prefix:p,name:_})=>`${O.dK[p]} ${_}`));return({namespace:p,
name:_})=>x.has(`${p} ${_}`)}const f=e=>e.split(/[,;]/).map(n=>n.trim()).filter(n=>n!==""),i=(e,n)=>(0,h.T3)([...t(e,{}),...n]);function t(e,n){const{title:s,author:d,
subject:x,keywords:p,creator:_,producer:M,created:b,modified:A,language:R}=(0,m._6)(e,void 0),T=Object.entries({...{title:s,author:d,subject:x,keywords:p,creator:_,
language:R},...n}).filter(([,y])=>y!==null),I=(y,B,K)=>K===null?[]:[{prefix:y,name:B,form:"simple",values:[K]}];return[...c(Object.fromEntries(T)),...I("pdf","P\
roducer",M),...I("xmp","CreateDate",b),...I("xmp","ModifyDate",A)]}}),3907:((L,v,l)=>{l.d(v,{X:()=>f,km:()=>g,ol:()=>O,xK:()=>r});const O=200,P=1e4;async function g(i,t,e){
const n=new D(i);for(let s=n.next();s;s=n.next()){if(e(s))return"left";const d=t.step((s.to-s.from)*4+50);d&&await d}return n.hasDocumentType?"document type":n.
malformed?"malformed":"well-formed"}class D{text;malformed=!1;hasDocumentType=!1;at=0;constructor(t){this.text=t}next(){const{text:t,at:e}=this;if(e>=t.length)return;
if(t.charCodeAt(e)!==m)return this.characters(e,this.nextTag(e));if(t.startsWith("<!--",e))return this.other(e,"-->",4);if(t.startsWith("<?",e))return this.other(
e,"?>",2);if(t.startsWith("<![CDATA[",e)){const s=t.indexOf("]]>",e);return s<0?this.end():(this.at=s+3,{kind:"text",text:t.slice(e+9,s),from:e,to:this.at})}return t.
startsWith("<!",e)?(this.hasDocumentType=t.startsWith("<!DOCTYPE",e),this.end()):(t.charCodeAt(e+1)===E?this.endTag(e):this.startTag(e))??this.fault(e,this.nextTag(
e+1))}other(t,e,n){const s=this.text.indexOf(e,t+n);return s<0?this.end():(this.at=s+e.length,{kind:"other",from:t,to:this.at})}endTag(t){const e=this.name(t+2),
n=this.blanks(e);if(!(e===t+2||this.text.charCodeAt(n)!==h))return this.at=n+1,{kind:"end",name:this.text.slice(t+2,e),from:t,to:this.at}}startTag(t){const{text:e}=this,
n=this.name(t+1);if(n===t+1)return;const s=e.slice(t+1,n),d=[];for(let x=n;;){const p=this.blanks(x),_=e.charCodeAt(p);if(_===h||_===E&&e.charCodeAt(p+1)===h)return this.
at=_===h?p+1:p+2,{kind:_===h?"start":"empty",name:s,attributes:d,from:t,to:this.at};const M=this.name(p),b=this.blanks(M),A=this.blanks(b+1),R=e[A];if(p===x||M===
p||e[b]!=="="||R!=='"'&&R!=="'")return;const C=e.indexOf(R,A+1),T=e.slice(A+1,Math.max(C,A+1)),I=T.includes("<")?void 0:u(T);if(C<0||I===void 0||d.length>=P)return;
d.push({name:e.slice(p,M),value:I,from:p,to:C+1}),x=C+1}}characters(t,e){const n=u(this.text.slice(t,e));return n===void 0?this.fault(t,e):(this.at=e,{kind:"tex\
t",text:n,from:t,to:e})}nextTag(t){const e=this.text.indexOf("<",t);return e<0?this.text.length:e}fault(t,e){return this.malformed=!0,this.at=e,{kind:"other",from:t,
to:e}}end(){this.malformed=!0,this.at=this.text.length}blanks(t){const{text:e}=this;for(;;){const n=e.charCodeAt(t);if(n!==32&&n!==9&&n!==10&&n!==13)return t;t++}}name(t){
const{text:e}=this;for(;t<e.length;t++){const n=e.charCodeAt(t);if(n<=32||n===E||n===h||n===m||n===61||n===34||n===39)break}return t}}const[m,h,E]=[60,62,47],w=new Map(
[["amp","&"],["lt","<"],["gt",">"],["quot",'"'],["apos","'"]]);function u(i){if(!i.includes("&"))return i;const t=[];let e=0;for(let n=i.indexOf("&");n>=0;n=i.indexOf(
"&",e)){const s=i.indexOf(";",n);if(s<0||s-n>12)return;const d=i.slice(n+1,s),x=w.get(d)??o(d);if(x===void 0)return;t.push(i.slice(e,n),x),e=s+1}return t.push(i.
slice(e)),t.join("")}function o(i){const t=/^#(?:x([\dA-Fa-f]+)|(\d+))$/.exec(i),e=t?parseInt(t[1]??t[2],t[1]===void 0?10:16):-1;return e>0&&e<=1114111&&!(e>=55296&&
e<=57343)?String.fromCodePoint(e):void 0}function r(i){const[t,e,n,s]=i;if(t===0&&e===0&&(n===254||n===0)||t===255&&e===254&&n===0&&s===0)return a(i);if(t===254&&
e===255||t===0&&e===60)return c(new TextDecoder("utf-16be").decode(i));if(t===255&&e===254||t===60&&e===0)return c(new TextDecoder("utf-16le").decode(i));const d=new TextDecoder().
decode(i);return c(d.includes("�")?Buffer.from(i).toString("latin1"):d)}const c=i=>i.startsWith("\uFEFF")?i.slice(1):i;function a(i){const t=new DataView(i.buffer,
i.byteOffset,i.byteLength),e=i[0]!==0,n=[];for(let s=0;s+4<=i.length;s+=4){const d=t.getUint32(s,e);if(d>1114111)return;n.push(String.fromCodePoint(d))}return c(
n.join(""))}const f=i=>i.replaceAll("&","&amp;").replaceAll("<","&lt;").replaceAll(">","&gt;").replaceAll('"',"&quot;")}),60912:((L,v,l)=>{l.d(v,{QH:()=>D,T3:()=>m,
_L:()=>u});var O=l(21115),P=l(3907),g=l(45599);function D(o,r,c){const{text:a,properties:f,end:i,about:t}=o,e=[];let n=0;for(const s of f.filter(r).sort((d,x)=>d.
from-x.from))s.from<n||(e.push(a.slice(n,s.from)),n=s.to);return e.push(a.slice(n,Math.max(i,n))),c.length>0&&e.push(h(c,t)),e.push(a.slice(Math.max(i,n))),w(e.
join(""))}function m(o){return`<?xpacket begin="\uFEFF" id="W5M0MpCehiHzreSzNTczkc9d"?>
<x:xmpmeta xmlns:x="adobe:ns:meta/">
<rdf:RDF xmlns:rdf="${O.dK.rdf}">
${h(o,"")}</rdf:RDF>
</x:xmpmeta>
<?xpacket end="w"?>`}function h(o,r){const a=[...new Set(o.map(({prefix:i})=>i))].map(i=>` xmlns:${i}="${O.dK[i]}"`).join(""),f=o.map(({prefix:i,name:t,form:e,values:n})=>`\
<${i}:${t}>${E(e,n)}</${i}:${t}>
`);return`<rdf:Description xmlns:rdf="${O.dK.rdf}" rdf:about="${(0,P.X)(r)}"${a}>
${f.join("")}</rdf:Description>
`}function E(o,r){const c=a=>r.map(f=>`<rdf:li${a}>${(0,P.X)(f)}</rdf:li>`).join("");switch(o){case"simple":return(0,P.X)(r[0]??"");case"alternative":return`<rd\
f:Alt>${c(' xml:lang="x-default"')}</rdf:Alt>`;case"ordered":return`<rdf:Seq>${c("")}</rdf:Seq>`;case"unordered":return`<rdf:Bag>${c("")}</rdf:Bag>`}}const w=o=>o.
replace(/^(\s*<\?xml\s[^>]*encoding\s*=\s*["'])[^"']*/,"$1UTF-8");function u(o,r){const c=o.catalog.get("Metadata"),a=o.resolve(c),f=a instanceof g.Z6?[...a.dict].
filter(([e])=>!["Filter","DecodeParms","Length"].includes(e)):[],i=new g.Bi([["Type",new g.SX("Metadata")],["Subtype",new g.SX("XML")],...f]),t=new g.Z6(i,Buffer.
from(r,"utf8"));(0,g.i9)(c)&&a instanceof g.Z6?o.put(c,t):o.edit(o.catalogNumber).set("Metadata",o.add(t))}}),1975:((L,v,l)=>{l.d(v,{kg:()=>m,m:()=>D,sm:()=>h});
var O=l(21115),P=l(3907);const g=1e5,D={text:"",properties:[],malformed:!0,end:-1,about:""};async function m(o,r){const c=(0,P.xK)(o);if(c===void 0)return D;const a=new w,
i=await(0,P.km)(c,r,t=>(a.take(t),a.broken))!=="well-formed"||a.depth>0||a.end<0||!a.declared;return{text:c,properties:a.properties,malformed:i,end:a.end,about:a.
about}}function h(o,r,c){return o?.properties.find(a=>a.name===c&&a.namespace===O.dK[r])?.values??[]}const E=-2;class w{properties=[];broken=!1;declared=!0;end=-1;about="";scope=new O.
ee;open=[];root=E;loose=!1;items=[];pieces=[];get depth(){return this.open.length}take(r){r.kind==="start"||r.kind==="empty"?(this.start(r.name,r.attributes,r.from),
r.kind==="empty"&&!this.broken&&this.close(r.name,r.to,r.to)):r.kind==="end"?this.close(r.name,r.from,r.to):r.kind==="text"&&this.isInProperty()&&this.pieces.push(
r.text)}isInProperty(){return this.root!==E&&this.open.length>this.root+2}start(r,c,a){if(this.open.length>=P.ol&&(this.broken=!0),this.broken)return;this.scope.
enter(c);const f=this.scope.ofElement(r),i=f.namespace===O.dK.rdf,t=i&&f.local==="li";this.root===E&&this.end<0&&i&&f.local==="Description"&&(this.root=this.open.
length-1,this.loose=!0);const e=this.open.length-this.root,n=t?c.find(({name:s})=>s==="xml:lang")?.value:void 0;if(this.open.push({name:r,...f,from:a,language:n}),
this.root===E){if(!i||f.local!=="RDF"||this.end>=0)return;this.root=this.open.length-1,this.declared=this.scope.declares(r)}else if(e===1)this.describe(c);else if(e===
2){this.items=[];const s=c.find(({name:d})=>this.isRdf(d,"resource"));this.pieces=s?[s.value]:[]}else t&&(this.pieces=[])}describe(r){for(const{name:c,value:a,from:f,
to:i}of r){if((0,O.HC)(c))continue;const{namespace:t,local:e}=this.scope.ofAttribute(c);t===O.dK.rdf&&e==="about"&&(this.about=a),!(t===""||t===O.dK.rdf||t===O.
dK.xml)&&this.add({namespace:t,name:e,values:[a],from:f,to:i})}}close(r,c,a){const f=this.open.pop();if(f?.name!==r){this.broken=!0;return}this.scope.leave();const i=this.
open.length-this.root;if(this.root!==E)if(i===0)this.end=c,this.root=E;else if(i===1&&this.loose)this.root=E,this.loose=!1;else if(i===2){const t=this.items.length>
0?u(this.items):[this.pieces.join("").trim()];this.add({namespace:f.namespace,name:f.local,values:t,from:f.from,to:a})}else i>2&&f.namespace===O.dK.rdf&&f.local===
"li"&&(this.items.push({text:this.pieces.join("").trim(),language:f.language}),this.pieces=[])}add(r){this.properties.length<g?this.properties.push(r):this.broken=
!0}isRdf(r,c){const a=this.scope.ofAttribute(r);return a.local===c&&a.namespace===O.dK.rdf}}function u(o){const r=o.findIndex(({language:a})=>a?.toLowerCase()===
"x-default"),c=o.map(({text:a})=>a);return r>0?[c[r],...c.slice(0,r),...c.slice(r+1)]:c}}),59071:((L,v,l)=>{l.d(v,{Gh:()=>r,ZK:()=>c,wh:()=>o});var O=l(77581),P=l(
45599);const g=/\u001b[A-Za-z]{2}[A-Za-z-]{0,8}\u001b/g,D=/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]/g,m=/[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g,
h=a=>a.replace(g,"").replace(D,"").replace(m,"�"),E=200,w=new WeakMap;function u(a){if(a.bytes.length<E)return h((0,O.g7)(a));let f=w.get(a);return f===void 0&&
w.set(a,f=h((0,O.g7)(a))),f}const o=a=>h(a).trim();function r(a){const f=a instanceof P.Mx?u(a).trim():"";return f===""?null:f}const c=a=>a?u(a):""}),70549:((L,v,l)=>{
l.d(v,{n:()=>O});function O(P){const g=new WeakMap;return D=>{if(D.hasChanges)return P(D);const m=g.get(D);if(m)return m.answer;const h=P(D);return g.set(D,{answer:h}),
h}}}),21996:((L,v,l)=>{l.d(v,{Av:()=>c,RJ:()=>i,V3:()=>f,vb:()=>t,zx:()=>r});var O=l(54619),P=l(93604),g=l(78157),D=l(88500);const m=2048,h=65536,E=4,w=1<<20,u=1024,
o="[^\\0\\t\\n\\f\\r ()<>[\\]{}/%#]";async function r(s,d){const{found:x,all:p}=await a(s,d),_=M=>[...new Set([...M,...p])].sort((b,A)=>b-A);return Object.fromEntries(
d.map(M=>[M,_(x[M])]))}async function c(s,d){const{found:x,all:p}=await a(s,d);for(const _ of Object.values(x))for(const M of _)p.add(M);return p}async function a(s,d){
const x=d.map(b=>{const[A="",...R]=[...b].map(T=>T.replace(/\W/,"\\$&")),C=/\W/.test(b)?o:"\\w";return`${A}(?:${R.join("")}|${C}{0,${Math.max(0,b.length-2)}}#)`}),
p=new RegExp(`/(?:${x.join("|")}|#)`,"g"),_=Object.fromEntries(d.map(b=>[b,new Set])),M=new Set;await i(s,(b,A,R,C)=>{const T=b.toString("latin1",A,R);p.lastIndex=
0;for(let I=p.exec(T);I;I=p.exec(T)){const y=C(A+I.index);y!==void 0&&(I[0].endsWith("#")?M.add(y):_[I[0].slice(1)].add(y))}});for(const b of t(s))M.add(b);return{
found:_,all:M}}async function f(s,d){const x=await r(s,d);return[...new Set(Object.values(x).flat())].sort((p,_)=>p-_)}async function i(s,d){const{bytes:x,table:p}=s,
_=e(s),M=new Int32Array(_.length);for(let T=0;T<_.length;T++)M[T]=p.place[_[T]];const b=(0,g.bS)(x),A=T=>_[(0,P.M)(M,T)-1],R=new D.s;let C=0;for(let T=0;T<_.length;T++){
const I=T+1===_.length,y=I?x.length:M[T+1],B=y-M[T]>m;if(!B&&!I&&y-C<h)continue;let K=y;if(B){M[T]>C&&d(b,C,M[T],A),R.reset();const W=R.value(x,s.bodies[_[T]],y);
C=M[T],W>=0&&(K=W)}d(b,C,K,A);const S=s.job.pace.step(E*(K-C));S&&await S,C=y}for(const[T,I]of n(s)){const y=s.objectStream(T),B=s.job.pace.step(0);if(B&&await B,
!y)continue;const K=new Set(I),{starts:S,numbers:W,data:j}=y,N=$=>{const U=W[(0,P.M)(S,$)-1];return U!==void 0&&K.has(U)?U:void 0};for(let $=0;$<j.length;$+=w){
d((0,g.bS)(j),$,Math.min($+w+u,j.length),N);const U=s.job.pace.step(E*w);U&&await U}}}function*t(s){for(let d=1;s.hasChanges&&d<s.size;d++)s.isChanged(d)&&s.exists(
d)&&(yield d)}function e(s){const{table:d,hasChanges:x}=s,p=[];let _=!0,M=-1;for(let b=1;b<d.size;b++){if(d.kind[b]!==O.tL||x&&s.isChanged(b))continue;const A=d.
place[b];_&&=A>=M,M=A,p.push(b)}return _?p:p.sort((b,A)=>d.place[b]-d.place[A])}function n(s){const{table:d,hasChanges:x}=s,p=new Map;for(let _=1;_<d.size;_++){
if(d.kind[_]!==O.UT||x&&s.isChanged(_))continue;const M=d.place[_],b=p.get(M);b?b.push(_):p.set(M,[_])}return p}}),90536:((L,v,l)=>{l.d(v,{C:()=>P,L:()=>g});var O=l(
45599);function P(D,m){const h=[D];for(;h.length>0;){const E=h.pop(),w=E instanceof O.Z6?E.dict:E;if(Array.isArray(w))for(const u of w)h.push(u);else if(w instanceof
O.Bi){m(w);for(const u of w.values())h.push(u)}}}function g(D,m){const h=[];return P(D,E=>{h.length===0&&m(E)&&h.push(E)}),h.length>0}}),93604:((L,v,l)=>{l.d(v,
{B:()=>O,M:()=>P});const O=(D,m)=>g(D,m,!1),P=(D,m)=>g(D,m,!0);function g(D,m,h){let[E,w]=[0,D.length];for(;E<w;){const u=E+w>>1,o=D[u];o<m||h&&o===m?E=u+1:w=u}
return E}})};
