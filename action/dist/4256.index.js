"use strict";exports.id=4256,exports.ids=[4256],exports.modules={17079:((A,$,f)=>{f.d($,{Z:()=>O,_:()=>E});const D=/^(?:D:)?\s*(\d{4})(?:(\d\d)(?:(\d\d)(?:(\d\d)(?:(\d\d)(?:(\d\d))?)?)?)?)?\s*(?:(Z)(?:00?)?'?(?:00?'?)?|([+-])(\d\d)?'?(?:(\d\d)'?)?)?$/,
M=/^(D:)?19(1\d\d)(\d{10})(?!\d)/,g=/^(\d{4})(?:-(\d\d)(?:-(\d\d)(?:[T ](\d\d):(\d\d)(?::(\d\d)(?:[.,]\d{1,9})?)?\s?(?:(Z)|([+-])(\d\d):?(\d\d)?)?)?)?)?$/;function E(d){
if(d.length>64)return;const n=d.trim().replace(M,(r,a,s,o)=>`${a??""}${1900+Number(s)}${o}`);return p(l(D.exec(n)??g.exec(n)))}function O(d){const n=d.length>64?
void 0:l(g.exec(d.trim()));if(!n||p(n)===void 0)return;const{year:r,month:a="",day:s="",hour:o="",minute:_="",second:m="",zone:u=""}=n;return`D:${r}${a}${s}${o}${_}${m}${u===
"Z"||u===""?u:`${u.replace(":","'")}'`}`}function l(d){if(!d)return;const[,n,r,a,s,o,_,m,u,c,e]=d,t=m??(u===void 0?void 0:`${u}${c??"00"}:${e??"00"}`);return{year:n,
month:r,day:a,hour:s,minute:o,second:_,zone:t}}function p(d){if(!d)return;const{year:n,month:r,day:a,hour:s,minute:o="00",second:_="00",zone:m}=d,u=(e,t,i)=>e===
void 0||Number(e)>=t&&Number(e)<=i;if(Number(n)===0||!u(r,1,12)||!u(a,1,x(Number(n),Number(r)))||!u(s,0,23)||!u(o,0,59)||!u(_,0,59)||m!==void 0&&m!=="Z"&&!(u(m.
slice(1,3),0,23)&&u(m.slice(4),0,59)))return;const c=[n,r,a].filter(e=>e!==void 0).join("-");return s===void 0?c:`${c}T${s}:${o}:${_}${m==="+00:00"||m==="-00:00"?
"Z":m??""}`}function x(d,n){return n===2?d%4===0&&(d%100!==0||d%400===0)?29:28:[4,6,9,11].includes(n)?30:31}}),66974:((A,$,f)=>{f.d($,{D6:()=>O,F1:()=>g,NL:()=>d,
P3:()=>M,br:()=>E,bs:()=>x});var D=f(98446);const M={problem:"names page 0: pages count from 1, and -1 is the last page"};function g(r,a,s){const o=[],_=[];for(const[
m,u]of r.split(",").entries()){const c=m+1;if(a!==void 0&&u.trim()===""){_.push(`entry ${c} is empty: write ${a}, separated by single commas`);continue}const e=s(
u,c);"problem"in e?_.push(E(c,u,e.problem)):o.push(e.item)}return _.length>0?{problem:x(_)}:{items:o}}const E=(r,a,s)=>`entry ${r} ('${n(a.trim())}') ${s}`,O=({
position:r,text:a},s,o)=>E(r,a,`names ${l(s)}, but the document has ${(0,D.y_)(o,"page")}`);function l(r){return Number.isSafeInteger(r)?`page ${r}`:"a page far\
 beyond its end"}const p=5;function x(r){const a=r.length-p;return[...r.slice(0,p),...a>0?[`and ${a} more such entries`]:[]].join("; ")}function d(r){const a=/^ *(\d{1,10}) *[-–]+ *(\d{0,10}) *$/.
exec(r);return a?`is not a range: write ${a[1]}..${a[2]}${a[2]===""?" for this page and all after it":""}`:/\bfirst\b/i.test(r)?"is not a page: the first page i\
s written 1, and a range from it 1..5":/\b(last|end)\b/i.test(r)?"is not a page: the last page is written -1, and a range to it 2..":void 0}function n(r){const a=[
...r].map(s=>/[\p{Cc}\p{Cs}\u2028\u2029]/u.test(s)?"?":s);return(0,D.Bu)(a.join(""),40)}}),29082:((A,$,f)=>{f.d($,{k1:()=>O,lY:()=>E,m7:()=>l});var D=f(58552),M=f(
66974);const g=/^(not +)?(?:(odd|even|all)|(-?\d+)(?:(\.\.)(-?\d+)?)?)$/i,E=d=>(0,M.F1)(d,"pages such as 1..3, -1, odd",(n,r)=>{const a=n.trim(),s=g.exec(a);if(!s)
return{problem:x(a)};const[,o,_,m,u,c]=s,e={negated:o!==void 0,text:a,position:r};if(_!==void 0)return{item:{...e,pages:_.toLowerCase()}};const t=Number(m),i=u===
void 0?t:c===void 0?"end":Number(c);return t===0||i===0?M.P3:{item:{...e,pages:{from:t,to:i}}}});function O(d,n,r="pages"){const a=u=>(0,D.G6)([{field:r,message:u}]),
s=E(d);if("problem"in s)throw a(s.problem);const o=new p(n),_=new p(n),m=[];for(const u of s.items){const c=u.negated?_:o;if(typeof u.pages=="string"){c.add(u.pages);
continue}const{from:e,to:t}=u.pages,i=e<0?n+1+e:e,h=t==="end"?n:t<0?n+1+t:t,b=(t==="end"?e<0?[[e,i]]:[]:[[e,i],[t,h]]).find(([,v])=>v<1||v>n);b&&m.push((0,M.D6)(
u,b[0],n)),!(t==="end"&&i>n||m.length>0)&&c.range(Math.min(i,h),Math.max(i,h))}if(m.length>0)throw a((0,M.bs)(m));return s.items.every(({negated:u})=>u)&&o.add(
"all"),o.without(_)}function l(d){const n=E(d);if("problem"in n||n.items.length!==1)return;const{negated:r,pages:a}=n.items[0];if(r)return;if(a==="all")return{first:1};
if(typeof a=="string"||a.from<1)return;const{from:s,to:o}=a;return o==="end"?{first:s}:o===-1?{first:s}:o<1?void 0:{first:Math.min(s,o),last:Math.max(s,o)}}class p{pageCount;differences;odd=!1;even=!1;constructor(n){
this.pageCount=n,this.differences=new Int32Array(n+2)}add(n){n!=="even"&&(this.odd=!0),n!=="odd"&&(this.even=!0)}range(n,r){this.differences[n]++,this.differences[r+
1]--}without(n){const r=new Uint32Array(this.pageCount);let a=0,s=0,o=0;for(let _=1;_<=this.pageCount;_++){s+=this.differences[_],o+=n.differences[_];const m=_%
2===1?"odd":"even";(s>0||this[m])&&!(o>0||n[m])&&(r[a++]=_)}return r.subarray(0,a)}}function x(d){return/^(not +)?\.\./i.test(d)?"has no start: a range is writt\
en 1..5":/^!/.test(d)?"is not a page: leave out pages with not, such as not 2":(0,M.NL)(d.replace(/^not +/i,""))??"is not a page such as 3 or -1, a range such a\
s 2..5 or 2.., odd, even, all, or one of these after not"}}),38772:((A,$,f)=>{f.r($),f.d($,{add_image_watermark:()=>g});var D=f(85476),M=f(95234);const g=(E,O,l)=>(0,M.
W)(E,O,l,(p,x)=>(0,D.z)(p,O,x,l))}),52404:((A,$,f)=>{f.d($,{$:()=>E,U:()=>O});var D=f(58552),M=f(29082),g=f(98446);const E={code:"no_pages_selected",message:"Th\
e document has none of the pages that were asked for, so nothing was changed."};function O({first_page:l,last_page:p,pages:x},d){if(x!==void 0)return(0,M.k1)(x,
d);const n=(0,g.y_)(d,"page"),r=[];if(l>d&&r.push({field:"first_page",message:`is ${l}, but the document has ${n}`}),p!==void 0&&p>d&&r.push({field:"last_page",
message:`is ${p}, but the document has ${n}`}),r.length===0&&p!==void 0&&l>p&&r.push({field:"first_page",message:`is ${l}, which is after last_page (${p})`,mentions:[
"last_page"]}),r.length>0)throw(0,D.G6)(r);return Uint32Array.from({length:(p??d)-l+1},(a,s)=>l+s)}}),95234:((A,$,f)=>{f.d($,{W:()=>p});var D=f(29082),M=f(91519),
g=f(87826),E=f(14029),O=f(52404);const l="1.4";async function p(d,{pages:n,open_password:r,transparency:a},s,o){const _=await(0,M.E)(d.bytes,s,{password:r}),m=_.
pages.count,u=(0,D.k1)(n,m);if(u.length===0){const b=await(0,g.i)(_,d.bytes);return{documents:[{name:d.name,bytes:b,pageCount:m}],notes:[O.$],facts:{pageCount:m,
stampedPages:0}}}const{notes:c,stampedPages:e=u.length,version:t=l,write:i}=await o(_,u),h={version:t>l?t:l},P=i?await i(h):await(0,E.UN)(_,h);return{documents:[
{name:d.name,bytes:P,pageCount:m}],notes:a===100?[x,...c]:c,facts:{pageCount:m,stampedPages:e}}}const x={code:"stamp_invisible",message:"The stamp cannot be see\
n, because transparency is 100. Use a lower value.",mentions:["transparency"]}}),74135:((A,$,f)=>{f.d($,{$L:()=>s,DI:()=>l,Gd:()=>d,JQ:()=>M,Mo:()=>E,PU:()=>p,Pj:()=>m,
S3:()=>g,W1:()=>u,XM:()=>_,d:()=>c,ds:()=>O,gF:()=>o,iN:()=>D,kO:()=>a,lw:()=>x,xk:()=>n,zl:()=>r});function D({box:[e,t,i,h],rotation:P}){const b=i-e,v=h-t;return P%
180===0?{width:b,height:v}:{width:v,height:b}}function M(e){const{width:t,height:i}=D(e);return{width:t*e.userUnit,height:i*e.userUnit}}function g({box:[e,t,i,h],
rotation:P}){switch(P){case 0:return[1,0,0,1,e,t];case 90:return[0,1,-1,0,i,t];case 180:return[-1,0,0,-1,i,h];case 270:return[0,-1,1,0,e,h]}}function E(e,t){return t===
void 0?e:m(e,t)??e}function O([e,t,i,h]){return[Math.min(e,i),Math.min(t,h),Math.max(e,i),Math.max(t,h)]}function l([e,t,i,h,P,b]){const v=e*h-t*i,[T,w,y,I]=[h/
v,-t/v,-i/v,e/v];return[T+0,w+0,y+0,I+0,-(P*T+b*y)+0,-(P*w+b*I)+0]}const p=([e,t,i,h])=>Math.sqrt(Math.abs(e*h-t*i));function x(e,t){const[i,h,P,b,v,T]=e,[w,y,I,
U,B,L]=t;return[i*w+h*I,i*y+h*U,P*w+b*I,P*y+b*U,v*w+T*I+B,v*y+T*U+L]}function d([e,t,i,h,P,b],v,T){return[e*v+i*T+P,t*v+h*T+b]}function n([e,t],[i,h],[P,b],[v,T],w){
const y=1-w,[I,U,B,L]=[y**3,3*w*y**2,3*w**2*y,w**3];return[I*e+U*i+B*P+L*v,I*t+U*h+B*b+L*T]}function r(e,[t,i,h,P]){const[b,v]=d(e,t,i),[T,w]=d(e,h,i),[y,I]=d(e,
t,P),[U,B]=d(e,h,P);return[Math.min(b,T,y,U),Math.min(v,w,I,B),Math.max(b,T,y,U),Math.max(v,w,I,B)]}const a=(e,t)=>[Math.min(e[0],t[0]),Math.min(e[1],t[1]),Math.
max(e[2],t[2]),Math.max(e[3],t[3])];function s(e){let[t,i,h,P]=o;for(const[b,v]of e)t=Math.min(t,b),i=Math.min(i,v),h=Math.max(h,b),P=Math.max(P,v);return[t,i,h,
P]}const o=[1/0,1/0,-1/0,-1/0],_=([e,t,i,h],P)=>[e-P,t-P,i+P,h+P];function m(e,t){const i=[Math.max(e[0],t[0]),Math.max(e[1],t[1]),Math.min(e[2],t[2]),Math.min(
e[3],t[3])];return i[0]<i[2]&&i[1]<i[3]?i:void 0}const u=e=>e.map(t=>Math.round(t*1e5)/1e5+0),c=(e,{userUnit:t})=>String(Number((e*t/72).toPrecision(3)))}),6057:((A,$,f)=>{
f.d($,{VO:()=>E,b0:()=>p,c_:()=>d,iw:()=>l,lQ:()=>x});var D=f(73208),M=f(74135);const g=[0,0,612,792],E=(n,r)=>p(n,n.pages.attribute(r,"MediaBox"))??O(n);function O({
table:n}){return n.damagedKinds.addCut(D.md),g}function l(n,r){const{pages:a}=n,s=n.resolve(n.entry(a.number(r),"UserUnit"));return{box:(0,M.Mo)(E(n,r),p(n,a.attribute(
r,"CropBox"))),rotation:d(n.resolve(a.attribute(r,"Rotate"))),userUnit:typeof s=="number"&&s>0?s:1}}function p(n,r){const a=n.array(r)?.map(o=>n.resolve(o));if(a?.
length!==4||!a.every(o=>typeof o=="number"&&Number.isFinite(o)))return;const s=(0,M.ds)(a);return s[0]<s[2]&&s[1]<s[3]?s:void 0}function x(n,r){const a=(n.array(
r)??[]).map(s=>n.resolve(s));return a.length===6&&a.every(s=>typeof s=="number")?a:[1,0,0,1,0,0]}function d(n){const r=typeof n=="number"?(n%360+360)%360:0;return r===
90||r===180||r===270?r:0}}),21281:((A,$,f)=>{f.d($,{Ip:()=>x,XM:()=>s,Xb:()=>a,ds:()=>p,qg:()=>r,yB:()=>_});var D=f(59071),M=f(70549),g=f(21115),E=f(824),O=f(1975),
l=f(60912);const p=(0,M.n)(async c=>x(c,await(0,E.Br)(c)));function x(c,e){const t=(T,w)=>(0,D.wh)((0,O.sm)(e,T,w)[0]??""),i=n(t("pdfaid","part"),t("pdfaid","co\
nformance").toLowerCase()),h=d(t("pdfuaid","part"))?`PDF/UA-${t("pdfuaid","part")}`:void 0,b=[t("pdfxid","GTS_PDFXVersion")||t("pdfx","GTS_PDFXVersion")||((0,D.
Gh)(c.resolve((0,E._U)(c)?.get("GTS_PDFXVersion")))??""),t("pdfe","ISO_PDFEVersion"),t("pdfvtid","GTS_PDFVTVersion")],v=[i?.name,h,...b.filter(T=>/^PDF\/[\w .:/()-]{1,40}$/.
test(T))];return{archive:i,accessible:h,names:v.filter(T=>T!==void 0)}}const d=c=>/^[1-9]$/.test(c);function n(c,e){if(!d(c))return;const t=/^[abuef]$/.test(e)?
e:"";return{part:Number(c),level:t,name:`PDF/A-${c}${t}`}}function r(c,e,t,i){return e&&u(c,e,[g.dK.pdfaid]),a(t,i)}const a=({name:c},e)=>({code:"pdfa_identific\
ation_removed",message:`The document no longer claims ${c}: ${e}.`});async function s(c){const e=await(0,E.Br)(c);if(!e)return[];const{archive:t,accessible:i}=x(
c,e);u(c,e,[g.dK.pdfaid,g.dK.pdfuaid]);const h=[t?.name,i].filter(P=>P!==void 0);return h.length>0?[o(h,"a merge cannot guarantee conformance")]:[]}const o=(c,e)=>({
code:"conformance_dropped",message:`The result no longer claims ${c.join(" and ")}, because ${e}.`}),_=({archive:c,accessible:e})=>[...c?[a(c,m)]:[],...e===void 0?
[]:[o([e],m)]],m="its metadata was removed";function u(c,e,t){e.properties.some(({namespace:i})=>t.includes(i))&&(0,l._L)(c,(0,l.QH)(e,({namespace:i})=>t.includes(
i),[]))}}),60912:((A,$,f)=>{f.d($,{QH:()=>E,T3:()=>O,_L:()=>d});var D=f(21115),M=f(3907),g=f(45599);function E(n,r,a){const{text:s,properties:o,end:_,about:m}=n,
u=[];let c=0;for(const e of o.filter(r).sort((t,i)=>t.from-i.from))e.from<c||(u.push(s.slice(c,e.from)),c=e.to);return u.push(s.slice(c,Math.max(_,c))),a.length>
0&&u.push(l(a,m)),u.push(s.slice(Math.max(_,c))),x(u.join(""))}function O(n){return`<?xpacket begin="\uFEFF" id="W5M0MpCehiHzreSzNTczkc9d"?>
<x:xmpmeta xmlns:x="adobe:ns:meta/">
<rdf:RDF xmlns:rdf="${D.dK.rdf}">
${l(n,"")}</rdf:RDF>
</x:xmpmeta>
<?xpacket end="w"?>`}function l(n,r){const s=[...new Set(n.map(({prefix:_})=>_))].map(_=>` xmlns:${_}="${D.dK[_]}"`).join(""),o=n.map(({prefix:_,name:m,form:u,values:c})=>`\
<${_}:${m}>${p(u,c)}</${_}:${m}>
`);return`<rdf:Description xmlns:rdf="${D.dK.rdf}" rdf:about="${(0,M.X)(r)}"${s}>
${o.join("")}</rdf:Description>
`}function p(n,r){const a=s=>r.map(o=>`<rdf:li${s}>${(0,M.X)(o)}</rdf:li>`).join("");switch(n){case"simple":return(0,M.X)(r[0]??"");case"alternative":return`<rd\
f:Alt>${a(' xml:lang="x-default"')}</rdf:Alt>`;case"ordered":return`<rdf:Seq>${a("")}</rdf:Seq>`;case"unordered":return`<rdf:Bag>${a("")}</rdf:Bag>`}}const x=n=>n.
replace(/^(\s*<\?xml\s[^>]*encoding\s*=\s*["'])[^"']*/,"$1UTF-8");function d(n,r){const a=n.catalog.get("Metadata"),s=n.resolve(a),o=s instanceof g.Z6?[...s.dict].
filter(([u])=>!["Filter","DecodeParms","Length"].includes(u)):[],_=new g.Bi([["Type",new g.SX("Metadata")],["Subtype",new g.SX("XML")],...o]),m=new g.Z6(_,Buffer.
from(r,"utf8"));(0,g.i9)(a)&&s instanceof g.Z6?n.put(a,m):n.edit(n.catalogNumber).set("Metadata",n.add(m))}}),59071:((A,$,f)=>{f.d($,{Gh:()=>r,ZK:()=>a,wh:()=>n});
var D=f(77581),M=f(45599);const g=/\u001b[A-Za-z]{2}[A-Za-z-]{0,8}\u001b/g,E=/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]/g,O=/[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g,
l=s=>s.replace(g,"").replace(E,"").replace(O,"�"),p=200,x=new WeakMap;function d(s){let o=x.get(s);if(o)return o;const _=l((0,D.g7)(s));return o={whole:_,trimmed:_.
trim()},s.bytes.length>=p&&x.set(s,o),o}const n=s=>l(s).trim();function r(s){const o=s instanceof M.Mx?d(s).trimmed:"";return o===""?null:o}const a=s=>s?d(s).whole:
""}),70549:((A,$,f)=>{f.d($,{n:()=>D});function D(M){const g=new WeakMap;return E=>{if(E.hasChanges)return M(E);const O=g.get(E);if(O)return O.answer;const l=M(
E);return g.set(E,{answer:l}),l}}}),87826:((A,$,f)=>{f.d($,{N:()=>g,i:()=>E});var D=f(78157),M=f(14029);function g({suspect:O,bytes:l},p){if(!(O||(0,D.bS)(l.subarray(
0,5)).toString("latin1")!=="%PDF-"))return l.length===p.length?p:l}const E=async(O,l,p)=>g(O,l)??await(0,M.UN)(O,p)})};
