"use strict";exports.id=397,exports.ids=[397],exports.modules={8917:((A,O,l)=>{l.d(O,{Z:()=>p,_:()=>E});const h=/^(?:D:)?\s*(\d{4})(?:(\d\d)(?:(\d\d)(?:(\d\d)(?:(\d\d)(?:(\d\d))?)?)?)?)?\s*(?:(Z)(?:00?)?'?(?:00?'?)?|([+-])(\d\d)?'?(?:(\d\d)'?)?)?$/,
D=/^(D:)?19(1\d\d)(\d{10})(?!\d)/,x=/^(\d{4})(?:-(\d\d)(?:-(\d\d)(?:[T ](\d\d):(\d\d)(?::(\d\d)(?:[.,]\d{1,9})?)?\s?(?:(Z)|([+-])(\d\d):?(\d\d)?)?)?)?)?$/;function E(f){
if(f.length>64)return;const d=f.trim().replace(D,(s,i,o,c)=>`${i??""}${1900+Number(o)}${c}`);return m(g(h.exec(d)??x.exec(d)))}function p(f){const d=f.length>64?
void 0:g(x.exec(f.trim()));if(!d||m(d)===void 0)return;const{year:s,month:i="",day:o="",hour:c="",minute:r="",second:e="",zone:t=""}=d;return`D:${s}${i}${o}${c}${r}${e}${t===
"Z"||t===""?t:`${t.replace(":","'")}'`}`}function g(f){if(!f)return;const[,d,s,i,o,c,r,e,t,n,a]=f,u=e??(t===void 0?void 0:`${t}${n??"00"}:${a??"00"}`);return{year:d,
month:s,day:i,hour:o,minute:c,second:r,zone:u}}function m(f){if(!f)return;const{year:d,month:s,day:i,hour:o,minute:c="00",second:r="00",zone:e}=f,t=(a,u,M)=>a===
void 0||Number(a)>=u&&Number(a)<=M;if(Number(d)===0||!t(s,1,12)||!t(i,1,_(Number(d),Number(s)))||!t(o,0,23)||!t(c,0,59)||!t(r,0,59)||e!==void 0&&e!=="Z"&&!(t(e.
slice(1,3),0,23)&&t(e.slice(4),0,59)))return;const n=[d,s,i].filter(a=>a!==void 0).join("-");return o===void 0?n:`${n}T${o}:${c}:${r}${e==="+00:00"||e==="-00:00"?
"Z":e??""}`}function _(f,d){return d===2?f%4===0&&(f%100!==0||f%400===0)?29:28:[4,6,9,11].includes(d)?30:31}}),397:((A,O,l)=>{l.d(O,{Ip:()=>_,XM:()=>o,Xb:()=>i,
ds:()=>m,qg:()=>s});var h=l(8247),D=l(729),x=l(1480),E=l(404),p=l(4331),g=l(1808);const m=(0,D.H)(async e=>_(e,await(0,E.Br)(e)));function _(e,t){const n=(w,v)=>(0,h.
w)((0,p.sm)(t,w,v)[0]??""),a=d(n("pdfaid","part"),n("pdfaid","conformance").toLowerCase()),u=f(n("pdfuaid","part"))?`PDF/UA-${n("pdfuaid","part")}`:void 0,P=[n(
"pdfxid","GTS_PDFXVersion")||n("pdfx","GTS_PDFXVersion")||((0,h.G)(e.resolve((0,E._U)(e)?.get("GTS_PDFXVersion")))??""),n("pdfe","ISO_PDFEVersion"),n("pdfvtid",
"GTS_PDFVTVersion")],T=[a?.name,u,...P.filter(w=>/^PDF\/[\w .:/()-]{1,40}$/.test(w))];return{archive:a,accessible:u,names:T.filter(w=>w!==void 0)}}const f=e=>/^[1-9]$/.
test(e);function d(e,t){if(!f(e))return;const n=/^[abuef]$/.test(t)?t:"";return{part:Number(e),level:n,name:`PDF/A-${e}${n}`}}function s(e,t,n,a){return t&&r(e,
t,[x.dK.pdfaid]),i(n,a)}const i=({name:e},t)=>({code:"pdfa_identification_removed",message:`The document no longer claims ${e}: ${t}.`});async function o(e){const t=await(0,E.
Br)(e);if(!t)return[];const{archive:n,accessible:a}=_(e,t);r(e,t,[x.dK.pdfaid,x.dK.pdfuaid]);const u=[n?.name,a].filter(M=>M!==void 0);return u.length>0?[c(u)]:
[]}const c=e=>({code:"conformance_dropped",message:`The result no longer claims ${e.join(" and ")}, because a merge cannot guarantee conformance.`});function r(e,t,n){
t.properties.some(({namespace:a})=>n.includes(a))&&(0,g._L)(e,(0,g.QH)(t,({namespace:a})=>n.includes(a),[]))}}),1480:((A,O,l)=>{l.d(O,{HC:()=>E,dK:()=>h,ee:()=>x});
const h={rdf:"http://www.w3.org/1999/02/22-rdf-syntax-ns#",xml:"http://www.w3.org/XML/1998/namespace",dc:"http://purl.org/dc/elements/1.1/",xmp:"http://ns.adobe\
.com/xap/1.0/",xmpMM:"http://ns.adobe.com/xap/1.0/mm/",pdf:"http://ns.adobe.com/pdf/1.3/",pdfaid:"http://www.aiim.org/pdfa/ns/id/",pdfuaid:"http://www.aiim.org/\
pdfua/ns/id/",pdfxid:"http://www.npes.org/pdfx/ns/id/",pdfx:"http://ns.adobe.com/pdfx/1.3/",pdfe:"http://www.aiim.org/pdfe/ns/id/",pdfvtid:"http://www.npes.org/\
pdfvt/ns/id/",xfa:"http://www.xfa.org/schema/xfa-data/1.0/",ds:"http://www.w3.org/2000/09/xmldsig#"},D=new Map(Object.entries(h));class x{uris=new Map;declared=[];known=new Map;enter(f){
let d;for(const{name:s,value:i}of f){if(!E(s))continue;const o=s.slice(6),c=this.uris.get(o);c?c.push(i):this.uris.set(o,[i]),(d??=[]).push(o)}this.declared.push(
d??p),d&&this.known.clear()}leave(){const f=this.declared.pop()??p;for(const d of f)this.uris.get(d).pop();f.length>0&&this.known.clear()}declares(f){return(this.
uris.get(m(f))?.length??0)>0}ofElement(f){let d=this.known.get(f);if(!d){const s=m(f),i=this.uris.get(s)?.at(-1)??D.get(s)??"";this.known.size===g&&this.known.clear(),
this.known.set(f,d={namespace:i,local:f.slice(f.indexOf(":")+1)})}return d}ofAttribute(f){return f.includes(":")?this.ofElement(f):{namespace:"",local:f}}}const E=_=>_===
"xmlns"||_.startsWith("xmlns:"),p=[],g=1e3,m=_=>_.slice(0,Math.max(_.indexOf(":"),0))}),404:((A,O,l)=>{l.d(O,{Br:()=>_,_6:()=>d,_U:()=>m});var h=l(9153),D=l(4331),
x=l(8917),E=l(6039),p=l(8247),g=l(729);function m(s){const i=s.resolve(s.trailer.get("Info"));return i instanceof E.Bi?i:i instanceof E.Z6?i.dict:void 0}const _=(0,g.
H)(f);async function f(s){const i=s.get(s.catalogNumber),o=i instanceof E.Bi?s.resolve(i.get("Metadata")):null;if(!(o instanceof E.Z6))return;let c;try{c=s.decoded(
o)}catch(r){if(!(r instanceof h.zU)||r.code==="cancelled")throw r;return D.m}return(0,D.kg)(c,s.job.pace)}function d(s,i){const o=m(s),c=u=>s.resolve(o?.get(u)),
r=(u,M,P=", ")=>{const T=(0,D.sm)(i,u,M).map(p.w).filter(Boolean).join(P);return T===""?null:T},e=(u,M)=>{const[P=""]=(0,D.sm)(i,u,M);return(0,p.w)(P)||null},t=(u,M)=>(0,x.
_)((0,p.G)(c(u))??"")??(0,x._)(e("xmp",M)??"")??null,n=s.get(s.catalogNumber),a=n instanceof E.Bi?(0,p.G)(s.resolve(n.get("Lang"))):null;return{title:(0,p.G)(c(
"Title"))??e("dc","title"),author:(0,p.G)(c("Author"))??r("dc","creator"),subject:(0,p.G)(c("Subject"))??e("dc","description"),keywords:(0,p.G)(c("Keywords"))??
r("pdf","Keywords")??r("dc","subject"),creator:(0,p.G)(c("Creator"))??e("xmp","CreatorTool"),producer:(0,p.G)(c("Producer"))??e("pdf","Producer"),created:t("Cre\
ationDate","CreateDate"),modified:t("ModDate","ModifyDate"),language:a??e("dc","language")}}}),4075:((A,O,l)=>{l.d(O,{X:()=>c,km:()=>x,ol:()=>h,xK:()=>s});const h=200,
D=1e4;async function x(r,e,t){const n=new E(r);for(let a=n.next();a;a=n.next()){if(t(a))return"left";const u=e.step((a.to-a.from)*4+50);u&&await u}return n.malformed?
"malformed":"well-formed"}class E{text;malformed=!1;at=0;constructor(e){this.text=e}next(){const{text:e,at:t}=this;if(t>=e.length)return;if(e.charCodeAt(t)!==p)
return this.characters(t,this.nextTag(t));if(e.startsWith("<!--",t))return this.other(t,"-->",4);if(e.startsWith("<?",t))return this.other(t,"?>",2);if(e.startsWith(
"<![CDATA[",t)){const a=e.indexOf("]]>",t);return a<0?this.end():(this.at=a+3,{kind:"text",text:e.slice(t+9,a),from:t,to:this.at})}return e.startsWith("<!",t)?this.
end():(e.charCodeAt(t+1)===m?this.endTag(t):this.startTag(t))??this.fault(t,this.nextTag(t+1))}other(e,t,n){const a=this.text.indexOf(t,e+n);return a<0?this.end():
(this.at=a+t.length,{kind:"other",from:e,to:this.at})}endTag(e){const t=this.name(e+2),n=this.blanks(t);if(!(t===e+2||this.text.charCodeAt(n)!==g))return this.at=
n+1,{kind:"end",name:this.text.slice(e+2,t),from:e,to:this.at}}startTag(e){const{text:t}=this,n=this.name(e+1);if(n===e+1)return;const a=t.slice(e+1,n),u=[];for(let M=n;;){
const P=this.blanks(M),T=t.charCodeAt(P);if(T===g||T===m&&t.charCodeAt(P+1)===g)return this.at=T===g?P+1:P+2,{kind:T===g?"start":"empty",name:a,attributes:u,from:e,
to:this.at};const w=this.name(P),v=this.blanks(w),$=this.blanks(v+1),C=t[$];if(P===M||w===P||t[v]!=="="||C!=='"'&&C!=="'")return;const b=t.indexOf(C,$+1),K=t.slice(
$+1,Math.max(b,$+1)),R=K.includes("<")?void 0:f(K);if(b<0||R===void 0||u.length>=D)return;u.push({name:t.slice(P,w),value:R,from:P,to:b+1}),M=b+1}}characters(e,t){
const n=f(this.text.slice(e,t));return n===void 0?this.fault(e,t):(this.at=t,{kind:"text",text:n,from:e,to:t})}nextTag(e){const t=this.text.indexOf("<",e);return t<
0?this.text.length:t}fault(e,t){return this.malformed=!0,this.at=t,{kind:"other",from:e,to:t}}end(){this.malformed=!0,this.at=this.text.length}blanks(e){const{text:t}=this;
for(;;){const n=t.charCodeAt(e);if(n!==32&&n!==9&&n!==10&&n!==13)return e;e++}}name(e){const{text:t}=this;for(;e<t.length;e++){const n=t.charCodeAt(e);if(n<=32||
n===m||n===g||n===p||n===61||n===34||n===39)break}return e}}const[p,g,m]=[60,62,47],_=new Map([["amp","&"],["lt","<"],["gt",">"],["quot",'"'],["apos","'"]]);function f(r){
if(!r.includes("&"))return r;const e=[];let t=0;for(let n=r.indexOf("&");n>=0;n=r.indexOf("&",t)){const a=r.indexOf(";",n);if(a<0||a-n>12)return;const u=r.slice(
n+1,a),M=_.get(u)??d(u);if(M===void 0)return;e.push(r.slice(t,n),M),t=a+1}return e.push(r.slice(t)),e.join("")}function d(r){const e=/^#(?:x([\dA-Fa-f]+)|(\d+))$/.
exec(r),t=e?parseInt(e[1]??e[2],e[1]===void 0?10:16):-1;return t>0&&t<=1114111&&!(t>=55296&&t<=57343)?String.fromCodePoint(t):void 0}function s(r){const[e,t,n,a]=r;
if(e===0&&t===0&&(n===254||n===0)||e===255&&t===254&&n===0&&a===0)return o(r);if(e===254&&t===255||e===0&&t===60)return i(new TextDecoder("utf-16be").decode(r));
if(e===255&&t===254||e===60&&t===0)return i(new TextDecoder("utf-16le").decode(r));const u=new TextDecoder().decode(r);return i(u.includes("�")?Buffer.from(r).
toString("latin1"):u)}const i=r=>r.startsWith("\uFEFF")?r.slice(1):r;function o(r){const e=new DataView(r.buffer,r.byteOffset,r.byteLength),t=r[0]!==0,n=[];for(let a=0;a+
4<=r.length;a+=4){const u=e.getUint32(a,t);if(u>1114111)return;n.push(String.fromCodePoint(u))}return i(n.join(""))}const c=r=>r.replaceAll("&","&amp;").replaceAll(
"<","&lt;").replaceAll(">","&gt;").replaceAll('"',"&quot;")}),1808:((A,O,l)=>{l.d(O,{QH:()=>E,T3:()=>p,_L:()=>f});var h=l(1480),D=l(4075),x=l(6039);function E(d,s,i){
const{text:o,properties:c,end:r,about:e}=d,t=[];let n=0;for(const a of c.filter(s).sort((u,M)=>u.from-M.from))a.from<n||(t.push(o.slice(n,a.from)),n=a.to);return t.
push(o.slice(n,Math.max(r,n))),i.length>0&&t.push(g(i,e)),t.push(o.slice(Math.max(r,n))),_(t.join(""))}function p(d){return`<?xpacket begin="\uFEFF" id="W5M0MpCehiHz\
reSzNTczkc9d"?>
<x:xmpmeta xmlns:x="adobe:ns:meta/">
<rdf:RDF xmlns:rdf="${h.dK.rdf}">
${g(d,"")}</rdf:RDF>
</x:xmpmeta>
<?xpacket end="w"?>`}function g(d,s){const o=[...new Set(d.map(({prefix:r})=>r))].map(r=>` xmlns:${r}="${h.dK[r]}"`).join(""),c=d.map(({prefix:r,name:e,form:t,values:n})=>`\
<${r}:${e}>${m(t,n)}</${r}:${e}>
`);return`<rdf:Description xmlns:rdf="${h.dK.rdf}" rdf:about="${(0,D.X)(s)}"${o}>
${c.join("")}</rdf:Description>
`}function m(d,s){const i=o=>s.map(c=>`<rdf:li${o}>${(0,D.X)(c)}</rdf:li>`).join("");switch(d){case"simple":return(0,D.X)(s[0]??"");case"alternative":return`<rd\
f:Alt>${i(' xml:lang="x-default"')}</rdf:Alt>`;case"ordered":return`<rdf:Seq>${i("")}</rdf:Seq>`;case"unordered":return`<rdf:Bag>${i("")}</rdf:Bag>`}}const _=d=>d.
replace(/^(\s*<\?xml\s[^>]*encoding\s*=\s*["'])[^"']*/,"$1UTF-8");function f(d,s){const i=d.catalog.get("Metadata"),o=d.resolve(i),c=o instanceof x.Z6?[...o.dict].
filter(([t])=>!["Filter","DecodeParms","Length"].includes(t)):[],r=new x.Bi([["Type",new x.SX("Metadata")],["Subtype",new x.SX("XML")],...c]),e=new x.Z6(r,Buffer.
from(s,"utf8"));(0,x.i9)(i)&&o instanceof x.Z6?d.put(i,e):d.edit(d.catalogNumber).set("Metadata",d.add(e))}}),4331:((A,O,l)=>{l.d(O,{kg:()=>p,m:()=>E,sm:()=>g});
var h=l(1480),D=l(4075);const x=1e5,E={text:"",properties:[],malformed:!0,end:-1,about:""};async function p(d,s){const i=(0,D.xK)(d);if(i===void 0)return E;const o=new _,
r=await(0,D.km)(i,s,e=>(o.take(e),o.broken))!=="well-formed"||o.depth>0||o.end<0||!o.declared;return{text:i,properties:o.properties,malformed:r,end:o.end,about:o.
about}}function g(d,s,i){return d?.properties.find(o=>o.name===i&&o.namespace===h.dK[s])?.values??[]}const m=-2;class _{properties=[];broken=!1;declared=!0;end=-1;about="";scope=new h.
ee;open=[];root=m;loose=!1;items=[];pieces=[];get depth(){return this.open.length}take(s){s.kind==="start"||s.kind==="empty"?(this.start(s.name,s.attributes,s.from),
s.kind==="empty"&&!this.broken&&this.close(s.name,s.to,s.to)):s.kind==="end"?this.close(s.name,s.from,s.to):s.kind==="text"&&this.isInProperty()&&this.pieces.push(
s.text)}isInProperty(){return this.root!==m&&this.open.length>this.root+2}start(s,i,o){if(this.open.length>=D.ol&&(this.broken=!0),this.broken)return;this.scope.
enter(i);const c=this.scope.ofElement(s),r=c.namespace===h.dK.rdf,e=r&&c.local==="li";this.root===m&&this.end<0&&r&&c.local==="Description"&&(this.root=this.open.
length-1,this.loose=!0);const t=this.open.length-this.root,n=e?i.find(({name:a})=>a==="xml:lang")?.value:void 0;if(this.open.push({name:s,...c,from:o,language:n}),
this.root===m){if(!r||c.local!=="RDF"||this.end>=0)return;this.root=this.open.length-1,this.declared=this.scope.declares(s)}else if(t===1)this.describe(i);else if(t===
2){this.items=[];const a=i.find(({name:u})=>this.isRdf(u,"resource"));this.pieces=a?[a.value]:[]}else e&&(this.pieces=[])}describe(s){for(const{name:i,value:o,from:c,
to:r}of s){if((0,h.HC)(i))continue;const{namespace:e,local:t}=this.scope.ofAttribute(i);e===h.dK.rdf&&t==="about"&&(this.about=o),!(e===""||e===h.dK.rdf||e===h.
dK.xml)&&this.add({namespace:e,name:t,values:[o],from:c,to:r})}}close(s,i,o){const c=this.open.pop();if(c?.name!==s){this.broken=!0;return}this.scope.leave();const r=this.
open.length-this.root;if(this.root!==m)if(r===0)this.end=i,this.root=m;else if(r===1&&this.loose)this.root=m,this.loose=!1;else if(r===2){const e=this.items.length>
0?f(this.items):[this.pieces.join("").trim()];this.add({namespace:c.namespace,name:c.local,values:e,from:c.from,to:o})}else r>2&&c.namespace===h.dK.rdf&&c.local===
"li"&&(this.items.push({text:this.pieces.join("").trim(),language:c.language}),this.pieces=[])}add(s){this.properties.length<x?this.properties.push(s):this.broken=
!0}isRdf(s,i){const o=this.scope.ofAttribute(s);return o.local===i&&o.namespace===h.dK.rdf}}function f(d){const s=d.findIndex(({language:o})=>o?.toLowerCase()===
"x-default"),i=d.map(({text:o})=>o);return s>0&&i.unshift(...i.splice(s,1)),i}}),8247:((A,O,l)=>{l.d(O,{G:()=>m,w:()=>g});var h=l(381),D=l(6039);const x=/\u001b[A-Za-z]{2}[A-Za-z-]{0,8}\u001b/g,
E=/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]/g,p=/[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g,g=_=>_.replace(x,"").replace(
E,"").replace(p,"�").trim();function m(_){const f=_ instanceof D.Mx?g((0,h.g7)(_)):"";return f===""?null:f}})};
