"use strict";exports.id=6673,exports.ids=[6673],exports.modules={85673:((K,R,p)=>{p.d(R,{gx:()=>y,h:()=>w});function M(d,u){const r=D(d,u);if(r!==void 0)return[r];const l=A(
d);return u.filter(a=>A(a).some(_=>_.length>3&&l.includes(_)))}function D(d,u){let r;for(const l of u){const a=S(A(d),A(l));a<=2&&a<(r?.count??1/0)&&(r={name:l,
count:a})}return r?.name}function S(d,u){return d.length!==u.length?d.length*u.length===0?1/0:S([d.join("")],[u.join("")]):u.reduce((r,l,a)=>{const _=d[a]??"",i=Math.
min(_.length,l.length),t=v(_,l);return t>(i<3?0:i<7?1:2)?1/0:r+t},0)}const w=(d,u)=>P(M(d,u));function y(d,u){const r=D(d,u),l=a=>A(a).sort().join(" ");return P(
r===void 0?u.filter(a=>d!==""&&l(a)===l(d)):[r])}const P=d=>d.length===0||d.length>3?"":` (did you mean ${d.join(" or ")}?)`,A=d=>d.trim().slice(0,64).replace(/(?<=[a-z])(?=[A-Z])/g,
" ").toLowerCase().split(/[\s_-]+/).filter(u=>u!=="");function v(d,u){let r=[],l=Array.from({length:u.length+1},(a,_)=>_);for(let a=0;a<d.length;a++){const _=[a+
1];for(let i=0;i<u.length;i++){const t=a>0&&i>0&&d[a]===u[i-1]&&d[a-1]===u[i];_.push(Math.min((l[i+1]??0)+1,(_[i]??0)+1,(l[i]??0)+(d[a]===u[i]?0:1),t?(r[i-1]??0)+
1:1/0))}r=l,l=_}return l.at(-1)??0}}),45657:((K,R,p)=>{p.d(R,{Kf:()=>D,RZ:()=>M,YG:()=>S});function M(w,y){for(const P of y)w.push(P)}const D=w=>{let y=-1/0;for(const P of w)
y=Math.max(y,P);return y},S=w=>{let y=1/0;for(const P of w)y=Math.min(y,P);return y}}),91461:((K,R,p)=>{p.r(R),p.d(R,{get_document_info:()=>S});var M=p(12237),D=p(
41561);const S=async(w,{per_page:y,with_bookmarks:P,open_password:A},v)=>{const{quiet:d,wasRepaired:u}=(0,D.gd)(v),r=await(0,M.E)(w.bytes,d,{password:A,evenIfLocked:!0}),
l=await(0,D.GS)(r,{perPage:y,withBookmarks:P,repaired:u(),size:w.bytes.length}),{pageCount:a}=l;return{documents:[typeof a=="number"?{...w,pageCount:a}:w],data:l,
notes:[],facts:{}}}}),84961:((K,R,p)=>{p.d(R,{$x:()=>u,Kh:()=>v,qg:()=>r,xS:()=>d});var M=p(58552),D=p(33973),S=p(90536),w=p(45599),y=p(3907),P=p(33311),A=p(9819);
function v(a,_){const i=a.resolve(_.get("S"));return(!_.has("S")||(0,w.Eo)(i,"JavaScript")||(0,w.Eo)(i,"Rendition"))&&a.resolve(_.get("JS"))!==null}async function d(a,_){
const i=_.filter(e=>(0,S.L)(a.get(e),n=>v(a,n)));if(i.length===0)return!1;const{live:t}=await(0,D.Gy)(a);return i.some(e=>t[e]===1)}async function u(a){return await d(
a,(await(0,P.S)(a)).JS)||r(a)}async function r(a){if(!(0,w.Zm)(a.get(a.catalogNumber)))return!1;const _=a.resolve((0,A.Wo)(a,"AcroForm")?.dict.get("XFA"));if(_===
null)return!1;if(a.security?.locked===!0)return null;for(const i of Array.isArray(_)?_:[_]){const t=a.resolve(i);if(!(t instanceof w.Z6))continue;let e;try{e=await a.
decodedAtEase(t)}catch(s){if(!(s instanceof M.zU)||s.code==="cancelled")throw s;return!0}const n=(0,y.xK)(e);if(n===void 0||n.includes("script")&&await l(n,a.job.
pace))return!0}return!1}async function l(a,_){const i=t=>(t.kind==="start"||t.kind==="empty")&&/^(?:[^:]*:)?script$/.test(t.name);return await(0,y.km)(a,_,i)!==
"well-formed"}}),91374:((K,R,p)=>{p.d(R,{QL:()=>P,bf:()=>y,fq:()=>i,hj:()=>_,i4:()=>l,iA:()=>v,pv:()=>a,qU:()=>u,tP:()=>A});var M=p(77581),D=p(45599),S=p(9819),
w=p(70549);function y(n){for(;n.part===""&&n.parent;)n=n.parent;return n}const P="FT Parent T TU TM Ff V DV DA Q DS RV Opt MaxLen TI I Lock SV".split(" "),A=100;
function*v(n,{from:s=n.array((0,S.Wo)(n,"AcroForm")?.dict.get("Fields")),below:o,visit:g=new S._i(n),depth:m=1/0}={}){const T=[],C=(O=[],c)=>{for(let f=O.length-
1;f>=0;f--)T.push({value:O[f],parent:c})};C(s,o);for(let O=T.pop();O;O=T.pop()){const{value:c,parent:f}=O,h=(0,D.i9)(c)?n.get(c):c;if(!(0,D.Zm)(h)||!g.first(c)||
(f?.depth??0)>=m)continue;const E=n.resolve(h.get("T")),x=n.resolve(h.get("FT")),b=E instanceof D.Mx?(0,M.g7)(E):"",I={number:(0,D.i9)(c)?c.number:void 0,dict:h,
parent:f,part:b,name:e(f&&f.depth%A!==0?f.name:"",b),type:x instanceof D.SX?x.text:f?.type,depth:(f?.depth??0)+1};yield I,C(n.array(h.get("Kids")),I)}}const d=1e3,
u=(0,w.n)(r);async function r(n){const s=[];for(const o of v(n)){s.push(o);const g=n.job.pace.step(d);g&&await g}return s}function l(n){const s=new Set(n.flatMap(
({parent:o,dict:g})=>o&&g.has("T")?[o]:[]));return n.filter(o=>(o.dict.has("T")||!o.parent)&&!s.has(o))}function a(n,s){const o=n.resolve(_(n,s,"FT"));return o instanceof
D.SX?o.text:void 0}function _(n,s,o){for(const g of t(n,s)){const m=g.get(o);if(m!==void 0)return m}}function i(n,s){let o="";for(const g of t(n,s)){const m=n.resolve(
g.get("T"));m instanceof D.Mx&&(o=e((0,M.g7)(m),o))}return o}function*t(n,s){let o=s;for(let g=0;o&&g<A;g++)yield o,o=n.dict(o.get("Parent"))}const e=(n,s)=>n===
""||s===""?n+s:`${n}.${s}`}),6856:((K,R,p)=>{p.d(R,{n:()=>r,w:()=>P});var M=p(78157),D=p(79725),S=p(45599),w=p(70549),y=p(6057);const P=(0,w.n)(A);async function A(i){
const{pages:t,job:e}=i,n=new r(i),s=new Int32Array(t.count),o=new Set;for(let g=0;g<t.count;g++){n.goTo(g),s[g]=n.kind,o.add(n.resources);const m=e.pace.step(300);
m&&await m}return{kinds:n.kinds,kindOf:s,resources:o}}const v=["MediaBox","CropBox","Rotate","UserUnit"],d=2e3,u=/\(|(?:^|[^<])<(?!<)/;class r{document;kinds=[];kind=-1;resources;bytes;entries=new D.
R;index=-1;inherited;geometry=new l(v);own=new l(["Resources"]);kindOf=new Map;recognised=new Map;dictionaries=new Map;constructor(t){this.document=t}goTo(t){const{
document:e,entries:n,inherited:s}=this,{pages:o}=e,g=o.number(t),m=e.place(g),T=o.inheritedBy(t);if(this.index=t,this.inherited=T,!m||!e.locate(g,m,n)){this.bytes=
void 0,this.geometry.forget(),this.own.forget(),this.kind=this.kindHere(),this.resources=o.attribute(t,"Resources");return}(this.bytes?.buffer!==m.bytes.buffer||
this.bytes.byteOffset!==m.bytes.byteOffset)&&(this.bytes=(0,M.bS)(m.bytes));const[C,O]=[this.geometry.take(this.bytes,n),this.own.take(this.bytes,n)];(!C||T!==s)&&
(this.kind=this.recognise(T)),(!O||T!==s)&&(this.resources=this.resourcesHere())}contents(){const{document:t,bytes:e}=this,n=t.pages.number(this.index);if(!e)return t.
entry(n,"Contents");const s=this.entries.find(e,"Contents");if(s<0)return;const{at:o}=this.entries;return _(e,o[s+2],o[s+3])??t.entry(n,"Contents")}get resourcesSpan(){
return this.own.of(0)}resourcesHere(){const{document:t,index:e}=this,{pages:n}=t,[s,o]=this.own.of(0);if(s===o)return n.inheritedBy(e).Resources;const g=_(this.
bytes,s,o);if(g)return g;const m=()=>t.entry(n.number(e),"Resources");if(o-s>d)return m();const T=this.own.text();return t.security&&u.test(T)?m():(this.dictionaries.
has(T)||this.dictionaries.set(T,m()),this.dictionaries.get(T))}recognise(t){let e=this.recognised.get(t);e||this.recognised.set(t,e=new Map);const n=this.geometry.
text();let s=e.get(n);return s===void 0&&e.set(n,s=this.kindHere()),s}kindHere(){const t=(0,y.iw)(this.document,this.index),e=`${t.box.join(" ")} ${t.rotation} ${t.
userUnit}`;let n=this.kindOf.get(e);return n===void 0&&this.kindOf.set(e,n=this.kinds.push(t)-1),n}}class l{keys;bytes;from;to;constructor(t){this.keys=t,this.from=
new Int32Array(t.length),this.to=new Int32Array(t.length)}forget(){this.bytes=void 0}take(t,e){const{bytes:n,from:s,to:o,keys:g}=this;let m=n!==void 0;for(let T=0;T<
g.length;T++){const C=e.find(t,g[T]),O=C<0?0:e.at[C+2],c=C<0?0:e.at[C+3];m&&=a(n,s[T],o[T],t,O,c),s[T]=O,o[T]=c}return this.bytes=t,m}of(t){return[this.from[t],
this.to[t]]}text(){let t="";for(let e=0;e<this.keys.length;e++)t+=`${this.bytes.toString("latin1",this.from[e],this.to[e])}|`;return t}}function a(i,t,e,n,s,o){
if(e-t!==o-s)return!1;for(let g=t,m=s;g<e;g++,m++)if(i[g]!==n[m])return!1;return!0}function _(i,t,e){if(!(0,M.yp)(i[t])||i[e-1]!==M.AV||i[e-2]!==M.Z4)return;const n=(0,M.
JI)(i,t,e),s=(0,M.JI)(i,n.after+1,e);return i[n.after]===M.Z4&&s.value>=0&&s.after===e-2?new S.oS(n.value,s.value):void 0}}),21281:((K,R,p)=>{p.d(R,{Ip:()=>v,XM:()=>a,
Xb:()=>l,ds:()=>A,qg:()=>r});var M=p(59071),D=p(70549),S=p(43496),w=p(824),y=p(1975),P=p(60912);const A=(0,D.n)(async t=>v(t,await(0,w.Br)(t)));function v(t,e){
const n=(C,O)=>(0,M.wh)((0,y.sm)(e,C,O)[0]??""),s=u(n("pdfaid","part"),n("pdfaid","conformance").toLowerCase()),o=d(n("pdfuaid","part"))?`PDF/UA-${n("pdfuaid","\
part")}`:void 0,m=[n("pdfxid","GTS_PDFXVersion")||n("pdfx","GTS_PDFXVersion")||((0,M.Gh)(t.resolve((0,w._U)(t)?.get("GTS_PDFXVersion")))??""),n("pdfe","ISO_PDFE\
Version"),n("pdfvtid","GTS_PDFVTVersion")],T=[s?.name,o,...m.filter(C=>/^PDF\/[\w .:/()-]{1,40}$/.test(C))];return{archive:s,accessible:o,names:T.filter(C=>C!==
void 0)}}const d=t=>/^[1-9]$/.test(t);function u(t,e){if(!d(t))return;const n=/^[abuef]$/.test(e)?e:"";return{part:Number(t),level:n,name:`PDF/A-${t}${n}`}}function r(t,e,n,s){
return e&&i(t,e,[S.dK.pdfaid]),l(n,s)}const l=({name:t},e)=>({code:"pdfa_identification_removed",message:`The document no longer claims ${t}: ${e}.`});async function a(t){
const e=await(0,w.Br)(t);if(!e)return[];const{archive:n,accessible:s}=v(t,e);i(t,e,[S.dK.pdfaid,S.dK.pdfuaid]);const o=[n?.name,s].filter(g=>g!==void 0);return o.
length>0?[_(o)]:[]}const _=t=>({code:"conformance_dropped",message:`The result no longer claims ${t.join(" and ")}, because a merge cannot guarantee conformance\
.`});function i(t,e,n){e.properties.some(({namespace:s})=>n.includes(s))&&(0,P._L)(t,(0,P.QH)(e,({namespace:s})=>n.includes(s),[]))}}),43496:((K,R,p)=>{p.d(R,{HC:()=>w,
dK:()=>M,ee:()=>S});const M={rdf:"http://www.w3.org/1999/02/22-rdf-syntax-ns#",xml:"http://www.w3.org/XML/1998/namespace",dc:"http://purl.org/dc/elements/1.1/",
xmp:"http://ns.adobe.com/xap/1.0/",xmpMM:"http://ns.adobe.com/xap/1.0/mm/",pdf:"http://ns.adobe.com/pdf/1.3/",pdfaid:"http://www.aiim.org/pdfa/ns/id/",pdfuaid:"\
http://www.aiim.org/pdfua/ns/id/",pdfxid:"http://www.npes.org/pdfx/ns/id/",pdfx:"http://ns.adobe.com/pdfx/1.3/",pdfaExtension:"http://www.aiim.org/pdfa/ns/exten\
sion/",pdfaSchema:"http://www.aiim.org/pdfa/ns/schema#",pdfaProperty:"http://www.aiim.org/pdfa/ns/property#",fx:"urn:factur-x:pdfa:CrossIndustryDocument:invoice\
:1p0#",pdfe:"http://www.aiim.org/pdfe/ns/id/",pdfvtid:"http://www.npes.org/pdfvt/ns/id/",xfa:"http://www.xfa.org/schema/xfa-data/1.0/",ds:"http://www.w3.org/200\
0/09/xmldsig#"},D=new Map(Object.entries(M));class S{uris=new Map;declared=[];known=new Map;enter(d){let u;for(const{name:r,value:l}of d){if(!w(r))continue;const a=r.
slice(6),_=this.uris.get(a);_?_.push(l):this.uris.set(a,[l]),(u??=[]).push(a)}this.declared.push(u??y),u&&this.known.clear()}leave(){const d=this.declared.pop()??
y;for(const u of d)this.uris.get(u).pop();d.length>0&&this.known.clear()}declares(d){return(this.uris.get(A(d))?.length??0)>0}ofElement(d){let u=this.known.get(
d);if(!u){const r=A(d),l=this.uris.get(r)?.at(-1)??D.get(r)??"";this.known.size===P&&this.known.clear(),this.known.set(d,u={namespace:l,local:d.slice(d.indexOf(
":")+1)})}return u}ofAttribute(d){return d.includes(":")?this.ofElement(d):{namespace:"",local:d}}}const w=v=>v==="xmlns"||v.startsWith("xmlns:"),y=[],P=1e3,A=v=>v.
slice(0,Math.max(v.indexOf(":"),0))}),824:((K,R,p)=>{p.d(R,{Br:()=>v,_6:()=>u,_U:()=>A});var M=p(58552),D=p(1975),S=p(17079),w=p(45599),y=p(59071),P=p(70549);function A(r){
const l=r.resolve(r.trailer.get("Info"));return l instanceof w.Bi?l:l instanceof w.Z6?l.dict:void 0}const v=(0,P.n)(d);async function d(r){const l=r.get(r.catalogNumber),
a=l instanceof w.Bi?r.resolve(l.get("Metadata")):null;if(!(a instanceof w.Z6))return;let _;try{_=r.decoded(a)}catch(i){if(!(i instanceof M.zU)||i.code==="cancel\
led")throw i;return D.m}return(0,D.kg)(_,r.job.pace)}function u(r,l){const a=A(r),_=o=>r.resolve(a?.get(o)),i=(o,g,m=", ")=>{const T=(0,D.sm)(l,o,g).map(y.wh).filter(
Boolean).join(m);return T===""?null:T},t=(o,g)=>{const[m=""]=(0,D.sm)(l,o,g);return(0,y.wh)(m)||null},e=(o,g)=>(0,S._)((0,y.Gh)(_(o))??"")??(0,S._)(t("xmp",g)??
"")??null,n=r.get(r.catalogNumber),s=n instanceof w.Bi?(0,y.Gh)(r.resolve(n.get("Lang"))):null;return{title:(0,y.Gh)(_("Title"))??t("dc","title"),author:(0,y.Gh)(
_("Author"))??i("dc","creator"),subject:(0,y.Gh)(_("Subject"))??t("dc","description"),keywords:(0,y.Gh)(_("Keywords"))??i("pdf","Keywords")??i("dc","subject"),creator:(0,y.
Gh)(_("Creator"))??t("xmp","CreatorTool"),producer:(0,y.Gh)(_("Producer"))??t("pdf","Producer"),created:e("CreationDate","CreateDate"),modified:e("ModDate","Mod\
ifyDate"),language:s??t("dc","language")}}}),3907:((K,R,p)=>{p.d(R,{X:()=>_,km:()=>S,ol:()=>M,xK:()=>r});const M=200,D=1e4;async function S(i,t,e){const n=new w(
i);for(let s=n.next();s;s=n.next()){if(e(s))return"left";const o=t.step((s.to-s.from)*4+50);o&&await o}return n.hasDocumentType?"document type":n.malformed?"mal\
formed":"well-formed"}class w{text;malformed=!1;hasDocumentType=!1;at=0;constructor(t){this.text=t}next(){const{text:t,at:e}=this;if(e>=t.length)return;if(t.charCodeAt(
e)!==y)return this.characters(e,this.nextTag(e));if(t.startsWith("<!--",e))return this.other(e,"-->",4);if(t.startsWith("<?",e))return this.other(e,"?>",2);if(t.
startsWith("<![CDATA[",e)){const s=t.indexOf("]]>",e);return s<0?this.end():(this.at=s+3,{kind:"text",text:t.slice(e+9,s),from:e,to:this.at})}return t.startsWith(
"<!",e)?(this.hasDocumentType=t.startsWith("<!DOCTYPE",e),this.end()):(t.charCodeAt(e+1)===A?this.endTag(e):this.startTag(e))??this.fault(e,this.nextTag(e+1))}other(t,e,n){
const s=this.text.indexOf(e,t+n);return s<0?this.end():(this.at=s+e.length,{kind:"other",from:t,to:this.at})}endTag(t){const e=this.name(t+2),n=this.blanks(e);if(!(e===
t+2||this.text.charCodeAt(n)!==P))return this.at=n+1,{kind:"end",name:this.text.slice(t+2,e),from:t,to:this.at}}startTag(t){const{text:e}=this,n=this.name(t+1);
if(n===t+1)return;const s=e.slice(t+1,n),o=[];for(let g=n;;){const m=this.blanks(g),T=e.charCodeAt(m);if(T===P||T===A&&e.charCodeAt(m+1)===P)return this.at=T===
P?m+1:m+2,{kind:T===P?"start":"empty",name:s,attributes:o,from:t,to:this.at};const C=this.name(m),O=this.blanks(C),c=this.blanks(O+1),f=e[c];if(m===g||C===m||e[O]!==
"="||f!=='"'&&f!=="'")return;const h=e.indexOf(f,c+1),E=e.slice(c+1,Math.max(h,c+1)),x=E.includes("<")?void 0:d(E);if(h<0||x===void 0||o.length>=D)return;o.push(
{name:e.slice(m,C),value:x,from:m,to:h+1}),g=h+1}}characters(t,e){const n=d(this.text.slice(t,e));return n===void 0?this.fault(t,e):(this.at=e,{kind:"text",text:n,
from:t,to:e})}nextTag(t){const e=this.text.indexOf("<",t);return e<0?this.text.length:e}fault(t,e){return this.malformed=!0,this.at=e,{kind:"other",from:t,to:e}}end(){
this.malformed=!0,this.at=this.text.length}blanks(t){const{text:e}=this;for(;;){const n=e.charCodeAt(t);if(n!==32&&n!==9&&n!==10&&n!==13)return t;t++}}name(t){const{
text:e}=this;for(;t<e.length;t++){const n=e.charCodeAt(t);if(n<=32||n===A||n===P||n===y||n===61||n===34||n===39)break}return t}}const[y,P,A]=[60,62,47],v=new Map(
[["amp","&"],["lt","<"],["gt",">"],["quot",'"'],["apos","'"]]);function d(i){if(!i.includes("&"))return i;const t=[];let e=0;for(let n=i.indexOf("&");n>=0;n=i.indexOf(
"&",e)){const s=i.indexOf(";",n);if(s<0||s-n>12)return;const o=i.slice(n+1,s),g=v.get(o)??u(o);if(g===void 0)return;t.push(i.slice(e,n),g),e=s+1}return t.push(i.
slice(e)),t.join("")}function u(i){const t=/^#(?:x([\dA-Fa-f]+)|(\d+))$/.exec(i),e=t?parseInt(t[1]??t[2],t[1]===void 0?10:16):-1;return e>0&&e<=1114111&&!(e>=55296&&
e<=57343)?String.fromCodePoint(e):void 0}function r(i){const[t,e,n,s]=i;if(t===0&&e===0&&(n===254||n===0)||t===255&&e===254&&n===0&&s===0)return a(i);if(t===254&&
e===255||t===0&&e===60)return l(new TextDecoder("utf-16be").decode(i));if(t===255&&e===254||t===60&&e===0)return l(new TextDecoder("utf-16le").decode(i));const o=new TextDecoder().
decode(i);return l(o.includes("�")?Buffer.from(i).toString("latin1"):o)}const l=i=>i.startsWith("\uFEFF")?i.slice(1):i;function a(i){const t=new DataView(i.buffer,
i.byteOffset,i.byteLength),e=i[0]!==0,n=[];for(let s=0;s+4<=i.length;s+=4){const o=t.getUint32(s,e);if(o>1114111)return;n.push(String.fromCodePoint(o))}return l(
n.join(""))}const _=i=>i.replaceAll("&","&amp;").replaceAll("<","&lt;").replaceAll(">","&gt;").replaceAll('"',"&quot;")}),60912:((K,R,p)=>{p.d(R,{QH:()=>w,T3:()=>y,
_L:()=>d});var M=p(43496),D=p(3907),S=p(45599);function w(u,r,l){const{text:a,properties:_,end:i,about:t}=u,e=[];let n=0;for(const s of _.filter(r).sort((o,g)=>o.
from-g.from))s.from<n||(e.push(a.slice(n,s.from)),n=s.to);return e.push(a.slice(n,Math.max(i,n))),l.length>0&&e.push(P(l,t)),e.push(a.slice(Math.max(i,n))),v(e.
join(""))}function y(u){return`<?xpacket begin="\uFEFF" id="W5M0MpCehiHzreSzNTczkc9d"?>
<x:xmpmeta xmlns:x="adobe:ns:meta/">
<rdf:RDF xmlns:rdf="${M.dK.rdf}">
${P(u,"")}</rdf:RDF>
</x:xmpmeta>
<?xpacket end="w"?>`}function P(u,r){const a=[...new Set(u.map(({prefix:i})=>i))].map(i=>` xmlns:${i}="${M.dK[i]}"`).join(""),_=u.map(({prefix:i,name:t,form:e,values:n})=>`\
<${i}:${t}>${A(e,n)}</${i}:${t}>
`);return`<rdf:Description xmlns:rdf="${M.dK.rdf}" rdf:about="${(0,D.X)(r)}"${a}>
${_.join("")}</rdf:Description>
`}function A(u,r){const l=a=>r.map(_=>`<rdf:li${a}>${(0,D.X)(_)}</rdf:li>`).join("");switch(u){case"simple":return(0,D.X)(r[0]??"");case"alternative":return`<rd\
f:Alt>${l(' xml:lang="x-default"')}</rdf:Alt>`;case"ordered":return`<rdf:Seq>${l("")}</rdf:Seq>`;case"unordered":return`<rdf:Bag>${l("")}</rdf:Bag>`}}const v=u=>u.
replace(/^(\s*<\?xml\s[^>]*encoding\s*=\s*["'])[^"']*/,"$1UTF-8");function d(u,r){const l=u.catalog.get("Metadata"),a=u.resolve(l),_=a instanceof S.Z6?[...a.dict].
filter(([e])=>!["Filter","DecodeParms","Length"].includes(e)):[],i=new S.Bi([["Type",new S.SX("Metadata")],["Subtype",new S.SX("XML")],..._]),t=new S.Z6(i,Buffer.
from(r,"utf8"));(0,S.i9)(l)&&a instanceof S.Z6?u.put(l,t):u.edit(u.catalogNumber).set("Metadata",u.add(t))}}),1975:((K,R,p)=>{p.d(R,{kg:()=>y,m:()=>w,sm:()=>P});
var M=p(43496),D=p(3907);const S=1e5,w={text:"",properties:[],malformed:!0,end:-1,about:""};async function y(u,r){const l=(0,D.xK)(u);if(l===void 0)return w;const a=new v,
i=await(0,D.km)(l,r,t=>(a.take(t),a.broken))!=="well-formed"||a.depth>0||a.end<0||!a.declared;return{text:l,properties:a.properties,malformed:i,end:a.end,about:a.
about}}function P(u,r,l){return u?.properties.find(a=>a.name===l&&a.namespace===M.dK[r])?.values??[]}const A=-2;class v{properties=[];broken=!1;declared=!0;end=-1;about="";scope=new M.
ee;open=[];root=A;loose=!1;items=[];pieces=[];get depth(){return this.open.length}take(r){r.kind==="start"||r.kind==="empty"?(this.start(r.name,r.attributes,r.from),
r.kind==="empty"&&!this.broken&&this.close(r.name,r.to,r.to)):r.kind==="end"?this.close(r.name,r.from,r.to):r.kind==="text"&&this.isInProperty()&&this.pieces.push(
r.text)}isInProperty(){return this.root!==A&&this.open.length>this.root+2}start(r,l,a){if(this.open.length>=D.ol&&(this.broken=!0),this.broken)return;this.scope.
enter(l);const _=this.scope.ofElement(r),i=_.namespace===M.dK.rdf,t=i&&_.local==="li";this.root===A&&this.end<0&&i&&_.local==="Description"&&(this.root=this.open.
length-1,this.loose=!0);const e=this.open.length-this.root,n=t?l.find(({name:s})=>s==="xml:lang")?.value:void 0;if(this.open.push({name:r,..._,from:a,language:n}),
this.root===A){if(!i||_.local!=="RDF"||this.end>=0)return;this.root=this.open.length-1,this.declared=this.scope.declares(r)}else if(e===1)this.describe(l);else if(e===
2){this.items=[];const s=l.find(({name:o})=>this.isRdf(o,"resource"));this.pieces=s?[s.value]:[]}else t&&(this.pieces=[])}describe(r){for(const{name:l,value:a,from:_,
to:i}of r){if((0,M.HC)(l))continue;const{namespace:t,local:e}=this.scope.ofAttribute(l);t===M.dK.rdf&&e==="about"&&(this.about=a),!(t===""||t===M.dK.rdf||t===M.
dK.xml)&&this.add({namespace:t,name:e,values:[a],from:_,to:i})}}close(r,l,a){const _=this.open.pop();if(_?.name!==r){this.broken=!0;return}this.scope.leave();const i=this.
open.length-this.root;if(this.root!==A)if(i===0)this.end=l,this.root=A;else if(i===1&&this.loose)this.root=A,this.loose=!1;else if(i===2){const t=this.items.length>
0?d(this.items):[this.pieces.join("").trim()];this.add({namespace:_.namespace,name:_.local,values:t,from:_.from,to:a})}else i>2&&_.namespace===M.dK.rdf&&_.local===
"li"&&(this.items.push({text:this.pieces.join("").trim(),language:_.language}),this.pieces=[])}add(r){this.properties.length<S?this.properties.push(r):this.broken=
!0}isRdf(r,l){const a=this.scope.ofAttribute(r);return a.local===l&&a.namespace===M.dK.rdf}}function d(u){const r=u.findIndex(({language:a})=>a?.toLowerCase()===
"x-default"),l=u.map(({text:a})=>a);return r>0?[l[r],...l.slice(0,r),...l.slice(r+1)]:l}}),33546:((K,R,p)=>{p.d(R,{FB:()=>y,Hr:()=>A,Zh:()=>v,k$:()=>P,qm:()=>d});
var M=p(93604),D=p(45599),S=p(81077);const w={first:0,style:"D",prefix:void 0,start:1};async function y(i){const t=i.catalog.get("PageLabels");if(!i.dict(t))return;
const e=(await(0,S.Zc)(i,t,"Nums")).map(([n,s])=>({first:Number(n),label:i.dict(s)})).filter(({first:n})=>Number.isInteger(n)&&n>=0).sort((n,s)=>n.first-s.first).
filter(({first:n},s,o)=>o[s+1]?.first!==n).map(({first:n,label:s})=>({first:n,...u(i,s)}));return e[0]?.first===0?e:[w,...e]}function P(i,t){const e=i.editCatalog();
if(t.length===0){e.delete("PageLabels");return}const n=t[0].first===0?t:[w,...t],s=_(i),o=n.map(({first:g,start:m,...T})=>[g,a({...T,number:m},s)]);e.set("PageL\
abels",i.add((0,S.H6)(i,o,"Nums")))}async function A(i){const t=await y(i);if(!t)return;const e=t.map(({first:n})=>n);return n=>{const s=t[(0,M.M)(e,n)-1];return{
...s,number:s.start+n-s.first}}}function v(i,t){const e=[],n=_(i);let s,o=0;for(const g of t)(!s||!r(s,g))&&e.push([o,a(g,n)]),s=g,o++;return(0,S.H6)(i,e,"Nums")}
async function d(i,t){const e=await A(i);if(!e)return;const n=v(i,Array.from(t,s=>e(s-1)));i.editCatalog().set("PageLabels",i.add(n))}function u(i,t){const e=i.
resolve(t?.get("S")),n=i.resolve(t?.get("P")),s=i.resolve(t?.get("St"));return{style:e instanceof D.SX?e.text:void 0,prefix:n instanceof D.Mx&&n.bytes.length>0?
n:void 0,start:typeof s=="number"&&Number.isInteger(s)&&s>=1?s:1}}function r(i,t){return i.style!==t.style||t.style!==void 0&&t.number!==i.number+1?!1:i.prefix===
t.prefix?!0:!!i.prefix&&!!t.prefix&&Buffer.compare(i.prefix.bytes,t.prefix.bytes)===0}const l=100;function a({style:i,prefix:t,number:e},n){return(0,D.jd)({S:i===
void 0?void 0:(0,D.UU)(i),P:t&&t.bytes.length>l?n(t):t,St:i===void 0||e===1?void 0:e})}function _(i){const t=new Map;return e=>{let n=t.get(e);return n||t.set(e,
n=i.add(e)),n}}}),37081:((K,R,p)=>{p.d(R,{O:()=>S});var M=p(45599),D=p(9819);async function S(y,P,A=1/0){const v=new D._i(y),d=(0,D.Wo)(y,"Outlines"),u=[{value:d&&
w(y,d.holder,d.dict,"First"),level:1}];for(let r=u.pop();r;r=u.pop()){const{value:l,level:a}=r;if(l===void 0||!v.first(l)||!P(l,a)||!(0,M.i9)(l))continue;const _=t=>{
const e=y.entry(l.number,t);return e instanceof M.Bi?w(y,l.number,y.get(l.number),t):e};u.push({value:_("Next"),level:a}),a<A&&u.push({value:_("First"),level:a+
1});const i=y.job.pace.step(300);i&&await i}}function w(y,P,A,v){const d=A.get(v);if(!(d instanceof M.Bi))return d;const u=y.add(d);return v==="Next"&&d.set("Pr\
ev",new M.oS(P)),y.edit(P),A.set(v,u),u}}),12207:((K,R,p)=>{p.d(R,{Ht:()=>d,hN:()=>y,jS:()=>w,ji:()=>P});var M=p(45599),D=p(81077),S=p(45657);async function w(u){
const{catalog:r}=u,l=await(0,D.Zc)(u,u.dict(r.get("Names"))?.get("Dests"),"Names");return{names:new Map(u.dict(r.get("Dests"))),strings:new Map(l.map(([a,_])=>[
(0,D.Pu)(a),_]))}}function y({pages:u},r){const l=(0,M.i9)(r)?u.indexOf(r.number):r;return typeof l=="number"&&Number.isInteger(l)&&l>=0&&l<u.count?l:void 0}function P(u,r){
return r==null?[]:u.array(r)??[r]}const A=8,v=50;class d{document;named;constructor(r,l){this.document=r,this.named=l}static async of(r){return new d(r,await w(
r))}pageOf(r){return this.pageOfDestination(r.get("Dest"))??this.pageOfAction(r.get("A"))}pageOfDestination(r,l=A){const{document:a}=this,_=a.resolve(r),i=a.array(
_);if(i)return y(a,i[0]);if(l===0)return;const t=a.dict(_);return t?this.pageOfDestination(t.get("D"),l-1):this.pageOfDestination(this.namedBy(_),l-1)}namedBy(r){
const{names:l,strings:a}=this.named;if(r instanceof M.SX)return l.get(r.text)??a.get(r.text);if(!(r instanceof M.Mx))return;const _=(0,D.Pu)(r);return a.get(_)??
l.get(_)}pageOfAction(r){const{document:l}=this,a=r===void 0?[]:[r];for(let _=0;a.length>0&&_<v;_++){const i=l.dict(a.shift());if(!i)continue;const e=(0,M.Eo)(l.
resolve(i.get("S")),"GoTo")?this.pageOfDestination(i.get("D")):void 0;if(e!==void 0)return e;(0,S.RZ)(a,P(l,i.get("Next")).slice(0,v))}}}}),81077:((K,R,p)=>{p.d(
R,{AN:()=>d,BX:()=>P,H6:()=>A,MN:()=>v,Pu:()=>w,Zc:()=>y});var M=p(45599),D=p(9819);const S=64,w=t=>typeof t=="number"?String(t):Buffer.from(t.bytes).toString("\
latin1");async function y(t,e,n){const s=[];for(const o of await r(t,e,0,n)){for(const m of a(t,o,n))s.push(m);const g=t.job.pace.step(u);g&&await g}return s}async function P(t,e,n,s,o,g){
const m=await r(t,e,n,s,g);for(let T=m.length-1;T>=0;T--){const C=m[T],O=a(t,C,s),c=O.filter(([x,b])=>!o(x,b)),f=t.job.pace.step(u+O.length*u);f&&await f,c.length<
O.length&&(t.edit(C.holder),C.dict.set(s,c.flat()),C.changed=!0);for(const x of C.repeats)t.edit(C.holder),C.dict.delete(x),C.changed=!0;if(C.emptyKids){const x=(t.
array(C.dict.get("Kids"))??[]).filter(b=>!C.emptyKids.has(t.dict(b)));t.edit(C.holder),C.dict.set("Kids",x),C.changed=!0}if(!C.changed)continue;const h=t.array(
C.dict.get("Kids"))??[];C.empty=c.length===0&&h.length===0;const E=C.parent;E&&(E.changed=!0,C.empty?(E.emptyKids??=new Set).add(C.dict):_(t,C,c,h))}return m[0]?.
empty??!1}function A(t,e,n){if(e.length<=S)return(0,M.jd)({[n]:e.flat()});let s=[];for(const o of i(e)){const[g,m]=[o[0][0],o.at(-1)[0]];s.push({ref:t.add((0,M.
jd)({Limits:[g,m],[n]:o.flat()})),low:g,high:m})}for(;s.length>S;)s=i(s).map(o=>{const[g,m]=[o[0].low,o.at(-1).high];return{ref:t.add((0,M.jd)({Limits:[g,m],Kids:o.
map(({ref:T})=>T)})),low:g,high:m}});return(0,M.jd)({Kids:s.map(({ref:o})=>o)})}const v=(t,e)=>A(t,d([...e].map(([n,s])=>[(0,M.Px)(n),s])),"Names");function d(t){
return t.map(e=>({entry:e,key:w(e[0])})).sort((e,n)=>e.key<n.key?-1:e.key>n.key?1:0).map(({entry:e})=>e)}const u=100;async function r(t,e,n,s,o){const g=new D.b9(
t),m=new Set,T=c=>m.size<m.add(c).size,C=[],O=[{value:e??null,holder:n,parent:void 0}];for(let c=O.pop();c!==void 0;c=O.pop()){g.spend(1);const f=t.dict(c.value);
if(!f||!T(f)||o&&c.parent&&!l(t,f,o))continue;const h=[],E=B=>{const k=t.array(f.get(B));return!k||T(k)?k??[]:(h.push(B),[])},x=E(s).length>>1,b=E("Kids"),I={dict:f,
holder:(0,D.Kd)(c.value,c.holder),parent:c.parent,repeats:h};C.push(I),g.spend(x);for(let B=b.length-1;B>=0;B--)O.push({value:b[B],holder:(0,D.Kd)(f.get("Kids"),
I.holder),parent:I});const L=t.job.pace.step(u+x*u);L&&await L}return C}function l(t,e,n){const[s,o]=t.array(e.get("Limits"))??[];return typeof s!="number"||typeof o!=
"number"||n(s,o)}function a(t,{dict:e,repeats:n},s){const o=n.includes(s)?void 0:t.array(e.get(s));if(!o)return[];const g=[];for(let m=0;m+1<o.length;m+=2){const T=t.
resolve(o[m]);(s==="Names"?T instanceof M.Mx:typeof T=="number")&&g.push([T,o[m+1]])}return g}function _(t,e,n,s){const o=T=>t.array(t.dict(T)?.get("Limits"))??
[],g=n[0]?.[0]??o(s[0])[0],m=n.at(-1)?.[0]??o(s.at(-1))[1];t.edit(e.holder),g!==void 0&&m!==void 0?e.dict.set("Limits",[g,m]):e.dict.delete("Limits")}function i(t){
const e=[];for(let n=0;n<t.length;n+=S)e.push(t.slice(n,n+S));return e}}),70549:((K,R,p)=>{p.d(R,{n:()=>M});function M(D){const S=new WeakMap;return w=>{if(w.hasChanges)
return D(w);const y=S.get(w);if(y)return y.answer;const P=D(w);return S.set(w,{answer:P}),P}}}),9819:((K,R,p)=>{p.d(R,{J7:()=>S,Kd:()=>P,Wo:()=>A,_i:()=>y,b9:()=>w});
var M=p(42973),D=p(45599);class S{document;gone=new Set;chased=new Set;constructor(d){this.document=d}remove(d){const{catalog:u,catalogNumber:r,pages:l}=this.document,
a=u.get("Pages");d===r||(0,D.i9)(a)&&d===a.number||l.holds(d)||(this.gone.add(d),this.document.remove(d))}chase(d){this.chased.add(d)}removed(){return this.gone}takeChased(){
const d=this.chased;return this.chased=new Set,d}isGone(d){return(0,D.i9)(d)&&this.gone.has(d.number)}}class w{most;left;constructor(d){this.most=this.left=d.job.
limits.nodes}spend=d=>{if(this.left-=d,this.left<0)throw(0,M.F)("nodes",`The document has more than ${this.most} fields, bookmarks, names and structure elements`,
"Remove bookmarks or tags with another program first")}}class y{seen;beyond=new Set;allowance;constructor(d,u=new w(d)){this.allowance=u,this.seen=new Uint8Array(
(d.size>>3)+1)}first(d){if(this.allowance.spend(1),!(0,D.i9)(d))return!0;const{number:u}=d,r=u>>3;if(r>=this.seen.length)return this.beyond.size<this.beyond.add(
u).size;const l=1<<(u&7),a=(this.seen[r]&l)===0;return this.seen[r]|=l,a}}function P(v,d){return(0,D.i9)(v)?v.number:d}function A(v,d){const u=v.catalog.get(d),
r=v.dict(u);return r&&{dict:r,holder:P(u,v.catalogNumber)}}}),33973:((K,R,p)=>{p.d(R,{Gy:()=>l,Rf:()=>a,Ip:()=>_});var M=p(54619),D=p(85368),S=p(88500);class w{detail;strings;done;end;valueEnd;dataStart;dataEnd;lengthStart;lengthEnd;from;to;scan=new S.
s;signed=new Set;constructor(c,f,h){this.detail=f,this.strings=h,this.scan.strings=h;const E=new Int32Array(f?8*c:c);this.done=new Uint8Array(f?c:0);const x=b=>E.
subarray(b*c,(b+1)*c);this.end=x(0),this.valueEnd=x(1),this.dataStart=x(2),this.dataEnd=x(3),this.lengthStart=x(4),this.lengthEnd=x(5),this.from=x(6),this.to=x(
7)}}var y=p(78157),P=p(79725),A=p(39150),v=p(45599);class d{scan=new S.s;ranges=new Map}const u=2;class r{walked;live;via;count=0;bytes=0;patches;signed=new Set;constructor(c,f,h){
this.walked=h,this.live=new Uint8Array(c),this.via=new Int32Array(f?c:0)}}async function l(O,{watched:c}={}){const{markings:f,referrers:h}=await a([O],{watched:c,
detail:!0}),{live:E,via:x}=f[0];return{live:E,via:x,referrers:h}}async function a(O,c={}){const f=new s(O,c);return await f.run(),f}function _(O,{repairs:c}){for(const{
part:f,number:h,value:E}of c)O[f].put(h,E)}const i=100,t=100,e=-2;function n(O){if(O instanceof v.Z6)return O.data.length+n(O.dict);if(Array.isArray(O))return 12*
O.length;if(!(O instanceof v.Bi))return i;let c=30*O.size;for(const f of O.values())Array.isArray(f)&&(c+=12*f.length);return c}class s{documents;markings;referrers=new Set;repairs=[];stack=[];current=0;watched;extent={
valueEnd:-1,dataStart:-1,dataEnd:-1,end:-1};kept=new P.R;strings;alias;constructor(c,{detail:f=!1,strings:h=!1,watched:E,alias:x}){if(this.documents=c,this.strings=
h,this.alias=x,this.markings=c.map(b=>new r(b.size,E!==void 0,g(b,h||f,h))),!!E){this.watched=new Uint8Array(c[0].size);for(const b of E)this.watched[b]=1}}async run(){
const{documents:c,stack:f}=this,[h]=c;for(const[E,x]of h.trailer)E!=="Encrypt"&&this.followValue(0,x);for(;f.length>0;){const E=f.pop(),x=E%c.length,b=h.job.pace.
step(this.follow(x,(E-x)/c.length));b&&await b}for(const{live:E,signed:x,walked:b}of this.markings)for(const I of b.signed)E[I]===1&&x.add(I)}visit(c,f){this.alias&&
({part:c,number:f}=this.alias(c,f)??{part:c,number:f}),this.watched&&this.watched[f]===1&&this.referrers.add(this.current);const h=this.markings[c],{live:E}=h;if(f>
0&&f<E.length&&E[f]!==0)return;const x=this.documents[c];if(f<=0||f>=E.length||!x.exists(f))return x.missed(f);E[f]=1,this.watched&&(h.via[f]=this.current),this.
stack.push(f*this.documents.length+c)}follow(c,f){const h=this.documents[c],E=this.markings[c],{walked:x}=E;if(this.current=f,E.count++,h.isChanged(f))return this.
followChanged(h,E,c,f);if(x.done[f]===1)return this.followAgain(h,E,c,f);const{scan:b,detail:I}=x;I||(b.used=0);const L=b.used,B=h.table.kind[f]===M.tL?this.walk(
h,x,f):this.walkPlace(h,f,b);return B<0||b.byteRange&&this.isSignature(x.signed,f)?this.forget(b,L).followRepaired(h,c,f):(E.bytes+=B,I&&(x.from[f]=L,x.to[f]=b.
used,x.valueEnd[f]=this.extent.valueEnd,x.done[f]=1),this.followMarks(c,b,L,b.used,b.lengthStart),t+B)}followChanged(c,f,h,E){const x=c.patched(E);if(!x){const U=c.
edited.get(E);return o(U)||U===null?this.followRepaired(c,h,E):(this.followValue(h,U),f.bytes+=n(U),t)}const{detail:b}=f.walked;if(x.references&&!b&&!c.suspect){
for(let U=x.first;U<x.last;U++)this.visit(h,x.references[U]);return f.bytes+=x.end-x.start,t}const{scan:I,ranges:L}=m(f);b||(I.used=0);const B=I.used,k=this.walkPlace(
c,E,I);return k<0||I.byteRange&&this.isSignature(f.signed,E)?this.forget(I,B).followRepaired(c,h,E):(f.bytes+=k,b&&L.set(E,{from:B,to:I.used,valueEnd:this.extent.
valueEnd}),this.followMarks(h,I,B,I.used,I.lengthStart),t+k)}followAgain(c,f,h,E){const{walked:x}=f;return f.bytes+=x.end[E]>0?x.end[E]-c.table.place[E]:i,this.
followMarks(h,x.scan,x.from[E],x.to[E],x.lengthStart[E]),t}isSignature(c,f){return c.add(f),this.strings}followMarks(c,{marks:f},h,E,x){const b=this.strings?x:e;
for(let I=h;I<E;I+=3)f[I]!==S.A&&f[I+1]!==b&&this.visit(c,f[I])}forget(c,f){return c.used=f,this}followRepaired(c,f,h){const E=c.get(h),x=o(E)?c.resolve(E):E;return x===
null?(this.markings[f].live[h]=u,this.markings[f].count--):this.repair(f,h,x),t}repair(c,f,h){this.repairs.push({part:c,number:f,value:h}),this.followValue(c,h)}followValue(c,f){
const h=[f];for(;h.length>0;){const E=h.pop();if(E instanceof v.oS)this.visit(E instanceof v.rV?E.part:c,E.number);else if(Array.isArray(E))for(const x of E)h.push(
x);else if(E instanceof v.Bi){E.has("ByteRange")&&this.markings[c].signed.add(this.current);for(const x of E.values())h.push(x)}else if(E instanceof v.Z6)for(const[
x,b]of E.dict)x!=="Length"&&h.push(b)}}walk(c,f,h){const{extent:E}=this,{bytes:x}=c,{scan:b}=f,I=c.bodies[h];b.forgetLength();const{kept:L}=this,B=!this.strings&&
c.recallEntries(h,L);B&&b.append(L.scan.marks,L.marksFrom,L.marksTo);const k=B?L.close+2:b.value(x,I,x.length);return k<0||x[k-1]===y.AV||!(0,D.x)(c,k,b,E)||c.suspect&&
!(0,A.D)(x,I,k)?-1:(E.dataStart<0&&(b.lengthStart=-1),f.end[h]=E.end,f.detail&&(f.dataStart[h]=E.dataStart,f.dataEnd[h]=E.dataEnd,f.lengthStart[h]=b.lengthStart,
f.lengthEnd[h]=b.lengthEnd),E.end-c.table.place[h])}walkPlace(c,f,h){const E=c.place(f);if(!E)return-1;const{bytes:x,start:b,end:I}=E;h.forgetLength();const L=h.
value(x,b,I);return h.lengthStart=-1,L<0&&!C(x,b,I)||T(x,b,I)||L>0&&x[L-1]===y.AV||L>=0&&(0,y.AN)(x,L,I)<I||c.suspect&&!(0,A.D)(x,b,I)?-1:(this.extent.valueEnd=
L<0?I:L,I-b)}}const o=O=>O instanceof v.oS&&!(O instanceof v.rV);function g(O,c,f){const h=O.walked;if(h?.strings===f)return h;const E=new w(O.size,c,f);return c&&
(O.walked=E),E}function m(O){return O.patches||(O.patches=new d,O.patches.scan.strings=O.walked.strings),O.patches}function T(O,c,f){const h=(0,y.AN)(O,c,f);return h>=
f||O[h]===y.yq&&(0,y.wb)(O,h,"null")}function C(O,c,f){for(let h=c;h<f;h++)if("<([/%".includes(String.fromCharCode(O[h])))return!1;return!0}}),21996:((K,R,p)=>{
p.d(R,{Av:()=>d,RJ:()=>l,V3:()=>r,vb:()=>a,zx:()=>v});var M=p(54619),D=p(93604),S=p(78157),w=p(88500);const y=2048,P=65536,A="[^\\0\\t\\n\\f\\r ()<>[\\]{}/%#]";
async function v(t,e){const{found:n,all:s}=await u(t,e),o=g=>[...new Set([...g,...s])].sort((m,T)=>m-T);return Object.fromEntries(e.map(g=>[g,o(n[g])]))}async function d(t,e){
const{found:n,all:s}=await u(t,e);for(const o of Object.values(n))for(const g of o)s.add(g);return s}async function u(t,e){const n=e.map(m=>{const[T="",...C]=[...m].
map(c=>c.replace(/\W/,"\\$&")),O=/\W/.test(m)?A:"\\w";return`${T}(?:${C.join("")}|${O}{0,${Math.max(0,m.length-2)}}#)`}),s=new RegExp(`/(?:${n.join("|")}|#)`,"g"),
o=Object.fromEntries(e.map(m=>[m,new Set])),g=new Set;await l(t,(m,T,C,O)=>{const c=m.toString("latin1",T,C);s.lastIndex=0;for(let f=s.exec(c);f;f=s.exec(c)){const h=O(
T+f.index);h!==void 0&&(f[0].endsWith("#")?g.add(h):o[f[0].slice(1)].add(h))}});for(const m of a(t))g.add(m);return{found:o,all:g}}async function r(t,e){const n=await v(
t,e);return[...new Set(Object.values(n).flat())].sort((s,o)=>s-o)}async function l(t,e){const{bytes:n,table:s}=t,o=_(t),g=new Int32Array(o.length);for(let c=0;c<
o.length;c++)g[c]=s.place[o[c]];const m=(0,S.bS)(n),T=c=>o[(0,D.M)(g,c)-1],C=new w.s;let O=0;for(let c=0;c<o.length;c++){const f=c+1===o.length,h=f?n.length:g[c+
1],E=h-g[c]>y;if(!E&&!f&&h-O<P)continue;if(E){g[c]>O&&e(m,O,g[c],T),C.reset();const b=C.value(n,t.bodies[o[c]],h);e(m,g[c],b<0?h:b,T)}else e(m,O,h,T);const x=t.
job.pace.step(Math.min(h-O,P));x&&await x,O=h}for(const[c,f]of i(t)){const h=t.objectStream(c);if(!h)continue;const E=new Set(f),{starts:x}=h;e((0,S.bS)(h.data),
0,h.data.length,I=>{const L=h.numbers[(0,D.M)(x,I)-1];return L!==void 0&&E.has(L)?L:void 0});const b=t.job.pace.step(h.data.length);b&&await b}}function*a(t){for(let e=1;t.
hasChanges&&e<t.size;e++)t.isChanged(e)&&t.exists(e)&&(yield e)}function _(t){const{table:e,hasChanges:n}=t,s=[];let o=!0,g=-1;for(let m=1;m<e.size;m++){if(e.kind[m]!==
M.tL||n&&t.isChanged(m))continue;const T=e.place[m];o&&=T>=g,g=T,s.push(m)}return o?s:s.sort((m,T)=>e.place[m]-e.place[T])}function i(t){const{table:e,hasChanges:n}=t,
s=new Map;for(let o=1;o<e.size;o++){if(e.kind[o]!==M.UT||n&&t.isChanged(o))continue;const g=e.place[o],m=s.get(g);m?m.push(o):s.set(g,[o])}return s}}),90536:((K,R,p)=>{
p.d(R,{C:()=>D,L:()=>S});var M=p(45599);function D(w,y){const P=[w];for(;P.length>0;){const A=P.pop(),v=A instanceof M.Z6?A.dict:A;if(Array.isArray(v))for(const d of v)
P.push(d);else if(v instanceof M.Bi){y(v);for(const d of v.values())P.push(d)}}}function S(w,y){const P=[];return D(w,A=>{P.length===0&&y(A)&&P.push(A)}),P.length>
0}}),93604:((K,R,p)=>{p.d(R,{B:()=>M,M:()=>D});const M=(w,y)=>S(w,y,!1),D=(w,y)=>S(w,y,!0);function S(w,y,P){let[A,v]=[0,w.length];for(;A<v;){const d=A+v>>1,u=w[d];
u<y||P&&u===y?A=d+1:v=d}return A}})};
