"use strict";exports.id=9994,exports.ids=[9994],exports.modules={17079:((F,B,c)=>{c.d(B,{Z:()=>O,_:()=>P});const D=/^(?:D:)?\s*(\d{4})(?:(\d\d)(?:(\d\d)(?:(\d\d)(?:(\d\d)(?:(\d\d))?)?)?)?)?\s*(?:(Z)(?:00?)?'?(?:00?'?)?|([+-])(\d\d)?'?(?:(\d\d)'?)?)?$/,
T=/^(D:)?19(1\d\d)(\d{10})(?!\d)/,b=/^(\d{4})(?:-(\d\d)(?:-(\d\d)(?:[T ](\d\d):(\d\d)(?::(\d\d)(?:[.,]\d{1,9})?)?\s?(?:(Z)|([+-])(\d\d):?(\d\d)?)?)?)?)?$/;function P(p){
if(p.length>64)return;const n=p.trim().replace(T,(e,s,t,r)=>`${s??""}${1900+Number(t)}${r}`);return x(C(D.exec(n)??b.exec(n)))}function O(p){const n=p.length>64?
void 0:C(b.exec(p.trim()));if(!n||x(n)===void 0)return;const{year:e,month:s="",day:t="",hour:r="",minute:u="",second:o="",zone:i=""}=n;return`D:${e}${s}${t}${r}${u}${o}${i===
"Z"||i===""?i:`${i.replace(":","'")}'`}`}function C(p){if(!p)return;const[,n,e,s,t,r,u,o,i,g,d]=p,f=o??(i===void 0?void 0:`${i}${g??"00"}:${d??"00"}`);return{year:n,
month:e,day:s,hour:t,minute:r,second:u,zone:f}}function x(p){if(!p)return;const{year:n,month:e,day:s,hour:t,minute:r="00",second:u="00",zone:o}=p,i=(d,f,A)=>d===
void 0||Number(d)>=f&&Number(d)<=A;if(Number(n)===0||!i(e,1,12)||!i(s,1,v(Number(n),Number(e)))||!i(t,0,23)||!i(r,0,59)||!i(u,0,59)||o!==void 0&&o!=="Z"&&!(i(o.
slice(1,3),0,23)&&i(o.slice(4),0,59)))return;const g=[n,e,s].filter(d=>d!==void 0).join("-");return t===void 0?g:`${g}T${t}:${r}:${u}${o==="+00:00"||o==="-00:00"?
"Z":o??""}`}function v(p,n){return n===2?p%4===0&&(p%100!==0||p%400===0)?29:28:[4,6,9,11].includes(n)?30:31}}),49994:((F,B,c)=>{c.d(B,{bx:()=>Y,BG:()=>j,p0:()=>k});
var D=c(91369),T=c(21281),b=c(21836),P=c(33973),O=c(69289),C=c(87826),x=c(14029),v=c(98446),p=c(21996),n=c(45599);const e=["PieceInfo","Thumb"];async function s(E,a){
const l=await a(),{live:h}=l.markings[0];let m=!1;for(const _ of await(0,p.V3)(E,e)){if(h[_]!==1)continue;const y=E.job.pace.step(2e3);y&&await y;const I=E.get(
_),L=I instanceof n.Z6?I.dict:I;if(!(!(L instanceof n.Bi)||!e.some(U=>L.has(U)))){E.edit(_);for(const U of e)L.delete(U);m=!0}}return m?a():l}var t=c(52205),r=c(
54619),u=c(48249),o=c(58006),i=c(68973);const g=256*1024*1024,d=256*1024,f=4,A=.97,R=4,M=9,w=new Set(["ASCIIHexDecode","ASCII85Decode"]),$=new Set(["FlateDecode",
"LZWDecode","RunLengthDecode"]);class W{document;marked;isDouble;remaining=g;left=0;constructor(a,l,h){this.document=a,this.marked=l,this.isDouble=h}async run(){
const a=this.streams();for(let l=0;l<a.length;l+=R){const h=this.remaining,m=await Promise.all(a.slice(l,l+R).map(y=>this.optimize(y,h)));for(const y of m)this.
remaining-=y;const _=this.document.job.pace.step(2e3*R);_&&await _,this.document.job.pace.progress(l/a.length)}return{left:this.left}}streams(){const{document:a}=this,
{live:l,walked:h}=this.marked.markings[0],m=[];for(let _=1;_<l.length;_++){if(l[_]!==1||this.isDouble(_))continue;const y=a.edited.get(_),I=a.table.kind[_]===r.
tL&&h.dataStart[_]>0;(y===void 0?I:y instanceof n.Z6)&&m.push(_)}return m}async optimize(a,l){const{document:h}=this,m=h.get(a);if(!(m instanceof n.Z6)||(h.put(
a,m),G(h,m)))return 0;const _=h.encoded(m),y=this.withoutTransport(m,_),{smaller:I,decoded:L}=await this.compressed(y,l),U=I??y;return S(U)<S({...K(h,m.dict),data:_})&&
h.put(a,N(m,U)),L}withoutTransport(a,l){const{filters:h,parameters:m}=K(this.document,a.dict),_=h.findIndex(L=>!(L instanceof n.SX&&w.has(L.text))),y=_<0?h.length:
_,I={stream:l.length*4+16,total:l.length*4+16,remaining:l.length*4+16};for(const L of h.slice(0,y))l=(0,u.tN)(L.text,l,void 0,I);return{data:l,filters:h.slice(y),
parameters:m.slice(y)}}async compressed(a,l){const h=(0,i.uM)(this.document.job),m=await this.decoded(a,l);if(m==="too much")return this.left++,{decoded:0};if(!m||
m.filters.length>0)return{decoded:m?.data.length??0};const _=m.data.length;if(a.data.length>d&&!await this.isWorthwhile(m.data,a.data.length))return{decoded:_};
const I={data:await h.deflate(m.data,M),filters:[(0,n.UU)("FlateDecode")],parameters:m.parameters};return{smaller:[a,...this.isPredicted(m)?[]:[m]].reduce((U,z)=>S(
z)<S(U)?z:U,I),decoded:_}}isPredicted({parameters:a}){const l=this.document.resolve(this.document.dict(a[0])?.get("Predictor"));return typeof l=="number"&&l>1}async isWorthwhile(a,l){
const h=Math.floor(d/f*(a.length/l)),m=Math.floor((a.length-h)/(f-1)),_=Buffer.concat(Array.from({length:f},(I,L)=>a.subarray(L*m,L*m+h)));return(await(0,i.uM)(
this.document.job).deflate(_,M)).length<A*(l/a.length)*_.length}async decoded(a,l){const[h,...m]=a.filters;if(h===void 0)return a.data.length>l?"too much":a;if(!(h instanceof
n.SX)||!$.has(h.text)||m.length>0)return;if(h.text==="FlateDecode"){const{job:I}=this.document,L=Math.max(l,0),U=await(0,i.uM)(I).inflate(a.data,L)??await(0,i.Uw)(
a.data,L,I.pace);return U?{data:U,filters:[],parameters:a.parameters}:a.data.length*4>l?"too much":void 0}const _=this.document.dict(a.parameters[0]),y=this.document.
resolve(_?.get("EarlyChange"));try{const I=typeof y=="number"?new n.Bi([["EarlyChange",y]]):void 0,L=(0,u.tN)(h.text,a.data,I,{stream:l,total:l,remaining:l}),U=new n.
Bi([..._??[]].filter(([z])=>z!=="EarlyChange"));return{data:L,filters:[],parameters:U.size>0?[U]:[]}}catch{return}}}function G(E,{dict:a}){const l=(0,t.c3)(E,a.
get("Filter"));return a.has("F")||l.some(h=>(0,n.Eo)(h,"Crypt"))||(0,n.Eo)(E.resolve(a.get("Type")),"Metadata")}function K(E,a){const l=(0,t.c3)(E,a.get("Filter")),
h=a.get("DecodeParms"),m=E.array(h)??(h===void 0?[]:[h]);return{filters:l,parameters:l.map((_,y)=>m[y]??null)}}const S=({data:E,filters:a})=>E.length+a.reduce((l,h)=>l+
(h instanceof n.SX?h.text.length+9:0),0);function N(E,{data:a,filters:l,parameters:h}){const m=(0,o.n)(E,a,{compress:!1}),_=l.length===1;return l.length>0&&m.dict.
set("Filter",_?l[0]:[...l]),l.length>0&&h.some(y=>y!==null)&&m.dict.set("DecodeParms",_?h[0]:[...h]),m}async function j(E,a,l,h){const m={signatures:0,usageRightsRemoved:!1,
isRepaired:!1},_=({signatures:q,usageRightsRemoved:se})=>{m.signatures=q,m.usageRightsRemoved||=se},y=q=>{m.isRepaired=!0,l.onRepaired?.(q)},I=await(0,b.E)(E.bytes,
{...l,onWritten:_,onRepaired:y},{password:a}),L=I.pages.count,U=E.bytes.length;await I.pages.settle(),await h?.(I);const{bytes:z,notes:ee}=await V(I),te=z.length>=
U&&!m.isRepaired?(0,C.N)(I,E.bytes):void 0;return te?{bytes:te,isSmaller:!1,pageCount:L,notes:[],written:void 0}:(z.length>U&&ee.push(Z(U,z.length)),{bytes:z,isSmaller:!0,
pageCount:L,notes:ee,written:m})}async function V(E){const a=[],l=await s(E,()=>H(E)),h=await(0,D.v)(E,l),{left:m}=await new W(E,l,L=>h(0,L)!==void 0).run();m>0&&
a.push(ne(m)),(0,O.V)(E)&&a.push(X);const _=L=>(0,x.fT)([E],{compact:!0,objectStreams:L,alias:h});if(await Q(E))return{bytes:await _("none"),notes:a};const y=await _(
"smallest");if(y.length>=J)return{bytes:y,notes:a};const I=await _("none");return{bytes:I.length<y.length?I:y,notes:a}}async function H(E){const a=await(0,P.Rf)(
[E],{detail:!0,strings:E.security?.numbered===!0});return(0,P.Ip)([E],a),a}const k=(E,a)=>Math.floor(1e3*(E-a)/E)/10,J=16384;async function Q(E){const{archive:a,
names:l}=await(0,T.ds)(E);return a?.part===1||l.some(h=>/^PDF\/X-[13]/.test(h))}const Y={code:"not_smaller",message:"The document is returned as it was: it coul\
d not be made smaller."},Z=(E,a)=>({code:"repair_enlarged",message:`The document has ${a} bytes now, ${a-E} more than before, because it was repaired.`}),X={code:"\
linearization_removed",message:"The document is no longer linearized (prepared for fast web view), because object streams save more."},ne=E=>({code:"streams_lef\
t",message:`${(0,v.C7)(E,"stream was","streams were")} left as ${(0,v.d5)(E,"it was","they were")}, because at most 256 MB of a document are compressed again.`})}),
21281:((F,B,c)=>{c.d(B,{Ip:()=>v,XM:()=>t,Xb:()=>s,ds:()=>x,qg:()=>e});var D=c(59071),T=c(70549),b=c(21115),P=c(824),O=c(1975),C=c(60912);const x=(0,T.n)(async o=>v(
o,await(0,P.Br)(o)));function v(o,i){const g=(w,$)=>(0,D.wh)((0,O.sm)(i,w,$)[0]??""),d=n(g("pdfaid","part"),g("pdfaid","conformance").toLowerCase()),f=p(g("pdfu\
aid","part"))?`PDF/UA-${g("pdfuaid","part")}`:void 0,R=[g("pdfxid","GTS_PDFXVersion")||g("pdfx","GTS_PDFXVersion")||((0,D.Gh)(o.resolve((0,P._U)(o)?.get("GTS_PD\
FXVersion")))??""),g("pdfe","ISO_PDFEVersion"),g("pdfvtid","GTS_PDFVTVersion")],M=[d?.name,f,...R.filter(w=>/^PDF\/[\w .:/()-]{1,40}$/.test(w))];return{archive:d,
accessible:f,names:M.filter(w=>w!==void 0)}}const p=o=>/^[1-9]$/.test(o);function n(o,i){if(!p(o))return;const g=/^[abuef]$/.test(i)?i:"";return{part:Number(o),
level:g,name:`PDF/A-${o}${g}`}}function e(o,i,g,d){return i&&u(o,i,[b.dK.pdfaid]),s(g,d)}const s=({name:o},i)=>({code:"pdfa_identification_removed",message:`The\
 document no longer claims ${o}: ${i}.`});async function t(o){const i=await(0,P.Br)(o);if(!i)return[];const{archive:g,accessible:d}=v(o,i);u(o,i,[b.dK.pdfaid,b.
dK.pdfuaid]);const f=[g?.name,d].filter(A=>A!==void 0);return f.length>0?[r(f)]:[]}const r=o=>({code:"conformance_dropped",message:`The result no longer claims ${o.
join(" and ")}, because a merge cannot guarantee conformance.`});function u(o,i,g){i.properties.some(({namespace:d})=>g.includes(d))&&(0,C._L)(o,(0,C.QH)(i,({namespace:d})=>g.
includes(d),[]))}}),824:((F,B,c)=>{c.d(B,{Br:()=>v,_6:()=>n,_U:()=>x});var D=c(58552),T=c(1975),b=c(17079),P=c(45599),O=c(59071),C=c(70549);function x(e){const s=e.
resolve(e.trailer.get("Info"));return s instanceof P.Bi?s:s instanceof P.Z6?s.dict:void 0}const v=(0,C.n)(p);async function p(e){const s=e.get(e.catalogNumber),
t=s instanceof P.Bi?e.resolve(s.get("Metadata")):null;if(!(t instanceof P.Z6))return;let r;try{r=e.decoded(t)}catch(u){if(!(u instanceof D.zU)||u.code==="cancel\
led")throw u;return T.m}return(0,T.kg)(r,e.job.pace)}function n(e,s){const t=x(e),r=f=>e.resolve(t?.get(f)),u=(f,A,R=", ")=>{const M=(0,T.sm)(s,f,A).map(O.wh).filter(
Boolean).join(R);return M===""?null:M},o=(f,A)=>{const[R=""]=(0,T.sm)(s,f,A);return(0,O.wh)(R)||null},i=(f,A)=>(0,b._)((0,O.Gh)(r(f))??"")??(0,b._)(o("xmp",A)??
"")??null,g=e.get(e.catalogNumber),d=g instanceof P.Bi?(0,O.Gh)(e.resolve(g.get("Lang"))):null;return{title:(0,O.Gh)(r("Title"))??o("dc","title"),author:(0,O.Gh)(
r("Author"))??u("dc","creator"),subject:(0,O.Gh)(r("Subject"))??o("dc","description"),keywords:(0,O.Gh)(r("Keywords"))??u("pdf","Keywords")??u("dc","subject"),creator:(0,O.
Gh)(r("Creator"))??o("xmp","CreatorTool"),producer:(0,O.Gh)(r("Producer"))??o("pdf","Producer"),created:i("CreationDate","CreateDate"),modified:i("ModDate","Mod\
ifyDate"),language:d??o("dc","language")}}}),60912:((F,B,c)=>{c.d(B,{QH:()=>P,T3:()=>O,_L:()=>p});var D=c(21115),T=c(3907),b=c(45599);function P(n,e,s){const{text:t,
properties:r,end:u,about:o}=n,i=[];let g=0;for(const d of r.filter(e).sort((f,A)=>f.from-A.from))d.from<g||(i.push(t.slice(g,d.from)),g=d.to);return i.push(t.slice(
g,Math.max(u,g))),s.length>0&&i.push(C(s,o)),i.push(t.slice(Math.max(u,g))),v(i.join(""))}function O(n){return`<?xpacket begin="\uFEFF" id="W5M0MpCehiHzreSzNTczkc9d"\
?>
<x:xmpmeta xmlns:x="adobe:ns:meta/">
<rdf:RDF xmlns:rdf="${D.dK.rdf}">
${C(n,"")}</rdf:RDF>
</x:xmpmeta>
<?xpacket end="w"?>`}function C(n,e){const t=[...new Set(n.map(({prefix:u})=>u))].map(u=>` xmlns:${u}="${D.dK[u]}"`).join(""),r=n.map(({prefix:u,name:o,form:i,values:g})=>`\
<${u}:${o}>${x(i,g)}</${u}:${o}>
`);return`<rdf:Description xmlns:rdf="${D.dK.rdf}" rdf:about="${(0,T.X)(e)}"${t}>
${r.join("")}</rdf:Description>
`}function x(n,e){const s=t=>e.map(r=>`<rdf:li${t}>${(0,T.X)(r)}</rdf:li>`).join("");switch(n){case"simple":return(0,T.X)(e[0]??"");case"alternative":return`<rd\
f:Alt>${s(' xml:lang="x-default"')}</rdf:Alt>`;case"ordered":return`<rdf:Seq>${s("")}</rdf:Seq>`;case"unordered":return`<rdf:Bag>${s("")}</rdf:Bag>`}}const v=n=>n.
replace(/^(\s*<\?xml\s[^>]*encoding\s*=\s*["'])[^"']*/,"$1UTF-8");function p(n,e){const s=n.catalog.get("Metadata"),t=n.resolve(s),r=t instanceof b.Z6?[...t.dict].
filter(([i])=>!["Filter","DecodeParms","Length"].includes(i)):[],u=new b.Bi([["Type",new b.SX("Metadata")],["Subtype",new b.SX("XML")],...r]),o=new b.Z6(u,Buffer.
from(e,"utf8"));(0,b.i9)(s)&&t instanceof b.Z6?n.put(s,o):n.edit(n.catalogNumber).set("Metadata",n.add(o))}}),1975:((F,B,c)=>{c.d(B,{kg:()=>O,m:()=>P,sm:()=>C});
var D=c(21115),T=c(3907);const b=1e5,P={text:"",properties:[],malformed:!0,end:-1,about:""};async function O(n,e){const s=(0,T.xK)(n);if(s===void 0)return P;const t=new v,
u=await(0,T.km)(s,e,o=>(t.take(o),t.broken))!=="well-formed"||t.depth>0||t.end<0||!t.declared;return{text:s,properties:t.properties,malformed:u,end:t.end,about:t.
about}}function C(n,e,s){return n?.properties.find(t=>t.name===s&&t.namespace===D.dK[e])?.values??[]}const x=-2;class v{properties=[];broken=!1;declared=!0;end=-1;about="";scope=new D.
ee;open=[];root=x;loose=!1;items=[];pieces=[];get depth(){return this.open.length}take(e){e.kind==="start"||e.kind==="empty"?(this.start(e.name,e.attributes,e.from),
e.kind==="empty"&&!this.broken&&this.close(e.name,e.to,e.to)):e.kind==="end"?this.close(e.name,e.from,e.to):e.kind==="text"&&this.isInProperty()&&this.pieces.push(
e.text)}isInProperty(){return this.root!==x&&this.open.length>this.root+2}start(e,s,t){if(this.open.length>=T.ol&&(this.broken=!0),this.broken)return;this.scope.
enter(s);const r=this.scope.ofElement(e),u=r.namespace===D.dK.rdf,o=u&&r.local==="li";this.root===x&&this.end<0&&u&&r.local==="Description"&&(this.root=this.open.
length-1,this.loose=!0);const i=this.open.length-this.root,g=o?s.find(({name:d})=>d==="xml:lang")?.value:void 0;if(this.open.push({name:e,...r,from:t,language:g}),
this.root===x){if(!u||r.local!=="RDF"||this.end>=0)return;this.root=this.open.length-1,this.declared=this.scope.declares(e)}else if(i===1)this.describe(s);else if(i===
2){this.items=[];const d=s.find(({name:f})=>this.isRdf(f,"resource"));this.pieces=d?[d.value]:[]}else o&&(this.pieces=[])}describe(e){for(const{name:s,value:t,from:r,
to:u}of e){if((0,D.HC)(s))continue;const{namespace:o,local:i}=this.scope.ofAttribute(s);o===D.dK.rdf&&i==="about"&&(this.about=t),!(o===""||o===D.dK.rdf||o===D.
dK.xml)&&this.add({namespace:o,name:i,values:[t],from:r,to:u})}}close(e,s,t){const r=this.open.pop();if(r?.name!==e){this.broken=!0;return}this.scope.leave();const u=this.
open.length-this.root;if(this.root!==x)if(u===0)this.end=s,this.root=x;else if(u===1&&this.loose)this.root=x,this.loose=!1;else if(u===2){const o=this.items.length>
0?p(this.items):[this.pieces.join("").trim()];this.add({namespace:r.namespace,name:r.local,values:o,from:r.from,to:t})}else u>2&&r.namespace===D.dK.rdf&&r.local===
"li"&&(this.items.push({text:this.pieces.join("").trim(),language:r.language}),this.pieces=[])}add(e){this.properties.length<b?this.properties.push(e):this.broken=
!0}isRdf(e,s){const t=this.scope.ofAttribute(e);return t.local===s&&t.namespace===D.dK.rdf}}function p(n){const e=n.findIndex(({language:t})=>t?.toLowerCase()===
"x-default"),s=n.map(({text:t})=>t);return e>0?[s[e],...s.slice(0,e),...s.slice(e+1)]:s}}),59071:((F,B,c)=>{c.d(B,{Gh:()=>e,ZK:()=>s,wh:()=>n});var D=c(77581),T=c(
45599);const b=/\u001b[A-Za-z]{2}[A-Za-z-]{0,8}\u001b/g,P=/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]/g,O=/[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g,
C=t=>t.replace(b,"").replace(P,"").replace(O,"�"),x=200,v=new WeakMap;function p(t){if(t.bytes.length<x)return C((0,D.g7)(t));let r=v.get(t);return r===void 0&&
v.set(t,r=C((0,D.g7)(t))),r}const n=t=>C(t).trim();function e(t){const r=t instanceof T.Mx?p(t).trim():"";return r===""?null:r}const s=t=>t?p(t):""}),70549:((F,B,c)=>{
c.d(B,{n:()=>D});function D(T){const b=new WeakMap;return P=>{if(P.hasChanges)return T(P);const O=b.get(P);if(O)return O.answer;const C=T(P);return b.set(P,{answer:C}),
C}}}),21996:((F,B,c)=>{c.d(B,{Av:()=>s,RJ:()=>u,V3:()=>r,vb:()=>o,zx:()=>e});var D=c(54619),T=c(93604),b=c(78157),P=c(88500);const O=2048,C=65536,x=4,v=1<<20,p=1024,
n="[^\\0\\t\\n\\f\\r ()<>[\\]{}/%#]";async function e(d,f){const{found:A,all:R}=await t(d,f),M=w=>[...new Set([...w,...R])].sort(($,W)=>$-W);return Object.fromEntries(
f.map(w=>[w,M(A[w])]))}async function s(d,f){const{found:A,all:R}=await t(d,f);for(const M of Object.values(A))for(const w of M)R.add(w);return R}async function t(d,f){
const A=f.map($=>{const[W="",...G]=[...$].map(S=>S.replace(/\W/,"\\$&")),K=/\W/.test($)?n:"\\w";return`${W}(?:${G.join("")}|${K}{0,${Math.max(0,$.length-2)}}#)`}),
R=new RegExp(`/(?:${A.join("|")}|#)`,"g"),M=Object.fromEntries(f.map($=>[$,new Set])),w=new Set;await u(d,($,W,G,K)=>{const S=$.toString("latin1",W,G);R.lastIndex=
0;for(let N=R.exec(S);N;N=R.exec(S)){const j=K(W+N.index);j!==void 0&&(N[0].endsWith("#")?w.add(j):M[N[0].slice(1)].add(j))}});for(const $ of o(d))w.add($);return{
found:M,all:w}}async function r(d,f){const A=await e(d,f);return[...new Set(Object.values(A).flat())].sort((R,M)=>R-M)}async function u(d,f){const{bytes:A,table:R}=d,
M=i(d),w=new Int32Array(M.length);for(let S=0;S<M.length;S++)w[S]=R.place[M[S]];const $=(0,b.bS)(A),W=S=>M[(0,T.MJ)(w,S)-1],G=new P.s;let K=0;for(let S=0;S<M.length;S++){
const N=S+1===M.length,j=N?A.length:w[S+1],V=j-w[S]>O;if(!V&&!N&&j-K<C)continue;let H=j;if(V){w[S]>K&&f($,K,w[S],W),G.reset();const J=G.value(A,d.bodies[M[S]],j);
K=w[S],J>=0&&(H=J)}f($,K,H,W);const k=d.job.pace.step(x*(H-K));k&&await k,K=j}for(const[S,N]of g(d)){const j=d.objectStream(S),V=d.job.pace.step(0);if(V&&await V,
!j)continue;const H=new Set(N),{starts:k,numbers:J,data:Q}=j,Y=Z=>{const X=J[(0,T.MJ)(k,Z)-1];return X!==void 0&&H.has(X)?X:void 0};for(let Z=0;Z<Q.length;Z+=v){
f((0,b.bS)(Q),Z,Math.min(Z+v+p,Q.length),Y);const X=d.job.pace.step(x*v);X&&await X}}}function*o(d){for(let f=1;d.hasChanges&&f<d.size;f++)d.isChanged(f)&&d.exists(
f)&&(yield f)}function i(d){const{table:f,hasChanges:A}=d,R=[];let M=!0,w=-1;for(let $=1;$<f.size;$++){if(f.kind[$]!==D.tL||A&&d.isChanged($))continue;const W=f.
place[$];M&&=W>=w,w=W,R.push($)}return M?R:R.sort(($,W)=>f.place[$]-f.place[W])}function g(d){const{table:f,hasChanges:A}=d,R=new Map;for(let M=1;M<f.size;M++){
if(f.kind[M]!==D.UT||A&&d.isChanged(M))continue;const w=f.place[M],$=R.get(w);$?$.push(M):R.set(w,[M])}return R}}),93604:((F,B,c)=>{c.d(B,{BC:()=>O,MJ:()=>C,p9:()=>b,
qZ:()=>P});const D=1e3,T=3e5;function*b(v,p){if(v.length<=D)return[...v].sort(p);let n=[];for(let e=0;e<v.length;e+=D){for(const s of v.slice(e,e+D).sort(p))n.push(
s);yield T}for(let e=D;e<n.length;e*=2){const s=[];for(let t=0;t<n.length;t+=2*e){const r=Math.min(t+e,n.length),u=Math.min(r+e,n.length);for(let o=t,i=r;o<r||i<
u;){const g=i===u||o<r&&p(n[o],n[i])<=0;s.push(g?n[o++]:n[i++]),s.length%D===0&&(yield T)}}n=s}return n}async function P(v,p,n){const e=b(v,p);for(;;){const{done:s,
value:t}=e.next();if(s)return t;const r=n.step(t);r&&await r}}const O=(v,p)=>x(v,p,!1),C=(v,p)=>x(v,p,!0);function x(v,p,n){let[e,s]=[0,v.length];for(;e<s;){const t=e+
s>>1,r=v[t];r<p||n&&r===p?e=t+1:s=t}return e}}),87826:((F,B,c)=>{c.d(B,{N:()=>b,i:()=>P});var D=c(78157),T=c(14029);function b({suspect:O,bytes:C},x){if(!(O||(0,D.
bS)(C.subarray(0,5)).toString("latin1")!=="%PDF-"))return C.length===x.length?x:C}const P=async(O,C,x)=>b(O,C)??await(0,T.UN)(O,x)})};
