"use strict";exports.id=1663,exports.ids=[1663],exports.modules={46972:((H,K,n)=>{n.r(K),n.d(K,{sanitize_document:()=>fe});var g=n(39491),C=n(45599),y=n(44082),w=n(64261),m=n(
21011),P=n(90896);const x=["XObject","Properties"];async function A(O){const{pages:l,job:T}=O;await(0,P.g)(O);const D=new w.h(O),d=new Map;for(let I=0;I<l.count;I++){
const L=T.pace.step(2e4);L&&await L;const $=l.number(I),N=O.entry($,"Resources"),W=O.dict(N),U=(W?x.map(k=>W.get(k)):[]).filter(k=>(O.dict(k)?.size??0)>0);if(!W||
U.length===0)continue;const Q=D.inContent($),j=Q&&D.borrowed($,new y.EC(O,W),Q);for(const k of U){const ee=O.dict(k),se=k instanceof C.oS?k.number:N instanceof C.
oS?N.number:$,ce=d.get(ee)??{holder:se,used:new Set,isKnown:!0};d.set(ee,ce),j||(ce.isKnown=!1);for(const ge of j??[])ce.used.add(ge)}}let S=0;for(const[I,{holder:L,
used:$,isKnown:N}]of d){const W=N?[...I.keys()].filter(G=>!$.has(G)&&M(O,I,G)):[];if(W.length!==0){O.edit(L);for(const G of W)I.delete(G);S+=W.length}}return S}
function M(O,l,T){const D=O.resolve(l.get(T));return!(0,C.Zm)(D)||m.D.some(d=>D.has(d))}var c=n(77500),t=n(85392),e=n(21281),o=n(824),r=n(17671),v=n(86537),a=n(
56681),u=n(30135),f=n(36211),p=n(37709),R=n(68096);const b=new Set(["Tj","TJ","'",'"']);class F{document;trace;removals;cuts=new Map;ids=[];paints=new Map;shown=new Map;constructor(l,T,D){
this.document=l,this.trace=T,this.removals=D;for(const d of T.shown)this.shown.set(`${d.stream} ${d.from}`,d)}async find(l){const{document:T,trace:D}=this,d=T.pages.
number(l),S=new u.E(T,T.pages.attribute(l,"Resources"),d);await this.stream(0,S);for(const I of D.contents.keys())await this.stream(I,S)}async stream(l,T){const D=this.
paints.get(l);if(D!==void 0)return D;this.paints.set(l,!0);const{document:d}=this,S=l>0?d.get(l):null,I=S instanceof C.Z6?new u.E(d,S.dict.get("Resources"),l,T):
T,L=new a.KQ,$=new m.H(d,I,void 0,L),N=this.trace.contents.get(l);let W=!1;const G=U=>{(U==="no glyphs"||U==="no drawing"||U==="some glyphs")&&$.removed(U!=="no\
 drawing"),!(U!=="all"&&U!=="some glyphs")&&($.painted(),W=!0)};return await(0,p.Ko)(N,d.job.pace,U=>{const Q=U.start,{operator:j}=U;if(j==="BMC"||j==="BDC")$.begin(
U,Q);else if(j==="EMC")$.end(U.end-j.length,U.end);else{const k=j==="Do"?this.formAt(U,I):void 0;if(k!==void 0)return this.stream(k,I).then(ee=>G(ee?"all":"no g\
lyphs"));G(this.leftOf(U,l,Q))}}),$.finish(N.length),L.any&&this.cuts.set(l,L.inOrder()),l===0&&(this.ids=$.ids),this.paints.set(l,W),W}formAt(l,T){const D=l.name(
0),d=D===void 0?void 0:T.find("XObject",D);return(0,C.i9)(d)&&this.trace.contents.has(d.number)?d.number:void 0}leftOf(l,T,D){const{operator:d}=l;if(b.has(d)){const L=this.
removals.get(T)?.get(D)?.glyphs.size??0;return L===0?"all":L<(this.shown.get(`${T} ${D}`)?.count??1/0)?"some glyphs":"no glyphs"}if(!(d!=="n"&&f.lJ.has(d))&&d!==
"sh"&&d!=="Do"&&d!=="BI")return"no painting";const I=`${T} ${d==="BI"?(0,R.TO)(l):D}`;return this.trace.croppedPaint.has(I)&&!this.trace.seenPaint.has(I)?"no dr\
awing":"all"}}var X=n(2843),z=n(71157),J=n(47212);const E=500;async function i(O){const{pages:l,job:T}=O,D=new J.Wz(O),d=new X.q(O),S=(0,r.Hi)(O);let I=0;for(let L=0;L<
l.count;L++){const{trace:$,visible:N}=await D.cropped(L),W=await s($,T.pace),{cuts:G,painted:U}=h($,N),Q=T.pace.step(($.croppedPaint.size+1)*E);if(Q&&await Q,W.
size===0&&U===0)continue;for(const se of W.values())I+=se.size;I+=U;const j=new F(O,$,W);await j.find(L);const k=l.number(L),ee=O.resolve(O.entry(k,"StructParen\
ts"));j.ids.length>0&&typeof ee=="number"&&await S.structure.dropMarked(ee,k,0,j.ids);for(const[se,ce]of j.cuts)G.set(se,[...G.get(se)??[],...ce]);await d.page(
L,[$],{removals:W,others:G,images:new Map})}return await S.structure.flush(),await(0,r.Pv)(S,new Set(S.removal.removed())),I}async function s(O,l){const T=new Map;
if(O.cropped.size>0)for(const d of O.shown){const S=`${d.stream} ${d.from}`,I=T.get(S)?.glyphs,L=new Set;for(let $=0;$<d.count;$++){O.cropped.has(d.first+$)&&(!I||
I.has($))&&L.add($);const N=l.step(E);N&&await N}T.set(S,{shown:d,glyphs:L})}const D=new Map;for(const{shown:d,glyphs:S}of T.values()){if(S.size===0)continue;const I=D.
get(d.stream)??new Map;D.set(d.stream,I.set(d.from,{shown:d,glyphs:S}))}return D}function h(O,l){for(const{stream:d,from:S,to:I,matrix:L,clip:$}of O.images)O.paint(
d,S,(0,v.EF)((0,z.jY)(L),(0,R.zT)($,l)),()=>[{from:S,to:I,text:""}]);const T=new Map;let D=0;for(const[d,{stream:S,cuts:I}]of O.croppedPaint){if(O.seenPaint.has(
d))continue;D++;const L=T.get(S)??[];for(const $ of I)L.push($);T.set(S,L)}return{cuts:T,painted:D}}var _=n(55969),B=n(91374),V=n(74135),q=n(6057),Z=n(44738);const Y=72,
oe=["L","Vertices","InkList","CL","QuadPoints","Path"];async function de(O){let l=-1,T=[0,0,0,0];return(0,Z.L)(O,(D,d)=>{d!==l&&({box:T}=(0,q.iw)(O,l=d));const S=(0,_.
B)(O,D);if(S==="Popup"||S==="Widget"&&(0,B.pv)(O,D)==="Sig")return!1;const I=te(O,D);return I!==void 0&&(0,V.Pj)(I,T)===void 0})}function te(O,l){const T=(0,q.b0)(
O,l.get("Rect"));if(!T||O.dict(l.get("AP")))return T;if(oe.some(L=>l.has(L)))return;const[D,d,S,I]=T;return[D-Y,d-Y,S+Y,I+Y]}var ae=n(91519),ne=n(14029),re=n(98446);
const ie={scripts:"removedScripts",privateData:"removedPrivateData",metadata:"removedMetadata",hiddenLayers:"removedHiddenLayers",hiddenText:"removedHiddenText",
attachments:"removedAttachments",comments:"removedComments",externalLinks:"removedExternalLinks",imageMetadata:"removedImageMetadata"},fe=async(O,l,T)=>{const D=await(0,ae.
E)(O.bytes,T,{password:l.open_password}),d={scripts:l.remove_scripts,privateData:l.remove_private_data,metadata:l.remove_metadata,hiddenLayers:l.remove_hidden_layers,
hiddenText:l.remove_hidden_text,attachments:l.remove_attachments,comments:l.remove_comments,externalLinks:l.remove_external_links,imageMetadata:l.remove_image_metadata},
{archive:S}=await(0,e.ds)(D),I=d.metadata||d.attachments?await(0,t.J)(D):!1,L=l.remove_cropped?await de(D)+await i(D):0,$=await(0,g.u)(D,d),N=await A(D),W=[...I?
[he]:[],...await le(D,$,S)];L+N+ue($)===0&&W.push(pe);const G=D.pages.count,U=Object.keys(ie).filter(j=>d[j]),Q=Object.fromEntries(U.map(j=>[ie[j],$.removed[j]]));
return{documents:[{name:O.name,bytes:await(0,ne.UN)(D),pageCount:G}],notes:W,facts:{pageCount:G,...Q,...l.remove_cropped&&{removedCropped:L},...N>0&&{removedUnusedObjects:N}}}};
async function le(O,{removed:l,droppedXfa:T,unread:D},d){const S=[];return d&&l.metadata>0?S.push((0,e.Xb)(d,"its metadata was removed")):d?.level==="f"&&l.attachments>
0&&S.push((0,e.qg)(O,await(0,o.Br)(O),d,"its embedded files were removed")),T&&S.push((0,c.Yw)(T)),D>0&&S.push(me(D)),S}const ue=({removed:O})=>Object.values(O).
reduce((l,T)=>l+T,0),he={code:"invoice_claim_removed",message:"The document is no longer an electronic invoice, because its metadata or its attachments were rem\
oved. Keep both to publish invoices.",mentions:["remove_metadata","remove_attachments"]},me=O=>({code:"content_unreadable",message:`${(0,re.C7)(O,"content strea\
m")} could not be read, because the compression is not known. Hidden content in there was not removed.`}),pe={code:"nothing_to_remove",message:"Nothing was remo\
ved: the document has none of these things."}}),36078:((H,K,n)=>{n.d(K,{AY:()=>P,KJ:()=>M,XL:()=>x,_:()=>C,hX:()=>t,id:()=>m,qK:()=>w,vs:()=>y,wW:()=>c,yQ:()=>A});
var g=n(45079);function C(e){if(Number.isInteger(e)&&Math.abs(e)<1e7)return String(e);const o=Number(e.toPrecision(7)),r=Math.abs(o)<1e-9?"0":String(o);return r.
includes("e")?o.toFixed(12).replace(/\.?0+$/,""):r}const y=e=>e.map(C).join(" "),w=(e,o)=>`q ${o} cm /${e} Do Q`,m=e=>(0,g.ZV)(Math.round(e*1e3)/1e3||0),P=([e,o])=>`${m(
e)} ${m(o)}`,x=e=>e.map((o,r)=>`${P(o)} ${r===0?"m":"l"}`).join(" "),A=.5523;function M(e){const o=A,r=(...v)=>`${v.map(([a,u])=>P(e(a,u))).join(" ")} c`;return[
`${P(e(1,0))} m`,r([1,o],[o,1],[0,1]),r([-o,1],[-1,o],[-1,0]),r([-1,-o],[-o,-1],[0,-1]),r([o,-1],[1,-o],[1,0])].join(" ")}function c(e,o){const r={1:"g",3:"rg",
4:"k"}[e.length];return`${e.map(m).join(" ")} ${o==="fill"?r:r.toUpperCase()}`}const t=e=>`[${e.map(m).join(" ")}] 0 d`}),38671:((H,K,n)=>{n.d(K,{R:()=>w});var g=n(
52205),C=n(45599);const y={DCTDecode:"jpg",DCT:"jpg",JPXDecode:"jp2",CCITTFaxDecode:"ccitt",CCF:"ccitt",JBIG2Decode:"jbig2"};function w(m,P){const x=(0,g.c3)(m,
P.dict.get("Filter")),A=(0,g.c3)(m,P.dict.get("DecodeParms")),M=x.at(-1)??null,c=M instanceof C.SX?y[M.text]:void 0;if(!c)return{format:c,parameters:void 0,filter:M,
before:P};const t=new C.Bi(P.dict);t.set("Filter",x.slice(0,-1)),t.set("DecodeParms",A.slice(0,x.length-1));const e=A[x.length-1];return{format:c,parameters:(0,C.
Zm)(e)?e:void 0,filter:M,before:new C.Z6(t,P.data,P.sealed)}}}),93059:((H,K,n)=>{n.d(K,{n:()=>y});var g=n(45599);const C={BPC:"BitsPerComponent",CS:"ColorSpace",
D:"Decode",DP:"DecodeParms",F:"Filter",H:"Height",IM:"ImageMask",W:"Width"};function y(w){if(w.dataStart<0)return;const m=new g.Bi;for(let P=0;P+1<w.count;P+=2){
const x=w.name(P);x!==void 0&&m.set(C[x]??x,w.value(P+1))}return new g.Z6(m,w.content.subarray(w.dataStart,w.dataEnd))}}),8283:((H,K,n)=>{n.d(K,{A2:()=>C,AP:()=>e,
EI:()=>m,GM:()=>y,OD:()=>c,Os:()=>w,Rd:()=>P,iN:()=>A});var g=n(78157);const C=216,y=217,w=218,m=254,P=0,x=2**20,A=a=>a>=224&&a<=239;class M{image;marker;start;end;constructor(u,f,p,R){
this.image=u,this.marker=f,this.start=p,this.end=R}get data(){return this.image.subarray(Math.min(this.start+4,this.end),this.end)}}function*c(a,u=1/0){const f=(0,g.
bS)(a);for(let p=2;;){const R=Math.min(p+u,f.length),b=o(f,p,R);if(b<0){if(R===f.length)return;yield new M(f,P,p,R),p=R;continue}const F=f[b+1],X=F===C||F===y||
F===t;if(!X&&b+4>f.length)return;const z=X?0:f.readUInt16BE(b+2),J=b+2+z;if(J>f.length||!X&&z<2||(yield new M(f,F,b,J),F===y))return;p=J}}const t=1,e=a=>c(a,x);
function o(a,u,f){for(let p=v(a,u);p>=0&&p<f&&p+1<a.length;p=v(a,p+1)){for(;a[p+1]===255&&p+1<f;)p++;const R=a[p+1];if(R!==0&&R!==255&&(R<208||R>215))return p}return-1}
const r=32;function v(a,u){const f=Math.min(u+r,a.length);for(let p=u;p<f;p++)if(a[p]===255)return p;return a.indexOf(255,f)}}),79627:((H,K,n)=>{n.d(K,{W:()=>C});
var g=n(74135);function C(y,w){const m=Array.from({length:y.count},(x,A)=>y.number(A)||0);if(y.operator==="re"){const[x=0,A=0,M=0,c=0]=m;return(0,g.zl)(w,[x,A,x+
M,A+c])}const P=[];for(let x=0;x+1<m.length;x+=2)P.push((0,g.Gd)(w,m[x],m[x+1]));return(0,g.$L)(P)}}),85392:((H,K,n)=>{n.d(K,{J:()=>x,a:()=>A});var g=n(21115),C=n(
824),y=n(82715),w=n(60912),m=n(1975),P=n(92761);async function x(t){const e=await(0,C.Br)(t),o=({namespace:r})=>P.fD.includes(r);return e?.properties.some(o)?((0,w.
_L)(t,(0,w.QH)(e,o,[])),!0):!1}async function A(t,e,o){const r=(u,f,p)=>({prefix:u,name:f,form:"simple",values:[p]}),v=(0,w.QH)(e,({namespace:u,name:f})=>P.fD.includes(
u)||u===g.dK.pdfaid&&f==="part",[r("pdfaid","part","3"),r("fx","DocumentType","INVOICE"),r("fx","DocumentFileName",o.file),r("fx","Version",o.version),r("fx","C\
onformanceLevel",o.level)]),a=await(0,m.kg)(Buffer.from(v,"utf8"),t.job.pace);(0,w._L)(t,(0,y.m)(a,"pdfaExtension","schemas",c))}const M=[["DocumentType","Type \
of the invoice document"],["DocumentFileName","Name of the embedded XML invoice"],["Version","Version of the XML invoice standard"],["ConformanceLevel","Profile\
 of the XML invoice"]],c=`<rdf:li rdf:parseType="Resource" xmlns:pdfaSchema="${g.dK.pdfaSchema}" xmlns:pdfaProperty="${g.dK.pdfaProperty}">
<pdfaSchema:schema>Factur-X PDFA Extension Schema</pdfaSchema:schema>
<pdfaSchema:namespaceURI>${g.dK.fx}</pdfaSchema:namespaceURI>
<pdfaSchema:prefix>fx</pdfaSchema:prefix>
<pdfaSchema:property><rdf:Seq>
${M.map(([t,e])=>`<rdf:li rdf:parseType="Resource"><pdfaProperty:name>${t}</pdfaProperty:name><pdfaProperty:valueType>Text</pdfaProperty:valueType><pdfaProperty\
:category>external</pdfaProperty:category><pdfaProperty:description>${e}</pdfaProperty:description></rdf:li>
`).join("")}</rdf:Seq></pdfaSchema:property>
</rdf:li>
`}),21281:((H,K,n)=>{n.d(K,{Ip:()=>A,XM:()=>o,Xb:()=>e,ds:()=>x,qg:()=>t});var g=n(59071),C=n(70549),y=n(21115),w=n(824),m=n(1975),P=n(60912);const x=(0,C.n)(async a=>A(
a,await(0,w.Br)(a)));function A(a,u){const f=(z,J)=>(0,g.wh)((0,m.sm)(u,z,J)[0]??""),p=c(f("pdfaid","part"),f("pdfaid","conformance").toLowerCase()),R=M(f("pdfu\
aid","part"))?`PDF/UA-${f("pdfuaid","part")}`:void 0,F=[f("pdfxid","GTS_PDFXVersion")||f("pdfx","GTS_PDFXVersion")||((0,g.Gh)(a.resolve((0,w._U)(a)?.get("GTS_PD\
FXVersion")))??""),f("pdfe","ISO_PDFEVersion"),f("pdfvtid","GTS_PDFVTVersion")],X=[p?.name,R,...F.filter(z=>/^PDF\/[\w .:/()-]{1,40}$/.test(z))];return{archive:p,
accessible:R,names:X.filter(z=>z!==void 0)}}const M=a=>/^[1-9]$/.test(a);function c(a,u){if(!M(a))return;const f=/^[abuef]$/.test(u)?u:"";return{part:Number(a),
level:f,name:`PDF/A-${a}${f}`}}function t(a,u,f,p){return u&&v(a,u,[y.dK.pdfaid]),e(f,p)}const e=({name:a},u)=>({code:"pdfa_identification_removed",message:`The\
 document no longer claims ${a}: ${u}.`});async function o(a){const u=await(0,w.Br)(a);if(!u)return[];const{archive:f,accessible:p}=A(a,u);v(a,u,[y.dK.pdfaid,y.
dK.pdfuaid]);const R=[f?.name,p].filter(b=>b!==void 0);return R.length>0?[r(R)]:[]}const r=a=>({code:"conformance_dropped",message:`The result no longer claims ${a.
join(" and ")}, because a merge cannot guarantee conformance.`});function v(a,u,f){u.properties.some(({namespace:p})=>f.includes(p))&&(0,P._L)(a,(0,P.QH)(u,({namespace:p})=>f.
includes(p),[]))}}),21115:((H,K,n)=>{n.d(K,{HC:()=>w,dK:()=>g,ee:()=>y});const g={rdf:"http://www.w3.org/1999/02/22-rdf-syntax-ns#",xml:"http://www.w3.org/XML/1\
998/namespace",dc:"http://purl.org/dc/elements/1.1/",xmp:"http://ns.adobe.com/xap/1.0/",xmpMM:"http://ns.adobe.com/xap/1.0/mm/",pdf:"http://ns.adobe.com/pdf/1.3\
/",pdfaid:"http://www.aiim.org/pdfa/ns/id/",pdfuaid:"http://www.aiim.org/pdfua/ns/id/",pdfxid:"http://www.npes.org/pdfx/ns/id/",pdfx:"http://ns.adobe.com/pdfx/1\
.3/",pdfaExtension:"http://www.aiim.org/pdfa/ns/extension/",pdfaSchema:"http://www.aiim.org/pdfa/ns/schema#",pdfaProperty:"http://www.aiim.org/pdfa/ns/property#",
fx:"urn:factur-x:pdfa:CrossIndustryDocument:invoice:1p0#",pdfe:"http://www.aiim.org/pdfe/ns/id/",pdfvtid:"http://www.npes.org/pdfvt/ns/id/",xfa:"http://www.xfa.\
org/schema/xfa-data/1.0/",ds:"http://www.w3.org/2000/09/xmldsig#"},C=new Map(Object.entries(g));class y{uris=new Map;declared=[];known=new Map;enter(M){let c;for(const{
name:t,value:e}of M){if(!w(t))continue;const o=t.slice(6),r=this.uris.get(o);r?r.push(e):this.uris.set(o,[e]),(c??=[]).push(o)}this.declared.push(c??m),c&&this.
known.clear()}leave(){const M=this.declared.pop()??m;for(const c of M)this.uris.get(c).pop();M.length>0&&this.known.clear()}declares(M){return(this.uris.get(x(M))?.
length??0)>0}ofElement(M){let c=this.known.get(M);if(!c){const t=x(M),e=this.uris.get(t)?.at(-1)??C.get(t)??"";this.known.size===P&&this.known.clear(),this.known.
set(M,c={namespace:e,local:M.slice(M.indexOf(":")+1)})}return c}ofAttribute(M){return M.includes(":")?this.ofElement(M):{namespace:"",local:M}}}const w=A=>A==="\
xmlns"||A.startsWith("xmlns:"),m=[],P=1e3,x=A=>A.slice(0,Math.max(A.indexOf(":"),0))}),824:((H,K,n)=>{n.d(K,{Br:()=>A,_6:()=>c,_U:()=>x});var g=n(58552),C=n(1975),
y=n(17079),w=n(45599),m=n(59071),P=n(70549);function x(t){const e=t.resolve(t.trailer.get("Info"));return e instanceof w.Bi?e:e instanceof w.Z6?e.dict:void 0}const A=(0,P.
n)(M);async function M(t){const e=t.get(t.catalogNumber),o=e instanceof w.Bi?t.resolve(e.get("Metadata")):null;if(!(o instanceof w.Z6))return;let r;try{r=t.decoded(
o)}catch(v){if(!(v instanceof g.zU)||v.code==="cancelled")throw v;return C.m}return(0,C.kg)(r,t.job.pace)}function c(t,e){const o=x(t),r=R=>t.resolve(o?.get(R)),
v=(R,b,F=", ")=>{const X=(0,C.sm)(e,R,b).map(m.wh).filter(Boolean).join(F);return X===""?null:X},a=(R,b)=>{const[F=""]=(0,C.sm)(e,R,b);return(0,m.wh)(F)||null},
u=(R,b)=>(0,y._)((0,m.Gh)(r(R))??"")??(0,y._)(a("xmp",b)??"")??null,f=t.get(t.catalogNumber),p=f instanceof w.Bi?(0,m.Gh)(t.resolve(f.get("Lang"))):null;return{
title:(0,m.Gh)(r("Title"))??a("dc","title"),author:(0,m.Gh)(r("Author"))??v("dc","creator"),subject:(0,m.Gh)(r("Subject"))??a("dc","description"),keywords:(0,m.
Gh)(r("Keywords"))??v("pdf","Keywords")??v("dc","subject"),creator:(0,m.Gh)(r("Creator"))??a("xmp","CreatorTool"),producer:(0,m.Gh)(r("Producer"))??a("pdf","Pro\
ducer"),created:u("CreationDate","CreateDate"),modified:u("ModDate","ModifyDate"),language:p??a("dc","language")}}}),3907:((H,K,n)=>{n.d(K,{Rt:()=>p,X:()=>J,km:()=>A,
ol:()=>C,xK:()=>f});var g=n(78157);const C=200,y=1e4,w=1e5,m=65536,P=65536,x=12;async function A(E,i,s){const h=new M(E);for(let _=h.next();_;_=h.next()){if(s(_))
return"left";const B=i.step((_.to-_.from)*4+50);B&&await B}return h.hasDocumentType?"document type":h.malformed?"malformed":"well-formed"}class M{text;malformed=!1;hasDocumentType=!1;at=0;tag=-1;constructor(i){
this.text=i}next(){const{text:i,at:s}=this;if(s>=i.length)return;if(i.charCodeAt(s)!==c)return this.characters(s,this.endOfPiece(s,this.nextTag(s)));if(i.startsWith(
"<!--",s))return this.other(s,"-->",4);if(i.startsWith("<?",s))return this.other(s,"?>",2);if(i.startsWith("<![CDATA[",s)){const _=i.indexOf("]]>",s);return _<0?
this.end():(this.at=_+3,{kind:"text",text:i.slice(s+9,_),from:s,to:this.at})}return i.startsWith("<!",s)?(this.hasDocumentType=i.startsWith("<!DOCTYPE",s),this.
end()):(i.charCodeAt(s+1)===e?this.endTag(s):this.startTag(s))??this.fault(s,this.nextTag(s+1))}other(i,s,h){const _=this.text.indexOf(s,i+h);return _<0?this.end():
(this.at=_+s.length,{kind:"other",from:i,to:this.at})}endTag(i){const s=this.name(i+2),h=this.blanks(s);if(!(s===i+2||this.text.charCodeAt(h)!==t))return this.at=
h+1,{kind:"end",name:this.text.slice(i+2,s),from:i,to:this.at}}startTag(i){const{text:s}=this,h=this.name(i+1);if(h===i+1)return;const _=s.slice(i+1,h),B=[];let V=0;
for(let q=h;;){const Z=this.blanks(q),Y=s.charCodeAt(Z);if(Y===t||Y===e&&s.charCodeAt(Z+1)===t)return this.at=Y===t?Z+1:Z+2,{kind:Y===t?"start":"empty",name:_,attributes:B,
from:i,to:this.at};const oe=this.name(Z),de=this.blanks(oe),te=this.blanks(de+1),ae=s[te];if(Z===q||oe===Z||s[de]!=="="||ae!=='"'&&ae!=="'")return;const ne=s.indexOf(
ae,te+1),re=s.slice(te+1,Math.max(ne,te+1));V+=r(re,w-V);const ie=re.includes("<")||V>=w?void 0:a(re);if(ne<0||ie===void 0||B.length>=y)return;B.push({name:s.slice(
Z,oe),value:ie,from:Z,to:ne+1}),q=ne+1}}characters(i,s){const h=a(this.text.slice(i,s));return h===void 0?this.fault(i,s):(this.at=s,{kind:"text",text:h,from:i,
to:s})}nextTag(i){if(this.tag>=i)return this.tag;const s=this.text.indexOf("<",i);return this.tag=s<0?this.text.length:s}endOfPiece(i,s){const{text:h}=this;if(s-
i<=P)return s;let _=i+P;const B=_-x+1,V=h.slice(B,_+1).lastIndexOf("&");V>=0&&(_=B+V);for(const q=_-P/2;h[_-1]==="]"||o(h.charCodeAt(_));_--)if(_===q)return s;return _}fault(i,s){
return this.malformed=!0,this.at=s,{kind:"other",from:i,to:s}}end(){this.malformed=!0,this.at=this.text.length}blanks(i){const{text:s}=this;for(let h=i;;h++){const _=s.
charCodeAt(h);if(_!==32&&_!==9&&_!==10&&_!==13||h-i===m)return h}}name(i){const{text:s}=this;let h=i;for(const _=Math.min(s.length,i+m);h<_;h++){const B=s.charCodeAt(
h);if(B<=32||B===e||B===t||B===c||B===61||B===34||B===39)break}return h}}const[c,t,e]=[60,62,47],o=E=>E>=56320&&E<=57343;function r(E,i){let s=0;for(let h=E.indexOf(
"&");h>=0&&s<i;h=E.indexOf("&",h+1))s++;return s}const v=new Map([["amp","&"],["lt","<"],["gt",">"],["quot",'"'],["apos","'"]]);function a(E){if(!E.includes("&"))
return E;const i=[];let s=0;for(let h=E.indexOf("&");h>=0;h=E.indexOf("&",s)){const _=E.indexOf(";",h);if(_<0||_-h>x)return;const B=E.slice(h+1,_),V=v.get(B)??u(
B);if(V===void 0)return;i.push(E.slice(s,h),V),s=_+1}return i.push(E.slice(s)),i.join("")}function u(E){const i=/^#(?:x([\dA-Fa-f]+)|(\d+))$/.exec(E),s=i?parseInt(
i[1]??i[2],i[1]===void 0?10:16):-1;return s>0&&s<=1114111&&!(s>=55296&&s<=57343)?String.fromCodePoint(s):void 0}function f(E){const[i,s,h,_]=E;if(i===0&&s===0&&
(h===254||h===0)||i===255&&s===254&&h===0&&_===0)return z(E);if(i===254&&s===255||i===0&&s===60)return X(new TextDecoder("utf-16be").decode(E));if(i===255&&s===
254||i===60&&s===0)return X(new TextDecoder("utf-16le").decode(E));const B=new TextDecoder().decode(E);return X(B.includes("�")?Buffer.from(E).toString("latin\
1"):B)}function p(E){if(E[0]===0||E[1]===0||E[0]===254||E[0]===255)return f(E);const s=(0,g.bS)(E).toString("latin1",0,R),h=b.exec(s)?.[1]?.toLowerCase()??"utf-\
8";if(F.has(h))try{return new TextDecoder(h,{fatal:!0}).decode(E)}catch{return}}const R=200,b=/^(?:\xef\xbb\xbf)?<\?xml\s[^>]*?encoding\s*=\s*["']([\w.-]+)["']/,
F=new Set(["utf-8","utf8","us-ascii","iso-8859-1","iso-8859-15","windows-1252"]),X=E=>E.startsWith("\uFEFF")?E.slice(1):E;function z(E){const i=new DataView(E.buffer,
E.byteOffset,E.byteLength),s=E[0]!==0,h=[];for(let _=0;_+4<=E.length;_+=4){const B=i.getUint32(_,s);if(B>1114111)return;h.push(String.fromCodePoint(B))}return X(
h.join(""))}const J=E=>E.replaceAll("&","&amp;").replaceAll("<","&lt;").replaceAll(">","&gt;").replaceAll('"',"&quot;")}),82715:((H,K,n)=>{n.d(K,{m:()=>y});var g=n(
21115),C=n(3907);function y(w,m,P,x){const{text:A,properties:M,end:c,about:t}=w,e=M.find(a=>a.namespace===g.dK[m]&&a.name===P),o=e&&A.slice(e.from,e.to).match(/^[\s\S]*(?=<\/(?:[\w.-]+:)?Bag\s*>)/)?.[0].
length;if(e&&o!==void 0){const a=e.from+o;return`${A.slice(0,a)}${x.replace("<rdf:li",`<rdf:li xmlns:rdf="${g.dK.rdf}"`)}${A.slice(a)}`}const r=`<${m}:${P}><rdf\
:Bag>
${x}</rdf:Bag></${m}:${P}>`,v=`<rdf:Description xmlns:rdf="${g.dK.rdf}" rdf:about="${(0,C.X)(t)}" xmlns:${m}="${g.dK[m]}">
${r}
</rdf:Description>
`;return`${A.slice(0,c)}${v}${A.slice(c)}`}}),60912:((H,K,n)=>{n.d(K,{QH:()=>w,T3:()=>m,_L:()=>M});var g=n(21115),C=n(3907),y=n(45599);function w(c,t,e){const{text:o,
properties:r,end:v,about:a}=c,u=[];let f=0;for(const p of r.filter(t).sort((R,b)=>R.from-b.from))p.from<f||(u.push(o.slice(f,p.from)),f=p.to);return u.push(o.slice(
f,Math.max(v,f))),e.length>0&&u.push(P(e,a)),u.push(o.slice(Math.max(v,f))),A(u.join(""))}function m(c){return`<?xpacket begin="\uFEFF" id="W5M0MpCehiHzreSzNTczkc9d"\
?>
<x:xmpmeta xmlns:x="adobe:ns:meta/">
<rdf:RDF xmlns:rdf="${g.dK.rdf}">
${P(c,"")}</rdf:RDF>
</x:xmpmeta>
<?xpacket end="w"?>`}function P(c,t){const o=[...new Set(c.map(({prefix:v})=>v))].map(v=>` xmlns:${v}="${g.dK[v]}"`).join(""),r=c.map(({prefix:v,name:a,form:u,values:f})=>`\
<${v}:${a}>${x(u,f)}</${v}:${a}>
`);return`<rdf:Description xmlns:rdf="${g.dK.rdf}" rdf:about="${(0,C.X)(t)}"${o}>
${r.join("")}</rdf:Description>
`}function x(c,t){const e=o=>t.map(r=>`<rdf:li${o}>${(0,C.X)(r)}</rdf:li>`).join("");switch(c){case"simple":return(0,C.X)(t[0]??"");case"alternative":return`<rd\
f:Alt>${e(' xml:lang="x-default"')}</rdf:Alt>`;case"ordered":return`<rdf:Seq>${e("")}</rdf:Seq>`;case"unordered":return`<rdf:Bag>${e("")}</rdf:Bag>`}}const A=c=>c.
replace(/^(\s*<\?xml\s[^>]*encoding\s*=\s*["'])[^"']*/,"$1UTF-8");function M(c,t){const e=c.catalog.get("Metadata"),o=c.resolve(e),r=o instanceof y.Z6?[...o.dict].
filter(([u])=>!["Filter","DecodeParms","Length"].includes(u)):[],v=new y.Bi([["Type",new y.SX("Metadata")],["Subtype",new y.SX("XML")],...r]),a=new y.Z6(v,Buffer.
from(t,"utf8"));(0,y.i9)(e)&&o instanceof y.Z6?c.put(e,a):c.edit(c.catalogNumber).set("Metadata",c.add(a))}}),1975:((H,K,n)=>{n.d(K,{kg:()=>m,m:()=>w,sm:()=>P});
var g=n(21115),C=n(3907);const y=1e5,w={text:"",properties:[],malformed:!0,end:-1,about:""};async function m(c,t){const e=(0,C.xK)(c);if(e===void 0)return w;const o=new A,
v=await(0,C.km)(e,t,a=>(o.take(a),o.broken))!=="well-formed"||o.depth>0||o.end<0||!o.declared;return{text:e,properties:o.properties,malformed:v,end:o.end,about:o.
about}}function P(c,t,e){return c?.properties.find(o=>o.name===e&&o.namespace===g.dK[t])?.values??[]}const x=-2;class A{properties=[];broken=!1;declared=!0;end=-1;about="";scope=new g.
ee;open=[];root=x;loose=!1;items=[];pieces=[];get depth(){return this.open.length}take(t){t.kind==="start"||t.kind==="empty"?(this.start(t.name,t.attributes,t.from),
t.kind==="empty"&&!this.broken&&this.close(t.name,t.to,t.to)):t.kind==="end"?this.close(t.name,t.from,t.to):t.kind==="text"&&this.isInProperty()&&this.pieces.push(
t.text)}isInProperty(){return this.root!==x&&this.open.length>this.root+2}start(t,e,o){if(this.open.length>=C.ol&&(this.broken=!0),this.broken)return;this.scope.
enter(e);const r=this.scope.ofElement(t),v=r.namespace===g.dK.rdf,a=v&&r.local==="li";this.root===x&&this.end<0&&v&&r.local==="Description"&&(this.root=this.open.
length-1,this.loose=!0);const u=this.open.length-this.root,f=a?e.find(({name:p})=>p==="xml:lang")?.value:void 0;if(this.open.push({name:t,...r,from:o,language:f}),
this.root===x){if(!v||r.local!=="RDF"||this.end>=0)return;this.root=this.open.length-1,this.declared=this.scope.declares(t)}else if(u===1)this.describe(e);else if(u===
2){this.items=[];const p=e.find(({name:R})=>this.isRdf(R,"resource"));this.pieces=p?[p.value]:[]}else a&&(this.pieces=[])}describe(t){for(const{name:e,value:o,from:r,
to:v}of t){if((0,g.HC)(e))continue;const{namespace:a,local:u}=this.scope.ofAttribute(e);a===g.dK.rdf&&u==="about"&&(this.about=o),!(a===""||a===g.dK.rdf||a===g.
dK.xml)&&this.add({namespace:a,name:u,values:[o],from:r,to:v})}}close(t,e,o){const r=this.open.pop();if(r?.name!==t){this.broken=!0;return}this.scope.leave();const v=this.
open.length-this.root;if(this.root!==x)if(v===0)this.end=e,this.root=x;else if(v===1&&this.loose)this.root=x,this.loose=!1;else if(v===2){const a=this.items.length>
0?M(this.items):[this.pieces.join("").trim()];this.add({namespace:r.namespace,name:r.local,values:a,from:r.from,to:o})}else v>2&&r.namespace===g.dK.rdf&&r.local===
"li"&&(this.items.push({text:this.pieces.join("").trim(),language:r.language}),this.pieces=[])}add(t){this.properties.length<y?this.properties.push(t):this.broken=
!0}isRdf(t,e){const o=this.scope.ofAttribute(t);return o.local===e&&o.namespace===g.dK.rdf}}function M(c){const t=c.findIndex(({language:o})=>o?.toLowerCase()===
"x-default"),e=c.map(({text:o})=>o);return t>0?[e[t],...e.slice(0,t),...e.slice(t+1)]:e}})};
