"use strict";exports.id=8317,exports.ids=[8317],exports.modules={98037:((S,C,p)=>{p.d(C,{K:()=>c,V:()=>s});var w=p(77598),v=p.n(w),D=p(81077),M=p(9819),P=p(34400),y=p(48249),
T=p(68973),m=p(77581),i=p(45599),d=p(59071);async function s(e){const a=(0,M.Wo)(e,"Names")?.dict.get("EmbeddedFiles");return(await(0,D.Zc)(e,a,"Names")).map(u=>{
const g=e.dict(u[1]),O=A=>(0,d.Gh)(e.resolve(g?.get(A)));return{entry:u,name:O("UF")??O("F")??(u[0]instanceof i.Mx?(0,d.Gh)(u[0]):null)}})}async function c(e,a,u,g){
const O=e.add(await f(e,a));t(e,await(0,D.r6)(e,[...u,[n(u,a.name),O]]));const A=e.edit(e.catalogNumber),L=new Set(g.map(([,K])=>(0,i.i9)(K)?K.number:K)),b=(e.array(
A.get("AF"))??[]).filter(K=>!L.has((0,i.i9)(K)?K.number:K));A.set("AF",[...b,O])}async function f(e,a){const{bytes:u,description:g,modified:O}=a,{pace:A}=e.job,
L=(0,i.jd)({Size:u.length,CheckSum:new i.Mx(await _(u,A)),ModDate:O===void 0?void 0:(0,m.wx)(O)}),b=await x(u,e.job),K=(0,i.jd)({Type:(0,i.UU)("EmbeddedFile"),Subtype:(0,i.
UU)(a.mimeType),Params:L,Filter:b?(0,i.UU)("FlateDecode"):void 0}),U=e.add(new i.Z6(K,b??u));return(0,i.jd)({Type:(0,i.UU)("Filespec"),F:(0,m.wx)(a.name),UF:(0,m.
wx)(a.name),Desc:g===void 0?void 0:(0,m.wx)(g),AFRelationship:(0,i.UU)(a.relationship),EF:(0,i.jd)({F:U,UF:U})})}const h=65536,E=.97,l=4;async function x(e,a){if(e.
length>4*h&&(0,y.Kc)(e.subarray(0,h)).length>h*E)return;const u=await(0,T.uM)(a).deflate(e,l);return u.length<e.length?u:void 0}const o=1<<20;async function _(e,a){
const u=r();if(!u)return(0,P.F)(e);for(let g=0;g<e.length;g+=o){u.update(e.subarray(g,g+o));const O=a.step(o);O&&await O}return u.digest()}function r(){try{return(0,w.
createHash)("md5")}catch{return}}function n(e,a){const u=new Set(e.map(([g])=>(0,D.Pu)(g)));for(let g=1;;g++){const O=(0,m.wx)(g===1?a:`${a} (${g})`);if(!u.has(
(0,D.Pu)(O)))return O}}function t(e,a){const u=e.add((0,D.H6)(e,a,"Names")),g=(0,M.Wo)(e,"Names");if(g){e.edit(g.holder),g.dict.set("EmbeddedFiles",u);return}const O=e.
add((0,i.jd)({EmbeddedFiles:u}));e.edit(e.catalogNumber).set("Names",O)}}),21281:((S,C,p)=>{p.d(C,{Ip:()=>m,XM:()=>f,Xb:()=>c,ds:()=>T,qg:()=>s});var w=p(59071),
v=p(70549),D=p(21115),M=p(824),P=p(1975),y=p(60912);const T=(0,v.n)(async l=>m(l,await(0,M.Br)(l)));function m(l,x){const o=(a,u)=>(0,w.wh)((0,P.sm)(x,a,u)[0]??
""),_=d(o("pdfaid","part"),o("pdfaid","conformance").toLowerCase()),r=i(o("pdfuaid","part"))?`PDF/UA-${o("pdfuaid","part")}`:void 0,t=[o("pdfxid","GTS_PDFXVersi\
on")||o("pdfx","GTS_PDFXVersion")||((0,w.Gh)(l.resolve((0,M._U)(l)?.get("GTS_PDFXVersion")))??""),o("pdfe","ISO_PDFEVersion"),o("pdfvtid","GTS_PDFVTVersion")],e=[
_?.name,r,...t.filter(a=>/^PDF\/[\w .:/()-]{1,40}$/.test(a))];return{archive:_,accessible:r,names:e.filter(a=>a!==void 0)}}const i=l=>/^[1-9]$/.test(l);function d(l,x){
if(!i(l))return;const o=/^[abuef]$/.test(x)?x:"";return{part:Number(l),level:o,name:`PDF/A-${l}${o}`}}function s(l,x,o,_){return x&&E(l,x,[D.dK.pdfaid]),c(o,_)}
const c=({name:l},x)=>({code:"pdfa_identification_removed",message:`The document no longer claims ${l}: ${x}.`});async function f(l){const x=await(0,M.Br)(l);if(!x)
return[];const{archive:o,accessible:_}=m(l,x);E(l,x,[D.dK.pdfaid,D.dK.pdfuaid]);const r=[o?.name,_].filter(n=>n!==void 0);return r.length>0?[h(r)]:[]}const h=l=>({
code:"conformance_dropped",message:`The result no longer claims ${l.join(" and ")}, because a merge cannot guarantee conformance.`});function E(l,x,o){x.properties.
some(({namespace:_})=>o.includes(_))&&(0,y._L)(l,(0,y.QH)(x,({namespace:_})=>o.includes(_),[]))}}),21115:((S,C,p)=>{p.d(C,{HC:()=>M,dK:()=>w,ee:()=>D});const w={
rdf:"http://www.w3.org/1999/02/22-rdf-syntax-ns#",xml:"http://www.w3.org/XML/1998/namespace",dc:"http://purl.org/dc/elements/1.1/",xmp:"http://ns.adobe.com/xap/\
1.0/",xmpMM:"http://ns.adobe.com/xap/1.0/mm/",pdf:"http://ns.adobe.com/pdf/1.3/",pdfaid:"http://www.aiim.org/pdfa/ns/id/",pdfuaid:"http://www.aiim.org/pdfua/ns/\
id/",pdfxid:"http://www.npes.org/pdfx/ns/id/",pdfx:"http://ns.adobe.com/pdfx/1.3/",pdfaExtension:"http://www.aiim.org/pdfa/ns/extension/",pdfaSchema:"http://www\
.aiim.org/pdfa/ns/schema#",pdfaProperty:"http://www.aiim.org/pdfa/ns/property#",fx:"urn:factur-x:pdfa:CrossIndustryDocument:invoice:1p0#",pdfe:"http://www.aiim.\
org/pdfe/ns/id/",pdfvtid:"http://www.npes.org/pdfvt/ns/id/",xfa:"http://www.xfa.org/schema/xfa-data/1.0/",ds:"http://www.w3.org/2000/09/xmldsig#"},v=new Map(Object.
entries(w));class D{uris=new Map;declared=[];known=new Map;enter(i){let d;for(const{name:s,value:c}of i){if(!M(s))continue;const f=s.slice(6),h=this.uris.get(f);
h?h.push(c):this.uris.set(f,[c]),(d??=[]).push(f)}this.declared.push(d??P),d&&this.known.clear()}leave(){const i=this.declared.pop()??P;for(const d of i)this.uris.
get(d).pop();i.length>0&&this.known.clear()}declares(i){return(this.uris.get(T(i))?.length??0)>0}ofElement(i){let d=this.known.get(i);if(!d){const s=T(i),c=this.
uris.get(s)?.at(-1)??v.get(s)??"";this.known.size===y&&this.known.clear(),this.known.set(i,d={namespace:c,local:i.slice(i.indexOf(":")+1)})}return d}ofAttribute(i){
return i.includes(":")?this.ofElement(i):{namespace:"",local:i}}}const M=m=>m==="xmlns"||m.startsWith("xmlns:"),P=[],y=1e3,T=m=>m.slice(0,Math.max(m.indexOf(":"),
0))}),824:((S,C,p)=>{p.d(C,{Br:()=>m,_6:()=>d,_U:()=>T});var w=p(58552),v=p(1975),D=p(17079),M=p(45599),P=p(59071),y=p(70549);function T(s){const c=s.resolve(s.
trailer.get("Info"));return c instanceof M.Bi?c:c instanceof M.Z6?c.dict:void 0}const m=(0,y.n)(i);async function i(s){const c=s.get(s.catalogNumber),f=c instanceof
M.Bi?s.resolve(c.get("Metadata")):null;if(!(f instanceof M.Z6))return;let h;try{h=s.decoded(f)}catch(E){if(!(E instanceof w.zU)||E.code==="cancelled")throw E;return v.
m}return(0,v.kg)(h,s.job.pace)}function d(s,c){const f=T(s),h=r=>s.resolve(f?.get(r)),E=(r,n,t=", ")=>{const e=(0,v.sm)(c,r,n).map(P.wh).filter(Boolean).join(t);
return e===""?null:e},l=(r,n)=>{const[t=""]=(0,v.sm)(c,r,n);return(0,P.wh)(t)||null},x=(r,n)=>(0,D._)((0,P.Gh)(h(r))??"")??(0,D._)(l("xmp",n)??"")??null,o=s.get(
s.catalogNumber),_=o instanceof M.Bi?(0,P.Gh)(s.resolve(o.get("Lang"))):null;return{title:(0,P.Gh)(h("Title"))??l("dc","title"),author:(0,P.Gh)(h("Author"))??E(
"dc","creator"),subject:(0,P.Gh)(h("Subject"))??l("dc","description"),keywords:(0,P.Gh)(h("Keywords"))??E("pdf","Keywords")??E("dc","subject"),creator:(0,P.Gh)(
h("Creator"))??l("xmp","CreatorTool"),producer:(0,P.Gh)(h("Producer"))??l("pdf","Producer"),created:x("CreationDate","CreateDate"),modified:x("ModDate","ModifyD\
ate"),language:_??l("dc","language")}}}),3907:((S,C,p)=>{p.d(C,{Rt:()=>f,X:()=>_,km:()=>M,ol:()=>v,xK:()=>c});var w=p(78157);const v=200,D=1e4;async function M(r,n,t){
const e=new P(r);for(let a=e.next();a;a=e.next()){if(t(a))return"left";const u=n.step((a.to-a.from)*4+50);u&&await u}return e.hasDocumentType?"document type":e.
malformed?"malformed":"well-formed"}class P{text;malformed=!1;hasDocumentType=!1;at=0;constructor(n){this.text=n}next(){const{text:n,at:t}=this;if(t>=n.length)return;
if(n.charCodeAt(t)!==y)return this.characters(t,this.nextTag(t));if(n.startsWith("<!--",t))return this.other(t,"-->",4);if(n.startsWith("<?",t))return this.other(
t,"?>",2);if(n.startsWith("<![CDATA[",t)){const a=n.indexOf("]]>",t);return a<0?this.end():(this.at=a+3,{kind:"text",text:n.slice(t+9,a),from:t,to:this.at})}return n.
startsWith("<!",t)?(this.hasDocumentType=n.startsWith("<!DOCTYPE",t),this.end()):(n.charCodeAt(t+1)===m?this.endTag(t):this.startTag(t))??this.fault(t,this.nextTag(
t+1))}other(n,t,e){const a=this.text.indexOf(t,n+e);return a<0?this.end():(this.at=a+t.length,{kind:"other",from:n,to:this.at})}endTag(n){const t=this.name(n+2),
e=this.blanks(t);if(!(t===n+2||this.text.charCodeAt(e)!==T))return this.at=e+1,{kind:"end",name:this.text.slice(n+2,t),from:n,to:this.at}}startTag(n){const{text:t}=this,
e=this.name(n+1);if(e===n+1)return;const a=t.slice(n+1,e),u=[];for(let g=e;;){const O=this.blanks(g),A=t.charCodeAt(O);if(A===T||A===m&&t.charCodeAt(O+1)===T)return this.
at=A===T?O+1:O+2,{kind:A===T?"start":"empty",name:a,attributes:u,from:n,to:this.at};const L=this.name(O),b=this.blanks(L),K=this.blanks(b+1),U=t[K];if(O===g||L===
O||t[b]!=="="||U!=='"'&&U!=="'")return;const R=t.indexOf(U,K+1),B=t.slice(K+1,Math.max(R,K+1)),W=B.includes("<")?void 0:d(B);if(R<0||W===void 0||u.length>=D)return;
u.push({name:t.slice(O,L),value:W,from:O,to:R+1}),g=R+1}}characters(n,t){const e=d(this.text.slice(n,t));return e===void 0?this.fault(n,t):(this.at=t,{kind:"tex\
t",text:e,from:n,to:t})}nextTag(n){const t=this.text.indexOf("<",n);return t<0?this.text.length:t}fault(n,t){return this.malformed=!0,this.at=t,{kind:"other",from:n,
to:t}}end(){this.malformed=!0,this.at=this.text.length}blanks(n){const{text:t}=this;for(;;){const e=t.charCodeAt(n);if(e!==32&&e!==9&&e!==10&&e!==13)return n;n++}}name(n){
const{text:t}=this;for(;n<t.length;n++){const e=t.charCodeAt(n);if(e<=32||e===m||e===T||e===y||e===61||e===34||e===39)break}return n}}const[y,T,m]=[60,62,47],i=new Map(
[["amp","&"],["lt","<"],["gt",">"],["quot",'"'],["apos","'"]]);function d(r){if(!r.includes("&"))return r;const n=[];let t=0;for(let e=r.indexOf("&");e>=0;e=r.indexOf(
"&",t)){const a=r.indexOf(";",e);if(a<0||a-e>12)return;const u=r.slice(e+1,a),g=i.get(u)??s(u);if(g===void 0)return;n.push(r.slice(t,e),g),t=a+1}return n.push(r.
slice(t)),n.join("")}function s(r){const n=/^#(?:x([\dA-Fa-f]+)|(\d+))$/.exec(r),t=n?parseInt(n[1]??n[2],n[1]===void 0?10:16):-1;return t>0&&t<=1114111&&!(t>=55296&&
t<=57343)?String.fromCodePoint(t):void 0}function c(r){const[n,t,e,a]=r;if(n===0&&t===0&&(e===254||e===0)||n===255&&t===254&&e===0&&a===0)return o(r);if(n===254&&
t===255||n===0&&t===60)return x(new TextDecoder("utf-16be").decode(r));if(n===255&&t===254||n===60&&t===0)return x(new TextDecoder("utf-16le").decode(r));const u=new TextDecoder().
decode(r);return x(u.includes("�")?Buffer.from(r).toString("latin1"):u)}function f(r){if(r[0]===0||r[1]===0||r[0]===254||r[0]===255)return c(r);const t=(0,w.bS)(
r).toString("latin1",0,h),e=E.exec(t)?.[1]?.toLowerCase()??"utf-8";if(l.has(e))try{return new TextDecoder(e,{fatal:!0}).decode(r)}catch{return}}const h=200,E=/^(?:\xef\xbb\xbf)?<\?xml\s[^>]*?encoding\s*=\s*["']([\w.-]+)["']/,
l=new Set(["utf-8","utf8","us-ascii","iso-8859-1","iso-8859-15","windows-1252"]),x=r=>r.startsWith("\uFEFF")?r.slice(1):r;function o(r){const n=new DataView(r.buffer,
r.byteOffset,r.byteLength),t=r[0]!==0,e=[];for(let a=0;a+4<=r.length;a+=4){const u=n.getUint32(a,t);if(u>1114111)return;e.push(String.fromCodePoint(u))}return x(
e.join(""))}const _=r=>r.replaceAll("&","&amp;").replaceAll("<","&lt;").replaceAll(">","&gt;").replaceAll('"',"&quot;")}),60912:((S,C,p)=>{p.d(C,{QH:()=>M,T3:()=>P,
_L:()=>i});var w=p(21115),v=p(3907),D=p(45599);function M(d,s,c){const{text:f,properties:h,end:E,about:l}=d,x=[];let o=0;for(const _ of h.filter(s).sort((r,n)=>r.
from-n.from))_.from<o||(x.push(f.slice(o,_.from)),o=_.to);return x.push(f.slice(o,Math.max(E,o))),c.length>0&&x.push(y(c,l)),x.push(f.slice(Math.max(E,o))),m(x.
join(""))}function P(d){return`<?xpacket begin="\uFEFF" id="W5M0MpCehiHzreSzNTczkc9d"?>
<x:xmpmeta xmlns:x="adobe:ns:meta/">
<rdf:RDF xmlns:rdf="${w.dK.rdf}">
${y(d,"")}</rdf:RDF>
</x:xmpmeta>
<?xpacket end="w"?>`}function y(d,s){const f=[...new Set(d.map(({prefix:E})=>E))].map(E=>` xmlns:${E}="${w.dK[E]}"`).join(""),h=d.map(({prefix:E,name:l,form:x,values:o})=>`\
<${E}:${l}>${T(x,o)}</${E}:${l}>
`);return`<rdf:Description xmlns:rdf="${w.dK.rdf}" rdf:about="${(0,v.X)(s)}"${f}>
${h.join("")}</rdf:Description>
`}function T(d,s){const c=f=>s.map(h=>`<rdf:li${f}>${(0,v.X)(h)}</rdf:li>`).join("");switch(d){case"simple":return(0,v.X)(s[0]??"");case"alternative":return`<rd\
f:Alt>${c(' xml:lang="x-default"')}</rdf:Alt>`;case"ordered":return`<rdf:Seq>${c("")}</rdf:Seq>`;case"unordered":return`<rdf:Bag>${c("")}</rdf:Bag>`}}const m=d=>d.
replace(/^(\s*<\?xml\s[^>]*encoding\s*=\s*["'])[^"']*/,"$1UTF-8");function i(d,s){const c=d.catalog.get("Metadata"),f=d.resolve(c),h=f instanceof D.Z6?[...f.dict].
filter(([x])=>!["Filter","DecodeParms","Length"].includes(x)):[],E=new D.Bi([["Type",new D.SX("Metadata")],["Subtype",new D.SX("XML")],...h]),l=new D.Z6(E,Buffer.
from(s,"utf8"));(0,D.i9)(c)&&f instanceof D.Z6?d.put(c,l):d.edit(d.catalogNumber).set("Metadata",d.add(l))}}),1975:((S,C,p)=>{p.d(C,{kg:()=>P,m:()=>M,sm:()=>y});
var w=p(21115),v=p(3907);const D=1e5,M={text:"",properties:[],malformed:!0,end:-1,about:""};async function P(d,s){const c=(0,v.xK)(d);if(c===void 0)return M;const f=new m,
E=await(0,v.km)(c,s,l=>(f.take(l),f.broken))!=="well-formed"||f.depth>0||f.end<0||!f.declared;return{text:c,properties:f.properties,malformed:E,end:f.end,about:f.
about}}function y(d,s,c){return d?.properties.find(f=>f.name===c&&f.namespace===w.dK[s])?.values??[]}const T=-2;class m{properties=[];broken=!1;declared=!0;end=-1;about="";scope=new w.
ee;open=[];root=T;loose=!1;items=[];pieces=[];get depth(){return this.open.length}take(s){s.kind==="start"||s.kind==="empty"?(this.start(s.name,s.attributes,s.from),
s.kind==="empty"&&!this.broken&&this.close(s.name,s.to,s.to)):s.kind==="end"?this.close(s.name,s.from,s.to):s.kind==="text"&&this.isInProperty()&&this.pieces.push(
s.text)}isInProperty(){return this.root!==T&&this.open.length>this.root+2}start(s,c,f){if(this.open.length>=v.ol&&(this.broken=!0),this.broken)return;this.scope.
enter(c);const h=this.scope.ofElement(s),E=h.namespace===w.dK.rdf,l=E&&h.local==="li";this.root===T&&this.end<0&&E&&h.local==="Description"&&(this.root=this.open.
length-1,this.loose=!0);const x=this.open.length-this.root,o=l?c.find(({name:_})=>_==="xml:lang")?.value:void 0;if(this.open.push({name:s,...h,from:f,language:o}),
this.root===T){if(!E||h.local!=="RDF"||this.end>=0)return;this.root=this.open.length-1,this.declared=this.scope.declares(s)}else if(x===1)this.describe(c);else if(x===
2){this.items=[];const _=c.find(({name:r})=>this.isRdf(r,"resource"));this.pieces=_?[_.value]:[]}else l&&(this.pieces=[])}describe(s){for(const{name:c,value:f,from:h,
to:E}of s){if((0,w.HC)(c))continue;const{namespace:l,local:x}=this.scope.ofAttribute(c);l===w.dK.rdf&&x==="about"&&(this.about=f),!(l===""||l===w.dK.rdf||l===w.
dK.xml)&&this.add({namespace:l,name:x,values:[f],from:h,to:E})}}close(s,c,f){const h=this.open.pop();if(h?.name!==s){this.broken=!0;return}this.scope.leave();const E=this.
open.length-this.root;if(this.root!==T)if(E===0)this.end=c,this.root=T;else if(E===1&&this.loose)this.root=T,this.loose=!1;else if(E===2){const l=this.items.length>
0?i(this.items):[this.pieces.join("").trim()];this.add({namespace:h.namespace,name:h.local,values:l,from:h.from,to:f})}else E>2&&h.namespace===w.dK.rdf&&h.local===
"li"&&(this.items.push({text:this.pieces.join("").trim(),language:h.language}),this.pieces=[])}add(s){this.properties.length<D?this.properties.push(s):this.broken=
!0}isRdf(s,c){const f=this.scope.ofAttribute(s);return f.local===c&&f.namespace===w.dK.rdf}}function i(d){const s=d.findIndex(({language:f})=>f?.toLowerCase()===
"x-default"),c=d.map(({text:f})=>f);return s>0?[c[s],...c.slice(0,s),...c.slice(s+1)]:c}}),81077:((S,C,p)=>{p.d(C,{BX:()=>T,H6:()=>m,MN:()=>i,Pu:()=>P,Zc:()=>y,
r6:()=>d});var w=p(45599),v=p(93604),D=p(9819);const M=64,P=o=>typeof o=="number"?String(o):Buffer.from(o.bytes).toString("latin1");async function y(o,_,r){const n=[];
for(const t of await c(o,_,0,r)){for(const a of h(o,t,r))n.push(a);const e=o.job.pace.step(s);e&&await e}return n}async function T(o,_,r,n,t,e){const a=await c(
o,_,r,n,e);for(let u=a.length-1;u>=0;u--){const g=a[u],O=h(o,g,n),A=O.filter(([U,R])=>!t(U,R)),L=o.job.pace.step(s+O.length*s);L&&await L,A.length<O.length&&(o.
edit(g.holder),g.dict.set(n,l(A)),g.changed=!0);for(const U of g.repeats)o.edit(g.holder),g.dict.delete(U),g.changed=!0;if(g.emptyKids){const U=(o.array(g.dict.
get("Kids"))??[]).filter(R=>!g.emptyKids.has(o.dict(R)));o.edit(g.holder),g.dict.set("Kids",U),g.changed=!0}if(!g.changed)continue;const b=o.array(g.dict.get("K\
ids"))??[];g.empty=A.length===0&&b.length===0;const K=g.parent;K&&(K.changed=!0,g.empty?(K.emptyKids??=new Set).add(g.dict):E(o,g,A,b))}return a[0]?.empty??!1}function m(o,_,r){
if(_.length<=M)return(0,w.jd)({[r]:l(_)});let n=[];for(const t of x(_)){const[e,a]=[t[0][0],t.at(-1)[0]];n.push({ref:o.add((0,w.jd)({Limits:[e,a],[r]:l(t)})),low:e,
high:a})}for(;n.length>M;)n=x(n).map(t=>{const[e,a]=[t[0].low,t.at(-1).high];return{ref:o.add((0,w.jd)({Limits:[e,a],Kids:t.map(({ref:u})=>u)})),low:e,high:a}});
return(0,w.jd)({Kids:n.map(({ref:t})=>t)})}async function i(o,_){const{pace:r}=o.job,n=[];for(const[t,e]of _){n.push([(0,w.Px)(t),e]);const a=r.step(10*s);a&&await a}
return m(o,await d(o,n),"Names")}async function d(o,_){const{pace:r}=o.job,n=[];for(const e of _){n.push({entry:e,key:P(e[0])});const a=r.step(s);a&&await a}return(await(0,v.
qZ)(n,(e,a)=>e.key<a.key?-1:e.key>a.key?1:0,r)).map(({entry:e})=>e)}const s=100;async function c(o,_,r,n,t){const e=new D.b9(o),a=new Set,u=A=>a.size<a.add(A).size,
g=[],O=[{value:_??null,holder:r,parent:void 0}];for(let A=O.pop();A!==void 0;A=O.pop()){e.spend(1);const L=o.dict(A.value);if(!L||!u(L)||t&&A.parent&&!f(o,L,t))
continue;const b=[],K=I=>{const F=o.array(L.get(I));return!F||u(F)?F??[]:(b.push(I),[])},U=K(n).length>>1,R=K("Kids"),B={dict:L,holder:(0,D.Kd)(A.value,A.holder),
parent:A.parent,repeats:b};g.push(B),e.spend(U);for(let I=R.length-1;I>=0;I--)O.push({value:R[I],holder:(0,D.Kd)(L.get("Kids"),B.holder),parent:B});const W=o.job.
pace.step(s+U*s);W&&await W}return g}function f(o,_,r){const[n,t]=o.array(_.get("Limits"))??[];return typeof n!="number"||typeof t!="number"||r(n,t)}function h(o,{
dict:_,repeats:r},n){const t=r.includes(n)?void 0:o.array(_.get(n));if(!t)return[];const e=[];for(let a=0;a+1<t.length;a+=2){const u=o.resolve(t[a]);(n==="Names"?
u instanceof w.Mx:typeof u=="number")&&e.push([u,t[a+1]])}return e}function E(o,_,r,n){const t=u=>o.array(o.dict(u)?.get("Limits"))??[],e=r[0]?.[0]??t(n[0])[0],
a=r.at(-1)?.[0]??t(n.at(-1))[1];o.edit(_.holder),e!==void 0&&a!==void 0?_.dict.set("Limits",[e,a]):_.dict.delete("Limits")}function l(o){const _=[];for(const[r,
n]of o)_.push(r,n);return _}function x(o){const _=[];for(let r=0;r<o.length;r+=M)_.push(o.slice(r,r+M));return _}}),70549:((S,C,p)=>{p.d(C,{n:()=>w});function w(v){
const D=new WeakMap;return M=>{if(M.hasChanges)return v(M);const P=D.get(M);if(P)return P.answer;const y=v(M);return D.set(M,{answer:y}),y}}}),9819:((S,C,p)=>{p.
d(C,{J7:()=>D,Kd:()=>y,Wo:()=>T,_i:()=>P,b9:()=>M});var w=p(42973),v=p(45599);class D{document;gone=new Set;chased=new Set;constructor(i){this.document=i}remove(i){
const{catalog:d,catalogNumber:s,pages:c}=this.document,f=d.get("Pages");i===s||(0,v.i9)(f)&&i===f.number||c.holds(i)||(this.gone.add(i),this.document.remove(i))}chase(i){
this.chased.add(i)}removed(){return this.gone}takeChased(){const i=this.chased;return this.chased=new Set,i}isGone(i){return(0,v.i9)(i)&&this.gone.has(i.number)}}
class M{most;left;constructor(i){this.most=this.left=i.job.limits.nodes}spend=i=>{if(this.left-=i,this.left<0)throw(0,w.F)("nodes",`The document has more than ${this.
most} fields, bookmarks, names and structure elements`,"Remove bookmarks or tags with another program first")}}class P{seen;beyond=new Set;allowance;constructor(i,d=new M(
i)){this.allowance=d,this.seen=new Uint8Array((i.size>>3)+1)}first(i){if(this.allowance.spend(1),!(0,v.i9)(i))return!0;const{number:d}=i,s=d>>3;if(s>=this.seen.
length)return this.beyond.size<this.beyond.add(d).size;const c=1<<(d&7),f=(this.seen[s]&c)===0;return this.seen[s]|=c,f}}function y(m,i){return(0,v.i9)(m)?m.number:
i}function T(m,i){const d=m.catalog.get(i),s=m.dict(d);return s&&{dict:s,holder:y(d,m.catalogNumber)}}}),93604:((S,C,p)=>{p.d(C,{BC:()=>P,MJ:()=>y,p9:()=>D,qZ:()=>M});
const w=1e3,v=3e5;function*D(m,i){if(m.length<=w)return[...m].sort(i);let d=[];for(let s=0;s<m.length;s+=w){for(const c of m.slice(s,s+w).sort(i))d.push(c);yield v}
for(let s=w;s<d.length;s*=2){const c=[];for(let f=0;f<d.length;f+=2*s){const h=Math.min(f+s,d.length),E=Math.min(h+s,d.length);for(let l=f,x=h;l<h||x<E;){const o=x===
E||l<h&&i(d[l],d[x])<=0;c.push(o?d[l++]:d[x++]),c.length%w===0&&(yield v)}}d=c}return d}async function M(m,i,d){const s=D(m,i);for(;;){const{done:c,value:f}=s.next();
if(c)return f;const h=d.step(f);h&&await h}}const P=(m,i)=>T(m,i,!1),y=(m,i)=>T(m,i,!0);function T(m,i,d){let[s,c]=[0,m.length];for(;s<c;){const f=s+c>>1,h=m[f];
h<i||d&&h===i?s=f+1:c=f}return s}})};
