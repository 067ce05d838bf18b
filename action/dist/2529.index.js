"use strict";exports.id=2529,exports.ids=[2529],exports.modules={13197:((X,$,o)=>{o.r($),o.d($,{optimize_document:()=>v});var s=o(80397),C=o(7390),_=o(65585),c=o(11275),M=o(
95199),b=o(282),S=o(7548),g=o(16039);const R=["PieceInfo","Thumb"];async function w(I,i){const r=await i(),{live:d}=r.markings[0];let p=!1;for(const D of await(0,S.
V3)(I,R)){if(d[D]!==1)continue;const O=I.job.pace.step(2e3);O&&await O;const K=I.get(D),B=K instanceof g.Z6?K.dict:K;if(!(!(B instanceof g.Bi)||!R.some(U=>B.has(
U)))){I.edit(D);for(const U of R)B.delete(U);p=!0}}return p?i():r}var W=o(85533),y=o(58143),x=o(83267),j=o(39310),P=o(45913);const t=256*1024*1024,e=256*1024,n=4,
m=.97,u=4,E=9,T=new Set(["ASCIIHexDecode","ASCII85Decode"]),N=new Set(["FlateDecode","LZWDecode","RunLengthDecode"]);class k{document;marked;isDouble;remaining=t;left=0;constructor(i,r,d){
this.document=i,this.marked=r,this.isDouble=d}async run(){const i=this.streams();for(let r=0;r<i.length;r+=u){const d=this.remaining,p=await Promise.all(i.slice(
r,r+u).map(O=>this.optimize(O,d)));for(const O of p)this.remaining-=O;const D=this.document.job.pace.step(2e3*u);D&&await D,this.document.job.pace.progress(r/i.
length)}return{left:this.left}}streams(){const{document:i}=this,{live:r,walked:d}=this.marked.markings[0],p=[];for(let D=1;D<r.length;D++){if(r[D]!==1||this.isDouble(
D))continue;const O=i.edited.get(D),K=i.table.kind[D]===y.tL&&d.dataStart[D]>0;(O===void 0?K:O instanceof g.Z6)&&p.push(D)}return p}async optimize(i,r){const{document:d}=this,
p=d.get(i);if(!(p instanceof g.Z6)||(d.put(i,p),z(d,p)))return 0;const D=d.encoded(p),O=this.withoutTransport(p,D),{smaller:K,decoded:B}=await this.compressed(O,
r),U=K??O;return F(U)<F({...A(d,p.dict),data:D})&&d.put(i,f(p,U)),B}withoutTransport(i,r){const{filters:d,parameters:p}=A(this.document,i.dict),D=d.findIndex(B=>!(B instanceof
g.SX&&T.has(B.text))),O=D<0?d.length:D,K={stream:r.length*4+16,total:r.length*4+16,remaining:r.length*4+16};for(const B of d.slice(0,O))r=(0,x.tN)(B.text,r,void 0,
K);return{data:r,filters:d.slice(O),parameters:p.slice(O)}}async compressed(i,r){const d=(0,P.uM)(this.document.job),p=await this.decoded(i,r);if(p==="too much")
return this.left++,{decoded:0};if(!p||p.filters.length>0)return{decoded:p?.data.length??0};const D=p.data.length;if(i.data.length>e&&!await this.isWorthwhile(p.
data,i.data.length))return{decoded:D};const K={data:await d.deflate(p.data,E),filters:[(0,g.UU)("FlateDecode")],parameters:p.parameters};return{smaller:[i,...this.
isPredicted(p)?[]:[p]].reduce((U,H)=>F(H)<F(U)?H:U,K),decoded:D}}isPredicted({parameters:i}){const r=this.document.resolve(this.document.dict(i[0])?.get("Predic\
tor"));return typeof r=="number"&&r>1}async isWorthwhile(i,r){const d=Math.floor(e/n*(i.length/r)),p=Math.floor((i.length-d)/(n-1)),D=Buffer.concat(Array.from({
length:n},(K,B)=>i.subarray(B*p,B*p+d)));return(await(0,P.uM)(this.document.job).deflate(D,E)).length<m*(r/i.length)*D.length}async decoded(i,r){const[d,...p]=i.
filters;if(d===void 0)return i.data.length>r?"too much":i;if(!(d instanceof g.SX)||!N.has(d.text)||p.length>0)return;if(d.text==="FlateDecode"){const{job:K}=this.
document,B=Math.max(r,0),U=await(0,P.uM)(K).inflate(i.data,B)??await(0,P.Uw)(i.data,B,K.pace);return U?{data:U,filters:[],parameters:i.parameters}:i.data.length*
4>r?"too much":void 0}const D=this.document.dict(i.parameters[0]),O=this.document.resolve(D?.get("EarlyChange"));try{const K=typeof O=="number"?new g.Bi([["Earl\
yChange",O]]):void 0,B=(0,x.tN)(d.text,i.data,K,{stream:r,total:r,remaining:r}),U=new g.Bi([...D??[]].filter(([H])=>H!=="EarlyChange"));return{data:B,filters:[],
parameters:U.size>0?[U]:[]}}catch{return}}}function z(I,{dict:i}){const r=(0,W.c3)(I,i.get("Filter"));return i.has("F")||r.some(d=>(0,g.Eo)(d,"Crypt"))||(0,g.Eo)(
I.resolve(i.get("Type")),"Metadata")}function A(I,i){const r=(0,W.c3)(I,i.get("Filter")),d=i.get("DecodeParms"),p=I.array(d)??(d===void 0?[]:[d]);return{filters:r,
parameters:r.map((D,O)=>p[O]??null)}}const F=({data:I,filters:i})=>I.length+i.reduce((r,d)=>r+(d instanceof g.SX?d.text.length+9:0),0);function f(I,{data:i,filters:r,
parameters:d}){const p=(0,j.n)(I,i,{compress:!1}),D=r.length===1;return r.length>0&&p.dict.set("Filter",D?r[0]:[...r]),r.length>0&&d.some(O=>O!==null)&&p.dict.set(
"DecodeParms",D?d[0]:[...d]),p}const v=async(I,{open_password:i},r)=>{const d={signatures:0,usageRightsRemoved:!1,isRepaired:!1},p=({signatures:G,usageRightsRemoved:et})=>{
d.signatures=G,d.usageRightsRemoved||=et},D=G=>{d.isRepaired=!0,r.onRepaired?.(G)},O=await(0,C.E)(I.bytes,{...r,onWritten:p,onRepaired:D},{password:i}),K=O.pages.
count,B=I.bytes.length,U=[];await O.pages.settle();const H=await w(O,()=>h(O)),Q=await(0,b.v)(O,H),{left:Y}=await new k(O,H,G=>Q(0,G)!==void 0).run();Y>0&&U.push(
tt(Y)),(0,_.V)(O)&&U.push(Z);const J=G=>(0,M.fT)([O],{compact:!0,objectStreams:G,alias:Q}),q=await a(O);let V=await J(q?"none":"smallest");if(!q&&V.length<l){const G=await J(
"none");G.length<V.length&&(V=G)}return V.length>=B&&!d.isRepaired?{documents:[{...I,pageCount:K}],notes:[L],facts:{pageCount:K,bytesBefore:B,bytesAfter:B}}:(r.
onWritten?.(d),{documents:[{name:I.name,bytes:V,pageCount:K}],notes:U,facts:{pageCount:K,bytesBefore:B,bytesAfter:V.length}})};async function h(I){const i=await(0,c.
Rf)([I],{detail:!0,strings:I.security?.numbered===!0});return(0,c.Ip)([I],i),i}const l=16384;async function a(I){const{archive:i,names:r}=await(0,s.ds)(I);return i?.
part===1||r.some(d=>/^PDF\/X-[13]/.test(d))}const L={code:"not_smaller",message:"The document is returned as it was: it could not be made smaller without loss."},
Z={code:"linearization_removed",message:"The document is no longer linearized (prepared for fast web view), because object streams save more."},tt=I=>({code:"st\
reams_left",message:`${I===1?"One stream was":`${I} streams were`} left as ${I===1?"it was":"they were"}, because at most 256 MB of a document are compressed ag\
ain.`})}),66173:((X,$,o)=>{o.d($,{B:()=>W,K:()=>j});var s=o(269),C=o(48118),_=o(19980),c=o(36692);const M=64,b=100,S=16*1024*1024,g=["true","false","null"],R=new Map,
w=`b B b* B* BDC BI BMC BT BX c cm cs CS d d0 d1 Do DP EI EMC ET EX f F f* G g gs h i ID j J k K l m M MP n q Q re rg RG ri s S sc SC scn SCN sh T* Tc Td TD Tf \
Tj TJ TL Tm Tr Ts Tw Tz v w W W* y ' "`;for(const P of w.split(" "))R.set((0,c.$N)(P),P);class W{content;operator="";count=0;end=0;dataStart=-1;dataEnd=-1;tokens;kinds=new Uint8Array(
M);starts=new Int32Array(M);ends=new Int32Array(M);depth=0;outermost=c.Kp;opened=0;deepest=0;inImage=!1;isGiven=!0;constructor(t){this.content=t,this.tokens=new c.
oz(t)}next(){return this.advance(1/0)}advance(t){const{tokens:e}=this;for(this.isGiven&&this.forget();e.end<t;){const n=e.next();switch(n){case c.Kp:return this.
end=e.end,this.dataStart>=0&&this.give("BI");case c.QR:if(this.depth===0&&this.keyword())return!0;break;case c.pQ:case c.q$:if(this.depth++>0){this.depth>this.deepest&&
(this.deepest=this.depth);break}this.outermost=n,this.opened=e.start;break;case c.OG:case c.ZT:this.depth>0&&--this.depth===0&&this.add(this.outermost,this.opened);
break;case c.Ho:this.dataStart=e.start,this.dataEnd=e.end;break;default:this.depth===0&&this.add(n,e.start)}}return this.end=e.end,!1}forget(){this.isGiven=!1,this.
count=this.deepest=0,this.dataStart=this.dataEnd=-1}keyword(){const{tokens:t}=this,e=R.get(t.code);if(e===void 0&&g.some(n=>n.length===t.end-t.start&&(0,s.w1)(this.
content,t.start,n)))this.add(c.QR,t.start);else if(e==="BI")this.inImage=!0,this.count=0;else if(this.inImage){if(e==="EI")return this.give("BI")}else return this.
give(e??"");return!1}give(t){return this.operator=t,this.end=this.tokens.end,this.isGiven=!0,this.inImage=!1,!0}add(t,e){const{count:n}=this;n!==M&&(this.kinds[n]=
t,this.starts[n]=e,this.ends[n]=this.tokens.end,this.count=n+1)}kind(t){return t>=0&&t<this.count?this.kinds[t]:c.Kp}startOf(t){return this.starts[t]}endOf(t){return this.
ends[t]}number(t){return this.kind(t)===c.uk?(0,_.kz)(this.content,this.starts[t],this.ends[t]):NaN}name(t){return this.kind(t)===c.o_?(0,_.MQ)(this.content,this.
starts[t]+1,this.ends[t]):void 0}string(t){const e=this.kind(t);return e===c.An||e===c.Cd?(0,_.E3)(this.content,this.starts[t],this.ends[t]):void 0}value(t){return this.
kind(t)===c.Kp||this.deepest>b?null:new C.i(this.content,this.starts[t],this.ends[t],b,void 0,S).value()}inside(t){return new c.oz(this.content,this.starts[t]+1,
this.ends[t]-1)}}const y=32768,x=6;async function j(P,t,e){const n=new W(P);for(;n.end<P.length;){const{end:m}=n;for(;n.advance(m+y);){const E=e(n);E&&await E}const u=t.
step(x*(n.end-m));u&&await u}}}),36692:((X,$,o)=>{o.d($,{$N:()=>u,An:()=>M,Cd:()=>b,Ho:()=>y,Kp:()=>C,OG:()=>R,QR:()=>S,ZT:()=>W,jq:()=>F,o_:()=>c,oz:()=>N,pQ:()=>g,
q$:()=>w,uk:()=>_});var s=o(269);const C=0,_=1,c=2,M=3,b=4,S=5,g=6,R=7,w=8,W=9,y=10,x=0,j=11,P=12,t=13,e=new Uint8Array(256).fill(S),n=new Uint8Array(256);for(let f=0;f<
256;f++)s.Kl[f]!==s.N9&&(e[f]=x);for(const f of[s.b9,s.N5,s.fX])n[f]=1;for(let f=s.l0;f<=s.ev;f++)n[f]=1;for(let f=0;f<256;f++)n[f]&&(e[f]=_);e[s.cL]=c,e[s.Cx]=
M,e[s.iH]=P,e[s.vz]=t,e[s.WL]=g,e[s.wt]=R,e[s.IQ]=j;const m=3,u=f=>[...f].reduce((v,h,l)=>v|h.charCodeAt(0)<<8*l,0),E=u("BI"),T=u("ID");class N{content;to;kind=C;start=0;end;isCut=!1;passed=0;inImage=!1;atData=!1;constructor(v,h=0,l=v.
length){this.content=v,this.to=l,this.start=this.end=h}next(v=!1){const{content:h,to:l}=this;if(this.atData)return this.imageData();let a=this.end;for(;a<l;){const L=a,
Z=e[h[a++]];switch(Z){case x:continue;case _:for(;a<l&&n[h[a]]===1;)a++;if(v){this.passed++;continue}return this.found(_,L,a);case S:for(;a<l&&s.Kl[h[a]]===s.N9;)
a++;return a-L===2&&this.followImage(h[L]|h[L+1]<<8),this.found(S,L,a);case c:for(;a<l&&s.Kl[h[a]]===s.N9;)a++;if(v){this.passed++;continue}return this.found(c,
L,a);case M:return a=(0,s.t9)(h,L,l),this.isCut=a===l&&F(h,L,l)>0,this.found(M,L,a);case P:return a<l&&h[a]===s.iH?this.found(w,L,a+1):(a=(0,s.$k)(h,a,l),this.isCut=
h[a-1]!==s.vz,this.found(b,L,a));case t:if(a<l&&h[a]===s.vz)return this.found(W,L,a+1);continue;case j:a=(0,s.D)(h,a,l);continue;default:return this.found(Z,L,a)}}
return this.found(C,l,l)}found(v,h,l){return this.kind=v,this.start=h,this.end=l,v}get code(){const{content:v,start:h,end:l}=this,a=l-h;return a>m?0:v[h]|(a>1?v[h+
1]<<8:0)|(a>2?v[h+2]<<16:0)}followImage(v){this.atData=this.inImage&&v===T,this.inImage=v===E||this.inImage&&!this.atData}imageData(){const{content:v,to:h}=this;
this.atData=!1;const l=Math.min(this.end+1,h),a=z(v,l,h);return this.isCut=a<0,this.found(y,l,a<0?h:a)}}const k=12;function z(f,v,h){for(let l=v;l+1<h;l++){if(f[l]!==
s.HV||f[l+1]!==s.tw||l>v&&s.Kl[f[l-1]]!==s.t6)continue;const a=l+2;if(!(a<h&&s.Kl[f[a]]===s.N9)&&A(f,a,Math.min(a+k,h)))return Math.max(l-1,v)}return-1}function A(f,v,h){
for(let l=v;l<h;l++){const a=f[l];if((a<s.Z4||a>s.du)&&s.Kl[a]!==s.t6)return!1}return!0}function F(f,v,h=f.length){let l=0;for(let a=v;a<h;a++){const L=f[a];L===
s.r_?a++:L===s.Cx?l++:L===s.s1&&l--}return l}}),80397:((X,$,o)=>{o.d($,{Ip:()=>g,XM:()=>x,Xb:()=>y,ds:()=>S,qg:()=>W});var s=o(58247),C=o(30729),_=o(1480),c=o(10404),
M=o(34331),b=o(31808);const S=(0,C.H)(async t=>g(t,await(0,c.Br)(t)));function g(t,e){const n=(k,z)=>(0,s.w)((0,M.sm)(e,k,z)[0]??""),m=w(n("pdfaid","part"),n("p\
dfaid","conformance").toLowerCase()),u=R(n("pdfuaid","part"))?`PDF/UA-${n("pdfuaid","part")}`:void 0,T=[n("pdfxid","GTS_PDFXVersion")||n("pdfx","GTS_PDFXVersion")||
((0,s.G)(t.resolve((0,c._U)(t)?.get("GTS_PDFXVersion")))??""),n("pdfe","ISO_PDFEVersion"),n("pdfvtid","GTS_PDFVTVersion")],N=[m?.name,u,...T.filter(k=>/^PDF\/[\w .:/()-]{1,40}$/.
test(k))];return{archive:m,accessible:u,names:N.filter(k=>k!==void 0)}}const R=t=>/^[1-9]$/.test(t);function w(t,e){if(!R(t))return;const n=/^[abuef]$/.test(e)?
e:"";return{part:Number(t),level:n,name:`PDF/A-${t}${n}`}}function W(t,e,n,m){return e&&P(t,e,[_.dK.pdfaid]),y(n,m)}const y=({name:t},e)=>({code:"pdfa_identific\
ation_removed",message:`The document no longer claims ${t}: ${e}.`});async function x(t){const e=await(0,c.Br)(t);if(!e)return[];const{archive:n,accessible:m}=g(
t,e);P(t,e,[_.dK.pdfaid,_.dK.pdfuaid]);const u=[n?.name,m].filter(E=>E!==void 0);return u.length>0?[j(u)]:[]}const j=t=>({code:"conformance_dropped",message:`Th\
e result no longer claims ${t.join(" and ")}, because a merge cannot guarantee conformance.`});function P(t,e,n){e.properties.some(({namespace:m})=>n.includes(m))&&
(0,b._L)(t,(0,b.QH)(e,({namespace:m})=>n.includes(m),[]))}}),31808:((X,$,o)=>{o.d($,{QH:()=>c,T3:()=>M,_L:()=>R});var s=o(1480),C=o(54075),_=o(16039);function c(w,W,y){
const{text:x,properties:j,end:P,about:t}=w,e=[];let n=0;for(const m of j.filter(W).sort((u,E)=>u.from-E.from))m.from<n||(e.push(x.slice(n,m.from)),n=m.to);return e.
push(x.slice(n,Math.max(P,n))),y.length>0&&e.push(b(y,t)),e.push(x.slice(Math.max(P,n))),g(e.join(""))}function M(w){return`<?xpacket begin="\uFEFF" id="W5M0MpCehiHz\
reSzNTczkc9d"?>
<x:xmpmeta xmlns:x="adobe:ns:meta/">
<rdf:RDF xmlns:rdf="${s.dK.rdf}">
${b(w,"")}</rdf:RDF>
</x:xmpmeta>
<?xpacket end="w"?>`}function b(w,W){const x=[...new Set(w.map(({prefix:P})=>P))].map(P=>` xmlns:${P}="${s.dK[P]}"`).join(""),j=w.map(({prefix:P,name:t,form:e,values:n})=>`\
<${P}:${t}>${S(e,n)}</${P}:${t}>
`);return`<rdf:Description xmlns:rdf="${s.dK.rdf}" rdf:about="${(0,C.X)(W)}"${x}>
${j.join("")}</rdf:Description>
`}function S(w,W){const y=x=>W.map(j=>`<rdf:li${x}>${(0,C.X)(j)}</rdf:li>`).join("");switch(w){case"simple":return(0,C.X)(W[0]??"");case"alternative":return`<rd\
f:Alt>${y(' xml:lang="x-default"')}</rdf:Alt>`;case"ordered":return`<rdf:Seq>${y("")}</rdf:Seq>`;case"unordered":return`<rdf:Bag>${y("")}</rdf:Bag>`}}const g=w=>w.
replace(/^(\s*<\?xml\s[^>]*encoding\s*=\s*["'])[^"']*/,"$1UTF-8");function R(w,W){const y=w.catalog.get("Metadata"),x=w.resolve(y),j=x instanceof _.Z6?[...x.dict].
filter(([e])=>!["Filter","DecodeParms","Length"].includes(e)):[],P=new _.Bi([["Type",new _.SX("Metadata")],["Subtype",new _.SX("XML")],...j]),t=new _.Z6(P,Buffer.
from(W,"utf8"));(0,_.i9)(y)&&x instanceof _.Z6?w.put(y,t):w.edit(w.catalogNumber).set("Metadata",w.add(t))}}),30729:((X,$,o)=>{o.d($,{H:()=>s});function s(C){const _=new WeakMap;
return c=>{if(c.hasChanges)return C(c);const M=_.get(c);if(M)return M.answer;const b=C(c);return _.set(c,{answer:b}),b}}}),39310:((X,$,o)=>{o.d($,{n:()=>c});var s=o(
83267),C=o(16039);const _=["DecodeParms","F","FFilter","FDecodeParms","DL"];function c(M,b,{compress:S}){const g=new C.Bi(M.dict);S?g.set("Filter",(0,C.UU)("Fla\
teDecode")):g.delete("Filter");for(const R of _)g.delete(R);return new C.Z6(g,S?(0,s.Kc)(b):b)}}),65585:((X,$,o)=>{o.d($,{V:()=>c});var s=o(269),C=o(48118),_=o(
16039);function c({bytes:M,job:b}){const S=(0,s.bS)(M).subarray(0,1024),g=S.indexOf(" obj");if(g<0||!S.includes("/Linearized"))return;const R=new C.i(M,g+4,Math.
min(M.length,g+2048),b.limits.nesting).value();return(0,_.Zm)(R)&&R.has("Linearized")&&R.get("L")===M.length?R:void 0}}),7548:((X,$,o)=>{o.d($,{Av:()=>R,RJ:()=>y,
V3:()=>W,vb:()=>x,zx:()=>g});var s=o(58143),C=o(88960),_=o(269),c=o(48024);const M=16384,b=65536,S="[^\\0\\t\\n\\f\\r ()<>[\\]{}/%#]";async function g(t,e){const{
found:n,all:m}=await w(t,e),u=E=>[...new Set([...E,...m])].sort((T,N)=>T-N);return Object.fromEntries(e.map(E=>[E,u(n[E])]))}async function R(t,e){const{found:n,
all:m}=await w(t,e);for(const u of Object.values(n))for(const E of u)m.add(E);return m}async function w(t,e){const n=e.map(T=>{const[N="",...k]=[...T].map(A=>A.
replace(/\W/,"\\$&")),z=/\W/.test(T)?S:"\\w";return`${N}(?:${k.join("")}|${z}{0,${Math.max(0,T.length-2)}}#)`}),m=new RegExp(`/(?:${n.join("|")}|#)`,"g"),u=Object.
fromEntries(e.map(T=>[T,new Set])),E=new Set;await y(t,(T,N,k,z)=>{const A=T.toString("latin1",N,k);m.lastIndex=0;for(let F=m.exec(A);F;F=m.exec(A)){const f=z(N+
F.index);f!==void 0&&(F[0].endsWith("#")?E.add(f):u[F[0].slice(1)].add(f))}});for(const T of x(t))E.add(T);return{found:u,all:E}}async function W(t,e){const n=await g(
t,e);return[...new Set(Object.values(n).flat())].sort((m,u)=>m-u)}async function y(t,e){const{bytes:n,table:m}=t,u=j(t),E=new Int32Array(u.length);for(let A=0;A<
u.length;A++)E[A]=m.place[u[A]];const T=(0,_.bS)(n),N=A=>u[(0,C.M)(E,A)-1],k=new c.s;let z=0;for(let A=0;A<u.length;A++){const F=A+1===u.length,f=F?n.length:E[A+
1],v=f-E[A]>M;if(!v&&!F&&f-z<b)continue;if(v){E[A]>z&&e(T,z,E[A],N),k.reset();const l=k.value(n,t.bodies[u[A]],f);e(T,E[A],l<0?f:l,N)}else e(T,z,f,N);const h=t.
job.pace.step(Math.min(f-z,b));h&&await h,z=f}for(const[A,F]of P(t)){const f=t.objectStream(A);if(!f)continue;const v=new Set(F),{starts:h}=f;e((0,_.bS)(f.data),
0,f.data.length,a=>{const L=f.numbers[(0,C.M)(h,a)-1];return L!==void 0&&v.has(L)?L:void 0});const l=t.job.pace.step(f.data.length);l&&await l}}function*x(t){for(let e=1;t.
hasChanges&&e<t.size;e++)t.isChanged(e)&&t.exists(e)&&(yield e)}function j(t){const{table:e,hasChanges:n}=t,m=[];let u=!0,E=-1;for(let T=1;T<e.size;T++){if(e.kind[T]!==
s.tL||n&&t.isChanged(T))continue;const N=e.place[T];u&&=N>=E,E=N,m.push(T)}return u?m:m.sort((T,N)=>e.place[T]-e.place[N])}function P(t){const{table:e,hasChanges:n}=t,
m=new Map;for(let u=1;u<e.size;u++){if(e.kind[u]!==s.UT||n&&t.isChanged(u))continue;const E=e.place[u],T=m.get(E);T?T.push(u):m.set(E,[u])}return m}}),88960:((X,$,o)=>{
o.d($,{B:()=>s,M:()=>C});const s=(c,M)=>_(c,M,!1),C=(c,M)=>_(c,M,!0);function _(c,M,b){let[S,g]=[0,c.length];for(;S<g;){const R=S+g>>1,w=c[R];w<M||b&&w===M?S=R+
1:g=R}return S}})};
