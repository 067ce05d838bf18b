"use strict";exports.id=8317,exports.ids=[8317],exports.modules={98037:((R,C,p)=>{p.d(C,{K:()=>f,V:()=>i});var w=p(77598),P=p.n(w),D=p(81077),O=p(9819),v=p(34400),A=p(48249),
T=p(68973),E=p(77581),a=p(45599),l=p(59071);async function i(t){const o=(0,O.Wo)(t,"Names")?.dict.get("EmbeddedFiles");return(await(0,D.Zc)(t,o,"Names")).map(m=>{
const x=t.dict(m[1]),M=K=>(0,l.Gh)(t.resolve(x?.get(K)));return{entry:m,name:M("UF")??M("F")??(m[0]instanceof a.Mx?(0,l.Gh)(m[0]):null)}})}async function f(t,o,m,x){
const M=t.add(await h(t,o));e(t,(0,D.AN)([...m,[s(m,o.name),M]]));const K=t.edit(t.catalogNumber),b=new Set(x.map(([,y])=>(0,a.i9)(y)?y.number:y)),L=(t.array(K.
get("AF"))??[]).filter(y=>!b.has((0,a.i9)(y)?y.number:y));K.set("AF",[...L,M])}async function h(t,o){const{bytes:m,description:x,modified:M}=o,{pace:K}=t.job,b=(0,a.
jd)({Size:m.length,CheckSum:new a.Mx(await u(m,K)),ModDate:M===void 0?void 0:(0,E.wx)(M)}),L=await d(m,t.job),y=(0,a.jd)({Type:(0,a.UU)("EmbeddedFile"),Subtype:(0,a.
UU)(o.mimeType),Params:b,Filter:L?(0,a.UU)("FlateDecode"):void 0}),U=t.add(new a.Z6(y,L??m));return(0,a.jd)({Type:(0,a.UU)("Filespec"),F:(0,E.wx)(o.name),UF:(0,E.
wx)(o.name),Desc:x===void 0?void 0:(0,E.wx)(x),AFRelationship:(0,a.UU)(o.relationship),EF:(0,a.jd)({F:U,UF:U})})}const _=65536,g=.97,n=4;async function d(t,o){if(t.
length>4*_&&(0,A.Kc)(t.subarray(0,_)).length>_*g)return;const m=await(0,T.uM)(o).deflate(t,n);return m.length<t.length?m:void 0}const c=1<<20;async function u(t,o){
const m=r();if(!m)return(0,v.F)(t);for(let x=0;x<t.length;x+=c){m.update(t.subarray(x,x+c));const M=o.step(c);M&&await M}return m.digest()}function r(){try{return(0,w.
createHash)("md5")}catch{return}}function s(t,o){const m=new Set(t.map(([x])=>(0,D.Pu)(x)));for(let x=1;;x++){const M=(0,E.wx)(x===1?o:`${o} (${x})`);if(!m.has(
(0,D.Pu)(M)))return M}}function e(t,o){const m=t.add((0,D.H6)(t,o,"Names")),x=(0,O.Wo)(t,"Names");if(x){t.edit(x.holder),x.dict.set("EmbeddedFiles",m);return}const M=t.
add((0,a.jd)({EmbeddedFiles:m}));t.edit(t.catalogNumber).set("Names",M)}}),21281:((R,C,p)=>{p.d(C,{Ip:()=>E,XM:()=>h,Xb:()=>f,ds:()=>T,qg:()=>i});var w=p(59071),
P=p(70549),D=p(21115),O=p(824),v=p(1975),A=p(60912);const T=(0,P.n)(async n=>E(n,await(0,O.Br)(n)));function E(n,d){const c=(o,m)=>(0,w.wh)((0,v.sm)(d,o,m)[0]??
""),u=l(c("pdfaid","part"),c("pdfaid","conformance").toLowerCase()),r=a(c("pdfuaid","part"))?`PDF/UA-${c("pdfuaid","part")}`:void 0,e=[c("pdfxid","GTS_PDFXVersi\
on")||c("pdfx","GTS_PDFXVersion")||((0,w.Gh)(n.resolve((0,O._U)(n)?.get("GTS_PDFXVersion")))??""),c("pdfe","ISO_PDFEVersion"),c("pdfvtid","GTS_PDFVTVersion")],t=[
u?.name,r,...e.filter(o=>/^PDF\/[\w .:/()-]{1,40}$/.test(o))];return{archive:u,accessible:r,names:t.filter(o=>o!==void 0)}}const a=n=>/^[1-9]$/.test(n);function l(n,d){
if(!a(n))return;const c=/^[abuef]$/.test(d)?d:"";return{part:Number(n),level:c,name:`PDF/A-${n}${c}`}}function i(n,d,c,u){return d&&g(n,d,[D.dK.pdfaid]),f(c,u)}
const f=({name:n},d)=>({code:"pdfa_identification_removed",message:`The document no longer claims ${n}: ${d}.`});async function h(n){const d=await(0,O.Br)(n);if(!d)
return[];const{archive:c,accessible:u}=E(n,d);g(n,d,[D.dK.pdfaid,D.dK.pdfuaid]);const r=[c?.name,u].filter(s=>s!==void 0);return r.length>0?[_(r)]:[]}const _=n=>({
code:"conformance_dropped",message:`The result no longer claims ${n.join(" and ")}, because a merge cannot guarantee conformance.`});function g(n,d,c){d.properties.
some(({namespace:u})=>c.includes(u))&&(0,A._L)(n,(0,A.QH)(d,({namespace:u})=>c.includes(u),[]))}}),21115:((R,C,p)=>{p.d(C,{HC:()=>O,dK:()=>w,ee:()=>D});const w={
rdf:"http://www.w3.org/1999/02/22-rdf-syntax-ns#",xml:"http://www.w3.org/XML/1998/namespace",dc:"http://purl.org/dc/elements/1.1/",xmp:"http://ns.adobe.com/xap/\
1.0/",xmpMM:"http://ns.adobe.com/xap/1.0/mm/",pdf:"http://ns.adobe.com/pdf/1.3/",pdfaid:"http://www.aiim.org/pdfa/ns/id/",pdfuaid:"http://www.aiim.org/pdfua/ns/\
id/",pdfxid:"http://www.npes.org/pdfx/ns/id/",pdfx:"http://ns.adobe.com/pdfx/1.3/",pdfaExtension:"http://www.aiim.org/pdfa/ns/extension/",pdfaSchema:"http://www\
.aiim.org/pdfa/ns/schema#",pdfaProperty:"http://www.aiim.org/pdfa/ns/property#",fx:"urn:factur-x:pdfa:CrossIndustryDocument:invoice:1p0#",pdfe:"http://www.aiim.\
org/pdfe/ns/id/",pdfvtid:"http://www.npes.org/pdfvt/ns/id/",xfa:"http://www.xfa.org/schema/xfa-data/1.0/",ds:"http://www.w3.org/2000/09/xmldsig#"},P=new Map(Object.
entries(w));class D{uris=new Map;declared=[];known=new Map;enter(a){let l;for(const{name:i,value:f}of a){if(!O(i))continue;const h=i.slice(6),_=this.uris.get(h);
_?_.push(f):this.uris.set(h,[f]),(l??=[]).push(h)}this.declared.push(l??v),l&&this.known.clear()}leave(){const a=this.declared.pop()??v;for(const l of a)this.uris.
get(l).pop();a.length>0&&this.known.clear()}declares(a){return(this.uris.get(T(a))?.length??0)>0}ofElement(a){let l=this.known.get(a);if(!l){const i=T(a),f=this.
uris.get(i)?.at(-1)??P.get(i)??"";this.known.size===A&&this.known.clear(),this.known.set(a,l={namespace:f,local:a.slice(a.indexOf(":")+1)})}return l}ofAttribute(a){
return a.includes(":")?this.ofElement(a):{namespace:"",local:a}}}const O=E=>E==="xmlns"||E.startsWith("xmlns:"),v=[],A=1e3,T=E=>E.slice(0,Math.max(E.indexOf(":"),
0))}),824:((R,C,p)=>{p.d(C,{Br:()=>E,_6:()=>l,_U:()=>T});var w=p(58552),P=p(1975),D=p(17079),O=p(45599),v=p(59071),A=p(70549);function T(i){const f=i.resolve(i.
trailer.get("Info"));return f instanceof O.Bi?f:f instanceof O.Z6?f.dict:void 0}const E=(0,A.n)(a);async function a(i){const f=i.get(i.catalogNumber),h=f instanceof
O.Bi?i.resolve(f.get("Metadata")):null;if(!(h instanceof O.Z6))return;let _;try{_=i.decoded(h)}catch(g){if(!(g instanceof w.zU)||g.code==="cancelled")throw g;return P.
m}return(0,P.kg)(_,i.job.pace)}function l(i,f){const h=T(i),_=r=>i.resolve(h?.get(r)),g=(r,s,e=", ")=>{const t=(0,P.sm)(f,r,s).map(v.wh).filter(Boolean).join(e);
return t===""?null:t},n=(r,s)=>{const[e=""]=(0,P.sm)(f,r,s);return(0,v.wh)(e)||null},d=(r,s)=>(0,D._)((0,v.Gh)(_(r))??"")??(0,D._)(n("xmp",s)??"")??null,c=i.get(
i.catalogNumber),u=c instanceof O.Bi?(0,v.Gh)(i.resolve(c.get("Lang"))):null;return{title:(0,v.Gh)(_("Title"))??n("dc","title"),author:(0,v.Gh)(_("Author"))??g(
"dc","creator"),subject:(0,v.Gh)(_("Subject"))??n("dc","description"),keywords:(0,v.Gh)(_("Keywords"))??g("pdf","Keywords")??g("dc","subject"),creator:(0,v.Gh)(
_("Creator"))??n("xmp","CreatorTool"),producer:(0,v.Gh)(_("Producer"))??n("pdf","Producer"),created:d("CreationDate","CreateDate"),modified:d("ModDate","ModifyD\
ate"),language:u??n("dc","language")}}}),3907:((R,C,p)=>{p.d(C,{Rt:()=>h,X:()=>u,km:()=>O,ol:()=>P,xK:()=>f});var w=p(78157);const P=200,D=1e4;async function O(r,s,e){
const t=new v(r);for(let o=t.next();o;o=t.next()){if(e(o))return"left";const m=s.step((o.to-o.from)*4+50);m&&await m}return t.hasDocumentType?"document type":t.
malformed?"malformed":"well-formed"}class v{text;malformed=!1;hasDocumentType=!1;at=0;constructor(s){this.text=s}next(){const{text:s,at:e}=this;if(e>=s.length)return;
if(s.charCodeAt(e)!==A)return this.characters(e,this.nextTag(e));if(s.startsWith("<!--",e))return this.other(e,"-->",4);if(s.startsWith("<?",e))return this.other(
e,"?>",2);if(s.startsWith("<![CDATA[",e)){const o=s.indexOf("]]>",e);return o<0?this.end():(this.at=o+3,{kind:"text",text:s.slice(e+9,o),from:e,to:this.at})}return s.
startsWith("<!",e)?(this.hasDocumentType=s.startsWith("<!DOCTYPE",e),this.end()):(s.charCodeAt(e+1)===E?this.endTag(e):this.startTag(e))??this.fault(e,this.nextTag(
e+1))}other(s,e,t){const o=this.text.indexOf(e,s+t);return o<0?this.end():(this.at=o+e.length,{kind:"other",from:s,to:this.at})}endTag(s){const e=this.name(s+2),
t=this.blanks(e);if(!(e===s+2||this.text.charCodeAt(t)!==T))return this.at=t+1,{kind:"end",name:this.text.slice(s+2,e),from:s,to:this.at}}startTag(s){const{text:e}=this,
t=this.name(s+1);if(t===s+1)return;const o=e.slice(s+1,t),m=[];for(let x=t;;){const M=this.blanks(x),K=e.charCodeAt(M);if(K===T||K===E&&e.charCodeAt(M+1)===T)return this.
at=K===T?M+1:M+2,{kind:K===T?"start":"empty",name:o,attributes:m,from:s,to:this.at};const b=this.name(M),L=this.blanks(b),y=this.blanks(L+1),U=e[y];if(M===x||b===
M||e[L]!=="="||U!=='"'&&U!=="'")return;const I=e.indexOf(U,y+1),S=e.slice(y+1,Math.max(I,y+1)),B=S.includes("<")?void 0:l(S);if(I<0||B===void 0||m.length>=D)return;
m.push({name:e.slice(M,b),value:B,from:M,to:I+1}),x=I+1}}characters(s,e){const t=l(this.text.slice(s,e));return t===void 0?this.fault(s,e):(this.at=e,{kind:"tex\
t",text:t,from:s,to:e})}nextTag(s){const e=this.text.indexOf("<",s);return e<0?this.text.length:e}fault(s,e){return this.malformed=!0,this.at=e,{kind:"other",from:s,
to:e}}end(){this.malformed=!0,this.at=this.text.length}blanks(s){const{text:e}=this;for(;;){const t=e.charCodeAt(s);if(t!==32&&t!==9&&t!==10&&t!==13)return s;s++}}name(s){
const{text:e}=this;for(;s<e.length;s++){const t=e.charCodeAt(s);if(t<=32||t===E||t===T||t===A||t===61||t===34||t===39)break}return s}}const[A,T,E]=[60,62,47],a=new Map(
[["amp","&"],["lt","<"],["gt",">"],["quot",'"'],["apos","'"]]);function l(r){if(!r.includes("&"))return r;const s=[];let e=0;for(let t=r.indexOf("&");t>=0;t=r.indexOf(
"&",e)){const o=r.indexOf(";",t);if(o<0||o-t>12)return;const m=r.slice(t+1,o),x=a.get(m)??i(m);if(x===void 0)return;s.push(r.slice(e,t),x),e=o+1}return s.push(r.
slice(e)),s.join("")}function i(r){const s=/^#(?:x([\dA-Fa-f]+)|(\d+))$/.exec(r),e=s?parseInt(s[1]??s[2],s[1]===void 0?10:16):-1;return e>0&&e<=1114111&&!(e>=55296&&
e<=57343)?String.fromCodePoint(e):void 0}function f(r){const[s,e,t,o]=r;if(s===0&&e===0&&(t===254||t===0)||s===255&&e===254&&t===0&&o===0)return c(r);if(s===254&&
e===255||s===0&&e===60)return d(new TextDecoder("utf-16be").decode(r));if(s===255&&e===254||s===60&&e===0)return d(new TextDecoder("utf-16le").decode(r));const m=new TextDecoder().
decode(r);return d(m.includes("�")?Buffer.from(r).toString("latin1"):m)}function h(r){if(r[0]===0||r[1]===0||r[0]===254||r[0]===255)return f(r);const e=(0,w.bS)(
r).toString("latin1",0,_),t=g.exec(e)?.[1]?.toLowerCase()??"utf-8";if(n.has(t))try{return new TextDecoder(t,{fatal:!0}).decode(r)}catch{return}}const _=200,g=/^(?:\xef\xbb\xbf)?<\?xml\s[^>]*?encoding\s*=\s*["']([\w.-]+)["']/,
n=new Set(["utf-8","utf8","us-ascii","iso-8859-1","iso-8859-15","windows-1252"]),d=r=>r.startsWith("\uFEFF")?r.slice(1):r;function c(r){const s=new DataView(r.buffer,
r.byteOffset,r.byteLength),e=r[0]!==0,t=[];for(let o=0;o+4<=r.length;o+=4){const m=s.getUint32(o,e);if(m>1114111)return;t.push(String.fromCodePoint(m))}return d(
t.join(""))}const u=r=>r.replaceAll("&","&amp;").replaceAll("<","&lt;").replaceAll(">","&gt;").replaceAll('"',"&quot;")}),60912:((R,C,p)=>{p.d(C,{QH:()=>O,T3:()=>v,
_L:()=>a});var w=p(21115),P=p(3907),D=p(45599);function O(l,i,f){const{text:h,properties:_,end:g,about:n}=l,d=[];let c=0;for(const u of _.filter(i).sort((r,s)=>r.
from-s.from))u.from<c||(d.push(h.slice(c,u.from)),c=u.to);return d.push(h.slice(c,Math.max(g,c))),f.length>0&&d.push(A(f,n)),d.push(h.slice(Math.max(g,c))),E(d.
join(""))}function v(l){return`<?xpacket begin="\uFEFF" id="W5M0MpCehiHzreSzNTczkc9d"?>
<x:xmpmeta xmlns:x="adobe:ns:meta/">
<rdf:RDF xmlns:rdf="${w.dK.rdf}">
${A(l,"")}</rdf:RDF>
</x:xmpmeta>
<?xpacket end="w"?>`}function A(l,i){const h=[...new Set(l.map(({prefix:g})=>g))].map(g=>` xmlns:${g}="${w.dK[g]}"`).join(""),_=l.map(({prefix:g,name:n,form:d,values:c})=>`\
<${g}:${n}>${T(d,c)}</${g}:${n}>
`);return`<rdf:Description xmlns:rdf="${w.dK.rdf}" rdf:about="${(0,P.X)(i)}"${h}>
${_.join("")}</rdf:Description>
`}function T(l,i){const f=h=>i.map(_=>`<rdf:li${h}>${(0,P.X)(_)}</rdf:li>`).join("");switch(l){case"simple":return(0,P.X)(i[0]??"");case"alternative":return`<rd\
f:Alt>${f(' xml:lang="x-default"')}</rdf:Alt>`;case"ordered":return`<rdf:Seq>${f("")}</rdf:Seq>`;case"unordered":return`<rdf:Bag>${f("")}</rdf:Bag>`}}const E=l=>l.
replace(/^(\s*<\?xml\s[^>]*encoding\s*=\s*["'])[^"']*/,"$1UTF-8");function a(l,i){const f=l.catalog.get("Metadata"),h=l.resolve(f),_=h instanceof D.Z6?[...h.dict].
filter(([d])=>!["Filter","DecodeParms","Length"].includes(d)):[],g=new D.Bi([["Type",new D.SX("Metadata")],["Subtype",new D.SX("XML")],..._]),n=new D.Z6(g,Buffer.
from(i,"utf8"));(0,D.i9)(f)&&h instanceof D.Z6?l.put(f,n):l.edit(l.catalogNumber).set("Metadata",l.add(n))}}),1975:((R,C,p)=>{p.d(C,{kg:()=>v,m:()=>O,sm:()=>A});
var w=p(21115),P=p(3907);const D=1e5,O={text:"",properties:[],malformed:!0,end:-1,about:""};async function v(l,i){const f=(0,P.xK)(l);if(f===void 0)return O;const h=new E,
g=await(0,P.km)(f,i,n=>(h.take(n),h.broken))!=="well-formed"||h.depth>0||h.end<0||!h.declared;return{text:f,properties:h.properties,malformed:g,end:h.end,about:h.
about}}function A(l,i,f){return l?.properties.find(h=>h.name===f&&h.namespace===w.dK[i])?.values??[]}const T=-2;class E{properties=[];broken=!1;declared=!0;end=-1;about="";scope=new w.
ee;open=[];root=T;loose=!1;items=[];pieces=[];get depth(){return this.open.length}take(i){i.kind==="start"||i.kind==="empty"?(this.start(i.name,i.attributes,i.from),
i.kind==="empty"&&!this.broken&&this.close(i.name,i.to,i.to)):i.kind==="end"?this.close(i.name,i.from,i.to):i.kind==="text"&&this.isInProperty()&&this.pieces.push(
i.text)}isInProperty(){return this.root!==T&&this.open.length>this.root+2}start(i,f,h){if(this.open.length>=P.ol&&(this.broken=!0),this.broken)return;this.scope.
enter(f);const _=this.scope.ofElement(i),g=_.namespace===w.dK.rdf,n=g&&_.local==="li";this.root===T&&this.end<0&&g&&_.local==="Description"&&(this.root=this.open.
length-1,this.loose=!0);const d=this.open.length-this.root,c=n?f.find(({name:u})=>u==="xml:lang")?.value:void 0;if(this.open.push({name:i,..._,from:h,language:c}),
this.root===T){if(!g||_.local!=="RDF"||this.end>=0)return;this.root=this.open.length-1,this.declared=this.scope.declares(i)}else if(d===1)this.describe(f);else if(d===
2){this.items=[];const u=f.find(({name:r})=>this.isRdf(r,"resource"));this.pieces=u?[u.value]:[]}else n&&(this.pieces=[])}describe(i){for(const{name:f,value:h,from:_,
to:g}of i){if((0,w.HC)(f))continue;const{namespace:n,local:d}=this.scope.ofAttribute(f);n===w.dK.rdf&&d==="about"&&(this.about=h),!(n===""||n===w.dK.rdf||n===w.
dK.xml)&&this.add({namespace:n,name:d,values:[h],from:_,to:g})}}close(i,f,h){const _=this.open.pop();if(_?.name!==i){this.broken=!0;return}this.scope.leave();const g=this.
open.length-this.root;if(this.root!==T)if(g===0)this.end=f,this.root=T;else if(g===1&&this.loose)this.root=T,this.loose=!1;else if(g===2){const n=this.items.length>
0?a(this.items):[this.pieces.join("").trim()];this.add({namespace:_.namespace,name:_.local,values:n,from:_.from,to:h})}else g>2&&_.namespace===w.dK.rdf&&_.local===
"li"&&(this.items.push({text:this.pieces.join("").trim(),language:_.language}),this.pieces=[])}add(i){this.properties.length<D?this.properties.push(i):this.broken=
!0}isRdf(i,f){const h=this.scope.ofAttribute(i);return h.local===f&&h.namespace===w.dK.rdf}}function a(l){const i=l.findIndex(({language:h})=>h?.toLowerCase()===
"x-default"),f=l.map(({text:h})=>h);return i>0?[f[i],...f.slice(0,i),...f.slice(i+1)]:f}}),81077:((R,C,p)=>{p.d(C,{AN:()=>a,BX:()=>A,H6:()=>T,MN:()=>E,Pu:()=>O,
Zc:()=>v});var w=p(45599),P=p(9819);const D=64,O=n=>typeof n=="number"?String(n):Buffer.from(n.bytes).toString("latin1");async function v(n,d,c){const u=[];for(const r of await i(
n,d,0,c)){for(const e of h(n,r,c))u.push(e);const s=n.job.pace.step(l);s&&await s}return u}async function A(n,d,c,u,r,s){const e=await i(n,d,c,u,s);for(let t=e.
length-1;t>=0;t--){const o=e[t],m=h(n,o,u),x=m.filter(([L,y])=>!r(L,y)),M=n.job.pace.step(l+m.length*l);M&&await M,x.length<m.length&&(n.edit(o.holder),o.dict.set(
u,x.flat()),o.changed=!0);for(const L of o.repeats)n.edit(o.holder),o.dict.delete(L),o.changed=!0;if(o.emptyKids){const L=(n.array(o.dict.get("Kids"))??[]).filter(
y=>!o.emptyKids.has(n.dict(y)));n.edit(o.holder),o.dict.set("Kids",L),o.changed=!0}if(!o.changed)continue;const K=n.array(o.dict.get("Kids"))??[];o.empty=x.length===
0&&K.length===0;const b=o.parent;b&&(b.changed=!0,o.empty?(b.emptyKids??=new Set).add(o.dict):_(n,o,x,K))}return e[0]?.empty??!1}function T(n,d,c){if(d.length<=
D)return(0,w.jd)({[c]:d.flat()});let u=[];for(const r of g(d)){const[s,e]=[r[0][0],r.at(-1)[0]];u.push({ref:n.add((0,w.jd)({Limits:[s,e],[c]:r.flat()})),low:s,high:e})}
for(;u.length>D;)u=g(u).map(r=>{const[s,e]=[r[0].low,r.at(-1).high];return{ref:n.add((0,w.jd)({Limits:[s,e],Kids:r.map(({ref:t})=>t)})),low:s,high:e}});return(0,w.
jd)({Kids:u.map(({ref:r})=>r)})}async function E(n,d){const{pace:c}=n.job,u=[];for(const[e,t]of d){u.push([(0,w.Px)(e),t]);const o=c.step(10*l);o&&await o}const r=a(
u),s=c.step(r.length*10*l);return s&&await s,T(n,r,"Names")}function a(n){return n.map(d=>({entry:d,key:O(d[0])})).sort((d,c)=>d.key<c.key?-1:d.key>c.key?1:0).map(
({entry:d})=>d)}const l=100;async function i(n,d,c,u,r){const s=new P.b9(n),e=new Set,t=x=>e.size<e.add(x).size,o=[],m=[{value:d??null,holder:c,parent:void 0}];
for(let x=m.pop();x!==void 0;x=m.pop()){s.spend(1);const M=n.dict(x.value);if(!M||!t(M)||r&&x.parent&&!f(n,M,r))continue;const K=[],b=S=>{const B=n.array(M.get(
S));return!B||t(B)?B??[]:(K.push(S),[])},L=b(u).length>>1,y=b("Kids"),U={dict:M,holder:(0,P.Kd)(x.value,x.holder),parent:x.parent,repeats:K};o.push(U),s.spend(L);
for(let S=y.length-1;S>=0;S--)m.push({value:y[S],holder:(0,P.Kd)(M.get("Kids"),U.holder),parent:U});const I=n.job.pace.step(l+L*l);I&&await I}return o}function f(n,d,c){
const[u,r]=n.array(d.get("Limits"))??[];return typeof u!="number"||typeof r!="number"||c(u,r)}function h(n,{dict:d,repeats:c},u){const r=c.includes(u)?void 0:n.
array(d.get(u));if(!r)return[];const s=[];for(let e=0;e+1<r.length;e+=2){const t=n.resolve(r[e]);(u==="Names"?t instanceof w.Mx:typeof t=="number")&&s.push([t,r[e+
1]])}return s}function _(n,d,c,u){const r=t=>n.array(n.dict(t)?.get("Limits"))??[],s=c[0]?.[0]??r(u[0])[0],e=c.at(-1)?.[0]??r(u.at(-1))[1];n.edit(d.holder),s!==
void 0&&e!==void 0?d.dict.set("Limits",[s,e]):d.dict.delete("Limits")}function g(n){const d=[];for(let c=0;c<n.length;c+=D)d.push(n.slice(c,c+D));return d}}),70549:((R,C,p)=>{
p.d(C,{n:()=>w});function w(P){const D=new WeakMap;return O=>{if(O.hasChanges)return P(O);const v=D.get(O);if(v)return v.answer;const A=P(O);return D.set(O,{answer:A}),
A}}}),9819:((R,C,p)=>{p.d(C,{J7:()=>D,Kd:()=>A,Wo:()=>T,_i:()=>v,b9:()=>O});var w=p(42973),P=p(45599);class D{document;gone=new Set;chased=new Set;constructor(a){
this.document=a}remove(a){const{catalog:l,catalogNumber:i,pages:f}=this.document,h=l.get("Pages");a===i||(0,P.i9)(h)&&a===h.number||f.holds(a)||(this.gone.add(a),
this.document.remove(a))}chase(a){this.chased.add(a)}removed(){return this.gone}takeChased(){const a=this.chased;return this.chased=new Set,a}isGone(a){return(0,P.
i9)(a)&&this.gone.has(a.number)}}class O{most;left;constructor(a){this.most=this.left=a.job.limits.nodes}spend=a=>{if(this.left-=a,this.left<0)throw(0,w.F)("nod\
es",`The document has more than ${this.most} fields, bookmarks, names and structure elements`,"Remove bookmarks or tags with another program first")}}class v{seen;beyond=new Set;allowance;constructor(a,l=new O(
a)){this.allowance=l,this.seen=new Uint8Array((a.size>>3)+1)}first(a){if(this.allowance.spend(1),!(0,P.i9)(a))return!0;const{number:l}=a,i=l>>3;if(i>=this.seen.
length)return this.beyond.size<this.beyond.add(l).size;const f=1<<(l&7),h=(this.seen[i]&f)===0;return this.seen[i]|=f,h}}function A(E,a){return(0,P.i9)(E)?E.number:
a}function T(E,a){const l=E.catalog.get(a),i=E.dict(l);return i&&{dict:i,holder:A(l,E.catalogNumber)}}})};
