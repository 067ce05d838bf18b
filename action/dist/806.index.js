"use strict";exports.id=806,exports.ids=[806],exports.modules={45657:((I,A,p)=>{p.d(A,{Hn:()=>v,Kf:()=>D,RZ:()=>x,Vp:()=>E,YG:()=>b,vH:()=>P});function x(m,l){for(const r of l)
m.push(r)}const v=m=>m.slice();function P(m,l,r){const d=m.get(l);d?d.push(r):m.set(l,[r])}const D=m=>{let l=-1/0;for(const r of m)l=Math.max(l,r);return l},b=m=>{
let l=1/0;for(const r of m)l=Math.min(l,r);return l},E=m=>Number.isInteger(m)&&!Number.isSafeInteger(m)}),16132:((I,A,p)=>{p.r(A),p.d(A,{check_e_invoice:()=>D});
var x=p(92761),v=p(37320),P=p(21836);const D=async(E,m,l)=>{if((0,x.ec)(E.bytes))return{documents:[E],data:b(await(0,v.iU)(E.bytes,l.pace)),notes:[],facts:{}};const r=await(0,P.
E)(E.bytes,l,{password:m.open_password}),d=b(await(0,v.sw)(r));return{documents:[{...E,pageCount:r.pages.count}],data:d,notes:[],facts:{}}},b=({failures:E,warnings:m})=>({
passed:E.length===0,failures:E.map(l=>({...l})),warnings:m.map(l=>({...l}))})}),21281:((I,A,p)=>{p.d(A,{Ip:()=>l,XM:()=>u,Xb:()=>f,ds:()=>m,qg:()=>o});var x=p(59071),
v=p(70549),P=p(21115),D=p(824),b=p(1975),E=p(60912);const m=(0,v.n)(async h=>l(h,await(0,D.Br)(h)));function l(h,w){const a=(i,_)=>(0,x.wh)((0,b.sm)(w,i,_)[0]??
""),c=d(a("pdfaid","part"),a("pdfaid","conformance").toLowerCase()),n=r(a("pdfuaid","part"))?`PDF/UA-${a("pdfuaid","part")}`:void 0,t=[a("pdfxid","GTS_PDFXVersi\
on")||a("pdfx","GTS_PDFXVersion")||((0,x.Gh)(h.resolve((0,D._U)(h)?.get("GTS_PDFXVersion")))??""),a("pdfe","ISO_PDFEVersion"),a("pdfvtid","GTS_PDFVTVersion")],s=[
c?.name,n,...t.filter(i=>/^PDF\/[\w .:/()-]{1,40}$/.test(i))];return{archive:c,accessible:n,names:s.filter(i=>i!==void 0)}}const r=h=>/^[1-9]$/.test(h);function d(h,w){
if(!r(h))return;const a=/^[abuef]$/.test(w)?w:"";return{part:Number(h),level:a,name:`PDF/A-${h}${a}`}}function o(h,w,a,c){return w&&O(h,w,[P.dK.pdfaid]),f(a,c)}
const f=({name:h},w)=>({code:"pdfa_identification_removed",message:`The document no longer claims ${h}: ${w}.`});async function u(h){const w=await(0,D.Br)(h);if(!w)
return[];const{archive:a,accessible:c}=l(h,w);O(h,w,[P.dK.pdfaid,P.dK.pdfuaid]);const n=[a?.name,c].filter(e=>e!==void 0);return n.length>0?[g(n)]:[]}const g=h=>({
code:"conformance_dropped",message:`The result no longer claims ${h.join(" and ")}, because a merge cannot guarantee conformance.`});function O(h,w,a){w.properties.
some(({namespace:c})=>a.includes(c))&&(0,E._L)(h,(0,E.QH)(w,({namespace:c})=>a.includes(c),[]))}}),21115:((I,A,p)=>{p.d(A,{HC:()=>D,dK:()=>x,ee:()=>P});const x={
rdf:"http://www.w3.org/1999/02/22-rdf-syntax-ns#",xml:"http://www.w3.org/XML/1998/namespace",dc:"http://purl.org/dc/elements/1.1/",xmp:"http://ns.adobe.com/xap/\
1.0/",xmpMM:"http://ns.adobe.com/xap/1.0/mm/",pdf:"http://ns.adobe.com/pdf/1.3/",pdfaid:"http://www.aiim.org/pdfa/ns/id/",pdfuaid:"http://www.aiim.org/pdfua/ns/\
id/",pdfxid:"http://www.npes.org/pdfx/ns/id/",pdfx:"http://ns.adobe.com/pdfx/1.3/",pdfaExtension:"http://www.aiim.org/pdfa/ns/extension/",pdfaSchema:"http://www\
.aiim.org/pdfa/ns/schema#",pdfaProperty:"http://www.aiim.org/pdfa/ns/property#",fx:"urn:factur-x:pdfa:CrossIndustryDocument:invoice:1p0#",pdfe:"http://www.aiim.\
org/pdfe/ns/id/",pdfvtid:"http://www.npes.org/pdfvt/ns/id/",xfa:"http://www.xfa.org/schema/xfa-data/1.0/",ds:"http://www.w3.org/2000/09/xmldsig#"},v=new Map(Object.
entries(x));class P{uris=new Map;declared=[];known=new Map;enter(r){let d;for(const{name:o,value:f}of r){if(!D(o))continue;const u=o.slice(6),g=this.uris.get(u);
g?g.push(f):this.uris.set(u,[f]),(d??=[]).push(u)}this.declared.push(d??b),d&&this.known.clear()}leave(){const r=this.declared.pop()??b;for(const d of r)this.uris.
get(d).pop();r.length>0&&this.known.clear()}declares(r){return(this.uris.get(m(r))?.length??0)>0}ofElement(r){let d=this.known.get(r);if(!d){const o=m(r),f=this.
uris.get(o)?.at(-1)??v.get(o)??"";this.known.size===E&&this.known.clear(),this.known.set(r,d={namespace:f,local:r.slice(r.indexOf(":")+1)})}return d}ofAttribute(r){
return r.includes(":")?this.ofElement(r):{namespace:"",local:r}}}const D=l=>l==="xmlns"||l.startsWith("xmlns:"),b=[],E=1e3,m=l=>l.slice(0,Math.max(l.indexOf(":"),
0))}),824:((I,A,p)=>{p.d(A,{Br:()=>l,_6:()=>d,_U:()=>m});var x=p(58552),v=p(1975),P=p(17079),D=p(45599),b=p(59071),E=p(70549);function m(o){const f=o.resolve(o.
trailer.get("Info"));return f instanceof D.Bi?f:f instanceof D.Z6?f.dict:void 0}const l=(0,E.n)(r);async function r(o){const f=o.get(o.catalogNumber),u=f instanceof
D.Bi?o.resolve(f.get("Metadata")):null;if(!(u instanceof D.Z6))return;let g;try{g=o.decoded(u)}catch(O){if(!(O instanceof x.zU)||O.code==="cancelled")throw O;return v.
m}return(0,v.kg)(g,o.job.pace)}function d(o,f){const u=m(o),g=n=>o.resolve(u?.get(n)),O=(n,e,t=", ")=>{const s=(0,v.sm)(f,n,e).map(b.wh).filter(Boolean).join(t);
return s===""?null:s},h=(n,e)=>{const[t=""]=(0,v.sm)(f,n,e);return(0,b.wh)(t)||null},w=(n,e)=>(0,P._)((0,b.Gh)(g(n))??"")??(0,P._)(h("xmp",e)??"")??null,a=o.get(
o.catalogNumber),c=a instanceof D.Bi?(0,b.Gh)(o.resolve(a.get("Lang"))):null;return{title:(0,b.Gh)(g("Title"))??h("dc","title"),author:(0,b.Gh)(g("Author"))??O(
"dc","creator"),subject:(0,b.Gh)(g("Subject"))??h("dc","description"),keywords:(0,b.Gh)(g("Keywords"))??O("pdf","Keywords")??O("dc","subject"),creator:(0,b.Gh)(
g("Creator"))??h("xmp","CreatorTool"),producer:(0,b.Gh)(g("Producer"))??h("pdf","Producer"),created:w("CreationDate","CreateDate"),modified:w("ModDate","ModifyD\
ate"),language:c??h("dc","language")}}}),3907:((I,A,p)=>{p.d(A,{Rt:()=>u,X:()=>c,km:()=>D,ol:()=>v,xK:()=>f});var x=p(78157);const v=200,P=1e4;async function D(n,e,t){
const s=new b(n);for(let i=s.next();i;i=s.next()){if(t(i))return"left";const _=e.step((i.to-i.from)*4+50);_&&await _}return s.hasDocumentType?"document type":s.
malformed?"malformed":"well-formed"}class b{text;malformed=!1;hasDocumentType=!1;at=0;constructor(e){this.text=e}next(){const{text:e,at:t}=this;if(t>=e.length)return;
if(e.charCodeAt(t)!==E)return this.characters(t,this.nextTag(t));if(e.startsWith("<!--",t))return this.other(t,"-->",4);if(e.startsWith("<?",t))return this.other(
t,"?>",2);if(e.startsWith("<![CDATA[",t)){const i=e.indexOf("]]>",t);return i<0?this.end():(this.at=i+3,{kind:"text",text:e.slice(t+9,i),from:t,to:this.at})}return e.
startsWith("<!",t)?(this.hasDocumentType=e.startsWith("<!DOCTYPE",t),this.end()):(e.charCodeAt(t+1)===l?this.endTag(t):this.startTag(t))??this.fault(t,this.nextTag(
t+1))}other(e,t,s){const i=this.text.indexOf(t,e+s);return i<0?this.end():(this.at=i+t.length,{kind:"other",from:e,to:this.at})}endTag(e){const t=this.name(e+2),
s=this.blanks(t);if(!(t===e+2||this.text.charCodeAt(s)!==m))return this.at=s+1,{kind:"end",name:this.text.slice(e+2,t),from:e,to:this.at}}startTag(e){const{text:t}=this,
s=this.name(e+1);if(s===e+1)return;const i=t.slice(e+1,s),_=[];for(let M=s;;){const C=this.blanks(M),T=t.charCodeAt(C);if(T===m||T===l&&t.charCodeAt(C+1)===m)return this.
at=T===m?C+1:C+2,{kind:T===m?"start":"empty",name:i,attributes:_,from:e,to:this.at};const y=this.name(C),L=this.blanks(y),K=this.blanks(L+1),R=t[K];if(C===M||y===
C||t[L]!=="="||R!=='"'&&R!=="'")return;const S=t.indexOf(R,K+1),B=t.slice(K+1,Math.max(S,K+1)),W=B.includes("<")?void 0:d(B);if(S<0||W===void 0||_.length>=P)return;
_.push({name:t.slice(C,y),value:W,from:C,to:S+1}),M=S+1}}characters(e,t){const s=d(this.text.slice(e,t));return s===void 0?this.fault(e,t):(this.at=t,{kind:"tex\
t",text:s,from:e,to:t})}nextTag(e){const t=this.text.indexOf("<",e);return t<0?this.text.length:t}fault(e,t){return this.malformed=!0,this.at=t,{kind:"other",from:e,
to:t}}end(){this.malformed=!0,this.at=this.text.length}blanks(e){const{text:t}=this;for(;;){const s=t.charCodeAt(e);if(s!==32&&s!==9&&s!==10&&s!==13)return e;e++}}name(e){
const{text:t}=this;for(;e<t.length;e++){const s=t.charCodeAt(e);if(s<=32||s===l||s===m||s===E||s===61||s===34||s===39)break}return e}}const[E,m,l]=[60,62,47],r=new Map(
[["amp","&"],["lt","<"],["gt",">"],["quot",'"'],["apos","'"]]);function d(n){if(!n.includes("&"))return n;const e=[];let t=0;for(let s=n.indexOf("&");s>=0;s=n.indexOf(
"&",t)){const i=n.indexOf(";",s);if(i<0||i-s>12)return;const _=n.slice(s+1,i),M=r.get(_)??o(_);if(M===void 0)return;e.push(n.slice(t,s),M),t=i+1}return e.push(n.
slice(t)),e.join("")}function o(n){const e=/^#(?:x([\dA-Fa-f]+)|(\d+))$/.exec(n),t=e?parseInt(e[1]??e[2],e[1]===void 0?10:16):-1;return t>0&&t<=1114111&&!(t>=55296&&
t<=57343)?String.fromCodePoint(t):void 0}function f(n){const[e,t,s,i]=n;if(e===0&&t===0&&(s===254||s===0)||e===255&&t===254&&s===0&&i===0)return a(n);if(e===254&&
t===255||e===0&&t===60)return w(new TextDecoder("utf-16be").decode(n));if(e===255&&t===254||e===60&&t===0)return w(new TextDecoder("utf-16le").decode(n));const _=new TextDecoder().
decode(n);return w(_.includes("�")?Buffer.from(n).toString("latin1"):_)}function u(n){if(n[0]===0||n[1]===0||n[0]===254||n[0]===255)return f(n);const t=(0,x.bS)(
n).toString("latin1",0,g),s=O.exec(t)?.[1]?.toLowerCase()??"utf-8";if(h.has(s))try{return new TextDecoder(s,{fatal:!0}).decode(n)}catch{return}}const g=200,O=/^(?:\xef\xbb\xbf)?<\?xml\s[^>]*?encoding\s*=\s*["']([\w.-]+)["']/,
h=new Set(["utf-8","utf8","us-ascii","iso-8859-1","iso-8859-15","windows-1252"]),w=n=>n.startsWith("\uFEFF")?n.slice(1):n;function a(n){const e=new DataView(n.buffer,
n.byteOffset,n.byteLength),t=n[0]!==0,s=[];for(let i=0;i+4<=n.length;i+=4){const _=e.getUint32(i,t);if(_>1114111)return;s.push(String.fromCodePoint(_))}return w(
s.join(""))}const c=n=>n.replaceAll("&","&amp;").replaceAll("<","&lt;").replaceAll(">","&gt;").replaceAll('"',"&quot;")}),60912:((I,A,p)=>{p.d(A,{QH:()=>D,T3:()=>b,
_L:()=>r});var x=p(21115),v=p(3907),P=p(45599);function D(d,o,f){const{text:u,properties:g,end:O,about:h}=d,w=[];let a=0;for(const c of g.filter(o).sort((n,e)=>n.
from-e.from))c.from<a||(w.push(u.slice(a,c.from)),a=c.to);return w.push(u.slice(a,Math.max(O,a))),f.length>0&&w.push(E(f,h)),w.push(u.slice(Math.max(O,a))),l(w.
join(""))}function b(d){return`<?xpacket begin="\uFEFF" id="W5M0MpCehiHzreSzNTczkc9d"?>
<x:xmpmeta xmlns:x="adobe:ns:meta/">
<rdf:RDF xmlns:rdf="${x.dK.rdf}">
${E(d,"")}</rdf:RDF>
</x:xmpmeta>
<?xpacket end="w"?>`}function E(d,o){const u=[...new Set(d.map(({prefix:O})=>O))].map(O=>` xmlns:${O}="${x.dK[O]}"`).join(""),g=d.map(({prefix:O,name:h,form:w,values:a})=>`\
<${O}:${h}>${m(w,a)}</${O}:${h}>
`);return`<rdf:Description xmlns:rdf="${x.dK.rdf}" rdf:about="${(0,v.X)(o)}"${u}>
${g.join("")}</rdf:Description>
`}function m(d,o){const f=u=>o.map(g=>`<rdf:li${u}>${(0,v.X)(g)}</rdf:li>`).join("");switch(d){case"simple":return(0,v.X)(o[0]??"");case"alternative":return`<rd\
f:Alt>${f(' xml:lang="x-default"')}</rdf:Alt>`;case"ordered":return`<rdf:Seq>${f("")}</rdf:Seq>`;case"unordered":return`<rdf:Bag>${f("")}</rdf:Bag>`}}const l=d=>d.
replace(/^(\s*<\?xml\s[^>]*encoding\s*=\s*["'])[^"']*/,"$1UTF-8");function r(d,o){const f=d.catalog.get("Metadata"),u=d.resolve(f),g=u instanceof P.Z6?[...u.dict].
filter(([w])=>!["Filter","DecodeParms","Length"].includes(w)):[],O=new P.Bi([["Type",new P.SX("Metadata")],["Subtype",new P.SX("XML")],...g]),h=new P.Z6(O,Buffer.
from(o,"utf8"));(0,P.i9)(f)&&u instanceof P.Z6?d.put(f,h):d.edit(d.catalogNumber).set("Metadata",d.add(h))}}),1975:((I,A,p)=>{p.d(A,{kg:()=>b,m:()=>D,sm:()=>E});
var x=p(21115),v=p(3907);const P=1e5,D={text:"",properties:[],malformed:!0,end:-1,about:""};async function b(d,o){const f=(0,v.xK)(d);if(f===void 0)return D;const u=new l,
O=await(0,v.km)(f,o,h=>(u.take(h),u.broken))!=="well-formed"||u.depth>0||u.end<0||!u.declared;return{text:f,properties:u.properties,malformed:O,end:u.end,about:u.
about}}function E(d,o,f){return d?.properties.find(u=>u.name===f&&u.namespace===x.dK[o])?.values??[]}const m=-2;class l{properties=[];broken=!1;declared=!0;end=-1;about="";scope=new x.
ee;open=[];root=m;loose=!1;items=[];pieces=[];get depth(){return this.open.length}take(o){o.kind==="start"||o.kind==="empty"?(this.start(o.name,o.attributes,o.from),
o.kind==="empty"&&!this.broken&&this.close(o.name,o.to,o.to)):o.kind==="end"?this.close(o.name,o.from,o.to):o.kind==="text"&&this.isInProperty()&&this.pieces.push(
o.text)}isInProperty(){return this.root!==m&&this.open.length>this.root+2}start(o,f,u){if(this.open.length>=v.ol&&(this.broken=!0),this.broken)return;this.scope.
enter(f);const g=this.scope.ofElement(o),O=g.namespace===x.dK.rdf,h=O&&g.local==="li";this.root===m&&this.end<0&&O&&g.local==="Description"&&(this.root=this.open.
length-1,this.loose=!0);const w=this.open.length-this.root,a=h?f.find(({name:c})=>c==="xml:lang")?.value:void 0;if(this.open.push({name:o,...g,from:u,language:a}),
this.root===m){if(!O||g.local!=="RDF"||this.end>=0)return;this.root=this.open.length-1,this.declared=this.scope.declares(o)}else if(w===1)this.describe(f);else if(w===
2){this.items=[];const c=f.find(({name:n})=>this.isRdf(n,"resource"));this.pieces=c?[c.value]:[]}else h&&(this.pieces=[])}describe(o){for(const{name:f,value:u,from:g,
to:O}of o){if((0,x.HC)(f))continue;const{namespace:h,local:w}=this.scope.ofAttribute(f);h===x.dK.rdf&&w==="about"&&(this.about=u),!(h===""||h===x.dK.rdf||h===x.
dK.xml)&&this.add({namespace:h,name:w,values:[u],from:g,to:O})}}close(o,f,u){const g=this.open.pop();if(g?.name!==o){this.broken=!0;return}this.scope.leave();const O=this.
open.length-this.root;if(this.root!==m)if(O===0)this.end=f,this.root=m;else if(O===1&&this.loose)this.root=m,this.loose=!1;else if(O===2){const h=this.items.length>
0?r(this.items):[this.pieces.join("").trim()];this.add({namespace:g.namespace,name:g.local,values:h,from:g.from,to:u})}else O>2&&g.namespace===x.dK.rdf&&g.local===
"li"&&(this.items.push({text:this.pieces.join("").trim(),language:g.language}),this.pieces=[])}add(o){this.properties.length<P?this.properties.push(o):this.broken=
!0}isRdf(o,f){const u=this.scope.ofAttribute(o);return u.local===f&&u.namespace===x.dK.rdf}}function r(d){const o=d.findIndex(({language:u})=>u?.toLowerCase()===
"x-default"),f=d.map(({text:u})=>u);return o>0?[f[o],...f.slice(0,o),...f.slice(o+1)]:f}}),81077:((I,A,p)=>{p.d(A,{BX:()=>m,H6:()=>l,MN:()=>r,Pu:()=>b,Zc:()=>E,
r6:()=>d});var x=p(45599),v=p(93604),P=p(9819);const D=64,b=a=>typeof a=="number"?String(a):Buffer.from(a.bytes).toString("latin1");async function E(a,c,n){const e=[];
for(const t of await f(a,c,0,n)){for(const i of g(a,t,n))e.push(i);const s=a.job.pace.step(o);s&&await s}return e}async function m(a,c,n,e,t,s){const i=await f(
a,c,n,e,s);for(let _=i.length-1;_>=0;_--){const M=i[_],C=g(a,M,e),T=C.filter(([R,S])=>!t(R,S)),y=a.job.pace.step(o+C.length*o);y&&await y,T.length<C.length&&(a.
edit(M.holder),M.dict.set(e,h(T)),M.changed=!0);for(const R of M.repeats)a.edit(M.holder),M.dict.delete(R),M.changed=!0;if(M.emptyKids){const R=(a.array(M.dict.
get("Kids"))??[]).filter(S=>!M.emptyKids.has(a.dict(S)));a.edit(M.holder),M.dict.set("Kids",R),M.changed=!0}if(!M.changed)continue;const L=a.array(M.dict.get("K\
ids"))??[];M.empty=T.length===0&&L.length===0;const K=M.parent;K&&(K.changed=!0,M.empty?(K.emptyKids??=new Set).add(M.dict):O(a,M,T,L))}return i[0]?.empty??!1}function l(a,c,n){
if(c.length<=D)return(0,x.jd)({[n]:h(c)});let e=[];for(const t of w(c)){const[s,i]=[t[0][0],t.at(-1)[0]];e.push({ref:a.add((0,x.jd)({Limits:[s,i],[n]:h(t)})),low:s,
high:i})}for(;e.length>D;)e=w(e).map(t=>{const[s,i]=[t[0].low,t.at(-1).high];return{ref:a.add((0,x.jd)({Limits:[s,i],Kids:t.map(({ref:_})=>_)})),low:s,high:i}});
return(0,x.jd)({Kids:e.map(({ref:t})=>t)})}async function r(a,c){const{pace:n}=a.job,e=[];for(const[t,s]of c){e.push([(0,x.Px)(t),s]);const i=n.step(10*o);i&&await i}
return l(a,await d(a,e),"Names")}async function d(a,c){const{pace:n}=a.job,e=[];for(const s of c){e.push({entry:s,key:b(s[0])});const i=n.step(o);i&&await i}return(await(0,v.
qZ)(e,(s,i)=>s.key<i.key?-1:s.key>i.key?1:0,n)).map(({entry:s})=>s)}const o=100;async function f(a,c,n,e,t){const s=new P.b9(a),i=new Set,_=T=>i.size<i.add(T).size,
M=[],C=[{value:c??null,holder:n,parent:void 0}];for(let T=C.pop();T!==void 0;T=C.pop()){s.spend(1);const y=a.dict(T.value);if(!y||!_(y)||t&&T.parent&&!u(a,y,t))
continue;const L=[],K=U=>{const $=a.array(y.get(U));return!$||_($)?$??[]:(L.push(U),[])},R=K(e).length>>1,S=K("Kids"),B={dict:y,holder:(0,P.Kd)(T.value,T.holder),
parent:T.parent,repeats:L};M.push(B),s.spend(R);for(let U=S.length-1;U>=0;U--)C.push({value:S[U],holder:(0,P.Kd)(y.get("Kids"),B.holder),parent:B});const W=a.job.
pace.step(o+R*o);W&&await W}return M}function u(a,c,n){const[e,t]=a.array(c.get("Limits"))??[];return typeof e!="number"||typeof t!="number"||n(e,t)}function g(a,{
dict:c,repeats:n},e){const t=n.includes(e)?void 0:a.array(c.get(e));if(!t)return[];const s=[];for(let i=0;i+1<t.length;i+=2){const _=a.resolve(t[i]);(e==="Names"?
_ instanceof x.Mx:typeof _=="number")&&s.push([_,t[i+1]])}return s}function O(a,c,n,e){const t=_=>a.array(a.dict(_)?.get("Limits"))??[],s=n[0]?.[0]??t(e[0])[0],
i=n.at(-1)?.[0]??t(e.at(-1))[1];a.edit(c.holder),s!==void 0&&i!==void 0?c.dict.set("Limits",[s,i]):c.dict.delete("Limits")}function h(a){const c=[];for(const[n,
e]of a)c.push(n,e);return c}function w(a){const c=[];for(let n=0;n<a.length;n+=D)c.push(a.slice(n,n+D));return c}}),70549:((I,A,p)=>{p.d(A,{n:()=>x});function x(v){
const P=new WeakMap;return D=>{if(D.hasChanges)return v(D);const b=P.get(D);if(b)return b.answer;const E=v(D);return P.set(D,{answer:E}),E}}}),9819:((I,A,p)=>{p.
d(A,{J7:()=>P,Kd:()=>E,Wo:()=>m,_i:()=>b,b9:()=>D});var x=p(42973),v=p(45599);class P{document;gone=new Set;chased=new Set;constructor(r){this.document=r}remove(r){
const{catalog:d,catalogNumber:o,pages:f}=this.document,u=d.get("Pages");r===o||(0,v.i9)(u)&&r===u.number||f.holds(r)||(this.gone.add(r),this.document.remove(r))}chase(r){
this.chased.add(r)}removed(){return this.gone}takeChased(){const r=this.chased;return this.chased=new Set,r}isGone(r){return(0,v.i9)(r)&&this.gone.has(r.number)}}
class D{most;left;constructor(r){this.most=this.left=r.job.limits.nodes}spend=r=>{if(this.left-=r,this.left<0)throw(0,x.F)("nodes",`The document has more than ${this.
most} fields, bookmarks, names and structure elements`,"Remove bookmarks or tags with another program first")}}class b{seen;beyond=new Set;allowance;constructor(r,d=new D(
r)){this.allowance=d,this.seen=new Uint8Array((r.size>>3)+1)}first(r){if(this.allowance.spend(1),!(0,v.i9)(r))return!0;const{number:d}=r,o=d>>3;if(o>=this.seen.
length)return this.beyond.size<this.beyond.add(d).size;const f=1<<(d&7),u=(this.seen[o]&f)===0;return this.seen[o]|=f,u}}function E(l,r){return(0,v.i9)(l)?l.number:
r}function m(l,r){const d=l.catalog.get(r),o=l.dict(d);return o&&{dict:o,holder:E(d,l.catalogNumber)}}}),21996:((I,A,p)=>{p.d(A,{Av:()=>f,RJ:()=>O,V3:()=>g,vb:()=>h,
zx:()=>o});var x=p(54619),v=p(93604),P=p(78157),D=p(88500);const b=2048,E=65536,m=4,l=1<<20,r=1024,d="[^\\0\\t\\n\\f\\r ()<>[\\]{}/%#]";async function o(c,n){const{
found:e,all:t}=await u(c,n),s=i=>[...new Set([...i,...t])].sort((_,M)=>_-M);return Object.fromEntries(n.map(i=>[i,s(e[i])]))}async function f(c,n){const{found:e,
all:t}=await u(c,n);for(const s of Object.values(e))for(const i of s)t.add(i);return t}async function u(c,n){const e=n.map(_=>{const[M="",...C]=[..._].map(y=>y.
replace(/\W/,"\\$&")),T=/\W/.test(_)?d:"\\w";return`${M}(?:${C.join("")}|${T}{0,${Math.max(0,_.length-2)}}#)`}),t=new RegExp(`/(?:${e.join("|")}|#)`,"g"),s=Object.
fromEntries(n.map(_=>[_,new Set])),i=new Set;await O(c,(_,M,C,T)=>{const y=_.toString("latin1",M,C);t.lastIndex=0;for(let L=t.exec(y);L;L=t.exec(y)){const K=T(M+
L.index);K!==void 0&&(L[0].endsWith("#")?i.add(K):s[L[0].slice(1)].add(K))}});for(const _ of h(c))i.add(_);return{found:s,all:i}}async function g(c,n){const e=await o(
c,n);return[...new Set(Object.values(e).flat())].sort((t,s)=>t-s)}async function O(c,n){const{bytes:e,table:t}=c,s=w(c),i=new Int32Array(s.length);for(let y=0;y<
s.length;y++)i[y]=t.place[s[y]];const _=(0,P.bS)(e),M=y=>s[(0,v.MJ)(i,y)-1],C=new D.s;let T=0;for(let y=0;y<s.length;y++){const L=y+1===s.length,K=L?e.length:i[y+
1],R=K-i[y]>b;if(!R&&!L&&K-T<E)continue;let S=K;if(R){i[y]>T&&n(_,T,i[y],M),C.reset();const W=C.value(e,c.bodies[s[y]],K);T=i[y],W>=0&&(S=W)}n(_,T,S,M);const B=c.
job.pace.step(m*(S-T));B&&await B,T=K}for(const[y,L]of a(c)){const K=c.objectStream(y),R=c.job.pace.step(0);if(R&&await R,!K)continue;const S=new Set(L),{starts:B,
numbers:W,data:U}=K,$=j=>{const k=W[(0,v.MJ)(B,j)-1];return k!==void 0&&S.has(k)?k:void 0};for(let j=0;j<U.length;j+=l){n((0,P.bS)(U),j,Math.min(j+l+r,U.length),
$);const k=c.job.pace.step(m*l);k&&await k}}}function*h(c){for(let n=1;c.hasChanges&&n<c.size;n++)c.isChanged(n)&&c.exists(n)&&(yield n)}function w(c){const{table:n,
hasChanges:e}=c,t=[];let s=!0,i=-1;for(let _=1;_<n.size;_++){if(n.kind[_]!==x.tL||e&&c.isChanged(_))continue;const M=n.place[_];s&&=M>=i,i=M,t.push(_)}return s?
t:t.sort((_,M)=>n.place[_]-n.place[M])}function a(c){const{table:n,hasChanges:e}=c,t=new Map;for(let s=1;s<n.size;s++){if(n.kind[s]!==x.UT||e&&c.isChanged(s))continue;
const i=n.place[s],_=t.get(i);_?_.push(s):t.set(i,[s])}return t}}),87773:((I,A,p)=>{p.d(A,{$:()=>v});const x=2e3;async function*v(P,D){for(const b of D){yield[b,
P.get(b)];const E=P.job.pace.step(x);E&&await E}}}),90536:((I,A,p)=>{p.d(A,{C:()=>v,L:()=>P});var x=p(45599);function v(D,b){const E=[D];for(;E.length>0;){const m=E.
pop(),l=m instanceof x.Z6?m.dict:m;if(Array.isArray(l))for(const r of l)E.push(r);else if(l instanceof x.Bi){b(l);for(const r of l.values())E.push(r)}}}function P(D,b){
const E=[];return v(D,m=>{E.length===0&&b(m)&&E.push(m)}),E.length>0}}),93604:((I,A,p)=>{p.d(A,{BC:()=>b,MJ:()=>E,p9:()=>P,qZ:()=>D});const x=1e3,v=3e5;function*P(l,r){
if(l.length<=x)return[...l].sort(r);let d=[];for(let o=0;o<l.length;o+=x){for(const f of l.slice(o,o+x).sort(r))d.push(f);yield v}for(let o=x;o<d.length;o*=2){const f=[];
for(let u=0;u<d.length;u+=2*o){const g=Math.min(u+o,d.length),O=Math.min(g+o,d.length);for(let h=u,w=g;h<g||w<O;){const a=w===O||h<g&&r(d[h],d[w])<=0;f.push(a?d[h++]:
d[w++]),f.length%x===0&&(yield v)}}d=f}return d}async function D(l,r,d){const o=P(l,r);for(;;){const{done:f,value:u}=o.next();if(f)return u;const g=d.step(u);g&&
await g}}const b=(l,r)=>m(l,r,!1),E=(l,r)=>m(l,r,!0);function m(l,r,d){let[o,f]=[0,l.length];for(;o<f;){const u=o+f>>1,g=l[u];g<r||d&&g===r?o=u+1:f=u}return o}})};
