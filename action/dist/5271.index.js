"use strict";exports.id=5271,exports.ids=[5271],exports.modules={66974:(($,M,o)=>{o.d(M,{D6:()=>v,F1:()=>p,NL:()=>l,P3:()=>E,br:()=>P,bs:()=>h});var D=o(98446);const E={problem:"\
names page 0: pages count from 1, and -1 is the last page"};function p(n,t,a){const c=[],i=[];for(const[m,f]of n.split(",").entries()){const s=m+1;if(t!==void 0&&
f.trim()===""){i.push(`entry ${s} is empty: write ${t}, separated by single commas`);continue}const r=a(f,s);"problem"in r?i.push(P(s,f,r.problem)):c.push(r.item)}
return i.length>0?{problem:h(i)}:{items:c}}const P=(n,t,a)=>`entry ${n} ('${e(t.trim())}') ${a}`,v=({position:n,text:t},a,c)=>P(n,t,`names ${_(a)}, but the docu\
ment has ${(0,D.y_)(c,"page")}`);function _(n){return Number.isSafeInteger(n)?`page ${n}`:"a page far beyond its end"}const u=5;function h(n){const t=n.length-u;
return[...n.slice(0,u),...t>0?[`and ${t} more such entries`]:[]].join("; ")}function l(n){const t=/^ *(\d{1,10}) *[-–]+ *(\d{0,10}) *$/.exec(n);return t?`is n\
ot a range: write ${t[1]}..${t[2]}${t[2]===""?" for this page and all after it":""}`:/\bfirst\b/i.test(n)?"is not a page: the first page is written 1, and a ran\
ge from it 1..5":/\b(last|end)\b/i.test(n)?"is not a page: the last page is written -1, and a range to it 2..":void 0}function e(n){const t=[...n].map(a=>/[\p{Cc}\p{Cs}\u2028\u2029]/u.
test(a)?"?":a);return(0,D.Bu)(t.join(""),40)}}),29082:(($,M,o)=>{o.d(M,{k1:()=>v,lY:()=>P,m7:()=>_});var D=o(58552),E=o(66974);const p=/^(not +)?(?:(odd|even|all)|(-?\d+)(?:(\.\.)(-?\d+)?)?)$/i,
P=l=>(0,E.F1)(l,"pages such as 1..3, -1, odd",(e,n)=>{const t=e.trim(),a=p.exec(t);if(!a)return{problem:h(t)};const[,c,i,m,f,s]=a,r={negated:c!==void 0,text:t,position:n};
if(i!==void 0)return{item:{...r,pages:i.toLowerCase()}};const d=Number(m),g=f===void 0?d:s===void 0?"end":Number(s);return d===0||g===0?E.P3:{item:{...r,pages:{
from:d,to:g}}}});function v(l,e,n="pages"){const t=f=>(0,D.G6)([{field:n,message:f}]),a=P(l);if("problem"in a)throw t(a.problem);const c=new u(e),i=new u(e),m=[];
for(const f of a.items){const s=f.negated?i:c;if(typeof f.pages=="string"){s.add(f.pages);continue}const{from:r,to:d}=f.pages,g=r<0?e+1+r:r,O=d==="end"?e:d<0?e+
1+d:d,y=(d==="end"?r<0?[[r,g]]:[]:[[r,g],[d,O]]).find(([,x])=>x<1||x>e);y&&m.push((0,E.D6)(f,y[0],e)),!(d==="end"&&g>e||m.length>0)&&s.range(Math.min(g,O),Math.
max(g,O))}if(m.length>0)throw t((0,E.bs)(m));return a.items.every(({negated:f})=>f)&&c.add("all"),c.without(i)}function _(l){const e=P(l);if("problem"in e||e.items.
length!==1)return;const{negated:n,pages:t}=e.items[0];if(n)return;if(t==="all")return{first:1};if(typeof t=="string"||t.from<1)return;const{from:a,to:c}=t;return c===
"end"?{first:a}:c===-1?{first:a}:c<1?void 0:{first:Math.min(a,c),last:Math.max(a,c)}}class u{pageCount;differences;odd=!1;even=!1;constructor(e){this.pageCount=
e,this.differences=new Int32Array(e+2)}add(e){e!=="even"&&(this.odd=!0),e!=="odd"&&(this.even=!0)}range(e,n){this.differences[e]++,this.differences[n+1]--}without(e){
const n=new Uint32Array(this.pageCount);let t=0,a=0,c=0;for(let i=1;i<=this.pageCount;i++){a+=this.differences[i],c+=e.differences[i];const m=i%2===1?"odd":"eve\
n";(a>0||this[m])&&!(c>0||e[m])&&(n[t++]=i)}return n.subarray(0,t)}}function h(l){return/^(not +)?\.\./i.test(l)?"has no start: a range is written 1..5":/^!/.test(
l)?"is not a page: leave out pages with not, such as not 2":(0,E.NL)(l.replace(/^not +/i,""))??"is not a page such as 3 or -1, a range such as 2..5 or 2.., odd,\
 even, all, or one of these after not"}}),15922:(($,M,o)=>{o.r(M),o.d(M,{add_overlay:()=>P});var D=o(86687),E=o(95234);const p={file:"overlay",password:"overlay\
_password",noun:"the overlay"},P=(v,_,u)=>{const{overlay:h,overlay_password:l,layer:e,repeat:n,fit:t}=_,a={file:h,password:l,fields:p,layer:e,repeat:n,fit:t};return(0,E.
W)(v,_,u,(c,i)=>(0,D.e)(c,a,i,u))}}),52404:(($,M,o)=>{o.d(M,{$:()=>P,U:()=>v});var D=o(58552),E=o(29082),p=o(98446);const P={code:"no_pages_selected",message:"T\
he document has none of the pages that were asked for, so nothing was changed."};function v({first_page:_,last_page:u,pages:h},l){if(h!==void 0)return(0,E.k1)(h,
l);const e=(0,p.y_)(l,"page"),n=[];if(_>l&&n.push({field:"first_page",message:`is ${_}, but the document has ${e}`}),u!==void 0&&u>l&&n.push({field:"last_page",
message:`is ${u}, but the document has ${e}`}),n.length===0&&u!==void 0&&_>u&&n.push({field:"first_page",message:`is ${_}, which is after last_page (${u})`,mentions:[
"last_page"]}),n.length>0)throw(0,D.G6)(n);return Uint32Array.from({length:(u??l)-_+1},(t,a)=>_+a)}}),95234:(($,M,o)=>{o.d(M,{W:()=>u});var D=o(29082),E=o(91519),
p=o(87826),P=o(14029),v=o(52404);const _="1.4";async function u(l,{pages:e,open_password:n,transparency:t},a,c){const i=await(0,E.E)(l.bytes,a,{password:n}),m=i.
pages.count,f=(0,D.k1)(e,m);if(f.length===0){const y=await(0,p.i)(i,l.bytes);return{documents:[{name:l.name,bytes:y,pageCount:m}],notes:[v.$],facts:{pageCount:m,
stampedPages:0}}}const{notes:s,stampedPages:r=f.length,version:d=_,write:g}=await c(i,f),O={version:d>_?d:_},T=g?await g(O):await(0,P.UN)(i,O);return{documents:[
{name:l.name,bytes:T,pageCount:m}],notes:t===100?[h,...s]:s,facts:{pageCount:m,stampedPages:r}}}const h={code:"stamp_invisible",message:"The stamp cannot be see\
n, because transparency is 100. Use a lower value.",mentions:["transparency"]}}),21281:(($,M,o)=>{o.d(M,{Ip:()=>h,XM:()=>a,Xb:()=>t,ds:()=>u,qg:()=>n,yB:()=>i});
var D=o(59071),E=o(70549),p=o(21115),P=o(824),v=o(1975),_=o(60912);const u=(0,E.n)(async s=>h(s,await(0,P.Br)(s)));function h(s,r){const d=(I,A)=>(0,D.wh)((0,v.
sm)(r,I,A)[0]??""),g=e(d("pdfaid","part"),d("pdfaid","conformance").toLowerCase()),O=l(d("pdfuaid","part"))?`PDF/UA-${d("pdfuaid","part")}`:void 0,y=[d("pdfxid",
"GTS_PDFXVersion")||d("pdfx","GTS_PDFXVersion")||((0,D.Gh)(s.resolve((0,P._U)(s)?.get("GTS_PDFXVersion")))??""),d("pdfe","ISO_PDFEVersion"),d("pdfvtid","GTS_PDF\
VTVersion")],x=[g?.name,O,...y.filter(I=>/^PDF\/[\w .:/()-]{1,40}$/.test(I))];return{archive:g,accessible:O,names:x.filter(I=>I!==void 0)}}const l=s=>/^[1-9]$/.
test(s);function e(s,r){if(!l(s))return;const d=/^[abuef]$/.test(r)?r:"";return{part:Number(s),level:d,name:`PDF/A-${s}${d}`}}function n(s,r,d,g){return r&&f(s,
r,[p.dK.pdfaid]),t(d,g)}const t=({name:s},r)=>({code:"pdfa_identification_removed",message:`The document no longer claims ${s}: ${r}.`});async function a(s){const r=await(0,P.
Br)(s);if(!r)return[];const{archive:d,accessible:g}=h(s,r);f(s,r,[p.dK.pdfaid,p.dK.pdfuaid]);const O=[d?.name,g].filter(T=>T!==void 0);return O.length>0?[c(O,"a\
 merge cannot guarantee conformance")]:[]}const c=(s,r)=>({code:"conformance_dropped",message:`The result no longer claims ${s.join(" and ")}, because ${r}.`}),
i=({archive:s,accessible:r})=>[...s?[t(s,m)]:[],...r===void 0?[]:[c([r],m)]],m="its metadata was removed";function f(s,r,d){r.properties.some(({namespace:g})=>d.
includes(g))&&(0,_._L)(s,(0,_.QH)(r,({namespace:g})=>d.includes(g),[]))}}),60912:(($,M,o)=>{o.d(M,{QH:()=>P,T3:()=>v,_L:()=>l});var D=o(21115),E=o(3907),p=o(45599);
function P(e,n,t){const{text:a,properties:c,end:i,about:m}=e,f=[];let s=0;for(const r of c.filter(n).sort((d,g)=>d.from-g.from))r.from<s||(f.push(a.slice(s,r.from)),
s=r.to);return f.push(a.slice(s,Math.max(i,s))),t.length>0&&f.push(_(t,m)),f.push(a.slice(Math.max(i,s))),h(f.join(""))}function v(e){return`<?xpacket begin="\uFEFF"\
 id="W5M0MpCehiHzreSzNTczkc9d"?>
<x:xmpmeta xmlns:x="adobe:ns:meta/">
<rdf:RDF xmlns:rdf="${D.dK.rdf}">
${_(e,"")}</rdf:RDF>
</x:xmpmeta>
<?xpacket end="w"?>`}function _(e,n){const a=[...new Set(e.map(({prefix:i})=>i))].map(i=>` xmlns:${i}="${D.dK[i]}"`).join(""),c=e.map(({prefix:i,name:m,form:f,values:s})=>`\
<${i}:${m}>${u(f,s)}</${i}:${m}>
`);return`<rdf:Description xmlns:rdf="${D.dK.rdf}" rdf:about="${(0,E.X)(n)}"${a}>
${c.join("")}</rdf:Description>
`}function u(e,n){const t=a=>n.map(c=>`<rdf:li${a}>${(0,E.X)(c)}</rdf:li>`).join("");switch(e){case"simple":return(0,E.X)(n[0]??"");case"alternative":return`<rd\
f:Alt>${t(' xml:lang="x-default"')}</rdf:Alt>`;case"ordered":return`<rdf:Seq>${t("")}</rdf:Seq>`;case"unordered":return`<rdf:Bag>${t("")}</rdf:Bag>`}}const h=e=>e.
replace(/^(\s*<\?xml\s[^>]*encoding\s*=\s*["'])[^"']*/,"$1UTF-8");function l(e,n){const t=e.catalog.get("Metadata"),a=e.resolve(t),c=a instanceof p.Z6?[...a.dict].
filter(([f])=>!["Filter","DecodeParms","Length"].includes(f)):[],i=new p.Bi([["Type",new p.SX("Metadata")],["Subtype",new p.SX("XML")],...c]),m=new p.Z6(i,Buffer.
from(n,"utf8"));(0,p.i9)(t)&&a instanceof p.Z6?e.put(t,m):e.edit(e.catalogNumber).set("Metadata",e.add(m))}}),87826:(($,M,o)=>{o.d(M,{N:()=>p,i:()=>v});var D=o(
78157),E=o(14029);function p(_,u){const{bytes:h}=_;if(!(P(_)||(0,D.bS)(h.subarray(0,5)).toString("latin1")!=="%PDF-"))return h.length===u.length?u:h}const P=({suspect:_,
pages:u})=>_||u.count!==u.claimed||u.blank.length>0,v=async(_,u,h)=>p(_,u)??await(0,E.UN)(_,h)})};
