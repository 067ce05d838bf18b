"use strict";exports.id=6673,exports.ids=[6673],exports.modules={85673:((W,L,m)=>{m.d(L,{gx:()=>D,h:()=>A});function P(d,r){const l=S(d,r);if(l!==void 0)return[l];const f=v(
d);return r.filter(y=>v(y).some(c=>c.length>3&&f.includes(c)))}function S(d,r){let l;const f=v(d);for(const y of r){const c=C(f,v(y));c<=2&&c<(l?.count??1/0)&&(l=
{name:y,count:c})}return l?.name}function C(d,r){return d.length!==r.length?d.length*r.length===0?1/0:C([d.join("")],[r.join("")]):r.reduce((l,f,y)=>{const c=d[y]??
"",t=Math.min(c.length,f.length),s=g(c,f);return s>(t<3?0:t<7?1:2)?1/0:l+s},0)}const A=(d,r)=>I(P(d,r));function D(d,r){const l=S(d,r),f=c=>v(c).sort().join(" "),
y=f(d);return I(l===void 0?r.filter(c=>d!==""&&f(c)===y):[l])}const I=d=>d.length===0||d.length>3?"":` (did you mean ${d.join(" or ")}?)`,v=d=>d.trim().slice(0,
64).replace(/(?<=[a-z])(?=[A-Z])/g," ").toLowerCase().split(/[\s_-]+/).filter(r=>r!==""),M=2;function g(d,r){if(Math.abs(d.length-r.length)>M)return 1/0;let l=[],
f=Array.from({length:r.length+1},(c,t)=>t<=M?t:1/0);for(let c=0;c<d.length;c++){const t=[];t[0]=c+1;let s=1/0;for(let e=Math.max(0,c-M);e<=Math.min(r.length-1,c+
M);e++){const i=c>0&&e>0&&d[c]===r[e-1]&&d[c-1]===r[e];t[e+1]=Math.min((f[e+1]??1/0)+1,(t[e]??1/0)+1,(f[e]??1/0)+(d[c]===r[e]?0:1),i?(l[e-1]??1/0)+1:1/0),s=Math.
min(s,t[e+1])}if(s>M)return 1/0;l=f,f=t}const y=f[r.length]??1/0;return y>M?1/0:y}}),45657:((W,L,m)=>{m.d(L,{Hn:()=>S,Kf:()=>A,RZ:()=>P,Vp:()=>I,YG:()=>D,vH:()=>C});
function P(v,M){for(const g of M)v.push(g)}const S=v=>v.slice();function C(v,M,g){const d=v.get(M);d?d.push(g):v.set(M,[g])}const A=v=>{let M=-1/0;for(const g of v)
M=Math.max(M,g);return M},D=v=>{let M=1/0;for(const g of v)M=Math.min(M,g);return M},I=v=>Number.isInteger(v)&&!Number.isSafeInteger(v)}),91461:((W,L,m)=>{m.r(L),
m.d(L,{get_document_info:()=>C});var P=m(64173),S=m(41561);const C=async(A,{per_page:D,with_bookmarks:I,open_password:v},M)=>{const{quiet:g,wasRepaired:d}=(0,S.
gd)(M),r=await(0,P.E)(A.bytes,g,{password:v,evenIfLocked:!0}),l=await(0,S.GS)(r,{perPage:D,withBookmarks:I,repaired:d(),size:A.bytes.length}),{pageCount:f}=l;return{
documents:[typeof f=="number"?{...A,pageCount:f}:A],data:l,notes:[],facts:{}}}}),84961:((W,L,m)=>{m.d(L,{$x:()=>d,Kh:()=>M,qg:()=>r,xS:()=>g});var P=m(58552),S=m(
33973),C=m(90536),A=m(45599),D=m(3907),I=m(33311),v=m(9819);function M(f,y){const c=f.resolve(y.get("S"));return(!y.has("S")||(0,A.Eo)(c,"JavaScript")||(0,A.Eo)(
c,"Rendition"))&&f.resolve(y.get("JS"))!==null}async function g(f,y){const c=y.filter(s=>(0,C.L)(f.get(s),e=>M(f,e)));if(c.length===0)return!1;const{live:t}=await(0,S.
Gy)(f);return c.some(s=>t[s]===1)}async function d(f){return await g(f,(await(0,I.S)(f)).JS)||r(f)}async function r(f){if(!(0,A.Zm)(f.get(f.catalogNumber)))return!1;
const y=f.resolve((0,v.Wo)(f,"AcroForm")?.dict.get("XFA"));if(y===null)return!1;if(f.security?.locked===!0)return null;for(const c of Array.isArray(y)?y:[y]){const t=f.
resolve(c);if(!(t instanceof A.Z6))continue;let s;try{s=await f.decodedAtEase(t)}catch(i){if(!(i instanceof P.zU)||i.code==="cancelled")throw i;return!0}const e=(0,D.
xK)(s);if(e===void 0||e.includes("script")&&await l(e,f.job.pace))return!0}return!1}async function l(f,y){const c=t=>(t.kind==="start"||t.kind==="empty")&&/^(?:[^:]*:)?script$/.
test(t.name);return await(0,D.km)(f,y,c)!=="well-formed"}}),91374:((W,L,m)=>{m.d(L,{QL:()=>I,bf:()=>D,fq:()=>c,hj:()=>y,i4:()=>l,iA:()=>M,pv:()=>f,qU:()=>d,tP:()=>v});
var P=m(77581),S=m(45599),C=m(9819),A=m(70549);function D(e){for(;e.part===""&&e.parent;)e=e.parent;return e}const I="FT Parent T TU TM Ff V DV DA Q DS RV Opt M\
axLen TI I Lock SV".split(" "),v=100;function*M(e,{from:i=e.array((0,C.Wo)(e,"AcroForm")?.dict.get("Fields")),below:n,visit:a=new C._i(e),depth:o=1/0}={}){const h=[],
w=(T=[],O)=>{for(let p=T.length-1;p>=0;p--)h.push({value:T[p],parent:O})};w(i,n);for(let T=h.pop();T;T=h.pop()){const{value:O,parent:p}=T,u=(0,S.i9)(O)?e.get(O):
O;if(!(0,S.Zm)(u)||!a.first(O)||(p?.depth??0)>=o)continue;const _=e.resolve(u.get("T")),E=e.resolve(u.get("FT")),x=_ instanceof S.Mx?(0,P.g7)(_):"",b={number:(0,S.
i9)(O)?O.number:void 0,dict:u,parent:p,part:x,name:s(p&&p.depth%v!==0?p.name:"",x),type:E instanceof S.SX?E.text:p?.type,depth:(p?.depth??0)+1};yield b,w(e.array(
u.get("Kids")),b)}}const g=1e3,d=(0,A.n)(r);async function r(e){const i=[];for(const n of M(e)){i.push(n);const a=e.job.pace.step(g);a&&await a}return i}function l(e){
const i=new Set(e.flatMap(({parent:n,dict:a})=>n&&a.has("T")?[n]:[]));return e.filter(n=>(n.dict.has("T")||!n.parent)&&!i.has(n))}function f(e,i){const n=e.resolve(
y(e,i,"FT"));return n instanceof S.SX?n.text:void 0}function y(e,i,n){for(const a of t(e,i)){const o=a.get(n);if(o!==void 0)return o}}function c(e,i){let n="";for(const a of t(
e,i)){const o=e.resolve(a.get("T"));o instanceof S.Mx&&(n=s((0,P.g7)(o),n))}return n}function*t(e,i){let n=i;for(let a=0;n&&a<v;a++)yield n,n=e.dict(n.get("Pare\
nt"))}const s=(e,i)=>e===""||i===""?e+i:`${e}.${i}`}),6856:((W,L,m)=>{m.d(L,{n:()=>r,w:()=>I});var P=m(78157),S=m(79725),C=m(45599),A=m(70549),D=m(6057);const I=(0,A.
n)(v);async function v(c){const{pages:t,job:s}=c,e=new r(c),i=new Int32Array(t.count),n=new Set;for(let a=0;a<t.count;a++){e.goTo(a),i[a]=e.kind,n.add(e.resources);
const o=s.pace.step(300);o&&await o}return{kinds:e.kinds,kindOf:i,resources:n}}const M=["MediaBox","CropBox","Rotate","UserUnit"],g=2e3,d=/\(|(?:^|[^<])<(?!<)/;
class r{document;kinds=[];kind=-1;resources;bytes;entries=new S.R;index=-1;inherited;geometry=new l(M);own=new l(["Resources"]);kindOf=new Map;recognised=new Map;dictionaries=new Map;constructor(t){
this.document=t}goTo(t){const{document:s,entries:e,inherited:i}=this,{pages:n}=s,a=n.number(t),o=s.place(a),h=n.inheritedBy(t);if(this.index=t,this.inherited=h,
!o||!s.locate(a,o,e)){this.bytes=void 0,this.geometry.forget(),this.own.forget(),this.kind=this.kindHere(),this.resources=n.attribute(t,"Resources");return}(this.
bytes?.buffer!==o.bytes.buffer||this.bytes.byteOffset!==o.bytes.byteOffset)&&(this.bytes=(0,P.bS)(o.bytes));const[w,T]=[this.geometry.take(this.bytes,e),this.own.
take(this.bytes,e)];(!w||h!==i)&&(this.kind=this.recognise(h)),(!T||h!==i)&&(this.resources=this.resourcesHere())}contents(){const{document:t,bytes:s}=this,e=t.
pages.number(this.index);if(!s)return t.entry(e,"Contents");const i=this.entries.find(s,"Contents");if(i<0)return;const{at:n}=this.entries;return y(s,n[i+2],n[i+
3])??t.entry(e,"Contents")}get resourcesSpan(){return this.own.of(0)}resourcesHere(){const{document:t,index:s}=this,{pages:e}=t,[i,n]=this.own.of(0);if(i===n)return e.
inheritedBy(s).Resources;const a=y(this.bytes,i,n);if(a)return a;const o=()=>t.entry(e.number(s),"Resources");if(n-i>g)return o();const h=this.own.text();return t.
security&&d.test(h)?o():(this.dictionaries.has(h)||this.dictionaries.set(h,o()),this.dictionaries.get(h))}recognise(t){let s=this.recognised.get(t);s||this.recognised.
set(t,s=new Map);const e=this.geometry.text();let i=s.get(e);return i===void 0&&s.set(e,i=this.kindHere()),i}kindHere(){const t=(0,D.iw)(this.document,this.index),
s=`${t.box.join(" ")} ${t.rotation} ${t.userUnit}`;let e=this.kindOf.get(s);return e===void 0&&this.kindOf.set(s,e=this.kinds.push(t)-1),e}}class l{keys;bytes;from;to;constructor(t){
this.keys=t,this.from=new Int32Array(t.length),this.to=new Int32Array(t.length)}forget(){this.bytes=void 0}take(t,s){const{bytes:e,from:i,to:n,keys:a}=this;let o=e!==
void 0;for(let h=0;h<a.length;h++){const w=s.find(t,a[h]),T=w<0?0:s.at[w+2],O=w<0?0:s.at[w+3];o&&=f(e,i[h],n[h],t,T,O),i[h]=T,n[h]=O}return this.bytes=t,o}of(t){
return[this.from[t],this.to[t]]}text(){let t="";for(let s=0;s<this.keys.length;s++)t+=`${this.bytes.toString("latin1",this.from[s],this.to[s])}|`;return t}}function f(c,t,s,e,i,n){
if(s-t!==n-i)return!1;for(let a=t,o=i;a<s;a++,o++)if(c[a]!==e[o])return!1;return!0}function y(c,t,s){if(!(0,P.yp)(c[t])||c[s-1]!==P.AV||c[s-2]!==P.Z4)return;const e=(0,P.
JI)(c,t,s),i=(0,P.JI)(c,e.after+1,s);return c[e.after]===P.Z4&&i.value>=0&&i.after===s-2?new C.oS(e.value,i.value):void 0}}),21281:((W,L,m)=>{m.d(L,{Ip:()=>M,XM:()=>f,
Xb:()=>l,ds:()=>v,qg:()=>r});var P=m(59071),S=m(70549),C=m(21115),A=m(824),D=m(1975),I=m(60912);const v=(0,S.n)(async t=>M(t,await(0,A.Br)(t)));function M(t,s){
const e=(w,T)=>(0,P.wh)((0,D.sm)(s,w,T)[0]??""),i=d(e("pdfaid","part"),e("pdfaid","conformance").toLowerCase()),n=g(e("pdfuaid","part"))?`PDF/UA-${e("pdfuaid","\
part")}`:void 0,o=[e("pdfxid","GTS_PDFXVersion")||e("pdfx","GTS_PDFXVersion")||((0,P.Gh)(t.resolve((0,A._U)(t)?.get("GTS_PDFXVersion")))??""),e("pdfe","ISO_PDFE\
Version"),e("pdfvtid","GTS_PDFVTVersion")],h=[i?.name,n,...o.filter(w=>/^PDF\/[\w .:/()-]{1,40}$/.test(w))];return{archive:i,accessible:n,names:h.filter(w=>w!==
void 0)}}const g=t=>/^[1-9]$/.test(t);function d(t,s){if(!g(t))return;const e=/^[abuef]$/.test(s)?s:"";return{part:Number(t),level:e,name:`PDF/A-${t}${e}`}}function r(t,s,e,i){
return s&&c(t,s,[C.dK.pdfaid]),l(e,i)}const l=({name:t},s)=>({code:"pdfa_identification_removed",message:`The document no longer claims ${t}: ${s}.`});async function f(t){
const s=await(0,A.Br)(t);if(!s)return[];const{archive:e,accessible:i}=M(t,s);c(t,s,[C.dK.pdfaid,C.dK.pdfuaid]);const n=[e?.name,i].filter(a=>a!==void 0);return n.
length>0?[y(n)]:[]}const y=t=>({code:"conformance_dropped",message:`The result no longer claims ${t.join(" and ")}, because a merge cannot guarantee conformance\
.`});function c(t,s,e){s.properties.some(({namespace:i})=>e.includes(i))&&(0,I._L)(t,(0,I.QH)(s,({namespace:i})=>e.includes(i),[]))}}),21115:((W,L,m)=>{m.d(L,{HC:()=>A,
dK:()=>P,ee:()=>C});const P={rdf:"http://www.w3.org/1999/02/22-rdf-syntax-ns#",xml:"http://www.w3.org/XML/1998/namespace",dc:"http://purl.org/dc/elements/1.1/",
xmp:"http://ns.adobe.com/xap/1.0/",xmpMM:"http://ns.adobe.com/xap/1.0/mm/",pdf:"http://ns.adobe.com/pdf/1.3/",pdfaid:"http://www.aiim.org/pdfa/ns/id/",pdfuaid:"\
http://www.aiim.org/pdfua/ns/id/",pdfxid:"http://www.npes.org/pdfx/ns/id/",pdfx:"http://ns.adobe.com/pdfx/1.3/",pdfaExtension:"http://www.aiim.org/pdfa/ns/exten\
sion/",pdfaSchema:"http://www.aiim.org/pdfa/ns/schema#",pdfaProperty:"http://www.aiim.org/pdfa/ns/property#",fx:"urn:factur-x:pdfa:CrossIndustryDocument:invoice\
:1p0#",pdfe:"http://www.aiim.org/pdfe/ns/id/",pdfvtid:"http://www.npes.org/pdfvt/ns/id/",xfa:"http://www.xfa.org/schema/xfa-data/1.0/",ds:"http://www.w3.org/200\
0/09/xmldsig#"},S=new Map(Object.entries(P));class C{uris=new Map;declared=[];known=new Map;enter(g){let d;for(const{name:r,value:l}of g){if(!A(r))continue;const f=r.
slice(6),y=this.uris.get(f);y?y.push(l):this.uris.set(f,[l]),(d??=[]).push(f)}this.declared.push(d??D),d&&this.known.clear()}leave(){const g=this.declared.pop()??
D;for(const d of g)this.uris.get(d).pop();g.length>0&&this.known.clear()}declares(g){return(this.uris.get(v(g))?.length??0)>0}ofElement(g){let d=this.known.get(
g);if(!d){const r=v(g),l=this.uris.get(r)?.at(-1)??S.get(r)??"";this.known.size===I&&this.known.clear(),this.known.set(g,d={namespace:l,local:g.slice(g.indexOf(
":")+1)})}return d}ofAttribute(g){return g.includes(":")?this.ofElement(g):{namespace:"",local:g}}}const A=M=>M==="xmlns"||M.startsWith("xmlns:"),D=[],I=1e3,v=M=>M.
slice(0,Math.max(M.indexOf(":"),0))}),824:((W,L,m)=>{m.d(L,{Br:()=>M,_6:()=>d,_U:()=>v});var P=m(58552),S=m(1975),C=m(17079),A=m(45599),D=m(59071),I=m(70549);function v(r){
const l=r.resolve(r.trailer.get("Info"));return l instanceof A.Bi?l:l instanceof A.Z6?l.dict:void 0}const M=(0,I.n)(g);async function g(r){const l=r.get(r.catalogNumber),
f=l instanceof A.Bi?r.resolve(l.get("Metadata")):null;if(!(f instanceof A.Z6))return;let y;try{y=r.decoded(f)}catch(c){if(!(c instanceof P.zU)||c.code==="cancel\
led")throw c;return S.m}return(0,S.kg)(y,r.job.pace)}function d(r,l){const f=v(r),y=n=>r.resolve(f?.get(n)),c=(n,a,o=", ")=>{const h=(0,S.sm)(l,n,a).map(D.wh).filter(
Boolean).join(o);return h===""?null:h},t=(n,a)=>{const[o=""]=(0,S.sm)(l,n,a);return(0,D.wh)(o)||null},s=(n,a)=>(0,C._)((0,D.Gh)(y(n))??"")??(0,C._)(t("xmp",a)??
"")??null,e=r.get(r.catalogNumber),i=e instanceof A.Bi?(0,D.Gh)(r.resolve(e.get("Lang"))):null;return{title:(0,D.Gh)(y("Title"))??t("dc","title"),author:(0,D.Gh)(
y("Author"))??c("dc","creator"),subject:(0,D.Gh)(y("Subject"))??t("dc","description"),keywords:(0,D.Gh)(y("Keywords"))??c("pdf","Keywords")??c("dc","subject"),creator:(0,D.
Gh)(y("Creator"))??t("xmp","CreatorTool"),producer:(0,D.Gh)(y("Producer"))??t("pdf","Producer"),created:s("CreationDate","CreateDate"),modified:s("ModDate","Mod\
ifyDate"),language:i??t("dc","language")}}}),3907:((W,L,m)=>{m.d(L,{Rt:()=>f,X:()=>i,km:()=>A,ol:()=>S,xK:()=>l});var P=m(78157);const S=200,C=1e4;async function A(n,a,o){
const h=new D(n);for(let w=h.next();w;w=h.next()){if(o(w))return"left";const T=a.step((w.to-w.from)*4+50);T&&await T}return h.hasDocumentType?"document type":h.
malformed?"malformed":"well-formed"}class D{text;malformed=!1;hasDocumentType=!1;at=0;constructor(a){this.text=a}next(){const{text:a,at:o}=this;if(o>=a.length)return;
if(a.charCodeAt(o)!==I)return this.characters(o,this.nextTag(o));if(a.startsWith("<!--",o))return this.other(o,"-->",4);if(a.startsWith("<?",o))return this.other(
o,"?>",2);if(a.startsWith("<![CDATA[",o)){const w=a.indexOf("]]>",o);return w<0?this.end():(this.at=w+3,{kind:"text",text:a.slice(o+9,w),from:o,to:this.at})}return a.
startsWith("<!",o)?(this.hasDocumentType=a.startsWith("<!DOCTYPE",o),this.end()):(a.charCodeAt(o+1)===M?this.endTag(o):this.startTag(o))??this.fault(o,this.nextTag(
o+1))}other(a,o,h){const w=this.text.indexOf(o,a+h);return w<0?this.end():(this.at=w+o.length,{kind:"other",from:a,to:this.at})}endTag(a){const o=this.name(a+2),
h=this.blanks(o);if(!(o===a+2||this.text.charCodeAt(h)!==v))return this.at=h+1,{kind:"end",name:this.text.slice(a+2,o),from:a,to:this.at}}startTag(a){const{text:o}=this,
h=this.name(a+1);if(h===a+1)return;const w=o.slice(a+1,h),T=[];for(let O=h;;){const p=this.blanks(O),u=o.charCodeAt(p);if(u===v||u===M&&o.charCodeAt(p+1)===v)return this.
at=u===v?p+1:p+2,{kind:u===v?"start":"empty",name:w,attributes:T,from:a,to:this.at};const _=this.name(p),E=this.blanks(_),x=this.blanks(E+1),b=o[x];if(p===O||_===
p||o[E]!=="="||b!=='"'&&b!=="'")return;const R=o.indexOf(b,x+1),K=o.slice(x+1,Math.max(R,x+1)),B=K.includes("<")?void 0:d(K);if(R<0||B===void 0||T.length>=C)return;
T.push({name:o.slice(p,_),value:B,from:p,to:R+1}),O=R+1}}characters(a,o){const h=d(this.text.slice(a,o));return h===void 0?this.fault(a,o):(this.at=o,{kind:"tex\
t",text:h,from:a,to:o})}nextTag(a){const o=this.text.indexOf("<",a);return o<0?this.text.length:o}fault(a,o){return this.malformed=!0,this.at=o,{kind:"other",from:a,
to:o}}end(){this.malformed=!0,this.at=this.text.length}blanks(a){const{text:o}=this;for(;;){const h=o.charCodeAt(a);if(h!==32&&h!==9&&h!==10&&h!==13)return a;a++}}name(a){
const{text:o}=this;for(;a<o.length;a++){const h=o.charCodeAt(a);if(h<=32||h===M||h===v||h===I||h===61||h===34||h===39)break}return a}}const[I,v,M]=[60,62,47],g=new Map(
[["amp","&"],["lt","<"],["gt",">"],["quot",'"'],["apos","'"]]);function d(n){if(!n.includes("&"))return n;const a=[];let o=0;for(let h=n.indexOf("&");h>=0;h=n.indexOf(
"&",o)){const w=n.indexOf(";",h);if(w<0||w-h>12)return;const T=n.slice(h+1,w),O=g.get(T)??r(T);if(O===void 0)return;a.push(n.slice(o,h),O),o=w+1}return a.push(n.
slice(o)),a.join("")}function r(n){const a=/^#(?:x([\dA-Fa-f]+)|(\d+))$/.exec(n),o=a?parseInt(a[1]??a[2],a[1]===void 0?10:16):-1;return o>0&&o<=1114111&&!(o>=55296&&
o<=57343)?String.fromCodePoint(o):void 0}function l(n){const[a,o,h,w]=n;if(a===0&&o===0&&(h===254||h===0)||a===255&&o===254&&h===0&&w===0)return e(n);if(a===254&&
o===255||a===0&&o===60)return s(new TextDecoder("utf-16be").decode(n));if(a===255&&o===254||a===60&&o===0)return s(new TextDecoder("utf-16le").decode(n));const T=new TextDecoder().
decode(n);return s(T.includes("�")?Buffer.from(n).toString("latin1"):T)}function f(n){if(n[0]===0||n[1]===0||n[0]===254||n[0]===255)return l(n);const o=(0,P.bS)(
n).toString("latin1",0,y),h=c.exec(o)?.[1]?.toLowerCase()??"utf-8";if(t.has(h))try{return new TextDecoder(h,{fatal:!0}).decode(n)}catch{return}}const y=200,c=/^(?:\xef\xbb\xbf)?<\?xml\s[^>]*?encoding\s*=\s*["']([\w.-]+)["']/,
t=new Set(["utf-8","utf8","us-ascii","iso-8859-1","iso-8859-15","windows-1252"]),s=n=>n.startsWith("\uFEFF")?n.slice(1):n;function e(n){const a=new DataView(n.buffer,
n.byteOffset,n.byteLength),o=n[0]!==0,h=[];for(let w=0;w+4<=n.length;w+=4){const T=a.getUint32(w,o);if(T>1114111)return;h.push(String.fromCodePoint(T))}return s(
h.join(""))}const i=n=>n.replaceAll("&","&amp;").replaceAll("<","&lt;").replaceAll(">","&gt;").replaceAll('"',"&quot;")}),60912:((W,L,m)=>{m.d(L,{QH:()=>A,T3:()=>D,
_L:()=>g});var P=m(21115),S=m(3907),C=m(45599);function A(d,r,l){const{text:f,properties:y,end:c,about:t}=d,s=[];let e=0;for(const i of y.filter(r).sort((n,a)=>n.
from-a.from))i.from<e||(s.push(f.slice(e,i.from)),e=i.to);return s.push(f.slice(e,Math.max(c,e))),l.length>0&&s.push(I(l,t)),s.push(f.slice(Math.max(c,e))),M(s.
join(""))}function D(d){return`<?xpacket begin="\uFEFF" id="W5M0MpCehiHzreSzNTczkc9d"?>
<x:xmpmeta xmlns:x="adobe:ns:meta/">
<rdf:RDF xmlns:rdf="${P.dK.rdf}">
${I(d,"")}</rdf:RDF>
</x:xmpmeta>
<?xpacket end="w"?>`}function I(d,r){const f=[...new Set(d.map(({prefix:c})=>c))].map(c=>` xmlns:${c}="${P.dK[c]}"`).join(""),y=d.map(({prefix:c,name:t,form:s,values:e})=>`\
<${c}:${t}>${v(s,e)}</${c}:${t}>
`);return`<rdf:Description xmlns:rdf="${P.dK.rdf}" rdf:about="${(0,S.X)(r)}"${f}>
${y.join("")}</rdf:Description>
`}function v(d,r){const l=f=>r.map(y=>`<rdf:li${f}>${(0,S.X)(y)}</rdf:li>`).join("");switch(d){case"simple":return(0,S.X)(r[0]??"");case"alternative":return`<rd\
f:Alt>${l(' xml:lang="x-default"')}</rdf:Alt>`;case"ordered":return`<rdf:Seq>${l("")}</rdf:Seq>`;case"unordered":return`<rdf:Bag>${l("")}</rdf:Bag>`}}const M=d=>d.
replace(/^(\s*<\?xml\s[^>]*encoding\s*=\s*["'])[^"']*/,"$1UTF-8");function g(d,r){const l=d.catalog.get("Metadata"),f=d.resolve(l),y=f instanceof C.Z6?[...f.dict].
filter(([s])=>!["Filter","DecodeParms","Length"].includes(s)):[],c=new C.Bi([["Type",new C.SX("Metadata")],["Subtype",new C.SX("XML")],...y]),t=new C.Z6(c,Buffer.
from(r,"utf8"));(0,C.i9)(l)&&f instanceof C.Z6?d.put(l,t):d.edit(d.catalogNumber).set("Metadata",d.add(t))}}),1975:((W,L,m)=>{m.d(L,{kg:()=>D,m:()=>A,sm:()=>I});
var P=m(21115),S=m(3907);const C=1e5,A={text:"",properties:[],malformed:!0,end:-1,about:""};async function D(d,r){const l=(0,S.xK)(d);if(l===void 0)return A;const f=new M,
c=await(0,S.km)(l,r,t=>(f.take(t),f.broken))!=="well-formed"||f.depth>0||f.end<0||!f.declared;return{text:l,properties:f.properties,malformed:c,end:f.end,about:f.
about}}function I(d,r,l){return d?.properties.find(f=>f.name===l&&f.namespace===P.dK[r])?.values??[]}const v=-2;class M{properties=[];broken=!1;declared=!0;end=-1;about="";scope=new P.
ee;open=[];root=v;loose=!1;items=[];pieces=[];get depth(){return this.open.length}take(r){r.kind==="start"||r.kind==="empty"?(this.start(r.name,r.attributes,r.from),
r.kind==="empty"&&!this.broken&&this.close(r.name,r.to,r.to)):r.kind==="end"?this.close(r.name,r.from,r.to):r.kind==="text"&&this.isInProperty()&&this.pieces.push(
r.text)}isInProperty(){return this.root!==v&&this.open.length>this.root+2}start(r,l,f){if(this.open.length>=S.ol&&(this.broken=!0),this.broken)return;this.scope.
enter(l);const y=this.scope.ofElement(r),c=y.namespace===P.dK.rdf,t=c&&y.local==="li";this.root===v&&this.end<0&&c&&y.local==="Description"&&(this.root=this.open.
length-1,this.loose=!0);const s=this.open.length-this.root,e=t?l.find(({name:i})=>i==="xml:lang")?.value:void 0;if(this.open.push({name:r,...y,from:f,language:e}),
this.root===v){if(!c||y.local!=="RDF"||this.end>=0)return;this.root=this.open.length-1,this.declared=this.scope.declares(r)}else if(s===1)this.describe(l);else if(s===
2){this.items=[];const i=l.find(({name:n})=>this.isRdf(n,"resource"));this.pieces=i?[i.value]:[]}else t&&(this.pieces=[])}describe(r){for(const{name:l,value:f,from:y,
to:c}of r){if((0,P.HC)(l))continue;const{namespace:t,local:s}=this.scope.ofAttribute(l);t===P.dK.rdf&&s==="about"&&(this.about=f),!(t===""||t===P.dK.rdf||t===P.
dK.xml)&&this.add({namespace:t,name:s,values:[f],from:y,to:c})}}close(r,l,f){const y=this.open.pop();if(y?.name!==r){this.broken=!0;return}this.scope.leave();const c=this.
open.length-this.root;if(this.root!==v)if(c===0)this.end=l,this.root=v;else if(c===1&&this.loose)this.root=v,this.loose=!1;else if(c===2){const t=this.items.length>
0?g(this.items):[this.pieces.join("").trim()];this.add({namespace:y.namespace,name:y.local,values:t,from:y.from,to:f})}else c>2&&y.namespace===P.dK.rdf&&y.local===
"li"&&(this.items.push({text:this.pieces.join("").trim(),language:y.language}),this.pieces=[])}add(r){this.properties.length<C?this.properties.push(r):this.broken=
!0}isRdf(r,l){const f=this.scope.ofAttribute(r);return f.local===l&&f.namespace===P.dK.rdf}}function g(d){const r=d.findIndex(({language:f})=>f?.toLowerCase()===
"x-default"),l=d.map(({text:f})=>f);return r>0?[l[r],...l.slice(0,r),...l.slice(r+1)]:l}}),33546:((W,L,m)=>{m.d(L,{FB:()=>D,Hr:()=>v,Zh:()=>M,k$:()=>I,qm:()=>g});
var P=m(93604),S=m(45599),C=m(81077);const A={first:0,style:"D",prefix:void 0,start:1};async function D(c){const t=c.catalog.get("PageLabels");if(!c.dict(t))return;
const s=(await(0,C.Zc)(c,t,"Nums")).map(([e,i])=>({first:Number(e),label:c.dict(i)})).filter(({first:e})=>Number.isInteger(e)&&e>=0).sort((e,i)=>e.first-i.first).
filter(({first:e},i,n)=>n[i+1]?.first!==e).map(({first:e,label:i})=>({first:e,...d(c,i)}));return s[0]?.first===0?s:[A,...s]}function I(c,t){const s=c.editCatalog();
if(t.length===0){s.delete("PageLabels");return}const e=t[0].first===0?t:[A,...t],i=y(c),n=e.map(({first:a,start:o,...h})=>[a,f({...h,number:o},i)]);s.set("PageL\
abels",c.add((0,C.H6)(c,n,"Nums")))}async function v(c){const t=await D(c);if(!t)return;const s=t.map(({first:e})=>e);return e=>{const i=t[(0,P.M)(s,e)-1];return{
...i,number:i.start+e-i.first}}}function M(c,t){const s=[],e=y(c);let i,n=0;for(const a of t)(!i||!r(i,a))&&s.push([n,f(a,e)]),i=a,n++;return(0,C.H6)(c,s,"Nums")}
async function g(c,t){const s=await v(c);if(!s)return;const e=M(c,Array.from(t,i=>s(i-1)));c.editCatalog().set("PageLabels",c.add(e))}function d(c,t){const s=c.
resolve(t?.get("S")),e=c.resolve(t?.get("P")),i=c.resolve(t?.get("St"));return{style:s instanceof S.SX?s.text:void 0,prefix:e instanceof S.Mx&&e.bytes.length>0?
e:void 0,start:typeof i=="number"&&Number.isInteger(i)&&i>=1?i:1}}function r(c,t){return c.style!==t.style||t.style!==void 0&&t.number!==c.number+1?!1:c.prefix===
t.prefix?!0:!!c.prefix&&!!t.prefix&&Buffer.compare(c.prefix.bytes,t.prefix.bytes)===0}const l=100;function f({style:c,prefix:t,number:s},e){return(0,S.jd)({S:c===
void 0?void 0:(0,S.UU)(c),P:t&&t.bytes.length>l?e(t):t,St:c===void 0||s===1?void 0:s})}function y(c){const t=new Map;return s=>{let e=t.get(s);return e||t.set(s,
e=c.add(s)),e}}}),37081:((W,L,m)=>{m.d(L,{O:()=>C});var P=m(45599),S=m(9819);async function C(D,I,v=1/0){const M=new S._i(D),g=(0,S.Wo)(D,"Outlines"),d=[{value:g&&
A(D,g.holder,g.dict,"First"),level:1}];for(let r=d.pop();r;r=d.pop()){const{value:l,level:f}=r;if(l===void 0||!M.first(l)||!I(l,f)||!(0,P.i9)(l))continue;const y=t=>{
const s=D.entry(l.number,t);return s instanceof P.Bi?A(D,l.number,D.get(l.number),t):s};d.push({value:y("Next"),level:f}),f<v&&d.push({value:y("First"),level:f+
1});const c=D.job.pace.step(300);c&&await c}}function A(D,I,v,M){const g=v.get(M);if(!(g instanceof P.Bi))return g;const d=D.add(g);return M==="Next"&&g.set("Pr\
ev",new P.oS(I)),D.edit(I),v.set(M,d),d}}),12207:((W,L,m)=>{m.d(L,{Ht:()=>g,hN:()=>D,jS:()=>A,ji:()=>I});var P=m(45599),S=m(81077),C=m(45657);async function A(d){
const{catalog:r}=d,l=await(0,S.Zc)(d,d.dict(r.get("Names"))?.get("Dests"),"Names");return{names:new Map(d.dict(r.get("Dests"))),strings:new Map(l.map(([f,y])=>[
(0,S.Pu)(f),y]))}}function D({pages:d},r){const l=(0,P.i9)(r)?d.indexOf(r.number):r;return typeof l=="number"&&Number.isInteger(l)&&l>=0&&l<d.count?l:void 0}function I(d,r){
return r==null?[]:d.array(r)??[r]}const v=8,M=50;class g{document;named;constructor(r,l){this.document=r,this.named=l}static async of(r){return new g(r,await A(
r))}pageOf(r){return this.pageOfDestination(r.get("Dest"))??this.pageOfAction(r.get("A"))}pageOfDestination(r,l=v){const{document:f}=this,y=f.resolve(r),c=f.array(
y);if(c)return D(f,c[0]);if(l===0)return;const t=f.dict(y);return t?this.pageOfDestination(t.get("D"),l-1):this.pageOfDestination(this.namedBy(y),l-1)}namedBy(r){
const{names:l,strings:f}=this.named;if(r instanceof P.SX)return l.get(r.text)??f.get(r.text);if(!(r instanceof P.Mx))return;const y=(0,S.Pu)(r);return f.get(y)??
l.get(y)}pageOfAction(r){const{document:l}=this,f=r===void 0?[]:[r];for(let y=0;f.length>0&&y<M;y++){const c=l.dict(f.shift());if(!c)continue;const s=(0,P.Eo)(l.
resolve(c.get("S")),"GoTo")?this.pageOfDestination(c.get("D")):void 0;if(s!==void 0)return s;(0,C.RZ)(f,I(l,c.get("Next")).slice(0,M))}}}}),81077:((W,L,m)=>{m.d(
L,{AN:()=>g,BX:()=>I,H6:()=>v,MN:()=>M,Pu:()=>A,Zc:()=>D});var P=m(45599),S=m(9819);const C=64,A=t=>typeof t=="number"?String(t):Buffer.from(t.bytes).toString("\
latin1");async function D(t,s,e){const i=[];for(const n of await r(t,s,0,e)){for(const o of f(t,n,e))i.push(o);const a=t.job.pace.step(d);a&&await a}return i}async function I(t,s,e,i,n,a){
const o=await r(t,s,e,i,a);for(let h=o.length-1;h>=0;h--){const w=o[h],T=f(t,w,i),O=T.filter(([E,x])=>!n(E,x)),p=t.job.pace.step(d+T.length*d);p&&await p,O.length<
T.length&&(t.edit(w.holder),w.dict.set(i,O.flat()),w.changed=!0);for(const E of w.repeats)t.edit(w.holder),w.dict.delete(E),w.changed=!0;if(w.emptyKids){const E=(t.
array(w.dict.get("Kids"))??[]).filter(x=>!w.emptyKids.has(t.dict(x)));t.edit(w.holder),w.dict.set("Kids",E),w.changed=!0}if(!w.changed)continue;const u=t.array(
w.dict.get("Kids"))??[];w.empty=O.length===0&&u.length===0;const _=w.parent;_&&(_.changed=!0,w.empty?(_.emptyKids??=new Set).add(w.dict):y(t,w,O,u))}return o[0]?.
empty??!1}function v(t,s,e){if(s.length<=C)return(0,P.jd)({[e]:s.flat()});let i=[];for(const n of c(s)){const[a,o]=[n[0][0],n.at(-1)[0]];i.push({ref:t.add((0,P.
jd)({Limits:[a,o],[e]:n.flat()})),low:a,high:o})}for(;i.length>C;)i=c(i).map(n=>{const[a,o]=[n[0].low,n.at(-1).high];return{ref:t.add((0,P.jd)({Limits:[a,o],Kids:n.
map(({ref:h})=>h)})),low:a,high:o}});return(0,P.jd)({Kids:i.map(({ref:n})=>n)})}const M=(t,s)=>v(t,g([...s].map(([e,i])=>[(0,P.Px)(e),i])),"Names");function g(t){
return t.map(s=>({entry:s,key:A(s[0])})).sort((s,e)=>s.key<e.key?-1:s.key>e.key?1:0).map(({entry:s})=>s)}const d=100;async function r(t,s,e,i,n){const a=new S.b9(
t),o=new Set,h=O=>o.size<o.add(O).size,w=[],T=[{value:s??null,holder:e,parent:void 0}];for(let O=T.pop();O!==void 0;O=T.pop()){a.spend(1);const p=t.dict(O.value);
if(!p||!h(p)||n&&O.parent&&!l(t,p,n))continue;const u=[],_=K=>{const B=t.array(p.get(K));return!B||h(B)?B??[]:(u.push(K),[])},E=_(i).length>>1,x=_("Kids"),b={dict:p,
holder:(0,S.Kd)(O.value,O.holder),parent:O.parent,repeats:u};w.push(b),a.spend(E);for(let K=x.length-1;K>=0;K--)T.push({value:x[K],holder:(0,S.Kd)(p.get("Kids"),
b.holder),parent:b});const R=t.job.pace.step(d+E*d);R&&await R}return w}function l(t,s,e){const[i,n]=t.array(s.get("Limits"))??[];return typeof i!="number"||typeof n!=
"number"||e(i,n)}function f(t,{dict:s,repeats:e},i){const n=e.includes(i)?void 0:t.array(s.get(i));if(!n)return[];const a=[];for(let o=0;o+1<n.length;o+=2){const h=t.
resolve(n[o]);(i==="Names"?h instanceof P.Mx:typeof h=="number")&&a.push([h,n[o+1]])}return a}function y(t,s,e,i){const n=h=>t.array(t.dict(h)?.get("Limits"))??
[],a=e[0]?.[0]??n(i[0])[0],o=e.at(-1)?.[0]??n(i.at(-1))[1];t.edit(s.holder),a!==void 0&&o!==void 0?s.dict.set("Limits",[a,o]):s.dict.delete("Limits")}function c(t){
const s=[];for(let e=0;e<t.length;e+=C)s.push(t.slice(e,e+C));return s}}),70549:((W,L,m)=>{m.d(L,{n:()=>P});function P(S){const C=new WeakMap;return A=>{if(A.hasChanges)
return S(A);const D=C.get(A);if(D)return D.answer;const I=S(A);return C.set(A,{answer:I}),I}}}),9819:((W,L,m)=>{m.d(L,{J7:()=>C,Kd:()=>I,Wo:()=>v,_i:()=>D,b9:()=>A});
var P=m(42973),S=m(45599);class C{document;gone=new Set;chased=new Set;constructor(g){this.document=g}remove(g){const{catalog:d,catalogNumber:r,pages:l}=this.document,
f=d.get("Pages");g===r||(0,S.i9)(f)&&g===f.number||l.holds(g)||(this.gone.add(g),this.document.remove(g))}chase(g){this.chased.add(g)}removed(){return this.gone}takeChased(){
const g=this.chased;return this.chased=new Set,g}isGone(g){return(0,S.i9)(g)&&this.gone.has(g.number)}}class A{most;left;constructor(g){this.most=this.left=g.job.
limits.nodes}spend=g=>{if(this.left-=g,this.left<0)throw(0,P.F)("nodes",`The document has more than ${this.most} fields, bookmarks, names and structure elements`,
"Remove bookmarks or tags with another program first")}}class D{seen;beyond=new Set;allowance;constructor(g,d=new A(g)){this.allowance=d,this.seen=new Uint8Array(
(g.size>>3)+1)}first(g){if(this.allowance.spend(1),!(0,S.i9)(g))return!0;const{number:d}=g,r=d>>3;if(r>=this.seen.length)return this.beyond.size<this.beyond.add(
d).size;const l=1<<(d&7),f=(this.seen[r]&l)===0;return this.seen[r]|=l,f}}function I(M,g){return(0,S.i9)(M)?M.number:g}function v(M,g){const d=M.catalog.get(g),
r=M.dict(d);return r&&{dict:r,holder:I(d,M.catalogNumber)}}}),33973:((W,L,m)=>{m.d(L,{Gy:()=>f,Rf:()=>y,Ip:()=>c});var P=m(54619),S=m(85368),C=m(88500);class A{detail;strings;done;end;valueEnd;dataStart;dataEnd;lengthStart;lengthEnd;from;to;scan=new C.
s;signed=new Set;constructor(p,u,_){this.detail=u,this.strings=_,this.scan.strings=_;const E=new Int32Array(u?8*p:p);this.done=new Uint8Array(u?p:0);const x=b=>E.
subarray(b*p,(b+1)*p);this.end=x(0),this.valueEnd=x(1),this.dataStart=x(2),this.dataEnd=x(3),this.lengthStart=x(4),this.lengthEnd=x(5),this.from=x(6),this.to=x(
7)}}var D=m(78157),I=m(79725),v=m(4e4),M=m(39150),g=m(45599);class d{scan=new C.s;ranges=new Map}const r=2;class l{walked;live;via;count=0;bytes=0;patches;signed=new Set;constructor(p,u,_){
this.walked=_,this.live=new Uint8Array(p),this.via=new Int32Array(u?p:0)}}async function f(O,{watched:p}={}){const{markings:u,referrers:_}=await y([O],{watched:p,
detail:!0}),{live:E,via:x}=u[0];return{live:E,via:x,referrers:_}}async function y(O,p={}){const u=new n(O,p);return await u.run(),u}function c(O,{repairs:p}){for(const{
part:u,number:_,value:E}of p)O[u].put(_,E)}const t=100,s=100,e=-2;function i(O){if(O instanceof g.Z6)return O.data.length+i(O.dict);if(Array.isArray(O))return 12*
O.length;if(!(O instanceof g.Bi))return t;let p=30*O.size;for(const u of O.values())Array.isArray(u)&&(p+=12*u.length);return p}class n{documents;markings;referrers=new Set;repairs=[];stack=[];current=0;watched;extent={
valueEnd:-1,dataStart:-1,dataEnd:-1,end:-1};kept=new I.R;strings;alias;constructor(p,{detail:u=!1,strings:_=!1,watched:E,alias:x}){if(this.documents=p,this.strings=
_,this.alias=x,this.markings=p.map(b=>new l(b.size,E!==void 0,o(b,_||u,_))),!!E){this.watched=new Uint8Array(p[0].size);for(const b of E)this.watched[b]=1}}async run(){
const{documents:p,stack:u}=this,[_]=p;for(const[E,x]of _.trailer)E!=="Encrypt"&&this.followValue(0,x);for(;u.length>0;){const E=u.pop(),x=E%p.length,b=_.job.pace.
step(this.follow(x,(E-x)/p.length));b&&await b}for(const{live:E,signed:x,walked:b}of this.markings)for(const R of b.signed)E[R]===1&&x.add(R)}visit(p,u){this.alias&&
({part:p,number:u}=this.alias(p,u)??{part:p,number:u}),this.watched&&this.watched[u]===1&&this.referrers.add(this.current);const _=this.markings[p],{live:E}=_;if(u>
0&&u<E.length&&E[u]!==0)return;const x=this.documents[p];if(u<=0||u>=E.length||!x.exists(u))return x.missed(u);E[u]=1,this.watched&&(_.via[u]=this.current),this.
stack.push(u*this.documents.length+p)}follow(p,u){const _=this.documents[p],E=this.markings[p],{walked:x}=E;if(this.current=u,E.count++,_.isChanged(u))return this.
followChanged(_,E,p,u);if(x.done[u]===1)return this.followAgain(_,E,p,u);const{scan:b,detail:R}=x;R||(b.used=0);const K=b.used,B=_.table.kind[u]===P.tL?this.walk(
_,x,u):this.walkPlace(_,u,b);return B<0||b.byteRange&&this.isSignature(x.signed,u)?this.forget(b,K).followRepaired(_,p,u):(E.bytes+=B,R&&(x.from[u]=K,x.to[u]=b.
used,x.valueEnd[u]=this.extent.valueEnd,x.done[u]=1),this.followMarks(p,b,K,b.used,b.lengthStart),s+B)}followChanged(p,u,_,E){const x=p.patched(E);if(!x){const U=p.
edited.get(E);return a(U)||U===null?this.followRepaired(p,_,E):(this.followValue(_,U),u.bytes+=i(U),s)}const{detail:b}=u.walked;if(x.references&&!b&&!p.suspect){
for(let U=x.first;U<x.last;U++)this.visit(_,x.references[U]);return u.bytes+=x.end-x.start,s}const{scan:R,ranges:K}=h(u);b||(R.used=0);const B=R.used,k=this.walkPlace(
p,E,R);return k<0||R.byteRange&&this.isSignature(u.signed,E)?this.forget(R,B).followRepaired(p,_,E):(u.bytes+=k,b&&K.set(E,{from:B,to:R.used,valueEnd:this.extent.
valueEnd}),this.followMarks(_,R,B,R.used,R.lengthStart),s+k)}followAgain(p,u,_,E){const{walked:x}=u;return u.bytes+=x.end[E]>0?x.end[E]-p.table.place[E]:t,this.
followMarks(_,x.scan,x.from[E],x.to[E],x.lengthStart[E]),s}isSignature(p,u){return p.add(u),this.strings}followMarks(p,{marks:u},_,E,x){const b=this.strings?x:e;
for(let R=_;R<E;R+=3)u[R]!==C.A&&u[R+1]!==b&&this.visit(p,u[R])}forget(p,u){return p.used=u,this}followRepaired(p,u,_){const E=p.get(_),x=a(E)?p.resolve(E):E;return x===
null?(this.markings[u].live[_]=r,this.markings[u].count--):this.repair(u,_,x),s}repair(p,u,_){this.repairs.push({part:p,number:u,value:_}),this.followValue(p,_)}followValue(p,u){
const _=[u];for(;_.length>0;){const E=_.pop();if(E instanceof g.oS)this.visit(E instanceof g.rV?E.part:p,E.number);else if(Array.isArray(E))for(const x of E)_.push(
x);else if(E instanceof g.Bi){E.has("ByteRange")&&this.markings[p].signed.add(this.current);for(const x of E.values())_.push(x)}else if(E instanceof g.Z6)for(const[
x,b]of E.dict)x!=="Length"&&_.push(b)}}walk(p,u,_){const{extent:E}=this,{bytes:x}=p,{scan:b}=u,R=p.bodies[_];b.forgetLength();const{kept:K}=this,B=!this.strings&&
p.recallEntries(_,K);B&&b.append(K.scan.marks,K.marksFrom,K.marksTo);const k=B?K.close+2:b.value(x,R,x.length);return k<0||x[k-1]===D.AV||!(0,S.x)(p,k,b,E)||p.suspect&&
!(0,M.D)(x,R,k)||b.doubtful&&(0,v.oC)(x,R,k)?-1:(E.dataStart<0&&(b.lengthStart=-1),u.end[_]=E.end,u.detail&&(u.dataStart[_]=E.dataStart,u.dataEnd[_]=E.dataEnd,u.
lengthStart[_]=b.lengthStart,u.lengthEnd[_]=b.lengthEnd),E.end-p.table.place[_])}walkPlace(p,u,_){const E=p.place(u);if(!E)return-1;const{bytes:x,start:b,end:R}=E;
_.forgetLength();const K=_.value(x,b,R);return _.lengthStart=-1,K<0&&!T(x,b,R)||w(x,b,R)||K>0&&x[K-1]===D.AV||K>=0&&(0,D.AN)(x,K,R)<R||p.suspect&&!(0,M.D)(x,b,R)||
_.doubtful&&(0,v.oC)(x,b,R)?-1:(this.extent.valueEnd=K<0?R:K,R-b)}}const a=O=>O instanceof g.oS&&!(O instanceof g.rV);function o(O,p,u){const _=O.walked;if(_?.strings===
u)return _;const E=new A(O.size,p,u);return p&&(O.walked=E),E}function h(O){return O.patches||(O.patches=new d,O.patches.scan.strings=O.walked.strings),O.patches}
function w(O,p,u){const _=(0,D.AN)(O,p,u);return _>=u||O[_]===D.yq&&(0,D.wb)(O,_,"null")}function T(O,p,u){for(let _=p;_<u;_++)if("<([/%".includes(String.fromCharCode(
O[_])))return!1;return!0}}),21996:((W,L,m)=>{m.d(L,{Av:()=>l,RJ:()=>c,V3:()=>y,vb:()=>t,zx:()=>r});var P=m(54619),S=m(93604),C=m(78157),A=m(88500);const D=2048,
I=65536,v=4,M=1<<20,g=1024,d="[^\\0\\t\\n\\f\\r ()<>[\\]{}/%#]";async function r(i,n){const{found:a,all:o}=await f(i,n),h=w=>[...new Set([...w,...o])].sort((T,O)=>T-
O);return Object.fromEntries(n.map(w=>[w,h(a[w])]))}async function l(i,n){const{found:a,all:o}=await f(i,n);for(const h of Object.values(a))for(const w of h)o.add(
w);return o}async function f(i,n){const a=n.map(T=>{const[O="",...p]=[...T].map(_=>_.replace(/\W/,"\\$&")),u=/\W/.test(T)?d:"\\w";return`${O}(?:${p.join("")}|${u}\
{0,${Math.max(0,T.length-2)}}#)`}),o=new RegExp(`/(?:${a.join("|")}|#)`,"g"),h=Object.fromEntries(n.map(T=>[T,new Set])),w=new Set;await c(i,(T,O,p,u)=>{const _=T.
toString("latin1",O,p);o.lastIndex=0;for(let E=o.exec(_);E;E=o.exec(_)){const x=u(O+E.index);x!==void 0&&(E[0].endsWith("#")?w.add(x):h[E[0].slice(1)].add(x))}});
for(const T of t(i))w.add(T);return{found:h,all:w}}async function y(i,n){const a=await r(i,n);return[...new Set(Object.values(a).flat())].sort((o,h)=>o-h)}async function c(i,n){
const{bytes:a,table:o}=i,h=s(i),w=new Int32Array(h.length);for(let _=0;_<h.length;_++)w[_]=o.place[h[_]];const T=(0,C.bS)(a),O=_=>h[(0,S.M)(w,_)-1],p=new A.s;let u=0;
for(let _=0;_<h.length;_++){const E=_+1===h.length,x=E?a.length:w[_+1],b=x-w[_]>D;if(!b&&!E&&x-u<I)continue;let R=x;if(b){w[_]>u&&n(T,u,w[_],O),p.reset();const B=p.
value(a,i.bodies[h[_]],x);u=w[_],B>=0&&(R=B)}n(T,u,R,O);const K=i.job.pace.step(v*(R-u));K&&await K,u=x}for(const[_,E]of e(i)){const x=i.objectStream(_),b=i.job.
pace.step(0);if(b&&await b,!x)continue;const R=new Set(E),{starts:K,numbers:B,data:k}=x,U=N=>{const j=B[(0,S.M)(K,N)-1];return j!==void 0&&R.has(j)?j:void 0};for(let N=0;N<
k.length;N+=M){n((0,C.bS)(k),N,Math.min(N+M+g,k.length),U);const j=i.job.pace.step(v*M);j&&await j}}}function*t(i){for(let n=1;i.hasChanges&&n<i.size;n++)i.isChanged(
n)&&i.exists(n)&&(yield n)}function s(i){const{table:n,hasChanges:a}=i,o=[];let h=!0,w=-1;for(let T=1;T<n.size;T++){if(n.kind[T]!==P.tL||a&&i.isChanged(T))continue;
const O=n.place[T];h&&=O>=w,w=O,o.push(T)}return h?o:o.sort((T,O)=>n.place[T]-n.place[O])}function e(i){const{table:n,hasChanges:a}=i,o=new Map;for(let h=1;h<n.
size;h++){if(n.kind[h]!==P.UT||a&&i.isChanged(h))continue;const w=n.place[h],T=o.get(w);T?T.push(h):o.set(w,[h])}return o}}),90536:((W,L,m)=>{m.d(L,{C:()=>S,L:()=>C});
var P=m(45599);function S(A,D){const I=[A];for(;I.length>0;){const v=I.pop(),M=v instanceof P.Z6?v.dict:v;if(Array.isArray(M))for(const g of M)I.push(g);else if(M instanceof
P.Bi){D(M);for(const g of M.values())I.push(g)}}}function C(A,D){const I=[];return S(A,v=>{I.length===0&&D(v)&&I.push(v)}),I.length>0}}),93604:((W,L,m)=>{m.d(L,
{B:()=>P,M:()=>S});const P=(A,D)=>C(A,D,!1),S=(A,D)=>C(A,D,!0);function C(A,D,I){let[v,M]=[0,A.length];for(;v<M;){const g=v+M>>1,d=A[g];d<D||I&&d===D?v=g+1:M=g}
return v}})};
