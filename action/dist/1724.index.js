"use strict";exports.id=1724,exports.ids=[1724],exports.modules={45657:((U,K,m)=>{m.d(K,{Hn:()=>b,Kf:()=>P,RZ:()=>C,YG:()=>D,vH:()=>S});function C(_,E){for(const y of E)_.push(
y)}const b=_=>_.slice();function S(_,E,y){const f=_.get(E);f?f.push(y):_.set(E,[y])}const P=_=>{let E=-1/0;for(const y of _)E=Math.max(E,y);return E},D=_=>{let E=1/0;
for(const y of _)E=Math.min(E,y);return E}}),16132:((U,K,m)=>{m.r(K),m.d(K,{check_e_invoice:()=>P});var C=m(92761),b=m(37320),S=m(92356);const P=async(_,E,y)=>{
if((0,C.ec)(_.bytes))return{documents:[_],data:D(await(0,b.iU)(_.bytes,y.pace)),notes:[],facts:{}};const f=await(0,S.E)(_.bytes,y,{password:E.open_password}),p=D(
await(0,b.sw)(f));return{documents:[{..._,pageCount:f.pages.count}],data:p,notes:[],facts:{}}},D=({failures:_,warnings:E})=>({passed:_.length===0,failures:_.map(
y=>({...y})),warnings:E.map(y=>({...y}))})}),21281:((U,K,m)=>{m.d(K,{Ip:()=>y,XM:()=>v,Xb:()=>u,ds:()=>E,qg:()=>c});var C=m(59071),b=m(70549),S=m(21115),P=m(824),
D=m(1975),_=m(60912);const E=(0,b.n)(async t=>y(t,await(0,P.Br)(t)));function y(t,e){const n=(w,k)=>(0,C.wh)((0,D.sm)(e,w,k)[0]??""),i=p(n("pdfaid","part"),n("p\
dfaid","conformance").toLowerCase()),l=f(n("pdfuaid","part"))?`PDF/UA-${n("pdfuaid","part")}`:void 0,g=[n("pdfxid","GTS_PDFXVersion")||n("pdfx","GTS_PDFXVersion")||
((0,C.Gh)(t.resolve((0,P._U)(t)?.get("GTS_PDFXVersion")))??""),n("pdfe","ISO_PDFEVersion"),n("pdfvtid","GTS_PDFVTVersion")],A=[i?.name,l,...g.filter(w=>/^PDF\/[\w .:/()-]{1,40}$/.
test(w))];return{archive:i,accessible:l,names:A.filter(w=>w!==void 0)}}const f=t=>/^[1-9]$/.test(t);function p(t,e){if(!f(t))return;const n=/^[abuef]$/.test(e)?
e:"";return{part:Number(t),level:n,name:`PDF/A-${t}${n}`}}function c(t,e,n,i){return e&&h(t,e,[S.dK.pdfaid]),u(n,i)}const u=({name:t},e)=>({code:"pdfa_identific\
ation_removed",message:`The document no longer claims ${t}: ${e}.`});async function v(t){const e=await(0,P.Br)(t);if(!e)return[];const{archive:n,accessible:i}=y(
t,e);h(t,e,[S.dK.pdfaid,S.dK.pdfuaid]);const l=[n?.name,i].filter(M=>M!==void 0);return l.length>0?[T(l)]:[]}const T=t=>({code:"conformance_dropped",message:`Th\
e result no longer claims ${t.join(" and ")}, because a merge cannot guarantee conformance.`});function h(t,e,n){e.properties.some(({namespace:i})=>n.includes(i))&&
(0,_._L)(t,(0,_.QH)(e,({namespace:i})=>n.includes(i),[]))}}),21115:((U,K,m)=>{m.d(K,{HC:()=>P,dK:()=>C,ee:()=>S});const C={rdf:"http://www.w3.org/1999/02/22-rdf\
-syntax-ns#",xml:"http://www.w3.org/XML/1998/namespace",dc:"http://purl.org/dc/elements/1.1/",xmp:"http://ns.adobe.com/xap/1.0/",xmpMM:"http://ns.adobe.com/xap/\
1.0/mm/",pdf:"http://ns.adobe.com/pdf/1.3/",pdfaid:"http://www.aiim.org/pdfa/ns/id/",pdfuaid:"http://www.aiim.org/pdfua/ns/id/",pdfxid:"http://www.npes.org/pdfx\
/ns/id/",pdfx:"http://ns.adobe.com/pdfx/1.3/",pdfaExtension:"http://www.aiim.org/pdfa/ns/extension/",pdfaSchema:"http://www.aiim.org/pdfa/ns/schema#",pdfaProperty:"\
http://www.aiim.org/pdfa/ns/property#",fx:"urn:factur-x:pdfa:CrossIndustryDocument:invoice:1p0#",pdfe:"http://www.aiim.org/pdfe/ns/id/",pdfvtid:"http://www.npes\
.org/pdfvt/ns/id/",xfa:"http://www.xfa.org/schema/xfa-data/1.0/",ds:"http://www.w3.org/2000/09/xmldsig#"},b=new Map(Object.entries(C));class S{uris=new Map;declared=[];known=new Map;enter(f){
let p;for(const{name:c,value:u}of f){if(!P(c))continue;const v=c.slice(6),T=this.uris.get(v);T?T.push(u):this.uris.set(v,[u]),(p??=[]).push(v)}this.declared.push(
p??D),p&&this.known.clear()}leave(){const f=this.declared.pop()??D;for(const p of f)this.uris.get(p).pop();f.length>0&&this.known.clear()}declares(f){return(this.
uris.get(E(f))?.length??0)>0}ofElement(f){let p=this.known.get(f);if(!p){const c=E(f),u=this.uris.get(c)?.at(-1)??b.get(c)??"";this.known.size===_&&this.known.clear(),
this.known.set(f,p={namespace:u,local:f.slice(f.indexOf(":")+1)})}return p}ofAttribute(f){return f.includes(":")?this.ofElement(f):{namespace:"",local:f}}}const P=y=>y===
"xmlns"||y.startsWith("xmlns:"),D=[],_=1e3,E=y=>y.slice(0,Math.max(y.indexOf(":"),0))}),824:((U,K,m)=>{m.d(K,{Br:()=>y,_6:()=>p,_U:()=>E});var C=m(58552),b=m(1975),
S=m(17079),P=m(45599),D=m(59071),_=m(70549);function E(c){const u=c.resolve(c.trailer.get("Info"));return u instanceof P.Bi?u:u instanceof P.Z6?u.dict:void 0}const y=(0,_.
n)(f);async function f(c){const u=c.get(c.catalogNumber),v=u instanceof P.Bi?c.resolve(u.get("Metadata")):null;if(!(v instanceof P.Z6))return;let T;try{T=c.decoded(
v)}catch(h){if(!(h instanceof C.zU)||h.code==="cancelled")throw h;return b.m}return(0,b.kg)(T,c.job.pace)}function p(c,u){const v=E(c),T=l=>c.resolve(v?.get(l)),
h=(l,M,g=", ")=>{const A=(0,b.sm)(u,l,M).map(D.wh).filter(Boolean).join(g);return A===""?null:A},t=(l,M)=>{const[g=""]=(0,b.sm)(u,l,M);return(0,D.wh)(g)||null},
e=(l,M)=>(0,S._)((0,D.Gh)(T(l))??"")??(0,S._)(t("xmp",M)??"")??null,n=c.get(c.catalogNumber),i=n instanceof P.Bi?(0,D.Gh)(c.resolve(n.get("Lang"))):null;return{
title:(0,D.Gh)(T("Title"))??t("dc","title"),author:(0,D.Gh)(T("Author"))??h("dc","creator"),subject:(0,D.Gh)(T("Subject"))??t("dc","description"),keywords:(0,D.
Gh)(T("Keywords"))??h("pdf","Keywords")??h("dc","subject"),creator:(0,D.Gh)(T("Creator"))??t("xmp","CreatorTool"),producer:(0,D.Gh)(T("Producer"))??t("pdf","Pro\
ducer"),created:e("CreationDate","CreateDate"),modified:e("ModDate","ModifyDate"),language:i??t("dc","language")}}}),3907:((U,K,m)=>{m.d(K,{X:()=>T,km:()=>S,ol:()=>C,
xK:()=>c});const C=200,b=1e4;async function S(h,t,e){const n=new P(h);for(let i=n.next();i;i=n.next()){if(e(i))return"left";const l=t.step((i.to-i.from)*4+50);l&&
await l}return n.hasDocumentType?"document type":n.malformed?"malformed":"well-formed"}class P{text;malformed=!1;hasDocumentType=!1;at=0;constructor(t){this.text=
t}next(){const{text:t,at:e}=this;if(e>=t.length)return;if(t.charCodeAt(e)!==D)return this.characters(e,this.nextTag(e));if(t.startsWith("<!--",e))return this.other(
e,"-->",4);if(t.startsWith("<?",e))return this.other(e,"?>",2);if(t.startsWith("<![CDATA[",e)){const i=t.indexOf("]]>",e);return i<0?this.end():(this.at=i+3,{kind:"\
text",text:t.slice(e+9,i),from:e,to:this.at})}return t.startsWith("<!",e)?(this.hasDocumentType=t.startsWith("<!DOCTYPE",e),this.end()):(t.charCodeAt(e+1)===E?this.
endTag(e):this.startTag(e))??this.fault(e,this.nextTag(e+1))}other(t,e,n){const i=this.text.indexOf(e,t+n);return i<0?this.end():(this.at=i+e.length,{kind:"othe\
r",from:t,to:this.at})}endTag(t){const e=this.name(t+2),n=this.blanks(e);if(!(e===t+2||this.text.charCodeAt(n)!==_))return this.at=n+1,{kind:"end",name:this.text.
slice(t+2,e),from:t,to:this.at}}startTag(t){const{text:e}=this,n=this.name(t+1);if(n===t+1)return;const i=e.slice(t+1,n),l=[];for(let M=n;;){const g=this.blanks(
M),A=e.charCodeAt(g);if(A===_||A===E&&e.charCodeAt(g+1)===_)return this.at=A===_?g+1:g+2,{kind:A===_?"start":"empty",name:i,attributes:l,from:t,to:this.at};const w=this.
name(g),k=this.blanks(w),x=this.blanks(k+1),o=e[x];if(g===M||w===g||e[k]!=="="||o!=='"'&&o!=="'")return;const s=e.indexOf(o,x+1),a=e.slice(x+1,Math.max(s,x+1)),
r=a.includes("<")?void 0:f(a);if(s<0||r===void 0||l.length>=b)return;l.push({name:e.slice(g,w),value:r,from:g,to:s+1}),M=s+1}}characters(t,e){const n=f(this.text.
slice(t,e));return n===void 0?this.fault(t,e):(this.at=e,{kind:"text",text:n,from:t,to:e})}nextTag(t){const e=this.text.indexOf("<",t);return e<0?this.text.length:
e}fault(t,e){return this.malformed=!0,this.at=e,{kind:"other",from:t,to:e}}end(){this.malformed=!0,this.at=this.text.length}blanks(t){const{text:e}=this;for(;;){
const n=e.charCodeAt(t);if(n!==32&&n!==9&&n!==10&&n!==13)return t;t++}}name(t){const{text:e}=this;for(;t<e.length;t++){const n=e.charCodeAt(t);if(n<=32||n===E||
n===_||n===D||n===61||n===34||n===39)break}return t}}const[D,_,E]=[60,62,47],y=new Map([["amp","&"],["lt","<"],["gt",">"],["quot",'"'],["apos","'"]]);function f(h){
if(!h.includes("&"))return h;const t=[];let e=0;for(let n=h.indexOf("&");n>=0;n=h.indexOf("&",e)){const i=h.indexOf(";",n);if(i<0||i-n>12)return;const l=h.slice(
n+1,i),M=y.get(l)??p(l);if(M===void 0)return;t.push(h.slice(e,n),M),e=i+1}return t.push(h.slice(e)),t.join("")}function p(h){const t=/^#(?:x([\dA-Fa-f]+)|(\d+))$/.
exec(h),e=t?parseInt(t[1]??t[2],t[1]===void 0?10:16):-1;return e>0&&e<=1114111&&!(e>=55296&&e<=57343)?String.fromCodePoint(e):void 0}function c(h){const[t,e,n,i]=h;
if(t===0&&e===0&&(n===254||n===0)||t===255&&e===254&&n===0&&i===0)return v(h);if(t===254&&e===255||t===0&&e===60)return u(new TextDecoder("utf-16be").decode(h));
if(t===255&&e===254||t===60&&e===0)return u(new TextDecoder("utf-16le").decode(h));const l=new TextDecoder().decode(h);return u(l.includes("�")?Buffer.from(h).
toString("latin1"):l)}const u=h=>h.startsWith("\uFEFF")?h.slice(1):h;function v(h){const t=new DataView(h.buffer,h.byteOffset,h.byteLength),e=h[0]!==0,n=[];for(let i=0;i+
4<=h.length;i+=4){const l=t.getUint32(i,e);if(l>1114111)return;n.push(String.fromCodePoint(l))}return u(n.join(""))}const T=h=>h.replaceAll("&","&amp;").replaceAll(
"<","&lt;").replaceAll(">","&gt;").replaceAll('"',"&quot;")}),60912:((U,K,m)=>{m.d(K,{QH:()=>P,T3:()=>D,_L:()=>f});var C=m(21115),b=m(3907),S=m(45599);function P(p,c,u){
const{text:v,properties:T,end:h,about:t}=p,e=[];let n=0;for(const i of T.filter(c).sort((l,M)=>l.from-M.from))i.from<n||(e.push(v.slice(n,i.from)),n=i.to);return e.
push(v.slice(n,Math.max(h,n))),u.length>0&&e.push(_(u,t)),e.push(v.slice(Math.max(h,n))),y(e.join(""))}function D(p){return`<?xpacket begin="\uFEFF" id="W5M0MpCehiHz\
reSzNTczkc9d"?>
<x:xmpmeta xmlns:x="adobe:ns:meta/">
<rdf:RDF xmlns:rdf="${C.dK.rdf}">
${_(p,"")}</rdf:RDF>
</x:xmpmeta>
<?xpacket end="w"?>`}function _(p,c){const v=[...new Set(p.map(({prefix:h})=>h))].map(h=>` xmlns:${h}="${C.dK[h]}"`).join(""),T=p.map(({prefix:h,name:t,form:e,values:n})=>`\
<${h}:${t}>${E(e,n)}</${h}:${t}>
`);return`<rdf:Description xmlns:rdf="${C.dK.rdf}" rdf:about="${(0,b.X)(c)}"${v}>
${T.join("")}</rdf:Description>
`}function E(p,c){const u=v=>c.map(T=>`<rdf:li${v}>${(0,b.X)(T)}</rdf:li>`).join("");switch(p){case"simple":return(0,b.X)(c[0]??"");case"alternative":return`<rd\
f:Alt>${u(' xml:lang="x-default"')}</rdf:Alt>`;case"ordered":return`<rdf:Seq>${u("")}</rdf:Seq>`;case"unordered":return`<rdf:Bag>${u("")}</rdf:Bag>`}}const y=p=>p.
replace(/^(\s*<\?xml\s[^>]*encoding\s*=\s*["'])[^"']*/,"$1UTF-8");function f(p,c){const u=p.catalog.get("Metadata"),v=p.resolve(u),T=v instanceof S.Z6?[...v.dict].
filter(([e])=>!["Filter","DecodeParms","Length"].includes(e)):[],h=new S.Bi([["Type",new S.SX("Metadata")],["Subtype",new S.SX("XML")],...T]),t=new S.Z6(h,Buffer.
from(c,"utf8"));(0,S.i9)(u)&&v instanceof S.Z6?p.put(u,t):p.edit(p.catalogNumber).set("Metadata",p.add(t))}}),1975:((U,K,m)=>{m.d(K,{kg:()=>D,m:()=>P,sm:()=>_});
var C=m(21115),b=m(3907);const S=1e5,P={text:"",properties:[],malformed:!0,end:-1,about:""};async function D(p,c){const u=(0,b.xK)(p);if(u===void 0)return P;const v=new y,
h=await(0,b.km)(u,c,t=>(v.take(t),v.broken))!=="well-formed"||v.depth>0||v.end<0||!v.declared;return{text:u,properties:v.properties,malformed:h,end:v.end,about:v.
about}}function _(p,c,u){return p?.properties.find(v=>v.name===u&&v.namespace===C.dK[c])?.values??[]}const E=-2;class y{properties=[];broken=!1;declared=!0;end=-1;about="";scope=new C.
ee;open=[];root=E;loose=!1;items=[];pieces=[];get depth(){return this.open.length}take(c){c.kind==="start"||c.kind==="empty"?(this.start(c.name,c.attributes,c.from),
c.kind==="empty"&&!this.broken&&this.close(c.name,c.to,c.to)):c.kind==="end"?this.close(c.name,c.from,c.to):c.kind==="text"&&this.isInProperty()&&this.pieces.push(
c.text)}isInProperty(){return this.root!==E&&this.open.length>this.root+2}start(c,u,v){if(this.open.length>=b.ol&&(this.broken=!0),this.broken)return;this.scope.
enter(u);const T=this.scope.ofElement(c),h=T.namespace===C.dK.rdf,t=h&&T.local==="li";this.root===E&&this.end<0&&h&&T.local==="Description"&&(this.root=this.open.
length-1,this.loose=!0);const e=this.open.length-this.root,n=t?u.find(({name:i})=>i==="xml:lang")?.value:void 0;if(this.open.push({name:c,...T,from:v,language:n}),
this.root===E){if(!h||T.local!=="RDF"||this.end>=0)return;this.root=this.open.length-1,this.declared=this.scope.declares(c)}else if(e===1)this.describe(u);else if(e===
2){this.items=[];const i=u.find(({name:l})=>this.isRdf(l,"resource"));this.pieces=i?[i.value]:[]}else t&&(this.pieces=[])}describe(c){for(const{name:u,value:v,from:T,
to:h}of c){if((0,C.HC)(u))continue;const{namespace:t,local:e}=this.scope.ofAttribute(u);t===C.dK.rdf&&e==="about"&&(this.about=v),!(t===""||t===C.dK.rdf||t===C.
dK.xml)&&this.add({namespace:t,name:e,values:[v],from:T,to:h})}}close(c,u,v){const T=this.open.pop();if(T?.name!==c){this.broken=!0;return}this.scope.leave();const h=this.
open.length-this.root;if(this.root!==E)if(h===0)this.end=u,this.root=E;else if(h===1&&this.loose)this.root=E,this.loose=!1;else if(h===2){const t=this.items.length>
0?f(this.items):[this.pieces.join("").trim()];this.add({namespace:T.namespace,name:T.local,values:t,from:T.from,to:v})}else h>2&&T.namespace===C.dK.rdf&&T.local===
"li"&&(this.items.push({text:this.pieces.join("").trim(),language:T.language}),this.pieces=[])}add(c){this.properties.length<S?this.properties.push(c):this.broken=
!0}isRdf(c,u){const v=this.scope.ofAttribute(c);return v.local===u&&v.namespace===C.dK.rdf}}function f(p){const c=p.findIndex(({language:v})=>v?.toLowerCase()===
"x-default"),u=p.map(({text:v})=>v);return c>0?[u[c],...u.slice(0,c),...u.slice(c+1)]:u}}),81077:((U,K,m)=>{m.d(K,{AN:()=>f,BX:()=>_,H6:()=>E,MN:()=>y,Pu:()=>P,
Zc:()=>D});var C=m(45599),b=m(9819);const S=64,P=t=>typeof t=="number"?String(t):Buffer.from(t.bytes).toString("latin1");async function D(t,e,n){const i=[];for(const l of await c(
t,e,0,n)){for(const g of v(t,l,n))i.push(g);const M=t.job.pace.step(p);M&&await M}return i}async function _(t,e,n,i,l,M){const g=await c(t,e,n,i,M);for(let A=g.
length-1;A>=0;A--){const w=g[A],k=v(t,w,i),x=k.filter(([r,d])=>!l(r,d)),o=t.job.pace.step(p+k.length*p);o&&await o,x.length<k.length&&(t.edit(w.holder),w.dict.set(
i,x.flat()),w.changed=!0);for(const r of w.repeats)t.edit(w.holder),w.dict.delete(r),w.changed=!0;if(w.emptyKids){const r=(t.array(w.dict.get("Kids"))??[]).filter(
d=>!w.emptyKids.has(t.dict(d)));t.edit(w.holder),w.dict.set("Kids",r),w.changed=!0}if(!w.changed)continue;const s=t.array(w.dict.get("Kids"))??[];w.empty=x.length===
0&&s.length===0;const a=w.parent;a&&(a.changed=!0,w.empty?(a.emptyKids??=new Set).add(w.dict):T(t,w,x,s))}return g[0]?.empty??!1}function E(t,e,n){if(e.length<=
S)return(0,C.jd)({[n]:e.flat()});let i=[];for(const l of h(e)){const[M,g]=[l[0][0],l.at(-1)[0]];i.push({ref:t.add((0,C.jd)({Limits:[M,g],[n]:l.flat()})),low:M,high:g})}
for(;i.length>S;)i=h(i).map(l=>{const[M,g]=[l[0].low,l.at(-1).high];return{ref:t.add((0,C.jd)({Limits:[M,g],Kids:l.map(({ref:A})=>A)})),low:M,high:g}});return(0,C.
jd)({Kids:i.map(({ref:l})=>l)})}const y=(t,e)=>E(t,f([...e].map(([n,i])=>[(0,C.Px)(n),i])),"Names");function f(t){return t.map(e=>({entry:e,key:P(e[0])})).sort(
(e,n)=>e.key<n.key?-1:e.key>n.key?1:0).map(({entry:e})=>e)}const p=100;async function c(t,e,n,i,l){const M=new b.b9(t),g=new Set,A=x=>g.size<g.add(x).size,w=[],
k=[{value:e??null,holder:n,parent:void 0}];for(let x=k.pop();x!==void 0;x=k.pop()){M.spend(1);const o=t.dict(x.value);if(!o||!A(o)||l&&x.parent&&!u(t,o,l))continue;
const s=[],a=L=>{const B=t.array(o.get(L));return!B||A(B)?B??[]:(s.push(L),[])},r=a(i).length>>1,d=a("Kids"),O={dict:o,holder:(0,b.Kd)(x.value,x.holder),parent:x.
parent,repeats:s};w.push(O),M.spend(r);for(let L=d.length-1;L>=0;L--)k.push({value:d[L],holder:(0,b.Kd)(o.get("Kids"),O.holder),parent:O});const R=t.job.pace.step(
p+r*p);R&&await R}return w}function u(t,e,n){const[i,l]=t.array(e.get("Limits"))??[];return typeof i!="number"||typeof l!="number"||n(i,l)}function v(t,{dict:e,
repeats:n},i){const l=n.includes(i)?void 0:t.array(e.get(i));if(!l)return[];const M=[];for(let g=0;g+1<l.length;g+=2){const A=t.resolve(l[g]);(i==="Names"?A instanceof
C.Mx:typeof A=="number")&&M.push([A,l[g+1]])}return M}function T(t,e,n,i){const l=A=>t.array(t.dict(A)?.get("Limits"))??[],M=n[0]?.[0]??l(i[0])[0],g=n.at(-1)?.[0]??
l(i.at(-1))[1];t.edit(e.holder),M!==void 0&&g!==void 0?e.dict.set("Limits",[M,g]):e.dict.delete("Limits")}function h(t){const e=[];for(let n=0;n<t.length;n+=S)e.
push(t.slice(n,n+S));return e}}),70549:((U,K,m)=>{m.d(K,{n:()=>C});function C(b){const S=new WeakMap;return P=>{if(P.hasChanges)return b(P);const D=S.get(P);if(D)
return D.answer;const _=b(P);return S.set(P,{answer:_}),_}}}),9819:((U,K,m)=>{m.d(K,{J7:()=>S,Kd:()=>_,Wo:()=>E,_i:()=>D,b9:()=>P});var C=m(42973),b=m(45599);class S{document;gone=new Set;chased=new Set;constructor(f){
this.document=f}remove(f){const{catalog:p,catalogNumber:c,pages:u}=this.document,v=p.get("Pages");f===c||(0,b.i9)(v)&&f===v.number||u.holds(f)||(this.gone.add(f),
this.document.remove(f))}chase(f){this.chased.add(f)}removed(){return this.gone}takeChased(){const f=this.chased;return this.chased=new Set,f}isGone(f){return(0,b.
i9)(f)&&this.gone.has(f.number)}}class P{most;left;constructor(f){this.most=this.left=f.job.limits.nodes}spend=f=>{if(this.left-=f,this.left<0)throw(0,C.F)("nod\
es",`The document has more than ${this.most} fields, bookmarks, names and structure elements`,"Remove bookmarks or tags with another program first")}}class D{seen;beyond=new Set;allowance;constructor(f,p=new P(
f)){this.allowance=p,this.seen=new Uint8Array((f.size>>3)+1)}first(f){if(this.allowance.spend(1),!(0,b.i9)(f))return!0;const{number:p}=f,c=p>>3;if(c>=this.seen.
length)return this.beyond.size<this.beyond.add(p).size;const u=1<<(p&7),v=(this.seen[c]&u)===0;return this.seen[c]|=u,v}}function _(y,f){return(0,b.i9)(y)?y.number:
f}function E(y,f){const p=y.catalog.get(f),c=y.dict(p);return c&&{dict:c,holder:_(p,y.catalogNumber)}}}),33973:((U,K,m)=>{m.d(K,{Gy:()=>v,Rf:()=>T,Ip:()=>h});var C=m(
54619),b=m(85368),S=m(88500);class P{detail;strings;done;end;valueEnd;dataStart;dataEnd;lengthStart;lengthEnd;from;to;scan=new S.s;signed=new Set;constructor(o,s,a){
this.detail=s,this.strings=a,this.scan.strings=a;const r=new Int32Array(s?8*o:o);this.done=new Uint8Array(s?o:0);const d=O=>r.subarray(O*o,(O+1)*o);this.end=d(0),
this.valueEnd=d(1),this.dataStart=d(2),this.dataEnd=d(3),this.lengthStart=d(4),this.lengthEnd=d(5),this.from=d(6),this.to=d(7)}}var D=m(78157),_=m(79725),E=m(4e4),
y=m(39150),f=m(45599);class p{scan=new S.s;ranges=new Map}const c=2;class u{walked;live;via;count=0;bytes=0;patches;signed=new Set;constructor(o,s,a){this.walked=
a,this.live=new Uint8Array(o),this.via=new Int32Array(s?o:0)}}async function v(x,{watched:o}={}){const{markings:s,referrers:a}=await T([x],{watched:o,detail:!0}),
{live:r,via:d}=s[0];return{live:r,via:d,referrers:a}}async function T(x,o={}){const s=new l(x,o);return await s.run(),s}function h(x,{repairs:o}){for(const{part:s,
number:a,value:r}of o)x[s].put(a,r)}const t=100,e=100,n=-2;function i(x){if(x instanceof f.Z6)return x.data.length+i(x.dict);if(Array.isArray(x))return 12*x.length;
if(!(x instanceof f.Bi))return t;let o=30*x.size;for(const s of x.values())Array.isArray(s)&&(o+=12*s.length);return o}class l{documents;markings;referrers=new Set;repairs=[];stack=[];current=0;watched;extent={
valueEnd:-1,dataStart:-1,dataEnd:-1,end:-1};kept=new _.R;strings;alias;constructor(o,{detail:s=!1,strings:a=!1,watched:r,alias:d}){if(this.documents=o,this.strings=
a,this.alias=d,this.markings=o.map(O=>new u(O.size,r!==void 0,g(O,a||s,a))),!!r){this.watched=new Uint8Array(o[0].size);for(const O of r)this.watched[O]=1}}async run(){
const{documents:o,stack:s}=this,[a]=o;for(const[r,d]of a.trailer)r!=="Encrypt"&&this.followValue(0,d);for(;s.length>0;){const r=s.pop(),d=r%o.length,O=a.job.pace.
step(this.follow(d,(r-d)/o.length));O&&await O}for(const{live:r,signed:d,walked:O}of this.markings)for(const R of O.signed)r[R]===1&&d.add(R)}visit(o,s){this.alias&&
({part:o,number:s}=this.alias(o,s)??{part:o,number:s}),this.watched&&this.watched[s]===1&&this.referrers.add(this.current);const a=this.markings[o],{live:r}=a;if(s>
0&&s<r.length&&r[s]!==0)return;const d=this.documents[o];if(s<=0||s>=r.length||!d.exists(s))return d.missed(s);r[s]=1,this.watched&&(a.via[s]=this.current),this.
stack.push(s*this.documents.length+o)}follow(o,s){const a=this.documents[o],r=this.markings[o],{walked:d}=r;if(this.current=s,r.count++,a.isChanged(s))return this.
followChanged(a,r,o,s);if(d.done[s]===1)return this.followAgain(a,r,o,s);const{scan:O,detail:R}=d;R||(O.used=0);const L=O.used,B=a.table.kind[s]===C.tL?this.walk(
a,d,s):this.walkPlace(a,s,O);return B<0||O.byteRange&&this.isSignature(d.signed,s)?this.forget(O,L).followRepaired(a,o,s):(r.bytes+=B,R&&(d.from[s]=L,d.to[s]=O.
used,d.valueEnd[s]=this.extent.valueEnd,d.done[s]=1),this.followMarks(o,O,L,O.used,O.lengthStart),e+B)}followChanged(o,s,a,r){const d=o.patched(r);if(!d){const W=o.
edited.get(r);return M(W)||W===null?this.followRepaired(o,a,r):(this.followValue(a,W),s.bytes+=i(W),e)}const{detail:O}=s.walked;if(d.references&&!O&&!o.suspect){
for(let W=d.first;W<d.last;W++)this.visit(a,d.references[W]);return s.bytes+=d.end-d.start,e}const{scan:R,ranges:L}=A(s);O||(R.used=0);const B=R.used,I=this.walkPlace(
o,r,R);return I<0||R.byteRange&&this.isSignature(s.signed,r)?this.forget(R,B).followRepaired(o,a,r):(s.bytes+=I,O&&L.set(r,{from:B,to:R.used,valueEnd:this.extent.
valueEnd}),this.followMarks(a,R,B,R.used,R.lengthStart),e+I)}followAgain(o,s,a,r){const{walked:d}=s;return s.bytes+=d.end[r]>0?d.end[r]-o.table.place[r]:t,this.
followMarks(a,d.scan,d.from[r],d.to[r],d.lengthStart[r]),e}isSignature(o,s){return o.add(s),this.strings}followMarks(o,{marks:s},a,r,d){const O=this.strings?d:n;
for(let R=a;R<r;R+=3)s[R]!==S.A&&s[R+1]!==O&&this.visit(o,s[R])}forget(o,s){return o.used=s,this}followRepaired(o,s,a){const r=o.get(a),d=M(r)?o.resolve(r):r;return d===
null?(this.markings[s].live[a]=c,this.markings[s].count--):this.repair(s,a,d),e}repair(o,s,a){this.repairs.push({part:o,number:s,value:a}),this.followValue(o,a)}followValue(o,s){
const a=[s];for(;a.length>0;){const r=a.pop();if(r instanceof f.oS)this.visit(r instanceof f.rV?r.part:o,r.number);else if(Array.isArray(r))for(const d of r)a.push(
d);else if(r instanceof f.Bi){r.has("ByteRange")&&this.markings[o].signed.add(this.current);for(const d of r.values())a.push(d)}else if(r instanceof f.Z6)for(const[
d,O]of r.dict)d!=="Length"&&a.push(O)}}walk(o,s,a){const{extent:r}=this,{bytes:d}=o,{scan:O}=s,R=o.bodies[a];O.forgetLength();const{kept:L}=this,B=!this.strings&&
o.recallEntries(a,L);B&&O.append(L.scan.marks,L.marksFrom,L.marksTo);const I=B?L.close+2:O.value(d,R,d.length);return I<0||d[I-1]===D.AV||!(0,b.x)(o,I,O,r)||o.suspect&&
!(0,y.D)(d,R,I)||O.doubtful&&(0,E.oC)(d,R,I)?-1:(r.dataStart<0&&(O.lengthStart=-1),s.end[a]=r.end,s.detail&&(s.dataStart[a]=r.dataStart,s.dataEnd[a]=r.dataEnd,s.
lengthStart[a]=O.lengthStart,s.lengthEnd[a]=O.lengthEnd),r.end-o.table.place[a])}walkPlace(o,s,a){const r=o.place(s);if(!r)return-1;const{bytes:d,start:O,end:R}=r;
a.forgetLength();const L=a.value(d,O,R);return a.lengthStart=-1,L<0&&!k(d,O,R)||w(d,O,R)||L>0&&d[L-1]===D.AV||L>=0&&(0,D.AN)(d,L,R)<R||o.suspect&&!(0,y.D)(d,O,R)||
a.doubtful&&(0,E.oC)(d,O,R)?-1:(this.extent.valueEnd=L<0?R:L,R-O)}}const M=x=>x instanceof f.oS&&!(x instanceof f.rV);function g(x,o,s){const a=x.walked;if(a?.strings===
s)return a;const r=new P(x.size,o,s);return o&&(x.walked=r),r}function A(x){return x.patches||(x.patches=new p,x.patches.scan.strings=x.walked.strings),x.patches}
function w(x,o,s){const a=(0,D.AN)(x,o,s);return a>=s||x[a]===D.yq&&(0,D.wb)(x,a,"null")}function k(x,o,s){for(let a=o;a<s;a++)if("<([/%".includes(String.fromCharCode(
x[a])))return!1;return!0}}),21996:((U,K,m)=>{m.d(K,{Av:()=>c,RJ:()=>T,V3:()=>v,vb:()=>h,zx:()=>p});var C=m(54619),b=m(93604),S=m(78157),P=m(88500);const D=2048,
_=65536,E=1<<20,y=1024,f="[^\\0\\t\\n\\f\\r ()<>[\\]{}/%#]";async function p(n,i){const{found:l,all:M}=await u(n,i),g=A=>[...new Set([...A,...M])].sort((w,k)=>w-
k);return Object.fromEntries(i.map(A=>[A,g(l[A])]))}async function c(n,i){const{found:l,all:M}=await u(n,i);for(const g of Object.values(l))for(const A of g)M.add(
A);return M}async function u(n,i){const l=i.map(w=>{const[k="",...x]=[...w].map(s=>s.replace(/\W/,"\\$&")),o=/\W/.test(w)?f:"\\w";return`${k}(?:${x.join("")}|${o}\
{0,${Math.max(0,w.length-2)}}#)`}),M=new RegExp(`/(?:${l.join("|")}|#)`,"g"),g=Object.fromEntries(i.map(w=>[w,new Set])),A=new Set;await T(n,(w,k,x,o)=>{const s=w.
toString("latin1",k,x);M.lastIndex=0;for(let a=M.exec(s);a;a=M.exec(s)){const r=o(k+a.index);r!==void 0&&(a[0].endsWith("#")?A.add(r):g[a[0].slice(1)].add(r))}});
for(const w of h(n))A.add(w);return{found:g,all:A}}async function v(n,i){const l=await p(n,i);return[...new Set(Object.values(l).flat())].sort((M,g)=>M-g)}async function T(n,i){
const{bytes:l,table:M}=n,g=t(n),A=new Int32Array(g.length);for(let s=0;s<g.length;s++)A[s]=M.place[g[s]];const w=(0,S.bS)(l),k=s=>g[(0,b.M)(A,s)-1],x=new P.s;let o=0;
for(let s=0;s<g.length;s++){const a=s+1===g.length,r=a?l.length:A[s+1],d=r-A[s]>D;if(!d&&!a&&r-o<_)continue;if(d){A[s]>o&&i(w,o,A[s],k),x.reset();const R=x.value(
l,n.bodies[g[s]],r);i(w,A[s],R<0?r:R,k)}else i(w,o,r,k);const O=n.job.pace.step(Math.min(r-o,_));O&&await O,o=r}for(const[s,a]of e(n)){const r=n.objectStream(s);
if(!r)continue;const d=new Set(a),{starts:O,numbers:R,data:L}=r,B=I=>{const W=R[(0,b.M)(O,I)-1];return W!==void 0&&d.has(W)?W:void 0};for(let I=0;I<L.length;I+=
E){i((0,S.bS)(L),I,Math.min(I+E+y,L.length),B);const W=n.job.pace.step(4*E);W&&await W}}}function*h(n){for(let i=1;n.hasChanges&&i<n.size;i++)n.isChanged(i)&&n.
exists(i)&&(yield i)}function t(n){const{table:i,hasChanges:l}=n,M=[];let g=!0,A=-1;for(let w=1;w<i.size;w++){if(i.kind[w]!==C.tL||l&&n.isChanged(w))continue;const k=i.
place[w];g&&=k>=A,A=k,M.push(w)}return g?M:M.sort((w,k)=>i.place[w]-i.place[k])}function e(n){const{table:i,hasChanges:l}=n,M=new Map;for(let g=1;g<i.size;g++){
if(i.kind[g]!==C.UT||l&&n.isChanged(g))continue;const A=i.place[g],w=M.get(A);w?w.push(g):M.set(A,[g])}return M}}),90536:((U,K,m)=>{m.d(K,{C:()=>b,L:()=>S});var C=m(
45599);function b(P,D){const _=[P];for(;_.length>0;){const E=_.pop(),y=E instanceof C.Z6?E.dict:E;if(Array.isArray(y))for(const f of y)_.push(f);else if(y instanceof
C.Bi){D(y);for(const f of y.values())_.push(f)}}}function S(P,D){const _=[];return b(P,E=>{_.length===0&&D(E)&&_.push(E)}),_.length>0}}),93604:((U,K,m)=>{m.d(K,
{B:()=>C,M:()=>b});const C=(P,D)=>S(P,D,!1),b=(P,D)=>S(P,D,!0);function S(P,D,_){let[E,y]=[0,P.length];for(;E<y;){const f=E+y>>1,p=P[f];p<D||_&&p===D?E=f+1:y=f}
return E}})};
