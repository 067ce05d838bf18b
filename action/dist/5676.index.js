"use strict";exports.id=5676,exports.ids=[5676],exports.modules={17079:((L,v,f)=>{f.d(v,{Z:()=>m,_:()=>D});const O=/^(?:D:)?\s*(\d{4})(?:(\d\d)(?:(\d\d)(?:(\d\d)(?:(\d\d)(?:(\d\d))?)?)?)?)?\s*(?:(Z)(?:00?)?'?(?:00?'?)?|([+-])(\d\d)?'?(?:(\d\d)'?)?)?$/,
w=/^(D:)?19(1\d\d)(\d{10})(?!\d)/,E=/^(\d{4})(?:-(\d\d)(?:-(\d\d)(?:[T ](\d\d):(\d\d)(?::(\d\d)(?:[.,]\d{1,9})?)?\s?(?:(Z)|([+-])(\d\d):?(\d\d)?)?)?)?)?$/;function D(u){
if(u.length>64)return;const o=u.trim().replace(w,(r,c,a,d)=>`${c??""}${1900+Number(a)}${d}`);return x(_(O.exec(o)??E.exec(o)))}function m(u){const o=u.length>64?
void 0:_(E.exec(u.trim()));if(!o||x(o)===void 0)return;const{year:r,month:c="",day:a="",hour:d="",minute:i="",second:t="",zone:e=""}=o;return`D:${r}${c}${a}${d}${i}${t}${e===
"Z"||e===""?e:`${e.replace(":","'")}'`}`}function _(u){if(!u)return;const[,o,r,c,a,d,i,t,e,n,s]=u,l=t??(e===void 0?void 0:`${e}${n??"00"}:${s??"00"}`);return{year:o,
month:r,day:c,hour:a,minute:d,second:i,zone:l}}function x(u){if(!u)return;const{year:o,month:r,day:c,hour:a,minute:d="00",second:i="00",zone:t}=u,e=(s,l,p)=>s===
void 0||Number(s)>=l&&Number(s)<=p;if(Number(o)===0||!e(r,1,12)||!e(c,1,P(Number(o),Number(r)))||!e(a,0,23)||!e(d,0,59)||!e(i,0,59)||t!==void 0&&t!=="Z"&&!(e(t.
slice(1,3),0,23)&&e(t.slice(4),0,59)))return;const n=[o,r,c].filter(s=>s!==void 0).join("-");return a===void 0?n:`${n}T${a}:${d}:${i}${t==="+00:00"||t==="-00:00"?
"Z":t??""}`}function P(u,o){return o===2?u%4===0&&(u%100!==0||u%400===0)?29:28:[4,6,9,11].includes(o)?30:31}}),75676:((L,v,f)=>{f.r(v),f.d(v,{set_metadata:()=>x});
var O=f(92356),w=f(14029),E=f(21281),D=f(71856),m=f(32901),_=f(45657);const x=async(P,u,o)=>{const{remove_existing:r,open_password:c,...a}=u,d=await(0,O.E)(P.bytes,
o,{password:c}),i=[];if(r){const{archive:e}=await(0,E.ds)(d);await(0,D.Ij)(d),e&&i.push((0,E.Xb)(e,"its metadata was removed"))}Object.keys(a).length>0&&(0,_.RZ)(
i,await(0,m.f)(d,a));const t=d.pages.count;return{documents:[{name:P.name,bytes:await(0,w.UN)(d),pageCount:t}],notes:i,facts:{pageCount:t}}}}),21281:((L,v,f)=>{
f.d(v,{Ip:()=>P,XM:()=>a,Xb:()=>c,ds:()=>x,qg:()=>r});var O=f(59071),w=f(70549),E=f(21115),D=f(824),m=f(1975),_=f(60912);const x=(0,w.n)(async t=>P(t,await(0,D.
Br)(t)));function P(t,e){const n=(g,T)=>(0,O.wh)((0,m.sm)(e,g,T)[0]??""),s=o(n("pdfaid","part"),n("pdfaid","conformance").toLowerCase()),l=u(n("pdfuaid","part"))?
`PDF/UA-${n("pdfuaid","part")}`:void 0,h=[n("pdfxid","GTS_PDFXVersion")||n("pdfx","GTS_PDFXVersion")||((0,O.Gh)(t.resolve((0,D._U)(t)?.get("GTS_PDFXVersion")))??
""),n("pdfe","ISO_PDFEVersion"),n("pdfvtid","GTS_PDFVTVersion")],M=[s?.name,l,...h.filter(g=>/^PDF\/[\w .:/()-]{1,40}$/.test(g))];return{archive:s,accessible:l,
names:M.filter(g=>g!==void 0)}}const u=t=>/^[1-9]$/.test(t);function o(t,e){if(!u(t))return;const n=/^[abuef]$/.test(e)?e:"";return{part:Number(t),level:n,name:`\
PDF/A-${t}${n}`}}function r(t,e,n,s){return e&&i(t,e,[E.dK.pdfaid]),c(n,s)}const c=({name:t},e)=>({code:"pdfa_identification_removed",message:`The document no l\
onger claims ${t}: ${e}.`});async function a(t){const e=await(0,D.Br)(t);if(!e)return[];const{archive:n,accessible:s}=P(t,e);i(t,e,[E.dK.pdfaid,E.dK.pdfuaid]);const l=[
n?.name,s].filter(p=>p!==void 0);return l.length>0?[d(l)]:[]}const d=t=>({code:"conformance_dropped",message:`The result no longer claims ${t.join(" and ")}, be\
cause a merge cannot guarantee conformance.`});function i(t,e,n){e.properties.some(({namespace:s})=>n.includes(s))&&(0,_._L)(t,(0,_.QH)(e,({namespace:s})=>n.includes(
s),[]))}}),21115:((L,v,f)=>{f.d(v,{HC:()=>D,dK:()=>O,ee:()=>E});const O={rdf:"http://www.w3.org/1999/02/22-rdf-syntax-ns#",xml:"http://www.w3.org/XML/1998/names\
pace",dc:"http://purl.org/dc/elements/1.1/",xmp:"http://ns.adobe.com/xap/1.0/",xmpMM:"http://ns.adobe.com/xap/1.0/mm/",pdf:"http://ns.adobe.com/pdf/1.3/",pdfaid:"\
http://www.aiim.org/pdfa/ns/id/",pdfuaid:"http://www.aiim.org/pdfua/ns/id/",pdfxid:"http://www.npes.org/pdfx/ns/id/",pdfx:"http://ns.adobe.com/pdfx/1.3/",pdfaExtension:"\
http://www.aiim.org/pdfa/ns/extension/",pdfaSchema:"http://www.aiim.org/pdfa/ns/schema#",pdfaProperty:"http://www.aiim.org/pdfa/ns/property#",fx:"urn:factur-x:p\
dfa:CrossIndustryDocument:invoice:1p0#",pdfe:"http://www.aiim.org/pdfe/ns/id/",pdfvtid:"http://www.npes.org/pdfvt/ns/id/",xfa:"http://www.xfa.org/schema/xfa-dat\
a/1.0/",ds:"http://www.w3.org/2000/09/xmldsig#"},w=new Map(Object.entries(O));class E{uris=new Map;declared=[];known=new Map;enter(u){let o;for(const{name:r,value:c}of u){
if(!D(r))continue;const a=r.slice(6),d=this.uris.get(a);d?d.push(c):this.uris.set(a,[c]),(o??=[]).push(a)}this.declared.push(o??m),o&&this.known.clear()}leave(){
const u=this.declared.pop()??m;for(const o of u)this.uris.get(o).pop();u.length>0&&this.known.clear()}declares(u){return(this.uris.get(x(u))?.length??0)>0}ofElement(u){
let o=this.known.get(u);if(!o){const r=x(u),c=this.uris.get(r)?.at(-1)??w.get(r)??"";this.known.size===_&&this.known.clear(),this.known.set(u,o={namespace:c,local:u.
slice(u.indexOf(":")+1)})}return o}ofAttribute(u){return u.includes(":")?this.ofElement(u):{namespace:"",local:u}}}const D=P=>P==="xmlns"||P.startsWith("xmlns:"),
m=[],_=1e3,x=P=>P.slice(0,Math.max(P.indexOf(":"),0))}),824:((L,v,f)=>{f.d(v,{Br:()=>P,_6:()=>o,_U:()=>x});var O=f(58552),w=f(1975),E=f(17079),D=f(45599),m=f(59071),
_=f(70549);function x(r){const c=r.resolve(r.trailer.get("Info"));return c instanceof D.Bi?c:c instanceof D.Z6?c.dict:void 0}const P=(0,_.n)(u);async function u(r){
const c=r.get(r.catalogNumber),a=c instanceof D.Bi?r.resolve(c.get("Metadata")):null;if(!(a instanceof D.Z6))return;let d;try{d=r.decoded(a)}catch(i){if(!(i instanceof
O.zU)||i.code==="cancelled")throw i;return w.m}return(0,w.kg)(d,r.job.pace)}function o(r,c){const a=x(r),d=l=>r.resolve(a?.get(l)),i=(l,p,h=", ")=>{const M=(0,w.
sm)(c,l,p).map(m.wh).filter(Boolean).join(h);return M===""?null:M},t=(l,p)=>{const[h=""]=(0,w.sm)(c,l,p);return(0,m.wh)(h)||null},e=(l,p)=>(0,E._)((0,m.Gh)(d(l))??
"")??(0,E._)(t("xmp",p)??"")??null,n=r.get(r.catalogNumber),s=n instanceof D.Bi?(0,m.Gh)(r.resolve(n.get("Lang"))):null;return{title:(0,m.Gh)(d("Title"))??t("dc",
"title"),author:(0,m.Gh)(d("Author"))??i("dc","creator"),subject:(0,m.Gh)(d("Subject"))??t("dc","description"),keywords:(0,m.Gh)(d("Keywords"))??i("pdf","Keywor\
ds")??i("dc","subject"),creator:(0,m.Gh)(d("Creator"))??t("xmp","CreatorTool"),producer:(0,m.Gh)(d("Producer"))??t("pdf","Producer"),created:e("CreationDate","C\
reateDate"),modified:e("ModDate","ModifyDate"),language:s??t("dc","language")}}}),71856:((L,v,f)=>{f.d(v,{B4:()=>u,Ij:()=>D,In:()=>m,lq:()=>_});var O=f(21996),w=f(
90536),E=f(45599);async function D(o){o.trailer.delete("Info");const r=await(0,O.Av)(o,Object.keys(x));for(const c of[...r].sort((a,d)=>a-d)){if(!(0,w.L)(o.get(
c),d=>P(o,d).length>0))continue;(0,w.C)(o.edit(c),d=>{for(const i of P(o,d))d.delete(i)});const a=o.job.pace.step(1e3);a&&await a}}const m=o=>o instanceof E.Z6&&
((0,E.Eo)(o.dict.get("Type"),"Metadata")||(0,E.Eo)(o.dict.get("Subtype"),"XML")),_={"PTEX.FileName":o=>o instanceof E.Mx,"PTEX.InfoDict":E.Zm},x={Metadata:m,PieceInfo:()=>!0,
..._},P=(o,r)=>Object.keys(x).filter(c=>r.has(c)&&x[c](o.resolve(r.get(c))));function u(o){const r=o.dict(o.trailer.get("Info"))!==void 0,c=o.resolve(o.catalog.
get("Metadata"))!==null;return o.trailer.delete("Info"),o.catalog.has("Metadata")&&o.editCatalog().delete("Metadata"),Number(r)+Number(c)}}),32901:((L,v,f)=>{f.
d(v,{R:()=>i,f:()=>P});var O=f(21115),w=f(77581),E=f(45599),D=f(21281),m=f(824),_=f(60912);const x={title:"Title",author:"Author",subject:"Subject",keywords:"Ke\
ywords",creator:"Creator"};async function P(e,n){const s=await(0,m.Br)(e);if(((0,D.Ip)(e,s).archive?.part??0)>=4?r(e,n):o(e,n),n.language!==void 0&&e.edit(e.catalogNumber).
set("Lang",(0,w.wx)(n.language)),s?.malformed===!0)return(0,_._L)(e,(0,_.T3)(t(e,n))),[u];const p=c(n);return s?(0,_._L)(e,(0,_.QH)(s,a(p,s),p)):e.version>="2.0"&&
(0,_._L)(e,(0,_.T3)(t(e,n))),[]}const u={code:"xmp_replaced",message:"The XMP metadata of the document was malformed. It was written again from the Info diction\
ary, without claims such as PDF/A."};function o(e,n){const s=Object.entries(x).flatMap(([h,M])=>{const g=n[h];return g===void 0?[]:[[M,(0,w.wx)(g)]]});if(s.length===
0)return;const l=e.trailer.get("Info"),p=new E.Bi([...(0,m._U)(e)??[],...s]);l instanceof E.oS&&e.exists(l.number)?e.put(l,p):e.trailer.set("Info",e.add(p))}function r(e,n){
const s=(0,m._U)(e);if(!s)return;const l=new Set(Object.entries(x).flatMap(([M,g])=>n[M]===void 0?[]:[g])),p=new E.Bi([...s].filter(([M])=>!l.has(M)));if(p.size===
s.size)return;const h=e.trailer.get("Info");p.size===0?e.trailer.delete("Info"):h instanceof E.oS?e.put(h,p):e.trailer.set("Info",p)}function c(e){const{title:n,
author:s,subject:l,keywords:p,creator:h,language:M}=e,g=(T,I,C,b)=>b===void 0?[]:[{prefix:T,name:I,form:C,values:[b]}];return[...g("dc","title","alternative",n),
...g("dc","description","alternative",l),...g("dc","creator","ordered",s),...g("pdf","Keywords","simple",p),...g("xmp","CreatorTool","simple",h),...g("dc","lang\
uage","unordered",M)]}function a(e,{properties:n}){const s=e.find(({name:h})=>h==="Keywords")?.values[0],l=n.some(({namespace:h,name:M})=>h===O.dK.dc&&M==="subj\
ect");s!==void 0&&l&&e.push({prefix:"dc",name:"subject",form:"unordered",values:d(s)});const p=new Set(e.map(({prefix:h,name:M})=>`${O.dK[h]} ${M}`));return({namespace:h,
name:M})=>p.has(`${h} ${M}`)}const d=e=>e.split(/[,;]/).map(n=>n.trim()).filter(n=>n!==""),i=(e,n)=>(0,_.T3)([...t(e,{}),...n]);function t(e,n){const{title:s,author:l,
subject:p,keywords:h,creator:M,producer:g,created:T,modified:I,language:C}=(0,m._6)(e,void 0),y=Object.entries({...{title:s,author:l,subject:p,keywords:h,creator:M,
language:C},...n}).filter(([,R])=>R!==null),A=(R,B,K)=>K===null?[]:[{prefix:R,name:B,form:"simple",values:[K]}];return[...c(Object.fromEntries(y)),...A("pdf","P\
roducer",g),...A("xmp","CreateDate",T),...A("xmp","ModifyDate",I)]}}),3907:((L,v,f)=>{f.d(v,{X:()=>d,km:()=>E,ol:()=>O,xK:()=>r});const O=200,w=1e4;async function E(i,t,e){
const n=new D(i);for(let s=n.next();s;s=n.next()){if(e(s))return"left";const l=t.step((s.to-s.from)*4+50);l&&await l}return n.hasDocumentType?"document type":n.
malformed?"malformed":"well-formed"}class D{text;malformed=!1;hasDocumentType=!1;at=0;constructor(t){this.text=t}next(){const{text:t,at:e}=this;if(e>=t.length)return;
if(t.charCodeAt(e)!==m)return this.characters(e,this.nextTag(e));if(t.startsWith("<!--",e))return this.other(e,"-->",4);if(t.startsWith("<?",e))return this.other(
e,"?>",2);if(t.startsWith("<![CDATA[",e)){const s=t.indexOf("]]>",e);return s<0?this.end():(this.at=s+3,{kind:"text",text:t.slice(e+9,s),from:e,to:this.at})}return t.
startsWith("<!",e)?(this.hasDocumentType=t.startsWith("<!DOCTYPE",e),this.end()):(t.charCodeAt(e+1)===x?this.endTag(e):this.startTag(e))??this.fault(e,this.nextTag(
e+1))}other(t,e,n){const s=this.text.indexOf(e,t+n);return s<0?this.end():(this.at=s+e.length,{kind:"other",from:t,to:this.at})}endTag(t){const e=this.name(t+2),
n=this.blanks(e);if(!(e===t+2||this.text.charCodeAt(n)!==_))return this.at=n+1,{kind:"end",name:this.text.slice(t+2,e),from:t,to:this.at}}startTag(t){const{text:e}=this,
n=this.name(t+1);if(n===t+1)return;const s=e.slice(t+1,n),l=[];for(let p=n;;){const h=this.blanks(p),M=e.charCodeAt(h);if(M===_||M===x&&e.charCodeAt(h+1)===_)return this.
at=M===_?h+1:h+2,{kind:M===_?"start":"empty",name:s,attributes:l,from:t,to:this.at};const g=this.name(h),T=this.blanks(g),I=this.blanks(T+1),C=e[I];if(h===p||g===
h||e[T]!=="="||C!=='"'&&C!=="'")return;const b=e.indexOf(C,I+1),y=e.slice(I+1,Math.max(b,I+1)),A=y.includes("<")?void 0:u(y);if(b<0||A===void 0||l.length>=w)return;
l.push({name:e.slice(h,g),value:A,from:h,to:b+1}),p=b+1}}characters(t,e){const n=u(this.text.slice(t,e));return n===void 0?this.fault(t,e):(this.at=e,{kind:"tex\
t",text:n,from:t,to:e})}nextTag(t){const e=this.text.indexOf("<",t);return e<0?this.text.length:e}fault(t,e){return this.malformed=!0,this.at=e,{kind:"other",from:t,
to:e}}end(){this.malformed=!0,this.at=this.text.length}blanks(t){const{text:e}=this;for(;;){const n=e.charCodeAt(t);if(n!==32&&n!==9&&n!==10&&n!==13)return t;t++}}name(t){
const{text:e}=this;for(;t<e.length;t++){const n=e.charCodeAt(t);if(n<=32||n===x||n===_||n===m||n===61||n===34||n===39)break}return t}}const[m,_,x]=[60,62,47],P=new Map(
[["amp","&"],["lt","<"],["gt",">"],["quot",'"'],["apos","'"]]);function u(i){if(!i.includes("&"))return i;const t=[];let e=0;for(let n=i.indexOf("&");n>=0;n=i.indexOf(
"&",e)){const s=i.indexOf(";",n);if(s<0||s-n>12)return;const l=i.slice(n+1,s),p=P.get(l)??o(l);if(p===void 0)return;t.push(i.slice(e,n),p),e=s+1}return t.push(i.
slice(e)),t.join("")}function o(i){const t=/^#(?:x([\dA-Fa-f]+)|(\d+))$/.exec(i),e=t?parseInt(t[1]??t[2],t[1]===void 0?10:16):-1;return e>0&&e<=1114111&&!(e>=55296&&
e<=57343)?String.fromCodePoint(e):void 0}function r(i){const[t,e,n,s]=i;if(t===0&&e===0&&(n===254||n===0)||t===255&&e===254&&n===0&&s===0)return a(i);if(t===254&&
e===255||t===0&&e===60)return c(new TextDecoder("utf-16be").decode(i));if(t===255&&e===254||t===60&&e===0)return c(new TextDecoder("utf-16le").decode(i));const l=new TextDecoder().
decode(i);return c(l.includes("�")?Buffer.from(i).toString("latin1"):l)}const c=i=>i.startsWith("\uFEFF")?i.slice(1):i;function a(i){const t=new DataView(i.buffer,
i.byteOffset,i.byteLength),e=i[0]!==0,n=[];for(let s=0;s+4<=i.length;s+=4){const l=t.getUint32(s,e);if(l>1114111)return;n.push(String.fromCodePoint(l))}return c(
n.join(""))}const d=i=>i.replaceAll("&","&amp;").replaceAll("<","&lt;").replaceAll(">","&gt;").replaceAll('"',"&quot;")}),60912:((L,v,f)=>{f.d(v,{QH:()=>D,T3:()=>m,
_L:()=>u});var O=f(21115),w=f(3907),E=f(45599);function D(o,r,c){const{text:a,properties:d,end:i,about:t}=o,e=[];let n=0;for(const s of d.filter(r).sort((l,p)=>l.
from-p.from))s.from<n||(e.push(a.slice(n,s.from)),n=s.to);return e.push(a.slice(n,Math.max(i,n))),c.length>0&&e.push(_(c,t)),e.push(a.slice(Math.max(i,n))),P(e.
join(""))}function m(o){return`<?xpacket begin="\uFEFF" id="W5M0MpCehiHzreSzNTczkc9d"?>
<x:xmpmeta xmlns:x="adobe:ns:meta/">
<rdf:RDF xmlns:rdf="${O.dK.rdf}">
${_(o,"")}</rdf:RDF>
</x:xmpmeta>
<?xpacket end="w"?>`}function _(o,r){const a=[...new Set(o.map(({prefix:i})=>i))].map(i=>` xmlns:${i}="${O.dK[i]}"`).join(""),d=o.map(({prefix:i,name:t,form:e,values:n})=>`\
<${i}:${t}>${x(e,n)}</${i}:${t}>
`);return`<rdf:Description xmlns:rdf="${O.dK.rdf}" rdf:about="${(0,w.X)(r)}"${a}>
${d.join("")}</rdf:Description>
`}function x(o,r){const c=a=>r.map(d=>`<rdf:li${a}>${(0,w.X)(d)}</rdf:li>`).join("");switch(o){case"simple":return(0,w.X)(r[0]??"");case"alternative":return`<rd\
f:Alt>${c(' xml:lang="x-default"')}</rdf:Alt>`;case"ordered":return`<rdf:Seq>${c("")}</rdf:Seq>`;case"unordered":return`<rdf:Bag>${c("")}</rdf:Bag>`}}const P=o=>o.
replace(/^(\s*<\?xml\s[^>]*encoding\s*=\s*["'])[^"']*/,"$1UTF-8");function u(o,r){const c=o.catalog.get("Metadata"),a=o.resolve(c),d=a instanceof E.Z6?[...a.dict].
filter(([e])=>!["Filter","DecodeParms","Length"].includes(e)):[],i=new E.Bi([["Type",new E.SX("Metadata")],["Subtype",new E.SX("XML")],...d]),t=new E.Z6(i,Buffer.
from(r,"utf8"));(0,E.i9)(c)&&a instanceof E.Z6?o.put(c,t):o.edit(o.catalogNumber).set("Metadata",o.add(t))}}),1975:((L,v,f)=>{f.d(v,{kg:()=>m,m:()=>D,sm:()=>_});
var O=f(21115),w=f(3907);const E=1e5,D={text:"",properties:[],malformed:!0,end:-1,about:""};async function m(o,r){const c=(0,w.xK)(o);if(c===void 0)return D;const a=new P,
i=await(0,w.km)(c,r,t=>(a.take(t),a.broken))!=="well-formed"||a.depth>0||a.end<0||!a.declared;return{text:c,properties:a.properties,malformed:i,end:a.end,about:a.
about}}function _(o,r,c){return o?.properties.find(a=>a.name===c&&a.namespace===O.dK[r])?.values??[]}const x=-2;class P{properties=[];broken=!1;declared=!0;end=-1;about="";scope=new O.
ee;open=[];root=x;loose=!1;items=[];pieces=[];get depth(){return this.open.length}take(r){r.kind==="start"||r.kind==="empty"?(this.start(r.name,r.attributes,r.from),
r.kind==="empty"&&!this.broken&&this.close(r.name,r.to,r.to)):r.kind==="end"?this.close(r.name,r.from,r.to):r.kind==="text"&&this.isInProperty()&&this.pieces.push(
r.text)}isInProperty(){return this.root!==x&&this.open.length>this.root+2}start(r,c,a){if(this.open.length>=w.ol&&(this.broken=!0),this.broken)return;this.scope.
enter(c);const d=this.scope.ofElement(r),i=d.namespace===O.dK.rdf,t=i&&d.local==="li";this.root===x&&this.end<0&&i&&d.local==="Description"&&(this.root=this.open.
length-1,this.loose=!0);const e=this.open.length-this.root,n=t?c.find(({name:s})=>s==="xml:lang")?.value:void 0;if(this.open.push({name:r,...d,from:a,language:n}),
this.root===x){if(!i||d.local!=="RDF"||this.end>=0)return;this.root=this.open.length-1,this.declared=this.scope.declares(r)}else if(e===1)this.describe(c);else if(e===
2){this.items=[];const s=c.find(({name:l})=>this.isRdf(l,"resource"));this.pieces=s?[s.value]:[]}else t&&(this.pieces=[])}describe(r){for(const{name:c,value:a,from:d,
to:i}of r){if((0,O.HC)(c))continue;const{namespace:t,local:e}=this.scope.ofAttribute(c);t===O.dK.rdf&&e==="about"&&(this.about=a),!(t===""||t===O.dK.rdf||t===O.
dK.xml)&&this.add({namespace:t,name:e,values:[a],from:d,to:i})}}close(r,c,a){const d=this.open.pop();if(d?.name!==r){this.broken=!0;return}this.scope.leave();const i=this.
open.length-this.root;if(this.root!==x)if(i===0)this.end=c,this.root=x;else if(i===1&&this.loose)this.root=x,this.loose=!1;else if(i===2){const t=this.items.length>
0?u(this.items):[this.pieces.join("").trim()];this.add({namespace:d.namespace,name:d.local,values:t,from:d.from,to:a})}else i>2&&d.namespace===O.dK.rdf&&d.local===
"li"&&(this.items.push({text:this.pieces.join("").trim(),language:d.language}),this.pieces=[])}add(r){this.properties.length<E?this.properties.push(r):this.broken=
!0}isRdf(r,c){const a=this.scope.ofAttribute(r);return a.local===c&&a.namespace===O.dK.rdf}}function u(o){const r=o.findIndex(({language:a})=>a?.toLowerCase()===
"x-default"),c=o.map(({text:a})=>a);return r>0?[c[r],...c.slice(0,r),...c.slice(r+1)]:c}}),59071:((L,v,f)=>{f.d(v,{Gh:()=>r,ZK:()=>c,wh:()=>o});var O=f(77581),w=f(
45599);const E=/\u001b[A-Za-z]{2}[A-Za-z-]{0,8}\u001b/g,D=/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]/g,m=/[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g,
_=a=>a.replace(E,"").replace(D,"").replace(m,"�"),x=200,P=new WeakMap;function u(a){if(a.bytes.length<x)return _((0,O.g7)(a));let d=P.get(a);return d===void 0&&
P.set(a,d=_((0,O.g7)(a))),d}const o=a=>_(a).trim();function r(a){const d=a instanceof w.Mx?u(a).trim():"";return d===""?null:d}const c=a=>a?u(a):""}),70549:((L,v,f)=>{
f.d(v,{n:()=>O});function O(w){const E=new WeakMap;return D=>{if(D.hasChanges)return w(D);const m=E.get(D);if(m)return m.answer;const _=w(D);return E.set(D,{answer:_}),
_}}}),21996:((L,v,f)=>{f.d(v,{Av:()=>r,RJ:()=>d,V3:()=>a,vb:()=>i,zx:()=>o});var O=f(54619),w=f(93604),E=f(78157),D=f(88500);const m=2048,_=65536,x=1<<20,P=1024,
u="[^\\0\\t\\n\\f\\r ()<>[\\]{}/%#]";async function o(n,s){const{found:l,all:p}=await c(n,s),h=M=>[...new Set([...M,...p])].sort((g,T)=>g-T);return Object.fromEntries(
s.map(M=>[M,h(l[M])]))}async function r(n,s){const{found:l,all:p}=await c(n,s);for(const h of Object.values(l))for(const M of h)p.add(M);return p}async function c(n,s){
const l=s.map(g=>{const[T="",...I]=[...g].map(b=>b.replace(/\W/,"\\$&")),C=/\W/.test(g)?u:"\\w";return`${T}(?:${I.join("")}|${C}{0,${Math.max(0,g.length-2)}}#)`}),
p=new RegExp(`/(?:${l.join("|")}|#)`,"g"),h=Object.fromEntries(s.map(g=>[g,new Set])),M=new Set;await d(n,(g,T,I,C)=>{const b=g.toString("latin1",T,I);p.lastIndex=
0;for(let y=p.exec(b);y;y=p.exec(b)){const A=C(T+y.index);A!==void 0&&(y[0].endsWith("#")?M.add(A):h[y[0].slice(1)].add(A))}});for(const g of i(n))M.add(g);return{
found:h,all:M}}async function a(n,s){const l=await o(n,s);return[...new Set(Object.values(l).flat())].sort((p,h)=>p-h)}async function d(n,s){const{bytes:l,table:p}=n,
h=t(n),M=new Int32Array(h.length);for(let b=0;b<h.length;b++)M[b]=p.place[h[b]];const g=(0,E.bS)(l),T=b=>h[(0,w.M)(M,b)-1],I=new D.s;let C=0;for(let b=0;b<h.length;b++){
const y=b+1===h.length,A=y?l.length:M[b+1],R=A-M[b]>m;if(!R&&!y&&A-C<_)continue;if(R){M[b]>C&&s(g,C,M[b],T),I.reset();const K=I.value(l,n.bodies[h[b]],A);s(g,M[b],
K<0?A:K,T)}else s(g,C,A,T);const B=n.job.pace.step(Math.min(A-C,_));B&&await B,C=A}for(const[b,y]of e(n)){const A=n.objectStream(b);if(!A)continue;const R=new Set(
y),{starts:B,numbers:K,data:S}=A,W=$=>{const U=K[(0,w.M)(B,$)-1];return U!==void 0&&R.has(U)?U:void 0};for(let $=0;$<S.length;$+=x){s((0,E.bS)(S),$,Math.min($+x+
P,S.length),W);const U=n.job.pace.step(4*x);U&&await U}}}function*i(n){for(let s=1;n.hasChanges&&s<n.size;s++)n.isChanged(s)&&n.exists(s)&&(yield s)}function t(n){
const{table:s,hasChanges:l}=n,p=[];let h=!0,M=-1;for(let g=1;g<s.size;g++){if(s.kind[g]!==O.tL||l&&n.isChanged(g))continue;const T=s.place[g];h&&=T>=M,M=T,p.push(
g)}return h?p:p.sort((g,T)=>s.place[g]-s.place[T])}function e(n){const{table:s,hasChanges:l}=n,p=new Map;for(let h=1;h<s.size;h++){if(s.kind[h]!==O.UT||l&&n.isChanged(
h))continue;const M=s.place[h],g=p.get(M);g?g.push(h):p.set(M,[h])}return p}}),90536:((L,v,f)=>{f.d(v,{C:()=>w,L:()=>E});var O=f(45599);function w(D,m){const _=[
D];for(;_.length>0;){const x=_.pop(),P=x instanceof O.Z6?x.dict:x;if(Array.isArray(P))for(const u of P)_.push(u);else if(P instanceof O.Bi){m(P);for(const u of P.
values())_.push(u)}}}function E(D,m){const _=[];return w(D,x=>{_.length===0&&m(x)&&_.push(x)}),_.length>0}}),93604:((L,v,f)=>{f.d(v,{B:()=>O,M:()=>w});const O=(D,m)=>E(
D,m,!1),w=(D,m)=>E(D,m,!0);function E(D,m,_){let[x,P]=[0,D.length];for(;x<P;){const u=x+P>>1,o=D[u];o<m||_&&o===m?x=u+1:P=u}return x}})};
