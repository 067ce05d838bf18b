"use strict";exports.id=806,exports.ids=[806],exports.modules={45657:((U,R,_)=>{_.d(R,{Hn:()=>A,Kf:()=>b,RZ:()=>M,Vp:()=>D,YG:()=>P,vH:()=>C});function M(w,h){for(const r of h)
w.push(r)}const A=w=>w.slice();function C(w,h,r){const f=w.get(h);f?f.push(r):w.set(h,[r])}const b=w=>{let h=-1/0;for(const r of w)h=Math.max(h,r);return h},P=w=>{
let h=1/0;for(const r of w)h=Math.min(h,r);return h},D=w=>Number.isInteger(w)&&!Number.isSafeInteger(w)}),16132:((U,R,_)=>{_.r(R),_.d(R,{check_e_invoice:()=>b});
var M=_(92761),A=_(37320),C=_(91519);const b=async(D,w,h)=>{if((0,M.ec)(D.bytes))return{documents:[D],data:P(await(0,A.iU)(D.bytes,h.pace)),notes:[],facts:{}};const r=await(0,C.
E)(D.bytes,h,{password:w.open_password}),f=P(await(0,A.sw)(r));return{documents:[{...D,pageCount:r.pages.count}],data:f,notes:[],facts:{}}},P=({failures:D,warnings:w})=>({
passed:D.length===0,failures:D.map(h=>({...h})),warnings:w.map(h=>({...h}))})}),21281:((U,R,_)=>{_.d(R,{Ip:()=>h,XM:()=>p,Xb:()=>d,ds:()=>w,qg:()=>s});var M=_(59071),
A=_(70549),C=_(21115),b=_(824),P=_(1975),D=_(60912);const w=(0,A.n)(async g=>h(g,await(0,b.Br)(g)));function h(g,y){const K=(l,u)=>(0,M.wh)((0,P.sm)(y,l,u)[0]??
""),e=f(K("pdfaid","part"),K("pdfaid","conformance").toLowerCase()),i=r(K("pdfuaid","part"))?`PDF/UA-${K("pdfuaid","part")}`:void 0,m=[K("pdfxid","GTS_PDFXVersi\
on")||K("pdfx","GTS_PDFXVersion")||((0,M.Gh)(g.resolve((0,b._U)(g)?.get("GTS_PDFXVersion")))??""),K("pdfe","ISO_PDFEVersion"),K("pdfvtid","GTS_PDFVTVersion")],c=[
e?.name,i,...m.filter(l=>/^PDF\/[\w .:/()-]{1,40}$/.test(l))];return{archive:e,accessible:i,names:c.filter(l=>l!==void 0)}}const r=g=>/^[1-9]$/.test(g);function f(g,y){
if(!r(g))return;const K=/^[abuef]$/.test(y)?y:"";return{part:Number(g),level:K,name:`PDF/A-${g}${K}`}}function s(g,y,K,e){return y&&T(g,y,[C.dK.pdfaid]),d(K,e)}
const d=({name:g},y)=>({code:"pdfa_identification_removed",message:`The document no longer claims ${g}: ${y}.`});async function p(g){const y=await(0,b.Br)(g);if(!y)
return[];const{archive:K,accessible:e}=h(g,y);T(g,y,[C.dK.pdfaid,C.dK.pdfuaid]);const i=[K?.name,e].filter(E=>E!==void 0);return i.length>0?[v(i)]:[]}const v=g=>({
code:"conformance_dropped",message:`The result no longer claims ${g.join(" and ")}, because a merge cannot guarantee conformance.`});function T(g,y,K){y.properties.
some(({namespace:e})=>K.includes(e))&&(0,D._L)(g,(0,D.QH)(y,({namespace:e})=>K.includes(e),[]))}}),21115:((U,R,_)=>{_.d(R,{HC:()=>b,dK:()=>M,ee:()=>C});const M={
rdf:"http://www.w3.org/1999/02/22-rdf-syntax-ns#",xml:"http://www.w3.org/XML/1998/namespace",dc:"http://purl.org/dc/elements/1.1/",xmp:"http://ns.adobe.com/xap/\
1.0/",xmpMM:"http://ns.adobe.com/xap/1.0/mm/",pdf:"http://ns.adobe.com/pdf/1.3/",pdfaid:"http://www.aiim.org/pdfa/ns/id/",pdfuaid:"http://www.aiim.org/pdfua/ns/\
id/",pdfxid:"http://www.npes.org/pdfx/ns/id/",pdfx:"http://ns.adobe.com/pdfx/1.3/",pdfaExtension:"http://www.aiim.org/pdfa/ns/extension/",pdfaSchema:"http://www\
.aiim.org/pdfa/ns/schema#",pdfaProperty:"http://www.aiim.org/pdfa/ns/property#",fx:"urn:factur-x:pdfa:CrossIndustryDocument:invoice:1p0#",pdfe:"http://www.aiim.\
org/pdfe/ns/id/",pdfvtid:"http://www.npes.org/pdfvt/ns/id/",xfa:"http://www.xfa.org/schema/xfa-data/1.0/",ds:"http://www.w3.org/2000/09/xmldsig#"},A=new Map(Object.
entries(M));class C{uris=new Map;declared=[];known=new Map;enter(r){let f;for(const{name:s,value:d}of r){if(!b(s))continue;const p=s.slice(6),v=this.uris.get(p);
v?v.push(d):this.uris.set(p,[d]),(f??=[]).push(p)}this.declared.push(f??P),f&&this.known.clear()}leave(){const r=this.declared.pop()??P;for(const f of r)this.uris.
get(f).pop();r.length>0&&this.known.clear()}declares(r){return(this.uris.get(w(r))?.length??0)>0}ofElement(r){let f=this.known.get(r);if(!f){const s=w(r),d=this.
uris.get(s)?.at(-1)??A.get(s)??"";this.known.size===D&&this.known.clear(),this.known.set(r,f={namespace:d,local:r.slice(r.indexOf(":")+1)})}return f}ofAttribute(r){
return r.includes(":")?this.ofElement(r):{namespace:"",local:r}}}const b=h=>h==="xmlns"||h.startsWith("xmlns:"),P=[],D=1e3,w=h=>h.slice(0,Math.max(h.indexOf(":"),
0))}),824:((U,R,_)=>{_.d(R,{Br:()=>h,_6:()=>f,_U:()=>w});var M=_(58552),A=_(1975),C=_(17079),b=_(45599),P=_(59071),D=_(70549);function w(s){const d=s.resolve(s.
trailer.get("Info"));return d instanceof b.Bi?d:d instanceof b.Z6?d.dict:void 0}const h=(0,D.n)(r);async function r(s){const d=s.get(s.catalogNumber),p=d instanceof
b.Bi?s.resolve(d.get("Metadata")):null;if(!(p instanceof b.Z6))return;let v;try{v=s.decoded(p)}catch(T){if(!(T instanceof M.zU)||T.code==="cancelled")throw T;return A.
m}return(0,A.kg)(v,s.job.pace)}function f(s,d){const p=w(s),v=i=>s.resolve(p?.get(i)),T=(i,E,m=", ")=>{const c=(0,A.sm)(d,i,E).map(P.wh).filter(Boolean).join(m);
return c===""?null:c},g=(i,E)=>{const[m=""]=(0,A.sm)(d,i,E);return(0,P.wh)(m)||null},y=(i,E)=>(0,C._)((0,P.Gh)(v(i))??"")??(0,C._)(g("xmp",E)??"")??null,K=s.get(
s.catalogNumber),e=K instanceof b.Bi?(0,P.Gh)(s.resolve(K.get("Lang"))):null;return{title:(0,P.Gh)(v("Title"))??g("dc","title"),author:(0,P.Gh)(v("Author"))??T(
"dc","creator"),subject:(0,P.Gh)(v("Subject"))??g("dc","description"),keywords:(0,P.Gh)(v("Keywords"))??T("pdf","Keywords")??T("dc","subject"),creator:(0,P.Gh)(
v("Creator"))??g("xmp","CreatorTool"),producer:(0,P.Gh)(v("Producer"))??g("pdf","Producer"),created:y("CreationDate","CreateDate"),modified:y("ModDate","ModifyD\
ate"),language:e??g("dc","language")}}}),3907:((U,R,_)=>{_.d(R,{Rt:()=>e,X:()=>u,km:()=>h,ol:()=>A,xK:()=>K});var M=_(78157);const A=200,C=1e4,b=1e5,P=65536,D=65536,
w=12;async function h(a,n,t){const o=new r(a);for(let x=o.next();x;x=o.next()){if(t(x))return"left";const O=n.step((x.to-x.from)*4+50);O&&await O}return o.hasDocumentType?
"document type":o.malformed?"malformed":"well-formed"}class r{text;malformed=!1;hasDocumentType=!1;at=0;tag=-1;constructor(n){this.text=n}next(){const{text:n,at:t}=this;
if(t>=n.length)return;if(n.charCodeAt(t)!==f)return this.characters(t,this.endOfPiece(t,this.nextTag(t)));if(n.startsWith("<!--",t))return this.other(t,"-->",4);
if(n.startsWith("<?",t))return this.other(t,"?>",2);if(n.startsWith("<![CDATA[",t)){const x=n.indexOf("]]>",t);return x<0?this.end():(this.at=x+3,{kind:"text",text:n.
slice(t+9,x),from:t,to:this.at})}return n.startsWith("<!",t)?(this.hasDocumentType=n.startsWith("<!DOCTYPE",t),this.end()):(n.charCodeAt(t+1)===d?this.endTag(t):
this.startTag(t))??this.fault(t,this.nextTag(t+1))}other(n,t,o){const x=this.text.indexOf(t,n+o);return x<0?this.end():(this.at=x+t.length,{kind:"other",from:n,
to:this.at})}endTag(n){const t=this.name(n+2),o=this.blanks(t);if(!(t===n+2||this.text.charCodeAt(o)!==s))return this.at=o+1,{kind:"end",name:this.text.slice(n+
2,t),from:n,to:this.at}}startTag(n){const{text:t}=this,o=this.name(n+1);if(o===n+1)return;const x=t.slice(n+1,o),O=[];let S=0;for(let I=o;;){const L=this.blanks(
I),j=t.charCodeAt(L);if(j===s||j===d&&t.charCodeAt(L+1)===s)return this.at=j===s?L+1:L+2,{kind:j===s?"start":"empty",name:x,attributes:O,from:n,to:this.at};const k=this.
name(L),$=this.blanks(k),B=this.blanks($+1),W=t[B];if(L===I||k===L||t[$]!=="="||W!=='"'&&W!=="'")return;const N=t.indexOf(W,B+1),F=t.slice(B+1,Math.max(N,B+1));
S+=v(F,b-S);const G=F.includes("<")||S>=b?void 0:g(F);if(N<0||G===void 0||O.length>=C)return;O.push({name:t.slice(L,k),value:G,from:L,to:N+1}),I=N+1}}characters(n,t){
const o=g(this.text.slice(n,t));return o===void 0?this.fault(n,t):(this.at=t,{kind:"text",text:o,from:n,to:t})}nextTag(n){if(this.tag>=n)return this.tag;const t=this.
text.indexOf("<",n);return this.tag=t<0?this.text.length:t}endOfPiece(n,t){const{text:o}=this;if(t-n<=D)return t;let x=n+D;const O=x-w+1,S=o.slice(O,x+1).lastIndexOf(
"&");S>=0&&(x=O+S);for(const I=x-D/2;o[x-1]==="]"||p(o.charCodeAt(x));x--)if(x===I)return t;return x}fault(n,t){return this.malformed=!0,this.at=t,{kind:"other",
from:n,to:t}}end(){this.malformed=!0,this.at=this.text.length}blanks(n){const{text:t}=this;for(let o=n;;o++){const x=t.charCodeAt(o);if(x!==32&&x!==9&&x!==10&&x!==
13||o-n===P)return o}}name(n){const{text:t}=this;let o=n;for(const x=Math.min(t.length,n+P);o<x;o++){const O=t.charCodeAt(o);if(O<=32||O===d||O===s||O===f||O===
61||O===34||O===39)break}return o}}const[f,s,d]=[60,62,47],p=a=>a>=56320&&a<=57343;function v(a,n){let t=0;for(let o=a.indexOf("&");o>=0&&t<n;o=a.indexOf("&",o+
1))t++;return t}const T=new Map([["amp","&"],["lt","<"],["gt",">"],["quot",'"'],["apos","'"]]);function g(a){if(!a.includes("&"))return a;const n=[];let t=0;for(let o=a.
indexOf("&");o>=0;o=a.indexOf("&",t)){const x=a.indexOf(";",o);if(x<0||x-o>w)return;const O=a.slice(o+1,x),S=T.get(O)??y(O);if(S===void 0)return;n.push(a.slice(
t,o),S),t=x+1}return n.push(a.slice(t)),n.join("")}function y(a){const n=/^#(?:x([\dA-Fa-f]+)|(\d+))$/.exec(a),t=n?parseInt(n[1]??n[2],n[1]===void 0?10:16):-1;return t>
0&&t<=1114111&&!(t>=55296&&t<=57343)?String.fromCodePoint(t):void 0}function K(a){const[n,t,o,x]=a;if(n===0&&t===0&&(o===254||o===0)||n===255&&t===254&&o===0&&x===
0)return l(a);if(n===254&&t===255||n===0&&t===60)return c(new TextDecoder("utf-16be").decode(a));if(n===255&&t===254||n===60&&t===0)return c(new TextDecoder("ut\
f-16le").decode(a));const O=new TextDecoder().decode(a);return c(O.includes("�")?Buffer.from(a).toString("latin1"):O)}function e(a){if(a[0]===0||a[1]===0||a[0]===
254||a[0]===255)return K(a);const t=(0,M.bS)(a).toString("latin1",0,i),o=E.exec(t)?.[1]?.toLowerCase()??"utf-8";if(m.has(o))try{return new TextDecoder(o,{fatal:!0}).
decode(a)}catch{return}}const i=200,E=/^(?:\xef\xbb\xbf)?<\?xml\s[^>]*?encoding\s*=\s*["']([\w.-]+)["']/,m=new Set(["utf-8","utf8","us-ascii","iso-8859-1","iso-\
8859-15","windows-1252"]),c=a=>a.startsWith("\uFEFF")?a.slice(1):a;function l(a){const n=new DataView(a.buffer,a.byteOffset,a.byteLength),t=a[0]!==0,o=[];for(let x=0;x+
4<=a.length;x+=4){const O=n.getUint32(x,t);if(O>1114111)return;o.push(String.fromCodePoint(O))}return c(o.join(""))}const u=a=>a.replaceAll("&","&amp;").replaceAll(
"<","&lt;").replaceAll(">","&gt;").replaceAll('"',"&quot;")}),60912:((U,R,_)=>{_.d(R,{QH:()=>b,T3:()=>P,_L:()=>r});var M=_(21115),A=_(3907),C=_(45599);function b(f,s,d){
const{text:p,properties:v,end:T,about:g}=f,y=[];let K=0;for(const e of v.filter(s).sort((i,E)=>i.from-E.from))e.from<K||(y.push(p.slice(K,e.from)),K=e.to);return y.
push(p.slice(K,Math.max(T,K))),d.length>0&&y.push(D(d,g)),y.push(p.slice(Math.max(T,K))),h(y.join(""))}function P(f){return`<?xpacket begin="\uFEFF" id="W5M0MpCehiHz\
reSzNTczkc9d"?>
<x:xmpmeta xmlns:x="adobe:ns:meta/">
<rdf:RDF xmlns:rdf="${M.dK.rdf}">
${D(f,"")}</rdf:RDF>
</x:xmpmeta>
<?xpacket end="w"?>`}function D(f,s){const p=[...new Set(f.map(({prefix:T})=>T))].map(T=>` xmlns:${T}="${M.dK[T]}"`).join(""),v=f.map(({prefix:T,name:g,form:y,values:K})=>`\
<${T}:${g}>${w(y,K)}</${T}:${g}>
`);return`<rdf:Description xmlns:rdf="${M.dK.rdf}" rdf:about="${(0,A.X)(s)}"${p}>
${v.join("")}</rdf:Description>
`}function w(f,s){const d=p=>s.map(v=>`<rdf:li${p}>${(0,A.X)(v)}</rdf:li>`).join("");switch(f){case"simple":return(0,A.X)(s[0]??"");case"alternative":return`<rd\
f:Alt>${d(' xml:lang="x-default"')}</rdf:Alt>`;case"ordered":return`<rdf:Seq>${d("")}</rdf:Seq>`;case"unordered":return`<rdf:Bag>${d("")}</rdf:Bag>`}}const h=f=>f.
replace(/^(\s*<\?xml\s[^>]*encoding\s*=\s*["'])[^"']*/,"$1UTF-8");function r(f,s){const d=f.catalog.get("Metadata"),p=f.resolve(d),v=p instanceof C.Z6?[...p.dict].
filter(([y])=>!["Filter","DecodeParms","Length"].includes(y)):[],T=new C.Bi([["Type",new C.SX("Metadata")],["Subtype",new C.SX("XML")],...v]),g=new C.Z6(T,Buffer.
from(s,"utf8"));(0,C.i9)(d)&&p instanceof C.Z6?f.put(d,g):f.edit(f.catalogNumber).set("Metadata",f.add(g))}}),1975:((U,R,_)=>{_.d(R,{kg:()=>P,m:()=>b,sm:()=>D});
var M=_(21115),A=_(3907);const C=1e5,b={text:"",properties:[],malformed:!0,end:-1,about:""};async function P(f,s){const d=(0,A.xK)(f);if(d===void 0)return b;const p=new h,
T=await(0,A.km)(d,s,g=>(p.take(g),p.broken))!=="well-formed"||p.depth>0||p.end<0||!p.declared;return{text:d,properties:p.properties,malformed:T,end:p.end,about:p.
about}}function D(f,s,d){return f?.properties.find(p=>p.name===d&&p.namespace===M.dK[s])?.values??[]}const w=-2;class h{properties=[];broken=!1;declared=!0;end=-1;about="";scope=new M.
ee;open=[];root=w;loose=!1;items=[];pieces=[];get depth(){return this.open.length}take(s){s.kind==="start"||s.kind==="empty"?(this.start(s.name,s.attributes,s.from),
s.kind==="empty"&&!this.broken&&this.close(s.name,s.to,s.to)):s.kind==="end"?this.close(s.name,s.from,s.to):s.kind==="text"&&this.isInProperty()&&this.pieces.push(
s.text)}isInProperty(){return this.root!==w&&this.open.length>this.root+2}start(s,d,p){if(this.open.length>=A.ol&&(this.broken=!0),this.broken)return;this.scope.
enter(d);const v=this.scope.ofElement(s),T=v.namespace===M.dK.rdf,g=T&&v.local==="li";this.root===w&&this.end<0&&T&&v.local==="Description"&&(this.root=this.open.
length-1,this.loose=!0);const y=this.open.length-this.root,K=g?d.find(({name:e})=>e==="xml:lang")?.value:void 0;if(this.open.push({name:s,...v,from:p,language:K}),
this.root===w){if(!T||v.local!=="RDF"||this.end>=0)return;this.root=this.open.length-1,this.declared=this.scope.declares(s)}else if(y===1)this.describe(d);else if(y===
2){this.items=[];const e=d.find(({name:i})=>this.isRdf(i,"resource"));this.pieces=e?[e.value]:[]}else g&&(this.pieces=[])}describe(s){for(const{name:d,value:p,from:v,
to:T}of s){if((0,M.HC)(d))continue;const{namespace:g,local:y}=this.scope.ofAttribute(d);g===M.dK.rdf&&y==="about"&&(this.about=p),!(g===""||g===M.dK.rdf||g===M.
dK.xml)&&this.add({namespace:g,name:y,values:[p],from:v,to:T})}}close(s,d,p){const v=this.open.pop();if(v?.name!==s){this.broken=!0;return}this.scope.leave();const T=this.
open.length-this.root;if(this.root!==w)if(T===0)this.end=d,this.root=w;else if(T===1&&this.loose)this.root=w,this.loose=!1;else if(T===2){const g=this.items.length>
0?r(this.items):[this.pieces.join("").trim()];this.add({namespace:v.namespace,name:v.local,values:g,from:v.from,to:p})}else T>2&&v.namespace===M.dK.rdf&&v.local===
"li"&&(this.items.push({text:this.pieces.join("").trim(),language:v.language}),this.pieces=[])}add(s){this.properties.length<C?this.properties.push(s):this.broken=
!0}isRdf(s,d){const p=this.scope.ofAttribute(s);return p.local===d&&p.namespace===M.dK.rdf}}function r(f){const s=f.findIndex(({language:p})=>p?.toLowerCase()===
"x-default"),d=f.map(({text:p})=>p);return s>0?[d[s],...d.slice(0,s),...d.slice(s+1)]:d}}),81077:((U,R,_)=>{_.d(R,{BX:()=>w,H6:()=>h,MN:()=>r,Pu:()=>P,Zc:()=>D,
r6:()=>f});var M=_(45599),A=_(93604),C=_(9819);const b=64,P=e=>typeof e=="number"?String(e):Buffer.from(e.bytes).toString("latin1");async function D(e,i,E){const m=[];
for(const c of await p(e,i,0,E)){for(const u of T(e,c,E))m.push(u);const l=e.job.pace.step(s);l&&await l}return m}async function w(e,i,E,m,c,l){const u=await p(
e,i,E,m,l);for(let a=u.length-1;a>=0;a--){const n=u[a],t=T(e,n,m),o=t.filter(([I,L])=>!c(I,L)),x=e.job.pace.step(s+t.length*s);x&&await x,o.length<t.length&&(e.
edit(n.holder),n.dict.set(m,y(o)),n.changed=!0);for(const I of n.repeats)e.edit(n.holder),n.dict.delete(I),n.changed=!0;if(n.emptyKids){const I=(e.array(n.dict.
get("Kids"))??[]).filter(L=>!n.emptyKids.has(e.dict(L)));e.edit(n.holder),n.dict.set("Kids",I),n.changed=!0}if(!n.changed)continue;const O=e.array(n.dict.get("K\
ids"))??[];n.empty=o.length===0&&O.length===0;const S=n.parent;S&&(S.changed=!0,n.empty?(S.emptyKids??=new Set).add(n.dict):g(e,n,o,O))}return u[0]?.empty??!1}function h(e,i,E){
if(i.length<=b)return(0,M.jd)({[E]:y(i)});let m=[];for(const c of K(i)){const[l,u]=[c[0][0],c.at(-1)[0]];m.push({ref:e.add((0,M.jd)({Limits:[l,u],[E]:y(c)})),low:l,
high:u})}for(;m.length>b;)m=K(m).map(c=>{const[l,u]=[c[0].low,c.at(-1).high];return{ref:e.add((0,M.jd)({Limits:[l,u],Kids:c.map(({ref:a})=>a)})),low:l,high:u}});
return(0,M.jd)({Kids:m.map(({ref:c})=>c)})}async function r(e,i){const{pace:E}=e.job,m=[];for(const[c,l]of i){m.push([(0,M.Px)(c),l]);const u=E.step(10*s);u&&await u}
return h(e,await f(e,m),"Names")}async function f(e,i){const{pace:E}=e.job,m=[];for(const l of i){m.push({entry:l,key:P(l[0])});const u=E.step(s);u&&await u}return(await(0,A.
qZ)(m,(l,u)=>l.key<u.key?-1:l.key>u.key?1:0,E)).map(({entry:l})=>l)}const s=100,d=30;async function p(e,i,E,m,c){const l=new C.b9(e),u=new Set,a=o=>u.size<u.add(
o).size,n=[],t=[{value:i??null,holder:E,parent:void 0}];for(let o=t.pop();o!==void 0;o=t.pop()){l.spend(1);const x=e.job.pace.step(s);x&&await x;const O=e.dict(
o.value);if(!O||!a(O)||c&&o.parent&&!v(e,O,c))continue;const S=[],I=W=>{const N=e.array(O.get(W));return!N||a(N)?N??[]:(S.push(W),[])},L=I(m).length>>1,j=I("Kid\
s"),k={dict:O,holder:(0,C.Kd)(o.value,o.holder),parent:o.parent,repeats:S};n.push(k),l.spend(L);const $=(0,C.Kd)(O.get("Kids"),k.holder);for(let W=j.length-1;W>=
0;W--){t.push({value:j[W],holder:$,parent:k});const N=e.job.pace.step(d);N&&await N}const B=e.job.pace.step(L*s);B&&await B}return n}function v(e,i,E){const[m,c]=e.
array(i.get("Limits"))??[];return typeof m!="number"||typeof c!="number"||E(m,c)}function T(e,{dict:i,repeats:E},m){const c=E.includes(m)?void 0:e.array(i.get(m));
if(!c)return[];const l=[];for(let u=0;u+1<c.length;u+=2){const a=e.resolve(c[u]);(m==="Names"?a instanceof M.Mx:typeof a=="number")&&l.push([a,c[u+1]])}return l}
function g(e,i,E,m){const c=a=>e.array(e.dict(a)?.get("Limits"))??[],l=E[0]?.[0]??c(m[0])[0],u=E.at(-1)?.[0]??c(m.at(-1))[1];e.edit(i.holder),l!==void 0&&u!==void 0?
i.dict.set("Limits",[l,u]):i.dict.delete("Limits")}function y(e){const i=[];for(const[E,m]of e)i.push(E,m);return i}function K(e){const i=[];for(let E=0;E<e.length;E+=
b)i.push(e.slice(E,E+b));return i}}),70549:((U,R,_)=>{_.d(R,{n:()=>M});function M(A){const C=new WeakMap;return b=>{if(b.hasChanges)return A(b);const P=C.get(b);
if(P)return P.answer;const D=A(b);return C.set(b,{answer:D}),D}}}),9819:((U,R,_)=>{_.d(R,{J7:()=>C,Kd:()=>D,Wo:()=>w,_i:()=>P,b9:()=>b});var M=_(42973),A=_(45599);
class C{document;gone=new Set;chased=new Set;constructor(r){this.document=r}remove(r){const{catalog:f,catalogNumber:s,pages:d}=this.document,p=f.get("Pages");r===
s||(0,A.i9)(p)&&r===p.number||d.holds(r)||(this.gone.add(r),this.document.remove(r))}chase(r){this.chased.add(r)}removed(){return this.gone}takeChased(){const r=this.
chased;return this.chased=new Set,r}isGone(r){return(0,A.i9)(r)&&this.gone.has(r.number)}}class b{most;left;constructor(r){this.most=this.left=r.job.limits.nodes}spend=r=>{
if(this.left-=r,this.left<0)throw(0,M.F)("nodes",`The document has more than ${this.most} fields, bookmarks, names and structure elements`,"Remove bookmarks or \
tags with another program first")}}class P{seen;beyond=new Set;allowance;constructor(r,f=new b(r)){this.allowance=f,this.seen=new Uint8Array((r.size>>3)+1)}first(r){
if(this.allowance.spend(1),!(0,A.i9)(r))return!0;const{number:f}=r,s=f>>3;if(s>=this.seen.length)return this.beyond.size<this.beyond.add(f).size;const d=1<<(f&7),
p=(this.seen[s]&d)===0;return this.seen[s]|=d,p}}function D(h,r){return(0,A.i9)(h)?h.number:r}function w(h,r){const f=h.catalog.get(r),s=h.dict(f);return s&&{dict:s,
holder:D(f,h.catalogNumber)}}}),21996:((U,R,_)=>{_.d(R,{Av:()=>d,RJ:()=>T,V3:()=>v,vb:()=>g,zx:()=>s});var M=_(54619),A=_(93604),C=_(78157),b=_(88500);const P=2048,
D=65536,w=4,h=1<<20,r=1024,f="[^\\0\\t\\n\\f\\r ()<>[\\]{}/%#]";async function s(e,i){const{found:E,all:m}=await p(e,i),c=l=>[...new Set([...l,...m])].sort((u,a)=>u-
a);return Object.fromEntries(i.map(l=>[l,c(E[l])]))}async function d(e,i){const{found:E,all:m}=await p(e,i);for(const c of Object.values(E))for(const l of c)m.add(
l);return m}async function p(e,i){const E=i.map(u=>{const[a="",...n]=[...u].map(o=>o.replace(/\W/,"\\$&")),t=/\W/.test(u)?f:"\\w";return`${a}(?:${n.join("")}|${t}\
{0,${Math.max(0,u.length-2)}}#)`}),m=new RegExp(`/(?:${E.join("|")}|#)`,"g"),c=Object.fromEntries(i.map(u=>[u,new Set])),l=new Set;await T(e,(u,a,n,t)=>{const o=u.
toString("latin1",a,n);m.lastIndex=0;for(let x=m.exec(o);x;x=m.exec(o)){const O=t(a+x.index);O!==void 0&&(x[0].endsWith("#")?l.add(O):c[x[0].slice(1)].add(O))}});
for(const u of g(e))l.add(u);return{found:c,all:l}}async function v(e,i){const E=await s(e,i);return[...new Set(Object.values(E).flat())].sort((m,c)=>m-c)}async function T(e,i){
const{bytes:E,table:m}=e,c=y(e),l=new Int32Array(c.length);for(let o=0;o<c.length;o++)l[o]=m.place[c[o]];const u=(0,C.bS)(E),a=o=>c[(0,A.MJ)(l,o)-1],n=new b.s;let t=0;
for(let o=0;o<c.length;o++){const x=o+1===c.length,O=x?E.length:l[o+1],S=O-l[o]>P;if(!S&&!x&&O-t<D)continue;let I=O;if(S){l[o]>t&&i(u,t,l[o],a),n.reset();const j=n.
value(E,e.bodies[c[o]],O);t=l[o],j>=0&&(I=j)}i(u,t,I,a);const L=e.job.pace.step(w*(I-t));L&&await L,t=O}for(const[o,x]of K(e)){const O=e.objectStream(o),S=e.job.
pace.step(0);if(S&&await S,!O)continue;const I=new Set(x),{starts:L,numbers:j,data:k}=O,$=B=>{const W=j[(0,A.MJ)(L,B)-1];return W!==void 0&&I.has(W)?W:void 0};for(let B=0;B<
k.length;B+=h){i((0,C.bS)(k),B,Math.min(B+h+r,k.length),$);const W=e.job.pace.step(w*h);W&&await W}}}function*g(e){for(let i=1;e.hasChanges&&i<e.size;i++)e.isChanged(
i)&&e.exists(i)&&(yield i)}function y(e){const{table:i,hasChanges:E}=e,m=[];let c=!0,l=-1;for(let u=1;u<i.size;u++){if(i.kind[u]!==M.tL||E&&e.isChanged(u))continue;
const a=i.place[u];c&&=a>=l,l=a,m.push(u)}return c?m:m.sort((u,a)=>i.place[u]-i.place[a])}function K(e){const{table:i,hasChanges:E}=e,m=new Map;for(let c=1;c<i.
size;c++){if(i.kind[c]!==M.UT||E&&e.isChanged(c))continue;const l=i.place[c],u=m.get(l);u?u.push(c):m.set(l,[c])}return m}}),87773:((U,R,_)=>{_.d(R,{$:()=>A});const M=2e3;
async function*A(C,b){for(const P of b){yield[P,C.get(P)];const D=C.job.pace.step(M);D&&await D}}}),90536:((U,R,_)=>{_.d(R,{C:()=>A,L:()=>C});var M=_(45599);function A(b,P){
const D=[b];for(;D.length>0;){const w=D.pop(),h=w instanceof M.Z6?w.dict:w;if(Array.isArray(h))for(const r of h)D.push(r);else if(h instanceof M.Bi){P(h);for(const r of h.
values())D.push(r)}}}function C(b,P){const D=[];return A(b,w=>{D.length===0&&P(w)&&D.push(w)}),D.length>0}})};
