"use strict";exports.id=3020,exports.ids=[3020],exports.modules={12889:((T,v,u)=>{u.d(v,{Rl:()=>a,Vv:()=>D,ft:()=>h,jB:()=>d,pr:()=>l,vw:()=>m,wE:()=>n});var _=u(46161),E=u(
47707);const D="‏";let M;const x=()=>M??=(0,_.A)(),p=/[\u0590-\u08ff\u200f\u202b\u202e\u2067\u2068\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u,
h=i=>p.test(i),m=i=>h(i)&&(x().getEmbeddingLevels(i).paragraphs[0]?.level??0)%2===1;function l(i){if(!h(i))return i===""?[]:[{text:i,rtl:!1,at:0}];const{levels:c,
paragraphs:r}=x().getEmbeddingLevels(i),t=r[0]?.level??0;for(let o=i.length-1;o>=0&&/\s/.test(i[o]);o--)c[o]=t;const e=[];for(let o=0;o<i.length;o++){const f=e.
at(-1);f&&f.level===c[o]?f.text+=i[o]:e.push({level:c[o],text:i[o],at:o})}const s=e.reduce((o,{level:f})=>Math.max(o,f),0);for(let o=s;o>0;o--)for(let f=0,g=0;f<
e.length;f=g+1){for(g=f;g<e.length&&e[g].level>=o;)g++;if(g>f+1)for(const[w,P]of e.slice(f,g).entries())e[g-1-w]=P}return e.map(({level:o,text:f,at:g})=>({text:f,
rtl:o%2===1,at:g}))}const d=i=>Array.from(i,c=>x().getMirroredCharacter(c)??c).join(""),n=i=>(0,E.qf)(d(i)).reverse().join(""),a=i=>l(i).flatMap(({text:c,rtl:r})=>r?
(0,E.qf)(d(c)).reverse():(0,E.qf)(c))}),21281:((T,v,u)=>{u.d(v,{Ip:()=>m,XM:()=>i,Xb:()=>a,ds:()=>h,qg:()=>n});var _=u(59071),E=u(70549),D=u(43496),M=u(824),x=u(
1975),p=u(60912);const h=(0,E.n)(async t=>m(t,await(0,M.Br)(t)));function m(t,e){const s=(O,A)=>(0,_.wh)((0,x.sm)(e,O,A)[0]??""),o=d(s("pdfaid","part"),s("pdfai\
d","conformance").toLowerCase()),f=l(s("pdfuaid","part"))?`PDF/UA-${s("pdfuaid","part")}`:void 0,w=[s("pdfxid","GTS_PDFXVersion")||s("pdfx","GTS_PDFXVersion")||
((0,_.Gh)(t.resolve((0,M._U)(t)?.get("GTS_PDFXVersion")))??""),s("pdfe","ISO_PDFEVersion"),s("pdfvtid","GTS_PDFVTVersion")],P=[o?.name,f,...w.filter(O=>/^PDF\/[\w .:/()-]{1,40}$/.
test(O))];return{archive:o,accessible:f,names:P.filter(O=>O!==void 0)}}const l=t=>/^[1-9]$/.test(t);function d(t,e){if(!l(t))return;const s=/^[abuef]$/.test(e)?
e:"";return{part:Number(t),level:s,name:`PDF/A-${t}${s}`}}function n(t,e,s,o){return e&&r(t,e,[D.dK.pdfaid]),a(s,o)}const a=({name:t},e)=>({code:"pdfa_identific\
ation_removed",message:`The document no longer claims ${t}: ${e}.`});async function i(t){const e=await(0,M.Br)(t);if(!e)return[];const{archive:s,accessible:o}=m(
t,e);r(t,e,[D.dK.pdfaid,D.dK.pdfuaid]);const f=[s?.name,o].filter(g=>g!==void 0);return f.length>0?[c(f)]:[]}const c=t=>({code:"conformance_dropped",message:`Th\
e result no longer claims ${t.join(" and ")}, because a merge cannot guarantee conformance.`});function r(t,e,s){e.properties.some(({namespace:o})=>s.includes(o))&&
(0,p._L)(t,(0,p.QH)(e,({namespace:o})=>s.includes(o),[]))}}),43496:((T,v,u)=>{u.d(v,{HC:()=>M,dK:()=>_,ee:()=>D});const _={rdf:"http://www.w3.org/1999/02/22-rdf\
-syntax-ns#",xml:"http://www.w3.org/XML/1998/namespace",dc:"http://purl.org/dc/elements/1.1/",xmp:"http://ns.adobe.com/xap/1.0/",xmpMM:"http://ns.adobe.com/xap/\
1.0/mm/",pdf:"http://ns.adobe.com/pdf/1.3/",pdfaid:"http://www.aiim.org/pdfa/ns/id/",pdfuaid:"http://www.aiim.org/pdfua/ns/id/",pdfxid:"http://www.npes.org/pdfx\
/ns/id/",pdfx:"http://ns.adobe.com/pdfx/1.3/",pdfaExtension:"http://www.aiim.org/pdfa/ns/extension/",pdfaSchema:"http://www.aiim.org/pdfa/ns/schema#",pdfaProperty:"\
http://www.aiim.org/pdfa/ns/property#",fx:"urn:factur-x:pdfa:CrossIndustryDocument:invoice:1p0#",pdfe:"http://www.aiim.org/pdfe/ns/id/",pdfvtid:"http://www.npes\
.org/pdfvt/ns/id/",xfa:"http://www.xfa.org/schema/xfa-data/1.0/",ds:"http://www.w3.org/2000/09/xmldsig#"},E=new Map(Object.entries(_));class D{uris=new Map;declared=[];known=new Map;enter(l){
let d;for(const{name:n,value:a}of l){if(!M(n))continue;const i=n.slice(6),c=this.uris.get(i);c?c.push(a):this.uris.set(i,[a]),(d??=[]).push(i)}this.declared.push(
d??x),d&&this.known.clear()}leave(){const l=this.declared.pop()??x;for(const d of l)this.uris.get(d).pop();l.length>0&&this.known.clear()}declares(l){return(this.
uris.get(h(l))?.length??0)>0}ofElement(l){let d=this.known.get(l);if(!d){const n=h(l),a=this.uris.get(n)?.at(-1)??E.get(n)??"";this.known.size===p&&this.known.clear(),
this.known.set(l,d={namespace:a,local:l.slice(l.indexOf(":")+1)})}return d}ofAttribute(l){return l.includes(":")?this.ofElement(l):{namespace:"",local:l}}}const M=m=>m===
"xmlns"||m.startsWith("xmlns:"),x=[],p=1e3,h=m=>m.slice(0,Math.max(m.indexOf(":"),0))}),824:((T,v,u)=>{u.d(v,{Br:()=>m,_6:()=>d,_U:()=>h});var _=u(58552),E=u(1975),
D=u(17079),M=u(45599),x=u(59071),p=u(70549);function h(n){const a=n.resolve(n.trailer.get("Info"));return a instanceof M.Bi?a:a instanceof M.Z6?a.dict:void 0}const m=(0,p.
n)(l);async function l(n){const a=n.get(n.catalogNumber),i=a instanceof M.Bi?n.resolve(a.get("Metadata")):null;if(!(i instanceof M.Z6))return;let c;try{c=n.decoded(
i)}catch(r){if(!(r instanceof _.zU)||r.code==="cancelled")throw r;return E.m}return(0,E.kg)(c,n.job.pace)}function d(n,a){const i=h(n),c=f=>n.resolve(i?.get(f)),
r=(f,g,w=", ")=>{const P=(0,E.sm)(a,f,g).map(x.wh).filter(Boolean).join(w);return P===""?null:P},t=(f,g)=>{const[w=""]=(0,E.sm)(a,f,g);return(0,x.wh)(w)||null},
e=(f,g)=>(0,D._)((0,x.Gh)(c(f))??"")??(0,D._)(t("xmp",g)??"")??null,s=n.get(n.catalogNumber),o=s instanceof M.Bi?(0,x.Gh)(n.resolve(s.get("Lang"))):null;return{
title:(0,x.Gh)(c("Title"))??t("dc","title"),author:(0,x.Gh)(c("Author"))??r("dc","creator"),subject:(0,x.Gh)(c("Subject"))??t("dc","description"),keywords:(0,x.
Gh)(c("Keywords"))??r("pdf","Keywords")??r("dc","subject"),creator:(0,x.Gh)(c("Creator"))??t("xmp","CreatorTool"),producer:(0,x.Gh)(c("Producer"))??t("pdf","Pro\
ducer"),created:e("CreationDate","CreateDate"),modified:e("ModDate","ModifyDate"),language:o??t("dc","language")}}}),3907:((T,v,u)=>{u.d(v,{X:()=>c,km:()=>D,ol:()=>_,
xK:()=>n});const _=200,E=1e4;async function D(r,t,e){const s=new M(r);for(let o=s.next();o;o=s.next()){if(e(o))return"left";const f=t.step((o.to-o.from)*4+50);f&&
await f}return s.hasDocumentType?"document type":s.malformed?"malformed":"well-formed"}class M{text;malformed=!1;hasDocumentType=!1;at=0;constructor(t){this.text=
t}next(){const{text:t,at:e}=this;if(e>=t.length)return;if(t.charCodeAt(e)!==x)return this.characters(e,this.nextTag(e));if(t.startsWith("<!--",e))return this.other(
e,"-->",4);if(t.startsWith("<?",e))return this.other(e,"?>",2);if(t.startsWith("<![CDATA[",e)){const o=t.indexOf("]]>",e);return o<0?this.end():(this.at=o+3,{kind:"\
text",text:t.slice(e+9,o),from:e,to:this.at})}return t.startsWith("<!",e)?(this.hasDocumentType=t.startsWith("<!DOCTYPE",e),this.end()):(t.charCodeAt(e+1)===h?this.
endTag(e):this.startTag(e))??this.fault(e,this.nextTag(e+1))}other(t,e,s){const o=this.text.indexOf(e,t+s);return o<0?this.end():(this.at=o+e.length,{kind:"othe\
r",from:t,to:this.at})}endTag(t){const e=this.name(t+2),s=this.blanks(e);if(!(e===t+2||this.text.charCodeAt(s)!==p))return this.at=s+1,{kind:"end",name:this.text.
slice(t+2,e),from:t,to:this.at}}startTag(t){const{text:e}=this,s=this.name(t+1);if(s===t+1)return;const o=e.slice(t+1,s),f=[];for(let g=s;;){const w=this.blanks(
g),P=e.charCodeAt(w);if(P===p||P===h&&e.charCodeAt(w+1)===p)return this.at=P===p?w+1:w+2,{kind:P===p?"start":"empty",name:o,attributes:f,from:t,to:this.at};const O=this.
name(w),A=this.blanks(O),C=this.blanks(A+1),R=e[C];if(w===g||O===w||e[A]!=="="||R!=='"'&&R!=="'")return;const b=e.indexOf(R,C+1),K=e.slice(C+1,Math.max(b,C+1)),
L=K.includes("<")?void 0:l(K);if(b<0||L===void 0||f.length>=E)return;f.push({name:e.slice(w,O),value:L,from:w,to:b+1}),g=b+1}}characters(t,e){const s=l(this.text.
slice(t,e));return s===void 0?this.fault(t,e):(this.at=e,{kind:"text",text:s,from:t,to:e})}nextTag(t){const e=this.text.indexOf("<",t);return e<0?this.text.length:
e}fault(t,e){return this.malformed=!0,this.at=e,{kind:"other",from:t,to:e}}end(){this.malformed=!0,this.at=this.text.length}blanks(t){const{text:e}=this;for(;;){
const s=e.charCodeAt(t);if(s!==32&&s!==9&&s!==10&&s!==13)return t;t++}}name(t){const{text:e}=this;for(;t<e.length;t++){const s=e.charCodeAt(t);if(s<=32||s===h||
s===p||s===x||s===61||s===34||s===39)break}return t}}const[x,p,h]=[60,62,47],m=new Map([["amp","&"],["lt","<"],["gt",">"],["quot",'"'],["apos","'"]]);function l(r){
if(!r.includes("&"))return r;const t=[];let e=0;for(let s=r.indexOf("&");s>=0;s=r.indexOf("&",e)){const o=r.indexOf(";",s);if(o<0||o-s>12)return;const f=r.slice(
s+1,o),g=m.get(f)??d(f);if(g===void 0)return;t.push(r.slice(e,s),g),e=o+1}return t.push(r.slice(e)),t.join("")}function d(r){const t=/^#(?:x([\dA-Fa-f]+)|(\d+))$/.
exec(r),e=t?parseInt(t[1]??t[2],t[1]===void 0?10:16):-1;return e>0&&e<=1114111&&!(e>=55296&&e<=57343)?String.fromCodePoint(e):void 0}function n(r){const[t,e,s,o]=r;
if(t===0&&e===0&&(s===254||s===0)||t===255&&e===254&&s===0&&o===0)return i(r);if(t===254&&e===255||t===0&&e===60)return a(new TextDecoder("utf-16be").decode(r));
if(t===255&&e===254||t===60&&e===0)return a(new TextDecoder("utf-16le").decode(r));const f=new TextDecoder().decode(r);return a(f.includes("�")?Buffer.from(r).
toString("latin1"):f)}const a=r=>r.startsWith("\uFEFF")?r.slice(1):r;function i(r){const t=new DataView(r.buffer,r.byteOffset,r.byteLength),e=r[0]!==0,s=[];for(let o=0;o+
4<=r.length;o+=4){const f=t.getUint32(o,e);if(f>1114111)return;s.push(String.fromCodePoint(f))}return a(s.join(""))}const c=r=>r.replaceAll("&","&amp;").replaceAll(
"<","&lt;").replaceAll(">","&gt;").replaceAll('"',"&quot;")}),60912:((T,v,u)=>{u.d(v,{QH:()=>M,T3:()=>x,_L:()=>l});var _=u(43496),E=u(3907),D=u(45599);function M(d,n,a){
const{text:i,properties:c,end:r,about:t}=d,e=[];let s=0;for(const o of c.filter(n).sort((f,g)=>f.from-g.from))o.from<s||(e.push(i.slice(s,o.from)),s=o.to);return e.
push(i.slice(s,Math.max(r,s))),a.length>0&&e.push(p(a,t)),e.push(i.slice(Math.max(r,s))),m(e.join(""))}function x(d){return`<?xpacket begin="\uFEFF" id="W5M0MpCehiHz\
reSzNTczkc9d"?>
<x:xmpmeta xmlns:x="adobe:ns:meta/">
<rdf:RDF xmlns:rdf="${_.dK.rdf}">
${p(d,"")}</rdf:RDF>
</x:xmpmeta>
<?xpacket end="w"?>`}function p(d,n){const i=[...new Set(d.map(({prefix:r})=>r))].map(r=>` xmlns:${r}="${_.dK[r]}"`).join(""),c=d.map(({prefix:r,name:t,form:e,values:s})=>`\
<${r}:${t}>${h(e,s)}</${r}:${t}>
`);return`<rdf:Description xmlns:rdf="${_.dK.rdf}" rdf:about="${(0,E.X)(n)}"${i}>
${c.join("")}</rdf:Description>
`}function h(d,n){const a=i=>n.map(c=>`<rdf:li${i}>${(0,E.X)(c)}</rdf:li>`).join("");switch(d){case"simple":return(0,E.X)(n[0]??"");case"alternative":return`<rd\
f:Alt>${a(' xml:lang="x-default"')}</rdf:Alt>`;case"ordered":return`<rdf:Seq>${a("")}</rdf:Seq>`;case"unordered":return`<rdf:Bag>${a("")}</rdf:Bag>`}}const m=d=>d.
replace(/^(\s*<\?xml\s[^>]*encoding\s*=\s*["'])[^"']*/,"$1UTF-8");function l(d,n){const a=d.catalog.get("Metadata"),i=d.resolve(a),c=i instanceof D.Z6?[...i.dict].
filter(([e])=>!["Filter","DecodeParms","Length"].includes(e)):[],r=new D.Bi([["Type",new D.SX("Metadata")],["Subtype",new D.SX("XML")],...c]),t=new D.Z6(r,Buffer.
from(n,"utf8"));(0,D.i9)(a)&&i instanceof D.Z6?d.put(a,t):d.edit(d.catalogNumber).set("Metadata",d.add(t))}}),1975:((T,v,u)=>{u.d(v,{kg:()=>x,m:()=>M,sm:()=>p});
var _=u(43496),E=u(3907);const D=1e5,M={text:"",properties:[],malformed:!0,end:-1,about:""};async function x(d,n){const a=(0,E.xK)(d);if(a===void 0)return M;const i=new m,
r=await(0,E.km)(a,n,t=>(i.take(t),i.broken))!=="well-formed"||i.depth>0||i.end<0||!i.declared;return{text:a,properties:i.properties,malformed:r,end:i.end,about:i.
about}}function p(d,n,a){return d?.properties.find(i=>i.name===a&&i.namespace===_.dK[n])?.values??[]}const h=-2;class m{properties=[];broken=!1;declared=!0;end=-1;about="";scope=new _.
ee;open=[];root=h;loose=!1;items=[];pieces=[];get depth(){return this.open.length}take(n){n.kind==="start"||n.kind==="empty"?(this.start(n.name,n.attributes,n.from),
n.kind==="empty"&&!this.broken&&this.close(n.name,n.to,n.to)):n.kind==="end"?this.close(n.name,n.from,n.to):n.kind==="text"&&this.isInProperty()&&this.pieces.push(
n.text)}isInProperty(){return this.root!==h&&this.open.length>this.root+2}start(n,a,i){if(this.open.length>=E.ol&&(this.broken=!0),this.broken)return;this.scope.
enter(a);const c=this.scope.ofElement(n),r=c.namespace===_.dK.rdf,t=r&&c.local==="li";this.root===h&&this.end<0&&r&&c.local==="Description"&&(this.root=this.open.
length-1,this.loose=!0);const e=this.open.length-this.root,s=t?a.find(({name:o})=>o==="xml:lang")?.value:void 0;if(this.open.push({name:n,...c,from:i,language:s}),
this.root===h){if(!r||c.local!=="RDF"||this.end>=0)return;this.root=this.open.length-1,this.declared=this.scope.declares(n)}else if(e===1)this.describe(a);else if(e===
2){this.items=[];const o=a.find(({name:f})=>this.isRdf(f,"resource"));this.pieces=o?[o.value]:[]}else t&&(this.pieces=[])}describe(n){for(const{name:a,value:i,from:c,
to:r}of n){if((0,_.HC)(a))continue;const{namespace:t,local:e}=this.scope.ofAttribute(a);t===_.dK.rdf&&e==="about"&&(this.about=i),!(t===""||t===_.dK.rdf||t===_.
dK.xml)&&this.add({namespace:t,name:e,values:[i],from:c,to:r})}}close(n,a,i){const c=this.open.pop();if(c?.name!==n){this.broken=!0;return}this.scope.leave();const r=this.
open.length-this.root;if(this.root!==h)if(r===0)this.end=a,this.root=h;else if(r===1&&this.loose)this.root=h,this.loose=!1;else if(r===2){const t=this.items.length>
0?l(this.items):[this.pieces.join("").trim()];this.add({namespace:c.namespace,name:c.local,values:t,from:c.from,to:i})}else r>2&&c.namespace===_.dK.rdf&&c.local===
"li"&&(this.items.push({text:this.pieces.join("").trim(),language:c.language}),this.pieces=[])}add(n){this.properties.length<D?this.properties.push(n):this.broken=
!0}isRdf(n,a){const i=this.scope.ofAttribute(n);return i.local===a&&i.namespace===_.dK.rdf}}function l(d){const n=d.findIndex(({language:i})=>i?.toLowerCase()===
"x-default"),a=d.map(({text:i})=>i);return n>0?[a[n],...a.slice(0,n),...a.slice(n+1)]:a}}),9876:((T,v,u)=>{u.d(v,{Vn:()=>E,ZM:()=>x,s:()=>D});var _=u(47707);async function E(){
const{default:p}=await u.e(3286).then(u.bind(u,23286));return function*(h){const m=new p(h);let l=0;for(let d=m.nextBreak();d;d=m.nextBreak()){const n=d.position;
let a=n;for(;a>l&&h[a-1]===" ";)a--;yield{start:l,end:a,next:n},l=n}}}const D=(p,h)=>(0,_.qf)(p).map(m=>({text:m,width:h(m)})),M=/[_\-–—/.,;:]$/;function x(p,h){
const m=[];for(let l=0;l<p.length;){let d=l;for(let n=0;d<p.length&&(n+=p[d].width,!(n>h(m.length)&&d>l));d++);if(d<p.length){let n=d;for(;n>l&&!M.test(p[n-1].text);)
n--;n-l>=(d-l)/2&&(d=n)}m.push(d-l),l=d}return m}})};
