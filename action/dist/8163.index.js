"use strict";exports.id=8163,exports.ids=[8163],exports.modules={94898:(($,B,e)=>{e.d(B,{Uo:()=>C,dp:()=>I,AL:()=>x,T5:()=>K});var u=e(61257),v=e(73249),h=e(9819),D=e(81077),
f=e(58006),r=e(45599),E=e(21115),l=e(17413);async function M(m){const o=m.editCatalog(),c=(0,h.Wo)(m,"Names"),p=c?(await(0,D.Zc)(m,c.dict.get("EmbeddedFiles"),"\
Names")).length:0;return c?.dict.has("EmbeddedFiles")&&(m.edit(c.holder),c.dict.delete("EmbeddedFiles")),o.delete("AF"),o.delete("Collection"),await i(m),p}async function i(m){
const o=m.catalog.get("Metadata"),c=m.resolve(o);if(!(0,r.i9)(o)||!(c instanceof r.Z6))return;let p;try{p=Buffer.from(m.decoded(c)).toString("latin1")}catch{return}
const g=await(0,l.Y)(p,({namespace:R,local:L})=>R===E.dK.xmpMM&&s.has(L),m.job.pace);g!==p&&m.put(o,(0,f.n)(c,Buffer.from(g,"latin1"),{compress:c.dict.has("Filt\
er")}))}const s=new Set(["History","Ingredients","Pantry","Manifest"]);var _=e(91519),P=e(44233),O=e(14029),y=e(17671);const n=4,t=1.5,a=12,d=1e5;class T{stack;constructor(o){
this.stack=[{document:o,first:0,count:o.pages.count}]}async around(o,c,p){const{stack:g}=this;for(;g.length>1&&!A(g.at(-1),o,c);)g.pop();const R=c-o+1;for(;;){const L=g.
at(-1);if(L.count<=a||L.count<R*t||L.count<R*64&&L.document.bytes.length>L.count*d)return L;const W=L.first+L.count-o;let U=Math.min(Math.max(Math.ceil(L.count/
n),R),W);if(p){const F=p[(0,P.BC)(p,o+U-1)]??1/0;if(U=Math.min(F-o+1,W),U===R||L.count<U*t)return L}const S=await this.cut(L,o,o+U-1),w=await(0,O.UN)(S,{encryption:"\
none",compact:!0,draft:!0});g.push({document:await(0,_.E)(w,S.job),first:o,count:U})}}async cut(o,c,p){const g=o.document.fork();if(c>o.first||p<o.first+o.count-
1){const R=Uint32Array.from({length:p-c+1},(L,W)=>c-o.first+W+1);await(0,y.lh)(g,R)}return g}}const A=({first:m,count:o},c,p)=>m<=c&&p<m+o;function I(m,o){const c=m.
source.pages.count;return{pages:c,async*parts(){for(let p=0;p<c;){const g=await o(p);yield{first:p,...g},p=g.last+1}}}}class C{source;windows;options;attachments;notes;constructor(o,c,p,g,R){
this.source=o,this.windows=c,this.options=p,this.attachments=g,this.notes=R}static async of(o){const c=await M(o),p=c>0?await(0,u.p)(o):[];await(0,v.E)(o);const g={
encryption:o.security??"none",compact:!0};return new C(o,new T(o),g,c,p)}cut(o,c,p){return this.windows.cut(o,c,p)}}function x(m,o){const c=m.source.pages.count,
p=[...o.slice(1).map(({page:R})=>R-1),c-1];let g=0;return I(m,async R=>{const{page:L,...W}=o[g]??{page:R},U=p[g++];return{document:await m.cut(await m.windows.around(
R,U,p),R,U),last:U,...W}})}function K(m,o){return{pages:o.reduce((c,{first:p,last:g})=>c+g-p+1,0),async*parts(){for(const{first:c,last:p}of o)yield{document:await m.
cut(await m.windows.around(c,p),c,p),first:c,last:p}}}}}),18163:(($,B,e)=>{e.d(B,{gD:()=>P,lD:()=>l,sJ:()=>M});var u=e(31424),v=e(42973),h=e(91519),D=e(87826),f=e(
14029),r=e(98446),E=e(94898);async function l(n,{password:t,wholeUpTo:a=0,onSize:d},T,A){const I=await(0,h.E)(n.bytes,T,{password:t}),C=I.pages.count,x=n.bytes.
length<=a&&!s(I)?(0,D.N)(I,n.bytes):void 0;if(x)return _(x,C);const K=await E.Uo.of(I),{pages:m,parts:o}=await A(K),c=[];let[p,g,R]=[0,0,0];for await(const{document:W,
first:U,last:S,title:w,match:F}of o()){const X=(0,u.p)(c.length+1),N=await(0,f.UN)(W,K.options);c.push({name:X,bytes:await T.onResult({index:c.length,name:X,bytes:N}),
pageCount:S-U+1,firstPage:U+1,lastPage:S+1,...w===void 0?{}:{title:w},...F===void 0?{}:{match:F}}),p+=N.length,g=Math.max(g,N.length),d?.(N.length),O(T,c.length,
p),R+=S-U+1,T.pace.progress(R/m)}const{attachments:L}=K;return{documents:c,notes:L>0?[y(L),...K.notes]:[],facts:{sourcePageCount:C,partCount:c.length,largestBytes:g,
leftOutAttachments:L}}}const M=n=>n.documents.length===1?{...n,notes:[i,...n.notes]}:n,i={code:"not_split",message:"The document was not cut: the only part has \
all of its pages."},s=({suspect:n,pages:t})=>n||t.blank.length>0||t.count!==t.claimed,_=(n,t)=>({documents:[{name:(0,u.p)(1),bytes:n,pageCount:t,firstPage:1,lastPage:t}],
notes:[],facts:{sourcePageCount:t,partCount:1,largestBytes:n.length,leftOutAttachments:0}});function P(n,t){O(n,t,0)}function O({limits:n},t,a){if(t>n.parts)throw(0,v.
F)("parts",`The split makes more than ${(0,r.y_)(n.parts,"part")}`,"Ask for larger parts, or split a part of the document");if(a>n.partBytes)throw(0,v.F)("partB\
ytes",`The parts together are larger than ${n.partBytes} bytes`,"Ask for fewer parts: each part has its own copy of the fonts and images of its pages")}const y=n=>({
code:"attachments_left_out",message:`${(0,r.y_)(n,"attachment is","attachments are")} not in any part.`})}),85392:(($,B,e)=>{e.d(B,{J:()=>E,a:()=>l});var u=e(21115),
v=e(824),h=e(82715),D=e(60912),f=e(1975),r=e(92761);async function E(s){const _=await(0,v.Br)(s),P=({namespace:O})=>r.fD.includes(O);return _?.properties.some(P)?
((0,D._L)(s,(0,D.QH)(_,P,[])),!0):!1}async function l(s,_,P){const O=(t,a,d)=>({prefix:t,name:a,form:"simple",values:[d]}),y=(0,D.QH)(_,({namespace:t,name:a})=>r.
fD.includes(t)||t===u.dK.pdfaid&&a==="part",[O("pdfaid","part","3"),O("fx","DocumentType","INVOICE"),O("fx","DocumentFileName",P.file),O("fx","Version",P.version),
O("fx","ConformanceLevel",P.level)]),n=await(0,f.kg)(Buffer.from(y,"utf8"),s.job.pace);(0,D._L)(s,(0,h.m)(n,"pdfaExtension","schemas",i))}const M=[["DocumentTyp\
e","Type of the invoice document"],["DocumentFileName","Name of the embedded XML invoice"],["Version","Version of the XML invoice standard"],["ConformanceLevel",
"Profile of the XML invoice"]],i=`<rdf:li rdf:parseType="Resource" xmlns:pdfaSchema="${u.dK.pdfaSchema}" xmlns:pdfaProperty="${u.dK.pdfaProperty}">
<pdfaSchema:schema>Factur-X PDFA Extension Schema</pdfaSchema:schema>
<pdfaSchema:namespaceURI>${u.dK.fx}</pdfaSchema:namespaceURI>
<pdfaSchema:prefix>fx</pdfaSchema:prefix>
<pdfaSchema:property><rdf:Seq>
${M.map(([s,_])=>`<rdf:li rdf:parseType="Resource"><pdfaProperty:name>${s}</pdfaProperty:name><pdfaProperty:valueType>Text</pdfaProperty:valueType><pdfaProperty\
:category>external</pdfaProperty:category><pdfaProperty:description>${_}</pdfaProperty:description></rdf:li>
`).join("")}</rdf:Seq></pdfaSchema:property>
</rdf:li>
`}),61257:(($,B,e)=>{e.d(B,{p:()=>f,y:()=>D});var u=e(21281),v=e(824),h=e(85392);const D=(r,E=[])=>({code:"invoice_claim_removed",message:`The document is no lo\
nger an electronic invoice, because ${r}.`,...E.length>0?{mentions:E}:{}});async function f(r){const E=[],{archive:l}=await(0,u.ds)(r);return await(0,h.J)(r)&&E.
push(D("it has no attachments")),l?.level==="f"&&E.push((0,u.qg)(r,await(0,v.Br)(r),l,"its embedded files were removed")),E}}),21281:(($,B,e)=>{e.d(B,{Ip:()=>l,
XM:()=>P,Xb:()=>_,ds:()=>E,qg:()=>s});var u=e(59071),v=e(70549),h=e(21115),D=e(824),f=e(1975),r=e(60912);const E=(0,v.n)(async n=>l(n,await(0,D.Br)(n)));function l(n,t){
const a=(x,K)=>(0,u.wh)((0,f.sm)(t,x,K)[0]??""),d=i(a("pdfaid","part"),a("pdfaid","conformance").toLowerCase()),T=M(a("pdfuaid","part"))?`PDF/UA-${a("pdfuaid","\
part")}`:void 0,I=[a("pdfxid","GTS_PDFXVersion")||a("pdfx","GTS_PDFXVersion")||((0,u.Gh)(n.resolve((0,D._U)(n)?.get("GTS_PDFXVersion")))??""),a("pdfe","ISO_PDFE\
Version"),a("pdfvtid","GTS_PDFVTVersion")],C=[d?.name,T,...I.filter(x=>/^PDF\/[\w .:/()-]{1,40}$/.test(x))];return{archive:d,accessible:T,names:C.filter(x=>x!==
void 0)}}const M=n=>/^[1-9]$/.test(n);function i(n,t){if(!M(n))return;const a=/^[abuef]$/.test(t)?t:"";return{part:Number(n),level:a,name:`PDF/A-${n}${a}`}}function s(n,t,a,d){
return t&&y(n,t,[h.dK.pdfaid]),_(a,d)}const _=({name:n},t)=>({code:"pdfa_identification_removed",message:`The document no longer claims ${n}: ${t}.`});async function P(n){
const t=await(0,D.Br)(n);if(!t)return[];const{archive:a,accessible:d}=l(n,t);y(n,t,[h.dK.pdfaid,h.dK.pdfuaid]);const T=[a?.name,d].filter(A=>A!==void 0);return T.
length>0?[O(T)]:[]}const O=n=>({code:"conformance_dropped",message:`The result no longer claims ${n.join(" and ")}, because a merge cannot guarantee conformance\
.`});function y(n,t,a){t.properties.some(({namespace:d})=>a.includes(d))&&(0,r._L)(n,(0,r.QH)(t,({namespace:d})=>a.includes(d),[]))}}),17413:(($,B,e)=>{e.d(B,{Y:()=>h});
var u=e(21115),v=e(3907);async function h(f,r,E){const l=new D(r);await(0,v.km)(f,E,s=>((s.kind==="start"||s.kind==="empty")&&l.start(s.name,s.attributes,s.from),
(s.kind==="end"||s.kind==="empty")&&l.end(s.name,s.to),l.isTooDeep));const M=[];let i=0;for(const s of l.dropped)M.push(f.slice(i,s.from)),i=s.to;return M.join(
"")+f.slice(i)}class D{drops;isTooDeep=!1;dropped=[];open=[];elements=[];scope=new u.ee;constructor(r){this.drops=r}start(r,E,l){this.isTooDeep=this.open.length>=
v.ol,this.scope.enter(E);const M=this.scope.ofElement(r);this.open.push({name:r,from:l,drops:this.drops(M,this.elements)}),this.elements.push(M)}end(r,E){let l=this.
open.length-1;for(;l>=0&&this.open[l].name!==r;)l--;if(l<0)return;const{drops:M,from:i}=this.open[l];for(;this.open.length>l;)this.open.pop(),this.elements.pop(),
this.scope.leave();if(M){for(;this.dropped.length>0&&this.dropped.at(-1).from>i;)this.dropped.pop();this.dropped.push({from:i,to:E})}}}}),82715:(($,B,e)=>{e.d(B,
{m:()=>h});var u=e(21115),v=e(3907);function h(D,f,r,E){const{text:l,properties:M,end:i,about:s}=D,_=M.find(n=>n.namespace===u.dK[f]&&n.name===r),P=_&&l.slice(_.
from,_.to).match(/^[\s\S]*(?=<\/(?:[\w.-]+:)?Bag\s*>)/)?.[0].length;if(_&&P!==void 0){const n=_.from+P;return`${l.slice(0,n)}${E.replace("<rdf:li",`<rdf:li xmln\
s:rdf="${u.dK.rdf}"`)}${l.slice(n)}`}const O=`<${f}:${r}><rdf:Bag>
${E}</rdf:Bag></${f}:${r}>`,y=`<rdf:Description xmlns:rdf="${u.dK.rdf}" rdf:about="${(0,v.X)(s)}" xmlns:${f}="${u.dK[f]}">
${O}
</rdf:Description>
`;return`${l.slice(0,i)}${y}${l.slice(i)}`}}),60912:(($,B,e)=>{e.d(B,{QH:()=>D,T3:()=>f,_L:()=>M});var u=e(21115),v=e(3907),h=e(45599);function D(i,s,_){const{text:P,
properties:O,end:y,about:n}=i,t=[];let a=0;for(const d of O.filter(s).sort((T,A)=>T.from-A.from))d.from<a||(t.push(P.slice(a,d.from)),a=d.to);return t.push(P.slice(
a,Math.max(y,a))),_.length>0&&t.push(r(_,n)),t.push(P.slice(Math.max(y,a))),l(t.join(""))}function f(i){return`<?xpacket begin="\uFEFF" id="W5M0MpCehiHzreSzNTczkc9d"\
?>
<x:xmpmeta xmlns:x="adobe:ns:meta/">
<rdf:RDF xmlns:rdf="${u.dK.rdf}">
${r(i,"")}</rdf:RDF>
</x:xmpmeta>
<?xpacket end="w"?>`}function r(i,s){const P=[...new Set(i.map(({prefix:y})=>y))].map(y=>` xmlns:${y}="${u.dK[y]}"`).join(""),O=i.map(({prefix:y,name:n,form:t,values:a})=>`\
<${y}:${n}>${E(t,a)}</${y}:${n}>
`);return`<rdf:Description xmlns:rdf="${u.dK.rdf}" rdf:about="${(0,v.X)(s)}"${P}>
${O.join("")}</rdf:Description>
`}function E(i,s){const _=P=>s.map(O=>`<rdf:li${P}>${(0,v.X)(O)}</rdf:li>`).join("");switch(i){case"simple":return(0,v.X)(s[0]??"");case"alternative":return`<rd\
f:Alt>${_(' xml:lang="x-default"')}</rdf:Alt>`;case"ordered":return`<rdf:Seq>${_("")}</rdf:Seq>`;case"unordered":return`<rdf:Bag>${_("")}</rdf:Bag>`}}const l=i=>i.
replace(/^(\s*<\?xml\s[^>]*encoding\s*=\s*["'])[^"']*/,"$1UTF-8");function M(i,s){const _=i.catalog.get("Metadata"),P=i.resolve(_),O=P instanceof h.Z6?[...P.dict].
filter(([t])=>!["Filter","DecodeParms","Length"].includes(t)):[],y=new h.Bi([["Type",new h.SX("Metadata")],["Subtype",new h.SX("XML")],...O]),n=new h.Z6(y,Buffer.
from(s,"utf8"));(0,h.i9)(_)&&P instanceof h.Z6?i.put(_,n):i.edit(i.catalogNumber).set("Metadata",i.add(n))}}),73249:(($,B,e)=>{e.d(B,{E:()=>i});var u=e(21996),v=e(
87773),h=e(90536),D=e(78157),f=e(45599),r=e(12207),E=e(9819),l=e(17671);const M=/^(?:XYZ|Fit(?:H|V|R|B|BH|BV)?)$/;async function i(t){const a=await y(t);if(a.length===
0)return;let d;const T=(0,E.Wo)(t,"Dests");let A;for(const I of a){const C=t.get(I),x={changed:!1},K=m=>{s(m)&&(m[0]=_(t,m[0])??(A??=t.add(null)),x.changed=!0)};
s(C)&&(d??=await O(t),d.has(I)||K(C)),(0,f.cy)(C)&&C.forEach(K),(0,h.C)(C,m=>P(t,m,K)),T?.holder===I&&T.dict.forEach(K),x.changed&&t.edit(I)}A&&await(0,l.E2)(t,
A)}function s(t){return(0,f.cy)(t)&&typeof t[0]=="number"&&t[1]instanceof f.SX&&M.test(t[1].text)}function _(t,a){const d=(0,r.hN)(t,a);return d===void 0?void 0:
new f.oS(t.pages.number(d))}function P(t,a,d){const T=a.get("Names");(0,f.cy)(T)&&T.forEach(d),d(a.get("Dest")),d(a.get("OpenAction"));const A=t.resolve(a.get("\
S"));(A===null||(0,f.Eo)(A,"GoTo"))&&d(a.get("D"))}async function O(t){const a=new Set,{GoToR:d,GoToE:T}=await(0,u.zx)(t,["GoToR","GoToE"]);for await(const[,A]of(0,v.
$)(t,[...d,...T]))(0,h.C)(A,I=>{const[C,x]=[t.resolve(I.get("S")),I.get("D")];(0,f.i9)(x)&&((0,f.Eo)(C,"GoToR")||(0,f.Eo)(C,"GoToE"))&&a.add(x.number)});return a}
async function y(t){const a=new Set;await(0,u.RJ)(t,(d,T,A,I)=>{const C=d.subarray(T,A);for(const x of["Fit","XYZ"])for(let K=C.indexOf(x);K>=0;K=C.indexOf(x,K+
x.length)){if(!n(C,K))continue;const m=I(T+K);m!==void 0&&a.add(m)}});for(const d of(0,u.vb)(t))a.add(d);return[...a]}function n(t,a){let d=a-2;for(;d>=0&&D.Kl[t[d]]===
D.t6;)d--;return(0,D.yp)(t[d])}}),58006:(($,B,e)=>{e.d(B,{S:()=>E,n:()=>f});var u=e(68973),v=e(48249),h=e(45599);const D=["DecodeParms","F","FFilter","FDecodePa\
rms","DL"];function f(l,M,{compress:i}){const s=new h.Bi(l.dict);i?s.set("Filter",(0,h.UU)("FlateDecode")):s.delete("Filter");for(const _ of D)s.delete(_);return new h.
Z6(s,i?(0,v.Kc)(M):M)}const r=6;async function E(l,M,i){const s=f(l,await(0,u.uM)(i).deflate(M,r),{compress:!1});return s.dict.set("Filter",(0,h.UU)("FlateDecod\
e")),s}}),87826:(($,B,e)=>{e.d(B,{N:()=>h,i:()=>D});var u=e(78157),v=e(14029);function h({suspect:f,bytes:r},E){if(!(f||(0,u.bS)(r.subarray(0,5)).toString("lati\
n1")!=="%PDF-"))return r.length===E.length?E:r}const D=async(f,r,E)=>h(f,r)??await(0,v.UN)(f,E)})};
