"use strict";exports.id=6673,exports.ids=[6673],exports.modules={85673:((K,S,p)=>{p.d(S,{gx:()=>P,h:()=>v});function D(f,i){const a=b(f,i);if(a!==void 0)return[a];const c=O(
f);return i.filter(u=>O(u).some(s=>s.length>3&&c.includes(s)))}function b(f,i){let a;const c=O(f);for(const u of i){const s=I(c,O(u));s<=2&&s<(a?.count??1/0)&&(a=
{name:u,count:s})}return a?.name}function I(f,i){return f.length!==i.length?f.length*i.length===0?1/0:I([f.join("")],[i.join("")]):i.reduce((a,c,u)=>{const s=f[u]??
"",e=Math.min(s.length,c.length),r=h(s,c);return r>(e<3?0:e<7?1:2)?1/0:a+r},0)}const v=(f,i)=>T(D(f,i));function P(f,i){const a=b(f,i),c=s=>O(s).sort().join(" "),
u=c(f);return T(a===void 0?i.filter(s=>f!==""&&c(s)===u):[a])}const T=f=>f.length===0||f.length>3?"":` (did you mean ${f.join(" or ")}?)`,O=f=>f.trim().slice(0,
64).replace(/(?<=[a-z])(?=[A-Z])/g," ").toLowerCase().split(/[\s_-]+/).filter(i=>i!==""),y=2;function h(f,i){if(Math.abs(f.length-i.length)>y)return 1/0;let a=[],
c=Array.from({length:i.length+1},(s,e)=>e<=y?e:1/0);for(let s=0;s<f.length;s++){const e=[];e[0]=s+1;let r=1/0;for(let n=Math.max(0,s-y);n<=Math.min(i.length-1,s+
y);n++){const t=s>0&&n>0&&f[s]===i[n-1]&&f[s-1]===i[n];e[n+1]=Math.min((c[n+1]??1/0)+1,(e[n]??1/0)+1,(c[n]??1/0)+(f[s]===i[n]?0:1),t?(a[n-1]??1/0)+1:1/0),r=Math.
min(r,e[n+1])}if(r>y)return 1/0;a=c,c=e}const u=c[i.length]??1/0;return u>y?1/0:u}}),45657:((K,S,p)=>{p.d(S,{Hn:()=>b,Kf:()=>v,RZ:()=>D,Vp:()=>T,YG:()=>P,vH:()=>I});
function D(O,y){for(const h of y)O.push(h)}const b=O=>O.slice();function I(O,y,h){const f=O.get(y);f?f.push(h):O.set(y,[h])}const v=O=>{let y=-1/0;for(const h of O)
y=Math.max(y,h);return y},P=O=>{let y=1/0;for(const h of O)y=Math.min(y,h);return y},T=O=>Number.isInteger(O)&&!Number.isSafeInteger(O)}),91461:((K,S,p)=>{p.r(S),
p.d(S,{get_document_info:()=>I});var D=p(91519),b=p(41561);const I=async(v,{per_page:P,with_bookmarks:T,open_password:O},y)=>{const{quiet:h,wasRepaired:f}=(0,b.
gd)(y),i=await(0,D.E)(v.bytes,h,{password:O,evenIfLocked:!0}),a=await(0,b.GS)(i,{perPage:P,withBookmarks:T,repaired:f(),size:v.bytes.length}),{pageCount:c}=a;return{
documents:[typeof c=="number"?{...v,pageCount:c}:v],data:a,notes:[],facts:{}}}}),84961:((K,S,p)=>{p.d(S,{$x:()=>i,Kh:()=>h,qg:()=>a,xS:()=>f});var D=p(58552),b=p(
33973),I=p(87773),v=p(90536),P=p(45599),T=p(3907),O=p(33311),y=p(9819);function h(u,s){const e=u.resolve(s.get("S"));return(!s.has("S")||(0,P.Eo)(e,"JavaScript")||
(0,P.Eo)(e,"Rendition"))&&u.resolve(s.get("JS"))!==null}async function f(u,s){const e=[];for await(const[n,t]of(0,I.$)(u,s))(0,v.L)(t,o=>h(u,o))&&e.push(n);if(e.
length===0)return!1;const{live:r}=await(0,b.Gy)(u);return e.some(n=>r[n]===1)}async function i(u){return await f(u,(await(0,O.S)(u)).JS)||a(u)}async function a(u){
if(!(0,P.Zm)(u.get(u.catalogNumber)))return!1;const s=u.resolve((0,y.Wo)(u,"AcroForm")?.dict.get("XFA"));if(s===null)return!1;if(u.security?.locked===!0)return null;
for(const e of Array.isArray(s)?s:[s]){const r=u.resolve(e);if(!(r instanceof P.Z6))continue;let n;try{n=await u.decodedAtEase(r)}catch(o){if(!(o instanceof D.zU)||
o.code==="cancelled")throw o;return!0}const t=(0,T.xK)(n);if(t===void 0||t.includes("script")&&await c(t,u.job.pace))return!0}return!1}async function c(u,s){const e=r=>(r.
kind==="start"||r.kind==="empty")&&/^(?:[^:]*:)?script$/.test(r.name);return await(0,T.km)(u,s,e)!=="well-formed"}}),91374:((K,S,p)=>{p.d(S,{QL:()=>T,bf:()=>P,fq:()=>s,
hj:()=>u,i4:()=>a,iA:()=>y,pv:()=>c,qU:()=>f,tP:()=>O});var D=p(77581),b=p(45599),I=p(9819),v=p(70549);function P(n){for(;n.part===""&&n.parent;)n=n.parent;return n}
const T="FT Parent T TU TM Ff V DV DA Q DS RV Opt MaxLen TI I Lock SV".split(" "),O=100;function*y(n,{from:t=n.array((0,I.Wo)(n,"AcroForm")?.dict.get("Fields")),
below:o,visit:_=new I._i(n),depth:E=1/0}={}){const m=[],w=(M=[],x)=>{for(let d=M.length-1;d>=0;d--)m.push({value:M[d],parent:x})};w(t,o);for(let M=m.pop();M;M=m.
pop()){const{value:x,parent:d}=M,l=(0,b.i9)(x)?n.get(x):x;if(!(0,b.Zm)(l)||!_.first(x)||(d?.depth??0)>=E)continue;const g=n.resolve(l.get("T")),A=n.resolve(l.get(
"FT")),C=g instanceof b.Mx?(0,D.g7)(g):"",R={number:(0,b.i9)(x)?x.number:void 0,dict:l,parent:d,part:C,name:r(d&&d.depth%O!==0?d.name:"",C),type:A instanceof b.
SX?A.text:d?.type,depth:(d?.depth??0)+1};yield R,w(n.array(l.get("Kids")),R)}}const h=1e3,f=(0,v.n)(i);async function i(n){const t=[];for(const o of y(n)){t.push(
o);const _=n.job.pace.step(h);_&&await _}return t}function a(n){const t=new Set(n.flatMap(({parent:o,dict:_})=>o&&_.has("T")?[o]:[]));return n.filter(o=>(o.dict.
has("T")||!o.parent)&&!t.has(o))}function c(n,t){const o=n.resolve(u(n,t,"FT"));return o instanceof b.SX?o.text:void 0}function u(n,t,o){for(const _ of e(n,t)){
const E=_.get(o);if(E!==void 0)return E}}function s(n,t){let o="";for(const _ of e(n,t)){const E=n.resolve(_.get("T"));E instanceof b.Mx&&(o=r((0,D.g7)(E),o))}return o}
function*e(n,t){let o=t;for(let _=0;o&&_<O;_++)yield o,o=n.dict(o.get("Parent"))}const r=(n,t)=>n===""||t===""?n+t:`${n}.${t}`}),6856:((K,S,p)=>{p.d(S,{n:()=>i,
w:()=>T});var D=p(78157),b=p(79725),I=p(45599),v=p(70549),P=p(6057);const T=(0,v.n)(O);async function O(s){const{pages:e,job:r}=s,n=new i(s),t=new Int32Array(e.
count),o=new Set;for(let _=0;_<e.count;_++){n.goTo(_),t[_]=n.kind,o.add(n.resources);const E=r.pace.step(300);E&&await E}return{kinds:n.kinds,kindOf:t,resources:o}}
const y=["MediaBox","CropBox","Rotate","UserUnit"],h=2e3,f=/\(|(?:^|[^<])<(?!<)/;class i{document;kinds=[];kind=-1;resources;bytes;entries=new b.R;index=-1;inherited;geometry=new a(
y);own=new a(["Resources"]);kindOf=new Map;recognised=new Map;dictionaries=new Map;constructor(e){this.document=e}goTo(e){const{document:r,entries:n,inherited:t}=this,
{pages:o}=r,_=o.number(e),E=r.place(_),m=o.inheritedBy(e);if(this.index=e,this.inherited=m,!E||!r.locate(_,E,n)){this.bytes=void 0,this.geometry.forget(),this.own.
forget(),this.kind=this.kindHere(),this.resources=o.attribute(e,"Resources");return}(this.bytes?.buffer!==E.bytes.buffer||this.bytes.byteOffset!==E.bytes.byteOffset)&&
(this.bytes=(0,D.bS)(E.bytes));const[w,M]=[this.geometry.take(this.bytes,n),this.own.take(this.bytes,n)];(!w||m!==t)&&(this.kind=this.recognise(m)),(!M||m!==t)&&
(this.resources=this.resourcesHere())}contents(){const{document:e,bytes:r}=this,n=e.pages.number(this.index);if(!r)return e.entry(n,"Contents");const t=this.entries.
find(r,"Contents");if(t<0)return;const{at:o}=this.entries;return u(r,o[t+2],o[t+3])??e.entry(n,"Contents")}get resourcesSpan(){return this.own.of(0)}resourcesHere(){
const{document:e,index:r}=this,{pages:n}=e,[t,o]=this.own.of(0);if(t===o)return n.inheritedBy(r).Resources;const _=u(this.bytes,t,o);if(_)return _;const E=()=>e.
entry(n.number(r),"Resources");if(o-t>h)return E();const m=this.own.text();return e.security&&f.test(m)?E():(this.dictionaries.has(m)||this.dictionaries.set(m,E()),
this.dictionaries.get(m))}recognise(e){let r=this.recognised.get(e);r||this.recognised.set(e,r=new Map);const n=this.geometry.text();let t=r.get(n);return t===void 0&&
r.set(n,t=this.kindHere()),t}kindHere(){const e=(0,P.iw)(this.document,this.index),r=`${e.box.join(" ")} ${e.rotation} ${e.userUnit}`;let n=this.kindOf.get(r);return n===
void 0&&this.kindOf.set(r,n=this.kinds.push(e)-1),n}}class a{keys;bytes;from;to;constructor(e){this.keys=e,this.from=new Int32Array(e.length),this.to=new Int32Array(
e.length)}forget(){this.bytes=void 0}take(e,r){const{bytes:n,from:t,to:o,keys:_}=this;let E=n!==void 0;for(let m=0;m<_.length;m++){const w=r.find(e,_[m]),M=w<0?
0:r.at[w+2],x=w<0?0:r.at[w+3];E&&=c(n,t[m],o[m],e,M,x),t[m]=M,o[m]=x}return this.bytes=e,E}of(e){return[this.from[e],this.to[e]]}text(){let e="";for(let r=0;r<this.
keys.length;r++)e+=`${this.bytes.toString("latin1",this.from[r],this.to[r])}|`;return e}}function c(s,e,r,n,t,o){if(r-e!==o-t)return!1;for(let _=e,E=t;_<r;_++,E++)
if(s[_]!==n[E])return!1;return!0}function u(s,e,r){if(!(0,D.yp)(s[e])||s[r-1]!==D.AV||s[r-2]!==D.Z4)return;const n=(0,D.JI)(s,e,r),t=(0,D.JI)(s,n.after+1,r);return s[n.
after]===D.Z4&&t.value>=0&&t.after===r-2?new I.oS(n.value,t.value):void 0}}),21281:((K,S,p)=>{p.d(S,{Ip:()=>y,XM:()=>c,Xb:()=>a,ds:()=>O,qg:()=>i});var D=p(59071),
b=p(70549),I=p(21115),v=p(824),P=p(1975),T=p(60912);const O=(0,b.n)(async e=>y(e,await(0,v.Br)(e)));function y(e,r){const n=(w,M)=>(0,D.wh)((0,P.sm)(r,w,M)[0]??
""),t=f(n("pdfaid","part"),n("pdfaid","conformance").toLowerCase()),o=h(n("pdfuaid","part"))?`PDF/UA-${n("pdfuaid","part")}`:void 0,E=[n("pdfxid","GTS_PDFXVersi\
on")||n("pdfx","GTS_PDFXVersion")||((0,D.Gh)(e.resolve((0,v._U)(e)?.get("GTS_PDFXVersion")))??""),n("pdfe","ISO_PDFEVersion"),n("pdfvtid","GTS_PDFVTVersion")],m=[
t?.name,o,...E.filter(w=>/^PDF\/[\w .:/()-]{1,40}$/.test(w))];return{archive:t,accessible:o,names:m.filter(w=>w!==void 0)}}const h=e=>/^[1-9]$/.test(e);function f(e,r){
if(!h(e))return;const n=/^[abuef]$/.test(r)?r:"";return{part:Number(e),level:n,name:`PDF/A-${e}${n}`}}function i(e,r,n,t){return r&&s(e,r,[I.dK.pdfaid]),a(n,t)}
const a=({name:e},r)=>({code:"pdfa_identification_removed",message:`The document no longer claims ${e}: ${r}.`});async function c(e){const r=await(0,v.Br)(e);if(!r)
return[];const{archive:n,accessible:t}=y(e,r);s(e,r,[I.dK.pdfaid,I.dK.pdfuaid]);const o=[n?.name,t].filter(_=>_!==void 0);return o.length>0?[u(o)]:[]}const u=e=>({
code:"conformance_dropped",message:`The result no longer claims ${e.join(" and ")}, because a merge cannot guarantee conformance.`});function s(e,r,n){r.properties.
some(({namespace:t})=>n.includes(t))&&(0,T._L)(e,(0,T.QH)(r,({namespace:t})=>n.includes(t),[]))}}),21115:((K,S,p)=>{p.d(S,{HC:()=>v,dK:()=>D,ee:()=>I});const D={
rdf:"http://www.w3.org/1999/02/22-rdf-syntax-ns#",xml:"http://www.w3.org/XML/1998/namespace",dc:"http://purl.org/dc/elements/1.1/",xmp:"http://ns.adobe.com/xap/\
1.0/",xmpMM:"http://ns.adobe.com/xap/1.0/mm/",pdf:"http://ns.adobe.com/pdf/1.3/",pdfaid:"http://www.aiim.org/pdfa/ns/id/",pdfuaid:"http://www.aiim.org/pdfua/ns/\
id/",pdfxid:"http://www.npes.org/pdfx/ns/id/",pdfx:"http://ns.adobe.com/pdfx/1.3/",pdfaExtension:"http://www.aiim.org/pdfa/ns/extension/",pdfaSchema:"http://www\
.aiim.org/pdfa/ns/schema#",pdfaProperty:"http://www.aiim.org/pdfa/ns/property#",fx:"urn:factur-x:pdfa:CrossIndustryDocument:invoice:1p0#",pdfe:"http://www.aiim.\
org/pdfe/ns/id/",pdfvtid:"http://www.npes.org/pdfvt/ns/id/",xfa:"http://www.xfa.org/schema/xfa-data/1.0/",ds:"http://www.w3.org/2000/09/xmldsig#"},b=new Map(Object.
entries(D));class I{uris=new Map;declared=[];known=new Map;enter(h){let f;for(const{name:i,value:a}of h){if(!v(i))continue;const c=i.slice(6),u=this.uris.get(c);
u?u.push(a):this.uris.set(c,[a]),(f??=[]).push(c)}this.declared.push(f??P),f&&this.known.clear()}leave(){const h=this.declared.pop()??P;for(const f of h)this.uris.
get(f).pop();h.length>0&&this.known.clear()}declares(h){return(this.uris.get(O(h))?.length??0)>0}ofElement(h){let f=this.known.get(h);if(!f){const i=O(h),a=this.
uris.get(i)?.at(-1)??b.get(i)??"";this.known.size===T&&this.known.clear(),this.known.set(h,f={namespace:a,local:h.slice(h.indexOf(":")+1)})}return f}ofAttribute(h){
return h.includes(":")?this.ofElement(h):{namespace:"",local:h}}}const v=y=>y==="xmlns"||y.startsWith("xmlns:"),P=[],T=1e3,O=y=>y.slice(0,Math.max(y.indexOf(":"),
0))}),824:((K,S,p)=>{p.d(S,{Br:()=>y,_6:()=>f,_U:()=>O});var D=p(58552),b=p(1975),I=p(17079),v=p(45599),P=p(59071),T=p(70549);function O(i){const a=i.resolve(i.
trailer.get("Info"));return a instanceof v.Bi?a:a instanceof v.Z6?a.dict:void 0}const y=(0,T.n)(h);async function h(i){const a=i.get(i.catalogNumber),c=a instanceof
v.Bi?i.resolve(a.get("Metadata")):null;if(!(c instanceof v.Z6))return;let u;try{u=i.decoded(c)}catch(s){if(!(s instanceof D.zU)||s.code==="cancelled")throw s;return b.
m}return(0,b.kg)(u,i.job.pace)}function f(i,a){const c=O(i),u=o=>i.resolve(c?.get(o)),s=(o,_,E=", ")=>{const m=(0,b.sm)(a,o,_).map(P.wh).filter(Boolean).join(E);
return m===""?null:m},e=(o,_)=>{const[E=""]=(0,b.sm)(a,o,_);return(0,P.wh)(E)||null},r=(o,_)=>(0,I._)((0,P.Gh)(u(o))??"")??(0,I._)(e("xmp",_)??"")??null,n=i.get(
i.catalogNumber),t=n instanceof v.Bi?(0,P.Gh)(i.resolve(n.get("Lang"))):null;return{title:(0,P.Gh)(u("Title"))??e("dc","title"),author:(0,P.Gh)(u("Author"))??s(
"dc","creator"),subject:(0,P.Gh)(u("Subject"))??e("dc","description"),keywords:(0,P.Gh)(u("Keywords"))??s("pdf","Keywords")??s("dc","subject"),creator:(0,P.Gh)(
u("Creator"))??e("xmp","CreatorTool"),producer:(0,P.Gh)(u("Producer"))??e("pdf","Producer"),created:r("CreationDate","CreateDate"),modified:r("ModDate","ModifyD\
ate"),language:t??e("dc","language")}}}),3907:((K,S,p)=>{p.d(S,{Rt:()=>t,X:()=>M,km:()=>y,ol:()=>b,xK:()=>n});var D=p(78157);const b=200,I=1e4,v=1e5,P=65536,T=65536,
O=12;async function y(x,d,l){const g=new h(x);for(let A=g.next();A;A=g.next()){if(l(A))return"left";const C=d.step((A.to-A.from)*4+50);C&&await C}return g.hasDocumentType?
"document type":g.malformed?"malformed":"well-formed"}class h{text;malformed=!1;hasDocumentType=!1;at=0;tag=-1;constructor(d){this.text=d}next(){const{text:d,at:l}=this;
if(l>=d.length)return;if(d.charCodeAt(l)!==f)return this.characters(l,this.endOfPiece(l,this.nextTag(l)));if(d.startsWith("<!--",l))return this.other(l,"-->",4);
if(d.startsWith("<?",l))return this.other(l,"?>",2);if(d.startsWith("<![CDATA[",l)){const A=d.indexOf("]]>",l);return A<0?this.end():(this.at=A+3,{kind:"text",text:d.
slice(l+9,A),from:l,to:this.at})}return d.startsWith("<!",l)?(this.hasDocumentType=d.startsWith("<!DOCTYPE",l),this.end()):(d.charCodeAt(l+1)===a?this.endTag(l):
this.startTag(l))??this.fault(l,this.nextTag(l+1))}other(d,l,g){const A=this.text.indexOf(l,d+g);return A<0?this.end():(this.at=A+l.length,{kind:"other",from:d,
to:this.at})}endTag(d){const l=this.name(d+2),g=this.blanks(l);if(!(l===d+2||this.text.charCodeAt(g)!==i))return this.at=g+1,{kind:"end",name:this.text.slice(d+
2,l),from:d,to:this.at}}startTag(d){const{text:l}=this,g=this.name(d+1);if(g===d+1)return;const A=l.slice(d+1,g),C=[];let R=0;for(let B=g;;){const L=this.blanks(
B),N=l.charCodeAt(L);if(N===i||N===a&&l.charCodeAt(L+1)===i)return this.at=N===i?L+1:L+2,{kind:N===i?"start":"empty",name:A,attributes:C,from:d,to:this.at};const j=this.
name(L),$=this.blanks(j),U=this.blanks($+1),W=l[U];if(L===B||j===L||l[$]!=="="||W!=='"'&&W!=="'")return;const k=l.indexOf(W,U+1),F=l.slice(U+1,Math.max(k,U+1));
R+=u(F,v-R);const G=F.includes("<")||R>=v?void 0:e(F);if(k<0||G===void 0||C.length>=I)return;C.push({name:l.slice(L,j),value:G,from:L,to:k+1}),B=k+1}}characters(d,l){
const g=e(this.text.slice(d,l));return g===void 0?this.fault(d,l):(this.at=l,{kind:"text",text:g,from:d,to:l})}nextTag(d){if(this.tag>=d)return this.tag;const l=this.
text.indexOf("<",d);return this.tag=l<0?this.text.length:l}endOfPiece(d,l){const{text:g}=this;if(l-d<=T)return l;let A=d+T;const C=A-O+1,R=g.slice(C,A+1).lastIndexOf(
"&");R>=0&&(A=C+R);for(const B=A-T/2;g[A-1]==="]"||c(g.charCodeAt(A));A--)if(A===B)return l;return A}fault(d,l){return this.malformed=!0,this.at=l,{kind:"other",
from:d,to:l}}end(){this.malformed=!0,this.at=this.text.length}blanks(d){const{text:l}=this;for(let g=d;;g++){const A=l.charCodeAt(g);if(A!==32&&A!==9&&A!==10&&A!==
13||g-d===P)return g}}name(d){const{text:l}=this;let g=d;for(const A=Math.min(l.length,d+P);g<A;g++){const C=l.charCodeAt(g);if(C<=32||C===a||C===i||C===f||C===
61||C===34||C===39)break}return g}}const[f,i,a]=[60,62,47],c=x=>x>=56320&&x<=57343;function u(x,d){let l=0;for(let g=x.indexOf("&");g>=0&&l<d;g=x.indexOf("&",g+
1))l++;return l}const s=new Map([["amp","&"],["lt","<"],["gt",">"],["quot",'"'],["apos","'"]]);function e(x){if(!x.includes("&"))return x;const d=[];let l=0;for(let g=x.
indexOf("&");g>=0;g=x.indexOf("&",l)){const A=x.indexOf(";",g);if(A<0||A-g>O)return;const C=x.slice(g+1,A),R=s.get(C)??r(C);if(R===void 0)return;d.push(x.slice(
l,g),R),l=A+1}return d.push(x.slice(l)),d.join("")}function r(x){const d=/^#(?:x([\dA-Fa-f]+)|(\d+))$/.exec(x),l=d?parseInt(d[1]??d[2],d[1]===void 0?10:16):-1;return l>
0&&l<=1114111&&!(l>=55296&&l<=57343)?String.fromCodePoint(l):void 0}function n(x){const[d,l,g,A]=x;if(d===0&&l===0&&(g===254||g===0)||d===255&&l===254&&g===0&&A===
0)return w(x);if(d===254&&l===255||d===0&&l===60)return m(new TextDecoder("utf-16be").decode(x));if(d===255&&l===254||d===60&&l===0)return m(new TextDecoder("ut\
f-16le").decode(x));const C=new TextDecoder().decode(x);return m(C.includes("�")?Buffer.from(x).toString("latin1"):C)}function t(x){if(x[0]===0||x[1]===0||x[0]===
254||x[0]===255)return n(x);const l=(0,D.bS)(x).toString("latin1",0,o),g=_.exec(l)?.[1]?.toLowerCase()??"utf-8";if(E.has(g))try{return new TextDecoder(g,{fatal:!0}).
decode(x)}catch{return}}const o=200,_=/^(?:\xef\xbb\xbf)?<\?xml\s[^>]*?encoding\s*=\s*["']([\w.-]+)["']/,E=new Set(["utf-8","utf8","us-ascii","iso-8859-1","iso-\
8859-15","windows-1252"]),m=x=>x.startsWith("\uFEFF")?x.slice(1):x;function w(x){const d=new DataView(x.buffer,x.byteOffset,x.byteLength),l=x[0]!==0,g=[];for(let A=0;A+
4<=x.length;A+=4){const C=d.getUint32(A,l);if(C>1114111)return;g.push(String.fromCodePoint(C))}return m(g.join(""))}const M=x=>x.replaceAll("&","&amp;").replaceAll(
"<","&lt;").replaceAll(">","&gt;").replaceAll('"',"&quot;")}),60912:((K,S,p)=>{p.d(S,{QH:()=>v,T3:()=>P,_L:()=>h});var D=p(21115),b=p(3907),I=p(45599);function v(f,i,a){
const{text:c,properties:u,end:s,about:e}=f,r=[];let n=0;for(const t of u.filter(i).sort((o,_)=>o.from-_.from))t.from<n||(r.push(c.slice(n,t.from)),n=t.to);return r.
push(c.slice(n,Math.max(s,n))),a.length>0&&r.push(T(a,e)),r.push(c.slice(Math.max(s,n))),y(r.join(""))}function P(f){return`<?xpacket begin="\uFEFF" id="W5M0MpCehiHz\
reSzNTczkc9d"?>
<x:xmpmeta xmlns:x="adobe:ns:meta/">
<rdf:RDF xmlns:rdf="${D.dK.rdf}">
${T(f,"")}</rdf:RDF>
</x:xmpmeta>
<?xpacket end="w"?>`}function T(f,i){const c=[...new Set(f.map(({prefix:s})=>s))].map(s=>` xmlns:${s}="${D.dK[s]}"`).join(""),u=f.map(({prefix:s,name:e,form:r,values:n})=>`\
<${s}:${e}>${O(r,n)}</${s}:${e}>
`);return`<rdf:Description xmlns:rdf="${D.dK.rdf}" rdf:about="${(0,b.X)(i)}"${c}>
${u.join("")}</rdf:Description>
`}function O(f,i){const a=c=>i.map(u=>`<rdf:li${c}>${(0,b.X)(u)}</rdf:li>`).join("");switch(f){case"simple":return(0,b.X)(i[0]??"");case"alternative":return`<rd\
f:Alt>${a(' xml:lang="x-default"')}</rdf:Alt>`;case"ordered":return`<rdf:Seq>${a("")}</rdf:Seq>`;case"unordered":return`<rdf:Bag>${a("")}</rdf:Bag>`}}const y=f=>f.
replace(/^(\s*<\?xml\s[^>]*encoding\s*=\s*["'])[^"']*/,"$1UTF-8");function h(f,i){const a=f.catalog.get("Metadata"),c=f.resolve(a),u=c instanceof I.Z6?[...c.dict].
filter(([r])=>!["Filter","DecodeParms","Length"].includes(r)):[],s=new I.Bi([["Type",new I.SX("Metadata")],["Subtype",new I.SX("XML")],...u]),e=new I.Z6(s,Buffer.
from(i,"utf8"));(0,I.i9)(a)&&c instanceof I.Z6?f.put(a,e):f.edit(f.catalogNumber).set("Metadata",f.add(e))}}),1975:((K,S,p)=>{p.d(S,{kg:()=>P,m:()=>v,sm:()=>T});
var D=p(21115),b=p(3907);const I=1e5,v={text:"",properties:[],malformed:!0,end:-1,about:""};async function P(f,i){const a=(0,b.xK)(f);if(a===void 0)return v;const c=new y,
s=await(0,b.km)(a,i,e=>(c.take(e),c.broken))!=="well-formed"||c.depth>0||c.end<0||!c.declared;return{text:a,properties:c.properties,malformed:s,end:c.end,about:c.
about}}function T(f,i,a){return f?.properties.find(c=>c.name===a&&c.namespace===D.dK[i])?.values??[]}const O=-2;class y{properties=[];broken=!1;declared=!0;end=-1;about="";scope=new D.
ee;open=[];root=O;loose=!1;items=[];pieces=[];get depth(){return this.open.length}take(i){i.kind==="start"||i.kind==="empty"?(this.start(i.name,i.attributes,i.from),
i.kind==="empty"&&!this.broken&&this.close(i.name,i.to,i.to)):i.kind==="end"?this.close(i.name,i.from,i.to):i.kind==="text"&&this.isInProperty()&&this.pieces.push(
i.text)}isInProperty(){return this.root!==O&&this.open.length>this.root+2}start(i,a,c){if(this.open.length>=b.ol&&(this.broken=!0),this.broken)return;this.scope.
enter(a);const u=this.scope.ofElement(i),s=u.namespace===D.dK.rdf,e=s&&u.local==="li";this.root===O&&this.end<0&&s&&u.local==="Description"&&(this.root=this.open.
length-1,this.loose=!0);const r=this.open.length-this.root,n=e?a.find(({name:t})=>t==="xml:lang")?.value:void 0;if(this.open.push({name:i,...u,from:c,language:n}),
this.root===O){if(!s||u.local!=="RDF"||this.end>=0)return;this.root=this.open.length-1,this.declared=this.scope.declares(i)}else if(r===1)this.describe(a);else if(r===
2){this.items=[];const t=a.find(({name:o})=>this.isRdf(o,"resource"));this.pieces=t?[t.value]:[]}else e&&(this.pieces=[])}describe(i){for(const{name:a,value:c,from:u,
to:s}of i){if((0,D.HC)(a))continue;const{namespace:e,local:r}=this.scope.ofAttribute(a);e===D.dK.rdf&&r==="about"&&(this.about=c),!(e===""||e===D.dK.rdf||e===D.
dK.xml)&&this.add({namespace:e,name:r,values:[c],from:u,to:s})}}close(i,a,c){const u=this.open.pop();if(u?.name!==i){this.broken=!0;return}this.scope.leave();const s=this.
open.length-this.root;if(this.root!==O)if(s===0)this.end=a,this.root=O;else if(s===1&&this.loose)this.root=O,this.loose=!1;else if(s===2){const e=this.items.length>
0?h(this.items):[this.pieces.join("").trim()];this.add({namespace:u.namespace,name:u.local,values:e,from:u.from,to:c})}else s>2&&u.namespace===D.dK.rdf&&u.local===
"li"&&(this.items.push({text:this.pieces.join("").trim(),language:u.language}),this.pieces=[])}add(i){this.properties.length<I?this.properties.push(i):this.broken=
!0}isRdf(i,a){const c=this.scope.ofAttribute(i);return c.local===a&&c.namespace===D.dK.rdf}}function h(f){const i=f.findIndex(({language:c})=>c?.toLowerCase()===
"x-default"),a=f.map(({text:c})=>c);return i>0?[a[i],...a.slice(0,i),...a.slice(i+1)]:a}}),33546:((K,S,p)=>{p.d(S,{FB:()=>P,Hr:()=>O,Zh:()=>y,k$:()=>T,qm:()=>h});
var D=p(93604),b=p(45599),I=p(81077);const v={first:0,style:"D",prefix:void 0,start:1};async function P(s){const e=s.catalog.get("PageLabels");if(!s.dict(e))return;
const r=(await(0,I.Zc)(s,e,"Nums")).map(([n,t])=>({first:Number(n),label:s.dict(t)})).filter(({first:n})=>Number.isInteger(n)&&n>=0).sort((n,t)=>n.first-t.first).
filter(({first:n},t,o)=>o[t+1]?.first!==n).map(({first:n,label:t})=>({first:n,...f(s,t)}));return r[0]?.first===0?r:[v,...r]}function T(s,e){const r=s.editCatalog();
if(e.length===0){r.delete("PageLabels");return}const n=e[0].first===0?e:[v,...e],t=u(s),o=n.map(({first:_,start:E,...m})=>[_,c({...m,number:E},t)]);r.set("PageL\
abels",s.add((0,I.H6)(s,o,"Nums")))}async function O(s){const e=await P(s);if(!e)return;const r=e.map(({first:n})=>n);return n=>{const t=e[(0,D.MJ)(r,n)-1];return{
...t,number:t.start+n-t.first}}}function y(s,e){const r=[],n=u(s);let t,o=0;for(const _ of e)(!t||!i(t,_))&&r.push([o,c(_,n)]),t=_,o++;return(0,I.H6)(s,r,"Nums")}
async function h(s,e){const r=await O(s);if(!r)return;const n=y(s,Array.from(e,t=>r(t-1)));s.editCatalog().set("PageLabels",s.add(n))}function f(s,e){const r=s.
resolve(e?.get("S")),n=s.resolve(e?.get("P")),t=s.resolve(e?.get("St"));return{style:r instanceof b.SX?r.text:void 0,prefix:n instanceof b.Mx&&n.bytes.length>0?
n:void 0,start:typeof t=="number"&&Number.isInteger(t)&&t>=1?t:1}}function i(s,e){return s.style!==e.style||e.style!==void 0&&e.number!==s.number+1?!1:s.prefix===
e.prefix?!0:!!s.prefix&&!!e.prefix&&Buffer.compare(s.prefix.bytes,e.prefix.bytes)===0}const a=100;function c({style:s,prefix:e,number:r},n){return(0,b.jd)({S:s===
void 0?void 0:(0,b.UU)(s),P:e&&e.bytes.length>a?n(e):e,St:s===void 0||r===1?void 0:r})}function u(s){const e=new Map;return r=>{let n=e.get(r);return n||e.set(r,
n=s.add(r)),n}}}),37081:((K,S,p)=>{p.d(S,{O:()=>I});var D=p(45599),b=p(9819);async function I(P,T,O=1/0){const y=new b._i(P),h=(0,b.Wo)(P,"Outlines"),f=[{value:h&&
v(P,h.holder,h.dict,"First"),level:1}];for(let i=f.pop();i;i=f.pop()){const{value:a,level:c}=i;if(a===void 0||!y.first(a)||!T(a,c)||!(0,D.i9)(a))continue;const u=e=>{
const r=P.entry(a.number,e);return r instanceof D.Bi?v(P,a.number,P.get(a.number),e):r};f.push({value:u("Next"),level:c}),c<O&&f.push({value:u("First"),level:c+
1});const s=P.job.pace.step(300);s&&await s}}function v(P,T,O,y){const h=O.get(y);if(!(h instanceof D.Bi))return h;const f=P.add(h);return y==="Next"&&h.set("Pr\
ev",new D.oS(T)),P.edit(T),O.set(y,f),f}}),12207:((K,S,p)=>{p.d(S,{Ht:()=>f,hN:()=>T,jS:()=>P,ji:()=>O});var D=p(45599),b=p(81077),I=p(45657);const v=200;async function P(i){
const{catalog:a}=i,c=await(0,b.Zc)(i,i.dict(a.get("Names"))?.get("Dests"),"Names"),u=new Map;for(const[s,e]of c){u.set((0,b.Pu)(s),e);const r=i.job.pace.step(v);
r&&await r}return{names:new Map(i.dict(a.get("Dests"))),strings:u}}function T({pages:i},a){const c=(0,D.i9)(a)?i.indexOf(a.number):a;return typeof c=="number"&&
Number.isInteger(c)&&c>=0&&c<i.count?c:void 0}function O(i,a){return a==null?[]:i.array(a)??[a]}const y=8,h=50;class f{document;named;constructor(a,c){this.document=
a,this.named=c}static async of(a){return new f(a,await P(a))}pageOf(a){return this.pageOfDestination(a.get("Dest"))??this.pageOfAction(a.get("A"))}pageOfDestination(a,c=y){
const{document:u}=this,s=u.resolve(a),e=u.array(s);if(e)return T(u,e[0]);if(c===0)return;const r=u.dict(s);return r?this.pageOfDestination(r.get("D"),c-1):this.
pageOfDestination(this.namedBy(s),c-1)}namedBy(a){const{names:c,strings:u}=this.named;if(a instanceof D.SX)return c.get(a.text)??u.get(a.text);if(!(a instanceof
D.Mx))return;const s=(0,b.Pu)(a);return u.get(s)??c.get(s)}pageOfAction(a){const{document:c}=this,u=a===void 0?[]:[a];for(let s=0;u.length>0&&s<h;s++){const e=c.
dict(u.shift());if(!e)continue;const n=(0,D.Eo)(c.resolve(e.get("S")),"GoTo")?this.pageOfDestination(e.get("D")):void 0;if(n!==void 0)return n;(0,I.RZ)(u,O(c,e.
get("Next")).slice(0,h))}}}}),81077:((K,S,p)=>{p.d(S,{BX:()=>O,H6:()=>y,MN:()=>h,Pu:()=>P,Zc:()=>T,r6:()=>f});var D=p(45599),b=p(93604),I=p(9819);const v=64,P=t=>typeof t==
"number"?String(t):Buffer.from(t.bytes).toString("latin1");async function T(t,o,_){const E=[];for(const m of await c(t,o,0,_)){for(const M of s(t,m,_))E.push(M);
const w=t.job.pace.step(i);w&&await w}return E}async function O(t,o,_,E,m,w){const M=await c(t,o,_,E,w);for(let x=M.length-1;x>=0;x--){const d=M[x],l=s(t,d,E),g=l.
filter(([B,L])=>!m(B,L)),A=t.job.pace.step(i+l.length*i);A&&await A,g.length<l.length&&(t.edit(d.holder),d.dict.set(E,r(g)),d.changed=!0);for(const B of d.repeats)
t.edit(d.holder),d.dict.delete(B),d.changed=!0;if(d.emptyKids){const B=(t.array(d.dict.get("Kids"))??[]).filter(L=>!d.emptyKids.has(t.dict(L)));t.edit(d.holder),
d.dict.set("Kids",B),d.changed=!0}if(!d.changed)continue;const C=t.array(d.dict.get("Kids"))??[];d.empty=g.length===0&&C.length===0;const R=d.parent;R&&(R.changed=
!0,d.empty?(R.emptyKids??=new Set).add(d.dict):e(t,d,g,C))}return M[0]?.empty??!1}function y(t,o,_){if(o.length<=v)return(0,D.jd)({[_]:r(o)});let E=[];for(const m of n(
o)){const[w,M]=[m[0][0],m.at(-1)[0]];E.push({ref:t.add((0,D.jd)({Limits:[w,M],[_]:r(m)})),low:w,high:M})}for(;E.length>v;)E=n(E).map(m=>{const[w,M]=[m[0].low,m.
at(-1).high];return{ref:t.add((0,D.jd)({Limits:[w,M],Kids:m.map(({ref:x})=>x)})),low:w,high:M}});return(0,D.jd)({Kids:E.map(({ref:m})=>m)})}async function h(t,o){
const{pace:_}=t.job,E=[];for(const[m,w]of o){E.push([(0,D.Px)(m),w]);const M=_.step(10*i);M&&await M}return y(t,await f(t,E),"Names")}async function f(t,o){const{
pace:_}=t.job,E=[];for(const w of o){E.push({entry:w,key:P(w[0])});const M=_.step(i);M&&await M}return(await(0,b.qZ)(E,(w,M)=>w.key<M.key?-1:w.key>M.key?1:0,_)).
map(({entry:w})=>w)}const i=100,a=30;async function c(t,o,_,E,m){const w=new I.b9(t),M=new Set,x=g=>M.size<M.add(g).size,d=[],l=[{value:o??null,holder:_,parent:void 0}];
for(let g=l.pop();g!==void 0;g=l.pop()){w.spend(1);const A=t.job.pace.step(i);A&&await A;const C=t.dict(g.value);if(!C||!x(C)||m&&g.parent&&!u(t,C,m))continue;const R=[],
B=W=>{const k=t.array(C.get(W));return!k||x(k)?k??[]:(R.push(W),[])},L=B(E).length>>1,N=B("Kids"),j={dict:C,holder:(0,I.Kd)(g.value,g.holder),parent:g.parent,repeats:R};
d.push(j),w.spend(L);const $=(0,I.Kd)(C.get("Kids"),j.holder);for(let W=N.length-1;W>=0;W--){l.push({value:N[W],holder:$,parent:j});const k=t.job.pace.step(a);k&&
await k}const U=t.job.pace.step(L*i);U&&await U}return d}function u(t,o,_){const[E,m]=t.array(o.get("Limits"))??[];return typeof E!="number"||typeof m!="number"||
_(E,m)}function s(t,{dict:o,repeats:_},E){const m=_.includes(E)?void 0:t.array(o.get(E));if(!m)return[];const w=[];for(let M=0;M+1<m.length;M+=2){const x=t.resolve(
m[M]);(E==="Names"?x instanceof D.Mx:typeof x=="number")&&w.push([x,m[M+1]])}return w}function e(t,o,_,E){const m=x=>t.array(t.dict(x)?.get("Limits"))??[],w=_[0]?.[0]??
m(E[0])[0],M=_.at(-1)?.[0]??m(E.at(-1))[1];t.edit(o.holder),w!==void 0&&M!==void 0?o.dict.set("Limits",[w,M]):o.dict.delete("Limits")}function r(t){const o=[];for(const[
_,E]of t)o.push(_,E);return o}function n(t){const o=[];for(let _=0;_<t.length;_+=v)o.push(t.slice(_,_+v));return o}}),70549:((K,S,p)=>{p.d(S,{n:()=>D});function D(b){
const I=new WeakMap;return v=>{if(v.hasChanges)return b(v);const P=I.get(v);if(P)return P.answer;const T=b(v);return I.set(v,{answer:T}),T}}}),9819:((K,S,p)=>{p.
d(S,{J7:()=>I,Kd:()=>T,Wo:()=>O,_i:()=>P,b9:()=>v});var D=p(42973),b=p(45599);class I{document;gone=new Set;chased=new Set;constructor(h){this.document=h}remove(h){
const{catalog:f,catalogNumber:i,pages:a}=this.document,c=f.get("Pages");h===i||(0,b.i9)(c)&&h===c.number||a.holds(h)||(this.gone.add(h),this.document.remove(h))}chase(h){
this.chased.add(h)}removed(){return this.gone}takeChased(){const h=this.chased;return this.chased=new Set,h}isGone(h){return(0,b.i9)(h)&&this.gone.has(h.number)}}
class v{most;left;constructor(h){this.most=this.left=h.job.limits.nodes}spend=h=>{if(this.left-=h,this.left<0)throw(0,D.F)("nodes",`The document has more than ${this.
most} fields, bookmarks, names and structure elements`,"Remove bookmarks or tags with another program first")}}class P{seen;beyond=new Set;allowance;constructor(h,f=new v(
h)){this.allowance=f,this.seen=new Uint8Array((h.size>>3)+1)}first(h){if(this.allowance.spend(1),!(0,b.i9)(h))return!0;const{number:f}=h,i=f>>3;if(i>=this.seen.
length)return this.beyond.size<this.beyond.add(f).size;const a=1<<(f&7),c=(this.seen[i]&a)===0;return this.seen[i]|=a,c}}function T(y,h){return(0,b.i9)(y)?y.number:
h}function O(y,h){const f=y.catalog.get(h),i=y.dict(f);return i&&{dict:i,holder:T(f,y.catalogNumber)}}}),21996:((K,S,p)=>{p.d(S,{Av:()=>a,RJ:()=>s,V3:()=>u,vb:()=>e,
zx:()=>i});var D=p(54619),b=p(93604),I=p(78157),v=p(88500);const P=2048,T=65536,O=4,y=1<<20,h=1024,f="[^\\0\\t\\n\\f\\r ()<>[\\]{}/%#]";async function i(t,o){const{
found:_,all:E}=await c(t,o),m=w=>[...new Set([...w,...E])].sort((M,x)=>M-x);return Object.fromEntries(o.map(w=>[w,m(_[w])]))}async function a(t,o){const{found:_,
all:E}=await c(t,o);for(const m of Object.values(_))for(const w of m)E.add(w);return E}async function c(t,o){const _=o.map(M=>{const[x="",...d]=[...M].map(g=>g.
replace(/\W/,"\\$&")),l=/\W/.test(M)?f:"\\w";return`${x}(?:${d.join("")}|${l}{0,${Math.max(0,M.length-2)}}#)`}),E=new RegExp(`/(?:${_.join("|")}|#)`,"g"),m=Object.
fromEntries(o.map(M=>[M,new Set])),w=new Set;await s(t,(M,x,d,l)=>{const g=M.toString("latin1",x,d);E.lastIndex=0;for(let A=E.exec(g);A;A=E.exec(g)){const C=l(x+
A.index);C!==void 0&&(A[0].endsWith("#")?w.add(C):m[A[0].slice(1)].add(C))}});for(const M of e(t))w.add(M);return{found:m,all:w}}async function u(t,o){const _=await i(
t,o);return[...new Set(Object.values(_).flat())].sort((E,m)=>E-m)}async function s(t,o){const{bytes:_,table:E}=t,m=r(t),w=new Int32Array(m.length);for(let g=0;g<
m.length;g++)w[g]=E.place[m[g]];const M=(0,I.bS)(_),x=g=>m[(0,b.MJ)(w,g)-1],d=new v.s;let l=0;for(let g=0;g<m.length;g++){const A=g+1===m.length,C=A?_.length:w[g+
1],R=C-w[g]>P;if(!R&&!A&&C-l<T)continue;let B=C;if(R){w[g]>l&&o(M,l,w[g],x),d.reset();const N=d.value(_,t.bodies[m[g]],C);l=w[g],N>=0&&(B=N)}o(M,l,B,x);const L=t.
job.pace.step(O*(B-l));L&&await L,l=C}for(const[g,A]of n(t)){const C=t.objectStream(g),R=t.job.pace.step(0);if(R&&await R,!C)continue;const B=new Set(A),{starts:L,
numbers:N,data:j}=C,$=U=>{const W=N[(0,b.MJ)(L,U)-1];return W!==void 0&&B.has(W)?W:void 0};for(let U=0;U<j.length;U+=y){o((0,I.bS)(j),U,Math.min(U+y+h,j.length),
$);const W=t.job.pace.step(O*y);W&&await W}}}function*e(t){for(let o=1;t.hasChanges&&o<t.size;o++)t.isChanged(o)&&t.exists(o)&&(yield o)}function r(t){const{table:o,
hasChanges:_}=t,E=[];let m=!0,w=-1;for(let M=1;M<o.size;M++){if(o.kind[M]!==D.tL||_&&t.isChanged(M))continue;const x=o.place[M];m&&=x>=w,w=x,E.push(M)}return m?
E:E.sort((M,x)=>o.place[M]-o.place[x])}function n(t){const{table:o,hasChanges:_}=t,E=new Map;for(let m=1;m<o.size;m++){if(o.kind[m]!==D.UT||_&&t.isChanged(m))continue;
const w=o.place[m],M=E.get(w);M?M.push(m):E.set(w,[m])}return E}}),87773:((K,S,p)=>{p.d(S,{$:()=>b});const D=2e3;async function*b(I,v){for(const P of v){yield[P,
I.get(P)];const T=I.job.pace.step(D);T&&await T}}}),90536:((K,S,p)=>{p.d(S,{C:()=>b,L:()=>I});var D=p(45599);function b(v,P){const T=[v];for(;T.length>0;){const O=T.
pop(),y=O instanceof D.Z6?O.dict:O;if(Array.isArray(y))for(const h of y)T.push(h);else if(y instanceof D.Bi){P(y);for(const h of y.values())T.push(h)}}}function I(v,P){
const T=[];return b(v,O=>{T.length===0&&P(O)&&T.push(O)}),T.length>0}})};
