"use strict";exports.id=2699,exports.ids=[2699],exports.modules={85673:((A,y,h)=>{h.d(y,{gx:()=>D,h:()=>M});function x(i,s){const c=E(i,s);if(c!==void 0)return[c];const u=m(
i);return s.filter(f=>m(f).some(e=>e.length>3&&u.includes(e)))}function E(i,s){let c;const u=m(i);for(const f of s){const e=O(u,m(f));e<=2&&e<(c?.count??1/0)&&(c=
{name:f,count:e})}return c?.name}function O(i,s){return i.length!==s.length?i.length*s.length===0?1/0:O([i.join("")],[s.join("")]):s.reduce((c,u,f)=>{const e=i[f]??
"",t=Math.min(e.length,u.length),n=g(e,u);return n>(t<3?0:t<7?1:2)?1/0:c+n},0)}const M=(i,s)=>P(x(i,s));function D(i,s){const c=E(i,s),u=e=>m(e).sort().join(" "),
f=u(i);return P(c===void 0?s.filter(e=>i!==""&&u(e)===f):[c])}const P=i=>i.length===0||i.length>3?"":` (did you mean ${i.join(" or ")}?)`,m=i=>i.trim().slice(0,
64).replace(/(?<=[a-z])(?=[A-Z])/g," ").toLowerCase().split(/[\s_-]+/).filter(s=>s!==""),_=2;function g(i,s){if(Math.abs(i.length-s.length)>_)return 1/0;let c=[],
u=Array.from({length:s.length+1},(e,t)=>t<=_?t:1/0);for(let e=0;e<i.length;e++){const t=[];t[0]=e+1;let n=1/0;for(let r=Math.max(0,e-_);r<=Math.min(s.length-1,e+
_);r++){const l=e>0&&r>0&&i[e]===s[r-1]&&i[e-1]===s[r];t[r+1]=Math.min((u[r+1]??1/0)+1,(t[r]??1/0)+1,(u[r]??1/0)+(i[e]===s[r]?0:1),l?(c[r-1]??1/0)+1:1/0),n=Math.
min(n,t[r+1])}if(n>_)return 1/0;c=u,u=t}const f=u[s.length]??1/0;return f>_?1/0:f}}),45657:((A,y,h)=>{h.d(y,{Hn:()=>E,Kf:()=>M,RZ:()=>x,Vp:()=>P,YG:()=>D,vH:()=>O});
function x(m,_){for(const g of _)m.push(g)}const E=m=>m.slice();function O(m,_,g){const i=m.get(_);i?i.push(g):m.set(_,[g])}const M=m=>{let _=-1/0;for(const g of m)
_=Math.max(_,g);return _},D=m=>{let _=1/0;for(const g of m)_=Math.min(_,g);return _},P=m=>Number.isInteger(m)&&!Number.isSafeInteger(m)}),17768:((A,y,h)=>{h.r(y),
h.d(y,{check_signatures:()=>g});var x=h(74963),E=h(58552),O=h(34773),M=h(81720);const D=50;async function P({bytes:s},c,u){const f=(0,M.X3)(s)?(0,M.Je)(s).filter(
({label:n})=>n==="CERTIFICATE"):[{bytes:s}];if(f.length>M.hk)throw(0,E.G6)([{field:c,message:`has more than ${M.hk} certificates; at most that many are allowed`}]);
const e=[];for(const n of f){e.push((0,O.w$)(n.bytes));const r=u.step(n.bytes.length*D);r&&await r}const t=e.findIndex(n=>n===void 0);if(e.length===0||t>=0){const n=e.
length>1?`: certificate ${t+1} of ${e.length} cannot be read`:"";throw(0,E.G6)([{field:c,message:`has no certificate that can be read${n}: give PEM or DER`}])}return e.
filter(n=>n!==void 0)}var m=h(21836),_=h(41561);const g=async(s,c,u)=>{const{trusted_certificates:f,open_password:e}=c,t=f&&await P(f,"trusted_certificates",u.pace),
{quiet:n,wasRepaired:r}=(0,_.gd)(u),l=await(0,m.E)(s.bytes,n,{password:e}),d=await(0,x.ae)(l,s.bytes,{password:e,anchors:t,isDamaged:r()}),a=d.entries.length===
0?[i]:[];return{documents:[{...s,pageCount:l.pages.count}],data:(0,x.vA)(d),notes:a,facts:{}}},i={code:"unsigned",message:"The document has no signature."}}),81720:((A,y,h)=>{
h.d(y,{Je:()=>P,X3:()=>D,hk:()=>x});const x=1e3,E="-----BEGIN ",O="-----",M=64,D=m=>Buffer.from(m.buffer,m.byteOffset,m.length).includes(E);function P(m){const _=Buffer.
from(m.buffer,m.byteOffset,m.length),g=[];for(let i=_.indexOf(E);i>=0&&g.length<=x;i=_.indexOf(E,i)){const s=i+E.length,c=_.indexOf(O,s);if(c<0)break;if(i=s,c-s>
M)continue;const u=_.toString("latin1",s,c),f=c+O.length,e=_.indexOf(O,f);if(e<0)break;i=e;const t=`${O}END ${u}${O}`;_.toString("latin1",e,e+t.length)===t&&(g.
push({label:u,bytes:Buffer.from(_.toString("latin1",f,e),"base64")}),i=e+t.length)}return g}}),84961:((A,y,h)=>{h.d(y,{$x:()=>s,Kh:()=>g,qg:()=>c,xS:()=>i});var x=h(
58552),E=h(33973),O=h(87773),M=h(90536),D=h(45599),P=h(3907),m=h(33311),_=h(9819);function g(f,e){const t=f.resolve(e.get("S"));return(!e.has("S")||(0,D.Eo)(t,"\
JavaScript")||(0,D.Eo)(t,"Rendition"))&&f.resolve(e.get("JS"))!==null}async function i(f,e){const t=[];for await(const[r,l]of(0,O.$)(f,e))(0,M.L)(l,d=>g(f,d))&&
t.push(r);if(t.length===0)return!1;const{live:n}=await(0,E.Gy)(f);return t.some(r=>n[r]===1)}async function s(f){return await i(f,(await(0,m.S)(f)).JS)||c(f)}async function c(f){
if(!(0,D.Zm)(f.get(f.catalogNumber)))return!1;const e=f.resolve((0,_.Wo)(f,"AcroForm")?.dict.get("XFA"));if(e===null)return!1;if(f.security?.locked===!0)return null;
for(const t of Array.isArray(e)?e:[e]){const n=f.resolve(t);if(!(n instanceof D.Z6))continue;let r;try{r=await f.decodedAtEase(n)}catch(d){if(!(d instanceof x.zU)||
d.code==="cancelled")throw d;return!0}const l=(0,P.xK)(r);if(l===void 0||l.includes("script")&&await u(l,f.job.pace))return!0}return!1}async function u(f,e){const t=n=>(n.
kind==="start"||n.kind==="empty")&&/^(?:[^:]*:)?script$/.test(n.name);return await(0,P.km)(f,e,t)!=="well-formed"}}),6856:((A,y,h)=>{h.d(y,{n:()=>s,w:()=>P});var x=h(
78157),E=h(79725),O=h(45599),M=h(70549),D=h(6057);const P=(0,M.n)(m);async function m(e){const{pages:t,job:n}=e,r=new s(e),l=new Int32Array(t.count),d=new Set;for(let a=0;a<
t.count;a++){r.goTo(a),l[a]=r.kind,d.add(r.resources);const o=n.pace.step(300);o&&await o}return{kinds:r.kinds,kindOf:l,resources:d}}const _=["MediaBox","CropBo\
x","Rotate","UserUnit"],g=2e3,i=/\(|(?:^|[^<])<(?!<)/;class s{document;kinds=[];kind=-1;resources;bytes;entries=new E.R;index=-1;inherited;geometry=new c(_);own=new c(
["Resources"]);kindOf=new Map;recognised=new Map;dictionaries=new Map;constructor(t){this.document=t}goTo(t){const{document:n,entries:r,inherited:l}=this,{pages:d}=n,
a=d.number(t),o=n.place(a),p=d.inheritedBy(t);if(this.index=t,this.inherited=p,!o||!n.locate(a,o,r)){this.bytes=void 0,this.geometry.forget(),this.own.forget(),
this.kind=this.kindHere(),this.resources=d.attribute(t,"Resources");return}(this.bytes?.buffer!==o.bytes.buffer||this.bytes.byteOffset!==o.bytes.byteOffset)&&(this.
bytes=(0,x.bS)(o.bytes));const[w,v]=[this.geometry.take(this.bytes,r),this.own.take(this.bytes,r)];(!w||p!==l)&&(this.kind=this.recognise(p)),(!v||p!==l)&&(this.
resources=this.resourcesHere())}contents(){const{document:t,bytes:n}=this,r=t.pages.number(this.index);if(!n)return t.entry(r,"Contents");const l=this.entries.find(
n,"Contents");if(l<0)return;const{at:d}=this.entries;return f(n,d[l+2],d[l+3])??t.entry(r,"Contents")}get resourcesSpan(){return this.own.of(0)}resourcesHere(){
const{document:t,index:n}=this,{pages:r}=t,[l,d]=this.own.of(0);if(l===d)return r.inheritedBy(n).Resources;const a=f(this.bytes,l,d);if(a)return a;const o=()=>t.
entry(r.number(n),"Resources");if(d-l>g)return o();const p=this.own.text();return t.security&&i.test(p)?o():(this.dictionaries.has(p)||this.dictionaries.set(p,o()),
this.dictionaries.get(p))}recognise(t){let n=this.recognised.get(t);n||this.recognised.set(t,n=new Map);const r=this.geometry.text();let l=n.get(r);return l===void 0&&
n.set(r,l=this.kindHere()),l}kindHere(){const t=(0,D.iw)(this.document,this.index),n=`${t.box.join(" ")} ${t.rotation} ${t.userUnit}`;let r=this.kindOf.get(n);return r===
void 0&&this.kindOf.set(n,r=this.kinds.push(t)-1),r}}class c{keys;bytes;from;to;constructor(t){this.keys=t,this.from=new Int32Array(t.length),this.to=new Int32Array(
t.length)}forget(){this.bytes=void 0}take(t,n){const{bytes:r,from:l,to:d,keys:a}=this;let o=r!==void 0;for(let p=0;p<a.length;p++){const w=n.find(t,a[p]),v=w<0?
0:n.at[w+2],T=w<0?0:n.at[w+3];o&&=u(r,l[p],d[p],t,v,T),l[p]=v,d[p]=T}return this.bytes=t,o}of(t){return[this.from[t],this.to[t]]}text(){let t="";for(let n=0;n<this.
keys.length;n++)t+=`${this.bytes.toString("latin1",this.from[n],this.to[n])}|`;return t}}function u(e,t,n,r,l,d){if(n-t!==d-l)return!1;for(let a=t,o=l;a<n;a++,o++)
if(e[a]!==r[o])return!1;return!0}function f(e,t,n){if(!(0,x.yp)(e[t])||e[n-1]!==x.AV||e[n-2]!==x.Z4)return;const r=(0,x.JI)(e,t,n),l=(0,x.JI)(e,r.after+1,n);return e[r.
after]===x.Z4&&l.value>=0&&l.after===n-2?new O.oS(r.value,l.value):void 0}}),21281:((A,y,h)=>{h.d(y,{Ip:()=>_,XM:()=>u,Xb:()=>c,ds:()=>m,qg:()=>s});var x=h(59071),
E=h(70549),O=h(21115),M=h(824),D=h(1975),P=h(60912);const m=(0,E.n)(async t=>_(t,await(0,M.Br)(t)));function _(t,n){const r=(w,v)=>(0,x.wh)((0,D.sm)(n,w,v)[0]??
""),l=i(r("pdfaid","part"),r("pdfaid","conformance").toLowerCase()),d=g(r("pdfuaid","part"))?`PDF/UA-${r("pdfuaid","part")}`:void 0,o=[r("pdfxid","GTS_PDFXVersi\
on")||r("pdfx","GTS_PDFXVersion")||((0,x.Gh)(t.resolve((0,M._U)(t)?.get("GTS_PDFXVersion")))??""),r("pdfe","ISO_PDFEVersion"),r("pdfvtid","GTS_PDFVTVersion")],p=[
l?.name,d,...o.filter(w=>/^PDF\/[\w .:/()-]{1,40}$/.test(w))];return{archive:l,accessible:d,names:p.filter(w=>w!==void 0)}}const g=t=>/^[1-9]$/.test(t);function i(t,n){
if(!g(t))return;const r=/^[abuef]$/.test(n)?n:"";return{part:Number(t),level:r,name:`PDF/A-${t}${r}`}}function s(t,n,r,l){return n&&e(t,n,[O.dK.pdfaid]),c(r,l)}
const c=({name:t},n)=>({code:"pdfa_identification_removed",message:`The document no longer claims ${t}: ${n}.`});async function u(t){const n=await(0,M.Br)(t);if(!n)
return[];const{archive:r,accessible:l}=_(t,n);e(t,n,[O.dK.pdfaid,O.dK.pdfuaid]);const d=[r?.name,l].filter(a=>a!==void 0);return d.length>0?[f(d)]:[]}const f=t=>({
code:"conformance_dropped",message:`The result no longer claims ${t.join(" and ")}, because a merge cannot guarantee conformance.`});function e(t,n,r){n.properties.
some(({namespace:l})=>r.includes(l))&&(0,P._L)(t,(0,P.QH)(n,({namespace:l})=>r.includes(l),[]))}}),21115:((A,y,h)=>{h.d(y,{HC:()=>M,dK:()=>x,ee:()=>O});const x={
rdf:"http://www.w3.org/1999/02/22-rdf-syntax-ns#",xml:"http://www.w3.org/XML/1998/namespace",dc:"http://purl.org/dc/elements/1.1/",xmp:"http://ns.adobe.com/xap/\
1.0/",xmpMM:"http://ns.adobe.com/xap/1.0/mm/",pdf:"http://ns.adobe.com/pdf/1.3/",pdfaid:"http://www.aiim.org/pdfa/ns/id/",pdfuaid:"http://www.aiim.org/pdfua/ns/\
id/",pdfxid:"http://www.npes.org/pdfx/ns/id/",pdfx:"http://ns.adobe.com/pdfx/1.3/",pdfaExtension:"http://www.aiim.org/pdfa/ns/extension/",pdfaSchema:"http://www\
.aiim.org/pdfa/ns/schema#",pdfaProperty:"http://www.aiim.org/pdfa/ns/property#",fx:"urn:factur-x:pdfa:CrossIndustryDocument:invoice:1p0#",pdfe:"http://www.aiim.\
org/pdfe/ns/id/",pdfvtid:"http://www.npes.org/pdfvt/ns/id/",xfa:"http://www.xfa.org/schema/xfa-data/1.0/",ds:"http://www.w3.org/2000/09/xmldsig#"},E=new Map(Object.
entries(x));class O{uris=new Map;declared=[];known=new Map;enter(g){let i;for(const{name:s,value:c}of g){if(!M(s))continue;const u=s.slice(6),f=this.uris.get(u);
f?f.push(c):this.uris.set(u,[c]),(i??=[]).push(u)}this.declared.push(i??D),i&&this.known.clear()}leave(){const g=this.declared.pop()??D;for(const i of g)this.uris.
get(i).pop();g.length>0&&this.known.clear()}declares(g){return(this.uris.get(m(g))?.length??0)>0}ofElement(g){let i=this.known.get(g);if(!i){const s=m(g),c=this.
uris.get(s)?.at(-1)??E.get(s)??"";this.known.size===P&&this.known.clear(),this.known.set(g,i={namespace:c,local:g.slice(g.indexOf(":")+1)})}return i}ofAttribute(g){
return g.includes(":")?this.ofElement(g):{namespace:"",local:g}}}const M=_=>_==="xmlns"||_.startsWith("xmlns:"),D=[],P=1e3,m=_=>_.slice(0,Math.max(_.indexOf(":"),
0))}),824:((A,y,h)=>{h.d(y,{Br:()=>_,_6:()=>i,_U:()=>m});var x=h(58552),E=h(1975),O=h(17079),M=h(45599),D=h(59071),P=h(70549);function m(s){const c=s.resolve(s.
trailer.get("Info"));return c instanceof M.Bi?c:c instanceof M.Z6?c.dict:void 0}const _=(0,P.n)(g);async function g(s){const c=s.get(s.catalogNumber),u=c instanceof
M.Bi?s.resolve(c.get("Metadata")):null;if(!(u instanceof M.Z6))return;let f;try{f=s.decoded(u)}catch(e){if(!(e instanceof x.zU)||e.code==="cancelled")throw e;return E.
m}return(0,E.kg)(f,s.job.pace)}function i(s,c){const u=m(s),f=d=>s.resolve(u?.get(d)),e=(d,a,o=", ")=>{const p=(0,E.sm)(c,d,a).map(D.wh).filter(Boolean).join(o);
return p===""?null:p},t=(d,a)=>{const[o=""]=(0,E.sm)(c,d,a);return(0,D.wh)(o)||null},n=(d,a)=>(0,O._)((0,D.Gh)(f(d))??"")??(0,O._)(t("xmp",a)??"")??null,r=s.get(
s.catalogNumber),l=r instanceof M.Bi?(0,D.Gh)(s.resolve(r.get("Lang"))):null;return{title:(0,D.Gh)(f("Title"))??t("dc","title"),author:(0,D.Gh)(f("Author"))??e(
"dc","creator"),subject:(0,D.Gh)(f("Subject"))??t("dc","description"),keywords:(0,D.Gh)(f("Keywords"))??e("pdf","Keywords")??e("dc","subject"),creator:(0,D.Gh)(
f("Creator"))??t("xmp","CreatorTool"),producer:(0,D.Gh)(f("Producer"))??t("pdf","Producer"),created:n("CreationDate","CreateDate"),modified:n("ModDate","ModifyD\
ate"),language:l??t("dc","language")}}}),3907:((A,y,h)=>{h.d(y,{Rt:()=>u,X:()=>l,km:()=>M,ol:()=>E,xK:()=>c});var x=h(78157);const E=200,O=1e4;async function M(d,a,o){
const p=new D(d);for(let w=p.next();w;w=p.next()){if(o(w))return"left";const v=a.step((w.to-w.from)*4+50);v&&await v}return p.hasDocumentType?"document type":p.
malformed?"malformed":"well-formed"}class D{text;malformed=!1;hasDocumentType=!1;at=0;constructor(a){this.text=a}next(){const{text:a,at:o}=this;if(o>=a.length)return;
if(a.charCodeAt(o)!==P)return this.characters(o,this.nextTag(o));if(a.startsWith("<!--",o))return this.other(o,"-->",4);if(a.startsWith("<?",o))return this.other(
o,"?>",2);if(a.startsWith("<![CDATA[",o)){const w=a.indexOf("]]>",o);return w<0?this.end():(this.at=w+3,{kind:"text",text:a.slice(o+9,w),from:o,to:this.at})}return a.
startsWith("<!",o)?(this.hasDocumentType=a.startsWith("<!DOCTYPE",o),this.end()):(a.charCodeAt(o+1)===_?this.endTag(o):this.startTag(o))??this.fault(o,this.nextTag(
o+1))}other(a,o,p){const w=this.text.indexOf(o,a+p);return w<0?this.end():(this.at=w+o.length,{kind:"other",from:a,to:this.at})}endTag(a){const o=this.name(a+2),
p=this.blanks(o);if(!(o===a+2||this.text.charCodeAt(p)!==m))return this.at=p+1,{kind:"end",name:this.text.slice(a+2,o),from:a,to:this.at}}startTag(a){const{text:o}=this,
p=this.name(a+1);if(p===a+1)return;const w=o.slice(a+1,p),v=[];for(let T=p;;){const I=this.blanks(T),b=o.charCodeAt(I);if(b===m||b===_&&o.charCodeAt(I+1)===m)return this.
at=b===m?I+1:I+2,{kind:b===m?"start":"empty",name:w,attributes:v,from:a,to:this.at};const R=this.name(I),B=this.blanks(R),C=this.blanks(B+1),L=o[C];if(I===T||R===
I||o[B]!=="="||L!=='"'&&L!=="'")return;const S=o.indexOf(L,C+1),K=o.slice(C+1,Math.max(S,C+1)),U=K.includes("<")?void 0:i(K);if(S<0||U===void 0||v.length>=O)return;
v.push({name:o.slice(I,R),value:U,from:I,to:S+1}),T=S+1}}characters(a,o){const p=i(this.text.slice(a,o));return p===void 0?this.fault(a,o):(this.at=o,{kind:"tex\
t",text:p,from:a,to:o})}nextTag(a){const o=this.text.indexOf("<",a);return o<0?this.text.length:o}fault(a,o){return this.malformed=!0,this.at=o,{kind:"other",from:a,
to:o}}end(){this.malformed=!0,this.at=this.text.length}blanks(a){const{text:o}=this;for(;;){const p=o.charCodeAt(a);if(p!==32&&p!==9&&p!==10&&p!==13)return a;a++}}name(a){
const{text:o}=this;for(;a<o.length;a++){const p=o.charCodeAt(a);if(p<=32||p===_||p===m||p===P||p===61||p===34||p===39)break}return a}}const[P,m,_]=[60,62,47],g=new Map(
[["amp","&"],["lt","<"],["gt",">"],["quot",'"'],["apos","'"]]);function i(d){if(!d.includes("&"))return d;const a=[];let o=0;for(let p=d.indexOf("&");p>=0;p=d.indexOf(
"&",o)){const w=d.indexOf(";",p);if(w<0||w-p>12)return;const v=d.slice(p+1,w),T=g.get(v)??s(v);if(T===void 0)return;a.push(d.slice(o,p),T),o=w+1}return a.push(d.
slice(o)),a.join("")}function s(d){const a=/^#(?:x([\dA-Fa-f]+)|(\d+))$/.exec(d),o=a?parseInt(a[1]??a[2],a[1]===void 0?10:16):-1;return o>0&&o<=1114111&&!(o>=55296&&
o<=57343)?String.fromCodePoint(o):void 0}function c(d){const[a,o,p,w]=d;if(a===0&&o===0&&(p===254||p===0)||a===255&&o===254&&p===0&&w===0)return r(d);if(a===254&&
o===255||a===0&&o===60)return n(new TextDecoder("utf-16be").decode(d));if(a===255&&o===254||a===60&&o===0)return n(new TextDecoder("utf-16le").decode(d));const v=new TextDecoder().
decode(d);return n(v.includes("�")?Buffer.from(d).toString("latin1"):v)}function u(d){if(d[0]===0||d[1]===0||d[0]===254||d[0]===255)return c(d);const o=(0,x.bS)(
d).toString("latin1",0,f),p=e.exec(o)?.[1]?.toLowerCase()??"utf-8";if(t.has(p))try{return new TextDecoder(p,{fatal:!0}).decode(d)}catch{return}}const f=200,e=/^(?:\xef\xbb\xbf)?<\?xml\s[^>]*?encoding\s*=\s*["']([\w.-]+)["']/,
t=new Set(["utf-8","utf8","us-ascii","iso-8859-1","iso-8859-15","windows-1252"]),n=d=>d.startsWith("\uFEFF")?d.slice(1):d;function r(d){const a=new DataView(d.buffer,
d.byteOffset,d.byteLength),o=d[0]!==0,p=[];for(let w=0;w+4<=d.length;w+=4){const v=a.getUint32(w,o);if(v>1114111)return;p.push(String.fromCodePoint(v))}return n(
p.join(""))}const l=d=>d.replaceAll("&","&amp;").replaceAll("<","&lt;").replaceAll(">","&gt;").replaceAll('"',"&quot;")}),60912:((A,y,h)=>{h.d(y,{QH:()=>M,T3:()=>D,
_L:()=>g});var x=h(21115),E=h(3907),O=h(45599);function M(i,s,c){const{text:u,properties:f,end:e,about:t}=i,n=[];let r=0;for(const l of f.filter(s).sort((d,a)=>d.
from-a.from))l.from<r||(n.push(u.slice(r,l.from)),r=l.to);return n.push(u.slice(r,Math.max(e,r))),c.length>0&&n.push(P(c,t)),n.push(u.slice(Math.max(e,r))),_(n.
join(""))}function D(i){return`<?xpacket begin="\uFEFF" id="W5M0MpCehiHzreSzNTczkc9d"?>
<x:xmpmeta xmlns:x="adobe:ns:meta/">
<rdf:RDF xmlns:rdf="${x.dK.rdf}">
${P(i,"")}</rdf:RDF>
</x:xmpmeta>
<?xpacket end="w"?>`}function P(i,s){const u=[...new Set(i.map(({prefix:e})=>e))].map(e=>` xmlns:${e}="${x.dK[e]}"`).join(""),f=i.map(({prefix:e,name:t,form:n,values:r})=>`\
<${e}:${t}>${m(n,r)}</${e}:${t}>
`);return`<rdf:Description xmlns:rdf="${x.dK.rdf}" rdf:about="${(0,E.X)(s)}"${u}>
${f.join("")}</rdf:Description>
`}function m(i,s){const c=u=>s.map(f=>`<rdf:li${u}>${(0,E.X)(f)}</rdf:li>`).join("");switch(i){case"simple":return(0,E.X)(s[0]??"");case"alternative":return`<rd\
f:Alt>${c(' xml:lang="x-default"')}</rdf:Alt>`;case"ordered":return`<rdf:Seq>${c("")}</rdf:Seq>`;case"unordered":return`<rdf:Bag>${c("")}</rdf:Bag>`}}const _=i=>i.
replace(/^(\s*<\?xml\s[^>]*encoding\s*=\s*["'])[^"']*/,"$1UTF-8");function g(i,s){const c=i.catalog.get("Metadata"),u=i.resolve(c),f=u instanceof O.Z6?[...u.dict].
filter(([n])=>!["Filter","DecodeParms","Length"].includes(n)):[],e=new O.Bi([["Type",new O.SX("Metadata")],["Subtype",new O.SX("XML")],...f]),t=new O.Z6(e,Buffer.
from(s,"utf8"));(0,O.i9)(c)&&u instanceof O.Z6?i.put(c,t):i.edit(i.catalogNumber).set("Metadata",i.add(t))}}),1975:((A,y,h)=>{h.d(y,{kg:()=>D,m:()=>M,sm:()=>P});
var x=h(21115),E=h(3907);const O=1e5,M={text:"",properties:[],malformed:!0,end:-1,about:""};async function D(i,s){const c=(0,E.xK)(i);if(c===void 0)return M;const u=new _,
e=await(0,E.km)(c,s,t=>(u.take(t),u.broken))!=="well-formed"||u.depth>0||u.end<0||!u.declared;return{text:c,properties:u.properties,malformed:e,end:u.end,about:u.
about}}function P(i,s,c){return i?.properties.find(u=>u.name===c&&u.namespace===x.dK[s])?.values??[]}const m=-2;class _{properties=[];broken=!1;declared=!0;end=-1;about="";scope=new x.
ee;open=[];root=m;loose=!1;items=[];pieces=[];get depth(){return this.open.length}take(s){s.kind==="start"||s.kind==="empty"?(this.start(s.name,s.attributes,s.from),
s.kind==="empty"&&!this.broken&&this.close(s.name,s.to,s.to)):s.kind==="end"?this.close(s.name,s.from,s.to):s.kind==="text"&&this.isInProperty()&&this.pieces.push(
s.text)}isInProperty(){return this.root!==m&&this.open.length>this.root+2}start(s,c,u){if(this.open.length>=E.ol&&(this.broken=!0),this.broken)return;this.scope.
enter(c);const f=this.scope.ofElement(s),e=f.namespace===x.dK.rdf,t=e&&f.local==="li";this.root===m&&this.end<0&&e&&f.local==="Description"&&(this.root=this.open.
length-1,this.loose=!0);const n=this.open.length-this.root,r=t?c.find(({name:l})=>l==="xml:lang")?.value:void 0;if(this.open.push({name:s,...f,from:u,language:r}),
this.root===m){if(!e||f.local!=="RDF"||this.end>=0)return;this.root=this.open.length-1,this.declared=this.scope.declares(s)}else if(n===1)this.describe(c);else if(n===
2){this.items=[];const l=c.find(({name:d})=>this.isRdf(d,"resource"));this.pieces=l?[l.value]:[]}else t&&(this.pieces=[])}describe(s){for(const{name:c,value:u,from:f,
to:e}of s){if((0,x.HC)(c))continue;const{namespace:t,local:n}=this.scope.ofAttribute(c);t===x.dK.rdf&&n==="about"&&(this.about=u),!(t===""||t===x.dK.rdf||t===x.
dK.xml)&&this.add({namespace:t,name:n,values:[u],from:f,to:e})}}close(s,c,u){const f=this.open.pop();if(f?.name!==s){this.broken=!0;return}this.scope.leave();const e=this.
open.length-this.root;if(this.root!==m)if(e===0)this.end=c,this.root=m;else if(e===1&&this.loose)this.root=m,this.loose=!1;else if(e===2){const t=this.items.length>
0?g(this.items):[this.pieces.join("").trim()];this.add({namespace:f.namespace,name:f.local,values:t,from:f.from,to:u})}else e>2&&f.namespace===x.dK.rdf&&f.local===
"li"&&(this.items.push({text:this.pieces.join("").trim(),language:f.language}),this.pieces=[])}add(s){this.properties.length<O?this.properties.push(s):this.broken=
!0}isRdf(s,c){const u=this.scope.ofAttribute(s);return u.local===c&&u.namespace===x.dK.rdf}}function g(i){const s=i.findIndex(({language:u})=>u?.toLowerCase()===
"x-default"),c=i.map(({text:u})=>u);return s>0?[c[s],...c.slice(0,s),...c.slice(s+1)]:c}}),33546:((A,y,h)=>{h.d(y,{FB:()=>D,Hr:()=>m,Zh:()=>_,k$:()=>P,qm:()=>g});
var x=h(93604),E=h(45599),O=h(81077);const M={first:0,style:"D",prefix:void 0,start:1};async function D(e){const t=e.catalog.get("PageLabels");if(!e.dict(t))return;
const n=(await(0,O.Zc)(e,t,"Nums")).map(([r,l])=>({first:Number(r),label:e.dict(l)})).filter(({first:r})=>Number.isInteger(r)&&r>=0).sort((r,l)=>r.first-l.first).
filter(({first:r},l,d)=>d[l+1]?.first!==r).map(({first:r,label:l})=>({first:r,...i(e,l)}));return n[0]?.first===0?n:[M,...n]}function P(e,t){const n=e.editCatalog();
if(t.length===0){n.delete("PageLabels");return}const r=t[0].first===0?t:[M,...t],l=f(e),d=r.map(({first:a,start:o,...p})=>[a,u({...p,number:o},l)]);n.set("PageL\
abels",e.add((0,O.H6)(e,d,"Nums")))}async function m(e){const t=await D(e);if(!t)return;const n=t.map(({first:r})=>r);return r=>{const l=t[(0,x.MJ)(n,r)-1];return{
...l,number:l.start+r-l.first}}}function _(e,t){const n=[],r=f(e);let l,d=0;for(const a of t)(!l||!s(l,a))&&n.push([d,u(a,r)]),l=a,d++;return(0,O.H6)(e,n,"Nums")}
async function g(e,t){const n=await m(e);if(!n)return;const r=_(e,Array.from(t,l=>n(l-1)));e.editCatalog().set("PageLabels",e.add(r))}function i(e,t){const n=e.
resolve(t?.get("S")),r=e.resolve(t?.get("P")),l=e.resolve(t?.get("St"));return{style:n instanceof E.SX?n.text:void 0,prefix:r instanceof E.Mx&&r.bytes.length>0?
r:void 0,start:typeof l=="number"&&Number.isInteger(l)&&l>=1?l:1}}function s(e,t){return e.style!==t.style||t.style!==void 0&&t.number!==e.number+1?!1:e.prefix===
t.prefix?!0:!!e.prefix&&!!t.prefix&&Buffer.compare(e.prefix.bytes,t.prefix.bytes)===0}const c=100;function u({style:e,prefix:t,number:n},r){return(0,E.jd)({S:e===
void 0?void 0:(0,E.UU)(e),P:t&&t.bytes.length>c?r(t):t,St:e===void 0||n===1?void 0:n})}function f(e){const t=new Map;return n=>{let r=t.get(n);return r||t.set(n,
r=e.add(n)),r}}}),90536:((A,y,h)=>{h.d(y,{C:()=>E,L:()=>O});var x=h(45599);function E(M,D){const P=[M];for(;P.length>0;){const m=P.pop(),_=m instanceof x.Z6?m.dict:
m;if(Array.isArray(_))for(const g of _)P.push(g);else if(_ instanceof x.Bi){D(_);for(const g of _.values())P.push(g)}}}function O(M,D){const P=[];return E(M,m=>{
P.length===0&&D(m)&&P.push(m)}),P.length>0}}),22332:((A,y,h)=>{h.d(y,{l3:()=>P,mq:()=>_,nD:()=>m});var x=h(78157),E=h(45798),O=h(45599);const M=50,D=1e4;function P(g,i){
const s=(0,x.bS)(g).lastIndexOf("startxref",i);return s<0?-1:(0,x.JI)(g,(0,x.AN)(g,s+9,i),i).value}function m(g,i){const s=g.length;if(i<0||i>=s)return;const c=(0,x.
AN)(g,i,s),u=!(0,x.w1)(g,c,"xref"),f=u?-1:(0,x.bS)(g).indexOf("trailer",c),e=u?(0,x.ay)(g,c,s)?.body??-1:f<0?-1:f+7,t=e<0?null:new E.i(g,e,s,M).value();return(0,O.
Zm)(t)?{at:i,isStream:u,trailer:t}:void 0}function _(g){const i=new Set;for(let s=P(g,g.length);typeof s=="number"&&!i.has(s)&&i.size<D;){const c=m(g,s);if(!c)break;
i.add(s),s=c.trailer.get("Prev")}return i}})};
