"use strict";exports.id=5676,exports.ids=[5676],exports.modules={17079:((I,b,l)=>{l.d(b,{Z:()=>m,_:()=>E});const D=/^(?:D:)?\s*(\d{4})(?:(\d\d)(?:(\d\d)(?:(\d\d)(?:(\d\d)(?:(\d\d))?)?)?)?)?\s*(?:(Z)(?:00?)?'?(?:00?'?)?|([+-])(\d\d)?'?(?:(\d\d)'?)?)?$/,
O=/^(D:)?19(1\d\d)(\d{10})(?!\d)/,x=/^(\d{4})(?:-(\d\d)(?:-(\d\d)(?:[T ](\d\d):(\d\d)(?::(\d\d)(?:[.,]\d{1,9})?)?\s?(?:(Z)|([+-])(\d\d):?(\d\d)?)?)?)?)?$/;function E(u){
if(u.length>64)return;const o=u.trim().replace(O,(r,i,a,f)=>`${i??""}${1900+Number(a)}${f}`);return g(_(D.exec(o)??x.exec(o)))}function m(u){const o=u.length>64?
void 0:_(x.exec(u.trim()));if(!o||g(o)===void 0)return;const{year:r,month:i="",day:a="",hour:f="",minute:c="",second:t="",zone:e=""}=o;return`D:${r}${i}${a}${f}${c}${t}${e===
"Z"||e===""?e:`${e.replace(":","'")}'`}`}function _(u){if(!u)return;const[,o,r,i,a,f,c,t,e,n,s]=u,d=t??(e===void 0?void 0:`${e}${n??"00"}:${s??"00"}`);return{year:o,
month:r,day:i,hour:a,minute:f,second:c,zone:d}}function g(u){if(!u)return;const{year:o,month:r,day:i,hour:a,minute:f="00",second:c="00",zone:t}=u,e=(s,d,h)=>s===
void 0||Number(s)>=d&&Number(s)<=h;if(Number(o)===0||!e(r,1,12)||!e(i,1,M(Number(o),Number(r)))||!e(a,0,23)||!e(f,0,59)||!e(c,0,59)||t!==void 0&&t!=="Z"&&!(e(t.
slice(1,3),0,23)&&e(t.slice(4),0,59)))return;const n=[o,r,i].filter(s=>s!==void 0).join("-");return a===void 0?n:`${n}T${a}:${f}:${c}${t==="+00:00"||t==="-00:00"?
"Z":t??""}`}function M(u,o){return o===2?u%4===0&&(u%100!==0||u%400===0)?29:28:[4,6,9,11].includes(o)?30:31}}),75676:((I,b,l)=>{l.r(b),l.d(b,{set_metadata:()=>g});
var D=l(92356),O=l(14029),x=l(21281),E=l(71856),m=l(32901),_=l(45657);const g=async(M,u,o)=>{const{remove_existing:r,open_password:i,...a}=u,f=await(0,D.E)(M.bytes,
o,{password:i}),c=[];if(r){const{archive:e}=await(0,x.ds)(f);await(0,E.Ij)(f),e&&c.push((0,x.Xb)(e,"its metadata was removed"))}Object.keys(a).length>0&&(0,_.RZ)(
c,await(0,m.f)(f,a));const t=f.pages.count;return{documents:[{name:M.name,bytes:await(0,O.UN)(f),pageCount:t}],notes:c,facts:{pageCount:t}}}}),21281:((I,b,l)=>{
l.d(b,{Ip:()=>M,XM:()=>a,Xb:()=>i,ds:()=>g,qg:()=>r});var D=l(59071),O=l(70549),x=l(43496),E=l(824),m=l(1975),_=l(60912);const g=(0,O.n)(async t=>M(t,await(0,E.
Br)(t)));function M(t,e){const n=(v,A)=>(0,D.wh)((0,m.sm)(e,v,A)[0]??""),s=o(n("pdfaid","part"),n("pdfaid","conformance").toLowerCase()),d=u(n("pdfuaid","part"))?
`PDF/UA-${n("pdfuaid","part")}`:void 0,p=[n("pdfxid","GTS_PDFXVersion")||n("pdfx","GTS_PDFXVersion")||((0,D.Gh)(t.resolve((0,E._U)(t)?.get("GTS_PDFXVersion")))??
""),n("pdfe","ISO_PDFEVersion"),n("pdfvtid","GTS_PDFVTVersion")],P=[s?.name,d,...p.filter(v=>/^PDF\/[\w .:/()-]{1,40}$/.test(v))];return{archive:s,accessible:d,
names:P.filter(v=>v!==void 0)}}const u=t=>/^[1-9]$/.test(t);function o(t,e){if(!u(t))return;const n=/^[abuef]$/.test(e)?e:"";return{part:Number(t),level:n,name:`\
PDF/A-${t}${n}`}}function r(t,e,n,s){return e&&c(t,e,[x.dK.pdfaid]),i(n,s)}const i=({name:t},e)=>({code:"pdfa_identification_removed",message:`The document no l\
onger claims ${t}: ${e}.`});async function a(t){const e=await(0,E.Br)(t);if(!e)return[];const{archive:n,accessible:s}=M(t,e);c(t,e,[x.dK.pdfaid,x.dK.pdfuaid]);const d=[
n?.name,s].filter(h=>h!==void 0);return d.length>0?[f(d)]:[]}const f=t=>({code:"conformance_dropped",message:`The result no longer claims ${t.join(" and ")}, be\
cause a merge cannot guarantee conformance.`});function c(t,e,n){e.properties.some(({namespace:s})=>n.includes(s))&&(0,_._L)(t,(0,_.QH)(e,({namespace:s})=>n.includes(
s),[]))}}),43496:((I,b,l)=>{l.d(b,{HC:()=>E,dK:()=>D,ee:()=>x});const D={rdf:"http://www.w3.org/1999/02/22-rdf-syntax-ns#",xml:"http://www.w3.org/XML/1998/names\
pace",dc:"http://purl.org/dc/elements/1.1/",xmp:"http://ns.adobe.com/xap/1.0/",xmpMM:"http://ns.adobe.com/xap/1.0/mm/",pdf:"http://ns.adobe.com/pdf/1.3/",pdfaid:"\
http://www.aiim.org/pdfa/ns/id/",pdfuaid:"http://www.aiim.org/pdfua/ns/id/",pdfxid:"http://www.npes.org/pdfx/ns/id/",pdfx:"http://ns.adobe.com/pdfx/1.3/",pdfaExtension:"\
http://www.aiim.org/pdfa/ns/extension/",pdfaSchema:"http://www.aiim.org/pdfa/ns/schema#",pdfaProperty:"http://www.aiim.org/pdfa/ns/property#",fx:"urn:factur-x:p\
dfa:CrossIndustryDocument:invoice:1p0#",pdfe:"http://www.aiim.org/pdfe/ns/id/",pdfvtid:"http://www.npes.org/pdfvt/ns/id/",xfa:"http://www.xfa.org/schema/xfa-dat\
a/1.0/",ds:"http://www.w3.org/2000/09/xmldsig#"},O=new Map(Object.entries(D));class x{uris=new Map;declared=[];known=new Map;enter(u){let o;for(const{name:r,value:i}of u){
if(!E(r))continue;const a=r.slice(6),f=this.uris.get(a);f?f.push(i):this.uris.set(a,[i]),(o??=[]).push(a)}this.declared.push(o??m),o&&this.known.clear()}leave(){
const u=this.declared.pop()??m;for(const o of u)this.uris.get(o).pop();u.length>0&&this.known.clear()}declares(u){return(this.uris.get(g(u))?.length??0)>0}ofElement(u){
let o=this.known.get(u);if(!o){const r=g(u),i=this.uris.get(r)?.at(-1)??O.get(r)??"";this.known.size===_&&this.known.clear(),this.known.set(u,o={namespace:i,local:u.
slice(u.indexOf(":")+1)})}return o}ofAttribute(u){return u.includes(":")?this.ofElement(u):{namespace:"",local:u}}}const E=M=>M==="xmlns"||M.startsWith("xmlns:"),
m=[],_=1e3,g=M=>M.slice(0,Math.max(M.indexOf(":"),0))}),824:((I,b,l)=>{l.d(b,{Br:()=>M,_6:()=>o,_U:()=>g});var D=l(58552),O=l(1975),x=l(17079),E=l(45599),m=l(59071),
_=l(70549);function g(r){const i=r.resolve(r.trailer.get("Info"));return i instanceof E.Bi?i:i instanceof E.Z6?i.dict:void 0}const M=(0,_.n)(u);async function u(r){
const i=r.get(r.catalogNumber),a=i instanceof E.Bi?r.resolve(i.get("Metadata")):null;if(!(a instanceof E.Z6))return;let f;try{f=r.decoded(a)}catch(c){if(!(c instanceof
D.zU)||c.code==="cancelled")throw c;return O.m}return(0,O.kg)(f,r.job.pace)}function o(r,i){const a=g(r),f=d=>r.resolve(a?.get(d)),c=(d,h,p=", ")=>{const P=(0,O.
sm)(i,d,h).map(m.wh).filter(Boolean).join(p);return P===""?null:P},t=(d,h)=>{const[p=""]=(0,O.sm)(i,d,h);return(0,m.wh)(p)||null},e=(d,h)=>(0,x._)((0,m.Gh)(f(d))??
"")??(0,x._)(t("xmp",h)??"")??null,n=r.get(r.catalogNumber),s=n instanceof E.Bi?(0,m.Gh)(r.resolve(n.get("Lang"))):null;return{title:(0,m.Gh)(f("Title"))??t("dc",
"title"),author:(0,m.Gh)(f("Author"))??c("dc","creator"),subject:(0,m.Gh)(f("Subject"))??t("dc","description"),keywords:(0,m.Gh)(f("Keywords"))??c("pdf","Keywor\
ds")??c("dc","subject"),creator:(0,m.Gh)(f("Creator"))??t("xmp","CreatorTool"),producer:(0,m.Gh)(f("Producer"))??t("pdf","Producer"),created:e("CreationDate","C\
reateDate"),modified:e("ModDate","ModifyDate"),language:s??t("dc","language")}}}),71856:((I,b,l)=>{l.d(b,{B4:()=>u,Ij:()=>E,In:()=>m,lq:()=>_});var D=l(21996),O=l(
90536),x=l(45599);async function E(o){o.trailer.delete("Info");const r=await(0,D.Av)(o,Object.keys(g));for(const i of[...r].sort((a,f)=>a-f)){if(!(0,O.L)(o.get(
i),f=>M(o,f).length>0))continue;(0,O.C)(o.edit(i),f=>{for(const c of M(o,f))f.delete(c)});const a=o.job.pace.step(1e3);a&&await a}}const m=o=>o instanceof x.Z6&&
((0,x.Eo)(o.dict.get("Type"),"Metadata")||(0,x.Eo)(o.dict.get("Subtype"),"XML")),_={"PTEX.FileName":o=>o instanceof x.Mx,"PTEX.InfoDict":x.Zm},g={Metadata:m,PieceInfo:()=>!0,
..._},M=(o,r)=>Object.keys(g).filter(i=>r.has(i)&&g[i](o.resolve(r.get(i))));function u(o){const r=o.dict(o.trailer.get("Info"))!==void 0,i=o.resolve(o.catalog.
get("Metadata"))!==null;return o.trailer.delete("Info"),o.catalog.has("Metadata")&&o.editCatalog().delete("Metadata"),Number(r)+Number(i)}}),32901:((I,b,l)=>{l.
d(b,{R:()=>c,f:()=>M});var D=l(43496),O=l(77581),x=l(45599),E=l(21281),m=l(824),_=l(60912);const g={title:"Title",author:"Author",subject:"Subject",keywords:"Ke\
ywords",creator:"Creator"};async function M(e,n){const s=await(0,m.Br)(e);if(((0,E.Ip)(e,s).archive?.part??0)>=4?r(e,n):o(e,n),n.language!==void 0&&e.edit(e.catalogNumber).
set("Lang",(0,O.wx)(n.language)),s?.malformed===!0)return(0,_._L)(e,(0,_.T3)(t(e,n))),[u];const h=i(n);return s?(0,_._L)(e,(0,_.QH)(s,a(h,s),h)):e.version>="2.0"&&
(0,_._L)(e,(0,_.T3)(t(e,n))),[]}const u={code:"xmp_replaced",message:"The XMP metadata of the document was malformed. It was written again from the Info diction\
ary, without claims such as PDF/A."};function o(e,n){const s=Object.entries(g).flatMap(([p,P])=>{const v=n[p];return v===void 0?[]:[[P,(0,O.wx)(v)]]});if(s.length===
0)return;const d=e.trailer.get("Info"),h=new x.Bi([...(0,m._U)(e)??[],...s]);d instanceof x.oS&&e.exists(d.number)?e.put(d,h):e.trailer.set("Info",e.add(h))}function r(e,n){
const s=(0,m._U)(e);if(!s)return;const d=new Set(Object.entries(g).flatMap(([P,v])=>n[P]===void 0?[]:[v])),h=new x.Bi([...s].filter(([P])=>!d.has(P)));if(h.size===
s.size)return;const p=e.trailer.get("Info");h.size===0?e.trailer.delete("Info"):p instanceof x.oS?e.put(p,h):e.trailer.set("Info",h)}function i(e){const{title:n,
author:s,subject:d,keywords:h,creator:p,language:P}=e,v=(A,w,C,T)=>T===void 0?[]:[{prefix:A,name:w,form:C,values:[T]}];return[...v("dc","title","alternative",n),
...v("dc","description","alternative",d),...v("dc","creator","ordered",s),...v("pdf","Keywords","simple",h),...v("xmp","CreatorTool","simple",p),...v("dc","lang\
uage","unordered",P)]}function a(e,{properties:n}){const s=e.find(({name:p})=>p==="Keywords")?.values[0],d=n.some(({namespace:p,name:P})=>p===D.dK.dc&&P==="subj\
ect");s!==void 0&&d&&e.push({prefix:"dc",name:"subject",form:"unordered",values:f(s)});const h=new Set(e.map(({prefix:p,name:P})=>`${D.dK[p]} ${P}`));return({namespace:p,
name:P})=>h.has(`${p} ${P}`)}const f=e=>e.split(/[,;]/).map(n=>n.trim()).filter(n=>n!==""),c=(e,n)=>(0,_.T3)([...t(e,{}),...n]);function t(e,n){const{title:s,author:d,
subject:h,keywords:p,creator:P,producer:v,created:A,modified:w,language:C}=(0,m._6)(e,void 0),L=Object.entries({...{title:s,author:d,subject:h,keywords:p,creator:P,
language:C},...n}).filter(([,R])=>R!==null),y=(R,B,K)=>K===null?[]:[{prefix:R,name:B,form:"simple",values:[K]}];return[...i(Object.fromEntries(L)),...y("pdf","P\
roducer",v),...y("xmp","CreateDate",A),...y("xmp","ModifyDate",w)]}}),3907:((I,b,l)=>{l.d(b,{X:()=>f,km:()=>x,ol:()=>D,xK:()=>r});const D=200,O=1e4;async function x(c,t,e){
const n=new E(c);for(let s=n.next();s;s=n.next()){if(e(s))return"left";const d=t.step((s.to-s.from)*4+50);d&&await d}return n.hasDocumentType?"document type":n.
malformed?"malformed":"well-formed"}class E{text;malformed=!1;hasDocumentType=!1;at=0;constructor(t){this.text=t}next(){const{text:t,at:e}=this;if(e>=t.length)return;
if(t.charCodeAt(e)!==m)return this.characters(e,this.nextTag(e));if(t.startsWith("<!--",e))return this.other(e,"-->",4);if(t.startsWith("<?",e))return this.other(
e,"?>",2);if(t.startsWith("<![CDATA[",e)){const s=t.indexOf("]]>",e);return s<0?this.end():(this.at=s+3,{kind:"text",text:t.slice(e+9,s),from:e,to:this.at})}return t.
startsWith("<!",e)?(this.hasDocumentType=t.startsWith("<!DOCTYPE",e),this.end()):(t.charCodeAt(e+1)===g?this.endTag(e):this.startTag(e))??this.fault(e,this.nextTag(
e+1))}other(t,e,n){const s=this.text.indexOf(e,t+n);return s<0?this.end():(this.at=s+e.length,{kind:"other",from:t,to:this.at})}endTag(t){const e=this.name(t+2),
n=this.blanks(e);if(!(e===t+2||this.text.charCodeAt(n)!==_))return this.at=n+1,{kind:"end",name:this.text.slice(t+2,e),from:t,to:this.at}}startTag(t){const{text:e}=this,
n=this.name(t+1);if(n===t+1)return;const s=e.slice(t+1,n),d=[];for(let h=n;;){const p=this.blanks(h),P=e.charCodeAt(p);if(P===_||P===g&&e.charCodeAt(p+1)===_)return this.
at=P===_?p+1:p+2,{kind:P===_?"start":"empty",name:s,attributes:d,from:t,to:this.at};const v=this.name(p),A=this.blanks(v),w=this.blanks(A+1),C=e[w];if(p===h||v===
p||e[A]!=="="||C!=='"'&&C!=="'")return;const T=e.indexOf(C,w+1),L=e.slice(w+1,Math.max(T,w+1)),y=L.includes("<")?void 0:u(L);if(T<0||y===void 0||d.length>=O)return;
d.push({name:e.slice(p,v),value:y,from:p,to:T+1}),h=T+1}}characters(t,e){const n=u(this.text.slice(t,e));return n===void 0?this.fault(t,e):(this.at=e,{kind:"tex\
t",text:n,from:t,to:e})}nextTag(t){const e=this.text.indexOf("<",t);return e<0?this.text.length:e}fault(t,e){return this.malformed=!0,this.at=e,{kind:"other",from:t,
to:e}}end(){this.malformed=!0,this.at=this.text.length}blanks(t){const{text:e}=this;for(;;){const n=e.charCodeAt(t);if(n!==32&&n!==9&&n!==10&&n!==13)return t;t++}}name(t){
const{text:e}=this;for(;t<e.length;t++){const n=e.charCodeAt(t);if(n<=32||n===g||n===_||n===m||n===61||n===34||n===39)break}return t}}const[m,_,g]=[60,62,47],M=new Map(
[["amp","&"],["lt","<"],["gt",">"],["quot",'"'],["apos","'"]]);function u(c){if(!c.includes("&"))return c;const t=[];let e=0;for(let n=c.indexOf("&");n>=0;n=c.indexOf(
"&",e)){const s=c.indexOf(";",n);if(s<0||s-n>12)return;const d=c.slice(n+1,s),h=M.get(d)??o(d);if(h===void 0)return;t.push(c.slice(e,n),h),e=s+1}return t.push(c.
slice(e)),t.join("")}function o(c){const t=/^#(?:x([\dA-Fa-f]+)|(\d+))$/.exec(c),e=t?parseInt(t[1]??t[2],t[1]===void 0?10:16):-1;return e>0&&e<=1114111&&!(e>=55296&&
e<=57343)?String.fromCodePoint(e):void 0}function r(c){const[t,e,n,s]=c;if(t===0&&e===0&&(n===254||n===0)||t===255&&e===254&&n===0&&s===0)return a(c);if(t===254&&
e===255||t===0&&e===60)return i(new TextDecoder("utf-16be").decode(c));if(t===255&&e===254||t===60&&e===0)return i(new TextDecoder("utf-16le").decode(c));const d=new TextDecoder().
decode(c);return i(d.includes("�")?Buffer.from(c).toString("latin1"):d)}const i=c=>c.startsWith("\uFEFF")?c.slice(1):c;function a(c){const t=new DataView(c.buffer,
c.byteOffset,c.byteLength),e=c[0]!==0,n=[];for(let s=0;s+4<=c.length;s+=4){const d=t.getUint32(s,e);if(d>1114111)return;n.push(String.fromCodePoint(d))}return i(
n.join(""))}const f=c=>c.replaceAll("&","&amp;").replaceAll("<","&lt;").replaceAll(">","&gt;").replaceAll('"',"&quot;")}),60912:((I,b,l)=>{l.d(b,{QH:()=>E,T3:()=>m,
_L:()=>u});var D=l(43496),O=l(3907),x=l(45599);function E(o,r,i){const{text:a,properties:f,end:c,about:t}=o,e=[];let n=0;for(const s of f.filter(r).sort((d,h)=>d.
from-h.from))s.from<n||(e.push(a.slice(n,s.from)),n=s.to);return e.push(a.slice(n,Math.max(c,n))),i.length>0&&e.push(_(i,t)),e.push(a.slice(Math.max(c,n))),M(e.
join(""))}function m(o){return`<?xpacket begin="\uFEFF" id="W5M0MpCehiHzreSzNTczkc9d"?>
<x:xmpmeta xmlns:x="adobe:ns:meta/">
<rdf:RDF xmlns:rdf="${D.dK.rdf}">
${_(o,"")}</rdf:RDF>
</x:xmpmeta>
<?xpacket end="w"?>`}function _(o,r){const a=[...new Set(o.map(({prefix:c})=>c))].map(c=>` xmlns:${c}="${D.dK[c]}"`).join(""),f=o.map(({prefix:c,name:t,form:e,values:n})=>`\
<${c}:${t}>${g(e,n)}</${c}:${t}>
`);return`<rdf:Description xmlns:rdf="${D.dK.rdf}" rdf:about="${(0,O.X)(r)}"${a}>
${f.join("")}</rdf:Description>
`}function g(o,r){const i=a=>r.map(f=>`<rdf:li${a}>${(0,O.X)(f)}</rdf:li>`).join("");switch(o){case"simple":return(0,O.X)(r[0]??"");case"alternative":return`<rd\
f:Alt>${i(' xml:lang="x-default"')}</rdf:Alt>`;case"ordered":return`<rdf:Seq>${i("")}</rdf:Seq>`;case"unordered":return`<rdf:Bag>${i("")}</rdf:Bag>`}}const M=o=>o.
replace(/^(\s*<\?xml\s[^>]*encoding\s*=\s*["'])[^"']*/,"$1UTF-8");function u(o,r){const i=o.catalog.get("Metadata"),a=o.resolve(i),f=a instanceof x.Z6?[...a.dict].
filter(([e])=>!["Filter","DecodeParms","Length"].includes(e)):[],c=new x.Bi([["Type",new x.SX("Metadata")],["Subtype",new x.SX("XML")],...f]),t=new x.Z6(c,Buffer.
from(r,"utf8"));(0,x.i9)(i)&&a instanceof x.Z6?o.put(i,t):o.edit(o.catalogNumber).set("Metadata",o.add(t))}}),1975:((I,b,l)=>{l.d(b,{kg:()=>m,m:()=>E,sm:()=>_});
var D=l(43496),O=l(3907);const x=1e5,E={text:"",properties:[],malformed:!0,end:-1,about:""};async function m(o,r){const i=(0,O.xK)(o);if(i===void 0)return E;const a=new M,
c=await(0,O.km)(i,r,t=>(a.take(t),a.broken))!=="well-formed"||a.depth>0||a.end<0||!a.declared;return{text:i,properties:a.properties,malformed:c,end:a.end,about:a.
about}}function _(o,r,i){return o?.properties.find(a=>a.name===i&&a.namespace===D.dK[r])?.values??[]}const g=-2;class M{properties=[];broken=!1;declared=!0;end=-1;about="";scope=new D.
ee;open=[];root=g;loose=!1;items=[];pieces=[];get depth(){return this.open.length}take(r){r.kind==="start"||r.kind==="empty"?(this.start(r.name,r.attributes,r.from),
r.kind==="empty"&&!this.broken&&this.close(r.name,r.to,r.to)):r.kind==="end"?this.close(r.name,r.from,r.to):r.kind==="text"&&this.isInProperty()&&this.pieces.push(
r.text)}isInProperty(){return this.root!==g&&this.open.length>this.root+2}start(r,i,a){if(this.open.length>=O.ol&&(this.broken=!0),this.broken)return;this.scope.
enter(i);const f=this.scope.ofElement(r),c=f.namespace===D.dK.rdf,t=c&&f.local==="li";this.root===g&&this.end<0&&c&&f.local==="Description"&&(this.root=this.open.
length-1,this.loose=!0);const e=this.open.length-this.root,n=t?i.find(({name:s})=>s==="xml:lang")?.value:void 0;if(this.open.push({name:r,...f,from:a,language:n}),
this.root===g){if(!c||f.local!=="RDF"||this.end>=0)return;this.root=this.open.length-1,this.declared=this.scope.declares(r)}else if(e===1)this.describe(i);else if(e===
2){this.items=[];const s=i.find(({name:d})=>this.isRdf(d,"resource"));this.pieces=s?[s.value]:[]}else t&&(this.pieces=[])}describe(r){for(const{name:i,value:a,from:f,
to:c}of r){if((0,D.HC)(i))continue;const{namespace:t,local:e}=this.scope.ofAttribute(i);t===D.dK.rdf&&e==="about"&&(this.about=a),!(t===""||t===D.dK.rdf||t===D.
dK.xml)&&this.add({namespace:t,name:e,values:[a],from:f,to:c})}}close(r,i,a){const f=this.open.pop();if(f?.name!==r){this.broken=!0;return}this.scope.leave();const c=this.
open.length-this.root;if(this.root!==g)if(c===0)this.end=i,this.root=g;else if(c===1&&this.loose)this.root=g,this.loose=!1;else if(c===2){const t=this.items.length>
0?u(this.items):[this.pieces.join("").trim()];this.add({namespace:f.namespace,name:f.local,values:t,from:f.from,to:a})}else c>2&&f.namespace===D.dK.rdf&&f.local===
"li"&&(this.items.push({text:this.pieces.join("").trim(),language:f.language}),this.pieces=[])}add(r){this.properties.length<x?this.properties.push(r):this.broken=
!0}isRdf(r,i){const a=this.scope.ofAttribute(r);return a.local===i&&a.namespace===D.dK.rdf}}function u(o){const r=o.findIndex(({language:a})=>a?.toLowerCase()===
"x-default"),i=o.map(({text:a})=>a);return r>0?[i[r],...i.slice(0,r),...i.slice(r+1)]:i}}),59071:((I,b,l)=>{l.d(b,{Gh:()=>r,ZK:()=>i,wh:()=>o});var D=l(77581),O=l(
45599);const x=/\u001b[A-Za-z]{2}[A-Za-z-]{0,8}\u001b/g,E=/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]/g,m=/[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g,
_=a=>a.replace(x,"").replace(E,"").replace(m,"�"),g=200,M=new WeakMap;function u(a){if(a.bytes.length<g)return _((0,D.g7)(a));let f=M.get(a);return f===void 0&&
M.set(a,f=_((0,D.g7)(a))),f}const o=a=>_(a).trim();function r(a){const f=a instanceof O.Mx?u(a).trim():"";return f===""?null:f}const i=a=>a?u(a):""}),70549:((I,b,l)=>{
l.d(b,{n:()=>D});function D(O){const x=new WeakMap;return E=>{if(E.hasChanges)return O(E);const m=x.get(E);if(m)return m.answer;const _=O(E);return x.set(E,{answer:_}),
_}}}),21996:((I,b,l)=>{l.d(b,{Av:()=>u,RJ:()=>i,V3:()=>r,vb:()=>a,zx:()=>M});var D=l(54619),O=l(93604),x=l(78157),E=l(88500);const m=2048,_=65536,g="[^\\0\\t\\n\\f\\\
r ()<>[\\]{}/%#]";async function M(t,e){const{found:n,all:s}=await o(t,e),d=h=>[...new Set([...h,...s])].sort((p,P)=>p-P);return Object.fromEntries(e.map(h=>[h,
d(n[h])]))}async function u(t,e){const{found:n,all:s}=await o(t,e);for(const d of Object.values(n))for(const h of d)s.add(h);return s}async function o(t,e){const n=e.
map(p=>{const[P="",...v]=[...p].map(w=>w.replace(/\W/,"\\$&")),A=/\W/.test(p)?g:"\\w";return`${P}(?:${v.join("")}|${A}{0,${Math.max(0,p.length-2)}}#)`}),s=new RegExp(
`/(?:${n.join("|")}|#)`,"g"),d=Object.fromEntries(e.map(p=>[p,new Set])),h=new Set;await i(t,(p,P,v,A)=>{const w=p.toString("latin1",P,v);s.lastIndex=0;for(let C=s.
exec(w);C;C=s.exec(w)){const T=A(P+C.index);T!==void 0&&(C[0].endsWith("#")?h.add(T):d[C[0].slice(1)].add(T))}});for(const p of a(t))h.add(p);return{found:d,all:h}}
async function r(t,e){const n=await M(t,e);return[...new Set(Object.values(n).flat())].sort((s,d)=>s-d)}async function i(t,e){const{bytes:n,table:s}=t,d=f(t),h=new Int32Array(
d.length);for(let w=0;w<d.length;w++)h[w]=s.place[d[w]];const p=(0,x.bS)(n),P=w=>d[(0,O.M)(h,w)-1],v=new E.s;let A=0;for(let w=0;w<d.length;w++){const C=w+1===d.
length,T=C?n.length:h[w+1],L=T-h[w]>m;if(!L&&!C&&T-A<_)continue;if(L){h[w]>A&&e(p,A,h[w],P),v.reset();const R=v.value(n,t.bodies[d[w]],T);e(p,h[w],R<0?T:R,P)}else
e(p,A,T,P);const y=t.job.pace.step(Math.min(T-A,_));y&&await y,A=T}for(const[w,C]of c(t)){const T=t.objectStream(w);if(!T)continue;const L=new Set(C),{starts:y}=T;
e((0,x.bS)(T.data),0,T.data.length,B=>{const K=T.numbers[(0,O.M)(y,B)-1];return K!==void 0&&L.has(K)?K:void 0});const R=t.job.pace.step(T.data.length);R&&await R}}
function*a(t){for(let e=1;t.hasChanges&&e<t.size;e++)t.isChanged(e)&&t.exists(e)&&(yield e)}function f(t){const{table:e,hasChanges:n}=t,s=[];let d=!0,h=-1;for(let p=1;p<
e.size;p++){if(e.kind[p]!==D.tL||n&&t.isChanged(p))continue;const P=e.place[p];d&&=P>=h,h=P,s.push(p)}return d?s:s.sort((p,P)=>e.place[p]-e.place[P])}function c(t){
const{table:e,hasChanges:n}=t,s=new Map;for(let d=1;d<e.size;d++){if(e.kind[d]!==D.UT||n&&t.isChanged(d))continue;const h=e.place[d],p=s.get(h);p?p.push(d):s.set(
h,[d])}return s}}),90536:((I,b,l)=>{l.d(b,{C:()=>O,L:()=>x});var D=l(45599);function O(E,m){const _=[E];for(;_.length>0;){const g=_.pop(),M=g instanceof D.Z6?g.
dict:g;if(Array.isArray(M))for(const u of M)_.push(u);else if(M instanceof D.Bi){m(M);for(const u of M.values())_.push(u)}}}function x(E,m){const _=[];return O(
E,g=>{_.length===0&&m(g)&&_.push(g)}),_.length>0}}),93604:((I,b,l)=>{l.d(b,{B:()=>D,M:()=>O});const D=(E,m)=>x(E,m,!1),O=(E,m)=>x(E,m,!0);function x(E,m,_){let[
g,M]=[0,E.length];for(;g<M;){const u=g+M>>1,o=E[u];o<m||_&&o===m?g=u+1:M=u}return g}})};
