"use strict";exports.id=1663,exports.ids=[1663],exports.modules={46972:((X,L,s)=>{s.r(L),s.d(L,{sanitize_document:()=>fe});var p=s(39491),T=s(45599),y=s(44082),O=s(64261),m=s(
21011),D=s(90896);const g=["XObject","Properties"];async function C(v){const{pages:l,job:_}=v;await(0,D.g)(v);const E=new O.h(v),d=new Map;for(let A=0;A<l.count;A++){
const R=_.pace.step(2e4);R&&await R;const I=l.number(A),j=v.entry(I,"Resources"),b=v.dict(j),U=(b?g.map(G=>b.get(G)):[]).filter(G=>(v.dict(G)?.size??0)>0);if(!b||
U.length===0)continue;const V=E.inContent(I),W=V&&E.borrowed(I,new y.EC(v,b),V);for(const G of U){const q=v.dict(G),ne=G instanceof T.oS?G.number:j instanceof T.
oS?j.number:I,ce=d.get(q)??{holder:ne,used:new Set,isKnown:!0};d.set(q,ce),W||(ce.isKnown=!1);for(const ge of W??[])ce.used.add(ge)}}let S=0;for(const[A,{holder:R,
used:I,isKnown:j}]of d){const b=j?[...A.keys()].filter(N=>!I.has(N)&&w(v,A,N)):[];if(b.length!==0){v.edit(R);for(const N of b)A.delete(N);S+=b.length}}return S}
function w(v,l,_){const E=v.resolve(l.get(_));return!(0,T.Zm)(E)||m.D.some(d=>E.has(d))}var f=s(77500),n=s(85392),e=s(21281),t=s(824),r=s(17671),c=s(86537),a=s(
56681),u=s(30135),P=s(36211),$=s(37709),B=s(68096);const F=new Set(["Tj","TJ","'",'"']);class Z{document;trace;removals;cuts=new Map;ids=[];paints=new Map;shown=new Map;constructor(l,_,E){
this.document=l,this.trace=_,this.removals=E;for(const d of _.shown)this.shown.set(`${d.stream} ${d.from}`,d)}async find(l){const{document:_,trace:E}=this,d=_.pages.
number(l),S=new u.E(_,_.pages.attribute(l,"Resources"),d);await this.stream(0,S);for(const A of E.contents.keys())await this.stream(A,S)}async stream(l,_){const E=this.
paints.get(l);if(E!==void 0)return E;this.paints.set(l,!0);const{document:d}=this,S=l>0?d.get(l):null,A=S instanceof T.Z6?new u.E(d,S.dict.get("Resources"),l,_):
_,R=new a.KQ,I=new m.H(d,A,void 0,R),j=this.trace.contents.get(l);let b=!1;const N=U=>{(U==="no glyphs"||U==="no drawing"||U==="some glyphs")&&I.removed(U!=="no\
 drawing"),!(U!=="all"&&U!=="some glyphs")&&(I.painted(),b=!0)};return await(0,$.Ko)(j,d.job.pace,U=>{const V=U.start,{operator:W}=U;if(W==="BMC"||W==="BDC")I.begin(
U,V);else if(W==="EMC")I.end(U.end-W.length,U.end);else{const G=W==="Do"?this.formAt(U,A):void 0;if(G!==void 0)return this.stream(G,A).then(q=>N(q?"all":"no gly\
phs"));N(this.leftOf(U,l,V))}}),I.finish(j.length),R.any&&this.cuts.set(l,R.inOrder()),l===0&&(this.ids=I.ids),this.paints.set(l,b),b}formAt(l,_){const E=l.name(
0),d=E===void 0?void 0:_.find("XObject",E);return(0,T.i9)(d)&&this.trace.contents.has(d.number)?d.number:void 0}leftOf(l,_,E){const{operator:d}=l;if(F.has(d)){const R=this.
removals.get(_)?.get(E)?.glyphs.size??0;return R===0?"all":R<(this.shown.get(`${_} ${E}`)?.count??1/0)?"some glyphs":"no glyphs"}if(!(d!=="n"&&P.lJ.has(d))&&d!==
"sh"&&d!=="Do"&&d!=="BI")return"no painting";const A=`${_} ${d==="BI"?(0,B.TO)(l):E}`;return this.trace.croppedPaint.has(A)&&!this.trace.seenPaint.has(A)?"no dr\
awing":"all"}}var H=s(2843),Q=s(71157),se=s(47212);const x=500;async function i(v){const{pages:l,job:_}=v,E=new se.Wz(v),d=new H.q(v),S=(0,r.Hi)(v);let A=0;for(let R=0;R<
l.count;R++){const{trace:I,visible:j}=await E.cropped(R),b=await o(I,_.pace),{cuts:N,painted:U}=h(I,j),V=_.pace.step((I.croppedPaint.size+1)*x);if(V&&await V,b.
size===0&&U===0)continue;for(const ne of b.values())A+=ne.size;A+=U;const W=new Z(v,I,b);await W.find(R);const G=l.number(R),q=v.resolve(v.entry(G,"StructParent\
s"));W.ids.length>0&&typeof q=="number"&&await S.structure.dropMarked(q,G,0,W.ids);for(const[ne,ce]of W.cuts)N.set(ne,[...N.get(ne)??[],...ce]);await d.page(R,[
I],{removals:b,others:N,images:new Map})}return await S.structure.flush(),await(0,r.Pv)(S,new Set(S.removal.removed())),A}async function o(v,l){const _=new Map;
if(v.cropped.size>0)for(const d of v.shown){const S=`${d.stream} ${d.from}`,A=_.get(S)?.glyphs,R=new Set;for(let I=0;I<d.count;I++){v.cropped.has(d.first+I)&&(!A||
A.has(I))&&R.add(I);const j=l.step(x);j&&await j}_.set(S,{shown:d,glyphs:R})}const E=new Map;for(const{shown:d,glyphs:S}of _.values()){if(S.size===0)continue;const A=E.
get(d.stream)??new Map;E.set(d.stream,A.set(d.from,{shown:d,glyphs:S}))}return E}function h(v,l){for(const{stream:d,from:S,to:A,matrix:R,clip:I}of v.images)v.paint(
d,S,(0,c.EF)((0,Q.jY)(R),(0,B.zT)(I,l)),()=>[{from:S,to:A,text:""}]);const _=new Map;let E=0;for(const[d,{stream:S,cuts:A}]of v.croppedPaint){if(v.seenPaint.has(
d))continue;E++;const R=_.get(S)??[];for(const I of A)R.push(I);_.set(S,R)}return{cuts:_,painted:E}}var M=s(55969),K=s(91374),k=s(74135),Y=s(6057),z=s(44738);const J=72,
oe=["L","Vertices","InkList","CL","QuadPoints","Path"];async function de(v){let l=-1,_=[0,0,0,0];return(0,z.L)(v,(E,d)=>{d!==l&&({box:_}=(0,Y.iw)(v,l=d));const S=(0,M.
B)(v,E);if(S==="Popup"||S==="Widget"&&(0,K.pv)(v,E)==="Sig")return!1;const A=ee(v,E);return A!==void 0&&(0,k.Pj)(A,_)===void 0})}function ee(v,l){const _=(0,Y.b0)(
v,l.get("Rect"));if(!_||v.dict(l.get("AP")))return _;if(oe.some(R=>l.has(R)))return;const[E,d,S,A]=_;return[E-J,d-J,S+J,A+J]}var ae=s(91519),te=s(14029),re=s(98446);
const ie={scripts:"removedScripts",privateData:"removedPrivateData",metadata:"removedMetadata",hiddenLayers:"removedHiddenLayers",hiddenText:"removedHiddenText",
attachments:"removedAttachments",comments:"removedComments",externalLinks:"removedExternalLinks",imageMetadata:"removedImageMetadata"},fe=async(v,l,_)=>{const E=await(0,ae.
E)(v.bytes,_,{password:l.open_password}),d={scripts:l.remove_scripts,privateData:l.remove_private_data,metadata:l.remove_metadata,hiddenLayers:l.remove_hidden_layers,
hiddenText:l.remove_hidden_text,attachments:l.remove_attachments,comments:l.remove_comments,externalLinks:l.remove_external_links,imageMetadata:l.remove_image_metadata},
{archive:S}=await(0,e.ds)(E),A=d.metadata||d.attachments?await(0,n.J)(E):!1,R=l.remove_cropped?await de(E)+await i(E):0,I=await(0,p.u)(E,d),j=await C(E),b=[...A?
[he]:[],...await le(E,I,S)];R+j+ue(I)===0&&b.push(pe);const N=E.pages.count,U=Object.keys(ie).filter(W=>d[W]),V=Object.fromEntries(U.map(W=>[ie[W],I.removed[W]]));
return{documents:[{name:v.name,bytes:await(0,te.UN)(E),pageCount:N}],notes:b,facts:{pageCount:N,...V,...l.remove_cropped&&{removedCropped:R},...j>0&&{removedUnusedObjects:j}}}};
async function le(v,{removed:l,droppedXfa:_,unread:E},d){const S=[];return d&&l.metadata>0?S.push((0,e.Xb)(d,"its metadata was removed")):d?.level==="f"&&l.attachments>
0&&S.push((0,e.qg)(v,await(0,t.Br)(v),d,"its embedded files were removed")),_&&S.push((0,f.Yw)(_)),E>0&&S.push(me(E)),S}const ue=({removed:v})=>Object.values(v).
reduce((l,_)=>l+_,0),he={code:"invoice_claim_removed",message:"The document is no longer an electronic invoice, because its metadata or its attachments were rem\
oved. Keep both to publish invoices.",mentions:["remove_metadata","remove_attachments"]},me=v=>({code:"content_unreadable",message:`${(0,re.C7)(v,"content strea\
m")} could not be read, because the compression is not known. Hidden content in there was not removed.`}),pe={code:"nothing_to_remove",message:"Nothing was remo\
ved: the document has none of these things."}}),36078:((X,L,s)=>{s.d(L,{AY:()=>D,KJ:()=>w,XL:()=>g,_:()=>T,hX:()=>n,id:()=>m,qK:()=>O,vs:()=>y,wW:()=>f,yQ:()=>C});
var p=s(45079);function T(e){if(Number.isInteger(e)&&Math.abs(e)<1e7)return String(e);const t=Number(e.toPrecision(7)),r=Math.abs(t)<1e-9?"0":String(t);return r.
includes("e")?t.toFixed(12).replace(/\.?0+$/,""):r}const y=e=>e.map(T).join(" "),O=(e,t)=>`q ${t} cm /${e} Do Q`,m=e=>(0,p.ZV)(Math.round(e*1e3)/1e3||0),D=([e,t])=>`${m(
e)} ${m(t)}`,g=e=>e.map((t,r)=>`${D(t)} ${r===0?"m":"l"}`).join(" "),C=.5523;function w(e){const t=C,r=(...c)=>`${c.map(([a,u])=>D(e(a,u))).join(" ")} c`;return[
`${D(e(1,0))} m`,r([1,t],[t,1],[0,1]),r([-t,1],[-1,t],[-1,0]),r([-1,-t],[-t,-1],[0,-1]),r([t,-1],[1,-t],[1,0])].join(" ")}function f(e,t){const r={1:"g",3:"rg",
4:"k"}[e.length];return`${e.map(m).join(" ")} ${t==="fill"?r:r.toUpperCase()}`}const n=e=>`[${e.map(m).join(" ")}] 0 d`}),38671:((X,L,s)=>{s.d(L,{R:()=>O});var p=s(
52205),T=s(45599);const y={DCTDecode:"jpg",DCT:"jpg",JPXDecode:"jp2",CCITTFaxDecode:"ccitt",CCF:"ccitt",JBIG2Decode:"jbig2"};function O(m,D){const g=(0,p.c3)(m,
D.dict.get("Filter")),C=(0,p.c3)(m,D.dict.get("DecodeParms")),w=g.at(-1)??null,f=w instanceof T.SX?y[w.text]:void 0;if(!f)return{format:f,parameters:void 0,filter:w,
before:D};const n=new T.Bi(D.dict);n.set("Filter",g.slice(0,-1)),n.set("DecodeParms",C.slice(0,g.length-1));const e=C[g.length-1];return{format:f,parameters:(0,T.
Zm)(e)?e:void 0,filter:w,before:new T.Z6(n,D.data,D.sealed)}}}),93059:((X,L,s)=>{s.d(L,{n:()=>y});var p=s(45599);const T={BPC:"BitsPerComponent",CS:"ColorSpace",
D:"Decode",DP:"DecodeParms",F:"Filter",H:"Height",IM:"ImageMask",W:"Width"};function y(O){if(O.dataStart<0)return;const m=new p.Bi;for(let D=0;D+1<O.count;D+=2){
const g=O.name(D);g!==void 0&&m.set(T[g]??g,O.value(D+1))}return new p.Z6(m,O.content.subarray(O.dataStart,O.dataEnd))}}),8283:((X,L,s)=>{s.d(L,{A2:()=>T,EI:()=>m,
GM:()=>y,OD:()=>C,Os:()=>O,iN:()=>D});var p=s(78157);const T=216,y=217,O=218,m=254,D=t=>t>=224&&t<=239;class g{image;marker;start;end;constructor(r,c,a,u){this.
image=r,this.marker=c,this.start=a,this.end=u}get data(){return this.image.subarray(Math.min(this.start+4,this.end),this.end)}}function*C(t){const r=(0,p.bS)(t);
for(let c=2;;){const a=f(r,c);if(a<0)return;const u=r[a+1],P=u===T||u===y||u===w;if(!P&&a+4>r.length)return;const $=P?0:r.readUInt16BE(a+2),B=a+2+$;if(B>r.length||
!P&&$<2||(yield new g(r,u,a,B),u===y))return;c=B}}const w=1;function f(t,r){for(let c=t.indexOf(255,r);c>=0&&c+1<t.length;c=e(t,c+1)){const a=t[c+1];if(a!==0&&a!==
255&&(a<208||a>215))return c}return-1}const n=32;function e(t,r){const c=Math.min(r+n,t.length);for(let a=r;a<c;a++)if(t[a]===255)return a;return t.indexOf(255,
c)}}),79627:((X,L,s)=>{s.d(L,{W:()=>T});var p=s(74135);function T(y,O){const m=Array.from({length:y.count},(g,C)=>y.number(C)||0);if(y.operator==="re"){const[g=0,
C=0,w=0,f=0]=m;return(0,p.zl)(O,[g,C,g+w,C+f])}const D=[];for(let g=0;g+1<m.length;g+=2)D.push((0,p.Gd)(O,m[g],m[g+1]));return(0,p.$L)(D)}}),85392:((X,L,s)=>{s.
d(L,{J:()=>g,a:()=>C});var p=s(21115),T=s(824),y=s(82715),O=s(60912),m=s(1975),D=s(92761);async function g(n){const e=await(0,T.Br)(n),t=({namespace:r})=>D.fD.includes(
r);return e?.properties.some(t)?((0,O._L)(n,(0,O.QH)(e,t,[])),!0):!1}async function C(n,e,t){const r=(u,P,$)=>({prefix:u,name:P,form:"simple",values:[$]}),c=(0,O.
QH)(e,({namespace:u,name:P})=>D.fD.includes(u)||u===p.dK.pdfaid&&P==="part",[r("pdfaid","part","3"),r("fx","DocumentType","INVOICE"),r("fx","DocumentFileName",t.
file),r("fx","Version",t.version),r("fx","ConformanceLevel",t.level)]),a=await(0,m.kg)(Buffer.from(c,"utf8"),n.job.pace);(0,O._L)(n,(0,y.m)(a,"pdfaExtension","s\
chemas",f))}const w=[["DocumentType","Type of the invoice document"],["DocumentFileName","Name of the embedded XML invoice"],["Version","Version of the XML invo\
ice standard"],["ConformanceLevel","Profile of the XML invoice"]],f=`<rdf:li rdf:parseType="Resource" xmlns:pdfaSchema="${p.dK.pdfaSchema}" xmlns:pdfaProperty="${p.
dK.pdfaProperty}">
<pdfaSchema:schema>Factur-X PDFA Extension Schema</pdfaSchema:schema>
<pdfaSchema:namespaceURI>${p.dK.fx}</pdfaSchema:namespaceURI>
<pdfaSchema:prefix>fx</pdfaSchema:prefix>
<pdfaSchema:property><rdf:Seq>
${w.map(([n,e])=>`<rdf:li rdf:parseType="Resource"><pdfaProperty:name>${n}</pdfaProperty:name><pdfaProperty:valueType>Text</pdfaProperty:valueType><pdfaProperty\
:category>external</pdfaProperty:category><pdfaProperty:description>${e}</pdfaProperty:description></rdf:li>
`).join("")}</rdf:Seq></pdfaSchema:property>
</rdf:li>
`}),21281:((X,L,s)=>{s.d(L,{Ip:()=>C,XM:()=>t,Xb:()=>e,ds:()=>g,qg:()=>n});var p=s(59071),T=s(70549),y=s(21115),O=s(824),m=s(1975),D=s(60912);const g=(0,T.n)(async a=>C(
a,await(0,O.Br)(a)));function C(a,u){const P=(Q,se)=>(0,p.wh)((0,m.sm)(u,Q,se)[0]??""),$=f(P("pdfaid","part"),P("pdfaid","conformance").toLowerCase()),B=w(P("pd\
fuaid","part"))?`PDF/UA-${P("pdfuaid","part")}`:void 0,Z=[P("pdfxid","GTS_PDFXVersion")||P("pdfx","GTS_PDFXVersion")||((0,p.Gh)(a.resolve((0,O._U)(a)?.get("GTS_\
PDFXVersion")))??""),P("pdfe","ISO_PDFEVersion"),P("pdfvtid","GTS_PDFVTVersion")],H=[$?.name,B,...Z.filter(Q=>/^PDF\/[\w .:/()-]{1,40}$/.test(Q))];return{archive:$,
accessible:B,names:H.filter(Q=>Q!==void 0)}}const w=a=>/^[1-9]$/.test(a);function f(a,u){if(!w(a))return;const P=/^[abuef]$/.test(u)?u:"";return{part:Number(a),
level:P,name:`PDF/A-${a}${P}`}}function n(a,u,P,$){return u&&c(a,u,[y.dK.pdfaid]),e(P,$)}const e=({name:a},u)=>({code:"pdfa_identification_removed",message:`The\
 document no longer claims ${a}: ${u}.`});async function t(a){const u=await(0,O.Br)(a);if(!u)return[];const{archive:P,accessible:$}=C(a,u);c(a,u,[y.dK.pdfaid,y.
dK.pdfuaid]);const B=[P?.name,$].filter(F=>F!==void 0);return B.length>0?[r(B)]:[]}const r=a=>({code:"conformance_dropped",message:`The result no longer claims ${a.
join(" and ")}, because a merge cannot guarantee conformance.`});function c(a,u,P){u.properties.some(({namespace:$})=>P.includes($))&&(0,D._L)(a,(0,D.QH)(u,({namespace:$})=>P.
includes($),[]))}}),21115:((X,L,s)=>{s.d(L,{HC:()=>O,dK:()=>p,ee:()=>y});const p={rdf:"http://www.w3.org/1999/02/22-rdf-syntax-ns#",xml:"http://www.w3.org/XML/1\
998/namespace",dc:"http://purl.org/dc/elements/1.1/",xmp:"http://ns.adobe.com/xap/1.0/",xmpMM:"http://ns.adobe.com/xap/1.0/mm/",pdf:"http://ns.adobe.com/pdf/1.3\
/",pdfaid:"http://www.aiim.org/pdfa/ns/id/",pdfuaid:"http://www.aiim.org/pdfua/ns/id/",pdfxid:"http://www.npes.org/pdfx/ns/id/",pdfx:"http://ns.adobe.com/pdfx/1\
.3/",pdfaExtension:"http://www.aiim.org/pdfa/ns/extension/",pdfaSchema:"http://www.aiim.org/pdfa/ns/schema#",pdfaProperty:"http://www.aiim.org/pdfa/ns/property#",
fx:"urn:factur-x:pdfa:CrossIndustryDocument:invoice:1p0#",pdfe:"http://www.aiim.org/pdfe/ns/id/",pdfvtid:"http://www.npes.org/pdfvt/ns/id/",xfa:"http://www.xfa.\
org/schema/xfa-data/1.0/",ds:"http://www.w3.org/2000/09/xmldsig#"},T=new Map(Object.entries(p));class y{uris=new Map;declared=[];known=new Map;enter(w){let f;for(const{
name:n,value:e}of w){if(!O(n))continue;const t=n.slice(6),r=this.uris.get(t);r?r.push(e):this.uris.set(t,[e]),(f??=[]).push(t)}this.declared.push(f??m),f&&this.
known.clear()}leave(){const w=this.declared.pop()??m;for(const f of w)this.uris.get(f).pop();w.length>0&&this.known.clear()}declares(w){return(this.uris.get(g(w))?.
length??0)>0}ofElement(w){let f=this.known.get(w);if(!f){const n=g(w),e=this.uris.get(n)?.at(-1)??T.get(n)??"";this.known.size===D&&this.known.clear(),this.known.
set(w,f={namespace:e,local:w.slice(w.indexOf(":")+1)})}return f}ofAttribute(w){return w.includes(":")?this.ofElement(w):{namespace:"",local:w}}}const O=C=>C==="\
xmlns"||C.startsWith("xmlns:"),m=[],D=1e3,g=C=>C.slice(0,Math.max(C.indexOf(":"),0))}),824:((X,L,s)=>{s.d(L,{Br:()=>C,_6:()=>f,_U:()=>g});var p=s(58552),T=s(1975),
y=s(17079),O=s(45599),m=s(59071),D=s(70549);function g(n){const e=n.resolve(n.trailer.get("Info"));return e instanceof O.Bi?e:e instanceof O.Z6?e.dict:void 0}const C=(0,D.
n)(w);async function w(n){const e=n.get(n.catalogNumber),t=e instanceof O.Bi?n.resolve(e.get("Metadata")):null;if(!(t instanceof O.Z6))return;let r;try{r=n.decoded(
t)}catch(c){if(!(c instanceof p.zU)||c.code==="cancelled")throw c;return T.m}return(0,T.kg)(r,n.job.pace)}function f(n,e){const t=g(n),r=B=>n.resolve(t?.get(B)),
c=(B,F,Z=", ")=>{const H=(0,T.sm)(e,B,F).map(m.wh).filter(Boolean).join(Z);return H===""?null:H},a=(B,F)=>{const[Z=""]=(0,T.sm)(e,B,F);return(0,m.wh)(Z)||null},
u=(B,F)=>(0,y._)((0,m.Gh)(r(B))??"")??(0,y._)(a("xmp",F)??"")??null,P=n.get(n.catalogNumber),$=P instanceof O.Bi?(0,m.Gh)(n.resolve(P.get("Lang"))):null;return{
title:(0,m.Gh)(r("Title"))??a("dc","title"),author:(0,m.Gh)(r("Author"))??c("dc","creator"),subject:(0,m.Gh)(r("Subject"))??a("dc","description"),keywords:(0,m.
Gh)(r("Keywords"))??c("pdf","Keywords")??c("dc","subject"),creator:(0,m.Gh)(r("Creator"))??a("xmp","CreatorTool"),producer:(0,m.Gh)(r("Producer"))??a("pdf","Pro\
ducer"),created:u("CreationDate","CreateDate"),modified:u("ModDate","ModifyDate"),language:$??a("dc","language")}}}),3907:((X,L,s)=>{s.d(L,{Rt:()=>$,X:()=>se,km:()=>C,
ol:()=>T,xK:()=>P});var p=s(78157);const T=200,y=1e4,O=1e5,m=65536,D=65536,g=12;async function C(x,i,o){const h=new w(x);for(let M=h.next();M;M=h.next()){if(o(M))
return"left";const K=i.step((M.to-M.from)*4+50);K&&await K}return h.hasDocumentType?"document type":h.malformed?"malformed":"well-formed"}class w{text;malformed=!1;hasDocumentType=!1;at=0;tag=-1;constructor(i){
this.text=i}next(){const{text:i,at:o}=this;if(o>=i.length)return;if(i.charCodeAt(o)!==f)return this.characters(o,this.endOfPiece(o,this.nextTag(o)));if(i.startsWith(
"<!--",o))return this.other(o,"-->",4);if(i.startsWith("<?",o))return this.other(o,"?>",2);if(i.startsWith("<![CDATA[",o)){const M=i.indexOf("]]>",o);return M<0?
this.end():(this.at=M+3,{kind:"text",text:i.slice(o+9,M),from:o,to:this.at})}return i.startsWith("<!",o)?(this.hasDocumentType=i.startsWith("<!DOCTYPE",o),this.
end()):(i.charCodeAt(o+1)===e?this.endTag(o):this.startTag(o))??this.fault(o,this.nextTag(o+1))}other(i,o,h){const M=this.text.indexOf(o,i+h);return M<0?this.end():
(this.at=M+o.length,{kind:"other",from:i,to:this.at})}endTag(i){const o=this.name(i+2),h=this.blanks(o);if(!(o===i+2||this.text.charCodeAt(h)!==n))return this.at=
h+1,{kind:"end",name:this.text.slice(i+2,o),from:i,to:this.at}}startTag(i){const{text:o}=this,h=this.name(i+1);if(h===i+1)return;const M=o.slice(i+1,h),K=[];let k=0;
for(let Y=h;;){const z=this.blanks(Y),J=o.charCodeAt(z);if(J===n||J===e&&o.charCodeAt(z+1)===n)return this.at=J===n?z+1:z+2,{kind:J===n?"start":"empty",name:M,attributes:K,
from:i,to:this.at};const oe=this.name(z),de=this.blanks(oe),ee=this.blanks(de+1),ae=o[ee];if(z===Y||oe===z||o[de]!=="="||ae!=='"'&&ae!=="'")return;const te=o.indexOf(
ae,ee+1),re=o.slice(ee+1,Math.max(te,ee+1));k+=r(re,O-k);const ie=re.includes("<")||k>=O?void 0:a(re);if(te<0||ie===void 0||K.length>=y)return;K.push({name:o.slice(
z,oe),value:ie,from:z,to:te+1}),Y=te+1}}characters(i,o){const h=a(this.text.slice(i,o));return h===void 0?this.fault(i,o):(this.at=o,{kind:"text",text:h,from:i,
to:o})}nextTag(i){if(this.tag>=i)return this.tag;const o=this.text.indexOf("<",i);return this.tag=o<0?this.text.length:o}endOfPiece(i,o){const{text:h}=this;if(o-
i<=D)return o;let M=i+D;const K=M-g+1,k=h.slice(K,M+1).lastIndexOf("&");k>=0&&(M=K+k);for(const Y=M-D/2;h[M-1]==="]"||t(h.charCodeAt(M));M--)if(M===Y)return o;return M}fault(i,o){
return this.malformed=!0,this.at=o,{kind:"other",from:i,to:o}}end(){this.malformed=!0,this.at=this.text.length}blanks(i){const{text:o}=this;for(let h=i;;h++){const M=o.
charCodeAt(h);if(M!==32&&M!==9&&M!==10&&M!==13||h-i===m)return h}}name(i){const{text:o}=this;let h=i;for(const M=Math.min(o.length,i+m);h<M;h++){const K=o.charCodeAt(
h);if(K<=32||K===e||K===n||K===f||K===61||K===34||K===39)break}return h}}const[f,n,e]=[60,62,47],t=x=>x>=56320&&x<=57343;function r(x,i){let o=0;for(let h=x.indexOf(
"&");h>=0&&o<i;h=x.indexOf("&",h+1))o++;return o}const c=new Map([["amp","&"],["lt","<"],["gt",">"],["quot",'"'],["apos","'"]]);function a(x){if(!x.includes("&"))
return x;const i=[];let o=0;for(let h=x.indexOf("&");h>=0;h=x.indexOf("&",o)){const M=x.indexOf(";",h);if(M<0||M-h>g)return;const K=x.slice(h+1,M),k=c.get(K)??u(
K);if(k===void 0)return;i.push(x.slice(o,h),k),o=M+1}return i.push(x.slice(o)),i.join("")}function u(x){const i=/^#(?:x([\dA-Fa-f]+)|(\d+))$/.exec(x),o=i?parseInt(
i[1]??i[2],i[1]===void 0?10:16):-1;return o>0&&o<=1114111&&!(o>=55296&&o<=57343)?String.fromCodePoint(o):void 0}function P(x){const[i,o,h,M]=x;if(i===0&&o===0&&
(h===254||h===0)||i===255&&o===254&&h===0&&M===0)return Q(x);if(i===254&&o===255||i===0&&o===60)return H(new TextDecoder("utf-16be").decode(x));if(i===255&&o===
254||i===60&&o===0)return H(new TextDecoder("utf-16le").decode(x));const K=new TextDecoder().decode(x);return H(K.includes("�")?Buffer.from(x).toString("latin\
1"):K)}function $(x){if(x[0]===0||x[1]===0||x[0]===254||x[0]===255)return P(x);const o=(0,p.bS)(x).toString("latin1",0,B),h=F.exec(o)?.[1]?.toLowerCase()??"utf-\
8";if(Z.has(h))try{return new TextDecoder(h,{fatal:!0}).decode(x)}catch{return}}const B=200,F=/^(?:\xef\xbb\xbf)?<\?xml\s[^>]*?encoding\s*=\s*["']([\w.-]+)["']/,
Z=new Set(["utf-8","utf8","us-ascii","iso-8859-1","iso-8859-15","windows-1252"]),H=x=>x.startsWith("\uFEFF")?x.slice(1):x;function Q(x){const i=new DataView(x.buffer,
x.byteOffset,x.byteLength),o=x[0]!==0,h=[];for(let M=0;M+4<=x.length;M+=4){const K=i.getUint32(M,o);if(K>1114111)return;h.push(String.fromCodePoint(K))}return H(
h.join(""))}const se=x=>x.replaceAll("&","&amp;").replaceAll("<","&lt;").replaceAll(">","&gt;").replaceAll('"',"&quot;")}),82715:((X,L,s)=>{s.d(L,{m:()=>y});var p=s(
21115),T=s(3907);function y(O,m,D,g){const{text:C,properties:w,end:f,about:n}=O,e=w.find(a=>a.namespace===p.dK[m]&&a.name===D),t=e&&C.slice(e.from,e.to).match(/^[\s\S]*(?=<\/(?:[\w.-]+:)?Bag\s*>)/)?.[0].
length;if(e&&t!==void 0){const a=e.from+t;return`${C.slice(0,a)}${g.replace("<rdf:li",`<rdf:li xmlns:rdf="${p.dK.rdf}"`)}${C.slice(a)}`}const r=`<${m}:${D}><rdf\
:Bag>
${g}</rdf:Bag></${m}:${D}>`,c=`<rdf:Description xmlns:rdf="${p.dK.rdf}" rdf:about="${(0,T.X)(n)}" xmlns:${m}="${p.dK[m]}">
${r}
</rdf:Description>
`;return`${C.slice(0,f)}${c}${C.slice(f)}`}}),60912:((X,L,s)=>{s.d(L,{QH:()=>O,T3:()=>m,_L:()=>w});var p=s(21115),T=s(3907),y=s(45599);function O(f,n,e){const{text:t,
properties:r,end:c,about:a}=f,u=[];let P=0;for(const $ of r.filter(n).sort((B,F)=>B.from-F.from))$.from<P||(u.push(t.slice(P,$.from)),P=$.to);return u.push(t.slice(
P,Math.max(c,P))),e.length>0&&u.push(D(e,a)),u.push(t.slice(Math.max(c,P))),C(u.join(""))}function m(f){return`<?xpacket begin="\uFEFF" id="W5M0MpCehiHzreSzNTczkc9d"\
?>
<x:xmpmeta xmlns:x="adobe:ns:meta/">
<rdf:RDF xmlns:rdf="${p.dK.rdf}">
${D(f,"")}</rdf:RDF>
</x:xmpmeta>
<?xpacket end="w"?>`}function D(f,n){const t=[...new Set(f.map(({prefix:c})=>c))].map(c=>` xmlns:${c}="${p.dK[c]}"`).join(""),r=f.map(({prefix:c,name:a,form:u,values:P})=>`\
<${c}:${a}>${g(u,P)}</${c}:${a}>
`);return`<rdf:Description xmlns:rdf="${p.dK.rdf}" rdf:about="${(0,T.X)(n)}"${t}>
${r.join("")}</rdf:Description>
`}function g(f,n){const e=t=>n.map(r=>`<rdf:li${t}>${(0,T.X)(r)}</rdf:li>`).join("");switch(f){case"simple":return(0,T.X)(n[0]??"");case"alternative":return`<rd\
f:Alt>${e(' xml:lang="x-default"')}</rdf:Alt>`;case"ordered":return`<rdf:Seq>${e("")}</rdf:Seq>`;case"unordered":return`<rdf:Bag>${e("")}</rdf:Bag>`}}const C=f=>f.
replace(/^(\s*<\?xml\s[^>]*encoding\s*=\s*["'])[^"']*/,"$1UTF-8");function w(f,n){const e=f.catalog.get("Metadata"),t=f.resolve(e),r=t instanceof y.Z6?[...t.dict].
filter(([u])=>!["Filter","DecodeParms","Length"].includes(u)):[],c=new y.Bi([["Type",new y.SX("Metadata")],["Subtype",new y.SX("XML")],...r]),a=new y.Z6(c,Buffer.
from(n,"utf8"));(0,y.i9)(e)&&t instanceof y.Z6?f.put(e,a):f.edit(f.catalogNumber).set("Metadata",f.add(a))}}),1975:((X,L,s)=>{s.d(L,{kg:()=>m,m:()=>O,sm:()=>D});
var p=s(21115),T=s(3907);const y=1e5,O={text:"",properties:[],malformed:!0,end:-1,about:""};async function m(f,n){const e=(0,T.xK)(f);if(e===void 0)return O;const t=new C,
c=await(0,T.km)(e,n,a=>(t.take(a),t.broken))!=="well-formed"||t.depth>0||t.end<0||!t.declared;return{text:e,properties:t.properties,malformed:c,end:t.end,about:t.
about}}function D(f,n,e){return f?.properties.find(t=>t.name===e&&t.namespace===p.dK[n])?.values??[]}const g=-2;class C{properties=[];broken=!1;declared=!0;end=-1;about="";scope=new p.
ee;open=[];root=g;loose=!1;items=[];pieces=[];get depth(){return this.open.length}take(n){n.kind==="start"||n.kind==="empty"?(this.start(n.name,n.attributes,n.from),
n.kind==="empty"&&!this.broken&&this.close(n.name,n.to,n.to)):n.kind==="end"?this.close(n.name,n.from,n.to):n.kind==="text"&&this.isInProperty()&&this.pieces.push(
n.text)}isInProperty(){return this.root!==g&&this.open.length>this.root+2}start(n,e,t){if(this.open.length>=T.ol&&(this.broken=!0),this.broken)return;this.scope.
enter(e);const r=this.scope.ofElement(n),c=r.namespace===p.dK.rdf,a=c&&r.local==="li";this.root===g&&this.end<0&&c&&r.local==="Description"&&(this.root=this.open.
length-1,this.loose=!0);const u=this.open.length-this.root,P=a?e.find(({name:$})=>$==="xml:lang")?.value:void 0;if(this.open.push({name:n,...r,from:t,language:P}),
this.root===g){if(!c||r.local!=="RDF"||this.end>=0)return;this.root=this.open.length-1,this.declared=this.scope.declares(n)}else if(u===1)this.describe(e);else if(u===
2){this.items=[];const $=e.find(({name:B})=>this.isRdf(B,"resource"));this.pieces=$?[$.value]:[]}else a&&(this.pieces=[])}describe(n){for(const{name:e,value:t,from:r,
to:c}of n){if((0,p.HC)(e))continue;const{namespace:a,local:u}=this.scope.ofAttribute(e);a===p.dK.rdf&&u==="about"&&(this.about=t),!(a===""||a===p.dK.rdf||a===p.
dK.xml)&&this.add({namespace:a,name:u,values:[t],from:r,to:c})}}close(n,e,t){const r=this.open.pop();if(r?.name!==n){this.broken=!0;return}this.scope.leave();const c=this.
open.length-this.root;if(this.root!==g)if(c===0)this.end=e,this.root=g;else if(c===1&&this.loose)this.root=g,this.loose=!1;else if(c===2){const a=this.items.length>
0?w(this.items):[this.pieces.join("").trim()];this.add({namespace:r.namespace,name:r.local,values:a,from:r.from,to:t})}else c>2&&r.namespace===p.dK.rdf&&r.local===
"li"&&(this.items.push({text:this.pieces.join("").trim(),language:r.language}),this.pieces=[])}add(n){this.properties.length<y?this.properties.push(n):this.broken=
!0}isRdf(n,e){const t=this.scope.ofAttribute(n);return t.local===e&&t.namespace===p.dK.rdf}}function w(f){const n=f.findIndex(({language:t})=>t?.toLowerCase()===
"x-default"),e=f.map(({text:t})=>t);return n>0?[e[n],...e.slice(0,n),...e.slice(n+1)]:e}})};
