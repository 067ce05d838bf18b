"use strict";exports.id=3480,exports.ids=[3480],exports.modules={85673:((v,y,d)=>{d.d(y,{gx:()=>g,h:()=>x});function m(c,i){const o=_(c,i);if(o!==void 0)return[o];const r=h(
c);return i.filter(f=>h(f).some(n=>n.length>3&&r.includes(n)))}function _(c,i){let o;const r=h(c);for(const f of i){const n=O(r,h(f));n<=2&&n<(o?.count??1/0)&&(o=
{name:f,count:n})}return o?.name}function O(c,i){return c.length!==i.length?c.length*i.length===0?1/0:O([c.join("")],[i.join("")]):i.reduce((o,r,f)=>{const n=c[f]??
"",t=Math.min(n.length,r.length),e=u(n,r);return e>(t<3?0:t<7?1:2)?1/0:o+e},0)}const x=(c,i)=>E(m(c,i));function g(c,i){const o=_(c,i),r=n=>h(n).sort().join(" "),
f=r(c);return E(o===void 0?i.filter(n=>c!==""&&r(n)===f):[o])}const E=c=>c.length===0||c.length>3?"":` (did you mean ${c.join(" or ")}?)`,h=c=>c.trim().slice(0,
64).replace(/(?<=[a-z])(?=[A-Z])/g," ").toLowerCase().split(/[\s_-]+/).filter(i=>i!==""),p=2;function u(c,i){if(Math.abs(c.length-i.length)>p)return 1/0;let o=[],
r=Array.from({length:i.length+1},(n,t)=>t<=p?t:1/0);for(let n=0;n<c.length;n++){const t=[];t[0]=n+1;let e=1/0;for(let s=Math.max(0,n-p);s<=Math.min(i.length-1,n+
p);s++){const a=n>0&&s>0&&c[n]===i[s-1]&&c[n-1]===i[s];t[s+1]=Math.min((r[s+1]??1/0)+1,(t[s]??1/0)+1,(r[s]??1/0)+(c[n]===i[s]?0:1),a?(o[s-1]??1/0)+1:1/0),e=Math.
min(e,t[s+1])}if(e>p)return 1/0;o=r,r=t}const f=r[i.length]??1/0;return f>p?1/0:f}}),17768:((v,y,d)=>{d.r(y),d.d(y,{check_signatures:()=>u});var m=d(74963),_=d(
58552),O=d(34773),x=d(81720);const g=50;async function E({bytes:i},o,r){const f=(0,x.X3)(i)?(0,x.Je)(i).filter(({label:e})=>e==="CERTIFICATE"):[{bytes:i}];if(f.
length>x.hk)throw(0,_.G6)([{field:o,message:`has more than ${x.hk} certificates; at most that many are allowed`}]);const n=[];for(const e of f){n.push((0,O.w$)(
e.bytes));const s=r.step(e.bytes.length*g);s&&await s}const t=n.findIndex(e=>e===void 0);if(n.length===0||t>=0){const e=n.length>1?`: certificate ${t+1} of ${n.
length} cannot be read`:"";throw(0,_.G6)([{field:o,message:`has no certificate that can be read${e}: give PEM or DER`}])}return n.filter(e=>e!==void 0)}var h=d(
64173),p=d(41561);const u=async(i,o,r)=>{const{trusted_certificates:f,open_password:n}=o,t=f&&await E(f,"trusted_certificates",r.pace),{quiet:e,wasRepaired:s}=(0,p.
gd)(r),a=await(0,h.E)(i.bytes,e,{password:n}),l=await(0,m.ae)(a,i.bytes,{password:n,anchors:t,isDamaged:s()}),D=l.entries.length===0?[c]:[];return{documents:[{...i,
pageCount:a.pages.count}],data:(0,m.vA)(l),notes:D,facts:{}}},c={code:"unsigned",message:"The document has no signature."}}),81720:((v,y,d)=>{d.d(y,{Je:()=>E,X3:()=>g,
hk:()=>m});const m=1e3,_="-----BEGIN ",O="-----",x=64,g=h=>Buffer.from(h.buffer,h.byteOffset,h.length).includes(_);function E(h){const p=Buffer.from(h.buffer,h.
byteOffset,h.length),u=[];for(let c=p.indexOf(_);c>=0&&u.length<=m;c=p.indexOf(_,c)){const i=c+_.length,o=p.indexOf(O,i);if(o<0)break;if(c=i,o-i>x)continue;const r=p.
toString("latin1",i,o),f=o+O.length,n=p.indexOf(O,f);if(n<0)break;c=n;const t=`${O}END ${r}${O}`;p.toString("latin1",n,n+t.length)===t&&(u.push({label:r,bytes:Buffer.
from(p.toString("latin1",f,n),"base64")}),c=n+t.length)}return u}}),84961:((v,y,d)=>{d.d(y,{$x:()=>c,Kh:()=>p,qg:()=>i,xS:()=>u});var m=d(58552),_=d(33973),O=d(
90536),x=d(45599),g=d(3907),E=d(33311),h=d(9819);function p(r,f){const n=r.resolve(f.get("S"));return(!f.has("S")||(0,x.Eo)(n,"JavaScript")||(0,x.Eo)(n,"Renditi\
on"))&&r.resolve(f.get("JS"))!==null}async function u(r,f){const n=f.filter(e=>(0,O.L)(r.get(e),s=>p(r,s)));if(n.length===0)return!1;const{live:t}=await(0,_.Gy)(
r);return n.some(e=>t[e]===1)}async function c(r){return await u(r,(await(0,E.S)(r)).JS)||i(r)}async function i(r){if(!(0,x.Zm)(r.get(r.catalogNumber)))return!1;
const f=r.resolve((0,h.Wo)(r,"AcroForm")?.dict.get("XFA"));if(f===null)return!1;if(r.security?.locked===!0)return null;for(const n of Array.isArray(f)?f:[f]){const t=r.
resolve(n);if(!(t instanceof x.Z6))continue;let e;try{e=await r.decodedAtEase(t)}catch(a){if(!(a instanceof m.zU)||a.code==="cancelled")throw a;return!0}const s=(0,g.
xK)(e);if(s===void 0||s.includes("script")&&await o(s,r.job.pace))return!0}return!1}async function o(r,f){const n=t=>(t.kind==="start"||t.kind==="empty")&&/^(?:[^:]*:)?script$/.
test(t.name);return await(0,g.km)(r,f,n)!=="well-formed"}}),6856:((v,y,d)=>{d.d(y,{n:()=>i,w:()=>E});var m=d(78157),_=d(79725),O=d(45599),x=d(70549),g=d(6057);const E=(0,x.
n)(h);async function h(n){const{pages:t,job:e}=n,s=new i(n),a=new Int32Array(t.count),l=new Set;for(let D=0;D<t.count;D++){s.goTo(D),a[D]=s.kind,l.add(s.resources);
const M=e.pace.step(300);M&&await M}return{kinds:s.kinds,kindOf:a,resources:l}}const p=["MediaBox","CropBox","Rotate","UserUnit"],u=2e3,c=/\(|(?:^|[^<])<(?!<)/;
class i{document;kinds=[];kind=-1;resources;bytes;entries=new _.R;index=-1;inherited;geometry=new o(p);own=new o(["Resources"]);kindOf=new Map;recognised=new Map;dictionaries=new Map;constructor(t){
this.document=t}goTo(t){const{document:e,entries:s,inherited:a}=this,{pages:l}=e,D=l.number(t),M=e.place(D),P=l.inheritedBy(t);if(this.index=t,this.inherited=P,
!M||!e.locate(D,M,s)){this.bytes=void 0,this.geometry.forget(),this.own.forget(),this.kind=this.kindHere(),this.resources=l.attribute(t,"Resources");return}(this.
bytes?.buffer!==M.bytes.buffer||this.bytes.byteOffset!==M.bytes.byteOffset)&&(this.bytes=(0,m.bS)(M.bytes));const[w,A]=[this.geometry.take(this.bytes,s),this.own.
take(this.bytes,s)];(!w||P!==a)&&(this.kind=this.recognise(P)),(!A||P!==a)&&(this.resources=this.resourcesHere())}contents(){const{document:t,bytes:e}=this,s=t.
pages.number(this.index);if(!e)return t.entry(s,"Contents");const a=this.entries.find(e,"Contents");if(a<0)return;const{at:l}=this.entries;return f(e,l[a+2],l[a+
3])??t.entry(s,"Contents")}get resourcesSpan(){return this.own.of(0)}resourcesHere(){const{document:t,index:e}=this,{pages:s}=t,[a,l]=this.own.of(0);if(a===l)return s.
inheritedBy(e).Resources;const D=f(this.bytes,a,l);if(D)return D;const M=()=>t.entry(s.number(e),"Resources");if(l-a>u)return M();const P=this.own.text();return t.
security&&c.test(P)?M():(this.dictionaries.has(P)||this.dictionaries.set(P,M()),this.dictionaries.get(P))}recognise(t){let e=this.recognised.get(t);e||this.recognised.
set(t,e=new Map);const s=this.geometry.text();let a=e.get(s);return a===void 0&&e.set(s,a=this.kindHere()),a}kindHere(){const t=(0,g.iw)(this.document,this.index),
e=`${t.box.join(" ")} ${t.rotation} ${t.userUnit}`;let s=this.kindOf.get(e);return s===void 0&&this.kindOf.set(e,s=this.kinds.push(t)-1),s}}class o{keys;bytes;from;to;constructor(t){
this.keys=t,this.from=new Int32Array(t.length),this.to=new Int32Array(t.length)}forget(){this.bytes=void 0}take(t,e){const{bytes:s,from:a,to:l,keys:D}=this;let M=s!==
void 0;for(let P=0;P<D.length;P++){const w=e.find(t,D[P]),A=w<0?0:e.at[w+2],b=w<0?0:e.at[w+3];M&&=r(s,a[P],l[P],t,A,b),a[P]=A,l[P]=b}return this.bytes=t,M}of(t){
return[this.from[t],this.to[t]]}text(){let t="";for(let e=0;e<this.keys.length;e++)t+=`${this.bytes.toString("latin1",this.from[e],this.to[e])}|`;return t}}function r(n,t,e,s,a,l){
if(e-t!==l-a)return!1;for(let D=t,M=a;D<e;D++,M++)if(n[D]!==s[M])return!1;return!0}function f(n,t,e){if(!(0,m.yp)(n[t])||n[e-1]!==m.AV||n[e-2]!==m.Z4)return;const s=(0,m.
JI)(n,t,e),a=(0,m.JI)(n,s.after+1,e);return n[s.after]===m.Z4&&a.value>=0&&a.after===e-2?new O.oS(s.value,a.value):void 0}}),21281:((v,y,d)=>{d.d(y,{Ip:()=>p,XM:()=>r,
Xb:()=>o,ds:()=>h,qg:()=>i});var m=d(59071),_=d(70549),O=d(21115),x=d(824),g=d(1975),E=d(60912);const h=(0,_.n)(async t=>p(t,await(0,x.Br)(t)));function p(t,e){
const s=(w,A)=>(0,m.wh)((0,g.sm)(e,w,A)[0]??""),a=c(s("pdfaid","part"),s("pdfaid","conformance").toLowerCase()),l=u(s("pdfuaid","part"))?`PDF/UA-${s("pdfuaid","\
part")}`:void 0,M=[s("pdfxid","GTS_PDFXVersion")||s("pdfx","GTS_PDFXVersion")||((0,m.Gh)(t.resolve((0,x._U)(t)?.get("GTS_PDFXVersion")))??""),s("pdfe","ISO_PDFE\
Version"),s("pdfvtid","GTS_PDFVTVersion")],P=[a?.name,l,...M.filter(w=>/^PDF\/[\w .:/()-]{1,40}$/.test(w))];return{archive:a,accessible:l,names:P.filter(w=>w!==
void 0)}}const u=t=>/^[1-9]$/.test(t);function c(t,e){if(!u(t))return;const s=/^[abuef]$/.test(e)?e:"";return{part:Number(t),level:s,name:`PDF/A-${t}${s}`}}function i(t,e,s,a){
return e&&n(t,e,[O.dK.pdfaid]),o(s,a)}const o=({name:t},e)=>({code:"pdfa_identification_removed",message:`The document no longer claims ${t}: ${e}.`});async function r(t){
const e=await(0,x.Br)(t);if(!e)return[];const{archive:s,accessible:a}=p(t,e);n(t,e,[O.dK.pdfaid,O.dK.pdfuaid]);const l=[s?.name,a].filter(D=>D!==void 0);return l.
length>0?[f(l)]:[]}const f=t=>({code:"conformance_dropped",message:`The result no longer claims ${t.join(" and ")}, because a merge cannot guarantee conformance\
.`});function n(t,e,s){e.properties.some(({namespace:a})=>s.includes(a))&&(0,E._L)(t,(0,E.QH)(e,({namespace:a})=>s.includes(a),[]))}}),21115:((v,y,d)=>{d.d(y,{HC:()=>x,
dK:()=>m,ee:()=>O});const m={rdf:"http://www.w3.org/1999/02/22-rdf-syntax-ns#",xml:"http://www.w3.org/XML/1998/namespace",dc:"http://purl.org/dc/elements/1.1/",
xmp:"http://ns.adobe.com/xap/1.0/",xmpMM:"http://ns.adobe.com/xap/1.0/mm/",pdf:"http://ns.adobe.com/pdf/1.3/",pdfaid:"http://www.aiim.org/pdfa/ns/id/",pdfuaid:"\
http://www.aiim.org/pdfua/ns/id/",pdfxid:"http://www.npes.org/pdfx/ns/id/",pdfx:"http://ns.adobe.com/pdfx/1.3/",pdfaExtension:"http://www.aiim.org/pdfa/ns/exten\
sion/",pdfaSchema:"http://www.aiim.org/pdfa/ns/schema#",pdfaProperty:"http://www.aiim.org/pdfa/ns/property#",fx:"urn:factur-x:pdfa:CrossIndustryDocument:invoice\
:1p0#",pdfe:"http://www.aiim.org/pdfe/ns/id/",pdfvtid:"http://www.npes.org/pdfvt/ns/id/",xfa:"http://www.xfa.org/schema/xfa-data/1.0/",ds:"http://www.w3.org/200\
0/09/xmldsig#"},_=new Map(Object.entries(m));class O{uris=new Map;declared=[];known=new Map;enter(u){let c;for(const{name:i,value:o}of u){if(!x(i))continue;const r=i.
slice(6),f=this.uris.get(r);f?f.push(o):this.uris.set(r,[o]),(c??=[]).push(r)}this.declared.push(c??g),c&&this.known.clear()}leave(){const u=this.declared.pop()??
g;for(const c of u)this.uris.get(c).pop();u.length>0&&this.known.clear()}declares(u){return(this.uris.get(h(u))?.length??0)>0}ofElement(u){let c=this.known.get(
u);if(!c){const i=h(u),o=this.uris.get(i)?.at(-1)??_.get(i)??"";this.known.size===E&&this.known.clear(),this.known.set(u,c={namespace:o,local:u.slice(u.indexOf(
":")+1)})}return c}ofAttribute(u){return u.includes(":")?this.ofElement(u):{namespace:"",local:u}}}const x=p=>p==="xmlns"||p.startsWith("xmlns:"),g=[],E=1e3,h=p=>p.
slice(0,Math.max(p.indexOf(":"),0))}),824:((v,y,d)=>{d.d(y,{Br:()=>p,_6:()=>c,_U:()=>h});var m=d(58552),_=d(1975),O=d(17079),x=d(45599),g=d(59071),E=d(70549);function h(i){
const o=i.resolve(i.trailer.get("Info"));return o instanceof x.Bi?o:o instanceof x.Z6?o.dict:void 0}const p=(0,E.n)(u);async function u(i){const o=i.get(i.catalogNumber),
r=o instanceof x.Bi?i.resolve(o.get("Metadata")):null;if(!(r instanceof x.Z6))return;let f;try{f=i.decoded(r)}catch(n){if(!(n instanceof m.zU)||n.code==="cancel\
led")throw n;return _.m}return(0,_.kg)(f,i.job.pace)}function c(i,o){const r=h(i),f=l=>i.resolve(r?.get(l)),n=(l,D,M=", ")=>{const P=(0,_.sm)(o,l,D).map(g.wh).filter(
Boolean).join(M);return P===""?null:P},t=(l,D)=>{const[M=""]=(0,_.sm)(o,l,D);return(0,g.wh)(M)||null},e=(l,D)=>(0,O._)((0,g.Gh)(f(l))??"")??(0,O._)(t("xmp",D)??
"")??null,s=i.get(i.catalogNumber),a=s instanceof x.Bi?(0,g.Gh)(i.resolve(s.get("Lang"))):null;return{title:(0,g.Gh)(f("Title"))??t("dc","title"),author:(0,g.Gh)(
f("Author"))??n("dc","creator"),subject:(0,g.Gh)(f("Subject"))??t("dc","description"),keywords:(0,g.Gh)(f("Keywords"))??n("pdf","Keywords")??n("dc","subject"),creator:(0,g.
Gh)(f("Creator"))??t("xmp","CreatorTool"),producer:(0,g.Gh)(f("Producer"))??t("pdf","Producer"),created:e("CreationDate","CreateDate"),modified:e("ModDate","Mod\
ifyDate"),language:a??t("dc","language")}}}),3907:((v,y,d)=>{d.d(y,{X:()=>f,km:()=>O,ol:()=>m,xK:()=>i});const m=200,_=1e4;async function O(n,t,e){const s=new x(
n);for(let a=s.next();a;a=s.next()){if(e(a))return"left";const l=t.step((a.to-a.from)*4+50);l&&await l}return s.hasDocumentType?"document type":s.malformed?"mal\
formed":"well-formed"}class x{text;malformed=!1;hasDocumentType=!1;at=0;constructor(t){this.text=t}next(){const{text:t,at:e}=this;if(e>=t.length)return;if(t.charCodeAt(
e)!==g)return this.characters(e,this.nextTag(e));if(t.startsWith("<!--",e))return this.other(e,"-->",4);if(t.startsWith("<?",e))return this.other(e,"?>",2);if(t.
startsWith("<![CDATA[",e)){const a=t.indexOf("]]>",e);return a<0?this.end():(this.at=a+3,{kind:"text",text:t.slice(e+9,a),from:e,to:this.at})}return t.startsWith(
"<!",e)?(this.hasDocumentType=t.startsWith("<!DOCTYPE",e),this.end()):(t.charCodeAt(e+1)===h?this.endTag(e):this.startTag(e))??this.fault(e,this.nextTag(e+1))}other(t,e,s){
const a=this.text.indexOf(e,t+s);return a<0?this.end():(this.at=a+e.length,{kind:"other",from:t,to:this.at})}endTag(t){const e=this.name(t+2),s=this.blanks(e);if(!(e===
t+2||this.text.charCodeAt(s)!==E))return this.at=s+1,{kind:"end",name:this.text.slice(t+2,e),from:t,to:this.at}}startTag(t){const{text:e}=this,s=this.name(t+1);
if(s===t+1)return;const a=e.slice(t+1,s),l=[];for(let D=s;;){const M=this.blanks(D),P=e.charCodeAt(M);if(P===E||P===h&&e.charCodeAt(M+1)===E)return this.at=P===
E?M+1:M+2,{kind:P===E?"start":"empty",name:a,attributes:l,from:t,to:this.at};const w=this.name(M),A=this.blanks(w),b=this.blanks(A+1),I=e[b];if(M===D||w===M||e[A]!==
"="||I!=='"'&&I!=="'")return;const T=e.indexOf(I,b+1),C=e.slice(b+1,Math.max(T,b+1)),S=C.includes("<")?void 0:u(C);if(T<0||S===void 0||l.length>=_)return;l.push(
{name:e.slice(M,w),value:S,from:M,to:T+1}),D=T+1}}characters(t,e){const s=u(this.text.slice(t,e));return s===void 0?this.fault(t,e):(this.at=e,{kind:"text",text:s,
from:t,to:e})}nextTag(t){const e=this.text.indexOf("<",t);return e<0?this.text.length:e}fault(t,e){return this.malformed=!0,this.at=e,{kind:"other",from:t,to:e}}end(){
this.malformed=!0,this.at=this.text.length}blanks(t){const{text:e}=this;for(;;){const s=e.charCodeAt(t);if(s!==32&&s!==9&&s!==10&&s!==13)return t;t++}}name(t){const{
text:e}=this;for(;t<e.length;t++){const s=e.charCodeAt(t);if(s<=32||s===h||s===E||s===g||s===61||s===34||s===39)break}return t}}const[g,E,h]=[60,62,47],p=new Map(
[["amp","&"],["lt","<"],["gt",">"],["quot",'"'],["apos","'"]]);function u(n){if(!n.includes("&"))return n;const t=[];let e=0;for(let s=n.indexOf("&");s>=0;s=n.indexOf(
"&",e)){const a=n.indexOf(";",s);if(a<0||a-s>12)return;const l=n.slice(s+1,a),D=p.get(l)??c(l);if(D===void 0)return;t.push(n.slice(e,s),D),e=a+1}return t.push(n.
slice(e)),t.join("")}function c(n){const t=/^#(?:x([\dA-Fa-f]+)|(\d+))$/.exec(n),e=t?parseInt(t[1]??t[2],t[1]===void 0?10:16):-1;return e>0&&e<=1114111&&!(e>=55296&&
e<=57343)?String.fromCodePoint(e):void 0}function i(n){const[t,e,s,a]=n;if(t===0&&e===0&&(s===254||s===0)||t===255&&e===254&&s===0&&a===0)return r(n);if(t===254&&
e===255||t===0&&e===60)return o(new TextDecoder("utf-16be").decode(n));if(t===255&&e===254||t===60&&e===0)return o(new TextDecoder("utf-16le").decode(n));const l=new TextDecoder().
decode(n);return o(l.includes("�")?Buffer.from(n).toString("latin1"):l)}const o=n=>n.startsWith("\uFEFF")?n.slice(1):n;function r(n){const t=new DataView(n.buffer,
n.byteOffset,n.byteLength),e=n[0]!==0,s=[];for(let a=0;a+4<=n.length;a+=4){const l=t.getUint32(a,e);if(l>1114111)return;s.push(String.fromCodePoint(l))}return o(
s.join(""))}const f=n=>n.replaceAll("&","&amp;").replaceAll("<","&lt;").replaceAll(">","&gt;").replaceAll('"',"&quot;")}),60912:((v,y,d)=>{d.d(y,{QH:()=>x,T3:()=>g,
_L:()=>u});var m=d(21115),_=d(3907),O=d(45599);function x(c,i,o){const{text:r,properties:f,end:n,about:t}=c,e=[];let s=0;for(const a of f.filter(i).sort((l,D)=>l.
from-D.from))a.from<s||(e.push(r.slice(s,a.from)),s=a.to);return e.push(r.slice(s,Math.max(n,s))),o.length>0&&e.push(E(o,t)),e.push(r.slice(Math.max(n,s))),p(e.
join(""))}function g(c){return`<?xpacket begin="\uFEFF" id="W5M0MpCehiHzreSzNTczkc9d"?>
<x:xmpmeta xmlns:x="adobe:ns:meta/">
<rdf:RDF xmlns:rdf="${m.dK.rdf}">
${E(c,"")}</rdf:RDF>
</x:xmpmeta>
<?xpacket end="w"?>`}function E(c,i){const r=[...new Set(c.map(({prefix:n})=>n))].map(n=>` xmlns:${n}="${m.dK[n]}"`).join(""),f=c.map(({prefix:n,name:t,form:e,values:s})=>`\
<${n}:${t}>${h(e,s)}</${n}:${t}>
`);return`<rdf:Description xmlns:rdf="${m.dK.rdf}" rdf:about="${(0,_.X)(i)}"${r}>
${f.join("")}</rdf:Description>
`}function h(c,i){const o=r=>i.map(f=>`<rdf:li${r}>${(0,_.X)(f)}</rdf:li>`).join("");switch(c){case"simple":return(0,_.X)(i[0]??"");case"alternative":return`<rd\
f:Alt>${o(' xml:lang="x-default"')}</rdf:Alt>`;case"ordered":return`<rdf:Seq>${o("")}</rdf:Seq>`;case"unordered":return`<rdf:Bag>${o("")}</rdf:Bag>`}}const p=c=>c.
replace(/^(\s*<\?xml\s[^>]*encoding\s*=\s*["'])[^"']*/,"$1UTF-8");function u(c,i){const o=c.catalog.get("Metadata"),r=c.resolve(o),f=r instanceof O.Z6?[...r.dict].
filter(([e])=>!["Filter","DecodeParms","Length"].includes(e)):[],n=new O.Bi([["Type",new O.SX("Metadata")],["Subtype",new O.SX("XML")],...f]),t=new O.Z6(n,Buffer.
from(i,"utf8"));(0,O.i9)(o)&&r instanceof O.Z6?c.put(o,t):c.edit(c.catalogNumber).set("Metadata",c.add(t))}}),1975:((v,y,d)=>{d.d(y,{kg:()=>g,m:()=>x,sm:()=>E});
var m=d(21115),_=d(3907);const O=1e5,x={text:"",properties:[],malformed:!0,end:-1,about:""};async function g(c,i){const o=(0,_.xK)(c);if(o===void 0)return x;const r=new p,
n=await(0,_.km)(o,i,t=>(r.take(t),r.broken))!=="well-formed"||r.depth>0||r.end<0||!r.declared;return{text:o,properties:r.properties,malformed:n,end:r.end,about:r.
about}}function E(c,i,o){return c?.properties.find(r=>r.name===o&&r.namespace===m.dK[i])?.values??[]}const h=-2;class p{properties=[];broken=!1;declared=!0;end=-1;about="";scope=new m.
ee;open=[];root=h;loose=!1;items=[];pieces=[];get depth(){return this.open.length}take(i){i.kind==="start"||i.kind==="empty"?(this.start(i.name,i.attributes,i.from),
i.kind==="empty"&&!this.broken&&this.close(i.name,i.to,i.to)):i.kind==="end"?this.close(i.name,i.from,i.to):i.kind==="text"&&this.isInProperty()&&this.pieces.push(
i.text)}isInProperty(){return this.root!==h&&this.open.length>this.root+2}start(i,o,r){if(this.open.length>=_.ol&&(this.broken=!0),this.broken)return;this.scope.
enter(o);const f=this.scope.ofElement(i),n=f.namespace===m.dK.rdf,t=n&&f.local==="li";this.root===h&&this.end<0&&n&&f.local==="Description"&&(this.root=this.open.
length-1,this.loose=!0);const e=this.open.length-this.root,s=t?o.find(({name:a})=>a==="xml:lang")?.value:void 0;if(this.open.push({name:i,...f,from:r,language:s}),
this.root===h){if(!n||f.local!=="RDF"||this.end>=0)return;this.root=this.open.length-1,this.declared=this.scope.declares(i)}else if(e===1)this.describe(o);else if(e===
2){this.items=[];const a=o.find(({name:l})=>this.isRdf(l,"resource"));this.pieces=a?[a.value]:[]}else t&&(this.pieces=[])}describe(i){for(const{name:o,value:r,from:f,
to:n}of i){if((0,m.HC)(o))continue;const{namespace:t,local:e}=this.scope.ofAttribute(o);t===m.dK.rdf&&e==="about"&&(this.about=r),!(t===""||t===m.dK.rdf||t===m.
dK.xml)&&this.add({namespace:t,name:e,values:[r],from:f,to:n})}}close(i,o,r){const f=this.open.pop();if(f?.name!==i){this.broken=!0;return}this.scope.leave();const n=this.
open.length-this.root;if(this.root!==h)if(n===0)this.end=o,this.root=h;else if(n===1&&this.loose)this.root=h,this.loose=!1;else if(n===2){const t=this.items.length>
0?u(this.items):[this.pieces.join("").trim()];this.add({namespace:f.namespace,name:f.local,values:t,from:f.from,to:r})}else n>2&&f.namespace===m.dK.rdf&&f.local===
"li"&&(this.items.push({text:this.pieces.join("").trim(),language:f.language}),this.pieces=[])}add(i){this.properties.length<O?this.properties.push(i):this.broken=
!0}isRdf(i,o){const r=this.scope.ofAttribute(i);return r.local===o&&r.namespace===m.dK.rdf}}function u(c){const i=c.findIndex(({language:r})=>r?.toLowerCase()===
"x-default"),o=c.map(({text:r})=>r);return i>0?[o[i],...o.slice(0,i),...o.slice(i+1)]:o}}),33546:((v,y,d)=>{d.d(y,{FB:()=>g,Hr:()=>h,Zh:()=>p,k$:()=>E,qm:()=>u});
var m=d(93604),_=d(45599),O=d(81077);const x={first:0,style:"D",prefix:void 0,start:1};async function g(n){const t=n.catalog.get("PageLabels");if(!n.dict(t))return;
const e=(await(0,O.Zc)(n,t,"Nums")).map(([s,a])=>({first:Number(s),label:n.dict(a)})).filter(({first:s})=>Number.isInteger(s)&&s>=0).sort((s,a)=>s.first-a.first).
filter(({first:s},a,l)=>l[a+1]?.first!==s).map(({first:s,label:a})=>({first:s,...c(n,a)}));return e[0]?.first===0?e:[x,...e]}function E(n,t){const e=n.editCatalog();
if(t.length===0){e.delete("PageLabels");return}const s=t[0].first===0?t:[x,...t],a=f(n),l=s.map(({first:D,start:M,...P})=>[D,r({...P,number:M},a)]);e.set("PageL\
abels",n.add((0,O.H6)(n,l,"Nums")))}async function h(n){const t=await g(n);if(!t)return;const e=t.map(({first:s})=>s);return s=>{const a=t[(0,m.M)(e,s)-1];return{
...a,number:a.start+s-a.first}}}function p(n,t){const e=[],s=f(n);let a,l=0;for(const D of t)(!a||!i(a,D))&&e.push([l,r(D,s)]),a=D,l++;return(0,O.H6)(n,e,"Nums")}
async function u(n,t){const e=await h(n);if(!e)return;const s=p(n,Array.from(t,a=>e(a-1)));n.editCatalog().set("PageLabels",n.add(s))}function c(n,t){const e=n.
resolve(t?.get("S")),s=n.resolve(t?.get("P")),a=n.resolve(t?.get("St"));return{style:e instanceof _.SX?e.text:void 0,prefix:s instanceof _.Mx&&s.bytes.length>0?
s:void 0,start:typeof a=="number"&&Number.isInteger(a)&&a>=1?a:1}}function i(n,t){return n.style!==t.style||t.style!==void 0&&t.number!==n.number+1?!1:n.prefix===
t.prefix?!0:!!n.prefix&&!!t.prefix&&Buffer.compare(n.prefix.bytes,t.prefix.bytes)===0}const o=100;function r({style:n,prefix:t,number:e},s){return(0,_.jd)({S:n===
void 0?void 0:(0,_.UU)(n),P:t&&t.bytes.length>o?s(t):t,St:n===void 0||e===1?void 0:e})}function f(n){const t=new Map;return e=>{let s=t.get(e);return s||t.set(e,
s=n.add(e)),s}}}),37081:((v,y,d)=>{d.d(y,{O:()=>O});var m=d(45599),_=d(9819);async function O(g,E,h=1/0){const p=new _._i(g),u=(0,_.Wo)(g,"Outlines"),c=[{value:u&&
x(g,u.holder,u.dict,"First"),level:1}];for(let i=c.pop();i;i=c.pop()){const{value:o,level:r}=i;if(o===void 0||!p.first(o)||!E(o,r)||!(0,m.i9)(o))continue;const f=t=>{
const e=g.entry(o.number,t);return e instanceof m.Bi?x(g,o.number,g.get(o.number),t):e};c.push({value:f("Next"),level:r}),r<h&&c.push({value:f("First"),level:r+
1});const n=g.job.pace.step(300);n&&await n}}function x(g,E,h,p){const u=h.get(p);if(!(u instanceof m.Bi))return u;const c=g.add(u);return p==="Next"&&u.set("Pr\
ev",new m.oS(E)),g.edit(E),h.set(p,c),c}}),12207:((v,y,d)=>{d.d(y,{Ht:()=>u,hN:()=>g,jS:()=>x,ji:()=>E});var m=d(45599),_=d(81077),O=d(45657);async function x(c){
const{catalog:i}=c,o=await(0,_.Zc)(c,c.dict(i.get("Names"))?.get("Dests"),"Names");return{names:new Map(c.dict(i.get("Dests"))),strings:new Map(o.map(([r,f])=>[
(0,_.Pu)(r),f]))}}function g({pages:c},i){const o=(0,m.i9)(i)?c.indexOf(i.number):i;return typeof o=="number"&&Number.isInteger(o)&&o>=0&&o<c.count?o:void 0}function E(c,i){
return i==null?[]:c.array(i)??[i]}const h=8,p=50;class u{document;named;constructor(i,o){this.document=i,this.named=o}static async of(i){return new u(i,await x(
i))}pageOf(i){return this.pageOfDestination(i.get("Dest"))??this.pageOfAction(i.get("A"))}pageOfDestination(i,o=h){const{document:r}=this,f=r.resolve(i),n=r.array(
f);if(n)return g(r,n[0]);if(o===0)return;const t=r.dict(f);return t?this.pageOfDestination(t.get("D"),o-1):this.pageOfDestination(this.namedBy(f),o-1)}namedBy(i){
const{names:o,strings:r}=this.named;if(i instanceof m.SX)return o.get(i.text)??r.get(i.text);if(!(i instanceof m.Mx))return;const f=(0,_.Pu)(i);return r.get(f)??
o.get(f)}pageOfAction(i){const{document:o}=this,r=i===void 0?[]:[i];for(let f=0;r.length>0&&f<p;f++){const n=o.dict(r.shift());if(!n)continue;const e=(0,m.Eo)(o.
resolve(n.get("S")),"GoTo")?this.pageOfDestination(n.get("D")):void 0;if(e!==void 0)return e;(0,O.RZ)(r,E(o,n.get("Next")).slice(0,p))}}}}),90536:((v,y,d)=>{d.d(
y,{C:()=>_,L:()=>O});var m=d(45599);function _(x,g){const E=[x];for(;E.length>0;){const h=E.pop(),p=h instanceof m.Z6?h.dict:h;if(Array.isArray(p))for(const u of p)
E.push(u);else if(p instanceof m.Bi){g(p);for(const u of p.values())E.push(u)}}}function O(x,g){const E=[];return _(x,h=>{E.length===0&&g(h)&&E.push(h)}),E.length>
0}})};
