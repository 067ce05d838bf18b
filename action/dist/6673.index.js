"use strict";exports.id=6673,exports.ids=[6673],exports.modules={85673:((B,R,p)=>{p.d(R,{gx:()=>v,h:()=>P});function D(f,r){const c=A(f,r);if(c!==void 0)return[c];const a=w(
f);return r.filter(_=>w(_).some(i=>i.length>3&&a.includes(i)))}function A(f,r){let c;const a=w(f);for(const _ of r){const i=T(a,w(_));i<=2&&i<(c?.count??1/0)&&(c=
{name:_,count:i})}return c?.name}function T(f,r){return f.length!==r.length?f.length*r.length===0?1/0:T([f.join("")],[r.join("")]):r.reduce((c,a,_)=>{const i=f[_]??
"",t=Math.min(i.length,a.length),e=d(i,a);return e>(t<3?0:t<7?1:2)?1/0:c+e},0)}const P=(f,r)=>b(D(f,r));function v(f,r){const c=A(f,r),a=i=>w(i).sort().join(" "),
_=a(f);return b(c===void 0?r.filter(i=>f!==""&&a(i)===_):[c])}const b=f=>f.length===0||f.length>3?"":` (did you mean ${f.join(" or ")}?)`,w=f=>f.trim().slice(0,
64).replace(/(?<=[a-z])(?=[A-Z])/g," ").toLowerCase().split(/[\s_-]+/).filter(r=>r!==""),x=2;function d(f,r){if(Math.abs(f.length-r.length)>x)return 1/0;let c=[],
a=Array.from({length:r.length+1},(i,t)=>t<=x?t:1/0);for(let i=0;i<f.length;i++){const t=[];t[0]=i+1;let e=1/0;for(let n=Math.max(0,i-x);n<=Math.min(r.length-1,i+
x);n++){const s=i>0&&n>0&&f[i]===r[n-1]&&f[i-1]===r[n];t[n+1]=Math.min((a[n+1]??1/0)+1,(t[n]??1/0)+1,(a[n]??1/0)+(f[i]===r[n]?0:1),s?(c[n-1]??1/0)+1:1/0),e=Math.
min(e,t[n+1])}if(e>x)return 1/0;c=a,a=t}const _=a[r.length]??1/0;return _>x?1/0:_}}),45657:((B,R,p)=>{p.d(R,{Hn:()=>A,Kf:()=>P,RZ:()=>D,Vp:()=>b,YG:()=>v,vH:()=>T});
function D(w,x){for(const d of x)w.push(d)}const A=w=>w.slice();function T(w,x,d){const f=w.get(x);f?f.push(d):w.set(x,[d])}const P=w=>{let x=-1/0;for(const d of w)
x=Math.max(x,d);return x},v=w=>{let x=1/0;for(const d of w)x=Math.min(x,d);return x},b=w=>Number.isInteger(w)&&!Number.isSafeInteger(w)}),91461:((B,R,p)=>{p.r(R),
p.d(R,{get_document_info:()=>T});var D=p(64173),A=p(41561);const T=async(P,{per_page:v,with_bookmarks:b,open_password:w},x)=>{const{quiet:d,wasRepaired:f}=(0,A.
gd)(x),r=await(0,D.E)(P.bytes,d,{password:w,evenIfLocked:!0}),c=await(0,A.GS)(r,{perPage:v,withBookmarks:b,repaired:f(),size:P.bytes.length}),{pageCount:a}=c;return{
documents:[typeof a=="number"?{...P,pageCount:a}:P],data:c,notes:[],facts:{}}}}),84961:((B,R,p)=>{p.d(R,{$x:()=>f,Kh:()=>x,qg:()=>r,xS:()=>d});var D=p(58552),A=p(
33973),T=p(90536),P=p(45599),v=p(3907),b=p(33311),w=p(9819);function x(a,_){const i=a.resolve(_.get("S"));return(!_.has("S")||(0,P.Eo)(i,"JavaScript")||(0,P.Eo)(
i,"Rendition"))&&a.resolve(_.get("JS"))!==null}async function d(a,_){const i=_.filter(e=>(0,T.L)(a.get(e),n=>x(a,n)));if(i.length===0)return!1;const{live:t}=await(0,A.
Gy)(a);return i.some(e=>t[e]===1)}async function f(a){return await d(a,(await(0,b.S)(a)).JS)||r(a)}async function r(a){if(!(0,P.Zm)(a.get(a.catalogNumber)))return!1;
const _=a.resolve((0,w.Wo)(a,"AcroForm")?.dict.get("XFA"));if(_===null)return!1;if(a.security?.locked===!0)return null;for(const i of Array.isArray(_)?_:[_]){const t=a.
resolve(i);if(!(t instanceof P.Z6))continue;let e;try{e=await a.decodedAtEase(t)}catch(s){if(!(s instanceof D.zU)||s.code==="cancelled")throw s;return!0}const n=(0,v.
xK)(e);if(n===void 0||n.includes("script")&&await c(n,a.job.pace))return!0}return!1}async function c(a,_){const i=t=>(t.kind==="start"||t.kind==="empty")&&/^(?:[^:]*:)?script$/.
test(t.name);return await(0,v.km)(a,_,i)!=="well-formed"}}),91374:((B,R,p)=>{p.d(R,{QL:()=>b,bf:()=>v,fq:()=>i,hj:()=>_,i4:()=>c,iA:()=>x,pv:()=>a,qU:()=>f,tP:()=>w});
var D=p(77581),A=p(45599),T=p(9819),P=p(70549);function v(n){for(;n.part===""&&n.parent;)n=n.parent;return n}const b="FT Parent T TU TM Ff V DV DA Q DS RV Opt M\
axLen TI I Lock SV".split(" "),w=100;function*x(n,{from:s=n.array((0,T.Wo)(n,"AcroForm")?.dict.get("Fields")),below:o,visit:m=new T._i(n),depth:y=1/0}={}){const O=[],
S=(I=[],M)=>{for(let u=I.length-1;u>=0;u--)O.push({value:I[u],parent:M})};S(s,o);for(let I=O.pop();I;I=O.pop()){const{value:M,parent:u}=I,l=(0,A.i9)(M)?n.get(M):
M;if(!(0,A.Zm)(l)||!m.first(M)||(u?.depth??0)>=y)continue;const h=n.resolve(l.get("T")),g=n.resolve(l.get("FT")),E=h instanceof A.Mx?(0,D.g7)(h):"",C={number:(0,A.
i9)(M)?M.number:void 0,dict:l,parent:u,part:E,name:e(u&&u.depth%w!==0?u.name:"",E),type:g instanceof A.SX?g.text:u?.type,depth:(u?.depth??0)+1};yield C,S(n.array(
l.get("Kids")),C)}}const d=1e3,f=(0,P.n)(r);async function r(n){const s=[];for(const o of x(n)){s.push(o);const m=n.job.pace.step(d);m&&await m}return s}function c(n){
const s=new Set(n.flatMap(({parent:o,dict:m})=>o&&m.has("T")?[o]:[]));return n.filter(o=>(o.dict.has("T")||!o.parent)&&!s.has(o))}function a(n,s){const o=n.resolve(
_(n,s,"FT"));return o instanceof A.SX?o.text:void 0}function _(n,s,o){for(const m of t(n,s)){const y=m.get(o);if(y!==void 0)return y}}function i(n,s){let o="";for(const m of t(
n,s)){const y=n.resolve(m.get("T"));y instanceof A.Mx&&(o=e((0,D.g7)(y),o))}return o}function*t(n,s){let o=s;for(let m=0;o&&m<w;m++)yield o,o=n.dict(o.get("Pare\
nt"))}const e=(n,s)=>n===""||s===""?n+s:`${n}.${s}`}),6856:((B,R,p)=>{p.d(R,{n:()=>r,w:()=>b});var D=p(78157),A=p(79725),T=p(45599),P=p(70549),v=p(6057);const b=(0,P.
n)(w);async function w(i){const{pages:t,job:e}=i,n=new r(i),s=new Int32Array(t.count),o=new Set;for(let m=0;m<t.count;m++){n.goTo(m),s[m]=n.kind,o.add(n.resources);
const y=e.pace.step(300);y&&await y}return{kinds:n.kinds,kindOf:s,resources:o}}const x=["MediaBox","CropBox","Rotate","UserUnit"],d=2e3,f=/\(|(?:^|[^<])<(?!<)/;
class r{document;kinds=[];kind=-1;resources;bytes;entries=new A.R;index=-1;inherited;geometry=new c(x);own=new c(["Resources"]);kindOf=new Map;recognised=new Map;dictionaries=new Map;constructor(t){
this.document=t}goTo(t){const{document:e,entries:n,inherited:s}=this,{pages:o}=e,m=o.number(t),y=e.place(m),O=o.inheritedBy(t);if(this.index=t,this.inherited=O,
!y||!e.locate(m,y,n)){this.bytes=void 0,this.geometry.forget(),this.own.forget(),this.kind=this.kindHere(),this.resources=o.attribute(t,"Resources");return}(this.
bytes?.buffer!==y.bytes.buffer||this.bytes.byteOffset!==y.bytes.byteOffset)&&(this.bytes=(0,D.bS)(y.bytes));const[S,I]=[this.geometry.take(this.bytes,n),this.own.
take(this.bytes,n)];(!S||O!==s)&&(this.kind=this.recognise(O)),(!I||O!==s)&&(this.resources=this.resourcesHere())}contents(){const{document:t,bytes:e}=this,n=t.
pages.number(this.index);if(!e)return t.entry(n,"Contents");const s=this.entries.find(e,"Contents");if(s<0)return;const{at:o}=this.entries;return _(e,o[s+2],o[s+
3])??t.entry(n,"Contents")}get resourcesSpan(){return this.own.of(0)}resourcesHere(){const{document:t,index:e}=this,{pages:n}=t,[s,o]=this.own.of(0);if(s===o)return n.
inheritedBy(e).Resources;const m=_(this.bytes,s,o);if(m)return m;const y=()=>t.entry(n.number(e),"Resources");if(o-s>d)return y();const O=this.own.text();return t.
security&&f.test(O)?y():(this.dictionaries.has(O)||this.dictionaries.set(O,y()),this.dictionaries.get(O))}recognise(t){let e=this.recognised.get(t);e||this.recognised.
set(t,e=new Map);const n=this.geometry.text();let s=e.get(n);return s===void 0&&e.set(n,s=this.kindHere()),s}kindHere(){const t=(0,v.iw)(this.document,this.index),
e=`${t.box.join(" ")} ${t.rotation} ${t.userUnit}`;let n=this.kindOf.get(e);return n===void 0&&this.kindOf.set(e,n=this.kinds.push(t)-1),n}}class c{keys;bytes;from;to;constructor(t){
this.keys=t,this.from=new Int32Array(t.length),this.to=new Int32Array(t.length)}forget(){this.bytes=void 0}take(t,e){const{bytes:n,from:s,to:o,keys:m}=this;let y=n!==
void 0;for(let O=0;O<m.length;O++){const S=e.find(t,m[O]),I=S<0?0:e.at[S+2],M=S<0?0:e.at[S+3];y&&=a(n,s[O],o[O],t,I,M),s[O]=I,o[O]=M}return this.bytes=t,y}of(t){
return[this.from[t],this.to[t]]}text(){let t="";for(let e=0;e<this.keys.length;e++)t+=`${this.bytes.toString("latin1",this.from[e],this.to[e])}|`;return t}}function a(i,t,e,n,s,o){
if(e-t!==o-s)return!1;for(let m=t,y=s;m<e;m++,y++)if(i[m]!==n[y])return!1;return!0}function _(i,t,e){if(!(0,D.yp)(i[t])||i[e-1]!==D.AV||i[e-2]!==D.Z4)return;const n=(0,D.
JI)(i,t,e),s=(0,D.JI)(i,n.after+1,e);return i[n.after]===D.Z4&&s.value>=0&&s.after===e-2?new T.oS(n.value,s.value):void 0}}),21281:((B,R,p)=>{p.d(R,{Ip:()=>x,XM:()=>a,
Xb:()=>c,ds:()=>w,qg:()=>r});var D=p(59071),A=p(70549),T=p(21115),P=p(824),v=p(1975),b=p(60912);const w=(0,A.n)(async t=>x(t,await(0,P.Br)(t)));function x(t,e){
const n=(S,I)=>(0,D.wh)((0,v.sm)(e,S,I)[0]??""),s=f(n("pdfaid","part"),n("pdfaid","conformance").toLowerCase()),o=d(n("pdfuaid","part"))?`PDF/UA-${n("pdfuaid","\
part")}`:void 0,y=[n("pdfxid","GTS_PDFXVersion")||n("pdfx","GTS_PDFXVersion")||((0,D.Gh)(t.resolve((0,P._U)(t)?.get("GTS_PDFXVersion")))??""),n("pdfe","ISO_PDFE\
Version"),n("pdfvtid","GTS_PDFVTVersion")],O=[s?.name,o,...y.filter(S=>/^PDF\/[\w .:/()-]{1,40}$/.test(S))];return{archive:s,accessible:o,names:O.filter(S=>S!==
void 0)}}const d=t=>/^[1-9]$/.test(t);function f(t,e){if(!d(t))return;const n=/^[abuef]$/.test(e)?e:"";return{part:Number(t),level:n,name:`PDF/A-${t}${n}`}}function r(t,e,n,s){
return e&&i(t,e,[T.dK.pdfaid]),c(n,s)}const c=({name:t},e)=>({code:"pdfa_identification_removed",message:`The document no longer claims ${t}: ${e}.`});async function a(t){
const e=await(0,P.Br)(t);if(!e)return[];const{archive:n,accessible:s}=x(t,e);i(t,e,[T.dK.pdfaid,T.dK.pdfuaid]);const o=[n?.name,s].filter(m=>m!==void 0);return o.
length>0?[_(o)]:[]}const _=t=>({code:"conformance_dropped",message:`The result no longer claims ${t.join(" and ")}, because a merge cannot guarantee conformance\
.`});function i(t,e,n){e.properties.some(({namespace:s})=>n.includes(s))&&(0,b._L)(t,(0,b.QH)(e,({namespace:s})=>n.includes(s),[]))}}),21115:((B,R,p)=>{p.d(R,{HC:()=>P,
dK:()=>D,ee:()=>T});const D={rdf:"http://www.w3.org/1999/02/22-rdf-syntax-ns#",xml:"http://www.w3.org/XML/1998/namespace",dc:"http://purl.org/dc/elements/1.1/",
xmp:"http://ns.adobe.com/xap/1.0/",xmpMM:"http://ns.adobe.com/xap/1.0/mm/",pdf:"http://ns.adobe.com/pdf/1.3/",pdfaid:"http://www.aiim.org/pdfa/ns/id/",pdfuaid:"\
http://www.aiim.org/pdfua/ns/id/",pdfxid:"http://www.npes.org/pdfx/ns/id/",pdfx:"http://ns.adobe.com/pdfx/1.3/",pdfaExtension:"http://www.aiim.org/pdfa/ns/exten\
sion/",pdfaSchema:"http://www.aiim.org/pdfa/ns/schema#",pdfaProperty:"http://www.aiim.org/pdfa/ns/property#",fx:"urn:factur-x:pdfa:CrossIndustryDocument:invoice\
:1p0#",pdfe:"http://www.aiim.org/pdfe/ns/id/",pdfvtid:"http://www.npes.org/pdfvt/ns/id/",xfa:"http://www.xfa.org/schema/xfa-data/1.0/",ds:"http://www.w3.org/200\
0/09/xmldsig#"},A=new Map(Object.entries(D));class T{uris=new Map;declared=[];known=new Map;enter(d){let f;for(const{name:r,value:c}of d){if(!P(r))continue;const a=r.
slice(6),_=this.uris.get(a);_?_.push(c):this.uris.set(a,[c]),(f??=[]).push(a)}this.declared.push(f??v),f&&this.known.clear()}leave(){const d=this.declared.pop()??
v;for(const f of d)this.uris.get(f).pop();d.length>0&&this.known.clear()}declares(d){return(this.uris.get(w(d))?.length??0)>0}ofElement(d){let f=this.known.get(
d);if(!f){const r=w(d),c=this.uris.get(r)?.at(-1)??A.get(r)??"";this.known.size===b&&this.known.clear(),this.known.set(d,f={namespace:c,local:d.slice(d.indexOf(
":")+1)})}return f}ofAttribute(d){return d.includes(":")?this.ofElement(d):{namespace:"",local:d}}}const P=x=>x==="xmlns"||x.startsWith("xmlns:"),v=[],b=1e3,w=x=>x.
slice(0,Math.max(x.indexOf(":"),0))}),824:((B,R,p)=>{p.d(R,{Br:()=>x,_6:()=>f,_U:()=>w});var D=p(58552),A=p(1975),T=p(17079),P=p(45599),v=p(59071),b=p(70549);function w(r){
const c=r.resolve(r.trailer.get("Info"));return c instanceof P.Bi?c:c instanceof P.Z6?c.dict:void 0}const x=(0,b.n)(d);async function d(r){const c=r.get(r.catalogNumber),
a=c instanceof P.Bi?r.resolve(c.get("Metadata")):null;if(!(a instanceof P.Z6))return;let _;try{_=r.decoded(a)}catch(i){if(!(i instanceof D.zU)||i.code==="cancel\
led")throw i;return A.m}return(0,A.kg)(_,r.job.pace)}function f(r,c){const a=w(r),_=o=>r.resolve(a?.get(o)),i=(o,m,y=", ")=>{const O=(0,A.sm)(c,o,m).map(v.wh).filter(
Boolean).join(y);return O===""?null:O},t=(o,m)=>{const[y=""]=(0,A.sm)(c,o,m);return(0,v.wh)(y)||null},e=(o,m)=>(0,T._)((0,v.Gh)(_(o))??"")??(0,T._)(t("xmp",m)??
"")??null,n=r.get(r.catalogNumber),s=n instanceof P.Bi?(0,v.Gh)(r.resolve(n.get("Lang"))):null;return{title:(0,v.Gh)(_("Title"))??t("dc","title"),author:(0,v.Gh)(
_("Author"))??i("dc","creator"),subject:(0,v.Gh)(_("Subject"))??t("dc","description"),keywords:(0,v.Gh)(_("Keywords"))??i("pdf","Keywords")??i("dc","subject"),creator:(0,v.
Gh)(_("Creator"))??t("xmp","CreatorTool"),producer:(0,v.Gh)(_("Producer"))??t("pdf","Producer"),created:e("CreationDate","CreateDate"),modified:e("ModDate","Mod\
ifyDate"),language:s??t("dc","language")}}}),3907:((B,R,p)=>{p.d(R,{X:()=>_,km:()=>T,ol:()=>D,xK:()=>r});const D=200,A=1e4;async function T(i,t,e){const n=new P(
i);for(let s=n.next();s;s=n.next()){if(e(s))return"left";const o=t.step((s.to-s.from)*4+50);o&&await o}return n.hasDocumentType?"document type":n.malformed?"mal\
formed":"well-formed"}class P{text;malformed=!1;hasDocumentType=!1;at=0;constructor(t){this.text=t}next(){const{text:t,at:e}=this;if(e>=t.length)return;if(t.charCodeAt(
e)!==v)return this.characters(e,this.nextTag(e));if(t.startsWith("<!--",e))return this.other(e,"-->",4);if(t.startsWith("<?",e))return this.other(e,"?>",2);if(t.
startsWith("<![CDATA[",e)){const s=t.indexOf("]]>",e);return s<0?this.end():(this.at=s+3,{kind:"text",text:t.slice(e+9,s),from:e,to:this.at})}return t.startsWith(
"<!",e)?(this.hasDocumentType=t.startsWith("<!DOCTYPE",e),this.end()):(t.charCodeAt(e+1)===w?this.endTag(e):this.startTag(e))??this.fault(e,this.nextTag(e+1))}other(t,e,n){
const s=this.text.indexOf(e,t+n);return s<0?this.end():(this.at=s+e.length,{kind:"other",from:t,to:this.at})}endTag(t){const e=this.name(t+2),n=this.blanks(e);if(!(e===
t+2||this.text.charCodeAt(n)!==b))return this.at=n+1,{kind:"end",name:this.text.slice(t+2,e),from:t,to:this.at}}startTag(t){const{text:e}=this,n=this.name(t+1);
if(n===t+1)return;const s=e.slice(t+1,n),o=[];for(let m=n;;){const y=this.blanks(m),O=e.charCodeAt(y);if(O===b||O===w&&e.charCodeAt(y+1)===b)return this.at=O===
b?y+1:y+2,{kind:O===b?"start":"empty",name:s,attributes:o,from:t,to:this.at};const S=this.name(y),I=this.blanks(S),M=this.blanks(I+1),u=e[M];if(y===m||S===y||e[I]!==
"="||u!=='"'&&u!=="'")return;const l=e.indexOf(u,M+1),h=e.slice(M+1,Math.max(l,M+1)),g=h.includes("<")?void 0:d(h);if(l<0||g===void 0||o.length>=A)return;o.push(
{name:e.slice(y,S),value:g,from:y,to:l+1}),m=l+1}}characters(t,e){const n=d(this.text.slice(t,e));return n===void 0?this.fault(t,e):(this.at=e,{kind:"text",text:n,
from:t,to:e})}nextTag(t){const e=this.text.indexOf("<",t);return e<0?this.text.length:e}fault(t,e){return this.malformed=!0,this.at=e,{kind:"other",from:t,to:e}}end(){
this.malformed=!0,this.at=this.text.length}blanks(t){const{text:e}=this;for(;;){const n=e.charCodeAt(t);if(n!==32&&n!==9&&n!==10&&n!==13)return t;t++}}name(t){const{
text:e}=this;for(;t<e.length;t++){const n=e.charCodeAt(t);if(n<=32||n===w||n===b||n===v||n===61||n===34||n===39)break}return t}}const[v,b,w]=[60,62,47],x=new Map(
[["amp","&"],["lt","<"],["gt",">"],["quot",'"'],["apos","'"]]);function d(i){if(!i.includes("&"))return i;const t=[];let e=0;for(let n=i.indexOf("&");n>=0;n=i.indexOf(
"&",e)){const s=i.indexOf(";",n);if(s<0||s-n>12)return;const o=i.slice(n+1,s),m=x.get(o)??f(o);if(m===void 0)return;t.push(i.slice(e,n),m),e=s+1}return t.push(i.
slice(e)),t.join("")}function f(i){const t=/^#(?:x([\dA-Fa-f]+)|(\d+))$/.exec(i),e=t?parseInt(t[1]??t[2],t[1]===void 0?10:16):-1;return e>0&&e<=1114111&&!(e>=55296&&
e<=57343)?String.fromCodePoint(e):void 0}function r(i){const[t,e,n,s]=i;if(t===0&&e===0&&(n===254||n===0)||t===255&&e===254&&n===0&&s===0)return a(i);if(t===254&&
e===255||t===0&&e===60)return c(new TextDecoder("utf-16be").decode(i));if(t===255&&e===254||t===60&&e===0)return c(new TextDecoder("utf-16le").decode(i));const o=new TextDecoder().
decode(i);return c(o.includes("�")?Buffer.from(i).toString("latin1"):o)}const c=i=>i.startsWith("\uFEFF")?i.slice(1):i;function a(i){const t=new DataView(i.buffer,
i.byteOffset,i.byteLength),e=i[0]!==0,n=[];for(let s=0;s+4<=i.length;s+=4){const o=t.getUint32(s,e);if(o>1114111)return;n.push(String.fromCodePoint(o))}return c(
n.join(""))}const _=i=>i.replaceAll("&","&amp;").replaceAll("<","&lt;").replaceAll(">","&gt;").replaceAll('"',"&quot;")}),60912:((B,R,p)=>{p.d(R,{QH:()=>P,T3:()=>v,
_L:()=>d});var D=p(21115),A=p(3907),T=p(45599);function P(f,r,c){const{text:a,properties:_,end:i,about:t}=f,e=[];let n=0;for(const s of _.filter(r).sort((o,m)=>o.
from-m.from))s.from<n||(e.push(a.slice(n,s.from)),n=s.to);return e.push(a.slice(n,Math.max(i,n))),c.length>0&&e.push(b(c,t)),e.push(a.slice(Math.max(i,n))),x(e.
join(""))}function v(f){return`<?xpacket begin="\uFEFF" id="W5M0MpCehiHzreSzNTczkc9d"?>
<x:xmpmeta xmlns:x="adobe:ns:meta/">
<rdf:RDF xmlns:rdf="${D.dK.rdf}">
${b(f,"")}</rdf:RDF>
</x:xmpmeta>
<?xpacket end="w"?>`}function b(f,r){const a=[...new Set(f.map(({prefix:i})=>i))].map(i=>` xmlns:${i}="${D.dK[i]}"`).join(""),_=f.map(({prefix:i,name:t,form:e,values:n})=>`\
<${i}:${t}>${w(e,n)}</${i}:${t}>
`);return`<rdf:Description xmlns:rdf="${D.dK.rdf}" rdf:about="${(0,A.X)(r)}"${a}>
${_.join("")}</rdf:Description>
`}function w(f,r){const c=a=>r.map(_=>`<rdf:li${a}>${(0,A.X)(_)}</rdf:li>`).join("");switch(f){case"simple":return(0,A.X)(r[0]??"");case"alternative":return`<rd\
f:Alt>${c(' xml:lang="x-default"')}</rdf:Alt>`;case"ordered":return`<rdf:Seq>${c("")}</rdf:Seq>`;case"unordered":return`<rdf:Bag>${c("")}</rdf:Bag>`}}const x=f=>f.
replace(/^(\s*<\?xml\s[^>]*encoding\s*=\s*["'])[^"']*/,"$1UTF-8");function d(f,r){const c=f.catalog.get("Metadata"),a=f.resolve(c),_=a instanceof T.Z6?[...a.dict].
filter(([e])=>!["Filter","DecodeParms","Length"].includes(e)):[],i=new T.Bi([["Type",new T.SX("Metadata")],["Subtype",new T.SX("XML")],..._]),t=new T.Z6(i,Buffer.
from(r,"utf8"));(0,T.i9)(c)&&a instanceof T.Z6?f.put(c,t):f.edit(f.catalogNumber).set("Metadata",f.add(t))}}),1975:((B,R,p)=>{p.d(R,{kg:()=>v,m:()=>P,sm:()=>b});
var D=p(21115),A=p(3907);const T=1e5,P={text:"",properties:[],malformed:!0,end:-1,about:""};async function v(f,r){const c=(0,A.xK)(f);if(c===void 0)return P;const a=new x,
i=await(0,A.km)(c,r,t=>(a.take(t),a.broken))!=="well-formed"||a.depth>0||a.end<0||!a.declared;return{text:c,properties:a.properties,malformed:i,end:a.end,about:a.
about}}function b(f,r,c){return f?.properties.find(a=>a.name===c&&a.namespace===D.dK[r])?.values??[]}const w=-2;class x{properties=[];broken=!1;declared=!0;end=-1;about="";scope=new D.
ee;open=[];root=w;loose=!1;items=[];pieces=[];get depth(){return this.open.length}take(r){r.kind==="start"||r.kind==="empty"?(this.start(r.name,r.attributes,r.from),
r.kind==="empty"&&!this.broken&&this.close(r.name,r.to,r.to)):r.kind==="end"?this.close(r.name,r.from,r.to):r.kind==="text"&&this.isInProperty()&&this.pieces.push(
r.text)}isInProperty(){return this.root!==w&&this.open.length>this.root+2}start(r,c,a){if(this.open.length>=A.ol&&(this.broken=!0),this.broken)return;this.scope.
enter(c);const _=this.scope.ofElement(r),i=_.namespace===D.dK.rdf,t=i&&_.local==="li";this.root===w&&this.end<0&&i&&_.local==="Description"&&(this.root=this.open.
length-1,this.loose=!0);const e=this.open.length-this.root,n=t?c.find(({name:s})=>s==="xml:lang")?.value:void 0;if(this.open.push({name:r,..._,from:a,language:n}),
this.root===w){if(!i||_.local!=="RDF"||this.end>=0)return;this.root=this.open.length-1,this.declared=this.scope.declares(r)}else if(e===1)this.describe(c);else if(e===
2){this.items=[];const s=c.find(({name:o})=>this.isRdf(o,"resource"));this.pieces=s?[s.value]:[]}else t&&(this.pieces=[])}describe(r){for(const{name:c,value:a,from:_,
to:i}of r){if((0,D.HC)(c))continue;const{namespace:t,local:e}=this.scope.ofAttribute(c);t===D.dK.rdf&&e==="about"&&(this.about=a),!(t===""||t===D.dK.rdf||t===D.
dK.xml)&&this.add({namespace:t,name:e,values:[a],from:_,to:i})}}close(r,c,a){const _=this.open.pop();if(_?.name!==r){this.broken=!0;return}this.scope.leave();const i=this.
open.length-this.root;if(this.root!==w)if(i===0)this.end=c,this.root=w;else if(i===1&&this.loose)this.root=w,this.loose=!1;else if(i===2){const t=this.items.length>
0?d(this.items):[this.pieces.join("").trim()];this.add({namespace:_.namespace,name:_.local,values:t,from:_.from,to:a})}else i>2&&_.namespace===D.dK.rdf&&_.local===
"li"&&(this.items.push({text:this.pieces.join("").trim(),language:_.language}),this.pieces=[])}add(r){this.properties.length<T?this.properties.push(r):this.broken=
!0}isRdf(r,c){const a=this.scope.ofAttribute(r);return a.local===c&&a.namespace===D.dK.rdf}}function d(f){const r=f.findIndex(({language:a})=>a?.toLowerCase()===
"x-default"),c=f.map(({text:a})=>a);return r>0?[c[r],...c.slice(0,r),...c.slice(r+1)]:c}}),33546:((B,R,p)=>{p.d(R,{FB:()=>v,Hr:()=>w,Zh:()=>x,k$:()=>b,qm:()=>d});
var D=p(93604),A=p(45599),T=p(81077);const P={first:0,style:"D",prefix:void 0,start:1};async function v(i){const t=i.catalog.get("PageLabels");if(!i.dict(t))return;
const e=(await(0,T.Zc)(i,t,"Nums")).map(([n,s])=>({first:Number(n),label:i.dict(s)})).filter(({first:n})=>Number.isInteger(n)&&n>=0).sort((n,s)=>n.first-s.first).
filter(({first:n},s,o)=>o[s+1]?.first!==n).map(({first:n,label:s})=>({first:n,...f(i,s)}));return e[0]?.first===0?e:[P,...e]}function b(i,t){const e=i.editCatalog();
if(t.length===0){e.delete("PageLabels");return}const n=t[0].first===0?t:[P,...t],s=_(i),o=n.map(({first:m,start:y,...O})=>[m,a({...O,number:y},s)]);e.set("PageL\
abels",i.add((0,T.H6)(i,o,"Nums")))}async function w(i){const t=await v(i);if(!t)return;const e=t.map(({first:n})=>n);return n=>{const s=t[(0,D.M)(e,n)-1];return{
...s,number:s.start+n-s.first}}}function x(i,t){const e=[],n=_(i);let s,o=0;for(const m of t)(!s||!r(s,m))&&e.push([o,a(m,n)]),s=m,o++;return(0,T.H6)(i,e,"Nums")}
async function d(i,t){const e=await w(i);if(!e)return;const n=x(i,Array.from(t,s=>e(s-1)));i.editCatalog().set("PageLabels",i.add(n))}function f(i,t){const e=i.
resolve(t?.get("S")),n=i.resolve(t?.get("P")),s=i.resolve(t?.get("St"));return{style:e instanceof A.SX?e.text:void 0,prefix:n instanceof A.Mx&&n.bytes.length>0?
n:void 0,start:typeof s=="number"&&Number.isInteger(s)&&s>=1?s:1}}function r(i,t){return i.style!==t.style||t.style!==void 0&&t.number!==i.number+1?!1:i.prefix===
t.prefix?!0:!!i.prefix&&!!t.prefix&&Buffer.compare(i.prefix.bytes,t.prefix.bytes)===0}const c=100;function a({style:i,prefix:t,number:e},n){return(0,A.jd)({S:i===
void 0?void 0:(0,A.UU)(i),P:t&&t.bytes.length>c?n(t):t,St:i===void 0||e===1?void 0:e})}function _(i){const t=new Map;return e=>{let n=t.get(e);return n||t.set(e,
n=i.add(e)),n}}}),37081:((B,R,p)=>{p.d(R,{O:()=>T});var D=p(45599),A=p(9819);async function T(v,b,w=1/0){const x=new A._i(v),d=(0,A.Wo)(v,"Outlines"),f=[{value:d&&
P(v,d.holder,d.dict,"First"),level:1}];for(let r=f.pop();r;r=f.pop()){const{value:c,level:a}=r;if(c===void 0||!x.first(c)||!b(c,a)||!(0,D.i9)(c))continue;const _=t=>{
const e=v.entry(c.number,t);return e instanceof D.Bi?P(v,c.number,v.get(c.number),t):e};f.push({value:_("Next"),level:a}),a<w&&f.push({value:_("First"),level:a+
1});const i=v.job.pace.step(300);i&&await i}}function P(v,b,w,x){const d=w.get(x);if(!(d instanceof D.Bi))return d;const f=v.add(d);return x==="Next"&&d.set("Pr\
ev",new D.oS(b)),v.edit(b),w.set(x,f),f}}),12207:((B,R,p)=>{p.d(R,{Ht:()=>d,hN:()=>v,jS:()=>P,ji:()=>b});var D=p(45599),A=p(81077),T=p(45657);async function P(f){
const{catalog:r}=f,c=await(0,A.Zc)(f,f.dict(r.get("Names"))?.get("Dests"),"Names");return{names:new Map(f.dict(r.get("Dests"))),strings:new Map(c.map(([a,_])=>[
(0,A.Pu)(a),_]))}}function v({pages:f},r){const c=(0,D.i9)(r)?f.indexOf(r.number):r;return typeof c=="number"&&Number.isInteger(c)&&c>=0&&c<f.count?c:void 0}function b(f,r){
return r==null?[]:f.array(r)??[r]}const w=8,x=50;class d{document;named;constructor(r,c){this.document=r,this.named=c}static async of(r){return new d(r,await P(
r))}pageOf(r){return this.pageOfDestination(r.get("Dest"))??this.pageOfAction(r.get("A"))}pageOfDestination(r,c=w){const{document:a}=this,_=a.resolve(r),i=a.array(
_);if(i)return v(a,i[0]);if(c===0)return;const t=a.dict(_);return t?this.pageOfDestination(t.get("D"),c-1):this.pageOfDestination(this.namedBy(_),c-1)}namedBy(r){
const{names:c,strings:a}=this.named;if(r instanceof D.SX)return c.get(r.text)??a.get(r.text);if(!(r instanceof D.Mx))return;const _=(0,A.Pu)(r);return a.get(_)??
c.get(_)}pageOfAction(r){const{document:c}=this,a=r===void 0?[]:[r];for(let _=0;a.length>0&&_<x;_++){const i=c.dict(a.shift());if(!i)continue;const e=(0,D.Eo)(c.
resolve(i.get("S")),"GoTo")?this.pageOfDestination(i.get("D")):void 0;if(e!==void 0)return e;(0,T.RZ)(a,b(c,i.get("Next")).slice(0,x))}}}}),81077:((B,R,p)=>{p.d(
R,{AN:()=>d,BX:()=>b,H6:()=>w,MN:()=>x,Pu:()=>P,Zc:()=>v});var D=p(45599),A=p(9819);const T=64,P=t=>typeof t=="number"?String(t):Buffer.from(t.bytes).toString("\
latin1");async function v(t,e,n){const s=[];for(const o of await r(t,e,0,n)){for(const y of a(t,o,n))s.push(y);const m=t.job.pace.step(f);m&&await m}return s}async function b(t,e,n,s,o,m){
const y=await r(t,e,n,s,m);for(let O=y.length-1;O>=0;O--){const S=y[O],I=a(t,S,s),M=I.filter(([g,E])=>!o(g,E)),u=t.job.pace.step(f+I.length*f);u&&await u,M.length<
I.length&&(t.edit(S.holder),S.dict.set(s,M.flat()),S.changed=!0);for(const g of S.repeats)t.edit(S.holder),S.dict.delete(g),S.changed=!0;if(S.emptyKids){const g=(t.
array(S.dict.get("Kids"))??[]).filter(E=>!S.emptyKids.has(t.dict(E)));t.edit(S.holder),S.dict.set("Kids",g),S.changed=!0}if(!S.changed)continue;const l=t.array(
S.dict.get("Kids"))??[];S.empty=M.length===0&&l.length===0;const h=S.parent;h&&(h.changed=!0,S.empty?(h.emptyKids??=new Set).add(S.dict):_(t,S,M,l))}return y[0]?.
empty??!1}function w(t,e,n){if(e.length<=T)return(0,D.jd)({[n]:e.flat()});let s=[];for(const o of i(e)){const[m,y]=[o[0][0],o.at(-1)[0]];s.push({ref:t.add((0,D.
jd)({Limits:[m,y],[n]:o.flat()})),low:m,high:y})}for(;s.length>T;)s=i(s).map(o=>{const[m,y]=[o[0].low,o.at(-1).high];return{ref:t.add((0,D.jd)({Limits:[m,y],Kids:o.
map(({ref:O})=>O)})),low:m,high:y}});return(0,D.jd)({Kids:s.map(({ref:o})=>o)})}const x=(t,e)=>w(t,d([...e].map(([n,s])=>[(0,D.Px)(n),s])),"Names");function d(t){
return t.map(e=>({entry:e,key:P(e[0])})).sort((e,n)=>e.key<n.key?-1:e.key>n.key?1:0).map(({entry:e})=>e)}const f=100;async function r(t,e,n,s,o){const m=new A.b9(
t),y=new Set,O=M=>y.size<y.add(M).size,S=[],I=[{value:e??null,holder:n,parent:void 0}];for(let M=I.pop();M!==void 0;M=I.pop()){m.spend(1);const u=t.dict(M.value);
if(!u||!O(u)||o&&M.parent&&!c(t,u,o))continue;const l=[],h=K=>{const k=t.array(u.get(K));return!k||O(k)?k??[]:(l.push(K),[])},g=h(s).length>>1,E=h("Kids"),C={dict:u,
holder:(0,A.Kd)(M.value,M.holder),parent:M.parent,repeats:l};S.push(C),m.spend(g);for(let K=E.length-1;K>=0;K--)I.push({value:E[K],holder:(0,A.Kd)(u.get("Kids"),
C.holder),parent:C});const L=t.job.pace.step(f+g*f);L&&await L}return S}function c(t,e,n){const[s,o]=t.array(e.get("Limits"))??[];return typeof s!="number"||typeof o!=
"number"||n(s,o)}function a(t,{dict:e,repeats:n},s){const o=n.includes(s)?void 0:t.array(e.get(s));if(!o)return[];const m=[];for(let y=0;y+1<o.length;y+=2){const O=t.
resolve(o[y]);(s==="Names"?O instanceof D.Mx:typeof O=="number")&&m.push([O,o[y+1]])}return m}function _(t,e,n,s){const o=O=>t.array(t.dict(O)?.get("Limits"))??
[],m=n[0]?.[0]??o(s[0])[0],y=n.at(-1)?.[0]??o(s.at(-1))[1];t.edit(e.holder),m!==void 0&&y!==void 0?e.dict.set("Limits",[m,y]):e.dict.delete("Limits")}function i(t){
const e=[];for(let n=0;n<t.length;n+=T)e.push(t.slice(n,n+T));return e}}),70549:((B,R,p)=>{p.d(R,{n:()=>D});function D(A){const T=new WeakMap;return P=>{if(P.hasChanges)
return A(P);const v=T.get(P);if(v)return v.answer;const b=A(P);return T.set(P,{answer:b}),b}}}),9819:((B,R,p)=>{p.d(R,{J7:()=>T,Kd:()=>b,Wo:()=>w,_i:()=>v,b9:()=>P});
var D=p(42973),A=p(45599);class T{document;gone=new Set;chased=new Set;constructor(d){this.document=d}remove(d){const{catalog:f,catalogNumber:r,pages:c}=this.document,
a=f.get("Pages");d===r||(0,A.i9)(a)&&d===a.number||c.holds(d)||(this.gone.add(d),this.document.remove(d))}chase(d){this.chased.add(d)}removed(){return this.gone}takeChased(){
const d=this.chased;return this.chased=new Set,d}isGone(d){return(0,A.i9)(d)&&this.gone.has(d.number)}}class P{most;left;constructor(d){this.most=this.left=d.job.
limits.nodes}spend=d=>{if(this.left-=d,this.left<0)throw(0,D.F)("nodes",`The document has more than ${this.most} fields, bookmarks, names and structure elements`,
"Remove bookmarks or tags with another program first")}}class v{seen;beyond=new Set;allowance;constructor(d,f=new P(d)){this.allowance=f,this.seen=new Uint8Array(
(d.size>>3)+1)}first(d){if(this.allowance.spend(1),!(0,A.i9)(d))return!0;const{number:f}=d,r=f>>3;if(r>=this.seen.length)return this.beyond.size<this.beyond.add(
f).size;const c=1<<(f&7),a=(this.seen[r]&c)===0;return this.seen[r]|=c,a}}function b(x,d){return(0,A.i9)(x)?x.number:d}function w(x,d){const f=x.catalog.get(d),
r=x.dict(f);return r&&{dict:r,holder:b(f,x.catalogNumber)}}}),33973:((B,R,p)=>{p.d(R,{Gy:()=>a,Rf:()=>_,Ip:()=>i});var D=p(54619),A=p(85368),T=p(88500);class P{detail;strings;done;end;valueEnd;dataStart;dataEnd;lengthStart;lengthEnd;from;to;scan=new T.
s;signed=new Set;constructor(u,l,h){this.detail=l,this.strings=h,this.scan.strings=h;const g=new Int32Array(l?8*u:u);this.done=new Uint8Array(l?u:0);const E=C=>g.
subarray(C*u,(C+1)*u);this.end=E(0),this.valueEnd=E(1),this.dataStart=E(2),this.dataEnd=E(3),this.lengthStart=E(4),this.lengthEnd=E(5),this.from=E(6),this.to=E(
7)}}var v=p(78157),b=p(79725),w=p(4e4),x=p(39150),d=p(45599);class f{scan=new T.s;ranges=new Map}const r=2;class c{walked;live;via;count=0;bytes=0;patches;signed=new Set;constructor(u,l,h){
this.walked=h,this.live=new Uint8Array(u),this.via=new Int32Array(l?u:0)}}async function a(M,{watched:u}={}){const{markings:l,referrers:h}=await _([M],{watched:u,
detail:!0}),{live:g,via:E}=l[0];return{live:g,via:E,referrers:h}}async function _(M,u={}){const l=new o(M,u);return await l.run(),l}function i(M,{repairs:u}){for(const{
part:l,number:h,value:g}of u)M[l].put(h,g)}const t=100,e=100,n=-2;function s(M){if(M instanceof d.Z6)return M.data.length+s(M.dict);if(Array.isArray(M))return 12*
M.length;if(!(M instanceof d.Bi))return t;let u=30*M.size;for(const l of M.values())Array.isArray(l)&&(u+=12*l.length);return u}class o{documents;markings;referrers=new Set;repairs=[];stack=[];current=0;watched;extent={
valueEnd:-1,dataStart:-1,dataEnd:-1,end:-1};kept=new b.R;strings;alias;constructor(u,{detail:l=!1,strings:h=!1,watched:g,alias:E}){if(this.documents=u,this.strings=
h,this.alias=E,this.markings=u.map(C=>new c(C.size,g!==void 0,y(C,h||l,h))),!!g){this.watched=new Uint8Array(u[0].size);for(const C of g)this.watched[C]=1}}async run(){
const{documents:u,stack:l}=this,[h]=u;for(const[g,E]of h.trailer)g!=="Encrypt"&&this.followValue(0,E);for(;l.length>0;){const g=l.pop(),E=g%u.length,C=h.job.pace.
step(this.follow(E,(g-E)/u.length));C&&await C}for(const{live:g,signed:E,walked:C}of this.markings)for(const L of C.signed)g[L]===1&&E.add(L)}visit(u,l){this.alias&&
({part:u,number:l}=this.alias(u,l)??{part:u,number:l}),this.watched&&this.watched[l]===1&&this.referrers.add(this.current);const h=this.markings[u],{live:g}=h;if(l>
0&&l<g.length&&g[l]!==0)return;const E=this.documents[u];if(l<=0||l>=g.length||!E.exists(l))return E.missed(l);g[l]=1,this.watched&&(h.via[l]=this.current),this.
stack.push(l*this.documents.length+u)}follow(u,l){const h=this.documents[u],g=this.markings[u],{walked:E}=g;if(this.current=l,g.count++,h.isChanged(l))return this.
followChanged(h,g,u,l);if(E.done[l]===1)return this.followAgain(h,g,u,l);const{scan:C,detail:L}=E;L||(C.used=0);const K=C.used,k=h.table.kind[l]===D.tL?this.walk(
h,E,l):this.walkPlace(h,l,C);return k<0||C.byteRange&&this.isSignature(E.signed,l)?this.forget(C,K).followRepaired(h,u,l):(g.bytes+=k,L&&(E.from[l]=K,E.to[l]=C.
used,E.valueEnd[l]=this.extent.valueEnd,E.done[l]=1),this.followMarks(u,C,K,C.used,C.lengthStart),e+k)}followChanged(u,l,h,g){const E=u.patched(g);if(!E){const W=u.
edited.get(g);return m(W)||W===null?this.followRepaired(u,h,g):(this.followValue(h,W),l.bytes+=s(W),e)}const{detail:C}=l.walked;if(E.references&&!C&&!u.suspect){
for(let W=E.first;W<E.last;W++)this.visit(h,E.references[W]);return l.bytes+=E.end-E.start,e}const{scan:L,ranges:K}=O(l);C||(L.used=0);const k=L.used,U=this.walkPlace(
u,g,L);return U<0||L.byteRange&&this.isSignature(l.signed,g)?this.forget(L,k).followRepaired(u,h,g):(l.bytes+=U,C&&K.set(g,{from:k,to:L.used,valueEnd:this.extent.
valueEnd}),this.followMarks(h,L,k,L.used,L.lengthStart),e+U)}followAgain(u,l,h,g){const{walked:E}=l;return l.bytes+=E.end[g]>0?E.end[g]-u.table.place[g]:t,this.
followMarks(h,E.scan,E.from[g],E.to[g],E.lengthStart[g]),e}isSignature(u,l){return u.add(l),this.strings}followMarks(u,{marks:l},h,g,E){const C=this.strings?E:n;
for(let L=h;L<g;L+=3)l[L]!==T.A&&l[L+1]!==C&&this.visit(u,l[L])}forget(u,l){return u.used=l,this}followRepaired(u,l,h){const g=u.get(h),E=m(g)?u.resolve(g):g;return E===
null?(this.markings[l].live[h]=r,this.markings[l].count--):this.repair(l,h,E),e}repair(u,l,h){this.repairs.push({part:u,number:l,value:h}),this.followValue(u,h)}followValue(u,l){
const h=[l];for(;h.length>0;){const g=h.pop();if(g instanceof d.oS)this.visit(g instanceof d.rV?g.part:u,g.number);else if(Array.isArray(g))for(const E of g)h.push(
E);else if(g instanceof d.Bi){g.has("ByteRange")&&this.markings[u].signed.add(this.current);for(const E of g.values())h.push(E)}else if(g instanceof d.Z6)for(const[
E,C]of g.dict)E!=="Length"&&h.push(C)}}walk(u,l,h){const{extent:g}=this,{bytes:E}=u,{scan:C}=l,L=u.bodies[h];C.forgetLength();const{kept:K}=this,k=!this.strings&&
u.recallEntries(h,K);k&&C.append(K.scan.marks,K.marksFrom,K.marksTo);const U=k?K.close+2:C.value(E,L,E.length);return U<0||E[U-1]===v.AV||!(0,A.x)(u,U,C,g)||u.suspect&&
!(0,x.D)(E,L,U)||C.doubtful&&(0,w.oC)(E,L,U)?-1:(g.dataStart<0&&(C.lengthStart=-1),l.end[h]=g.end,l.detail&&(l.dataStart[h]=g.dataStart,l.dataEnd[h]=g.dataEnd,l.
lengthStart[h]=C.lengthStart,l.lengthEnd[h]=C.lengthEnd),g.end-u.table.place[h])}walkPlace(u,l,h){const g=u.place(l);if(!g)return-1;const{bytes:E,start:C,end:L}=g;
h.forgetLength();const K=h.value(E,C,L);return h.lengthStart=-1,K<0&&!I(E,C,L)||S(E,C,L)||K>0&&E[K-1]===v.AV||K>=0&&(0,v.AN)(E,K,L)<L||u.suspect&&!(0,x.D)(E,C,L)||
h.doubtful&&(0,w.oC)(E,C,L)?-1:(this.extent.valueEnd=K<0?L:K,L-C)}}const m=M=>M instanceof d.oS&&!(M instanceof d.rV);function y(M,u,l){const h=M.walked;if(h?.strings===
l)return h;const g=new P(M.size,u,l);return u&&(M.walked=g),g}function O(M){return M.patches||(M.patches=new f,M.patches.scan.strings=M.walked.strings),M.patches}
function S(M,u,l){const h=(0,v.AN)(M,u,l);return h>=l||M[h]===v.yq&&(0,v.wb)(M,h,"null")}function I(M,u,l){for(let h=u;h<l;h++)if("<([/%".includes(String.fromCharCode(
M[h])))return!1;return!0}}),21996:((B,R,p)=>{p.d(R,{Av:()=>c,RJ:()=>i,V3:()=>_,vb:()=>t,zx:()=>r});var D=p(54619),A=p(93604),T=p(78157),P=p(88500);const v=2048,
b=65536,w=4,x=1<<20,d=1024,f="[^\\0\\t\\n\\f\\r ()<>[\\]{}/%#]";async function r(s,o){const{found:m,all:y}=await a(s,o),O=S=>[...new Set([...S,...y])].sort((I,M)=>I-
M);return Object.fromEntries(o.map(S=>[S,O(m[S])]))}async function c(s,o){const{found:m,all:y}=await a(s,o);for(const O of Object.values(m))for(const S of O)y.add(
S);return y}async function a(s,o){const m=o.map(I=>{const[M="",...u]=[...I].map(h=>h.replace(/\W/,"\\$&")),l=/\W/.test(I)?f:"\\w";return`${M}(?:${u.join("")}|${l}\
{0,${Math.max(0,I.length-2)}}#)`}),y=new RegExp(`/(?:${m.join("|")}|#)`,"g"),O=Object.fromEntries(o.map(I=>[I,new Set])),S=new Set;await i(s,(I,M,u,l)=>{const h=I.
toString("latin1",M,u);y.lastIndex=0;for(let g=y.exec(h);g;g=y.exec(h)){const E=l(M+g.index);E!==void 0&&(g[0].endsWith("#")?S.add(E):O[g[0].slice(1)].add(E))}});
for(const I of t(s))S.add(I);return{found:O,all:S}}async function _(s,o){const m=await r(s,o);return[...new Set(Object.values(m).flat())].sort((y,O)=>y-O)}async function i(s,o){
const{bytes:m,table:y}=s,O=e(s),S=new Int32Array(O.length);for(let h=0;h<O.length;h++)S[h]=y.place[O[h]];const I=(0,T.bS)(m),M=h=>O[(0,A.M)(S,h)-1],u=new P.s;let l=0;
for(let h=0;h<O.length;h++){const g=h+1===O.length,E=g?m.length:S[h+1],C=E-S[h]>v;if(!C&&!g&&E-l<b)continue;let L=E;if(C){S[h]>l&&o(I,l,S[h],M),u.reset();const k=u.
value(m,s.bodies[O[h]],E);l=S[h],k>=0&&(L=k)}o(I,l,L,M);const K=s.job.pace.step(w*(L-l));K&&await K,l=E}for(const[h,g]of n(s)){const E=s.objectStream(h),C=s.job.
pace.step(0);if(C&&await C,!E)continue;const L=new Set(g),{starts:K,numbers:k,data:U}=E,W=N=>{const j=k[(0,A.M)(K,N)-1];return j!==void 0&&L.has(j)?j:void 0};for(let N=0;N<
U.length;N+=x){o((0,T.bS)(U),N,Math.min(N+x+d,U.length),W);const j=s.job.pace.step(w*x);j&&await j}}}function*t(s){for(let o=1;s.hasChanges&&o<s.size;o++)s.isChanged(
o)&&s.exists(o)&&(yield o)}function e(s){const{table:o,hasChanges:m}=s,y=[];let O=!0,S=-1;for(let I=1;I<o.size;I++){if(o.kind[I]!==D.tL||m&&s.isChanged(I))continue;
const M=o.place[I];O&&=M>=S,S=M,y.push(I)}return O?y:y.sort((I,M)=>o.place[I]-o.place[M])}function n(s){const{table:o,hasChanges:m}=s,y=new Map;for(let O=1;O<o.
size;O++){if(o.kind[O]!==D.UT||m&&s.isChanged(O))continue;const S=o.place[O],I=y.get(S);I?I.push(O):y.set(S,[O])}return y}}),90536:((B,R,p)=>{p.d(R,{C:()=>A,L:()=>T});
var D=p(45599);function A(P,v){const b=[P];for(;b.length>0;){const w=b.pop(),x=w instanceof D.Z6?w.dict:w;if(Array.isArray(x))for(const d of x)b.push(d);else if(x instanceof
D.Bi){v(x);for(const d of x.values())b.push(d)}}}function T(P,v){const b=[];return A(P,w=>{b.length===0&&v(w)&&b.push(w)}),b.length>0}}),93604:((B,R,p)=>{p.d(R,
{B:()=>D,M:()=>A});const D=(P,v)=>T(P,v,!1),A=(P,v)=>T(P,v,!0);function T(P,v,b){let[w,x]=[0,P.length];for(;w<x;){const d=w+x>>1,f=P[d];f<v||b&&f===v?w=d+1:x=d}
return w}})};
