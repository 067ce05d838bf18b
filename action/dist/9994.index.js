"use strict";exports.id=9994,exports.ids=[9994],exports.modules={49994:((z,$,a)=>{a.d($,{bx:()=>q,BG:()=>N,p0:()=>J});var T=a(91369),b=a(21281),p=a(12237),O=a(33973),E=a(69289),
_=a(87826),w=a(14029),P=a(98446),C=a(21996),f=a(45599);const I=["PieceInfo","Thumb"];async function A(c,e){const s=await e(),{live:o}=s.markings[0];let r=!1;for(const d of await(0,C.
V3)(c,I)){if(o[d]!==1)continue;const h=c.job.pace.step(2e3);h&&await h;const D=c.get(d),v=D instanceof f.Z6?D.dict:D;if(!(!(v instanceof f.Bi)||!I.some(L=>v.has(
L)))){c.edit(d);for(const L of I)v.delete(L);r=!0}}return r?e():s}var R=a(52205),U=a(54619),y=a(59596),n=a(58006),t=a(68973);const i=256*1024*1024,u=256*1024,l=4,
g=.97,m=4,S=9,B=new Set(["ASCIIHexDecode","ASCII85Decode"]),W=new Set(["FlateDecode","LZWDecode","RunLengthDecode"]);class M{document;marked;isDouble;remaining=i;left=0;constructor(e,s,o){
this.document=e,this.marked=s,this.isDouble=o}async run(){const e=this.streams();for(let s=0;s<e.length;s+=m){const o=this.remaining,r=await Promise.all(e.slice(
s,s+m).map(h=>this.optimize(h,o)));for(const h of r)this.remaining-=h;const d=this.document.job.pace.step(2e3*m);d&&await d,this.document.job.pace.progress(s/e.
length)}return{left:this.left}}streams(){const{document:e}=this,{live:s,walked:o}=this.marked.markings[0],r=[];for(let d=1;d<s.length;d++){if(s[d]!==1||this.isDouble(
d))continue;const h=e.edited.get(d),D=e.table.kind[d]===U.tL&&o.dataStart[d]>0;(h===void 0?D:h instanceof f.Z6)&&r.push(d)}return r}async optimize(e,s){const{document:o}=this,
r=o.get(e);if(!(r instanceof f.Z6)||(o.put(e,r),F(o,r)))return 0;const d=o.encoded(r),h=this.withoutTransport(r,d),{smaller:D,decoded:v}=await this.compressed(h,
s),L=D??h;return j(L)<j({...x(o,r.dict),data:d})&&o.put(e,X(r,L)),v}withoutTransport(e,s){const{filters:o,parameters:r}=x(this.document,e.dict),d=o.findIndex(v=>!(v instanceof
f.SX&&B.has(v.text))),h=d<0?o.length:d,D={stream:s.length*4+16,total:s.length*4+16,remaining:s.length*4+16};for(const v of o.slice(0,h))s=(0,y.tN)(v.text,s,void 0,
D);return{data:s,filters:o.slice(h),parameters:r.slice(h)}}async compressed(e,s){const o=(0,t.uM)(this.document.job),r=await this.decoded(e,s);if(r==="too much")
return this.left++,{decoded:0};if(!r||r.filters.length>0)return{decoded:r?.data.length??0};const d=r.data.length;if(e.data.length>u&&!await this.isWorthwhile(r.
data,e.data.length))return{decoded:d};const D={data:await o.deflate(r.data,S),filters:[(0,f.UU)("FlateDecode")],parameters:r.parameters};return{smaller:[e,...this.
isPredicted(r)?[]:[r]].reduce((L,K)=>j(K)<j(L)?K:L,D),decoded:d}}isPredicted({parameters:e}){const s=this.document.resolve(this.document.dict(e[0])?.get("Predic\
tor"));return typeof s=="number"&&s>1}async isWorthwhile(e,s){const o=Math.floor(u/l*(e.length/s)),r=Math.floor((e.length-o)/(l-1)),d=Buffer.concat(Array.from({
length:l},(D,v)=>e.subarray(v*r,v*r+o)));return(await(0,t.uM)(this.document.job).deflate(d,S)).length<g*(s/e.length)*d.length}async decoded(e,s){const[o,...r]=e.
filters;if(o===void 0)return e.data.length>s?"too much":e;if(!(o instanceof f.SX)||!W.has(o.text)||r.length>0)return;if(o.text==="FlateDecode"){const{job:D}=this.
document,v=Math.max(s,0),L=await(0,t.uM)(D).inflate(e.data,v)??await(0,t.Uw)(e.data,v,D.pace);return L?{data:L,filters:[],parameters:e.parameters}:e.data.length*
4>s?"too much":void 0}const d=this.document.dict(e.parameters[0]),h=this.document.resolve(d?.get("EarlyChange"));try{const D=typeof h=="number"?new f.Bi([["Earl\
yChange",h]]):void 0,v=(0,y.tN)(o.text,e.data,D,{stream:s,total:s,remaining:s}),L=new f.Bi([...d??[]].filter(([K])=>K!=="EarlyChange"));return{data:v,filters:[],
parameters:L.size>0?[L]:[]}}catch{return}}}function F(c,{dict:e}){const s=(0,R.c3)(c,e.get("Filter"));return e.has("F")||s.some(o=>(0,f.Eo)(o,"Crypt"))||(0,f.Eo)(
c.resolve(e.get("Type")),"Metadata")}function x(c,e){const s=(0,R.c3)(c,e.get("Filter")),o=e.get("DecodeParms"),r=c.array(o)??(o===void 0?[]:[o]);return{filters:s,
parameters:s.map((d,h)=>r[h]??null)}}const j=({data:c,filters:e})=>c.length+e.reduce((s,o)=>s+(o instanceof f.SX?o.text.length+9:0),0);function X(c,{data:e,filters:s,
parameters:o}){const r=(0,n.n)(c,e,{compress:!1}),d=s.length===1;return s.length>0&&r.dict.set("Filter",d?s[0]:[...s]),s.length>0&&o.some(h=>h!==null)&&r.dict.set(
"DecodeParms",d?o[0]:[...o]),r}async function N(c,e,s,o){const r={signatures:0,usageRightsRemoved:!1,isRepaired:!1},d=({signatures:G,usageRightsRemoved:se})=>{r.
signatures=G,r.usageRightsRemoved||=se},h=G=>{r.isRepaired=!0,s.onRepaired?.(G)},D=await(0,p.E)(c.bytes,{...s,onWritten:d,onRepaired:h},{password:e}),v=D.pages.
count,L=c.bytes.length;await D.pages.settle(),await o?.(D);const{bytes:K,notes:H}=await Z(D),Q=K.length>=L&&!r.isRepaired?(0,_.N)(D,c.bytes):void 0;return Q?{bytes:Q,
isSmaller:!1,pageCount:v,notes:[],written:void 0}:(K.length>L&&H.push(ee(L,K.length)),{bytes:K,isSmaller:!0,pageCount:v,notes:H,written:r})}async function Z(c){
const e=[],s=await A(c,()=>V(c)),o=await(0,T.v)(c,s),{left:r}=await new M(c,s,v=>o(0,v)!==void 0).run();r>0&&e.push(ne(r)),(0,E.V)(c)&&e.push(te);const d=v=>(0,w.
fT)([c],{compact:!0,objectStreams:v,alias:o});if(await k(c))return{bytes:await d("none"),notes:e};const h=await d("smallest");if(h.length>=Y)return{bytes:h,notes:e};
const D=await d("none");return{bytes:D.length<h.length?D:h,notes:e}}async function V(c){const e=await(0,O.Rf)([c],{detail:!0,strings:c.security?.numbered===!0});
return(0,O.Ip)([c],e),e}const J=(c,e)=>Math.floor(1e3*(c-e)/c)/10,Y=16384;async function k(c){const{archive:e,names:s}=await(0,b.ds)(c);return e?.part===1||s.some(
o=>/^PDF\/X-[13]/.test(o))}const q={code:"not_smaller",message:"The document is returned as it was: it could not be made smaller."},ee=(c,e)=>({code:"repair_enl\
arged",message:`The document has ${e} bytes now, ${e-c} more than before, because it was repaired.`}),te={code:"linearization_removed",message:"The document is \
no longer linearized (prepared for fast web view), because object streams save more."},ne=c=>({code:"streams_left",message:`${(0,P.C7)(c,"stream was","streams w\
ere")} left as ${(0,P.d5)(c,"it was","they were")}, because at most 256 MB of a document are compressed again.`})}),21281:((z,$,a)=>{a.d($,{Ip:()=>P,XM:()=>R,Xb:()=>A,
ds:()=>w,qg:()=>I});var T=a(59071),b=a(70549),p=a(43496),O=a(824),E=a(1975),_=a(60912);const w=(0,b.n)(async n=>P(n,await(0,O.Br)(n)));function P(n,t){const i=(B,W)=>(0,T.
wh)((0,E.sm)(t,B,W)[0]??""),u=f(i("pdfaid","part"),i("pdfaid","conformance").toLowerCase()),l=C(i("pdfuaid","part"))?`PDF/UA-${i("pdfuaid","part")}`:void 0,m=[i(
"pdfxid","GTS_PDFXVersion")||i("pdfx","GTS_PDFXVersion")||((0,T.Gh)(n.resolve((0,O._U)(n)?.get("GTS_PDFXVersion")))??""),i("pdfe","ISO_PDFEVersion"),i("pdfvtid",
"GTS_PDFVTVersion")],S=[u?.name,l,...m.filter(B=>/^PDF\/[\w .:/()-]{1,40}$/.test(B))];return{archive:u,accessible:l,names:S.filter(B=>B!==void 0)}}const C=n=>/^[1-9]$/.
test(n);function f(n,t){if(!C(n))return;const i=/^[abuef]$/.test(t)?t:"";return{part:Number(n),level:i,name:`PDF/A-${n}${i}`}}function I(n,t,i,u){return t&&y(n,
t,[p.dK.pdfaid]),A(i,u)}const A=({name:n},t)=>({code:"pdfa_identification_removed",message:`The document no longer claims ${n}: ${t}.`});async function R(n){const t=await(0,O.
Br)(n);if(!t)return[];const{archive:i,accessible:u}=P(n,t);y(n,t,[p.dK.pdfaid,p.dK.pdfuaid]);const l=[i?.name,u].filter(g=>g!==void 0);return l.length>0?[U(l)]:
[]}const U=n=>({code:"conformance_dropped",message:`The result no longer claims ${n.join(" and ")}, because a merge cannot guarantee conformance.`});function y(n,t,i){
t.properties.some(({namespace:u})=>i.includes(u))&&(0,_._L)(n,(0,_.QH)(t,({namespace:u})=>i.includes(u),[]))}}),60912:((z,$,a)=>{a.d($,{QH:()=>O,T3:()=>E,_L:()=>C});
var T=a(43496),b=a(3907),p=a(45599);function O(f,I,A){const{text:R,properties:U,end:y,about:n}=f,t=[];let i=0;for(const u of U.filter(I).sort((l,g)=>l.from-g.from))
u.from<i||(t.push(R.slice(i,u.from)),i=u.to);return t.push(R.slice(i,Math.max(y,i))),A.length>0&&t.push(_(A,n)),t.push(R.slice(Math.max(y,i))),P(t.join(""))}function E(f){
return`<?xpacket begin="\uFEFF" id="W5M0MpCehiHzreSzNTczkc9d"?>
<x:xmpmeta xmlns:x="adobe:ns:meta/">
<rdf:RDF xmlns:rdf="${T.dK.rdf}">
${_(f,"")}</rdf:RDF>
</x:xmpmeta>
<?xpacket end="w"?>`}function _(f,I){const R=[...new Set(f.map(({prefix:y})=>y))].map(y=>` xmlns:${y}="${T.dK[y]}"`).join(""),U=f.map(({prefix:y,name:n,form:t,values:i})=>`\
<${y}:${n}>${w(t,i)}</${y}:${n}>
`);return`<rdf:Description xmlns:rdf="${T.dK.rdf}" rdf:about="${(0,b.X)(I)}"${R}>
${U.join("")}</rdf:Description>
`}function w(f,I){const A=R=>I.map(U=>`<rdf:li${R}>${(0,b.X)(U)}</rdf:li>`).join("");switch(f){case"simple":return(0,b.X)(I[0]??"");case"alternative":return`<rd\
f:Alt>${A(' xml:lang="x-default"')}</rdf:Alt>`;case"ordered":return`<rdf:Seq>${A("")}</rdf:Seq>`;case"unordered":return`<rdf:Bag>${A("")}</rdf:Bag>`}}const P=f=>f.
replace(/^(\s*<\?xml\s[^>]*encoding\s*=\s*["'])[^"']*/,"$1UTF-8");function C(f,I){const A=f.catalog.get("Metadata"),R=f.resolve(A),U=R instanceof p.Z6?[...R.dict].
filter(([t])=>!["Filter","DecodeParms","Length"].includes(t)):[],y=new p.Bi([["Type",new p.SX("Metadata")],["Subtype",new p.SX("XML")],...U]),n=new p.Z6(y,Buffer.
from(I,"utf8"));(0,p.i9)(A)&&R instanceof p.Z6?f.put(A,n):f.edit(f.catalogNumber).set("Metadata",f.add(n))}}),58006:((z,$,a)=>{a.d($,{n:()=>O});var T=a(59596),b=a(
45599);const p=["DecodeParms","F","FFilter","FDecodeParms","DL"];function O(E,_,{compress:w}){const P=new b.Bi(E.dict);w?P.set("Filter",(0,b.UU)("FlateDecode")):
P.delete("Filter");for(const C of p)P.delete(C);return new b.Z6(P,w?(0,T.Kc)(_):_)}}),69289:((z,$,a)=>{a.d($,{V:()=>O});var T=a(78157),b=a(45798),p=a(45599);function O({
bytes:E,job:_}){const w=(0,T.bS)(E).subarray(0,1024),P=w.indexOf(" obj");if(P<0||!w.includes("/Linearized"))return;const C=new b.i(E,P+4,Math.min(E.length,P+2048),
_.limits.nesting).value();return(0,p.Zm)(C)&&C.has("Linearized")&&C.get("L")===E.length?C:void 0}}),21996:((z,$,a)=>{a.d($,{Av:()=>C,RJ:()=>A,V3:()=>I,vb:()=>R,
zx:()=>P});var T=a(54619),b=a(93604),p=a(78157),O=a(88500);const E=2048,_=65536,w="[^\\0\\t\\n\\f\\r ()<>[\\]{}/%#]";async function P(n,t){const{found:i,all:u}=await f(
n,t),l=g=>[...new Set([...g,...u])].sort((m,S)=>m-S);return Object.fromEntries(t.map(g=>[g,l(i[g])]))}async function C(n,t){const{found:i,all:u}=await f(n,t);for(const l of Object.
values(i))for(const g of l)u.add(g);return u}async function f(n,t){const i=t.map(m=>{const[S="",...B]=[...m].map(M=>M.replace(/\W/,"\\$&")),W=/\W/.test(m)?w:"\\w";
return`${S}(?:${B.join("")}|${W}{0,${Math.max(0,m.length-2)}}#)`}),u=new RegExp(`/(?:${i.join("|")}|#)`,"g"),l=Object.fromEntries(t.map(m=>[m,new Set])),g=new Set;
await A(n,(m,S,B,W)=>{const M=m.toString("latin1",S,B);u.lastIndex=0;for(let F=u.exec(M);F;F=u.exec(M)){const x=W(S+F.index);x!==void 0&&(F[0].endsWith("#")?g.add(
x):l[F[0].slice(1)].add(x))}});for(const m of R(n))g.add(m);return{found:l,all:g}}async function I(n,t){const i=await P(n,t);return[...new Set(Object.values(i).
flat())].sort((u,l)=>u-l)}async function A(n,t){const{bytes:i,table:u}=n,l=U(n),g=new Int32Array(l.length);for(let M=0;M<l.length;M++)g[M]=u.place[l[M]];const m=(0,p.
bS)(i),S=M=>l[(0,b.M)(g,M)-1],B=new O.s;let W=0;for(let M=0;M<l.length;M++){const F=M+1===l.length,x=F?i.length:g[M+1],j=x-g[M]>E;if(!j&&!F&&x-W<_)continue;if(j){
g[M]>W&&t(m,W,g[M],S),B.reset();const N=B.value(i,n.bodies[l[M]],x);t(m,g[M],N<0?x:N,S)}else t(m,W,x,S);const X=n.job.pace.step(Math.min(x-W,_));X&&await X,W=x}
for(const[M,F]of y(n)){const x=n.objectStream(M);if(!x)continue;const j=new Set(F),{starts:X}=x;t((0,p.bS)(x.data),0,x.data.length,Z=>{const V=x.numbers[(0,b.M)(
X,Z)-1];return V!==void 0&&j.has(V)?V:void 0});const N=n.job.pace.step(x.data.length);N&&await N}}function*R(n){for(let t=1;n.hasChanges&&t<n.size;t++)n.isChanged(
t)&&n.exists(t)&&(yield t)}function U(n){const{table:t,hasChanges:i}=n,u=[];let l=!0,g=-1;for(let m=1;m<t.size;m++){if(t.kind[m]!==T.tL||i&&n.isChanged(m))continue;
const S=t.place[m];l&&=S>=g,g=S,u.push(m)}return l?u:u.sort((m,S)=>t.place[m]-t.place[S])}function y(n){const{table:t,hasChanges:i}=n,u=new Map;for(let l=1;l<t.
size;l++){if(t.kind[l]!==T.UT||i&&n.isChanged(l))continue;const g=t.place[l],m=u.get(g);m?m.push(l):u.set(g,[l])}return u}}),93604:((z,$,a)=>{a.d($,{B:()=>T,M:()=>b});
const T=(O,E)=>p(O,E,!1),b=(O,E)=>p(O,E,!0);function p(O,E,_){let[w,P]=[0,O.length];for(;w<P;){const C=w+P>>1,f=O[C];f<E||_&&f===E?w=C+1:P=C}return w}}),87826:((z,$,a)=>{
a.d($,{N:()=>p,i:()=>O});var T=a(78157),b=a(14029);function p({suspect:E,bytes:_},w){if(!(E||(0,T.bS)(_.subarray(0,5)).toString("latin1")!=="%PDF-"))return _.length===
w.length?w:_}const O=async(E,_,w)=>p(E,_)??await(0,b.UN)(E,w)})};
