"use strict";exports.id=806,exports.ids=[806],exports.modules={45657:((I,A,p)=>{p.d(A,{Hn:()=>v,Kf:()=>D,RZ:()=>x,Vp:()=>E,YG:()=>b,vH:()=>P});function x(_,f){for(const i of f)
_.push(i)}const v=_=>_.slice();function P(_,f,i){const u=_.get(f);u?u.push(i):_.set(f,[i])}const D=_=>{let f=-1/0;for(const i of _)f=Math.max(f,i);return f},b=_=>{
let f=1/0;for(const i of _)f=Math.min(f,i);return f},E=_=>Number.isInteger(_)&&!Number.isSafeInteger(_)}),16132:((I,A,p)=>{p.r(A),p.d(A,{check_e_invoice:()=>D});
var x=p(92761),v=p(37320),P=p(94518);const D=async(E,_,f)=>{if((0,x.ec)(E.bytes))return{documents:[E],data:b(await(0,v.iU)(E.bytes,f.pace)),notes:[],facts:{}};const i=await(0,P.
E)(E.bytes,f,{password:_.open_password}),u=b(await(0,v.sw)(i));return{documents:[{...E,pageCount:i.pages.count}],data:u,notes:[],facts:{}}},b=({failures:E,warnings:_})=>({
passed:E.length===0,failures:E.map(f=>({...f})),warnings:_.map(f=>({...f}))})}),21281:((I,A,p)=>{p.d(A,{Ip:()=>f,XM:()=>l,Xb:()=>d,ds:()=>_,qg:()=>o});var x=p(59071),
v=p(70549),P=p(21115),D=p(824),b=p(1975),E=p(60912);const _=(0,v.n)(async h=>f(h,await(0,D.Br)(h)));function f(h,w){const a=(r,g)=>(0,x.wh)((0,b.sm)(w,r,g)[0]??
""),c=u(a("pdfaid","part"),a("pdfaid","conformance").toLowerCase()),n=i(a("pdfuaid","part"))?`PDF/UA-${a("pdfuaid","part")}`:void 0,t=[a("pdfxid","GTS_PDFXVersi\
on")||a("pdfx","GTS_PDFXVersion")||((0,x.Gh)(h.resolve((0,D._U)(h)?.get("GTS_PDFXVersion")))??""),a("pdfe","ISO_PDFEVersion"),a("pdfvtid","GTS_PDFVTVersion")],s=[
c?.name,n,...t.filter(r=>/^PDF\/[\w .:/()-]{1,40}$/.test(r))];return{archive:c,accessible:n,names:s.filter(r=>r!==void 0)}}const i=h=>/^[1-9]$/.test(h);function u(h,w){
if(!i(h))return;const a=/^[abuef]$/.test(w)?w:"";return{part:Number(h),level:a,name:`PDF/A-${h}${a}`}}function o(h,w,a,c){return w&&O(h,w,[P.dK.pdfaid]),d(a,c)}
const d=({name:h},w)=>({code:"pdfa_identification_removed",message:`The document no longer claims ${h}: ${w}.`});async function l(h){const w=await(0,D.Br)(h);if(!w)
return[];const{archive:a,accessible:c}=f(h,w);O(h,w,[P.dK.pdfaid,P.dK.pdfuaid]);const n=[a?.name,c].filter(e=>e!==void 0);return n.length>0?[m(n)]:[]}const m=h=>({
code:"conformance_dropped",message:`The result no longer claims ${h.join(" and ")}, because a merge cannot guarantee conformance.`});function O(h,w,a){w.properties.
some(({namespace:c})=>a.includes(c))&&(0,E._L)(h,(0,E.QH)(w,({namespace:c})=>a.includes(c),[]))}}),21115:((I,A,p)=>{p.d(A,{HC:()=>D,dK:()=>x,ee:()=>P});const x={
rdf:"http://www.w3.org/1999/02/22-rdf-syntax-ns#",xml:"http://www.w3.org/XML/1998/namespace",dc:"http://purl.org/dc/elements/1.1/",xmp:"http://ns.adobe.com/xap/\
1.0/",xmpMM:"http://ns.adobe.com/xap/1.0/mm/",pdf:"http://ns.adobe.com/pdf/1.3/",pdfaid:"http://www.aiim.org/pdfa/ns/id/",pdfuaid:"http://www.aiim.org/pdfua/ns/\
id/",pdfxid:"http://www.npes.org/pdfx/ns/id/",pdfx:"http://ns.adobe.com/pdfx/1.3/",pdfaExtension:"http://www.aiim.org/pdfa/ns/extension/",pdfaSchema:"http://www\
.aiim.org/pdfa/ns/schema#",pdfaProperty:"http://www.aiim.org/pdfa/ns/property#",fx:"urn:factur-x:pdfa:CrossIndustryDocument:invoice:1p0#",pdfe:"http://www.aiim.\
org/pdfe/ns/id/",pdfvtid:"http://www.npes.org/pdfvt/ns/id/",xfa:"http://www.xfa.org/schema/xfa-data/1.0/",ds:"http://www.w3.org/2000/09/xmldsig#"},v=new Map(Object.
entries(x));class P{uris=new Map;declared=[];known=new Map;enter(i){let u;for(const{name:o,value:d}of i){if(!D(o))continue;const l=o.slice(6),m=this.uris.get(l);
m?m.push(d):this.uris.set(l,[d]),(u??=[]).push(l)}this.declared.push(u??b),u&&this.known.clear()}leave(){const i=this.declared.pop()??b;for(const u of i)this.uris.
get(u).pop();i.length>0&&this.known.clear()}declares(i){return(this.uris.get(_(i))?.length??0)>0}ofElement(i){let u=this.known.get(i);if(!u){const o=_(i),d=this.
uris.get(o)?.at(-1)??v.get(o)??"";this.known.size===E&&this.known.clear(),this.known.set(i,u={namespace:d,local:i.slice(i.indexOf(":")+1)})}return u}ofAttribute(i){
return i.includes(":")?this.ofElement(i):{namespace:"",local:i}}}const D=f=>f==="xmlns"||f.startsWith("xmlns:"),b=[],E=1e3,_=f=>f.slice(0,Math.max(f.indexOf(":"),
0))}),824:((I,A,p)=>{p.d(A,{Br:()=>f,_6:()=>u,_U:()=>_});var x=p(58552),v=p(1975),P=p(17079),D=p(45599),b=p(59071),E=p(70549);function _(o){const d=o.resolve(o.
trailer.get("Info"));return d instanceof D.Bi?d:d instanceof D.Z6?d.dict:void 0}const f=(0,E.n)(i);async function i(o){const d=o.get(o.catalogNumber),l=d instanceof
D.Bi?o.resolve(d.get("Metadata")):null;if(!(l instanceof D.Z6))return;let m;try{m=o.decoded(l)}catch(O){if(!(O instanceof x.zU)||O.code==="cancelled")throw O;return v.
m}return(0,v.kg)(m,o.job.pace)}function u(o,d){const l=_(o),m=n=>o.resolve(l?.get(n)),O=(n,e,t=", ")=>{const s=(0,v.sm)(d,n,e).map(b.wh).filter(Boolean).join(t);
return s===""?null:s},h=(n,e)=>{const[t=""]=(0,v.sm)(d,n,e);return(0,b.wh)(t)||null},w=(n,e)=>(0,P._)((0,b.Gh)(m(n))??"")??(0,P._)(h("xmp",e)??"")??null,a=o.get(
o.catalogNumber),c=a instanceof D.Bi?(0,b.Gh)(o.resolve(a.get("Lang"))):null;return{title:(0,b.Gh)(m("Title"))??h("dc","title"),author:(0,b.Gh)(m("Author"))??O(
"dc","creator"),subject:(0,b.Gh)(m("Subject"))??h("dc","description"),keywords:(0,b.Gh)(m("Keywords"))??O("pdf","Keywords")??O("dc","subject"),creator:(0,b.Gh)(
m("Creator"))??h("xmp","CreatorTool"),producer:(0,b.Gh)(m("Producer"))??h("pdf","Producer"),created:w("CreationDate","CreateDate"),modified:w("ModDate","ModifyD\
ate"),language:c??h("dc","language")}}}),3907:((I,A,p)=>{p.d(A,{Rt:()=>l,X:()=>c,km:()=>D,ol:()=>v,xK:()=>d});var x=p(78157);const v=200,P=1e4;async function D(n,e,t){
const s=new b(n);for(let r=s.next();r;r=s.next()){if(t(r))return"left";const g=e.step((r.to-r.from)*4+50);g&&await g}return s.hasDocumentType?"document type":s.
malformed?"malformed":"well-formed"}class b{text;malformed=!1;hasDocumentType=!1;at=0;constructor(e){this.text=e}next(){const{text:e,at:t}=this;if(t>=e.length)return;
if(e.charCodeAt(t)!==E)return this.characters(t,this.nextTag(t));if(e.startsWith("<!--",t))return this.other(t,"-->",4);if(e.startsWith("<?",t))return this.other(
t,"?>",2);if(e.startsWith("<![CDATA[",t)){const r=e.indexOf("]]>",t);return r<0?this.end():(this.at=r+3,{kind:"text",text:e.slice(t+9,r),from:t,to:this.at})}return e.
startsWith("<!",t)?(this.hasDocumentType=e.startsWith("<!DOCTYPE",t),this.end()):(e.charCodeAt(t+1)===f?this.endTag(t):this.startTag(t))??this.fault(t,this.nextTag(
t+1))}other(e,t,s){const r=this.text.indexOf(t,e+s);return r<0?this.end():(this.at=r+t.length,{kind:"other",from:e,to:this.at})}endTag(e){const t=this.name(e+2),
s=this.blanks(t);if(!(t===e+2||this.text.charCodeAt(s)!==_))return this.at=s+1,{kind:"end",name:this.text.slice(e+2,t),from:e,to:this.at}}startTag(e){const{text:t}=this,
s=this.name(e+1);if(s===e+1)return;const r=t.slice(e+1,s),g=[];for(let M=s;;){const C=this.blanks(M),T=t.charCodeAt(C);if(T===_||T===f&&t.charCodeAt(C+1)===_)return this.
at=T===_?C+1:C+2,{kind:T===_?"start":"empty",name:r,attributes:g,from:e,to:this.at};const y=this.name(C),R=this.blanks(y),K=this.blanks(R+1),L=t[K];if(C===M||y===
C||t[R]!=="="||L!=='"'&&L!=="'")return;const S=t.indexOf(L,K+1),B=t.slice(K+1,Math.max(S,K+1)),W=B.includes("<")?void 0:u(B);if(S<0||W===void 0||g.length>=P)return;
g.push({name:t.slice(C,y),value:W,from:C,to:S+1}),M=S+1}}characters(e,t){const s=u(this.text.slice(e,t));return s===void 0?this.fault(e,t):(this.at=t,{kind:"tex\
t",text:s,from:e,to:t})}nextTag(e){const t=this.text.indexOf("<",e);return t<0?this.text.length:t}fault(e,t){return this.malformed=!0,this.at=t,{kind:"other",from:e,
to:t}}end(){this.malformed=!0,this.at=this.text.length}blanks(e){const{text:t}=this;for(;;){const s=t.charCodeAt(e);if(s!==32&&s!==9&&s!==10&&s!==13)return e;e++}}name(e){
const{text:t}=this;for(;e<t.length;e++){const s=t.charCodeAt(e);if(s<=32||s===f||s===_||s===E||s===61||s===34||s===39)break}return e}}const[E,_,f]=[60,62,47],i=new Map(
[["amp","&"],["lt","<"],["gt",">"],["quot",'"'],["apos","'"]]);function u(n){if(!n.includes("&"))return n;const e=[];let t=0;for(let s=n.indexOf("&");s>=0;s=n.indexOf(
"&",t)){const r=n.indexOf(";",s);if(r<0||r-s>12)return;const g=n.slice(s+1,r),M=i.get(g)??o(g);if(M===void 0)return;e.push(n.slice(t,s),M),t=r+1}return e.push(n.
slice(t)),e.join("")}function o(n){const e=/^#(?:x([\dA-Fa-f]+)|(\d+))$/.exec(n),t=e?parseInt(e[1]??e[2],e[1]===void 0?10:16):-1;return t>0&&t<=1114111&&!(t>=55296&&
t<=57343)?String.fromCodePoint(t):void 0}function d(n){const[e,t,s,r]=n;if(e===0&&t===0&&(s===254||s===0)||e===255&&t===254&&s===0&&r===0)return a(n);if(e===254&&
t===255||e===0&&t===60)return w(new TextDecoder("utf-16be").decode(n));if(e===255&&t===254||e===60&&t===0)return w(new TextDecoder("utf-16le").decode(n));const g=new TextDecoder().
decode(n);return w(g.includes("�")?Buffer.from(n).toString("latin1"):g)}function l(n){if(n[0]===0||n[1]===0||n[0]===254||n[0]===255)return d(n);const t=(0,x.bS)(
n).toString("latin1",0,m),s=O.exec(t)?.[1]?.toLowerCase()??"utf-8";if(h.has(s))try{return new TextDecoder(s,{fatal:!0}).decode(n)}catch{return}}const m=200,O=/^(?:\xef\xbb\xbf)?<\?xml\s[^>]*?encoding\s*=\s*["']([\w.-]+)["']/,
h=new Set(["utf-8","utf8","us-ascii","iso-8859-1","iso-8859-15","windows-1252"]),w=n=>n.startsWith("\uFEFF")?n.slice(1):n;function a(n){const e=new DataView(n.buffer,
n.byteOffset,n.byteLength),t=n[0]!==0,s=[];for(let r=0;r+4<=n.length;r+=4){const g=e.getUint32(r,t);if(g>1114111)return;s.push(String.fromCodePoint(g))}return w(
s.join(""))}const c=n=>n.replaceAll("&","&amp;").replaceAll("<","&lt;").replaceAll(">","&gt;").replaceAll('"',"&quot;")}),60912:((I,A,p)=>{p.d(A,{QH:()=>D,T3:()=>b,
_L:()=>i});var x=p(21115),v=p(3907),P=p(45599);function D(u,o,d){const{text:l,properties:m,end:O,about:h}=u,w=[];let a=0;for(const c of m.filter(o).sort((n,e)=>n.
from-e.from))c.from<a||(w.push(l.slice(a,c.from)),a=c.to);return w.push(l.slice(a,Math.max(O,a))),d.length>0&&w.push(E(d,h)),w.push(l.slice(Math.max(O,a))),f(w.
join(""))}function b(u){return`<?xpacket begin="\uFEFF" id="W5M0MpCehiHzreSzNTczkc9d"?>
<x:xmpmeta xmlns:x="adobe:ns:meta/">
<rdf:RDF xmlns:rdf="${x.dK.rdf}">
${E(u,"")}</rdf:RDF>
</x:xmpmeta>
<?xpacket end="w"?>`}function E(u,o){const l=[...new Set(u.map(({prefix:O})=>O))].map(O=>` xmlns:${O}="${x.dK[O]}"`).join(""),m=u.map(({prefix:O,name:h,form:w,values:a})=>`\
<${O}:${h}>${_(w,a)}</${O}:${h}>
`);return`<rdf:Description xmlns:rdf="${x.dK.rdf}" rdf:about="${(0,v.X)(o)}"${l}>
${m.join("")}</rdf:Description>
`}function _(u,o){const d=l=>o.map(m=>`<rdf:li${l}>${(0,v.X)(m)}</rdf:li>`).join("");switch(u){case"simple":return(0,v.X)(o[0]??"");case"alternative":return`<rd\
f:Alt>${d(' xml:lang="x-default"')}</rdf:Alt>`;case"ordered":return`<rdf:Seq>${d("")}</rdf:Seq>`;case"unordered":return`<rdf:Bag>${d("")}</rdf:Bag>`}}const f=u=>u.
replace(/^(\s*<\?xml\s[^>]*encoding\s*=\s*["'])[^"']*/,"$1UTF-8");function i(u,o){const d=u.catalog.get("Metadata"),l=u.resolve(d),m=l instanceof P.Z6?[...l.dict].
filter(([w])=>!["Filter","DecodeParms","Length"].includes(w)):[],O=new P.Bi([["Type",new P.SX("Metadata")],["Subtype",new P.SX("XML")],...m]),h=new P.Z6(O,Buffer.
from(o,"utf8"));(0,P.i9)(d)&&l instanceof P.Z6?u.put(d,h):u.edit(u.catalogNumber).set("Metadata",u.add(h))}}),1975:((I,A,p)=>{p.d(A,{kg:()=>b,m:()=>D,sm:()=>E});
var x=p(21115),v=p(3907);const P=1e5,D={text:"",properties:[],malformed:!0,end:-1,about:""};async function b(u,o){const d=(0,v.xK)(u);if(d===void 0)return D;const l=new f,
O=await(0,v.km)(d,o,h=>(l.take(h),l.broken))!=="well-formed"||l.depth>0||l.end<0||!l.declared;return{text:d,properties:l.properties,malformed:O,end:l.end,about:l.
about}}function E(u,o,d){return u?.properties.find(l=>l.name===d&&l.namespace===x.dK[o])?.values??[]}const _=-2;class f{properties=[];broken=!1;declared=!0;end=-1;about="";scope=new x.
ee;open=[];root=_;loose=!1;items=[];pieces=[];get depth(){return this.open.length}take(o){o.kind==="start"||o.kind==="empty"?(this.start(o.name,o.attributes,o.from),
o.kind==="empty"&&!this.broken&&this.close(o.name,o.to,o.to)):o.kind==="end"?this.close(o.name,o.from,o.to):o.kind==="text"&&this.isInProperty()&&this.pieces.push(
o.text)}isInProperty(){return this.root!==_&&this.open.length>this.root+2}start(o,d,l){if(this.open.length>=v.ol&&(this.broken=!0),this.broken)return;this.scope.
enter(d);const m=this.scope.ofElement(o),O=m.namespace===x.dK.rdf,h=O&&m.local==="li";this.root===_&&this.end<0&&O&&m.local==="Description"&&(this.root=this.open.
length-1,this.loose=!0);const w=this.open.length-this.root,a=h?d.find(({name:c})=>c==="xml:lang")?.value:void 0;if(this.open.push({name:o,...m,from:l,language:a}),
this.root===_){if(!O||m.local!=="RDF"||this.end>=0)return;this.root=this.open.length-1,this.declared=this.scope.declares(o)}else if(w===1)this.describe(d);else if(w===
2){this.items=[];const c=d.find(({name:n})=>this.isRdf(n,"resource"));this.pieces=c?[c.value]:[]}else h&&(this.pieces=[])}describe(o){for(const{name:d,value:l,from:m,
to:O}of o){if((0,x.HC)(d))continue;const{namespace:h,local:w}=this.scope.ofAttribute(d);h===x.dK.rdf&&w==="about"&&(this.about=l),!(h===""||h===x.dK.rdf||h===x.
dK.xml)&&this.add({namespace:h,name:w,values:[l],from:m,to:O})}}close(o,d,l){const m=this.open.pop();if(m?.name!==o){this.broken=!0;return}this.scope.leave();const O=this.
open.length-this.root;if(this.root!==_)if(O===0)this.end=d,this.root=_;else if(O===1&&this.loose)this.root=_,this.loose=!1;else if(O===2){const h=this.items.length>
0?i(this.items):[this.pieces.join("").trim()];this.add({namespace:m.namespace,name:m.local,values:h,from:m.from,to:l})}else O>2&&m.namespace===x.dK.rdf&&m.local===
"li"&&(this.items.push({text:this.pieces.join("").trim(),language:m.language}),this.pieces=[])}add(o){this.properties.length<P?this.properties.push(o):this.broken=
!0}isRdf(o,d){const l=this.scope.ofAttribute(o);return l.local===d&&l.namespace===x.dK.rdf}}function i(u){const o=u.findIndex(({language:l})=>l?.toLowerCase()===
"x-default"),d=u.map(({text:l})=>l);return o>0?[d[o],...d.slice(0,o),...d.slice(o+1)]:d}}),81077:((I,A,p)=>{p.d(A,{BX:()=>_,H6:()=>f,MN:()=>i,Pu:()=>b,Zc:()=>E,
r6:()=>u});var x=p(45599),v=p(93604),P=p(9819);const D=64,b=a=>typeof a=="number"?String(a):Buffer.from(a.bytes).toString("latin1");async function E(a,c,n){const e=[];
for(const t of await d(a,c,0,n)){for(const r of m(a,t,n))e.push(r);const s=a.job.pace.step(o);s&&await s}return e}async function _(a,c,n,e,t,s){const r=await d(
a,c,n,e,s);for(let g=r.length-1;g>=0;g--){const M=r[g],C=m(a,M,e),T=C.filter(([L,S])=>!t(L,S)),y=a.job.pace.step(o+C.length*o);y&&await y,T.length<C.length&&(a.
edit(M.holder),M.dict.set(e,h(T)),M.changed=!0);for(const L of M.repeats)a.edit(M.holder),M.dict.delete(L),M.changed=!0;if(M.emptyKids){const L=(a.array(M.dict.
get("Kids"))??[]).filter(S=>!M.emptyKids.has(a.dict(S)));a.edit(M.holder),M.dict.set("Kids",L),M.changed=!0}if(!M.changed)continue;const R=a.array(M.dict.get("K\
ids"))??[];M.empty=T.length===0&&R.length===0;const K=M.parent;K&&(K.changed=!0,M.empty?(K.emptyKids??=new Set).add(M.dict):O(a,M,T,R))}return r[0]?.empty??!1}function f(a,c,n){
if(c.length<=D)return(0,x.jd)({[n]:h(c)});let e=[];for(const t of w(c)){const[s,r]=[t[0][0],t.at(-1)[0]];e.push({ref:a.add((0,x.jd)({Limits:[s,r],[n]:h(t)})),low:s,
high:r})}for(;e.length>D;)e=w(e).map(t=>{const[s,r]=[t[0].low,t.at(-1).high];return{ref:a.add((0,x.jd)({Limits:[s,r],Kids:t.map(({ref:g})=>g)})),low:s,high:r}});
return(0,x.jd)({Kids:e.map(({ref:t})=>t)})}async function i(a,c){const{pace:n}=a.job,e=[];for(const[t,s]of c){e.push([(0,x.Px)(t),s]);const r=n.step(10*o);r&&await r}
return f(a,await u(a,e),"Names")}async function u(a,c){const{pace:n}=a.job,e=[];for(const s of c){e.push({entry:s,key:b(s[0])});const r=n.step(o);r&&await r}return(await(0,v.
qZ)(e,(s,r)=>s.key<r.key?-1:s.key>r.key?1:0,n)).map(({entry:s})=>s)}const o=100;async function d(a,c,n,e,t){const s=new P.b9(a),r=new Set,g=T=>r.size<r.add(T).size,
M=[],C=[{value:c??null,holder:n,parent:void 0}];for(let T=C.pop();T!==void 0;T=C.pop()){s.spend(1);const y=a.dict(T.value);if(!y||!g(y)||t&&T.parent&&!l(a,y,t))
continue;const R=[],K=U=>{const $=a.array(y.get(U));return!$||g($)?$??[]:(R.push(U),[])},L=K(e).length>>1,S=K("Kids"),B={dict:y,holder:(0,P.Kd)(T.value,T.holder),
parent:T.parent,repeats:R};M.push(B),s.spend(L);for(let U=S.length-1;U>=0;U--)C.push({value:S[U],holder:(0,P.Kd)(y.get("Kids"),B.holder),parent:B});const W=a.job.
pace.step(o+L*o);W&&await W}return M}function l(a,c,n){const[e,t]=a.array(c.get("Limits"))??[];return typeof e!="number"||typeof t!="number"||n(e,t)}function m(a,{
dict:c,repeats:n},e){const t=n.includes(e)?void 0:a.array(c.get(e));if(!t)return[];const s=[];for(let r=0;r+1<t.length;r+=2){const g=a.resolve(t[r]);(e==="Names"?
g instanceof x.Mx:typeof g=="number")&&s.push([g,t[r+1]])}return s}function O(a,c,n,e){const t=g=>a.array(a.dict(g)?.get("Limits"))??[],s=n[0]?.[0]??t(e[0])[0],
r=n.at(-1)?.[0]??t(e.at(-1))[1];a.edit(c.holder),s!==void 0&&r!==void 0?c.dict.set("Limits",[s,r]):c.dict.delete("Limits")}function h(a){const c=[];for(const[n,
e]of a)c.push(n,e);return c}function w(a){const c=[];for(let n=0;n<a.length;n+=D)c.push(a.slice(n,n+D));return c}}),70549:((I,A,p)=>{p.d(A,{n:()=>x});function x(v){
const P=new WeakMap;return D=>{if(D.hasChanges)return v(D);const b=P.get(D);if(b)return b.answer;const E=v(D);return P.set(D,{answer:E}),E}}}),9819:((I,A,p)=>{p.
d(A,{J7:()=>P,Kd:()=>E,Wo:()=>_,_i:()=>b,b9:()=>D});var x=p(42973),v=p(45599);class P{document;gone=new Set;chased=new Set;constructor(i){this.document=i}remove(i){
const{catalog:u,catalogNumber:o,pages:d}=this.document,l=u.get("Pages");i===o||(0,v.i9)(l)&&i===l.number||d.holds(i)||(this.gone.add(i),this.document.remove(i))}chase(i){
this.chased.add(i)}removed(){return this.gone}takeChased(){const i=this.chased;return this.chased=new Set,i}isGone(i){return(0,v.i9)(i)&&this.gone.has(i.number)}}
class D{most;left;constructor(i){this.most=this.left=i.job.limits.nodes}spend=i=>{if(this.left-=i,this.left<0)throw(0,x.F)("nodes",`The document has more than ${this.
most} fields, bookmarks, names and structure elements`,"Remove bookmarks or tags with another program first")}}class b{seen;beyond=new Set;allowance;constructor(i,u=new D(
i)){this.allowance=u,this.seen=new Uint8Array((i.size>>3)+1)}first(i){if(this.allowance.spend(1),!(0,v.i9)(i))return!0;const{number:u}=i,o=u>>3;if(o>=this.seen.
length)return this.beyond.size<this.beyond.add(u).size;const d=1<<(u&7),l=(this.seen[o]&d)===0;return this.seen[o]|=d,l}}function E(f,i){return(0,v.i9)(f)?f.number:
i}function _(f,i){const u=f.catalog.get(i),o=f.dict(u);return o&&{dict:o,holder:E(u,f.catalogNumber)}}}),21996:((I,A,p)=>{p.d(A,{Av:()=>d,RJ:()=>O,V3:()=>m,vb:()=>h,
zx:()=>o});var x=p(54619),v=p(93604),P=p(78157),D=p(88500);const b=2048,E=65536,_=4,f=1<<20,i=1024,u="[^\\0\\t\\n\\f\\r ()<>[\\]{}/%#]";async function o(c,n){const{
found:e,all:t}=await l(c,n),s=r=>[...new Set([...r,...t])].sort((g,M)=>g-M);return Object.fromEntries(n.map(r=>[r,s(e[r])]))}async function d(c,n){const{found:e,
all:t}=await l(c,n);for(const s of Object.values(e))for(const r of s)t.add(r);return t}async function l(c,n){const e=n.map(g=>{const[M="",...C]=[...g].map(y=>y.
replace(/\W/,"\\$&")),T=/\W/.test(g)?u:"\\w";return`${M}(?:${C.join("")}|${T}{0,${Math.max(0,g.length-2)}}#)`}),t=new RegExp(`/(?:${e.join("|")}|#)`,"g"),s=Object.
fromEntries(n.map(g=>[g,new Set])),r=new Set;await O(c,(g,M,C,T)=>{const y=g.toString("latin1",M,C);t.lastIndex=0;for(let R=t.exec(y);R;R=t.exec(y)){const K=T(M+
R.index);K!==void 0&&(R[0].endsWith("#")?r.add(K):s[R[0].slice(1)].add(K))}});for(const g of h(c))r.add(g);return{found:s,all:r}}async function m(c,n){const e=await o(
c,n);return[...new Set(Object.values(e).flat())].sort((t,s)=>t-s)}async function O(c,n){const{bytes:e,table:t}=c,s=w(c),r=new Int32Array(s.length);for(let y=0;y<
s.length;y++)r[y]=t.place[s[y]];const g=(0,P.bS)(e),M=y=>s[(0,v.MJ)(r,y)-1],C=new D.s;let T=0;for(let y=0;y<s.length;y++){const R=y+1===s.length,K=R?e.length:r[y+
1],L=K-r[y]>b;if(!L&&!R&&K-T<E)continue;let S=K;if(L){r[y]>T&&n(g,T,r[y],M),C.reset();const W=C.value(e,c.bodies[s[y]],K);T=r[y],W>=0&&(S=W)}n(g,T,S,M);const B=c.
job.pace.step(_*(S-T));B&&await B,T=K}for(const[y,R]of a(c)){const K=c.objectStream(y),L=c.job.pace.step(0);if(L&&await L,!K)continue;const S=new Set(R),{starts:B,
numbers:W,data:U}=K,$=j=>{const k=W[(0,v.MJ)(B,j)-1];return k!==void 0&&S.has(k)?k:void 0};for(let j=0;j<U.length;j+=f){n((0,P.bS)(U),j,Math.min(j+f+i,U.length),
$);const k=c.job.pace.step(_*f);k&&await k}}}function*h(c){for(let n=1;c.hasChanges&&n<c.size;n++)c.isChanged(n)&&c.exists(n)&&(yield n)}function w(c){const{table:n,
hasChanges:e}=c,t=[];let s=!0,r=-1;for(let g=1;g<n.size;g++){if(n.kind[g]!==x.tL||e&&c.isChanged(g))continue;const M=n.place[g];s&&=M>=r,r=M,t.push(g)}return s?
t:t.sort((g,M)=>n.place[g]-n.place[M])}function a(c){const{table:n,hasChanges:e}=c,t=new Map;for(let s=1;s<n.size;s++){if(n.kind[s]!==x.UT||e&&c.isChanged(s))continue;
const r=n.place[s],g=t.get(r);g?g.push(s):t.set(r,[s])}return t}}),87773:((I,A,p)=>{p.d(A,{$:()=>v});const x=2e3;async function*v(P,D){for(const b of D){yield[b,
P.get(b)];const E=P.job.pace.step(x);E&&await E}}}),90536:((I,A,p)=>{p.d(A,{C:()=>v,L:()=>P});var x=p(45599);function v(D,b){const E=[D];for(;E.length>0;){const _=E.
pop(),f=_ instanceof x.Z6?_.dict:_;if(Array.isArray(f))for(const i of f)E.push(i);else if(f instanceof x.Bi){b(f);for(const i of f.values())E.push(i)}}}function P(D,b){
const E=[];return v(D,_=>{E.length===0&&b(_)&&E.push(_)}),E.length>0}}),93604:((I,A,p)=>{p.d(A,{BC:()=>b,MJ:()=>E,qZ:()=>P});const x=4096,v=100;async function P(f,i,u){
let o=[];for(let d=0;d<f.length;d+=x){for(const m of f.slice(d,d+x).sort(i))o.push(m);const l=u.step(12*x*v);l&&await l}for(let d=x;d<f.length;d*=2){const l=[];
for(let m=0;m<f.length;m+=2*d)await D(o,m,d,i,l,u);o=l}return o}async function D(f,i,u,o,d,l){const[m,O]=[Math.min(i+u,f.length),Math.min(i+2*u,f.length)];let[h,
w]=[i,m];for(;h<m||w<O;){const a=h===m||w<O&&o(f[w],f[h])<0;d.push(f[a?w++:h++]);const c=l.step(v);c&&await c}}const b=(f,i)=>_(f,i,!1),E=(f,i)=>_(f,i,!0);function _(f,i,u){
let[o,d]=[0,f.length];for(;o<d;){const l=o+d>>1,m=f[l];m<i||u&&m===i?o=l+1:d=l}return o}})};
