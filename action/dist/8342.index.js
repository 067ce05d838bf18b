"use strict";exports.id=8342,exports.ids=[8342],exports.modules={17079:((T,O,l)=>{l.d(O,{Z:()=>g,_:()=>E});const x=/^(?:D:)?\s*(\d{4})(?:(\d\d)(?:(\d\d)(?:(\d\d)(?:(\d\d)(?:(\d\d))?)?)?)?)?\s*(?:(Z)(?:00?)?'?(?:00?'?)?|([+-])(\d\d)?'?(?:(\d\d)'?)?)?$/,
w=/^(D:)?19(1\d\d)(\d{10})(?!\d)/,M=/^(\d{4})(?:-(\d\d)(?:-(\d\d)(?:[T ](\d\d):(\d\d)(?::(\d\d)(?:[.,]\d{1,9})?)?\s?(?:(Z)|([+-])(\d\d):?(\d\d)?)?)?)?)?$/;function E(c){
if(c.length>64)return;const o=c.trim().replace(w,(s,i,a,u)=>`${i??""}${1900+Number(a)}${u}`);return _(m(x.exec(o)??M.exec(o)))}function g(c){const o=c.length>64?
void 0:m(M.exec(c.trim()));if(!o||_(o)===void 0)return;const{year:s,month:i="",day:a="",hour:u="",minute:d="",second:t="",zone:e=""}=o;return`D:${s}${i}${a}${u}${d}${t}${e===
"Z"||e===""?e:`${e.replace(":","'")}'`}`}function m(c){if(!c)return;const[,o,s,i,a,u,d,t,e,n,r]=c,f=t??(e===void 0?void 0:`${e}${n??"00"}:${r??"00"}`);return{year:o,
month:s,day:i,hour:a,minute:u,second:d,zone:f}}function _(c){if(!c)return;const{year:o,month:s,day:i,hour:a,minute:u="00",second:d="00",zone:t}=c,e=(r,f,h)=>r===
void 0||Number(r)>=f&&Number(r)<=h;if(Number(o)===0||!e(s,1,12)||!e(i,1,p(Number(o),Number(s)))||!e(a,0,23)||!e(u,0,59)||!e(d,0,59)||t!==void 0&&t!=="Z"&&!(e(t.
slice(1,3),0,23)&&e(t.slice(4),0,59)))return;const n=[o,s,i].filter(r=>r!==void 0).join("-");return a===void 0?n:`${n}T${a}:${u}:${d}${t==="+00:00"||t==="-00:00"?
"Z":t??""}`}function p(c,o){return o===2?c%4===0&&(c%100!==0||c%400===0)?29:28:[4,6,9,11].includes(o)?30:31}}),66974:((T,O,l)=>{l.d(O,{D6:()=>g,F1:()=>M,NL:()=>c,
P3:()=>w,br:()=>E,bs:()=>p});var x=l(98446);const w={problem:"names page 0: pages count from 1, and -1 is the last page"};function M(s,i,a){const u=[],d=[];for(const[
t,e]of s.split(",").entries()){const n=t+1;if(i!==void 0&&e.trim()===""){d.push(`entry ${n} is empty: write ${i}, separated by single commas`);continue}const r=a(
e,n);"problem"in r?d.push(E(n,e,r.problem)):u.push(r.item)}return d.length>0?{problem:p(d)}:{items:u}}const E=(s,i,a)=>`entry ${s} ('${o(i.trim())}') ${a}`,g=({
position:s,text:i},a,u)=>E(s,i,`names ${m(a)}, but the document has ${(0,x.y_)(u,"page")}`);function m(s){return Number.isSafeInteger(s)?`page ${s}`:"a page far\
 beyond its end"}const _=5;function p(s){const i=s.length-_;return[...s.slice(0,_),...i>0?[`and ${i} more such entries`]:[]].join("; ")}function c(s){const i=/^ *(\d{1,10}) *[-–]+ *(\d{0,10}) *$/.
exec(s);return i?`is not a range: write ${i[1]}..${i[2]}${i[2]===""?" for this page and all after it":""}`:/\bfirst\b/i.test(s)?"is not a page: the first page i\
s written 1, and a range from it 1..5":/\b(last|end)\b/i.test(s)?"is not a page: the last page is written -1, and a range to it 2..":void 0}function o(s){const i=[
...s].map(a=>/[\p{Cc}\p{Cs}\u2028\u2029]/u.test(a)?"?":a);return(0,x.Bu)(i.join(""),40)}}),29082:((T,O,l)=>{l.d(O,{k1:()=>g,lY:()=>E,m7:()=>m});var x=l(58552),w=l(
66974);const M=/^(not +)?(?:(odd|even|all)|(-?\d+)(?:(\.\.)(-?\d+)?)?)$/i,E=c=>(0,w.F1)(c,"pages such as 1..3, -1, odd",(o,s)=>{const i=o.trim(),a=M.exec(i);if(!a)
return{problem:p(i)};const[,u,d,t,e,n]=a,r={negated:u!==void 0,text:i,position:s};if(d!==void 0)return{item:{...r,pages:d.toLowerCase()}};const f=Number(t),h=e===
void 0?f:n===void 0?"end":Number(n);return f===0||h===0?w.P3:{item:{...r,pages:{from:f,to:h}}}});function g(c,o,s="pages"){const i=e=>(0,x.G6)([{field:s,message:e}]),
a=E(c);if("problem"in a)throw i(a.problem);const u=new _(o),d=new _(o),t=[];for(const e of a.items){const n=e.negated?d:u;if(typeof e.pages=="string"){n.add(e.pages);
continue}const{from:r,to:f}=e.pages,h=r<0?o+1+r:r,D=f==="end"?o:f<0?o+1+f:f,P=(f==="end"?r<0?[[r,h]]:[]:[[r,h],[f,D]]).find(([,b])=>b<1||b>o);P&&t.push((0,w.D6)(
e,P[0],o)),!(f==="end"&&h>o||t.length>0)&&n.range(Math.min(h,D),Math.max(h,D))}if(t.length>0)throw i((0,w.bs)(t));return a.items.every(({negated:e})=>e)&&u.add(
"all"),u.without(d)}function m(c){const o=E(c);if("problem"in o||o.items.length!==1)return;const{negated:s,pages:i}=o.items[0];if(s)return;if(i==="all")return{first:1};
if(typeof i=="string"||i.from<1)return;const{from:a,to:u}=i;return u==="end"?{first:a}:u===-1?{first:a}:u<1?void 0:{first:Math.min(a,u),last:Math.max(a,u)}}class _{pageCount;differences;odd=!1;even=!1;constructor(o){
this.pageCount=o,this.differences=new Int32Array(o+2)}add(o){o!=="even"&&(this.odd=!0),o!=="odd"&&(this.even=!0)}range(o,s){this.differences[o]++,this.differences[s+
1]--}without(o){const s=new Uint32Array(this.pageCount);let i=0,a=0,u=0;for(let d=1;d<=this.pageCount;d++){a+=this.differences[d],u+=o.differences[d];const t=d%
2===1?"odd":"even";(a>0||this[t])&&!(u>0||o[t])&&(s[i++]=d)}return s.subarray(0,i)}}function p(c){return/^(not +)?\.\./i.test(c)?"has no start: a range is writt\
en 1..5":/^!/.test(c)?"is not a page: leave out pages with not, such as not 2":(0,w.NL)(c.replace(/^not +/i,""))??"is not a page such as 3 or -1, a range such a\
s 2..5 or 2.., odd, even, all, or one of these after not"}}),38772:((T,O,l)=>{l.r(O),l.d(O,{add_image_watermark:()=>M});var x=l(85476),w=l(95234);const M=(E,g,m)=>(0,w.
W)(E,g,m,(_,p)=>(0,x.z)(_,g,p,m))}),52404:((T,O,l)=>{l.d(O,{$:()=>E,U:()=>g});var x=l(58552),w=l(29082),M=l(98446);const E={code:"no_pages_selected",message:"Th\
e document has none of the pages that were asked for, so nothing was changed."};function g({first_page:m,last_page:_,pages:p},c){if(p!==void 0)return(0,w.k1)(p,
c);const o=(0,M.y_)(c,"page"),s=[];if(m>c&&s.push({field:"first_page",message:`is ${m}, but the document has ${o}`}),_!==void 0&&_>c&&s.push({field:"last_page",
message:`is ${_}, but the document has ${o}`}),s.length===0&&_!==void 0&&m>_&&s.push({field:"first_page",message:`is ${m}, which is after last_page (${_})`,mentions:[
"last_page"]}),s.length>0)throw(0,x.G6)(s);return Uint32Array.from({length:(_??c)-m+1},(i,a)=>m+a)}}),95234:((T,O,l)=>{l.d(O,{V:()=>c,W:()=>_});var x=l(29082),w=l(
92356),M=l(87826),E=l(14029),g=l(52404);const m="1.4";async function _(o,{pages:s,open_password:i,transparency:a},u,d){const t=await(0,w.E)(o.bytes,u,{password:i}),
e=t.pages.count,n=(0,x.k1)(s,e);if(n.length===0){const b=await(0,M.i)(t,o.bytes);return{documents:[{name:o.name,bytes:b,pageCount:e}],notes:[g.$],facts:{pageCount:e,
stampedPages:0}}}const{notes:r,stampedPages:f=n.length,version:h=m,write:D}=await d(t,n),v={version:h>m?h:m},P=D?await D(v):await(0,E.UN)(t,v);return{documents:[
{name:o.name,bytes:P,pageCount:e}],notes:a===100?[p,...r]:r,facts:{pageCount:e,stampedPages:f}}}const p={code:"stamp_invisible",message:"The stamp cannot be see\
n, because transparency is 100. Use a lower value.",mentions:["transparency"]};async function c({pace:o},s){await o.rest();const i=await s();return await o.rest(),
i}}),74135:((T,O,l)=>{l.d(O,{$L:()=>i,DI:()=>m,Gd:()=>c,JQ:()=>w,Mo:()=>E,PU:()=>_,Pj:()=>d,S3:()=>M,W1:()=>t,XM:()=>u,d:()=>e,ds:()=>g,gF:()=>a,iN:()=>x,kO:()=>s,
lw:()=>p,zl:()=>o});function x({box:[n,r,f,h],rotation:D}){const v=f-n,P=h-r;return D%180===0?{width:v,height:P}:{width:P,height:v}}function w(n){const{width:r,
height:f}=x(n);return{width:r*n.userUnit,height:f*n.userUnit}}function M({box:[n,r,f,h],rotation:D}){switch(D){case 0:return[1,0,0,1,n,r];case 90:return[0,1,-1,
0,f,r];case 180:return[-1,0,0,-1,f,h];case 270:return[0,-1,1,0,n,h]}}function E(n,r){return r===void 0?n:d(n,r)??n}function g([n,r,f,h]){return[Math.min(n,f),Math.
min(r,h),Math.max(n,f),Math.max(r,h)]}function m([n,r,f,h,D,v]){const P=n*h-r*f,[b,A,$,y]=[h/P,-r/P,-f/P,n/P];return[b+0,A+0,$+0,y+0,-(D*b+v*$)+0,-(D*A+v*y)+0]}
const _=([n,r,f,h])=>Math.sqrt(Math.abs(n*h-r*f));function p(n,r){const[f,h,D,v,P,b]=n,[A,$,y,C,I,U]=r;return[f*A+h*y,f*$+h*C,D*A+v*y,D*$+v*C,P*A+b*y+I,P*$+b*C+
U]}function c([n,r,f,h,D,v],P,b){return[n*P+f*b+D,r*P+h*b+v]}function o(n,[r,f,h,D]){const[v,P]=c(n,r,f),[b,A]=c(n,h,f),[$,y]=c(n,r,D),[C,I]=c(n,h,D);return[Math.
min(v,b,$,C),Math.min(P,A,y,I),Math.max(v,b,$,C),Math.max(P,A,y,I)]}const s=(n,r)=>[Math.min(n[0],r[0]),Math.min(n[1],r[1]),Math.max(n[2],r[2]),Math.max(n[3],r[3])];
function i(n){let[r,f,h,D]=a;for(const[v,P]of n)r=Math.min(r,v),f=Math.min(f,P),h=Math.max(h,v),D=Math.max(D,P);return[r,f,h,D]}const a=[1/0,1/0,-1/0,-1/0],u=([
n,r,f,h],D)=>[n-D,r-D,f+D,h+D];function d(n,r){const f=[Math.max(n[0],r[0]),Math.max(n[1],r[1]),Math.min(n[2],r[2]),Math.min(n[3],r[3])];return f[0]<f[2]&&f[1]<
f[3]?f:void 0}const t=n=>n.map(r=>Math.round(r*1e5)/1e5+0),e=(n,{userUnit:r})=>String(Number((n*r/72).toPrecision(3)))}),6057:((T,O,l)=>{l.d(O,{VO:()=>M,b0:()=>g,
c_:()=>_,iw:()=>E,lQ:()=>m});var x=l(74135);const w=[0,0,612,792],M=(p,c)=>g(p,p.pages.attribute(c,"MediaBox"))??w;function E(p,c){const{pages:o}=p,s=p.resolve(
p.entry(o.number(c),"UserUnit"));return{box:(0,x.Mo)(M(p,c),g(p,o.attribute(c,"CropBox"))),rotation:_(p.resolve(o.attribute(c,"Rotate"))),userUnit:typeof s=="nu\
mber"&&s>0?s:1}}function g(p,c){const o=p.array(c)?.map(i=>p.resolve(i));if(o?.length!==4||!o.every(i=>typeof i=="number"&&Number.isFinite(i)))return;const s=(0,x.
ds)(o);return s[0]<s[2]&&s[1]<s[3]?s:void 0}function m(p,c){const o=(p.array(c)??[]).map(s=>p.resolve(s));return o.length===6&&o.every(s=>typeof s=="number")?o:
[1,0,0,1,0,0]}function _(p){const c=typeof p=="number"?(p%360+360)%360:0;return c===90||c===180||c===270?c:0}}),21281:((T,O,l)=>{l.d(O,{Ip:()=>p,XM:()=>a,Xb:()=>i,
ds:()=>_,qg:()=>s});var x=l(59071),w=l(70549),M=l(43496),E=l(824),g=l(1975),m=l(60912);const _=(0,w.n)(async t=>p(t,await(0,E.Br)(t)));function p(t,e){const n=(P,b)=>(0,x.
wh)((0,g.sm)(e,P,b)[0]??""),r=o(n("pdfaid","part"),n("pdfaid","conformance").toLowerCase()),f=c(n("pdfuaid","part"))?`PDF/UA-${n("pdfuaid","part")}`:void 0,D=[n(
"pdfxid","GTS_PDFXVersion")||n("pdfx","GTS_PDFXVersion")||((0,x.Gh)(t.resolve((0,E._U)(t)?.get("GTS_PDFXVersion")))??""),n("pdfe","ISO_PDFEVersion"),n("pdfvtid",
"GTS_PDFVTVersion")],v=[r?.name,f,...D.filter(P=>/^PDF\/[\w .:/()-]{1,40}$/.test(P))];return{archive:r,accessible:f,names:v.filter(P=>P!==void 0)}}const c=t=>/^[1-9]$/.
test(t);function o(t,e){if(!c(t))return;const n=/^[abuef]$/.test(e)?e:"";return{part:Number(t),level:n,name:`PDF/A-${t}${n}`}}function s(t,e,n,r){return e&&d(t,
e,[M.dK.pdfaid]),i(n,r)}const i=({name:t},e)=>({code:"pdfa_identification_removed",message:`The document no longer claims ${t}: ${e}.`});async function a(t){const e=await(0,E.
Br)(t);if(!e)return[];const{archive:n,accessible:r}=p(t,e);d(t,e,[M.dK.pdfaid,M.dK.pdfuaid]);const f=[n?.name,r].filter(h=>h!==void 0);return f.length>0?[u(f)]:
[]}const u=t=>({code:"conformance_dropped",message:`The result no longer claims ${t.join(" and ")}, because a merge cannot guarantee conformance.`});function d(t,e,n){
e.properties.some(({namespace:r})=>n.includes(r))&&(0,m._L)(t,(0,m.QH)(e,({namespace:r})=>n.includes(r),[]))}}),43496:((T,O,l)=>{l.d(O,{HC:()=>E,dK:()=>x,ee:()=>M});
const x={rdf:"http://www.w3.org/1999/02/22-rdf-syntax-ns#",xml:"http://www.w3.org/XML/1998/namespace",dc:"http://purl.org/dc/elements/1.1/",xmp:"http://ns.adobe\
.com/xap/1.0/",xmpMM:"http://ns.adobe.com/xap/1.0/mm/",pdf:"http://ns.adobe.com/pdf/1.3/",pdfaid:"http://www.aiim.org/pdfa/ns/id/",pdfuaid:"http://www.aiim.org/\
pdfua/ns/id/",pdfxid:"http://www.npes.org/pdfx/ns/id/",pdfx:"http://ns.adobe.com/pdfx/1.3/",pdfaExtension:"http://www.aiim.org/pdfa/ns/extension/",pdfaSchema:"h\
ttp://www.aiim.org/pdfa/ns/schema#",pdfaProperty:"http://www.aiim.org/pdfa/ns/property#",fx:"urn:factur-x:pdfa:CrossIndustryDocument:invoice:1p0#",pdfe:"http://\
www.aiim.org/pdfe/ns/id/",pdfvtid:"http://www.npes.org/pdfvt/ns/id/",xfa:"http://www.xfa.org/schema/xfa-data/1.0/",ds:"http://www.w3.org/2000/09/xmldsig#"},w=new Map(
Object.entries(x));class M{uris=new Map;declared=[];known=new Map;enter(c){let o;for(const{name:s,value:i}of c){if(!E(s))continue;const a=s.slice(6),u=this.uris.
get(a);u?u.push(i):this.uris.set(a,[i]),(o??=[]).push(a)}this.declared.push(o??g),o&&this.known.clear()}leave(){const c=this.declared.pop()??g;for(const o of c)
this.uris.get(o).pop();c.length>0&&this.known.clear()}declares(c){return(this.uris.get(_(c))?.length??0)>0}ofElement(c){let o=this.known.get(c);if(!o){const s=_(
c),i=this.uris.get(s)?.at(-1)??w.get(s)??"";this.known.size===m&&this.known.clear(),this.known.set(c,o={namespace:i,local:c.slice(c.indexOf(":")+1)})}return o}ofAttribute(c){
return c.includes(":")?this.ofElement(c):{namespace:"",local:c}}}const E=p=>p==="xmlns"||p.startsWith("xmlns:"),g=[],m=1e3,_=p=>p.slice(0,Math.max(p.indexOf(":"),
0))}),824:((T,O,l)=>{l.d(O,{Br:()=>p,_6:()=>o,_U:()=>_});var x=l(58552),w=l(1975),M=l(17079),E=l(45599),g=l(59071),m=l(70549);function _(s){const i=s.resolve(s.
trailer.get("Info"));return i instanceof E.Bi?i:i instanceof E.Z6?i.dict:void 0}const p=(0,m.n)(c);async function c(s){const i=s.get(s.catalogNumber),a=i instanceof
E.Bi?s.resolve(i.get("Metadata")):null;if(!(a instanceof E.Z6))return;let u;try{u=s.decoded(a)}catch(d){if(!(d instanceof x.zU)||d.code==="cancelled")throw d;return w.
m}return(0,w.kg)(u,s.job.pace)}function o(s,i){const a=_(s),u=f=>s.resolve(a?.get(f)),d=(f,h,D=", ")=>{const v=(0,w.sm)(i,f,h).map(g.wh).filter(Boolean).join(D);
return v===""?null:v},t=(f,h)=>{const[D=""]=(0,w.sm)(i,f,h);return(0,g.wh)(D)||null},e=(f,h)=>(0,M._)((0,g.Gh)(u(f))??"")??(0,M._)(t("xmp",h)??"")??null,n=s.get(
s.catalogNumber),r=n instanceof E.Bi?(0,g.Gh)(s.resolve(n.get("Lang"))):null;return{title:(0,g.Gh)(u("Title"))??t("dc","title"),author:(0,g.Gh)(u("Author"))??d(
"dc","creator"),subject:(0,g.Gh)(u("Subject"))??t("dc","description"),keywords:(0,g.Gh)(u("Keywords"))??d("pdf","Keywords")??d("dc","subject"),creator:(0,g.Gh)(
u("Creator"))??t("xmp","CreatorTool"),producer:(0,g.Gh)(u("Producer"))??t("pdf","Producer"),created:e("CreationDate","CreateDate"),modified:e("ModDate","ModifyD\
ate"),language:r??t("dc","language")}}}),3907:((T,O,l)=>{l.d(O,{X:()=>u,km:()=>M,ol:()=>x,xK:()=>s});const x=200,w=1e4;async function M(d,t,e){const n=new E(d);
for(let r=n.next();r;r=n.next()){if(e(r))return"left";const f=t.step((r.to-r.from)*4+50);f&&await f}return n.hasDocumentType?"document type":n.malformed?"malfor\
med":"well-formed"}class E{text;malformed=!1;hasDocumentType=!1;at=0;constructor(t){this.text=t}next(){const{text:t,at:e}=this;if(e>=t.length)return;if(t.charCodeAt(
e)!==g)return this.characters(e,this.nextTag(e));if(t.startsWith("<!--",e))return this.other(e,"-->",4);if(t.startsWith("<?",e))return this.other(e,"?>",2);if(t.
startsWith("<![CDATA[",e)){const r=t.indexOf("]]>",e);return r<0?this.end():(this.at=r+3,{kind:"text",text:t.slice(e+9,r),from:e,to:this.at})}return t.startsWith(
"<!",e)?(this.hasDocumentType=t.startsWith("<!DOCTYPE",e),this.end()):(t.charCodeAt(e+1)===_?this.endTag(e):this.startTag(e))??this.fault(e,this.nextTag(e+1))}other(t,e,n){
const r=this.text.indexOf(e,t+n);return r<0?this.end():(this.at=r+e.length,{kind:"other",from:t,to:this.at})}endTag(t){const e=this.name(t+2),n=this.blanks(e);if(!(e===
t+2||this.text.charCodeAt(n)!==m))return this.at=n+1,{kind:"end",name:this.text.slice(t+2,e),from:t,to:this.at}}startTag(t){const{text:e}=this,n=this.name(t+1);
if(n===t+1)return;const r=e.slice(t+1,n),f=[];for(let h=n;;){const D=this.blanks(h),v=e.charCodeAt(D);if(v===m||v===_&&e.charCodeAt(D+1)===m)return this.at=v===
m?D+1:D+2,{kind:v===m?"start":"empty",name:r,attributes:f,from:t,to:this.at};const P=this.name(D),b=this.blanks(P),A=this.blanks(b+1),$=e[A];if(D===h||P===D||e[b]!==
"="||$!=='"'&&$!=="'")return;const y=e.indexOf($,A+1),C=e.slice(A+1,Math.max(y,A+1)),I=C.includes("<")?void 0:c(C);if(y<0||I===void 0||f.length>=w)return;f.push(
{name:e.slice(D,P),value:I,from:D,to:y+1}),h=y+1}}characters(t,e){const n=c(this.text.slice(t,e));return n===void 0?this.fault(t,e):(this.at=e,{kind:"text",text:n,
from:t,to:e})}nextTag(t){const e=this.text.indexOf("<",t);return e<0?this.text.length:e}fault(t,e){return this.malformed=!0,this.at=e,{kind:"other",from:t,to:e}}end(){
this.malformed=!0,this.at=this.text.length}blanks(t){const{text:e}=this;for(;;){const n=e.charCodeAt(t);if(n!==32&&n!==9&&n!==10&&n!==13)return t;t++}}name(t){const{
text:e}=this;for(;t<e.length;t++){const n=e.charCodeAt(t);if(n<=32||n===_||n===m||n===g||n===61||n===34||n===39)break}return t}}const[g,m,_]=[60,62,47],p=new Map(
[["amp","&"],["lt","<"],["gt",">"],["quot",'"'],["apos","'"]]);function c(d){if(!d.includes("&"))return d;const t=[];let e=0;for(let n=d.indexOf("&");n>=0;n=d.indexOf(
"&",e)){const r=d.indexOf(";",n);if(r<0||r-n>12)return;const f=d.slice(n+1,r),h=p.get(f)??o(f);if(h===void 0)return;t.push(d.slice(e,n),h),e=r+1}return t.push(d.
slice(e)),t.join("")}function o(d){const t=/^#(?:x([\dA-Fa-f]+)|(\d+))$/.exec(d),e=t?parseInt(t[1]??t[2],t[1]===void 0?10:16):-1;return e>0&&e<=1114111&&!(e>=55296&&
e<=57343)?String.fromCodePoint(e):void 0}function s(d){const[t,e,n,r]=d;if(t===0&&e===0&&(n===254||n===0)||t===255&&e===254&&n===0&&r===0)return a(d);if(t===254&&
e===255||t===0&&e===60)return i(new TextDecoder("utf-16be").decode(d));if(t===255&&e===254||t===60&&e===0)return i(new TextDecoder("utf-16le").decode(d));const f=new TextDecoder().
decode(d);return i(f.includes("�")?Buffer.from(d).toString("latin1"):f)}const i=d=>d.startsWith("\uFEFF")?d.slice(1):d;function a(d){const t=new DataView(d.buffer,
d.byteOffset,d.byteLength),e=d[0]!==0,n=[];for(let r=0;r+4<=d.length;r+=4){const f=t.getUint32(r,e);if(f>1114111)return;n.push(String.fromCodePoint(f))}return i(
n.join(""))}const u=d=>d.replaceAll("&","&amp;").replaceAll("<","&lt;").replaceAll(">","&gt;").replaceAll('"',"&quot;")}),60912:((T,O,l)=>{l.d(O,{QH:()=>E,T3:()=>g,
_L:()=>c});var x=l(43496),w=l(3907),M=l(45599);function E(o,s,i){const{text:a,properties:u,end:d,about:t}=o,e=[];let n=0;for(const r of u.filter(s).sort((f,h)=>f.
from-h.from))r.from<n||(e.push(a.slice(n,r.from)),n=r.to);return e.push(a.slice(n,Math.max(d,n))),i.length>0&&e.push(m(i,t)),e.push(a.slice(Math.max(d,n))),p(e.
join(""))}function g(o){return`<?xpacket begin="\uFEFF" id="W5M0MpCehiHzreSzNTczkc9d"?>
<x:xmpmeta xmlns:x="adobe:ns:meta/">
<rdf:RDF xmlns:rdf="${x.dK.rdf}">
${m(o,"")}</rdf:RDF>
</x:xmpmeta>
<?xpacket end="w"?>`}function m(o,s){const a=[...new Set(o.map(({prefix:d})=>d))].map(d=>` xmlns:${d}="${x.dK[d]}"`).join(""),u=o.map(({prefix:d,name:t,form:e,values:n})=>`\
<${d}:${t}>${_(e,n)}</${d}:${t}>
`);return`<rdf:Description xmlns:rdf="${x.dK.rdf}" rdf:about="${(0,w.X)(s)}"${a}>
${u.join("")}</rdf:Description>
`}function _(o,s){const i=a=>s.map(u=>`<rdf:li${a}>${(0,w.X)(u)}</rdf:li>`).join("");switch(o){case"simple":return(0,w.X)(s[0]??"");case"alternative":return`<rd\
f:Alt>${i(' xml:lang="x-default"')}</rdf:Alt>`;case"ordered":return`<rdf:Seq>${i("")}</rdf:Seq>`;case"unordered":return`<rdf:Bag>${i("")}</rdf:Bag>`}}const p=o=>o.
replace(/^(\s*<\?xml\s[^>]*encoding\s*=\s*["'])[^"']*/,"$1UTF-8");function c(o,s){const i=o.catalog.get("Metadata"),a=o.resolve(i),u=a instanceof M.Z6?[...a.dict].
filter(([e])=>!["Filter","DecodeParms","Length"].includes(e)):[],d=new M.Bi([["Type",new M.SX("Metadata")],["Subtype",new M.SX("XML")],...u]),t=new M.Z6(d,Buffer.
from(s,"utf8"));(0,M.i9)(i)&&a instanceof M.Z6?o.put(i,t):o.edit(o.catalogNumber).set("Metadata",o.add(t))}}),1975:((T,O,l)=>{l.d(O,{kg:()=>g,m:()=>E,sm:()=>m});
var x=l(43496),w=l(3907);const M=1e5,E={text:"",properties:[],malformed:!0,end:-1,about:""};async function g(o,s){const i=(0,w.xK)(o);if(i===void 0)return E;const a=new p,
d=await(0,w.km)(i,s,t=>(a.take(t),a.broken))!=="well-formed"||a.depth>0||a.end<0||!a.declared;return{text:i,properties:a.properties,malformed:d,end:a.end,about:a.
about}}function m(o,s,i){return o?.properties.find(a=>a.name===i&&a.namespace===x.dK[s])?.values??[]}const _=-2;class p{properties=[];broken=!1;declared=!0;end=-1;about="";scope=new x.
ee;open=[];root=_;loose=!1;items=[];pieces=[];get depth(){return this.open.length}take(s){s.kind==="start"||s.kind==="empty"?(this.start(s.name,s.attributes,s.from),
s.kind==="empty"&&!this.broken&&this.close(s.name,s.to,s.to)):s.kind==="end"?this.close(s.name,s.from,s.to):s.kind==="text"&&this.isInProperty()&&this.pieces.push(
s.text)}isInProperty(){return this.root!==_&&this.open.length>this.root+2}start(s,i,a){if(this.open.length>=w.ol&&(this.broken=!0),this.broken)return;this.scope.
enter(i);const u=this.scope.ofElement(s),d=u.namespace===x.dK.rdf,t=d&&u.local==="li";this.root===_&&this.end<0&&d&&u.local==="Description"&&(this.root=this.open.
length-1,this.loose=!0);const e=this.open.length-this.root,n=t?i.find(({name:r})=>r==="xml:lang")?.value:void 0;if(this.open.push({name:s,...u,from:a,language:n}),
this.root===_){if(!d||u.local!=="RDF"||this.end>=0)return;this.root=this.open.length-1,this.declared=this.scope.declares(s)}else if(e===1)this.describe(i);else if(e===
2){this.items=[];const r=i.find(({name:f})=>this.isRdf(f,"resource"));this.pieces=r?[r.value]:[]}else t&&(this.pieces=[])}describe(s){for(const{name:i,value:a,from:u,
to:d}of s){if((0,x.HC)(i))continue;const{namespace:t,local:e}=this.scope.ofAttribute(i);t===x.dK.rdf&&e==="about"&&(this.about=a),!(t===""||t===x.dK.rdf||t===x.
dK.xml)&&this.add({namespace:t,name:e,values:[a],from:u,to:d})}}close(s,i,a){const u=this.open.pop();if(u?.name!==s){this.broken=!0;return}this.scope.leave();const d=this.
open.length-this.root;if(this.root!==_)if(d===0)this.end=i,this.root=_;else if(d===1&&this.loose)this.root=_,this.loose=!1;else if(d===2){const t=this.items.length>
0?c(this.items):[this.pieces.join("").trim()];this.add({namespace:u.namespace,name:u.local,values:t,from:u.from,to:a})}else d>2&&u.namespace===x.dK.rdf&&u.local===
"li"&&(this.items.push({text:this.pieces.join("").trim(),language:u.language}),this.pieces=[])}add(s){this.properties.length<M?this.properties.push(s):this.broken=
!0}isRdf(s,i){const a=this.scope.ofAttribute(s);return a.local===i&&a.namespace===x.dK.rdf}}function c(o){const s=o.findIndex(({language:a})=>a?.toLowerCase()===
"x-default"),i=o.map(({text:a})=>a);return s>0?[i[s],...i.slice(0,s),...i.slice(s+1)]:i}}),59071:((T,O,l)=>{l.d(O,{Gh:()=>s,ZK:()=>i,wh:()=>o});var x=l(77581),w=l(
45599);const M=/\u001b[A-Za-z]{2}[A-Za-z-]{0,8}\u001b/g,E=/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]/g,g=/[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g,
m=a=>a.replace(M,"").replace(E,"").replace(g,"�"),_=200,p=new WeakMap;function c(a){if(a.bytes.length<_)return m((0,x.g7)(a));let u=p.get(a);return u===void 0&&
p.set(a,u=m((0,x.g7)(a))),u}const o=a=>m(a).trim();function s(a){const u=a instanceof w.Mx?c(a).trim():"";return u===""?null:u}const i=a=>a?c(a):""}),70549:((T,O,l)=>{
l.d(O,{n:()=>x});function x(w){const M=new WeakMap;return E=>{if(E.hasChanges)return w(E);const g=M.get(E);if(g)return g.answer;const m=w(E);return M.set(E,{answer:m}),
m}}}),87826:((T,O,l)=>{l.d(O,{N:()=>M,i:()=>E});var x=l(78157),w=l(14029);function M({suspect:g,bytes:m},_){if(!(g||(0,x.bS)(m.subarray(0,5)).toString("latin1")!==
"%PDF-"))return m.length===_.length?_:m}const E=async(g,m,_)=>M(g,m)??await(0,w.UN)(g,_)})};
