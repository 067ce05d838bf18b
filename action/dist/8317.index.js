"use strict";exports.id=8317,exports.ids=[8317],exports.modules={98037:((F,U,_)=>{_.d(U,{K:()=>o,V:()=>s});var M=_(77598),A=_.n(M),y=_(81077),P=_(9819),v=_(34400),K=_(48249),
L=_(68973),T=_(77581),i=_(45599),h=_(59071);async function s(r){const u=(0,P.Wo)(r,"Names")?.dict.get("EmbeddedFiles"),p=[];for(const t of await(0,y.Zc)(r,u,"Na\
mes")){const n=r.dict(t[1]),e=d=>(0,h.Gh)(r.resolve(n?.get(d)));p.push({entry:t,name:e("UF")??e("F")??(t[0]instanceof i.Mx?(0,h.Gh)(t[0]):null)});const c=r.job.
pace.step(500);c&&await c}return p}async function o(r,u,p,t){const n=r.add(await f(r,u));O(r,await(0,y.r6)(r,[...p,[E(p,u.name),n]]));const e=r.edit(r.catalogNumber),
c=new Set(t.map(([,w])=>(0,i.i9)(w)?w.number:w)),d=(r.array(e.get("AF"))??[]).filter(w=>!c.has((0,i.i9)(w)?w.number:w));e.set("AF",[...d,n])}async function f(r,u){
const{bytes:p,description:t,modified:n}=u,{pace:e}=r.job,c=(0,i.jd)({Size:p.length,CheckSum:new i.Mx(await C(p,e)),ModDate:n===void 0?void 0:(0,T.wx)(n)}),d=await D(
p,r.job),w=(0,i.jd)({Type:(0,i.UU)("EmbeddedFile"),Subtype:(0,i.UU)(u.mimeType),Params:c,Filter:d?(0,i.UU)("FlateDecode"):void 0}),R=r.add(new i.Z6(w,d??p));return(0,i.
jd)({Type:(0,i.UU)("Filespec"),F:(0,T.wx)(u.name),UF:(0,T.wx)(u.name),Desc:t===void 0?void 0:(0,T.wx)(t),AFRelationship:(0,i.UU)(u.relationship),EF:(0,i.jd)({F:R,
UF:R})})}const m=65536,x=.97,l=4;async function D(r,u){if(r.length>4*m&&(0,K.Kc)(r.subarray(0,m)).length>m*x)return;const p=await(0,L.uM)(u).deflate(r,l);return p.
length<r.length?p:void 0}const g=1<<20;async function C(r,u){const p=a();if(!p)return(0,v.F)(r);for(let t=0;t<r.length;t+=g){p.update(r.subarray(t,t+g));const n=u.
step(g);n&&await n}return p.digest()}function a(){try{return(0,M.createHash)("md5")}catch{return}}function E(r,u){const p=new Set(r.map(([t])=>(0,y.Pu)(t)));for(let t=1;;t++){
const n=(0,T.wx)(t===1?u:`${u} (${t})`);if(!p.has((0,y.Pu)(n)))return n}}function O(r,u){const p=r.add((0,y.H6)(r,u,"Names")),t=(0,P.Wo)(r,"Names");if(t){r.edit(
t.holder),t.dict.set("EmbeddedFiles",p);return}const n=r.add((0,i.jd)({EmbeddedFiles:p}));r.edit(r.catalogNumber).set("Names",n)}}),21281:((F,U,_)=>{_.d(U,{Ip:()=>T,
XM:()=>f,Xb:()=>o,ds:()=>L,qg:()=>s});var M=_(59071),A=_(70549),y=_(21115),P=_(824),v=_(1975),K=_(60912);const L=(0,A.n)(async l=>T(l,await(0,P.Br)(l)));function T(l,D){
const g=(u,p)=>(0,M.wh)((0,v.sm)(D,u,p)[0]??""),C=h(g("pdfaid","part"),g("pdfaid","conformance").toLowerCase()),a=i(g("pdfuaid","part"))?`PDF/UA-${g("pdfuaid","\
part")}`:void 0,O=[g("pdfxid","GTS_PDFXVersion")||g("pdfx","GTS_PDFXVersion")||((0,M.Gh)(l.resolve((0,P._U)(l)?.get("GTS_PDFXVersion")))??""),g("pdfe","ISO_PDFE\
Version"),g("pdfvtid","GTS_PDFVTVersion")],r=[C?.name,a,...O.filter(u=>/^PDF\/[\w .:/()-]{1,40}$/.test(u))];return{archive:C,accessible:a,names:r.filter(u=>u!==
void 0)}}const i=l=>/^[1-9]$/.test(l);function h(l,D){if(!i(l))return;const g=/^[abuef]$/.test(D)?D:"";return{part:Number(l),level:g,name:`PDF/A-${l}${g}`}}function s(l,D,g,C){
return D&&x(l,D,[y.dK.pdfaid]),o(g,C)}const o=({name:l},D)=>({code:"pdfa_identification_removed",message:`The document no longer claims ${l}: ${D}.`});async function f(l){
const D=await(0,P.Br)(l);if(!D)return[];const{archive:g,accessible:C}=T(l,D);x(l,D,[y.dK.pdfaid,y.dK.pdfuaid]);const a=[g?.name,C].filter(E=>E!==void 0);return a.
length>0?[m(a)]:[]}const m=l=>({code:"conformance_dropped",message:`The result no longer claims ${l.join(" and ")}, because a merge cannot guarantee conformance\
.`});function x(l,D,g){D.properties.some(({namespace:C})=>g.includes(C))&&(0,K._L)(l,(0,K.QH)(D,({namespace:C})=>g.includes(C),[]))}}),21115:((F,U,_)=>{_.d(U,{HC:()=>P,
dK:()=>M,ee:()=>y});const M={rdf:"http://www.w3.org/1999/02/22-rdf-syntax-ns#",xml:"http://www.w3.org/XML/1998/namespace",dc:"http://purl.org/dc/elements/1.1/",
xmp:"http://ns.adobe.com/xap/1.0/",xmpMM:"http://ns.adobe.com/xap/1.0/mm/",pdf:"http://ns.adobe.com/pdf/1.3/",pdfaid:"http://www.aiim.org/pdfa/ns/id/",pdfuaid:"\
http://www.aiim.org/pdfua/ns/id/",pdfxid:"http://www.npes.org/pdfx/ns/id/",pdfx:"http://ns.adobe.com/pdfx/1.3/",pdfaExtension:"http://www.aiim.org/pdfa/ns/exten\
sion/",pdfaSchema:"http://www.aiim.org/pdfa/ns/schema#",pdfaProperty:"http://www.aiim.org/pdfa/ns/property#",fx:"urn:factur-x:pdfa:CrossIndustryDocument:invoice\
:1p0#",pdfe:"http://www.aiim.org/pdfe/ns/id/",pdfvtid:"http://www.npes.org/pdfvt/ns/id/",xfa:"http://www.xfa.org/schema/xfa-data/1.0/",ds:"http://www.w3.org/200\
0/09/xmldsig#"},A=new Map(Object.entries(M));class y{uris=new Map;declared=[];known=new Map;enter(i){let h;for(const{name:s,value:o}of i){if(!P(s))continue;const f=s.
slice(6),m=this.uris.get(f);m?m.push(o):this.uris.set(f,[o]),(h??=[]).push(f)}this.declared.push(h??v),h&&this.known.clear()}leave(){const i=this.declared.pop()??
v;for(const h of i)this.uris.get(h).pop();i.length>0&&this.known.clear()}declares(i){return(this.uris.get(L(i))?.length??0)>0}ofElement(i){let h=this.known.get(
i);if(!h){const s=L(i),o=this.uris.get(s)?.at(-1)??A.get(s)??"";this.known.size===K&&this.known.clear(),this.known.set(i,h={namespace:o,local:i.slice(i.indexOf(
":")+1)})}return h}ofAttribute(i){return i.includes(":")?this.ofElement(i):{namespace:"",local:i}}}const P=T=>T==="xmlns"||T.startsWith("xmlns:"),v=[],K=1e3,L=T=>T.
slice(0,Math.max(T.indexOf(":"),0))}),824:((F,U,_)=>{_.d(U,{Br:()=>T,_6:()=>h,_U:()=>L});var M=_(58552),A=_(1975),y=_(17079),P=_(45599),v=_(59071),K=_(70549);function L(s){
const o=s.resolve(s.trailer.get("Info"));return o instanceof P.Bi?o:o instanceof P.Z6?o.dict:void 0}const T=(0,K.n)(i);async function i(s){const o=s.get(s.catalogNumber),
f=o instanceof P.Bi?s.resolve(o.get("Metadata")):null;if(!(f instanceof P.Z6))return;let m;try{m=s.decoded(f)}catch(x){if(!(x instanceof M.zU)||x.code==="cancel\
led")throw x;return A.m}return(0,A.kg)(m,s.job.pace)}function h(s,o){const f=L(s),m=a=>s.resolve(f?.get(a)),x=(a,E,O=", ")=>{const r=(0,A.sm)(o,a,E).map(v.wh).filter(
Boolean).join(O);return r===""?null:r},l=(a,E)=>{const[O=""]=(0,A.sm)(o,a,E);return(0,v.wh)(O)||null},D=(a,E)=>(0,y._)((0,v.Gh)(m(a))??"")??(0,y._)(l("xmp",E)??
"")??null,g=s.get(s.catalogNumber),C=g instanceof P.Bi?(0,v.Gh)(s.resolve(g.get("Lang"))):null;return{title:(0,v.Gh)(m("Title"))??l("dc","title"),author:(0,v.Gh)(
m("Author"))??x("dc","creator"),subject:(0,v.Gh)(m("Subject"))??l("dc","description"),keywords:(0,v.Gh)(m("Keywords"))??x("pdf","Keywords")??x("dc","subject"),creator:(0,v.
Gh)(m("Creator"))??l("xmp","CreatorTool"),producer:(0,v.Gh)(m("Producer"))??l("pdf","Producer"),created:D("CreationDate","CreateDate"),modified:D("ModDate","Mod\
ifyDate"),language:C??l("dc","language")}}}),3907:((F,U,_)=>{_.d(U,{Rt:()=>C,X:()=>p,km:()=>T,ol:()=>A,xK:()=>g});var M=_(78157);const A=200,y=1e4,P=1e5,v=65536,
K=65536,L=12;async function T(t,n,e){const c=new i(t);for(let d=c.next();d;d=c.next()){if(e(d))return"left";const w=n.step((d.to-d.from)*4+50);w&&await w}return c.
hasDocumentType?"document type":c.malformed?"malformed":"well-formed"}class i{text;malformed=!1;hasDocumentType=!1;at=0;tag=-1;constructor(n){this.text=n}next(){
const{text:n,at:e}=this;if(e>=n.length)return;if(n.charCodeAt(e)!==h)return this.characters(e,this.endOfPiece(e,this.nextTag(e)));if(n.startsWith("<!--",e))return this.
other(e,"-->",4);if(n.startsWith("<?",e))return this.other(e,"?>",2);if(n.startsWith("<![CDATA[",e)){const d=n.indexOf("]]>",e);return d<0?this.end():(this.at=d+
3,{kind:"text",text:n.slice(e+9,d),from:e,to:this.at})}return n.startsWith("<!",e)?(this.hasDocumentType=n.startsWith("<!DOCTYPE",e),this.end()):(n.charCodeAt(e+
1)===o?this.endTag(e):this.startTag(e))??this.fault(e,this.nextTag(e+1))}other(n,e,c){const d=this.text.indexOf(e,n+c);return d<0?this.end():(this.at=d+e.length,
{kind:"other",from:n,to:this.at})}endTag(n){const e=this.name(n+2),c=this.blanks(e);if(!(e===n+2||this.text.charCodeAt(c)!==s))return this.at=c+1,{kind:"end",name:this.
text.slice(n+2,e),from:n,to:this.at}}startTag(n){const{text:e}=this,c=this.name(n+1);if(c===n+1)return;const d=e.slice(n+1,c),w=[];let R=0;for(let S=c;;){const b=this.
blanks(S),I=e.charCodeAt(b);if(I===s||I===o&&e.charCodeAt(b+1)===s)return this.at=I===s?b+1:b+2,{kind:I===s?"start":"empty",name:d,attributes:w,from:n,to:this.at};
const N=this.name(b),j=this.blanks(N),k=this.blanks(j+1),$=e[k];if(b===S||N===b||e[j]!=="="||$!=='"'&&$!=="'")return;const B=e.indexOf($,k+1),W=e.slice(k+1,Math.
max(B,k+1));R+=m(W,P-R);const G=W.includes("<")||R>=P?void 0:l(W);if(B<0||G===void 0||w.length>=y)return;w.push({name:e.slice(b,N),value:G,from:b,to:B+1}),S=B+1}}characters(n,e){
const c=l(this.text.slice(n,e));return c===void 0?this.fault(n,e):(this.at=e,{kind:"text",text:c,from:n,to:e})}nextTag(n){if(this.tag>=n)return this.tag;const e=this.
text.indexOf("<",n);return this.tag=e<0?this.text.length:e}endOfPiece(n,e){const{text:c}=this;if(e-n<=K)return e;let d=n+K;const w=d-L+1,R=c.slice(w,d+1).lastIndexOf(
"&");R>=0&&(d=w+R);for(const S=d-K/2;c[d-1]==="]"||f(c.charCodeAt(d));d--)if(d===S)return e;return d}fault(n,e){return this.malformed=!0,this.at=e,{kind:"other",
from:n,to:e}}end(){this.malformed=!0,this.at=this.text.length}blanks(n){const{text:e}=this;for(let c=n;;c++){const d=e.charCodeAt(c);if(d!==32&&d!==9&&d!==10&&d!==
13||c-n===v)return c}}name(n){const{text:e}=this;let c=n;for(const d=Math.min(e.length,n+v);c<d;c++){const w=e.charCodeAt(c);if(w<=32||w===o||w===s||w===h||w===
61||w===34||w===39)break}return c}}const[h,s,o]=[60,62,47],f=t=>t>=56320&&t<=57343;function m(t,n){let e=0;for(let c=t.indexOf("&");c>=0&&e<n;c=t.indexOf("&",c+
1))e++;return e}const x=new Map([["amp","&"],["lt","<"],["gt",">"],["quot",'"'],["apos","'"]]);function l(t){if(!t.includes("&"))return t;const n=[];let e=0;for(let c=t.
indexOf("&");c>=0;c=t.indexOf("&",e)){const d=t.indexOf(";",c);if(d<0||d-c>L)return;const w=t.slice(c+1,d),R=x.get(w)??D(w);if(R===void 0)return;n.push(t.slice(
e,c),R),e=d+1}return n.push(t.slice(e)),n.join("")}function D(t){const n=/^#(?:x([\dA-Fa-f]+)|(\d+))$/.exec(t),e=n?parseInt(n[1]??n[2],n[1]===void 0?10:16):-1;return e>
0&&e<=1114111&&!(e>=55296&&e<=57343)?String.fromCodePoint(e):void 0}function g(t){const[n,e,c,d]=t;if(n===0&&e===0&&(c===254||c===0)||n===255&&e===254&&c===0&&d===
0)return u(t);if(n===254&&e===255||n===0&&e===60)return r(new TextDecoder("utf-16be").decode(t));if(n===255&&e===254||n===60&&e===0)return r(new TextDecoder("ut\
f-16le").decode(t));const w=new TextDecoder().decode(t);return r(w.includes("�")?Buffer.from(t).toString("latin1"):w)}function C(t){if(t[0]===0||t[1]===0||t[0]===
254||t[0]===255)return g(t);const e=(0,M.bS)(t).toString("latin1",0,a),c=E.exec(e)?.[1]?.toLowerCase()??"utf-8";if(O.has(c))try{return new TextDecoder(c,{fatal:!0}).
decode(t)}catch{return}}const a=200,E=/^(?:\xef\xbb\xbf)?<\?xml\s[^>]*?encoding\s*=\s*["']([\w.-]+)["']/,O=new Set(["utf-8","utf8","us-ascii","iso-8859-1","iso-\
8859-15","windows-1252"]),r=t=>t.startsWith("\uFEFF")?t.slice(1):t;function u(t){const n=new DataView(t.buffer,t.byteOffset,t.byteLength),e=t[0]!==0,c=[];for(let d=0;d+
4<=t.length;d+=4){const w=n.getUint32(d,e);if(w>1114111)return;c.push(String.fromCodePoint(w))}return r(c.join(""))}const p=t=>t.replaceAll("&","&amp;").replaceAll(
"<","&lt;").replaceAll(">","&gt;").replaceAll('"',"&quot;")}),60912:((F,U,_)=>{_.d(U,{QH:()=>P,T3:()=>v,_L:()=>i});var M=_(21115),A=_(3907),y=_(45599);function P(h,s,o){
const{text:f,properties:m,end:x,about:l}=h,D=[];let g=0;for(const C of m.filter(s).sort((a,E)=>a.from-E.from))C.from<g||(D.push(f.slice(g,C.from)),g=C.to);return D.
push(f.slice(g,Math.max(x,g))),o.length>0&&D.push(K(o,l)),D.push(f.slice(Math.max(x,g))),T(D.join(""))}function v(h){return`<?xpacket begin="\uFEFF" id="W5M0MpCehiHz\
reSzNTczkc9d"?>
<x:xmpmeta xmlns:x="adobe:ns:meta/">
<rdf:RDF xmlns:rdf="${M.dK.rdf}">
${K(h,"")}</rdf:RDF>
</x:xmpmeta>
<?xpacket end="w"?>`}function K(h,s){const f=[...new Set(h.map(({prefix:x})=>x))].map(x=>` xmlns:${x}="${M.dK[x]}"`).join(""),m=h.map(({prefix:x,name:l,form:D,values:g})=>`\
<${x}:${l}>${L(D,g)}</${x}:${l}>
`);return`<rdf:Description xmlns:rdf="${M.dK.rdf}" rdf:about="${(0,A.X)(s)}"${f}>
${m.join("")}</rdf:Description>
`}function L(h,s){const o=f=>s.map(m=>`<rdf:li${f}>${(0,A.X)(m)}</rdf:li>`).join("");switch(h){case"simple":return(0,A.X)(s[0]??"");case"alternative":return`<rd\
f:Alt>${o(' xml:lang="x-default"')}</rdf:Alt>`;case"ordered":return`<rdf:Seq>${o("")}</rdf:Seq>`;case"unordered":return`<rdf:Bag>${o("")}</rdf:Bag>`}}const T=h=>h.
replace(/^(\s*<\?xml\s[^>]*encoding\s*=\s*["'])[^"']*/,"$1UTF-8");function i(h,s){const o=h.catalog.get("Metadata"),f=h.resolve(o),m=f instanceof y.Z6?[...f.dict].
filter(([D])=>!["Filter","DecodeParms","Length"].includes(D)):[],x=new y.Bi([["Type",new y.SX("Metadata")],["Subtype",new y.SX("XML")],...m]),l=new y.Z6(x,Buffer.
from(s,"utf8"));(0,y.i9)(o)&&f instanceof y.Z6?h.put(o,l):h.edit(h.catalogNumber).set("Metadata",h.add(l))}}),1975:((F,U,_)=>{_.d(U,{kg:()=>v,m:()=>P,sm:()=>K});
var M=_(21115),A=_(3907);const y=1e5,P={text:"",properties:[],malformed:!0,end:-1,about:""};async function v(h,s){const o=(0,A.xK)(h);if(o===void 0)return P;const f=new T,
x=await(0,A.km)(o,s,l=>(f.take(l),f.broken))!=="well-formed"||f.depth>0||f.end<0||!f.declared;return{text:o,properties:f.properties,malformed:x,end:f.end,about:f.
about}}function K(h,s,o){return h?.properties.find(f=>f.name===o&&f.namespace===M.dK[s])?.values??[]}const L=-2;class T{properties=[];broken=!1;declared=!0;end=-1;about="";scope=new M.
ee;open=[];root=L;loose=!1;items=[];pieces=[];get depth(){return this.open.length}take(s){s.kind==="start"||s.kind==="empty"?(this.start(s.name,s.attributes,s.from),
s.kind==="empty"&&!this.broken&&this.close(s.name,s.to,s.to)):s.kind==="end"?this.close(s.name,s.from,s.to):s.kind==="text"&&this.isInProperty()&&this.pieces.push(
s.text)}isInProperty(){return this.root!==L&&this.open.length>this.root+2}start(s,o,f){if(this.open.length>=A.ol&&(this.broken=!0),this.broken)return;this.scope.
enter(o);const m=this.scope.ofElement(s),x=m.namespace===M.dK.rdf,l=x&&m.local==="li";this.root===L&&this.end<0&&x&&m.local==="Description"&&(this.root=this.open.
length-1,this.loose=!0);const D=this.open.length-this.root,g=l?o.find(({name:C})=>C==="xml:lang")?.value:void 0;if(this.open.push({name:s,...m,from:f,language:g}),
this.root===L){if(!x||m.local!=="RDF"||this.end>=0)return;this.root=this.open.length-1,this.declared=this.scope.declares(s)}else if(D===1)this.describe(o);else if(D===
2){this.items=[];const C=o.find(({name:a})=>this.isRdf(a,"resource"));this.pieces=C?[C.value]:[]}else l&&(this.pieces=[])}describe(s){for(const{name:o,value:f,from:m,
to:x}of s){if((0,M.HC)(o))continue;const{namespace:l,local:D}=this.scope.ofAttribute(o);l===M.dK.rdf&&D==="about"&&(this.about=f),!(l===""||l===M.dK.rdf||l===M.
dK.xml)&&this.add({namespace:l,name:D,values:[f],from:m,to:x})}}close(s,o,f){const m=this.open.pop();if(m?.name!==s){this.broken=!0;return}this.scope.leave();const x=this.
open.length-this.root;if(this.root!==L)if(x===0)this.end=o,this.root=L;else if(x===1&&this.loose)this.root=L,this.loose=!1;else if(x===2){const l=this.items.length>
0?i(this.items):[this.pieces.join("").trim()];this.add({namespace:m.namespace,name:m.local,values:l,from:m.from,to:f})}else x>2&&m.namespace===M.dK.rdf&&m.local===
"li"&&(this.items.push({text:this.pieces.join("").trim(),language:m.language}),this.pieces=[])}add(s){this.properties.length<y?this.properties.push(s):this.broken=
!0}isRdf(s,o){const f=this.scope.ofAttribute(s);return f.local===o&&f.namespace===M.dK.rdf}}function i(h){const s=h.findIndex(({language:f})=>f?.toLowerCase()===
"x-default"),o=h.map(({text:f})=>f);return s>0?[o[s],...o.slice(0,s),...o.slice(s+1)]:o}}),81077:((F,U,_)=>{_.d(U,{BX:()=>T,H6:()=>i,MN:()=>h,Pu:()=>K,Zc:()=>L,
r6:()=>s});var M=_(45599),A=_(44233),y=_(77581),P=_(9819);const v=64,K=a=>typeof a=="number"?String(a):(0,y.U0)(a);async function L(a,E,O){const r=[];for(const u of await m(
a,E,0,O)){for(const t of l(a,u,O))r.push(t);const p=a.job.pace.step(o);p&&await p}return r}async function T(a,E,O,r,u,p){const t=await m(a,E,O,r,p);for(let n=t.
length-1;n>=0;n--){const e=t[n],c=l(a,e,r),d=c.filter(([b,I])=>!u(b,I)),w=a.job.pace.step(o+c.length*o);w&&await w,d.length<c.length&&(a.edit(e.holder),e.dict.set(
r,g(d)),e.changed=!0);for(const b of e.repeats)a.edit(e.holder),e.dict.delete(b),e.changed=!0;if(e.emptyKids){const b=(a.array(e.dict.get("Kids"))??[]).filter(I=>!e.
emptyKids.has(a.dict(I)));a.edit(e.holder),e.dict.set("Kids",b),e.changed=!0}if(!e.changed)continue;const R=a.array(e.dict.get("Kids"))??[];e.empty=d.length===0&&
R.length===0;const S=e.parent;S&&(S.changed=!0,e.empty?(S.emptyKids??=new Set).add(e.dict):D(a,e,d,R))}return t[0]?.empty??!1}function i(a,E,O){if(E.length<=v)return(0,M.
jd)({[O]:g(E)});let r=[];for(const u of C(E)){const[p,t]=[u[0][0],u.at(-1)[0]];r.push({ref:a.add((0,M.jd)({Limits:[p,t],[O]:g(u)})),low:p,high:t})}for(;r.length>
v;)r=C(r).map(u=>{const[p,t]=[u[0].low,u.at(-1).high];return{ref:a.add((0,M.jd)({Limits:[p,t],Kids:u.map(({ref:n})=>n)})),low:p,high:t}});return(0,M.jd)({Kids:r.
map(({ref:u})=>u)})}async function h(a,E){const{pace:O}=a.job,r=[];for(const[u,p]of E){r.push([(0,M.Px)(u),p]);const t=O.step(10*o);t&&await t}return i(a,await s(
a,r),"Names")}async function s(a,E){const{pace:O}=a.job,r=[];for(const p of E){r.push({entry:p,key:K(p[0])});const t=O.step(o);t&&await t}return(await(0,A.qZ)(r,
(p,t)=>p.key<t.key?-1:p.key>t.key?1:0,O)).map(({entry:p})=>p)}const o=100,f=30;async function m(a,E,O,r,u){const p=new P.b9(a),t=new Set,n=d=>t.size<t.add(d).size,
e=[],c=[{value:E??null,holder:O,parent:void 0}];for(let d=c.pop();d!==void 0;d=c.pop()){p.spend(1);const w=a.job.pace.step(o);w&&await w;const R=a.dict(d.value);
if(!R||!n(R)||u&&d.parent&&!x(a,R,u))continue;const S=[],b=B=>{const W=a.array(R.get(B));return!W||n(W)?W??[]:(S.push(B),[])},I=b(r).length>>1,N=b("Kids"),j={dict:R,
holder:(0,P.Kd)(d.value,d.holder),parent:d.parent,repeats:S};e.push(j),p.spend(I);const k=(0,P.Kd)(R.get("Kids"),j.holder);for(let B=N.length-1;B>=0;B--){c.push(
{value:N[B],holder:k,parent:j});const W=a.job.pace.step(f);W&&await W}const $=a.job.pace.step(I*o);$&&await $}return e}function x(a,E,O){const[r,u]=a.array(E.get(
"Limits"))??[];return typeof r!="number"||typeof u!="number"||O(r,u)}function l(a,{dict:E,repeats:O},r){const u=O.includes(r)?void 0:a.array(E.get(r));if(!u)return[];
const p=[];for(let t=0;t+1<u.length;t+=2){const n=a.resolve(u[t]);(r==="Names"?n instanceof M.Mx:typeof n=="number")&&p.push([n,u[t+1]])}return p}function D(a,E,O,r){
const u=n=>a.array(a.dict(n)?.get("Limits"))??[],p=O[0]?.[0]??u(r[0])[0],t=O.at(-1)?.[0]??u(r.at(-1))[1];a.edit(E.holder),p!==void 0&&t!==void 0?E.dict.set("Lim\
its",[p,t]):E.dict.delete("Limits")}function g(a){const E=[];for(const[O,r]of a)E.push(O,r);return E}function C(a){const E=[];for(let O=0;O<a.length;O+=v)E.push(
a.slice(O,O+v));return E}}),70549:((F,U,_)=>{_.d(U,{n:()=>M});function M(A){const y=new WeakMap;return P=>{if(P.hasChanges)return A(P);const v=y.get(P);if(v)return v.
answer;const K=A(P);return y.set(P,{answer:K}),K}}}),9819:((F,U,_)=>{_.d(U,{J7:()=>y,Kd:()=>K,Wo:()=>L,_i:()=>v,b9:()=>P});var M=_(42973),A=_(45599);class y{document;gone=new Set;chased=new Set;constructor(i){
this.document=i}remove(i){const{catalog:h,catalogNumber:s,pages:o}=this.document,f=h.get("Pages");i===s||(0,A.i9)(f)&&i===f.number||o.holds(i)||(this.gone.add(i),
this.document.remove(i))}chase(i){this.chased.add(i)}removed(){return this.gone}takeChased(){const i=this.chased;return this.chased=new Set,i}isGone(i){return(0,A.
i9)(i)&&this.gone.has(i.number)}}class P{most;left;constructor(i){this.most=this.left=i.job.limits.nodes}spend=i=>{if(this.left-=i,this.left<0)throw(0,M.F)("nod\
es",`The document has more than ${this.most} fields, bookmarks, names and structure elements`,"Remove bookmarks or tags with another program first")}}class v{seen;beyond=new Set;allowance;constructor(i,h=new P(
i)){this.allowance=h,this.seen=new Uint8Array((i.size>>3)+1)}first(i){if(this.allowance.spend(1),!(0,A.i9)(i))return!0;const{number:h}=i,s=h>>3;if(s>=this.seen.
length)return this.beyond.size<this.beyond.add(h).size;const o=1<<(h&7),f=(this.seen[s]&o)===0;return this.seen[s]|=o,f}}function K(T,i){return(0,A.i9)(T)?T.number:
i}function L(T,i){const h=T.catalog.get(i),s=T.dict(h);return s&&{dict:s,holder:K(h,T.catalogNumber)}}})};
