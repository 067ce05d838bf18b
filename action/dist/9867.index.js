"use strict";exports.id=9867,exports.ids=[9867],exports.modules={85673:((S,A,l)=>{l.d(A,{gx:()=>_,h:()=>P});function m(o,n){const i=O(o,n);if(i!==void 0)return[i];const c=h(
o);return n.filter(a=>h(a).some(e=>e.length>3&&c.includes(e)))}function O(o,n){let i;const c=h(o);for(const a of n){const e=M(c,h(a));e<=2&&e<(i?.count??1/0)&&(i=
{name:a,count:e})}return i?.name}function M(o,n){return o.length!==n.length?o.length*n.length===0?1/0:M([o.join("")],[n.join("")]):n.reduce((i,c,a)=>{const e=o[a]??
"",t=Math.min(e.length,c.length),s=u(e,c);return s>(t<3?0:t<7?1:2)?1/0:i+s},0)}const P=(o,n)=>D(m(o,n));function _(o,n){const i=O(o,n),c=e=>h(e).sort().join(" "),
a=c(o);return D(i===void 0?n.filter(e=>o!==""&&c(e)===a):[i])}const D=o=>o.length===0||o.length>3?"":` (did you mean ${o.join(" or ")}?)`,h=o=>o.trim().slice(0,
64).replace(/(?<=[a-z])(?=[A-Z])/g," ").toLowerCase().split(/[\s_-]+/).filter(n=>n!==""),p=2;function u(o,n){if(Math.abs(o.length-n.length)>p)return 1/0;let i=[],
c=Array.from({length:n.length+1},(e,t)=>t<=p?t:1/0);for(let e=0;e<o.length;e++){const t=[];t[0]=e+1;let s=1/0;for(let r=Math.max(0,e-p);r<=Math.min(n.length-1,e+
p);r++){const f=e>0&&r>0&&o[e]===n[r-1]&&o[e-1]===n[r];t[r+1]=Math.min((c[r+1]??1/0)+1,(t[r]??1/0)+1,(c[r]??1/0)+(o[e]===n[r]?0:1),f?(i[r-1]??1/0)+1:1/0),s=Math.
min(s,t[r+1])}if(s>p)return 1/0;i=c,c=t}const a=c[n.length]??1/0;return a>p?1/0:a}}),45657:((S,A,l)=>{l.d(A,{Hn:()=>O,Kf:()=>P,RZ:()=>m,Vp:()=>D,YG:()=>_,vH:()=>M});
function m(h,p){for(const u of p)h.push(u)}const O=h=>h.slice();function M(h,p,u){const o=h.get(p);o?o.push(u):h.set(p,[u])}const P=h=>{let p=-1/0;for(const u of h)
p=Math.max(p,u);return p},_=h=>{let p=1/0;for(const u of h)p=Math.min(p,u);return p},D=h=>Number.isInteger(h)&&!Number.isSafeInteger(h)}),17768:((S,A,l)=>{l.r(A),
l.d(A,{check_signatures:()=>u});var m=l(74963),O=l(58552),M=l(34773),P=l(81720);const _=50;async function D({bytes:n},i,c){const a=(0,P.X3)(n)?(0,P.Je)(n).filter(
({label:s})=>s==="CERTIFICATE"):[{bytes:n}];if(a.length>P.hk)throw(0,O.G6)([{field:i,message:`has more than ${P.hk} certificates; at most that many are allowed`}]);
const e=[];for(const s of a){e.push((0,M.w$)(s.bytes));const r=c.step(s.bytes.length*_);r&&await r}const t=e.findIndex(s=>s===void 0);if(e.length===0||t>=0){const s=e.
length>1?`: certificate ${t+1} of ${e.length} cannot be read`:"";throw(0,O.G6)([{field:i,message:`has no certificate that can be read${s}: give PEM or DER`}])}return e.
filter(s=>s!==void 0)}var h=l(91519),p=l(41561);const u=async(n,i,c)=>{const{trusted_certificates:a,open_password:e}=i,t=a&&await D(a,"trusted_certificates",c.pace),
{quiet:s,wasRepaired:r}=(0,p.gd)(c),f=await(0,h.E)(n.bytes,s,{password:e}),x=await(0,m.ae)(f,n.bytes,{password:e,anchors:t,isDamaged:r()}),w=x.entries.length===
0?[o]:[];return{documents:[{...n,pageCount:f.pages.count}],data:(0,m.vA)(x),notes:w,facts:{}}},o={code:"unsigned",message:"The document has no signature."}}),81720:((S,A,l)=>{
l.d(A,{Je:()=>D,X3:()=>_,hk:()=>m});const m=1e3,O="-----BEGIN ",M="-----",P=64,_=h=>Buffer.from(h.buffer,h.byteOffset,h.length).includes(O);function D(h){const p=Buffer.
from(h.buffer,h.byteOffset,h.length),u=[];for(let o=p.indexOf(O);o>=0&&u.length<=m;o=p.indexOf(O,o)){const n=o+O.length,i=p.indexOf(M,n);if(i<0)break;if(o=n,i-n>
P)continue;const c=p.toString("latin1",n,i),a=i+M.length,e=p.indexOf(M,a);if(e<0)break;o=e;const t=`${M}END ${c}${M}`;p.toString("latin1",e,e+t.length)===t&&(u.
push({label:c,bytes:Buffer.from(p.toString("latin1",a,e),"base64")}),o=e+t.length)}return u}}),84961:((S,A,l)=>{l.d(A,{$x:()=>n,Kh:()=>u,qg:()=>i,xS:()=>o});var m=l(
58552),O=l(33973),M=l(87773),P=l(90536),_=l(45599),D=l(3907),h=l(33311),p=l(9819);function u(a,e){const t=a.resolve(e.get("S"));return(!e.has("S")||(0,_.Eo)(t,"\
JavaScript")||(0,_.Eo)(t,"Rendition"))&&a.resolve(e.get("JS"))!==null}async function o(a,e){const t=[];for await(const[r,f]of(0,M.$)(a,e))(0,P.L)(f,x=>u(a,x))&&
t.push(r);if(t.length===0)return!1;const{live:s}=await(0,O.Gy)(a);return t.some(r=>s[r]===1)}async function n(a){return await o(a,(await(0,h.S)(a)).JS)||i(a)}async function i(a){
if(!(0,_.Zm)(a.get(a.catalogNumber)))return!1;const e=a.resolve((0,p.Wo)(a,"AcroForm")?.dict.get("XFA"));if(e===null)return!1;if(a.security?.locked===!0)return null;
for(const t of Array.isArray(e)?e:[e]){const s=a.resolve(t);if(!(s instanceof _.Z6))continue;let r;try{r=await a.decodedAtEase(s)}catch(x){if(!(x instanceof m.zU)||
x.code==="cancelled")throw x;return!0}const f=(0,D.xK)(r);if(f===void 0||f.includes("script")&&await c(f,a.job.pace))return!0}return!1}async function c(a,e){const t=s=>(s.
kind==="start"||s.kind==="empty")&&/^(?:[^:]*:)?script$/.test(s.name);return await(0,D.km)(a,e,t)!=="well-formed"}}),6856:((S,A,l)=>{l.d(A,{n:()=>n,w:()=>D});var m=l(
78157),O=l(79725),M=l(45599),P=l(70549),_=l(6057);const D=(0,P.n)(h);async function h(e){const{pages:t,job:s}=e,r=new n(e),f=new Int32Array(t.count),x=new Set;for(let w=0;w<
t.count;w++){r.goTo(w),f[w]=r.kind,x.add(r.resources);const I=s.pace.step(300);I&&await I}return{kinds:r.kinds,kindOf:f,resources:x}}const p=["MediaBox","CropBo\
x","Rotate","UserUnit"],u=2e3,o=/\(|(?:^|[^<])<(?!<)/;class n{document;kinds=[];kind=-1;resources;bytes;entries=new O.R;index=-1;inherited;geometry=new i(p);own=new i(
["Resources"]);kindOf=new Map;recognised=new Map;dictionaries=new Map;constructor(t){this.document=t}goTo(t){const{document:s,entries:r,inherited:f}=this,{pages:x}=s,
w=x.number(t),I=s.place(w),T=x.inheritedBy(t);if(this.index=t,this.inherited=T,!I||!s.locate(w,I,r)){this.bytes=void 0,this.geometry.forget(),this.own.forget(),
this.kind=this.kindHere(),this.resources=x.attribute(t,"Resources");return}(this.bytes?.buffer!==I.bytes.buffer||this.bytes.byteOffset!==I.bytes.byteOffset)&&(this.
bytes=(0,m.bS)(I.bytes));const[b,B]=[this.geometry.take(this.bytes,r),this.own.take(this.bytes,r)];(!b||T!==f)&&(this.kind=this.recognise(T)),(!B||T!==f)&&(this.
resources=this.resourcesHere())}contents(){const{document:t,bytes:s}=this,r=t.pages.number(this.index);if(!s)return t.entry(r,"Contents");const f=this.entries.find(
s,"Contents");if(f<0)return;const{at:x}=this.entries;return a(s,x[f+2],x[f+3])??t.entry(r,"Contents")}get resourcesSpan(){return this.own.of(0)}resourcesHere(){
const{document:t,index:s}=this,{pages:r}=t,[f,x]=this.own.of(0);if(f===x)return r.inheritedBy(s).Resources;const w=a(this.bytes,f,x);if(w)return w;const I=()=>t.
entry(r.number(s),"Resources");if(x-f>u)return I();const T=this.own.text();return t.security&&o.test(T)?I():(this.dictionaries.has(T)||this.dictionaries.set(T,I()),
this.dictionaries.get(T))}recognise(t){let s=this.recognised.get(t);s||this.recognised.set(t,s=new Map);const r=this.geometry.text();let f=s.get(r);return f===void 0&&
s.set(r,f=this.kindHere()),f}kindHere(){const t=(0,_.iw)(this.document,this.index),s=`${t.box.join(" ")} ${t.rotation} ${t.userUnit}`;let r=this.kindOf.get(s);return r===
void 0&&this.kindOf.set(s,r=this.kinds.push(t)-1),r}}class i{keys;bytes;from;to;constructor(t){this.keys=t,this.from=new Int32Array(t.length),this.to=new Int32Array(
t.length)}forget(){this.bytes=void 0}take(t,s){const{bytes:r,from:f,to:x,keys:w}=this;let I=r!==void 0;for(let T=0;T<w.length;T++){const b=s.find(t,w[T]),B=b<0?
0:s.at[b+2],v=b<0?0:s.at[b+3];I&&=c(r,f[T],x[T],t,B,v),f[T]=B,x[T]=v}return this.bytes=t,I}of(t){return[this.from[t],this.to[t]]}text(){let t="";for(let s=0;s<this.
keys.length;s++)t+=`${this.bytes.toString("latin1",this.from[s],this.to[s])}|`;return t}}function c(e,t,s,r,f,x){if(s-t!==x-f)return!1;for(let w=t,I=f;w<s;w++,I++)
if(e[w]!==r[I])return!1;return!0}function a(e,t,s){if(!(0,m.yp)(e[t])||e[s-1]!==m.AV||e[s-2]!==m.Z4)return;const r=(0,m.JI)(e,t,s),f=(0,m.JI)(e,r.after+1,s);return e[r.
after]===m.Z4&&f.value>=0&&f.after===s-2?new M.oS(r.value,f.value):void 0}}),21281:((S,A,l)=>{l.d(A,{Ip:()=>p,XM:()=>c,Xb:()=>i,ds:()=>h,qg:()=>n});var m=l(59071),
O=l(70549),M=l(21115),P=l(824),_=l(1975),D=l(60912);const h=(0,O.n)(async t=>p(t,await(0,P.Br)(t)));function p(t,s){const r=(b,B)=>(0,m.wh)((0,_.sm)(s,b,B)[0]??
""),f=o(r("pdfaid","part"),r("pdfaid","conformance").toLowerCase()),x=u(r("pdfuaid","part"))?`PDF/UA-${r("pdfuaid","part")}`:void 0,I=[r("pdfxid","GTS_PDFXVersi\
on")||r("pdfx","GTS_PDFXVersion")||((0,m.Gh)(t.resolve((0,P._U)(t)?.get("GTS_PDFXVersion")))??""),r("pdfe","ISO_PDFEVersion"),r("pdfvtid","GTS_PDFVTVersion")],T=[
f?.name,x,...I.filter(b=>/^PDF\/[\w .:/()-]{1,40}$/.test(b))];return{archive:f,accessible:x,names:T.filter(b=>b!==void 0)}}const u=t=>/^[1-9]$/.test(t);function o(t,s){
if(!u(t))return;const r=/^[abuef]$/.test(s)?s:"";return{part:Number(t),level:r,name:`PDF/A-${t}${r}`}}function n(t,s,r,f){return s&&e(t,s,[M.dK.pdfaid]),i(r,f)}
const i=({name:t},s)=>({code:"pdfa_identification_removed",message:`The document no longer claims ${t}: ${s}.`});async function c(t){const s=await(0,P.Br)(t);if(!s)
return[];const{archive:r,accessible:f}=p(t,s);e(t,s,[M.dK.pdfaid,M.dK.pdfuaid]);const x=[r?.name,f].filter(w=>w!==void 0);return x.length>0?[a(x)]:[]}const a=t=>({
code:"conformance_dropped",message:`The result no longer claims ${t.join(" and ")}, because a merge cannot guarantee conformance.`});function e(t,s,r){s.properties.
some(({namespace:f})=>r.includes(f))&&(0,D._L)(t,(0,D.QH)(s,({namespace:f})=>r.includes(f),[]))}}),21115:((S,A,l)=>{l.d(A,{HC:()=>P,dK:()=>m,ee:()=>M});const m={
rdf:"http://www.w3.org/1999/02/22-rdf-syntax-ns#",xml:"http://www.w3.org/XML/1998/namespace",dc:"http://purl.org/dc/elements/1.1/",xmp:"http://ns.adobe.com/xap/\
1.0/",xmpMM:"http://ns.adobe.com/xap/1.0/mm/",pdf:"http://ns.adobe.com/pdf/1.3/",pdfaid:"http://www.aiim.org/pdfa/ns/id/",pdfuaid:"http://www.aiim.org/pdfua/ns/\
id/",pdfxid:"http://www.npes.org/pdfx/ns/id/",pdfx:"http://ns.adobe.com/pdfx/1.3/",pdfaExtension:"http://www.aiim.org/pdfa/ns/extension/",pdfaSchema:"http://www\
.aiim.org/pdfa/ns/schema#",pdfaProperty:"http://www.aiim.org/pdfa/ns/property#",fx:"urn:factur-x:pdfa:CrossIndustryDocument:invoice:1p0#",pdfe:"http://www.aiim.\
org/pdfe/ns/id/",pdfvtid:"http://www.npes.org/pdfvt/ns/id/",xfa:"http://www.xfa.org/schema/xfa-data/1.0/",ds:"http://www.w3.org/2000/09/xmldsig#"},O=new Map(Object.
entries(m));class M{uris=new Map;declared=[];known=new Map;enter(u){let o;for(const{name:n,value:i}of u){if(!P(n))continue;const c=n.slice(6),a=this.uris.get(c);
a?a.push(i):this.uris.set(c,[i]),(o??=[]).push(c)}this.declared.push(o??_),o&&this.known.clear()}leave(){const u=this.declared.pop()??_;for(const o of u)this.uris.
get(o).pop();u.length>0&&this.known.clear()}declares(u){return(this.uris.get(h(u))?.length??0)>0}ofElement(u){let o=this.known.get(u);if(!o){const n=h(u),i=this.
uris.get(n)?.at(-1)??O.get(n)??"";this.known.size===D&&this.known.clear(),this.known.set(u,o={namespace:i,local:u.slice(u.indexOf(":")+1)})}return o}ofAttribute(u){
return u.includes(":")?this.ofElement(u):{namespace:"",local:u}}}const P=p=>p==="xmlns"||p.startsWith("xmlns:"),_=[],D=1e3,h=p=>p.slice(0,Math.max(p.indexOf(":"),
0))}),824:((S,A,l)=>{l.d(A,{Br:()=>p,_6:()=>o,_U:()=>h});var m=l(58552),O=l(1975),M=l(17079),P=l(45599),_=l(59071),D=l(70549);function h(n){const i=n.resolve(n.
trailer.get("Info"));return i instanceof P.Bi?i:i instanceof P.Z6?i.dict:void 0}const p=(0,D.n)(u);async function u(n){const i=n.get(n.catalogNumber),c=i instanceof
P.Bi?n.resolve(i.get("Metadata")):null;if(!(c instanceof P.Z6))return;let a;try{a=n.decoded(c)}catch(e){if(!(e instanceof m.zU)||e.code==="cancelled")throw e;return O.
m}return(0,O.kg)(a,n.job.pace)}function o(n,i){const c=h(n),a=x=>n.resolve(c?.get(x)),e=(x,w,I=", ")=>{const T=(0,O.sm)(i,x,w).map(_.wh).filter(Boolean).join(I);
return T===""?null:T},t=(x,w)=>{const[I=""]=(0,O.sm)(i,x,w);return(0,_.wh)(I)||null},s=(x,w)=>(0,M._)((0,_.Gh)(a(x))??"")??(0,M._)(t("xmp",w)??"")??null,r=n.get(
n.catalogNumber),f=r instanceof P.Bi?(0,_.Gh)(n.resolve(r.get("Lang"))):null;return{title:(0,_.Gh)(a("Title"))??t("dc","title"),author:(0,_.Gh)(a("Author"))??e(
"dc","creator"),subject:(0,_.Gh)(a("Subject"))??t("dc","description"),keywords:(0,_.Gh)(a("Keywords"))??e("pdf","Keywords")??e("dc","subject"),creator:(0,_.Gh)(
a("Creator"))??t("xmp","CreatorTool"),producer:(0,_.Gh)(a("Producer"))??t("pdf","Producer"),created:s("CreationDate","CreateDate"),modified:s("ModDate","ModifyD\
ate"),language:f??t("dc","language")}}}),3907:((S,A,l)=>{l.d(A,{Rt:()=>f,X:()=>B,km:()=>p,ol:()=>O,xK:()=>r});var m=l(78157);const O=200,M=1e4,P=1e5,_=65536,D=65536,
h=12;async function p(v,g,d){const E=new u(v);for(let y=E.next();y;y=E.next()){if(d(y))return"left";const C=g.step((y.to-y.from)*4+50);C&&await C}return E.hasDocumentType?
"document type":E.malformed?"malformed":"well-formed"}class u{text;malformed=!1;hasDocumentType=!1;at=0;tag=-1;constructor(g){this.text=g}next(){const{text:g,at:d}=this;
if(d>=g.length)return;if(g.charCodeAt(d)!==o)return this.characters(d,this.endOfPiece(d,this.nextTag(d)));if(g.startsWith("<!--",d))return this.other(d,"-->",4);
if(g.startsWith("<?",d))return this.other(d,"?>",2);if(g.startsWith("<![CDATA[",d)){const y=g.indexOf("]]>",d);return y<0?this.end():(this.at=y+3,{kind:"text",text:g.
slice(d+9,y),from:d,to:this.at})}return g.startsWith("<!",d)?(this.hasDocumentType=g.startsWith("<!DOCTYPE",d),this.end()):(g.charCodeAt(d+1)===i?this.endTag(d):
this.startTag(d))??this.fault(d,this.nextTag(d+1))}other(g,d,E){const y=this.text.indexOf(d,g+E);return y<0?this.end():(this.at=y+d.length,{kind:"other",from:g,
to:this.at})}endTag(g){const d=this.name(g+2),E=this.blanks(d);if(!(d===g+2||this.text.charCodeAt(E)!==n))return this.at=E+1,{kind:"end",name:this.text.slice(g+
2,d),from:g,to:this.at}}startTag(g){const{text:d}=this,E=this.name(g+1);if(E===g+1)return;const y=d.slice(g+1,E),C=[];let R=0;for(let K=E;;){const L=this.blanks(
K),U=d.charCodeAt(L);if(U===n||U===i&&d.charCodeAt(L+1)===n)return this.at=U===n?L+1:L+2,{kind:U===n?"start":"empty",name:y,attributes:C,from:g,to:this.at};const k=this.
name(L),j=this.blanks(k),W=this.blanks(j+1),$=d[W];if(L===K||k===L||d[j]!=="="||$!=='"'&&$!=="'")return;const N=d.indexOf($,W+1),G=d.slice(W+1,Math.max(N,W+1));
R+=a(G,P-R);const F=G.includes("<")||R>=P?void 0:t(G);if(N<0||F===void 0||C.length>=M)return;C.push({name:d.slice(L,k),value:F,from:L,to:N+1}),K=N+1}}characters(g,d){
const E=t(this.text.slice(g,d));return E===void 0?this.fault(g,d):(this.at=d,{kind:"text",text:E,from:g,to:d})}nextTag(g){if(this.tag>=g)return this.tag;const d=this.
text.indexOf("<",g);return this.tag=d<0?this.text.length:d}endOfPiece(g,d){const{text:E}=this;if(d-g<=D)return d;let y=g+D;const C=y-h+1,R=E.slice(C,y+1).lastIndexOf(
"&");R>=0&&(y=C+R);for(const K=y-D/2;E[y-1]==="]"||c(E.charCodeAt(y));y--)if(y===K)return d;return y}fault(g,d){return this.malformed=!0,this.at=d,{kind:"other",
from:g,to:d}}end(){this.malformed=!0,this.at=this.text.length}blanks(g){const{text:d}=this;for(let E=g;;E++){const y=d.charCodeAt(E);if(y!==32&&y!==9&&y!==10&&y!==
13||E-g===_)return E}}name(g){const{text:d}=this;let E=g;for(const y=Math.min(d.length,g+_);E<y;E++){const C=d.charCodeAt(E);if(C<=32||C===i||C===n||C===o||C===
61||C===34||C===39)break}return E}}const[o,n,i]=[60,62,47],c=v=>v>=56320&&v<=57343;function a(v,g){let d=0;for(let E=v.indexOf("&");E>=0&&d<g;E=v.indexOf("&",E+
1))d++;return d}const e=new Map([["amp","&"],["lt","<"],["gt",">"],["quot",'"'],["apos","'"]]);function t(v){if(!v.includes("&"))return v;const g=[];let d=0;for(let E=v.
indexOf("&");E>=0;E=v.indexOf("&",d)){const y=v.indexOf(";",E);if(y<0||y-E>h)return;const C=v.slice(E+1,y),R=e.get(C)??s(C);if(R===void 0)return;g.push(v.slice(
d,E),R),d=y+1}return g.push(v.slice(d)),g.join("")}function s(v){const g=/^#(?:x([\dA-Fa-f]+)|(\d+))$/.exec(v),d=g?parseInt(g[1]??g[2],g[1]===void 0?10:16):-1;return d>
0&&d<=1114111&&!(d>=55296&&d<=57343)?String.fromCodePoint(d):void 0}function r(v){const[g,d,E,y]=v;if(g===0&&d===0&&(E===254||E===0)||g===255&&d===254&&E===0&&y===
0)return b(v);if(g===254&&d===255||g===0&&d===60)return T(new TextDecoder("utf-16be").decode(v));if(g===255&&d===254||g===60&&d===0)return T(new TextDecoder("ut\
f-16le").decode(v));const C=new TextDecoder().decode(v);return T(C.includes("�")?Buffer.from(v).toString("latin1"):C)}function f(v){if(v[0]===0||v[1]===0||v[0]===
254||v[0]===255)return r(v);const d=(0,m.bS)(v).toString("latin1",0,x),E=w.exec(d)?.[1]?.toLowerCase()??"utf-8";if(I.has(E))try{return new TextDecoder(E,{fatal:!0}).
decode(v)}catch{return}}const x=200,w=/^(?:\xef\xbb\xbf)?<\?xml\s[^>]*?encoding\s*=\s*["']([\w.-]+)["']/,I=new Set(["utf-8","utf8","us-ascii","iso-8859-1","iso-\
8859-15","windows-1252"]),T=v=>v.startsWith("\uFEFF")?v.slice(1):v;function b(v){const g=new DataView(v.buffer,v.byteOffset,v.byteLength),d=v[0]!==0,E=[];for(let y=0;y+
4<=v.length;y+=4){const C=g.getUint32(y,d);if(C>1114111)return;E.push(String.fromCodePoint(C))}return T(E.join(""))}const B=v=>v.replaceAll("&","&amp;").replaceAll(
"<","&lt;").replaceAll(">","&gt;").replaceAll('"',"&quot;")}),60912:((S,A,l)=>{l.d(A,{QH:()=>P,T3:()=>_,_L:()=>u});var m=l(21115),O=l(3907),M=l(45599);function P(o,n,i){
const{text:c,properties:a,end:e,about:t}=o,s=[];let r=0;for(const f of a.filter(n).sort((x,w)=>x.from-w.from))f.from<r||(s.push(c.slice(r,f.from)),r=f.to);return s.
push(c.slice(r,Math.max(e,r))),i.length>0&&s.push(D(i,t)),s.push(c.slice(Math.max(e,r))),p(s.join(""))}function _(o){return`<?xpacket begin="\uFEFF" id="W5M0MpCehiHz\
reSzNTczkc9d"?>
<x:xmpmeta xmlns:x="adobe:ns:meta/">
<rdf:RDF xmlns:rdf="${m.dK.rdf}">
${D(o,"")}</rdf:RDF>
</x:xmpmeta>
<?xpacket end="w"?>`}function D(o,n){const c=[...new Set(o.map(({prefix:e})=>e))].map(e=>` xmlns:${e}="${m.dK[e]}"`).join(""),a=o.map(({prefix:e,name:t,form:s,values:r})=>`\
<${e}:${t}>${h(s,r)}</${e}:${t}>
`);return`<rdf:Description xmlns:rdf="${m.dK.rdf}" rdf:about="${(0,O.X)(n)}"${c}>
${a.join("")}</rdf:Description>
`}function h(o,n){const i=c=>n.map(a=>`<rdf:li${c}>${(0,O.X)(a)}</rdf:li>`).join("");switch(o){case"simple":return(0,O.X)(n[0]??"");case"alternative":return`<rd\
f:Alt>${i(' xml:lang="x-default"')}</rdf:Alt>`;case"ordered":return`<rdf:Seq>${i("")}</rdf:Seq>`;case"unordered":return`<rdf:Bag>${i("")}</rdf:Bag>`}}const p=o=>o.
replace(/^(\s*<\?xml\s[^>]*encoding\s*=\s*["'])[^"']*/,"$1UTF-8");function u(o,n){const i=o.catalog.get("Metadata"),c=o.resolve(i),a=c instanceof M.Z6?[...c.dict].
filter(([s])=>!["Filter","DecodeParms","Length"].includes(s)):[],e=new M.Bi([["Type",new M.SX("Metadata")],["Subtype",new M.SX("XML")],...a]),t=new M.Z6(e,Buffer.
from(n,"utf8"));(0,M.i9)(i)&&c instanceof M.Z6?o.put(i,t):o.edit(o.catalogNumber).set("Metadata",o.add(t))}}),1975:((S,A,l)=>{l.d(A,{kg:()=>_,m:()=>P,sm:()=>D});
var m=l(21115),O=l(3907);const M=1e5,P={text:"",properties:[],malformed:!0,end:-1,about:""};async function _(o,n){const i=(0,O.xK)(o);if(i===void 0)return P;const c=new p,
e=await(0,O.km)(i,n,t=>(c.take(t),c.broken))!=="well-formed"||c.depth>0||c.end<0||!c.declared;return{text:i,properties:c.properties,malformed:e,end:c.end,about:c.
about}}function D(o,n,i){return o?.properties.find(c=>c.name===i&&c.namespace===m.dK[n])?.values??[]}const h=-2;class p{properties=[];broken=!1;declared=!0;end=-1;about="";scope=new m.
ee;open=[];root=h;loose=!1;items=[];pieces=[];get depth(){return this.open.length}take(n){n.kind==="start"||n.kind==="empty"?(this.start(n.name,n.attributes,n.from),
n.kind==="empty"&&!this.broken&&this.close(n.name,n.to,n.to)):n.kind==="end"?this.close(n.name,n.from,n.to):n.kind==="text"&&this.isInProperty()&&this.pieces.push(
n.text)}isInProperty(){return this.root!==h&&this.open.length>this.root+2}start(n,i,c){if(this.open.length>=O.ol&&(this.broken=!0),this.broken)return;this.scope.
enter(i);const a=this.scope.ofElement(n),e=a.namespace===m.dK.rdf,t=e&&a.local==="li";this.root===h&&this.end<0&&e&&a.local==="Description"&&(this.root=this.open.
length-1,this.loose=!0);const s=this.open.length-this.root,r=t?i.find(({name:f})=>f==="xml:lang")?.value:void 0;if(this.open.push({name:n,...a,from:c,language:r}),
this.root===h){if(!e||a.local!=="RDF"||this.end>=0)return;this.root=this.open.length-1,this.declared=this.scope.declares(n)}else if(s===1)this.describe(i);else if(s===
2){this.items=[];const f=i.find(({name:x})=>this.isRdf(x,"resource"));this.pieces=f?[f.value]:[]}else t&&(this.pieces=[])}describe(n){for(const{name:i,value:c,from:a,
to:e}of n){if((0,m.HC)(i))continue;const{namespace:t,local:s}=this.scope.ofAttribute(i);t===m.dK.rdf&&s==="about"&&(this.about=c),!(t===""||t===m.dK.rdf||t===m.
dK.xml)&&this.add({namespace:t,name:s,values:[c],from:a,to:e})}}close(n,i,c){const a=this.open.pop();if(a?.name!==n){this.broken=!0;return}this.scope.leave();const e=this.
open.length-this.root;if(this.root!==h)if(e===0)this.end=i,this.root=h;else if(e===1&&this.loose)this.root=h,this.loose=!1;else if(e===2){const t=this.items.length>
0?u(this.items):[this.pieces.join("").trim()];this.add({namespace:a.namespace,name:a.local,values:t,from:a.from,to:c})}else e>2&&a.namespace===m.dK.rdf&&a.local===
"li"&&(this.items.push({text:this.pieces.join("").trim(),language:a.language}),this.pieces=[])}add(n){this.properties.length<M?this.properties.push(n):this.broken=
!0}isRdf(n,i){const c=this.scope.ofAttribute(n);return c.local===i&&c.namespace===m.dK.rdf}}function u(o){const n=o.findIndex(({language:c})=>c?.toLowerCase()===
"x-default"),i=o.map(({text:c})=>c);return n>0?[i[n],...i.slice(0,n),...i.slice(n+1)]:i}}),33546:((S,A,l)=>{l.d(A,{FB:()=>_,Hr:()=>h,Zh:()=>p,k$:()=>D,qm:()=>u});
var m=l(44233),O=l(45599),M=l(81077);const P={first:0,style:"D",prefix:void 0,start:1};async function _(e){const t=e.catalog.get("PageLabels");if(!e.dict(t))return;
const s=(await(0,M.Zc)(e,t,"Nums")).map(([r,f])=>({first:Number(r),label:e.dict(f)})).filter(({first:r})=>Number.isInteger(r)&&r>=0).sort((r,f)=>r.first-f.first).
filter(({first:r},f,x)=>x[f+1]?.first!==r).map(({first:r,label:f})=>({first:r,...o(e,f)}));return s[0]?.first===0?s:[P,...s]}function D(e,t){const s=e.editCatalog();
if(t.length===0){s.delete("PageLabels");return}const r=t[0].first===0?t:[P,...t],f=a(e),x=r.map(({first:w,start:I,...T})=>[w,c({...T,number:I},f)]);s.set("PageL\
abels",e.add((0,M.H6)(e,x,"Nums")))}async function h(e){const t=await _(e);if(!t)return;const s=t.map(({first:r})=>r);return r=>{const f=t[(0,m.MJ)(s,r)-1];return{
...f,number:f.start+r-f.first}}}function p(e,t){const s=[],r=a(e);let f,x=0;for(const w of t)(!f||!n(f,w))&&s.push([x,c(w,r)]),f=w,x++;return(0,M.H6)(e,s,"Nums")}
async function u(e,t){const s=await h(e);if(!s)return;const r=p(e,Array.from(t,f=>s(f-1)));e.editCatalog().set("PageLabels",e.add(r))}function o(e,t){const s=e.
resolve(t?.get("S")),r=e.resolve(t?.get("P")),f=e.resolve(t?.get("St"));return{style:s instanceof O.SX?s.text:void 0,prefix:r instanceof O.Mx&&r.bytes.length>0?
r:void 0,start:typeof f=="number"&&Number.isInteger(f)&&f>=1?f:1}}function n(e,t){return e.style!==t.style||t.style!==void 0&&t.number!==e.number+1?!1:e.prefix===
t.prefix?!0:!!e.prefix&&!!t.prefix&&Buffer.compare(e.prefix.bytes,t.prefix.bytes)===0}const i=100;function c({style:e,prefix:t,number:s},r){return(0,O.jd)({S:e===
void 0?void 0:(0,O.UU)(e),P:t&&t.bytes.length>i?r(t):t,St:e===void 0||s===1?void 0:s})}function a(e){const t=new Map;return s=>{let r=t.get(s);return r||t.set(s,
r=e.add(s)),r}}}),37081:((S,A,l)=>{l.d(A,{O:()=>M});var m=l(45599),O=l(9819);async function M(_,D,h=1/0){const p=new O._i(_),u=(0,O.Wo)(_,"Outlines"),o=[{value:u&&
P(_,u.holder,u.dict,"First"),level:1}];for(let n=o.pop();n;n=o.pop()){const{value:i,level:c}=n;if(i===void 0||!p.first(i)||!D(i,c)||!(0,m.i9)(i))continue;const a=t=>{
const s=_.entry(i.number,t);return s instanceof m.Bi?P(_,i.number,_.get(i.number),t):s};o.push({value:a("Next"),level:c}),c<h&&o.push({value:a("First"),level:c+
1});const e=_.job.pace.step(300);e&&await e}}function P(_,D,h,p){const u=h.get(p);if(!(u instanceof m.Bi))return u;const o=_.add(u);return p==="Next"&&u.set("Pr\
ev",new m.oS(D)),_.edit(D),h.set(p,o),o}}),12207:((S,A,l)=>{l.d(A,{Ht:()=>o,hN:()=>D,jS:()=>_,ji:()=>h});var m=l(45599),O=l(81077),M=l(45657);const P=200;async function _(n){
const{catalog:i}=n,c=await(0,O.Zc)(n,n.dict(i.get("Names"))?.get("Dests"),"Names"),a=new Map;for(const[e,t]of c){a.set((0,O.Pu)(e),t);const s=n.job.pace.step(P);
s&&await s}return{names:new Map(n.dict(i.get("Dests"))),strings:a}}function D({pages:n},i){const c=(0,m.i9)(i)?n.indexOf(i.number):i;return typeof c=="number"&&
Number.isInteger(c)&&c>=0&&c<n.count?c:void 0}function h(n,i){return i==null?[]:n.array(i)??[i]}const p=8,u=50;class o{document;named;constructor(i,c){this.document=
i,this.named=c}static async of(i){return new o(i,await _(i))}pageOf(i){return this.pageOfDestination(i.get("Dest"))??this.pageOfAction(i.get("A"))}pageOfDestination(i,c=p){
const{document:a}=this,e=a.resolve(i),t=a.array(e);if(t)return D(a,t[0]);if(c===0)return;const s=a.dict(e);return s?this.pageOfDestination(s.get("D"),c-1):this.
pageOfDestination(this.namedBy(e),c-1)}namedBy(i){const{names:c,strings:a}=this.named;if(i instanceof m.SX)return c.get(i.text)??a.get(i.text);if(!(i instanceof
m.Mx))return;const e=(0,O.Pu)(i);return a.get(e)??c.get(e)}pageOfAction(i){const{document:c}=this,a=i===void 0?[]:[i];for(let e=0;a.length>0&&e<u;e++){const t=c.
dict(a.shift());if(!t)continue;const r=(0,m.Eo)(c.resolve(t.get("S")),"GoTo")?this.pageOfDestination(t.get("D")):void 0;if(r!==void 0)return r;(0,M.RZ)(a,h(c,t.
get("Next")).slice(0,u))}}}}),90536:((S,A,l)=>{l.d(A,{C:()=>O,L:()=>M});var m=l(45599);function O(P,_){const D=[P];for(;D.length>0;){const h=D.pop(),p=h instanceof
m.Z6?h.dict:h;if(Array.isArray(p))for(const u of p)D.push(u);else if(p instanceof m.Bi){_(p);for(const u of p.values())D.push(u)}}}function M(P,_){const D=[];return O(
P,h=>{D.length===0&&_(h)&&D.push(h)}),D.length>0}}),22332:((S,A,l)=>{l.d(A,{l3:()=>D,mq:()=>p,nD:()=>h});var m=l(78157),O=l(45798),M=l(45599);const P=50,_=1e4;function D(u,o){
const n=(0,m.bS)(u).lastIndexOf("startxref",o);return n<0?-1:(0,m.JI)(u,(0,m.AN)(u,n+9,o),o).value}function h(u,o){const n=u.length;if(o<0||o>=n)return;const i=(0,m.
AN)(u,o,n),c=!(0,m.w1)(u,i,"xref"),a=c?-1:(0,m.bS)(u).indexOf("trailer",i),e=c?(0,m.ay)(u,i,n)?.body??-1:a<0?-1:a+7,t=e<0?null:new O.i(u,e,n,P).value();return(0,M.
Zm)(t)?{at:o,isStream:c,trailer:t}:void 0}function p(u){const o=new Set;for(let n=D(u,u.length);typeof n=="number"&&!o.has(n)&&o.size<_;){const i=h(u,n);if(!i)break;
o.add(n),n=i.trailer.get("Prev")}return o}})};
