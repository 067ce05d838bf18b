"use strict";exports.id=9994,exports.ids=[9994],exports.modules={17079:((F,B,r)=>{r.d(B,{Z:()=>_,_:()=>D});const O=/^(?:D:)?\s*(\d{4})(?:(\d\d)(?:(\d\d)(?:(\d\d)(?:(\d\d)(?:(\d\d))?)?)?)?)?\s*(?:(Z)(?:00?)?'?(?:00?'?)?|([+-])(\d\d)?'?(?:(\d\d)'?)?)?$/,
T=/^(D:)?19(1\d\d)(\d{10})(?!\d)/,b=/^(\d{4})(?:-(\d\d)(?:-(\d\d)(?:[T ](\d\d):(\d\d)(?::(\d\d)(?:[.,]\d{1,9})?)?\s?(?:(Z)|([+-])(\d\d):?(\d\d)?)?)?)?)?$/;function D(v){
if(v.length>64)return;const a=v.trim().replace(T,(e,o,t,l)=>`${o??""}${1900+Number(t)}${l}`);return P(y(O.exec(a)??b.exec(a)))}function _(v){const a=v.length>64?
void 0:y(b.exec(v.trim()));if(!a||P(a)===void 0)return;const{year:e,month:o="",day:t="",hour:l="",minute:h="",second:n="",zone:c=""}=a;return`D:${e}${o}${t}${l}${h}${n}${c===
"Z"||c===""?c:`${c.replace(":","'")}'`}`}function y(v){if(!v)return;const[,a,e,o,t,l,h,n,c,p,i]=v,f=n??(c===void 0?void 0:`${c}${p??"00"}:${i??"00"}`);return{year:a,
month:e,day:o,hour:t,minute:l,second:h,zone:f}}function P(v){if(!v)return;const{year:a,month:e,day:o,hour:t,minute:l="00",second:h="00",zone:n}=v,c=(i,f,A)=>i===
void 0||Number(i)>=f&&Number(i)<=A;if(Number(a)===0||!c(e,1,12)||!c(o,1,L(Number(a),Number(e)))||!c(t,0,23)||!c(l,0,59)||!c(h,0,59)||n!==void 0&&n!=="Z"&&!(c(n.
slice(1,3),0,23)&&c(n.slice(4),0,59)))return;const p=[a,e,o].filter(i=>i!==void 0).join("-");return t===void 0?p:`${p}T${t}:${l}:${h}${n==="+00:00"||n==="-00:00"?
"Z":n??""}`}function L(v,a){return a===2?v%4===0&&(v%100!==0||v%400===0)?29:28:[4,6,9,11].includes(a)?30:31}}),49994:((F,B,r)=>{r.d(B,{bx:()=>Y,BG:()=>j,p0:()=>k});
var O=r(91369),T=r(21281),b=r(94518),D=r(33973),_=r(69289),y=r(87826),P=r(14029),L=r(98446),v=r(21996),a=r(45599);const e=["PieceInfo","Thumb"];async function o(g,s){
const d=await s(),{live:u}=d.markings[0];let m=!1;for(const E of await(0,v.V3)(g,e)){if(u[E]!==1)continue;const w=g.job.pace.step(2e3);w&&await w;const S=g.get(
E),I=S instanceof a.Z6?S.dict:S;if(!(!(I instanceof a.Bi)||!e.some(W=>I.has(W)))){g.edit(E);for(const W of e)I.delete(W);m=!0}}return m?s():d}var t=r(52205),l=r(
54619),h=r(48249),n=r(58006),c=r(68973);const p=256*1024*1024,i=256*1024,f=4,A=.97,C=4,M=9,x=new Set(["ASCIIHexDecode","ASCII85Decode"]),R=new Set(["FlateDecode",
"LZWDecode","RunLengthDecode"]);class K{document;marked;isDouble;remaining=p;left=0;constructor(s,d,u){this.document=s,this.marked=d,this.isDouble=u}async run(){
const s=this.streams();for(let d=0;d<s.length;d+=C){const u=this.remaining,m=await Promise.all(s.slice(d,d+C).map(w=>this.optimize(w,u)));for(const w of m)this.
remaining-=w;const E=this.document.job.pace.step(2e3*C);E&&await E,this.document.job.pace.progress(d/s.length)}return{left:this.left}}streams(){const{document:s}=this,
{live:d,walked:u}=this.marked.markings[0],m=[];for(let E=1;E<d.length;E++){if(d[E]!==1||this.isDouble(E))continue;const w=s.edited.get(E),S=s.table.kind[E]===l.
tL&&u.dataStart[E]>0;(w===void 0?S:w instanceof a.Z6)&&m.push(E)}return m}async optimize(s,d){const{document:u}=this,m=u.get(s);if(!(m instanceof a.Z6)||(u.put(
s,m),G(u,m)))return 0;const E=u.encoded(m),w=this.withoutTransport(m,E),{smaller:S,decoded:I}=await this.compressed(w,d),W=S??w;return $(W)<$({...U(u,m.dict),data:E})&&
u.put(s,N(m,W)),I}withoutTransport(s,d){const{filters:u,parameters:m}=U(this.document,s.dict),E=u.findIndex(I=>!(I instanceof a.SX&&x.has(I.text))),w=E<0?u.length:
E,S={stream:d.length*4+16,total:d.length*4+16,remaining:d.length*4+16};for(const I of u.slice(0,w))d=(0,h.tN)(I.text,d,void 0,S);return{data:d,filters:u.slice(w),
parameters:m.slice(w)}}async compressed(s,d){const u=(0,c.uM)(this.document.job),m=await this.decoded(s,d);if(m==="too much")return this.left++,{decoded:0};if(!m||
m.filters.length>0)return{decoded:m?.data.length??0};const E=m.data.length;if(s.data.length>i&&!await this.isWorthwhile(m.data,s.data.length))return{decoded:E};
const S={data:await u.deflate(m.data,M),filters:[(0,a.UU)("FlateDecode")],parameters:m.parameters};return{smaller:[s,...this.isPredicted(m)?[]:[m]].reduce((W,z)=>$(
z)<$(W)?z:W,S),decoded:E}}isPredicted({parameters:s}){const d=this.document.resolve(this.document.dict(s[0])?.get("Predictor"));return typeof d=="number"&&d>1}async isWorthwhile(s,d){
const u=Math.floor(i/f*(s.length/d)),m=Math.floor((s.length-u)/(f-1)),E=Buffer.concat(Array.from({length:f},(S,I)=>s.subarray(I*m,I*m+u)));return(await(0,c.uM)(
this.document.job).deflate(E,M)).length<A*(d/s.length)*E.length}async decoded(s,d){const[u,...m]=s.filters;if(u===void 0)return s.data.length>d?"too much":s;if(!(u instanceof
a.SX)||!R.has(u.text)||m.length>0)return;if(u.text==="FlateDecode"){const{job:S}=this.document,I=Math.max(d,0),W=await(0,c.uM)(S).inflate(s.data,I)??await(0,c.Uw)(
s.data,I,S.pace);return W?{data:W,filters:[],parameters:s.parameters}:s.data.length*4>d?"too much":void 0}const E=this.document.dict(s.parameters[0]),w=this.document.
resolve(E?.get("EarlyChange"));try{const S=typeof w=="number"?new a.Bi([["EarlyChange",w]]):void 0,I=(0,h.tN)(u.text,s.data,S,{stream:d,total:d,remaining:d}),W=new a.
Bi([...E??[]].filter(([z])=>z!=="EarlyChange"));return{data:I,filters:[],parameters:W.size>0?[W]:[]}}catch{return}}}function G(g,{dict:s}){const d=(0,t.c3)(g,s.
get("Filter"));return s.has("F")||d.some(u=>(0,a.Eo)(u,"Crypt"))||(0,a.Eo)(g.resolve(s.get("Type")),"Metadata")}function U(g,s){const d=(0,t.c3)(g,s.get("Filter")),
u=s.get("DecodeParms"),m=g.array(u)??(u===void 0?[]:[u]);return{filters:d,parameters:d.map((E,w)=>m[w]??null)}}const $=({data:g,filters:s})=>g.length+s.reduce((d,u)=>d+
(u instanceof a.SX?u.text.length+9:0),0);function N(g,{data:s,filters:d,parameters:u}){const m=(0,n.n)(g,s,{compress:!1}),E=d.length===1;return d.length>0&&m.dict.
set("Filter",E?d[0]:[...d]),d.length>0&&u.some(w=>w!==null)&&m.dict.set("DecodeParms",E?u[0]:[...u]),m}async function j(g,s,d,u){const m={signatures:0,usageRightsRemoved:!1,
isRepaired:!1},E=({signatures:q,usageRightsRemoved:se})=>{m.signatures=q,m.usageRightsRemoved||=se},w=q=>{m.isRepaired=!0,d.onRepaired?.(q)},S=await(0,b.E)(g.bytes,
{...d,onWritten:E,onRepaired:w},{password:s}),I=S.pages.count,W=g.bytes.length;await S.pages.settle(),await u?.(S);const{bytes:z,notes:ee}=await V(S),te=z.length>=
W&&!m.isRepaired?(0,y.N)(S,g.bytes):void 0;return te?{bytes:te,isSmaller:!1,pageCount:I,notes:[],written:void 0}:(z.length>W&&ee.push(Z(W,z.length)),{bytes:z,isSmaller:!0,
pageCount:I,notes:ee,written:m})}async function V(g){const s=[],d=await o(g,()=>H(g)),u=await(0,O.v)(g,d),{left:m}=await new K(g,d,I=>u(0,I)!==void 0).run();m>0&&
s.push(ne(m)),(0,_.V)(g)&&s.push(X);const E=I=>(0,P.fT)([g],{compact:!0,objectStreams:I,alias:u});if(await J(g))return{bytes:await E("none"),notes:s};const w=await E(
"smallest");if(w.length>=Q)return{bytes:w,notes:s};const S=await E("none");return{bytes:S.length<w.length?S:w,notes:s}}async function H(g){const s=await(0,D.Rf)(
[g],{detail:!0,strings:g.security?.numbered===!0});return(0,D.Ip)([g],s),s}const k=(g,s)=>Math.floor(1e3*(g-s)/g)/10,Q=16384;async function J(g){const{archive:s,
names:d}=await(0,T.ds)(g);return s?.part===1||d.some(u=>/^PDF\/X-[13]/.test(u))}const Y={code:"not_smaller",message:"The document is returned as it was: it coul\
d not be made smaller."},Z=(g,s)=>({code:"repair_enlarged",message:`The document has ${s} bytes now, ${s-g} more than before, because it was repaired.`}),X={code:"\
linearization_removed",message:"The document is no longer linearized (prepared for fast web view), because object streams save more."},ne=g=>({code:"streams_lef\
t",message:`${(0,L.C7)(g,"stream was","streams were")} left as ${(0,L.d5)(g,"it was","they were")}, because at most 256 MB of a document are compressed again.`})}),
21281:((F,B,r)=>{r.d(B,{Ip:()=>L,XM:()=>t,Xb:()=>o,ds:()=>P,qg:()=>e});var O=r(59071),T=r(70549),b=r(21115),D=r(824),_=r(1975),y=r(60912);const P=(0,T.n)(async n=>L(
n,await(0,D.Br)(n)));function L(n,c){const p=(x,R)=>(0,O.wh)((0,_.sm)(c,x,R)[0]??""),i=a(p("pdfaid","part"),p("pdfaid","conformance").toLowerCase()),f=v(p("pdfu\
aid","part"))?`PDF/UA-${p("pdfuaid","part")}`:void 0,C=[p("pdfxid","GTS_PDFXVersion")||p("pdfx","GTS_PDFXVersion")||((0,O.Gh)(n.resolve((0,D._U)(n)?.get("GTS_PD\
FXVersion")))??""),p("pdfe","ISO_PDFEVersion"),p("pdfvtid","GTS_PDFVTVersion")],M=[i?.name,f,...C.filter(x=>/^PDF\/[\w .:/()-]{1,40}$/.test(x))];return{archive:i,
accessible:f,names:M.filter(x=>x!==void 0)}}const v=n=>/^[1-9]$/.test(n);function a(n,c){if(!v(n))return;const p=/^[abuef]$/.test(c)?c:"";return{part:Number(n),
level:p,name:`PDF/A-${n}${p}`}}function e(n,c,p,i){return c&&h(n,c,[b.dK.pdfaid]),o(p,i)}const o=({name:n},c)=>({code:"pdfa_identification_removed",message:`The\
 document no longer claims ${n}: ${c}.`});async function t(n){const c=await(0,D.Br)(n);if(!c)return[];const{archive:p,accessible:i}=L(n,c);h(n,c,[b.dK.pdfaid,b.
dK.pdfuaid]);const f=[p?.name,i].filter(A=>A!==void 0);return f.length>0?[l(f)]:[]}const l=n=>({code:"conformance_dropped",message:`The result no longer claims ${n.
join(" and ")}, because a merge cannot guarantee conformance.`});function h(n,c,p){c.properties.some(({namespace:i})=>p.includes(i))&&(0,y._L)(n,(0,y.QH)(c,({namespace:i})=>p.
includes(i),[]))}}),824:((F,B,r)=>{r.d(B,{Br:()=>L,_6:()=>a,_U:()=>P});var O=r(58552),T=r(1975),b=r(17079),D=r(45599),_=r(59071),y=r(70549);function P(e){const o=e.
resolve(e.trailer.get("Info"));return o instanceof D.Bi?o:o instanceof D.Z6?o.dict:void 0}const L=(0,y.n)(v);async function v(e){const o=e.get(e.catalogNumber),
t=o instanceof D.Bi?e.resolve(o.get("Metadata")):null;if(!(t instanceof D.Z6))return;let l;try{l=e.decoded(t)}catch(h){if(!(h instanceof O.zU)||h.code==="cancel\
led")throw h;return T.m}return(0,T.kg)(l,e.job.pace)}function a(e,o){const t=P(e),l=f=>e.resolve(t?.get(f)),h=(f,A,C=", ")=>{const M=(0,T.sm)(o,f,A).map(_.wh).filter(
Boolean).join(C);return M===""?null:M},n=(f,A)=>{const[C=""]=(0,T.sm)(o,f,A);return(0,_.wh)(C)||null},c=(f,A)=>(0,b._)((0,_.Gh)(l(f))??"")??(0,b._)(n("xmp",A)??
"")??null,p=e.get(e.catalogNumber),i=p instanceof D.Bi?(0,_.Gh)(e.resolve(p.get("Lang"))):null;return{title:(0,_.Gh)(l("Title"))??n("dc","title"),author:(0,_.Gh)(
l("Author"))??h("dc","creator"),subject:(0,_.Gh)(l("Subject"))??n("dc","description"),keywords:(0,_.Gh)(l("Keywords"))??h("pdf","Keywords")??h("dc","subject"),creator:(0,_.
Gh)(l("Creator"))??n("xmp","CreatorTool"),producer:(0,_.Gh)(l("Producer"))??n("pdf","Producer"),created:c("CreationDate","CreateDate"),modified:c("ModDate","Mod\
ifyDate"),language:i??n("dc","language")}}}),60912:((F,B,r)=>{r.d(B,{QH:()=>D,T3:()=>_,_L:()=>v});var O=r(21115),T=r(3907),b=r(45599);function D(a,e,o){const{text:t,
properties:l,end:h,about:n}=a,c=[];let p=0;for(const i of l.filter(e).sort((f,A)=>f.from-A.from))i.from<p||(c.push(t.slice(p,i.from)),p=i.to);return c.push(t.slice(
p,Math.max(h,p))),o.length>0&&c.push(y(o,n)),c.push(t.slice(Math.max(h,p))),L(c.join(""))}function _(a){return`<?xpacket begin="\uFEFF" id="W5M0MpCehiHzreSzNTczkc9d"\
?>
<x:xmpmeta xmlns:x="adobe:ns:meta/">
<rdf:RDF xmlns:rdf="${O.dK.rdf}">
${y(a,"")}</rdf:RDF>
</x:xmpmeta>
<?xpacket end="w"?>`}function y(a,e){const t=[...new Set(a.map(({prefix:h})=>h))].map(h=>` xmlns:${h}="${O.dK[h]}"`).join(""),l=a.map(({prefix:h,name:n,form:c,values:p})=>`\
<${h}:${n}>${P(c,p)}</${h}:${n}>
`);return`<rdf:Description xmlns:rdf="${O.dK.rdf}" rdf:about="${(0,T.X)(e)}"${t}>
${l.join("")}</rdf:Description>
`}function P(a,e){const o=t=>e.map(l=>`<rdf:li${t}>${(0,T.X)(l)}</rdf:li>`).join("");switch(a){case"simple":return(0,T.X)(e[0]??"");case"alternative":return`<rd\
f:Alt>${o(' xml:lang="x-default"')}</rdf:Alt>`;case"ordered":return`<rdf:Seq>${o("")}</rdf:Seq>`;case"unordered":return`<rdf:Bag>${o("")}</rdf:Bag>`}}const L=a=>a.
replace(/^(\s*<\?xml\s[^>]*encoding\s*=\s*["'])[^"']*/,"$1UTF-8");function v(a,e){const o=a.catalog.get("Metadata"),t=a.resolve(o),l=t instanceof b.Z6?[...t.dict].
filter(([c])=>!["Filter","DecodeParms","Length"].includes(c)):[],h=new b.Bi([["Type",new b.SX("Metadata")],["Subtype",new b.SX("XML")],...l]),n=new b.Z6(h,Buffer.
from(e,"utf8"));(0,b.i9)(o)&&t instanceof b.Z6?a.put(o,n):a.edit(a.catalogNumber).set("Metadata",a.add(n))}}),1975:((F,B,r)=>{r.d(B,{kg:()=>_,m:()=>D,sm:()=>y});
var O=r(21115),T=r(3907);const b=1e5,D={text:"",properties:[],malformed:!0,end:-1,about:""};async function _(a,e){const o=(0,T.xK)(a);if(o===void 0)return D;const t=new L,
h=await(0,T.km)(o,e,n=>(t.take(n),t.broken))!=="well-formed"||t.depth>0||t.end<0||!t.declared;return{text:o,properties:t.properties,malformed:h,end:t.end,about:t.
about}}function y(a,e,o){return a?.properties.find(t=>t.name===o&&t.namespace===O.dK[e])?.values??[]}const P=-2;class L{properties=[];broken=!1;declared=!0;end=-1;about="";scope=new O.
ee;open=[];root=P;loose=!1;items=[];pieces=[];get depth(){return this.open.length}take(e){e.kind==="start"||e.kind==="empty"?(this.start(e.name,e.attributes,e.from),
e.kind==="empty"&&!this.broken&&this.close(e.name,e.to,e.to)):e.kind==="end"?this.close(e.name,e.from,e.to):e.kind==="text"&&this.isInProperty()&&this.pieces.push(
e.text)}isInProperty(){return this.root!==P&&this.open.length>this.root+2}start(e,o,t){if(this.open.length>=T.ol&&(this.broken=!0),this.broken)return;this.scope.
enter(o);const l=this.scope.ofElement(e),h=l.namespace===O.dK.rdf,n=h&&l.local==="li";this.root===P&&this.end<0&&h&&l.local==="Description"&&(this.root=this.open.
length-1,this.loose=!0);const c=this.open.length-this.root,p=n?o.find(({name:i})=>i==="xml:lang")?.value:void 0;if(this.open.push({name:e,...l,from:t,language:p}),
this.root===P){if(!h||l.local!=="RDF"||this.end>=0)return;this.root=this.open.length-1,this.declared=this.scope.declares(e)}else if(c===1)this.describe(o);else if(c===
2){this.items=[];const i=o.find(({name:f})=>this.isRdf(f,"resource"));this.pieces=i?[i.value]:[]}else n&&(this.pieces=[])}describe(e){for(const{name:o,value:t,from:l,
to:h}of e){if((0,O.HC)(o))continue;const{namespace:n,local:c}=this.scope.ofAttribute(o);n===O.dK.rdf&&c==="about"&&(this.about=t),!(n===""||n===O.dK.rdf||n===O.
dK.xml)&&this.add({namespace:n,name:c,values:[t],from:l,to:h})}}close(e,o,t){const l=this.open.pop();if(l?.name!==e){this.broken=!0;return}this.scope.leave();const h=this.
open.length-this.root;if(this.root!==P)if(h===0)this.end=o,this.root=P;else if(h===1&&this.loose)this.root=P,this.loose=!1;else if(h===2){const n=this.items.length>
0?v(this.items):[this.pieces.join("").trim()];this.add({namespace:l.namespace,name:l.local,values:n,from:l.from,to:t})}else h>2&&l.namespace===O.dK.rdf&&l.local===
"li"&&(this.items.push({text:this.pieces.join("").trim(),language:l.language}),this.pieces=[])}add(e){this.properties.length<b?this.properties.push(e):this.broken=
!0}isRdf(e,o){const t=this.scope.ofAttribute(e);return t.local===o&&t.namespace===O.dK.rdf}}function v(a){const e=a.findIndex(({language:t})=>t?.toLowerCase()===
"x-default"),o=a.map(({text:t})=>t);return e>0?[o[e],...o.slice(0,e),...o.slice(e+1)]:o}}),59071:((F,B,r)=>{r.d(B,{Gh:()=>e,ZK:()=>o,wh:()=>a});var O=r(77581),T=r(
45599);const b=/\u001b[A-Za-z]{2}[A-Za-z-]{0,8}\u001b/g,D=/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]/g,_=/[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g,
y=t=>t.replace(b,"").replace(D,"").replace(_,"�"),P=200,L=new WeakMap;function v(t){if(t.bytes.length<P)return y((0,O.g7)(t));let l=L.get(t);return l===void 0&&
L.set(t,l=y((0,O.g7)(t))),l}const a=t=>y(t).trim();function e(t){const l=t instanceof T.Mx?v(t).trim():"";return l===""?null:l}const o=t=>t?v(t):""}),70549:((F,B,r)=>{
r.d(B,{n:()=>O});function O(T){const b=new WeakMap;return D=>{if(D.hasChanges)return T(D);const _=b.get(D);if(_)return _.answer;const y=T(D);return b.set(D,{answer:y}),
y}}}),21996:((F,B,r)=>{r.d(B,{Av:()=>o,RJ:()=>h,V3:()=>l,vb:()=>n,zx:()=>e});var O=r(54619),T=r(93604),b=r(78157),D=r(88500);const _=2048,y=65536,P=4,L=1<<20,v=1024,
a="[^\\0\\t\\n\\f\\r ()<>[\\]{}/%#]";async function e(i,f){const{found:A,all:C}=await t(i,f),M=x=>[...new Set([...x,...C])].sort((R,K)=>R-K);return Object.fromEntries(
f.map(x=>[x,M(A[x])]))}async function o(i,f){const{found:A,all:C}=await t(i,f);for(const M of Object.values(A))for(const x of M)C.add(x);return C}async function t(i,f){
const A=f.map(R=>{const[K="",...G]=[...R].map($=>$.replace(/\W/,"\\$&")),U=/\W/.test(R)?a:"\\w";return`${K}(?:${G.join("")}|${U}{0,${Math.max(0,R.length-2)}}#)`}),
C=new RegExp(`/(?:${A.join("|")}|#)`,"g"),M=Object.fromEntries(f.map(R=>[R,new Set])),x=new Set;await h(i,(R,K,G,U)=>{const $=R.toString("latin1",K,G);C.lastIndex=
0;for(let N=C.exec($);N;N=C.exec($)){const j=U(K+N.index);j!==void 0&&(N[0].endsWith("#")?x.add(j):M[N[0].slice(1)].add(j))}});for(const R of n(i))x.add(R);return{
found:M,all:x}}async function l(i,f){const A=await e(i,f);return[...new Set(Object.values(A).flat())].sort((C,M)=>C-M)}async function h(i,f){const{bytes:A,table:C}=i,
M=c(i),x=new Int32Array(M.length);for(let $=0;$<M.length;$++)x[$]=C.place[M[$]];const R=(0,b.bS)(A),K=$=>M[(0,T.M)(x,$)-1],G=new D.s;let U=0;for(let $=0;$<M.length;$++){
const N=$+1===M.length,j=N?A.length:x[$+1],V=j-x[$]>_;if(!V&&!N&&j-U<y)continue;let H=j;if(V){x[$]>U&&f(R,U,x[$],K),G.reset();const Q=G.value(A,i.bodies[M[$]],j);
U=x[$],Q>=0&&(H=Q)}f(R,U,H,K);const k=i.job.pace.step(P*(H-U));k&&await k,U=j}for(const[$,N]of p(i)){const j=i.objectStream($),V=i.job.pace.step(0);if(V&&await V,
!j)continue;const H=new Set(N),{starts:k,numbers:Q,data:J}=j,Y=Z=>{const X=Q[(0,T.M)(k,Z)-1];return X!==void 0&&H.has(X)?X:void 0};for(let Z=0;Z<J.length;Z+=L){
f((0,b.bS)(J),Z,Math.min(Z+L+v,J.length),Y);const X=i.job.pace.step(P*L);X&&await X}}}function*n(i){for(let f=1;i.hasChanges&&f<i.size;f++)i.isChanged(f)&&i.exists(
f)&&(yield f)}function c(i){const{table:f,hasChanges:A}=i,C=[];let M=!0,x=-1;for(let R=1;R<f.size;R++){if(f.kind[R]!==O.tL||A&&i.isChanged(R))continue;const K=f.
place[R];M&&=K>=x,x=K,C.push(R)}return M?C:C.sort((R,K)=>f.place[R]-f.place[K])}function p(i){const{table:f,hasChanges:A}=i,C=new Map;for(let M=1;M<f.size;M++){
if(f.kind[M]!==O.UT||A&&i.isChanged(M))continue;const x=f.place[M],R=C.get(x);R?R.push(M):C.set(x,[M])}return C}}),93604:((F,B,r)=>{r.d(B,{B:()=>O,M:()=>T});const O=(D,_)=>b(
D,_,!1),T=(D,_)=>b(D,_,!0);function b(D,_,y){let[P,L]=[0,D.length];for(;P<L;){const v=P+L>>1,a=D[v];a<_||y&&a===_?P=v+1:L=v}return P}}),87826:((F,B,r)=>{r.d(B,{
N:()=>b,i:()=>D});var O=r(78157),T=r(14029);function b({suspect:_,bytes:y},P){if(!(_||(0,O.bS)(y.subarray(0,5)).toString("latin1")!=="%PDF-"))return y.length===
P.length?P:y}const D=async(_,y,P)=>b(_,y)??await(0,T.UN)(_,P)})};
