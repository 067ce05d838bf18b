"use strict";exports.id=824,exports.ids=[824],exports.modules={17079:((A,T,p)=>{p.d(T,{Z:()=>l,_:()=>g});const m=/^(?:D:)?\s*(\d{4})(?:(\d\d)(?:(\d\d)(?:(\d\d)(?:(\d\d)(?:(\d\d))?)?)?)?)?\s*(?:(Z)(?:00?)?'?(?:00?'?)?|([+-])(\d\d)?'?(?:(\d\d)'?)?)?$/,
w=/^(D:)?19(1\d\d)(\d{10})(?!\d)/,O=/^(\d{4})(?:-(\d\d)(?:-(\d\d)(?:[T ](\d\d):(\d\d)(?::(\d\d)(?:[.,]\d{1,9})?)?\s?(?:(Z)|([+-])(\d\d):?(\d\d)?)?)?)?)?$/;function g(a){
if(a.length>64)return;const f=a.trim().replace(w,(n,o,s,d)=>`${o??""}${1900+Number(s)}${d}`);return h(x(m.exec(f)??O.exec(f)))}function l(a){const f=a.length>64?
void 0:x(O.exec(a.trim()));if(!f||h(f)===void 0)return;const{year:n,month:o="",day:s="",hour:d="",minute:i="",second:t="",zone:e=""}=f;return`D:${n}${o}${s}${d}${i}${t}${e===
"Z"||e===""?e:`${e.replace(":","'")}'`}`}function x(a){if(!a)return;const[,f,n,o,s,d,i,t,e,r,c]=a,u=t??(e===void 0?void 0:`${e}${r??"00"}:${c??"00"}`);return{year:f,
month:n,day:o,hour:s,minute:d,second:i,zone:u}}function h(a){if(!a)return;const{year:f,month:n,day:o,hour:s,minute:d="00",second:i="00",zone:t}=a,e=(c,u,E)=>c===
void 0||Number(c)>=u&&Number(c)<=E;if(Number(f)===0||!e(n,1,12)||!e(o,1,_(Number(f),Number(n)))||!e(s,0,23)||!e(d,0,59)||!e(i,0,59)||t!==void 0&&t!=="Z"&&!(e(t.
slice(1,3),0,23)&&e(t.slice(4),0,59)))return;const r=[f,n,o].filter(c=>c!==void 0).join("-");return s===void 0?r:`${r}T${s}:${d}:${i}${t==="+00:00"||t==="-00:00"?
"Z":t??""}`}function _(a,f){return f===2?a%4===0&&(a%100!==0||a%400===0)?29:28:[4,6,9,11].includes(f)?30:31}}),43496:((A,T,p)=>{p.d(T,{HC:()=>g,dK:()=>m,ee:()=>O});
const m={rdf:"http://www.w3.org/1999/02/22-rdf-syntax-ns#",xml:"http://www.w3.org/XML/1998/namespace",dc:"http://purl.org/dc/elements/1.1/",xmp:"http://ns.adobe\
.com/xap/1.0/",xmpMM:"http://ns.adobe.com/xap/1.0/mm/",pdf:"http://ns.adobe.com/pdf/1.3/",pdfaid:"http://www.aiim.org/pdfa/ns/id/",pdfuaid:"http://www.aiim.org/\
pdfua/ns/id/",pdfxid:"http://www.npes.org/pdfx/ns/id/",pdfx:"http://ns.adobe.com/pdfx/1.3/",pdfaExtension:"http://www.aiim.org/pdfa/ns/extension/",pdfaSchema:"h\
ttp://www.aiim.org/pdfa/ns/schema#",pdfaProperty:"http://www.aiim.org/pdfa/ns/property#",fx:"urn:factur-x:pdfa:CrossIndustryDocument:invoice:1p0#",pdfe:"http://\
www.aiim.org/pdfe/ns/id/",pdfvtid:"http://www.npes.org/pdfvt/ns/id/",xfa:"http://www.xfa.org/schema/xfa-data/1.0/",ds:"http://www.w3.org/2000/09/xmldsig#"},w=new Map(
Object.entries(m));class O{uris=new Map;declared=[];known=new Map;enter(a){let f;for(const{name:n,value:o}of a){if(!g(n))continue;const s=n.slice(6),d=this.uris.
get(s);d?d.push(o):this.uris.set(s,[o]),(f??=[]).push(s)}this.declared.push(f??l),f&&this.known.clear()}leave(){const a=this.declared.pop()??l;for(const f of a)
this.uris.get(f).pop();a.length>0&&this.known.clear()}declares(a){return(this.uris.get(h(a))?.length??0)>0}ofElement(a){let f=this.known.get(a);if(!f){const n=h(
a),o=this.uris.get(n)?.at(-1)??w.get(n)??"";this.known.size===x&&this.known.clear(),this.known.set(a,f={namespace:o,local:a.slice(a.indexOf(":")+1)})}return f}ofAttribute(a){
return a.includes(":")?this.ofElement(a):{namespace:"",local:a}}}const g=_=>_==="xmlns"||_.startsWith("xmlns:"),l=[],x=1e3,h=_=>_.slice(0,Math.max(_.indexOf(":"),
0))}),824:((A,T,p)=>{p.d(T,{Br:()=>_,_6:()=>f,_U:()=>h});var m=p(58552),w=p(1975),O=p(17079),g=p(45599),l=p(59071),x=p(70549);function h(n){const o=n.resolve(n.
trailer.get("Info"));return o instanceof g.Bi?o:o instanceof g.Z6?o.dict:void 0}const _=(0,x.n)(a);async function a(n){const o=n.get(n.catalogNumber),s=o instanceof
g.Bi?n.resolve(o.get("Metadata")):null;if(!(s instanceof g.Z6))return;let d;try{d=n.decoded(s)}catch(i){if(!(i instanceof m.zU)||i.code==="cancelled")throw i;return w.
m}return(0,w.kg)(d,n.job.pace)}function f(n,o){const s=h(n),d=u=>n.resolve(s?.get(u)),i=(u,E,D=", ")=>{const b=(0,w.sm)(o,u,E).map(l.wh).filter(Boolean).join(D);
return b===""?null:b},t=(u,E)=>{const[D=""]=(0,w.sm)(o,u,E);return(0,l.wh)(D)||null},e=(u,E)=>(0,O._)((0,l.Gh)(d(u))??"")??(0,O._)(t("xmp",E)??"")??null,r=n.get(
n.catalogNumber),c=r instanceof g.Bi?(0,l.Gh)(n.resolve(r.get("Lang"))):null;return{title:(0,l.Gh)(d("Title"))??t("dc","title"),author:(0,l.Gh)(d("Author"))??i(
"dc","creator"),subject:(0,l.Gh)(d("Subject"))??t("dc","description"),keywords:(0,l.Gh)(d("Keywords"))??i("pdf","Keywords")??i("dc","subject"),creator:(0,l.Gh)(
d("Creator"))??t("xmp","CreatorTool"),producer:(0,l.Gh)(d("Producer"))??t("pdf","Producer"),created:e("CreationDate","CreateDate"),modified:e("ModDate","ModifyD\
ate"),language:c??t("dc","language")}}}),3907:((A,T,p)=>{p.d(T,{X:()=>d,km:()=>O,ol:()=>m,xK:()=>n});const m=200,w=1e4;async function O(i,t,e){const r=new g(i);
for(let c=r.next();c;c=r.next()){if(e(c))return"left";const u=t.step((c.to-c.from)*4+50);u&&await u}return r.hasDocumentType?"document type":r.malformed?"malfor\
med":"well-formed"}class g{text;malformed=!1;hasDocumentType=!1;at=0;constructor(t){this.text=t}next(){const{text:t,at:e}=this;if(e>=t.length)return;if(t.charCodeAt(
e)!==l)return this.characters(e,this.nextTag(e));if(t.startsWith("<!--",e))return this.other(e,"-->",4);if(t.startsWith("<?",e))return this.other(e,"?>",2);if(t.
startsWith("<![CDATA[",e)){const c=t.indexOf("]]>",e);return c<0?this.end():(this.at=c+3,{kind:"text",text:t.slice(e+9,c),from:e,to:this.at})}return t.startsWith(
"<!",e)?(this.hasDocumentType=t.startsWith("<!DOCTYPE",e),this.end()):(t.charCodeAt(e+1)===h?this.endTag(e):this.startTag(e))??this.fault(e,this.nextTag(e+1))}other(t,e,r){
const c=this.text.indexOf(e,t+r);return c<0?this.end():(this.at=c+e.length,{kind:"other",from:t,to:this.at})}endTag(t){const e=this.name(t+2),r=this.blanks(e);if(!(e===
t+2||this.text.charCodeAt(r)!==x))return this.at=r+1,{kind:"end",name:this.text.slice(t+2,e),from:t,to:this.at}}startTag(t){const{text:e}=this,r=this.name(t+1);
if(r===t+1)return;const c=e.slice(t+1,r),u=[];for(let E=r;;){const D=this.blanks(E),b=e.charCodeAt(D);if(b===x||b===h&&e.charCodeAt(D+1)===x)return this.at=b===
x?D+1:D+2,{kind:b===x?"start":"empty",name:c,attributes:u,from:t,to:this.at};const C=this.name(D),y=this.blanks(C),M=this.blanks(y+1),v=e[M];if(D===E||C===D||e[y]!==
"="||v!=='"'&&v!=="'")return;const P=e.indexOf(v,M+1),k=e.slice(M+1,Math.max(P,M+1)),R=k.includes("<")?void 0:a(k);if(P<0||R===void 0||u.length>=w)return;u.push(
{name:e.slice(D,C),value:R,from:D,to:P+1}),E=P+1}}characters(t,e){const r=a(this.text.slice(t,e));return r===void 0?this.fault(t,e):(this.at=e,{kind:"text",text:r,
from:t,to:e})}nextTag(t){const e=this.text.indexOf("<",t);return e<0?this.text.length:e}fault(t,e){return this.malformed=!0,this.at=e,{kind:"other",from:t,to:e}}end(){
this.malformed=!0,this.at=this.text.length}blanks(t){const{text:e}=this;for(;;){const r=e.charCodeAt(t);if(r!==32&&r!==9&&r!==10&&r!==13)return t;t++}}name(t){const{
text:e}=this;for(;t<e.length;t++){const r=e.charCodeAt(t);if(r<=32||r===h||r===x||r===l||r===61||r===34||r===39)break}return t}}const[l,x,h]=[60,62,47],_=new Map(
[["amp","&"],["lt","<"],["gt",">"],["quot",'"'],["apos","'"]]);function a(i){if(!i.includes("&"))return i;const t=[];let e=0;for(let r=i.indexOf("&");r>=0;r=i.indexOf(
"&",e)){const c=i.indexOf(";",r);if(c<0||c-r>12)return;const u=i.slice(r+1,c),E=_.get(u)??f(u);if(E===void 0)return;t.push(i.slice(e,r),E),e=c+1}return t.push(i.
slice(e)),t.join("")}function f(i){const t=/^#(?:x([\dA-Fa-f]+)|(\d+))$/.exec(i),e=t?parseInt(t[1]??t[2],t[1]===void 0?10:16):-1;return e>0&&e<=1114111&&!(e>=55296&&
e<=57343)?String.fromCodePoint(e):void 0}function n(i){const[t,e,r,c]=i;if(t===0&&e===0&&(r===254||r===0)||t===255&&e===254&&r===0&&c===0)return s(i);if(t===254&&
e===255||t===0&&e===60)return o(new TextDecoder("utf-16be").decode(i));if(t===255&&e===254||t===60&&e===0)return o(new TextDecoder("utf-16le").decode(i));const u=new TextDecoder().
decode(i);return o(u.includes("�")?Buffer.from(i).toString("latin1"):u)}const o=i=>i.startsWith("\uFEFF")?i.slice(1):i;function s(i){const t=new DataView(i.buffer,
i.byteOffset,i.byteLength),e=i[0]!==0,r=[];for(let c=0;c+4<=i.length;c+=4){const u=t.getUint32(c,e);if(u>1114111)return;r.push(String.fromCodePoint(u))}return o(
r.join(""))}const d=i=>i.replaceAll("&","&amp;").replaceAll("<","&lt;").replaceAll(">","&gt;").replaceAll('"',"&quot;")}),1975:((A,T,p)=>{p.d(T,{kg:()=>l,m:()=>g,
sm:()=>x});var m=p(43496),w=p(3907);const O=1e5,g={text:"",properties:[],malformed:!0,end:-1,about:""};async function l(f,n){const o=(0,w.xK)(f);if(o===void 0)return g;
const s=new _,i=await(0,w.km)(o,n,t=>(s.take(t),s.broken))!=="well-formed"||s.depth>0||s.end<0||!s.declared;return{text:o,properties:s.properties,malformed:i,end:s.
end,about:s.about}}function x(f,n,o){return f?.properties.find(s=>s.name===o&&s.namespace===m.dK[n])?.values??[]}const h=-2;class _{properties=[];broken=!1;declared=!0;end=-1;about="";scope=new m.
ee;open=[];root=h;loose=!1;items=[];pieces=[];get depth(){return this.open.length}take(n){n.kind==="start"||n.kind==="empty"?(this.start(n.name,n.attributes,n.from),
n.kind==="empty"&&!this.broken&&this.close(n.name,n.to,n.to)):n.kind==="end"?this.close(n.name,n.from,n.to):n.kind==="text"&&this.isInProperty()&&this.pieces.push(
n.text)}isInProperty(){return this.root!==h&&this.open.length>this.root+2}start(n,o,s){if(this.open.length>=w.ol&&(this.broken=!0),this.broken)return;this.scope.
enter(o);const d=this.scope.ofElement(n),i=d.namespace===m.dK.rdf,t=i&&d.local==="li";this.root===h&&this.end<0&&i&&d.local==="Description"&&(this.root=this.open.
length-1,this.loose=!0);const e=this.open.length-this.root,r=t?o.find(({name:c})=>c==="xml:lang")?.value:void 0;if(this.open.push({name:n,...d,from:s,language:r}),
this.root===h){if(!i||d.local!=="RDF"||this.end>=0)return;this.root=this.open.length-1,this.declared=this.scope.declares(n)}else if(e===1)this.describe(o);else if(e===
2){this.items=[];const c=o.find(({name:u})=>this.isRdf(u,"resource"));this.pieces=c?[c.value]:[]}else t&&(this.pieces=[])}describe(n){for(const{name:o,value:s,from:d,
to:i}of n){if((0,m.HC)(o))continue;const{namespace:t,local:e}=this.scope.ofAttribute(o);t===m.dK.rdf&&e==="about"&&(this.about=s),!(t===""||t===m.dK.rdf||t===m.
dK.xml)&&this.add({namespace:t,name:e,values:[s],from:d,to:i})}}close(n,o,s){const d=this.open.pop();if(d?.name!==n){this.broken=!0;return}this.scope.leave();const i=this.
open.length-this.root;if(this.root!==h)if(i===0)this.end=o,this.root=h;else if(i===1&&this.loose)this.root=h,this.loose=!1;else if(i===2){const t=this.items.length>
0?a(this.items):[this.pieces.join("").trim()];this.add({namespace:d.namespace,name:d.local,values:t,from:d.from,to:s})}else i>2&&d.namespace===m.dK.rdf&&d.local===
"li"&&(this.items.push({text:this.pieces.join("").trim(),language:d.language}),this.pieces=[])}add(n){this.properties.length<O?this.properties.push(n):this.broken=
!0}isRdf(n,o){const s=this.scope.ofAttribute(n);return s.local===o&&s.namespace===m.dK.rdf}}function a(f){const n=f.findIndex(({language:s})=>s?.toLowerCase()===
"x-default"),o=f.map(({text:s})=>s);return n>0?[o[n],...o.slice(0,n),...o.slice(n+1)]:o}}),59071:((A,T,p)=>{p.d(T,{Gh:()=>n,ZK:()=>o,wh:()=>f});var m=p(77581),w=p(
45599);const O=/\u001b[A-Za-z]{2}[A-Za-z-]{0,8}\u001b/g,g=/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]/g,l=/[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g,
x=s=>s.replace(O,"").replace(g,"").replace(l,"�"),h=200,_=new WeakMap;function a(s){if(s.bytes.length<h)return x((0,m.g7)(s));let d=_.get(s);return d===void 0&&
_.set(s,d=x((0,m.g7)(s))),d}const f=s=>x(s).trim();function n(s){const d=s instanceof w.Mx?a(s).trim():"";return d===""?null:d}const o=s=>s?a(s):""})};
