"use strict";exports.id=8671,exports.ids=[8671],exports.modules={73892:((S,I,a)=>{a.r(I),a.d(I,{sanitize_document:()=>j});var f=a(57994),_=a(45599),E=a(44082),v=a(64261),l=a(
90896);async function P(m){const{pages:u,job:T}=m;await(0,l.g)(m);const M=new v.h(m),p=new Map;for(let O=0;O<u.count;O++){const C=T.pace.step(2e4);C&&await C;const K=u.
number(O),L=m.entry(K,"Resources"),w=m.dict(L),R=m.dict(w?.get("XObject"));if(!w||!R||R.size===0)continue;const W=w.get("XObject"),X=W instanceof _.oS?W.number:
L instanceof _.oS?L.number:K,B=p.get(R)??{holder:X,used:new Set,isKnown:!0};p.set(R,B);const N=M.inContent(K),G=N&&M.borrowed(K,new E.EC(m,w),N);G||(B.isKnown=!1);
for(const Z of G??[])B.used.add(Z)}let h=0;for(const[O,{holder:C,used:K,isKnown:L}]of p){const w=L?[...O.keys()].filter(R=>!K.has(R)):[];if(w.length!==0){m.edit(
C);for(const R of w)O.delete(R);h+=w.length}}return h}var D=a(77500),x=a(85392),$=a(21281),c=a(824),n=a(86537),e=a(2843),t=a(71157),o=a(47212),r=a(68096);const s=500;
async function i(m){const{pages:u,job:T}=m,M=new o.Wz(m),p=new e.q(m);let h=0;for(let O=0;O<u.count;O++){const{trace:C,visible:K}=await M.cropped(O),L=await d(C,
T.pace),{cuts:w,painted:R}=g(C,K),W=T.pace.step((C.croppedPaint.size+1)*s);if(W&&await W,!(L.size===0&&R===0)){for(const X of L.values())h+=X.size;h+=R,await p.
page(O,[C],{removals:L,others:w,images:new Map})}}return h}async function d(m,u){const T=new Map;if(m.cropped.size>0)for(const p of m.shown){const h=u.step(s+p.
count*s);h&&await h;const O=`${p.stream} ${p.from}`,K=T.get(O)?.glyphs??Array.from({length:p.count},(L,w)=>w);T.set(O,{shown:p,glyphs:K.filter(L=>m.cropped.has(
p.first+L))})}const M=new Map;for(const{shown:p,glyphs:h}of T.values()){if(h.length===0)continue;const O=M.get(p.stream)??new Map;M.set(p.stream,O.set(p.from,{shown:p,
glyphs:new Set(h)}))}return M}function g(m,u){for(const{stream:p,from:h,to:O,matrix:C,clip:K}of m.images)m.paint(p,h,(0,n.EF)((0,t.jY)(C),(0,r.zT)(K,u)),()=>[{from:h,
to:O,text:""}]);const T=new Map;let M=0;for(const[p,{stream:h,cuts:O}]of m.croppedPaint){if(m.seenPaint.has(p))continue;M++;const C=T.get(h)??[];for(const K of O)
C.push(K);T.set(h,C)}return{cuts:T,painted:M}}var y=a(12237),A=a(14029),U=a(98446);const b={scripts:"removedScripts",privateData:"removedPrivateData",metadata:"\
removedMetadata",hiddenLayers:"removedHiddenLayers",hiddenText:"removedHiddenText",attachments:"removedAttachments",comments:"removedComments",externalLinks:"re\
movedExternalLinks",imageMetadata:"removedImageMetadata"},j=async(m,u,T)=>{const M=await(0,y.E)(m.bytes,T,{password:u.open_password}),p={scripts:u.remove_scripts,
privateData:u.remove_private_data,metadata:u.remove_metadata,hiddenLayers:u.remove_hidden_layers,hiddenText:u.remove_hidden_text,attachments:u.remove_attachments,
comments:u.remove_comments,externalLinks:u.remove_external_links,imageMetadata:u.remove_image_metadata},{archive:h}=await(0,$.ds)(M),O=p.metadata||p.attachments?
await(0,x.J)(M):!1,C=u.remove_cropped?await i(M):0,K=await(0,f.u)(M,p),L=await P(M),w=[...O?[V]:[],...await F(M,K,h)];C+L+z(K)===0&&w.push(Q);const R=M.pages.count,
W=Object.keys(b).filter(B=>p[B]),X=Object.fromEntries(W.map(B=>[b[B],K.removed[B]]));return{documents:[{name:m.name,bytes:await(0,A.UN)(M),pageCount:R}],notes:w,
facts:{pageCount:R,...X,...u.remove_cropped&&{removedCropped:C},...L>0&&{removedUnusedObjects:L}}}};async function F(m,{removed:u,isXfaDropped:T,unread:M},p){const h=[];
return p&&u.metadata>0?h.push((0,$.Xb)(p,"its metadata was removed")):p?.level==="f"&&u.attachments>0&&h.push((0,$.qg)(m,await(0,c.Br)(m),p,"its embedded files \
were removed")),T&&h.push((0,D.Yw)("scripts")),M>0&&h.push(H(M)),h}const z=({removed:m})=>Object.values(m).reduce((u,T)=>u+T,0),V={code:"invoice_claim_removed",
message:"The document is no longer an electronic invoice, because its metadata or its attachments were removed. Keep both to publish invoices.",mentions:["remov\
e_metadata","remove_attachments"]},H=m=>({code:"content_unreadable",message:`${(0,U.C7)(m,"content stream")} could not be read, because the compression is not k\
nown. Hidden content in there was not removed.`}),Q={code:"nothing_to_remove",message:"Nothing was removed: the document has none of these things."}}),36078:((S,I,a)=>{
a.d(I,{AY:()=>P,KJ:()=>$,XL:()=>D,_:()=>_,hX:()=>n,id:()=>l,qK:()=>v,vs:()=>E,wW:()=>c,yQ:()=>x});var f=a(45079);function _(e){if(Number.isInteger(e)&&Math.abs(
e)<1e7)return String(e);const t=Number(e.toPrecision(7)),o=Math.abs(t)<1e-9?"0":String(t);return o.includes("e")?t.toFixed(12).replace(/\.?0+$/,""):o}const E=e=>e.
map(_).join(" "),v=(e,t)=>`q ${t} cm /${e} Do Q`,l=e=>(0,f.ZV)(Math.round(e*1e3)/1e3||0),P=([e,t])=>`${l(e)} ${l(t)}`,D=e=>e.map((t,o)=>`${P(t)} ${o===0?"m":"l"}`).
join(" "),x=.5523;function $(e){const t=x,o=(...r)=>`${r.map(([s,i])=>P(e(s,i))).join(" ")} c`;return[`${P(e(1,0))} m`,o([1,t],[t,1],[0,1]),o([-t,1],[-1,t],[-1,
0]),o([-1,-t],[-t,-1],[0,-1]),o([t,-1],[1,-t],[1,0])].join(" ")}function c(e,t){const o={1:"g",3:"rg",4:"k"}[e.length];return`${e.map(l).join(" ")} ${t==="fill"?
o:o.toUpperCase()}`}const n=e=>`[${e.map(l).join(" ")}] 0 d`}),85392:((S,I,a)=>{a.d(I,{J:()=>D,a:()=>x});var f=a(43496),_=a(824),E=a(82715),v=a(60912),l=a(1975),
P=a(92761);async function D(n){const e=await(0,_.Br)(n),t=({namespace:o})=>P.fD.includes(o);return e?.properties.some(t)?((0,v._L)(n,(0,v.QH)(e,t,[])),!0):!1}async function x(n,e,t){
const o=(i,d,g)=>({prefix:i,name:d,form:"simple",values:[g]}),r=(0,v.QH)(e,({namespace:i,name:d})=>P.fD.includes(i)||i===f.dK.pdfaid&&d==="part",[o("pdfaid","pa\
rt","3"),o("fx","DocumentType","INVOICE"),o("fx","DocumentFileName",t.file),o("fx","Version",t.version),o("fx","ConformanceLevel",t.level)]),s=await(0,l.kg)(Buffer.
from(r,"utf8"),n.job.pace);(0,v._L)(n,(0,E.m)(s,"pdfaExtension","schemas",c))}const $=[["DocumentType","Type of the invoice document"],["DocumentFileName","Name\
 of the embedded XML invoice"],["Version","Version of the XML invoice standard"],["ConformanceLevel","Profile of the XML invoice"]],c=`<rdf:li rdf:parseType="Re\
source" xmlns:pdfaSchema="${f.dK.pdfaSchema}" xmlns:pdfaProperty="${f.dK.pdfaProperty}">
<pdfaSchema:schema>Factur-X PDFA Extension Schema</pdfaSchema:schema>
<pdfaSchema:namespaceURI>${f.dK.fx}</pdfaSchema:namespaceURI>
<pdfaSchema:prefix>fx</pdfaSchema:prefix>
<pdfaSchema:property><rdf:Seq>
${$.map(([n,e])=>`<rdf:li rdf:parseType="Resource"><pdfaProperty:name>${n}</pdfaProperty:name><pdfaProperty:valueType>Text</pdfaProperty:valueType><pdfaProperty\
:category>external</pdfaProperty:category><pdfaProperty:description>${e}</pdfaProperty:description></rdf:li>
`).join("")}</rdf:Seq></pdfaSchema:property>
</rdf:li>
`}),21281:((S,I,a)=>{a.d(I,{Ip:()=>x,XM:()=>t,Xb:()=>e,ds:()=>D,qg:()=>n});var f=a(59071),_=a(70549),E=a(43496),v=a(824),l=a(1975),P=a(60912);const D=(0,_.n)(async s=>x(
s,await(0,v.Br)(s)));function x(s,i){const d=(j,F)=>(0,f.wh)((0,l.sm)(i,j,F)[0]??""),g=c(d("pdfaid","part"),d("pdfaid","conformance").toLowerCase()),y=$(d("pdfu\
aid","part"))?`PDF/UA-${d("pdfuaid","part")}`:void 0,U=[d("pdfxid","GTS_PDFXVersion")||d("pdfx","GTS_PDFXVersion")||((0,f.Gh)(s.resolve((0,v._U)(s)?.get("GTS_PD\
FXVersion")))??""),d("pdfe","ISO_PDFEVersion"),d("pdfvtid","GTS_PDFVTVersion")],b=[g?.name,y,...U.filter(j=>/^PDF\/[\w .:/()-]{1,40}$/.test(j))];return{archive:g,
accessible:y,names:b.filter(j=>j!==void 0)}}const $=s=>/^[1-9]$/.test(s);function c(s,i){if(!$(s))return;const d=/^[abuef]$/.test(i)?i:"";return{part:Number(s),
level:d,name:`PDF/A-${s}${d}`}}function n(s,i,d,g){return i&&r(s,i,[E.dK.pdfaid]),e(d,g)}const e=({name:s},i)=>({code:"pdfa_identification_removed",message:`The\
 document no longer claims ${s}: ${i}.`});async function t(s){const i=await(0,v.Br)(s);if(!i)return[];const{archive:d,accessible:g}=x(s,i);r(s,i,[E.dK.pdfaid,E.
dK.pdfuaid]);const y=[d?.name,g].filter(A=>A!==void 0);return y.length>0?[o(y)]:[]}const o=s=>({code:"conformance_dropped",message:`The result no longer claims ${s.
join(" and ")}, because a merge cannot guarantee conformance.`});function r(s,i,d){i.properties.some(({namespace:g})=>d.includes(g))&&(0,P._L)(s,(0,P.QH)(i,({namespace:g})=>d.
includes(g),[]))}}),824:((S,I,a)=>{a.d(I,{Br:()=>x,_6:()=>c,_U:()=>D});var f=a(58552),_=a(1975),E=a(17079),v=a(45599),l=a(59071),P=a(70549);function D(n){const e=n.
resolve(n.trailer.get("Info"));return e instanceof v.Bi?e:e instanceof v.Z6?e.dict:void 0}const x=(0,P.n)($);async function $(n){const e=n.get(n.catalogNumber),
t=e instanceof v.Bi?n.resolve(e.get("Metadata")):null;if(!(t instanceof v.Z6))return;let o;try{o=n.decoded(t)}catch(r){if(!(r instanceof f.zU)||r.code==="cancel\
led")throw r;return _.m}return(0,_.kg)(o,n.job.pace)}function c(n,e){const t=D(n),o=y=>n.resolve(t?.get(y)),r=(y,A,U=", ")=>{const b=(0,_.sm)(e,y,A).map(l.wh).filter(
Boolean).join(U);return b===""?null:b},s=(y,A)=>{const[U=""]=(0,_.sm)(e,y,A);return(0,l.wh)(U)||null},i=(y,A)=>(0,E._)((0,l.Gh)(o(y))??"")??(0,E._)(s("xmp",A)??
"")??null,d=n.get(n.catalogNumber),g=d instanceof v.Bi?(0,l.Gh)(n.resolve(d.get("Lang"))):null;return{title:(0,l.Gh)(o("Title"))??s("dc","title"),author:(0,l.Gh)(
o("Author"))??r("dc","creator"),subject:(0,l.Gh)(o("Subject"))??s("dc","description"),keywords:(0,l.Gh)(o("Keywords"))??r("pdf","Keywords")??r("dc","subject"),creator:(0,l.
Gh)(o("Creator"))??s("xmp","CreatorTool"),producer:(0,l.Gh)(o("Producer"))??s("pdf","Producer"),created:i("CreationDate","CreateDate"),modified:i("ModDate","Mod\
ifyDate"),language:g??s("dc","language")}}}),82715:((S,I,a)=>{a.d(I,{m:()=>E});var f=a(43496),_=a(3907);function E(v,l,P,D){const{text:x,properties:$,end:c,about:n}=v,
e=$.find(s=>s.namespace===f.dK[l]&&s.name===P),t=e&&x.slice(e.from,e.to).match(/^[\s\S]*(?=<\/(?:[\w.-]+:)?Bag\s*>)/)?.[0].length;if(e&&t!==void 0){const s=e.from+
t;return`${x.slice(0,s)}${D.replace("<rdf:li",`<rdf:li xmlns:rdf="${f.dK.rdf}"`)}${x.slice(s)}`}const o=`<${l}:${P}><rdf:Bag>
${D}</rdf:Bag></${l}:${P}>`,r=`<rdf:Description xmlns:rdf="${f.dK.rdf}" rdf:about="${(0,_.X)(n)}" xmlns:${l}="${f.dK[l]}">
${o}
</rdf:Description>
`;return`${x.slice(0,c)}${r}${x.slice(c)}`}}),60912:((S,I,a)=>{a.d(I,{QH:()=>v,T3:()=>l,_L:()=>$});var f=a(43496),_=a(3907),E=a(45599);function v(c,n,e){const{text:t,
properties:o,end:r,about:s}=c,i=[];let d=0;for(const g of o.filter(n).sort((y,A)=>y.from-A.from))g.from<d||(i.push(t.slice(d,g.from)),d=g.to);return i.push(t.slice(
d,Math.max(r,d))),e.length>0&&i.push(P(e,s)),i.push(t.slice(Math.max(r,d))),x(i.join(""))}function l(c){return`<?xpacket begin="\uFEFF" id="W5M0MpCehiHzreSzNTczkc9d"\
?>
<x:xmpmeta xmlns:x="adobe:ns:meta/">
<rdf:RDF xmlns:rdf="${f.dK.rdf}">
${P(c,"")}</rdf:RDF>
</x:xmpmeta>
<?xpacket end="w"?>`}function P(c,n){const t=[...new Set(c.map(({prefix:r})=>r))].map(r=>` xmlns:${r}="${f.dK[r]}"`).join(""),o=c.map(({prefix:r,name:s,form:i,values:d})=>`\
<${r}:${s}>${D(i,d)}</${r}:${s}>
`);return`<rdf:Description xmlns:rdf="${f.dK.rdf}" rdf:about="${(0,_.X)(n)}"${t}>
${o.join("")}</rdf:Description>
`}function D(c,n){const e=t=>n.map(o=>`<rdf:li${t}>${(0,_.X)(o)}</rdf:li>`).join("");switch(c){case"simple":return(0,_.X)(n[0]??"");case"alternative":return`<rd\
f:Alt>${e(' xml:lang="x-default"')}</rdf:Alt>`;case"ordered":return`<rdf:Seq>${e("")}</rdf:Seq>`;case"unordered":return`<rdf:Bag>${e("")}</rdf:Bag>`}}const x=c=>c.
replace(/^(\s*<\?xml\s[^>]*encoding\s*=\s*["'])[^"']*/,"$1UTF-8");function $(c,n){const e=c.catalog.get("Metadata"),t=c.resolve(e),o=t instanceof E.Z6?[...t.dict].
filter(([i])=>!["Filter","DecodeParms","Length"].includes(i)):[],r=new E.Bi([["Type",new E.SX("Metadata")],["Subtype",new E.SX("XML")],...o]),s=new E.Z6(r,Buffer.
from(n,"utf8"));(0,E.i9)(e)&&t instanceof E.Z6?c.put(e,s):c.edit(c.catalogNumber).set("Metadata",c.add(s))}}),1975:((S,I,a)=>{a.d(I,{kg:()=>l,m:()=>v,sm:()=>P});
var f=a(43496),_=a(3907);const E=1e5,v={text:"",properties:[],malformed:!0,end:-1,about:""};async function l(c,n){const e=(0,_.xK)(c);if(e===void 0)return v;const t=new x,
r=await(0,_.km)(e,n,s=>(t.take(s),t.broken))!=="well-formed"||t.depth>0||t.end<0||!t.declared;return{text:e,properties:t.properties,malformed:r,end:t.end,about:t.
about}}function P(c,n,e){return c?.properties.find(t=>t.name===e&&t.namespace===f.dK[n])?.values??[]}const D=-2;class x{properties=[];broken=!1;declared=!0;end=-1;about="";scope=new f.
ee;open=[];root=D;loose=!1;items=[];pieces=[];get depth(){return this.open.length}take(n){n.kind==="start"||n.kind==="empty"?(this.start(n.name,n.attributes,n.from),
n.kind==="empty"&&!this.broken&&this.close(n.name,n.to,n.to)):n.kind==="end"?this.close(n.name,n.from,n.to):n.kind==="text"&&this.isInProperty()&&this.pieces.push(
n.text)}isInProperty(){return this.root!==D&&this.open.length>this.root+2}start(n,e,t){if(this.open.length>=_.ol&&(this.broken=!0),this.broken)return;this.scope.
enter(e);const o=this.scope.ofElement(n),r=o.namespace===f.dK.rdf,s=r&&o.local==="li";this.root===D&&this.end<0&&r&&o.local==="Description"&&(this.root=this.open.
length-1,this.loose=!0);const i=this.open.length-this.root,d=s?e.find(({name:g})=>g==="xml:lang")?.value:void 0;if(this.open.push({name:n,...o,from:t,language:d}),
this.root===D){if(!r||o.local!=="RDF"||this.end>=0)return;this.root=this.open.length-1,this.declared=this.scope.declares(n)}else if(i===1)this.describe(e);else if(i===
2){this.items=[];const g=e.find(({name:y})=>this.isRdf(y,"resource"));this.pieces=g?[g.value]:[]}else s&&(this.pieces=[])}describe(n){for(const{name:e,value:t,from:o,
to:r}of n){if((0,f.HC)(e))continue;const{namespace:s,local:i}=this.scope.ofAttribute(e);s===f.dK.rdf&&i==="about"&&(this.about=t),!(s===""||s===f.dK.rdf||s===f.
dK.xml)&&this.add({namespace:s,name:i,values:[t],from:o,to:r})}}close(n,e,t){const o=this.open.pop();if(o?.name!==n){this.broken=!0;return}this.scope.leave();const r=this.
open.length-this.root;if(this.root!==D)if(r===0)this.end=e,this.root=D;else if(r===1&&this.loose)this.root=D,this.loose=!1;else if(r===2){const s=this.items.length>
0?$(this.items):[this.pieces.join("").trim()];this.add({namespace:o.namespace,name:o.local,values:s,from:o.from,to:t})}else r>2&&o.namespace===f.dK.rdf&&o.local===
"li"&&(this.items.push({text:this.pieces.join("").trim(),language:o.language}),this.pieces=[])}add(n){this.properties.length<E?this.properties.push(n):this.broken=
!0}isRdf(n,e){const t=this.scope.ofAttribute(n);return t.local===e&&t.namespace===f.dK.rdf}}function $(c){const n=c.findIndex(({language:t})=>t?.toLowerCase()===
"x-default"),e=c.map(({text:t})=>t);return n>0?[e[n],...e.slice(0,n),...e.slice(n+1)]:e}})};
