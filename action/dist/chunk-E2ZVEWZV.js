"use strict";Object.defineProperty(exports,"__esModule",{value:!0}),exports.escapeXml=void 0,exports.readXml=readXml,exports.xmlText=xmlText;async function readXml(t,e,r){let i=new XmlReader(
t);for(let n=i.next();n;n=i.next()){if(r(n))return"left";let l=e.step((n.to-n.from)*4+50);l&&await l}return i.malformed?"malformed":"well-formed"}var XmlReader=class{constructor(t){
this.text=t}text;malformed=!1;at=0;next(){let{text:t,at:e}=this;if(!(e>=t.length)){if(t.charCodeAt(e)!==LESS)return this.characters(e,this.nextTag(e));if(t.startsWith(
"<!--",e))return this.other(e,"-->",4);if(t.startsWith("<?",e))return this.other(e,"?>",2);if(t.startsWith("<![CDATA[",e)){let r=t.indexOf("]]>",e);return r<0?this.
end():(this.at=r+3,{kind:"text",text:t.slice(e+9,r),from:e,to:this.at})}return t.startsWith("<!",e)?this.end():(t.charCodeAt(e+1)===SLASH?this.endTag(e):this.startTag(
e))??this.fault(e,this.nextTag(e+1))}}other(t,e,r){let i=this.text.indexOf(e,t+r);return i<0?this.end():(this.at=i+e.length,{kind:"other",from:t,to:this.at})}endTag(t){
let e=this.name(t+2),r=this.blanks(e);if(!(e===t+2||this.text.charCodeAt(r)!==GREATER))return this.at=r+1,{kind:"end",name:this.text.slice(t+2,e),from:t,to:this.
at}}startTag(t){let{text:e}=this,r=this.name(t+1);if(r===t+1)return;let i=e.slice(t+1,r),n=[];for(let l=r;;){let s=this.blanks(l),a=e.charCodeAt(s);if(a===GREATER||
a===SLASH&&e.charCodeAt(s+1)===GREATER)return this.at=a===GREATER?s+1:s+2,{kind:a===GREATER?"start":"empty",name:i,attributes:n,from:t,to:this.at};let o=this.name(
s),f=this.blanks(o),h=this.blanks(f+1),u=e[h];if(s===l||o===s||e[f]!=="="||u!=='"'&&u!=="'")return;let d=e.indexOf(u,h+1),c=e.slice(h+1,Math.max(d,h+1)),x=c.includes(
"<")?void 0:resolved(c);if(d<0||x===void 0||n.length>=1e4)return;n.push({name:e.slice(s,o),value:x,from:s,to:d+1}),l=d+1}}characters(t,e){let r=resolved(this.text.
slice(t,e));return r===void 0?this.fault(t,e):(this.at=e,{kind:"text",text:r,from:t,to:e})}nextTag(t){let e=this.text.indexOf("<",t);return e<0?this.text.length:
e}fault(t,e){return this.malformed=!0,this.at=e,{kind:"other",from:t,to:e}}end(){this.malformed=!0,this.at=this.text.length}blanks(t){let{text:e}=this;for(;;){let r=e.
charCodeAt(t);if(r!==32&&r!==9&&r!==10&&r!==13)return t;t++}}name(t){let{text:e}=this;for(;t<e.length;t++){let r=e.charCodeAt(t);if(r<=32||r===SLASH||r===GREATER||
r===LESS||r===61||r===34||r===39)break}return t}},[LESS,GREATER,SLASH]=[60,62,47],PREDEFINED=new Map([["amp","&"],["lt","<"],["gt",">"],["quot",'"'],["apos","'"]]);
function resolved(t){if(!t.includes("&"))return t;let e=[],r=0;for(let i=t.indexOf("&");i>=0;i=t.indexOf("&",r)){let n=t.indexOf(";",i);if(n<0||n-i>12)return;let l=t.
slice(i+1,n),s=PREDEFINED.get(l)??numeric(l);if(s===void 0)return;e.push(t.slice(r,i),s),r=n+1}return e.push(t.slice(r)),e.join("")}function numeric(t){let e=/^#(?:x([\dA-Fa-f]+)|(\d+))$/.
exec(t),r=e?parseInt(e[1]??e[2],e[1]===void 0?10:16):-1;return r>0&&r<=1114111&&!(r>=55296&&r<=57343)?String.fromCodePoint(r):void 0}function xmlText(t){let[e,r,
i,n]=t;if(e===0&&r===0&&(i===254||i===0)||e===255&&r===254&&i===0&&n===0)return utf32(t);if(e===254&&r===255||e===0&&r===60)return stripMark(new TextDecoder("ut\
f-16be").decode(t));if(e===255&&r===254||e===60&&r===0)return stripMark(new TextDecoder("utf-16le").decode(t));let l=new TextDecoder().decode(t);return stripMark(
l.includes("�")?Buffer.from(t).toString("latin1"):l)}var stripMark=t=>t.startsWith("\uFEFF")?t.slice(1):t;function utf32(t){let e=new DataView(t.buffer,t.byteOffset,
t.byteLength),r=t[0]!==0,i=[];for(let n=0;n+4<=t.length;n+=4){let l=e.getUint32(n,r);if(l>1114111)return;i.push(String.fromCodePoint(l))}return stripMark(i.join(
""))}var escapeXml=t=>t.replaceAll("&","&amp;").replaceAll("<","&lt;").replaceAll(">","&gt;").replaceAll('"',"&quot;");exports.escapeXml=escapeXml;
