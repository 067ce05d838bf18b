"use strict";exports.id=9994,exports.ids=[9994],exports.modules={17079:((j,$,r)=>{r.d($,{Z:()=>g,_:()=>E});const P=/^(?:D:)?\s*(\d{4})(?:(\d\d)(?:(\d\d)(?:(\d\d)(?:(\d\d)(?:(\d\d))?)?)?)?)?\s*(?:(Z)(?:00?)?'?(?:00?'?)?|([+-])(\d\d)?'?(?:(\d\d)'?)?)?$/,
y=/^(D:)?19(1\d\d)(\d{10})(?!\d)/,b=/^(\d{4})(?:-(\d\d)(?:-(\d\d)(?:[T ](\d\d):(\d\d)(?::(\d\d)(?:[.,]\d{1,9})?)?\s?(?:(Z)|([+-])(\d\d):?(\d\d)?)?)?)?)?$/;function E(D){
if(D.length>64)return;const o=D.trim().replace(y,(n,i,s,d)=>`${i??""}${1900+Number(s)}${d}`);return x(w(P.exec(o)??b.exec(o)))}function g(D){const o=D.length>64?
void 0:w(b.exec(D.trim()));if(!o||x(o)===void 0)return;const{year:n,month:i="",day:s="",hour:d="",minute:m="",second:e="",zone:t=""}=o;return`D:${n}${i}${s}${d}${m}${e}${t===
"Z"||t===""?t:`${t.replace(":","'")}'`}`}function w(D){if(!D)return;const[,o,n,i,s,d,m,e,t,l,f]=D,u=e??(t===void 0?void 0:`${t}${l??"00"}:${f??"00"}`);return{year:o,
month:n,day:i,hour:s,minute:d,second:m,zone:u}}function x(D){if(!D)return;const{year:o,month:n,day:i,hour:s,minute:d="00",second:m="00",zone:e}=D,t=(f,u,M)=>f===
void 0||Number(f)>=u&&Number(f)<=M;if(Number(o)===0||!t(n,1,12)||!t(i,1,C(Number(o),Number(n)))||!t(s,0,23)||!t(d,0,59)||!t(m,0,59)||e!==void 0&&e!=="Z"&&!(t(e.
slice(1,3),0,23)&&t(e.slice(4),0,59)))return;const l=[o,n,i].filter(f=>f!==void 0).join("-");return s===void 0?l:`${l}T${s}:${d}:${m}${e==="+00:00"||e==="-00:00"?
"Z":e??""}`}function C(D,o){return o===2?D%4===0&&(D%100!==0||D%400===0)?29:28:[4,6,9,11].includes(o)?30:31}}),49994:((j,$,r)=>{r.d($,{bx:()=>q,BG:()=>z,p0:()=>Q});
var P=r(91369),y=r(21281),b=r(92356),E=r(33973),g=r(69289),w=r(87826),x=r(14029),C=r(98446),D=r(21996),o=r(45599);const n=["PieceInfo","Thumb"];async function i(_,a){
const c=await a(),{live:h}=c.markings[0];let p=!1;for(const v of await(0,D.V3)(_,n)){if(h[v]!==1)continue;const T=_.job.pace.step(2e3);T&&await T;const A=_.get(
v),R=A instanceof o.Z6?A.dict:A;if(!(!(R instanceof o.Bi)||!n.some(B=>R.has(B)))){_.edit(v);for(const B of n)R.delete(B);p=!0}}return p?a():c}var s=r(52205),d=r(
54619),m=r(81679),e=r(58006),t=r(68973);const l=256*1024*1024,f=256*1024,u=4,M=.97,O=4,S=9,W=new Set(["ASCIIHexDecode","ASCII85Decode"]),K=new Set(["FlateDecode",
"LZWDecode","RunLengthDecode"]);class I{document;marked;isDouble;remaining=l;left=0;constructor(a,c,h){this.document=a,this.marked=c,this.isDouble=h}async run(){
const a=this.streams();for(let c=0;c<a.length;c+=O){const h=this.remaining,p=await Promise.all(a.slice(c,c+O).map(T=>this.optimize(T,h)));for(const T of p)this.
remaining-=T;const v=this.document.job.pace.step(2e3*O);v&&await v,this.document.job.pace.progress(c/a.length)}return{left:this.left}}streams(){const{document:a}=this,
{live:c,walked:h}=this.marked.markings[0],p=[];for(let v=1;v<c.length;v++){if(c[v]!==1||this.isDouble(v))continue;const T=a.edited.get(v),A=a.table.kind[v]===d.
tL&&h.dataStart[v]>0;(T===void 0?A:T instanceof o.Z6)&&p.push(v)}return p}async optimize(a,c){const{document:h}=this,p=h.get(a);if(!(p instanceof o.Z6)||(h.put(
a,p),U(h,p)))return 0;const v=h.encoded(p),T=this.withoutTransport(p,v),{smaller:A,decoded:R}=await this.compressed(T,c),B=A??T;return N(B)<N({...L(h,p.dict),data:v})&&
h.put(a,G(p,B)),R}withoutTransport(a,c){const{filters:h,parameters:p}=L(this.document,a.dict),v=h.findIndex(R=>!(R instanceof o.SX&&W.has(R.text))),T=v<0?h.length:
v,A={stream:c.length*4+16,total:c.length*4+16,remaining:c.length*4+16};for(const R of h.slice(0,T))c=(0,m.tN)(R.text,c,void 0,A);return{data:c,filters:h.slice(T),
parameters:p.slice(T)}}async compressed(a,c){const h=(0,t.uM)(this.document.job),p=await this.decoded(a,c);if(p==="too much")return this.left++,{decoded:0};if(!p||
p.filters.length>0)return{decoded:p?.data.length??0};const v=p.data.length;if(a.data.length>f&&!await this.isWorthwhile(p.data,a.data.length))return{decoded:v};
const A={data:await h.deflate(p.data,S),filters:[(0,o.UU)("FlateDecode")],parameters:p.parameters};return{smaller:[a,...this.isPredicted(p)?[]:[p]].reduce((B,F)=>N(
F)<N(B)?F:B,A),decoded:v}}isPredicted({parameters:a}){const c=this.document.resolve(this.document.dict(a[0])?.get("Predictor"));return typeof c=="number"&&c>1}async isWorthwhile(a,c){
const h=Math.floor(f/u*(a.length/c)),p=Math.floor((a.length-h)/(u-1)),v=Buffer.concat(Array.from({length:u},(A,R)=>a.subarray(R*p,R*p+h)));return(await(0,t.uM)(
this.document.job).deflate(v,S)).length<M*(c/a.length)*v.length}async decoded(a,c){const[h,...p]=a.filters;if(h===void 0)return a.data.length>c?"too much":a;if(!(h instanceof
o.SX)||!K.has(h.text)||p.length>0)return;if(h.text==="FlateDecode"){const{job:A}=this.document,R=Math.max(c,0),B=await(0,t.uM)(A).inflate(a.data,R)??await(0,t.Uw)(
a.data,R,A.pace);return B?{data:B,filters:[],parameters:a.parameters}:a.data.length*4>c?"too much":void 0}const v=this.document.dict(a.parameters[0]),T=this.document.
resolve(v?.get("EarlyChange"));try{const A=typeof T=="number"?new o.Bi([["EarlyChange",T]]):void 0,R=(0,m.tN)(h.text,a.data,A,{stream:c,total:c,remaining:c}),B=new o.
Bi([...v??[]].filter(([F])=>F!=="EarlyChange"));return{data:R,filters:[],parameters:B.size>0?[B]:[]}}catch{return}}}function U(_,{dict:a}){const c=(0,s.c3)(_,a.
get("Filter"));return a.has("F")||c.some(h=>(0,o.Eo)(h,"Crypt"))||(0,o.Eo)(_.resolve(a.get("Type")),"Metadata")}function L(_,a){const c=(0,s.c3)(_,a.get("Filter")),
h=a.get("DecodeParms"),p=_.array(h)??(h===void 0?[]:[h]);return{filters:c,parameters:c.map((v,T)=>p[T]??null)}}const N=({data:_,filters:a})=>_.length+a.reduce((c,h)=>c+
(h instanceof o.SX?h.text.length+9:0),0);function G(_,{data:a,filters:c,parameters:h}){const p=(0,e.n)(_,a,{compress:!1}),v=c.length===1;return c.length>0&&p.dict.
set("Filter",v?c[0]:[...c]),c.length>0&&h.some(T=>T!==null)&&p.dict.set("DecodeParms",v?h[0]:[...h]),p}async function z(_,a,c,h){const p={signatures:0,usageRightsRemoved:!1,
isRepaired:!1},v=({signatures:V,usageRightsRemoved:se})=>{p.signatures=V,p.usageRightsRemoved||=se},T=V=>{p.isRepaired=!0,c.onRepaired?.(V)},A=await(0,b.E)(_.bytes,
{...c,onWritten:v,onRepaired:T},{password:a}),R=A.pages.count,B=_.bytes.length;await A.pages.settle(),await h?.(A);const{bytes:F,notes:H}=await X(A),k=F.length>=
B&&!p.isRepaired?(0,w.N)(A,_.bytes):void 0;return k?{bytes:k,isSmaller:!1,pageCount:R,notes:[],written:void 0}:(F.length>B&&H.push(ee(B,F.length)),{bytes:F,isSmaller:!0,
pageCount:R,notes:H,written:p})}async function X(_){const a=[],c=await i(_,()=>Z(_)),h=await(0,P.v)(_,c),{left:p}=await new I(_,c,R=>h(0,R)!==void 0).run();p>0&&
a.push(ne(p)),(0,g.V)(_)&&a.push(te);const v=R=>(0,x.fT)([_],{compact:!0,objectStreams:R,alias:h});if(await Y(_))return{bytes:await v("none"),notes:a};const T=await v(
"smallest");if(T.length>=J)return{bytes:T,notes:a};const A=await v("none");return{bytes:A.length<T.length?A:T,notes:a}}async function Z(_){const a=await(0,E.Rf)(
[_],{detail:!0,strings:_.security?.numbered===!0});return(0,E.Ip)([_],a),a}const Q=(_,a)=>Math.floor(1e3*(_-a)/_)/10,J=16384;async function Y(_){const{archive:a,
names:c}=await(0,y.ds)(_);return a?.part===1||c.some(h=>/^PDF\/X-[13]/.test(h))}const q={code:"not_smaller",message:"The document is returned as it was: it coul\
d not be made smaller."},ee=(_,a)=>({code:"repair_enlarged",message:`The document has ${a} bytes now, ${a-_} more than before, because it was repaired.`}),te={code:"\
linearization_removed",message:"The document is no longer linearized (prepared for fast web view), because object streams save more."},ne=_=>({code:"streams_lef\
t",message:`${(0,C.C7)(_,"stream was","streams were")} left as ${(0,C.d5)(_,"it was","they were")}, because at most 256 MB of a document are compressed again.`})}),
21281:((j,$,r)=>{r.d($,{Ip:()=>C,XM:()=>s,Xb:()=>i,ds:()=>x,qg:()=>n});var P=r(59071),y=r(70549),b=r(43496),E=r(824),g=r(1975),w=r(60912);const x=(0,y.n)(async e=>C(
e,await(0,E.Br)(e)));function C(e,t){const l=(W,K)=>(0,P.wh)((0,g.sm)(t,W,K)[0]??""),f=o(l("pdfaid","part"),l("pdfaid","conformance").toLowerCase()),u=D(l("pdfu\
aid","part"))?`PDF/UA-${l("pdfuaid","part")}`:void 0,O=[l("pdfxid","GTS_PDFXVersion")||l("pdfx","GTS_PDFXVersion")||((0,P.Gh)(e.resolve((0,E._U)(e)?.get("GTS_PD\
FXVersion")))??""),l("pdfe","ISO_PDFEVersion"),l("pdfvtid","GTS_PDFVTVersion")],S=[f?.name,u,...O.filter(W=>/^PDF\/[\w .:/()-]{1,40}$/.test(W))];return{archive:f,
accessible:u,names:S.filter(W=>W!==void 0)}}const D=e=>/^[1-9]$/.test(e);function o(e,t){if(!D(e))return;const l=/^[abuef]$/.test(t)?t:"";return{part:Number(e),
level:l,name:`PDF/A-${e}${l}`}}function n(e,t,l,f){return t&&m(e,t,[b.dK.pdfaid]),i(l,f)}const i=({name:e},t)=>({code:"pdfa_identification_removed",message:`The\
 document no longer claims ${e}: ${t}.`});async function s(e){const t=await(0,E.Br)(e);if(!t)return[];const{archive:l,accessible:f}=C(e,t);m(e,t,[b.dK.pdfaid,b.
dK.pdfuaid]);const u=[l?.name,f].filter(M=>M!==void 0);return u.length>0?[d(u)]:[]}const d=e=>({code:"conformance_dropped",message:`The result no longer claims ${e.
join(" and ")}, because a merge cannot guarantee conformance.`});function m(e,t,l){t.properties.some(({namespace:f})=>l.includes(f))&&(0,w._L)(e,(0,w.QH)(t,({namespace:f})=>l.
includes(f),[]))}}),824:((j,$,r)=>{r.d($,{Br:()=>C,_6:()=>o,_U:()=>x});var P=r(58552),y=r(1975),b=r(17079),E=r(45599),g=r(59071),w=r(70549);function x(n){const i=n.
resolve(n.trailer.get("Info"));return i instanceof E.Bi?i:i instanceof E.Z6?i.dict:void 0}const C=(0,w.n)(D);async function D(n){const i=n.get(n.catalogNumber),
s=i instanceof E.Bi?n.resolve(i.get("Metadata")):null;if(!(s instanceof E.Z6))return;let d;try{d=n.decoded(s)}catch(m){if(!(m instanceof P.zU)||m.code==="cancel\
led")throw m;return y.m}return(0,y.kg)(d,n.job.pace)}function o(n,i){const s=x(n),d=u=>n.resolve(s?.get(u)),m=(u,M,O=", ")=>{const S=(0,y.sm)(i,u,M).map(g.wh).filter(
Boolean).join(O);return S===""?null:S},e=(u,M)=>{const[O=""]=(0,y.sm)(i,u,M);return(0,g.wh)(O)||null},t=(u,M)=>(0,b._)((0,g.Gh)(d(u))??"")??(0,b._)(e("xmp",M)??
"")??null,l=n.get(n.catalogNumber),f=l instanceof E.Bi?(0,g.Gh)(n.resolve(l.get("Lang"))):null;return{title:(0,g.Gh)(d("Title"))??e("dc","title"),author:(0,g.Gh)(
d("Author"))??m("dc","creator"),subject:(0,g.Gh)(d("Subject"))??e("dc","description"),keywords:(0,g.Gh)(d("Keywords"))??m("pdf","Keywords")??m("dc","subject"),creator:(0,g.
Gh)(d("Creator"))??e("xmp","CreatorTool"),producer:(0,g.Gh)(d("Producer"))??e("pdf","Producer"),created:t("CreationDate","CreateDate"),modified:t("ModDate","Mod\
ifyDate"),language:f??e("dc","language")}}}),60912:((j,$,r)=>{r.d($,{QH:()=>E,T3:()=>g,_L:()=>D});var P=r(43496),y=r(3907),b=r(45599);function E(o,n,i){const{text:s,
properties:d,end:m,about:e}=o,t=[];let l=0;for(const f of d.filter(n).sort((u,M)=>u.from-M.from))f.from<l||(t.push(s.slice(l,f.from)),l=f.to);return t.push(s.slice(
l,Math.max(m,l))),i.length>0&&t.push(w(i,e)),t.push(s.slice(Math.max(m,l))),C(t.join(""))}function g(o){return`<?xpacket begin="\uFEFF" id="W5M0MpCehiHzreSzNTczkc9d"\
?>
<x:xmpmeta xmlns:x="adobe:ns:meta/">
<rdf:RDF xmlns:rdf="${P.dK.rdf}">
${w(o,"")}</rdf:RDF>
</x:xmpmeta>
<?xpacket end="w"?>`}function w(o,n){const s=[...new Set(o.map(({prefix:m})=>m))].map(m=>` xmlns:${m}="${P.dK[m]}"`).join(""),d=o.map(({prefix:m,name:e,form:t,values:l})=>`\
<${m}:${e}>${x(t,l)}</${m}:${e}>
`);return`<rdf:Description xmlns:rdf="${P.dK.rdf}" rdf:about="${(0,y.X)(n)}"${s}>
${d.join("")}</rdf:Description>
`}function x(o,n){const i=s=>n.map(d=>`<rdf:li${s}>${(0,y.X)(d)}</rdf:li>`).join("");switch(o){case"simple":return(0,y.X)(n[0]??"");case"alternative":return`<rd\
f:Alt>${i(' xml:lang="x-default"')}</rdf:Alt>`;case"ordered":return`<rdf:Seq>${i("")}</rdf:Seq>`;case"unordered":return`<rdf:Bag>${i("")}</rdf:Bag>`}}const C=o=>o.
replace(/^(\s*<\?xml\s[^>]*encoding\s*=\s*["'])[^"']*/,"$1UTF-8");function D(o,n){const i=o.catalog.get("Metadata"),s=o.resolve(i),d=s instanceof b.Z6?[...s.dict].
filter(([t])=>!["Filter","DecodeParms","Length"].includes(t)):[],m=new b.Bi([["Type",new b.SX("Metadata")],["Subtype",new b.SX("XML")],...d]),e=new b.Z6(m,Buffer.
from(n,"utf8"));(0,b.i9)(i)&&s instanceof b.Z6?o.put(i,e):o.edit(o.catalogNumber).set("Metadata",o.add(e))}}),1975:((j,$,r)=>{r.d($,{kg:()=>g,m:()=>E,sm:()=>w});
var P=r(43496),y=r(3907);const b=1e5,E={text:"",properties:[],malformed:!0,end:-1,about:""};async function g(o,n){const i=(0,y.xK)(o);if(i===void 0)return E;const s=new C,
m=await(0,y.km)(i,n,e=>(s.take(e),s.broken))!=="well-formed"||s.depth>0||s.end<0||!s.declared;return{text:i,properties:s.properties,malformed:m,end:s.end,about:s.
about}}function w(o,n,i){return o?.properties.find(s=>s.name===i&&s.namespace===P.dK[n])?.values??[]}const x=-2;class C{properties=[];broken=!1;declared=!0;end=-1;about="";scope=new P.
ee;open=[];root=x;loose=!1;items=[];pieces=[];get depth(){return this.open.length}take(n){n.kind==="start"||n.kind==="empty"?(this.start(n.name,n.attributes,n.from),
n.kind==="empty"&&!this.broken&&this.close(n.name,n.to,n.to)):n.kind==="end"?this.close(n.name,n.from,n.to):n.kind==="text"&&this.isInProperty()&&this.pieces.push(
n.text)}isInProperty(){return this.root!==x&&this.open.length>this.root+2}start(n,i,s){if(this.open.length>=y.ol&&(this.broken=!0),this.broken)return;this.scope.
enter(i);const d=this.scope.ofElement(n),m=d.namespace===P.dK.rdf,e=m&&d.local==="li";this.root===x&&this.end<0&&m&&d.local==="Description"&&(this.root=this.open.
length-1,this.loose=!0);const t=this.open.length-this.root,l=e?i.find(({name:f})=>f==="xml:lang")?.value:void 0;if(this.open.push({name:n,...d,from:s,language:l}),
this.root===x){if(!m||d.local!=="RDF"||this.end>=0)return;this.root=this.open.length-1,this.declared=this.scope.declares(n)}else if(t===1)this.describe(i);else if(t===
2){this.items=[];const f=i.find(({name:u})=>this.isRdf(u,"resource"));this.pieces=f?[f.value]:[]}else e&&(this.pieces=[])}describe(n){for(const{name:i,value:s,from:d,
to:m}of n){if((0,P.HC)(i))continue;const{namespace:e,local:t}=this.scope.ofAttribute(i);e===P.dK.rdf&&t==="about"&&(this.about=s),!(e===""||e===P.dK.rdf||e===P.
dK.xml)&&this.add({namespace:e,name:t,values:[s],from:d,to:m})}}close(n,i,s){const d=this.open.pop();if(d?.name!==n){this.broken=!0;return}this.scope.leave();const m=this.
open.length-this.root;if(this.root!==x)if(m===0)this.end=i,this.root=x;else if(m===1&&this.loose)this.root=x,this.loose=!1;else if(m===2){const e=this.items.length>
0?D(this.items):[this.pieces.join("").trim()];this.add({namespace:d.namespace,name:d.local,values:e,from:d.from,to:s})}else m>2&&d.namespace===P.dK.rdf&&d.local===
"li"&&(this.items.push({text:this.pieces.join("").trim(),language:d.language}),this.pieces=[])}add(n){this.properties.length<b?this.properties.push(n):this.broken=
!0}isRdf(n,i){const s=this.scope.ofAttribute(n);return s.local===i&&s.namespace===P.dK.rdf}}function D(o){const n=o.findIndex(({language:s})=>s?.toLowerCase()===
"x-default"),i=o.map(({text:s})=>s);return n>0?[i[n],...i.slice(0,n),...i.slice(n+1)]:i}}),59071:((j,$,r)=>{r.d($,{Gh:()=>n,ZK:()=>i,wh:()=>o});var P=r(77581),y=r(
45599);const b=/\u001b[A-Za-z]{2}[A-Za-z-]{0,8}\u001b/g,E=/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]/g,g=/[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g,
w=s=>s.replace(b,"").replace(E,"").replace(g,"�"),x=200,C=new WeakMap;function D(s){if(s.bytes.length<x)return w((0,P.g7)(s));let d=C.get(s);return d===void 0&&
C.set(s,d=w((0,P.g7)(s))),d}const o=s=>w(s).trim();function n(s){const d=s instanceof y.Mx?D(s).trim():"";return d===""?null:d}const i=s=>s?D(s):""}),70549:((j,$,r)=>{
r.d($,{n:()=>P});function P(y){const b=new WeakMap;return E=>{if(E.hasChanges)return y(E);const g=b.get(E);if(g)return g.answer;const w=y(E);return b.set(E,{answer:w}),
w}}}),69289:((j,$,r)=>{r.d($,{V:()=>E});var P=r(78157),y=r(45798),b=r(45599);function E({bytes:g,job:w}){const x=(0,P.bS)(g).subarray(0,1024),C=x.indexOf(" obj");
if(C<0||!x.includes("/Linearized"))return;const D=new y.i(g,C+4,Math.min(g.length,C+2048),w.limits.nesting).value();return(0,b.Zm)(D)&&D.has("Linearized")&&D.get(
"L")===g.length?D:void 0}}),21996:((j,$,r)=>{r.d($,{Av:()=>D,RJ:()=>i,V3:()=>n,vb:()=>s,zx:()=>C});var P=r(54619),y=r(93604),b=r(78157),E=r(88500);const g=2048,
w=65536,x="[^\\0\\t\\n\\f\\r ()<>[\\]{}/%#]";async function C(e,t){const{found:l,all:f}=await o(e,t),u=M=>[...new Set([...M,...f])].sort((O,S)=>O-S);return Object.
fromEntries(t.map(M=>[M,u(l[M])]))}async function D(e,t){const{found:l,all:f}=await o(e,t);for(const u of Object.values(l))for(const M of u)f.add(M);return f}async function o(e,t){
const l=t.map(O=>{const[S="",...W]=[...O].map(I=>I.replace(/\W/,"\\$&")),K=/\W/.test(O)?x:"\\w";return`${S}(?:${W.join("")}|${K}{0,${Math.max(0,O.length-2)}}#)`}),
f=new RegExp(`/(?:${l.join("|")}|#)`,"g"),u=Object.fromEntries(t.map(O=>[O,new Set])),M=new Set;await i(e,(O,S,W,K)=>{const I=O.toString("latin1",S,W);f.lastIndex=
0;for(let U=f.exec(I);U;U=f.exec(I)){const L=K(S+U.index);L!==void 0&&(U[0].endsWith("#")?M.add(L):u[U[0].slice(1)].add(L))}});for(const O of s(e))M.add(O);return{
found:u,all:M}}async function n(e,t){const l=await C(e,t);return[...new Set(Object.values(l).flat())].sort((f,u)=>f-u)}async function i(e,t){const{bytes:l,table:f}=e,
u=d(e),M=new Int32Array(u.length);for(let I=0;I<u.length;I++)M[I]=f.place[u[I]];const O=(0,b.bS)(l),S=I=>u[(0,y.M)(M,I)-1],W=new E.s;let K=0;for(let I=0;I<u.length;I++){
const U=I+1===u.length,L=U?l.length:M[I+1],N=L-M[I]>g;if(!N&&!U&&L-K<w)continue;if(N){M[I]>K&&t(O,K,M[I],S),W.reset();const z=W.value(l,e.bodies[u[I]],L);t(O,M[I],
z<0?L:z,S)}else t(O,K,L,S);const G=e.job.pace.step(Math.min(L-K,w));G&&await G,K=L}for(const[I,U]of m(e)){const L=e.objectStream(I);if(!L)continue;const N=new Set(
U),{starts:G}=L;t((0,b.bS)(L.data),0,L.data.length,X=>{const Z=L.numbers[(0,y.M)(G,X)-1];return Z!==void 0&&N.has(Z)?Z:void 0});const z=e.job.pace.step(L.data.length);
z&&await z}}function*s(e){for(let t=1;e.hasChanges&&t<e.size;t++)e.isChanged(t)&&e.exists(t)&&(yield t)}function d(e){const{table:t,hasChanges:l}=e,f=[];let u=!0,
M=-1;for(let O=1;O<t.size;O++){if(t.kind[O]!==P.tL||l&&e.isChanged(O))continue;const S=t.place[O];u&&=S>=M,M=S,f.push(O)}return u?f:f.sort((O,S)=>t.place[O]-t.place[S])}
function m(e){const{table:t,hasChanges:l}=e,f=new Map;for(let u=1;u<t.size;u++){if(t.kind[u]!==P.UT||l&&e.isChanged(u))continue;const M=t.place[u],O=f.get(M);O?
O.push(u):f.set(M,[u])}return f}}),93604:((j,$,r)=>{r.d($,{B:()=>P,M:()=>y});const P=(E,g)=>b(E,g,!1),y=(E,g)=>b(E,g,!0);function b(E,g,w){let[x,C]=[0,E.length];
for(;x<C;){const D=x+C>>1,o=E[D];o<g||w&&o===g?x=D+1:C=D}return x}}),87826:((j,$,r)=>{r.d($,{N:()=>b,i:()=>E});var P=r(78157),y=r(14029);function b({suspect:g,bytes:w},x){
if(!(g||(0,P.bS)(w.subarray(0,5)).toString("latin1")!=="%PDF-"))return w.length===x.length?x:w}const E=async(g,w,x)=>b(g,w)??await(0,y.UN)(g,x)})};
