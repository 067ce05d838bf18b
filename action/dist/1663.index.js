"use strict";exports.id=1663,exports.ids=[1663],exports.modules={46972:((b,w,s)=>{s.r(w),s.d(w,{sanitize_document:()=>fe});var p=s(39491),D=s(45599),O=s(44082),E=s(64261),m=s(
21011),P=s(90896);const g=["XObject","Properties"];async function y(d){const{pages:i,job:h}=d;await(0,P.g)(d);const l=new E.h(d),r=new Map;for(let x=0;x<i.count;x++){
const C=h.pace.step(2e4);C&&await C;const _=i.number(x),L=d.entry(_,"Resources"),S=d.dict(L),$=(S?g.map(A=>S.get(A)):[]).filter(A=>(d.dict(A)?.size??0)>0);if(!S||
$.length===0)continue;const j=l.inContent(_),B=j&&l.borrowed(_,new O.EC(d,S),j);for(const A of $){const X=d.dict(A),G=A instanceof D.oS?A.number:L instanceof D.
oS?L.number:_,z=r.get(X)??{holder:G,used:new Set,isKnown:!0};r.set(X,z),B||(z.isKnown=!1);for(const ge of B??[])z.used.add(ge)}}let M=0;for(const[x,{holder:C,used:_,
isKnown:L}]of r){const S=L?[...x.keys()].filter(R=>!_.has(R)&&T(d,x,R)):[];if(S.length!==0){d.edit(C);for(const R of S)x.delete(R);M+=S.length}}return M}function T(d,i,h){
const l=d.resolve(i.get(h));return!(0,D.Zm)(l)||m.D.some(r=>l.has(r))}var u=s(77500),t=s(85392),e=s(21281),n=s(824),o=s(17671),c=s(86537),a=s(56681),f=s(30135),
v=s(36211),I=s(37709),K=s(68096);const U=new Set(["Tj","TJ","'",'"']);class W{document;trace;removals;cuts=new Map;ids=[];paints=new Map;shown=new Map;constructor(i,h,l){
this.document=i,this.trace=h,this.removals=l;for(const r of h.shown)this.shown.set(`${r.stream} ${r.from}`,r)}async find(i){const{document:h,trace:l}=this,r=h.pages.
number(i),M=new f.E(h,h.pages.attribute(i,"Resources"),r);await this.stream(0,M);for(const x of l.contents.keys())await this.stream(x,M)}async stream(i,h){const l=this.
paints.get(i);if(l!==void 0)return l;this.paints.set(i,!0);const{document:r}=this,M=i>0?r.get(i):null,x=M instanceof D.Z6?new f.E(r,M.dict.get("Resources"),i,h):
h,C=new a.KQ,_=new m.H(r,x,void 0,C),L=this.trace.contents.get(i);let S=!1;const R=$=>{($==="no glyphs"||$==="no drawing"||$==="some glyphs")&&_.removed($!=="no\
 drawing"),!($!=="all"&&$!=="some glyphs")&&(_.painted(),S=!0)};return await(0,I.Ko)(L,r.job.pace,$=>{const j=$.start,{operator:B}=$;if(B==="BMC"||B==="BDC")_.begin(
$,j);else if(B==="EMC")_.end($.end-B.length,$.end);else{const A=B==="Do"?this.formAt($,x):void 0;if(A!==void 0)return this.stream(A,x).then(X=>R(X?"all":"no gly\
phs"));R(this.leftOf($,i,j))}}),_.finish(L.length),C.any&&this.cuts.set(i,C.inOrder()),i===0&&(this.ids=_.ids),this.paints.set(i,S),S}formAt(i,h){const l=i.name(
0),r=l===void 0?void 0:h.find("XObject",l);return(0,D.i9)(r)&&this.trace.contents.has(r.number)?r.number:void 0}leftOf(i,h,l){const{operator:r}=i;if(U.has(r)){const C=this.
removals.get(h)?.get(l)?.glyphs.size??0;return C===0?"all":C<(this.shown.get(`${h} ${l}`)?.count??1/0)?"some glyphs":"no glyphs"}if(!(r!=="n"&&v.lJ.has(r))&&r!==
"sh"&&r!=="Do"&&r!=="BI")return"no painting";const x=`${h} ${r==="BI"?(0,K.TO)(i):l}`;return this.trace.croppedPaint.has(x)&&!this.trace.seenPaint.has(x)?"no dr\
awing":"all"}}var N=s(2843),F=s(71157),V=s(47212);const Z=500;async function Y(d){const{pages:i,job:h}=d,l=new V.Wz(d),r=new N.q(d),M=(0,o.Hi)(d);let x=0;for(let C=0;C<
i.count;C++){const{trace:_,visible:L}=await l.cropped(C),S=await k(_,h.pace),{cuts:R,painted:$}=q(_,L),j=h.pace.step((_.croppedPaint.size+1)*Z);if(j&&await j,S.
size===0&&$===0)continue;for(const G of S.values())x+=G.size;x+=$;const B=new W(d,_,S);await B.find(C);const A=i.number(C),X=d.resolve(d.entry(A,"StructParents"));
B.ids.length>0&&typeof X=="number"&&await M.structure.dropMarked(X,A,0,B.ids);for(const[G,z]of B.cuts)R.set(G,[...R.get(G)??[],...z]);await r.page(C,[_],{removals:S,
others:R,images:new Map})}return await M.structure.flush(),await(0,o.Pv)(M,new Set(M.removal.removed())),x}async function k(d,i){const h=new Map;if(d.cropped.size>
0)for(const r of d.shown){const M=`${r.stream} ${r.from}`,x=h.get(M)?.glyphs,C=new Set;for(let _=0;_<r.count;_++){d.cropped.has(r.first+_)&&(!x||x.has(_))&&C.add(
_);const L=i.step(Z);L&&await L}h.set(M,{shown:r,glyphs:C})}const l=new Map;for(const{shown:r,glyphs:M}of h.values()){if(M.size===0)continue;const x=l.get(r.stream)??
new Map;l.set(r.stream,x.set(r.from,{shown:r,glyphs:M}))}return l}function q(d,i){for(const{stream:r,from:M,to:x,matrix:C,clip:_}of d.images)d.paint(r,M,(0,c.EF)(
(0,F.jY)(C),(0,K.zT)(_,i)),()=>[{from:M,to:x,text:""}]);const h=new Map;let l=0;for(const[r,{stream:M,cuts:x}]of d.croppedPaint){if(d.seenPaint.has(r))continue;
l++;const C=h.get(M)??[];for(const _ of x)C.push(_);h.set(M,C)}return{cuts:h,painted:l}}var ee=s(55969),te=s(91374),ne=s(74135),Q=s(6057),se=s(44738);const H=72,
oe=["L","Vertices","InkList","CL","QuadPoints","Path"];async function ae(d){let i=-1,h=[0,0,0,0];return(0,se.L)(d,(l,r)=>{r!==i&&({box:h}=(0,Q.iw)(d,i=r));const M=(0,ee.
B)(d,l);if(M==="Popup"||M==="Widget"&&(0,te.pv)(d,l)==="Sig")return!1;const x=re(d,l);return x!==void 0&&(0,ne.Pj)(x,h)===void 0})}function re(d,i){const h=(0,Q.
b0)(d,i.get("Rect"));if(!h||d.dict(i.get("AP")))return h;if(oe.some(C=>i.has(C)))return;const[l,r,M,x]=h;return[l-H,r-H,M+H,x+H]}var ie=s(21836),ce=s(14029),de=s(
98446);const J={scripts:"removedScripts",privateData:"removedPrivateData",metadata:"removedMetadata",hiddenLayers:"removedHiddenLayers",hiddenText:"removedHidde\
nText",attachments:"removedAttachments",comments:"removedComments",externalLinks:"removedExternalLinks",imageMetadata:"removedImageMetadata"},fe=async(d,i,h)=>{
const l=await(0,ie.E)(d.bytes,h,{password:i.open_password}),r={scripts:i.remove_scripts,privateData:i.remove_private_data,metadata:i.remove_metadata,hiddenLayers:i.
remove_hidden_layers,hiddenText:i.remove_hidden_text,attachments:i.remove_attachments,comments:i.remove_comments,externalLinks:i.remove_external_links,imageMetadata:i.
remove_image_metadata},{archive:M}=await(0,e.ds)(l),x=r.metadata||r.attachments?await(0,t.J)(l):!1,C=i.remove_cropped?await ae(l)+await Y(l):0,_=await(0,p.u)(l,
r),L=await y(l),S=[...x?[ue]:[],...await le(l,_,M)];C+L+me(_)===0&&S.push(he);const R=l.pages.count,$=Object.keys(J).filter(B=>r[B]),j=Object.fromEntries($.map(
B=>[J[B],_.removed[B]]));return{documents:[{name:d.name,bytes:await(0,ce.UN)(l),pageCount:R}],notes:S,facts:{pageCount:R,...j,...i.remove_cropped&&{removedCropped:C},
...L>0&&{removedUnusedObjects:L}}}};async function le(d,{removed:i,droppedXfa:h,unread:l},r){const M=[];return r&&i.metadata>0?M.push((0,e.Xb)(r,"its metadata w\
as removed")):r?.level==="f"&&i.attachments>0&&M.push((0,e.qg)(d,await(0,n.Br)(d),r,"its embedded files were removed")),h&&M.push((0,u.Yw)(h)),l>0&&M.push(pe(l)),
M}const me=({removed:d})=>Object.values(d).reduce((i,h)=>i+h,0),ue={code:"invoice_claim_removed",message:"The document is no longer an electronic invoice, becau\
se its metadata or its attachments were removed. Keep both to publish invoices.",mentions:["remove_metadata","remove_attachments"]},pe=d=>({code:"content_unread\
able",message:`${(0,de.C7)(d,"content stream")} could not be read, because the compression is not known. Hidden content in there was not removed.`}),he={code:"n\
othing_to_remove",message:"Nothing was removed: the document has none of these things."}}),36078:((b,w,s)=>{s.d(w,{AY:()=>P,KJ:()=>T,XL:()=>g,_:()=>D,hX:()=>t,id:()=>m,
qK:()=>E,vs:()=>O,wW:()=>u,yQ:()=>y});var p=s(45079);function D(e){if(Number.isInteger(e)&&Math.abs(e)<1e7)return String(e);const n=Number(e.toPrecision(7)),o=Math.
abs(n)<1e-9?"0":String(n);return o.includes("e")?n.toFixed(12).replace(/\.?0+$/,""):o}const O=e=>e.map(D).join(" "),E=(e,n)=>`q ${n} cm /${e} Do Q`,m=e=>(0,p.ZV)(
Math.round(e*1e3)/1e3||0),P=([e,n])=>`${m(e)} ${m(n)}`,g=e=>e.map((n,o)=>`${P(n)} ${o===0?"m":"l"}`).join(" "),y=.5523;function T(e){const n=y,o=(...c)=>`${c.map(
([a,f])=>P(e(a,f))).join(" ")} c`;return[`${P(e(1,0))} m`,o([1,n],[n,1],[0,1]),o([-n,1],[-1,n],[-1,0]),o([-1,-n],[-n,-1],[0,-1]),o([n,-1],[1,-n],[1,0])].join(" ")}
function u(e,n){const o={1:"g",3:"rg",4:"k"}[e.length];return`${e.map(m).join(" ")} ${n==="fill"?o:o.toUpperCase()}`}const t=e=>`[${e.map(m).join(" ")}] 0 d`}),
38671:((b,w,s)=>{s.d(w,{R:()=>E});var p=s(52205),D=s(45599);const O={DCTDecode:"jpg",DCT:"jpg",JPXDecode:"jp2",CCITTFaxDecode:"ccitt",CCF:"ccitt",JBIG2Decode:"j\
big2"};function E(m,P){const g=(0,p.c3)(m,P.dict.get("Filter")),y=(0,p.c3)(m,P.dict.get("DecodeParms")),T=g.at(-1)??null,u=T instanceof D.SX?O[T.text]:void 0;if(!u)
return{format:u,parameters:void 0,filter:T,before:P};const t=new D.Bi(P.dict);t.set("Filter",g.slice(0,-1)),t.set("DecodeParms",y.slice(0,g.length-1));const e=y[g.
length-1];return{format:u,parameters:(0,D.Zm)(e)?e:void 0,filter:T,before:new D.Z6(t,P.data,P.sealed)}}}),93059:((b,w,s)=>{s.d(w,{n:()=>O});var p=s(45599);const D={
BPC:"BitsPerComponent",CS:"ColorSpace",D:"Decode",DP:"DecodeParms",F:"Filter",H:"Height",IM:"ImageMask",W:"Width"};function O(E){if(E.dataStart<0)return;const m=new p.
Bi;for(let P=0;P+1<E.count;P+=2){const g=E.name(P);g!==void 0&&m.set(D[g]??g,E.value(P+1))}return new p.Z6(m,E.content.subarray(E.dataStart,E.dataEnd))}}),8283:((b,w,s)=>{
s.d(w,{A2:()=>D,EI:()=>m,GM:()=>O,OD:()=>y,Os:()=>E,iN:()=>P});var p=s(78157);const D=216,O=217,E=218,m=254,P=t=>t>=224&&t<=239;class g{image;marker;start;end;constructor(e,n,o,c){
this.image=e,this.marker=n,this.start=o,this.end=c}get data(){return this.image.subarray(Math.min(this.start+4,this.end),this.end)}}function*y(t){const e=(0,p.bS)(
t);for(let n=2;;){const o=u(e,n);if(o<0)return;const c=e[o+1],a=c===D||c===O||c===T;if(!a&&o+4>e.length)return;const f=a?0:e.readUInt16BE(o+2),v=o+2+f;if(v>e.length||
!a&&f<2||(yield new g(e,c,o,v),c===O))return;n=v}}const T=1;function u(t,e){for(let n=t.indexOf(255,e);n>=0&&n+1<t.length;n=t.indexOf(255,n+1)){const o=t[n+1];if(o!==
0&&o!==255&&(o<208||o>215))return n}return-1}}),79627:((b,w,s)=>{s.d(w,{W:()=>D});var p=s(74135);function D(O,E){const m=Array.from({length:O.count},(g,y)=>O.number(
y)||0);if(O.operator==="re"){const[g=0,y=0,T=0,u=0]=m;return(0,p.zl)(E,[g,y,g+T,y+u])}const P=[];for(let g=0;g+1<m.length;g+=2)P.push((0,p.Gd)(E,m[g],m[g+1]));return(0,p.
$L)(P)}}),85392:((b,w,s)=>{s.d(w,{J:()=>g,a:()=>y});var p=s(21115),D=s(824),O=s(82715),E=s(60912),m=s(1975),P=s(92761);async function g(t){const e=await(0,D.Br)(
t),n=({namespace:o})=>P.fD.includes(o);return e?.properties.some(n)?((0,E._L)(t,(0,E.QH)(e,n,[])),!0):!1}async function y(t,e,n){const o=(f,v,I)=>({prefix:f,name:v,
form:"simple",values:[I]}),c=(0,E.QH)(e,({namespace:f,name:v})=>P.fD.includes(f)||f===p.dK.pdfaid&&v==="part",[o("pdfaid","part","3"),o("fx","DocumentType","INV\
OICE"),o("fx","DocumentFileName",n.file),o("fx","Version",n.version),o("fx","ConformanceLevel",n.level)]),a=await(0,m.kg)(Buffer.from(c,"utf8"),t.job.pace);(0,E.
_L)(t,(0,O.m)(a,"pdfaExtension","schemas",u))}const T=[["DocumentType","Type of the invoice document"],["DocumentFileName","Name of the embedded XML invoice"],[
"Version","Version of the XML invoice standard"],["ConformanceLevel","Profile of the XML invoice"]],u=`<rdf:li rdf:parseType="Resource" xmlns:pdfaSchema="${p.dK.
pdfaSchema}" xmlns:pdfaProperty="${p.dK.pdfaProperty}">
<pdfaSchema:schema>Factur-X PDFA Extension Schema</pdfaSchema:schema>
<pdfaSchema:namespaceURI>${p.dK.fx}</pdfaSchema:namespaceURI>
<pdfaSchema:prefix>fx</pdfaSchema:prefix>
<pdfaSchema:property><rdf:Seq>
${T.map(([t,e])=>`<rdf:li rdf:parseType="Resource"><pdfaProperty:name>${t}</pdfaProperty:name><pdfaProperty:valueType>Text</pdfaProperty:valueType><pdfaProperty\
:category>external</pdfaProperty:category><pdfaProperty:description>${e}</pdfaProperty:description></rdf:li>
`).join("")}</rdf:Seq></pdfaSchema:property>
</rdf:li>
`}),21281:((b,w,s)=>{s.d(w,{Ip:()=>y,XM:()=>n,Xb:()=>e,ds:()=>g,qg:()=>t});var p=s(59071),D=s(70549),O=s(21115),E=s(824),m=s(1975),P=s(60912);const g=(0,D.n)(async a=>y(
a,await(0,E.Br)(a)));function y(a,f){const v=(F,V)=>(0,p.wh)((0,m.sm)(f,F,V)[0]??""),I=u(v("pdfaid","part"),v("pdfaid","conformance").toLowerCase()),K=T(v("pdfu\
aid","part"))?`PDF/UA-${v("pdfuaid","part")}`:void 0,W=[v("pdfxid","GTS_PDFXVersion")||v("pdfx","GTS_PDFXVersion")||((0,p.Gh)(a.resolve((0,E._U)(a)?.get("GTS_PD\
FXVersion")))??""),v("pdfe","ISO_PDFEVersion"),v("pdfvtid","GTS_PDFVTVersion")],N=[I?.name,K,...W.filter(F=>/^PDF\/[\w .:/()-]{1,40}$/.test(F))];return{archive:I,
accessible:K,names:N.filter(F=>F!==void 0)}}const T=a=>/^[1-9]$/.test(a);function u(a,f){if(!T(a))return;const v=/^[abuef]$/.test(f)?f:"";return{part:Number(a),
level:v,name:`PDF/A-${a}${v}`}}function t(a,f,v,I){return f&&c(a,f,[O.dK.pdfaid]),e(v,I)}const e=({name:a},f)=>({code:"pdfa_identification_removed",message:`The\
 document no longer claims ${a}: ${f}.`});async function n(a){const f=await(0,E.Br)(a);if(!f)return[];const{archive:v,accessible:I}=y(a,f);c(a,f,[O.dK.pdfaid,O.
dK.pdfuaid]);const K=[v?.name,I].filter(U=>U!==void 0);return K.length>0?[o(K)]:[]}const o=a=>({code:"conformance_dropped",message:`The result no longer claims ${a.
join(" and ")}, because a merge cannot guarantee conformance.`});function c(a,f,v){f.properties.some(({namespace:I})=>v.includes(I))&&(0,P._L)(a,(0,P.QH)(f,({namespace:I})=>v.
includes(I),[]))}}),824:((b,w,s)=>{s.d(w,{Br:()=>y,_6:()=>u,_U:()=>g});var p=s(58552),D=s(1975),O=s(17079),E=s(45599),m=s(59071),P=s(70549);function g(t){const e=t.
resolve(t.trailer.get("Info"));return e instanceof E.Bi?e:e instanceof E.Z6?e.dict:void 0}const y=(0,P.n)(T);async function T(t){const e=t.get(t.catalogNumber),
n=e instanceof E.Bi?t.resolve(e.get("Metadata")):null;if(!(n instanceof E.Z6))return;let o;try{o=t.decoded(n)}catch(c){if(!(c instanceof p.zU)||c.code==="cancel\
led")throw c;return D.m}return(0,D.kg)(o,t.job.pace)}function u(t,e){const n=g(t),o=K=>t.resolve(n?.get(K)),c=(K,U,W=", ")=>{const N=(0,D.sm)(e,K,U).map(m.wh).filter(
Boolean).join(W);return N===""?null:N},a=(K,U)=>{const[W=""]=(0,D.sm)(e,K,U);return(0,m.wh)(W)||null},f=(K,U)=>(0,O._)((0,m.Gh)(o(K))??"")??(0,O._)(a("xmp",U)??
"")??null,v=t.get(t.catalogNumber),I=v instanceof E.Bi?(0,m.Gh)(t.resolve(v.get("Lang"))):null;return{title:(0,m.Gh)(o("Title"))??a("dc","title"),author:(0,m.Gh)(
o("Author"))??c("dc","creator"),subject:(0,m.Gh)(o("Subject"))??a("dc","description"),keywords:(0,m.Gh)(o("Keywords"))??c("pdf","Keywords")??c("dc","subject"),creator:(0,m.
Gh)(o("Creator"))??a("xmp","CreatorTool"),producer:(0,m.Gh)(o("Producer"))??a("pdf","Producer"),created:f("CreationDate","CreateDate"),modified:f("ModDate","Mod\
ifyDate"),language:I??a("dc","language")}}}),82715:((b,w,s)=>{s.d(w,{m:()=>O});var p=s(21115),D=s(3907);function O(E,m,P,g){const{text:y,properties:T,end:u,about:t}=E,
e=T.find(a=>a.namespace===p.dK[m]&&a.name===P),n=e&&y.slice(e.from,e.to).match(/^[\s\S]*(?=<\/(?:[\w.-]+:)?Bag\s*>)/)?.[0].length;if(e&&n!==void 0){const a=e.from+
n;return`${y.slice(0,a)}${g.replace("<rdf:li",`<rdf:li xmlns:rdf="${p.dK.rdf}"`)}${y.slice(a)}`}const o=`<${m}:${P}><rdf:Bag>
${g}</rdf:Bag></${m}:${P}>`,c=`<rdf:Description xmlns:rdf="${p.dK.rdf}" rdf:about="${(0,D.X)(t)}" xmlns:${m}="${p.dK[m]}">
${o}
</rdf:Description>
`;return`${y.slice(0,u)}${c}${y.slice(u)}`}}),60912:((b,w,s)=>{s.d(w,{QH:()=>E,T3:()=>m,_L:()=>T});var p=s(21115),D=s(3907),O=s(45599);function E(u,t,e){const{text:n,
properties:o,end:c,about:a}=u,f=[];let v=0;for(const I of o.filter(t).sort((K,U)=>K.from-U.from))I.from<v||(f.push(n.slice(v,I.from)),v=I.to);return f.push(n.slice(
v,Math.max(c,v))),e.length>0&&f.push(P(e,a)),f.push(n.slice(Math.max(c,v))),y(f.join(""))}function m(u){return`<?xpacket begin="\uFEFF" id="W5M0MpCehiHzreSzNTczkc9d"\
?>
<x:xmpmeta xmlns:x="adobe:ns:meta/">
<rdf:RDF xmlns:rdf="${p.dK.rdf}">
${P(u,"")}</rdf:RDF>
</x:xmpmeta>
<?xpacket end="w"?>`}function P(u,t){const n=[...new Set(u.map(({prefix:c})=>c))].map(c=>` xmlns:${c}="${p.dK[c]}"`).join(""),o=u.map(({prefix:c,name:a,form:f,values:v})=>`\
<${c}:${a}>${g(f,v)}</${c}:${a}>
`);return`<rdf:Description xmlns:rdf="${p.dK.rdf}" rdf:about="${(0,D.X)(t)}"${n}>
${o.join("")}</rdf:Description>
`}function g(u,t){const e=n=>t.map(o=>`<rdf:li${n}>${(0,D.X)(o)}</rdf:li>`).join("");switch(u){case"simple":return(0,D.X)(t[0]??"");case"alternative":return`<rd\
f:Alt>${e(' xml:lang="x-default"')}</rdf:Alt>`;case"ordered":return`<rdf:Seq>${e("")}</rdf:Seq>`;case"unordered":return`<rdf:Bag>${e("")}</rdf:Bag>`}}const y=u=>u.
replace(/^(\s*<\?xml\s[^>]*encoding\s*=\s*["'])[^"']*/,"$1UTF-8");function T(u,t){const e=u.catalog.get("Metadata"),n=u.resolve(e),o=n instanceof O.Z6?[...n.dict].
filter(([f])=>!["Filter","DecodeParms","Length"].includes(f)):[],c=new O.Bi([["Type",new O.SX("Metadata")],["Subtype",new O.SX("XML")],...o]),a=new O.Z6(c,Buffer.
from(t,"utf8"));(0,O.i9)(e)&&n instanceof O.Z6?u.put(e,a):u.edit(u.catalogNumber).set("Metadata",u.add(a))}}),1975:((b,w,s)=>{s.d(w,{kg:()=>m,m:()=>E,sm:()=>P});
var p=s(21115),D=s(3907);const O=1e5,E={text:"",properties:[],malformed:!0,end:-1,about:""};async function m(u,t){const e=(0,D.xK)(u);if(e===void 0)return E;const n=new y,
c=await(0,D.km)(e,t,a=>(n.take(a),n.broken))!=="well-formed"||n.depth>0||n.end<0||!n.declared;return{text:e,properties:n.properties,malformed:c,end:n.end,about:n.
about}}function P(u,t,e){return u?.properties.find(n=>n.name===e&&n.namespace===p.dK[t])?.values??[]}const g=-2;class y{properties=[];broken=!1;declared=!0;end=-1;about="";scope=new p.
ee;open=[];root=g;loose=!1;items=[];pieces=[];get depth(){return this.open.length}take(t){t.kind==="start"||t.kind==="empty"?(this.start(t.name,t.attributes,t.from),
t.kind==="empty"&&!this.broken&&this.close(t.name,t.to,t.to)):t.kind==="end"?this.close(t.name,t.from,t.to):t.kind==="text"&&this.isInProperty()&&this.pieces.push(
t.text)}isInProperty(){return this.root!==g&&this.open.length>this.root+2}start(t,e,n){if(this.open.length>=D.ol&&(this.broken=!0),this.broken)return;this.scope.
enter(e);const o=this.scope.ofElement(t),c=o.namespace===p.dK.rdf,a=c&&o.local==="li";this.root===g&&this.end<0&&c&&o.local==="Description"&&(this.root=this.open.
length-1,this.loose=!0);const f=this.open.length-this.root,v=a?e.find(({name:I})=>I==="xml:lang")?.value:void 0;if(this.open.push({name:t,...o,from:n,language:v}),
this.root===g){if(!c||o.local!=="RDF"||this.end>=0)return;this.root=this.open.length-1,this.declared=this.scope.declares(t)}else if(f===1)this.describe(e);else if(f===
2){this.items=[];const I=e.find(({name:K})=>this.isRdf(K,"resource"));this.pieces=I?[I.value]:[]}else a&&(this.pieces=[])}describe(t){for(const{name:e,value:n,from:o,
to:c}of t){if((0,p.HC)(e))continue;const{namespace:a,local:f}=this.scope.ofAttribute(e);a===p.dK.rdf&&f==="about"&&(this.about=n),!(a===""||a===p.dK.rdf||a===p.
dK.xml)&&this.add({namespace:a,name:f,values:[n],from:o,to:c})}}close(t,e,n){const o=this.open.pop();if(o?.name!==t){this.broken=!0;return}this.scope.leave();const c=this.
open.length-this.root;if(this.root!==g)if(c===0)this.end=e,this.root=g;else if(c===1&&this.loose)this.root=g,this.loose=!1;else if(c===2){const a=this.items.length>
0?T(this.items):[this.pieces.join("").trim()];this.add({namespace:o.namespace,name:o.local,values:a,from:o.from,to:n})}else c>2&&o.namespace===p.dK.rdf&&o.local===
"li"&&(this.items.push({text:this.pieces.join("").trim(),language:o.language}),this.pieces=[])}add(t){this.properties.length<O?this.properties.push(t):this.broken=
!0}isRdf(t,e){const n=this.scope.ofAttribute(t);return n.local===e&&n.namespace===p.dK.rdf}}function T(u){const t=u.findIndex(({language:n})=>n?.toLowerCase()===
"x-default"),e=u.map(({text:n})=>n);return t>0?[e[t],...e.slice(0,t),...e.slice(t+1)]:e}})};
