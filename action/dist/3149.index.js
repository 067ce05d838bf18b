"use strict";exports.id=3149,exports.ids=[3149],exports.modules={46972:((j,K,s)=>{s.r(K),s.d(K,{sanitize_document:()=>fe});var g=s(39491),O=s(45599),y=s(44082),x=s(64261),h=s(
21011),T=s(90896);const D=["XObject","Properties"];async function $(c){const{pages:i,job:m}=c;await(0,T.g)(c);const d=new x.h(c),r=new Map;for(let E=0;E<i.count;E++){
const M=m.pace.step(2e4);M&&await M;const P=i.number(E),B=c.entry(P,"Resources"),I=c.dict(B),C=(I?D.map(S=>I.get(S)):[]).filter(S=>(c.dict(S)?.size??0)>0);if(!I||
C.length===0)continue;const U=d.inContent(P),R=U&&d.borrowed(P,new y.EC(c,I),U);for(const S of C){const F=c.dict(S),G=S instanceof O.oS?S.number:B instanceof O.
oS?B.number:P,z=r.get(F)??{holder:G,used:new Set,isKnown:!0};r.set(F,z),R||(z.isKnown=!1);for(const ve of R??[])z.used.add(ve)}}let u=0;for(const[E,{holder:M,used:P,
isKnown:B}]of r){const I=B?[...E.keys()].filter(A=>!P.has(A)&&L(c,E,A)):[];if(I.length!==0){c.edit(M);for(const A of I)E.delete(A);u+=I.length}}return u}function L(c,i,m){
const d=c.resolve(i.get(m));return!(0,O.Zm)(d)||h.D.some(r=>d.has(r))}var p=s(77500),n=s(85392),e=s(21281),t=s(824),o=s(17671),l=s(86537),a=s(56681),f=s(30135),
v=s(36211),w=s(37709),_=s(68096);const b=new Set(["Tj","TJ","'",'"']);class W{document;trace;removals;cuts=new Map;ids=[];paints=new Map;shown=new Map;constructor(i,m,d){
this.document=i,this.trace=m,this.removals=d;for(const r of m.shown)this.shown.set(`${r.stream} ${r.from}`,r)}async find(i){const{document:m,trace:d}=this,r=m.pages.
number(i),u=new f.E(m,m.pages.attribute(i,"Resources"),r);await this.stream(0,u);for(const E of d.contents.keys())await this.stream(E,u)}async stream(i,m){const d=this.
paints.get(i);if(d!==void 0)return d;this.paints.set(i,!0);const{document:r}=this,u=i>0?r.get(i):null,E=u instanceof O.Z6?new f.E(r,u.dict.get("Resources"),i,m):
m,M=new a.KQ,P=new h.H(r,E,void 0,M),B=this.trace.contents.get(i);let I=!1;const A=C=>{(C==="no glyphs"||C==="no drawing"||C==="some glyphs")&&P.removed(C!=="no\
 drawing"),!(C!=="all"&&C!=="some glyphs")&&(P.painted(),I=!0)};return await(0,w.Ko)(B,r.job.pace,C=>{const U=C.start,{operator:R}=C;if(R==="BMC"||R==="BDC")P.begin(
C,U);else if(R==="EMC")P.end(C.end-R.length,C.end);else{const S=R==="Do"?this.formAt(C,E):void 0;if(S!==void 0)return this.stream(S,E).then(F=>A(F?"all":"no gly\
phs"));A(this.leftOf(C,i,U))}}),P.finish(B.length),M.any&&this.cuts.set(i,M.inOrder()),i===0&&(this.ids=P.ids),this.paints.set(i,I),I}formAt(i,m){const d=i.name(
0),r=d===void 0?void 0:m.find("XObject",d);return(0,O.i9)(r)&&this.trace.contents.has(r.number)?r.number:void 0}leftOf(i,m,d){const{operator:r}=i;if(b.has(r)){const M=this.
removals.get(m)?.get(d)?.glyphs.size??0;return M===0?"all":M<(this.shown.get(`${m} ${d}`)?.count??1/0)?"some glyphs":"no glyphs"}if(!(r!=="n"&&v.lJ.has(r))&&r!==
"sh"&&r!=="Do"&&r!=="BI")return"no painting";const E=`${m} ${r==="BI"?(0,_.TO)(i):d}`;return this.trace.croppedPaint.has(E)&&!this.trace.seenPaint.has(E)?"no dr\
awing":"all"}}var N=s(2843),X=s(71157),H=s(47212);const Q=500;async function Y(c){const{pages:i,job:m}=c,d=new H.Wz(c),r=new N.q(c),u=(0,o.Hi)(c);let E=0;for(let M=0;M<
i.count;M++){const{trace:P,visible:B}=await d.cropped(M),I=await k(P,m.pace),{cuts:A,painted:C}=q(P,B),U=m.pace.step((P.croppedPaint.size+1)*Q);if(U&&await U,I.
size===0&&C===0)continue;for(const G of I.values())E+=G.size;E+=C;const R=new W(c,P,I);await R.find(M);const S=i.number(M),F=c.resolve(c.entry(S,"StructParents"));
R.ids.length>0&&typeof F=="number"&&await u.structure.dropMarked(F,S,0,R.ids);for(const[G,z]of R.cuts)A.set(G,[...A.get(G)??[],...z]);await r.page(M,[P],{removals:I,
others:A,images:new Map})}return await u.structure.flush(),await(0,o.Pv)(u,new Set(u.removal.removed())),E}async function k(c,i){const m=new Map;if(c.cropped.size>
0)for(const r of c.shown){const u=`${r.stream} ${r.from}`,E=m.get(u)?.glyphs,M=new Set;for(let P=0;P<r.count;P++){c.cropped.has(r.first+P)&&(!E||E.has(P))&&M.add(
P);const B=i.step(Q);B&&await B}m.set(u,{shown:r,glyphs:M})}const d=new Map;for(const{shown:r,glyphs:u}of m.values()){if(u.size===0)continue;const E=d.get(r.stream)??
new Map;d.set(r.stream,E.set(r.from,{shown:r,glyphs:u}))}return d}function q(c,i){for(const{stream:r,from:u,to:E,matrix:M,clip:P}of c.images)c.paint(r,u,(0,l.EF)(
(0,X.jY)(M),(0,_.zT)(P,i)),()=>[{from:u,to:E,text:""}]);const m=new Map;let d=0;for(const[r,{stream:u,cuts:E}]of c.croppedPaint){if(c.seenPaint.has(r))continue;
d++;const M=m.get(u)??[];for(const P of E)M.push(P);m.set(u,M)}return{cuts:m,painted:d}}var ee=s(55969),te=s(91374),ne=s(74135),Z=s(6057),se=s(44738);const V=72,
oe=["L","Vertices","InkList","CL","QuadPoints","Path"];async function ae(c){let i=-1,m=[0,0,0,0];return(0,se.L)(c,(d,r)=>{r!==i&&({box:m}=(0,Z.iw)(c,i=r));const u=(0,ee.
B)(c,d);if(u==="Popup"||u==="Widget"&&(0,te.pv)(c,d)==="Sig")return!1;const E=re(c,d);return E!==void 0&&(0,ne.Pj)(E,m)===void 0})}function re(c,i){const m=(0,Z.
b0)(c,i.get("Rect"));if(!m||c.dict(i.get("AP")))return m;if(oe.some(M=>i.has(M)))return;const[d,r,u,E]=m;return[d-V,r-V,u+V,E+V]}var ie=s(21836),ce=s(14029),de=s(
98446);const J={scripts:"removedScripts",privateData:"removedPrivateData",metadata:"removedMetadata",hiddenLayers:"removedHiddenLayers",hiddenText:"removedHidde\
nText",attachments:"removedAttachments",comments:"removedComments",externalLinks:"removedExternalLinks",imageMetadata:"removedImageMetadata"},fe=async(c,i,m)=>{
const d=await(0,ie.E)(c.bytes,m,{password:i.open_password}),r={scripts:i.remove_scripts,privateData:i.remove_private_data,metadata:i.remove_metadata,hiddenLayers:i.
remove_hidden_layers,hiddenText:i.remove_hidden_text,attachments:i.remove_attachments,comments:i.remove_comments,externalLinks:i.remove_external_links,imageMetadata:i.
remove_image_metadata},{archive:u}=await(0,e.ds)(d),E=r.metadata||r.attachments?await(0,n.J)(d):!1,M=i.remove_cropped?await ae(d)+await Y(d):0,P=await(0,g.u)(d,
r),B=await $(d),I=[...E?[pe]:[],...await le(d,P,u)];M+B+me(P)===0&&I.push(he);const A=d.pages.count,C=Object.keys(J).filter(R=>r[R]),U=Object.fromEntries(C.map(
R=>[J[R],P.removed[R]]));return{documents:[{name:c.name,bytes:await(0,ce.UN)(d),pageCount:A}],notes:I,facts:{pageCount:A,...U,...i.remove_cropped&&{removedCropped:M},
...B>0&&{removedUnusedObjects:B}}}};async function le(c,{removed:i,droppedXfa:m,unread:d},r){const u=[];return r&&i.metadata>0?u.push((0,e.Xb)(r,"its metadata w\
as removed")):r?.level==="f"&&i.attachments>0&&u.push((0,e.qg)(c,await(0,t.Br)(c),r,"its embedded files were removed")),m&&u.push((0,p.Yw)(m)),d>0&&u.push(ue(d)),
u}const me=({removed:c})=>Object.values(c).reduce((i,m)=>i+m,0),pe={code:"invoice_claim_removed",message:"The document is no longer an electronic invoice, becau\
se its metadata or its attachments were removed. Keep both to publish invoices.",mentions:["remove_metadata","remove_attachments"]},ue=c=>({code:"content_unread\
able",message:`${(0,de.C7)(c,"content stream")} could not be read, because the compression is not known. Hidden content in there was not removed.`}),he={code:"n\
othing_to_remove",message:"Nothing was removed: the document has none of these things."}}),36078:((j,K,s)=>{s.d(K,{AY:()=>T,KJ:()=>L,XL:()=>D,_:()=>O,hX:()=>n,id:()=>h,
qK:()=>x,vs:()=>y,wW:()=>p,yQ:()=>$});var g=s(45079);function O(e){if(Number.isInteger(e)&&Math.abs(e)<1e7)return String(e);const t=Number(e.toPrecision(7)),o=Math.
abs(t)<1e-9?"0":String(t);return o.includes("e")?t.toFixed(12).replace(/\.?0+$/,""):o}const y=e=>e.map(O).join(" "),x=(e,t)=>`q ${t} cm /${e} Do Q`,h=e=>(0,g.ZV)(
Math.round(e*1e3)/1e3||0),T=([e,t])=>`${h(e)} ${h(t)}`,D=e=>e.map((t,o)=>`${T(t)} ${o===0?"m":"l"}`).join(" "),$=.5523;function L(e){const t=$,o=(...l)=>`${l.map(
([a,f])=>T(e(a,f))).join(" ")} c`;return[`${T(e(1,0))} m`,o([1,t],[t,1],[0,1]),o([-t,1],[-1,t],[-1,0]),o([-1,-t],[-t,-1],[0,-1]),o([t,-1],[1,-t],[1,0])].join(" ")}
function p(e,t){const o={1:"g",3:"rg",4:"k"}[e.length];return`${e.map(h).join(" ")} ${t==="fill"?o:o.toUpperCase()}`}const n=e=>`[${e.map(h).join(" ")}] 0 d`}),
79627:((j,K,s)=>{s.d(K,{W:()=>O});var g=s(74135);function O(y,x){const h=Array.from({length:y.count},(D,$)=>y.number($)||0);if(y.operator==="re"){const[D=0,$=0,
L=0,p=0]=h;return(0,g.zl)(x,[D,$,D+L,$+p])}const T=[];for(let D=0;D+1<h.length;D+=2)T.push((0,g.Gd)(x,h[D],h[D+1]));return(0,g.$L)(T)}}),85392:((j,K,s)=>{s.d(K,
{J:()=>D,a:()=>$});var g=s(21115),O=s(824),y=s(82715),x=s(60912),h=s(1975),T=s(92761);async function D(n){const e=await(0,O.Br)(n),t=({namespace:o})=>T.fD.includes(
o);return e?.properties.some(t)?((0,x._L)(n,(0,x.QH)(e,t,[])),!0):!1}async function $(n,e,t){const o=(f,v,w)=>({prefix:f,name:v,form:"simple",values:[w]}),l=(0,x.
QH)(e,({namespace:f,name:v})=>T.fD.includes(f)||f===g.dK.pdfaid&&v==="part",[o("pdfaid","part","3"),o("fx","DocumentType","INVOICE"),o("fx","DocumentFileName",t.
file),o("fx","Version",t.version),o("fx","ConformanceLevel",t.level)]),a=await(0,h.kg)(Buffer.from(l,"utf8"),n.job.pace);(0,x._L)(n,(0,y.m)(a,"pdfaExtension","s\
chemas",p))}const L=[["DocumentType","Type of the invoice document"],["DocumentFileName","Name of the embedded XML invoice"],["Version","Version of the XML invo\
ice standard"],["ConformanceLevel","Profile of the XML invoice"]],p=`<rdf:li rdf:parseType="Resource" xmlns:pdfaSchema="${g.dK.pdfaSchema}" xmlns:pdfaProperty="${g.
dK.pdfaProperty}">
<pdfaSchema:schema>Factur-X PDFA Extension Schema</pdfaSchema:schema>
<pdfaSchema:namespaceURI>${g.dK.fx}</pdfaSchema:namespaceURI>
<pdfaSchema:prefix>fx</pdfaSchema:prefix>
<pdfaSchema:property><rdf:Seq>
${L.map(([n,e])=>`<rdf:li rdf:parseType="Resource"><pdfaProperty:name>${n}</pdfaProperty:name><pdfaProperty:valueType>Text</pdfaProperty:valueType><pdfaProperty\
:category>external</pdfaProperty:category><pdfaProperty:description>${e}</pdfaProperty:description></rdf:li>
`).join("")}</rdf:Seq></pdfaSchema:property>
</rdf:li>
`}),21281:((j,K,s)=>{s.d(K,{Ip:()=>$,XM:()=>t,Xb:()=>e,ds:()=>D,qg:()=>n});var g=s(59071),O=s(70549),y=s(21115),x=s(824),h=s(1975),T=s(60912);const D=(0,O.n)(async a=>$(
a,await(0,x.Br)(a)));function $(a,f){const v=(X,H)=>(0,g.wh)((0,h.sm)(f,X,H)[0]??""),w=p(v("pdfaid","part"),v("pdfaid","conformance").toLowerCase()),_=L(v("pdfu\
aid","part"))?`PDF/UA-${v("pdfuaid","part")}`:void 0,W=[v("pdfxid","GTS_PDFXVersion")||v("pdfx","GTS_PDFXVersion")||((0,g.Gh)(a.resolve((0,x._U)(a)?.get("GTS_PD\
FXVersion")))??""),v("pdfe","ISO_PDFEVersion"),v("pdfvtid","GTS_PDFVTVersion")],N=[w?.name,_,...W.filter(X=>/^PDF\/[\w .:/()-]{1,40}$/.test(X))];return{archive:w,
accessible:_,names:N.filter(X=>X!==void 0)}}const L=a=>/^[1-9]$/.test(a);function p(a,f){if(!L(a))return;const v=/^[abuef]$/.test(f)?f:"";return{part:Number(a),
level:v,name:`PDF/A-${a}${v}`}}function n(a,f,v,w){return f&&l(a,f,[y.dK.pdfaid]),e(v,w)}const e=({name:a},f)=>({code:"pdfa_identification_removed",message:`The\
 document no longer claims ${a}: ${f}.`});async function t(a){const f=await(0,x.Br)(a);if(!f)return[];const{archive:v,accessible:w}=$(a,f);l(a,f,[y.dK.pdfaid,y.
dK.pdfuaid]);const _=[v?.name,w].filter(b=>b!==void 0);return _.length>0?[o(_)]:[]}const o=a=>({code:"conformance_dropped",message:`The result no longer claims ${a.
join(" and ")}, because a merge cannot guarantee conformance.`});function l(a,f,v){f.properties.some(({namespace:w})=>v.includes(w))&&(0,T._L)(a,(0,T.QH)(f,({namespace:w})=>v.
includes(w),[]))}}),824:((j,K,s)=>{s.d(K,{Br:()=>$,_6:()=>p,_U:()=>D});var g=s(58552),O=s(1975),y=s(17079),x=s(45599),h=s(59071),T=s(70549);function D(n){const e=n.
resolve(n.trailer.get("Info"));return e instanceof x.Bi?e:e instanceof x.Z6?e.dict:void 0}const $=(0,T.n)(L);async function L(n){const e=n.get(n.catalogNumber),
t=e instanceof x.Bi?n.resolve(e.get("Metadata")):null;if(!(t instanceof x.Z6))return;let o;try{o=n.decoded(t)}catch(l){if(!(l instanceof g.zU)||l.code==="cancel\
led")throw l;return O.m}return(0,O.kg)(o,n.job.pace)}function p(n,e){const t=D(n),o=_=>n.resolve(t?.get(_)),l=(_,b,W=", ")=>{const N=(0,O.sm)(e,_,b).map(h.wh).filter(
Boolean).join(W);return N===""?null:N},a=(_,b)=>{const[W=""]=(0,O.sm)(e,_,b);return(0,h.wh)(W)||null},f=(_,b)=>(0,y._)((0,h.Gh)(o(_))??"")??(0,y._)(a("xmp",b)??
"")??null,v=n.get(n.catalogNumber),w=v instanceof x.Bi?(0,h.Gh)(n.resolve(v.get("Lang"))):null;return{title:(0,h.Gh)(o("Title"))??a("dc","title"),author:(0,h.Gh)(
o("Author"))??l("dc","creator"),subject:(0,h.Gh)(o("Subject"))??a("dc","description"),keywords:(0,h.Gh)(o("Keywords"))??l("pdf","Keywords")??l("dc","subject"),creator:(0,h.
Gh)(o("Creator"))??a("xmp","CreatorTool"),producer:(0,h.Gh)(o("Producer"))??a("pdf","Producer"),created:f("CreationDate","CreateDate"),modified:f("ModDate","Mod\
ifyDate"),language:w??a("dc","language")}}}),82715:((j,K,s)=>{s.d(K,{m:()=>y});var g=s(21115),O=s(3907);function y(x,h,T,D){const{text:$,properties:L,end:p,about:n}=x,
e=L.find(a=>a.namespace===g.dK[h]&&a.name===T),t=e&&$.slice(e.from,e.to).match(/^[\s\S]*(?=<\/(?:[\w.-]+:)?Bag\s*>)/)?.[0].length;if(e&&t!==void 0){const a=e.from+
t;return`${$.slice(0,a)}${D.replace("<rdf:li",`<rdf:li xmlns:rdf="${g.dK.rdf}"`)}${$.slice(a)}`}const o=`<${h}:${T}><rdf:Bag>
${D}</rdf:Bag></${h}:${T}>`,l=`<rdf:Description xmlns:rdf="${g.dK.rdf}" rdf:about="${(0,O.X)(n)}" xmlns:${h}="${g.dK[h]}">
${o}
</rdf:Description>
`;return`${$.slice(0,p)}${l}${$.slice(p)}`}}),60912:((j,K,s)=>{s.d(K,{QH:()=>x,T3:()=>h,_L:()=>L});var g=s(21115),O=s(3907),y=s(45599);function x(p,n,e){const{text:t,
properties:o,end:l,about:a}=p,f=[];let v=0;for(const w of o.filter(n).sort((_,b)=>_.from-b.from))w.from<v||(f.push(t.slice(v,w.from)),v=w.to);return f.push(t.slice(
v,Math.max(l,v))),e.length>0&&f.push(T(e,a)),f.push(t.slice(Math.max(l,v))),$(f.join(""))}function h(p){return`<?xpacket begin="\uFEFF" id="W5M0MpCehiHzreSzNTczkc9d"\
?>
<x:xmpmeta xmlns:x="adobe:ns:meta/">
<rdf:RDF xmlns:rdf="${g.dK.rdf}">
${T(p,"")}</rdf:RDF>
</x:xmpmeta>
<?xpacket end="w"?>`}function T(p,n){const t=[...new Set(p.map(({prefix:l})=>l))].map(l=>` xmlns:${l}="${g.dK[l]}"`).join(""),o=p.map(({prefix:l,name:a,form:f,values:v})=>`\
<${l}:${a}>${D(f,v)}</${l}:${a}>
`);return`<rdf:Description xmlns:rdf="${g.dK.rdf}" rdf:about="${(0,O.X)(n)}"${t}>
${o.join("")}</rdf:Description>
`}function D(p,n){const e=t=>n.map(o=>`<rdf:li${t}>${(0,O.X)(o)}</rdf:li>`).join("");switch(p){case"simple":return(0,O.X)(n[0]??"");case"alternative":return`<rd\
f:Alt>${e(' xml:lang="x-default"')}</rdf:Alt>`;case"ordered":return`<rdf:Seq>${e("")}</rdf:Seq>`;case"unordered":return`<rdf:Bag>${e("")}</rdf:Bag>`}}const $=p=>p.
replace(/^(\s*<\?xml\s[^>]*encoding\s*=\s*["'])[^"']*/,"$1UTF-8");function L(p,n){const e=p.catalog.get("Metadata"),t=p.resolve(e),o=t instanceof y.Z6?[...t.dict].
filter(([f])=>!["Filter","DecodeParms","Length"].includes(f)):[],l=new y.Bi([["Type",new y.SX("Metadata")],["Subtype",new y.SX("XML")],...o]),a=new y.Z6(l,Buffer.
from(n,"utf8"));(0,y.i9)(e)&&t instanceof y.Z6?p.put(e,a):p.edit(p.catalogNumber).set("Metadata",p.add(a))}}),1975:((j,K,s)=>{s.d(K,{kg:()=>h,m:()=>x,sm:()=>T});
var g=s(21115),O=s(3907);const y=1e5,x={text:"",properties:[],malformed:!0,end:-1,about:""};async function h(p,n){const e=(0,O.xK)(p);if(e===void 0)return x;const t=new $,
l=await(0,O.km)(e,n,a=>(t.take(a),t.broken))!=="well-formed"||t.depth>0||t.end<0||!t.declared;return{text:e,properties:t.properties,malformed:l,end:t.end,about:t.
about}}function T(p,n,e){return p?.properties.find(t=>t.name===e&&t.namespace===g.dK[n])?.values??[]}const D=-2;class ${properties=[];broken=!1;declared=!0;end=-1;about="";scope=new g.
ee;open=[];root=D;loose=!1;items=[];pieces=[];get depth(){return this.open.length}take(n){n.kind==="start"||n.kind==="empty"?(this.start(n.name,n.attributes,n.from),
n.kind==="empty"&&!this.broken&&this.close(n.name,n.to,n.to)):n.kind==="end"?this.close(n.name,n.from,n.to):n.kind==="text"&&this.isInProperty()&&this.pieces.push(
n.text)}isInProperty(){return this.root!==D&&this.open.length>this.root+2}start(n,e,t){if(this.open.length>=O.ol&&(this.broken=!0),this.broken)return;this.scope.
enter(e);const o=this.scope.ofElement(n),l=o.namespace===g.dK.rdf,a=l&&o.local==="li";this.root===D&&this.end<0&&l&&o.local==="Description"&&(this.root=this.open.
length-1,this.loose=!0);const f=this.open.length-this.root,v=a?e.find(({name:w})=>w==="xml:lang")?.value:void 0;if(this.open.push({name:n,...o,from:t,language:v}),
this.root===D){if(!l||o.local!=="RDF"||this.end>=0)return;this.root=this.open.length-1,this.declared=this.scope.declares(n)}else if(f===1)this.describe(e);else if(f===
2){this.items=[];const w=e.find(({name:_})=>this.isRdf(_,"resource"));this.pieces=w?[w.value]:[]}else a&&(this.pieces=[])}describe(n){for(const{name:e,value:t,from:o,
to:l}of n){if((0,g.HC)(e))continue;const{namespace:a,local:f}=this.scope.ofAttribute(e);a===g.dK.rdf&&f==="about"&&(this.about=t),!(a===""||a===g.dK.rdf||a===g.
dK.xml)&&this.add({namespace:a,name:f,values:[t],from:o,to:l})}}close(n,e,t){const o=this.open.pop();if(o?.name!==n){this.broken=!0;return}this.scope.leave();const l=this.
open.length-this.root;if(this.root!==D)if(l===0)this.end=e,this.root=D;else if(l===1&&this.loose)this.root=D,this.loose=!1;else if(l===2){const a=this.items.length>
0?L(this.items):[this.pieces.join("").trim()];this.add({namespace:o.namespace,name:o.local,values:a,from:o.from,to:t})}else l>2&&o.namespace===g.dK.rdf&&o.local===
"li"&&(this.items.push({text:this.pieces.join("").trim(),language:o.language}),this.pieces=[])}add(n){this.properties.length<y?this.properties.push(n):this.broken=
!0}isRdf(n,e){const t=this.scope.ofAttribute(n);return t.local===e&&t.namespace===g.dK.rdf}}function L(p){const n=p.findIndex(({language:t})=>t?.toLowerCase()===
"x-default"),e=p.map(({text:t})=>t);return n>0?[e[n],...e.slice(0,n),...e.slice(n+1)]:e}})};
