"use strict";exports.id=6673,exports.ids=[6673],exports.modules={85673:((B,R,h)=>{h.d(R,{gx:()=>w,h:()=>D});function O(c,l){const r=A(c,l);if(r!==void 0)return[r];const d=v(
c);return l.filter(a=>v(a).some(g=>g.length>3&&d.includes(g)))}function A(c,l){let r;for(const d of l){const a=S(v(c),v(d));a<=2&&a<(r?.count??1/0)&&(r={name:d,
count:a})}return r?.name}function S(c,l){return c.length!==l.length?c.length*l.length===0?1/0:S([c.join("")],[l.join("")]):l.reduce((r,d,a)=>{const g=c[a]??"",i=Math.
min(g.length,d.length),t=P(g,d);return t>(i<3?0:i<7?1:2)?1/0:r+t},0)}const D=(c,l)=>M(O(c,l));function w(c,l){const r=A(c,l),d=a=>v(a).sort().join(" ");return M(
r===void 0?l.filter(a=>c!==""&&d(a)===d(c)):[r])}const M=c=>c.length===0||c.length>3?"":` (did you mean ${c.join(" or ")}?)`,v=c=>c.trim().slice(0,64).replace(/(?<=[a-z])(?=[A-Z])/g,
" ").toLowerCase().split(/[\s_-]+/).filter(l=>l!=="");function P(c,l){let r=[],d=Array.from({length:l.length+1},(a,g)=>g);for(let a=0;a<c.length;a++){const g=[a+
1];for(let i=0;i<l.length;i++){const t=a>0&&i>0&&c[a]===l[i-1]&&c[a-1]===l[i];g.push(Math.min((d[i+1]??0)+1,(g[i]??0)+1,(d[i]??0)+(c[a]===l[i]?0:1),t?(r[i-1]??0)+
1:1/0))}r=d,d=g}return d.at(-1)??0}}),45657:((B,R,h)=>{h.d(R,{Kf:()=>S,RZ:()=>O,YG:()=>D,vH:()=>A});function O(w,M){for(const v of M)w.push(v)}function A(w,M,v){
const P=w.get(M);P?P.push(v):w.set(M,[v])}const S=w=>{let M=-1/0;for(const v of w)M=Math.max(M,v);return M},D=w=>{let M=1/0;for(const v of w)M=Math.min(M,v);return M}}),
91461:((B,R,h)=>{h.r(R),h.d(R,{get_document_info:()=>S});var O=h(92356),A=h(41561);const S=async(D,{per_page:w,with_bookmarks:M,open_password:v},P)=>{const{quiet:c,
wasRepaired:l}=(0,A.gd)(P),r=await(0,O.E)(D.bytes,c,{password:v,evenIfLocked:!0}),d=await(0,A.GS)(r,{perPage:w,withBookmarks:M,repaired:l(),size:D.bytes.length}),
{pageCount:a}=d;return{documents:[typeof a=="number"?{...D,pageCount:a}:D],data:d,notes:[],facts:{}}}}),84961:((B,R,h)=>{h.d(R,{$x:()=>l,Kh:()=>P,qg:()=>r,xS:()=>c});
var O=h(58552),A=h(33973),S=h(90536),D=h(45599),w=h(3907),M=h(33311),v=h(9819);function P(a,g){const i=a.resolve(g.get("S"));return(!g.has("S")||(0,D.Eo)(i,"Jav\
aScript")||(0,D.Eo)(i,"Rendition"))&&a.resolve(g.get("JS"))!==null}async function c(a,g){const i=g.filter(e=>(0,S.L)(a.get(e),n=>P(a,n)));if(i.length===0)return!1;
const{live:t}=await(0,A.Gy)(a);return i.some(e=>t[e]===1)}async function l(a){return await c(a,(await(0,M.S)(a)).JS)||r(a)}async function r(a){if(!(0,D.Zm)(a.get(
a.catalogNumber)))return!1;const g=a.resolve((0,v.Wo)(a,"AcroForm")?.dict.get("XFA"));if(g===null)return!1;if(a.security?.locked===!0)return null;for(const i of Array.
isArray(g)?g:[g]){const t=a.resolve(i);if(!(t instanceof D.Z6))continue;let e;try{e=await a.decodedAtEase(t)}catch(s){if(!(s instanceof O.zU)||s.code==="cancell\
ed")throw s;return!0}const n=(0,w.xK)(e);if(n===void 0||n.includes("script")&&await d(n,a.job.pace))return!0}return!1}async function d(a,g){const i=t=>(t.kind===
"start"||t.kind==="empty")&&/^(?:[^:]*:)?script$/.test(t.name);return await(0,w.km)(a,g,i)!=="well-formed"}}),91374:((B,R,h)=>{h.d(R,{QL:()=>M,bf:()=>w,fq:()=>i,
hj:()=>g,i4:()=>d,iA:()=>P,pv:()=>a,qU:()=>l,tP:()=>v});var O=h(77581),A=h(45599),S=h(9819),D=h(70549);function w(n){for(;n.part===""&&n.parent;)n=n.parent;return n}
const M="FT Parent T TU TM Ff V DV DA Q DS RV Opt MaxLen TI I Lock SV".split(" "),v=100;function*P(n,{from:s=n.array((0,S.Wo)(n,"AcroForm")?.dict.get("Fields")),
below:o,visit:p=new S._i(n),depth:_=1/0}={}){const T=[],C=(L=[],m)=>{for(let u=L.length-1;u>=0;u--)T.push({value:L[u],parent:m})};C(s,o);for(let L=T.pop();L;L=T.
pop()){const{value:m,parent:u}=L,f=(0,A.i9)(m)?n.get(m):m;if(!(0,A.Zm)(f)||!p.first(m)||(u?.depth??0)>=_)continue;const x=n.resolve(f.get("T")),E=n.resolve(f.get(
"FT")),y=x instanceof A.Mx?(0,O.g7)(x):"",b={number:(0,A.i9)(m)?m.number:void 0,dict:f,parent:u,part:y,name:e(u&&u.depth%v!==0?u.name:"",y),type:E instanceof A.
SX?E.text:u?.type,depth:(u?.depth??0)+1};yield b,C(n.array(f.get("Kids")),b)}}const c=1e3,l=(0,D.n)(r);async function r(n){const s=[];for(const o of P(n)){s.push(
o);const p=n.job.pace.step(c);p&&await p}return s}function d(n){const s=new Set(n.flatMap(({parent:o,dict:p})=>o&&p.has("T")?[o]:[]));return n.filter(o=>(o.dict.
has("T")||!o.parent)&&!s.has(o))}function a(n,s){const o=n.resolve(g(n,s,"FT"));return o instanceof A.SX?o.text:void 0}function g(n,s,o){for(const p of t(n,s)){
const _=p.get(o);if(_!==void 0)return _}}function i(n,s){let o="";for(const p of t(n,s)){const _=n.resolve(p.get("T"));_ instanceof A.Mx&&(o=e((0,O.g7)(_),o))}return o}
function*t(n,s){let o=s;for(let p=0;o&&p<v;p++)yield o,o=n.dict(o.get("Parent"))}const e=(n,s)=>n===""||s===""?n+s:`${n}.${s}`}),6856:((B,R,h)=>{h.d(R,{n:()=>r,
w:()=>M});var O=h(78157),A=h(79725),S=h(45599),D=h(70549),w=h(6057);const M=(0,D.n)(v);async function v(i){const{pages:t,job:e}=i,n=new r(i),s=new Int32Array(t.
count),o=new Set;for(let p=0;p<t.count;p++){n.goTo(p),s[p]=n.kind,o.add(n.resources);const _=e.pace.step(300);_&&await _}return{kinds:n.kinds,kindOf:s,resources:o}}
const P=["MediaBox","CropBox","Rotate","UserUnit"],c=2e3,l=/\(|(?:^|[^<])<(?!<)/;class r{document;kinds=[];kind=-1;resources;bytes;entries=new A.R;index=-1;inherited;geometry=new d(
P);own=new d(["Resources"]);kindOf=new Map;recognised=new Map;dictionaries=new Map;constructor(t){this.document=t}goTo(t){const{document:e,entries:n,inherited:s}=this,
{pages:o}=e,p=o.number(t),_=e.place(p),T=o.inheritedBy(t);if(this.index=t,this.inherited=T,!_||!e.locate(p,_,n)){this.bytes=void 0,this.geometry.forget(),this.own.
forget(),this.kind=this.kindHere(),this.resources=o.attribute(t,"Resources");return}(this.bytes?.buffer!==_.bytes.buffer||this.bytes.byteOffset!==_.bytes.byteOffset)&&
(this.bytes=(0,O.bS)(_.bytes));const[C,L]=[this.geometry.take(this.bytes,n),this.own.take(this.bytes,n)];(!C||T!==s)&&(this.kind=this.recognise(T)),(!L||T!==s)&&
(this.resources=this.resourcesHere())}contents(){const{document:t,bytes:e}=this,n=t.pages.number(this.index);if(!e)return t.entry(n,"Contents");const s=this.entries.
find(e,"Contents");if(s<0)return;const{at:o}=this.entries;return g(e,o[s+2],o[s+3])??t.entry(n,"Contents")}get resourcesSpan(){return this.own.of(0)}resourcesHere(){
const{document:t,index:e}=this,{pages:n}=t,[s,o]=this.own.of(0);if(s===o)return n.inheritedBy(e).Resources;const p=g(this.bytes,s,o);if(p)return p;const _=()=>t.
entry(n.number(e),"Resources");if(o-s>c)return _();const T=this.own.text();return t.security&&l.test(T)?_():(this.dictionaries.has(T)||this.dictionaries.set(T,_()),
this.dictionaries.get(T))}recognise(t){let e=this.recognised.get(t);e||this.recognised.set(t,e=new Map);const n=this.geometry.text();let s=e.get(n);return s===void 0&&
e.set(n,s=this.kindHere()),s}kindHere(){const t=(0,w.iw)(this.document,this.index),e=`${t.box.join(" ")} ${t.rotation} ${t.userUnit}`;let n=this.kindOf.get(e);return n===
void 0&&this.kindOf.set(e,n=this.kinds.push(t)-1),n}}class d{keys;bytes;from;to;constructor(t){this.keys=t,this.from=new Int32Array(t.length),this.to=new Int32Array(
t.length)}forget(){this.bytes=void 0}take(t,e){const{bytes:n,from:s,to:o,keys:p}=this;let _=n!==void 0;for(let T=0;T<p.length;T++){const C=e.find(t,p[T]),L=C<0?
0:e.at[C+2],m=C<0?0:e.at[C+3];_&&=a(n,s[T],o[T],t,L,m),s[T]=L,o[T]=m}return this.bytes=t,_}of(t){return[this.from[t],this.to[t]]}text(){let t="";for(let e=0;e<this.
keys.length;e++)t+=`${this.bytes.toString("latin1",this.from[e],this.to[e])}|`;return t}}function a(i,t,e,n,s,o){if(e-t!==o-s)return!1;for(let p=t,_=s;p<e;p++,_++)
if(i[p]!==n[_])return!1;return!0}function g(i,t,e){if(!(0,O.yp)(i[t])||i[e-1]!==O.AV||i[e-2]!==O.Z4)return;const n=(0,O.JI)(i,t,e),s=(0,O.JI)(i,n.after+1,e);return i[n.
after]===O.Z4&&s.value>=0&&s.after===e-2?new S.oS(n.value,s.value):void 0}}),21281:((B,R,h)=>{h.d(R,{Ip:()=>P,XM:()=>a,Xb:()=>d,ds:()=>v,qg:()=>r});var O=h(59071),
A=h(70549),S=h(43496),D=h(824),w=h(1975),M=h(60912);const v=(0,A.n)(async t=>P(t,await(0,D.Br)(t)));function P(t,e){const n=(C,L)=>(0,O.wh)((0,w.sm)(e,C,L)[0]??
""),s=l(n("pdfaid","part"),n("pdfaid","conformance").toLowerCase()),o=c(n("pdfuaid","part"))?`PDF/UA-${n("pdfuaid","part")}`:void 0,_=[n("pdfxid","GTS_PDFXVersi\
on")||n("pdfx","GTS_PDFXVersion")||((0,O.Gh)(t.resolve((0,D._U)(t)?.get("GTS_PDFXVersion")))??""),n("pdfe","ISO_PDFEVersion"),n("pdfvtid","GTS_PDFVTVersion")],T=[
s?.name,o,..._.filter(C=>/^PDF\/[\w .:/()-]{1,40}$/.test(C))];return{archive:s,accessible:o,names:T.filter(C=>C!==void 0)}}const c=t=>/^[1-9]$/.test(t);function l(t,e){
if(!c(t))return;const n=/^[abuef]$/.test(e)?e:"";return{part:Number(t),level:n,name:`PDF/A-${t}${n}`}}function r(t,e,n,s){return e&&i(t,e,[S.dK.pdfaid]),d(n,s)}
const d=({name:t},e)=>({code:"pdfa_identification_removed",message:`The document no longer claims ${t}: ${e}.`});async function a(t){const e=await(0,D.Br)(t);if(!e)
return[];const{archive:n,accessible:s}=P(t,e);i(t,e,[S.dK.pdfaid,S.dK.pdfuaid]);const o=[n?.name,s].filter(p=>p!==void 0);return o.length>0?[g(o)]:[]}const g=t=>({
code:"conformance_dropped",message:`The result no longer claims ${t.join(" and ")}, because a merge cannot guarantee conformance.`});function i(t,e,n){e.properties.
some(({namespace:s})=>n.includes(s))&&(0,M._L)(t,(0,M.QH)(e,({namespace:s})=>n.includes(s),[]))}}),43496:((B,R,h)=>{h.d(R,{HC:()=>D,dK:()=>O,ee:()=>S});const O={
rdf:"http://www.w3.org/1999/02/22-rdf-syntax-ns#",xml:"http://www.w3.org/XML/1998/namespace",dc:"http://purl.org/dc/elements/1.1/",xmp:"http://ns.adobe.com/xap/\
1.0/",xmpMM:"http://ns.adobe.com/xap/1.0/mm/",pdf:"http://ns.adobe.com/pdf/1.3/",pdfaid:"http://www.aiim.org/pdfa/ns/id/",pdfuaid:"http://www.aiim.org/pdfua/ns/\
id/",pdfxid:"http://www.npes.org/pdfx/ns/id/",pdfx:"http://ns.adobe.com/pdfx/1.3/",pdfaExtension:"http://www.aiim.org/pdfa/ns/extension/",pdfaSchema:"http://www\
.aiim.org/pdfa/ns/schema#",pdfaProperty:"http://www.aiim.org/pdfa/ns/property#",fx:"urn:factur-x:pdfa:CrossIndustryDocument:invoice:1p0#",pdfe:"http://www.aiim.\
org/pdfe/ns/id/",pdfvtid:"http://www.npes.org/pdfvt/ns/id/",xfa:"http://www.xfa.org/schema/xfa-data/1.0/",ds:"http://www.w3.org/2000/09/xmldsig#"},A=new Map(Object.
entries(O));class S{uris=new Map;declared=[];known=new Map;enter(c){let l;for(const{name:r,value:d}of c){if(!D(r))continue;const a=r.slice(6),g=this.uris.get(a);
g?g.push(d):this.uris.set(a,[d]),(l??=[]).push(a)}this.declared.push(l??w),l&&this.known.clear()}leave(){const c=this.declared.pop()??w;for(const l of c)this.uris.
get(l).pop();c.length>0&&this.known.clear()}declares(c){return(this.uris.get(v(c))?.length??0)>0}ofElement(c){let l=this.known.get(c);if(!l){const r=v(c),d=this.
uris.get(r)?.at(-1)??A.get(r)??"";this.known.size===M&&this.known.clear(),this.known.set(c,l={namespace:d,local:c.slice(c.indexOf(":")+1)})}return l}ofAttribute(c){
return c.includes(":")?this.ofElement(c):{namespace:"",local:c}}}const D=P=>P==="xmlns"||P.startsWith("xmlns:"),w=[],M=1e3,v=P=>P.slice(0,Math.max(P.indexOf(":"),
0))}),824:((B,R,h)=>{h.d(R,{Br:()=>P,_6:()=>l,_U:()=>v});var O=h(58552),A=h(1975),S=h(17079),D=h(45599),w=h(59071),M=h(70549);function v(r){const d=r.resolve(r.
trailer.get("Info"));return d instanceof D.Bi?d:d instanceof D.Z6?d.dict:void 0}const P=(0,M.n)(c);async function c(r){const d=r.get(r.catalogNumber),a=d instanceof
D.Bi?r.resolve(d.get("Metadata")):null;if(!(a instanceof D.Z6))return;let g;try{g=r.decoded(a)}catch(i){if(!(i instanceof O.zU)||i.code==="cancelled")throw i;return A.
m}return(0,A.kg)(g,r.job.pace)}function l(r,d){const a=v(r),g=o=>r.resolve(a?.get(o)),i=(o,p,_=", ")=>{const T=(0,A.sm)(d,o,p).map(w.wh).filter(Boolean).join(_);
return T===""?null:T},t=(o,p)=>{const[_=""]=(0,A.sm)(d,o,p);return(0,w.wh)(_)||null},e=(o,p)=>(0,S._)((0,w.Gh)(g(o))??"")??(0,S._)(t("xmp",p)??"")??null,n=r.get(
r.catalogNumber),s=n instanceof D.Bi?(0,w.Gh)(r.resolve(n.get("Lang"))):null;return{title:(0,w.Gh)(g("Title"))??t("dc","title"),author:(0,w.Gh)(g("Author"))??i(
"dc","creator"),subject:(0,w.Gh)(g("Subject"))??t("dc","description"),keywords:(0,w.Gh)(g("Keywords"))??i("pdf","Keywords")??i("dc","subject"),creator:(0,w.Gh)(
g("Creator"))??t("xmp","CreatorTool"),producer:(0,w.Gh)(g("Producer"))??t("pdf","Producer"),created:e("CreationDate","CreateDate"),modified:e("ModDate","ModifyD\
ate"),language:s??t("dc","language")}}}),3907:((B,R,h)=>{h.d(R,{X:()=>g,km:()=>S,ol:()=>O,xK:()=>r});const O=200,A=1e4;async function S(i,t,e){const n=new D(i);
for(let s=n.next();s;s=n.next()){if(e(s))return"left";const o=t.step((s.to-s.from)*4+50);o&&await o}return n.hasDocumentType?"document type":n.malformed?"malfor\
med":"well-formed"}class D{text;malformed=!1;hasDocumentType=!1;at=0;constructor(t){this.text=t}next(){const{text:t,at:e}=this;if(e>=t.length)return;if(t.charCodeAt(
e)!==w)return this.characters(e,this.nextTag(e));if(t.startsWith("<!--",e))return this.other(e,"-->",4);if(t.startsWith("<?",e))return this.other(e,"?>",2);if(t.
startsWith("<![CDATA[",e)){const s=t.indexOf("]]>",e);return s<0?this.end():(this.at=s+3,{kind:"text",text:t.slice(e+9,s),from:e,to:this.at})}return t.startsWith(
"<!",e)?(this.hasDocumentType=t.startsWith("<!DOCTYPE",e),this.end()):(t.charCodeAt(e+1)===v?this.endTag(e):this.startTag(e))??this.fault(e,this.nextTag(e+1))}other(t,e,n){
const s=this.text.indexOf(e,t+n);return s<0?this.end():(this.at=s+e.length,{kind:"other",from:t,to:this.at})}endTag(t){const e=this.name(t+2),n=this.blanks(e);if(!(e===
t+2||this.text.charCodeAt(n)!==M))return this.at=n+1,{kind:"end",name:this.text.slice(t+2,e),from:t,to:this.at}}startTag(t){const{text:e}=this,n=this.name(t+1);
if(n===t+1)return;const s=e.slice(t+1,n),o=[];for(let p=n;;){const _=this.blanks(p),T=e.charCodeAt(_);if(T===M||T===v&&e.charCodeAt(_+1)===M)return this.at=T===
M?_+1:_+2,{kind:T===M?"start":"empty",name:s,attributes:o,from:t,to:this.at};const C=this.name(_),L=this.blanks(C),m=this.blanks(L+1),u=e[m];if(_===p||C===_||e[L]!==
"="||u!=='"'&&u!=="'")return;const f=e.indexOf(u,m+1),x=e.slice(m+1,Math.max(f,m+1)),E=x.includes("<")?void 0:c(x);if(f<0||E===void 0||o.length>=A)return;o.push(
{name:e.slice(_,C),value:E,from:_,to:f+1}),p=f+1}}characters(t,e){const n=c(this.text.slice(t,e));return n===void 0?this.fault(t,e):(this.at=e,{kind:"text",text:n,
from:t,to:e})}nextTag(t){const e=this.text.indexOf("<",t);return e<0?this.text.length:e}fault(t,e){return this.malformed=!0,this.at=e,{kind:"other",from:t,to:e}}end(){
this.malformed=!0,this.at=this.text.length}blanks(t){const{text:e}=this;for(;;){const n=e.charCodeAt(t);if(n!==32&&n!==9&&n!==10&&n!==13)return t;t++}}name(t){const{
text:e}=this;for(;t<e.length;t++){const n=e.charCodeAt(t);if(n<=32||n===v||n===M||n===w||n===61||n===34||n===39)break}return t}}const[w,M,v]=[60,62,47],P=new Map(
[["amp","&"],["lt","<"],["gt",">"],["quot",'"'],["apos","'"]]);function c(i){if(!i.includes("&"))return i;const t=[];let e=0;for(let n=i.indexOf("&");n>=0;n=i.indexOf(
"&",e)){const s=i.indexOf(";",n);if(s<0||s-n>12)return;const o=i.slice(n+1,s),p=P.get(o)??l(o);if(p===void 0)return;t.push(i.slice(e,n),p),e=s+1}return t.push(i.
slice(e)),t.join("")}function l(i){const t=/^#(?:x([\dA-Fa-f]+)|(\d+))$/.exec(i),e=t?parseInt(t[1]??t[2],t[1]===void 0?10:16):-1;return e>0&&e<=1114111&&!(e>=55296&&
e<=57343)?String.fromCodePoint(e):void 0}function r(i){const[t,e,n,s]=i;if(t===0&&e===0&&(n===254||n===0)||t===255&&e===254&&n===0&&s===0)return a(i);if(t===254&&
e===255||t===0&&e===60)return d(new TextDecoder("utf-16be").decode(i));if(t===255&&e===254||t===60&&e===0)return d(new TextDecoder("utf-16le").decode(i));const o=new TextDecoder().
decode(i);return d(o.includes("�")?Buffer.from(i).toString("latin1"):o)}const d=i=>i.startsWith("\uFEFF")?i.slice(1):i;function a(i){const t=new DataView(i.buffer,
i.byteOffset,i.byteLength),e=i[0]!==0,n=[];for(let s=0;s+4<=i.length;s+=4){const o=t.getUint32(s,e);if(o>1114111)return;n.push(String.fromCodePoint(o))}return d(
n.join(""))}const g=i=>i.replaceAll("&","&amp;").replaceAll("<","&lt;").replaceAll(">","&gt;").replaceAll('"',"&quot;")}),60912:((B,R,h)=>{h.d(R,{QH:()=>D,T3:()=>w,
_L:()=>c});var O=h(43496),A=h(3907),S=h(45599);function D(l,r,d){const{text:a,properties:g,end:i,about:t}=l,e=[];let n=0;for(const s of g.filter(r).sort((o,p)=>o.
from-p.from))s.from<n||(e.push(a.slice(n,s.from)),n=s.to);return e.push(a.slice(n,Math.max(i,n))),d.length>0&&e.push(M(d,t)),e.push(a.slice(Math.max(i,n))),P(e.
join(""))}function w(l){return`<?xpacket begin="\uFEFF" id="W5M0MpCehiHzreSzNTczkc9d"?>
<x:xmpmeta xmlns:x="adobe:ns:meta/">
<rdf:RDF xmlns:rdf="${O.dK.rdf}">
${M(l,"")}</rdf:RDF>
</x:xmpmeta>
<?xpacket end="w"?>`}function M(l,r){const a=[...new Set(l.map(({prefix:i})=>i))].map(i=>` xmlns:${i}="${O.dK[i]}"`).join(""),g=l.map(({prefix:i,name:t,form:e,values:n})=>`\
<${i}:${t}>${v(e,n)}</${i}:${t}>
`);return`<rdf:Description xmlns:rdf="${O.dK.rdf}" rdf:about="${(0,A.X)(r)}"${a}>
${g.join("")}</rdf:Description>
`}function v(l,r){const d=a=>r.map(g=>`<rdf:li${a}>${(0,A.X)(g)}</rdf:li>`).join("");switch(l){case"simple":return(0,A.X)(r[0]??"");case"alternative":return`<rd\
f:Alt>${d(' xml:lang="x-default"')}</rdf:Alt>`;case"ordered":return`<rdf:Seq>${d("")}</rdf:Seq>`;case"unordered":return`<rdf:Bag>${d("")}</rdf:Bag>`}}const P=l=>l.
replace(/^(\s*<\?xml\s[^>]*encoding\s*=\s*["'])[^"']*/,"$1UTF-8");function c(l,r){const d=l.catalog.get("Metadata"),a=l.resolve(d),g=a instanceof S.Z6?[...a.dict].
filter(([e])=>!["Filter","DecodeParms","Length"].includes(e)):[],i=new S.Bi([["Type",new S.SX("Metadata")],["Subtype",new S.SX("XML")],...g]),t=new S.Z6(i,Buffer.
from(r,"utf8"));(0,S.i9)(d)&&a instanceof S.Z6?l.put(d,t):l.edit(l.catalogNumber).set("Metadata",l.add(t))}}),1975:((B,R,h)=>{h.d(R,{kg:()=>w,m:()=>D,sm:()=>M});
var O=h(43496),A=h(3907);const S=1e5,D={text:"",properties:[],malformed:!0,end:-1,about:""};async function w(l,r){const d=(0,A.xK)(l);if(d===void 0)return D;const a=new P,
i=await(0,A.km)(d,r,t=>(a.take(t),a.broken))!=="well-formed"||a.depth>0||a.end<0||!a.declared;return{text:d,properties:a.properties,malformed:i,end:a.end,about:a.
about}}function M(l,r,d){return l?.properties.find(a=>a.name===d&&a.namespace===O.dK[r])?.values??[]}const v=-2;class P{properties=[];broken=!1;declared=!0;end=-1;about="";scope=new O.
ee;open=[];root=v;loose=!1;items=[];pieces=[];get depth(){return this.open.length}take(r){r.kind==="start"||r.kind==="empty"?(this.start(r.name,r.attributes,r.from),
r.kind==="empty"&&!this.broken&&this.close(r.name,r.to,r.to)):r.kind==="end"?this.close(r.name,r.from,r.to):r.kind==="text"&&this.isInProperty()&&this.pieces.push(
r.text)}isInProperty(){return this.root!==v&&this.open.length>this.root+2}start(r,d,a){if(this.open.length>=A.ol&&(this.broken=!0),this.broken)return;this.scope.
enter(d);const g=this.scope.ofElement(r),i=g.namespace===O.dK.rdf,t=i&&g.local==="li";this.root===v&&this.end<0&&i&&g.local==="Description"&&(this.root=this.open.
length-1,this.loose=!0);const e=this.open.length-this.root,n=t?d.find(({name:s})=>s==="xml:lang")?.value:void 0;if(this.open.push({name:r,...g,from:a,language:n}),
this.root===v){if(!i||g.local!=="RDF"||this.end>=0)return;this.root=this.open.length-1,this.declared=this.scope.declares(r)}else if(e===1)this.describe(d);else if(e===
2){this.items=[];const s=d.find(({name:o})=>this.isRdf(o,"resource"));this.pieces=s?[s.value]:[]}else t&&(this.pieces=[])}describe(r){for(const{name:d,value:a,from:g,
to:i}of r){if((0,O.HC)(d))continue;const{namespace:t,local:e}=this.scope.ofAttribute(d);t===O.dK.rdf&&e==="about"&&(this.about=a),!(t===""||t===O.dK.rdf||t===O.
dK.xml)&&this.add({namespace:t,name:e,values:[a],from:g,to:i})}}close(r,d,a){const g=this.open.pop();if(g?.name!==r){this.broken=!0;return}this.scope.leave();const i=this.
open.length-this.root;if(this.root!==v)if(i===0)this.end=d,this.root=v;else if(i===1&&this.loose)this.root=v,this.loose=!1;else if(i===2){const t=this.items.length>
0?c(this.items):[this.pieces.join("").trim()];this.add({namespace:g.namespace,name:g.local,values:t,from:g.from,to:a})}else i>2&&g.namespace===O.dK.rdf&&g.local===
"li"&&(this.items.push({text:this.pieces.join("").trim(),language:g.language}),this.pieces=[])}add(r){this.properties.length<S?this.properties.push(r):this.broken=
!0}isRdf(r,d){const a=this.scope.ofAttribute(r);return a.local===d&&a.namespace===O.dK.rdf}}function c(l){const r=l.findIndex(({language:a})=>a?.toLowerCase()===
"x-default"),d=l.map(({text:a})=>a);return r>0?[d[r],...d.slice(0,r),...d.slice(r+1)]:d}}),33546:((B,R,h)=>{h.d(R,{FB:()=>w,Hr:()=>v,Zh:()=>P,k$:()=>M,qm:()=>c});
var O=h(93604),A=h(45599),S=h(81077);const D={first:0,style:"D",prefix:void 0,start:1};async function w(i){const t=i.catalog.get("PageLabels");if(!i.dict(t))return;
const e=(await(0,S.Zc)(i,t,"Nums")).map(([n,s])=>({first:Number(n),label:i.dict(s)})).filter(({first:n})=>Number.isInteger(n)&&n>=0).sort((n,s)=>n.first-s.first).
filter(({first:n},s,o)=>o[s+1]?.first!==n).map(({first:n,label:s})=>({first:n,...l(i,s)}));return e[0]?.first===0?e:[D,...e]}function M(i,t){const e=i.editCatalog();
if(t.length===0){e.delete("PageLabels");return}const n=t[0].first===0?t:[D,...t],s=g(i),o=n.map(({first:p,start:_,...T})=>[p,a({...T,number:_},s)]);e.set("PageL\
abels",i.add((0,S.H6)(i,o,"Nums")))}async function v(i){const t=await w(i);if(!t)return;const e=t.map(({first:n})=>n);return n=>{const s=t[(0,O.M)(e,n)-1];return{
...s,number:s.start+n-s.first}}}function P(i,t){const e=[],n=g(i);let s,o=0;for(const p of t)(!s||!r(s,p))&&e.push([o,a(p,n)]),s=p,o++;return(0,S.H6)(i,e,"Nums")}
async function c(i,t){const e=await v(i);if(!e)return;const n=P(i,Array.from(t,s=>e(s-1)));i.editCatalog().set("PageLabels",i.add(n))}function l(i,t){const e=i.
resolve(t?.get("S")),n=i.resolve(t?.get("P")),s=i.resolve(t?.get("St"));return{style:e instanceof A.SX?e.text:void 0,prefix:n instanceof A.Mx&&n.bytes.length>0?
n:void 0,start:typeof s=="number"&&Number.isInteger(s)&&s>=1?s:1}}function r(i,t){return i.style!==t.style||t.style!==void 0&&t.number!==i.number+1?!1:i.prefix===
t.prefix?!0:!!i.prefix&&!!t.prefix&&Buffer.compare(i.prefix.bytes,t.prefix.bytes)===0}const d=100;function a({style:i,prefix:t,number:e},n){return(0,A.jd)({S:i===
void 0?void 0:(0,A.UU)(i),P:t&&t.bytes.length>d?n(t):t,St:i===void 0||e===1?void 0:e})}function g(i){const t=new Map;return e=>{let n=t.get(e);return n||t.set(e,
n=i.add(e)),n}}}),37081:((B,R,h)=>{h.d(R,{O:()=>S});var O=h(45599),A=h(9819);async function S(w,M,v=1/0){const P=new A._i(w),c=(0,A.Wo)(w,"Outlines"),l=[{value:c&&
D(w,c.holder,c.dict,"First"),level:1}];for(let r=l.pop();r;r=l.pop()){const{value:d,level:a}=r;if(d===void 0||!P.first(d)||!M(d,a)||!(0,O.i9)(d))continue;const g=t=>{
const e=w.entry(d.number,t);return e instanceof O.Bi?D(w,d.number,w.get(d.number),t):e};l.push({value:g("Next"),level:a}),a<v&&l.push({value:g("First"),level:a+
1});const i=w.job.pace.step(300);i&&await i}}function D(w,M,v,P){const c=v.get(P);if(!(c instanceof O.Bi))return c;const l=w.add(c);return P==="Next"&&c.set("Pr\
ev",new O.oS(M)),w.edit(M),v.set(P,l),l}}),12207:((B,R,h)=>{h.d(R,{Ht:()=>c,hN:()=>w,jS:()=>D,ji:()=>M});var O=h(45599),A=h(81077),S=h(45657);async function D(l){
const{catalog:r}=l,d=await(0,A.Zc)(l,l.dict(r.get("Names"))?.get("Dests"),"Names");return{names:new Map(l.dict(r.get("Dests"))),strings:new Map(d.map(([a,g])=>[
(0,A.Pu)(a),g]))}}function w({pages:l},r){const d=(0,O.i9)(r)?l.indexOf(r.number):r;return typeof d=="number"&&Number.isInteger(d)&&d>=0&&d<l.count?d:void 0}function M(l,r){
return r==null?[]:l.array(r)??[r]}const v=8,P=50;class c{document;named;constructor(r,d){this.document=r,this.named=d}static async of(r){return new c(r,await D(
r))}pageOf(r){return this.pageOfDestination(r.get("Dest"))??this.pageOfAction(r.get("A"))}pageOfDestination(r,d=v){const{document:a}=this,g=a.resolve(r),i=a.array(
g);if(i)return w(a,i[0]);if(d===0)return;const t=a.dict(g);return t?this.pageOfDestination(t.get("D"),d-1):this.pageOfDestination(this.namedBy(g),d-1)}namedBy(r){
const{names:d,strings:a}=this.named;if(r instanceof O.SX)return d.get(r.text)??a.get(r.text);if(!(r instanceof O.Mx))return;const g=(0,A.Pu)(r);return a.get(g)??
d.get(g)}pageOfAction(r){const{document:d}=this,a=r===void 0?[]:[r];for(let g=0;a.length>0&&g<P;g++){const i=d.dict(a.shift());if(!i)continue;const e=(0,O.Eo)(d.
resolve(i.get("S")),"GoTo")?this.pageOfDestination(i.get("D")):void 0;if(e!==void 0)return e;(0,S.RZ)(a,M(d,i.get("Next")).slice(0,P))}}}}),81077:((B,R,h)=>{h.d(
R,{AN:()=>c,BX:()=>M,H6:()=>v,MN:()=>P,Pu:()=>D,Zc:()=>w});var O=h(45599),A=h(9819);const S=64,D=t=>typeof t=="number"?String(t):Buffer.from(t.bytes).toString("\
latin1");async function w(t,e,n){const s=[];for(const o of await r(t,e,0,n)){for(const _ of a(t,o,n))s.push(_);const p=t.job.pace.step(l);p&&await p}return s}async function M(t,e,n,s,o,p){
const _=await r(t,e,n,s,p);for(let T=_.length-1;T>=0;T--){const C=_[T],L=a(t,C,s),m=L.filter(([E,y])=>!o(E,y)),u=t.job.pace.step(l+L.length*l);u&&await u,m.length<
L.length&&(t.edit(C.holder),C.dict.set(s,m.flat()),C.changed=!0);for(const E of C.repeats)t.edit(C.holder),C.dict.delete(E),C.changed=!0;if(C.emptyKids){const E=(t.
array(C.dict.get("Kids"))??[]).filter(y=>!C.emptyKids.has(t.dict(y)));t.edit(C.holder),C.dict.set("Kids",E),C.changed=!0}if(!C.changed)continue;const f=t.array(
C.dict.get("Kids"))??[];C.empty=m.length===0&&f.length===0;const x=C.parent;x&&(x.changed=!0,C.empty?(x.emptyKids??=new Set).add(C.dict):g(t,C,m,f))}return _[0]?.
empty??!1}function v(t,e,n){if(e.length<=S)return(0,O.jd)({[n]:e.flat()});let s=[];for(const o of i(e)){const[p,_]=[o[0][0],o.at(-1)[0]];s.push({ref:t.add((0,O.
jd)({Limits:[p,_],[n]:o.flat()})),low:p,high:_})}for(;s.length>S;)s=i(s).map(o=>{const[p,_]=[o[0].low,o.at(-1).high];return{ref:t.add((0,O.jd)({Limits:[p,_],Kids:o.
map(({ref:T})=>T)})),low:p,high:_}});return(0,O.jd)({Kids:s.map(({ref:o})=>o)})}const P=(t,e)=>v(t,c([...e].map(([n,s])=>[(0,O.Px)(n),s])),"Names");function c(t){
return t.map(e=>({entry:e,key:D(e[0])})).sort((e,n)=>e.key<n.key?-1:e.key>n.key?1:0).map(({entry:e})=>e)}const l=100;async function r(t,e,n,s,o){const p=new A.b9(
t),_=new Set,T=m=>_.size<_.add(m).size,C=[],L=[{value:e??null,holder:n,parent:void 0}];for(let m=L.pop();m!==void 0;m=L.pop()){p.spend(1);const u=t.dict(m.value);
if(!u||!T(u)||o&&m.parent&&!d(t,u,o))continue;const f=[],x=K=>{const k=t.array(u.get(K));return!k||T(k)?k??[]:(f.push(K),[])},E=x(s).length>>1,y=x("Kids"),b={dict:u,
holder:(0,A.Kd)(m.value,m.holder),parent:m.parent,repeats:f};C.push(b),p.spend(E);for(let K=y.length-1;K>=0;K--)L.push({value:y[K],holder:(0,A.Kd)(u.get("Kids"),
b.holder),parent:b});const I=t.job.pace.step(l+E*l);I&&await I}return C}function d(t,e,n){const[s,o]=t.array(e.get("Limits"))??[];return typeof s!="number"||typeof o!=
"number"||n(s,o)}function a(t,{dict:e,repeats:n},s){const o=n.includes(s)?void 0:t.array(e.get(s));if(!o)return[];const p=[];for(let _=0;_+1<o.length;_+=2){const T=t.
resolve(o[_]);(s==="Names"?T instanceof O.Mx:typeof T=="number")&&p.push([T,o[_+1]])}return p}function g(t,e,n,s){const o=T=>t.array(t.dict(T)?.get("Limits"))??
[],p=n[0]?.[0]??o(s[0])[0],_=n.at(-1)?.[0]??o(s.at(-1))[1];t.edit(e.holder),p!==void 0&&_!==void 0?e.dict.set("Limits",[p,_]):e.dict.delete("Limits")}function i(t){
const e=[];for(let n=0;n<t.length;n+=S)e.push(t.slice(n,n+S));return e}}),70549:((B,R,h)=>{h.d(R,{n:()=>O});function O(A){const S=new WeakMap;return D=>{if(D.hasChanges)
return A(D);const w=S.get(D);if(w)return w.answer;const M=A(D);return S.set(D,{answer:M}),M}}}),9819:((B,R,h)=>{h.d(R,{J7:()=>S,Kd:()=>M,Wo:()=>v,_i:()=>w,b9:()=>D});
var O=h(42973),A=h(45599);class S{document;gone=new Set;chased=new Set;constructor(c){this.document=c}remove(c){const{catalog:l,catalogNumber:r,pages:d}=this.document,
a=l.get("Pages");c===r||(0,A.i9)(a)&&c===a.number||d.holds(c)||(this.gone.add(c),this.document.remove(c))}chase(c){this.chased.add(c)}removed(){return this.gone}takeChased(){
const c=this.chased;return this.chased=new Set,c}isGone(c){return(0,A.i9)(c)&&this.gone.has(c.number)}}class D{most;left;constructor(c){this.most=this.left=c.job.
limits.nodes}spend=c=>{if(this.left-=c,this.left<0)throw(0,O.F)("nodes",`The document has more than ${this.most} fields, bookmarks, names and structure elements`,
"Remove bookmarks or tags with another program first")}}class w{seen;beyond=new Set;allowance;constructor(c,l=new D(c)){this.allowance=l,this.seen=new Uint8Array(
(c.size>>3)+1)}first(c){if(this.allowance.spend(1),!(0,A.i9)(c))return!0;const{number:l}=c,r=l>>3;if(r>=this.seen.length)return this.beyond.size<this.beyond.add(
l).size;const d=1<<(l&7),a=(this.seen[r]&d)===0;return this.seen[r]|=d,a}}function M(P,c){return(0,A.i9)(P)?P.number:c}function v(P,c){const l=P.catalog.get(c),
r=P.dict(l);return r&&{dict:r,holder:M(l,P.catalogNumber)}}}),33973:((B,R,h)=>{h.d(R,{Gy:()=>a,Rf:()=>g,Ip:()=>i});var O=h(54619),A=h(85368),S=h(88500);class D{detail;strings;done;end;valueEnd;dataStart;dataEnd;lengthStart;lengthEnd;from;to;scan=new S.
s;signed=new Set;constructor(u,f,x){this.detail=f,this.strings=x,this.scan.strings=x;const E=new Int32Array(f?8*u:u);this.done=new Uint8Array(f?u:0);const y=b=>E.
subarray(b*u,(b+1)*u);this.end=y(0),this.valueEnd=y(1),this.dataStart=y(2),this.dataEnd=y(3),this.lengthStart=y(4),this.lengthEnd=y(5),this.from=y(6),this.to=y(
7)}}var w=h(78157),M=h(79725),v=h(4e4),P=h(39150),c=h(45599);class l{scan=new S.s;ranges=new Map}const r=2;class d{walked;live;via;count=0;bytes=0;patches;signed=new Set;constructor(u,f,x){
this.walked=x,this.live=new Uint8Array(u),this.via=new Int32Array(f?u:0)}}async function a(m,{watched:u}={}){const{markings:f,referrers:x}=await g([m],{watched:u,
detail:!0}),{live:E,via:y}=f[0];return{live:E,via:y,referrers:x}}async function g(m,u={}){const f=new o(m,u);return await f.run(),f}function i(m,{repairs:u}){for(const{
part:f,number:x,value:E}of u)m[f].put(x,E)}const t=100,e=100,n=-2;function s(m){if(m instanceof c.Z6)return m.data.length+s(m.dict);if(Array.isArray(m))return 12*
m.length;if(!(m instanceof c.Bi))return t;let u=30*m.size;for(const f of m.values())Array.isArray(f)&&(u+=12*f.length);return u}class o{documents;markings;referrers=new Set;repairs=[];stack=[];current=0;watched;extent={
valueEnd:-1,dataStart:-1,dataEnd:-1,end:-1};kept=new M.R;strings;alias;constructor(u,{detail:f=!1,strings:x=!1,watched:E,alias:y}){if(this.documents=u,this.strings=
x,this.alias=y,this.markings=u.map(b=>new d(b.size,E!==void 0,_(b,x||f,x))),!!E){this.watched=new Uint8Array(u[0].size);for(const b of E)this.watched[b]=1}}async run(){
const{documents:u,stack:f}=this,[x]=u;for(const[E,y]of x.trailer)E!=="Encrypt"&&this.followValue(0,y);for(;f.length>0;){const E=f.pop(),y=E%u.length,b=x.job.pace.
step(this.follow(y,(E-y)/u.length));b&&await b}for(const{live:E,signed:y,walked:b}of this.markings)for(const I of b.signed)E[I]===1&&y.add(I)}visit(u,f){this.alias&&
({part:u,number:f}=this.alias(u,f)??{part:u,number:f}),this.watched&&this.watched[f]===1&&this.referrers.add(this.current);const x=this.markings[u],{live:E}=x;if(f>
0&&f<E.length&&E[f]!==0)return;const y=this.documents[u];if(f<=0||f>=E.length||!y.exists(f))return y.missed(f);E[f]=1,this.watched&&(x.via[f]=this.current),this.
stack.push(f*this.documents.length+u)}follow(u,f){const x=this.documents[u],E=this.markings[u],{walked:y}=E;if(this.current=f,E.count++,x.isChanged(f))return this.
followChanged(x,E,u,f);if(y.done[f]===1)return this.followAgain(x,E,u,f);const{scan:b,detail:I}=y;I||(b.used=0);const K=b.used,k=x.table.kind[f]===O.tL?this.walk(
x,y,f):this.walkPlace(x,f,b);return k<0||b.byteRange&&this.isSignature(y.signed,f)?this.forget(b,K).followRepaired(x,u,f):(E.bytes+=k,I&&(y.from[f]=K,y.to[f]=b.
used,y.valueEnd[f]=this.extent.valueEnd,y.done[f]=1),this.followMarks(u,b,K,b.used,b.lengthStart),e+k)}followChanged(u,f,x,E){const y=u.patched(E);if(!y){const W=u.
edited.get(E);return p(W)||W===null?this.followRepaired(u,x,E):(this.followValue(x,W),f.bytes+=s(W),e)}const{detail:b}=f.walked;if(y.references&&!b&&!u.suspect){
for(let W=y.first;W<y.last;W++)this.visit(x,y.references[W]);return f.bytes+=y.end-y.start,e}const{scan:I,ranges:K}=T(f);b||(I.used=0);const k=I.used,U=this.walkPlace(
u,E,I);return U<0||I.byteRange&&this.isSignature(f.signed,E)?this.forget(I,k).followRepaired(u,x,E):(f.bytes+=U,b&&K.set(E,{from:k,to:I.used,valueEnd:this.extent.
valueEnd}),this.followMarks(x,I,k,I.used,I.lengthStart),e+U)}followAgain(u,f,x,E){const{walked:y}=f;return f.bytes+=y.end[E]>0?y.end[E]-u.table.place[E]:t,this.
followMarks(x,y.scan,y.from[E],y.to[E],y.lengthStart[E]),e}isSignature(u,f){return u.add(f),this.strings}followMarks(u,{marks:f},x,E,y){const b=this.strings?y:n;
for(let I=x;I<E;I+=3)f[I]!==S.A&&f[I+1]!==b&&this.visit(u,f[I])}forget(u,f){return u.used=f,this}followRepaired(u,f,x){const E=u.get(x),y=p(E)?u.resolve(E):E;return y===
null?(this.markings[f].live[x]=r,this.markings[f].count--):this.repair(f,x,y),e}repair(u,f,x){this.repairs.push({part:u,number:f,value:x}),this.followValue(u,x)}followValue(u,f){
const x=[f];for(;x.length>0;){const E=x.pop();if(E instanceof c.oS)this.visit(E instanceof c.rV?E.part:u,E.number);else if(Array.isArray(E))for(const y of E)x.push(
y);else if(E instanceof c.Bi){E.has("ByteRange")&&this.markings[u].signed.add(this.current);for(const y of E.values())x.push(y)}else if(E instanceof c.Z6)for(const[
y,b]of E.dict)y!=="Length"&&x.push(b)}}walk(u,f,x){const{extent:E}=this,{bytes:y}=u,{scan:b}=f,I=u.bodies[x];b.forgetLength();const{kept:K}=this,k=!this.strings&&
u.recallEntries(x,K);k&&b.append(K.scan.marks,K.marksFrom,K.marksTo);const U=k?K.close+2:b.value(y,I,y.length);return U<0||y[U-1]===w.AV||!(0,A.x)(u,U,b,E)||u.suspect&&
!(0,P.D)(y,I,U)||b.doubtful&&(0,v.oC)(y,I,U)?-1:(E.dataStart<0&&(b.lengthStart=-1),f.end[x]=E.end,f.detail&&(f.dataStart[x]=E.dataStart,f.dataEnd[x]=E.dataEnd,f.
lengthStart[x]=b.lengthStart,f.lengthEnd[x]=b.lengthEnd),E.end-u.table.place[x])}walkPlace(u,f,x){const E=u.place(f);if(!E)return-1;const{bytes:y,start:b,end:I}=E;
x.forgetLength();const K=x.value(y,b,I);return x.lengthStart=-1,K<0&&!L(y,b,I)||C(y,b,I)||K>0&&y[K-1]===w.AV||K>=0&&(0,w.AN)(y,K,I)<I||u.suspect&&!(0,P.D)(y,b,I)||
x.doubtful&&(0,v.oC)(y,b,I)?-1:(this.extent.valueEnd=K<0?I:K,I-b)}}const p=m=>m instanceof c.oS&&!(m instanceof c.rV);function _(m,u,f){const x=m.walked;if(x?.strings===
f)return x;const E=new D(m.size,u,f);return u&&(m.walked=E),E}function T(m){return m.patches||(m.patches=new l,m.patches.scan.strings=m.walked.strings),m.patches}
function C(m,u,f){const x=(0,w.AN)(m,u,f);return x>=f||m[x]===w.yq&&(0,w.wb)(m,x,"null")}function L(m,u,f){for(let x=u;x<f;x++)if("<([/%".includes(String.fromCharCode(
m[x])))return!1;return!0}}),21996:((B,R,h)=>{h.d(R,{Av:()=>c,RJ:()=>d,V3:()=>r,vb:()=>a,zx:()=>P});var O=h(54619),A=h(93604),S=h(78157),D=h(88500);const w=2048,
M=65536,v="[^\\0\\t\\n\\f\\r ()<>[\\]{}/%#]";async function P(t,e){const{found:n,all:s}=await l(t,e),o=p=>[...new Set([...p,...s])].sort((_,T)=>_-T);return Object.
fromEntries(e.map(p=>[p,o(n[p])]))}async function c(t,e){const{found:n,all:s}=await l(t,e);for(const o of Object.values(n))for(const p of o)s.add(p);return s}async function l(t,e){
const n=e.map(_=>{const[T="",...C]=[..._].map(m=>m.replace(/\W/,"\\$&")),L=/\W/.test(_)?v:"\\w";return`${T}(?:${C.join("")}|${L}{0,${Math.max(0,_.length-2)}}#)`}),
s=new RegExp(`/(?:${n.join("|")}|#)`,"g"),o=Object.fromEntries(e.map(_=>[_,new Set])),p=new Set;await d(t,(_,T,C,L)=>{const m=_.toString("latin1",T,C);s.lastIndex=
0;for(let u=s.exec(m);u;u=s.exec(m)){const f=L(T+u.index);f!==void 0&&(u[0].endsWith("#")?p.add(f):o[u[0].slice(1)].add(f))}});for(const _ of a(t))p.add(_);return{
found:o,all:p}}async function r(t,e){const n=await P(t,e);return[...new Set(Object.values(n).flat())].sort((s,o)=>s-o)}async function d(t,e){const{bytes:n,table:s}=t,
o=g(t),p=new Int32Array(o.length);for(let m=0;m<o.length;m++)p[m]=s.place[o[m]];const _=(0,S.bS)(n),T=m=>o[(0,A.M)(p,m)-1],C=new D.s;let L=0;for(let m=0;m<o.length;m++){
const u=m+1===o.length,f=u?n.length:p[m+1],x=f-p[m]>w;if(!x&&!u&&f-L<M)continue;if(x){p[m]>L&&e(_,L,p[m],T),C.reset();const y=C.value(n,t.bodies[o[m]],f);e(_,p[m],
y<0?f:y,T)}else e(_,L,f,T);const E=t.job.pace.step(Math.min(f-L,M));E&&await E,L=f}for(const[m,u]of i(t)){const f=t.objectStream(m);if(!f)continue;const x=new Set(
u),{starts:E}=f;e((0,S.bS)(f.data),0,f.data.length,b=>{const I=f.numbers[(0,A.M)(E,b)-1];return I!==void 0&&x.has(I)?I:void 0});const y=t.job.pace.step(f.data.length);
y&&await y}}function*a(t){for(let e=1;t.hasChanges&&e<t.size;e++)t.isChanged(e)&&t.exists(e)&&(yield e)}function g(t){const{table:e,hasChanges:n}=t,s=[];let o=!0,
p=-1;for(let _=1;_<e.size;_++){if(e.kind[_]!==O.tL||n&&t.isChanged(_))continue;const T=e.place[_];o&&=T>=p,p=T,s.push(_)}return o?s:s.sort((_,T)=>e.place[_]-e.place[T])}
function i(t){const{table:e,hasChanges:n}=t,s=new Map;for(let o=1;o<e.size;o++){if(e.kind[o]!==O.UT||n&&t.isChanged(o))continue;const p=e.place[o],_=s.get(p);_?
_.push(o):s.set(p,[o])}return s}}),90536:((B,R,h)=>{h.d(R,{C:()=>A,L:()=>S});var O=h(45599);function A(D,w){const M=[D];for(;M.length>0;){const v=M.pop(),P=v instanceof
O.Z6?v.dict:v;if(Array.isArray(P))for(const c of P)M.push(c);else if(P instanceof O.Bi){w(P);for(const c of P.values())M.push(c)}}}function S(D,w){const M=[];return A(
D,v=>{M.length===0&&w(v)&&M.push(v)}),M.length>0}}),93604:((B,R,h)=>{h.d(R,{B:()=>O,M:()=>A});const O=(D,w)=>S(D,w,!1),A=(D,w)=>S(D,w,!0);function S(D,w,M){let[
v,P]=[0,D.length];for(;v<P;){const c=v+P>>1,l=D[c];l<w||M&&l===w?v=c+1:P=c}return v}})};
