"use strict";exports.id=7802,exports.ids=[7802],exports.modules={31296:((G,W,s)=>{s.r(W),s.d(W,{optimize_document:()=>g});var o=s(91369),R=s(21281),O=s(12237),w=s(33973),u=s(
69289),I=s(87826),T=s(14029),A=s(98446),y=s(21996),f=s(45599);const S=["PieceInfo","Thumb"];async function C(P,i){const d=await i(),{live:m}=d.markings[0];let D=!1;
for(const v of await(0,y.V3)(P,S)){if(m[v]!==1)continue;const M=P.job.pace.step(2e3);M&&await M;const U=P.get(v),B=U instanceof f.Z6?U.dict:U;if(!(!(B instanceof
f.Bi)||!S.some($=>B.has($)))){P.edit(v);for(const $ of S)B.delete($);D=!0}}return D?i():d}var x=s(52205),j=s(54619),L=s(59596),n=s(58006),e=s(68973);const r=256*
1024*1024,t=256*1024,a=4,l=.97,E=4,N=9,F=new Set(["ASCIIHexDecode","ASCII85Decode"]),z=new Set(["FlateDecode","LZWDecode","RunLengthDecode"]);class b{document;marked;isDouble;remaining=r;left=0;constructor(i,d,m){
this.document=i,this.marked=d,this.isDouble=m}async run(){const i=this.streams();for(let d=0;d<i.length;d+=E){const m=this.remaining,D=await Promise.all(i.slice(
d,d+E).map(M=>this.optimize(M,m)));for(const M of D)this.remaining-=M;const v=this.document.job.pace.step(2e3*E);v&&await v,this.document.job.pace.progress(d/i.
length)}return{left:this.left}}streams(){const{document:i}=this,{live:d,walked:m}=this.marked.markings[0],D=[];for(let v=1;v<d.length;v++){if(d[v]!==1||this.isDouble(
v))continue;const M=i.edited.get(v),U=i.table.kind[v]===j.tL&&m.dataStart[v]>0;(M===void 0?U:M instanceof f.Z6)&&D.push(v)}return D}async optimize(i,d){const{document:m}=this,
D=m.get(i);if(!(D instanceof f.Z6)||(m.put(i,D),k(m,D)))return 0;const v=m.encoded(D),M=this.withoutTransport(D,v),{smaller:U,decoded:B}=await this.compressed(M,
d),$=U??M;return _($)<_({...h(m,D.dict),data:v})&&m.put(i,p(D,$)),B}withoutTransport(i,d){const{filters:m,parameters:D}=h(this.document,i.dict),v=m.findIndex(B=>!(B instanceof
f.SX&&F.has(B.text))),M=v<0?m.length:v,U={stream:d.length*4+16,total:d.length*4+16,remaining:d.length*4+16};for(const B of m.slice(0,M))d=(0,L.tN)(B.text,d,void 0,
U);return{data:d,filters:m.slice(M),parameters:D.slice(M)}}async compressed(i,d){const m=(0,e.uM)(this.document.job),D=await this.decoded(i,d);if(D==="too much")
return this.left++,{decoded:0};if(!D||D.filters.length>0)return{decoded:D?.data.length??0};const v=D.data.length;if(i.data.length>t&&!await this.isWorthwhile(D.
data,i.data.length))return{decoded:v};const U={data:await m.deflate(D.data,N),filters:[(0,f.UU)("FlateDecode")],parameters:D.parameters};return{smaller:[i,...this.
isPredicted(D)?[]:[D]].reduce(($,V)=>_(V)<_($)?V:$,U),decoded:v}}isPredicted({parameters:i}){const d=this.document.resolve(this.document.dict(i[0])?.get("Predic\
tor"));return typeof d=="number"&&d>1}async isWorthwhile(i,d){const m=Math.floor(t/a*(i.length/d)),D=Math.floor((i.length-m)/(a-1)),v=Buffer.concat(Array.from({
length:a},(U,B)=>i.subarray(B*D,B*D+m)));return(await(0,e.uM)(this.document.job).deflate(v,N)).length<l*(d/i.length)*v.length}async decoded(i,d){const[m,...D]=i.
filters;if(m===void 0)return i.data.length>d?"too much":i;if(!(m instanceof f.SX)||!z.has(m.text)||D.length>0)return;if(m.text==="FlateDecode"){const{job:U}=this.
document,B=Math.max(d,0),$=await(0,e.uM)(U).inflate(i.data,B)??await(0,e.Uw)(i.data,B,U.pace);return $?{data:$,filters:[],parameters:i.parameters}:i.data.length*
4>d?"too much":void 0}const v=this.document.dict(i.parameters[0]),M=this.document.resolve(v?.get("EarlyChange"));try{const U=typeof M=="number"?new f.Bi([["Earl\
yChange",M]]):void 0,B=(0,L.tN)(m.text,i.data,U,{stream:d,total:d,remaining:d}),$=new f.Bi([...v??[]].filter(([V])=>V!=="EarlyChange"));return{data:B,filters:[],
parameters:$.size>0?[$]:[]}}catch{return}}}function k(P,{dict:i}){const d=(0,x.c3)(P,i.get("Filter"));return i.has("F")||d.some(m=>(0,f.Eo)(m,"Crypt"))||(0,f.Eo)(
P.resolve(i.get("Type")),"Metadata")}function h(P,i){const d=(0,x.c3)(P,i.get("Filter")),m=i.get("DecodeParms"),D=P.array(m)??(m===void 0?[]:[m]);return{filters:d,
parameters:d.map((v,M)=>D[M]??null)}}const _=({data:P,filters:i})=>P.length+i.reduce((d,m)=>d+(m instanceof f.SX?m.text.length+9:0),0);function p(P,{data:i,filters:d,
parameters:m}){const D=(0,n.n)(P,i,{compress:!1}),v=d.length===1;return d.length>0&&D.dict.set("Filter",v?d[0]:[...d]),d.length>0&&m.some(M=>M!==null)&&D.dict.set(
"DecodeParms",v?m[0]:[...m]),D}const g=async(P,{open_password:i},d)=>{const m={signatures:0,usageRightsRemoved:!1,isRepaired:!1},D=({signatures:X,usageRightsRemoved:it})=>{
m.signatures=X,m.usageRightsRemoved||=it},v=X=>{m.isRepaired=!0,d.onRepaired?.(X)},M=await(0,O.E)(P.bytes,{...d,onWritten:D,onRepaired:v},{password:i}),U=M.pages.
count,B=P.bytes.length,$=[];await M.pages.settle();const V=await C(M,()=>c(M)),Y=await(0,o.v)(M,V),{left:J}=await new b(M,V,X=>Y(0,X)!==void 0).run();J>0&&$.push(
ot(J)),(0,u.V)(M)&&$.push(at);const q=X=>(0,T.fT)([M],{compact:!0,objectStreams:X,alias:Y}),tt=await et(M);let H=await q(tt?"none":"smallest");if(!tt&&H.length<
Z){const X=await q("none");X.length<H.length&&(H=X)}const Q=H.length>=B&&!m.isRepaired?(0,I.N)(M,P.bytes):void 0;return Q?{documents:[{name:P.name,bytes:Q,pageCount:U}],
notes:[nt],facts:{pageCount:U,bytesBefore:B,bytesAfter:Q.length,savedPercent:0}}:(H.length>B&&$.push(st(B,H.length)),d.onWritten?.(m),{documents:[{name:P.name,bytes:H,
pageCount:U}],notes:$,facts:{pageCount:U,bytesBefore:B,bytesAfter:H.length,savedPercent:K(B,H.length)}})};async function c(P){const i=await(0,w.Rf)([P],{detail:!0,
strings:P.security?.numbered===!0});return(0,w.Ip)([P],i),i}const K=(P,i)=>Math.floor(1e3*(P-i)/P)/10,Z=16384;async function et(P){const{archive:i,names:d}=await(0,R.
ds)(P);return i?.part===1||d.some(m=>/^PDF\/X-[13]/.test(m))}const nt={code:"not_smaller",message:"The document is returned as it was: it could not be made smal\
ler without loss."},st=(P,i)=>({code:"repair_enlarged",message:`The document has ${i} bytes now, ${i-P} more than before, because it was repaired.`}),at={code:"\
linearization_removed",message:"The document is no longer linearized (prepared for fast web view), because object streams save more."},ot=P=>({code:"streams_lef\
t",message:`${(0,A.C7)(P,"stream was","streams were")} left as ${(0,A.d5)(P,"it was","they were")}, because at most 256 MB of a document are compressed again.`})}),
36211:((G,W,s)=>{s.d(W,{Rl:()=>w,ep:()=>y,lJ:()=>u,we:()=>O});var o=s(85008);const R={0:"b B b* B* BI BT BX EI EMC ET EX f F f* h ID n q Q s S sc SC scn SCN T* \
W W*",1:"BMC cs CS Do g G gs i j J M MP ri sh Tc TJ Tj TL Tr Ts Tw Tz w '",2:"BDC d d0 DP l m Td TD Tf",3:'rg RG "',4:"k K re v y",6:"c cm d1 Tm"},O=Object.values(
R).flatMap(f=>f.split(" ")),w=new Set(["m","l","c","v","y","h","re"]),u=new Map([["n",{}],["f",{fill:"nonzero"}],["F",{fill:"nonzero"}],["f*",{fill:"even-odd"}],
["S",{strokes:!0}],["s",{strokes:!0,closes:!0}],["B",{fill:"nonzero",strokes:!0}],["B*",{fill:"even-odd",strokes:!0}],["b",{fill:"nonzero",strokes:!0,closes:!0}],
["b*",{fill:"even-odd",strokes:!0,closes:!0}]]),I=255,T=new Uint8Array(65536).fill(I),A=new Map;for(const[f,S]of Object.entries(R))for(const C of S.split(" "))C.
length<=2?T[(0,o.$N)(C)]=Number(f):A.set((0,o.$N)(C),Number(f));function y(f){if(f>=T.length)return A.get(f);const S=T[f];return S===I?void 0:S}}),37709:((G,W,s)=>{
s.d(W,{B:()=>j,K:()=>e});var o=s(78157),R=s(45798),O=s(82416),w=s(36211),u=s(85008);const I=64,T=100,A=16*1024*1024,y=["true","false","null"],f=new Map,S=new Array(
16384).fill(void 0),C=r=>r&127|r>>1&16256,x=-32640;for(const r of w.we){const t=(0,u.$N)(r);f.set(t,r),(t&x)===0&&(S[C(t)]=r)}class j{content;operator="";count=0;end=0;dataStart=-1;dataEnd=-1;tokens;kinds=new Uint8Array(
I);starts=new Int32Array(I);ends=new Int32Array(I);depth=0;outermost=u.Kp;opened=0;deepest=0;inImage=!1;isGiven=!0;constructor(t){this.content=t,this.tokens=new u.
oz(t)}next(){return this.advance(1/0)}advance(t){const{tokens:a}=this;for(this.isGiven&&this.forget();a.end<t;){const l=a.next();switch(l){case u.Kp:return this.
end=a.end,this.dataStart>=0&&this.give("BI");case u.QR:if(this.depth===0&&this.keyword())return!0;break;case u.pQ:case u.q$:if(this.depth++>0){this.depth>this.deepest&&
(this.deepest=this.depth);break}this.outermost=l,this.opened=a.start;break;case u.OG:case u.ZT:this.depth>0&&--this.depth===0&&this.add(this.outermost,this.opened);
break;case u.Ho:this.dataStart=a.start,this.dataEnd=a.end;break;default:this.depth===0&&this.add(l,a.start)}}return this.end=a.end,!1}forget(){this.isGiven=!1,this.
count=this.deepest=0,this.dataStart=this.dataEnd=-1}keyword(){const{tokens:t}=this,{code:a}=t,l=(a&x)===0?S[C(a)]:f.get(a);if(l===void 0&&y.some(E=>E.length===t.
end-t.start&&(0,o.w1)(this.content,t.start,E)))this.add(u.QR,t.start);else if(l==="BI")this.inImage=!0,this.count=0;else if(this.inImage){if(l==="EI")return this.
give("BI")}else return this.give(l??"");return!1}give(t){return this.operator=t,this.end=this.tokens.end,this.isGiven=!0,this.inImage=!1,!0}add(t,a){const{count:l}=this;
l!==I&&(this.kinds[l]=t,this.starts[l]=a,this.ends[l]=this.tokens.end,this.count=l+1)}kind(t){return t>=0&&t<this.count?this.kinds[t]:u.Kp}startOf(t){return this.
starts[t]}endOf(t){return this.ends[t]}number(t){return this.kind(t)===u.uk?(0,O.kz)(this.content,this.starts[t],this.ends[t]):NaN}name(t){return this.kind(t)===
u.o_?(0,O.MQ)(this.content,this.starts[t]+1,this.ends[t]):void 0}string(t){const a=this.kind(t);return a===u.An||a===u.Cd?(0,O.E3)(this.content,this.starts[t],this.
ends[t]):void 0}value(t){return this.kind(t)===u.Kp||this.deepest>T?null:new R.i(this.content,this.starts[t],this.ends[t],T,void 0,A).value()}inside(t){return new u.
oz(this.content,this.starts[t]+1,this.ends[t]-1)}}const L=32768,n=6;async function e(r,t,a){const l=new j(r);for(;l.end<r.length;){const{end:E}=l;for(;l.advance(
E+L);){const F=a(l);F&&await F}const N=t.step(n*(l.end-E));N&&await N}}}),85008:((G,W,s)=>{s.d(W,{$N:()=>a,An:()=>u,Cd:()=>I,Ho:()=>C,Kp:()=>R,OG:()=>y,QR:()=>T,
ZT:()=>S,jq:()=>k,o_:()=>w,oz:()=>N,pQ:()=>A,q$:()=>f,uk:()=>O});var o=s(78157);const R=0,O=1,w=2,u=3,I=4,T=5,A=6,y=7,f=8,S=9,C=10,x=0,j=11,L=12,n=13,e=new Uint8Array(
256).fill(T),r=new Uint8Array(256);for(let h=0;h<256;h++)o.Kl[h]!==o.N9&&(e[h]=x);for(const h of[o.b9,o.N5,o.fX])r[h]=1;for(let h=o.l0;h<=o.ev;h++)r[h]=1;for(let h=0;h<
256;h++)r[h]&&(e[h]=O);e[o.cL]=w,e[o.Cx]=u,e[o.iH]=L,e[o.vz]=n,e[o.WL]=A,e[o.wt]=y,e[o.IQ]=j;const t=3,a=h=>[...h].reduce((_,p,g)=>_|p.charCodeAt(0)<<8*g,0),l=a(
"BI"),E=a("ID");class N{content;to;kind=R;start=0;end;isCut=!1;passed=0;inImage=!1;atData=!1;constructor(_,p=0,g=_.length){this.content=_,this.to=g,this.start=this.
end=p}next(_=!1){const{content:p,to:g}=this;if(this.atData)return this.imageData();let c=this.end;for(;c<g;){const K=c,Z=e[p[c++]];switch(Z){case x:continue;case O:
for(;c<g&&r[p[c]]===1;)c++;if(_){this.passed++;continue}return this.found(O,K,c);case T:for(;c<g&&o.Kl[p[c]]===o.N9;)c++;return c-K===2&&this.followImage(p[K]|p[K+
1]<<8),this.found(T,K,c);case w:for(;c<g&&o.Kl[p[c]]===o.N9;)c++;if(_){this.passed++;continue}return this.found(w,K,c);case u:return c=(0,o.t9)(p,K,g),this.isCut=
c===g&&k(p,K,g)>0,this.found(u,K,c);case L:return c<g&&p[c]===o.iH?this.found(f,K,c+1):(c=(0,o.$k)(p,c,g),this.isCut=p[c-1]!==o.vz,this.found(I,K,c));case n:if(c<
g&&p[c]===o.vz)return this.found(S,K,c+1);continue;case j:c=(0,o.D)(p,c,g);continue;default:return this.found(Z,K,c)}}return this.found(R,g,g)}found(_,p,g){return this.
kind=_,this.start=p,this.end=g,_}get code(){const{content:_,start:p,end:g}=this,c=g-p;return c>t?0:_[p]|(c>1?_[p+1]<<8:0)|(c>2?_[p+2]<<16:0)}followImage(_){this.
atData=this.inImage&&_===E,this.inImage=_===l||this.inImage&&!this.atData}imageData(){const{content:_,to:p}=this;this.atData=!1;const g=Math.min(this.end+1,p),c=z(
_,g,p);return this.isCut=c<0,this.found(C,g,c<0?p:c)}}const F=12;function z(h,_,p){for(let g=_;g+1<p;g++){if(h[g]!==o.HV||h[g+1]!==o.tw||g>_&&o.Kl[h[g-1]]!==o.t6)
continue;const c=g+2;if(!(c<p&&o.Kl[h[c]]===o.N9)&&b(h,c,Math.min(c+F,p)))return Math.max(g-1,_)}return-1}function b(h,_,p){for(let g=_;g<p;g++){const c=h[g];if((c<
o.Z4||c>o.du)&&o.Kl[c]!==o.t6)return!1}return!0}function k(h,_,p=h.length){let g=0;for(let c=_;c<p;c++){const K=h[c];K===o.r_?c++:K===o.Cx?g++:K===o.s1&&g--}return g}}),
21281:((G,W,s)=>{s.d(W,{Ip:()=>A,XM:()=>x,Xb:()=>C,ds:()=>T,qg:()=>S});var o=s(59071),R=s(70549),O=s(43496),w=s(824),u=s(1975),I=s(60912);const T=(0,R.n)(async n=>A(
n,await(0,w.Br)(n)));function A(n,e){const r=(F,z)=>(0,o.wh)((0,u.sm)(e,F,z)[0]??""),t=f(r("pdfaid","part"),r("pdfaid","conformance").toLowerCase()),a=y(r("pdfu\
aid","part"))?`PDF/UA-${r("pdfuaid","part")}`:void 0,E=[r("pdfxid","GTS_PDFXVersion")||r("pdfx","GTS_PDFXVersion")||((0,o.Gh)(n.resolve((0,w._U)(n)?.get("GTS_PD\
FXVersion")))??""),r("pdfe","ISO_PDFEVersion"),r("pdfvtid","GTS_PDFVTVersion")],N=[t?.name,a,...E.filter(F=>/^PDF\/[\w .:/()-]{1,40}$/.test(F))];return{archive:t,
accessible:a,names:N.filter(F=>F!==void 0)}}const y=n=>/^[1-9]$/.test(n);function f(n,e){if(!y(n))return;const r=/^[abuef]$/.test(e)?e:"";return{part:Number(n),
level:r,name:`PDF/A-${n}${r}`}}function S(n,e,r,t){return e&&L(n,e,[O.dK.pdfaid]),C(r,t)}const C=({name:n},e)=>({code:"pdfa_identification_removed",message:`The\
 document no longer claims ${n}: ${e}.`});async function x(n){const e=await(0,w.Br)(n);if(!e)return[];const{archive:r,accessible:t}=A(n,e);L(n,e,[O.dK.pdfaid,O.
dK.pdfuaid]);const a=[r?.name,t].filter(l=>l!==void 0);return a.length>0?[j(a)]:[]}const j=n=>({code:"conformance_dropped",message:`The result no longer claims ${n.
join(" and ")}, because a merge cannot guarantee conformance.`});function L(n,e,r){e.properties.some(({namespace:t})=>r.includes(t))&&(0,I._L)(n,(0,I.QH)(e,({namespace:t})=>r.
includes(t),[]))}}),60912:((G,W,s)=>{s.d(W,{QH:()=>w,T3:()=>u,_L:()=>y});var o=s(43496),R=s(3907),O=s(45599);function w(f,S,C){const{text:x,properties:j,end:L,about:n}=f,
e=[];let r=0;for(const t of j.filter(S).sort((a,l)=>a.from-l.from))t.from<r||(e.push(x.slice(r,t.from)),r=t.to);return e.push(x.slice(r,Math.max(L,r))),C.length>
0&&e.push(I(C,n)),e.push(x.slice(Math.max(L,r))),A(e.join(""))}function u(f){return`<?xpacket begin="\uFEFF" id="W5M0MpCehiHzreSzNTczkc9d"?>
<x:xmpmeta xmlns:x="adobe:ns:meta/">
<rdf:RDF xmlns:rdf="${o.dK.rdf}">
${I(f,"")}</rdf:RDF>
</x:xmpmeta>
<?xpacket end="w"?>`}function I(f,S){const x=[...new Set(f.map(({prefix:L})=>L))].map(L=>` xmlns:${L}="${o.dK[L]}"`).join(""),j=f.map(({prefix:L,name:n,form:e,values:r})=>`\
<${L}:${n}>${T(e,r)}</${L}:${n}>
`);return`<rdf:Description xmlns:rdf="${o.dK.rdf}" rdf:about="${(0,R.X)(S)}"${x}>
${j.join("")}</rdf:Description>
`}function T(f,S){const C=x=>S.map(j=>`<rdf:li${x}>${(0,R.X)(j)}</rdf:li>`).join("");switch(f){case"simple":return(0,R.X)(S[0]??"");case"alternative":return`<rd\
f:Alt>${C(' xml:lang="x-default"')}</rdf:Alt>`;case"ordered":return`<rdf:Seq>${C("")}</rdf:Seq>`;case"unordered":return`<rdf:Bag>${C("")}</rdf:Bag>`}}const A=f=>f.
replace(/^(\s*<\?xml\s[^>]*encoding\s*=\s*["'])[^"']*/,"$1UTF-8");function y(f,S){const C=f.catalog.get("Metadata"),x=f.resolve(C),j=x instanceof O.Z6?[...x.dict].
filter(([e])=>!["Filter","DecodeParms","Length"].includes(e)):[],L=new O.Bi([["Type",new O.SX("Metadata")],["Subtype",new O.SX("XML")],...j]),n=new O.Z6(L,Buffer.
from(S,"utf8"));(0,O.i9)(C)&&x instanceof O.Z6?f.put(C,n):f.edit(f.catalogNumber).set("Metadata",f.add(n))}}),58006:((G,W,s)=>{s.d(W,{n:()=>w});var o=s(59596),R=s(
45599);const O=["DecodeParms","F","FFilter","FDecodeParms","DL"];function w(u,I,{compress:T}){const A=new R.Bi(u.dict);T?A.set("Filter",(0,R.UU)("FlateDecode")):
A.delete("Filter");for(const y of O)A.delete(y);return new R.Z6(A,T?(0,o.Kc)(I):I)}}),69289:((G,W,s)=>{s.d(W,{V:()=>w});var o=s(78157),R=s(45798),O=s(45599);function w({
bytes:u,job:I}){const T=(0,o.bS)(u).subarray(0,1024),A=T.indexOf(" obj");if(A<0||!T.includes("/Linearized"))return;const y=new R.i(u,A+4,Math.min(u.length,A+2048),
I.limits.nesting).value();return(0,O.Zm)(y)&&y.has("Linearized")&&y.get("L")===u.length?y:void 0}}),21996:((G,W,s)=>{s.d(W,{Av:()=>y,RJ:()=>C,V3:()=>S,vb:()=>x,
zx:()=>A});var o=s(54619),R=s(93604),O=s(78157),w=s(88500);const u=2048,I=65536,T="[^\\0\\t\\n\\f\\r ()<>[\\]{}/%#]";async function A(n,e){const{found:r,all:t}=await f(
n,e),a=l=>[...new Set([...l,...t])].sort((E,N)=>E-N);return Object.fromEntries(e.map(l=>[l,a(r[l])]))}async function y(n,e){const{found:r,all:t}=await f(n,e);for(const a of Object.
values(r))for(const l of a)t.add(l);return t}async function f(n,e){const r=e.map(E=>{const[N="",...F]=[...E].map(b=>b.replace(/\W/,"\\$&")),z=/\W/.test(E)?T:"\\w";
return`${N}(?:${F.join("")}|${z}{0,${Math.max(0,E.length-2)}}#)`}),t=new RegExp(`/(?:${r.join("|")}|#)`,"g"),a=Object.fromEntries(e.map(E=>[E,new Set])),l=new Set;
await C(n,(E,N,F,z)=>{const b=E.toString("latin1",N,F);t.lastIndex=0;for(let k=t.exec(b);k;k=t.exec(b)){const h=z(N+k.index);h!==void 0&&(k[0].endsWith("#")?l.add(
h):a[k[0].slice(1)].add(h))}});for(const E of x(n))l.add(E);return{found:a,all:l}}async function S(n,e){const r=await A(n,e);return[...new Set(Object.values(r).
flat())].sort((t,a)=>t-a)}async function C(n,e){const{bytes:r,table:t}=n,a=j(n),l=new Int32Array(a.length);for(let b=0;b<a.length;b++)l[b]=t.place[a[b]];const E=(0,O.
bS)(r),N=b=>a[(0,R.M)(l,b)-1],F=new w.s;let z=0;for(let b=0;b<a.length;b++){const k=b+1===a.length,h=k?r.length:l[b+1],_=h-l[b]>u;if(!_&&!k&&h-z<I)continue;if(_){
l[b]>z&&e(E,z,l[b],N),F.reset();const g=F.value(r,n.bodies[a[b]],h);e(E,l[b],g<0?h:g,N)}else e(E,z,h,N);const p=n.job.pace.step(Math.min(h-z,I));p&&await p,z=h}
for(const[b,k]of L(n)){const h=n.objectStream(b);if(!h)continue;const _=new Set(k),{starts:p}=h;e((0,O.bS)(h.data),0,h.data.length,c=>{const K=h.numbers[(0,R.M)(
p,c)-1];return K!==void 0&&_.has(K)?K:void 0});const g=n.job.pace.step(h.data.length);g&&await g}}function*x(n){for(let e=1;n.hasChanges&&e<n.size;e++)n.isChanged(
e)&&n.exists(e)&&(yield e)}function j(n){const{table:e,hasChanges:r}=n,t=[];let a=!0,l=-1;for(let E=1;E<e.size;E++){if(e.kind[E]!==o.tL||r&&n.isChanged(E))continue;
const N=e.place[E];a&&=N>=l,l=N,t.push(E)}return a?t:t.sort((E,N)=>e.place[E]-e.place[N])}function L(n){const{table:e,hasChanges:r}=n,t=new Map;for(let a=1;a<e.
size;a++){if(e.kind[a]!==o.UT||r&&n.isChanged(a))continue;const l=e.place[a],E=t.get(l);E?E.push(a):t.set(l,[a])}return t}}),93604:((G,W,s)=>{s.d(W,{B:()=>o,M:()=>R});
const o=(w,u)=>O(w,u,!1),R=(w,u)=>O(w,u,!0);function O(w,u,I){let[T,A]=[0,w.length];for(;T<A;){const y=T+A>>1,f=w[y];f<u||I&&f===u?T=y+1:A=y}return T}}),87826:((G,W,s)=>{
s.d(W,{N:()=>O,i:()=>w});var o=s(78157),R=s(14029);function O({suspect:u,bytes:I},T){if(!(u||(0,o.bS)(I.subarray(0,5)).toString("latin1")!=="%PDF-"))return I.length===
T.length?T:I}const w=async(u,I,T)=>O(u,I)??await(0,R.UN)(u,T)})};
