"use strict";exports.id=1663,exports.ids=[1663],exports.modules={46972:((X,$,s)=>{s.r($),s.d($,{sanitize_document:()=>fe});var p=s(39491),T=s(45599),y=s(44082),O=s(64261),h=s(
21011),D=s(90896);const g=["XObject","Properties"];async function C(v){const{pages:f,job:_}=v;await(0,D.g)(v);const E=new O.h(v),c=new Map;for(let A=0;A<f.count;A++){
const R=_.pace.step(2e4);R&&await R;const I=f.number(A),j=v.entry(I,"Resources"),U=v.dict(j),b=(U?g.map(G=>U.get(G)):[]).filter(G=>(v.dict(G)?.size??0)>0);if(!U||
b.length===0)continue;const V=E.inContent(I),W=V&&E.borrowed(I,new y.EC(v,U),V);for(const G of b){const Y=v.dict(G),ne=G instanceof T.oS?G.number:j instanceof T.
oS?j.number:I,ce=c.get(Y)??{holder:ne,used:new Set,isKnown:!0};c.set(Y,ce),W||(ce.isKnown=!1);for(const ge of W??[])ce.used.add(ge)}}let S=0;for(const[A,{holder:R,
used:I,isKnown:j}]of c){const U=j?[...A.keys()].filter(N=>!I.has(N)&&w(v,A,N)):[];if(U.length!==0){v.edit(R);for(const N of U)A.delete(N);S+=U.length}}return S}
function w(v,f,_){const E=v.resolve(f.get(_));return!(0,T.Zm)(E)||h.D.some(c=>E.has(c))}var d=s(77500),t=s(85392),e=s(21281),n=s(824),a=s(17671),u=s(86537),r=s(
56681),m=s(30135),P=s(36211),K=s(37709),B=s(68096);const F=new Set(["Tj","TJ","'",'"']);class Z{document;trace;removals;cuts=new Map;ids=[];paints=new Map;shown=new Map;constructor(f,_,E){
this.document=f,this.trace=_,this.removals=E;for(const c of _.shown)this.shown.set(`${c.stream} ${c.from}`,c)}async find(f){const{document:_,trace:E}=this,c=_.pages.
number(f),S=new m.E(_,_.pages.attribute(f,"Resources"),c);await this.stream(0,S);for(const A of E.contents.keys())await this.stream(A,S)}async stream(f,_){const E=this.
paints.get(f);if(E!==void 0)return E;this.paints.set(f,!0);const{document:c}=this,S=f>0?c.get(f):null,A=S instanceof T.Z6?new m.E(c,S.dict.get("Resources"),f,_):
_,R=new r.KQ,I=new h.H(c,A,void 0,R),j=this.trace.contents.get(f);let U=!1;const N=b=>{(b==="no glyphs"||b==="no drawing"||b==="some glyphs")&&I.removed(b!=="no\
 drawing"),!(b!=="all"&&b!=="some glyphs")&&(I.painted(),U=!0)};return await(0,K.Ko)(j,c.job.pace,b=>{const V=b.start,{operator:W}=b;if(W==="BMC"||W==="BDC")I.begin(
b,V);else if(W==="EMC")I.end(b.end-W.length,b.end);else{const G=W==="Do"?this.formAt(b,A):void 0;if(G!==void 0)return this.stream(G,A).then(Y=>N(Y?"all":"no gly\
phs"));N(this.leftOf(b,f,V))}}),I.finish(j.length),R.any&&this.cuts.set(f,R.inOrder()),f===0&&(this.ids=I.ids),this.paints.set(f,U),U}formAt(f,_){const E=f.name(
0),c=E===void 0?void 0:_.find("XObject",E);return(0,T.i9)(c)&&this.trace.contents.has(c.number)?c.number:void 0}leftOf(f,_,E){const{operator:c}=f;if(F.has(c)){const R=this.
removals.get(_)?.get(E)?.glyphs.size??0;return R===0?"all":R<(this.shown.get(`${_} ${E}`)?.count??1/0)?"some glyphs":"no glyphs"}if(!(c!=="n"&&P.lJ.has(c))&&c!==
"sh"&&c!=="Do"&&c!=="BI")return"no painting";const A=`${_} ${c==="BI"?(0,B.TO)(f):E}`;return this.trace.croppedPaint.has(A)&&!this.trace.seenPaint.has(A)?"no dr\
awing":"all"}}var H=s(2843),Q=s(71157),se=s(47212);const x=500;async function i(v){const{pages:f,job:_}=v,E=new se.Wz(v),c=new H.q(v),S=(0,a.Hi)(v);let A=0;for(let R=0;R<
f.count;R++){const{trace:I,visible:j}=await E.cropped(R),U=await o(I,_.pace),{cuts:N,painted:b}=l(I,j),V=_.pace.step((I.croppedPaint.size+1)*x);if(V&&await V,U.
size===0&&b===0)continue;for(const ne of U.values())A+=ne.size;A+=b;const W=new Z(v,I,U);await W.find(R);const G=f.number(R),Y=v.resolve(v.entry(G,"StructParent\
s"));W.ids.length>0&&typeof Y=="number"&&await S.structure.dropMarked(Y,G,0,W.ids);for(const[ne,ce]of W.cuts)N.set(ne,[...N.get(ne)??[],...ce]);await c.page(R,[
I],{removals:U,others:N,images:new Map})}return await S.structure.flush(),await(0,a.Pv)(S,new Set(S.removal.removed())),A}async function o(v,f){const _=new Map;
if(v.cropped.size>0)for(const c of v.shown){const S=`${c.stream} ${c.from}`,A=_.get(S)?.glyphs,R=new Set;for(let I=0;I<c.count;I++){v.cropped.has(c.first+I)&&(!A||
A.has(I))&&R.add(I);const j=f.step(x);j&&await j}_.set(S,{shown:c,glyphs:R})}const E=new Map;for(const{shown:c,glyphs:S}of _.values()){if(S.size===0)continue;const A=E.
get(c.stream)??new Map;E.set(c.stream,A.set(c.from,{shown:c,glyphs:S}))}return E}function l(v,f){for(const{stream:c,from:S,to:A,matrix:R,clip:I}of v.images)v.paint(
c,S,(0,u.EF)((0,Q.jY)(R),(0,B.zT)(I,f)),()=>[{from:S,to:A,text:""}]);const _=new Map;let E=0;for(const[c,{stream:S,cuts:A}]of v.croppedPaint){if(v.seenPaint.has(
c))continue;E++;const R=_.get(S)??[];for(const I of A)R.push(I);_.set(S,R)}return{cuts:_,painted:E}}var M=s(55969),L=s(91374),k=s(74135),q=s(6057),z=s(44738);const J=72,
oe=["L","Vertices","InkList","CL","QuadPoints","Path"];async function de(v){let f=-1,_=[0,0,0,0];return(0,z.L)(v,(E,c)=>{c!==f&&({box:_}=(0,q.iw)(v,f=c));const S=(0,M.
B)(v,E);if(S==="Popup"||S==="Widget"&&(0,L.pv)(v,E)==="Sig")return!1;const A=ee(v,E);return A!==void 0&&(0,k.Pj)(A,_)===void 0})}function ee(v,f){const _=(0,q.b0)(
v,f.get("Rect"));if(!_||v.dict(f.get("AP")))return _;if(oe.some(R=>f.has(R)))return;const[E,c,S,A]=_;return[E-J,c-J,S+J,A+J]}var ae=s(91519),te=s(14029),re=s(98446);
const ie={scripts:"removedScripts",privateData:"removedPrivateData",metadata:"removedMetadata",hiddenLayers:"removedHiddenLayers",hiddenText:"removedHiddenText",
attachments:"removedAttachments",comments:"removedComments",externalLinks:"removedExternalLinks",imageMetadata:"removedImageMetadata"},fe=async(v,f,_)=>{const E=await(0,ae.
E)(v.bytes,_,{password:f.open_password}),c={scripts:f.remove_scripts,privateData:f.remove_private_data,metadata:f.remove_metadata,hiddenLayers:f.remove_hidden_layers,
hiddenText:f.remove_hidden_text,attachments:f.remove_attachments,comments:f.remove_comments,externalLinks:f.remove_external_links,imageMetadata:f.remove_image_metadata},
{archive:S}=await(0,e.ds)(E),A=c.metadata||c.attachments?await(0,t.J)(E):!1,R=f.remove_cropped?await de(E)+await i(E):0,I=await(0,p.u)(E,c),j=await C(E),U=[...A?
[he]:[],...await le(E,I,S)];R+j+ue(I)===0&&U.push(pe);const N=E.pages.count,b=Object.keys(ie).filter(W=>c[W]),V=Object.fromEntries(b.map(W=>[ie[W],I.removed[W]]));
return{documents:[{name:v.name,bytes:await(0,te.UN)(E),pageCount:N}],notes:U,facts:{pageCount:N,...V,...f.remove_cropped&&{removedCropped:R},...j>0&&{removedUnusedObjects:j}}}};
async function le(v,{removed:f,droppedXfa:_,unread:E},c){const S=[];return c&&f.metadata>0?S.push((0,e.Xb)(c,"its metadata was removed")):c?.level==="f"&&f.attachments>
0&&S.push((0,e.qg)(v,await(0,n.Br)(v),c,"its embedded files were removed")),_&&S.push((0,d.Yw)(_)),E>0&&S.push(me(E)),S}const ue=({removed:v})=>Object.values(v).
reduce((f,_)=>f+_,0),he={code:"invoice_claim_removed",message:"The document is no longer an electronic invoice, because its metadata or its attachments were rem\
oved. Keep both to publish invoices.",mentions:["remove_metadata","remove_attachments"]},me=v=>({code:"content_unreadable",message:`${(0,re.C7)(v,"content strea\
m")} could not be read, because the compression is not known. Hidden content in there was not removed.`}),pe={code:"nothing_to_remove",message:"Nothing was remo\
ved: the document has none of these things."}}),36078:((X,$,s)=>{s.d($,{AY:()=>D,KJ:()=>w,XL:()=>g,_:()=>T,hX:()=>t,id:()=>h,qK:()=>O,vs:()=>y,wW:()=>d,yQ:()=>C});
var p=s(45079);function T(e){if(Number.isInteger(e)&&Math.abs(e)<1e7)return String(e);const n=Number(e.toPrecision(7)),a=Math.abs(n)<1e-9?"0":String(n);return a.
includes("e")?n.toFixed(12).replace(/\.?0+$/,""):a}const y=e=>e.map(T).join(" "),O=(e,n)=>`q ${n} cm /${e} Do Q`,h=e=>(0,p.ZV)(Math.round(e*1e3)/1e3||0),D=([e,n])=>`${h(
e)} ${h(n)}`,g=e=>e.map((n,a)=>`${D(n)} ${a===0?"m":"l"}`).join(" "),C=.5523;function w(e){const n=C,a=(...u)=>`${u.map(([r,m])=>D(e(r,m))).join(" ")} c`;return[
`${D(e(1,0))} m`,a([1,n],[n,1],[0,1]),a([-n,1],[-1,n],[-1,0]),a([-1,-n],[-n,-1],[0,-1]),a([n,-1],[1,-n],[1,0])].join(" ")}function d(e,n){const a={1:"g",3:"rg",
4:"k"}[e.length];return`${e.map(h).join(" ")} ${n==="fill"?a:a.toUpperCase()}`}const t=e=>`[${e.map(h).join(" ")}] 0 d`}),38671:((X,$,s)=>{s.d($,{R:()=>O});var p=s(
52205),T=s(45599);const y={DCTDecode:"jpg",DCT:"jpg",JPXDecode:"jp2",CCITTFaxDecode:"ccitt",CCF:"ccitt",JBIG2Decode:"jbig2"};function O(h,D){const g=(0,p.c3)(h,
D.dict.get("Filter")),C=(0,p.c3)(h,D.dict.get("DecodeParms")),w=g.at(-1)??null,d=w instanceof T.SX?y[w.text]:void 0;if(!d)return{format:d,parameters:void 0,filter:w,
before:D};const t=new T.Bi(D.dict);t.set("Filter",g.slice(0,-1)),t.set("DecodeParms",C.slice(0,g.length-1));const e=C[g.length-1];return{format:d,parameters:(0,T.
Zm)(e)?e:void 0,filter:w,before:new T.Z6(t,D.data,D.sealed)}}}),93059:((X,$,s)=>{s.d($,{n:()=>y});var p=s(45599);const T={BPC:"BitsPerComponent",CS:"ColorSpace",
D:"Decode",DP:"DecodeParms",F:"Filter",H:"Height",IM:"ImageMask",W:"Width"};function y(O){if(O.dataStart<0)return;const h=new p.Bi;for(let D=0;D+1<O.count;D+=2){
const g=O.name(D);g!==void 0&&h.set(T[g]??g,O.value(D+1))}return new p.Z6(h,O.content.subarray(O.dataStart,O.dataEnd))}}),8283:((X,$,s)=>{s.d($,{A2:()=>T,EI:()=>h,
GM:()=>y,OD:()=>C,Os:()=>O,iN:()=>D});var p=s(78157);const T=216,y=217,O=218,h=254,D=t=>t>=224&&t<=239;class g{image;marker;start;end;constructor(e,n,a,u){this.
image=e,this.marker=n,this.start=a,this.end=u}get data(){return this.image.subarray(Math.min(this.start+4,this.end),this.end)}}function*C(t){const e=(0,p.bS)(t);
for(let n=2;;){const a=d(e,n);if(a<0)return;const u=e[a+1],r=u===T||u===y||u===w;if(!r&&a+4>e.length)return;const m=r?0:e.readUInt16BE(a+2),P=a+2+m;if(P>e.length||
!r&&m<2||(yield new g(e,u,a,P),u===y))return;n=P}}const w=1;function d(t,e){for(let n=t.indexOf(255,e);n>=0&&n+1<t.length;n=t.indexOf(255,n+1)){const a=t[n+1];if(a!==
0&&a!==255&&(a<208||a>215))return n}return-1}}),79627:((X,$,s)=>{s.d($,{W:()=>T});var p=s(74135);function T(y,O){const h=Array.from({length:y.count},(g,C)=>y.number(
C)||0);if(y.operator==="re"){const[g=0,C=0,w=0,d=0]=h;return(0,p.zl)(O,[g,C,g+w,C+d])}const D=[];for(let g=0;g+1<h.length;g+=2)D.push((0,p.Gd)(O,h[g],h[g+1]));return(0,p.
$L)(D)}}),85392:((X,$,s)=>{s.d($,{J:()=>g,a:()=>C});var p=s(21115),T=s(824),y=s(82715),O=s(60912),h=s(1975),D=s(92761);async function g(t){const e=await(0,T.Br)(
t),n=({namespace:a})=>D.fD.includes(a);return e?.properties.some(n)?((0,O._L)(t,(0,O.QH)(e,n,[])),!0):!1}async function C(t,e,n){const a=(m,P,K)=>({prefix:m,name:P,
form:"simple",values:[K]}),u=(0,O.QH)(e,({namespace:m,name:P})=>D.fD.includes(m)||m===p.dK.pdfaid&&P==="part",[a("pdfaid","part","3"),a("fx","DocumentType","INV\
OICE"),a("fx","DocumentFileName",n.file),a("fx","Version",n.version),a("fx","ConformanceLevel",n.level)]),r=await(0,h.kg)(Buffer.from(u,"utf8"),t.job.pace);(0,O.
_L)(t,(0,y.m)(r,"pdfaExtension","schemas",d))}const w=[["DocumentType","Type of the invoice document"],["DocumentFileName","Name of the embedded XML invoice"],[
"Version","Version of the XML invoice standard"],["ConformanceLevel","Profile of the XML invoice"]],d=`<rdf:li rdf:parseType="Resource" xmlns:pdfaSchema="${p.dK.
pdfaSchema}" xmlns:pdfaProperty="${p.dK.pdfaProperty}">
<pdfaSchema:schema>Factur-X PDFA Extension Schema</pdfaSchema:schema>
<pdfaSchema:namespaceURI>${p.dK.fx}</pdfaSchema:namespaceURI>
<pdfaSchema:prefix>fx</pdfaSchema:prefix>
<pdfaSchema:property><rdf:Seq>
${w.map(([t,e])=>`<rdf:li rdf:parseType="Resource"><pdfaProperty:name>${t}</pdfaProperty:name><pdfaProperty:valueType>Text</pdfaProperty:valueType><pdfaProperty\
:category>external</pdfaProperty:category><pdfaProperty:description>${e}</pdfaProperty:description></rdf:li>
`).join("")}</rdf:Seq></pdfaSchema:property>
</rdf:li>
`}),21281:((X,$,s)=>{s.d($,{Ip:()=>C,XM:()=>n,Xb:()=>e,ds:()=>g,qg:()=>t});var p=s(59071),T=s(70549),y=s(21115),O=s(824),h=s(1975),D=s(60912);const g=(0,T.n)(async r=>C(
r,await(0,O.Br)(r)));function C(r,m){const P=(Q,se)=>(0,p.wh)((0,h.sm)(m,Q,se)[0]??""),K=d(P("pdfaid","part"),P("pdfaid","conformance").toLowerCase()),B=w(P("pd\
fuaid","part"))?`PDF/UA-${P("pdfuaid","part")}`:void 0,Z=[P("pdfxid","GTS_PDFXVersion")||P("pdfx","GTS_PDFXVersion")||((0,p.Gh)(r.resolve((0,O._U)(r)?.get("GTS_\
PDFXVersion")))??""),P("pdfe","ISO_PDFEVersion"),P("pdfvtid","GTS_PDFVTVersion")],H=[K?.name,B,...Z.filter(Q=>/^PDF\/[\w .:/()-]{1,40}$/.test(Q))];return{archive:K,
accessible:B,names:H.filter(Q=>Q!==void 0)}}const w=r=>/^[1-9]$/.test(r);function d(r,m){if(!w(r))return;const P=/^[abuef]$/.test(m)?m:"";return{part:Number(r),
level:P,name:`PDF/A-${r}${P}`}}function t(r,m,P,K){return m&&u(r,m,[y.dK.pdfaid]),e(P,K)}const e=({name:r},m)=>({code:"pdfa_identification_removed",message:`The\
 document no longer claims ${r}: ${m}.`});async function n(r){const m=await(0,O.Br)(r);if(!m)return[];const{archive:P,accessible:K}=C(r,m);u(r,m,[y.dK.pdfaid,y.
dK.pdfuaid]);const B=[P?.name,K].filter(F=>F!==void 0);return B.length>0?[a(B)]:[]}const a=r=>({code:"conformance_dropped",message:`The result no longer claims ${r.
join(" and ")}, because a merge cannot guarantee conformance.`});function u(r,m,P){m.properties.some(({namespace:K})=>P.includes(K))&&(0,D._L)(r,(0,D.QH)(m,({namespace:K})=>P.
includes(K),[]))}}),21115:((X,$,s)=>{s.d($,{HC:()=>O,dK:()=>p,ee:()=>y});const p={rdf:"http://www.w3.org/1999/02/22-rdf-syntax-ns#",xml:"http://www.w3.org/XML/1\
998/namespace",dc:"http://purl.org/dc/elements/1.1/",xmp:"http://ns.adobe.com/xap/1.0/",xmpMM:"http://ns.adobe.com/xap/1.0/mm/",pdf:"http://ns.adobe.com/pdf/1.3\
/",pdfaid:"http://www.aiim.org/pdfa/ns/id/",pdfuaid:"http://www.aiim.org/pdfua/ns/id/",pdfxid:"http://www.npes.org/pdfx/ns/id/",pdfx:"http://ns.adobe.com/pdfx/1\
.3/",pdfaExtension:"http://www.aiim.org/pdfa/ns/extension/",pdfaSchema:"http://www.aiim.org/pdfa/ns/schema#",pdfaProperty:"http://www.aiim.org/pdfa/ns/property#",
fx:"urn:factur-x:pdfa:CrossIndustryDocument:invoice:1p0#",pdfe:"http://www.aiim.org/pdfe/ns/id/",pdfvtid:"http://www.npes.org/pdfvt/ns/id/",xfa:"http://www.xfa.\
org/schema/xfa-data/1.0/",ds:"http://www.w3.org/2000/09/xmldsig#"},T=new Map(Object.entries(p));class y{uris=new Map;declared=[];known=new Map;enter(w){let d;for(const{
name:t,value:e}of w){if(!O(t))continue;const n=t.slice(6),a=this.uris.get(n);a?a.push(e):this.uris.set(n,[e]),(d??=[]).push(n)}this.declared.push(d??h),d&&this.
known.clear()}leave(){const w=this.declared.pop()??h;for(const d of w)this.uris.get(d).pop();w.length>0&&this.known.clear()}declares(w){return(this.uris.get(g(w))?.
length??0)>0}ofElement(w){let d=this.known.get(w);if(!d){const t=g(w),e=this.uris.get(t)?.at(-1)??T.get(t)??"";this.known.size===D&&this.known.clear(),this.known.
set(w,d={namespace:e,local:w.slice(w.indexOf(":")+1)})}return d}ofAttribute(w){return w.includes(":")?this.ofElement(w):{namespace:"",local:w}}}const O=C=>C==="\
xmlns"||C.startsWith("xmlns:"),h=[],D=1e3,g=C=>C.slice(0,Math.max(C.indexOf(":"),0))}),824:((X,$,s)=>{s.d($,{Br:()=>C,_6:()=>d,_U:()=>g});var p=s(58552),T=s(1975),
y=s(17079),O=s(45599),h=s(59071),D=s(70549);function g(t){const e=t.resolve(t.trailer.get("Info"));return e instanceof O.Bi?e:e instanceof O.Z6?e.dict:void 0}const C=(0,D.
n)(w);async function w(t){const e=t.get(t.catalogNumber),n=e instanceof O.Bi?t.resolve(e.get("Metadata")):null;if(!(n instanceof O.Z6))return;let a;try{a=t.decoded(
n)}catch(u){if(!(u instanceof p.zU)||u.code==="cancelled")throw u;return T.m}return(0,T.kg)(a,t.job.pace)}function d(t,e){const n=g(t),a=B=>t.resolve(n?.get(B)),
u=(B,F,Z=", ")=>{const H=(0,T.sm)(e,B,F).map(h.wh).filter(Boolean).join(Z);return H===""?null:H},r=(B,F)=>{const[Z=""]=(0,T.sm)(e,B,F);return(0,h.wh)(Z)||null},
m=(B,F)=>(0,y._)((0,h.Gh)(a(B))??"")??(0,y._)(r("xmp",F)??"")??null,P=t.get(t.catalogNumber),K=P instanceof O.Bi?(0,h.Gh)(t.resolve(P.get("Lang"))):null;return{
title:(0,h.Gh)(a("Title"))??r("dc","title"),author:(0,h.Gh)(a("Author"))??u("dc","creator"),subject:(0,h.Gh)(a("Subject"))??r("dc","description"),keywords:(0,h.
Gh)(a("Keywords"))??u("pdf","Keywords")??u("dc","subject"),creator:(0,h.Gh)(a("Creator"))??r("xmp","CreatorTool"),producer:(0,h.Gh)(a("Producer"))??r("pdf","Pro\
ducer"),created:m("CreationDate","CreateDate"),modified:m("ModDate","ModifyDate"),language:K??r("dc","language")}}}),3907:((X,$,s)=>{s.d($,{Rt:()=>K,X:()=>se,km:()=>C,
ol:()=>T,xK:()=>P});var p=s(78157);const T=200,y=1e4,O=1e5,h=65536,D=65536,g=12;async function C(x,i,o){const l=new w(x);for(let M=l.next();M;M=l.next()){if(o(M))
return"left";const L=i.step((M.to-M.from)*4+50);L&&await L}return l.hasDocumentType?"document type":l.malformed?"malformed":"well-formed"}class w{text;malformed=!1;hasDocumentType=!1;at=0;tag=-1;constructor(i){
this.text=i}next(){const{text:i,at:o}=this;if(o>=i.length)return;if(i.charCodeAt(o)!==d)return this.characters(o,this.endOfPiece(o,this.nextTag(o)));if(i.startsWith(
"<!--",o))return this.other(o,"-->",4);if(i.startsWith("<?",o))return this.other(o,"?>",2);if(i.startsWith("<![CDATA[",o)){const M=i.indexOf("]]>",o);return M<0?
this.end():(this.at=M+3,{kind:"text",text:i.slice(o+9,M),from:o,to:this.at})}return i.startsWith("<!",o)?(this.hasDocumentType=i.startsWith("<!DOCTYPE",o),this.
end()):(i.charCodeAt(o+1)===e?this.endTag(o):this.startTag(o))??this.fault(o,this.nextTag(o+1))}other(i,o,l){const M=this.text.indexOf(o,i+l);return M<0?this.end():
(this.at=M+o.length,{kind:"other",from:i,to:this.at})}endTag(i){const o=this.name(i+2),l=this.blanks(o);if(!(o===i+2||this.text.charCodeAt(l)!==t))return this.at=
l+1,{kind:"end",name:this.text.slice(i+2,o),from:i,to:this.at}}startTag(i){const{text:o}=this,l=this.name(i+1);if(l===i+1)return;const M=o.slice(i+1,l),L=[];let k=0;
for(let q=l;;){const z=this.blanks(q),J=o.charCodeAt(z);if(J===t||J===e&&o.charCodeAt(z+1)===t)return this.at=J===t?z+1:z+2,{kind:J===t?"start":"empty",name:M,attributes:L,
from:i,to:this.at};const oe=this.name(z),de=this.blanks(oe),ee=this.blanks(de+1),ae=o[ee];if(z===q||oe===z||o[de]!=="="||ae!=='"'&&ae!=="'")return;const te=o.indexOf(
ae,ee+1),re=o.slice(ee+1,Math.max(te,ee+1));k+=a(re,O-k);const ie=re.includes("<")||k>=O?void 0:r(re);if(te<0||ie===void 0||L.length>=y)return;L.push({name:o.slice(
z,oe),value:ie,from:z,to:te+1}),q=te+1}}characters(i,o){const l=r(this.text.slice(i,o));return l===void 0?this.fault(i,o):(this.at=o,{kind:"text",text:l,from:i,
to:o})}nextTag(i){if(this.tag>=i)return this.tag;const o=this.text.indexOf("<",i);return this.tag=o<0?this.text.length:o}endOfPiece(i,o){const{text:l}=this;if(o-
i<=D)return o;let M=i+D;const L=l.lastIndexOf("&",M);L>M-g&&(M=L);for(const k=M-D/2;l[M-1]==="]"||n(l.charCodeAt(M));M--)if(M===k)return o;return M}fault(i,o){return this.
malformed=!0,this.at=o,{kind:"other",from:i,to:o}}end(){this.malformed=!0,this.at=this.text.length}blanks(i){const{text:o}=this;for(let l=i;;l++){const M=o.charCodeAt(
l);if(M!==32&&M!==9&&M!==10&&M!==13||l-i===h)return l}}name(i){const{text:o}=this;let l=i;for(const M=Math.min(o.length,i+h);l<M;l++){const L=o.charCodeAt(l);if(L<=
32||L===e||L===t||L===d||L===61||L===34||L===39)break}return l}}const[d,t,e]=[60,62,47],n=x=>x>=56320&&x<=57343;function a(x,i){let o=0;for(let l=x.indexOf("&");l>=
0&&o<i;l=x.indexOf("&",l+1))o++;return o}const u=new Map([["amp","&"],["lt","<"],["gt",">"],["quot",'"'],["apos","'"]]);function r(x){if(!x.includes("&"))return x;
const i=[];let o=0;for(let l=x.indexOf("&");l>=0;l=x.indexOf("&",o)){const M=x.indexOf(";",l);if(M<0||M-l>g)return;const L=x.slice(l+1,M),k=u.get(L)??m(L);if(k===
void 0)return;i.push(x.slice(o,l),k),o=M+1}return i.push(x.slice(o)),i.join("")}function m(x){const i=/^#(?:x([\dA-Fa-f]+)|(\d+))$/.exec(x),o=i?parseInt(i[1]??i[2],
i[1]===void 0?10:16):-1;return o>0&&o<=1114111&&!(o>=55296&&o<=57343)?String.fromCodePoint(o):void 0}function P(x){const[i,o,l,M]=x;if(i===0&&o===0&&(l===254||l===
0)||i===255&&o===254&&l===0&&M===0)return Q(x);if(i===254&&o===255||i===0&&o===60)return H(new TextDecoder("utf-16be").decode(x));if(i===255&&o===254||i===60&&o===
0)return H(new TextDecoder("utf-16le").decode(x));const L=new TextDecoder().decode(x);return H(L.includes("�")?Buffer.from(x).toString("latin1"):L)}function K(x){
if(x[0]===0||x[1]===0||x[0]===254||x[0]===255)return P(x);const o=(0,p.bS)(x).toString("latin1",0,B),l=F.exec(o)?.[1]?.toLowerCase()??"utf-8";if(Z.has(l))try{return new TextDecoder(
l,{fatal:!0}).decode(x)}catch{return}}const B=200,F=/^(?:\xef\xbb\xbf)?<\?xml\s[^>]*?encoding\s*=\s*["']([\w.-]+)["']/,Z=new Set(["utf-8","utf8","us-ascii","iso\
-8859-1","iso-8859-15","windows-1252"]),H=x=>x.startsWith("\uFEFF")?x.slice(1):x;function Q(x){const i=new DataView(x.buffer,x.byteOffset,x.byteLength),o=x[0]!==
0,l=[];for(let M=0;M+4<=x.length;M+=4){const L=i.getUint32(M,o);if(L>1114111)return;l.push(String.fromCodePoint(L))}return H(l.join(""))}const se=x=>x.replaceAll(
"&","&amp;").replaceAll("<","&lt;").replaceAll(">","&gt;").replaceAll('"',"&quot;")}),82715:((X,$,s)=>{s.d($,{m:()=>y});var p=s(21115),T=s(3907);function y(O,h,D,g){
const{text:C,properties:w,end:d,about:t}=O,e=w.find(r=>r.namespace===p.dK[h]&&r.name===D),n=e&&C.slice(e.from,e.to).match(/^[\s\S]*(?=<\/(?:[\w.-]+:)?Bag\s*>)/)?.[0].
length;if(e&&n!==void 0){const r=e.from+n;return`${C.slice(0,r)}${g.replace("<rdf:li",`<rdf:li xmlns:rdf="${p.dK.rdf}"`)}${C.slice(r)}`}const a=`<${h}:${D}><rdf\
:Bag>
${g}</rdf:Bag></${h}:${D}>`,u=`<rdf:Description xmlns:rdf="${p.dK.rdf}" rdf:about="${(0,T.X)(t)}" xmlns:${h}="${p.dK[h]}">
${a}
</rdf:Description>
`;return`${C.slice(0,d)}${u}${C.slice(d)}`}}),60912:((X,$,s)=>{s.d($,{QH:()=>O,T3:()=>h,_L:()=>w});var p=s(21115),T=s(3907),y=s(45599);function O(d,t,e){const{text:n,
properties:a,end:u,about:r}=d,m=[];let P=0;for(const K of a.filter(t).sort((B,F)=>B.from-F.from))K.from<P||(m.push(n.slice(P,K.from)),P=K.to);return m.push(n.slice(
P,Math.max(u,P))),e.length>0&&m.push(D(e,r)),m.push(n.slice(Math.max(u,P))),C(m.join(""))}function h(d){return`<?xpacket begin="\uFEFF" id="W5M0MpCehiHzreSzNTczkc9d"\
?>
<x:xmpmeta xmlns:x="adobe:ns:meta/">
<rdf:RDF xmlns:rdf="${p.dK.rdf}">
${D(d,"")}</rdf:RDF>
</x:xmpmeta>
<?xpacket end="w"?>`}function D(d,t){const n=[...new Set(d.map(({prefix:u})=>u))].map(u=>` xmlns:${u}="${p.dK[u]}"`).join(""),a=d.map(({prefix:u,name:r,form:m,values:P})=>`\
<${u}:${r}>${g(m,P)}</${u}:${r}>
`);return`<rdf:Description xmlns:rdf="${p.dK.rdf}" rdf:about="${(0,T.X)(t)}"${n}>
${a.join("")}</rdf:Description>
`}function g(d,t){const e=n=>t.map(a=>`<rdf:li${n}>${(0,T.X)(a)}</rdf:li>`).join("");switch(d){case"simple":return(0,T.X)(t[0]??"");case"alternative":return`<rd\
f:Alt>${e(' xml:lang="x-default"')}</rdf:Alt>`;case"ordered":return`<rdf:Seq>${e("")}</rdf:Seq>`;case"unordered":return`<rdf:Bag>${e("")}</rdf:Bag>`}}const C=d=>d.
replace(/^(\s*<\?xml\s[^>]*encoding\s*=\s*["'])[^"']*/,"$1UTF-8");function w(d,t){const e=d.catalog.get("Metadata"),n=d.resolve(e),a=n instanceof y.Z6?[...n.dict].
filter(([m])=>!["Filter","DecodeParms","Length"].includes(m)):[],u=new y.Bi([["Type",new y.SX("Metadata")],["Subtype",new y.SX("XML")],...a]),r=new y.Z6(u,Buffer.
from(t,"utf8"));(0,y.i9)(e)&&n instanceof y.Z6?d.put(e,r):d.edit(d.catalogNumber).set("Metadata",d.add(r))}}),1975:((X,$,s)=>{s.d($,{kg:()=>h,m:()=>O,sm:()=>D});
var p=s(21115),T=s(3907);const y=1e5,O={text:"",properties:[],malformed:!0,end:-1,about:""};async function h(d,t){const e=(0,T.xK)(d);if(e===void 0)return O;const n=new C,
u=await(0,T.km)(e,t,r=>(n.take(r),n.broken))!=="well-formed"||n.depth>0||n.end<0||!n.declared;return{text:e,properties:n.properties,malformed:u,end:n.end,about:n.
about}}function D(d,t,e){return d?.properties.find(n=>n.name===e&&n.namespace===p.dK[t])?.values??[]}const g=-2;class C{properties=[];broken=!1;declared=!0;end=-1;about="";scope=new p.
ee;open=[];root=g;loose=!1;items=[];pieces=[];get depth(){return this.open.length}take(t){t.kind==="start"||t.kind==="empty"?(this.start(t.name,t.attributes,t.from),
t.kind==="empty"&&!this.broken&&this.close(t.name,t.to,t.to)):t.kind==="end"?this.close(t.name,t.from,t.to):t.kind==="text"&&this.isInProperty()&&this.pieces.push(
t.text)}isInProperty(){return this.root!==g&&this.open.length>this.root+2}start(t,e,n){if(this.open.length>=T.ol&&(this.broken=!0),this.broken)return;this.scope.
enter(e);const a=this.scope.ofElement(t),u=a.namespace===p.dK.rdf,r=u&&a.local==="li";this.root===g&&this.end<0&&u&&a.local==="Description"&&(this.root=this.open.
length-1,this.loose=!0);const m=this.open.length-this.root,P=r?e.find(({name:K})=>K==="xml:lang")?.value:void 0;if(this.open.push({name:t,...a,from:n,language:P}),
this.root===g){if(!u||a.local!=="RDF"||this.end>=0)return;this.root=this.open.length-1,this.declared=this.scope.declares(t)}else if(m===1)this.describe(e);else if(m===
2){this.items=[];const K=e.find(({name:B})=>this.isRdf(B,"resource"));this.pieces=K?[K.value]:[]}else r&&(this.pieces=[])}describe(t){for(const{name:e,value:n,from:a,
to:u}of t){if((0,p.HC)(e))continue;const{namespace:r,local:m}=this.scope.ofAttribute(e);r===p.dK.rdf&&m==="about"&&(this.about=n),!(r===""||r===p.dK.rdf||r===p.
dK.xml)&&this.add({namespace:r,name:m,values:[n],from:a,to:u})}}close(t,e,n){const a=this.open.pop();if(a?.name!==t){this.broken=!0;return}this.scope.leave();const u=this.
open.length-this.root;if(this.root!==g)if(u===0)this.end=e,this.root=g;else if(u===1&&this.loose)this.root=g,this.loose=!1;else if(u===2){const r=this.items.length>
0?w(this.items):[this.pieces.join("").trim()];this.add({namespace:a.namespace,name:a.local,values:r,from:a.from,to:n})}else u>2&&a.namespace===p.dK.rdf&&a.local===
"li"&&(this.items.push({text:this.pieces.join("").trim(),language:a.language}),this.pieces=[])}add(t){this.properties.length<y?this.properties.push(t):this.broken=
!0}isRdf(t,e){const n=this.scope.ofAttribute(t);return n.local===e&&n.namespace===p.dK.rdf}}function w(d){const t=d.findIndex(({language:n})=>n?.toLowerCase()===
"x-default"),e=d.map(({text:n})=>n);return t>0?[e[t],...e.slice(0,t),...e.slice(t+1)]:e}})};
