"use strict";exports.id=9994,exports.ids=[9994],exports.modules={17079:((j,S,c)=>{c.d(S,{Z:()=>p,_:()=>_});const M=/^(?:D:)?\s*(\d{4})(?:(\d\d)(?:(\d\d)(?:(\d\d)(?:(\d\d)(?:(\d\d))?)?)?)?)?\s*(?:(Z)(?:00?)?'?(?:00?'?)?|([+-])(\d\d)?'?(?:(\d\d)'?)?)?$/,
T=/^(D:)?19(1\d\d)(\d{10})(?!\d)/,v=/^(\d{4})(?:-(\d\d)(?:-(\d\d)(?:[T ](\d\d):(\d\d)(?::(\d\d)(?:[.,]\d{1,9})?)?\s?(?:(Z)|([+-])(\d\d):?(\d\d)?)?)?)?)?$/;function _(u){
if(u.length>64)return;const i=u.trim().replace(T,(s,d,r,h)=>`${d??""}${1900+Number(r)}${h}`);return D(w(M.exec(i)??v.exec(i)))}function p(u){const i=u.length>64?
void 0:w(v.exec(u.trim()));if(!i||D(i)===void 0)return;const{year:s,month:d="",day:r="",hour:h="",minute:a="",second:t="",zone:e=""}=i;return`D:${s}${d}${r}${h}${a}${t}${e===
"Z"||e===""?e:`${e.replace(":","'")}'`}`}function w(u){if(!u)return;const[,i,s,d,r,h,a,t,e,n,o]=u,f=t??(e===void 0?void 0:`${e}${n??"00"}:${o??"00"}`);return{year:i,
month:s,day:d,hour:r,minute:h,second:a,zone:f}}function D(u){if(!u)return;const{year:i,month:s,day:d,hour:r,minute:h="00",second:a="00",zone:t}=u,e=(o,f,O)=>o===
void 0||Number(o)>=f&&Number(o)<=O;if(Number(i)===0||!e(s,1,12)||!e(d,1,P(Number(i),Number(s)))||!e(r,0,23)||!e(h,0,59)||!e(a,0,59)||t!==void 0&&t!=="Z"&&!(e(t.
slice(1,3),0,23)&&e(t.slice(4),0,59)))return;const n=[i,s,d].filter(o=>o!==void 0).join("-");return r===void 0?n:`${n}T${r}:${h}:${a}${t==="+00:00"||t==="-00:00"?
"Z":t??""}`}function P(u,i){return i===2?u%4===0&&(u%100!==0||u%400===0)?29:28:[4,6,9,11].includes(i)?30:31}}),49994:((j,S,c)=>{c.d(S,{bx:()=>q,BG:()=>z,p0:()=>Q});
var M=c(91369),T=c(21281),v=c(12237),_=c(33973),p=c(69289),w=c(87826),D=c(14029),P=c(98446),u=c(21996),i=c(45599);const s=["PieceInfo","Thumb"];async function d(b,l){
const m=await l(),{live:g}=m.markings[0];let x=!1;for(const A of await(0,u.V3)(b,s)){if(g[A]!==1)continue;const C=b.job.pace.step(2e3);C&&await C;const L=b.get(
A),$=L instanceof i.Z6?L.dict:L;if(!(!($ instanceof i.Bi)||!s.some(W=>$.has(W)))){b.edit(A);for(const W of s)$.delete(W);x=!0}}return x?l():m}var r=c(52205),h=c(
54619),a=c(59596),t=c(58006),e=c(68973);const n=256*1024*1024,o=256*1024,f=4,O=.97,E=4,R=9,B=new Set(["ASCIIHexDecode","ASCII85Decode"]),U=new Set(["FlateDecode",
"LZWDecode","RunLengthDecode"]);class y{document;marked;isDouble;remaining=n;left=0;constructor(l,m,g){this.document=l,this.marked=m,this.isDouble=g}async run(){
const l=this.streams();for(let m=0;m<l.length;m+=E){const g=this.remaining,x=await Promise.all(l.slice(m,m+E).map(C=>this.optimize(C,g)));for(const C of x)this.
remaining-=C;const A=this.document.job.pace.step(2e3*E);A&&await A,this.document.job.pace.progress(m/l.length)}return{left:this.left}}streams(){const{document:l}=this,
{live:m,walked:g}=this.marked.markings[0],x=[];for(let A=1;A<m.length;A++){if(m[A]!==1||this.isDouble(A))continue;const C=l.edited.get(A),L=l.table.kind[A]===h.
tL&&g.dataStart[A]>0;(C===void 0?L:C instanceof i.Z6)&&x.push(A)}return x}async optimize(l,m){const{document:g}=this,x=g.get(l);if(!(x instanceof i.Z6)||(g.put(
l,x),K(g,x)))return 0;const A=g.encoded(x),C=this.withoutTransport(x,A),{smaller:L,decoded:$}=await this.compressed(C,m),W=L??C;return N(W)<N({...I(g,x.dict),data:A})&&
g.put(l,F(x,W)),$}withoutTransport(l,m){const{filters:g,parameters:x}=I(this.document,l.dict),A=g.findIndex($=>!($ instanceof i.SX&&B.has($.text))),C=A<0?g.length:
A,L={stream:m.length*4+16,total:m.length*4+16,remaining:m.length*4+16};for(const $ of g.slice(0,C))m=(0,a.tN)($.text,m,void 0,L);return{data:m,filters:g.slice(C),
parameters:x.slice(C)}}async compressed(l,m){const g=(0,e.uM)(this.document.job),x=await this.decoded(l,m);if(x==="too much")return this.left++,{decoded:0};if(!x||
x.filters.length>0)return{decoded:x?.data.length??0};const A=x.data.length;if(l.data.length>o&&!await this.isWorthwhile(x.data,l.data.length))return{decoded:A};
const L={data:await g.deflate(x.data,R),filters:[(0,i.UU)("FlateDecode")],parameters:x.parameters};return{smaller:[l,...this.isPredicted(x)?[]:[x]].reduce((W,k)=>N(
k)<N(W)?k:W,L),decoded:A}}isPredicted({parameters:l}){const m=this.document.resolve(this.document.dict(l[0])?.get("Predictor"));return typeof m=="number"&&m>1}async isWorthwhile(l,m){
const g=Math.floor(o/f*(l.length/m)),x=Math.floor((l.length-g)/(f-1)),A=Buffer.concat(Array.from({length:f},(L,$)=>l.subarray($*x,$*x+g)));return(await(0,e.uM)(
this.document.job).deflate(A,R)).length<O*(m/l.length)*A.length}async decoded(l,m){const[g,...x]=l.filters;if(g===void 0)return l.data.length>m?"too much":l;if(!(g instanceof
i.SX)||!U.has(g.text)||x.length>0)return;if(g.text==="FlateDecode"){const{job:L}=this.document,$=Math.max(m,0),W=await(0,e.uM)(L).inflate(l.data,$)??await(0,e.Uw)(
l.data,$,L.pace);return W?{data:W,filters:[],parameters:l.parameters}:l.data.length*4>m?"too much":void 0}const A=this.document.dict(l.parameters[0]),C=this.document.
resolve(A?.get("EarlyChange"));try{const L=typeof C=="number"?new i.Bi([["EarlyChange",C]]):void 0,$=(0,a.tN)(g.text,l.data,L,{stream:m,total:m,remaining:m}),W=new i.
Bi([...A??[]].filter(([k])=>k!=="EarlyChange"));return{data:$,filters:[],parameters:W.size>0?[W]:[]}}catch{return}}}function K(b,{dict:l}){const m=(0,r.c3)(b,l.
get("Filter"));return l.has("F")||m.some(g=>(0,i.Eo)(g,"Crypt"))||(0,i.Eo)(b.resolve(l.get("Type")),"Metadata")}function I(b,l){const m=(0,r.c3)(b,l.get("Filter")),
g=l.get("DecodeParms"),x=b.array(g)??(g===void 0?[]:[g]);return{filters:m,parameters:m.map((A,C)=>x[C]??null)}}const N=({data:b,filters:l})=>b.length+l.reduce((m,g)=>m+
(g instanceof i.SX?g.text.length+9:0),0);function F(b,{data:l,filters:m,parameters:g}){const x=(0,t.n)(b,l,{compress:!1}),A=m.length===1;return m.length>0&&x.dict.
set("Filter",A?m[0]:[...m]),m.length>0&&g.some(C=>C!==null)&&x.dict.set("DecodeParms",A?g[0]:[...g]),x}async function z(b,l,m,g){const x={signatures:0,usageRightsRemoved:!1,
isRepaired:!1},A=({signatures:Z,usageRightsRemoved:se})=>{x.signatures=Z,x.usageRightsRemoved||=se},C=Z=>{x.isRepaired=!0,m.onRepaired?.(Z)},L=await(0,v.E)(b.bytes,
{...m,onWritten:A,onRepaired:C},{password:l}),$=L.pages.count,W=b.bytes.length;await L.pages.settle(),await g?.(L);const{bytes:k,notes:V}=await X(L),H=k.length>=
W&&!x.isRepaired?(0,w.N)(L,b.bytes):void 0;return H?{bytes:H,isSmaller:!1,pageCount:$,notes:[],written:void 0}:(k.length>W&&V.push(ee(W,k.length)),{bytes:k,isSmaller:!0,
pageCount:$,notes:V,written:x})}async function X(b){const l=[],m=await d(b,()=>G(b)),g=await(0,M.v)(b,m),{left:x}=await new y(b,m,$=>g(0,$)!==void 0).run();x>0&&
l.push(ne(x)),(0,p.V)(b)&&l.push(te);const A=$=>(0,D.fT)([b],{compact:!0,objectStreams:$,alias:g});if(await J(b))return{bytes:await A("none"),notes:l};const C=await A(
"smallest");if(C.length>=Y)return{bytes:C,notes:l};const L=await A("none");return{bytes:L.length<C.length?L:C,notes:l}}async function G(b){const l=await(0,_.Rf)(
[b],{detail:!0,strings:b.security?.numbered===!0});return(0,_.Ip)([b],l),l}const Q=(b,l)=>Math.floor(1e3*(b-l)/b)/10,Y=16384;async function J(b){const{archive:l,
names:m}=await(0,T.ds)(b);return l?.part===1||m.some(g=>/^PDF\/X-[13]/.test(g))}const q={code:"not_smaller",message:"The document is returned as it was: it coul\
d not be made smaller."},ee=(b,l)=>({code:"repair_enlarged",message:`The document has ${l} bytes now, ${l-b} more than before, because it was repaired.`}),te={code:"\
linearization_removed",message:"The document is no longer linearized (prepared for fast web view), because object streams save more."},ne=b=>({code:"streams_lef\
t",message:`${(0,P.C7)(b,"stream was","streams were")} left as ${(0,P.d5)(b,"it was","they were")}, because at most 256 MB of a document are compressed again.`})}),
21281:((j,S,c)=>{c.d(S,{Ip:()=>P,XM:()=>r,Xb:()=>d,ds:()=>D,qg:()=>s});var M=c(59071),T=c(70549),v=c(43496),_=c(824),p=c(1975),w=c(60912);const D=(0,T.n)(async t=>P(
t,await(0,_.Br)(t)));function P(t,e){const n=(B,U)=>(0,M.wh)((0,p.sm)(e,B,U)[0]??""),o=i(n("pdfaid","part"),n("pdfaid","conformance").toLowerCase()),f=u(n("pdfu\
aid","part"))?`PDF/UA-${n("pdfuaid","part")}`:void 0,E=[n("pdfxid","GTS_PDFXVersion")||n("pdfx","GTS_PDFXVersion")||((0,M.Gh)(t.resolve((0,_._U)(t)?.get("GTS_PD\
FXVersion")))??""),n("pdfe","ISO_PDFEVersion"),n("pdfvtid","GTS_PDFVTVersion")],R=[o?.name,f,...E.filter(B=>/^PDF\/[\w .:/()-]{1,40}$/.test(B))];return{archive:o,
accessible:f,names:R.filter(B=>B!==void 0)}}const u=t=>/^[1-9]$/.test(t);function i(t,e){if(!u(t))return;const n=/^[abuef]$/.test(e)?e:"";return{part:Number(t),
level:n,name:`PDF/A-${t}${n}`}}function s(t,e,n,o){return e&&a(t,e,[v.dK.pdfaid]),d(n,o)}const d=({name:t},e)=>({code:"pdfa_identification_removed",message:`The\
 document no longer claims ${t}: ${e}.`});async function r(t){const e=await(0,_.Br)(t);if(!e)return[];const{archive:n,accessible:o}=P(t,e);a(t,e,[v.dK.pdfaid,v.
dK.pdfuaid]);const f=[n?.name,o].filter(O=>O!==void 0);return f.length>0?[h(f)]:[]}const h=t=>({code:"conformance_dropped",message:`The result no longer claims ${t.
join(" and ")}, because a merge cannot guarantee conformance.`});function a(t,e,n){e.properties.some(({namespace:o})=>n.includes(o))&&(0,w._L)(t,(0,w.QH)(e,({namespace:o})=>n.
includes(o),[]))}}),43496:((j,S,c)=>{c.d(S,{HC:()=>_,dK:()=>M,ee:()=>v});const M={rdf:"http://www.w3.org/1999/02/22-rdf-syntax-ns#",xml:"http://www.w3.org/XML/1\
998/namespace",dc:"http://purl.org/dc/elements/1.1/",xmp:"http://ns.adobe.com/xap/1.0/",xmpMM:"http://ns.adobe.com/xap/1.0/mm/",pdf:"http://ns.adobe.com/pdf/1.3\
/",pdfaid:"http://www.aiim.org/pdfa/ns/id/",pdfuaid:"http://www.aiim.org/pdfua/ns/id/",pdfxid:"http://www.npes.org/pdfx/ns/id/",pdfx:"http://ns.adobe.com/pdfx/1\
.3/",pdfaExtension:"http://www.aiim.org/pdfa/ns/extension/",pdfaSchema:"http://www.aiim.org/pdfa/ns/schema#",pdfaProperty:"http://www.aiim.org/pdfa/ns/property#",
fx:"urn:factur-x:pdfa:CrossIndustryDocument:invoice:1p0#",pdfe:"http://www.aiim.org/pdfe/ns/id/",pdfvtid:"http://www.npes.org/pdfvt/ns/id/",xfa:"http://www.xfa.\
org/schema/xfa-data/1.0/",ds:"http://www.w3.org/2000/09/xmldsig#"},T=new Map(Object.entries(M));class v{uris=new Map;declared=[];known=new Map;enter(u){let i;for(const{
name:s,value:d}of u){if(!_(s))continue;const r=s.slice(6),h=this.uris.get(r);h?h.push(d):this.uris.set(r,[d]),(i??=[]).push(r)}this.declared.push(i??p),i&&this.
known.clear()}leave(){const u=this.declared.pop()??p;for(const i of u)this.uris.get(i).pop();u.length>0&&this.known.clear()}declares(u){return(this.uris.get(D(u))?.
length??0)>0}ofElement(u){let i=this.known.get(u);if(!i){const s=D(u),d=this.uris.get(s)?.at(-1)??T.get(s)??"";this.known.size===w&&this.known.clear(),this.known.
set(u,i={namespace:d,local:u.slice(u.indexOf(":")+1)})}return i}ofAttribute(u){return u.includes(":")?this.ofElement(u):{namespace:"",local:u}}}const _=P=>P==="\
xmlns"||P.startsWith("xmlns:"),p=[],w=1e3,D=P=>P.slice(0,Math.max(P.indexOf(":"),0))}),824:((j,S,c)=>{c.d(S,{Br:()=>P,_6:()=>i,_U:()=>D});var M=c(58552),T=c(1975),
v=c(17079),_=c(45599),p=c(59071),w=c(70549);function D(s){const d=s.resolve(s.trailer.get("Info"));return d instanceof _.Bi?d:d instanceof _.Z6?d.dict:void 0}const P=(0,w.
n)(u);async function u(s){const d=s.get(s.catalogNumber),r=d instanceof _.Bi?s.resolve(d.get("Metadata")):null;if(!(r instanceof _.Z6))return;let h;try{h=s.decoded(
r)}catch(a){if(!(a instanceof M.zU)||a.code==="cancelled")throw a;return T.m}return(0,T.kg)(h,s.job.pace)}function i(s,d){const r=D(s),h=f=>s.resolve(r?.get(f)),
a=(f,O,E=", ")=>{const R=(0,T.sm)(d,f,O).map(p.wh).filter(Boolean).join(E);return R===""?null:R},t=(f,O)=>{const[E=""]=(0,T.sm)(d,f,O);return(0,p.wh)(E)||null},
e=(f,O)=>(0,v._)((0,p.Gh)(h(f))??"")??(0,v._)(t("xmp",O)??"")??null,n=s.get(s.catalogNumber),o=n instanceof _.Bi?(0,p.Gh)(s.resolve(n.get("Lang"))):null;return{
title:(0,p.Gh)(h("Title"))??t("dc","title"),author:(0,p.Gh)(h("Author"))??a("dc","creator"),subject:(0,p.Gh)(h("Subject"))??t("dc","description"),keywords:(0,p.
Gh)(h("Keywords"))??a("pdf","Keywords")??a("dc","subject"),creator:(0,p.Gh)(h("Creator"))??t("xmp","CreatorTool"),producer:(0,p.Gh)(h("Producer"))??t("pdf","Pro\
ducer"),created:e("CreationDate","CreateDate"),modified:e("ModDate","ModifyDate"),language:o??t("dc","language")}}}),3907:((j,S,c)=>{c.d(S,{X:()=>h,km:()=>v,ol:()=>M,
xK:()=>s});const M=200,T=1e4;async function v(a,t,e){const n=new _(a);for(let o=n.next();o;o=n.next()){if(e(o))return"left";const f=t.step((o.to-o.from)*4+50);f&&
await f}return n.hasDocumentType?"document type":n.malformed?"malformed":"well-formed"}class _{text;malformed=!1;hasDocumentType=!1;at=0;constructor(t){this.text=
t}next(){const{text:t,at:e}=this;if(e>=t.length)return;if(t.charCodeAt(e)!==p)return this.characters(e,this.nextTag(e));if(t.startsWith("<!--",e))return this.other(
e,"-->",4);if(t.startsWith("<?",e))return this.other(e,"?>",2);if(t.startsWith("<![CDATA[",e)){const o=t.indexOf("]]>",e);return o<0?this.end():(this.at=o+3,{kind:"\
text",text:t.slice(e+9,o),from:e,to:this.at})}return t.startsWith("<!",e)?(this.hasDocumentType=t.startsWith("<!DOCTYPE",e),this.end()):(t.charCodeAt(e+1)===D?this.
endTag(e):this.startTag(e))??this.fault(e,this.nextTag(e+1))}other(t,e,n){const o=this.text.indexOf(e,t+n);return o<0?this.end():(this.at=o+e.length,{kind:"othe\
r",from:t,to:this.at})}endTag(t){const e=this.name(t+2),n=this.blanks(e);if(!(e===t+2||this.text.charCodeAt(n)!==w))return this.at=n+1,{kind:"end",name:this.text.
slice(t+2,e),from:t,to:this.at}}startTag(t){const{text:e}=this,n=this.name(t+1);if(n===t+1)return;const o=e.slice(t+1,n),f=[];for(let O=n;;){const E=this.blanks(
O),R=e.charCodeAt(E);if(R===w||R===D&&e.charCodeAt(E+1)===w)return this.at=R===w?E+1:E+2,{kind:R===w?"start":"empty",name:o,attributes:f,from:t,to:this.at};const B=this.
name(E),U=this.blanks(B),y=this.blanks(U+1),K=e[y];if(E===O||B===E||e[U]!=="="||K!=='"'&&K!=="'")return;const I=e.indexOf(K,y+1),N=e.slice(y+1,Math.max(I,y+1)),
F=N.includes("<")?void 0:u(N);if(I<0||F===void 0||f.length>=T)return;f.push({name:e.slice(E,B),value:F,from:E,to:I+1}),O=I+1}}characters(t,e){const n=u(this.text.
slice(t,e));return n===void 0?this.fault(t,e):(this.at=e,{kind:"text",text:n,from:t,to:e})}nextTag(t){const e=this.text.indexOf("<",t);return e<0?this.text.length:
e}fault(t,e){return this.malformed=!0,this.at=e,{kind:"other",from:t,to:e}}end(){this.malformed=!0,this.at=this.text.length}blanks(t){const{text:e}=this;for(;;){
const n=e.charCodeAt(t);if(n!==32&&n!==9&&n!==10&&n!==13)return t;t++}}name(t){const{text:e}=this;for(;t<e.length;t++){const n=e.charCodeAt(t);if(n<=32||n===D||
n===w||n===p||n===61||n===34||n===39)break}return t}}const[p,w,D]=[60,62,47],P=new Map([["amp","&"],["lt","<"],["gt",">"],["quot",'"'],["apos","'"]]);function u(a){
if(!a.includes("&"))return a;const t=[];let e=0;for(let n=a.indexOf("&");n>=0;n=a.indexOf("&",e)){const o=a.indexOf(";",n);if(o<0||o-n>12)return;const f=a.slice(
n+1,o),O=P.get(f)??i(f);if(O===void 0)return;t.push(a.slice(e,n),O),e=o+1}return t.push(a.slice(e)),t.join("")}function i(a){const t=/^#(?:x([\dA-Fa-f]+)|(\d+))$/.
exec(a),e=t?parseInt(t[1]??t[2],t[1]===void 0?10:16):-1;return e>0&&e<=1114111&&!(e>=55296&&e<=57343)?String.fromCodePoint(e):void 0}function s(a){const[t,e,n,o]=a;
if(t===0&&e===0&&(n===254||n===0)||t===255&&e===254&&n===0&&o===0)return r(a);if(t===254&&e===255||t===0&&e===60)return d(new TextDecoder("utf-16be").decode(a));
if(t===255&&e===254||t===60&&e===0)return d(new TextDecoder("utf-16le").decode(a));const f=new TextDecoder().decode(a);return d(f.includes("�")?Buffer.from(a).
toString("latin1"):f)}const d=a=>a.startsWith("\uFEFF")?a.slice(1):a;function r(a){const t=new DataView(a.buffer,a.byteOffset,a.byteLength),e=a[0]!==0,n=[];for(let o=0;o+
4<=a.length;o+=4){const f=t.getUint32(o,e);if(f>1114111)return;n.push(String.fromCodePoint(f))}return d(n.join(""))}const h=a=>a.replaceAll("&","&amp;").replaceAll(
"<","&lt;").replaceAll(">","&gt;").replaceAll('"',"&quot;")}),60912:((j,S,c)=>{c.d(S,{QH:()=>_,T3:()=>p,_L:()=>u});var M=c(43496),T=c(3907),v=c(45599);function _(i,s,d){
const{text:r,properties:h,end:a,about:t}=i,e=[];let n=0;for(const o of h.filter(s).sort((f,O)=>f.from-O.from))o.from<n||(e.push(r.slice(n,o.from)),n=o.to);return e.
push(r.slice(n,Math.max(a,n))),d.length>0&&e.push(w(d,t)),e.push(r.slice(Math.max(a,n))),P(e.join(""))}function p(i){return`<?xpacket begin="\uFEFF" id="W5M0MpCehiHz\
reSzNTczkc9d"?>
<x:xmpmeta xmlns:x="adobe:ns:meta/">
<rdf:RDF xmlns:rdf="${M.dK.rdf}">
${w(i,"")}</rdf:RDF>
</x:xmpmeta>
<?xpacket end="w"?>`}function w(i,s){const r=[...new Set(i.map(({prefix:a})=>a))].map(a=>` xmlns:${a}="${M.dK[a]}"`).join(""),h=i.map(({prefix:a,name:t,form:e,values:n})=>`\
<${a}:${t}>${D(e,n)}</${a}:${t}>
`);return`<rdf:Description xmlns:rdf="${M.dK.rdf}" rdf:about="${(0,T.X)(s)}"${r}>
${h.join("")}</rdf:Description>
`}function D(i,s){const d=r=>s.map(h=>`<rdf:li${r}>${(0,T.X)(h)}</rdf:li>`).join("");switch(i){case"simple":return(0,T.X)(s[0]??"");case"alternative":return`<rd\
f:Alt>${d(' xml:lang="x-default"')}</rdf:Alt>`;case"ordered":return`<rdf:Seq>${d("")}</rdf:Seq>`;case"unordered":return`<rdf:Bag>${d("")}</rdf:Bag>`}}const P=i=>i.
replace(/^(\s*<\?xml\s[^>]*encoding\s*=\s*["'])[^"']*/,"$1UTF-8");function u(i,s){const d=i.catalog.get("Metadata"),r=i.resolve(d),h=r instanceof v.Z6?[...r.dict].
filter(([e])=>!["Filter","DecodeParms","Length"].includes(e)):[],a=new v.Bi([["Type",new v.SX("Metadata")],["Subtype",new v.SX("XML")],...h]),t=new v.Z6(a,Buffer.
from(s,"utf8"));(0,v.i9)(d)&&r instanceof v.Z6?i.put(d,t):i.edit(i.catalogNumber).set("Metadata",i.add(t))}}),1975:((j,S,c)=>{c.d(S,{kg:()=>p,m:()=>_,sm:()=>w});
var M=c(43496),T=c(3907);const v=1e5,_={text:"",properties:[],malformed:!0,end:-1,about:""};async function p(i,s){const d=(0,T.xK)(i);if(d===void 0)return _;const r=new P,
a=await(0,T.km)(d,s,t=>(r.take(t),r.broken))!=="well-formed"||r.depth>0||r.end<0||!r.declared;return{text:d,properties:r.properties,malformed:a,end:r.end,about:r.
about}}function w(i,s,d){return i?.properties.find(r=>r.name===d&&r.namespace===M.dK[s])?.values??[]}const D=-2;class P{properties=[];broken=!1;declared=!0;end=-1;about="";scope=new M.
ee;open=[];root=D;loose=!1;items=[];pieces=[];get depth(){return this.open.length}take(s){s.kind==="start"||s.kind==="empty"?(this.start(s.name,s.attributes,s.from),
s.kind==="empty"&&!this.broken&&this.close(s.name,s.to,s.to)):s.kind==="end"?this.close(s.name,s.from,s.to):s.kind==="text"&&this.isInProperty()&&this.pieces.push(
s.text)}isInProperty(){return this.root!==D&&this.open.length>this.root+2}start(s,d,r){if(this.open.length>=T.ol&&(this.broken=!0),this.broken)return;this.scope.
enter(d);const h=this.scope.ofElement(s),a=h.namespace===M.dK.rdf,t=a&&h.local==="li";this.root===D&&this.end<0&&a&&h.local==="Description"&&(this.root=this.open.
length-1,this.loose=!0);const e=this.open.length-this.root,n=t?d.find(({name:o})=>o==="xml:lang")?.value:void 0;if(this.open.push({name:s,...h,from:r,language:n}),
this.root===D){if(!a||h.local!=="RDF"||this.end>=0)return;this.root=this.open.length-1,this.declared=this.scope.declares(s)}else if(e===1)this.describe(d);else if(e===
2){this.items=[];const o=d.find(({name:f})=>this.isRdf(f,"resource"));this.pieces=o?[o.value]:[]}else t&&(this.pieces=[])}describe(s){for(const{name:d,value:r,from:h,
to:a}of s){if((0,M.HC)(d))continue;const{namespace:t,local:e}=this.scope.ofAttribute(d);t===M.dK.rdf&&e==="about"&&(this.about=r),!(t===""||t===M.dK.rdf||t===M.
dK.xml)&&this.add({namespace:t,name:e,values:[r],from:h,to:a})}}close(s,d,r){const h=this.open.pop();if(h?.name!==s){this.broken=!0;return}this.scope.leave();const a=this.
open.length-this.root;if(this.root!==D)if(a===0)this.end=d,this.root=D;else if(a===1&&this.loose)this.root=D,this.loose=!1;else if(a===2){const t=this.items.length>
0?u(this.items):[this.pieces.join("").trim()];this.add({namespace:h.namespace,name:h.local,values:t,from:h.from,to:r})}else a>2&&h.namespace===M.dK.rdf&&h.local===
"li"&&(this.items.push({text:this.pieces.join("").trim(),language:h.language}),this.pieces=[])}add(s){this.properties.length<v?this.properties.push(s):this.broken=
!0}isRdf(s,d){const r=this.scope.ofAttribute(s);return r.local===d&&r.namespace===M.dK.rdf}}function u(i){const s=i.findIndex(({language:r})=>r?.toLowerCase()===
"x-default"),d=i.map(({text:r})=>r);return s>0?[d[s],...d.slice(0,s),...d.slice(s+1)]:d}}),59071:((j,S,c)=>{c.d(S,{Gh:()=>s,ZK:()=>d,wh:()=>i});var M=c(77581),T=c(
45599);const v=/\u001b[A-Za-z]{2}[A-Za-z-]{0,8}\u001b/g,_=/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]/g,p=/[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g,
w=r=>r.replace(v,"").replace(_,"").replace(p,"�"),D=200,P=new WeakMap;function u(r){if(r.bytes.length<D)return w((0,M.g7)(r));let h=P.get(r);return h===void 0&&
P.set(r,h=w((0,M.g7)(r))),h}const i=r=>w(r).trim();function s(r){const h=r instanceof T.Mx?u(r).trim():"";return h===""?null:h}const d=r=>r?u(r):""}),70549:((j,S,c)=>{
c.d(S,{n:()=>M});function M(T){const v=new WeakMap;return _=>{if(_.hasChanges)return T(_);const p=v.get(_);if(p)return p.answer;const w=T(_);return v.set(_,{answer:w}),
w}}}),58006:((j,S,c)=>{c.d(S,{n:()=>_});var M=c(59596),T=c(45599);const v=["DecodeParms","F","FFilter","FDecodeParms","DL"];function _(p,w,{compress:D}){const P=new T.
Bi(p.dict);D?P.set("Filter",(0,T.UU)("FlateDecode")):P.delete("Filter");for(const u of v)P.delete(u);return new T.Z6(P,D?(0,M.Kc)(w):w)}}),69289:((j,S,c)=>{c.d(
S,{V:()=>_});var M=c(78157),T=c(45798),v=c(45599);function _({bytes:p,job:w}){const D=(0,M.bS)(p).subarray(0,1024),P=D.indexOf(" obj");if(P<0||!D.includes("/Lin\
earized"))return;const u=new T.i(p,P+4,Math.min(p.length,P+2048),w.limits.nesting).value();return(0,v.Zm)(u)&&u.has("Linearized")&&u.get("L")===p.length?u:void 0}}),
21996:((j,S,c)=>{c.d(S,{Av:()=>u,RJ:()=>d,V3:()=>s,vb:()=>r,zx:()=>P});var M=c(54619),T=c(93604),v=c(78157),_=c(88500);const p=2048,w=65536,D="[^\\0\\t\\n\\f\\r ()<>\
[\\]{}/%#]";async function P(t,e){const{found:n,all:o}=await i(t,e),f=O=>[...new Set([...O,...o])].sort((E,R)=>E-R);return Object.fromEntries(e.map(O=>[O,f(n[O])]))}
async function u(t,e){const{found:n,all:o}=await i(t,e);for(const f of Object.values(n))for(const O of f)o.add(O);return o}async function i(t,e){const n=e.map(E=>{
const[R="",...B]=[...E].map(y=>y.replace(/\W/,"\\$&")),U=/\W/.test(E)?D:"\\w";return`${R}(?:${B.join("")}|${U}{0,${Math.max(0,E.length-2)}}#)`}),o=new RegExp(`/\
(?:${n.join("|")}|#)`,"g"),f=Object.fromEntries(e.map(E=>[E,new Set])),O=new Set;await d(t,(E,R,B,U)=>{const y=E.toString("latin1",R,B);o.lastIndex=0;for(let K=o.
exec(y);K;K=o.exec(y)){const I=U(R+K.index);I!==void 0&&(K[0].endsWith("#")?O.add(I):f[K[0].slice(1)].add(I))}});for(const E of r(t))O.add(E);return{found:f,all:O}}
async function s(t,e){const n=await P(t,e);return[...new Set(Object.values(n).flat())].sort((o,f)=>o-f)}async function d(t,e){const{bytes:n,table:o}=t,f=h(t),O=new Int32Array(
f.length);for(let y=0;y<f.length;y++)O[y]=o.place[f[y]];const E=(0,v.bS)(n),R=y=>f[(0,T.M)(O,y)-1],B=new _.s;let U=0;for(let y=0;y<f.length;y++){const K=y+1===f.
length,I=K?n.length:O[y+1],N=I-O[y]>p;if(!N&&!K&&I-U<w)continue;if(N){O[y]>U&&e(E,U,O[y],R),B.reset();const z=B.value(n,t.bodies[f[y]],I);e(E,O[y],z<0?I:z,R)}else
e(E,U,I,R);const F=t.job.pace.step(Math.min(I-U,w));F&&await F,U=I}for(const[y,K]of a(t)){const I=t.objectStream(y);if(!I)continue;const N=new Set(K),{starts:F}=I;
e((0,v.bS)(I.data),0,I.data.length,X=>{const G=I.numbers[(0,T.M)(F,X)-1];return G!==void 0&&N.has(G)?G:void 0});const z=t.job.pace.step(I.data.length);z&&await z}}
function*r(t){for(let e=1;t.hasChanges&&e<t.size;e++)t.isChanged(e)&&t.exists(e)&&(yield e)}function h(t){const{table:e,hasChanges:n}=t,o=[];let f=!0,O=-1;for(let E=1;E<
e.size;E++){if(e.kind[E]!==M.tL||n&&t.isChanged(E))continue;const R=e.place[E];f&&=R>=O,O=R,o.push(E)}return f?o:o.sort((E,R)=>e.place[E]-e.place[R])}function a(t){
const{table:e,hasChanges:n}=t,o=new Map;for(let f=1;f<e.size;f++){if(e.kind[f]!==M.UT||n&&t.isChanged(f))continue;const O=e.place[f],E=o.get(O);E?E.push(f):o.set(
O,[f])}return o}}),93604:((j,S,c)=>{c.d(S,{B:()=>M,M:()=>T});const M=(_,p)=>v(_,p,!1),T=(_,p)=>v(_,p,!0);function v(_,p,w){let[D,P]=[0,_.length];for(;D<P;){const u=D+
P>>1,i=_[u];i<p||w&&i===p?D=u+1:P=u}return D}}),87826:((j,S,c)=>{c.d(S,{N:()=>v,i:()=>_});var M=c(78157),T=c(14029);function v({suspect:p,bytes:w},D){if(!(p||(0,M.
bS)(w.subarray(0,5)).toString("latin1")!=="%PDF-"))return w.length===D.length?D:w}const _=async(p,w,D)=>v(p,w)??await(0,T.UN)(p,D)})};
