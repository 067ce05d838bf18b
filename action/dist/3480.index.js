"use strict";exports.id=3480,exports.ids=[3480],exports.modules={85673:((A,w,h)=>{h.d(w,{gx:()=>E,h:()=>D});function x(a,n){const o=O(a,n);if(o!==void 0)return[o];const r=m(
a);return n.filter(d=>m(d).some(e=>e.length>3&&r.includes(e)))}function O(a,n){let o;const r=m(a);for(const d of n){const e=M(r,m(d));e<=2&&e<(o?.count??1/0)&&(o=
{name:d,count:e})}return o?.name}function M(a,n){return a.length!==n.length?a.length*n.length===0?1/0:M([a.join("")],[n.join("")]):n.reduce((o,r,d)=>{const e=a[d]??
"",t=Math.min(e.length,r.length),s=_(e,r);return s>(t<3?0:t<7?1:2)?1/0:o+s},0)}const D=(a,n)=>P(x(a,n));function E(a,n){const o=O(a,n),r=e=>m(e).sort().join(" "),
d=r(a);return P(o===void 0?n.filter(e=>a!==""&&r(e)===d):[o])}const P=a=>a.length===0||a.length>3?"":` (did you mean ${a.join(" or ")}?)`,m=a=>a.trim().slice(0,
64).replace(/(?<=[a-z])(?=[A-Z])/g," ").toLowerCase().split(/[\s_-]+/).filter(n=>n!==""),g=2;function _(a,n){if(Math.abs(a.length-n.length)>g)return 1/0;let o=[],
r=Array.from({length:n.length+1},(e,t)=>t<=g?t:1/0);for(let e=0;e<a.length;e++){const t=[];t[0]=e+1;let s=1/0;for(let i=Math.max(0,e-g);i<=Math.min(n.length-1,e+
g);i++){const u=e>0&&i>0&&a[e]===n[i-1]&&a[e-1]===n[i];t[i+1]=Math.min((r[i+1]??1/0)+1,(t[i]??1/0)+1,(r[i]??1/0)+(a[e]===n[i]?0:1),u?(o[i-1]??1/0)+1:1/0),s=Math.
min(s,t[i+1])}if(s>g)return 1/0;o=r,r=t}const d=r[n.length]??1/0;return d>g?1/0:d}}),17768:((A,w,h)=>{h.r(w),h.d(w,{check_signatures:()=>_});var x=h(74963),O=h(
58552),M=h(34773),D=h(81720);const E=50;async function P({bytes:n},o,r){const d=(0,D.X3)(n)?(0,D.Je)(n).filter(({label:s})=>s==="CERTIFICATE"):[{bytes:n}];if(d.
length>D.hk)throw(0,O.G6)([{field:o,message:`has more than ${D.hk} certificates; at most that many are allowed`}]);const e=[];for(const s of d){e.push((0,M.w$)(
s.bytes));const i=r.step(s.bytes.length*E);i&&await i}const t=e.findIndex(s=>s===void 0);if(e.length===0||t>=0){const s=e.length>1?`: certificate ${t+1} of ${e.
length} cannot be read`:"";throw(0,O.G6)([{field:o,message:`has no certificate that can be read${s}: give PEM or DER`}])}return e.filter(s=>s!==void 0)}var m=h(
64173),g=h(41561);const _=async(n,o,r)=>{const{trusted_certificates:d,open_password:e}=o,t=d&&await P(d,"trusted_certificates",r.pace),{quiet:s,wasRepaired:i}=(0,g.
gd)(r),u=await(0,m.E)(n.bytes,s,{password:e}),l=await(0,x.ae)(u,n.bytes,{password:e,anchors:t,isDamaged:i()}),f=l.entries.length===0?[a]:[];return{documents:[{...n,
pageCount:u.pages.count}],data:(0,x.vA)(l),notes:f,facts:{}}},a={code:"unsigned",message:"The document has no signature."}}),81720:((A,w,h)=>{h.d(w,{Je:()=>P,X3:()=>E,
hk:()=>x});const x=1e3,O="-----BEGIN ",M="-----",D=64,E=m=>Buffer.from(m.buffer,m.byteOffset,m.length).includes(O);function P(m){const g=Buffer.from(m.buffer,m.
byteOffset,m.length),_=[];for(let a=g.indexOf(O);a>=0&&_.length<=x;a=g.indexOf(O,a)){const n=a+O.length,o=g.indexOf(M,n);if(o<0)break;if(a=n,o-n>D)continue;const r=g.
toString("latin1",n,o),d=o+M.length,e=g.indexOf(M,d);if(e<0)break;a=e;const t=`${M}END ${r}${M}`;g.toString("latin1",e,e+t.length)===t&&(_.push({label:r,bytes:Buffer.
from(g.toString("latin1",d,e),"base64")}),a=e+t.length)}return _}}),84961:((A,w,h)=>{h.d(w,{$x:()=>a,Kh:()=>g,qg:()=>n,xS:()=>_});var x=h(58552),O=h(33973),M=h(
90536),D=h(45599),E=h(3907),P=h(33311),m=h(9819);function g(r,d){const e=r.resolve(d.get("S"));return(!d.has("S")||(0,D.Eo)(e,"JavaScript")||(0,D.Eo)(e,"Renditi\
on"))&&r.resolve(d.get("JS"))!==null}async function _(r,d){const e=d.filter(s=>(0,M.L)(r.get(s),i=>g(r,i)));if(e.length===0)return!1;const{live:t}=await(0,O.Gy)(
r);return e.some(s=>t[s]===1)}async function a(r){return await _(r,(await(0,P.S)(r)).JS)||n(r)}async function n(r){if(!(0,D.Zm)(r.get(r.catalogNumber)))return!1;
const d=r.resolve((0,m.Wo)(r,"AcroForm")?.dict.get("XFA"));if(d===null)return!1;if(r.security?.locked===!0)return null;for(const e of Array.isArray(d)?d:[d]){const t=r.
resolve(e);if(!(t instanceof D.Z6))continue;let s;try{s=await r.decodedAtEase(t)}catch(u){if(!(u instanceof x.zU)||u.code==="cancelled")throw u;return!0}const i=(0,E.
xK)(s);if(i===void 0||i.includes("script")&&await o(i,r.job.pace))return!0}return!1}async function o(r,d){const e=t=>(t.kind==="start"||t.kind==="empty")&&/^(?:[^:]*:)?script$/.
test(t.name);return await(0,E.km)(r,d,e)!=="well-formed"}}),6856:((A,w,h)=>{h.d(w,{n:()=>n,w:()=>P});var x=h(78157),O=h(79725),M=h(45599),D=h(70549),E=h(6057);const P=(0,D.
n)(m);async function m(e){const{pages:t,job:s}=e,i=new n(e),u=new Int32Array(t.count),l=new Set;for(let f=0;f<t.count;f++){i.goTo(f),u[f]=i.kind,l.add(i.resources);
const c=s.pace.step(300);c&&await c}return{kinds:i.kinds,kindOf:u,resources:l}}const g=["MediaBox","CropBox","Rotate","UserUnit"],_=2e3,a=/\(|(?:^|[^<])<(?!<)/;
class n{document;kinds=[];kind=-1;resources;bytes;entries=new O.R;index=-1;inherited;geometry=new o(g);own=new o(["Resources"]);kindOf=new Map;recognised=new Map;dictionaries=new Map;constructor(t){
this.document=t}goTo(t){const{document:s,entries:i,inherited:u}=this,{pages:l}=s,f=l.number(t),c=s.place(f),p=l.inheritedBy(t);if(this.index=t,this.inherited=p,
!c||!s.locate(f,c,i)){this.bytes=void 0,this.geometry.forget(),this.own.forget(),this.kind=this.kindHere(),this.resources=l.attribute(t,"Resources");return}(this.
bytes?.buffer!==c.bytes.buffer||this.bytes.byteOffset!==c.bytes.byteOffset)&&(this.bytes=(0,x.bS)(c.bytes));const[y,v]=[this.geometry.take(this.bytes,i),this.own.
take(this.bytes,i)];(!y||p!==u)&&(this.kind=this.recognise(p)),(!v||p!==u)&&(this.resources=this.resourcesHere())}contents(){const{document:t,bytes:s}=this,i=t.
pages.number(this.index);if(!s)return t.entry(i,"Contents");const u=this.entries.find(s,"Contents");if(u<0)return;const{at:l}=this.entries;return d(s,l[u+2],l[u+
3])??t.entry(i,"Contents")}get resourcesSpan(){return this.own.of(0)}resourcesHere(){const{document:t,index:s}=this,{pages:i}=t,[u,l]=this.own.of(0);if(u===l)return i.
inheritedBy(s).Resources;const f=d(this.bytes,u,l);if(f)return f;const c=()=>t.entry(i.number(s),"Resources");if(l-u>_)return c();const p=this.own.text();return t.
security&&a.test(p)?c():(this.dictionaries.has(p)||this.dictionaries.set(p,c()),this.dictionaries.get(p))}recognise(t){let s=this.recognised.get(t);s||this.recognised.
set(t,s=new Map);const i=this.geometry.text();let u=s.get(i);return u===void 0&&s.set(i,u=this.kindHere()),u}kindHere(){const t=(0,E.iw)(this.document,this.index),
s=`${t.box.join(" ")} ${t.rotation} ${t.userUnit}`;let i=this.kindOf.get(s);return i===void 0&&this.kindOf.set(s,i=this.kinds.push(t)-1),i}}class o{keys;bytes;from;to;constructor(t){
this.keys=t,this.from=new Int32Array(t.length),this.to=new Int32Array(t.length)}forget(){this.bytes=void 0}take(t,s){const{bytes:i,from:u,to:l,keys:f}=this;let c=i!==
void 0;for(let p=0;p<f.length;p++){const y=s.find(t,f[p]),v=y<0?0:s.at[y+2],T=y<0?0:s.at[y+3];c&&=r(i,u[p],l[p],t,v,T),u[p]=v,l[p]=T}return this.bytes=t,c}of(t){
return[this.from[t],this.to[t]]}text(){let t="";for(let s=0;s<this.keys.length;s++)t+=`${this.bytes.toString("latin1",this.from[s],this.to[s])}|`;return t}}function r(e,t,s,i,u,l){
if(s-t!==l-u)return!1;for(let f=t,c=u;f<s;f++,c++)if(e[f]!==i[c])return!1;return!0}function d(e,t,s){if(!(0,x.yp)(e[t])||e[s-1]!==x.AV||e[s-2]!==x.Z4)return;const i=(0,x.
JI)(e,t,s),u=(0,x.JI)(e,i.after+1,s);return e[i.after]===x.Z4&&u.value>=0&&u.after===s-2?new M.oS(i.value,u.value):void 0}}),21281:((A,w,h)=>{h.d(w,{Ip:()=>g,XM:()=>r,
Xb:()=>o,ds:()=>m,qg:()=>n});var x=h(59071),O=h(70549),M=h(21115),D=h(824),E=h(1975),P=h(60912);const m=(0,O.n)(async t=>g(t,await(0,D.Br)(t)));function g(t,s){
const i=(y,v)=>(0,x.wh)((0,E.sm)(s,y,v)[0]??""),u=a(i("pdfaid","part"),i("pdfaid","conformance").toLowerCase()),l=_(i("pdfuaid","part"))?`PDF/UA-${i("pdfuaid","\
part")}`:void 0,c=[i("pdfxid","GTS_PDFXVersion")||i("pdfx","GTS_PDFXVersion")||((0,x.Gh)(t.resolve((0,D._U)(t)?.get("GTS_PDFXVersion")))??""),i("pdfe","ISO_PDFE\
Version"),i("pdfvtid","GTS_PDFVTVersion")],p=[u?.name,l,...c.filter(y=>/^PDF\/[\w .:/()-]{1,40}$/.test(y))];return{archive:u,accessible:l,names:p.filter(y=>y!==
void 0)}}const _=t=>/^[1-9]$/.test(t);function a(t,s){if(!_(t))return;const i=/^[abuef]$/.test(s)?s:"";return{part:Number(t),level:i,name:`PDF/A-${t}${i}`}}function n(t,s,i,u){
return s&&e(t,s,[M.dK.pdfaid]),o(i,u)}const o=({name:t},s)=>({code:"pdfa_identification_removed",message:`The document no longer claims ${t}: ${s}.`});async function r(t){
const s=await(0,D.Br)(t);if(!s)return[];const{archive:i,accessible:u}=g(t,s);e(t,s,[M.dK.pdfaid,M.dK.pdfuaid]);const l=[i?.name,u].filter(f=>f!==void 0);return l.
length>0?[d(l)]:[]}const d=t=>({code:"conformance_dropped",message:`The result no longer claims ${t.join(" and ")}, because a merge cannot guarantee conformance\
.`});function e(t,s,i){s.properties.some(({namespace:u})=>i.includes(u))&&(0,P._L)(t,(0,P.QH)(s,({namespace:u})=>i.includes(u),[]))}}),21115:((A,w,h)=>{h.d(w,{HC:()=>D,
dK:()=>x,ee:()=>M});const x={rdf:"http://www.w3.org/1999/02/22-rdf-syntax-ns#",xml:"http://www.w3.org/XML/1998/namespace",dc:"http://purl.org/dc/elements/1.1/",
xmp:"http://ns.adobe.com/xap/1.0/",xmpMM:"http://ns.adobe.com/xap/1.0/mm/",pdf:"http://ns.adobe.com/pdf/1.3/",pdfaid:"http://www.aiim.org/pdfa/ns/id/",pdfuaid:"\
http://www.aiim.org/pdfua/ns/id/",pdfxid:"http://www.npes.org/pdfx/ns/id/",pdfx:"http://ns.adobe.com/pdfx/1.3/",pdfaExtension:"http://www.aiim.org/pdfa/ns/exten\
sion/",pdfaSchema:"http://www.aiim.org/pdfa/ns/schema#",pdfaProperty:"http://www.aiim.org/pdfa/ns/property#",fx:"urn:factur-x:pdfa:CrossIndustryDocument:invoice\
:1p0#",pdfe:"http://www.aiim.org/pdfe/ns/id/",pdfvtid:"http://www.npes.org/pdfvt/ns/id/",xfa:"http://www.xfa.org/schema/xfa-data/1.0/",ds:"http://www.w3.org/200\
0/09/xmldsig#"},O=new Map(Object.entries(x));class M{uris=new Map;declared=[];known=new Map;enter(_){let a;for(const{name:n,value:o}of _){if(!D(n))continue;const r=n.
slice(6),d=this.uris.get(r);d?d.push(o):this.uris.set(r,[o]),(a??=[]).push(r)}this.declared.push(a??E),a&&this.known.clear()}leave(){const _=this.declared.pop()??
E;for(const a of _)this.uris.get(a).pop();_.length>0&&this.known.clear()}declares(_){return(this.uris.get(m(_))?.length??0)>0}ofElement(_){let a=this.known.get(
_);if(!a){const n=m(_),o=this.uris.get(n)?.at(-1)??O.get(n)??"";this.known.size===P&&this.known.clear(),this.known.set(_,a={namespace:o,local:_.slice(_.indexOf(
":")+1)})}return a}ofAttribute(_){return _.includes(":")?this.ofElement(_):{namespace:"",local:_}}}const D=g=>g==="xmlns"||g.startsWith("xmlns:"),E=[],P=1e3,m=g=>g.
slice(0,Math.max(g.indexOf(":"),0))}),824:((A,w,h)=>{h.d(w,{Br:()=>g,_6:()=>a,_U:()=>m});var x=h(58552),O=h(1975),M=h(17079),D=h(45599),E=h(59071),P=h(70549);function m(n){
const o=n.resolve(n.trailer.get("Info"));return o instanceof D.Bi?o:o instanceof D.Z6?o.dict:void 0}const g=(0,P.n)(_);async function _(n){const o=n.get(n.catalogNumber),
r=o instanceof D.Bi?n.resolve(o.get("Metadata")):null;if(!(r instanceof D.Z6))return;let d;try{d=n.decoded(r)}catch(e){if(!(e instanceof x.zU)||e.code==="cancel\
led")throw e;return O.m}return(0,O.kg)(d,n.job.pace)}function a(n,o){const r=m(n),d=l=>n.resolve(r?.get(l)),e=(l,f,c=", ")=>{const p=(0,O.sm)(o,l,f).map(E.wh).filter(
Boolean).join(c);return p===""?null:p},t=(l,f)=>{const[c=""]=(0,O.sm)(o,l,f);return(0,E.wh)(c)||null},s=(l,f)=>(0,M._)((0,E.Gh)(d(l))??"")??(0,M._)(t("xmp",f)??
"")??null,i=n.get(n.catalogNumber),u=i instanceof D.Bi?(0,E.Gh)(n.resolve(i.get("Lang"))):null;return{title:(0,E.Gh)(d("Title"))??t("dc","title"),author:(0,E.Gh)(
d("Author"))??e("dc","creator"),subject:(0,E.Gh)(d("Subject"))??t("dc","description"),keywords:(0,E.Gh)(d("Keywords"))??e("pdf","Keywords")??e("dc","subject"),creator:(0,E.
Gh)(d("Creator"))??t("xmp","CreatorTool"),producer:(0,E.Gh)(d("Producer"))??t("pdf","Producer"),created:s("CreationDate","CreateDate"),modified:s("ModDate","Mod\
ifyDate"),language:u??t("dc","language")}}}),3907:((A,w,h)=>{h.d(w,{Rt:()=>r,X:()=>u,km:()=>D,ol:()=>O,xK:()=>o});var x=h(78157);const O=200,M=1e4;async function D(l,f,c){
const p=new E(l);for(let y=p.next();y;y=p.next()){if(c(y))return"left";const v=f.step((y.to-y.from)*4+50);v&&await v}return p.hasDocumentType?"document type":p.
malformed?"malformed":"well-formed"}class E{text;malformed=!1;hasDocumentType=!1;at=0;constructor(f){this.text=f}next(){const{text:f,at:c}=this;if(c>=f.length)return;
if(f.charCodeAt(c)!==P)return this.characters(c,this.nextTag(c));if(f.startsWith("<!--",c))return this.other(c,"-->",4);if(f.startsWith("<?",c))return this.other(
c,"?>",2);if(f.startsWith("<![CDATA[",c)){const y=f.indexOf("]]>",c);return y<0?this.end():(this.at=y+3,{kind:"text",text:f.slice(c+9,y),from:c,to:this.at})}return f.
startsWith("<!",c)?(this.hasDocumentType=f.startsWith("<!DOCTYPE",c),this.end()):(f.charCodeAt(c+1)===g?this.endTag(c):this.startTag(c))??this.fault(c,this.nextTag(
c+1))}other(f,c,p){const y=this.text.indexOf(c,f+p);return y<0?this.end():(this.at=y+c.length,{kind:"other",from:f,to:this.at})}endTag(f){const c=this.name(f+2),
p=this.blanks(c);if(!(c===f+2||this.text.charCodeAt(p)!==m))return this.at=p+1,{kind:"end",name:this.text.slice(f+2,c),from:f,to:this.at}}startTag(f){const{text:c}=this,
p=this.name(f+1);if(p===f+1)return;const y=c.slice(f+1,p),v=[];for(let T=p;;){const I=this.blanks(T),b=c.charCodeAt(I);if(b===m||b===g&&c.charCodeAt(I+1)===m)return this.
at=b===m?I+1:I+2,{kind:b===m?"start":"empty",name:y,attributes:v,from:f,to:this.at};const R=this.name(I),B=this.blanks(R),C=this.blanks(B+1),L=c[C];if(I===T||R===
I||c[B]!=="="||L!=='"'&&L!=="'")return;const S=c.indexOf(L,C+1),K=c.slice(C+1,Math.max(S,C+1)),U=K.includes("<")?void 0:a(K);if(S<0||U===void 0||v.length>=M)return;
v.push({name:c.slice(I,R),value:U,from:I,to:S+1}),T=S+1}}characters(f,c){const p=a(this.text.slice(f,c));return p===void 0?this.fault(f,c):(this.at=c,{kind:"tex\
t",text:p,from:f,to:c})}nextTag(f){const c=this.text.indexOf("<",f);return c<0?this.text.length:c}fault(f,c){return this.malformed=!0,this.at=c,{kind:"other",from:f,
to:c}}end(){this.malformed=!0,this.at=this.text.length}blanks(f){const{text:c}=this;for(;;){const p=c.charCodeAt(f);if(p!==32&&p!==9&&p!==10&&p!==13)return f;f++}}name(f){
const{text:c}=this;for(;f<c.length;f++){const p=c.charCodeAt(f);if(p<=32||p===g||p===m||p===P||p===61||p===34||p===39)break}return f}}const[P,m,g]=[60,62,47],_=new Map(
[["amp","&"],["lt","<"],["gt",">"],["quot",'"'],["apos","'"]]);function a(l){if(!l.includes("&"))return l;const f=[];let c=0;for(let p=l.indexOf("&");p>=0;p=l.indexOf(
"&",c)){const y=l.indexOf(";",p);if(y<0||y-p>12)return;const v=l.slice(p+1,y),T=_.get(v)??n(v);if(T===void 0)return;f.push(l.slice(c,p),T),c=y+1}return f.push(l.
slice(c)),f.join("")}function n(l){const f=/^#(?:x([\dA-Fa-f]+)|(\d+))$/.exec(l),c=f?parseInt(f[1]??f[2],f[1]===void 0?10:16):-1;return c>0&&c<=1114111&&!(c>=55296&&
c<=57343)?String.fromCodePoint(c):void 0}function o(l){const[f,c,p,y]=l;if(f===0&&c===0&&(p===254||p===0)||f===255&&c===254&&p===0&&y===0)return i(l);if(f===254&&
c===255||f===0&&c===60)return s(new TextDecoder("utf-16be").decode(l));if(f===255&&c===254||f===60&&c===0)return s(new TextDecoder("utf-16le").decode(l));const v=new TextDecoder().
decode(l);return s(v.includes("�")?Buffer.from(l).toString("latin1"):v)}function r(l){if(l[0]===0||l[1]===0||l[0]===254||l[0]===255)return o(l);const c=(0,x.bS)(
l).toString("latin1",0,d),p=e.exec(c)?.[1]?.toLowerCase()??"utf-8";if(t.has(p))try{return new TextDecoder(p,{fatal:!0}).decode(l)}catch{return}}const d=200,e=/^(?:\xef\xbb\xbf)?<\?xml\s[^>]*?encoding\s*=\s*["']([\w.-]+)["']/,
t=new Set(["utf-8","utf8","us-ascii","iso-8859-1","iso-8859-15","windows-1252"]),s=l=>l.startsWith("\uFEFF")?l.slice(1):l;function i(l){const f=new DataView(l.buffer,
l.byteOffset,l.byteLength),c=l[0]!==0,p=[];for(let y=0;y+4<=l.length;y+=4){const v=f.getUint32(y,c);if(v>1114111)return;p.push(String.fromCodePoint(v))}return s(
p.join(""))}const u=l=>l.replaceAll("&","&amp;").replaceAll("<","&lt;").replaceAll(">","&gt;").replaceAll('"',"&quot;")}),60912:((A,w,h)=>{h.d(w,{QH:()=>D,T3:()=>E,
_L:()=>_});var x=h(21115),O=h(3907),M=h(45599);function D(a,n,o){const{text:r,properties:d,end:e,about:t}=a,s=[];let i=0;for(const u of d.filter(n).sort((l,f)=>l.
from-f.from))u.from<i||(s.push(r.slice(i,u.from)),i=u.to);return s.push(r.slice(i,Math.max(e,i))),o.length>0&&s.push(P(o,t)),s.push(r.slice(Math.max(e,i))),g(s.
join(""))}function E(a){return`<?xpacket begin="\uFEFF" id="W5M0MpCehiHzreSzNTczkc9d"?>
<x:xmpmeta xmlns:x="adobe:ns:meta/">
<rdf:RDF xmlns:rdf="${x.dK.rdf}">
${P(a,"")}</rdf:RDF>
</x:xmpmeta>
<?xpacket end="w"?>`}function P(a,n){const r=[...new Set(a.map(({prefix:e})=>e))].map(e=>` xmlns:${e}="${x.dK[e]}"`).join(""),d=a.map(({prefix:e,name:t,form:s,values:i})=>`\
<${e}:${t}>${m(s,i)}</${e}:${t}>
`);return`<rdf:Description xmlns:rdf="${x.dK.rdf}" rdf:about="${(0,O.X)(n)}"${r}>
${d.join("")}</rdf:Description>
`}function m(a,n){const o=r=>n.map(d=>`<rdf:li${r}>${(0,O.X)(d)}</rdf:li>`).join("");switch(a){case"simple":return(0,O.X)(n[0]??"");case"alternative":return`<rd\
f:Alt>${o(' xml:lang="x-default"')}</rdf:Alt>`;case"ordered":return`<rdf:Seq>${o("")}</rdf:Seq>`;case"unordered":return`<rdf:Bag>${o("")}</rdf:Bag>`}}const g=a=>a.
replace(/^(\s*<\?xml\s[^>]*encoding\s*=\s*["'])[^"']*/,"$1UTF-8");function _(a,n){const o=a.catalog.get("Metadata"),r=a.resolve(o),d=r instanceof M.Z6?[...r.dict].
filter(([s])=>!["Filter","DecodeParms","Length"].includes(s)):[],e=new M.Bi([["Type",new M.SX("Metadata")],["Subtype",new M.SX("XML")],...d]),t=new M.Z6(e,Buffer.
from(n,"utf8"));(0,M.i9)(o)&&r instanceof M.Z6?a.put(o,t):a.edit(a.catalogNumber).set("Metadata",a.add(t))}}),1975:((A,w,h)=>{h.d(w,{kg:()=>E,m:()=>D,sm:()=>P});
var x=h(21115),O=h(3907);const M=1e5,D={text:"",properties:[],malformed:!0,end:-1,about:""};async function E(a,n){const o=(0,O.xK)(a);if(o===void 0)return D;const r=new g,
e=await(0,O.km)(o,n,t=>(r.take(t),r.broken))!=="well-formed"||r.depth>0||r.end<0||!r.declared;return{text:o,properties:r.properties,malformed:e,end:r.end,about:r.
about}}function P(a,n,o){return a?.properties.find(r=>r.name===o&&r.namespace===x.dK[n])?.values??[]}const m=-2;class g{properties=[];broken=!1;declared=!0;end=-1;about="";scope=new x.
ee;open=[];root=m;loose=!1;items=[];pieces=[];get depth(){return this.open.length}take(n){n.kind==="start"||n.kind==="empty"?(this.start(n.name,n.attributes,n.from),
n.kind==="empty"&&!this.broken&&this.close(n.name,n.to,n.to)):n.kind==="end"?this.close(n.name,n.from,n.to):n.kind==="text"&&this.isInProperty()&&this.pieces.push(
n.text)}isInProperty(){return this.root!==m&&this.open.length>this.root+2}start(n,o,r){if(this.open.length>=O.ol&&(this.broken=!0),this.broken)return;this.scope.
enter(o);const d=this.scope.ofElement(n),e=d.namespace===x.dK.rdf,t=e&&d.local==="li";this.root===m&&this.end<0&&e&&d.local==="Description"&&(this.root=this.open.
length-1,this.loose=!0);const s=this.open.length-this.root,i=t?o.find(({name:u})=>u==="xml:lang")?.value:void 0;if(this.open.push({name:n,...d,from:r,language:i}),
this.root===m){if(!e||d.local!=="RDF"||this.end>=0)return;this.root=this.open.length-1,this.declared=this.scope.declares(n)}else if(s===1)this.describe(o);else if(s===
2){this.items=[];const u=o.find(({name:l})=>this.isRdf(l,"resource"));this.pieces=u?[u.value]:[]}else t&&(this.pieces=[])}describe(n){for(const{name:o,value:r,from:d,
to:e}of n){if((0,x.HC)(o))continue;const{namespace:t,local:s}=this.scope.ofAttribute(o);t===x.dK.rdf&&s==="about"&&(this.about=r),!(t===""||t===x.dK.rdf||t===x.
dK.xml)&&this.add({namespace:t,name:s,values:[r],from:d,to:e})}}close(n,o,r){const d=this.open.pop();if(d?.name!==n){this.broken=!0;return}this.scope.leave();const e=this.
open.length-this.root;if(this.root!==m)if(e===0)this.end=o,this.root=m;else if(e===1&&this.loose)this.root=m,this.loose=!1;else if(e===2){const t=this.items.length>
0?_(this.items):[this.pieces.join("").trim()];this.add({namespace:d.namespace,name:d.local,values:t,from:d.from,to:r})}else e>2&&d.namespace===x.dK.rdf&&d.local===
"li"&&(this.items.push({text:this.pieces.join("").trim(),language:d.language}),this.pieces=[])}add(n){this.properties.length<M?this.properties.push(n):this.broken=
!0}isRdf(n,o){const r=this.scope.ofAttribute(n);return r.local===o&&r.namespace===x.dK.rdf}}function _(a){const n=a.findIndex(({language:r})=>r?.toLowerCase()===
"x-default"),o=a.map(({text:r})=>r);return n>0?[o[n],...o.slice(0,n),...o.slice(n+1)]:o}}),33546:((A,w,h)=>{h.d(w,{FB:()=>E,Hr:()=>m,Zh:()=>g,k$:()=>P,qm:()=>_});
var x=h(93604),O=h(45599),M=h(81077);const D={first:0,style:"D",prefix:void 0,start:1};async function E(e){const t=e.catalog.get("PageLabels");if(!e.dict(t))return;
const s=(await(0,M.Zc)(e,t,"Nums")).map(([i,u])=>({first:Number(i),label:e.dict(u)})).filter(({first:i})=>Number.isInteger(i)&&i>=0).sort((i,u)=>i.first-u.first).
filter(({first:i},u,l)=>l[u+1]?.first!==i).map(({first:i,label:u})=>({first:i,...a(e,u)}));return s[0]?.first===0?s:[D,...s]}function P(e,t){const s=e.editCatalog();
if(t.length===0){s.delete("PageLabels");return}const i=t[0].first===0?t:[D,...t],u=d(e),l=i.map(({first:f,start:c,...p})=>[f,r({...p,number:c},u)]);s.set("PageL\
abels",e.add((0,M.H6)(e,l,"Nums")))}async function m(e){const t=await E(e);if(!t)return;const s=t.map(({first:i})=>i);return i=>{const u=t[(0,x.M)(s,i)-1];return{
...u,number:u.start+i-u.first}}}function g(e,t){const s=[],i=d(e);let u,l=0;for(const f of t)(!u||!n(u,f))&&s.push([l,r(f,i)]),u=f,l++;return(0,M.H6)(e,s,"Nums")}
async function _(e,t){const s=await m(e);if(!s)return;const i=g(e,Array.from(t,u=>s(u-1)));e.editCatalog().set("PageLabels",e.add(i))}function a(e,t){const s=e.
resolve(t?.get("S")),i=e.resolve(t?.get("P")),u=e.resolve(t?.get("St"));return{style:s instanceof O.SX?s.text:void 0,prefix:i instanceof O.Mx&&i.bytes.length>0?
i:void 0,start:typeof u=="number"&&Number.isInteger(u)&&u>=1?u:1}}function n(e,t){return e.style!==t.style||t.style!==void 0&&t.number!==e.number+1?!1:e.prefix===
t.prefix?!0:!!e.prefix&&!!t.prefix&&Buffer.compare(e.prefix.bytes,t.prefix.bytes)===0}const o=100;function r({style:e,prefix:t,number:s},i){return(0,O.jd)({S:e===
void 0?void 0:(0,O.UU)(e),P:t&&t.bytes.length>o?i(t):t,St:e===void 0||s===1?void 0:s})}function d(e){const t=new Map;return s=>{let i=t.get(s);return i||t.set(s,
i=e.add(s)),i}}}),37081:((A,w,h)=>{h.d(w,{O:()=>M});var x=h(45599),O=h(9819);async function M(E,P,m=1/0){const g=new O._i(E),_=(0,O.Wo)(E,"Outlines"),a=[{value:_&&
D(E,_.holder,_.dict,"First"),level:1}];for(let n=a.pop();n;n=a.pop()){const{value:o,level:r}=n;if(o===void 0||!g.first(o)||!P(o,r)||!(0,x.i9)(o))continue;const d=t=>{
const s=E.entry(o.number,t);return s instanceof x.Bi?D(E,o.number,E.get(o.number),t):s};a.push({value:d("Next"),level:r}),r<m&&a.push({value:d("First"),level:r+
1});const e=E.job.pace.step(300);e&&await e}}function D(E,P,m,g){const _=m.get(g);if(!(_ instanceof x.Bi))return _;const a=E.add(_);return g==="Next"&&_.set("Pr\
ev",new x.oS(P)),E.edit(P),m.set(g,a),a}}),12207:((A,w,h)=>{h.d(w,{Ht:()=>_,hN:()=>E,jS:()=>D,ji:()=>P});var x=h(45599),O=h(81077),M=h(45657);async function D(a){
const{catalog:n}=a,o=await(0,O.Zc)(a,a.dict(n.get("Names"))?.get("Dests"),"Names");return{names:new Map(a.dict(n.get("Dests"))),strings:new Map(o.map(([r,d])=>[
(0,O.Pu)(r),d]))}}function E({pages:a},n){const o=(0,x.i9)(n)?a.indexOf(n.number):n;return typeof o=="number"&&Number.isInteger(o)&&o>=0&&o<a.count?o:void 0}function P(a,n){
return n==null?[]:a.array(n)??[n]}const m=8,g=50;class _{document;named;constructor(n,o){this.document=n,this.named=o}static async of(n){return new _(n,await D(
n))}pageOf(n){return this.pageOfDestination(n.get("Dest"))??this.pageOfAction(n.get("A"))}pageOfDestination(n,o=m){const{document:r}=this,d=r.resolve(n),e=r.array(
d);if(e)return E(r,e[0]);if(o===0)return;const t=r.dict(d);return t?this.pageOfDestination(t.get("D"),o-1):this.pageOfDestination(this.namedBy(d),o-1)}namedBy(n){
const{names:o,strings:r}=this.named;if(n instanceof x.SX)return o.get(n.text)??r.get(n.text);if(!(n instanceof x.Mx))return;const d=(0,O.Pu)(n);return r.get(d)??
o.get(d)}pageOfAction(n){const{document:o}=this,r=n===void 0?[]:[n];for(let d=0;r.length>0&&d<g;d++){const e=o.dict(r.shift());if(!e)continue;const s=(0,x.Eo)(o.
resolve(e.get("S")),"GoTo")?this.pageOfDestination(e.get("D")):void 0;if(s!==void 0)return s;(0,M.RZ)(r,P(o,e.get("Next")).slice(0,g))}}}}),90536:((A,w,h)=>{h.d(
w,{C:()=>O,L:()=>M});var x=h(45599);function O(D,E){const P=[D];for(;P.length>0;){const m=P.pop(),g=m instanceof x.Z6?m.dict:m;if(Array.isArray(g))for(const _ of g)
P.push(_);else if(g instanceof x.Bi){E(g);for(const _ of g.values())P.push(_)}}}function M(D,E){const P=[];return O(D,m=>{P.length===0&&E(m)&&P.push(m)}),P.length>
0}})};
