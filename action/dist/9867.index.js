"use strict";exports.id=9867,exports.ids=[9867],exports.modules={85673:((L,C,u)=>{u.d(C,{gx:()=>v,h:()=>D});function x(a,c){const s=y(a,c);if(s!==void 0)return[s];const o=g(
a);return c.filter(r=>g(r).some(d=>d.length>3&&o.includes(d)))}function y(a,c){let s;for(const o of c){const r=M(g(a),g(o));r<=2&&r<(s?.count??1/0)&&(s={name:o,
count:r})}return s?.name}function M(a,c){return a.length!==c.length?a.length*c.length===0?1/0:M([a.join("")],[c.join("")]):c.reduce((s,o,r)=>{const d=a[r]??"",n=Math.
min(d.length,o.length),t=O(d,o);return t>(n<3?0:n<7?1:2)?1/0:s+t},0)}const D=(a,c)=>E(x(a,c));function v(a,c){const s=y(a,c),o=r=>g(r).sort().join(" ");return E(
s===void 0?c.filter(r=>a!==""&&o(r)===o(a)):[s])}const E=a=>a.length===0||a.length>3?"":` (did you mean ${a.join(" or ")}?)`,g=a=>a.trim().slice(0,64).replace(/(?<=[a-z])(?=[A-Z])/g,
" ").toLowerCase().split(/[\s_-]+/).filter(c=>c!=="");function O(a,c){let s=[],o=Array.from({length:c.length+1},(r,d)=>d);for(let r=0;r<a.length;r++){const d=[r+
1];for(let n=0;n<c.length;n++){const t=r>0&&n>0&&a[r]===c[n-1]&&a[r-1]===c[n];d.push(Math.min((o[n+1]??0)+1,(d[n]??0)+1,(o[n]??0)+(a[r]===c[n]?0:1),t?(s[n-1]??0)+
1:1/0))}s=o,o=d}return o.at(-1)??0}}),45657:((L,C,u)=>{u.d(C,{Hn:()=>y,Kf:()=>D,RZ:()=>x,YG:()=>v,vH:()=>M});function x(E,g){for(const O of g)E.push(O)}const y=E=>E.
slice();function M(E,g,O){const a=E.get(g);a?a.push(O):E.set(g,[O])}const D=E=>{let g=-1/0;for(const O of E)g=Math.max(g,O);return g},v=E=>{let g=1/0;for(const O of E)
g=Math.min(g,O);return g}}),17768:((L,C,u)=>{u.r(C),u.d(C,{check_signatures:()=>O});var x=u(44091),y=u(58552),M=u(34773),D=u(81720);function v({bytes:c},s){const r=((0,D.
X)(c)?(0,D.J)(c).filter(({label:n})=>n==="CERTIFICATE"):[{bytes:c}]).map(n=>(0,M.w$)(n.bytes)),d=r.findIndex(n=>n===void 0);if(r.length===0||d>=0){const n=r.length>
1?`: certificate ${d+1} of ${r.length} cannot be read`:"";throw(0,y.G6)([{field:s,message:`has no certificate that can be read${n}: give PEM or DER`}])}return r.
filter(n=>n!==void 0)}var E=u(92356),g=u(41561);const O=async(c,s,o)=>{const{trusted_certificates:r,open_password:d}=s,n=r&&v(r,"trusted_certificates"),{quiet:t,
wasRepaired:e}=(0,g.gd)(o),i=await(0,E.E)(c.bytes,t,{password:d}),f=await(0,x.ae)(i,c.bytes,{password:d,anchors:n,isDamaged:e()}),w=f.entries.length===0?[a]:[];
return{documents:[{...c,pageCount:i.pages.count}],data:(0,x.vA)(f),notes:w,facts:{}}},a={code:"unsigned",message:"The document has no signature."}}),81720:((L,C,u)=>{
u.d(C,{J:()=>v,X:()=>D});const x=1e3,y="-----BEGIN ",M="-----",D=E=>Buffer.from(E.buffer,E.byteOffset,E.length).includes(y);function v(E){const g=Buffer.from(E.
buffer,E.byteOffset,E.length),O=[];for(let a=g.indexOf(y),c=0;a>=0&&c<x;a=g.indexOf(y,a+1),c++){const s=g.indexOf(M,a+y.length);if(s<0||s-a>80)continue;const o=g.
toString("latin1",a+y.length,s),r=g.indexOf(`-----END ${o}-----`,s);r<0||O.push({label:o,bytes:Buffer.from(g.toString("latin1",s+M.length,r),"base64")})}return O}}),
84961:((L,C,u)=>{u.d(C,{$x:()=>c,Kh:()=>O,qg:()=>s,xS:()=>a});var x=u(58552),y=u(33973),M=u(90536),D=u(45599),v=u(3907),E=u(33311),g=u(9819);function O(r,d){const n=r.
resolve(d.get("S"));return(!d.has("S")||(0,D.Eo)(n,"JavaScript")||(0,D.Eo)(n,"Rendition"))&&r.resolve(d.get("JS"))!==null}async function a(r,d){const n=d.filter(
e=>(0,M.L)(r.get(e),i=>O(r,i)));if(n.length===0)return!1;const{live:t}=await(0,y.Gy)(r);return n.some(e=>t[e]===1)}async function c(r){return await a(r,(await(0,E.
S)(r)).JS)||s(r)}async function s(r){if(!(0,D.Zm)(r.get(r.catalogNumber)))return!1;const d=r.resolve((0,g.Wo)(r,"AcroForm")?.dict.get("XFA"));if(d===null)return!1;
if(r.security?.locked===!0)return null;for(const n of Array.isArray(d)?d:[d]){const t=r.resolve(n);if(!(t instanceof D.Z6))continue;let e;try{e=await r.decodedAtEase(
t)}catch(f){if(!(f instanceof x.zU)||f.code==="cancelled")throw f;return!0}const i=(0,v.xK)(e);if(i===void 0||i.includes("script")&&await o(i,r.job.pace))return!0}
return!1}async function o(r,d){const n=t=>(t.kind==="start"||t.kind==="empty")&&/^(?:[^:]*:)?script$/.test(t.name);return await(0,v.km)(r,d,n)!=="well-formed"}}),
6856:((L,C,u)=>{u.d(C,{n:()=>s,w:()=>E});var x=u(78157),y=u(79725),M=u(45599),D=u(70549),v=u(6057);const E=(0,D.n)(g);async function g(n){const{pages:t,job:e}=n,
i=new s(n),f=new Int32Array(t.count),w=new Set;for(let S=0;S<t.count;S++){i.goTo(S),f[S]=i.kind,w.add(i.resources);const T=e.pace.step(300);T&&await T}return{kinds:i.
kinds,kindOf:f,resources:w}}const O=["MediaBox","CropBox","Rotate","UserUnit"],a=2e3,c=/\(|(?:^|[^<])<(?!<)/;class s{document;kinds=[];kind=-1;resources;bytes;entries=new y.
R;index=-1;inherited;geometry=new o(O);own=new o(["Resources"]);kindOf=new Map;recognised=new Map;dictionaries=new Map;constructor(t){this.document=t}goTo(t){const{
document:e,entries:i,inherited:f}=this,{pages:w}=e,S=w.number(t),T=e.place(S),R=w.inheritedBy(t);if(this.index=t,this.inherited=R,!T||!e.locate(S,T,i)){this.bytes=
void 0,this.geometry.forget(),this.own.forget(),this.kind=this.kindHere(),this.resources=w.attribute(t,"Resources");return}(this.bytes?.buffer!==T.bytes.buffer||
this.bytes.byteOffset!==T.bytes.byteOffset)&&(this.bytes=(0,x.bS)(T.bytes));const[k,K]=[this.geometry.take(this.bytes,i),this.own.take(this.bytes,i)];(!k||R!==f)&&
(this.kind=this.recognise(R)),(!K||R!==f)&&(this.resources=this.resourcesHere())}contents(){const{document:t,bytes:e}=this,i=t.pages.number(this.index);if(!e)return t.
entry(i,"Contents");const f=this.entries.find(e,"Contents");if(f<0)return;const{at:w}=this.entries;return d(e,w[f+2],w[f+3])??t.entry(i,"Contents")}get resourcesSpan(){
return this.own.of(0)}resourcesHere(){const{document:t,index:e}=this,{pages:i}=t,[f,w]=this.own.of(0);if(f===w)return i.inheritedBy(e).Resources;const S=d(this.
bytes,f,w);if(S)return S;const T=()=>t.entry(i.number(e),"Resources");if(w-f>a)return T();const R=this.own.text();return t.security&&c.test(R)?T():(this.dictionaries.
has(R)||this.dictionaries.set(R,T()),this.dictionaries.get(R))}recognise(t){let e=this.recognised.get(t);e||this.recognised.set(t,e=new Map);const i=this.geometry.
text();let f=e.get(i);return f===void 0&&e.set(i,f=this.kindHere()),f}kindHere(){const t=(0,v.iw)(this.document,this.index),e=`${t.box.join(" ")} ${t.rotation} ${t.
userUnit}`;let i=this.kindOf.get(e);return i===void 0&&this.kindOf.set(e,i=this.kinds.push(t)-1),i}}class o{keys;bytes;from;to;constructor(t){this.keys=t,this.from=
new Int32Array(t.length),this.to=new Int32Array(t.length)}forget(){this.bytes=void 0}take(t,e){const{bytes:i,from:f,to:w,keys:S}=this;let T=i!==void 0;for(let R=0;R<
S.length;R++){const k=e.find(t,S[R]),K=k<0?0:e.at[k+2],A=k<0?0:e.at[k+3];T&&=r(i,f[R],w[R],t,K,A),f[R]=K,w[R]=A}return this.bytes=t,T}of(t){return[this.from[t],
this.to[t]]}text(){let t="";for(let e=0;e<this.keys.length;e++)t+=`${this.bytes.toString("latin1",this.from[e],this.to[e])}|`;return t}}function r(n,t,e,i,f,w){
if(e-t!==w-f)return!1;for(let S=t,T=f;S<e;S++,T++)if(n[S]!==i[T])return!1;return!0}function d(n,t,e){if(!(0,x.yp)(n[t])||n[e-1]!==x.AV||n[e-2]!==x.Z4)return;const i=(0,x.
JI)(n,t,e),f=(0,x.JI)(n,i.after+1,e);return n[i.after]===x.Z4&&f.value>=0&&f.after===e-2?new M.oS(i.value,f.value):void 0}}),21281:((L,C,u)=>{u.d(C,{Ip:()=>O,XM:()=>r,
Xb:()=>o,ds:()=>g,qg:()=>s});var x=u(59071),y=u(70549),M=u(21115),D=u(824),v=u(1975),E=u(60912);const g=(0,y.n)(async t=>O(t,await(0,D.Br)(t)));function O(t,e){
const i=(k,K)=>(0,x.wh)((0,v.sm)(e,k,K)[0]??""),f=c(i("pdfaid","part"),i("pdfaid","conformance").toLowerCase()),w=a(i("pdfuaid","part"))?`PDF/UA-${i("pdfuaid","\
part")}`:void 0,T=[i("pdfxid","GTS_PDFXVersion")||i("pdfx","GTS_PDFXVersion")||((0,x.Gh)(t.resolve((0,D._U)(t)?.get("GTS_PDFXVersion")))??""),i("pdfe","ISO_PDFE\
Version"),i("pdfvtid","GTS_PDFVTVersion")],R=[f?.name,w,...T.filter(k=>/^PDF\/[\w .:/()-]{1,40}$/.test(k))];return{archive:f,accessible:w,names:R.filter(k=>k!==
void 0)}}const a=t=>/^[1-9]$/.test(t);function c(t,e){if(!a(t))return;const i=/^[abuef]$/.test(e)?e:"";return{part:Number(t),level:i,name:`PDF/A-${t}${i}`}}function s(t,e,i,f){
return e&&n(t,e,[M.dK.pdfaid]),o(i,f)}const o=({name:t},e)=>({code:"pdfa_identification_removed",message:`The document no longer claims ${t}: ${e}.`});async function r(t){
const e=await(0,D.Br)(t);if(!e)return[];const{archive:i,accessible:f}=O(t,e);n(t,e,[M.dK.pdfaid,M.dK.pdfuaid]);const w=[i?.name,f].filter(S=>S!==void 0);return w.
length>0?[d(w)]:[]}const d=t=>({code:"conformance_dropped",message:`The result no longer claims ${t.join(" and ")}, because a merge cannot guarantee conformance\
.`});function n(t,e,i){e.properties.some(({namespace:f})=>i.includes(f))&&(0,E._L)(t,(0,E.QH)(e,({namespace:f})=>i.includes(f),[]))}}),21115:((L,C,u)=>{u.d(C,{HC:()=>D,
dK:()=>x,ee:()=>M});const x={rdf:"http://www.w3.org/1999/02/22-rdf-syntax-ns#",xml:"http://www.w3.org/XML/1998/namespace",dc:"http://purl.org/dc/elements/1.1/",
xmp:"http://ns.adobe.com/xap/1.0/",xmpMM:"http://ns.adobe.com/xap/1.0/mm/",pdf:"http://ns.adobe.com/pdf/1.3/",pdfaid:"http://www.aiim.org/pdfa/ns/id/",pdfuaid:"\
http://www.aiim.org/pdfua/ns/id/",pdfxid:"http://www.npes.org/pdfx/ns/id/",pdfx:"http://ns.adobe.com/pdfx/1.3/",pdfaExtension:"http://www.aiim.org/pdfa/ns/exten\
sion/",pdfaSchema:"http://www.aiim.org/pdfa/ns/schema#",pdfaProperty:"http://www.aiim.org/pdfa/ns/property#",fx:"urn:factur-x:pdfa:CrossIndustryDocument:invoice\
:1p0#",pdfe:"http://www.aiim.org/pdfe/ns/id/",pdfvtid:"http://www.npes.org/pdfvt/ns/id/",xfa:"http://www.xfa.org/schema/xfa-data/1.0/",ds:"http://www.w3.org/200\
0/09/xmldsig#"},y=new Map(Object.entries(x));class M{uris=new Map;declared=[];known=new Map;enter(a){let c;for(const{name:s,value:o}of a){if(!D(s))continue;const r=s.
slice(6),d=this.uris.get(r);d?d.push(o):this.uris.set(r,[o]),(c??=[]).push(r)}this.declared.push(c??v),c&&this.known.clear()}leave(){const a=this.declared.pop()??
v;for(const c of a)this.uris.get(c).pop();a.length>0&&this.known.clear()}declares(a){return(this.uris.get(g(a))?.length??0)>0}ofElement(a){let c=this.known.get(
a);if(!c){const s=g(a),o=this.uris.get(s)?.at(-1)??y.get(s)??"";this.known.size===E&&this.known.clear(),this.known.set(a,c={namespace:o,local:a.slice(a.indexOf(
":")+1)})}return c}ofAttribute(a){return a.includes(":")?this.ofElement(a):{namespace:"",local:a}}}const D=O=>O==="xmlns"||O.startsWith("xmlns:"),v=[],E=1e3,g=O=>O.
slice(0,Math.max(O.indexOf(":"),0))}),824:((L,C,u)=>{u.d(C,{Br:()=>O,_6:()=>c,_U:()=>g});var x=u(58552),y=u(1975),M=u(17079),D=u(45599),v=u(59071),E=u(70549);function g(s){
const o=s.resolve(s.trailer.get("Info"));return o instanceof D.Bi?o:o instanceof D.Z6?o.dict:void 0}const O=(0,E.n)(a);async function a(s){const o=s.get(s.catalogNumber),
r=o instanceof D.Bi?s.resolve(o.get("Metadata")):null;if(!(r instanceof D.Z6))return;let d;try{d=s.decoded(r)}catch(n){if(!(n instanceof x.zU)||n.code==="cancel\
led")throw n;return y.m}return(0,y.kg)(d,s.job.pace)}function c(s,o){const r=g(s),d=w=>s.resolve(r?.get(w)),n=(w,S,T=", ")=>{const R=(0,y.sm)(o,w,S).map(v.wh).filter(
Boolean).join(T);return R===""?null:R},t=(w,S)=>{const[T=""]=(0,y.sm)(o,w,S);return(0,v.wh)(T)||null},e=(w,S)=>(0,M._)((0,v.Gh)(d(w))??"")??(0,M._)(t("xmp",S)??
"")??null,i=s.get(s.catalogNumber),f=i instanceof D.Bi?(0,v.Gh)(s.resolve(i.get("Lang"))):null;return{title:(0,v.Gh)(d("Title"))??t("dc","title"),author:(0,v.Gh)(
d("Author"))??n("dc","creator"),subject:(0,v.Gh)(d("Subject"))??t("dc","description"),keywords:(0,v.Gh)(d("Keywords"))??n("pdf","Keywords")??n("dc","subject"),creator:(0,v.
Gh)(d("Creator"))??t("xmp","CreatorTool"),producer:(0,v.Gh)(d("Producer"))??t("pdf","Producer"),created:e("CreationDate","CreateDate"),modified:e("ModDate","Mod\
ifyDate"),language:f??t("dc","language")}}}),3907:((L,C,u)=>{u.d(C,{X:()=>d,km:()=>M,ol:()=>x,xK:()=>s});const x=200,y=1e4;async function M(n,t,e){const i=new D(
n);for(let f=i.next();f;f=i.next()){if(e(f))return"left";const w=t.step((f.to-f.from)*4+50);w&&await w}return i.hasDocumentType?"document type":i.malformed?"mal\
formed":"well-formed"}class D{text;malformed=!1;hasDocumentType=!1;at=0;constructor(t){this.text=t}next(){const{text:t,at:e}=this;if(e>=t.length)return;if(t.charCodeAt(
e)!==v)return this.characters(e,this.nextTag(e));if(t.startsWith("<!--",e))return this.other(e,"-->",4);if(t.startsWith("<?",e))return this.other(e,"?>",2);if(t.
startsWith("<![CDATA[",e)){const f=t.indexOf("]]>",e);return f<0?this.end():(this.at=f+3,{kind:"text",text:t.slice(e+9,f),from:e,to:this.at})}return t.startsWith(
"<!",e)?(this.hasDocumentType=t.startsWith("<!DOCTYPE",e),this.end()):(t.charCodeAt(e+1)===g?this.endTag(e):this.startTag(e))??this.fault(e,this.nextTag(e+1))}other(t,e,i){
const f=this.text.indexOf(e,t+i);return f<0?this.end():(this.at=f+e.length,{kind:"other",from:t,to:this.at})}endTag(t){const e=this.name(t+2),i=this.blanks(e);if(!(e===
t+2||this.text.charCodeAt(i)!==E))return this.at=i+1,{kind:"end",name:this.text.slice(t+2,e),from:t,to:this.at}}startTag(t){const{text:e}=this,i=this.name(t+1);
if(i===t+1)return;const f=e.slice(t+1,i),w=[];for(let S=i;;){const T=this.blanks(S),R=e.charCodeAt(T);if(R===E||R===g&&e.charCodeAt(T+1)===E)return this.at=R===
E?T+1:T+2,{kind:R===E?"start":"empty",name:f,attributes:w,from:t,to:this.at};const k=this.name(T),K=this.blanks(k),A=this.blanks(K+1),h=e[A];if(T===S||k===T||e[K]!==
"="||h!=='"'&&h!=="'")return;const l=e.indexOf(h,A+1),p=e.slice(A+1,Math.max(l,A+1)),m=p.includes("<")?void 0:a(p);if(l<0||m===void 0||w.length>=y)return;w.push(
{name:e.slice(T,k),value:m,from:T,to:l+1}),S=l+1}}characters(t,e){const i=a(this.text.slice(t,e));return i===void 0?this.fault(t,e):(this.at=e,{kind:"text",text:i,
from:t,to:e})}nextTag(t){const e=this.text.indexOf("<",t);return e<0?this.text.length:e}fault(t,e){return this.malformed=!0,this.at=e,{kind:"other",from:t,to:e}}end(){
this.malformed=!0,this.at=this.text.length}blanks(t){const{text:e}=this;for(;;){const i=e.charCodeAt(t);if(i!==32&&i!==9&&i!==10&&i!==13)return t;t++}}name(t){const{
text:e}=this;for(;t<e.length;t++){const i=e.charCodeAt(t);if(i<=32||i===g||i===E||i===v||i===61||i===34||i===39)break}return t}}const[v,E,g]=[60,62,47],O=new Map(
[["amp","&"],["lt","<"],["gt",">"],["quot",'"'],["apos","'"]]);function a(n){if(!n.includes("&"))return n;const t=[];let e=0;for(let i=n.indexOf("&");i>=0;i=n.indexOf(
"&",e)){const f=n.indexOf(";",i);if(f<0||f-i>12)return;const w=n.slice(i+1,f),S=O.get(w)??c(w);if(S===void 0)return;t.push(n.slice(e,i),S),e=f+1}return t.push(n.
slice(e)),t.join("")}function c(n){const t=/^#(?:x([\dA-Fa-f]+)|(\d+))$/.exec(n),e=t?parseInt(t[1]??t[2],t[1]===void 0?10:16):-1;return e>0&&e<=1114111&&!(e>=55296&&
e<=57343)?String.fromCodePoint(e):void 0}function s(n){const[t,e,i,f]=n;if(t===0&&e===0&&(i===254||i===0)||t===255&&e===254&&i===0&&f===0)return r(n);if(t===254&&
e===255||t===0&&e===60)return o(new TextDecoder("utf-16be").decode(n));if(t===255&&e===254||t===60&&e===0)return o(new TextDecoder("utf-16le").decode(n));const w=new TextDecoder().
decode(n);return o(w.includes("�")?Buffer.from(n).toString("latin1"):w)}const o=n=>n.startsWith("\uFEFF")?n.slice(1):n;function r(n){const t=new DataView(n.buffer,
n.byteOffset,n.byteLength),e=n[0]!==0,i=[];for(let f=0;f+4<=n.length;f+=4){const w=t.getUint32(f,e);if(w>1114111)return;i.push(String.fromCodePoint(w))}return o(
i.join(""))}const d=n=>n.replaceAll("&","&amp;").replaceAll("<","&lt;").replaceAll(">","&gt;").replaceAll('"',"&quot;")}),60912:((L,C,u)=>{u.d(C,{QH:()=>D,T3:()=>v,
_L:()=>a});var x=u(21115),y=u(3907),M=u(45599);function D(c,s,o){const{text:r,properties:d,end:n,about:t}=c,e=[];let i=0;for(const f of d.filter(s).sort((w,S)=>w.
from-S.from))f.from<i||(e.push(r.slice(i,f.from)),i=f.to);return e.push(r.slice(i,Math.max(n,i))),o.length>0&&e.push(E(o,t)),e.push(r.slice(Math.max(n,i))),O(e.
join(""))}function v(c){return`<?xpacket begin="\uFEFF" id="W5M0MpCehiHzreSzNTczkc9d"?>
<x:xmpmeta xmlns:x="adobe:ns:meta/">
<rdf:RDF xmlns:rdf="${x.dK.rdf}">
${E(c,"")}</rdf:RDF>
</x:xmpmeta>
<?xpacket end="w"?>`}function E(c,s){const r=[...new Set(c.map(({prefix:n})=>n))].map(n=>` xmlns:${n}="${x.dK[n]}"`).join(""),d=c.map(({prefix:n,name:t,form:e,values:i})=>`\
<${n}:${t}>${g(e,i)}</${n}:${t}>
`);return`<rdf:Description xmlns:rdf="${x.dK.rdf}" rdf:about="${(0,y.X)(s)}"${r}>
${d.join("")}</rdf:Description>
`}function g(c,s){const o=r=>s.map(d=>`<rdf:li${r}>${(0,y.X)(d)}</rdf:li>`).join("");switch(c){case"simple":return(0,y.X)(s[0]??"");case"alternative":return`<rd\
f:Alt>${o(' xml:lang="x-default"')}</rdf:Alt>`;case"ordered":return`<rdf:Seq>${o("")}</rdf:Seq>`;case"unordered":return`<rdf:Bag>${o("")}</rdf:Bag>`}}const O=c=>c.
replace(/^(\s*<\?xml\s[^>]*encoding\s*=\s*["'])[^"']*/,"$1UTF-8");function a(c,s){const o=c.catalog.get("Metadata"),r=c.resolve(o),d=r instanceof M.Z6?[...r.dict].
filter(([e])=>!["Filter","DecodeParms","Length"].includes(e)):[],n=new M.Bi([["Type",new M.SX("Metadata")],["Subtype",new M.SX("XML")],...d]),t=new M.Z6(n,Buffer.
from(s,"utf8"));(0,M.i9)(o)&&r instanceof M.Z6?c.put(o,t):c.edit(c.catalogNumber).set("Metadata",c.add(t))}}),1975:((L,C,u)=>{u.d(C,{kg:()=>v,m:()=>D,sm:()=>E});
var x=u(21115),y=u(3907);const M=1e5,D={text:"",properties:[],malformed:!0,end:-1,about:""};async function v(c,s){const o=(0,y.xK)(c);if(o===void 0)return D;const r=new O,
n=await(0,y.km)(o,s,t=>(r.take(t),r.broken))!=="well-formed"||r.depth>0||r.end<0||!r.declared;return{text:o,properties:r.properties,malformed:n,end:r.end,about:r.
about}}function E(c,s,o){return c?.properties.find(r=>r.name===o&&r.namespace===x.dK[s])?.values??[]}const g=-2;class O{properties=[];broken=!1;declared=!0;end=-1;about="";scope=new x.
ee;open=[];root=g;loose=!1;items=[];pieces=[];get depth(){return this.open.length}take(s){s.kind==="start"||s.kind==="empty"?(this.start(s.name,s.attributes,s.from),
s.kind==="empty"&&!this.broken&&this.close(s.name,s.to,s.to)):s.kind==="end"?this.close(s.name,s.from,s.to):s.kind==="text"&&this.isInProperty()&&this.pieces.push(
s.text)}isInProperty(){return this.root!==g&&this.open.length>this.root+2}start(s,o,r){if(this.open.length>=y.ol&&(this.broken=!0),this.broken)return;this.scope.
enter(o);const d=this.scope.ofElement(s),n=d.namespace===x.dK.rdf,t=n&&d.local==="li";this.root===g&&this.end<0&&n&&d.local==="Description"&&(this.root=this.open.
length-1,this.loose=!0);const e=this.open.length-this.root,i=t?o.find(({name:f})=>f==="xml:lang")?.value:void 0;if(this.open.push({name:s,...d,from:r,language:i}),
this.root===g){if(!n||d.local!=="RDF"||this.end>=0)return;this.root=this.open.length-1,this.declared=this.scope.declares(s)}else if(e===1)this.describe(o);else if(e===
2){this.items=[];const f=o.find(({name:w})=>this.isRdf(w,"resource"));this.pieces=f?[f.value]:[]}else t&&(this.pieces=[])}describe(s){for(const{name:o,value:r,from:d,
to:n}of s){if((0,x.HC)(o))continue;const{namespace:t,local:e}=this.scope.ofAttribute(o);t===x.dK.rdf&&e==="about"&&(this.about=r),!(t===""||t===x.dK.rdf||t===x.
dK.xml)&&this.add({namespace:t,name:e,values:[r],from:d,to:n})}}close(s,o,r){const d=this.open.pop();if(d?.name!==s){this.broken=!0;return}this.scope.leave();const n=this.
open.length-this.root;if(this.root!==g)if(n===0)this.end=o,this.root=g;else if(n===1&&this.loose)this.root=g,this.loose=!1;else if(n===2){const t=this.items.length>
0?a(this.items):[this.pieces.join("").trim()];this.add({namespace:d.namespace,name:d.local,values:t,from:d.from,to:r})}else n>2&&d.namespace===x.dK.rdf&&d.local===
"li"&&(this.items.push({text:this.pieces.join("").trim(),language:d.language}),this.pieces=[])}add(s){this.properties.length<M?this.properties.push(s):this.broken=
!0}isRdf(s,o){const r=this.scope.ofAttribute(s);return r.local===o&&r.namespace===x.dK.rdf}}function a(c){const s=c.findIndex(({language:r})=>r?.toLowerCase()===
"x-default"),o=c.map(({text:r})=>r);return s>0?[o[s],...o.slice(0,s),...o.slice(s+1)]:o}}),33546:((L,C,u)=>{u.d(C,{FB:()=>v,Hr:()=>g,Zh:()=>O,k$:()=>E,qm:()=>a});
var x=u(93604),y=u(45599),M=u(81077);const D={first:0,style:"D",prefix:void 0,start:1};async function v(n){const t=n.catalog.get("PageLabels");if(!n.dict(t))return;
const e=(await(0,M.Zc)(n,t,"Nums")).map(([i,f])=>({first:Number(i),label:n.dict(f)})).filter(({first:i})=>Number.isInteger(i)&&i>=0).sort((i,f)=>i.first-f.first).
filter(({first:i},f,w)=>w[f+1]?.first!==i).map(({first:i,label:f})=>({first:i,...c(n,f)}));return e[0]?.first===0?e:[D,...e]}function E(n,t){const e=n.editCatalog();
if(t.length===0){e.delete("PageLabels");return}const i=t[0].first===0?t:[D,...t],f=d(n),w=i.map(({first:S,start:T,...R})=>[S,r({...R,number:T},f)]);e.set("PageL\
abels",n.add((0,M.H6)(n,w,"Nums")))}async function g(n){const t=await v(n);if(!t)return;const e=t.map(({first:i})=>i);return i=>{const f=t[(0,x.M)(e,i)-1];return{
...f,number:f.start+i-f.first}}}function O(n,t){const e=[],i=d(n);let f,w=0;for(const S of t)(!f||!s(f,S))&&e.push([w,r(S,i)]),f=S,w++;return(0,M.H6)(n,e,"Nums")}
async function a(n,t){const e=await g(n);if(!e)return;const i=O(n,Array.from(t,f=>e(f-1)));n.editCatalog().set("PageLabels",n.add(i))}function c(n,t){const e=n.
resolve(t?.get("S")),i=n.resolve(t?.get("P")),f=n.resolve(t?.get("St"));return{style:e instanceof y.SX?e.text:void 0,prefix:i instanceof y.Mx&&i.bytes.length>0?
i:void 0,start:typeof f=="number"&&Number.isInteger(f)&&f>=1?f:1}}function s(n,t){return n.style!==t.style||t.style!==void 0&&t.number!==n.number+1?!1:n.prefix===
t.prefix?!0:!!n.prefix&&!!t.prefix&&Buffer.compare(n.prefix.bytes,t.prefix.bytes)===0}const o=100;function r({style:n,prefix:t,number:e},i){return(0,y.jd)({S:n===
void 0?void 0:(0,y.UU)(n),P:t&&t.bytes.length>o?i(t):t,St:n===void 0||e===1?void 0:e})}function d(n){const t=new Map;return e=>{let i=t.get(e);return i||t.set(e,
i=n.add(e)),i}}}),37081:((L,C,u)=>{u.d(C,{O:()=>M});var x=u(45599),y=u(9819);async function M(v,E,g=1/0){const O=new y._i(v),a=(0,y.Wo)(v,"Outlines"),c=[{value:a&&
D(v,a.holder,a.dict,"First"),level:1}];for(let s=c.pop();s;s=c.pop()){const{value:o,level:r}=s;if(o===void 0||!O.first(o)||!E(o,r)||!(0,x.i9)(o))continue;const d=t=>{
const e=v.entry(o.number,t);return e instanceof x.Bi?D(v,o.number,v.get(o.number),t):e};c.push({value:d("Next"),level:r}),r<g&&c.push({value:d("First"),level:r+
1});const n=v.job.pace.step(300);n&&await n}}function D(v,E,g,O){const a=g.get(O);if(!(a instanceof x.Bi))return a;const c=v.add(a);return O==="Next"&&a.set("Pr\
ev",new x.oS(E)),v.edit(E),g.set(O,c),c}}),12207:((L,C,u)=>{u.d(C,{Ht:()=>a,hN:()=>v,jS:()=>D,ji:()=>E});var x=u(45599),y=u(81077),M=u(45657);async function D(c){
const{catalog:s}=c,o=await(0,y.Zc)(c,c.dict(s.get("Names"))?.get("Dests"),"Names");return{names:new Map(c.dict(s.get("Dests"))),strings:new Map(o.map(([r,d])=>[
(0,y.Pu)(r),d]))}}function v({pages:c},s){const o=(0,x.i9)(s)?c.indexOf(s.number):s;return typeof o=="number"&&Number.isInteger(o)&&o>=0&&o<c.count?o:void 0}function E(c,s){
return s==null?[]:c.array(s)??[s]}const g=8,O=50;class a{document;named;constructor(s,o){this.document=s,this.named=o}static async of(s){return new a(s,await D(
s))}pageOf(s){return this.pageOfDestination(s.get("Dest"))??this.pageOfAction(s.get("A"))}pageOfDestination(s,o=g){const{document:r}=this,d=r.resolve(s),n=r.array(
d);if(n)return v(r,n[0]);if(o===0)return;const t=r.dict(d);return t?this.pageOfDestination(t.get("D"),o-1):this.pageOfDestination(this.namedBy(d),o-1)}namedBy(s){
const{names:o,strings:r}=this.named;if(s instanceof x.SX)return o.get(s.text)??r.get(s.text);if(!(s instanceof x.Mx))return;const d=(0,y.Pu)(s);return r.get(d)??
o.get(d)}pageOfAction(s){const{document:o}=this,r=s===void 0?[]:[s];for(let d=0;r.length>0&&d<O;d++){const n=o.dict(r.shift());if(!n)continue;const e=(0,x.Eo)(o.
resolve(n.get("S")),"GoTo")?this.pageOfDestination(n.get("D")):void 0;if(e!==void 0)return e;(0,M.RZ)(r,E(o,n.get("Next")).slice(0,O))}}}}),33973:((L,C,u)=>{u.d(
C,{Gy:()=>r,Rf:()=>d,Ip:()=>n});var x=u(54619),y=u(85368),M=u(88500);class D{detail;strings;done;end;valueEnd;dataStart;dataEnd;lengthStart;lengthEnd;from;to;scan=new M.
s;signed=new Set;constructor(h,l,p){this.detail=l,this.strings=p,this.scan.strings=p;const m=new Int32Array(l?8*h:h);this.done=new Uint8Array(l?h:0);const _=P=>m.
subarray(P*h,(P+1)*h);this.end=_(0),this.valueEnd=_(1),this.dataStart=_(2),this.dataEnd=_(3),this.lengthStart=_(4),this.lengthEnd=_(5),this.from=_(6),this.to=_(
7)}}var v=u(78157),E=u(79725),g=u(4e4),O=u(39150),a=u(45599);class c{scan=new M.s;ranges=new Map}const s=2;class o{walked;live;via;count=0;bytes=0;patches;signed=new Set;constructor(h,l,p){
this.walked=p,this.live=new Uint8Array(h),this.via=new Int32Array(l?h:0)}}async function r(A,{watched:h}={}){const{markings:l,referrers:p}=await d([A],{watched:h,
detail:!0}),{live:m,via:_}=l[0];return{live:m,via:_,referrers:p}}async function d(A,h={}){const l=new w(A,h);return await l.run(),l}function n(A,{repairs:h}){for(const{
part:l,number:p,value:m}of h)A[l].put(p,m)}const t=100,e=100,i=-2;function f(A){if(A instanceof a.Z6)return A.data.length+f(A.dict);if(Array.isArray(A))return 12*
A.length;if(!(A instanceof a.Bi))return t;let h=30*A.size;for(const l of A.values())Array.isArray(l)&&(h+=12*l.length);return h}class w{documents;markings;referrers=new Set;repairs=[];stack=[];current=0;watched;extent={
valueEnd:-1,dataStart:-1,dataEnd:-1,end:-1};kept=new E.R;strings;alias;constructor(h,{detail:l=!1,strings:p=!1,watched:m,alias:_}){if(this.documents=h,this.strings=
p,this.alias=_,this.markings=h.map(P=>new o(P.size,m!==void 0,T(P,p||l,p))),!!m){this.watched=new Uint8Array(h[0].size);for(const P of m)this.watched[P]=1}}async run(){
const{documents:h,stack:l}=this,[p]=h;for(const[m,_]of p.trailer)m!=="Encrypt"&&this.followValue(0,_);for(;l.length>0;){const m=l.pop(),_=m%h.length,P=p.job.pace.
step(this.follow(_,(m-_)/h.length));P&&await P}for(const{live:m,signed:_,walked:P}of this.markings)for(const I of P.signed)m[I]===1&&_.add(I)}visit(h,l){this.alias&&
({part:h,number:l}=this.alias(h,l)??{part:h,number:l}),this.watched&&this.watched[l]===1&&this.referrers.add(this.current);const p=this.markings[h],{live:m}=p;if(l>
0&&l<m.length&&m[l]!==0)return;const _=this.documents[h];if(l<=0||l>=m.length||!_.exists(l))return _.missed(l);m[l]=1,this.watched&&(p.via[l]=this.current),this.
stack.push(l*this.documents.length+h)}follow(h,l){const p=this.documents[h],m=this.markings[h],{walked:_}=m;if(this.current=l,m.count++,p.isChanged(l))return this.
followChanged(p,m,h,l);if(_.done[l]===1)return this.followAgain(p,m,h,l);const{scan:P,detail:I}=_;I||(P.used=0);const B=P.used,U=p.table.kind[l]===x.tL?this.walk(
p,_,l):this.walkPlace(p,l,P);return U<0||P.byteRange&&this.isSignature(_.signed,l)?this.forget(P,B).followRepaired(p,h,l):(m.bytes+=U,I&&(_.from[l]=B,_.to[l]=P.
used,_.valueEnd[l]=this.extent.valueEnd,_.done[l]=1),this.followMarks(h,P,B,P.used,P.lengthStart),e+U)}followChanged(h,l,p,m){const _=h.patched(m);if(!_){const b=h.
edited.get(m);return S(b)||b===null?this.followRepaired(h,p,m):(this.followValue(p,b),l.bytes+=f(b),e)}const{detail:P}=l.walked;if(_.references&&!P&&!h.suspect){
for(let b=_.first;b<_.last;b++)this.visit(p,_.references[b]);return l.bytes+=_.end-_.start,e}const{scan:I,ranges:B}=R(l);P||(I.used=0);const U=I.used,W=this.walkPlace(
h,m,I);return W<0||I.byteRange&&this.isSignature(l.signed,m)?this.forget(I,U).followRepaired(h,p,m):(l.bytes+=W,P&&B.set(m,{from:U,to:I.used,valueEnd:this.extent.
valueEnd}),this.followMarks(p,I,U,I.used,I.lengthStart),e+W)}followAgain(h,l,p,m){const{walked:_}=l;return l.bytes+=_.end[m]>0?_.end[m]-h.table.place[m]:t,this.
followMarks(p,_.scan,_.from[m],_.to[m],_.lengthStart[m]),e}isSignature(h,l){return h.add(l),this.strings}followMarks(h,{marks:l},p,m,_){const P=this.strings?_:i;
for(let I=p;I<m;I+=3)l[I]!==M.A&&l[I+1]!==P&&this.visit(h,l[I])}forget(h,l){return h.used=l,this}followRepaired(h,l,p){const m=h.get(p),_=S(m)?h.resolve(m):m;return _===
null?(this.markings[l].live[p]=s,this.markings[l].count--):this.repair(l,p,_),e}repair(h,l,p){this.repairs.push({part:h,number:l,value:p}),this.followValue(h,p)}followValue(h,l){
const p=[l];for(;p.length>0;){const m=p.pop();if(m instanceof a.oS)this.visit(m instanceof a.rV?m.part:h,m.number);else if(Array.isArray(m))for(const _ of m)p.push(
_);else if(m instanceof a.Bi){m.has("ByteRange")&&this.markings[h].signed.add(this.current);for(const _ of m.values())p.push(_)}else if(m instanceof a.Z6)for(const[
_,P]of m.dict)_!=="Length"&&p.push(P)}}walk(h,l,p){const{extent:m}=this,{bytes:_}=h,{scan:P}=l,I=h.bodies[p];P.forgetLength();const{kept:B}=this,U=!this.strings&&
h.recallEntries(p,B);U&&P.append(B.scan.marks,B.marksFrom,B.marksTo);const W=U?B.close+2:P.value(_,I,_.length);return W<0||_[W-1]===v.AV||!(0,y.x)(h,W,P,m)||h.suspect&&
!(0,O.D)(_,I,W)||P.doubtful&&(0,g.oC)(_,I,W)?-1:(m.dataStart<0&&(P.lengthStart=-1),l.end[p]=m.end,l.detail&&(l.dataStart[p]=m.dataStart,l.dataEnd[p]=m.dataEnd,l.
lengthStart[p]=P.lengthStart,l.lengthEnd[p]=P.lengthEnd),m.end-h.table.place[p])}walkPlace(h,l,p){const m=h.place(l);if(!m)return-1;const{bytes:_,start:P,end:I}=m;
p.forgetLength();const B=p.value(_,P,I);return p.lengthStart=-1,B<0&&!K(_,P,I)||k(_,P,I)||B>0&&_[B-1]===v.AV||B>=0&&(0,v.AN)(_,B,I)<I||h.suspect&&!(0,O.D)(_,P,I)||
p.doubtful&&(0,g.oC)(_,P,I)?-1:(this.extent.valueEnd=B<0?I:B,I-P)}}const S=A=>A instanceof a.oS&&!(A instanceof a.rV);function T(A,h,l){const p=A.walked;if(p?.strings===
l)return p;const m=new D(A.size,h,l);return h&&(A.walked=m),m}function R(A){return A.patches||(A.patches=new c,A.patches.scan.strings=A.walked.strings),A.patches}
function k(A,h,l){const p=(0,v.AN)(A,h,l);return p>=l||A[p]===v.yq&&(0,v.wb)(A,p,"null")}function K(A,h,l){for(let p=h;p<l;p++)if("<([/%".includes(String.fromCharCode(
A[p])))return!1;return!0}}),90536:((L,C,u)=>{u.d(C,{C:()=>y,L:()=>M});var x=u(45599);function y(D,v){const E=[D];for(;E.length>0;){const g=E.pop(),O=g instanceof
x.Z6?g.dict:g;if(Array.isArray(O))for(const a of O)E.push(a);else if(O instanceof x.Bi){v(O);for(const a of O.values())E.push(a)}}}function M(D,v){const E=[];return y(
D,g=>{E.length===0&&v(g)&&E.push(g)}),E.length>0}}),22332:((L,C,u)=>{u.d(C,{l3:()=>E,mq:()=>O,nD:()=>g});var x=u(78157),y=u(45798),M=u(45599);const D=50,v=1e4;function E(a,c){
const s=(0,x.bS)(a).lastIndexOf("startxref",c);return s<0?-1:(0,x.JI)(a,(0,x.AN)(a,s+9,c),c).value}function g(a,c){const s=a.length;if(c<0||c>=s)return;const o=(0,x.
AN)(a,c,s),r=!(0,x.w1)(a,o,"xref"),d=r?-1:(0,x.bS)(a).indexOf("trailer",o),n=r?(0,x.ay)(a,o,s)?.body??-1:d<0?-1:d+7,t=n<0?null:new y.i(a,n,s,D).value();return(0,M.
Zm)(t)?{at:c,isStream:r,trailer:t}:void 0}function O(a){const c=new Set;for(let s=E(a,a.length);typeof s=="number"&&!c.has(s)&&c.size<v;){const o=g(a,s);if(!o)break;
c.add(s),s=o.trailer.get("Prev")}return c}})};
