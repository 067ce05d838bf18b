"use strict";exports.id=8342,exports.ids=[8342],exports.modules={17079:((R,C,l)=>{l.d(C,{Z:()=>D,_:()=>w});const P=/^(?:D:)?\s*(\d{4})(?:(\d\d)(?:(\d\d)(?:(\d\d)(?:(\d\d)(?:(\d\d))?)?)?)?)?\s*(?:(Z)(?:00?)?'?(?:00?'?)?|([+-])(\d\d)?'?(?:(\d\d)'?)?)?$/,
T=/^(D:)?19(1\d\d)(\d{10})(?!\d)/,v=/^(\d{4})(?:-(\d\d)(?:-(\d\d)(?:[T ](\d\d):(\d\d)(?::(\d\d)(?:[.,]\d{1,9})?)?\s?(?:(Z)|([+-])(\d\d):?(\d\d)?)?)?)?)?$/;function w(o){
if(o.length>64)return;const t=o.trim().replace(T,(e,n,s,d)=>`${n??""}${1900+Number(s)}${d}`);return E(M(P.exec(t)??v.exec(t)))}function D(o){const t=o.length>64?
void 0:M(v.exec(o.trim()));if(!t||E(t)===void 0)return;const{year:e,month:n="",day:s="",hour:d="",minute:h="",second:a="",zone:u=""}=t;return`D:${e}${n}${s}${d}${h}${a}${u===
"Z"||u===""?u:`${u.replace(":","'")}'`}`}function M(o){if(!o)return;const[,t,e,n,s,d,h,a,u,x,r]=o,c=a??(u===void 0?void 0:`${u}${x??"00"}:${r??"00"}`);return{year:t,
month:e,day:n,hour:s,minute:d,second:h,zone:c}}function E(o){if(!o)return;const{year:t,month:e,day:n,hour:s,minute:d="00",second:h="00",zone:a}=o,u=(r,c,p)=>r===
void 0||Number(r)>=c&&Number(r)<=p;if(Number(t)===0||!u(e,1,12)||!u(n,1,g(Number(t),Number(e)))||!u(s,0,23)||!u(d,0,59)||!u(h,0,59)||a!==void 0&&a!=="Z"&&!(u(a.
slice(1,3),0,23)&&u(a.slice(4),0,59)))return;const x=[t,e,n].filter(r=>r!==void 0).join("-");return s===void 0?x:`${x}T${s}:${d}:${h}${a==="+00:00"||a==="-00:00"?
"Z":a??""}`}function g(o,t){return t===2?o%4===0&&(o%100!==0||o%400===0)?29:28:[4,6,9,11].includes(t)?30:31}}),66974:((R,C,l)=>{l.d(C,{D6:()=>D,F1:()=>v,NL:()=>o,
P3:()=>T,br:()=>w,bs:()=>g});var P=l(98446);const T={problem:"names page 0: pages count from 1, and -1 is the last page"};function v(e,n,s){const d=[],h=[];for(const[
a,u]of e.split(",").entries()){const x=a+1;if(n!==void 0&&u.trim()===""){h.push(`entry ${x} is empty: write ${n}, separated by single commas`);continue}const r=s(
u,x);"problem"in r?h.push(w(x,u,r.problem)):d.push(r.item)}return h.length>0?{problem:g(h)}:{items:d}}const w=(e,n,s)=>`entry ${e} ('${t(n.trim())}') ${s}`,D=({
position:e,text:n},s,d)=>w(e,n,`names ${M(s)}, but the document has ${(0,P.y_)(d,"page")}`);function M(e){return Number.isSafeInteger(e)?`page ${e}`:"a page far\
 beyond its end"}const E=5;function g(e){const n=e.length-E;return[...e.slice(0,E),...n>0?[`and ${n} more such entries`]:[]].join("; ")}function o(e){const n=/^ *(\d{1,10}) *[-–]+ *(\d{0,10}) *$/.
exec(e);return n?`is not a range: write ${n[1]}..${n[2]}${n[2]===""?" for this page and all after it":""}`:/\bfirst\b/i.test(e)?"is not a page: the first page i\
s written 1, and a range from it 1..5":/\b(last|end)\b/i.test(e)?"is not a page: the last page is written -1, and a range to it 2..":void 0}function t(e){const n=[
...e].map(s=>/[\p{Cc}\p{Cs}\u2028\u2029]/u.test(s)?"?":s);return(0,P.Bu)(n.join(""),40)}}),29082:((R,C,l)=>{l.d(C,{k1:()=>D,lY:()=>w,m7:()=>M});var P=l(58552),T=l(
66974);const v=/^(not +)?(?:(odd|even|all)|(-?\d+)(?:(\.\.)(-?\d+)?)?)$/i,w=o=>(0,T.F1)(o,"pages such as 1..3, -1, odd",(t,e)=>{const n=t.trim(),s=v.exec(n);if(!s)
return{problem:g(n)};const[,d,h,a,u,x]=s,r={negated:d!==void 0,text:n,position:e};if(h!==void 0)return{item:{...r,pages:h.toLowerCase()}};const c=Number(a),p=u===
void 0?c:x===void 0?"end":Number(x);return c===0||p===0?T.P3:{item:{...r,pages:{from:c,to:p}}}});function D(o,t,e="pages"){const n=u=>(0,P.G6)([{field:e,message:u}]),
s=w(o);if("problem"in s)throw n(s.problem);const d=new E(t),h=new E(t),a=[];for(const u of s.items){const x=u.negated?h:d;if(typeof u.pages=="string"){x.add(u.pages);
continue}const{from:r,to:c}=u.pages,p=r<0?t+1+r:r,b=c==="end"?t:c<0?t+1+c:c,I=(c==="end"?r<0?[[r,p]]:[]:[[r,p],[c,b]]).find(([,y])=>y<1||y>t);I&&a.push((0,T.D6)(
u,I[0],t)),!(c==="end"&&p>t||a.length>0)&&x.range(Math.min(p,b),Math.max(p,b))}if(a.length>0)throw n((0,T.bs)(a));return s.items.every(({negated:u})=>u)&&d.add(
"all"),d.without(h)}function M(o){const t=w(o);if("problem"in t||t.items.length!==1)return;const{negated:e,pages:n}=t.items[0];if(e)return;if(n==="all")return{first:1};
if(typeof n=="string"||n.from<1)return;const{from:s,to:d}=n;return d==="end"?{first:s}:d===-1?{first:s}:d<1?void 0:{first:Math.min(s,d),last:Math.max(s,d)}}class E{pageCount;differences;odd=!1;even=!1;constructor(t){
this.pageCount=t,this.differences=new Int32Array(t+2)}add(t){t!=="even"&&(this.odd=!0),t!=="odd"&&(this.even=!0)}range(t,e){this.differences[t]++,this.differences[e+
1]--}without(t){const e=new Uint32Array(this.pageCount);let n=0,s=0,d=0;for(let h=1;h<=this.pageCount;h++){s+=this.differences[h],d+=t.differences[h];const a=h%
2===1?"odd":"even";(s>0||this[a])&&!(d>0||t[a])&&(e[n++]=h)}return e.subarray(0,n)}}function g(o){return/^(not +)?\.\./i.test(o)?"has no start: a range is writt\
en 1..5":/^!/.test(o)?"is not a page: leave out pages with not, such as not 2":(0,T.NL)(o.replace(/^not +/i,""))??"is not a page such as 3 or -1, a range such a\
s 2..5 or 2.., odd, even, all, or one of these after not"}}),38772:((R,C,l)=>{l.r(C),l.d(C,{add_image_watermark:()=>v});var P=l(85476),T=l(95234);const v=(w,D,M)=>(0,T.
W)(w,D,M,(E,g)=>(0,P.z)(E,D,g,M))}),52404:((R,C,l)=>{l.d(C,{$:()=>w,U:()=>D});var P=l(58552),T=l(29082),v=l(98446);const w={code:"no_pages_selected",message:"Th\
e document has none of the pages that were asked for, so nothing was changed."};function D({first_page:M,last_page:E,pages:g},o){if(g!==void 0)return(0,T.k1)(g,
o);const t=(0,v.y_)(o,"page"),e=[];if(M>o&&e.push({field:"first_page",message:`is ${M}, but the document has ${t}`}),E!==void 0&&E>o&&e.push({field:"last_page",
message:`is ${E}, but the document has ${t}`}),e.length===0&&E!==void 0&&M>E&&e.push({field:"first_page",message:`is ${M}, which is after last_page (${E})`,mentions:[
"last_page"]}),e.length>0)throw(0,P.G6)(e);return Uint32Array.from({length:(E??o)-M+1},(n,s)=>M+s)}}),95234:((R,C,l)=>{l.d(C,{V:()=>o,W:()=>E});var P=l(29082),T=l(
91519),v=l(87826),w=l(14029),D=l(52404);const M="1.4";async function E(t,{pages:e,open_password:n,transparency:s},d,h){const a=await(0,T.E)(t.bytes,d,{password:n}),
u=a.pages.count,x=(0,P.k1)(e,u);if(x.length===0){const y=await(0,v.i)(a,t.bytes);return{documents:[{name:t.name,bytes:y,pageCount:u}],notes:[D.$],facts:{pageCount:u,
stampedPages:0}}}const{notes:r,stampedPages:c=x.length,version:p=M,write:b}=await h(a,x),A={version:p>M?p:M},I=b?await b(A):await(0,w.UN)(a,A);return{documents:[
{name:t.name,bytes:I,pageCount:u}],notes:s===100?[g,...r]:r,facts:{pageCount:u,stampedPages:c}}}const g={code:"stamp_invisible",message:"The stamp cannot be see\
n, because transparency is 100. Use a lower value.",mentions:["transparency"]};async function o({pace:t},e){await t.rest();const n=await e();return await t.rest(),
n}}),74135:((R,C,l)=>{l.d(C,{$L:()=>s,DI:()=>M,Gd:()=>o,JQ:()=>T,Mo:()=>w,PU:()=>E,Pj:()=>a,S3:()=>v,W1:()=>u,XM:()=>h,d:()=>x,ds:()=>D,gF:()=>d,iN:()=>P,kO:()=>n,
lw:()=>g,xk:()=>t,zl:()=>e});function P({box:[r,c,p,b],rotation:A}){const I=p-r,y=b-c;return A%180===0?{width:I,height:y}:{width:y,height:I}}function T(r){const{
width:c,height:p}=P(r);return{width:c*r.userUnit,height:p*r.userUnit}}function v({box:[r,c,p,b],rotation:A}){switch(A){case 0:return[1,0,0,1,r,c];case 90:return[
0,1,-1,0,p,c];case 180:return[-1,0,0,-1,p,b];case 270:return[0,-1,1,0,r,b]}}function w(r,c){return c===void 0?r:a(r,c)??r}function D([r,c,p,b]){return[Math.min(
r,p),Math.min(c,b),Math.max(r,p),Math.max(c,b)]}function M([r,c,p,b,A,I]){const y=r*b-c*p,[_,f,i,m]=[b/y,-c/y,-p/y,r/y];return[_+0,f+0,i+0,m+0,-(A*_+I*i)+0,-(A*
f+I*m)+0]}const E=([r,c,p,b])=>Math.sqrt(Math.abs(r*b-c*p));function g(r,c){const[p,b,A,I,y,_]=r,[f,i,m,O,$,L]=c;return[p*f+b*m,p*i+b*O,A*f+I*m,A*i+I*O,y*f+_*m+
$,y*i+_*O+L]}function o([r,c,p,b,A,I],y,_){return[r*y+p*_+A,c*y+b*_+I]}function t([r,c],[p,b],[A,I],[y,_],f){const i=1-f,[m,O,$,L]=[i**3,3*f*i**2,3*f**2*i,f**3];
return[m*r+O*p+$*A+L*y,m*c+O*b+$*I+L*_]}function e(r,[c,p,b,A]){const[I,y]=o(r,c,p),[_,f]=o(r,b,p),[i,m]=o(r,c,A),[O,$]=o(r,b,A);return[Math.min(I,_,i,O),Math.min(
y,f,m,$),Math.max(I,_,i,O),Math.max(y,f,m,$)]}const n=(r,c)=>[Math.min(r[0],c[0]),Math.min(r[1],c[1]),Math.max(r[2],c[2]),Math.max(r[3],c[3])];function s(r){let[
c,p,b,A]=d;for(const[I,y]of r)c=Math.min(c,I),p=Math.min(p,y),b=Math.max(b,I),A=Math.max(A,y);return[c,p,b,A]}const d=[1/0,1/0,-1/0,-1/0],h=([r,c,p,b],A)=>[r-A,
c-A,p+A,b+A];function a(r,c){const p=[Math.max(r[0],c[0]),Math.max(r[1],c[1]),Math.min(r[2],c[2]),Math.min(r[3],c[3])];return p[0]<p[2]&&p[1]<p[3]?p:void 0}const u=r=>r.
map(c=>Math.round(c*1e5)/1e5+0),x=(r,{userUnit:c})=>String(Number((r*c/72).toPrecision(3)))}),6057:((R,C,l)=>{l.d(C,{VO:()=>v,b0:()=>D,c_:()=>E,iw:()=>w,lQ:()=>M});
var P=l(74135);const T=[0,0,612,792],v=(g,o)=>D(g,g.pages.attribute(o,"MediaBox"))??T;function w(g,o){const{pages:t}=g,e=g.resolve(g.entry(t.number(o),"UserUnit"));
return{box:(0,P.Mo)(v(g,o),D(g,t.attribute(o,"CropBox"))),rotation:E(g.resolve(t.attribute(o,"Rotate"))),userUnit:typeof e=="number"&&e>0?e:1}}function D(g,o){const t=g.
array(o)?.map(n=>g.resolve(n));if(t?.length!==4||!t.every(n=>typeof n=="number"&&Number.isFinite(n)))return;const e=(0,P.ds)(t);return e[0]<e[2]&&e[1]<e[3]?e:void 0}
function M(g,o){const t=(g.array(o)??[]).map(e=>g.resolve(e));return t.length===6&&t.every(e=>typeof e=="number")?t:[1,0,0,1,0,0]}function E(g){const o=typeof g==
"number"?(g%360+360)%360:0;return o===90||o===180||o===270?o:0}}),21281:((R,C,l)=>{l.d(C,{Ip:()=>g,XM:()=>s,Xb:()=>n,ds:()=>E,qg:()=>e});var P=l(59071),T=l(70549),
v=l(21115),w=l(824),D=l(1975),M=l(60912);const E=(0,T.n)(async a=>g(a,await(0,w.Br)(a)));function g(a,u){const x=(I,y)=>(0,P.wh)((0,D.sm)(u,I,y)[0]??""),r=t(x("\
pdfaid","part"),x("pdfaid","conformance").toLowerCase()),c=o(x("pdfuaid","part"))?`PDF/UA-${x("pdfuaid","part")}`:void 0,b=[x("pdfxid","GTS_PDFXVersion")||x("pd\
fx","GTS_PDFXVersion")||((0,P.Gh)(a.resolve((0,w._U)(a)?.get("GTS_PDFXVersion")))??""),x("pdfe","ISO_PDFEVersion"),x("pdfvtid","GTS_PDFVTVersion")],A=[r?.name,c,
...b.filter(I=>/^PDF\/[\w .:/()-]{1,40}$/.test(I))];return{archive:r,accessible:c,names:A.filter(I=>I!==void 0)}}const o=a=>/^[1-9]$/.test(a);function t(a,u){if(!o(
a))return;const x=/^[abuef]$/.test(u)?u:"";return{part:Number(a),level:x,name:`PDF/A-${a}${x}`}}function e(a,u,x,r){return u&&h(a,u,[v.dK.pdfaid]),n(x,r)}const n=({
name:a},u)=>({code:"pdfa_identification_removed",message:`The document no longer claims ${a}: ${u}.`});async function s(a){const u=await(0,w.Br)(a);if(!u)return[];
const{archive:x,accessible:r}=g(a,u);h(a,u,[v.dK.pdfaid,v.dK.pdfuaid]);const c=[x?.name,r].filter(p=>p!==void 0);return c.length>0?[d(c)]:[]}const d=a=>({code:"\
conformance_dropped",message:`The result no longer claims ${a.join(" and ")}, because a merge cannot guarantee conformance.`});function h(a,u,x){u.properties.some(
({namespace:r})=>x.includes(r))&&(0,M._L)(a,(0,M.QH)(u,({namespace:r})=>x.includes(r),[]))}}),21115:((R,C,l)=>{l.d(C,{HC:()=>w,dK:()=>P,ee:()=>v});const P={rdf:"\
http://www.w3.org/1999/02/22-rdf-syntax-ns#",xml:"http://www.w3.org/XML/1998/namespace",dc:"http://purl.org/dc/elements/1.1/",xmp:"http://ns.adobe.com/xap/1.0/",
xmpMM:"http://ns.adobe.com/xap/1.0/mm/",pdf:"http://ns.adobe.com/pdf/1.3/",pdfaid:"http://www.aiim.org/pdfa/ns/id/",pdfuaid:"http://www.aiim.org/pdfua/ns/id/",pdfxid:"\
http://www.npes.org/pdfx/ns/id/",pdfx:"http://ns.adobe.com/pdfx/1.3/",pdfaExtension:"http://www.aiim.org/pdfa/ns/extension/",pdfaSchema:"http://www.aiim.org/pdf\
a/ns/schema#",pdfaProperty:"http://www.aiim.org/pdfa/ns/property#",fx:"urn:factur-x:pdfa:CrossIndustryDocument:invoice:1p0#",pdfe:"http://www.aiim.org/pdfe/ns/i\
d/",pdfvtid:"http://www.npes.org/pdfvt/ns/id/",xfa:"http://www.xfa.org/schema/xfa-data/1.0/",ds:"http://www.w3.org/2000/09/xmldsig#"},T=new Map(Object.entries(P));
class v{uris=new Map;declared=[];known=new Map;enter(o){let t;for(const{name:e,value:n}of o){if(!w(e))continue;const s=e.slice(6),d=this.uris.get(s);d?d.push(n):
this.uris.set(s,[n]),(t??=[]).push(s)}this.declared.push(t??D),t&&this.known.clear()}leave(){const o=this.declared.pop()??D;for(const t of o)this.uris.get(t).pop();
o.length>0&&this.known.clear()}declares(o){return(this.uris.get(E(o))?.length??0)>0}ofElement(o){let t=this.known.get(o);if(!t){const e=E(o),n=this.uris.get(e)?.
at(-1)??T.get(e)??"";this.known.size===M&&this.known.clear(),this.known.set(o,t={namespace:n,local:o.slice(o.indexOf(":")+1)})}return t}ofAttribute(o){return o.
includes(":")?this.ofElement(o):{namespace:"",local:o}}}const w=g=>g==="xmlns"||g.startsWith("xmlns:"),D=[],M=1e3,E=g=>g.slice(0,Math.max(g.indexOf(":"),0))}),824:((R,C,l)=>{
l.d(C,{Br:()=>g,_6:()=>t,_U:()=>E});var P=l(58552),T=l(1975),v=l(17079),w=l(45599),D=l(59071),M=l(70549);function E(e){const n=e.resolve(e.trailer.get("Info"));
return n instanceof w.Bi?n:n instanceof w.Z6?n.dict:void 0}const g=(0,M.n)(o);async function o(e){const n=e.get(e.catalogNumber),s=n instanceof w.Bi?e.resolve(n.
get("Metadata")):null;if(!(s instanceof w.Z6))return;let d;try{d=e.decoded(s)}catch(h){if(!(h instanceof P.zU)||h.code==="cancelled")throw h;return T.m}return(0,T.
kg)(d,e.job.pace)}function t(e,n){const s=E(e),d=c=>e.resolve(s?.get(c)),h=(c,p,b=", ")=>{const A=(0,T.sm)(n,c,p).map(D.wh).filter(Boolean).join(b);return A===""?
null:A},a=(c,p)=>{const[b=""]=(0,T.sm)(n,c,p);return(0,D.wh)(b)||null},u=(c,p)=>(0,v._)((0,D.Gh)(d(c))??"")??(0,v._)(a("xmp",p)??"")??null,x=e.get(e.catalogNumber),
r=x instanceof w.Bi?(0,D.Gh)(e.resolve(x.get("Lang"))):null;return{title:(0,D.Gh)(d("Title"))??a("dc","title"),author:(0,D.Gh)(d("Author"))??h("dc","creator"),subject:(0,D.
Gh)(d("Subject"))??a("dc","description"),keywords:(0,D.Gh)(d("Keywords"))??h("pdf","Keywords")??h("dc","subject"),creator:(0,D.Gh)(d("Creator"))??a("xmp","Creat\
orTool"),producer:(0,D.Gh)(d("Producer"))??a("pdf","Producer"),created:u("CreationDate","CreateDate"),modified:u("ModDate","ModifyDate"),language:r??a("dc","lan\
guage")}}}),3907:((R,C,l)=>{l.d(C,{Rt:()=>r,X:()=>y,km:()=>g,ol:()=>T,xK:()=>x});var P=l(78157);const T=200,v=1e4,w=1e5,D=65536,M=65536,E=12;async function g(_,f,i){
const m=new o(_);for(let O=m.next();O;O=m.next()){if(i(O))return"left";const $=f.step((O.to-O.from)*4+50);$&&await $}return m.hasDocumentType?"document type":m.
malformed?"malformed":"well-formed"}class o{text;malformed=!1;hasDocumentType=!1;at=0;tag=-1;constructor(f){this.text=f}next(){const{text:f,at:i}=this;if(i>=f.length)
return;if(f.charCodeAt(i)!==t)return this.characters(i,this.endOfPiece(i,this.nextTag(i)));if(f.startsWith("<!--",i))return this.other(i,"-->",4);if(f.startsWith(
"<?",i))return this.other(i,"?>",2);if(f.startsWith("<![CDATA[",i)){const O=f.indexOf("]]>",i);return O<0?this.end():(this.at=O+3,{kind:"text",text:f.slice(i+9,
O),from:i,to:this.at})}return f.startsWith("<!",i)?(this.hasDocumentType=f.startsWith("<!DOCTYPE",i),this.end()):(f.charCodeAt(i+1)===n?this.endTag(i):this.startTag(
i))??this.fault(i,this.nextTag(i+1))}other(f,i,m){const O=this.text.indexOf(i,f+m);return O<0?this.end():(this.at=O+i.length,{kind:"other",from:f,to:this.at})}endTag(f){
const i=this.name(f+2),m=this.blanks(i);if(!(i===f+2||this.text.charCodeAt(m)!==e))return this.at=m+1,{kind:"end",name:this.text.slice(f+2,i),from:f,to:this.at}}startTag(f){
const{text:i}=this,m=this.name(f+1);if(m===f+1)return;const O=i.slice(f+1,m),$=[];let L=0;for(let U=m;;){const S=this.blanks(U),B=i.charCodeAt(S);if(B===e||B===
n&&i.charCodeAt(S+1)===e)return this.at=B===e?S+1:S+2,{kind:B===e?"start":"empty",name:O,attributes:$,from:f,to:this.at};const N=this.name(S),F=this.blanks(N),K=this.
blanks(F+1),k=i[K];if(S===U||N===S||i[F]!=="="||k!=='"'&&k!=="'")return;const W=i.indexOf(k,K+1),G=i.slice(K+1,Math.max(W,K+1));L+=d(G,w-L);const X=G.includes("\
<")||L>=w?void 0:a(G);if(W<0||X===void 0||$.length>=v)return;$.push({name:i.slice(S,N),value:X,from:S,to:W+1}),U=W+1}}characters(f,i){const m=a(this.text.slice(
f,i));return m===void 0?this.fault(f,i):(this.at=i,{kind:"text",text:m,from:f,to:i})}nextTag(f){if(this.tag>=f)return this.tag;const i=this.text.indexOf("<",f);
return this.tag=i<0?this.text.length:i}endOfPiece(f,i){const{text:m}=this;if(i-f<=M)return i;let O=f+M;const $=O-E+1,L=m.slice($,O+1).lastIndexOf("&");L>=0&&(O=
$+L);for(const U=O-M/2;m[O-1]==="]"||s(m.charCodeAt(O));O--)if(O===U)return i;return O}fault(f,i){return this.malformed=!0,this.at=i,{kind:"other",from:f,to:i}}end(){
this.malformed=!0,this.at=this.text.length}blanks(f){const{text:i}=this;for(let m=f;;m++){const O=i.charCodeAt(m);if(O!==32&&O!==9&&O!==10&&O!==13||m-f===D)return m}}name(f){
const{text:i}=this;let m=f;for(const O=Math.min(i.length,f+D);m<O;m++){const $=i.charCodeAt(m);if($<=32||$===n||$===e||$===t||$===61||$===34||$===39)break}return m}}
const[t,e,n]=[60,62,47],s=_=>_>=56320&&_<=57343;function d(_,f){let i=0;for(let m=_.indexOf("&");m>=0&&i<f;m=_.indexOf("&",m+1))i++;return i}const h=new Map([["\
amp","&"],["lt","<"],["gt",">"],["quot",'"'],["apos","'"]]);function a(_){if(!_.includes("&"))return _;const f=[];let i=0;for(let m=_.indexOf("&");m>=0;m=_.indexOf(
"&",i)){const O=_.indexOf(";",m);if(O<0||O-m>E)return;const $=_.slice(m+1,O),L=h.get($)??u($);if(L===void 0)return;f.push(_.slice(i,m),L),i=O+1}return f.push(_.
slice(i)),f.join("")}function u(_){const f=/^#(?:x([\dA-Fa-f]+)|(\d+))$/.exec(_),i=f?parseInt(f[1]??f[2],f[1]===void 0?10:16):-1;return i>0&&i<=1114111&&!(i>=55296&&
i<=57343)?String.fromCodePoint(i):void 0}function x(_){const[f,i,m,O]=_;if(f===0&&i===0&&(m===254||m===0)||f===255&&i===254&&m===0&&O===0)return I(_);if(f===254&&
i===255||f===0&&i===60)return A(new TextDecoder("utf-16be").decode(_));if(f===255&&i===254||f===60&&i===0)return A(new TextDecoder("utf-16le").decode(_));const $=new TextDecoder().
decode(_);return A($.includes("�")?Buffer.from(_).toString("latin1"):$)}function r(_){if(_[0]===0||_[1]===0||_[0]===254||_[0]===255)return x(_);const i=(0,P.bS)(
_).toString("latin1",0,c),m=p.exec(i)?.[1]?.toLowerCase()??"utf-8";if(b.has(m))try{return new TextDecoder(m,{fatal:!0}).decode(_)}catch{return}}const c=200,p=/^(?:\xef\xbb\xbf)?<\?xml\s[^>]*?encoding\s*=\s*["']([\w.-]+)["']/,
b=new Set(["utf-8","utf8","us-ascii","iso-8859-1","iso-8859-15","windows-1252"]),A=_=>_.startsWith("\uFEFF")?_.slice(1):_;function I(_){const f=new DataView(_.buffer,
_.byteOffset,_.byteLength),i=_[0]!==0,m=[];for(let O=0;O+4<=_.length;O+=4){const $=f.getUint32(O,i);if($>1114111)return;m.push(String.fromCodePoint($))}return A(
m.join(""))}const y=_=>_.replaceAll("&","&amp;").replaceAll("<","&lt;").replaceAll(">","&gt;").replaceAll('"',"&quot;")}),60912:((R,C,l)=>{l.d(C,{QH:()=>w,T3:()=>D,
_L:()=>o});var P=l(21115),T=l(3907),v=l(45599);function w(t,e,n){const{text:s,properties:d,end:h,about:a}=t,u=[];let x=0;for(const r of d.filter(e).sort((c,p)=>c.
from-p.from))r.from<x||(u.push(s.slice(x,r.from)),x=r.to);return u.push(s.slice(x,Math.max(h,x))),n.length>0&&u.push(M(n,a)),u.push(s.slice(Math.max(h,x))),g(u.
join(""))}function D(t){return`<?xpacket begin="\uFEFF" id="W5M0MpCehiHzreSzNTczkc9d"?>
<x:xmpmeta xmlns:x="adobe:ns:meta/">
<rdf:RDF xmlns:rdf="${P.dK.rdf}">
${M(t,"")}</rdf:RDF>
</x:xmpmeta>
<?xpacket end="w"?>`}function M(t,e){const s=[...new Set(t.map(({prefix:h})=>h))].map(h=>` xmlns:${h}="${P.dK[h]}"`).join(""),d=t.map(({prefix:h,name:a,form:u,values:x})=>`\
<${h}:${a}>${E(u,x)}</${h}:${a}>
`);return`<rdf:Description xmlns:rdf="${P.dK.rdf}" rdf:about="${(0,T.X)(e)}"${s}>
${d.join("")}</rdf:Description>
`}function E(t,e){const n=s=>e.map(d=>`<rdf:li${s}>${(0,T.X)(d)}</rdf:li>`).join("");switch(t){case"simple":return(0,T.X)(e[0]??"");case"alternative":return`<rd\
f:Alt>${n(' xml:lang="x-default"')}</rdf:Alt>`;case"ordered":return`<rdf:Seq>${n("")}</rdf:Seq>`;case"unordered":return`<rdf:Bag>${n("")}</rdf:Bag>`}}const g=t=>t.
replace(/^(\s*<\?xml\s[^>]*encoding\s*=\s*["'])[^"']*/,"$1UTF-8");function o(t,e){const n=t.catalog.get("Metadata"),s=t.resolve(n),d=s instanceof v.Z6?[...s.dict].
filter(([u])=>!["Filter","DecodeParms","Length"].includes(u)):[],h=new v.Bi([["Type",new v.SX("Metadata")],["Subtype",new v.SX("XML")],...d]),a=new v.Z6(h,Buffer.
from(e,"utf8"));(0,v.i9)(n)&&s instanceof v.Z6?t.put(n,a):t.edit(t.catalogNumber).set("Metadata",t.add(a))}}),1975:((R,C,l)=>{l.d(C,{kg:()=>D,m:()=>w,sm:()=>M});
var P=l(21115),T=l(3907);const v=1e5,w={text:"",properties:[],malformed:!0,end:-1,about:""};async function D(t,e){const n=(0,T.xK)(t);if(n===void 0)return w;const s=new g,
h=await(0,T.km)(n,e,a=>(s.take(a),s.broken))!=="well-formed"||s.depth>0||s.end<0||!s.declared;return{text:n,properties:s.properties,malformed:h,end:s.end,about:s.
about}}function M(t,e,n){return t?.properties.find(s=>s.name===n&&s.namespace===P.dK[e])?.values??[]}const E=-2;class g{properties=[];broken=!1;declared=!0;end=-1;about="";scope=new P.
ee;open=[];root=E;loose=!1;items=[];pieces=[];get depth(){return this.open.length}take(e){e.kind==="start"||e.kind==="empty"?(this.start(e.name,e.attributes,e.from),
e.kind==="empty"&&!this.broken&&this.close(e.name,e.to,e.to)):e.kind==="end"?this.close(e.name,e.from,e.to):e.kind==="text"&&this.isInProperty()&&this.pieces.push(
e.text)}isInProperty(){return this.root!==E&&this.open.length>this.root+2}start(e,n,s){if(this.open.length>=T.ol&&(this.broken=!0),this.broken)return;this.scope.
enter(n);const d=this.scope.ofElement(e),h=d.namespace===P.dK.rdf,a=h&&d.local==="li";this.root===E&&this.end<0&&h&&d.local==="Description"&&(this.root=this.open.
length-1,this.loose=!0);const u=this.open.length-this.root,x=a?n.find(({name:r})=>r==="xml:lang")?.value:void 0;if(this.open.push({name:e,...d,from:s,language:x}),
this.root===E){if(!h||d.local!=="RDF"||this.end>=0)return;this.root=this.open.length-1,this.declared=this.scope.declares(e)}else if(u===1)this.describe(n);else if(u===
2){this.items=[];const r=n.find(({name:c})=>this.isRdf(c,"resource"));this.pieces=r?[r.value]:[]}else a&&(this.pieces=[])}describe(e){for(const{name:n,value:s,from:d,
to:h}of e){if((0,P.HC)(n))continue;const{namespace:a,local:u}=this.scope.ofAttribute(n);a===P.dK.rdf&&u==="about"&&(this.about=s),!(a===""||a===P.dK.rdf||a===P.
dK.xml)&&this.add({namespace:a,name:u,values:[s],from:d,to:h})}}close(e,n,s){const d=this.open.pop();if(d?.name!==e){this.broken=!0;return}this.scope.leave();const h=this.
open.length-this.root;if(this.root!==E)if(h===0)this.end=n,this.root=E;else if(h===1&&this.loose)this.root=E,this.loose=!1;else if(h===2){const a=this.items.length>
0?o(this.items):[this.pieces.join("").trim()];this.add({namespace:d.namespace,name:d.local,values:a,from:d.from,to:s})}else h>2&&d.namespace===P.dK.rdf&&d.local===
"li"&&(this.items.push({text:this.pieces.join("").trim(),language:d.language}),this.pieces=[])}add(e){this.properties.length<v?this.properties.push(e):this.broken=
!0}isRdf(e,n){const s=this.scope.ofAttribute(e);return s.local===n&&s.namespace===P.dK.rdf}}function o(t){const e=t.findIndex(({language:s})=>s?.toLowerCase()===
"x-default"),n=t.map(({text:s})=>s);return e>0?[n[e],...n.slice(0,e),...n.slice(e+1)]:n}}),59071:((R,C,l)=>{l.d(C,{Gh:()=>e,ZK:()=>n,wh:()=>t});var P=l(77581),T=l(
45599);const v=/\u001b[A-Za-z]{2}[A-Za-z-]{0,8}\u001b/g,w=/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]/g,D=/[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g,
M=s=>s.replace(v,"").replace(w,"").replace(D,"�"),E=200,g=new WeakMap;function o(s){let d=g.get(s);if(d)return d;const h=M((0,P.g7)(s));return d={whole:h,trimmed:h.
trim()},s.bytes.length>=E&&g.set(s,d),d}const t=s=>M(s).trim();function e(s){const d=s instanceof T.Mx?o(s).trimmed:"";return d===""?null:d}const n=s=>s?o(s).whole:
""}),70549:((R,C,l)=>{l.d(C,{n:()=>P});function P(T){const v=new WeakMap;return w=>{if(w.hasChanges)return T(w);const D=v.get(w);if(D)return D.answer;const M=T(
w);return v.set(w,{answer:M}),M}}}),87826:((R,C,l)=>{l.d(C,{N:()=>v,i:()=>w});var P=l(78157),T=l(14029);function v({suspect:D,bytes:M},E){if(!(D||(0,P.bS)(M.subarray(
0,5)).toString("latin1")!=="%PDF-"))return M.length===E.length?E:M}const w=async(D,M,E)=>v(D,M)??await(0,T.UN)(D,E)})};
