"use strict";exports.id=824,exports.ids=[824],exports.modules={17079:((A,D,h)=>{h.d(D,{Z:()=>l,_:()=>m});const p=/^(?:D:)?\s*(\d{4})(?:(\d\d)(?:(\d\d)(?:(\d\d)(?:(\d\d)(?:(\d\d))?)?)?)?)?\s*(?:(Z)(?:00?)?'?(?:00?'?)?|([+-])(\d\d)?'?(?:(\d\d)'?)?)?$/,
_=/^(D:)?19(1\d\d)(\d{10})(?!\d)/,E=/^(\d{4})(?:-(\d\d)(?:-(\d\d)(?:[T ](\d\d):(\d\d)(?::(\d\d)(?:[.,]\d{1,9})?)?\s?(?:(Z)|([+-])(\d\d):?(\d\d)?)?)?)?)?$/;function m(a){
if(a.length>64)return;const f=a.trim().replace(_,(n,o,s,d)=>`${o??""}${1900+Number(s)}${d}`);return g(x(p.exec(f)??E.exec(f)))}function l(a){const f=a.length>64?
void 0:x(E.exec(a.trim()));if(!f||g(f)===void 0)return;const{year:n,month:o="",day:s="",hour:d="",minute:r="",second:t="",zone:e=""}=f;return`D:${n}${o}${s}${d}${r}${t}${e===
"Z"||e===""?e:`${e.replace(":","'")}'`}`}function x(a){if(!a)return;const[,f,n,o,s,d,r,t,e,i,c]=a,u=t??(e===void 0?void 0:`${e}${i??"00"}:${c??"00"}`);return{year:f,
month:n,day:o,hour:s,minute:d,second:r,zone:u}}function g(a){if(!a)return;const{year:f,month:n,day:o,hour:s,minute:d="00",second:r="00",zone:t}=a,e=(c,u,O)=>c===
void 0||Number(c)>=u&&Number(c)<=O;if(Number(f)===0||!e(n,1,12)||!e(o,1,w(Number(f),Number(n)))||!e(s,0,23)||!e(d,0,59)||!e(r,0,59)||t!==void 0&&t!=="Z"&&!(e(t.
slice(1,3),0,23)&&e(t.slice(4),0,59)))return;const i=[f,n,o].filter(c=>c!==void 0).join("-");return s===void 0?i:`${i}T${s}:${d}:${r}${t==="+00:00"||t==="-00:00"?
"Z":t??""}`}function w(a,f){return f===2?a%4===0&&(a%100!==0||a%400===0)?29:28:[4,6,9,11].includes(f)?30:31}}),43496:((A,D,h)=>{h.d(D,{HC:()=>m,dK:()=>p,ee:()=>E});
const p={rdf:"http://www.w3.org/1999/02/22-rdf-syntax-ns#",xml:"http://www.w3.org/XML/1998/namespace",dc:"http://purl.org/dc/elements/1.1/",xmp:"http://ns.adobe\
.com/xap/1.0/",xmpMM:"http://ns.adobe.com/xap/1.0/mm/",pdf:"http://ns.adobe.com/pdf/1.3/",pdfaid:"http://www.aiim.org/pdfa/ns/id/",pdfuaid:"http://www.aiim.org/\
pdfua/ns/id/",pdfxid:"http://www.npes.org/pdfx/ns/id/",pdfx:"http://ns.adobe.com/pdfx/1.3/",pdfaExtension:"http://www.aiim.org/pdfa/ns/extension/",pdfaSchema:"h\
ttp://www.aiim.org/pdfa/ns/schema#",pdfaProperty:"http://www.aiim.org/pdfa/ns/property#",fx:"urn:factur-x:pdfa:CrossIndustryDocument:invoice:1p0#",pdfe:"http://\
www.aiim.org/pdfe/ns/id/",pdfvtid:"http://www.npes.org/pdfvt/ns/id/",xfa:"http://www.xfa.org/schema/xfa-data/1.0/",ds:"http://www.w3.org/2000/09/xmldsig#"},_=new Map(
Object.entries(p));class E{uris=new Map;declared=[];known=new Map;enter(a){let f;for(const{name:n,value:o}of a){if(!m(n))continue;const s=n.slice(6),d=this.uris.
get(s);d?d.push(o):this.uris.set(s,[o]),(f??=[]).push(s)}this.declared.push(f??l),f&&this.known.clear()}leave(){const a=this.declared.pop()??l;for(const f of a)
this.uris.get(f).pop();a.length>0&&this.known.clear()}declares(a){return(this.uris.get(g(a))?.length??0)>0}ofElement(a){let f=this.known.get(a);if(!f){const n=g(
a),o=this.uris.get(n)?.at(-1)??_.get(n)??"";this.known.size===x&&this.known.clear(),this.known.set(a,f={namespace:o,local:a.slice(a.indexOf(":")+1)})}return f}ofAttribute(a){
return a.includes(":")?this.ofElement(a):{namespace:"",local:a}}}const m=w=>w==="xmlns"||w.startsWith("xmlns:"),l=[],x=1e3,g=w=>w.slice(0,Math.max(w.indexOf(":"),
0))}),824:((A,D,h)=>{h.d(D,{Br:()=>w,_6:()=>f,_U:()=>g});var p=h(58552),_=h(1975),E=h(17079),m=h(45599),l=h(59071),x=h(70549);function g(n){const o=n.resolve(n.
trailer.get("Info"));return o instanceof m.Bi?o:o instanceof m.Z6?o.dict:void 0}const w=(0,x.n)(a);async function a(n){const o=n.get(n.catalogNumber),s=o instanceof
m.Bi?n.resolve(o.get("Metadata")):null;if(!(s instanceof m.Z6))return;let d;try{d=n.decoded(s)}catch(r){if(!(r instanceof p.zU)||r.code==="cancelled")throw r;return _.
m}return(0,_.kg)(d,n.job.pace)}function f(n,o){const s=g(n),d=u=>n.resolve(s?.get(u)),r=(u,O,b=", ")=>{const T=(0,_.sm)(o,u,O).map(l.wh).filter(Boolean).join(b);
return T===""?null:T},t=(u,O)=>{const[b=""]=(0,_.sm)(o,u,O);return(0,l.wh)(b)||null},e=(u,O)=>(0,E._)((0,l.Gh)(d(u))??"")??(0,E._)(t("xmp",O)??"")??null,i=n.get(
n.catalogNumber),c=i instanceof m.Bi?(0,l.Gh)(n.resolve(i.get("Lang"))):null;return{title:(0,l.Gh)(d("Title"))??t("dc","title"),author:(0,l.Gh)(d("Author"))??r(
"dc","creator"),subject:(0,l.Gh)(d("Subject"))??t("dc","description"),keywords:(0,l.Gh)(d("Keywords"))??r("pdf","Keywords")??r("dc","subject"),creator:(0,l.Gh)(
d("Creator"))??t("xmp","CreatorTool"),producer:(0,l.Gh)(d("Producer"))??t("pdf","Producer"),created:e("CreationDate","CreateDate"),modified:e("ModDate","ModifyD\
ate"),language:c??t("dc","language")}}}),3907:((A,D,h)=>{h.d(D,{X:()=>d,km:()=>E,ol:()=>p,xK:()=>n});const p=200,_=1e4;async function E(r,t,e){const i=new m(r);
for(let c=i.next();c;c=i.next()){if(e(c))return"left";const u=t.step((c.to-c.from)*4+50);u&&await u}return i.hasDocumentType?"document type":i.malformed?"malfor\
med":"well-formed"}class m{text;malformed=!1;hasDocumentType=!1;at=0;constructor(t){this.text=t}next(){const{text:t,at:e}=this;if(e>=t.length)return;if(t.charCodeAt(
e)!==l)return this.characters(e,this.nextTag(e));if(t.startsWith("<!--",e))return this.other(e,"-->",4);if(t.startsWith("<?",e))return this.other(e,"?>",2);if(t.
startsWith("<![CDATA[",e)){const c=t.indexOf("]]>",e);return c<0?this.end():(this.at=c+3,{kind:"text",text:t.slice(e+9,c),from:e,to:this.at})}return t.startsWith(
"<!",e)?(this.hasDocumentType=t.startsWith("<!DOCTYPE",e),this.end()):(t.charCodeAt(e+1)===g?this.endTag(e):this.startTag(e))??this.fault(e,this.nextTag(e+1))}other(t,e,i){
const c=this.text.indexOf(e,t+i);return c<0?this.end():(this.at=c+e.length,{kind:"other",from:t,to:this.at})}endTag(t){const e=this.name(t+2),i=this.blanks(e);if(!(e===
t+2||this.text.charCodeAt(i)!==x))return this.at=i+1,{kind:"end",name:this.text.slice(t+2,e),from:t,to:this.at}}startTag(t){const{text:e}=this,i=this.name(t+1);
if(i===t+1)return;const c=e.slice(t+1,i),u=[];for(let O=i;;){const b=this.blanks(O),T=e.charCodeAt(b);if(T===x||T===g&&e.charCodeAt(b+1)===x)return this.at=T===
x?b+1:b+2,{kind:T===x?"start":"empty",name:c,attributes:u,from:t,to:this.at};const C=this.name(b),k=this.blanks(C),M=this.blanks(k+1),v=e[M];if(b===O||C===b||e[k]!==
"="||v!=='"'&&v!=="'")return;const P=e.indexOf(v,M+1),y=e.slice(M+1,Math.max(P,M+1)),R=y.includes("<")?void 0:a(y);if(P<0||R===void 0||u.length>=_)return;u.push(
{name:e.slice(b,C),value:R,from:b,to:P+1}),O=P+1}}characters(t,e){const i=a(this.text.slice(t,e));return i===void 0?this.fault(t,e):(this.at=e,{kind:"text",text:i,
from:t,to:e})}nextTag(t){const e=this.text.indexOf("<",t);return e<0?this.text.length:e}fault(t,e){return this.malformed=!0,this.at=e,{kind:"other",from:t,to:e}}end(){
this.malformed=!0,this.at=this.text.length}blanks(t){const{text:e}=this;for(;;){const i=e.charCodeAt(t);if(i!==32&&i!==9&&i!==10&&i!==13)return t;t++}}name(t){const{
text:e}=this;for(;t<e.length;t++){const i=e.charCodeAt(t);if(i<=32||i===g||i===x||i===l||i===61||i===34||i===39)break}return t}}const[l,x,g]=[60,62,47],w=new Map(
[["amp","&"],["lt","<"],["gt",">"],["quot",'"'],["apos","'"]]);function a(r){if(!r.includes("&"))return r;const t=[];let e=0;for(let i=r.indexOf("&");i>=0;i=r.indexOf(
"&",e)){const c=r.indexOf(";",i);if(c<0||c-i>12)return;const u=r.slice(i+1,c),O=w.get(u)??f(u);if(O===void 0)return;t.push(r.slice(e,i),O),e=c+1}return t.push(r.
slice(e)),t.join("")}function f(r){const t=/^#(?:x([\dA-Fa-f]+)|(\d+))$/.exec(r),e=t?parseInt(t[1]??t[2],t[1]===void 0?10:16):-1;return e>0&&e<=1114111&&!(e>=55296&&
e<=57343)?String.fromCodePoint(e):void 0}function n(r){const[t,e,i,c]=r;if(t===0&&e===0&&(i===254||i===0)||t===255&&e===254&&i===0&&c===0)return s(r);if(t===254&&
e===255||t===0&&e===60)return o(new TextDecoder("utf-16be").decode(r));if(t===255&&e===254||t===60&&e===0)return o(new TextDecoder("utf-16le").decode(r));const u=new TextDecoder().
decode(r);return o(u.includes("�")?Buffer.from(r).toString("latin1"):u)}const o=r=>r.startsWith("\uFEFF")?r.slice(1):r;function s(r){const t=new DataView(r.buffer,
r.byteOffset,r.byteLength),e=r[0]!==0,i=[];for(let c=0;c+4<=r.length;c+=4){const u=t.getUint32(c,e);if(u>1114111)return;i.push(String.fromCodePoint(u))}return o(
i.join(""))}const d=r=>r.replaceAll("&","&amp;").replaceAll("<","&lt;").replaceAll(">","&gt;").replaceAll('"',"&quot;")}),1975:((A,D,h)=>{h.d(D,{kg:()=>l,m:()=>m,
sm:()=>x});var p=h(43496),_=h(3907);const E=1e5,m={text:"",properties:[],malformed:!0,end:-1,about:""};async function l(f,n){const o=(0,_.xK)(f);if(o===void 0)return m;
const s=new w,r=await(0,_.km)(o,n,t=>(s.take(t),s.broken))!=="well-formed"||s.depth>0||s.end<0||!s.declared;return{text:o,properties:s.properties,malformed:r,end:s.
end,about:s.about}}function x(f,n,o){return f?.properties.find(s=>s.name===o&&s.namespace===p.dK[n])?.values??[]}const g=-2;class w{properties=[];broken=!1;declared=!0;end=-1;about="";scope=new p.
ee;open=[];root=g;loose=!1;items=[];pieces=[];get depth(){return this.open.length}take(n){n.kind==="start"||n.kind==="empty"?(this.start(n.name,n.attributes,n.from),
n.kind==="empty"&&!this.broken&&this.close(n.name,n.to,n.to)):n.kind==="end"?this.close(n.name,n.from,n.to):n.kind==="text"&&this.isInProperty()&&this.pieces.push(
n.text)}isInProperty(){return this.root!==g&&this.open.length>this.root+2}start(n,o,s){if(this.open.length>=_.ol&&(this.broken=!0),this.broken)return;this.scope.
enter(o);const d=this.scope.ofElement(n),r=d.namespace===p.dK.rdf,t=r&&d.local==="li";this.root===g&&this.end<0&&r&&d.local==="Description"&&(this.root=this.open.
length-1,this.loose=!0);const e=this.open.length-this.root,i=t?o.find(({name:c})=>c==="xml:lang")?.value:void 0;if(this.open.push({name:n,...d,from:s,language:i}),
this.root===g){if(!r||d.local!=="RDF"||this.end>=0)return;this.root=this.open.length-1,this.declared=this.scope.declares(n)}else if(e===1)this.describe(o);else if(e===
2){this.items=[];const c=o.find(({name:u})=>this.isRdf(u,"resource"));this.pieces=c?[c.value]:[]}else t&&(this.pieces=[])}describe(n){for(const{name:o,value:s,from:d,
to:r}of n){if((0,p.HC)(o))continue;const{namespace:t,local:e}=this.scope.ofAttribute(o);t===p.dK.rdf&&e==="about"&&(this.about=s),!(t===""||t===p.dK.rdf||t===p.
dK.xml)&&this.add({namespace:t,name:e,values:[s],from:d,to:r})}}close(n,o,s){const d=this.open.pop();if(d?.name!==n){this.broken=!0;return}this.scope.leave();const r=this.
open.length-this.root;if(this.root!==g)if(r===0)this.end=o,this.root=g;else if(r===1&&this.loose)this.root=g,this.loose=!1;else if(r===2){const t=this.items.length>
0?a(this.items):[this.pieces.join("").trim()];this.add({namespace:d.namespace,name:d.local,values:t,from:d.from,to:s})}else r>2&&d.namespace===p.dK.rdf&&d.local===
"li"&&(this.items.push({text:this.pieces.join("").trim(),language:d.language}),this.pieces=[])}add(n){this.properties.length<E?this.properties.push(n):this.broken=
!0}isRdf(n,o){const s=this.scope.ofAttribute(n);return s.local===o&&s.namespace===p.dK.rdf}}function a(f){const n=f.findIndex(({language:s})=>s?.toLowerCase()===
"x-default"),o=f.map(({text:s})=>s);return n>0?[o[n],...o.slice(0,n),...o.slice(n+1)]:o}}),59071:((A,D,h)=>{h.d(D,{Gh:()=>n,ZK:()=>o,wh:()=>f});var p=h(77581),_=h(
45599);const E=/\u001b[A-Za-z]{2}[A-Za-z-]{0,8}\u001b/g,m=/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]/g,l=/[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g,
x=s=>s.replace(E,"").replace(m,"").replace(l,"�"),g=200,w=new WeakMap;function a(s){if(s.bytes.length<g)return x((0,p.g7)(s));let d=w.get(s);return d===void 0&&
w.set(s,d=x((0,p.g7)(s))),d}const f=s=>x(s).trim();function n(s){const d=s instanceof _.Mx?a(s).trim():"";return d===""?null:d}const o=s=>s?a(s):""}),70549:((A,D,h)=>{
h.d(D,{n:()=>p});function p(_){const E=new WeakMap;return m=>{if(m.hasChanges)return _(m);const l=E.get(m);if(l)return l.answer;const x=_(m);return E.set(m,{answer:x}),
x}}})};
