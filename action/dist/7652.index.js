"use strict";exports.id=7652,exports.ids=[7652],exports.modules={66974:((T,M,f)=>{f.d(M,{D6:()=>m,F1:()=>E,NL:()=>l,P3:()=>x,br:()=>g,bs:()=>D});var _=f(98446);const x={problem:"\
names page 0: pages count from 1, and -1 is the last page"};function E(n,s,a){const d=[],i=[];for(const[e,t]of n.split(",").entries()){const r=e+1;if(s!==void 0&&
t.trim()===""){i.push(`entry ${r} is empty: write ${s}, separated by single commas`);continue}const c=a(t,r);"problem"in c?i.push(g(r,t,c.problem)):d.push(c.item)}
return i.length>0?{problem:D(i)}:{items:d}}const g=(n,s,a)=>`entry ${n} ('${o(s.trim())}') ${a}`,m=({position:n,text:s},a,d)=>g(n,s,`names ${p(a)}, but the docu\
ment has ${(0,_.y_)(d,"page")}`);function p(n){return Number.isSafeInteger(n)?`page ${n}`:"a page far beyond its end"}const h=5;function D(n){const s=n.length-h;
return[...n.slice(0,h),...s>0?[`and ${s} more such entries`]:[]].join("; ")}function l(n){const s=/^ *(\d{1,10}) *[-–]+ *(\d{0,10}) *$/.exec(n);return s?`is n\
ot a range: write ${s[1]}..${s[2]}${s[2]===""?" for this page and all after it":""}`:/\bfirst\b/i.test(n)?"is not a page: the first page is written 1, and a ran\
ge from it 1..5":/\b(last|end)\b/i.test(n)?"is not a page: the last page is written -1, and a range to it 2..":void 0}function o(n){const s=[...n].map(a=>/[\p{Cc}\p{Cs}\u2028\u2029]/u.
test(a)?"?":a);return(0,_.Bu)(s.join(""),40)}}),29082:((T,M,f)=>{f.d(M,{k1:()=>m,lY:()=>g,m7:()=>p});var _=f(58552),x=f(66974);const E=/^(not +)?(?:(odd|even|all)|(-?\d+)(?:(\.\.)(-?\d+)?)?)$/i,
g=l=>(0,x.F1)(l,"pages such as 1..3, -1, odd",(o,n)=>{const s=o.trim(),a=E.exec(s);if(!a)return{problem:D(s)};const[,d,i,e,t,r]=a,c={negated:d!==void 0,text:s,position:n};
if(i!==void 0)return{item:{...c,pages:i.toLowerCase()}};const u=Number(e),P=t===void 0?u:r===void 0?"end":Number(r);return u===0||P===0?x.P3:{item:{...c,pages:{
from:u,to:P}}}});function m(l,o,n="pages"){const s=t=>(0,_.G6)([{field:n,message:t}]),a=g(l);if("problem"in a)throw s(a.problem);const d=new h(o),i=new h(o),e=[];
for(const t of a.items){const r=t.negated?i:d;if(typeof t.pages=="string"){r.add(t.pages);continue}const{from:c,to:u}=t.pages,P=c<0?o+1+c:c,w=u==="end"?o:u<0?o+
1+u:u,v=(u==="end"?c<0?[[c,P]]:[]:[[c,P],[u,w]]).find(([,A])=>A<1||A>o);v&&e.push((0,x.D6)(t,v[0],o)),!(u==="end"&&P>o||e.length>0)&&r.range(Math.min(P,w),Math.
max(P,w))}if(e.length>0)throw s((0,x.bs)(e));return a.items.every(({negated:t})=>t)&&d.add("all"),d.without(i)}function p(l){const o=g(l);if("problem"in o||o.items.
length!==1)return;const{negated:n,pages:s}=o.items[0];if(n)return;if(s==="all")return{first:1};if(typeof s=="string"||s.from<1)return;const{from:a,to:d}=s;return d===
"end"?{first:a}:d===-1?{first:a}:d<1?void 0:{first:Math.min(a,d),last:Math.max(a,d)}}class h{pageCount;differences;odd=!1;even=!1;constructor(o){this.pageCount=
o,this.differences=new Int32Array(o+2)}add(o){o!=="even"&&(this.odd=!0),o!=="odd"&&(this.even=!0)}range(o,n){this.differences[o]++,this.differences[n+1]--}without(o){
const n=new Uint32Array(this.pageCount);let s=0,a=0,d=0;for(let i=1;i<=this.pageCount;i++){a+=this.differences[i],d+=o.differences[i];const e=i%2===1?"odd":"eve\
n";(a>0||this[e])&&!(d>0||o[e])&&(n[s++]=i)}return n.subarray(0,s)}}function D(l){return/^(not +)?\.\./i.test(l)?"has no start: a range is written 1..5":/^!/.test(
l)?"is not a page: leave out pages with not, such as not 2":(0,x.NL)(l.replace(/^not +/i,""))??"is not a page such as 3 or -1, a range such as 2..5 or 2.., odd,\
 even, all, or one of these after not"}}),15922:((T,M,f)=>{f.r(M),f.d(M,{add_overlay:()=>g});var _=f(86687),x=f(95234);const E={file:"overlay",password:"overlay\
_password",noun:"the overlay"},g=(m,p,h)=>{const{overlay:D,overlay_password:l,layer:o,repeat:n,fit:s}=p,a={file:D,password:l,fields:E,layer:o,repeat:n,fit:s};return(0,x.
W)(m,p,h,(d,i)=>(0,_.e)(d,a,i,h))}}),52404:((T,M,f)=>{f.d(M,{$:()=>g,U:()=>m});var _=f(58552),x=f(29082),E=f(98446);const g={code:"no_pages_selected",message:"T\
he document has none of the pages that were asked for, so nothing was changed."};function m({first_page:p,last_page:h,pages:D},l){if(D!==void 0)return(0,x.k1)(D,
l);const o=(0,E.y_)(l,"page"),n=[];if(p>l&&n.push({field:"first_page",message:`is ${p}, but the document has ${o}`}),h!==void 0&&h>l&&n.push({field:"last_page",
message:`is ${h}, but the document has ${o}`}),n.length===0&&h!==void 0&&p>h&&n.push({field:"first_page",message:`is ${p}, which is after last_page (${h})`,mentions:[
"last_page"]}),n.length>0)throw(0,_.G6)(n);return Uint32Array.from({length:(h??l)-p+1},(s,a)=>p+a)}}),95234:((T,M,f)=>{f.d(M,{V:()=>l,W:()=>h});var _=f(29082),x=f(
64173),E=f(87826),g=f(14029),m=f(52404);const p="1.4";async function h(o,{pages:n,open_password:s,transparency:a},d,i){const e=await(0,x.E)(o.bytes,d,{password:s}),
t=e.pages.count,r=(0,_.k1)(n,t);if(r.length===0){const A=await(0,E.i)(e,o.bytes);return{documents:[{name:o.name,bytes:A,pageCount:t}],notes:[m.$],facts:{pageCount:t,
stampedPages:0}}}const{notes:c,stampedPages:u=r.length,version:P=p,write:w}=await i(e,r),O={version:P>p?P:p},v=w?await w(O):await(0,g.UN)(e,O);return{documents:[
{name:o.name,bytes:v,pageCount:t}],notes:a===100?[D,...c]:c,facts:{pageCount:t,stampedPages:u}}}const D={code:"stamp_invisible",message:"The stamp cannot be see\
n, because transparency is 100. Use a lower value.",mentions:["transparency"]};async function l({pace:o},n){await o.rest();const s=await n();return await o.rest(),
s}}),21281:((T,M,f)=>{f.d(M,{Ip:()=>D,XM:()=>a,Xb:()=>s,ds:()=>h,qg:()=>n});var _=f(59071),x=f(70549),E=f(21115),g=f(824),m=f(1975),p=f(60912);const h=(0,x.n)(async e=>D(
e,await(0,g.Br)(e)));function D(e,t){const r=(v,A)=>(0,_.wh)((0,m.sm)(t,v,A)[0]??""),c=o(r("pdfaid","part"),r("pdfaid","conformance").toLowerCase()),u=l(r("pdfu\
aid","part"))?`PDF/UA-${r("pdfuaid","part")}`:void 0,w=[r("pdfxid","GTS_PDFXVersion")||r("pdfx","GTS_PDFXVersion")||((0,_.Gh)(e.resolve((0,g._U)(e)?.get("GTS_PD\
FXVersion")))??""),r("pdfe","ISO_PDFEVersion"),r("pdfvtid","GTS_PDFVTVersion")],O=[c?.name,u,...w.filter(v=>/^PDF\/[\w .:/()-]{1,40}$/.test(v))];return{archive:c,
accessible:u,names:O.filter(v=>v!==void 0)}}const l=e=>/^[1-9]$/.test(e);function o(e,t){if(!l(e))return;const r=/^[abuef]$/.test(t)?t:"";return{part:Number(e),
level:r,name:`PDF/A-${e}${r}`}}function n(e,t,r,c){return t&&i(e,t,[E.dK.pdfaid]),s(r,c)}const s=({name:e},t)=>({code:"pdfa_identification_removed",message:`The\
 document no longer claims ${e}: ${t}.`});async function a(e){const t=await(0,g.Br)(e);if(!t)return[];const{archive:r,accessible:c}=D(e,t);i(e,t,[E.dK.pdfaid,E.
dK.pdfuaid]);const u=[r?.name,c].filter(P=>P!==void 0);return u.length>0?[d(u)]:[]}const d=e=>({code:"conformance_dropped",message:`The result no longer claims ${e.
join(" and ")}, because a merge cannot guarantee conformance.`});function i(e,t,r){t.properties.some(({namespace:c})=>r.includes(c))&&(0,p._L)(e,(0,p.QH)(t,({namespace:c})=>r.
includes(c),[]))}}),21115:((T,M,f)=>{f.d(M,{HC:()=>g,dK:()=>_,ee:()=>E});const _={rdf:"http://www.w3.org/1999/02/22-rdf-syntax-ns#",xml:"http://www.w3.org/XML/1\
998/namespace",dc:"http://purl.org/dc/elements/1.1/",xmp:"http://ns.adobe.com/xap/1.0/",xmpMM:"http://ns.adobe.com/xap/1.0/mm/",pdf:"http://ns.adobe.com/pdf/1.3\
/",pdfaid:"http://www.aiim.org/pdfa/ns/id/",pdfuaid:"http://www.aiim.org/pdfua/ns/id/",pdfxid:"http://www.npes.org/pdfx/ns/id/",pdfx:"http://ns.adobe.com/pdfx/1\
.3/",pdfaExtension:"http://www.aiim.org/pdfa/ns/extension/",pdfaSchema:"http://www.aiim.org/pdfa/ns/schema#",pdfaProperty:"http://www.aiim.org/pdfa/ns/property#",
fx:"urn:factur-x:pdfa:CrossIndustryDocument:invoice:1p0#",pdfe:"http://www.aiim.org/pdfe/ns/id/",pdfvtid:"http://www.npes.org/pdfvt/ns/id/",xfa:"http://www.xfa.\
org/schema/xfa-data/1.0/",ds:"http://www.w3.org/2000/09/xmldsig#"},x=new Map(Object.entries(_));class E{uris=new Map;declared=[];known=new Map;enter(l){let o;for(const{
name:n,value:s}of l){if(!g(n))continue;const a=n.slice(6),d=this.uris.get(a);d?d.push(s):this.uris.set(a,[s]),(o??=[]).push(a)}this.declared.push(o??m),o&&this.
known.clear()}leave(){const l=this.declared.pop()??m;for(const o of l)this.uris.get(o).pop();l.length>0&&this.known.clear()}declares(l){return(this.uris.get(h(l))?.
length??0)>0}ofElement(l){let o=this.known.get(l);if(!o){const n=h(l),s=this.uris.get(n)?.at(-1)??x.get(n)??"";this.known.size===p&&this.known.clear(),this.known.
set(l,o={namespace:s,local:l.slice(l.indexOf(":")+1)})}return o}ofAttribute(l){return l.includes(":")?this.ofElement(l):{namespace:"",local:l}}}const g=D=>D==="\
xmlns"||D.startsWith("xmlns:"),m=[],p=1e3,h=D=>D.slice(0,Math.max(D.indexOf(":"),0))}),824:((T,M,f)=>{f.d(M,{Br:()=>D,_6:()=>o,_U:()=>h});var _=f(58552),x=f(1975),
E=f(17079),g=f(45599),m=f(59071),p=f(70549);function h(n){const s=n.resolve(n.trailer.get("Info"));return s instanceof g.Bi?s:s instanceof g.Z6?s.dict:void 0}const D=(0,p.
n)(l);async function l(n){const s=n.get(n.catalogNumber),a=s instanceof g.Bi?n.resolve(s.get("Metadata")):null;if(!(a instanceof g.Z6))return;let d;try{d=n.decoded(
a)}catch(i){if(!(i instanceof _.zU)||i.code==="cancelled")throw i;return x.m}return(0,x.kg)(d,n.job.pace)}function o(n,s){const a=h(n),d=u=>n.resolve(a?.get(u)),
i=(u,P,w=", ")=>{const O=(0,x.sm)(s,u,P).map(m.wh).filter(Boolean).join(w);return O===""?null:O},e=(u,P)=>{const[w=""]=(0,x.sm)(s,u,P);return(0,m.wh)(w)||null},
t=(u,P)=>(0,E._)((0,m.Gh)(d(u))??"")??(0,E._)(e("xmp",P)??"")??null,r=n.get(n.catalogNumber),c=r instanceof g.Bi?(0,m.Gh)(n.resolve(r.get("Lang"))):null;return{
title:(0,m.Gh)(d("Title"))??e("dc","title"),author:(0,m.Gh)(d("Author"))??i("dc","creator"),subject:(0,m.Gh)(d("Subject"))??e("dc","description"),keywords:(0,m.
Gh)(d("Keywords"))??i("pdf","Keywords")??i("dc","subject"),creator:(0,m.Gh)(d("Creator"))??e("xmp","CreatorTool"),producer:(0,m.Gh)(d("Producer"))??e("pdf","Pro\
ducer"),created:t("CreationDate","CreateDate"),modified:t("ModDate","ModifyDate"),language:c??e("dc","language")}}}),3907:((T,M,f)=>{f.d(M,{X:()=>d,km:()=>E,ol:()=>_,
xK:()=>n});const _=200,x=1e4;async function E(i,e,t){const r=new g(i);for(let c=r.next();c;c=r.next()){if(t(c))return"left";const u=e.step((c.to-c.from)*4+50);u&&
await u}return r.hasDocumentType?"document type":r.malformed?"malformed":"well-formed"}class g{text;malformed=!1;hasDocumentType=!1;at=0;constructor(e){this.text=
e}next(){const{text:e,at:t}=this;if(t>=e.length)return;if(e.charCodeAt(t)!==m)return this.characters(t,this.nextTag(t));if(e.startsWith("<!--",t))return this.other(
t,"-->",4);if(e.startsWith("<?",t))return this.other(t,"?>",2);if(e.startsWith("<![CDATA[",t)){const c=e.indexOf("]]>",t);return c<0?this.end():(this.at=c+3,{kind:"\
text",text:e.slice(t+9,c),from:t,to:this.at})}return e.startsWith("<!",t)?(this.hasDocumentType=e.startsWith("<!DOCTYPE",t),this.end()):(e.charCodeAt(t+1)===h?this.
endTag(t):this.startTag(t))??this.fault(t,this.nextTag(t+1))}other(e,t,r){const c=this.text.indexOf(t,e+r);return c<0?this.end():(this.at=c+t.length,{kind:"othe\
r",from:e,to:this.at})}endTag(e){const t=this.name(e+2),r=this.blanks(t);if(!(t===e+2||this.text.charCodeAt(r)!==p))return this.at=r+1,{kind:"end",name:this.text.
slice(e+2,t),from:e,to:this.at}}startTag(e){const{text:t}=this,r=this.name(e+1);if(r===e+1)return;const c=t.slice(e+1,r),u=[];for(let P=r;;){const w=this.blanks(
P),O=t.charCodeAt(w);if(O===p||O===h&&t.charCodeAt(w+1)===p)return this.at=O===p?w+1:w+2,{kind:O===p?"start":"empty",name:c,attributes:u,from:e,to:this.at};const v=this.
name(w),A=this.blanks(v),b=this.blanks(A+1),C=t[b];if(w===P||v===w||t[A]!=="="||C!=='"'&&C!=="'")return;const y=t.indexOf(C,b+1),I=t.slice(b+1,Math.max(y,b+1)),
L=I.includes("<")?void 0:l(I);if(y<0||L===void 0||u.length>=x)return;u.push({name:t.slice(w,v),value:L,from:w,to:y+1}),P=y+1}}characters(e,t){const r=l(this.text.
slice(e,t));return r===void 0?this.fault(e,t):(this.at=t,{kind:"text",text:r,from:e,to:t})}nextTag(e){const t=this.text.indexOf("<",e);return t<0?this.text.length:
t}fault(e,t){return this.malformed=!0,this.at=t,{kind:"other",from:e,to:t}}end(){this.malformed=!0,this.at=this.text.length}blanks(e){const{text:t}=this;for(;;){
const r=t.charCodeAt(e);if(r!==32&&r!==9&&r!==10&&r!==13)return e;e++}}name(e){const{text:t}=this;for(;e<t.length;e++){const r=t.charCodeAt(e);if(r<=32||r===h||
r===p||r===m||r===61||r===34||r===39)break}return e}}const[m,p,h]=[60,62,47],D=new Map([["amp","&"],["lt","<"],["gt",">"],["quot",'"'],["apos","'"]]);function l(i){
if(!i.includes("&"))return i;const e=[];let t=0;for(let r=i.indexOf("&");r>=0;r=i.indexOf("&",t)){const c=i.indexOf(";",r);if(c<0||c-r>12)return;const u=i.slice(
r+1,c),P=D.get(u)??o(u);if(P===void 0)return;e.push(i.slice(t,r),P),t=c+1}return e.push(i.slice(t)),e.join("")}function o(i){const e=/^#(?:x([\dA-Fa-f]+)|(\d+))$/.
exec(i),t=e?parseInt(e[1]??e[2],e[1]===void 0?10:16):-1;return t>0&&t<=1114111&&!(t>=55296&&t<=57343)?String.fromCodePoint(t):void 0}function n(i){const[e,t,r,c]=i;
if(e===0&&t===0&&(r===254||r===0)||e===255&&t===254&&r===0&&c===0)return a(i);if(e===254&&t===255||e===0&&t===60)return s(new TextDecoder("utf-16be").decode(i));
if(e===255&&t===254||e===60&&t===0)return s(new TextDecoder("utf-16le").decode(i));const u=new TextDecoder().decode(i);return s(u.includes("�")?Buffer.from(i).
toString("latin1"):u)}const s=i=>i.startsWith("\uFEFF")?i.slice(1):i;function a(i){const e=new DataView(i.buffer,i.byteOffset,i.byteLength),t=i[0]!==0,r=[];for(let c=0;c+
4<=i.length;c+=4){const u=e.getUint32(c,t);if(u>1114111)return;r.push(String.fromCodePoint(u))}return s(r.join(""))}const d=i=>i.replaceAll("&","&amp;").replaceAll(
"<","&lt;").replaceAll(">","&gt;").replaceAll('"',"&quot;")}),60912:((T,M,f)=>{f.d(M,{QH:()=>g,T3:()=>m,_L:()=>l});var _=f(21115),x=f(3907),E=f(45599);function g(o,n,s){
const{text:a,properties:d,end:i,about:e}=o,t=[];let r=0;for(const c of d.filter(n).sort((u,P)=>u.from-P.from))c.from<r||(t.push(a.slice(r,c.from)),r=c.to);return t.
push(a.slice(r,Math.max(i,r))),s.length>0&&t.push(p(s,e)),t.push(a.slice(Math.max(i,r))),D(t.join(""))}function m(o){return`<?xpacket begin="\uFEFF" id="W5M0MpCehiHz\
reSzNTczkc9d"?>
<x:xmpmeta xmlns:x="adobe:ns:meta/">
<rdf:RDF xmlns:rdf="${_.dK.rdf}">
${p(o,"")}</rdf:RDF>
</x:xmpmeta>
<?xpacket end="w"?>`}function p(o,n){const a=[...new Set(o.map(({prefix:i})=>i))].map(i=>` xmlns:${i}="${_.dK[i]}"`).join(""),d=o.map(({prefix:i,name:e,form:t,values:r})=>`\
<${i}:${e}>${h(t,r)}</${i}:${e}>
`);return`<rdf:Description xmlns:rdf="${_.dK.rdf}" rdf:about="${(0,x.X)(n)}"${a}>
${d.join("")}</rdf:Description>
`}function h(o,n){const s=a=>n.map(d=>`<rdf:li${a}>${(0,x.X)(d)}</rdf:li>`).join("");switch(o){case"simple":return(0,x.X)(n[0]??"");case"alternative":return`<rd\
f:Alt>${s(' xml:lang="x-default"')}</rdf:Alt>`;case"ordered":return`<rdf:Seq>${s("")}</rdf:Seq>`;case"unordered":return`<rdf:Bag>${s("")}</rdf:Bag>`}}const D=o=>o.
replace(/^(\s*<\?xml\s[^>]*encoding\s*=\s*["'])[^"']*/,"$1UTF-8");function l(o,n){const s=o.catalog.get("Metadata"),a=o.resolve(s),d=a instanceof E.Z6?[...a.dict].
filter(([t])=>!["Filter","DecodeParms","Length"].includes(t)):[],i=new E.Bi([["Type",new E.SX("Metadata")],["Subtype",new E.SX("XML")],...d]),e=new E.Z6(i,Buffer.
from(n,"utf8"));(0,E.i9)(s)&&a instanceof E.Z6?o.put(s,e):o.edit(o.catalogNumber).set("Metadata",o.add(e))}}),1975:((T,M,f)=>{f.d(M,{kg:()=>m,m:()=>g,sm:()=>p});
var _=f(21115),x=f(3907);const E=1e5,g={text:"",properties:[],malformed:!0,end:-1,about:""};async function m(o,n){const s=(0,x.xK)(o);if(s===void 0)return g;const a=new D,
i=await(0,x.km)(s,n,e=>(a.take(e),a.broken))!=="well-formed"||a.depth>0||a.end<0||!a.declared;return{text:s,properties:a.properties,malformed:i,end:a.end,about:a.
about}}function p(o,n,s){return o?.properties.find(a=>a.name===s&&a.namespace===_.dK[n])?.values??[]}const h=-2;class D{properties=[];broken=!1;declared=!0;end=-1;about="";scope=new _.
ee;open=[];root=h;loose=!1;items=[];pieces=[];get depth(){return this.open.length}take(n){n.kind==="start"||n.kind==="empty"?(this.start(n.name,n.attributes,n.from),
n.kind==="empty"&&!this.broken&&this.close(n.name,n.to,n.to)):n.kind==="end"?this.close(n.name,n.from,n.to):n.kind==="text"&&this.isInProperty()&&this.pieces.push(
n.text)}isInProperty(){return this.root!==h&&this.open.length>this.root+2}start(n,s,a){if(this.open.length>=x.ol&&(this.broken=!0),this.broken)return;this.scope.
enter(s);const d=this.scope.ofElement(n),i=d.namespace===_.dK.rdf,e=i&&d.local==="li";this.root===h&&this.end<0&&i&&d.local==="Description"&&(this.root=this.open.
length-1,this.loose=!0);const t=this.open.length-this.root,r=e?s.find(({name:c})=>c==="xml:lang")?.value:void 0;if(this.open.push({name:n,...d,from:a,language:r}),
this.root===h){if(!i||d.local!=="RDF"||this.end>=0)return;this.root=this.open.length-1,this.declared=this.scope.declares(n)}else if(t===1)this.describe(s);else if(t===
2){this.items=[];const c=s.find(({name:u})=>this.isRdf(u,"resource"));this.pieces=c?[c.value]:[]}else e&&(this.pieces=[])}describe(n){for(const{name:s,value:a,from:d,
to:i}of n){if((0,_.HC)(s))continue;const{namespace:e,local:t}=this.scope.ofAttribute(s);e===_.dK.rdf&&t==="about"&&(this.about=a),!(e===""||e===_.dK.rdf||e===_.
dK.xml)&&this.add({namespace:e,name:t,values:[a],from:d,to:i})}}close(n,s,a){const d=this.open.pop();if(d?.name!==n){this.broken=!0;return}this.scope.leave();const i=this.
open.length-this.root;if(this.root!==h)if(i===0)this.end=s,this.root=h;else if(i===1&&this.loose)this.root=h,this.loose=!1;else if(i===2){const e=this.items.length>
0?l(this.items):[this.pieces.join("").trim()];this.add({namespace:d.namespace,name:d.local,values:e,from:d.from,to:a})}else i>2&&d.namespace===_.dK.rdf&&d.local===
"li"&&(this.items.push({text:this.pieces.join("").trim(),language:d.language}),this.pieces=[])}add(n){this.properties.length<E?this.properties.push(n):this.broken=
!0}isRdf(n,s){const a=this.scope.ofAttribute(n);return a.local===s&&a.namespace===_.dK.rdf}}function l(o){const n=o.findIndex(({language:a})=>a?.toLowerCase()===
"x-default"),s=o.map(({text:a})=>a);return n>0?[s[n],...s.slice(0,n),...s.slice(n+1)]:s}}),87826:((T,M,f)=>{f.d(M,{N:()=>E,i:()=>g});var _=f(78157),x=f(14029);function E({
suspect:m,bytes:p},h){if(!(m||(0,_.bS)(p.subarray(0,5)).toString("latin1")!=="%PDF-"))return p.length===h.length?h:p}const g=async(m,p,h)=>E(m,p)??await(0,x.UN)(
m,h)})};
