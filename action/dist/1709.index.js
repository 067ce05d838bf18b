"use strict";exports.id=1709,exports.ids=[1709],exports.modules={45657:((U,L,l)=>{l.d(L,{Hn:()=>y,Kf:()=>P,RZ:()=>D,Vp:()=>O,YG:()=>M,vH:()=>A});function D(w,u){for(const o of u)
w.push(o)}const y=w=>w.slice();function A(w,u,o){const c=w.get(u);c?c.push(o):w.set(u,[o])}const P=w=>{let u=-1/0;for(const o of w)u=Math.max(u,o);return u},M=w=>{
let u=1/0;for(const o of w)u=Math.min(u,o);return u},O=w=>Number.isInteger(w)&&!Number.isSafeInteger(w)}),16132:((U,L,l)=>{l.r(L),l.d(L,{check_e_invoice:()=>P});
var D=l(92761),y=l(37320),A=l(91519);const P=async(O,w,u)=>{if((0,D.ec)(O.bytes))return{documents:[O],data:M(await(0,y.iU)(O.bytes,u.pace)),notes:[],facts:{}};const o=await(0,A.
E)(O.bytes,u,{password:w.open_password}),c=M(await(0,y.sw)(o));return{documents:[{...O,pageCount:o.pages.count}],data:c,notes:[],facts:{}}},M=({failures:O,warnings:w})=>({
passed:O.length===0,failures:O.map(u=>({...u})),warnings:w.map(u=>({...u}))})}),32488:((U,L,l)=>{l.d(L,{LG:()=>M,on:()=>O,v3:()=>P});var D=l(58552),y=l(83287);const A=1e5;
async function P(o,c){const e=await w(o,c);return e.whole||!(0,y.QJ)(o.encoded(c),e.damage)?e:{...e,whole:!0}}function M(o,c,e=!1){const a=o.decodedPart(c,e);return!a||
a.whole||!(0,y.QJ)(o.encoded(c),a.damage)?a:{...a,whole:!0}}async function O(o,c){return await u(o,c)??o.decodedPart(c)}async function w(o,c){const e=await u(o,
c);if(e)return e;const a=o.decodedPart(c,!0)??{data:new Uint8Array(0),whole:!1},h=o.job.pace.step(a.data.length);return h&&await h,a}async function u(o,c){if(!(c.
data.length<=A))try{return await o.decodedPartAtEase(c)}catch(e){if(!(e instanceof D.zU)||e.code!=="unreadable_document")throw e;return}}}),21281:((U,L,l)=>{l.d(
L,{Ip:()=>u,XM:()=>h,Xb:()=>a,ds:()=>w,qg:()=>e});var D=l(59071),y=l(70549),A=l(21115),P=l(824),M=l(1975),O=l(60912);const w=(0,y.n)(async _=>u(_,await(0,P.Br)(
_)));function u(_,C){const K=(p,m)=>(0,D.wh)((0,M.sm)(C,p,m)[0]??""),E=c(K("pdfaid","part"),K("pdfaid","conformance").toLowerCase()),n=o(K("pdfuaid","part"))?`P\
DF/UA-${K("pdfuaid","part")}`:void 0,g=[K("pdfxid","GTS_PDFXVersion")||K("pdfx","GTS_PDFXVersion")||((0,D.Gh)(_.resolve((0,P._U)(_)?.get("GTS_PDFXVersion")))??""),
K("pdfe","ISO_PDFEVersion"),K("pdfvtid","GTS_PDFVTVersion")],d=[E?.name,n,...g.filter(p=>/^PDF\/[\w .:/()-]{1,40}$/.test(p))];return{archive:E,accessible:n,names:d.
filter(p=>p!==void 0)}}const o=_=>/^[1-9]$/.test(_);function c(_,C){if(!o(_))return;const K=/^[abuef]$/.test(C)?C:"";return{part:Number(_),level:K,name:`PDF/A-${_}${K}`}}
function e(_,C,K,E){return C&&T(_,C,[A.dK.pdfaid]),a(K,E)}const a=({name:_},C)=>({code:"pdfa_identification_removed",message:`The document no longer claims ${_}\
: ${C}.`});async function h(_){const C=await(0,P.Br)(_);if(!C)return[];const{archive:K,accessible:E}=u(_,C);T(_,C,[A.dK.pdfaid,A.dK.pdfuaid]);const n=[K?.name,E].
filter(x=>x!==void 0);return n.length>0?[v(n)]:[]}const v=_=>({code:"conformance_dropped",message:`The result no longer claims ${_.join(" and ")}, because a mer\
ge cannot guarantee conformance.`});function T(_,C,K){C.properties.some(({namespace:E})=>K.includes(E))&&(0,O._L)(_,(0,O.QH)(C,({namespace:E})=>K.includes(E),[]))}}),
21115:((U,L,l)=>{l.d(L,{HC:()=>P,dK:()=>D,ee:()=>A});const D={rdf:"http://www.w3.org/1999/02/22-rdf-syntax-ns#",xml:"http://www.w3.org/XML/1998/namespace",dc:"h\
ttp://purl.org/dc/elements/1.1/",xmp:"http://ns.adobe.com/xap/1.0/",xmpMM:"http://ns.adobe.com/xap/1.0/mm/",pdf:"http://ns.adobe.com/pdf/1.3/",pdfaid:"http://ww\
w.aiim.org/pdfa/ns/id/",pdfuaid:"http://www.aiim.org/pdfua/ns/id/",pdfxid:"http://www.npes.org/pdfx/ns/id/",pdfx:"http://ns.adobe.com/pdfx/1.3/",pdfaExtension:"\
http://www.aiim.org/pdfa/ns/extension/",pdfaSchema:"http://www.aiim.org/pdfa/ns/schema#",pdfaProperty:"http://www.aiim.org/pdfa/ns/property#",fx:"urn:factur-x:p\
dfa:CrossIndustryDocument:invoice:1p0#",pdfe:"http://www.aiim.org/pdfe/ns/id/",pdfvtid:"http://www.npes.org/pdfvt/ns/id/",xfa:"http://www.xfa.org/schema/xfa-dat\
a/1.0/",ds:"http://www.w3.org/2000/09/xmldsig#"},y=new Map(Object.entries(D));class A{uris=new Map;declared=[];known=new Map;enter(o){let c;for(const{name:e,value:a}of o){
if(!P(e))continue;const h=e.slice(6),v=this.uris.get(h);v?v.push(a):this.uris.set(h,[a]),(c??=[]).push(h)}this.declared.push(c??M),c&&this.known.clear()}leave(){
const o=this.declared.pop()??M;for(const c of o)this.uris.get(c).pop();o.length>0&&this.known.clear()}declares(o){return(this.uris.get(w(o))?.length??0)>0}ofElement(o){
let c=this.known.get(o);if(!c){const e=w(o),a=this.uris.get(e)?.at(-1)??y.get(e)??"";this.known.size===O&&this.known.clear(),this.known.set(o,c={namespace:a,local:o.
slice(o.indexOf(":")+1)})}return c}ofAttribute(o){return o.includes(":")?this.ofElement(o):{namespace:"",local:o}}}const P=u=>u==="xmlns"||u.startsWith("xmlns:"),
M=[],O=1e3,w=u=>u.slice(0,Math.max(u.indexOf(":"),0))}),824:((U,L,l)=>{l.d(L,{Br:()=>u,_6:()=>c,_U:()=>w});var D=l(58552),y=l(1975),A=l(17079),P=l(45599),M=l(59071),
O=l(70549);function w(e){const a=e.resolve(e.trailer.get("Info"));return a instanceof P.Bi?a:a instanceof P.Z6?a.dict:void 0}const u=(0,O.n)(o);async function o(e){
const a=e.get(e.catalogNumber),h=a instanceof P.Bi?e.resolve(a.get("Metadata")):null;if(!(h instanceof P.Z6))return;let v;try{v=e.decoded(h)}catch(T){if(!(T instanceof
D.zU)||T.code==="cancelled")throw T;return y.m}return(0,y.kg)(v,e.job.pace)}function c(e,a){const h=w(e),v=n=>e.resolve(h?.get(n)),T=(n,x,g=", ")=>{const d=(0,y.
sm)(a,n,x).map(M.wh).filter(Boolean).join(g);return d===""?null:d},_=(n,x)=>{const[g=""]=(0,y.sm)(a,n,x);return(0,M.wh)(g)||null},C=(n,x)=>(0,A._)((0,M.Gh)(v(n))??
"")??(0,A._)(_("xmp",x)??"")??null,K=e.get(e.catalogNumber),E=K instanceof P.Bi?(0,M.Gh)(e.resolve(K.get("Lang"))):null;return{title:(0,M.Gh)(v("Title"))??_("dc",
"title"),author:(0,M.Gh)(v("Author"))??T("dc","creator"),subject:(0,M.Gh)(v("Subject"))??_("dc","description"),keywords:(0,M.Gh)(v("Keywords"))??T("pdf","Keywor\
ds")??T("dc","subject"),creator:(0,M.Gh)(v("Creator"))??_("xmp","CreatorTool"),producer:(0,M.Gh)(v("Producer"))??_("pdf","Producer"),created:C("CreationDate","C\
reateDate"),modified:C("ModDate","ModifyDate"),language:E??_("dc","language")}}}),3907:((U,L,l)=>{l.d(L,{Rt:()=>E,X:()=>m,km:()=>u,ol:()=>y,xK:()=>K});var D=l(78157);
const y=200,A=1e4,P=1e5,M=65536,O=65536,w=12;async function u(s,r,t){const i=new o(s);for(let f=i.next();f;f=i.next()){if(t(f))return"left";const b=r.step((f.to-
f.from)*4+50);b&&await b}return i.hasDocumentType?"document type":i.malformed?"malformed":"well-formed"}class o{text;malformed=!1;hasDocumentType=!1;at=0;tag=-1;constructor(r){
this.text=r}next(){const{text:r,at:t}=this;if(t>=r.length)return;if(r.charCodeAt(t)!==c)return this.characters(t,this.endOfPiece(t,this.nextTag(t)));if(r.startsWith(
"<!--",t))return this.other(t,"-->",4);if(r.startsWith("<?",t))return this.other(t,"?>",2);if(r.startsWith("<![CDATA[",t)){const f=r.indexOf("]]>",t);return f<0?
this.end():(this.at=f+3,{kind:"text",text:r.slice(t+9,f),from:t,to:this.at})}return r.startsWith("<!",t)?(this.hasDocumentType=r.startsWith("<!DOCTYPE",t),this.
end()):(r.charCodeAt(t+1)===a?this.endTag(t):this.startTag(t))??this.fault(t,this.nextTag(t+1))}other(r,t,i){const f=this.text.indexOf(t,r+i);return f<0?this.end():
(this.at=f+t.length,{kind:"other",from:r,to:this.at})}endTag(r){const t=this.name(r+2),i=this.blanks(t);if(!(t===r+2||this.text.charCodeAt(i)!==e))return this.at=
i+1,{kind:"end",name:this.text.slice(r+2,t),from:r,to:this.at}}startTag(r){const{text:t}=this,i=this.name(r+1);if(i===r+1)return;const f=t.slice(r+1,i),b=[];let R=0;
for(let I=i;;){const S=this.blanks(I),W=t.charCodeAt(S);if(W===e||W===a&&t.charCodeAt(S+1)===e)return this.at=W===e?S+1:S+2,{kind:W===e?"start":"empty",name:f,attributes:b,
from:r,to:this.at};const k=this.name(S),G=this.blanks(k),B=this.blanks(G+1),j=t[B];if(S===I||k===S||t[G]!=="="||j!=='"'&&j!=="'")return;const N=t.indexOf(j,B+1),
$=t.slice(B+1,Math.max(N,B+1));R+=v($,P-R);const F=$.includes("<")||R>=P?void 0:_($);if(N<0||F===void 0||b.length>=A)return;b.push({name:t.slice(S,k),value:F,from:S,
to:N+1}),I=N+1}}characters(r,t){const i=_(this.text.slice(r,t));return i===void 0?this.fault(r,t):(this.at=t,{kind:"text",text:i,from:r,to:t})}nextTag(r){if(this.
tag>=r)return this.tag;const t=this.text.indexOf("<",r);return this.tag=t<0?this.text.length:t}endOfPiece(r,t){const{text:i}=this;if(t-r<=O)return t;let f=r+O;const b=f-
w+1,R=i.slice(b,f+1).lastIndexOf("&");R>=0&&(f=b+R);for(const I=f-O/2;i[f-1]==="]"||h(i.charCodeAt(f));f--)if(f===I)return t;return f}fault(r,t){return this.malformed=
!0,this.at=t,{kind:"other",from:r,to:t}}end(){this.malformed=!0,this.at=this.text.length}blanks(r){const{text:t}=this;for(let i=r;;i++){const f=t.charCodeAt(i);
if(f!==32&&f!==9&&f!==10&&f!==13||i-r===M)return i}}name(r){const{text:t}=this;let i=r;for(const f=Math.min(t.length,r+M);i<f;i++){const b=t.charCodeAt(i);if(b<=
32||b===a||b===e||b===c||b===61||b===34||b===39)break}return i}}const[c,e,a]=[60,62,47],h=s=>s>=56320&&s<=57343;function v(s,r){let t=0;for(let i=s.indexOf("&");i>=
0&&t<r;i=s.indexOf("&",i+1))t++;return t}const T=new Map([["amp","&"],["lt","<"],["gt",">"],["quot",'"'],["apos","'"]]);function _(s){if(!s.includes("&"))return s;
const r=[];let t=0;for(let i=s.indexOf("&");i>=0;i=s.indexOf("&",t)){const f=s.indexOf(";",i);if(f<0||f-i>w)return;const b=s.slice(i+1,f),R=T.get(b)??C(b);if(R===
void 0)return;r.push(s.slice(t,i),R),t=f+1}return r.push(s.slice(t)),r.join("")}function C(s){const r=/^#(?:x([\dA-Fa-f]+)|(\d+))$/.exec(s),t=r?parseInt(r[1]??r[2],
r[1]===void 0?10:16):-1;return t>0&&t<=1114111&&!(t>=55296&&t<=57343)?String.fromCodePoint(t):void 0}function K(s){const[r,t,i,f]=s;if(r===0&&t===0&&(i===254||i===
0)||r===255&&t===254&&i===0&&f===0)return p(s);if(r===254&&t===255||r===0&&t===60)return d(new TextDecoder("utf-16be").decode(s));if(r===255&&t===254||r===60&&t===
0)return d(new TextDecoder("utf-16le").decode(s));const b=new TextDecoder().decode(s);return d(b.includes("�")?Buffer.from(s).toString("latin1"):b)}function E(s){
if(s[0]===0||s[1]===0||s[0]===254||s[0]===255)return K(s);const t=(0,D.bS)(s).toString("latin1",0,n),i=x.exec(t)?.[1]?.toLowerCase()??"utf-8";if(g.has(i))try{return new TextDecoder(
i,{fatal:!0}).decode(s)}catch{return}}const n=200,x=/^(?:\xef\xbb\xbf)?<\?xml\s[^>]*?encoding\s*=\s*["']([\w.-]+)["']/,g=new Set(["utf-8","utf8","us-ascii","iso\
-8859-1","iso-8859-15","windows-1252"]),d=s=>s.startsWith("\uFEFF")?s.slice(1):s;function p(s){const r=new DataView(s.buffer,s.byteOffset,s.byteLength),t=s[0]!==
0,i=[];for(let f=0;f+4<=s.length;f+=4){const b=r.getUint32(f,t);if(b>1114111)return;i.push(String.fromCodePoint(b))}return d(i.join(""))}const m=s=>s.replaceAll(
"&","&amp;").replaceAll("<","&lt;").replaceAll(">","&gt;").replaceAll('"',"&quot;")}),60912:((U,L,l)=>{l.d(L,{QH:()=>P,T3:()=>M,_L:()=>o});var D=l(21115),y=l(3907),
A=l(45599);function P(c,e,a){const{text:h,properties:v,end:T,about:_}=c,C=[];let K=0;for(const E of v.filter(e).sort((n,x)=>n.from-x.from))E.from<K||(C.push(h.slice(
K,E.from)),K=E.to);return C.push(h.slice(K,Math.max(T,K))),a.length>0&&C.push(O(a,_)),C.push(h.slice(Math.max(T,K))),u(C.join(""))}function M(c){return`<?xpacke\
t begin="\uFEFF" id="W5M0MpCehiHzreSzNTczkc9d"?>
<x:xmpmeta xmlns:x="adobe:ns:meta/">
<rdf:RDF xmlns:rdf="${D.dK.rdf}">
${O(c,"")}</rdf:RDF>
</x:xmpmeta>
<?xpacket end="w"?>`}function O(c,e){const h=[...new Set(c.map(({prefix:T})=>T))].map(T=>` xmlns:${T}="${D.dK[T]}"`).join(""),v=c.map(({prefix:T,name:_,form:C,values:K})=>`\
<${T}:${_}>${w(C,K)}</${T}:${_}>
`);return`<rdf:Description xmlns:rdf="${D.dK.rdf}" rdf:about="${(0,y.X)(e)}"${h}>
${v.join("")}</rdf:Description>
`}function w(c,e){const a=h=>e.map(v=>`<rdf:li${h}>${(0,y.X)(v)}</rdf:li>`).join("");switch(c){case"simple":return(0,y.X)(e[0]??"");case"alternative":return`<rd\
f:Alt>${a(' xml:lang="x-default"')}</rdf:Alt>`;case"ordered":return`<rdf:Seq>${a("")}</rdf:Seq>`;case"unordered":return`<rdf:Bag>${a("")}</rdf:Bag>`}}const u=c=>c.
replace(/^(\s*<\?xml\s[^>]*encoding\s*=\s*["'])[^"']*/,"$1UTF-8");function o(c,e){const a=c.catalog.get("Metadata"),h=c.resolve(a),v=h instanceof A.Z6?[...h.dict].
filter(([C])=>!["Filter","DecodeParms","Length"].includes(C)):[],T=new A.Bi([["Type",new A.SX("Metadata")],["Subtype",new A.SX("XML")],...v]),_=new A.Z6(T,Buffer.
from(e,"utf8"));(0,A.i9)(a)&&h instanceof A.Z6?c.put(a,_):c.edit(c.catalogNumber).set("Metadata",c.add(_))}}),1975:((U,L,l)=>{l.d(L,{kg:()=>M,m:()=>P,sm:()=>O});
var D=l(21115),y=l(3907);const A=1e5,P={text:"",properties:[],malformed:!0,end:-1,about:""};async function M(c,e){const a=(0,y.xK)(c);if(a===void 0)return P;const h=new u,
T=await(0,y.km)(a,e,_=>(h.take(_),h.broken))!=="well-formed"||h.depth>0||h.end<0||!h.declared;return{text:a,properties:h.properties,malformed:T,end:h.end,about:h.
about}}function O(c,e,a){return c?.properties.find(h=>h.name===a&&h.namespace===D.dK[e])?.values??[]}const w=-2;class u{properties=[];broken=!1;declared=!0;end=-1;about="";scope=new D.
ee;open=[];root=w;loose=!1;items=[];pieces=[];get depth(){return this.open.length}take(e){e.kind==="start"||e.kind==="empty"?(this.start(e.name,e.attributes,e.from),
e.kind==="empty"&&!this.broken&&this.close(e.name,e.to,e.to)):e.kind==="end"?this.close(e.name,e.from,e.to):e.kind==="text"&&this.isInProperty()&&this.pieces.push(
e.text)}isInProperty(){return this.root!==w&&this.open.length>this.root+2}start(e,a,h){if(this.open.length>=y.ol&&(this.broken=!0),this.broken)return;this.scope.
enter(a);const v=this.scope.ofElement(e),T=v.namespace===D.dK.rdf,_=T&&v.local==="li";this.root===w&&this.end<0&&T&&v.local==="Description"&&(this.root=this.open.
length-1,this.loose=!0);const C=this.open.length-this.root,K=_?a.find(({name:E})=>E==="xml:lang")?.value:void 0;if(this.open.push({name:e,...v,from:h,language:K}),
this.root===w){if(!T||v.local!=="RDF"||this.end>=0)return;this.root=this.open.length-1,this.declared=this.scope.declares(e)}else if(C===1)this.describe(a);else if(C===
2){this.items=[];const E=a.find(({name:n})=>this.isRdf(n,"resource"));this.pieces=E?[E.value]:[]}else _&&(this.pieces=[])}describe(e){for(const{name:a,value:h,from:v,
to:T}of e){if((0,D.HC)(a))continue;const{namespace:_,local:C}=this.scope.ofAttribute(a);_===D.dK.rdf&&C==="about"&&(this.about=h),!(_===""||_===D.dK.rdf||_===D.
dK.xml)&&this.add({namespace:_,name:C,values:[h],from:v,to:T})}}close(e,a,h){const v=this.open.pop();if(v?.name!==e){this.broken=!0;return}this.scope.leave();const T=this.
open.length-this.root;if(this.root!==w)if(T===0)this.end=a,this.root=w;else if(T===1&&this.loose)this.root=w,this.loose=!1;else if(T===2){const _=this.items.length>
0?o(this.items):[this.pieces.join("").trim()];this.add({namespace:v.namespace,name:v.local,values:_,from:v.from,to:h})}else T>2&&v.namespace===D.dK.rdf&&v.local===
"li"&&(this.items.push({text:this.pieces.join("").trim(),language:v.language}),this.pieces=[])}add(e){this.properties.length<A?this.properties.push(e):this.broken=
!0}isRdf(e,a){const h=this.scope.ofAttribute(e);return h.local===a&&h.namespace===D.dK.rdf}}function o(c){const e=c.findIndex(({language:h})=>h?.toLowerCase()===
"x-default"),a=c.map(({text:h})=>h);return e>0?[a[e],...a.slice(0,e),...a.slice(e+1)]:a}}),81077:((U,L,l)=>{l.d(L,{BX:()=>u,H6:()=>o,MN:()=>c,Pu:()=>O,Zc:()=>w,
r6:()=>e});var D=l(45599),y=l(44233),A=l(77581),P=l(9819);const M=64,O=n=>typeof n=="number"?String(n):(0,A.U0)(n);async function w(n,x,g){const d=[];for(const p of await v(
n,x,0,g)){for(const s of _(n,p,g))d.push(s);const m=n.job.pace.step(a);m&&await m}return d}async function u(n,x,g,d,p,m){const s=await v(n,x,g,d,m);for(let r=s.
length-1;r>=0;r--){const t=s[r],i=_(n,t,d),f=i.filter(([S,W])=>!p(S,W)),b=n.job.pace.step(a+i.length*a);b&&await b,f.length<i.length&&(n.edit(t.holder),t.dict.set(
d,K(f)),t.changed=!0);for(const S of t.repeats)n.edit(t.holder),t.dict.delete(S),t.changed=!0;if(t.emptyKids){const S=(n.array(t.dict.get("Kids"))??[]).filter(W=>!t.
emptyKids.has(n.dict(W)));n.edit(t.holder),t.dict.set("Kids",S),t.changed=!0}if(!t.changed)continue;const R=n.array(t.dict.get("Kids"))??[];t.empty=f.length===0&&
R.length===0;const I=t.parent;I&&(I.changed=!0,t.empty?(I.emptyKids??=new Set).add(t.dict):C(n,t,f,R))}return s[0]?.empty??!1}function o(n,x,g){if(x.length<=M)return(0,D.
jd)({[g]:K(x)});let d=[];for(const p of E(x)){const[m,s]=[p[0][0],p.at(-1)[0]];d.push({ref:n.add((0,D.jd)({Limits:[m,s],[g]:K(p)})),low:m,high:s})}for(;d.length>
M;)d=E(d).map(p=>{const[m,s]=[p[0].low,p.at(-1).high];return{ref:n.add((0,D.jd)({Limits:[m,s],Kids:p.map(({ref:r})=>r)})),low:m,high:s}});return(0,D.jd)({Kids:d.
map(({ref:p})=>p)})}async function c(n,x){const{pace:g}=n.job,d=[];for(const[p,m]of x){d.push([(0,D.Px)(p),m]);const s=g.step(10*a);s&&await s}return o(n,await e(
n,d),"Names")}async function e(n,x){const{pace:g}=n.job,d=[];for(const m of x){d.push({entry:m,key:O(m[0])});const s=g.step(a);s&&await s}return(await(0,y.qZ)(d,
(m,s)=>m.key<s.key?-1:m.key>s.key?1:0,g)).map(({entry:m})=>m)}const a=100,h=30;async function v(n,x,g,d,p){const m=new P.b9(n),s=new Set,r=f=>s.size<s.add(f).size,
t=[],i=[{value:x??null,holder:g,parent:void 0}];for(let f=i.pop();f!==void 0;f=i.pop()){m.spend(1);const b=n.job.pace.step(a);b&&await b;const R=n.dict(f.value);
if(!R||!r(R)||p&&f.parent&&!T(n,R,p))continue;const I=[],S=N=>{const $=n.array(R.get(N));return!$||r($)?$??[]:(I.push(N),[])},W=S(d).length>>1,k=S("Kids"),G={dict:R,
holder:(0,P.Kd)(f.value,f.holder),parent:f.parent,repeats:I};t.push(G),m.spend(W);const B=(0,P.Kd)(R.get("Kids"),G.holder);for(let N=k.length-1;N>=0;N--){i.push(
{value:k[N],holder:B,parent:G});const $=n.job.pace.step(h);$&&await $}const j=n.job.pace.step(W*a);j&&await j}return t}function T(n,x,g){const[d,p]=n.array(x.get(
"Limits"))??[];return typeof d!="number"||typeof p!="number"||g(d,p)}function _(n,{dict:x,repeats:g},d){const p=g.includes(d)?void 0:n.array(x.get(d));if(!p)return[];
const m=[];for(let s=0;s+1<p.length;s+=2){const r=n.resolve(p[s]);(d==="Names"?r instanceof D.Mx:typeof r=="number")&&m.push([r,p[s+1]])}return m}function C(n,x,g,d){
const p=r=>n.array(n.dict(r)?.get("Limits"))??[],m=g[0]?.[0]??p(d[0])[0],s=g.at(-1)?.[0]??p(d.at(-1))[1];n.edit(x.holder),m!==void 0&&s!==void 0?x.dict.set("Lim\
its",[m,s]):x.dict.delete("Limits")}function K(n){const x=[];for(const[g,d]of n)x.push(g,d);return x}function E(n){const x=[];for(let g=0;g<n.length;g+=M)x.push(
n.slice(g,g+M));return x}}),70549:((U,L,l)=>{l.d(L,{n:()=>D});function D(y){const A=new WeakMap;return P=>{if(P.hasChanges)return y(P);const M=A.get(P);if(M)return M.
answer;const O=y(P);return A.set(P,{answer:O}),O}}}),9819:((U,L,l)=>{l.d(L,{J7:()=>A,Kd:()=>O,Wo:()=>w,_i:()=>M,b9:()=>P});var D=l(42973),y=l(45599);class A{document;gone=new Set;chased=new Set;constructor(o){
this.document=o}remove(o){const{catalog:c,catalogNumber:e,pages:a}=this.document,h=c.get("Pages");o===e||(0,y.i9)(h)&&o===h.number||a.holds(o)||(this.gone.add(o),
this.document.remove(o))}chase(o){this.chased.add(o)}removed(){return this.gone}takeChased(){const o=this.chased;return this.chased=new Set,o}isGone(o){return(0,y.
i9)(o)&&this.gone.has(o.number)}}class P{most;left;constructor(o){this.most=this.left=o.job.limits.nodes}spend=o=>{if(this.left-=o,this.left<0)throw(0,D.F)("nod\
es",`The document has more than ${this.most} fields, bookmarks, names and structure elements`,"Remove bookmarks or tags with another program first")}}class M{seen;beyond=new Set;allowance;constructor(o,c=new P(
o)){this.allowance=c,this.seen=new Uint8Array((o.size>>3)+1)}first(o){if(this.allowance.spend(1),!(0,y.i9)(o))return!0;const{number:c}=o,e=c>>3;if(e>=this.seen.
length)return this.beyond.size<this.beyond.add(c).size;const a=1<<(c&7),h=(this.seen[e]&a)===0;return this.seen[e]|=a,h}}function O(u,o){return(0,y.i9)(u)?u.number:
o}function w(u,o){const c=u.catalog.get(o),e=u.dict(c);return e&&{dict:e,holder:O(c,u.catalogNumber)}}}),21996:((U,L,l)=>{l.d(L,{Av:()=>a,RJ:()=>T,V3:()=>v,vb:()=>_,
zx:()=>e});var D=l(54619),y=l(44233),A=l(78157),P=l(88500);const M=2048,O=65536,w=4,u=1<<20,o=1024,c="[^\\0\\t\\n\\f\\r ()<>[\\]{}/%#]";async function e(E,n){const{
found:x,all:g}=await h(E,n),d=p=>[...new Set([...p,...g])].sort((m,s)=>m-s);return Object.fromEntries(n.map(p=>[p,d(x[p])]))}async function a(E,n){const{found:x,
all:g}=await h(E,n);for(const d of Object.values(x))for(const p of d)g.add(p);return g}async function h(E,n){const x=n.map(m=>{const[s="",...r]=[...m].map(i=>i.
replace(/\W/,"\\$&")),t=/\W/.test(m)?c:"\\w";return`${s}(?:${r.join("")}|${t}{0,${Math.max(0,m.length-2)}}#)`}),g=new RegExp(`/(?:${x.join("|")}|#)`,"g"),d=Object.
fromEntries(n.map(m=>[m,new Set])),p=new Set;await T(E,(m,s,r,t)=>{const i=m.toString("latin1",s,r);g.lastIndex=0;for(let f=g.exec(i);f;f=g.exec(i)){const b=t(s+
f.index);b!==void 0&&(f[0].endsWith("#")?p.add(b):d[f[0].slice(1)].add(b))}});for(const m of _(E))p.add(m);return{found:d,all:p}}async function v(E,n){const x=await e(
E,n);return[...new Set(Object.values(x).flat())].sort((g,d)=>g-d)}async function T(E,n){const{bytes:x,table:g}=E,d=C(E),p=new Int32Array(d.length);for(let i=0;i<
d.length;i++)p[i]=g.place[d[i]];const m=(0,A.bS)(x),s=i=>d[(0,y.MJ)(p,i)-1],r=new P.s;let t=0;for(let i=0;i<d.length;i++){const f=i+1===d.length,b=f?x.length:p[i+
1],R=b-p[i]>M;if(!R&&!f&&b-t<O)continue;let I=b;if(R){p[i]>t&&n(m,t,p[i],s),r.reset();const W=r.value(x,E.bodies[d[i]],b);t=p[i],W>=0&&(I=W)}n(m,t,I,s);const S=E.
job.pace.step(w*(I-t));S&&await S,t=b}for(const[i,f]of K(E)){const b=E.objectStream(i),R=E.job.pace.step(0);if(R&&await R,!b)continue;const I=new Set(f),{starts:S,
numbers:W,data:k}=b,G=B=>{const j=W[(0,y.MJ)(S,B)-1];return j!==void 0&&I.has(j)?j:void 0};for(let B=0;B<k.length;B+=u){n((0,A.bS)(k),B,Math.min(B+u+o,k.length),
G);const j=E.job.pace.step(w*u);j&&await j}}}function*_(E){for(let n=1;E.hasChanges&&n<E.size;n++)E.isChanged(n)&&E.exists(n)&&(yield n)}function C(E){const{table:n,
hasChanges:x}=E,g=[];let d=!0,p=-1;for(let m=1;m<n.size;m++){if(n.kind[m]!==D.tL||x&&E.isChanged(m))continue;const s=n.place[m];d&&=s>=p,p=s,g.push(m)}return d?
g:g.sort((m,s)=>n.place[m]-n.place[s])}function K(E){const{table:n,hasChanges:x}=E,g=new Map;for(let d=1;d<n.size;d++){if(n.kind[d]!==D.UT||x&&E.isChanged(d))continue;
const p=n.place[d],m=g.get(p);m?m.push(d):g.set(p,[d])}return g}}),87773:((U,L,l)=>{l.d(L,{$:()=>y});const D=2e3;async function*y(A,P){for(const M of P){yield[M,
A.get(M)];const O=A.job.pace.step(D);O&&await O}}}),90536:((U,L,l)=>{l.d(L,{C:()=>y,L:()=>A});var D=l(45599);function y(P,M){const O=[P];for(;O.length>0;){const w=O.
pop(),u=w instanceof D.Z6?w.dict:w;if(Array.isArray(u))for(const o of u)O.push(o);else if(u instanceof D.Bi){M(u);for(const o of u.values())O.push(o)}}}function A(P,M){
const O=[];return y(P,w=>{O.length===0&&M(w)&&O.push(w)}),O.length>0}})};
