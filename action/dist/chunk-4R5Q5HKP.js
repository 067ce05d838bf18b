var w=Object.defineProperty;var O=Object.getOwnPropertyDescriptor;var T=Object.getOwnPropertyNames;var W=Object.prototype.hasOwnProperty;var D=(t,e)=>{for(var i in e)w(t,i,{get:e[i],enumerable:!0})},F=(t,e,i,s)=>{if(e&&typeof e=="object"||typeof e=="function")for(let n of T(e))!W.call(t,n)&&n!==i&&
w(t,n,{get:()=>e[n],enumerable:!(s=O(e,n))||s.enumerable});return t};var I=t=>F(w({},"__esModule",{value:!0}),t);var B={};D(B,{a:()=>A,b:()=>d,c:()=>C,d:()=>y});module.exports=I(B);var M=class{constructor(t,e=0){this.text=t,this.at=e}text;at;malformed=!1;next(){let{text:t,
at:e}=this;if(!(this.malformed||e>=t.length)){if(t.charCodeAt(e)!==b){let i=t.indexOf("<",e);return this.at=i<0?t.length:i,this.characters(e,this.at)}if(t.startsWith(
"<!--",e))return this.other(e,"-->",4);if(t.startsWith("<?",e))return this.other(e,"?>",2);if(t.startsWith("<![CDATA[",e)){let i=t.indexOf("]]>",e);return i<0?this.
fail():(this.at=i+3,{kind:"text",text:t.slice(e+9,i),from:e,to:this.at})}return t.startsWith("<!",e)?this.fail():t.charCodeAt(e+1)===v?this.endTag(e):this.startTag(
e)}}other(t,e,i){let s=this.text.indexOf(e,t+i);return s<0?this.fail():(this.at=s+e.length,{kind:"other",from:t,to:this.at})}endTag(t){let e=this.name(t+2),i=this.
blanks(e);return e===t+2||this.text.charCodeAt(i)!==c?this.fail():(this.at=i+1,{kind:"end",name:this.text.slice(t+2,e),from:t,to:this.at})}startTag(t){let{text:e}=this,
i=this.name(t+1);if(i===t+1)return this.fail();let s=e.slice(t+1,i),n=[];for(let r=i;;){let a=this.blanks(r),l=e.charCodeAt(a);if(l===c||l===v&&e.charCodeAt(a+1)===
c)return this.at=l===c?a+1:a+2,{kind:l===c?"start":"empty",name:s,attributes:n,from:t,to:this.at};let m=this.name(a),u=this.blanks(m),o=this.blanks(u+1),h=e[o];
if(a===r||m===a||e[u]!=="="||h!=='"'&&h!=="'")return this.fail();let p=e.indexOf(h,o+1),x=e.slice(o+1,Math.max(p,o+1)),f=x.includes("<")?void 0:k(x);if(p<0||f===
void 0||n.length>=1e4)return this.fail();n.push({name:e.slice(a,m),value:f,from:a,to:p+1}),r=p+1}}characters(t,e){let i=k(this.text.slice(t,e));return i===void 0?
this.fail():{kind:"text",text:i,from:t,to:e}}fail(){this.malformed=!0}blanks(t){let{text:e}=this;for(;;){let i=e.charCodeAt(t);if(i!==32&&i!==9&&i!==10&&i!==13)
return t;t++}}name(t){let{text:e}=this;for(;t<e.length;t++){let i=e.charCodeAt(t);if(i<=32||i===v||i===c||i===b||i===61||i===34||i===39)break}return t}},[b,c,v]=[
60,62,47],P={amp:"&",lt:"<",gt:">",quot:'"',apos:"'"};function k(t){if(!t.includes("&"))return t;let e=[],i=0;for(let s=t.indexOf("&");s>=0;s=t.indexOf("&",i)){
let n=t.indexOf(";",s);if(n<0||n-s>12)return;let r=t.slice(s+1,n),a=P[r]??j(r);if(a===void 0)return;e.push(t.slice(i,s),a),i=n+1}return e.push(t.slice(i)),e.join(
"")}function j(t){let e=/^#(?:x([\dA-Fa-f]+)|(\d+))$/.exec(t),i=e?parseInt(e[1]??e[2],e[1]===void 0?10:16):-1;return i>0&&i<=1114111&&!(i>=55296&&i<=57343)?String.
fromCodePoint(i):void 0}var A=t=>t.replaceAll("&","&amp;").replaceAll("<","&lt;").replaceAll(">","&gt;").replaceAll('"',"&quot;"),d={rdf:"http://www.w3.org/1999\
/02/22-rdf-syntax-ns#",xml:"http://www.w3.org/XML/1998/namespace",dc:"http://purl.org/dc/elements/1.1/",xmp:"http://ns.adobe.com/xap/1.0/",pdf:"http://ns.adobe.\
com/pdf/1.3/",pdfaid:"http://www.aiim.org/pdfa/ns/id/",pdfuaid:"http://www.aiim.org/pdfua/ns/id/",pdfxid:"http://www.npes.org/pdfx/ns/id/",pdfx:"http://ns.adobe\
.com/pdfx/1.3/",pdfe:"http://www.aiim.org/pdfe/ns/id/",pdfvtid:"http://www.npes.org/pdfvt/ns/id/"},S=200,L=1e5;async function C(t,e){let i=q(t);if(i===void 0)return{
text:"",properties:[],malformed:!0,end:-1,about:""};let s=new N,n=new M(i);for(let a=n.next();a&&!s.broken;a=n.next()){s.take(a);let l=e.step((a.to-a.from)*4+50);
l&&await l}let r=n.malformed||s.broken||s.depth>0||s.end<0;return{text:i,properties:s.properties,malformed:r,end:s.end,about:s.about}}function y({properties:t},e,i){
return t.find(s=>s.name===i&&s.namespace===d[e])?.values??[]}function q(t){let[e,i,s,n]=t;if(e===0&&i===0&&(s===254||s===0)||e===255&&i===254&&s===0&&n===0)return E(
t);if(e===254&&i===255||e===0&&i===60)return g(new TextDecoder("utf-16be").decode(t));if(e===255&&i===254||e===60&&i===0)return g(new TextDecoder("utf-16le").decode(
t));let r=new TextDecoder().decode(t);return g(r.includes("�")?Buffer.from(t).toString("latin1"):r)}var g=t=>t.startsWith("\uFEFF")?t.slice(1):t;function E(t){
let e=new DataView(t.buffer,t.byteOffset,t.byteLength),i=t[0]!==0,s=[];for(let n=0;n+4<=t.length;n+=4){let r=e.getUint32(n,i);if(r>1114111)return;s.push(String.
fromCodePoint(r))}return g(s.join(""))}var N=class{properties=[];broken=!1;end=-1;about="";open=[];root=-1;items=[];pieces=[];get depth(){return this.open.length}take(t){
t.kind==="start"||t.kind==="empty"?this.start(t.name,t.attributes,t.from,t.kind==="empty"?t.to:-1):t.kind==="end"?this.close(t.name,t.from,t.to):t.kind==="text"&&
this.isInProperty()&&this.pieces.push(t.text)}isInProperty(){return this.root>=0&&this.open.length>this.root+2}start(t,e,i,s){if(this.open.length>=S&&(this.broken=
!0),this.broken)return;let n;for(let{name:o,value:h}of e)o==="xmlns"?(n??=new Map).set("",h):o.startsWith("xmlns:")&&(n??=new Map).set(o.slice(6),h);let{namespace:r,
local:a}=this.resolve(t,n,!0),l=r===d.rdf,m=l&&a==="li"?e.find(({name:o})=>o==="xml:lang")?.value:void 0,u=this.open.length-this.root;if(this.open.push({name:t,
namespace:r,local:a,from:i,scope:n,language:m}),this.root<0)l&&a==="RDF"&&this.end<0&&(this.root=this.open.length-1);else if(u===1)for(let{name:o,value:h,from:p,
to:x}of e){if(o==="xmlns"||o.startsWith("xmlns:"))continue;let f=this.resolve(o,void 0,!1);f.namespace===d.rdf&&f.local==="about"&&(this.about=h),!(f.namespace===
""||f.namespace===d.rdf||f.namespace===d.xml)&&this.add({namespace:f.namespace,name:f.local,values:[h],from:p,to:x})}else if(u===2){this.items=[],this.pieces=[];
let o=e.find(({name:h})=>this.isName(h,"resource"));o&&this.pieces.push(o.value)}else l&&a==="li"&&(this.pieces=[]);s>=0&&this.close(t,s,s)}close(t,e,i){let s=this.
open.pop();if(s?.name!==t){this.broken=!0;return}let n=this.open.length-this.root;if(!(this.root<0))if(n===0)this.end=e,this.root=-1;else if(n===2){let r=this.items.
length>0?R(this.items):[this.pieces.join("").trim()];this.add({namespace:s.namespace,name:s.local,values:r,from:s.from,to:i})}else n>2&&s.namespace===d.rdf&&s.local===
"li"&&(this.items.push({text:this.pieces.join("").trim(),language:s.language}),this.pieces=[])}add(t){this.properties.length<L?this.properties.push(t):this.broken=
!0}isName(t,e){let i=this.resolve(t,void 0,!1);return i.local===e&&i.namespace===d.rdf}resolve(t,e,i){let s=t.indexOf(":"),n=s<0?"":t.slice(0,s),r=t.slice(s+1);
if(n==="xml")return{namespace:d.xml,local:r};if(n===""&&!i)return{namespace:"",local:r};let a=e?.get(n);for(let l=this.open.length-1;a===void 0&&l>=0;l--)a=this.
open[l].scope?.get(n);return{namespace:a??"",local:r}}};function R(t){let e=t.findIndex(({language:s})=>s?.toLowerCase()==="x-default"),i=t.map(({text:s})=>s);return e>
0&&i.unshift(...i.splice(e,1)),i}0&&(module.exports={a,b,c,d});
