"use strict";exports.id=8129,exports.ids=[8129],exports.modules={85673:((R,b,p)=>{p.d(b,{gx:()=>y,h:()=>D});function M(l,c){const u=O(l,c);if(u!==void 0)return[u];const h=_(
l);return c.filter(d=>_(d).some(s=>s.length>3&&h.includes(s)))}function O(l,c){let u;const h=_(l);for(const d of c){const s=w(h,_(d));s<=2&&s<(u?.count??1/0)&&(u=
{name:d,count:s})}return u?.name}function w(l,c){return l.length!==c.length?l.length*c.length===0?1/0:w([l.join("")],[c.join("")]):c.reduce((u,h,d)=>{const s=l[d]??
"",t=Math.min(s.length,h.length),a=E(s,h);return a>(t<3?0:t<7?1:2)?1/0:u+a},0)}const D=(l,c)=>P(M(l,c));function y(l,c){const u=O(l,c),h=s=>_(s).sort().join(" "),
d=h(l);return P(u===void 0?c.filter(s=>l!==""&&h(s)===d):[u])}const P=l=>l.length===0||l.length>3?"":` (did you mean ${l.join(" or ")}?)`,_=l=>l.trim().slice(0,
64).replace(/(?<=[a-z])(?=[A-Z])/g," ").toLowerCase().split(/[\s_-]+/).filter(c=>c!==""),g=2;function E(l,c){if(Math.abs(l.length-c.length)>g)return 1/0;let u=[],
h=Array.from({length:c.length+1},(s,t)=>t<=g?t:1/0);for(let s=0;s<l.length;s++){const t=[];t[0]=s+1;let a=1/0;for(let e=Math.max(0,s-g);e<=Math.min(c.length-1,s+
g);e++){const r=s>0&&e>0&&l[s]===c[e-1]&&l[s-1]===c[e];t[e+1]=Math.min((h[e+1]??1/0)+1,(t[e]??1/0)+1,(h[e]??1/0)+(l[s]===c[e]?0:1),r?(u[e-1]??1/0)+1:1/0),a=Math.
min(a,t[e+1])}if(a>g)return 1/0;u=h,h=t}const d=h[c.length]??1/0;return d>g?1/0:d}}),45657:((R,b,p)=>{p.d(b,{Hn:()=>O,Kf:()=>D,RZ:()=>M,Vp:()=>P,YG:()=>y,vH:()=>w});
function M(_,g){for(const E of g)_.push(E)}const O=_=>_.slice();function w(_,g,E){const l=_.get(g);l?l.push(E):_.set(g,[E])}const D=_=>{let g=-1/0;for(const E of _)
g=Math.max(g,E);return g},y=_=>{let g=1/0;for(const E of _)g=Math.min(g,E);return g},P=_=>Number.isInteger(_)&&!Number.isSafeInteger(_)}),91461:((R,b,p)=>{p.r(b),
p.d(b,{get_document_info:()=>w});var M=p(21836),O=p(41561);const w=async(D,{per_page:y,with_bookmarks:P,open_password:_},g)=>{const{quiet:E,wasRepaired:l}=(0,O.
gd)(g),c=await(0,M.E)(D.bytes,E,{password:_,evenIfLocked:!0}),u=await(0,O.GS)(c,{perPage:y,withBookmarks:P,repaired:l(),size:D.bytes.length}),{pageCount:h}=u;return{
documents:[typeof h=="number"?{...D,pageCount:h}:D],data:u,notes:[],facts:{}}}}),84961:((R,b,p)=>{p.d(b,{$x:()=>c,Kh:()=>E,qg:()=>u,xS:()=>l});var M=p(58552),O=p(
33973),w=p(87773),D=p(90536),y=p(45599),P=p(3907),_=p(33311),g=p(9819);function E(d,s){const t=d.resolve(s.get("S"));return(!s.has("S")||(0,y.Eo)(t,"JavaScript")||
(0,y.Eo)(t,"Rendition"))&&d.resolve(s.get("JS"))!==null}async function l(d,s){const t=[];for await(const[e,r]of(0,w.$)(d,s))(0,D.L)(r,n=>E(d,n))&&t.push(e);if(t.
length===0)return!1;const{live:a}=await(0,O.Gy)(d);return t.some(e=>a[e]===1)}async function c(d){return await l(d,(await(0,_.S)(d)).JS)||u(d)}async function u(d){
if(!(0,y.Zm)(d.get(d.catalogNumber)))return!1;const s=d.resolve((0,g.Wo)(d,"AcroForm")?.dict.get("XFA"));if(s===null)return!1;if(d.security?.locked===!0)return null;
for(const t of Array.isArray(s)?s:[s]){const a=d.resolve(t);if(!(a instanceof y.Z6))continue;let e;try{e=await d.decodedAtEase(a)}catch(n){if(!(n instanceof M.zU)||
n.code==="cancelled")throw n;return!0}const r=(0,P.xK)(e);if(r===void 0||r.includes("script")&&await h(r,d.job.pace))return!0}return!1}async function h(d,s){const t=a=>(a.
kind==="start"||a.kind==="empty")&&/^(?:[^:]*:)?script$/.test(a.name);return await(0,P.km)(d,s,t)!=="well-formed"}}),91374:((R,b,p)=>{p.d(b,{QL:()=>P,bf:()=>y,fq:()=>s,
hj:()=>d,i4:()=>u,iA:()=>g,pv:()=>h,qU:()=>l,tP:()=>_});var M=p(77581),O=p(45599),w=p(9819),D=p(70549);function y(e){for(;e.part===""&&e.parent;)e=e.parent;return e}
const P="FT Parent T TU TM Ff V DV DA Q DS RV Opt MaxLen TI I Lock SV".split(" "),_=100;function*g(e,{from:r=e.array((0,w.Wo)(e,"AcroForm")?.dict.get("Fields")),
below:n,visit:o=new w._i(e),depth:i=1/0}={}){const f=[],m=(x=[],v)=>{for(let A=x.length-1;A>=0;A--)f.push({value:x[A],parent:v})};m(r,n);for(let x=f.pop();x;x=f.
pop()){const{value:v,parent:A}=x,I=(0,O.i9)(v)?e.get(v):v;if(!(0,O.Zm)(I)||!o.first(v)||(A?.depth??0)>=i)continue;const T=e.resolve(I.get("T")),S=e.resolve(I.get(
"FT")),C=T instanceof O.Mx?(0,M.g7)(T):"",L={number:(0,O.i9)(v)?v.number:void 0,dict:I,parent:A,part:C,name:a(A&&A.depth%_!==0?A.name:"",C),type:S instanceof O.
SX?S.text:A?.type,depth:(A?.depth??0)+1};yield L,m(e.array(I.get("Kids")),L)}}const E=1e3,l=(0,D.n)(c);async function c(e){const r=[];for(const n of g(e)){r.push(
n);const o=e.job.pace.step(E);o&&await o}return r}function u(e){const r=new Set(e.flatMap(({parent:n,dict:o})=>n&&o.has("T")?[n]:[]));return e.filter(n=>(n.dict.
has("T")||!n.parent)&&!r.has(n))}function h(e,r){const n=e.resolve(d(e,r,"FT"));return n instanceof O.SX?n.text:void 0}function d(e,r,n){for(const o of t(e,r)){
const i=o.get(n);if(i!==void 0)return i}}function s(e,r){let n="";for(const o of t(e,r)){const i=e.resolve(o.get("T"));i instanceof O.Mx&&(n=a((0,M.g7)(i),n))}return n}
function*t(e,r){let n=r;for(let o=0;n&&o<_;o++)yield n,n=e.dict(n.get("Parent"))}const a=(e,r)=>e===""||r===""?e+r:`${e}.${r}`}),6856:((R,b,p)=>{p.d(b,{n:()=>c,
w:()=>P});var M=p(78157),O=p(79725),w=p(45599),D=p(70549),y=p(6057);const P=(0,D.n)(_);async function _(s){const{pages:t,job:a}=s,e=new c(s),r=new Int32Array(t.
count),n=new Set;for(let o=0;o<t.count;o++){e.goTo(o),r[o]=e.kind,n.add(e.resources);const i=a.pace.step(300);i&&await i}return{kinds:e.kinds,kindOf:r,resources:n}}
const g=["MediaBox","CropBox","Rotate","UserUnit"],E=2e3,l=/\(|(?:^|[^<])<(?!<)/;class c{document;kinds=[];kind=-1;resources;bytes;entries=new O.R;index=-1;inherited;geometry=new u(
g);own=new u(["Resources"]);kindOf=new Map;recognised=new Map;dictionaries=new Map;constructor(t){this.document=t}goTo(t){const{document:a,entries:e,inherited:r}=this,
{pages:n}=a,o=n.number(t),i=a.place(o),f=n.inheritedBy(t);if(this.index=t,this.inherited=f,!i||!a.locate(o,i,e)){this.bytes=void 0,this.geometry.forget(),this.own.
forget(),this.kind=this.kindHere(),this.resources=n.attribute(t,"Resources");return}(this.bytes?.buffer!==i.bytes.buffer||this.bytes.byteOffset!==i.bytes.byteOffset)&&
(this.bytes=(0,M.bS)(i.bytes));const[m,x]=[this.geometry.take(this.bytes,e),this.own.take(this.bytes,e)];(!m||f!==r)&&(this.kind=this.recognise(f)),(!x||f!==r)&&
(this.resources=this.resourcesHere())}contents(){const{document:t,bytes:a}=this,e=t.pages.number(this.index);if(!a)return t.entry(e,"Contents");const r=this.entries.
find(a,"Contents");if(r<0)return;const{at:n}=this.entries;return d(a,n[r+2],n[r+3])??t.entry(e,"Contents")}get resourcesSpan(){return this.own.of(0)}resourcesHere(){
const{document:t,index:a}=this,{pages:e}=t,[r,n]=this.own.of(0);if(r===n)return e.inheritedBy(a).Resources;const o=d(this.bytes,r,n);if(o)return o;const i=()=>t.
entry(e.number(a),"Resources");if(n-r>E)return i();const f=this.own.text();return t.security&&l.test(f)?i():(this.dictionaries.has(f)||this.dictionaries.set(f,i()),
this.dictionaries.get(f))}recognise(t){let a=this.recognised.get(t);a||this.recognised.set(t,a=new Map);const e=this.geometry.text();let r=a.get(e);return r===void 0&&
a.set(e,r=this.kindHere()),r}kindHere(){const t=(0,y.iw)(this.document,this.index),a=`${t.box.join(" ")} ${t.rotation} ${t.userUnit}`;let e=this.kindOf.get(a);return e===
void 0&&this.kindOf.set(a,e=this.kinds.push(t)-1),e}}class u{keys;bytes;from;to;constructor(t){this.keys=t,this.from=new Int32Array(t.length),this.to=new Int32Array(
t.length)}forget(){this.bytes=void 0}take(t,a){const{bytes:e,from:r,to:n,keys:o}=this;let i=e!==void 0;for(let f=0;f<o.length;f++){const m=a.find(t,o[f]),x=m<0?
0:a.at[m+2],v=m<0?0:a.at[m+3];i&&=h(e,r[f],n[f],t,x,v),r[f]=x,n[f]=v}return this.bytes=t,i}of(t){return[this.from[t],this.to[t]]}text(){let t="";for(let a=0;a<this.
keys.length;a++)t+=`${this.bytes.toString("latin1",this.from[a],this.to[a])}|`;return t}}function h(s,t,a,e,r,n){if(a-t!==n-r)return!1;for(let o=t,i=r;o<a;o++,i++)
if(s[o]!==e[i])return!1;return!0}function d(s,t,a){if(!(0,M.yp)(s[t])||s[a-1]!==M.AV||s[a-2]!==M.Z4)return;const e=(0,M.JI)(s,t,a),r=(0,M.JI)(s,e.after+1,a);return s[e.
after]===M.Z4&&r.value>=0&&r.after===a-2?new w.oS(e.value,r.value):void 0}}),21281:((R,b,p)=>{p.d(b,{Ip:()=>g,XM:()=>h,Xb:()=>u,ds:()=>_,qg:()=>c});var M=p(59071),
O=p(70549),w=p(21115),D=p(824),y=p(1975),P=p(60912);const _=(0,O.n)(async t=>g(t,await(0,D.Br)(t)));function g(t,a){const e=(m,x)=>(0,M.wh)((0,y.sm)(a,m,x)[0]??
""),r=l(e("pdfaid","part"),e("pdfaid","conformance").toLowerCase()),n=E(e("pdfuaid","part"))?`PDF/UA-${e("pdfuaid","part")}`:void 0,i=[e("pdfxid","GTS_PDFXVersi\
on")||e("pdfx","GTS_PDFXVersion")||((0,M.Gh)(t.resolve((0,D._U)(t)?.get("GTS_PDFXVersion")))??""),e("pdfe","ISO_PDFEVersion"),e("pdfvtid","GTS_PDFVTVersion")],f=[
r?.name,n,...i.filter(m=>/^PDF\/[\w .:/()-]{1,40}$/.test(m))];return{archive:r,accessible:n,names:f.filter(m=>m!==void 0)}}const E=t=>/^[1-9]$/.test(t);function l(t,a){
if(!E(t))return;const e=/^[abuef]$/.test(a)?a:"";return{part:Number(t),level:e,name:`PDF/A-${t}${e}`}}function c(t,a,e,r){return a&&s(t,a,[w.dK.pdfaid]),u(e,r)}
const u=({name:t},a)=>({code:"pdfa_identification_removed",message:`The document no longer claims ${t}: ${a}.`});async function h(t){const a=await(0,D.Br)(t);if(!a)
return[];const{archive:e,accessible:r}=g(t,a);s(t,a,[w.dK.pdfaid,w.dK.pdfuaid]);const n=[e?.name,r].filter(o=>o!==void 0);return n.length>0?[d(n)]:[]}const d=t=>({
code:"conformance_dropped",message:`The result no longer claims ${t.join(" and ")}, because a merge cannot guarantee conformance.`});function s(t,a,e){a.properties.
some(({namespace:r})=>e.includes(r))&&(0,P._L)(t,(0,P.QH)(a,({namespace:r})=>e.includes(r),[]))}}),21115:((R,b,p)=>{p.d(b,{HC:()=>D,dK:()=>M,ee:()=>w});const M={
rdf:"http://www.w3.org/1999/02/22-rdf-syntax-ns#",xml:"http://www.w3.org/XML/1998/namespace",dc:"http://purl.org/dc/elements/1.1/",xmp:"http://ns.adobe.com/xap/\
1.0/",xmpMM:"http://ns.adobe.com/xap/1.0/mm/",pdf:"http://ns.adobe.com/pdf/1.3/",pdfaid:"http://www.aiim.org/pdfa/ns/id/",pdfuaid:"http://www.aiim.org/pdfua/ns/\
id/",pdfxid:"http://www.npes.org/pdfx/ns/id/",pdfx:"http://ns.adobe.com/pdfx/1.3/",pdfaExtension:"http://www.aiim.org/pdfa/ns/extension/",pdfaSchema:"http://www\
.aiim.org/pdfa/ns/schema#",pdfaProperty:"http://www.aiim.org/pdfa/ns/property#",fx:"urn:factur-x:pdfa:CrossIndustryDocument:invoice:1p0#",pdfe:"http://www.aiim.\
org/pdfe/ns/id/",pdfvtid:"http://www.npes.org/pdfvt/ns/id/",xfa:"http://www.xfa.org/schema/xfa-data/1.0/",ds:"http://www.w3.org/2000/09/xmldsig#"},O=new Map(Object.
entries(M));class w{uris=new Map;declared=[];known=new Map;enter(E){let l;for(const{name:c,value:u}of E){if(!D(c))continue;const h=c.slice(6),d=this.uris.get(h);
d?d.push(u):this.uris.set(h,[u]),(l??=[]).push(h)}this.declared.push(l??y),l&&this.known.clear()}leave(){const E=this.declared.pop()??y;for(const l of E)this.uris.
get(l).pop();E.length>0&&this.known.clear()}declares(E){return(this.uris.get(_(E))?.length??0)>0}ofElement(E){let l=this.known.get(E);if(!l){const c=_(E),u=this.
uris.get(c)?.at(-1)??O.get(c)??"";this.known.size===P&&this.known.clear(),this.known.set(E,l={namespace:u,local:E.slice(E.indexOf(":")+1)})}return l}ofAttribute(E){
return E.includes(":")?this.ofElement(E):{namespace:"",local:E}}}const D=g=>g==="xmlns"||g.startsWith("xmlns:"),y=[],P=1e3,_=g=>g.slice(0,Math.max(g.indexOf(":"),
0))}),824:((R,b,p)=>{p.d(b,{Br:()=>g,_6:()=>l,_U:()=>_});var M=p(58552),O=p(1975),w=p(17079),D=p(45599),y=p(59071),P=p(70549);function _(c){const u=c.resolve(c.
trailer.get("Info"));return u instanceof D.Bi?u:u instanceof D.Z6?u.dict:void 0}const g=(0,P.n)(E);async function E(c){const u=c.get(c.catalogNumber),h=u instanceof
D.Bi?c.resolve(u.get("Metadata")):null;if(!(h instanceof D.Z6))return;let d;try{d=c.decoded(h)}catch(s){if(!(s instanceof M.zU)||s.code==="cancelled")throw s;return O.
m}return(0,O.kg)(d,c.job.pace)}function l(c,u){const h=_(c),d=n=>c.resolve(h?.get(n)),s=(n,o,i=", ")=>{const f=(0,O.sm)(u,n,o).map(y.wh).filter(Boolean).join(i);
return f===""?null:f},t=(n,o)=>{const[i=""]=(0,O.sm)(u,n,o);return(0,y.wh)(i)||null},a=(n,o)=>(0,w._)((0,y.Gh)(d(n))??"")??(0,w._)(t("xmp",o)??"")??null,e=c.get(
c.catalogNumber),r=e instanceof D.Bi?(0,y.Gh)(c.resolve(e.get("Lang"))):null;return{title:(0,y.Gh)(d("Title"))??t("dc","title"),author:(0,y.Gh)(d("Author"))??s(
"dc","creator"),subject:(0,y.Gh)(d("Subject"))??t("dc","description"),keywords:(0,y.Gh)(d("Keywords"))??s("pdf","Keywords")??s("dc","subject"),creator:(0,y.Gh)(
d("Creator"))??t("xmp","CreatorTool"),producer:(0,y.Gh)(d("Producer"))??t("pdf","Producer"),created:a("CreationDate","CreateDate"),modified:a("ModDate","ModifyD\
ate"),language:r??t("dc","language")}}}),3907:((R,b,p)=>{p.d(b,{Rt:()=>h,X:()=>r,km:()=>D,ol:()=>O,xK:()=>u});var M=p(78157);const O=200,w=1e4;async function D(n,o,i){
const f=new y(n);for(let m=f.next();m;m=f.next()){if(i(m))return"left";const x=o.step((m.to-m.from)*4+50);x&&await x}return f.hasDocumentType?"document type":f.
malformed?"malformed":"well-formed"}class y{text;malformed=!1;hasDocumentType=!1;at=0;constructor(o){this.text=o}next(){const{text:o,at:i}=this;if(i>=o.length)return;
if(o.charCodeAt(i)!==P)return this.characters(i,this.nextTag(i));if(o.startsWith("<!--",i))return this.other(i,"-->",4);if(o.startsWith("<?",i))return this.other(
i,"?>",2);if(o.startsWith("<![CDATA[",i)){const m=o.indexOf("]]>",i);return m<0?this.end():(this.at=m+3,{kind:"text",text:o.slice(i+9,m),from:i,to:this.at})}return o.
startsWith("<!",i)?(this.hasDocumentType=o.startsWith("<!DOCTYPE",i),this.end()):(o.charCodeAt(i+1)===g?this.endTag(i):this.startTag(i))??this.fault(i,this.nextTag(
i+1))}other(o,i,f){const m=this.text.indexOf(i,o+f);return m<0?this.end():(this.at=m+i.length,{kind:"other",from:o,to:this.at})}endTag(o){const i=this.name(o+2),
f=this.blanks(i);if(!(i===o+2||this.text.charCodeAt(f)!==_))return this.at=f+1,{kind:"end",name:this.text.slice(o+2,i),from:o,to:this.at}}startTag(o){const{text:i}=this,
f=this.name(o+1);if(f===o+1)return;const m=i.slice(o+1,f),x=[];for(let v=f;;){const A=this.blanks(v),I=i.charCodeAt(A);if(I===_||I===g&&i.charCodeAt(A+1)===_)return this.
at=I===_?A+1:A+2,{kind:I===_?"start":"empty",name:m,attributes:x,from:o,to:this.at};const T=this.name(A),S=this.blanks(T),C=this.blanks(S+1),L=i[C];if(A===v||T===
A||i[S]!=="="||L!=='"'&&L!=="'")return;const W=i.indexOf(L,C+1),B=i.slice(C+1,Math.max(W,C+1)),K=B.includes("<")?void 0:l(B);if(W<0||K===void 0||x.length>=w)return;
x.push({name:i.slice(A,T),value:K,from:A,to:W+1}),v=W+1}}characters(o,i){const f=l(this.text.slice(o,i));return f===void 0?this.fault(o,i):(this.at=i,{kind:"tex\
t",text:f,from:o,to:i})}nextTag(o){const i=this.text.indexOf("<",o);return i<0?this.text.length:i}fault(o,i){return this.malformed=!0,this.at=i,{kind:"other",from:o,
to:i}}end(){this.malformed=!0,this.at=this.text.length}blanks(o){const{text:i}=this;for(;;){const f=i.charCodeAt(o);if(f!==32&&f!==9&&f!==10&&f!==13)return o;o++}}name(o){
const{text:i}=this;for(;o<i.length;o++){const f=i.charCodeAt(o);if(f<=32||f===g||f===_||f===P||f===61||f===34||f===39)break}return o}}const[P,_,g]=[60,62,47],E=new Map(
[["amp","&"],["lt","<"],["gt",">"],["quot",'"'],["apos","'"]]);function l(n){if(!n.includes("&"))return n;const o=[];let i=0;for(let f=n.indexOf("&");f>=0;f=n.indexOf(
"&",i)){const m=n.indexOf(";",f);if(m<0||m-f>12)return;const x=n.slice(f+1,m),v=E.get(x)??c(x);if(v===void 0)return;o.push(n.slice(i,f),v),i=m+1}return o.push(n.
slice(i)),o.join("")}function c(n){const o=/^#(?:x([\dA-Fa-f]+)|(\d+))$/.exec(n),i=o?parseInt(o[1]??o[2],o[1]===void 0?10:16):-1;return i>0&&i<=1114111&&!(i>=55296&&
i<=57343)?String.fromCodePoint(i):void 0}function u(n){const[o,i,f,m]=n;if(o===0&&i===0&&(f===254||f===0)||o===255&&i===254&&f===0&&m===0)return e(n);if(o===254&&
i===255||o===0&&i===60)return a(new TextDecoder("utf-16be").decode(n));if(o===255&&i===254||o===60&&i===0)return a(new TextDecoder("utf-16le").decode(n));const x=new TextDecoder().
decode(n);return a(x.includes("�")?Buffer.from(n).toString("latin1"):x)}function h(n){if(n[0]===0||n[1]===0||n[0]===254||n[0]===255)return u(n);const i=(0,M.bS)(
n).toString("latin1",0,d),f=s.exec(i)?.[1]?.toLowerCase()??"utf-8";if(t.has(f))try{return new TextDecoder(f,{fatal:!0}).decode(n)}catch{return}}const d=200,s=/^(?:\xef\xbb\xbf)?<\?xml\s[^>]*?encoding\s*=\s*["']([\w.-]+)["']/,
t=new Set(["utf-8","utf8","us-ascii","iso-8859-1","iso-8859-15","windows-1252"]),a=n=>n.startsWith("\uFEFF")?n.slice(1):n;function e(n){const o=new DataView(n.buffer,
n.byteOffset,n.byteLength),i=n[0]!==0,f=[];for(let m=0;m+4<=n.length;m+=4){const x=o.getUint32(m,i);if(x>1114111)return;f.push(String.fromCodePoint(x))}return a(
f.join(""))}const r=n=>n.replaceAll("&","&amp;").replaceAll("<","&lt;").replaceAll(">","&gt;").replaceAll('"',"&quot;")}),60912:((R,b,p)=>{p.d(b,{QH:()=>D,T3:()=>y,
_L:()=>E});var M=p(21115),O=p(3907),w=p(45599);function D(l,c,u){const{text:h,properties:d,end:s,about:t}=l,a=[];let e=0;for(const r of d.filter(c).sort((n,o)=>n.
from-o.from))r.from<e||(a.push(h.slice(e,r.from)),e=r.to);return a.push(h.slice(e,Math.max(s,e))),u.length>0&&a.push(P(u,t)),a.push(h.slice(Math.max(s,e))),g(a.
join(""))}function y(l){return`<?xpacket begin="\uFEFF" id="W5M0MpCehiHzreSzNTczkc9d"?>
<x:xmpmeta xmlns:x="adobe:ns:meta/">
<rdf:RDF xmlns:rdf="${M.dK.rdf}">
${P(l,"")}</rdf:RDF>
</x:xmpmeta>
<?xpacket end="w"?>`}function P(l,c){const h=[...new Set(l.map(({prefix:s})=>s))].map(s=>` xmlns:${s}="${M.dK[s]}"`).join(""),d=l.map(({prefix:s,name:t,form:a,values:e})=>`\
<${s}:${t}>${_(a,e)}</${s}:${t}>
`);return`<rdf:Description xmlns:rdf="${M.dK.rdf}" rdf:about="${(0,O.X)(c)}"${h}>
${d.join("")}</rdf:Description>
`}function _(l,c){const u=h=>c.map(d=>`<rdf:li${h}>${(0,O.X)(d)}</rdf:li>`).join("");switch(l){case"simple":return(0,O.X)(c[0]??"");case"alternative":return`<rd\
f:Alt>${u(' xml:lang="x-default"')}</rdf:Alt>`;case"ordered":return`<rdf:Seq>${u("")}</rdf:Seq>`;case"unordered":return`<rdf:Bag>${u("")}</rdf:Bag>`}}const g=l=>l.
replace(/^(\s*<\?xml\s[^>]*encoding\s*=\s*["'])[^"']*/,"$1UTF-8");function E(l,c){const u=l.catalog.get("Metadata"),h=l.resolve(u),d=h instanceof w.Z6?[...h.dict].
filter(([a])=>!["Filter","DecodeParms","Length"].includes(a)):[],s=new w.Bi([["Type",new w.SX("Metadata")],["Subtype",new w.SX("XML")],...d]),t=new w.Z6(s,Buffer.
from(c,"utf8"));(0,w.i9)(u)&&h instanceof w.Z6?l.put(u,t):l.edit(l.catalogNumber).set("Metadata",l.add(t))}}),1975:((R,b,p)=>{p.d(b,{kg:()=>y,m:()=>D,sm:()=>P});
var M=p(21115),O=p(3907);const w=1e5,D={text:"",properties:[],malformed:!0,end:-1,about:""};async function y(l,c){const u=(0,O.xK)(l);if(u===void 0)return D;const h=new g,
s=await(0,O.km)(u,c,t=>(h.take(t),h.broken))!=="well-formed"||h.depth>0||h.end<0||!h.declared;return{text:u,properties:h.properties,malformed:s,end:h.end,about:h.
about}}function P(l,c,u){return l?.properties.find(h=>h.name===u&&h.namespace===M.dK[c])?.values??[]}const _=-2;class g{properties=[];broken=!1;declared=!0;end=-1;about="";scope=new M.
ee;open=[];root=_;loose=!1;items=[];pieces=[];get depth(){return this.open.length}take(c){c.kind==="start"||c.kind==="empty"?(this.start(c.name,c.attributes,c.from),
c.kind==="empty"&&!this.broken&&this.close(c.name,c.to,c.to)):c.kind==="end"?this.close(c.name,c.from,c.to):c.kind==="text"&&this.isInProperty()&&this.pieces.push(
c.text)}isInProperty(){return this.root!==_&&this.open.length>this.root+2}start(c,u,h){if(this.open.length>=O.ol&&(this.broken=!0),this.broken)return;this.scope.
enter(u);const d=this.scope.ofElement(c),s=d.namespace===M.dK.rdf,t=s&&d.local==="li";this.root===_&&this.end<0&&s&&d.local==="Description"&&(this.root=this.open.
length-1,this.loose=!0);const a=this.open.length-this.root,e=t?u.find(({name:r})=>r==="xml:lang")?.value:void 0;if(this.open.push({name:c,...d,from:h,language:e}),
this.root===_){if(!s||d.local!=="RDF"||this.end>=0)return;this.root=this.open.length-1,this.declared=this.scope.declares(c)}else if(a===1)this.describe(u);else if(a===
2){this.items=[];const r=u.find(({name:n})=>this.isRdf(n,"resource"));this.pieces=r?[r.value]:[]}else t&&(this.pieces=[])}describe(c){for(const{name:u,value:h,from:d,
to:s}of c){if((0,M.HC)(u))continue;const{namespace:t,local:a}=this.scope.ofAttribute(u);t===M.dK.rdf&&a==="about"&&(this.about=h),!(t===""||t===M.dK.rdf||t===M.
dK.xml)&&this.add({namespace:t,name:a,values:[h],from:d,to:s})}}close(c,u,h){const d=this.open.pop();if(d?.name!==c){this.broken=!0;return}this.scope.leave();const s=this.
open.length-this.root;if(this.root!==_)if(s===0)this.end=u,this.root=_;else if(s===1&&this.loose)this.root=_,this.loose=!1;else if(s===2){const t=this.items.length>
0?E(this.items):[this.pieces.join("").trim()];this.add({namespace:d.namespace,name:d.local,values:t,from:d.from,to:h})}else s>2&&d.namespace===M.dK.rdf&&d.local===
"li"&&(this.items.push({text:this.pieces.join("").trim(),language:d.language}),this.pieces=[])}add(c){this.properties.length<w?this.properties.push(c):this.broken=
!0}isRdf(c,u){const h=this.scope.ofAttribute(c);return h.local===u&&h.namespace===M.dK.rdf}}function E(l){const c=l.findIndex(({language:h})=>h?.toLowerCase()===
"x-default"),u=l.map(({text:h})=>h);return c>0?[u[c],...u.slice(0,c),...u.slice(c+1)]:u}}),33546:((R,b,p)=>{p.d(b,{FB:()=>y,Hr:()=>_,Zh:()=>g,k$:()=>P,qm:()=>E});
var M=p(93604),O=p(45599),w=p(81077);const D={first:0,style:"D",prefix:void 0,start:1};async function y(s){const t=s.catalog.get("PageLabels");if(!s.dict(t))return;
const a=(await(0,w.Zc)(s,t,"Nums")).map(([e,r])=>({first:Number(e),label:s.dict(r)})).filter(({first:e})=>Number.isInteger(e)&&e>=0).sort((e,r)=>e.first-r.first).
filter(({first:e},r,n)=>n[r+1]?.first!==e).map(({first:e,label:r})=>({first:e,...l(s,r)}));return a[0]?.first===0?a:[D,...a]}function P(s,t){const a=s.editCatalog();
if(t.length===0){a.delete("PageLabels");return}const e=t[0].first===0?t:[D,...t],r=d(s),n=e.map(({first:o,start:i,...f})=>[o,h({...f,number:i},r)]);a.set("PageL\
abels",s.add((0,w.H6)(s,n,"Nums")))}async function _(s){const t=await y(s);if(!t)return;const a=t.map(({first:e})=>e);return e=>{const r=t[(0,M.MJ)(a,e)-1];return{
...r,number:r.start+e-r.first}}}function g(s,t){const a=[],e=d(s);let r,n=0;for(const o of t)(!r||!c(r,o))&&a.push([n,h(o,e)]),r=o,n++;return(0,w.H6)(s,a,"Nums")}
async function E(s,t){const a=await _(s);if(!a)return;const e=g(s,Array.from(t,r=>a(r-1)));s.editCatalog().set("PageLabels",s.add(e))}function l(s,t){const a=s.
resolve(t?.get("S")),e=s.resolve(t?.get("P")),r=s.resolve(t?.get("St"));return{style:a instanceof O.SX?a.text:void 0,prefix:e instanceof O.Mx&&e.bytes.length>0?
e:void 0,start:typeof r=="number"&&Number.isInteger(r)&&r>=1?r:1}}function c(s,t){return s.style!==t.style||t.style!==void 0&&t.number!==s.number+1?!1:s.prefix===
t.prefix?!0:!!s.prefix&&!!t.prefix&&Buffer.compare(s.prefix.bytes,t.prefix.bytes)===0}const u=100;function h({style:s,prefix:t,number:a},e){return(0,O.jd)({S:s===
void 0?void 0:(0,O.UU)(s),P:t&&t.bytes.length>u?e(t):t,St:s===void 0||a===1?void 0:a})}function d(s){const t=new Map;return a=>{let e=t.get(a);return e||t.set(a,
e=s.add(a)),e}}}),70549:((R,b,p)=>{p.d(b,{n:()=>M});function M(O){const w=new WeakMap;return D=>{if(D.hasChanges)return O(D);const y=w.get(D);if(y)return y.answer;
const P=O(D);return w.set(D,{answer:P}),P}}}),21996:((R,b,p)=>{p.d(b,{Av:()=>u,RJ:()=>s,V3:()=>d,vb:()=>t,zx:()=>c});var M=p(54619),O=p(93604),w=p(78157),D=p(88500);
const y=2048,P=65536,_=4,g=1<<20,E=1024,l="[^\\0\\t\\n\\f\\r ()<>[\\]{}/%#]";async function c(r,n){const{found:o,all:i}=await h(r,n),f=m=>[...new Set([...m,...i])].
sort((x,v)=>x-v);return Object.fromEntries(n.map(m=>[m,f(o[m])]))}async function u(r,n){const{found:o,all:i}=await h(r,n);for(const f of Object.values(o))for(const m of f)
i.add(m);return i}async function h(r,n){const o=n.map(x=>{const[v="",...A]=[...x].map(T=>T.replace(/\W/,"\\$&")),I=/\W/.test(x)?l:"\\w";return`${v}(?:${A.join("")}\
|${I}{0,${Math.max(0,x.length-2)}}#)`}),i=new RegExp(`/(?:${o.join("|")}|#)`,"g"),f=Object.fromEntries(n.map(x=>[x,new Set])),m=new Set;await s(r,(x,v,A,I)=>{const T=x.
toString("latin1",v,A);i.lastIndex=0;for(let S=i.exec(T);S;S=i.exec(T)){const C=I(v+S.index);C!==void 0&&(S[0].endsWith("#")?m.add(C):f[S[0].slice(1)].add(C))}});
for(const x of t(r))m.add(x);return{found:f,all:m}}async function d(r,n){const o=await c(r,n);return[...new Set(Object.values(o).flat())].sort((i,f)=>i-f)}async function s(r,n){
const{bytes:o,table:i}=r,f=a(r),m=new Int32Array(f.length);for(let T=0;T<f.length;T++)m[T]=i.place[f[T]];const x=(0,w.bS)(o),v=T=>f[(0,O.MJ)(m,T)-1],A=new D.s;let I=0;
for(let T=0;T<f.length;T++){const S=T+1===f.length,C=S?o.length:m[T+1],L=C-m[T]>y;if(!L&&!S&&C-I<P)continue;let W=C;if(L){m[T]>I&&n(x,I,m[T],v),A.reset();const K=A.
value(o,r.bodies[f[T]],C);I=m[T],K>=0&&(W=K)}n(x,I,W,v);const B=r.job.pace.step(_*(W-I));B&&await B,I=C}for(const[T,S]of e(r)){const C=r.objectStream(T),L=r.job.
pace.step(0);if(L&&await L,!C)continue;const W=new Set(S),{starts:B,numbers:K,data:j}=C,$=U=>{const k=K[(0,O.MJ)(B,U)-1];return k!==void 0&&W.has(k)?k:void 0};for(let U=0;U<
j.length;U+=g){n((0,w.bS)(j),U,Math.min(U+g+E,j.length),$);const k=r.job.pace.step(_*g);k&&await k}}}function*t(r){for(let n=1;r.hasChanges&&n<r.size;n++)r.isChanged(
n)&&r.exists(n)&&(yield n)}function a(r){const{table:n,hasChanges:o}=r,i=[];let f=!0,m=-1;for(let x=1;x<n.size;x++){if(n.kind[x]!==M.tL||o&&r.isChanged(x))continue;
const v=n.place[x];f&&=v>=m,m=v,i.push(x)}return f?i:i.sort((x,v)=>n.place[x]-n.place[v])}function e(r){const{table:n,hasChanges:o}=r,i=new Map;for(let f=1;f<n.
size;f++){if(n.kind[f]!==M.UT||o&&r.isChanged(f))continue;const m=n.place[f],x=i.get(m);x?x.push(f):i.set(m,[f])}return i}}),87773:((R,b,p)=>{p.d(b,{$:()=>O});const M=2e3;
async function*O(w,D){for(const y of D){yield[y,w.get(y)];const P=w.job.pace.step(M);P&&await P}}}),90536:((R,b,p)=>{p.d(b,{C:()=>O,L:()=>w});var M=p(45599);function O(D,y){
const P=[D];for(;P.length>0;){const _=P.pop(),g=_ instanceof M.Z6?_.dict:_;if(Array.isArray(g))for(const E of g)P.push(E);else if(g instanceof M.Bi){y(g);for(const E of g.
values())P.push(E)}}}function w(D,y){const P=[];return O(D,_=>{P.length===0&&y(_)&&P.push(_)}),P.length>0}})};
