"use strict";exports.id=5676,exports.ids=[5676],exports.modules={17079:((y,v,h)=>{h.d(v,{Z:()=>w,_:()=>P});const M=/^(?:D:)?\s*(\d{4})(?:(\d\d)(?:(\d\d)(?:(\d\d)(?:(\d\d)(?:(\d\d))?)?)?)?)?\s*(?:(Z)(?:00?)?'?(?:00?'?)?|([+-])(\d\d)?'?(?:(\d\d)'?)?)?$/,
T=/^(D:)?19(1\d\d)(\d{10})(?!\d)/,D=/^(\d{4})(?:-(\d\d)(?:-(\d\d)(?:[T ](\d\d):(\d\d)(?::(\d\d)(?:[.,]\d{1,9})?)?\s?(?:(Z)|([+-])(\d\d):?(\d\d)?)?)?)?)?$/;function P(u){
if(u.length>64)return;const i=u.trim().replace(T,(n,a,r,d)=>`${a??""}${1900+Number(r)}${d}`);return g(E(M.exec(i)??D.exec(i)))}function w(u){const i=u.length>64?
void 0:E(D.exec(u.trim()));if(!i||g(i)===void 0)return;const{year:n,month:a="",day:r="",hour:d="",minute:x="",second:l="",zone:o=""}=i;return`D:${n}${a}${r}${d}${x}${l}${o===
"Z"||o===""?o:`${o.replace(":","'")}'`}`}function E(u){if(!u)return;const[,i,n,a,r,d,x,l,o,_,f]=u,s=l??(o===void 0?void 0:`${o}${_??"00"}:${f??"00"}`);return{year:i,
month:n,day:a,hour:r,minute:d,second:x,zone:s}}function g(u){if(!u)return;const{year:i,month:n,day:a,hour:r,minute:d="00",second:x="00",zone:l}=u,o=(f,s,t)=>f===
void 0||Number(f)>=s&&Number(f)<=t;if(Number(i)===0||!o(n,1,12)||!o(a,1,m(Number(i),Number(n)))||!o(r,0,23)||!o(d,0,59)||!o(x,0,59)||l!==void 0&&l!=="Z"&&!(o(l.
slice(1,3),0,23)&&o(l.slice(4),0,59)))return;const _=[i,n,a].filter(f=>f!==void 0).join("-");return r===void 0?_:`${_}T${r}:${d}:${x}${l==="+00:00"||l==="-00:00"?
"Z":l??""}`}function m(u,i){return i===2?u%4===0&&(u%100!==0||u%400===0)?29:28:[4,6,9,11].includes(i)?30:31}}),75676:((y,v,h)=>{h.r(v),h.d(v,{set_metadata:()=>g});
var M=h(94518),T=h(14029),D=h(21281),P=h(71856),w=h(32901),E=h(45657);const g=async(m,u,i)=>{const{remove_existing:n,open_password:a,...r}=u,d=await(0,M.E)(m.bytes,
i,{password:a}),x=[];if(n){const{archive:o}=await(0,D.ds)(d);await(0,P.Ij)(d),o&&x.push((0,D.Xb)(o,"its metadata was removed"))}Object.keys(r).length>0&&(0,E.RZ)(
x,await(0,w.f)(d,r));const l=d.pages.count;return{documents:[{name:m.name,bytes:await(0,T.UN)(d),pageCount:l}],notes:x,facts:{pageCount:l}}}}),21281:((y,v,h)=>{
h.d(v,{Ip:()=>m,XM:()=>r,Xb:()=>a,ds:()=>g,qg:()=>n});var M=h(59071),T=h(70549),D=h(21115),P=h(824),w=h(1975),E=h(60912);const g=(0,T.n)(async l=>m(l,await(0,P.
Br)(l)));function m(l,o){const _=(p,O)=>(0,M.wh)((0,w.sm)(o,p,O)[0]??""),f=i(_("pdfaid","part"),_("pdfaid","conformance").toLowerCase()),s=u(_("pdfuaid","part"))?
`PDF/UA-${_("pdfuaid","part")}`:void 0,e=[_("pdfxid","GTS_PDFXVersion")||_("pdfx","GTS_PDFXVersion")||((0,M.Gh)(l.resolve((0,P._U)(l)?.get("GTS_PDFXVersion")))??
""),_("pdfe","ISO_PDFEVersion"),_("pdfvtid","GTS_PDFVTVersion")],c=[f?.name,s,...e.filter(p=>/^PDF\/[\w .:/()-]{1,40}$/.test(p))];return{archive:f,accessible:s,
names:c.filter(p=>p!==void 0)}}const u=l=>/^[1-9]$/.test(l);function i(l,o){if(!u(l))return;const _=/^[abuef]$/.test(o)?o:"";return{part:Number(l),level:_,name:`\
PDF/A-${l}${_}`}}function n(l,o,_,f){return o&&x(l,o,[D.dK.pdfaid]),a(_,f)}const a=({name:l},o)=>({code:"pdfa_identification_removed",message:`The document no l\
onger claims ${l}: ${o}.`});async function r(l){const o=await(0,P.Br)(l);if(!o)return[];const{archive:_,accessible:f}=m(l,o);x(l,o,[D.dK.pdfaid,D.dK.pdfuaid]);const s=[
_?.name,f].filter(t=>t!==void 0);return s.length>0?[d(s)]:[]}const d=l=>({code:"conformance_dropped",message:`The result no longer claims ${l.join(" and ")}, be\
cause a merge cannot guarantee conformance.`});function x(l,o,_){o.properties.some(({namespace:f})=>_.includes(f))&&(0,E._L)(l,(0,E.QH)(o,({namespace:f})=>_.includes(
f),[]))}}),21115:((y,v,h)=>{h.d(v,{HC:()=>P,dK:()=>M,ee:()=>D});const M={rdf:"http://www.w3.org/1999/02/22-rdf-syntax-ns#",xml:"http://www.w3.org/XML/1998/names\
pace",dc:"http://purl.org/dc/elements/1.1/",xmp:"http://ns.adobe.com/xap/1.0/",xmpMM:"http://ns.adobe.com/xap/1.0/mm/",pdf:"http://ns.adobe.com/pdf/1.3/",pdfaid:"\
http://www.aiim.org/pdfa/ns/id/",pdfuaid:"http://www.aiim.org/pdfua/ns/id/",pdfxid:"http://www.npes.org/pdfx/ns/id/",pdfx:"http://ns.adobe.com/pdfx/1.3/",pdfaExtension:"\
http://www.aiim.org/pdfa/ns/extension/",pdfaSchema:"http://www.aiim.org/pdfa/ns/schema#",pdfaProperty:"http://www.aiim.org/pdfa/ns/property#",fx:"urn:factur-x:p\
dfa:CrossIndustryDocument:invoice:1p0#",pdfe:"http://www.aiim.org/pdfe/ns/id/",pdfvtid:"http://www.npes.org/pdfvt/ns/id/",xfa:"http://www.xfa.org/schema/xfa-dat\
a/1.0/",ds:"http://www.w3.org/2000/09/xmldsig#"},T=new Map(Object.entries(M));class D{uris=new Map;declared=[];known=new Map;enter(u){let i;for(const{name:n,value:a}of u){
if(!P(n))continue;const r=n.slice(6),d=this.uris.get(r);d?d.push(a):this.uris.set(r,[a]),(i??=[]).push(r)}this.declared.push(i??w),i&&this.known.clear()}leave(){
const u=this.declared.pop()??w;for(const i of u)this.uris.get(i).pop();u.length>0&&this.known.clear()}declares(u){return(this.uris.get(g(u))?.length??0)>0}ofElement(u){
let i=this.known.get(u);if(!i){const n=g(u),a=this.uris.get(n)?.at(-1)??T.get(n)??"";this.known.size===E&&this.known.clear(),this.known.set(u,i={namespace:a,local:u.
slice(u.indexOf(":")+1)})}return i}ofAttribute(u){return u.includes(":")?this.ofElement(u):{namespace:"",local:u}}}const P=m=>m==="xmlns"||m.startsWith("xmlns:"),
w=[],E=1e3,g=m=>m.slice(0,Math.max(m.indexOf(":"),0))}),824:((y,v,h)=>{h.d(v,{Br:()=>m,_6:()=>i,_U:()=>g});var M=h(58552),T=h(1975),D=h(17079),P=h(45599),w=h(59071),
E=h(70549);function g(n){const a=n.resolve(n.trailer.get("Info"));return a instanceof P.Bi?a:a instanceof P.Z6?a.dict:void 0}const m=(0,E.n)(u);async function u(n){
const a=n.get(n.catalogNumber),r=a instanceof P.Bi?n.resolve(a.get("Metadata")):null;if(!(r instanceof P.Z6))return;let d;try{d=n.decoded(r)}catch(x){if(!(x instanceof
M.zU)||x.code==="cancelled")throw x;return T.m}return(0,T.kg)(d,n.job.pace)}function i(n,a){const r=g(n),d=s=>n.resolve(r?.get(s)),x=(s,t,e=", ")=>{const c=(0,T.
sm)(a,s,t).map(w.wh).filter(Boolean).join(e);return c===""?null:c},l=(s,t)=>{const[e=""]=(0,T.sm)(a,s,t);return(0,w.wh)(e)||null},o=(s,t)=>(0,D._)((0,w.Gh)(d(s))??
"")??(0,D._)(l("xmp",t)??"")??null,_=n.get(n.catalogNumber),f=_ instanceof P.Bi?(0,w.Gh)(n.resolve(_.get("Lang"))):null;return{title:(0,w.Gh)(d("Title"))??l("dc",
"title"),author:(0,w.Gh)(d("Author"))??x("dc","creator"),subject:(0,w.Gh)(d("Subject"))??l("dc","description"),keywords:(0,w.Gh)(d("Keywords"))??x("pdf","Keywor\
ds")??x("dc","subject"),creator:(0,w.Gh)(d("Creator"))??l("xmp","CreatorTool"),producer:(0,w.Gh)(d("Producer"))??l("pdf","Producer"),created:o("CreationDate","C\
reateDate"),modified:o("ModDate","ModifyDate"),language:f??l("dc","language")}}}),71856:((y,v,h)=>{h.d(v,{B4:()=>u,Ij:()=>P,In:()=>w,lq:()=>E});var M=h(21996),T=h(
90536),D=h(45599);async function P(i){i.trailer.delete("Info");const n=await(0,M.Av)(i,Object.keys(g));for(const a of[...n].sort((r,d)=>r-d)){if(!(0,T.L)(i.get(
a),d=>m(i,d).length>0))continue;(0,T.C)(i.edit(a),d=>{for(const x of m(i,d))d.delete(x)});const r=i.job.pace.step(1e3);r&&await r}}const w=i=>i instanceof D.Z6&&
((0,D.Eo)(i.dict.get("Type"),"Metadata")||(0,D.Eo)(i.dict.get("Subtype"),"XML")),E={"PTEX.FileName":i=>i instanceof D.Mx,"PTEX.InfoDict":D.Zm},g={Metadata:w,PieceInfo:()=>!0,
...E},m=(i,n)=>Object.keys(g).filter(a=>n.has(a)&&g[a](i.resolve(n.get(a))));function u(i){const n=i.dict(i.trailer.get("Info"))!==void 0,a=i.resolve(i.catalog.
get("Metadata"))!==null;return i.trailer.delete("Info"),i.catalog.has("Metadata")&&i.editCatalog().delete("Metadata"),Number(n)+Number(a)}}),32901:((y,v,h)=>{h.
d(v,{R:()=>x,f:()=>m});var M=h(21115),T=h(77581),D=h(45599),P=h(21281),w=h(824),E=h(60912);const g={title:"Title",author:"Author",subject:"Subject",keywords:"Ke\
ywords",creator:"Creator"};async function m(o,_){const f=await(0,w.Br)(o);if(((0,P.Ip)(o,f).archive?.part??0)>=4?n(o,_):i(o,_),_.language!==void 0&&o.edit(o.catalogNumber).
set("Lang",(0,T.wx)(_.language)),f?.malformed===!0)return(0,E._L)(o,(0,E.T3)(l(o,_))),[u];const t=a(_);return f?(0,E._L)(o,(0,E.QH)(f,r(t,f),t)):o.version>="2.0"&&
(0,E._L)(o,(0,E.T3)(l(o,_))),[]}const u={code:"xmp_replaced",message:"The XMP metadata of the document was malformed. It was written again from the Info diction\
ary, without claims such as PDF/A."};function i(o,_){const f=Object.entries(g).flatMap(([e,c])=>{const p=_[e];return p===void 0?[]:[[c,(0,T.wx)(p)]]});if(f.length===
0)return;const s=o.trailer.get("Info"),t=new D.Bi([...(0,w._U)(o)??[],...f]);s instanceof D.oS&&o.exists(s.number)?o.put(s,t):o.trailer.set("Info",o.add(t))}function n(o,_){
const f=(0,w._U)(o);if(!f)return;const s=new Set(Object.entries(g).flatMap(([c,p])=>_[c]===void 0?[]:[p])),t=new D.Bi([...f].filter(([c])=>!s.has(c)));if(t.size===
f.size)return;const e=o.trailer.get("Info");t.size===0?o.trailer.delete("Info"):e instanceof D.oS?o.put(e,t):o.trailer.set("Info",t)}function a(o){const{title:_,
author:f,subject:s,keywords:t,creator:e,language:c}=o,p=(O,A,I,R)=>R===void 0?[]:[{prefix:O,name:A,form:I,values:[R]}];return[...p("dc","title","alternative",_),
...p("dc","description","alternative",s),...p("dc","creator","ordered",f),...p("pdf","Keywords","simple",t),...p("xmp","CreatorTool","simple",e),...p("dc","lang\
uage","unordered",c)]}function r(o,{properties:_}){const f=o.find(({name:e})=>e==="Keywords")?.values[0],s=_.some(({namespace:e,name:c})=>e===M.dK.dc&&c==="subj\
ect");f!==void 0&&s&&o.push({prefix:"dc",name:"subject",form:"unordered",values:d(f)});const t=new Set(o.map(({prefix:e,name:c})=>`${M.dK[e]} ${c}`));return({namespace:e,
name:c})=>t.has(`${e} ${c}`)}const d=o=>o.split(/[,;]/).map(_=>_.trim()).filter(_=>_!==""),x=(o,_)=>(0,E.T3)([...l(o,{}),..._]);function l(o,_){const{title:f,author:s,
subject:t,keywords:e,creator:c,producer:p,created:O,modified:A,language:I}=(0,w._6)(o,void 0),b=Object.entries({...{title:f,author:s,subject:t,keywords:e,creator:c,
language:I},..._}).filter(([,C])=>C!==null),L=(C,S,K)=>K===null?[]:[{prefix:C,name:S,form:"simple",values:[K]}];return[...a(Object.fromEntries(b)),...L("pdf","P\
roducer",p),...L("xmp","CreateDate",O),...L("xmp","ModifyDate",A)]}}),3907:((y,v,h)=>{h.d(v,{Rt:()=>r,X:()=>f,km:()=>P,ol:()=>T,xK:()=>a});var M=h(78157);const T=200,
D=1e4;async function P(s,t,e){const c=new w(s);for(let p=c.next();p;p=c.next()){if(e(p))return"left";const O=t.step((p.to-p.from)*4+50);O&&await O}return c.hasDocumentType?
"document type":c.malformed?"malformed":"well-formed"}class w{text;malformed=!1;hasDocumentType=!1;at=0;constructor(t){this.text=t}next(){const{text:t,at:e}=this;
if(e>=t.length)return;if(t.charCodeAt(e)!==E)return this.characters(e,this.nextTag(e));if(t.startsWith("<!--",e))return this.other(e,"-->",4);if(t.startsWith("<\
?",e))return this.other(e,"?>",2);if(t.startsWith("<![CDATA[",e)){const p=t.indexOf("]]>",e);return p<0?this.end():(this.at=p+3,{kind:"text",text:t.slice(e+9,p),
from:e,to:this.at})}return t.startsWith("<!",e)?(this.hasDocumentType=t.startsWith("<!DOCTYPE",e),this.end()):(t.charCodeAt(e+1)===m?this.endTag(e):this.startTag(
e))??this.fault(e,this.nextTag(e+1))}other(t,e,c){const p=this.text.indexOf(e,t+c);return p<0?this.end():(this.at=p+e.length,{kind:"other",from:t,to:this.at})}endTag(t){
const e=this.name(t+2),c=this.blanks(e);if(!(e===t+2||this.text.charCodeAt(c)!==g))return this.at=c+1,{kind:"end",name:this.text.slice(t+2,e),from:t,to:this.at}}startTag(t){
const{text:e}=this,c=this.name(t+1);if(c===t+1)return;const p=e.slice(t+1,c),O=[];for(let A=c;;){const I=this.blanks(A),R=e.charCodeAt(I);if(R===g||R===m&&e.charCodeAt(
I+1)===g)return this.at=R===g?I+1:I+2,{kind:R===g?"start":"empty",name:p,attributes:O,from:t,to:this.at};const b=this.name(I),L=this.blanks(b),C=this.blanks(L+1),
S=e[C];if(I===A||b===I||e[L]!=="="||S!=='"'&&S!=="'")return;const K=e.indexOf(S,C+1),B=e.slice(C+1,Math.max(K,C+1)),U=B.includes("<")?void 0:i(B);if(K<0||U===void 0||
O.length>=D)return;O.push({name:e.slice(I,b),value:U,from:I,to:K+1}),A=K+1}}characters(t,e){const c=i(this.text.slice(t,e));return c===void 0?this.fault(t,e):(this.
at=e,{kind:"text",text:c,from:t,to:e})}nextTag(t){const e=this.text.indexOf("<",t);return e<0?this.text.length:e}fault(t,e){return this.malformed=!0,this.at=e,{
kind:"other",from:t,to:e}}end(){this.malformed=!0,this.at=this.text.length}blanks(t){const{text:e}=this;for(;;){const c=e.charCodeAt(t);if(c!==32&&c!==9&&c!==10&&
c!==13)return t;t++}}name(t){const{text:e}=this;for(;t<e.length;t++){const c=e.charCodeAt(t);if(c<=32||c===m||c===g||c===E||c===61||c===34||c===39)break}return t}}
const[E,g,m]=[60,62,47],u=new Map([["amp","&"],["lt","<"],["gt",">"],["quot",'"'],["apos","'"]]);function i(s){if(!s.includes("&"))return s;const t=[];let e=0;for(let c=s.
indexOf("&");c>=0;c=s.indexOf("&",e)){const p=s.indexOf(";",c);if(p<0||p-c>12)return;const O=s.slice(c+1,p),A=u.get(O)??n(O);if(A===void 0)return;t.push(s.slice(
e,c),A),e=p+1}return t.push(s.slice(e)),t.join("")}function n(s){const t=/^#(?:x([\dA-Fa-f]+)|(\d+))$/.exec(s),e=t?parseInt(t[1]??t[2],t[1]===void 0?10:16):-1;return e>
0&&e<=1114111&&!(e>=55296&&e<=57343)?String.fromCodePoint(e):void 0}function a(s){const[t,e,c,p]=s;if(t===0&&e===0&&(c===254||c===0)||t===255&&e===254&&c===0&&p===
0)return _(s);if(t===254&&e===255||t===0&&e===60)return o(new TextDecoder("utf-16be").decode(s));if(t===255&&e===254||t===60&&e===0)return o(new TextDecoder("ut\
f-16le").decode(s));const O=new TextDecoder().decode(s);return o(O.includes("�")?Buffer.from(s).toString("latin1"):O)}function r(s){if(s[0]===0||s[1]===0||s[0]===
254||s[0]===255)return a(s);const e=(0,M.bS)(s).toString("latin1",0,d),c=x.exec(e)?.[1]?.toLowerCase()??"utf-8";if(l.has(c))try{return new TextDecoder(c,{fatal:!0}).
decode(s)}catch{return}}const d=200,x=/^(?:\xef\xbb\xbf)?<\?xml\s[^>]*?encoding\s*=\s*["']([\w.-]+)["']/,l=new Set(["utf-8","utf8","us-ascii","iso-8859-1","iso-\
8859-15","windows-1252"]),o=s=>s.startsWith("\uFEFF")?s.slice(1):s;function _(s){const t=new DataView(s.buffer,s.byteOffset,s.byteLength),e=s[0]!==0,c=[];for(let p=0;p+
4<=s.length;p+=4){const O=t.getUint32(p,e);if(O>1114111)return;c.push(String.fromCodePoint(O))}return o(c.join(""))}const f=s=>s.replaceAll("&","&amp;").replaceAll(
"<","&lt;").replaceAll(">","&gt;").replaceAll('"',"&quot;")}),60912:((y,v,h)=>{h.d(v,{QH:()=>P,T3:()=>w,_L:()=>u});var M=h(21115),T=h(3907),D=h(45599);function P(i,n,a){
const{text:r,properties:d,end:x,about:l}=i,o=[];let _=0;for(const f of d.filter(n).sort((s,t)=>s.from-t.from))f.from<_||(o.push(r.slice(_,f.from)),_=f.to);return o.
push(r.slice(_,Math.max(x,_))),a.length>0&&o.push(E(a,l)),o.push(r.slice(Math.max(x,_))),m(o.join(""))}function w(i){return`<?xpacket begin="\uFEFF" id="W5M0MpCehiHz\
reSzNTczkc9d"?>
<x:xmpmeta xmlns:x="adobe:ns:meta/">
<rdf:RDF xmlns:rdf="${M.dK.rdf}">
${E(i,"")}</rdf:RDF>
</x:xmpmeta>
<?xpacket end="w"?>`}function E(i,n){const r=[...new Set(i.map(({prefix:x})=>x))].map(x=>` xmlns:${x}="${M.dK[x]}"`).join(""),d=i.map(({prefix:x,name:l,form:o,values:_})=>`\
<${x}:${l}>${g(o,_)}</${x}:${l}>
`);return`<rdf:Description xmlns:rdf="${M.dK.rdf}" rdf:about="${(0,T.X)(n)}"${r}>
${d.join("")}</rdf:Description>
`}function g(i,n){const a=r=>n.map(d=>`<rdf:li${r}>${(0,T.X)(d)}</rdf:li>`).join("");switch(i){case"simple":return(0,T.X)(n[0]??"");case"alternative":return`<rd\
f:Alt>${a(' xml:lang="x-default"')}</rdf:Alt>`;case"ordered":return`<rdf:Seq>${a("")}</rdf:Seq>`;case"unordered":return`<rdf:Bag>${a("")}</rdf:Bag>`}}const m=i=>i.
replace(/^(\s*<\?xml\s[^>]*encoding\s*=\s*["'])[^"']*/,"$1UTF-8");function u(i,n){const a=i.catalog.get("Metadata"),r=i.resolve(a),d=r instanceof D.Z6?[...r.dict].
filter(([o])=>!["Filter","DecodeParms","Length"].includes(o)):[],x=new D.Bi([["Type",new D.SX("Metadata")],["Subtype",new D.SX("XML")],...d]),l=new D.Z6(x,Buffer.
from(n,"utf8"));(0,D.i9)(a)&&r instanceof D.Z6?i.put(a,l):i.edit(i.catalogNumber).set("Metadata",i.add(l))}}),1975:((y,v,h)=>{h.d(v,{kg:()=>w,m:()=>P,sm:()=>E});
var M=h(21115),T=h(3907);const D=1e5,P={text:"",properties:[],malformed:!0,end:-1,about:""};async function w(i,n){const a=(0,T.xK)(i);if(a===void 0)return P;const r=new m,
x=await(0,T.km)(a,n,l=>(r.take(l),r.broken))!=="well-formed"||r.depth>0||r.end<0||!r.declared;return{text:a,properties:r.properties,malformed:x,end:r.end,about:r.
about}}function E(i,n,a){return i?.properties.find(r=>r.name===a&&r.namespace===M.dK[n])?.values??[]}const g=-2;class m{properties=[];broken=!1;declared=!0;end=-1;about="";scope=new M.
ee;open=[];root=g;loose=!1;items=[];pieces=[];get depth(){return this.open.length}take(n){n.kind==="start"||n.kind==="empty"?(this.start(n.name,n.attributes,n.from),
n.kind==="empty"&&!this.broken&&this.close(n.name,n.to,n.to)):n.kind==="end"?this.close(n.name,n.from,n.to):n.kind==="text"&&this.isInProperty()&&this.pieces.push(
n.text)}isInProperty(){return this.root!==g&&this.open.length>this.root+2}start(n,a,r){if(this.open.length>=T.ol&&(this.broken=!0),this.broken)return;this.scope.
enter(a);const d=this.scope.ofElement(n),x=d.namespace===M.dK.rdf,l=x&&d.local==="li";this.root===g&&this.end<0&&x&&d.local==="Description"&&(this.root=this.open.
length-1,this.loose=!0);const o=this.open.length-this.root,_=l?a.find(({name:f})=>f==="xml:lang")?.value:void 0;if(this.open.push({name:n,...d,from:r,language:_}),
this.root===g){if(!x||d.local!=="RDF"||this.end>=0)return;this.root=this.open.length-1,this.declared=this.scope.declares(n)}else if(o===1)this.describe(a);else if(o===
2){this.items=[];const f=a.find(({name:s})=>this.isRdf(s,"resource"));this.pieces=f?[f.value]:[]}else l&&(this.pieces=[])}describe(n){for(const{name:a,value:r,from:d,
to:x}of n){if((0,M.HC)(a))continue;const{namespace:l,local:o}=this.scope.ofAttribute(a);l===M.dK.rdf&&o==="about"&&(this.about=r),!(l===""||l===M.dK.rdf||l===M.
dK.xml)&&this.add({namespace:l,name:o,values:[r],from:d,to:x})}}close(n,a,r){const d=this.open.pop();if(d?.name!==n){this.broken=!0;return}this.scope.leave();const x=this.
open.length-this.root;if(this.root!==g)if(x===0)this.end=a,this.root=g;else if(x===1&&this.loose)this.root=g,this.loose=!1;else if(x===2){const l=this.items.length>
0?u(this.items):[this.pieces.join("").trim()];this.add({namespace:d.namespace,name:d.local,values:l,from:d.from,to:r})}else x>2&&d.namespace===M.dK.rdf&&d.local===
"li"&&(this.items.push({text:this.pieces.join("").trim(),language:d.language}),this.pieces=[])}add(n){this.properties.length<D?this.properties.push(n):this.broken=
!0}isRdf(n,a){const r=this.scope.ofAttribute(n);return r.local===a&&r.namespace===M.dK.rdf}}function u(i){const n=i.findIndex(({language:r})=>r?.toLowerCase()===
"x-default"),a=i.map(({text:r})=>r);return n>0?[a[n],...a.slice(0,n),...a.slice(n+1)]:a}}),59071:((y,v,h)=>{h.d(v,{Gh:()=>n,ZK:()=>a,wh:()=>i});var M=h(77581),T=h(
45599);const D=/\u001b[A-Za-z]{2}[A-Za-z-]{0,8}\u001b/g,P=/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]/g,w=/[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g,
E=r=>r.replace(D,"").replace(P,"").replace(w,"�"),g=200,m=new WeakMap;function u(r){if(r.bytes.length<g)return E((0,M.g7)(r));let d=m.get(r);return d===void 0&&
m.set(r,d=E((0,M.g7)(r))),d}const i=r=>E(r).trim();function n(r){const d=r instanceof T.Mx?u(r).trim():"";return d===""?null:d}const a=r=>r?u(r):""}),70549:((y,v,h)=>{
h.d(v,{n:()=>M});function M(T){const D=new WeakMap;return P=>{if(P.hasChanges)return T(P);const w=D.get(P);if(w)return w.answer;const E=T(P);return D.set(P,{answer:E}),
E}}}),21996:((y,v,h)=>{h.d(v,{Av:()=>a,RJ:()=>x,V3:()=>d,vb:()=>l,zx:()=>n});var M=h(54619),T=h(93604),D=h(78157),P=h(88500);const w=2048,E=65536,g=4,m=1<<20,u=1024,
i="[^\\0\\t\\n\\f\\r ()<>[\\]{}/%#]";async function n(f,s){const{found:t,all:e}=await r(f,s),c=p=>[...new Set([...p,...e])].sort((O,A)=>O-A);return Object.fromEntries(
s.map(p=>[p,c(t[p])]))}async function a(f,s){const{found:t,all:e}=await r(f,s);for(const c of Object.values(t))for(const p of c)e.add(p);return e}async function r(f,s){
const t=s.map(O=>{const[A="",...I]=[...O].map(b=>b.replace(/\W/,"\\$&")),R=/\W/.test(O)?i:"\\w";return`${A}(?:${I.join("")}|${R}{0,${Math.max(0,O.length-2)}}#)`}),
e=new RegExp(`/(?:${t.join("|")}|#)`,"g"),c=Object.fromEntries(s.map(O=>[O,new Set])),p=new Set;await x(f,(O,A,I,R)=>{const b=O.toString("latin1",A,I);e.lastIndex=
0;for(let L=e.exec(b);L;L=e.exec(b)){const C=R(A+L.index);C!==void 0&&(L[0].endsWith("#")?p.add(C):c[L[0].slice(1)].add(C))}});for(const O of l(f))p.add(O);return{
found:c,all:p}}async function d(f,s){const t=await n(f,s);return[...new Set(Object.values(t).flat())].sort((e,c)=>e-c)}async function x(f,s){const{bytes:t,table:e}=f,
c=o(f),p=new Int32Array(c.length);for(let b=0;b<c.length;b++)p[b]=e.place[c[b]];const O=(0,D.bS)(t),A=b=>c[(0,T.MJ)(p,b)-1],I=new P.s;let R=0;for(let b=0;b<c.length;b++){
const L=b+1===c.length,C=L?t.length:p[b+1],S=C-p[b]>w;if(!S&&!L&&C-R<E)continue;let K=C;if(S){p[b]>R&&s(O,R,p[b],A),I.reset();const U=I.value(t,f.bodies[c[b]],C);
R=p[b],U>=0&&(K=U)}s(O,R,K,A);const B=f.job.pace.step(g*(K-R));B&&await B,R=C}for(const[b,L]of _(f)){const C=f.objectStream(b),S=f.job.pace.step(0);if(S&&await S,
!C)continue;const K=new Set(L),{starts:B,numbers:U,data:j}=C,N=$=>{const W=U[(0,T.MJ)(B,$)-1];return W!==void 0&&K.has(W)?W:void 0};for(let $=0;$<j.length;$+=m){
s((0,D.bS)(j),$,Math.min($+m+u,j.length),N);const W=f.job.pace.step(g*m);W&&await W}}}function*l(f){for(let s=1;f.hasChanges&&s<f.size;s++)f.isChanged(s)&&f.exists(
s)&&(yield s)}function o(f){const{table:s,hasChanges:t}=f,e=[];let c=!0,p=-1;for(let O=1;O<s.size;O++){if(s.kind[O]!==M.tL||t&&f.isChanged(O))continue;const A=s.
place[O];c&&=A>=p,p=A,e.push(O)}return c?e:e.sort((O,A)=>s.place[O]-s.place[A])}function _(f){const{table:s,hasChanges:t}=f,e=new Map;for(let c=1;c<s.size;c++){
if(s.kind[c]!==M.UT||t&&f.isChanged(c))continue;const p=s.place[c],O=e.get(p);O?O.push(c):e.set(p,[c])}return e}}),90536:((y,v,h)=>{h.d(v,{C:()=>T,L:()=>D});var M=h(
45599);function T(P,w){const E=[P];for(;E.length>0;){const g=E.pop(),m=g instanceof M.Z6?g.dict:g;if(Array.isArray(m))for(const u of m)E.push(u);else if(m instanceof
M.Bi){w(m);for(const u of m.values())E.push(u)}}}function D(P,w){const E=[];return T(P,g=>{E.length===0&&w(g)&&E.push(g)}),E.length>0}}),93604:((y,v,h)=>{h.d(v,
{BC:()=>w,MJ:()=>E,qZ:()=>D});const M=4096,T=100;async function D(m,u,i){let n=[];for(let a=0;a<m.length;a+=M){for(const d of m.slice(a,a+M).sort(u))n.push(d);const r=i.
step(12*M*T);r&&await r}for(let a=M;a<m.length;a*=2){const r=[];for(let d=0;d<m.length;d+=2*a)await P(n,d,a,u,r,i);n=r}return n}async function P(m,u,i,n,a,r){const[
d,x]=[Math.min(u+i,m.length),Math.min(u+2*i,m.length)];let[l,o]=[u,d];for(;l<d||o<x;){const _=l===d||o<x&&n(m[o],m[l])<0;a.push(m[_?o++:l++]);const f=r.step(T);
f&&await f}}const w=(m,u)=>g(m,u,!1),E=(m,u)=>g(m,u,!0);function g(m,u,i){let[n,a]=[0,m.length];for(;n<a;){const r=n+a>>1,d=m[r];d<u||i&&d===u?n=r+1:a=r}return n}})};
