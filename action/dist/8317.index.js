"use strict";exports.id=8317,exports.ids=[8317],exports.modules={98037:((L,A,u)=>{u.d(A,{K:()=>a,V:()=>s});var x=u(77598),P=u.n(x),w=u(81077),M=u(9819),O=u(34400),v=u(81679),
y=u(68973),D=u(77581),r=u(45599),c=u(59071);async function s(l){const h=(0,M.Wo)(l,"Names")?.dict.get("EmbeddedFiles");return(await(0,w.Zc)(l,h,"Names")).map(E=>{
const m=l.dict(E[1]),T=K=>(0,c.Gh)(l.resolve(m?.get(K)));return{entry:E,name:T("UF")??T("F")??(E[0]instanceof r.Mx?(0,c.Gh)(E[0]):null)}})}async function a(l,h,E,m){
const T=l.add(await f(l,h));_(l,(0,w.AN)([...E,[g(E,h.name),T]]));const K=l.edit(l.catalogNumber),U=new Set(m.map(([,b])=>(0,r.i9)(b)?b.number:b)),C=(l.array(K.
get("AF"))??[]).filter(b=>!U.has((0,r.i9)(b)?b.number:b));K.set("AF",[...C,T])}async function f(l,h){const{bytes:E,description:m,modified:T}=h,{pace:K}=l.job,U=(0,r.
jd)({Size:E.length,CheckSum:new r.Mx(await i(E,K)),ModDate:T===void 0?void 0:(0,D.wx)(T)}),C=await t(E,l.job),b=(0,r.jd)({Type:(0,r.UU)("EmbeddedFile"),Subtype:(0,r.
UU)(h.mimeType),Params:U,Filter:C?(0,r.UU)("FlateDecode"):void 0}),R=l.add(new r.Z6(b,C??E));return(0,r.jd)({Type:(0,r.UU)("Filespec"),F:(0,D.wx)(h.name),UF:(0,D.
wx)(h.name),Desc:m===void 0?void 0:(0,D.wx)(m),AFRelationship:(0,r.UU)(h.relationship),EF:(0,r.jd)({F:R,UF:R})})}const p=65536,o=.97,e=4;async function t(l,h){if(l.
length>4*p&&(0,v.Kc)(l.subarray(0,p)).length>p*o)return;const E=await(0,y.uM)(h).deflate(l,e);return E.length<l.length?E:void 0}const n=1<<20;async function i(l,h){
const E=d();if(!E)return(0,O.F)(l);for(let m=0;m<l.length;m+=n){E.update(l.subarray(m,m+n));const T=h.step(n);T&&await T}return E.digest()}function d(){try{return(0,x.
createHash)("md5")}catch{return}}function g(l,h){const E=new Set(l.map(([m])=>(0,w.Pu)(m)));for(let m=1;;m++){const T=(0,D.wx)(m===1?h:`${h} (${m})`);if(!E.has(
(0,w.Pu)(T)))return T}}function _(l,h){const E=l.add((0,w.H6)(l,h,"Names")),m=(0,M.Wo)(l,"Names");if(m){l.edit(m.holder),m.dict.set("EmbeddedFiles",E);return}const T=l.
add((0,r.jd)({EmbeddedFiles:E}));l.edit(l.catalogNumber).set("Names",T)}}),21281:((L,A,u)=>{u.d(A,{Ip:()=>D,XM:()=>f,Xb:()=>a,ds:()=>y,qg:()=>s});var x=u(59071),
P=u(70549),w=u(21115),M=u(824),O=u(1975),v=u(60912);const y=(0,P.n)(async e=>D(e,await(0,M.Br)(e)));function D(e,t){const n=(h,E)=>(0,x.wh)((0,O.sm)(t,h,E)[0]??
""),i=c(n("pdfaid","part"),n("pdfaid","conformance").toLowerCase()),d=r(n("pdfuaid","part"))?`PDF/UA-${n("pdfuaid","part")}`:void 0,_=[n("pdfxid","GTS_PDFXVersi\
on")||n("pdfx","GTS_PDFXVersion")||((0,x.Gh)(e.resolve((0,M._U)(e)?.get("GTS_PDFXVersion")))??""),n("pdfe","ISO_PDFEVersion"),n("pdfvtid","GTS_PDFVTVersion")],l=[
i?.name,d,..._.filter(h=>/^PDF\/[\w .:/()-]{1,40}$/.test(h))];return{archive:i,accessible:d,names:l.filter(h=>h!==void 0)}}const r=e=>/^[1-9]$/.test(e);function c(e,t){
if(!r(e))return;const n=/^[abuef]$/.test(t)?t:"";return{part:Number(e),level:n,name:`PDF/A-${e}${n}`}}function s(e,t,n,i){return t&&o(e,t,[w.dK.pdfaid]),a(n,i)}
const a=({name:e},t)=>({code:"pdfa_identification_removed",message:`The document no longer claims ${e}: ${t}.`});async function f(e){const t=await(0,M.Br)(e);if(!t)
return[];const{archive:n,accessible:i}=D(e,t);o(e,t,[w.dK.pdfaid,w.dK.pdfuaid]);const d=[n?.name,i].filter(g=>g!==void 0);return d.length>0?[p(d)]:[]}const p=e=>({
code:"conformance_dropped",message:`The result no longer claims ${e.join(" and ")}, because a merge cannot guarantee conformance.`});function o(e,t,n){t.properties.
some(({namespace:i})=>n.includes(i))&&(0,v._L)(e,(0,v.QH)(t,({namespace:i})=>n.includes(i),[]))}}),21115:((L,A,u)=>{u.d(A,{HC:()=>M,dK:()=>x,ee:()=>w});const x={
rdf:"http://www.w3.org/1999/02/22-rdf-syntax-ns#",xml:"http://www.w3.org/XML/1998/namespace",dc:"http://purl.org/dc/elements/1.1/",xmp:"http://ns.adobe.com/xap/\
1.0/",xmpMM:"http://ns.adobe.com/xap/1.0/mm/",pdf:"http://ns.adobe.com/pdf/1.3/",pdfaid:"http://www.aiim.org/pdfa/ns/id/",pdfuaid:"http://www.aiim.org/pdfua/ns/\
id/",pdfxid:"http://www.npes.org/pdfx/ns/id/",pdfx:"http://ns.adobe.com/pdfx/1.3/",pdfaExtension:"http://www.aiim.org/pdfa/ns/extension/",pdfaSchema:"http://www\
.aiim.org/pdfa/ns/schema#",pdfaProperty:"http://www.aiim.org/pdfa/ns/property#",fx:"urn:factur-x:pdfa:CrossIndustryDocument:invoice:1p0#",pdfe:"http://www.aiim.\
org/pdfe/ns/id/",pdfvtid:"http://www.npes.org/pdfvt/ns/id/",xfa:"http://www.xfa.org/schema/xfa-data/1.0/",ds:"http://www.w3.org/2000/09/xmldsig#"},P=new Map(Object.
entries(x));class w{uris=new Map;declared=[];known=new Map;enter(r){let c;for(const{name:s,value:a}of r){if(!M(s))continue;const f=s.slice(6),p=this.uris.get(f);
p?p.push(a):this.uris.set(f,[a]),(c??=[]).push(f)}this.declared.push(c??O),c&&this.known.clear()}leave(){const r=this.declared.pop()??O;for(const c of r)this.uris.
get(c).pop();r.length>0&&this.known.clear()}declares(r){return(this.uris.get(y(r))?.length??0)>0}ofElement(r){let c=this.known.get(r);if(!c){const s=y(r),a=this.
uris.get(s)?.at(-1)??P.get(s)??"";this.known.size===v&&this.known.clear(),this.known.set(r,c={namespace:a,local:r.slice(r.indexOf(":")+1)})}return c}ofAttribute(r){
return r.includes(":")?this.ofElement(r):{namespace:"",local:r}}}const M=D=>D==="xmlns"||D.startsWith("xmlns:"),O=[],v=1e3,y=D=>D.slice(0,Math.max(D.indexOf(":"),
0))}),824:((L,A,u)=>{u.d(A,{Br:()=>D,_6:()=>c,_U:()=>y});var x=u(58552),P=u(1975),w=u(17079),M=u(45599),O=u(59071),v=u(70549);function y(s){const a=s.resolve(s.
trailer.get("Info"));return a instanceof M.Bi?a:a instanceof M.Z6?a.dict:void 0}const D=(0,v.n)(r);async function r(s){const a=s.get(s.catalogNumber),f=a instanceof
M.Bi?s.resolve(a.get("Metadata")):null;if(!(f instanceof M.Z6))return;let p;try{p=s.decoded(f)}catch(o){if(!(o instanceof x.zU)||o.code==="cancelled")throw o;return P.
m}return(0,P.kg)(p,s.job.pace)}function c(s,a){const f=y(s),p=d=>s.resolve(f?.get(d)),o=(d,g,_=", ")=>{const l=(0,P.sm)(a,d,g).map(O.wh).filter(Boolean).join(_);
return l===""?null:l},e=(d,g)=>{const[_=""]=(0,P.sm)(a,d,g);return(0,O.wh)(_)||null},t=(d,g)=>(0,w._)((0,O.Gh)(p(d))??"")??(0,w._)(e("xmp",g)??"")??null,n=s.get(
s.catalogNumber),i=n instanceof M.Bi?(0,O.Gh)(s.resolve(n.get("Lang"))):null;return{title:(0,O.Gh)(p("Title"))??e("dc","title"),author:(0,O.Gh)(p("Author"))??o(
"dc","creator"),subject:(0,O.Gh)(p("Subject"))??e("dc","description"),keywords:(0,O.Gh)(p("Keywords"))??o("pdf","Keywords")??o("dc","subject"),creator:(0,O.Gh)(
p("Creator"))??e("xmp","CreatorTool"),producer:(0,O.Gh)(p("Producer"))??e("pdf","Producer"),created:t("CreationDate","CreateDate"),modified:t("ModDate","ModifyD\
ate"),language:i??e("dc","language")}}}),3907:((L,A,u)=>{u.d(A,{X:()=>p,km:()=>w,ol:()=>x,xK:()=>s});const x=200,P=1e4;async function w(o,e,t){const n=new M(o);
for(let i=n.next();i;i=n.next()){if(t(i))return"left";const d=e.step((i.to-i.from)*4+50);d&&await d}return n.hasDocumentType?"document type":n.malformed?"malfor\
med":"well-formed"}class M{text;malformed=!1;hasDocumentType=!1;at=0;constructor(e){this.text=e}next(){const{text:e,at:t}=this;if(t>=e.length)return;if(e.charCodeAt(
t)!==O)return this.characters(t,this.nextTag(t));if(e.startsWith("<!--",t))return this.other(t,"-->",4);if(e.startsWith("<?",t))return this.other(t,"?>",2);if(e.
startsWith("<![CDATA[",t)){const i=e.indexOf("]]>",t);return i<0?this.end():(this.at=i+3,{kind:"text",text:e.slice(t+9,i),from:t,to:this.at})}return e.startsWith(
"<!",t)?(this.hasDocumentType=e.startsWith("<!DOCTYPE",t),this.end()):(e.charCodeAt(t+1)===y?this.endTag(t):this.startTag(t))??this.fault(t,this.nextTag(t+1))}other(e,t,n){
const i=this.text.indexOf(t,e+n);return i<0?this.end():(this.at=i+t.length,{kind:"other",from:e,to:this.at})}endTag(e){const t=this.name(e+2),n=this.blanks(t);if(!(t===
e+2||this.text.charCodeAt(n)!==v))return this.at=n+1,{kind:"end",name:this.text.slice(e+2,t),from:e,to:this.at}}startTag(e){const{text:t}=this,n=this.name(e+1);
if(n===e+1)return;const i=t.slice(e+1,n),d=[];for(let g=n;;){const _=this.blanks(g),l=t.charCodeAt(_);if(l===v||l===y&&t.charCodeAt(_+1)===v)return this.at=l===
v?_+1:_+2,{kind:l===v?"start":"empty",name:i,attributes:d,from:e,to:this.at};const h=this.name(_),E=this.blanks(h),m=this.blanks(E+1),T=t[m];if(_===g||h===_||t[E]!==
"="||T!=='"'&&T!=="'")return;const K=t.indexOf(T,m+1),U=t.slice(m+1,Math.max(K,m+1)),C=U.includes("<")?void 0:r(U);if(K<0||C===void 0||d.length>=P)return;d.push(
{name:t.slice(_,h),value:C,from:_,to:K+1}),g=K+1}}characters(e,t){const n=r(this.text.slice(e,t));return n===void 0?this.fault(e,t):(this.at=t,{kind:"text",text:n,
from:e,to:t})}nextTag(e){const t=this.text.indexOf("<",e);return t<0?this.text.length:t}fault(e,t){return this.malformed=!0,this.at=t,{kind:"other",from:e,to:t}}end(){
this.malformed=!0,this.at=this.text.length}blanks(e){const{text:t}=this;for(;;){const n=t.charCodeAt(e);if(n!==32&&n!==9&&n!==10&&n!==13)return e;e++}}name(e){const{
text:t}=this;for(;e<t.length;e++){const n=t.charCodeAt(e);if(n<=32||n===y||n===v||n===O||n===61||n===34||n===39)break}return e}}const[O,v,y]=[60,62,47],D=new Map(
[["amp","&"],["lt","<"],["gt",">"],["quot",'"'],["apos","'"]]);function r(o){if(!o.includes("&"))return o;const e=[];let t=0;for(let n=o.indexOf("&");n>=0;n=o.indexOf(
"&",t)){const i=o.indexOf(";",n);if(i<0||i-n>12)return;const d=o.slice(n+1,i),g=D.get(d)??c(d);if(g===void 0)return;e.push(o.slice(t,n),g),t=i+1}return e.push(o.
slice(t)),e.join("")}function c(o){const e=/^#(?:x([\dA-Fa-f]+)|(\d+))$/.exec(o),t=e?parseInt(e[1]??e[2],e[1]===void 0?10:16):-1;return t>0&&t<=1114111&&!(t>=55296&&
t<=57343)?String.fromCodePoint(t):void 0}function s(o){const[e,t,n,i]=o;if(e===0&&t===0&&(n===254||n===0)||e===255&&t===254&&n===0&&i===0)return f(o);if(e===254&&
t===255||e===0&&t===60)return a(new TextDecoder("utf-16be").decode(o));if(e===255&&t===254||e===60&&t===0)return a(new TextDecoder("utf-16le").decode(o));const d=new TextDecoder().
decode(o);return a(d.includes("�")?Buffer.from(o).toString("latin1"):d)}const a=o=>o.startsWith("\uFEFF")?o.slice(1):o;function f(o){const e=new DataView(o.buffer,
o.byteOffset,o.byteLength),t=o[0]!==0,n=[];for(let i=0;i+4<=o.length;i+=4){const d=e.getUint32(i,t);if(d>1114111)return;n.push(String.fromCodePoint(d))}return a(
n.join(""))}const p=o=>o.replaceAll("&","&amp;").replaceAll("<","&lt;").replaceAll(">","&gt;").replaceAll('"',"&quot;")}),60912:((L,A,u)=>{u.d(A,{QH:()=>M,T3:()=>O,
_L:()=>r});var x=u(21115),P=u(3907),w=u(45599);function M(c,s,a){const{text:f,properties:p,end:o,about:e}=c,t=[];let n=0;for(const i of p.filter(s).sort((d,g)=>d.
from-g.from))i.from<n||(t.push(f.slice(n,i.from)),n=i.to);return t.push(f.slice(n,Math.max(o,n))),a.length>0&&t.push(v(a,e)),t.push(f.slice(Math.max(o,n))),D(t.
join(""))}function O(c){return`<?xpacket begin="\uFEFF" id="W5M0MpCehiHzreSzNTczkc9d"?>
<x:xmpmeta xmlns:x="adobe:ns:meta/">
<rdf:RDF xmlns:rdf="${x.dK.rdf}">
${v(c,"")}</rdf:RDF>
</x:xmpmeta>
<?xpacket end="w"?>`}function v(c,s){const f=[...new Set(c.map(({prefix:o})=>o))].map(o=>` xmlns:${o}="${x.dK[o]}"`).join(""),p=c.map(({prefix:o,name:e,form:t,values:n})=>`\
<${o}:${e}>${y(t,n)}</${o}:${e}>
`);return`<rdf:Description xmlns:rdf="${x.dK.rdf}" rdf:about="${(0,P.X)(s)}"${f}>
${p.join("")}</rdf:Description>
`}function y(c,s){const a=f=>s.map(p=>`<rdf:li${f}>${(0,P.X)(p)}</rdf:li>`).join("");switch(c){case"simple":return(0,P.X)(s[0]??"");case"alternative":return`<rd\
f:Alt>${a(' xml:lang="x-default"')}</rdf:Alt>`;case"ordered":return`<rdf:Seq>${a("")}</rdf:Seq>`;case"unordered":return`<rdf:Bag>${a("")}</rdf:Bag>`}}const D=c=>c.
replace(/^(\s*<\?xml\s[^>]*encoding\s*=\s*["'])[^"']*/,"$1UTF-8");function r(c,s){const a=c.catalog.get("Metadata"),f=c.resolve(a),p=f instanceof w.Z6?[...f.dict].
filter(([t])=>!["Filter","DecodeParms","Length"].includes(t)):[],o=new w.Bi([["Type",new w.SX("Metadata")],["Subtype",new w.SX("XML")],...p]),e=new w.Z6(o,Buffer.
from(s,"utf8"));(0,w.i9)(a)&&f instanceof w.Z6?c.put(a,e):c.edit(c.catalogNumber).set("Metadata",c.add(e))}}),1975:((L,A,u)=>{u.d(A,{kg:()=>O,m:()=>M,sm:()=>v});
var x=u(21115),P=u(3907);const w=1e5,M={text:"",properties:[],malformed:!0,end:-1,about:""};async function O(c,s){const a=(0,P.xK)(c);if(a===void 0)return M;const f=new D,
o=await(0,P.km)(a,s,e=>(f.take(e),f.broken))!=="well-formed"||f.depth>0||f.end<0||!f.declared;return{text:a,properties:f.properties,malformed:o,end:f.end,about:f.
about}}function v(c,s,a){return c?.properties.find(f=>f.name===a&&f.namespace===x.dK[s])?.values??[]}const y=-2;class D{properties=[];broken=!1;declared=!0;end=-1;about="";scope=new x.
ee;open=[];root=y;loose=!1;items=[];pieces=[];get depth(){return this.open.length}take(s){s.kind==="start"||s.kind==="empty"?(this.start(s.name,s.attributes,s.from),
s.kind==="empty"&&!this.broken&&this.close(s.name,s.to,s.to)):s.kind==="end"?this.close(s.name,s.from,s.to):s.kind==="text"&&this.isInProperty()&&this.pieces.push(
s.text)}isInProperty(){return this.root!==y&&this.open.length>this.root+2}start(s,a,f){if(this.open.length>=P.ol&&(this.broken=!0),this.broken)return;this.scope.
enter(a);const p=this.scope.ofElement(s),o=p.namespace===x.dK.rdf,e=o&&p.local==="li";this.root===y&&this.end<0&&o&&p.local==="Description"&&(this.root=this.open.
length-1,this.loose=!0);const t=this.open.length-this.root,n=e?a.find(({name:i})=>i==="xml:lang")?.value:void 0;if(this.open.push({name:s,...p,from:f,language:n}),
this.root===y){if(!o||p.local!=="RDF"||this.end>=0)return;this.root=this.open.length-1,this.declared=this.scope.declares(s)}else if(t===1)this.describe(a);else if(t===
2){this.items=[];const i=a.find(({name:d})=>this.isRdf(d,"resource"));this.pieces=i?[i.value]:[]}else e&&(this.pieces=[])}describe(s){for(const{name:a,value:f,from:p,
to:o}of s){if((0,x.HC)(a))continue;const{namespace:e,local:t}=this.scope.ofAttribute(a);e===x.dK.rdf&&t==="about"&&(this.about=f),!(e===""||e===x.dK.rdf||e===x.
dK.xml)&&this.add({namespace:e,name:t,values:[f],from:p,to:o})}}close(s,a,f){const p=this.open.pop();if(p?.name!==s){this.broken=!0;return}this.scope.leave();const o=this.
open.length-this.root;if(this.root!==y)if(o===0)this.end=a,this.root=y;else if(o===1&&this.loose)this.root=y,this.loose=!1;else if(o===2){const e=this.items.length>
0?r(this.items):[this.pieces.join("").trim()];this.add({namespace:p.namespace,name:p.local,values:e,from:p.from,to:f})}else o>2&&p.namespace===x.dK.rdf&&p.local===
"li"&&(this.items.push({text:this.pieces.join("").trim(),language:p.language}),this.pieces=[])}add(s){this.properties.length<w?this.properties.push(s):this.broken=
!0}isRdf(s,a){const f=this.scope.ofAttribute(s);return f.local===a&&f.namespace===x.dK.rdf}}function r(c){const s=c.findIndex(({language:f})=>f?.toLowerCase()===
"x-default"),a=c.map(({text:f})=>f);return s>0?[a[s],...a.slice(0,s),...a.slice(s+1)]:a}}),81077:((L,A,u)=>{u.d(A,{AN:()=>r,BX:()=>v,H6:()=>y,MN:()=>D,Pu:()=>M,
Zc:()=>O});var x=u(45599),P=u(9819);const w=64,M=e=>typeof e=="number"?String(e):Buffer.from(e.bytes).toString("latin1");async function O(e,t,n){const i=[];for(const d of await s(
e,t,0,n)){for(const _ of f(e,d,n))i.push(_);const g=e.job.pace.step(c);g&&await g}return i}async function v(e,t,n,i,d,g){const _=await s(e,t,n,i,g);for(let l=_.
length-1;l>=0;l--){const h=_[l],E=f(e,h,i),m=E.filter(([C,b])=>!d(C,b)),T=e.job.pace.step(c+E.length*c);T&&await T,m.length<E.length&&(e.edit(h.holder),h.dict.set(
i,m.flat()),h.changed=!0);for(const C of h.repeats)e.edit(h.holder),h.dict.delete(C),h.changed=!0;if(h.emptyKids){const C=(e.array(h.dict.get("Kids"))??[]).filter(
b=>!h.emptyKids.has(e.dict(b)));e.edit(h.holder),h.dict.set("Kids",C),h.changed=!0}if(!h.changed)continue;const K=e.array(h.dict.get("Kids"))??[];h.empty=m.length===
0&&K.length===0;const U=h.parent;U&&(U.changed=!0,h.empty?(U.emptyKids??=new Set).add(h.dict):p(e,h,m,K))}return _[0]?.empty??!1}function y(e,t,n){if(t.length<=
w)return(0,x.jd)({[n]:t.flat()});let i=[];for(const d of o(t)){const[g,_]=[d[0][0],d.at(-1)[0]];i.push({ref:e.add((0,x.jd)({Limits:[g,_],[n]:d.flat()})),low:g,high:_})}
for(;i.length>w;)i=o(i).map(d=>{const[g,_]=[d[0].low,d.at(-1).high];return{ref:e.add((0,x.jd)({Limits:[g,_],Kids:d.map(({ref:l})=>l)})),low:g,high:_}});return(0,x.
jd)({Kids:i.map(({ref:d})=>d)})}const D=(e,t)=>y(e,r([...t].map(([n,i])=>[(0,x.Px)(n),i])),"Names");function r(e){return e.map(t=>({entry:t,key:M(t[0])})).sort(
(t,n)=>t.key<n.key?-1:t.key>n.key?1:0).map(({entry:t})=>t)}const c=100;async function s(e,t,n,i,d){const g=new P.b9(e),_=new Set,l=m=>_.size<_.add(m).size,h=[],
E=[{value:t??null,holder:n,parent:void 0}];for(let m=E.pop();m!==void 0;m=E.pop()){g.spend(1);const T=e.dict(m.value);if(!T||!l(T)||d&&m.parent&&!a(e,T,d))continue;
const K=[],U=S=>{const B=e.array(T.get(S));return!B||l(B)?B??[]:(K.push(S),[])},C=U(i).length>>1,b=U("Kids"),R={dict:T,holder:(0,P.Kd)(m.value,m.holder),parent:m.
parent,repeats:K};h.push(R),g.spend(C);for(let S=b.length-1;S>=0;S--)E.push({value:b[S],holder:(0,P.Kd)(T.get("Kids"),R.holder),parent:R});const I=e.job.pace.step(
c+C*c);I&&await I}return h}function a(e,t,n){const[i,d]=e.array(t.get("Limits"))??[];return typeof i!="number"||typeof d!="number"||n(i,d)}function f(e,{dict:t,
repeats:n},i){const d=n.includes(i)?void 0:e.array(t.get(i));if(!d)return[];const g=[];for(let _=0;_+1<d.length;_+=2){const l=e.resolve(d[_]);(i==="Names"?l instanceof
x.Mx:typeof l=="number")&&g.push([l,d[_+1]])}return g}function p(e,t,n,i){const d=l=>e.array(e.dict(l)?.get("Limits"))??[],g=n[0]?.[0]??d(i[0])[0],_=n.at(-1)?.[0]??
d(i.at(-1))[1];e.edit(t.holder),g!==void 0&&_!==void 0?t.dict.set("Limits",[g,_]):t.dict.delete("Limits")}function o(e){const t=[];for(let n=0;n<e.length;n+=w)t.
push(e.slice(n,n+w));return t}}),70549:((L,A,u)=>{u.d(A,{n:()=>x});function x(P){const w=new WeakMap;return M=>{if(M.hasChanges)return P(M);const O=w.get(M);if(O)
return O.answer;const v=P(M);return w.set(M,{answer:v}),v}}}),9819:((L,A,u)=>{u.d(A,{J7:()=>w,Kd:()=>v,Wo:()=>y,_i:()=>O,b9:()=>M});var x=u(42973),P=u(45599);class w{document;gone=new Set;chased=new Set;constructor(r){
this.document=r}remove(r){const{catalog:c,catalogNumber:s,pages:a}=this.document,f=c.get("Pages");r===s||(0,P.i9)(f)&&r===f.number||a.holds(r)||(this.gone.add(r),
this.document.remove(r))}chase(r){this.chased.add(r)}removed(){return this.gone}takeChased(){const r=this.chased;return this.chased=new Set,r}isGone(r){return(0,P.
i9)(r)&&this.gone.has(r.number)}}class M{most;left;constructor(r){this.most=this.left=r.job.limits.nodes}spend=r=>{if(this.left-=r,this.left<0)throw(0,x.F)("nod\
es",`The document has more than ${this.most} fields, bookmarks, names and structure elements`,"Remove bookmarks or tags with another program first")}}class O{seen;beyond=new Set;allowance;constructor(r,c=new M(
r)){this.allowance=c,this.seen=new Uint8Array((r.size>>3)+1)}first(r){if(this.allowance.spend(1),!(0,P.i9)(r))return!0;const{number:c}=r,s=c>>3;if(s>=this.seen.
length)return this.beyond.size<this.beyond.add(c).size;const a=1<<(c&7),f=(this.seen[s]&a)===0;return this.seen[s]|=a,f}}function v(D,r){return(0,P.i9)(D)?D.number:
r}function y(D,r){const c=D.catalog.get(r),s=D.dict(c);return s&&{dict:s,holder:v(c,D.catalogNumber)}}})};
