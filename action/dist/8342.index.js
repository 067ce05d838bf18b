"use strict";exports.id=8342,exports.ids=[8342],exports.modules={17079:((T,O,l)=>{l.d(O,{Z:()=>g,_:()=>E});const x=/^(?:D:)?\s*(\d{4})(?:(\d\d)(?:(\d\d)(?:(\d\d)(?:(\d\d)(?:(\d\d))?)?)?)?)?\s*(?:(Z)(?:00?)?'?(?:00?'?)?|([+-])(\d\d)?'?(?:(\d\d)'?)?)?$/,
D=/^(D:)?19(1\d\d)(\d{10})(?!\d)/,M=/^(\d{4})(?:-(\d\d)(?:-(\d\d)(?:[T ](\d\d):(\d\d)(?::(\d\d)(?:[.,]\d{1,9})?)?\s?(?:(Z)|([+-])(\d\d):?(\d\d)?)?)?)?)?$/;function E(c){
if(c.length>64)return;const i=c.trim().replace(D,(s,r,o,f)=>`${r??""}${1900+Number(o)}${f}`);return _(m(x.exec(i)??M.exec(i)))}function g(c){const i=c.length>64?
void 0:m(M.exec(c.trim()));if(!i||_(i)===void 0)return;const{year:s,month:r="",day:o="",hour:f="",minute:d="",second:t="",zone:e=""}=i;return`D:${s}${r}${o}${f}${d}${t}${e===
"Z"||e===""?e:`${e.replace(":","'")}'`}`}function m(c){if(!c)return;const[,i,s,r,o,f,d,t,e,n,a]=c,u=t??(e===void 0?void 0:`${e}${n??"00"}:${a??"00"}`);return{year:i,
month:s,day:r,hour:o,minute:f,second:d,zone:u}}function _(c){if(!c)return;const{year:i,month:s,day:r,hour:o,minute:f="00",second:d="00",zone:t}=c,e=(a,u,p)=>a===
void 0||Number(a)>=u&&Number(a)<=p;if(Number(i)===0||!e(s,1,12)||!e(r,1,h(Number(i),Number(s)))||!e(o,0,23)||!e(f,0,59)||!e(d,0,59)||t!==void 0&&t!=="Z"&&!(e(t.
slice(1,3),0,23)&&e(t.slice(4),0,59)))return;const n=[i,s,r].filter(a=>a!==void 0).join("-");return o===void 0?n:`${n}T${o}:${f}:${d}${t==="+00:00"||t==="-00:00"?
"Z":t??""}`}function h(c,i){return i===2?c%4===0&&(c%100!==0||c%400===0)?29:28:[4,6,9,11].includes(i)?30:31}}),66974:((T,O,l)=>{l.d(O,{D6:()=>g,F1:()=>M,NL:()=>c,
P3:()=>D,br:()=>E,bs:()=>h});var x=l(98446);const D={problem:"names page 0: pages count from 1, and -1 is the last page"};function M(s,r,o){const f=[],d=[];for(const[
t,e]of s.split(",").entries()){const n=t+1;if(r!==void 0&&e.trim()===""){d.push(`entry ${n} is empty: write ${r}, separated by single commas`);continue}const a=o(
e,n);"problem"in a?d.push(E(n,e,a.problem)):f.push(a.item)}return d.length>0?{problem:h(d)}:{items:f}}const E=(s,r,o)=>`entry ${s} ('${i(r.trim())}') ${o}`,g=({
position:s,text:r},o,f)=>E(s,r,`names ${m(o)}, but the document has ${(0,x.y_)(f,"page")}`);function m(s){return Number.isSafeInteger(s)?`page ${s}`:"a page far\
 beyond its end"}const _=5;function h(s){const r=s.length-_;return[...s.slice(0,_),...r>0?[`and ${r} more such entries`]:[]].join("; ")}function c(s){const r=/^ *(\d{1,10}) *[-–]+ *(\d{0,10}) *$/.
exec(s);return r?`is not a range: write ${r[1]}..${r[2]}${r[2]===""?" for this page and all after it":""}`:/\bfirst\b/i.test(s)?"is not a page: the first page i\
s written 1, and a range from it 1..5":/\b(last|end)\b/i.test(s)?"is not a page: the last page is written -1, and a range to it 2..":void 0}function i(s){const r=[
...s].map(o=>/[\p{Cc}\p{Cs}\u2028\u2029]/u.test(o)?"?":o);return(0,x.Bu)(r.join(""),40)}}),29082:((T,O,l)=>{l.d(O,{k1:()=>g,lY:()=>E,m7:()=>m});var x=l(58552),D=l(
66974);const M=/^(not +)?(?:(odd|even|all)|(-?\d+)(?:(\.\.)(-?\d+)?)?)$/i,E=c=>(0,D.F1)(c,"pages such as 1..3, -1, odd",(i,s)=>{const r=i.trim(),o=M.exec(r);if(!o)
return{problem:h(r)};const[,f,d,t,e,n]=o,a={negated:f!==void 0,text:r,position:s};if(d!==void 0)return{item:{...a,pages:d.toLowerCase()}};const u=Number(t),p=e===
void 0?u:n===void 0?"end":Number(n);return u===0||p===0?D.P3:{item:{...a,pages:{from:u,to:p}}}});function g(c,i,s="pages"){const r=e=>(0,x.G6)([{field:s,message:e}]),
o=E(c);if("problem"in o)throw r(o.problem);const f=new _(i),d=new _(i),t=[];for(const e of o.items){const n=e.negated?d:f;if(typeof e.pages=="string"){n.add(e.pages);
continue}const{from:a,to:u}=e.pages,p=a<0?i+1+a:a,w=u==="end"?i:u<0?i+1+u:u,v=(u==="end"?a<0?[[a,p]]:[]:[[a,p],[u,w]]).find(([,b])=>b<1||b>i);v&&t.push((0,D.D6)(
e,v[0],i)),!(u==="end"&&p>i||t.length>0)&&n.range(Math.min(p,w),Math.max(p,w))}if(t.length>0)throw r((0,D.bs)(t));return o.items.every(({negated:e})=>e)&&f.add(
"all"),f.without(d)}function m(c){const i=E(c);if("problem"in i||i.items.length!==1)return;const{negated:s,pages:r}=i.items[0];if(s)return;if(r==="all")return{first:1};
if(typeof r=="string"||r.from<1)return;const{from:o,to:f}=r;return f==="end"?{first:o}:f===-1?{first:o}:f<1?void 0:{first:Math.min(o,f),last:Math.max(o,f)}}class _{pageCount;differences;odd=!1;even=!1;constructor(i){
this.pageCount=i,this.differences=new Int32Array(i+2)}add(i){i!=="even"&&(this.odd=!0),i!=="odd"&&(this.even=!0)}range(i,s){this.differences[i]++,this.differences[s+
1]--}without(i){const s=new Uint32Array(this.pageCount);let r=0,o=0,f=0;for(let d=1;d<=this.pageCount;d++){o+=this.differences[d],f+=i.differences[d];const t=d%
2===1?"odd":"even";(o>0||this[t])&&!(f>0||i[t])&&(s[r++]=d)}return s.subarray(0,r)}}function h(c){return/^(not +)?\.\./i.test(c)?"has no start: a range is writt\
en 1..5":/^!/.test(c)?"is not a page: leave out pages with not, such as not 2":(0,D.NL)(c.replace(/^not +/i,""))??"is not a page such as 3 or -1, a range such a\
s 2..5 or 2.., odd, even, all, or one of these after not"}}),38772:((T,O,l)=>{l.r(O),l.d(O,{add_image_watermark:()=>M});var x=l(85476),D=l(95234);const M=(E,g,m)=>(0,D.
W)(E,g,m,(_,h)=>(0,x.z)(_,g,h,m))}),52404:((T,O,l)=>{l.d(O,{$:()=>E,U:()=>g});var x=l(58552),D=l(29082),M=l(98446);const E={code:"no_pages_selected",message:"Th\
e document has none of the pages that were asked for, so nothing was changed."};function g({first_page:m,last_page:_,pages:h},c){if(h!==void 0)return(0,D.k1)(h,
c);const i=(0,M.y_)(c,"page"),s=[];if(m>c&&s.push({field:"first_page",message:`is ${m}, but the document has ${i}`}),_!==void 0&&_>c&&s.push({field:"last_page",
message:`is ${_}, but the document has ${i}`}),s.length===0&&_!==void 0&&m>_&&s.push({field:"first_page",message:`is ${m}, which is after last_page (${_})`,mentions:[
"last_page"]}),s.length>0)throw(0,x.G6)(s);return Uint32Array.from({length:(_??c)-m+1},(r,o)=>m+o)}}),95234:((T,O,l)=>{l.d(O,{V:()=>c,W:()=>_});var x=l(29082),D=l(
92356),M=l(87826),E=l(14029),g=l(52404);const m="1.4";async function _(i,{pages:s,open_password:r,transparency:o},f,d){const t=await(0,D.E)(i.bytes,f,{password:r}),
e=t.pages.count,n=(0,x.k1)(s,e);if(n.length===0){const b=await(0,M.i)(t,i.bytes);return{documents:[{name:i.name,bytes:b,pageCount:e}],notes:[g.$],facts:{pageCount:e,
stampedPages:0}}}const{notes:a,stampedPages:u=n.length,version:p=m,write:w}=await d(t,n),P={version:p>m?p:m},v=w?await w(P):await(0,E.UN)(t,P);return{documents:[
{name:i.name,bytes:v,pageCount:e}],notes:o===100?[h,...a]:a,facts:{pageCount:e,stampedPages:u}}}const h={code:"stamp_invisible",message:"The stamp cannot be see\
n, because transparency is 100. Use a lower value.",mentions:["transparency"]};async function c({pace:i},s){await i.rest();const r=await s();return await i.rest(),
r}}),74135:((T,O,l)=>{l.d(O,{$L:()=>s,DI:()=>m,Gd:()=>h,JQ:()=>D,Mo:()=>E,Pj:()=>f,S3:()=>M,W1:()=>d,XM:()=>o,d:()=>t,ds:()=>g,gF:()=>r,iN:()=>x,kO:()=>i,lw:()=>_,
zl:()=>c});function x({box:[e,n,a,u],rotation:p}){const w=a-e,P=u-n;return p%180===0?{width:w,height:P}:{width:P,height:w}}function D(e){const{width:n,height:a}=x(
e);return{width:n*e.userUnit,height:a*e.userUnit}}function M({box:[e,n,a,u],rotation:p}){switch(p){case 0:return[1,0,0,1,e,n];case 90:return[0,1,-1,0,a,n];case 180:
return[-1,0,0,-1,a,u];case 270:return[0,-1,1,0,e,u]}}function E(e,n){return n===void 0?e:f(e,n)??e}function g([e,n,a,u]){return[Math.min(e,a),Math.min(n,u),Math.
max(e,a),Math.max(n,u)]}function m([e,n,a,u,p,w]){const P=e*u-n*a,[v,b,A,y]=[u/P,-n/P,-a/P,e/P];return[v+0,b+0,A+0,y+0,-(p*v+w*A)+0,-(p*b+w*y)+0]}function _(e,n){
const[a,u,p,w,P,v]=e,[b,A,y,$,C,I]=n;return[a*b+u*y,a*A+u*$,p*b+w*y,p*A+w*$,P*b+v*y+C,P*A+v*$+I]}function h([e,n,a,u,p,w],P,v){return[e*P+a*v+p,n*P+u*v+w]}function c(e,[
n,a,u,p]){const[w,P]=h(e,n,a),[v,b]=h(e,u,a),[A,y]=h(e,n,p),[$,C]=h(e,u,p);return[Math.min(w,v,A,$),Math.min(P,b,y,C),Math.max(w,v,A,$),Math.max(P,b,y,C)]}const i=(e,n)=>[
Math.min(e[0],n[0]),Math.min(e[1],n[1]),Math.max(e[2],n[2]),Math.max(e[3],n[3])];function s(e){let[n,a,u,p]=r;for(const[w,P]of e)n=Math.min(n,w),a=Math.min(a,P),
u=Math.max(u,w),p=Math.max(p,P);return[n,a,u,p]}const r=[1/0,1/0,-1/0,-1/0],o=([e,n,a,u],p)=>[e-p,n-p,a+p,u+p];function f(e,n){const a=[Math.max(e[0],n[0]),Math.
max(e[1],n[1]),Math.min(e[2],n[2]),Math.min(e[3],n[3])];return a[0]<a[2]&&a[1]<a[3]?a:void 0}const d=e=>e.map(n=>Math.round(n*1e5)/1e5+0),t=(e,{userUnit:n})=>String(
Number((e*n/72).toPrecision(3)))}),6057:((T,O,l)=>{l.d(O,{VO:()=>M,b0:()=>g,c_:()=>_,iw:()=>E,lQ:()=>m});var x=l(74135);const D=[0,0,612,792],M=(h,c)=>g(h,h.pages.
attribute(c,"MediaBox"))??D;function E(h,c){const{pages:i}=h,s=h.resolve(h.entry(i.number(c),"UserUnit"));return{box:(0,x.Mo)(M(h,c),g(h,i.attribute(c,"CropBox"))),
rotation:_(h.resolve(i.attribute(c,"Rotate"))),userUnit:typeof s=="number"&&s>0?s:1}}function g(h,c){const i=h.array(c)?.map(r=>h.resolve(r));if(i?.length!==4||
!i.every(r=>typeof r=="number"&&Number.isFinite(r)))return;const s=(0,x.ds)(i);return s[0]<s[2]&&s[1]<s[3]?s:void 0}function m(h,c){const i=(h.array(c)??[]).map(
s=>h.resolve(s));return i.length===6&&i.every(s=>typeof s=="number")?i:[1,0,0,1,0,0]}function _(h){const c=typeof h=="number"?(h%360+360)%360:0;return c===90||c===
180||c===270?c:0}}),21281:((T,O,l)=>{l.d(O,{Ip:()=>h,XM:()=>o,Xb:()=>r,ds:()=>_,qg:()=>s});var x=l(59071),D=l(70549),M=l(43496),E=l(824),g=l(1975),m=l(60912);const _=(0,D.
n)(async t=>h(t,await(0,E.Br)(t)));function h(t,e){const n=(v,b)=>(0,x.wh)((0,g.sm)(e,v,b)[0]??""),a=i(n("pdfaid","part"),n("pdfaid","conformance").toLowerCase()),
u=c(n("pdfuaid","part"))?`PDF/UA-${n("pdfuaid","part")}`:void 0,w=[n("pdfxid","GTS_PDFXVersion")||n("pdfx","GTS_PDFXVersion")||((0,x.Gh)(t.resolve((0,E._U)(t)?.
get("GTS_PDFXVersion")))??""),n("pdfe","ISO_PDFEVersion"),n("pdfvtid","GTS_PDFVTVersion")],P=[a?.name,u,...w.filter(v=>/^PDF\/[\w .:/()-]{1,40}$/.test(v))];return{
archive:a,accessible:u,names:P.filter(v=>v!==void 0)}}const c=t=>/^[1-9]$/.test(t);function i(t,e){if(!c(t))return;const n=/^[abuef]$/.test(e)?e:"";return{part:Number(
t),level:n,name:`PDF/A-${t}${n}`}}function s(t,e,n,a){return e&&d(t,e,[M.dK.pdfaid]),r(n,a)}const r=({name:t},e)=>({code:"pdfa_identification_removed",message:`\
The document no longer claims ${t}: ${e}.`});async function o(t){const e=await(0,E.Br)(t);if(!e)return[];const{archive:n,accessible:a}=h(t,e);d(t,e,[M.dK.pdfaid,
M.dK.pdfuaid]);const u=[n?.name,a].filter(p=>p!==void 0);return u.length>0?[f(u)]:[]}const f=t=>({code:"conformance_dropped",message:`The result no longer claim\
s ${t.join(" and ")}, because a merge cannot guarantee conformance.`});function d(t,e,n){e.properties.some(({namespace:a})=>n.includes(a))&&(0,m._L)(t,(0,m.QH)(
e,({namespace:a})=>n.includes(a),[]))}}),43496:((T,O,l)=>{l.d(O,{HC:()=>E,dK:()=>x,ee:()=>M});const x={rdf:"http://www.w3.org/1999/02/22-rdf-syntax-ns#",xml:"ht\
tp://www.w3.org/XML/1998/namespace",dc:"http://purl.org/dc/elements/1.1/",xmp:"http://ns.adobe.com/xap/1.0/",xmpMM:"http://ns.adobe.com/xap/1.0/mm/",pdf:"http:/\
/ns.adobe.com/pdf/1.3/",pdfaid:"http://www.aiim.org/pdfa/ns/id/",pdfuaid:"http://www.aiim.org/pdfua/ns/id/",pdfxid:"http://www.npes.org/pdfx/ns/id/",pdfx:"http:\
//ns.adobe.com/pdfx/1.3/",pdfaExtension:"http://www.aiim.org/pdfa/ns/extension/",pdfaSchema:"http://www.aiim.org/pdfa/ns/schema#",pdfaProperty:"http://www.aiim.\
org/pdfa/ns/property#",fx:"urn:factur-x:pdfa:CrossIndustryDocument:invoice:1p0#",pdfe:"http://www.aiim.org/pdfe/ns/id/",pdfvtid:"http://www.npes.org/pdfvt/ns/id\
/",xfa:"http://www.xfa.org/schema/xfa-data/1.0/",ds:"http://www.w3.org/2000/09/xmldsig#"},D=new Map(Object.entries(x));class M{uris=new Map;declared=[];known=new Map;enter(c){
let i;for(const{name:s,value:r}of c){if(!E(s))continue;const o=s.slice(6),f=this.uris.get(o);f?f.push(r):this.uris.set(o,[r]),(i??=[]).push(o)}this.declared.push(
i??g),i&&this.known.clear()}leave(){const c=this.declared.pop()??g;for(const i of c)this.uris.get(i).pop();c.length>0&&this.known.clear()}declares(c){return(this.
uris.get(_(c))?.length??0)>0}ofElement(c){let i=this.known.get(c);if(!i){const s=_(c),r=this.uris.get(s)?.at(-1)??D.get(s)??"";this.known.size===m&&this.known.clear(),
this.known.set(c,i={namespace:r,local:c.slice(c.indexOf(":")+1)})}return i}ofAttribute(c){return c.includes(":")?this.ofElement(c):{namespace:"",local:c}}}const E=h=>h===
"xmlns"||h.startsWith("xmlns:"),g=[],m=1e3,_=h=>h.slice(0,Math.max(h.indexOf(":"),0))}),824:((T,O,l)=>{l.d(O,{Br:()=>h,_6:()=>i,_U:()=>_});var x=l(58552),D=l(1975),
M=l(17079),E=l(45599),g=l(59071),m=l(70549);function _(s){const r=s.resolve(s.trailer.get("Info"));return r instanceof E.Bi?r:r instanceof E.Z6?r.dict:void 0}const h=(0,m.
n)(c);async function c(s){const r=s.get(s.catalogNumber),o=r instanceof E.Bi?s.resolve(r.get("Metadata")):null;if(!(o instanceof E.Z6))return;let f;try{f=s.decoded(
o)}catch(d){if(!(d instanceof x.zU)||d.code==="cancelled")throw d;return D.m}return(0,D.kg)(f,s.job.pace)}function i(s,r){const o=_(s),f=u=>s.resolve(o?.get(u)),
d=(u,p,w=", ")=>{const P=(0,D.sm)(r,u,p).map(g.wh).filter(Boolean).join(w);return P===""?null:P},t=(u,p)=>{const[w=""]=(0,D.sm)(r,u,p);return(0,g.wh)(w)||null},
e=(u,p)=>(0,M._)((0,g.Gh)(f(u))??"")??(0,M._)(t("xmp",p)??"")??null,n=s.get(s.catalogNumber),a=n instanceof E.Bi?(0,g.Gh)(s.resolve(n.get("Lang"))):null;return{
title:(0,g.Gh)(f("Title"))??t("dc","title"),author:(0,g.Gh)(f("Author"))??d("dc","creator"),subject:(0,g.Gh)(f("Subject"))??t("dc","description"),keywords:(0,g.
Gh)(f("Keywords"))??d("pdf","Keywords")??d("dc","subject"),creator:(0,g.Gh)(f("Creator"))??t("xmp","CreatorTool"),producer:(0,g.Gh)(f("Producer"))??t("pdf","Pro\
ducer"),created:e("CreationDate","CreateDate"),modified:e("ModDate","ModifyDate"),language:a??t("dc","language")}}}),3907:((T,O,l)=>{l.d(O,{X:()=>f,km:()=>M,ol:()=>x,
xK:()=>s});const x=200,D=1e4;async function M(d,t,e){const n=new E(d);for(let a=n.next();a;a=n.next()){if(e(a))return"left";const u=t.step((a.to-a.from)*4+50);u&&
await u}return n.hasDocumentType?"document type":n.malformed?"malformed":"well-formed"}class E{text;malformed=!1;hasDocumentType=!1;at=0;constructor(t){this.text=
t}next(){const{text:t,at:e}=this;if(e>=t.length)return;if(t.charCodeAt(e)!==g)return this.characters(e,this.nextTag(e));if(t.startsWith("<!--",e))return this.other(
e,"-->",4);if(t.startsWith("<?",e))return this.other(e,"?>",2);if(t.startsWith("<![CDATA[",e)){const a=t.indexOf("]]>",e);return a<0?this.end():(this.at=a+3,{kind:"\
text",text:t.slice(e+9,a),from:e,to:this.at})}return t.startsWith("<!",e)?(this.hasDocumentType=t.startsWith("<!DOCTYPE",e),this.end()):(t.charCodeAt(e+1)===_?this.
endTag(e):this.startTag(e))??this.fault(e,this.nextTag(e+1))}other(t,e,n){const a=this.text.indexOf(e,t+n);return a<0?this.end():(this.at=a+e.length,{kind:"othe\
r",from:t,to:this.at})}endTag(t){const e=this.name(t+2),n=this.blanks(e);if(!(e===t+2||this.text.charCodeAt(n)!==m))return this.at=n+1,{kind:"end",name:this.text.
slice(t+2,e),from:t,to:this.at}}startTag(t){const{text:e}=this,n=this.name(t+1);if(n===t+1)return;const a=e.slice(t+1,n),u=[];for(let p=n;;){const w=this.blanks(
p),P=e.charCodeAt(w);if(P===m||P===_&&e.charCodeAt(w+1)===m)return this.at=P===m?w+1:w+2,{kind:P===m?"start":"empty",name:a,attributes:u,from:t,to:this.at};const v=this.
name(w),b=this.blanks(v),A=this.blanks(b+1),y=e[A];if(w===p||v===w||e[b]!=="="||y!=='"'&&y!=="'")return;const $=e.indexOf(y,A+1),C=e.slice(A+1,Math.max($,A+1)),
I=C.includes("<")?void 0:c(C);if($<0||I===void 0||u.length>=D)return;u.push({name:e.slice(w,v),value:I,from:w,to:$+1}),p=$+1}}characters(t,e){const n=c(this.text.
slice(t,e));return n===void 0?this.fault(t,e):(this.at=e,{kind:"text",text:n,from:t,to:e})}nextTag(t){const e=this.text.indexOf("<",t);return e<0?this.text.length:
e}fault(t,e){return this.malformed=!0,this.at=e,{kind:"other",from:t,to:e}}end(){this.malformed=!0,this.at=this.text.length}blanks(t){const{text:e}=this;for(;;){
const n=e.charCodeAt(t);if(n!==32&&n!==9&&n!==10&&n!==13)return t;t++}}name(t){const{text:e}=this;for(;t<e.length;t++){const n=e.charCodeAt(t);if(n<=32||n===_||
n===m||n===g||n===61||n===34||n===39)break}return t}}const[g,m,_]=[60,62,47],h=new Map([["amp","&"],["lt","<"],["gt",">"],["quot",'"'],["apos","'"]]);function c(d){
if(!d.includes("&"))return d;const t=[];let e=0;for(let n=d.indexOf("&");n>=0;n=d.indexOf("&",e)){const a=d.indexOf(";",n);if(a<0||a-n>12)return;const u=d.slice(
n+1,a),p=h.get(u)??i(u);if(p===void 0)return;t.push(d.slice(e,n),p),e=a+1}return t.push(d.slice(e)),t.join("")}function i(d){const t=/^#(?:x([\dA-Fa-f]+)|(\d+))$/.
exec(d),e=t?parseInt(t[1]??t[2],t[1]===void 0?10:16):-1;return e>0&&e<=1114111&&!(e>=55296&&e<=57343)?String.fromCodePoint(e):void 0}function s(d){const[t,e,n,a]=d;
if(t===0&&e===0&&(n===254||n===0)||t===255&&e===254&&n===0&&a===0)return o(d);if(t===254&&e===255||t===0&&e===60)return r(new TextDecoder("utf-16be").decode(d));
if(t===255&&e===254||t===60&&e===0)return r(new TextDecoder("utf-16le").decode(d));const u=new TextDecoder().decode(d);return r(u.includes("�")?Buffer.from(d).
toString("latin1"):u)}const r=d=>d.startsWith("\uFEFF")?d.slice(1):d;function o(d){const t=new DataView(d.buffer,d.byteOffset,d.byteLength),e=d[0]!==0,n=[];for(let a=0;a+
4<=d.length;a+=4){const u=t.getUint32(a,e);if(u>1114111)return;n.push(String.fromCodePoint(u))}return r(n.join(""))}const f=d=>d.replaceAll("&","&amp;").replaceAll(
"<","&lt;").replaceAll(">","&gt;").replaceAll('"',"&quot;")}),60912:((T,O,l)=>{l.d(O,{QH:()=>E,T3:()=>g,_L:()=>c});var x=l(43496),D=l(3907),M=l(45599);function E(i,s,r){
const{text:o,properties:f,end:d,about:t}=i,e=[];let n=0;for(const a of f.filter(s).sort((u,p)=>u.from-p.from))a.from<n||(e.push(o.slice(n,a.from)),n=a.to);return e.
push(o.slice(n,Math.max(d,n))),r.length>0&&e.push(m(r,t)),e.push(o.slice(Math.max(d,n))),h(e.join(""))}function g(i){return`<?xpacket begin="\uFEFF" id="W5M0MpCehiHz\
reSzNTczkc9d"?>
<x:xmpmeta xmlns:x="adobe:ns:meta/">
<rdf:RDF xmlns:rdf="${x.dK.rdf}">
${m(i,"")}</rdf:RDF>
</x:xmpmeta>
<?xpacket end="w"?>`}function m(i,s){const o=[...new Set(i.map(({prefix:d})=>d))].map(d=>` xmlns:${d}="${x.dK[d]}"`).join(""),f=i.map(({prefix:d,name:t,form:e,values:n})=>`\
<${d}:${t}>${_(e,n)}</${d}:${t}>
`);return`<rdf:Description xmlns:rdf="${x.dK.rdf}" rdf:about="${(0,D.X)(s)}"${o}>
${f.join("")}</rdf:Description>
`}function _(i,s){const r=o=>s.map(f=>`<rdf:li${o}>${(0,D.X)(f)}</rdf:li>`).join("");switch(i){case"simple":return(0,D.X)(s[0]??"");case"alternative":return`<rd\
f:Alt>${r(' xml:lang="x-default"')}</rdf:Alt>`;case"ordered":return`<rdf:Seq>${r("")}</rdf:Seq>`;case"unordered":return`<rdf:Bag>${r("")}</rdf:Bag>`}}const h=i=>i.
replace(/^(\s*<\?xml\s[^>]*encoding\s*=\s*["'])[^"']*/,"$1UTF-8");function c(i,s){const r=i.catalog.get("Metadata"),o=i.resolve(r),f=o instanceof M.Z6?[...o.dict].
filter(([e])=>!["Filter","DecodeParms","Length"].includes(e)):[],d=new M.Bi([["Type",new M.SX("Metadata")],["Subtype",new M.SX("XML")],...f]),t=new M.Z6(d,Buffer.
from(s,"utf8"));(0,M.i9)(r)&&o instanceof M.Z6?i.put(r,t):i.edit(i.catalogNumber).set("Metadata",i.add(t))}}),1975:((T,O,l)=>{l.d(O,{kg:()=>g,m:()=>E,sm:()=>m});
var x=l(43496),D=l(3907);const M=1e5,E={text:"",properties:[],malformed:!0,end:-1,about:""};async function g(i,s){const r=(0,D.xK)(i);if(r===void 0)return E;const o=new h,
d=await(0,D.km)(r,s,t=>(o.take(t),o.broken))!=="well-formed"||o.depth>0||o.end<0||!o.declared;return{text:r,properties:o.properties,malformed:d,end:o.end,about:o.
about}}function m(i,s,r){return i?.properties.find(o=>o.name===r&&o.namespace===x.dK[s])?.values??[]}const _=-2;class h{properties=[];broken=!1;declared=!0;end=-1;about="";scope=new x.
ee;open=[];root=_;loose=!1;items=[];pieces=[];get depth(){return this.open.length}take(s){s.kind==="start"||s.kind==="empty"?(this.start(s.name,s.attributes,s.from),
s.kind==="empty"&&!this.broken&&this.close(s.name,s.to,s.to)):s.kind==="end"?this.close(s.name,s.from,s.to):s.kind==="text"&&this.isInProperty()&&this.pieces.push(
s.text)}isInProperty(){return this.root!==_&&this.open.length>this.root+2}start(s,r,o){if(this.open.length>=D.ol&&(this.broken=!0),this.broken)return;this.scope.
enter(r);const f=this.scope.ofElement(s),d=f.namespace===x.dK.rdf,t=d&&f.local==="li";this.root===_&&this.end<0&&d&&f.local==="Description"&&(this.root=this.open.
length-1,this.loose=!0);const e=this.open.length-this.root,n=t?r.find(({name:a})=>a==="xml:lang")?.value:void 0;if(this.open.push({name:s,...f,from:o,language:n}),
this.root===_){if(!d||f.local!=="RDF"||this.end>=0)return;this.root=this.open.length-1,this.declared=this.scope.declares(s)}else if(e===1)this.describe(r);else if(e===
2){this.items=[];const a=r.find(({name:u})=>this.isRdf(u,"resource"));this.pieces=a?[a.value]:[]}else t&&(this.pieces=[])}describe(s){for(const{name:r,value:o,from:f,
to:d}of s){if((0,x.HC)(r))continue;const{namespace:t,local:e}=this.scope.ofAttribute(r);t===x.dK.rdf&&e==="about"&&(this.about=o),!(t===""||t===x.dK.rdf||t===x.
dK.xml)&&this.add({namespace:t,name:e,values:[o],from:f,to:d})}}close(s,r,o){const f=this.open.pop();if(f?.name!==s){this.broken=!0;return}this.scope.leave();const d=this.
open.length-this.root;if(this.root!==_)if(d===0)this.end=r,this.root=_;else if(d===1&&this.loose)this.root=_,this.loose=!1;else if(d===2){const t=this.items.length>
0?c(this.items):[this.pieces.join("").trim()];this.add({namespace:f.namespace,name:f.local,values:t,from:f.from,to:o})}else d>2&&f.namespace===x.dK.rdf&&f.local===
"li"&&(this.items.push({text:this.pieces.join("").trim(),language:f.language}),this.pieces=[])}add(s){this.properties.length<M?this.properties.push(s):this.broken=
!0}isRdf(s,r){const o=this.scope.ofAttribute(s);return o.local===r&&o.namespace===x.dK.rdf}}function c(i){const s=i.findIndex(({language:o})=>o?.toLowerCase()===
"x-default"),r=i.map(({text:o})=>o);return s>0?[r[s],...r.slice(0,s),...r.slice(s+1)]:r}}),59071:((T,O,l)=>{l.d(O,{Gh:()=>s,ZK:()=>r,wh:()=>i});var x=l(77581),D=l(
45599);const M=/\u001b[A-Za-z]{2}[A-Za-z-]{0,8}\u001b/g,E=/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]/g,g=/[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g,
m=o=>o.replace(M,"").replace(E,"").replace(g,"�"),_=200,h=new WeakMap;function c(o){if(o.bytes.length<_)return m((0,x.g7)(o));let f=h.get(o);return f===void 0&&
h.set(o,f=m((0,x.g7)(o))),f}const i=o=>m(o).trim();function s(o){const f=o instanceof D.Mx?c(o).trim():"";return f===""?null:f}const r=o=>o?c(o):""}),70549:((T,O,l)=>{
l.d(O,{n:()=>x});function x(D){const M=new WeakMap;return E=>{if(E.hasChanges)return D(E);const g=M.get(E);if(g)return g.answer;const m=D(E);return M.set(E,{answer:m}),
m}}}),87826:((T,O,l)=>{l.d(O,{N:()=>M,i:()=>E});var x=l(78157),D=l(14029);function M({suspect:g,bytes:m},_){if(!(g||(0,x.bS)(m.subarray(0,5)).toString("latin1")!==
"%PDF-"))return m.length===_.length?_:m}const E=async(g,m,_)=>M(g,m)??await(0,D.UN)(g,_)})};
