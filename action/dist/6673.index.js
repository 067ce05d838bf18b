"use strict";exports.id=6673,exports.ids=[6673],exports.modules={85673:((B,R,h)=>{h.d(R,{gx:()=>w,h:()=>T});function O(c,d){const r=S(c,d);if(r!==void 0)return[r];const l=y(
c);return d.filter(a=>y(a).some(g=>g.length>3&&l.includes(g)))}function S(c,d){let r;for(const l of d){const a=b(y(c),y(l));a<=2&&a<(r?.count??1/0)&&(r={name:l,
count:a})}return r?.name}function b(c,d){return c.length!==d.length?c.length*d.length===0?1/0:b([c.join("")],[d.join("")]):d.reduce((r,l,a)=>{const g=c[a]??"",i=Math.
min(g.length,l.length),t=v(g,l);return t>(i<3?0:i<7?1:2)?1/0:r+t},0)}const T=(c,d)=>P(O(c,d));function w(c,d){const r=S(c,d),l=a=>y(a).sort().join(" ");return P(
r===void 0?d.filter(a=>c!==""&&l(a)===l(c)):[r])}const P=c=>c.length===0||c.length>3?"":` (did you mean ${c.join(" or ")}?)`,y=c=>c.trim().slice(0,64).replace(/(?<=[a-z])(?=[A-Z])/g,
" ").toLowerCase().split(/[\s_-]+/).filter(d=>d!=="");function v(c,d){let r=[],l=Array.from({length:d.length+1},(a,g)=>g);for(let a=0;a<c.length;a++){const g=[a+
1];for(let i=0;i<d.length;i++){const t=a>0&&i>0&&c[a]===d[i-1]&&c[a-1]===d[i];g.push(Math.min((l[i+1]??0)+1,(g[i]??0)+1,(l[i]??0)+(c[a]===d[i]?0:1),t?(r[i-1]??0)+
1:1/0))}r=l,l=g}return l.at(-1)??0}}),45657:((B,R,h)=>{h.d(R,{Hn:()=>S,Kf:()=>T,RZ:()=>O,YG:()=>w,vH:()=>b});function O(P,y){for(const v of y)P.push(v)}const S=P=>P.
slice();function b(P,y,v){const c=P.get(y);c?c.push(v):P.set(y,[v])}const T=P=>{let y=-1/0;for(const v of P)y=Math.max(y,v);return y},w=P=>{let y=1/0;for(const v of P)
y=Math.min(y,v);return y}}),91461:((B,R,h)=>{h.r(R),h.d(R,{get_document_info:()=>b});var O=h(92356),S=h(41561);const b=async(T,{per_page:w,with_bookmarks:P,open_password:y},v)=>{
const{quiet:c,wasRepaired:d}=(0,S.gd)(v),r=await(0,O.E)(T.bytes,c,{password:y,evenIfLocked:!0}),l=await(0,S.GS)(r,{perPage:w,withBookmarks:P,repaired:d(),size:T.
bytes.length}),{pageCount:a}=l;return{documents:[typeof a=="number"?{...T,pageCount:a}:T],data:l,notes:[],facts:{}}}}),84961:((B,R,h)=>{h.d(R,{$x:()=>d,Kh:()=>v,
qg:()=>r,xS:()=>c});var O=h(58552),S=h(33973),b=h(90536),T=h(45599),w=h(3907),P=h(33311),y=h(9819);function v(a,g){const i=a.resolve(g.get("S"));return(!g.has("\
S")||(0,T.Eo)(i,"JavaScript")||(0,T.Eo)(i,"Rendition"))&&a.resolve(g.get("JS"))!==null}async function c(a,g){const i=g.filter(n=>(0,b.L)(a.get(n),e=>v(a,e)));if(i.
length===0)return!1;const{live:t}=await(0,S.Gy)(a);return i.some(n=>t[n]===1)}async function d(a){return await c(a,(await(0,P.S)(a)).JS)||r(a)}async function r(a){
if(!(0,T.Zm)(a.get(a.catalogNumber)))return!1;const g=a.resolve((0,y.Wo)(a,"AcroForm")?.dict.get("XFA"));if(g===null)return!1;if(a.security?.locked===!0)return null;
for(const i of Array.isArray(g)?g:[g]){const t=a.resolve(i);if(!(t instanceof T.Z6))continue;let n;try{n=await a.decodedAtEase(t)}catch(s){if(!(s instanceof O.zU)||
s.code==="cancelled")throw s;return!0}const e=(0,w.xK)(n);if(e===void 0||e.includes("script")&&await l(e,a.job.pace))return!0}return!1}async function l(a,g){const i=t=>(t.
kind==="start"||t.kind==="empty")&&/^(?:[^:]*:)?script$/.test(t.name);return await(0,w.km)(a,g,i)!=="well-formed"}}),91374:((B,R,h)=>{h.d(R,{QL:()=>P,bf:()=>w,fq:()=>i,
hj:()=>g,i4:()=>l,iA:()=>v,pv:()=>a,qU:()=>d,tP:()=>y});var O=h(77581),S=h(45599),b=h(9819),T=h(70549);function w(e){for(;e.part===""&&e.parent;)e=e.parent;return e}
const P="FT Parent T TU TM Ff V DV DA Q DS RV Opt MaxLen TI I Lock SV".split(" "),y=100;function*v(e,{from:s=e.array((0,b.Wo)(e,"AcroForm")?.dict.get("Fields")),
below:f,visit:_=new b._i(e),depth:E=1/0}={}){const D=[],A=(I=[],M)=>{for(let u=I.length-1;u>=0;u--)D.push({value:I[u],parent:M})};A(s,f);for(let I=D.pop();I;I=D.
pop()){const{value:M,parent:u}=I,o=(0,S.i9)(M)?e.get(M):M;if(!(0,S.Zm)(o)||!_.first(M)||(u?.depth??0)>=E)continue;const m=e.resolve(o.get("T")),p=e.resolve(o.get(
"FT")),x=m instanceof S.Mx?(0,O.g7)(m):"",C={number:(0,S.i9)(M)?M.number:void 0,dict:o,parent:u,part:x,name:n(u&&u.depth%y!==0?u.name:"",x),type:p instanceof S.
SX?p.text:u?.type,depth:(u?.depth??0)+1};yield C,A(e.array(o.get("Kids")),C)}}const c=1e3,d=(0,T.n)(r);async function r(e){const s=[];for(const f of v(e)){s.push(
f);const _=e.job.pace.step(c);_&&await _}return s}function l(e){const s=new Set(e.flatMap(({parent:f,dict:_})=>f&&_.has("T")?[f]:[]));return e.filter(f=>(f.dict.
has("T")||!f.parent)&&!s.has(f))}function a(e,s){const f=e.resolve(g(e,s,"FT"));return f instanceof S.SX?f.text:void 0}function g(e,s,f){for(const _ of t(e,s)){
const E=_.get(f);if(E!==void 0)return E}}function i(e,s){let f="";for(const _ of t(e,s)){const E=e.resolve(_.get("T"));E instanceof S.Mx&&(f=n((0,O.g7)(E),f))}return f}
function*t(e,s){let f=s;for(let _=0;f&&_<y;_++)yield f,f=e.dict(f.get("Parent"))}const n=(e,s)=>e===""||s===""?e+s:`${e}.${s}`}),6856:((B,R,h)=>{h.d(R,{n:()=>r,
w:()=>P});var O=h(78157),S=h(79725),b=h(45599),T=h(70549),w=h(6057);const P=(0,T.n)(y);async function y(i){const{pages:t,job:n}=i,e=new r(i),s=new Int32Array(t.
count),f=new Set;for(let _=0;_<t.count;_++){e.goTo(_),s[_]=e.kind,f.add(e.resources);const E=n.pace.step(300);E&&await E}return{kinds:e.kinds,kindOf:s,resources:f}}
const v=["MediaBox","CropBox","Rotate","UserUnit"],c=2e3,d=/\(|(?:^|[^<])<(?!<)/;class r{document;kinds=[];kind=-1;resources;bytes;entries=new S.R;index=-1;inherited;geometry=new l(
v);own=new l(["Resources"]);kindOf=new Map;recognised=new Map;dictionaries=new Map;constructor(t){this.document=t}goTo(t){const{document:n,entries:e,inherited:s}=this,
{pages:f}=n,_=f.number(t),E=n.place(_),D=f.inheritedBy(t);if(this.index=t,this.inherited=D,!E||!n.locate(_,E,e)){this.bytes=void 0,this.geometry.forget(),this.own.
forget(),this.kind=this.kindHere(),this.resources=f.attribute(t,"Resources");return}(this.bytes?.buffer!==E.bytes.buffer||this.bytes.byteOffset!==E.bytes.byteOffset)&&
(this.bytes=(0,O.bS)(E.bytes));const[A,I]=[this.geometry.take(this.bytes,e),this.own.take(this.bytes,e)];(!A||D!==s)&&(this.kind=this.recognise(D)),(!I||D!==s)&&
(this.resources=this.resourcesHere())}contents(){const{document:t,bytes:n}=this,e=t.pages.number(this.index);if(!n)return t.entry(e,"Contents");const s=this.entries.
find(n,"Contents");if(s<0)return;const{at:f}=this.entries;return g(n,f[s+2],f[s+3])??t.entry(e,"Contents")}get resourcesSpan(){return this.own.of(0)}resourcesHere(){
const{document:t,index:n}=this,{pages:e}=t,[s,f]=this.own.of(0);if(s===f)return e.inheritedBy(n).Resources;const _=g(this.bytes,s,f);if(_)return _;const E=()=>t.
entry(e.number(n),"Resources");if(f-s>c)return E();const D=this.own.text();return t.security&&d.test(D)?E():(this.dictionaries.has(D)||this.dictionaries.set(D,E()),
this.dictionaries.get(D))}recognise(t){let n=this.recognised.get(t);n||this.recognised.set(t,n=new Map);const e=this.geometry.text();let s=n.get(e);return s===void 0&&
n.set(e,s=this.kindHere()),s}kindHere(){const t=(0,w.iw)(this.document,this.index),n=`${t.box.join(" ")} ${t.rotation} ${t.userUnit}`;let e=this.kindOf.get(n);return e===
void 0&&this.kindOf.set(n,e=this.kinds.push(t)-1),e}}class l{keys;bytes;from;to;constructor(t){this.keys=t,this.from=new Int32Array(t.length),this.to=new Int32Array(
t.length)}forget(){this.bytes=void 0}take(t,n){const{bytes:e,from:s,to:f,keys:_}=this;let E=e!==void 0;for(let D=0;D<_.length;D++){const A=n.find(t,_[D]),I=A<0?
0:n.at[A+2],M=A<0?0:n.at[A+3];E&&=a(e,s[D],f[D],t,I,M),s[D]=I,f[D]=M}return this.bytes=t,E}of(t){return[this.from[t],this.to[t]]}text(){let t="";for(let n=0;n<this.
keys.length;n++)t+=`${this.bytes.toString("latin1",this.from[n],this.to[n])}|`;return t}}function a(i,t,n,e,s,f){if(n-t!==f-s)return!1;for(let _=t,E=s;_<n;_++,E++)
if(i[_]!==e[E])return!1;return!0}function g(i,t,n){if(!(0,O.yp)(i[t])||i[n-1]!==O.AV||i[n-2]!==O.Z4)return;const e=(0,O.JI)(i,t,n),s=(0,O.JI)(i,e.after+1,n);return i[e.
after]===O.Z4&&s.value>=0&&s.after===n-2?new b.oS(e.value,s.value):void 0}}),21281:((B,R,h)=>{h.d(R,{Ip:()=>v,XM:()=>a,Xb:()=>l,ds:()=>y,qg:()=>r});var O=h(59071),
S=h(70549),b=h(21115),T=h(824),w=h(1975),P=h(60912);const y=(0,S.n)(async t=>v(t,await(0,T.Br)(t)));function v(t,n){const e=(A,I)=>(0,O.wh)((0,w.sm)(n,A,I)[0]??
""),s=d(e("pdfaid","part"),e("pdfaid","conformance").toLowerCase()),f=c(e("pdfuaid","part"))?`PDF/UA-${e("pdfuaid","part")}`:void 0,E=[e("pdfxid","GTS_PDFXVersi\
on")||e("pdfx","GTS_PDFXVersion")||((0,O.Gh)(t.resolve((0,T._U)(t)?.get("GTS_PDFXVersion")))??""),e("pdfe","ISO_PDFEVersion"),e("pdfvtid","GTS_PDFVTVersion")],D=[
s?.name,f,...E.filter(A=>/^PDF\/[\w .:/()-]{1,40}$/.test(A))];return{archive:s,accessible:f,names:D.filter(A=>A!==void 0)}}const c=t=>/^[1-9]$/.test(t);function d(t,n){
if(!c(t))return;const e=/^[abuef]$/.test(n)?n:"";return{part:Number(t),level:e,name:`PDF/A-${t}${e}`}}function r(t,n,e,s){return n&&i(t,n,[b.dK.pdfaid]),l(e,s)}
const l=({name:t},n)=>({code:"pdfa_identification_removed",message:`The document no longer claims ${t}: ${n}.`});async function a(t){const n=await(0,T.Br)(t);if(!n)
return[];const{archive:e,accessible:s}=v(t,n);i(t,n,[b.dK.pdfaid,b.dK.pdfuaid]);const f=[e?.name,s].filter(_=>_!==void 0);return f.length>0?[g(f)]:[]}const g=t=>({
code:"conformance_dropped",message:`The result no longer claims ${t.join(" and ")}, because a merge cannot guarantee conformance.`});function i(t,n,e){n.properties.
some(({namespace:s})=>e.includes(s))&&(0,P._L)(t,(0,P.QH)(n,({namespace:s})=>e.includes(s),[]))}}),21115:((B,R,h)=>{h.d(R,{HC:()=>T,dK:()=>O,ee:()=>b});const O={
rdf:"http://www.w3.org/1999/02/22-rdf-syntax-ns#",xml:"http://www.w3.org/XML/1998/namespace",dc:"http://purl.org/dc/elements/1.1/",xmp:"http://ns.adobe.com/xap/\
1.0/",xmpMM:"http://ns.adobe.com/xap/1.0/mm/",pdf:"http://ns.adobe.com/pdf/1.3/",pdfaid:"http://www.aiim.org/pdfa/ns/id/",pdfuaid:"http://www.aiim.org/pdfua/ns/\
id/",pdfxid:"http://www.npes.org/pdfx/ns/id/",pdfx:"http://ns.adobe.com/pdfx/1.3/",pdfaExtension:"http://www.aiim.org/pdfa/ns/extension/",pdfaSchema:"http://www\
.aiim.org/pdfa/ns/schema#",pdfaProperty:"http://www.aiim.org/pdfa/ns/property#",fx:"urn:factur-x:pdfa:CrossIndustryDocument:invoice:1p0#",pdfe:"http://www.aiim.\
org/pdfe/ns/id/",pdfvtid:"http://www.npes.org/pdfvt/ns/id/",xfa:"http://www.xfa.org/schema/xfa-data/1.0/",ds:"http://www.w3.org/2000/09/xmldsig#"},S=new Map(Object.
entries(O));class b{uris=new Map;declared=[];known=new Map;enter(c){let d;for(const{name:r,value:l}of c){if(!T(r))continue;const a=r.slice(6),g=this.uris.get(a);
g?g.push(l):this.uris.set(a,[l]),(d??=[]).push(a)}this.declared.push(d??w),d&&this.known.clear()}leave(){const c=this.declared.pop()??w;for(const d of c)this.uris.
get(d).pop();c.length>0&&this.known.clear()}declares(c){return(this.uris.get(y(c))?.length??0)>0}ofElement(c){let d=this.known.get(c);if(!d){const r=y(c),l=this.
uris.get(r)?.at(-1)??S.get(r)??"";this.known.size===P&&this.known.clear(),this.known.set(c,d={namespace:l,local:c.slice(c.indexOf(":")+1)})}return d}ofAttribute(c){
return c.includes(":")?this.ofElement(c):{namespace:"",local:c}}}const T=v=>v==="xmlns"||v.startsWith("xmlns:"),w=[],P=1e3,y=v=>v.slice(0,Math.max(v.indexOf(":"),
0))}),824:((B,R,h)=>{h.d(R,{Br:()=>v,_6:()=>d,_U:()=>y});var O=h(58552),S=h(1975),b=h(17079),T=h(45599),w=h(59071),P=h(70549);function y(r){const l=r.resolve(r.
trailer.get("Info"));return l instanceof T.Bi?l:l instanceof T.Z6?l.dict:void 0}const v=(0,P.n)(c);async function c(r){const l=r.get(r.catalogNumber),a=l instanceof
T.Bi?r.resolve(l.get("Metadata")):null;if(!(a instanceof T.Z6))return;let g;try{g=r.decoded(a)}catch(i){if(!(i instanceof O.zU)||i.code==="cancelled")throw i;return S.
m}return(0,S.kg)(g,r.job.pace)}function d(r,l){const a=y(r),g=f=>r.resolve(a?.get(f)),i=(f,_,E=", ")=>{const D=(0,S.sm)(l,f,_).map(w.wh).filter(Boolean).join(E);
return D===""?null:D},t=(f,_)=>{const[E=""]=(0,S.sm)(l,f,_);return(0,w.wh)(E)||null},n=(f,_)=>(0,b._)((0,w.Gh)(g(f))??"")??(0,b._)(t("xmp",_)??"")??null,e=r.get(
r.catalogNumber),s=e instanceof T.Bi?(0,w.Gh)(r.resolve(e.get("Lang"))):null;return{title:(0,w.Gh)(g("Title"))??t("dc","title"),author:(0,w.Gh)(g("Author"))??i(
"dc","creator"),subject:(0,w.Gh)(g("Subject"))??t("dc","description"),keywords:(0,w.Gh)(g("Keywords"))??i("pdf","Keywords")??i("dc","subject"),creator:(0,w.Gh)(
g("Creator"))??t("xmp","CreatorTool"),producer:(0,w.Gh)(g("Producer"))??t("pdf","Producer"),created:n("CreationDate","CreateDate"),modified:n("ModDate","ModifyD\
ate"),language:s??t("dc","language")}}}),3907:((B,R,h)=>{h.d(R,{X:()=>g,km:()=>b,ol:()=>O,xK:()=>r});const O=200,S=1e4;async function b(i,t,n){const e=new T(i);
for(let s=e.next();s;s=e.next()){if(n(s))return"left";const f=t.step((s.to-s.from)*4+50);f&&await f}return e.hasDocumentType?"document type":e.malformed?"malfor\
med":"well-formed"}class T{text;malformed=!1;hasDocumentType=!1;at=0;constructor(t){this.text=t}next(){const{text:t,at:n}=this;if(n>=t.length)return;if(t.charCodeAt(
n)!==w)return this.characters(n,this.nextTag(n));if(t.startsWith("<!--",n))return this.other(n,"-->",4);if(t.startsWith("<?",n))return this.other(n,"?>",2);if(t.
startsWith("<![CDATA[",n)){const s=t.indexOf("]]>",n);return s<0?this.end():(this.at=s+3,{kind:"text",text:t.slice(n+9,s),from:n,to:this.at})}return t.startsWith(
"<!",n)?(this.hasDocumentType=t.startsWith("<!DOCTYPE",n),this.end()):(t.charCodeAt(n+1)===y?this.endTag(n):this.startTag(n))??this.fault(n,this.nextTag(n+1))}other(t,n,e){
const s=this.text.indexOf(n,t+e);return s<0?this.end():(this.at=s+n.length,{kind:"other",from:t,to:this.at})}endTag(t){const n=this.name(t+2),e=this.blanks(n);if(!(n===
t+2||this.text.charCodeAt(e)!==P))return this.at=e+1,{kind:"end",name:this.text.slice(t+2,n),from:t,to:this.at}}startTag(t){const{text:n}=this,e=this.name(t+1);
if(e===t+1)return;const s=n.slice(t+1,e),f=[];for(let _=e;;){const E=this.blanks(_),D=n.charCodeAt(E);if(D===P||D===y&&n.charCodeAt(E+1)===P)return this.at=D===
P?E+1:E+2,{kind:D===P?"start":"empty",name:s,attributes:f,from:t,to:this.at};const A=this.name(E),I=this.blanks(A),M=this.blanks(I+1),u=n[M];if(E===_||A===E||n[I]!==
"="||u!=='"'&&u!=="'")return;const o=n.indexOf(u,M+1),m=n.slice(M+1,Math.max(o,M+1)),p=m.includes("<")?void 0:c(m);if(o<0||p===void 0||f.length>=S)return;f.push(
{name:n.slice(E,A),value:p,from:E,to:o+1}),_=o+1}}characters(t,n){const e=c(this.text.slice(t,n));return e===void 0?this.fault(t,n):(this.at=n,{kind:"text",text:e,
from:t,to:n})}nextTag(t){const n=this.text.indexOf("<",t);return n<0?this.text.length:n}fault(t,n){return this.malformed=!0,this.at=n,{kind:"other",from:t,to:n}}end(){
this.malformed=!0,this.at=this.text.length}blanks(t){const{text:n}=this;for(;;){const e=n.charCodeAt(t);if(e!==32&&e!==9&&e!==10&&e!==13)return t;t++}}name(t){const{
text:n}=this;for(;t<n.length;t++){const e=n.charCodeAt(t);if(e<=32||e===y||e===P||e===w||e===61||e===34||e===39)break}return t}}const[w,P,y]=[60,62,47],v=new Map(
[["amp","&"],["lt","<"],["gt",">"],["quot",'"'],["apos","'"]]);function c(i){if(!i.includes("&"))return i;const t=[];let n=0;for(let e=i.indexOf("&");e>=0;e=i.indexOf(
"&",n)){const s=i.indexOf(";",e);if(s<0||s-e>12)return;const f=i.slice(e+1,s),_=v.get(f)??d(f);if(_===void 0)return;t.push(i.slice(n,e),_),n=s+1}return t.push(i.
slice(n)),t.join("")}function d(i){const t=/^#(?:x([\dA-Fa-f]+)|(\d+))$/.exec(i),n=t?parseInt(t[1]??t[2],t[1]===void 0?10:16):-1;return n>0&&n<=1114111&&!(n>=55296&&
n<=57343)?String.fromCodePoint(n):void 0}function r(i){const[t,n,e,s]=i;if(t===0&&n===0&&(e===254||e===0)||t===255&&n===254&&e===0&&s===0)return a(i);if(t===254&&
n===255||t===0&&n===60)return l(new TextDecoder("utf-16be").decode(i));if(t===255&&n===254||t===60&&n===0)return l(new TextDecoder("utf-16le").decode(i));const f=new TextDecoder().
decode(i);return l(f.includes("�")?Buffer.from(i).toString("latin1"):f)}const l=i=>i.startsWith("\uFEFF")?i.slice(1):i;function a(i){const t=new DataView(i.buffer,
i.byteOffset,i.byteLength),n=i[0]!==0,e=[];for(let s=0;s+4<=i.length;s+=4){const f=t.getUint32(s,n);if(f>1114111)return;e.push(String.fromCodePoint(f))}return l(
e.join(""))}const g=i=>i.replaceAll("&","&amp;").replaceAll("<","&lt;").replaceAll(">","&gt;").replaceAll('"',"&quot;")}),60912:((B,R,h)=>{h.d(R,{QH:()=>T,T3:()=>w,
_L:()=>c});var O=h(21115),S=h(3907),b=h(45599);function T(d,r,l){const{text:a,properties:g,end:i,about:t}=d,n=[];let e=0;for(const s of g.filter(r).sort((f,_)=>f.
from-_.from))s.from<e||(n.push(a.slice(e,s.from)),e=s.to);return n.push(a.slice(e,Math.max(i,e))),l.length>0&&n.push(P(l,t)),n.push(a.slice(Math.max(i,e))),v(n.
join(""))}function w(d){return`<?xpacket begin="\uFEFF" id="W5M0MpCehiHzreSzNTczkc9d"?>
<x:xmpmeta xmlns:x="adobe:ns:meta/">
<rdf:RDF xmlns:rdf="${O.dK.rdf}">
${P(d,"")}</rdf:RDF>
</x:xmpmeta>
<?xpacket end="w"?>`}function P(d,r){const a=[...new Set(d.map(({prefix:i})=>i))].map(i=>` xmlns:${i}="${O.dK[i]}"`).join(""),g=d.map(({prefix:i,name:t,form:n,values:e})=>`\
<${i}:${t}>${y(n,e)}</${i}:${t}>
`);return`<rdf:Description xmlns:rdf="${O.dK.rdf}" rdf:about="${(0,S.X)(r)}"${a}>
${g.join("")}</rdf:Description>
`}function y(d,r){const l=a=>r.map(g=>`<rdf:li${a}>${(0,S.X)(g)}</rdf:li>`).join("");switch(d){case"simple":return(0,S.X)(r[0]??"");case"alternative":return`<rd\
f:Alt>${l(' xml:lang="x-default"')}</rdf:Alt>`;case"ordered":return`<rdf:Seq>${l("")}</rdf:Seq>`;case"unordered":return`<rdf:Bag>${l("")}</rdf:Bag>`}}const v=d=>d.
replace(/^(\s*<\?xml\s[^>]*encoding\s*=\s*["'])[^"']*/,"$1UTF-8");function c(d,r){const l=d.catalog.get("Metadata"),a=d.resolve(l),g=a instanceof b.Z6?[...a.dict].
filter(([n])=>!["Filter","DecodeParms","Length"].includes(n)):[],i=new b.Bi([["Type",new b.SX("Metadata")],["Subtype",new b.SX("XML")],...g]),t=new b.Z6(i,Buffer.
from(r,"utf8"));(0,b.i9)(l)&&a instanceof b.Z6?d.put(l,t):d.edit(d.catalogNumber).set("Metadata",d.add(t))}}),1975:((B,R,h)=>{h.d(R,{kg:()=>w,m:()=>T,sm:()=>P});
var O=h(21115),S=h(3907);const b=1e5,T={text:"",properties:[],malformed:!0,end:-1,about:""};async function w(d,r){const l=(0,S.xK)(d);if(l===void 0)return T;const a=new v,
i=await(0,S.km)(l,r,t=>(a.take(t),a.broken))!=="well-formed"||a.depth>0||a.end<0||!a.declared;return{text:l,properties:a.properties,malformed:i,end:a.end,about:a.
about}}function P(d,r,l){return d?.properties.find(a=>a.name===l&&a.namespace===O.dK[r])?.values??[]}const y=-2;class v{properties=[];broken=!1;declared=!0;end=-1;about="";scope=new O.
ee;open=[];root=y;loose=!1;items=[];pieces=[];get depth(){return this.open.length}take(r){r.kind==="start"||r.kind==="empty"?(this.start(r.name,r.attributes,r.from),
r.kind==="empty"&&!this.broken&&this.close(r.name,r.to,r.to)):r.kind==="end"?this.close(r.name,r.from,r.to):r.kind==="text"&&this.isInProperty()&&this.pieces.push(
r.text)}isInProperty(){return this.root!==y&&this.open.length>this.root+2}start(r,l,a){if(this.open.length>=S.ol&&(this.broken=!0),this.broken)return;this.scope.
enter(l);const g=this.scope.ofElement(r),i=g.namespace===O.dK.rdf,t=i&&g.local==="li";this.root===y&&this.end<0&&i&&g.local==="Description"&&(this.root=this.open.
length-1,this.loose=!0);const n=this.open.length-this.root,e=t?l.find(({name:s})=>s==="xml:lang")?.value:void 0;if(this.open.push({name:r,...g,from:a,language:e}),
this.root===y){if(!i||g.local!=="RDF"||this.end>=0)return;this.root=this.open.length-1,this.declared=this.scope.declares(r)}else if(n===1)this.describe(l);else if(n===
2){this.items=[];const s=l.find(({name:f})=>this.isRdf(f,"resource"));this.pieces=s?[s.value]:[]}else t&&(this.pieces=[])}describe(r){for(const{name:l,value:a,from:g,
to:i}of r){if((0,O.HC)(l))continue;const{namespace:t,local:n}=this.scope.ofAttribute(l);t===O.dK.rdf&&n==="about"&&(this.about=a),!(t===""||t===O.dK.rdf||t===O.
dK.xml)&&this.add({namespace:t,name:n,values:[a],from:g,to:i})}}close(r,l,a){const g=this.open.pop();if(g?.name!==r){this.broken=!0;return}this.scope.leave();const i=this.
open.length-this.root;if(this.root!==y)if(i===0)this.end=l,this.root=y;else if(i===1&&this.loose)this.root=y,this.loose=!1;else if(i===2){const t=this.items.length>
0?c(this.items):[this.pieces.join("").trim()];this.add({namespace:g.namespace,name:g.local,values:t,from:g.from,to:a})}else i>2&&g.namespace===O.dK.rdf&&g.local===
"li"&&(this.items.push({text:this.pieces.join("").trim(),language:g.language}),this.pieces=[])}add(r){this.properties.length<b?this.properties.push(r):this.broken=
!0}isRdf(r,l){const a=this.scope.ofAttribute(r);return a.local===l&&a.namespace===O.dK.rdf}}function c(d){const r=d.findIndex(({language:a})=>a?.toLowerCase()===
"x-default"),l=d.map(({text:a})=>a);return r>0?[l[r],...l.slice(0,r),...l.slice(r+1)]:l}}),33546:((B,R,h)=>{h.d(R,{FB:()=>w,Hr:()=>y,Zh:()=>v,k$:()=>P,qm:()=>c});
var O=h(93604),S=h(45599),b=h(81077);const T={first:0,style:"D",prefix:void 0,start:1};async function w(i){const t=i.catalog.get("PageLabels");if(!i.dict(t))return;
const n=(await(0,b.Zc)(i,t,"Nums")).map(([e,s])=>({first:Number(e),label:i.dict(s)})).filter(({first:e})=>Number.isInteger(e)&&e>=0).sort((e,s)=>e.first-s.first).
filter(({first:e},s,f)=>f[s+1]?.first!==e).map(({first:e,label:s})=>({first:e,...d(i,s)}));return n[0]?.first===0?n:[T,...n]}function P(i,t){const n=i.editCatalog();
if(t.length===0){n.delete("PageLabels");return}const e=t[0].first===0?t:[T,...t],s=g(i),f=e.map(({first:_,start:E,...D})=>[_,a({...D,number:E},s)]);n.set("PageL\
abels",i.add((0,b.H6)(i,f,"Nums")))}async function y(i){const t=await w(i);if(!t)return;const n=t.map(({first:e})=>e);return e=>{const s=t[(0,O.M)(n,e)-1];return{
...s,number:s.start+e-s.first}}}function v(i,t){const n=[],e=g(i);let s,f=0;for(const _ of t)(!s||!r(s,_))&&n.push([f,a(_,e)]),s=_,f++;return(0,b.H6)(i,n,"Nums")}
async function c(i,t){const n=await y(i);if(!n)return;const e=v(i,Array.from(t,s=>n(s-1)));i.editCatalog().set("PageLabels",i.add(e))}function d(i,t){const n=i.
resolve(t?.get("S")),e=i.resolve(t?.get("P")),s=i.resolve(t?.get("St"));return{style:n instanceof S.SX?n.text:void 0,prefix:e instanceof S.Mx&&e.bytes.length>0?
e:void 0,start:typeof s=="number"&&Number.isInteger(s)&&s>=1?s:1}}function r(i,t){return i.style!==t.style||t.style!==void 0&&t.number!==i.number+1?!1:i.prefix===
t.prefix?!0:!!i.prefix&&!!t.prefix&&Buffer.compare(i.prefix.bytes,t.prefix.bytes)===0}const l=100;function a({style:i,prefix:t,number:n},e){return(0,S.jd)({S:i===
void 0?void 0:(0,S.UU)(i),P:t&&t.bytes.length>l?e(t):t,St:i===void 0||n===1?void 0:n})}function g(i){const t=new Map;return n=>{let e=t.get(n);return e||t.set(n,
e=i.add(n)),e}}}),37081:((B,R,h)=>{h.d(R,{O:()=>b});var O=h(45599),S=h(9819);async function b(w,P,y=1/0){const v=new S._i(w),c=(0,S.Wo)(w,"Outlines"),d=[{value:c&&
T(w,c.holder,c.dict,"First"),level:1}];for(let r=d.pop();r;r=d.pop()){const{value:l,level:a}=r;if(l===void 0||!v.first(l)||!P(l,a)||!(0,O.i9)(l))continue;const g=t=>{
const n=w.entry(l.number,t);return n instanceof O.Bi?T(w,l.number,w.get(l.number),t):n};d.push({value:g("Next"),level:a}),a<y&&d.push({value:g("First"),level:a+
1});const i=w.job.pace.step(300);i&&await i}}function T(w,P,y,v){const c=y.get(v);if(!(c instanceof O.Bi))return c;const d=w.add(c);return v==="Next"&&c.set("Pr\
ev",new O.oS(P)),w.edit(P),y.set(v,d),d}}),12207:((B,R,h)=>{h.d(R,{Ht:()=>c,hN:()=>w,jS:()=>T,ji:()=>P});var O=h(45599),S=h(81077),b=h(45657);async function T(d){
const{catalog:r}=d,l=await(0,S.Zc)(d,d.dict(r.get("Names"))?.get("Dests"),"Names");return{names:new Map(d.dict(r.get("Dests"))),strings:new Map(l.map(([a,g])=>[
(0,S.Pu)(a),g]))}}function w({pages:d},r){const l=(0,O.i9)(r)?d.indexOf(r.number):r;return typeof l=="number"&&Number.isInteger(l)&&l>=0&&l<d.count?l:void 0}function P(d,r){
return r==null?[]:d.array(r)??[r]}const y=8,v=50;class c{document;named;constructor(r,l){this.document=r,this.named=l}static async of(r){return new c(r,await T(
r))}pageOf(r){return this.pageOfDestination(r.get("Dest"))??this.pageOfAction(r.get("A"))}pageOfDestination(r,l=y){const{document:a}=this,g=a.resolve(r),i=a.array(
g);if(i)return w(a,i[0]);if(l===0)return;const t=a.dict(g);return t?this.pageOfDestination(t.get("D"),l-1):this.pageOfDestination(this.namedBy(g),l-1)}namedBy(r){
const{names:l,strings:a}=this.named;if(r instanceof O.SX)return l.get(r.text)??a.get(r.text);if(!(r instanceof O.Mx))return;const g=(0,S.Pu)(r);return a.get(g)??
l.get(g)}pageOfAction(r){const{document:l}=this,a=r===void 0?[]:[r];for(let g=0;a.length>0&&g<v;g++){const i=l.dict(a.shift());if(!i)continue;const n=(0,O.Eo)(l.
resolve(i.get("S")),"GoTo")?this.pageOfDestination(i.get("D")):void 0;if(n!==void 0)return n;(0,b.RZ)(a,P(l,i.get("Next")).slice(0,v))}}}}),81077:((B,R,h)=>{h.d(
R,{AN:()=>c,BX:()=>P,H6:()=>y,MN:()=>v,Pu:()=>T,Zc:()=>w});var O=h(45599),S=h(9819);const b=64,T=t=>typeof t=="number"?String(t):Buffer.from(t.bytes).toString("\
latin1");async function w(t,n,e){const s=[];for(const f of await r(t,n,0,e)){for(const E of a(t,f,e))s.push(E);const _=t.job.pace.step(d);_&&await _}return s}async function P(t,n,e,s,f,_){
const E=await r(t,n,e,s,_);for(let D=E.length-1;D>=0;D--){const A=E[D],I=a(t,A,s),M=I.filter(([p,x])=>!f(p,x)),u=t.job.pace.step(d+I.length*d);u&&await u,M.length<
I.length&&(t.edit(A.holder),A.dict.set(s,M.flat()),A.changed=!0);for(const p of A.repeats)t.edit(A.holder),A.dict.delete(p),A.changed=!0;if(A.emptyKids){const p=(t.
array(A.dict.get("Kids"))??[]).filter(x=>!A.emptyKids.has(t.dict(x)));t.edit(A.holder),A.dict.set("Kids",p),A.changed=!0}if(!A.changed)continue;const o=t.array(
A.dict.get("Kids"))??[];A.empty=M.length===0&&o.length===0;const m=A.parent;m&&(m.changed=!0,A.empty?(m.emptyKids??=new Set).add(A.dict):g(t,A,M,o))}return E[0]?.
empty??!1}function y(t,n,e){if(n.length<=b)return(0,O.jd)({[e]:n.flat()});let s=[];for(const f of i(n)){const[_,E]=[f[0][0],f.at(-1)[0]];s.push({ref:t.add((0,O.
jd)({Limits:[_,E],[e]:f.flat()})),low:_,high:E})}for(;s.length>b;)s=i(s).map(f=>{const[_,E]=[f[0].low,f.at(-1).high];return{ref:t.add((0,O.jd)({Limits:[_,E],Kids:f.
map(({ref:D})=>D)})),low:_,high:E}});return(0,O.jd)({Kids:s.map(({ref:f})=>f)})}const v=(t,n)=>y(t,c([...n].map(([e,s])=>[(0,O.Px)(e),s])),"Names");function c(t){
return t.map(n=>({entry:n,key:T(n[0])})).sort((n,e)=>n.key<e.key?-1:n.key>e.key?1:0).map(({entry:n})=>n)}const d=100;async function r(t,n,e,s,f){const _=new S.b9(
t),E=new Set,D=M=>E.size<E.add(M).size,A=[],I=[{value:n??null,holder:e,parent:void 0}];for(let M=I.pop();M!==void 0;M=I.pop()){_.spend(1);const u=t.dict(M.value);
if(!u||!D(u)||f&&M.parent&&!l(t,u,f))continue;const o=[],m=K=>{const k=t.array(u.get(K));return!k||D(k)?k??[]:(o.push(K),[])},p=m(s).length>>1,x=m("Kids"),C={dict:u,
holder:(0,S.Kd)(M.value,M.holder),parent:M.parent,repeats:o};A.push(C),_.spend(p);for(let K=x.length-1;K>=0;K--)I.push({value:x[K],holder:(0,S.Kd)(u.get("Kids"),
C.holder),parent:C});const L=t.job.pace.step(d+p*d);L&&await L}return A}function l(t,n,e){const[s,f]=t.array(n.get("Limits"))??[];return typeof s!="number"||typeof f!=
"number"||e(s,f)}function a(t,{dict:n,repeats:e},s){const f=e.includes(s)?void 0:t.array(n.get(s));if(!f)return[];const _=[];for(let E=0;E+1<f.length;E+=2){const D=t.
resolve(f[E]);(s==="Names"?D instanceof O.Mx:typeof D=="number")&&_.push([D,f[E+1]])}return _}function g(t,n,e,s){const f=D=>t.array(t.dict(D)?.get("Limits"))??
[],_=e[0]?.[0]??f(s[0])[0],E=e.at(-1)?.[0]??f(s.at(-1))[1];t.edit(n.holder),_!==void 0&&E!==void 0?n.dict.set("Limits",[_,E]):n.dict.delete("Limits")}function i(t){
const n=[];for(let e=0;e<t.length;e+=b)n.push(t.slice(e,e+b));return n}}),70549:((B,R,h)=>{h.d(R,{n:()=>O});function O(S){const b=new WeakMap;return T=>{if(T.hasChanges)
return S(T);const w=b.get(T);if(w)return w.answer;const P=S(T);return b.set(T,{answer:P}),P}}}),9819:((B,R,h)=>{h.d(R,{J7:()=>b,Kd:()=>P,Wo:()=>y,_i:()=>w,b9:()=>T});
var O=h(42973),S=h(45599);class b{document;gone=new Set;chased=new Set;constructor(c){this.document=c}remove(c){const{catalog:d,catalogNumber:r,pages:l}=this.document,
a=d.get("Pages");c===r||(0,S.i9)(a)&&c===a.number||l.holds(c)||(this.gone.add(c),this.document.remove(c))}chase(c){this.chased.add(c)}removed(){return this.gone}takeChased(){
const c=this.chased;return this.chased=new Set,c}isGone(c){return(0,S.i9)(c)&&this.gone.has(c.number)}}class T{most;left;constructor(c){this.most=this.left=c.job.
limits.nodes}spend=c=>{if(this.left-=c,this.left<0)throw(0,O.F)("nodes",`The document has more than ${this.most} fields, bookmarks, names and structure elements`,
"Remove bookmarks or tags with another program first")}}class w{seen;beyond=new Set;allowance;constructor(c,d=new T(c)){this.allowance=d,this.seen=new Uint8Array(
(c.size>>3)+1)}first(c){if(this.allowance.spend(1),!(0,S.i9)(c))return!0;const{number:d}=c,r=d>>3;if(r>=this.seen.length)return this.beyond.size<this.beyond.add(
d).size;const l=1<<(d&7),a=(this.seen[r]&l)===0;return this.seen[r]|=l,a}}function P(v,c){return(0,S.i9)(v)?v.number:c}function y(v,c){const d=v.catalog.get(c),
r=v.dict(d);return r&&{dict:r,holder:P(d,v.catalogNumber)}}}),33973:((B,R,h)=>{h.d(R,{Gy:()=>a,Rf:()=>g,Ip:()=>i});var O=h(54619),S=h(85368),b=h(88500);class T{detail;strings;done;end;valueEnd;dataStart;dataEnd;lengthStart;lengthEnd;from;to;scan=new b.
s;signed=new Set;constructor(u,o,m){this.detail=o,this.strings=m,this.scan.strings=m;const p=new Int32Array(o?8*u:u);this.done=new Uint8Array(o?u:0);const x=C=>p.
subarray(C*u,(C+1)*u);this.end=x(0),this.valueEnd=x(1),this.dataStart=x(2),this.dataEnd=x(3),this.lengthStart=x(4),this.lengthEnd=x(5),this.from=x(6),this.to=x(
7)}}var w=h(78157),P=h(79725),y=h(4e4),v=h(39150),c=h(45599);class d{scan=new b.s;ranges=new Map}const r=2;class l{walked;live;via;count=0;bytes=0;patches;signed=new Set;constructor(u,o,m){
this.walked=m,this.live=new Uint8Array(u),this.via=new Int32Array(o?u:0)}}async function a(M,{watched:u}={}){const{markings:o,referrers:m}=await g([M],{watched:u,
detail:!0}),{live:p,via:x}=o[0];return{live:p,via:x,referrers:m}}async function g(M,u={}){const o=new f(M,u);return await o.run(),o}function i(M,{repairs:u}){for(const{
part:o,number:m,value:p}of u)M[o].put(m,p)}const t=100,n=100,e=-2;function s(M){if(M instanceof c.Z6)return M.data.length+s(M.dict);if(Array.isArray(M))return 12*
M.length;if(!(M instanceof c.Bi))return t;let u=30*M.size;for(const o of M.values())Array.isArray(o)&&(u+=12*o.length);return u}class f{documents;markings;referrers=new Set;repairs=[];stack=[];current=0;watched;extent={
valueEnd:-1,dataStart:-1,dataEnd:-1,end:-1};kept=new P.R;strings;alias;constructor(u,{detail:o=!1,strings:m=!1,watched:p,alias:x}){if(this.documents=u,this.strings=
m,this.alias=x,this.markings=u.map(C=>new l(C.size,p!==void 0,E(C,m||o,m))),!!p){this.watched=new Uint8Array(u[0].size);for(const C of p)this.watched[C]=1}}async run(){
const{documents:u,stack:o}=this,[m]=u;for(const[p,x]of m.trailer)p!=="Encrypt"&&this.followValue(0,x);for(;o.length>0;){const p=o.pop(),x=p%u.length,C=m.job.pace.
step(this.follow(x,(p-x)/u.length));C&&await C}for(const{live:p,signed:x,walked:C}of this.markings)for(const L of C.signed)p[L]===1&&x.add(L)}visit(u,o){this.alias&&
({part:u,number:o}=this.alias(u,o)??{part:u,number:o}),this.watched&&this.watched[o]===1&&this.referrers.add(this.current);const m=this.markings[u],{live:p}=m;if(o>
0&&o<p.length&&p[o]!==0)return;const x=this.documents[u];if(o<=0||o>=p.length||!x.exists(o))return x.missed(o);p[o]=1,this.watched&&(m.via[o]=this.current),this.
stack.push(o*this.documents.length+u)}follow(u,o){const m=this.documents[u],p=this.markings[u],{walked:x}=p;if(this.current=o,p.count++,m.isChanged(o))return this.
followChanged(m,p,u,o);if(x.done[o]===1)return this.followAgain(m,p,u,o);const{scan:C,detail:L}=x;L||(C.used=0);const K=C.used,k=m.table.kind[o]===O.tL?this.walk(
m,x,o):this.walkPlace(m,o,C);return k<0||C.byteRange&&this.isSignature(x.signed,o)?this.forget(C,K).followRepaired(m,u,o):(p.bytes+=k,L&&(x.from[o]=K,x.to[o]=C.
used,x.valueEnd[o]=this.extent.valueEnd,x.done[o]=1),this.followMarks(u,C,K,C.used,C.lengthStart),n+k)}followChanged(u,o,m,p){const x=u.patched(p);if(!x){const W=u.
edited.get(p);return _(W)||W===null?this.followRepaired(u,m,p):(this.followValue(m,W),o.bytes+=s(W),n)}const{detail:C}=o.walked;if(x.references&&!C&&!u.suspect){
for(let W=x.first;W<x.last;W++)this.visit(m,x.references[W]);return o.bytes+=x.end-x.start,n}const{scan:L,ranges:K}=D(o);C||(L.used=0);const k=L.used,U=this.walkPlace(
u,p,L);return U<0||L.byteRange&&this.isSignature(o.signed,p)?this.forget(L,k).followRepaired(u,m,p):(o.bytes+=U,C&&K.set(p,{from:k,to:L.used,valueEnd:this.extent.
valueEnd}),this.followMarks(m,L,k,L.used,L.lengthStart),n+U)}followAgain(u,o,m,p){const{walked:x}=o;return o.bytes+=x.end[p]>0?x.end[p]-u.table.place[p]:t,this.
followMarks(m,x.scan,x.from[p],x.to[p],x.lengthStart[p]),n}isSignature(u,o){return u.add(o),this.strings}followMarks(u,{marks:o},m,p,x){const C=this.strings?x:e;
for(let L=m;L<p;L+=3)o[L]!==b.A&&o[L+1]!==C&&this.visit(u,o[L])}forget(u,o){return u.used=o,this}followRepaired(u,o,m){const p=u.get(m),x=_(p)?u.resolve(p):p;return x===
null?(this.markings[o].live[m]=r,this.markings[o].count--):this.repair(o,m,x),n}repair(u,o,m){this.repairs.push({part:u,number:o,value:m}),this.followValue(u,m)}followValue(u,o){
const m=[o];for(;m.length>0;){const p=m.pop();if(p instanceof c.oS)this.visit(p instanceof c.rV?p.part:u,p.number);else if(Array.isArray(p))for(const x of p)m.push(
x);else if(p instanceof c.Bi){p.has("ByteRange")&&this.markings[u].signed.add(this.current);for(const x of p.values())m.push(x)}else if(p instanceof c.Z6)for(const[
x,C]of p.dict)x!=="Length"&&m.push(C)}}walk(u,o,m){const{extent:p}=this,{bytes:x}=u,{scan:C}=o,L=u.bodies[m];C.forgetLength();const{kept:K}=this,k=!this.strings&&
u.recallEntries(m,K);k&&C.append(K.scan.marks,K.marksFrom,K.marksTo);const U=k?K.close+2:C.value(x,L,x.length);return U<0||x[U-1]===w.AV||!(0,S.x)(u,U,C,p)||u.suspect&&
!(0,v.D)(x,L,U)||C.doubtful&&(0,y.oC)(x,L,U)?-1:(p.dataStart<0&&(C.lengthStart=-1),o.end[m]=p.end,o.detail&&(o.dataStart[m]=p.dataStart,o.dataEnd[m]=p.dataEnd,o.
lengthStart[m]=C.lengthStart,o.lengthEnd[m]=C.lengthEnd),p.end-u.table.place[m])}walkPlace(u,o,m){const p=u.place(o);if(!p)return-1;const{bytes:x,start:C,end:L}=p;
m.forgetLength();const K=m.value(x,C,L);return m.lengthStart=-1,K<0&&!I(x,C,L)||A(x,C,L)||K>0&&x[K-1]===w.AV||K>=0&&(0,w.AN)(x,K,L)<L||u.suspect&&!(0,v.D)(x,C,L)||
m.doubtful&&(0,y.oC)(x,C,L)?-1:(this.extent.valueEnd=K<0?L:K,L-C)}}const _=M=>M instanceof c.oS&&!(M instanceof c.rV);function E(M,u,o){const m=M.walked;if(m?.strings===
o)return m;const p=new T(M.size,u,o);return u&&(M.walked=p),p}function D(M){return M.patches||(M.patches=new d,M.patches.scan.strings=M.walked.strings),M.patches}
function A(M,u,o){const m=(0,w.AN)(M,u,o);return m>=o||M[m]===w.yq&&(0,w.wb)(M,m,"null")}function I(M,u,o){for(let m=u;m<o;m++)if("<([/%".includes(String.fromCharCode(
M[m])))return!1;return!0}}),21996:((B,R,h)=>{h.d(R,{Av:()=>r,RJ:()=>g,V3:()=>a,vb:()=>i,zx:()=>d});var O=h(54619),S=h(93604),b=h(78157),T=h(88500);const w=2048,
P=65536,y=1<<20,v=1024,c="[^\\0\\t\\n\\f\\r ()<>[\\]{}/%#]";async function d(e,s){const{found:f,all:_}=await l(e,s),E=D=>[...new Set([...D,..._])].sort((A,I)=>A-
I);return Object.fromEntries(s.map(D=>[D,E(f[D])]))}async function r(e,s){const{found:f,all:_}=await l(e,s);for(const E of Object.values(f))for(const D of E)_.add(
D);return _}async function l(e,s){const f=s.map(A=>{const[I="",...M]=[...A].map(o=>o.replace(/\W/,"\\$&")),u=/\W/.test(A)?c:"\\w";return`${I}(?:${M.join("")}|${u}\
{0,${Math.max(0,A.length-2)}}#)`}),_=new RegExp(`/(?:${f.join("|")}|#)`,"g"),E=Object.fromEntries(s.map(A=>[A,new Set])),D=new Set;await g(e,(A,I,M,u)=>{const o=A.
toString("latin1",I,M);_.lastIndex=0;for(let m=_.exec(o);m;m=_.exec(o)){const p=u(I+m.index);p!==void 0&&(m[0].endsWith("#")?D.add(p):E[m[0].slice(1)].add(p))}});
for(const A of i(e))D.add(A);return{found:E,all:D}}async function a(e,s){const f=await d(e,s);return[...new Set(Object.values(f).flat())].sort((_,E)=>_-E)}async function g(e,s){
const{bytes:f,table:_}=e,E=t(e),D=new Int32Array(E.length);for(let o=0;o<E.length;o++)D[o]=_.place[E[o]];const A=(0,b.bS)(f),I=o=>E[(0,S.M)(D,o)-1],M=new T.s;let u=0;
for(let o=0;o<E.length;o++){const m=o+1===E.length,p=m?f.length:D[o+1],x=p-D[o]>w;if(!x&&!m&&p-u<P)continue;if(x){D[o]>u&&s(A,u,D[o],I),M.reset();const L=M.value(
f,e.bodies[E[o]],p);s(A,D[o],L<0?p:L,I)}else s(A,u,p,I);const C=e.job.pace.step(Math.min(p-u,P));C&&await C,u=p}for(const[o,m]of n(e)){const p=e.objectStream(o);
if(!p)continue;const x=new Set(m),{starts:C,numbers:L,data:K}=p,k=U=>{const W=L[(0,S.M)(C,U)-1];return W!==void 0&&x.has(W)?W:void 0};for(let U=0;U<K.length;U+=
y){s((0,b.bS)(K),U,Math.min(U+y+v,K.length),k);const W=e.job.pace.step(4*y);W&&await W}}}function*i(e){for(let s=1;e.hasChanges&&s<e.size;s++)e.isChanged(s)&&e.
exists(s)&&(yield s)}function t(e){const{table:s,hasChanges:f}=e,_=[];let E=!0,D=-1;for(let A=1;A<s.size;A++){if(s.kind[A]!==O.tL||f&&e.isChanged(A))continue;const I=s.
place[A];E&&=I>=D,D=I,_.push(A)}return E?_:_.sort((A,I)=>s.place[A]-s.place[I])}function n(e){const{table:s,hasChanges:f}=e,_=new Map;for(let E=1;E<s.size;E++){
if(s.kind[E]!==O.UT||f&&e.isChanged(E))continue;const D=s.place[E],A=_.get(D);A?A.push(E):_.set(D,[E])}return _}}),90536:((B,R,h)=>{h.d(R,{C:()=>S,L:()=>b});var O=h(
45599);function S(T,w){const P=[T];for(;P.length>0;){const y=P.pop(),v=y instanceof O.Z6?y.dict:y;if(Array.isArray(v))for(const c of v)P.push(c);else if(v instanceof
O.Bi){w(v);for(const c of v.values())P.push(c)}}}function b(T,w){const P=[];return S(T,y=>{P.length===0&&w(y)&&P.push(y)}),P.length>0}}),93604:((B,R,h)=>{h.d(R,
{B:()=>O,M:()=>S});const O=(T,w)=>b(T,w,!1),S=(T,w)=>b(T,w,!0);function b(T,w,P){let[y,v]=[0,T.length];for(;y<v;){const c=y+v>>1,d=T[c];d<w||P&&d===w?y=c+1:v=c}
return y}})};
