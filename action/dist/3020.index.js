"use strict";exports.id=3020,exports.ids=[3020],exports.modules={12889:((C,P,h)=>{h.d(P,{Rl:()=>i,Vv:()=>D,fM:()=>E,ft:()=>l,jB:()=>o,pr:()=>n,rg:()=>r,vw:()=>c,wE:()=>f});var m=h(
46161),w=h(93604),_=h(47707);const D="‏",E="‎";let T;const p=()=>T??=(0,m.A)(),x=/[\u0590-\u08ff\u200f\u202b\u202e\u2067\u2068\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u,
l=e=>x.test(e),c=e=>l(e)&&(p().getEmbeddingLevels(e).paragraphs[0]?.level??0)%2===1;function n(e){if(!l(e))return e===""?[]:[{text:e,rtl:!1,at:0}];const{levels:t,
paragraphs:s}=p().getEmbeddingLevels(e),a=s[0]?.level??0;for(let u=e.length-1;u>=0&&/\s/.test(e[u]);u--)t[u]=a;const d=[];for(let u=0,g=0;u<e.length;u=g){const M=t[u];
for(;g<e.length&&t[g]===M;)g++;d.push({level:M,text:e.slice(u,g),at:u})}const O=d.reduce((u,{level:g})=>Math.max(u,g),0);for(let u=O;u>0;u--)for(let g=0,M=0;g<d.
length;g=M+1){for(M=g;M<d.length&&d[M].level>=u;)M++;for(let v=g,A=M-1;v<A;v++,A--)[d[v],d[A]]=[d[A],d[v]]}return d.map(({level:u,text:g,at:M})=>({text:g,rtl:u%
2===1,at:M}))}function*r(e,t){const s=new Int32Array(t.length+1);for(const[a,d]of t.entries())s[a+1]=s[a]+d.length;for(const{text:a,rtl:d,at:O}of n(e+t.join(""))){
const u=O-e.length,g=u+a.length,M=[];for(let v=Math.max((0,w.M)(s,u)-1,0);v<t.length&&s[v]<g;v++){const A=Math.max(u-s[v],0),R=t[v].slice(A,Math.max(g-s[v],0));
R!==""&&M.push({text:R,rtl:d,at:A,index:v})}yield*d?M.reverse():M}}const o=e=>Array.from(e,t=>p().getMirroredCharacter(t)??t).join(""),f=e=>(0,_.qf)(o(e)).reverse().
join(""),i=e=>n(e).flatMap(({text:t,rtl:s})=>s?(0,_.qf)(o(t)).reverse():(0,_.qf)(t))}),21281:((C,P,h)=>{h.d(P,{Ip:()=>x,XM:()=>o,Xb:()=>r,ds:()=>p,qg:()=>n});var m=h(
59071),w=h(70549),_=h(21115),D=h(824),E=h(1975),T=h(60912);const p=(0,w.n)(async e=>x(e,await(0,D.Br)(e)));function x(e,t){const s=(M,v)=>(0,m.wh)((0,E.sm)(t,M,
v)[0]??""),a=c(s("pdfaid","part"),s("pdfaid","conformance").toLowerCase()),d=l(s("pdfuaid","part"))?`PDF/UA-${s("pdfuaid","part")}`:void 0,u=[s("pdfxid","GTS_PD\
FXVersion")||s("pdfx","GTS_PDFXVersion")||((0,m.Gh)(e.resolve((0,D._U)(e)?.get("GTS_PDFXVersion")))??""),s("pdfe","ISO_PDFEVersion"),s("pdfvtid","GTS_PDFVTVersi\
on")],g=[a?.name,d,...u.filter(M=>/^PDF\/[\w .:/()-]{1,40}$/.test(M))];return{archive:a,accessible:d,names:g.filter(M=>M!==void 0)}}const l=e=>/^[1-9]$/.test(e);
function c(e,t){if(!l(e))return;const s=/^[abuef]$/.test(t)?t:"";return{part:Number(e),level:s,name:`PDF/A-${e}${s}`}}function n(e,t,s,a){return t&&i(e,t,[_.dK.
pdfaid]),r(s,a)}const r=({name:e},t)=>({code:"pdfa_identification_removed",message:`The document no longer claims ${e}: ${t}.`});async function o(e){const t=await(0,D.
Br)(e);if(!t)return[];const{archive:s,accessible:a}=x(e,t);i(e,t,[_.dK.pdfaid,_.dK.pdfuaid]);const d=[s?.name,a].filter(O=>O!==void 0);return d.length>0?[f(d)]:
[]}const f=e=>({code:"conformance_dropped",message:`The result no longer claims ${e.join(" and ")}, because a merge cannot guarantee conformance.`});function i(e,t,s){
t.properties.some(({namespace:a})=>s.includes(a))&&(0,T._L)(e,(0,T.QH)(t,({namespace:a})=>s.includes(a),[]))}}),21115:((C,P,h)=>{h.d(P,{HC:()=>D,dK:()=>m,ee:()=>_});
const m={rdf:"http://www.w3.org/1999/02/22-rdf-syntax-ns#",xml:"http://www.w3.org/XML/1998/namespace",dc:"http://purl.org/dc/elements/1.1/",xmp:"http://ns.adobe\
.com/xap/1.0/",xmpMM:"http://ns.adobe.com/xap/1.0/mm/",pdf:"http://ns.adobe.com/pdf/1.3/",pdfaid:"http://www.aiim.org/pdfa/ns/id/",pdfuaid:"http://www.aiim.org/\
pdfua/ns/id/",pdfxid:"http://www.npes.org/pdfx/ns/id/",pdfx:"http://ns.adobe.com/pdfx/1.3/",pdfaExtension:"http://www.aiim.org/pdfa/ns/extension/",pdfaSchema:"h\
ttp://www.aiim.org/pdfa/ns/schema#",pdfaProperty:"http://www.aiim.org/pdfa/ns/property#",fx:"urn:factur-x:pdfa:CrossIndustryDocument:invoice:1p0#",pdfe:"http://\
www.aiim.org/pdfe/ns/id/",pdfvtid:"http://www.npes.org/pdfvt/ns/id/",xfa:"http://www.xfa.org/schema/xfa-data/1.0/",ds:"http://www.w3.org/2000/09/xmldsig#"},w=new Map(
Object.entries(m));class _{uris=new Map;declared=[];known=new Map;enter(l){let c;for(const{name:n,value:r}of l){if(!D(n))continue;const o=n.slice(6),f=this.uris.
get(o);f?f.push(r):this.uris.set(o,[r]),(c??=[]).push(o)}this.declared.push(c??E),c&&this.known.clear()}leave(){const l=this.declared.pop()??E;for(const c of l)
this.uris.get(c).pop();l.length>0&&this.known.clear()}declares(l){return(this.uris.get(p(l))?.length??0)>0}ofElement(l){let c=this.known.get(l);if(!c){const n=p(
l),r=this.uris.get(n)?.at(-1)??w.get(n)??"";this.known.size===T&&this.known.clear(),this.known.set(l,c={namespace:r,local:l.slice(l.indexOf(":")+1)})}return c}ofAttribute(l){
return l.includes(":")?this.ofElement(l):{namespace:"",local:l}}}const D=x=>x==="xmlns"||x.startsWith("xmlns:"),E=[],T=1e3,p=x=>x.slice(0,Math.max(x.indexOf(":"),
0))}),824:((C,P,h)=>{h.d(P,{Br:()=>x,_6:()=>c,_U:()=>p});var m=h(58552),w=h(1975),_=h(17079),D=h(45599),E=h(59071),T=h(70549);function p(n){const r=n.resolve(n.
trailer.get("Info"));return r instanceof D.Bi?r:r instanceof D.Z6?r.dict:void 0}const x=(0,T.n)(l);async function l(n){const r=n.get(n.catalogNumber),o=r instanceof
D.Bi?n.resolve(r.get("Metadata")):null;if(!(o instanceof D.Z6))return;let f;try{f=n.decoded(o)}catch(i){if(!(i instanceof m.zU)||i.code==="cancelled")throw i;return w.
m}return(0,w.kg)(f,n.job.pace)}function c(n,r){const o=p(n),f=d=>n.resolve(o?.get(d)),i=(d,O,u=", ")=>{const g=(0,w.sm)(r,d,O).map(E.wh).filter(Boolean).join(u);
return g===""?null:g},e=(d,O)=>{const[u=""]=(0,w.sm)(r,d,O);return(0,E.wh)(u)||null},t=(d,O)=>(0,_._)((0,E.Gh)(f(d))??"")??(0,_._)(e("xmp",O)??"")??null,s=n.get(
n.catalogNumber),a=s instanceof D.Bi?(0,E.Gh)(n.resolve(s.get("Lang"))):null;return{title:(0,E.Gh)(f("Title"))??e("dc","title"),author:(0,E.Gh)(f("Author"))??i(
"dc","creator"),subject:(0,E.Gh)(f("Subject"))??e("dc","description"),keywords:(0,E.Gh)(f("Keywords"))??i("pdf","Keywords")??i("dc","subject"),creator:(0,E.Gh)(
f("Creator"))??e("xmp","CreatorTool"),producer:(0,E.Gh)(f("Producer"))??e("pdf","Producer"),created:t("CreationDate","CreateDate"),modified:t("ModDate","ModifyD\
ate"),language:a??e("dc","language")}}}),3907:((C,P,h)=>{h.d(P,{X:()=>f,km:()=>_,ol:()=>m,xK:()=>n});const m=200,w=1e4;async function _(i,e,t){const s=new D(i);
for(let a=s.next();a;a=s.next()){if(t(a))return"left";const d=e.step((a.to-a.from)*4+50);d&&await d}return s.hasDocumentType?"document type":s.malformed?"malfor\
med":"well-formed"}class D{text;malformed=!1;hasDocumentType=!1;at=0;constructor(e){this.text=e}next(){const{text:e,at:t}=this;if(t>=e.length)return;if(e.charCodeAt(
t)!==E)return this.characters(t,this.nextTag(t));if(e.startsWith("<!--",t))return this.other(t,"-->",4);if(e.startsWith("<?",t))return this.other(t,"?>",2);if(e.
startsWith("<![CDATA[",t)){const a=e.indexOf("]]>",t);return a<0?this.end():(this.at=a+3,{kind:"text",text:e.slice(t+9,a),from:t,to:this.at})}return e.startsWith(
"<!",t)?(this.hasDocumentType=e.startsWith("<!DOCTYPE",t),this.end()):(e.charCodeAt(t+1)===p?this.endTag(t):this.startTag(t))??this.fault(t,this.nextTag(t+1))}other(e,t,s){
const a=this.text.indexOf(t,e+s);return a<0?this.end():(this.at=a+t.length,{kind:"other",from:e,to:this.at})}endTag(e){const t=this.name(e+2),s=this.blanks(t);if(!(t===
e+2||this.text.charCodeAt(s)!==T))return this.at=s+1,{kind:"end",name:this.text.slice(e+2,t),from:e,to:this.at}}startTag(e){const{text:t}=this,s=this.name(e+1);
if(s===e+1)return;const a=t.slice(e+1,s),d=[];for(let O=s;;){const u=this.blanks(O),g=t.charCodeAt(u);if(g===T||g===p&&t.charCodeAt(u+1)===T)return this.at=g===
T?u+1:u+2,{kind:g===T?"start":"empty",name:a,attributes:d,from:e,to:this.at};const M=this.name(u),v=this.blanks(M),A=this.blanks(v+1),R=t[A];if(u===O||M===u||t[v]!==
"="||R!=='"'&&R!=="'")return;const b=t.indexOf(R,A+1),L=t.slice(A+1,Math.max(b,A+1)),K=L.includes("<")?void 0:l(L);if(b<0||K===void 0||d.length>=w)return;d.push(
{name:t.slice(u,M),value:K,from:u,to:b+1}),O=b+1}}characters(e,t){const s=l(this.text.slice(e,t));return s===void 0?this.fault(e,t):(this.at=t,{kind:"text",text:s,
from:e,to:t})}nextTag(e){const t=this.text.indexOf("<",e);return t<0?this.text.length:t}fault(e,t){return this.malformed=!0,this.at=t,{kind:"other",from:e,to:t}}end(){
this.malformed=!0,this.at=this.text.length}blanks(e){const{text:t}=this;for(;;){const s=t.charCodeAt(e);if(s!==32&&s!==9&&s!==10&&s!==13)return e;e++}}name(e){const{
text:t}=this;for(;e<t.length;e++){const s=t.charCodeAt(e);if(s<=32||s===p||s===T||s===E||s===61||s===34||s===39)break}return e}}const[E,T,p]=[60,62,47],x=new Map(
[["amp","&"],["lt","<"],["gt",">"],["quot",'"'],["apos","'"]]);function l(i){if(!i.includes("&"))return i;const e=[];let t=0;for(let s=i.indexOf("&");s>=0;s=i.indexOf(
"&",t)){const a=i.indexOf(";",s);if(a<0||a-s>12)return;const d=i.slice(s+1,a),O=x.get(d)??c(d);if(O===void 0)return;e.push(i.slice(t,s),O),t=a+1}return e.push(i.
slice(t)),e.join("")}function c(i){const e=/^#(?:x([\dA-Fa-f]+)|(\d+))$/.exec(i),t=e?parseInt(e[1]??e[2],e[1]===void 0?10:16):-1;return t>0&&t<=1114111&&!(t>=55296&&
t<=57343)?String.fromCodePoint(t):void 0}function n(i){const[e,t,s,a]=i;if(e===0&&t===0&&(s===254||s===0)||e===255&&t===254&&s===0&&a===0)return o(i);if(e===254&&
t===255||e===0&&t===60)return r(new TextDecoder("utf-16be").decode(i));if(e===255&&t===254||e===60&&t===0)return r(new TextDecoder("utf-16le").decode(i));const d=new TextDecoder().
decode(i);return r(d.includes("�")?Buffer.from(i).toString("latin1"):d)}const r=i=>i.startsWith("\uFEFF")?i.slice(1):i;function o(i){const e=new DataView(i.buffer,
i.byteOffset,i.byteLength),t=i[0]!==0,s=[];for(let a=0;a+4<=i.length;a+=4){const d=e.getUint32(a,t);if(d>1114111)return;s.push(String.fromCodePoint(d))}return r(
s.join(""))}const f=i=>i.replaceAll("&","&amp;").replaceAll("<","&lt;").replaceAll(">","&gt;").replaceAll('"',"&quot;")}),60912:((C,P,h)=>{h.d(P,{QH:()=>D,T3:()=>E,
_L:()=>l});var m=h(21115),w=h(3907),_=h(45599);function D(c,n,r){const{text:o,properties:f,end:i,about:e}=c,t=[];let s=0;for(const a of f.filter(n).sort((d,O)=>d.
from-O.from))a.from<s||(t.push(o.slice(s,a.from)),s=a.to);return t.push(o.slice(s,Math.max(i,s))),r.length>0&&t.push(T(r,e)),t.push(o.slice(Math.max(i,s))),x(t.
join(""))}function E(c){return`<?xpacket begin="\uFEFF" id="W5M0MpCehiHzreSzNTczkc9d"?>
<x:xmpmeta xmlns:x="adobe:ns:meta/">
<rdf:RDF xmlns:rdf="${m.dK.rdf}">
${T(c,"")}</rdf:RDF>
</x:xmpmeta>
<?xpacket end="w"?>`}function T(c,n){const o=[...new Set(c.map(({prefix:i})=>i))].map(i=>` xmlns:${i}="${m.dK[i]}"`).join(""),f=c.map(({prefix:i,name:e,form:t,values:s})=>`\
<${i}:${e}>${p(t,s)}</${i}:${e}>
`);return`<rdf:Description xmlns:rdf="${m.dK.rdf}" rdf:about="${(0,w.X)(n)}"${o}>
${f.join("")}</rdf:Description>
`}function p(c,n){const r=o=>n.map(f=>`<rdf:li${o}>${(0,w.X)(f)}</rdf:li>`).join("");switch(c){case"simple":return(0,w.X)(n[0]??"");case"alternative":return`<rd\
f:Alt>${r(' xml:lang="x-default"')}</rdf:Alt>`;case"ordered":return`<rdf:Seq>${r("")}</rdf:Seq>`;case"unordered":return`<rdf:Bag>${r("")}</rdf:Bag>`}}const x=c=>c.
replace(/^(\s*<\?xml\s[^>]*encoding\s*=\s*["'])[^"']*/,"$1UTF-8");function l(c,n){const r=c.catalog.get("Metadata"),o=c.resolve(r),f=o instanceof _.Z6?[...o.dict].
filter(([t])=>!["Filter","DecodeParms","Length"].includes(t)):[],i=new _.Bi([["Type",new _.SX("Metadata")],["Subtype",new _.SX("XML")],...f]),e=new _.Z6(i,Buffer.
from(n,"utf8"));(0,_.i9)(r)&&o instanceof _.Z6?c.put(r,e):c.edit(c.catalogNumber).set("Metadata",c.add(e))}}),1975:((C,P,h)=>{h.d(P,{kg:()=>E,m:()=>D,sm:()=>T});
var m=h(21115),w=h(3907);const _=1e5,D={text:"",properties:[],malformed:!0,end:-1,about:""};async function E(c,n){const r=(0,w.xK)(c);if(r===void 0)return D;const o=new x,
i=await(0,w.km)(r,n,e=>(o.take(e),o.broken))!=="well-formed"||o.depth>0||o.end<0||!o.declared;return{text:r,properties:o.properties,malformed:i,end:o.end,about:o.
about}}function T(c,n,r){return c?.properties.find(o=>o.name===r&&o.namespace===m.dK[n])?.values??[]}const p=-2;class x{properties=[];broken=!1;declared=!0;end=-1;about="";scope=new m.
ee;open=[];root=p;loose=!1;items=[];pieces=[];get depth(){return this.open.length}take(n){n.kind==="start"||n.kind==="empty"?(this.start(n.name,n.attributes,n.from),
n.kind==="empty"&&!this.broken&&this.close(n.name,n.to,n.to)):n.kind==="end"?this.close(n.name,n.from,n.to):n.kind==="text"&&this.isInProperty()&&this.pieces.push(
n.text)}isInProperty(){return this.root!==p&&this.open.length>this.root+2}start(n,r,o){if(this.open.length>=w.ol&&(this.broken=!0),this.broken)return;this.scope.
enter(r);const f=this.scope.ofElement(n),i=f.namespace===m.dK.rdf,e=i&&f.local==="li";this.root===p&&this.end<0&&i&&f.local==="Description"&&(this.root=this.open.
length-1,this.loose=!0);const t=this.open.length-this.root,s=e?r.find(({name:a})=>a==="xml:lang")?.value:void 0;if(this.open.push({name:n,...f,from:o,language:s}),
this.root===p){if(!i||f.local!=="RDF"||this.end>=0)return;this.root=this.open.length-1,this.declared=this.scope.declares(n)}else if(t===1)this.describe(r);else if(t===
2){this.items=[];const a=r.find(({name:d})=>this.isRdf(d,"resource"));this.pieces=a?[a.value]:[]}else e&&(this.pieces=[])}describe(n){for(const{name:r,value:o,from:f,
to:i}of n){if((0,m.HC)(r))continue;const{namespace:e,local:t}=this.scope.ofAttribute(r);e===m.dK.rdf&&t==="about"&&(this.about=o),!(e===""||e===m.dK.rdf||e===m.
dK.xml)&&this.add({namespace:e,name:t,values:[o],from:f,to:i})}}close(n,r,o){const f=this.open.pop();if(f?.name!==n){this.broken=!0;return}this.scope.leave();const i=this.
open.length-this.root;if(this.root!==p)if(i===0)this.end=r,this.root=p;else if(i===1&&this.loose)this.root=p,this.loose=!1;else if(i===2){const e=this.items.length>
0?l(this.items):[this.pieces.join("").trim()];this.add({namespace:f.namespace,name:f.local,values:e,from:f.from,to:o})}else i>2&&f.namespace===m.dK.rdf&&f.local===
"li"&&(this.items.push({text:this.pieces.join("").trim(),language:f.language}),this.pieces=[])}add(n){this.properties.length<_?this.properties.push(n):this.broken=
!0}isRdf(n,r){const o=this.scope.ofAttribute(n);return o.local===r&&o.namespace===m.dK.rdf}}function l(c){const n=c.findIndex(({language:o})=>o?.toLowerCase()===
"x-default"),r=c.map(({text:o})=>o);return n>0?[r[n],...r.slice(0,n),...r.slice(n+1)]:r}}),9876:((C,P,h)=>{h.d(P,{Vn:()=>w,ZM:()=>T,s:()=>_});var m=h(47707);async function w(){
const{default:p}=await h.e(3286).then(h.bind(h,23286));return function*(x){const l=new p(x);let c=0;for(let n=l.nextBreak();n;n=l.nextBreak()){const r=n.position;
let o=r;for(;o>c&&x[o-1]===" ";)o--;yield{start:c,end:o,next:r},c=r}}}const _=(p,x)=>(0,m.qf)(p).map(l=>({text:l,width:x(l)})),D=/[_\-–—/.,;:]$/,E=/^[.,;:!?)\]}%»”’…]/;
function T(p,x,l="separators"){const c=[];for(let n=0;n<p.length;){let r=n;for(let o=0;r<p.length&&(o+=p[r].width,!(o>x(c.length)&&r>n));r++);if(l==="letters"){
let o=r;for(;o>n&&o<p.length&&E.test(p[o].text);)o--;o>n&&(r=o)}else if(l==="separators"&&r<p.length){let o=r;for(;o>n&&!D.test(p[o-1].text);)o--;o-n>=(r-n)/2&&
(r=o)}c.push(r-n),n=r}return c}})};
