"use strict";exports.id=2529,exports.ids=[2529],exports.modules={13197:((X,$,c)=>{c.r($),c.d($,{optimize_document:()=>T});var i=c(80397),A=c(7390),O=c(65585),l=c(11275),M=c(
86009),S=c(282),b=c(7548),E=c(16039);const R=["PieceInfo","Thumb"];async function w(P,o){const d=await o(),{live:u}=d.markings[0];let g=!1;for(const _ of await(0,b.
V3)(P,R)){if(u[_]!==1)continue;const v=P.job.pace.step(2e3);v&&await v;const W=P.get(_),x=W instanceof E.Z6?W.dict:W;if(!(!(x instanceof E.Bi)||!R.some(F=>x.has(
F)))){P.edit(_);for(const F of R)x.delete(F);g=!0}}return g?o():d}var N=c(85533),y=c(58143),B=c(62397),U=c(39310),C=c(45913);const n=256*1024*1024,e=256*1024,s=4,
t=.97,a=4,f=9,D=new Set(["ASCIIHexDecode","ASCII85Decode"]),L=new Set(["FlateDecode","LZWDecode","RunLengthDecode"]);class j{document;marked;isDouble;remaining=n;left=0;constructor(o,d,u){
this.document=o,this.marked=d,this.isDouble=u}async run(){const o=this.streams();for(let d=0;d<o.length;d+=a){const u=this.remaining,g=await Promise.all(o.slice(
d,d+a).map(v=>this.optimize(v,u)));for(const v of g)this.remaining-=v;const _=this.document.job.pace.step(2e3*a);_&&await _,this.document.job.pace.progress(d/o.
length)}return{left:this.left}}streams(){const{document:o}=this,{live:d,walked:u}=this.marked.markings[0],g=[];for(let _=1;_<d.length;_++){if(d[_]!==1||this.isDouble(
_))continue;const v=o.edited.get(_),W=o.table.kind[_]===y.tL&&u.dataStart[_]>0;(v===void 0?W:v instanceof E.Z6)&&g.push(_)}return g}async optimize(o,d){const{document:u}=this,
g=u.get(o);if(!(g instanceof E.Z6)||(u.put(o,g),z(u,g)))return 0;const _=u.encoded(g),v=this.withoutTransport(g,_),{smaller:W,decoded:x}=await this.compressed(v,
d),F=W??v;return k(F)<k({...I(u,g.dict),data:_})&&u.put(o,h(g,F)),x}withoutTransport(o,d){const{filters:u,parameters:g}=I(this.document,o.dict),_=u.findIndex(x=>!(x instanceof
E.SX&&D.has(x.text))),v=_<0?u.length:_,W={stream:d.length*4+16,total:d.length*4+16,remaining:d.length*4+16};for(const x of u.slice(0,v))d=(0,B.tN)(x.text,d,void 0,
W);return{data:d,filters:u.slice(v),parameters:g.slice(v)}}async compressed(o,d){const u=(0,C.uM)(this.document.job),g=await this.decoded(o,d);if(g==="too much")
return this.left++,{decoded:0};if(!g||g.filters.length>0)return{decoded:g?.data.length??0};const _=g.data.length;if(o.data.length>e&&!await this.isWorthwhile(g.
data,o.data.length))return{decoded:_};const W={data:await u.deflate(g.data,f),filters:[(0,E.UU)("FlateDecode")],parameters:g.parameters};return{smaller:[o,...this.
isPredicted(g)?[]:[g]].reduce((F,H)=>k(H)<k(F)?H:F,W),decoded:_}}isPredicted({parameters:o}){const d=this.document.resolve(this.document.dict(o[0])?.get("Predic\
tor"));return typeof d=="number"&&d>1}async isWorthwhile(o,d){const u=Math.floor(e/s*(o.length/d)),g=Math.floor((o.length-u)/(s-1)),_=Buffer.concat(Array.from({
length:s},(W,x)=>o.subarray(x*g,x*g+u)));return(await(0,C.uM)(this.document.job).deflate(_,f)).length<t*(d/o.length)*_.length}async decoded(o,d){const[u,...g]=o.
filters;if(u===void 0)return o.data.length>d?"too much":o;if(!(u instanceof E.SX)||!L.has(u.text)||g.length>0)return;if(u.text==="FlateDecode"){const{job:W}=this.
document,x=Math.max(d,0),F=await(0,C.uM)(W).inflate(o.data,x)??await(0,C.Uw)(o.data,x,W.pace);return F?{data:F,filters:[],parameters:o.parameters}:o.data.length*
4>d?"too much":void 0}const _=this.document.dict(o.parameters[0]),v=this.document.resolve(_?.get("EarlyChange"));try{const W=typeof v=="number"?new E.Bi([["Earl\
yChange",v]]):void 0,x=(0,B.tN)(u.text,o.data,W,{stream:d,total:d,remaining:d}),F=new E.Bi([..._??[]].filter(([H])=>H!=="EarlyChange"));return{data:x,filters:[],
parameters:F.size>0?[F]:[]}}catch{return}}}function z(P,{dict:o}){const d=(0,N.c3)(P,o.get("Filter"));return o.has("F")||d.some(u=>(0,E.Eo)(u,"Crypt"))||(0,E.Eo)(
P.resolve(o.get("Type")),"Metadata")}function I(P,o){const d=(0,N.c3)(P,o.get("Filter")),u=o.get("DecodeParms"),g=P.array(u)??(u===void 0?[]:[u]);return{filters:d,
parameters:d.map((_,v)=>g[v]??null)}}const k=({data:P,filters:o})=>P.length+o.reduce((d,u)=>d+(u instanceof E.SX?u.text.length+9:0),0);function h(P,{data:o,filters:d,
parameters:u}){const g=(0,U.n)(P,o,{compress:!1}),_=d.length===1;return d.length>0&&g.dict.set("Filter",_?d[0]:[...d]),d.length>0&&u.some(v=>v!==null)&&g.dict.set(
"DecodeParms",_?u[0]:[...u]),g}const T=async(P,{open_password:o},d)=>{const u={signatures:0,usageRightsRemoved:!1,isRepaired:!1},g=({signatures:G,usageRightsRemoved:nt})=>{
u.signatures=G,u.usageRightsRemoved||=nt},_=G=>{u.isRepaired=!0,d.onRepaired?.(G)},v=await(0,A.E)(P.bytes,{...d,onWritten:g,onRepaired:_},{password:o}),W=v.pages.
count,x=P.bytes.length,F=[];await v.pages.settle();const H=await w(v,()=>p(v)),Q=await(0,S.v)(v,H),{left:Y}=await new j(v,H,G=>Q(0,G)!==void 0).run();Y>0&&F.push(
et(Y)),(0,O.V)(v)&&F.push(tt);const J=G=>(0,M.fT)([v],{compact:!0,objectStreams:G,alias:Q}),q=await K(v);let V=await J(q?"none":"smallest");if(!q&&V.length<r){const G=await J(
"none");G.length<V.length&&(V=G)}return V.length>=x&&!u.isRepaired?{documents:[{...P,pageCount:W}],notes:[Z],facts:{pageCount:W,bytesBefore:x,bytesAfter:x,savedPercent:0}}:
(d.onWritten?.(u),{documents:[{name:P.name,bytes:V,pageCount:W}],notes:F,facts:{pageCount:W,bytesBefore:x,bytesAfter:V.length,savedPercent:m(x,V.length)}})};async function p(P){
const o=await(0,l.Rf)([P],{detail:!0,strings:P.security?.numbered===!0});return(0,l.Ip)([P],o),o}const m=(P,o)=>Math.floor(1e3*(P-o)/P)/10,r=16384;async function K(P){
const{archive:o,names:d}=await(0,i.ds)(P);return o?.part===1||d.some(u=>/^PDF\/X-[13]/.test(u))}const Z={code:"not_smaller",message:"The document is returned as\
 it was: it could not be made smaller without loss."},tt={code:"linearization_removed",message:"The document is no longer linearized (prepared for fast web view\
), because object streams save more."},et=P=>({code:"streams_left",message:`${P===1?"One stream was":`${P} streams were`} left as ${P===1?"it was":"they were"},\
 because at most 256 MB of a document are compressed again.`})}),66173:((X,$,c)=>{c.d($,{B:()=>U,K:()=>e});var i=c(269),A=c(48118),O=c(19980),l=c(36692);const M=64,
S=100,b=16*1024*1024,E=["true","false","null"],R=new Map,w=new Array(16384).fill(void 0),N=s=>s&127|s>>1&16256,y=-32640,B=`b B b* B* BDC BI BMC BT BX c cm cs CS\
 d d0 d1 Do DP EI EMC ET EX f F f* G g gs h i ID j J k K l m M MP n q Q re rg RG ri s S sc SC scn SCN sh T* Tc Td TD Tf Tj TJ TL Tm Tr Ts Tw Tz v w W W* y ' "`;
for(const s of B.split(" ")){const t=(0,l.$N)(s);R.set(t,s),(t&y)===0&&(w[N(t)]=s)}class U{content;operator="";count=0;end=0;dataStart=-1;dataEnd=-1;tokens;kinds=new Uint8Array(
M);starts=new Int32Array(M);ends=new Int32Array(M);depth=0;outermost=l.Kp;opened=0;deepest=0;inImage=!1;isGiven=!0;constructor(t){this.content=t,this.tokens=new l.
oz(t)}next(){return this.advance(1/0)}advance(t){const{tokens:a}=this;for(this.isGiven&&this.forget();a.end<t;){const f=a.next();switch(f){case l.Kp:return this.
end=a.end,this.dataStart>=0&&this.give("BI");case l.QR:if(this.depth===0&&this.keyword())return!0;break;case l.pQ:case l.q$:if(this.depth++>0){this.depth>this.deepest&&
(this.deepest=this.depth);break}this.outermost=f,this.opened=a.start;break;case l.OG:case l.ZT:this.depth>0&&--this.depth===0&&this.add(this.outermost,this.opened);
break;case l.Ho:this.dataStart=a.start,this.dataEnd=a.end;break;default:this.depth===0&&this.add(f,a.start)}}return this.end=a.end,!1}forget(){this.isGiven=!1,this.
count=this.deepest=0,this.dataStart=this.dataEnd=-1}keyword(){const{tokens:t}=this,{code:a}=t,f=(a&y)===0?w[N(a)]:R.get(a);if(f===void 0&&E.some(D=>D.length===t.
end-t.start&&(0,i.w1)(this.content,t.start,D)))this.add(l.QR,t.start);else if(f==="BI")this.inImage=!0,this.count=0;else if(this.inImage){if(f==="EI")return this.
give("BI")}else return this.give(f??"");return!1}give(t){return this.operator=t,this.end=this.tokens.end,this.isGiven=!0,this.inImage=!1,!0}add(t,a){const{count:f}=this;
f!==M&&(this.kinds[f]=t,this.starts[f]=a,this.ends[f]=this.tokens.end,this.count=f+1)}kind(t){return t>=0&&t<this.count?this.kinds[t]:l.Kp}startOf(t){return this.
starts[t]}endOf(t){return this.ends[t]}number(t){return this.kind(t)===l.uk?(0,O.kz)(this.content,this.starts[t],this.ends[t]):NaN}name(t){return this.kind(t)===
l.o_?(0,O.MQ)(this.content,this.starts[t]+1,this.ends[t]):void 0}string(t){const a=this.kind(t);return a===l.An||a===l.Cd?(0,O.E3)(this.content,this.starts[t],this.
ends[t]):void 0}value(t){return this.kind(t)===l.Kp||this.deepest>S?null:new A.i(this.content,this.starts[t],this.ends[t],S,void 0,b).value()}inside(t){return new l.
oz(this.content,this.starts[t]+1,this.ends[t]-1)}}const C=32768,n=6;async function e(s,t,a){const f=new U(s);for(;f.end<s.length;){const{end:D}=f;for(;f.advance(
D+C);){const j=a(f);j&&await j}const L=t.step(n*(f.end-D));L&&await L}}}),36692:((X,$,c)=>{c.d($,{$N:()=>a,An:()=>M,Cd:()=>S,Ho:()=>y,Kp:()=>A,OG:()=>R,QR:()=>b,
ZT:()=>N,jq:()=>k,o_:()=>l,oz:()=>L,pQ:()=>E,q$:()=>w,uk:()=>O});var i=c(269);const A=0,O=1,l=2,M=3,S=4,b=5,E=6,R=7,w=8,N=9,y=10,B=0,U=11,C=12,n=13,e=new Uint8Array(
256).fill(b),s=new Uint8Array(256);for(let h=0;h<256;h++)i.Kl[h]!==i.N9&&(e[h]=B);for(const h of[i.b9,i.N5,i.fX])s[h]=1;for(let h=i.l0;h<=i.ev;h++)s[h]=1;for(let h=0;h<
256;h++)s[h]&&(e[h]=O);e[i.cL]=l,e[i.Cx]=M,e[i.iH]=C,e[i.vz]=n,e[i.WL]=E,e[i.wt]=R,e[i.IQ]=U;const t=3,a=h=>[...h].reduce((T,p,m)=>T|p.charCodeAt(0)<<8*m,0),f=a(
"BI"),D=a("ID");class L{content;to;kind=A;start=0;end;isCut=!1;passed=0;inImage=!1;atData=!1;constructor(T,p=0,m=T.length){this.content=T,this.to=m,this.start=this.
end=p}next(T=!1){const{content:p,to:m}=this;if(this.atData)return this.imageData();let r=this.end;for(;r<m;){const K=r,Z=e[p[r++]];switch(Z){case B:continue;case O:
for(;r<m&&s[p[r]]===1;)r++;if(T){this.passed++;continue}return this.found(O,K,r);case b:for(;r<m&&i.Kl[p[r]]===i.N9;)r++;return r-K===2&&this.followImage(p[K]|p[K+
1]<<8),this.found(b,K,r);case l:for(;r<m&&i.Kl[p[r]]===i.N9;)r++;if(T){this.passed++;continue}return this.found(l,K,r);case M:return r=(0,i.t9)(p,K,m),this.isCut=
r===m&&k(p,K,m)>0,this.found(M,K,r);case C:return r<m&&p[r]===i.iH?this.found(w,K,r+1):(r=(0,i.$k)(p,r,m),this.isCut=p[r-1]!==i.vz,this.found(S,K,r));case n:if(r<
m&&p[r]===i.vz)return this.found(N,K,r+1);continue;case U:r=(0,i.D)(p,r,m);continue;default:return this.found(Z,K,r)}}return this.found(A,m,m)}found(T,p,m){return this.
kind=T,this.start=p,this.end=m,T}get code(){const{content:T,start:p,end:m}=this,r=m-p;return r>t?0:T[p]|(r>1?T[p+1]<<8:0)|(r>2?T[p+2]<<16:0)}followImage(T){this.
atData=this.inImage&&T===D,this.inImage=T===f||this.inImage&&!this.atData}imageData(){const{content:T,to:p}=this;this.atData=!1;const m=Math.min(this.end+1,p),r=z(
T,m,p);return this.isCut=r<0,this.found(y,m,r<0?p:r)}}const j=12;function z(h,T,p){for(let m=T;m+1<p;m++){if(h[m]!==i.HV||h[m+1]!==i.tw||m>T&&i.Kl[h[m-1]]!==i.t6)
continue;const r=m+2;if(!(r<p&&i.Kl[h[r]]===i.N9)&&I(h,r,Math.min(r+j,p)))return Math.max(m-1,T)}return-1}function I(h,T,p){for(let m=T;m<p;m++){const r=h[m];if((r<
i.Z4||r>i.du)&&i.Kl[r]!==i.t6)return!1}return!0}function k(h,T,p=h.length){let m=0;for(let r=T;r<p;r++){const K=h[r];K===i.r_?r++:K===i.Cx?m++:K===i.s1&&m--}return m}}),
80397:((X,$,c)=>{c.d($,{Ip:()=>E,XM:()=>B,Xb:()=>y,ds:()=>b,qg:()=>N});var i=c(58247),A=c(30729),O=c(1480),l=c(10404),M=c(34331),S=c(31808);const b=(0,A.H)(async n=>E(
n,await(0,l.Br)(n)));function E(n,e){const s=(j,z)=>(0,i.w)((0,M.sm)(e,j,z)[0]??""),t=w(s("pdfaid","part"),s("pdfaid","conformance").toLowerCase()),a=R(s("pdfua\
id","part"))?`PDF/UA-${s("pdfuaid","part")}`:void 0,D=[s("pdfxid","GTS_PDFXVersion")||s("pdfx","GTS_PDFXVersion")||((0,i.G)(n.resolve((0,l._U)(n)?.get("GTS_PDFX\
Version")))??""),s("pdfe","ISO_PDFEVersion"),s("pdfvtid","GTS_PDFVTVersion")],L=[t?.name,a,...D.filter(j=>/^PDF\/[\w .:/()-]{1,40}$/.test(j))];return{archive:t,
accessible:a,names:L.filter(j=>j!==void 0)}}const R=n=>/^[1-9]$/.test(n);function w(n,e){if(!R(n))return;const s=/^[abuef]$/.test(e)?e:"";return{part:Number(n),
level:s,name:`PDF/A-${n}${s}`}}function N(n,e,s,t){return e&&C(n,e,[O.dK.pdfaid]),y(s,t)}const y=({name:n},e)=>({code:"pdfa_identification_removed",message:`The\
 document no longer claims ${n}: ${e}.`});async function B(n){const e=await(0,l.Br)(n);if(!e)return[];const{archive:s,accessible:t}=E(n,e);C(n,e,[O.dK.pdfaid,O.
dK.pdfuaid]);const a=[s?.name,t].filter(f=>f!==void 0);return a.length>0?[U(a)]:[]}const U=n=>({code:"conformance_dropped",message:`The result no longer claims ${n.
join(" and ")}, because a merge cannot guarantee conformance.`});function C(n,e,s){e.properties.some(({namespace:t})=>s.includes(t))&&(0,S._L)(n,(0,S.QH)(e,({namespace:t})=>s.
includes(t),[]))}}),31808:((X,$,c)=>{c.d($,{QH:()=>l,T3:()=>M,_L:()=>R});var i=c(1480),A=c(54075),O=c(16039);function l(w,N,y){const{text:B,properties:U,end:C,about:n}=w,
e=[];let s=0;for(const t of U.filter(N).sort((a,f)=>a.from-f.from))t.from<s||(e.push(B.slice(s,t.from)),s=t.to);return e.push(B.slice(s,Math.max(C,s))),y.length>
0&&e.push(S(y,n)),e.push(B.slice(Math.max(C,s))),E(e.join(""))}function M(w){return`<?xpacket begin="\uFEFF" id="W5M0MpCehiHzreSzNTczkc9d"?>
<x:xmpmeta xmlns:x="adobe:ns:meta/">
<rdf:RDF xmlns:rdf="${i.dK.rdf}">
${S(w,"")}</rdf:RDF>
</x:xmpmeta>
<?xpacket end="w"?>`}function S(w,N){const B=[...new Set(w.map(({prefix:C})=>C))].map(C=>` xmlns:${C}="${i.dK[C]}"`).join(""),U=w.map(({prefix:C,name:n,form:e,values:s})=>`\
<${C}:${n}>${b(e,s)}</${C}:${n}>
`);return`<rdf:Description xmlns:rdf="${i.dK.rdf}" rdf:about="${(0,A.X)(N)}"${B}>
${U.join("")}</rdf:Description>
`}function b(w,N){const y=B=>N.map(U=>`<rdf:li${B}>${(0,A.X)(U)}</rdf:li>`).join("");switch(w){case"simple":return(0,A.X)(N[0]??"");case"alternative":return`<rd\
f:Alt>${y(' xml:lang="x-default"')}</rdf:Alt>`;case"ordered":return`<rdf:Seq>${y("")}</rdf:Seq>`;case"unordered":return`<rdf:Bag>${y("")}</rdf:Bag>`}}const E=w=>w.
replace(/^(\s*<\?xml\s[^>]*encoding\s*=\s*["'])[^"']*/,"$1UTF-8");function R(w,N){const y=w.catalog.get("Metadata"),B=w.resolve(y),U=B instanceof O.Z6?[...B.dict].
filter(([e])=>!["Filter","DecodeParms","Length"].includes(e)):[],C=new O.Bi([["Type",new O.SX("Metadata")],["Subtype",new O.SX("XML")],...U]),n=new O.Z6(C,Buffer.
from(N,"utf8"));(0,O.i9)(y)&&B instanceof O.Z6?w.put(y,n):w.edit(w.catalogNumber).set("Metadata",w.add(n))}}),30729:((X,$,c)=>{c.d($,{H:()=>i});function i(A){const O=new WeakMap;
return l=>{if(l.hasChanges)return A(l);const M=O.get(l);if(M)return M.answer;const S=A(l);return O.set(l,{answer:S}),S}}}),39310:((X,$,c)=>{c.d($,{n:()=>l});var i=c(
62397),A=c(16039);const O=["DecodeParms","F","FFilter","FDecodeParms","DL"];function l(M,S,{compress:b}){const E=new A.Bi(M.dict);b?E.set("Filter",(0,A.UU)("Fla\
teDecode")):E.delete("Filter");for(const R of O)E.delete(R);return new A.Z6(E,b?(0,i.Kc)(S):S)}}),65585:((X,$,c)=>{c.d($,{V:()=>l});var i=c(269),A=c(48118),O=c(
16039);function l({bytes:M,job:S}){const b=(0,i.bS)(M).subarray(0,1024),E=b.indexOf(" obj");if(E<0||!b.includes("/Linearized"))return;const R=new A.i(M,E+4,Math.
min(M.length,E+2048),S.limits.nesting).value();return(0,O.Zm)(R)&&R.has("Linearized")&&R.get("L")===M.length?R:void 0}}),7548:((X,$,c)=>{c.d($,{Av:()=>R,RJ:()=>y,
V3:()=>N,vb:()=>B,zx:()=>E});var i=c(58143),A=c(88960),O=c(269),l=c(48024);const M=2048,S=65536,b="[^\\0\\t\\n\\f\\r ()<>[\\]{}/%#]";async function E(n,e){const{
found:s,all:t}=await w(n,e),a=f=>[...new Set([...f,...t])].sort((D,L)=>D-L);return Object.fromEntries(e.map(f=>[f,a(s[f])]))}async function R(n,e){const{found:s,
all:t}=await w(n,e);for(const a of Object.values(s))for(const f of a)t.add(f);return t}async function w(n,e){const s=e.map(D=>{const[L="",...j]=[...D].map(I=>I.
replace(/\W/,"\\$&")),z=/\W/.test(D)?b:"\\w";return`${L}(?:${j.join("")}|${z}{0,${Math.max(0,D.length-2)}}#)`}),t=new RegExp(`/(?:${s.join("|")}|#)`,"g"),a=Object.
fromEntries(e.map(D=>[D,new Set])),f=new Set;await y(n,(D,L,j,z)=>{const I=D.toString("latin1",L,j);t.lastIndex=0;for(let k=t.exec(I);k;k=t.exec(I)){const h=z(L+
k.index);h!==void 0&&(k[0].endsWith("#")?f.add(h):a[k[0].slice(1)].add(h))}});for(const D of B(n))f.add(D);return{found:a,all:f}}async function N(n,e){const s=await E(
n,e);return[...new Set(Object.values(s).flat())].sort((t,a)=>t-a)}async function y(n,e){const{bytes:s,table:t}=n,a=U(n),f=new Int32Array(a.length);for(let I=0;I<
a.length;I++)f[I]=t.place[a[I]];const D=(0,O.bS)(s),L=I=>a[(0,A.M)(f,I)-1],j=new l.s;let z=0;for(let I=0;I<a.length;I++){const k=I+1===a.length,h=k?s.length:f[I+
1],T=h-f[I]>M;if(!T&&!k&&h-z<S)continue;if(T){f[I]>z&&e(D,z,f[I],L),j.reset();const m=j.value(s,n.bodies[a[I]],h);e(D,f[I],m<0?h:m,L)}else e(D,z,h,L);const p=n.
job.pace.step(Math.min(h-z,S));p&&await p,z=h}for(const[I,k]of C(n)){const h=n.objectStream(I);if(!h)continue;const T=new Set(k),{starts:p}=h;e((0,O.bS)(h.data),
0,h.data.length,r=>{const K=h.numbers[(0,A.M)(p,r)-1];return K!==void 0&&T.has(K)?K:void 0});const m=n.job.pace.step(h.data.length);m&&await m}}function*B(n){for(let e=1;n.
hasChanges&&e<n.size;e++)n.isChanged(e)&&n.exists(e)&&(yield e)}function U(n){const{table:e,hasChanges:s}=n,t=[];let a=!0,f=-1;for(let D=1;D<e.size;D++){if(e.kind[D]!==
i.tL||s&&n.isChanged(D))continue;const L=e.place[D];a&&=L>=f,f=L,t.push(D)}return a?t:t.sort((D,L)=>e.place[D]-e.place[L])}function C(n){const{table:e,hasChanges:s}=n,
t=new Map;for(let a=1;a<e.size;a++){if(e.kind[a]!==i.UT||s&&n.isChanged(a))continue;const f=e.place[a],D=t.get(f);D?D.push(a):t.set(f,[a])}return t}}),88960:((X,$,c)=>{
c.d($,{B:()=>i,M:()=>A});const i=(l,M)=>O(l,M,!1),A=(l,M)=>O(l,M,!0);function O(l,M,S){let[b,E]=[0,l.length];for(;b<E;){const R=b+E>>1,w=l[R];w<M||S&&w===M?b=R+
1:E=R}return b}})};
