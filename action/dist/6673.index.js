"use strict";exports.id=6673,exports.ids=[6673],exports.modules={85673:((L,b,p)=>{p.d(b,{gx:()=>M,h:()=>y});function E(d,r){const u=O(d,r);if(u!==void 0)return[u];const f=x(
d);return r.filter(_=>x(_).some(c=>c.length>3&&f.includes(c)))}function O(d,r){let u;const f=x(d);for(const _ of r){const c=D(f,x(_));c<=2&&c<(u?.count??1/0)&&(u=
{name:_,count:c})}return u?.name}function D(d,r){return d.length!==r.length?d.length*r.length===0?1/0:D([d.join("")],[r.join("")]):r.reduce((u,f,_)=>{const c=d[_]??
"",t=Math.min(c.length,f.length),s=h(c,f);return s>(t<3?0:t<7?1:2)?1/0:u+s},0)}const y=(d,r)=>P(E(d,r));function M(d,r){const u=O(d,r),f=c=>x(c).sort().join(" "),
_=f(d);return P(u===void 0?r.filter(c=>d!==""&&f(c)===_):[u])}const P=d=>d.length===0||d.length>3?"":` (did you mean ${d.join(" or ")}?)`,x=d=>d.trim().slice(0,
64).replace(/(?<=[a-z])(?=[A-Z])/g," ").toLowerCase().split(/[\s_-]+/).filter(r=>r!==""),m=2;function h(d,r){if(Math.abs(d.length-r.length)>m)return 1/0;let u=[],
f=Array.from({length:r.length+1},(c,t)=>t<=m?t:1/0);for(let c=0;c<d.length;c++){const t=[];t[0]=c+1;let s=1/0;for(let e=Math.max(0,c-m);e<=Math.min(r.length-1,c+
m);e++){const i=c>0&&e>0&&d[c]===r[e-1]&&d[c-1]===r[e];t[e+1]=Math.min((f[e+1]??1/0)+1,(t[e]??1/0)+1,(f[e]??1/0)+(d[c]===r[e]?0:1),i?(u[e-1]??1/0)+1:1/0),s=Math.
min(s,t[e+1])}if(s>m)return 1/0;u=f,f=t}const _=f[r.length]??1/0;return _>m?1/0:_}}),45657:((L,b,p)=>{p.d(b,{Hn:()=>O,Kf:()=>y,RZ:()=>E,Vp:()=>P,YG:()=>M,vH:()=>D});
function E(x,m){for(const h of m)x.push(h)}const O=x=>x.slice();function D(x,m,h){const d=x.get(m);d?d.push(h):x.set(m,[h])}const y=x=>{let m=-1/0;for(const h of x)
m=Math.max(m,h);return m},M=x=>{let m=1/0;for(const h of x)m=Math.min(m,h);return m},P=x=>Number.isInteger(x)&&!Number.isSafeInteger(x)}),91461:((L,b,p)=>{p.r(b),
p.d(b,{get_document_info:()=>D});var E=p(94518),O=p(41561);const D=async(y,{per_page:M,with_bookmarks:P,open_password:x},m)=>{const{quiet:h,wasRepaired:d}=(0,O.
gd)(m),r=await(0,E.E)(y.bytes,h,{password:x,evenIfLocked:!0}),u=await(0,O.GS)(r,{perPage:M,withBookmarks:P,repaired:d(),size:y.bytes.length}),{pageCount:f}=u;return{
documents:[typeof f=="number"?{...y,pageCount:f}:y],data:u,notes:[],facts:{}}}}),84961:((L,b,p)=>{p.d(b,{$x:()=>d,Kh:()=>m,qg:()=>r,xS:()=>h});var E=p(58552),O=p(
33973),D=p(90536),y=p(45599),M=p(3907),P=p(33311),x=p(9819);function m(f,_){const c=f.resolve(_.get("S"));return(!_.has("S")||(0,y.Eo)(c,"JavaScript")||(0,y.Eo)(
c,"Rendition"))&&f.resolve(_.get("JS"))!==null}async function h(f,_){const c=_.filter(s=>(0,D.L)(f.get(s),e=>m(f,e)));if(c.length===0)return!1;const{live:t}=await(0,O.
Gy)(f);return c.some(s=>t[s]===1)}async function d(f){return await h(f,(await(0,P.S)(f)).JS)||r(f)}async function r(f){if(!(0,y.Zm)(f.get(f.catalogNumber)))return!1;
const _=f.resolve((0,x.Wo)(f,"AcroForm")?.dict.get("XFA"));if(_===null)return!1;if(f.security?.locked===!0)return null;for(const c of Array.isArray(_)?_:[_]){const t=f.
resolve(c);if(!(t instanceof y.Z6))continue;let s;try{s=await f.decodedAtEase(t)}catch(i){if(!(i instanceof E.zU)||i.code==="cancelled")throw i;return!0}const e=(0,M.
xK)(s);if(e===void 0||e.includes("script")&&await u(e,f.job.pace))return!0}return!1}async function u(f,_){const c=t=>(t.kind==="start"||t.kind==="empty")&&/^(?:[^:]*:)?script$/.
test(t.name);return await(0,M.km)(f,_,c)!=="well-formed"}}),91374:((L,b,p)=>{p.d(b,{QL:()=>P,bf:()=>M,fq:()=>c,hj:()=>_,i4:()=>u,iA:()=>m,pv:()=>f,qU:()=>d,tP:()=>x});
var E=p(77581),O=p(45599),D=p(9819),y=p(70549);function M(e){for(;e.part===""&&e.parent;)e=e.parent;return e}const P="FT Parent T TU TM Ff V DV DA Q DS RV Opt M\
axLen TI I Lock SV".split(" "),x=100;function*m(e,{from:i=e.array((0,D.Wo)(e,"AcroForm")?.dict.get("Fields")),below:n,visit:a=new D._i(e),depth:o=1/0}={}){const l=[],
g=(w=[],v)=>{for(let A=w.length-1;A>=0;A--)l.push({value:w[A],parent:v})};g(i,n);for(let w=l.pop();w;w=l.pop()){const{value:v,parent:A}=w,I=(0,O.i9)(v)?e.get(v):
v;if(!(0,O.Zm)(I)||!a.first(v)||(A?.depth??0)>=o)continue;const T=e.resolve(I.get("T")),S=e.resolve(I.get("FT")),C=T instanceof O.Mx?(0,E.g7)(T):"",R={number:(0,O.
i9)(v)?v.number:void 0,dict:I,parent:A,part:C,name:s(A&&A.depth%x!==0?A.name:"",C),type:S instanceof O.SX?S.text:A?.type,depth:(A?.depth??0)+1};yield R,g(e.array(
I.get("Kids")),R)}}const h=1e3,d=(0,y.n)(r);async function r(e){const i=[];for(const n of m(e)){i.push(n);const a=e.job.pace.step(h);a&&await a}return i}function u(e){
const i=new Set(e.flatMap(({parent:n,dict:a})=>n&&a.has("T")?[n]:[]));return e.filter(n=>(n.dict.has("T")||!n.parent)&&!i.has(n))}function f(e,i){const n=e.resolve(
_(e,i,"FT"));return n instanceof O.SX?n.text:void 0}function _(e,i,n){for(const a of t(e,i)){const o=a.get(n);if(o!==void 0)return o}}function c(e,i){let n="";for(const a of t(
e,i)){const o=e.resolve(a.get("T"));o instanceof O.Mx&&(n=s((0,E.g7)(o),n))}return n}function*t(e,i){let n=i;for(let a=0;n&&a<x;a++)yield n,n=e.dict(n.get("Pare\
nt"))}const s=(e,i)=>e===""||i===""?e+i:`${e}.${i}`}),6856:((L,b,p)=>{p.d(b,{n:()=>r,w:()=>P});var E=p(78157),O=p(79725),D=p(45599),y=p(70549),M=p(6057);const P=(0,y.
n)(x);async function x(c){const{pages:t,job:s}=c,e=new r(c),i=new Int32Array(t.count),n=new Set;for(let a=0;a<t.count;a++){e.goTo(a),i[a]=e.kind,n.add(e.resources);
const o=s.pace.step(300);o&&await o}return{kinds:e.kinds,kindOf:i,resources:n}}const m=["MediaBox","CropBox","Rotate","UserUnit"],h=2e3,d=/\(|(?:^|[^<])<(?!<)/;
class r{document;kinds=[];kind=-1;resources;bytes;entries=new O.R;index=-1;inherited;geometry=new u(m);own=new u(["Resources"]);kindOf=new Map;recognised=new Map;dictionaries=new Map;constructor(t){
this.document=t}goTo(t){const{document:s,entries:e,inherited:i}=this,{pages:n}=s,a=n.number(t),o=s.place(a),l=n.inheritedBy(t);if(this.index=t,this.inherited=l,
!o||!s.locate(a,o,e)){this.bytes=void 0,this.geometry.forget(),this.own.forget(),this.kind=this.kindHere(),this.resources=n.attribute(t,"Resources");return}(this.
bytes?.buffer!==o.bytes.buffer||this.bytes.byteOffset!==o.bytes.byteOffset)&&(this.bytes=(0,E.bS)(o.bytes));const[g,w]=[this.geometry.take(this.bytes,e),this.own.
take(this.bytes,e)];(!g||l!==i)&&(this.kind=this.recognise(l)),(!w||l!==i)&&(this.resources=this.resourcesHere())}contents(){const{document:t,bytes:s}=this,e=t.
pages.number(this.index);if(!s)return t.entry(e,"Contents");const i=this.entries.find(s,"Contents");if(i<0)return;const{at:n}=this.entries;return _(s,n[i+2],n[i+
3])??t.entry(e,"Contents")}get resourcesSpan(){return this.own.of(0)}resourcesHere(){const{document:t,index:s}=this,{pages:e}=t,[i,n]=this.own.of(0);if(i===n)return e.
inheritedBy(s).Resources;const a=_(this.bytes,i,n);if(a)return a;const o=()=>t.entry(e.number(s),"Resources");if(n-i>h)return o();const l=this.own.text();return t.
security&&d.test(l)?o():(this.dictionaries.has(l)||this.dictionaries.set(l,o()),this.dictionaries.get(l))}recognise(t){let s=this.recognised.get(t);s||this.recognised.
set(t,s=new Map);const e=this.geometry.text();let i=s.get(e);return i===void 0&&s.set(e,i=this.kindHere()),i}kindHere(){const t=(0,M.iw)(this.document,this.index),
s=`${t.box.join(" ")} ${t.rotation} ${t.userUnit}`;let e=this.kindOf.get(s);return e===void 0&&this.kindOf.set(s,e=this.kinds.push(t)-1),e}}class u{keys;bytes;from;to;constructor(t){
this.keys=t,this.from=new Int32Array(t.length),this.to=new Int32Array(t.length)}forget(){this.bytes=void 0}take(t,s){const{bytes:e,from:i,to:n,keys:a}=this;let o=e!==
void 0;for(let l=0;l<a.length;l++){const g=s.find(t,a[l]),w=g<0?0:s.at[g+2],v=g<0?0:s.at[g+3];o&&=f(e,i[l],n[l],t,w,v),i[l]=w,n[l]=v}return this.bytes=t,o}of(t){
return[this.from[t],this.to[t]]}text(){let t="";for(let s=0;s<this.keys.length;s++)t+=`${this.bytes.toString("latin1",this.from[s],this.to[s])}|`;return t}}function f(c,t,s,e,i,n){
if(s-t!==n-i)return!1;for(let a=t,o=i;a<s;a++,o++)if(c[a]!==e[o])return!1;return!0}function _(c,t,s){if(!(0,E.yp)(c[t])||c[s-1]!==E.AV||c[s-2]!==E.Z4)return;const e=(0,E.
JI)(c,t,s),i=(0,E.JI)(c,e.after+1,s);return c[e.after]===E.Z4&&i.value>=0&&i.after===s-2?new D.oS(e.value,i.value):void 0}}),21281:((L,b,p)=>{p.d(b,{Ip:()=>m,XM:()=>f,
Xb:()=>u,ds:()=>x,qg:()=>r});var E=p(59071),O=p(70549),D=p(21115),y=p(824),M=p(1975),P=p(60912);const x=(0,O.n)(async t=>m(t,await(0,y.Br)(t)));function m(t,s){
const e=(g,w)=>(0,E.wh)((0,M.sm)(s,g,w)[0]??""),i=d(e("pdfaid","part"),e("pdfaid","conformance").toLowerCase()),n=h(e("pdfuaid","part"))?`PDF/UA-${e("pdfuaid","\
part")}`:void 0,o=[e("pdfxid","GTS_PDFXVersion")||e("pdfx","GTS_PDFXVersion")||((0,E.Gh)(t.resolve((0,y._U)(t)?.get("GTS_PDFXVersion")))??""),e("pdfe","ISO_PDFE\
Version"),e("pdfvtid","GTS_PDFVTVersion")],l=[i?.name,n,...o.filter(g=>/^PDF\/[\w .:/()-]{1,40}$/.test(g))];return{archive:i,accessible:n,names:l.filter(g=>g!==
void 0)}}const h=t=>/^[1-9]$/.test(t);function d(t,s){if(!h(t))return;const e=/^[abuef]$/.test(s)?s:"";return{part:Number(t),level:e,name:`PDF/A-${t}${e}`}}function r(t,s,e,i){
return s&&c(t,s,[D.dK.pdfaid]),u(e,i)}const u=({name:t},s)=>({code:"pdfa_identification_removed",message:`The document no longer claims ${t}: ${s}.`});async function f(t){
const s=await(0,y.Br)(t);if(!s)return[];const{archive:e,accessible:i}=m(t,s);c(t,s,[D.dK.pdfaid,D.dK.pdfuaid]);const n=[e?.name,i].filter(a=>a!==void 0);return n.
length>0?[_(n)]:[]}const _=t=>({code:"conformance_dropped",message:`The result no longer claims ${t.join(" and ")}, because a merge cannot guarantee conformance\
.`});function c(t,s,e){s.properties.some(({namespace:i})=>e.includes(i))&&(0,P._L)(t,(0,P.QH)(s,({namespace:i})=>e.includes(i),[]))}}),21115:((L,b,p)=>{p.d(b,{HC:()=>y,
dK:()=>E,ee:()=>D});const E={rdf:"http://www.w3.org/1999/02/22-rdf-syntax-ns#",xml:"http://www.w3.org/XML/1998/namespace",dc:"http://purl.org/dc/elements/1.1/",
xmp:"http://ns.adobe.com/xap/1.0/",xmpMM:"http://ns.adobe.com/xap/1.0/mm/",pdf:"http://ns.adobe.com/pdf/1.3/",pdfaid:"http://www.aiim.org/pdfa/ns/id/",pdfuaid:"\
http://www.aiim.org/pdfua/ns/id/",pdfxid:"http://www.npes.org/pdfx/ns/id/",pdfx:"http://ns.adobe.com/pdfx/1.3/",pdfaExtension:"http://www.aiim.org/pdfa/ns/exten\
sion/",pdfaSchema:"http://www.aiim.org/pdfa/ns/schema#",pdfaProperty:"http://www.aiim.org/pdfa/ns/property#",fx:"urn:factur-x:pdfa:CrossIndustryDocument:invoice\
:1p0#",pdfe:"http://www.aiim.org/pdfe/ns/id/",pdfvtid:"http://www.npes.org/pdfvt/ns/id/",xfa:"http://www.xfa.org/schema/xfa-data/1.0/",ds:"http://www.w3.org/200\
0/09/xmldsig#"},O=new Map(Object.entries(E));class D{uris=new Map;declared=[];known=new Map;enter(h){let d;for(const{name:r,value:u}of h){if(!y(r))continue;const f=r.
slice(6),_=this.uris.get(f);_?_.push(u):this.uris.set(f,[u]),(d??=[]).push(f)}this.declared.push(d??M),d&&this.known.clear()}leave(){const h=this.declared.pop()??
M;for(const d of h)this.uris.get(d).pop();h.length>0&&this.known.clear()}declares(h){return(this.uris.get(x(h))?.length??0)>0}ofElement(h){let d=this.known.get(
h);if(!d){const r=x(h),u=this.uris.get(r)?.at(-1)??O.get(r)??"";this.known.size===P&&this.known.clear(),this.known.set(h,d={namespace:u,local:h.slice(h.indexOf(
":")+1)})}return d}ofAttribute(h){return h.includes(":")?this.ofElement(h):{namespace:"",local:h}}}const y=m=>m==="xmlns"||m.startsWith("xmlns:"),M=[],P=1e3,x=m=>m.
slice(0,Math.max(m.indexOf(":"),0))}),824:((L,b,p)=>{p.d(b,{Br:()=>m,_6:()=>d,_U:()=>x});var E=p(58552),O=p(1975),D=p(17079),y=p(45599),M=p(59071),P=p(70549);function x(r){
const u=r.resolve(r.trailer.get("Info"));return u instanceof y.Bi?u:u instanceof y.Z6?u.dict:void 0}const m=(0,P.n)(h);async function h(r){const u=r.get(r.catalogNumber),
f=u instanceof y.Bi?r.resolve(u.get("Metadata")):null;if(!(f instanceof y.Z6))return;let _;try{_=r.decoded(f)}catch(c){if(!(c instanceof E.zU)||c.code==="cancel\
led")throw c;return O.m}return(0,O.kg)(_,r.job.pace)}function d(r,u){const f=x(r),_=n=>r.resolve(f?.get(n)),c=(n,a,o=", ")=>{const l=(0,O.sm)(u,n,a).map(M.wh).filter(
Boolean).join(o);return l===""?null:l},t=(n,a)=>{const[o=""]=(0,O.sm)(u,n,a);return(0,M.wh)(o)||null},s=(n,a)=>(0,D._)((0,M.Gh)(_(n))??"")??(0,D._)(t("xmp",a)??
"")??null,e=r.get(r.catalogNumber),i=e instanceof y.Bi?(0,M.Gh)(r.resolve(e.get("Lang"))):null;return{title:(0,M.Gh)(_("Title"))??t("dc","title"),author:(0,M.Gh)(
_("Author"))??c("dc","creator"),subject:(0,M.Gh)(_("Subject"))??t("dc","description"),keywords:(0,M.Gh)(_("Keywords"))??c("pdf","Keywords")??c("dc","subject"),creator:(0,M.
Gh)(_("Creator"))??t("xmp","CreatorTool"),producer:(0,M.Gh)(_("Producer"))??t("pdf","Producer"),created:s("CreationDate","CreateDate"),modified:s("ModDate","Mod\
ifyDate"),language:i??t("dc","language")}}}),3907:((L,b,p)=>{p.d(b,{Rt:()=>f,X:()=>i,km:()=>y,ol:()=>O,xK:()=>u});var E=p(78157);const O=200,D=1e4;async function y(n,a,o){
const l=new M(n);for(let g=l.next();g;g=l.next()){if(o(g))return"left";const w=a.step((g.to-g.from)*4+50);w&&await w}return l.hasDocumentType?"document type":l.
malformed?"malformed":"well-formed"}class M{text;malformed=!1;hasDocumentType=!1;at=0;constructor(a){this.text=a}next(){const{text:a,at:o}=this;if(o>=a.length)return;
if(a.charCodeAt(o)!==P)return this.characters(o,this.nextTag(o));if(a.startsWith("<!--",o))return this.other(o,"-->",4);if(a.startsWith("<?",o))return this.other(
o,"?>",2);if(a.startsWith("<![CDATA[",o)){const g=a.indexOf("]]>",o);return g<0?this.end():(this.at=g+3,{kind:"text",text:a.slice(o+9,g),from:o,to:this.at})}return a.
startsWith("<!",o)?(this.hasDocumentType=a.startsWith("<!DOCTYPE",o),this.end()):(a.charCodeAt(o+1)===m?this.endTag(o):this.startTag(o))??this.fault(o,this.nextTag(
o+1))}other(a,o,l){const g=this.text.indexOf(o,a+l);return g<0?this.end():(this.at=g+o.length,{kind:"other",from:a,to:this.at})}endTag(a){const o=this.name(a+2),
l=this.blanks(o);if(!(o===a+2||this.text.charCodeAt(l)!==x))return this.at=l+1,{kind:"end",name:this.text.slice(a+2,o),from:a,to:this.at}}startTag(a){const{text:o}=this,
l=this.name(a+1);if(l===a+1)return;const g=o.slice(a+1,l),w=[];for(let v=l;;){const A=this.blanks(v),I=o.charCodeAt(A);if(I===x||I===m&&o.charCodeAt(A+1)===x)return this.
at=I===x?A+1:A+2,{kind:I===x?"start":"empty",name:g,attributes:w,from:a,to:this.at};const T=this.name(A),S=this.blanks(T),C=this.blanks(S+1),R=o[C];if(A===v||T===
A||o[S]!=="="||R!=='"'&&R!=="'")return;const B=o.indexOf(R,C+1),K=o.slice(C+1,Math.max(B,C+1)),W=K.includes("<")?void 0:d(K);if(B<0||W===void 0||w.length>=D)return;
w.push({name:o.slice(A,T),value:W,from:A,to:B+1}),v=B+1}}characters(a,o){const l=d(this.text.slice(a,o));return l===void 0?this.fault(a,o):(this.at=o,{kind:"tex\
t",text:l,from:a,to:o})}nextTag(a){const o=this.text.indexOf("<",a);return o<0?this.text.length:o}fault(a,o){return this.malformed=!0,this.at=o,{kind:"other",from:a,
to:o}}end(){this.malformed=!0,this.at=this.text.length}blanks(a){const{text:o}=this;for(;;){const l=o.charCodeAt(a);if(l!==32&&l!==9&&l!==10&&l!==13)return a;a++}}name(a){
const{text:o}=this;for(;a<o.length;a++){const l=o.charCodeAt(a);if(l<=32||l===m||l===x||l===P||l===61||l===34||l===39)break}return a}}const[P,x,m]=[60,62,47],h=new Map(
[["amp","&"],["lt","<"],["gt",">"],["quot",'"'],["apos","'"]]);function d(n){if(!n.includes("&"))return n;const a=[];let o=0;for(let l=n.indexOf("&");l>=0;l=n.indexOf(
"&",o)){const g=n.indexOf(";",l);if(g<0||g-l>12)return;const w=n.slice(l+1,g),v=h.get(w)??r(w);if(v===void 0)return;a.push(n.slice(o,l),v),o=g+1}return a.push(n.
slice(o)),a.join("")}function r(n){const a=/^#(?:x([\dA-Fa-f]+)|(\d+))$/.exec(n),o=a?parseInt(a[1]??a[2],a[1]===void 0?10:16):-1;return o>0&&o<=1114111&&!(o>=55296&&
o<=57343)?String.fromCodePoint(o):void 0}function u(n){const[a,o,l,g]=n;if(a===0&&o===0&&(l===254||l===0)||a===255&&o===254&&l===0&&g===0)return e(n);if(a===254&&
o===255||a===0&&o===60)return s(new TextDecoder("utf-16be").decode(n));if(a===255&&o===254||a===60&&o===0)return s(new TextDecoder("utf-16le").decode(n));const w=new TextDecoder().
decode(n);return s(w.includes("�")?Buffer.from(n).toString("latin1"):w)}function f(n){if(n[0]===0||n[1]===0||n[0]===254||n[0]===255)return u(n);const o=(0,E.bS)(
n).toString("latin1",0,_),l=c.exec(o)?.[1]?.toLowerCase()??"utf-8";if(t.has(l))try{return new TextDecoder(l,{fatal:!0}).decode(n)}catch{return}}const _=200,c=/^(?:\xef\xbb\xbf)?<\?xml\s[^>]*?encoding\s*=\s*["']([\w.-]+)["']/,
t=new Set(["utf-8","utf8","us-ascii","iso-8859-1","iso-8859-15","windows-1252"]),s=n=>n.startsWith("\uFEFF")?n.slice(1):n;function e(n){const a=new DataView(n.buffer,
n.byteOffset,n.byteLength),o=n[0]!==0,l=[];for(let g=0;g+4<=n.length;g+=4){const w=a.getUint32(g,o);if(w>1114111)return;l.push(String.fromCodePoint(w))}return s(
l.join(""))}const i=n=>n.replaceAll("&","&amp;").replaceAll("<","&lt;").replaceAll(">","&gt;").replaceAll('"',"&quot;")}),60912:((L,b,p)=>{p.d(b,{QH:()=>y,T3:()=>M,
_L:()=>h});var E=p(21115),O=p(3907),D=p(45599);function y(d,r,u){const{text:f,properties:_,end:c,about:t}=d,s=[];let e=0;for(const i of _.filter(r).sort((n,a)=>n.
from-a.from))i.from<e||(s.push(f.slice(e,i.from)),e=i.to);return s.push(f.slice(e,Math.max(c,e))),u.length>0&&s.push(P(u,t)),s.push(f.slice(Math.max(c,e))),m(s.
join(""))}function M(d){return`<?xpacket begin="\uFEFF" id="W5M0MpCehiHzreSzNTczkc9d"?>
<x:xmpmeta xmlns:x="adobe:ns:meta/">
<rdf:RDF xmlns:rdf="${E.dK.rdf}">
${P(d,"")}</rdf:RDF>
</x:xmpmeta>
<?xpacket end="w"?>`}function P(d,r){const f=[...new Set(d.map(({prefix:c})=>c))].map(c=>` xmlns:${c}="${E.dK[c]}"`).join(""),_=d.map(({prefix:c,name:t,form:s,values:e})=>`\
<${c}:${t}>${x(s,e)}</${c}:${t}>
`);return`<rdf:Description xmlns:rdf="${E.dK.rdf}" rdf:about="${(0,O.X)(r)}"${f}>
${_.join("")}</rdf:Description>
`}function x(d,r){const u=f=>r.map(_=>`<rdf:li${f}>${(0,O.X)(_)}</rdf:li>`).join("");switch(d){case"simple":return(0,O.X)(r[0]??"");case"alternative":return`<rd\
f:Alt>${u(' xml:lang="x-default"')}</rdf:Alt>`;case"ordered":return`<rdf:Seq>${u("")}</rdf:Seq>`;case"unordered":return`<rdf:Bag>${u("")}</rdf:Bag>`}}const m=d=>d.
replace(/^(\s*<\?xml\s[^>]*encoding\s*=\s*["'])[^"']*/,"$1UTF-8");function h(d,r){const u=d.catalog.get("Metadata"),f=d.resolve(u),_=f instanceof D.Z6?[...f.dict].
filter(([s])=>!["Filter","DecodeParms","Length"].includes(s)):[],c=new D.Bi([["Type",new D.SX("Metadata")],["Subtype",new D.SX("XML")],..._]),t=new D.Z6(c,Buffer.
from(r,"utf8"));(0,D.i9)(u)&&f instanceof D.Z6?d.put(u,t):d.edit(d.catalogNumber).set("Metadata",d.add(t))}}),1975:((L,b,p)=>{p.d(b,{kg:()=>M,m:()=>y,sm:()=>P});
var E=p(21115),O=p(3907);const D=1e5,y={text:"",properties:[],malformed:!0,end:-1,about:""};async function M(d,r){const u=(0,O.xK)(d);if(u===void 0)return y;const f=new m,
c=await(0,O.km)(u,r,t=>(f.take(t),f.broken))!=="well-formed"||f.depth>0||f.end<0||!f.declared;return{text:u,properties:f.properties,malformed:c,end:f.end,about:f.
about}}function P(d,r,u){return d?.properties.find(f=>f.name===u&&f.namespace===E.dK[r])?.values??[]}const x=-2;class m{properties=[];broken=!1;declared=!0;end=-1;about="";scope=new E.
ee;open=[];root=x;loose=!1;items=[];pieces=[];get depth(){return this.open.length}take(r){r.kind==="start"||r.kind==="empty"?(this.start(r.name,r.attributes,r.from),
r.kind==="empty"&&!this.broken&&this.close(r.name,r.to,r.to)):r.kind==="end"?this.close(r.name,r.from,r.to):r.kind==="text"&&this.isInProperty()&&this.pieces.push(
r.text)}isInProperty(){return this.root!==x&&this.open.length>this.root+2}start(r,u,f){if(this.open.length>=O.ol&&(this.broken=!0),this.broken)return;this.scope.
enter(u);const _=this.scope.ofElement(r),c=_.namespace===E.dK.rdf,t=c&&_.local==="li";this.root===x&&this.end<0&&c&&_.local==="Description"&&(this.root=this.open.
length-1,this.loose=!0);const s=this.open.length-this.root,e=t?u.find(({name:i})=>i==="xml:lang")?.value:void 0;if(this.open.push({name:r,..._,from:f,language:e}),
this.root===x){if(!c||_.local!=="RDF"||this.end>=0)return;this.root=this.open.length-1,this.declared=this.scope.declares(r)}else if(s===1)this.describe(u);else if(s===
2){this.items=[];const i=u.find(({name:n})=>this.isRdf(n,"resource"));this.pieces=i?[i.value]:[]}else t&&(this.pieces=[])}describe(r){for(const{name:u,value:f,from:_,
to:c}of r){if((0,E.HC)(u))continue;const{namespace:t,local:s}=this.scope.ofAttribute(u);t===E.dK.rdf&&s==="about"&&(this.about=f),!(t===""||t===E.dK.rdf||t===E.
dK.xml)&&this.add({namespace:t,name:s,values:[f],from:_,to:c})}}close(r,u,f){const _=this.open.pop();if(_?.name!==r){this.broken=!0;return}this.scope.leave();const c=this.
open.length-this.root;if(this.root!==x)if(c===0)this.end=u,this.root=x;else if(c===1&&this.loose)this.root=x,this.loose=!1;else if(c===2){const t=this.items.length>
0?h(this.items):[this.pieces.join("").trim()];this.add({namespace:_.namespace,name:_.local,values:t,from:_.from,to:f})}else c>2&&_.namespace===E.dK.rdf&&_.local===
"li"&&(this.items.push({text:this.pieces.join("").trim(),language:_.language}),this.pieces=[])}add(r){this.properties.length<D?this.properties.push(r):this.broken=
!0}isRdf(r,u){const f=this.scope.ofAttribute(r);return f.local===u&&f.namespace===E.dK.rdf}}function h(d){const r=d.findIndex(({language:f})=>f?.toLowerCase()===
"x-default"),u=d.map(({text:f})=>f);return r>0?[u[r],...u.slice(0,r),...u.slice(r+1)]:u}}),33546:((L,b,p)=>{p.d(b,{FB:()=>M,Hr:()=>x,Zh:()=>m,k$:()=>P,qm:()=>h});
var E=p(93604),O=p(45599),D=p(81077);const y={first:0,style:"D",prefix:void 0,start:1};async function M(c){const t=c.catalog.get("PageLabels");if(!c.dict(t))return;
const s=(await(0,D.Zc)(c,t,"Nums")).map(([e,i])=>({first:Number(e),label:c.dict(i)})).filter(({first:e})=>Number.isInteger(e)&&e>=0).sort((e,i)=>e.first-i.first).
filter(({first:e},i,n)=>n[i+1]?.first!==e).map(({first:e,label:i})=>({first:e,...d(c,i)}));return s[0]?.first===0?s:[y,...s]}function P(c,t){const s=c.editCatalog();
if(t.length===0){s.delete("PageLabels");return}const e=t[0].first===0?t:[y,...t],i=_(c),n=e.map(({first:a,start:o,...l})=>[a,f({...l,number:o},i)]);s.set("PageL\
abels",c.add((0,D.H6)(c,n,"Nums")))}async function x(c){const t=await M(c);if(!t)return;const s=t.map(({first:e})=>e);return e=>{const i=t[(0,E.M)(s,e)-1];return{
...i,number:i.start+e-i.first}}}function m(c,t){const s=[],e=_(c);let i,n=0;for(const a of t)(!i||!r(i,a))&&s.push([n,f(a,e)]),i=a,n++;return(0,D.H6)(c,s,"Nums")}
async function h(c,t){const s=await x(c);if(!s)return;const e=m(c,Array.from(t,i=>s(i-1)));c.editCatalog().set("PageLabels",c.add(e))}function d(c,t){const s=c.
resolve(t?.get("S")),e=c.resolve(t?.get("P")),i=c.resolve(t?.get("St"));return{style:s instanceof O.SX?s.text:void 0,prefix:e instanceof O.Mx&&e.bytes.length>0?
e:void 0,start:typeof i=="number"&&Number.isInteger(i)&&i>=1?i:1}}function r(c,t){return c.style!==t.style||t.style!==void 0&&t.number!==c.number+1?!1:c.prefix===
t.prefix?!0:!!c.prefix&&!!t.prefix&&Buffer.compare(c.prefix.bytes,t.prefix.bytes)===0}const u=100;function f({style:c,prefix:t,number:s},e){return(0,O.jd)({S:c===
void 0?void 0:(0,O.UU)(c),P:t&&t.bytes.length>u?e(t):t,St:c===void 0||s===1?void 0:s})}function _(c){const t=new Map;return s=>{let e=t.get(s);return e||t.set(s,
e=c.add(s)),e}}}),37081:((L,b,p)=>{p.d(b,{O:()=>D});var E=p(45599),O=p(9819);async function D(M,P,x=1/0){const m=new O._i(M),h=(0,O.Wo)(M,"Outlines"),d=[{value:h&&
y(M,h.holder,h.dict,"First"),level:1}];for(let r=d.pop();r;r=d.pop()){const{value:u,level:f}=r;if(u===void 0||!m.first(u)||!P(u,f)||!(0,E.i9)(u))continue;const _=t=>{
const s=M.entry(u.number,t);return s instanceof E.Bi?y(M,u.number,M.get(u.number),t):s};d.push({value:_("Next"),level:f}),f<x&&d.push({value:_("First"),level:f+
1});const c=M.job.pace.step(300);c&&await c}}function y(M,P,x,m){const h=x.get(m);if(!(h instanceof E.Bi))return h;const d=M.add(h);return m==="Next"&&h.set("Pr\
ev",new E.oS(P)),M.edit(P),x.set(m,d),d}}),12207:((L,b,p)=>{p.d(b,{Ht:()=>h,hN:()=>M,jS:()=>y,ji:()=>P});var E=p(45599),O=p(81077),D=p(45657);async function y(d){
const{catalog:r}=d,u=await(0,O.Zc)(d,d.dict(r.get("Names"))?.get("Dests"),"Names");return{names:new Map(d.dict(r.get("Dests"))),strings:new Map(u.map(([f,_])=>[
(0,O.Pu)(f),_]))}}function M({pages:d},r){const u=(0,E.i9)(r)?d.indexOf(r.number):r;return typeof u=="number"&&Number.isInteger(u)&&u>=0&&u<d.count?u:void 0}function P(d,r){
return r==null?[]:d.array(r)??[r]}const x=8,m=50;class h{document;named;constructor(r,u){this.document=r,this.named=u}static async of(r){return new h(r,await y(
r))}pageOf(r){return this.pageOfDestination(r.get("Dest"))??this.pageOfAction(r.get("A"))}pageOfDestination(r,u=x){const{document:f}=this,_=f.resolve(r),c=f.array(
_);if(c)return M(f,c[0]);if(u===0)return;const t=f.dict(_);return t?this.pageOfDestination(t.get("D"),u-1):this.pageOfDestination(this.namedBy(_),u-1)}namedBy(r){
const{names:u,strings:f}=this.named;if(r instanceof E.SX)return u.get(r.text)??f.get(r.text);if(!(r instanceof E.Mx))return;const _=(0,O.Pu)(r);return f.get(_)??
u.get(_)}pageOfAction(r){const{document:u}=this,f=r===void 0?[]:[r];for(let _=0;f.length>0&&_<m;_++){const c=u.dict(f.shift());if(!c)continue;const s=(0,E.Eo)(u.
resolve(c.get("S")),"GoTo")?this.pageOfDestination(c.get("D")):void 0;if(s!==void 0)return s;(0,D.RZ)(f,P(u,c.get("Next")).slice(0,m))}}}}),81077:((L,b,p)=>{p.d(
b,{AN:()=>h,BX:()=>P,H6:()=>x,MN:()=>m,Pu:()=>y,Zc:()=>M});var E=p(45599),O=p(9819);const D=64,y=t=>typeof t=="number"?String(t):Buffer.from(t.bytes).toString("\
latin1");async function M(t,s,e){const i=[];for(const n of await r(t,s,0,e)){for(const o of f(t,n,e))i.push(o);const a=t.job.pace.step(d);a&&await a}return i}async function P(t,s,e,i,n,a){
const o=await r(t,s,e,i,a);for(let l=o.length-1;l>=0;l--){const g=o[l],w=f(t,g,i),v=w.filter(([S,C])=>!n(S,C)),A=t.job.pace.step(d+w.length*d);A&&await A,v.length<
w.length&&(t.edit(g.holder),g.dict.set(i,v.flat()),g.changed=!0);for(const S of g.repeats)t.edit(g.holder),g.dict.delete(S),g.changed=!0;if(g.emptyKids){const S=(t.
array(g.dict.get("Kids"))??[]).filter(C=>!g.emptyKids.has(t.dict(C)));t.edit(g.holder),g.dict.set("Kids",S),g.changed=!0}if(!g.changed)continue;const I=t.array(
g.dict.get("Kids"))??[];g.empty=v.length===0&&I.length===0;const T=g.parent;T&&(T.changed=!0,g.empty?(T.emptyKids??=new Set).add(g.dict):_(t,g,v,I))}return o[0]?.
empty??!1}function x(t,s,e){if(s.length<=D)return(0,E.jd)({[e]:s.flat()});let i=[];for(const n of c(s)){const[a,o]=[n[0][0],n.at(-1)[0]];i.push({ref:t.add((0,E.
jd)({Limits:[a,o],[e]:n.flat()})),low:a,high:o})}for(;i.length>D;)i=c(i).map(n=>{const[a,o]=[n[0].low,n.at(-1).high];return{ref:t.add((0,E.jd)({Limits:[a,o],Kids:n.
map(({ref:l})=>l)})),low:a,high:o}});return(0,E.jd)({Kids:i.map(({ref:n})=>n)})}async function m(t,s){const{pace:e}=t.job,i=[];for(const[o,l]of s){i.push([(0,E.
Px)(o),l]);const g=e.step(10*d);g&&await g}const n=h(i),a=e.step(n.length*10*d);return a&&await a,x(t,n,"Names")}function h(t){return t.map(s=>({entry:s,key:y(s[0])})).
sort((s,e)=>s.key<e.key?-1:s.key>e.key?1:0).map(({entry:s})=>s)}const d=100;async function r(t,s,e,i,n){const a=new O.b9(t),o=new Set,l=v=>o.size<o.add(v).size,
g=[],w=[{value:s??null,holder:e,parent:void 0}];for(let v=w.pop();v!==void 0;v=w.pop()){a.spend(1);const A=t.dict(v.value);if(!A||!l(A)||n&&v.parent&&!u(t,A,n))
continue;const I=[],T=K=>{const W=t.array(A.get(K));return!W||l(W)?W??[]:(I.push(K),[])},S=T(i).length>>1,C=T("Kids"),R={dict:A,holder:(0,O.Kd)(v.value,v.holder),
parent:v.parent,repeats:I};g.push(R),a.spend(S);for(let K=C.length-1;K>=0;K--)w.push({value:C[K],holder:(0,O.Kd)(A.get("Kids"),R.holder),parent:R});const B=t.job.
pace.step(d+S*d);B&&await B}return g}function u(t,s,e){const[i,n]=t.array(s.get("Limits"))??[];return typeof i!="number"||typeof n!="number"||e(i,n)}function f(t,{
dict:s,repeats:e},i){const n=e.includes(i)?void 0:t.array(s.get(i));if(!n)return[];const a=[];for(let o=0;o+1<n.length;o+=2){const l=t.resolve(n[o]);(i==="Names"?
l instanceof E.Mx:typeof l=="number")&&a.push([l,n[o+1]])}return a}function _(t,s,e,i){const n=l=>t.array(t.dict(l)?.get("Limits"))??[],a=e[0]?.[0]??n(i[0])[0],
o=e.at(-1)?.[0]??n(i.at(-1))[1];t.edit(s.holder),a!==void 0&&o!==void 0?s.dict.set("Limits",[a,o]):s.dict.delete("Limits")}function c(t){const s=[];for(let e=0;e<
t.length;e+=D)s.push(t.slice(e,e+D));return s}}),70549:((L,b,p)=>{p.d(b,{n:()=>E});function E(O){const D=new WeakMap;return y=>{if(y.hasChanges)return O(y);const M=D.
get(y);if(M)return M.answer;const P=O(y);return D.set(y,{answer:P}),P}}}),9819:((L,b,p)=>{p.d(b,{J7:()=>D,Kd:()=>P,Wo:()=>x,_i:()=>M,b9:()=>y});var E=p(42973),O=p(
45599);class D{document;gone=new Set;chased=new Set;constructor(h){this.document=h}remove(h){const{catalog:d,catalogNumber:r,pages:u}=this.document,f=d.get("Pag\
es");h===r||(0,O.i9)(f)&&h===f.number||u.holds(h)||(this.gone.add(h),this.document.remove(h))}chase(h){this.chased.add(h)}removed(){return this.gone}takeChased(){
const h=this.chased;return this.chased=new Set,h}isGone(h){return(0,O.i9)(h)&&this.gone.has(h.number)}}class y{most;left;constructor(h){this.most=this.left=h.job.
limits.nodes}spend=h=>{if(this.left-=h,this.left<0)throw(0,E.F)("nodes",`The document has more than ${this.most} fields, bookmarks, names and structure elements`,
"Remove bookmarks or tags with another program first")}}class M{seen;beyond=new Set;allowance;constructor(h,d=new y(h)){this.allowance=d,this.seen=new Uint8Array(
(h.size>>3)+1)}first(h){if(this.allowance.spend(1),!(0,O.i9)(h))return!0;const{number:d}=h,r=d>>3;if(r>=this.seen.length)return this.beyond.size<this.beyond.add(
d).size;const u=1<<(d&7),f=(this.seen[r]&u)===0;return this.seen[r]|=u,f}}function P(m,h){return(0,O.i9)(m)?m.number:h}function x(m,h){const d=m.catalog.get(h),
r=m.dict(d);return r&&{dict:r,holder:P(d,m.catalogNumber)}}}),21996:((L,b,p)=>{p.d(b,{Av:()=>u,RJ:()=>c,V3:()=>_,vb:()=>t,zx:()=>r});var E=p(54619),O=p(93604),D=p(
78157),y=p(88500);const M=2048,P=65536,x=4,m=1<<20,h=1024,d="[^\\0\\t\\n\\f\\r ()<>[\\]{}/%#]";async function r(i,n){const{found:a,all:o}=await f(i,n),l=g=>[...new Set(
[...g,...o])].sort((w,v)=>w-v);return Object.fromEntries(n.map(g=>[g,l(a[g])]))}async function u(i,n){const{found:a,all:o}=await f(i,n);for(const l of Object.values(
a))for(const g of l)o.add(g);return o}async function f(i,n){const a=n.map(w=>{const[v="",...A]=[...w].map(T=>T.replace(/\W/,"\\$&")),I=/\W/.test(w)?d:"\\w";return`${v}\
(?:${A.join("")}|${I}{0,${Math.max(0,w.length-2)}}#)`}),o=new RegExp(`/(?:${a.join("|")}|#)`,"g"),l=Object.fromEntries(n.map(w=>[w,new Set])),g=new Set;await c(
i,(w,v,A,I)=>{const T=w.toString("latin1",v,A);o.lastIndex=0;for(let S=o.exec(T);S;S=o.exec(T)){const C=I(v+S.index);C!==void 0&&(S[0].endsWith("#")?g.add(C):l[S[0].
slice(1)].add(C))}});for(const w of t(i))g.add(w);return{found:l,all:g}}async function _(i,n){const a=await r(i,n);return[...new Set(Object.values(a).flat())].sort(
(o,l)=>o-l)}async function c(i,n){const{bytes:a,table:o}=i,l=s(i),g=new Int32Array(l.length);for(let T=0;T<l.length;T++)g[T]=o.place[l[T]];const w=(0,D.bS)(a),v=T=>l[(0,O.
M)(g,T)-1],A=new y.s;let I=0;for(let T=0;T<l.length;T++){const S=T+1===l.length,C=S?a.length:g[T+1],R=C-g[T]>M;if(!R&&!S&&C-I<P)continue;let B=C;if(R){g[T]>I&&n(
w,I,g[T],v),A.reset();const W=A.value(a,i.bodies[l[T]],C);I=g[T],W>=0&&(B=W)}n(w,I,B,v);const K=i.job.pace.step(x*(B-I));K&&await K,I=C}for(const[T,S]of e(i)){const C=i.
objectStream(T),R=i.job.pace.step(0);if(R&&await R,!C)continue;const B=new Set(S),{starts:K,numbers:W,data:j}=C,k=U=>{const N=W[(0,O.M)(K,U)-1];return N!==void 0&&
B.has(N)?N:void 0};for(let U=0;U<j.length;U+=m){n((0,D.bS)(j),U,Math.min(U+m+h,j.length),k);const N=i.job.pace.step(x*m);N&&await N}}}function*t(i){for(let n=1;i.
hasChanges&&n<i.size;n++)i.isChanged(n)&&i.exists(n)&&(yield n)}function s(i){const{table:n,hasChanges:a}=i,o=[];let l=!0,g=-1;for(let w=1;w<n.size;w++){if(n.kind[w]!==
E.tL||a&&i.isChanged(w))continue;const v=n.place[w];l&&=v>=g,g=v,o.push(w)}return l?o:o.sort((w,v)=>n.place[w]-n.place[v])}function e(i){const{table:n,hasChanges:a}=i,
o=new Map;for(let l=1;l<n.size;l++){if(n.kind[l]!==E.UT||a&&i.isChanged(l))continue;const g=n.place[l],w=o.get(g);w?w.push(l):o.set(g,[l])}return o}}),90536:((L,b,p)=>{
p.d(b,{C:()=>O,L:()=>D});var E=p(45599);function O(y,M){const P=[y];for(;P.length>0;){const x=P.pop(),m=x instanceof E.Z6?x.dict:x;if(Array.isArray(m))for(const h of m)
P.push(h);else if(m instanceof E.Bi){M(m);for(const h of m.values())P.push(h)}}}function D(y,M){const P=[];return O(y,x=>{P.length===0&&M(x)&&P.push(x)}),P.length>
0}}),93604:((L,b,p)=>{p.d(b,{B:()=>E,M:()=>O});const E=(y,M)=>D(y,M,!1),O=(y,M)=>D(y,M,!0);function D(y,M,P){let[x,m]=[0,y.length];for(;x<m;){const h=x+m>>1,d=y[h];
d<M||P&&d===M?x=h+1:m=h}return x}})};
