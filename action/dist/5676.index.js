"use strict";exports.id=5676,exports.ids=[5676],exports.modules={17079:((B,L,l)=>{l.d(L,{Z:()=>P,_:()=>b});const A=/^(?:D:)?\s*(\d{4})(?:(\d\d)(?:(\d\d)(?:(\d\d)(?:(\d\d)(?:(\d\d))?)?)?)?)?\s*(?:(Z)(?:00?)?'?(?:00?'?)?|([+-])(\d\d)?'?(?:(\d\d)'?)?)?$/,
I=/^(D:)?19(1\d\d)(\d{10})(?!\d)/,O=/^(\d{4})(?:-(\d\d)(?:-(\d\d)(?:[T ](\d\d):(\d\d)(?::(\d\d)(?:[.,]\d{1,9})?)?\s?(?:(Z)|([+-])(\d\d):?(\d\d)?)?)?)?)?$/;function b(_){
if(_.length>64)return;const s=_.trim().replace(I,(e,a,r,f)=>`${a??""}${1900+Number(r)}${f}`);return T(g(A.exec(s)??O.exec(s)))}function P(_){const s=_.length>64?
void 0:g(O.exec(_.trim()));if(!s||T(s)===void 0)return;const{year:e,month:a="",day:r="",hour:f="",minute:x="",second:d="",zone:n=""}=s;return`D:${e}${a}${r}${f}${x}${d}${n===
"Z"||n===""?n:`${n.replace(":","'")}'`}`}function g(_){if(!_)return;const[,s,e,a,r,f,x,d,n,u,o]=_,h=d??(n===void 0?void 0:`${n}${u??"00"}:${o??"00"}`);return{year:s,
month:e,day:a,hour:r,minute:f,second:x,zone:h}}function T(_){if(!_)return;const{year:s,month:e,day:a,hour:r,minute:f="00",second:x="00",zone:d}=_,n=(o,h,D)=>o===
void 0||Number(o)>=h&&Number(o)<=D;if(Number(s)===0||!n(e,1,12)||!n(a,1,C(Number(s),Number(e)))||!n(r,0,23)||!n(f,0,59)||!n(x,0,59)||d!==void 0&&d!=="Z"&&!(n(d.
slice(1,3),0,23)&&n(d.slice(4),0,59)))return;const u=[s,e,a].filter(o=>o!==void 0).join("-");return r===void 0?u:`${u}T${r}:${f}:${x}${d==="+00:00"||d==="-00:00"?
"Z":d??""}`}function C(_,s){return s===2?_%4===0&&(_%100!==0||_%400===0)?29:28:[4,6,9,11].includes(s)?30:31}}),75676:((B,L,l)=>{l.r(L),l.d(L,{set_metadata:()=>T});
var A=l(91519),I=l(14029),O=l(21281),b=l(71856),P=l(32901),g=l(45657);const T=async(C,_,s)=>{const{remove_existing:e,open_password:a,...r}=_,f=await(0,A.E)(C.bytes,
s,{password:a}),x=[];if(e){const{archive:n}=await(0,O.ds)(f);await(0,b.Ij)(f),n&&x.push((0,O.Xb)(n,"its metadata was removed"))}Object.keys(r).length>0&&(0,g.RZ)(
x,await(0,P.f)(f,r));const d=f.pages.count;return{documents:[{name:C.name,bytes:await(0,I.UN)(f),pageCount:d}],notes:x,facts:{pageCount:d}}}}),21281:((B,L,l)=>{
l.d(L,{Ip:()=>C,XM:()=>r,Xb:()=>a,ds:()=>T,qg:()=>e});var A=l(59071),I=l(70549),O=l(21115),b=l(824),P=l(1975),g=l(60912);const T=(0,I.n)(async d=>C(d,await(0,b.
Br)(d)));function C(d,n){const u=(M,R)=>(0,A.wh)((0,P.sm)(n,M,R)[0]??""),o=s(u("pdfaid","part"),u("pdfaid","conformance").toLowerCase()),h=_(u("pdfuaid","part"))?
`PDF/UA-${u("pdfuaid","part")}`:void 0,w=[u("pdfxid","GTS_PDFXVersion")||u("pdfx","GTS_PDFXVersion")||((0,A.Gh)(d.resolve((0,b._U)(d)?.get("GTS_PDFXVersion")))??
""),u("pdfe","ISO_PDFEVersion"),u("pdfvtid","GTS_PDFVTVersion")],E=[o?.name,h,...w.filter(M=>/^PDF\/[\w .:/()-]{1,40}$/.test(M))];return{archive:o,accessible:h,
names:E.filter(M=>M!==void 0)}}const _=d=>/^[1-9]$/.test(d);function s(d,n){if(!_(d))return;const u=/^[abuef]$/.test(n)?n:"";return{part:Number(d),level:u,name:`\
PDF/A-${d}${u}`}}function e(d,n,u,o){return n&&x(d,n,[O.dK.pdfaid]),a(u,o)}const a=({name:d},n)=>({code:"pdfa_identification_removed",message:`The document no l\
onger claims ${d}: ${n}.`});async function r(d){const n=await(0,b.Br)(d);if(!n)return[];const{archive:u,accessible:o}=C(d,n);x(d,n,[O.dK.pdfaid,O.dK.pdfuaid]);const h=[
u?.name,o].filter(D=>D!==void 0);return h.length>0?[f(h)]:[]}const f=d=>({code:"conformance_dropped",message:`The result no longer claims ${d.join(" and ")}, be\
cause a merge cannot guarantee conformance.`});function x(d,n,u){n.properties.some(({namespace:o})=>u.includes(o))&&(0,g._L)(d,(0,g.QH)(n,({namespace:o})=>u.includes(
o),[]))}}),21115:((B,L,l)=>{l.d(L,{HC:()=>b,dK:()=>A,ee:()=>O});const A={rdf:"http://www.w3.org/1999/02/22-rdf-syntax-ns#",xml:"http://www.w3.org/XML/1998/names\
pace",dc:"http://purl.org/dc/elements/1.1/",xmp:"http://ns.adobe.com/xap/1.0/",xmpMM:"http://ns.adobe.com/xap/1.0/mm/",pdf:"http://ns.adobe.com/pdf/1.3/",pdfaid:"\
http://www.aiim.org/pdfa/ns/id/",pdfuaid:"http://www.aiim.org/pdfua/ns/id/",pdfxid:"http://www.npes.org/pdfx/ns/id/",pdfx:"http://ns.adobe.com/pdfx/1.3/",pdfaExtension:"\
http://www.aiim.org/pdfa/ns/extension/",pdfaSchema:"http://www.aiim.org/pdfa/ns/schema#",pdfaProperty:"http://www.aiim.org/pdfa/ns/property#",fx:"urn:factur-x:p\
dfa:CrossIndustryDocument:invoice:1p0#",pdfe:"http://www.aiim.org/pdfe/ns/id/",pdfvtid:"http://www.npes.org/pdfvt/ns/id/",xfa:"http://www.xfa.org/schema/xfa-dat\
a/1.0/",ds:"http://www.w3.org/2000/09/xmldsig#"},I=new Map(Object.entries(A));class O{uris=new Map;declared=[];known=new Map;enter(_){let s;for(const{name:e,value:a}of _){
if(!b(e))continue;const r=e.slice(6),f=this.uris.get(r);f?f.push(a):this.uris.set(r,[a]),(s??=[]).push(r)}this.declared.push(s??P),s&&this.known.clear()}leave(){
const _=this.declared.pop()??P;for(const s of _)this.uris.get(s).pop();_.length>0&&this.known.clear()}declares(_){return(this.uris.get(T(_))?.length??0)>0}ofElement(_){
let s=this.known.get(_);if(!s){const e=T(_),a=this.uris.get(e)?.at(-1)??I.get(e)??"";this.known.size===g&&this.known.clear(),this.known.set(_,s={namespace:a,local:_.
slice(_.indexOf(":")+1)})}return s}ofAttribute(_){return _.includes(":")?this.ofElement(_):{namespace:"",local:_}}}const b=C=>C==="xmlns"||C.startsWith("xmlns:"),
P=[],g=1e3,T=C=>C.slice(0,Math.max(C.indexOf(":"),0))}),824:((B,L,l)=>{l.d(L,{Br:()=>C,_6:()=>s,_U:()=>T});var A=l(58552),I=l(1975),O=l(17079),b=l(45599),P=l(59071),
g=l(70549);function T(e){const a=e.resolve(e.trailer.get("Info"));return a instanceof b.Bi?a:a instanceof b.Z6?a.dict:void 0}const C=(0,g.n)(_);async function _(e){
const a=e.get(e.catalogNumber),r=a instanceof b.Bi?e.resolve(a.get("Metadata")):null;if(!(r instanceof b.Z6))return;let f;try{f=e.decoded(r)}catch(x){if(!(x instanceof
A.zU)||x.code==="cancelled")throw x;return I.m}return(0,I.kg)(f,e.job.pace)}function s(e,a){const r=T(e),f=h=>e.resolve(r?.get(h)),x=(h,D,w=", ")=>{const E=(0,I.
sm)(a,h,D).map(P.wh).filter(Boolean).join(w);return E===""?null:E},d=(h,D)=>{const[w=""]=(0,I.sm)(a,h,D);return(0,P.wh)(w)||null},n=(h,D)=>(0,O._)((0,P.Gh)(f(h))??
"")??(0,O._)(d("xmp",D)??"")??null,u=e.get(e.catalogNumber),o=u instanceof b.Bi?(0,P.Gh)(e.resolve(u.get("Lang"))):null;return{title:(0,P.Gh)(f("Title"))??d("dc",
"title"),author:(0,P.Gh)(f("Author"))??x("dc","creator"),subject:(0,P.Gh)(f("Subject"))??d("dc","description"),keywords:(0,P.Gh)(f("Keywords"))??x("pdf","Keywor\
ds")??x("dc","subject"),creator:(0,P.Gh)(f("Creator"))??d("xmp","CreatorTool"),producer:(0,P.Gh)(f("Producer"))??d("pdf","Producer"),created:n("CreationDate","C\
reateDate"),modified:n("ModDate","ModifyDate"),language:o??d("dc","language")}}}),71856:((B,L,l)=>{l.d(L,{B4:()=>_,Ij:()=>b,In:()=>P,lq:()=>g});var A=l(21996),I=l(
90536),O=l(45599);async function b(s){s.trailer.delete("Info");const e=await(0,A.Av)(s,Object.keys(T));for(const a of[...e].sort((r,f)=>r-f)){if(!(0,I.L)(s.get(
a),f=>C(s,f).length>0))continue;(0,I.C)(s.edit(a),f=>{for(const x of C(s,f))f.delete(x)});const r=s.job.pace.step(1e3);r&&await r}}const P=s=>s instanceof O.Z6&&
((0,O.Eo)(s.dict.get("Type"),"Metadata")||(0,O.Eo)(s.dict.get("Subtype"),"XML")),g={"PTEX.FileName":s=>s instanceof O.Mx,"PTEX.InfoDict":O.Zm},T={Metadata:P,PieceInfo:()=>!0,
...g},C=(s,e)=>Object.keys(T).filter(a=>e.has(a)&&T[a](s.resolve(e.get(a))));function _(s){const e=s.dict(s.trailer.get("Info"))!==void 0,a=s.resolve(s.catalog.
get("Metadata"))!==null;return s.trailer.delete("Info"),s.catalog.has("Metadata")&&s.editCatalog().delete("Metadata"),Number(e)+Number(a)}}),32901:((B,L,l)=>{l.
d(L,{R:()=>x,f:()=>C});var A=l(21115),I=l(77581),O=l(45599),b=l(21281),P=l(824),g=l(60912);const T={title:"Title",author:"Author",subject:"Subject",keywords:"Ke\
ywords",creator:"Creator"};async function C(n,u){const o=await(0,P.Br)(n);if(((0,b.Ip)(n,o).archive?.part??0)>=4?e(n,u):s(n,u),u.language!==void 0&&n.edit(n.catalogNumber).
set("Lang",(0,I.wx)(u.language)),o?.malformed===!0)return(0,g._L)(n,(0,g.T3)(d(n,u))),[_];const D=a(u);return o?(0,g._L)(n,(0,g.QH)(o,r(D,o),D)):n.version>="2.0"&&
(0,g._L)(n,(0,g.T3)(d(n,u))),[]}const _={code:"xmp_replaced",message:"The XMP metadata of the document was malformed. It was written again from the Info diction\
ary, without claims such as PDF/A."};function s(n,u){const o=Object.entries(T).flatMap(([w,E])=>{const M=u[w];return M===void 0?[]:[[E,(0,I.wx)(M)]]});if(o.length===
0)return;const h=n.trailer.get("Info"),D=new O.Bi([...(0,P._U)(n)??[],...o]);h instanceof O.oS&&n.exists(h.number)?n.put(h,D):n.trailer.set("Info",n.add(D))}function e(n,u){
const o=(0,P._U)(n);if(!o)return;const h=new Set(Object.entries(T).flatMap(([E,M])=>u[E]===void 0?[]:[M])),D=new O.Bi([...o].filter(([E])=>!h.has(E)));if(D.size===
o.size)return;const w=n.trailer.get("Info");D.size===0?n.trailer.delete("Info"):w instanceof O.oS?n.put(w,D):n.trailer.set("Info",D)}function a(n){const{title:u,
author:o,subject:h,keywords:D,creator:w,language:E}=n,M=(R,p,c,t)=>t===void 0?[]:[{prefix:R,name:p,form:c,values:[t]}];return[...M("dc","title","alternative",u),
...M("dc","description","alternative",h),...M("dc","creator","ordered",o),...M("pdf","Keywords","simple",D),...M("xmp","CreatorTool","simple",w),...M("dc","lang\
uage","unordered",E)]}function r(n,{properties:u}){const o=n.find(({name:w})=>w==="Keywords")?.values[0],h=u.some(({namespace:w,name:E})=>w===A.dK.dc&&E==="subj\
ect");o!==void 0&&h&&n.push({prefix:"dc",name:"subject",form:"unordered",values:f(o)});const D=new Set(n.map(({prefix:w,name:E})=>`${A.dK[w]} ${E}`));return({namespace:w,
name:E})=>D.has(`${w} ${E}`)}const f=n=>n.split(/[,;]/).map(u=>u.trim()).filter(u=>u!==""),x=(n,u)=>(0,g.T3)([...d(n,{}),...u]);function d(n,u){const{title:o,author:h,
subject:D,keywords:w,creator:E,producer:M,created:R,modified:p,language:c}=(0,P._6)(n,void 0),i=Object.entries({...{title:o,author:h,subject:D,keywords:w,creator:E,
language:c},...u}).filter(([,v])=>v!==null),m=(v,y,S)=>S===null?[]:[{prefix:v,name:y,form:"simple",values:[S]}];return[...a(Object.fromEntries(i)),...m("pdf","P\
roducer",M),...m("xmp","CreateDate",R),...m("xmp","ModifyDate",p)]}}),3907:((B,L,l)=>{l.d(L,{Rt:()=>o,X:()=>R,km:()=>C,ol:()=>I,xK:()=>u});var A=l(78157);const I=200,
O=1e4,b=1e5,P=65536,g=65536,T=12;async function C(p,c,t){const i=new _(p);for(let m=i.next();m;m=i.next()){if(t(m))return"left";const v=c.step((m.to-m.from)*4+50);
v&&await v}return i.hasDocumentType?"document type":i.malformed?"malformed":"well-formed"}class _{text;malformed=!1;hasDocumentType=!1;at=0;tag=-1;constructor(c){
this.text=c}next(){const{text:c,at:t}=this;if(t>=c.length)return;if(c.charCodeAt(t)!==s)return this.characters(t,this.endOfPiece(t,this.nextTag(t)));if(c.startsWith(
"<!--",t))return this.other(t,"-->",4);if(c.startsWith("<?",t))return this.other(t,"?>",2);if(c.startsWith("<![CDATA[",t)){const m=c.indexOf("]]>",t);return m<0?
this.end():(this.at=m+3,{kind:"text",text:c.slice(t+9,m),from:t,to:this.at})}return c.startsWith("<!",t)?(this.hasDocumentType=c.startsWith("<!DOCTYPE",t),this.
end()):(c.charCodeAt(t+1)===a?this.endTag(t):this.startTag(t))??this.fault(t,this.nextTag(t+1))}other(c,t,i){const m=this.text.indexOf(t,c+i);return m<0?this.end():
(this.at=m+t.length,{kind:"other",from:c,to:this.at})}endTag(c){const t=this.name(c+2),i=this.blanks(t);if(!(t===c+2||this.text.charCodeAt(i)!==e))return this.at=
i+1,{kind:"end",name:this.text.slice(c+2,t),from:c,to:this.at}}startTag(c){const{text:t}=this,i=this.name(c+1);if(i===c+1)return;const m=t.slice(c+1,i),v=[];let y=0;
for(let S=i;;){const K=this.blanks(S),W=t.charCodeAt(K);if(W===e||W===a&&t.charCodeAt(K+1)===e)return this.at=W===e?K+1:K+2,{kind:W===e?"start":"empty",name:m,attributes:v,
from:c,to:this.at};const j=this.name(K),N=this.blanks(j),$=this.blanks(N+1),U=t[$];if(K===S||j===K||t[N]!=="="||U!=='"'&&U!=="'")return;const k=t.indexOf(U,$+1),
X=t.slice($+1,Math.max(k,$+1));y+=f(X,b-y);const G=X.includes("<")||y>=b?void 0:d(X);if(k<0||G===void 0||v.length>=O)return;v.push({name:t.slice(K,j),value:G,from:K,
to:k+1}),S=k+1}}characters(c,t){const i=d(this.text.slice(c,t));return i===void 0?this.fault(c,t):(this.at=t,{kind:"text",text:i,from:c,to:t})}nextTag(c){if(this.
tag>=c)return this.tag;const t=this.text.indexOf("<",c);return this.tag=t<0?this.text.length:t}endOfPiece(c,t){const{text:i}=this;if(t-c<=g)return t;let m=c+g;const v=m-
T+1,y=i.slice(v,m+1).lastIndexOf("&");y>=0&&(m=v+y);for(const S=m-g/2;i[m-1]==="]"||r(i.charCodeAt(m));m--)if(m===S)return t;return m}fault(c,t){return this.malformed=
!0,this.at=t,{kind:"other",from:c,to:t}}end(){this.malformed=!0,this.at=this.text.length}blanks(c){const{text:t}=this;for(let i=c;;i++){const m=t.charCodeAt(i);
if(m!==32&&m!==9&&m!==10&&m!==13||i-c===P)return i}}name(c){const{text:t}=this;let i=c;for(const m=Math.min(t.length,c+P);i<m;i++){const v=t.charCodeAt(i);if(v<=
32||v===a||v===e||v===s||v===61||v===34||v===39)break}return i}}const[s,e,a]=[60,62,47],r=p=>p>=56320&&p<=57343;function f(p,c){let t=0;for(let i=p.indexOf("&");i>=
0&&t<c;i=p.indexOf("&",i+1))t++;return t}const x=new Map([["amp","&"],["lt","<"],["gt",">"],["quot",'"'],["apos","'"]]);function d(p){if(!p.includes("&"))return p;
const c=[];let t=0;for(let i=p.indexOf("&");i>=0;i=p.indexOf("&",t)){const m=p.indexOf(";",i);if(m<0||m-i>T)return;const v=p.slice(i+1,m),y=x.get(v)??n(v);if(y===
void 0)return;c.push(p.slice(t,i),y),t=m+1}return c.push(p.slice(t)),c.join("")}function n(p){const c=/^#(?:x([\dA-Fa-f]+)|(\d+))$/.exec(p),t=c?parseInt(c[1]??c[2],
c[1]===void 0?10:16):-1;return t>0&&t<=1114111&&!(t>=55296&&t<=57343)?String.fromCodePoint(t):void 0}function u(p){const[c,t,i,m]=p;if(c===0&&t===0&&(i===254||i===
0)||c===255&&t===254&&i===0&&m===0)return M(p);if(c===254&&t===255||c===0&&t===60)return E(new TextDecoder("utf-16be").decode(p));if(c===255&&t===254||c===60&&t===
0)return E(new TextDecoder("utf-16le").decode(p));const v=new TextDecoder().decode(p);return E(v.includes("�")?Buffer.from(p).toString("latin1"):v)}function o(p){
if(p[0]===0||p[1]===0||p[0]===254||p[0]===255)return u(p);const t=(0,A.bS)(p).toString("latin1",0,h),i=D.exec(t)?.[1]?.toLowerCase()??"utf-8";if(w.has(i))try{return new TextDecoder(
i,{fatal:!0}).decode(p)}catch{return}}const h=200,D=/^(?:\xef\xbb\xbf)?<\?xml\s[^>]*?encoding\s*=\s*["']([\w.-]+)["']/,w=new Set(["utf-8","utf8","us-ascii","iso\
-8859-1","iso-8859-15","windows-1252"]),E=p=>p.startsWith("\uFEFF")?p.slice(1):p;function M(p){const c=new DataView(p.buffer,p.byteOffset,p.byteLength),t=p[0]!==
0,i=[];for(let m=0;m+4<=p.length;m+=4){const v=c.getUint32(m,t);if(v>1114111)return;i.push(String.fromCodePoint(v))}return E(i.join(""))}const R=p=>p.replaceAll(
"&","&amp;").replaceAll("<","&lt;").replaceAll(">","&gt;").replaceAll('"',"&quot;")}),60912:((B,L,l)=>{l.d(L,{QH:()=>b,T3:()=>P,_L:()=>_});var A=l(21115),I=l(3907),
O=l(45599);function b(s,e,a){const{text:r,properties:f,end:x,about:d}=s,n=[];let u=0;for(const o of f.filter(e).sort((h,D)=>h.from-D.from))o.from<u||(n.push(r.slice(
u,o.from)),u=o.to);return n.push(r.slice(u,Math.max(x,u))),a.length>0&&n.push(g(a,d)),n.push(r.slice(Math.max(x,u))),C(n.join(""))}function P(s){return`<?xpacke\
t begin="\uFEFF" id="W5M0MpCehiHzreSzNTczkc9d"?>
<x:xmpmeta xmlns:x="adobe:ns:meta/">
<rdf:RDF xmlns:rdf="${A.dK.rdf}">
${g(s,"")}</rdf:RDF>
</x:xmpmeta>
<?xpacket end="w"?>`}function g(s,e){const r=[...new Set(s.map(({prefix:x})=>x))].map(x=>` xmlns:${x}="${A.dK[x]}"`).join(""),f=s.map(({prefix:x,name:d,form:n,values:u})=>`\
<${x}:${d}>${T(n,u)}</${x}:${d}>
`);return`<rdf:Description xmlns:rdf="${A.dK.rdf}" rdf:about="${(0,I.X)(e)}"${r}>
${f.join("")}</rdf:Description>
`}function T(s,e){const a=r=>e.map(f=>`<rdf:li${r}>${(0,I.X)(f)}</rdf:li>`).join("");switch(s){case"simple":return(0,I.X)(e[0]??"");case"alternative":return`<rd\
f:Alt>${a(' xml:lang="x-default"')}</rdf:Alt>`;case"ordered":return`<rdf:Seq>${a("")}</rdf:Seq>`;case"unordered":return`<rdf:Bag>${a("")}</rdf:Bag>`}}const C=s=>s.
replace(/^(\s*<\?xml\s[^>]*encoding\s*=\s*["'])[^"']*/,"$1UTF-8");function _(s,e){const a=s.catalog.get("Metadata"),r=s.resolve(a),f=r instanceof O.Z6?[...r.dict].
filter(([n])=>!["Filter","DecodeParms","Length"].includes(n)):[],x=new O.Bi([["Type",new O.SX("Metadata")],["Subtype",new O.SX("XML")],...f]),d=new O.Z6(x,Buffer.
from(e,"utf8"));(0,O.i9)(a)&&r instanceof O.Z6?s.put(a,d):s.edit(s.catalogNumber).set("Metadata",s.add(d))}}),1975:((B,L,l)=>{l.d(L,{kg:()=>P,m:()=>b,sm:()=>g});
var A=l(21115),I=l(3907);const O=1e5,b={text:"",properties:[],malformed:!0,end:-1,about:""};async function P(s,e){const a=(0,I.xK)(s);if(a===void 0)return b;const r=new C,
x=await(0,I.km)(a,e,d=>(r.take(d),r.broken))!=="well-formed"||r.depth>0||r.end<0||!r.declared;return{text:a,properties:r.properties,malformed:x,end:r.end,about:r.
about}}function g(s,e,a){return s?.properties.find(r=>r.name===a&&r.namespace===A.dK[e])?.values??[]}const T=-2;class C{properties=[];broken=!1;declared=!0;end=-1;about="";scope=new A.
ee;open=[];root=T;loose=!1;items=[];pieces=[];get depth(){return this.open.length}take(e){e.kind==="start"||e.kind==="empty"?(this.start(e.name,e.attributes,e.from),
e.kind==="empty"&&!this.broken&&this.close(e.name,e.to,e.to)):e.kind==="end"?this.close(e.name,e.from,e.to):e.kind==="text"&&this.isInProperty()&&this.pieces.push(
e.text)}isInProperty(){return this.root!==T&&this.open.length>this.root+2}start(e,a,r){if(this.open.length>=I.ol&&(this.broken=!0),this.broken)return;this.scope.
enter(a);const f=this.scope.ofElement(e),x=f.namespace===A.dK.rdf,d=x&&f.local==="li";this.root===T&&this.end<0&&x&&f.local==="Description"&&(this.root=this.open.
length-1,this.loose=!0);const n=this.open.length-this.root,u=d?a.find(({name:o})=>o==="xml:lang")?.value:void 0;if(this.open.push({name:e,...f,from:r,language:u}),
this.root===T){if(!x||f.local!=="RDF"||this.end>=0)return;this.root=this.open.length-1,this.declared=this.scope.declares(e)}else if(n===1)this.describe(a);else if(n===
2){this.items=[];const o=a.find(({name:h})=>this.isRdf(h,"resource"));this.pieces=o?[o.value]:[]}else d&&(this.pieces=[])}describe(e){for(const{name:a,value:r,from:f,
to:x}of e){if((0,A.HC)(a))continue;const{namespace:d,local:n}=this.scope.ofAttribute(a);d===A.dK.rdf&&n==="about"&&(this.about=r),!(d===""||d===A.dK.rdf||d===A.
dK.xml)&&this.add({namespace:d,name:n,values:[r],from:f,to:x})}}close(e,a,r){const f=this.open.pop();if(f?.name!==e){this.broken=!0;return}this.scope.leave();const x=this.
open.length-this.root;if(this.root!==T)if(x===0)this.end=a,this.root=T;else if(x===1&&this.loose)this.root=T,this.loose=!1;else if(x===2){const d=this.items.length>
0?_(this.items):[this.pieces.join("").trim()];this.add({namespace:f.namespace,name:f.local,values:d,from:f.from,to:r})}else x>2&&f.namespace===A.dK.rdf&&f.local===
"li"&&(this.items.push({text:this.pieces.join("").trim(),language:f.language}),this.pieces=[])}add(e){this.properties.length<O?this.properties.push(e):this.broken=
!0}isRdf(e,a){const r=this.scope.ofAttribute(e);return r.local===a&&r.namespace===A.dK.rdf}}function _(s){const e=s.findIndex(({language:r})=>r?.toLowerCase()===
"x-default"),a=s.map(({text:r})=>r);return e>0?[a[e],...a.slice(0,e),...a.slice(e+1)]:a}}),59071:((B,L,l)=>{l.d(L,{Gh:()=>e,ZK:()=>a,wh:()=>s});var A=l(77581),I=l(
45599);const O=/\u001b[A-Za-z]{2}[A-Za-z-]{0,8}\u001b/g,b=/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]/g,P=/[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g,
g=r=>r.replace(O,"").replace(b,"").replace(P,"�"),T=200,C=new WeakMap;function _(r){if(r.bytes.length<T)return g((0,A.g7)(r));let f=C.get(r);return f===void 0&&
C.set(r,f=g((0,A.g7)(r))),f}const s=r=>g(r).trim();function e(r){const f=r instanceof I.Mx?_(r).trim():"";return f===""?null:f}const a=r=>r?_(r):""}),70549:((B,L,l)=>{
l.d(L,{n:()=>A});function A(I){const O=new WeakMap;return b=>{if(b.hasChanges)return I(b);const P=O.get(b);if(P)return P.answer;const g=I(b);return O.set(b,{answer:g}),
g}}}),21996:((B,L,l)=>{l.d(L,{Av:()=>a,RJ:()=>x,V3:()=>f,vb:()=>d,zx:()=>e});var A=l(54619),I=l(93604),O=l(78157),b=l(88500);const P=2048,g=65536,T=4,C=1<<20,_=1024,
s="[^\\0\\t\\n\\f\\r ()<>[\\]{}/%#]";async function e(o,h){const{found:D,all:w}=await r(o,h),E=M=>[...new Set([...M,...w])].sort((R,p)=>R-p);return Object.fromEntries(
h.map(M=>[M,E(D[M])]))}async function a(o,h){const{found:D,all:w}=await r(o,h);for(const E of Object.values(D))for(const M of E)w.add(M);return w}async function r(o,h){
const D=h.map(R=>{const[p="",...c]=[...R].map(i=>i.replace(/\W/,"\\$&")),t=/\W/.test(R)?s:"\\w";return`${p}(?:${c.join("")}|${t}{0,${Math.max(0,R.length-2)}}#)`}),
w=new RegExp(`/(?:${D.join("|")}|#)`,"g"),E=Object.fromEntries(h.map(R=>[R,new Set])),M=new Set;await x(o,(R,p,c,t)=>{const i=R.toString("latin1",p,c);w.lastIndex=
0;for(let m=w.exec(i);m;m=w.exec(i)){const v=t(p+m.index);v!==void 0&&(m[0].endsWith("#")?M.add(v):E[m[0].slice(1)].add(v))}});for(const R of d(o))M.add(R);return{
found:E,all:M}}async function f(o,h){const D=await e(o,h);return[...new Set(Object.values(D).flat())].sort((w,E)=>w-E)}async function x(o,h){const{bytes:D,table:w}=o,
E=n(o),M=new Int32Array(E.length);for(let i=0;i<E.length;i++)M[i]=w.place[E[i]];const R=(0,O.bS)(D),p=i=>E[(0,I.MJ)(M,i)-1],c=new b.s;let t=0;for(let i=0;i<E.length;i++){
const m=i+1===E.length,v=m?D.length:M[i+1],y=v-M[i]>P;if(!y&&!m&&v-t<g)continue;let S=v;if(y){M[i]>t&&h(R,t,M[i],p),c.reset();const W=c.value(D,o.bodies[E[i]],v);
t=M[i],W>=0&&(S=W)}h(R,t,S,p);const K=o.job.pace.step(T*(S-t));K&&await K,t=v}for(const[i,m]of u(o)){const v=o.objectStream(i),y=o.job.pace.step(0);if(y&&await y,
!v)continue;const S=new Set(m),{starts:K,numbers:W,data:j}=v,N=$=>{const U=W[(0,I.MJ)(K,$)-1];return U!==void 0&&S.has(U)?U:void 0};for(let $=0;$<j.length;$+=C){
h((0,O.bS)(j),$,Math.min($+C+_,j.length),N);const U=o.job.pace.step(T*C);U&&await U}}}function*d(o){for(let h=1;o.hasChanges&&h<o.size;h++)o.isChanged(h)&&o.exists(
h)&&(yield h)}function n(o){const{table:h,hasChanges:D}=o,w=[];let E=!0,M=-1;for(let R=1;R<h.size;R++){if(h.kind[R]!==A.tL||D&&o.isChanged(R))continue;const p=h.
place[R];E&&=p>=M,M=p,w.push(R)}return E?w:w.sort((R,p)=>h.place[R]-h.place[p])}function u(o){const{table:h,hasChanges:D}=o,w=new Map;for(let E=1;E<h.size;E++){
if(h.kind[E]!==A.UT||D&&o.isChanged(E))continue;const M=h.place[E],R=w.get(M);R?R.push(E):w.set(M,[E])}return w}}),90536:((B,L,l)=>{l.d(L,{C:()=>I,L:()=>O});var A=l(
45599);function I(b,P){const g=[b];for(;g.length>0;){const T=g.pop(),C=T instanceof A.Z6?T.dict:T;if(Array.isArray(C))for(const _ of C)g.push(_);else if(C instanceof
A.Bi){P(C);for(const _ of C.values())g.push(_)}}}function O(b,P){const g=[];return I(b,T=>{g.length===0&&P(T)&&g.push(T)}),g.length>0}})};
