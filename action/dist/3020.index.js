"use strict";exports.id=3020,exports.ids=[3020],exports.modules={12889:((K,R,h)=>{h.d(R,{Rl:()=>c,Vv:()=>O,fM:()=>D,ft:()=>l,jB:()=>e,pr:()=>o,rg:()=>t,vw:()=>r,wE:()=>s});var g=h(
46161),T=h(93604),M=h(47707);const O="‏",D="‎";let P;const u=()=>P??=(0,g.A)(),_=/[\u0590-\u08ff\u200f\u202b\u202e\u2067\u2068\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u,
l=a=>_.test(a),d=4e3,n=a=>u().getEmbeddingLevels(a.slice(0,d)).paragraphs[0]?.level??0,r=a=>l(a)&&n(a)%2===1,o=a=>[...f(a)];function*f(a){if(!l(a)){a!==""&&(yield{
text:a,rtl:!1,at:0});return}if(a.length<=d)return yield*i(a,0);const p=n(a)%2===1,m=[];for(let x=0;x<a.length;)x=Math.min(x+d,a.length),/[\ud800-\udbff]/.test(a[x-
1])&&(x=Math.min(x+1,a.length)),m.push(x);for(let x=0;x<m.length;x++){const v=p?m.length-1-x:x,b=m[v-1]??0;yield*i(a.slice(b,m[v]),b,p?"rtl":"ltr")}}function i(a,p,m){
const{levels:x,paragraphs:v}=u().getEmbeddingLevels(a,m),b=v[0]?.level??0;for(let E=a.length-1;E>=0&&/\s/.test(a[E]);E--)x[E]=b;const A=[];for(let E=0,w=0;E<a.length;E=
w){const C=x[E];for(;w<a.length&&x[w]===C;)w++;A.push({level:C,text:a.slice(E,w),at:E})}const L=A.reduce((E,{level:w})=>Math.max(E,w),0);for(let E=L;E>0;E--)for(let w=0,
C=0;w<A.length;w=C+1){for(C=w;C<A.length&&A[C].level>=E;)C++;for(let y=w,B=C-1;y<B;y++,B--)[A[y],A[B]]=[A[B],A[y]]}return A.map(({level:E,text:w,at:C})=>({text:w,
rtl:E%2===1,at:p+C}))}function*t(a,p){const m=new Int32Array(p.length+1);for(const[x,v]of p.entries())m[x+1]=m[x]+v.length;for(const{text:x,rtl:v,at:b}of f(a+p.
join(""))){const A=b-a.length,L=A+x.length,E=[];for(let w=Math.max((0,T.M)(m,A)-1,0);w<p.length&&m[w]<L;w++){const C=Math.max(A-m[w],0),y=p[w].slice(C,Math.max(
L-m[w],0));y!==""&&E.push({text:y,rtl:v,at:C,index:w})}yield*v?E.reverse():E}}const e=a=>Array.from(a,p=>u().getMirroredCharacter(p)??p).join(""),s=a=>(0,M.qf)(
e(a)).reverse().join(""),c=a=>o(a).flatMap(({text:p,rtl:m})=>m?(0,M.qf)(e(p)).reverse():(0,M.qf)(p))}),21281:((K,R,h)=>{h.d(R,{Ip:()=>_,XM:()=>o,Xb:()=>r,ds:()=>u,
qg:()=>n});var g=h(59071),T=h(70549),M=h(21115),O=h(824),D=h(1975),P=h(60912);const u=(0,T.n)(async t=>_(t,await(0,O.Br)(t)));function _(t,e){const s=(v,b)=>(0,g.
wh)((0,D.sm)(e,v,b)[0]??""),c=d(s("pdfaid","part"),s("pdfaid","conformance").toLowerCase()),a=l(s("pdfuaid","part"))?`PDF/UA-${s("pdfuaid","part")}`:void 0,m=[s(
"pdfxid","GTS_PDFXVersion")||s("pdfx","GTS_PDFXVersion")||((0,g.Gh)(t.resolve((0,O._U)(t)?.get("GTS_PDFXVersion")))??""),s("pdfe","ISO_PDFEVersion"),s("pdfvtid",
"GTS_PDFVTVersion")],x=[c?.name,a,...m.filter(v=>/^PDF\/[\w .:/()-]{1,40}$/.test(v))];return{archive:c,accessible:a,names:x.filter(v=>v!==void 0)}}const l=t=>/^[1-9]$/.
test(t);function d(t,e){if(!l(t))return;const s=/^[abuef]$/.test(e)?e:"";return{part:Number(t),level:s,name:`PDF/A-${t}${s}`}}function n(t,e,s,c){return e&&i(t,
e,[M.dK.pdfaid]),r(s,c)}const r=({name:t},e)=>({code:"pdfa_identification_removed",message:`The document no longer claims ${t}: ${e}.`});async function o(t){const e=await(0,O.
Br)(t);if(!e)return[];const{archive:s,accessible:c}=_(t,e);i(t,e,[M.dK.pdfaid,M.dK.pdfuaid]);const a=[s?.name,c].filter(p=>p!==void 0);return a.length>0?[f(a)]:
[]}const f=t=>({code:"conformance_dropped",message:`The result no longer claims ${t.join(" and ")}, because a merge cannot guarantee conformance.`});function i(t,e,s){
e.properties.some(({namespace:c})=>s.includes(c))&&(0,P._L)(t,(0,P.QH)(e,({namespace:c})=>s.includes(c),[]))}}),21115:((K,R,h)=>{h.d(R,{HC:()=>O,dK:()=>g,ee:()=>M});
const g={rdf:"http://www.w3.org/1999/02/22-rdf-syntax-ns#",xml:"http://www.w3.org/XML/1998/namespace",dc:"http://purl.org/dc/elements/1.1/",xmp:"http://ns.adobe\
.com/xap/1.0/",xmpMM:"http://ns.adobe.com/xap/1.0/mm/",pdf:"http://ns.adobe.com/pdf/1.3/",pdfaid:"http://www.aiim.org/pdfa/ns/id/",pdfuaid:"http://www.aiim.org/\
pdfua/ns/id/",pdfxid:"http://www.npes.org/pdfx/ns/id/",pdfx:"http://ns.adobe.com/pdfx/1.3/",pdfaExtension:"http://www.aiim.org/pdfa/ns/extension/",pdfaSchema:"h\
ttp://www.aiim.org/pdfa/ns/schema#",pdfaProperty:"http://www.aiim.org/pdfa/ns/property#",fx:"urn:factur-x:pdfa:CrossIndustryDocument:invoice:1p0#",pdfe:"http://\
www.aiim.org/pdfe/ns/id/",pdfvtid:"http://www.npes.org/pdfvt/ns/id/",xfa:"http://www.xfa.org/schema/xfa-data/1.0/",ds:"http://www.w3.org/2000/09/xmldsig#"},T=new Map(
Object.entries(g));class M{uris=new Map;declared=[];known=new Map;enter(l){let d;for(const{name:n,value:r}of l){if(!O(n))continue;const o=n.slice(6),f=this.uris.
get(o);f?f.push(r):this.uris.set(o,[r]),(d??=[]).push(o)}this.declared.push(d??D),d&&this.known.clear()}leave(){const l=this.declared.pop()??D;for(const d of l)
this.uris.get(d).pop();l.length>0&&this.known.clear()}declares(l){return(this.uris.get(u(l))?.length??0)>0}ofElement(l){let d=this.known.get(l);if(!d){const n=u(
l),r=this.uris.get(n)?.at(-1)??T.get(n)??"";this.known.size===P&&this.known.clear(),this.known.set(l,d={namespace:r,local:l.slice(l.indexOf(":")+1)})}return d}ofAttribute(l){
return l.includes(":")?this.ofElement(l):{namespace:"",local:l}}}const O=_=>_==="xmlns"||_.startsWith("xmlns:"),D=[],P=1e3,u=_=>_.slice(0,Math.max(_.indexOf(":"),
0))}),824:((K,R,h)=>{h.d(R,{Br:()=>_,_6:()=>d,_U:()=>u});var g=h(58552),T=h(1975),M=h(17079),O=h(45599),D=h(59071),P=h(70549);function u(n){const r=n.resolve(n.
trailer.get("Info"));return r instanceof O.Bi?r:r instanceof O.Z6?r.dict:void 0}const _=(0,P.n)(l);async function l(n){const r=n.get(n.catalogNumber),o=r instanceof
O.Bi?n.resolve(r.get("Metadata")):null;if(!(o instanceof O.Z6))return;let f;try{f=n.decoded(o)}catch(i){if(!(i instanceof g.zU)||i.code==="cancelled")throw i;return T.
m}return(0,T.kg)(f,n.job.pace)}function d(n,r){const o=u(n),f=a=>n.resolve(o?.get(a)),i=(a,p,m=", ")=>{const x=(0,T.sm)(r,a,p).map(D.wh).filter(Boolean).join(m);
return x===""?null:x},t=(a,p)=>{const[m=""]=(0,T.sm)(r,a,p);return(0,D.wh)(m)||null},e=(a,p)=>(0,M._)((0,D.Gh)(f(a))??"")??(0,M._)(t("xmp",p)??"")??null,s=n.get(
n.catalogNumber),c=s instanceof O.Bi?(0,D.Gh)(n.resolve(s.get("Lang"))):null;return{title:(0,D.Gh)(f("Title"))??t("dc","title"),author:(0,D.Gh)(f("Author"))??i(
"dc","creator"),subject:(0,D.Gh)(f("Subject"))??t("dc","description"),keywords:(0,D.Gh)(f("Keywords"))??i("pdf","Keywords")??i("dc","subject"),creator:(0,D.Gh)(
f("Creator"))??t("xmp","CreatorTool"),producer:(0,D.Gh)(f("Producer"))??t("pdf","Producer"),created:e("CreationDate","CreateDate"),modified:e("ModDate","ModifyD\
ate"),language:c??t("dc","language")}}}),3907:((K,R,h)=>{h.d(R,{X:()=>f,km:()=>M,ol:()=>g,xK:()=>n});const g=200,T=1e4;async function M(i,t,e){const s=new O(i);
for(let c=s.next();c;c=s.next()){if(e(c))return"left";const a=t.step((c.to-c.from)*4+50);a&&await a}return s.hasDocumentType?"document type":s.malformed?"malfor\
med":"well-formed"}class O{text;malformed=!1;hasDocumentType=!1;at=0;constructor(t){this.text=t}next(){const{text:t,at:e}=this;if(e>=t.length)return;if(t.charCodeAt(
e)!==D)return this.characters(e,this.nextTag(e));if(t.startsWith("<!--",e))return this.other(e,"-->",4);if(t.startsWith("<?",e))return this.other(e,"?>",2);if(t.
startsWith("<![CDATA[",e)){const c=t.indexOf("]]>",e);return c<0?this.end():(this.at=c+3,{kind:"text",text:t.slice(e+9,c),from:e,to:this.at})}return t.startsWith(
"<!",e)?(this.hasDocumentType=t.startsWith("<!DOCTYPE",e),this.end()):(t.charCodeAt(e+1)===u?this.endTag(e):this.startTag(e))??this.fault(e,this.nextTag(e+1))}other(t,e,s){
const c=this.text.indexOf(e,t+s);return c<0?this.end():(this.at=c+e.length,{kind:"other",from:t,to:this.at})}endTag(t){const e=this.name(t+2),s=this.blanks(e);if(!(e===
t+2||this.text.charCodeAt(s)!==P))return this.at=s+1,{kind:"end",name:this.text.slice(t+2,e),from:t,to:this.at}}startTag(t){const{text:e}=this,s=this.name(t+1);
if(s===t+1)return;const c=e.slice(t+1,s),a=[];for(let p=s;;){const m=this.blanks(p),x=e.charCodeAt(m);if(x===P||x===u&&e.charCodeAt(m+1)===P)return this.at=x===
P?m+1:m+2,{kind:x===P?"start":"empty",name:c,attributes:a,from:t,to:this.at};const v=this.name(m),b=this.blanks(v),A=this.blanks(b+1),L=e[A];if(m===p||v===m||e[b]!==
"="||L!=='"'&&L!=="'")return;const E=e.indexOf(L,A+1),w=e.slice(A+1,Math.max(E,A+1)),C=w.includes("<")?void 0:l(w);if(E<0||C===void 0||a.length>=T)return;a.push(
{name:e.slice(m,v),value:C,from:m,to:E+1}),p=E+1}}characters(t,e){const s=l(this.text.slice(t,e));return s===void 0?this.fault(t,e):(this.at=e,{kind:"text",text:s,
from:t,to:e})}nextTag(t){const e=this.text.indexOf("<",t);return e<0?this.text.length:e}fault(t,e){return this.malformed=!0,this.at=e,{kind:"other",from:t,to:e}}end(){
this.malformed=!0,this.at=this.text.length}blanks(t){const{text:e}=this;for(;;){const s=e.charCodeAt(t);if(s!==32&&s!==9&&s!==10&&s!==13)return t;t++}}name(t){const{
text:e}=this;for(;t<e.length;t++){const s=e.charCodeAt(t);if(s<=32||s===u||s===P||s===D||s===61||s===34||s===39)break}return t}}const[D,P,u]=[60,62,47],_=new Map(
[["amp","&"],["lt","<"],["gt",">"],["quot",'"'],["apos","'"]]);function l(i){if(!i.includes("&"))return i;const t=[];let e=0;for(let s=i.indexOf("&");s>=0;s=i.indexOf(
"&",e)){const c=i.indexOf(";",s);if(c<0||c-s>12)return;const a=i.slice(s+1,c),p=_.get(a)??d(a);if(p===void 0)return;t.push(i.slice(e,s),p),e=c+1}return t.push(i.
slice(e)),t.join("")}function d(i){const t=/^#(?:x([\dA-Fa-f]+)|(\d+))$/.exec(i),e=t?parseInt(t[1]??t[2],t[1]===void 0?10:16):-1;return e>0&&e<=1114111&&!(e>=55296&&
e<=57343)?String.fromCodePoint(e):void 0}function n(i){const[t,e,s,c]=i;if(t===0&&e===0&&(s===254||s===0)||t===255&&e===254&&s===0&&c===0)return o(i);if(t===254&&
e===255||t===0&&e===60)return r(new TextDecoder("utf-16be").decode(i));if(t===255&&e===254||t===60&&e===0)return r(new TextDecoder("utf-16le").decode(i));const a=new TextDecoder().
decode(i);return r(a.includes("�")?Buffer.from(i).toString("latin1"):a)}const r=i=>i.startsWith("\uFEFF")?i.slice(1):i;function o(i){const t=new DataView(i.buffer,
i.byteOffset,i.byteLength),e=i[0]!==0,s=[];for(let c=0;c+4<=i.length;c+=4){const a=t.getUint32(c,e);if(a>1114111)return;s.push(String.fromCodePoint(a))}return r(
s.join(""))}const f=i=>i.replaceAll("&","&amp;").replaceAll("<","&lt;").replaceAll(">","&gt;").replaceAll('"',"&quot;")}),60912:((K,R,h)=>{h.d(R,{QH:()=>O,T3:()=>D,
_L:()=>l});var g=h(21115),T=h(3907),M=h(45599);function O(d,n,r){const{text:o,properties:f,end:i,about:t}=d,e=[];let s=0;for(const c of f.filter(n).sort((a,p)=>a.
from-p.from))c.from<s||(e.push(o.slice(s,c.from)),s=c.to);return e.push(o.slice(s,Math.max(i,s))),r.length>0&&e.push(P(r,t)),e.push(o.slice(Math.max(i,s))),_(e.
join(""))}function D(d){return`<?xpacket begin="\uFEFF" id="W5M0MpCehiHzreSzNTczkc9d"?>
<x:xmpmeta xmlns:x="adobe:ns:meta/">
<rdf:RDF xmlns:rdf="${g.dK.rdf}">
${P(d,"")}</rdf:RDF>
</x:xmpmeta>
<?xpacket end="w"?>`}function P(d,n){const o=[...new Set(d.map(({prefix:i})=>i))].map(i=>` xmlns:${i}="${g.dK[i]}"`).join(""),f=d.map(({prefix:i,name:t,form:e,values:s})=>`\
<${i}:${t}>${u(e,s)}</${i}:${t}>
`);return`<rdf:Description xmlns:rdf="${g.dK.rdf}" rdf:about="${(0,T.X)(n)}"${o}>
${f.join("")}</rdf:Description>
`}function u(d,n){const r=o=>n.map(f=>`<rdf:li${o}>${(0,T.X)(f)}</rdf:li>`).join("");switch(d){case"simple":return(0,T.X)(n[0]??"");case"alternative":return`<rd\
f:Alt>${r(' xml:lang="x-default"')}</rdf:Alt>`;case"ordered":return`<rdf:Seq>${r("")}</rdf:Seq>`;case"unordered":return`<rdf:Bag>${r("")}</rdf:Bag>`}}const _=d=>d.
replace(/^(\s*<\?xml\s[^>]*encoding\s*=\s*["'])[^"']*/,"$1UTF-8");function l(d,n){const r=d.catalog.get("Metadata"),o=d.resolve(r),f=o instanceof M.Z6?[...o.dict].
filter(([e])=>!["Filter","DecodeParms","Length"].includes(e)):[],i=new M.Bi([["Type",new M.SX("Metadata")],["Subtype",new M.SX("XML")],...f]),t=new M.Z6(i,Buffer.
from(n,"utf8"));(0,M.i9)(r)&&o instanceof M.Z6?d.put(r,t):d.edit(d.catalogNumber).set("Metadata",d.add(t))}}),1975:((K,R,h)=>{h.d(R,{kg:()=>D,m:()=>O,sm:()=>P});
var g=h(21115),T=h(3907);const M=1e5,O={text:"",properties:[],malformed:!0,end:-1,about:""};async function D(d,n){const r=(0,T.xK)(d);if(r===void 0)return O;const o=new _,
i=await(0,T.km)(r,n,t=>(o.take(t),o.broken))!=="well-formed"||o.depth>0||o.end<0||!o.declared;return{text:r,properties:o.properties,malformed:i,end:o.end,about:o.
about}}function P(d,n,r){return d?.properties.find(o=>o.name===r&&o.namespace===g.dK[n])?.values??[]}const u=-2;class _{properties=[];broken=!1;declared=!0;end=-1;about="";scope=new g.
ee;open=[];root=u;loose=!1;items=[];pieces=[];get depth(){return this.open.length}take(n){n.kind==="start"||n.kind==="empty"?(this.start(n.name,n.attributes,n.from),
n.kind==="empty"&&!this.broken&&this.close(n.name,n.to,n.to)):n.kind==="end"?this.close(n.name,n.from,n.to):n.kind==="text"&&this.isInProperty()&&this.pieces.push(
n.text)}isInProperty(){return this.root!==u&&this.open.length>this.root+2}start(n,r,o){if(this.open.length>=T.ol&&(this.broken=!0),this.broken)return;this.scope.
enter(r);const f=this.scope.ofElement(n),i=f.namespace===g.dK.rdf,t=i&&f.local==="li";this.root===u&&this.end<0&&i&&f.local==="Description"&&(this.root=this.open.
length-1,this.loose=!0);const e=this.open.length-this.root,s=t?r.find(({name:c})=>c==="xml:lang")?.value:void 0;if(this.open.push({name:n,...f,from:o,language:s}),
this.root===u){if(!i||f.local!=="RDF"||this.end>=0)return;this.root=this.open.length-1,this.declared=this.scope.declares(n)}else if(e===1)this.describe(r);else if(e===
2){this.items=[];const c=r.find(({name:a})=>this.isRdf(a,"resource"));this.pieces=c?[c.value]:[]}else t&&(this.pieces=[])}describe(n){for(const{name:r,value:o,from:f,
to:i}of n){if((0,g.HC)(r))continue;const{namespace:t,local:e}=this.scope.ofAttribute(r);t===g.dK.rdf&&e==="about"&&(this.about=o),!(t===""||t===g.dK.rdf||t===g.
dK.xml)&&this.add({namespace:t,name:e,values:[o],from:f,to:i})}}close(n,r,o){const f=this.open.pop();if(f?.name!==n){this.broken=!0;return}this.scope.leave();const i=this.
open.length-this.root;if(this.root!==u)if(i===0)this.end=r,this.root=u;else if(i===1&&this.loose)this.root=u,this.loose=!1;else if(i===2){const t=this.items.length>
0?l(this.items):[this.pieces.join("").trim()];this.add({namespace:f.namespace,name:f.local,values:t,from:f.from,to:o})}else i>2&&f.namespace===g.dK.rdf&&f.local===
"li"&&(this.items.push({text:this.pieces.join("").trim(),language:f.language}),this.pieces=[])}add(n){this.properties.length<M?this.properties.push(n):this.broken=
!0}isRdf(n,r){const o=this.scope.ofAttribute(n);return o.local===r&&o.namespace===g.dK.rdf}}function l(d){const n=d.findIndex(({language:o})=>o?.toLowerCase()===
"x-default"),r=d.map(({text:o})=>o);return n>0?[r[n],...r.slice(0,n),...r.slice(n+1)]:r}}),9876:((K,R,h)=>{h.d(R,{Vn:()=>T,ZM:()=>P,s:()=>M});var g=h(47707);async function T(){
const{default:u}=await h.e(3286).then(h.bind(h,23286));return function*(_){const l=new u(_);let d=0;for(let n=l.nextBreak();n;n=l.nextBreak()){const r=n.position;
let o=r;for(;o>d&&_[o-1]===" ";)o--;yield{start:d,end:o,next:r},d=r}}}const M=(u,_)=>(0,g.qf)(u).map(l=>({text:l,width:_(l)})),O=/[_\-–—/.,;:]$/,D=/^[.,;:!?)\]}%»”’…]/;
function*P(u,_,l="separators"){let d=0;for(let n=0;n<u.length;d++){let r=n;for(let o=0;r<u.length&&(o+=u[r].width,!(o>_(d)&&r>n));r++);if(l==="letters"){let o=r;
for(;o>n&&o<u.length&&D.test(u[o].text);)o--;o>n&&(r=o)}else if(l==="separators"&&r<u.length){let o=r;for(;o>n&&!O.test(u[o-1].text);)o--;o-n>=(r-n)/2&&(r=o)}yield r-
n,n=r}}})};
