"use strict";exports.id=8163,exports.ids=[8163],exports.modules={94898:((U,L,t)=>{t.d(L,{Uo:()=>C,dp:()=>A,AL:()=>K,T5:()=>I});var h=t(61257),T=t(73249),E=t(9819),P=t(81077),
l=t(58006),c=t(45599),D=t(21115),p=t(17413);async function O(f){const s=f.editCatalog(),i=(0,E.Wo)(f,"Names"),_=i?(await(0,P.Zc)(f,i.dict.get("EmbeddedFiles"),"\
Names")).length:0;return i?.dict.has("EmbeddedFiles")&&(f.edit(i.holder),i.dict.delete("EmbeddedFiles")),s.delete("AF"),s.delete("Collection"),await d(f),_}async function d(f){
const s=f.catalog.get("Metadata"),i=f.resolve(s);if(!(0,c.i9)(s)||!(i instanceof c.Z6))return;let _;try{_=Buffer.from(f.decoded(i)).toString("latin1")}catch{return}
const M=await(0,p.Y)(_,({namespace:R,local:x})=>R===D.dK.xmpMM&&o.has(x),f.job.pace);M!==_&&f.put(s,(0,l.n)(i,Buffer.from(M,"latin1"),{compress:i.dict.has("Filt\
er")}))}const o=new Set(["History","Ingredients","Pantry","Manifest"]);var u=t(91519),g=t(44233),v=t(14029),B=t(17671);const r=4,n=1.5,e=12,a=1e5;class m{stack;constructor(s){
this.stack=[{document:s,first:0,count:s.pages.count}]}async around(s,i,_){const{stack:M}=this;for(;M.length>1&&!y(M.at(-1),s,i);)M.pop();const R=i-s+1;for(;;){const x=M.
at(-1);if(x.count<=e||x.count<R*n||x.count<R*64&&x.document.bytes.length>x.count*a)return x;const W=x.first+x.count-s;let $=Math.min(Math.max(Math.ceil(x.count/
r),R),W);if(_){const F=_[(0,g.BC)(_,s+$-1)]??1/0;if($=Math.min(F-s+1,W),$===R||x.count<$*n)return x}const S=await this.cut(x,s,s+$-1),w=await(0,v.UN)(S,{encryption:"\
none",compact:!0,draft:!0});M.push({document:await(0,u.E)(w,S.job),first:s,count:$})}}async cut(s,i,_){const M=s.document.fork();if(i>s.first||_<s.first+s.count-
1){const R=Uint32Array.from({length:_-i+1},(x,W)=>i-s.first+W+1);await(0,B.lh)(M,R)}return M}}const y=({first:f,count:s},i,_)=>f<=i&&_<f+s;function A(f,s){const i=f.
source.pages.count;return{pages:i,async*parts(){for(let _=0;_<i;){const M=await s(_);yield{first:_,...M},_=M.last+1}}}}class C{source;windows;options;attachments;notes;constructor(s,i,_,M,R){
this.source=s,this.windows=i,this.options=_,this.attachments=M,this.notes=R}static async of(s){const i=await O(s),_=i>0?await(0,h.p)(s):[];await(0,T.E)(s);const M={
encryption:s.security??"none",compact:!0};return new C(s,new m(s),M,i,_)}cut(s,i,_){return this.windows.cut(s,i,_)}}function K(f,s){const i=f.source.pages.count,
_=[...s.slice(1).map(({page:R})=>R-1),i-1];let M=0;return A(f,async R=>{const{page:x,...W}=s[M]??{page:R},$=_[M++];return{document:await f.cut(await f.windows.around(
R,$,_),R,$),last:$,...W}})}function I(f,s){return{pages:s.reduce((i,{first:_,last:M})=>i+M-_+1,0),async*parts(){for(const{first:i,last:_}of s)yield{document:await f.
cut(await f.windows.around(i,_),i,_),first:i,last:_}}}}}),18163:((U,L,t)=>{t.d(L,{gD:()=>g,lD:()=>p,sJ:()=>O});var h=t(31424),T=t(42973),E=t(91519),P=t(87826),l=t(
14029),c=t(98446),D=t(94898);async function p(r,{password:n,wholeUpTo:e=0,onSize:a},m,y){const A=await(0,E.E)(r.bytes,m,{password:n}),C=A.pages.count,K=r.bytes.
length<=e&&!o(A)?(0,P.N)(A,r.bytes):void 0;if(K)return u(K,C);const I=await D.Uo.of(A),{pages:f,parts:s}=await y(I),i=[];let[_,M,R]=[0,0,0];for await(const{document:W,
first:$,last:S,title:w,match:F}of s()){const X=(0,h.p)(i.length+1),N=await(0,l.UN)(W,I.options);i.push({name:X,bytes:await m.onResult({index:i.length,name:X,bytes:N}),
pageCount:S-$+1,firstPage:$+1,lastPage:S+1,...w===void 0?{}:{title:w},...F===void 0?{}:{match:F}}),_+=N.length,M=Math.max(M,N.length),a?.(N.length),v(m,i.length,
_),R+=S-$+1,m.pace.progress(R/f)}const{attachments:x}=I;return{documents:i,notes:x>0?[B(x),...I.notes]:[],facts:{sourcePageCount:C,partCount:i.length,largestBytes:M,
leftOutAttachments:x}}}const O=r=>r.documents.length===1?{...r,notes:[d,...r.notes]}:r,d={code:"not_split",message:"The document was not cut: the only part has \
all of its pages."},o=({suspect:r,pages:n})=>r||n.blank.length>0||n.count!==n.claimed,u=(r,n)=>({documents:[{name:(0,h.p)(1),bytes:r,pageCount:n,firstPage:1,lastPage:n}],
notes:[],facts:{sourcePageCount:n,partCount:1,largestBytes:r.length,leftOutAttachments:0}});function g(r,n){v(r,n,0)}function v({limits:r},n,e){if(n>r.parts)throw(0,T.
F)("parts",`The split makes more than ${(0,c.y_)(r.parts,"part")}`,"Ask for larger parts, or split a part of the document");if(e>r.partBytes)throw(0,T.F)("partB\
ytes",`The parts together are larger than ${r.partBytes} bytes`,"Ask for fewer parts: each part has its own copy of the fonts and images of its pages")}const B=r=>({
code:"attachments_left_out",message:`${(0,c.y_)(r,"attachment is","attachments are")} not in any part.`})}),85392:((U,L,t)=>{t.d(L,{J:()=>D,a:()=>p});var h=t(21115),
T=t(824),E=t(82715),P=t(60912),l=t(1975),c=t(92761);async function D(o){const u=await(0,T.Br)(o),g=({namespace:v})=>c.fD.includes(v);return u?.properties.some(g)?
((0,P._L)(o,(0,P.QH)(u,g,[])),!0):!1}async function p(o,u,g){const v=(n,e,a)=>({prefix:n,name:e,form:"simple",values:[a]}),B=(0,P.QH)(u,({namespace:n,name:e})=>c.
fD.includes(n)||n===h.dK.pdfaid&&e==="part",[v("pdfaid","part","3"),v("fx","DocumentType","INVOICE"),v("fx","DocumentFileName",g.file),v("fx","Version",g.version),
v("fx","ConformanceLevel",g.level)]),r=await(0,l.kg)(Buffer.from(B,"utf8"),o.job.pace);(0,P._L)(o,(0,E.m)(r,"pdfaExtension","schemas",d))}const O=[["DocumentTyp\
e","Type of the invoice document"],["DocumentFileName","Name of the embedded XML invoice"],["Version","Version of the XML invoice standard"],["ConformanceLevel",
"Profile of the XML invoice"]],d=`<rdf:li rdf:parseType="Resource" xmlns:pdfaSchema="${h.dK.pdfaSchema}" xmlns:pdfaProperty="${h.dK.pdfaProperty}">
<pdfaSchema:schema>Factur-X PDFA Extension Schema</pdfaSchema:schema>
<pdfaSchema:namespaceURI>${h.dK.fx}</pdfaSchema:namespaceURI>
<pdfaSchema:prefix>fx</pdfaSchema:prefix>
<pdfaSchema:property><rdf:Seq>
${O.map(([o,u])=>`<rdf:li rdf:parseType="Resource"><pdfaProperty:name>${o}</pdfaProperty:name><pdfaProperty:valueType>Text</pdfaProperty:valueType><pdfaProperty\
:category>external</pdfaProperty:category><pdfaProperty:description>${u}</pdfaProperty:description></rdf:li>
`).join("")}</rdf:Seq></pdfaSchema:property>
</rdf:li>
`}),61257:((U,L,t)=>{t.d(L,{p:()=>l,y:()=>P});var h=t(21281),T=t(824),E=t(85392);const P=(c,D=[])=>({code:"invoice_claim_removed",message:`The document is no lo\
nger an electronic invoice, because ${c}.`,...D.length>0?{mentions:D}:{}});async function l(c){const D=[],{archive:p}=await(0,h.ds)(c);return await(0,E.J)(c)&&D.
push(P("it has no attachments")),p?.level==="f"&&D.push((0,h.qg)(c,await(0,T.Br)(c),p,"its embedded files were removed")),D}}),21281:((U,L,t)=>{t.d(L,{Ip:()=>p,
XM:()=>g,Xb:()=>u,ds:()=>D,qg:()=>o,yB:()=>B});var h=t(59071),T=t(70549),E=t(21115),P=t(824),l=t(1975),c=t(60912);const D=(0,T.n)(async e=>p(e,await(0,P.Br)(e)));
function p(e,a){const m=(f,s)=>(0,h.wh)((0,l.sm)(a,f,s)[0]??""),y=d(m("pdfaid","part"),m("pdfaid","conformance").toLowerCase()),A=O(m("pdfuaid","part"))?`PDF/UA\
-${m("pdfuaid","part")}`:void 0,K=[m("pdfxid","GTS_PDFXVersion")||m("pdfx","GTS_PDFXVersion")||((0,h.Gh)(e.resolve((0,P._U)(e)?.get("GTS_PDFXVersion")))??""),m(
"pdfe","ISO_PDFEVersion"),m("pdfvtid","GTS_PDFVTVersion")],I=[y?.name,A,...K.filter(f=>/^PDF\/[\w .:/()-]{1,40}$/.test(f))];return{archive:y,accessible:A,names:I.
filter(f=>f!==void 0)}}const O=e=>/^[1-9]$/.test(e);function d(e,a){if(!O(e))return;const m=/^[abuef]$/.test(a)?a:"";return{part:Number(e),level:m,name:`PDF/A-${e}${m}`}}
function o(e,a,m,y){return a&&n(e,a,[E.dK.pdfaid]),u(m,y)}const u=({name:e},a)=>({code:"pdfa_identification_removed",message:`The document no longer claims ${e}\
: ${a}.`});async function g(e){const a=await(0,P.Br)(e);if(!a)return[];const{archive:m,accessible:y}=p(e,a);n(e,a,[E.dK.pdfaid,E.dK.pdfuaid]);const A=[m?.name,y].
filter(C=>C!==void 0);return A.length>0?[v(A,"a merge cannot guarantee conformance")]:[]}const v=(e,a)=>({code:"conformance_dropped",message:`The result no long\
er claims ${e.join(" and ")}, because ${a}.`}),B=({archive:e,accessible:a})=>[...e?[u(e,r)]:[],...a===void 0?[]:[v([a],r)]],r="its metadata was removed";function n(e,a,m){
a.properties.some(({namespace:y})=>m.includes(y))&&(0,c._L)(e,(0,c.QH)(a,({namespace:y})=>m.includes(y),[]))}}),17413:((U,L,t)=>{t.d(L,{Y:()=>E});var h=t(21115),
T=t(3907);async function E(l,c,D){const p=new P(c);await(0,T.km)(l,D,o=>((o.kind==="start"||o.kind==="empty")&&p.start(o.name,o.attributes,o.from),(o.kind==="en\
d"||o.kind==="empty")&&p.end(o.name,o.to),p.isTooDeep));const O=[];let d=0;for(const o of p.dropped)O.push(l.slice(d,o.from)),d=o.to;return O.join("")+l.slice(d)}
class P{drops;isTooDeep=!1;dropped=[];open=[];elements=[];scope=new h.ee;constructor(c){this.drops=c}start(c,D,p){this.isTooDeep=this.open.length>=T.ol,this.scope.
enter(D);const O=this.scope.ofElement(c);this.open.push({name:c,from:p,drops:this.drops(O,this.elements)}),this.elements.push(O)}end(c,D){let p=this.open.length-
1;for(;p>=0&&this.open[p].name!==c;)p--;if(p<0)return;const{drops:O,from:d}=this.open[p];for(;this.open.length>p;)this.open.pop(),this.elements.pop(),this.scope.
leave();if(O){for(;this.dropped.length>0&&this.dropped.at(-1).from>d;)this.dropped.pop();this.dropped.push({from:d,to:D})}}}}),82715:((U,L,t)=>{t.d(L,{m:()=>E});
var h=t(21115),T=t(3907);function E(P,l,c,D){const{text:p,properties:O,end:d,about:o}=P,u=O.find(r=>r.namespace===h.dK[l]&&r.name===c),g=u&&p.slice(u.from,u.to).
match(/^[\s\S]*(?=<\/(?:[\w.-]+:)?Bag\s*>)/)?.[0].length;if(u&&g!==void 0){const r=u.from+g;return`${p.slice(0,r)}${D.replace("<rdf:li",`<rdf:li xmlns:rdf="${h.
dK.rdf}"`)}${p.slice(r)}`}const v=`<${l}:${c}><rdf:Bag>
${D}</rdf:Bag></${l}:${c}>`,B=`<rdf:Description xmlns:rdf="${h.dK.rdf}" rdf:about="${(0,T.X)(o)}" xmlns:${l}="${h.dK[l]}">
${v}
</rdf:Description>
`;return`${p.slice(0,d)}${B}${p.slice(d)}`}}),60912:((U,L,t)=>{t.d(L,{QH:()=>P,T3:()=>l,_L:()=>O});var h=t(21115),T=t(3907),E=t(45599);function P(d,o,u){const{text:g,
properties:v,end:B,about:r}=d,n=[];let e=0;for(const a of v.filter(o).sort((m,y)=>m.from-y.from))a.from<e||(n.push(g.slice(e,a.from)),e=a.to);return n.push(g.slice(
e,Math.max(B,e))),u.length>0&&n.push(c(u,r)),n.push(g.slice(Math.max(B,e))),p(n.join(""))}function l(d){return`<?xpacket begin="\uFEFF" id="W5M0MpCehiHzreSzNTczkc9d"\
?>
<x:xmpmeta xmlns:x="adobe:ns:meta/">
<rdf:RDF xmlns:rdf="${h.dK.rdf}">
${c(d,"")}</rdf:RDF>
</x:xmpmeta>
<?xpacket end="w"?>`}function c(d,o){const g=[...new Set(d.map(({prefix:B})=>B))].map(B=>` xmlns:${B}="${h.dK[B]}"`).join(""),v=d.map(({prefix:B,name:r,form:n,values:e})=>`\
<${B}:${r}>${D(n,e)}</${B}:${r}>
`);return`<rdf:Description xmlns:rdf="${h.dK.rdf}" rdf:about="${(0,T.X)(o)}"${g}>
${v.join("")}</rdf:Description>
`}function D(d,o){const u=g=>o.map(v=>`<rdf:li${g}>${(0,T.X)(v)}</rdf:li>`).join("");switch(d){case"simple":return(0,T.X)(o[0]??"");case"alternative":return`<rd\
f:Alt>${u(' xml:lang="x-default"')}</rdf:Alt>`;case"ordered":return`<rdf:Seq>${u("")}</rdf:Seq>`;case"unordered":return`<rdf:Bag>${u("")}</rdf:Bag>`}}const p=d=>d.
replace(/^(\s*<\?xml\s[^>]*encoding\s*=\s*["'])[^"']*/,"$1UTF-8");function O(d,o){const u=d.catalog.get("Metadata"),g=d.resolve(u),v=g instanceof E.Z6?[...g.dict].
filter(([n])=>!["Filter","DecodeParms","Length"].includes(n)):[],B=new E.Bi([["Type",new E.SX("Metadata")],["Subtype",new E.SX("XML")],...v]),r=new E.Z6(B,Buffer.
from(o,"utf8"));(0,E.i9)(u)&&g instanceof E.Z6?d.put(u,r):d.edit(d.catalogNumber).set("Metadata",d.add(r))}}),73249:((U,L,t)=>{t.d(L,{E:()=>d});var h=t(21996),T=t(
87773),E=t(90536),P=t(78157),l=t(45599),c=t(12207),D=t(9819),p=t(17671);const O=/^(?:XYZ|Fit(?:H|V|R|B|BH|BV)?)$/;async function d(n){const e=await B(n);if(e.length===
0)return;let a;const m=(0,D.Wo)(n,"Dests");let y;for(const A of e){const C=n.get(A),K={changed:!1},I=f=>{o(f)&&(f[0]=u(n,f[0])??(y??=n.add(null)),K.changed=!0)};
o(C)&&(a??=await v(n),a.has(A)||I(C)),(0,l.cy)(C)&&C.forEach(I),(0,E.C)(C,f=>g(n,f,I)),m?.holder===A&&m.dict.forEach(I),K.changed&&n.edit(A)}y&&await(0,p.E2)(n,
y)}function o(n){return(0,l.cy)(n)&&typeof n[0]=="number"&&n[1]instanceof l.SX&&O.test(n[1].text)}function u(n,e){const a=(0,c.hN)(n,e);return a===void 0?void 0:
new l.oS(n.pages.number(a))}function g(n,e,a){const m=e.get("Names");(0,l.cy)(m)&&m.forEach(a),a(e.get("Dest")),a(e.get("OpenAction"));const y=n.resolve(e.get("\
S"));(y===null||(0,l.Eo)(y,"GoTo"))&&a(e.get("D"))}async function v(n){const e=new Set,{GoToR:a,GoToE:m}=await(0,h.zx)(n,["GoToR","GoToE"]);for await(const[,y]of(0,T.
$)(n,[...a,...m]))(0,E.C)(y,A=>{const[C,K]=[n.resolve(A.get("S")),A.get("D")];(0,l.i9)(K)&&((0,l.Eo)(C,"GoToR")||(0,l.Eo)(C,"GoToE"))&&e.add(K.number)});return e}
async function B(n){const e=new Set;await(0,h.RJ)(n,(a,m,y,A)=>{const C=a.subarray(m,y);for(const K of["Fit","XYZ"])for(let I=C.indexOf(K);I>=0;I=C.indexOf(K,I+
K.length)){if(!r(C,I))continue;const f=A(m+I);f!==void 0&&e.add(f)}});for(const a of(0,h.vb)(n))e.add(a);return[...e]}function r(n,e){let a=e-2;for(;a>=0&&P.Kl[n[a]]===
P.t6;)a--;return(0,P.yp)(n[a])}}),58006:((U,L,t)=>{t.d(L,{S:()=>D,n:()=>l});var h=t(68973),T=t(48249),E=t(45599);const P=["DecodeParms","F","FFilter","FDecodePa\
rms","DL"];function l(p,O,{compress:d}){const o=new E.Bi(p.dict);d?o.set("Filter",(0,E.UU)("FlateDecode")):o.delete("Filter");for(const u of P)o.delete(u);return new E.
Z6(o,d?(0,T.Kc)(O):O)}const c=6;async function D(p,O,d){const o=l(p,await(0,h.uM)(d).deflate(O,c),{compress:!1});return o.dict.set("Filter",(0,E.UU)("FlateDecod\
e")),o}}),87826:((U,L,t)=>{t.d(L,{N:()=>E,i:()=>P});var h=t(78157),T=t(14029);function E({suspect:l,bytes:c},D){if(!(l||(0,h.bS)(c.subarray(0,5)).toString("lati\
n1")!=="%PDF-"))return c.length===D.length?D:c}const P=async(l,c,D)=>E(l,c)??await(0,T.UN)(l,D)})};
