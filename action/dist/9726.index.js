"use strict";exports.id=9726,exports.ids=[9726],exports.modules={21281:((O,x,l)=>{l.d(x,{Ip:()=>p,XM:()=>t,Xb:()=>s,ds:()=>f,qg:()=>e});var u=l(59071),_=l(70549),m=l(21115),
E=l(824),g=l(1975),P=l(60912);const f=(0,_.n)(async i=>p(i,await(0,E.Br)(i)));function p(i,a){const c=(T,w)=>(0,u.wh)((0,g.sm)(a,T,w)[0]??""),h=r(c("pdfaid","pa\
rt"),c("pdfaid","conformance").toLowerCase()),D=d(c("pdfuaid","part"))?`PDF/UA-${c("pdfuaid","part")}`:void 0,v=[c("pdfxid","GTS_PDFXVersion")||c("pdfx","GTS_PD\
FXVersion")||((0,u.Gh)(i.resolve((0,E._U)(i)?.get("GTS_PDFXVersion")))??""),c("pdfe","ISO_PDFEVersion"),c("pdfvtid","GTS_PDFVTVersion")],C=[h?.name,D,...v.filter(
T=>/^PDF\/[\w .:/()-]{1,40}$/.test(T))];return{archive:h,accessible:D,names:C.filter(T=>T!==void 0)}}const d=i=>/^[1-9]$/.test(i);function r(i,a){if(!d(i))return;
const c=/^[abuef]$/.test(a)?a:"";return{part:Number(i),level:c,name:`PDF/A-${i}${c}`}}function e(i,a,c,h){return a&&n(i,a,[m.dK.pdfaid]),s(c,h)}const s=({name:i},a)=>({
code:"pdfa_identification_removed",message:`The document no longer claims ${i}: ${a}.`});async function t(i){const a=await(0,E.Br)(i);if(!a)return[];const{archive:c,
accessible:h}=p(i,a);n(i,a,[m.dK.pdfaid,m.dK.pdfuaid]);const D=[c?.name,h].filter(M=>M!==void 0);return D.length>0?[o(D)]:[]}const o=i=>({code:"conformance_drop\
ped",message:`The result no longer claims ${i.join(" and ")}, because a merge cannot guarantee conformance.`});function n(i,a,c){a.properties.some(({namespace:h})=>c.
includes(h))&&(0,P._L)(i,(0,P.QH)(a,({namespace:h})=>c.includes(h),[]))}}),824:((O,x,l)=>{l.d(x,{Br:()=>p,_6:()=>r,_U:()=>f});var u=l(58552),_=l(1975),m=l(17079),
E=l(45599),g=l(59071),P=l(70549);function f(e){const s=e.resolve(e.trailer.get("Info"));return s instanceof E.Bi?s:s instanceof E.Z6?s.dict:void 0}const p=(0,P.
n)(d);async function d(e){const s=e.get(e.catalogNumber),t=s instanceof E.Bi?e.resolve(s.get("Metadata")):null;if(!(t instanceof E.Z6))return;let o;try{o=e.decoded(
t)}catch(n){if(!(n instanceof u.zU)||n.code==="cancelled")throw n;return _.m}return(0,_.kg)(o,e.job.pace)}function r(e,s){const t=f(e),o=D=>e.resolve(t?.get(D)),
n=(D,M,v=", ")=>{const C=(0,_.sm)(s,D,M).map(g.wh).filter(Boolean).join(v);return C===""?null:C},i=(D,M)=>{const[v=""]=(0,_.sm)(s,D,M);return(0,g.wh)(v)||null},
a=(D,M)=>(0,m._)((0,g.Gh)(o(D))??"")??(0,m._)(i("xmp",M)??"")??null,c=e.get(e.catalogNumber),h=c instanceof E.Bi?(0,g.Gh)(e.resolve(c.get("Lang"))):null;return{
title:(0,g.Gh)(o("Title"))??i("dc","title"),author:(0,g.Gh)(o("Author"))??n("dc","creator"),subject:(0,g.Gh)(o("Subject"))??i("dc","description"),keywords:(0,g.
Gh)(o("Keywords"))??n("pdf","Keywords")??n("dc","subject"),creator:(0,g.Gh)(o("Creator"))??i("xmp","CreatorTool"),producer:(0,g.Gh)(o("Producer"))??i("pdf","Pro\
ducer"),created:a("CreationDate","CreateDate"),modified:a("ModDate","ModifyDate"),language:h??i("dc","language")}}}),60912:((O,x,l)=>{l.d(x,{QH:()=>E,T3:()=>g,_L:()=>d});
var u=l(21115),_=l(3907),m=l(45599);function E(r,e,s){const{text:t,properties:o,end:n,about:i}=r,a=[];let c=0;for(const h of o.filter(e).sort((D,M)=>D.from-M.from))
h.from<c||(a.push(t.slice(c,h.from)),c=h.to);return a.push(t.slice(c,Math.max(n,c))),s.length>0&&a.push(P(s,i)),a.push(t.slice(Math.max(n,c))),p(a.join(""))}function g(r){
return`<?xpacket begin="\uFEFF" id="W5M0MpCehiHzreSzNTczkc9d"?>
<x:xmpmeta xmlns:x="adobe:ns:meta/">
<rdf:RDF xmlns:rdf="${u.dK.rdf}">
${P(r,"")}</rdf:RDF>
</x:xmpmeta>
<?xpacket end="w"?>`}function P(r,e){const t=[...new Set(r.map(({prefix:n})=>n))].map(n=>` xmlns:${n}="${u.dK[n]}"`).join(""),o=r.map(({prefix:n,name:i,form:a,values:c})=>`\
<${n}:${i}>${f(a,c)}</${n}:${i}>
`);return`<rdf:Description xmlns:rdf="${u.dK.rdf}" rdf:about="${(0,_.X)(e)}"${t}>
${o.join("")}</rdf:Description>
`}function f(r,e){const s=t=>e.map(o=>`<rdf:li${t}>${(0,_.X)(o)}</rdf:li>`).join("");switch(r){case"simple":return(0,_.X)(e[0]??"");case"alternative":return`<rd\
f:Alt>${s(' xml:lang="x-default"')}</rdf:Alt>`;case"ordered":return`<rdf:Seq>${s("")}</rdf:Seq>`;case"unordered":return`<rdf:Bag>${s("")}</rdf:Bag>`}}const p=r=>r.
replace(/^(\s*<\?xml\s[^>]*encoding\s*=\s*["'])[^"']*/,"$1UTF-8");function d(r,e){const s=r.catalog.get("Metadata"),t=r.resolve(s),o=t instanceof m.Z6?[...t.dict].
filter(([a])=>!["Filter","DecodeParms","Length"].includes(a)):[],n=new m.Bi([["Type",new m.SX("Metadata")],["Subtype",new m.SX("XML")],...o]),i=new m.Z6(n,Buffer.
from(e,"utf8"));(0,m.i9)(s)&&t instanceof m.Z6?r.put(s,i):r.edit(r.catalogNumber).set("Metadata",r.add(i))}}),1975:((O,x,l)=>{l.d(x,{kg:()=>g,m:()=>E,sm:()=>P});
var u=l(21115),_=l(3907);const m=1e5,E={text:"",properties:[],malformed:!0,end:-1,about:""};async function g(r,e){const s=(0,_.xK)(r);if(s===void 0)return E;const t=new p,
n=await(0,_.km)(s,e,i=>(t.take(i),t.broken))!=="well-formed"||t.depth>0||t.end<0||!t.declared;return{text:s,properties:t.properties,malformed:n,end:t.end,about:t.
about}}function P(r,e,s){return r?.properties.find(t=>t.name===s&&t.namespace===u.dK[e])?.values??[]}const f=-2;class p{properties=[];broken=!1;declared=!0;end=-1;about="";scope=new u.
ee;open=[];root=f;loose=!1;items=[];pieces=[];get depth(){return this.open.length}take(e){e.kind==="start"||e.kind==="empty"?(this.start(e.name,e.attributes,e.from),
e.kind==="empty"&&!this.broken&&this.close(e.name,e.to,e.to)):e.kind==="end"?this.close(e.name,e.from,e.to):e.kind==="text"&&this.isInProperty()&&this.pieces.push(
e.text)}isInProperty(){return this.root!==f&&this.open.length>this.root+2}start(e,s,t){if(this.open.length>=_.ol&&(this.broken=!0),this.broken)return;this.scope.
enter(s);const o=this.scope.ofElement(e),n=o.namespace===u.dK.rdf,i=n&&o.local==="li";this.root===f&&this.end<0&&n&&o.local==="Description"&&(this.root=this.open.
length-1,this.loose=!0);const a=this.open.length-this.root,c=i?s.find(({name:h})=>h==="xml:lang")?.value:void 0;if(this.open.push({name:e,...o,from:t,language:c}),
this.root===f){if(!n||o.local!=="RDF"||this.end>=0)return;this.root=this.open.length-1,this.declared=this.scope.declares(e)}else if(a===1)this.describe(s);else if(a===
2){this.items=[];const h=s.find(({name:D})=>this.isRdf(D,"resource"));this.pieces=h?[h.value]:[]}else i&&(this.pieces=[])}describe(e){for(const{name:s,value:t,from:o,
to:n}of e){if((0,u.HC)(s))continue;const{namespace:i,local:a}=this.scope.ofAttribute(s);i===u.dK.rdf&&a==="about"&&(this.about=t),!(i===""||i===u.dK.rdf||i===u.
dK.xml)&&this.add({namespace:i,name:a,values:[t],from:o,to:n})}}close(e,s,t){const o=this.open.pop();if(o?.name!==e){this.broken=!0;return}this.scope.leave();const n=this.
open.length-this.root;if(this.root!==f)if(n===0)this.end=s,this.root=f;else if(n===1&&this.loose)this.root=f,this.loose=!1;else if(n===2){const i=this.items.length>
0?d(this.items):[this.pieces.join("").trim()];this.add({namespace:o.namespace,name:o.local,values:i,from:o.from,to:t})}else n>2&&o.namespace===u.dK.rdf&&o.local===
"li"&&(this.items.push({text:this.pieces.join("").trim(),language:o.language}),this.pieces=[])}add(e){this.properties.length<m?this.properties.push(e):this.broken=
!0}isRdf(e,s){const t=this.scope.ofAttribute(e);return t.local===s&&t.namespace===u.dK.rdf}}function d(r){const e=r.findIndex(({language:t})=>t?.toLowerCase()===
"x-default"),s=r.map(({text:t})=>t);return e>0?[s[e],...s.slice(0,e),...s.slice(e+1)]:s}}),75934:((O,x,l)=>{l.d(x,{p:()=>g});var u=l(9876);const[_,m]=[200,100],
E=1e4;class g{text;widthOf;width;parts;constructor(f,p){this.text=f,this.widthOf=p,this.width=f.length>E?1/0:p(f)}async lines(f,p){if(this.width<=f(0))return[this.
text];const d=[];let r="",e=0,s;for(const t of this.parts??=await this.measure(p)){const o=p?.step(_);o&&await o;const n=e+(s?.spaceWidth??0)+t.width;if(n<=f(d.
length))r+=(s?.space??"")+t.text,e=n;else{r!==""&&d.push(r);const i=d.length,a=t.width>f(i)?await this.cut(t,c=>f(i+c),p):[t.text];for(const c of a)d.push(c);r=
d.pop(),e=r===t.text?t.width:this.widthOf(r)}s=t}return d.push(r),d}async measure(f){const{text:p,widthOf:d}=this,r=[];for(const{start:e,end:s,next:t}of(await(0,u.
Vn)())(p)){const o=f?.step(_+(t-e)*m);o&&await o;const[n,i]=[p.slice(e,s),p.slice(s,t)];r.push({text:n,width:d(n),space:i,spaceWidth:i===""?0:d(i)})}return r}async cut(f,p,d){
const r=f.clusters??=(0,u.s)(f.text,this.widthOf),e=[];let s=0;for(const t of(0,u.ZM)(r,p)){const o=d?.step(_+t*m);o&&await o;let n="";for(const i=s+t;s<i;s++)n+=
r[s].text;e.push(n)}return e}}}),9876:((O,x,l)=>{l.d(x,{LJ:()=>E,Vn:()=>m,ZM:()=>p,s:()=>g});var u=l(47707);const _=2e4;async function m(){const{default:d}=await l.
e(3286).then(l.bind(l,23286));return function*(r){let e=0;do{const s=e,t=Math.min(r.length,s+_),o=t===r.length,n=new d(s===0&&o?r:r.slice(s,t));for(let a=n.nextBreak();a;a=
n.nextBreak()){const c=s+a.position;if(c===t&&!o)break;let h=c;for(;h>e&&r[h-1]===" ";)h--;yield{start:e,end:h,next:c},e=c}if(o)return;if(e>s)continue;const i=E(
r.charCodeAt(t))?t-1:t;yield{start:e,end:i,next:i,isCut:!0},e=i}while(e<r.length)}}const E=d=>d>=56320&&d<=57343,g=(d,r)=>(0,u.qf)(d).map(e=>({text:e,width:r(e)})),
P=/[_\-–—/.,;:]$/,f=/^[.,;:!?)\]}%»”’…]/;function*p(d,r,e="separators"){let s=0;for(let t=0;t<d.length;s++){let o=t;for(let n=0;o<d.length&&(n+=d[o].
width,!(n>r(s)&&o>t));o++);if(e==="letters"){let n=o;for(;n>t&&n<d.length&&f.test(d[n].text);)n--;n>t&&(o=n)}else if(e==="separators"&&o<d.length){let n=o;for(;n>
t&&!P.test(d[n-1].text);)n--;n-t>=(o-t)/2&&(o=n)}yield o-t,t=o}}})};
