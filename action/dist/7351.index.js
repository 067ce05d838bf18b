"use strict";exports.id=7351,exports.ids=[7351],exports.modules={46972:((j,R,s)=>{s.r(R),s.d(R,{sanitize_document:()=>fe});var P=s(39491),M=s(45599),y=s(44082),O=s(64261),g=s(
21011),$=s(90896);const T=["XObject","Properties"];async function w(c){const{pages:i,job:m}=c;await(0,$.g)(c);const d=new O.h(c),r=new Map;for(let v=0;v<i.count;v++){
const D=m.pace.step(2e4);D&&await D;const E=i.number(v),L=c.entry(E,"Resources"),K=c.dict(L),C=(K?T.map(A=>K.get(A)):[]).filter(A=>(c.dict(A)?.size??0)>0);if(!K||
C.length===0)continue;const U=d.inContent(E),_=U&&d.borrowed(E,new y.EC(c,K),U);for(const A of C){const F=c.dict(A),G=A instanceof M.oS?A.number:L instanceof M.
oS?L.number:E,z=r.get(F)??{holder:G,used:new Set,isKnown:!0};r.set(F,z),_||(z.isKnown=!1);for(const ve of _??[])z.used.add(ve)}}let p=0;for(const[v,{holder:D,used:E,
isKnown:L}]of r){const K=L?[...v.keys()].filter(S=>!E.has(S)&&B(c,v,S)):[];if(K.length!==0){c.edit(D);for(const S of K)v.delete(S);p+=K.length}}return p}function B(c,i,m){
const d=c.resolve(i.get(m));return!(0,M.Zm)(d)||g.D.some(r=>d.has(r))}var u=s(77500),n=s(85392),e=s(21281),t=s(824),o=s(17671),l=s(86537),a=s(56681),f=s(30135),
h=s(36211),x=s(37709),I=s(68096);const b=new Set(["Tj","TJ","'",'"']);class W{document;trace;removals;cuts=new Map;ids=[];paints=new Map;shown=new Map;constructor(i,m,d){
this.document=i,this.trace=m,this.removals=d;for(const r of m.shown)this.shown.set(`${r.stream} ${r.from}`,r)}async find(i){const{document:m,trace:d}=this,r=m.pages.
number(i),p=new f.E(m,m.pages.attribute(i,"Resources"),r);await this.stream(0,p);for(const v of d.contents.keys())await this.stream(v,p)}async stream(i,m){const d=this.
paints.get(i);if(d!==void 0)return d;this.paints.set(i,!0);const{document:r}=this,p=i>0?r.get(i):null,v=p instanceof M.Z6?new f.E(r,p.dict.get("Resources"),i,m):
m,D=new a.KQ,E=new g.H(r,v,void 0,D),L=this.trace.contents.get(i);let K=!1;const S=C=>{(C==="no glyphs"||C==="no drawing"||C==="some glyphs")&&E.removed(C!=="no\
 drawing"),!(C!=="all"&&C!=="some glyphs")&&(E.painted(),K=!0)};return await(0,x.Ko)(L,r.job.pace,C=>{const U=C.start,{operator:_}=C;if(_==="BMC"||_==="BDC")E.begin(
C,U);else if(_==="EMC")E.end(C.end-_.length,C.end);else{const A=_==="Do"?this.formAt(C,v):void 0;if(A!==void 0)return this.stream(A,v).then(F=>S(F?"all":"no gly\
phs"));S(this.leftOf(C,i,U))}}),E.finish(L.length),D.any&&this.cuts.set(i,D.inOrder()),i===0&&(this.ids=E.ids),this.paints.set(i,K),K}formAt(i,m){const d=i.name(
0),r=d===void 0?void 0:m.find("XObject",d);return(0,M.i9)(r)&&this.trace.contents.has(r.number)?r.number:void 0}leftOf(i,m,d){const{operator:r}=i;if(b.has(r)){const D=this.
removals.get(m)?.get(d)?.glyphs.size??0;return D===0?"all":D<(this.shown.get(`${m} ${d}`)?.count??1/0)?"some glyphs":"no glyphs"}if(!(r!=="n"&&h.lJ.has(r))&&r!==
"sh"&&r!=="Do"&&r!=="BI")return"no painting";const v=`${m} ${r==="BI"?(0,I.TO)(i):d}`;return this.trace.croppedPaint.has(v)&&!this.trace.seenPaint.has(v)?"no dr\
awing":"all"}}var N=s(2843),X=s(71157),H=s(47212);const Q=500;async function Y(c){const{pages:i,job:m}=c,d=new H.Wz(c),r=new N.q(c),p=(0,o.Hi)(c);let v=0;for(let D=0;D<
i.count;D++){const{trace:E,visible:L}=await d.cropped(D),K=await k(E,m.pace),{cuts:S,painted:C}=q(E,L),U=m.pace.step((E.croppedPaint.size+1)*Q);if(U&&await U,K.
size===0&&C===0)continue;for(const G of K.values())v+=G.size;v+=C;const _=new W(c,E,K);await _.find(D);const A=i.number(D),F=c.resolve(c.entry(A,"StructParents"));
_.ids.length>0&&typeof F=="number"&&await p.structure.dropMarked(F,A,0,_.ids);for(const[G,z]of _.cuts)S.set(G,[...S.get(G)??[],...z]);await r.page(D,[E],{removals:K,
others:S,images:new Map})}return await p.structure.flush(),await(0,o.Pv)(p,new Set(p.removal.removed())),v}async function k(c,i){const m=new Map;if(c.cropped.size>
0)for(const r of c.shown){const p=`${r.stream} ${r.from}`,v=m.get(p)?.glyphs,D=new Set;for(let E=0;E<r.count;E++){c.cropped.has(r.first+E)&&(!v||v.has(E))&&D.add(
E);const L=i.step(Q);L&&await L}m.set(p,{shown:r,glyphs:D})}const d=new Map;for(const{shown:r,glyphs:p}of m.values()){if(p.size===0)continue;const v=d.get(r.stream)??
new Map;d.set(r.stream,v.set(r.from,{shown:r,glyphs:p}))}return d}function q(c,i){for(const{stream:r,from:p,to:v,matrix:D,clip:E}of c.images)c.paint(r,p,(0,l.EF)(
(0,X.jY)(D),(0,I.zT)(E,i)),()=>[{from:p,to:v,text:""}]);const m=new Map;let d=0;for(const[r,{stream:p,cuts:v}]of c.croppedPaint){if(c.seenPaint.has(r))continue;
d++;const D=m.get(p)??[];for(const E of v)D.push(E);m.set(p,D)}return{cuts:m,painted:d}}var ee=s(55969),te=s(91374),ne=s(74135),Z=s(6057),se=s(44738);const V=72,
oe=["L","Vertices","InkList","CL","QuadPoints","Path"];async function ae(c){let i=-1,m=[0,0,0,0];return(0,se.L)(c,(d,r)=>{r!==i&&({box:m}=(0,Z.iw)(c,i=r));const p=(0,ee.
B)(c,d);if(p==="Popup"||p==="Widget"&&(0,te.pv)(c,d)==="Sig")return!1;const v=re(c,d);return v!==void 0&&(0,ne.Pj)(v,m)===void 0})}function re(c,i){const m=(0,Z.
b0)(c,i.get("Rect"));if(!m||c.dict(i.get("AP")))return m;if(oe.some(D=>i.has(D)))return;const[d,r,p,v]=m;return[d-V,r-V,p+V,v+V]}var ie=s(92356),ce=s(14029),de=s(
98446);const J={scripts:"removedScripts",privateData:"removedPrivateData",metadata:"removedMetadata",hiddenLayers:"removedHiddenLayers",hiddenText:"removedHidde\
nText",attachments:"removedAttachments",comments:"removedComments",externalLinks:"removedExternalLinks",imageMetadata:"removedImageMetadata"},fe=async(c,i,m)=>{
const d=await(0,ie.E)(c.bytes,m,{password:i.open_password}),r={scripts:i.remove_scripts,privateData:i.remove_private_data,metadata:i.remove_metadata,hiddenLayers:i.
remove_hidden_layers,hiddenText:i.remove_hidden_text,attachments:i.remove_attachments,comments:i.remove_comments,externalLinks:i.remove_external_links,imageMetadata:i.
remove_image_metadata},{archive:p}=await(0,e.ds)(d),v=r.metadata||r.attachments?await(0,n.J)(d):!1,D=i.remove_cropped?await ae(d)+await Y(d):0,E=await(0,P.u)(d,
r),L=await w(d),K=[...v?[pe]:[],...await le(d,E,p)];D+L+me(E)===0&&K.push(he);const S=d.pages.count,C=Object.keys(J).filter(_=>r[_]),U=Object.fromEntries(C.map(
_=>[J[_],E.removed[_]]));return{documents:[{name:c.name,bytes:await(0,ce.UN)(d),pageCount:S}],notes:K,facts:{pageCount:S,...U,...i.remove_cropped&&{removedCropped:D},
...L>0&&{removedUnusedObjects:L}}}};async function le(c,{removed:i,droppedXfa:m,unread:d},r){const p=[];return r&&i.metadata>0?p.push((0,e.Xb)(r,"its metadata w\
as removed")):r?.level==="f"&&i.attachments>0&&p.push((0,e.qg)(c,await(0,t.Br)(c),r,"its embedded files were removed")),m&&p.push((0,u.Yw)(m)),d>0&&p.push(ue(d)),
p}const me=({removed:c})=>Object.values(c).reduce((i,m)=>i+m,0),pe={code:"invoice_claim_removed",message:"The document is no longer an electronic invoice, becau\
se its metadata or its attachments were removed. Keep both to publish invoices.",mentions:["remove_metadata","remove_attachments"]},ue=c=>({code:"content_unread\
able",message:`${(0,de.C7)(c,"content stream")} could not be read, because the compression is not known. Hidden content in there was not removed.`}),he={code:"n\
othing_to_remove",message:"Nothing was removed: the document has none of these things."}}),36078:((j,R,s)=>{s.d(R,{AY:()=>$,KJ:()=>B,XL:()=>T,_:()=>M,hX:()=>n,id:()=>g,
qK:()=>O,vs:()=>y,wW:()=>u,yQ:()=>w});var P=s(45079);function M(e){if(Number.isInteger(e)&&Math.abs(e)<1e7)return String(e);const t=Number(e.toPrecision(7)),o=Math.
abs(t)<1e-9?"0":String(t);return o.includes("e")?t.toFixed(12).replace(/\.?0+$/,""):o}const y=e=>e.map(M).join(" "),O=(e,t)=>`q ${t} cm /${e} Do Q`,g=e=>(0,P.ZV)(
Math.round(e*1e3)/1e3||0),$=([e,t])=>`${g(e)} ${g(t)}`,T=e=>e.map((t,o)=>`${$(t)} ${o===0?"m":"l"}`).join(" "),w=.5523;function B(e){const t=w,o=(...l)=>`${l.map(
([a,f])=>$(e(a,f))).join(" ")} c`;return[`${$(e(1,0))} m`,o([1,t],[t,1],[0,1]),o([-t,1],[-1,t],[-1,0]),o([-1,-t],[-t,-1],[0,-1]),o([t,-1],[1,-t],[1,0])].join(" ")}
function u(e,t){const o={1:"g",3:"rg",4:"k"}[e.length];return`${e.map(g).join(" ")} ${t==="fill"?o:o.toUpperCase()}`}const n=e=>`[${e.map(g).join(" ")}] 0 d`}),
85392:((j,R,s)=>{s.d(R,{J:()=>T,a:()=>w});var P=s(43496),M=s(824),y=s(82715),O=s(60912),g=s(1975),$=s(92761);async function T(n){const e=await(0,M.Br)(n),t=({namespace:o})=>$.
fD.includes(o);return e?.properties.some(t)?((0,O._L)(n,(0,O.QH)(e,t,[])),!0):!1}async function w(n,e,t){const o=(f,h,x)=>({prefix:f,name:h,form:"simple",values:[
x]}),l=(0,O.QH)(e,({namespace:f,name:h})=>$.fD.includes(f)||f===P.dK.pdfaid&&h==="part",[o("pdfaid","part","3"),o("fx","DocumentType","INVOICE"),o("fx","Documen\
tFileName",t.file),o("fx","Version",t.version),o("fx","ConformanceLevel",t.level)]),a=await(0,g.kg)(Buffer.from(l,"utf8"),n.job.pace);(0,O._L)(n,(0,y.m)(a,"pdfa\
Extension","schemas",u))}const B=[["DocumentType","Type of the invoice document"],["DocumentFileName","Name of the embedded XML invoice"],["Version","Version of\
 the XML invoice standard"],["ConformanceLevel","Profile of the XML invoice"]],u=`<rdf:li rdf:parseType="Resource" xmlns:pdfaSchema="${P.dK.pdfaSchema}" xmlns:p\
dfaProperty="${P.dK.pdfaProperty}">
<pdfaSchema:schema>Factur-X PDFA Extension Schema</pdfaSchema:schema>
<pdfaSchema:namespaceURI>${P.dK.fx}</pdfaSchema:namespaceURI>
<pdfaSchema:prefix>fx</pdfaSchema:prefix>
<pdfaSchema:property><rdf:Seq>
${B.map(([n,e])=>`<rdf:li rdf:parseType="Resource"><pdfaProperty:name>${n}</pdfaProperty:name><pdfaProperty:valueType>Text</pdfaProperty:valueType><pdfaProperty\
:category>external</pdfaProperty:category><pdfaProperty:description>${e}</pdfaProperty:description></rdf:li>
`).join("")}</rdf:Seq></pdfaSchema:property>
</rdf:li>
`}),21281:((j,R,s)=>{s.d(R,{Ip:()=>w,XM:()=>t,Xb:()=>e,ds:()=>T,qg:()=>n});var P=s(59071),M=s(70549),y=s(43496),O=s(824),g=s(1975),$=s(60912);const T=(0,M.n)(async a=>w(
a,await(0,O.Br)(a)));function w(a,f){const h=(X,H)=>(0,P.wh)((0,g.sm)(f,X,H)[0]??""),x=u(h("pdfaid","part"),h("pdfaid","conformance").toLowerCase()),I=B(h("pdfu\
aid","part"))?`PDF/UA-${h("pdfuaid","part")}`:void 0,W=[h("pdfxid","GTS_PDFXVersion")||h("pdfx","GTS_PDFXVersion")||((0,P.Gh)(a.resolve((0,O._U)(a)?.get("GTS_PD\
FXVersion")))??""),h("pdfe","ISO_PDFEVersion"),h("pdfvtid","GTS_PDFVTVersion")],N=[x?.name,I,...W.filter(X=>/^PDF\/[\w .:/()-]{1,40}$/.test(X))];return{archive:x,
accessible:I,names:N.filter(X=>X!==void 0)}}const B=a=>/^[1-9]$/.test(a);function u(a,f){if(!B(a))return;const h=/^[abuef]$/.test(f)?f:"";return{part:Number(a),
level:h,name:`PDF/A-${a}${h}`}}function n(a,f,h,x){return f&&l(a,f,[y.dK.pdfaid]),e(h,x)}const e=({name:a},f)=>({code:"pdfa_identification_removed",message:`The\
 document no longer claims ${a}: ${f}.`});async function t(a){const f=await(0,O.Br)(a);if(!f)return[];const{archive:h,accessible:x}=w(a,f);l(a,f,[y.dK.pdfaid,y.
dK.pdfuaid]);const I=[h?.name,x].filter(b=>b!==void 0);return I.length>0?[o(I)]:[]}const o=a=>({code:"conformance_dropped",message:`The result no longer claims ${a.
join(" and ")}, because a merge cannot guarantee conformance.`});function l(a,f,h){f.properties.some(({namespace:x})=>h.includes(x))&&(0,$._L)(a,(0,$.QH)(f,({namespace:x})=>h.
includes(x),[]))}}),824:((j,R,s)=>{s.d(R,{Br:()=>w,_6:()=>u,_U:()=>T});var P=s(58552),M=s(1975),y=s(17079),O=s(45599),g=s(59071),$=s(70549);function T(n){const e=n.
resolve(n.trailer.get("Info"));return e instanceof O.Bi?e:e instanceof O.Z6?e.dict:void 0}const w=(0,$.n)(B);async function B(n){const e=n.get(n.catalogNumber),
t=e instanceof O.Bi?n.resolve(e.get("Metadata")):null;if(!(t instanceof O.Z6))return;let o;try{o=n.decoded(t)}catch(l){if(!(l instanceof P.zU)||l.code==="cancel\
led")throw l;return M.m}return(0,M.kg)(o,n.job.pace)}function u(n,e){const t=T(n),o=I=>n.resolve(t?.get(I)),l=(I,b,W=", ")=>{const N=(0,M.sm)(e,I,b).map(g.wh).filter(
Boolean).join(W);return N===""?null:N},a=(I,b)=>{const[W=""]=(0,M.sm)(e,I,b);return(0,g.wh)(W)||null},f=(I,b)=>(0,y._)((0,g.Gh)(o(I))??"")??(0,y._)(a("xmp",b)??
"")??null,h=n.get(n.catalogNumber),x=h instanceof O.Bi?(0,g.Gh)(n.resolve(h.get("Lang"))):null;return{title:(0,g.Gh)(o("Title"))??a("dc","title"),author:(0,g.Gh)(
o("Author"))??l("dc","creator"),subject:(0,g.Gh)(o("Subject"))??a("dc","description"),keywords:(0,g.Gh)(o("Keywords"))??l("pdf","Keywords")??l("dc","subject"),creator:(0,g.
Gh)(o("Creator"))??a("xmp","CreatorTool"),producer:(0,g.Gh)(o("Producer"))??a("pdf","Producer"),created:f("CreationDate","CreateDate"),modified:f("ModDate","Mod\
ifyDate"),language:x??a("dc","language")}}}),82715:((j,R,s)=>{s.d(R,{m:()=>y});var P=s(43496),M=s(3907);function y(O,g,$,T){const{text:w,properties:B,end:u,about:n}=O,
e=B.find(a=>a.namespace===P.dK[g]&&a.name===$),t=e&&w.slice(e.from,e.to).match(/^[\s\S]*(?=<\/(?:[\w.-]+:)?Bag\s*>)/)?.[0].length;if(e&&t!==void 0){const a=e.from+
t;return`${w.slice(0,a)}${T.replace("<rdf:li",`<rdf:li xmlns:rdf="${P.dK.rdf}"`)}${w.slice(a)}`}const o=`<${g}:${$}><rdf:Bag>
${T}</rdf:Bag></${g}:${$}>`,l=`<rdf:Description xmlns:rdf="${P.dK.rdf}" rdf:about="${(0,M.X)(n)}" xmlns:${g}="${P.dK[g]}">
${o}
</rdf:Description>
`;return`${w.slice(0,u)}${l}${w.slice(u)}`}}),60912:((j,R,s)=>{s.d(R,{QH:()=>O,T3:()=>g,_L:()=>B});var P=s(43496),M=s(3907),y=s(45599);function O(u,n,e){const{text:t,
properties:o,end:l,about:a}=u,f=[];let h=0;for(const x of o.filter(n).sort((I,b)=>I.from-b.from))x.from<h||(f.push(t.slice(h,x.from)),h=x.to);return f.push(t.slice(
h,Math.max(l,h))),e.length>0&&f.push($(e,a)),f.push(t.slice(Math.max(l,h))),w(f.join(""))}function g(u){return`<?xpacket begin="\uFEFF" id="W5M0MpCehiHzreSzNTczkc9d"\
?>
<x:xmpmeta xmlns:x="adobe:ns:meta/">
<rdf:RDF xmlns:rdf="${P.dK.rdf}">
${$(u,"")}</rdf:RDF>
</x:xmpmeta>
<?xpacket end="w"?>`}function $(u,n){const t=[...new Set(u.map(({prefix:l})=>l))].map(l=>` xmlns:${l}="${P.dK[l]}"`).join(""),o=u.map(({prefix:l,name:a,form:f,values:h})=>`\
<${l}:${a}>${T(f,h)}</${l}:${a}>
`);return`<rdf:Description xmlns:rdf="${P.dK.rdf}" rdf:about="${(0,M.X)(n)}"${t}>
${o.join("")}</rdf:Description>
`}function T(u,n){const e=t=>n.map(o=>`<rdf:li${t}>${(0,M.X)(o)}</rdf:li>`).join("");switch(u){case"simple":return(0,M.X)(n[0]??"");case"alternative":return`<rd\
f:Alt>${e(' xml:lang="x-default"')}</rdf:Alt>`;case"ordered":return`<rdf:Seq>${e("")}</rdf:Seq>`;case"unordered":return`<rdf:Bag>${e("")}</rdf:Bag>`}}const w=u=>u.
replace(/^(\s*<\?xml\s[^>]*encoding\s*=\s*["'])[^"']*/,"$1UTF-8");function B(u,n){const e=u.catalog.get("Metadata"),t=u.resolve(e),o=t instanceof y.Z6?[...t.dict].
filter(([f])=>!["Filter","DecodeParms","Length"].includes(f)):[],l=new y.Bi([["Type",new y.SX("Metadata")],["Subtype",new y.SX("XML")],...o]),a=new y.Z6(l,Buffer.
from(n,"utf8"));(0,y.i9)(e)&&t instanceof y.Z6?u.put(e,a):u.edit(u.catalogNumber).set("Metadata",u.add(a))}}),1975:((j,R,s)=>{s.d(R,{kg:()=>g,m:()=>O,sm:()=>$});
var P=s(43496),M=s(3907);const y=1e5,O={text:"",properties:[],malformed:!0,end:-1,about:""};async function g(u,n){const e=(0,M.xK)(u);if(e===void 0)return O;const t=new w,
l=await(0,M.km)(e,n,a=>(t.take(a),t.broken))!=="well-formed"||t.depth>0||t.end<0||!t.declared;return{text:e,properties:t.properties,malformed:l,end:t.end,about:t.
about}}function $(u,n,e){return u?.properties.find(t=>t.name===e&&t.namespace===P.dK[n])?.values??[]}const T=-2;class w{properties=[];broken=!1;declared=!0;end=-1;about="";scope=new P.
ee;open=[];root=T;loose=!1;items=[];pieces=[];get depth(){return this.open.length}take(n){n.kind==="start"||n.kind==="empty"?(this.start(n.name,n.attributes,n.from),
n.kind==="empty"&&!this.broken&&this.close(n.name,n.to,n.to)):n.kind==="end"?this.close(n.name,n.from,n.to):n.kind==="text"&&this.isInProperty()&&this.pieces.push(
n.text)}isInProperty(){return this.root!==T&&this.open.length>this.root+2}start(n,e,t){if(this.open.length>=M.ol&&(this.broken=!0),this.broken)return;this.scope.
enter(e);const o=this.scope.ofElement(n),l=o.namespace===P.dK.rdf,a=l&&o.local==="li";this.root===T&&this.end<0&&l&&o.local==="Description"&&(this.root=this.open.
length-1,this.loose=!0);const f=this.open.length-this.root,h=a?e.find(({name:x})=>x==="xml:lang")?.value:void 0;if(this.open.push({name:n,...o,from:t,language:h}),
this.root===T){if(!l||o.local!=="RDF"||this.end>=0)return;this.root=this.open.length-1,this.declared=this.scope.declares(n)}else if(f===1)this.describe(e);else if(f===
2){this.items=[];const x=e.find(({name:I})=>this.isRdf(I,"resource"));this.pieces=x?[x.value]:[]}else a&&(this.pieces=[])}describe(n){for(const{name:e,value:t,from:o,
to:l}of n){if((0,P.HC)(e))continue;const{namespace:a,local:f}=this.scope.ofAttribute(e);a===P.dK.rdf&&f==="about"&&(this.about=t),!(a===""||a===P.dK.rdf||a===P.
dK.xml)&&this.add({namespace:a,name:f,values:[t],from:o,to:l})}}close(n,e,t){const o=this.open.pop();if(o?.name!==n){this.broken=!0;return}this.scope.leave();const l=this.
open.length-this.root;if(this.root!==T)if(l===0)this.end=e,this.root=T;else if(l===1&&this.loose)this.root=T,this.loose=!1;else if(l===2){const a=this.items.length>
0?B(this.items):[this.pieces.join("").trim()];this.add({namespace:o.namespace,name:o.local,values:a,from:o.from,to:t})}else l>2&&o.namespace===P.dK.rdf&&o.local===
"li"&&(this.items.push({text:this.pieces.join("").trim(),language:o.language}),this.pieces=[])}add(n){this.properties.length<y?this.properties.push(n):this.broken=
!0}isRdf(n,e){const t=this.scope.ofAttribute(n);return t.local===e&&t.namespace===P.dK.rdf}}function B(u){const n=u.findIndex(({language:t})=>t?.toLowerCase()===
"x-default"),e=u.map(({text:t})=>t);return n>0?[e[n],...e.slice(0,n),...e.slice(n+1)]:e}})};
