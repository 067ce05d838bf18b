"use strict";exports.id=8317,exports.ids=[8317],exports.modules={98037:((S,C,_)=>{_.d(C,{K:()=>c,V:()=>s});var w=_(77598),v=_.n(w),M=_(81077),D=_(9819),P=_(34400),y=_(48249),
T=_(68973),u=_(77581),o=_(45599),f=_(59071);async function s(e){const a=(0,D.Wo)(e,"Names")?.dict.get("EmbeddedFiles");return(await(0,M.Zc)(e,a,"Names")).map(p=>{
const g=e.dict(p[1]),O=A=>(0,f.Gh)(e.resolve(g?.get(A)));return{entry:p,name:O("UF")??O("F")??(p[0]instanceof o.Mx?(0,f.Gh)(p[0]):null)}})}async function c(e,a,p,g){
const O=e.add(await d(e,a));t(e,await(0,M.r6)(e,[...p,[n(p,a.name),O]]));const A=e.edit(e.catalogNumber),L=new Set(g.map(([,K])=>(0,o.i9)(K)?K.number:K)),b=(e.array(
A.get("AF"))??[]).filter(K=>!L.has((0,o.i9)(K)?K.number:K));A.set("AF",[...b,O])}async function d(e,a){const{bytes:p,description:g,modified:O}=a,{pace:A}=e.job,
L=(0,o.jd)({Size:p.length,CheckSum:new o.Mx(await m(p,A)),ModDate:O===void 0?void 0:(0,u.wx)(O)}),b=await x(p,e.job),K=(0,o.jd)({Type:(0,o.UU)("EmbeddedFile"),Subtype:(0,o.
UU)(a.mimeType),Params:L,Filter:b?(0,o.UU)("FlateDecode"):void 0}),U=e.add(new o.Z6(K,b??p));return(0,o.jd)({Type:(0,o.UU)("Filespec"),F:(0,u.wx)(a.name),UF:(0,u.
wx)(a.name),Desc:g===void 0?void 0:(0,u.wx)(g),AFRelationship:(0,o.UU)(a.relationship),EF:(0,o.jd)({F:U,UF:U})})}const h=65536,E=.97,l=4;async function x(e,a){if(e.
length>4*h&&(0,y.Kc)(e.subarray(0,h)).length>h*E)return;const p=await(0,T.uM)(a).deflate(e,l);return p.length<e.length?p:void 0}const i=1<<20;async function m(e,a){
const p=r();if(!p)return(0,P.F)(e);for(let g=0;g<e.length;g+=i){p.update(e.subarray(g,g+i));const O=a.step(i);O&&await O}return p.digest()}function r(){try{return(0,w.
createHash)("md5")}catch{return}}function n(e,a){const p=new Set(e.map(([g])=>(0,M.Pu)(g)));for(let g=1;;g++){const O=(0,u.wx)(g===1?a:`${a} (${g})`);if(!p.has(
(0,M.Pu)(O)))return O}}function t(e,a){const p=e.add((0,M.H6)(e,a,"Names")),g=(0,D.Wo)(e,"Names");if(g){e.edit(g.holder),g.dict.set("EmbeddedFiles",p);return}const O=e.
add((0,o.jd)({EmbeddedFiles:p}));e.edit(e.catalogNumber).set("Names",O)}}),21281:((S,C,_)=>{_.d(C,{Ip:()=>u,XM:()=>d,Xb:()=>c,ds:()=>T,qg:()=>s});var w=_(59071),
v=_(70549),M=_(21115),D=_(824),P=_(1975),y=_(60912);const T=(0,v.n)(async l=>u(l,await(0,D.Br)(l)));function u(l,x){const i=(a,p)=>(0,w.wh)((0,P.sm)(x,a,p)[0]??
""),m=f(i("pdfaid","part"),i("pdfaid","conformance").toLowerCase()),r=o(i("pdfuaid","part"))?`PDF/UA-${i("pdfuaid","part")}`:void 0,t=[i("pdfxid","GTS_PDFXVersi\
on")||i("pdfx","GTS_PDFXVersion")||((0,w.Gh)(l.resolve((0,D._U)(l)?.get("GTS_PDFXVersion")))??""),i("pdfe","ISO_PDFEVersion"),i("pdfvtid","GTS_PDFVTVersion")],e=[
m?.name,r,...t.filter(a=>/^PDF\/[\w .:/()-]{1,40}$/.test(a))];return{archive:m,accessible:r,names:e.filter(a=>a!==void 0)}}const o=l=>/^[1-9]$/.test(l);function f(l,x){
if(!o(l))return;const i=/^[abuef]$/.test(x)?x:"";return{part:Number(l),level:i,name:`PDF/A-${l}${i}`}}function s(l,x,i,m){return x&&E(l,x,[M.dK.pdfaid]),c(i,m)}
const c=({name:l},x)=>({code:"pdfa_identification_removed",message:`The document no longer claims ${l}: ${x}.`});async function d(l){const x=await(0,D.Br)(l);if(!x)
return[];const{archive:i,accessible:m}=u(l,x);E(l,x,[M.dK.pdfaid,M.dK.pdfuaid]);const r=[i?.name,m].filter(n=>n!==void 0);return r.length>0?[h(r)]:[]}const h=l=>({
code:"conformance_dropped",message:`The result no longer claims ${l.join(" and ")}, because a merge cannot guarantee conformance.`});function E(l,x,i){x.properties.
some(({namespace:m})=>i.includes(m))&&(0,y._L)(l,(0,y.QH)(x,({namespace:m})=>i.includes(m),[]))}}),21115:((S,C,_)=>{_.d(C,{HC:()=>D,dK:()=>w,ee:()=>M});const w={
rdf:"http://www.w3.org/1999/02/22-rdf-syntax-ns#",xml:"http://www.w3.org/XML/1998/namespace",dc:"http://purl.org/dc/elements/1.1/",xmp:"http://ns.adobe.com/xap/\
1.0/",xmpMM:"http://ns.adobe.com/xap/1.0/mm/",pdf:"http://ns.adobe.com/pdf/1.3/",pdfaid:"http://www.aiim.org/pdfa/ns/id/",pdfuaid:"http://www.aiim.org/pdfua/ns/\
id/",pdfxid:"http://www.npes.org/pdfx/ns/id/",pdfx:"http://ns.adobe.com/pdfx/1.3/",pdfaExtension:"http://www.aiim.org/pdfa/ns/extension/",pdfaSchema:"http://www\
.aiim.org/pdfa/ns/schema#",pdfaProperty:"http://www.aiim.org/pdfa/ns/property#",fx:"urn:factur-x:pdfa:CrossIndustryDocument:invoice:1p0#",pdfe:"http://www.aiim.\
org/pdfe/ns/id/",pdfvtid:"http://www.npes.org/pdfvt/ns/id/",xfa:"http://www.xfa.org/schema/xfa-data/1.0/",ds:"http://www.w3.org/2000/09/xmldsig#"},v=new Map(Object.
entries(w));class M{uris=new Map;declared=[];known=new Map;enter(o){let f;for(const{name:s,value:c}of o){if(!D(s))continue;const d=s.slice(6),h=this.uris.get(d);
h?h.push(c):this.uris.set(d,[c]),(f??=[]).push(d)}this.declared.push(f??P),f&&this.known.clear()}leave(){const o=this.declared.pop()??P;for(const f of o)this.uris.
get(f).pop();o.length>0&&this.known.clear()}declares(o){return(this.uris.get(T(o))?.length??0)>0}ofElement(o){let f=this.known.get(o);if(!f){const s=T(o),c=this.
uris.get(s)?.at(-1)??v.get(s)??"";this.known.size===y&&this.known.clear(),this.known.set(o,f={namespace:c,local:o.slice(o.indexOf(":")+1)})}return f}ofAttribute(o){
return o.includes(":")?this.ofElement(o):{namespace:"",local:o}}}const D=u=>u==="xmlns"||u.startsWith("xmlns:"),P=[],y=1e3,T=u=>u.slice(0,Math.max(u.indexOf(":"),
0))}),824:((S,C,_)=>{_.d(C,{Br:()=>u,_6:()=>f,_U:()=>T});var w=_(58552),v=_(1975),M=_(17079),D=_(45599),P=_(59071),y=_(70549);function T(s){const c=s.resolve(s.
trailer.get("Info"));return c instanceof D.Bi?c:c instanceof D.Z6?c.dict:void 0}const u=(0,y.n)(o);async function o(s){const c=s.get(s.catalogNumber),d=c instanceof
D.Bi?s.resolve(c.get("Metadata")):null;if(!(d instanceof D.Z6))return;let h;try{h=s.decoded(d)}catch(E){if(!(E instanceof w.zU)||E.code==="cancelled")throw E;return v.
m}return(0,v.kg)(h,s.job.pace)}function f(s,c){const d=T(s),h=r=>s.resolve(d?.get(r)),E=(r,n,t=", ")=>{const e=(0,v.sm)(c,r,n).map(P.wh).filter(Boolean).join(t);
return e===""?null:e},l=(r,n)=>{const[t=""]=(0,v.sm)(c,r,n);return(0,P.wh)(t)||null},x=(r,n)=>(0,M._)((0,P.Gh)(h(r))??"")??(0,M._)(l("xmp",n)??"")??null,i=s.get(
s.catalogNumber),m=i instanceof D.Bi?(0,P.Gh)(s.resolve(i.get("Lang"))):null;return{title:(0,P.Gh)(h("Title"))??l("dc","title"),author:(0,P.Gh)(h("Author"))??E(
"dc","creator"),subject:(0,P.Gh)(h("Subject"))??l("dc","description"),keywords:(0,P.Gh)(h("Keywords"))??E("pdf","Keywords")??E("dc","subject"),creator:(0,P.Gh)(
h("Creator"))??l("xmp","CreatorTool"),producer:(0,P.Gh)(h("Producer"))??l("pdf","Producer"),created:x("CreationDate","CreateDate"),modified:x("ModDate","ModifyD\
ate"),language:m??l("dc","language")}}}),3907:((S,C,_)=>{_.d(C,{Rt:()=>d,X:()=>m,km:()=>D,ol:()=>v,xK:()=>c});var w=_(78157);const v=200,M=1e4;async function D(r,n,t){
const e=new P(r);for(let a=e.next();a;a=e.next()){if(t(a))return"left";const p=n.step((a.to-a.from)*4+50);p&&await p}return e.hasDocumentType?"document type":e.
malformed?"malformed":"well-formed"}class P{text;malformed=!1;hasDocumentType=!1;at=0;constructor(n){this.text=n}next(){const{text:n,at:t}=this;if(t>=n.length)return;
if(n.charCodeAt(t)!==y)return this.characters(t,this.nextTag(t));if(n.startsWith("<!--",t))return this.other(t,"-->",4);if(n.startsWith("<?",t))return this.other(
t,"?>",2);if(n.startsWith("<![CDATA[",t)){const a=n.indexOf("]]>",t);return a<0?this.end():(this.at=a+3,{kind:"text",text:n.slice(t+9,a),from:t,to:this.at})}return n.
startsWith("<!",t)?(this.hasDocumentType=n.startsWith("<!DOCTYPE",t),this.end()):(n.charCodeAt(t+1)===u?this.endTag(t):this.startTag(t))??this.fault(t,this.nextTag(
t+1))}other(n,t,e){const a=this.text.indexOf(t,n+e);return a<0?this.end():(this.at=a+t.length,{kind:"other",from:n,to:this.at})}endTag(n){const t=this.name(n+2),
e=this.blanks(t);if(!(t===n+2||this.text.charCodeAt(e)!==T))return this.at=e+1,{kind:"end",name:this.text.slice(n+2,t),from:n,to:this.at}}startTag(n){const{text:t}=this,
e=this.name(n+1);if(e===n+1)return;const a=t.slice(n+1,e),p=[];for(let g=e;;){const O=this.blanks(g),A=t.charCodeAt(O);if(A===T||A===u&&t.charCodeAt(O+1)===T)return this.
at=A===T?O+1:O+2,{kind:A===T?"start":"empty",name:a,attributes:p,from:n,to:this.at};const L=this.name(O),b=this.blanks(L),K=this.blanks(b+1),U=t[K];if(O===g||L===
O||t[b]!=="="||U!=='"'&&U!=="'")return;const R=t.indexOf(U,K+1),B=t.slice(K+1,Math.max(R,K+1)),W=B.includes("<")?void 0:f(B);if(R<0||W===void 0||p.length>=M)return;
p.push({name:t.slice(O,L),value:W,from:O,to:R+1}),g=R+1}}characters(n,t){const e=f(this.text.slice(n,t));return e===void 0?this.fault(n,t):(this.at=t,{kind:"tex\
t",text:e,from:n,to:t})}nextTag(n){const t=this.text.indexOf("<",n);return t<0?this.text.length:t}fault(n,t){return this.malformed=!0,this.at=t,{kind:"other",from:n,
to:t}}end(){this.malformed=!0,this.at=this.text.length}blanks(n){const{text:t}=this;for(;;){const e=t.charCodeAt(n);if(e!==32&&e!==9&&e!==10&&e!==13)return n;n++}}name(n){
const{text:t}=this;for(;n<t.length;n++){const e=t.charCodeAt(n);if(e<=32||e===u||e===T||e===y||e===61||e===34||e===39)break}return n}}const[y,T,u]=[60,62,47],o=new Map(
[["amp","&"],["lt","<"],["gt",">"],["quot",'"'],["apos","'"]]);function f(r){if(!r.includes("&"))return r;const n=[];let t=0;for(let e=r.indexOf("&");e>=0;e=r.indexOf(
"&",t)){const a=r.indexOf(";",e);if(a<0||a-e>12)return;const p=r.slice(e+1,a),g=o.get(p)??s(p);if(g===void 0)return;n.push(r.slice(t,e),g),t=a+1}return n.push(r.
slice(t)),n.join("")}function s(r){const n=/^#(?:x([\dA-Fa-f]+)|(\d+))$/.exec(r),t=n?parseInt(n[1]??n[2],n[1]===void 0?10:16):-1;return t>0&&t<=1114111&&!(t>=55296&&
t<=57343)?String.fromCodePoint(t):void 0}function c(r){const[n,t,e,a]=r;if(n===0&&t===0&&(e===254||e===0)||n===255&&t===254&&e===0&&a===0)return i(r);if(n===254&&
t===255||n===0&&t===60)return x(new TextDecoder("utf-16be").decode(r));if(n===255&&t===254||n===60&&t===0)return x(new TextDecoder("utf-16le").decode(r));const p=new TextDecoder().
decode(r);return x(p.includes("�")?Buffer.from(r).toString("latin1"):p)}function d(r){if(r[0]===0||r[1]===0||r[0]===254||r[0]===255)return c(r);const t=(0,w.bS)(
r).toString("latin1",0,h),e=E.exec(t)?.[1]?.toLowerCase()??"utf-8";if(l.has(e))try{return new TextDecoder(e,{fatal:!0}).decode(r)}catch{return}}const h=200,E=/^(?:\xef\xbb\xbf)?<\?xml\s[^>]*?encoding\s*=\s*["']([\w.-]+)["']/,
l=new Set(["utf-8","utf8","us-ascii","iso-8859-1","iso-8859-15","windows-1252"]),x=r=>r.startsWith("\uFEFF")?r.slice(1):r;function i(r){const n=new DataView(r.buffer,
r.byteOffset,r.byteLength),t=r[0]!==0,e=[];for(let a=0;a+4<=r.length;a+=4){const p=n.getUint32(a,t);if(p>1114111)return;e.push(String.fromCodePoint(p))}return x(
e.join(""))}const m=r=>r.replaceAll("&","&amp;").replaceAll("<","&lt;").replaceAll(">","&gt;").replaceAll('"',"&quot;")}),60912:((S,C,_)=>{_.d(C,{QH:()=>D,T3:()=>P,
_L:()=>o});var w=_(21115),v=_(3907),M=_(45599);function D(f,s,c){const{text:d,properties:h,end:E,about:l}=f,x=[];let i=0;for(const m of h.filter(s).sort((r,n)=>r.
from-n.from))m.from<i||(x.push(d.slice(i,m.from)),i=m.to);return x.push(d.slice(i,Math.max(E,i))),c.length>0&&x.push(y(c,l)),x.push(d.slice(Math.max(E,i))),u(x.
join(""))}function P(f){return`<?xpacket begin="\uFEFF" id="W5M0MpCehiHzreSzNTczkc9d"?>
<x:xmpmeta xmlns:x="adobe:ns:meta/">
<rdf:RDF xmlns:rdf="${w.dK.rdf}">
${y(f,"")}</rdf:RDF>
</x:xmpmeta>
<?xpacket end="w"?>`}function y(f,s){const d=[...new Set(f.map(({prefix:E})=>E))].map(E=>` xmlns:${E}="${w.dK[E]}"`).join(""),h=f.map(({prefix:E,name:l,form:x,values:i})=>`\
<${E}:${l}>${T(x,i)}</${E}:${l}>
`);return`<rdf:Description xmlns:rdf="${w.dK.rdf}" rdf:about="${(0,v.X)(s)}"${d}>
${h.join("")}</rdf:Description>
`}function T(f,s){const c=d=>s.map(h=>`<rdf:li${d}>${(0,v.X)(h)}</rdf:li>`).join("");switch(f){case"simple":return(0,v.X)(s[0]??"");case"alternative":return`<rd\
f:Alt>${c(' xml:lang="x-default"')}</rdf:Alt>`;case"ordered":return`<rdf:Seq>${c("")}</rdf:Seq>`;case"unordered":return`<rdf:Bag>${c("")}</rdf:Bag>`}}const u=f=>f.
replace(/^(\s*<\?xml\s[^>]*encoding\s*=\s*["'])[^"']*/,"$1UTF-8");function o(f,s){const c=f.catalog.get("Metadata"),d=f.resolve(c),h=d instanceof M.Z6?[...d.dict].
filter(([x])=>!["Filter","DecodeParms","Length"].includes(x)):[],E=new M.Bi([["Type",new M.SX("Metadata")],["Subtype",new M.SX("XML")],...h]),l=new M.Z6(E,Buffer.
from(s,"utf8"));(0,M.i9)(c)&&d instanceof M.Z6?f.put(c,l):f.edit(f.catalogNumber).set("Metadata",f.add(l))}}),1975:((S,C,_)=>{_.d(C,{kg:()=>P,m:()=>D,sm:()=>y});
var w=_(21115),v=_(3907);const M=1e5,D={text:"",properties:[],malformed:!0,end:-1,about:""};async function P(f,s){const c=(0,v.xK)(f);if(c===void 0)return D;const d=new u,
E=await(0,v.km)(c,s,l=>(d.take(l),d.broken))!=="well-formed"||d.depth>0||d.end<0||!d.declared;return{text:c,properties:d.properties,malformed:E,end:d.end,about:d.
about}}function y(f,s,c){return f?.properties.find(d=>d.name===c&&d.namespace===w.dK[s])?.values??[]}const T=-2;class u{properties=[];broken=!1;declared=!0;end=-1;about="";scope=new w.
ee;open=[];root=T;loose=!1;items=[];pieces=[];get depth(){return this.open.length}take(s){s.kind==="start"||s.kind==="empty"?(this.start(s.name,s.attributes,s.from),
s.kind==="empty"&&!this.broken&&this.close(s.name,s.to,s.to)):s.kind==="end"?this.close(s.name,s.from,s.to):s.kind==="text"&&this.isInProperty()&&this.pieces.push(
s.text)}isInProperty(){return this.root!==T&&this.open.length>this.root+2}start(s,c,d){if(this.open.length>=v.ol&&(this.broken=!0),this.broken)return;this.scope.
enter(c);const h=this.scope.ofElement(s),E=h.namespace===w.dK.rdf,l=E&&h.local==="li";this.root===T&&this.end<0&&E&&h.local==="Description"&&(this.root=this.open.
length-1,this.loose=!0);const x=this.open.length-this.root,i=l?c.find(({name:m})=>m==="xml:lang")?.value:void 0;if(this.open.push({name:s,...h,from:d,language:i}),
this.root===T){if(!E||h.local!=="RDF"||this.end>=0)return;this.root=this.open.length-1,this.declared=this.scope.declares(s)}else if(x===1)this.describe(c);else if(x===
2){this.items=[];const m=c.find(({name:r})=>this.isRdf(r,"resource"));this.pieces=m?[m.value]:[]}else l&&(this.pieces=[])}describe(s){for(const{name:c,value:d,from:h,
to:E}of s){if((0,w.HC)(c))continue;const{namespace:l,local:x}=this.scope.ofAttribute(c);l===w.dK.rdf&&x==="about"&&(this.about=d),!(l===""||l===w.dK.rdf||l===w.
dK.xml)&&this.add({namespace:l,name:x,values:[d],from:h,to:E})}}close(s,c,d){const h=this.open.pop();if(h?.name!==s){this.broken=!0;return}this.scope.leave();const E=this.
open.length-this.root;if(this.root!==T)if(E===0)this.end=c,this.root=T;else if(E===1&&this.loose)this.root=T,this.loose=!1;else if(E===2){const l=this.items.length>
0?o(this.items):[this.pieces.join("").trim()];this.add({namespace:h.namespace,name:h.local,values:l,from:h.from,to:d})}else E>2&&h.namespace===w.dK.rdf&&h.local===
"li"&&(this.items.push({text:this.pieces.join("").trim(),language:h.language}),this.pieces=[])}add(s){this.properties.length<M?this.properties.push(s):this.broken=
!0}isRdf(s,c){const d=this.scope.ofAttribute(s);return d.local===c&&d.namespace===w.dK.rdf}}function o(f){const s=f.findIndex(({language:d})=>d?.toLowerCase()===
"x-default"),c=f.map(({text:d})=>d);return s>0?[c[s],...c.slice(0,s),...c.slice(s+1)]:c}}),81077:((S,C,_)=>{_.d(C,{BX:()=>T,H6:()=>u,MN:()=>o,Pu:()=>P,Zc:()=>y,
r6:()=>f});var w=_(45599),v=_(93604),M=_(9819);const D=64,P=i=>typeof i=="number"?String(i):Buffer.from(i.bytes).toString("latin1");async function y(i,m,r){const n=[];
for(const t of await c(i,m,0,r)){for(const a of h(i,t,r))n.push(a);const e=i.job.pace.step(s);e&&await e}return n}async function T(i,m,r,n,t,e){const a=await c(
i,m,r,n,e);for(let p=a.length-1;p>=0;p--){const g=a[p],O=h(i,g,n),A=O.filter(([U,R])=>!t(U,R)),L=i.job.pace.step(s+O.length*s);L&&await L,A.length<O.length&&(i.
edit(g.holder),g.dict.set(n,l(A)),g.changed=!0);for(const U of g.repeats)i.edit(g.holder),g.dict.delete(U),g.changed=!0;if(g.emptyKids){const U=(i.array(g.dict.
get("Kids"))??[]).filter(R=>!g.emptyKids.has(i.dict(R)));i.edit(g.holder),g.dict.set("Kids",U),g.changed=!0}if(!g.changed)continue;const b=i.array(g.dict.get("K\
ids"))??[];g.empty=A.length===0&&b.length===0;const K=g.parent;K&&(K.changed=!0,g.empty?(K.emptyKids??=new Set).add(g.dict):E(i,g,A,b))}return a[0]?.empty??!1}function u(i,m,r){
if(m.length<=D)return(0,w.jd)({[r]:l(m)});let n=[];for(const t of x(m)){const[e,a]=[t[0][0],t.at(-1)[0]];n.push({ref:i.add((0,w.jd)({Limits:[e,a],[r]:l(t)})),low:e,
high:a})}for(;n.length>D;)n=x(n).map(t=>{const[e,a]=[t[0].low,t.at(-1).high];return{ref:i.add((0,w.jd)({Limits:[e,a],Kids:t.map(({ref:p})=>p)})),low:e,high:a}});
return(0,w.jd)({Kids:n.map(({ref:t})=>t)})}async function o(i,m){const{pace:r}=i.job,n=[];for(const[t,e]of m){n.push([(0,w.Px)(t),e]);const a=r.step(10*s);a&&await a}
return u(i,await f(i,n),"Names")}async function f(i,m){const{pace:r}=i.job,n=[];for(const e of m){n.push({entry:e,key:P(e[0])});const a=r.step(s);a&&await a}return(await(0,v.
qZ)(n,(e,a)=>e.key<a.key?-1:e.key>a.key?1:0,r)).map(({entry:e})=>e)}const s=100;async function c(i,m,r,n,t){const e=new M.b9(i),a=new Set,p=A=>a.size<a.add(A).size,
g=[],O=[{value:m??null,holder:r,parent:void 0}];for(let A=O.pop();A!==void 0;A=O.pop()){e.spend(1);const L=i.dict(A.value);if(!L||!p(L)||t&&A.parent&&!d(i,L,t))
continue;const b=[],K=I=>{const F=i.array(L.get(I));return!F||p(F)?F??[]:(b.push(I),[])},U=K(n).length>>1,R=K("Kids"),B={dict:L,holder:(0,M.Kd)(A.value,A.holder),
parent:A.parent,repeats:b};g.push(B),e.spend(U);for(let I=R.length-1;I>=0;I--)O.push({value:R[I],holder:(0,M.Kd)(L.get("Kids"),B.holder),parent:B});const W=i.job.
pace.step(s+U*s);W&&await W}return g}function d(i,m,r){const[n,t]=i.array(m.get("Limits"))??[];return typeof n!="number"||typeof t!="number"||r(n,t)}function h(i,{
dict:m,repeats:r},n){const t=r.includes(n)?void 0:i.array(m.get(n));if(!t)return[];const e=[];for(let a=0;a+1<t.length;a+=2){const p=i.resolve(t[a]);(n==="Names"?
p instanceof w.Mx:typeof p=="number")&&e.push([p,t[a+1]])}return e}function E(i,m,r,n){const t=p=>i.array(i.dict(p)?.get("Limits"))??[],e=r[0]?.[0]??t(n[0])[0],
a=r.at(-1)?.[0]??t(n.at(-1))[1];i.edit(m.holder),e!==void 0&&a!==void 0?m.dict.set("Limits",[e,a]):m.dict.delete("Limits")}function l(i){const m=[];for(const[r,
n]of i)m.push(r,n);return m}function x(i){const m=[];for(let r=0;r<i.length;r+=D)m.push(i.slice(r,r+D));return m}}),70549:((S,C,_)=>{_.d(C,{n:()=>w});function w(v){
const M=new WeakMap;return D=>{if(D.hasChanges)return v(D);const P=M.get(D);if(P)return P.answer;const y=v(D);return M.set(D,{answer:y}),y}}}),9819:((S,C,_)=>{_.
d(C,{J7:()=>M,Kd:()=>y,Wo:()=>T,_i:()=>P,b9:()=>D});var w=_(42973),v=_(45599);class M{document;gone=new Set;chased=new Set;constructor(o){this.document=o}remove(o){
const{catalog:f,catalogNumber:s,pages:c}=this.document,d=f.get("Pages");o===s||(0,v.i9)(d)&&o===d.number||c.holds(o)||(this.gone.add(o),this.document.remove(o))}chase(o){
this.chased.add(o)}removed(){return this.gone}takeChased(){const o=this.chased;return this.chased=new Set,o}isGone(o){return(0,v.i9)(o)&&this.gone.has(o.number)}}
class D{most;left;constructor(o){this.most=this.left=o.job.limits.nodes}spend=o=>{if(this.left-=o,this.left<0)throw(0,w.F)("nodes",`The document has more than ${this.
most} fields, bookmarks, names and structure elements`,"Remove bookmarks or tags with another program first")}}class P{seen;beyond=new Set;allowance;constructor(o,f=new D(
o)){this.allowance=f,this.seen=new Uint8Array((o.size>>3)+1)}first(o){if(this.allowance.spend(1),!(0,v.i9)(o))return!0;const{number:f}=o,s=f>>3;if(s>=this.seen.
length)return this.beyond.size<this.beyond.add(f).size;const c=1<<(f&7),d=(this.seen[s]&c)===0;return this.seen[s]|=c,d}}function y(u,o){return(0,v.i9)(u)?u.number:
o}function T(u,o){const f=u.catalog.get(o),s=u.dict(f);return s&&{dict:s,holder:y(f,u.catalogNumber)}}}),93604:((S,C,_)=>{_.d(C,{BC:()=>P,MJ:()=>y,qZ:()=>M});const w=4096,
v=100;async function M(u,o,f){let s=[];for(let c=0;c<u.length;c+=w){for(const h of u.slice(c,c+w).sort(o))s.push(h);const d=f.step(12*w*v);d&&await d}for(let c=w;c<
u.length;c*=2){const d=[];for(let h=0;h<u.length;h+=2*c)await D(s,h,c,o,d,f);s=d}return s}async function D(u,o,f,s,c,d){const[h,E]=[Math.min(o+f,u.length),Math.
min(o+2*f,u.length)];let[l,x]=[o,h];for(;l<h||x<E;){const i=l===h||x<E&&s(u[x],u[l])<0;c.push(u[i?x++:l++]);const m=d.step(v);m&&await m}}const P=(u,o)=>T(u,o,!1),
y=(u,o)=>T(u,o,!0);function T(u,o,f){let[s,c]=[0,u.length];for(;s<c;){const d=s+c>>1,h=u[d];h<o||f&&h===o?s=d+1:c=d}return s}})};
