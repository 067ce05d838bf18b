"use strict";exports.id=7802,exports.ids=[7802],exports.modules={31296:((X,$,r)=>{r.r($),r.d($,{optimize_document:()=>g});var i=r(91369),b=r(21281),M=r(12237),A=r(33973),m=r(
69289),C=r(14029),w=r(98446),I=r(21996),O=r(45599);const p=["PieceInfo","Thumb"];async function B(P,a){const l=await a(),{live:u}=l.markings[0];let E=!1;for(const _ of await(0,I.
V3)(P,p)){if(u[_]!==1)continue;const v=P.job.pace.step(2e3);v&&await v;const W=P.get(_),y=W instanceof O.Z6?W.dict:W;if(!(!(y instanceof O.Bi)||!p.some(j=>y.has(
j)))){P.edit(_);for(const j of p)y.delete(j);E=!0}}return E?a():l}var R=r(52205),x=r(54619),U=r(59596),L=r(58006),n=r(68973);const e=256*1024*1024,s=256*1024,t=4,
o=.97,d=4,D=9,N=new Set(["ASCIIHexDecode","ASCII85Decode"]),F=new Set(["FlateDecode","LZWDecode","RunLengthDecode"]);class k{document;marked;isDouble;remaining=e;left=0;constructor(a,l,u){
this.document=a,this.marked=l,this.isDouble=u}async run(){const a=this.streams();for(let l=0;l<a.length;l+=d){const u=this.remaining,E=await Promise.all(a.slice(
l,l+d).map(v=>this.optimize(v,u)));for(const v of E)this.remaining-=v;const _=this.document.job.pace.step(2e3*d);_&&await _,this.document.job.pace.progress(l/a.
length)}return{left:this.left}}streams(){const{document:a}=this,{live:l,walked:u}=this.marked.markings[0],E=[];for(let _=1;_<l.length;_++){if(l[_]!==1||this.isDouble(
_))continue;const v=a.edited.get(_),W=a.table.kind[_]===x.tL&&u.dataStart[_]>0;(v===void 0?W:v instanceof O.Z6)&&E.push(_)}return E}async optimize(a,l){const{document:u}=this,
E=u.get(a);if(!(E instanceof O.Z6)||(u.put(a,E),S(u,E)))return 0;const _=u.encoded(E),v=this.withoutTransport(E,_),{smaller:W,decoded:y}=await this.compressed(v,
l),j=W??v;return f(j)<f({...z(u,E.dict),data:_})&&u.put(a,T(E,j)),y}withoutTransport(a,l){const{filters:u,parameters:E}=z(this.document,a.dict),_=u.findIndex(y=>!(y instanceof
O.SX&&N.has(y.text))),v=_<0?u.length:_,W={stream:l.length*4+16,total:l.length*4+16,remaining:l.length*4+16};for(const y of u.slice(0,v))l=(0,U.tN)(y.text,l,void 0,
W);return{data:l,filters:u.slice(v),parameters:E.slice(v)}}async compressed(a,l){const u=(0,n.uM)(this.document.job),E=await this.decoded(a,l);if(E==="too much")
return this.left++,{decoded:0};if(!E||E.filters.length>0)return{decoded:E?.data.length??0};const _=E.data.length;if(a.data.length>s&&!await this.isWorthwhile(E.
data,a.data.length))return{decoded:_};const W={data:await u.deflate(E.data,D),filters:[(0,O.UU)("FlateDecode")],parameters:E.parameters};return{smaller:[a,...this.
isPredicted(E)?[]:[E]].reduce((j,V)=>f(V)<f(j)?V:j,W),decoded:_}}isPredicted({parameters:a}){const l=this.document.resolve(this.document.dict(a[0])?.get("Predic\
tor"));return typeof l=="number"&&l>1}async isWorthwhile(a,l){const u=Math.floor(s/t*(a.length/l)),E=Math.floor((a.length-u)/(t-1)),_=Buffer.concat(Array.from({
length:t},(W,y)=>a.subarray(y*E,y*E+u)));return(await(0,n.uM)(this.document.job).deflate(_,D)).length<o*(l/a.length)*_.length}async decoded(a,l){const[u,...E]=a.
filters;if(u===void 0)return a.data.length>l?"too much":a;if(!(u instanceof O.SX)||!F.has(u.text)||E.length>0)return;if(u.text==="FlateDecode"){const{job:W}=this.
document,y=Math.max(l,0),j=await(0,n.uM)(W).inflate(a.data,y)??await(0,n.Uw)(a.data,y,W.pace);return j?{data:j,filters:[],parameters:a.parameters}:a.data.length*
4>l?"too much":void 0}const _=this.document.dict(a.parameters[0]),v=this.document.resolve(_?.get("EarlyChange"));try{const W=typeof v=="number"?new O.Bi([["Earl\
yChange",v]]):void 0,y=(0,U.tN)(u.text,a.data,W,{stream:l,total:l,remaining:l}),j=new O.Bi([..._??[]].filter(([V])=>V!=="EarlyChange"));return{data:y,filters:[],
parameters:j.size>0?[j]:[]}}catch{return}}}function S(P,{dict:a}){const l=(0,R.c3)(P,a.get("Filter"));return a.has("F")||l.some(u=>(0,O.Eo)(u,"Crypt"))||(0,O.Eo)(
P.resolve(a.get("Type")),"Metadata")}function z(P,a){const l=(0,R.c3)(P,a.get("Filter")),u=a.get("DecodeParms"),E=P.array(u)??(u===void 0?[]:[u]);return{filters:l,
parameters:l.map((_,v)=>E[v]??null)}}const f=({data:P,filters:a})=>P.length+a.reduce((l,u)=>l+(u instanceof O.SX?u.text.length+9:0),0);function T(P,{data:a,filters:l,
parameters:u}){const E=(0,L.n)(P,a,{compress:!1}),_=l.length===1;return l.length>0&&E.dict.set("Filter",_?l[0]:[...l]),l.length>0&&u.some(v=>v!==null)&&E.dict.set(
"DecodeParms",_?u[0]:[...u]),E}const g=async(P,{open_password:a},l)=>{const u={signatures:0,usageRightsRemoved:!1,isRepaired:!1},E=({signatures:G,usageRightsRemoved:at})=>{
u.signatures=G,u.usageRightsRemoved||=at},_=G=>{u.isRepaired=!0,l.onRepaired?.(G)},v=await(0,M.E)(P.bytes,{...l,onWritten:E,onRepaired:_},{password:a}),W=v.pages.
count,y=P.bytes.length,j=[];await v.pages.settle();const V=await B(v,()=>h(v)),Q=await(0,i.v)(v,V),{left:Y}=await new k(v,V,G=>Q(0,G)!==void 0).run();Y>0&&j.push(
st(Y)),(0,m.V)(v)&&j.push(nt);const J=G=>(0,C.fT)([v],{compact:!0,objectStreams:G,alias:Q}),q=await Z(v);let H=await J(q?"none":"smallest");if(!q&&H.length<K){const G=await J(
"none");G.length<H.length&&(H=G)}return H.length>=y&&!u.isRepaired?{documents:[{...P,pageCount:W}],notes:[tt],facts:{pageCount:W,bytesBefore:y,bytesAfter:y,savedPercent:0}}:
(H.length>y&&j.push(et(y,H.length)),l.onWritten?.(u),{documents:[{name:P.name,bytes:H,pageCount:W}],notes:j,facts:{pageCount:W,bytesBefore:y,bytesAfter:H.length,
savedPercent:c(y,H.length)}})};async function h(P){const a=await(0,A.Rf)([P],{detail:!0,strings:P.security?.numbered===!0});return(0,A.Ip)([P],a),a}const c=(P,a)=>Math.
floor(1e3*(P-a)/P)/10,K=16384;async function Z(P){const{archive:a,names:l}=await(0,b.ds)(P);return a?.part===1||l.some(u=>/^PDF\/X-[13]/.test(u))}const tt={code:"\
not_smaller",message:"The document is returned as it was: it could not be made smaller without loss."},et=(P,a)=>({code:"repair_enlarged",message:`The document \
has ${a} bytes now, ${a-P} more than before, because it was repaired.`}),nt={code:"linearization_removed",message:"The document is no longer linearized (prepare\
d for fast web view), because object streams save more."},st=P=>({code:"streams_left",message:`${(0,w.C7)(P,"stream was","streams were")} left as ${(0,w.d5)(P,"\
it was","they were")}, because at most 256 MB of a document are compressed again.`})}),36211:((X,$,r)=>{r.d($,{Rl:()=>A,ep:()=>O,lJ:()=>m,we:()=>M});var i=r(85008);
const b={0:"b B b* B* BI BT BX EI EMC ET EX f F f* h ID n q Q s S sc SC scn SCN T* W W*",1:"BMC cs CS Do g G gs i j J M MP ri sh Tc TJ Tj TL Tr Ts Tw Tz w '",2:"\
BDC d d0 DP l m Td TD Tf",3:'rg RG "',4:"k K re v y",6:"c cm d1 Tm"},M=Object.values(b).flatMap(p=>p.split(" ")),A=new Set(["m","l","c","v","y","h","re"]),m=new Map(
[["n",{}],["f",{fill:"nonzero"}],["F",{fill:"nonzero"}],["f*",{fill:"even-odd"}],["S",{strokes:!0}],["s",{strokes:!0,closes:!0}],["B",{fill:"nonzero",strokes:!0}],
["B*",{fill:"even-odd",strokes:!0}],["b",{fill:"nonzero",strokes:!0,closes:!0}],["b*",{fill:"even-odd",strokes:!0,closes:!0}]]),C=255,w=new Uint8Array(65536).fill(
C),I=new Map;for(const[p,B]of Object.entries(b))for(const R of B.split(" "))R.length<=2?w[(0,i.$N)(R)]=Number(p):I.set((0,i.$N)(R),Number(p));function O(p){if(p>=
w.length)return I.get(p);const B=w[p];return B===C?void 0:B}}),37709:((X,$,r)=>{r.d($,{B:()=>U,K:()=>e});var i=r(78157),b=r(45798),M=r(82416),A=r(36211),m=r(85008);
const C=64,w=100,I=16*1024*1024,O=["true","false","null"],p=new Map,B=new Array(16384).fill(void 0),R=s=>s&127|s>>1&16256,x=-32640;for(const s of A.we){const t=(0,m.
$N)(s);p.set(t,s),(t&x)===0&&(B[R(t)]=s)}class U{content;operator="";count=0;end=0;dataStart=-1;dataEnd=-1;tokens;kinds=new Uint8Array(C);starts=new Int32Array(
C);ends=new Int32Array(C);depth=0;outermost=m.Kp;opened=0;deepest=0;inImage=!1;isGiven=!0;constructor(t){this.content=t,this.tokens=new m.oz(t)}next(){return this.
advance(1/0)}advance(t){const{tokens:o}=this;for(this.isGiven&&this.forget();o.end<t;){const d=o.next();switch(d){case m.Kp:return this.end=o.end,this.dataStart>=
0&&this.give("BI");case m.QR:if(this.depth===0&&this.keyword())return!0;break;case m.pQ:case m.q$:if(this.depth++>0){this.depth>this.deepest&&(this.deepest=this.
depth);break}this.outermost=d,this.opened=o.start;break;case m.OG:case m.ZT:this.depth>0&&--this.depth===0&&this.add(this.outermost,this.opened);break;case m.Ho:
this.dataStart=o.start,this.dataEnd=o.end;break;default:this.depth===0&&this.add(d,o.start)}}return this.end=o.end,!1}forget(){this.isGiven=!1,this.count=this.deepest=
0,this.dataStart=this.dataEnd=-1}keyword(){const{tokens:t}=this,{code:o}=t,d=(o&x)===0?B[R(o)]:p.get(o);if(d===void 0&&O.some(D=>D.length===t.end-t.start&&(0,i.
w1)(this.content,t.start,D)))this.add(m.QR,t.start);else if(d==="BI")this.inImage=!0,this.count=0;else if(this.inImage){if(d==="EI")return this.give("BI")}else return this.
give(d??"");return!1}give(t){return this.operator=t,this.end=this.tokens.end,this.isGiven=!0,this.inImage=!1,!0}add(t,o){const{count:d}=this;d!==C&&(this.kinds[d]=
t,this.starts[d]=o,this.ends[d]=this.tokens.end,this.count=d+1)}kind(t){return t>=0&&t<this.count?this.kinds[t]:m.Kp}startOf(t){return this.starts[t]}endOf(t){return this.
ends[t]}number(t){return this.kind(t)===m.uk?(0,M.kz)(this.content,this.starts[t],this.ends[t]):NaN}name(t){return this.kind(t)===m.o_?(0,M.MQ)(this.content,this.
starts[t]+1,this.ends[t]):void 0}string(t){const o=this.kind(t);return o===m.An||o===m.Cd?(0,M.E3)(this.content,this.starts[t],this.ends[t]):void 0}value(t){return this.
kind(t)===m.Kp||this.deepest>w?null:new b.i(this.content,this.starts[t],this.ends[t],w,void 0,I).value()}inside(t){return new m.oz(this.content,this.starts[t]+1,
this.ends[t]-1)}}const L=32768,n=6;async function e(s,t,o){const d=new U(s);for(;d.end<s.length;){const{end:D}=d;for(;d.advance(D+L);){const F=o(d);F&&await F}const N=t.
step(n*(d.end-D));N&&await N}}}),85008:((X,$,r)=>{r.d($,{$N:()=>o,An:()=>m,Cd:()=>C,Ho:()=>R,Kp:()=>b,OG:()=>O,QR:()=>w,ZT:()=>B,jq:()=>z,o_:()=>A,oz:()=>N,pQ:()=>I,
q$:()=>p,uk:()=>M});var i=r(78157);const b=0,M=1,A=2,m=3,C=4,w=5,I=6,O=7,p=8,B=9,R=10,x=0,U=11,L=12,n=13,e=new Uint8Array(256).fill(w),s=new Uint8Array(256);for(let f=0;f<
256;f++)i.Kl[f]!==i.N9&&(e[f]=x);for(const f of[i.b9,i.N5,i.fX])s[f]=1;for(let f=i.l0;f<=i.ev;f++)s[f]=1;for(let f=0;f<256;f++)s[f]&&(e[f]=M);e[i.cL]=A,e[i.Cx]=
m,e[i.iH]=L,e[i.vz]=n,e[i.WL]=I,e[i.wt]=O,e[i.IQ]=U;const t=3,o=f=>[...f].reduce((T,g,h)=>T|g.charCodeAt(0)<<8*h,0),d=o("BI"),D=o("ID");class N{content;to;kind=b;start=0;end;isCut=!1;passed=0;inImage=!1;atData=!1;constructor(T,g=0,h=T.
length){this.content=T,this.to=h,this.start=this.end=g}next(T=!1){const{content:g,to:h}=this;if(this.atData)return this.imageData();let c=this.end;for(;c<h;){const K=c,
Z=e[g[c++]];switch(Z){case x:continue;case M:for(;c<h&&s[g[c]]===1;)c++;if(T){this.passed++;continue}return this.found(M,K,c);case w:for(;c<h&&i.Kl[g[c]]===i.N9;)
c++;return c-K===2&&this.followImage(g[K]|g[K+1]<<8),this.found(w,K,c);case A:for(;c<h&&i.Kl[g[c]]===i.N9;)c++;if(T){this.passed++;continue}return this.found(A,
K,c);case m:return c=(0,i.t9)(g,K,h),this.isCut=c===h&&z(g,K,h)>0,this.found(m,K,c);case L:return c<h&&g[c]===i.iH?this.found(p,K,c+1):(c=(0,i.$k)(g,c,h),this.isCut=
g[c-1]!==i.vz,this.found(C,K,c));case n:if(c<h&&g[c]===i.vz)return this.found(B,K,c+1);continue;case U:c=(0,i.D)(g,c,h);continue;default:return this.found(Z,K,c)}}
return this.found(b,h,h)}found(T,g,h){return this.kind=T,this.start=g,this.end=h,T}get code(){const{content:T,start:g,end:h}=this,c=h-g;return c>t?0:T[g]|(c>1?T[g+
1]<<8:0)|(c>2?T[g+2]<<16:0)}followImage(T){this.atData=this.inImage&&T===D,this.inImage=T===d||this.inImage&&!this.atData}imageData(){const{content:T,to:g}=this;
this.atData=!1;const h=Math.min(this.end+1,g),c=k(T,h,g);return this.isCut=c<0,this.found(R,h,c<0?g:c)}}const F=12;function k(f,T,g){for(let h=T;h+1<g;h++){if(f[h]!==
i.HV||f[h+1]!==i.tw||h>T&&i.Kl[f[h-1]]!==i.t6)continue;const c=h+2;if(!(c<g&&i.Kl[f[c]]===i.N9)&&S(f,c,Math.min(c+F,g)))return Math.max(h-1,T)}return-1}function S(f,T,g){
for(let h=T;h<g;h++){const c=f[h];if((c<i.Z4||c>i.du)&&i.Kl[c]!==i.t6)return!1}return!0}function z(f,T,g=f.length){let h=0;for(let c=T;c<g;c++){const K=f[c];K===
i.r_?c++:K===i.Cx?h++:K===i.s1&&h--}return h}}),21281:((X,$,r)=>{r.d($,{Ip:()=>I,XM:()=>x,Xb:()=>R,ds:()=>w,qg:()=>B});var i=r(59071),b=r(70549),M=r(43496),A=r(
824),m=r(1975),C=r(60912);const w=(0,b.n)(async n=>I(n,await(0,A.Br)(n)));function I(n,e){const s=(F,k)=>(0,i.wh)((0,m.sm)(e,F,k)[0]??""),t=p(s("pdfaid","part"),
s("pdfaid","conformance").toLowerCase()),o=O(s("pdfuaid","part"))?`PDF/UA-${s("pdfuaid","part")}`:void 0,D=[s("pdfxid","GTS_PDFXVersion")||s("pdfx","GTS_PDFXVer\
sion")||((0,i.Gh)(n.resolve((0,A._U)(n)?.get("GTS_PDFXVersion")))??""),s("pdfe","ISO_PDFEVersion"),s("pdfvtid","GTS_PDFVTVersion")],N=[t?.name,o,...D.filter(F=>/^PDF\/[\w .:/()-]{1,40}$/.
test(F))];return{archive:t,accessible:o,names:N.filter(F=>F!==void 0)}}const O=n=>/^[1-9]$/.test(n);function p(n,e){if(!O(n))return;const s=/^[abuef]$/.test(e)?
e:"";return{part:Number(n),level:s,name:`PDF/A-${n}${s}`}}function B(n,e,s,t){return e&&L(n,e,[M.dK.pdfaid]),R(s,t)}const R=({name:n},e)=>({code:"pdfa_identific\
ation_removed",message:`The document no longer claims ${n}: ${e}.`});async function x(n){const e=await(0,A.Br)(n);if(!e)return[];const{archive:s,accessible:t}=I(
n,e);L(n,e,[M.dK.pdfaid,M.dK.pdfuaid]);const o=[s?.name,t].filter(d=>d!==void 0);return o.length>0?[U(o)]:[]}const U=n=>({code:"conformance_dropped",message:`Th\
e result no longer claims ${n.join(" and ")}, because a merge cannot guarantee conformance.`});function L(n,e,s){e.properties.some(({namespace:t})=>s.includes(t))&&
(0,C._L)(n,(0,C.QH)(e,({namespace:t})=>s.includes(t),[]))}}),60912:((X,$,r)=>{r.d($,{QH:()=>A,T3:()=>m,_L:()=>O});var i=r(43496),b=r(3907),M=r(45599);function A(p,B,R){
const{text:x,properties:U,end:L,about:n}=p,e=[];let s=0;for(const t of U.filter(B).sort((o,d)=>o.from-d.from))t.from<s||(e.push(x.slice(s,t.from)),s=t.to);return e.
push(x.slice(s,Math.max(L,s))),R.length>0&&e.push(C(R,n)),e.push(x.slice(Math.max(L,s))),I(e.join(""))}function m(p){return`<?xpacket begin="\uFEFF" id="W5M0MpCehiHz\
reSzNTczkc9d"?>
<x:xmpmeta xmlns:x="adobe:ns:meta/">
<rdf:RDF xmlns:rdf="${i.dK.rdf}">
${C(p,"")}</rdf:RDF>
</x:xmpmeta>
<?xpacket end="w"?>`}function C(p,B){const x=[...new Set(p.map(({prefix:L})=>L))].map(L=>` xmlns:${L}="${i.dK[L]}"`).join(""),U=p.map(({prefix:L,name:n,form:e,values:s})=>`\
<${L}:${n}>${w(e,s)}</${L}:${n}>
`);return`<rdf:Description xmlns:rdf="${i.dK.rdf}" rdf:about="${(0,b.X)(B)}"${x}>
${U.join("")}</rdf:Description>
`}function w(p,B){const R=x=>B.map(U=>`<rdf:li${x}>${(0,b.X)(U)}</rdf:li>`).join("");switch(p){case"simple":return(0,b.X)(B[0]??"");case"alternative":return`<rd\
f:Alt>${R(' xml:lang="x-default"')}</rdf:Alt>`;case"ordered":return`<rdf:Seq>${R("")}</rdf:Seq>`;case"unordered":return`<rdf:Bag>${R("")}</rdf:Bag>`}}const I=p=>p.
replace(/^(\s*<\?xml\s[^>]*encoding\s*=\s*["'])[^"']*/,"$1UTF-8");function O(p,B){const R=p.catalog.get("Metadata"),x=p.resolve(R),U=x instanceof M.Z6?[...x.dict].
filter(([e])=>!["Filter","DecodeParms","Length"].includes(e)):[],L=new M.Bi([["Type",new M.SX("Metadata")],["Subtype",new M.SX("XML")],...U]),n=new M.Z6(L,Buffer.
from(B,"utf8"));(0,M.i9)(R)&&x instanceof M.Z6?p.put(R,n):p.edit(p.catalogNumber).set("Metadata",p.add(n))}}),58006:((X,$,r)=>{r.d($,{n:()=>A});var i=r(59596),b=r(
45599);const M=["DecodeParms","F","FFilter","FDecodeParms","DL"];function A(m,C,{compress:w}){const I=new b.Bi(m.dict);w?I.set("Filter",(0,b.UU)("FlateDecode")):
I.delete("Filter");for(const O of M)I.delete(O);return new b.Z6(I,w?(0,i.Kc)(C):C)}}),69289:((X,$,r)=>{r.d($,{V:()=>A});var i=r(78157),b=r(45798),M=r(45599);function A({
bytes:m,job:C}){const w=(0,i.bS)(m).subarray(0,1024),I=w.indexOf(" obj");if(I<0||!w.includes("/Linearized"))return;const O=new b.i(m,I+4,Math.min(m.length,I+2048),
C.limits.nesting).value();return(0,M.Zm)(O)&&O.has("Linearized")&&O.get("L")===m.length?O:void 0}}),21996:((X,$,r)=>{r.d($,{Av:()=>O,RJ:()=>R,V3:()=>B,vb:()=>x,
zx:()=>I});var i=r(54619),b=r(93604),M=r(78157),A=r(88500);const m=2048,C=65536,w="[^\\0\\t\\n\\f\\r ()<>[\\]{}/%#]";async function I(n,e){const{found:s,all:t}=await p(
n,e),o=d=>[...new Set([...d,...t])].sort((D,N)=>D-N);return Object.fromEntries(e.map(d=>[d,o(s[d])]))}async function O(n,e){const{found:s,all:t}=await p(n,e);for(const o of Object.
values(s))for(const d of o)t.add(d);return t}async function p(n,e){const s=e.map(D=>{const[N="",...F]=[...D].map(S=>S.replace(/\W/,"\\$&")),k=/\W/.test(D)?w:"\\w";
return`${N}(?:${F.join("")}|${k}{0,${Math.max(0,D.length-2)}}#)`}),t=new RegExp(`/(?:${s.join("|")}|#)`,"g"),o=Object.fromEntries(e.map(D=>[D,new Set])),d=new Set;
await R(n,(D,N,F,k)=>{const S=D.toString("latin1",N,F);t.lastIndex=0;for(let z=t.exec(S);z;z=t.exec(S)){const f=k(N+z.index);f!==void 0&&(z[0].endsWith("#")?d.add(
f):o[z[0].slice(1)].add(f))}});for(const D of x(n))d.add(D);return{found:o,all:d}}async function B(n,e){const s=await I(n,e);return[...new Set(Object.values(s).
flat())].sort((t,o)=>t-o)}async function R(n,e){const{bytes:s,table:t}=n,o=U(n),d=new Int32Array(o.length);for(let S=0;S<o.length;S++)d[S]=t.place[o[S]];const D=(0,M.
bS)(s),N=S=>o[(0,b.M)(d,S)-1],F=new A.s;let k=0;for(let S=0;S<o.length;S++){const z=S+1===o.length,f=z?s.length:d[S+1],T=f-d[S]>m;if(!T&&!z&&f-k<C)continue;if(T){
d[S]>k&&e(D,k,d[S],N),F.reset();const h=F.value(s,n.bodies[o[S]],f);e(D,d[S],h<0?f:h,N)}else e(D,k,f,N);const g=n.job.pace.step(Math.min(f-k,C));g&&await g,k=f}
for(const[S,z]of L(n)){const f=n.objectStream(S);if(!f)continue;const T=new Set(z),{starts:g}=f;e((0,M.bS)(f.data),0,f.data.length,c=>{const K=f.numbers[(0,b.M)(
g,c)-1];return K!==void 0&&T.has(K)?K:void 0});const h=n.job.pace.step(f.data.length);h&&await h}}function*x(n){for(let e=1;n.hasChanges&&e<n.size;e++)n.isChanged(
e)&&n.exists(e)&&(yield e)}function U(n){const{table:e,hasChanges:s}=n,t=[];let o=!0,d=-1;for(let D=1;D<e.size;D++){if(e.kind[D]!==i.tL||s&&n.isChanged(D))continue;
const N=e.place[D];o&&=N>=d,d=N,t.push(D)}return o?t:t.sort((D,N)=>e.place[D]-e.place[N])}function L(n){const{table:e,hasChanges:s}=n,t=new Map;for(let o=1;o<e.
size;o++){if(e.kind[o]!==i.UT||s&&n.isChanged(o))continue;const d=e.place[o],D=t.get(d);D?D.push(o):t.set(d,[o])}return t}}),93604:((X,$,r)=>{r.d($,{B:()=>i,M:()=>b});
const i=(A,m)=>M(A,m,!1),b=(A,m)=>M(A,m,!0);function M(A,m,C){let[w,I]=[0,A.length];for(;w<I;){const O=w+I>>1,p=A[O];p<m||C&&p===m?w=O+1:I=O}return w}})};
