"use strict";exports.id=5676,exports.ids=[5676],exports.modules={17079:((y,v,h)=>{h.d(v,{Z:()=>w,_:()=>P});const M=/^(?:D:)?\s*(\d{4})(?:(\d\d)(?:(\d\d)(?:(\d\d)(?:(\d\d)(?:(\d\d))?)?)?)?)?\s*(?:(Z)(?:00?)?'?(?:00?'?)?|([+-])(\d\d)?'?(?:(\d\d)'?)?)?$/,
T=/^(D:)?19(1\d\d)(\d{10})(?!\d)/,E=/^(\d{4})(?:-(\d\d)(?:-(\d\d)(?:[T ](\d\d):(\d\d)(?::(\d\d)(?:[.,]\d{1,9})?)?\s?(?:(Z)|([+-])(\d\d):?(\d\d)?)?)?)?)?$/;function P(u){
if(u.length>64)return;const s=u.trim().replace(T,(t,c,a,d)=>`${c??""}${1900+Number(a)}${d}`);return g(D(M.exec(s)??E.exec(s)))}function w(u){const s=u.length>64?
void 0:D(E.exec(u.trim()));if(!s||g(s)===void 0)return;const{year:t,month:c="",day:a="",hour:d="",minute:m="",second:f="",zone:r=""}=s;return`D:${t}${c}${a}${d}${m}${f}${r===
"Z"||r===""?r:`${r.replace(":","'")}'`}`}function D(u){if(!u)return;const[,s,t,c,a,d,m,f,r,_,l]=u,o=f??(r===void 0?void 0:`${r}${_??"00"}:${l??"00"}`);return{year:s,
month:t,day:c,hour:a,minute:d,second:m,zone:o}}function g(u){if(!u)return;const{year:s,month:t,day:c,hour:a,minute:d="00",second:m="00",zone:f}=u,r=(l,o,n)=>l===
void 0||Number(l)>=o&&Number(l)<=n;if(Number(s)===0||!r(t,1,12)||!r(c,1,x(Number(s),Number(t)))||!r(a,0,23)||!r(d,0,59)||!r(m,0,59)||f!==void 0&&f!=="Z"&&!(r(f.
slice(1,3),0,23)&&r(f.slice(4),0,59)))return;const _=[s,t,c].filter(l=>l!==void 0).join("-");return a===void 0?_:`${_}T${a}:${d}:${m}${f==="+00:00"||f==="-00:00"?
"Z":f??""}`}function x(u,s){return s===2?u%4===0&&(u%100!==0||u%400===0)?29:28:[4,6,9,11].includes(s)?30:31}}),75676:((y,v,h)=>{h.r(v),h.d(v,{set_metadata:()=>g});
var M=h(21836),T=h(14029),E=h(21281),P=h(71856),w=h(32901),D=h(45657);const g=async(x,u,s)=>{const{remove_existing:t,open_password:c,...a}=u,d=await(0,M.E)(x.bytes,
s,{password:c}),m=[];if(t){const{archive:r}=await(0,E.ds)(d);await(0,P.Ij)(d),r&&m.push((0,E.Xb)(r,"its metadata was removed"))}Object.keys(a).length>0&&(0,D.RZ)(
m,await(0,w.f)(d,a));const f=d.pages.count;return{documents:[{name:x.name,bytes:await(0,T.UN)(d),pageCount:f}],notes:m,facts:{pageCount:f}}}}),21281:((y,v,h)=>{
h.d(v,{Ip:()=>x,XM:()=>a,Xb:()=>c,ds:()=>g,qg:()=>t});var M=h(59071),T=h(70549),E=h(21115),P=h(824),w=h(1975),D=h(60912);const g=(0,T.n)(async f=>x(f,await(0,P.
Br)(f)));function x(f,r){const _=(p,O)=>(0,M.wh)((0,w.sm)(r,p,O)[0]??""),l=s(_("pdfaid","part"),_("pdfaid","conformance").toLowerCase()),o=u(_("pdfuaid","part"))?
`PDF/UA-${_("pdfuaid","part")}`:void 0,e=[_("pdfxid","GTS_PDFXVersion")||_("pdfx","GTS_PDFXVersion")||((0,M.Gh)(f.resolve((0,P._U)(f)?.get("GTS_PDFXVersion")))??
""),_("pdfe","ISO_PDFEVersion"),_("pdfvtid","GTS_PDFVTVersion")],i=[l?.name,o,...e.filter(p=>/^PDF\/[\w .:/()-]{1,40}$/.test(p))];return{archive:l,accessible:o,
names:i.filter(p=>p!==void 0)}}const u=f=>/^[1-9]$/.test(f);function s(f,r){if(!u(f))return;const _=/^[abuef]$/.test(r)?r:"";return{part:Number(f),level:_,name:`\
PDF/A-${f}${_}`}}function t(f,r,_,l){return r&&m(f,r,[E.dK.pdfaid]),c(_,l)}const c=({name:f},r)=>({code:"pdfa_identification_removed",message:`The document no l\
onger claims ${f}: ${r}.`});async function a(f){const r=await(0,P.Br)(f);if(!r)return[];const{archive:_,accessible:l}=x(f,r);m(f,r,[E.dK.pdfaid,E.dK.pdfuaid]);const o=[
_?.name,l].filter(n=>n!==void 0);return o.length>0?[d(o)]:[]}const d=f=>({code:"conformance_dropped",message:`The result no longer claims ${f.join(" and ")}, be\
cause a merge cannot guarantee conformance.`});function m(f,r,_){r.properties.some(({namespace:l})=>_.includes(l))&&(0,D._L)(f,(0,D.QH)(r,({namespace:l})=>_.includes(
l),[]))}}),21115:((y,v,h)=>{h.d(v,{HC:()=>P,dK:()=>M,ee:()=>E});const M={rdf:"http://www.w3.org/1999/02/22-rdf-syntax-ns#",xml:"http://www.w3.org/XML/1998/names\
pace",dc:"http://purl.org/dc/elements/1.1/",xmp:"http://ns.adobe.com/xap/1.0/",xmpMM:"http://ns.adobe.com/xap/1.0/mm/",pdf:"http://ns.adobe.com/pdf/1.3/",pdfaid:"\
http://www.aiim.org/pdfa/ns/id/",pdfuaid:"http://www.aiim.org/pdfua/ns/id/",pdfxid:"http://www.npes.org/pdfx/ns/id/",pdfx:"http://ns.adobe.com/pdfx/1.3/",pdfaExtension:"\
http://www.aiim.org/pdfa/ns/extension/",pdfaSchema:"http://www.aiim.org/pdfa/ns/schema#",pdfaProperty:"http://www.aiim.org/pdfa/ns/property#",fx:"urn:factur-x:p\
dfa:CrossIndustryDocument:invoice:1p0#",pdfe:"http://www.aiim.org/pdfe/ns/id/",pdfvtid:"http://www.npes.org/pdfvt/ns/id/",xfa:"http://www.xfa.org/schema/xfa-dat\
a/1.0/",ds:"http://www.w3.org/2000/09/xmldsig#"},T=new Map(Object.entries(M));class E{uris=new Map;declared=[];known=new Map;enter(u){let s;for(const{name:t,value:c}of u){
if(!P(t))continue;const a=t.slice(6),d=this.uris.get(a);d?d.push(c):this.uris.set(a,[c]),(s??=[]).push(a)}this.declared.push(s??w),s&&this.known.clear()}leave(){
const u=this.declared.pop()??w;for(const s of u)this.uris.get(s).pop();u.length>0&&this.known.clear()}declares(u){return(this.uris.get(g(u))?.length??0)>0}ofElement(u){
let s=this.known.get(u);if(!s){const t=g(u),c=this.uris.get(t)?.at(-1)??T.get(t)??"";this.known.size===D&&this.known.clear(),this.known.set(u,s={namespace:c,local:u.
slice(u.indexOf(":")+1)})}return s}ofAttribute(u){return u.includes(":")?this.ofElement(u):{namespace:"",local:u}}}const P=x=>x==="xmlns"||x.startsWith("xmlns:"),
w=[],D=1e3,g=x=>x.slice(0,Math.max(x.indexOf(":"),0))}),824:((y,v,h)=>{h.d(v,{Br:()=>x,_6:()=>s,_U:()=>g});var M=h(58552),T=h(1975),E=h(17079),P=h(45599),w=h(59071),
D=h(70549);function g(t){const c=t.resolve(t.trailer.get("Info"));return c instanceof P.Bi?c:c instanceof P.Z6?c.dict:void 0}const x=(0,D.n)(u);async function u(t){
const c=t.get(t.catalogNumber),a=c instanceof P.Bi?t.resolve(c.get("Metadata")):null;if(!(a instanceof P.Z6))return;let d;try{d=t.decoded(a)}catch(m){if(!(m instanceof
M.zU)||m.code==="cancelled")throw m;return T.m}return(0,T.kg)(d,t.job.pace)}function s(t,c){const a=g(t),d=o=>t.resolve(a?.get(o)),m=(o,n,e=", ")=>{const i=(0,T.
sm)(c,o,n).map(w.wh).filter(Boolean).join(e);return i===""?null:i},f=(o,n)=>{const[e=""]=(0,T.sm)(c,o,n);return(0,w.wh)(e)||null},r=(o,n)=>(0,E._)((0,w.Gh)(d(o))??
"")??(0,E._)(f("xmp",n)??"")??null,_=t.get(t.catalogNumber),l=_ instanceof P.Bi?(0,w.Gh)(t.resolve(_.get("Lang"))):null;return{title:(0,w.Gh)(d("Title"))??f("dc",
"title"),author:(0,w.Gh)(d("Author"))??m("dc","creator"),subject:(0,w.Gh)(d("Subject"))??f("dc","description"),keywords:(0,w.Gh)(d("Keywords"))??m("pdf","Keywor\
ds")??m("dc","subject"),creator:(0,w.Gh)(d("Creator"))??f("xmp","CreatorTool"),producer:(0,w.Gh)(d("Producer"))??f("pdf","Producer"),created:r("CreationDate","C\
reateDate"),modified:r("ModDate","ModifyDate"),language:l??f("dc","language")}}}),71856:((y,v,h)=>{h.d(v,{B4:()=>u,Ij:()=>P,In:()=>w,lq:()=>D});var M=h(21996),T=h(
90536),E=h(45599);async function P(s){s.trailer.delete("Info");const t=await(0,M.Av)(s,Object.keys(g));for(const c of[...t].sort((a,d)=>a-d)){if(!(0,T.L)(s.get(
c),d=>x(s,d).length>0))continue;(0,T.C)(s.edit(c),d=>{for(const m of x(s,d))d.delete(m)});const a=s.job.pace.step(1e3);a&&await a}}const w=s=>s instanceof E.Z6&&
((0,E.Eo)(s.dict.get("Type"),"Metadata")||(0,E.Eo)(s.dict.get("Subtype"),"XML")),D={"PTEX.FileName":s=>s instanceof E.Mx,"PTEX.InfoDict":E.Zm},g={Metadata:w,PieceInfo:()=>!0,
...D},x=(s,t)=>Object.keys(g).filter(c=>t.has(c)&&g[c](s.resolve(t.get(c))));function u(s){const t=s.dict(s.trailer.get("Info"))!==void 0,c=s.resolve(s.catalog.
get("Metadata"))!==null;return s.trailer.delete("Info"),s.catalog.has("Metadata")&&s.editCatalog().delete("Metadata"),Number(t)+Number(c)}}),32901:((y,v,h)=>{h.
d(v,{R:()=>m,f:()=>x});var M=h(21115),T=h(77581),E=h(45599),P=h(21281),w=h(824),D=h(60912);const g={title:"Title",author:"Author",subject:"Subject",keywords:"Ke\
ywords",creator:"Creator"};async function x(r,_){const l=await(0,w.Br)(r);if(((0,P.Ip)(r,l).archive?.part??0)>=4?t(r,_):s(r,_),_.language!==void 0&&r.edit(r.catalogNumber).
set("Lang",(0,T.wx)(_.language)),l?.malformed===!0)return(0,D._L)(r,(0,D.T3)(f(r,_))),[u];const n=c(_);return l?(0,D._L)(r,(0,D.QH)(l,a(n,l),n)):r.version>="2.0"&&
(0,D._L)(r,(0,D.T3)(f(r,_))),[]}const u={code:"xmp_replaced",message:"The XMP metadata of the document was malformed. It was written again from the Info diction\
ary, without claims such as PDF/A."};function s(r,_){const l=Object.entries(g).flatMap(([e,i])=>{const p=_[e];return p===void 0?[]:[[i,(0,T.wx)(p)]]});if(l.length===
0)return;const o=r.trailer.get("Info"),n=new E.Bi([...(0,w._U)(r)??[],...l]);o instanceof E.oS&&r.exists(o.number)?r.put(o,n):r.trailer.set("Info",r.add(n))}function t(r,_){
const l=(0,w._U)(r);if(!l)return;const o=new Set(Object.entries(g).flatMap(([i,p])=>_[i]===void 0?[]:[p])),n=new E.Bi([...l].filter(([i])=>!o.has(i)));if(n.size===
l.size)return;const e=r.trailer.get("Info");n.size===0?r.trailer.delete("Info"):e instanceof E.oS?r.put(e,n):r.trailer.set("Info",n)}function c(r){const{title:_,
author:l,subject:o,keywords:n,creator:e,language:i}=r,p=(O,A,I,R)=>R===void 0?[]:[{prefix:O,name:A,form:I,values:[R]}];return[...p("dc","title","alternative",_),
...p("dc","description","alternative",o),...p("dc","creator","ordered",l),...p("pdf","Keywords","simple",n),...p("xmp","CreatorTool","simple",e),...p("dc","lang\
uage","unordered",i)]}function a(r,{properties:_}){const l=r.find(({name:e})=>e==="Keywords")?.values[0],o=_.some(({namespace:e,name:i})=>e===M.dK.dc&&i==="subj\
ect");l!==void 0&&o&&r.push({prefix:"dc",name:"subject",form:"unordered",values:d(l)});const n=new Set(r.map(({prefix:e,name:i})=>`${M.dK[e]} ${i}`));return({namespace:e,
name:i})=>n.has(`${e} ${i}`)}const d=r=>r.split(/[,;]/).map(_=>_.trim()).filter(_=>_!==""),m=(r,_)=>(0,D.T3)([...f(r,{}),..._]);function f(r,_){const{title:l,author:o,
subject:n,keywords:e,creator:i,producer:p,created:O,modified:A,language:I}=(0,w._6)(r,void 0),b=Object.entries({...{title:l,author:o,subject:n,keywords:e,creator:i,
language:I},..._}).filter(([,C])=>C!==null),L=(C,S,K)=>K===null?[]:[{prefix:C,name:S,form:"simple",values:[K]}];return[...c(Object.fromEntries(b)),...L("pdf","P\
roducer",p),...L("xmp","CreateDate",O),...L("xmp","ModifyDate",A)]}}),3907:((y,v,h)=>{h.d(v,{Rt:()=>a,X:()=>l,km:()=>P,ol:()=>T,xK:()=>c});var M=h(78157);const T=200,
E=1e4;async function P(o,n,e){const i=new w(o);for(let p=i.next();p;p=i.next()){if(e(p))return"left";const O=n.step((p.to-p.from)*4+50);O&&await O}return i.hasDocumentType?
"document type":i.malformed?"malformed":"well-formed"}class w{text;malformed=!1;hasDocumentType=!1;at=0;constructor(n){this.text=n}next(){const{text:n,at:e}=this;
if(e>=n.length)return;if(n.charCodeAt(e)!==D)return this.characters(e,this.nextTag(e));if(n.startsWith("<!--",e))return this.other(e,"-->",4);if(n.startsWith("<\
?",e))return this.other(e,"?>",2);if(n.startsWith("<![CDATA[",e)){const p=n.indexOf("]]>",e);return p<0?this.end():(this.at=p+3,{kind:"text",text:n.slice(e+9,p),
from:e,to:this.at})}return n.startsWith("<!",e)?(this.hasDocumentType=n.startsWith("<!DOCTYPE",e),this.end()):(n.charCodeAt(e+1)===x?this.endTag(e):this.startTag(
e))??this.fault(e,this.nextTag(e+1))}other(n,e,i){const p=this.text.indexOf(e,n+i);return p<0?this.end():(this.at=p+e.length,{kind:"other",from:n,to:this.at})}endTag(n){
const e=this.name(n+2),i=this.blanks(e);if(!(e===n+2||this.text.charCodeAt(i)!==g))return this.at=i+1,{kind:"end",name:this.text.slice(n+2,e),from:n,to:this.at}}startTag(n){
const{text:e}=this,i=this.name(n+1);if(i===n+1)return;const p=e.slice(n+1,i),O=[];for(let A=i;;){const I=this.blanks(A),R=e.charCodeAt(I);if(R===g||R===x&&e.charCodeAt(
I+1)===g)return this.at=R===g?I+1:I+2,{kind:R===g?"start":"empty",name:p,attributes:O,from:n,to:this.at};const b=this.name(I),L=this.blanks(b),C=this.blanks(L+1),
S=e[C];if(I===A||b===I||e[L]!=="="||S!=='"'&&S!=="'")return;const K=e.indexOf(S,C+1),B=e.slice(C+1,Math.max(K,C+1)),U=B.includes("<")?void 0:s(B);if(K<0||U===void 0||
O.length>=E)return;O.push({name:e.slice(I,b),value:U,from:I,to:K+1}),A=K+1}}characters(n,e){const i=s(this.text.slice(n,e));return i===void 0?this.fault(n,e):(this.
at=e,{kind:"text",text:i,from:n,to:e})}nextTag(n){const e=this.text.indexOf("<",n);return e<0?this.text.length:e}fault(n,e){return this.malformed=!0,this.at=e,{
kind:"other",from:n,to:e}}end(){this.malformed=!0,this.at=this.text.length}blanks(n){const{text:e}=this;for(;;){const i=e.charCodeAt(n);if(i!==32&&i!==9&&i!==10&&
i!==13)return n;n++}}name(n){const{text:e}=this;for(;n<e.length;n++){const i=e.charCodeAt(n);if(i<=32||i===x||i===g||i===D||i===61||i===34||i===39)break}return n}}
const[D,g,x]=[60,62,47],u=new Map([["amp","&"],["lt","<"],["gt",">"],["quot",'"'],["apos","'"]]);function s(o){if(!o.includes("&"))return o;const n=[];let e=0;for(let i=o.
indexOf("&");i>=0;i=o.indexOf("&",e)){const p=o.indexOf(";",i);if(p<0||p-i>12)return;const O=o.slice(i+1,p),A=u.get(O)??t(O);if(A===void 0)return;n.push(o.slice(
e,i),A),e=p+1}return n.push(o.slice(e)),n.join("")}function t(o){const n=/^#(?:x([\dA-Fa-f]+)|(\d+))$/.exec(o),e=n?parseInt(n[1]??n[2],n[1]===void 0?10:16):-1;return e>
0&&e<=1114111&&!(e>=55296&&e<=57343)?String.fromCodePoint(e):void 0}function c(o){const[n,e,i,p]=o;if(n===0&&e===0&&(i===254||i===0)||n===255&&e===254&&i===0&&p===
0)return _(o);if(n===254&&e===255||n===0&&e===60)return r(new TextDecoder("utf-16be").decode(o));if(n===255&&e===254||n===60&&e===0)return r(new TextDecoder("ut\
f-16le").decode(o));const O=new TextDecoder().decode(o);return r(O.includes("�")?Buffer.from(o).toString("latin1"):O)}function a(o){if(o[0]===0||o[1]===0||o[0]===
254||o[0]===255)return c(o);const e=(0,M.bS)(o).toString("latin1",0,d),i=m.exec(e)?.[1]?.toLowerCase()??"utf-8";if(f.has(i))try{return new TextDecoder(i,{fatal:!0}).
decode(o)}catch{return}}const d=200,m=/^(?:\xef\xbb\xbf)?<\?xml\s[^>]*?encoding\s*=\s*["']([\w.-]+)["']/,f=new Set(["utf-8","utf8","us-ascii","iso-8859-1","iso-\
8859-15","windows-1252"]),r=o=>o.startsWith("\uFEFF")?o.slice(1):o;function _(o){const n=new DataView(o.buffer,o.byteOffset,o.byteLength),e=o[0]!==0,i=[];for(let p=0;p+
4<=o.length;p+=4){const O=n.getUint32(p,e);if(O>1114111)return;i.push(String.fromCodePoint(O))}return r(i.join(""))}const l=o=>o.replaceAll("&","&amp;").replaceAll(
"<","&lt;").replaceAll(">","&gt;").replaceAll('"',"&quot;")}),60912:((y,v,h)=>{h.d(v,{QH:()=>P,T3:()=>w,_L:()=>u});var M=h(21115),T=h(3907),E=h(45599);function P(s,t,c){
const{text:a,properties:d,end:m,about:f}=s,r=[];let _=0;for(const l of d.filter(t).sort((o,n)=>o.from-n.from))l.from<_||(r.push(a.slice(_,l.from)),_=l.to);return r.
push(a.slice(_,Math.max(m,_))),c.length>0&&r.push(D(c,f)),r.push(a.slice(Math.max(m,_))),x(r.join(""))}function w(s){return`<?xpacket begin="\uFEFF" id="W5M0MpCehiHz\
reSzNTczkc9d"?>
<x:xmpmeta xmlns:x="adobe:ns:meta/">
<rdf:RDF xmlns:rdf="${M.dK.rdf}">
${D(s,"")}</rdf:RDF>
</x:xmpmeta>
<?xpacket end="w"?>`}function D(s,t){const a=[...new Set(s.map(({prefix:m})=>m))].map(m=>` xmlns:${m}="${M.dK[m]}"`).join(""),d=s.map(({prefix:m,name:f,form:r,values:_})=>`\
<${m}:${f}>${g(r,_)}</${m}:${f}>
`);return`<rdf:Description xmlns:rdf="${M.dK.rdf}" rdf:about="${(0,T.X)(t)}"${a}>
${d.join("")}</rdf:Description>
`}function g(s,t){const c=a=>t.map(d=>`<rdf:li${a}>${(0,T.X)(d)}</rdf:li>`).join("");switch(s){case"simple":return(0,T.X)(t[0]??"");case"alternative":return`<rd\
f:Alt>${c(' xml:lang="x-default"')}</rdf:Alt>`;case"ordered":return`<rdf:Seq>${c("")}</rdf:Seq>`;case"unordered":return`<rdf:Bag>${c("")}</rdf:Bag>`}}const x=s=>s.
replace(/^(\s*<\?xml\s[^>]*encoding\s*=\s*["'])[^"']*/,"$1UTF-8");function u(s,t){const c=s.catalog.get("Metadata"),a=s.resolve(c),d=a instanceof E.Z6?[...a.dict].
filter(([r])=>!["Filter","DecodeParms","Length"].includes(r)):[],m=new E.Bi([["Type",new E.SX("Metadata")],["Subtype",new E.SX("XML")],...d]),f=new E.Z6(m,Buffer.
from(t,"utf8"));(0,E.i9)(c)&&a instanceof E.Z6?s.put(c,f):s.edit(s.catalogNumber).set("Metadata",s.add(f))}}),1975:((y,v,h)=>{h.d(v,{kg:()=>w,m:()=>P,sm:()=>D});
var M=h(21115),T=h(3907);const E=1e5,P={text:"",properties:[],malformed:!0,end:-1,about:""};async function w(s,t){const c=(0,T.xK)(s);if(c===void 0)return P;const a=new x,
m=await(0,T.km)(c,t,f=>(a.take(f),a.broken))!=="well-formed"||a.depth>0||a.end<0||!a.declared;return{text:c,properties:a.properties,malformed:m,end:a.end,about:a.
about}}function D(s,t,c){return s?.properties.find(a=>a.name===c&&a.namespace===M.dK[t])?.values??[]}const g=-2;class x{properties=[];broken=!1;declared=!0;end=-1;about="";scope=new M.
ee;open=[];root=g;loose=!1;items=[];pieces=[];get depth(){return this.open.length}take(t){t.kind==="start"||t.kind==="empty"?(this.start(t.name,t.attributes,t.from),
t.kind==="empty"&&!this.broken&&this.close(t.name,t.to,t.to)):t.kind==="end"?this.close(t.name,t.from,t.to):t.kind==="text"&&this.isInProperty()&&this.pieces.push(
t.text)}isInProperty(){return this.root!==g&&this.open.length>this.root+2}start(t,c,a){if(this.open.length>=T.ol&&(this.broken=!0),this.broken)return;this.scope.
enter(c);const d=this.scope.ofElement(t),m=d.namespace===M.dK.rdf,f=m&&d.local==="li";this.root===g&&this.end<0&&m&&d.local==="Description"&&(this.root=this.open.
length-1,this.loose=!0);const r=this.open.length-this.root,_=f?c.find(({name:l})=>l==="xml:lang")?.value:void 0;if(this.open.push({name:t,...d,from:a,language:_}),
this.root===g){if(!m||d.local!=="RDF"||this.end>=0)return;this.root=this.open.length-1,this.declared=this.scope.declares(t)}else if(r===1)this.describe(c);else if(r===
2){this.items=[];const l=c.find(({name:o})=>this.isRdf(o,"resource"));this.pieces=l?[l.value]:[]}else f&&(this.pieces=[])}describe(t){for(const{name:c,value:a,from:d,
to:m}of t){if((0,M.HC)(c))continue;const{namespace:f,local:r}=this.scope.ofAttribute(c);f===M.dK.rdf&&r==="about"&&(this.about=a),!(f===""||f===M.dK.rdf||f===M.
dK.xml)&&this.add({namespace:f,name:r,values:[a],from:d,to:m})}}close(t,c,a){const d=this.open.pop();if(d?.name!==t){this.broken=!0;return}this.scope.leave();const m=this.
open.length-this.root;if(this.root!==g)if(m===0)this.end=c,this.root=g;else if(m===1&&this.loose)this.root=g,this.loose=!1;else if(m===2){const f=this.items.length>
0?u(this.items):[this.pieces.join("").trim()];this.add({namespace:d.namespace,name:d.local,values:f,from:d.from,to:a})}else m>2&&d.namespace===M.dK.rdf&&d.local===
"li"&&(this.items.push({text:this.pieces.join("").trim(),language:d.language}),this.pieces=[])}add(t){this.properties.length<E?this.properties.push(t):this.broken=
!0}isRdf(t,c){const a=this.scope.ofAttribute(t);return a.local===c&&a.namespace===M.dK.rdf}}function u(s){const t=s.findIndex(({language:a})=>a?.toLowerCase()===
"x-default"),c=s.map(({text:a})=>a);return t>0?[c[t],...c.slice(0,t),...c.slice(t+1)]:c}}),59071:((y,v,h)=>{h.d(v,{Gh:()=>t,ZK:()=>c,wh:()=>s});var M=h(77581),T=h(
45599);const E=/\u001b[A-Za-z]{2}[A-Za-z-]{0,8}\u001b/g,P=/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]/g,w=/[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g,
D=a=>a.replace(E,"").replace(P,"").replace(w,"�"),g=200,x=new WeakMap;function u(a){if(a.bytes.length<g)return D((0,M.g7)(a));let d=x.get(a);return d===void 0&&
x.set(a,d=D((0,M.g7)(a))),d}const s=a=>D(a).trim();function t(a){const d=a instanceof T.Mx?u(a).trim():"";return d===""?null:d}const c=a=>a?u(a):""}),70549:((y,v,h)=>{
h.d(v,{n:()=>M});function M(T){const E=new WeakMap;return P=>{if(P.hasChanges)return T(P);const w=E.get(P);if(w)return w.answer;const D=T(P);return E.set(P,{answer:D}),
D}}}),21996:((y,v,h)=>{h.d(v,{Av:()=>c,RJ:()=>m,V3:()=>d,vb:()=>f,zx:()=>t});var M=h(54619),T=h(93604),E=h(78157),P=h(88500);const w=2048,D=65536,g=4,x=1<<20,u=1024,
s="[^\\0\\t\\n\\f\\r ()<>[\\]{}/%#]";async function t(l,o){const{found:n,all:e}=await a(l,o),i=p=>[...new Set([...p,...e])].sort((O,A)=>O-A);return Object.fromEntries(
o.map(p=>[p,i(n[p])]))}async function c(l,o){const{found:n,all:e}=await a(l,o);for(const i of Object.values(n))for(const p of i)e.add(p);return e}async function a(l,o){
const n=o.map(O=>{const[A="",...I]=[...O].map(b=>b.replace(/\W/,"\\$&")),R=/\W/.test(O)?s:"\\w";return`${A}(?:${I.join("")}|${R}{0,${Math.max(0,O.length-2)}}#)`}),
e=new RegExp(`/(?:${n.join("|")}|#)`,"g"),i=Object.fromEntries(o.map(O=>[O,new Set])),p=new Set;await m(l,(O,A,I,R)=>{const b=O.toString("latin1",A,I);e.lastIndex=
0;for(let L=e.exec(b);L;L=e.exec(b)){const C=R(A+L.index);C!==void 0&&(L[0].endsWith("#")?p.add(C):i[L[0].slice(1)].add(C))}});for(const O of f(l))p.add(O);return{
found:i,all:p}}async function d(l,o){const n=await t(l,o);return[...new Set(Object.values(n).flat())].sort((e,i)=>e-i)}async function m(l,o){const{bytes:n,table:e}=l,
i=r(l),p=new Int32Array(i.length);for(let b=0;b<i.length;b++)p[b]=e.place[i[b]];const O=(0,E.bS)(n),A=b=>i[(0,T.MJ)(p,b)-1],I=new P.s;let R=0;for(let b=0;b<i.length;b++){
const L=b+1===i.length,C=L?n.length:p[b+1],S=C-p[b]>w;if(!S&&!L&&C-R<D)continue;let K=C;if(S){p[b]>R&&o(O,R,p[b],A),I.reset();const U=I.value(n,l.bodies[i[b]],C);
R=p[b],U>=0&&(K=U)}o(O,R,K,A);const B=l.job.pace.step(g*(K-R));B&&await B,R=C}for(const[b,L]of _(l)){const C=l.objectStream(b),S=l.job.pace.step(0);if(S&&await S,
!C)continue;const K=new Set(L),{starts:B,numbers:U,data:j}=C,N=$=>{const W=U[(0,T.MJ)(B,$)-1];return W!==void 0&&K.has(W)?W:void 0};for(let $=0;$<j.length;$+=x){
o((0,E.bS)(j),$,Math.min($+x+u,j.length),N);const W=l.job.pace.step(g*x);W&&await W}}}function*f(l){for(let o=1;l.hasChanges&&o<l.size;o++)l.isChanged(o)&&l.exists(
o)&&(yield o)}function r(l){const{table:o,hasChanges:n}=l,e=[];let i=!0,p=-1;for(let O=1;O<o.size;O++){if(o.kind[O]!==M.tL||n&&l.isChanged(O))continue;const A=o.
place[O];i&&=A>=p,p=A,e.push(O)}return i?e:e.sort((O,A)=>o.place[O]-o.place[A])}function _(l){const{table:o,hasChanges:n}=l,e=new Map;for(let i=1;i<o.size;i++){
if(o.kind[i]!==M.UT||n&&l.isChanged(i))continue;const p=o.place[i],O=e.get(p);O?O.push(i):e.set(p,[i])}return e}}),90536:((y,v,h)=>{h.d(v,{C:()=>T,L:()=>E});var M=h(
45599);function T(P,w){const D=[P];for(;D.length>0;){const g=D.pop(),x=g instanceof M.Z6?g.dict:g;if(Array.isArray(x))for(const u of x)D.push(u);else if(x instanceof
M.Bi){w(x);for(const u of x.values())D.push(u)}}}function E(P,w){const D=[];return T(P,g=>{D.length===0&&w(g)&&D.push(g)}),D.length>0}}),93604:((y,v,h)=>{h.d(v,
{BC:()=>w,MJ:()=>D,p9:()=>E,qZ:()=>P});const M=1e3,T=3e5;function*E(x,u){if(x.length<=M)return[...x].sort(u);let s=[];for(let t=0;t<x.length;t+=M){for(const c of x.
slice(t,t+M).sort(u))s.push(c);yield T}for(let t=M;t<s.length;t*=2){const c=[];for(let a=0;a<s.length;a+=2*t){const d=Math.min(a+t,s.length),m=Math.min(d+t,s.length);
for(let f=a,r=d;f<d||r<m;){const _=r===m||f<d&&u(s[f],s[r])<=0;c.push(_?s[f++]:s[r++]),c.length%M===0&&(yield T)}}s=c}return s}async function P(x,u,s){const t=E(
x,u);for(;;){const{done:c,value:a}=t.next();if(c)return a;const d=s.step(a);d&&await d}}const w=(x,u)=>g(x,u,!1),D=(x,u)=>g(x,u,!0);function g(x,u,s){let[t,c]=[
0,x.length];for(;t<c;){const a=t+c>>1,d=x[a];d<u||s&&d===u?t=a+1:c=a}return t}})};
