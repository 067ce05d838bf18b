"use strict";exports.id=2529,exports.ids=[2529],exports.modules={13197:((X,$,o)=>{o.r($),o.d($,{optimize_document:()=>M});var s=o(80397),C=o(7390),_=o(65585),c=o(11275),v=o(
95199),b=o(282),S=o(7548),g=o(16039);const R=["PieceInfo","Thumb"];async function P(w,a){const r=await a(),{live:d}=r.markings[0];let p=!1;for(const D of await(0,S.
V3)(w,R)){if(d[D]!==1)continue;const O=w.job.pace.step(2e3);O&&await O;const K=w.get(D),y=K instanceof g.Z6?K.dict:K;if(!(!(y instanceof g.Bi)||!R.some(U=>y.has(
U)))){w.edit(D);for(const U of R)y.delete(U);p=!0}}return p?a():r}var W=o(85533),x=o(58143),B=o(62397),j=o(39310),I=o(45913);const t=256*1024*1024,e=256*1024,n=4,
m=.97,u=4,E=9,T=new Set(["ASCIIHexDecode","ASCII85Decode"]),N=new Set(["FlateDecode","LZWDecode","RunLengthDecode"]);class k{document;marked;isDouble;remaining=t;left=0;constructor(a,r,d){
this.document=a,this.marked=r,this.isDouble=d}async run(){const a=this.streams();for(let r=0;r<a.length;r+=u){const d=this.remaining,p=await Promise.all(a.slice(
r,r+u).map(O=>this.optimize(O,d)));for(const O of p)this.remaining-=O;const D=this.document.job.pace.step(2e3*u);D&&await D,this.document.job.pace.progress(r/a.
length)}return{left:this.left}}streams(){const{document:a}=this,{live:r,walked:d}=this.marked.markings[0],p=[];for(let D=1;D<r.length;D++){if(r[D]!==1||this.isDouble(
D))continue;const O=a.edited.get(D),K=a.table.kind[D]===x.tL&&d.dataStart[D]>0;(O===void 0?K:O instanceof g.Z6)&&p.push(D)}return p}async optimize(a,r){const{document:d}=this,
p=d.get(a);if(!(p instanceof g.Z6)||(d.put(a,p),z(d,p)))return 0;const D=d.encoded(p),O=this.withoutTransport(p,D),{smaller:K,decoded:y}=await this.compressed(O,
r),U=K??O;return F(U)<F({...A(d,p.dict),data:D})&&d.put(a,f(p,U)),y}withoutTransport(a,r){const{filters:d,parameters:p}=A(this.document,a.dict),D=d.findIndex(y=>!(y instanceof
g.SX&&T.has(y.text))),O=D<0?d.length:D,K={stream:r.length*4+16,total:r.length*4+16,remaining:r.length*4+16};for(const y of d.slice(0,O))r=(0,B.tN)(y.text,r,void 0,
K);return{data:r,filters:d.slice(O),parameters:p.slice(O)}}async compressed(a,r){const d=(0,I.uM)(this.document.job),p=await this.decoded(a,r);if(p==="too much")
return this.left++,{decoded:0};if(!p||p.filters.length>0)return{decoded:p?.data.length??0};const D=p.data.length;if(a.data.length>e&&!await this.isWorthwhile(p.
data,a.data.length))return{decoded:D};const K={data:await d.deflate(p.data,E),filters:[(0,g.UU)("FlateDecode")],parameters:p.parameters};return{smaller:[a,...this.
isPredicted(p)?[]:[p]].reduce((U,H)=>F(H)<F(U)?H:U,K),decoded:D}}isPredicted({parameters:a}){const r=this.document.resolve(this.document.dict(a[0])?.get("Predic\
tor"));return typeof r=="number"&&r>1}async isWorthwhile(a,r){const d=Math.floor(e/n*(a.length/r)),p=Math.floor((a.length-d)/(n-1)),D=Buffer.concat(Array.from({
length:n},(K,y)=>a.subarray(y*p,y*p+d)));return(await(0,I.uM)(this.document.job).deflate(D,E)).length<m*(r/a.length)*D.length}async decoded(a,r){const[d,...p]=a.
filters;if(d===void 0)return a.data.length>r?"too much":a;if(!(d instanceof g.SX)||!N.has(d.text)||p.length>0)return;if(d.text==="FlateDecode"){const{job:K}=this.
document,y=Math.max(r,0),U=await(0,I.uM)(K).inflate(a.data,y)??await(0,I.Uw)(a.data,y,K.pace);return U?{data:U,filters:[],parameters:a.parameters}:a.data.length*
4>r?"too much":void 0}const D=this.document.dict(a.parameters[0]),O=this.document.resolve(D?.get("EarlyChange"));try{const K=typeof O=="number"?new g.Bi([["Earl\
yChange",O]]):void 0,y=(0,B.tN)(d.text,a.data,K,{stream:r,total:r,remaining:r}),U=new g.Bi([...D??[]].filter(([H])=>H!=="EarlyChange"));return{data:y,filters:[],
parameters:U.size>0?[U]:[]}}catch{return}}}function z(w,{dict:a}){const r=(0,W.c3)(w,a.get("Filter"));return a.has("F")||r.some(d=>(0,g.Eo)(d,"Crypt"))||(0,g.Eo)(
w.resolve(a.get("Type")),"Metadata")}function A(w,a){const r=(0,W.c3)(w,a.get("Filter")),d=a.get("DecodeParms"),p=w.array(d)??(d===void 0?[]:[d]);return{filters:r,
parameters:r.map((D,O)=>p[O]??null)}}const F=({data:w,filters:a})=>w.length+a.reduce((r,d)=>r+(d instanceof g.SX?d.text.length+9:0),0);function f(w,{data:a,filters:r,
parameters:d}){const p=(0,j.n)(w,a,{compress:!1}),D=r.length===1;return r.length>0&&p.dict.set("Filter",D?r[0]:[...r]),r.length>0&&d.some(O=>O!==null)&&p.dict.set(
"DecodeParms",D?d[0]:[...d]),p}const M=async(w,{open_password:a},r)=>{const d={signatures:0,usageRightsRemoved:!1,isRepaired:!1},p=({signatures:G,usageRightsRemoved:nt})=>{
d.signatures=G,d.usageRightsRemoved||=nt},D=G=>{d.isRepaired=!0,r.onRepaired?.(G)},O=await(0,C.E)(w.bytes,{...r,onWritten:p,onRepaired:D},{password:a}),K=O.pages.
count,y=w.bytes.length,U=[];await O.pages.settle();const H=await P(O,()=>h(O)),Q=await(0,b.v)(O,H),{left:Y}=await new k(O,H,G=>Q(0,G)!==void 0).run();Y>0&&U.push(
et(Y)),(0,_.V)(O)&&U.push(tt);const J=G=>(0,v.fT)([O],{compact:!0,objectStreams:G,alias:Q}),q=await L(O);let V=await J(q?"none":"smallest");if(!q&&V.length<i){const G=await J(
"none");G.length<V.length&&(V=G)}return V.length>=y&&!d.isRepaired?{documents:[{...w,pageCount:K}],notes:[Z],facts:{pageCount:K,bytesBefore:y,bytesAfter:y,savedPercent:0}}:
(r.onWritten?.(d),{documents:[{name:w.name,bytes:V,pageCount:K}],notes:U,facts:{pageCount:K,bytesBefore:y,bytesAfter:V.length,savedPercent:l(y,V.length)}})};async function h(w){
const a=await(0,c.Rf)([w],{detail:!0,strings:w.security?.numbered===!0});return(0,c.Ip)([w],a),a}const l=(w,a)=>Math.floor(1e3*(w-a)/w)/10,i=16384;async function L(w){
const{archive:a,names:r}=await(0,s.ds)(w);return a?.part===1||r.some(d=>/^PDF\/X-[13]/.test(d))}const Z={code:"not_smaller",message:"The document is returned as\
 it was: it could not be made smaller without loss."},tt={code:"linearization_removed",message:"The document is no longer linearized (prepared for fast web view\
), because object streams save more."},et=w=>({code:"streams_left",message:`${w===1?"One stream was":`${w} streams were`} left as ${w===1?"it was":"they were"},\
 because at most 256 MB of a document are compressed again.`})}),66173:((X,$,o)=>{o.d($,{B:()=>W,K:()=>j});var s=o(269),C=o(48118),_=o(19980),c=o(36692);const v=64,
b=100,S=16*1024*1024,g=["true","false","null"],R=new Map,P=`b B b* B* BDC BI BMC BT BX c cm cs CS d d0 d1 Do DP EI EMC ET EX f F f* G g gs h i ID j J k K l m M \
MP n q Q re rg RG ri s S sc SC scn SCN sh T* Tc Td TD Tf Tj TJ TL Tm Tr Ts Tw Tz v w W W* y ' "`;for(const I of P.split(" "))R.set((0,c.$N)(I),I);class W{content;operator="";count=0;end=0;dataStart=-1;dataEnd=-1;tokens;kinds=new Uint8Array(
v);starts=new Int32Array(v);ends=new Int32Array(v);depth=0;outermost=c.Kp;opened=0;deepest=0;inImage=!1;isGiven=!0;constructor(t){this.content=t,this.tokens=new c.
oz(t)}next(){return this.advance(1/0)}advance(t){const{tokens:e}=this;for(this.isGiven&&this.forget();e.end<t;){const n=e.next();switch(n){case c.Kp:return this.
end=e.end,this.dataStart>=0&&this.give("BI");case c.QR:if(this.depth===0&&this.keyword())return!0;break;case c.pQ:case c.q$:if(this.depth++>0){this.depth>this.deepest&&
(this.deepest=this.depth);break}this.outermost=n,this.opened=e.start;break;case c.OG:case c.ZT:this.depth>0&&--this.depth===0&&this.add(this.outermost,this.opened);
break;case c.Ho:this.dataStart=e.start,this.dataEnd=e.end;break;default:this.depth===0&&this.add(n,e.start)}}return this.end=e.end,!1}forget(){this.isGiven=!1,this.
count=this.deepest=0,this.dataStart=this.dataEnd=-1}keyword(){const{tokens:t}=this,e=R.get(t.code);if(e===void 0&&g.some(n=>n.length===t.end-t.start&&(0,s.w1)(this.
content,t.start,n)))this.add(c.QR,t.start);else if(e==="BI")this.inImage=!0,this.count=0;else if(this.inImage){if(e==="EI")return this.give("BI")}else return this.
give(e??"");return!1}give(t){return this.operator=t,this.end=this.tokens.end,this.isGiven=!0,this.inImage=!1,!0}add(t,e){const{count:n}=this;n!==v&&(this.kinds[n]=
t,this.starts[n]=e,this.ends[n]=this.tokens.end,this.count=n+1)}kind(t){return t>=0&&t<this.count?this.kinds[t]:c.Kp}startOf(t){return this.starts[t]}endOf(t){return this.
ends[t]}number(t){return this.kind(t)===c.uk?(0,_.kz)(this.content,this.starts[t],this.ends[t]):NaN}name(t){return this.kind(t)===c.o_?(0,_.MQ)(this.content,this.
starts[t]+1,this.ends[t]):void 0}string(t){const e=this.kind(t);return e===c.An||e===c.Cd?(0,_.E3)(this.content,this.starts[t],this.ends[t]):void 0}value(t){return this.
kind(t)===c.Kp||this.deepest>b?null:new C.i(this.content,this.starts[t],this.ends[t],b,void 0,S).value()}inside(t){return new c.oz(this.content,this.starts[t]+1,
this.ends[t]-1)}}const x=32768,B=6;async function j(I,t,e){const n=new W(I);for(;n.end<I.length;){const{end:m}=n;for(;n.advance(m+x);){const E=e(n);E&&await E}const u=t.
step(B*(n.end-m));u&&await u}}}),36692:((X,$,o)=>{o.d($,{$N:()=>u,An:()=>v,Cd:()=>b,Ho:()=>x,Kp:()=>C,OG:()=>R,QR:()=>S,ZT:()=>W,jq:()=>F,o_:()=>c,oz:()=>N,pQ:()=>g,
q$:()=>P,uk:()=>_});var s=o(269);const C=0,_=1,c=2,v=3,b=4,S=5,g=6,R=7,P=8,W=9,x=10,B=0,j=11,I=12,t=13,e=new Uint8Array(256).fill(S),n=new Uint8Array(256);for(let f=0;f<
256;f++)s.Kl[f]!==s.N9&&(e[f]=B);for(const f of[s.b9,s.N5,s.fX])n[f]=1;for(let f=s.l0;f<=s.ev;f++)n[f]=1;for(let f=0;f<256;f++)n[f]&&(e[f]=_);e[s.cL]=c,e[s.Cx]=
v,e[s.iH]=I,e[s.vz]=t,e[s.WL]=g,e[s.wt]=R,e[s.IQ]=j;const m=3,u=f=>[...f].reduce((M,h,l)=>M|h.charCodeAt(0)<<8*l,0),E=u("BI"),T=u("ID");class N{content;to;kind=C;start=0;end;isCut=!1;passed=0;inImage=!1;atData=!1;constructor(M,h=0,l=M.
length){this.content=M,this.to=l,this.start=this.end=h}next(M=!1){const{content:h,to:l}=this;if(this.atData)return this.imageData();let i=this.end;for(;i<l;){const L=i,
Z=e[h[i++]];switch(Z){case B:continue;case _:for(;i<l&&n[h[i]]===1;)i++;if(M){this.passed++;continue}return this.found(_,L,i);case S:for(;i<l&&s.Kl[h[i]]===s.N9;)
i++;return i-L===2&&this.followImage(h[L]|h[L+1]<<8),this.found(S,L,i);case c:for(;i<l&&s.Kl[h[i]]===s.N9;)i++;if(M){this.passed++;continue}return this.found(c,
L,i);case v:return i=(0,s.t9)(h,L,l),this.isCut=i===l&&F(h,L,l)>0,this.found(v,L,i);case I:return i<l&&h[i]===s.iH?this.found(P,L,i+1):(i=(0,s.$k)(h,i,l),this.isCut=
h[i-1]!==s.vz,this.found(b,L,i));case t:if(i<l&&h[i]===s.vz)return this.found(W,L,i+1);continue;case j:i=(0,s.D)(h,i,l);continue;default:return this.found(Z,L,i)}}
return this.found(C,l,l)}found(M,h,l){return this.kind=M,this.start=h,this.end=l,M}get code(){const{content:M,start:h,end:l}=this,i=l-h;return i>m?0:M[h]|(i>1?M[h+
1]<<8:0)|(i>2?M[h+2]<<16:0)}followImage(M){this.atData=this.inImage&&M===T,this.inImage=M===E||this.inImage&&!this.atData}imageData(){const{content:M,to:h}=this;
this.atData=!1;const l=Math.min(this.end+1,h),i=z(M,l,h);return this.isCut=i<0,this.found(x,l,i<0?h:i)}}const k=12;function z(f,M,h){for(let l=M;l+1<h;l++){if(f[l]!==
s.HV||f[l+1]!==s.tw||l>M&&s.Kl[f[l-1]]!==s.t6)continue;const i=l+2;if(!(i<h&&s.Kl[f[i]]===s.N9)&&A(f,i,Math.min(i+k,h)))return Math.max(l-1,M)}return-1}function A(f,M,h){
for(let l=M;l<h;l++){const i=f[l];if((i<s.Z4||i>s.du)&&s.Kl[i]!==s.t6)return!1}return!0}function F(f,M,h=f.length){let l=0;for(let i=M;i<h;i++){const L=f[i];L===
s.r_?i++:L===s.Cx?l++:L===s.s1&&l--}return l}}),80397:((X,$,o)=>{o.d($,{Ip:()=>g,XM:()=>B,Xb:()=>x,ds:()=>S,qg:()=>W});var s=o(58247),C=o(30729),_=o(1480),c=o(10404),
v=o(34331),b=o(31808);const S=(0,C.H)(async t=>g(t,await(0,c.Br)(t)));function g(t,e){const n=(k,z)=>(0,s.w)((0,v.sm)(e,k,z)[0]??""),m=P(n("pdfaid","part"),n("p\
dfaid","conformance").toLowerCase()),u=R(n("pdfuaid","part"))?`PDF/UA-${n("pdfuaid","part")}`:void 0,T=[n("pdfxid","GTS_PDFXVersion")||n("pdfx","GTS_PDFXVersion")||
((0,s.G)(t.resolve((0,c._U)(t)?.get("GTS_PDFXVersion")))??""),n("pdfe","ISO_PDFEVersion"),n("pdfvtid","GTS_PDFVTVersion")],N=[m?.name,u,...T.filter(k=>/^PDF\/[\w .:/()-]{1,40}$/.
test(k))];return{archive:m,accessible:u,names:N.filter(k=>k!==void 0)}}const R=t=>/^[1-9]$/.test(t);function P(t,e){if(!R(t))return;const n=/^[abuef]$/.test(e)?
e:"";return{part:Number(t),level:n,name:`PDF/A-${t}${n}`}}function W(t,e,n,m){return e&&I(t,e,[_.dK.pdfaid]),x(n,m)}const x=({name:t},e)=>({code:"pdfa_identific\
ation_removed",message:`The document no longer claims ${t}: ${e}.`});async function B(t){const e=await(0,c.Br)(t);if(!e)return[];const{archive:n,accessible:m}=g(
t,e);I(t,e,[_.dK.pdfaid,_.dK.pdfuaid]);const u=[n?.name,m].filter(E=>E!==void 0);return u.length>0?[j(u)]:[]}const j=t=>({code:"conformance_dropped",message:`Th\
e result no longer claims ${t.join(" and ")}, because a merge cannot guarantee conformance.`});function I(t,e,n){e.properties.some(({namespace:m})=>n.includes(m))&&
(0,b._L)(t,(0,b.QH)(e,({namespace:m})=>n.includes(m),[]))}}),31808:((X,$,o)=>{o.d($,{QH:()=>c,T3:()=>v,_L:()=>R});var s=o(1480),C=o(54075),_=o(16039);function c(P,W,x){
const{text:B,properties:j,end:I,about:t}=P,e=[];let n=0;for(const m of j.filter(W).sort((u,E)=>u.from-E.from))m.from<n||(e.push(B.slice(n,m.from)),n=m.to);return e.
push(B.slice(n,Math.max(I,n))),x.length>0&&e.push(b(x,t)),e.push(B.slice(Math.max(I,n))),g(e.join(""))}function v(P){return`<?xpacket begin="\uFEFF" id="W5M0MpCehiHz\
reSzNTczkc9d"?>
<x:xmpmeta xmlns:x="adobe:ns:meta/">
<rdf:RDF xmlns:rdf="${s.dK.rdf}">
${b(P,"")}</rdf:RDF>
</x:xmpmeta>
<?xpacket end="w"?>`}function b(P,W){const B=[...new Set(P.map(({prefix:I})=>I))].map(I=>` xmlns:${I}="${s.dK[I]}"`).join(""),j=P.map(({prefix:I,name:t,form:e,values:n})=>`\
<${I}:${t}>${S(e,n)}</${I}:${t}>
`);return`<rdf:Description xmlns:rdf="${s.dK.rdf}" rdf:about="${(0,C.X)(W)}"${B}>
${j.join("")}</rdf:Description>
`}function S(P,W){const x=B=>W.map(j=>`<rdf:li${B}>${(0,C.X)(j)}</rdf:li>`).join("");switch(P){case"simple":return(0,C.X)(W[0]??"");case"alternative":return`<rd\
f:Alt>${x(' xml:lang="x-default"')}</rdf:Alt>`;case"ordered":return`<rdf:Seq>${x("")}</rdf:Seq>`;case"unordered":return`<rdf:Bag>${x("")}</rdf:Bag>`}}const g=P=>P.
replace(/^(\s*<\?xml\s[^>]*encoding\s*=\s*["'])[^"']*/,"$1UTF-8");function R(P,W){const x=P.catalog.get("Metadata"),B=P.resolve(x),j=B instanceof _.Z6?[...B.dict].
filter(([e])=>!["Filter","DecodeParms","Length"].includes(e)):[],I=new _.Bi([["Type",new _.SX("Metadata")],["Subtype",new _.SX("XML")],...j]),t=new _.Z6(I,Buffer.
from(W,"utf8"));(0,_.i9)(x)&&B instanceof _.Z6?P.put(x,t):P.edit(P.catalogNumber).set("Metadata",P.add(t))}}),30729:((X,$,o)=>{o.d($,{H:()=>s});function s(C){const _=new WeakMap;
return c=>{if(c.hasChanges)return C(c);const v=_.get(c);if(v)return v.answer;const b=C(c);return _.set(c,{answer:b}),b}}}),39310:((X,$,o)=>{o.d($,{n:()=>c});var s=o(
62397),C=o(16039);const _=["DecodeParms","F","FFilter","FDecodeParms","DL"];function c(v,b,{compress:S}){const g=new C.Bi(v.dict);S?g.set("Filter",(0,C.UU)("Fla\
teDecode")):g.delete("Filter");for(const R of _)g.delete(R);return new C.Z6(g,S?(0,s.Kc)(b):b)}}),65585:((X,$,o)=>{o.d($,{V:()=>c});var s=o(269),C=o(48118),_=o(
16039);function c({bytes:v,job:b}){const S=(0,s.bS)(v).subarray(0,1024),g=S.indexOf(" obj");if(g<0||!S.includes("/Linearized"))return;const R=new C.i(v,g+4,Math.
min(v.length,g+2048),b.limits.nesting).value();return(0,_.Zm)(R)&&R.has("Linearized")&&R.get("L")===v.length?R:void 0}}),7548:((X,$,o)=>{o.d($,{Av:()=>R,RJ:()=>x,
V3:()=>W,vb:()=>B,zx:()=>g});var s=o(58143),C=o(88960),_=o(269),c=o(48024);const v=16384,b=65536,S="[^\\0\\t\\n\\f\\r ()<>[\\]{}/%#]";async function g(t,e){const{
found:n,all:m}=await P(t,e),u=E=>[...new Set([...E,...m])].sort((T,N)=>T-N);return Object.fromEntries(e.map(E=>[E,u(n[E])]))}async function R(t,e){const{found:n,
all:m}=await P(t,e);for(const u of Object.values(n))for(const E of u)m.add(E);return m}async function P(t,e){const n=e.map(T=>{const[N="",...k]=[...T].map(A=>A.
replace(/\W/,"\\$&")),z=/\W/.test(T)?S:"\\w";return`${N}(?:${k.join("")}|${z}{0,${Math.max(0,T.length-2)}}#)`}),m=new RegExp(`/(?:${n.join("|")}|#)`,"g"),u=Object.
fromEntries(e.map(T=>[T,new Set])),E=new Set;await x(t,(T,N,k,z)=>{const A=T.toString("latin1",N,k);m.lastIndex=0;for(let F=m.exec(A);F;F=m.exec(A)){const f=z(N+
F.index);f!==void 0&&(F[0].endsWith("#")?E.add(f):u[F[0].slice(1)].add(f))}});for(const T of B(t))E.add(T);return{found:u,all:E}}async function W(t,e){const n=await g(
t,e);return[...new Set(Object.values(n).flat())].sort((m,u)=>m-u)}async function x(t,e){const{bytes:n,table:m}=t,u=j(t),E=new Int32Array(u.length);for(let A=0;A<
u.length;A++)E[A]=m.place[u[A]];const T=(0,_.bS)(n),N=A=>u[(0,C.M)(E,A)-1],k=new c.s;let z=0;for(let A=0;A<u.length;A++){const F=A+1===u.length,f=F?n.length:E[A+
1],M=f-E[A]>v;if(!M&&!F&&f-z<b)continue;if(M){E[A]>z&&e(T,z,E[A],N),k.reset();const l=k.value(n,t.bodies[u[A]],f);e(T,E[A],l<0?f:l,N)}else e(T,z,f,N);const h=t.
job.pace.step(Math.min(f-z,b));h&&await h,z=f}for(const[A,F]of I(t)){const f=t.objectStream(A);if(!f)continue;const M=new Set(F),{starts:h}=f;e((0,_.bS)(f.data),
0,f.data.length,i=>{const L=f.numbers[(0,C.M)(h,i)-1];return L!==void 0&&M.has(L)?L:void 0});const l=t.job.pace.step(f.data.length);l&&await l}}function*B(t){for(let e=1;t.
hasChanges&&e<t.size;e++)t.isChanged(e)&&t.exists(e)&&(yield e)}function j(t){const{table:e,hasChanges:n}=t,m=[];let u=!0,E=-1;for(let T=1;T<e.size;T++){if(e.kind[T]!==
s.tL||n&&t.isChanged(T))continue;const N=e.place[T];u&&=N>=E,E=N,m.push(T)}return u?m:m.sort((T,N)=>e.place[T]-e.place[N])}function I(t){const{table:e,hasChanges:n}=t,
m=new Map;for(let u=1;u<e.size;u++){if(e.kind[u]!==s.UT||n&&t.isChanged(u))continue;const E=e.place[u],T=m.get(E);T?T.push(u):m.set(E,[u])}return m}}),88960:((X,$,o)=>{
o.d($,{B:()=>s,M:()=>C});const s=(c,v)=>_(c,v,!1),C=(c,v)=>_(c,v,!0);function _(c,v,b){let[S,g]=[0,c.length];for(;S<g;){const R=S+g>>1,P=c[R];P<v||b&&P===v?S=R+
1:g=R}return S}})};
