"use strict";exports.id=8342,exports.ids=[8342],exports.modules={17079:((C,T,h)=>{h.d(T,{Z:()=>M,_:()=>w});const D=/^(?:D:)?\s*(\d{4})(?:(\d\d)(?:(\d\d)(?:(\d\d)(?:(\d\d)(?:(\d\d))?)?)?)?)?\s*(?:(Z)(?:00?)?'?(?:00?'?)?|([+-])(\d\d)?'?(?:(\d\d)'?)?)?$/,
P=/^(D:)?19(1\d\d)(\d{10})(?!\d)/,O=/^(\d{4})(?:-(\d\d)(?:-(\d\d)(?:[T ](\d\d):(\d\d)(?::(\d\d)(?:[.,]\d{1,9})?)?\s?(?:(Z)|([+-])(\d\d):?(\d\d)?)?)?)?)?$/;function w(d){
if(d.length>64)return;const r=d.trim().replace(P,(e,i,o,f)=>`${i??""}${1900+Number(o)}${f}`);return _(E(D.exec(r)??O.exec(r)))}function M(d){const r=d.length>64?
void 0:E(O.exec(d.trim()));if(!r||_(r)===void 0)return;const{year:e,month:i="",day:o="",hour:f="",minute:m="",second:c="",zone:l=""}=r;return`D:${e}${i}${o}${f}${m}${c}${l===
"Z"||l===""?l:`${l.replace(":","'")}'`}`}function E(d){if(!d)return;const[,r,e,i,o,f,m,c,l,g,a]=d,n=c??(l===void 0?void 0:`${l}${g??"00"}:${a??"00"}`);return{year:r,
month:e,day:i,hour:o,minute:f,second:m,zone:n}}function _(d){if(!d)return;const{year:r,month:e,day:i,hour:o,minute:f="00",second:m="00",zone:c}=d,l=(a,n,t)=>a===
void 0||Number(a)>=n&&Number(a)<=t;if(Number(r)===0||!l(e,1,12)||!l(i,1,p(Number(r),Number(e)))||!l(o,0,23)||!l(f,0,59)||!l(m,0,59)||c!==void 0&&c!=="Z"&&!(l(c.
slice(1,3),0,23)&&l(c.slice(4),0,59)))return;const g=[r,e,i].filter(a=>a!==void 0).join("-");return o===void 0?g:`${g}T${o}:${f}:${m}${c==="+00:00"||c==="-00:00"?
"Z":c??""}`}function p(d,r){return r===2?d%4===0&&(d%100!==0||d%400===0)?29:28:[4,6,9,11].includes(r)?30:31}}),66974:((C,T,h)=>{h.d(T,{D6:()=>M,F1:()=>O,NL:()=>d,
P3:()=>P,br:()=>w,bs:()=>p});var D=h(98446);const P={problem:"names page 0: pages count from 1, and -1 is the last page"};function O(e,i,o){const f=[],m=[];for(const[
c,l]of e.split(",").entries()){const g=c+1;if(i!==void 0&&l.trim()===""){m.push(`entry ${g} is empty: write ${i}, separated by single commas`);continue}const a=o(
l,g);"problem"in a?m.push(w(g,l,a.problem)):f.push(a.item)}return m.length>0?{problem:p(m)}:{items:f}}const w=(e,i,o)=>`entry ${e} ('${r(i.trim())}') ${o}`,M=({
position:e,text:i},o,f)=>w(e,i,`names ${E(o)}, but the document has ${(0,D.y_)(f,"page")}`);function E(e){return Number.isSafeInteger(e)?`page ${e}`:"a page far\
 beyond its end"}const _=5;function p(e){const i=e.length-_;return[...e.slice(0,_),...i>0?[`and ${i} more such entries`]:[]].join("; ")}function d(e){const i=/^ *(\d{1,10}) *[-–]+ *(\d{0,10}) *$/.
exec(e);return i?`is not a range: write ${i[1]}..${i[2]}${i[2]===""?" for this page and all after it":""}`:/\bfirst\b/i.test(e)?"is not a page: the first page i\
s written 1, and a range from it 1..5":/\b(last|end)\b/i.test(e)?"is not a page: the last page is written -1, and a range to it 2..":void 0}function r(e){const i=[
...e].map(o=>/[\p{Cc}\p{Cs}\u2028\u2029]/u.test(o)?"?":o);return(0,D.Bu)(i.join(""),40)}}),29082:((C,T,h)=>{h.d(T,{k1:()=>M,lY:()=>w,m7:()=>E});var D=h(58552),P=h(
66974);const O=/^(not +)?(?:(odd|even|all)|(-?\d+)(?:(\.\.)(-?\d+)?)?)$/i,w=d=>(0,P.F1)(d,"pages such as 1..3, -1, odd",(r,e)=>{const i=r.trim(),o=O.exec(i);if(!o)
return{problem:p(i)};const[,f,m,c,l,g]=o,a={negated:f!==void 0,text:i,position:e};if(m!==void 0)return{item:{...a,pages:m.toLowerCase()}};const n=Number(c),t=l===
void 0?n:g===void 0?"end":Number(g);return n===0||t===0?P.P3:{item:{...a,pages:{from:n,to:t}}}});function M(d,r,e="pages"){const i=l=>(0,D.G6)([{field:e,message:l}]),
o=w(d);if("problem"in o)throw i(o.problem);const f=new _(r),m=new _(r),c=[];for(const l of o.items){const g=l.negated?m:f;if(typeof l.pages=="string"){g.add(l.pages);
continue}const{from:a,to:n}=l.pages,t=a<0?r+1+a:a,s=n==="end"?r:n<0?r+1+n:n,x=(n==="end"?a<0?[[a,t]]:[]:[[a,t],[n,s]]).find(([,v])=>v<1||v>r);x&&c.push((0,P.D6)(
l,x[0],r)),!(n==="end"&&t>r||c.length>0)&&g.range(Math.min(t,s),Math.max(t,s))}if(c.length>0)throw i((0,P.bs)(c));return o.items.every(({negated:l})=>l)&&f.add(
"all"),f.without(m)}function E(d){const r=w(d);if("problem"in r||r.items.length!==1)return;const{negated:e,pages:i}=r.items[0];if(e)return;if(i==="all")return{first:1};
if(typeof i=="string"||i.from<1)return;const{from:o,to:f}=i;return f==="end"?{first:o}:f===-1?{first:o}:f<1?void 0:{first:Math.min(o,f),last:Math.max(o,f)}}class _{pageCount;differences;odd=!1;even=!1;constructor(r){
this.pageCount=r,this.differences=new Int32Array(r+2)}add(r){r!=="even"&&(this.odd=!0),r!=="odd"&&(this.even=!0)}range(r,e){this.differences[r]++,this.differences[e+
1]--}without(r){const e=new Uint32Array(this.pageCount);let i=0,o=0,f=0;for(let m=1;m<=this.pageCount;m++){o+=this.differences[m],f+=r.differences[m];const c=m%
2===1?"odd":"even";(o>0||this[c])&&!(f>0||r[c])&&(e[i++]=m)}return e.subarray(0,i)}}function p(d){return/^(not +)?\.\./i.test(d)?"has no start: a range is writt\
en 1..5":/^!/.test(d)?"is not a page: leave out pages with not, such as not 2":(0,P.NL)(d.replace(/^not +/i,""))??"is not a page such as 3 or -1, a range such a\
s 2..5 or 2.., odd, even, all, or one of these after not"}}),38772:((C,T,h)=>{h.r(T),h.d(T,{add_image_watermark:()=>O});var D=h(85476),P=h(95234);const O=(w,M,E)=>(0,P.
W)(w,M,E,(_,p)=>(0,D.z)(_,M,p,E))}),52404:((C,T,h)=>{h.d(T,{$:()=>w,U:()=>M});var D=h(58552),P=h(29082),O=h(98446);const w={code:"no_pages_selected",message:"Th\
e document has none of the pages that were asked for, so nothing was changed."};function M({first_page:E,last_page:_,pages:p},d){if(p!==void 0)return(0,P.k1)(p,
d);const r=(0,O.y_)(d,"page"),e=[];if(E>d&&e.push({field:"first_page",message:`is ${E}, but the document has ${r}`}),_!==void 0&&_>d&&e.push({field:"last_page",
message:`is ${_}, but the document has ${r}`}),e.length===0&&_!==void 0&&E>_&&e.push({field:"first_page",message:`is ${E}, which is after last_page (${_})`,mentions:[
"last_page"]}),e.length>0)throw(0,D.G6)(e);return Uint32Array.from({length:(_??d)-E+1},(i,o)=>E+o)}}),95234:((C,T,h)=>{h.d(T,{V:()=>d,W:()=>_});var D=h(29082),P=h(
21836),O=h(87826),w=h(14029),M=h(52404);const E="1.4";async function _(r,{pages:e,open_password:i,transparency:o},f,m){const c=await(0,P.E)(r.bytes,f,{password:i}),
l=c.pages.count,g=(0,D.k1)(e,l);if(g.length===0){const v=await(0,O.i)(c,r.bytes);return{documents:[{name:r.name,bytes:v,pageCount:l}],notes:[M.$],facts:{pageCount:l,
stampedPages:0}}}const{notes:a,stampedPages:n=g.length,version:t=E,write:s}=await m(c,g),u={version:t>E?t:E},x=s?await s(u):await(0,w.UN)(c,u);return{documents:[
{name:r.name,bytes:x,pageCount:l}],notes:o===100?[p,...a]:a,facts:{pageCount:l,stampedPages:n}}}const p={code:"stamp_invisible",message:"The stamp cannot be see\
n, because transparency is 100. Use a lower value.",mentions:["transparency"]};async function d({pace:r},e){await r.rest();const i=await e();return await r.rest(),
i}}),74135:((C,T,h)=>{h.d(T,{$L:()=>o,DI:()=>E,Gd:()=>d,JQ:()=>P,Mo:()=>w,PU:()=>_,Pj:()=>c,S3:()=>O,W1:()=>l,XM:()=>m,d:()=>g,ds:()=>M,gF:()=>f,iN:()=>D,kO:()=>i,
lw:()=>p,xk:()=>r,zl:()=>e});function D({box:[a,n,t,s],rotation:u}){const x=t-a,v=s-n;return u%180===0?{width:x,height:v}:{width:v,height:x}}function P(a){const{
width:n,height:t}=D(a);return{width:n*a.userUnit,height:t*a.userUnit}}function O({box:[a,n,t,s],rotation:u}){switch(u){case 0:return[1,0,0,1,a,n];case 90:return[
0,1,-1,0,t,n];case 180:return[-1,0,0,-1,t,s];case 270:return[0,-1,1,0,a,s]}}function w(a,n){return n===void 0?a:c(a,n)??a}function M([a,n,t,s]){return[Math.min(
a,t),Math.min(n,s),Math.max(a,t),Math.max(n,s)]}function E([a,n,t,s,u,x]){const v=a*s-n*t,[A,b,$,I]=[s/v,-n/v,-t/v,a/v];return[A+0,b+0,$+0,I+0,-(u*A+x*$)+0,-(u*
b+x*I)+0]}const _=([a,n,t,s])=>Math.sqrt(Math.abs(a*s-n*t));function p(a,n){const[t,s,u,x,v,A]=a,[b,$,I,y,L,R]=n;return[t*b+s*I,t*$+s*y,u*b+x*I,u*$+x*y,v*b+A*I+
L,v*$+A*y+R]}function d([a,n,t,s,u,x],v,A){return[a*v+t*A+u,n*v+s*A+x]}function r([a,n],[t,s],[u,x],[v,A],b){const $=1-b,[I,y,L,R]=[$**3,3*b*$**2,3*b**2*$,b**3];
return[I*a+y*t+L*u+R*v,I*n+y*s+L*x+R*A]}function e(a,[n,t,s,u]){const[x,v]=d(a,n,t),[A,b]=d(a,s,t),[$,I]=d(a,n,u),[y,L]=d(a,s,u);return[Math.min(x,A,$,y),Math.min(
v,b,I,L),Math.max(x,A,$,y),Math.max(v,b,I,L)]}const i=(a,n)=>[Math.min(a[0],n[0]),Math.min(a[1],n[1]),Math.max(a[2],n[2]),Math.max(a[3],n[3])];function o(a){let[
n,t,s,u]=f;for(const[x,v]of a)n=Math.min(n,x),t=Math.min(t,v),s=Math.max(s,x),u=Math.max(u,v);return[n,t,s,u]}const f=[1/0,1/0,-1/0,-1/0],m=([a,n,t,s],u)=>[a-u,
n-u,t+u,s+u];function c(a,n){const t=[Math.max(a[0],n[0]),Math.max(a[1],n[1]),Math.min(a[2],n[2]),Math.min(a[3],n[3])];return t[0]<t[2]&&t[1]<t[3]?t:void 0}const l=a=>a.
map(n=>Math.round(n*1e5)/1e5+0),g=(a,{userUnit:n})=>String(Number((a*n/72).toPrecision(3)))}),6057:((C,T,h)=>{h.d(T,{VO:()=>O,b0:()=>M,c_:()=>_,iw:()=>w,lQ:()=>E});
var D=h(74135);const P=[0,0,612,792],O=(p,d)=>M(p,p.pages.attribute(d,"MediaBox"))??P;function w(p,d){const{pages:r}=p,e=p.resolve(p.entry(r.number(d),"UserUnit"));
return{box:(0,D.Mo)(O(p,d),M(p,r.attribute(d,"CropBox"))),rotation:_(p.resolve(r.attribute(d,"Rotate"))),userUnit:typeof e=="number"&&e>0?e:1}}function M(p,d){const r=p.
array(d)?.map(i=>p.resolve(i));if(r?.length!==4||!r.every(i=>typeof i=="number"&&Number.isFinite(i)))return;const e=(0,D.ds)(r);return e[0]<e[2]&&e[1]<e[3]?e:void 0}
function E(p,d){const r=(p.array(d)??[]).map(e=>p.resolve(e));return r.length===6&&r.every(e=>typeof e=="number")?r:[1,0,0,1,0,0]}function _(p){const d=typeof p==
"number"?(p%360+360)%360:0;return d===90||d===180||d===270?d:0}}),21281:((C,T,h)=>{h.d(T,{Ip:()=>p,XM:()=>o,Xb:()=>i,ds:()=>_,qg:()=>e});var D=h(59071),P=h(70549),
O=h(21115),w=h(824),M=h(1975),E=h(60912);const _=(0,P.n)(async c=>p(c,await(0,w.Br)(c)));function p(c,l){const g=(x,v)=>(0,D.wh)((0,M.sm)(l,x,v)[0]??""),a=r(g("\
pdfaid","part"),g("pdfaid","conformance").toLowerCase()),n=d(g("pdfuaid","part"))?`PDF/UA-${g("pdfuaid","part")}`:void 0,s=[g("pdfxid","GTS_PDFXVersion")||g("pd\
fx","GTS_PDFXVersion")||((0,D.Gh)(c.resolve((0,w._U)(c)?.get("GTS_PDFXVersion")))??""),g("pdfe","ISO_PDFEVersion"),g("pdfvtid","GTS_PDFVTVersion")],u=[a?.name,n,
...s.filter(x=>/^PDF\/[\w .:/()-]{1,40}$/.test(x))];return{archive:a,accessible:n,names:u.filter(x=>x!==void 0)}}const d=c=>/^[1-9]$/.test(c);function r(c,l){if(!d(
c))return;const g=/^[abuef]$/.test(l)?l:"";return{part:Number(c),level:g,name:`PDF/A-${c}${g}`}}function e(c,l,g,a){return l&&m(c,l,[O.dK.pdfaid]),i(g,a)}const i=({
name:c},l)=>({code:"pdfa_identification_removed",message:`The document no longer claims ${c}: ${l}.`});async function o(c){const l=await(0,w.Br)(c);if(!l)return[];
const{archive:g,accessible:a}=p(c,l);m(c,l,[O.dK.pdfaid,O.dK.pdfuaid]);const n=[g?.name,a].filter(t=>t!==void 0);return n.length>0?[f(n)]:[]}const f=c=>({code:"\
conformance_dropped",message:`The result no longer claims ${c.join(" and ")}, because a merge cannot guarantee conformance.`});function m(c,l,g){l.properties.some(
({namespace:a})=>g.includes(a))&&(0,E._L)(c,(0,E.QH)(l,({namespace:a})=>g.includes(a),[]))}}),21115:((C,T,h)=>{h.d(T,{HC:()=>w,dK:()=>D,ee:()=>O});const D={rdf:"\
http://www.w3.org/1999/02/22-rdf-syntax-ns#",xml:"http://www.w3.org/XML/1998/namespace",dc:"http://purl.org/dc/elements/1.1/",xmp:"http://ns.adobe.com/xap/1.0/",
xmpMM:"http://ns.adobe.com/xap/1.0/mm/",pdf:"http://ns.adobe.com/pdf/1.3/",pdfaid:"http://www.aiim.org/pdfa/ns/id/",pdfuaid:"http://www.aiim.org/pdfua/ns/id/",pdfxid:"\
http://www.npes.org/pdfx/ns/id/",pdfx:"http://ns.adobe.com/pdfx/1.3/",pdfaExtension:"http://www.aiim.org/pdfa/ns/extension/",pdfaSchema:"http://www.aiim.org/pdf\
a/ns/schema#",pdfaProperty:"http://www.aiim.org/pdfa/ns/property#",fx:"urn:factur-x:pdfa:CrossIndustryDocument:invoice:1p0#",pdfe:"http://www.aiim.org/pdfe/ns/i\
d/",pdfvtid:"http://www.npes.org/pdfvt/ns/id/",xfa:"http://www.xfa.org/schema/xfa-data/1.0/",ds:"http://www.w3.org/2000/09/xmldsig#"},P=new Map(Object.entries(D));
class O{uris=new Map;declared=[];known=new Map;enter(d){let r;for(const{name:e,value:i}of d){if(!w(e))continue;const o=e.slice(6),f=this.uris.get(o);f?f.push(i):
this.uris.set(o,[i]),(r??=[]).push(o)}this.declared.push(r??M),r&&this.known.clear()}leave(){const d=this.declared.pop()??M;for(const r of d)this.uris.get(r).pop();
d.length>0&&this.known.clear()}declares(d){return(this.uris.get(_(d))?.length??0)>0}ofElement(d){let r=this.known.get(d);if(!r){const e=_(d),i=this.uris.get(e)?.
at(-1)??P.get(e)??"";this.known.size===E&&this.known.clear(),this.known.set(d,r={namespace:i,local:d.slice(d.indexOf(":")+1)})}return r}ofAttribute(d){return d.
includes(":")?this.ofElement(d):{namespace:"",local:d}}}const w=p=>p==="xmlns"||p.startsWith("xmlns:"),M=[],E=1e3,_=p=>p.slice(0,Math.max(p.indexOf(":"),0))}),824:((C,T,h)=>{
h.d(T,{Br:()=>p,_6:()=>r,_U:()=>_});var D=h(58552),P=h(1975),O=h(17079),w=h(45599),M=h(59071),E=h(70549);function _(e){const i=e.resolve(e.trailer.get("Info"));
return i instanceof w.Bi?i:i instanceof w.Z6?i.dict:void 0}const p=(0,E.n)(d);async function d(e){const i=e.get(e.catalogNumber),o=i instanceof w.Bi?e.resolve(i.
get("Metadata")):null;if(!(o instanceof w.Z6))return;let f;try{f=e.decoded(o)}catch(m){if(!(m instanceof D.zU)||m.code==="cancelled")throw m;return P.m}return(0,P.
kg)(f,e.job.pace)}function r(e,i){const o=_(e),f=n=>e.resolve(o?.get(n)),m=(n,t,s=", ")=>{const u=(0,P.sm)(i,n,t).map(M.wh).filter(Boolean).join(s);return u===""?
null:u},c=(n,t)=>{const[s=""]=(0,P.sm)(i,n,t);return(0,M.wh)(s)||null},l=(n,t)=>(0,O._)((0,M.Gh)(f(n))??"")??(0,O._)(c("xmp",t)??"")??null,g=e.get(e.catalogNumber),
a=g instanceof w.Bi?(0,M.Gh)(e.resolve(g.get("Lang"))):null;return{title:(0,M.Gh)(f("Title"))??c("dc","title"),author:(0,M.Gh)(f("Author"))??m("dc","creator"),subject:(0,M.
Gh)(f("Subject"))??c("dc","description"),keywords:(0,M.Gh)(f("Keywords"))??m("pdf","Keywords")??m("dc","subject"),creator:(0,M.Gh)(f("Creator"))??c("xmp","Creat\
orTool"),producer:(0,M.Gh)(f("Producer"))??c("pdf","Producer"),created:l("CreationDate","CreateDate"),modified:l("ModDate","ModifyDate"),language:a??c("dc","lan\
guage")}}}),3907:((C,T,h)=>{h.d(T,{Rt:()=>o,X:()=>a,km:()=>w,ol:()=>P,xK:()=>i});var D=h(78157);const P=200,O=1e4;async function w(n,t,s){const u=new M(n);for(let x=u.
next();x;x=u.next()){if(s(x))return"left";const v=t.step((x.to-x.from)*4+50);v&&await v}return u.hasDocumentType?"document type":u.malformed?"malformed":"well-f\
ormed"}class M{text;malformed=!1;hasDocumentType=!1;at=0;constructor(t){this.text=t}next(){const{text:t,at:s}=this;if(s>=t.length)return;if(t.charCodeAt(s)!==E)
return this.characters(s,this.nextTag(s));if(t.startsWith("<!--",s))return this.other(s,"-->",4);if(t.startsWith("<?",s))return this.other(s,"?>",2);if(t.startsWith(
"<![CDATA[",s)){const x=t.indexOf("]]>",s);return x<0?this.end():(this.at=x+3,{kind:"text",text:t.slice(s+9,x),from:s,to:this.at})}return t.startsWith("<!",s)?(this.
hasDocumentType=t.startsWith("<!DOCTYPE",s),this.end()):(t.charCodeAt(s+1)===p?this.endTag(s):this.startTag(s))??this.fault(s,this.nextTag(s+1))}other(t,s,u){const x=this.
text.indexOf(s,t+u);return x<0?this.end():(this.at=x+s.length,{kind:"other",from:t,to:this.at})}endTag(t){const s=this.name(t+2),u=this.blanks(s);if(!(s===t+2||
this.text.charCodeAt(u)!==_))return this.at=u+1,{kind:"end",name:this.text.slice(t+2,s),from:t,to:this.at}}startTag(t){const{text:s}=this,u=this.name(t+1);if(u===
t+1)return;const x=s.slice(t+1,u),v=[];for(let A=u;;){const b=this.blanks(A),$=s.charCodeAt(b);if($===_||$===p&&s.charCodeAt(b+1)===_)return this.at=$===_?b+1:b+
2,{kind:$===_?"start":"empty",name:x,attributes:v,from:t,to:this.at};const I=this.name(b),y=this.blanks(I),L=this.blanks(y+1),R=s[L];if(b===A||I===b||s[y]!=="="||
R!=='"'&&R!=="'")return;const U=s.indexOf(R,L+1),B=s.slice(L+1,Math.max(U,L+1)),S=B.includes("<")?void 0:r(B);if(U<0||S===void 0||v.length>=O)return;v.push({name:s.
slice(b,I),value:S,from:b,to:U+1}),A=U+1}}characters(t,s){const u=r(this.text.slice(t,s));return u===void 0?this.fault(t,s):(this.at=s,{kind:"text",text:u,from:t,
to:s})}nextTag(t){const s=this.text.indexOf("<",t);return s<0?this.text.length:s}fault(t,s){return this.malformed=!0,this.at=s,{kind:"other",from:t,to:s}}end(){
this.malformed=!0,this.at=this.text.length}blanks(t){const{text:s}=this;for(;;){const u=s.charCodeAt(t);if(u!==32&&u!==9&&u!==10&&u!==13)return t;t++}}name(t){const{
text:s}=this;for(;t<s.length;t++){const u=s.charCodeAt(t);if(u<=32||u===p||u===_||u===E||u===61||u===34||u===39)break}return t}}const[E,_,p]=[60,62,47],d=new Map(
[["amp","&"],["lt","<"],["gt",">"],["quot",'"'],["apos","'"]]);function r(n){if(!n.includes("&"))return n;const t=[];let s=0;for(let u=n.indexOf("&");u>=0;u=n.indexOf(
"&",s)){const x=n.indexOf(";",u);if(x<0||x-u>12)return;const v=n.slice(u+1,x),A=d.get(v)??e(v);if(A===void 0)return;t.push(n.slice(s,u),A),s=x+1}return t.push(n.
slice(s)),t.join("")}function e(n){const t=/^#(?:x([\dA-Fa-f]+)|(\d+))$/.exec(n),s=t?parseInt(t[1]??t[2],t[1]===void 0?10:16):-1;return s>0&&s<=1114111&&!(s>=55296&&
s<=57343)?String.fromCodePoint(s):void 0}function i(n){const[t,s,u,x]=n;if(t===0&&s===0&&(u===254||u===0)||t===255&&s===254&&u===0&&x===0)return g(n);if(t===254&&
s===255||t===0&&s===60)return l(new TextDecoder("utf-16be").decode(n));if(t===255&&s===254||t===60&&s===0)return l(new TextDecoder("utf-16le").decode(n));const v=new TextDecoder().
decode(n);return l(v.includes("�")?Buffer.from(n).toString("latin1"):v)}function o(n){if(n[0]===0||n[1]===0||n[0]===254||n[0]===255)return i(n);const s=(0,D.bS)(
n).toString("latin1",0,f),u=m.exec(s)?.[1]?.toLowerCase()??"utf-8";if(c.has(u))try{return new TextDecoder(u,{fatal:!0}).decode(n)}catch{return}}const f=200,m=/^(?:\xef\xbb\xbf)?<\?xml\s[^>]*?encoding\s*=\s*["']([\w.-]+)["']/,
c=new Set(["utf-8","utf8","us-ascii","iso-8859-1","iso-8859-15","windows-1252"]),l=n=>n.startsWith("\uFEFF")?n.slice(1):n;function g(n){const t=new DataView(n.buffer,
n.byteOffset,n.byteLength),s=n[0]!==0,u=[];for(let x=0;x+4<=n.length;x+=4){const v=t.getUint32(x,s);if(v>1114111)return;u.push(String.fromCodePoint(v))}return l(
u.join(""))}const a=n=>n.replaceAll("&","&amp;").replaceAll("<","&lt;").replaceAll(">","&gt;").replaceAll('"',"&quot;")}),60912:((C,T,h)=>{h.d(T,{QH:()=>w,T3:()=>M,
_L:()=>d});var D=h(21115),P=h(3907),O=h(45599);function w(r,e,i){const{text:o,properties:f,end:m,about:c}=r,l=[];let g=0;for(const a of f.filter(e).sort((n,t)=>n.
from-t.from))a.from<g||(l.push(o.slice(g,a.from)),g=a.to);return l.push(o.slice(g,Math.max(m,g))),i.length>0&&l.push(E(i,c)),l.push(o.slice(Math.max(m,g))),p(l.
join(""))}function M(r){return`<?xpacket begin="\uFEFF" id="W5M0MpCehiHzreSzNTczkc9d"?>
<x:xmpmeta xmlns:x="adobe:ns:meta/">
<rdf:RDF xmlns:rdf="${D.dK.rdf}">
${E(r,"")}</rdf:RDF>
</x:xmpmeta>
<?xpacket end="w"?>`}function E(r,e){const o=[...new Set(r.map(({prefix:m})=>m))].map(m=>` xmlns:${m}="${D.dK[m]}"`).join(""),f=r.map(({prefix:m,name:c,form:l,values:g})=>`\
<${m}:${c}>${_(l,g)}</${m}:${c}>
`);return`<rdf:Description xmlns:rdf="${D.dK.rdf}" rdf:about="${(0,P.X)(e)}"${o}>
${f.join("")}</rdf:Description>
`}function _(r,e){const i=o=>e.map(f=>`<rdf:li${o}>${(0,P.X)(f)}</rdf:li>`).join("");switch(r){case"simple":return(0,P.X)(e[0]??"");case"alternative":return`<rd\
f:Alt>${i(' xml:lang="x-default"')}</rdf:Alt>`;case"ordered":return`<rdf:Seq>${i("")}</rdf:Seq>`;case"unordered":return`<rdf:Bag>${i("")}</rdf:Bag>`}}const p=r=>r.
replace(/^(\s*<\?xml\s[^>]*encoding\s*=\s*["'])[^"']*/,"$1UTF-8");function d(r,e){const i=r.catalog.get("Metadata"),o=r.resolve(i),f=o instanceof O.Z6?[...o.dict].
filter(([l])=>!["Filter","DecodeParms","Length"].includes(l)):[],m=new O.Bi([["Type",new O.SX("Metadata")],["Subtype",new O.SX("XML")],...f]),c=new O.Z6(m,Buffer.
from(e,"utf8"));(0,O.i9)(i)&&o instanceof O.Z6?r.put(i,c):r.edit(r.catalogNumber).set("Metadata",r.add(c))}}),1975:((C,T,h)=>{h.d(T,{kg:()=>M,m:()=>w,sm:()=>E});
var D=h(21115),P=h(3907);const O=1e5,w={text:"",properties:[],malformed:!0,end:-1,about:""};async function M(r,e){const i=(0,P.xK)(r);if(i===void 0)return w;const o=new p,
m=await(0,P.km)(i,e,c=>(o.take(c),o.broken))!=="well-formed"||o.depth>0||o.end<0||!o.declared;return{text:i,properties:o.properties,malformed:m,end:o.end,about:o.
about}}function E(r,e,i){return r?.properties.find(o=>o.name===i&&o.namespace===D.dK[e])?.values??[]}const _=-2;class p{properties=[];broken=!1;declared=!0;end=-1;about="";scope=new D.
ee;open=[];root=_;loose=!1;items=[];pieces=[];get depth(){return this.open.length}take(e){e.kind==="start"||e.kind==="empty"?(this.start(e.name,e.attributes,e.from),
e.kind==="empty"&&!this.broken&&this.close(e.name,e.to,e.to)):e.kind==="end"?this.close(e.name,e.from,e.to):e.kind==="text"&&this.isInProperty()&&this.pieces.push(
e.text)}isInProperty(){return this.root!==_&&this.open.length>this.root+2}start(e,i,o){if(this.open.length>=P.ol&&(this.broken=!0),this.broken)return;this.scope.
enter(i);const f=this.scope.ofElement(e),m=f.namespace===D.dK.rdf,c=m&&f.local==="li";this.root===_&&this.end<0&&m&&f.local==="Description"&&(this.root=this.open.
length-1,this.loose=!0);const l=this.open.length-this.root,g=c?i.find(({name:a})=>a==="xml:lang")?.value:void 0;if(this.open.push({name:e,...f,from:o,language:g}),
this.root===_){if(!m||f.local!=="RDF"||this.end>=0)return;this.root=this.open.length-1,this.declared=this.scope.declares(e)}else if(l===1)this.describe(i);else if(l===
2){this.items=[];const a=i.find(({name:n})=>this.isRdf(n,"resource"));this.pieces=a?[a.value]:[]}else c&&(this.pieces=[])}describe(e){for(const{name:i,value:o,from:f,
to:m}of e){if((0,D.HC)(i))continue;const{namespace:c,local:l}=this.scope.ofAttribute(i);c===D.dK.rdf&&l==="about"&&(this.about=o),!(c===""||c===D.dK.rdf||c===D.
dK.xml)&&this.add({namespace:c,name:l,values:[o],from:f,to:m})}}close(e,i,o){const f=this.open.pop();if(f?.name!==e){this.broken=!0;return}this.scope.leave();const m=this.
open.length-this.root;if(this.root!==_)if(m===0)this.end=i,this.root=_;else if(m===1&&this.loose)this.root=_,this.loose=!1;else if(m===2){const c=this.items.length>
0?d(this.items):[this.pieces.join("").trim()];this.add({namespace:f.namespace,name:f.local,values:c,from:f.from,to:o})}else m>2&&f.namespace===D.dK.rdf&&f.local===
"li"&&(this.items.push({text:this.pieces.join("").trim(),language:f.language}),this.pieces=[])}add(e){this.properties.length<O?this.properties.push(e):this.broken=
!0}isRdf(e,i){const o=this.scope.ofAttribute(e);return o.local===i&&o.namespace===D.dK.rdf}}function d(r){const e=r.findIndex(({language:o})=>o?.toLowerCase()===
"x-default"),i=r.map(({text:o})=>o);return e>0?[i[e],...i.slice(0,e),...i.slice(e+1)]:i}}),59071:((C,T,h)=>{h.d(T,{Gh:()=>e,ZK:()=>i,wh:()=>r});var D=h(77581),P=h(
45599);const O=/\u001b[A-Za-z]{2}[A-Za-z-]{0,8}\u001b/g,w=/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]/g,M=/[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g,
E=o=>o.replace(O,"").replace(w,"").replace(M,"�"),_=200,p=new WeakMap;function d(o){if(o.bytes.length<_)return E((0,D.g7)(o));let f=p.get(o);return f===void 0&&
p.set(o,f=E((0,D.g7)(o))),f}const r=o=>E(o).trim();function e(o){const f=o instanceof P.Mx?d(o).trim():"";return f===""?null:f}const i=o=>o?d(o):""}),70549:((C,T,h)=>{
h.d(T,{n:()=>D});function D(P){const O=new WeakMap;return w=>{if(w.hasChanges)return P(w);const M=O.get(w);if(M)return M.answer;const E=P(w);return O.set(w,{answer:E}),
E}}}),87826:((C,T,h)=>{h.d(T,{N:()=>O,i:()=>w});var D=h(78157),P=h(14029);function O({suspect:M,bytes:E},_){if(!(M||(0,D.bS)(E.subarray(0,5)).toString("latin1")!==
"%PDF-"))return E.length===_.length?_:E}const w=async(M,E,_)=>O(M,E)??await(0,P.UN)(M,_)})};
