"use strict";exports.id=9994,exports.ids=[9994],exports.modules={17079:((F,B,d)=>{d.d(B,{Z:()=>O,_:()=>P});const b=/^(?:D:)?\s*(\d{4})(?:(\d\d)(?:(\d\d)(?:(\d\d)(?:(\d\d)(?:(\d\d))?)?)?)?)?\s*(?:(Z)(?:00?)?'?(?:00?'?)?|([+-])(\d\d)?'?(?:(\d\d)'?)?)?$/,
T=/^(D:)?19(1\d\d)(\d{10})(?!\d)/,M=/^(\d{4})(?:-(\d\d)(?:-(\d\d)(?:[T ](\d\d):(\d\d)(?::(\d\d)(?:[.,]\d{1,9})?)?\s?(?:(Z)|([+-])(\d\d):?(\d\d)?)?)?)?)?$/;function P(p){
if(p.length>64)return;const a=p.trim().replace(T,(e,n,t,o)=>`${n??""}${1900+Number(t)}${o}`);return w(C(b.exec(a)??M.exec(a)))}function O(p){const a=p.length>64?
void 0:C(M.exec(p.trim()));if(!a||w(a)===void 0)return;const{year:e,month:n="",day:t="",hour:o="",minute:u="",second:s="",zone:c=""}=a;return`D:${e}${n}${t}${o}${u}${s}${c===
"Z"||c===""?c:`${c.replace(":","'")}'`}`}function C(p){if(!p)return;const[,a,e,n,t,o,u,s,c,g,i]=p,f=s??(c===void 0?void 0:`${c}${g??"00"}:${i??"00"}`);return{year:a,
month:e,day:n,hour:t,minute:o,second:u,zone:f}}function w(p){if(!p)return;const{year:a,month:e,day:n,hour:t,minute:o="00",second:u="00",zone:s}=p,c=(i,f,R)=>i===
void 0||Number(i)>=f&&Number(i)<=R;if(Number(a)===0||!c(e,1,12)||!c(n,1,D(Number(a),Number(e)))||!c(t,0,23)||!c(o,0,59)||!c(u,0,59)||s!==void 0&&s!=="Z"&&!(c(s.
slice(1,3),0,23)&&c(s.slice(4),0,59)))return;const g=[a,e,n].filter(i=>i!==void 0).join("-");return t===void 0?g:`${g}T${t}:${o}:${u}${s==="+00:00"||s==="-00:00"?
"Z":s??""}`}function D(p,a){return a===2?p%4===0&&(p%100!==0||p%400===0)?29:28:[4,6,9,11].includes(a)?30:31}}),49994:((F,B,d)=>{d.d(B,{bx:()=>Y,BG:()=>j,p0:()=>k});
var b=d(91369),T=d(21281),M=d(94518),P=d(33973),O=d(69289),C=d(87826),w=d(14029),D=d(98446),p=d(21996),a=d(45599);const e=["PieceInfo","Thumb"];async function n(E,r){
const l=await r(),{live:h}=l.markings[0];let m=!1;for(const _ of await(0,p.V3)(E,e)){if(h[_]!==1)continue;const y=E.job.pace.step(2e3);y&&await y;const I=E.get(
_),L=I instanceof a.Z6?I.dict:I;if(!(!(L instanceof a.Bi)||!e.some(U=>L.has(U)))){E.edit(_);for(const U of e)L.delete(U);m=!0}}return m?r():l}var t=d(52205),o=d(
54619),u=d(48249),s=d(58006),c=d(68973);const g=256*1024*1024,i=256*1024,f=4,R=.97,A=4,v=9,x=new Set(["ASCIIHexDecode","ASCII85Decode"]),$=new Set(["FlateDecode",
"LZWDecode","RunLengthDecode"]);class W{document;marked;isDouble;remaining=g;left=0;constructor(r,l,h){this.document=r,this.marked=l,this.isDouble=h}async run(){
const r=this.streams();for(let l=0;l<r.length;l+=A){const h=this.remaining,m=await Promise.all(r.slice(l,l+A).map(y=>this.optimize(y,h)));for(const y of m)this.
remaining-=y;const _=this.document.job.pace.step(2e3*A);_&&await _,this.document.job.pace.progress(l/r.length)}return{left:this.left}}streams(){const{document:r}=this,
{live:l,walked:h}=this.marked.markings[0],m=[];for(let _=1;_<l.length;_++){if(l[_]!==1||this.isDouble(_))continue;const y=r.edited.get(_),I=r.table.kind[_]===o.
tL&&h.dataStart[_]>0;(y===void 0?I:y instanceof a.Z6)&&m.push(_)}return m}async optimize(r,l){const{document:h}=this,m=h.get(r);if(!(m instanceof a.Z6)||(h.put(
r,m),G(h,m)))return 0;const _=h.encoded(m),y=this.withoutTransport(m,_),{smaller:I,decoded:L}=await this.compressed(y,l),U=I??y;return S(U)<S({...K(h,m.dict),data:_})&&
h.put(r,N(m,U)),L}withoutTransport(r,l){const{filters:h,parameters:m}=K(this.document,r.dict),_=h.findIndex(L=>!(L instanceof a.SX&&x.has(L.text))),y=_<0?h.length:
_,I={stream:l.length*4+16,total:l.length*4+16,remaining:l.length*4+16};for(const L of h.slice(0,y))l=(0,u.tN)(L.text,l,void 0,I);return{data:l,filters:h.slice(y),
parameters:m.slice(y)}}async compressed(r,l){const h=(0,c.uM)(this.document.job),m=await this.decoded(r,l);if(m==="too much")return this.left++,{decoded:0};if(!m||
m.filters.length>0)return{decoded:m?.data.length??0};const _=m.data.length;if(r.data.length>i&&!await this.isWorthwhile(m.data,r.data.length))return{decoded:_};
const I={data:await h.deflate(m.data,v),filters:[(0,a.UU)("FlateDecode")],parameters:m.parameters};return{smaller:[r,...this.isPredicted(m)?[]:[m]].reduce((U,z)=>S(
z)<S(U)?z:U,I),decoded:_}}isPredicted({parameters:r}){const l=this.document.resolve(this.document.dict(r[0])?.get("Predictor"));return typeof l=="number"&&l>1}async isWorthwhile(r,l){
const h=Math.floor(i/f*(r.length/l)),m=Math.floor((r.length-h)/(f-1)),_=Buffer.concat(Array.from({length:f},(I,L)=>r.subarray(L*m,L*m+h)));return(await(0,c.uM)(
this.document.job).deflate(_,v)).length<R*(l/r.length)*_.length}async decoded(r,l){const[h,...m]=r.filters;if(h===void 0)return r.data.length>l?"too much":r;if(!(h instanceof
a.SX)||!$.has(h.text)||m.length>0)return;if(h.text==="FlateDecode"){const{job:I}=this.document,L=Math.max(l,0),U=await(0,c.uM)(I).inflate(r.data,L)??await(0,c.Uw)(
r.data,L,I.pace);return U?{data:U,filters:[],parameters:r.parameters}:r.data.length*4>l?"too much":void 0}const _=this.document.dict(r.parameters[0]),y=this.document.
resolve(_?.get("EarlyChange"));try{const I=typeof y=="number"?new a.Bi([["EarlyChange",y]]):void 0,L=(0,u.tN)(h.text,r.data,I,{stream:l,total:l,remaining:l}),U=new a.
Bi([..._??[]].filter(([z])=>z!=="EarlyChange"));return{data:L,filters:[],parameters:U.size>0?[U]:[]}}catch{return}}}function G(E,{dict:r}){const l=(0,t.c3)(E,r.
get("Filter"));return r.has("F")||l.some(h=>(0,a.Eo)(h,"Crypt"))||(0,a.Eo)(E.resolve(r.get("Type")),"Metadata")}function K(E,r){const l=(0,t.c3)(E,r.get("Filter")),
h=r.get("DecodeParms"),m=E.array(h)??(h===void 0?[]:[h]);return{filters:l,parameters:l.map((_,y)=>m[y]??null)}}const S=({data:E,filters:r})=>E.length+r.reduce((l,h)=>l+
(h instanceof a.SX?h.text.length+9:0),0);function N(E,{data:r,filters:l,parameters:h}){const m=(0,s.n)(E,r,{compress:!1}),_=l.length===1;return l.length>0&&m.dict.
set("Filter",_?l[0]:[...l]),l.length>0&&h.some(y=>y!==null)&&m.dict.set("DecodeParms",_?h[0]:[...h]),m}async function j(E,r,l,h){const m={signatures:0,usageRightsRemoved:!1,
isRepaired:!1},_=({signatures:q,usageRightsRemoved:se})=>{m.signatures=q,m.usageRightsRemoved||=se},y=q=>{m.isRepaired=!0,l.onRepaired?.(q)},I=await(0,M.E)(E.bytes,
{...l,onWritten:_,onRepaired:y},{password:r}),L=I.pages.count,U=E.bytes.length;await I.pages.settle(),await h?.(I);const{bytes:z,notes:ee}=await V(I),te=z.length>=
U&&!m.isRepaired?(0,C.N)(I,E.bytes):void 0;return te?{bytes:te,isSmaller:!1,pageCount:L,notes:[],written:void 0}:(z.length>U&&ee.push(Z(U,z.length)),{bytes:z,isSmaller:!0,
pageCount:L,notes:ee,written:m})}async function V(E){const r=[],l=await n(E,()=>H(E)),h=await(0,b.v)(E,l),{left:m}=await new W(E,l,L=>h(0,L)!==void 0).run();m>0&&
r.push(ne(m)),(0,O.V)(E)&&r.push(X);const _=L=>(0,w.fT)([E],{compact:!0,objectStreams:L,alias:h});if(await Q(E))return{bytes:await _("none"),notes:r};const y=await _(
"smallest");if(y.length>=J)return{bytes:y,notes:r};const I=await _("none");return{bytes:I.length<y.length?I:y,notes:r}}async function H(E){const r=await(0,P.Rf)(
[E],{detail:!0,strings:E.security?.numbered===!0});return(0,P.Ip)([E],r),r}const k=(E,r)=>Math.floor(1e3*(E-r)/E)/10,J=16384;async function Q(E){const{archive:r,
names:l}=await(0,T.ds)(E);return r?.part===1||l.some(h=>/^PDF\/X-[13]/.test(h))}const Y={code:"not_smaller",message:"The document is returned as it was: it coul\
d not be made smaller."},Z=(E,r)=>({code:"repair_enlarged",message:`The document has ${r} bytes now, ${r-E} more than before, because it was repaired.`}),X={code:"\
linearization_removed",message:"The document is no longer linearized (prepared for fast web view), because object streams save more."},ne=E=>({code:"streams_lef\
t",message:`${(0,D.C7)(E,"stream was","streams were")} left as ${(0,D.d5)(E,"it was","they were")}, because at most 256 MB of a document are compressed again.`})}),
21281:((F,B,d)=>{d.d(B,{Ip:()=>D,XM:()=>t,Xb:()=>n,ds:()=>w,qg:()=>e});var b=d(59071),T=d(70549),M=d(21115),P=d(824),O=d(1975),C=d(60912);const w=(0,T.n)(async s=>D(
s,await(0,P.Br)(s)));function D(s,c){const g=(x,$)=>(0,b.wh)((0,O.sm)(c,x,$)[0]??""),i=a(g("pdfaid","part"),g("pdfaid","conformance").toLowerCase()),f=p(g("pdfu\
aid","part"))?`PDF/UA-${g("pdfuaid","part")}`:void 0,A=[g("pdfxid","GTS_PDFXVersion")||g("pdfx","GTS_PDFXVersion")||((0,b.Gh)(s.resolve((0,P._U)(s)?.get("GTS_PD\
FXVersion")))??""),g("pdfe","ISO_PDFEVersion"),g("pdfvtid","GTS_PDFVTVersion")],v=[i?.name,f,...A.filter(x=>/^PDF\/[\w .:/()-]{1,40}$/.test(x))];return{archive:i,
accessible:f,names:v.filter(x=>x!==void 0)}}const p=s=>/^[1-9]$/.test(s);function a(s,c){if(!p(s))return;const g=/^[abuef]$/.test(c)?c:"";return{part:Number(s),
level:g,name:`PDF/A-${s}${g}`}}function e(s,c,g,i){return c&&u(s,c,[M.dK.pdfaid]),n(g,i)}const n=({name:s},c)=>({code:"pdfa_identification_removed",message:`The\
 document no longer claims ${s}: ${c}.`});async function t(s){const c=await(0,P.Br)(s);if(!c)return[];const{archive:g,accessible:i}=D(s,c);u(s,c,[M.dK.pdfaid,M.
dK.pdfuaid]);const f=[g?.name,i].filter(R=>R!==void 0);return f.length>0?[o(f)]:[]}const o=s=>({code:"conformance_dropped",message:`The result no longer claims ${s.
join(" and ")}, because a merge cannot guarantee conformance.`});function u(s,c,g){c.properties.some(({namespace:i})=>g.includes(i))&&(0,C._L)(s,(0,C.QH)(c,({namespace:i})=>g.
includes(i),[]))}}),824:((F,B,d)=>{d.d(B,{Br:()=>D,_6:()=>a,_U:()=>w});var b=d(58552),T=d(1975),M=d(17079),P=d(45599),O=d(59071),C=d(70549);function w(e){const n=e.
resolve(e.trailer.get("Info"));return n instanceof P.Bi?n:n instanceof P.Z6?n.dict:void 0}const D=(0,C.n)(p);async function p(e){const n=e.get(e.catalogNumber),
t=n instanceof P.Bi?e.resolve(n.get("Metadata")):null;if(!(t instanceof P.Z6))return;let o;try{o=e.decoded(t)}catch(u){if(!(u instanceof b.zU)||u.code==="cancel\
led")throw u;return T.m}return(0,T.kg)(o,e.job.pace)}function a(e,n){const t=w(e),o=f=>e.resolve(t?.get(f)),u=(f,R,A=", ")=>{const v=(0,T.sm)(n,f,R).map(O.wh).filter(
Boolean).join(A);return v===""?null:v},s=(f,R)=>{const[A=""]=(0,T.sm)(n,f,R);return(0,O.wh)(A)||null},c=(f,R)=>(0,M._)((0,O.Gh)(o(f))??"")??(0,M._)(s("xmp",R)??
"")??null,g=e.get(e.catalogNumber),i=g instanceof P.Bi?(0,O.Gh)(e.resolve(g.get("Lang"))):null;return{title:(0,O.Gh)(o("Title"))??s("dc","title"),author:(0,O.Gh)(
o("Author"))??u("dc","creator"),subject:(0,O.Gh)(o("Subject"))??s("dc","description"),keywords:(0,O.Gh)(o("Keywords"))??u("pdf","Keywords")??u("dc","subject"),creator:(0,O.
Gh)(o("Creator"))??s("xmp","CreatorTool"),producer:(0,O.Gh)(o("Producer"))??s("pdf","Producer"),created:c("CreationDate","CreateDate"),modified:c("ModDate","Mod\
ifyDate"),language:i??s("dc","language")}}}),60912:((F,B,d)=>{d.d(B,{QH:()=>P,T3:()=>O,_L:()=>p});var b=d(21115),T=d(3907),M=d(45599);function P(a,e,n){const{text:t,
properties:o,end:u,about:s}=a,c=[];let g=0;for(const i of o.filter(e).sort((f,R)=>f.from-R.from))i.from<g||(c.push(t.slice(g,i.from)),g=i.to);return c.push(t.slice(
g,Math.max(u,g))),n.length>0&&c.push(C(n,s)),c.push(t.slice(Math.max(u,g))),D(c.join(""))}function O(a){return`<?xpacket begin="\uFEFF" id="W5M0MpCehiHzreSzNTczkc9d"\
?>
<x:xmpmeta xmlns:x="adobe:ns:meta/">
<rdf:RDF xmlns:rdf="${b.dK.rdf}">
${C(a,"")}</rdf:RDF>
</x:xmpmeta>
<?xpacket end="w"?>`}function C(a,e){const t=[...new Set(a.map(({prefix:u})=>u))].map(u=>` xmlns:${u}="${b.dK[u]}"`).join(""),o=a.map(({prefix:u,name:s,form:c,values:g})=>`\
<${u}:${s}>${w(c,g)}</${u}:${s}>
`);return`<rdf:Description xmlns:rdf="${b.dK.rdf}" rdf:about="${(0,T.X)(e)}"${t}>
${o.join("")}</rdf:Description>
`}function w(a,e){const n=t=>e.map(o=>`<rdf:li${t}>${(0,T.X)(o)}</rdf:li>`).join("");switch(a){case"simple":return(0,T.X)(e[0]??"");case"alternative":return`<rd\
f:Alt>${n(' xml:lang="x-default"')}</rdf:Alt>`;case"ordered":return`<rdf:Seq>${n("")}</rdf:Seq>`;case"unordered":return`<rdf:Bag>${n("")}</rdf:Bag>`}}const D=a=>a.
replace(/^(\s*<\?xml\s[^>]*encoding\s*=\s*["'])[^"']*/,"$1UTF-8");function p(a,e){const n=a.catalog.get("Metadata"),t=a.resolve(n),o=t instanceof M.Z6?[...t.dict].
filter(([c])=>!["Filter","DecodeParms","Length"].includes(c)):[],u=new M.Bi([["Type",new M.SX("Metadata")],["Subtype",new M.SX("XML")],...o]),s=new M.Z6(u,Buffer.
from(e,"utf8"));(0,M.i9)(n)&&t instanceof M.Z6?a.put(n,s):a.edit(a.catalogNumber).set("Metadata",a.add(s))}}),1975:((F,B,d)=>{d.d(B,{kg:()=>O,m:()=>P,sm:()=>C});
var b=d(21115),T=d(3907);const M=1e5,P={text:"",properties:[],malformed:!0,end:-1,about:""};async function O(a,e){const n=(0,T.xK)(a);if(n===void 0)return P;const t=new D,
u=await(0,T.km)(n,e,s=>(t.take(s),t.broken))!=="well-formed"||t.depth>0||t.end<0||!t.declared;return{text:n,properties:t.properties,malformed:u,end:t.end,about:t.
about}}function C(a,e,n){return a?.properties.find(t=>t.name===n&&t.namespace===b.dK[e])?.values??[]}const w=-2;class D{properties=[];broken=!1;declared=!0;end=-1;about="";scope=new b.
ee;open=[];root=w;loose=!1;items=[];pieces=[];get depth(){return this.open.length}take(e){e.kind==="start"||e.kind==="empty"?(this.start(e.name,e.attributes,e.from),
e.kind==="empty"&&!this.broken&&this.close(e.name,e.to,e.to)):e.kind==="end"?this.close(e.name,e.from,e.to):e.kind==="text"&&this.isInProperty()&&this.pieces.push(
e.text)}isInProperty(){return this.root!==w&&this.open.length>this.root+2}start(e,n,t){if(this.open.length>=T.ol&&(this.broken=!0),this.broken)return;this.scope.
enter(n);const o=this.scope.ofElement(e),u=o.namespace===b.dK.rdf,s=u&&o.local==="li";this.root===w&&this.end<0&&u&&o.local==="Description"&&(this.root=this.open.
length-1,this.loose=!0);const c=this.open.length-this.root,g=s?n.find(({name:i})=>i==="xml:lang")?.value:void 0;if(this.open.push({name:e,...o,from:t,language:g}),
this.root===w){if(!u||o.local!=="RDF"||this.end>=0)return;this.root=this.open.length-1,this.declared=this.scope.declares(e)}else if(c===1)this.describe(n);else if(c===
2){this.items=[];const i=n.find(({name:f})=>this.isRdf(f,"resource"));this.pieces=i?[i.value]:[]}else s&&(this.pieces=[])}describe(e){for(const{name:n,value:t,from:o,
to:u}of e){if((0,b.HC)(n))continue;const{namespace:s,local:c}=this.scope.ofAttribute(n);s===b.dK.rdf&&c==="about"&&(this.about=t),!(s===""||s===b.dK.rdf||s===b.
dK.xml)&&this.add({namespace:s,name:c,values:[t],from:o,to:u})}}close(e,n,t){const o=this.open.pop();if(o?.name!==e){this.broken=!0;return}this.scope.leave();const u=this.
open.length-this.root;if(this.root!==w)if(u===0)this.end=n,this.root=w;else if(u===1&&this.loose)this.root=w,this.loose=!1;else if(u===2){const s=this.items.length>
0?p(this.items):[this.pieces.join("").trim()];this.add({namespace:o.namespace,name:o.local,values:s,from:o.from,to:t})}else u>2&&o.namespace===b.dK.rdf&&o.local===
"li"&&(this.items.push({text:this.pieces.join("").trim(),language:o.language}),this.pieces=[])}add(e){this.properties.length<M?this.properties.push(e):this.broken=
!0}isRdf(e,n){const t=this.scope.ofAttribute(e);return t.local===n&&t.namespace===b.dK.rdf}}function p(a){const e=a.findIndex(({language:t})=>t?.toLowerCase()===
"x-default"),n=a.map(({text:t})=>t);return e>0?[n[e],...n.slice(0,e),...n.slice(e+1)]:n}}),59071:((F,B,d)=>{d.d(B,{Gh:()=>e,ZK:()=>n,wh:()=>a});var b=d(77581),T=d(
45599);const M=/\u001b[A-Za-z]{2}[A-Za-z-]{0,8}\u001b/g,P=/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]/g,O=/[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g,
C=t=>t.replace(M,"").replace(P,"").replace(O,"�"),w=200,D=new WeakMap;function p(t){if(t.bytes.length<w)return C((0,b.g7)(t));let o=D.get(t);return o===void 0&&
D.set(t,o=C((0,b.g7)(t))),o}const a=t=>C(t).trim();function e(t){const o=t instanceof T.Mx?p(t).trim():"";return o===""?null:o}const n=t=>t?p(t):""}),70549:((F,B,d)=>{
d.d(B,{n:()=>b});function b(T){const M=new WeakMap;return P=>{if(P.hasChanges)return T(P);const O=M.get(P);if(O)return O.answer;const C=T(P);return M.set(P,{answer:C}),
C}}}),21996:((F,B,d)=>{d.d(B,{Av:()=>n,RJ:()=>u,V3:()=>o,vb:()=>s,zx:()=>e});var b=d(54619),T=d(93604),M=d(78157),P=d(88500);const O=2048,C=65536,w=4,D=1<<20,p=1024,
a="[^\\0\\t\\n\\f\\r ()<>[\\]{}/%#]";async function e(i,f){const{found:R,all:A}=await t(i,f),v=x=>[...new Set([...x,...A])].sort(($,W)=>$-W);return Object.fromEntries(
f.map(x=>[x,v(R[x])]))}async function n(i,f){const{found:R,all:A}=await t(i,f);for(const v of Object.values(R))for(const x of v)A.add(x);return A}async function t(i,f){
const R=f.map($=>{const[W="",...G]=[...$].map(S=>S.replace(/\W/,"\\$&")),K=/\W/.test($)?a:"\\w";return`${W}(?:${G.join("")}|${K}{0,${Math.max(0,$.length-2)}}#)`}),
A=new RegExp(`/(?:${R.join("|")}|#)`,"g"),v=Object.fromEntries(f.map($=>[$,new Set])),x=new Set;await u(i,($,W,G,K)=>{const S=$.toString("latin1",W,G);A.lastIndex=
0;for(let N=A.exec(S);N;N=A.exec(S)){const j=K(W+N.index);j!==void 0&&(N[0].endsWith("#")?x.add(j):v[N[0].slice(1)].add(j))}});for(const $ of s(i))x.add($);return{
found:v,all:x}}async function o(i,f){const R=await e(i,f);return[...new Set(Object.values(R).flat())].sort((A,v)=>A-v)}async function u(i,f){const{bytes:R,table:A}=i,
v=c(i),x=new Int32Array(v.length);for(let S=0;S<v.length;S++)x[S]=A.place[v[S]];const $=(0,M.bS)(R),W=S=>v[(0,T.MJ)(x,S)-1],G=new P.s;let K=0;for(let S=0;S<v.length;S++){
const N=S+1===v.length,j=N?R.length:x[S+1],V=j-x[S]>O;if(!V&&!N&&j-K<C)continue;let H=j;if(V){x[S]>K&&f($,K,x[S],W),G.reset();const J=G.value(R,i.bodies[v[S]],j);
K=x[S],J>=0&&(H=J)}f($,K,H,W);const k=i.job.pace.step(w*(H-K));k&&await k,K=j}for(const[S,N]of g(i)){const j=i.objectStream(S),V=i.job.pace.step(0);if(V&&await V,
!j)continue;const H=new Set(N),{starts:k,numbers:J,data:Q}=j,Y=Z=>{const X=J[(0,T.MJ)(k,Z)-1];return X!==void 0&&H.has(X)?X:void 0};for(let Z=0;Z<Q.length;Z+=D){
f((0,M.bS)(Q),Z,Math.min(Z+D+p,Q.length),Y);const X=i.job.pace.step(w*D);X&&await X}}}function*s(i){for(let f=1;i.hasChanges&&f<i.size;f++)i.isChanged(f)&&i.exists(
f)&&(yield f)}function c(i){const{table:f,hasChanges:R}=i,A=[];let v=!0,x=-1;for(let $=1;$<f.size;$++){if(f.kind[$]!==b.tL||R&&i.isChanged($))continue;const W=f.
place[$];v&&=W>=x,x=W,A.push($)}return v?A:A.sort(($,W)=>f.place[$]-f.place[W])}function g(i){const{table:f,hasChanges:R}=i,A=new Map;for(let v=1;v<f.size;v++){
if(f.kind[v]!==b.UT||R&&i.isChanged(v))continue;const x=f.place[v],$=A.get(x);$?$.push(v):A.set(x,[v])}return A}}),93604:((F,B,d)=>{d.d(B,{BC:()=>O,MJ:()=>C,qZ:()=>M});
const b=4096,T=100;async function M(D,p,a){let e=[];for(let n=0;n<D.length;n+=b){for(const o of D.slice(n,n+b).sort(p))e.push(o);const t=a.step(12*b*T);t&&await t}
for(let n=b;n<D.length;n*=2){const t=[];for(let o=0;o<D.length;o+=2*n)await P(e,o,n,p,t,a);e=t}return e}async function P(D,p,a,e,n,t){const[o,u]=[Math.min(p+a,D.
length),Math.min(p+2*a,D.length)];let[s,c]=[p,o];for(;s<o||c<u;){const g=s===o||c<u&&e(D[c],D[s])<0;n.push(D[g?c++:s++]);const i=t.step(T);i&&await i}}const O=(D,p)=>w(
D,p,!1),C=(D,p)=>w(D,p,!0);function w(D,p,a){let[e,n]=[0,D.length];for(;e<n;){const t=e+n>>1,o=D[t];o<p||a&&o===p?e=t+1:n=t}return e}}),87826:((F,B,d)=>{d.d(B,{
N:()=>M,i:()=>P});var b=d(78157),T=d(14029);function M({suspect:O,bytes:C},w){if(!(O||(0,b.bS)(C.subarray(0,5)).toString("latin1")!=="%PDF-"))return C.length===
w.length?w:C}const P=async(O,C,w)=>M(O,C)??await(0,T.UN)(O,w)})};
