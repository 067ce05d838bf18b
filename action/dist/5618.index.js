"use strict";exports.id=5618,exports.ids=[5618],exports.modules={66974:((b,v,u)=>{u.d(v,{D6:()=>h,F1:()=>D,NL:()=>p,P3:()=>O,br:()=>x,bs:()=>w});var c=u(98446);const O={problem:"\
names page 0: pages count from 1, and -1 is the last page"};function D(n,r,d){const f=[],a=[];for(const[e,t]of n.split(",").entries()){const i=e+1;if(r!==void 0&&
t.trim()===""){a.push(`entry ${i} is empty: write ${r}, separated by single commas`);continue}const s=d(t,i);"problem"in s?a.push(x(i,t,s.problem)):f.push(s.item)}
return a.length>0?{problem:w(a)}:{items:f}}const x=(n,r,d)=>`entry ${n} ('${o(r.trim())}') ${d}`,h=({position:n,text:r},d,f)=>x(n,r,`names ${g(d)}, but the docu\
ment has ${(0,c.y_)(f,"page")}`);function g(n){return Number.isSafeInteger(n)?`page ${n}`:"a page far beyond its end"}const m=5;function w(n){const r=n.length-m;
return[...n.slice(0,m),...r>0?[`and ${r} more such entries`]:[]].join("; ")}function p(n){const r=/^ *(\d{1,10}) *[-–]+ *(\d{0,10}) *$/.exec(n);return r?`is n\
ot a range: write ${r[1]}..${r[2]}${r[2]===""?" for this page and all after it":""}`:/\bfirst\b/i.test(n)?"is not a page: the first page is written 1, and a ran\
ge from it 1..5":/\b(last|end)\b/i.test(n)?"is not a page: the last page is written -1, and a range to it 2..":void 0}function o(n){const r=[...n].map(d=>/[\p{Cc}\p{Cs}\u2028\u2029]/u.
test(d)?"?":d);return(0,c.Bu)(r.join(""),40)}}),29082:((b,v,u)=>{u.d(v,{k1:()=>h,lY:()=>x,m7:()=>g});var c=u(58552),O=u(66974);const D=/^(not +)?(?:(odd|even|all)|(-?\d+)(?:(\.\.)(-?\d+)?)?)$/i,
x=p=>(0,O.F1)(p,"pages such as 1..3, -1, odd",(o,n)=>{const r=o.trim(),d=D.exec(r);if(!d)return{problem:w(r)};const[,f,a,e,t,i]=d,s={negated:f!==void 0,text:r,position:n};
if(a!==void 0)return{item:{...s,pages:a.toLowerCase()}};const l=Number(e),E=t===void 0?l:i===void 0?"end":Number(i);return l===0||E===0?O.P3:{item:{...s,pages:{
from:l,to:E}}}});function h(p,o,n="pages"){const r=t=>(0,c.G6)([{field:n,message:t}]),d=x(p);if("problem"in d)throw r(d.problem);const f=new m(o),a=new m(o),e=[];
for(const t of d.items){const i=t.negated?a:f;if(typeof t.pages=="string"){i.add(t.pages);continue}const{from:s,to:l}=t.pages,E=s<0?o+1+s:s,A=l==="end"?o:l<0?o+
1+l:l,C=(l==="end"?s<0?[[s,E]]:[]:[[s,E],[l,A]]).find(([,B])=>B<1||B>o);C&&e.push((0,O.D6)(t,C[0],o)),!(l==="end"&&E>o||e.length>0)&&i.range(Math.min(E,A),Math.
max(E,A))}if(e.length>0)throw r((0,O.bs)(e));return d.items.every(({negated:t})=>t)&&f.add("all"),f.without(a)}function g(p){const o=x(p);if("problem"in o||o.items.
length!==1)return;const{negated:n,pages:r}=o.items[0];if(n)return;if(r==="all")return{first:1};if(typeof r=="string"||r.from<1)return;const{from:d,to:f}=r;return f===
"end"?{first:d}:f===-1?{first:d}:f<1?void 0:{first:Math.min(d,f),last:Math.max(d,f)}}class m{pageCount;differences;odd=!1;even=!1;constructor(o){this.pageCount=
o,this.differences=new Int32Array(o+2)}add(o){o!=="even"&&(this.odd=!0),o!=="odd"&&(this.even=!0)}range(o,n){this.differences[o]++,this.differences[n+1]--}without(o){
const n=new Uint32Array(this.pageCount);let r=0,d=0,f=0;for(let a=1;a<=this.pageCount;a++){d+=this.differences[a],f+=o.differences[a];const e=a%2===1?"odd":"eve\
n";(d>0||this[e])&&!(f>0||o[e])&&(n[r++]=a)}return n.subarray(0,r)}}function w(p){return/^(not +)?\.\./i.test(p)?"has no start: a range is written 1..5":/^!/.test(
p)?"is not a page: leave out pages with not, such as not 2":(0,O.NL)(p.replace(/^not +/i,""))??"is not a page such as 3 or -1, a range such as 2..5 or 2.., odd,\
 even, all, or one of these after not"}}),15922:((b,v,u)=>{u.r(v),u.d(v,{add_overlay:()=>x});var c=u(86687),O=u(95234);const D={file:"overlay",password:"overlay\
_password",noun:"the overlay"},x=(h,g,m)=>{const{overlay:w,overlay_password:p,layer:o,repeat:n,fit:r}=g,d={file:w,password:p,fields:D,layer:o,repeat:n,fit:r};return(0,O.
W)(h,g,m,(f,a)=>(0,c.e)(f,d,a,m))}}),52404:((b,v,u)=>{u.d(v,{$:()=>x,U:()=>h});var c=u(58552),O=u(29082),D=u(98446);const x={code:"no_pages_selected",message:"T\
he document has none of the pages that were asked for, so nothing was changed."};function h({first_page:g,last_page:m,pages:w},p){if(w!==void 0)return(0,O.k1)(w,
p);const o=(0,D.y_)(p,"page"),n=[];if(g>p&&n.push({field:"first_page",message:`is ${g}, but the document has ${o}`}),m!==void 0&&m>p&&n.push({field:"last_page",
message:`is ${m}, but the document has ${o}`}),n.length===0&&m!==void 0&&g>m&&n.push({field:"first_page",message:`is ${g}, which is after last_page (${m})`,mentions:[
"last_page"]}),n.length>0)throw(0,c.G6)(n);return Uint32Array.from({length:(m??p)-g+1},(r,d)=>g+d)}}),95234:((b,v,u)=>{u.d(v,{V:()=>p,W:()=>m});var c=u(29082),O=u(
12237),D=u(87826),x=u(14029),h=u(52404);const g="1.4";async function m(o,{pages:n,open_password:r,transparency:d},f,a){const e=await(0,O.E)(o.bytes,f,{password:r}),
t=e.pages.count,i=(0,c.k1)(n,t);if(i.length===0){const B=await(0,D.i)(e,o.bytes);return{documents:[{name:o.name,bytes:B,pageCount:t}],notes:[h.$],facts:{pageCount:t,
stampedPages:0}}}const{notes:s,stampedPages:l=i.length,version:E=g,write:A}=await a(e,i),R={version:E>g?E:g},C=A?await A(R):await(0,x.UN)(e,R);return{documents:[
{name:o.name,bytes:C,pageCount:t}],notes:d===100?[w,...s]:s,facts:{pageCount:t,stampedPages:l}}}const w={code:"stamp_invisible",message:"The stamp cannot be see\
n, because transparency is 100. Use a lower value.",mentions:["transparency"]};async function p({pace:o},n){await o.rest();const r=await n();return await o.rest(),
r}}),36211:((b,v,u)=>{u.d(v,{Rl:()=>x,ep:()=>p,lJ:()=>h,we:()=>D});var c=u(85008);const O={0:"b B b* B* BI BT BX EI EMC ET EX f F f* h ID n q Q s S sc SC scn SC\
N T* W W*",1:"BMC cs CS Do g G gs i j J M MP ri sh Tc TJ Tj TL Tr Ts Tw Tz w '",2:"BDC d d0 DP l m Td TD Tf",3:'rg RG "',4:"k K re v y",6:"c cm d1 Tm"},D=Object.
values(O).flatMap(o=>o.split(" ")),x=new Set(["m","l","c","v","y","h","re"]),h=new Map([["n",{}],["f",{fill:"nonzero"}],["F",{fill:"nonzero"}],["f*",{fill:"even\
-odd"}],["S",{strokes:!0}],["s",{strokes:!0,closes:!0}],["B",{fill:"nonzero",strokes:!0}],["B*",{fill:"even-odd",strokes:!0}],["b",{fill:"nonzero",strokes:!0,closes:!0}],
["b*",{fill:"even-odd",strokes:!0,closes:!0}]]),g=255,m=new Uint8Array(65536).fill(g),w=new Map;for(const[o,n]of Object.entries(O))for(const r of n.split(" "))r.
length<=2?m[(0,c.$N)(r)]=Number(o):w.set((0,c.$N)(r),Number(o));function p(o){if(o>=m.length)return w.get(o);const n=m[o];return n===g?void 0:n}}),37709:((b,v,u)=>{
u.d(v,{B:()=>f,K:()=>t});var c=u(78157),O=u(45798),D=u(82416),x=u(36211),h=u(85008);const g=64,m=100,w=16*1024*1024,p=["true","false","null"],o=new Map,n=new Array(
16384).fill(void 0),r=i=>i&127|i>>1&16256,d=-32640;for(const i of x.we){const s=(0,h.$N)(i);o.set(s,i),(s&d)===0&&(n[r(s)]=i)}class f{content;operator="";count=0;end=0;dataStart=-1;dataEnd=-1;tokens;kinds=new Uint8Array(
g);starts=new Int32Array(g);ends=new Int32Array(g);depth=0;outermost=h.Kp;opened=0;deepest=0;inImage=!1;isGiven=!0;constructor(s){this.content=s,this.tokens=new h.
oz(s)}next(){return this.advance(1/0)}advance(s){const{tokens:l}=this;for(this.isGiven&&this.forget();l.end<s;){const E=l.next();switch(E){case h.Kp:return this.
end=l.end,this.dataStart>=0&&this.give("BI");case h.QR:if(this.depth===0&&this.keyword())return!0;break;case h.pQ:case h.q$:if(this.depth++>0){this.depth>this.deepest&&
(this.deepest=this.depth);break}this.outermost=E,this.opened=l.start;break;case h.OG:case h.ZT:this.depth>0&&--this.depth===0&&this.add(this.outermost,this.opened);
break;case h.Ho:this.dataStart=l.start,this.dataEnd=l.end;break;default:this.depth===0&&this.add(E,l.start)}}return this.end=l.end,!1}forget(){this.isGiven=!1,this.
count=this.deepest=0,this.dataStart=this.dataEnd=-1}keyword(){const{tokens:s}=this,{code:l}=s,E=(l&d)===0?n[r(l)]:o.get(l);if(E===void 0&&p.some(A=>A.length===s.
end-s.start&&(0,c.w1)(this.content,s.start,A)))this.add(h.QR,s.start);else if(E==="BI")this.inImage=!0,this.count=0;else if(this.inImage){if(E==="EI")return this.
give("BI")}else return this.give(E??"");return!1}give(s){return this.operator=s,this.end=this.tokens.end,this.isGiven=!0,this.inImage=!1,!0}add(s,l){const{count:E}=this;
E!==g&&(this.kinds[E]=s,this.starts[E]=l,this.ends[E]=this.tokens.end,this.count=E+1)}kind(s){return s>=0&&s<this.count?this.kinds[s]:h.Kp}get start(){return this.
count>0?this.starts[0]:this.tokens.start}startOf(s){return this.starts[s]}endOf(s){return this.ends[s]}number(s){return this.kind(s)===h.uk?(0,D.kz)(this.content,
this.starts[s],this.ends[s]):NaN}name(s){return this.kind(s)===h.o_?(0,D.MQ)(this.content,this.starts[s]+1,this.ends[s]):void 0}string(s){const l=this.kind(s);return l===
h.An||l===h.Cd?(0,D.E3)(this.content,this.starts[s],this.ends[s]):void 0}value(s){return this.kind(s)===h.Kp||this.deepest>m?null:new O.i(this.content,this.starts[s],
this.ends[s],m,void 0,w).value()}inside(s){return new h.oz(this.content,this.starts[s]+1,this.ends[s]-1)}}const a=32768,e=6;async function t(i,s,l){const E=new f(
i);for(;E.end<i.length;){const{end:A}=E;for(;E.advance(A+a);){const C=l(E);C&&await C}const R=s.step(e*(E.end-A));R&&await R}}}),85008:((b,v,u)=>{u.d(v,{$N:()=>l,
An:()=>h,Cd:()=>g,Ho:()=>r,Kp:()=>O,OG:()=>p,QR:()=>m,ZT:()=>n,jq:()=>K,o_:()=>x,oz:()=>R,pQ:()=>w,q$:()=>o,uk:()=>D});var c=u(78157);const O=0,D=1,x=2,h=3,g=4,
m=5,w=6,p=7,o=8,n=9,r=10,d=0,f=11,a=12,e=13,t=new Uint8Array(256).fill(m),i=new Uint8Array(256);for(let P=0;P<256;P++)c.Kl[P]!==c.N9&&(t[P]=d);for(const P of[c.
b9,c.N5,c.fX])i[P]=1;for(let P=c.l0;P<=c.ev;P++)i[P]=1;for(let P=0;P<256;P++)i[P]&&(t[P]=D);t[c.cL]=x,t[c.Cx]=h,t[c.iH]=a,t[c.vz]=e,t[c.WL]=w,t[c.wt]=p,t[c.IQ]=
f;const s=3,l=P=>[...P].reduce((I,T,M)=>I|T.charCodeAt(0)<<8*M,0),E=l("BI"),A=l("ID");class R{content;to;kind=O;start=0;end;isCut=!1;passed=0;inImage=!1;atData=!1;constructor(I,T=0,M=I.
length){this.content=I,this.to=M,this.start=this.end=T}next(I=!1){const{content:T,to:M}=this;if(this.atData)return this.imageData();let _=this.end;for(;_<M;){const y=_,
L=t[T[_++]];switch(L){case d:continue;case D:for(;_<M&&i[T[_]]===1;)_++;if(I){this.passed++;continue}return this.found(D,y,_);case m:for(;_<M&&c.Kl[T[_]]===c.N9;)
_++;return _-y===2&&this.followImage(T[y]|T[y+1]<<8),this.found(m,y,_);case x:for(;_<M&&c.Kl[T[_]]===c.N9;)_++;if(I){this.passed++;continue}return this.found(x,
y,_);case h:return _=(0,c.t9)(T,y,M),this.isCut=_===M&&K(T,y,M)>0,this.found(h,y,_);case a:return _<M&&T[_]===c.iH?this.found(o,y,_+1):(_=(0,c.$k)(T,_,M),this.isCut=
T[_-1]!==c.vz,this.found(g,y,_));case e:if(_<M&&T[_]===c.vz)return this.found(n,y,_+1);continue;case f:_=(0,c.D)(T,_,M);continue;default:return this.found(L,y,_)}}
return this.found(O,M,M)}found(I,T,M){return this.kind=I,this.start=T,this.end=M,I}get code(){const{content:I,start:T,end:M}=this,_=M-T;return _>s?0:I[T]|(_>1?I[T+
1]<<8:0)|(_>2?I[T+2]<<16:0)}followImage(I){this.atData=this.inImage&&I===A,this.inImage=I===E||this.inImage&&!this.atData}imageData(){const{content:I,to:T}=this;
this.atData=!1;const M=Math.min(this.end+1,T),_=B(I,M,T);return this.isCut=_<0,this.found(r,M,_<0?T:_)}}const C=12;function B(P,I,T){for(let M=I;M+1<T;M++){if(P[M]!==
c.HV||P[M+1]!==c.tw||M>I&&c.Kl[P[M-1]]!==c.t6)continue;const _=M+2;if(!(_<T&&c.Kl[P[_]]===c.N9)&&S(P,_,Math.min(_+C,T)))return Math.max(M-1,I)}return-1}function S(P,I,T){
for(let M=I;M<T;M++){const _=P[M];if((_<c.Z4||_>c.du)&&c.Kl[_]!==c.t6)return!1}return!0}function K(P,I,T=P.length){let M=0;for(let _=I;_<T;_++){const y=P[_];y===
c.r_?_++:y===c.Cx?M++:y===c.s1&&M--}return M}}),21281:((b,v,u)=>{u.d(v,{Ip:()=>w,XM:()=>d,Xb:()=>r,ds:()=>m,qg:()=>n});var c=u(59071),O=u(70549),D=u(43496),x=u(
824),h=u(1975),g=u(60912);const m=(0,O.n)(async e=>w(e,await(0,x.Br)(e)));function w(e,t){const i=(C,B)=>(0,c.wh)((0,h.sm)(t,C,B)[0]??""),s=o(i("pdfaid","part"),
i("pdfaid","conformance").toLowerCase()),l=p(i("pdfuaid","part"))?`PDF/UA-${i("pdfuaid","part")}`:void 0,A=[i("pdfxid","GTS_PDFXVersion")||i("pdfx","GTS_PDFXVer\
sion")||((0,c.Gh)(e.resolve((0,x._U)(e)?.get("GTS_PDFXVersion")))??""),i("pdfe","ISO_PDFEVersion"),i("pdfvtid","GTS_PDFVTVersion")],R=[s?.name,l,...A.filter(C=>/^PDF\/[\w .:/()-]{1,40}$/.
test(C))];return{archive:s,accessible:l,names:R.filter(C=>C!==void 0)}}const p=e=>/^[1-9]$/.test(e);function o(e,t){if(!p(e))return;const i=/^[abuef]$/.test(t)?
t:"";return{part:Number(e),level:i,name:`PDF/A-${e}${i}`}}function n(e,t,i,s){return t&&a(e,t,[D.dK.pdfaid]),r(i,s)}const r=({name:e},t)=>({code:"pdfa_identific\
ation_removed",message:`The document no longer claims ${e}: ${t}.`});async function d(e){const t=await(0,x.Br)(e);if(!t)return[];const{archive:i,accessible:s}=w(
e,t);a(e,t,[D.dK.pdfaid,D.dK.pdfuaid]);const l=[i?.name,s].filter(E=>E!==void 0);return l.length>0?[f(l)]:[]}const f=e=>({code:"conformance_dropped",message:`Th\
e result no longer claims ${e.join(" and ")}, because a merge cannot guarantee conformance.`});function a(e,t,i){t.properties.some(({namespace:s})=>i.includes(s))&&
(0,g._L)(e,(0,g.QH)(t,({namespace:s})=>i.includes(s),[]))}}),43496:((b,v,u)=>{u.d(v,{HC:()=>x,dK:()=>c,ee:()=>D});const c={rdf:"http://www.w3.org/1999/02/22-rdf\
-syntax-ns#",xml:"http://www.w3.org/XML/1998/namespace",dc:"http://purl.org/dc/elements/1.1/",xmp:"http://ns.adobe.com/xap/1.0/",xmpMM:"http://ns.adobe.com/xap/\
1.0/mm/",pdf:"http://ns.adobe.com/pdf/1.3/",pdfaid:"http://www.aiim.org/pdfa/ns/id/",pdfuaid:"http://www.aiim.org/pdfua/ns/id/",pdfxid:"http://www.npes.org/pdfx\
/ns/id/",pdfx:"http://ns.adobe.com/pdfx/1.3/",pdfaExtension:"http://www.aiim.org/pdfa/ns/extension/",pdfaSchema:"http://www.aiim.org/pdfa/ns/schema#",pdfaProperty:"\
http://www.aiim.org/pdfa/ns/property#",fx:"urn:factur-x:pdfa:CrossIndustryDocument:invoice:1p0#",pdfe:"http://www.aiim.org/pdfe/ns/id/",pdfvtid:"http://www.npes\
.org/pdfvt/ns/id/",xfa:"http://www.xfa.org/schema/xfa-data/1.0/",ds:"http://www.w3.org/2000/09/xmldsig#"},O=new Map(Object.entries(c));class D{uris=new Map;declared=[];known=new Map;enter(p){
let o;for(const{name:n,value:r}of p){if(!x(n))continue;const d=n.slice(6),f=this.uris.get(d);f?f.push(r):this.uris.set(d,[r]),(o??=[]).push(d)}this.declared.push(
o??h),o&&this.known.clear()}leave(){const p=this.declared.pop()??h;for(const o of p)this.uris.get(o).pop();p.length>0&&this.known.clear()}declares(p){return(this.
uris.get(m(p))?.length??0)>0}ofElement(p){let o=this.known.get(p);if(!o){const n=m(p),r=this.uris.get(n)?.at(-1)??O.get(n)??"";this.known.size===g&&this.known.clear(),
this.known.set(p,o={namespace:r,local:p.slice(p.indexOf(":")+1)})}return o}ofAttribute(p){return p.includes(":")?this.ofElement(p):{namespace:"",local:p}}}const x=w=>w===
"xmlns"||w.startsWith("xmlns:"),h=[],g=1e3,m=w=>w.slice(0,Math.max(w.indexOf(":"),0))}),824:((b,v,u)=>{u.d(v,{Br:()=>w,_6:()=>o,_U:()=>m});var c=u(58552),O=u(1975),
D=u(17079),x=u(45599),h=u(59071),g=u(70549);function m(n){const r=n.resolve(n.trailer.get("Info"));return r instanceof x.Bi?r:r instanceof x.Z6?r.dict:void 0}const w=(0,g.
n)(p);async function p(n){const r=n.get(n.catalogNumber),d=r instanceof x.Bi?n.resolve(r.get("Metadata")):null;if(!(d instanceof x.Z6))return;let f;try{f=n.decoded(
d)}catch(a){if(!(a instanceof c.zU)||a.code==="cancelled")throw a;return O.m}return(0,O.kg)(f,n.job.pace)}function o(n,r){const d=m(n),f=l=>n.resolve(d?.get(l)),
a=(l,E,A=", ")=>{const R=(0,O.sm)(r,l,E).map(h.wh).filter(Boolean).join(A);return R===""?null:R},e=(l,E)=>{const[A=""]=(0,O.sm)(r,l,E);return(0,h.wh)(A)||null},
t=(l,E)=>(0,D._)((0,h.Gh)(f(l))??"")??(0,D._)(e("xmp",E)??"")??null,i=n.get(n.catalogNumber),s=i instanceof x.Bi?(0,h.Gh)(n.resolve(i.get("Lang"))):null;return{
title:(0,h.Gh)(f("Title"))??e("dc","title"),author:(0,h.Gh)(f("Author"))??a("dc","creator"),subject:(0,h.Gh)(f("Subject"))??e("dc","description"),keywords:(0,h.
Gh)(f("Keywords"))??a("pdf","Keywords")??a("dc","subject"),creator:(0,h.Gh)(f("Creator"))??e("xmp","CreatorTool"),producer:(0,h.Gh)(f("Producer"))??e("pdf","Pro\
ducer"),created:t("CreationDate","CreateDate"),modified:t("ModDate","ModifyDate"),language:s??e("dc","language")}}}),3907:((b,v,u)=>{u.d(v,{X:()=>f,km:()=>D,ol:()=>c,
xK:()=>n});const c=200,O=1e4;async function D(a,e,t){const i=new x(a);for(let s=i.next();s;s=i.next()){if(t(s))return"left";const l=e.step((s.to-s.from)*4+50);l&&
await l}return i.hasDocumentType?"document type":i.malformed?"malformed":"well-formed"}class x{text;malformed=!1;hasDocumentType=!1;at=0;constructor(e){this.text=
e}next(){const{text:e,at:t}=this;if(t>=e.length)return;if(e.charCodeAt(t)!==h)return this.characters(t,this.nextTag(t));if(e.startsWith("<!--",t))return this.other(
t,"-->",4);if(e.startsWith("<?",t))return this.other(t,"?>",2);if(e.startsWith("<![CDATA[",t)){const s=e.indexOf("]]>",t);return s<0?this.end():(this.at=s+3,{kind:"\
text",text:e.slice(t+9,s),from:t,to:this.at})}return e.startsWith("<!",t)?(this.hasDocumentType=e.startsWith("<!DOCTYPE",t),this.end()):(e.charCodeAt(t+1)===m?this.
endTag(t):this.startTag(t))??this.fault(t,this.nextTag(t+1))}other(e,t,i){const s=this.text.indexOf(t,e+i);return s<0?this.end():(this.at=s+t.length,{kind:"othe\
r",from:e,to:this.at})}endTag(e){const t=this.name(e+2),i=this.blanks(t);if(!(t===e+2||this.text.charCodeAt(i)!==g))return this.at=i+1,{kind:"end",name:this.text.
slice(e+2,t),from:e,to:this.at}}startTag(e){const{text:t}=this,i=this.name(e+1);if(i===e+1)return;const s=t.slice(e+1,i),l=[];for(let E=i;;){const A=this.blanks(
E),R=t.charCodeAt(A);if(R===g||R===m&&t.charCodeAt(A+1)===g)return this.at=R===g?A+1:A+2,{kind:R===g?"start":"empty",name:s,attributes:l,from:e,to:this.at};const C=this.
name(A),B=this.blanks(C),S=this.blanks(B+1),K=t[S];if(A===E||C===A||t[B]!=="="||K!=='"'&&K!=="'")return;const P=t.indexOf(K,S+1),I=t.slice(S+1,Math.max(P,S+1)),
T=I.includes("<")?void 0:p(I);if(P<0||T===void 0||l.length>=O)return;l.push({name:t.slice(A,C),value:T,from:A,to:P+1}),E=P+1}}characters(e,t){const i=p(this.text.
slice(e,t));return i===void 0?this.fault(e,t):(this.at=t,{kind:"text",text:i,from:e,to:t})}nextTag(e){const t=this.text.indexOf("<",e);return t<0?this.text.length:
t}fault(e,t){return this.malformed=!0,this.at=t,{kind:"other",from:e,to:t}}end(){this.malformed=!0,this.at=this.text.length}blanks(e){const{text:t}=this;for(;;){
const i=t.charCodeAt(e);if(i!==32&&i!==9&&i!==10&&i!==13)return e;e++}}name(e){const{text:t}=this;for(;e<t.length;e++){const i=t.charCodeAt(e);if(i<=32||i===m||
i===g||i===h||i===61||i===34||i===39)break}return e}}const[h,g,m]=[60,62,47],w=new Map([["amp","&"],["lt","<"],["gt",">"],["quot",'"'],["apos","'"]]);function p(a){
if(!a.includes("&"))return a;const e=[];let t=0;for(let i=a.indexOf("&");i>=0;i=a.indexOf("&",t)){const s=a.indexOf(";",i);if(s<0||s-i>12)return;const l=a.slice(
i+1,s),E=w.get(l)??o(l);if(E===void 0)return;e.push(a.slice(t,i),E),t=s+1}return e.push(a.slice(t)),e.join("")}function o(a){const e=/^#(?:x([\dA-Fa-f]+)|(\d+))$/.
exec(a),t=e?parseInt(e[1]??e[2],e[1]===void 0?10:16):-1;return t>0&&t<=1114111&&!(t>=55296&&t<=57343)?String.fromCodePoint(t):void 0}function n(a){const[e,t,i,s]=a;
if(e===0&&t===0&&(i===254||i===0)||e===255&&t===254&&i===0&&s===0)return d(a);if(e===254&&t===255||e===0&&t===60)return r(new TextDecoder("utf-16be").decode(a));
if(e===255&&t===254||e===60&&t===0)return r(new TextDecoder("utf-16le").decode(a));const l=new TextDecoder().decode(a);return r(l.includes("�")?Buffer.from(a).
toString("latin1"):l)}const r=a=>a.startsWith("\uFEFF")?a.slice(1):a;function d(a){const e=new DataView(a.buffer,a.byteOffset,a.byteLength),t=a[0]!==0,i=[];for(let s=0;s+
4<=a.length;s+=4){const l=e.getUint32(s,t);if(l>1114111)return;i.push(String.fromCodePoint(l))}return r(i.join(""))}const f=a=>a.replaceAll("&","&amp;").replaceAll(
"<","&lt;").replaceAll(">","&gt;").replaceAll('"',"&quot;")}),60912:((b,v,u)=>{u.d(v,{QH:()=>x,T3:()=>h,_L:()=>p});var c=u(43496),O=u(3907),D=u(45599);function x(o,n,r){
const{text:d,properties:f,end:a,about:e}=o,t=[];let i=0;for(const s of f.filter(n).sort((l,E)=>l.from-E.from))s.from<i||(t.push(d.slice(i,s.from)),i=s.to);return t.
push(d.slice(i,Math.max(a,i))),r.length>0&&t.push(g(r,e)),t.push(d.slice(Math.max(a,i))),w(t.join(""))}function h(o){return`<?xpacket begin="\uFEFF" id="W5M0MpCehiHz\
reSzNTczkc9d"?>
<x:xmpmeta xmlns:x="adobe:ns:meta/">
<rdf:RDF xmlns:rdf="${c.dK.rdf}">
${g(o,"")}</rdf:RDF>
</x:xmpmeta>
<?xpacket end="w"?>`}function g(o,n){const d=[...new Set(o.map(({prefix:a})=>a))].map(a=>` xmlns:${a}="${c.dK[a]}"`).join(""),f=o.map(({prefix:a,name:e,form:t,values:i})=>`\
<${a}:${e}>${m(t,i)}</${a}:${e}>
`);return`<rdf:Description xmlns:rdf="${c.dK.rdf}" rdf:about="${(0,O.X)(n)}"${d}>
${f.join("")}</rdf:Description>
`}function m(o,n){const r=d=>n.map(f=>`<rdf:li${d}>${(0,O.X)(f)}</rdf:li>`).join("");switch(o){case"simple":return(0,O.X)(n[0]??"");case"alternative":return`<rd\
f:Alt>${r(' xml:lang="x-default"')}</rdf:Alt>`;case"ordered":return`<rdf:Seq>${r("")}</rdf:Seq>`;case"unordered":return`<rdf:Bag>${r("")}</rdf:Bag>`}}const w=o=>o.
replace(/^(\s*<\?xml\s[^>]*encoding\s*=\s*["'])[^"']*/,"$1UTF-8");function p(o,n){const r=o.catalog.get("Metadata"),d=o.resolve(r),f=d instanceof D.Z6?[...d.dict].
filter(([t])=>!["Filter","DecodeParms","Length"].includes(t)):[],a=new D.Bi([["Type",new D.SX("Metadata")],["Subtype",new D.SX("XML")],...f]),e=new D.Z6(a,Buffer.
from(n,"utf8"));(0,D.i9)(r)&&d instanceof D.Z6?o.put(r,e):o.edit(o.catalogNumber).set("Metadata",o.add(e))}}),1975:((b,v,u)=>{u.d(v,{kg:()=>h,m:()=>x,sm:()=>g});
var c=u(43496),O=u(3907);const D=1e5,x={text:"",properties:[],malformed:!0,end:-1,about:""};async function h(o,n){const r=(0,O.xK)(o);if(r===void 0)return x;const d=new w,
a=await(0,O.km)(r,n,e=>(d.take(e),d.broken))!=="well-formed"||d.depth>0||d.end<0||!d.declared;return{text:r,properties:d.properties,malformed:a,end:d.end,about:d.
about}}function g(o,n,r){return o?.properties.find(d=>d.name===r&&d.namespace===c.dK[n])?.values??[]}const m=-2;class w{properties=[];broken=!1;declared=!0;end=-1;about="";scope=new c.
ee;open=[];root=m;loose=!1;items=[];pieces=[];get depth(){return this.open.length}take(n){n.kind==="start"||n.kind==="empty"?(this.start(n.name,n.attributes,n.from),
n.kind==="empty"&&!this.broken&&this.close(n.name,n.to,n.to)):n.kind==="end"?this.close(n.name,n.from,n.to):n.kind==="text"&&this.isInProperty()&&this.pieces.push(
n.text)}isInProperty(){return this.root!==m&&this.open.length>this.root+2}start(n,r,d){if(this.open.length>=O.ol&&(this.broken=!0),this.broken)return;this.scope.
enter(r);const f=this.scope.ofElement(n),a=f.namespace===c.dK.rdf,e=a&&f.local==="li";this.root===m&&this.end<0&&a&&f.local==="Description"&&(this.root=this.open.
length-1,this.loose=!0);const t=this.open.length-this.root,i=e?r.find(({name:s})=>s==="xml:lang")?.value:void 0;if(this.open.push({name:n,...f,from:d,language:i}),
this.root===m){if(!a||f.local!=="RDF"||this.end>=0)return;this.root=this.open.length-1,this.declared=this.scope.declares(n)}else if(t===1)this.describe(r);else if(t===
2){this.items=[];const s=r.find(({name:l})=>this.isRdf(l,"resource"));this.pieces=s?[s.value]:[]}else e&&(this.pieces=[])}describe(n){for(const{name:r,value:d,from:f,
to:a}of n){if((0,c.HC)(r))continue;const{namespace:e,local:t}=this.scope.ofAttribute(r);e===c.dK.rdf&&t==="about"&&(this.about=d),!(e===""||e===c.dK.rdf||e===c.
dK.xml)&&this.add({namespace:e,name:t,values:[d],from:f,to:a})}}close(n,r,d){const f=this.open.pop();if(f?.name!==n){this.broken=!0;return}this.scope.leave();const a=this.
open.length-this.root;if(this.root!==m)if(a===0)this.end=r,this.root=m;else if(a===1&&this.loose)this.root=m,this.loose=!1;else if(a===2){const e=this.items.length>
0?p(this.items):[this.pieces.join("").trim()];this.add({namespace:f.namespace,name:f.local,values:e,from:f.from,to:d})}else a>2&&f.namespace===c.dK.rdf&&f.local===
"li"&&(this.items.push({text:this.pieces.join("").trim(),language:f.language}),this.pieces=[])}add(n){this.properties.length<D?this.properties.push(n):this.broken=
!0}isRdf(n,r){const d=this.scope.ofAttribute(n);return d.local===r&&d.namespace===c.dK.rdf}}function p(o){const n=o.findIndex(({language:d})=>d?.toLowerCase()===
"x-default"),r=o.map(({text:d})=>d);return n>0?[r[n],...r.slice(0,n),...r.slice(n+1)]:r}}),87826:((b,v,u)=>{u.d(v,{N:()=>D,i:()=>x});var c=u(78157),O=u(14029);function D({
suspect:h,bytes:g},m){if(!(h||(0,c.bS)(g.subarray(0,5)).toString("latin1")!=="%PDF-"))return g.length===m.length?m:g}const x=async(h,g,m)=>D(h,g)??await(0,O.UN)(
h,m)})};
