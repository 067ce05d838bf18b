"use strict";exports.id=7802,exports.ids=[7802],exports.modules={31296:((G,W,r)=>{r.r(W),r.d(W,{optimize_document:()=>g});var s=r(91369),C=r(21281),_=r(12237),v=r(33973),h=r(
69289),I=r(37253),A=r(98446),R=r(21996),O=r(45599);const p=["PieceInfo","Thumb"];async function B(P,o){const f=await o(),{live:u}=f.markings[0];let E=!1;for(const M of await(0,R.
V3)(P,p)){if(u[M]!==1)continue;const T=P.job.pace.step(2e3);T&&await T;const $=P.get(M),y=$ instanceof O.Z6?$.dict:$;if(!(!(y instanceof O.Bi)||!p.some(j=>y.has(
j)))){P.edit(M);for(const j of p)y.delete(j);E=!0}}return E?o():f}var b=r(52205),x=r(54619),U=r(59596),L=r(58006),n=r(68973);const e=256*1024*1024,a=256*1024,t=4,
i=.97,d=4,D=9,N=new Set(["ASCIIHexDecode","ASCII85Decode"]),k=new Set(["FlateDecode","LZWDecode","RunLengthDecode"]);class F{document;marked;isDouble;remaining=e;left=0;constructor(o,f,u){
this.document=o,this.marked=f,this.isDouble=u}async run(){const o=this.streams();for(let f=0;f<o.length;f+=d){const u=this.remaining,E=await Promise.all(o.slice(
f,f+d).map(T=>this.optimize(T,u)));for(const T of E)this.remaining-=T;const M=this.document.job.pace.step(2e3*d);M&&await M,this.document.job.pace.progress(f/o.
length)}return{left:this.left}}streams(){const{document:o}=this,{live:f,walked:u}=this.marked.markings[0],E=[];for(let M=1;M<f.length;M++){if(f[M]!==1||this.isDouble(
M))continue;const T=o.edited.get(M),$=o.table.kind[M]===x.tL&&u.dataStart[M]>0;(T===void 0?$:T instanceof O.Z6)&&E.push(M)}return E}async optimize(o,f){const{document:u}=this,
E=u.get(o);if(!(E instanceof O.Z6)||(u.put(o,E),S(u,E)))return 0;const M=u.encoded(E),T=this.withoutTransport(E,M),{smaller:$,decoded:y}=await this.compressed(T,
f),j=$??T;return l(j)<l({...z(u,E.dict),data:M})&&u.put(o,w(E,j)),y}withoutTransport(o,f){const{filters:u,parameters:E}=z(this.document,o.dict),M=u.findIndex(y=>!(y instanceof
O.SX&&N.has(y.text))),T=M<0?u.length:M,$={stream:f.length*4+16,total:f.length*4+16,remaining:f.length*4+16};for(const y of u.slice(0,T))f=(0,U.tN)(y.text,f,void 0,
$);return{data:f,filters:u.slice(T),parameters:E.slice(T)}}async compressed(o,f){const u=(0,n.uM)(this.document.job),E=await this.decoded(o,f);if(E==="too much")
return this.left++,{decoded:0};if(!E||E.filters.length>0)return{decoded:E?.data.length??0};const M=E.data.length;if(o.data.length>a&&!await this.isWorthwhile(E.
data,o.data.length))return{decoded:M};const $={data:await u.deflate(E.data,D),filters:[(0,O.UU)("FlateDecode")],parameters:E.parameters};return{smaller:[o,...this.
isPredicted(E)?[]:[E]].reduce((j,V)=>l(V)<l(j)?V:j,$),decoded:M}}isPredicted({parameters:o}){const f=this.document.resolve(this.document.dict(o[0])?.get("Predic\
tor"));return typeof f=="number"&&f>1}async isWorthwhile(o,f){const u=Math.floor(a/t*(o.length/f)),E=Math.floor((o.length-u)/(t-1)),M=Buffer.concat(Array.from({
length:t},($,y)=>o.subarray(y*E,y*E+u)));return(await(0,n.uM)(this.document.job).deflate(M,D)).length<i*(f/o.length)*M.length}async decoded(o,f){const[u,...E]=o.
filters;if(u===void 0)return o.data.length>f?"too much":o;if(!(u instanceof O.SX)||!k.has(u.text)||E.length>0)return;if(u.text==="FlateDecode"){const{job:$}=this.
document,y=Math.max(f,0),j=await(0,n.uM)($).inflate(o.data,y)??await(0,n.Uw)(o.data,y,$.pace);return j?{data:j,filters:[],parameters:o.parameters}:o.data.length*
4>f?"too much":void 0}const M=this.document.dict(o.parameters[0]),T=this.document.resolve(M?.get("EarlyChange"));try{const $=typeof T=="number"?new O.Bi([["Earl\
yChange",T]]):void 0,y=(0,U.tN)(u.text,o.data,$,{stream:f,total:f,remaining:f}),j=new O.Bi([...M??[]].filter(([V])=>V!=="EarlyChange"));return{data:y,filters:[],
parameters:j.size>0?[j]:[]}}catch{return}}}function S(P,{dict:o}){const f=(0,b.c3)(P,o.get("Filter"));return o.has("F")||f.some(u=>(0,O.Eo)(u,"Crypt"))||(0,O.Eo)(
P.resolve(o.get("Type")),"Metadata")}function z(P,o){const f=(0,b.c3)(P,o.get("Filter")),u=o.get("DecodeParms"),E=P.array(u)??(u===void 0?[]:[u]);return{filters:f,
parameters:f.map((M,T)=>E[T]??null)}}const l=({data:P,filters:o})=>P.length+o.reduce((f,u)=>f+(u instanceof O.SX?u.text.length+9:0),0);function w(P,{data:o,filters:f,
parameters:u}){const E=(0,L.n)(P,o,{compress:!1}),M=f.length===1;return f.length>0&&E.dict.set("Filter",M?f[0]:[...f]),f.length>0&&u.some(T=>T!==null)&&E.dict.set(
"DecodeParms",M?u[0]:[...u]),E}const g=async(P,{open_password:o},f)=>{const u={signatures:0,usageRightsRemoved:!1,isRepaired:!1},E=({signatures:X,usageRightsRemoved:at})=>{
u.signatures=X,u.usageRightsRemoved||=at},M=X=>{u.isRepaired=!0,f.onRepaired?.(X)},T=await(0,_.E)(P.bytes,{...f,onWritten:E,onRepaired:M},{password:o}),$=T.pages.
count,y=P.bytes.length,j=[];await T.pages.settle();const V=await B(T,()=>m(T)),Q=await(0,s.v)(T,V),{left:Y}=await new F(T,V,X=>Q(0,X)!==void 0).run();Y>0&&j.push(
st(Y)),(0,h.V)(T)&&j.push(nt);const J=X=>(0,I.fT)([T],{compact:!0,objectStreams:X,alias:Q}),q=await Z(T);let H=await J(q?"none":"smallest");if(!q&&H.length<K){const X=await J(
"none");X.length<H.length&&(H=X)}return H.length>=y&&!u.isRepaired?{documents:[{...P,pageCount:$}],notes:[tt],facts:{pageCount:$,bytesBefore:y,bytesAfter:y,savedPercent:0}}:
(H.length>y&&j.push(et(y,H.length)),f.onWritten?.(u),{documents:[{name:P.name,bytes:H,pageCount:$}],notes:j,facts:{pageCount:$,bytesBefore:y,bytesAfter:H.length,
savedPercent:c(y,H.length)}})};async function m(P){const o=await(0,v.Rf)([P],{detail:!0,strings:P.security?.numbered===!0});return(0,v.Ip)([P],o),o}const c=(P,o)=>Math.
floor(1e3*(P-o)/P)/10,K=16384;async function Z(P){const{archive:o,names:f}=await(0,C.ds)(P);return o?.part===1||f.some(u=>/^PDF\/X-[13]/.test(u))}const tt={code:"\
not_smaller",message:"The document is returned as it was: it could not be made smaller without loss."},et=(P,o)=>({code:"repair_enlarged",message:`The document \
has ${o} bytes now, ${o-P} more than before, because it was repaired.`}),nt={code:"linearization_removed",message:"The document is no longer linearized (prepare\
d for fast web view), because object streams save more."},st=P=>({code:"streams_left",message:`${(0,A.C7)(P,"stream was","streams were")} left as ${(0,A.d5)(P,"\
it was","they were")}, because at most 256 MB of a document are compressed again.`})}),36211:((G,W,r)=>{r.d(W,{Rl:()=>v,ep:()=>O,lJ:()=>h,we:()=>_});var s=r(85008);
const C={0:"b B b* B* BI BT BX EI EMC ET EX f F f* h ID n q Q s S sc SC scn SCN T* W W*",1:"BMC cs CS Do g G gs i j J M MP ri sh Tc TJ Tj TL Tr Ts Tw Tz w '",2:"\
BDC d d0 DP l m Td TD Tf",3:'rg RG "',4:"k K re v y",6:"c cm d1 Tm"},_=Object.values(C).flatMap(p=>p.split(" ")),v=new Set(["m","l","c","v","y","h","re"]),h=new Map(
[["n",{}],["f",{fill:"nonzero"}],["F",{fill:"nonzero"}],["f*",{fill:"even-odd"}],["S",{strokes:!0}],["s",{strokes:!0,closes:!0}],["B",{fill:"nonzero",strokes:!0}],
["B*",{fill:"even-odd",strokes:!0}],["b",{fill:"nonzero",strokes:!0,closes:!0}],["b*",{fill:"even-odd",strokes:!0,closes:!0}]]),I=255,A=new Uint8Array(65536).fill(
I),R=new Map;for(const[p,B]of Object.entries(C))for(const b of B.split(" "))b.length<=2?A[(0,s.$N)(b)]=Number(p):R.set((0,s.$N)(b),Number(p));function O(p){if(p>=
A.length)return R.get(p);const B=A[p];return B===I?void 0:B}}),37709:((G,W,r)=>{r.d(W,{B:()=>U,K:()=>e});var s=r(78157),C=r(45798),_=r(82416),v=r(36211),h=r(85008);
const I=64,A=100,R=16*1024*1024,O=["true","false","null"],p=new Map,B=new Array(16384).fill(void 0),b=a=>a&127|a>>1&16256,x=-32640;for(const a of v.we){const t=(0,h.
$N)(a);p.set(t,a),(t&x)===0&&(B[b(t)]=a)}class U{content;operator="";count=0;end=0;dataStart=-1;dataEnd=-1;tokens;kinds=new Uint8Array(I);starts=new Int32Array(
I);ends=new Int32Array(I);depth=0;outermost=h.Kp;opened=0;deepest=0;inImage=!1;isGiven=!0;constructor(t){this.content=t,this.tokens=new h.oz(t)}next(){return this.
advance(1/0)}advance(t){const{tokens:i}=this;for(this.isGiven&&this.forget();i.end<t;){const d=i.next();switch(d){case h.Kp:return this.end=i.end,this.dataStart>=
0&&this.give("BI");case h.QR:if(this.depth===0&&this.keyword())return!0;break;case h.pQ:case h.q$:if(this.depth++>0){this.depth>this.deepest&&(this.deepest=this.
depth);break}this.outermost=d,this.opened=i.start;break;case h.OG:case h.ZT:this.depth>0&&--this.depth===0&&this.add(this.outermost,this.opened);break;case h.Ho:
this.dataStart=i.start,this.dataEnd=i.end;break;default:this.depth===0&&this.add(d,i.start)}}return this.end=i.end,!1}forget(){this.isGiven=!1,this.count=this.deepest=
0,this.dataStart=this.dataEnd=-1}keyword(){const{tokens:t}=this,{code:i}=t,d=(i&x)===0?B[b(i)]:p.get(i);if(d===void 0&&O.some(D=>D.length===t.end-t.start&&(0,s.
w1)(this.content,t.start,D)))this.add(h.QR,t.start);else if(d==="BI")this.inImage=!0,this.count=0;else if(this.inImage){if(d==="EI")return this.give("BI")}else return this.
give(d??"");return!1}give(t){return this.operator=t,this.end=this.tokens.end,this.isGiven=!0,this.inImage=!1,!0}add(t,i){const{count:d}=this;d!==I&&(this.kinds[d]=
t,this.starts[d]=i,this.ends[d]=this.tokens.end,this.count=d+1)}kind(t){return t>=0&&t<this.count?this.kinds[t]:h.Kp}startOf(t){return this.starts[t]}endOf(t){return this.
ends[t]}number(t){return this.kind(t)===h.uk?(0,_.kz)(this.content,this.starts[t],this.ends[t]):NaN}name(t){return this.kind(t)===h.o_?(0,_.MQ)(this.content,this.
starts[t]+1,this.ends[t]):void 0}string(t){const i=this.kind(t);return i===h.An||i===h.Cd?(0,_.E3)(this.content,this.starts[t],this.ends[t]):void 0}value(t){return this.
kind(t)===h.Kp||this.deepest>A?null:new C.i(this.content,this.starts[t],this.ends[t],A,void 0,R).value()}inside(t){return new h.oz(this.content,this.starts[t]+1,
this.ends[t]-1)}}const L=32768,n=6;async function e(a,t,i){const d=new U(a);for(;d.end<a.length;){const{end:D}=d;for(;d.advance(D+L);){const k=i(d);k&&await k}const N=t.
step(n*(d.end-D));N&&await N}}}),85008:((G,W,r)=>{r.d(W,{$N:()=>i,An:()=>h,Cd:()=>I,Ho:()=>b,Kp:()=>C,OG:()=>O,QR:()=>A,ZT:()=>B,jq:()=>z,o_:()=>v,oz:()=>N,pQ:()=>R,
q$:()=>p,uk:()=>_});var s=r(78157);const C=0,_=1,v=2,h=3,I=4,A=5,R=6,O=7,p=8,B=9,b=10,x=0,U=11,L=12,n=13,e=new Uint8Array(256).fill(A),a=new Uint8Array(256);for(let l=0;l<
256;l++)s.Kl[l]!==s.N9&&(e[l]=x);for(const l of[s.b9,s.N5,s.fX])a[l]=1;for(let l=s.l0;l<=s.ev;l++)a[l]=1;for(let l=0;l<256;l++)a[l]&&(e[l]=_);e[s.cL]=v,e[s.Cx]=
h,e[s.iH]=L,e[s.vz]=n,e[s.WL]=R,e[s.wt]=O,e[s.IQ]=U;const t=3,i=l=>[...l].reduce((w,g,m)=>w|g.charCodeAt(0)<<8*m,0),d=i("BI"),D=i("ID");class N{content;to;kind=C;start=0;end;isCut=!1;passed=0;inImage=!1;atData=!1;constructor(w,g=0,m=w.
length){this.content=w,this.to=m,this.start=this.end=g}next(w=!1){const{content:g,to:m}=this;if(this.atData)return this.imageData();let c=this.end;for(;c<m;){const K=c,
Z=e[g[c++]];switch(Z){case x:continue;case _:for(;c<m&&a[g[c]]===1;)c++;if(w){this.passed++;continue}return this.found(_,K,c);case A:for(;c<m&&s.Kl[g[c]]===s.N9;)
c++;return c-K===2&&this.followImage(g[K]|g[K+1]<<8),this.found(A,K,c);case v:for(;c<m&&s.Kl[g[c]]===s.N9;)c++;if(w){this.passed++;continue}return this.found(v,
K,c);case h:return c=(0,s.t9)(g,K,m),this.isCut=c===m&&z(g,K,m)>0,this.found(h,K,c);case L:return c<m&&g[c]===s.iH?this.found(p,K,c+1):(c=(0,s.$k)(g,c,m),this.isCut=
g[c-1]!==s.vz,this.found(I,K,c));case n:if(c<m&&g[c]===s.vz)return this.found(B,K,c+1);continue;case U:c=(0,s.D)(g,c,m);continue;default:return this.found(Z,K,c)}}
return this.found(C,m,m)}found(w,g,m){return this.kind=w,this.start=g,this.end=m,w}get code(){const{content:w,start:g,end:m}=this,c=m-g;return c>t?0:w[g]|(c>1?w[g+
1]<<8:0)|(c>2?w[g+2]<<16:0)}followImage(w){this.atData=this.inImage&&w===D,this.inImage=w===d||this.inImage&&!this.atData}imageData(){const{content:w,to:g}=this;
this.atData=!1;const m=Math.min(this.end+1,g),c=F(w,m,g);return this.isCut=c<0,this.found(b,m,c<0?g:c)}}const k=12;function F(l,w,g){for(let m=w;m+1<g;m++){if(l[m]!==
s.HV||l[m+1]!==s.tw||m>w&&s.Kl[l[m-1]]!==s.t6)continue;const c=m+2;if(!(c<g&&s.Kl[l[c]]===s.N9)&&S(l,c,Math.min(c+k,g)))return Math.max(m-1,w)}return-1}function S(l,w,g){
for(let m=w;m<g;m++){const c=l[m];if((c<s.Z4||c>s.du)&&s.Kl[c]!==s.t6)return!1}return!0}function z(l,w,g=l.length){let m=0;for(let c=w;c<g;c++){const K=l[c];K===
s.r_?c++:K===s.Cx?m++:K===s.s1&&m--}return m}}),21281:((G,W,r)=>{r.d(W,{Ip:()=>R,XM:()=>x,Xb:()=>b,ds:()=>A,qg:()=>B});var s=r(59071),C=r(70549),_=r(43496),v=r(
824),h=r(1975),I=r(60912);const A=(0,C.n)(async n=>R(n,await(0,v.Br)(n)));function R(n,e){const a=(k,F)=>(0,s.wh)((0,h.sm)(e,k,F)[0]??""),t=p(a("pdfaid","part"),
a("pdfaid","conformance").toLowerCase()),i=O(a("pdfuaid","part"))?`PDF/UA-${a("pdfuaid","part")}`:void 0,D=[a("pdfxid","GTS_PDFXVersion")||a("pdfx","GTS_PDFXVer\
sion")||((0,s.Gh)(n.resolve((0,v._U)(n)?.get("GTS_PDFXVersion")))??""),a("pdfe","ISO_PDFEVersion"),a("pdfvtid","GTS_PDFVTVersion")],N=[t?.name,i,...D.filter(k=>/^PDF\/[\w .:/()-]{1,40}$/.
test(k))];return{archive:t,accessible:i,names:N.filter(k=>k!==void 0)}}const O=n=>/^[1-9]$/.test(n);function p(n,e){if(!O(n))return;const a=/^[abuef]$/.test(e)?
e:"";return{part:Number(n),level:a,name:`PDF/A-${n}${a}`}}function B(n,e,a,t){return e&&L(n,e,[_.dK.pdfaid]),b(a,t)}const b=({name:n},e)=>({code:"pdfa_identific\
ation_removed",message:`The document no longer claims ${n}: ${e}.`});async function x(n){const e=await(0,v.Br)(n);if(!e)return[];const{archive:a,accessible:t}=R(
n,e);L(n,e,[_.dK.pdfaid,_.dK.pdfuaid]);const i=[a?.name,t].filter(d=>d!==void 0);return i.length>0?[U(i)]:[]}const U=n=>({code:"conformance_dropped",message:`Th\
e result no longer claims ${n.join(" and ")}, because a merge cannot guarantee conformance.`});function L(n,e,a){e.properties.some(({namespace:t})=>a.includes(t))&&
(0,I._L)(n,(0,I.QH)(e,({namespace:t})=>a.includes(t),[]))}}),60912:((G,W,r)=>{r.d(W,{QH:()=>v,T3:()=>h,_L:()=>O});var s=r(43496),C=r(3907),_=r(45599);function v(p,B,b){
const{text:x,properties:U,end:L,about:n}=p,e=[];let a=0;for(const t of U.filter(B).sort((i,d)=>i.from-d.from))t.from<a||(e.push(x.slice(a,t.from)),a=t.to);return e.
push(x.slice(a,Math.max(L,a))),b.length>0&&e.push(I(b,n)),e.push(x.slice(Math.max(L,a))),R(e.join(""))}function h(p){return`<?xpacket begin="\uFEFF" id="W5M0MpCehiHz\
reSzNTczkc9d"?>
<x:xmpmeta xmlns:x="adobe:ns:meta/">
<rdf:RDF xmlns:rdf="${s.dK.rdf}">
${I(p,"")}</rdf:RDF>
</x:xmpmeta>
<?xpacket end="w"?>`}function I(p,B){const x=[...new Set(p.map(({prefix:L})=>L))].map(L=>` xmlns:${L}="${s.dK[L]}"`).join(""),U=p.map(({prefix:L,name:n,form:e,values:a})=>`\
<${L}:${n}>${A(e,a)}</${L}:${n}>
`);return`<rdf:Description xmlns:rdf="${s.dK.rdf}" rdf:about="${(0,C.X)(B)}"${x}>
${U.join("")}</rdf:Description>
`}function A(p,B){const b=x=>B.map(U=>`<rdf:li${x}>${(0,C.X)(U)}</rdf:li>`).join("");switch(p){case"simple":return(0,C.X)(B[0]??"");case"alternative":return`<rd\
f:Alt>${b(' xml:lang="x-default"')}</rdf:Alt>`;case"ordered":return`<rdf:Seq>${b("")}</rdf:Seq>`;case"unordered":return`<rdf:Bag>${b("")}</rdf:Bag>`}}const R=p=>p.
replace(/^(\s*<\?xml\s[^>]*encoding\s*=\s*["'])[^"']*/,"$1UTF-8");function O(p,B){const b=p.catalog.get("Metadata"),x=p.resolve(b),U=x instanceof _.Z6?[...x.dict].
filter(([e])=>!["Filter","DecodeParms","Length"].includes(e)):[],L=new _.Bi([["Type",new _.SX("Metadata")],["Subtype",new _.SX("XML")],...U]),n=new _.Z6(L,Buffer.
from(B,"utf8"));(0,_.i9)(b)&&x instanceof _.Z6?p.put(b,n):p.edit(p.catalogNumber).set("Metadata",p.add(n))}}),70549:((G,W,r)=>{r.d(W,{n:()=>s});function s(C){const _=new WeakMap;
return v=>{if(v.hasChanges)return C(v);const h=_.get(v);if(h)return h.answer;const I=C(v);return _.set(v,{answer:I}),I}}}),58006:((G,W,r)=>{r.d(W,{n:()=>v});var s=r(
59596),C=r(45599);const _=["DecodeParms","F","FFilter","FDecodeParms","DL"];function v(h,I,{compress:A}){const R=new C.Bi(h.dict);A?R.set("Filter",(0,C.UU)("Fla\
teDecode")):R.delete("Filter");for(const O of _)R.delete(O);return new C.Z6(R,A?(0,s.Kc)(I):I)}}),69289:((G,W,r)=>{r.d(W,{V:()=>v});var s=r(78157),C=r(45798),_=r(
45599);function v({bytes:h,job:I}){const A=(0,s.bS)(h).subarray(0,1024),R=A.indexOf(" obj");if(R<0||!A.includes("/Linearized"))return;const O=new C.i(h,R+4,Math.
min(h.length,R+2048),I.limits.nesting).value();return(0,_.Zm)(O)&&O.has("Linearized")&&O.get("L")===h.length?O:void 0}}),21996:((G,W,r)=>{r.d(W,{Av:()=>O,RJ:()=>b,
V3:()=>B,vb:()=>x,zx:()=>R});var s=r(54619),C=r(93604),_=r(78157),v=r(88500);const h=2048,I=65536,A="[^\\0\\t\\n\\f\\r ()<>[\\]{}/%#]";async function R(n,e){const{
found:a,all:t}=await p(n,e),i=d=>[...new Set([...d,...t])].sort((D,N)=>D-N);return Object.fromEntries(e.map(d=>[d,i(a[d])]))}async function O(n,e){const{found:a,
all:t}=await p(n,e);for(const i of Object.values(a))for(const d of i)t.add(d);return t}async function p(n,e){const a=e.map(D=>{const[N="",...k]=[...D].map(S=>S.
replace(/\W/,"\\$&")),F=/\W/.test(D)?A:"\\w";return`${N}(?:${k.join("")}|${F}{0,${Math.max(0,D.length-2)}}#)`}),t=new RegExp(`/(?:${a.join("|")}|#)`,"g"),i=Object.
fromEntries(e.map(D=>[D,new Set])),d=new Set;await b(n,(D,N,k,F)=>{const S=D.toString("latin1",N,k);t.lastIndex=0;for(let z=t.exec(S);z;z=t.exec(S)){const l=F(N+
z.index);l!==void 0&&(z[0].endsWith("#")?d.add(l):i[z[0].slice(1)].add(l))}});for(const D of x(n))d.add(D);return{found:i,all:d}}async function B(n,e){const a=await R(
n,e);return[...new Set(Object.values(a).flat())].sort((t,i)=>t-i)}async function b(n,e){const{bytes:a,table:t}=n,i=U(n),d=new Int32Array(i.length);for(let S=0;S<
i.length;S++)d[S]=t.place[i[S]];const D=(0,_.bS)(a),N=S=>i[(0,C.M)(d,S)-1],k=new v.s;let F=0;for(let S=0;S<i.length;S++){const z=S+1===i.length,l=z?a.length:d[S+
1],w=l-d[S]>h;if(!w&&!z&&l-F<I)continue;if(w){d[S]>F&&e(D,F,d[S],N),k.reset();const m=k.value(a,n.bodies[i[S]],l);e(D,d[S],m<0?l:m,N)}else e(D,F,l,N);const g=n.
job.pace.step(Math.min(l-F,I));g&&await g,F=l}for(const[S,z]of L(n)){const l=n.objectStream(S);if(!l)continue;const w=new Set(z),{starts:g}=l;e((0,_.bS)(l.data),
0,l.data.length,c=>{const K=l.numbers[(0,C.M)(g,c)-1];return K!==void 0&&w.has(K)?K:void 0});const m=n.job.pace.step(l.data.length);m&&await m}}function*x(n){for(let e=1;n.
hasChanges&&e<n.size;e++)n.isChanged(e)&&n.exists(e)&&(yield e)}function U(n){const{table:e,hasChanges:a}=n,t=[];let i=!0,d=-1;for(let D=1;D<e.size;D++){if(e.kind[D]!==
s.tL||a&&n.isChanged(D))continue;const N=e.place[D];i&&=N>=d,d=N,t.push(D)}return i?t:t.sort((D,N)=>e.place[D]-e.place[N])}function L(n){const{table:e,hasChanges:a}=n,
t=new Map;for(let i=1;i<e.size;i++){if(e.kind[i]!==s.UT||a&&n.isChanged(i))continue;const d=e.place[i],D=t.get(d);D?D.push(i):t.set(d,[i])}return t}}),93604:((G,W,r)=>{
r.d(W,{B:()=>s,M:()=>C});const s=(v,h)=>_(v,h,!1),C=(v,h)=>_(v,h,!0);function _(v,h,I){let[A,R]=[0,v.length];for(;A<R;){const O=A+R>>1,p=v[O];p<h||I&&p===h?A=O+
1:R=O}return A}})};
