"use strict";exports.id=8317,exports.ids=[8317],exports.modules={98037:((W,b,m)=>{m.d(b,{K:()=>c,V:()=>n});var P=m(77598),C=m.n(P),v=m(81077),T=m(9819),A=m(34400),L=m(48249),
K=m(68973),y=m(77581),a=m(45599),f=m(59071);async function n(r){const u=(0,T.Wo)(r,"Names")?.dict.get("EmbeddedFiles"),h=[];for(const s of await(0,v.Zc)(r,u,"Na\
mes")){const e=r.dict(s[1]),t=p=>(0,f.Gh)(r.resolve(e?.get(p)));h.push({entry:s,name:t("UF")??t("F")??(s[0]instanceof a.Mx?(0,f.Gh)(s[0]):null)});const o=r.job.
pace.step(500);o&&await o}return h}async function c(r,u,h,s){const e=r.add(await d(r,u));M(r,await(0,v.r6)(r,[...h,[D(h,u.name),e]]));const t=r.edit(r.catalogNumber),
o=new Set(s.map(([,x])=>(0,a.i9)(x)?x.number:x)),p=(r.array(t.get("AF"))??[]).filter(x=>!o.has((0,a.i9)(x)?x.number:x));t.set("AF",[...p,e])}async function d(r,u){
const{bytes:h,description:s,modified:e}=u,{pace:t}=r.job,o=(0,a.jd)({Size:h.length,CheckSum:new a.Mx(await i(h,t)),ModDate:e===void 0?void 0:(0,y.wx)(e)}),p=await w(
h,r.job),x=(0,a.jd)({Type:(0,a.UU)("EmbeddedFile"),Subtype:(0,a.UU)(u.mimeType),Params:o,Filter:p?(0,a.UU)("FlateDecode"):void 0}),R=r.add(new a.Z6(x,p??h));return(0,a.
jd)({Type:(0,a.UU)("Filespec"),F:(0,y.wx)(u.name),UF:(0,y.wx)(u.name),Desc:s===void 0?void 0:(0,y.wx)(s),AFRelationship:(0,a.UU)(u.relationship),EF:(0,a.jd)({F:R,
UF:R})})}const g=65536,E=.97,l=4;async function w(r,u){if(r.length>4*g&&(0,L.Kc)(r.subarray(0,g)).length>g*E)return;const h=await(0,K.uM)(u).deflate(r,l);return h.
length<r.length?h:void 0}const O=1<<20;async function i(r,u){const h=_();if(!h)return(0,A.F)(r);for(let s=0;s<r.length;s+=O){h.update(r.subarray(s,s+O));const e=u.
step(O);e&&await e}return h.digest()}function _(){try{return(0,P.createHash)("md5")}catch{return}}function D(r,u){const h=new Set(r.map(([s])=>(0,v.Pu)(s)));for(let s=1;;s++){
const e=(0,y.wx)(s===1?u:`${u} (${s})`);if(!h.has((0,v.Pu)(e)))return e}}function M(r,u){const h=r.add((0,v.H6)(r,u,"Names")),s=(0,T.Wo)(r,"Names");if(s){r.edit(
s.holder),s.dict.set("EmbeddedFiles",h);return}const e=r.add((0,a.jd)({EmbeddedFiles:h}));r.edit(r.catalogNumber).set("Names",e)}}),21281:((W,b,m)=>{m.d(b,{Ip:()=>y,
XM:()=>d,Xb:()=>c,ds:()=>K,qg:()=>n});var P=m(59071),C=m(70549),v=m(21115),T=m(824),A=m(1975),L=m(60912);const K=(0,C.n)(async l=>y(l,await(0,T.Br)(l)));function y(l,w){
const O=(u,h)=>(0,P.wh)((0,A.sm)(w,u,h)[0]??""),i=f(O("pdfaid","part"),O("pdfaid","conformance").toLowerCase()),_=a(O("pdfuaid","part"))?`PDF/UA-${O("pdfuaid","\
part")}`:void 0,M=[O("pdfxid","GTS_PDFXVersion")||O("pdfx","GTS_PDFXVersion")||((0,P.Gh)(l.resolve((0,T._U)(l)?.get("GTS_PDFXVersion")))??""),O("pdfe","ISO_PDFE\
Version"),O("pdfvtid","GTS_PDFVTVersion")],r=[i?.name,_,...M.filter(u=>/^PDF\/[\w .:/()-]{1,40}$/.test(u))];return{archive:i,accessible:_,names:r.filter(u=>u!==
void 0)}}const a=l=>/^[1-9]$/.test(l);function f(l,w){if(!a(l))return;const O=/^[abuef]$/.test(w)?w:"";return{part:Number(l),level:O,name:`PDF/A-${l}${O}`}}function n(l,w,O,i){
return w&&E(l,w,[v.dK.pdfaid]),c(O,i)}const c=({name:l},w)=>({code:"pdfa_identification_removed",message:`The document no longer claims ${l}: ${w}.`});async function d(l){
const w=await(0,T.Br)(l);if(!w)return[];const{archive:O,accessible:i}=y(l,w);E(l,w,[v.dK.pdfaid,v.dK.pdfuaid]);const _=[O?.name,i].filter(D=>D!==void 0);return _.
length>0?[g(_)]:[]}const g=l=>({code:"conformance_dropped",message:`The result no longer claims ${l.join(" and ")}, because a merge cannot guarantee conformance\
.`});function E(l,w,O){w.properties.some(({namespace:i})=>O.includes(i))&&(0,L._L)(l,(0,L.QH)(w,({namespace:i})=>O.includes(i),[]))}}),21115:((W,b,m)=>{m.d(b,{HC:()=>T,
dK:()=>P,ee:()=>v});const P={rdf:"http://www.w3.org/1999/02/22-rdf-syntax-ns#",xml:"http://www.w3.org/XML/1998/namespace",dc:"http://purl.org/dc/elements/1.1/",
xmp:"http://ns.adobe.com/xap/1.0/",xmpMM:"http://ns.adobe.com/xap/1.0/mm/",pdf:"http://ns.adobe.com/pdf/1.3/",pdfaid:"http://www.aiim.org/pdfa/ns/id/",pdfuaid:"\
http://www.aiim.org/pdfua/ns/id/",pdfxid:"http://www.npes.org/pdfx/ns/id/",pdfx:"http://ns.adobe.com/pdfx/1.3/",pdfaExtension:"http://www.aiim.org/pdfa/ns/exten\
sion/",pdfaSchema:"http://www.aiim.org/pdfa/ns/schema#",pdfaProperty:"http://www.aiim.org/pdfa/ns/property#",fx:"urn:factur-x:pdfa:CrossIndustryDocument:invoice\
:1p0#",pdfe:"http://www.aiim.org/pdfe/ns/id/",pdfvtid:"http://www.npes.org/pdfvt/ns/id/",xfa:"http://www.xfa.org/schema/xfa-data/1.0/",ds:"http://www.w3.org/200\
0/09/xmldsig#"},C=new Map(Object.entries(P));class v{uris=new Map;declared=[];known=new Map;enter(a){let f;for(const{name:n,value:c}of a){if(!T(n))continue;const d=n.
slice(6),g=this.uris.get(d);g?g.push(c):this.uris.set(d,[c]),(f??=[]).push(d)}this.declared.push(f??A),f&&this.known.clear()}leave(){const a=this.declared.pop()??
A;for(const f of a)this.uris.get(f).pop();a.length>0&&this.known.clear()}declares(a){return(this.uris.get(K(a))?.length??0)>0}ofElement(a){let f=this.known.get(
a);if(!f){const n=K(a),c=this.uris.get(n)?.at(-1)??C.get(n)??"";this.known.size===L&&this.known.clear(),this.known.set(a,f={namespace:c,local:a.slice(a.indexOf(
":")+1)})}return f}ofAttribute(a){return a.includes(":")?this.ofElement(a):{namespace:"",local:a}}}const T=y=>y==="xmlns"||y.startsWith("xmlns:"),A=[],L=1e3,K=y=>y.
slice(0,Math.max(y.indexOf(":"),0))}),824:((W,b,m)=>{m.d(b,{Br:()=>y,_6:()=>f,_U:()=>K});var P=m(58552),C=m(1975),v=m(17079),T=m(45599),A=m(59071),L=m(70549);function K(n){
const c=n.resolve(n.trailer.get("Info"));return c instanceof T.Bi?c:c instanceof T.Z6?c.dict:void 0}const y=(0,L.n)(a);async function a(n){const c=n.get(n.catalogNumber),
d=c instanceof T.Bi?n.resolve(c.get("Metadata")):null;if(!(d instanceof T.Z6))return;let g;try{g=n.decoded(d)}catch(E){if(!(E instanceof P.zU)||E.code==="cancel\
led")throw E;return C.m}return(0,C.kg)(g,n.job.pace)}function f(n,c){const d=K(n),g=_=>n.resolve(d?.get(_)),E=(_,D,M=", ")=>{const r=(0,C.sm)(c,_,D).map(A.wh).filter(
Boolean).join(M);return r===""?null:r},l=(_,D)=>{const[M=""]=(0,C.sm)(c,_,D);return(0,A.wh)(M)||null},w=(_,D)=>(0,v._)((0,A.Gh)(g(_))??"")??(0,v._)(l("xmp",D)??
"")??null,O=n.get(n.catalogNumber),i=O instanceof T.Bi?(0,A.Gh)(n.resolve(O.get("Lang"))):null;return{title:(0,A.Gh)(g("Title"))??l("dc","title"),author:(0,A.Gh)(
g("Author"))??E("dc","creator"),subject:(0,A.Gh)(g("Subject"))??l("dc","description"),keywords:(0,A.Gh)(g("Keywords"))??E("pdf","Keywords")??E("dc","subject"),creator:(0,A.
Gh)(g("Creator"))??l("xmp","CreatorTool"),producer:(0,A.Gh)(g("Producer"))??l("pdf","Producer"),created:w("CreationDate","CreateDate"),modified:w("ModDate","Mod\
ifyDate"),language:i??l("dc","language")}}}),3907:((W,b,m)=>{m.d(b,{Rt:()=>i,X:()=>h,km:()=>y,ol:()=>C,xK:()=>O});var P=m(78157);const C=200,v=1e4,T=1e5,A=65536,
L=65536,K=12;async function y(s,e,t){const o=new a(s);for(let p=o.next();p;p=o.next()){if(t(p))return"left";const x=e.step((p.to-p.from)*4+50);x&&await x}return o.
hasDocumentType?"document type":o.malformed?"malformed":"well-formed"}class a{text;malformed=!1;hasDocumentType=!1;at=0;tag=-1;constructor(e){this.text=e}next(){
const{text:e,at:t}=this;if(t>=e.length)return;if(e.charCodeAt(t)!==f)return this.characters(t,this.endOfPiece(t,this.nextTag(t)));if(e.startsWith("<!--",t))return this.
other(t,"-->",4);if(e.startsWith("<?",t))return this.other(t,"?>",2);if(e.startsWith("<![CDATA[",t)){const p=e.indexOf("]]>",t);return p<0?this.end():(this.at=p+
3,{kind:"text",text:e.slice(t+9,p),from:t,to:this.at})}return e.startsWith("<!",t)?(this.hasDocumentType=e.startsWith("<!DOCTYPE",t),this.end()):(e.charCodeAt(t+
1)===c?this.endTag(t):this.startTag(t))??this.fault(t,this.nextTag(t+1))}other(e,t,o){const p=this.text.indexOf(t,e+o);return p<0?this.end():(this.at=p+t.length,
{kind:"other",from:e,to:this.at})}endTag(e){const t=this.name(e+2),o=this.blanks(t);if(!(t===e+2||this.text.charCodeAt(o)!==n))return this.at=o+1,{kind:"end",name:this.
text.slice(e+2,t),from:e,to:this.at}}startTag(e){const{text:t}=this,o=this.name(e+1);if(o===e+1)return;const p=t.slice(e+1,o),x=[];let R=0;for(let U=o;;){const S=this.
blanks(U),F=t.charCodeAt(S);if(F===n||F===c&&t.charCodeAt(S+1)===n)return this.at=F===n?S+1:S+2,{kind:F===n?"start":"empty",name:p,attributes:x,from:e,to:this.at};
const N=this.name(S),k=this.blanks(N),j=this.blanks(k+1),B=t[j];if(S===U||N===S||t[k]!=="="||B!=='"'&&B!=="'")return;const I=t.indexOf(B,j+1),$=t.slice(j+1,Math.
max(I,j+1));R+=g($,T-R);const G=$.includes("<")||R>=T?void 0:l($);if(I<0||G===void 0||x.length>=v)return;x.push({name:t.slice(S,N),value:G,from:S,to:I+1}),U=I+1}}characters(e,t){
const o=l(this.text.slice(e,t));return o===void 0?this.fault(e,t):(this.at=t,{kind:"text",text:o,from:e,to:t})}nextTag(e){if(this.tag>=e)return this.tag;const t=this.
text.indexOf("<",e);return this.tag=t<0?this.text.length:t}endOfPiece(e,t){const{text:o}=this;if(t-e<=L)return t;let p=e+L;const x=p-K+1,R=o.slice(x,p+1).lastIndexOf(
"&");R>=0&&(p=x+R);for(const U=p-L/2;o[p-1]==="]"||d(o.charCodeAt(p));p--)if(p===U)return t;return p}fault(e,t){return this.malformed=!0,this.at=t,{kind:"other",
from:e,to:t}}end(){this.malformed=!0,this.at=this.text.length}blanks(e){const{text:t}=this;for(let o=e;;o++){const p=t.charCodeAt(o);if(p!==32&&p!==9&&p!==10&&p!==
13||o-e===A)return o}}name(e){const{text:t}=this;let o=e;for(const p=Math.min(t.length,e+A);o<p;o++){const x=t.charCodeAt(o);if(x<=32||x===c||x===n||x===f||x===
61||x===34||x===39)break}return o}}const[f,n,c]=[60,62,47],d=s=>s>=56320&&s<=57343;function g(s,e){let t=0;for(let o=s.indexOf("&");o>=0&&t<e;o=s.indexOf("&",o+
1))t++;return t}const E=new Map([["amp","&"],["lt","<"],["gt",">"],["quot",'"'],["apos","'"]]);function l(s){if(!s.includes("&"))return s;const e=[];let t=0;for(let o=s.
indexOf("&");o>=0;o=s.indexOf("&",t)){const p=s.indexOf(";",o);if(p<0||p-o>K)return;const x=s.slice(o+1,p),R=E.get(x)??w(x);if(R===void 0)return;e.push(s.slice(
t,o),R),t=p+1}return e.push(s.slice(t)),e.join("")}function w(s){const e=/^#(?:x([\dA-Fa-f]+)|(\d+))$/.exec(s),t=e?parseInt(e[1]??e[2],e[1]===void 0?10:16):-1;return t>
0&&t<=1114111&&!(t>=55296&&t<=57343)?String.fromCodePoint(t):void 0}function O(s){const[e,t,o,p]=s;if(e===0&&t===0&&(o===254||o===0)||e===255&&t===254&&o===0&&p===
0)return u(s);if(e===254&&t===255||e===0&&t===60)return r(new TextDecoder("utf-16be").decode(s));if(e===255&&t===254||e===60&&t===0)return r(new TextDecoder("ut\
f-16le").decode(s));const x=new TextDecoder().decode(s);return r(x.includes("�")?Buffer.from(s).toString("latin1"):x)}function i(s){if(s[0]===0||s[1]===0||s[0]===
254||s[0]===255)return O(s);const t=(0,P.bS)(s).toString("latin1",0,_),o=D.exec(t)?.[1]?.toLowerCase()??"utf-8";if(M.has(o))try{return new TextDecoder(o,{fatal:!0}).
decode(s)}catch{return}}const _=200,D=/^(?:\xef\xbb\xbf)?<\?xml\s[^>]*?encoding\s*=\s*["']([\w.-]+)["']/,M=new Set(["utf-8","utf8","us-ascii","iso-8859-1","iso-\
8859-15","windows-1252"]),r=s=>s.startsWith("\uFEFF")?s.slice(1):s;function u(s){const e=new DataView(s.buffer,s.byteOffset,s.byteLength),t=s[0]!==0,o=[];for(let p=0;p+
4<=s.length;p+=4){const x=e.getUint32(p,t);if(x>1114111)return;o.push(String.fromCodePoint(x))}return r(o.join(""))}const h=s=>s.replaceAll("&","&amp;").replaceAll(
"<","&lt;").replaceAll(">","&gt;").replaceAll('"',"&quot;")}),60912:((W,b,m)=>{m.d(b,{QH:()=>T,T3:()=>A,_L:()=>a});var P=m(21115),C=m(3907),v=m(45599);function T(f,n,c){
const{text:d,properties:g,end:E,about:l}=f,w=[];let O=0;for(const i of g.filter(n).sort((_,D)=>_.from-D.from))i.from<O||(w.push(d.slice(O,i.from)),O=i.to);return w.
push(d.slice(O,Math.max(E,O))),c.length>0&&w.push(L(c,l)),w.push(d.slice(Math.max(E,O))),y(w.join(""))}function A(f){return`<?xpacket begin="\uFEFF" id="W5M0MpCehiHz\
reSzNTczkc9d"?>
<x:xmpmeta xmlns:x="adobe:ns:meta/">
<rdf:RDF xmlns:rdf="${P.dK.rdf}">
${L(f,"")}</rdf:RDF>
</x:xmpmeta>
<?xpacket end="w"?>`}function L(f,n){const d=[...new Set(f.map(({prefix:E})=>E))].map(E=>` xmlns:${E}="${P.dK[E]}"`).join(""),g=f.map(({prefix:E,name:l,form:w,values:O})=>`\
<${E}:${l}>${K(w,O)}</${E}:${l}>
`);return`<rdf:Description xmlns:rdf="${P.dK.rdf}" rdf:about="${(0,C.X)(n)}"${d}>
${g.join("")}</rdf:Description>
`}function K(f,n){const c=d=>n.map(g=>`<rdf:li${d}>${(0,C.X)(g)}</rdf:li>`).join("");switch(f){case"simple":return(0,C.X)(n[0]??"");case"alternative":return`<rd\
f:Alt>${c(' xml:lang="x-default"')}</rdf:Alt>`;case"ordered":return`<rdf:Seq>${c("")}</rdf:Seq>`;case"unordered":return`<rdf:Bag>${c("")}</rdf:Bag>`}}const y=f=>f.
replace(/^(\s*<\?xml\s[^>]*encoding\s*=\s*["'])[^"']*/,"$1UTF-8");function a(f,n){const c=f.catalog.get("Metadata"),d=f.resolve(c),g=d instanceof v.Z6?[...d.dict].
filter(([w])=>!["Filter","DecodeParms","Length"].includes(w)):[],E=new v.Bi([["Type",new v.SX("Metadata")],["Subtype",new v.SX("XML")],...g]),l=new v.Z6(E,Buffer.
from(n,"utf8"));(0,v.i9)(c)&&d instanceof v.Z6?f.put(c,l):f.edit(f.catalogNumber).set("Metadata",f.add(l))}}),1975:((W,b,m)=>{m.d(b,{kg:()=>A,m:()=>T,sm:()=>L});
var P=m(21115),C=m(3907);const v=1e5,T={text:"",properties:[],malformed:!0,end:-1,about:""};async function A(f,n){const c=(0,C.xK)(f);if(c===void 0)return T;const d=new y,
E=await(0,C.km)(c,n,l=>(d.take(l),d.broken))!=="well-formed"||d.depth>0||d.end<0||!d.declared;return{text:c,properties:d.properties,malformed:E,end:d.end,about:d.
about}}function L(f,n,c){return f?.properties.find(d=>d.name===c&&d.namespace===P.dK[n])?.values??[]}const K=-2;class y{properties=[];broken=!1;declared=!0;end=-1;about="";scope=new P.
ee;open=[];root=K;loose=!1;items=[];pieces=[];get depth(){return this.open.length}take(n){n.kind==="start"||n.kind==="empty"?(this.start(n.name,n.attributes,n.from),
n.kind==="empty"&&!this.broken&&this.close(n.name,n.to,n.to)):n.kind==="end"?this.close(n.name,n.from,n.to):n.kind==="text"&&this.isInProperty()&&this.pieces.push(
n.text)}isInProperty(){return this.root!==K&&this.open.length>this.root+2}start(n,c,d){if(this.open.length>=C.ol&&(this.broken=!0),this.broken)return;this.scope.
enter(c);const g=this.scope.ofElement(n),E=g.namespace===P.dK.rdf,l=E&&g.local==="li";this.root===K&&this.end<0&&E&&g.local==="Description"&&(this.root=this.open.
length-1,this.loose=!0);const w=this.open.length-this.root,O=l?c.find(({name:i})=>i==="xml:lang")?.value:void 0;if(this.open.push({name:n,...g,from:d,language:O}),
this.root===K){if(!E||g.local!=="RDF"||this.end>=0)return;this.root=this.open.length-1,this.declared=this.scope.declares(n)}else if(w===1)this.describe(c);else if(w===
2){this.items=[];const i=c.find(({name:_})=>this.isRdf(_,"resource"));this.pieces=i?[i.value]:[]}else l&&(this.pieces=[])}describe(n){for(const{name:c,value:d,from:g,
to:E}of n){if((0,P.HC)(c))continue;const{namespace:l,local:w}=this.scope.ofAttribute(c);l===P.dK.rdf&&w==="about"&&(this.about=d),!(l===""||l===P.dK.rdf||l===P.
dK.xml)&&this.add({namespace:l,name:w,values:[d],from:g,to:E})}}close(n,c,d){const g=this.open.pop();if(g?.name!==n){this.broken=!0;return}this.scope.leave();const E=this.
open.length-this.root;if(this.root!==K)if(E===0)this.end=c,this.root=K;else if(E===1&&this.loose)this.root=K,this.loose=!1;else if(E===2){const l=this.items.length>
0?a(this.items):[this.pieces.join("").trim()];this.add({namespace:g.namespace,name:g.local,values:l,from:g.from,to:d})}else E>2&&g.namespace===P.dK.rdf&&g.local===
"li"&&(this.items.push({text:this.pieces.join("").trim(),language:g.language}),this.pieces=[])}add(n){this.properties.length<v?this.properties.push(n):this.broken=
!0}isRdf(n,c){const d=this.scope.ofAttribute(n);return d.local===c&&d.namespace===P.dK.rdf}}function a(f){const n=f.findIndex(({language:d})=>d?.toLowerCase()===
"x-default"),c=f.map(({text:d})=>d);return n>0?[c[n],...c.slice(0,n),...c.slice(n+1)]:c}}),81077:((W,b,m)=>{m.d(b,{BX:()=>K,H6:()=>y,MN:()=>a,Pu:()=>A,Zc:()=>L,
r6:()=>f});var P=m(45599),C=m(93604),v=m(9819);const T=64,A=i=>typeof i=="number"?String(i):Buffer.from(i.bytes).toString("latin1");async function L(i,_,D){const M=[];
for(const r of await d(i,_,0,D)){for(const h of E(i,r,D))M.push(h);const u=i.job.pace.step(n);u&&await u}return M}async function K(i,_,D,M,r,u){const h=await d(
i,_,D,M,u);for(let s=h.length-1;s>=0;s--){const e=h[s],t=E(i,e,M),o=t.filter(([U,S])=>!r(U,S)),p=i.job.pace.step(n+t.length*n);p&&await p,o.length<t.length&&(i.
edit(e.holder),e.dict.set(M,w(o)),e.changed=!0);for(const U of e.repeats)i.edit(e.holder),e.dict.delete(U),e.changed=!0;if(e.emptyKids){const U=(i.array(e.dict.
get("Kids"))??[]).filter(S=>!e.emptyKids.has(i.dict(S)));i.edit(e.holder),e.dict.set("Kids",U),e.changed=!0}if(!e.changed)continue;const x=i.array(e.dict.get("K\
ids"))??[];e.empty=o.length===0&&x.length===0;const R=e.parent;R&&(R.changed=!0,e.empty?(R.emptyKids??=new Set).add(e.dict):l(i,e,o,x))}return h[0]?.empty??!1}function y(i,_,D){
if(_.length<=T)return(0,P.jd)({[D]:w(_)});let M=[];for(const r of O(_)){const[u,h]=[r[0][0],r.at(-1)[0]];M.push({ref:i.add((0,P.jd)({Limits:[u,h],[D]:w(r)})),low:u,
high:h})}for(;M.length>T;)M=O(M).map(r=>{const[u,h]=[r[0].low,r.at(-1).high];return{ref:i.add((0,P.jd)({Limits:[u,h],Kids:r.map(({ref:s})=>s)})),low:u,high:h}});
return(0,P.jd)({Kids:M.map(({ref:r})=>r)})}async function a(i,_){const{pace:D}=i.job,M=[];for(const[r,u]of _){M.push([(0,P.Px)(r),u]);const h=D.step(10*n);h&&await h}
return y(i,await f(i,M),"Names")}async function f(i,_){const{pace:D}=i.job,M=[];for(const u of _){M.push({entry:u,key:A(u[0])});const h=D.step(n);h&&await h}return(await(0,C.
qZ)(M,(u,h)=>u.key<h.key?-1:u.key>h.key?1:0,D)).map(({entry:u})=>u)}const n=100,c=30;async function d(i,_,D,M,r){const u=new v.b9(i),h=new Set,s=o=>h.size<h.add(
o).size,e=[],t=[{value:_??null,holder:D,parent:void 0}];for(let o=t.pop();o!==void 0;o=t.pop()){u.spend(1);const p=i.job.pace.step(n);p&&await p;const x=i.dict(
o.value);if(!x||!s(x)||r&&o.parent&&!g(i,x,r))continue;const R=[],U=B=>{const I=i.array(x.get(B));return!I||s(I)?I??[]:(R.push(B),[])},S=U(M).length>>1,F=U("Kid\
s"),N={dict:x,holder:(0,v.Kd)(o.value,o.holder),parent:o.parent,repeats:R};e.push(N),u.spend(S);const k=(0,v.Kd)(x.get("Kids"),N.holder);for(let B=F.length-1;B>=
0;B--){t.push({value:F[B],holder:k,parent:N});const I=i.job.pace.step(c);I&&await I}const j=i.job.pace.step(S*n);j&&await j}return e}function g(i,_,D){const[M,r]=i.
array(_.get("Limits"))??[];return typeof M!="number"||typeof r!="number"||D(M,r)}function E(i,{dict:_,repeats:D},M){const r=D.includes(M)?void 0:i.array(_.get(M));
if(!r)return[];const u=[];for(let h=0;h+1<r.length;h+=2){const s=i.resolve(r[h]);(M==="Names"?s instanceof P.Mx:typeof s=="number")&&u.push([s,r[h+1]])}return u}
function l(i,_,D,M){const r=s=>i.array(i.dict(s)?.get("Limits"))??[],u=D[0]?.[0]??r(M[0])[0],h=D.at(-1)?.[0]??r(M.at(-1))[1];i.edit(_.holder),u!==void 0&&h!==void 0?
_.dict.set("Limits",[u,h]):_.dict.delete("Limits")}function w(i){const _=[];for(const[D,M]of i)_.push(D,M);return _}function O(i){const _=[];for(let D=0;D<i.length;D+=
T)_.push(i.slice(D,D+T));return _}}),70549:((W,b,m)=>{m.d(b,{n:()=>P});function P(C){const v=new WeakMap;return T=>{if(T.hasChanges)return C(T);const A=v.get(T);
if(A)return A.answer;const L=C(T);return v.set(T,{answer:L}),L}}}),9819:((W,b,m)=>{m.d(b,{J7:()=>v,Kd:()=>L,Wo:()=>K,_i:()=>A,b9:()=>T});var P=m(42973),C=m(45599);
class v{document;gone=new Set;chased=new Set;constructor(a){this.document=a}remove(a){const{catalog:f,catalogNumber:n,pages:c}=this.document,d=f.get("Pages");a===
n||(0,C.i9)(d)&&a===d.number||c.holds(a)||(this.gone.add(a),this.document.remove(a))}chase(a){this.chased.add(a)}removed(){return this.gone}takeChased(){const a=this.
chased;return this.chased=new Set,a}isGone(a){return(0,C.i9)(a)&&this.gone.has(a.number)}}class T{most;left;constructor(a){this.most=this.left=a.job.limits.nodes}spend=a=>{
if(this.left-=a,this.left<0)throw(0,P.F)("nodes",`The document has more than ${this.most} fields, bookmarks, names and structure elements`,"Remove bookmarks or \
tags with another program first")}}class A{seen;beyond=new Set;allowance;constructor(a,f=new T(a)){this.allowance=f,this.seen=new Uint8Array((a.size>>3)+1)}first(a){
if(this.allowance.spend(1),!(0,C.i9)(a))return!0;const{number:f}=a,n=f>>3;if(n>=this.seen.length)return this.beyond.size<this.beyond.add(f).size;const c=1<<(f&7),
d=(this.seen[n]&c)===0;return this.seen[n]|=c,d}}function L(y,a){return(0,C.i9)(y)?y.number:a}function K(y,a){const f=y.catalog.get(a),n=y.dict(f);return n&&{dict:n,
holder:L(f,y.catalogNumber)}}})};
