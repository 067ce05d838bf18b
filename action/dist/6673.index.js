"use strict";exports.id=6673,exports.ids=[6673],exports.modules={85673:((B,R,h)=>{h.d(R,{gx:()=>x,h:()=>A});function O(f,d){const r=T(f,d);if(r!==void 0)return[r];const l=w(
f);return d.filter(a=>w(a).some(g=>g.length>3&&l.includes(g)))}function T(f,d){let r;for(const l of d){const a=b(w(f),w(l));a<=2&&a<(r?.count??1/0)&&(r={name:l,
count:a})}return r?.name}function b(f,d){return f.length!==d.length?f.length*d.length===0?1/0:b([f.join("")],[d.join("")]):d.reduce((r,l,a)=>{const g=f[a]??"",i=Math.
min(g.length,l.length),t=S(g,l);return t>(i<3?0:i<7?1:2)?1/0:r+t},0)}const A=(f,d)=>v(O(f,d));function x(f,d){const r=T(f,d),l=a=>w(a).sort().join(" ");return v(
r===void 0?d.filter(a=>f!==""&&l(a)===l(f)):[r])}const v=f=>f.length===0||f.length>3?"":` (did you mean ${f.join(" or ")}?)`,w=f=>f.trim().slice(0,64).replace(/(?<=[a-z])(?=[A-Z])/g,
" ").toLowerCase().split(/[\s_-]+/).filter(d=>d!=="");function S(f,d){let r=[],l=Array.from({length:d.length+1},(a,g)=>g);for(let a=0;a<f.length;a++){const g=[a+
1];for(let i=0;i<d.length;i++){const t=a>0&&i>0&&f[a]===d[i-1]&&f[a-1]===d[i];g.push(Math.min((l[i+1]??0)+1,(g[i]??0)+1,(l[i]??0)+(f[a]===d[i]?0:1),t?(r[i-1]??0)+
1:1/0))}r=l,l=g}return l.at(-1)??0}}),45657:((B,R,h)=>{h.d(R,{Kf:()=>b,RZ:()=>O,YG:()=>A,vH:()=>T});function O(x,v){for(const w of v)x.push(w)}function T(x,v,w){
const S=x.get(v);S?S.push(w):x.set(v,[w])}const b=x=>{let v=-1/0;for(const w of x)v=Math.max(v,w);return v},A=x=>{let v=1/0;for(const w of x)v=Math.min(v,w);return v}}),
91461:((B,R,h)=>{h.r(R),h.d(R,{get_document_info:()=>b});var O=h(92356),T=h(41561);const b=async(A,{per_page:x,with_bookmarks:v,open_password:w},S)=>{const{quiet:f,
wasRepaired:d}=(0,T.gd)(S),r=await(0,O.E)(A.bytes,f,{password:w,evenIfLocked:!0}),l=await(0,T.GS)(r,{perPage:x,withBookmarks:v,repaired:d(),size:A.bytes.length}),
{pageCount:a}=l;return{documents:[typeof a=="number"?{...A,pageCount:a}:A],data:l,notes:[],facts:{}}}}),84961:((B,R,h)=>{h.d(R,{$x:()=>d,Kh:()=>S,qg:()=>r,xS:()=>f});
var O=h(58552),T=h(33973),b=h(90536),A=h(45599),x=h(3907),v=h(33311),w=h(9819);function S(a,g){const i=a.resolve(g.get("S"));return(!g.has("S")||(0,A.Eo)(i,"Jav\
aScript")||(0,A.Eo)(i,"Rendition"))&&a.resolve(g.get("JS"))!==null}async function f(a,g){const i=g.filter(n=>(0,b.L)(a.get(n),e=>S(a,e)));if(i.length===0)return!1;
const{live:t}=await(0,T.Gy)(a);return i.some(n=>t[n]===1)}async function d(a){return await f(a,(await(0,v.S)(a)).JS)||r(a)}async function r(a){if(!(0,A.Zm)(a.get(
a.catalogNumber)))return!1;const g=a.resolve((0,w.Wo)(a,"AcroForm")?.dict.get("XFA"));if(g===null)return!1;if(a.security?.locked===!0)return null;for(const i of Array.
isArray(g)?g:[g]){const t=a.resolve(i);if(!(t instanceof A.Z6))continue;let n;try{n=await a.decodedAtEase(t)}catch(s){if(!(s instanceof O.zU)||s.code==="cancell\
ed")throw s;return!0}const e=(0,x.xK)(n);if(e===void 0||e.includes("script")&&await l(e,a.job.pace))return!0}return!1}async function l(a,g){const i=t=>(t.kind===
"start"||t.kind==="empty")&&/^(?:[^:]*:)?script$/.test(t.name);return await(0,x.km)(a,g,i)!=="well-formed"}}),91374:((B,R,h)=>{h.d(R,{QL:()=>v,bf:()=>x,fq:()=>i,
hj:()=>g,i4:()=>l,iA:()=>S,pv:()=>a,qU:()=>d,tP:()=>w});var O=h(77581),T=h(45599),b=h(9819),A=h(70549);function x(e){for(;e.part===""&&e.parent;)e=e.parent;return e}
const v="FT Parent T TU TM Ff V DV DA Q DS RV Opt MaxLen TI I Lock SV".split(" "),w=100;function*S(e,{from:s=e.array((0,b.Wo)(e,"AcroForm")?.dict.get("Fields")),
below:c,visit:_=new b._i(e),depth:E=1/0}={}){const D=[],P=(I=[],M)=>{for(let u=I.length-1;u>=0;u--)D.push({value:I[u],parent:M})};P(s,c);for(let I=D.pop();I;I=D.
pop()){const{value:M,parent:u}=I,o=(0,T.i9)(M)?e.get(M):M;if(!(0,T.Zm)(o)||!_.first(M)||(u?.depth??0)>=E)continue;const m=e.resolve(o.get("T")),p=e.resolve(o.get(
"FT")),y=m instanceof T.Mx?(0,O.g7)(m):"",C={number:(0,T.i9)(M)?M.number:void 0,dict:o,parent:u,part:y,name:n(u&&u.depth%w!==0?u.name:"",y),type:p instanceof T.
SX?p.text:u?.type,depth:(u?.depth??0)+1};yield C,P(e.array(o.get("Kids")),C)}}const f=1e3,d=(0,A.n)(r);async function r(e){const s=[];for(const c of S(e)){s.push(
c);const _=e.job.pace.step(f);_&&await _}return s}function l(e){const s=new Set(e.flatMap(({parent:c,dict:_})=>c&&_.has("T")?[c]:[]));return e.filter(c=>(c.dict.
has("T")||!c.parent)&&!s.has(c))}function a(e,s){const c=e.resolve(g(e,s,"FT"));return c instanceof T.SX?c.text:void 0}function g(e,s,c){for(const _ of t(e,s)){
const E=_.get(c);if(E!==void 0)return E}}function i(e,s){let c="";for(const _ of t(e,s)){const E=e.resolve(_.get("T"));E instanceof T.Mx&&(c=n((0,O.g7)(E),c))}return c}
function*t(e,s){let c=s;for(let _=0;c&&_<w;_++)yield c,c=e.dict(c.get("Parent"))}const n=(e,s)=>e===""||s===""?e+s:`${e}.${s}`}),6856:((B,R,h)=>{h.d(R,{n:()=>r,
w:()=>v});var O=h(78157),T=h(79725),b=h(45599),A=h(70549),x=h(6057);const v=(0,A.n)(w);async function w(i){const{pages:t,job:n}=i,e=new r(i),s=new Int32Array(t.
count),c=new Set;for(let _=0;_<t.count;_++){e.goTo(_),s[_]=e.kind,c.add(e.resources);const E=n.pace.step(300);E&&await E}return{kinds:e.kinds,kindOf:s,resources:c}}
const S=["MediaBox","CropBox","Rotate","UserUnit"],f=2e3,d=/\(|(?:^|[^<])<(?!<)/;class r{document;kinds=[];kind=-1;resources;bytes;entries=new T.R;index=-1;inherited;geometry=new l(
S);own=new l(["Resources"]);kindOf=new Map;recognised=new Map;dictionaries=new Map;constructor(t){this.document=t}goTo(t){const{document:n,entries:e,inherited:s}=this,
{pages:c}=n,_=c.number(t),E=n.place(_),D=c.inheritedBy(t);if(this.index=t,this.inherited=D,!E||!n.locate(_,E,e)){this.bytes=void 0,this.geometry.forget(),this.own.
forget(),this.kind=this.kindHere(),this.resources=c.attribute(t,"Resources");return}(this.bytes?.buffer!==E.bytes.buffer||this.bytes.byteOffset!==E.bytes.byteOffset)&&
(this.bytes=(0,O.bS)(E.bytes));const[P,I]=[this.geometry.take(this.bytes,e),this.own.take(this.bytes,e)];(!P||D!==s)&&(this.kind=this.recognise(D)),(!I||D!==s)&&
(this.resources=this.resourcesHere())}contents(){const{document:t,bytes:n}=this,e=t.pages.number(this.index);if(!n)return t.entry(e,"Contents");const s=this.entries.
find(n,"Contents");if(s<0)return;const{at:c}=this.entries;return g(n,c[s+2],c[s+3])??t.entry(e,"Contents")}get resourcesSpan(){return this.own.of(0)}resourcesHere(){
const{document:t,index:n}=this,{pages:e}=t,[s,c]=this.own.of(0);if(s===c)return e.inheritedBy(n).Resources;const _=g(this.bytes,s,c);if(_)return _;const E=()=>t.
entry(e.number(n),"Resources");if(c-s>f)return E();const D=this.own.text();return t.security&&d.test(D)?E():(this.dictionaries.has(D)||this.dictionaries.set(D,E()),
this.dictionaries.get(D))}recognise(t){let n=this.recognised.get(t);n||this.recognised.set(t,n=new Map);const e=this.geometry.text();let s=n.get(e);return s===void 0&&
n.set(e,s=this.kindHere()),s}kindHere(){const t=(0,x.iw)(this.document,this.index),n=`${t.box.join(" ")} ${t.rotation} ${t.userUnit}`;let e=this.kindOf.get(n);return e===
void 0&&this.kindOf.set(n,e=this.kinds.push(t)-1),e}}class l{keys;bytes;from;to;constructor(t){this.keys=t,this.from=new Int32Array(t.length),this.to=new Int32Array(
t.length)}forget(){this.bytes=void 0}take(t,n){const{bytes:e,from:s,to:c,keys:_}=this;let E=e!==void 0;for(let D=0;D<_.length;D++){const P=n.find(t,_[D]),I=P<0?
0:n.at[P+2],M=P<0?0:n.at[P+3];E&&=a(e,s[D],c[D],t,I,M),s[D]=I,c[D]=M}return this.bytes=t,E}of(t){return[this.from[t],this.to[t]]}text(){let t="";for(let n=0;n<this.
keys.length;n++)t+=`${this.bytes.toString("latin1",this.from[n],this.to[n])}|`;return t}}function a(i,t,n,e,s,c){if(n-t!==c-s)return!1;for(let _=t,E=s;_<n;_++,E++)
if(i[_]!==e[E])return!1;return!0}function g(i,t,n){if(!(0,O.yp)(i[t])||i[n-1]!==O.AV||i[n-2]!==O.Z4)return;const e=(0,O.JI)(i,t,n),s=(0,O.JI)(i,e.after+1,n);return i[e.
after]===O.Z4&&s.value>=0&&s.after===n-2?new b.oS(e.value,s.value):void 0}}),21281:((B,R,h)=>{h.d(R,{Ip:()=>S,XM:()=>a,Xb:()=>l,ds:()=>w,qg:()=>r});var O=h(59071),
T=h(70549),b=h(43496),A=h(824),x=h(1975),v=h(60912);const w=(0,T.n)(async t=>S(t,await(0,A.Br)(t)));function S(t,n){const e=(P,I)=>(0,O.wh)((0,x.sm)(n,P,I)[0]??
""),s=d(e("pdfaid","part"),e("pdfaid","conformance").toLowerCase()),c=f(e("pdfuaid","part"))?`PDF/UA-${e("pdfuaid","part")}`:void 0,E=[e("pdfxid","GTS_PDFXVersi\
on")||e("pdfx","GTS_PDFXVersion")||((0,O.Gh)(t.resolve((0,A._U)(t)?.get("GTS_PDFXVersion")))??""),e("pdfe","ISO_PDFEVersion"),e("pdfvtid","GTS_PDFVTVersion")],D=[
s?.name,c,...E.filter(P=>/^PDF\/[\w .:/()-]{1,40}$/.test(P))];return{archive:s,accessible:c,names:D.filter(P=>P!==void 0)}}const f=t=>/^[1-9]$/.test(t);function d(t,n){
if(!f(t))return;const e=/^[abuef]$/.test(n)?n:"";return{part:Number(t),level:e,name:`PDF/A-${t}${e}`}}function r(t,n,e,s){return n&&i(t,n,[b.dK.pdfaid]),l(e,s)}
const l=({name:t},n)=>({code:"pdfa_identification_removed",message:`The document no longer claims ${t}: ${n}.`});async function a(t){const n=await(0,A.Br)(t);if(!n)
return[];const{archive:e,accessible:s}=S(t,n);i(t,n,[b.dK.pdfaid,b.dK.pdfuaid]);const c=[e?.name,s].filter(_=>_!==void 0);return c.length>0?[g(c)]:[]}const g=t=>({
code:"conformance_dropped",message:`The result no longer claims ${t.join(" and ")}, because a merge cannot guarantee conformance.`});function i(t,n,e){n.properties.
some(({namespace:s})=>e.includes(s))&&(0,v._L)(t,(0,v.QH)(n,({namespace:s})=>e.includes(s),[]))}}),43496:((B,R,h)=>{h.d(R,{HC:()=>A,dK:()=>O,ee:()=>b});const O={
rdf:"http://www.w3.org/1999/02/22-rdf-syntax-ns#",xml:"http://www.w3.org/XML/1998/namespace",dc:"http://purl.org/dc/elements/1.1/",xmp:"http://ns.adobe.com/xap/\
1.0/",xmpMM:"http://ns.adobe.com/xap/1.0/mm/",pdf:"http://ns.adobe.com/pdf/1.3/",pdfaid:"http://www.aiim.org/pdfa/ns/id/",pdfuaid:"http://www.aiim.org/pdfua/ns/\
id/",pdfxid:"http://www.npes.org/pdfx/ns/id/",pdfx:"http://ns.adobe.com/pdfx/1.3/",pdfaExtension:"http://www.aiim.org/pdfa/ns/extension/",pdfaSchema:"http://www\
.aiim.org/pdfa/ns/schema#",pdfaProperty:"http://www.aiim.org/pdfa/ns/property#",fx:"urn:factur-x:pdfa:CrossIndustryDocument:invoice:1p0#",pdfe:"http://www.aiim.\
org/pdfe/ns/id/",pdfvtid:"http://www.npes.org/pdfvt/ns/id/",xfa:"http://www.xfa.org/schema/xfa-data/1.0/",ds:"http://www.w3.org/2000/09/xmldsig#"},T=new Map(Object.
entries(O));class b{uris=new Map;declared=[];known=new Map;enter(f){let d;for(const{name:r,value:l}of f){if(!A(r))continue;const a=r.slice(6),g=this.uris.get(a);
g?g.push(l):this.uris.set(a,[l]),(d??=[]).push(a)}this.declared.push(d??x),d&&this.known.clear()}leave(){const f=this.declared.pop()??x;for(const d of f)this.uris.
get(d).pop();f.length>0&&this.known.clear()}declares(f){return(this.uris.get(w(f))?.length??0)>0}ofElement(f){let d=this.known.get(f);if(!d){const r=w(f),l=this.
uris.get(r)?.at(-1)??T.get(r)??"";this.known.size===v&&this.known.clear(),this.known.set(f,d={namespace:l,local:f.slice(f.indexOf(":")+1)})}return d}ofAttribute(f){
return f.includes(":")?this.ofElement(f):{namespace:"",local:f}}}const A=S=>S==="xmlns"||S.startsWith("xmlns:"),x=[],v=1e3,w=S=>S.slice(0,Math.max(S.indexOf(":"),
0))}),824:((B,R,h)=>{h.d(R,{Br:()=>S,_6:()=>d,_U:()=>w});var O=h(58552),T=h(1975),b=h(17079),A=h(45599),x=h(59071),v=h(70549);function w(r){const l=r.resolve(r.
trailer.get("Info"));return l instanceof A.Bi?l:l instanceof A.Z6?l.dict:void 0}const S=(0,v.n)(f);async function f(r){const l=r.get(r.catalogNumber),a=l instanceof
A.Bi?r.resolve(l.get("Metadata")):null;if(!(a instanceof A.Z6))return;let g;try{g=r.decoded(a)}catch(i){if(!(i instanceof O.zU)||i.code==="cancelled")throw i;return T.
m}return(0,T.kg)(g,r.job.pace)}function d(r,l){const a=w(r),g=c=>r.resolve(a?.get(c)),i=(c,_,E=", ")=>{const D=(0,T.sm)(l,c,_).map(x.wh).filter(Boolean).join(E);
return D===""?null:D},t=(c,_)=>{const[E=""]=(0,T.sm)(l,c,_);return(0,x.wh)(E)||null},n=(c,_)=>(0,b._)((0,x.Gh)(g(c))??"")??(0,b._)(t("xmp",_)??"")??null,e=r.get(
r.catalogNumber),s=e instanceof A.Bi?(0,x.Gh)(r.resolve(e.get("Lang"))):null;return{title:(0,x.Gh)(g("Title"))??t("dc","title"),author:(0,x.Gh)(g("Author"))??i(
"dc","creator"),subject:(0,x.Gh)(g("Subject"))??t("dc","description"),keywords:(0,x.Gh)(g("Keywords"))??i("pdf","Keywords")??i("dc","subject"),creator:(0,x.Gh)(
g("Creator"))??t("xmp","CreatorTool"),producer:(0,x.Gh)(g("Producer"))??t("pdf","Producer"),created:n("CreationDate","CreateDate"),modified:n("ModDate","ModifyD\
ate"),language:s??t("dc","language")}}}),3907:((B,R,h)=>{h.d(R,{X:()=>g,km:()=>b,ol:()=>O,xK:()=>r});const O=200,T=1e4;async function b(i,t,n){const e=new A(i);
for(let s=e.next();s;s=e.next()){if(n(s))return"left";const c=t.step((s.to-s.from)*4+50);c&&await c}return e.hasDocumentType?"document type":e.malformed?"malfor\
med":"well-formed"}class A{text;malformed=!1;hasDocumentType=!1;at=0;constructor(t){this.text=t}next(){const{text:t,at:n}=this;if(n>=t.length)return;if(t.charCodeAt(
n)!==x)return this.characters(n,this.nextTag(n));if(t.startsWith("<!--",n))return this.other(n,"-->",4);if(t.startsWith("<?",n))return this.other(n,"?>",2);if(t.
startsWith("<![CDATA[",n)){const s=t.indexOf("]]>",n);return s<0?this.end():(this.at=s+3,{kind:"text",text:t.slice(n+9,s),from:n,to:this.at})}return t.startsWith(
"<!",n)?(this.hasDocumentType=t.startsWith("<!DOCTYPE",n),this.end()):(t.charCodeAt(n+1)===w?this.endTag(n):this.startTag(n))??this.fault(n,this.nextTag(n+1))}other(t,n,e){
const s=this.text.indexOf(n,t+e);return s<0?this.end():(this.at=s+n.length,{kind:"other",from:t,to:this.at})}endTag(t){const n=this.name(t+2),e=this.blanks(n);if(!(n===
t+2||this.text.charCodeAt(e)!==v))return this.at=e+1,{kind:"end",name:this.text.slice(t+2,n),from:t,to:this.at}}startTag(t){const{text:n}=this,e=this.name(t+1);
if(e===t+1)return;const s=n.slice(t+1,e),c=[];for(let _=e;;){const E=this.blanks(_),D=n.charCodeAt(E);if(D===v||D===w&&n.charCodeAt(E+1)===v)return this.at=D===
v?E+1:E+2,{kind:D===v?"start":"empty",name:s,attributes:c,from:t,to:this.at};const P=this.name(E),I=this.blanks(P),M=this.blanks(I+1),u=n[M];if(E===_||P===E||n[I]!==
"="||u!=='"'&&u!=="'")return;const o=n.indexOf(u,M+1),m=n.slice(M+1,Math.max(o,M+1)),p=m.includes("<")?void 0:f(m);if(o<0||p===void 0||c.length>=T)return;c.push(
{name:n.slice(E,P),value:p,from:E,to:o+1}),_=o+1}}characters(t,n){const e=f(this.text.slice(t,n));return e===void 0?this.fault(t,n):(this.at=n,{kind:"text",text:e,
from:t,to:n})}nextTag(t){const n=this.text.indexOf("<",t);return n<0?this.text.length:n}fault(t,n){return this.malformed=!0,this.at=n,{kind:"other",from:t,to:n}}end(){
this.malformed=!0,this.at=this.text.length}blanks(t){const{text:n}=this;for(;;){const e=n.charCodeAt(t);if(e!==32&&e!==9&&e!==10&&e!==13)return t;t++}}name(t){const{
text:n}=this;for(;t<n.length;t++){const e=n.charCodeAt(t);if(e<=32||e===w||e===v||e===x||e===61||e===34||e===39)break}return t}}const[x,v,w]=[60,62,47],S=new Map(
[["amp","&"],["lt","<"],["gt",">"],["quot",'"'],["apos","'"]]);function f(i){if(!i.includes("&"))return i;const t=[];let n=0;for(let e=i.indexOf("&");e>=0;e=i.indexOf(
"&",n)){const s=i.indexOf(";",e);if(s<0||s-e>12)return;const c=i.slice(e+1,s),_=S.get(c)??d(c);if(_===void 0)return;t.push(i.slice(n,e),_),n=s+1}return t.push(i.
slice(n)),t.join("")}function d(i){const t=/^#(?:x([\dA-Fa-f]+)|(\d+))$/.exec(i),n=t?parseInt(t[1]??t[2],t[1]===void 0?10:16):-1;return n>0&&n<=1114111&&!(n>=55296&&
n<=57343)?String.fromCodePoint(n):void 0}function r(i){const[t,n,e,s]=i;if(t===0&&n===0&&(e===254||e===0)||t===255&&n===254&&e===0&&s===0)return a(i);if(t===254&&
n===255||t===0&&n===60)return l(new TextDecoder("utf-16be").decode(i));if(t===255&&n===254||t===60&&n===0)return l(new TextDecoder("utf-16le").decode(i));const c=new TextDecoder().
decode(i);return l(c.includes("�")?Buffer.from(i).toString("latin1"):c)}const l=i=>i.startsWith("\uFEFF")?i.slice(1):i;function a(i){const t=new DataView(i.buffer,
i.byteOffset,i.byteLength),n=i[0]!==0,e=[];for(let s=0;s+4<=i.length;s+=4){const c=t.getUint32(s,n);if(c>1114111)return;e.push(String.fromCodePoint(c))}return l(
e.join(""))}const g=i=>i.replaceAll("&","&amp;").replaceAll("<","&lt;").replaceAll(">","&gt;").replaceAll('"',"&quot;")}),60912:((B,R,h)=>{h.d(R,{QH:()=>A,T3:()=>x,
_L:()=>f});var O=h(43496),T=h(3907),b=h(45599);function A(d,r,l){const{text:a,properties:g,end:i,about:t}=d,n=[];let e=0;for(const s of g.filter(r).sort((c,_)=>c.
from-_.from))s.from<e||(n.push(a.slice(e,s.from)),e=s.to);return n.push(a.slice(e,Math.max(i,e))),l.length>0&&n.push(v(l,t)),n.push(a.slice(Math.max(i,e))),S(n.
join(""))}function x(d){return`<?xpacket begin="\uFEFF" id="W5M0MpCehiHzreSzNTczkc9d"?>
<x:xmpmeta xmlns:x="adobe:ns:meta/">
<rdf:RDF xmlns:rdf="${O.dK.rdf}">
${v(d,"")}</rdf:RDF>
</x:xmpmeta>
<?xpacket end="w"?>`}function v(d,r){const a=[...new Set(d.map(({prefix:i})=>i))].map(i=>` xmlns:${i}="${O.dK[i]}"`).join(""),g=d.map(({prefix:i,name:t,form:n,values:e})=>`\
<${i}:${t}>${w(n,e)}</${i}:${t}>
`);return`<rdf:Description xmlns:rdf="${O.dK.rdf}" rdf:about="${(0,T.X)(r)}"${a}>
${g.join("")}</rdf:Description>
`}function w(d,r){const l=a=>r.map(g=>`<rdf:li${a}>${(0,T.X)(g)}</rdf:li>`).join("");switch(d){case"simple":return(0,T.X)(r[0]??"");case"alternative":return`<rd\
f:Alt>${l(' xml:lang="x-default"')}</rdf:Alt>`;case"ordered":return`<rdf:Seq>${l("")}</rdf:Seq>`;case"unordered":return`<rdf:Bag>${l("")}</rdf:Bag>`}}const S=d=>d.
replace(/^(\s*<\?xml\s[^>]*encoding\s*=\s*["'])[^"']*/,"$1UTF-8");function f(d,r){const l=d.catalog.get("Metadata"),a=d.resolve(l),g=a instanceof b.Z6?[...a.dict].
filter(([n])=>!["Filter","DecodeParms","Length"].includes(n)):[],i=new b.Bi([["Type",new b.SX("Metadata")],["Subtype",new b.SX("XML")],...g]),t=new b.Z6(i,Buffer.
from(r,"utf8"));(0,b.i9)(l)&&a instanceof b.Z6?d.put(l,t):d.edit(d.catalogNumber).set("Metadata",d.add(t))}}),1975:((B,R,h)=>{h.d(R,{kg:()=>x,m:()=>A,sm:()=>v});
var O=h(43496),T=h(3907);const b=1e5,A={text:"",properties:[],malformed:!0,end:-1,about:""};async function x(d,r){const l=(0,T.xK)(d);if(l===void 0)return A;const a=new S,
i=await(0,T.km)(l,r,t=>(a.take(t),a.broken))!=="well-formed"||a.depth>0||a.end<0||!a.declared;return{text:l,properties:a.properties,malformed:i,end:a.end,about:a.
about}}function v(d,r,l){return d?.properties.find(a=>a.name===l&&a.namespace===O.dK[r])?.values??[]}const w=-2;class S{properties=[];broken=!1;declared=!0;end=-1;about="";scope=new O.
ee;open=[];root=w;loose=!1;items=[];pieces=[];get depth(){return this.open.length}take(r){r.kind==="start"||r.kind==="empty"?(this.start(r.name,r.attributes,r.from),
r.kind==="empty"&&!this.broken&&this.close(r.name,r.to,r.to)):r.kind==="end"?this.close(r.name,r.from,r.to):r.kind==="text"&&this.isInProperty()&&this.pieces.push(
r.text)}isInProperty(){return this.root!==w&&this.open.length>this.root+2}start(r,l,a){if(this.open.length>=T.ol&&(this.broken=!0),this.broken)return;this.scope.
enter(l);const g=this.scope.ofElement(r),i=g.namespace===O.dK.rdf,t=i&&g.local==="li";this.root===w&&this.end<0&&i&&g.local==="Description"&&(this.root=this.open.
length-1,this.loose=!0);const n=this.open.length-this.root,e=t?l.find(({name:s})=>s==="xml:lang")?.value:void 0;if(this.open.push({name:r,...g,from:a,language:e}),
this.root===w){if(!i||g.local!=="RDF"||this.end>=0)return;this.root=this.open.length-1,this.declared=this.scope.declares(r)}else if(n===1)this.describe(l);else if(n===
2){this.items=[];const s=l.find(({name:c})=>this.isRdf(c,"resource"));this.pieces=s?[s.value]:[]}else t&&(this.pieces=[])}describe(r){for(const{name:l,value:a,from:g,
to:i}of r){if((0,O.HC)(l))continue;const{namespace:t,local:n}=this.scope.ofAttribute(l);t===O.dK.rdf&&n==="about"&&(this.about=a),!(t===""||t===O.dK.rdf||t===O.
dK.xml)&&this.add({namespace:t,name:n,values:[a],from:g,to:i})}}close(r,l,a){const g=this.open.pop();if(g?.name!==r){this.broken=!0;return}this.scope.leave();const i=this.
open.length-this.root;if(this.root!==w)if(i===0)this.end=l,this.root=w;else if(i===1&&this.loose)this.root=w,this.loose=!1;else if(i===2){const t=this.items.length>
0?f(this.items):[this.pieces.join("").trim()];this.add({namespace:g.namespace,name:g.local,values:t,from:g.from,to:a})}else i>2&&g.namespace===O.dK.rdf&&g.local===
"li"&&(this.items.push({text:this.pieces.join("").trim(),language:g.language}),this.pieces=[])}add(r){this.properties.length<b?this.properties.push(r):this.broken=
!0}isRdf(r,l){const a=this.scope.ofAttribute(r);return a.local===l&&a.namespace===O.dK.rdf}}function f(d){const r=d.findIndex(({language:a})=>a?.toLowerCase()===
"x-default"),l=d.map(({text:a})=>a);return r>0?[l[r],...l.slice(0,r),...l.slice(r+1)]:l}}),33546:((B,R,h)=>{h.d(R,{FB:()=>x,Hr:()=>w,Zh:()=>S,k$:()=>v,qm:()=>f});
var O=h(93604),T=h(45599),b=h(81077);const A={first:0,style:"D",prefix:void 0,start:1};async function x(i){const t=i.catalog.get("PageLabels");if(!i.dict(t))return;
const n=(await(0,b.Zc)(i,t,"Nums")).map(([e,s])=>({first:Number(e),label:i.dict(s)})).filter(({first:e})=>Number.isInteger(e)&&e>=0).sort((e,s)=>e.first-s.first).
filter(({first:e},s,c)=>c[s+1]?.first!==e).map(({first:e,label:s})=>({first:e,...d(i,s)}));return n[0]?.first===0?n:[A,...n]}function v(i,t){const n=i.editCatalog();
if(t.length===0){n.delete("PageLabels");return}const e=t[0].first===0?t:[A,...t],s=g(i),c=e.map(({first:_,start:E,...D})=>[_,a({...D,number:E},s)]);n.set("PageL\
abels",i.add((0,b.H6)(i,c,"Nums")))}async function w(i){const t=await x(i);if(!t)return;const n=t.map(({first:e})=>e);return e=>{const s=t[(0,O.M)(n,e)-1];return{
...s,number:s.start+e-s.first}}}function S(i,t){const n=[],e=g(i);let s,c=0;for(const _ of t)(!s||!r(s,_))&&n.push([c,a(_,e)]),s=_,c++;return(0,b.H6)(i,n,"Nums")}
async function f(i,t){const n=await w(i);if(!n)return;const e=S(i,Array.from(t,s=>n(s-1)));i.editCatalog().set("PageLabels",i.add(e))}function d(i,t){const n=i.
resolve(t?.get("S")),e=i.resolve(t?.get("P")),s=i.resolve(t?.get("St"));return{style:n instanceof T.SX?n.text:void 0,prefix:e instanceof T.Mx&&e.bytes.length>0?
e:void 0,start:typeof s=="number"&&Number.isInteger(s)&&s>=1?s:1}}function r(i,t){return i.style!==t.style||t.style!==void 0&&t.number!==i.number+1?!1:i.prefix===
t.prefix?!0:!!i.prefix&&!!t.prefix&&Buffer.compare(i.prefix.bytes,t.prefix.bytes)===0}const l=100;function a({style:i,prefix:t,number:n},e){return(0,T.jd)({S:i===
void 0?void 0:(0,T.UU)(i),P:t&&t.bytes.length>l?e(t):t,St:i===void 0||n===1?void 0:n})}function g(i){const t=new Map;return n=>{let e=t.get(n);return e||t.set(n,
e=i.add(n)),e}}}),37081:((B,R,h)=>{h.d(R,{O:()=>b});var O=h(45599),T=h(9819);async function b(x,v,w=1/0){const S=new T._i(x),f=(0,T.Wo)(x,"Outlines"),d=[{value:f&&
A(x,f.holder,f.dict,"First"),level:1}];for(let r=d.pop();r;r=d.pop()){const{value:l,level:a}=r;if(l===void 0||!S.first(l)||!v(l,a)||!(0,O.i9)(l))continue;const g=t=>{
const n=x.entry(l.number,t);return n instanceof O.Bi?A(x,l.number,x.get(l.number),t):n};d.push({value:g("Next"),level:a}),a<w&&d.push({value:g("First"),level:a+
1});const i=x.job.pace.step(300);i&&await i}}function A(x,v,w,S){const f=w.get(S);if(!(f instanceof O.Bi))return f;const d=x.add(f);return S==="Next"&&f.set("Pr\
ev",new O.oS(v)),x.edit(v),w.set(S,d),d}}),12207:((B,R,h)=>{h.d(R,{Ht:()=>f,hN:()=>x,jS:()=>A,ji:()=>v});var O=h(45599),T=h(81077),b=h(45657);async function A(d){
const{catalog:r}=d,l=await(0,T.Zc)(d,d.dict(r.get("Names"))?.get("Dests"),"Names");return{names:new Map(d.dict(r.get("Dests"))),strings:new Map(l.map(([a,g])=>[
(0,T.Pu)(a),g]))}}function x({pages:d},r){const l=(0,O.i9)(r)?d.indexOf(r.number):r;return typeof l=="number"&&Number.isInteger(l)&&l>=0&&l<d.count?l:void 0}function v(d,r){
return r==null?[]:d.array(r)??[r]}const w=8,S=50;class f{document;named;constructor(r,l){this.document=r,this.named=l}static async of(r){return new f(r,await A(
r))}pageOf(r){return this.pageOfDestination(r.get("Dest"))??this.pageOfAction(r.get("A"))}pageOfDestination(r,l=w){const{document:a}=this,g=a.resolve(r),i=a.array(
g);if(i)return x(a,i[0]);if(l===0)return;const t=a.dict(g);return t?this.pageOfDestination(t.get("D"),l-1):this.pageOfDestination(this.namedBy(g),l-1)}namedBy(r){
const{names:l,strings:a}=this.named;if(r instanceof O.SX)return l.get(r.text)??a.get(r.text);if(!(r instanceof O.Mx))return;const g=(0,T.Pu)(r);return a.get(g)??
l.get(g)}pageOfAction(r){const{document:l}=this,a=r===void 0?[]:[r];for(let g=0;a.length>0&&g<S;g++){const i=l.dict(a.shift());if(!i)continue;const n=(0,O.Eo)(l.
resolve(i.get("S")),"GoTo")?this.pageOfDestination(i.get("D")):void 0;if(n!==void 0)return n;(0,b.RZ)(a,v(l,i.get("Next")).slice(0,S))}}}}),81077:((B,R,h)=>{h.d(
R,{AN:()=>f,BX:()=>v,H6:()=>w,MN:()=>S,Pu:()=>A,Zc:()=>x});var O=h(45599),T=h(9819);const b=64,A=t=>typeof t=="number"?String(t):Buffer.from(t.bytes).toString("\
latin1");async function x(t,n,e){const s=[];for(const c of await r(t,n,0,e)){for(const E of a(t,c,e))s.push(E);const _=t.job.pace.step(d);_&&await _}return s}async function v(t,n,e,s,c,_){
const E=await r(t,n,e,s,_);for(let D=E.length-1;D>=0;D--){const P=E[D],I=a(t,P,s),M=I.filter(([p,y])=>!c(p,y)),u=t.job.pace.step(d+I.length*d);u&&await u,M.length<
I.length&&(t.edit(P.holder),P.dict.set(s,M.flat()),P.changed=!0);for(const p of P.repeats)t.edit(P.holder),P.dict.delete(p),P.changed=!0;if(P.emptyKids){const p=(t.
array(P.dict.get("Kids"))??[]).filter(y=>!P.emptyKids.has(t.dict(y)));t.edit(P.holder),P.dict.set("Kids",p),P.changed=!0}if(!P.changed)continue;const o=t.array(
P.dict.get("Kids"))??[];P.empty=M.length===0&&o.length===0;const m=P.parent;m&&(m.changed=!0,P.empty?(m.emptyKids??=new Set).add(P.dict):g(t,P,M,o))}return E[0]?.
empty??!1}function w(t,n,e){if(n.length<=b)return(0,O.jd)({[e]:n.flat()});let s=[];for(const c of i(n)){const[_,E]=[c[0][0],c.at(-1)[0]];s.push({ref:t.add((0,O.
jd)({Limits:[_,E],[e]:c.flat()})),low:_,high:E})}for(;s.length>b;)s=i(s).map(c=>{const[_,E]=[c[0].low,c.at(-1).high];return{ref:t.add((0,O.jd)({Limits:[_,E],Kids:c.
map(({ref:D})=>D)})),low:_,high:E}});return(0,O.jd)({Kids:s.map(({ref:c})=>c)})}const S=(t,n)=>w(t,f([...n].map(([e,s])=>[(0,O.Px)(e),s])),"Names");function f(t){
return t.map(n=>({entry:n,key:A(n[0])})).sort((n,e)=>n.key<e.key?-1:n.key>e.key?1:0).map(({entry:n})=>n)}const d=100;async function r(t,n,e,s,c){const _=new T.b9(
t),E=new Set,D=M=>E.size<E.add(M).size,P=[],I=[{value:n??null,holder:e,parent:void 0}];for(let M=I.pop();M!==void 0;M=I.pop()){_.spend(1);const u=t.dict(M.value);
if(!u||!D(u)||c&&M.parent&&!l(t,u,c))continue;const o=[],m=K=>{const k=t.array(u.get(K));return!k||D(k)?k??[]:(o.push(K),[])},p=m(s).length>>1,y=m("Kids"),C={dict:u,
holder:(0,T.Kd)(M.value,M.holder),parent:M.parent,repeats:o};P.push(C),_.spend(p);for(let K=y.length-1;K>=0;K--)I.push({value:y[K],holder:(0,T.Kd)(u.get("Kids"),
C.holder),parent:C});const L=t.job.pace.step(d+p*d);L&&await L}return P}function l(t,n,e){const[s,c]=t.array(n.get("Limits"))??[];return typeof s!="number"||typeof c!=
"number"||e(s,c)}function a(t,{dict:n,repeats:e},s){const c=e.includes(s)?void 0:t.array(n.get(s));if(!c)return[];const _=[];for(let E=0;E+1<c.length;E+=2){const D=t.
resolve(c[E]);(s==="Names"?D instanceof O.Mx:typeof D=="number")&&_.push([D,c[E+1]])}return _}function g(t,n,e,s){const c=D=>t.array(t.dict(D)?.get("Limits"))??
[],_=e[0]?.[0]??c(s[0])[0],E=e.at(-1)?.[0]??c(s.at(-1))[1];t.edit(n.holder),_!==void 0&&E!==void 0?n.dict.set("Limits",[_,E]):n.dict.delete("Limits")}function i(t){
const n=[];for(let e=0;e<t.length;e+=b)n.push(t.slice(e,e+b));return n}}),70549:((B,R,h)=>{h.d(R,{n:()=>O});function O(T){const b=new WeakMap;return A=>{if(A.hasChanges)
return T(A);const x=b.get(A);if(x)return x.answer;const v=T(A);return b.set(A,{answer:v}),v}}}),9819:((B,R,h)=>{h.d(R,{J7:()=>b,Kd:()=>v,Wo:()=>w,_i:()=>x,b9:()=>A});
var O=h(42973),T=h(45599);class b{document;gone=new Set;chased=new Set;constructor(f){this.document=f}remove(f){const{catalog:d,catalogNumber:r,pages:l}=this.document,
a=d.get("Pages");f===r||(0,T.i9)(a)&&f===a.number||l.holds(f)||(this.gone.add(f),this.document.remove(f))}chase(f){this.chased.add(f)}removed(){return this.gone}takeChased(){
const f=this.chased;return this.chased=new Set,f}isGone(f){return(0,T.i9)(f)&&this.gone.has(f.number)}}class A{most;left;constructor(f){this.most=this.left=f.job.
limits.nodes}spend=f=>{if(this.left-=f,this.left<0)throw(0,O.F)("nodes",`The document has more than ${this.most} fields, bookmarks, names and structure elements`,
"Remove bookmarks or tags with another program first")}}class x{seen;beyond=new Set;allowance;constructor(f,d=new A(f)){this.allowance=d,this.seen=new Uint8Array(
(f.size>>3)+1)}first(f){if(this.allowance.spend(1),!(0,T.i9)(f))return!0;const{number:d}=f,r=d>>3;if(r>=this.seen.length)return this.beyond.size<this.beyond.add(
d).size;const l=1<<(d&7),a=(this.seen[r]&l)===0;return this.seen[r]|=l,a}}function v(S,f){return(0,T.i9)(S)?S.number:f}function w(S,f){const d=S.catalog.get(f),
r=S.dict(d);return r&&{dict:r,holder:v(d,S.catalogNumber)}}}),33973:((B,R,h)=>{h.d(R,{Gy:()=>a,Rf:()=>g,Ip:()=>i});var O=h(54619),T=h(85368),b=h(88500);class A{detail;strings;done;end;valueEnd;dataStart;dataEnd;lengthStart;lengthEnd;from;to;scan=new b.
s;signed=new Set;constructor(u,o,m){this.detail=o,this.strings=m,this.scan.strings=m;const p=new Int32Array(o?8*u:u);this.done=new Uint8Array(o?u:0);const y=C=>p.
subarray(C*u,(C+1)*u);this.end=y(0),this.valueEnd=y(1),this.dataStart=y(2),this.dataEnd=y(3),this.lengthStart=y(4),this.lengthEnd=y(5),this.from=y(6),this.to=y(
7)}}var x=h(78157),v=h(79725),w=h(4e4),S=h(39150),f=h(45599);class d{scan=new b.s;ranges=new Map}const r=2;class l{walked;live;via;count=0;bytes=0;patches;signed=new Set;constructor(u,o,m){
this.walked=m,this.live=new Uint8Array(u),this.via=new Int32Array(o?u:0)}}async function a(M,{watched:u}={}){const{markings:o,referrers:m}=await g([M],{watched:u,
detail:!0}),{live:p,via:y}=o[0];return{live:p,via:y,referrers:m}}async function g(M,u={}){const o=new c(M,u);return await o.run(),o}function i(M,{repairs:u}){for(const{
part:o,number:m,value:p}of u)M[o].put(m,p)}const t=100,n=100,e=-2;function s(M){if(M instanceof f.Z6)return M.data.length+s(M.dict);if(Array.isArray(M))return 12*
M.length;if(!(M instanceof f.Bi))return t;let u=30*M.size;for(const o of M.values())Array.isArray(o)&&(u+=12*o.length);return u}class c{documents;markings;referrers=new Set;repairs=[];stack=[];current=0;watched;extent={
valueEnd:-1,dataStart:-1,dataEnd:-1,end:-1};kept=new v.R;strings;alias;constructor(u,{detail:o=!1,strings:m=!1,watched:p,alias:y}){if(this.documents=u,this.strings=
m,this.alias=y,this.markings=u.map(C=>new l(C.size,p!==void 0,E(C,m||o,m))),!!p){this.watched=new Uint8Array(u[0].size);for(const C of p)this.watched[C]=1}}async run(){
const{documents:u,stack:o}=this,[m]=u;for(const[p,y]of m.trailer)p!=="Encrypt"&&this.followValue(0,y);for(;o.length>0;){const p=o.pop(),y=p%u.length,C=m.job.pace.
step(this.follow(y,(p-y)/u.length));C&&await C}for(const{live:p,signed:y,walked:C}of this.markings)for(const L of C.signed)p[L]===1&&y.add(L)}visit(u,o){this.alias&&
({part:u,number:o}=this.alias(u,o)??{part:u,number:o}),this.watched&&this.watched[o]===1&&this.referrers.add(this.current);const m=this.markings[u],{live:p}=m;if(o>
0&&o<p.length&&p[o]!==0)return;const y=this.documents[u];if(o<=0||o>=p.length||!y.exists(o))return y.missed(o);p[o]=1,this.watched&&(m.via[o]=this.current),this.
stack.push(o*this.documents.length+u)}follow(u,o){const m=this.documents[u],p=this.markings[u],{walked:y}=p;if(this.current=o,p.count++,m.isChanged(o))return this.
followChanged(m,p,u,o);if(y.done[o]===1)return this.followAgain(m,p,u,o);const{scan:C,detail:L}=y;L||(C.used=0);const K=C.used,k=m.table.kind[o]===O.tL?this.walk(
m,y,o):this.walkPlace(m,o,C);return k<0||C.byteRange&&this.isSignature(y.signed,o)?this.forget(C,K).followRepaired(m,u,o):(p.bytes+=k,L&&(y.from[o]=K,y.to[o]=C.
used,y.valueEnd[o]=this.extent.valueEnd,y.done[o]=1),this.followMarks(u,C,K,C.used,C.lengthStart),n+k)}followChanged(u,o,m,p){const y=u.patched(p);if(!y){const W=u.
edited.get(p);return _(W)||W===null?this.followRepaired(u,m,p):(this.followValue(m,W),o.bytes+=s(W),n)}const{detail:C}=o.walked;if(y.references&&!C&&!u.suspect){
for(let W=y.first;W<y.last;W++)this.visit(m,y.references[W]);return o.bytes+=y.end-y.start,n}const{scan:L,ranges:K}=D(o);C||(L.used=0);const k=L.used,U=this.walkPlace(
u,p,L);return U<0||L.byteRange&&this.isSignature(o.signed,p)?this.forget(L,k).followRepaired(u,m,p):(o.bytes+=U,C&&K.set(p,{from:k,to:L.used,valueEnd:this.extent.
valueEnd}),this.followMarks(m,L,k,L.used,L.lengthStart),n+U)}followAgain(u,o,m,p){const{walked:y}=o;return o.bytes+=y.end[p]>0?y.end[p]-u.table.place[p]:t,this.
followMarks(m,y.scan,y.from[p],y.to[p],y.lengthStart[p]),n}isSignature(u,o){return u.add(o),this.strings}followMarks(u,{marks:o},m,p,y){const C=this.strings?y:e;
for(let L=m;L<p;L+=3)o[L]!==b.A&&o[L+1]!==C&&this.visit(u,o[L])}forget(u,o){return u.used=o,this}followRepaired(u,o,m){const p=u.get(m),y=_(p)?u.resolve(p):p;return y===
null?(this.markings[o].live[m]=r,this.markings[o].count--):this.repair(o,m,y),n}repair(u,o,m){this.repairs.push({part:u,number:o,value:m}),this.followValue(u,m)}followValue(u,o){
const m=[o];for(;m.length>0;){const p=m.pop();if(p instanceof f.oS)this.visit(p instanceof f.rV?p.part:u,p.number);else if(Array.isArray(p))for(const y of p)m.push(
y);else if(p instanceof f.Bi){p.has("ByteRange")&&this.markings[u].signed.add(this.current);for(const y of p.values())m.push(y)}else if(p instanceof f.Z6)for(const[
y,C]of p.dict)y!=="Length"&&m.push(C)}}walk(u,o,m){const{extent:p}=this,{bytes:y}=u,{scan:C}=o,L=u.bodies[m];C.forgetLength();const{kept:K}=this,k=!this.strings&&
u.recallEntries(m,K);k&&C.append(K.scan.marks,K.marksFrom,K.marksTo);const U=k?K.close+2:C.value(y,L,y.length);return U<0||y[U-1]===x.AV||!(0,T.x)(u,U,C,p)||u.suspect&&
!(0,S.D)(y,L,U)||C.doubtful&&(0,w.oC)(y,L,U)?-1:(p.dataStart<0&&(C.lengthStart=-1),o.end[m]=p.end,o.detail&&(o.dataStart[m]=p.dataStart,o.dataEnd[m]=p.dataEnd,o.
lengthStart[m]=C.lengthStart,o.lengthEnd[m]=C.lengthEnd),p.end-u.table.place[m])}walkPlace(u,o,m){const p=u.place(o);if(!p)return-1;const{bytes:y,start:C,end:L}=p;
m.forgetLength();const K=m.value(y,C,L);return m.lengthStart=-1,K<0&&!I(y,C,L)||P(y,C,L)||K>0&&y[K-1]===x.AV||K>=0&&(0,x.AN)(y,K,L)<L||u.suspect&&!(0,S.D)(y,C,L)||
m.doubtful&&(0,w.oC)(y,C,L)?-1:(this.extent.valueEnd=K<0?L:K,L-C)}}const _=M=>M instanceof f.oS&&!(M instanceof f.rV);function E(M,u,o){const m=M.walked;if(m?.strings===
o)return m;const p=new A(M.size,u,o);return u&&(M.walked=p),p}function D(M){return M.patches||(M.patches=new d,M.patches.scan.strings=M.walked.strings),M.patches}
function P(M,u,o){const m=(0,x.AN)(M,u,o);return m>=o||M[m]===x.yq&&(0,x.wb)(M,m,"null")}function I(M,u,o){for(let m=u;m<o;m++)if("<([/%".includes(String.fromCharCode(
M[m])))return!1;return!0}}),21996:((B,R,h)=>{h.d(R,{Av:()=>r,RJ:()=>g,V3:()=>a,vb:()=>i,zx:()=>d});var O=h(54619),T=h(93604),b=h(78157),A=h(88500);const x=2048,
v=65536,w=1<<20,S=1024,f="[^\\0\\t\\n\\f\\r ()<>[\\]{}/%#]";async function d(e,s){const{found:c,all:_}=await l(e,s),E=D=>[...new Set([...D,..._])].sort((P,I)=>P-
I);return Object.fromEntries(s.map(D=>[D,E(c[D])]))}async function r(e,s){const{found:c,all:_}=await l(e,s);for(const E of Object.values(c))for(const D of E)_.add(
D);return _}async function l(e,s){const c=s.map(P=>{const[I="",...M]=[...P].map(o=>o.replace(/\W/,"\\$&")),u=/\W/.test(P)?f:"\\w";return`${I}(?:${M.join("")}|${u}\
{0,${Math.max(0,P.length-2)}}#)`}),_=new RegExp(`/(?:${c.join("|")}|#)`,"g"),E=Object.fromEntries(s.map(P=>[P,new Set])),D=new Set;await g(e,(P,I,M,u)=>{const o=P.
toString("latin1",I,M);_.lastIndex=0;for(let m=_.exec(o);m;m=_.exec(o)){const p=u(I+m.index);p!==void 0&&(m[0].endsWith("#")?D.add(p):E[m[0].slice(1)].add(p))}});
for(const P of i(e))D.add(P);return{found:E,all:D}}async function a(e,s){const c=await d(e,s);return[...new Set(Object.values(c).flat())].sort((_,E)=>_-E)}async function g(e,s){
const{bytes:c,table:_}=e,E=t(e),D=new Int32Array(E.length);for(let o=0;o<E.length;o++)D[o]=_.place[E[o]];const P=(0,b.bS)(c),I=o=>E[(0,T.M)(D,o)-1],M=new A.s;let u=0;
for(let o=0;o<E.length;o++){const m=o+1===E.length,p=m?c.length:D[o+1],y=p-D[o]>x;if(!y&&!m&&p-u<v)continue;if(y){D[o]>u&&s(P,u,D[o],I),M.reset();const L=M.value(
c,e.bodies[E[o]],p);s(P,D[o],L<0?p:L,I)}else s(P,u,p,I);const C=e.job.pace.step(Math.min(p-u,v));C&&await C,u=p}for(const[o,m]of n(e)){const p=e.objectStream(o);
if(!p)continue;const y=new Set(m),{starts:C,numbers:L,data:K}=p,k=U=>{const W=L[(0,T.M)(C,U)-1];return W!==void 0&&y.has(W)?W:void 0};for(let U=0;U<K.length;U+=
w){s((0,b.bS)(K),U,Math.min(U+w+S,K.length),k);const W=e.job.pace.step(4*w);W&&await W}}}function*i(e){for(let s=1;e.hasChanges&&s<e.size;s++)e.isChanged(s)&&e.
exists(s)&&(yield s)}function t(e){const{table:s,hasChanges:c}=e,_=[];let E=!0,D=-1;for(let P=1;P<s.size;P++){if(s.kind[P]!==O.tL||c&&e.isChanged(P))continue;const I=s.
place[P];E&&=I>=D,D=I,_.push(P)}return E?_:_.sort((P,I)=>s.place[P]-s.place[I])}function n(e){const{table:s,hasChanges:c}=e,_=new Map;for(let E=1;E<s.size;E++){
if(s.kind[E]!==O.UT||c&&e.isChanged(E))continue;const D=s.place[E],P=_.get(D);P?P.push(E):_.set(D,[E])}return _}}),90536:((B,R,h)=>{h.d(R,{C:()=>T,L:()=>b});var O=h(
45599);function T(A,x){const v=[A];for(;v.length>0;){const w=v.pop(),S=w instanceof O.Z6?w.dict:w;if(Array.isArray(S))for(const f of S)v.push(f);else if(S instanceof
O.Bi){x(S);for(const f of S.values())v.push(f)}}}function b(A,x){const v=[];return T(A,w=>{v.length===0&&x(w)&&v.push(w)}),v.length>0}}),93604:((B,R,h)=>{h.d(R,
{B:()=>O,M:()=>T});const O=(A,x)=>b(A,x,!1),T=(A,x)=>b(A,x,!0);function b(A,x,v){let[w,S]=[0,A.length];for(;w<S;){const f=w+S>>1,d=A[f];d<x||v&&d===x?w=f+1:S=f}
return w}})};
