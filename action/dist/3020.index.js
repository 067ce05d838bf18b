"use strict";exports.id=3020,exports.ids=[3020],exports.modules={12889:((T,v,u)=>{u.d(v,{Rl:()=>i,Vv:()=>E,ft:()=>h,jB:()=>d,pr:()=>l,vw:()=>g,wE:()=>s});var x=u(46161),_=u(
47707);const E="‏";let D;const p=()=>D??=(0,x.A)(),M=/[\u0590-\u08ff\u200f\u202b\u202e\u2067\u2068\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u,
h=n=>M.test(n),g=n=>h(n)&&(p().getEmbeddingLevels(n).paragraphs[0]?.level??0)%2===1;function l(n){if(!h(n))return n===""?[]:[{text:n,rtl:!1,at:0}];const{levels:c,
paragraphs:o}=p().getEmbeddingLevels(n),t=o[0]?.level??0;for(let a=n.length-1;a>=0&&/\s/.test(n[a]);a--)c[a]=t;const e=[];for(let a=0;a<n.length;a++){const f=e.
at(-1);f&&f.level===c[a]?f.text+=n[a]:e.push({level:c[a],text:n[a],at:a})}const r=e.reduce((a,{level:f})=>Math.max(a,f),0);for(let a=r;a>0;a--)for(let f=0,m=0;f<
e.length;f=m+1){for(m=f;m<e.length&&e[m].level>=a;)m++;if(m>f+1)for(const[w,O]of e.slice(f,m).entries())e[m-1-w]=O}return e.map(({level:a,text:f,at:m})=>({text:f,
rtl:a%2===1,at:m}))}const d=n=>Array.from(n,c=>p().getMirroredCharacter(c)??c).join(""),s=n=>(0,_.qf)(d(n)).reverse().join(""),i=n=>l(n).flatMap(({text:c,rtl:o})=>o?
(0,_.qf)(d(c)).reverse():(0,_.qf)(c))}),21281:((T,v,u)=>{u.d(v,{Ip:()=>g,XM:()=>n,Xb:()=>i,ds:()=>h,qg:()=>s});var x=u(59071),_=u(70549),E=u(21115),D=u(824),p=u(
1975),M=u(60912);const h=(0,_.n)(async t=>g(t,await(0,D.Br)(t)));function g(t,e){const r=(P,A)=>(0,x.wh)((0,p.sm)(e,P,A)[0]??""),a=d(r("pdfaid","part"),r("pdfai\
d","conformance").toLowerCase()),f=l(r("pdfuaid","part"))?`PDF/UA-${r("pdfuaid","part")}`:void 0,w=[r("pdfxid","GTS_PDFXVersion")||r("pdfx","GTS_PDFXVersion")||
((0,x.Gh)(t.resolve((0,D._U)(t)?.get("GTS_PDFXVersion")))??""),r("pdfe","ISO_PDFEVersion"),r("pdfvtid","GTS_PDFVTVersion")],O=[a?.name,f,...w.filter(P=>/^PDF\/[\w .:/()-]{1,40}$/.
test(P))];return{archive:a,accessible:f,names:O.filter(P=>P!==void 0)}}const l=t=>/^[1-9]$/.test(t);function d(t,e){if(!l(t))return;const r=/^[abuef]$/.test(e)?
e:"";return{part:Number(t),level:r,name:`PDF/A-${t}${r}`}}function s(t,e,r,a){return e&&o(t,e,[E.dK.pdfaid]),i(r,a)}const i=({name:t},e)=>({code:"pdfa_identific\
ation_removed",message:`The document no longer claims ${t}: ${e}.`});async function n(t){const e=await(0,D.Br)(t);if(!e)return[];const{archive:r,accessible:a}=g(
t,e);o(t,e,[E.dK.pdfaid,E.dK.pdfuaid]);const f=[r?.name,a].filter(m=>m!==void 0);return f.length>0?[c(f)]:[]}const c=t=>({code:"conformance_dropped",message:`Th\
e result no longer claims ${t.join(" and ")}, because a merge cannot guarantee conformance.`});function o(t,e,r){e.properties.some(({namespace:a})=>r.includes(a))&&
(0,M._L)(t,(0,M.QH)(e,({namespace:a})=>r.includes(a),[]))}}),21115:((T,v,u)=>{u.d(v,{HC:()=>D,dK:()=>x,ee:()=>E});const x={rdf:"http://www.w3.org/1999/02/22-rdf\
-syntax-ns#",xml:"http://www.w3.org/XML/1998/namespace",dc:"http://purl.org/dc/elements/1.1/",xmp:"http://ns.adobe.com/xap/1.0/",xmpMM:"http://ns.adobe.com/xap/\
1.0/mm/",pdf:"http://ns.adobe.com/pdf/1.3/",pdfaid:"http://www.aiim.org/pdfa/ns/id/",pdfuaid:"http://www.aiim.org/pdfua/ns/id/",pdfxid:"http://www.npes.org/pdfx\
/ns/id/",pdfx:"http://ns.adobe.com/pdfx/1.3/",pdfaExtension:"http://www.aiim.org/pdfa/ns/extension/",pdfaSchema:"http://www.aiim.org/pdfa/ns/schema#",pdfaProperty:"\
http://www.aiim.org/pdfa/ns/property#",fx:"urn:factur-x:pdfa:CrossIndustryDocument:invoice:1p0#",pdfe:"http://www.aiim.org/pdfe/ns/id/",pdfvtid:"http://www.npes\
.org/pdfvt/ns/id/",xfa:"http://www.xfa.org/schema/xfa-data/1.0/",ds:"http://www.w3.org/2000/09/xmldsig#"},_=new Map(Object.entries(x));class E{uris=new Map;declared=[];known=new Map;enter(l){
let d;for(const{name:s,value:i}of l){if(!D(s))continue;const n=s.slice(6),c=this.uris.get(n);c?c.push(i):this.uris.set(n,[i]),(d??=[]).push(n)}this.declared.push(
d??p),d&&this.known.clear()}leave(){const l=this.declared.pop()??p;for(const d of l)this.uris.get(d).pop();l.length>0&&this.known.clear()}declares(l){return(this.
uris.get(h(l))?.length??0)>0}ofElement(l){let d=this.known.get(l);if(!d){const s=h(l),i=this.uris.get(s)?.at(-1)??_.get(s)??"";this.known.size===M&&this.known.clear(),
this.known.set(l,d={namespace:i,local:l.slice(l.indexOf(":")+1)})}return d}ofAttribute(l){return l.includes(":")?this.ofElement(l):{namespace:"",local:l}}}const D=g=>g===
"xmlns"||g.startsWith("xmlns:"),p=[],M=1e3,h=g=>g.slice(0,Math.max(g.indexOf(":"),0))}),824:((T,v,u)=>{u.d(v,{Br:()=>g,_6:()=>d,_U:()=>h});var x=u(58552),_=u(1975),
E=u(17079),D=u(45599),p=u(59071),M=u(70549);function h(s){const i=s.resolve(s.trailer.get("Info"));return i instanceof D.Bi?i:i instanceof D.Z6?i.dict:void 0}const g=(0,M.
n)(l);async function l(s){const i=s.get(s.catalogNumber),n=i instanceof D.Bi?s.resolve(i.get("Metadata")):null;if(!(n instanceof D.Z6))return;let c;try{c=s.decoded(
n)}catch(o){if(!(o instanceof x.zU)||o.code==="cancelled")throw o;return _.m}return(0,_.kg)(c,s.job.pace)}function d(s,i){const n=h(s),c=f=>s.resolve(n?.get(f)),
o=(f,m,w=", ")=>{const O=(0,_.sm)(i,f,m).map(p.wh).filter(Boolean).join(w);return O===""?null:O},t=(f,m)=>{const[w=""]=(0,_.sm)(i,f,m);return(0,p.wh)(w)||null},
e=(f,m)=>(0,E._)((0,p.Gh)(c(f))??"")??(0,E._)(t("xmp",m)??"")??null,r=s.get(s.catalogNumber),a=r instanceof D.Bi?(0,p.Gh)(s.resolve(r.get("Lang"))):null;return{
title:(0,p.Gh)(c("Title"))??t("dc","title"),author:(0,p.Gh)(c("Author"))??o("dc","creator"),subject:(0,p.Gh)(c("Subject"))??t("dc","description"),keywords:(0,p.
Gh)(c("Keywords"))??o("pdf","Keywords")??o("dc","subject"),creator:(0,p.Gh)(c("Creator"))??t("xmp","CreatorTool"),producer:(0,p.Gh)(c("Producer"))??t("pdf","Pro\
ducer"),created:e("CreationDate","CreateDate"),modified:e("ModDate","ModifyDate"),language:a??t("dc","language")}}}),3907:((T,v,u)=>{u.d(v,{X:()=>c,km:()=>E,ol:()=>x,
xK:()=>s});const x=200,_=1e4;async function E(o,t,e){const r=new D(o);for(let a=r.next();a;a=r.next()){if(e(a))return"left";const f=t.step((a.to-a.from)*4+50);f&&
await f}return r.hasDocumentType?"document type":r.malformed?"malformed":"well-formed"}class D{text;malformed=!1;hasDocumentType=!1;at=0;constructor(t){this.text=
t}next(){const{text:t,at:e}=this;if(e>=t.length)return;if(t.charCodeAt(e)!==p)return this.characters(e,this.nextTag(e));if(t.startsWith("<!--",e))return this.other(
e,"-->",4);if(t.startsWith("<?",e))return this.other(e,"?>",2);if(t.startsWith("<![CDATA[",e)){const a=t.indexOf("]]>",e);return a<0?this.end():(this.at=a+3,{kind:"\
text",text:t.slice(e+9,a),from:e,to:this.at})}return t.startsWith("<!",e)?(this.hasDocumentType=t.startsWith("<!DOCTYPE",e),this.end()):(t.charCodeAt(e+1)===h?this.
endTag(e):this.startTag(e))??this.fault(e,this.nextTag(e+1))}other(t,e,r){const a=this.text.indexOf(e,t+r);return a<0?this.end():(this.at=a+e.length,{kind:"othe\
r",from:t,to:this.at})}endTag(t){const e=this.name(t+2),r=this.blanks(e);if(!(e===t+2||this.text.charCodeAt(r)!==M))return this.at=r+1,{kind:"end",name:this.text.
slice(t+2,e),from:t,to:this.at}}startTag(t){const{text:e}=this,r=this.name(t+1);if(r===t+1)return;const a=e.slice(t+1,r),f=[];for(let m=r;;){const w=this.blanks(
m),O=e.charCodeAt(w);if(O===M||O===h&&e.charCodeAt(w+1)===M)return this.at=O===M?w+1:w+2,{kind:O===M?"start":"empty",name:a,attributes:f,from:t,to:this.at};const P=this.
name(w),A=this.blanks(P),C=this.blanks(A+1),R=e[C];if(w===m||P===w||e[A]!=="="||R!=='"'&&R!=="'")return;const b=e.indexOf(R,C+1),L=e.slice(C+1,Math.max(b,C+1)),
K=L.includes("<")?void 0:l(L);if(b<0||K===void 0||f.length>=_)return;f.push({name:e.slice(w,P),value:K,from:w,to:b+1}),m=b+1}}characters(t,e){const r=l(this.text.
slice(t,e));return r===void 0?this.fault(t,e):(this.at=e,{kind:"text",text:r,from:t,to:e})}nextTag(t){const e=this.text.indexOf("<",t);return e<0?this.text.length:
e}fault(t,e){return this.malformed=!0,this.at=e,{kind:"other",from:t,to:e}}end(){this.malformed=!0,this.at=this.text.length}blanks(t){const{text:e}=this;for(;;){
const r=e.charCodeAt(t);if(r!==32&&r!==9&&r!==10&&r!==13)return t;t++}}name(t){const{text:e}=this;for(;t<e.length;t++){const r=e.charCodeAt(t);if(r<=32||r===h||
r===M||r===p||r===61||r===34||r===39)break}return t}}const[p,M,h]=[60,62,47],g=new Map([["amp","&"],["lt","<"],["gt",">"],["quot",'"'],["apos","'"]]);function l(o){
if(!o.includes("&"))return o;const t=[];let e=0;for(let r=o.indexOf("&");r>=0;r=o.indexOf("&",e)){const a=o.indexOf(";",r);if(a<0||a-r>12)return;const f=o.slice(
r+1,a),m=g.get(f)??d(f);if(m===void 0)return;t.push(o.slice(e,r),m),e=a+1}return t.push(o.slice(e)),t.join("")}function d(o){const t=/^#(?:x([\dA-Fa-f]+)|(\d+))$/.
exec(o),e=t?parseInt(t[1]??t[2],t[1]===void 0?10:16):-1;return e>0&&e<=1114111&&!(e>=55296&&e<=57343)?String.fromCodePoint(e):void 0}function s(o){const[t,e,r,a]=o;
if(t===0&&e===0&&(r===254||r===0)||t===255&&e===254&&r===0&&a===0)return n(o);if(t===254&&e===255||t===0&&e===60)return i(new TextDecoder("utf-16be").decode(o));
if(t===255&&e===254||t===60&&e===0)return i(new TextDecoder("utf-16le").decode(o));const f=new TextDecoder().decode(o);return i(f.includes("�")?Buffer.from(o).
toString("latin1"):f)}const i=o=>o.startsWith("\uFEFF")?o.slice(1):o;function n(o){const t=new DataView(o.buffer,o.byteOffset,o.byteLength),e=o[0]!==0,r=[];for(let a=0;a+
4<=o.length;a+=4){const f=t.getUint32(a,e);if(f>1114111)return;r.push(String.fromCodePoint(f))}return i(r.join(""))}const c=o=>o.replaceAll("&","&amp;").replaceAll(
"<","&lt;").replaceAll(">","&gt;").replaceAll('"',"&quot;")}),60912:((T,v,u)=>{u.d(v,{QH:()=>D,T3:()=>p,_L:()=>l});var x=u(21115),_=u(3907),E=u(45599);function D(d,s,i){
const{text:n,properties:c,end:o,about:t}=d,e=[];let r=0;for(const a of c.filter(s).sort((f,m)=>f.from-m.from))a.from<r||(e.push(n.slice(r,a.from)),r=a.to);return e.
push(n.slice(r,Math.max(o,r))),i.length>0&&e.push(M(i,t)),e.push(n.slice(Math.max(o,r))),g(e.join(""))}function p(d){return`<?xpacket begin="\uFEFF" id="W5M0MpCehiHz\
reSzNTczkc9d"?>
<x:xmpmeta xmlns:x="adobe:ns:meta/">
<rdf:RDF xmlns:rdf="${x.dK.rdf}">
${M(d,"")}</rdf:RDF>
</x:xmpmeta>
<?xpacket end="w"?>`}function M(d,s){const n=[...new Set(d.map(({prefix:o})=>o))].map(o=>` xmlns:${o}="${x.dK[o]}"`).join(""),c=d.map(({prefix:o,name:t,form:e,values:r})=>`\
<${o}:${t}>${h(e,r)}</${o}:${t}>
`);return`<rdf:Description xmlns:rdf="${x.dK.rdf}" rdf:about="${(0,_.X)(s)}"${n}>
${c.join("")}</rdf:Description>
`}function h(d,s){const i=n=>s.map(c=>`<rdf:li${n}>${(0,_.X)(c)}</rdf:li>`).join("");switch(d){case"simple":return(0,_.X)(s[0]??"");case"alternative":return`<rd\
f:Alt>${i(' xml:lang="x-default"')}</rdf:Alt>`;case"ordered":return`<rdf:Seq>${i("")}</rdf:Seq>`;case"unordered":return`<rdf:Bag>${i("")}</rdf:Bag>`}}const g=d=>d.
replace(/^(\s*<\?xml\s[^>]*encoding\s*=\s*["'])[^"']*/,"$1UTF-8");function l(d,s){const i=d.catalog.get("Metadata"),n=d.resolve(i),c=n instanceof E.Z6?[...n.dict].
filter(([e])=>!["Filter","DecodeParms","Length"].includes(e)):[],o=new E.Bi([["Type",new E.SX("Metadata")],["Subtype",new E.SX("XML")],...c]),t=new E.Z6(o,Buffer.
from(s,"utf8"));(0,E.i9)(i)&&n instanceof E.Z6?d.put(i,t):d.edit(d.catalogNumber).set("Metadata",d.add(t))}}),1975:((T,v,u)=>{u.d(v,{kg:()=>p,m:()=>D,sm:()=>M});
var x=u(21115),_=u(3907);const E=1e5,D={text:"",properties:[],malformed:!0,end:-1,about:""};async function p(d,s){const i=(0,_.xK)(d);if(i===void 0)return D;const n=new g,
o=await(0,_.km)(i,s,t=>(n.take(t),n.broken))!=="well-formed"||n.depth>0||n.end<0||!n.declared;return{text:i,properties:n.properties,malformed:o,end:n.end,about:n.
about}}function M(d,s,i){return d?.properties.find(n=>n.name===i&&n.namespace===x.dK[s])?.values??[]}const h=-2;class g{properties=[];broken=!1;declared=!0;end=-1;about="";scope=new x.
ee;open=[];root=h;loose=!1;items=[];pieces=[];get depth(){return this.open.length}take(s){s.kind==="start"||s.kind==="empty"?(this.start(s.name,s.attributes,s.from),
s.kind==="empty"&&!this.broken&&this.close(s.name,s.to,s.to)):s.kind==="end"?this.close(s.name,s.from,s.to):s.kind==="text"&&this.isInProperty()&&this.pieces.push(
s.text)}isInProperty(){return this.root!==h&&this.open.length>this.root+2}start(s,i,n){if(this.open.length>=_.ol&&(this.broken=!0),this.broken)return;this.scope.
enter(i);const c=this.scope.ofElement(s),o=c.namespace===x.dK.rdf,t=o&&c.local==="li";this.root===h&&this.end<0&&o&&c.local==="Description"&&(this.root=this.open.
length-1,this.loose=!0);const e=this.open.length-this.root,r=t?i.find(({name:a})=>a==="xml:lang")?.value:void 0;if(this.open.push({name:s,...c,from:n,language:r}),
this.root===h){if(!o||c.local!=="RDF"||this.end>=0)return;this.root=this.open.length-1,this.declared=this.scope.declares(s)}else if(e===1)this.describe(i);else if(e===
2){this.items=[];const a=i.find(({name:f})=>this.isRdf(f,"resource"));this.pieces=a?[a.value]:[]}else t&&(this.pieces=[])}describe(s){for(const{name:i,value:n,from:c,
to:o}of s){if((0,x.HC)(i))continue;const{namespace:t,local:e}=this.scope.ofAttribute(i);t===x.dK.rdf&&e==="about"&&(this.about=n),!(t===""||t===x.dK.rdf||t===x.
dK.xml)&&this.add({namespace:t,name:e,values:[n],from:c,to:o})}}close(s,i,n){const c=this.open.pop();if(c?.name!==s){this.broken=!0;return}this.scope.leave();const o=this.
open.length-this.root;if(this.root!==h)if(o===0)this.end=i,this.root=h;else if(o===1&&this.loose)this.root=h,this.loose=!1;else if(o===2){const t=this.items.length>
0?l(this.items):[this.pieces.join("").trim()];this.add({namespace:c.namespace,name:c.local,values:t,from:c.from,to:n})}else o>2&&c.namespace===x.dK.rdf&&c.local===
"li"&&(this.items.push({text:this.pieces.join("").trim(),language:c.language}),this.pieces=[])}add(s){this.properties.length<E?this.properties.push(s):this.broken=
!0}isRdf(s,i){const n=this.scope.ofAttribute(s);return n.local===i&&n.namespace===x.dK.rdf}}function l(d){const s=d.findIndex(({language:n})=>n?.toLowerCase()===
"x-default"),i=d.map(({text:n})=>n);return s>0?[i[s],...i.slice(0,s),...i.slice(s+1)]:i}}),9876:((T,v,u)=>{u.d(v,{Vn:()=>_,ZM:()=>M,s:()=>E});var x=u(47707);async function _(){
const{default:h}=await u.e(3286).then(u.bind(u,23286));return function*(g){const l=new h(g);let d=0;for(let s=l.nextBreak();s;s=l.nextBreak()){const i=s.position;
let n=i;for(;n>d&&g[n-1]===" ";)n--;yield{start:d,end:n,next:i},d=i}}}const E=(h,g)=>(0,x.qf)(h).map(l=>({text:l,width:g(l)})),D=/[_\-–—/.,;:]$/,p=/^[.,;:!?)\]}%»”’…]/;
function M(h,g,l="separators"){const d=[];for(let s=0;s<h.length;){let i=s;for(let n=0;i<h.length&&(n+=h[i].width,!(n>g(d.length)&&i>s));i++);if(l==="letters"){
let n=i;for(;n>s&&n<h.length&&p.test(h[n].text);)n--;n>s&&(i=n)}else if(l==="separators"&&i<h.length){let n=i;for(;n>s&&!D.test(h[n-1].text);)n--;n-s>=(i-s)/2&&
(i=n)}d.push(i-s),s=i}return d}})};
