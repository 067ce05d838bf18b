"use strict";exports.id=4256,exports.ids=[4256],exports.modules={17079:((A,b,f)=>{f.d(b,{Z:()=>$,_:()=>E});const O=/^(?:D:)?\s*(\d{4})(?:(\d\d)(?:(\d\d)(?:(\d\d)(?:(\d\d)(?:(\d\d))?)?)?)?)?\s*(?:(Z)(?:00?)?'?(?:00?'?)?|([+-])(\d\d)?'?(?:(\d\d)'?)?)?$/,
M=/^(D:)?19(1\d\d)(\d{10})(?!\d)/,g=/^(\d{4})(?:-(\d\d)(?:-(\d\d)(?:[T ](\d\d):(\d\d)(?::(\d\d)(?:[.,]\d{1,9})?)?\s?(?:(Z)|([+-])(\d\d):?(\d\d)?)?)?)?)?$/;function E(d){
if(d.length>64)return;const n=d.trim().replace(M,(r,a,s,o)=>`${a??""}${1900+Number(s)}${o}`);return h(m(O.exec(n)??g.exec(n)))}function $(d){const n=d.length>64?
void 0:m(g.exec(d.trim()));if(!n||h(n)===void 0)return;const{year:r,month:a="",day:s="",hour:o="",minute:_="",second:l="",zone:u=""}=n;return`D:${r}${a}${s}${o}${_}${l}${u===
"Z"||u===""?u:`${u.replace(":","'")}'`}`}function m(d){if(!d)return;const[,n,r,a,s,o,_,l,u,c,e]=d,t=l??(u===void 0?void 0:`${u}${c??"00"}:${e??"00"}`);return{year:n,
month:r,day:a,hour:s,minute:o,second:_,zone:t}}function h(d){if(!d)return;const{year:n,month:r,day:a,hour:s,minute:o="00",second:_="00",zone:l}=d,u=(e,t,i)=>e===
void 0||Number(e)>=t&&Number(e)<=i;if(Number(n)===0||!u(r,1,12)||!u(a,1,P(Number(n),Number(r)))||!u(s,0,23)||!u(o,0,59)||!u(_,0,59)||l!==void 0&&l!=="Z"&&!(u(l.
slice(1,3),0,23)&&u(l.slice(4),0,59)))return;const c=[n,r,a].filter(e=>e!==void 0).join("-");return s===void 0?c:`${c}T${s}:${o}:${_}${l==="+00:00"||l==="-00:00"?
"Z":l??""}`}function P(d,n){return n===2?d%4===0&&(d%100!==0||d%400===0)?29:28:[4,6,9,11].includes(n)?30:31}}),66974:((A,b,f)=>{f.d(b,{D6:()=>$,F1:()=>g,NL:()=>d,
P3:()=>M,br:()=>E,bs:()=>P});var O=f(98446);const M={problem:"names page 0: pages count from 1, and -1 is the last page"};function g(r,a,s){const o=[],_=[];for(const[
l,u]of r.split(",").entries()){const c=l+1;if(a!==void 0&&u.trim()===""){_.push(`entry ${c} is empty: write ${a}, separated by single commas`);continue}const e=s(
u,c);"problem"in e?_.push(E(c,u,e.problem)):o.push(e.item)}return _.length>0?{problem:P(_)}:{items:o}}const E=(r,a,s)=>`entry ${r} ('${n(a.trim())}') ${s}`,$=({
position:r,text:a},s,o)=>E(r,a,`names ${m(s)}, but the document has ${(0,O.y_)(o,"page")}`);function m(r){return Number.isSafeInteger(r)?`page ${r}`:"a page far\
 beyond its end"}const h=5;function P(r){const a=r.length-h;return[...r.slice(0,h),...a>0?[`and ${a} more such entries`]:[]].join("; ")}function d(r){const a=/^ *(\d{1,10}) *[-–]+ *(\d{0,10}) *$/.
exec(r);return a?`is not a range: write ${a[1]}..${a[2]}${a[2]===""?" for this page and all after it":""}`:/\bfirst\b/i.test(r)?"is not a page: the first page i\
s written 1, and a range from it 1..5":/\b(last|end)\b/i.test(r)?"is not a page: the last page is written -1, and a range to it 2..":void 0}function n(r){const a=[
...r].map(s=>/[\p{Cc}\p{Cs}\u2028\u2029]/u.test(s)?"?":s);return(0,O.Bu)(a.join(""),40)}}),29082:((A,b,f)=>{f.d(b,{k1:()=>$,lY:()=>E,m7:()=>m});var O=f(58552),M=f(
66974);const g=/^(not +)?(?:(odd|even|all)|(-?\d+)(?:(\.\.)(-?\d+)?)?)$/i,E=d=>(0,M.F1)(d,"pages such as 1..3, -1, odd",(n,r)=>{const a=n.trim(),s=g.exec(a);if(!s)
return{problem:P(a)};const[,o,_,l,u,c]=s,e={negated:o!==void 0,text:a,position:r};if(_!==void 0)return{item:{...e,pages:_.toLowerCase()}};const t=Number(l),i=u===
void 0?t:c===void 0?"end":Number(c);return t===0||i===0?M.P3:{item:{...e,pages:{from:t,to:i}}}});function $(d,n,r="pages"){const a=u=>(0,O.G6)([{field:r,message:u}]),
s=E(d);if("problem"in s)throw a(s.problem);const o=new h(n),_=new h(n),l=[];for(const u of s.items){const c=u.negated?_:o;if(typeof u.pages=="string"){c.add(u.pages);
continue}const{from:e,to:t}=u.pages,i=e<0?n+1+e:e,p=t==="end"?n:t<0?n+1+t:t,v=(t==="end"?e<0?[[e,i]]:[]:[[e,i],[t,p]]).find(([,x])=>x<1||x>n);v&&l.push((0,M.D6)(
u,v[0],n)),!(t==="end"&&i>n||l.length>0)&&c.range(Math.min(i,p),Math.max(i,p))}if(l.length>0)throw a((0,M.bs)(l));return s.items.every(({negated:u})=>u)&&o.add(
"all"),o.without(_)}function m(d){const n=E(d);if("problem"in n||n.items.length!==1)return;const{negated:r,pages:a}=n.items[0];if(r)return;if(a==="all")return{first:1};
if(typeof a=="string"||a.from<1)return;const{from:s,to:o}=a;return o==="end"?{first:s}:o===-1?{first:s}:o<1?void 0:{first:Math.min(s,o),last:Math.max(s,o)}}class h{pageCount;differences;odd=!1;even=!1;constructor(n){
this.pageCount=n,this.differences=new Int32Array(n+2)}add(n){n!=="even"&&(this.odd=!0),n!=="odd"&&(this.even=!0)}range(n,r){this.differences[n]++,this.differences[r+
1]--}without(n){const r=new Uint32Array(this.pageCount);let a=0,s=0,o=0;for(let _=1;_<=this.pageCount;_++){s+=this.differences[_],o+=n.differences[_];const l=_%
2===1?"odd":"even";(s>0||this[l])&&!(o>0||n[l])&&(r[a++]=_)}return r.subarray(0,a)}}function P(d){return/^(not +)?\.\./i.test(d)?"has no start: a range is writt\
en 1..5":/^!/.test(d)?"is not a page: leave out pages with not, such as not 2":(0,M.NL)(d.replace(/^not +/i,""))??"is not a page such as 3 or -1, a range such a\
s 2..5 or 2.., odd, even, all, or one of these after not"}}),38772:((A,b,f)=>{f.r(b),f.d(b,{add_image_watermark:()=>g});var O=f(85476),M=f(95234);const g=(E,$,m)=>(0,M.
W)(E,$,m,(h,P)=>(0,O.z)(h,$,P,m))}),52404:((A,b,f)=>{f.d(b,{$:()=>E,U:()=>$});var O=f(58552),M=f(29082),g=f(98446);const E={code:"no_pages_selected",message:"Th\
e document has none of the pages that were asked for, so nothing was changed."};function $({first_page:m,last_page:h,pages:P},d){if(P!==void 0)return(0,M.k1)(P,
d);const n=(0,g.y_)(d,"page"),r=[];if(m>d&&r.push({field:"first_page",message:`is ${m}, but the document has ${n}`}),h!==void 0&&h>d&&r.push({field:"last_page",
message:`is ${h}, but the document has ${n}`}),r.length===0&&h!==void 0&&m>h&&r.push({field:"first_page",message:`is ${m}, which is after last_page (${h})`,mentions:[
"last_page"]}),r.length>0)throw(0,O.G6)(r);return Uint32Array.from({length:(h??d)-m+1},(a,s)=>m+s)}}),95234:((A,b,f)=>{f.d(b,{W:()=>h});var O=f(29082),M=f(91519),
g=f(87826),E=f(14029),$=f(52404);const m="1.4";async function h(d,{pages:n,open_password:r,transparency:a},s,o){const _=await(0,M.E)(d.bytes,s,{password:r}),l=_.
pages.count,u=(0,O.k1)(n,l);if(u.length===0){const v=await(0,g.i)(_,d.bytes);return{documents:[{name:d.name,bytes:v,pageCount:l}],notes:[$.$],facts:{pageCount:l,
stampedPages:0}}}const{notes:c,stampedPages:e=u.length,version:t=m,write:i}=await o(_,u),p={version:t>m?t:m},D=i?await i(p):await(0,E.UN)(_,p);return{documents:[
{name:d.name,bytes:D,pageCount:l}],notes:a===100?[P,...c]:c,facts:{pageCount:l,stampedPages:e}}}const P={code:"stamp_invisible",message:"The stamp cannot be see\
n, because transparency is 100. Use a lower value.",mentions:["transparency"]}}),74135:((A,b,f)=>{f.d(b,{$L:()=>s,DI:()=>m,Gd:()=>d,JQ:()=>M,Mo:()=>E,PU:()=>h,Pj:()=>l,
S3:()=>g,W1:()=>u,XM:()=>_,d:()=>c,ds:()=>$,gF:()=>o,iN:()=>O,kO:()=>a,lw:()=>P,xk:()=>n,zl:()=>r});function O({box:[e,t,i,p],rotation:D}){const v=i-e,x=p-t;return D%
180===0?{width:v,height:x}:{width:x,height:v}}function M(e){const{width:t,height:i}=O(e);return{width:t*e.userUnit,height:i*e.userUnit}}function g({box:[e,t,i,p],
rotation:D}){switch(D){case 0:return[1,0,0,1,e,t];case 90:return[0,1,-1,0,i,t];case 180:return[-1,0,0,-1,i,p];case 270:return[0,-1,1,0,e,p]}}function E(e,t){return t===
void 0?e:l(e,t)??e}function $([e,t,i,p]){return[Math.min(e,i),Math.min(t,p),Math.max(e,i),Math.max(t,p)]}function m([e,t,i,p,D,v]){const x=e*p-t*i,[y,T,w,I]=[p/
x,-t/x,-i/x,e/x];return[y+0,T+0,w+0,I+0,-(D*y+v*w)+0,-(D*T+v*I)+0]}const h=([e,t,i,p])=>Math.sqrt(Math.abs(e*p-t*i));function P(e,t){const[i,p,D,v,x,y]=e,[T,w,I,
U,B,L]=t;return[i*T+p*I,i*w+p*U,D*T+v*I,D*w+v*U,x*T+y*I+B,x*w+y*U+L]}function d([e,t,i,p,D,v],x,y){return[e*x+i*y+D,t*x+p*y+v]}function n([e,t],[i,p],[D,v],[x,y],T){
const w=1-T,[I,U,B,L]=[w**3,3*T*w**2,3*T**2*w,T**3];return[I*e+U*i+B*D+L*x,I*t+U*p+B*v+L*y]}function r(e,[t,i,p,D]){const[v,x]=d(e,t,i),[y,T]=d(e,p,i),[w,I]=d(e,
t,D),[U,B]=d(e,p,D);return[Math.min(v,y,w,U),Math.min(x,T,I,B),Math.max(v,y,w,U),Math.max(x,T,I,B)]}const a=(e,t)=>[Math.min(e[0],t[0]),Math.min(e[1],t[1]),Math.
max(e[2],t[2]),Math.max(e[3],t[3])];function s(e){let[t,i,p,D]=o;for(const[v,x]of e)t=Math.min(t,v),i=Math.min(i,x),p=Math.max(p,v),D=Math.max(D,x);return[t,i,p,
D]}const o=[1/0,1/0,-1/0,-1/0],_=([e,t,i,p],D)=>[e-D,t-D,i+D,p+D];function l(e,t){const i=[Math.max(e[0],t[0]),Math.max(e[1],t[1]),Math.min(e[2],t[2]),Math.min(
e[3],t[3])];return i[0]<i[2]&&i[1]<i[3]?i:void 0}const u=e=>e.map(t=>Math.round(t*1e5)/1e5+0),c=(e,{userUnit:t})=>String(Number((e*t/72).toPrecision(3)))}),6057:((A,b,f)=>{
f.d(b,{VO:()=>E,b0:()=>h,c_:()=>d,iw:()=>m,lQ:()=>P});var O=f(73208),M=f(74135);const g=[0,0,612,792],E=(n,r)=>h(n,n.pages.attribute(r,"MediaBox"))??$(n);function $({
table:n}){return n.damagedKinds.addCut(O.md),g}function m(n,r){const{pages:a}=n,s=n.resolve(n.entry(a.number(r),"UserUnit"));return{box:(0,M.Mo)(E(n,r),h(n,a.attribute(
r,"CropBox"))),rotation:d(n.resolve(a.attribute(r,"Rotate"))),userUnit:typeof s=="number"&&s>0?s:1}}function h(n,r){const a=n.array(r)?.map(o=>n.resolve(o));if(a?.
length!==4||!a.every(o=>typeof o=="number"&&Number.isFinite(o)))return;const s=(0,M.ds)(a);return s[0]<s[2]&&s[1]<s[3]?s:void 0}function P(n,r){const a=(n.array(
r)??[]).map(s=>n.resolve(s));return a.length===6&&a.every(s=>typeof s=="number")?a:[1,0,0,1,0,0]}function d(n){const r=typeof n=="number"?(n%360+360)%360:0;return r===
90||r===180||r===270?r:0}}),21281:((A,b,f)=>{f.d(b,{Ip:()=>P,XM:()=>s,Xb:()=>a,ds:()=>h,qg:()=>r,yB:()=>_});var O=f(59071),M=f(70549),g=f(21115),E=f(824),$=f(1975),
m=f(60912);const h=(0,M.n)(async c=>P(c,await(0,E.Br)(c)));function P(c,e){const t=(y,T)=>(0,O.wh)((0,$.sm)(e,y,T)[0]??""),i=n(t("pdfaid","part"),t("pdfaid","co\
nformance").toLowerCase()),p=d(t("pdfuaid","part"))?`PDF/UA-${t("pdfuaid","part")}`:void 0,v=[t("pdfxid","GTS_PDFXVersion")||t("pdfx","GTS_PDFXVersion")||((0,O.
Gh)(c.resolve((0,E._U)(c)?.get("GTS_PDFXVersion")))??""),t("pdfe","ISO_PDFEVersion"),t("pdfvtid","GTS_PDFVTVersion")],x=[i?.name,p,...v.filter(y=>/^PDF\/[\w .:/()-]{1,40}$/.
test(y))];return{archive:i,accessible:p,names:x.filter(y=>y!==void 0)}}const d=c=>/^[1-9]$/.test(c);function n(c,e){if(!d(c))return;const t=/^[abuef]$/.test(e)?
e:"";return{part:Number(c),level:t,name:`PDF/A-${c}${t}`}}function r(c,e,t,i){return e&&u(c,e,[g.dK.pdfaid]),a(t,i)}const a=({name:c},e)=>({code:"pdfa_identific\
ation_removed",message:`The document no longer claims ${c}: ${e}.`});async function s(c){const e=await(0,E.Br)(c);if(!e)return[];const{archive:t,accessible:i}=P(
c,e);u(c,e,[g.dK.pdfaid,g.dK.pdfuaid]);const p=[t?.name,i].filter(D=>D!==void 0);return p.length>0?[o(p,"a merge cannot guarantee conformance")]:[]}const o=(c,e)=>({
code:"conformance_dropped",message:`The result no longer claims ${c.join(" and ")}, because ${e}.`}),_=({archive:c,accessible:e})=>[...c?[a(c,l)]:[],...e===void 0?
[]:[o([e],l)]],l="its metadata was removed";function u(c,e,t){e.properties.some(({namespace:i})=>t.includes(i))&&(0,m._L)(c,(0,m.QH)(e,({namespace:i})=>t.includes(
i),[]))}}),60912:((A,b,f)=>{f.d(b,{QH:()=>E,T3:()=>$,_L:()=>d});var O=f(21115),M=f(3907),g=f(45599);function E(n,r,a){const{text:s,properties:o,end:_,about:l}=n,
u=[];let c=0;for(const e of o.filter(r).sort((t,i)=>t.from-i.from))e.from<c||(u.push(s.slice(c,e.from)),c=e.to);return u.push(s.slice(c,Math.max(_,c))),a.length>
0&&u.push(m(a,l)),u.push(s.slice(Math.max(_,c))),P(u.join(""))}function $(n){return`<?xpacket begin="\uFEFF" id="W5M0MpCehiHzreSzNTczkc9d"?>
<x:xmpmeta xmlns:x="adobe:ns:meta/">
<rdf:RDF xmlns:rdf="${O.dK.rdf}">
${m(n,"")}</rdf:RDF>
</x:xmpmeta>
<?xpacket end="w"?>`}function m(n,r){const s=[...new Set(n.map(({prefix:_})=>_))].map(_=>` xmlns:${_}="${O.dK[_]}"`).join(""),o=n.map(({prefix:_,name:l,form:u,values:c})=>`\
<${_}:${l}>${h(u,c)}</${_}:${l}>
`);return`<rdf:Description xmlns:rdf="${O.dK.rdf}" rdf:about="${(0,M.X)(r)}"${s}>
${o.join("")}</rdf:Description>
`}function h(n,r){const a=s=>r.map(o=>`<rdf:li${s}>${(0,M.X)(o)}</rdf:li>`).join("");switch(n){case"simple":return(0,M.X)(r[0]??"");case"alternative":return`<rd\
f:Alt>${a(' xml:lang="x-default"')}</rdf:Alt>`;case"ordered":return`<rdf:Seq>${a("")}</rdf:Seq>`;case"unordered":return`<rdf:Bag>${a("")}</rdf:Bag>`}}const P=n=>n.
replace(/^(\s*<\?xml\s[^>]*encoding\s*=\s*["'])[^"']*/,"$1UTF-8");function d(n,r){const a=n.catalog.get("Metadata"),s=n.resolve(a),o=s instanceof g.Z6?[...s.dict].
filter(([u])=>!["Filter","DecodeParms","Length"].includes(u)):[],_=new g.Bi([["Type",new g.SX("Metadata")],["Subtype",new g.SX("XML")],...o]),l=new g.Z6(_,Buffer.
from(r,"utf8"));(0,g.i9)(a)&&s instanceof g.Z6?n.put(a,l):n.edit(n.catalogNumber).set("Metadata",n.add(l))}}),59071:((A,b,f)=>{f.d(b,{Gh:()=>r,ZK:()=>a,wh:()=>n});
var O=f(77581),M=f(45599);const g=/\u001b[A-Za-z]{2}[A-Za-z-]{0,8}\u001b/g,E=/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]/g,$=/[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g,
m=s=>s.replace(g,"").replace(E,"").replace($,"�"),h=200,P=new WeakMap;function d(s){let o=P.get(s);if(o)return o;const _=m((0,O.g7)(s));return o={whole:_,trimmed:_.
trim()},s.bytes.length>=h&&P.set(s,o),o}const n=s=>m(s).trim();function r(s){const o=s instanceof M.Mx?d(s).trimmed:"";return o===""?null:o}const a=s=>s?d(s).whole:
""}),70549:((A,b,f)=>{f.d(b,{n:()=>O});function O(M){const g=new WeakMap;return E=>{if(E.hasChanges)return M(E);const $=g.get(E);if($)return $.answer;const m=M(
E);return g.set(E,{answer:m}),m}}}),87826:((A,b,f)=>{f.d(b,{N:()=>g,i:()=>$});var O=f(78157),M=f(14029);function g(m,h){const{bytes:P}=m;if(!(E(m)||(0,O.bS)(P.subarray(
0,5)).toString("latin1")!=="%PDF-"))return P.length===h.length?h:P}const E=({suspect:m,pages:h})=>m||h.count!==h.claimed||h.blank.length>0,$=async(m,h,P)=>g(m,h)??
await(0,M.UN)(m,P)})};
