"use strict";exports.id=8163,exports.ids=[8163],exports.modules={94898:(($,C,t)=>{t.d(C,{Uo:()=>B,dp:()=>L,AL:()=>I,T5:()=>K});var E=t(61257),A=t(73249),D=t(9819),M=t(81077),
_=t(58006),i=t(45599),l=t(21115),o=t(17413);async function v(f){const s=f.editCatalog(),p=(0,D.Wo)(f,"Names"),m=p?(await(0,M.Zc)(f,p.dict.get("EmbeddedFiles"),"\
Names")).length:0;return p?.dict.has("EmbeddedFiles")&&(f.edit(p.holder),p.dict.delete("EmbeddedFiles")),s.delete("AF"),s.delete("Collection"),await d(f),m}async function d(f){
const s=f.catalog.get("Metadata"),p=f.resolve(s);if(!(0,i.i9)(s)||!(p instanceof i.Z6))return;let m;try{m=Buffer.from(f.decoded(p)).toString("latin1")}catch{return}
const y=await(0,o.Y)(m,({namespace:x,local:R})=>x===l.dK.xmpMM&&r.has(R),f.job.pace);y!==m&&f.put(s,(0,_.n)(p,Buffer.from(y,"latin1"),{compress:p.dict.has("Filt\
er")}))}const r=new Set(["History","Ingredients","Pantry","Manifest"]);var u=t(91519),g=t(44233),T=t(14029),c=t(17671);const P=4,a=1.5,e=12,n=1e5;class h{stack;constructor(s){
this.stack=[{document:s,first:0,count:s.pages.count}]}async around(s,p,m){const{stack:y}=this;for(;y.length>1&&!O(y.at(-1),s,p);)y.pop();const x=p-s+1;for(;;){const R=y.
at(-1);if(R.count<=e||R.count<x*a||R.count<x*64&&R.document.bytes.length>R.count*n)return R;const W=R.first+R.count-s;let U=Math.min(Math.max(Math.ceil(R.count/
P),x),W);if(m){const X=m[(0,g.BC)(m,s+U-1)]??1/0;if(U=Math.min(X-s+1,W),U===x||R.count<U*a)return R}const S=await this.cut(R,s,s+U-1),F=await(0,T.UN)(S,{encryption:"\
none",compact:!0,draft:!0}),{onRepaired:N,...w}=S.job;y.push({document:await(0,u.E)(F,w),first:s,count:U})}}async cut(s,p,m){const y=s.document.fork();if(p>s.first||
m<s.first+s.count-1){const x=Uint32Array.from({length:m-p+1},(R,W)=>p-s.first+W+1);await(0,c.lh)(y,x)}return y}}const O=({first:f,count:s},p,m)=>f<=p&&m<f+s;function L(f,s){
const p=f.source.pages.count;return{pages:p,async*parts(){for(let m=0;m<p;){const y=await s(m);yield{first:m,...y},m=y.last+1}}}}class B{source;windows;options;attachments;notes;constructor(s,p,m,y,x){
this.source=s,this.windows=p,this.options=m,this.attachments=y,this.notes=x}static async of(s){const p=await v(s),m=p>0?await(0,E.py)(s):[];await(0,A.E)(s);const y={
encryption:s.security??"none",compact:!0};return new B(s,new h(s),y,p,m)}cut(s,p,m){return this.windows.cut(s,p,m)}}function I(f,s){const p=f.source.pages.count,
m=[...s.slice(1).map(({page:x})=>x-1),p-1];let y=0;return L(f,async x=>{const{page:R,...W}=s[y]??{page:x},U=m[y++];return{document:await f.cut(await f.windows.around(
x,U,m),x,U),last:U,...W}})}function K(f,s){return{pages:s.reduce((p,{first:m,last:y})=>p+y-m+1,0),async*parts(){for(const{first:p,last:m}of s)yield{document:await f.
cut(await f.windows.around(p,m),p,m),first:p,last:m}}}}}),18163:(($,C,t)=>{t.d(C,{gD:()=>u,lD:()=>o,sJ:()=>v});var E=t(31424),A=t(42973),D=t(91519),M=t(87826),_=t(
14029),i=t(98446),l=t(94898);async function o(c,{password:P,wholeUpTo:a=0,onSize:e},n,h){const O=await(0,D.E)(c.bytes,n,{password:P}),L=O.pages.count,B=c.bytes.
length<=a?(0,M.N)(O,c.bytes):void 0;if(B)return r(B,L);const I=await l.Uo.of(O),{pages:K,parts:f}=await h(I),s=[];let[p,m,y]=[0,0,0];for await(const{document:R,
first:W,last:U,title:S,match:F}of f()){const N=(0,E.p)(s.length+1),w=await(0,_.UN)(R,I.options);s.push({name:N,bytes:await n.onResult({index:s.length,name:N,bytes:w}),
pageCount:U-W+1,firstPage:W+1,lastPage:U+1,...S===void 0?{}:{title:S},...F===void 0?{}:{match:F}}),p+=w.length,m=Math.max(m,w.length),e?.(w.length),g(n,s.length,
p),y+=U-W+1,n.pace.progress(y/K)}const{attachments:x}=I;return{documents:s,notes:x>0?[T(x),...I.notes]:[],facts:{sourcePageCount:L,partCount:s.length,largestBytes:m,
leftOutAttachments:x}}}const v=c=>c.documents.length===1?{...c,notes:[d,...c.notes]}:c,d={code:"not_split",message:"The document was not cut: the only part has \
all of its pages."},r=(c,P)=>({documents:[{name:(0,E.p)(1),bytes:c,pageCount:P,firstPage:1,lastPage:P}],notes:[],facts:{sourcePageCount:P,partCount:1,largestBytes:c.
length,leftOutAttachments:0}});function u(c,P){g(c,P,0)}function g({limits:c},P,a){if(P>c.parts)throw(0,A.FU)("parts",`The split makes more than ${(0,i.y_)(c.parts,
"part")}`,"Ask for larger parts, or split a part of the document");if(a>c.partBytes)throw(0,A.FU)("partBytes",`The parts together are larger than ${c.partBytes}\
 bytes`,"Ask for fewer parts: each part has its own copy of the fonts and images of its pages")}const T=c=>({code:"attachments_left_out",message:`${(0,i.y_)(c,"\
attachment is","attachments are")} not in any part.`})}),85392:(($,C,t)=>{t.d(C,{J:()=>l,a:()=>o});var E=t(21115),A=t(824),D=t(82715),M=t(60912),_=t(1975),i=t(92761);
async function l(r){const u=await(0,A.Br)(r),g=({namespace:T})=>i.fD.includes(T);return u?.properties.some(g)?((0,M._L)(r,(0,M.QH)(u,g,[])),!0):!1}async function o(r,u,g){
const T=(a,e,n)=>({prefix:a,name:e,form:"simple",values:[n]}),c=(0,M.QH)(u,({namespace:a,name:e})=>i.fD.includes(a)||a===E.dK.pdfaid&&e==="part",[T("pdfaid","pa\
rt","3"),T("fx","DocumentType","INVOICE"),T("fx","DocumentFileName",g.file),T("fx","Version",g.version),T("fx","ConformanceLevel",g.level)]),P=await(0,_.kg)(Buffer.
from(c,"utf8"),r.job.pace);(0,M._L)(r,(0,D.m)(P,"pdfaExtension","schemas",d))}const v=[["DocumentType","Type of the invoice document"],["DocumentFileName","Name\
 of the embedded XML invoice"],["Version","Version of the XML invoice standard"],["ConformanceLevel","Profile of the XML invoice"]],d=`<rdf:li rdf:parseType="Re\
source" xmlns:pdfaSchema="${E.dK.pdfaSchema}" xmlns:pdfaProperty="${E.dK.pdfaProperty}">
<pdfaSchema:schema>Factur-X PDFA Extension Schema</pdfaSchema:schema>
<pdfaSchema:namespaceURI>${E.dK.fx}</pdfaSchema:namespaceURI>
<pdfaSchema:prefix>fx</pdfaSchema:prefix>
<pdfaSchema:property><rdf:Seq>
${v.map(([r,u])=>`<rdf:li rdf:parseType="Resource"><pdfaProperty:name>${r}</pdfaProperty:name><pdfaProperty:valueType>Text</pdfaProperty:valueType><pdfaProperty\
:category>external</pdfaProperty:category><pdfaProperty:description>${u}</pdfaProperty:description></rdf:li>
`).join("")}</rdf:Seq></pdfaSchema:property>
</rdf:li>
`}),61257:(($,C,t)=>{t.d(C,{Ah:()=>i,py:()=>_,yW:()=>M});var E=t(21281),A=t(824),D=t(85392);const M=(l,o=[])=>({code:"invoice_claim_removed",message:`The docume\
nt is no longer an electronic invoice, because ${l}.`,...o.length>0?{mentions:o}:{}});async function _(l){const o=await i(l);return await(0,D.J)(l)?[M("it has n\
o attachments"),...o]:o}async function i(l){const{archive:o}=await(0,E.ds)(l);return o?.level!=="f"?[]:[(0,E.qg)(l,await(0,A.Br)(l),o,"its embedded files were r\
emoved")]}}),21281:(($,C,t)=>{t.d(C,{Ip:()=>o,XM:()=>g,Xb:()=>u,ds:()=>l,qg:()=>r,yB:()=>c});var E=t(59071),A=t(70549),D=t(21115),M=t(824),_=t(1975),i=t(60912);
const l=(0,A.n)(async e=>o(e,await(0,M.Br)(e)));function o(e,n){const h=(f,s)=>(0,E.wh)((0,_.sm)(n,f,s)[0]??""),O=d(h("pdfaid","part"),h("pdfaid","conformance").
toLowerCase()),L=v(h("pdfuaid","part"))?`PDF/UA-${h("pdfuaid","part")}`:void 0,I=[h("pdfxid","GTS_PDFXVersion")||h("pdfx","GTS_PDFXVersion")||((0,E.Gh)(e.resolve(
(0,M._U)(e)?.get("GTS_PDFXVersion")))??""),h("pdfe","ISO_PDFEVersion"),h("pdfvtid","GTS_PDFVTVersion")],K=[O?.name,L,...I.filter(f=>/^PDF\/[\w .:/()-]{1,40}$/.test(
f))];return{archive:O,accessible:L,names:K.filter(f=>f!==void 0)}}const v=e=>/^[1-9]$/.test(e);function d(e,n){if(!v(e))return;const h=/^[abuef]$/.test(n)?n:"";
return{part:Number(e),level:h,name:`PDF/A-${e}${h}`}}function r(e,n,h,O){return n&&a(e,n,[D.dK.pdfaid]),u(h,O)}const u=({name:e},n)=>({code:"pdfa_identification\
_removed",message:`The document no longer claims ${e}: ${n}.`});async function g(e){const n=await(0,M.Br)(e);if(!n)return[];const{archive:h,accessible:O}=o(e,n);
a(e,n,[D.dK.pdfaid,D.dK.pdfuaid]);const L=[h?.name,O].filter(B=>B!==void 0);return L.length>0?[T(L,"a merge cannot guarantee conformance")]:[]}const T=(e,n)=>({
code:"conformance_dropped",message:`The result no longer claims ${e.join(" and ")}, because ${n}.`}),c=({archive:e,accessible:n})=>[...e?[u(e,P)]:[],...n===void 0?
[]:[T([n],P)]],P="its metadata was removed";function a(e,n,h){n.properties.some(({namespace:O})=>h.includes(O))&&(0,i._L)(e,(0,i.QH)(n,({namespace:O})=>h.includes(
O),[]))}}),17413:(($,C,t)=>{t.d(C,{Y:()=>D});var E=t(21115),A=t(3907);async function D(_,i,l){const o=new M(i);await(0,A.km)(_,l,r=>((r.kind==="start"||r.kind===
"empty")&&o.start(r.name,r.attributes,r.from),(r.kind==="end"||r.kind==="empty")&&o.end(r.name,r.to),o.isTooDeep));const v=[];let d=0;for(const r of o.dropped)v.
push(_.slice(d,r.from)),d=r.to;return v.join("")+_.slice(d)}class M{drops;isTooDeep=!1;dropped=[];open=[];elements=[];scope=new E.ee;constructor(i){this.drops=i}start(i,l,o){
this.isTooDeep=this.open.length>=A.ol,this.scope.enter(l);const v=this.scope.ofElement(i);this.open.push({name:i,from:o,drops:this.drops(v,this.elements)}),this.
elements.push(v)}end(i,l){let o=this.open.length-1;for(;o>=0&&this.open[o].name!==i;)o--;if(o<0)return;const{drops:v,from:d}=this.open[o];for(;this.open.length>
o;)this.open.pop(),this.elements.pop(),this.scope.leave();if(v){for(;this.dropped.length>0&&this.dropped.at(-1).from>d;)this.dropped.pop();this.dropped.push({from:d,
to:l})}}}}),82715:(($,C,t)=>{t.d(C,{m:()=>D});var E=t(21115),A=t(3907);function D(M,_,i,l){const{text:o,properties:v,end:d,about:r}=M,u=v.find(P=>P.namespace===
E.dK[_]&&P.name===i),g=u&&o.slice(u.from,u.to).match(/^[\s\S]*(?=<\/(?:[\w.-]+:)?Bag\s*>)/)?.[0].length;if(u&&g!==void 0){const P=u.from+g;return`${o.slice(0,P)}${l.
replace("<rdf:li",`<rdf:li xmlns:rdf="${E.dK.rdf}"`)}${o.slice(P)}`}const T=`<${_}:${i}><rdf:Bag>
${l}</rdf:Bag></${_}:${i}>`,c=`<rdf:Description xmlns:rdf="${E.dK.rdf}" rdf:about="${(0,A.X)(r)}" xmlns:${_}="${E.dK[_]}">
${T}
</rdf:Description>
`;return`${o.slice(0,d)}${c}${o.slice(d)}`}}),60912:(($,C,t)=>{t.d(C,{QH:()=>M,T3:()=>_,_L:()=>v});var E=t(21115),A=t(3907),D=t(45599);function M(d,r,u){const{text:g,
properties:T,end:c,about:P}=d,a=[];let e=0;for(const n of T.filter(r).sort((h,O)=>h.from-O.from))n.from<e||(a.push(g.slice(e,n.from)),e=n.to);return a.push(g.slice(
e,Math.max(c,e))),u.length>0&&a.push(i(u,P)),a.push(g.slice(Math.max(c,e))),o(a.join(""))}function _(d){return`<?xpacket begin="\uFEFF" id="W5M0MpCehiHzreSzNTczkc9d"\
?>
<x:xmpmeta xmlns:x="adobe:ns:meta/">
<rdf:RDF xmlns:rdf="${E.dK.rdf}">
${i(d,"")}</rdf:RDF>
</x:xmpmeta>
<?xpacket end="w"?>`}function i(d,r){const g=[...new Set(d.map(({prefix:c})=>c))].map(c=>` xmlns:${c}="${E.dK[c]}"`).join(""),T=d.map(({prefix:c,name:P,form:a,values:e})=>`\
<${c}:${P}>${l(a,e)}</${c}:${P}>
`);return`<rdf:Description xmlns:rdf="${E.dK.rdf}" rdf:about="${(0,A.X)(r)}"${g}>
${T.join("")}</rdf:Description>
`}function l(d,r){const u=g=>r.map(T=>`<rdf:li${g}>${(0,A.X)(T)}</rdf:li>`).join("");switch(d){case"simple":return(0,A.X)(r[0]??"");case"alternative":return`<rd\
f:Alt>${u(' xml:lang="x-default"')}</rdf:Alt>`;case"ordered":return`<rdf:Seq>${u("")}</rdf:Seq>`;case"unordered":return`<rdf:Bag>${u("")}</rdf:Bag>`}}const o=d=>d.
replace(/^(\s*<\?xml\s[^>]*encoding\s*=\s*["'])[^"']*/,"$1UTF-8");function v(d,r){const u=d.catalog.get("Metadata"),g=d.resolve(u),T=g instanceof D.Z6?[...g.dict].
filter(([a])=>!["Filter","DecodeParms","Length"].includes(a)):[],c=new D.Bi([["Type",new D.SX("Metadata")],["Subtype",new D.SX("XML")],...T]),P=new D.Z6(c,Buffer.
from(r,"utf8"));(0,D.i9)(u)&&g instanceof D.Z6?d.put(u,P):d.edit(d.catalogNumber).set("Metadata",d.add(P))}}),73249:(($,C,t)=>{t.d(C,{E:()=>d});var E=t(21996),A=t(
87773),D=t(90536),M=t(78157),_=t(45599),i=t(12207),l=t(9819),o=t(17671);const v=/^(?:XYZ|Fit(?:H|V|R|B|BH|BV)?)$/;async function d(a){const e=await c(a);if(e.length===
0)return;let n;const h=(0,l.Wo)(a,"Dests");let O;for(const L of e){const B=a.get(L),I={changed:!1},K=f=>{r(f)&&(f[0]=u(a,f[0])??(O??=a.add(null)),I.changed=!0)};
r(B)&&(n??=await T(a),n.has(L)||K(B)),(0,_.cy)(B)&&B.forEach(K),(0,D.C)(B,f=>g(a,f,K)),h?.holder===L&&h.dict.forEach(K),I.changed&&a.edit(L)}O&&await(0,o.E2)(a,
O)}function r(a){return(0,_.cy)(a)&&typeof a[0]=="number"&&a[1]instanceof _.SX&&v.test(a[1].text)}function u(a,e){const n=(0,i.hN)(a,e);return n===void 0?void 0:
new _.oS(a.pages.number(n))}function g(a,e,n){const h=e.get("Names");(0,_.cy)(h)&&h.forEach(n),n(e.get("Dest")),n(e.get("OpenAction"));const O=a.resolve(e.get("\
S"));(O===null||(0,_.Eo)(O,"GoTo"))&&n(e.get("D"))}async function T(a){const e=new Set,{GoToR:n,GoToE:h}=await(0,E.zx)(a,["GoToR","GoToE"]);for await(const[,O]of(0,A.
$)(a,[...n,...h]))(0,D.C)(O,L=>{const[B,I]=[a.resolve(L.get("S")),L.get("D")];(0,_.i9)(I)&&((0,_.Eo)(B,"GoToR")||(0,_.Eo)(B,"GoToE"))&&e.add(I.number)});return e}
async function c(a){const e=new Set;await(0,E.RJ)(a,(n,h,O,L)=>{const B=n.subarray(h,O);for(const I of["Fit","XYZ"])for(let K=B.indexOf(I);K>=0;K=B.indexOf(I,K+
I.length)){if(!P(B,K))continue;const f=L(h+K);f!==void 0&&e.add(f)}});for(const n of(0,E.vb)(a))e.add(n);return[...e]}function P(a,e){let n=e-2;for(;n>=0&&M.Kl[a[n]]===
M.t6;)n--;return(0,M.yp)(a[n])}}),58006:(($,C,t)=>{t.d(C,{S:()=>l,n:()=>_});var E=t(68973),A=t(48249),D=t(45599);const M=["DecodeParms","F","FFilter","FDecodePa\
rms","DL"];function _(o,v,{compress:d}){const r=new D.Bi(o.dict);d?r.set("Filter",(0,D.UU)("FlateDecode")):r.delete("Filter");for(const u of M)r.delete(u);return new D.
Z6(r,d?(0,A.Kc)(v):v)}const i=6;async function l(o,v,d){const r=_(o,await(0,E.uM)(d).deflate(v,i),{compress:!1});return r.dict.set("Filter",(0,D.UU)("FlateDecod\
e")),r}}),87826:(($,C,t)=>{t.d(C,{N:()=>D,i:()=>_});var E=t(78157),A=t(14029);function D(i,l){const{bytes:o}=i;if(!(M(i)||(0,E.bS)(o.subarray(0,5)).toString("la\
tin1")!=="%PDF-"))return o.length===l.length?l:o}const M=({suspect:i,pages:l})=>i||l.count!==l.claimed||l.blank.length>0,_=async(i,l,o)=>D(i,l)??await(0,A.UN)(i,
o)})};
