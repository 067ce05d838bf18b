"use strict";exports.id=8671,exports.ids=[8671],exports.modules={73892:((j,S,t)=>{t.r(S),t.d(S,{sanitize_document:()=>A});var h=t(57994),T=t(45599),E=t(44082),_=t(64261),g=t(
90896);async function P(c){const{pages:f,job:$}=c;await(0,g.g)(c);const u=new _.h(c),i=new Map;for(let v=0;v<f.count;v++){const x=$.pace.step(2e4);x&&await x;const y=f.
number(v),O=c.entry(y,"Resources"),C=c.dict(O),L=c.dict(C?.get("XObject"));if(!C||!L||L.size===0)continue;const B=C.get("XObject"),W=B instanceof T.oS?B.number:
O instanceof T.oS?O.number:y,R=i.get(L)??{holder:W,used:new Set,isKnown:!0};i.set(L,R);const N=u.inContent(y),V=N&&u.borrowed(y,new E.EC(c,C),N);V||(R.isKnown=!1);
for(const Z of V??[])R.used.add(Z)}let m=0;for(const[v,{holder:x,used:y,isKnown:O}]of i){const C=O?[...v.keys()].filter(L=>!y.has(L)):[];if(C.length!==0){c.edit(
x);for(const L of C)v.delete(L);m+=C.length}}return m}var K=t(77500),D=t(85392),w=t(21281),d=t(824),p=t(86537),e=t(2843),n=t(71157),a=t(47212),l=t(68096);const o=500;
async function s(c){const{pages:f,job:$}=c,u=new a.Wz(c),i=new e.q(c);let m=0;for(let v=0;v<f.count;v++){const{trace:x,visible:y}=await u.cropped(v),O=await r(x,
$.pace),{cuts:C,painted:L}=M(x,y),B=$.pace.step((x.croppedPaint.size+1)*o);if(B&&await B,!(O.size===0&&L===0)){for(const W of O.values())m+=W.size;m+=L,await i.
page(v,[x],{removals:O,others:C,images:new Map})}}return m}async function r(c,f){const $=new Map;if(c.cropped.size>0)for(const i of c.shown){const m=f.step(o+i.
count*o);m&&await m;const v=`${i.stream} ${i.from}`,y=$.get(v)?.glyphs??Array.from({length:i.count},(O,C)=>C);$.set(v,{shown:i,glyphs:y.filter(O=>c.cropped.has(
i.first+O))})}const u=new Map;for(const{shown:i,glyphs:m}of $.values()){if(m.length===0)continue;const v=u.get(i.stream)??new Map;u.set(i.stream,v.set(i.from,{shown:i,
glyphs:new Set(m)}))}return u}function M(c,f){for(const{stream:i,from:m,to:v,matrix:x,clip:y}of c.images)c.paint(i,m,(0,p.EF)((0,n.jY)(x),(0,l.zT)(y,f)),()=>[{from:m,
to:v,text:""}]);const $=new Map;let u=0;for(const[i,{stream:m,cuts:v}]of c.croppedPaint){if(c.seenPaint.has(i))continue;u++;const x=$.get(m)??[];for(const y of v)
x.push(y);$.set(m,x)}return{cuts:$,painted:u}}var I=t(12237),U=t(14029),b=t(98446);const X={scripts:"removedScripts",privateData:"removedPrivateData",metadata:"\
removedMetadata",hiddenLayers:"removedHiddenLayers",hiddenText:"removedHiddenText",attachments:"removedAttachments",comments:"removedComments",externalLinks:"re\
movedExternalLinks",imageMetadata:"removedImageMetadata"},A=async(c,f,$)=>{const u=await(0,I.E)(c.bytes,$,{password:f.open_password}),i={scripts:f.remove_scripts,
privateData:f.remove_private_data,metadata:f.remove_metadata,hiddenLayers:f.remove_hidden_layers,hiddenText:f.remove_hidden_text,attachments:f.remove_attachments,
comments:f.remove_comments,externalLinks:f.remove_external_links,imageMetadata:f.remove_image_metadata},{archive:m}=await(0,w.ds)(u),v=i.metadata||i.attachments?
await(0,D.J)(u):!1,x=f.remove_cropped?await s(u):0,y=await(0,h.u)(u,i),O=await P(u),C=[...v?[H]:[],...await F(u,y,m)];x+O+z(y)===0&&C.push(Q);const L=u.pages.count,
B=Object.keys(X).filter(R=>i[R]),W=Object.fromEntries(B.map(R=>[X[R],y.removed[R]]));return{documents:[{name:c.name,bytes:await(0,U.UN)(u),pageCount:L}],notes:C,
facts:{pageCount:L,...W,...f.remove_cropped&&{removedCropped:x},...O>0&&{removedUnusedObjects:O}}}};async function F(c,{removed:f,isXfaDropped:$,unread:u},i){const m=[];
return i&&f.metadata>0?m.push((0,w.Xb)(i,"its metadata was removed")):i?.level==="f"&&f.attachments>0&&m.push((0,w.qg)(c,await(0,d.Br)(c),i,"its embedded files \
were removed")),$&&m.push((0,K.Yw)("scripts")),u>0&&m.push(G(u)),m}const z=({removed:c})=>Object.values(c).reduce((f,$)=>f+$,0),H={code:"invoice_claim_removed",
message:"The document is no longer an electronic invoice, because its metadata or its attachments were removed. Keep both to publish invoices.",mentions:["remov\
e_metadata","remove_attachments"]},G=c=>({code:"content_unreadable",message:`${(0,b.C7)(c,"content stream")} could not be read, because the compression is not k\
nown. Hidden content in there was not removed.`}),Q={code:"nothing_to_remove",message:"Nothing was removed: the document has none of these things."}}),36078:((j,S,t)=>{
t.d(S,{AY:()=>P,KJ:()=>w,XL:()=>K,_:()=>T,hX:()=>p,id:()=>g,qK:()=>_,vs:()=>E,wW:()=>d,yQ:()=>D});var h=t(45079);function T(e){if(Number.isInteger(e)&&Math.abs(
e)<1e7)return String(e);const n=Number(e.toPrecision(7)),a=Math.abs(n)<1e-9?"0":String(n);return a.includes("e")?n.toFixed(12).replace(/\.?0+$/,""):a}const E=e=>e.
map(T).join(" "),_=(e,n)=>`q ${n} cm /${e} Do Q`,g=e=>(0,h.ZV)(Math.round(e*1e3)/1e3||0),P=([e,n])=>`${g(e)} ${g(n)}`,K=e=>e.map((n,a)=>`${P(n)} ${a===0?"m":"l"}`).
join(" "),D=.5523;function w(e){const n=D,a=(...l)=>`${l.map(([o,s])=>P(e(o,s))).join(" ")} c`;return[`${P(e(1,0))} m`,a([1,n],[n,1],[0,1]),a([-n,1],[-1,n],[-1,
0]),a([-1,-n],[-n,-1],[0,-1]),a([n,-1],[1,-n],[1,0])].join(" ")}function d(e,n){const a={1:"g",3:"rg",4:"k"}[e.length];return`${e.map(g).join(" ")} ${n==="fill"?
a:a.toUpperCase()}`}const p=e=>`[${e.map(g).join(" ")}] 0 d`}),85392:((j,S,t)=>{t.d(S,{J:()=>K,a:()=>D});var h=t(43496),T=t(824),E=t(82715),_=t(60912),g=t(1975),
P=t(92761);async function K(p){const e=await(0,T.Br)(p),n=({namespace:a})=>P.fD.includes(a);return e?.properties.some(n)?((0,_._L)(p,(0,_.QH)(e,n,[])),!0):!1}async function D(p,e,n){
const a=(s,r,M)=>({prefix:s,name:r,form:"simple",values:[M]}),l=(0,_.QH)(e,({namespace:s,name:r})=>P.fD.includes(s)||s===h.dK.pdfaid&&r==="part",[a("pdfaid","pa\
rt","3"),a("fx","DocumentType","INVOICE"),a("fx","DocumentFileName",n.file),a("fx","Version",n.version),a("fx","ConformanceLevel",n.level)]),o=await(0,g.kg)(Buffer.
from(l,"utf8"),p.job.pace);(0,_._L)(p,(0,E.m)(o,"pdfaExtension","schemas",d))}const w=[["DocumentType","Type of the invoice document"],["DocumentFileName","Name\
 of the embedded XML invoice"],["Version","Version of the XML invoice standard"],["ConformanceLevel","Profile of the XML invoice"]],d=`<rdf:li rdf:parseType="Re\
source" xmlns:pdfaSchema="${h.dK.pdfaSchema}" xmlns:pdfaProperty="${h.dK.pdfaProperty}">
<pdfaSchema:schema>Factur-X PDFA Extension Schema</pdfaSchema:schema>
<pdfaSchema:namespaceURI>${h.dK.fx}</pdfaSchema:namespaceURI>
<pdfaSchema:prefix>fx</pdfaSchema:prefix>
<pdfaSchema:property><rdf:Seq>
${w.map(([p,e])=>`<rdf:li rdf:parseType="Resource"><pdfaProperty:name>${p}</pdfaProperty:name><pdfaProperty:valueType>Text</pdfaProperty:valueType><pdfaProperty\
:category>external</pdfaProperty:category><pdfaProperty:description>${e}</pdfaProperty:description></rdf:li>
`).join("")}</rdf:Seq></pdfaSchema:property>
</rdf:li>
`}),21281:((j,S,t)=>{t.d(S,{Ip:()=>D,XM:()=>n,Xb:()=>e,ds:()=>K,qg:()=>p});var h=t(59071),T=t(70549),E=t(43496),_=t(824),g=t(1975),P=t(60912);const K=(0,T.n)(async o=>D(
o,await(0,_.Br)(o)));function D(o,s){const r=(A,F)=>(0,h.wh)((0,g.sm)(s,A,F)[0]??""),M=d(r("pdfaid","part"),r("pdfaid","conformance").toLowerCase()),I=w(r("pdfu\
aid","part"))?`PDF/UA-${r("pdfuaid","part")}`:void 0,b=[r("pdfxid","GTS_PDFXVersion")||r("pdfx","GTS_PDFXVersion")||((0,h.Gh)(o.resolve((0,_._U)(o)?.get("GTS_PD\
FXVersion")))??""),r("pdfe","ISO_PDFEVersion"),r("pdfvtid","GTS_PDFVTVersion")],X=[M?.name,I,...b.filter(A=>/^PDF\/[\w .:/()-]{1,40}$/.test(A))];return{archive:M,
accessible:I,names:X.filter(A=>A!==void 0)}}const w=o=>/^[1-9]$/.test(o);function d(o,s){if(!w(o))return;const r=/^[abuef]$/.test(s)?s:"";return{part:Number(o),
level:r,name:`PDF/A-${o}${r}`}}function p(o,s,r,M){return s&&l(o,s,[E.dK.pdfaid]),e(r,M)}const e=({name:o},s)=>({code:"pdfa_identification_removed",message:`The\
 document no longer claims ${o}: ${s}.`});async function n(o){const s=await(0,_.Br)(o);if(!s)return[];const{archive:r,accessible:M}=D(o,s);l(o,s,[E.dK.pdfaid,E.
dK.pdfuaid]);const I=[r?.name,M].filter(U=>U!==void 0);return I.length>0?[a(I)]:[]}const a=o=>({code:"conformance_dropped",message:`The result no longer claims ${o.
join(" and ")}, because a merge cannot guarantee conformance.`});function l(o,s,r){s.properties.some(({namespace:M})=>r.includes(M))&&(0,P._L)(o,(0,P.QH)(s,({namespace:M})=>r.
includes(M),[]))}}),82715:((j,S,t)=>{t.d(S,{m:()=>E});var h=t(43496),T=t(3907);function E(_,g,P,K){const{text:D,properties:w,end:d,about:p}=_,e=w.find(o=>o.namespace===
h.dK[g]&&o.name===P),n=e&&D.slice(e.from,e.to).match(/^[\s\S]*(?=<\/(?:[\w.-]+:)?Bag\s*>)/)?.[0].length;if(e&&n!==void 0){const o=e.from+n;return`${D.slice(0,o)}${K.
replace("<rdf:li",`<rdf:li xmlns:rdf="${h.dK.rdf}"`)}${D.slice(o)}`}const a=`<${g}:${P}><rdf:Bag>
${K}</rdf:Bag></${g}:${P}>`,l=`<rdf:Description xmlns:rdf="${h.dK.rdf}" rdf:about="${(0,T.X)(p)}" xmlns:${g}="${h.dK[g]}">
${a}
</rdf:Description>
`;return`${D.slice(0,d)}${l}${D.slice(d)}`}}),60912:((j,S,t)=>{t.d(S,{QH:()=>_,T3:()=>g,_L:()=>w});var h=t(43496),T=t(3907),E=t(45599);function _(d,p,e){const{text:n,
properties:a,end:l,about:o}=d,s=[];let r=0;for(const M of a.filter(p).sort((I,U)=>I.from-U.from))M.from<r||(s.push(n.slice(r,M.from)),r=M.to);return s.push(n.slice(
r,Math.max(l,r))),e.length>0&&s.push(P(e,o)),s.push(n.slice(Math.max(l,r))),D(s.join(""))}function g(d){return`<?xpacket begin="\uFEFF" id="W5M0MpCehiHzreSzNTczkc9d"\
?>
<x:xmpmeta xmlns:x="adobe:ns:meta/">
<rdf:RDF xmlns:rdf="${h.dK.rdf}">
${P(d,"")}</rdf:RDF>
</x:xmpmeta>
<?xpacket end="w"?>`}function P(d,p){const n=[...new Set(d.map(({prefix:l})=>l))].map(l=>` xmlns:${l}="${h.dK[l]}"`).join(""),a=d.map(({prefix:l,name:o,form:s,values:r})=>`\
<${l}:${o}>${K(s,r)}</${l}:${o}>
`);return`<rdf:Description xmlns:rdf="${h.dK.rdf}" rdf:about="${(0,T.X)(p)}"${n}>
${a.join("")}</rdf:Description>
`}function K(d,p){const e=n=>p.map(a=>`<rdf:li${n}>${(0,T.X)(a)}</rdf:li>`).join("");switch(d){case"simple":return(0,T.X)(p[0]??"");case"alternative":return`<rd\
f:Alt>${e(' xml:lang="x-default"')}</rdf:Alt>`;case"ordered":return`<rdf:Seq>${e("")}</rdf:Seq>`;case"unordered":return`<rdf:Bag>${e("")}</rdf:Bag>`}}const D=d=>d.
replace(/^(\s*<\?xml\s[^>]*encoding\s*=\s*["'])[^"']*/,"$1UTF-8");function w(d,p){const e=d.catalog.get("Metadata"),n=d.resolve(e),a=n instanceof E.Z6?[...n.dict].
filter(([s])=>!["Filter","DecodeParms","Length"].includes(s)):[],l=new E.Bi([["Type",new E.SX("Metadata")],["Subtype",new E.SX("XML")],...a]),o=new E.Z6(l,Buffer.
from(p,"utf8"));(0,E.i9)(e)&&n instanceof E.Z6?d.put(e,o):d.edit(d.catalogNumber).set("Metadata",d.add(o))}})};
