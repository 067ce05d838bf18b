"use strict";exports.id=5271,exports.ids=[5271],exports.modules={66974:((b,A,f)=>{f.d(A,{D6:()=>E,F1:()=>M,NL:()=>u,P3:()=>O,br:()=>P,bs:()=>v});var D=f(98446);const O={problem:"\
names page 0: pages count from 1, and -1 is the last page"};function M(e,t,r){const o=[],d=[];for(const[i,c]of e.split(",").entries()){const h=i+1;if(t!==void 0&&
c.trim()===""){d.push(`entry ${h} is empty: write ${t}, separated by single commas`);continue}const g=r(c,h);"problem"in g?d.push(P(h,c,g.problem)):o.push(g.item)}
return d.length>0?{problem:v(d)}:{items:o}}const P=(e,t,r)=>`entry ${e} ('${s(t.trim())}') ${r}`,E=({position:e,text:t},r,o)=>P(e,t,`names ${x(r)}, but the docu\
ment has ${(0,D.y_)(o,"page")}`);function x(e){return Number.isSafeInteger(e)?`page ${e}`:"a page far beyond its end"}const m=5;function v(e){const t=e.length-m;
return[...e.slice(0,m),...t>0?[`and ${t} more such entries`]:[]].join("; ")}function u(e){const t=/^ *(\d{1,10}) *[-–]+ *(\d{0,10}) *$/.exec(e);return t?`is n\
ot a range: write ${t[1]}..${t[2]}${t[2]===""?" for this page and all after it":""}`:/\bfirst\b/i.test(e)?"is not a page: the first page is written 1, and a ran\
ge from it 1..5":/\b(last|end)\b/i.test(e)?"is not a page: the last page is written -1, and a range to it 2..":void 0}function s(e){const t=[...e].map(r=>/[\p{Cc}\p{Cs}\u2028\u2029]/u.
test(r)?"?":r);return(0,D.Bu)(t.join(""),40)}}),29082:((b,A,f)=>{f.d(A,{k1:()=>E,lY:()=>P,m7:()=>x});var D=f(58552),O=f(66974);const M=/^(not +)?(?:(odd|even|all)|(-?\d+)(?:(\.\.)(-?\d+)?)?)$/i,
P=u=>(0,O.F1)(u,"pages such as 1..3, -1, odd",(s,e)=>{const t=s.trim(),r=M.exec(t);if(!r)return{problem:v(t)};const[,o,d,i,c,h]=r,g={negated:o!==void 0,text:t,position:e};
if(d!==void 0)return{item:{...g,pages:d.toLowerCase()}};const w=Number(i),C=c===void 0?w:h===void 0?"end":Number(h);return w===0||C===0?O.P3:{item:{...g,pages:{
from:w,to:C}}}});function E(u,s,e="pages"){const t=c=>(0,D.G6)([{field:e,message:c}]),r=P(u);if("problem"in r)throw t(r.problem);const o=new m(s),d=new m(s),i=[];
for(const c of r.items){const h=c.negated?d:o;if(typeof c.pages=="string"){h.add(c.pages);continue}const{from:g,to:w}=c.pages,C=g<0?s+1+g:g,I=w==="end"?s:w<0?s+
1+w:w,L=(w==="end"?g<0?[[g,C]]:[]:[[g,C],[w,I]]).find(([,K])=>K<1||K>s);L&&i.push((0,O.D6)(c,L[0],s)),!(w==="end"&&C>s||i.length>0)&&h.range(Math.min(C,I),Math.
max(C,I))}if(i.length>0)throw t((0,O.bs)(i));return r.items.every(({negated:c})=>c)&&o.add("all"),o.without(d)}function x(u){const s=P(u);if("problem"in s||s.items.
length!==1)return;const{negated:e,pages:t}=s.items[0];if(e)return;if(t==="all")return{first:1};if(typeof t=="string"||t.from<1)return;const{from:r,to:o}=t;return o===
"end"?{first:r}:o===-1?{first:r}:o<1?void 0:{first:Math.min(r,o),last:Math.max(r,o)}}class m{pageCount;differences;odd=!1;even=!1;constructor(s){this.pageCount=
s,this.differences=new Int32Array(s+2)}add(s){s!=="even"&&(this.odd=!0),s!=="odd"&&(this.even=!0)}range(s,e){this.differences[s]++,this.differences[e+1]--}without(s){
const e=new Uint32Array(this.pageCount);let t=0,r=0,o=0;for(let d=1;d<=this.pageCount;d++){r+=this.differences[d],o+=s.differences[d];const i=d%2===1?"odd":"eve\
n";(r>0||this[i])&&!(o>0||s[i])&&(e[t++]=d)}return e.subarray(0,t)}}function v(u){return/^(not +)?\.\./i.test(u)?"has no start: a range is written 1..5":/^!/.test(
u)?"is not a page: leave out pages with not, such as not 2":(0,O.NL)(u.replace(/^not +/i,""))??"is not a page such as 3 or -1, a range such as 2..5 or 2.., odd,\
 even, all, or one of these after not"}}),15922:((b,A,f)=>{f.r(A),f.d(A,{add_overlay:()=>P});var D=f(86687),O=f(95234);const M={file:"overlay",password:"overlay\
_password",noun:"the overlay"},P=(E,x,m)=>{const{overlay:v,overlay_password:u,layer:s,repeat:e,fit:t}=x,r={file:v,password:u,fields:M,layer:s,repeat:e,fit:t};return(0,O.
W)(E,x,m,(o,d)=>(0,D.e)(o,r,d,m))}}),52404:((b,A,f)=>{f.d(A,{$:()=>P,U:()=>E});var D=f(58552),O=f(29082),M=f(98446);const P={code:"no_pages_selected",message:"T\
he document has none of the pages that were asked for, so nothing was changed."};function E({first_page:x,last_page:m,pages:v},u){if(v!==void 0)return(0,O.k1)(v,
u);const s=(0,M.y_)(u,"page"),e=[];if(x>u&&e.push({field:"first_page",message:`is ${x}, but the document has ${s}`}),m!==void 0&&m>u&&e.push({field:"last_page",
message:`is ${m}, but the document has ${s}`}),e.length===0&&m!==void 0&&x>m&&e.push({field:"first_page",message:`is ${x}, which is after last_page (${m})`,mentions:[
"last_page"]}),e.length>0)throw(0,D.G6)(e);return Uint32Array.from({length:(m??u)-x+1},(t,r)=>x+r)}}),95234:((b,A,f)=>{f.d(A,{V:()=>u,W:()=>m});var D=f(29082),O=f(
91519),M=f(87826),P=f(14029),E=f(52404);const x="1.4";async function m(s,{pages:e,open_password:t,transparency:r},o,d){const i=await(0,O.E)(s.bytes,o,{password:t}),
c=i.pages.count,h=(0,D.k1)(e,c);if(h.length===0){const K=await(0,M.i)(i,s.bytes);return{documents:[{name:s.name,bytes:K,pageCount:c}],notes:[E.$],facts:{pageCount:c,
stampedPages:0}}}const{notes:g,stampedPages:w=h.length,version:C=x,write:I}=await d(i,h),R={version:C>x?C:x},L=I?await I(R):await(0,P.UN)(i,R);return{documents:[
{name:s.name,bytes:L,pageCount:c}],notes:r===100?[v,...g]:g,facts:{pageCount:c,stampedPages:w}}}const v={code:"stamp_invisible",message:"The stamp cannot be see\
n, because transparency is 100. Use a lower value.",mentions:["transparency"]};async function u({pace:s},e){await s.rest();const t=await e();return await s.rest(),
t}}),21281:((b,A,f)=>{f.d(A,{Ip:()=>v,XM:()=>r,Xb:()=>t,ds:()=>m,qg:()=>e});var D=f(59071),O=f(70549),M=f(21115),P=f(824),E=f(1975),x=f(60912);const m=(0,O.n)(async i=>v(
i,await(0,P.Br)(i)));function v(i,c){const h=(L,K)=>(0,D.wh)((0,E.sm)(c,L,K)[0]??""),g=s(h("pdfaid","part"),h("pdfaid","conformance").toLowerCase()),w=u(h("pdfu\
aid","part"))?`PDF/UA-${h("pdfuaid","part")}`:void 0,I=[h("pdfxid","GTS_PDFXVersion")||h("pdfx","GTS_PDFXVersion")||((0,D.Gh)(i.resolve((0,P._U)(i)?.get("GTS_PD\
FXVersion")))??""),h("pdfe","ISO_PDFEVersion"),h("pdfvtid","GTS_PDFVTVersion")],R=[g?.name,w,...I.filter(L=>/^PDF\/[\w .:/()-]{1,40}$/.test(L))];return{archive:g,
accessible:w,names:R.filter(L=>L!==void 0)}}const u=i=>/^[1-9]$/.test(i);function s(i,c){if(!u(i))return;const h=/^[abuef]$/.test(c)?c:"";return{part:Number(i),
level:h,name:`PDF/A-${i}${h}`}}function e(i,c,h,g){return c&&d(i,c,[M.dK.pdfaid]),t(h,g)}const t=({name:i},c)=>({code:"pdfa_identification_removed",message:`The\
 document no longer claims ${i}: ${c}.`});async function r(i){const c=await(0,P.Br)(i);if(!c)return[];const{archive:h,accessible:g}=v(i,c);d(i,c,[M.dK.pdfaid,M.
dK.pdfuaid]);const w=[h?.name,g].filter(C=>C!==void 0);return w.length>0?[o(w)]:[]}const o=i=>({code:"conformance_dropped",message:`The result no longer claims ${i.
join(" and ")}, because a merge cannot guarantee conformance.`});function d(i,c,h){c.properties.some(({namespace:g})=>h.includes(g))&&(0,x._L)(i,(0,x.QH)(c,({namespace:g})=>h.
includes(g),[]))}}),21115:((b,A,f)=>{f.d(A,{HC:()=>P,dK:()=>D,ee:()=>M});const D={rdf:"http://www.w3.org/1999/02/22-rdf-syntax-ns#",xml:"http://www.w3.org/XML/1\
998/namespace",dc:"http://purl.org/dc/elements/1.1/",xmp:"http://ns.adobe.com/xap/1.0/",xmpMM:"http://ns.adobe.com/xap/1.0/mm/",pdf:"http://ns.adobe.com/pdf/1.3\
/",pdfaid:"http://www.aiim.org/pdfa/ns/id/",pdfuaid:"http://www.aiim.org/pdfua/ns/id/",pdfxid:"http://www.npes.org/pdfx/ns/id/",pdfx:"http://ns.adobe.com/pdfx/1\
.3/",pdfaExtension:"http://www.aiim.org/pdfa/ns/extension/",pdfaSchema:"http://www.aiim.org/pdfa/ns/schema#",pdfaProperty:"http://www.aiim.org/pdfa/ns/property#",
fx:"urn:factur-x:pdfa:CrossIndustryDocument:invoice:1p0#",pdfe:"http://www.aiim.org/pdfe/ns/id/",pdfvtid:"http://www.npes.org/pdfvt/ns/id/",xfa:"http://www.xfa.\
org/schema/xfa-data/1.0/",ds:"http://www.w3.org/2000/09/xmldsig#"},O=new Map(Object.entries(D));class M{uris=new Map;declared=[];known=new Map;enter(u){let s;for(const{
name:e,value:t}of u){if(!P(e))continue;const r=e.slice(6),o=this.uris.get(r);o?o.push(t):this.uris.set(r,[t]),(s??=[]).push(r)}this.declared.push(s??E),s&&this.
known.clear()}leave(){const u=this.declared.pop()??E;for(const s of u)this.uris.get(s).pop();u.length>0&&this.known.clear()}declares(u){return(this.uris.get(m(u))?.
length??0)>0}ofElement(u){let s=this.known.get(u);if(!s){const e=m(u),t=this.uris.get(e)?.at(-1)??O.get(e)??"";this.known.size===x&&this.known.clear(),this.known.
set(u,s={namespace:t,local:u.slice(u.indexOf(":")+1)})}return s}ofAttribute(u){return u.includes(":")?this.ofElement(u):{namespace:"",local:u}}}const P=v=>v==="\
xmlns"||v.startsWith("xmlns:"),E=[],x=1e3,m=v=>v.slice(0,Math.max(v.indexOf(":"),0))}),824:((b,A,f)=>{f.d(A,{Br:()=>v,_6:()=>s,_U:()=>m});var D=f(58552),O=f(1975),
M=f(17079),P=f(45599),E=f(59071),x=f(70549);function m(e){const t=e.resolve(e.trailer.get("Info"));return t instanceof P.Bi?t:t instanceof P.Z6?t.dict:void 0}const v=(0,x.
n)(u);async function u(e){const t=e.get(e.catalogNumber),r=t instanceof P.Bi?e.resolve(t.get("Metadata")):null;if(!(r instanceof P.Z6))return;let o;try{o=e.decoded(
r)}catch(d){if(!(d instanceof D.zU)||d.code==="cancelled")throw d;return O.m}return(0,O.kg)(o,e.job.pace)}function s(e,t){const r=m(e),o=w=>e.resolve(r?.get(w)),
d=(w,C,I=", ")=>{const R=(0,O.sm)(t,w,C).map(E.wh).filter(Boolean).join(I);return R===""?null:R},i=(w,C)=>{const[I=""]=(0,O.sm)(t,w,C);return(0,E.wh)(I)||null},
c=(w,C)=>(0,M._)((0,E.Gh)(o(w))??"")??(0,M._)(i("xmp",C)??"")??null,h=e.get(e.catalogNumber),g=h instanceof P.Bi?(0,E.Gh)(e.resolve(h.get("Lang"))):null;return{
title:(0,E.Gh)(o("Title"))??i("dc","title"),author:(0,E.Gh)(o("Author"))??d("dc","creator"),subject:(0,E.Gh)(o("Subject"))??i("dc","description"),keywords:(0,E.
Gh)(o("Keywords"))??d("pdf","Keywords")??d("dc","subject"),creator:(0,E.Gh)(o("Creator"))??i("xmp","CreatorTool"),producer:(0,E.Gh)(o("Producer"))??i("pdf","Pro\
ducer"),created:c("CreationDate","CreateDate"),modified:c("ModDate","ModifyDate"),language:g??i("dc","language")}}}),3907:((b,A,f)=>{f.d(A,{Rt:()=>g,X:()=>K,km:()=>v,
ol:()=>O,xK:()=>h});var D=f(78157);const O=200,M=1e4,P=1e5,E=65536,x=65536,m=12;async function v(p,a,n){const l=new u(p);for(let _=l.next();_;_=l.next()){if(n(_))
return"left";const T=a.step((_.to-_.from)*4+50);T&&await T}return l.hasDocumentType?"document type":l.malformed?"malformed":"well-formed"}class u{text;malformed=!1;hasDocumentType=!1;at=0;tag=-1;constructor(a){
this.text=a}next(){const{text:a,at:n}=this;if(n>=a.length)return;if(a.charCodeAt(n)!==s)return this.characters(n,this.endOfPiece(n,this.nextTag(n)));if(a.startsWith(
"<!--",n))return this.other(n,"-->",4);if(a.startsWith("<?",n))return this.other(n,"?>",2);if(a.startsWith("<![CDATA[",n)){const _=a.indexOf("]]>",n);return _<0?
this.end():(this.at=_+3,{kind:"text",text:a.slice(n+9,_),from:n,to:this.at})}return a.startsWith("<!",n)?(this.hasDocumentType=a.startsWith("<!DOCTYPE",n),this.
end()):(a.charCodeAt(n+1)===t?this.endTag(n):this.startTag(n))??this.fault(n,this.nextTag(n+1))}other(a,n,l){const _=this.text.indexOf(n,a+l);return _<0?this.end():
(this.at=_+n.length,{kind:"other",from:a,to:this.at})}endTag(a){const n=this.name(a+2),l=this.blanks(n);if(!(n===a+2||this.text.charCodeAt(l)!==e))return this.at=
l+1,{kind:"end",name:this.text.slice(a+2,n),from:a,to:this.at}}startTag(a){const{text:n}=this,l=this.name(a+1);if(l===a+1)return;const _=n.slice(a+1,l),T=[];let y=0;
for(let $=l;;){const S=this.blanks($),B=n.charCodeAt(S);if(B===e||B===t&&n.charCodeAt(S+1)===e)return this.at=B===e?S+1:S+2,{kind:B===e?"start":"empty",name:_,attributes:T,
from:a,to:this.at};const N=this.name(S),k=this.blanks(N),U=this.blanks(k+1),G=n[U];if(S===$||N===S||n[k]!=="="||G!=='"'&&G!=="'")return;const W=n.indexOf(G,U+1),
F=n.slice(U+1,Math.max(W,U+1));y+=o(F,P-y);const X=F.includes("<")||y>=P?void 0:i(F);if(W<0||X===void 0||T.length>=M)return;T.push({name:n.slice(S,N),value:X,from:S,
to:W+1}),$=W+1}}characters(a,n){const l=i(this.text.slice(a,n));return l===void 0?this.fault(a,n):(this.at=n,{kind:"text",text:l,from:a,to:n})}nextTag(a){if(this.
tag>=a)return this.tag;const n=this.text.indexOf("<",a);return this.tag=n<0?this.text.length:n}endOfPiece(a,n){const{text:l}=this;if(n-a<=x)return n;let _=a+x;const T=_-
m+1,y=l.slice(T,_+1).lastIndexOf("&");y>=0&&(_=T+y);for(const $=_-x/2;l[_-1]==="]"||r(l.charCodeAt(_));_--)if(_===$)return n;return _}fault(a,n){return this.malformed=
!0,this.at=n,{kind:"other",from:a,to:n}}end(){this.malformed=!0,this.at=this.text.length}blanks(a){const{text:n}=this;for(let l=a;;l++){const _=n.charCodeAt(l);
if(_!==32&&_!==9&&_!==10&&_!==13||l-a===E)return l}}name(a){const{text:n}=this;let l=a;for(const _=Math.min(n.length,a+E);l<_;l++){const T=n.charCodeAt(l);if(T<=
32||T===t||T===e||T===s||T===61||T===34||T===39)break}return l}}const[s,e,t]=[60,62,47],r=p=>p>=56320&&p<=57343;function o(p,a){let n=0;for(let l=p.indexOf("&");l>=
0&&n<a;l=p.indexOf("&",l+1))n++;return n}const d=new Map([["amp","&"],["lt","<"],["gt",">"],["quot",'"'],["apos","'"]]);function i(p){if(!p.includes("&"))return p;
const a=[];let n=0;for(let l=p.indexOf("&");l>=0;l=p.indexOf("&",n)){const _=p.indexOf(";",l);if(_<0||_-l>m)return;const T=p.slice(l+1,_),y=d.get(T)??c(T);if(y===
void 0)return;a.push(p.slice(n,l),y),n=_+1}return a.push(p.slice(n)),a.join("")}function c(p){const a=/^#(?:x([\dA-Fa-f]+)|(\d+))$/.exec(p),n=a?parseInt(a[1]??a[2],
a[1]===void 0?10:16):-1;return n>0&&n<=1114111&&!(n>=55296&&n<=57343)?String.fromCodePoint(n):void 0}function h(p){const[a,n,l,_]=p;if(a===0&&n===0&&(l===254||l===
0)||a===255&&n===254&&l===0&&_===0)return L(p);if(a===254&&n===255||a===0&&n===60)return R(new TextDecoder("utf-16be").decode(p));if(a===255&&n===254||a===60&&n===
0)return R(new TextDecoder("utf-16le").decode(p));const T=new TextDecoder().decode(p);return R(T.includes("�")?Buffer.from(p).toString("latin1"):T)}function g(p){
if(p[0]===0||p[1]===0||p[0]===254||p[0]===255)return h(p);const n=(0,D.bS)(p).toString("latin1",0,w),l=C.exec(n)?.[1]?.toLowerCase()??"utf-8";if(I.has(l))try{return new TextDecoder(
l,{fatal:!0}).decode(p)}catch{return}}const w=200,C=/^(?:\xef\xbb\xbf)?<\?xml\s[^>]*?encoding\s*=\s*["']([\w.-]+)["']/,I=new Set(["utf-8","utf8","us-ascii","iso\
-8859-1","iso-8859-15","windows-1252"]),R=p=>p.startsWith("\uFEFF")?p.slice(1):p;function L(p){const a=new DataView(p.buffer,p.byteOffset,p.byteLength),n=p[0]!==
0,l=[];for(let _=0;_+4<=p.length;_+=4){const T=a.getUint32(_,n);if(T>1114111)return;l.push(String.fromCodePoint(T))}return R(l.join(""))}const K=p=>p.replaceAll(
"&","&amp;").replaceAll("<","&lt;").replaceAll(">","&gt;").replaceAll('"',"&quot;")}),60912:((b,A,f)=>{f.d(A,{QH:()=>P,T3:()=>E,_L:()=>u});var D=f(21115),O=f(3907),
M=f(45599);function P(s,e,t){const{text:r,properties:o,end:d,about:i}=s,c=[];let h=0;for(const g of o.filter(e).sort((w,C)=>w.from-C.from))g.from<h||(c.push(r.slice(
h,g.from)),h=g.to);return c.push(r.slice(h,Math.max(d,h))),t.length>0&&c.push(x(t,i)),c.push(r.slice(Math.max(d,h))),v(c.join(""))}function E(s){return`<?xpacke\
t begin="\uFEFF" id="W5M0MpCehiHzreSzNTczkc9d"?>
<x:xmpmeta xmlns:x="adobe:ns:meta/">
<rdf:RDF xmlns:rdf="${D.dK.rdf}">
${x(s,"")}</rdf:RDF>
</x:xmpmeta>
<?xpacket end="w"?>`}function x(s,e){const r=[...new Set(s.map(({prefix:d})=>d))].map(d=>` xmlns:${d}="${D.dK[d]}"`).join(""),o=s.map(({prefix:d,name:i,form:c,values:h})=>`\
<${d}:${i}>${m(c,h)}</${d}:${i}>
`);return`<rdf:Description xmlns:rdf="${D.dK.rdf}" rdf:about="${(0,O.X)(e)}"${r}>
${o.join("")}</rdf:Description>
`}function m(s,e){const t=r=>e.map(o=>`<rdf:li${r}>${(0,O.X)(o)}</rdf:li>`).join("");switch(s){case"simple":return(0,O.X)(e[0]??"");case"alternative":return`<rd\
f:Alt>${t(' xml:lang="x-default"')}</rdf:Alt>`;case"ordered":return`<rdf:Seq>${t("")}</rdf:Seq>`;case"unordered":return`<rdf:Bag>${t("")}</rdf:Bag>`}}const v=s=>s.
replace(/^(\s*<\?xml\s[^>]*encoding\s*=\s*["'])[^"']*/,"$1UTF-8");function u(s,e){const t=s.catalog.get("Metadata"),r=s.resolve(t),o=r instanceof M.Z6?[...r.dict].
filter(([c])=>!["Filter","DecodeParms","Length"].includes(c)):[],d=new M.Bi([["Type",new M.SX("Metadata")],["Subtype",new M.SX("XML")],...o]),i=new M.Z6(d,Buffer.
from(e,"utf8"));(0,M.i9)(t)&&r instanceof M.Z6?s.put(t,i):s.edit(s.catalogNumber).set("Metadata",s.add(i))}}),1975:((b,A,f)=>{f.d(A,{kg:()=>E,m:()=>P,sm:()=>x});
var D=f(21115),O=f(3907);const M=1e5,P={text:"",properties:[],malformed:!0,end:-1,about:""};async function E(s,e){const t=(0,O.xK)(s);if(t===void 0)return P;const r=new v,
d=await(0,O.km)(t,e,i=>(r.take(i),r.broken))!=="well-formed"||r.depth>0||r.end<0||!r.declared;return{text:t,properties:r.properties,malformed:d,end:r.end,about:r.
about}}function x(s,e,t){return s?.properties.find(r=>r.name===t&&r.namespace===D.dK[e])?.values??[]}const m=-2;class v{properties=[];broken=!1;declared=!0;end=-1;about="";scope=new D.
ee;open=[];root=m;loose=!1;items=[];pieces=[];get depth(){return this.open.length}take(e){e.kind==="start"||e.kind==="empty"?(this.start(e.name,e.attributes,e.from),
e.kind==="empty"&&!this.broken&&this.close(e.name,e.to,e.to)):e.kind==="end"?this.close(e.name,e.from,e.to):e.kind==="text"&&this.isInProperty()&&this.pieces.push(
e.text)}isInProperty(){return this.root!==m&&this.open.length>this.root+2}start(e,t,r){if(this.open.length>=O.ol&&(this.broken=!0),this.broken)return;this.scope.
enter(t);const o=this.scope.ofElement(e),d=o.namespace===D.dK.rdf,i=d&&o.local==="li";this.root===m&&this.end<0&&d&&o.local==="Description"&&(this.root=this.open.
length-1,this.loose=!0);const c=this.open.length-this.root,h=i?t.find(({name:g})=>g==="xml:lang")?.value:void 0;if(this.open.push({name:e,...o,from:r,language:h}),
this.root===m){if(!d||o.local!=="RDF"||this.end>=0)return;this.root=this.open.length-1,this.declared=this.scope.declares(e)}else if(c===1)this.describe(t);else if(c===
2){this.items=[];const g=t.find(({name:w})=>this.isRdf(w,"resource"));this.pieces=g?[g.value]:[]}else i&&(this.pieces=[])}describe(e){for(const{name:t,value:r,from:o,
to:d}of e){if((0,D.HC)(t))continue;const{namespace:i,local:c}=this.scope.ofAttribute(t);i===D.dK.rdf&&c==="about"&&(this.about=r),!(i===""||i===D.dK.rdf||i===D.
dK.xml)&&this.add({namespace:i,name:c,values:[r],from:o,to:d})}}close(e,t,r){const o=this.open.pop();if(o?.name!==e){this.broken=!0;return}this.scope.leave();const d=this.
open.length-this.root;if(this.root!==m)if(d===0)this.end=t,this.root=m;else if(d===1&&this.loose)this.root=m,this.loose=!1;else if(d===2){const i=this.items.length>
0?u(this.items):[this.pieces.join("").trim()];this.add({namespace:o.namespace,name:o.local,values:i,from:o.from,to:r})}else d>2&&o.namespace===D.dK.rdf&&o.local===
"li"&&(this.items.push({text:this.pieces.join("").trim(),language:o.language}),this.pieces=[])}add(e){this.properties.length<M?this.properties.push(e):this.broken=
!0}isRdf(e,t){const r=this.scope.ofAttribute(e);return r.local===t&&r.namespace===D.dK.rdf}}function u(s){const e=s.findIndex(({language:r})=>r?.toLowerCase()===
"x-default"),t=s.map(({text:r})=>r);return e>0?[t[e],...t.slice(0,e),...t.slice(e+1)]:t}}),87826:((b,A,f)=>{f.d(A,{N:()=>M,i:()=>P});var D=f(78157),O=f(14029);function M({
suspect:E,bytes:x},m){if(!(E||(0,D.bS)(x.subarray(0,5)).toString("latin1")!=="%PDF-"))return x.length===m.length?m:x}const P=async(E,x,m)=>M(E,x)??await(0,O.UN)(
E,m)})};
