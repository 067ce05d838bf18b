"use strict";Object.defineProperty(exports,"__esModule",{value:!0}),exports.NAMESPACES=exports.escapeXml=void 0,exports.readXmp=readXmp,exports.valuesOf=valuesOf;var XmlReader=class{constructor(e,t=0){
this.text=e,this.at=t}text;at;malformed=!1;next(){let{text:e,at:t}=this;if(!(this.malformed||t>=e.length)){if(e.charCodeAt(t)!==LESS){let i=e.indexOf("<",t);return this.
at=i<0?e.length:i,this.characters(t,this.at)}if(e.startsWith("<!--",t))return this.other(t,"-->",4);if(e.startsWith("<?",t))return this.other(t,"?>",2);if(e.startsWith(
"<![CDATA[",t)){let i=e.indexOf("]]>",t);return i<0?this.fail():(this.at=i+3,{kind:"text",text:e.slice(t+9,i),from:t,to:this.at})}return e.startsWith("<!",t)?this.
fail():e.charCodeAt(t+1)===SLASH?this.endTag(t):this.startTag(t)}}other(e,t,i){let s=this.text.indexOf(t,e+i);return s<0?this.fail():(this.at=s+t.length,{kind:"\
other",from:e,to:this.at})}endTag(e){let t=this.name(e+2),i=this.blanks(t);return t===e+2||this.text.charCodeAt(i)!==GREATER?this.fail():(this.at=i+1,{kind:"end",
name:this.text.slice(e+2,t),from:e,to:this.at})}startTag(e){let{text:t}=this,i=this.name(e+1);if(i===e+1)return this.fail();let s=t.slice(e+1,i),r=[];for(let a=i;;){
let n=this.blanks(a),o=t.charCodeAt(n);if(o===GREATER||o===SLASH&&t.charCodeAt(n+1)===GREATER)return this.at=o===GREATER?n+1:n+2,{kind:o===GREATER?"start":"empt\
y",name:s,attributes:r,from:e,to:this.at};let f=this.name(n),c=this.blanks(f),l=this.blanks(c+1),h=t[l];if(n===a||f===n||t[c]!=="="||h!=='"'&&h!=="'")return this.
fail();let p=t.indexOf(h,l+1),u=t.slice(l+1,Math.max(p,l+1)),d=u.includes("<")?void 0:resolved(u);if(p<0||d===void 0||r.length>=1e4)return this.fail();r.push({name:t.
slice(n,f),value:d,from:n,to:p+1}),a=p+1}}characters(e,t){let i=resolved(this.text.slice(e,t));return i===void 0?this.fail():{kind:"text",text:i,from:e,to:t}}fail(){
this.malformed=!0}blanks(e){let{text:t}=this;for(;;){let i=t.charCodeAt(e);if(i!==32&&i!==9&&i!==10&&i!==13)return e;e++}}name(e){let{text:t}=this;for(;e<t.length;e++){
let i=t.charCodeAt(e);if(i<=32||i===SLASH||i===GREATER||i===LESS||i===61||i===34||i===39)break}return e}},[LESS,GREATER,SLASH]=[60,62,47],PREDEFINED={amp:"&",lt:"\
<",gt:">",quot:'"',apos:"'"};function resolved(e){if(!e.includes("&"))return e;let t=[],i=0;for(let s=e.indexOf("&");s>=0;s=e.indexOf("&",i)){let r=e.indexOf(";",
s);if(r<0||r-s>12)return;let a=e.slice(s+1,r),n=PREDEFINED[a]??numeric(a);if(n===void 0)return;t.push(e.slice(i,s),n),i=r+1}return t.push(e.slice(i)),t.join("")}
function numeric(e){let t=/^#(?:x([\dA-Fa-f]+)|(\d+))$/.exec(e),i=t?parseInt(t[1]??t[2],t[1]===void 0?10:16):-1;return i>0&&i<=1114111&&!(i>=55296&&i<=57343)?String.
fromCodePoint(i):void 0}var escapeXml=e=>e.replaceAll("&","&amp;").replaceAll("<","&lt;").replaceAll(">","&gt;").replaceAll('"',"&quot;");exports.escapeXml=escapeXml;
var NAMESPACES={rdf:"http://www.w3.org/1999/02/22-rdf-syntax-ns#",xml:"http://www.w3.org/XML/1998/namespace",dc:"http://purl.org/dc/elements/1.1/",xmp:"http://n\
s.adobe.com/xap/1.0/",pdf:"http://ns.adobe.com/pdf/1.3/",pdfaid:"http://www.aiim.org/pdfa/ns/id/",pdfuaid:"http://www.aiim.org/pdfua/ns/id/",pdfxid:"http://www.\
npes.org/pdfx/ns/id/",pdfx:"http://ns.adobe.com/pdfx/1.3/",pdfe:"http://www.aiim.org/pdfe/ns/id/",pdfvtid:"http://www.npes.org/pdfvt/ns/id/"},MOST_DEPTH=200,MOST_PROPERTIES=1e5;
exports.NAMESPACES=NAMESPACES;async function readXmp(e,t){let i=packetText(e);if(i===void 0)return{text:"",properties:[],malformed:!0,end:-1,about:""};let s=new Walk,
r=new XmlReader(i);for(let n=r.next();n&&!s.broken;n=r.next()){s.take(n);let o=t.step((n.to-n.from)*4+50);o&&await o}let a=r.malformed||s.broken||s.depth>0||s.end<
0;return{text:i,properties:s.properties,malformed:a,end:s.end,about:s.about}}function valuesOf({properties:e},t,i){return e.find(s=>s.name===i&&s.namespace===NAMESPACES[t])?.
values??[]}function packetText(e){let[t,i,s,r]=e;if(t===0&&i===0&&(s===254||s===0)||t===255&&i===254&&s===0&&r===0)return utf32(e);if(t===254&&i===255||t===0&&i===
60)return stripMark(new TextDecoder("utf-16be").decode(e));if(t===255&&i===254||t===60&&i===0)return stripMark(new TextDecoder("utf-16le").decode(e));let a=new TextDecoder().
decode(e);return stripMark(a.includes("�")?Buffer.from(e).toString("latin1"):a)}var stripMark=e=>e.startsWith("\uFEFF")?e.slice(1):e;function utf32(e){let t=new DataView(
e.buffer,e.byteOffset,e.byteLength),i=e[0]!==0,s=[];for(let r=0;r+4<=e.length;r+=4){let a=t.getUint32(r,i);if(a>1114111)return;s.push(String.fromCodePoint(a))}return stripMark(
s.join(""))}var Walk=class{properties=[];broken=!1;end=-1;about="";open=[];root=-1;items=[];pieces=[];get depth(){return this.open.length}take(e){e.kind==="star\
t"||e.kind==="empty"?this.start(e.name,e.attributes,e.from,e.kind==="empty"?e.to:-1):e.kind==="end"?this.close(e.name,e.from,e.to):e.kind==="text"&&this.isInProperty()&&
this.pieces.push(e.text)}isInProperty(){return this.root>=0&&this.open.length>this.root+2}start(e,t,i,s){if(this.open.length>=MOST_DEPTH&&(this.broken=!0),this.
broken)return;let r;for(let{name:l,value:h}of t)l==="xmlns"?(r??=new Map).set("",h):l.startsWith("xmlns:")&&(r??=new Map).set(l.slice(6),h);let{namespace:a,local:n}=this.
resolve(e,r,!0),o=a===NAMESPACES.rdf,f=o&&n==="li"?t.find(({name:l})=>l==="xml:lang")?.value:void 0,c=this.open.length-this.root;if(this.open.push({name:e,namespace:a,
local:n,from:i,scope:r,language:f}),this.root<0)o&&n==="RDF"&&this.end<0&&(this.root=this.open.length-1);else if(c===1)for(let{name:l,value:h,from:p,to:u}of t){
if(l==="xmlns"||l.startsWith("xmlns:"))continue;let d=this.resolve(l,void 0,!1);d.namespace===NAMESPACES.rdf&&d.local==="about"&&(this.about=h),!(d.namespace===
""||d.namespace===NAMESPACES.rdf||d.namespace===NAMESPACES.xml)&&this.add({namespace:d.namespace,name:d.local,values:[h],from:p,to:u})}else if(c===2){this.items=
[],this.pieces=[];let l=t.find(({name:h})=>this.isName(h,"resource"));l&&this.pieces.push(l.value)}else o&&n==="li"&&(this.pieces=[]);s>=0&&this.close(e,s,s)}close(e,t,i){
let s=this.open.pop();if(s?.name!==e){this.broken=!0;return}let r=this.open.length-this.root;if(!(this.root<0))if(r===0)this.end=t,this.root=-1;else if(r===2){let a=this.
items.length>0?byDefault(this.items):[this.pieces.join("").trim()];this.add({namespace:s.namespace,name:s.local,values:a,from:s.from,to:i})}else r>2&&s.namespace===
NAMESPACES.rdf&&s.local==="li"&&(this.items.push({text:this.pieces.join("").trim(),language:s.language}),this.pieces=[])}add(e){this.properties.length<MOST_PROPERTIES?
this.properties.push(e):this.broken=!0}isName(e,t){let i=this.resolve(e,void 0,!1);return i.local===t&&i.namespace===NAMESPACES.rdf}resolve(e,t,i){let s=e.indexOf(
":"),r=s<0?"":e.slice(0,s),a=e.slice(s+1);if(r==="xml")return{namespace:NAMESPACES.xml,local:a};if(r===""&&!i)return{namespace:"",local:a};let n=t?.get(r);for(let o=this.
open.length-1;n===void 0&&o>=0;o--)n=this.open[o].scope?.get(r);return{namespace:n??"",local:a}}};function byDefault(e){let t=e.findIndex(({language:s})=>s?.toLowerCase()===
"x-default"),i=e.map(({text:s})=>s);return t>0&&i.unshift(...i.splice(t,1)),i}
