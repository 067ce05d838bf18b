"use strict";exports.id=5312,exports.ids=[5312],exports.modules={17079:((j,R,s)=>{s.d(R,{Z:()=>E,_:()=>p});const $=/^(?:D:)?\s*(\d{4})(?:(\d\d)(?:(\d\d)(?:(\d\d)(?:(\d\d)(?:(\d\d))?)?)?)?)?\s*(?:(Z)(?:00?)?'?(?:00?'?)?|([+-])(\d\d)?'?(?:(\d\d)'?)?)?$/,
x=/^(D:)?19(1\d\d)(\d{10})(?!\d)/,g=/^(\d{4})(?:-(\d\d)(?:-(\d\d)(?:[T ](\d\d):(\d\d)(?::(\d\d)(?:[.,]\d{1,9})?)?\s?(?:(Z)|([+-])(\d\d):?(\d\d)?)?)?)?)?$/;function p(h){
if(h.length>64)return;const r=h.trim().replace(x,(y,v,f,P)=>`${v??""}${1900+Number(f)}${P}`);return w(_($.exec(r)??g.exec(r)))}function E(h){const r=h.length>64?
void 0:_(g.exec(h.trim()));if(!r||w(r)===void 0)return;const{year:y,month:v="",day:f="",hour:P="",minute:T="",second:t="",zone:e=""}=r;return`D:${y}${v}${f}${P}${T}${t}${e===
"Z"||e===""?e:`${e.replace(":","'")}'`}`}function _(h){if(!h)return;const[,r,y,v,f,P,T,t,e,o,d]=h,l=t??(e===void 0?void 0:`${e}${o??"00"}:${d??"00"}`);return{year:r,
month:y,day:v,hour:f,minute:P,second:T,zone:l}}function w(h){if(!h)return;const{year:r,month:y,day:v,hour:f,minute:P="00",second:T="00",zone:t}=h,e=(d,l,D)=>d===
void 0||Number(d)>=l&&Number(d)<=D;if(Number(r)===0||!e(y,1,12)||!e(v,1,b(Number(r),Number(y)))||!e(f,0,23)||!e(P,0,59)||!e(T,0,59)||t!==void 0&&t!=="Z"&&!(e(t.
slice(1,3),0,23)&&e(t.slice(4),0,59)))return;const o=[r,y,v].filter(d=>d!==void 0).join("-");return f===void 0?o:`${o}T${f}:${P}:${T}${t==="+00:00"||t==="-00:00"?
"Z":t??""}`}function b(h,r){return r===2?h%4===0&&(h%100!==0||h%400===0)?29:28:[4,6,9,11].includes(r)?30:31}}),49994:((j,R,s)=>{s.d(R,{bx:()=>q,BG:()=>z,p0:()=>Q});
var $=s(91369),x=s(21281),g=s(12237),p=s(33973),E=s(69289),_=s(87826),w=s(14029),b=s(98446),h=s(21996),r=s(45599);const y=["PieceInfo","Thumb"];async function v(u,n){
const a=await n(),{live:i}=a.markings[0];let c=!1;for(const m of await(0,h.V3)(u,y)){if(i[m]!==1)continue;const O=u.job.pace.step(2e3);O&&await O;const A=u.get(
m),C=A instanceof r.Z6?A.dict:A;if(!(!(C instanceof r.Bi)||!y.some(B=>C.has(B)))){u.edit(m);for(const B of y)C.delete(B);c=!0}}return c?n():a}var f=s(52205),P=s(
54619),T=s(59596),t=s(58006),e=s(68973);const o=256*1024*1024,d=256*1024,l=4,D=.97,M=4,I=9,W=new Set(["ASCIIHexDecode","ASCII85Decode"]),U=new Set(["FlateDecode",
"LZWDecode","RunLengthDecode"]);class S{document;marked;isDouble;remaining=o;left=0;constructor(n,a,i){this.document=n,this.marked=a,this.isDouble=i}async run(){
const n=this.streams();for(let a=0;a<n.length;a+=M){const i=this.remaining,c=await Promise.all(n.slice(a,a+M).map(O=>this.optimize(O,i)));for(const O of c)this.
remaining-=O;const m=this.document.job.pace.step(2e3*M);m&&await m,this.document.job.pace.progress(a/n.length)}return{left:this.left}}streams(){const{document:n}=this,
{live:a,walked:i}=this.marked.markings[0],c=[];for(let m=1;m<a.length;m++){if(a[m]!==1||this.isDouble(m))continue;const O=n.edited.get(m),A=n.table.kind[m]===P.
tL&&i.dataStart[m]>0;(O===void 0?A:O instanceof r.Z6)&&c.push(m)}return c}async optimize(n,a){const{document:i}=this,c=i.get(n);if(!(c instanceof r.Z6)||(i.put(
n,c),F(i,c)))return 0;const m=i.encoded(c),O=this.withoutTransport(c,m),{smaller:A,decoded:C}=await this.compressed(O,a),B=A??O;return K(B)<K({...L(i,c.dict),data:m})&&
i.put(n,Z(c,B)),C}withoutTransport(n,a){const{filters:i,parameters:c}=L(this.document,n.dict),m=i.findIndex(C=>!(C instanceof r.SX&&W.has(C.text))),O=m<0?i.length:
m,A={stream:a.length*4+16,total:a.length*4+16,remaining:a.length*4+16};for(const C of i.slice(0,O))a=(0,T.tN)(C.text,a,void 0,A);return{data:a,filters:i.slice(O),
parameters:c.slice(O)}}async compressed(n,a){const i=(0,e.uM)(this.document.job),c=await this.decoded(n,a);if(c==="too much")return this.left++,{decoded:0};if(!c||
c.filters.length>0)return{decoded:c?.data.length??0};const m=c.data.length;if(n.data.length>d&&!await this.isWorthwhile(c.data,n.data.length))return{decoded:m};
const A={data:await i.deflate(c.data,I),filters:[(0,r.UU)("FlateDecode")],parameters:c.parameters};return{smaller:[n,...this.isPredicted(c)?[]:[c]].reduce((B,N)=>K(
N)<K(B)?N:B,A),decoded:m}}isPredicted({parameters:n}){const a=this.document.resolve(this.document.dict(n[0])?.get("Predictor"));return typeof a=="number"&&a>1}async isWorthwhile(n,a){
const i=Math.floor(d/l*(n.length/a)),c=Math.floor((n.length-i)/(l-1)),m=Buffer.concat(Array.from({length:l},(A,C)=>n.subarray(C*c,C*c+i)));return(await(0,e.uM)(
this.document.job).deflate(m,I)).length<D*(a/n.length)*m.length}async decoded(n,a){const[i,...c]=n.filters;if(i===void 0)return n.data.length>a?"too much":n;if(!(i instanceof
r.SX)||!U.has(i.text)||c.length>0)return;if(i.text==="FlateDecode"){const{job:A}=this.document,C=Math.max(a,0),B=await(0,e.uM)(A).inflate(n.data,C)??await(0,e.Uw)(
n.data,C,A.pace);return B?{data:B,filters:[],parameters:n.parameters}:n.data.length*4>a?"too much":void 0}const m=this.document.dict(n.parameters[0]),O=this.document.
resolve(m?.get("EarlyChange"));try{const A=typeof O=="number"?new r.Bi([["EarlyChange",O]]):void 0,C=(0,T.tN)(i.text,n.data,A,{stream:a,total:a,remaining:a}),B=new r.
Bi([...m??[]].filter(([N])=>N!=="EarlyChange"));return{data:C,filters:[],parameters:B.size>0?[B]:[]}}catch{return}}}function F(u,{dict:n}){const a=(0,f.c3)(u,n.
get("Filter"));return n.has("F")||a.some(i=>(0,r.Eo)(i,"Crypt"))||(0,r.Eo)(u.resolve(n.get("Type")),"Metadata")}function L(u,n){const a=(0,f.c3)(u,n.get("Filter")),
i=n.get("DecodeParms"),c=u.array(i)??(i===void 0?[]:[i]);return{filters:a,parameters:a.map((m,O)=>c[O]??null)}}const K=({data:u,filters:n})=>u.length+n.reduce((a,i)=>a+
(i instanceof r.SX?i.text.length+9:0),0);function Z(u,{data:n,filters:a,parameters:i}){const c=(0,t.n)(u,n,{compress:!1}),m=a.length===1;return a.length>0&&c.dict.
set("Filter",m?a[0]:[...a]),a.length>0&&i.some(O=>O!==null)&&c.dict.set("DecodeParms",m?i[0]:[...i]),c}async function z(u,n,a,i){const c={signatures:0,usageRightsRemoved:!1,
isRepaired:!1},m=({signatures:V,usageRightsRemoved:se})=>{c.signatures=V,c.usageRightsRemoved||=se},O=V=>{c.isRepaired=!0,a.onRepaired?.(V)},A=await(0,g.E)(u.bytes,
{...a,onWritten:m,onRepaired:O},{password:n}),C=A.pages.count,B=u.bytes.length;await A.pages.settle(),await i?.(A);const{bytes:N,notes:H}=await G(A),k=N.length>=
B&&!c.isRepaired?(0,_.N)(A,u.bytes):void 0;return k?{bytes:k,isSmaller:!1,pageCount:C,notes:[],written:void 0}:(N.length>B&&H.push(ee(B,N.length)),{bytes:N,isSmaller:!0,
pageCount:C,notes:H,written:c})}async function G(u){const n=[],a=await v(u,()=>X(u)),i=await(0,$.v)(u,a),{left:c}=await new S(u,a,C=>i(0,C)!==void 0).run();c>0&&
n.push(ne(c)),(0,E.V)(u)&&n.push(te);const m=C=>(0,w.fT)([u],{compact:!0,objectStreams:C,alias:i});if(await Y(u))return{bytes:await m("none"),notes:n};const O=await m(
"smallest");if(O.length>=J)return{bytes:O,notes:n};const A=await m("none");return{bytes:A.length<O.length?A:O,notes:n}}async function X(u){const n=await(0,p.Rf)(
[u],{detail:!0,strings:u.security?.numbered===!0});return(0,p.Ip)([u],n),n}const Q=(u,n)=>Math.floor(1e3*(u-n)/u)/10,J=16384;async function Y(u){const{archive:n,
names:a}=await(0,x.ds)(u);return n?.part===1||a.some(i=>/^PDF\/X-[13]/.test(i))}const q={code:"not_smaller",message:"The document is returned as it was: it coul\
d not be made smaller."},ee=(u,n)=>({code:"repair_enlarged",message:`The document has ${n} bytes now, ${n-u} more than before, because it was repaired.`}),te={code:"\
linearization_removed",message:"The document is no longer linearized (prepared for fast web view), because object streams save more."},ne=u=>({code:"streams_lef\
t",message:`${(0,b.C7)(u,"stream was","streams were")} left as ${(0,b.d5)(u,"it was","they were")}, because at most 256 MB of a document are compressed again.`})}),
21281:((j,R,s)=>{s.d(R,{Ip:()=>b,XM:()=>f,Xb:()=>v,ds:()=>w,qg:()=>y});var $=s(59071),x=s(70549),g=s(43496),p=s(824),E=s(1975),_=s(60912);const w=(0,x.n)(async t=>b(
t,await(0,p.Br)(t)));function b(t,e){const o=(W,U)=>(0,$.wh)((0,E.sm)(e,W,U)[0]??""),d=r(o("pdfaid","part"),o("pdfaid","conformance").toLowerCase()),l=h(o("pdfu\
aid","part"))?`PDF/UA-${o("pdfuaid","part")}`:void 0,M=[o("pdfxid","GTS_PDFXVersion")||o("pdfx","GTS_PDFXVersion")||((0,$.Gh)(t.resolve((0,p._U)(t)?.get("GTS_PD\
FXVersion")))??""),o("pdfe","ISO_PDFEVersion"),o("pdfvtid","GTS_PDFVTVersion")],I=[d?.name,l,...M.filter(W=>/^PDF\/[\w .:/()-]{1,40}$/.test(W))];return{archive:d,
accessible:l,names:I.filter(W=>W!==void 0)}}const h=t=>/^[1-9]$/.test(t);function r(t,e){if(!h(t))return;const o=/^[abuef]$/.test(e)?e:"";return{part:Number(t),
level:o,name:`PDF/A-${t}${o}`}}function y(t,e,o,d){return e&&T(t,e,[g.dK.pdfaid]),v(o,d)}const v=({name:t},e)=>({code:"pdfa_identification_removed",message:`The\
 document no longer claims ${t}: ${e}.`});async function f(t){const e=await(0,p.Br)(t);if(!e)return[];const{archive:o,accessible:d}=b(t,e);T(t,e,[g.dK.pdfaid,g.
dK.pdfuaid]);const l=[o?.name,d].filter(D=>D!==void 0);return l.length>0?[P(l)]:[]}const P=t=>({code:"conformance_dropped",message:`The result no longer claims ${t.
join(" and ")}, because a merge cannot guarantee conformance.`});function T(t,e,o){e.properties.some(({namespace:d})=>o.includes(d))&&(0,_._L)(t,(0,_.QH)(e,({namespace:d})=>o.
includes(d),[]))}}),60912:((j,R,s)=>{s.d(R,{QH:()=>p,T3:()=>E,_L:()=>h});var $=s(43496),x=s(3907),g=s(45599);function p(r,y,v){const{text:f,properties:P,end:T,about:t}=r,
e=[];let o=0;for(const d of P.filter(y).sort((l,D)=>l.from-D.from))d.from<o||(e.push(f.slice(o,d.from)),o=d.to);return e.push(f.slice(o,Math.max(T,o))),v.length>
0&&e.push(_(v,t)),e.push(f.slice(Math.max(T,o))),b(e.join(""))}function E(r){return`<?xpacket begin="\uFEFF" id="W5M0MpCehiHzreSzNTczkc9d"?>
<x:xmpmeta xmlns:x="adobe:ns:meta/">
<rdf:RDF xmlns:rdf="${$.dK.rdf}">
${_(r,"")}</rdf:RDF>
</x:xmpmeta>
<?xpacket end="w"?>`}function _(r,y){const f=[...new Set(r.map(({prefix:T})=>T))].map(T=>` xmlns:${T}="${$.dK[T]}"`).join(""),P=r.map(({prefix:T,name:t,form:e,values:o})=>`\
<${T}:${t}>${w(e,o)}</${T}:${t}>
`);return`<rdf:Description xmlns:rdf="${$.dK.rdf}" rdf:about="${(0,x.X)(y)}"${f}>
${P.join("")}</rdf:Description>
`}function w(r,y){const v=f=>y.map(P=>`<rdf:li${f}>${(0,x.X)(P)}</rdf:li>`).join("");switch(r){case"simple":return(0,x.X)(y[0]??"");case"alternative":return`<rd\
f:Alt>${v(' xml:lang="x-default"')}</rdf:Alt>`;case"ordered":return`<rdf:Seq>${v("")}</rdf:Seq>`;case"unordered":return`<rdf:Bag>${v("")}</rdf:Bag>`}}const b=r=>r.
replace(/^(\s*<\?xml\s[^>]*encoding\s*=\s*["'])[^"']*/,"$1UTF-8");function h(r,y){const v=r.catalog.get("Metadata"),f=r.resolve(v),P=f instanceof g.Z6?[...f.dict].
filter(([e])=>!["Filter","DecodeParms","Length"].includes(e)):[],T=new g.Bi([["Type",new g.SX("Metadata")],["Subtype",new g.SX("XML")],...P]),t=new g.Z6(T,Buffer.
from(y,"utf8"));(0,g.i9)(v)&&f instanceof g.Z6?r.put(v,t):r.edit(r.catalogNumber).set("Metadata",r.add(t))}}),59071:((j,R,s)=>{s.d(R,{Gh:()=>y,ZK:()=>v,wh:()=>r});
var $=s(77581),x=s(45599);const g=/\u001b[A-Za-z]{2}[A-Za-z-]{0,8}\u001b/g,p=/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]/g,E=/[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g,
_=f=>f.replace(g,"").replace(p,"").replace(E,"�"),w=200,b=new WeakMap;function h(f){if(f.bytes.length<w)return _((0,$.g7)(f));let P=b.get(f);return P===void 0&&
b.set(f,P=_((0,$.g7)(f))),P}const r=f=>_(f).trim();function y(f){const P=f instanceof x.Mx?h(f).trim():"";return P===""?null:P}const v=f=>f?h(f):""}),70549:((j,R,s)=>{
s.d(R,{n:()=>$});function $(x){const g=new WeakMap;return p=>{if(p.hasChanges)return x(p);const E=g.get(p);if(E)return E.answer;const _=x(p);return g.set(p,{answer:_}),
_}}}),58006:((j,R,s)=>{s.d(R,{n:()=>p});var $=s(59596),x=s(45599);const g=["DecodeParms","F","FFilter","FDecodeParms","DL"];function p(E,_,{compress:w}){const b=new x.
Bi(E.dict);w?b.set("Filter",(0,x.UU)("FlateDecode")):b.delete("Filter");for(const h of g)b.delete(h);return new x.Z6(b,w?(0,$.Kc)(_):_)}}),69289:((j,R,s)=>{s.d(
R,{V:()=>p});var $=s(78157),x=s(45798),g=s(45599);function p({bytes:E,job:_}){const w=(0,$.bS)(E).subarray(0,1024),b=w.indexOf(" obj");if(b<0||!w.includes("/Lin\
earized"))return;const h=new x.i(E,b+4,Math.min(E.length,b+2048),_.limits.nesting).value();return(0,g.Zm)(h)&&h.has("Linearized")&&h.get("L")===E.length?h:void 0}}),
21996:((j,R,s)=>{s.d(R,{Av:()=>h,RJ:()=>v,V3:()=>y,vb:()=>f,zx:()=>b});var $=s(54619),x=s(93604),g=s(78157),p=s(88500);const E=2048,_=65536,w="[^\\0\\t\\n\\f\\r ()<>\
[\\]{}/%#]";async function b(t,e){const{found:o,all:d}=await r(t,e),l=D=>[...new Set([...D,...d])].sort((M,I)=>M-I);return Object.fromEntries(e.map(D=>[D,l(o[D])]))}
async function h(t,e){const{found:o,all:d}=await r(t,e);for(const l of Object.values(o))for(const D of l)d.add(D);return d}async function r(t,e){const o=e.map(M=>{
const[I="",...W]=[...M].map(S=>S.replace(/\W/,"\\$&")),U=/\W/.test(M)?w:"\\w";return`${I}(?:${W.join("")}|${U}{0,${Math.max(0,M.length-2)}}#)`}),d=new RegExp(`/\
(?:${o.join("|")}|#)`,"g"),l=Object.fromEntries(e.map(M=>[M,new Set])),D=new Set;await v(t,(M,I,W,U)=>{const S=M.toString("latin1",I,W);d.lastIndex=0;for(let F=d.
exec(S);F;F=d.exec(S)){const L=U(I+F.index);L!==void 0&&(F[0].endsWith("#")?D.add(L):l[F[0].slice(1)].add(L))}});for(const M of f(t))D.add(M);return{found:l,all:D}}
async function y(t,e){const o=await b(t,e);return[...new Set(Object.values(o).flat())].sort((d,l)=>d-l)}async function v(t,e){const{bytes:o,table:d}=t,l=P(t),D=new Int32Array(
l.length);for(let S=0;S<l.length;S++)D[S]=d.place[l[S]];const M=(0,g.bS)(o),I=S=>l[(0,x.M)(D,S)-1],W=new p.s;let U=0;for(let S=0;S<l.length;S++){const F=S+1===l.
length,L=F?o.length:D[S+1],K=L-D[S]>E;if(!K&&!F&&L-U<_)continue;if(K){D[S]>U&&e(M,U,D[S],I),W.reset();const z=W.value(o,t.bodies[l[S]],L);e(M,D[S],z<0?L:z,I)}else
e(M,U,L,I);const Z=t.job.pace.step(Math.min(L-U,_));Z&&await Z,U=L}for(const[S,F]of T(t)){const L=t.objectStream(S);if(!L)continue;const K=new Set(F),{starts:Z}=L;
e((0,g.bS)(L.data),0,L.data.length,G=>{const X=L.numbers[(0,x.M)(Z,G)-1];return X!==void 0&&K.has(X)?X:void 0});const z=t.job.pace.step(L.data.length);z&&await z}}
function*f(t){for(let e=1;t.hasChanges&&e<t.size;e++)t.isChanged(e)&&t.exists(e)&&(yield e)}function P(t){const{table:e,hasChanges:o}=t,d=[];let l=!0,D=-1;for(let M=1;M<
e.size;M++){if(e.kind[M]!==$.tL||o&&t.isChanged(M))continue;const I=e.place[M];l&&=I>=D,D=I,d.push(M)}return l?d:d.sort((M,I)=>e.place[M]-e.place[I])}function T(t){
const{table:e,hasChanges:o}=t,d=new Map;for(let l=1;l<e.size;l++){if(e.kind[l]!==$.UT||o&&t.isChanged(l))continue;const D=e.place[l],M=d.get(D);M?M.push(l):d.set(
D,[l])}return d}}),93604:((j,R,s)=>{s.d(R,{B:()=>$,M:()=>x});const $=(p,E)=>g(p,E,!1),x=(p,E)=>g(p,E,!0);function g(p,E,_){let[w,b]=[0,p.length];for(;w<b;){const h=w+
b>>1,r=p[h];r<E||_&&r===E?w=h+1:b=h}return w}}),87826:((j,R,s)=>{s.d(R,{N:()=>g,i:()=>p});var $=s(78157),x=s(14029);function g({suspect:E,bytes:_},w){if(!(E||(0,$.
bS)(_.subarray(0,5)).toString("latin1")!=="%PDF-"))return _.length===w.length?w:_}const p=async(E,_,w)=>g(E,_)??await(0,x.UN)(E,w)})};
