"use strict";exports.id=5676,exports.ids=[5676],exports.modules={17079:((y,v,u)=>{u.d(v,{Z:()=>E,_:()=>M});const P=/^(?:D:)?\s*(\d{4})(?:(\d\d)(?:(\d\d)(?:(\d\d)(?:(\d\d)(?:(\d\d))?)?)?)?)?\s*(?:(Z)(?:00?)?'?(?:00?'?)?|([+-])(\d\d)?'?(?:(\d\d)'?)?)?$/,
T=/^(D:)?19(1\d\d)(\d{10})(?!\d)/,g=/^(\d{4})(?:-(\d\d)(?:-(\d\d)(?:[T ](\d\d):(\d\d)(?::(\d\d)(?:[.,]\d{1,9})?)?\s?(?:(Z)|([+-])(\d\d):?(\d\d)?)?)?)?)?$/;function M(_){
if(_.length>64)return;const a=_.trim().replace(T,(o,c,i,f)=>`${c??""}${1900+Number(i)}${f}`);return x(D(P.exec(a)??g.exec(a)))}function E(_){const a=_.length>64?
void 0:D(g.exec(_.trim()));if(!a||x(a)===void 0)return;const{year:o,month:c="",day:i="",hour:f="",minute:m="",second:l="",zone:s=""}=a;return`D:${o}${c}${i}${f}${m}${l}${s===
"Z"||s===""?s:`${s.replace(":","'")}'`}`}function D(_){if(!_)return;const[,a,o,c,i,f,m,l,s,p,d]=_,n=l??(s===void 0?void 0:`${s}${p??"00"}:${d??"00"}`);return{year:a,
month:o,day:c,hour:i,minute:f,second:m,zone:n}}function x(_){if(!_)return;const{year:a,month:o,day:c,hour:i,minute:f="00",second:m="00",zone:l}=_,s=(d,n,t)=>d===
void 0||Number(d)>=n&&Number(d)<=t;if(Number(a)===0||!s(o,1,12)||!s(c,1,w(Number(a),Number(o)))||!s(i,0,23)||!s(f,0,59)||!s(m,0,59)||l!==void 0&&l!=="Z"&&!(s(l.
slice(1,3),0,23)&&s(l.slice(4),0,59)))return;const p=[a,o,c].filter(d=>d!==void 0).join("-");return i===void 0?p:`${p}T${i}:${f}:${m}${l==="+00:00"||l==="-00:00"?
"Z":l??""}`}function w(_,a){return a===2?_%4===0&&(_%100!==0||_%400===0)?29:28:[4,6,9,11].includes(a)?30:31}}),75676:((y,v,u)=>{u.r(v),u.d(v,{set_metadata:()=>x});
var P=u(94518),T=u(14029),g=u(21281),M=u(71856),E=u(32901),D=u(45657);const x=async(w,_,a)=>{const{remove_existing:o,open_password:c,...i}=_,f=await(0,P.E)(w.bytes,
a,{password:c}),m=[];if(o){const{archive:s}=await(0,g.ds)(f);await(0,M.Ij)(f),s&&m.push((0,g.Xb)(s,"its metadata was removed"))}Object.keys(i).length>0&&(0,D.RZ)(
m,await(0,E.f)(f,i));const l=f.pages.count;return{documents:[{name:w.name,bytes:await(0,T.UN)(f),pageCount:l}],notes:m,facts:{pageCount:l}}}}),21281:((y,v,u)=>{
u.d(v,{Ip:()=>w,XM:()=>i,Xb:()=>c,ds:()=>x,qg:()=>o});var P=u(59071),T=u(70549),g=u(21115),M=u(824),E=u(1975),D=u(60912);const x=(0,T.n)(async l=>w(l,await(0,M.
Br)(l)));function w(l,s){const p=(h,O)=>(0,P.wh)((0,E.sm)(s,h,O)[0]??""),d=a(p("pdfaid","part"),p("pdfaid","conformance").toLowerCase()),n=_(p("pdfuaid","part"))?
`PDF/UA-${p("pdfuaid","part")}`:void 0,e=[p("pdfxid","GTS_PDFXVersion")||p("pdfx","GTS_PDFXVersion")||((0,P.Gh)(l.resolve((0,M._U)(l)?.get("GTS_PDFXVersion")))??
""),p("pdfe","ISO_PDFEVersion"),p("pdfvtid","GTS_PDFVTVersion")],r=[d?.name,n,...e.filter(h=>/^PDF\/[\w .:/()-]{1,40}$/.test(h))];return{archive:d,accessible:n,
names:r.filter(h=>h!==void 0)}}const _=l=>/^[1-9]$/.test(l);function a(l,s){if(!_(l))return;const p=/^[abuef]$/.test(s)?s:"";return{part:Number(l),level:p,name:`\
PDF/A-${l}${p}`}}function o(l,s,p,d){return s&&m(l,s,[g.dK.pdfaid]),c(p,d)}const c=({name:l},s)=>({code:"pdfa_identification_removed",message:`The document no l\
onger claims ${l}: ${s}.`});async function i(l){const s=await(0,M.Br)(l);if(!s)return[];const{archive:p,accessible:d}=w(l,s);m(l,s,[g.dK.pdfaid,g.dK.pdfuaid]);const n=[
p?.name,d].filter(t=>t!==void 0);return n.length>0?[f(n)]:[]}const f=l=>({code:"conformance_dropped",message:`The result no longer claims ${l.join(" and ")}, be\
cause a merge cannot guarantee conformance.`});function m(l,s,p){s.properties.some(({namespace:d})=>p.includes(d))&&(0,D._L)(l,(0,D.QH)(s,({namespace:d})=>p.includes(
d),[]))}}),21115:((y,v,u)=>{u.d(v,{HC:()=>M,dK:()=>P,ee:()=>g});const P={rdf:"http://www.w3.org/1999/02/22-rdf-syntax-ns#",xml:"http://www.w3.org/XML/1998/names\
pace",dc:"http://purl.org/dc/elements/1.1/",xmp:"http://ns.adobe.com/xap/1.0/",xmpMM:"http://ns.adobe.com/xap/1.0/mm/",pdf:"http://ns.adobe.com/pdf/1.3/",pdfaid:"\
http://www.aiim.org/pdfa/ns/id/",pdfuaid:"http://www.aiim.org/pdfua/ns/id/",pdfxid:"http://www.npes.org/pdfx/ns/id/",pdfx:"http://ns.adobe.com/pdfx/1.3/",pdfaExtension:"\
http://www.aiim.org/pdfa/ns/extension/",pdfaSchema:"http://www.aiim.org/pdfa/ns/schema#",pdfaProperty:"http://www.aiim.org/pdfa/ns/property#",fx:"urn:factur-x:p\
dfa:CrossIndustryDocument:invoice:1p0#",pdfe:"http://www.aiim.org/pdfe/ns/id/",pdfvtid:"http://www.npes.org/pdfvt/ns/id/",xfa:"http://www.xfa.org/schema/xfa-dat\
a/1.0/",ds:"http://www.w3.org/2000/09/xmldsig#"},T=new Map(Object.entries(P));class g{uris=new Map;declared=[];known=new Map;enter(_){let a;for(const{name:o,value:c}of _){
if(!M(o))continue;const i=o.slice(6),f=this.uris.get(i);f?f.push(c):this.uris.set(i,[c]),(a??=[]).push(i)}this.declared.push(a??E),a&&this.known.clear()}leave(){
const _=this.declared.pop()??E;for(const a of _)this.uris.get(a).pop();_.length>0&&this.known.clear()}declares(_){return(this.uris.get(x(_))?.length??0)>0}ofElement(_){
let a=this.known.get(_);if(!a){const o=x(_),c=this.uris.get(o)?.at(-1)??T.get(o)??"";this.known.size===D&&this.known.clear(),this.known.set(_,a={namespace:c,local:_.
slice(_.indexOf(":")+1)})}return a}ofAttribute(_){return _.includes(":")?this.ofElement(_):{namespace:"",local:_}}}const M=w=>w==="xmlns"||w.startsWith("xmlns:"),
E=[],D=1e3,x=w=>w.slice(0,Math.max(w.indexOf(":"),0))}),824:((y,v,u)=>{u.d(v,{Br:()=>w,_6:()=>a,_U:()=>x});var P=u(58552),T=u(1975),g=u(17079),M=u(45599),E=u(59071),
D=u(70549);function x(o){const c=o.resolve(o.trailer.get("Info"));return c instanceof M.Bi?c:c instanceof M.Z6?c.dict:void 0}const w=(0,D.n)(_);async function _(o){
const c=o.get(o.catalogNumber),i=c instanceof M.Bi?o.resolve(c.get("Metadata")):null;if(!(i instanceof M.Z6))return;let f;try{f=o.decoded(i)}catch(m){if(!(m instanceof
P.zU)||m.code==="cancelled")throw m;return T.m}return(0,T.kg)(f,o.job.pace)}function a(o,c){const i=x(o),f=n=>o.resolve(i?.get(n)),m=(n,t,e=", ")=>{const r=(0,T.
sm)(c,n,t).map(E.wh).filter(Boolean).join(e);return r===""?null:r},l=(n,t)=>{const[e=""]=(0,T.sm)(c,n,t);return(0,E.wh)(e)||null},s=(n,t)=>(0,g._)((0,E.Gh)(f(n))??
"")??(0,g._)(l("xmp",t)??"")??null,p=o.get(o.catalogNumber),d=p instanceof M.Bi?(0,E.Gh)(o.resolve(p.get("Lang"))):null;return{title:(0,E.Gh)(f("Title"))??l("dc",
"title"),author:(0,E.Gh)(f("Author"))??m("dc","creator"),subject:(0,E.Gh)(f("Subject"))??l("dc","description"),keywords:(0,E.Gh)(f("Keywords"))??m("pdf","Keywor\
ds")??m("dc","subject"),creator:(0,E.Gh)(f("Creator"))??l("xmp","CreatorTool"),producer:(0,E.Gh)(f("Producer"))??l("pdf","Producer"),created:s("CreationDate","C\
reateDate"),modified:s("ModDate","ModifyDate"),language:d??l("dc","language")}}}),71856:((y,v,u)=>{u.d(v,{B4:()=>_,Ij:()=>M,In:()=>E,lq:()=>D});var P=u(21996),T=u(
90536),g=u(45599);async function M(a){a.trailer.delete("Info");const o=await(0,P.Av)(a,Object.keys(x));for(const c of[...o].sort((i,f)=>i-f)){if(!(0,T.L)(a.get(
c),f=>w(a,f).length>0))continue;(0,T.C)(a.edit(c),f=>{for(const m of w(a,f))f.delete(m)});const i=a.job.pace.step(1e3);i&&await i}}const E=a=>a instanceof g.Z6&&
((0,g.Eo)(a.dict.get("Type"),"Metadata")||(0,g.Eo)(a.dict.get("Subtype"),"XML")),D={"PTEX.FileName":a=>a instanceof g.Mx,"PTEX.InfoDict":g.Zm},x={Metadata:E,PieceInfo:()=>!0,
...D},w=(a,o)=>Object.keys(x).filter(c=>o.has(c)&&x[c](a.resolve(o.get(c))));function _(a){const o=a.dict(a.trailer.get("Info"))!==void 0,c=a.resolve(a.catalog.
get("Metadata"))!==null;return a.trailer.delete("Info"),a.catalog.has("Metadata")&&a.editCatalog().delete("Metadata"),Number(o)+Number(c)}}),32901:((y,v,u)=>{u.
d(v,{R:()=>m,f:()=>w});var P=u(21115),T=u(77581),g=u(45599),M=u(21281),E=u(824),D=u(60912);const x={title:"Title",author:"Author",subject:"Subject",keywords:"Ke\
ywords",creator:"Creator"};async function w(s,p){const d=await(0,E.Br)(s);if(((0,M.Ip)(s,d).archive?.part??0)>=4?o(s,p):a(s,p),p.language!==void 0&&s.edit(s.catalogNumber).
set("Lang",(0,T.wx)(p.language)),d?.malformed===!0)return(0,D._L)(s,(0,D.T3)(l(s,p))),[_];const t=c(p);return d?(0,D._L)(s,(0,D.QH)(d,i(t,d),t)):s.version>="2.0"&&
(0,D._L)(s,(0,D.T3)(l(s,p))),[]}const _={code:"xmp_replaced",message:"The XMP metadata of the document was malformed. It was written again from the Info diction\
ary, without claims such as PDF/A."};function a(s,p){const d=Object.entries(x).flatMap(([e,r])=>{const h=p[e];return h===void 0?[]:[[r,(0,T.wx)(h)]]});if(d.length===
0)return;const n=s.trailer.get("Info"),t=new g.Bi([...(0,E._U)(s)??[],...d]);n instanceof g.oS&&s.exists(n.number)?s.put(n,t):s.trailer.set("Info",s.add(t))}function o(s,p){
const d=(0,E._U)(s);if(!d)return;const n=new Set(Object.entries(x).flatMap(([r,h])=>p[r]===void 0?[]:[h])),t=new g.Bi([...d].filter(([r])=>!n.has(r)));if(t.size===
d.size)return;const e=s.trailer.get("Info");t.size===0?s.trailer.delete("Info"):e instanceof g.oS?s.put(e,t):s.trailer.set("Info",t)}function c(s){const{title:p,
author:d,subject:n,keywords:t,creator:e,language:r}=s,h=(O,A,I,L)=>L===void 0?[]:[{prefix:O,name:A,form:I,values:[L]}];return[...h("dc","title","alternative",p),
...h("dc","description","alternative",n),...h("dc","creator","ordered",d),...h("pdf","Keywords","simple",t),...h("xmp","CreatorTool","simple",e),...h("dc","lang\
uage","unordered",r)]}function i(s,{properties:p}){const d=s.find(({name:e})=>e==="Keywords")?.values[0],n=p.some(({namespace:e,name:r})=>e===P.dK.dc&&r==="subj\
ect");d!==void 0&&n&&s.push({prefix:"dc",name:"subject",form:"unordered",values:f(d)});const t=new Set(s.map(({prefix:e,name:r})=>`${P.dK[e]} ${r}`));return({namespace:e,
name:r})=>t.has(`${e} ${r}`)}const f=s=>s.split(/[,;]/).map(p=>p.trim()).filter(p=>p!==""),m=(s,p)=>(0,D.T3)([...l(s,{}),...p]);function l(s,p){const{title:d,author:n,
subject:t,keywords:e,creator:r,producer:h,created:O,modified:A,language:I}=(0,E._6)(s,void 0),b=Object.entries({...{title:d,author:n,subject:t,keywords:e,creator:r,
language:I},...p}).filter(([,C])=>C!==null),R=(C,B,K)=>K===null?[]:[{prefix:C,name:B,form:"simple",values:[K]}];return[...c(Object.fromEntries(b)),...R("pdf","P\
roducer",h),...R("xmp","CreateDate",O),...R("xmp","ModifyDate",A)]}}),3907:((y,v,u)=>{u.d(v,{Rt:()=>i,X:()=>d,km:()=>M,ol:()=>T,xK:()=>c});var P=u(78157);const T=200,
g=1e4;async function M(n,t,e){const r=new E(n);for(let h=r.next();h;h=r.next()){if(e(h))return"left";const O=t.step((h.to-h.from)*4+50);O&&await O}return r.hasDocumentType?
"document type":r.malformed?"malformed":"well-formed"}class E{text;malformed=!1;hasDocumentType=!1;at=0;constructor(t){this.text=t}next(){const{text:t,at:e}=this;
if(e>=t.length)return;if(t.charCodeAt(e)!==D)return this.characters(e,this.nextTag(e));if(t.startsWith("<!--",e))return this.other(e,"-->",4);if(t.startsWith("<\
?",e))return this.other(e,"?>",2);if(t.startsWith("<![CDATA[",e)){const h=t.indexOf("]]>",e);return h<0?this.end():(this.at=h+3,{kind:"text",text:t.slice(e+9,h),
from:e,to:this.at})}return t.startsWith("<!",e)?(this.hasDocumentType=t.startsWith("<!DOCTYPE",e),this.end()):(t.charCodeAt(e+1)===w?this.endTag(e):this.startTag(
e))??this.fault(e,this.nextTag(e+1))}other(t,e,r){const h=this.text.indexOf(e,t+r);return h<0?this.end():(this.at=h+e.length,{kind:"other",from:t,to:this.at})}endTag(t){
const e=this.name(t+2),r=this.blanks(e);if(!(e===t+2||this.text.charCodeAt(r)!==x))return this.at=r+1,{kind:"end",name:this.text.slice(t+2,e),from:t,to:this.at}}startTag(t){
const{text:e}=this,r=this.name(t+1);if(r===t+1)return;const h=e.slice(t+1,r),O=[];for(let A=r;;){const I=this.blanks(A),L=e.charCodeAt(I);if(L===x||L===w&&e.charCodeAt(
I+1)===x)return this.at=L===x?I+1:I+2,{kind:L===x?"start":"empty",name:h,attributes:O,from:t,to:this.at};const b=this.name(I),R=this.blanks(b),C=this.blanks(R+1),
B=e[C];if(I===A||b===I||e[R]!=="="||B!=='"'&&B!=="'")return;const K=e.indexOf(B,C+1),S=e.slice(C+1,Math.max(K,C+1)),U=S.includes("<")?void 0:a(S);if(K<0||U===void 0||
O.length>=g)return;O.push({name:e.slice(I,b),value:U,from:I,to:K+1}),A=K+1}}characters(t,e){const r=a(this.text.slice(t,e));return r===void 0?this.fault(t,e):(this.
at=e,{kind:"text",text:r,from:t,to:e})}nextTag(t){const e=this.text.indexOf("<",t);return e<0?this.text.length:e}fault(t,e){return this.malformed=!0,this.at=e,{
kind:"other",from:t,to:e}}end(){this.malformed=!0,this.at=this.text.length}blanks(t){const{text:e}=this;for(;;){const r=e.charCodeAt(t);if(r!==32&&r!==9&&r!==10&&
r!==13)return t;t++}}name(t){const{text:e}=this;for(;t<e.length;t++){const r=e.charCodeAt(t);if(r<=32||r===w||r===x||r===D||r===61||r===34||r===39)break}return t}}
const[D,x,w]=[60,62,47],_=new Map([["amp","&"],["lt","<"],["gt",">"],["quot",'"'],["apos","'"]]);function a(n){if(!n.includes("&"))return n;const t=[];let e=0;for(let r=n.
indexOf("&");r>=0;r=n.indexOf("&",e)){const h=n.indexOf(";",r);if(h<0||h-r>12)return;const O=n.slice(r+1,h),A=_.get(O)??o(O);if(A===void 0)return;t.push(n.slice(
e,r),A),e=h+1}return t.push(n.slice(e)),t.join("")}function o(n){const t=/^#(?:x([\dA-Fa-f]+)|(\d+))$/.exec(n),e=t?parseInt(t[1]??t[2],t[1]===void 0?10:16):-1;return e>
0&&e<=1114111&&!(e>=55296&&e<=57343)?String.fromCodePoint(e):void 0}function c(n){const[t,e,r,h]=n;if(t===0&&e===0&&(r===254||r===0)||t===255&&e===254&&r===0&&h===
0)return p(n);if(t===254&&e===255||t===0&&e===60)return s(new TextDecoder("utf-16be").decode(n));if(t===255&&e===254||t===60&&e===0)return s(new TextDecoder("ut\
f-16le").decode(n));const O=new TextDecoder().decode(n);return s(O.includes("�")?Buffer.from(n).toString("latin1"):O)}function i(n){if(n[0]===0||n[1]===0||n[0]===
254||n[0]===255)return c(n);const e=(0,P.bS)(n).toString("latin1",0,f),r=m.exec(e)?.[1]?.toLowerCase()??"utf-8";if(l.has(r))try{return new TextDecoder(r,{fatal:!0}).
decode(n)}catch{return}}const f=200,m=/^(?:\xef\xbb\xbf)?<\?xml\s[^>]*?encoding\s*=\s*["']([\w.-]+)["']/,l=new Set(["utf-8","utf8","us-ascii","iso-8859-1","iso-\
8859-15","windows-1252"]),s=n=>n.startsWith("\uFEFF")?n.slice(1):n;function p(n){const t=new DataView(n.buffer,n.byteOffset,n.byteLength),e=n[0]!==0,r=[];for(let h=0;h+
4<=n.length;h+=4){const O=t.getUint32(h,e);if(O>1114111)return;r.push(String.fromCodePoint(O))}return s(r.join(""))}const d=n=>n.replaceAll("&","&amp;").replaceAll(
"<","&lt;").replaceAll(">","&gt;").replaceAll('"',"&quot;")}),60912:((y,v,u)=>{u.d(v,{QH:()=>M,T3:()=>E,_L:()=>_});var P=u(21115),T=u(3907),g=u(45599);function M(a,o,c){
const{text:i,properties:f,end:m,about:l}=a,s=[];let p=0;for(const d of f.filter(o).sort((n,t)=>n.from-t.from))d.from<p||(s.push(i.slice(p,d.from)),p=d.to);return s.
push(i.slice(p,Math.max(m,p))),c.length>0&&s.push(D(c,l)),s.push(i.slice(Math.max(m,p))),w(s.join(""))}function E(a){return`<?xpacket begin="\uFEFF" id="W5M0MpCehiHz\
reSzNTczkc9d"?>
<x:xmpmeta xmlns:x="adobe:ns:meta/">
<rdf:RDF xmlns:rdf="${P.dK.rdf}">
${D(a,"")}</rdf:RDF>
</x:xmpmeta>
<?xpacket end="w"?>`}function D(a,o){const i=[...new Set(a.map(({prefix:m})=>m))].map(m=>` xmlns:${m}="${P.dK[m]}"`).join(""),f=a.map(({prefix:m,name:l,form:s,values:p})=>`\
<${m}:${l}>${x(s,p)}</${m}:${l}>
`);return`<rdf:Description xmlns:rdf="${P.dK.rdf}" rdf:about="${(0,T.X)(o)}"${i}>
${f.join("")}</rdf:Description>
`}function x(a,o){const c=i=>o.map(f=>`<rdf:li${i}>${(0,T.X)(f)}</rdf:li>`).join("");switch(a){case"simple":return(0,T.X)(o[0]??"");case"alternative":return`<rd\
f:Alt>${c(' xml:lang="x-default"')}</rdf:Alt>`;case"ordered":return`<rdf:Seq>${c("")}</rdf:Seq>`;case"unordered":return`<rdf:Bag>${c("")}</rdf:Bag>`}}const w=a=>a.
replace(/^(\s*<\?xml\s[^>]*encoding\s*=\s*["'])[^"']*/,"$1UTF-8");function _(a,o){const c=a.catalog.get("Metadata"),i=a.resolve(c),f=i instanceof g.Z6?[...i.dict].
filter(([s])=>!["Filter","DecodeParms","Length"].includes(s)):[],m=new g.Bi([["Type",new g.SX("Metadata")],["Subtype",new g.SX("XML")],...f]),l=new g.Z6(m,Buffer.
from(o,"utf8"));(0,g.i9)(c)&&i instanceof g.Z6?a.put(c,l):a.edit(a.catalogNumber).set("Metadata",a.add(l))}}),1975:((y,v,u)=>{u.d(v,{kg:()=>E,m:()=>M,sm:()=>D});
var P=u(21115),T=u(3907);const g=1e5,M={text:"",properties:[],malformed:!0,end:-1,about:""};async function E(a,o){const c=(0,T.xK)(a);if(c===void 0)return M;const i=new w,
m=await(0,T.km)(c,o,l=>(i.take(l),i.broken))!=="well-formed"||i.depth>0||i.end<0||!i.declared;return{text:c,properties:i.properties,malformed:m,end:i.end,about:i.
about}}function D(a,o,c){return a?.properties.find(i=>i.name===c&&i.namespace===P.dK[o])?.values??[]}const x=-2;class w{properties=[];broken=!1;declared=!0;end=-1;about="";scope=new P.
ee;open=[];root=x;loose=!1;items=[];pieces=[];get depth(){return this.open.length}take(o){o.kind==="start"||o.kind==="empty"?(this.start(o.name,o.attributes,o.from),
o.kind==="empty"&&!this.broken&&this.close(o.name,o.to,o.to)):o.kind==="end"?this.close(o.name,o.from,o.to):o.kind==="text"&&this.isInProperty()&&this.pieces.push(
o.text)}isInProperty(){return this.root!==x&&this.open.length>this.root+2}start(o,c,i){if(this.open.length>=T.ol&&(this.broken=!0),this.broken)return;this.scope.
enter(c);const f=this.scope.ofElement(o),m=f.namespace===P.dK.rdf,l=m&&f.local==="li";this.root===x&&this.end<0&&m&&f.local==="Description"&&(this.root=this.open.
length-1,this.loose=!0);const s=this.open.length-this.root,p=l?c.find(({name:d})=>d==="xml:lang")?.value:void 0;if(this.open.push({name:o,...f,from:i,language:p}),
this.root===x){if(!m||f.local!=="RDF"||this.end>=0)return;this.root=this.open.length-1,this.declared=this.scope.declares(o)}else if(s===1)this.describe(c);else if(s===
2){this.items=[];const d=c.find(({name:n})=>this.isRdf(n,"resource"));this.pieces=d?[d.value]:[]}else l&&(this.pieces=[])}describe(o){for(const{name:c,value:i,from:f,
to:m}of o){if((0,P.HC)(c))continue;const{namespace:l,local:s}=this.scope.ofAttribute(c);l===P.dK.rdf&&s==="about"&&(this.about=i),!(l===""||l===P.dK.rdf||l===P.
dK.xml)&&this.add({namespace:l,name:s,values:[i],from:f,to:m})}}close(o,c,i){const f=this.open.pop();if(f?.name!==o){this.broken=!0;return}this.scope.leave();const m=this.
open.length-this.root;if(this.root!==x)if(m===0)this.end=c,this.root=x;else if(m===1&&this.loose)this.root=x,this.loose=!1;else if(m===2){const l=this.items.length>
0?_(this.items):[this.pieces.join("").trim()];this.add({namespace:f.namespace,name:f.local,values:l,from:f.from,to:i})}else m>2&&f.namespace===P.dK.rdf&&f.local===
"li"&&(this.items.push({text:this.pieces.join("").trim(),language:f.language}),this.pieces=[])}add(o){this.properties.length<g?this.properties.push(o):this.broken=
!0}isRdf(o,c){const i=this.scope.ofAttribute(o);return i.local===c&&i.namespace===P.dK.rdf}}function _(a){const o=a.findIndex(({language:i})=>i?.toLowerCase()===
"x-default"),c=a.map(({text:i})=>i);return o>0?[c[o],...c.slice(0,o),...c.slice(o+1)]:c}}),59071:((y,v,u)=>{u.d(v,{Gh:()=>o,ZK:()=>c,wh:()=>a});var P=u(77581),T=u(
45599);const g=/\u001b[A-Za-z]{2}[A-Za-z-]{0,8}\u001b/g,M=/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]/g,E=/[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g,
D=i=>i.replace(g,"").replace(M,"").replace(E,"�"),x=200,w=new WeakMap;function _(i){if(i.bytes.length<x)return D((0,P.g7)(i));let f=w.get(i);return f===void 0&&
w.set(i,f=D((0,P.g7)(i))),f}const a=i=>D(i).trim();function o(i){const f=i instanceof T.Mx?_(i).trim():"";return f===""?null:f}const c=i=>i?_(i):""}),70549:((y,v,u)=>{
u.d(v,{n:()=>P});function P(T){const g=new WeakMap;return M=>{if(M.hasChanges)return T(M);const E=g.get(M);if(E)return E.answer;const D=T(M);return g.set(M,{answer:D}),
D}}}),21996:((y,v,u)=>{u.d(v,{Av:()=>c,RJ:()=>m,V3:()=>f,vb:()=>l,zx:()=>o});var P=u(54619),T=u(93604),g=u(78157),M=u(88500);const E=2048,D=65536,x=4,w=1<<20,_=1024,
a="[^\\0\\t\\n\\f\\r ()<>[\\]{}/%#]";async function o(d,n){const{found:t,all:e}=await i(d,n),r=h=>[...new Set([...h,...e])].sort((O,A)=>O-A);return Object.fromEntries(
n.map(h=>[h,r(t[h])]))}async function c(d,n){const{found:t,all:e}=await i(d,n);for(const r of Object.values(t))for(const h of r)e.add(h);return e}async function i(d,n){
const t=n.map(O=>{const[A="",...I]=[...O].map(b=>b.replace(/\W/,"\\$&")),L=/\W/.test(O)?a:"\\w";return`${A}(?:${I.join("")}|${L}{0,${Math.max(0,O.length-2)}}#)`}),
e=new RegExp(`/(?:${t.join("|")}|#)`,"g"),r=Object.fromEntries(n.map(O=>[O,new Set])),h=new Set;await m(d,(O,A,I,L)=>{const b=O.toString("latin1",A,I);e.lastIndex=
0;for(let R=e.exec(b);R;R=e.exec(b)){const C=L(A+R.index);C!==void 0&&(R[0].endsWith("#")?h.add(C):r[R[0].slice(1)].add(C))}});for(const O of l(d))h.add(O);return{
found:r,all:h}}async function f(d,n){const t=await o(d,n);return[...new Set(Object.values(t).flat())].sort((e,r)=>e-r)}async function m(d,n){const{bytes:t,table:e}=d,
r=s(d),h=new Int32Array(r.length);for(let b=0;b<r.length;b++)h[b]=e.place[r[b]];const O=(0,g.bS)(t),A=b=>r[(0,T.M)(h,b)-1],I=new M.s;let L=0;for(let b=0;b<r.length;b++){
const R=b+1===r.length,C=R?t.length:h[b+1],B=C-h[b]>E;if(!B&&!R&&C-L<D)continue;let K=C;if(B){h[b]>L&&n(O,L,h[b],A),I.reset();const U=I.value(t,d.bodies[r[b]],C);
L=h[b],U>=0&&(K=U)}n(O,L,K,A);const S=d.job.pace.step(x*(K-L));S&&await S,L=C}for(const[b,R]of p(d)){const C=d.objectStream(b),B=d.job.pace.step(0);if(B&&await B,
!C)continue;const K=new Set(R),{starts:S,numbers:U,data:j}=C,N=$=>{const W=U[(0,T.M)(S,$)-1];return W!==void 0&&K.has(W)?W:void 0};for(let $=0;$<j.length;$+=w){
n((0,g.bS)(j),$,Math.min($+w+_,j.length),N);const W=d.job.pace.step(x*w);W&&await W}}}function*l(d){for(let n=1;d.hasChanges&&n<d.size;n++)d.isChanged(n)&&d.exists(
n)&&(yield n)}function s(d){const{table:n,hasChanges:t}=d,e=[];let r=!0,h=-1;for(let O=1;O<n.size;O++){if(n.kind[O]!==P.tL||t&&d.isChanged(O))continue;const A=n.
place[O];r&&=A>=h,h=A,e.push(O)}return r?e:e.sort((O,A)=>n.place[O]-n.place[A])}function p(d){const{table:n,hasChanges:t}=d,e=new Map;for(let r=1;r<n.size;r++){
if(n.kind[r]!==P.UT||t&&d.isChanged(r))continue;const h=n.place[r],O=e.get(h);O?O.push(r):e.set(h,[r])}return e}}),90536:((y,v,u)=>{u.d(v,{C:()=>T,L:()=>g});var P=u(
45599);function T(M,E){const D=[M];for(;D.length>0;){const x=D.pop(),w=x instanceof P.Z6?x.dict:x;if(Array.isArray(w))for(const _ of w)D.push(_);else if(w instanceof
P.Bi){E(w);for(const _ of w.values())D.push(_)}}}function g(M,E){const D=[];return T(M,x=>{D.length===0&&E(x)&&D.push(x)}),D.length>0}}),93604:((y,v,u)=>{u.d(v,
{B:()=>P,M:()=>T});const P=(M,E)=>g(M,E,!1),T=(M,E)=>g(M,E,!0);function g(M,E,D){let[x,w]=[0,M.length];for(;x<w;){const _=x+w>>1,a=M[_];a<E||D&&a===E?x=_+1:w=_}
return x}})};
