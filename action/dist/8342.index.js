"use strict";exports.id=8342,exports.ids=[8342],exports.modules={17079:(($,P,l)=>{l.d(P,{Z:()=>g,_:()=>M});const E=/^(?:D:)?\s*(\d{4})(?:(\d\d)(?:(\d\d)(?:(\d\d)(?:(\d\d)(?:(\d\d))?)?)?)?)?\s*(?:(Z)(?:00?)?'?(?:00?'?)?|([+-])(\d\d)?'?(?:(\d\d)'?)?)?$/,
w=/^(D:)?19(1\d\d)(\d{10})(?!\d)/,D=/^(\d{4})(?:-(\d\d)(?:-(\d\d)(?:[T ](\d\d):(\d\d)(?::(\d\d)(?:[.,]\d{1,9})?)?\s?(?:(Z)|([+-])(\d\d):?(\d\d)?)?)?)?)?$/;function M(f){
if(f.length>64)return;const i=f.trim().replace(w,(n,r,o,u)=>`${r??""}${1900+Number(o)}${u}`);return _(m(E.exec(i)??D.exec(i)))}function g(f){const i=f.length>64?
void 0:m(D.exec(f.trim()));if(!i||_(i)===void 0)return;const{year:n,month:r="",day:o="",hour:u="",minute:d="",second:t="",zone:e=""}=i;return`D:${n}${r}${o}${u}${d}${t}${e===
"Z"||e===""?e:`${e.replace(":","'")}'`}`}function m(f){if(!f)return;const[,i,n,r,o,u,d,t,e,a,s]=f,c=t??(e===void 0?void 0:`${e}${a??"00"}:${s??"00"}`);return{year:i,
month:n,day:r,hour:o,minute:u,second:d,zone:c}}function _(f){if(!f)return;const{year:i,month:n,day:r,hour:o,minute:u="00",second:d="00",zone:t}=f,e=(s,c,h)=>s===
void 0||Number(s)>=c&&Number(s)<=h;if(Number(i)===0||!e(n,1,12)||!e(r,1,p(Number(i),Number(n)))||!e(o,0,23)||!e(u,0,59)||!e(d,0,59)||t!==void 0&&t!=="Z"&&!(e(t.
slice(1,3),0,23)&&e(t.slice(4),0,59)))return;const a=[i,n,r].filter(s=>s!==void 0).join("-");return o===void 0?a:`${a}T${o}:${u}:${d}${t==="+00:00"||t==="-00:00"?
"Z":t??""}`}function p(f,i){return i===2?f%4===0&&(f%100!==0||f%400===0)?29:28:[4,6,9,11].includes(i)?30:31}}),66974:(($,P,l)=>{l.d(P,{D6:()=>g,F1:()=>D,NL:()=>f,
P3:()=>w,br:()=>M,bs:()=>p});var E=l(98446);const w={problem:"names page 0: pages count from 1, and -1 is the last page"};function D(n,r,o){const u=[],d=[];for(const[
t,e]of n.split(",").entries()){const a=t+1;if(r!==void 0&&e.trim()===""){d.push(`entry ${a} is empty: write ${r}, separated by single commas`);continue}const s=o(
e,a);"problem"in s?d.push(M(a,e,s.problem)):u.push(s.item)}return d.length>0?{problem:p(d)}:{items:u}}const M=(n,r,o)=>`entry ${n} ('${i(r.trim())}') ${o}`,g=({
position:n,text:r},o,u)=>M(n,r,`names ${m(o)}, but the document has ${(0,E.y_)(u,"page")}`);function m(n){return Number.isSafeInteger(n)?`page ${n}`:"a page far\
 beyond its end"}const _=5;function p(n){const r=n.length-_;return[...n.slice(0,_),...r>0?[`and ${r} more such entries`]:[]].join("; ")}function f(n){const r=/^ *(\d{1,10}) *[-–]+ *(\d{0,10}) *$/.
exec(n);return r?`is not a range: write ${r[1]}..${r[2]}${r[2]===""?" for this page and all after it":""}`:/\bfirst\b/i.test(n)?"is not a page: the first page i\
s written 1, and a range from it 1..5":/\b(last|end)\b/i.test(n)?"is not a page: the last page is written -1, and a range to it 2..":void 0}function i(n){const r=[
...n].map(o=>/[\p{Cc}\p{Cs}\u2028\u2029]/u.test(o)?"?":o);return(0,E.Bu)(r.join(""),40)}}),29082:(($,P,l)=>{l.d(P,{k1:()=>g,lY:()=>M,m7:()=>m});var E=l(58552),w=l(
66974);const D=/^(not +)?(?:(odd|even|all)|(-?\d+)(?:(\.\.)(-?\d+)?)?)$/i,M=f=>(0,w.F1)(f,"pages such as 1..3, -1, odd",(i,n)=>{const r=i.trim(),o=D.exec(r);if(!o)
return{problem:p(r)};const[,u,d,t,e,a]=o,s={negated:u!==void 0,text:r,position:n};if(d!==void 0)return{item:{...s,pages:d.toLowerCase()}};const c=Number(t),h=e===
void 0?c:a===void 0?"end":Number(a);return c===0||h===0?w.P3:{item:{...s,pages:{from:c,to:h}}}});function g(f,i,n="pages"){const r=e=>(0,E.G6)([{field:n,message:e}]),
o=M(f);if("problem"in o)throw r(o.problem);const u=new _(i),d=new _(i),t=[];for(const e of o.items){const a=e.negated?d:u;if(typeof e.pages=="string"){a.add(e.pages);
continue}const{from:s,to:c}=e.pages,h=s<0?i+1+s:s,x=c==="end"?i:c<0?i+1+c:c,v=(c==="end"?s<0?[[s,h]]:[]:[[s,h],[c,x]]).find(([,b])=>b<1||b>i);v&&t.push((0,w.D6)(
e,v[0],i)),!(c==="end"&&h>i||t.length>0)&&a.range(Math.min(h,x),Math.max(h,x))}if(t.length>0)throw r((0,w.bs)(t));return o.items.every(({negated:e})=>e)&&u.add(
"all"),u.without(d)}function m(f){const i=M(f);if("problem"in i||i.items.length!==1)return;const{negated:n,pages:r}=i.items[0];if(n)return;if(r==="all")return{first:1};
if(typeof r=="string"||r.from<1)return;const{from:o,to:u}=r;return u==="end"?{first:o}:u===-1?{first:o}:u<1?void 0:{first:Math.min(o,u),last:Math.max(o,u)}}class _{pageCount;differences;odd=!1;even=!1;constructor(i){
this.pageCount=i,this.differences=new Int32Array(i+2)}add(i){i!=="even"&&(this.odd=!0),i!=="odd"&&(this.even=!0)}range(i,n){this.differences[i]++,this.differences[n+
1]--}without(i){const n=new Uint32Array(this.pageCount);let r=0,o=0,u=0;for(let d=1;d<=this.pageCount;d++){o+=this.differences[d],u+=i.differences[d];const t=d%
2===1?"odd":"even";(o>0||this[t])&&!(u>0||i[t])&&(n[r++]=d)}return n.subarray(0,r)}}function p(f){return/^(not +)?\.\./i.test(f)?"has no start: a range is writt\
en 1..5":/^!/.test(f)?"is not a page: leave out pages with not, such as not 2":(0,w.NL)(f.replace(/^not +/i,""))??"is not a page such as 3 or -1, a range such a\
s 2..5 or 2.., odd, even, all, or one of these after not"}}),38772:(($,P,l)=>{l.r(P),l.d(P,{add_image_watermark:()=>D});var E=l(85476),w=l(95234);const D=(M,g,m)=>(0,w.
W)(M,g,m,(_,p)=>(0,E.z)(_,g,p,m))}),52404:(($,P,l)=>{l.d(P,{$:()=>M,U:()=>g});var E=l(58552),w=l(29082),D=l(98446);const M={code:"no_pages_selected",message:"Th\
e document has none of the pages that were asked for, so nothing was changed."};function g({first_page:m,last_page:_,pages:p},f){if(p!==void 0)return(0,w.k1)(p,
f);const i=(0,D.y_)(f,"page"),n=[];if(m>f&&n.push({field:"first_page",message:`is ${m}, but the document has ${i}`}),_!==void 0&&_>f&&n.push({field:"last_page",
message:`is ${_}, but the document has ${i}`}),n.length===0&&_!==void 0&&m>_&&n.push({field:"first_page",message:`is ${m}, which is after last_page (${_})`,mentions:[
"last_page"]}),n.length>0)throw(0,E.G6)(n);return Uint32Array.from({length:(_??f)-m+1},(r,o)=>m+o)}}),95234:(($,P,l)=>{l.d(P,{V:()=>f,W:()=>_});var E=l(29082),w=l(
64173),D=l(87826),M=l(14029),g=l(52404);const m="1.4";async function _(i,{pages:n,open_password:r,transparency:o},u,d){const t=await(0,w.E)(i.bytes,u,{password:r}),
e=t.pages.count,a=(0,E.k1)(n,e);if(a.length===0){const b=await(0,D.i)(t,i.bytes);return{documents:[{name:i.name,bytes:b,pageCount:e}],notes:[g.$],facts:{pageCount:e,
stampedPages:0}}}const{notes:s,stampedPages:c=a.length,version:h=m,write:x}=await d(t,a),O={version:h>m?h:m},v=x?await x(O):await(0,M.UN)(t,O);return{documents:[
{name:i.name,bytes:v,pageCount:e}],notes:o===100?[p,...s]:s,facts:{pageCount:e,stampedPages:c}}}const p={code:"stamp_invisible",message:"The stamp cannot be see\
n, because transparency is 100. Use a lower value.",mentions:["transparency"]};async function f({pace:i},n){await i.rest();const r=await n();return await i.rest(),
r}}),74135:(($,P,l)=>{l.d(P,{$L:()=>o,DI:()=>m,Gd:()=>f,JQ:()=>w,Mo:()=>M,PU:()=>_,Pj:()=>t,S3:()=>D,W1:()=>e,XM:()=>d,d:()=>a,ds:()=>g,gF:()=>u,iN:()=>E,kO:()=>r,
lw:()=>p,xk:()=>i,zl:()=>n});function E({box:[s,c,h,x],rotation:O}){const v=h-s,b=x-c;return O%180===0?{width:v,height:b}:{width:b,height:v}}function w(s){const{
width:c,height:h}=E(s);return{width:c*s.userUnit,height:h*s.userUnit}}function D({box:[s,c,h,x],rotation:O}){switch(O){case 0:return[1,0,0,1,s,c];case 90:return[
0,1,-1,0,h,c];case 180:return[-1,0,0,-1,h,x];case 270:return[0,-1,1,0,s,x]}}function M(s,c){return c===void 0?s:t(s,c)??s}function g([s,c,h,x]){return[Math.min(
s,h),Math.min(c,x),Math.max(s,h),Math.max(c,x)]}function m([s,c,h,x,O,v]){const b=s*x-c*h,[T,A,y,C]=[x/b,-c/b,-h/b,s/b];return[T+0,A+0,y+0,C+0,-(O*T+v*y)+0,-(O*
A+v*C)+0]}const _=([s,c,h,x])=>Math.sqrt(Math.abs(s*x-c*h));function p(s,c){const[h,x,O,v,b,T]=s,[A,y,C,I,U,L]=c;return[h*A+x*C,h*y+x*I,O*A+v*C,O*y+v*I,b*A+T*C+
U,b*y+T*I+L]}function f([s,c,h,x,O,v],b,T){return[s*b+h*T+O,c*b+x*T+v]}function i([s,c],[h,x],[O,v],[b,T],A){const y=1-A,[C,I,U,L]=[y**3,3*A*y**2,3*A**2*y,A**3];
return[C*s+I*h+U*O+L*b,C*c+I*x+U*v+L*T]}function n(s,[c,h,x,O]){const[v,b]=f(s,c,h),[T,A]=f(s,x,h),[y,C]=f(s,c,O),[I,U]=f(s,x,O);return[Math.min(v,T,y,I),Math.min(
b,A,C,U),Math.max(v,T,y,I),Math.max(b,A,C,U)]}const r=(s,c)=>[Math.min(s[0],c[0]),Math.min(s[1],c[1]),Math.max(s[2],c[2]),Math.max(s[3],c[3])];function o(s){let[
c,h,x,O]=u;for(const[v,b]of s)c=Math.min(c,v),h=Math.min(h,b),x=Math.max(x,v),O=Math.max(O,b);return[c,h,x,O]}const u=[1/0,1/0,-1/0,-1/0],d=([s,c,h,x],O)=>[s-O,
c-O,h+O,x+O];function t(s,c){const h=[Math.max(s[0],c[0]),Math.max(s[1],c[1]),Math.min(s[2],c[2]),Math.min(s[3],c[3])];return h[0]<h[2]&&h[1]<h[3]?h:void 0}const e=s=>s.
map(c=>Math.round(c*1e5)/1e5+0),a=(s,{userUnit:c})=>String(Number((s*c/72).toPrecision(3)))}),6057:(($,P,l)=>{l.d(P,{VO:()=>D,b0:()=>g,c_:()=>_,iw:()=>M,lQ:()=>m});
var E=l(74135);const w=[0,0,612,792],D=(p,f)=>g(p,p.pages.attribute(f,"MediaBox"))??w;function M(p,f){const{pages:i}=p,n=p.resolve(p.entry(i.number(f),"UserUnit"));
return{box:(0,E.Mo)(D(p,f),g(p,i.attribute(f,"CropBox"))),rotation:_(p.resolve(i.attribute(f,"Rotate"))),userUnit:typeof n=="number"&&n>0?n:1}}function g(p,f){const i=p.
array(f)?.map(r=>p.resolve(r));if(i?.length!==4||!i.every(r=>typeof r=="number"&&Number.isFinite(r)))return;const n=(0,E.ds)(i);return n[0]<n[2]&&n[1]<n[3]?n:void 0}
function m(p,f){const i=(p.array(f)??[]).map(n=>p.resolve(n));return i.length===6&&i.every(n=>typeof n=="number")?i:[1,0,0,1,0,0]}function _(p){const f=typeof p==
"number"?(p%360+360)%360:0;return f===90||f===180||f===270?f:0}}),21281:(($,P,l)=>{l.d(P,{Ip:()=>p,XM:()=>o,Xb:()=>r,ds:()=>_,qg:()=>n});var E=l(59071),w=l(70549),
D=l(21115),M=l(824),g=l(1975),m=l(60912);const _=(0,w.n)(async t=>p(t,await(0,M.Br)(t)));function p(t,e){const a=(v,b)=>(0,E.wh)((0,g.sm)(e,v,b)[0]??""),s=i(a("\
pdfaid","part"),a("pdfaid","conformance").toLowerCase()),c=f(a("pdfuaid","part"))?`PDF/UA-${a("pdfuaid","part")}`:void 0,x=[a("pdfxid","GTS_PDFXVersion")||a("pd\
fx","GTS_PDFXVersion")||((0,E.Gh)(t.resolve((0,M._U)(t)?.get("GTS_PDFXVersion")))??""),a("pdfe","ISO_PDFEVersion"),a("pdfvtid","GTS_PDFVTVersion")],O=[s?.name,c,
...x.filter(v=>/^PDF\/[\w .:/()-]{1,40}$/.test(v))];return{archive:s,accessible:c,names:O.filter(v=>v!==void 0)}}const f=t=>/^[1-9]$/.test(t);function i(t,e){if(!f(
t))return;const a=/^[abuef]$/.test(e)?e:"";return{part:Number(t),level:a,name:`PDF/A-${t}${a}`}}function n(t,e,a,s){return e&&d(t,e,[D.dK.pdfaid]),r(a,s)}const r=({
name:t},e)=>({code:"pdfa_identification_removed",message:`The document no longer claims ${t}: ${e}.`});async function o(t){const e=await(0,M.Br)(t);if(!e)return[];
const{archive:a,accessible:s}=p(t,e);d(t,e,[D.dK.pdfaid,D.dK.pdfuaid]);const c=[a?.name,s].filter(h=>h!==void 0);return c.length>0?[u(c)]:[]}const u=t=>({code:"\
conformance_dropped",message:`The result no longer claims ${t.join(" and ")}, because a merge cannot guarantee conformance.`});function d(t,e,a){e.properties.some(
({namespace:s})=>a.includes(s))&&(0,m._L)(t,(0,m.QH)(e,({namespace:s})=>a.includes(s),[]))}}),21115:(($,P,l)=>{l.d(P,{HC:()=>M,dK:()=>E,ee:()=>D});const E={rdf:"\
http://www.w3.org/1999/02/22-rdf-syntax-ns#",xml:"http://www.w3.org/XML/1998/namespace",dc:"http://purl.org/dc/elements/1.1/",xmp:"http://ns.adobe.com/xap/1.0/",
xmpMM:"http://ns.adobe.com/xap/1.0/mm/",pdf:"http://ns.adobe.com/pdf/1.3/",pdfaid:"http://www.aiim.org/pdfa/ns/id/",pdfuaid:"http://www.aiim.org/pdfua/ns/id/",pdfxid:"\
http://www.npes.org/pdfx/ns/id/",pdfx:"http://ns.adobe.com/pdfx/1.3/",pdfaExtension:"http://www.aiim.org/pdfa/ns/extension/",pdfaSchema:"http://www.aiim.org/pdf\
a/ns/schema#",pdfaProperty:"http://www.aiim.org/pdfa/ns/property#",fx:"urn:factur-x:pdfa:CrossIndustryDocument:invoice:1p0#",pdfe:"http://www.aiim.org/pdfe/ns/i\
d/",pdfvtid:"http://www.npes.org/pdfvt/ns/id/",xfa:"http://www.xfa.org/schema/xfa-data/1.0/",ds:"http://www.w3.org/2000/09/xmldsig#"},w=new Map(Object.entries(E));
class D{uris=new Map;declared=[];known=new Map;enter(f){let i;for(const{name:n,value:r}of f){if(!M(n))continue;const o=n.slice(6),u=this.uris.get(o);u?u.push(r):
this.uris.set(o,[r]),(i??=[]).push(o)}this.declared.push(i??g),i&&this.known.clear()}leave(){const f=this.declared.pop()??g;for(const i of f)this.uris.get(i).pop();
f.length>0&&this.known.clear()}declares(f){return(this.uris.get(_(f))?.length??0)>0}ofElement(f){let i=this.known.get(f);if(!i){const n=_(f),r=this.uris.get(n)?.
at(-1)??w.get(n)??"";this.known.size===m&&this.known.clear(),this.known.set(f,i={namespace:r,local:f.slice(f.indexOf(":")+1)})}return i}ofAttribute(f){return f.
includes(":")?this.ofElement(f):{namespace:"",local:f}}}const M=p=>p==="xmlns"||p.startsWith("xmlns:"),g=[],m=1e3,_=p=>p.slice(0,Math.max(p.indexOf(":"),0))}),824:(($,P,l)=>{
l.d(P,{Br:()=>p,_6:()=>i,_U:()=>_});var E=l(58552),w=l(1975),D=l(17079),M=l(45599),g=l(59071),m=l(70549);function _(n){const r=n.resolve(n.trailer.get("Info"));
return r instanceof M.Bi?r:r instanceof M.Z6?r.dict:void 0}const p=(0,m.n)(f);async function f(n){const r=n.get(n.catalogNumber),o=r instanceof M.Bi?n.resolve(r.
get("Metadata")):null;if(!(o instanceof M.Z6))return;let u;try{u=n.decoded(o)}catch(d){if(!(d instanceof E.zU)||d.code==="cancelled")throw d;return w.m}return(0,w.
kg)(u,n.job.pace)}function i(n,r){const o=_(n),u=c=>n.resolve(o?.get(c)),d=(c,h,x=", ")=>{const O=(0,w.sm)(r,c,h).map(g.wh).filter(Boolean).join(x);return O===""?
null:O},t=(c,h)=>{const[x=""]=(0,w.sm)(r,c,h);return(0,g.wh)(x)||null},e=(c,h)=>(0,D._)((0,g.Gh)(u(c))??"")??(0,D._)(t("xmp",h)??"")??null,a=n.get(n.catalogNumber),
s=a instanceof M.Bi?(0,g.Gh)(n.resolve(a.get("Lang"))):null;return{title:(0,g.Gh)(u("Title"))??t("dc","title"),author:(0,g.Gh)(u("Author"))??d("dc","creator"),subject:(0,g.
Gh)(u("Subject"))??t("dc","description"),keywords:(0,g.Gh)(u("Keywords"))??d("pdf","Keywords")??d("dc","subject"),creator:(0,g.Gh)(u("Creator"))??t("xmp","Creat\
orTool"),producer:(0,g.Gh)(u("Producer"))??t("pdf","Producer"),created:e("CreationDate","CreateDate"),modified:e("ModDate","ModifyDate"),language:s??t("dc","lan\
guage")}}}),3907:(($,P,l)=>{l.d(P,{X:()=>u,km:()=>D,ol:()=>E,xK:()=>n});const E=200,w=1e4;async function D(d,t,e){const a=new M(d);for(let s=a.next();s;s=a.next()){
if(e(s))return"left";const c=t.step((s.to-s.from)*4+50);c&&await c}return a.hasDocumentType?"document type":a.malformed?"malformed":"well-formed"}class M{text;malformed=!1;hasDocumentType=!1;at=0;constructor(t){
this.text=t}next(){const{text:t,at:e}=this;if(e>=t.length)return;if(t.charCodeAt(e)!==g)return this.characters(e,this.nextTag(e));if(t.startsWith("<!--",e))return this.
other(e,"-->",4);if(t.startsWith("<?",e))return this.other(e,"?>",2);if(t.startsWith("<![CDATA[",e)){const s=t.indexOf("]]>",e);return s<0?this.end():(this.at=s+
3,{kind:"text",text:t.slice(e+9,s),from:e,to:this.at})}return t.startsWith("<!",e)?(this.hasDocumentType=t.startsWith("<!DOCTYPE",e),this.end()):(t.charCodeAt(e+
1)===_?this.endTag(e):this.startTag(e))??this.fault(e,this.nextTag(e+1))}other(t,e,a){const s=this.text.indexOf(e,t+a);return s<0?this.end():(this.at=s+e.length,
{kind:"other",from:t,to:this.at})}endTag(t){const e=this.name(t+2),a=this.blanks(e);if(!(e===t+2||this.text.charCodeAt(a)!==m))return this.at=a+1,{kind:"end",name:this.
text.slice(t+2,e),from:t,to:this.at}}startTag(t){const{text:e}=this,a=this.name(t+1);if(a===t+1)return;const s=e.slice(t+1,a),c=[];for(let h=a;;){const x=this.blanks(
h),O=e.charCodeAt(x);if(O===m||O===_&&e.charCodeAt(x+1)===m)return this.at=O===m?x+1:x+2,{kind:O===m?"start":"empty",name:s,attributes:c,from:t,to:this.at};const v=this.
name(x),b=this.blanks(v),T=this.blanks(b+1),A=e[T];if(x===h||v===x||e[b]!=="="||A!=='"'&&A!=="'")return;const y=e.indexOf(A,T+1),C=e.slice(T+1,Math.max(y,T+1)),
I=C.includes("<")?void 0:f(C);if(y<0||I===void 0||c.length>=w)return;c.push({name:e.slice(x,v),value:I,from:x,to:y+1}),h=y+1}}characters(t,e){const a=f(this.text.
slice(t,e));return a===void 0?this.fault(t,e):(this.at=e,{kind:"text",text:a,from:t,to:e})}nextTag(t){const e=this.text.indexOf("<",t);return e<0?this.text.length:
e}fault(t,e){return this.malformed=!0,this.at=e,{kind:"other",from:t,to:e}}end(){this.malformed=!0,this.at=this.text.length}blanks(t){const{text:e}=this;for(;;){
const a=e.charCodeAt(t);if(a!==32&&a!==9&&a!==10&&a!==13)return t;t++}}name(t){const{text:e}=this;for(;t<e.length;t++){const a=e.charCodeAt(t);if(a<=32||a===_||
a===m||a===g||a===61||a===34||a===39)break}return t}}const[g,m,_]=[60,62,47],p=new Map([["amp","&"],["lt","<"],["gt",">"],["quot",'"'],["apos","'"]]);function f(d){
if(!d.includes("&"))return d;const t=[];let e=0;for(let a=d.indexOf("&");a>=0;a=d.indexOf("&",e)){const s=d.indexOf(";",a);if(s<0||s-a>12)return;const c=d.slice(
a+1,s),h=p.get(c)??i(c);if(h===void 0)return;t.push(d.slice(e,a),h),e=s+1}return t.push(d.slice(e)),t.join("")}function i(d){const t=/^#(?:x([\dA-Fa-f]+)|(\d+))$/.
exec(d),e=t?parseInt(t[1]??t[2],t[1]===void 0?10:16):-1;return e>0&&e<=1114111&&!(e>=55296&&e<=57343)?String.fromCodePoint(e):void 0}function n(d){const[t,e,a,s]=d;
if(t===0&&e===0&&(a===254||a===0)||t===255&&e===254&&a===0&&s===0)return o(d);if(t===254&&e===255||t===0&&e===60)return r(new TextDecoder("utf-16be").decode(d));
if(t===255&&e===254||t===60&&e===0)return r(new TextDecoder("utf-16le").decode(d));const c=new TextDecoder().decode(d);return r(c.includes("�")?Buffer.from(d).
toString("latin1"):c)}const r=d=>d.startsWith("\uFEFF")?d.slice(1):d;function o(d){const t=new DataView(d.buffer,d.byteOffset,d.byteLength),e=d[0]!==0,a=[];for(let s=0;s+
4<=d.length;s+=4){const c=t.getUint32(s,e);if(c>1114111)return;a.push(String.fromCodePoint(c))}return r(a.join(""))}const u=d=>d.replaceAll("&","&amp;").replaceAll(
"<","&lt;").replaceAll(">","&gt;").replaceAll('"',"&quot;")}),60912:(($,P,l)=>{l.d(P,{QH:()=>M,T3:()=>g,_L:()=>f});var E=l(21115),w=l(3907),D=l(45599);function M(i,n,r){
const{text:o,properties:u,end:d,about:t}=i,e=[];let a=0;for(const s of u.filter(n).sort((c,h)=>c.from-h.from))s.from<a||(e.push(o.slice(a,s.from)),a=s.to);return e.
push(o.slice(a,Math.max(d,a))),r.length>0&&e.push(m(r,t)),e.push(o.slice(Math.max(d,a))),p(e.join(""))}function g(i){return`<?xpacket begin="\uFEFF" id="W5M0MpCehiHz\
reSzNTczkc9d"?>
<x:xmpmeta xmlns:x="adobe:ns:meta/">
<rdf:RDF xmlns:rdf="${E.dK.rdf}">
${m(i,"")}</rdf:RDF>
</x:xmpmeta>
<?xpacket end="w"?>`}function m(i,n){const o=[...new Set(i.map(({prefix:d})=>d))].map(d=>` xmlns:${d}="${E.dK[d]}"`).join(""),u=i.map(({prefix:d,name:t,form:e,values:a})=>`\
<${d}:${t}>${_(e,a)}</${d}:${t}>
`);return`<rdf:Description xmlns:rdf="${E.dK.rdf}" rdf:about="${(0,w.X)(n)}"${o}>
${u.join("")}</rdf:Description>
`}function _(i,n){const r=o=>n.map(u=>`<rdf:li${o}>${(0,w.X)(u)}</rdf:li>`).join("");switch(i){case"simple":return(0,w.X)(n[0]??"");case"alternative":return`<rd\
f:Alt>${r(' xml:lang="x-default"')}</rdf:Alt>`;case"ordered":return`<rdf:Seq>${r("")}</rdf:Seq>`;case"unordered":return`<rdf:Bag>${r("")}</rdf:Bag>`}}const p=i=>i.
replace(/^(\s*<\?xml\s[^>]*encoding\s*=\s*["'])[^"']*/,"$1UTF-8");function f(i,n){const r=i.catalog.get("Metadata"),o=i.resolve(r),u=o instanceof D.Z6?[...o.dict].
filter(([e])=>!["Filter","DecodeParms","Length"].includes(e)):[],d=new D.Bi([["Type",new D.SX("Metadata")],["Subtype",new D.SX("XML")],...u]),t=new D.Z6(d,Buffer.
from(n,"utf8"));(0,D.i9)(r)&&o instanceof D.Z6?i.put(r,t):i.edit(i.catalogNumber).set("Metadata",i.add(t))}}),1975:(($,P,l)=>{l.d(P,{kg:()=>g,m:()=>M,sm:()=>m});
var E=l(21115),w=l(3907);const D=1e5,M={text:"",properties:[],malformed:!0,end:-1,about:""};async function g(i,n){const r=(0,w.xK)(i);if(r===void 0)return M;const o=new p,
d=await(0,w.km)(r,n,t=>(o.take(t),o.broken))!=="well-formed"||o.depth>0||o.end<0||!o.declared;return{text:r,properties:o.properties,malformed:d,end:o.end,about:o.
about}}function m(i,n,r){return i?.properties.find(o=>o.name===r&&o.namespace===E.dK[n])?.values??[]}const _=-2;class p{properties=[];broken=!1;declared=!0;end=-1;about="";scope=new E.
ee;open=[];root=_;loose=!1;items=[];pieces=[];get depth(){return this.open.length}take(n){n.kind==="start"||n.kind==="empty"?(this.start(n.name,n.attributes,n.from),
n.kind==="empty"&&!this.broken&&this.close(n.name,n.to,n.to)):n.kind==="end"?this.close(n.name,n.from,n.to):n.kind==="text"&&this.isInProperty()&&this.pieces.push(
n.text)}isInProperty(){return this.root!==_&&this.open.length>this.root+2}start(n,r,o){if(this.open.length>=w.ol&&(this.broken=!0),this.broken)return;this.scope.
enter(r);const u=this.scope.ofElement(n),d=u.namespace===E.dK.rdf,t=d&&u.local==="li";this.root===_&&this.end<0&&d&&u.local==="Description"&&(this.root=this.open.
length-1,this.loose=!0);const e=this.open.length-this.root,a=t?r.find(({name:s})=>s==="xml:lang")?.value:void 0;if(this.open.push({name:n,...u,from:o,language:a}),
this.root===_){if(!d||u.local!=="RDF"||this.end>=0)return;this.root=this.open.length-1,this.declared=this.scope.declares(n)}else if(e===1)this.describe(r);else if(e===
2){this.items=[];const s=r.find(({name:c})=>this.isRdf(c,"resource"));this.pieces=s?[s.value]:[]}else t&&(this.pieces=[])}describe(n){for(const{name:r,value:o,from:u,
to:d}of n){if((0,E.HC)(r))continue;const{namespace:t,local:e}=this.scope.ofAttribute(r);t===E.dK.rdf&&e==="about"&&(this.about=o),!(t===""||t===E.dK.rdf||t===E.
dK.xml)&&this.add({namespace:t,name:e,values:[o],from:u,to:d})}}close(n,r,o){const u=this.open.pop();if(u?.name!==n){this.broken=!0;return}this.scope.leave();const d=this.
open.length-this.root;if(this.root!==_)if(d===0)this.end=r,this.root=_;else if(d===1&&this.loose)this.root=_,this.loose=!1;else if(d===2){const t=this.items.length>
0?f(this.items):[this.pieces.join("").trim()];this.add({namespace:u.namespace,name:u.local,values:t,from:u.from,to:o})}else d>2&&u.namespace===E.dK.rdf&&u.local===
"li"&&(this.items.push({text:this.pieces.join("").trim(),language:u.language}),this.pieces=[])}add(n){this.properties.length<D?this.properties.push(n):this.broken=
!0}isRdf(n,r){const o=this.scope.ofAttribute(n);return o.local===r&&o.namespace===E.dK.rdf}}function f(i){const n=i.findIndex(({language:o})=>o?.toLowerCase()===
"x-default"),r=i.map(({text:o})=>o);return n>0?[r[n],...r.slice(0,n),...r.slice(n+1)]:r}}),59071:(($,P,l)=>{l.d(P,{Gh:()=>n,ZK:()=>r,wh:()=>i});var E=l(77581),w=l(
45599);const D=/\u001b[A-Za-z]{2}[A-Za-z-]{0,8}\u001b/g,M=/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]/g,g=/[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g,
m=o=>o.replace(D,"").replace(M,"").replace(g,"�"),_=200,p=new WeakMap;function f(o){if(o.bytes.length<_)return m((0,E.g7)(o));let u=p.get(o);return u===void 0&&
p.set(o,u=m((0,E.g7)(o))),u}const i=o=>m(o).trim();function n(o){const u=o instanceof w.Mx?f(o).trim():"";return u===""?null:u}const r=o=>o?f(o):""}),70549:(($,P,l)=>{
l.d(P,{n:()=>E});function E(w){const D=new WeakMap;return M=>{if(M.hasChanges)return w(M);const g=D.get(M);if(g)return g.answer;const m=w(M);return D.set(M,{answer:m}),
m}}}),87826:(($,P,l)=>{l.d(P,{N:()=>D,i:()=>M});var E=l(78157),w=l(14029);function D({suspect:g,bytes:m},_){if(!(g||(0,E.bS)(m.subarray(0,5)).toString("latin1")!==
"%PDF-"))return m.length===_.length?_:m}const M=async(g,m,_)=>D(g,m)??await(0,w.UN)(g,_)})};
