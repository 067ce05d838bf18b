"use strict";exports.id=9726,exports.ids=[9726],exports.modules={21281:((O,P,l)=>{l.d(P,{Ip:()=>m,XM:()=>s,Xb:()=>t,ds:()=>f,qg:()=>e});var u=l(59071),g=l(70549),_=l(21115),
E=l(824),D=l(1975),p=l(60912);const f=(0,g.n)(async o=>m(o,await(0,E.Br)(o)));function m(o,a){const d=(T,w)=>(0,u.wh)((0,D.sm)(a,T,w)[0]??""),h=r(d("pdfaid","pa\
rt"),d("pdfaid","conformance").toLowerCase()),x=c(d("pdfuaid","part"))?`PDF/UA-${d("pdfuaid","part")}`:void 0,v=[d("pdfxid","GTS_PDFXVersion")||d("pdfx","GTS_PD\
FXVersion")||((0,u.Gh)(o.resolve((0,E._U)(o)?.get("GTS_PDFXVersion")))??""),d("pdfe","ISO_PDFEVersion"),d("pdfvtid","GTS_PDFVTVersion")],C=[h?.name,x,...v.filter(
T=>/^PDF\/[\w .:/()-]{1,40}$/.test(T))];return{archive:h,accessible:x,names:C.filter(T=>T!==void 0)}}const c=o=>/^[1-9]$/.test(o);function r(o,a){if(!c(o))return;
const d=/^[abuef]$/.test(a)?a:"";return{part:Number(o),level:d,name:`PDF/A-${o}${d}`}}function e(o,a,d,h){return a&&n(o,a,[_.dK.pdfaid]),t(d,h)}const t=({name:o},a)=>({
code:"pdfa_identification_removed",message:`The document no longer claims ${o}: ${a}.`});async function s(o){const a=await(0,E.Br)(o);if(!a)return[];const{archive:d,
accessible:h}=m(o,a);n(o,a,[_.dK.pdfaid,_.dK.pdfuaid]);const x=[d?.name,h].filter(M=>M!==void 0);return x.length>0?[i(x)]:[]}const i=o=>({code:"conformance_drop\
ped",message:`The result no longer claims ${o.join(" and ")}, because a merge cannot guarantee conformance.`});function n(o,a,d){a.properties.some(({namespace:h})=>d.
includes(h))&&(0,p._L)(o,(0,p.QH)(a,({namespace:h})=>d.includes(h),[]))}}),824:((O,P,l)=>{l.d(P,{Br:()=>m,_6:()=>r,_U:()=>f});var u=l(58552),g=l(1975),_=l(17079),
E=l(45599),D=l(59071),p=l(70549);function f(e){const t=e.resolve(e.trailer.get("Info"));return t instanceof E.Bi?t:t instanceof E.Z6?t.dict:void 0}const m=(0,p.
n)(c);async function c(e){const t=e.get(e.catalogNumber),s=t instanceof E.Bi?e.resolve(t.get("Metadata")):null;if(!(s instanceof E.Z6))return;let i;try{i=e.decoded(
s)}catch(n){if(!(n instanceof u.zU)||n.code==="cancelled")throw n;return g.m}return(0,g.kg)(i,e.job.pace)}function r(e,t){const s=f(e),i=x=>e.resolve(s?.get(x)),
n=(x,M,v=", ")=>{const C=(0,g.sm)(t,x,M).map(D.wh).filter(Boolean).join(v);return C===""?null:C},o=(x,M)=>{const[v=""]=(0,g.sm)(t,x,M);return(0,D.wh)(v)||null},
a=(x,M)=>(0,_._)((0,D.Gh)(i(x))??"")??(0,_._)(o("xmp",M)??"")??null,d=e.get(e.catalogNumber),h=d instanceof E.Bi?(0,D.Gh)(e.resolve(d.get("Lang"))):null;return{
title:(0,D.Gh)(i("Title"))??o("dc","title"),author:(0,D.Gh)(i("Author"))??n("dc","creator"),subject:(0,D.Gh)(i("Subject"))??o("dc","description"),keywords:(0,D.
Gh)(i("Keywords"))??n("pdf","Keywords")??n("dc","subject"),creator:(0,D.Gh)(i("Creator"))??o("xmp","CreatorTool"),producer:(0,D.Gh)(i("Producer"))??o("pdf","Pro\
ducer"),created:a("CreationDate","CreateDate"),modified:a("ModDate","ModifyDate"),language:h??o("dc","language")}}}),60912:((O,P,l)=>{l.d(P,{QH:()=>E,T3:()=>D,_L:()=>c});
var u=l(21115),g=l(3907),_=l(45599);function E(r,e,t){const{text:s,properties:i,end:n,about:o}=r,a=[];let d=0;for(const h of i.filter(e).sort((x,M)=>x.from-M.from))
h.from<d||(a.push(s.slice(d,h.from)),d=h.to);return a.push(s.slice(d,Math.max(n,d))),t.length>0&&a.push(p(t,o)),a.push(s.slice(Math.max(n,d))),m(a.join(""))}function D(r){
return`<?xpacket begin="\uFEFF" id="W5M0MpCehiHzreSzNTczkc9d"?>
<x:xmpmeta xmlns:x="adobe:ns:meta/">
<rdf:RDF xmlns:rdf="${u.dK.rdf}">
${p(r,"")}</rdf:RDF>
</x:xmpmeta>
<?xpacket end="w"?>`}function p(r,e){const s=[...new Set(r.map(({prefix:n})=>n))].map(n=>` xmlns:${n}="${u.dK[n]}"`).join(""),i=r.map(({prefix:n,name:o,form:a,values:d})=>`\
<${n}:${o}>${f(a,d)}</${n}:${o}>
`);return`<rdf:Description xmlns:rdf="${u.dK.rdf}" rdf:about="${(0,g.X)(e)}"${s}>
${i.join("")}</rdf:Description>
`}function f(r,e){const t=s=>e.map(i=>`<rdf:li${s}>${(0,g.X)(i)}</rdf:li>`).join("");switch(r){case"simple":return(0,g.X)(e[0]??"");case"alternative":return`<rd\
f:Alt>${t(' xml:lang="x-default"')}</rdf:Alt>`;case"ordered":return`<rdf:Seq>${t("")}</rdf:Seq>`;case"unordered":return`<rdf:Bag>${t("")}</rdf:Bag>`}}const m=r=>r.
replace(/^(\s*<\?xml\s[^>]*encoding\s*=\s*["'])[^"']*/,"$1UTF-8");function c(r,e){const t=r.catalog.get("Metadata"),s=r.resolve(t),i=s instanceof _.Z6?[...s.dict].
filter(([a])=>!["Filter","DecodeParms","Length"].includes(a)):[],n=new _.Bi([["Type",new _.SX("Metadata")],["Subtype",new _.SX("XML")],...i]),o=new _.Z6(n,Buffer.
from(e,"utf8"));(0,_.i9)(t)&&s instanceof _.Z6?r.put(t,o):r.edit(r.catalogNumber).set("Metadata",r.add(o))}}),1975:((O,P,l)=>{l.d(P,{kg:()=>D,m:()=>E,sm:()=>p});
var u=l(21115),g=l(3907);const _=1e5,E={text:"",properties:[],malformed:!0,end:-1,about:""};async function D(r,e){const t=(0,g.xK)(r);if(t===void 0)return E;const s=new m,
n=await(0,g.km)(t,e,o=>(s.take(o),s.broken))!=="well-formed"||s.depth>0||s.end<0||!s.declared;return{text:t,properties:s.properties,malformed:n,end:s.end,about:s.
about}}function p(r,e,t){return r?.properties.find(s=>s.name===t&&s.namespace===u.dK[e])?.values??[]}const f=-2;class m{properties=[];broken=!1;declared=!0;end=-1;about="";scope=new u.
ee;open=[];root=f;loose=!1;items=[];pieces=[];get depth(){return this.open.length}take(e){e.kind==="start"||e.kind==="empty"?(this.start(e.name,e.attributes,e.from),
e.kind==="empty"&&!this.broken&&this.close(e.name,e.to,e.to)):e.kind==="end"?this.close(e.name,e.from,e.to):e.kind==="text"&&this.isInProperty()&&this.pieces.push(
e.text)}isInProperty(){return this.root!==f&&this.open.length>this.root+2}start(e,t,s){if(this.open.length>=g.ol&&(this.broken=!0),this.broken)return;this.scope.
enter(t);const i=this.scope.ofElement(e),n=i.namespace===u.dK.rdf,o=n&&i.local==="li";this.root===f&&this.end<0&&n&&i.local==="Description"&&(this.root=this.open.
length-1,this.loose=!0);const a=this.open.length-this.root,d=o?t.find(({name:h})=>h==="xml:lang")?.value:void 0;if(this.open.push({name:e,...i,from:s,language:d}),
this.root===f){if(!n||i.local!=="RDF"||this.end>=0)return;this.root=this.open.length-1,this.declared=this.scope.declares(e)}else if(a===1)this.describe(t);else if(a===
2){this.items=[];const h=t.find(({name:x})=>this.isRdf(x,"resource"));this.pieces=h?[h.value]:[]}else o&&(this.pieces=[])}describe(e){for(const{name:t,value:s,from:i,
to:n}of e){if((0,u.HC)(t))continue;const{namespace:o,local:a}=this.scope.ofAttribute(t);o===u.dK.rdf&&a==="about"&&(this.about=s),!(o===""||o===u.dK.rdf||o===u.
dK.xml)&&this.add({namespace:o,name:a,values:[s],from:i,to:n})}}close(e,t,s){const i=this.open.pop();if(i?.name!==e){this.broken=!0;return}this.scope.leave();const n=this.
open.length-this.root;if(this.root!==f)if(n===0)this.end=t,this.root=f;else if(n===1&&this.loose)this.root=f,this.loose=!1;else if(n===2){const o=this.items.length>
0?c(this.items):[this.pieces.join("").trim()];this.add({namespace:i.namespace,name:i.local,values:o,from:i.from,to:s})}else n>2&&i.namespace===u.dK.rdf&&i.local===
"li"&&(this.items.push({text:this.pieces.join("").trim(),language:i.language}),this.pieces=[])}add(e){this.properties.length<_?this.properties.push(e):this.broken=
!0}isRdf(e,t){const s=this.scope.ofAttribute(e);return s.local===t&&s.namespace===u.dK.rdf}}function c(r){const e=r.findIndex(({language:s})=>s?.toLowerCase()===
"x-default"),t=r.map(({text:s})=>s);return e>0?[t[e],...t.slice(0,e),...t.slice(e+1)]:t}}),75934:((O,P,l)=>{l.d(P,{p:()=>E});var u=l(9876);const[g,_]=[200,100];
class E{text;widthOf;width;parts;constructor(p,f){this.text=p,this.widthOf=f,this.width=f(p)}async lines(p,f){if(this.width<=p(0))return[this.text];const m=[];let c="",
r=0,e;for(const t of this.parts??=await this.measure(f)){const s=f?.step(g);s&&await s;const i=r+(e?.spaceWidth??0)+t.width;if(i<=p(m.length))c+=(e?.space??"")+
t.text,r=i;else{c!==""&&m.push(c);const n=m.length,o=t.width>p(n)?await this.cut(t,a=>p(n+a),f):[t.text];for(const a of o)m.push(a);c=m.pop(),r=c===t.text?t.width:
this.widthOf(c)}e=t}return m.push(c),m}async measure(p){const{text:f,widthOf:m}=this,c=[];for(const{start:r,end:e,next:t}of(await(0,u.Vn)())(f)){const s=p?.step(
g+(t-r)*_);s&&await s;const[i,n]=[f.slice(r,e),f.slice(e,t)];c.push({text:i,width:m(i),space:n,spaceWidth:n===""?0:m(n)})}return c}async cut(p,f,m){const c=p.clusters??=
(0,u.s)(p.text,this.widthOf),r=[];let e=0;for(const t of(0,u.ZM)(c,f)){const s=m?.step(g+t*_);s&&await s;let i="";for(const n=e+t;e<n;e++)i+=c[e].text;r.push(i)}
return r}}}),9876:((O,P,l)=>{l.d(P,{LJ:()=>E,Vn:()=>_,ZM:()=>m,s:()=>D});var u=l(47707);const g=2e4;async function _(){const{default:c}=await l.e(3286).then(l.bind(
l,23286));return function*(r){let e=0;do{const t=e,s=Math.min(r.length,t+g),i=s===r.length,n=new c(t===0&&i?r:r.slice(t,s));for(let a=n.nextBreak();a;a=n.nextBreak()){
const d=t+a.position;if(d===s&&!i)break;let h=d;for(;h>e&&r[h-1]===" ";)h--;yield{start:e,end:h,next:d},e=d}if(i)return;if(e>t)continue;const o=E(r.charCodeAt(s))?
s-1:s;yield{start:e,end:o,next:o,isCut:!0},e=o}while(e<r.length)}}const E=c=>c>=56320&&c<=57343,D=(c,r)=>(0,u.qf)(c).map(e=>({text:e,width:r(e)})),p=/[_\-–—/.,;:]$/,
f=/^[.,;:!?)\]}%»”’…]/;function*m(c,r,e="separators"){let t=0;for(let s=0;s<c.length;t++){let i=s;for(let n=0;i<c.length&&(n+=c[i].width,!(n>r(t)&&i>s));i++)
;if(e==="letters"){let n=i;for(;n>s&&n<c.length&&f.test(c[n].text);)n--;n>s&&(i=n)}else if(e==="separators"&&i<c.length){let n=i;for(;n>s&&!p.test(c[n-1].text);)
n--;n-s>=(i-s)/2&&(i=n)}yield i-s,s=i}}})};
