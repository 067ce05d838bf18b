"use strict";exports.id=3020,exports.ids=[3020],exports.modules={12889:((B,L,u)=>{u.d(L,{Rl:()=>O,Vv:()=>P,fM:()=>w,ft:()=>m,jB:()=>f,pr:()=>i,rg:()=>a,vw:()=>r,wE:()=>x});var _=u(
46161),v=u(93604),M=u(47707);const P="‏",w="‎";let C;const p=()=>C??=(0,_.A)(),g=/[\u0590-\u08ff\u200f\u202b\u202e\u2067\u2068\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u,
m=e=>g.test(e),d=4e3,s=e=>p().getEmbeddingLevels(e.slice(0,d)).paragraphs[0]?.level??0,r=e=>m(e)&&s(e)%2===1,i=e=>[...c(e)];function*c(e){if(!m(e)){e!==""&&(yield{
text:e,rtl:!1,at:0});return}if(e.length<=d)return yield*l(e,0);const n=s(e)%2===1,t=[];for(let o=0;o<e.length;)o=Math.min(o+d,e.length),/[\ud800-\udbff]/.test(e[o-
1])&&(o=Math.min(o+1,e.length)),t.push(o);for(let o=0;o<t.length;o++){const h=n?t.length-1-o:o,T=t[h-1]??0;yield*l(e.slice(T,t[h]),T,n?"rtl":"ltr")}}function l(e,n,t){
const{levels:o,paragraphs:h}=p().getEmbeddingLevels(e,t),T=h[0]?.level??0;for(let E=e.length-1;E>=0&&/\s/.test(e[E]);E--)o[E]=T;const A=[];for(let E=0,D=0;E<e.length;E=
D){const R=o[E];for(;D<e.length&&o[D]===R;)D++;A.push({level:R,text:e.slice(E,D),at:E})}const I=A.reduce((E,{level:D})=>Math.max(E,D),0);for(let E=I;E>0;E--)for(let D=0,
R=0;D<A.length;D=R+1){for(R=D;R<A.length&&A[R].level>=E;)R++;for(let K=D,b=R-1;K<b;K++,b--)[A[K],A[b]]=[A[b],A[K]]}return A.map(({level:E,text:D,at:R})=>({text:D,
rtl:E%2===1,at:n+R}))}function*a(e,n){const t=new Int32Array(n.length+1);for(const[o,h]of n.entries())t[o+1]=t[o]+h.length;for(const{text:o,rtl:h,at:T}of c(e+n.
join(""))){const A=T-e.length,I=A+o.length,E=[];for(let D=Math.max((0,v.MJ)(t,A)-1,0);D<n.length&&t[D]<I;D++){const R=Math.max(A-t[D],0),K=n[D].slice(R,Math.max(
I-t[D],0));K!==""&&E.push({text:K,rtl:h,at:R,index:D})}yield*h?E.reverse():E}}const f=e=>Array.from(e,n=>p().getMirroredCharacter(n)??n).join(""),x=e=>(0,M.qf)(
f(e)).reverse().join(""),O=e=>i(e).flatMap(({text:n,rtl:t})=>t?(0,M.qf)(f(n)).reverse():(0,M.qf)(n))}),21281:((B,L,u)=>{u.d(L,{Ip:()=>g,XM:()=>i,Xb:()=>r,ds:()=>p,
qg:()=>s});var _=u(59071),v=u(70549),M=u(21115),P=u(824),w=u(1975),C=u(60912);const p=(0,v.n)(async a=>g(a,await(0,P.Br)(a)));function g(a,f){const x=(h,T)=>(0,_.
wh)((0,w.sm)(f,h,T)[0]??""),O=d(x("pdfaid","part"),x("pdfaid","conformance").toLowerCase()),e=m(x("pdfuaid","part"))?`PDF/UA-${x("pdfuaid","part")}`:void 0,t=[x(
"pdfxid","GTS_PDFXVersion")||x("pdfx","GTS_PDFXVersion")||((0,_.Gh)(a.resolve((0,P._U)(a)?.get("GTS_PDFXVersion")))??""),x("pdfe","ISO_PDFEVersion"),x("pdfvtid",
"GTS_PDFVTVersion")],o=[O?.name,e,...t.filter(h=>/^PDF\/[\w .:/()-]{1,40}$/.test(h))];return{archive:O,accessible:e,names:o.filter(h=>h!==void 0)}}const m=a=>/^[1-9]$/.
test(a);function d(a,f){if(!m(a))return;const x=/^[abuef]$/.test(f)?f:"";return{part:Number(a),level:x,name:`PDF/A-${a}${x}`}}function s(a,f,x,O){return f&&l(a,
f,[M.dK.pdfaid]),r(x,O)}const r=({name:a},f)=>({code:"pdfa_identification_removed",message:`The document no longer claims ${a}: ${f}.`});async function i(a){const f=await(0,P.
Br)(a);if(!f)return[];const{archive:x,accessible:O}=g(a,f);l(a,f,[M.dK.pdfaid,M.dK.pdfuaid]);const e=[x?.name,O].filter(n=>n!==void 0);return e.length>0?[c(e)]:
[]}const c=a=>({code:"conformance_dropped",message:`The result no longer claims ${a.join(" and ")}, because a merge cannot guarantee conformance.`});function l(a,f,x){
f.properties.some(({namespace:O})=>x.includes(O))&&(0,C._L)(a,(0,C.QH)(f,({namespace:O})=>x.includes(O),[]))}}),21115:((B,L,u)=>{u.d(L,{HC:()=>P,dK:()=>_,ee:()=>M});
const _={rdf:"http://www.w3.org/1999/02/22-rdf-syntax-ns#",xml:"http://www.w3.org/XML/1998/namespace",dc:"http://purl.org/dc/elements/1.1/",xmp:"http://ns.adobe\
.com/xap/1.0/",xmpMM:"http://ns.adobe.com/xap/1.0/mm/",pdf:"http://ns.adobe.com/pdf/1.3/",pdfaid:"http://www.aiim.org/pdfa/ns/id/",pdfuaid:"http://www.aiim.org/\
pdfua/ns/id/",pdfxid:"http://www.npes.org/pdfx/ns/id/",pdfx:"http://ns.adobe.com/pdfx/1.3/",pdfaExtension:"http://www.aiim.org/pdfa/ns/extension/",pdfaSchema:"h\
ttp://www.aiim.org/pdfa/ns/schema#",pdfaProperty:"http://www.aiim.org/pdfa/ns/property#",fx:"urn:factur-x:pdfa:CrossIndustryDocument:invoice:1p0#",pdfe:"http://\
www.aiim.org/pdfe/ns/id/",pdfvtid:"http://www.npes.org/pdfvt/ns/id/",xfa:"http://www.xfa.org/schema/xfa-data/1.0/",ds:"http://www.w3.org/2000/09/xmldsig#"},v=new Map(
Object.entries(_));class M{uris=new Map;declared=[];known=new Map;enter(m){let d;for(const{name:s,value:r}of m){if(!P(s))continue;const i=s.slice(6),c=this.uris.
get(i);c?c.push(r):this.uris.set(i,[r]),(d??=[]).push(i)}this.declared.push(d??w),d&&this.known.clear()}leave(){const m=this.declared.pop()??w;for(const d of m)
this.uris.get(d).pop();m.length>0&&this.known.clear()}declares(m){return(this.uris.get(p(m))?.length??0)>0}ofElement(m){let d=this.known.get(m);if(!d){const s=p(
m),r=this.uris.get(s)?.at(-1)??v.get(s)??"";this.known.size===C&&this.known.clear(),this.known.set(m,d={namespace:r,local:m.slice(m.indexOf(":")+1)})}return d}ofAttribute(m){
return m.includes(":")?this.ofElement(m):{namespace:"",local:m}}}const P=g=>g==="xmlns"||g.startsWith("xmlns:"),w=[],C=1e3,p=g=>g.slice(0,Math.max(g.indexOf(":"),
0))}),824:((B,L,u)=>{u.d(L,{Br:()=>g,_6:()=>d,_U:()=>p});var _=u(58552),v=u(1975),M=u(17079),P=u(45599),w=u(59071),C=u(70549);function p(s){const r=s.resolve(s.
trailer.get("Info"));return r instanceof P.Bi?r:r instanceof P.Z6?r.dict:void 0}const g=(0,C.n)(m);async function m(s){const r=s.get(s.catalogNumber),i=r instanceof
P.Bi?s.resolve(r.get("Metadata")):null;if(!(i instanceof P.Z6))return;let c;try{c=s.decoded(i)}catch(l){if(!(l instanceof _.zU)||l.code==="cancelled")throw l;return v.
m}return(0,v.kg)(c,s.job.pace)}function d(s,r){const i=p(s),c=e=>s.resolve(i?.get(e)),l=(e,n,t=", ")=>{const o=(0,v.sm)(r,e,n).map(w.wh).filter(Boolean).join(t);
return o===""?null:o},a=(e,n)=>{const[t=""]=(0,v.sm)(r,e,n);return(0,w.wh)(t)||null},f=(e,n)=>(0,M._)((0,w.Gh)(c(e))??"")??(0,M._)(a("xmp",n)??"")??null,x=s.get(
s.catalogNumber),O=x instanceof P.Bi?(0,w.Gh)(s.resolve(x.get("Lang"))):null;return{title:(0,w.Gh)(c("Title"))??a("dc","title"),author:(0,w.Gh)(c("Author"))??l(
"dc","creator"),subject:(0,w.Gh)(c("Subject"))??a("dc","description"),keywords:(0,w.Gh)(c("Keywords"))??l("pdf","Keywords")??l("dc","subject"),creator:(0,w.Gh)(
c("Creator"))??a("xmp","CreatorTool"),producer:(0,w.Gh)(c("Producer"))??a("pdf","Producer"),created:f("CreationDate","CreateDate"),modified:f("ModDate","ModifyD\
ate"),language:O??a("dc","language")}}}),3907:((B,L,u)=>{u.d(L,{Rt:()=>i,X:()=>O,km:()=>P,ol:()=>v,xK:()=>r});var _=u(78157);const v=200,M=1e4;async function P(e,n,t){
const o=new w(e);for(let h=o.next();h;h=o.next()){if(t(h))return"left";const T=n.step((h.to-h.from)*4+50);T&&await T}return o.hasDocumentType?"document type":o.
malformed?"malformed":"well-formed"}class w{text;malformed=!1;hasDocumentType=!1;at=0;constructor(n){this.text=n}next(){const{text:n,at:t}=this;if(t>=n.length)return;
if(n.charCodeAt(t)!==C)return this.characters(t,this.nextTag(t));if(n.startsWith("<!--",t))return this.other(t,"-->",4);if(n.startsWith("<?",t))return this.other(
t,"?>",2);if(n.startsWith("<![CDATA[",t)){const h=n.indexOf("]]>",t);return h<0?this.end():(this.at=h+3,{kind:"text",text:n.slice(t+9,h),from:t,to:this.at})}return n.
startsWith("<!",t)?(this.hasDocumentType=n.startsWith("<!DOCTYPE",t),this.end()):(n.charCodeAt(t+1)===g?this.endTag(t):this.startTag(t))??this.fault(t,this.nextTag(
t+1))}other(n,t,o){const h=this.text.indexOf(t,n+o);return h<0?this.end():(this.at=h+t.length,{kind:"other",from:n,to:this.at})}endTag(n){const t=this.name(n+2),
o=this.blanks(t);if(!(t===n+2||this.text.charCodeAt(o)!==p))return this.at=o+1,{kind:"end",name:this.text.slice(n+2,t),from:n,to:this.at}}startTag(n){const{text:t}=this,
o=this.name(n+1);if(o===n+1)return;const h=t.slice(n+1,o),T=[];for(let A=o;;){const I=this.blanks(A),E=t.charCodeAt(I);if(E===p||E===g&&t.charCodeAt(I+1)===p)return this.
at=E===p?I+1:I+2,{kind:E===p?"start":"empty",name:h,attributes:T,from:n,to:this.at};const D=this.name(I),R=this.blanks(D),K=this.blanks(R+1),b=t[K];if(I===A||D===
I||t[R]!=="="||b!=='"'&&b!=="'")return;const S=t.indexOf(b,K+1),y=t.slice(K+1,Math.max(S,K+1)),U=y.includes("<")?void 0:d(y);if(S<0||U===void 0||T.length>=M)return;
T.push({name:t.slice(I,D),value:U,from:I,to:S+1}),A=S+1}}characters(n,t){const o=d(this.text.slice(n,t));return o===void 0?this.fault(n,t):(this.at=t,{kind:"tex\
t",text:o,from:n,to:t})}nextTag(n){const t=this.text.indexOf("<",n);return t<0?this.text.length:t}fault(n,t){return this.malformed=!0,this.at=t,{kind:"other",from:n,
to:t}}end(){this.malformed=!0,this.at=this.text.length}blanks(n){const{text:t}=this;for(;;){const o=t.charCodeAt(n);if(o!==32&&o!==9&&o!==10&&o!==13)return n;n++}}name(n){
const{text:t}=this;for(;n<t.length;n++){const o=t.charCodeAt(n);if(o<=32||o===g||o===p||o===C||o===61||o===34||o===39)break}return n}}const[C,p,g]=[60,62,47],m=new Map(
[["amp","&"],["lt","<"],["gt",">"],["quot",'"'],["apos","'"]]);function d(e){if(!e.includes("&"))return e;const n=[];let t=0;for(let o=e.indexOf("&");o>=0;o=e.indexOf(
"&",t)){const h=e.indexOf(";",o);if(h<0||h-o>12)return;const T=e.slice(o+1,h),A=m.get(T)??s(T);if(A===void 0)return;n.push(e.slice(t,o),A),t=h+1}return n.push(e.
slice(t)),n.join("")}function s(e){const n=/^#(?:x([\dA-Fa-f]+)|(\d+))$/.exec(e),t=n?parseInt(n[1]??n[2],n[1]===void 0?10:16):-1;return t>0&&t<=1114111&&!(t>=55296&&
t<=57343)?String.fromCodePoint(t):void 0}function r(e){const[n,t,o,h]=e;if(n===0&&t===0&&(o===254||o===0)||n===255&&t===254&&o===0&&h===0)return x(e);if(n===254&&
t===255||n===0&&t===60)return f(new TextDecoder("utf-16be").decode(e));if(n===255&&t===254||n===60&&t===0)return f(new TextDecoder("utf-16le").decode(e));const T=new TextDecoder().
decode(e);return f(T.includes("�")?Buffer.from(e).toString("latin1"):T)}function i(e){if(e[0]===0||e[1]===0||e[0]===254||e[0]===255)return r(e);const t=(0,_.bS)(
e).toString("latin1",0,c),o=l.exec(t)?.[1]?.toLowerCase()??"utf-8";if(a.has(o))try{return new TextDecoder(o,{fatal:!0}).decode(e)}catch{return}}const c=200,l=/^(?:\xef\xbb\xbf)?<\?xml\s[^>]*?encoding\s*=\s*["']([\w.-]+)["']/,
a=new Set(["utf-8","utf8","us-ascii","iso-8859-1","iso-8859-15","windows-1252"]),f=e=>e.startsWith("\uFEFF")?e.slice(1):e;function x(e){const n=new DataView(e.buffer,
e.byteOffset,e.byteLength),t=e[0]!==0,o=[];for(let h=0;h+4<=e.length;h+=4){const T=n.getUint32(h,t);if(T>1114111)return;o.push(String.fromCodePoint(T))}return f(
o.join(""))}const O=e=>e.replaceAll("&","&amp;").replaceAll("<","&lt;").replaceAll(">","&gt;").replaceAll('"',"&quot;")}),60912:((B,L,u)=>{u.d(L,{QH:()=>P,T3:()=>w,
_L:()=>m});var _=u(21115),v=u(3907),M=u(45599);function P(d,s,r){const{text:i,properties:c,end:l,about:a}=d,f=[];let x=0;for(const O of c.filter(s).sort((e,n)=>e.
from-n.from))O.from<x||(f.push(i.slice(x,O.from)),x=O.to);return f.push(i.slice(x,Math.max(l,x))),r.length>0&&f.push(C(r,a)),f.push(i.slice(Math.max(l,x))),g(f.
join(""))}function w(d){return`<?xpacket begin="\uFEFF" id="W5M0MpCehiHzreSzNTczkc9d"?>
<x:xmpmeta xmlns:x="adobe:ns:meta/">
<rdf:RDF xmlns:rdf="${_.dK.rdf}">
${C(d,"")}</rdf:RDF>
</x:xmpmeta>
<?xpacket end="w"?>`}function C(d,s){const i=[...new Set(d.map(({prefix:l})=>l))].map(l=>` xmlns:${l}="${_.dK[l]}"`).join(""),c=d.map(({prefix:l,name:a,form:f,values:x})=>`\
<${l}:${a}>${p(f,x)}</${l}:${a}>
`);return`<rdf:Description xmlns:rdf="${_.dK.rdf}" rdf:about="${(0,v.X)(s)}"${i}>
${c.join("")}</rdf:Description>
`}function p(d,s){const r=i=>s.map(c=>`<rdf:li${i}>${(0,v.X)(c)}</rdf:li>`).join("");switch(d){case"simple":return(0,v.X)(s[0]??"");case"alternative":return`<rd\
f:Alt>${r(' xml:lang="x-default"')}</rdf:Alt>`;case"ordered":return`<rdf:Seq>${r("")}</rdf:Seq>`;case"unordered":return`<rdf:Bag>${r("")}</rdf:Bag>`}}const g=d=>d.
replace(/^(\s*<\?xml\s[^>]*encoding\s*=\s*["'])[^"']*/,"$1UTF-8");function m(d,s){const r=d.catalog.get("Metadata"),i=d.resolve(r),c=i instanceof M.Z6?[...i.dict].
filter(([f])=>!["Filter","DecodeParms","Length"].includes(f)):[],l=new M.Bi([["Type",new M.SX("Metadata")],["Subtype",new M.SX("XML")],...c]),a=new M.Z6(l,Buffer.
from(s,"utf8"));(0,M.i9)(r)&&i instanceof M.Z6?d.put(r,a):d.edit(d.catalogNumber).set("Metadata",d.add(a))}}),1975:((B,L,u)=>{u.d(L,{kg:()=>w,m:()=>P,sm:()=>C});
var _=u(21115),v=u(3907);const M=1e5,P={text:"",properties:[],malformed:!0,end:-1,about:""};async function w(d,s){const r=(0,v.xK)(d);if(r===void 0)return P;const i=new g,
l=await(0,v.km)(r,s,a=>(i.take(a),i.broken))!=="well-formed"||i.depth>0||i.end<0||!i.declared;return{text:r,properties:i.properties,malformed:l,end:i.end,about:i.
about}}function C(d,s,r){return d?.properties.find(i=>i.name===r&&i.namespace===_.dK[s])?.values??[]}const p=-2;class g{properties=[];broken=!1;declared=!0;end=-1;about="";scope=new _.
ee;open=[];root=p;loose=!1;items=[];pieces=[];get depth(){return this.open.length}take(s){s.kind==="start"||s.kind==="empty"?(this.start(s.name,s.attributes,s.from),
s.kind==="empty"&&!this.broken&&this.close(s.name,s.to,s.to)):s.kind==="end"?this.close(s.name,s.from,s.to):s.kind==="text"&&this.isInProperty()&&this.pieces.push(
s.text)}isInProperty(){return this.root!==p&&this.open.length>this.root+2}start(s,r,i){if(this.open.length>=v.ol&&(this.broken=!0),this.broken)return;this.scope.
enter(r);const c=this.scope.ofElement(s),l=c.namespace===_.dK.rdf,a=l&&c.local==="li";this.root===p&&this.end<0&&l&&c.local==="Description"&&(this.root=this.open.
length-1,this.loose=!0);const f=this.open.length-this.root,x=a?r.find(({name:O})=>O==="xml:lang")?.value:void 0;if(this.open.push({name:s,...c,from:i,language:x}),
this.root===p){if(!l||c.local!=="RDF"||this.end>=0)return;this.root=this.open.length-1,this.declared=this.scope.declares(s)}else if(f===1)this.describe(r);else if(f===
2){this.items=[];const O=r.find(({name:e})=>this.isRdf(e,"resource"));this.pieces=O?[O.value]:[]}else a&&(this.pieces=[])}describe(s){for(const{name:r,value:i,from:c,
to:l}of s){if((0,_.HC)(r))continue;const{namespace:a,local:f}=this.scope.ofAttribute(r);a===_.dK.rdf&&f==="about"&&(this.about=i),!(a===""||a===_.dK.rdf||a===_.
dK.xml)&&this.add({namespace:a,name:f,values:[i],from:c,to:l})}}close(s,r,i){const c=this.open.pop();if(c?.name!==s){this.broken=!0;return}this.scope.leave();const l=this.
open.length-this.root;if(this.root!==p)if(l===0)this.end=r,this.root=p;else if(l===1&&this.loose)this.root=p,this.loose=!1;else if(l===2){const a=this.items.length>
0?m(this.items):[this.pieces.join("").trim()];this.add({namespace:c.namespace,name:c.local,values:a,from:c.from,to:i})}else l>2&&c.namespace===_.dK.rdf&&c.local===
"li"&&(this.items.push({text:this.pieces.join("").trim(),language:c.language}),this.pieces=[])}add(s){this.properties.length<M?this.properties.push(s):this.broken=
!0}isRdf(s,r){const i=this.scope.ofAttribute(s);return i.local===r&&i.namespace===_.dK.rdf}}function m(d){const s=d.findIndex(({language:i})=>i?.toLowerCase()===
"x-default"),r=d.map(({text:i})=>i);return s>0?[r[s],...r.slice(0,s),...r.slice(s+1)]:r}}),9876:((B,L,u)=>{u.d(L,{Vn:()=>v,ZM:()=>C,s:()=>M});var _=u(47707);async function v(){
const{default:p}=await u.e(3286).then(u.bind(u,23286));return function*(g){const m=new p(g);let d=0;for(let s=m.nextBreak();s;s=m.nextBreak()){const r=s.position;
let i=r;for(;i>d&&g[i-1]===" ";)i--;yield{start:d,end:i,next:r},d=r}}}const M=(p,g)=>(0,_.qf)(p).map(m=>({text:m,width:g(m)})),P=/[_\-–—/.,;:]$/,w=/^[.,;:!?)\]}%»”’…]/;
function*C(p,g,m="separators"){let d=0;for(let s=0;s<p.length;d++){let r=s;for(let i=0;r<p.length&&(i+=p[r].width,!(i>g(d)&&r>s));r++);if(m==="letters"){let i=r;
for(;i>s&&i<p.length&&w.test(p[i].text);)i--;i>s&&(r=i)}else if(m==="separators"&&r<p.length){let i=r;for(;i>s&&!P.test(p[i-1].text);)i--;i-s>=(r-s)/2&&(r=i)}yield r-
s,s=r}}})};
