"use strict";exports.id=9726,exports.ids=[9726],exports.modules={21281:((O,P,l)=>{l.d(P,{Ip:()=>_,XM:()=>t,Xb:()=>s,ds:()=>o,qg:()=>e});var p=l(59071),D=l(70549),E=l(21115),
h=l(824),d=l(1975),m=l(60912);const o=(0,D.n)(async n=>_(n,await(0,h.Br)(n)));function _(n,c){const f=(T,K)=>(0,p.wh)((0,d.sm)(c,T,K)[0]??""),g=i(f("pdfaid","pa\
rt"),f("pdfaid","conformance").toLowerCase()),x=u(f("pdfuaid","part"))?`PDF/UA-${f("pdfuaid","part")}`:void 0,v=[f("pdfxid","GTS_PDFXVersion")||f("pdfx","GTS_PD\
FXVersion")||((0,p.Gh)(n.resolve((0,h._U)(n)?.get("GTS_PDFXVersion")))??""),f("pdfe","ISO_PDFEVersion"),f("pdfvtid","GTS_PDFVTVersion")],B=[g?.name,x,...v.filter(
T=>/^PDF\/[\w .:/()-]{1,40}$/.test(T))];return{archive:g,accessible:x,names:B.filter(T=>T!==void 0)}}const u=n=>/^[1-9]$/.test(n);function i(n,c){if(!u(n))return;
const f=/^[abuef]$/.test(c)?c:"";return{part:Number(n),level:f,name:`PDF/A-${n}${f}`}}function e(n,c,f,g){return c&&a(n,c,[E.dK.pdfaid]),s(f,g)}const s=({name:n},c)=>({
code:"pdfa_identification_removed",message:`The document no longer claims ${n}: ${c}.`});async function t(n){const c=await(0,h.Br)(n);if(!c)return[];const{archive:f,
accessible:g}=_(n,c);a(n,c,[E.dK.pdfaid,E.dK.pdfuaid]);const x=[f?.name,g].filter(M=>M!==void 0);return x.length>0?[r(x)]:[]}const r=n=>({code:"conformance_drop\
ped",message:`The result no longer claims ${n.join(" and ")}, because a merge cannot guarantee conformance.`});function a(n,c,f){c.properties.some(({namespace:g})=>f.
includes(g))&&(0,m._L)(n,(0,m.QH)(c,({namespace:g})=>f.includes(g),[]))}}),824:((O,P,l)=>{l.d(P,{Br:()=>_,_6:()=>i,_U:()=>o});var p=l(58552),D=l(1975),E=l(17079),
h=l(45599),d=l(59071),m=l(70549);function o(e){const s=e.resolve(e.trailer.get("Info"));return s instanceof h.Bi?s:s instanceof h.Z6?s.dict:void 0}const _=(0,m.
n)(u);async function u(e){const s=e.get(e.catalogNumber),t=s instanceof h.Bi?e.resolve(s.get("Metadata")):null;if(!(t instanceof h.Z6))return;let r;try{r=e.decoded(
t)}catch(a){if(!(a instanceof p.zU)||a.code==="cancelled")throw a;return D.m}return(0,D.kg)(r,e.job.pace)}function i(e,s){const t=o(e),r=x=>e.resolve(t?.get(x)),
a=(x,M,v=", ")=>{const B=(0,D.sm)(s,x,M).map(d.wh).filter(Boolean).join(v);return B===""?null:B},n=(x,M)=>{const[v=""]=(0,D.sm)(s,x,M);return(0,d.wh)(v)||null},
c=(x,M)=>(0,E._)((0,d.Gh)(r(x))??"")??(0,E._)(n("xmp",M)??"")??null,f=e.get(e.catalogNumber),g=f instanceof h.Bi?(0,d.Gh)(e.resolve(f.get("Lang"))):null;return{
title:(0,d.Gh)(r("Title"))??n("dc","title"),author:(0,d.Gh)(r("Author"))??a("dc","creator"),subject:(0,d.Gh)(r("Subject"))??n("dc","description"),keywords:(0,d.
Gh)(r("Keywords"))??a("pdf","Keywords")??a("dc","subject"),creator:(0,d.Gh)(r("Creator"))??n("xmp","CreatorTool"),producer:(0,d.Gh)(r("Producer"))??n("pdf","Pro\
ducer"),created:c("CreationDate","CreateDate"),modified:c("ModDate","ModifyDate"),language:g??n("dc","language")}}}),60912:((O,P,l)=>{l.d(P,{QH:()=>h,T3:()=>d,_L:()=>u});
var p=l(21115),D=l(3907),E=l(45599);function h(i,e,s){const{text:t,properties:r,end:a,about:n}=i,c=[];let f=0;for(const g of r.filter(e).sort((x,M)=>x.from-M.from))
g.from<f||(c.push(t.slice(f,g.from)),f=g.to);return c.push(t.slice(f,Math.max(a,f))),s.length>0&&c.push(m(s,n)),c.push(t.slice(Math.max(a,f))),_(c.join(""))}function d(i){
return`<?xpacket begin="\uFEFF" id="W5M0MpCehiHzreSzNTczkc9d"?>
<x:xmpmeta xmlns:x="adobe:ns:meta/">
<rdf:RDF xmlns:rdf="${p.dK.rdf}">
${m(i,"")}</rdf:RDF>
</x:xmpmeta>
<?xpacket end="w"?>`}function m(i,e){const t=[...new Set(i.map(({prefix:a})=>a))].map(a=>` xmlns:${a}="${p.dK[a]}"`).join(""),r=i.map(({prefix:a,name:n,form:c,values:f})=>`\
<${a}:${n}>${o(c,f)}</${a}:${n}>
`);return`<rdf:Description xmlns:rdf="${p.dK.rdf}" rdf:about="${(0,D.X)(e)}"${t}>
${r.join("")}</rdf:Description>
`}function o(i,e){const s=t=>e.map(r=>`<rdf:li${t}>${(0,D.X)(r)}</rdf:li>`).join("");switch(i){case"simple":return(0,D.X)(e[0]??"");case"alternative":return`<rd\
f:Alt>${s(' xml:lang="x-default"')}</rdf:Alt>`;case"ordered":return`<rdf:Seq>${s("")}</rdf:Seq>`;case"unordered":return`<rdf:Bag>${s("")}</rdf:Bag>`}}const _=i=>i.
replace(/^(\s*<\?xml\s[^>]*encoding\s*=\s*["'])[^"']*/,"$1UTF-8");function u(i,e){const s=i.catalog.get("Metadata"),t=i.resolve(s),r=t instanceof E.Z6?[...t.dict].
filter(([c])=>!["Filter","DecodeParms","Length"].includes(c)):[],a=new E.Bi([["Type",new E.SX("Metadata")],["Subtype",new E.SX("XML")],...r]),n=new E.Z6(a,Buffer.
from(e,"utf8"));(0,E.i9)(s)&&t instanceof E.Z6?i.put(s,n):i.edit(i.catalogNumber).set("Metadata",i.add(n))}}),1975:((O,P,l)=>{l.d(P,{kg:()=>d,m:()=>h,sm:()=>m});
var p=l(21115),D=l(3907);const E=1e5,h={text:"",properties:[],malformed:!0,end:-1,about:""};async function d(i,e){const s=(0,D.xK)(i);if(s===void 0)return h;const t=new _,
a=await(0,D.km)(s,e,n=>(t.take(n),t.broken))!=="well-formed"||t.depth>0||t.end<0||!t.declared;return{text:s,properties:t.properties,malformed:a,end:t.end,about:t.
about}}function m(i,e,s){return i?.properties.find(t=>t.name===s&&t.namespace===p.dK[e])?.values??[]}const o=-2;class _{properties=[];broken=!1;declared=!0;end=-1;about="";scope=new p.
ee;open=[];root=o;loose=!1;items=[];pieces=[];get depth(){return this.open.length}take(e){e.kind==="start"||e.kind==="empty"?(this.start(e.name,e.attributes,e.from),
e.kind==="empty"&&!this.broken&&this.close(e.name,e.to,e.to)):e.kind==="end"?this.close(e.name,e.from,e.to):e.kind==="text"&&this.isInProperty()&&this.pieces.push(
e.text)}isInProperty(){return this.root!==o&&this.open.length>this.root+2}start(e,s,t){if(this.open.length>=D.ol&&(this.broken=!0),this.broken)return;this.scope.
enter(s);const r=this.scope.ofElement(e),a=r.namespace===p.dK.rdf,n=a&&r.local==="li";this.root===o&&this.end<0&&a&&r.local==="Description"&&(this.root=this.open.
length-1,this.loose=!0);const c=this.open.length-this.root,f=n?s.find(({name:g})=>g==="xml:lang")?.value:void 0;if(this.open.push({name:e,...r,from:t,language:f}),
this.root===o){if(!a||r.local!=="RDF"||this.end>=0)return;this.root=this.open.length-1,this.declared=this.scope.declares(e)}else if(c===1)this.describe(s);else if(c===
2){this.items=[];const g=s.find(({name:x})=>this.isRdf(x,"resource"));this.pieces=g?[g.value]:[]}else n&&(this.pieces=[])}describe(e){for(const{name:s,value:t,from:r,
to:a}of e){if((0,p.HC)(s))continue;const{namespace:n,local:c}=this.scope.ofAttribute(s);n===p.dK.rdf&&c==="about"&&(this.about=t),!(n===""||n===p.dK.rdf||n===p.
dK.xml)&&this.add({namespace:n,name:c,values:[t],from:r,to:a})}}close(e,s,t){const r=this.open.pop();if(r?.name!==e){this.broken=!0;return}this.scope.leave();const a=this.
open.length-this.root;if(this.root!==o)if(a===0)this.end=s,this.root=o;else if(a===1&&this.loose)this.root=o,this.loose=!1;else if(a===2){const n=this.items.length>
0?u(this.items):[this.pieces.join("").trim()];this.add({namespace:r.namespace,name:r.local,values:n,from:r.from,to:t})}else a>2&&r.namespace===p.dK.rdf&&r.local===
"li"&&(this.items.push({text:this.pieces.join("").trim(),language:r.language}),this.pieces=[])}add(e){this.properties.length<E?this.properties.push(e):this.broken=
!0}isRdf(e,s){const t=this.scope.ofAttribute(e);return t.local===s&&t.namespace===p.dK.rdf}}function u(i){const e=i.findIndex(({language:t})=>t?.toLowerCase()===
"x-default"),s=i.map(({text:t})=>t);return e>0?[s[e],...s.slice(0,e),...s.slice(e+1)]:s}}),75934:((O,P,l)=>{l.d(P,{p:()=>D});var p=l(9876);class D{text;widthOf;width;parts;constructor(h,d){
this.text=h,this.widthOf=d,this.width=d(h)}async lines(h){if(this.width<=h(0))return[this.text];const d=[];let m="",o=0,_;for(const u of this.parts??=await this.
measure()){const i=o+(_?.spaceWidth??0)+u.width;if(i<=h(d.length))m+=(_?.space??"")+u.text,o=i;else{m!==""&&d.push(m);const e=d.length,s=u.width>h(e)?this.cut(u,
t=>h(e+t)):[u.text];for(const t of s)d.push(t);m=d.pop(),o=m===u.text?u.width:this.widthOf(m)}_=u}return d.push(m),d}async measure(){const{text:h,widthOf:d}=this;
return Array.from((await(0,p.Vn)())(h),({start:m,end:o,next:_})=>{const[u,i]=[h.slice(m,o),h.slice(o,_)];return{text:u,width:d(u),space:i,spaceWidth:i===""?0:d(
i)}})}cut(h,d){const m=h.clusters??=(0,p.s)(h.text,this.widthOf);let o=0;return[...(0,p.ZM)(m,d)].map(_=>m.slice(o,o+=_).map(({text:u})=>u).join(""))}}}),9876:((O,P,l)=>{
l.d(P,{Vn:()=>D,ZM:()=>m,s:()=>E});var p=l(47707);async function D(){const{default:o}=await l.e(3286).then(l.bind(l,23286));return function*(_){const u=new o(_);
let i=0;for(let e=u.nextBreak();e;e=u.nextBreak()){const s=e.position;let t=s;for(;t>i&&_[t-1]===" ";)t--;yield{start:i,end:t,next:s},i=s}}}const E=(o,_)=>(0,p.
qf)(o).map(u=>({text:u,width:_(u)})),h=/[_\-–—/.,;:]$/,d=/^[.,;:!?)\]}%»”’…]/;function*m(o,_,u="separators"){let i=0;for(let e=0;e<o.length;i++){let s=e;
for(let t=0;s<o.length&&(t+=o[s].width,!(t>_(i)&&s>e));s++);if(u==="letters"){let t=s;for(;t>e&&t<o.length&&d.test(o[t].text);)t--;t>e&&(s=t)}else if(u==="separ\
ators"&&s<o.length){let t=s;for(;t>e&&!h.test(o[t-1].text);)t--;t-e>=(s-e)/2&&(s=t)}yield s-e,e=s}}})};
