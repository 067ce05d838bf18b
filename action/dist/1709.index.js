"use strict";exports.id=1709,exports.ids=[1709],exports.modules={45657:((U,L,u)=>{u.d(L,{Hn:()=>y,Kf:()=>v,RZ:()=>M,Vp:()=>O,YG:()=>P,vH:()=>A});function M(w,p){for(const a of p)
w.push(a)}const y=w=>w.slice();function A(w,p,a){const c=w.get(p);c?c.push(a):w.set(p,[a])}const v=w=>{let p=-1/0;for(const a of w)p=Math.max(p,a);return p},P=w=>{
let p=1/0;for(const a of w)p=Math.min(p,a);return p},O=w=>Number.isInteger(w)&&!Number.isSafeInteger(w)}),16132:((U,L,u)=>{u.r(L),u.d(L,{check_e_invoice:()=>v});
var M=u(92761),y=u(37320),A=u(91519);const v=async(O,w,p)=>{if((0,M.ec)(O.bytes))return{documents:[O],data:P(await(0,y.iU)(O.bytes,p.pace)),notes:[],facts:{}};const a=await(0,A.
E)(O.bytes,p,{password:w.open_password}),c=P(await(0,y.sw)(a));return{documents:[{...O,pageCount:a.pages.count}],data:c,notes:[],facts:{}}},P=({failures:O,warnings:w})=>({
passed:O.length===0,failures:O.map(p=>({...p})),warnings:w.map(p=>({...p}))})}),32488:((U,L,u)=>{u.d(L,{LG:()=>P,TA:()=>w,on:()=>O,v3:()=>v});var M=u(58552),y=u(
83287);const A=1e5;async function v(c,e){const r=await p(c,e);return r.whole||!(0,y.QJ)(c.encoded(e),r.damage)?r:{...r,whole:!0}}function P(c,e,r=!1){const f=c.
decodedPart(e,r);return!f||f.whole||!(0,y.QJ)(c.encoded(e),f.damage)?f:{...f,whole:!0}}async function O(c,e){return await a(c,e)??c.decodedPart(e)}async function w(c,e){
return(await O(c,e))?.data??await c.decodedAtEase(e)}async function p(c,e){const r=await a(c,e);if(r)return r;const f=c.decodedPart(e,!0)??{data:new Uint8Array(
0),whole:!1},D=c.job.pace.step(f.data.length);return D&&await D,f}async function a(c,e){if(!(e.data.length<=A))try{return await c.decodedPartAtEase(e)}catch(r){
if(!(r instanceof M.zU)||r.code!=="unreadable_document")throw r;return}}}),21281:((U,L,u)=>{u.d(L,{Ip:()=>p,XM:()=>f,Xb:()=>r,ds:()=>w,qg:()=>e});var M=u(59071),
y=u(70549),A=u(21115),v=u(824),P=u(1975),O=u(60912);const w=(0,y.n)(async _=>p(_,await(0,v.Br)(_)));function p(_,C){const K=(h,m)=>(0,M.wh)((0,P.sm)(C,h,m)[0]??
""),E=c(K("pdfaid","part"),K("pdfaid","conformance").toLowerCase()),n=a(K("pdfuaid","part"))?`PDF/UA-${K("pdfuaid","part")}`:void 0,g=[K("pdfxid","GTS_PDFXVersi\
on")||K("pdfx","GTS_PDFXVersion")||((0,M.Gh)(_.resolve((0,v._U)(_)?.get("GTS_PDFXVersion")))??""),K("pdfe","ISO_PDFEVersion"),K("pdfvtid","GTS_PDFVTVersion")],d=[
E?.name,n,...g.filter(h=>/^PDF\/[\w .:/()-]{1,40}$/.test(h))];return{archive:E,accessible:n,names:d.filter(h=>h!==void 0)}}const a=_=>/^[1-9]$/.test(_);function c(_,C){
if(!a(_))return;const K=/^[abuef]$/.test(C)?C:"";return{part:Number(_),level:K,name:`PDF/A-${_}${K}`}}function e(_,C,K,E){return C&&T(_,C,[A.dK.pdfaid]),r(K,E)}
const r=({name:_},C)=>({code:"pdfa_identification_removed",message:`The document no longer claims ${_}: ${C}.`});async function f(_){const C=await(0,v.Br)(_);if(!C)
return[];const{archive:K,accessible:E}=p(_,C);T(_,C,[A.dK.pdfaid,A.dK.pdfuaid]);const n=[K?.name,E].filter(x=>x!==void 0);return n.length>0?[D(n)]:[]}const D=_=>({
code:"conformance_dropped",message:`The result no longer claims ${_.join(" and ")}, because a merge cannot guarantee conformance.`});function T(_,C,K){C.properties.
some(({namespace:E})=>K.includes(E))&&(0,O._L)(_,(0,O.QH)(C,({namespace:E})=>K.includes(E),[]))}}),21115:((U,L,u)=>{u.d(L,{HC:()=>v,dK:()=>M,ee:()=>A});const M={
rdf:"http://www.w3.org/1999/02/22-rdf-syntax-ns#",xml:"http://www.w3.org/XML/1998/namespace",dc:"http://purl.org/dc/elements/1.1/",xmp:"http://ns.adobe.com/xap/\
1.0/",xmpMM:"http://ns.adobe.com/xap/1.0/mm/",pdf:"http://ns.adobe.com/pdf/1.3/",pdfaid:"http://www.aiim.org/pdfa/ns/id/",pdfuaid:"http://www.aiim.org/pdfua/ns/\
id/",pdfxid:"http://www.npes.org/pdfx/ns/id/",pdfx:"http://ns.adobe.com/pdfx/1.3/",pdfaExtension:"http://www.aiim.org/pdfa/ns/extension/",pdfaSchema:"http://www\
.aiim.org/pdfa/ns/schema#",pdfaProperty:"http://www.aiim.org/pdfa/ns/property#",fx:"urn:factur-x:pdfa:CrossIndustryDocument:invoice:1p0#",pdfe:"http://www.aiim.\
org/pdfe/ns/id/",pdfvtid:"http://www.npes.org/pdfvt/ns/id/",xfa:"http://www.xfa.org/schema/xfa-data/1.0/",ds:"http://www.w3.org/2000/09/xmldsig#"},y=new Map(Object.
entries(M));class A{uris=new Map;declared=[];known=new Map;enter(a){let c;for(const{name:e,value:r}of a){if(!v(e))continue;const f=e.slice(6),D=this.uris.get(f);
D?D.push(r):this.uris.set(f,[r]),(c??=[]).push(f)}this.declared.push(c??P),c&&this.known.clear()}leave(){const a=this.declared.pop()??P;for(const c of a)this.uris.
get(c).pop();a.length>0&&this.known.clear()}declares(a){return(this.uris.get(w(a))?.length??0)>0}ofElement(a){let c=this.known.get(a);if(!c){const e=w(a),r=this.
uris.get(e)?.at(-1)??y.get(e)??"";this.known.size===O&&this.known.clear(),this.known.set(a,c={namespace:r,local:a.slice(a.indexOf(":")+1)})}return c}ofAttribute(a){
return a.includes(":")?this.ofElement(a):{namespace:"",local:a}}}const v=p=>p==="xmlns"||p.startsWith("xmlns:"),P=[],O=1e3,w=p=>p.slice(0,Math.max(p.indexOf(":"),
0))}),824:((U,L,u)=>{u.d(L,{Br:()=>p,_6:()=>c,_U:()=>w});var M=u(58552),y=u(1975),A=u(17079),v=u(45599),P=u(59071),O=u(70549);function w(e){const r=e.resolve(e.
trailer.get("Info"));return r instanceof v.Bi?r:r instanceof v.Z6?r.dict:void 0}const p=(0,O.n)(a);async function a(e){const r=e.get(e.catalogNumber),f=r instanceof
v.Bi?e.resolve(r.get("Metadata")):null;if(!(f instanceof v.Z6))return;let D;try{D=e.decoded(f)}catch(T){if(!(T instanceof M.zU)||T.code==="cancelled")throw T;return y.
m}return(0,y.kg)(D,e.job.pace)}function c(e,r){const f=w(e),D=n=>e.resolve(f?.get(n)),T=(n,x,g=", ")=>{const d=(0,y.sm)(r,n,x).map(P.wh).filter(Boolean).join(g);
return d===""?null:d},_=(n,x)=>{const[g=""]=(0,y.sm)(r,n,x);return(0,P.wh)(g)||null},C=(n,x)=>(0,A._)((0,P.Gh)(D(n))??"")??(0,A._)(_("xmp",x)??"")??null,K=e.get(
e.catalogNumber),E=K instanceof v.Bi?(0,P.Gh)(e.resolve(K.get("Lang"))):null;return{title:(0,P.Gh)(D("Title"))??_("dc","title"),author:(0,P.Gh)(D("Author"))??T(
"dc","creator"),subject:(0,P.Gh)(D("Subject"))??_("dc","description"),keywords:(0,P.Gh)(D("Keywords"))??T("pdf","Keywords")??T("dc","subject"),creator:(0,P.Gh)(
D("Creator"))??_("xmp","CreatorTool"),producer:(0,P.Gh)(D("Producer"))??_("pdf","Producer"),created:C("CreationDate","CreateDate"),modified:C("ModDate","ModifyD\
ate"),language:E??_("dc","language")}}}),3907:((U,L,u)=>{u.d(L,{Rt:()=>E,X:()=>m,km:()=>p,ol:()=>y,xK:()=>K});var M=u(78157);const y=200,A=1e4,v=1e5,P=65536,O=65536,
w=12;async function p(s,o,t){const i=new a(s);for(let l=i.next();l;l=i.next()){if(t(l))return"left";const b=o.step((l.to-l.from)*4+50);b&&await b}return i.hasDocumentType?
"document type":i.malformed?"malformed":"well-formed"}class a{text;malformed=!1;hasDocumentType=!1;at=0;tag=-1;constructor(o){this.text=o}next(){const{text:o,at:t}=this;
if(t>=o.length)return;if(o.charCodeAt(t)!==c)return this.characters(t,this.endOfPiece(t,this.nextTag(t)));if(o.startsWith("<!--",t))return this.other(t,"-->",4);
if(o.startsWith("<?",t))return this.other(t,"?>",2);if(o.startsWith("<![CDATA[",t)){const l=o.indexOf("]]>",t);return l<0?this.end():(this.at=l+3,{kind:"text",text:o.
slice(t+9,l),from:t,to:this.at})}return o.startsWith("<!",t)?(this.hasDocumentType=o.startsWith("<!DOCTYPE",t),this.end()):(o.charCodeAt(t+1)===r?this.endTag(t):
this.startTag(t))??this.fault(t,this.nextTag(t+1))}other(o,t,i){const l=this.text.indexOf(t,o+i);return l<0?this.end():(this.at=l+t.length,{kind:"other",from:o,
to:this.at})}endTag(o){const t=this.name(o+2),i=this.blanks(t);if(!(t===o+2||this.text.charCodeAt(i)!==e))return this.at=i+1,{kind:"end",name:this.text.slice(o+
2,t),from:o,to:this.at}}startTag(o){const{text:t}=this,i=this.name(o+1);if(i===o+1)return;const l=t.slice(o+1,i),b=[];let R=0;for(let I=i;;){const S=this.blanks(
I),W=t.charCodeAt(S);if(W===e||W===r&&t.charCodeAt(S+1)===e)return this.at=W===e?S+1:S+2,{kind:W===e?"start":"empty",name:l,attributes:b,from:o,to:this.at};const k=this.
name(S),F=this.blanks(k),B=this.blanks(F+1),j=t[B];if(S===I||k===S||t[F]!=="="||j!=='"'&&j!=="'")return;const N=t.indexOf(j,B+1),$=t.slice(B+1,Math.max(N,B+1));
R+=D($,v-R);const G=$.includes("<")||R>=v?void 0:_($);if(N<0||G===void 0||b.length>=A)return;b.push({name:t.slice(S,k),value:G,from:S,to:N+1}),I=N+1}}characters(o,t){
const i=_(this.text.slice(o,t));return i===void 0?this.fault(o,t):(this.at=t,{kind:"text",text:i,from:o,to:t})}nextTag(o){if(this.tag>=o)return this.tag;const t=this.
text.indexOf("<",o);return this.tag=t<0?this.text.length:t}endOfPiece(o,t){const{text:i}=this;if(t-o<=O)return t;let l=o+O;const b=l-w+1,R=i.slice(b,l+1).lastIndexOf(
"&");R>=0&&(l=b+R);for(const I=l-O/2;i[l-1]==="]"||f(i.charCodeAt(l));l--)if(l===I)return t;return l}fault(o,t){return this.malformed=!0,this.at=t,{kind:"other",
from:o,to:t}}end(){this.malformed=!0,this.at=this.text.length}blanks(o){const{text:t}=this;for(let i=o;;i++){const l=t.charCodeAt(i);if(l!==32&&l!==9&&l!==10&&l!==
13||i-o===P)return i}}name(o){const{text:t}=this;let i=o;for(const l=Math.min(t.length,o+P);i<l;i++){const b=t.charCodeAt(i);if(b<=32||b===r||b===e||b===c||b===
61||b===34||b===39)break}return i}}const[c,e,r]=[60,62,47],f=s=>s>=56320&&s<=57343;function D(s,o){let t=0;for(let i=s.indexOf("&");i>=0&&t<o;i=s.indexOf("&",i+
1))t++;return t}const T=new Map([["amp","&"],["lt","<"],["gt",">"],["quot",'"'],["apos","'"]]);function _(s){if(!s.includes("&"))return s;const o=[];let t=0;for(let i=s.
indexOf("&");i>=0;i=s.indexOf("&",t)){const l=s.indexOf(";",i);if(l<0||l-i>w)return;const b=s.slice(i+1,l),R=T.get(b)??C(b);if(R===void 0)return;o.push(s.slice(
t,i),R),t=l+1}return o.push(s.slice(t)),o.join("")}function C(s){const o=/^#(?:x([\dA-Fa-f]+)|(\d+))$/.exec(s),t=o?parseInt(o[1]??o[2],o[1]===void 0?10:16):-1;return t>
0&&t<=1114111&&!(t>=55296&&t<=57343)?String.fromCodePoint(t):void 0}function K(s){const[o,t,i,l]=s;if(o===0&&t===0&&(i===254||i===0)||o===255&&t===254&&i===0&&l===
0)return h(s);if(o===254&&t===255||o===0&&t===60)return d(new TextDecoder("utf-16be").decode(s));if(o===255&&t===254||o===60&&t===0)return d(new TextDecoder("ut\
f-16le").decode(s));const b=new TextDecoder().decode(s);return d(b.includes("�")?Buffer.from(s).toString("latin1"):b)}function E(s){if(s[0]===0||s[1]===0||s[0]===
254||s[0]===255)return K(s);const t=(0,M.bS)(s).toString("latin1",0,n),i=x.exec(t)?.[1]?.toLowerCase()??"utf-8";if(g.has(i))try{return new TextDecoder(i,{fatal:!0}).
decode(s)}catch{return}}const n=200,x=/^(?:\xef\xbb\xbf)?<\?xml\s[^>]*?encoding\s*=\s*["']([\w.-]+)["']/,g=new Set(["utf-8","utf8","us-ascii","iso-8859-1","iso-\
8859-15","windows-1252"]),d=s=>s.startsWith("\uFEFF")?s.slice(1):s;function h(s){const o=new DataView(s.buffer,s.byteOffset,s.byteLength),t=s[0]!==0,i=[];for(let l=0;l+
4<=s.length;l+=4){const b=o.getUint32(l,t);if(b>1114111)return;i.push(String.fromCodePoint(b))}return d(i.join(""))}const m=s=>s.replaceAll("&","&amp;").replaceAll(
"<","&lt;").replaceAll(">","&gt;").replaceAll('"',"&quot;")}),60912:((U,L,u)=>{u.d(L,{QH:()=>v,T3:()=>P,_L:()=>a});var M=u(21115),y=u(3907),A=u(45599);function v(c,e,r){
const{text:f,properties:D,end:T,about:_}=c,C=[];let K=0;for(const E of D.filter(e).sort((n,x)=>n.from-x.from))E.from<K||(C.push(f.slice(K,E.from)),K=E.to);return C.
push(f.slice(K,Math.max(T,K))),r.length>0&&C.push(O(r,_)),C.push(f.slice(Math.max(T,K))),p(C.join(""))}function P(c){return`<?xpacket begin="\uFEFF" id="W5M0MpCehiHz\
reSzNTczkc9d"?>
<x:xmpmeta xmlns:x="adobe:ns:meta/">
<rdf:RDF xmlns:rdf="${M.dK.rdf}">
${O(c,"")}</rdf:RDF>
</x:xmpmeta>
<?xpacket end="w"?>`}function O(c,e){const f=[...new Set(c.map(({prefix:T})=>T))].map(T=>` xmlns:${T}="${M.dK[T]}"`).join(""),D=c.map(({prefix:T,name:_,form:C,values:K})=>`\
<${T}:${_}>${w(C,K)}</${T}:${_}>
`);return`<rdf:Description xmlns:rdf="${M.dK.rdf}" rdf:about="${(0,y.X)(e)}"${f}>
${D.join("")}</rdf:Description>
`}function w(c,e){const r=f=>e.map(D=>`<rdf:li${f}>${(0,y.X)(D)}</rdf:li>`).join("");switch(c){case"simple":return(0,y.X)(e[0]??"");case"alternative":return`<rd\
f:Alt>${r(' xml:lang="x-default"')}</rdf:Alt>`;case"ordered":return`<rdf:Seq>${r("")}</rdf:Seq>`;case"unordered":return`<rdf:Bag>${r("")}</rdf:Bag>`}}const p=c=>c.
replace(/^(\s*<\?xml\s[^>]*encoding\s*=\s*["'])[^"']*/,"$1UTF-8");function a(c,e){const r=c.catalog.get("Metadata"),f=c.resolve(r),D=f instanceof A.Z6?[...f.dict].
filter(([C])=>!["Filter","DecodeParms","Length"].includes(C)):[],T=new A.Bi([["Type",new A.SX("Metadata")],["Subtype",new A.SX("XML")],...D]),_=new A.Z6(T,Buffer.
from(e,"utf8"));(0,A.i9)(r)&&f instanceof A.Z6?c.put(r,_):c.edit(c.catalogNumber).set("Metadata",c.add(_))}}),1975:((U,L,u)=>{u.d(L,{kg:()=>P,m:()=>v,sm:()=>O});
var M=u(21115),y=u(3907);const A=1e5,v={text:"",properties:[],malformed:!0,end:-1,about:""};async function P(c,e){const r=(0,y.xK)(c);if(r===void 0)return v;const f=new p,
T=await(0,y.km)(r,e,_=>(f.take(_),f.broken))!=="well-formed"||f.depth>0||f.end<0||!f.declared;return{text:r,properties:f.properties,malformed:T,end:f.end,about:f.
about}}function O(c,e,r){return c?.properties.find(f=>f.name===r&&f.namespace===M.dK[e])?.values??[]}const w=-2;class p{properties=[];broken=!1;declared=!0;end=-1;about="";scope=new M.
ee;open=[];root=w;loose=!1;items=[];pieces=[];get depth(){return this.open.length}take(e){e.kind==="start"||e.kind==="empty"?(this.start(e.name,e.attributes,e.from),
e.kind==="empty"&&!this.broken&&this.close(e.name,e.to,e.to)):e.kind==="end"?this.close(e.name,e.from,e.to):e.kind==="text"&&this.isInProperty()&&this.pieces.push(
e.text)}isInProperty(){return this.root!==w&&this.open.length>this.root+2}start(e,r,f){if(this.open.length>=y.ol&&(this.broken=!0),this.broken)return;this.scope.
enter(r);const D=this.scope.ofElement(e),T=D.namespace===M.dK.rdf,_=T&&D.local==="li";this.root===w&&this.end<0&&T&&D.local==="Description"&&(this.root=this.open.
length-1,this.loose=!0);const C=this.open.length-this.root,K=_?r.find(({name:E})=>E==="xml:lang")?.value:void 0;if(this.open.push({name:e,...D,from:f,language:K}),
this.root===w){if(!T||D.local!=="RDF"||this.end>=0)return;this.root=this.open.length-1,this.declared=this.scope.declares(e)}else if(C===1)this.describe(r);else if(C===
2){this.items=[];const E=r.find(({name:n})=>this.isRdf(n,"resource"));this.pieces=E?[E.value]:[]}else _&&(this.pieces=[])}describe(e){for(const{name:r,value:f,from:D,
to:T}of e){if((0,M.HC)(r))continue;const{namespace:_,local:C}=this.scope.ofAttribute(r);_===M.dK.rdf&&C==="about"&&(this.about=f),!(_===""||_===M.dK.rdf||_===M.
dK.xml)&&this.add({namespace:_,name:C,values:[f],from:D,to:T})}}close(e,r,f){const D=this.open.pop();if(D?.name!==e){this.broken=!0;return}this.scope.leave();const T=this.
open.length-this.root;if(this.root!==w)if(T===0)this.end=r,this.root=w;else if(T===1&&this.loose)this.root=w,this.loose=!1;else if(T===2){const _=this.items.length>
0?a(this.items):[this.pieces.join("").trim()];this.add({namespace:D.namespace,name:D.local,values:_,from:D.from,to:f})}else T>2&&D.namespace===M.dK.rdf&&D.local===
"li"&&(this.items.push({text:this.pieces.join("").trim(),language:D.language}),this.pieces=[])}add(e){this.properties.length<A?this.properties.push(e):this.broken=
!0}isRdf(e,r){const f=this.scope.ofAttribute(e);return f.local===r&&f.namespace===M.dK.rdf}}function a(c){const e=c.findIndex(({language:f})=>f?.toLowerCase()===
"x-default"),r=c.map(({text:f})=>f);return e>0?[r[e],...r.slice(0,e),...r.slice(e+1)]:r}}),81077:((U,L,u)=>{u.d(L,{BX:()=>p,H6:()=>a,MN:()=>c,Pu:()=>O,Zc:()=>w,
r6:()=>e});var M=u(45599),y=u(44233),A=u(77581),v=u(9819);const P=64,O=n=>typeof n=="number"?String(n):(0,A.U0)(n);async function w(n,x,g){const d=[];for(const h of await D(
n,x,0,g)){for(const s of _(n,h,g))d.push(s);const m=n.job.pace.step(r);m&&await m}return d}async function p(n,x,g,d,h,m){const s=await D(n,x,g,d,m);for(let o=s.
length-1;o>=0;o--){const t=s[o],i=_(n,t,d),l=i.filter(([S,W])=>!h(S,W)),b=n.job.pace.step(r+i.length*r);b&&await b,l.length<i.length&&(n.edit(t.holder),t.dict.set(
d,K(l)),t.changed=!0);for(const S of t.repeats)n.edit(t.holder),t.dict.delete(S),t.changed=!0;if(t.emptyKids){const S=(n.array(t.dict.get("Kids"))??[]).filter(W=>!t.
emptyKids.has(n.dict(W)));n.edit(t.holder),t.dict.set("Kids",S),t.changed=!0}if(!t.changed)continue;const R=n.array(t.dict.get("Kids"))??[];t.empty=l.length===0&&
R.length===0;const I=t.parent;I&&(I.changed=!0,t.empty?(I.emptyKids??=new Set).add(t.dict):C(n,t,l,R))}return s[0]?.empty??!1}function a(n,x,g){if(x.length<=P)return(0,M.
jd)({[g]:K(x)});let d=[];for(const h of E(x)){const[m,s]=[h[0][0],h.at(-1)[0]];d.push({ref:n.add((0,M.jd)({Limits:[m,s],[g]:K(h)})),low:m,high:s})}for(;d.length>
P;)d=E(d).map(h=>{const[m,s]=[h[0].low,h.at(-1).high];return{ref:n.add((0,M.jd)({Limits:[m,s],Kids:h.map(({ref:o})=>o)})),low:m,high:s}});return(0,M.jd)({Kids:d.
map(({ref:h})=>h)})}async function c(n,x){const{pace:g}=n.job,d=[];for(const[h,m]of x){d.push([(0,M.Px)(h),m]);const s=g.step(10*r);s&&await s}return a(n,await e(
n,d),"Names")}async function e(n,x){const{pace:g}=n.job,d=[];for(const m of x){d.push({entry:m,key:O(m[0])});const s=g.step(r);s&&await s}return(await(0,y.qZ)(d,
(m,s)=>m.key<s.key?-1:m.key>s.key?1:0,g)).map(({entry:m})=>m)}const r=100,f=30;async function D(n,x,g,d,h){const m=new v.b9(n),s=new Set,o=l=>s.size<s.add(l).size,
t=[],i=[{value:x??null,holder:g,parent:void 0}];for(let l=i.pop();l!==void 0;l=i.pop()){m.spend(1);const b=n.job.pace.step(r);b&&await b;const R=n.dict(l.value);
if(!R||!o(R)||h&&l.parent&&!T(n,R,h))continue;const I=[],S=N=>{const $=n.array(R.get(N));return!$||o($)?$??[]:(I.push(N),[])},W=S(d).length>>1,k=S("Kids"),F={dict:R,
holder:(0,v.Kd)(l.value,l.holder),parent:l.parent,repeats:I};t.push(F),m.spend(W);const B=(0,v.Kd)(R.get("Kids"),F.holder);for(let N=k.length-1;N>=0;N--){i.push(
{value:k[N],holder:B,parent:F});const $=n.job.pace.step(f);$&&await $}const j=n.job.pace.step(W*r);j&&await j}return t}function T(n,x,g){const[d,h]=n.array(x.get(
"Limits"))??[];return typeof d!="number"||typeof h!="number"||g(d,h)}function _(n,{dict:x,repeats:g},d){const h=g.includes(d)?void 0:n.array(x.get(d));if(!h)return[];
const m=[];for(let s=0;s+1<h.length;s+=2){const o=n.resolve(h[s]);(d==="Names"?o instanceof M.Mx:typeof o=="number")&&m.push([o,h[s+1]])}return m}function C(n,x,g,d){
const h=o=>n.array(n.dict(o)?.get("Limits"))??[],m=g[0]?.[0]??h(d[0])[0],s=g.at(-1)?.[0]??h(d.at(-1))[1];n.edit(x.holder),m!==void 0&&s!==void 0?x.dict.set("Lim\
its",[m,s]):x.dict.delete("Limits")}function K(n){const x=[];for(const[g,d]of n)x.push(g,d);return x}function E(n){const x=[];for(let g=0;g<n.length;g+=P)x.push(
n.slice(g,g+P));return x}}),70549:((U,L,u)=>{u.d(L,{n:()=>M});function M(y){const A=new WeakMap;return v=>{if(v.hasChanges)return y(v);const P=A.get(v);if(P)return P.
answer;const O=y(v);return A.set(v,{answer:O}),O}}}),9819:((U,L,u)=>{u.d(L,{J7:()=>A,Kd:()=>O,Wo:()=>w,_i:()=>P,b9:()=>v});var M=u(42973),y=u(45599);class A{document;gone=new Set;chased=new Set;constructor(a){
this.document=a}remove(a){const{catalog:c,catalogNumber:e,pages:r}=this.document,f=c.get("Pages");a===e||(0,y.i9)(f)&&a===f.number||r.holds(a)||(this.gone.add(a),
this.document.remove(a))}chase(a){this.chased.add(a)}removed(){return this.gone}takeChased(){const a=this.chased;return this.chased=new Set,a}isGone(a){return(0,y.
i9)(a)&&this.gone.has(a.number)}}class v{most;left;constructor(a){this.most=this.left=a.job.limits.nodes}spend=a=>{if(this.left-=a,this.left<0)throw(0,M.F)("nod\
es",`The document has more than ${this.most} fields, bookmarks, names and structure elements`,"Remove bookmarks or tags with another program first")}}class P{seen;beyond=new Set;allowance;constructor(a,c=new v(
a)){this.allowance=c,this.seen=new Uint8Array((a.size>>3)+1)}first(a){if(this.allowance.spend(1),!(0,y.i9)(a))return!0;const{number:c}=a,e=c>>3;if(e>=this.seen.
length)return this.beyond.size<this.beyond.add(c).size;const r=1<<(c&7),f=(this.seen[e]&r)===0;return this.seen[e]|=r,f}}function O(p,a){return(0,y.i9)(p)?p.number:
a}function w(p,a){const c=p.catalog.get(a),e=p.dict(c);return e&&{dict:e,holder:O(c,p.catalogNumber)}}}),21996:((U,L,u)=>{u.d(L,{Av:()=>r,RJ:()=>T,V3:()=>D,vb:()=>_,
zx:()=>e});var M=u(54619),y=u(44233),A=u(78157),v=u(88500);const P=2048,O=65536,w=4,p=1<<20,a=1024,c="[^\\0\\t\\n\\f\\r ()<>[\\]{}/%#]";async function e(E,n){const{
found:x,all:g}=await f(E,n),d=h=>[...new Set([...h,...g])].sort((m,s)=>m-s);return Object.fromEntries(n.map(h=>[h,d(x[h])]))}async function r(E,n){const{found:x,
all:g}=await f(E,n);for(const d of Object.values(x))for(const h of d)g.add(h);return g}async function f(E,n){const x=n.map(m=>{const[s="",...o]=[...m].map(i=>i.
replace(/\W/,"\\$&")),t=/\W/.test(m)?c:"\\w";return`${s}(?:${o.join("")}|${t}{0,${Math.max(0,m.length-2)}}#)`}),g=new RegExp(`/(?:${x.join("|")}|#)`,"g"),d=Object.
fromEntries(n.map(m=>[m,new Set])),h=new Set;await T(E,(m,s,o,t)=>{const i=m.toString("latin1",s,o);g.lastIndex=0;for(let l=g.exec(i);l;l=g.exec(i)){const b=t(s+
l.index);b!==void 0&&(l[0].endsWith("#")?h.add(b):d[l[0].slice(1)].add(b))}});for(const m of _(E))h.add(m);return{found:d,all:h}}async function D(E,n){const x=await e(
E,n);return[...new Set(Object.values(x).flat())].sort((g,d)=>g-d)}async function T(E,n){const{bytes:x,table:g}=E,d=C(E),h=new Int32Array(d.length);for(let i=0;i<
d.length;i++)h[i]=g.place[d[i]];const m=(0,A.bS)(x),s=i=>d[(0,y.MJ)(h,i)-1],o=new v.s;let t=0;for(let i=0;i<d.length;i++){const l=i+1===d.length,b=l?x.length:h[i+
1],R=b-h[i]>P;if(!R&&!l&&b-t<O)continue;let I=b;if(R){h[i]>t&&n(m,t,h[i],s),o.reset();const W=o.value(x,E.bodies[d[i]],b);t=h[i],W>=0&&(I=W)}n(m,t,I,s);const S=E.
job.pace.step(w*(I-t));S&&await S,t=b}for(const[i,l]of K(E)){const b=E.objectStream(i),R=E.job.pace.step(0);if(R&&await R,!b)continue;const I=new Set(l),{starts:S,
numbers:W,data:k}=b,F=B=>{const j=W[(0,y.MJ)(S,B)-1];return j!==void 0&&I.has(j)?j:void 0};for(let B=0;B<k.length;B+=p){n((0,A.bS)(k),B,Math.min(B+p+a,k.length),
F);const j=E.job.pace.step(w*p);j&&await j}}}function*_(E){for(let n=1;E.hasChanges&&n<E.size;n++)E.isChanged(n)&&E.exists(n)&&(yield n)}function C(E){const{table:n,
hasChanges:x}=E,g=[];let d=!0,h=-1;for(let m=1;m<n.size;m++){if(n.kind[m]!==M.tL||x&&E.isChanged(m))continue;const s=n.place[m];d&&=s>=h,h=s,g.push(m)}return d?
g:g.sort((m,s)=>n.place[m]-n.place[s])}function K(E){const{table:n,hasChanges:x}=E,g=new Map;for(let d=1;d<n.size;d++){if(n.kind[d]!==M.UT||x&&E.isChanged(d))continue;
const h=n.place[d],m=g.get(h);m?m.push(d):g.set(h,[d])}return g}}),87773:((U,L,u)=>{u.d(L,{$:()=>y});const M=2e3;async function*y(A,v){for(const P of v){yield[P,
A.get(P)];const O=A.job.pace.step(M);O&&await O}}}),90536:((U,L,u)=>{u.d(L,{C:()=>y,L:()=>A});var M=u(45599);function y(v,P){const O=[v];for(;O.length>0;){const w=O.
pop(),p=w instanceof M.Z6?w.dict:w;if(Array.isArray(p))for(const a of p)O.push(a);else if(p instanceof M.Bi){P(p);for(const a of p.values())O.push(a)}}}function A(v,P){
const O=[];return y(v,w=>{O.length===0&&P(w)&&O.push(w)}),O.length>0}})};
