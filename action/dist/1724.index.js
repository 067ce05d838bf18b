"use strict";exports.id=1724,exports.ids=[1724],exports.modules={45657:((B,k,w)=>{w.d(k,{Hn:()=>b,Kf:()=>A,RZ:()=>C,Vp:()=>S,YG:()=>O,vH:()=>R});function C(E,x){for(const d of x)
E.push(d)}const b=E=>E.slice();function R(E,x,d){const m=E.get(x);m?m.push(d):E.set(x,[d])}const A=E=>{let x=-1/0;for(const d of E)x=Math.max(x,d);return x},O=E=>{
let x=1/0;for(const d of E)x=Math.min(x,d);return x},S=E=>Number.isInteger(E)&&!Number.isSafeInteger(E)}),16132:((B,k,w)=>{w.r(k),w.d(k,{check_e_invoice:()=>A});
var C=w(92761),b=w(37320),R=w(64173);const A=async(S,E,x)=>{if((0,C.ec)(S.bytes))return{documents:[S],data:O(await(0,b.iU)(S.bytes,x.pace)),notes:[],facts:{}};const d=await(0,R.
E)(S.bytes,x,{password:E.open_password}),m=O(await(0,b.sw)(d));return{documents:[{...S,pageCount:d.pages.count}],data:m,notes:[],facts:{}}},O=({failures:S,warnings:E})=>({
passed:S.length===0,failures:S.map(x=>({...x})),warnings:E.map(x=>({...x}))})}),21281:((B,k,w)=>{w.d(k,{Ip:()=>x,XM:()=>y,Xb:()=>_,ds:()=>E,qg:()=>l});var C=w(59071),
b=w(70549),R=w(21115),A=w(824),O=w(1975),S=w(60912);const E=(0,b.n)(async r=>x(r,await(0,A.Br)(r)));function x(r,p){const v=(h,D)=>(0,C.wh)((0,O.sm)(p,h,D)[0]??
""),u=m(v("pdfaid","part"),v("pdfaid","conformance").toLowerCase()),e=d(v("pdfuaid","part"))?`PDF/UA-${v("pdfuaid","part")}`:void 0,t=[v("pdfxid","GTS_PDFXVersi\
on")||v("pdfx","GTS_PDFXVersion")||((0,C.Gh)(r.resolve((0,A._U)(r)?.get("GTS_PDFXVersion")))??""),v("pdfe","ISO_PDFEVersion"),v("pdfvtid","GTS_PDFVTVersion")],a=[
u?.name,e,...t.filter(h=>/^PDF\/[\w .:/()-]{1,40}$/.test(h))];return{archive:u,accessible:e,names:a.filter(h=>h!==void 0)}}const d=r=>/^[1-9]$/.test(r);function m(r,p){
if(!d(r))return;const v=/^[abuef]$/.test(p)?p:"";return{part:Number(r),level:v,name:`PDF/A-${r}${v}`}}function l(r,p,v,u){return p&&L(r,p,[R.dK.pdfaid]),_(v,u)}
const _=({name:r},p)=>({code:"pdfa_identification_removed",message:`The document no longer claims ${r}: ${p}.`});async function y(r){const p=await(0,A.Br)(r);if(!p)
return[];const{archive:v,accessible:u}=x(r,p);L(r,p,[R.dK.pdfaid,R.dK.pdfuaid]);const e=[v?.name,u].filter(s=>s!==void 0);return e.length>0?[P(e)]:[]}const P=r=>({
code:"conformance_dropped",message:`The result no longer claims ${r.join(" and ")}, because a merge cannot guarantee conformance.`});function L(r,p,v){p.properties.
some(({namespace:u})=>v.includes(u))&&(0,S._L)(r,(0,S.QH)(p,({namespace:u})=>v.includes(u),[]))}}),21115:((B,k,w)=>{w.d(k,{HC:()=>A,dK:()=>C,ee:()=>R});const C={
rdf:"http://www.w3.org/1999/02/22-rdf-syntax-ns#",xml:"http://www.w3.org/XML/1998/namespace",dc:"http://purl.org/dc/elements/1.1/",xmp:"http://ns.adobe.com/xap/\
1.0/",xmpMM:"http://ns.adobe.com/xap/1.0/mm/",pdf:"http://ns.adobe.com/pdf/1.3/",pdfaid:"http://www.aiim.org/pdfa/ns/id/",pdfuaid:"http://www.aiim.org/pdfua/ns/\
id/",pdfxid:"http://www.npes.org/pdfx/ns/id/",pdfx:"http://ns.adobe.com/pdfx/1.3/",pdfaExtension:"http://www.aiim.org/pdfa/ns/extension/",pdfaSchema:"http://www\
.aiim.org/pdfa/ns/schema#",pdfaProperty:"http://www.aiim.org/pdfa/ns/property#",fx:"urn:factur-x:pdfa:CrossIndustryDocument:invoice:1p0#",pdfe:"http://www.aiim.\
org/pdfe/ns/id/",pdfvtid:"http://www.npes.org/pdfvt/ns/id/",xfa:"http://www.xfa.org/schema/xfa-data/1.0/",ds:"http://www.w3.org/2000/09/xmldsig#"},b=new Map(Object.
entries(C));class R{uris=new Map;declared=[];known=new Map;enter(d){let m;for(const{name:l,value:_}of d){if(!A(l))continue;const y=l.slice(6),P=this.uris.get(y);
P?P.push(_):this.uris.set(y,[_]),(m??=[]).push(y)}this.declared.push(m??O),m&&this.known.clear()}leave(){const d=this.declared.pop()??O;for(const m of d)this.uris.
get(m).pop();d.length>0&&this.known.clear()}declares(d){return(this.uris.get(E(d))?.length??0)>0}ofElement(d){let m=this.known.get(d);if(!m){const l=E(d),_=this.
uris.get(l)?.at(-1)??b.get(l)??"";this.known.size===S&&this.known.clear(),this.known.set(d,m={namespace:_,local:d.slice(d.indexOf(":")+1)})}return m}ofAttribute(d){
return d.includes(":")?this.ofElement(d):{namespace:"",local:d}}}const A=x=>x==="xmlns"||x.startsWith("xmlns:"),O=[],S=1e3,E=x=>x.slice(0,Math.max(x.indexOf(":"),
0))}),824:((B,k,w)=>{w.d(k,{Br:()=>x,_6:()=>m,_U:()=>E});var C=w(58552),b=w(1975),R=w(17079),A=w(45599),O=w(59071),S=w(70549);function E(l){const _=l.resolve(l.
trailer.get("Info"));return _ instanceof A.Bi?_:_ instanceof A.Z6?_.dict:void 0}const x=(0,S.n)(d);async function d(l){const _=l.get(l.catalogNumber),y=_ instanceof
A.Bi?l.resolve(_.get("Metadata")):null;if(!(y instanceof A.Z6))return;let P;try{P=l.decoded(y)}catch(L){if(!(L instanceof C.zU)||L.code==="cancelled")throw L;return b.
m}return(0,b.kg)(P,l.job.pace)}function m(l,_){const y=E(l),P=e=>l.resolve(y?.get(e)),L=(e,s,t=", ")=>{const a=(0,b.sm)(_,e,s).map(O.wh).filter(Boolean).join(t);
return a===""?null:a},r=(e,s)=>{const[t=""]=(0,b.sm)(_,e,s);return(0,O.wh)(t)||null},p=(e,s)=>(0,R._)((0,O.Gh)(P(e))??"")??(0,R._)(r("xmp",s)??"")??null,v=l.get(
l.catalogNumber),u=v instanceof A.Bi?(0,O.Gh)(l.resolve(v.get("Lang"))):null;return{title:(0,O.Gh)(P("Title"))??r("dc","title"),author:(0,O.Gh)(P("Author"))??L(
"dc","creator"),subject:(0,O.Gh)(P("Subject"))??r("dc","description"),keywords:(0,O.Gh)(P("Keywords"))??L("pdf","Keywords")??L("dc","subject"),creator:(0,O.Gh)(
P("Creator"))??r("xmp","CreatorTool"),producer:(0,O.Gh)(P("Producer"))??r("pdf","Producer"),created:p("CreationDate","CreateDate"),modified:p("ModDate","ModifyD\
ate"),language:u??r("dc","language")}}}),3907:((B,k,w)=>{w.d(k,{Rt:()=>y,X:()=>u,km:()=>A,ol:()=>b,xK:()=>_});var C=w(78157);const b=200,R=1e4;async function A(e,s,t){
const a=new O(e);for(let h=a.next();h;h=a.next()){if(t(h))return"left";const D=s.step((h.to-h.from)*4+50);D&&await D}return a.hasDocumentType?"document type":a.
malformed?"malformed":"well-formed"}class O{text;malformed=!1;hasDocumentType=!1;at=0;constructor(s){this.text=s}next(){const{text:s,at:t}=this;if(t>=s.length)return;
if(s.charCodeAt(t)!==S)return this.characters(t,this.nextTag(t));if(s.startsWith("<!--",t))return this.other(t,"-->",4);if(s.startsWith("<?",t))return this.other(
t,"?>",2);if(s.startsWith("<![CDATA[",t)){const h=s.indexOf("]]>",t);return h<0?this.end():(this.at=h+3,{kind:"text",text:s.slice(t+9,h),from:t,to:this.at})}return s.
startsWith("<!",t)?(this.hasDocumentType=s.startsWith("<!DOCTYPE",t),this.end()):(s.charCodeAt(t+1)===x?this.endTag(t):this.startTag(t))??this.fault(t,this.nextTag(
t+1))}other(s,t,a){const h=this.text.indexOf(t,s+a);return h<0?this.end():(this.at=h+t.length,{kind:"other",from:s,to:this.at})}endTag(s){const t=this.name(s+2),
a=this.blanks(t);if(!(t===s+2||this.text.charCodeAt(a)!==E))return this.at=a+1,{kind:"end",name:this.text.slice(s+2,t),from:s,to:this.at}}startTag(s){const{text:t}=this,
a=this.name(s+1);if(a===s+1)return;const h=t.slice(s+1,a),D=[];for(let g=a;;){const o=this.blanks(g),n=t.charCodeAt(o);if(n===E||n===x&&t.charCodeAt(o+1)===E)return this.
at=n===E?o+1:o+2,{kind:n===E?"start":"empty",name:h,attributes:D,from:s,to:this.at};const i=this.name(o),c=this.blanks(i),f=this.blanks(c+1),M=t[f];if(o===g||i===
o||t[c]!=="="||M!=='"'&&M!=="'")return;const T=t.indexOf(M,f+1),K=t.slice(f+1,Math.max(T,f+1)),I=K.includes("<")?void 0:m(K);if(T<0||I===void 0||D.length>=R)return;
D.push({name:t.slice(o,i),value:I,from:o,to:T+1}),g=T+1}}characters(s,t){const a=m(this.text.slice(s,t));return a===void 0?this.fault(s,t):(this.at=t,{kind:"tex\
t",text:a,from:s,to:t})}nextTag(s){const t=this.text.indexOf("<",s);return t<0?this.text.length:t}fault(s,t){return this.malformed=!0,this.at=t,{kind:"other",from:s,
to:t}}end(){this.malformed=!0,this.at=this.text.length}blanks(s){const{text:t}=this;for(;;){const a=t.charCodeAt(s);if(a!==32&&a!==9&&a!==10&&a!==13)return s;s++}}name(s){
const{text:t}=this;for(;s<t.length;s++){const a=t.charCodeAt(s);if(a<=32||a===x||a===E||a===S||a===61||a===34||a===39)break}return s}}const[S,E,x]=[60,62,47],d=new Map(
[["amp","&"],["lt","<"],["gt",">"],["quot",'"'],["apos","'"]]);function m(e){if(!e.includes("&"))return e;const s=[];let t=0;for(let a=e.indexOf("&");a>=0;a=e.indexOf(
"&",t)){const h=e.indexOf(";",a);if(h<0||h-a>12)return;const D=e.slice(a+1,h),g=d.get(D)??l(D);if(g===void 0)return;s.push(e.slice(t,a),g),t=h+1}return s.push(e.
slice(t)),s.join("")}function l(e){const s=/^#(?:x([\dA-Fa-f]+)|(\d+))$/.exec(e),t=s?parseInt(s[1]??s[2],s[1]===void 0?10:16):-1;return t>0&&t<=1114111&&!(t>=55296&&
t<=57343)?String.fromCodePoint(t):void 0}function _(e){const[s,t,a,h]=e;if(s===0&&t===0&&(a===254||a===0)||s===255&&t===254&&a===0&&h===0)return v(e);if(s===254&&
t===255||s===0&&t===60)return p(new TextDecoder("utf-16be").decode(e));if(s===255&&t===254||s===60&&t===0)return p(new TextDecoder("utf-16le").decode(e));const D=new TextDecoder().
decode(e);return p(D.includes("�")?Buffer.from(e).toString("latin1"):D)}function y(e){if(e[0]===0||e[1]===0||e[0]===254||e[0]===255)return _(e);const t=(0,C.bS)(
e).toString("latin1",0,P),a=L.exec(t)?.[1]?.toLowerCase()??"utf-8";if(r.has(a))try{return new TextDecoder(a,{fatal:!0}).decode(e)}catch{return}}const P=200,L=/^(?:\xef\xbb\xbf)?<\?xml\s[^>]*?encoding\s*=\s*["']([\w.-]+)["']/,
r=new Set(["utf-8","utf8","us-ascii","iso-8859-1","iso-8859-15","windows-1252"]),p=e=>e.startsWith("\uFEFF")?e.slice(1):e;function v(e){const s=new DataView(e.buffer,
e.byteOffset,e.byteLength),t=e[0]!==0,a=[];for(let h=0;h+4<=e.length;h+=4){const D=s.getUint32(h,t);if(D>1114111)return;a.push(String.fromCodePoint(D))}return p(
a.join(""))}const u=e=>e.replaceAll("&","&amp;").replaceAll("<","&lt;").replaceAll(">","&gt;").replaceAll('"',"&quot;")}),60912:((B,k,w)=>{w.d(k,{QH:()=>A,T3:()=>O,
_L:()=>d});var C=w(21115),b=w(3907),R=w(45599);function A(m,l,_){const{text:y,properties:P,end:L,about:r}=m,p=[];let v=0;for(const u of P.filter(l).sort((e,s)=>e.
from-s.from))u.from<v||(p.push(y.slice(v,u.from)),v=u.to);return p.push(y.slice(v,Math.max(L,v))),_.length>0&&p.push(S(_,r)),p.push(y.slice(Math.max(L,v))),x(p.
join(""))}function O(m){return`<?xpacket begin="\uFEFF" id="W5M0MpCehiHzreSzNTczkc9d"?>
<x:xmpmeta xmlns:x="adobe:ns:meta/">
<rdf:RDF xmlns:rdf="${C.dK.rdf}">
${S(m,"")}</rdf:RDF>
</x:xmpmeta>
<?xpacket end="w"?>`}function S(m,l){const y=[...new Set(m.map(({prefix:L})=>L))].map(L=>` xmlns:${L}="${C.dK[L]}"`).join(""),P=m.map(({prefix:L,name:r,form:p,values:v})=>`\
<${L}:${r}>${E(p,v)}</${L}:${r}>
`);return`<rdf:Description xmlns:rdf="${C.dK.rdf}" rdf:about="${(0,b.X)(l)}"${y}>
${P.join("")}</rdf:Description>
`}function E(m,l){const _=y=>l.map(P=>`<rdf:li${y}>${(0,b.X)(P)}</rdf:li>`).join("");switch(m){case"simple":return(0,b.X)(l[0]??"");case"alternative":return`<rd\
f:Alt>${_(' xml:lang="x-default"')}</rdf:Alt>`;case"ordered":return`<rdf:Seq>${_("")}</rdf:Seq>`;case"unordered":return`<rdf:Bag>${_("")}</rdf:Bag>`}}const x=m=>m.
replace(/^(\s*<\?xml\s[^>]*encoding\s*=\s*["'])[^"']*/,"$1UTF-8");function d(m,l){const _=m.catalog.get("Metadata"),y=m.resolve(_),P=y instanceof R.Z6?[...y.dict].
filter(([p])=>!["Filter","DecodeParms","Length"].includes(p)):[],L=new R.Bi([["Type",new R.SX("Metadata")],["Subtype",new R.SX("XML")],...P]),r=new R.Z6(L,Buffer.
from(l,"utf8"));(0,R.i9)(_)&&y instanceof R.Z6?m.put(_,r):m.edit(m.catalogNumber).set("Metadata",m.add(r))}}),1975:((B,k,w)=>{w.d(k,{kg:()=>O,m:()=>A,sm:()=>S});
var C=w(21115),b=w(3907);const R=1e5,A={text:"",properties:[],malformed:!0,end:-1,about:""};async function O(m,l){const _=(0,b.xK)(m);if(_===void 0)return A;const y=new x,
L=await(0,b.km)(_,l,r=>(y.take(r),y.broken))!=="well-formed"||y.depth>0||y.end<0||!y.declared;return{text:_,properties:y.properties,malformed:L,end:y.end,about:y.
about}}function S(m,l,_){return m?.properties.find(y=>y.name===_&&y.namespace===C.dK[l])?.values??[]}const E=-2;class x{properties=[];broken=!1;declared=!0;end=-1;about="";scope=new C.
ee;open=[];root=E;loose=!1;items=[];pieces=[];get depth(){return this.open.length}take(l){l.kind==="start"||l.kind==="empty"?(this.start(l.name,l.attributes,l.from),
l.kind==="empty"&&!this.broken&&this.close(l.name,l.to,l.to)):l.kind==="end"?this.close(l.name,l.from,l.to):l.kind==="text"&&this.isInProperty()&&this.pieces.push(
l.text)}isInProperty(){return this.root!==E&&this.open.length>this.root+2}start(l,_,y){if(this.open.length>=b.ol&&(this.broken=!0),this.broken)return;this.scope.
enter(_);const P=this.scope.ofElement(l),L=P.namespace===C.dK.rdf,r=L&&P.local==="li";this.root===E&&this.end<0&&L&&P.local==="Description"&&(this.root=this.open.
length-1,this.loose=!0);const p=this.open.length-this.root,v=r?_.find(({name:u})=>u==="xml:lang")?.value:void 0;if(this.open.push({name:l,...P,from:y,language:v}),
this.root===E){if(!L||P.local!=="RDF"||this.end>=0)return;this.root=this.open.length-1,this.declared=this.scope.declares(l)}else if(p===1)this.describe(_);else if(p===
2){this.items=[];const u=_.find(({name:e})=>this.isRdf(e,"resource"));this.pieces=u?[u.value]:[]}else r&&(this.pieces=[])}describe(l){for(const{name:_,value:y,from:P,
to:L}of l){if((0,C.HC)(_))continue;const{namespace:r,local:p}=this.scope.ofAttribute(_);r===C.dK.rdf&&p==="about"&&(this.about=y),!(r===""||r===C.dK.rdf||r===C.
dK.xml)&&this.add({namespace:r,name:p,values:[y],from:P,to:L})}}close(l,_,y){const P=this.open.pop();if(P?.name!==l){this.broken=!0;return}this.scope.leave();const L=this.
open.length-this.root;if(this.root!==E)if(L===0)this.end=_,this.root=E;else if(L===1&&this.loose)this.root=E,this.loose=!1;else if(L===2){const r=this.items.length>
0?d(this.items):[this.pieces.join("").trim()];this.add({namespace:P.namespace,name:P.local,values:r,from:P.from,to:y})}else L>2&&P.namespace===C.dK.rdf&&P.local===
"li"&&(this.items.push({text:this.pieces.join("").trim(),language:P.language}),this.pieces=[])}add(l){this.properties.length<R?this.properties.push(l):this.broken=
!0}isRdf(l,_){const y=this.scope.ofAttribute(l);return y.local===_&&y.namespace===C.dK.rdf}}function d(m){const l=m.findIndex(({language:y})=>y?.toLowerCase()===
"x-default"),_=m.map(({text:y})=>y);return l>0?[_[l],..._.slice(0,l),..._.slice(l+1)]:_}}),81077:((B,k,w)=>{w.d(k,{AN:()=>d,BX:()=>S,H6:()=>E,MN:()=>x,Pu:()=>A,
Zc:()=>O});var C=w(45599),b=w(9819);const R=64,A=r=>typeof r=="number"?String(r):Buffer.from(r.bytes).toString("latin1");async function O(r,p,v){const u=[];for(const e of await l(
r,p,0,v)){for(const t of y(r,e,v))u.push(t);const s=r.job.pace.step(m);s&&await s}return u}async function S(r,p,v,u,e,s){const t=await l(r,p,v,u,s);for(let a=t.
length-1;a>=0;a--){const h=t[a],D=y(r,h,u),g=D.filter(([c,f])=>!e(c,f)),o=r.job.pace.step(m+D.length*m);o&&await o,g.length<D.length&&(r.edit(h.holder),h.dict.set(
u,g.flat()),h.changed=!0);for(const c of h.repeats)r.edit(h.holder),h.dict.delete(c),h.changed=!0;if(h.emptyKids){const c=(r.array(h.dict.get("Kids"))??[]).filter(
f=>!h.emptyKids.has(r.dict(f)));r.edit(h.holder),h.dict.set("Kids",c),h.changed=!0}if(!h.changed)continue;const n=r.array(h.dict.get("Kids"))??[];h.empty=g.length===
0&&n.length===0;const i=h.parent;i&&(i.changed=!0,h.empty?(i.emptyKids??=new Set).add(h.dict):P(r,h,g,n))}return t[0]?.empty??!1}function E(r,p,v){if(p.length<=
R)return(0,C.jd)({[v]:p.flat()});let u=[];for(const e of L(p)){const[s,t]=[e[0][0],e.at(-1)[0]];u.push({ref:r.add((0,C.jd)({Limits:[s,t],[v]:e.flat()})),low:s,high:t})}
for(;u.length>R;)u=L(u).map(e=>{const[s,t]=[e[0].low,e.at(-1).high];return{ref:r.add((0,C.jd)({Limits:[s,t],Kids:e.map(({ref:a})=>a)})),low:s,high:t}});return(0,C.
jd)({Kids:u.map(({ref:e})=>e)})}const x=(r,p)=>E(r,d([...p].map(([v,u])=>[(0,C.Px)(v),u])),"Names");function d(r){return r.map(p=>({entry:p,key:A(p[0])})).sort(
(p,v)=>p.key<v.key?-1:p.key>v.key?1:0).map(({entry:p})=>p)}const m=100;async function l(r,p,v,u,e){const s=new b.b9(r),t=new Set,a=g=>t.size<t.add(g).size,h=[],
D=[{value:p??null,holder:v,parent:void 0}];for(let g=D.pop();g!==void 0;g=D.pop()){s.spend(1);const o=r.dict(g.value);if(!o||!a(o)||e&&g.parent&&!_(r,o,e))continue;
const n=[],i=K=>{const I=r.array(o.get(K));return!I||a(I)?I??[]:(n.push(K),[])},c=i(u).length>>1,f=i("Kids"),M={dict:o,holder:(0,b.Kd)(g.value,g.holder),parent:g.
parent,repeats:n};h.push(M),s.spend(c);for(let K=f.length-1;K>=0;K--)D.push({value:f[K],holder:(0,b.Kd)(o.get("Kids"),M.holder),parent:M});const T=r.job.pace.step(
m+c*m);T&&await T}return h}function _(r,p,v){const[u,e]=r.array(p.get("Limits"))??[];return typeof u!="number"||typeof e!="number"||v(u,e)}function y(r,{dict:p,
repeats:v},u){const e=v.includes(u)?void 0:r.array(p.get(u));if(!e)return[];const s=[];for(let t=0;t+1<e.length;t+=2){const a=r.resolve(e[t]);(u==="Names"?a instanceof
C.Mx:typeof a=="number")&&s.push([a,e[t+1]])}return s}function P(r,p,v,u){const e=a=>r.array(r.dict(a)?.get("Limits"))??[],s=v[0]?.[0]??e(u[0])[0],t=v.at(-1)?.[0]??
e(u.at(-1))[1];r.edit(p.holder),s!==void 0&&t!==void 0?p.dict.set("Limits",[s,t]):p.dict.delete("Limits")}function L(r){const p=[];for(let v=0;v<r.length;v+=R)p.
push(r.slice(v,v+R));return p}}),70549:((B,k,w)=>{w.d(k,{n:()=>C});function C(b){const R=new WeakMap;return A=>{if(A.hasChanges)return b(A);const O=R.get(A);if(O)
return O.answer;const S=b(A);return R.set(A,{answer:S}),S}}}),9819:((B,k,w)=>{w.d(k,{J7:()=>R,Kd:()=>S,Wo:()=>E,_i:()=>O,b9:()=>A});var C=w(42973),b=w(45599);class R{document;gone=new Set;chased=new Set;constructor(d){
this.document=d}remove(d){const{catalog:m,catalogNumber:l,pages:_}=this.document,y=m.get("Pages");d===l||(0,b.i9)(y)&&d===y.number||_.holds(d)||(this.gone.add(d),
this.document.remove(d))}chase(d){this.chased.add(d)}removed(){return this.gone}takeChased(){const d=this.chased;return this.chased=new Set,d}isGone(d){return(0,b.
i9)(d)&&this.gone.has(d.number)}}class A{most;left;constructor(d){this.most=this.left=d.job.limits.nodes}spend=d=>{if(this.left-=d,this.left<0)throw(0,C.F)("nod\
es",`The document has more than ${this.most} fields, bookmarks, names and structure elements`,"Remove bookmarks or tags with another program first")}}class O{seen;beyond=new Set;allowance;constructor(d,m=new A(
d)){this.allowance=m,this.seen=new Uint8Array((d.size>>3)+1)}first(d){if(this.allowance.spend(1),!(0,b.i9)(d))return!0;const{number:m}=d,l=m>>3;if(l>=this.seen.
length)return this.beyond.size<this.beyond.add(m).size;const _=1<<(m&7),y=(this.seen[l]&_)===0;return this.seen[l]|=_,y}}function S(x,d){return(0,b.i9)(x)?x.number:
d}function E(x,d){const m=x.catalog.get(d),l=x.dict(m);return l&&{dict:l,holder:S(m,x.catalogNumber)}}}),33973:((B,k,w)=>{w.d(k,{Gy:()=>y,Rf:()=>P,Ip:()=>L});var C=w(
54619),b=w(85368),R=w(88500);class A{detail;strings;done;end;valueEnd;dataStart;dataEnd;lengthStart;lengthEnd;from;to;scan=new R.s;signed=new Set;constructor(o,n,i){
this.detail=n,this.strings=i,this.scan.strings=i;const c=new Int32Array(n?8*o:o);this.done=new Uint8Array(n?o:0);const f=M=>c.subarray(M*o,(M+1)*o);this.end=f(0),
this.valueEnd=f(1),this.dataStart=f(2),this.dataEnd=f(3),this.lengthStart=f(4),this.lengthEnd=f(5),this.from=f(6),this.to=f(7)}}var O=w(78157),S=w(79725),E=w(4e4),
x=w(39150),d=w(45599);class m{scan=new R.s;ranges=new Map}const l=2;class _{walked;live;via;count=0;bytes=0;patches;signed=new Set;constructor(o,n,i){this.walked=
i,this.live=new Uint8Array(o),this.via=new Int32Array(n?o:0)}}async function y(g,{watched:o}={}){const{markings:n,referrers:i}=await P([g],{watched:o,detail:!0}),
{live:c,via:f}=n[0];return{live:c,via:f,referrers:i}}async function P(g,o={}){const n=new e(g,o);return await n.run(),n}function L(g,{repairs:o}){for(const{part:n,
number:i,value:c}of o)g[n].put(i,c)}const r=100,p=100,v=-2;function u(g){if(g instanceof d.Z6)return g.data.length+u(g.dict);if(Array.isArray(g))return 12*g.length;
if(!(g instanceof d.Bi))return r;let o=30*g.size;for(const n of g.values())Array.isArray(n)&&(o+=12*n.length);return o}class e{documents;markings;referrers=new Set;repairs=[];stack=[];current=0;watched;extent={
valueEnd:-1,dataStart:-1,dataEnd:-1,end:-1};kept=new S.R;strings;alias;constructor(o,{detail:n=!1,strings:i=!1,watched:c,alias:f}){if(this.documents=o,this.strings=
i,this.alias=f,this.markings=o.map(M=>new _(M.size,c!==void 0,t(M,i||n,i))),!!c){this.watched=new Uint8Array(o[0].size);for(const M of c)this.watched[M]=1}}async run(){
const{documents:o,stack:n}=this,[i]=o;for(const[c,f]of i.trailer)c!=="Encrypt"&&this.followValue(0,f);for(;n.length>0;){const c=n.pop(),f=c%o.length,M=i.job.pace.
step(this.follow(f,(c-f)/o.length));M&&await M}for(const{live:c,signed:f,walked:M}of this.markings)for(const T of M.signed)c[T]===1&&f.add(T)}visit(o,n){this.alias&&
({part:o,number:n}=this.alias(o,n)??{part:o,number:n}),this.watched&&this.watched[n]===1&&this.referrers.add(this.current);const i=this.markings[o],{live:c}=i;if(n>
0&&n<c.length&&c[n]!==0)return;const f=this.documents[o];if(n<=0||n>=c.length||!f.exists(n))return f.missed(n);c[n]=1,this.watched&&(i.via[n]=this.current),this.
stack.push(n*this.documents.length+o)}follow(o,n){const i=this.documents[o],c=this.markings[o],{walked:f}=c;if(this.current=n,c.count++,i.isChanged(n))return this.
followChanged(i,c,o,n);if(f.done[n]===1)return this.followAgain(i,c,o,n);const{scan:M,detail:T}=f;T||(M.used=0);const K=M.used,I=i.table.kind[n]===C.tL?this.walk(
i,f,n):this.walkPlace(i,n,M);return I<0||M.byteRange&&this.isSignature(f.signed,n)?this.forget(M,K).followRepaired(i,o,n):(c.bytes+=I,T&&(f.from[n]=K,f.to[n]=M.
used,f.valueEnd[n]=this.extent.valueEnd,f.done[n]=1),this.followMarks(o,M,K,M.used,M.lengthStart),p+I)}followChanged(o,n,i,c){const f=o.patched(c);if(!f){const U=o.
edited.get(c);return s(U)||U===null?this.followRepaired(o,i,c):(this.followValue(i,U),n.bytes+=u(U),p)}const{detail:M}=n.walked;if(f.references&&!M&&!o.suspect){
for(let U=f.first;U<f.last;U++)this.visit(i,f.references[U]);return n.bytes+=f.end-f.start,p}const{scan:T,ranges:K}=a(n);M||(T.used=0);const I=T.used,W=this.walkPlace(
o,c,T);return W<0||T.byteRange&&this.isSignature(n.signed,c)?this.forget(T,I).followRepaired(o,i,c):(n.bytes+=W,M&&K.set(c,{from:I,to:T.used,valueEnd:this.extent.
valueEnd}),this.followMarks(i,T,I,T.used,T.lengthStart),p+W)}followAgain(o,n,i,c){const{walked:f}=n;return n.bytes+=f.end[c]>0?f.end[c]-o.table.place[c]:r,this.
followMarks(i,f.scan,f.from[c],f.to[c],f.lengthStart[c]),p}isSignature(o,n){return o.add(n),this.strings}followMarks(o,{marks:n},i,c,f){const M=this.strings?f:v;
for(let T=i;T<c;T+=3)n[T]!==R.A&&n[T+1]!==M&&this.visit(o,n[T])}forget(o,n){return o.used=n,this}followRepaired(o,n,i){const c=o.get(i),f=s(c)?o.resolve(c):c;return f===
null?(this.markings[n].live[i]=l,this.markings[n].count--):this.repair(n,i,f),p}repair(o,n,i){this.repairs.push({part:o,number:n,value:i}),this.followValue(o,i)}followValue(o,n){
const i=[n];for(;i.length>0;){const c=i.pop();if(c instanceof d.oS)this.visit(c instanceof d.rV?c.part:o,c.number);else if(Array.isArray(c))for(const f of c)i.push(
f);else if(c instanceof d.Bi){c.has("ByteRange")&&this.markings[o].signed.add(this.current);for(const f of c.values())i.push(f)}else if(c instanceof d.Z6)for(const[
f,M]of c.dict)f!=="Length"&&i.push(M)}}walk(o,n,i){const{extent:c}=this,{bytes:f}=o,{scan:M}=n,T=o.bodies[i];M.forgetLength();const{kept:K}=this,I=!this.strings&&
o.recallEntries(i,K);I&&M.append(K.scan.marks,K.marksFrom,K.marksTo);const W=I?K.close+2:M.value(f,T,f.length);return W<0||f[W-1]===O.AV||!(0,b.x)(o,W,M,c)||o.suspect&&
!(0,x.D)(f,T,W)||M.doubtful&&(0,E.oC)(f,T,W)?-1:(c.dataStart<0&&(M.lengthStart=-1),n.end[i]=c.end,n.detail&&(n.dataStart[i]=c.dataStart,n.dataEnd[i]=c.dataEnd,n.
lengthStart[i]=M.lengthStart,n.lengthEnd[i]=M.lengthEnd),c.end-o.table.place[i])}walkPlace(o,n,i){const c=o.place(n);if(!c)return-1;const{bytes:f,start:M,end:T}=c;
i.forgetLength();const K=i.value(f,M,T);return i.lengthStart=-1,K<0&&!D(f,M,T)||h(f,M,T)||K>0&&f[K-1]===O.AV||K>=0&&(0,O.AN)(f,K,T)<T||o.suspect&&!(0,x.D)(f,M,T)||
i.doubtful&&(0,E.oC)(f,M,T)?-1:(this.extent.valueEnd=K<0?T:K,T-M)}}const s=g=>g instanceof d.oS&&!(g instanceof d.rV);function t(g,o,n){const i=g.walked;if(i?.strings===
n)return i;const c=new A(g.size,o,n);return o&&(g.walked=c),c}function a(g){return g.patches||(g.patches=new m,g.patches.scan.strings=g.walked.strings),g.patches}
function h(g,o,n){const i=(0,O.AN)(g,o,n);return i>=n||g[i]===O.yq&&(0,O.wb)(g,i,"null")}function D(g,o,n){for(let i=o;i<n;i++)if("<([/%".includes(String.fromCharCode(
g[i])))return!1;return!0}}),21996:((B,k,w)=>{w.d(k,{Av:()=>_,RJ:()=>L,V3:()=>P,vb:()=>r,zx:()=>l});var C=w(54619),b=w(93604),R=w(78157),A=w(88500);const O=2048,
S=65536,E=4,x=1<<20,d=1024,m="[^\\0\\t\\n\\f\\r ()<>[\\]{}/%#]";async function l(u,e){const{found:s,all:t}=await y(u,e),a=h=>[...new Set([...h,...t])].sort((D,g)=>D-
g);return Object.fromEntries(e.map(h=>[h,a(s[h])]))}async function _(u,e){const{found:s,all:t}=await y(u,e);for(const a of Object.values(s))for(const h of a)t.add(
h);return t}async function y(u,e){const s=e.map(D=>{const[g="",...o]=[...D].map(i=>i.replace(/\W/,"\\$&")),n=/\W/.test(D)?m:"\\w";return`${g}(?:${o.join("")}|${n}\
{0,${Math.max(0,D.length-2)}}#)`}),t=new RegExp(`/(?:${s.join("|")}|#)`,"g"),a=Object.fromEntries(e.map(D=>[D,new Set])),h=new Set;await L(u,(D,g,o,n)=>{const i=D.
toString("latin1",g,o);t.lastIndex=0;for(let c=t.exec(i);c;c=t.exec(i)){const f=n(g+c.index);f!==void 0&&(c[0].endsWith("#")?h.add(f):a[c[0].slice(1)].add(f))}});
for(const D of r(u))h.add(D);return{found:a,all:h}}async function P(u,e){const s=await l(u,e);return[...new Set(Object.values(s).flat())].sort((t,a)=>t-a)}async function L(u,e){
const{bytes:s,table:t}=u,a=p(u),h=new Int32Array(a.length);for(let i=0;i<a.length;i++)h[i]=t.place[a[i]];const D=(0,R.bS)(s),g=i=>a[(0,b.M)(h,i)-1],o=new A.s;let n=0;
for(let i=0;i<a.length;i++){const c=i+1===a.length,f=c?s.length:h[i+1],M=f-h[i]>O;if(!M&&!c&&f-n<S)continue;let T=f;if(M){h[i]>n&&e(D,n,h[i],g),o.reset();const I=o.
value(s,u.bodies[a[i]],f);n=h[i],I>=0&&(T=I)}e(D,n,T,g);const K=u.job.pace.step(E*(T-n));K&&await K,n=f}for(const[i,c]of v(u)){const f=u.objectStream(i),M=u.job.
pace.step(0);if(M&&await M,!f)continue;const T=new Set(c),{starts:K,numbers:I,data:W}=f,U=j=>{const N=I[(0,b.M)(K,j)-1];return N!==void 0&&T.has(N)?N:void 0};for(let j=0;j<
W.length;j+=x){e((0,R.bS)(W),j,Math.min(j+x+d,W.length),U);const N=u.job.pace.step(E*x);N&&await N}}}function*r(u){for(let e=1;u.hasChanges&&e<u.size;e++)u.isChanged(
e)&&u.exists(e)&&(yield e)}function p(u){const{table:e,hasChanges:s}=u,t=[];let a=!0,h=-1;for(let D=1;D<e.size;D++){if(e.kind[D]!==C.tL||s&&u.isChanged(D))continue;
const g=e.place[D];a&&=g>=h,h=g,t.push(D)}return a?t:t.sort((D,g)=>e.place[D]-e.place[g])}function v(u){const{table:e,hasChanges:s}=u,t=new Map;for(let a=1;a<e.
size;a++){if(e.kind[a]!==C.UT||s&&u.isChanged(a))continue;const h=e.place[a],D=t.get(h);D?D.push(a):t.set(h,[a])}return t}}),90536:((B,k,w)=>{w.d(k,{C:()=>b,L:()=>R});
var C=w(45599);function b(A,O){const S=[A];for(;S.length>0;){const E=S.pop(),x=E instanceof C.Z6?E.dict:E;if(Array.isArray(x))for(const d of x)S.push(d);else if(x instanceof
C.Bi){O(x);for(const d of x.values())S.push(d)}}}function R(A,O){const S=[];return b(A,E=>{S.length===0&&O(E)&&S.push(E)}),S.length>0}}),93604:((B,k,w)=>{w.d(k,
{B:()=>C,M:()=>b});const C=(A,O)=>R(A,O,!1),b=(A,O)=>R(A,O,!0);function R(A,O,S){let[E,x]=[0,A.length];for(;E<x;){const d=E+x>>1,m=A[d];m<O||S&&m===O?E=d+1:x=d}
return E}})};
