"use strict";exports.id=2702,exports.ids=[2702],exports.modules={45657:((S,A,_)=>{_.d(A,{Hn:()=>v,Kf:()=>x,RZ:()=>w,Vp:()=>D,YG:()=>E,vH:()=>b});function w(p,l){for(const a of l)
p.push(a)}const v=p=>p.slice();function b(p,l,a){const f=p.get(l);f?f.push(a):p.set(l,[a])}const x=p=>{let l=-1/0;for(const a of p)l=Math.max(l,a);return l},E=p=>{
let l=1/0;for(const a of p)l=Math.min(l,a);return l},D=p=>Number.isInteger(p)&&!Number.isSafeInteger(p)}),16132:((S,A,_)=>{_.r(A),_.d(A,{check_e_invoice:()=>x});
var w=_(92761),v=_(37320),b=_(94518);const x=async(D,p,l)=>{if((0,w.ec)(D.bytes))return{documents:[D],data:E(await(0,v.iU)(D.bytes,l.pace)),notes:[],facts:{}};const a=await(0,b.
E)(D.bytes,l,{password:p.open_password}),f=E(await(0,v.sw)(a));return{documents:[{...D,pageCount:a.pages.count}],data:f,notes:[],facts:{}}},E=({failures:D,warnings:p})=>({
passed:D.length===0,failures:D.map(l=>({...l})),warnings:p.map(l=>({...l}))})}),21281:((S,A,_)=>{_.d(A,{Ip:()=>l,XM:()=>m,Xb:()=>u,ds:()=>p,qg:()=>i});var w=_(59071),
v=_(70549),b=_(21115),x=_(824),E=_(1975),D=_(60912);const p=(0,v.n)(async s=>l(s,await(0,x.Br)(s)));function l(s,d){const h=(r,g)=>(0,w.wh)((0,E.sm)(d,r,g)[0]??
""),c=f(h("pdfaid","part"),h("pdfaid","conformance").toLowerCase()),t=a(h("pdfuaid","part"))?`PDF/UA-${h("pdfuaid","part")}`:void 0,e=[h("pdfxid","GTS_PDFXVersi\
on")||h("pdfx","GTS_PDFXVersion")||((0,w.Gh)(s.resolve((0,x._U)(s)?.get("GTS_PDFXVersion")))??""),h("pdfe","ISO_PDFEVersion"),h("pdfvtid","GTS_PDFVTVersion")],o=[
c?.name,t,...e.filter(r=>/^PDF\/[\w .:/()-]{1,40}$/.test(r))];return{archive:c,accessible:t,names:o.filter(r=>r!==void 0)}}const a=s=>/^[1-9]$/.test(s);function f(s,d){
if(!a(s))return;const h=/^[abuef]$/.test(d)?d:"";return{part:Number(s),level:h,name:`PDF/A-${s}${h}`}}function i(s,d,h,c){return d&&O(s,d,[b.dK.pdfaid]),u(h,c)}
const u=({name:s},d)=>({code:"pdfa_identification_removed",message:`The document no longer claims ${s}: ${d}.`});async function m(s){const d=await(0,x.Br)(s);if(!d)
return[];const{archive:h,accessible:c}=l(s,d);O(s,d,[b.dK.pdfaid,b.dK.pdfuaid]);const t=[h?.name,c].filter(n=>n!==void 0);return t.length>0?[M(t)]:[]}const M=s=>({
code:"conformance_dropped",message:`The result no longer claims ${s.join(" and ")}, because a merge cannot guarantee conformance.`});function O(s,d,h){d.properties.
some(({namespace:c})=>h.includes(c))&&(0,D._L)(s,(0,D.QH)(d,({namespace:c})=>h.includes(c),[]))}}),21115:((S,A,_)=>{_.d(A,{HC:()=>x,dK:()=>w,ee:()=>b});const w={
rdf:"http://www.w3.org/1999/02/22-rdf-syntax-ns#",xml:"http://www.w3.org/XML/1998/namespace",dc:"http://purl.org/dc/elements/1.1/",xmp:"http://ns.adobe.com/xap/\
1.0/",xmpMM:"http://ns.adobe.com/xap/1.0/mm/",pdf:"http://ns.adobe.com/pdf/1.3/",pdfaid:"http://www.aiim.org/pdfa/ns/id/",pdfuaid:"http://www.aiim.org/pdfua/ns/\
id/",pdfxid:"http://www.npes.org/pdfx/ns/id/",pdfx:"http://ns.adobe.com/pdfx/1.3/",pdfaExtension:"http://www.aiim.org/pdfa/ns/extension/",pdfaSchema:"http://www\
.aiim.org/pdfa/ns/schema#",pdfaProperty:"http://www.aiim.org/pdfa/ns/property#",fx:"urn:factur-x:pdfa:CrossIndustryDocument:invoice:1p0#",pdfe:"http://www.aiim.\
org/pdfe/ns/id/",pdfvtid:"http://www.npes.org/pdfvt/ns/id/",xfa:"http://www.xfa.org/schema/xfa-data/1.0/",ds:"http://www.w3.org/2000/09/xmldsig#"},v=new Map(Object.
entries(w));class b{uris=new Map;declared=[];known=new Map;enter(a){let f;for(const{name:i,value:u}of a){if(!x(i))continue;const m=i.slice(6),M=this.uris.get(m);
M?M.push(u):this.uris.set(m,[u]),(f??=[]).push(m)}this.declared.push(f??E),f&&this.known.clear()}leave(){const a=this.declared.pop()??E;for(const f of a)this.uris.
get(f).pop();a.length>0&&this.known.clear()}declares(a){return(this.uris.get(p(a))?.length??0)>0}ofElement(a){let f=this.known.get(a);if(!f){const i=p(a),u=this.
uris.get(i)?.at(-1)??v.get(i)??"";this.known.size===D&&this.known.clear(),this.known.set(a,f={namespace:u,local:a.slice(a.indexOf(":")+1)})}return f}ofAttribute(a){
return a.includes(":")?this.ofElement(a):{namespace:"",local:a}}}const x=l=>l==="xmlns"||l.startsWith("xmlns:"),E=[],D=1e3,p=l=>l.slice(0,Math.max(l.indexOf(":"),
0))}),824:((S,A,_)=>{_.d(A,{Br:()=>l,_6:()=>f,_U:()=>p});var w=_(58552),v=_(1975),b=_(17079),x=_(45599),E=_(59071),D=_(70549);function p(i){const u=i.resolve(i.
trailer.get("Info"));return u instanceof x.Bi?u:u instanceof x.Z6?u.dict:void 0}const l=(0,D.n)(a);async function a(i){const u=i.get(i.catalogNumber),m=u instanceof
x.Bi?i.resolve(u.get("Metadata")):null;if(!(m instanceof x.Z6))return;let M;try{M=i.decoded(m)}catch(O){if(!(O instanceof w.zU)||O.code==="cancelled")throw O;return v.
m}return(0,v.kg)(M,i.job.pace)}function f(i,u){const m=p(i),M=t=>i.resolve(m?.get(t)),O=(t,n,e=", ")=>{const o=(0,v.sm)(u,t,n).map(E.wh).filter(Boolean).join(e);
return o===""?null:o},s=(t,n)=>{const[e=""]=(0,v.sm)(u,t,n);return(0,E.wh)(e)||null},d=(t,n)=>(0,b._)((0,E.Gh)(M(t))??"")??(0,b._)(s("xmp",n)??"")??null,h=i.get(
i.catalogNumber),c=h instanceof x.Bi?(0,E.Gh)(i.resolve(h.get("Lang"))):null;return{title:(0,E.Gh)(M("Title"))??s("dc","title"),author:(0,E.Gh)(M("Author"))??O(
"dc","creator"),subject:(0,E.Gh)(M("Subject"))??s("dc","description"),keywords:(0,E.Gh)(M("Keywords"))??O("pdf","Keywords")??O("dc","subject"),creator:(0,E.Gh)(
M("Creator"))??s("xmp","CreatorTool"),producer:(0,E.Gh)(M("Producer"))??s("pdf","Producer"),created:d("CreationDate","CreateDate"),modified:d("ModDate","ModifyD\
ate"),language:c??s("dc","language")}}}),3907:((S,A,_)=>{_.d(A,{Rt:()=>m,X:()=>c,km:()=>x,ol:()=>v,xK:()=>u});var w=_(78157);const v=200,b=1e4;async function x(t,n,e){
const o=new E(t);for(let r=o.next();r;r=o.next()){if(e(r))return"left";const g=n.step((r.to-r.from)*4+50);g&&await g}return o.hasDocumentType?"document type":o.
malformed?"malformed":"well-formed"}class E{text;malformed=!1;hasDocumentType=!1;at=0;constructor(n){this.text=n}next(){const{text:n,at:e}=this;if(e>=n.length)return;
if(n.charCodeAt(e)!==D)return this.characters(e,this.nextTag(e));if(n.startsWith("<!--",e))return this.other(e,"-->",4);if(n.startsWith("<?",e))return this.other(
e,"?>",2);if(n.startsWith("<![CDATA[",e)){const r=n.indexOf("]]>",e);return r<0?this.end():(this.at=r+3,{kind:"text",text:n.slice(e+9,r),from:e,to:this.at})}return n.
startsWith("<!",e)?(this.hasDocumentType=n.startsWith("<!DOCTYPE",e),this.end()):(n.charCodeAt(e+1)===l?this.endTag(e):this.startTag(e))??this.fault(e,this.nextTag(
e+1))}other(n,e,o){const r=this.text.indexOf(e,n+o);return r<0?this.end():(this.at=r+e.length,{kind:"other",from:n,to:this.at})}endTag(n){const e=this.name(n+2),
o=this.blanks(e);if(!(e===n+2||this.text.charCodeAt(o)!==p))return this.at=o+1,{kind:"end",name:this.text.slice(n+2,e),from:n,to:this.at}}startTag(n){const{text:e}=this,
o=this.name(n+1);if(o===n+1)return;const r=e.slice(n+1,o),g=[];for(let P=o;;){const y=this.blanks(P),K=e.charCodeAt(y);if(K===p||K===l&&e.charCodeAt(y+1)===p)return this.
at=K===p?y+1:y+2,{kind:K===p?"start":"empty",name:r,attributes:g,from:n,to:this.at};const T=this.name(y),L=this.blanks(T),C=this.blanks(L+1),I=e[C];if(y===P||T===
y||e[L]!=="="||I!=='"'&&I!=="'")return;const B=e.indexOf(I,C+1),R=e.slice(C+1,Math.max(B,C+1)),W=R.includes("<")?void 0:f(R);if(B<0||W===void 0||g.length>=b)return;
g.push({name:e.slice(y,T),value:W,from:y,to:B+1}),P=B+1}}characters(n,e){const o=f(this.text.slice(n,e));return o===void 0?this.fault(n,e):(this.at=e,{kind:"tex\
t",text:o,from:n,to:e})}nextTag(n){const e=this.text.indexOf("<",n);return e<0?this.text.length:e}fault(n,e){return this.malformed=!0,this.at=e,{kind:"other",from:n,
to:e}}end(){this.malformed=!0,this.at=this.text.length}blanks(n){const{text:e}=this;for(;;){const o=e.charCodeAt(n);if(o!==32&&o!==9&&o!==10&&o!==13)return n;n++}}name(n){
const{text:e}=this;for(;n<e.length;n++){const o=e.charCodeAt(n);if(o<=32||o===l||o===p||o===D||o===61||o===34||o===39)break}return n}}const[D,p,l]=[60,62,47],a=new Map(
[["amp","&"],["lt","<"],["gt",">"],["quot",'"'],["apos","'"]]);function f(t){if(!t.includes("&"))return t;const n=[];let e=0;for(let o=t.indexOf("&");o>=0;o=t.indexOf(
"&",e)){const r=t.indexOf(";",o);if(r<0||r-o>12)return;const g=t.slice(o+1,r),P=a.get(g)??i(g);if(P===void 0)return;n.push(t.slice(e,o),P),e=r+1}return n.push(t.
slice(e)),n.join("")}function i(t){const n=/^#(?:x([\dA-Fa-f]+)|(\d+))$/.exec(t),e=n?parseInt(n[1]??n[2],n[1]===void 0?10:16):-1;return e>0&&e<=1114111&&!(e>=55296&&
e<=57343)?String.fromCodePoint(e):void 0}function u(t){const[n,e,o,r]=t;if(n===0&&e===0&&(o===254||o===0)||n===255&&e===254&&o===0&&r===0)return h(t);if(n===254&&
e===255||n===0&&e===60)return d(new TextDecoder("utf-16be").decode(t));if(n===255&&e===254||n===60&&e===0)return d(new TextDecoder("utf-16le").decode(t));const g=new TextDecoder().
decode(t);return d(g.includes("�")?Buffer.from(t).toString("latin1"):g)}function m(t){if(t[0]===0||t[1]===0||t[0]===254||t[0]===255)return u(t);const e=(0,w.bS)(
t).toString("latin1",0,M),o=O.exec(e)?.[1]?.toLowerCase()??"utf-8";if(s.has(o))try{return new TextDecoder(o,{fatal:!0}).decode(t)}catch{return}}const M=200,O=/^(?:\xef\xbb\xbf)?<\?xml\s[^>]*?encoding\s*=\s*["']([\w.-]+)["']/,
s=new Set(["utf-8","utf8","us-ascii","iso-8859-1","iso-8859-15","windows-1252"]),d=t=>t.startsWith("\uFEFF")?t.slice(1):t;function h(t){const n=new DataView(t.buffer,
t.byteOffset,t.byteLength),e=t[0]!==0,o=[];for(let r=0;r+4<=t.length;r+=4){const g=n.getUint32(r,e);if(g>1114111)return;o.push(String.fromCodePoint(g))}return d(
o.join(""))}const c=t=>t.replaceAll("&","&amp;").replaceAll("<","&lt;").replaceAll(">","&gt;").replaceAll('"',"&quot;")}),60912:((S,A,_)=>{_.d(A,{QH:()=>x,T3:()=>E,
_L:()=>a});var w=_(21115),v=_(3907),b=_(45599);function x(f,i,u){const{text:m,properties:M,end:O,about:s}=f,d=[];let h=0;for(const c of M.filter(i).sort((t,n)=>t.
from-n.from))c.from<h||(d.push(m.slice(h,c.from)),h=c.to);return d.push(m.slice(h,Math.max(O,h))),u.length>0&&d.push(D(u,s)),d.push(m.slice(Math.max(O,h))),l(d.
join(""))}function E(f){return`<?xpacket begin="\uFEFF" id="W5M0MpCehiHzreSzNTczkc9d"?>
<x:xmpmeta xmlns:x="adobe:ns:meta/">
<rdf:RDF xmlns:rdf="${w.dK.rdf}">
${D(f,"")}</rdf:RDF>
</x:xmpmeta>
<?xpacket end="w"?>`}function D(f,i){const m=[...new Set(f.map(({prefix:O})=>O))].map(O=>` xmlns:${O}="${w.dK[O]}"`).join(""),M=f.map(({prefix:O,name:s,form:d,values:h})=>`\
<${O}:${s}>${p(d,h)}</${O}:${s}>
`);return`<rdf:Description xmlns:rdf="${w.dK.rdf}" rdf:about="${(0,v.X)(i)}"${m}>
${M.join("")}</rdf:Description>
`}function p(f,i){const u=m=>i.map(M=>`<rdf:li${m}>${(0,v.X)(M)}</rdf:li>`).join("");switch(f){case"simple":return(0,v.X)(i[0]??"");case"alternative":return`<rd\
f:Alt>${u(' xml:lang="x-default"')}</rdf:Alt>`;case"ordered":return`<rdf:Seq>${u("")}</rdf:Seq>`;case"unordered":return`<rdf:Bag>${u("")}</rdf:Bag>`}}const l=f=>f.
replace(/^(\s*<\?xml\s[^>]*encoding\s*=\s*["'])[^"']*/,"$1UTF-8");function a(f,i){const u=f.catalog.get("Metadata"),m=f.resolve(u),M=m instanceof b.Z6?[...m.dict].
filter(([d])=>!["Filter","DecodeParms","Length"].includes(d)):[],O=new b.Bi([["Type",new b.SX("Metadata")],["Subtype",new b.SX("XML")],...M]),s=new b.Z6(O,Buffer.
from(i,"utf8"));(0,b.i9)(u)&&m instanceof b.Z6?f.put(u,s):f.edit(f.catalogNumber).set("Metadata",f.add(s))}}),1975:((S,A,_)=>{_.d(A,{kg:()=>E,m:()=>x,sm:()=>D});
var w=_(21115),v=_(3907);const b=1e5,x={text:"",properties:[],malformed:!0,end:-1,about:""};async function E(f,i){const u=(0,v.xK)(f);if(u===void 0)return x;const m=new l,
O=await(0,v.km)(u,i,s=>(m.take(s),m.broken))!=="well-formed"||m.depth>0||m.end<0||!m.declared;return{text:u,properties:m.properties,malformed:O,end:m.end,about:m.
about}}function D(f,i,u){return f?.properties.find(m=>m.name===u&&m.namespace===w.dK[i])?.values??[]}const p=-2;class l{properties=[];broken=!1;declared=!0;end=-1;about="";scope=new w.
ee;open=[];root=p;loose=!1;items=[];pieces=[];get depth(){return this.open.length}take(i){i.kind==="start"||i.kind==="empty"?(this.start(i.name,i.attributes,i.from),
i.kind==="empty"&&!this.broken&&this.close(i.name,i.to,i.to)):i.kind==="end"?this.close(i.name,i.from,i.to):i.kind==="text"&&this.isInProperty()&&this.pieces.push(
i.text)}isInProperty(){return this.root!==p&&this.open.length>this.root+2}start(i,u,m){if(this.open.length>=v.ol&&(this.broken=!0),this.broken)return;this.scope.
enter(u);const M=this.scope.ofElement(i),O=M.namespace===w.dK.rdf,s=O&&M.local==="li";this.root===p&&this.end<0&&O&&M.local==="Description"&&(this.root=this.open.
length-1,this.loose=!0);const d=this.open.length-this.root,h=s?u.find(({name:c})=>c==="xml:lang")?.value:void 0;if(this.open.push({name:i,...M,from:m,language:h}),
this.root===p){if(!O||M.local!=="RDF"||this.end>=0)return;this.root=this.open.length-1,this.declared=this.scope.declares(i)}else if(d===1)this.describe(u);else if(d===
2){this.items=[];const c=u.find(({name:t})=>this.isRdf(t,"resource"));this.pieces=c?[c.value]:[]}else s&&(this.pieces=[])}describe(i){for(const{name:u,value:m,from:M,
to:O}of i){if((0,w.HC)(u))continue;const{namespace:s,local:d}=this.scope.ofAttribute(u);s===w.dK.rdf&&d==="about"&&(this.about=m),!(s===""||s===w.dK.rdf||s===w.
dK.xml)&&this.add({namespace:s,name:d,values:[m],from:M,to:O})}}close(i,u,m){const M=this.open.pop();if(M?.name!==i){this.broken=!0;return}this.scope.leave();const O=this.
open.length-this.root;if(this.root!==p)if(O===0)this.end=u,this.root=p;else if(O===1&&this.loose)this.root=p,this.loose=!1;else if(O===2){const s=this.items.length>
0?a(this.items):[this.pieces.join("").trim()];this.add({namespace:M.namespace,name:M.local,values:s,from:M.from,to:m})}else O>2&&M.namespace===w.dK.rdf&&M.local===
"li"&&(this.items.push({text:this.pieces.join("").trim(),language:M.language}),this.pieces=[])}add(i){this.properties.length<b?this.properties.push(i):this.broken=
!0}isRdf(i,u){const m=this.scope.ofAttribute(i);return m.local===u&&m.namespace===w.dK.rdf}}function a(f){const i=f.findIndex(({language:m})=>m?.toLowerCase()===
"x-default"),u=f.map(({text:m})=>m);return i>0?[u[i],...u.slice(0,i),...u.slice(i+1)]:u}}),81077:((S,A,_)=>{_.d(A,{AN:()=>a,BX:()=>D,H6:()=>p,MN:()=>l,Pu:()=>x,
Zc:()=>E});var w=_(45599),v=_(9819);const b=64,x=s=>typeof s=="number"?String(s):Buffer.from(s.bytes).toString("latin1");async function E(s,d,h){const c=[];for(const t of await i(
s,d,0,h)){for(const e of m(s,t,h))c.push(e);const n=s.job.pace.step(f);n&&await n}return c}async function D(s,d,h,c,t,n){const e=await i(s,d,h,c,n);for(let o=e.
length-1;o>=0;o--){const r=e[o],g=m(s,r,c),P=g.filter(([L,C])=>!t(L,C)),y=s.job.pace.step(f+g.length*f);y&&await y,P.length<g.length&&(s.edit(r.holder),r.dict.set(
c,P.flat()),r.changed=!0);for(const L of r.repeats)s.edit(r.holder),r.dict.delete(L),r.changed=!0;if(r.emptyKids){const L=(s.array(r.dict.get("Kids"))??[]).filter(
C=>!r.emptyKids.has(s.dict(C)));s.edit(r.holder),r.dict.set("Kids",L),r.changed=!0}if(!r.changed)continue;const K=s.array(r.dict.get("Kids"))??[];r.empty=P.length===
0&&K.length===0;const T=r.parent;T&&(T.changed=!0,r.empty?(T.emptyKids??=new Set).add(r.dict):M(s,r,P,K))}return e[0]?.empty??!1}function p(s,d,h){if(d.length<=
b)return(0,w.jd)({[h]:d.flat()});let c=[];for(const t of O(d)){const[n,e]=[t[0][0],t.at(-1)[0]];c.push({ref:s.add((0,w.jd)({Limits:[n,e],[h]:t.flat()})),low:n,high:e})}
for(;c.length>b;)c=O(c).map(t=>{const[n,e]=[t[0].low,t.at(-1).high];return{ref:s.add((0,w.jd)({Limits:[n,e],Kids:t.map(({ref:o})=>o)})),low:n,high:e}});return(0,w.
jd)({Kids:c.map(({ref:t})=>t)})}async function l(s,d){const{pace:h}=s.job,c=[];for(const[e,o]of d){c.push([(0,w.Px)(e),o]);const r=h.step(10*f);r&&await r}const t=a(
c),n=h.step(t.length*10*f);return n&&await n,p(s,t,"Names")}function a(s){return s.map(d=>({entry:d,key:x(d[0])})).sort((d,h)=>d.key<h.key?-1:d.key>h.key?1:0).map(
({entry:d})=>d)}const f=100;async function i(s,d,h,c,t){const n=new v.b9(s),e=new Set,o=P=>e.size<e.add(P).size,r=[],g=[{value:d??null,holder:h,parent:void 0}];
for(let P=g.pop();P!==void 0;P=g.pop()){n.spend(1);const y=s.dict(P.value);if(!y||!o(y)||t&&P.parent&&!u(s,y,t))continue;const K=[],T=R=>{const W=s.array(y.get(
R));return!W||o(W)?W??[]:(K.push(R),[])},L=T(c).length>>1,C=T("Kids"),I={dict:y,holder:(0,v.Kd)(P.value,P.holder),parent:P.parent,repeats:K};r.push(I),n.spend(L);
for(let R=C.length-1;R>=0;R--)g.push({value:C[R],holder:(0,v.Kd)(y.get("Kids"),I.holder),parent:I});const B=s.job.pace.step(f+L*f);B&&await B}return r}function u(s,d,h){
const[c,t]=s.array(d.get("Limits"))??[];return typeof c!="number"||typeof t!="number"||h(c,t)}function m(s,{dict:d,repeats:h},c){const t=h.includes(c)?void 0:s.
array(d.get(c));if(!t)return[];const n=[];for(let e=0;e+1<t.length;e+=2){const o=s.resolve(t[e]);(c==="Names"?o instanceof w.Mx:typeof o=="number")&&n.push([o,t[e+
1]])}return n}function M(s,d,h,c){const t=o=>s.array(s.dict(o)?.get("Limits"))??[],n=h[0]?.[0]??t(c[0])[0],e=h.at(-1)?.[0]??t(c.at(-1))[1];s.edit(d.holder),n!==
void 0&&e!==void 0?d.dict.set("Limits",[n,e]):d.dict.delete("Limits")}function O(s){const d=[];for(let h=0;h<s.length;h+=b)d.push(s.slice(h,h+b));return d}}),70549:((S,A,_)=>{
_.d(A,{n:()=>w});function w(v){const b=new WeakMap;return x=>{if(x.hasChanges)return v(x);const E=b.get(x);if(E)return E.answer;const D=v(x);return b.set(x,{answer:D}),
D}}}),9819:((S,A,_)=>{_.d(A,{J7:()=>b,Kd:()=>D,Wo:()=>p,_i:()=>E,b9:()=>x});var w=_(42973),v=_(45599);class b{document;gone=new Set;chased=new Set;constructor(a){
this.document=a}remove(a){const{catalog:f,catalogNumber:i,pages:u}=this.document,m=f.get("Pages");a===i||(0,v.i9)(m)&&a===m.number||u.holds(a)||(this.gone.add(a),
this.document.remove(a))}chase(a){this.chased.add(a)}removed(){return this.gone}takeChased(){const a=this.chased;return this.chased=new Set,a}isGone(a){return(0,v.
i9)(a)&&this.gone.has(a.number)}}class x{most;left;constructor(a){this.most=this.left=a.job.limits.nodes}spend=a=>{if(this.left-=a,this.left<0)throw(0,w.F)("nod\
es",`The document has more than ${this.most} fields, bookmarks, names and structure elements`,"Remove bookmarks or tags with another program first")}}class E{seen;beyond=new Set;allowance;constructor(a,f=new x(
a)){this.allowance=f,this.seen=new Uint8Array((a.size>>3)+1)}first(a){if(this.allowance.spend(1),!(0,v.i9)(a))return!0;const{number:f}=a,i=f>>3;if(i>=this.seen.
length)return this.beyond.size<this.beyond.add(f).size;const u=1<<(f&7),m=(this.seen[i]&u)===0;return this.seen[i]|=u,m}}function D(l,a){return(0,v.i9)(l)?l.number:
a}function p(l,a){const f=l.catalog.get(a),i=l.dict(f);return i&&{dict:i,holder:D(f,l.catalogNumber)}}}),21996:((S,A,_)=>{_.d(A,{Av:()=>u,RJ:()=>O,V3:()=>M,vb:()=>s,
zx:()=>i});var w=_(54619),v=_(93604),b=_(78157),x=_(88500);const E=2048,D=65536,p=4,l=1<<20,a=1024,f="[^\\0\\t\\n\\f\\r ()<>[\\]{}/%#]";async function i(c,t){const{
found:n,all:e}=await m(c,t),o=r=>[...new Set([...r,...e])].sort((g,P)=>g-P);return Object.fromEntries(t.map(r=>[r,o(n[r])]))}async function u(c,t){const{found:n,
all:e}=await m(c,t);for(const o of Object.values(n))for(const r of o)e.add(r);return e}async function m(c,t){const n=t.map(g=>{const[P="",...y]=[...g].map(T=>T.
replace(/\W/,"\\$&")),K=/\W/.test(g)?f:"\\w";return`${P}(?:${y.join("")}|${K}{0,${Math.max(0,g.length-2)}}#)`}),e=new RegExp(`/(?:${n.join("|")}|#)`,"g"),o=Object.
fromEntries(t.map(g=>[g,new Set])),r=new Set;await O(c,(g,P,y,K)=>{const T=g.toString("latin1",P,y);e.lastIndex=0;for(let L=e.exec(T);L;L=e.exec(T)){const C=K(P+
L.index);C!==void 0&&(L[0].endsWith("#")?r.add(C):o[L[0].slice(1)].add(C))}});for(const g of s(c))r.add(g);return{found:o,all:r}}async function M(c,t){const n=await i(
c,t);return[...new Set(Object.values(n).flat())].sort((e,o)=>e-o)}async function O(c,t){const{bytes:n,table:e}=c,o=d(c),r=new Int32Array(o.length);for(let T=0;T<
o.length;T++)r[T]=e.place[o[T]];const g=(0,b.bS)(n),P=T=>o[(0,v.M)(r,T)-1],y=new x.s;let K=0;for(let T=0;T<o.length;T++){const L=T+1===o.length,C=L?n.length:r[T+
1],I=C-r[T]>E;if(!I&&!L&&C-K<D)continue;let B=C;if(I){r[T]>K&&t(g,K,r[T],P),y.reset();const W=y.value(n,c.bodies[o[T]],C);K=r[T],W>=0&&(B=W)}t(g,K,B,P);const R=c.
job.pace.step(p*(B-K));R&&await R,K=C}for(const[T,L]of h(c)){const C=c.objectStream(T),I=c.job.pace.step(0);if(I&&await I,!C)continue;const B=new Set(L),{starts:R,
numbers:W,data:k}=C,$=U=>{const j=W[(0,v.M)(R,U)-1];return j!==void 0&&B.has(j)?j:void 0};for(let U=0;U<k.length;U+=l){t((0,b.bS)(k),U,Math.min(U+l+a,k.length),
$);const j=c.job.pace.step(p*l);j&&await j}}}function*s(c){for(let t=1;c.hasChanges&&t<c.size;t++)c.isChanged(t)&&c.exists(t)&&(yield t)}function d(c){const{table:t,
hasChanges:n}=c,e=[];let o=!0,r=-1;for(let g=1;g<t.size;g++){if(t.kind[g]!==w.tL||n&&c.isChanged(g))continue;const P=t.place[g];o&&=P>=r,r=P,e.push(g)}return o?
e:e.sort((g,P)=>t.place[g]-t.place[P])}function h(c){const{table:t,hasChanges:n}=c,e=new Map;for(let o=1;o<t.size;o++){if(t.kind[o]!==w.UT||n&&c.isChanged(o))continue;
const r=t.place[o],g=e.get(r);g?g.push(o):e.set(r,[o])}return e}}),90536:((S,A,_)=>{_.d(A,{C:()=>v,L:()=>b});var w=_(45599);function v(x,E){const D=[x];for(;D.length>
0;){const p=D.pop(),l=p instanceof w.Z6?p.dict:p;if(Array.isArray(l))for(const a of l)D.push(a);else if(l instanceof w.Bi){E(l);for(const a of l.values())D.push(
a)}}}function b(x,E){const D=[];return v(x,p=>{D.length===0&&E(p)&&D.push(p)}),D.length>0}}),93604:((S,A,_)=>{_.d(A,{B:()=>w,M:()=>v});const w=(x,E)=>b(x,E,!1),
v=(x,E)=>b(x,E,!0);function b(x,E,D){let[p,l]=[0,x.length];for(;p<l;){const a=p+l>>1,f=x[a];f<E||D&&f===E?p=a+1:l=a}return p}})};
