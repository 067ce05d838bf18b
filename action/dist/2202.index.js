"use strict";exports.id=2202,exports.ids=[2202],exports.modules={73987:(($,P,s)=>{s.r(P),s.d(P,{sanitize_document:()=>m});var h=s(90603),d=s(77500),p=s(85392),E=s(21281),o=s(
824),e=s(12237),l=s(14029),v=s(98446);const D={scripts:"removedScripts",privateData:"removedPrivateData",metadata:"removedMetadata",hiddenLayers:"removedHiddenL\
ayers",hiddenText:"removedHiddenText",attachments:"removedAttachments",comments:"removedComments",externalLinks:"removedExternalLinks",imageMetadata:"removedIma\
geMetadata"},m=async(f,t,i)=>{const r=await(0,e.E)(f.bytes,i,{password:t.open_password}),u={scripts:t.remove_scripts,privateData:t.remove_private_data,metadata:t.
remove_metadata,hiddenLayers:t.remove_hidden_layers,hiddenText:t.remove_hidden_text,attachments:t.remove_attachments,comments:t.remove_comments,externalLinks:t.
remove_external_links,imageMetadata:t.remove_image_metadata},{archive:M}=await(0,E.ds)(r),O=u.metadata||u.attachments?await(0,p.J)(r):!1,x=await(0,h.u)(r,u),L=[
...O?[n]:[],...await _(r,x,M)],T=r.pages.count,y=Object.keys(D).filter(g=>u[g]),C=Object.fromEntries(y.map(g=>[D[g],x.removed[g]]));return{documents:[{name:f.name,
bytes:await(0,l.UN)(r),pageCount:T}],notes:L,facts:{pageCount:T,...C}}};async function _(f,{removed:t,isXfaDropped:i,unread:r},u){const M=[];return u&&t.metadata>
0?M.push((0,E.Xb)(u,"its metadata was removed")):u?.level==="f"&&t.attachments>0&&M.push((0,E.qg)(f,await(0,o.Br)(f),u,"its embedded files were removed")),i&&M.
push((0,d.Yw)("scripts")),r>0&&M.push(a(r)),Object.values(t).every(O=>O===0)&&M.push(c),M}const n={code:"invoice_claim_removed",message:"The document is no long\
er an electronic invoice, because its metadata or its attachments were removed. Keep both to publish invoices.",mentions:["remove_metadata","remove_attachments"]},
a=f=>({code:"content_unreadable",message:`${(0,v.C7)(f,"content stream")} could not be read, because the compression is not known. Hidden content in there was n\
ot removed.`}),c={code:"nothing_to_remove",message:"Nothing was removed: the document has none of these things."}}),36078:(($,P,s)=>{s.d(P,{AY:()=>e,KJ:()=>D,XL:()=>l,
_:()=>d,hX:()=>_,id:()=>o,qK:()=>E,vs:()=>p,wW:()=>m,yQ:()=>v});var h=s(45079);function d(n){if(Number.isInteger(n)&&Math.abs(n)<1e7)return String(n);const a=Number(
n.toPrecision(7)),c=Math.abs(a)<1e-9?"0":String(a);return c.includes("e")?a.toFixed(12).replace(/\.?0+$/,""):c}const p=n=>n.map(d).join(" "),E=(n,a)=>`q ${a} cm\
 /${n} Do Q`,o=n=>(0,h.ZV)(Math.round(n*1e3)/1e3||0),e=([n,a])=>`${o(n)} ${o(a)}`,l=n=>n.map((a,c)=>`${e(a)} ${c===0?"m":"l"}`).join(" "),v=.5523;function D(n){
const a=v,c=(...f)=>`${f.map(([t,i])=>e(n(t,i))).join(" ")} c`;return[`${e(n(1,0))} m`,c([1,a],[a,1],[0,1]),c([-a,1],[-1,a],[-1,0]),c([-1,-a],[-a,-1],[0,-1]),c(
[a,-1],[1,-a],[1,0])].join(" ")}function m(n,a){const c={1:"g",3:"rg",4:"k"}[n.length];return`${n.map(o).join(" ")} ${a==="fill"?c:c.toUpperCase()}`}const _=n=>`\
[${n.map(o).join(" ")}] 0 d`}),5490:(($,P,s)=>{s.d(P,{M:()=>E,U:()=>p});var h=s(74135);const d=1e4;class p{current;saved=[];beyond=0;constructor(e){this.current=
e}follow(e){switch(e.operator){case"q":return this.saved.length<d?this.saved.push({...this.current}):this.beyond++,!0;case"Q":return this.beyond>0?this.beyond--:
this.current=this.saved.pop()??this.current,!0;case"cm":return this.transform(e),!0;default:return!1}}transform(e){if(e.count!==6)return;const[l,v,D,m,_,n]=E(e);
this.current.matrix=(0,h.lw)([l,v,D,m,_,n],this.current.matrix)}}const E=o=>Array.from({length:o.count},(e,l)=>o.number(l))}),97748:(($,P,s)=>{s.d(P,{ZO:()=>p,f6:()=>E,
ue:()=>h});const h=o=>({matrix:o,font:void 0,size:0,charSpace:0,wordSpace:0,stretch:1,leading:0,rise:0,mode:0}),d=(o,e)=>o.number(e)||0;function p(o,e){switch(o.
operator){case"Tc":return e.charSpace=d(o,0),!0;case"Tw":return e.wordSpace=d(o,0),!0;case"Tz":return e.stretch=d(o,0)/100,!0;case"TL":return e.leading=d(o,0),!0;case"\
Ts":return e.rise=d(o,0),!0;case"Tr":return e.mode=d(o,0),!0;default:return!1}}class E{a=1;b=0;c=0;d=1;e=0;f=0;lineE=0;lineF=0;reset(){this.set(1,0,0,1,0,0)}set(e,l,v,D,m,_){
this.a=e,this.b=l,this.c=v,this.d=D,this.e=this.lineE=m,this.f=this.lineF=_}moveLine(e,l){this.e=this.lineE+=e*this.a+l*this.c,this.f=this.lineF+=e*this.b+l*this.
d}advance(e,l){this.e+=e*this.a+l*this.c,this.f+=e*this.b+l*this.d}follow(e,l){switch(e.operator){case"BT":return this.reset(),!0;case"Tm":return e.count>=6&&this.
set(d(e,0),d(e,1),d(e,2),d(e,3),d(e,4),d(e,5)),!0;case"TD":return l.leading=-d(e,1),this.moveLine(d(e,0),d(e,1)),!0;case"Td":return this.moveLine(d(e,0),d(e,1)),
!0;case"T*":return this.moveLine(0,-l.leading),!0;default:return!1}}}}),85392:(($,P,s)=>{s.d(P,{J:()=>l,a:()=>v});var h=s(43496),d=s(824),p=s(82715),E=s(60912),
o=s(1975),e=s(92761);async function l(_){const n=await(0,d.Br)(_),a=({namespace:c})=>e.fD.includes(c);return n?.properties.some(a)?((0,E._L)(_,(0,E.QH)(n,a,[])),
!0):!1}async function v(_,n,a){const c=(i,r,u)=>({prefix:i,name:r,form:"simple",values:[u]}),f=(0,E.QH)(n,({namespace:i,name:r})=>e.fD.includes(i)||i===h.dK.pdfaid&&
r==="part",[c("pdfaid","part","3"),c("fx","DocumentType","INVOICE"),c("fx","DocumentFileName",a.file),c("fx","Version",a.version),c("fx","ConformanceLevel",a.level)]),
t=await(0,o.kg)(Buffer.from(f,"utf8"),_.job.pace);(0,E._L)(_,(0,p.m)(t,"pdfaExtension","schemas",m))}const D=[["DocumentType","Type of the invoice document"],["\
DocumentFileName","Name of the embedded XML invoice"],["Version","Version of the XML invoice standard"],["ConformanceLevel","Profile of the XML invoice"]],m=`<r\
df:li rdf:parseType="Resource" xmlns:pdfaSchema="${h.dK.pdfaSchema}" xmlns:pdfaProperty="${h.dK.pdfaProperty}">
<pdfaSchema:schema>Factur-X PDFA Extension Schema</pdfaSchema:schema>
<pdfaSchema:namespaceURI>${h.dK.fx}</pdfaSchema:namespaceURI>
<pdfaSchema:prefix>fx</pdfaSchema:prefix>
<pdfaSchema:property><rdf:Seq>
${D.map(([_,n])=>`<rdf:li rdf:parseType="Resource"><pdfaProperty:name>${_}</pdfaProperty:name><pdfaProperty:valueType>Text</pdfaProperty:valueType><pdfaProperty\
:category>external</pdfaProperty:category><pdfaProperty:description>${n}</pdfaProperty:description></rdf:li>
`).join("")}</rdf:Seq></pdfaSchema:property>
</rdf:li>
`}),21281:(($,P,s)=>{s.d(P,{Ip:()=>v,XM:()=>a,Xb:()=>n,ds:()=>l,qg:()=>_});var h=s(59071),d=s(70549),p=s(43496),E=s(824),o=s(1975),e=s(60912);const l=(0,d.n)(async t=>v(
t,await(0,E.Br)(t)));function v(t,i){const r=(T,y)=>(0,h.wh)((0,o.sm)(i,T,y)[0]??""),u=m(r("pdfaid","part"),r("pdfaid","conformance").toLowerCase()),M=D(r("pdfu\
aid","part"))?`PDF/UA-${r("pdfuaid","part")}`:void 0,x=[r("pdfxid","GTS_PDFXVersion")||r("pdfx","GTS_PDFXVersion")||((0,h.Gh)(t.resolve((0,E._U)(t)?.get("GTS_PD\
FXVersion")))??""),r("pdfe","ISO_PDFEVersion"),r("pdfvtid","GTS_PDFVTVersion")],L=[u?.name,M,...x.filter(T=>/^PDF\/[\w .:/()-]{1,40}$/.test(T))];return{archive:u,
accessible:M,names:L.filter(T=>T!==void 0)}}const D=t=>/^[1-9]$/.test(t);function m(t,i){if(!D(t))return;const r=/^[abuef]$/.test(i)?i:"";return{part:Number(t),
level:r,name:`PDF/A-${t}${r}`}}function _(t,i,r,u){return i&&f(t,i,[p.dK.pdfaid]),n(r,u)}const n=({name:t},i)=>({code:"pdfa_identification_removed",message:`The\
 document no longer claims ${t}: ${i}.`});async function a(t){const i=await(0,E.Br)(t);if(!i)return[];const{archive:r,accessible:u}=v(t,i);f(t,i,[p.dK.pdfaid,p.
dK.pdfuaid]);const M=[r?.name,u].filter(O=>O!==void 0);return M.length>0?[c(M)]:[]}const c=t=>({code:"conformance_dropped",message:`The result no longer claims ${t.
join(" and ")}, because a merge cannot guarantee conformance.`});function f(t,i,r){i.properties.some(({namespace:u})=>r.includes(u))&&(0,e._L)(t,(0,e.QH)(i,({namespace:u})=>r.
includes(u),[]))}}),82715:(($,P,s)=>{s.d(P,{m:()=>p});var h=s(43496),d=s(3907);function p(E,o,e,l){const{text:v,properties:D,end:m,about:_}=E,n=D.find(t=>t.namespace===
h.dK[o]&&t.name===e),a=n&&v.slice(n.from,n.to).match(/^[\s\S]*(?=<\/(?:[\w.-]+:)?Bag\s*>)/)?.[0].length;if(n&&a!==void 0){const t=n.from+a;return`${v.slice(0,t)}${l.
replace("<rdf:li",`<rdf:li xmlns:rdf="${h.dK.rdf}"`)}${v.slice(t)}`}const c=`<${o}:${e}><rdf:Bag>
${l}</rdf:Bag></${o}:${e}>`,f=`<rdf:Description xmlns:rdf="${h.dK.rdf}" rdf:about="${(0,d.X)(_)}" xmlns:${o}="${h.dK[o]}">
${c}
</rdf:Description>
`;return`${v.slice(0,m)}${f}${v.slice(m)}`}}),60912:(($,P,s)=>{s.d(P,{QH:()=>E,T3:()=>o,_L:()=>D});var h=s(43496),d=s(3907),p=s(45599);function E(m,_,n){const{text:a,
properties:c,end:f,about:t}=m,i=[];let r=0;for(const u of c.filter(_).sort((M,O)=>M.from-O.from))u.from<r||(i.push(a.slice(r,u.from)),r=u.to);return i.push(a.slice(
r,Math.max(f,r))),n.length>0&&i.push(e(n,t)),i.push(a.slice(Math.max(f,r))),v(i.join(""))}function o(m){return`<?xpacket begin="\uFEFF" id="W5M0MpCehiHzreSzNTczkc9d"\
?>
<x:xmpmeta xmlns:x="adobe:ns:meta/">
<rdf:RDF xmlns:rdf="${h.dK.rdf}">
${e(m,"")}</rdf:RDF>
</x:xmpmeta>
<?xpacket end="w"?>`}function e(m,_){const a=[...new Set(m.map(({prefix:f})=>f))].map(f=>` xmlns:${f}="${h.dK[f]}"`).join(""),c=m.map(({prefix:f,name:t,form:i,values:r})=>`\
<${f}:${t}>${l(i,r)}</${f}:${t}>
`);return`<rdf:Description xmlns:rdf="${h.dK.rdf}" rdf:about="${(0,d.X)(_)}"${a}>
${c.join("")}</rdf:Description>
`}function l(m,_){const n=a=>_.map(c=>`<rdf:li${a}>${(0,d.X)(c)}</rdf:li>`).join("");switch(m){case"simple":return(0,d.X)(_[0]??"");case"alternative":return`<rd\
f:Alt>${n(' xml:lang="x-default"')}</rdf:Alt>`;case"ordered":return`<rdf:Seq>${n("")}</rdf:Seq>`;case"unordered":return`<rdf:Bag>${n("")}</rdf:Bag>`}}const v=m=>m.
replace(/^(\s*<\?xml\s[^>]*encoding\s*=\s*["'])[^"']*/,"$1UTF-8");function D(m,_){const n=m.catalog.get("Metadata"),a=m.resolve(n),c=a instanceof p.Z6?[...a.dict].
filter(([i])=>!["Filter","DecodeParms","Length"].includes(i)):[],f=new p.Bi([["Type",new p.SX("Metadata")],["Subtype",new p.SX("XML")],...c]),t=new p.Z6(f,Buffer.
from(_,"utf8"));(0,p.i9)(n)&&a instanceof p.Z6?m.put(n,t):m.edit(m.catalogNumber).set("Metadata",m.add(t))}})};
