"use strict";exports.id=9867,exports.ids=[9867],exports.modules={85673:((A,y,p)=>{p.d(y,{gx:()=>E,h:()=>D});function x(o,e){const i=O(o,e);if(i!==void 0)return[i];const r=m(
o);return e.filter(f=>m(f).some(n=>n.length>3&&r.includes(n)))}function O(o,e){let i;const r=m(o);for(const f of e){const n=M(r,m(f));n<=2&&n<(i?.count??1/0)&&(i=
{name:f,count:n})}return i?.name}function M(o,e){return o.length!==e.length?o.length*e.length===0?1/0:M([o.join("")],[e.join("")]):e.reduce((i,r,f)=>{const n=o[f]??
"",t=Math.min(n.length,r.length),s=h(n,r);return s>(t<3?0:t<7?1:2)?1/0:i+s},0)}const D=(o,e)=>P(x(o,e));function E(o,e){const i=O(o,e),r=n=>m(n).sort().join(" "),
f=r(o);return P(i===void 0?e.filter(n=>o!==""&&r(n)===f):[i])}const P=o=>o.length===0||o.length>3?"":` (did you mean ${o.join(" or ")}?)`,m=o=>o.trim().slice(0,
64).replace(/(?<=[a-z])(?=[A-Z])/g," ").toLowerCase().split(/[\s_-]+/).filter(e=>e!==""),g=2;function h(o,e){if(Math.abs(o.length-e.length)>g)return 1/0;let i=[],
r=Array.from({length:e.length+1},(n,t)=>t<=g?t:1/0);for(let n=0;n<o.length;n++){const t=[];t[0]=n+1;let s=1/0;for(let a=Math.max(0,n-g);a<=Math.min(e.length-1,n+
g);a++){const u=n>0&&a>0&&o[n]===e[a-1]&&o[n-1]===e[a];t[a+1]=Math.min((r[a+1]??1/0)+1,(t[a]??1/0)+1,(r[a]??1/0)+(o[n]===e[a]?0:1),u?(i[a-1]??1/0)+1:1/0),s=Math.
min(s,t[a+1])}if(s>g)return 1/0;i=r,r=t}const f=r[e.length]??1/0;return f>g?1/0:f}}),45657:((A,y,p)=>{p.d(y,{Hn:()=>O,Kf:()=>D,RZ:()=>x,Vp:()=>P,YG:()=>E,vH:()=>M});
function x(m,g){for(const h of g)m.push(h)}const O=m=>m.slice();function M(m,g,h){const o=m.get(g);o?o.push(h):m.set(g,[h])}const D=m=>{let g=-1/0;for(const h of m)
g=Math.max(g,h);return g},E=m=>{let g=1/0;for(const h of m)g=Math.min(g,h);return g},P=m=>Number.isInteger(m)&&!Number.isSafeInteger(m)}),17768:((A,y,p)=>{p.r(y),
p.d(y,{check_signatures:()=>h});var x=p(74963),O=p(58552),M=p(34773),D=p(81720);const E=50;async function P({bytes:e},i,r){const f=(0,D.X3)(e)?(0,D.Je)(e).filter(
({label:s})=>s==="CERTIFICATE"):[{bytes:e}];if(f.length>D.hk)throw(0,O.G6)([{field:i,message:`has more than ${D.hk} certificates; at most that many are allowed`}]);
const n=[];for(const s of f){n.push((0,M.w$)(s.bytes));const a=r.step(s.bytes.length*E);a&&await a}const t=n.findIndex(s=>s===void 0);if(n.length===0||t>=0){const s=n.
length>1?`: certificate ${t+1} of ${n.length} cannot be read`:"";throw(0,O.G6)([{field:i,message:`has no certificate that can be read${s}: give PEM or DER`}])}return n.
filter(s=>s!==void 0)}var m=p(94518),g=p(41561);const h=async(e,i,r)=>{const{trusted_certificates:f,open_password:n}=i,t=f&&await P(f,"trusted_certificates",r.pace),
{quiet:s,wasRepaired:a}=(0,g.gd)(r),u=await(0,m.E)(e.bytes,s,{password:n}),l=await(0,x.ae)(u,e.bytes,{password:n,anchors:t,isDamaged:a()}),d=l.entries.length===
0?[o]:[];return{documents:[{...e,pageCount:u.pages.count}],data:(0,x.vA)(l),notes:d,facts:{}}},o={code:"unsigned",message:"The document has no signature."}}),81720:((A,y,p)=>{
p.d(y,{Je:()=>P,X3:()=>E,hk:()=>x});const x=1e3,O="-----BEGIN ",M="-----",D=64,E=m=>Buffer.from(m.buffer,m.byteOffset,m.length).includes(O);function P(m){const g=Buffer.
from(m.buffer,m.byteOffset,m.length),h=[];for(let o=g.indexOf(O);o>=0&&h.length<=x;o=g.indexOf(O,o)){const e=o+O.length,i=g.indexOf(M,e);if(i<0)break;if(o=e,i-e>
D)continue;const r=g.toString("latin1",e,i),f=i+M.length,n=g.indexOf(M,f);if(n<0)break;o=n;const t=`${M}END ${r}${M}`;g.toString("latin1",n,n+t.length)===t&&(h.
push({label:r,bytes:Buffer.from(g.toString("latin1",f,n),"base64")}),o=n+t.length)}return h}}),84961:((A,y,p)=>{p.d(y,{$x:()=>o,Kh:()=>g,qg:()=>e,xS:()=>h});var x=p(
58552),O=p(33973),M=p(90536),D=p(45599),E=p(3907),P=p(33311),m=p(9819);function g(r,f){const n=r.resolve(f.get("S"));return(!f.has("S")||(0,D.Eo)(n,"JavaScript")||
(0,D.Eo)(n,"Rendition"))&&r.resolve(f.get("JS"))!==null}async function h(r,f){const n=f.filter(s=>(0,M.L)(r.get(s),a=>g(r,a)));if(n.length===0)return!1;const{live:t}=await(0,O.
Gy)(r);return n.some(s=>t[s]===1)}async function o(r){return await h(r,(await(0,P.S)(r)).JS)||e(r)}async function e(r){if(!(0,D.Zm)(r.get(r.catalogNumber)))return!1;
const f=r.resolve((0,m.Wo)(r,"AcroForm")?.dict.get("XFA"));if(f===null)return!1;if(r.security?.locked===!0)return null;for(const n of Array.isArray(f)?f:[f]){const t=r.
resolve(n);if(!(t instanceof D.Z6))continue;let s;try{s=await r.decodedAtEase(t)}catch(u){if(!(u instanceof x.zU)||u.code==="cancelled")throw u;return!0}const a=(0,E.
xK)(s);if(a===void 0||a.includes("script")&&await i(a,r.job.pace))return!0}return!1}async function i(r,f){const n=t=>(t.kind==="start"||t.kind==="empty")&&/^(?:[^:]*:)?script$/.
test(t.name);return await(0,E.km)(r,f,n)!=="well-formed"}}),6856:((A,y,p)=>{p.d(y,{n:()=>e,w:()=>P});var x=p(78157),O=p(79725),M=p(45599),D=p(70549),E=p(6057);const P=(0,D.
n)(m);async function m(n){const{pages:t,job:s}=n,a=new e(n),u=new Int32Array(t.count),l=new Set;for(let d=0;d<t.count;d++){a.goTo(d),u[d]=a.kind,l.add(a.resources);
const c=s.pace.step(300);c&&await c}return{kinds:a.kinds,kindOf:u,resources:l}}const g=["MediaBox","CropBox","Rotate","UserUnit"],h=2e3,o=/\(|(?:^|[^<])<(?!<)/;
class e{document;kinds=[];kind=-1;resources;bytes;entries=new O.R;index=-1;inherited;geometry=new i(g);own=new i(["Resources"]);kindOf=new Map;recognised=new Map;dictionaries=new Map;constructor(t){
this.document=t}goTo(t){const{document:s,entries:a,inherited:u}=this,{pages:l}=s,d=l.number(t),c=s.place(d),_=l.inheritedBy(t);if(this.index=t,this.inherited=_,
!c||!s.locate(d,c,a)){this.bytes=void 0,this.geometry.forget(),this.own.forget(),this.kind=this.kindHere(),this.resources=l.attribute(t,"Resources");return}(this.
bytes?.buffer!==c.bytes.buffer||this.bytes.byteOffset!==c.bytes.byteOffset)&&(this.bytes=(0,x.bS)(c.bytes));const[w,v]=[this.geometry.take(this.bytes,a),this.own.
take(this.bytes,a)];(!w||_!==u)&&(this.kind=this.recognise(_)),(!v||_!==u)&&(this.resources=this.resourcesHere())}contents(){const{document:t,bytes:s}=this,a=t.
pages.number(this.index);if(!s)return t.entry(a,"Contents");const u=this.entries.find(s,"Contents");if(u<0)return;const{at:l}=this.entries;return f(s,l[u+2],l[u+
3])??t.entry(a,"Contents")}get resourcesSpan(){return this.own.of(0)}resourcesHere(){const{document:t,index:s}=this,{pages:a}=t,[u,l]=this.own.of(0);if(u===l)return a.
inheritedBy(s).Resources;const d=f(this.bytes,u,l);if(d)return d;const c=()=>t.entry(a.number(s),"Resources");if(l-u>h)return c();const _=this.own.text();return t.
security&&o.test(_)?c():(this.dictionaries.has(_)||this.dictionaries.set(_,c()),this.dictionaries.get(_))}recognise(t){let s=this.recognised.get(t);s||this.recognised.
set(t,s=new Map);const a=this.geometry.text();let u=s.get(a);return u===void 0&&s.set(a,u=this.kindHere()),u}kindHere(){const t=(0,E.iw)(this.document,this.index),
s=`${t.box.join(" ")} ${t.rotation} ${t.userUnit}`;let a=this.kindOf.get(s);return a===void 0&&this.kindOf.set(s,a=this.kinds.push(t)-1),a}}class i{keys;bytes;from;to;constructor(t){
this.keys=t,this.from=new Int32Array(t.length),this.to=new Int32Array(t.length)}forget(){this.bytes=void 0}take(t,s){const{bytes:a,from:u,to:l,keys:d}=this;let c=a!==
void 0;for(let _=0;_<d.length;_++){const w=s.find(t,d[_]),v=w<0?0:s.at[w+2],I=w<0?0:s.at[w+3];c&&=r(a,u[_],l[_],t,v,I),u[_]=v,l[_]=I}return this.bytes=t,c}of(t){
return[this.from[t],this.to[t]]}text(){let t="";for(let s=0;s<this.keys.length;s++)t+=`${this.bytes.toString("latin1",this.from[s],this.to[s])}|`;return t}}function r(n,t,s,a,u,l){
if(s-t!==l-u)return!1;for(let d=t,c=u;d<s;d++,c++)if(n[d]!==a[c])return!1;return!0}function f(n,t,s){if(!(0,x.yp)(n[t])||n[s-1]!==x.AV||n[s-2]!==x.Z4)return;const a=(0,x.
JI)(n,t,s),u=(0,x.JI)(n,a.after+1,s);return n[a.after]===x.Z4&&u.value>=0&&u.after===s-2?new M.oS(a.value,u.value):void 0}}),21281:((A,y,p)=>{p.d(y,{Ip:()=>g,XM:()=>r,
Xb:()=>i,ds:()=>m,qg:()=>e});var x=p(59071),O=p(70549),M=p(21115),D=p(824),E=p(1975),P=p(60912);const m=(0,O.n)(async t=>g(t,await(0,D.Br)(t)));function g(t,s){
const a=(w,v)=>(0,x.wh)((0,E.sm)(s,w,v)[0]??""),u=o(a("pdfaid","part"),a("pdfaid","conformance").toLowerCase()),l=h(a("pdfuaid","part"))?`PDF/UA-${a("pdfuaid","\
part")}`:void 0,c=[a("pdfxid","GTS_PDFXVersion")||a("pdfx","GTS_PDFXVersion")||((0,x.Gh)(t.resolve((0,D._U)(t)?.get("GTS_PDFXVersion")))??""),a("pdfe","ISO_PDFE\
Version"),a("pdfvtid","GTS_PDFVTVersion")],_=[u?.name,l,...c.filter(w=>/^PDF\/[\w .:/()-]{1,40}$/.test(w))];return{archive:u,accessible:l,names:_.filter(w=>w!==
void 0)}}const h=t=>/^[1-9]$/.test(t);function o(t,s){if(!h(t))return;const a=/^[abuef]$/.test(s)?s:"";return{part:Number(t),level:a,name:`PDF/A-${t}${a}`}}function e(t,s,a,u){
return s&&n(t,s,[M.dK.pdfaid]),i(a,u)}const i=({name:t},s)=>({code:"pdfa_identification_removed",message:`The document no longer claims ${t}: ${s}.`});async function r(t){
const s=await(0,D.Br)(t);if(!s)return[];const{archive:a,accessible:u}=g(t,s);n(t,s,[M.dK.pdfaid,M.dK.pdfuaid]);const l=[a?.name,u].filter(d=>d!==void 0);return l.
length>0?[f(l)]:[]}const f=t=>({code:"conformance_dropped",message:`The result no longer claims ${t.join(" and ")}, because a merge cannot guarantee conformance\
.`});function n(t,s,a){s.properties.some(({namespace:u})=>a.includes(u))&&(0,P._L)(t,(0,P.QH)(s,({namespace:u})=>a.includes(u),[]))}}),21115:((A,y,p)=>{p.d(y,{HC:()=>D,
dK:()=>x,ee:()=>M});const x={rdf:"http://www.w3.org/1999/02/22-rdf-syntax-ns#",xml:"http://www.w3.org/XML/1998/namespace",dc:"http://purl.org/dc/elements/1.1/",
xmp:"http://ns.adobe.com/xap/1.0/",xmpMM:"http://ns.adobe.com/xap/1.0/mm/",pdf:"http://ns.adobe.com/pdf/1.3/",pdfaid:"http://www.aiim.org/pdfa/ns/id/",pdfuaid:"\
http://www.aiim.org/pdfua/ns/id/",pdfxid:"http://www.npes.org/pdfx/ns/id/",pdfx:"http://ns.adobe.com/pdfx/1.3/",pdfaExtension:"http://www.aiim.org/pdfa/ns/exten\
sion/",pdfaSchema:"http://www.aiim.org/pdfa/ns/schema#",pdfaProperty:"http://www.aiim.org/pdfa/ns/property#",fx:"urn:factur-x:pdfa:CrossIndustryDocument:invoice\
:1p0#",pdfe:"http://www.aiim.org/pdfe/ns/id/",pdfvtid:"http://www.npes.org/pdfvt/ns/id/",xfa:"http://www.xfa.org/schema/xfa-data/1.0/",ds:"http://www.w3.org/200\
0/09/xmldsig#"},O=new Map(Object.entries(x));class M{uris=new Map;declared=[];known=new Map;enter(h){let o;for(const{name:e,value:i}of h){if(!D(e))continue;const r=e.
slice(6),f=this.uris.get(r);f?f.push(i):this.uris.set(r,[i]),(o??=[]).push(r)}this.declared.push(o??E),o&&this.known.clear()}leave(){const h=this.declared.pop()??
E;for(const o of h)this.uris.get(o).pop();h.length>0&&this.known.clear()}declares(h){return(this.uris.get(m(h))?.length??0)>0}ofElement(h){let o=this.known.get(
h);if(!o){const e=m(h),i=this.uris.get(e)?.at(-1)??O.get(e)??"";this.known.size===P&&this.known.clear(),this.known.set(h,o={namespace:i,local:h.slice(h.indexOf(
":")+1)})}return o}ofAttribute(h){return h.includes(":")?this.ofElement(h):{namespace:"",local:h}}}const D=g=>g==="xmlns"||g.startsWith("xmlns:"),E=[],P=1e3,m=g=>g.
slice(0,Math.max(g.indexOf(":"),0))}),824:((A,y,p)=>{p.d(y,{Br:()=>g,_6:()=>o,_U:()=>m});var x=p(58552),O=p(1975),M=p(17079),D=p(45599),E=p(59071),P=p(70549);function m(e){
const i=e.resolve(e.trailer.get("Info"));return i instanceof D.Bi?i:i instanceof D.Z6?i.dict:void 0}const g=(0,P.n)(h);async function h(e){const i=e.get(e.catalogNumber),
r=i instanceof D.Bi?e.resolve(i.get("Metadata")):null;if(!(r instanceof D.Z6))return;let f;try{f=e.decoded(r)}catch(n){if(!(n instanceof x.zU)||n.code==="cancel\
led")throw n;return O.m}return(0,O.kg)(f,e.job.pace)}function o(e,i){const r=m(e),f=l=>e.resolve(r?.get(l)),n=(l,d,c=", ")=>{const _=(0,O.sm)(i,l,d).map(E.wh).filter(
Boolean).join(c);return _===""?null:_},t=(l,d)=>{const[c=""]=(0,O.sm)(i,l,d);return(0,E.wh)(c)||null},s=(l,d)=>(0,M._)((0,E.Gh)(f(l))??"")??(0,M._)(t("xmp",d)??
"")??null,a=e.get(e.catalogNumber),u=a instanceof D.Bi?(0,E.Gh)(e.resolve(a.get("Lang"))):null;return{title:(0,E.Gh)(f("Title"))??t("dc","title"),author:(0,E.Gh)(
f("Author"))??n("dc","creator"),subject:(0,E.Gh)(f("Subject"))??t("dc","description"),keywords:(0,E.Gh)(f("Keywords"))??n("pdf","Keywords")??n("dc","subject"),creator:(0,E.
Gh)(f("Creator"))??t("xmp","CreatorTool"),producer:(0,E.Gh)(f("Producer"))??t("pdf","Producer"),created:s("CreationDate","CreateDate"),modified:s("ModDate","Mod\
ifyDate"),language:u??t("dc","language")}}}),3907:((A,y,p)=>{p.d(y,{Rt:()=>r,X:()=>u,km:()=>D,ol:()=>O,xK:()=>i});var x=p(78157);const O=200,M=1e4;async function D(l,d,c){
const _=new E(l);for(let w=_.next();w;w=_.next()){if(c(w))return"left";const v=d.step((w.to-w.from)*4+50);v&&await v}return _.hasDocumentType?"document type":_.
malformed?"malformed":"well-formed"}class E{text;malformed=!1;hasDocumentType=!1;at=0;constructor(d){this.text=d}next(){const{text:d,at:c}=this;if(c>=d.length)return;
if(d.charCodeAt(c)!==P)return this.characters(c,this.nextTag(c));if(d.startsWith("<!--",c))return this.other(c,"-->",4);if(d.startsWith("<?",c))return this.other(
c,"?>",2);if(d.startsWith("<![CDATA[",c)){const w=d.indexOf("]]>",c);return w<0?this.end():(this.at=w+3,{kind:"text",text:d.slice(c+9,w),from:c,to:this.at})}return d.
startsWith("<!",c)?(this.hasDocumentType=d.startsWith("<!DOCTYPE",c),this.end()):(d.charCodeAt(c+1)===g?this.endTag(c):this.startTag(c))??this.fault(c,this.nextTag(
c+1))}other(d,c,_){const w=this.text.indexOf(c,d+_);return w<0?this.end():(this.at=w+c.length,{kind:"other",from:d,to:this.at})}endTag(d){const c=this.name(d+2),
_=this.blanks(c);if(!(c===d+2||this.text.charCodeAt(_)!==m))return this.at=_+1,{kind:"end",name:this.text.slice(d+2,c),from:d,to:this.at}}startTag(d){const{text:c}=this,
_=this.name(d+1);if(_===d+1)return;const w=c.slice(d+1,_),v=[];for(let I=_;;){const T=this.blanks(I),C=c.charCodeAt(T);if(C===m||C===g&&c.charCodeAt(T+1)===m)return this.
at=C===m?T+1:T+2,{kind:C===m?"start":"empty",name:w,attributes:v,from:d,to:this.at};const R=this.name(T),B=this.blanks(R),S=this.blanks(B+1),L=c[S];if(T===I||R===
T||c[B]!=="="||L!=='"'&&L!=="'")return;const b=c.indexOf(L,S+1),K=c.slice(S+1,Math.max(b,S+1)),U=K.includes("<")?void 0:o(K);if(b<0||U===void 0||v.length>=M)return;
v.push({name:c.slice(T,R),value:U,from:T,to:b+1}),I=b+1}}characters(d,c){const _=o(this.text.slice(d,c));return _===void 0?this.fault(d,c):(this.at=c,{kind:"tex\
t",text:_,from:d,to:c})}nextTag(d){const c=this.text.indexOf("<",d);return c<0?this.text.length:c}fault(d,c){return this.malformed=!0,this.at=c,{kind:"other",from:d,
to:c}}end(){this.malformed=!0,this.at=this.text.length}blanks(d){const{text:c}=this;for(;;){const _=c.charCodeAt(d);if(_!==32&&_!==9&&_!==10&&_!==13)return d;d++}}name(d){
const{text:c}=this;for(;d<c.length;d++){const _=c.charCodeAt(d);if(_<=32||_===g||_===m||_===P||_===61||_===34||_===39)break}return d}}const[P,m,g]=[60,62,47],h=new Map(
[["amp","&"],["lt","<"],["gt",">"],["quot",'"'],["apos","'"]]);function o(l){if(!l.includes("&"))return l;const d=[];let c=0;for(let _=l.indexOf("&");_>=0;_=l.indexOf(
"&",c)){const w=l.indexOf(";",_);if(w<0||w-_>12)return;const v=l.slice(_+1,w),I=h.get(v)??e(v);if(I===void 0)return;d.push(l.slice(c,_),I),c=w+1}return d.push(l.
slice(c)),d.join("")}function e(l){const d=/^#(?:x([\dA-Fa-f]+)|(\d+))$/.exec(l),c=d?parseInt(d[1]??d[2],d[1]===void 0?10:16):-1;return c>0&&c<=1114111&&!(c>=55296&&
c<=57343)?String.fromCodePoint(c):void 0}function i(l){const[d,c,_,w]=l;if(d===0&&c===0&&(_===254||_===0)||d===255&&c===254&&_===0&&w===0)return a(l);if(d===254&&
c===255||d===0&&c===60)return s(new TextDecoder("utf-16be").decode(l));if(d===255&&c===254||d===60&&c===0)return s(new TextDecoder("utf-16le").decode(l));const v=new TextDecoder().
decode(l);return s(v.includes("�")?Buffer.from(l).toString("latin1"):v)}function r(l){if(l[0]===0||l[1]===0||l[0]===254||l[0]===255)return i(l);const c=(0,x.bS)(
l).toString("latin1",0,f),_=n.exec(c)?.[1]?.toLowerCase()??"utf-8";if(t.has(_))try{return new TextDecoder(_,{fatal:!0}).decode(l)}catch{return}}const f=200,n=/^(?:\xef\xbb\xbf)?<\?xml\s[^>]*?encoding\s*=\s*["']([\w.-]+)["']/,
t=new Set(["utf-8","utf8","us-ascii","iso-8859-1","iso-8859-15","windows-1252"]),s=l=>l.startsWith("\uFEFF")?l.slice(1):l;function a(l){const d=new DataView(l.buffer,
l.byteOffset,l.byteLength),c=l[0]!==0,_=[];for(let w=0;w+4<=l.length;w+=4){const v=d.getUint32(w,c);if(v>1114111)return;_.push(String.fromCodePoint(v))}return s(
_.join(""))}const u=l=>l.replaceAll("&","&amp;").replaceAll("<","&lt;").replaceAll(">","&gt;").replaceAll('"',"&quot;")}),60912:((A,y,p)=>{p.d(y,{QH:()=>D,T3:()=>E,
_L:()=>h});var x=p(21115),O=p(3907),M=p(45599);function D(o,e,i){const{text:r,properties:f,end:n,about:t}=o,s=[];let a=0;for(const u of f.filter(e).sort((l,d)=>l.
from-d.from))u.from<a||(s.push(r.slice(a,u.from)),a=u.to);return s.push(r.slice(a,Math.max(n,a))),i.length>0&&s.push(P(i,t)),s.push(r.slice(Math.max(n,a))),g(s.
join(""))}function E(o){return`<?xpacket begin="\uFEFF" id="W5M0MpCehiHzreSzNTczkc9d"?>
<x:xmpmeta xmlns:x="adobe:ns:meta/">
<rdf:RDF xmlns:rdf="${x.dK.rdf}">
${P(o,"")}</rdf:RDF>
</x:xmpmeta>
<?xpacket end="w"?>`}function P(o,e){const r=[...new Set(o.map(({prefix:n})=>n))].map(n=>` xmlns:${n}="${x.dK[n]}"`).join(""),f=o.map(({prefix:n,name:t,form:s,values:a})=>`\
<${n}:${t}>${m(s,a)}</${n}:${t}>
`);return`<rdf:Description xmlns:rdf="${x.dK.rdf}" rdf:about="${(0,O.X)(e)}"${r}>
${f.join("")}</rdf:Description>
`}function m(o,e){const i=r=>e.map(f=>`<rdf:li${r}>${(0,O.X)(f)}</rdf:li>`).join("");switch(o){case"simple":return(0,O.X)(e[0]??"");case"alternative":return`<rd\
f:Alt>${i(' xml:lang="x-default"')}</rdf:Alt>`;case"ordered":return`<rdf:Seq>${i("")}</rdf:Seq>`;case"unordered":return`<rdf:Bag>${i("")}</rdf:Bag>`}}const g=o=>o.
replace(/^(\s*<\?xml\s[^>]*encoding\s*=\s*["'])[^"']*/,"$1UTF-8");function h(o,e){const i=o.catalog.get("Metadata"),r=o.resolve(i),f=r instanceof M.Z6?[...r.dict].
filter(([s])=>!["Filter","DecodeParms","Length"].includes(s)):[],n=new M.Bi([["Type",new M.SX("Metadata")],["Subtype",new M.SX("XML")],...f]),t=new M.Z6(n,Buffer.
from(e,"utf8"));(0,M.i9)(i)&&r instanceof M.Z6?o.put(i,t):o.edit(o.catalogNumber).set("Metadata",o.add(t))}}),1975:((A,y,p)=>{p.d(y,{kg:()=>E,m:()=>D,sm:()=>P});
var x=p(21115),O=p(3907);const M=1e5,D={text:"",properties:[],malformed:!0,end:-1,about:""};async function E(o,e){const i=(0,O.xK)(o);if(i===void 0)return D;const r=new g,
n=await(0,O.km)(i,e,t=>(r.take(t),r.broken))!=="well-formed"||r.depth>0||r.end<0||!r.declared;return{text:i,properties:r.properties,malformed:n,end:r.end,about:r.
about}}function P(o,e,i){return o?.properties.find(r=>r.name===i&&r.namespace===x.dK[e])?.values??[]}const m=-2;class g{properties=[];broken=!1;declared=!0;end=-1;about="";scope=new x.
ee;open=[];root=m;loose=!1;items=[];pieces=[];get depth(){return this.open.length}take(e){e.kind==="start"||e.kind==="empty"?(this.start(e.name,e.attributes,e.from),
e.kind==="empty"&&!this.broken&&this.close(e.name,e.to,e.to)):e.kind==="end"?this.close(e.name,e.from,e.to):e.kind==="text"&&this.isInProperty()&&this.pieces.push(
e.text)}isInProperty(){return this.root!==m&&this.open.length>this.root+2}start(e,i,r){if(this.open.length>=O.ol&&(this.broken=!0),this.broken)return;this.scope.
enter(i);const f=this.scope.ofElement(e),n=f.namespace===x.dK.rdf,t=n&&f.local==="li";this.root===m&&this.end<0&&n&&f.local==="Description"&&(this.root=this.open.
length-1,this.loose=!0);const s=this.open.length-this.root,a=t?i.find(({name:u})=>u==="xml:lang")?.value:void 0;if(this.open.push({name:e,...f,from:r,language:a}),
this.root===m){if(!n||f.local!=="RDF"||this.end>=0)return;this.root=this.open.length-1,this.declared=this.scope.declares(e)}else if(s===1)this.describe(i);else if(s===
2){this.items=[];const u=i.find(({name:l})=>this.isRdf(l,"resource"));this.pieces=u?[u.value]:[]}else t&&(this.pieces=[])}describe(e){for(const{name:i,value:r,from:f,
to:n}of e){if((0,x.HC)(i))continue;const{namespace:t,local:s}=this.scope.ofAttribute(i);t===x.dK.rdf&&s==="about"&&(this.about=r),!(t===""||t===x.dK.rdf||t===x.
dK.xml)&&this.add({namespace:t,name:s,values:[r],from:f,to:n})}}close(e,i,r){const f=this.open.pop();if(f?.name!==e){this.broken=!0;return}this.scope.leave();const n=this.
open.length-this.root;if(this.root!==m)if(n===0)this.end=i,this.root=m;else if(n===1&&this.loose)this.root=m,this.loose=!1;else if(n===2){const t=this.items.length>
0?h(this.items):[this.pieces.join("").trim()];this.add({namespace:f.namespace,name:f.local,values:t,from:f.from,to:r})}else n>2&&f.namespace===x.dK.rdf&&f.local===
"li"&&(this.items.push({text:this.pieces.join("").trim(),language:f.language}),this.pieces=[])}add(e){this.properties.length<M?this.properties.push(e):this.broken=
!0}isRdf(e,i){const r=this.scope.ofAttribute(e);return r.local===i&&r.namespace===x.dK.rdf}}function h(o){const e=o.findIndex(({language:r})=>r?.toLowerCase()===
"x-default"),i=o.map(({text:r})=>r);return e>0?[i[e],...i.slice(0,e),...i.slice(e+1)]:i}}),33546:((A,y,p)=>{p.d(y,{FB:()=>E,Hr:()=>m,Zh:()=>g,k$:()=>P,qm:()=>h});
var x=p(93604),O=p(45599),M=p(81077);const D={first:0,style:"D",prefix:void 0,start:1};async function E(n){const t=n.catalog.get("PageLabels");if(!n.dict(t))return;
const s=(await(0,M.Zc)(n,t,"Nums")).map(([a,u])=>({first:Number(a),label:n.dict(u)})).filter(({first:a})=>Number.isInteger(a)&&a>=0).sort((a,u)=>a.first-u.first).
filter(({first:a},u,l)=>l[u+1]?.first!==a).map(({first:a,label:u})=>({first:a,...o(n,u)}));return s[0]?.first===0?s:[D,...s]}function P(n,t){const s=n.editCatalog();
if(t.length===0){s.delete("PageLabels");return}const a=t[0].first===0?t:[D,...t],u=f(n),l=a.map(({first:d,start:c,..._})=>[d,r({..._,number:c},u)]);s.set("PageL\
abels",n.add((0,M.H6)(n,l,"Nums")))}async function m(n){const t=await E(n);if(!t)return;const s=t.map(({first:a})=>a);return a=>{const u=t[(0,x.M)(s,a)-1];return{
...u,number:u.start+a-u.first}}}function g(n,t){const s=[],a=f(n);let u,l=0;for(const d of t)(!u||!e(u,d))&&s.push([l,r(d,a)]),u=d,l++;return(0,M.H6)(n,s,"Nums")}
async function h(n,t){const s=await m(n);if(!s)return;const a=g(n,Array.from(t,u=>s(u-1)));n.editCatalog().set("PageLabels",n.add(a))}function o(n,t){const s=n.
resolve(t?.get("S")),a=n.resolve(t?.get("P")),u=n.resolve(t?.get("St"));return{style:s instanceof O.SX?s.text:void 0,prefix:a instanceof O.Mx&&a.bytes.length>0?
a:void 0,start:typeof u=="number"&&Number.isInteger(u)&&u>=1?u:1}}function e(n,t){return n.style!==t.style||t.style!==void 0&&t.number!==n.number+1?!1:n.prefix===
t.prefix?!0:!!n.prefix&&!!t.prefix&&Buffer.compare(n.prefix.bytes,t.prefix.bytes)===0}const i=100;function r({style:n,prefix:t,number:s},a){return(0,O.jd)({S:n===
void 0?void 0:(0,O.UU)(n),P:t&&t.bytes.length>i?a(t):t,St:n===void 0||s===1?void 0:s})}function f(n){const t=new Map;return s=>{let a=t.get(s);return a||t.set(s,
a=n.add(s)),a}}}),37081:((A,y,p)=>{p.d(y,{O:()=>M});var x=p(45599),O=p(9819);async function M(E,P,m=1/0){const g=new O._i(E),h=(0,O.Wo)(E,"Outlines"),o=[{value:h&&
D(E,h.holder,h.dict,"First"),level:1}];for(let e=o.pop();e;e=o.pop()){const{value:i,level:r}=e;if(i===void 0||!g.first(i)||!P(i,r)||!(0,x.i9)(i))continue;const f=t=>{
const s=E.entry(i.number,t);return s instanceof x.Bi?D(E,i.number,E.get(i.number),t):s};o.push({value:f("Next"),level:r}),r<m&&o.push({value:f("First"),level:r+
1});const n=E.job.pace.step(300);n&&await n}}function D(E,P,m,g){const h=m.get(g);if(!(h instanceof x.Bi))return h;const o=E.add(h);return g==="Next"&&h.set("Pr\
ev",new x.oS(P)),E.edit(P),m.set(g,o),o}}),12207:((A,y,p)=>{p.d(y,{Ht:()=>h,hN:()=>E,jS:()=>D,ji:()=>P});var x=p(45599),O=p(81077),M=p(45657);async function D(o){
const{catalog:e}=o,i=await(0,O.Zc)(o,o.dict(e.get("Names"))?.get("Dests"),"Names");return{names:new Map(o.dict(e.get("Dests"))),strings:new Map(i.map(([r,f])=>[
(0,O.Pu)(r),f]))}}function E({pages:o},e){const i=(0,x.i9)(e)?o.indexOf(e.number):e;return typeof i=="number"&&Number.isInteger(i)&&i>=0&&i<o.count?i:void 0}function P(o,e){
return e==null?[]:o.array(e)??[e]}const m=8,g=50;class h{document;named;constructor(e,i){this.document=e,this.named=i}static async of(e){return new h(e,await D(
e))}pageOf(e){return this.pageOfDestination(e.get("Dest"))??this.pageOfAction(e.get("A"))}pageOfDestination(e,i=m){const{document:r}=this,f=r.resolve(e),n=r.array(
f);if(n)return E(r,n[0]);if(i===0)return;const t=r.dict(f);return t?this.pageOfDestination(t.get("D"),i-1):this.pageOfDestination(this.namedBy(f),i-1)}namedBy(e){
const{names:i,strings:r}=this.named;if(e instanceof x.SX)return i.get(e.text)??r.get(e.text);if(!(e instanceof x.Mx))return;const f=(0,O.Pu)(e);return r.get(f)??
i.get(f)}pageOfAction(e){const{document:i}=this,r=e===void 0?[]:[e];for(let f=0;r.length>0&&f<g;f++){const n=i.dict(r.shift());if(!n)continue;const s=(0,x.Eo)(i.
resolve(n.get("S")),"GoTo")?this.pageOfDestination(n.get("D")):void 0;if(s!==void 0)return s;(0,M.RZ)(r,P(i,n.get("Next")).slice(0,g))}}}}),90536:((A,y,p)=>{p.d(
y,{C:()=>O,L:()=>M});var x=p(45599);function O(D,E){const P=[D];for(;P.length>0;){const m=P.pop(),g=m instanceof x.Z6?m.dict:m;if(Array.isArray(g))for(const h of g)
P.push(h);else if(g instanceof x.Bi){E(g);for(const h of g.values())P.push(h)}}}function M(D,E){const P=[];return O(D,m=>{P.length===0&&E(m)&&P.push(m)}),P.length>
0}}),22332:((A,y,p)=>{p.d(y,{l3:()=>P,mq:()=>g,nD:()=>m});var x=p(78157),O=p(45798),M=p(45599);const D=50,E=1e4;function P(h,o){const e=(0,x.bS)(h).lastIndexOf(
"startxref",o);return e<0?-1:(0,x.JI)(h,(0,x.AN)(h,e+9,o),o).value}function m(h,o){const e=h.length;if(o<0||o>=e)return;const i=(0,x.AN)(h,o,e),r=!(0,x.w1)(h,i,
"xref"),f=r?-1:(0,x.bS)(h).indexOf("trailer",i),n=r?(0,x.ay)(h,i,e)?.body??-1:f<0?-1:f+7,t=n<0?null:new O.i(h,n,e,D).value();return(0,M.Zm)(t)?{at:o,isStream:r,
trailer:t}:void 0}function g(h){const o=new Set;for(let e=P(h,h.length);typeof e=="number"&&!o.has(e)&&o.size<E;){const i=m(h,e);if(!i)break;o.add(e),e=i.trailer.
get("Prev")}return o}})};
