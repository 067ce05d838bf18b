"use strict";exports.id=8163,exports.ids=[8163],exports.modules={94898:((U,L,t)=>{t.d(L,{Uo:()=>C,dp:()=>B,AL:()=>K,T5:()=>R});var E=t(61257),T=t(73249),D=t(9819),P=t(81077),
l=t(58006),p=t(45599),u=t(21115),r=t(17413);async function O(f){const s=f.editCatalog(),i=(0,D.Wo)(f,"Names"),_=i?(await(0,P.Zc)(f,i.dict.get("EmbeddedFiles"),"\
Names")).length:0;return i?.dict.has("EmbeddedFiles")&&(f.edit(i.holder),i.dict.delete("EmbeddedFiles")),s.delete("AF"),s.delete("Collection"),await d(f),_}async function d(f){
const s=f.catalog.get("Metadata"),i=f.resolve(s);if(!(0,p.i9)(s)||!(i instanceof p.Z6))return;let _;try{_=Buffer.from(f.decoded(i)).toString("latin1")}catch{return}
const M=await(0,r.Y)(_,({namespace:I,local:x})=>I===u.dK.xmpMM&&o.has(x),f.job.pace);M!==_&&f.put(s,(0,l.n)(i,Buffer.from(M,"latin1"),{compress:i.dict.has("Filt\
er")}))}const o=new Set(["History","Ingredients","Pantry","Manifest"]);var h=t(91519),g=t(44233),v=t(14029),A=t(17671);const c=4,n=1.5,e=12,a=1e5;class m{stack;constructor(s){
this.stack=[{document:s,first:0,count:s.pages.count}]}async around(s,i,_){const{stack:M}=this;for(;M.length>1&&!y(M.at(-1),s,i);)M.pop();const I=i-s+1;for(;;){const x=M.
at(-1);if(x.count<=e||x.count<I*n||x.count<I*64&&x.document.bytes.length>x.count*a)return x;const W=x.first+x.count-s;let $=Math.min(Math.max(Math.ceil(x.count/
c),I),W);if(_){const w=_[(0,g.BC)(_,s+$-1)]??1/0;if($=Math.min(w-s+1,W),$===I||x.count<$*n)return x}const S=await this.cut(x,s,s+$-1),F=await(0,v.UN)(S,{encryption:"\
none",compact:!0,draft:!0}),{onRepaired:X,...N}=S.job;M.push({document:await(0,h.E)(F,N),first:s,count:$})}}async cut(s,i,_){const M=s.document.fork();if(i>s.first||
_<s.first+s.count-1){const I=Uint32Array.from({length:_-i+1},(x,W)=>i-s.first+W+1);await(0,A.lh)(M,I)}return M}}const y=({first:f,count:s},i,_)=>f<=i&&_<f+s;function B(f,s){
const i=f.source.pages.count;return{pages:i,async*parts(){for(let _=0;_<i;){const M=await s(_);yield{first:_,...M},_=M.last+1}}}}class C{source;windows;options;attachments;notes;constructor(s,i,_,M,I){
this.source=s,this.windows=i,this.options=_,this.attachments=M,this.notes=I}static async of(s){const i=await O(s),_=i>0?await(0,E.py)(s):[];await(0,T.E)(s);const M={
encryption:s.security??"none",compact:!0};return new C(s,new m(s),M,i,_)}cut(s,i,_){return this.windows.cut(s,i,_)}}function K(f,s){const i=f.source.pages.count,
_=[...s.slice(1).map(({page:I})=>I-1),i-1];let M=0;return B(f,async I=>{const{page:x,...W}=s[M]??{page:I},$=_[M++];return{document:await f.cut(await f.windows.around(
I,$,_),I,$),last:$,...W}})}function R(f,s){return{pages:s.reduce((i,{first:_,last:M})=>i+M-_+1,0),async*parts(){for(const{first:i,last:_}of s)yield{document:await f.
cut(await f.windows.around(i,_),i,_),first:i,last:_}}}}}),18163:((U,L,t)=>{t.d(L,{gD:()=>g,lD:()=>r,sJ:()=>O});var E=t(31424),T=t(42973),D=t(91519),P=t(87826),l=t(
14029),p=t(98446),u=t(94898);async function r(c,{password:n,wholeUpTo:e=0,onSize:a},m,y){const B=await(0,D.E)(c.bytes,m,{password:n}),C=B.pages.count,K=c.bytes.
length<=e&&!o(B)?(0,P.N)(B,c.bytes):void 0;if(K)return h(K,C);const R=await u.Uo.of(B),{pages:f,parts:s}=await y(R),i=[];let[_,M,I]=[0,0,0];for await(const{document:W,
first:$,last:S,title:F,match:X}of s()){const N=(0,E.p)(i.length+1),w=await(0,l.UN)(W,R.options);i.push({name:N,bytes:await m.onResult({index:i.length,name:N,bytes:w}),
pageCount:S-$+1,firstPage:$+1,lastPage:S+1,...F===void 0?{}:{title:F},...X===void 0?{}:{match:X}}),_+=w.length,M=Math.max(M,w.length),a?.(w.length),v(m,i.length,
_),I+=S-$+1,m.pace.progress(I/f)}const{attachments:x}=R;return{documents:i,notes:x>0?[A(x),...R.notes]:[],facts:{sourcePageCount:C,partCount:i.length,largestBytes:M,
leftOutAttachments:x}}}const O=c=>c.documents.length===1?{...c,notes:[d,...c.notes]}:c,d={code:"not_split",message:"The document was not cut: the only part has \
all of its pages."},o=({suspect:c,pages:n})=>c||n.blank.length>0||n.count!==n.claimed,h=(c,n)=>({documents:[{name:(0,E.p)(1),bytes:c,pageCount:n,firstPage:1,lastPage:n}],
notes:[],facts:{sourcePageCount:n,partCount:1,largestBytes:c.length,leftOutAttachments:0}});function g(c,n){v(c,n,0)}function v({limits:c},n,e){if(n>c.parts)throw(0,T.
F)("parts",`The split makes more than ${(0,p.y_)(c.parts,"part")}`,"Ask for larger parts, or split a part of the document");if(e>c.partBytes)throw(0,T.F)("partB\
ytes",`The parts together are larger than ${c.partBytes} bytes`,"Ask for fewer parts: each part has its own copy of the fonts and images of its pages")}const A=c=>({
code:"attachments_left_out",message:`${(0,p.y_)(c,"attachment is","attachments are")} not in any part.`})}),85392:((U,L,t)=>{t.d(L,{J:()=>u,a:()=>r});var E=t(21115),
T=t(824),D=t(82715),P=t(60912),l=t(1975),p=t(92761);async function u(o){const h=await(0,T.Br)(o),g=({namespace:v})=>p.fD.includes(v);return h?.properties.some(g)?
((0,P._L)(o,(0,P.QH)(h,g,[])),!0):!1}async function r(o,h,g){const v=(n,e,a)=>({prefix:n,name:e,form:"simple",values:[a]}),A=(0,P.QH)(h,({namespace:n,name:e})=>p.
fD.includes(n)||n===E.dK.pdfaid&&e==="part",[v("pdfaid","part","3"),v("fx","DocumentType","INVOICE"),v("fx","DocumentFileName",g.file),v("fx","Version",g.version),
v("fx","ConformanceLevel",g.level)]),c=await(0,l.kg)(Buffer.from(A,"utf8"),o.job.pace);(0,P._L)(o,(0,D.m)(c,"pdfaExtension","schemas",d))}const O=[["DocumentTyp\
e","Type of the invoice document"],["DocumentFileName","Name of the embedded XML invoice"],["Version","Version of the XML invoice standard"],["ConformanceLevel",
"Profile of the XML invoice"]],d=`<rdf:li rdf:parseType="Resource" xmlns:pdfaSchema="${E.dK.pdfaSchema}" xmlns:pdfaProperty="${E.dK.pdfaProperty}">
<pdfaSchema:schema>Factur-X PDFA Extension Schema</pdfaSchema:schema>
<pdfaSchema:namespaceURI>${E.dK.fx}</pdfaSchema:namespaceURI>
<pdfaSchema:prefix>fx</pdfaSchema:prefix>
<pdfaSchema:property><rdf:Seq>
${O.map(([o,h])=>`<rdf:li rdf:parseType="Resource"><pdfaProperty:name>${o}</pdfaProperty:name><pdfaProperty:valueType>Text</pdfaProperty:valueType><pdfaProperty\
:category>external</pdfaProperty:category><pdfaProperty:description>${h}</pdfaProperty:description></rdf:li>
`).join("")}</rdf:Seq></pdfaSchema:property>
</rdf:li>
`}),61257:((U,L,t)=>{t.d(L,{Ah:()=>p,py:()=>l,yW:()=>P});var E=t(21281),T=t(824),D=t(85392);const P=(u,r=[])=>({code:"invoice_claim_removed",message:`The docume\
nt is no longer an electronic invoice, because ${u}.`,...r.length>0?{mentions:r}:{}});async function l(u){const r=await p(u);return await(0,D.J)(u)?[P("it has n\
o attachments"),...r]:r}async function p(u){const{archive:r}=await(0,E.ds)(u);return r?.level!=="f"?[]:[(0,E.qg)(u,await(0,T.Br)(u),r,"its embedded files were r\
emoved")]}}),21281:((U,L,t)=>{t.d(L,{Ip:()=>r,XM:()=>g,Xb:()=>h,ds:()=>u,qg:()=>o,yB:()=>A});var E=t(59071),T=t(70549),D=t(21115),P=t(824),l=t(1975),p=t(60912);
const u=(0,T.n)(async e=>r(e,await(0,P.Br)(e)));function r(e,a){const m=(f,s)=>(0,E.wh)((0,l.sm)(a,f,s)[0]??""),y=d(m("pdfaid","part"),m("pdfaid","conformance").
toLowerCase()),B=O(m("pdfuaid","part"))?`PDF/UA-${m("pdfuaid","part")}`:void 0,K=[m("pdfxid","GTS_PDFXVersion")||m("pdfx","GTS_PDFXVersion")||((0,E.Gh)(e.resolve(
(0,P._U)(e)?.get("GTS_PDFXVersion")))??""),m("pdfe","ISO_PDFEVersion"),m("pdfvtid","GTS_PDFVTVersion")],R=[y?.name,B,...K.filter(f=>/^PDF\/[\w .:/()-]{1,40}$/.test(
f))];return{archive:y,accessible:B,names:R.filter(f=>f!==void 0)}}const O=e=>/^[1-9]$/.test(e);function d(e,a){if(!O(e))return;const m=/^[abuef]$/.test(a)?a:"";
return{part:Number(e),level:m,name:`PDF/A-${e}${m}`}}function o(e,a,m,y){return a&&n(e,a,[D.dK.pdfaid]),h(m,y)}const h=({name:e},a)=>({code:"pdfa_identification\
_removed",message:`The document no longer claims ${e}: ${a}.`});async function g(e){const a=await(0,P.Br)(e);if(!a)return[];const{archive:m,accessible:y}=r(e,a);
n(e,a,[D.dK.pdfaid,D.dK.pdfuaid]);const B=[m?.name,y].filter(C=>C!==void 0);return B.length>0?[v(B,"a merge cannot guarantee conformance")]:[]}const v=(e,a)=>({
code:"conformance_dropped",message:`The result no longer claims ${e.join(" and ")}, because ${a}.`}),A=({archive:e,accessible:a})=>[...e?[h(e,c)]:[],...a===void 0?
[]:[v([a],c)]],c="its metadata was removed";function n(e,a,m){a.properties.some(({namespace:y})=>m.includes(y))&&(0,p._L)(e,(0,p.QH)(a,({namespace:y})=>m.includes(
y),[]))}}),17413:((U,L,t)=>{t.d(L,{Y:()=>D});var E=t(21115),T=t(3907);async function D(l,p,u){const r=new P(p);await(0,T.km)(l,u,o=>((o.kind==="start"||o.kind===
"empty")&&r.start(o.name,o.attributes,o.from),(o.kind==="end"||o.kind==="empty")&&r.end(o.name,o.to),r.isTooDeep));const O=[];let d=0;for(const o of r.dropped)O.
push(l.slice(d,o.from)),d=o.to;return O.join("")+l.slice(d)}class P{drops;isTooDeep=!1;dropped=[];open=[];elements=[];scope=new E.ee;constructor(p){this.drops=p}start(p,u,r){
this.isTooDeep=this.open.length>=T.ol,this.scope.enter(u);const O=this.scope.ofElement(p);this.open.push({name:p,from:r,drops:this.drops(O,this.elements)}),this.
elements.push(O)}end(p,u){let r=this.open.length-1;for(;r>=0&&this.open[r].name!==p;)r--;if(r<0)return;const{drops:O,from:d}=this.open[r];for(;this.open.length>
r;)this.open.pop(),this.elements.pop(),this.scope.leave();if(O){for(;this.dropped.length>0&&this.dropped.at(-1).from>d;)this.dropped.pop();this.dropped.push({from:d,
to:u})}}}}),82715:((U,L,t)=>{t.d(L,{m:()=>D});var E=t(21115),T=t(3907);function D(P,l,p,u){const{text:r,properties:O,end:d,about:o}=P,h=O.find(c=>c.namespace===
E.dK[l]&&c.name===p),g=h&&r.slice(h.from,h.to).match(/^[\s\S]*(?=<\/(?:[\w.-]+:)?Bag\s*>)/)?.[0].length;if(h&&g!==void 0){const c=h.from+g;return`${r.slice(0,c)}${u.
replace("<rdf:li",`<rdf:li xmlns:rdf="${E.dK.rdf}"`)}${r.slice(c)}`}const v=`<${l}:${p}><rdf:Bag>
${u}</rdf:Bag></${l}:${p}>`,A=`<rdf:Description xmlns:rdf="${E.dK.rdf}" rdf:about="${(0,T.X)(o)}" xmlns:${l}="${E.dK[l]}">
${v}
</rdf:Description>
`;return`${r.slice(0,d)}${A}${r.slice(d)}`}}),60912:((U,L,t)=>{t.d(L,{QH:()=>P,T3:()=>l,_L:()=>O});var E=t(21115),T=t(3907),D=t(45599);function P(d,o,h){const{text:g,
properties:v,end:A,about:c}=d,n=[];let e=0;for(const a of v.filter(o).sort((m,y)=>m.from-y.from))a.from<e||(n.push(g.slice(e,a.from)),e=a.to);return n.push(g.slice(
e,Math.max(A,e))),h.length>0&&n.push(p(h,c)),n.push(g.slice(Math.max(A,e))),r(n.join(""))}function l(d){return`<?xpacket begin="\uFEFF" id="W5M0MpCehiHzreSzNTczkc9d"\
?>
<x:xmpmeta xmlns:x="adobe:ns:meta/">
<rdf:RDF xmlns:rdf="${E.dK.rdf}">
${p(d,"")}</rdf:RDF>
</x:xmpmeta>
<?xpacket end="w"?>`}function p(d,o){const g=[...new Set(d.map(({prefix:A})=>A))].map(A=>` xmlns:${A}="${E.dK[A]}"`).join(""),v=d.map(({prefix:A,name:c,form:n,values:e})=>`\
<${A}:${c}>${u(n,e)}</${A}:${c}>
`);return`<rdf:Description xmlns:rdf="${E.dK.rdf}" rdf:about="${(0,T.X)(o)}"${g}>
${v.join("")}</rdf:Description>
`}function u(d,o){const h=g=>o.map(v=>`<rdf:li${g}>${(0,T.X)(v)}</rdf:li>`).join("");switch(d){case"simple":return(0,T.X)(o[0]??"");case"alternative":return`<rd\
f:Alt>${h(' xml:lang="x-default"')}</rdf:Alt>`;case"ordered":return`<rdf:Seq>${h("")}</rdf:Seq>`;case"unordered":return`<rdf:Bag>${h("")}</rdf:Bag>`}}const r=d=>d.
replace(/^(\s*<\?xml\s[^>]*encoding\s*=\s*["'])[^"']*/,"$1UTF-8");function O(d,o){const h=d.catalog.get("Metadata"),g=d.resolve(h),v=g instanceof D.Z6?[...g.dict].
filter(([n])=>!["Filter","DecodeParms","Length"].includes(n)):[],A=new D.Bi([["Type",new D.SX("Metadata")],["Subtype",new D.SX("XML")],...v]),c=new D.Z6(A,Buffer.
from(o,"utf8"));(0,D.i9)(h)&&g instanceof D.Z6?d.put(h,c):d.edit(d.catalogNumber).set("Metadata",d.add(c))}}),73249:((U,L,t)=>{t.d(L,{E:()=>d});var E=t(21996),T=t(
87773),D=t(90536),P=t(78157),l=t(45599),p=t(12207),u=t(9819),r=t(17671);const O=/^(?:XYZ|Fit(?:H|V|R|B|BH|BV)?)$/;async function d(n){const e=await A(n);if(e.length===
0)return;let a;const m=(0,u.Wo)(n,"Dests");let y;for(const B of e){const C=n.get(B),K={changed:!1},R=f=>{o(f)&&(f[0]=h(n,f[0])??(y??=n.add(null)),K.changed=!0)};
o(C)&&(a??=await v(n),a.has(B)||R(C)),(0,l.cy)(C)&&C.forEach(R),(0,D.C)(C,f=>g(n,f,R)),m?.holder===B&&m.dict.forEach(R),K.changed&&n.edit(B)}y&&await(0,r.E2)(n,
y)}function o(n){return(0,l.cy)(n)&&typeof n[0]=="number"&&n[1]instanceof l.SX&&O.test(n[1].text)}function h(n,e){const a=(0,p.hN)(n,e);return a===void 0?void 0:
new l.oS(n.pages.number(a))}function g(n,e,a){const m=e.get("Names");(0,l.cy)(m)&&m.forEach(a),a(e.get("Dest")),a(e.get("OpenAction"));const y=n.resolve(e.get("\
S"));(y===null||(0,l.Eo)(y,"GoTo"))&&a(e.get("D"))}async function v(n){const e=new Set,{GoToR:a,GoToE:m}=await(0,E.zx)(n,["GoToR","GoToE"]);for await(const[,y]of(0,T.
$)(n,[...a,...m]))(0,D.C)(y,B=>{const[C,K]=[n.resolve(B.get("S")),B.get("D")];(0,l.i9)(K)&&((0,l.Eo)(C,"GoToR")||(0,l.Eo)(C,"GoToE"))&&e.add(K.number)});return e}
async function A(n){const e=new Set;await(0,E.RJ)(n,(a,m,y,B)=>{const C=a.subarray(m,y);for(const K of["Fit","XYZ"])for(let R=C.indexOf(K);R>=0;R=C.indexOf(K,R+
K.length)){if(!c(C,R))continue;const f=B(m+R);f!==void 0&&e.add(f)}});for(const a of(0,E.vb)(n))e.add(a);return[...e]}function c(n,e){let a=e-2;for(;a>=0&&P.Kl[n[a]]===
P.t6;)a--;return(0,P.yp)(n[a])}}),58006:((U,L,t)=>{t.d(L,{S:()=>u,n:()=>l});var E=t(68973),T=t(48249),D=t(45599);const P=["DecodeParms","F","FFilter","FDecodePa\
rms","DL"];function l(r,O,{compress:d}){const o=new D.Bi(r.dict);d?o.set("Filter",(0,D.UU)("FlateDecode")):o.delete("Filter");for(const h of P)o.delete(h);return new D.
Z6(o,d?(0,T.Kc)(O):O)}const p=6;async function u(r,O,d){const o=l(r,await(0,E.uM)(d).deflate(O,p),{compress:!1});return o.dict.set("Filter",(0,D.UU)("FlateDecod\
e")),o}}),87826:((U,L,t)=>{t.d(L,{N:()=>D,i:()=>P});var E=t(78157),T=t(14029);function D({suspect:l,bytes:p},u){if(!(l||(0,E.bS)(p.subarray(0,5)).toString("lati\
n1")!=="%PDF-"))return p.length===u.length?u:p}const P=async(l,p,u)=>D(l,p)??await(0,T.UN)(l,u)})};
