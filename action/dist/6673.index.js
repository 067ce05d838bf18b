"use strict";exports.id=6673,exports.ids=[6673],exports.modules={85673:((K,S,_)=>{_.d(S,{gx:()=>D,h:()=>A});function M(d,i){const r=b(d,i);if(r!==void 0)return[r];const f=y(
d);return i.filter(l=>y(l).some(s=>s.length>3&&f.includes(s)))}function b(d,i){let r;const f=y(d);for(const l of i){const s=I(f,y(l));s<=2&&s<(r?.count??1/0)&&(r=
{name:l,count:s})}return r?.name}function I(d,i){return d.length!==i.length?d.length*i.length===0?1/0:I([d.join("")],[i.join("")]):i.reduce((r,f,l)=>{const s=d[l]??
"",t=Math.min(s.length,f.length),o=p(s,f);return o>(t<3?0:t<7?1:2)?1/0:r+o},0)}const A=(d,i)=>T(M(d,i));function D(d,i){const r=b(d,i),f=s=>y(s).sort().join(" "),
l=f(d);return T(r===void 0?i.filter(s=>d!==""&&f(s)===l):[r])}const T=d=>d.length===0||d.length>3?"":` (did you mean ${d.join(" or ")}?)`,y=d=>d.trim().slice(0,
64).replace(/(?<=[a-z])(?=[A-Z])/g," ").toLowerCase().split(/[\s_-]+/).filter(i=>i!==""),O=2;function p(d,i){if(Math.abs(d.length-i.length)>O)return 1/0;let r=[],
f=Array.from({length:i.length+1},(s,t)=>t<=O?t:1/0);for(let s=0;s<d.length;s++){const t=[];t[0]=s+1;let o=1/0;for(let e=Math.max(0,s-O);e<=Math.min(i.length-1,s+
O);e++){const a=s>0&&e>0&&d[s]===i[e-1]&&d[s-1]===i[e];t[e+1]=Math.min((f[e+1]??1/0)+1,(t[e]??1/0)+1,(f[e]??1/0)+(d[s]===i[e]?0:1),a?(r[e-1]??1/0)+1:1/0),o=Math.
min(o,t[e+1])}if(o>O)return 1/0;r=f,f=t}const l=f[i.length]??1/0;return l>O?1/0:l}}),45657:((K,S,_)=>{_.d(S,{Hn:()=>b,Kf:()=>A,RZ:()=>M,Vp:()=>T,YG:()=>D,vH:()=>I});
function M(y,O){for(const p of O)y.push(p)}const b=y=>y.slice();function I(y,O,p){const d=y.get(O);d?d.push(p):y.set(O,[p])}const A=y=>{let O=-1/0;for(const p of y)
O=Math.max(O,p);return O},D=y=>{let O=1/0;for(const p of y)O=Math.min(O,p);return O},T=y=>Number.isInteger(y)&&!Number.isSafeInteger(y)}),91461:((K,S,_)=>{_.r(S),
_.d(S,{get_document_info:()=>I});var M=_(91519),b=_(41561);const I=async(A,{per_page:D,with_bookmarks:T,open_password:y},O)=>{const{quiet:p,wasRepaired:d}=(0,b.
gd)(O),i=await(0,M.E)(A.bytes,p,{password:y,evenIfLocked:!0}),r=await(0,b.GS)(i,{perPage:D,withBookmarks:T,repaired:d(),size:A.bytes.length}),{pageCount:f}=r;return{
documents:[typeof f=="number"?{...A,pageCount:f}:A],data:r,notes:[],facts:{}}}}),84961:((K,S,_)=>{_.d(S,{$x:()=>i,Kh:()=>p,qg:()=>r,xS:()=>d});var M=_(58552),b=_(
33973),I=_(87773),A=_(90536),D=_(45599),T=_(3907),y=_(33311),O=_(9819);function p(l,s){const t=l.resolve(s.get("S"));return(!s.has("S")||(0,D.Eo)(t,"JavaScript")||
(0,D.Eo)(t,"Rendition"))&&l.resolve(s.get("JS"))!==null}async function d(l,s){const t=[];for await(const[e,a]of(0,I.$)(l,s))(0,A.L)(a,n=>p(l,n))&&t.push(e);if(t.
length===0)return!1;const{live:o}=await(0,b.Gy)(l);return t.some(e=>o[e]===1)}async function i(l){return await d(l,(await(0,y.S)(l)).JS)||r(l)}async function r(l){
if(!(0,D.Zm)(l.get(l.catalogNumber)))return!1;const s=l.resolve((0,O.Wo)(l,"AcroForm")?.dict.get("XFA"));if(s===null)return!1;if(l.security?.locked===!0)return null;
for(const t of Array.isArray(s)?s:[s]){const o=l.resolve(t);if(!(o instanceof D.Z6))continue;let e;try{e=await l.decodedAtEase(o)}catch(n){if(!(n instanceof M.zU)||
n.code==="cancelled")throw n;return!0}const a=(0,T.xK)(e);if(a===void 0||a.includes("script")&&await f(a,l.job.pace))return!0}return!1}async function f(l,s){const t=o=>(o.
kind==="start"||o.kind==="empty")&&/^(?:[^:]*:)?script$/.test(o.name);return await(0,T.km)(l,s,t)!=="well-formed"}}),91374:((K,S,_)=>{_.d(S,{QL:()=>T,bf:()=>D,fq:()=>s,
hj:()=>l,i4:()=>r,iA:()=>O,pv:()=>f,qU:()=>d,tP:()=>y});var M=_(77581),b=_(45599),I=_(9819),A=_(70549);function D(e){for(;e.part===""&&e.parent;)e=e.parent;return e}
const T="FT Parent T TU TM Ff V DV DA Q DS RV Opt MaxLen TI I Lock SV".split(" "),y=100;function*O(e,{from:a=e.array((0,I.Wo)(e,"AcroForm")?.dict.get("Fields")),
below:n,visit:g=new I._i(e),depth:x=1/0}={}){const m=[],w=(P=[],u)=>{for(let h=P.length-1;h>=0;h--)m.push({value:P[h],parent:u})};w(a,n);for(let P=m.pop();P;P=m.
pop()){const{value:u,parent:h}=P,c=(0,b.i9)(u)?e.get(u):u;if(!(0,b.Zm)(c)||!g.first(u)||(h?.depth??0)>=x)continue;const E=e.resolve(c.get("T")),v=e.resolve(c.get(
"FT")),C=E instanceof b.Mx?(0,M.g7)(E):"",R={number:(0,b.i9)(u)?u.number:void 0,dict:c,parent:h,part:C,name:o(h&&h.depth%y!==0?h.name:"",C),type:v instanceof b.
SX?v.text:h?.type,depth:(h?.depth??0)+1};yield R,w(e.array(c.get("Kids")),R)}}const p=1e3,d=(0,A.n)(i);async function i(e){const a=[];for(const n of O(e)){a.push(
n);const g=e.job.pace.step(p);g&&await g}return a}function r(e){const a=new Set(e.flatMap(({parent:n,dict:g})=>n&&g.has("T")?[n]:[]));return e.filter(n=>(n.dict.
has("T")||!n.parent)&&!a.has(n))}function f(e,a){const n=e.resolve(l(e,a,"FT"));return n instanceof b.SX?n.text:void 0}function l(e,a,n){for(const g of t(e,a)){
const x=g.get(n);if(x!==void 0)return x}}function s(e,a){let n="";for(const g of t(e,a)){const x=e.resolve(g.get("T"));x instanceof b.Mx&&(n=o((0,M.g7)(x),n))}return n}
function*t(e,a){let n=a;for(let g=0;n&&g<y;g++)yield n,n=e.dict(n.get("Parent"))}const o=(e,a)=>e===""||a===""?e+a:`${e}.${a}`}),6856:((K,S,_)=>{_.d(S,{n:()=>i,
w:()=>T});var M=_(78157),b=_(79725),I=_(45599),A=_(70549),D=_(6057);const T=(0,A.n)(y);async function y(s){const{pages:t,job:o}=s,e=new i(s),a=new Int32Array(t.
count),n=new Set;for(let g=0;g<t.count;g++){e.goTo(g),a[g]=e.kind,n.add(e.resources);const x=o.pace.step(300);x&&await x}return{kinds:e.kinds,kindOf:a,resources:n}}
const O=["MediaBox","CropBox","Rotate","UserUnit"],p=2e3,d=/\(|(?:^|[^<])<(?!<)/;class i{document;kinds=[];kind=-1;resources;bytes;entries=new b.R;index=-1;inherited;geometry=new r(
O);own=new r(["Resources"]);kindOf=new Map;recognised=new Map;dictionaries=new Map;constructor(t){this.document=t}goTo(t){const{document:o,entries:e,inherited:a}=this,
{pages:n}=o,g=n.number(t),x=o.place(g),m=n.inheritedBy(t);if(this.index=t,this.inherited=m,!x||!o.locate(g,x,e)){this.bytes=void 0,this.geometry.forget(),this.own.
forget(),this.kind=this.kindHere(),this.resources=n.attribute(t,"Resources");return}(this.bytes?.buffer!==x.bytes.buffer||this.bytes.byteOffset!==x.bytes.byteOffset)&&
(this.bytes=(0,M.bS)(x.bytes));const[w,P]=[this.geometry.take(this.bytes,e),this.own.take(this.bytes,e)];(!w||m!==a)&&(this.kind=this.recognise(m)),(!P||m!==a)&&
(this.resources=this.resourcesHere())}contents(){const{document:t,bytes:o}=this,e=t.pages.number(this.index);if(!o)return t.entry(e,"Contents");const a=this.entries.
find(o,"Contents");if(a<0)return;const{at:n}=this.entries;return l(o,n[a+2],n[a+3])??t.entry(e,"Contents")}get resourcesSpan(){return this.own.of(0)}resourcesHere(){
const{document:t,index:o}=this,{pages:e}=t,[a,n]=this.own.of(0);if(a===n)return e.inheritedBy(o).Resources;const g=l(this.bytes,a,n);if(g)return g;const x=()=>t.
entry(e.number(o),"Resources");if(n-a>p)return x();const m=this.own.text();return t.security&&d.test(m)?x():(this.dictionaries.has(m)||this.dictionaries.set(m,x()),
this.dictionaries.get(m))}recognise(t){let o=this.recognised.get(t);o||this.recognised.set(t,o=new Map);const e=this.geometry.text();let a=o.get(e);return a===void 0&&
o.set(e,a=this.kindHere()),a}kindHere(){const t=(0,D.iw)(this.document,this.index),o=`${t.box.join(" ")} ${t.rotation} ${t.userUnit}`;let e=this.kindOf.get(o);return e===
void 0&&this.kindOf.set(o,e=this.kinds.push(t)-1),e}}class r{keys;bytes;from;to;constructor(t){this.keys=t,this.from=new Int32Array(t.length),this.to=new Int32Array(
t.length)}forget(){this.bytes=void 0}take(t,o){const{bytes:e,from:a,to:n,keys:g}=this;let x=e!==void 0;for(let m=0;m<g.length;m++){const w=o.find(t,g[m]),P=w<0?
0:o.at[w+2],u=w<0?0:o.at[w+3];x&&=f(e,a[m],n[m],t,P,u),a[m]=P,n[m]=u}return this.bytes=t,x}of(t){return[this.from[t],this.to[t]]}text(){let t="";for(let o=0;o<this.
keys.length;o++)t+=`${this.bytes.toString("latin1",this.from[o],this.to[o])}|`;return t}}function f(s,t,o,e,a,n){if(o-t!==n-a)return!1;for(let g=t,x=a;g<o;g++,x++)
if(s[g]!==e[x])return!1;return!0}function l(s,t,o){if(!(0,M.yp)(s[t])||s[o-1]!==M.AV||s[o-2]!==M.Z4)return;const e=(0,M.JI)(s,t,o),a=(0,M.JI)(s,e.after+1,o);return s[e.
after]===M.Z4&&a.value>=0&&a.after===o-2?new I.oS(e.value,a.value):void 0}}),21281:((K,S,_)=>{_.d(S,{Ip:()=>O,XM:()=>f,Xb:()=>r,ds:()=>y,qg:()=>i});var M=_(59071),
b=_(70549),I=_(21115),A=_(824),D=_(1975),T=_(60912);const y=(0,b.n)(async t=>O(t,await(0,A.Br)(t)));function O(t,o){const e=(w,P)=>(0,M.wh)((0,D.sm)(o,w,P)[0]??
""),a=d(e("pdfaid","part"),e("pdfaid","conformance").toLowerCase()),n=p(e("pdfuaid","part"))?`PDF/UA-${e("pdfuaid","part")}`:void 0,x=[e("pdfxid","GTS_PDFXVersi\
on")||e("pdfx","GTS_PDFXVersion")||((0,M.Gh)(t.resolve((0,A._U)(t)?.get("GTS_PDFXVersion")))??""),e("pdfe","ISO_PDFEVersion"),e("pdfvtid","GTS_PDFVTVersion")],m=[
a?.name,n,...x.filter(w=>/^PDF\/[\w .:/()-]{1,40}$/.test(w))];return{archive:a,accessible:n,names:m.filter(w=>w!==void 0)}}const p=t=>/^[1-9]$/.test(t);function d(t,o){
if(!p(t))return;const e=/^[abuef]$/.test(o)?o:"";return{part:Number(t),level:e,name:`PDF/A-${t}${e}`}}function i(t,o,e,a){return o&&s(t,o,[I.dK.pdfaid]),r(e,a)}
const r=({name:t},o)=>({code:"pdfa_identification_removed",message:`The document no longer claims ${t}: ${o}.`});async function f(t){const o=await(0,A.Br)(t);if(!o)
return[];const{archive:e,accessible:a}=O(t,o);s(t,o,[I.dK.pdfaid,I.dK.pdfuaid]);const n=[e?.name,a].filter(g=>g!==void 0);return n.length>0?[l(n)]:[]}const l=t=>({
code:"conformance_dropped",message:`The result no longer claims ${t.join(" and ")}, because a merge cannot guarantee conformance.`});function s(t,o,e){o.properties.
some(({namespace:a})=>e.includes(a))&&(0,T._L)(t,(0,T.QH)(o,({namespace:a})=>e.includes(a),[]))}}),21115:((K,S,_)=>{_.d(S,{HC:()=>A,dK:()=>M,ee:()=>I});const M={
rdf:"http://www.w3.org/1999/02/22-rdf-syntax-ns#",xml:"http://www.w3.org/XML/1998/namespace",dc:"http://purl.org/dc/elements/1.1/",xmp:"http://ns.adobe.com/xap/\
1.0/",xmpMM:"http://ns.adobe.com/xap/1.0/mm/",pdf:"http://ns.adobe.com/pdf/1.3/",pdfaid:"http://www.aiim.org/pdfa/ns/id/",pdfuaid:"http://www.aiim.org/pdfua/ns/\
id/",pdfxid:"http://www.npes.org/pdfx/ns/id/",pdfx:"http://ns.adobe.com/pdfx/1.3/",pdfaExtension:"http://www.aiim.org/pdfa/ns/extension/",pdfaSchema:"http://www\
.aiim.org/pdfa/ns/schema#",pdfaProperty:"http://www.aiim.org/pdfa/ns/property#",fx:"urn:factur-x:pdfa:CrossIndustryDocument:invoice:1p0#",pdfe:"http://www.aiim.\
org/pdfe/ns/id/",pdfvtid:"http://www.npes.org/pdfvt/ns/id/",xfa:"http://www.xfa.org/schema/xfa-data/1.0/",ds:"http://www.w3.org/2000/09/xmldsig#"},b=new Map(Object.
entries(M));class I{uris=new Map;declared=[];known=new Map;enter(p){let d;for(const{name:i,value:r}of p){if(!A(i))continue;const f=i.slice(6),l=this.uris.get(f);
l?l.push(r):this.uris.set(f,[r]),(d??=[]).push(f)}this.declared.push(d??D),d&&this.known.clear()}leave(){const p=this.declared.pop()??D;for(const d of p)this.uris.
get(d).pop();p.length>0&&this.known.clear()}declares(p){return(this.uris.get(y(p))?.length??0)>0}ofElement(p){let d=this.known.get(p);if(!d){const i=y(p),r=this.
uris.get(i)?.at(-1)??b.get(i)??"";this.known.size===T&&this.known.clear(),this.known.set(p,d={namespace:r,local:p.slice(p.indexOf(":")+1)})}return d}ofAttribute(p){
return p.includes(":")?this.ofElement(p):{namespace:"",local:p}}}const A=O=>O==="xmlns"||O.startsWith("xmlns:"),D=[],T=1e3,y=O=>O.slice(0,Math.max(O.indexOf(":"),
0))}),824:((K,S,_)=>{_.d(S,{Br:()=>O,_6:()=>d,_U:()=>y});var M=_(58552),b=_(1975),I=_(17079),A=_(45599),D=_(59071),T=_(70549);function y(i){const r=i.resolve(i.
trailer.get("Info"));return r instanceof A.Bi?r:r instanceof A.Z6?r.dict:void 0}const O=(0,T.n)(p);async function p(i){const r=i.get(i.catalogNumber),f=r instanceof
A.Bi?i.resolve(r.get("Metadata")):null;if(!(f instanceof A.Z6))return;let l;try{l=i.decoded(f)}catch(s){if(!(s instanceof M.zU)||s.code==="cancelled")throw s;return b.
m}return(0,b.kg)(l,i.job.pace)}function d(i,r){const f=y(i),l=n=>i.resolve(f?.get(n)),s=(n,g,x=", ")=>{const m=(0,b.sm)(r,n,g).map(D.wh).filter(Boolean).join(x);
return m===""?null:m},t=(n,g)=>{const[x=""]=(0,b.sm)(r,n,g);return(0,D.wh)(x)||null},o=(n,g)=>(0,I._)((0,D.Gh)(l(n))??"")??(0,I._)(t("xmp",g)??"")??null,e=i.get(
i.catalogNumber),a=e instanceof A.Bi?(0,D.Gh)(i.resolve(e.get("Lang"))):null;return{title:(0,D.Gh)(l("Title"))??t("dc","title"),author:(0,D.Gh)(l("Author"))??s(
"dc","creator"),subject:(0,D.Gh)(l("Subject"))??t("dc","description"),keywords:(0,D.Gh)(l("Keywords"))??s("pdf","Keywords")??s("dc","subject"),creator:(0,D.Gh)(
l("Creator"))??t("xmp","CreatorTool"),producer:(0,D.Gh)(l("Producer"))??t("pdf","Producer"),created:o("CreationDate","CreateDate"),modified:o("ModDate","ModifyD\
ate"),language:a??t("dc","language")}}}),3907:((K,S,_)=>{_.d(S,{Rt:()=>a,X:()=>P,km:()=>O,ol:()=>b,xK:()=>e});var M=_(78157);const b=200,I=1e4,A=1e5,D=65536,T=65536,
y=12;async function O(u,h,c){const E=new p(u);for(let v=E.next();v;v=E.next()){if(c(v))return"left";const C=h.step((v.to-v.from)*4+50);C&&await C}return E.hasDocumentType?
"document type":E.malformed?"malformed":"well-formed"}class p{text;malformed=!1;hasDocumentType=!1;at=0;tag=-1;constructor(h){this.text=h}next(){const{text:h,at:c}=this;
if(c>=h.length)return;if(h.charCodeAt(c)!==d)return this.characters(c,this.endOfPiece(c,this.nextTag(c)));if(h.startsWith("<!--",c))return this.other(c,"-->",4);
if(h.startsWith("<?",c))return this.other(c,"?>",2);if(h.startsWith("<![CDATA[",c)){const v=h.indexOf("]]>",c);return v<0?this.end():(this.at=v+3,{kind:"text",text:h.
slice(c+9,v),from:c,to:this.at})}return h.startsWith("<!",c)?(this.hasDocumentType=h.startsWith("<!DOCTYPE",c),this.end()):(h.charCodeAt(c+1)===r?this.endTag(c):
this.startTag(c))??this.fault(c,this.nextTag(c+1))}other(h,c,E){const v=this.text.indexOf(c,h+E);return v<0?this.end():(this.at=v+c.length,{kind:"other",from:h,
to:this.at})}endTag(h){const c=this.name(h+2),E=this.blanks(c);if(!(c===h+2||this.text.charCodeAt(E)!==i))return this.at=E+1,{kind:"end",name:this.text.slice(h+
2,c),from:h,to:this.at}}startTag(h){const{text:c}=this,E=this.name(h+1);if(E===h+1)return;const v=c.slice(h+1,E),C=[];let R=0;for(let B=E;;){const L=this.blanks(
B),W=c.charCodeAt(L);if(W===i||W===r&&c.charCodeAt(L+1)===i)return this.at=W===i?L+1:L+2,{kind:W===i?"start":"empty",name:v,attributes:C,from:h,to:this.at};const k=this.
name(L),F=this.blanks(k),U=this.blanks(F+1),N=c[U];if(L===B||k===L||c[F]!=="="||N!=='"'&&N!=="'")return;const j=c.indexOf(N,U+1),$=c.slice(U+1,Math.max(j,U+1));
R+=l($,A-R);const G=$.includes("<")||R>=A?void 0:t($);if(j<0||G===void 0||C.length>=I)return;C.push({name:c.slice(L,k),value:G,from:L,to:j+1}),B=j+1}}characters(h,c){
const E=t(this.text.slice(h,c));return E===void 0?this.fault(h,c):(this.at=c,{kind:"text",text:E,from:h,to:c})}nextTag(h){if(this.tag>=h)return this.tag;const c=this.
text.indexOf("<",h);return this.tag=c<0?this.text.length:c}endOfPiece(h,c){const{text:E}=this;if(c-h<=T)return c;let v=h+T;const C=v-y+1,R=E.slice(C,v+1).lastIndexOf(
"&");R>=0&&(v=C+R);for(const B=v-T/2;E[v-1]==="]"||f(E.charCodeAt(v));v--)if(v===B)return c;return v}fault(h,c){return this.malformed=!0,this.at=c,{kind:"other",
from:h,to:c}}end(){this.malformed=!0,this.at=this.text.length}blanks(h){const{text:c}=this;for(let E=h;;E++){const v=c.charCodeAt(E);if(v!==32&&v!==9&&v!==10&&v!==
13||E-h===D)return E}}name(h){const{text:c}=this;let E=h;for(const v=Math.min(c.length,h+D);E<v;E++){const C=c.charCodeAt(E);if(C<=32||C===r||C===i||C===d||C===
61||C===34||C===39)break}return E}}const[d,i,r]=[60,62,47],f=u=>u>=56320&&u<=57343;function l(u,h){let c=0;for(let E=u.indexOf("&");E>=0&&c<h;E=u.indexOf("&",E+
1))c++;return c}const s=new Map([["amp","&"],["lt","<"],["gt",">"],["quot",'"'],["apos","'"]]);function t(u){if(!u.includes("&"))return u;const h=[];let c=0;for(let E=u.
indexOf("&");E>=0;E=u.indexOf("&",c)){const v=u.indexOf(";",E);if(v<0||v-E>y)return;const C=u.slice(E+1,v),R=s.get(C)??o(C);if(R===void 0)return;h.push(u.slice(
c,E),R),c=v+1}return h.push(u.slice(c)),h.join("")}function o(u){const h=/^#(?:x([\dA-Fa-f]+)|(\d+))$/.exec(u),c=h?parseInt(h[1]??h[2],h[1]===void 0?10:16):-1;return c>
0&&c<=1114111&&!(c>=55296&&c<=57343)?String.fromCodePoint(c):void 0}function e(u){const[h,c,E,v]=u;if(h===0&&c===0&&(E===254||E===0)||h===255&&c===254&&E===0&&v===
0)return w(u);if(h===254&&c===255||h===0&&c===60)return m(new TextDecoder("utf-16be").decode(u));if(h===255&&c===254||h===60&&c===0)return m(new TextDecoder("ut\
f-16le").decode(u));const C=new TextDecoder().decode(u);return m(C.includes("�")?Buffer.from(u).toString("latin1"):C)}function a(u){if(u[0]===0||u[1]===0||u[0]===
254||u[0]===255)return e(u);const c=(0,M.bS)(u).toString("latin1",0,n),E=g.exec(c)?.[1]?.toLowerCase()??"utf-8";if(x.has(E))try{return new TextDecoder(E,{fatal:!0}).
decode(u)}catch{return}}const n=200,g=/^(?:\xef\xbb\xbf)?<\?xml\s[^>]*?encoding\s*=\s*["']([\w.-]+)["']/,x=new Set(["utf-8","utf8","us-ascii","iso-8859-1","iso-\
8859-15","windows-1252"]),m=u=>u.startsWith("\uFEFF")?u.slice(1):u;function w(u){const h=new DataView(u.buffer,u.byteOffset,u.byteLength),c=u[0]!==0,E=[];for(let v=0;v+
4<=u.length;v+=4){const C=h.getUint32(v,c);if(C>1114111)return;E.push(String.fromCodePoint(C))}return m(E.join(""))}const P=u=>u.replaceAll("&","&amp;").replaceAll(
"<","&lt;").replaceAll(">","&gt;").replaceAll('"',"&quot;")}),60912:((K,S,_)=>{_.d(S,{QH:()=>A,T3:()=>D,_L:()=>p});var M=_(21115),b=_(3907),I=_(45599);function A(d,i,r){
const{text:f,properties:l,end:s,about:t}=d,o=[];let e=0;for(const a of l.filter(i).sort((n,g)=>n.from-g.from))a.from<e||(o.push(f.slice(e,a.from)),e=a.to);return o.
push(f.slice(e,Math.max(s,e))),r.length>0&&o.push(T(r,t)),o.push(f.slice(Math.max(s,e))),O(o.join(""))}function D(d){return`<?xpacket begin="\uFEFF" id="W5M0MpCehiHz\
reSzNTczkc9d"?>
<x:xmpmeta xmlns:x="adobe:ns:meta/">
<rdf:RDF xmlns:rdf="${M.dK.rdf}">
${T(d,"")}</rdf:RDF>
</x:xmpmeta>
<?xpacket end="w"?>`}function T(d,i){const f=[...new Set(d.map(({prefix:s})=>s))].map(s=>` xmlns:${s}="${M.dK[s]}"`).join(""),l=d.map(({prefix:s,name:t,form:o,values:e})=>`\
<${s}:${t}>${y(o,e)}</${s}:${t}>
`);return`<rdf:Description xmlns:rdf="${M.dK.rdf}" rdf:about="${(0,b.X)(i)}"${f}>
${l.join("")}</rdf:Description>
`}function y(d,i){const r=f=>i.map(l=>`<rdf:li${f}>${(0,b.X)(l)}</rdf:li>`).join("");switch(d){case"simple":return(0,b.X)(i[0]??"");case"alternative":return`<rd\
f:Alt>${r(' xml:lang="x-default"')}</rdf:Alt>`;case"ordered":return`<rdf:Seq>${r("")}</rdf:Seq>`;case"unordered":return`<rdf:Bag>${r("")}</rdf:Bag>`}}const O=d=>d.
replace(/^(\s*<\?xml\s[^>]*encoding\s*=\s*["'])[^"']*/,"$1UTF-8");function p(d,i){const r=d.catalog.get("Metadata"),f=d.resolve(r),l=f instanceof I.Z6?[...f.dict].
filter(([o])=>!["Filter","DecodeParms","Length"].includes(o)):[],s=new I.Bi([["Type",new I.SX("Metadata")],["Subtype",new I.SX("XML")],...l]),t=new I.Z6(s,Buffer.
from(i,"utf8"));(0,I.i9)(r)&&f instanceof I.Z6?d.put(r,t):d.edit(d.catalogNumber).set("Metadata",d.add(t))}}),1975:((K,S,_)=>{_.d(S,{kg:()=>D,m:()=>A,sm:()=>T});
var M=_(21115),b=_(3907);const I=1e5,A={text:"",properties:[],malformed:!0,end:-1,about:""};async function D(d,i){const r=(0,b.xK)(d);if(r===void 0)return A;const f=new O,
s=await(0,b.km)(r,i,t=>(f.take(t),f.broken))!=="well-formed"||f.depth>0||f.end<0||!f.declared;return{text:r,properties:f.properties,malformed:s,end:f.end,about:f.
about}}function T(d,i,r){return d?.properties.find(f=>f.name===r&&f.namespace===M.dK[i])?.values??[]}const y=-2;class O{properties=[];broken=!1;declared=!0;end=-1;about="";scope=new M.
ee;open=[];root=y;loose=!1;items=[];pieces=[];get depth(){return this.open.length}take(i){i.kind==="start"||i.kind==="empty"?(this.start(i.name,i.attributes,i.from),
i.kind==="empty"&&!this.broken&&this.close(i.name,i.to,i.to)):i.kind==="end"?this.close(i.name,i.from,i.to):i.kind==="text"&&this.isInProperty()&&this.pieces.push(
i.text)}isInProperty(){return this.root!==y&&this.open.length>this.root+2}start(i,r,f){if(this.open.length>=b.ol&&(this.broken=!0),this.broken)return;this.scope.
enter(r);const l=this.scope.ofElement(i),s=l.namespace===M.dK.rdf,t=s&&l.local==="li";this.root===y&&this.end<0&&s&&l.local==="Description"&&(this.root=this.open.
length-1,this.loose=!0);const o=this.open.length-this.root,e=t?r.find(({name:a})=>a==="xml:lang")?.value:void 0;if(this.open.push({name:i,...l,from:f,language:e}),
this.root===y){if(!s||l.local!=="RDF"||this.end>=0)return;this.root=this.open.length-1,this.declared=this.scope.declares(i)}else if(o===1)this.describe(r);else if(o===
2){this.items=[];const a=r.find(({name:n})=>this.isRdf(n,"resource"));this.pieces=a?[a.value]:[]}else t&&(this.pieces=[])}describe(i){for(const{name:r,value:f,from:l,
to:s}of i){if((0,M.HC)(r))continue;const{namespace:t,local:o}=this.scope.ofAttribute(r);t===M.dK.rdf&&o==="about"&&(this.about=f),!(t===""||t===M.dK.rdf||t===M.
dK.xml)&&this.add({namespace:t,name:o,values:[f],from:l,to:s})}}close(i,r,f){const l=this.open.pop();if(l?.name!==i){this.broken=!0;return}this.scope.leave();const s=this.
open.length-this.root;if(this.root!==y)if(s===0)this.end=r,this.root=y;else if(s===1&&this.loose)this.root=y,this.loose=!1;else if(s===2){const t=this.items.length>
0?p(this.items):[this.pieces.join("").trim()];this.add({namespace:l.namespace,name:l.local,values:t,from:l.from,to:f})}else s>2&&l.namespace===M.dK.rdf&&l.local===
"li"&&(this.items.push({text:this.pieces.join("").trim(),language:l.language}),this.pieces=[])}add(i){this.properties.length<I?this.properties.push(i):this.broken=
!0}isRdf(i,r){const f=this.scope.ofAttribute(i);return f.local===r&&f.namespace===M.dK.rdf}}function p(d){const i=d.findIndex(({language:f})=>f?.toLowerCase()===
"x-default"),r=d.map(({text:f})=>f);return i>0?[r[i],...r.slice(0,i),...r.slice(i+1)]:r}}),33546:((K,S,_)=>{_.d(S,{FB:()=>D,Hr:()=>y,Zh:()=>O,k$:()=>T,qm:()=>p});
var M=_(44233),b=_(45599),I=_(81077);const A={first:0,style:"D",prefix:void 0,start:1};async function D(s){const t=s.catalog.get("PageLabels");if(!s.dict(t))return;
const o=(await(0,I.Zc)(s,t,"Nums")).map(([e,a])=>({first:Number(e),label:s.dict(a)})).filter(({first:e})=>Number.isInteger(e)&&e>=0).sort((e,a)=>e.first-a.first).
filter(({first:e},a,n)=>n[a+1]?.first!==e).map(({first:e,label:a})=>({first:e,...d(s,a)}));return o[0]?.first===0?o:[A,...o]}function T(s,t){const o=s.editCatalog();
if(t.length===0){o.delete("PageLabels");return}const e=t[0].first===0?t:[A,...t],a=l(s),n=e.map(({first:g,start:x,...m})=>[g,f({...m,number:x},a)]);o.set("PageL\
abels",s.add((0,I.H6)(s,n,"Nums")))}async function y(s){const t=await D(s);if(!t)return;const o=t.map(({first:e})=>e);return e=>{const a=t[(0,M.MJ)(o,e)-1];return{
...a,number:a.start+e-a.first}}}function O(s,t){const o=[],e=l(s);let a,n=0;for(const g of t)(!a||!i(a,g))&&o.push([n,f(g,e)]),a=g,n++;return(0,I.H6)(s,o,"Nums")}
async function p(s,t){const o=await y(s);if(!o)return;const e=O(s,Array.from(t,a=>o(a-1)));s.editCatalog().set("PageLabels",s.add(e))}function d(s,t){const o=s.
resolve(t?.get("S")),e=s.resolve(t?.get("P")),a=s.resolve(t?.get("St"));return{style:o instanceof b.SX?o.text:void 0,prefix:e instanceof b.Mx&&e.bytes.length>0?
e:void 0,start:typeof a=="number"&&Number.isInteger(a)&&a>=1?a:1}}function i(s,t){return s.style!==t.style||t.style!==void 0&&t.number!==s.number+1?!1:s.prefix===
t.prefix?!0:!!s.prefix&&!!t.prefix&&Buffer.compare(s.prefix.bytes,t.prefix.bytes)===0}const r=100;function f({style:s,prefix:t,number:o},e){return(0,b.jd)({S:s===
void 0?void 0:(0,b.UU)(s),P:t&&t.bytes.length>r?e(t):t,St:s===void 0||o===1?void 0:o})}function l(s){const t=new Map;return o=>{let e=t.get(o);return e||t.set(o,
e=s.add(o)),e}}}),37081:((K,S,_)=>{_.d(S,{O:()=>I});var M=_(45599),b=_(9819);async function I(D,T,y=1/0){const O=new b._i(D),p=(0,b.Wo)(D,"Outlines"),d=[{value:p&&
A(D,p.holder,p.dict,"First"),level:1}];for(let i=d.pop();i;i=d.pop()){const{value:r,level:f}=i;if(r===void 0||!O.first(r)||!T(r,f)||!(0,M.i9)(r))continue;const l=t=>{
const o=D.entry(r.number,t);return o instanceof M.Bi?A(D,r.number,D.get(r.number),t):o};d.push({value:l("Next"),level:f}),f<y&&d.push({value:l("First"),level:f+
1});const s=D.job.pace.step(300);s&&await s}}function A(D,T,y,O){const p=y.get(O);if(!(p instanceof M.Bi))return p;const d=D.add(p);return O==="Next"&&p.set("Pr\
ev",new M.oS(T)),D.edit(T),y.set(O,d),d}}),12207:((K,S,_)=>{_.d(S,{Ht:()=>d,hN:()=>T,jS:()=>D,ji:()=>y});var M=_(45599),b=_(81077),I=_(45657);const A=200;async function D(i){
const{catalog:r}=i,f=await(0,b.Zc)(i,i.dict(r.get("Names"))?.get("Dests"),"Names"),l=new Map;for(const[s,t]of f){l.set((0,b.Pu)(s),t);const o=i.job.pace.step(A);
o&&await o}return{names:new Map(i.dict(r.get("Dests"))),strings:l}}function T({pages:i},r){const f=(0,M.i9)(r)?i.indexOf(r.number):r;return typeof f=="number"&&
Number.isInteger(f)&&f>=0&&f<i.count?f:void 0}function y(i,r){return r==null?[]:i.array(r)??[r]}const O=8,p=50;class d{document;named;constructor(r,f){this.document=
r,this.named=f}static async of(r){return new d(r,await D(r))}pageOf(r){return this.pageOfDestination(r.get("Dest"))??this.pageOfAction(r.get("A"))}pageOfDestination(r,f=O){
const{document:l}=this,s=l.resolve(r),t=l.array(s);if(t)return T(l,t[0]);if(f===0)return;const o=l.dict(s);return o?this.pageOfDestination(o.get("D"),f-1):this.
pageOfDestination(this.namedBy(s),f-1)}namedBy(r){const{names:f,strings:l}=this.named;if(r instanceof M.SX)return f.get(r.text)??l.get(r.text);if(!(r instanceof
M.Mx))return;const s=(0,b.Pu)(r);return l.get(s)??f.get(s)}pageOfAction(r){const{document:f}=this,l=r===void 0?[]:[r];for(let s=0;l.length>0&&s<p;s++){const t=f.
dict(l.shift());if(!t)continue;const e=(0,M.Eo)(f.resolve(t.get("S")),"GoTo")?this.pageOfDestination(t.get("D")):void 0;if(e!==void 0)return e;(0,I.RZ)(l,y(f,t.
get("Next")).slice(0,p))}}}}),81077:((K,S,_)=>{_.d(S,{BX:()=>O,H6:()=>p,MN:()=>d,Pu:()=>T,Zc:()=>y,r6:()=>i});var M=_(45599),b=_(44233),I=_(77581),A=_(9819);const D=64,
T=n=>typeof n=="number"?String(n):(0,I.U0)(n);async function y(n,g,x){const m=[];for(const w of await l(n,g,0,x)){for(const u of t(n,w,x))m.push(u);const P=n.job.
pace.step(r);P&&await P}return m}async function O(n,g,x,m,w,P){const u=await l(n,g,x,m,P);for(let h=u.length-1;h>=0;h--){const c=u[h],E=t(n,c,m),v=E.filter(([L,
W])=>!w(L,W)),C=n.job.pace.step(r+E.length*r);C&&await C,v.length<E.length&&(n.edit(c.holder),c.dict.set(m,e(v)),c.changed=!0);for(const L of c.repeats)n.edit(c.
holder),c.dict.delete(L),c.changed=!0;if(c.emptyKids){const L=(n.array(c.dict.get("Kids"))??[]).filter(W=>!c.emptyKids.has(n.dict(W)));n.edit(c.holder),c.dict.set(
"Kids",L),c.changed=!0}if(!c.changed)continue;const R=n.array(c.dict.get("Kids"))??[];c.empty=v.length===0&&R.length===0;const B=c.parent;B&&(B.changed=!0,c.empty?
(B.emptyKids??=new Set).add(c.dict):o(n,c,v,R))}return u[0]?.empty??!1}function p(n,g,x){if(g.length<=D)return(0,M.jd)({[x]:e(g)});let m=[];for(const w of a(g)){
const[P,u]=[w[0][0],w.at(-1)[0]];m.push({ref:n.add((0,M.jd)({Limits:[P,u],[x]:e(w)})),low:P,high:u})}for(;m.length>D;)m=a(m).map(w=>{const[P,u]=[w[0].low,w.at(-1).
high];return{ref:n.add((0,M.jd)({Limits:[P,u],Kids:w.map(({ref:h})=>h)})),low:P,high:u}});return(0,M.jd)({Kids:m.map(({ref:w})=>w)})}async function d(n,g){const{
pace:x}=n.job,m=[];for(const[w,P]of g){m.push([(0,M.Px)(w),P]);const u=x.step(10*r);u&&await u}return p(n,await i(n,m),"Names")}async function i(n,g){const{pace:x}=n.
job,m=[];for(const P of g){m.push({entry:P,key:T(P[0])});const u=x.step(r);u&&await u}return(await(0,b.qZ)(m,(P,u)=>P.key<u.key?-1:P.key>u.key?1:0,x)).map(({entry:P})=>P)}
const r=100,f=30;async function l(n,g,x,m,w){const P=new A.b9(n),u=new Set,h=v=>u.size<u.add(v).size,c=[],E=[{value:g??null,holder:x,parent:void 0}];for(let v=E.
pop();v!==void 0;v=E.pop()){P.spend(1);const C=n.job.pace.step(r);C&&await C;const R=n.dict(v.value);if(!R||!h(R)||w&&v.parent&&!s(n,R,w))continue;const B=[],L=j=>{
const $=n.array(R.get(j));return!$||h($)?$??[]:(B.push(j),[])},W=L(m).length>>1,k=L("Kids"),F={dict:R,holder:(0,A.Kd)(v.value,v.holder),parent:v.parent,repeats:B};
c.push(F),P.spend(W);const U=(0,A.Kd)(R.get("Kids"),F.holder);for(let j=k.length-1;j>=0;j--){E.push({value:k[j],holder:U,parent:F});const $=n.job.pace.step(f);$&&
await $}const N=n.job.pace.step(W*r);N&&await N}return c}function s(n,g,x){const[m,w]=n.array(g.get("Limits"))??[];return typeof m!="number"||typeof w!="number"||
x(m,w)}function t(n,{dict:g,repeats:x},m){const w=x.includes(m)?void 0:n.array(g.get(m));if(!w)return[];const P=[];for(let u=0;u+1<w.length;u+=2){const h=n.resolve(
w[u]);(m==="Names"?h instanceof M.Mx:typeof h=="number")&&P.push([h,w[u+1]])}return P}function o(n,g,x,m){const w=h=>n.array(n.dict(h)?.get("Limits"))??[],P=x[0]?.[0]??
w(m[0])[0],u=x.at(-1)?.[0]??w(m.at(-1))[1];n.edit(g.holder),P!==void 0&&u!==void 0?g.dict.set("Limits",[P,u]):g.dict.delete("Limits")}function e(n){const g=[];for(const[
x,m]of n)g.push(x,m);return g}function a(n){const g=[];for(let x=0;x<n.length;x+=D)g.push(n.slice(x,x+D));return g}}),70549:((K,S,_)=>{_.d(S,{n:()=>M});function M(b){
const I=new WeakMap;return A=>{if(A.hasChanges)return b(A);const D=I.get(A);if(D)return D.answer;const T=b(A);return I.set(A,{answer:T}),T}}}),9819:((K,S,_)=>{_.
d(S,{J7:()=>I,Kd:()=>T,Wo:()=>y,_i:()=>D,b9:()=>A});var M=_(42973),b=_(45599);class I{document;gone=new Set;chased=new Set;constructor(p){this.document=p}remove(p){
const{catalog:d,catalogNumber:i,pages:r}=this.document,f=d.get("Pages");p===i||(0,b.i9)(f)&&p===f.number||r.holds(p)||(this.gone.add(p),this.document.remove(p))}chase(p){
this.chased.add(p)}removed(){return this.gone}takeChased(){const p=this.chased;return this.chased=new Set,p}isGone(p){return(0,b.i9)(p)&&this.gone.has(p.number)}}
class A{most;left;constructor(p){this.most=this.left=p.job.limits.nodes}spend=p=>{if(this.left-=p,this.left<0)throw(0,M.F)("nodes",`The document has more than ${this.
most} fields, bookmarks, names and structure elements`,"Remove bookmarks or tags with another program first")}}class D{seen;beyond=new Set;allowance;constructor(p,d=new A(
p)){this.allowance=d,this.seen=new Uint8Array((p.size>>3)+1)}first(p){if(this.allowance.spend(1),!(0,b.i9)(p))return!0;const{number:d}=p,i=d>>3;if(i>=this.seen.
length)return this.beyond.size<this.beyond.add(d).size;const r=1<<(d&7),f=(this.seen[i]&r)===0;return this.seen[i]|=r,f}}function T(O,p){return(0,b.i9)(O)?O.number:
p}function y(O,p){const d=O.catalog.get(p),i=O.dict(d);return i&&{dict:i,holder:T(d,O.catalogNumber)}}}),21996:((K,S,_)=>{_.d(S,{Av:()=>r,RJ:()=>s,V3:()=>l,vb:()=>t,
zx:()=>i});var M=_(54619),b=_(44233),I=_(78157),A=_(88500);const D=2048,T=65536,y=4,O=1<<20,p=1024,d="[^\\0\\t\\n\\f\\r ()<>[\\]{}/%#]";async function i(a,n){const{
found:g,all:x}=await f(a,n),m=w=>[...new Set([...w,...x])].sort((P,u)=>P-u);return Object.fromEntries(n.map(w=>[w,m(g[w])]))}async function r(a,n){const{found:g,
all:x}=await f(a,n);for(const m of Object.values(g))for(const w of m)x.add(w);return x}async function f(a,n){const g=n.map(P=>{const[u="",...h]=[...P].map(E=>E.
replace(/\W/,"\\$&")),c=/\W/.test(P)?d:"\\w";return`${u}(?:${h.join("")}|${c}{0,${Math.max(0,P.length-2)}}#)`}),x=new RegExp(`/(?:${g.join("|")}|#)`,"g"),m=Object.
fromEntries(n.map(P=>[P,new Set])),w=new Set;await s(a,(P,u,h,c)=>{const E=P.toString("latin1",u,h);x.lastIndex=0;for(let v=x.exec(E);v;v=x.exec(E)){const C=c(u+
v.index);C!==void 0&&(v[0].endsWith("#")?w.add(C):m[v[0].slice(1)].add(C))}});for(const P of t(a))w.add(P);return{found:m,all:w}}async function l(a,n){const g=await i(
a,n);return[...new Set(Object.values(g).flat())].sort((x,m)=>x-m)}async function s(a,n){const{bytes:g,table:x}=a,m=o(a),w=new Int32Array(m.length);for(let E=0;E<
m.length;E++)w[E]=x.place[m[E]];const P=(0,I.bS)(g),u=E=>m[(0,b.MJ)(w,E)-1],h=new A.s;let c=0;for(let E=0;E<m.length;E++){const v=E+1===m.length,C=v?g.length:w[E+
1],R=C-w[E]>D;if(!R&&!v&&C-c<T)continue;let B=C;if(R){w[E]>c&&n(P,c,w[E],u),h.reset();const W=h.value(g,a.bodies[m[E]],C);c=w[E],W>=0&&(B=W)}n(P,c,B,u);const L=a.
job.pace.step(y*(B-c));L&&await L,c=C}for(const[E,v]of e(a)){const C=a.objectStream(E),R=a.job.pace.step(0);if(R&&await R,!C)continue;const B=new Set(v),{starts:L,
numbers:W,data:k}=C,F=U=>{const N=W[(0,b.MJ)(L,U)-1];return N!==void 0&&B.has(N)?N:void 0};for(let U=0;U<k.length;U+=O){n((0,I.bS)(k),U,Math.min(U+O+p,k.length),
F);const N=a.job.pace.step(y*O);N&&await N}}}function*t(a){for(let n=1;a.hasChanges&&n<a.size;n++)a.isChanged(n)&&a.exists(n)&&(yield n)}function o(a){const{table:n,
hasChanges:g}=a,x=[];let m=!0,w=-1;for(let P=1;P<n.size;P++){if(n.kind[P]!==M.tL||g&&a.isChanged(P))continue;const u=n.place[P];m&&=u>=w,w=u,x.push(P)}return m?
x:x.sort((P,u)=>n.place[P]-n.place[u])}function e(a){const{table:n,hasChanges:g}=a,x=new Map;for(let m=1;m<n.size;m++){if(n.kind[m]!==M.UT||g&&a.isChanged(m))continue;
const w=n.place[m],P=x.get(w);P?P.push(m):x.set(w,[m])}return x}}),87773:((K,S,_)=>{_.d(S,{$:()=>b});const M=2e3;async function*b(I,A){for(const D of A){yield[D,
I.get(D)];const T=I.job.pace.step(M);T&&await T}}}),90536:((K,S,_)=>{_.d(S,{C:()=>b,L:()=>I});var M=_(45599);function b(A,D){const T=[A];for(;T.length>0;){const y=T.
pop(),O=y instanceof M.Z6?y.dict:y;if(Array.isArray(O))for(const p of O)T.push(p);else if(O instanceof M.Bi){D(O);for(const p of O.values())T.push(p)}}}function I(A,D){
const T=[];return b(A,y=>{T.length===0&&D(y)&&T.push(y)}),T.length>0}})};
