"use strict";exports.id=3668,exports.ids=[3668],exports.modules={21281:((T,x,c)=>{c.d(x,{Ip:()=>P,XM:()=>t,Xb:()=>n,ds:()=>E,qg:()=>e});var h=c(59071),g=c(70549),u=c(21115),
p=c(824),m=c(1975),D=c(60912);const E=(0,g.n)(async o=>P(o,await(0,p.Br)(o)));function P(o,a){const d=(v,B)=>(0,h.wh)((0,m.sm)(a,v,B)[0]??""),l=i(d("pdfaid","pa\
rt"),d("pdfaid","conformance").toLowerCase()),_=f(d("pdfuaid","part"))?`PDF/UA-${d("pdfuaid","part")}`:void 0,O=[d("pdfxid","GTS_PDFXVersion")||d("pdfx","GTS_PD\
FXVersion")||((0,h.Gh)(o.resolve((0,p._U)(o)?.get("GTS_PDFXVersion")))??""),d("pdfe","ISO_PDFEVersion"),d("pdfvtid","GTS_PDFVTVersion")],C=[l?.name,_,...O.filter(
v=>/^PDF\/[\w .:/()-]{1,40}$/.test(v))];return{archive:l,accessible:_,names:C.filter(v=>v!==void 0)}}const f=o=>/^[1-9]$/.test(o);function i(o,a){if(!f(o))return;
const d=/^[abuef]$/.test(a)?a:"";return{part:Number(o),level:d,name:`PDF/A-${o}${d}`}}function e(o,a,d,l){return a&&s(o,a,[u.dK.pdfaid]),n(d,l)}const n=({name:o},a)=>({
code:"pdfa_identification_removed",message:`The document no longer claims ${o}: ${a}.`});async function t(o){const a=await(0,p.Br)(o);if(!a)return[];const{archive:d,
accessible:l}=P(o,a);s(o,a,[u.dK.pdfaid,u.dK.pdfuaid]);const _=[d?.name,l].filter(M=>M!==void 0);return _.length>0?[r(_)]:[]}const r=o=>({code:"conformance_drop\
ped",message:`The result no longer claims ${o.join(" and ")}, because a merge cannot guarantee conformance.`});function s(o,a,d){a.properties.some(({namespace:l})=>d.
includes(l))&&(0,D._L)(o,(0,D.QH)(a,({namespace:l})=>d.includes(l),[]))}}),824:((T,x,c)=>{c.d(x,{Br:()=>P,_6:()=>i,_U:()=>E});var h=c(58552),g=c(1975),u=c(17079),
p=c(45599),m=c(59071),D=c(70549);function E(e){const n=e.resolve(e.trailer.get("Info"));return n instanceof p.Bi?n:n instanceof p.Z6?n.dict:void 0}const P=(0,D.
n)(f);async function f(e){const n=e.get(e.catalogNumber),t=n instanceof p.Bi?e.resolve(n.get("Metadata")):null;if(!(t instanceof p.Z6))return;let r;try{r=e.decoded(
t)}catch(s){if(!(s instanceof h.zU)||s.code==="cancelled")throw s;return g.m}return(0,g.kg)(r,e.job.pace)}function i(e,n){const t=E(e),r=_=>e.resolve(t?.get(_)),
s=(_,M,O=", ")=>{const C=(0,g.sm)(n,_,M).map(m.wh).filter(Boolean).join(O);return C===""?null:C},o=(_,M)=>{const[O=""]=(0,g.sm)(n,_,M);return(0,m.wh)(O)||null},
a=(_,M)=>(0,u._)((0,m.Gh)(r(_))??"")??(0,u._)(o("xmp",M)??"")??null,d=e.get(e.catalogNumber),l=d instanceof p.Bi?(0,m.Gh)(e.resolve(d.get("Lang"))):null;return{
title:(0,m.Gh)(r("Title"))??o("dc","title"),author:(0,m.Gh)(r("Author"))??s("dc","creator"),subject:(0,m.Gh)(r("Subject"))??o("dc","description"),keywords:(0,m.
Gh)(r("Keywords"))??s("pdf","Keywords")??s("dc","subject"),creator:(0,m.Gh)(r("Creator"))??o("xmp","CreatorTool"),producer:(0,m.Gh)(r("Producer"))??o("pdf","Pro\
ducer"),created:a("CreationDate","CreateDate"),modified:a("ModDate","ModifyDate"),language:l??o("dc","language")}}}),60912:((T,x,c)=>{c.d(x,{QH:()=>p,T3:()=>m,_L:()=>f});
var h=c(21115),g=c(3907),u=c(45599);function p(i,e,n){const{text:t,properties:r,end:s,about:o}=i,a=[];let d=0;for(const l of r.filter(e).sort((_,M)=>_.from-M.from))
l.from<d||(a.push(t.slice(d,l.from)),d=l.to);return a.push(t.slice(d,Math.max(s,d))),n.length>0&&a.push(D(n,o)),a.push(t.slice(Math.max(s,d))),P(a.join(""))}function m(i){
return`<?xpacket begin="\uFEFF" id="W5M0MpCehiHzreSzNTczkc9d"?>
<x:xmpmeta xmlns:x="adobe:ns:meta/">
<rdf:RDF xmlns:rdf="${h.dK.rdf}">
${D(i,"")}</rdf:RDF>
</x:xmpmeta>
<?xpacket end="w"?>`}function D(i,e){const t=[...new Set(i.map(({prefix:s})=>s))].map(s=>` xmlns:${s}="${h.dK[s]}"`).join(""),r=i.map(({prefix:s,name:o,form:a,values:d})=>`\
<${s}:${o}>${E(a,d)}</${s}:${o}>
`);return`<rdf:Description xmlns:rdf="${h.dK.rdf}" rdf:about="${(0,g.X)(e)}"${t}>
${r.join("")}</rdf:Description>
`}function E(i,e){const n=t=>e.map(r=>`<rdf:li${t}>${(0,g.X)(r)}</rdf:li>`).join("");switch(i){case"simple":return(0,g.X)(e[0]??"");case"alternative":return`<rd\
f:Alt>${n(' xml:lang="x-default"')}</rdf:Alt>`;case"ordered":return`<rdf:Seq>${n("")}</rdf:Seq>`;case"unordered":return`<rdf:Bag>${n("")}</rdf:Bag>`}}const P=i=>i.
replace(/^(\s*<\?xml\s[^>]*encoding\s*=\s*["'])[^"']*/,"$1UTF-8");function f(i,e){const n=i.catalog.get("Metadata"),t=i.resolve(n),r=t instanceof u.Z6?[...t.dict].
filter(([a])=>!["Filter","DecodeParms","Length"].includes(a)):[],s=new u.Bi([["Type",new u.SX("Metadata")],["Subtype",new u.SX("XML")],...r]),o=new u.Z6(s,Buffer.
from(e,"utf8"));(0,u.i9)(n)&&t instanceof u.Z6?i.put(n,o):i.edit(i.catalogNumber).set("Metadata",i.add(o))}}),1975:((T,x,c)=>{c.d(x,{kg:()=>m,m:()=>p,sm:()=>D});
var h=c(21115),g=c(3907);const u=1e5,p={text:"",properties:[],malformed:!0,end:-1,about:""};async function m(i,e){const n=(0,g.xK)(i);if(n===void 0)return p;const t=new P,
s=await(0,g.km)(n,e,o=>(t.take(o),t.broken))!=="well-formed"||t.depth>0||t.end<0||!t.declared;return{text:n,properties:t.properties,malformed:s,end:t.end,about:t.
about}}function D(i,e,n){return i?.properties.find(t=>t.name===n&&t.namespace===h.dK[e])?.values??[]}const E=-2;class P{properties=[];broken=!1;declared=!0;end=-1;about="";scope=new h.
ee;open=[];root=E;loose=!1;items=[];pieces=[];get depth(){return this.open.length}take(e){e.kind==="start"||e.kind==="empty"?(this.start(e.name,e.attributes,e.from),
e.kind==="empty"&&!this.broken&&this.close(e.name,e.to,e.to)):e.kind==="end"?this.close(e.name,e.from,e.to):e.kind==="text"&&this.isInProperty()&&this.pieces.push(
e.text)}isInProperty(){return this.root!==E&&this.open.length>this.root+2}start(e,n,t){if(this.open.length>=g.ol&&(this.broken=!0),this.broken)return;this.scope.
enter(n);const r=this.scope.ofElement(e),s=r.namespace===h.dK.rdf,o=s&&r.local==="li";this.root===E&&this.end<0&&s&&r.local==="Description"&&(this.root=this.open.
length-1,this.loose=!0);const a=this.open.length-this.root,d=o?n.find(({name:l})=>l==="xml:lang")?.value:void 0;if(this.open.push({name:e,...r,from:t,language:d}),
this.root===E){if(!s||r.local!=="RDF"||this.end>=0)return;this.root=this.open.length-1,this.declared=this.scope.declares(e)}else if(a===1)this.describe(n);else if(a===
2){this.items=[];const l=n.find(({name:_})=>this.isRdf(_,"resource"));this.pieces=l?[l.value]:[]}else o&&(this.pieces=[])}describe(e){for(const{name:n,value:t,from:r,
to:s}of e){if((0,h.HC)(n))continue;const{namespace:o,local:a}=this.scope.ofAttribute(n);o===h.dK.rdf&&a==="about"&&(this.about=t),!(o===""||o===h.dK.rdf||o===h.
dK.xml)&&this.add({namespace:o,name:a,values:[t],from:r,to:s})}}close(e,n,t){const r=this.open.pop();if(r?.name!==e){this.broken=!0;return}this.scope.leave();const s=this.
open.length-this.root;if(this.root!==E)if(s===0)this.end=n,this.root=E;else if(s===1&&this.loose)this.root=E,this.loose=!1;else if(s===2){const o=this.items.length>
0?f(this.items):[this.pieces.join("").trim()];this.add({namespace:r.namespace,name:r.local,values:o,from:r.from,to:t})}else s>2&&r.namespace===h.dK.rdf&&r.local===
"li"&&(this.items.push({text:this.pieces.join("").trim(),language:r.language}),this.pieces=[])}add(e){this.properties.length<u?this.properties.push(e):this.broken=
!0}isRdf(e,n){const t=this.scope.ofAttribute(e);return t.local===n&&t.namespace===h.dK.rdf}}function f(i){const e=i.findIndex(({language:t})=>t?.toLowerCase()===
"x-default"),n=i.map(({text:t})=>t);return e>0?[n[e],...n.slice(0,e),...n.slice(e+1)]:n}}),9876:((T,x,c)=>{c.d(x,{LJ:()=>p,Vn:()=>u,ZM:()=>P,s:()=>m});var h=c(47707);
const g=2e4;async function u(){const{default:f}=await c.e(3286).then(c.bind(c,23286));return function*(i){let e=0;do{const n=e,t=Math.min(i.length,n+g),r=t===i.
length,s=new f(n===0&&r?i:i.slice(n,t));for(let a=s.nextBreak();a;a=s.nextBreak()){const d=n+a.position;if(d===t&&!r)break;let l=d;for(;l>e&&i[l-1]===" ";)l--;yield{
start:e,end:l,next:d},e=d}if(r)return;if(e>n)continue;const o=p(i.charCodeAt(t))?t-1:t;yield{start:e,end:o,next:o,isCut:!0},e=o}while(e<i.length)}}const p=f=>f>=
56320&&f<=57343,m=(f,i)=>(0,h.qf)(f).map(e=>({text:e,width:i(e)})),D=/[_\-–—/.,;:]$/,E=/^[.,;:!?)\]}%»”’…]/;function*P(f,i,e="separators"){let n=0;for(let t=0;t<
f.length;n++){let r=t;for(let s=0;r<f.length&&(s+=f[r].width,!(s>i(n)&&r>t));r++);if(e==="letters"){let s=r;for(;s>t&&s<f.length&&E.test(f[s].text);)s--;s>t&&(r=
s)}else if(e==="separators"&&r<f.length){let s=r;for(;s>t&&!D.test(f[s-1].text);)s--;s-t>=(r-t)/2&&(r=s)}yield r-t,t=r}}})};
