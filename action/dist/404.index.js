"use strict";exports.id=404,exports.ids=[404],exports.modules={38917:((M,T,p)=>{p.d(T,{Z:()=>l,_:()=>_});const m=/^(?:D:)?\s*(\d{4})(?:(\d\d)(?:(\d\d)(?:(\d\d)(?:(\d\d)(?:(\d\d))?)?)?)?)?\s*(?:(Z)(?:00?)?'?(?:00?'?)?|([+-])(\d\d)?'?(?:(\d\d)'?)?)?$/,
w=/^(D:)?19(1\d\d)(\d{10})(?!\d)/,D=/^(\d{4})(?:-(\d\d)(?:-(\d\d)(?:[T ](\d\d):(\d\d)(?::(\d\d)(?:[.,]\d{1,9})?)?\s?(?:(Z)|([+-])(\d\d):?(\d\d)?)?)?)?)?$/;function _(d){
if(d.length>64)return;const f=d.trim().replace(w,(n,r,o,a)=>`${r??""}${1900+Number(o)}${a}`);return h(g(m.exec(f)??D.exec(f)))}function l(d){const f=d.length>64?
void 0:g(D.exec(d.trim()));if(!f||h(f)===void 0)return;const{year:n,month:r="",day:o="",hour:a="",minute:s="",second:t="",zone:e=""}=f;return`D:${n}${r}${o}${a}${s}${t}${e===
"Z"||e===""?e:`${e.replace(":","'")}'`}`}function g(d){if(!d)return;const[,f,n,r,o,a,s,t,e,i,c]=d,u=t??(e===void 0?void 0:`${e}${i??"00"}:${c??"00"}`);return{year:f,
month:n,day:r,hour:o,minute:a,second:s,zone:u}}function h(d){if(!d)return;const{year:f,month:n,day:r,hour:o,minute:a="00",second:s="00",zone:t}=d,e=(c,u,E)=>c===
void 0||Number(c)>=u&&Number(c)<=E;if(Number(f)===0||!e(n,1,12)||!e(r,1,x(Number(f),Number(n)))||!e(o,0,23)||!e(a,0,59)||!e(s,0,59)||t!==void 0&&t!=="Z"&&!(e(t.
slice(1,3),0,23)&&e(t.slice(4),0,59)))return;const i=[f,n,r].filter(c=>c!==void 0).join("-");return o===void 0?i:`${i}T${o}:${a}:${s}${t==="+00:00"||t==="-00:00"?
"Z":t??""}`}function x(d,f){return f===2?d%4===0&&(d%100!==0||d%400===0)?29:28:[4,6,9,11].includes(f)?30:31}}),1480:((M,T,p)=>{p.d(T,{HC:()=>_,dK:()=>m,ee:()=>D});
const m={rdf:"http://www.w3.org/1999/02/22-rdf-syntax-ns#",xml:"http://www.w3.org/XML/1998/namespace",dc:"http://purl.org/dc/elements/1.1/",xmp:"http://ns.adobe\
.com/xap/1.0/",xmpMM:"http://ns.adobe.com/xap/1.0/mm/",pdf:"http://ns.adobe.com/pdf/1.3/",pdfaid:"http://www.aiim.org/pdfa/ns/id/",pdfuaid:"http://www.aiim.org/\
pdfua/ns/id/",pdfxid:"http://www.npes.org/pdfx/ns/id/",pdfx:"http://ns.adobe.com/pdfx/1.3/",pdfaExtension:"http://www.aiim.org/pdfa/ns/extension/",pdfaSchema:"h\
ttp://www.aiim.org/pdfa/ns/schema#",pdfaProperty:"http://www.aiim.org/pdfa/ns/property#",fx:"urn:factur-x:pdfa:CrossIndustryDocument:invoice:1p0#",pdfe:"http://\
www.aiim.org/pdfe/ns/id/",pdfvtid:"http://www.npes.org/pdfvt/ns/id/",xfa:"http://www.xfa.org/schema/xfa-data/1.0/",ds:"http://www.w3.org/2000/09/xmldsig#"},w=new Map(
Object.entries(m));class D{uris=new Map;declared=[];known=new Map;enter(d){let f;for(const{name:n,value:r}of d){if(!_(n))continue;const o=n.slice(6),a=this.uris.
get(o);a?a.push(r):this.uris.set(o,[r]),(f??=[]).push(o)}this.declared.push(f??l),f&&this.known.clear()}leave(){const d=this.declared.pop()??l;for(const f of d)
this.uris.get(f).pop();d.length>0&&this.known.clear()}declares(d){return(this.uris.get(h(d))?.length??0)>0}ofElement(d){let f=this.known.get(d);if(!f){const n=h(
d),r=this.uris.get(n)?.at(-1)??w.get(n)??"";this.known.size===g&&this.known.clear(),this.known.set(d,f={namespace:r,local:d.slice(d.indexOf(":")+1)})}return f}ofAttribute(d){
return d.includes(":")?this.ofElement(d):{namespace:"",local:d}}}const _=x=>x==="xmlns"||x.startsWith("xmlns:"),l=[],g=1e3,h=x=>x.slice(0,Math.max(x.indexOf(":"),
0))}),10404:((M,T,p)=>{p.d(T,{Br:()=>x,_6:()=>f,_U:()=>h});var m=p(49153),w=p(34331),D=p(38917),_=p(16039),l=p(58247),g=p(30729);function h(n){const r=n.resolve(
n.trailer.get("Info"));return r instanceof _.Bi?r:r instanceof _.Z6?r.dict:void 0}const x=(0,g.H)(d);async function d(n){const r=n.get(n.catalogNumber),o=r instanceof
_.Bi?n.resolve(r.get("Metadata")):null;if(!(o instanceof _.Z6))return;let a;try{a=n.decoded(o)}catch(s){if(!(s instanceof m.zU)||s.code==="cancelled")throw s;return w.
m}return(0,w.kg)(a,n.job.pace)}function f(n,r){const o=h(n),a=u=>n.resolve(o?.get(u)),s=(u,E,O=", ")=>{const A=(0,w.sm)(r,u,E).map(l.w).filter(Boolean).join(O);
return A===""?null:A},t=(u,E)=>{const[O=""]=(0,w.sm)(r,u,E);return(0,l.w)(O)||null},e=(u,E)=>(0,D._)((0,l.G)(a(u))??"")??(0,D._)(t("xmp",E)??"")??null,i=n.get(n.
catalogNumber),c=i instanceof _.Bi?(0,l.G)(n.resolve(i.get("Lang"))):null;return{title:(0,l.G)(a("Title"))??t("dc","title"),author:(0,l.G)(a("Author"))??s("dc",
"creator"),subject:(0,l.G)(a("Subject"))??t("dc","description"),keywords:(0,l.G)(a("Keywords"))??s("pdf","Keywords")??s("dc","subject"),creator:(0,l.G)(a("Creat\
or"))??t("xmp","CreatorTool"),producer:(0,l.G)(a("Producer"))??t("pdf","Producer"),created:e("CreationDate","CreateDate"),modified:e("ModDate","ModifyDate"),language:c??
t("dc","language")}}}),54075:((M,T,p)=>{p.d(T,{X:()=>a,km:()=>D,ol:()=>m,xK:()=>n});const m=200,w=1e4;async function D(s,t,e){const i=new _(s);for(let c=i.next();c;c=
i.next()){if(e(c))return"left";const u=t.step((c.to-c.from)*4+50);u&&await u}return i.hasDocumentType?"document type":i.malformed?"malformed":"well-formed"}class _{text;malformed=!1;hasDocumentType=!1;at=0;constructor(t){
this.text=t}next(){const{text:t,at:e}=this;if(e>=t.length)return;if(t.charCodeAt(e)!==l)return this.characters(e,this.nextTag(e));if(t.startsWith("<!--",e))return this.
other(e,"-->",4);if(t.startsWith("<?",e))return this.other(e,"?>",2);if(t.startsWith("<![CDATA[",e)){const c=t.indexOf("]]>",e);return c<0?this.end():(this.at=c+
3,{kind:"text",text:t.slice(e+9,c),from:e,to:this.at})}return t.startsWith("<!",e)?(this.hasDocumentType=t.startsWith("<!DOCTYPE",e),this.end()):(t.charCodeAt(e+
1)===h?this.endTag(e):this.startTag(e))??this.fault(e,this.nextTag(e+1))}other(t,e,i){const c=this.text.indexOf(e,t+i);return c<0?this.end():(this.at=c+e.length,
{kind:"other",from:t,to:this.at})}endTag(t){const e=this.name(t+2),i=this.blanks(e);if(!(e===t+2||this.text.charCodeAt(i)!==g))return this.at=i+1,{kind:"end",name:this.
text.slice(t+2,e),from:t,to:this.at}}startTag(t){const{text:e}=this,i=this.name(t+1);if(i===t+1)return;const c=e.slice(t+1,i),u=[];for(let E=i;;){const O=this.blanks(
E),A=e.charCodeAt(O);if(A===g||A===h&&e.charCodeAt(O+1)===g)return this.at=A===g?O+1:O+2,{kind:A===g?"start":"empty",name:c,attributes:u,from:t,to:this.at};const C=this.
name(O),y=this.blanks(C),b=this.blanks(y+1),v=e[b];if(O===E||C===O||e[y]!=="="||v!=='"'&&v!=="'")return;const P=e.indexOf(v,b+1),k=e.slice(b+1,Math.max(P,b+1)),
R=k.includes("<")?void 0:d(k);if(P<0||R===void 0||u.length>=w)return;u.push({name:e.slice(O,C),value:R,from:O,to:P+1}),E=P+1}}characters(t,e){const i=d(this.text.
slice(t,e));return i===void 0?this.fault(t,e):(this.at=e,{kind:"text",text:i,from:t,to:e})}nextTag(t){const e=this.text.indexOf("<",t);return e<0?this.text.length:
e}fault(t,e){return this.malformed=!0,this.at=e,{kind:"other",from:t,to:e}}end(){this.malformed=!0,this.at=this.text.length}blanks(t){const{text:e}=this;for(;;){
const i=e.charCodeAt(t);if(i!==32&&i!==9&&i!==10&&i!==13)return t;t++}}name(t){const{text:e}=this;for(;t<e.length;t++){const i=e.charCodeAt(t);if(i<=32||i===h||
i===g||i===l||i===61||i===34||i===39)break}return t}}const[l,g,h]=[60,62,47],x=new Map([["amp","&"],["lt","<"],["gt",">"],["quot",'"'],["apos","'"]]);function d(s){
if(!s.includes("&"))return s;const t=[];let e=0;for(let i=s.indexOf("&");i>=0;i=s.indexOf("&",e)){const c=s.indexOf(";",i);if(c<0||c-i>12)return;const u=s.slice(
i+1,c),E=x.get(u)??f(u);if(E===void 0)return;t.push(s.slice(e,i),E),e=c+1}return t.push(s.slice(e)),t.join("")}function f(s){const t=/^#(?:x([\dA-Fa-f]+)|(\d+))$/.
exec(s),e=t?parseInt(t[1]??t[2],t[1]===void 0?10:16):-1;return e>0&&e<=1114111&&!(e>=55296&&e<=57343)?String.fromCodePoint(e):void 0}function n(s){const[t,e,i,c]=s;
if(t===0&&e===0&&(i===254||i===0)||t===255&&e===254&&i===0&&c===0)return o(s);if(t===254&&e===255||t===0&&e===60)return r(new TextDecoder("utf-16be").decode(s));
if(t===255&&e===254||t===60&&e===0)return r(new TextDecoder("utf-16le").decode(s));const u=new TextDecoder().decode(s);return r(u.includes("�")?Buffer.from(s).
toString("latin1"):u)}const r=s=>s.startsWith("\uFEFF")?s.slice(1):s;function o(s){const t=new DataView(s.buffer,s.byteOffset,s.byteLength),e=s[0]!==0,i=[];for(let c=0;c+
4<=s.length;c+=4){const u=t.getUint32(c,e);if(u>1114111)return;i.push(String.fromCodePoint(u))}return r(i.join(""))}const a=s=>s.replaceAll("&","&amp;").replaceAll(
"<","&lt;").replaceAll(">","&gt;").replaceAll('"',"&quot;")}),34331:((M,T,p)=>{p.d(T,{kg:()=>l,m:()=>_,sm:()=>g});var m=p(1480),w=p(54075);const D=1e5,_={text:"",
properties:[],malformed:!0,end:-1,about:""};async function l(f,n){const r=(0,w.xK)(f);if(r===void 0)return _;const o=new x,s=await(0,w.km)(r,n,t=>(o.take(t),o.broken))!==
"well-formed"||o.depth>0||o.end<0||!o.declared;return{text:r,properties:o.properties,malformed:s,end:o.end,about:o.about}}function g(f,n,r){return f?.properties.
find(o=>o.name===r&&o.namespace===m.dK[n])?.values??[]}const h=-2;class x{properties=[];broken=!1;declared=!0;end=-1;about="";scope=new m.ee;open=[];root=h;loose=!1;items=[];pieces=[];get depth(){
return this.open.length}take(n){n.kind==="start"||n.kind==="empty"?(this.start(n.name,n.attributes,n.from),n.kind==="empty"&&!this.broken&&this.close(n.name,n.to,
n.to)):n.kind==="end"?this.close(n.name,n.from,n.to):n.kind==="text"&&this.isInProperty()&&this.pieces.push(n.text)}isInProperty(){return this.root!==h&&this.open.
length>this.root+2}start(n,r,o){if(this.open.length>=w.ol&&(this.broken=!0),this.broken)return;this.scope.enter(r);const a=this.scope.ofElement(n),s=a.namespace===
m.dK.rdf,t=s&&a.local==="li";this.root===h&&this.end<0&&s&&a.local==="Description"&&(this.root=this.open.length-1,this.loose=!0);const e=this.open.length-this.root,
i=t?r.find(({name:c})=>c==="xml:lang")?.value:void 0;if(this.open.push({name:n,...a,from:o,language:i}),this.root===h){if(!s||a.local!=="RDF"||this.end>=0)return;
this.root=this.open.length-1,this.declared=this.scope.declares(n)}else if(e===1)this.describe(r);else if(e===2){this.items=[];const c=r.find(({name:u})=>this.isRdf(
u,"resource"));this.pieces=c?[c.value]:[]}else t&&(this.pieces=[])}describe(n){for(const{name:r,value:o,from:a,to:s}of n){if((0,m.HC)(r))continue;const{namespace:t,
local:e}=this.scope.ofAttribute(r);t===m.dK.rdf&&e==="about"&&(this.about=o),!(t===""||t===m.dK.rdf||t===m.dK.xml)&&this.add({namespace:t,name:e,values:[o],from:a,
to:s})}}close(n,r,o){const a=this.open.pop();if(a?.name!==n){this.broken=!0;return}this.scope.leave();const s=this.open.length-this.root;if(this.root!==h)if(s===
0)this.end=r,this.root=h;else if(s===1&&this.loose)this.root=h,this.loose=!1;else if(s===2){const t=this.items.length>0?d(this.items):[this.pieces.join("").trim()];
this.add({namespace:a.namespace,name:a.local,values:t,from:a.from,to:o})}else s>2&&a.namespace===m.dK.rdf&&a.local==="li"&&(this.items.push({text:this.pieces.join(
"").trim(),language:a.language}),this.pieces=[])}add(n){this.properties.length<D?this.properties.push(n):this.broken=!0}isRdf(n,r){const o=this.scope.ofAttribute(
n);return o.local===r&&o.namespace===m.dK.rdf}}function d(f){const n=f.findIndex(({language:o})=>o?.toLowerCase()==="x-default"),r=f.map(({text:o})=>o);return n>
0&&r.unshift(...r.splice(n,1)),r}}),58247:((M,T,p)=>{p.d(T,{G:()=>h,w:()=>g});var m=p(20381),w=p(16039);const D=/\u001b[A-Za-z]{2}[A-Za-z-]{0,8}\u001b/g,_=/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]/g,
l=/[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g,g=x=>x.replace(D,"").replace(_,"").replace(l,"�").trim();function h(x){const d=x instanceof
w.Mx?g((0,m.g7)(x)):"";return d===""?null:d}})};
