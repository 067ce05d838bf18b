"use strict";exports.id=9867,exports.ids=[9867],exports.modules={85673:((L,C,u)=>{u.d(C,{gx:()=>m,h:()=>y});function E(f,a){const s=D(f,a);if(s!==void 0)return[s];const o=w(
f);return a.filter(r=>w(r).some(d=>d.length>3&&o.includes(d)))}function D(f,a){let s;for(const o of a){const r=M(w(f),w(o));r<=2&&r<(s?.count??1/0)&&(s={name:o,
count:r})}return s?.name}function M(f,a){return f.length!==a.length?f.length*a.length===0?1/0:M([f.join("")],[a.join("")]):a.reduce((s,o,r)=>{const d=f[r]??"",n=Math.
min(d.length,o.length),t=O(d,o);return t>(n<3?0:n<7?1:2)?1/0:s+t},0)}const y=(f,a)=>x(E(f,a));function m(f,a){const s=D(f,a),o=r=>w(r).sort().join(" ");return x(
s===void 0?a.filter(r=>f!==""&&o(r)===o(f)):[s])}const x=f=>f.length===0||f.length>3?"":` (did you mean ${f.join(" or ")}?)`,w=f=>f.trim().slice(0,64).replace(/(?<=[a-z])(?=[A-Z])/g,
" ").toLowerCase().split(/[\s_-]+/).filter(a=>a!=="");function O(f,a){let s=[],o=Array.from({length:a.length+1},(r,d)=>d);for(let r=0;r<f.length;r++){const d=[r+
1];for(let n=0;n<a.length;n++){const t=r>0&&n>0&&f[r]===a[n-1]&&f[r-1]===a[n];d.push(Math.min((o[n+1]??0)+1,(d[n]??0)+1,(o[n]??0)+(f[r]===a[n]?0:1),t?(s[n-1]??0)+
1:1/0))}s=o,o=d}return o.at(-1)??0}}),45657:((L,C,u)=>{u.d(C,{Kf:()=>D,RZ:()=>E,YG:()=>M});function E(y,m){for(const x of m)y.push(x)}const D=y=>{let m=-1/0;for(const x of y)
m=Math.max(m,x);return m},M=y=>{let m=1/0;for(const x of y)m=Math.min(m,x);return m}}),17768:((L,C,u)=>{u.r(C),u.d(C,{check_signatures:()=>O});var E=u(44091),D=u(
58552),M=u(34773),y=u(81720);function m({bytes:a},s){const r=((0,y.X)(a)?(0,y.J)(a).filter(({label:n})=>n==="CERTIFICATE"):[{bytes:a}]).map(n=>(0,M.w$)(n.bytes)),
d=r.findIndex(n=>n===void 0);if(r.length===0||d>=0){const n=r.length>1?`: certificate ${d+1} of ${r.length} cannot be read`:"";throw(0,D.G6)([{field:s,message:`\
has no certificate that can be read${n}: give PEM or DER`}])}return r.filter(n=>n!==void 0)}var x=u(12237),w=u(41561);const O=async(a,s,o)=>{const{trusted_certificates:r,
open_password:d}=s,n=r&&m(r,"trusted_certificates"),{quiet:t,wasRepaired:e}=(0,w.gd)(o),i=await(0,x.E)(a.bytes,t,{password:d}),c=await(0,E.ae)(i,a.bytes,{password:d,
anchors:n,isDamaged:e()}),v=c.entries.length===0?[f]:[];return{documents:[{...a,pageCount:i.pages.count}],data:(0,E.vA)(c),notes:v,facts:{}}},f={code:"unsigned",
message:"The document has no signature."}}),81720:((L,C,u)=>{u.d(C,{J:()=>m,X:()=>y});const E=1e3,D="-----BEGIN ",M="-----",y=x=>Buffer.from(x.buffer,x.byteOffset,
x.length).includes(D);function m(x){const w=Buffer.from(x.buffer,x.byteOffset,x.length),O=[];for(let f=w.indexOf(D),a=0;f>=0&&a<E;f=w.indexOf(D,f+1),a++){const s=w.
indexOf(M,f+D.length);if(s<0||s-f>80)continue;const o=w.toString("latin1",f+D.length,s),r=w.indexOf(`-----END ${o}-----`,s);r<0||O.push({label:o,bytes:Buffer.from(
w.toString("latin1",s+M.length,r),"base64")})}return O}}),84961:((L,C,u)=>{u.d(C,{$x:()=>a,Kh:()=>O,qg:()=>s,xS:()=>f});var E=u(58552),D=u(33973),M=u(90536),y=u(
45599),m=u(3907),x=u(33311),w=u(9819);function O(r,d){const n=r.resolve(d.get("S"));return(!d.has("S")||(0,y.Eo)(n,"JavaScript")||(0,y.Eo)(n,"Rendition"))&&r.resolve(
d.get("JS"))!==null}async function f(r,d){const n=d.filter(e=>(0,M.L)(r.get(e),i=>O(r,i)));if(n.length===0)return!1;const{live:t}=await(0,D.Gy)(r);return n.some(
e=>t[e]===1)}async function a(r){return await f(r,(await(0,x.S)(r)).JS)||s(r)}async function s(r){if(!(0,y.Zm)(r.get(r.catalogNumber)))return!1;const d=r.resolve(
(0,w.Wo)(r,"AcroForm")?.dict.get("XFA"));if(d===null)return!1;if(r.security?.locked===!0)return null;for(const n of Array.isArray(d)?d:[d]){const t=r.resolve(n);
if(!(t instanceof y.Z6))continue;let e;try{e=await r.decodedAtEase(t)}catch(c){if(!(c instanceof E.zU)||c.code==="cancelled")throw c;return!0}const i=(0,m.xK)(e);
if(i===void 0||i.includes("script")&&await o(i,r.job.pace))return!0}return!1}async function o(r,d){const n=t=>(t.kind==="start"||t.kind==="empty")&&/^(?:[^:]*:)?script$/.
test(t.name);return await(0,m.km)(r,d,n)!=="well-formed"}}),6856:((L,C,u)=>{u.d(C,{n:()=>s,w:()=>x});var E=u(78157),D=u(79725),M=u(45599),y=u(70549),m=u(6057);const x=(0,y.
n)(w);async function w(n){const{pages:t,job:e}=n,i=new s(n),c=new Int32Array(t.count),v=new Set;for(let S=0;S<t.count;S++){i.goTo(S),c[S]=i.kind,v.add(i.resources);
const T=e.pace.step(300);T&&await T}return{kinds:i.kinds,kindOf:c,resources:v}}const O=["MediaBox","CropBox","Rotate","UserUnit"],f=2e3,a=/\(|(?:^|[^<])<(?!<)/;
class s{document;kinds=[];kind=-1;resources;bytes;entries=new D.R;index=-1;inherited;geometry=new o(O);own=new o(["Resources"]);kindOf=new Map;recognised=new Map;dictionaries=new Map;constructor(t){
this.document=t}goTo(t){const{document:e,entries:i,inherited:c}=this,{pages:v}=e,S=v.number(t),T=e.place(S),R=v.inheritedBy(t);if(this.index=t,this.inherited=R,
!T||!e.locate(S,T,i)){this.bytes=void 0,this.geometry.forget(),this.own.forget(),this.kind=this.kindHere(),this.resources=v.attribute(t,"Resources");return}(this.
bytes?.buffer!==T.bytes.buffer||this.bytes.byteOffset!==T.bytes.byteOffset)&&(this.bytes=(0,E.bS)(T.bytes));const[k,P]=[this.geometry.take(this.bytes,i),this.own.
take(this.bytes,i)];(!k||R!==c)&&(this.kind=this.recognise(R)),(!P||R!==c)&&(this.resources=this.resourcesHere())}contents(){const{document:t,bytes:e}=this,i=t.
pages.number(this.index);if(!e)return t.entry(i,"Contents");const c=this.entries.find(e,"Contents");if(c<0)return;const{at:v}=this.entries;return d(e,v[c+2],v[c+
3])??t.entry(i,"Contents")}get resourcesSpan(){return this.own.of(0)}resourcesHere(){const{document:t,index:e}=this,{pages:i}=t,[c,v]=this.own.of(0);if(c===v)return i.
inheritedBy(e).Resources;const S=d(this.bytes,c,v);if(S)return S;const T=()=>t.entry(i.number(e),"Resources");if(v-c>f)return T();const R=this.own.text();return t.
security&&a.test(R)?T():(this.dictionaries.has(R)||this.dictionaries.set(R,T()),this.dictionaries.get(R))}recognise(t){let e=this.recognised.get(t);e||this.recognised.
set(t,e=new Map);const i=this.geometry.text();let c=e.get(i);return c===void 0&&e.set(i,c=this.kindHere()),c}kindHere(){const t=(0,m.iw)(this.document,this.index),
e=`${t.box.join(" ")} ${t.rotation} ${t.userUnit}`;let i=this.kindOf.get(e);return i===void 0&&this.kindOf.set(e,i=this.kinds.push(t)-1),i}}class o{keys;bytes;from;to;constructor(t){
this.keys=t,this.from=new Int32Array(t.length),this.to=new Int32Array(t.length)}forget(){this.bytes=void 0}take(t,e){const{bytes:i,from:c,to:v,keys:S}=this;let T=i!==
void 0;for(let R=0;R<S.length;R++){const k=e.find(t,S[R]),P=k<0?0:e.at[k+2],h=k<0?0:e.at[k+3];T&&=r(i,c[R],v[R],t,P,h),c[R]=P,v[R]=h}return this.bytes=t,T}of(t){
return[this.from[t],this.to[t]]}text(){let t="";for(let e=0;e<this.keys.length;e++)t+=`${this.bytes.toString("latin1",this.from[e],this.to[e])}|`;return t}}function r(n,t,e,i,c,v){
if(e-t!==v-c)return!1;for(let S=t,T=c;S<e;S++,T++)if(n[S]!==i[T])return!1;return!0}function d(n,t,e){if(!(0,E.yp)(n[t])||n[e-1]!==E.AV||n[e-2]!==E.Z4)return;const i=(0,E.
JI)(n,t,e),c=(0,E.JI)(n,i.after+1,e);return n[i.after]===E.Z4&&c.value>=0&&c.after===e-2?new M.oS(i.value,c.value):void 0}}),21281:((L,C,u)=>{u.d(C,{Ip:()=>O,XM:()=>r,
Xb:()=>o,ds:()=>w,qg:()=>s});var E=u(59071),D=u(70549),M=u(43496),y=u(824),m=u(1975),x=u(60912);const w=(0,D.n)(async t=>O(t,await(0,y.Br)(t)));function O(t,e){
const i=(k,P)=>(0,E.wh)((0,m.sm)(e,k,P)[0]??""),c=a(i("pdfaid","part"),i("pdfaid","conformance").toLowerCase()),v=f(i("pdfuaid","part"))?`PDF/UA-${i("pdfuaid","\
part")}`:void 0,T=[i("pdfxid","GTS_PDFXVersion")||i("pdfx","GTS_PDFXVersion")||((0,E.Gh)(t.resolve((0,y._U)(t)?.get("GTS_PDFXVersion")))??""),i("pdfe","ISO_PDFE\
Version"),i("pdfvtid","GTS_PDFVTVersion")],R=[c?.name,v,...T.filter(k=>/^PDF\/[\w .:/()-]{1,40}$/.test(k))];return{archive:c,accessible:v,names:R.filter(k=>k!==
void 0)}}const f=t=>/^[1-9]$/.test(t);function a(t,e){if(!f(t))return;const i=/^[abuef]$/.test(e)?e:"";return{part:Number(t),level:i,name:`PDF/A-${t}${i}`}}function s(t,e,i,c){
return e&&n(t,e,[M.dK.pdfaid]),o(i,c)}const o=({name:t},e)=>({code:"pdfa_identification_removed",message:`The document no longer claims ${t}: ${e}.`});async function r(t){
const e=await(0,y.Br)(t);if(!e)return[];const{archive:i,accessible:c}=O(t,e);n(t,e,[M.dK.pdfaid,M.dK.pdfuaid]);const v=[i?.name,c].filter(S=>S!==void 0);return v.
length>0?[d(v)]:[]}const d=t=>({code:"conformance_dropped",message:`The result no longer claims ${t.join(" and ")}, because a merge cannot guarantee conformance\
.`});function n(t,e,i){e.properties.some(({namespace:c})=>i.includes(c))&&(0,x._L)(t,(0,x.QH)(e,({namespace:c})=>i.includes(c),[]))}}),43496:((L,C,u)=>{u.d(C,{HC:()=>y,
dK:()=>E,ee:()=>M});const E={rdf:"http://www.w3.org/1999/02/22-rdf-syntax-ns#",xml:"http://www.w3.org/XML/1998/namespace",dc:"http://purl.org/dc/elements/1.1/",
xmp:"http://ns.adobe.com/xap/1.0/",xmpMM:"http://ns.adobe.com/xap/1.0/mm/",pdf:"http://ns.adobe.com/pdf/1.3/",pdfaid:"http://www.aiim.org/pdfa/ns/id/",pdfuaid:"\
http://www.aiim.org/pdfua/ns/id/",pdfxid:"http://www.npes.org/pdfx/ns/id/",pdfx:"http://ns.adobe.com/pdfx/1.3/",pdfaExtension:"http://www.aiim.org/pdfa/ns/exten\
sion/",pdfaSchema:"http://www.aiim.org/pdfa/ns/schema#",pdfaProperty:"http://www.aiim.org/pdfa/ns/property#",fx:"urn:factur-x:pdfa:CrossIndustryDocument:invoice\
:1p0#",pdfe:"http://www.aiim.org/pdfe/ns/id/",pdfvtid:"http://www.npes.org/pdfvt/ns/id/",xfa:"http://www.xfa.org/schema/xfa-data/1.0/",ds:"http://www.w3.org/200\
0/09/xmldsig#"},D=new Map(Object.entries(E));class M{uris=new Map;declared=[];known=new Map;enter(f){let a;for(const{name:s,value:o}of f){if(!y(s))continue;const r=s.
slice(6),d=this.uris.get(r);d?d.push(o):this.uris.set(r,[o]),(a??=[]).push(r)}this.declared.push(a??m),a&&this.known.clear()}leave(){const f=this.declared.pop()??
m;for(const a of f)this.uris.get(a).pop();f.length>0&&this.known.clear()}declares(f){return(this.uris.get(w(f))?.length??0)>0}ofElement(f){let a=this.known.get(
f);if(!a){const s=w(f),o=this.uris.get(s)?.at(-1)??D.get(s)??"";this.known.size===x&&this.known.clear(),this.known.set(f,a={namespace:o,local:f.slice(f.indexOf(
":")+1)})}return a}ofAttribute(f){return f.includes(":")?this.ofElement(f):{namespace:"",local:f}}}const y=O=>O==="xmlns"||O.startsWith("xmlns:"),m=[],x=1e3,w=O=>O.
slice(0,Math.max(O.indexOf(":"),0))}),824:((L,C,u)=>{u.d(C,{Br:()=>O,_6:()=>a,_U:()=>w});var E=u(58552),D=u(1975),M=u(17079),y=u(45599),m=u(59071),x=u(70549);function w(s){
const o=s.resolve(s.trailer.get("Info"));return o instanceof y.Bi?o:o instanceof y.Z6?o.dict:void 0}const O=(0,x.n)(f);async function f(s){const o=s.get(s.catalogNumber),
r=o instanceof y.Bi?s.resolve(o.get("Metadata")):null;if(!(r instanceof y.Z6))return;let d;try{d=s.decoded(r)}catch(n){if(!(n instanceof E.zU)||n.code==="cancel\
led")throw n;return D.m}return(0,D.kg)(d,s.job.pace)}function a(s,o){const r=w(s),d=v=>s.resolve(r?.get(v)),n=(v,S,T=", ")=>{const R=(0,D.sm)(o,v,S).map(m.wh).filter(
Boolean).join(T);return R===""?null:R},t=(v,S)=>{const[T=""]=(0,D.sm)(o,v,S);return(0,m.wh)(T)||null},e=(v,S)=>(0,M._)((0,m.Gh)(d(v))??"")??(0,M._)(t("xmp",S)??
"")??null,i=s.get(s.catalogNumber),c=i instanceof y.Bi?(0,m.Gh)(s.resolve(i.get("Lang"))):null;return{title:(0,m.Gh)(d("Title"))??t("dc","title"),author:(0,m.Gh)(
d("Author"))??n("dc","creator"),subject:(0,m.Gh)(d("Subject"))??t("dc","description"),keywords:(0,m.Gh)(d("Keywords"))??n("pdf","Keywords")??n("dc","subject"),creator:(0,m.
Gh)(d("Creator"))??t("xmp","CreatorTool"),producer:(0,m.Gh)(d("Producer"))??t("pdf","Producer"),created:e("CreationDate","CreateDate"),modified:e("ModDate","Mod\
ifyDate"),language:c??t("dc","language")}}}),3907:((L,C,u)=>{u.d(C,{X:()=>d,km:()=>M,ol:()=>E,xK:()=>s});const E=200,D=1e4;async function M(n,t,e){const i=new y(
n);for(let c=i.next();c;c=i.next()){if(e(c))return"left";const v=t.step((c.to-c.from)*4+50);v&&await v}return i.hasDocumentType?"document type":i.malformed?"mal\
formed":"well-formed"}class y{text;malformed=!1;hasDocumentType=!1;at=0;constructor(t){this.text=t}next(){const{text:t,at:e}=this;if(e>=t.length)return;if(t.charCodeAt(
e)!==m)return this.characters(e,this.nextTag(e));if(t.startsWith("<!--",e))return this.other(e,"-->",4);if(t.startsWith("<?",e))return this.other(e,"?>",2);if(t.
startsWith("<![CDATA[",e)){const c=t.indexOf("]]>",e);return c<0?this.end():(this.at=c+3,{kind:"text",text:t.slice(e+9,c),from:e,to:this.at})}return t.startsWith(
"<!",e)?(this.hasDocumentType=t.startsWith("<!DOCTYPE",e),this.end()):(t.charCodeAt(e+1)===w?this.endTag(e):this.startTag(e))??this.fault(e,this.nextTag(e+1))}other(t,e,i){
const c=this.text.indexOf(e,t+i);return c<0?this.end():(this.at=c+e.length,{kind:"other",from:t,to:this.at})}endTag(t){const e=this.name(t+2),i=this.blanks(e);if(!(e===
t+2||this.text.charCodeAt(i)!==x))return this.at=i+1,{kind:"end",name:this.text.slice(t+2,e),from:t,to:this.at}}startTag(t){const{text:e}=this,i=this.name(t+1);
if(i===t+1)return;const c=e.slice(t+1,i),v=[];for(let S=i;;){const T=this.blanks(S),R=e.charCodeAt(T);if(R===x||R===w&&e.charCodeAt(T+1)===x)return this.at=R===
x?T+1:T+2,{kind:R===x?"start":"empty",name:c,attributes:v,from:t,to:this.at};const k=this.name(T),P=this.blanks(k),h=this.blanks(P+1),l=e[h];if(T===S||k===T||e[P]!==
"="||l!=='"'&&l!=="'")return;const p=e.indexOf(l,h+1),g=e.slice(h+1,Math.max(p,h+1)),_=g.includes("<")?void 0:f(g);if(p<0||_===void 0||v.length>=D)return;v.push(
{name:e.slice(T,k),value:_,from:T,to:p+1}),S=p+1}}characters(t,e){const i=f(this.text.slice(t,e));return i===void 0?this.fault(t,e):(this.at=e,{kind:"text",text:i,
from:t,to:e})}nextTag(t){const e=this.text.indexOf("<",t);return e<0?this.text.length:e}fault(t,e){return this.malformed=!0,this.at=e,{kind:"other",from:t,to:e}}end(){
this.malformed=!0,this.at=this.text.length}blanks(t){const{text:e}=this;for(;;){const i=e.charCodeAt(t);if(i!==32&&i!==9&&i!==10&&i!==13)return t;t++}}name(t){const{
text:e}=this;for(;t<e.length;t++){const i=e.charCodeAt(t);if(i<=32||i===w||i===x||i===m||i===61||i===34||i===39)break}return t}}const[m,x,w]=[60,62,47],O=new Map(
[["amp","&"],["lt","<"],["gt",">"],["quot",'"'],["apos","'"]]);function f(n){if(!n.includes("&"))return n;const t=[];let e=0;for(let i=n.indexOf("&");i>=0;i=n.indexOf(
"&",e)){const c=n.indexOf(";",i);if(c<0||c-i>12)return;const v=n.slice(i+1,c),S=O.get(v)??a(v);if(S===void 0)return;t.push(n.slice(e,i),S),e=c+1}return t.push(n.
slice(e)),t.join("")}function a(n){const t=/^#(?:x([\dA-Fa-f]+)|(\d+))$/.exec(n),e=t?parseInt(t[1]??t[2],t[1]===void 0?10:16):-1;return e>0&&e<=1114111&&!(e>=55296&&
e<=57343)?String.fromCodePoint(e):void 0}function s(n){const[t,e,i,c]=n;if(t===0&&e===0&&(i===254||i===0)||t===255&&e===254&&i===0&&c===0)return r(n);if(t===254&&
e===255||t===0&&e===60)return o(new TextDecoder("utf-16be").decode(n));if(t===255&&e===254||t===60&&e===0)return o(new TextDecoder("utf-16le").decode(n));const v=new TextDecoder().
decode(n);return o(v.includes("�")?Buffer.from(n).toString("latin1"):v)}const o=n=>n.startsWith("\uFEFF")?n.slice(1):n;function r(n){const t=new DataView(n.buffer,
n.byteOffset,n.byteLength),e=n[0]!==0,i=[];for(let c=0;c+4<=n.length;c+=4){const v=t.getUint32(c,e);if(v>1114111)return;i.push(String.fromCodePoint(v))}return o(
i.join(""))}const d=n=>n.replaceAll("&","&amp;").replaceAll("<","&lt;").replaceAll(">","&gt;").replaceAll('"',"&quot;")}),60912:((L,C,u)=>{u.d(C,{QH:()=>y,T3:()=>m,
_L:()=>f});var E=u(43496),D=u(3907),M=u(45599);function y(a,s,o){const{text:r,properties:d,end:n,about:t}=a,e=[];let i=0;for(const c of d.filter(s).sort((v,S)=>v.
from-S.from))c.from<i||(e.push(r.slice(i,c.from)),i=c.to);return e.push(r.slice(i,Math.max(n,i))),o.length>0&&e.push(x(o,t)),e.push(r.slice(Math.max(n,i))),O(e.
join(""))}function m(a){return`<?xpacket begin="\uFEFF" id="W5M0MpCehiHzreSzNTczkc9d"?>
<x:xmpmeta xmlns:x="adobe:ns:meta/">
<rdf:RDF xmlns:rdf="${E.dK.rdf}">
${x(a,"")}</rdf:RDF>
</x:xmpmeta>
<?xpacket end="w"?>`}function x(a,s){const r=[...new Set(a.map(({prefix:n})=>n))].map(n=>` xmlns:${n}="${E.dK[n]}"`).join(""),d=a.map(({prefix:n,name:t,form:e,values:i})=>`\
<${n}:${t}>${w(e,i)}</${n}:${t}>
`);return`<rdf:Description xmlns:rdf="${E.dK.rdf}" rdf:about="${(0,D.X)(s)}"${r}>
${d.join("")}</rdf:Description>
`}function w(a,s){const o=r=>s.map(d=>`<rdf:li${r}>${(0,D.X)(d)}</rdf:li>`).join("");switch(a){case"simple":return(0,D.X)(s[0]??"");case"alternative":return`<rd\
f:Alt>${o(' xml:lang="x-default"')}</rdf:Alt>`;case"ordered":return`<rdf:Seq>${o("")}</rdf:Seq>`;case"unordered":return`<rdf:Bag>${o("")}</rdf:Bag>`}}const O=a=>a.
replace(/^(\s*<\?xml\s[^>]*encoding\s*=\s*["'])[^"']*/,"$1UTF-8");function f(a,s){const o=a.catalog.get("Metadata"),r=a.resolve(o),d=r instanceof M.Z6?[...r.dict].
filter(([e])=>!["Filter","DecodeParms","Length"].includes(e)):[],n=new M.Bi([["Type",new M.SX("Metadata")],["Subtype",new M.SX("XML")],...d]),t=new M.Z6(n,Buffer.
from(s,"utf8"));(0,M.i9)(o)&&r instanceof M.Z6?a.put(o,t):a.edit(a.catalogNumber).set("Metadata",a.add(t))}}),1975:((L,C,u)=>{u.d(C,{kg:()=>m,m:()=>y,sm:()=>x});
var E=u(43496),D=u(3907);const M=1e5,y={text:"",properties:[],malformed:!0,end:-1,about:""};async function m(a,s){const o=(0,D.xK)(a);if(o===void 0)return y;const r=new O,
n=await(0,D.km)(o,s,t=>(r.take(t),r.broken))!=="well-formed"||r.depth>0||r.end<0||!r.declared;return{text:o,properties:r.properties,malformed:n,end:r.end,about:r.
about}}function x(a,s,o){return a?.properties.find(r=>r.name===o&&r.namespace===E.dK[s])?.values??[]}const w=-2;class O{properties=[];broken=!1;declared=!0;end=-1;about="";scope=new E.
ee;open=[];root=w;loose=!1;items=[];pieces=[];get depth(){return this.open.length}take(s){s.kind==="start"||s.kind==="empty"?(this.start(s.name,s.attributes,s.from),
s.kind==="empty"&&!this.broken&&this.close(s.name,s.to,s.to)):s.kind==="end"?this.close(s.name,s.from,s.to):s.kind==="text"&&this.isInProperty()&&this.pieces.push(
s.text)}isInProperty(){return this.root!==w&&this.open.length>this.root+2}start(s,o,r){if(this.open.length>=D.ol&&(this.broken=!0),this.broken)return;this.scope.
enter(o);const d=this.scope.ofElement(s),n=d.namespace===E.dK.rdf,t=n&&d.local==="li";this.root===w&&this.end<0&&n&&d.local==="Description"&&(this.root=this.open.
length-1,this.loose=!0);const e=this.open.length-this.root,i=t?o.find(({name:c})=>c==="xml:lang")?.value:void 0;if(this.open.push({name:s,...d,from:r,language:i}),
this.root===w){if(!n||d.local!=="RDF"||this.end>=0)return;this.root=this.open.length-1,this.declared=this.scope.declares(s)}else if(e===1)this.describe(o);else if(e===
2){this.items=[];const c=o.find(({name:v})=>this.isRdf(v,"resource"));this.pieces=c?[c.value]:[]}else t&&(this.pieces=[])}describe(s){for(const{name:o,value:r,from:d,
to:n}of s){if((0,E.HC)(o))continue;const{namespace:t,local:e}=this.scope.ofAttribute(o);t===E.dK.rdf&&e==="about"&&(this.about=r),!(t===""||t===E.dK.rdf||t===E.
dK.xml)&&this.add({namespace:t,name:e,values:[r],from:d,to:n})}}close(s,o,r){const d=this.open.pop();if(d?.name!==s){this.broken=!0;return}this.scope.leave();const n=this.
open.length-this.root;if(this.root!==w)if(n===0)this.end=o,this.root=w;else if(n===1&&this.loose)this.root=w,this.loose=!1;else if(n===2){const t=this.items.length>
0?f(this.items):[this.pieces.join("").trim()];this.add({namespace:d.namespace,name:d.local,values:t,from:d.from,to:r})}else n>2&&d.namespace===E.dK.rdf&&d.local===
"li"&&(this.items.push({text:this.pieces.join("").trim(),language:d.language}),this.pieces=[])}add(s){this.properties.length<M?this.properties.push(s):this.broken=
!0}isRdf(s,o){const r=this.scope.ofAttribute(s);return r.local===o&&r.namespace===E.dK.rdf}}function f(a){const s=a.findIndex(({language:r})=>r?.toLowerCase()===
"x-default"),o=a.map(({text:r})=>r);return s>0?[o[s],...o.slice(0,s),...o.slice(s+1)]:o}}),33546:((L,C,u)=>{u.d(C,{FB:()=>m,Hr:()=>w,Zh:()=>O,k$:()=>x,qm:()=>f});
var E=u(93604),D=u(45599),M=u(81077);const y={first:0,style:"D",prefix:void 0,start:1};async function m(n){const t=n.catalog.get("PageLabels");if(!n.dict(t))return;
const e=(await(0,M.Zc)(n,t,"Nums")).map(([i,c])=>({first:Number(i),label:n.dict(c)})).filter(({first:i})=>Number.isInteger(i)&&i>=0).sort((i,c)=>i.first-c.first).
filter(({first:i},c,v)=>v[c+1]?.first!==i).map(({first:i,label:c})=>({first:i,...a(n,c)}));return e[0]?.first===0?e:[y,...e]}function x(n,t){const e=n.editCatalog();
if(t.length===0){e.delete("PageLabels");return}const i=t[0].first===0?t:[y,...t],c=d(n),v=i.map(({first:S,start:T,...R})=>[S,r({...R,number:T},c)]);e.set("PageL\
abels",n.add((0,M.H6)(n,v,"Nums")))}async function w(n){const t=await m(n);if(!t)return;const e=t.map(({first:i})=>i);return i=>{const c=t[(0,E.M)(e,i)-1];return{
...c,number:c.start+i-c.first}}}function O(n,t){const e=[],i=d(n);let c,v=0;for(const S of t)(!c||!s(c,S))&&e.push([v,r(S,i)]),c=S,v++;return(0,M.H6)(n,e,"Nums")}
async function f(n,t){const e=await w(n);if(!e)return;const i=O(n,Array.from(t,c=>e(c-1)));n.editCatalog().set("PageLabels",n.add(i))}function a(n,t){const e=n.
resolve(t?.get("S")),i=n.resolve(t?.get("P")),c=n.resolve(t?.get("St"));return{style:e instanceof D.SX?e.text:void 0,prefix:i instanceof D.Mx&&i.bytes.length>0?
i:void 0,start:typeof c=="number"&&Number.isInteger(c)&&c>=1?c:1}}function s(n,t){return n.style!==t.style||t.style!==void 0&&t.number!==n.number+1?!1:n.prefix===
t.prefix?!0:!!n.prefix&&!!t.prefix&&Buffer.compare(n.prefix.bytes,t.prefix.bytes)===0}const o=100;function r({style:n,prefix:t,number:e},i){return(0,D.jd)({S:n===
void 0?void 0:(0,D.UU)(n),P:t&&t.bytes.length>o?i(t):t,St:n===void 0||e===1?void 0:e})}function d(n){const t=new Map;return e=>{let i=t.get(e);return i||t.set(e,
i=n.add(e)),i}}}),37081:((L,C,u)=>{u.d(C,{O:()=>M});var E=u(45599),D=u(9819);async function M(m,x,w=1/0){const O=new D._i(m),f=(0,D.Wo)(m,"Outlines"),a=[{value:f&&
y(m,f.holder,f.dict,"First"),level:1}];for(let s=a.pop();s;s=a.pop()){const{value:o,level:r}=s;if(o===void 0||!O.first(o)||!x(o,r)||!(0,E.i9)(o))continue;const d=t=>{
const e=m.entry(o.number,t);return e instanceof E.Bi?y(m,o.number,m.get(o.number),t):e};a.push({value:d("Next"),level:r}),r<w&&a.push({value:d("First"),level:r+
1});const n=m.job.pace.step(300);n&&await n}}function y(m,x,w,O){const f=w.get(O);if(!(f instanceof E.Bi))return f;const a=m.add(f);return O==="Next"&&f.set("Pr\
ev",new E.oS(x)),m.edit(x),w.set(O,a),a}}),12207:((L,C,u)=>{u.d(C,{Ht:()=>f,hN:()=>m,jS:()=>y,ji:()=>x});var E=u(45599),D=u(81077),M=u(45657);async function y(a){
const{catalog:s}=a,o=await(0,D.Zc)(a,a.dict(s.get("Names"))?.get("Dests"),"Names");return{names:new Map(a.dict(s.get("Dests"))),strings:new Map(o.map(([r,d])=>[
(0,D.Pu)(r),d]))}}function m({pages:a},s){const o=(0,E.i9)(s)?a.indexOf(s.number):s;return typeof o=="number"&&Number.isInteger(o)&&o>=0&&o<a.count?o:void 0}function x(a,s){
return s==null?[]:a.array(s)??[s]}const w=8,O=50;class f{document;named;constructor(s,o){this.document=s,this.named=o}static async of(s){return new f(s,await y(
s))}pageOf(s){return this.pageOfDestination(s.get("Dest"))??this.pageOfAction(s.get("A"))}pageOfDestination(s,o=w){const{document:r}=this,d=r.resolve(s),n=r.array(
d);if(n)return m(r,n[0]);if(o===0)return;const t=r.dict(d);return t?this.pageOfDestination(t.get("D"),o-1):this.pageOfDestination(this.namedBy(d),o-1)}namedBy(s){
const{names:o,strings:r}=this.named;if(s instanceof E.SX)return o.get(s.text)??r.get(s.text);if(!(s instanceof E.Mx))return;const d=(0,D.Pu)(s);return r.get(d)??
o.get(d)}pageOfAction(s){const{document:o}=this,r=s===void 0?[]:[s];for(let d=0;r.length>0&&d<O;d++){const n=o.dict(r.shift());if(!n)continue;const e=(0,E.Eo)(o.
resolve(n.get("S")),"GoTo")?this.pageOfDestination(n.get("D")):void 0;if(e!==void 0)return e;(0,M.RZ)(r,x(o,n.get("Next")).slice(0,O))}}}}),33973:((L,C,u)=>{u.d(
C,{Gy:()=>o,Rf:()=>r,Ip:()=>d});var E=u(54619),D=u(85368),M=u(88500);class y{detail;strings;done;end;valueEnd;dataStart;dataEnd;lengthStart;lengthEnd;from;to;scan=new M.
s;signed=new Set;constructor(h,l,p){this.detail=l,this.strings=p,this.scan.strings=p;const g=new Int32Array(l?8*h:h);this.done=new Uint8Array(l?h:0);const _=A=>g.
subarray(A*h,(A+1)*h);this.end=_(0),this.valueEnd=_(1),this.dataStart=_(2),this.dataEnd=_(3),this.lengthStart=_(4),this.lengthEnd=_(5),this.from=_(6),this.to=_(
7)}}var m=u(78157),x=u(79725),w=u(39150),O=u(45599);class f{scan=new M.s;ranges=new Map}const a=2;class s{walked;live;via;count=0;bytes=0;patches;signed=new Set;constructor(h,l,p){
this.walked=p,this.live=new Uint8Array(h),this.via=new Int32Array(l?h:0)}}async function o(P,{watched:h}={}){const{markings:l,referrers:p}=await r([P],{watched:h,
detail:!0}),{live:g,via:_}=l[0];return{live:g,via:_,referrers:p}}async function r(P,h={}){const l=new c(P,h);return await l.run(),l}function d(P,{repairs:h}){for(const{
part:l,number:p,value:g}of h)P[l].put(p,g)}const n=100,t=100,e=-2;function i(P){if(P instanceof O.Z6)return P.data.length+i(P.dict);if(Array.isArray(P))return 12*
P.length;if(!(P instanceof O.Bi))return n;let h=30*P.size;for(const l of P.values())Array.isArray(l)&&(h+=12*l.length);return h}class c{documents;markings;referrers=new Set;repairs=[];stack=[];current=0;watched;extent={
valueEnd:-1,dataStart:-1,dataEnd:-1,end:-1};kept=new x.R;strings;alias;constructor(h,{detail:l=!1,strings:p=!1,watched:g,alias:_}){if(this.documents=h,this.strings=
p,this.alias=_,this.markings=h.map(A=>new s(A.size,g!==void 0,S(A,p||l,p))),!!g){this.watched=new Uint8Array(h[0].size);for(const A of g)this.watched[A]=1}}async run(){
const{documents:h,stack:l}=this,[p]=h;for(const[g,_]of p.trailer)g!=="Encrypt"&&this.followValue(0,_);for(;l.length>0;){const g=l.pop(),_=g%h.length,A=p.job.pace.
step(this.follow(_,(g-_)/h.length));A&&await A}for(const{live:g,signed:_,walked:A}of this.markings)for(const I of A.signed)g[I]===1&&_.add(I)}visit(h,l){this.alias&&
({part:h,number:l}=this.alias(h,l)??{part:h,number:l}),this.watched&&this.watched[l]===1&&this.referrers.add(this.current);const p=this.markings[h],{live:g}=p;if(l>
0&&l<g.length&&g[l]!==0)return;const _=this.documents[h];if(l<=0||l>=g.length||!_.exists(l))return _.missed(l);g[l]=1,this.watched&&(p.via[l]=this.current),this.
stack.push(l*this.documents.length+h)}follow(h,l){const p=this.documents[h],g=this.markings[h],{walked:_}=g;if(this.current=l,g.count++,p.isChanged(l))return this.
followChanged(p,g,h,l);if(_.done[l]===1)return this.followAgain(p,g,h,l);const{scan:A,detail:I}=_;I||(A.used=0);const B=A.used,K=p.table.kind[l]===E.tL?this.walk(
p,_,l):this.walkPlace(p,l,A);return K<0||A.byteRange&&this.isSignature(_.signed,l)?this.forget(A,B).followRepaired(p,h,l):(g.bytes+=K,I&&(_.from[l]=B,_.to[l]=A.
used,_.valueEnd[l]=this.extent.valueEnd,_.done[l]=1),this.followMarks(h,A,B,A.used,A.lengthStart),t+K)}followChanged(h,l,p,g){const _=h.patched(g);if(!_){const W=h.
edited.get(g);return v(W)||W===null?this.followRepaired(h,p,g):(this.followValue(p,W),l.bytes+=i(W),t)}const{detail:A}=l.walked;if(_.references&&!A&&!h.suspect){
for(let W=_.first;W<_.last;W++)this.visit(p,_.references[W]);return l.bytes+=_.end-_.start,t}const{scan:I,ranges:B}=T(l);A||(I.used=0);const K=I.used,U=this.walkPlace(
h,g,I);return U<0||I.byteRange&&this.isSignature(l.signed,g)?this.forget(I,K).followRepaired(h,p,g):(l.bytes+=U,A&&B.set(g,{from:K,to:I.used,valueEnd:this.extent.
valueEnd}),this.followMarks(p,I,K,I.used,I.lengthStart),t+U)}followAgain(h,l,p,g){const{walked:_}=l;return l.bytes+=_.end[g]>0?_.end[g]-h.table.place[g]:n,this.
followMarks(p,_.scan,_.from[g],_.to[g],_.lengthStart[g]),t}isSignature(h,l){return h.add(l),this.strings}followMarks(h,{marks:l},p,g,_){const A=this.strings?_:e;
for(let I=p;I<g;I+=3)l[I]!==M.A&&l[I+1]!==A&&this.visit(h,l[I])}forget(h,l){return h.used=l,this}followRepaired(h,l,p){const g=h.get(p),_=v(g)?h.resolve(g):g;return _===
null?(this.markings[l].live[p]=a,this.markings[l].count--):this.repair(l,p,_),t}repair(h,l,p){this.repairs.push({part:h,number:l,value:p}),this.followValue(h,p)}followValue(h,l){
const p=[l];for(;p.length>0;){const g=p.pop();if(g instanceof O.oS)this.visit(g instanceof O.rV?g.part:h,g.number);else if(Array.isArray(g))for(const _ of g)p.push(
_);else if(g instanceof O.Bi){g.has("ByteRange")&&this.markings[h].signed.add(this.current);for(const _ of g.values())p.push(_)}else if(g instanceof O.Z6)for(const[
_,A]of g.dict)_!=="Length"&&p.push(A)}}walk(h,l,p){const{extent:g}=this,{bytes:_}=h,{scan:A}=l,I=h.bodies[p];A.forgetLength();const{kept:B}=this,K=!this.strings&&
h.recallEntries(p,B);K&&A.append(B.scan.marks,B.marksFrom,B.marksTo);const U=K?B.close+2:A.value(_,I,_.length);return U<0||_[U-1]===m.AV||!(0,D.x)(h,U,A,g)||h.suspect&&
!(0,w.D)(_,I,U)?-1:(g.dataStart<0&&(A.lengthStart=-1),l.end[p]=g.end,l.detail&&(l.dataStart[p]=g.dataStart,l.dataEnd[p]=g.dataEnd,l.lengthStart[p]=A.lengthStart,
l.lengthEnd[p]=A.lengthEnd),g.end-h.table.place[p])}walkPlace(h,l,p){const g=h.place(l);if(!g)return-1;const{bytes:_,start:A,end:I}=g;p.forgetLength();const B=p.
value(_,A,I);return p.lengthStart=-1,B<0&&!k(_,A,I)||R(_,A,I)||B>0&&_[B-1]===m.AV||B>=0&&(0,m.AN)(_,B,I)<I||h.suspect&&!(0,w.D)(_,A,I)?-1:(this.extent.valueEnd=
B<0?I:B,I-A)}}const v=P=>P instanceof O.oS&&!(P instanceof O.rV);function S(P,h,l){const p=P.walked;if(p?.strings===l)return p;const g=new y(P.size,h,l);return h&&
(P.walked=g),g}function T(P){return P.patches||(P.patches=new f,P.patches.scan.strings=P.walked.strings),P.patches}function R(P,h,l){const p=(0,m.AN)(P,h,l);return p>=
l||P[p]===m.yq&&(0,m.wb)(P,p,"null")}function k(P,h,l){for(let p=h;p<l;p++)if("<([/%".includes(String.fromCharCode(P[p])))return!1;return!0}}),90536:((L,C,u)=>{
u.d(C,{C:()=>D,L:()=>M});var E=u(45599);function D(y,m){const x=[y];for(;x.length>0;){const w=x.pop(),O=w instanceof E.Z6?w.dict:w;if(Array.isArray(O))for(const f of O)
x.push(f);else if(O instanceof E.Bi){m(O);for(const f of O.values())x.push(f)}}}function M(y,m){const x=[];return D(y,w=>{x.length===0&&m(w)&&x.push(w)}),x.length>
0}}),22332:((L,C,u)=>{u.d(C,{l3:()=>x,mq:()=>O,nD:()=>w});var E=u(78157),D=u(45798),M=u(45599);const y=50,m=1e4;function x(f,a){const s=(0,E.bS)(f).lastIndexOf(
"startxref",a);return s<0?-1:(0,E.JI)(f,(0,E.AN)(f,s+9,a),a).value}function w(f,a){const s=f.length;if(a<0||a>=s)return;const o=(0,E.AN)(f,a,s),r=!(0,E.w1)(f,o,
"xref"),d=r?-1:(0,E.bS)(f).indexOf("trailer",o),n=r?(0,E.ay)(f,o,s)?.body??-1:d<0?-1:d+7,t=n<0?null:new D.i(f,n,s,y).value();return(0,M.Zm)(t)?{at:a,isStream:r,
trailer:t}:void 0}function O(f){const a=new Set;for(let s=x(f,f.length);typeof s=="number"&&!a.has(s)&&a.size<m;){const o=w(f,s);if(!o)break;a.add(s),s=o.trailer.
get("Prev")}return a}})};
