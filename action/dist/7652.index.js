"use strict";exports.id=7652,exports.ids=[7652],exports.modules={66974:((A,v,l)=>{l.d(v,{D6:()=>E,F1:()=>M,NL:()=>h,P3:()=>w,br:()=>P,bs:()=>O});var x=l(98446);const w={problem:"\
names page 0: pages count from 1, and -1 is the last page"};function M(e,t,o){const d=[],f=[];for(const[a,c]of e.split(",").entries()){const m=a+1;if(t!==void 0&&
c.trim()===""){f.push(`entry ${m} is empty: write ${t}, separated by single commas`);continue}const _=o(c,m);"problem"in _?f.push(P(m,c,_.problem)):d.push(_.item)}
return f.length>0?{problem:O(f)}:{items:d}}const P=(e,t,o)=>`entry ${e} ('${r(t.trim())}') ${o}`,E=({position:e,text:t},o,d)=>P(e,t,`names ${g(o)}, but the docu\
ment has ${(0,x.y_)(d,"page")}`);function g(e){return Number.isSafeInteger(e)?`page ${e}`:"a page far beyond its end"}const p=5;function O(e){const t=e.length-p;
return[...e.slice(0,p),...t>0?[`and ${t} more such entries`]:[]].join("; ")}function h(e){const t=/^ *(\d{1,10}) *[-–]+ *(\d{0,10}) *$/.exec(e);return t?`is n\
ot a range: write ${t[1]}..${t[2]}${t[2]===""?" for this page and all after it":""}`:/\bfirst\b/i.test(e)?"is not a page: the first page is written 1, and a ran\
ge from it 1..5":/\b(last|end)\b/i.test(e)?"is not a page: the last page is written -1, and a range to it 2..":void 0}function r(e){const t=[...e].map(o=>/[\p{Cc}\p{Cs}\u2028\u2029]/u.
test(o)?"?":o);return(0,x.Bu)(t.join(""),40)}}),29082:((A,v,l)=>{l.d(v,{k1:()=>E,lY:()=>P,m7:()=>g});var x=l(58552),w=l(66974);const M=/^(not +)?(?:(odd|even|all)|(-?\d+)(?:(\.\.)(-?\d+)?)?)$/i,
P=h=>(0,w.F1)(h,"pages such as 1..3, -1, odd",(r,e)=>{const t=r.trim(),o=M.exec(t);if(!o)return{problem:O(t)};const[,d,f,a,c,m]=o,_={negated:d!==void 0,text:t,position:e};
if(f!==void 0)return{item:{..._,pages:f.toLowerCase()}};const i=Number(a),s=c===void 0?i:m===void 0?"end":Number(m);return i===0||s===0?w.P3:{item:{..._,pages:{
from:i,to:s}}}});function E(h,r,e="pages"){const t=c=>(0,x.G6)([{field:e,message:c}]),o=P(h);if("problem"in o)throw t(o.problem);const d=new p(r),f=new p(r),a=[];
for(const c of o.items){const m=c.negated?f:d;if(typeof c.pages=="string"){m.add(c.pages);continue}const{from:_,to:i}=c.pages,s=_<0?r+1+_:_,n=i==="end"?r:i<0?r+
1+i:i,D=(i==="end"?_<0?[[_,s]]:[]:[[_,s],[i,n]]).find(([,T])=>T<1||T>r);D&&a.push((0,w.D6)(c,D[0],r)),!(i==="end"&&s>r||a.length>0)&&m.range(Math.min(s,n),Math.
max(s,n))}if(a.length>0)throw t((0,w.bs)(a));return o.items.every(({negated:c})=>c)&&d.add("all"),d.without(f)}function g(h){const r=P(h);if("problem"in r||r.items.
length!==1)return;const{negated:e,pages:t}=r.items[0];if(e)return;if(t==="all")return{first:1};if(typeof t=="string"||t.from<1)return;const{from:o,to:d}=t;return d===
"end"?{first:o}:d===-1?{first:o}:d<1?void 0:{first:Math.min(o,d),last:Math.max(o,d)}}class p{pageCount;differences;odd=!1;even=!1;constructor(r){this.pageCount=
r,this.differences=new Int32Array(r+2)}add(r){r!=="even"&&(this.odd=!0),r!=="odd"&&(this.even=!0)}range(r,e){this.differences[r]++,this.differences[e+1]--}without(r){
const e=new Uint32Array(this.pageCount);let t=0,o=0,d=0;for(let f=1;f<=this.pageCount;f++){o+=this.differences[f],d+=r.differences[f];const a=f%2===1?"odd":"eve\
n";(o>0||this[a])&&!(d>0||r[a])&&(e[t++]=f)}return e.subarray(0,t)}}function O(h){return/^(not +)?\.\./i.test(h)?"has no start: a range is written 1..5":/^!/.test(
h)?"is not a page: leave out pages with not, such as not 2":(0,w.NL)(h.replace(/^not +/i,""))??"is not a page such as 3 or -1, a range such as 2..5 or 2.., odd,\
 even, all, or one of these after not"}}),15922:((A,v,l)=>{l.r(v),l.d(v,{add_overlay:()=>P});var x=l(86687),w=l(95234);const M={file:"overlay",password:"overlay\
_password",noun:"the overlay"},P=(E,g,p)=>{const{overlay:O,overlay_password:h,layer:r,repeat:e,fit:t}=g,o={file:O,password:h,fields:M,layer:r,repeat:e,fit:t};return(0,w.
W)(E,g,p,(d,f)=>(0,x.e)(d,o,f,p))}}),52404:((A,v,l)=>{l.d(v,{$:()=>P,U:()=>E});var x=l(58552),w=l(29082),M=l(98446);const P={code:"no_pages_selected",message:"T\
he document has none of the pages that were asked for, so nothing was changed."};function E({first_page:g,last_page:p,pages:O},h){if(O!==void 0)return(0,w.k1)(O,
h);const r=(0,M.y_)(h,"page"),e=[];if(g>h&&e.push({field:"first_page",message:`is ${g}, but the document has ${r}`}),p!==void 0&&p>h&&e.push({field:"last_page",
message:`is ${p}, but the document has ${r}`}),e.length===0&&p!==void 0&&g>p&&e.push({field:"first_page",message:`is ${g}, which is after last_page (${p})`,mentions:[
"last_page"]}),e.length>0)throw(0,x.G6)(e);return Uint32Array.from({length:(p??h)-g+1},(t,o)=>g+o)}}),95234:((A,v,l)=>{l.d(v,{V:()=>h,W:()=>p});var x=l(29082),w=l(
21836),M=l(87826),P=l(14029),E=l(52404);const g="1.4";async function p(r,{pages:e,open_password:t,transparency:o},d,f){const a=await(0,w.E)(r.bytes,d,{password:t}),
c=a.pages.count,m=(0,x.k1)(e,c);if(m.length===0){const T=await(0,M.i)(a,r.bytes);return{documents:[{name:r.name,bytes:T,pageCount:c}],notes:[E.$],facts:{pageCount:c,
stampedPages:0}}}const{notes:_,stampedPages:i=m.length,version:s=g,write:n}=await f(a,m),u={version:s>g?s:g},D=n?await n(u):await(0,P.UN)(a,u);return{documents:[
{name:r.name,bytes:D,pageCount:c}],notes:o===100?[O,..._]:_,facts:{pageCount:c,stampedPages:i}}}const O={code:"stamp_invisible",message:"The stamp cannot be see\
n, because transparency is 100. Use a lower value.",mentions:["transparency"]};async function h({pace:r},e){await r.rest();const t=await e();return await r.rest(),
t}}),21281:((A,v,l)=>{l.d(v,{Ip:()=>O,XM:()=>o,Xb:()=>t,ds:()=>p,qg:()=>e});var x=l(59071),w=l(70549),M=l(21115),P=l(824),E=l(1975),g=l(60912);const p=(0,w.n)(async a=>O(
a,await(0,P.Br)(a)));function O(a,c){const m=(D,T)=>(0,x.wh)((0,E.sm)(c,D,T)[0]??""),_=r(m("pdfaid","part"),m("pdfaid","conformance").toLowerCase()),i=h(m("pdfu\
aid","part"))?`PDF/UA-${m("pdfuaid","part")}`:void 0,n=[m("pdfxid","GTS_PDFXVersion")||m("pdfx","GTS_PDFXVersion")||((0,x.Gh)(a.resolve((0,P._U)(a)?.get("GTS_PD\
FXVersion")))??""),m("pdfe","ISO_PDFEVersion"),m("pdfvtid","GTS_PDFVTVersion")],u=[_?.name,i,...n.filter(D=>/^PDF\/[\w .:/()-]{1,40}$/.test(D))];return{archive:_,
accessible:i,names:u.filter(D=>D!==void 0)}}const h=a=>/^[1-9]$/.test(a);function r(a,c){if(!h(a))return;const m=/^[abuef]$/.test(c)?c:"";return{part:Number(a),
level:m,name:`PDF/A-${a}${m}`}}function e(a,c,m,_){return c&&f(a,c,[M.dK.pdfaid]),t(m,_)}const t=({name:a},c)=>({code:"pdfa_identification_removed",message:`The\
 document no longer claims ${a}: ${c}.`});async function o(a){const c=await(0,P.Br)(a);if(!c)return[];const{archive:m,accessible:_}=O(a,c);f(a,c,[M.dK.pdfaid,M.
dK.pdfuaid]);const i=[m?.name,_].filter(s=>s!==void 0);return i.length>0?[d(i)]:[]}const d=a=>({code:"conformance_dropped",message:`The result no longer claims ${a.
join(" and ")}, because a merge cannot guarantee conformance.`});function f(a,c,m){c.properties.some(({namespace:_})=>m.includes(_))&&(0,g._L)(a,(0,g.QH)(c,({namespace:_})=>m.
includes(_),[]))}}),21115:((A,v,l)=>{l.d(v,{HC:()=>P,dK:()=>x,ee:()=>M});const x={rdf:"http://www.w3.org/1999/02/22-rdf-syntax-ns#",xml:"http://www.w3.org/XML/1\
998/namespace",dc:"http://purl.org/dc/elements/1.1/",xmp:"http://ns.adobe.com/xap/1.0/",xmpMM:"http://ns.adobe.com/xap/1.0/mm/",pdf:"http://ns.adobe.com/pdf/1.3\
/",pdfaid:"http://www.aiim.org/pdfa/ns/id/",pdfuaid:"http://www.aiim.org/pdfua/ns/id/",pdfxid:"http://www.npes.org/pdfx/ns/id/",pdfx:"http://ns.adobe.com/pdfx/1\
.3/",pdfaExtension:"http://www.aiim.org/pdfa/ns/extension/",pdfaSchema:"http://www.aiim.org/pdfa/ns/schema#",pdfaProperty:"http://www.aiim.org/pdfa/ns/property#",
fx:"urn:factur-x:pdfa:CrossIndustryDocument:invoice:1p0#",pdfe:"http://www.aiim.org/pdfe/ns/id/",pdfvtid:"http://www.npes.org/pdfvt/ns/id/",xfa:"http://www.xfa.\
org/schema/xfa-data/1.0/",ds:"http://www.w3.org/2000/09/xmldsig#"},w=new Map(Object.entries(x));class M{uris=new Map;declared=[];known=new Map;enter(h){let r;for(const{
name:e,value:t}of h){if(!P(e))continue;const o=e.slice(6),d=this.uris.get(o);d?d.push(t):this.uris.set(o,[t]),(r??=[]).push(o)}this.declared.push(r??E),r&&this.
known.clear()}leave(){const h=this.declared.pop()??E;for(const r of h)this.uris.get(r).pop();h.length>0&&this.known.clear()}declares(h){return(this.uris.get(p(h))?.
length??0)>0}ofElement(h){let r=this.known.get(h);if(!r){const e=p(h),t=this.uris.get(e)?.at(-1)??w.get(e)??"";this.known.size===g&&this.known.clear(),this.known.
set(h,r={namespace:t,local:h.slice(h.indexOf(":")+1)})}return r}ofAttribute(h){return h.includes(":")?this.ofElement(h):{namespace:"",local:h}}}const P=O=>O==="\
xmlns"||O.startsWith("xmlns:"),E=[],g=1e3,p=O=>O.slice(0,Math.max(O.indexOf(":"),0))}),824:((A,v,l)=>{l.d(v,{Br:()=>O,_6:()=>r,_U:()=>p});var x=l(58552),w=l(1975),
M=l(17079),P=l(45599),E=l(59071),g=l(70549);function p(e){const t=e.resolve(e.trailer.get("Info"));return t instanceof P.Bi?t:t instanceof P.Z6?t.dict:void 0}const O=(0,g.
n)(h);async function h(e){const t=e.get(e.catalogNumber),o=t instanceof P.Bi?e.resolve(t.get("Metadata")):null;if(!(o instanceof P.Z6))return;let d;try{d=e.decoded(
o)}catch(f){if(!(f instanceof x.zU)||f.code==="cancelled")throw f;return w.m}return(0,w.kg)(d,e.job.pace)}function r(e,t){const o=p(e),d=i=>e.resolve(o?.get(i)),
f=(i,s,n=", ")=>{const u=(0,w.sm)(t,i,s).map(E.wh).filter(Boolean).join(n);return u===""?null:u},a=(i,s)=>{const[n=""]=(0,w.sm)(t,i,s);return(0,E.wh)(n)||null},
c=(i,s)=>(0,M._)((0,E.Gh)(d(i))??"")??(0,M._)(a("xmp",s)??"")??null,m=e.get(e.catalogNumber),_=m instanceof P.Bi?(0,E.Gh)(e.resolve(m.get("Lang"))):null;return{
title:(0,E.Gh)(d("Title"))??a("dc","title"),author:(0,E.Gh)(d("Author"))??f("dc","creator"),subject:(0,E.Gh)(d("Subject"))??a("dc","description"),keywords:(0,E.
Gh)(d("Keywords"))??f("pdf","Keywords")??f("dc","subject"),creator:(0,E.Gh)(d("Creator"))??a("xmp","CreatorTool"),producer:(0,E.Gh)(d("Producer"))??a("pdf","Pro\
ducer"),created:c("CreationDate","CreateDate"),modified:c("ModDate","ModifyDate"),language:_??a("dc","language")}}}),3907:((A,v,l)=>{l.d(v,{Rt:()=>o,X:()=>_,km:()=>P,
ol:()=>w,xK:()=>t});var x=l(78157);const w=200,M=1e4;async function P(i,s,n){const u=new E(i);for(let D=u.next();D;D=u.next()){if(n(D))return"left";const T=s.step(
(D.to-D.from)*4+50);T&&await T}return u.hasDocumentType?"document type":u.malformed?"malformed":"well-formed"}class E{text;malformed=!1;hasDocumentType=!1;at=0;constructor(s){
this.text=s}next(){const{text:s,at:n}=this;if(n>=s.length)return;if(s.charCodeAt(n)!==g)return this.characters(n,this.nextTag(n));if(s.startsWith("<!--",n))return this.
other(n,"-->",4);if(s.startsWith("<?",n))return this.other(n,"?>",2);if(s.startsWith("<![CDATA[",n)){const D=s.indexOf("]]>",n);return D<0?this.end():(this.at=D+
3,{kind:"text",text:s.slice(n+9,D),from:n,to:this.at})}return s.startsWith("<!",n)?(this.hasDocumentType=s.startsWith("<!DOCTYPE",n),this.end()):(s.charCodeAt(n+
1)===O?this.endTag(n):this.startTag(n))??this.fault(n,this.nextTag(n+1))}other(s,n,u){const D=this.text.indexOf(n,s+u);return D<0?this.end():(this.at=D+n.length,
{kind:"other",from:s,to:this.at})}endTag(s){const n=this.name(s+2),u=this.blanks(n);if(!(n===s+2||this.text.charCodeAt(u)!==p))return this.at=u+1,{kind:"end",name:this.
text.slice(s+2,n),from:s,to:this.at}}startTag(s){const{text:n}=this,u=this.name(s+1);if(u===s+1)return;const D=n.slice(s+1,u),T=[];for(let I=u;;){const C=this.blanks(
I),b=n.charCodeAt(C);if(b===p||b===O&&n.charCodeAt(C+1)===p)return this.at=b===p?C+1:C+2,{kind:b===p?"start":"empty",name:D,attributes:T,from:s,to:this.at};const R=this.
name(C),$=this.blanks(R),y=this.blanks($+1),K=n[y];if(C===I||R===C||n[$]!=="="||K!=='"'&&K!=="'")return;const L=n.indexOf(K,y+1),B=n.slice(y+1,Math.max(L,y+1)),
S=B.includes("<")?void 0:r(B);if(L<0||S===void 0||T.length>=M)return;T.push({name:n.slice(C,R),value:S,from:C,to:L+1}),I=L+1}}characters(s,n){const u=r(this.text.
slice(s,n));return u===void 0?this.fault(s,n):(this.at=n,{kind:"text",text:u,from:s,to:n})}nextTag(s){const n=this.text.indexOf("<",s);return n<0?this.text.length:
n}fault(s,n){return this.malformed=!0,this.at=n,{kind:"other",from:s,to:n}}end(){this.malformed=!0,this.at=this.text.length}blanks(s){const{text:n}=this;for(;;){
const u=n.charCodeAt(s);if(u!==32&&u!==9&&u!==10&&u!==13)return s;s++}}name(s){const{text:n}=this;for(;s<n.length;s++){const u=n.charCodeAt(s);if(u<=32||u===O||
u===p||u===g||u===61||u===34||u===39)break}return s}}const[g,p,O]=[60,62,47],h=new Map([["amp","&"],["lt","<"],["gt",">"],["quot",'"'],["apos","'"]]);function r(i){
if(!i.includes("&"))return i;const s=[];let n=0;for(let u=i.indexOf("&");u>=0;u=i.indexOf("&",n)){const D=i.indexOf(";",u);if(D<0||D-u>12)return;const T=i.slice(
u+1,D),I=h.get(T)??e(T);if(I===void 0)return;s.push(i.slice(n,u),I),n=D+1}return s.push(i.slice(n)),s.join("")}function e(i){const s=/^#(?:x([\dA-Fa-f]+)|(\d+))$/.
exec(i),n=s?parseInt(s[1]??s[2],s[1]===void 0?10:16):-1;return n>0&&n<=1114111&&!(n>=55296&&n<=57343)?String.fromCodePoint(n):void 0}function t(i){const[s,n,u,D]=i;
if(s===0&&n===0&&(u===254||u===0)||s===255&&n===254&&u===0&&D===0)return m(i);if(s===254&&n===255||s===0&&n===60)return c(new TextDecoder("utf-16be").decode(i));
if(s===255&&n===254||s===60&&n===0)return c(new TextDecoder("utf-16le").decode(i));const T=new TextDecoder().decode(i);return c(T.includes("�")?Buffer.from(i).
toString("latin1"):T)}function o(i){if(i[0]===0||i[1]===0||i[0]===254||i[0]===255)return t(i);const n=(0,x.bS)(i).toString("latin1",0,d),u=f.exec(n)?.[1]?.toLowerCase()??
"utf-8";if(a.has(u))try{return new TextDecoder(u,{fatal:!0}).decode(i)}catch{return}}const d=200,f=/^(?:\xef\xbb\xbf)?<\?xml\s[^>]*?encoding\s*=\s*["']([\w.-]+)["']/,
a=new Set(["utf-8","utf8","us-ascii","iso-8859-1","iso-8859-15","windows-1252"]),c=i=>i.startsWith("\uFEFF")?i.slice(1):i;function m(i){const s=new DataView(i.buffer,
i.byteOffset,i.byteLength),n=i[0]!==0,u=[];for(let D=0;D+4<=i.length;D+=4){const T=s.getUint32(D,n);if(T>1114111)return;u.push(String.fromCodePoint(T))}return c(
u.join(""))}const _=i=>i.replaceAll("&","&amp;").replaceAll("<","&lt;").replaceAll(">","&gt;").replaceAll('"',"&quot;")}),60912:((A,v,l)=>{l.d(v,{QH:()=>P,T3:()=>E,
_L:()=>h});var x=l(21115),w=l(3907),M=l(45599);function P(r,e,t){const{text:o,properties:d,end:f,about:a}=r,c=[];let m=0;for(const _ of d.filter(e).sort((i,s)=>i.
from-s.from))_.from<m||(c.push(o.slice(m,_.from)),m=_.to);return c.push(o.slice(m,Math.max(f,m))),t.length>0&&c.push(g(t,a)),c.push(o.slice(Math.max(f,m))),O(c.
join(""))}function E(r){return`<?xpacket begin="\uFEFF" id="W5M0MpCehiHzreSzNTczkc9d"?>
<x:xmpmeta xmlns:x="adobe:ns:meta/">
<rdf:RDF xmlns:rdf="${x.dK.rdf}">
${g(r,"")}</rdf:RDF>
</x:xmpmeta>
<?xpacket end="w"?>`}function g(r,e){const o=[...new Set(r.map(({prefix:f})=>f))].map(f=>` xmlns:${f}="${x.dK[f]}"`).join(""),d=r.map(({prefix:f,name:a,form:c,values:m})=>`\
<${f}:${a}>${p(c,m)}</${f}:${a}>
`);return`<rdf:Description xmlns:rdf="${x.dK.rdf}" rdf:about="${(0,w.X)(e)}"${o}>
${d.join("")}</rdf:Description>
`}function p(r,e){const t=o=>e.map(d=>`<rdf:li${o}>${(0,w.X)(d)}</rdf:li>`).join("");switch(r){case"simple":return(0,w.X)(e[0]??"");case"alternative":return`<rd\
f:Alt>${t(' xml:lang="x-default"')}</rdf:Alt>`;case"ordered":return`<rdf:Seq>${t("")}</rdf:Seq>`;case"unordered":return`<rdf:Bag>${t("")}</rdf:Bag>`}}const O=r=>r.
replace(/^(\s*<\?xml\s[^>]*encoding\s*=\s*["'])[^"']*/,"$1UTF-8");function h(r,e){const t=r.catalog.get("Metadata"),o=r.resolve(t),d=o instanceof M.Z6?[...o.dict].
filter(([c])=>!["Filter","DecodeParms","Length"].includes(c)):[],f=new M.Bi([["Type",new M.SX("Metadata")],["Subtype",new M.SX("XML")],...d]),a=new M.Z6(f,Buffer.
from(e,"utf8"));(0,M.i9)(t)&&o instanceof M.Z6?r.put(t,a):r.edit(r.catalogNumber).set("Metadata",r.add(a))}}),1975:((A,v,l)=>{l.d(v,{kg:()=>E,m:()=>P,sm:()=>g});
var x=l(21115),w=l(3907);const M=1e5,P={text:"",properties:[],malformed:!0,end:-1,about:""};async function E(r,e){const t=(0,w.xK)(r);if(t===void 0)return P;const o=new O,
f=await(0,w.km)(t,e,a=>(o.take(a),o.broken))!=="well-formed"||o.depth>0||o.end<0||!o.declared;return{text:t,properties:o.properties,malformed:f,end:o.end,about:o.
about}}function g(r,e,t){return r?.properties.find(o=>o.name===t&&o.namespace===x.dK[e])?.values??[]}const p=-2;class O{properties=[];broken=!1;declared=!0;end=-1;about="";scope=new x.
ee;open=[];root=p;loose=!1;items=[];pieces=[];get depth(){return this.open.length}take(e){e.kind==="start"||e.kind==="empty"?(this.start(e.name,e.attributes,e.from),
e.kind==="empty"&&!this.broken&&this.close(e.name,e.to,e.to)):e.kind==="end"?this.close(e.name,e.from,e.to):e.kind==="text"&&this.isInProperty()&&this.pieces.push(
e.text)}isInProperty(){return this.root!==p&&this.open.length>this.root+2}start(e,t,o){if(this.open.length>=w.ol&&(this.broken=!0),this.broken)return;this.scope.
enter(t);const d=this.scope.ofElement(e),f=d.namespace===x.dK.rdf,a=f&&d.local==="li";this.root===p&&this.end<0&&f&&d.local==="Description"&&(this.root=this.open.
length-1,this.loose=!0);const c=this.open.length-this.root,m=a?t.find(({name:_})=>_==="xml:lang")?.value:void 0;if(this.open.push({name:e,...d,from:o,language:m}),
this.root===p){if(!f||d.local!=="RDF"||this.end>=0)return;this.root=this.open.length-1,this.declared=this.scope.declares(e)}else if(c===1)this.describe(t);else if(c===
2){this.items=[];const _=t.find(({name:i})=>this.isRdf(i,"resource"));this.pieces=_?[_.value]:[]}else a&&(this.pieces=[])}describe(e){for(const{name:t,value:o,from:d,
to:f}of e){if((0,x.HC)(t))continue;const{namespace:a,local:c}=this.scope.ofAttribute(t);a===x.dK.rdf&&c==="about"&&(this.about=o),!(a===""||a===x.dK.rdf||a===x.
dK.xml)&&this.add({namespace:a,name:c,values:[o],from:d,to:f})}}close(e,t,o){const d=this.open.pop();if(d?.name!==e){this.broken=!0;return}this.scope.leave();const f=this.
open.length-this.root;if(this.root!==p)if(f===0)this.end=t,this.root=p;else if(f===1&&this.loose)this.root=p,this.loose=!1;else if(f===2){const a=this.items.length>
0?h(this.items):[this.pieces.join("").trim()];this.add({namespace:d.namespace,name:d.local,values:a,from:d.from,to:o})}else f>2&&d.namespace===x.dK.rdf&&d.local===
"li"&&(this.items.push({text:this.pieces.join("").trim(),language:d.language}),this.pieces=[])}add(e){this.properties.length<M?this.properties.push(e):this.broken=
!0}isRdf(e,t){const o=this.scope.ofAttribute(e);return o.local===t&&o.namespace===x.dK.rdf}}function h(r){const e=r.findIndex(({language:o})=>o?.toLowerCase()===
"x-default"),t=r.map(({text:o})=>o);return e>0?[t[e],...t.slice(0,e),...t.slice(e+1)]:t}}),87826:((A,v,l)=>{l.d(v,{N:()=>M,i:()=>P});var x=l(78157),w=l(14029);function M({
suspect:E,bytes:g},p){if(!(E||(0,x.bS)(g.subarray(0,5)).toString("latin1")!=="%PDF-"))return g.length===p.length?p:g}const P=async(E,g,p)=>M(E,g)??await(0,w.UN)(
E,p)})};
