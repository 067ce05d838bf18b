"use strict";exports.id=9994,exports.ids=[9994],exports.modules={17079:((N,S,r)=>{r.d(S,{Z:()=>p,_:()=>E});const P=/^(?:D:)?\s*(\d{4})(?:(\d\d)(?:(\d\d)(?:(\d\d)(?:(\d\d)(?:(\d\d))?)?)?)?)?\s*(?:(Z)(?:00?)?'?(?:00?'?)?|([+-])(\d\d)?'?(?:(\d\d)'?)?)?$/,
T=/^(D:)?19(1\d\d)(\d{10})(?!\d)/,O=/^(\d{4})(?:-(\d\d)(?:-(\d\d)(?:[T ](\d\d):(\d\d)(?::(\d\d)(?:[.,]\d{1,9})?)?\s?(?:(Z)|([+-])(\d\d):?(\d\d)?)?)?)?)?$/;function E(D){
if(D.length>64)return;const o=D.trim().replace(T,(e,i,t,d)=>`${i??""}${1900+Number(t)}${d}`);return v(y(P.exec(o)??O.exec(o)))}function p(D){const o=D.length>64?
void 0:y(O.exec(D.trim()));if(!o||v(o)===void 0)return;const{year:e,month:i="",day:t="",hour:d="",minute:h="",second:s="",zone:l=""}=o;return`D:${e}${i}${t}${d}${h}${s}${l===
"Z"||l===""?l:`${l.replace(":","'")}'`}`}function y(D){if(!D)return;const[,o,e,i,t,d,h,s,l,a,c]=D,g=s??(l===void 0?void 0:`${l}${a??"00"}:${c??"00"}`);return{year:o,
month:e,day:i,hour:t,minute:d,second:h,zone:g}}function v(D){if(!D)return;const{year:o,month:e,day:i,hour:t,minute:d="00",second:h="00",zone:s}=D,l=(c,g,x)=>c===
void 0||Number(c)>=g&&Number(c)<=x;if(Number(o)===0||!l(e,1,12)||!l(i,1,R(Number(o),Number(e)))||!l(t,0,23)||!l(d,0,59)||!l(h,0,59)||s!==void 0&&s!=="Z"&&!(l(s.
slice(1,3),0,23)&&l(s.slice(4),0,59)))return;const a=[o,e,i].filter(c=>c!==void 0).join("-");return t===void 0?a:`${a}T${t}:${d}:${h}${s==="+00:00"||s==="-00:00"?
"Z":s??""}`}function R(D,o){return o===2?D%4===0&&(D%100!==0||D%400===0)?29:28:[4,6,9,11].includes(o)?30:31}}),49994:((N,S,r)=>{r.d(S,{bx:()=>Z,BG:()=>X,p0:()=>k});
var P=r(91369),T=r(21281),O=r(92356),E=r(33973),p=r(69289),y=r(87826),v=r(14029),R=r(98446),D=r(21996),o=r(45599);const e=["PieceInfo","Thumb"];async function i(_,n){
const f=await n(),{live:u}=f.markings[0];let m=!1;for(const M of await(0,D.V3)(_,e)){if(u[M]!==1)continue;const C=_.job.pace.step(2e3);C&&await C;const $=_.get(
M),L=$ instanceof o.Z6?$.dict:$;if(!(!(L instanceof o.Bi)||!e.some(W=>L.has(W)))){_.edit(M);for(const W of e)L.delete(W);m=!0}}return m?n():f}var t=r(52205),d=r(
54619),h=r(81679),s=r(58006),l=r(68973);const a=256*1024*1024,c=256*1024,g=4,x=.97,b=4,A=9,w=new Set(["ASCIIHexDecode","ASCII85Decode"]),B=new Set(["FlateDecode",
"LZWDecode","RunLengthDecode"]);class z{document;marked;isDouble;remaining=a;left=0;constructor(n,f,u){this.document=n,this.marked=f,this.isDouble=u}async run(){
const n=this.streams();for(let f=0;f<n.length;f+=b){const u=this.remaining,m=await Promise.all(n.slice(f,f+b).map(C=>this.optimize(C,u)));for(const C of m)this.
remaining-=C;const M=this.document.job.pace.step(2e3*b);M&&await M,this.document.job.pace.progress(f/n.length)}return{left:this.left}}streams(){const{document:n}=this,
{live:f,walked:u}=this.marked.markings[0],m=[];for(let M=1;M<f.length;M++){if(f[M]!==1||this.isDouble(M))continue;const C=n.edited.get(M),$=n.table.kind[M]===d.
tL&&u.dataStart[M]>0;(C===void 0?$:C instanceof o.Z6)&&m.push(M)}return m}async optimize(n,f){const{document:u}=this,m=u.get(n);if(!(m instanceof o.Z6)||(u.put(
n,m),j(u,m)))return 0;const M=u.encoded(m),C=this.withoutTransport(m,M),{smaller:$,decoded:L}=await this.compressed(C,f),W=$??C;return U(W)<U({...I(u,m.dict),data:M})&&
u.put(n,K(m,W)),L}withoutTransport(n,f){const{filters:u,parameters:m}=I(this.document,n.dict),M=u.findIndex(L=>!(L instanceof o.SX&&w.has(L.text))),C=M<0?u.length:
M,$={stream:f.length*4+16,total:f.length*4+16,remaining:f.length*4+16};for(const L of u.slice(0,C))f=(0,h.tN)(L.text,f,void 0,$);return{data:f,filters:u.slice(C),
parameters:m.slice(C)}}async compressed(n,f){const u=(0,l.uM)(this.document.job),m=await this.decoded(n,f);if(m==="too much")return this.left++,{decoded:0};if(!m||
m.filters.length>0)return{decoded:m?.data.length??0};const M=m.data.length;if(n.data.length>c&&!await this.isWorthwhile(m.data,n.data.length))return{decoded:M};
const $={data:await u.deflate(m.data,A),filters:[(0,o.UU)("FlateDecode")],parameters:m.parameters};return{smaller:[n,...this.isPredicted(m)?[]:[m]].reduce((W,F)=>U(
F)<U(W)?F:W,$),decoded:M}}isPredicted({parameters:n}){const f=this.document.resolve(this.document.dict(n[0])?.get("Predictor"));return typeof f=="number"&&f>1}async isWorthwhile(n,f){
const u=Math.floor(c/g*(n.length/f)),m=Math.floor((n.length-u)/(g-1)),M=Buffer.concat(Array.from({length:g},($,L)=>n.subarray(L*m,L*m+u)));return(await(0,l.uM)(
this.document.job).deflate(M,A)).length<x*(f/n.length)*M.length}async decoded(n,f){const[u,...m]=n.filters;if(u===void 0)return n.data.length>f?"too much":n;if(!(u instanceof
o.SX)||!B.has(u.text)||m.length>0)return;if(u.text==="FlateDecode"){const{job:$}=this.document,L=Math.max(f,0),W=await(0,l.uM)($).inflate(n.data,L)??await(0,l.Uw)(
n.data,L,$.pace);return W?{data:W,filters:[],parameters:n.parameters}:n.data.length*4>f?"too much":void 0}const M=this.document.dict(n.parameters[0]),C=this.document.
resolve(M?.get("EarlyChange"));try{const $=typeof C=="number"?new o.Bi([["EarlyChange",C]]):void 0,L=(0,h.tN)(u.text,n.data,$,{stream:f,total:f,remaining:f}),W=new o.
Bi([...M??[]].filter(([F])=>F!=="EarlyChange"));return{data:L,filters:[],parameters:W.size>0?[W]:[]}}catch{return}}}function j(_,{dict:n}){const f=(0,t.c3)(_,n.
get("Filter"));return n.has("F")||f.some(u=>(0,o.Eo)(u,"Crypt"))||(0,o.Eo)(_.resolve(n.get("Type")),"Metadata")}function I(_,n){const f=(0,t.c3)(_,n.get("Filter")),
u=n.get("DecodeParms"),m=_.array(u)??(u===void 0?[]:[u]);return{filters:f,parameters:f.map((M,C)=>m[C]??null)}}const U=({data:_,filters:n})=>_.length+n.reduce((f,u)=>f+
(u instanceof o.SX?u.text.length+9:0),0);function K(_,{data:n,filters:f,parameters:u}){const m=(0,s.n)(_,n,{compress:!1}),M=f.length===1;return f.length>0&&m.dict.
set("Filter",M?f[0]:[...f]),f.length>0&&u.some(C=>C!==null)&&m.dict.set("DecodeParms",M?u[0]:[...u]),m}async function X(_,n,f,u){const m={signatures:0,usageRightsRemoved:!1,
isRepaired:!1},M=({signatures:J,usageRightsRemoved:se})=>{m.signatures=J,m.usageRightsRemoved||=se},C=J=>{m.isRepaired=!0,f.onRepaired?.(J)},$=await(0,O.E)(_.bytes,
{...f,onWritten:M,onRepaired:C},{password:n}),L=$.pages.count,W=_.bytes.length;await $.pages.settle(),await u?.($);const{bytes:F,notes:Y}=await V($),q=F.length>=
W&&!m.isRepaired?(0,y.N)($,_.bytes):void 0;return q?{bytes:q,isSmaller:!1,pageCount:L,notes:[],written:void 0}:(F.length>W&&Y.push(ee(W,F.length)),{bytes:F,isSmaller:!0,
pageCount:L,notes:Y,written:m})}async function V(_){const n=[],f=await i(_,()=>H(_)),u=await(0,P.v)(_,f),{left:m}=await new z(_,f,L=>u(0,L)!==void 0).run();m>0&&
n.push(ne(m)),(0,p.V)(_)&&n.push(te);const M=L=>(0,v.fT)([_],{compact:!0,objectStreams:L,alias:u});if(await G(_))return{bytes:await M("none"),notes:n};const C=await M(
"smallest");if(C.length>=Q)return{bytes:C,notes:n};const $=await M("none");return{bytes:$.length<C.length?$:C,notes:n}}async function H(_){const n=await(0,E.Rf)(
[_],{detail:!0,strings:_.security?.numbered===!0});return(0,E.Ip)([_],n),n}const k=(_,n)=>Math.floor(1e3*(_-n)/_)/10,Q=16384;async function G(_){const{archive:n,
names:f}=await(0,T.ds)(_);return n?.part===1||f.some(u=>/^PDF\/X-[13]/.test(u))}const Z={code:"not_smaller",message:"The document is returned as it was: it coul\
d not be made smaller."},ee=(_,n)=>({code:"repair_enlarged",message:`The document has ${n} bytes now, ${n-_} more than before, because it was repaired.`}),te={code:"\
linearization_removed",message:"The document is no longer linearized (prepared for fast web view), because object streams save more."},ne=_=>({code:"streams_lef\
t",message:`${(0,R.C7)(_,"stream was","streams were")} left as ${(0,R.d5)(_,"it was","they were")}, because at most 256 MB of a document are compressed again.`})}),
21281:((N,S,r)=>{r.d(S,{Ip:()=>R,XM:()=>t,Xb:()=>i,ds:()=>v,qg:()=>e});var P=r(59071),T=r(70549),O=r(21115),E=r(824),p=r(1975),y=r(60912);const v=(0,T.n)(async s=>R(
s,await(0,E.Br)(s)));function R(s,l){const a=(w,B)=>(0,P.wh)((0,p.sm)(l,w,B)[0]??""),c=o(a("pdfaid","part"),a("pdfaid","conformance").toLowerCase()),g=D(a("pdfu\
aid","part"))?`PDF/UA-${a("pdfuaid","part")}`:void 0,b=[a("pdfxid","GTS_PDFXVersion")||a("pdfx","GTS_PDFXVersion")||((0,P.Gh)(s.resolve((0,E._U)(s)?.get("GTS_PD\
FXVersion")))??""),a("pdfe","ISO_PDFEVersion"),a("pdfvtid","GTS_PDFVTVersion")],A=[c?.name,g,...b.filter(w=>/^PDF\/[\w .:/()-]{1,40}$/.test(w))];return{archive:c,
accessible:g,names:A.filter(w=>w!==void 0)}}const D=s=>/^[1-9]$/.test(s);function o(s,l){if(!D(s))return;const a=/^[abuef]$/.test(l)?l:"";return{part:Number(s),
level:a,name:`PDF/A-${s}${a}`}}function e(s,l,a,c){return l&&h(s,l,[O.dK.pdfaid]),i(a,c)}const i=({name:s},l)=>({code:"pdfa_identification_removed",message:`The\
 document no longer claims ${s}: ${l}.`});async function t(s){const l=await(0,E.Br)(s);if(!l)return[];const{archive:a,accessible:c}=R(s,l);h(s,l,[O.dK.pdfaid,O.
dK.pdfuaid]);const g=[a?.name,c].filter(x=>x!==void 0);return g.length>0?[d(g)]:[]}const d=s=>({code:"conformance_dropped",message:`The result no longer claims ${s.
join(" and ")}, because a merge cannot guarantee conformance.`});function h(s,l,a){l.properties.some(({namespace:c})=>a.includes(c))&&(0,y._L)(s,(0,y.QH)(l,({namespace:c})=>a.
includes(c),[]))}}),824:((N,S,r)=>{r.d(S,{Br:()=>R,_6:()=>o,_U:()=>v});var P=r(58552),T=r(1975),O=r(17079),E=r(45599),p=r(59071),y=r(70549);function v(e){const i=e.
resolve(e.trailer.get("Info"));return i instanceof E.Bi?i:i instanceof E.Z6?i.dict:void 0}const R=(0,y.n)(D);async function D(e){const i=e.get(e.catalogNumber),
t=i instanceof E.Bi?e.resolve(i.get("Metadata")):null;if(!(t instanceof E.Z6))return;let d;try{d=e.decoded(t)}catch(h){if(!(h instanceof P.zU)||h.code==="cancel\
led")throw h;return T.m}return(0,T.kg)(d,e.job.pace)}function o(e,i){const t=v(e),d=g=>e.resolve(t?.get(g)),h=(g,x,b=", ")=>{const A=(0,T.sm)(i,g,x).map(p.wh).filter(
Boolean).join(b);return A===""?null:A},s=(g,x)=>{const[b=""]=(0,T.sm)(i,g,x);return(0,p.wh)(b)||null},l=(g,x)=>(0,O._)((0,p.Gh)(d(g))??"")??(0,O._)(s("xmp",x)??
"")??null,a=e.get(e.catalogNumber),c=a instanceof E.Bi?(0,p.Gh)(e.resolve(a.get("Lang"))):null;return{title:(0,p.Gh)(d("Title"))??s("dc","title"),author:(0,p.Gh)(
d("Author"))??h("dc","creator"),subject:(0,p.Gh)(d("Subject"))??s("dc","description"),keywords:(0,p.Gh)(d("Keywords"))??h("pdf","Keywords")??h("dc","subject"),creator:(0,p.
Gh)(d("Creator"))??s("xmp","CreatorTool"),producer:(0,p.Gh)(d("Producer"))??s("pdf","Producer"),created:l("CreationDate","CreateDate"),modified:l("ModDate","Mod\
ifyDate"),language:c??s("dc","language")}}}),60912:((N,S,r)=>{r.d(S,{QH:()=>E,T3:()=>p,_L:()=>D});var P=r(21115),T=r(3907),O=r(45599);function E(o,e,i){const{text:t,
properties:d,end:h,about:s}=o,l=[];let a=0;for(const c of d.filter(e).sort((g,x)=>g.from-x.from))c.from<a||(l.push(t.slice(a,c.from)),a=c.to);return l.push(t.slice(
a,Math.max(h,a))),i.length>0&&l.push(y(i,s)),l.push(t.slice(Math.max(h,a))),R(l.join(""))}function p(o){return`<?xpacket begin="\uFEFF" id="W5M0MpCehiHzreSzNTczkc9d"\
?>
<x:xmpmeta xmlns:x="adobe:ns:meta/">
<rdf:RDF xmlns:rdf="${P.dK.rdf}">
${y(o,"")}</rdf:RDF>
</x:xmpmeta>
<?xpacket end="w"?>`}function y(o,e){const t=[...new Set(o.map(({prefix:h})=>h))].map(h=>` xmlns:${h}="${P.dK[h]}"`).join(""),d=o.map(({prefix:h,name:s,form:l,values:a})=>`\
<${h}:${s}>${v(l,a)}</${h}:${s}>
`);return`<rdf:Description xmlns:rdf="${P.dK.rdf}" rdf:about="${(0,T.X)(e)}"${t}>
${d.join("")}</rdf:Description>
`}function v(o,e){const i=t=>e.map(d=>`<rdf:li${t}>${(0,T.X)(d)}</rdf:li>`).join("");switch(o){case"simple":return(0,T.X)(e[0]??"");case"alternative":return`<rd\
f:Alt>${i(' xml:lang="x-default"')}</rdf:Alt>`;case"ordered":return`<rdf:Seq>${i("")}</rdf:Seq>`;case"unordered":return`<rdf:Bag>${i("")}</rdf:Bag>`}}const R=o=>o.
replace(/^(\s*<\?xml\s[^>]*encoding\s*=\s*["'])[^"']*/,"$1UTF-8");function D(o,e){const i=o.catalog.get("Metadata"),t=o.resolve(i),d=t instanceof O.Z6?[...t.dict].
filter(([l])=>!["Filter","DecodeParms","Length"].includes(l)):[],h=new O.Bi([["Type",new O.SX("Metadata")],["Subtype",new O.SX("XML")],...d]),s=new O.Z6(h,Buffer.
from(e,"utf8"));(0,O.i9)(i)&&t instanceof O.Z6?o.put(i,s):o.edit(o.catalogNumber).set("Metadata",o.add(s))}}),1975:((N,S,r)=>{r.d(S,{kg:()=>p,m:()=>E,sm:()=>y});
var P=r(21115),T=r(3907);const O=1e5,E={text:"",properties:[],malformed:!0,end:-1,about:""};async function p(o,e){const i=(0,T.xK)(o);if(i===void 0)return E;const t=new R,
h=await(0,T.km)(i,e,s=>(t.take(s),t.broken))!=="well-formed"||t.depth>0||t.end<0||!t.declared;return{text:i,properties:t.properties,malformed:h,end:t.end,about:t.
about}}function y(o,e,i){return o?.properties.find(t=>t.name===i&&t.namespace===P.dK[e])?.values??[]}const v=-2;class R{properties=[];broken=!1;declared=!0;end=-1;about="";scope=new P.
ee;open=[];root=v;loose=!1;items=[];pieces=[];get depth(){return this.open.length}take(e){e.kind==="start"||e.kind==="empty"?(this.start(e.name,e.attributes,e.from),
e.kind==="empty"&&!this.broken&&this.close(e.name,e.to,e.to)):e.kind==="end"?this.close(e.name,e.from,e.to):e.kind==="text"&&this.isInProperty()&&this.pieces.push(
e.text)}isInProperty(){return this.root!==v&&this.open.length>this.root+2}start(e,i,t){if(this.open.length>=T.ol&&(this.broken=!0),this.broken)return;this.scope.
enter(i);const d=this.scope.ofElement(e),h=d.namespace===P.dK.rdf,s=h&&d.local==="li";this.root===v&&this.end<0&&h&&d.local==="Description"&&(this.root=this.open.
length-1,this.loose=!0);const l=this.open.length-this.root,a=s?i.find(({name:c})=>c==="xml:lang")?.value:void 0;if(this.open.push({name:e,...d,from:t,language:a}),
this.root===v){if(!h||d.local!=="RDF"||this.end>=0)return;this.root=this.open.length-1,this.declared=this.scope.declares(e)}else if(l===1)this.describe(i);else if(l===
2){this.items=[];const c=i.find(({name:g})=>this.isRdf(g,"resource"));this.pieces=c?[c.value]:[]}else s&&(this.pieces=[])}describe(e){for(const{name:i,value:t,from:d,
to:h}of e){if((0,P.HC)(i))continue;const{namespace:s,local:l}=this.scope.ofAttribute(i);s===P.dK.rdf&&l==="about"&&(this.about=t),!(s===""||s===P.dK.rdf||s===P.
dK.xml)&&this.add({namespace:s,name:l,values:[t],from:d,to:h})}}close(e,i,t){const d=this.open.pop();if(d?.name!==e){this.broken=!0;return}this.scope.leave();const h=this.
open.length-this.root;if(this.root!==v)if(h===0)this.end=i,this.root=v;else if(h===1&&this.loose)this.root=v,this.loose=!1;else if(h===2){const s=this.items.length>
0?D(this.items):[this.pieces.join("").trim()];this.add({namespace:d.namespace,name:d.local,values:s,from:d.from,to:t})}else h>2&&d.namespace===P.dK.rdf&&d.local===
"li"&&(this.items.push({text:this.pieces.join("").trim(),language:d.language}),this.pieces=[])}add(e){this.properties.length<O?this.properties.push(e):this.broken=
!0}isRdf(e,i){const t=this.scope.ofAttribute(e);return t.local===i&&t.namespace===P.dK.rdf}}function D(o){const e=o.findIndex(({language:t})=>t?.toLowerCase()===
"x-default"),i=o.map(({text:t})=>t);return e>0?[i[e],...i.slice(0,e),...i.slice(e+1)]:i}}),59071:((N,S,r)=>{r.d(S,{Gh:()=>e,ZK:()=>i,wh:()=>o});var P=r(77581),T=r(
45599);const O=/\u001b[A-Za-z]{2}[A-Za-z-]{0,8}\u001b/g,E=/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]/g,p=/[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g,
y=t=>t.replace(O,"").replace(E,"").replace(p,"�"),v=200,R=new WeakMap;function D(t){if(t.bytes.length<v)return y((0,P.g7)(t));let d=R.get(t);return d===void 0&&
R.set(t,d=y((0,P.g7)(t))),d}const o=t=>y(t).trim();function e(t){const d=t instanceof T.Mx?D(t).trim():"";return d===""?null:d}const i=t=>t?D(t):""}),70549:((N,S,r)=>{
r.d(S,{n:()=>P});function P(T){const O=new WeakMap;return E=>{if(E.hasChanges)return T(E);const p=O.get(E);if(p)return p.answer;const y=T(E);return O.set(E,{answer:y}),
y}}}),69289:((N,S,r)=>{r.d(S,{V:()=>E});var P=r(78157),T=r(45798),O=r(45599);function E({bytes:p,job:y}){const v=(0,P.bS)(p).subarray(0,1024),R=v.indexOf(" obj");
if(R<0||!v.includes("/Linearized"))return;const D=new T.i(p,R+4,Math.min(p.length,R+2048),y.limits.nesting).value();return(0,O.Zm)(D)&&D.has("Linearized")&&D.get(
"L")===p.length?D:void 0}}),21996:((N,S,r)=>{r.d(S,{Av:()=>e,RJ:()=>d,V3:()=>t,vb:()=>h,zx:()=>o});var P=r(54619),T=r(93604),O=r(78157),E=r(88500);const p=2048,
y=65536,v=1<<20,R=1024,D="[^\\0\\t\\n\\f\\r ()<>[\\]{}/%#]";async function o(a,c){const{found:g,all:x}=await i(a,c),b=A=>[...new Set([...A,...x])].sort((w,B)=>w-
B);return Object.fromEntries(c.map(A=>[A,b(g[A])]))}async function e(a,c){const{found:g,all:x}=await i(a,c);for(const b of Object.values(g))for(const A of b)x.add(
A);return x}async function i(a,c){const g=c.map(w=>{const[B="",...z]=[...w].map(I=>I.replace(/\W/,"\\$&")),j=/\W/.test(w)?D:"\\w";return`${B}(?:${z.join("")}|${j}\
{0,${Math.max(0,w.length-2)}}#)`}),x=new RegExp(`/(?:${g.join("|")}|#)`,"g"),b=Object.fromEntries(c.map(w=>[w,new Set])),A=new Set;await d(a,(w,B,z,j)=>{const I=w.
toString("latin1",B,z);x.lastIndex=0;for(let U=x.exec(I);U;U=x.exec(I)){const K=j(B+U.index);K!==void 0&&(U[0].endsWith("#")?A.add(K):b[U[0].slice(1)].add(K))}});
for(const w of h(a))A.add(w);return{found:b,all:A}}async function t(a,c){const g=await o(a,c);return[...new Set(Object.values(g).flat())].sort((x,b)=>x-b)}async function d(a,c){
const{bytes:g,table:x}=a,b=s(a),A=new Int32Array(b.length);for(let I=0;I<b.length;I++)A[I]=x.place[b[I]];const w=(0,O.bS)(g),B=I=>b[(0,T.M)(A,I)-1],z=new E.s;let j=0;
for(let I=0;I<b.length;I++){const U=I+1===b.length,K=U?g.length:A[I+1],X=K-A[I]>p;if(!X&&!U&&K-j<y)continue;if(X){A[I]>j&&c(w,j,A[I],B),z.reset();const H=z.value(
g,a.bodies[b[I]],K);c(w,A[I],H<0?K:H,B)}else c(w,j,K,B);const V=a.job.pace.step(Math.min(K-j,y));V&&await V,j=K}for(const[I,U]of l(a)){const K=a.objectStream(I);
if(!K)continue;const X=new Set(U),{starts:V,numbers:H,data:k}=K,Q=G=>{const Z=H[(0,T.M)(V,G)-1];return Z!==void 0&&X.has(Z)?Z:void 0};for(let G=0;G<k.length;G+=
v){c((0,O.bS)(k),G,Math.min(G+v+R,k.length),Q);const Z=a.job.pace.step(4*v);Z&&await Z}}}function*h(a){for(let c=1;a.hasChanges&&c<a.size;c++)a.isChanged(c)&&a.
exists(c)&&(yield c)}function s(a){const{table:c,hasChanges:g}=a,x=[];let b=!0,A=-1;for(let w=1;w<c.size;w++){if(c.kind[w]!==P.tL||g&&a.isChanged(w))continue;const B=c.
place[w];b&&=B>=A,A=B,x.push(w)}return b?x:x.sort((w,B)=>c.place[w]-c.place[B])}function l(a){const{table:c,hasChanges:g}=a,x=new Map;for(let b=1;b<c.size;b++){
if(c.kind[b]!==P.UT||g&&a.isChanged(b))continue;const A=c.place[b],w=x.get(A);w?w.push(b):x.set(A,[b])}return x}}),93604:((N,S,r)=>{r.d(S,{B:()=>P,M:()=>T});const P=(E,p)=>O(
E,p,!1),T=(E,p)=>O(E,p,!0);function O(E,p,y){let[v,R]=[0,E.length];for(;v<R;){const D=v+R>>1,o=E[D];o<p||y&&o===p?v=D+1:R=D}return v}}),87826:((N,S,r)=>{r.d(S,{
N:()=>O,i:()=>E});var P=r(78157),T=r(14029);function O({suspect:p,bytes:y},v){if(!(p||(0,P.bS)(y.subarray(0,5)).toString("latin1")!=="%PDF-"))return y.length===
v.length?v:y}const E=async(p,y,v)=>O(p,y)??await(0,T.UN)(p,v)})};
