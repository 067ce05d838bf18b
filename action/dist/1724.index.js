"use strict";exports.id=1724,exports.ids=[1724],exports.modules={45657:((I,L,m)=>{m.d(L,{Hn:()=>b,Kf:()=>P,RZ:()=>S,Vp:()=>A,YG:()=>D,vH:()=>T});function S(_,w){for(const f of w)
_.push(f)}const b=_=>_.slice();function T(_,w,f){const p=_.get(w);p?p.push(f):_.set(w,[f])}const P=_=>{let w=-1/0;for(const f of _)w=Math.max(w,f);return w},D=_=>{
let w=1/0;for(const f of _)w=Math.min(w,f);return w},A=_=>Number.isInteger(_)&&!Number.isSafeInteger(_)}),16132:((I,L,m)=>{m.r(L),m.d(L,{check_e_invoice:()=>P});
var S=m(92761),b=m(37320),T=m(64173);const P=async(A,_,w)=>{if((0,S.ec)(A.bytes))return{documents:[A],data:D(await(0,b.iU)(A.bytes,w.pace)),notes:[],facts:{}};const f=await(0,T.
E)(A.bytes,w,{password:_.open_password}),p=D(await(0,b.sw)(f));return{documents:[{...A,pageCount:f.pages.count}],data:p,notes:[],facts:{}}},D=({failures:A,warnings:_})=>({
passed:A.length===0,failures:A.map(w=>({...w})),warnings:_.map(w=>({...w}))})}),21281:((I,L,m)=>{m.d(L,{Ip:()=>w,XM:()=>x,Xb:()=>g,ds:()=>_,qg:()=>l});var S=m(59071),
b=m(70549),T=m(21115),P=m(824),D=m(1975),A=m(60912);const _=(0,b.n)(async t=>w(t,await(0,P.Br)(t)));function w(t,e){const s=(v,K)=>(0,S.wh)((0,D.sm)(e,v,K)[0]??
""),o=p(s("pdfaid","part"),s("pdfaid","conformance").toLowerCase()),c=f(s("pdfuaid","part"))?`PDF/UA-${s("pdfuaid","part")}`:void 0,E=[s("pdfxid","GTS_PDFXVersi\
on")||s("pdfx","GTS_PDFXVersion")||((0,S.Gh)(t.resolve((0,P._U)(t)?.get("GTS_PDFXVersion")))??""),s("pdfe","ISO_PDFEVersion"),s("pdfvtid","GTS_PDFVTVersion")],O=[
o?.name,c,...E.filter(v=>/^PDF\/[\w .:/()-]{1,40}$/.test(v))];return{archive:o,accessible:c,names:O.filter(v=>v!==void 0)}}const f=t=>/^[1-9]$/.test(t);function p(t,e){
if(!f(t))return;const s=/^[abuef]$/.test(e)?e:"";return{part:Number(t),level:s,name:`PDF/A-${t}${s}`}}function l(t,e,s,o){return e&&h(t,e,[T.dK.pdfaid]),g(s,o)}
const g=({name:t},e)=>({code:"pdfa_identification_removed",message:`The document no longer claims ${t}: ${e}.`});async function x(t){const e=await(0,P.Br)(t);if(!e)
return[];const{archive:s,accessible:o}=w(t,e);h(t,e,[T.dK.pdfaid,T.dK.pdfuaid]);const c=[s?.name,o].filter(y=>y!==void 0);return c.length>0?[C(c)]:[]}const C=t=>({
code:"conformance_dropped",message:`The result no longer claims ${t.join(" and ")}, because a merge cannot guarantee conformance.`});function h(t,e,s){e.properties.
some(({namespace:o})=>s.includes(o))&&(0,A._L)(t,(0,A.QH)(e,({namespace:o})=>s.includes(o),[]))}}),21115:((I,L,m)=>{m.d(L,{HC:()=>P,dK:()=>S,ee:()=>T});const S={
rdf:"http://www.w3.org/1999/02/22-rdf-syntax-ns#",xml:"http://www.w3.org/XML/1998/namespace",dc:"http://purl.org/dc/elements/1.1/",xmp:"http://ns.adobe.com/xap/\
1.0/",xmpMM:"http://ns.adobe.com/xap/1.0/mm/",pdf:"http://ns.adobe.com/pdf/1.3/",pdfaid:"http://www.aiim.org/pdfa/ns/id/",pdfuaid:"http://www.aiim.org/pdfua/ns/\
id/",pdfxid:"http://www.npes.org/pdfx/ns/id/",pdfx:"http://ns.adobe.com/pdfx/1.3/",pdfaExtension:"http://www.aiim.org/pdfa/ns/extension/",pdfaSchema:"http://www\
.aiim.org/pdfa/ns/schema#",pdfaProperty:"http://www.aiim.org/pdfa/ns/property#",fx:"urn:factur-x:pdfa:CrossIndustryDocument:invoice:1p0#",pdfe:"http://www.aiim.\
org/pdfe/ns/id/",pdfvtid:"http://www.npes.org/pdfvt/ns/id/",xfa:"http://www.xfa.org/schema/xfa-data/1.0/",ds:"http://www.w3.org/2000/09/xmldsig#"},b=new Map(Object.
entries(S));class T{uris=new Map;declared=[];known=new Map;enter(f){let p;for(const{name:l,value:g}of f){if(!P(l))continue;const x=l.slice(6),C=this.uris.get(x);
C?C.push(g):this.uris.set(x,[g]),(p??=[]).push(x)}this.declared.push(p??D),p&&this.known.clear()}leave(){const f=this.declared.pop()??D;for(const p of f)this.uris.
get(p).pop();f.length>0&&this.known.clear()}declares(f){return(this.uris.get(_(f))?.length??0)>0}ofElement(f){let p=this.known.get(f);if(!p){const l=_(f),g=this.
uris.get(l)?.at(-1)??b.get(l)??"";this.known.size===A&&this.known.clear(),this.known.set(f,p={namespace:g,local:f.slice(f.indexOf(":")+1)})}return p}ofAttribute(f){
return f.includes(":")?this.ofElement(f):{namespace:"",local:f}}}const P=w=>w==="xmlns"||w.startsWith("xmlns:"),D=[],A=1e3,_=w=>w.slice(0,Math.max(w.indexOf(":"),
0))}),824:((I,L,m)=>{m.d(L,{Br:()=>w,_6:()=>p,_U:()=>_});var S=m(58552),b=m(1975),T=m(17079),P=m(45599),D=m(59071),A=m(70549);function _(l){const g=l.resolve(l.
trailer.get("Info"));return g instanceof P.Bi?g:g instanceof P.Z6?g.dict:void 0}const w=(0,A.n)(f);async function f(l){const g=l.get(l.catalogNumber),x=g instanceof
P.Bi?l.resolve(g.get("Metadata")):null;if(!(x instanceof P.Z6))return;let C;try{C=l.decoded(x)}catch(h){if(!(h instanceof S.zU)||h.code==="cancelled")throw h;return b.
m}return(0,b.kg)(C,l.job.pace)}function p(l,g){const x=_(l),C=c=>l.resolve(x?.get(c)),h=(c,y,E=", ")=>{const O=(0,b.sm)(g,c,y).map(D.wh).filter(Boolean).join(E);
return O===""?null:O},t=(c,y)=>{const[E=""]=(0,b.sm)(g,c,y);return(0,D.wh)(E)||null},e=(c,y)=>(0,T._)((0,D.Gh)(C(c))??"")??(0,T._)(t("xmp",y)??"")??null,s=l.get(
l.catalogNumber),o=s instanceof P.Bi?(0,D.Gh)(l.resolve(s.get("Lang"))):null;return{title:(0,D.Gh)(C("Title"))??t("dc","title"),author:(0,D.Gh)(C("Author"))??h(
"dc","creator"),subject:(0,D.Gh)(C("Subject"))??t("dc","description"),keywords:(0,D.Gh)(C("Keywords"))??h("pdf","Keywords")??h("dc","subject"),creator:(0,D.Gh)(
C("Creator"))??t("xmp","CreatorTool"),producer:(0,D.Gh)(C("Producer"))??t("pdf","Producer"),created:e("CreationDate","CreateDate"),modified:e("ModDate","ModifyD\
ate"),language:o??t("dc","language")}}}),3907:((I,L,m)=>{m.d(L,{X:()=>C,km:()=>T,ol:()=>S,xK:()=>l});const S=200,b=1e4;async function T(h,t,e){const s=new P(h);
for(let o=s.next();o;o=s.next()){if(e(o))return"left";const c=t.step((o.to-o.from)*4+50);c&&await c}return s.hasDocumentType?"document type":s.malformed?"malfor\
med":"well-formed"}class P{text;malformed=!1;hasDocumentType=!1;at=0;constructor(t){this.text=t}next(){const{text:t,at:e}=this;if(e>=t.length)return;if(t.charCodeAt(
e)!==D)return this.characters(e,this.nextTag(e));if(t.startsWith("<!--",e))return this.other(e,"-->",4);if(t.startsWith("<?",e))return this.other(e,"?>",2);if(t.
startsWith("<![CDATA[",e)){const o=t.indexOf("]]>",e);return o<0?this.end():(this.at=o+3,{kind:"text",text:t.slice(e+9,o),from:e,to:this.at})}return t.startsWith(
"<!",e)?(this.hasDocumentType=t.startsWith("<!DOCTYPE",e),this.end()):(t.charCodeAt(e+1)===_?this.endTag(e):this.startTag(e))??this.fault(e,this.nextTag(e+1))}other(t,e,s){
const o=this.text.indexOf(e,t+s);return o<0?this.end():(this.at=o+e.length,{kind:"other",from:t,to:this.at})}endTag(t){const e=this.name(t+2),s=this.blanks(e);if(!(e===
t+2||this.text.charCodeAt(s)!==A))return this.at=s+1,{kind:"end",name:this.text.slice(t+2,e),from:t,to:this.at}}startTag(t){const{text:e}=this,s=this.name(t+1);
if(s===t+1)return;const o=e.slice(t+1,s),c=[];for(let y=s;;){const E=this.blanks(y),O=e.charCodeAt(E);if(O===A||O===_&&e.charCodeAt(E+1)===A)return this.at=O===
A?E+1:E+2,{kind:O===A?"start":"empty",name:o,attributes:c,from:t,to:this.at};const v=this.name(E),K=this.blanks(v),u=this.blanks(K+1),r=e[u];if(E===y||v===E||e[K]!==
"="||r!=='"'&&r!=="'")return;const n=e.indexOf(r,u+1),i=e.slice(u+1,Math.max(n,u+1)),a=i.includes("<")?void 0:f(i);if(n<0||a===void 0||c.length>=b)return;c.push(
{name:e.slice(E,v),value:a,from:E,to:n+1}),y=n+1}}characters(t,e){const s=f(this.text.slice(t,e));return s===void 0?this.fault(t,e):(this.at=e,{kind:"text",text:s,
from:t,to:e})}nextTag(t){const e=this.text.indexOf("<",t);return e<0?this.text.length:e}fault(t,e){return this.malformed=!0,this.at=e,{kind:"other",from:t,to:e}}end(){
this.malformed=!0,this.at=this.text.length}blanks(t){const{text:e}=this;for(;;){const s=e.charCodeAt(t);if(s!==32&&s!==9&&s!==10&&s!==13)return t;t++}}name(t){const{
text:e}=this;for(;t<e.length;t++){const s=e.charCodeAt(t);if(s<=32||s===_||s===A||s===D||s===61||s===34||s===39)break}return t}}const[D,A,_]=[60,62,47],w=new Map(
[["amp","&"],["lt","<"],["gt",">"],["quot",'"'],["apos","'"]]);function f(h){if(!h.includes("&"))return h;const t=[];let e=0;for(let s=h.indexOf("&");s>=0;s=h.indexOf(
"&",e)){const o=h.indexOf(";",s);if(o<0||o-s>12)return;const c=h.slice(s+1,o),y=w.get(c)??p(c);if(y===void 0)return;t.push(h.slice(e,s),y),e=o+1}return t.push(h.
slice(e)),t.join("")}function p(h){const t=/^#(?:x([\dA-Fa-f]+)|(\d+))$/.exec(h),e=t?parseInt(t[1]??t[2],t[1]===void 0?10:16):-1;return e>0&&e<=1114111&&!(e>=55296&&
e<=57343)?String.fromCodePoint(e):void 0}function l(h){const[t,e,s,o]=h;if(t===0&&e===0&&(s===254||s===0)||t===255&&e===254&&s===0&&o===0)return x(h);if(t===254&&
e===255||t===0&&e===60)return g(new TextDecoder("utf-16be").decode(h));if(t===255&&e===254||t===60&&e===0)return g(new TextDecoder("utf-16le").decode(h));const c=new TextDecoder().
decode(h);return g(c.includes("�")?Buffer.from(h).toString("latin1"):c)}const g=h=>h.startsWith("\uFEFF")?h.slice(1):h;function x(h){const t=new DataView(h.buffer,
h.byteOffset,h.byteLength),e=h[0]!==0,s=[];for(let o=0;o+4<=h.length;o+=4){const c=t.getUint32(o,e);if(c>1114111)return;s.push(String.fromCodePoint(c))}return g(
s.join(""))}const C=h=>h.replaceAll("&","&amp;").replaceAll("<","&lt;").replaceAll(">","&gt;").replaceAll('"',"&quot;")}),60912:((I,L,m)=>{m.d(L,{QH:()=>P,T3:()=>D,
_L:()=>f});var S=m(21115),b=m(3907),T=m(45599);function P(p,l,g){const{text:x,properties:C,end:h,about:t}=p,e=[];let s=0;for(const o of C.filter(l).sort((c,y)=>c.
from-y.from))o.from<s||(e.push(x.slice(s,o.from)),s=o.to);return e.push(x.slice(s,Math.max(h,s))),g.length>0&&e.push(A(g,t)),e.push(x.slice(Math.max(h,s))),w(e.
join(""))}function D(p){return`<?xpacket begin="\uFEFF" id="W5M0MpCehiHzreSzNTczkc9d"?>
<x:xmpmeta xmlns:x="adobe:ns:meta/">
<rdf:RDF xmlns:rdf="${S.dK.rdf}">
${A(p,"")}</rdf:RDF>
</x:xmpmeta>
<?xpacket end="w"?>`}function A(p,l){const x=[...new Set(p.map(({prefix:h})=>h))].map(h=>` xmlns:${h}="${S.dK[h]}"`).join(""),C=p.map(({prefix:h,name:t,form:e,values:s})=>`\
<${h}:${t}>${_(e,s)}</${h}:${t}>
`);return`<rdf:Description xmlns:rdf="${S.dK.rdf}" rdf:about="${(0,b.X)(l)}"${x}>
${C.join("")}</rdf:Description>
`}function _(p,l){const g=x=>l.map(C=>`<rdf:li${x}>${(0,b.X)(C)}</rdf:li>`).join("");switch(p){case"simple":return(0,b.X)(l[0]??"");case"alternative":return`<rd\
f:Alt>${g(' xml:lang="x-default"')}</rdf:Alt>`;case"ordered":return`<rdf:Seq>${g("")}</rdf:Seq>`;case"unordered":return`<rdf:Bag>${g("")}</rdf:Bag>`}}const w=p=>p.
replace(/^(\s*<\?xml\s[^>]*encoding\s*=\s*["'])[^"']*/,"$1UTF-8");function f(p,l){const g=p.catalog.get("Metadata"),x=p.resolve(g),C=x instanceof T.Z6?[...x.dict].
filter(([e])=>!["Filter","DecodeParms","Length"].includes(e)):[],h=new T.Bi([["Type",new T.SX("Metadata")],["Subtype",new T.SX("XML")],...C]),t=new T.Z6(h,Buffer.
from(l,"utf8"));(0,T.i9)(g)&&x instanceof T.Z6?p.put(g,t):p.edit(p.catalogNumber).set("Metadata",p.add(t))}}),1975:((I,L,m)=>{m.d(L,{kg:()=>D,m:()=>P,sm:()=>A});
var S=m(21115),b=m(3907);const T=1e5,P={text:"",properties:[],malformed:!0,end:-1,about:""};async function D(p,l){const g=(0,b.xK)(p);if(g===void 0)return P;const x=new w,
h=await(0,b.km)(g,l,t=>(x.take(t),x.broken))!=="well-formed"||x.depth>0||x.end<0||!x.declared;return{text:g,properties:x.properties,malformed:h,end:x.end,about:x.
about}}function A(p,l,g){return p?.properties.find(x=>x.name===g&&x.namespace===S.dK[l])?.values??[]}const _=-2;class w{properties=[];broken=!1;declared=!0;end=-1;about="";scope=new S.
ee;open=[];root=_;loose=!1;items=[];pieces=[];get depth(){return this.open.length}take(l){l.kind==="start"||l.kind==="empty"?(this.start(l.name,l.attributes,l.from),
l.kind==="empty"&&!this.broken&&this.close(l.name,l.to,l.to)):l.kind==="end"?this.close(l.name,l.from,l.to):l.kind==="text"&&this.isInProperty()&&this.pieces.push(
l.text)}isInProperty(){return this.root!==_&&this.open.length>this.root+2}start(l,g,x){if(this.open.length>=b.ol&&(this.broken=!0),this.broken)return;this.scope.
enter(g);const C=this.scope.ofElement(l),h=C.namespace===S.dK.rdf,t=h&&C.local==="li";this.root===_&&this.end<0&&h&&C.local==="Description"&&(this.root=this.open.
length-1,this.loose=!0);const e=this.open.length-this.root,s=t?g.find(({name:o})=>o==="xml:lang")?.value:void 0;if(this.open.push({name:l,...C,from:x,language:s}),
this.root===_){if(!h||C.local!=="RDF"||this.end>=0)return;this.root=this.open.length-1,this.declared=this.scope.declares(l)}else if(e===1)this.describe(g);else if(e===
2){this.items=[];const o=g.find(({name:c})=>this.isRdf(c,"resource"));this.pieces=o?[o.value]:[]}else t&&(this.pieces=[])}describe(l){for(const{name:g,value:x,from:C,
to:h}of l){if((0,S.HC)(g))continue;const{namespace:t,local:e}=this.scope.ofAttribute(g);t===S.dK.rdf&&e==="about"&&(this.about=x),!(t===""||t===S.dK.rdf||t===S.
dK.xml)&&this.add({namespace:t,name:e,values:[x],from:C,to:h})}}close(l,g,x){const C=this.open.pop();if(C?.name!==l){this.broken=!0;return}this.scope.leave();const h=this.
open.length-this.root;if(this.root!==_)if(h===0)this.end=g,this.root=_;else if(h===1&&this.loose)this.root=_,this.loose=!1;else if(h===2){const t=this.items.length>
0?f(this.items):[this.pieces.join("").trim()];this.add({namespace:C.namespace,name:C.local,values:t,from:C.from,to:x})}else h>2&&C.namespace===S.dK.rdf&&C.local===
"li"&&(this.items.push({text:this.pieces.join("").trim(),language:C.language}),this.pieces=[])}add(l){this.properties.length<T?this.properties.push(l):this.broken=
!0}isRdf(l,g){const x=this.scope.ofAttribute(l);return x.local===g&&x.namespace===S.dK.rdf}}function f(p){const l=p.findIndex(({language:x})=>x?.toLowerCase()===
"x-default"),g=p.map(({text:x})=>x);return l>0?[g[l],...g.slice(0,l),...g.slice(l+1)]:g}}),81077:((I,L,m)=>{m.d(L,{AN:()=>f,BX:()=>A,H6:()=>_,MN:()=>w,Pu:()=>P,
Zc:()=>D});var S=m(45599),b=m(9819);const T=64,P=t=>typeof t=="number"?String(t):Buffer.from(t.bytes).toString("latin1");async function D(t,e,s){const o=[];for(const c of await l(
t,e,0,s)){for(const E of x(t,c,s))o.push(E);const y=t.job.pace.step(p);y&&await y}return o}async function A(t,e,s,o,c,y){const E=await l(t,e,s,o,y);for(let O=E.
length-1;O>=0;O--){const v=E[O],K=x(t,v,o),u=K.filter(([a,d])=>!c(a,d)),r=t.job.pace.step(p+K.length*p);r&&await r,u.length<K.length&&(t.edit(v.holder),v.dict.set(
o,u.flat()),v.changed=!0);for(const a of v.repeats)t.edit(v.holder),v.dict.delete(a),v.changed=!0;if(v.emptyKids){const a=(t.array(v.dict.get("Kids"))??[]).filter(
d=>!v.emptyKids.has(t.dict(d)));t.edit(v.holder),v.dict.set("Kids",a),v.changed=!0}if(!v.changed)continue;const n=t.array(v.dict.get("Kids"))??[];v.empty=u.length===
0&&n.length===0;const i=v.parent;i&&(i.changed=!0,v.empty?(i.emptyKids??=new Set).add(v.dict):C(t,v,u,n))}return E[0]?.empty??!1}function _(t,e,s){if(e.length<=
T)return(0,S.jd)({[s]:e.flat()});let o=[];for(const c of h(e)){const[y,E]=[c[0][0],c.at(-1)[0]];o.push({ref:t.add((0,S.jd)({Limits:[y,E],[s]:c.flat()})),low:y,high:E})}
for(;o.length>T;)o=h(o).map(c=>{const[y,E]=[c[0].low,c.at(-1).high];return{ref:t.add((0,S.jd)({Limits:[y,E],Kids:c.map(({ref:O})=>O)})),low:y,high:E}});return(0,S.
jd)({Kids:o.map(({ref:c})=>c)})}const w=(t,e)=>_(t,f([...e].map(([s,o])=>[(0,S.Px)(s),o])),"Names");function f(t){return t.map(e=>({entry:e,key:P(e[0])})).sort(
(e,s)=>e.key<s.key?-1:e.key>s.key?1:0).map(({entry:e})=>e)}const p=100;async function l(t,e,s,o,c){const y=new b.b9(t),E=new Set,O=u=>E.size<E.add(u).size,v=[],
K=[{value:e??null,holder:s,parent:void 0}];for(let u=K.pop();u!==void 0;u=K.pop()){y.spend(1);const r=t.dict(u.value);if(!r||!O(r)||c&&u.parent&&!g(t,r,c))continue;
const n=[],i=k=>{const B=t.array(r.get(k));return!B||O(B)?B??[]:(n.push(k),[])},a=i(o).length>>1,d=i("Kids"),M={dict:r,holder:(0,b.Kd)(u.value,u.holder),parent:u.
parent,repeats:n};v.push(M),y.spend(a);for(let k=d.length-1;k>=0;k--)K.push({value:d[k],holder:(0,b.Kd)(r.get("Kids"),M.holder),parent:M});const R=t.job.pace.step(
p+a*p);R&&await R}return v}function g(t,e,s){const[o,c]=t.array(e.get("Limits"))??[];return typeof o!="number"||typeof c!="number"||s(o,c)}function x(t,{dict:e,
repeats:s},o){const c=s.includes(o)?void 0:t.array(e.get(o));if(!c)return[];const y=[];for(let E=0;E+1<c.length;E+=2){const O=t.resolve(c[E]);(o==="Names"?O instanceof
S.Mx:typeof O=="number")&&y.push([O,c[E+1]])}return y}function C(t,e,s,o){const c=O=>t.array(t.dict(O)?.get("Limits"))??[],y=s[0]?.[0]??c(o[0])[0],E=s.at(-1)?.[0]??
c(o.at(-1))[1];t.edit(e.holder),y!==void 0&&E!==void 0?e.dict.set("Limits",[y,E]):e.dict.delete("Limits")}function h(t){const e=[];for(let s=0;s<t.length;s+=T)e.
push(t.slice(s,s+T));return e}}),70549:((I,L,m)=>{m.d(L,{n:()=>S});function S(b){const T=new WeakMap;return P=>{if(P.hasChanges)return b(P);const D=T.get(P);if(D)
return D.answer;const A=b(P);return T.set(P,{answer:A}),A}}}),9819:((I,L,m)=>{m.d(L,{J7:()=>T,Kd:()=>A,Wo:()=>_,_i:()=>D,b9:()=>P});var S=m(42973),b=m(45599);class T{document;gone=new Set;chased=new Set;constructor(f){
this.document=f}remove(f){const{catalog:p,catalogNumber:l,pages:g}=this.document,x=p.get("Pages");f===l||(0,b.i9)(x)&&f===x.number||g.holds(f)||(this.gone.add(f),
this.document.remove(f))}chase(f){this.chased.add(f)}removed(){return this.gone}takeChased(){const f=this.chased;return this.chased=new Set,f}isGone(f){return(0,b.
i9)(f)&&this.gone.has(f.number)}}class P{most;left;constructor(f){this.most=this.left=f.job.limits.nodes}spend=f=>{if(this.left-=f,this.left<0)throw(0,S.F)("nod\
es",`The document has more than ${this.most} fields, bookmarks, names and structure elements`,"Remove bookmarks or tags with another program first")}}class D{seen;beyond=new Set;allowance;constructor(f,p=new P(
f)){this.allowance=p,this.seen=new Uint8Array((f.size>>3)+1)}first(f){if(this.allowance.spend(1),!(0,b.i9)(f))return!0;const{number:p}=f,l=p>>3;if(l>=this.seen.
length)return this.beyond.size<this.beyond.add(p).size;const g=1<<(p&7),x=(this.seen[l]&g)===0;return this.seen[l]|=g,x}}function A(w,f){return(0,b.i9)(w)?w.number:
f}function _(w,f){const p=w.catalog.get(f),l=w.dict(p);return l&&{dict:l,holder:A(p,w.catalogNumber)}}}),33973:((I,L,m)=>{m.d(L,{Gy:()=>x,Rf:()=>C,Ip:()=>h});var S=m(
54619),b=m(85368),T=m(88500);class P{detail;strings;done;end;valueEnd;dataStart;dataEnd;lengthStart;lengthEnd;from;to;scan=new T.s;signed=new Set;constructor(r,n,i){
this.detail=n,this.strings=i,this.scan.strings=i;const a=new Int32Array(n?8*r:r);this.done=new Uint8Array(n?r:0);const d=M=>a.subarray(M*r,(M+1)*r);this.end=d(0),
this.valueEnd=d(1),this.dataStart=d(2),this.dataEnd=d(3),this.lengthStart=d(4),this.lengthEnd=d(5),this.from=d(6),this.to=d(7)}}var D=m(78157),A=m(79725),_=m(4e4),
w=m(39150),f=m(45599);class p{scan=new T.s;ranges=new Map}const l=2;class g{walked;live;via;count=0;bytes=0;patches;signed=new Set;constructor(r,n,i){this.walked=
i,this.live=new Uint8Array(r),this.via=new Int32Array(n?r:0)}}async function x(u,{watched:r}={}){const{markings:n,referrers:i}=await C([u],{watched:r,detail:!0}),
{live:a,via:d}=n[0];return{live:a,via:d,referrers:i}}async function C(u,r={}){const n=new c(u,r);return await n.run(),n}function h(u,{repairs:r}){for(const{part:n,
number:i,value:a}of r)u[n].put(i,a)}const t=100,e=100,s=-2;function o(u){if(u instanceof f.Z6)return u.data.length+o(u.dict);if(Array.isArray(u))return 12*u.length;
if(!(u instanceof f.Bi))return t;let r=30*u.size;for(const n of u.values())Array.isArray(n)&&(r+=12*n.length);return r}class c{documents;markings;referrers=new Set;repairs=[];stack=[];current=0;watched;extent={
valueEnd:-1,dataStart:-1,dataEnd:-1,end:-1};kept=new A.R;strings;alias;constructor(r,{detail:n=!1,strings:i=!1,watched:a,alias:d}){if(this.documents=r,this.strings=
i,this.alias=d,this.markings=r.map(M=>new g(M.size,a!==void 0,E(M,i||n,i))),!!a){this.watched=new Uint8Array(r[0].size);for(const M of a)this.watched[M]=1}}async run(){
const{documents:r,stack:n}=this,[i]=r;for(const[a,d]of i.trailer)a!=="Encrypt"&&this.followValue(0,d);for(;n.length>0;){const a=n.pop(),d=a%r.length,M=i.job.pace.
step(this.follow(d,(a-d)/r.length));M&&await M}for(const{live:a,signed:d,walked:M}of this.markings)for(const R of M.signed)a[R]===1&&d.add(R)}visit(r,n){this.alias&&
({part:r,number:n}=this.alias(r,n)??{part:r,number:n}),this.watched&&this.watched[n]===1&&this.referrers.add(this.current);const i=this.markings[r],{live:a}=i;if(n>
0&&n<a.length&&a[n]!==0)return;const d=this.documents[r];if(n<=0||n>=a.length||!d.exists(n))return d.missed(n);a[n]=1,this.watched&&(i.via[n]=this.current),this.
stack.push(n*this.documents.length+r)}follow(r,n){const i=this.documents[r],a=this.markings[r],{walked:d}=a;if(this.current=n,a.count++,i.isChanged(n))return this.
followChanged(i,a,r,n);if(d.done[n]===1)return this.followAgain(i,a,r,n);const{scan:M,detail:R}=d;R||(M.used=0);const k=M.used,B=i.table.kind[n]===S.tL?this.walk(
i,d,n):this.walkPlace(i,n,M);return B<0||M.byteRange&&this.isSignature(d.signed,n)?this.forget(M,k).followRepaired(i,r,n):(a.bytes+=B,R&&(d.from[n]=k,d.to[n]=M.
used,d.valueEnd[n]=this.extent.valueEnd,d.done[n]=1),this.followMarks(r,M,k,M.used,M.lengthStart),e+B)}followChanged(r,n,i,a){const d=r.patched(a);if(!d){const U=r.
edited.get(a);return y(U)||U===null?this.followRepaired(r,i,a):(this.followValue(i,U),n.bytes+=o(U),e)}const{detail:M}=n.walked;if(d.references&&!M&&!r.suspect){
for(let U=d.first;U<d.last;U++)this.visit(i,d.references[U]);return n.bytes+=d.end-d.start,e}const{scan:R,ranges:k}=O(n);M||(R.used=0);const B=R.used,W=this.walkPlace(
r,a,R);return W<0||R.byteRange&&this.isSignature(n.signed,a)?this.forget(R,B).followRepaired(r,i,a):(n.bytes+=W,M&&k.set(a,{from:B,to:R.used,valueEnd:this.extent.
valueEnd}),this.followMarks(i,R,B,R.used,R.lengthStart),e+W)}followAgain(r,n,i,a){const{walked:d}=n;return n.bytes+=d.end[a]>0?d.end[a]-r.table.place[a]:t,this.
followMarks(i,d.scan,d.from[a],d.to[a],d.lengthStart[a]),e}isSignature(r,n){return r.add(n),this.strings}followMarks(r,{marks:n},i,a,d){const M=this.strings?d:s;
for(let R=i;R<a;R+=3)n[R]!==T.A&&n[R+1]!==M&&this.visit(r,n[R])}forget(r,n){return r.used=n,this}followRepaired(r,n,i){const a=r.get(i),d=y(a)?r.resolve(a):a;return d===
null?(this.markings[n].live[i]=l,this.markings[n].count--):this.repair(n,i,d),e}repair(r,n,i){this.repairs.push({part:r,number:n,value:i}),this.followValue(r,i)}followValue(r,n){
const i=[n];for(;i.length>0;){const a=i.pop();if(a instanceof f.oS)this.visit(a instanceof f.rV?a.part:r,a.number);else if(Array.isArray(a))for(const d of a)i.push(
d);else if(a instanceof f.Bi){a.has("ByteRange")&&this.markings[r].signed.add(this.current);for(const d of a.values())i.push(d)}else if(a instanceof f.Z6)for(const[
d,M]of a.dict)d!=="Length"&&i.push(M)}}walk(r,n,i){const{extent:a}=this,{bytes:d}=r,{scan:M}=n,R=r.bodies[i];M.forgetLength();const{kept:k}=this,B=!this.strings&&
r.recallEntries(i,k);B&&M.append(k.scan.marks,k.marksFrom,k.marksTo);const W=B?k.close+2:M.value(d,R,d.length);return W<0||d[W-1]===D.AV||!(0,b.x)(r,W,M,a)||r.suspect&&
!(0,w.D)(d,R,W)||M.doubtful&&(0,_.oC)(d,R,W)?-1:(a.dataStart<0&&(M.lengthStart=-1),n.end[i]=a.end,n.detail&&(n.dataStart[i]=a.dataStart,n.dataEnd[i]=a.dataEnd,n.
lengthStart[i]=M.lengthStart,n.lengthEnd[i]=M.lengthEnd),a.end-r.table.place[i])}walkPlace(r,n,i){const a=r.place(n);if(!a)return-1;const{bytes:d,start:M,end:R}=a;
i.forgetLength();const k=i.value(d,M,R);return i.lengthStart=-1,k<0&&!K(d,M,R)||v(d,M,R)||k>0&&d[k-1]===D.AV||k>=0&&(0,D.AN)(d,k,R)<R||r.suspect&&!(0,w.D)(d,M,R)||
i.doubtful&&(0,_.oC)(d,M,R)?-1:(this.extent.valueEnd=k<0?R:k,R-M)}}const y=u=>u instanceof f.oS&&!(u instanceof f.rV);function E(u,r,n){const i=u.walked;if(i?.strings===
n)return i;const a=new P(u.size,r,n);return r&&(u.walked=a),a}function O(u){return u.patches||(u.patches=new p,u.patches.scan.strings=u.walked.strings),u.patches}
function v(u,r,n){const i=(0,D.AN)(u,r,n);return i>=n||u[i]===D.yq&&(0,D.wb)(u,i,"null")}function K(u,r,n){for(let i=r;i<n;i++)if("<([/%".includes(String.fromCharCode(
u[i])))return!1;return!0}}),21996:((I,L,m)=>{m.d(L,{Av:()=>g,RJ:()=>h,V3:()=>C,vb:()=>t,zx:()=>l});var S=m(54619),b=m(93604),T=m(78157),P=m(88500);const D=2048,
A=65536,_=4,w=1<<20,f=1024,p="[^\\0\\t\\n\\f\\r ()<>[\\]{}/%#]";async function l(o,c){const{found:y,all:E}=await x(o,c),O=v=>[...new Set([...v,...E])].sort((K,u)=>K-
u);return Object.fromEntries(c.map(v=>[v,O(y[v])]))}async function g(o,c){const{found:y,all:E}=await x(o,c);for(const O of Object.values(y))for(const v of O)E.add(
v);return E}async function x(o,c){const y=c.map(K=>{const[u="",...r]=[...K].map(i=>i.replace(/\W/,"\\$&")),n=/\W/.test(K)?p:"\\w";return`${u}(?:${r.join("")}|${n}\
{0,${Math.max(0,K.length-2)}}#)`}),E=new RegExp(`/(?:${y.join("|")}|#)`,"g"),O=Object.fromEntries(c.map(K=>[K,new Set])),v=new Set;await h(o,(K,u,r,n)=>{const i=K.
toString("latin1",u,r);E.lastIndex=0;for(let a=E.exec(i);a;a=E.exec(i)){const d=n(u+a.index);d!==void 0&&(a[0].endsWith("#")?v.add(d):O[a[0].slice(1)].add(d))}});
for(const K of t(o))v.add(K);return{found:O,all:v}}async function C(o,c){const y=await l(o,c);return[...new Set(Object.values(y).flat())].sort((E,O)=>E-O)}async function h(o,c){
const{bytes:y,table:E}=o,O=e(o),v=new Int32Array(O.length);for(let i=0;i<O.length;i++)v[i]=E.place[O[i]];const K=(0,T.bS)(y),u=i=>O[(0,b.M)(v,i)-1],r=new P.s;let n=0;
for(let i=0;i<O.length;i++){const a=i+1===O.length,d=a?y.length:v[i+1],M=d-v[i]>D;if(!M&&!a&&d-n<A)continue;let R=d;if(M){v[i]>n&&c(K,n,v[i],u),r.reset();const B=r.
value(y,o.bodies[O[i]],d);n=v[i],B>=0&&(R=B)}c(K,n,R,u);const k=o.job.pace.step(_*(R-n));k&&await k,n=d}for(const[i,a]of s(o)){const d=o.objectStream(i),M=o.job.
pace.step(0);if(M&&await M,!d)continue;const R=new Set(a),{starts:k,numbers:B,data:W}=d,U=j=>{const $=B[(0,b.M)(k,j)-1];return $!==void 0&&R.has($)?$:void 0};for(let j=0;j<
W.length;j+=w){c((0,T.bS)(W),j,Math.min(j+w+f,W.length),U);const $=o.job.pace.step(_*w);$&&await $}}}function*t(o){for(let c=1;o.hasChanges&&c<o.size;c++)o.isChanged(
c)&&o.exists(c)&&(yield c)}function e(o){const{table:c,hasChanges:y}=o,E=[];let O=!0,v=-1;for(let K=1;K<c.size;K++){if(c.kind[K]!==S.tL||y&&o.isChanged(K))continue;
const u=c.place[K];O&&=u>=v,v=u,E.push(K)}return O?E:E.sort((K,u)=>c.place[K]-c.place[u])}function s(o){const{table:c,hasChanges:y}=o,E=new Map;for(let O=1;O<c.
size;O++){if(c.kind[O]!==S.UT||y&&o.isChanged(O))continue;const v=c.place[O],K=E.get(v);K?K.push(O):E.set(v,[O])}return E}}),90536:((I,L,m)=>{m.d(L,{C:()=>b,L:()=>T});
var S=m(45599);function b(P,D){const A=[P];for(;A.length>0;){const _=A.pop(),w=_ instanceof S.Z6?_.dict:_;if(Array.isArray(w))for(const f of w)A.push(f);else if(w instanceof
S.Bi){D(w);for(const f of w.values())A.push(f)}}}function T(P,D){const A=[];return b(P,_=>{A.length===0&&D(_)&&A.push(_)}),A.length>0}}),93604:((I,L,m)=>{m.d(L,
{B:()=>S,M:()=>b});const S=(P,D)=>T(P,D,!1),b=(P,D)=>T(P,D,!0);function T(P,D,A){let[_,w]=[0,P.length];for(;_<w;){const f=_+w>>1,p=P[f];p<D||A&&p===D?_=f+1:w=f}
return _}})};
