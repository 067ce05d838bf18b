"use strict";exports.id=5676,exports.ids=[5676],exports.modules={17079:((B,L,l)=>{l.d(L,{Z:()=>P,_:()=>b});const v=/^(?:D:)?\s*(\d{4})(?:(\d\d)(?:(\d\d)(?:(\d\d)(?:(\d\d)(?:(\d\d))?)?)?)?)?\s*(?:(Z)(?:00?)?'?(?:00?'?)?|([+-])(\d\d)?'?(?:(\d\d)'?)?)?$/,
I=/^(D:)?19(1\d\d)(\d{10})(?!\d)/,O=/^(\d{4})(?:-(\d\d)(?:-(\d\d)(?:[T ](\d\d):(\d\d)(?::(\d\d)(?:[.,]\d{1,9})?)?\s?(?:(Z)|([+-])(\d\d):?(\d\d)?)?)?)?)?$/;function b(m){
if(m.length>64)return;const s=m.trim().replace(I,(e,a,r,c)=>`${a??""}${1900+Number(r)}${c}`);return T(g(v.exec(s)??O.exec(s)))}function P(m){const s=m.length>64?
void 0:g(O.exec(m.trim()));if(!s||T(s)===void 0)return;const{year:e,month:a="",day:r="",hour:c="",minute:_="",second:f="",zone:n=""}=s;return`D:${e}${a}${r}${c}${_}${f}${n===
"Z"||n===""?n:`${n.replace(":","'")}'`}`}function g(m){if(!m)return;const[,s,e,a,r,c,_,f,n,u,o]=m,h=f??(n===void 0?void 0:`${n}${u??"00"}:${o??"00"}`);return{year:s,
month:e,day:a,hour:r,minute:c,second:_,zone:h}}function T(m){if(!m)return;const{year:s,month:e,day:a,hour:r,minute:c="00",second:_="00",zone:f}=m,n=(o,h,D)=>o===
void 0||Number(o)>=h&&Number(o)<=D;if(Number(s)===0||!n(e,1,12)||!n(a,1,C(Number(s),Number(e)))||!n(r,0,23)||!n(c,0,59)||!n(_,0,59)||f!==void 0&&f!=="Z"&&!(n(f.
slice(1,3),0,23)&&n(f.slice(4),0,59)))return;const u=[s,e,a].filter(o=>o!==void 0).join("-");return r===void 0?u:`${u}T${r}:${c}:${_}${f==="+00:00"||f==="-00:00"?
"Z":f??""}`}function C(m,s){return s===2?m%4===0&&(m%100!==0||m%400===0)?29:28:[4,6,9,11].includes(s)?30:31}}),75676:((B,L,l)=>{l.r(L),l.d(L,{set_metadata:()=>T});
var v=l(91519),I=l(14029),O=l(21281),b=l(71856),P=l(32901),g=l(45657);const T=async(C,m,s)=>{const{remove_existing:e,open_password:a,...r}=m,c=await(0,v.E)(C.bytes,
s,{password:a}),_=[];if(e){const{archive:n}=await(0,O.ds)(c);await(0,b.Ij)(c),n&&_.push((0,O.Xb)(n,"its metadata was removed"))}Object.keys(r).length>0&&(0,g.RZ)(
_,await(0,P.f)(c,r));const f=c.pages.count;return{documents:[{name:C.name,bytes:await(0,I.UN)(c),pageCount:f}],notes:_,facts:{pageCount:f}}}}),21281:((B,L,l)=>{
l.d(L,{Ip:()=>C,XM:()=>r,Xb:()=>a,ds:()=>T,qg:()=>e});var v=l(59071),I=l(70549),O=l(21115),b=l(824),P=l(1975),g=l(60912);const T=(0,I.n)(async f=>C(f,await(0,b.
Br)(f)));function C(f,n){const u=(M,R)=>(0,v.wh)((0,P.sm)(n,M,R)[0]??""),o=s(u("pdfaid","part"),u("pdfaid","conformance").toLowerCase()),h=m(u("pdfuaid","part"))?
`PDF/UA-${u("pdfuaid","part")}`:void 0,w=[u("pdfxid","GTS_PDFXVersion")||u("pdfx","GTS_PDFXVersion")||((0,v.Gh)(f.resolve((0,b._U)(f)?.get("GTS_PDFXVersion")))??
""),u("pdfe","ISO_PDFEVersion"),u("pdfvtid","GTS_PDFVTVersion")],E=[o?.name,h,...w.filter(M=>/^PDF\/[\w .:/()-]{1,40}$/.test(M))];return{archive:o,accessible:h,
names:E.filter(M=>M!==void 0)}}const m=f=>/^[1-9]$/.test(f);function s(f,n){if(!m(f))return;const u=/^[abuef]$/.test(n)?n:"";return{part:Number(f),level:u,name:`\
PDF/A-${f}${u}`}}function e(f,n,u,o){return n&&_(f,n,[O.dK.pdfaid]),a(u,o)}const a=({name:f},n)=>({code:"pdfa_identification_removed",message:`The document no l\
onger claims ${f}: ${n}.`});async function r(f){const n=await(0,b.Br)(f);if(!n)return[];const{archive:u,accessible:o}=C(f,n);_(f,n,[O.dK.pdfaid,O.dK.pdfuaid]);const h=[
u?.name,o].filter(D=>D!==void 0);return h.length>0?[c(h)]:[]}const c=f=>({code:"conformance_dropped",message:`The result no longer claims ${f.join(" and ")}, be\
cause a merge cannot guarantee conformance.`});function _(f,n,u){n.properties.some(({namespace:o})=>u.includes(o))&&(0,g._L)(f,(0,g.QH)(n,({namespace:o})=>u.includes(
o),[]))}}),21115:((B,L,l)=>{l.d(L,{HC:()=>b,dK:()=>v,ee:()=>O});const v={rdf:"http://www.w3.org/1999/02/22-rdf-syntax-ns#",xml:"http://www.w3.org/XML/1998/names\
pace",dc:"http://purl.org/dc/elements/1.1/",xmp:"http://ns.adobe.com/xap/1.0/",xmpMM:"http://ns.adobe.com/xap/1.0/mm/",pdf:"http://ns.adobe.com/pdf/1.3/",pdfaid:"\
http://www.aiim.org/pdfa/ns/id/",pdfuaid:"http://www.aiim.org/pdfua/ns/id/",pdfxid:"http://www.npes.org/pdfx/ns/id/",pdfx:"http://ns.adobe.com/pdfx/1.3/",pdfaExtension:"\
http://www.aiim.org/pdfa/ns/extension/",pdfaSchema:"http://www.aiim.org/pdfa/ns/schema#",pdfaProperty:"http://www.aiim.org/pdfa/ns/property#",fx:"urn:factur-x:p\
dfa:CrossIndustryDocument:invoice:1p0#",pdfe:"http://www.aiim.org/pdfe/ns/id/",pdfvtid:"http://www.npes.org/pdfvt/ns/id/",xfa:"http://www.xfa.org/schema/xfa-dat\
a/1.0/",ds:"http://www.w3.org/2000/09/xmldsig#"},I=new Map(Object.entries(v));class O{uris=new Map;declared=[];known=new Map;enter(m){let s;for(const{name:e,value:a}of m){
if(!b(e))continue;const r=e.slice(6),c=this.uris.get(r);c?c.push(a):this.uris.set(r,[a]),(s??=[]).push(r)}this.declared.push(s??P),s&&this.known.clear()}leave(){
const m=this.declared.pop()??P;for(const s of m)this.uris.get(s).pop();m.length>0&&this.known.clear()}declares(m){return(this.uris.get(T(m))?.length??0)>0}ofElement(m){
let s=this.known.get(m);if(!s){const e=T(m),a=this.uris.get(e)?.at(-1)??I.get(e)??"";this.known.size===g&&this.known.clear(),this.known.set(m,s={namespace:a,local:m.
slice(m.indexOf(":")+1)})}return s}ofAttribute(m){return m.includes(":")?this.ofElement(m):{namespace:"",local:m}}}const b=C=>C==="xmlns"||C.startsWith("xmlns:"),
P=[],g=1e3,T=C=>C.slice(0,Math.max(C.indexOf(":"),0))}),824:((B,L,l)=>{l.d(L,{Br:()=>C,_6:()=>s,_U:()=>T});var v=l(58552),I=l(1975),O=l(17079),b=l(45599),P=l(59071),
g=l(70549);function T(e){const a=e.resolve(e.trailer.get("Info"));return a instanceof b.Bi?a:a instanceof b.Z6?a.dict:void 0}const C=(0,g.n)(m);async function m(e){
const a=e.get(e.catalogNumber),r=a instanceof b.Bi?e.resolve(a.get("Metadata")):null;if(!(r instanceof b.Z6))return;let c;try{c=e.decoded(r)}catch(_){if(!(_ instanceof
v.zU)||_.code==="cancelled")throw _;return I.m}return(0,I.kg)(c,e.job.pace)}function s(e,a){const r=T(e),c=h=>e.resolve(r?.get(h)),_=(h,D,w=", ")=>{const E=(0,I.
sm)(a,h,D).map(P.wh).filter(Boolean).join(w);return E===""?null:E},f=(h,D)=>{const[w=""]=(0,I.sm)(a,h,D);return(0,P.wh)(w)||null},n=(h,D)=>(0,O._)((0,P.Gh)(c(h))??
"")??(0,O._)(f("xmp",D)??"")??null,u=e.get(e.catalogNumber),o=u instanceof b.Bi?(0,P.Gh)(e.resolve(u.get("Lang"))):null;return{title:(0,P.Gh)(c("Title"))??f("dc",
"title"),author:(0,P.Gh)(c("Author"))??_("dc","creator"),subject:(0,P.Gh)(c("Subject"))??f("dc","description"),keywords:(0,P.Gh)(c("Keywords"))??_("pdf","Keywor\
ds")??_("dc","subject"),creator:(0,P.Gh)(c("Creator"))??f("xmp","CreatorTool"),producer:(0,P.Gh)(c("Producer"))??f("pdf","Producer"),created:n("CreationDate","C\
reateDate"),modified:n("ModDate","ModifyDate"),language:o??f("dc","language")}}}),71856:((B,L,l)=>{l.d(L,{B4:()=>m,Ij:()=>b,In:()=>P,lq:()=>g});var v=l(21996),I=l(
90536),O=l(45599);async function b(s){s.trailer.delete("Info");const e=await(0,v.Av)(s,Object.keys(T));for(const a of[...e].sort((r,c)=>r-c)){if(!(0,I.L)(s.get(
a),c=>C(s,c).length>0))continue;(0,I.C)(s.edit(a),c=>{for(const _ of C(s,c))c.delete(_)});const r=s.job.pace.step(1e3);r&&await r}}const P=s=>s instanceof O.Z6&&
((0,O.Eo)(s.dict.get("Type"),"Metadata")||(0,O.Eo)(s.dict.get("Subtype"),"XML")),g={"PTEX.FileName":s=>s instanceof O.Mx,"PTEX.InfoDict":O.Zm},T={Metadata:P,PieceInfo:()=>!0,
...g},C=(s,e)=>Object.keys(T).filter(a=>e.has(a)&&T[a](s.resolve(e.get(a))));function m(s){const e=s.dict(s.trailer.get("Info"))!==void 0,a=s.resolve(s.catalog.
get("Metadata"))!==null;return s.trailer.delete("Info"),s.catalog.has("Metadata")&&s.editCatalog().delete("Metadata"),Number(e)+Number(a)}}),32901:((B,L,l)=>{l.
d(L,{R:()=>_,f:()=>C});var v=l(21115),I=l(77581),O=l(45599),b=l(21281),P=l(824),g=l(60912);const T={title:"Title",author:"Author",subject:"Subject",keywords:"Ke\
ywords",creator:"Creator"};async function C(n,u){const o=await(0,P.Br)(n);if(((0,b.Ip)(n,o).archive?.part??0)>=4?e(n,u):s(n,u),u.language!==void 0&&n.edit(n.catalogNumber).
set("Lang",(0,I.wx)(u.language)),o?.malformed===!0)return(0,g._L)(n,(0,g.T3)(f(n,u))),[m];const D=a(u);return o?(0,g._L)(n,(0,g.QH)(o,r(D,o),D)):n.version>="2.0"&&
(0,g._L)(n,(0,g.T3)(f(n,u))),[]}const m={code:"xmp_replaced",message:"The XMP metadata of the document was malformed. It was written again from the Info diction\
ary, without claims such as PDF/A."};function s(n,u){const o=Object.entries(T).flatMap(([w,E])=>{const M=u[w];return M===void 0?[]:[[E,(0,I.wx)(M)]]});if(o.length===
0)return;const h=n.trailer.get("Info"),D=new O.Bi([...(0,P._U)(n)??[],...o]);h instanceof O.oS&&n.exists(h.number)?n.put(h,D):n.trailer.set("Info",n.add(D))}function e(n,u){
const o=(0,P._U)(n);if(!o)return;const h=new Set(Object.entries(T).flatMap(([E,M])=>u[E]===void 0?[]:[M])),D=new O.Bi([...o].filter(([E])=>!h.has(E)));if(D.size===
o.size)return;const w=n.trailer.get("Info");D.size===0?n.trailer.delete("Info"):w instanceof O.oS?n.put(w,D):n.trailer.set("Info",D)}function a(n){const{title:u,
author:o,subject:h,keywords:D,creator:w,language:E}=n,M=(R,p,d,t)=>t===void 0?[]:[{prefix:R,name:p,form:d,values:[t]}];return[...M("dc","title","alternative",u),
...M("dc","description","alternative",h),...M("dc","creator","ordered",o),...M("pdf","Keywords","simple",D),...M("xmp","CreatorTool","simple",w),...M("dc","lang\
uage","unordered",E)]}function r(n,{properties:u}){const o=n.find(({name:w})=>w==="Keywords")?.values[0],h=u.some(({namespace:w,name:E})=>w===v.dK.dc&&E==="subj\
ect");o!==void 0&&h&&n.push({prefix:"dc",name:"subject",form:"unordered",values:c(o)});const D=new Set(n.map(({prefix:w,name:E})=>`${v.dK[w]} ${E}`));return({namespace:w,
name:E})=>D.has(`${w} ${E}`)}const c=n=>n.split(/[,;]/).map(u=>u.trim()).filter(u=>u!==""),_=(n,u)=>(0,g.T3)([...f(n,{}),...u]);function f(n,u){const{title:o,author:h,
subject:D,keywords:w,creator:E,producer:M,created:R,modified:p,language:d}=(0,P._6)(n,void 0),i=Object.entries({...{title:o,author:h,subject:D,keywords:w,creator:E,
language:d},...u}).filter(([,A])=>A!==null),x=(A,y,S)=>S===null?[]:[{prefix:A,name:y,form:"simple",values:[S]}];return[...a(Object.fromEntries(i)),...x("pdf","P\
roducer",M),...x("xmp","CreateDate",R),...x("xmp","ModifyDate",p)]}}),3907:((B,L,l)=>{l.d(L,{Rt:()=>o,X:()=>R,km:()=>C,ol:()=>I,xK:()=>u});var v=l(78157);const I=200,
O=1e4,b=1e5,P=65536,g=65536,T=12;async function C(p,d,t){const i=new m(p);for(let x=i.next();x;x=i.next()){if(t(x))return"left";const A=d.step((x.to-x.from)*4+50);
A&&await A}return i.hasDocumentType?"document type":i.malformed?"malformed":"well-formed"}class m{text;malformed=!1;hasDocumentType=!1;at=0;tag=-1;constructor(d){
this.text=d}next(){const{text:d,at:t}=this;if(t>=d.length)return;if(d.charCodeAt(t)!==s)return this.characters(t,this.endOfPiece(t,this.nextTag(t)));if(d.startsWith(
"<!--",t))return this.other(t,"-->",4);if(d.startsWith("<?",t))return this.other(t,"?>",2);if(d.startsWith("<![CDATA[",t)){const x=d.indexOf("]]>",t);return x<0?
this.end():(this.at=x+3,{kind:"text",text:d.slice(t+9,x),from:t,to:this.at})}return d.startsWith("<!",t)?(this.hasDocumentType=d.startsWith("<!DOCTYPE",t),this.
end()):(d.charCodeAt(t+1)===a?this.endTag(t):this.startTag(t))??this.fault(t,this.nextTag(t+1))}other(d,t,i){const x=this.text.indexOf(t,d+i);return x<0?this.end():
(this.at=x+t.length,{kind:"other",from:d,to:this.at})}endTag(d){const t=this.name(d+2),i=this.blanks(t);if(!(t===d+2||this.text.charCodeAt(i)!==e))return this.at=
i+1,{kind:"end",name:this.text.slice(d+2,t),from:d,to:this.at}}startTag(d){const{text:t}=this,i=this.name(d+1);if(i===d+1)return;const x=t.slice(d+1,i),A=[];let y=0;
for(let S=i;;){const K=this.blanks(S),W=t.charCodeAt(K);if(W===e||W===a&&t.charCodeAt(K+1)===e)return this.at=W===e?K+1:K+2,{kind:W===e?"start":"empty",name:x,attributes:A,
from:d,to:this.at};const j=this.name(K),N=this.blanks(j),$=this.blanks(N+1),U=t[$];if(K===S||j===K||t[N]!=="="||U!=='"'&&U!=="'")return;const k=t.indexOf(U,$+1),
X=t.slice($+1,Math.max(k,$+1));y+=c(X,b-y);const G=X.includes("<")||y>=b?void 0:f(X);if(k<0||G===void 0||A.length>=O)return;A.push({name:t.slice(K,j),value:G,from:K,
to:k+1}),S=k+1}}characters(d,t){const i=f(this.text.slice(d,t));return i===void 0?this.fault(d,t):(this.at=t,{kind:"text",text:i,from:d,to:t})}nextTag(d){if(this.
tag>=d)return this.tag;const t=this.text.indexOf("<",d);return this.tag=t<0?this.text.length:t}endOfPiece(d,t){const{text:i}=this;if(t-d<=g)return t;let x=d+g;const A=x-
T+1,y=i.slice(A,x+1).lastIndexOf("&");y>=0&&(x=A+y);for(const S=x-g/2;i[x-1]==="]"||r(i.charCodeAt(x));x--)if(x===S)return t;return x}fault(d,t){return this.malformed=
!0,this.at=t,{kind:"other",from:d,to:t}}end(){this.malformed=!0,this.at=this.text.length}blanks(d){const{text:t}=this;for(let i=d;;i++){const x=t.charCodeAt(i);
if(x!==32&&x!==9&&x!==10&&x!==13||i-d===P)return i}}name(d){const{text:t}=this;let i=d;for(const x=Math.min(t.length,d+P);i<x;i++){const A=t.charCodeAt(i);if(A<=
32||A===a||A===e||A===s||A===61||A===34||A===39)break}return i}}const[s,e,a]=[60,62,47],r=p=>p>=56320&&p<=57343;function c(p,d){let t=0;for(let i=p.indexOf("&");i>=
0&&t<d;i=p.indexOf("&",i+1))t++;return t}const _=new Map([["amp","&"],["lt","<"],["gt",">"],["quot",'"'],["apos","'"]]);function f(p){if(!p.includes("&"))return p;
const d=[];let t=0;for(let i=p.indexOf("&");i>=0;i=p.indexOf("&",t)){const x=p.indexOf(";",i);if(x<0||x-i>T)return;const A=p.slice(i+1,x),y=_.get(A)??n(A);if(y===
void 0)return;d.push(p.slice(t,i),y),t=x+1}return d.push(p.slice(t)),d.join("")}function n(p){const d=/^#(?:x([\dA-Fa-f]+)|(\d+))$/.exec(p),t=d?parseInt(d[1]??d[2],
d[1]===void 0?10:16):-1;return t>0&&t<=1114111&&!(t>=55296&&t<=57343)?String.fromCodePoint(t):void 0}function u(p){const[d,t,i,x]=p;if(d===0&&t===0&&(i===254||i===
0)||d===255&&t===254&&i===0&&x===0)return M(p);if(d===254&&t===255||d===0&&t===60)return E(new TextDecoder("utf-16be").decode(p));if(d===255&&t===254||d===60&&t===
0)return E(new TextDecoder("utf-16le").decode(p));const A=new TextDecoder().decode(p);return E(A.includes("�")?Buffer.from(p).toString("latin1"):A)}function o(p){
if(p[0]===0||p[1]===0||p[0]===254||p[0]===255)return u(p);const t=(0,v.bS)(p).toString("latin1",0,h),i=D.exec(t)?.[1]?.toLowerCase()??"utf-8";if(w.has(i))try{return new TextDecoder(
i,{fatal:!0}).decode(p)}catch{return}}const h=200,D=/^(?:\xef\xbb\xbf)?<\?xml\s[^>]*?encoding\s*=\s*["']([\w.-]+)["']/,w=new Set(["utf-8","utf8","us-ascii","iso\
-8859-1","iso-8859-15","windows-1252"]),E=p=>p.startsWith("\uFEFF")?p.slice(1):p;function M(p){const d=new DataView(p.buffer,p.byteOffset,p.byteLength),t=p[0]!==
0,i=[];for(let x=0;x+4<=p.length;x+=4){const A=d.getUint32(x,t);if(A>1114111)return;i.push(String.fromCodePoint(A))}return E(i.join(""))}const R=p=>p.replaceAll(
"&","&amp;").replaceAll("<","&lt;").replaceAll(">","&gt;").replaceAll('"',"&quot;")}),60912:((B,L,l)=>{l.d(L,{QH:()=>b,T3:()=>P,_L:()=>m});var v=l(21115),I=l(3907),
O=l(45599);function b(s,e,a){const{text:r,properties:c,end:_,about:f}=s,n=[];let u=0;for(const o of c.filter(e).sort((h,D)=>h.from-D.from))o.from<u||(n.push(r.slice(
u,o.from)),u=o.to);return n.push(r.slice(u,Math.max(_,u))),a.length>0&&n.push(g(a,f)),n.push(r.slice(Math.max(_,u))),C(n.join(""))}function P(s){return`<?xpacke\
t begin="\uFEFF" id="W5M0MpCehiHzreSzNTczkc9d"?>
<x:xmpmeta xmlns:x="adobe:ns:meta/">
<rdf:RDF xmlns:rdf="${v.dK.rdf}">
${g(s,"")}</rdf:RDF>
</x:xmpmeta>
<?xpacket end="w"?>`}function g(s,e){const r=[...new Set(s.map(({prefix:_})=>_))].map(_=>` xmlns:${_}="${v.dK[_]}"`).join(""),c=s.map(({prefix:_,name:f,form:n,values:u})=>`\
<${_}:${f}>${T(n,u)}</${_}:${f}>
`);return`<rdf:Description xmlns:rdf="${v.dK.rdf}" rdf:about="${(0,I.X)(e)}"${r}>
${c.join("")}</rdf:Description>
`}function T(s,e){const a=r=>e.map(c=>`<rdf:li${r}>${(0,I.X)(c)}</rdf:li>`).join("");switch(s){case"simple":return(0,I.X)(e[0]??"");case"alternative":return`<rd\
f:Alt>${a(' xml:lang="x-default"')}</rdf:Alt>`;case"ordered":return`<rdf:Seq>${a("")}</rdf:Seq>`;case"unordered":return`<rdf:Bag>${a("")}</rdf:Bag>`}}const C=s=>s.
replace(/^(\s*<\?xml\s[^>]*encoding\s*=\s*["'])[^"']*/,"$1UTF-8");function m(s,e){const a=s.catalog.get("Metadata"),r=s.resolve(a),c=r instanceof O.Z6?[...r.dict].
filter(([n])=>!["Filter","DecodeParms","Length"].includes(n)):[],_=new O.Bi([["Type",new O.SX("Metadata")],["Subtype",new O.SX("XML")],...c]),f=new O.Z6(_,Buffer.
from(e,"utf8"));(0,O.i9)(a)&&r instanceof O.Z6?s.put(a,f):s.edit(s.catalogNumber).set("Metadata",s.add(f))}}),1975:((B,L,l)=>{l.d(L,{kg:()=>P,m:()=>b,sm:()=>g});
var v=l(21115),I=l(3907);const O=1e5,b={text:"",properties:[],malformed:!0,end:-1,about:""};async function P(s,e){const a=(0,I.xK)(s);if(a===void 0)return b;const r=new C,
_=await(0,I.km)(a,e,f=>(r.take(f),r.broken))!=="well-formed"||r.depth>0||r.end<0||!r.declared;return{text:a,properties:r.properties,malformed:_,end:r.end,about:r.
about}}function g(s,e,a){return s?.properties.find(r=>r.name===a&&r.namespace===v.dK[e])?.values??[]}const T=-2;class C{properties=[];broken=!1;declared=!0;end=-1;about="";scope=new v.
ee;open=[];root=T;loose=!1;items=[];pieces=[];get depth(){return this.open.length}take(e){e.kind==="start"||e.kind==="empty"?(this.start(e.name,e.attributes,e.from),
e.kind==="empty"&&!this.broken&&this.close(e.name,e.to,e.to)):e.kind==="end"?this.close(e.name,e.from,e.to):e.kind==="text"&&this.isInProperty()&&this.pieces.push(
e.text)}isInProperty(){return this.root!==T&&this.open.length>this.root+2}start(e,a,r){if(this.open.length>=I.ol&&(this.broken=!0),this.broken)return;this.scope.
enter(a);const c=this.scope.ofElement(e),_=c.namespace===v.dK.rdf,f=_&&c.local==="li";this.root===T&&this.end<0&&_&&c.local==="Description"&&(this.root=this.open.
length-1,this.loose=!0);const n=this.open.length-this.root,u=f?a.find(({name:o})=>o==="xml:lang")?.value:void 0;if(this.open.push({name:e,...c,from:r,language:u}),
this.root===T){if(!_||c.local!=="RDF"||this.end>=0)return;this.root=this.open.length-1,this.declared=this.scope.declares(e)}else if(n===1)this.describe(a);else if(n===
2){this.items=[];const o=a.find(({name:h})=>this.isRdf(h,"resource"));this.pieces=o?[o.value]:[]}else f&&(this.pieces=[])}describe(e){for(const{name:a,value:r,from:c,
to:_}of e){if((0,v.HC)(a))continue;const{namespace:f,local:n}=this.scope.ofAttribute(a);f===v.dK.rdf&&n==="about"&&(this.about=r),!(f===""||f===v.dK.rdf||f===v.
dK.xml)&&this.add({namespace:f,name:n,values:[r],from:c,to:_})}}close(e,a,r){const c=this.open.pop();if(c?.name!==e){this.broken=!0;return}this.scope.leave();const _=this.
open.length-this.root;if(this.root!==T)if(_===0)this.end=a,this.root=T;else if(_===1&&this.loose)this.root=T,this.loose=!1;else if(_===2){const f=this.items.length>
0?m(this.items):[this.pieces.join("").trim()];this.add({namespace:c.namespace,name:c.local,values:f,from:c.from,to:r})}else _>2&&c.namespace===v.dK.rdf&&c.local===
"li"&&(this.items.push({text:this.pieces.join("").trim(),language:c.language}),this.pieces=[])}add(e){this.properties.length<O?this.properties.push(e):this.broken=
!0}isRdf(e,a){const r=this.scope.ofAttribute(e);return r.local===a&&r.namespace===v.dK.rdf}}function m(s){const e=s.findIndex(({language:r})=>r?.toLowerCase()===
"x-default"),a=s.map(({text:r})=>r);return e>0?[a[e],...a.slice(0,e),...a.slice(e+1)]:a}}),59071:((B,L,l)=>{l.d(L,{Gh:()=>e,ZK:()=>a,wh:()=>s});var v=l(77581),I=l(
45599);const O=/\u001b[A-Za-z]{2}[A-Za-z-]{0,8}\u001b/g,b=/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]/g,P=/[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g,
g=r=>r.replace(O,"").replace(b,"").replace(P,"�"),T=200,C=new WeakMap;function m(r){let c=C.get(r);if(c)return c;const _=g((0,v.g7)(r));return c={whole:_,trimmed:_.
trim()},r.bytes.length>=T&&C.set(r,c),c}const s=r=>g(r).trim();function e(r){const c=r instanceof I.Mx?m(r).trimmed:"";return c===""?null:c}const a=r=>r?m(r).whole:
""}),70549:((B,L,l)=>{l.d(L,{n:()=>v});function v(I){const O=new WeakMap;return b=>{if(b.hasChanges)return I(b);const P=O.get(b);if(P)return P.answer;const g=I(
b);return O.set(b,{answer:g}),g}}}),21996:((B,L,l)=>{l.d(L,{Av:()=>a,RJ:()=>_,V3:()=>c,vb:()=>f,zx:()=>e});var v=l(54619),I=l(44233),O=l(78157),b=l(88500);const P=2048,
g=65536,T=4,C=1<<20,m=1024,s="[^\\0\\t\\n\\f\\r ()<>[\\]{}/%#]";async function e(o,h){const{found:D,all:w}=await r(o,h),E=M=>[...new Set([...M,...w])].sort((R,p)=>R-
p);return Object.fromEntries(h.map(M=>[M,E(D[M])]))}async function a(o,h){const{found:D,all:w}=await r(o,h);for(const E of Object.values(D))for(const M of E)w.add(
M);return w}async function r(o,h){const D=h.map(R=>{const[p="",...d]=[...R].map(i=>i.replace(/\W/,"\\$&")),t=/\W/.test(R)?s:"\\w";return`${p}(?:${d.join("")}|${t}\
{0,${Math.max(0,R.length-2)}}#)`}),w=new RegExp(`/(?:${D.join("|")}|#)`,"g"),E=Object.fromEntries(h.map(R=>[R,new Set])),M=new Set;await _(o,(R,p,d,t)=>{const i=R.
toString("latin1",p,d);w.lastIndex=0;for(let x=w.exec(i);x;x=w.exec(i)){const A=t(p+x.index);A!==void 0&&(x[0].endsWith("#")?M.add(A):E[x[0].slice(1)].add(A))}});
for(const R of f(o))M.add(R);return{found:E,all:M}}async function c(o,h){const D=await e(o,h);return[...new Set(Object.values(D).flat())].sort((w,E)=>w-E)}async function _(o,h){
const{bytes:D,table:w}=o,E=n(o),M=new Int32Array(E.length);for(let i=0;i<E.length;i++)M[i]=w.place[E[i]];const R=(0,O.bS)(D),p=i=>E[(0,I.MJ)(M,i)-1],d=new b.s;let t=0;
for(let i=0;i<E.length;i++){const x=i+1===E.length,A=x?D.length:M[i+1],y=A-M[i]>P;if(!y&&!x&&A-t<g)continue;let S=A;if(y){M[i]>t&&h(R,t,M[i],p),d.reset();const W=d.
value(D,o.bodies[E[i]],A);t=M[i],W>=0&&(S=W)}h(R,t,S,p);const K=o.job.pace.step(T*(S-t));K&&await K,t=A}for(const[i,x]of u(o)){const A=o.objectStream(i),y=o.job.
pace.step(0);if(y&&await y,!A)continue;const S=new Set(x),{starts:K,numbers:W,data:j}=A,N=$=>{const U=W[(0,I.MJ)(K,$)-1];return U!==void 0&&S.has(U)?U:void 0};for(let $=0;$<
j.length;$+=C){h((0,O.bS)(j),$,Math.min($+C+m,j.length),N);const U=o.job.pace.step(T*C);U&&await U}}}function*f(o){for(let h=1;o.hasChanges&&h<o.size;h++)o.isChanged(
h)&&o.exists(h)&&(yield h)}function n(o){const{table:h,hasChanges:D}=o,w=[];let E=!0,M=-1;for(let R=1;R<h.size;R++){if(h.kind[R]!==v.tL||D&&o.isChanged(R))continue;
const p=h.place[R];E&&=p>=M,M=p,w.push(R)}return E?w:w.sort((R,p)=>h.place[R]-h.place[p])}function u(o){const{table:h,hasChanges:D}=o,w=new Map;for(let E=1;E<h.
size;E++){if(h.kind[E]!==v.UT||D&&o.isChanged(E))continue;const M=h.place[E],R=w.get(M);R?R.push(E):w.set(M,[E])}return w}}),90536:((B,L,l)=>{l.d(L,{C:()=>I,L:()=>O});
var v=l(45599);function I(b,P){const g=[b];for(;g.length>0;){const T=g.pop(),C=T instanceof v.Z6?T.dict:T;if(Array.isArray(C))for(const m of C)g.push(m);else if(C instanceof
v.Bi){P(C);for(const m of C.values())g.push(m)}}}function O(b,P){const g=[];return I(b,T=>{g.length===0&&P(T)&&g.push(T)}),g.length>0}})};
