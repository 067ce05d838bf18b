"use strict";exports.id=9994,exports.ids=[9994],exports.modules={17079:((F,B,a)=>{a.d(B,{Z:()=>p,_:()=>_});const O=/^(?:D:)?\s*(\d{4})(?:(\d\d)(?:(\d\d)(?:(\d\d)(?:(\d\d)(?:(\d\d))?)?)?)?)?\s*(?:(Z)(?:00?)?'?(?:00?'?)?|([+-])(\d\d)?'?(?:(\d\d)'?)?)?$/,
w=/^(D:)?19(1\d\d)(\d{10})(?!\d)/,M=/^(\d{4})(?:-(\d\d)(?:-(\d\d)(?:[T ](\d\d):(\d\d)(?::(\d\d)(?:[.,]\d{1,9})?)?\s?(?:(Z)|([+-])(\d\d):?(\d\d)?)?)?)?)?$/;function _(D){
if(D.length>64)return;const r=D.trim().replace(w,(e,o,t,l)=>`${o??""}${1900+Number(t)}${l}`);return b(x(O.exec(r)??M.exec(r)))}function p(D){const r=D.length>64?
void 0:x(M.exec(D.trim()));if(!r||b(r)===void 0)return;const{year:e,month:o="",day:t="",hour:l="",minute:h="",second:n="",zone:c=""}=r;return`D:${e}${o}${t}${l}${h}${n}${c===
"Z"||c===""?c:`${c.replace(":","'")}'`}`}function x(D){if(!D)return;const[,r,e,o,t,l,h,n,c,g,i]=D,f=n??(c===void 0?void 0:`${c}${g??"00"}:${i??"00"}`);return{year:r,
month:e,day:o,hour:t,minute:l,second:h,zone:f}}function b(D){if(!D)return;const{year:r,month:e,day:o,hour:t,minute:l="00",second:h="00",zone:n}=D,c=(i,f,A)=>i===
void 0||Number(i)>=f&&Number(i)<=A;if(Number(r)===0||!c(e,1,12)||!c(o,1,I(Number(r),Number(e)))||!c(t,0,23)||!c(l,0,59)||!c(h,0,59)||n!==void 0&&n!=="Z"&&!(c(n.
slice(1,3),0,23)&&c(n.slice(4),0,59)))return;const g=[r,e,o].filter(i=>i!==void 0).join("-");return t===void 0?g:`${g}T${t}:${l}:${h}${n==="+00:00"||n==="-00:00"?
"Z":n??""}`}function I(D,r){return r===2?D%4===0&&(D%100!==0||D%400===0)?29:28:[4,6,9,11].includes(r)?30:31}}),49994:((F,B,a)=>{a.d(B,{bx:()=>Y,BG:()=>j,p0:()=>k});
var O=a(91369),w=a(21281),M=a(64173),_=a(33973),p=a(69289),x=a(87826),b=a(14029),I=a(98446),D=a(21996),r=a(45599);const e=["PieceInfo","Thumb"];async function o(E,s){
const d=await s(),{live:u}=d.markings[0];let m=!1;for(const v of await(0,D.V3)(E,e)){if(u[v]!==1)continue;const T=E.job.pace.step(2e3);T&&await T;const L=E.get(
v),S=L instanceof r.Z6?L.dict:L;if(!(!(S instanceof r.Bi)||!e.some(W=>S.has(W)))){E.edit(v);for(const W of e)S.delete(W);m=!0}}return m?s():d}var t=a(52205),l=a(
54619),h=a(81679),n=a(58006),c=a(68973);const g=256*1024*1024,i=256*1024,f=4,A=.97,C=4,P=9,y=new Set(["ASCIIHexDecode","ASCII85Decode"]),R=new Set(["FlateDecode",
"LZWDecode","RunLengthDecode"]);class K{document;marked;isDouble;remaining=g;left=0;constructor(s,d,u){this.document=s,this.marked=d,this.isDouble=u}async run(){
const s=this.streams();for(let d=0;d<s.length;d+=C){const u=this.remaining,m=await Promise.all(s.slice(d,d+C).map(T=>this.optimize(T,u)));for(const T of m)this.
remaining-=T;const v=this.document.job.pace.step(2e3*C);v&&await v,this.document.job.pace.progress(d/s.length)}return{left:this.left}}streams(){const{document:s}=this,
{live:d,walked:u}=this.marked.markings[0],m=[];for(let v=1;v<d.length;v++){if(d[v]!==1||this.isDouble(v))continue;const T=s.edited.get(v),L=s.table.kind[v]===l.
tL&&u.dataStart[v]>0;(T===void 0?L:T instanceof r.Z6)&&m.push(v)}return m}async optimize(s,d){const{document:u}=this,m=u.get(s);if(!(m instanceof r.Z6)||(u.put(
s,m),G(u,m)))return 0;const v=u.encoded(m),T=this.withoutTransport(m,v),{smaller:L,decoded:S}=await this.compressed(T,d),W=L??T;return $(W)<$({...U(u,m.dict),data:v})&&
u.put(s,N(m,W)),S}withoutTransport(s,d){const{filters:u,parameters:m}=U(this.document,s.dict),v=u.findIndex(S=>!(S instanceof r.SX&&y.has(S.text))),T=v<0?u.length:
v,L={stream:d.length*4+16,total:d.length*4+16,remaining:d.length*4+16};for(const S of u.slice(0,T))d=(0,h.tN)(S.text,d,void 0,L);return{data:d,filters:u.slice(T),
parameters:m.slice(T)}}async compressed(s,d){const u=(0,c.uM)(this.document.job),m=await this.decoded(s,d);if(m==="too much")return this.left++,{decoded:0};if(!m||
m.filters.length>0)return{decoded:m?.data.length??0};const v=m.data.length;if(s.data.length>i&&!await this.isWorthwhile(m.data,s.data.length))return{decoded:v};
const L={data:await u.deflate(m.data,P),filters:[(0,r.UU)("FlateDecode")],parameters:m.parameters};return{smaller:[s,...this.isPredicted(m)?[]:[m]].reduce((W,z)=>$(
z)<$(W)?z:W,L),decoded:v}}isPredicted({parameters:s}){const d=this.document.resolve(this.document.dict(s[0])?.get("Predictor"));return typeof d=="number"&&d>1}async isWorthwhile(s,d){
const u=Math.floor(i/f*(s.length/d)),m=Math.floor((s.length-u)/(f-1)),v=Buffer.concat(Array.from({length:f},(L,S)=>s.subarray(S*m,S*m+u)));return(await(0,c.uM)(
this.document.job).deflate(v,P)).length<A*(d/s.length)*v.length}async decoded(s,d){const[u,...m]=s.filters;if(u===void 0)return s.data.length>d?"too much":s;if(!(u instanceof
r.SX)||!R.has(u.text)||m.length>0)return;if(u.text==="FlateDecode"){const{job:L}=this.document,S=Math.max(d,0),W=await(0,c.uM)(L).inflate(s.data,S)??await(0,c.Uw)(
s.data,S,L.pace);return W?{data:W,filters:[],parameters:s.parameters}:s.data.length*4>d?"too much":void 0}const v=this.document.dict(s.parameters[0]),T=this.document.
resolve(v?.get("EarlyChange"));try{const L=typeof T=="number"?new r.Bi([["EarlyChange",T]]):void 0,S=(0,h.tN)(u.text,s.data,L,{stream:d,total:d,remaining:d}),W=new r.
Bi([...v??[]].filter(([z])=>z!=="EarlyChange"));return{data:S,filters:[],parameters:W.size>0?[W]:[]}}catch{return}}}function G(E,{dict:s}){const d=(0,t.c3)(E,s.
get("Filter"));return s.has("F")||d.some(u=>(0,r.Eo)(u,"Crypt"))||(0,r.Eo)(E.resolve(s.get("Type")),"Metadata")}function U(E,s){const d=(0,t.c3)(E,s.get("Filter")),
u=s.get("DecodeParms"),m=E.array(u)??(u===void 0?[]:[u]);return{filters:d,parameters:d.map((v,T)=>m[T]??null)}}const $=({data:E,filters:s})=>E.length+s.reduce((d,u)=>d+
(u instanceof r.SX?u.text.length+9:0),0);function N(E,{data:s,filters:d,parameters:u}){const m=(0,n.n)(E,s,{compress:!1}),v=d.length===1;return d.length>0&&m.dict.
set("Filter",v?d[0]:[...d]),d.length>0&&u.some(T=>T!==null)&&m.dict.set("DecodeParms",v?u[0]:[...u]),m}async function j(E,s,d,u){const m={signatures:0,usageRightsRemoved:!1,
isRepaired:!1},v=({signatures:q,usageRightsRemoved:se})=>{m.signatures=q,m.usageRightsRemoved||=se},T=q=>{m.isRepaired=!0,d.onRepaired?.(q)},L=await(0,M.E)(E.bytes,
{...d,onWritten:v,onRepaired:T},{password:s}),S=L.pages.count,W=E.bytes.length;await L.pages.settle(),await u?.(L);const{bytes:z,notes:ee}=await V(L),te=z.length>=
W&&!m.isRepaired?(0,x.N)(L,E.bytes):void 0;return te?{bytes:te,isSmaller:!1,pageCount:S,notes:[],written:void 0}:(z.length>W&&ee.push(Z(W,z.length)),{bytes:z,isSmaller:!0,
pageCount:S,notes:ee,written:m})}async function V(E){const s=[],d=await o(E,()=>H(E)),u=await(0,O.v)(E,d),{left:m}=await new K(E,d,S=>u(0,S)!==void 0).run();m>0&&
s.push(ne(m)),(0,p.V)(E)&&s.push(X);const v=S=>(0,b.fT)([E],{compact:!0,objectStreams:S,alias:u});if(await J(E))return{bytes:await v("none"),notes:s};const T=await v(
"smallest");if(T.length>=Q)return{bytes:T,notes:s};const L=await v("none");return{bytes:L.length<T.length?L:T,notes:s}}async function H(E){const s=await(0,_.Rf)(
[E],{detail:!0,strings:E.security?.numbered===!0});return(0,_.Ip)([E],s),s}const k=(E,s)=>Math.floor(1e3*(E-s)/E)/10,Q=16384;async function J(E){const{archive:s,
names:d}=await(0,w.ds)(E);return s?.part===1||d.some(u=>/^PDF\/X-[13]/.test(u))}const Y={code:"not_smaller",message:"The document is returned as it was: it coul\
d not be made smaller."},Z=(E,s)=>({code:"repair_enlarged",message:`The document has ${s} bytes now, ${s-E} more than before, because it was repaired.`}),X={code:"\
linearization_removed",message:"The document is no longer linearized (prepared for fast web view), because object streams save more."},ne=E=>({code:"streams_lef\
t",message:`${(0,I.C7)(E,"stream was","streams were")} left as ${(0,I.d5)(E,"it was","they were")}, because at most 256 MB of a document are compressed again.`})}),
21281:((F,B,a)=>{a.d(B,{Ip:()=>I,XM:()=>t,Xb:()=>o,ds:()=>b,qg:()=>e});var O=a(59071),w=a(70549),M=a(21115),_=a(824),p=a(1975),x=a(60912);const b=(0,w.n)(async n=>I(
n,await(0,_.Br)(n)));function I(n,c){const g=(y,R)=>(0,O.wh)((0,p.sm)(c,y,R)[0]??""),i=r(g("pdfaid","part"),g("pdfaid","conformance").toLowerCase()),f=D(g("pdfu\
aid","part"))?`PDF/UA-${g("pdfuaid","part")}`:void 0,C=[g("pdfxid","GTS_PDFXVersion")||g("pdfx","GTS_PDFXVersion")||((0,O.Gh)(n.resolve((0,_._U)(n)?.get("GTS_PD\
FXVersion")))??""),g("pdfe","ISO_PDFEVersion"),g("pdfvtid","GTS_PDFVTVersion")],P=[i?.name,f,...C.filter(y=>/^PDF\/[\w .:/()-]{1,40}$/.test(y))];return{archive:i,
accessible:f,names:P.filter(y=>y!==void 0)}}const D=n=>/^[1-9]$/.test(n);function r(n,c){if(!D(n))return;const g=/^[abuef]$/.test(c)?c:"";return{part:Number(n),
level:g,name:`PDF/A-${n}${g}`}}function e(n,c,g,i){return c&&h(n,c,[M.dK.pdfaid]),o(g,i)}const o=({name:n},c)=>({code:"pdfa_identification_removed",message:`The\
 document no longer claims ${n}: ${c}.`});async function t(n){const c=await(0,_.Br)(n);if(!c)return[];const{archive:g,accessible:i}=I(n,c);h(n,c,[M.dK.pdfaid,M.
dK.pdfuaid]);const f=[g?.name,i].filter(A=>A!==void 0);return f.length>0?[l(f)]:[]}const l=n=>({code:"conformance_dropped",message:`The result no longer claims ${n.
join(" and ")}, because a merge cannot guarantee conformance.`});function h(n,c,g){c.properties.some(({namespace:i})=>g.includes(i))&&(0,x._L)(n,(0,x.QH)(c,({namespace:i})=>g.
includes(i),[]))}}),824:((F,B,a)=>{a.d(B,{Br:()=>I,_6:()=>r,_U:()=>b});var O=a(58552),w=a(1975),M=a(17079),_=a(45599),p=a(59071),x=a(70549);function b(e){const o=e.
resolve(e.trailer.get("Info"));return o instanceof _.Bi?o:o instanceof _.Z6?o.dict:void 0}const I=(0,x.n)(D);async function D(e){const o=e.get(e.catalogNumber),
t=o instanceof _.Bi?e.resolve(o.get("Metadata")):null;if(!(t instanceof _.Z6))return;let l;try{l=e.decoded(t)}catch(h){if(!(h instanceof O.zU)||h.code==="cancel\
led")throw h;return w.m}return(0,w.kg)(l,e.job.pace)}function r(e,o){const t=b(e),l=f=>e.resolve(t?.get(f)),h=(f,A,C=", ")=>{const P=(0,w.sm)(o,f,A).map(p.wh).filter(
Boolean).join(C);return P===""?null:P},n=(f,A)=>{const[C=""]=(0,w.sm)(o,f,A);return(0,p.wh)(C)||null},c=(f,A)=>(0,M._)((0,p.Gh)(l(f))??"")??(0,M._)(n("xmp",A)??
"")??null,g=e.get(e.catalogNumber),i=g instanceof _.Bi?(0,p.Gh)(e.resolve(g.get("Lang"))):null;return{title:(0,p.Gh)(l("Title"))??n("dc","title"),author:(0,p.Gh)(
l("Author"))??h("dc","creator"),subject:(0,p.Gh)(l("Subject"))??n("dc","description"),keywords:(0,p.Gh)(l("Keywords"))??h("pdf","Keywords")??h("dc","subject"),creator:(0,p.
Gh)(l("Creator"))??n("xmp","CreatorTool"),producer:(0,p.Gh)(l("Producer"))??n("pdf","Producer"),created:c("CreationDate","CreateDate"),modified:c("ModDate","Mod\
ifyDate"),language:i??n("dc","language")}}}),60912:((F,B,a)=>{a.d(B,{QH:()=>_,T3:()=>p,_L:()=>D});var O=a(21115),w=a(3907),M=a(45599);function _(r,e,o){const{text:t,
properties:l,end:h,about:n}=r,c=[];let g=0;for(const i of l.filter(e).sort((f,A)=>f.from-A.from))i.from<g||(c.push(t.slice(g,i.from)),g=i.to);return c.push(t.slice(
g,Math.max(h,g))),o.length>0&&c.push(x(o,n)),c.push(t.slice(Math.max(h,g))),I(c.join(""))}function p(r){return`<?xpacket begin="\uFEFF" id="W5M0MpCehiHzreSzNTczkc9d"\
?>
<x:xmpmeta xmlns:x="adobe:ns:meta/">
<rdf:RDF xmlns:rdf="${O.dK.rdf}">
${x(r,"")}</rdf:RDF>
</x:xmpmeta>
<?xpacket end="w"?>`}function x(r,e){const t=[...new Set(r.map(({prefix:h})=>h))].map(h=>` xmlns:${h}="${O.dK[h]}"`).join(""),l=r.map(({prefix:h,name:n,form:c,values:g})=>`\
<${h}:${n}>${b(c,g)}</${h}:${n}>
`);return`<rdf:Description xmlns:rdf="${O.dK.rdf}" rdf:about="${(0,w.X)(e)}"${t}>
${l.join("")}</rdf:Description>
`}function b(r,e){const o=t=>e.map(l=>`<rdf:li${t}>${(0,w.X)(l)}</rdf:li>`).join("");switch(r){case"simple":return(0,w.X)(e[0]??"");case"alternative":return`<rd\
f:Alt>${o(' xml:lang="x-default"')}</rdf:Alt>`;case"ordered":return`<rdf:Seq>${o("")}</rdf:Seq>`;case"unordered":return`<rdf:Bag>${o("")}</rdf:Bag>`}}const I=r=>r.
replace(/^(\s*<\?xml\s[^>]*encoding\s*=\s*["'])[^"']*/,"$1UTF-8");function D(r,e){const o=r.catalog.get("Metadata"),t=r.resolve(o),l=t instanceof M.Z6?[...t.dict].
filter(([c])=>!["Filter","DecodeParms","Length"].includes(c)):[],h=new M.Bi([["Type",new M.SX("Metadata")],["Subtype",new M.SX("XML")],...l]),n=new M.Z6(h,Buffer.
from(e,"utf8"));(0,M.i9)(o)&&t instanceof M.Z6?r.put(o,n):r.edit(r.catalogNumber).set("Metadata",r.add(n))}}),1975:((F,B,a)=>{a.d(B,{kg:()=>p,m:()=>_,sm:()=>x});
var O=a(21115),w=a(3907);const M=1e5,_={text:"",properties:[],malformed:!0,end:-1,about:""};async function p(r,e){const o=(0,w.xK)(r);if(o===void 0)return _;const t=new I,
h=await(0,w.km)(o,e,n=>(t.take(n),t.broken))!=="well-formed"||t.depth>0||t.end<0||!t.declared;return{text:o,properties:t.properties,malformed:h,end:t.end,about:t.
about}}function x(r,e,o){return r?.properties.find(t=>t.name===o&&t.namespace===O.dK[e])?.values??[]}const b=-2;class I{properties=[];broken=!1;declared=!0;end=-1;about="";scope=new O.
ee;open=[];root=b;loose=!1;items=[];pieces=[];get depth(){return this.open.length}take(e){e.kind==="start"||e.kind==="empty"?(this.start(e.name,e.attributes,e.from),
e.kind==="empty"&&!this.broken&&this.close(e.name,e.to,e.to)):e.kind==="end"?this.close(e.name,e.from,e.to):e.kind==="text"&&this.isInProperty()&&this.pieces.push(
e.text)}isInProperty(){return this.root!==b&&this.open.length>this.root+2}start(e,o,t){if(this.open.length>=w.ol&&(this.broken=!0),this.broken)return;this.scope.
enter(o);const l=this.scope.ofElement(e),h=l.namespace===O.dK.rdf,n=h&&l.local==="li";this.root===b&&this.end<0&&h&&l.local==="Description"&&(this.root=this.open.
length-1,this.loose=!0);const c=this.open.length-this.root,g=n?o.find(({name:i})=>i==="xml:lang")?.value:void 0;if(this.open.push({name:e,...l,from:t,language:g}),
this.root===b){if(!h||l.local!=="RDF"||this.end>=0)return;this.root=this.open.length-1,this.declared=this.scope.declares(e)}else if(c===1)this.describe(o);else if(c===
2){this.items=[];const i=o.find(({name:f})=>this.isRdf(f,"resource"));this.pieces=i?[i.value]:[]}else n&&(this.pieces=[])}describe(e){for(const{name:o,value:t,from:l,
to:h}of e){if((0,O.HC)(o))continue;const{namespace:n,local:c}=this.scope.ofAttribute(o);n===O.dK.rdf&&c==="about"&&(this.about=t),!(n===""||n===O.dK.rdf||n===O.
dK.xml)&&this.add({namespace:n,name:c,values:[t],from:l,to:h})}}close(e,o,t){const l=this.open.pop();if(l?.name!==e){this.broken=!0;return}this.scope.leave();const h=this.
open.length-this.root;if(this.root!==b)if(h===0)this.end=o,this.root=b;else if(h===1&&this.loose)this.root=b,this.loose=!1;else if(h===2){const n=this.items.length>
0?D(this.items):[this.pieces.join("").trim()];this.add({namespace:l.namespace,name:l.local,values:n,from:l.from,to:t})}else h>2&&l.namespace===O.dK.rdf&&l.local===
"li"&&(this.items.push({text:this.pieces.join("").trim(),language:l.language}),this.pieces=[])}add(e){this.properties.length<M?this.properties.push(e):this.broken=
!0}isRdf(e,o){const t=this.scope.ofAttribute(e);return t.local===o&&t.namespace===O.dK.rdf}}function D(r){const e=r.findIndex(({language:t})=>t?.toLowerCase()===
"x-default"),o=r.map(({text:t})=>t);return e>0?[o[e],...o.slice(0,e),...o.slice(e+1)]:o}}),59071:((F,B,a)=>{a.d(B,{Gh:()=>e,ZK:()=>o,wh:()=>r});var O=a(77581),w=a(
45599);const M=/\u001b[A-Za-z]{2}[A-Za-z-]{0,8}\u001b/g,_=/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]/g,p=/[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g,
x=t=>t.replace(M,"").replace(_,"").replace(p,"�"),b=200,I=new WeakMap;function D(t){if(t.bytes.length<b)return x((0,O.g7)(t));let l=I.get(t);return l===void 0&&
I.set(t,l=x((0,O.g7)(t))),l}const r=t=>x(t).trim();function e(t){const l=t instanceof w.Mx?D(t).trim():"";return l===""?null:l}const o=t=>t?D(t):""}),70549:((F,B,a)=>{
a.d(B,{n:()=>O});function O(w){const M=new WeakMap;return _=>{if(_.hasChanges)return w(_);const p=M.get(_);if(p)return p.answer;const x=w(_);return M.set(_,{answer:x}),
x}}}),69289:((F,B,a)=>{a.d(B,{V:()=>_});var O=a(78157),w=a(45798),M=a(45599);function _({bytes:p,job:x}){const b=(0,O.bS)(p).subarray(0,1024),I=b.indexOf(" obj");
if(I<0||!b.includes("/Linearized"))return;const D=new w.i(p,I+4,Math.min(p.length,I+2048),x.limits.nesting).value();return(0,M.Zm)(D)&&D.has("Linearized")&&D.get(
"L")===p.length?D:void 0}}),21996:((F,B,a)=>{a.d(B,{Av:()=>o,RJ:()=>h,V3:()=>l,vb:()=>n,zx:()=>e});var O=a(54619),w=a(93604),M=a(78157),_=a(88500);const p=2048,
x=65536,b=4,I=1<<20,D=1024,r="[^\\0\\t\\n\\f\\r ()<>[\\]{}/%#]";async function e(i,f){const{found:A,all:C}=await t(i,f),P=y=>[...new Set([...y,...C])].sort((R,K)=>R-
K);return Object.fromEntries(f.map(y=>[y,P(A[y])]))}async function o(i,f){const{found:A,all:C}=await t(i,f);for(const P of Object.values(A))for(const y of P)C.add(
y);return C}async function t(i,f){const A=f.map(R=>{const[K="",...G]=[...R].map($=>$.replace(/\W/,"\\$&")),U=/\W/.test(R)?r:"\\w";return`${K}(?:${G.join("")}|${U}\
{0,${Math.max(0,R.length-2)}}#)`}),C=new RegExp(`/(?:${A.join("|")}|#)`,"g"),P=Object.fromEntries(f.map(R=>[R,new Set])),y=new Set;await h(i,(R,K,G,U)=>{const $=R.
toString("latin1",K,G);C.lastIndex=0;for(let N=C.exec($);N;N=C.exec($)){const j=U(K+N.index);j!==void 0&&(N[0].endsWith("#")?y.add(j):P[N[0].slice(1)].add(j))}});
for(const R of n(i))y.add(R);return{found:P,all:y}}async function l(i,f){const A=await e(i,f);return[...new Set(Object.values(A).flat())].sort((C,P)=>C-P)}async function h(i,f){
const{bytes:A,table:C}=i,P=c(i),y=new Int32Array(P.length);for(let $=0;$<P.length;$++)y[$]=C.place[P[$]];const R=(0,M.bS)(A),K=$=>P[(0,w.M)(y,$)-1],G=new _.s;let U=0;
for(let $=0;$<P.length;$++){const N=$+1===P.length,j=N?A.length:y[$+1],V=j-y[$]>p;if(!V&&!N&&j-U<x)continue;let H=j;if(V){y[$]>U&&f(R,U,y[$],K),G.reset();const Q=G.
value(A,i.bodies[P[$]],j);U=y[$],Q>=0&&(H=Q)}f(R,U,H,K);const k=i.job.pace.step(b*(H-U));k&&await k,U=j}for(const[$,N]of g(i)){const j=i.objectStream($),V=i.job.
pace.step(0);if(V&&await V,!j)continue;const H=new Set(N),{starts:k,numbers:Q,data:J}=j,Y=Z=>{const X=Q[(0,w.M)(k,Z)-1];return X!==void 0&&H.has(X)?X:void 0};for(let Z=0;Z<
J.length;Z+=I){f((0,M.bS)(J),Z,Math.min(Z+I+D,J.length),Y);const X=i.job.pace.step(b*I);X&&await X}}}function*n(i){for(let f=1;i.hasChanges&&f<i.size;f++)i.isChanged(
f)&&i.exists(f)&&(yield f)}function c(i){const{table:f,hasChanges:A}=i,C=[];let P=!0,y=-1;for(let R=1;R<f.size;R++){if(f.kind[R]!==O.tL||A&&i.isChanged(R))continue;
const K=f.place[R];P&&=K>=y,y=K,C.push(R)}return P?C:C.sort((R,K)=>f.place[R]-f.place[K])}function g(i){const{table:f,hasChanges:A}=i,C=new Map;for(let P=1;P<f.
size;P++){if(f.kind[P]!==O.UT||A&&i.isChanged(P))continue;const y=f.place[P],R=C.get(y);R?R.push(P):C.set(y,[P])}return C}}),93604:((F,B,a)=>{a.d(B,{B:()=>O,M:()=>w});
const O=(_,p)=>M(_,p,!1),w=(_,p)=>M(_,p,!0);function M(_,p,x){let[b,I]=[0,_.length];for(;b<I;){const D=b+I>>1,r=_[D];r<p||x&&r===p?b=D+1:I=D}return b}}),87826:((F,B,a)=>{
a.d(B,{N:()=>M,i:()=>_});var O=a(78157),w=a(14029);function M({suspect:p,bytes:x},b){if(!(p||(0,O.bS)(x.subarray(0,5)).toString("latin1")!=="%PDF-"))return x.length===
b.length?b:x}const _=async(p,x,b)=>M(p,x)??await(0,w.UN)(p,b)})};
