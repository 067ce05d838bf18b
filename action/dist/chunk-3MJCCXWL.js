"use strict";Object.defineProperty(exports,"__esModule",{value:!0}),exports.PDF_DOC_ENCODING=exports.Parser=exports.readString=void 0,exports.readName=readName,exports.readNumber=
readNumber,exports.decodeText=decodeText,exports.encodeText=encodeText;const chunk_IDQUK5WO_js_1=require("./chunk-IDQUK5WO.js"),chunk_2D65I2CG_js_1=require("./c\
hunk-2D65I2CG.js");var PDF_DOC_ENCODING=new Map([...[728,711,710,729,733,731,730,732].map((n,e)=>[n,24+e]),...[8226,8224,8225,8230,8212,8211,402,8260,8249,8250,
8722,8240,8222,8220,8221,8216,8217,8218,8482,64257,64258,321,338,352,376,381,305,322,339,353,382].map((n,e)=>[n,128+e]),[8364,160]]),pointOf=new Map([...PDF_DOC_ENCODING].
map(([n,e])=>[e,n]));exports.PDF_DOC_ENCODING=PDF_DOC_ENCODING;function decodeText({bytes:n}){if(n[0]===254&&n[1]===255)return new TextDecoder("utf-16be").decode(
n.subarray(2));if(n[0]===255&&n[1]===254)return new TextDecoder("utf-16le").decode(n.subarray(2));if(n[0]===239&&n[1]===187&&n[2]===191)return new TextDecoder().
decode(n.subarray(3));let e="";for(let r of n)e+=String.fromCharCode(pointOf.get(r)??r);return e}function encodeText(n){let e=new Uint8Array(n.length);for(let t=0;t<
n.length;t++){let i=docByteOf(n.charCodeAt(t));if(i===void 0)return new chunk_IDQUK5WO_js_1.Str(utf16(n));e[t]=i}let r=e[0]===254&&e[1]===255||e[0]===255&&e[1]===
254;return new chunk_IDQUK5WO_js_1.Str(r||e[0]===239&&e[1]===187&&e[2]===191?utf16(n):e)}function docByteOf(n){return n>=32&&n<127||n===9||n===10||n===13||n>=161&&
n<=255&&n!==173?n:PDF_DOC_ENCODING.get(n)}function utf16(n){let e=Buffer.alloc(n.length*2+2);e.writeUInt16BE(65279,0);for(let r=0;r<n.length;r++)e.writeUInt16BE(
n.charCodeAt(r),2+r*2);return e}function readName(n,e,r){let t="";for(let i=e;i<r;i++){let l=n[i];if(l===35&&i+2<r){let[a,s]=[(0,chunk_IDQUK5WO_js_1.hexDigit)(n[i+
1]),(0,chunk_IDQUK5WO_js_1.hexDigit)(n[i+2])];a>=0&&s>=0&&(l=a*16+s,i+=2)}t+=String.fromCharCode(l)}return t}var EXACT_DIGITS=15;function readNumber(n,e,r){let t=e,
i=n[t];(i===45||i===43)&&t++;let l=0,a=-1,s=0;for(;t<r;t++){let o=n[t];if(o>=48&&o<=57)s=s*10+(o-48),l++,a>=0&&a++;else if(o===46&&a<0)a=0;else break}if(t<r||l===
0||l>EXACT_DIGITS)return oddNumber(n,e,r);let h=a>0?s/POWERS[a]:s;return i===45?-h:h}var POWERS=Float64Array.from({length:EXACT_DIGITS+1},(n,e)=>10**e);function oddNumber(n,e,r){
let t=(0,chunk_IDQUK5WO_js_1.asBuffer)(n).toString("latin1",e,r),i=Number(t);if(!Number.isNaN(i)&&/^[+-]?[\d.]/.test(t))return i;let l=/^[+-]*(\d*\.?\d*)/.exec(
t),a=Number(l?.[1]??0)||0;return t.startsWith("-")?-a:a}function readLiteral(n,e,r){for(let a=e;a<r;a++){let s=n[a];if(s===41)return n.subarray(e,a);if(s===40||
s===92||s===13)break}let t=new Uint8Array(r-e),i=0,l=1;for(let a=e;a<r;a++){let s=n[a];if(s===40)l++;else if(s===41){if(--l===0)break}else if(s===13)n[a+1]===10&&
a++,s=10;else if(s===92){if(s=n[++a],a>=r)break;if(s>=48&&s<=55){let h=s-48;for(let o=0;o<2&&n[a+1]>=48&&n[a+1]<=55;o++)h=h*8+n[++a]-48;s=h&255}else if(s===13){
n[a+1]===10&&a++;continue}else{if(s===10)continue;s=ESCAPES.get(s)??s}}t[i++]=s}return t.subarray(0,i)}var readString=(n,e,r)=>n[e]===40?readLiteral(n,e+1,r):(0,chunk_IDQUK5WO_js_1.
readHex)(n,e+1,r),ESCAPES=new Map([[110,10],[114,13],[116,9],[98,8],[102,12]]);exports.readString=readString;var CLOSE_ARRAY=Symbol("close array"),CLOSE_DICT=Symbol(
"close dictionary"),END=Symbol("end"),SOME_REFERENCES=8,REFERENCES_AHEAD=256,REFERENCES=/^(?:[\n\r ]?\d{1,9} 0 R(?=[\n\r \]]))+/,Parser=class u{constructor(e,r,t,i,l){
this.bytes=e,this.at=r,this.end=t,this.nesting=i,this.openString=l}bytes;at;end;nesting;openString;closed=-1;value(){let e=this.token(0);return typeof e=="symbo\
l"?null:e}token(e){let{bytes:r,end:t}=this,i=(0,chunk_IDQUK5WO_js_1.skipSpace)(r,this.at,t);if(this.at=i,i>=t)return END;let l=r[i];if(l>=48&&l<=57)return this.
numberOrReference();switch(l){case 47:return this.name();case 40:return this.string(this.literal());case 60:return r[i+1]!==60?this.string(this.hexadecimal()):(this.
at+=2,this.dictionary(e+1));case 91:return this.at++,this.array(e+1);case 93:return this.at++,CLOSE_ARRAY;case 62:return this.closed=i,r[i+1]===62?(this.at+=2,CLOSE_DICT):
(this.at++,null);case 41:case 123:case 125:return this.at++,null;default:return this.word()}}array(e){this.checkDepth(e);let r=[];for(;;){r.length===SOME_REFERENCES&&
r.every(i=>i instanceof chunk_IDQUK5WO_js_1.Ref)&&this.references(r);let t=this.token(e);if(t===CLOSE_ARRAY||t===END)return r;if(t===CLOSE_DICT)return this.at=this.
closed,r;r.push(t)}}references(e){let{bytes:r,end:t}=this;for(let i=REFERENCES_AHEAD;;i*=2){let l=(0,chunk_IDQUK5WO_js_1.asBuffer)(r).toString("latin1",this.at,
Math.min(this.at+i,t)),a=REFERENCES.exec(l)?.[0]??"";if(a==="")return;for(let s of a.split(" 0 R"))s!==""&&e.push(new chunk_IDQUK5WO_js_1.Ref(Number(s),0));if(this.
at+=a.length,a.length<l.length>>1)return}}dictionary(e){this.checkDepth(e);let r=new chunk_IDQUK5WO_js_1.Dict,t,i=-1;for(;;){let l=this.at,a=this.token(e);if(a===
CLOSE_DICT||a===END)return i>=0&&(0,chunk_IDQUK5WO_js_1.isSignature)(r)&&this.keepSealed(r,i),r;if(a===CLOSE_ARRAY)continue;let s=a;if(t===void 0){s instanceof chunk_IDQUK5WO_js_1.
Name&&(t=s.text);continue}s!==null&&r.set(t,s),this.openString&&t==="Contents"&&s instanceof chunk_IDQUK5WO_js_1.Str&&(i=l),t=void 0}}keepSealed(e,r){e.set("Con\
tents",new u(this.bytes,r,this.end,1).value())}checkDepth(e){if(e>this.nesting)throw(0,chunk_2D65I2CG_js_1.limitExceeded)("nesting",`An object of the document i\
s nested deeper than ${this.nesting} levels`,"Open it in another PDF program and save it again")}name(){let{bytes:e,end:r}=this,t=this.at+1;return this.at=(0,chunk_IDQUK5WO_js_1.
skipRegular)(e,t,r),new chunk_IDQUK5WO_js_1.Name(readName(e,t,this.at))}string(e){return new chunk_IDQUK5WO_js_1.Str(this.openString?this.openString(e):e)}literal(){
let{bytes:e,end:r}=this,t=this.at+1;for(let i=t;i<r;i++){let l=e[i];if(l===41)return this.at=i+1,e.slice(t,i);if(l===40||l===92||l===13)break}return this.at=(0,chunk_IDQUK5WO_js_1.
skipString)(e,this.at,r),readLiteral(e,t,this.at)}hexadecimal(){let{bytes:e,end:r}=this,t=this.at+1,i=(0,chunk_IDQUK5WO_js_1.skipHex)(e,t,r);return this.at=i,(0,chunk_IDQUK5WO_js_1.
readHex)(e,t,i)}numberOrReference(){let{bytes:e,end:r}=this,t=this.at,i=0;for(;t<r&&e[t]>=48&&e[t]<=57;)i=i*10+(e[t++]-48);if(t<r&&chunk_IDQUK5WO_js_1.classOf[e[t]]===
0)return this.number();this.at=t,t=(0,chunk_IDQUK5WO_js_1.skipSpace)(e,t,r);let l=0,a=t;for(;t<r&&e[t]>=48&&e[t]<=57;)l=l*10+(e[t++]-48);return t===a||(t=(0,chunk_IDQUK5WO_js_1.
skipSpace)(e,t,r),t>=r||e[t]!==82||t+1<r&&chunk_IDQUK5WO_js_1.classOf[e[t+1]]===0)?i:(this.at=t+1,i>2147483647?null:new chunk_IDQUK5WO_js_1.Ref(i,Math.min(l,65535)))}number(){
let{bytes:e,end:r,at:t}=this;return this.at=(0,chunk_IDQUK5WO_js_1.skipRegular)(e,t,r),readNumber(e,t,this.at)}word(){let{bytes:e,at:r,end:t}=this,i=e[r];return i===
43||i===45||i===46?this.number():(0,chunk_IDQUK5WO_js_1.isKeyword)(e,r,"true")||(0,chunk_IDQUK5WO_js_1.isKeyword)(e,r,"false")?(this.at=(0,chunk_IDQUK5WO_js_1.skipRegular)(
e,r,t),i===116):(0,chunk_IDQUK5WO_js_1.startsWith)(e,r,"endobj")||(0,chunk_IDQUK5WO_js_1.startsWith)(e,r,"endstream")?END:(this.at=Math.max((0,chunk_IDQUK5WO_js_1.
skipRegular)(e,r,t),r+1),null)}};exports.Parser=Parser;
