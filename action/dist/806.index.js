"use strict";exports.id=806,exports.ids=[806],exports.modules={45657:((B,R,u)=>{u.d(R,{Hn:()=>y,Kf:()=>b,RZ:()=>M,Vp:()=>O,YG:()=>P,vH:()=>K});function M(w,h){for(const r of h)
w.push(r)}const y=w=>w.slice();function K(w,h,r){const l=w.get(h);l?l.push(r):w.set(h,[r])}const b=w=>{let h=-1/0;for(const r of w)h=Math.max(h,r);return h},P=w=>{
let h=1/0;for(const r of w)h=Math.min(h,r);return h},O=w=>Number.isInteger(w)&&!Number.isSafeInteger(w)}),16132:((B,R,u)=>{u.r(R),u.d(R,{check_e_invoice:()=>b});
var M=u(92761),y=u(37320),K=u(91519);const b=async(O,w,h)=>{if((0,M.ec)(O.bytes))return{documents:[O],data:P(await(0,y.iU)(O.bytes,h.pace)),notes:[],facts:{}};const r=await(0,K.
E)(O.bytes,h,{password:w.open_password}),l=P(await(0,y.sw)(r));return{documents:[{...O,pageCount:r.pages.count}],data:l,notes:[],facts:{}}},P=({failures:O,warnings:w})=>({
passed:O.length===0,failures:O.map(h=>({...h})),warnings:w.map(h=>({...h}))})}),21281:((B,R,u)=>{u.d(R,{Ip:()=>h,XM:()=>p,Xb:()=>a,ds:()=>w,qg:()=>s});var M=u(59071),
y=u(70549),K=u(21115),b=u(824),P=u(1975),O=u(60912);const w=(0,y.n)(async m=>h(m,await(0,b.Br)(m)));function h(m,A){const C=(f,_)=>(0,M.wh)((0,P.sm)(A,f,_)[0]??
""),E=l(C("pdfaid","part"),C("pdfaid","conformance").toLowerCase()),e=r(C("pdfuaid","part"))?`PDF/UA-${C("pdfuaid","part")}`:void 0,g=[C("pdfxid","GTS_PDFXVersi\
on")||C("pdfx","GTS_PDFXVersion")||((0,M.Gh)(m.resolve((0,b._U)(m)?.get("GTS_PDFXVersion")))??""),C("pdfe","ISO_PDFEVersion"),C("pdfvtid","GTS_PDFVTVersion")],c=[
E?.name,e,...g.filter(f=>/^PDF\/[\w .:/()-]{1,40}$/.test(f))];return{archive:E,accessible:e,names:c.filter(f=>f!==void 0)}}const r=m=>/^[1-9]$/.test(m);function l(m,A){
if(!r(m))return;const C=/^[abuef]$/.test(A)?A:"";return{part:Number(m),level:C,name:`PDF/A-${m}${C}`}}function s(m,A,C,E){return A&&T(m,A,[K.dK.pdfaid]),a(C,E)}
const a=({name:m},A)=>({code:"pdfa_identification_removed",message:`The document no longer claims ${m}: ${A}.`});async function p(m){const A=await(0,b.Br)(m);if(!A)
return[];const{archive:C,accessible:E}=h(m,A);T(m,A,[K.dK.pdfaid,K.dK.pdfuaid]);const e=[C?.name,E].filter(x=>x!==void 0);return e.length>0?[D(e)]:[]}const D=m=>({
code:"conformance_dropped",message:`The result no longer claims ${m.join(" and ")}, because a merge cannot guarantee conformance.`});function T(m,A,C){A.properties.
some(({namespace:E})=>C.includes(E))&&(0,O._L)(m,(0,O.QH)(A,({namespace:E})=>C.includes(E),[]))}}),21115:((B,R,u)=>{u.d(R,{HC:()=>b,dK:()=>M,ee:()=>K});const M={
rdf:"http://www.w3.org/1999/02/22-rdf-syntax-ns#",xml:"http://www.w3.org/XML/1998/namespace",dc:"http://purl.org/dc/elements/1.1/",xmp:"http://ns.adobe.com/xap/\
1.0/",xmpMM:"http://ns.adobe.com/xap/1.0/mm/",pdf:"http://ns.adobe.com/pdf/1.3/",pdfaid:"http://www.aiim.org/pdfa/ns/id/",pdfuaid:"http://www.aiim.org/pdfua/ns/\
id/",pdfxid:"http://www.npes.org/pdfx/ns/id/",pdfx:"http://ns.adobe.com/pdfx/1.3/",pdfaExtension:"http://www.aiim.org/pdfa/ns/extension/",pdfaSchema:"http://www\
.aiim.org/pdfa/ns/schema#",pdfaProperty:"http://www.aiim.org/pdfa/ns/property#",fx:"urn:factur-x:pdfa:CrossIndustryDocument:invoice:1p0#",pdfe:"http://www.aiim.\
org/pdfe/ns/id/",pdfvtid:"http://www.npes.org/pdfvt/ns/id/",xfa:"http://www.xfa.org/schema/xfa-data/1.0/",ds:"http://www.w3.org/2000/09/xmldsig#"},y=new Map(Object.
entries(M));class K{uris=new Map;declared=[];known=new Map;enter(r){let l;for(const{name:s,value:a}of r){if(!b(s))continue;const p=s.slice(6),D=this.uris.get(p);
D?D.push(a):this.uris.set(p,[a]),(l??=[]).push(p)}this.declared.push(l??P),l&&this.known.clear()}leave(){const r=this.declared.pop()??P;for(const l of r)this.uris.
get(l).pop();r.length>0&&this.known.clear()}declares(r){return(this.uris.get(w(r))?.length??0)>0}ofElement(r){let l=this.known.get(r);if(!l){const s=w(r),a=this.
uris.get(s)?.at(-1)??y.get(s)??"";this.known.size===O&&this.known.clear(),this.known.set(r,l={namespace:a,local:r.slice(r.indexOf(":")+1)})}return l}ofAttribute(r){
return r.includes(":")?this.ofElement(r):{namespace:"",local:r}}}const b=h=>h==="xmlns"||h.startsWith("xmlns:"),P=[],O=1e3,w=h=>h.slice(0,Math.max(h.indexOf(":"),
0))}),824:((B,R,u)=>{u.d(R,{Br:()=>h,_6:()=>l,_U:()=>w});var M=u(58552),y=u(1975),K=u(17079),b=u(45599),P=u(59071),O=u(70549);function w(s){const a=s.resolve(s.
trailer.get("Info"));return a instanceof b.Bi?a:a instanceof b.Z6?a.dict:void 0}const h=(0,O.n)(r);async function r(s){const a=s.get(s.catalogNumber),p=a instanceof
b.Bi?s.resolve(a.get("Metadata")):null;if(!(p instanceof b.Z6))return;let D;try{D=s.decoded(p)}catch(T){if(!(T instanceof M.zU)||T.code==="cancelled")throw T;return y.
m}return(0,y.kg)(D,s.job.pace)}function l(s,a){const p=w(s),D=e=>s.resolve(p?.get(e)),T=(e,x,g=", ")=>{const c=(0,y.sm)(a,e,x).map(P.wh).filter(Boolean).join(g);
return c===""?null:c},m=(e,x)=>{const[g=""]=(0,y.sm)(a,e,x);return(0,P.wh)(g)||null},A=(e,x)=>(0,K._)((0,P.Gh)(D(e))??"")??(0,K._)(m("xmp",x)??"")??null,C=s.get(
s.catalogNumber),E=C instanceof b.Bi?(0,P.Gh)(s.resolve(C.get("Lang"))):null;return{title:(0,P.Gh)(D("Title"))??m("dc","title"),author:(0,P.Gh)(D("Author"))??T(
"dc","creator"),subject:(0,P.Gh)(D("Subject"))??m("dc","description"),keywords:(0,P.Gh)(D("Keywords"))??T("pdf","Keywords")??T("dc","subject"),creator:(0,P.Gh)(
D("Creator"))??m("xmp","CreatorTool"),producer:(0,P.Gh)(D("Producer"))??m("pdf","Producer"),created:A("CreationDate","CreateDate"),modified:A("ModDate","ModifyD\
ate"),language:E??m("dc","language")}}}),3907:((B,R,u)=>{u.d(R,{Rt:()=>E,X:()=>_,km:()=>h,ol:()=>y,xK:()=>C});var M=u(78157);const y=200,K=1e4,b=1e5,P=65536,O=65536,
w=12;async function h(n,o,t){const i=new r(n);for(let d=i.next();d;d=i.next()){if(t(d))return"left";const v=o.step((d.to-d.from)*4+50);v&&await v}return i.hasDocumentType?
"document type":i.malformed?"malformed":"well-formed"}class r{text;malformed=!1;hasDocumentType=!1;at=0;tag=-1;constructor(o){this.text=o}next(){const{text:o,at:t}=this;
if(t>=o.length)return;if(o.charCodeAt(t)!==l)return this.characters(t,this.endOfPiece(t,this.nextTag(t)));if(o.startsWith("<!--",t))return this.other(t,"-->",4);
if(o.startsWith("<?",t))return this.other(t,"?>",2);if(o.startsWith("<![CDATA[",t)){const d=o.indexOf("]]>",t);return d<0?this.end():(this.at=d+3,{kind:"text",text:o.
slice(t+9,d),from:t,to:this.at})}return o.startsWith("<!",t)?(this.hasDocumentType=o.startsWith("<!DOCTYPE",t),this.end()):(o.charCodeAt(t+1)===a?this.endTag(t):
this.startTag(t))??this.fault(t,this.nextTag(t+1))}other(o,t,i){const d=this.text.indexOf(t,o+i);return d<0?this.end():(this.at=d+t.length,{kind:"other",from:o,
to:this.at})}endTag(o){const t=this.name(o+2),i=this.blanks(t);if(!(t===o+2||this.text.charCodeAt(i)!==s))return this.at=i+1,{kind:"end",name:this.text.slice(o+
2,t),from:o,to:this.at}}startTag(o){const{text:t}=this,i=this.name(o+1);if(i===o+1)return;const d=t.slice(o+1,i),v=[];let L=0;for(let I=i;;){const S=this.blanks(
I),W=t.charCodeAt(S);if(W===s||W===a&&t.charCodeAt(S+1)===s)return this.at=W===s?S+1:S+2,{kind:W===s?"start":"empty",name:d,attributes:v,from:o,to:this.at};const N=this.
name(S),F=this.blanks(N),U=this.blanks(F+1),j=t[U];if(S===I||N===S||t[F]!=="="||j!=='"'&&j!=="'")return;const k=t.indexOf(j,U+1),$=t.slice(U+1,Math.max(k,U+1));
L+=D($,b-L);const G=$.includes("<")||L>=b?void 0:m($);if(k<0||G===void 0||v.length>=K)return;v.push({name:t.slice(S,N),value:G,from:S,to:k+1}),I=k+1}}characters(o,t){
const i=m(this.text.slice(o,t));return i===void 0?this.fault(o,t):(this.at=t,{kind:"text",text:i,from:o,to:t})}nextTag(o){if(this.tag>=o)return this.tag;const t=this.
text.indexOf("<",o);return this.tag=t<0?this.text.length:t}endOfPiece(o,t){const{text:i}=this;if(t-o<=O)return t;let d=o+O;const v=d-w+1,L=i.slice(v,d+1).lastIndexOf(
"&");L>=0&&(d=v+L);for(const I=d-O/2;i[d-1]==="]"||p(i.charCodeAt(d));d--)if(d===I)return t;return d}fault(o,t){return this.malformed=!0,this.at=t,{kind:"other",
from:o,to:t}}end(){this.malformed=!0,this.at=this.text.length}blanks(o){const{text:t}=this;for(let i=o;;i++){const d=t.charCodeAt(i);if(d!==32&&d!==9&&d!==10&&d!==
13||i-o===P)return i}}name(o){const{text:t}=this;let i=o;for(const d=Math.min(t.length,o+P);i<d;i++){const v=t.charCodeAt(i);if(v<=32||v===a||v===s||v===l||v===
61||v===34||v===39)break}return i}}const[l,s,a]=[60,62,47],p=n=>n>=56320&&n<=57343;function D(n,o){let t=0;for(let i=n.indexOf("&");i>=0&&t<o;i=n.indexOf("&",i+
1))t++;return t}const T=new Map([["amp","&"],["lt","<"],["gt",">"],["quot",'"'],["apos","'"]]);function m(n){if(!n.includes("&"))return n;const o=[];let t=0;for(let i=n.
indexOf("&");i>=0;i=n.indexOf("&",t)){const d=n.indexOf(";",i);if(d<0||d-i>w)return;const v=n.slice(i+1,d),L=T.get(v)??A(v);if(L===void 0)return;o.push(n.slice(
t,i),L),t=d+1}return o.push(n.slice(t)),o.join("")}function A(n){const o=/^#(?:x([\dA-Fa-f]+)|(\d+))$/.exec(n),t=o?parseInt(o[1]??o[2],o[1]===void 0?10:16):-1;return t>
0&&t<=1114111&&!(t>=55296&&t<=57343)?String.fromCodePoint(t):void 0}function C(n){const[o,t,i,d]=n;if(o===0&&t===0&&(i===254||i===0)||o===255&&t===254&&i===0&&d===
0)return f(n);if(o===254&&t===255||o===0&&t===60)return c(new TextDecoder("utf-16be").decode(n));if(o===255&&t===254||o===60&&t===0)return c(new TextDecoder("ut\
f-16le").decode(n));const v=new TextDecoder().decode(n);return c(v.includes("�")?Buffer.from(n).toString("latin1"):v)}function E(n){if(n[0]===0||n[1]===0||n[0]===
254||n[0]===255)return C(n);const t=(0,M.bS)(n).toString("latin1",0,e),i=x.exec(t)?.[1]?.toLowerCase()??"utf-8";if(g.has(i))try{return new TextDecoder(i,{fatal:!0}).
decode(n)}catch{return}}const e=200,x=/^(?:\xef\xbb\xbf)?<\?xml\s[^>]*?encoding\s*=\s*["']([\w.-]+)["']/,g=new Set(["utf-8","utf8","us-ascii","iso-8859-1","iso-\
8859-15","windows-1252"]),c=n=>n.startsWith("\uFEFF")?n.slice(1):n;function f(n){const o=new DataView(n.buffer,n.byteOffset,n.byteLength),t=n[0]!==0,i=[];for(let d=0;d+
4<=n.length;d+=4){const v=o.getUint32(d,t);if(v>1114111)return;i.push(String.fromCodePoint(v))}return c(i.join(""))}const _=n=>n.replaceAll("&","&amp;").replaceAll(
"<","&lt;").replaceAll(">","&gt;").replaceAll('"',"&quot;")}),60912:((B,R,u)=>{u.d(R,{QH:()=>b,T3:()=>P,_L:()=>r});var M=u(21115),y=u(3907),K=u(45599);function b(l,s,a){
const{text:p,properties:D,end:T,about:m}=l,A=[];let C=0;for(const E of D.filter(s).sort((e,x)=>e.from-x.from))E.from<C||(A.push(p.slice(C,E.from)),C=E.to);return A.
push(p.slice(C,Math.max(T,C))),a.length>0&&A.push(O(a,m)),A.push(p.slice(Math.max(T,C))),h(A.join(""))}function P(l){return`<?xpacket begin="\uFEFF" id="W5M0MpCehiHz\
reSzNTczkc9d"?>
<x:xmpmeta xmlns:x="adobe:ns:meta/">
<rdf:RDF xmlns:rdf="${M.dK.rdf}">
${O(l,"")}</rdf:RDF>
</x:xmpmeta>
<?xpacket end="w"?>`}function O(l,s){const p=[...new Set(l.map(({prefix:T})=>T))].map(T=>` xmlns:${T}="${M.dK[T]}"`).join(""),D=l.map(({prefix:T,name:m,form:A,values:C})=>`\
<${T}:${m}>${w(A,C)}</${T}:${m}>
`);return`<rdf:Description xmlns:rdf="${M.dK.rdf}" rdf:about="${(0,y.X)(s)}"${p}>
${D.join("")}</rdf:Description>
`}function w(l,s){const a=p=>s.map(D=>`<rdf:li${p}>${(0,y.X)(D)}</rdf:li>`).join("");switch(l){case"simple":return(0,y.X)(s[0]??"");case"alternative":return`<rd\
f:Alt>${a(' xml:lang="x-default"')}</rdf:Alt>`;case"ordered":return`<rdf:Seq>${a("")}</rdf:Seq>`;case"unordered":return`<rdf:Bag>${a("")}</rdf:Bag>`}}const h=l=>l.
replace(/^(\s*<\?xml\s[^>]*encoding\s*=\s*["'])[^"']*/,"$1UTF-8");function r(l,s){const a=l.catalog.get("Metadata"),p=l.resolve(a),D=p instanceof K.Z6?[...p.dict].
filter(([A])=>!["Filter","DecodeParms","Length"].includes(A)):[],T=new K.Bi([["Type",new K.SX("Metadata")],["Subtype",new K.SX("XML")],...D]),m=new K.Z6(T,Buffer.
from(s,"utf8"));(0,K.i9)(a)&&p instanceof K.Z6?l.put(a,m):l.edit(l.catalogNumber).set("Metadata",l.add(m))}}),1975:((B,R,u)=>{u.d(R,{kg:()=>P,m:()=>b,sm:()=>O});
var M=u(21115),y=u(3907);const K=1e5,b={text:"",properties:[],malformed:!0,end:-1,about:""};async function P(l,s){const a=(0,y.xK)(l);if(a===void 0)return b;const p=new h,
T=await(0,y.km)(a,s,m=>(p.take(m),p.broken))!=="well-formed"||p.depth>0||p.end<0||!p.declared;return{text:a,properties:p.properties,malformed:T,end:p.end,about:p.
about}}function O(l,s,a){return l?.properties.find(p=>p.name===a&&p.namespace===M.dK[s])?.values??[]}const w=-2;class h{properties=[];broken=!1;declared=!0;end=-1;about="";scope=new M.
ee;open=[];root=w;loose=!1;items=[];pieces=[];get depth(){return this.open.length}take(s){s.kind==="start"||s.kind==="empty"?(this.start(s.name,s.attributes,s.from),
s.kind==="empty"&&!this.broken&&this.close(s.name,s.to,s.to)):s.kind==="end"?this.close(s.name,s.from,s.to):s.kind==="text"&&this.isInProperty()&&this.pieces.push(
s.text)}isInProperty(){return this.root!==w&&this.open.length>this.root+2}start(s,a,p){if(this.open.length>=y.ol&&(this.broken=!0),this.broken)return;this.scope.
enter(a);const D=this.scope.ofElement(s),T=D.namespace===M.dK.rdf,m=T&&D.local==="li";this.root===w&&this.end<0&&T&&D.local==="Description"&&(this.root=this.open.
length-1,this.loose=!0);const A=this.open.length-this.root,C=m?a.find(({name:E})=>E==="xml:lang")?.value:void 0;if(this.open.push({name:s,...D,from:p,language:C}),
this.root===w){if(!T||D.local!=="RDF"||this.end>=0)return;this.root=this.open.length-1,this.declared=this.scope.declares(s)}else if(A===1)this.describe(a);else if(A===
2){this.items=[];const E=a.find(({name:e})=>this.isRdf(e,"resource"));this.pieces=E?[E.value]:[]}else m&&(this.pieces=[])}describe(s){for(const{name:a,value:p,from:D,
to:T}of s){if((0,M.HC)(a))continue;const{namespace:m,local:A}=this.scope.ofAttribute(a);m===M.dK.rdf&&A==="about"&&(this.about=p),!(m===""||m===M.dK.rdf||m===M.
dK.xml)&&this.add({namespace:m,name:A,values:[p],from:D,to:T})}}close(s,a,p){const D=this.open.pop();if(D?.name!==s){this.broken=!0;return}this.scope.leave();const T=this.
open.length-this.root;if(this.root!==w)if(T===0)this.end=a,this.root=w;else if(T===1&&this.loose)this.root=w,this.loose=!1;else if(T===2){const m=this.items.length>
0?r(this.items):[this.pieces.join("").trim()];this.add({namespace:D.namespace,name:D.local,values:m,from:D.from,to:p})}else T>2&&D.namespace===M.dK.rdf&&D.local===
"li"&&(this.items.push({text:this.pieces.join("").trim(),language:D.language}),this.pieces=[])}add(s){this.properties.length<K?this.properties.push(s):this.broken=
!0}isRdf(s,a){const p=this.scope.ofAttribute(s);return p.local===a&&p.namespace===M.dK.rdf}}function r(l){const s=l.findIndex(({language:p})=>p?.toLowerCase()===
"x-default"),a=l.map(({text:p})=>p);return s>0?[a[s],...a.slice(0,s),...a.slice(s+1)]:a}}),81077:((B,R,u)=>{u.d(R,{BX:()=>h,H6:()=>r,MN:()=>l,Pu:()=>O,Zc:()=>w,
r6:()=>s});var M=u(45599),y=u(44233),K=u(77581),b=u(9819);const P=64,O=e=>typeof e=="number"?String(e):(0,K.U0)(e);async function w(e,x,g){const c=[];for(const f of await D(
e,x,0,g)){for(const n of m(e,f,g))c.push(n);const _=e.job.pace.step(a);_&&await _}return c}async function h(e,x,g,c,f,_){const n=await D(e,x,g,c,_);for(let o=n.
length-1;o>=0;o--){const t=n[o],i=m(e,t,c),d=i.filter(([S,W])=>!f(S,W)),v=e.job.pace.step(a+i.length*a);v&&await v,d.length<i.length&&(e.edit(t.holder),t.dict.set(
c,C(d)),t.changed=!0);for(const S of t.repeats)e.edit(t.holder),t.dict.delete(S),t.changed=!0;if(t.emptyKids){const S=(e.array(t.dict.get("Kids"))??[]).filter(W=>!t.
emptyKids.has(e.dict(W)));e.edit(t.holder),t.dict.set("Kids",S),t.changed=!0}if(!t.changed)continue;const L=e.array(t.dict.get("Kids"))??[];t.empty=d.length===0&&
L.length===0;const I=t.parent;I&&(I.changed=!0,t.empty?(I.emptyKids??=new Set).add(t.dict):A(e,t,d,L))}return n[0]?.empty??!1}function r(e,x,g){if(x.length<=P)return(0,M.
jd)({[g]:C(x)});let c=[];for(const f of E(x)){const[_,n]=[f[0][0],f.at(-1)[0]];c.push({ref:e.add((0,M.jd)({Limits:[_,n],[g]:C(f)})),low:_,high:n})}for(;c.length>
P;)c=E(c).map(f=>{const[_,n]=[f[0].low,f.at(-1).high];return{ref:e.add((0,M.jd)({Limits:[_,n],Kids:f.map(({ref:o})=>o)})),low:_,high:n}});return(0,M.jd)({Kids:c.
map(({ref:f})=>f)})}async function l(e,x){const{pace:g}=e.job,c=[];for(const[f,_]of x){c.push([(0,M.Px)(f),_]);const n=g.step(10*a);n&&await n}return r(e,await s(
e,c),"Names")}async function s(e,x){const{pace:g}=e.job,c=[];for(const _ of x){c.push({entry:_,key:O(_[0])});const n=g.step(a);n&&await n}return(await(0,y.qZ)(c,
(_,n)=>_.key<n.key?-1:_.key>n.key?1:0,g)).map(({entry:_})=>_)}const a=100,p=30;async function D(e,x,g,c,f){const _=new b.b9(e),n=new Set,o=d=>n.size<n.add(d).size,
t=[],i=[{value:x??null,holder:g,parent:void 0}];for(let d=i.pop();d!==void 0;d=i.pop()){_.spend(1);const v=e.job.pace.step(a);v&&await v;const L=e.dict(d.value);
if(!L||!o(L)||f&&d.parent&&!T(e,L,f))continue;const I=[],S=k=>{const $=e.array(L.get(k));return!$||o($)?$??[]:(I.push(k),[])},W=S(c).length>>1,N=S("Kids"),F={dict:L,
holder:(0,b.Kd)(d.value,d.holder),parent:d.parent,repeats:I};t.push(F),_.spend(W);const U=(0,b.Kd)(L.get("Kids"),F.holder);for(let k=N.length-1;k>=0;k--){i.push(
{value:N[k],holder:U,parent:F});const $=e.job.pace.step(p);$&&await $}const j=e.job.pace.step(W*a);j&&await j}return t}function T(e,x,g){const[c,f]=e.array(x.get(
"Limits"))??[];return typeof c!="number"||typeof f!="number"||g(c,f)}function m(e,{dict:x,repeats:g},c){const f=g.includes(c)?void 0:e.array(x.get(c));if(!f)return[];
const _=[];for(let n=0;n+1<f.length;n+=2){const o=e.resolve(f[n]);(c==="Names"?o instanceof M.Mx:typeof o=="number")&&_.push([o,f[n+1]])}return _}function A(e,x,g,c){
const f=o=>e.array(e.dict(o)?.get("Limits"))??[],_=g[0]?.[0]??f(c[0])[0],n=g.at(-1)?.[0]??f(c.at(-1))[1];e.edit(x.holder),_!==void 0&&n!==void 0?x.dict.set("Lim\
its",[_,n]):x.dict.delete("Limits")}function C(e){const x=[];for(const[g,c]of e)x.push(g,c);return x}function E(e){const x=[];for(let g=0;g<e.length;g+=P)x.push(
e.slice(g,g+P));return x}}),70549:((B,R,u)=>{u.d(R,{n:()=>M});function M(y){const K=new WeakMap;return b=>{if(b.hasChanges)return y(b);const P=K.get(b);if(P)return P.
answer;const O=y(b);return K.set(b,{answer:O}),O}}}),9819:((B,R,u)=>{u.d(R,{J7:()=>K,Kd:()=>O,Wo:()=>w,_i:()=>P,b9:()=>b});var M=u(42973),y=u(45599);class K{document;gone=new Set;chased=new Set;constructor(r){
this.document=r}remove(r){const{catalog:l,catalogNumber:s,pages:a}=this.document,p=l.get("Pages");r===s||(0,y.i9)(p)&&r===p.number||a.holds(r)||(this.gone.add(r),
this.document.remove(r))}chase(r){this.chased.add(r)}removed(){return this.gone}takeChased(){const r=this.chased;return this.chased=new Set,r}isGone(r){return(0,y.
i9)(r)&&this.gone.has(r.number)}}class b{most;left;constructor(r){this.most=this.left=r.job.limits.nodes}spend=r=>{if(this.left-=r,this.left<0)throw(0,M.F)("nod\
es",`The document has more than ${this.most} fields, bookmarks, names and structure elements`,"Remove bookmarks or tags with another program first")}}class P{seen;beyond=new Set;allowance;constructor(r,l=new b(
r)){this.allowance=l,this.seen=new Uint8Array((r.size>>3)+1)}first(r){if(this.allowance.spend(1),!(0,y.i9)(r))return!0;const{number:l}=r,s=l>>3;if(s>=this.seen.
length)return this.beyond.size<this.beyond.add(l).size;const a=1<<(l&7),p=(this.seen[s]&a)===0;return this.seen[s]|=a,p}}function O(h,r){return(0,y.i9)(h)?h.number:
r}function w(h,r){const l=h.catalog.get(r),s=h.dict(l);return s&&{dict:s,holder:O(l,h.catalogNumber)}}}),21996:((B,R,u)=>{u.d(R,{Av:()=>a,RJ:()=>T,V3:()=>D,vb:()=>m,
zx:()=>s});var M=u(54619),y=u(44233),K=u(78157),b=u(88500);const P=2048,O=65536,w=4,h=1<<20,r=1024,l="[^\\0\\t\\n\\f\\r ()<>[\\]{}/%#]";async function s(E,e){const{
found:x,all:g}=await p(E,e),c=f=>[...new Set([...f,...g])].sort((_,n)=>_-n);return Object.fromEntries(e.map(f=>[f,c(x[f])]))}async function a(E,e){const{found:x,
all:g}=await p(E,e);for(const c of Object.values(x))for(const f of c)g.add(f);return g}async function p(E,e){const x=e.map(_=>{const[n="",...o]=[..._].map(i=>i.
replace(/\W/,"\\$&")),t=/\W/.test(_)?l:"\\w";return`${n}(?:${o.join("")}|${t}{0,${Math.max(0,_.length-2)}}#)`}),g=new RegExp(`/(?:${x.join("|")}|#)`,"g"),c=Object.
fromEntries(e.map(_=>[_,new Set])),f=new Set;await T(E,(_,n,o,t)=>{const i=_.toString("latin1",n,o);g.lastIndex=0;for(let d=g.exec(i);d;d=g.exec(i)){const v=t(n+
d.index);v!==void 0&&(d[0].endsWith("#")?f.add(v):c[d[0].slice(1)].add(v))}});for(const _ of m(E))f.add(_);return{found:c,all:f}}async function D(E,e){const x=await s(
E,e);return[...new Set(Object.values(x).flat())].sort((g,c)=>g-c)}async function T(E,e){const{bytes:x,table:g}=E,c=A(E),f=new Int32Array(c.length);for(let i=0;i<
c.length;i++)f[i]=g.place[c[i]];const _=(0,K.bS)(x),n=i=>c[(0,y.MJ)(f,i)-1],o=new b.s;let t=0;for(let i=0;i<c.length;i++){const d=i+1===c.length,v=d?x.length:f[i+
1],L=v-f[i]>P;if(!L&&!d&&v-t<O)continue;let I=v;if(L){f[i]>t&&e(_,t,f[i],n),o.reset();const W=o.value(x,E.bodies[c[i]],v);t=f[i],W>=0&&(I=W)}e(_,t,I,n);const S=E.
job.pace.step(w*(I-t));S&&await S,t=v}for(const[i,d]of C(E)){const v=E.objectStream(i),L=E.job.pace.step(0);if(L&&await L,!v)continue;const I=new Set(d),{starts:S,
numbers:W,data:N}=v,F=U=>{const j=W[(0,y.MJ)(S,U)-1];return j!==void 0&&I.has(j)?j:void 0};for(let U=0;U<N.length;U+=h){e((0,K.bS)(N),U,Math.min(U+h+r,N.length),
F);const j=E.job.pace.step(w*h);j&&await j}}}function*m(E){for(let e=1;E.hasChanges&&e<E.size;e++)E.isChanged(e)&&E.exists(e)&&(yield e)}function A(E){const{table:e,
hasChanges:x}=E,g=[];let c=!0,f=-1;for(let _=1;_<e.size;_++){if(e.kind[_]!==M.tL||x&&E.isChanged(_))continue;const n=e.place[_];c&&=n>=f,f=n,g.push(_)}return c?
g:g.sort((_,n)=>e.place[_]-e.place[n])}function C(E){const{table:e,hasChanges:x}=E,g=new Map;for(let c=1;c<e.size;c++){if(e.kind[c]!==M.UT||x&&E.isChanged(c))continue;
const f=e.place[c],_=g.get(f);_?_.push(c):g.set(f,[c])}return g}}),87773:((B,R,u)=>{u.d(R,{$:()=>y});const M=2e3;async function*y(K,b){for(const P of b){yield[P,
K.get(P)];const O=K.job.pace.step(M);O&&await O}}}),90536:((B,R,u)=>{u.d(R,{C:()=>y,L:()=>K});var M=u(45599);function y(b,P){const O=[b];for(;O.length>0;){const w=O.
pop(),h=w instanceof M.Z6?w.dict:w;if(Array.isArray(h))for(const r of h)O.push(r);else if(h instanceof M.Bi){P(h);for(const r of h.values())O.push(r)}}}function K(b,P){
const O=[];return y(b,w=>{O.length===0&&P(w)&&O.push(w)}),O.length>0}})};
