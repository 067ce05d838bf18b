"use strict";exports.id=5271,exports.ids=[5271],exports.modules={66974:(($,v,o)=>{o.d(v,{D6:()=>D,F1:()=>p,NL:()=>_,P3:()=>h,br:()=>E,bs:()=>M});var P=o(98446);const h={problem:"\
names page 0: pages count from 1, and -1 is the last page"};function p(n,t,a){const c=[],i=[];for(const[l,f]of n.split(",").entries()){const s=l+1;if(t!==void 0&&
f.trim()===""){i.push(`entry ${s} is empty: write ${t}, separated by single commas`);continue}const r=a(f,s);"problem"in r?i.push(E(s,f,r.problem)):c.push(r.item)}
return i.length>0?{problem:M(i)}:{items:c}}const E=(n,t,a)=>`entry ${n} ('${e(t.trim())}') ${a}`,D=({position:n,text:t},a,c)=>E(n,t,`names ${u(a)}, but the docu\
ment has ${(0,P.y_)(c,"page")}`);function u(n){return Number.isSafeInteger(n)?`page ${n}`:"a page far beyond its end"}const m=5;function M(n){const t=n.length-m;
return[...n.slice(0,m),...t>0?[`and ${t} more such entries`]:[]].join("; ")}function _(n){const t=/^ *(\d{1,10}) *[-–]+ *(\d{0,10}) *$/.exec(n);return t?`is n\
ot a range: write ${t[1]}..${t[2]}${t[2]===""?" for this page and all after it":""}`:/\bfirst\b/i.test(n)?"is not a page: the first page is written 1, and a ran\
ge from it 1..5":/\b(last|end)\b/i.test(n)?"is not a page: the last page is written -1, and a range to it 2..":void 0}function e(n){const t=[...n].map(a=>/[\p{Cc}\p{Cs}\u2028\u2029]/u.
test(a)?"?":a);return(0,P.Bu)(t.join(""),40)}}),29082:(($,v,o)=>{o.d(v,{k1:()=>D,lY:()=>E,m7:()=>u});var P=o(58552),h=o(66974);const p=/^(not +)?(?:(odd|even|all)|(-?\d+)(?:(\.\.)(-?\d+)?)?)$/i,
E=_=>(0,h.F1)(_,"pages such as 1..3, -1, odd",(e,n)=>{const t=e.trim(),a=p.exec(t);if(!a)return{problem:M(t)};const[,c,i,l,f,s]=a,r={negated:c!==void 0,text:t,position:n};
if(i!==void 0)return{item:{...r,pages:i.toLowerCase()}};const d=Number(l),g=f===void 0?d:s===void 0?"end":Number(s);return d===0||g===0?h.P3:{item:{...r,pages:{
from:d,to:g}}}});function D(_,e,n="pages"){const t=f=>(0,P.G6)([{field:n,message:f}]),a=E(_);if("problem"in a)throw t(a.problem);const c=new m(e),i=new m(e),l=[];
for(const f of a.items){const s=f.negated?i:c;if(typeof f.pages=="string"){s.add(f.pages);continue}const{from:r,to:d}=f.pages,g=r<0?e+1+r:r,O=d==="end"?e:d<0?e+
1+d:d,T=(d==="end"?r<0?[[r,g]]:[]:[[r,g],[d,O]]).find(([,x])=>x<1||x>e);T&&l.push((0,h.D6)(f,T[0],e)),!(d==="end"&&g>e||l.length>0)&&s.range(Math.min(g,O),Math.
max(g,O))}if(l.length>0)throw t((0,h.bs)(l));return a.items.every(({negated:f})=>f)&&c.add("all"),c.without(i)}function u(_){const e=E(_);if("problem"in e||e.items.
length!==1)return;const{negated:n,pages:t}=e.items[0];if(n)return;if(t==="all")return{first:1};if(typeof t=="string"||t.from<1)return;const{from:a,to:c}=t;return c===
"end"?{first:a}:c===-1?{first:a}:c<1?void 0:{first:Math.min(a,c),last:Math.max(a,c)}}class m{pageCount;differences;odd=!1;even=!1;constructor(e){this.pageCount=
e,this.differences=new Int32Array(e+2)}add(e){e!=="even"&&(this.odd=!0),e!=="odd"&&(this.even=!0)}range(e,n){this.differences[e]++,this.differences[n+1]--}without(e){
const n=new Uint32Array(this.pageCount);let t=0,a=0,c=0;for(let i=1;i<=this.pageCount;i++){a+=this.differences[i],c+=e.differences[i];const l=i%2===1?"odd":"eve\
n";(a>0||this[l])&&!(c>0||e[l])&&(n[t++]=i)}return n.subarray(0,t)}}function M(_){return/^(not +)?\.\./i.test(_)?"has no start: a range is written 1..5":/^!/.test(
_)?"is not a page: leave out pages with not, such as not 2":(0,h.NL)(_.replace(/^not +/i,""))??"is not a page such as 3 or -1, a range such as 2..5 or 2.., odd,\
 even, all, or one of these after not"}}),15922:(($,v,o)=>{o.r(v),o.d(v,{add_overlay:()=>E});var P=o(86687),h=o(95234);const p={file:"overlay",password:"overlay\
_password",noun:"the overlay"},E=(D,u,m)=>{const{overlay:M,overlay_password:_,layer:e,repeat:n,fit:t}=u,a={file:M,password:_,fields:p,layer:e,repeat:n,fit:t};return(0,h.
W)(D,u,m,(c,i)=>(0,P.e)(c,a,i,m))}}),52404:(($,v,o)=>{o.d(v,{$:()=>E,U:()=>D});var P=o(58552),h=o(29082),p=o(98446);const E={code:"no_pages_selected",message:"T\
he document has none of the pages that were asked for, so nothing was changed."};function D({first_page:u,last_page:m,pages:M},_){if(M!==void 0)return(0,h.k1)(M,
_);const e=(0,p.y_)(_,"page"),n=[];if(u>_&&n.push({field:"first_page",message:`is ${u}, but the document has ${e}`}),m!==void 0&&m>_&&n.push({field:"last_page",
message:`is ${m}, but the document has ${e}`}),n.length===0&&m!==void 0&&u>m&&n.push({field:"first_page",message:`is ${u}, which is after last_page (${m})`,mentions:[
"last_page"]}),n.length>0)throw(0,P.G6)(n);return Uint32Array.from({length:(m??_)-u+1},(t,a)=>u+a)}}),95234:(($,v,o)=>{o.d(v,{W:()=>m});var P=o(29082),h=o(91519),
p=o(87826),E=o(14029),D=o(52404);const u="1.4";async function m(_,{pages:e,open_password:n,transparency:t},a,c){const i=await(0,h.E)(_.bytes,a,{password:n}),l=i.
pages.count,f=(0,P.k1)(e,l);if(f.length===0){const T=await(0,p.i)(i,_.bytes);return{documents:[{name:_.name,bytes:T,pageCount:l}],notes:[D.$],facts:{pageCount:l,
stampedPages:0}}}const{notes:s,stampedPages:r=f.length,version:d=u,write:g}=await c(i,f),O={version:d>u?d:u},y=g?await g(O):await(0,E.UN)(i,O);return{documents:[
{name:_.name,bytes:y,pageCount:l}],notes:t===100?[M,...s]:s,facts:{pageCount:l,stampedPages:r}}}const M={code:"stamp_invisible",message:"The stamp cannot be see\
n, because transparency is 100. Use a lower value.",mentions:["transparency"]}}),21281:(($,v,o)=>{o.d(v,{Ip:()=>M,XM:()=>a,Xb:()=>t,ds:()=>m,qg:()=>n,yB:()=>i});
var P=o(59071),h=o(70549),p=o(21115),E=o(824),D=o(1975),u=o(60912);const m=(0,h.n)(async s=>M(s,await(0,E.Br)(s)));function M(s,r){const d=(I,A)=>(0,P.wh)((0,D.
sm)(r,I,A)[0]??""),g=e(d("pdfaid","part"),d("pdfaid","conformance").toLowerCase()),O=_(d("pdfuaid","part"))?`PDF/UA-${d("pdfuaid","part")}`:void 0,T=[d("pdfxid",
"GTS_PDFXVersion")||d("pdfx","GTS_PDFXVersion")||((0,P.Gh)(s.resolve((0,E._U)(s)?.get("GTS_PDFXVersion")))??""),d("pdfe","ISO_PDFEVersion"),d("pdfvtid","GTS_PDF\
VTVersion")],x=[g?.name,O,...T.filter(I=>/^PDF\/[\w .:/()-]{1,40}$/.test(I))];return{archive:g,accessible:O,names:x.filter(I=>I!==void 0)}}const _=s=>/^[1-9]$/.
test(s);function e(s,r){if(!_(s))return;const d=/^[abuef]$/.test(r)?r:"";return{part:Number(s),level:d,name:`PDF/A-${s}${d}`}}function n(s,r,d,g){return r&&f(s,
r,[p.dK.pdfaid]),t(d,g)}const t=({name:s},r)=>({code:"pdfa_identification_removed",message:`The document no longer claims ${s}: ${r}.`});async function a(s){const r=await(0,E.
Br)(s);if(!r)return[];const{archive:d,accessible:g}=M(s,r);f(s,r,[p.dK.pdfaid,p.dK.pdfuaid]);const O=[d?.name,g].filter(y=>y!==void 0);return O.length>0?[c(O,"a\
 merge cannot guarantee conformance")]:[]}const c=(s,r)=>({code:"conformance_dropped",message:`The result no longer claims ${s.join(" and ")}, because ${r}.`}),
i=({archive:s,accessible:r})=>[...s?[t(s,l)]:[],...r===void 0?[]:[c([r],l)]],l="its metadata was removed";function f(s,r,d){r.properties.some(({namespace:g})=>d.
includes(g))&&(0,u._L)(s,(0,u.QH)(r,({namespace:g})=>d.includes(g),[]))}}),60912:(($,v,o)=>{o.d(v,{QH:()=>E,T3:()=>D,_L:()=>_});var P=o(21115),h=o(3907),p=o(45599);
function E(e,n,t){const{text:a,properties:c,end:i,about:l}=e,f=[];let s=0;for(const r of c.filter(n).sort((d,g)=>d.from-g.from))r.from<s||(f.push(a.slice(s,r.from)),
s=r.to);return f.push(a.slice(s,Math.max(i,s))),t.length>0&&f.push(u(t,l)),f.push(a.slice(Math.max(i,s))),M(f.join(""))}function D(e){return`<?xpacket begin="\uFEFF"\
 id="W5M0MpCehiHzreSzNTczkc9d"?>
<x:xmpmeta xmlns:x="adobe:ns:meta/">
<rdf:RDF xmlns:rdf="${P.dK.rdf}">
${u(e,"")}</rdf:RDF>
</x:xmpmeta>
<?xpacket end="w"?>`}function u(e,n){const a=[...new Set(e.map(({prefix:i})=>i))].map(i=>` xmlns:${i}="${P.dK[i]}"`).join(""),c=e.map(({prefix:i,name:l,form:f,values:s})=>`\
<${i}:${l}>${m(f,s)}</${i}:${l}>
`);return`<rdf:Description xmlns:rdf="${P.dK.rdf}" rdf:about="${(0,h.X)(n)}"${a}>
${c.join("")}</rdf:Description>
`}function m(e,n){const t=a=>n.map(c=>`<rdf:li${a}>${(0,h.X)(c)}</rdf:li>`).join("");switch(e){case"simple":return(0,h.X)(n[0]??"");case"alternative":return`<rd\
f:Alt>${t(' xml:lang="x-default"')}</rdf:Alt>`;case"ordered":return`<rdf:Seq>${t("")}</rdf:Seq>`;case"unordered":return`<rdf:Bag>${t("")}</rdf:Bag>`}}const M=e=>e.
replace(/^(\s*<\?xml\s[^>]*encoding\s*=\s*["'])[^"']*/,"$1UTF-8");function _(e,n){const t=e.catalog.get("Metadata"),a=e.resolve(t),c=a instanceof p.Z6?[...a.dict].
filter(([f])=>!["Filter","DecodeParms","Length"].includes(f)):[],i=new p.Bi([["Type",new p.SX("Metadata")],["Subtype",new p.SX("XML")],...c]),l=new p.Z6(i,Buffer.
from(n,"utf8"));(0,p.i9)(t)&&a instanceof p.Z6?e.put(t,l):e.edit(e.catalogNumber).set("Metadata",e.add(l))}}),87826:(($,v,o)=>{o.d(v,{N:()=>p,i:()=>E});var P=o(
78157),h=o(14029);function p({suspect:D,bytes:u},m){if(!(D||(0,P.bS)(u.subarray(0,5)).toString("latin1")!=="%PDF-"))return u.length===m.length?m:u}const E=async(D,u,m)=>p(
D,u)??await(0,h.UN)(D,m)})};
