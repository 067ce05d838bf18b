"use strict";exports.id=8342,exports.ids=[8342],exports.modules={17079:((R,C,l)=>{l.d(C,{Z:()=>D,_:()=>O});const w=/^(?:D:)?\s*(\d{4})(?:(\d\d)(?:(\d\d)(?:(\d\d)(?:(\d\d)(?:(\d\d))?)?)?)?)?\s*(?:(Z)(?:00?)?'?(?:00?'?)?|([+-])(\d\d)?'?(?:(\d\d)'?)?)?$/,
P=/^(D:)?19(1\d\d)(\d{10})(?!\d)/,v=/^(\d{4})(?:-(\d\d)(?:-(\d\d)(?:[T ](\d\d):(\d\d)(?::(\d\d)(?:[.,]\d{1,9})?)?\s?(?:(Z)|([+-])(\d\d):?(\d\d)?)?)?)?)?$/;function O(u){
if(u.length>64)return;const t=u.trim().replace(P,(e,s,n,o)=>`${s??""}${1900+Number(n)}${o}`);return x(E(w.exec(t)??v.exec(t)))}function D(u){const t=u.length>64?
void 0:E(v.exec(u.trim()));if(!t||x(t)===void 0)return;const{year:e,month:s="",day:n="",hour:o="",minute:h="",second:a="",zone:f=""}=t;return`D:${e}${s}${n}${o}${h}${a}${f===
"Z"||f===""?f:`${f.replace(":","'")}'`}`}function E(u){if(!u)return;const[,t,e,s,n,o,h,a,f,g,r]=u,d=a??(f===void 0?void 0:`${f}${g??"00"}:${r??"00"}`);return{year:t,
month:e,day:s,hour:n,minute:o,second:h,zone:d}}function x(u){if(!u)return;const{year:t,month:e,day:s,hour:n,minute:o="00",second:h="00",zone:a}=u,f=(r,d,p)=>r===
void 0||Number(r)>=d&&Number(r)<=p;if(Number(t)===0||!f(e,1,12)||!f(s,1,b(Number(t),Number(e)))||!f(n,0,23)||!f(o,0,59)||!f(h,0,59)||a!==void 0&&a!=="Z"&&!(f(a.
slice(1,3),0,23)&&f(a.slice(4),0,59)))return;const g=[t,e,s].filter(r=>r!==void 0).join("-");return n===void 0?g:`${g}T${n}:${o}:${h}${a==="+00:00"||a==="-00:00"?
"Z":a??""}`}function b(u,t){return t===2?u%4===0&&(u%100!==0||u%400===0)?29:28:[4,6,9,11].includes(t)?30:31}}),66974:((R,C,l)=>{l.d(C,{D6:()=>D,F1:()=>v,NL:()=>u,
P3:()=>P,br:()=>O,bs:()=>b});var w=l(98446);const P={problem:"names page 0: pages count from 1, and -1 is the last page"};function v(e,s,n){const o=[],h=[];for(const[
a,f]of e.split(",").entries()){const g=a+1;if(s!==void 0&&f.trim()===""){h.push(`entry ${g} is empty: write ${s}, separated by single commas`);continue}const r=n(
f,g);"problem"in r?h.push(O(g,f,r.problem)):o.push(r.item)}return h.length>0?{problem:b(h)}:{items:o}}const O=(e,s,n)=>`entry ${e} ('${t(s.trim())}') ${n}`,D=({
position:e,text:s},n,o)=>O(e,s,`names ${E(n)}, but the document has ${(0,w.y_)(o,"page")}`);function E(e){return Number.isSafeInteger(e)?`page ${e}`:"a page far\
 beyond its end"}const x=5;function b(e){const s=e.length-x;return[...e.slice(0,x),...s>0?[`and ${s} more such entries`]:[]].join("; ")}function u(e){const s=/^ *(\d{1,10}) *[-–]+ *(\d{0,10}) *$/.
exec(e);return s?`is not a range: write ${s[1]}..${s[2]}${s[2]===""?" for this page and all after it":""}`:/\bfirst\b/i.test(e)?"is not a page: the first page i\
s written 1, and a range from it 1..5":/\b(last|end)\b/i.test(e)?"is not a page: the last page is written -1, and a range to it 2..":void 0}function t(e){const s=[
...e].map(n=>/[\p{Cc}\p{Cs}\u2028\u2029]/u.test(n)?"?":n);return(0,w.Bu)(s.join(""),40)}}),29082:((R,C,l)=>{l.d(C,{k1:()=>D,lY:()=>O,m7:()=>E});var w=l(58552),P=l(
66974);const v=/^(not +)?(?:(odd|even|all)|(-?\d+)(?:(\.\.)(-?\d+)?)?)$/i,O=u=>(0,P.F1)(u,"pages such as 1..3, -1, odd",(t,e)=>{const s=t.trim(),n=v.exec(s);if(!n)
return{problem:b(s)};const[,o,h,a,f,g]=n,r={negated:o!==void 0,text:s,position:e};if(h!==void 0)return{item:{...r,pages:h.toLowerCase()}};const d=Number(a),p=f===
void 0?d:g===void 0?"end":Number(g);return d===0||p===0?P.P3:{item:{...r,pages:{from:d,to:p}}}});function D(u,t,e="pages"){const s=f=>(0,w.G6)([{field:e,message:f}]),
n=O(u);if("problem"in n)throw s(n.problem);const o=new x(t),h=new x(t),a=[];for(const f of n.items){const g=f.negated?h:o;if(typeof f.pages=="string"){g.add(f.pages);
continue}const{from:r,to:d}=f.pages,p=r<0?t+1+r:r,T=d==="end"?t:d<0?t+1+d:d,$=(d==="end"?r<0?[[r,p]]:[]:[[r,p],[d,T]]).find(([,y])=>y<1||y>t);$&&a.push((0,P.D6)(
f,$[0],t)),!(d==="end"&&p>t||a.length>0)&&g.range(Math.min(p,T),Math.max(p,T))}if(a.length>0)throw s((0,P.bs)(a));return n.items.every(({negated:f})=>f)&&o.add(
"all"),o.without(h)}function E(u){const t=O(u);if("problem"in t||t.items.length!==1)return;const{negated:e,pages:s}=t.items[0];if(e)return;if(s==="all")return{first:1};
if(typeof s=="string"||s.from<1)return;const{from:n,to:o}=s;return o==="end"?{first:n}:o===-1?{first:n}:o<1?void 0:{first:Math.min(n,o),last:Math.max(n,o)}}class x{pageCount;differences;odd=!1;even=!1;constructor(t){
this.pageCount=t,this.differences=new Int32Array(t+2)}add(t){t!=="even"&&(this.odd=!0),t!=="odd"&&(this.even=!0)}range(t,e){this.differences[t]++,this.differences[e+
1]--}without(t){const e=new Uint32Array(this.pageCount);let s=0,n=0,o=0;for(let h=1;h<=this.pageCount;h++){n+=this.differences[h],o+=t.differences[h];const a=h%
2===1?"odd":"even";(n>0||this[a])&&!(o>0||t[a])&&(e[s++]=h)}return e.subarray(0,s)}}function b(u){return/^(not +)?\.\./i.test(u)?"has no start: a range is writt\
en 1..5":/^!/.test(u)?"is not a page: leave out pages with not, such as not 2":(0,P.NL)(u.replace(/^not +/i,""))??"is not a page such as 3 or -1, a range such a\
s 2..5 or 2.., odd, even, all, or one of these after not"}}),38772:((R,C,l)=>{l.r(C),l.d(C,{add_image_watermark:()=>v});var w=l(85476),P=l(95234);const v=(O,D,E)=>(0,P.
W)(O,D,E,(x,b)=>(0,w.z)(x,D,b,E))}),52404:((R,C,l)=>{l.d(C,{$:()=>O,U:()=>D});var w=l(58552),P=l(29082),v=l(98446);const O={code:"no_pages_selected",message:"Th\
e document has none of the pages that were asked for, so nothing was changed."};function D({first_page:E,last_page:x,pages:b},u){if(b!==void 0)return(0,P.k1)(b,
u);const t=(0,v.y_)(u,"page"),e=[];if(E>u&&e.push({field:"first_page",message:`is ${E}, but the document has ${t}`}),x!==void 0&&x>u&&e.push({field:"last_page",
message:`is ${x}, but the document has ${t}`}),e.length===0&&x!==void 0&&E>x&&e.push({field:"first_page",message:`is ${E}, which is after last_page (${x})`,mentions:[
"last_page"]}),e.length>0)throw(0,w.G6)(e);return Uint32Array.from({length:(x??u)-E+1},(s,n)=>E+n)}}),95234:((R,C,l)=>{l.d(C,{V:()=>u,W:()=>x});var w=l(29082),P=l(
91519),v=l(87826),O=l(14029),D=l(52404);const E="1.4";async function x(t,{pages:e,open_password:s,transparency:n},o,h){const a=await(0,P.E)(t.bytes,o,{password:s}),
f=a.pages.count,g=(0,w.k1)(e,f);if(g.length===0){const y=await(0,v.i)(a,t.bytes);return{documents:[{name:t.name,bytes:y,pageCount:f}],notes:[D.$],facts:{pageCount:f,
stampedPages:0}}}const{notes:r,stampedPages:d=g.length,version:p=E,write:T}=await h(a,g),A={version:p>E?p:E},$=T?await T(A):await(0,O.UN)(a,A);return{documents:[
{name:t.name,bytes:$,pageCount:f}],notes:n===100?[b,...r]:r,facts:{pageCount:f,stampedPages:d}}}const b={code:"stamp_invisible",message:"The stamp cannot be see\
n, because transparency is 100. Use a lower value.",mentions:["transparency"]};async function u({pace:t},e){await t.rest();const s=await e();return await t.rest(),
s}}),74135:((R,C,l)=>{l.d(C,{$L:()=>n,DI:()=>E,Gd:()=>u,JQ:()=>P,Mo:()=>O,PU:()=>x,Pj:()=>a,S3:()=>v,W1:()=>f,XM:()=>h,d:()=>g,ds:()=>D,gF:()=>o,iN:()=>w,kO:()=>s,
lw:()=>b,xk:()=>t,zl:()=>e});function w({box:[r,d,p,T],rotation:A}){const $=p-r,y=T-d;return A%180===0?{width:$,height:y}:{width:y,height:$}}function P(r){const{
width:d,height:p}=w(r);return{width:d*r.userUnit,height:p*r.userUnit}}function v({box:[r,d,p,T],rotation:A}){switch(A){case 0:return[1,0,0,1,r,d];case 90:return[
0,1,-1,0,p,d];case 180:return[-1,0,0,-1,p,T];case 270:return[0,-1,1,0,r,T]}}function O(r,d){return d===void 0?r:a(r,d)??r}function D([r,d,p,T]){return[Math.min(
r,p),Math.min(d,T),Math.max(r,p),Math.max(d,T)]}function E([r,d,p,T,A,$]){const y=r*T-d*p,[_,c,i,m]=[T/y,-d/y,-p/y,r/y];return[_+0,c+0,i+0,m+0,-(A*_+$*i)+0,-(A*
c+$*m)+0]}const x=([r,d,p,T])=>Math.sqrt(Math.abs(r*T-d*p));function b(r,d){const[p,T,A,$,y,_]=r,[c,i,m,M,I,L]=d;return[p*c+T*m,p*i+T*M,A*c+$*m,A*i+$*M,y*c+_*m+
I,y*i+_*M+L]}function u([r,d,p,T,A,$],y,_){return[r*y+p*_+A,d*y+T*_+$]}function t([r,d],[p,T],[A,$],[y,_],c){const i=1-c,[m,M,I,L]=[i**3,3*c*i**2,3*c**2*i,c**3];
return[m*r+M*p+I*A+L*y,m*d+M*T+I*$+L*_]}function e(r,[d,p,T,A]){const[$,y]=u(r,d,p),[_,c]=u(r,T,p),[i,m]=u(r,d,A),[M,I]=u(r,T,A);return[Math.min($,_,i,M),Math.min(
y,c,m,I),Math.max($,_,i,M),Math.max(y,c,m,I)]}const s=(r,d)=>[Math.min(r[0],d[0]),Math.min(r[1],d[1]),Math.max(r[2],d[2]),Math.max(r[3],d[3])];function n(r){let[
d,p,T,A]=o;for(const[$,y]of r)d=Math.min(d,$),p=Math.min(p,y),T=Math.max(T,$),A=Math.max(A,y);return[d,p,T,A]}const o=[1/0,1/0,-1/0,-1/0],h=([r,d,p,T],A)=>[r-A,
d-A,p+A,T+A];function a(r,d){const p=[Math.max(r[0],d[0]),Math.max(r[1],d[1]),Math.min(r[2],d[2]),Math.min(r[3],d[3])];return p[0]<p[2]&&p[1]<p[3]?p:void 0}const f=r=>r.
map(d=>Math.round(d*1e5)/1e5+0),g=(r,{userUnit:d})=>String(Number((r*d/72).toPrecision(3)))}),6057:((R,C,l)=>{l.d(C,{VO:()=>O,b0:()=>x,c_:()=>u,iw:()=>E,lQ:()=>b});
var w=l(73208),P=l(74135);const v=[0,0,612,792],O=(t,e)=>x(t,t.pages.attribute(e,"MediaBox"))??D(t);function D({table:t}){return t.damagedKinds.addCut(w.md),v}function E(t,e){
const{pages:s}=t,n=t.resolve(t.entry(s.number(e),"UserUnit"));return{box:(0,P.Mo)(O(t,e),x(t,s.attribute(e,"CropBox"))),rotation:u(t.resolve(s.attribute(e,"Rota\
te"))),userUnit:typeof n=="number"&&n>0?n:1}}function x(t,e){const s=t.array(e)?.map(o=>t.resolve(o));if(s?.length!==4||!s.every(o=>typeof o=="number"&&Number.isFinite(
o)))return;const n=(0,P.ds)(s);return n[0]<n[2]&&n[1]<n[3]?n:void 0}function b(t,e){const s=(t.array(e)??[]).map(n=>t.resolve(n));return s.length===6&&s.every(n=>typeof n==
"number")?s:[1,0,0,1,0,0]}function u(t){const e=typeof t=="number"?(t%360+360)%360:0;return e===90||e===180||e===270?e:0}}),21281:((R,C,l)=>{l.d(C,{Ip:()=>b,XM:()=>n,
Xb:()=>s,ds:()=>x,qg:()=>e});var w=l(59071),P=l(70549),v=l(21115),O=l(824),D=l(1975),E=l(60912);const x=(0,P.n)(async a=>b(a,await(0,O.Br)(a)));function b(a,f){
const g=($,y)=>(0,w.wh)((0,D.sm)(f,$,y)[0]??""),r=t(g("pdfaid","part"),g("pdfaid","conformance").toLowerCase()),d=u(g("pdfuaid","part"))?`PDF/UA-${g("pdfuaid","\
part")}`:void 0,T=[g("pdfxid","GTS_PDFXVersion")||g("pdfx","GTS_PDFXVersion")||((0,w.Gh)(a.resolve((0,O._U)(a)?.get("GTS_PDFXVersion")))??""),g("pdfe","ISO_PDFE\
Version"),g("pdfvtid","GTS_PDFVTVersion")],A=[r?.name,d,...T.filter($=>/^PDF\/[\w .:/()-]{1,40}$/.test($))];return{archive:r,accessible:d,names:A.filter($=>$!==
void 0)}}const u=a=>/^[1-9]$/.test(a);function t(a,f){if(!u(a))return;const g=/^[abuef]$/.test(f)?f:"";return{part:Number(a),level:g,name:`PDF/A-${a}${g}`}}function e(a,f,g,r){
return f&&h(a,f,[v.dK.pdfaid]),s(g,r)}const s=({name:a},f)=>({code:"pdfa_identification_removed",message:`The document no longer claims ${a}: ${f}.`});async function n(a){
const f=await(0,O.Br)(a);if(!f)return[];const{archive:g,accessible:r}=b(a,f);h(a,f,[v.dK.pdfaid,v.dK.pdfuaid]);const d=[g?.name,r].filter(p=>p!==void 0);return d.
length>0?[o(d)]:[]}const o=a=>({code:"conformance_dropped",message:`The result no longer claims ${a.join(" and ")}, because a merge cannot guarantee conformance\
.`});function h(a,f,g){f.properties.some(({namespace:r})=>g.includes(r))&&(0,E._L)(a,(0,E.QH)(f,({namespace:r})=>g.includes(r),[]))}}),21115:((R,C,l)=>{l.d(C,{HC:()=>O,
dK:()=>w,ee:()=>v});const w={rdf:"http://www.w3.org/1999/02/22-rdf-syntax-ns#",xml:"http://www.w3.org/XML/1998/namespace",dc:"http://purl.org/dc/elements/1.1/",
xmp:"http://ns.adobe.com/xap/1.0/",xmpMM:"http://ns.adobe.com/xap/1.0/mm/",pdf:"http://ns.adobe.com/pdf/1.3/",pdfaid:"http://www.aiim.org/pdfa/ns/id/",pdfuaid:"\
http://www.aiim.org/pdfua/ns/id/",pdfxid:"http://www.npes.org/pdfx/ns/id/",pdfx:"http://ns.adobe.com/pdfx/1.3/",pdfaExtension:"http://www.aiim.org/pdfa/ns/exten\
sion/",pdfaSchema:"http://www.aiim.org/pdfa/ns/schema#",pdfaProperty:"http://www.aiim.org/pdfa/ns/property#",fx:"urn:factur-x:pdfa:CrossIndustryDocument:invoice\
:1p0#",pdfe:"http://www.aiim.org/pdfe/ns/id/",pdfvtid:"http://www.npes.org/pdfvt/ns/id/",xfa:"http://www.xfa.org/schema/xfa-data/1.0/",ds:"http://www.w3.org/200\
0/09/xmldsig#"},P=new Map(Object.entries(w));class v{uris=new Map;declared=[];known=new Map;enter(u){let t;for(const{name:e,value:s}of u){if(!O(e))continue;const n=e.
slice(6),o=this.uris.get(n);o?o.push(s):this.uris.set(n,[s]),(t??=[]).push(n)}this.declared.push(t??D),t&&this.known.clear()}leave(){const u=this.declared.pop()??
D;for(const t of u)this.uris.get(t).pop();u.length>0&&this.known.clear()}declares(u){return(this.uris.get(x(u))?.length??0)>0}ofElement(u){let t=this.known.get(
u);if(!t){const e=x(u),s=this.uris.get(e)?.at(-1)??P.get(e)??"";this.known.size===E&&this.known.clear(),this.known.set(u,t={namespace:s,local:u.slice(u.indexOf(
":")+1)})}return t}ofAttribute(u){return u.includes(":")?this.ofElement(u):{namespace:"",local:u}}}const O=b=>b==="xmlns"||b.startsWith("xmlns:"),D=[],E=1e3,x=b=>b.
slice(0,Math.max(b.indexOf(":"),0))}),824:((R,C,l)=>{l.d(C,{Br:()=>b,_6:()=>t,_U:()=>x});var w=l(58552),P=l(1975),v=l(17079),O=l(45599),D=l(59071),E=l(70549);function x(e){
const s=e.resolve(e.trailer.get("Info"));return s instanceof O.Bi?s:s instanceof O.Z6?s.dict:void 0}const b=(0,E.n)(u);async function u(e){const s=e.get(e.catalogNumber),
n=s instanceof O.Bi?e.resolve(s.get("Metadata")):null;if(!(n instanceof O.Z6))return;let o;try{o=e.decoded(n)}catch(h){if(!(h instanceof w.zU)||h.code==="cancel\
led")throw h;return P.m}return(0,P.kg)(o,e.job.pace)}function t(e,s){const n=x(e),o=d=>e.resolve(n?.get(d)),h=(d,p,T=", ")=>{const A=(0,P.sm)(s,d,p).map(D.wh).filter(
Boolean).join(T);return A===""?null:A},a=(d,p)=>{const[T=""]=(0,P.sm)(s,d,p);return(0,D.wh)(T)||null},f=(d,p)=>(0,v._)((0,D.Gh)(o(d))??"")??(0,v._)(a("xmp",p)??
"")??null,g=e.get(e.catalogNumber),r=g instanceof O.Bi?(0,D.Gh)(e.resolve(g.get("Lang"))):null;return{title:(0,D.Gh)(o("Title"))??a("dc","title"),author:(0,D.Gh)(
o("Author"))??h("dc","creator"),subject:(0,D.Gh)(o("Subject"))??a("dc","description"),keywords:(0,D.Gh)(o("Keywords"))??h("pdf","Keywords")??h("dc","subject"),creator:(0,D.
Gh)(o("Creator"))??a("xmp","CreatorTool"),producer:(0,D.Gh)(o("Producer"))??a("pdf","Producer"),created:f("CreationDate","CreateDate"),modified:f("ModDate","Mod\
ifyDate"),language:r??a("dc","language")}}}),3907:((R,C,l)=>{l.d(C,{Rt:()=>r,X:()=>y,km:()=>b,ol:()=>P,xK:()=>g});var w=l(78157);const P=200,v=1e4,O=1e5,D=65536,
E=65536,x=12;async function b(_,c,i){const m=new u(_);for(let M=m.next();M;M=m.next()){if(i(M))return"left";const I=c.step((M.to-M.from)*4+50);I&&await I}return m.
hasDocumentType?"document type":m.malformed?"malformed":"well-formed"}class u{text;malformed=!1;hasDocumentType=!1;at=0;tag=-1;constructor(c){this.text=c}next(){
const{text:c,at:i}=this;if(i>=c.length)return;if(c.charCodeAt(i)!==t)return this.characters(i,this.endOfPiece(i,this.nextTag(i)));if(c.startsWith("<!--",i))return this.
other(i,"-->",4);if(c.startsWith("<?",i))return this.other(i,"?>",2);if(c.startsWith("<![CDATA[",i)){const M=c.indexOf("]]>",i);return M<0?this.end():(this.at=M+
3,{kind:"text",text:c.slice(i+9,M),from:i,to:this.at})}return c.startsWith("<!",i)?(this.hasDocumentType=c.startsWith("<!DOCTYPE",i),this.end()):(c.charCodeAt(i+
1)===s?this.endTag(i):this.startTag(i))??this.fault(i,this.nextTag(i+1))}other(c,i,m){const M=this.text.indexOf(i,c+m);return M<0?this.end():(this.at=M+i.length,
{kind:"other",from:c,to:this.at})}endTag(c){const i=this.name(c+2),m=this.blanks(i);if(!(i===c+2||this.text.charCodeAt(m)!==e))return this.at=m+1,{kind:"end",name:this.
text.slice(c+2,i),from:c,to:this.at}}startTag(c){const{text:i}=this,m=this.name(c+1);if(m===c+1)return;const M=i.slice(c+1,m),I=[];let L=0;for(let U=m;;){const S=this.
blanks(U),B=i.charCodeAt(S);if(B===e||B===s&&i.charCodeAt(S+1)===e)return this.at=B===e?S+1:S+2,{kind:B===e?"start":"empty",name:M,attributes:I,from:c,to:this.at};
const N=this.name(S),F=this.blanks(N),K=this.blanks(F+1),k=i[K];if(S===U||N===S||i[F]!=="="||k!=='"'&&k!=="'")return;const W=i.indexOf(k,K+1),G=i.slice(K+1,Math.
max(W,K+1));L+=o(G,O-L);const j=G.includes("<")||L>=O?void 0:a(G);if(W<0||j===void 0||I.length>=v)return;I.push({name:i.slice(S,N),value:j,from:S,to:W+1}),U=W+1}}characters(c,i){
const m=a(this.text.slice(c,i));return m===void 0?this.fault(c,i):(this.at=i,{kind:"text",text:m,from:c,to:i})}nextTag(c){if(this.tag>=c)return this.tag;const i=this.
text.indexOf("<",c);return this.tag=i<0?this.text.length:i}endOfPiece(c,i){const{text:m}=this;if(i-c<=E)return i;let M=c+E;const I=M-x+1,L=m.slice(I,M+1).lastIndexOf(
"&");L>=0&&(M=I+L);for(const U=M-E/2;m[M-1]==="]"||n(m.charCodeAt(M));M--)if(M===U)return i;return M}fault(c,i){return this.malformed=!0,this.at=i,{kind:"other",
from:c,to:i}}end(){this.malformed=!0,this.at=this.text.length}blanks(c){const{text:i}=this;for(let m=c;;m++){const M=i.charCodeAt(m);if(M!==32&&M!==9&&M!==10&&M!==
13||m-c===D)return m}}name(c){const{text:i}=this;let m=c;for(const M=Math.min(i.length,c+D);m<M;m++){const I=i.charCodeAt(m);if(I<=32||I===s||I===e||I===t||I===
61||I===34||I===39)break}return m}}const[t,e,s]=[60,62,47],n=_=>_>=56320&&_<=57343;function o(_,c){let i=0;for(let m=_.indexOf("&");m>=0&&i<c;m=_.indexOf("&",m+
1))i++;return i}const h=new Map([["amp","&"],["lt","<"],["gt",">"],["quot",'"'],["apos","'"]]);function a(_){if(!_.includes("&"))return _;const c=[];let i=0;for(let m=_.
indexOf("&");m>=0;m=_.indexOf("&",i)){const M=_.indexOf(";",m);if(M<0||M-m>x)return;const I=_.slice(m+1,M),L=h.get(I)??f(I);if(L===void 0)return;c.push(_.slice(
i,m),L),i=M+1}return c.push(_.slice(i)),c.join("")}function f(_){const c=/^#(?:x([\dA-Fa-f]+)|(\d+))$/.exec(_),i=c?parseInt(c[1]??c[2],c[1]===void 0?10:16):-1;return i>
0&&i<=1114111&&!(i>=55296&&i<=57343)?String.fromCodePoint(i):void 0}function g(_){const[c,i,m,M]=_;if(c===0&&i===0&&(m===254||m===0)||c===255&&i===254&&m===0&&M===
0)return $(_);if(c===254&&i===255||c===0&&i===60)return A(new TextDecoder("utf-16be").decode(_));if(c===255&&i===254||c===60&&i===0)return A(new TextDecoder("ut\
f-16le").decode(_));const I=new TextDecoder().decode(_);return A(I.includes("�")?Buffer.from(_).toString("latin1"):I)}function r(_){if(_[0]===0||_[1]===0||_[0]===
254||_[0]===255)return g(_);const i=(0,w.bS)(_).toString("latin1",0,d),m=p.exec(i)?.[1]?.toLowerCase()??"utf-8";if(T.has(m))try{return new TextDecoder(m,{fatal:!0}).
decode(_)}catch{return}}const d=200,p=/^(?:\xef\xbb\xbf)?<\?xml\s[^>]*?encoding\s*=\s*["']([\w.-]+)["']/,T=new Set(["utf-8","utf8","us-ascii","iso-8859-1","iso-\
8859-15","windows-1252"]),A=_=>_.startsWith("\uFEFF")?_.slice(1):_;function $(_){const c=new DataView(_.buffer,_.byteOffset,_.byteLength),i=_[0]!==0,m=[];for(let M=0;M+
4<=_.length;M+=4){const I=c.getUint32(M,i);if(I>1114111)return;m.push(String.fromCodePoint(I))}return A(m.join(""))}const y=_=>_.replaceAll("&","&amp;").replaceAll(
"<","&lt;").replaceAll(">","&gt;").replaceAll('"',"&quot;")}),60912:((R,C,l)=>{l.d(C,{QH:()=>O,T3:()=>D,_L:()=>u});var w=l(21115),P=l(3907),v=l(45599);function O(t,e,s){
const{text:n,properties:o,end:h,about:a}=t,f=[];let g=0;for(const r of o.filter(e).sort((d,p)=>d.from-p.from))r.from<g||(f.push(n.slice(g,r.from)),g=r.to);return f.
push(n.slice(g,Math.max(h,g))),s.length>0&&f.push(E(s,a)),f.push(n.slice(Math.max(h,g))),b(f.join(""))}function D(t){return`<?xpacket begin="\uFEFF" id="W5M0MpCehiHz\
reSzNTczkc9d"?>
<x:xmpmeta xmlns:x="adobe:ns:meta/">
<rdf:RDF xmlns:rdf="${w.dK.rdf}">
${E(t,"")}</rdf:RDF>
</x:xmpmeta>
<?xpacket end="w"?>`}function E(t,e){const n=[...new Set(t.map(({prefix:h})=>h))].map(h=>` xmlns:${h}="${w.dK[h]}"`).join(""),o=t.map(({prefix:h,name:a,form:f,values:g})=>`\
<${h}:${a}>${x(f,g)}</${h}:${a}>
`);return`<rdf:Description xmlns:rdf="${w.dK.rdf}" rdf:about="${(0,P.X)(e)}"${n}>
${o.join("")}</rdf:Description>
`}function x(t,e){const s=n=>e.map(o=>`<rdf:li${n}>${(0,P.X)(o)}</rdf:li>`).join("");switch(t){case"simple":return(0,P.X)(e[0]??"");case"alternative":return`<rd\
f:Alt>${s(' xml:lang="x-default"')}</rdf:Alt>`;case"ordered":return`<rdf:Seq>${s("")}</rdf:Seq>`;case"unordered":return`<rdf:Bag>${s("")}</rdf:Bag>`}}const b=t=>t.
replace(/^(\s*<\?xml\s[^>]*encoding\s*=\s*["'])[^"']*/,"$1UTF-8");function u(t,e){const s=t.catalog.get("Metadata"),n=t.resolve(s),o=n instanceof v.Z6?[...n.dict].
filter(([f])=>!["Filter","DecodeParms","Length"].includes(f)):[],h=new v.Bi([["Type",new v.SX("Metadata")],["Subtype",new v.SX("XML")],...o]),a=new v.Z6(h,Buffer.
from(e,"utf8"));(0,v.i9)(s)&&n instanceof v.Z6?t.put(s,a):t.edit(t.catalogNumber).set("Metadata",t.add(a))}}),1975:((R,C,l)=>{l.d(C,{kg:()=>D,m:()=>O,sm:()=>E});
var w=l(21115),P=l(3907);const v=1e5,O={text:"",properties:[],malformed:!0,end:-1,about:""};async function D(t,e){const s=(0,P.xK)(t);if(s===void 0)return O;const n=new b,
h=await(0,P.km)(s,e,a=>(n.take(a),n.broken))!=="well-formed"||n.depth>0||n.end<0||!n.declared;return{text:s,properties:n.properties,malformed:h,end:n.end,about:n.
about}}function E(t,e,s){return t?.properties.find(n=>n.name===s&&n.namespace===w.dK[e])?.values??[]}const x=-2;class b{properties=[];broken=!1;declared=!0;end=-1;about="";scope=new w.
ee;open=[];root=x;loose=!1;items=[];pieces=[];get depth(){return this.open.length}take(e){e.kind==="start"||e.kind==="empty"?(this.start(e.name,e.attributes,e.from),
e.kind==="empty"&&!this.broken&&this.close(e.name,e.to,e.to)):e.kind==="end"?this.close(e.name,e.from,e.to):e.kind==="text"&&this.isInProperty()&&this.pieces.push(
e.text)}isInProperty(){return this.root!==x&&this.open.length>this.root+2}start(e,s,n){if(this.open.length>=P.ol&&(this.broken=!0),this.broken)return;this.scope.
enter(s);const o=this.scope.ofElement(e),h=o.namespace===w.dK.rdf,a=h&&o.local==="li";this.root===x&&this.end<0&&h&&o.local==="Description"&&(this.root=this.open.
length-1,this.loose=!0);const f=this.open.length-this.root,g=a?s.find(({name:r})=>r==="xml:lang")?.value:void 0;if(this.open.push({name:e,...o,from:n,language:g}),
this.root===x){if(!h||o.local!=="RDF"||this.end>=0)return;this.root=this.open.length-1,this.declared=this.scope.declares(e)}else if(f===1)this.describe(s);else if(f===
2){this.items=[];const r=s.find(({name:d})=>this.isRdf(d,"resource"));this.pieces=r?[r.value]:[]}else a&&(this.pieces=[])}describe(e){for(const{name:s,value:n,from:o,
to:h}of e){if((0,w.HC)(s))continue;const{namespace:a,local:f}=this.scope.ofAttribute(s);a===w.dK.rdf&&f==="about"&&(this.about=n),!(a===""||a===w.dK.rdf||a===w.
dK.xml)&&this.add({namespace:a,name:f,values:[n],from:o,to:h})}}close(e,s,n){const o=this.open.pop();if(o?.name!==e){this.broken=!0;return}this.scope.leave();const h=this.
open.length-this.root;if(this.root!==x)if(h===0)this.end=s,this.root=x;else if(h===1&&this.loose)this.root=x,this.loose=!1;else if(h===2){const a=this.items.length>
0?u(this.items):[this.pieces.join("").trim()];this.add({namespace:o.namespace,name:o.local,values:a,from:o.from,to:n})}else h>2&&o.namespace===w.dK.rdf&&o.local===
"li"&&(this.items.push({text:this.pieces.join("").trim(),language:o.language}),this.pieces=[])}add(e){this.properties.length<v?this.properties.push(e):this.broken=
!0}isRdf(e,s){const n=this.scope.ofAttribute(e);return n.local===s&&n.namespace===w.dK.rdf}}function u(t){const e=t.findIndex(({language:n})=>n?.toLowerCase()===
"x-default"),s=t.map(({text:n})=>n);return e>0?[s[e],...s.slice(0,e),...s.slice(e+1)]:s}}),59071:((R,C,l)=>{l.d(C,{Gh:()=>e,ZK:()=>s,wh:()=>t});var w=l(77581),P=l(
45599);const v=/\u001b[A-Za-z]{2}[A-Za-z-]{0,8}\u001b/g,O=/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]/g,D=/[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g,
E=n=>n.replace(v,"").replace(O,"").replace(D,"�"),x=200,b=new WeakMap;function u(n){let o=b.get(n);if(o)return o;const h=E((0,w.g7)(n));return o={whole:h,trimmed:h.
trim()},n.bytes.length>=x&&b.set(n,o),o}const t=n=>E(n).trim();function e(n){const o=n instanceof P.Mx?u(n).trimmed:"";return o===""?null:o}const s=n=>n?u(n).whole:
""}),70549:((R,C,l)=>{l.d(C,{n:()=>w});function w(P){const v=new WeakMap;return O=>{if(O.hasChanges)return P(O);const D=v.get(O);if(D)return D.answer;const E=P(
O);return v.set(O,{answer:E}),E}}}),87826:((R,C,l)=>{l.d(C,{N:()=>v,i:()=>O});var w=l(78157),P=l(14029);function v({suspect:D,bytes:E},x){if(!(D||(0,w.bS)(E.subarray(
0,5)).toString("latin1")!=="%PDF-"))return E.length===x.length?x:E}const O=async(D,E,x)=>v(D,E)??await(0,P.UN)(D,x)})};
