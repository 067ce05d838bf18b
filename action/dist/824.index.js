"use strict";exports.id=824,exports.ids=[824],exports.modules={17079:((b,T,p)=>{p.d(T,{Z:()=>h,_:()=>g});const m=/^(?:D:)?\s*(\d{4})(?:(\d\d)(?:(\d\d)(?:(\d\d)(?:(\d\d)(?:(\d\d))?)?)?)?)?\s*(?:(Z)(?:00?)?'?(?:00?'?)?|([+-])(\d\d)?'?(?:(\d\d)'?)?)?$/,
_=/^(D:)?19(1\d\d)(\d{10})(?!\d)/,D=/^(\d{4})(?:-(\d\d)(?:-(\d\d)(?:[T ](\d\d):(\d\d)(?::(\d\d)(?:[.,]\d{1,9})?)?\s?(?:(Z)|([+-])(\d\d):?(\d\d)?)?)?)?)?$/;function g(a){
if(a.length>64)return;const o=a.trim().replace(_,(n,r,d,c)=>`${r??""}${1900+Number(d)}${c}`);return l(x(m.exec(o)??D.exec(o)))}function h(a){const o=a.length>64?
void 0:x(D.exec(a.trim()));if(!o||l(o)===void 0)return;const{year:n,month:r="",day:d="",hour:c="",minute:s="",second:t="",zone:e=""}=o;return`D:${n}${r}${d}${c}${s}${t}${e===
"Z"||e===""?e:`${e.replace(":","'")}'`}`}function x(a){if(!a)return;const[,o,n,r,d,c,s,t,e,i,f]=a,u=t??(e===void 0?void 0:`${e}${i??"00"}:${f??"00"}`);return{year:o,
month:n,day:r,hour:d,minute:c,second:s,zone:u}}function l(a){if(!a)return;const{year:o,month:n,day:r,hour:d,minute:c="00",second:s="00",zone:t}=a,e=(f,u,E)=>f===
void 0||Number(f)>=u&&Number(f)<=E;if(Number(o)===0||!e(n,1,12)||!e(r,1,w(Number(o),Number(n)))||!e(d,0,23)||!e(c,0,59)||!e(s,0,59)||t!==void 0&&t!=="Z"&&!(e(t.
slice(1,3),0,23)&&e(t.slice(4),0,59)))return;const i=[o,n,r].filter(f=>f!==void 0).join("-");return d===void 0?i:`${i}T${d}:${c}:${s}${t==="+00:00"||t==="-00:00"?
"Z":t??""}`}function w(a,o){return o===2?a%4===0&&(a%100!==0||a%400===0)?29:28:[4,6,9,11].includes(o)?30:31}}),43496:((b,T,p)=>{p.d(T,{HC:()=>g,dK:()=>m,ee:()=>D});
const m={rdf:"http://www.w3.org/1999/02/22-rdf-syntax-ns#",xml:"http://www.w3.org/XML/1998/namespace",dc:"http://purl.org/dc/elements/1.1/",xmp:"http://ns.adobe\
.com/xap/1.0/",xmpMM:"http://ns.adobe.com/xap/1.0/mm/",pdf:"http://ns.adobe.com/pdf/1.3/",pdfaid:"http://www.aiim.org/pdfa/ns/id/",pdfuaid:"http://www.aiim.org/\
pdfua/ns/id/",pdfxid:"http://www.npes.org/pdfx/ns/id/",pdfx:"http://ns.adobe.com/pdfx/1.3/",pdfaExtension:"http://www.aiim.org/pdfa/ns/extension/",pdfaSchema:"h\
ttp://www.aiim.org/pdfa/ns/schema#",pdfaProperty:"http://www.aiim.org/pdfa/ns/property#",fx:"urn:factur-x:pdfa:CrossIndustryDocument:invoice:1p0#",pdfe:"http://\
www.aiim.org/pdfe/ns/id/",pdfvtid:"http://www.npes.org/pdfvt/ns/id/",xfa:"http://www.xfa.org/schema/xfa-data/1.0/",ds:"http://www.w3.org/2000/09/xmldsig#"},_=new Map(
Object.entries(m));class D{uris=new Map;declared=[];known=new Map;enter(a){let o;for(const{name:n,value:r}of a){if(!g(n))continue;const d=n.slice(6),c=this.uris.
get(d);c?c.push(r):this.uris.set(d,[r]),(o??=[]).push(d)}this.declared.push(o??h),o&&this.known.clear()}leave(){const a=this.declared.pop()??h;for(const o of a)
this.uris.get(o).pop();a.length>0&&this.known.clear()}declares(a){return(this.uris.get(l(a))?.length??0)>0}ofElement(a){let o=this.known.get(a);if(!o){const n=l(
a),r=this.uris.get(n)?.at(-1)??_.get(n)??"";this.known.size===x&&this.known.clear(),this.known.set(a,o={namespace:r,local:a.slice(a.indexOf(":")+1)})}return o}ofAttribute(a){
return a.includes(":")?this.ofElement(a):{namespace:"",local:a}}}const g=w=>w==="xmlns"||w.startsWith("xmlns:"),h=[],x=1e3,l=w=>w.slice(0,Math.max(w.indexOf(":"),
0))}),824:((b,T,p)=>{p.d(T,{Br:()=>w,_6:()=>o,_U:()=>l});var m=p(58552),_=p(1975),D=p(17079),g=p(45599),h=p(59071),x=p(70549);function l(n){const r=n.resolve(n.
trailer.get("Info"));return r instanceof g.Bi?r:r instanceof g.Z6?r.dict:void 0}const w=(0,x.n)(a);async function a(n){const r=n.get(n.catalogNumber),d=r instanceof
g.Bi?n.resolve(r.get("Metadata")):null;if(!(d instanceof g.Z6))return;let c;try{c=n.decoded(d)}catch(s){if(!(s instanceof m.zU)||s.code==="cancelled")throw s;return _.
m}return(0,_.kg)(c,n.job.pace)}function o(n,r){const d=l(n),c=u=>n.resolve(d?.get(u)),s=(u,E,O=", ")=>{const A=(0,_.sm)(r,u,E).map(h.wh).filter(Boolean).join(O);
return A===""?null:A},t=(u,E)=>{const[O=""]=(0,_.sm)(r,u,E);return(0,h.wh)(O)||null},e=(u,E)=>(0,D._)((0,h.Gh)(c(u))??"")??(0,D._)(t("xmp",E)??"")??null,i=n.get(
n.catalogNumber),f=i instanceof g.Bi?(0,h.Gh)(n.resolve(i.get("Lang"))):null;return{title:(0,h.Gh)(c("Title"))??t("dc","title"),author:(0,h.Gh)(c("Author"))??s(
"dc","creator"),subject:(0,h.Gh)(c("Subject"))??t("dc","description"),keywords:(0,h.Gh)(c("Keywords"))??s("pdf","Keywords")??s("dc","subject"),creator:(0,h.Gh)(
c("Creator"))??t("xmp","CreatorTool"),producer:(0,h.Gh)(c("Producer"))??t("pdf","Producer"),created:e("CreationDate","CreateDate"),modified:e("ModDate","ModifyD\
ate"),language:f??t("dc","language")}}}),3907:((b,T,p)=>{p.d(T,{X:()=>c,km:()=>D,ol:()=>m,xK:()=>n});const m=200,_=1e4;async function D(s,t,e){const i=new g(s);
for(let f=i.next();f;f=i.next()){if(e(f))return"left";const u=t.step((f.to-f.from)*4+50);u&&await u}return i.hasDocumentType?"document type":i.malformed?"malfor\
med":"well-formed"}class g{text;malformed=!1;hasDocumentType=!1;at=0;constructor(t){this.text=t}next(){const{text:t,at:e}=this;if(e>=t.length)return;if(t.charCodeAt(
e)!==h)return this.characters(e,this.nextTag(e));if(t.startsWith("<!--",e))return this.other(e,"-->",4);if(t.startsWith("<?",e))return this.other(e,"?>",2);if(t.
startsWith("<![CDATA[",e)){const f=t.indexOf("]]>",e);return f<0?this.end():(this.at=f+3,{kind:"text",text:t.slice(e+9,f),from:e,to:this.at})}return t.startsWith(
"<!",e)?(this.hasDocumentType=t.startsWith("<!DOCTYPE",e),this.end()):(t.charCodeAt(e+1)===l?this.endTag(e):this.startTag(e))??this.fault(e,this.nextTag(e+1))}other(t,e,i){
const f=this.text.indexOf(e,t+i);return f<0?this.end():(this.at=f+e.length,{kind:"other",from:t,to:this.at})}endTag(t){const e=this.name(t+2),i=this.blanks(e);if(!(e===
t+2||this.text.charCodeAt(i)!==x))return this.at=i+1,{kind:"end",name:this.text.slice(t+2,e),from:t,to:this.at}}startTag(t){const{text:e}=this,i=this.name(t+1);
if(i===t+1)return;const f=e.slice(t+1,i),u=[];for(let E=i;;){const O=this.blanks(E),A=e.charCodeAt(O);if(A===x||A===l&&e.charCodeAt(O+1)===x)return this.at=A===
x?O+1:O+2,{kind:A===x?"start":"empty",name:f,attributes:u,from:t,to:this.at};const C=this.name(O),y=this.blanks(C),M=this.blanks(y+1),v=e[M];if(O===E||C===O||e[y]!==
"="||v!=='"'&&v!=="'")return;const P=e.indexOf(v,M+1),R=e.slice(M+1,Math.max(P,M+1)),k=R.includes("<")?void 0:a(R);if(P<0||k===void 0||u.length>=_)return;u.push(
{name:e.slice(O,C),value:k,from:O,to:P+1}),E=P+1}}characters(t,e){const i=a(this.text.slice(t,e));return i===void 0?this.fault(t,e):(this.at=e,{kind:"text",text:i,
from:t,to:e})}nextTag(t){const e=this.text.indexOf("<",t);return e<0?this.text.length:e}fault(t,e){return this.malformed=!0,this.at=e,{kind:"other",from:t,to:e}}end(){
this.malformed=!0,this.at=this.text.length}blanks(t){const{text:e}=this;for(;;){const i=e.charCodeAt(t);if(i!==32&&i!==9&&i!==10&&i!==13)return t;t++}}name(t){const{
text:e}=this;for(;t<e.length;t++){const i=e.charCodeAt(t);if(i<=32||i===l||i===x||i===h||i===61||i===34||i===39)break}return t}}const[h,x,l]=[60,62,47],w=new Map(
[["amp","&"],["lt","<"],["gt",">"],["quot",'"'],["apos","'"]]);function a(s){if(!s.includes("&"))return s;const t=[];let e=0;for(let i=s.indexOf("&");i>=0;i=s.indexOf(
"&",e)){const f=s.indexOf(";",i);if(f<0||f-i>12)return;const u=s.slice(i+1,f),E=w.get(u)??o(u);if(E===void 0)return;t.push(s.slice(e,i),E),e=f+1}return t.push(s.
slice(e)),t.join("")}function o(s){const t=/^#(?:x([\dA-Fa-f]+)|(\d+))$/.exec(s),e=t?parseInt(t[1]??t[2],t[1]===void 0?10:16):-1;return e>0&&e<=1114111&&!(e>=55296&&
e<=57343)?String.fromCodePoint(e):void 0}function n(s){const[t,e,i,f]=s;if(t===0&&e===0&&(i===254||i===0)||t===255&&e===254&&i===0&&f===0)return d(s);if(t===254&&
e===255||t===0&&e===60)return r(new TextDecoder("utf-16be").decode(s));if(t===255&&e===254||t===60&&e===0)return r(new TextDecoder("utf-16le").decode(s));const u=new TextDecoder().
decode(s);return r(u.includes("�")?Buffer.from(s).toString("latin1"):u)}const r=s=>s.startsWith("\uFEFF")?s.slice(1):s;function d(s){const t=new DataView(s.buffer,
s.byteOffset,s.byteLength),e=s[0]!==0,i=[];for(let f=0;f+4<=s.length;f+=4){const u=t.getUint32(f,e);if(u>1114111)return;i.push(String.fromCodePoint(u))}return r(
i.join(""))}const c=s=>s.replaceAll("&","&amp;").replaceAll("<","&lt;").replaceAll(">","&gt;").replaceAll('"',"&quot;")}),1975:((b,T,p)=>{p.d(T,{kg:()=>h,m:()=>g,
sm:()=>x});var m=p(43496),_=p(3907);const D=1e5,g={text:"",properties:[],malformed:!0,end:-1,about:""};async function h(o,n){const r=(0,_.xK)(o);if(r===void 0)return g;
const d=new w,s=await(0,_.km)(r,n,t=>(d.take(t),d.broken))!=="well-formed"||d.depth>0||d.end<0||!d.declared;return{text:r,properties:d.properties,malformed:s,end:d.
end,about:d.about}}function x(o,n,r){return o?.properties.find(d=>d.name===r&&d.namespace===m.dK[n])?.values??[]}const l=-2;class w{properties=[];broken=!1;declared=!0;end=-1;about="";scope=new m.
ee;open=[];root=l;loose=!1;items=[];pieces=[];get depth(){return this.open.length}take(n){n.kind==="start"||n.kind==="empty"?(this.start(n.name,n.attributes,n.from),
n.kind==="empty"&&!this.broken&&this.close(n.name,n.to,n.to)):n.kind==="end"?this.close(n.name,n.from,n.to):n.kind==="text"&&this.isInProperty()&&this.pieces.push(
n.text)}isInProperty(){return this.root!==l&&this.open.length>this.root+2}start(n,r,d){if(this.open.length>=_.ol&&(this.broken=!0),this.broken)return;this.scope.
enter(r);const c=this.scope.ofElement(n),s=c.namespace===m.dK.rdf,t=s&&c.local==="li";this.root===l&&this.end<0&&s&&c.local==="Description"&&(this.root=this.open.
length-1,this.loose=!0);const e=this.open.length-this.root,i=t?r.find(({name:f})=>f==="xml:lang")?.value:void 0;if(this.open.push({name:n,...c,from:d,language:i}),
this.root===l){if(!s||c.local!=="RDF"||this.end>=0)return;this.root=this.open.length-1,this.declared=this.scope.declares(n)}else if(e===1)this.describe(r);else if(e===
2){this.items=[];const f=r.find(({name:u})=>this.isRdf(u,"resource"));this.pieces=f?[f.value]:[]}else t&&(this.pieces=[])}describe(n){for(const{name:r,value:d,from:c,
to:s}of n){if((0,m.HC)(r))continue;const{namespace:t,local:e}=this.scope.ofAttribute(r);t===m.dK.rdf&&e==="about"&&(this.about=d),!(t===""||t===m.dK.rdf||t===m.
dK.xml)&&this.add({namespace:t,name:e,values:[d],from:c,to:s})}}close(n,r,d){const c=this.open.pop();if(c?.name!==n){this.broken=!0;return}this.scope.leave();const s=this.
open.length-this.root;if(this.root!==l)if(s===0)this.end=r,this.root=l;else if(s===1&&this.loose)this.root=l,this.loose=!1;else if(s===2){const t=this.items.length>
0?a(this.items):[this.pieces.join("").trim()];this.add({namespace:c.namespace,name:c.local,values:t,from:c.from,to:d})}else s>2&&c.namespace===m.dK.rdf&&c.local===
"li"&&(this.items.push({text:this.pieces.join("").trim(),language:c.language}),this.pieces=[])}add(n){this.properties.length<D?this.properties.push(n):this.broken=
!0}isRdf(n,r){const d=this.scope.ofAttribute(n);return d.local===r&&d.namespace===m.dK.rdf}}function a(o){const n=o.findIndex(({language:d})=>d?.toLowerCase()===
"x-default"),r=o.map(({text:d})=>d);return n>0&&r.unshift(...r.splice(n,1)),r}}),59071:((b,T,p)=>{p.d(T,{Gh:()=>w,ZK:()=>a,wh:()=>l});var m=p(77581),_=p(45599);
const D=/\u001b[A-Za-z]{2}[A-Za-z-]{0,8}\u001b/g,g=/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]/g,h=/[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g,
x=o=>o.replace(D,"").replace(g,"").replace(h,"�"),l=o=>x(o).trim();function w(o){const n=o instanceof _.Mx?l((0,m.g7)(o)):"";return n===""?null:n}const a=o=>o?
x((0,m.g7)(o)):""})};
