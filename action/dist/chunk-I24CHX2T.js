"use strict";Object.defineProperty(exports,"__esModule",{value:!0}),exports.PDF_DOC_ENCODING=exports.Entries=exports.Scan=exports.STRING=exports.Parser=exports.readString=void 0,
exports.readName=readName,exports.readNumber=readNumber,exports.grown=grown,exports.decodeText=decodeText,exports.encodeText=encodeText;const chunk_RFKSFVTF_js_1=require(
"./chunk-RFKSFVTF.js"),chunk_2D65I2CG_js_1=require("./chunk-2D65I2CG.js");var PDF_DOC_ENCODING=new Map([...[728,711,710,729,733,731,730,732].map((t,e)=>[t,24+e]),
...[8226,8224,8225,8230,8212,8211,402,8260,8249,8250,8722,8240,8222,8220,8221,8216,8217,8218,8482,64257,64258,321,338,352,376,381,305,322,339,353,382].map((t,e)=>[
t,128+e]),[8364,160]]),pointOf=new Map([...PDF_DOC_ENCODING].map(([t,e])=>[e,t]));exports.PDF_DOC_ENCODING=PDF_DOC_ENCODING;function decodeText({bytes:t}){if(t[0]===
254&&t[1]===255)return new TextDecoder("utf-16be").decode(t.subarray(2));if(t[0]===255&&t[1]===254)return new TextDecoder("utf-16le").decode(t.subarray(2));if(t[0]===
239&&t[1]===187&&t[2]===191)return new TextDecoder().decode(t.subarray(3));let e="";for(let r of t)e+=String.fromCharCode(pointOf.get(r)??r);return e}function encodeText(t){
let e=new Uint8Array(t.length);for(let i=0;i<t.length;i++){let n=docByteOf(t.charCodeAt(i));if(n===void 0)return new chunk_RFKSFVTF_js_1.Str(utf16(t));e[i]=n}let r=e[0]===
254&&e[1]===255||e[0]===255&&e[1]===254;return new chunk_RFKSFVTF_js_1.Str(r||e[0]===239&&e[1]===187&&e[2]===191?utf16(t):e)}function docByteOf(t){return t>=32&&
t<127||t===9||t===10||t===13||t>=161&&t<=255&&t!==173?t:PDF_DOC_ENCODING.get(t)}function utf16(t){let e=Buffer.alloc(t.length*2+2);e.writeUInt16BE(65279,0);for(let r=0;r<
t.length;r++)e.writeUInt16BE(t.charCodeAt(r),2+r*2);return e}function readName(t,e,r){let i="";for(let n=e;n<r;n++){let s=t[n];if(s===35&&n+2<r){let[a,h]=[(0,chunk_RFKSFVTF_js_1.
hexDigit)(t[n+1]),(0,chunk_RFKSFVTF_js_1.hexDigit)(t[n+2])];a>=0&&h>=0&&(s=a*16+h,n+=2)}i+=String.fromCharCode(s)}return i}var EXACT_DIGITS=15;function readNumber(t,e,r){
let i=e,n=t[i];(n===45||n===43)&&i++;let s=0,a=-1,h=0;for(;i<r;i++){let o=t[i];if(o>=48&&o<=57)h=h*10+(o-48),s++,a>=0&&a++;else if(o===46&&a<0)a=0;else break}if(i<
r||s===0||s>EXACT_DIGITS)return oddNumber(t,e,r);let l=a>0?h/POWERS[a]:h;return n===45?-l:l}var POWERS=Float64Array.from({length:EXACT_DIGITS+1},(t,e)=>10**e);function oddNumber(t,e,r){
let i=(0,chunk_RFKSFVTF_js_1.asBuffer)(t).toString("latin1",e,r),n=Number(i);if(!Number.isNaN(n)&&/^[+-]?[\d.]/.test(i))return n;let s=/^[+-]*(\d*\.?\d*)/.exec(
i),a=Number(s?.[1]??0)||0;return i.startsWith("-")?-a:a}function readLiteral(t,e,r){for(let a=e;a<r;a++){let h=t[a];if(h===41)return t.subarray(e,a);if(h===40||
h===92||h===13)break}let i=new Uint8Array(r-e),n=0,s=1;for(let a=e;a<r;a++){let h=t[a];if(h===40)s++;else if(h===41){if(--s===0)break}else if(h===13)t[a+1]===10&&
a++,h=10;else if(h===92){if(h=t[++a],a>=r)break;if(h>=48&&h<=55){let l=h-48;for(let o=0;o<2&&t[a+1]>=48&&t[a+1]<=55;o++)l=l*8+t[++a]-48;h=l&255}else if(h===13){
t[a+1]===10&&a++;continue}else{if(h===10)continue;h=ESCAPES.get(h)??h}}i[n++]=h}return i.subarray(0,n)}var readString=(t,e,r)=>t[e]===40?readLiteral(t,e+1,r):(0,chunk_RFKSFVTF_js_1.
readHex)(t,e+1,r),ESCAPES=new Map([[110,10],[114,13],[116,9],[98,8],[102,12]]);exports.readString=readString;var CLOSE_ARRAY=Symbol("close array"),CLOSE_DICT=Symbol(
"close dictionary"),END=Symbol("end"),SOME_REFERENCES=8,REFERENCES_AHEAD=256,REFERENCES=/^(?:[\n\r ]?\d{1,9} 0 R(?=[\n\r \]]))+/,Parser=class u{constructor(e,r,i,n,s){
this.bytes=e,this.at=r,this.end=i,this.nesting=n,this.openString=s}bytes;at;end;nesting;openString;closed=-1;value(){let e=this.token(0);return typeof e=="symbo\
l"?null:e}token(e){let{bytes:r,end:i}=this,n=(0,chunk_RFKSFVTF_js_1.skipSpace)(r,this.at,i);if(this.at=n,n>=i)return END;let s=r[n];if(s>=48&&s<=57)return this.
numberOrReference();switch(s){case 47:return this.name();case 40:return this.string(this.literal());case 60:return r[n+1]!==60?this.string(this.hexadecimal()):(this.
at+=2,this.dictionary(e+1));case 91:return this.at++,this.array(e+1);case 93:return this.at++,CLOSE_ARRAY;case 62:return this.closed=n,r[n+1]===62?(this.at+=2,CLOSE_DICT):
(this.at++,null);case 41:case 123:case 125:return this.at++,null;default:return this.word()}}array(e){this.checkDepth(e);let r=[];for(;;){r.length===SOME_REFERENCES&&
r.every(n=>n instanceof chunk_RFKSFVTF_js_1.Ref)&&this.references(r);let i=this.token(e);if(i===CLOSE_ARRAY||i===END)return r;if(i===CLOSE_DICT)return this.at=this.
closed,r;r.push(i)}}references(e){let{bytes:r,end:i}=this;for(let n=REFERENCES_AHEAD;;n*=2){let s=(0,chunk_RFKSFVTF_js_1.asBuffer)(r).toString("latin1",this.at,
Math.min(this.at+n,i)),a=REFERENCES.exec(s)?.[0]??"";if(a==="")return;for(let h of a.split(" 0 R"))h!==""&&e.push(new chunk_RFKSFVTF_js_1.Ref(Number(h),0));if(this.
at+=a.length,a.length<s.length>>1)return}}dictionary(e){this.checkDepth(e);let r=new chunk_RFKSFVTF_js_1.Dict,i,n=-1;for(;;){let s=this.at,a=this.token(e);if(a===
CLOSE_DICT||a===END)return n>=0&&(0,chunk_RFKSFVTF_js_1.isSignature)(r)&&this.keepSealed(r,n),r;if(a===CLOSE_ARRAY)continue;let h=a;if(i===void 0){h instanceof chunk_RFKSFVTF_js_1.
Name&&(i=h.text);continue}h!==null&&r.set(i,h),this.openString&&i==="Contents"&&h instanceof chunk_RFKSFVTF_js_1.Str&&(n=s),i=void 0}}keepSealed(e,r){e.set("Con\
tents",new u(this.bytes,r,this.end,1).value())}checkDepth(e){if(e>this.nesting)throw(0,chunk_2D65I2CG_js_1.limitExceeded)("nesting",`An object of the document i\
s nested deeper than ${this.nesting} levels`,"Open it in another PDF program and save it again")}name(){let{bytes:e,end:r}=this,i=this.at+1;return this.at=(0,chunk_RFKSFVTF_js_1.
skipRegular)(e,i,r),new chunk_RFKSFVTF_js_1.Name(readName(e,i,this.at))}string(e){return new chunk_RFKSFVTF_js_1.Str(this.openString?this.openString(e):e)}literal(){
let{bytes:e,end:r}=this,i=this.at+1;for(let n=i;n<r;n++){let s=e[n];if(s===41)return this.at=n+1,e.slice(i,n);if(s===40||s===92||s===13)break}return this.at=(0,chunk_RFKSFVTF_js_1.
skipString)(e,this.at,r),readLiteral(e,i,this.at)}hexadecimal(){let{bytes:e,end:r}=this,i=this.at+1,n=(0,chunk_RFKSFVTF_js_1.skipHex)(e,i,r);return this.at=n,(0,chunk_RFKSFVTF_js_1.
readHex)(e,i,n)}numberOrReference(){let{bytes:e,end:r}=this,i=this.at,n=0;for(;i<r&&e[i]>=48&&e[i]<=57;)n=n*10+(e[i++]-48);if(i<r&&chunk_RFKSFVTF_js_1.classOf[e[i]]===
0)return this.number();this.at=i,i=(0,chunk_RFKSFVTF_js_1.skipSpace)(e,i,r);let s=0,a=i;for(;i<r&&e[i]>=48&&e[i]<=57;)s=s*10+(e[i++]-48);return i===a||(i=(0,chunk_RFKSFVTF_js_1.
skipSpace)(e,i,r),i>=r||e[i]!==82||i+1<r&&chunk_RFKSFVTF_js_1.classOf[e[i+1]]===0)?n:(this.at=i+1,n>2147483647?null:new chunk_RFKSFVTF_js_1.Ref(n,Math.min(s,65535)))}number(){
let{bytes:e,end:r,at:i}=this;return this.at=(0,chunk_RFKSFVTF_js_1.skipRegular)(e,i,r),readNumber(e,i,this.at)}word(){let{bytes:e,at:r,end:i}=this,n=e[r];return n===
43||n===45||n===46?this.number():(0,chunk_RFKSFVTF_js_1.isKeyword)(e,r,"true")||(0,chunk_RFKSFVTF_js_1.isKeyword)(e,r,"false")?(this.at=(0,chunk_RFKSFVTF_js_1.skipRegular)(
e,r,i),n===116):(0,chunk_RFKSFVTF_js_1.startsWith)(e,r,"endobj")||(0,chunk_RFKSFVTF_js_1.startsWith)(e,r,"endstream")?END:(this.at=Math.max((0,chunk_RFKSFVTF_js_1.
skipRegular)(e,r,i),r+1),null)}};exports.Parser=Parser;var STRING=-1,BEYOND_INTEGERS=2**63,ARRAY=1,DICTIONARY=2,KEY=0,VALUE=1,LENGTH_VALUE=2,NOTHING=0,INTEGER=1,
WORD=2,NAME=3,ANGLE=4,CLOSING_ANGLE=5,BRACKET=6,CLOSING_BRACKET=7,PARENTHESIS=8,tokenOf=new Uint8Array(256).fill(WORD);exports.STRING=STRING;for(let t=0;t<256;t++)
chunk_RFKSFVTF_js_1.classOf[t]===1&&(tokenOf[t]=NOTHING);for(let t=48;t<=57;t++)tokenOf[t]=INTEGER;for(let[t,e]of Object.entries({"/":NAME,"<":ANGLE,">":CLOSING_ANGLE,
"[":BRACKET,"]":CLOSING_BRACKET,"(":PARENTHESIS,"%":NOTHING,")":NOTHING,"{":NOTHING,"}":NOTHING}))tokenOf[t.charCodeAt(0)]=e;var Scan=class{marks=new Int32Array(
96);used=0;strings=!1;length=-1;lengthRef=-1;lengthStart=-1;lengthEnd=-1;byteRange=!1;opened=new Uint8Array(64);reset(){this.used=0,this.forgetLength()}forgetLength(){
this.length=this.lengthRef=this.lengthStart=this.lengthEnd=-1,this.byteRange=!1}append(t,e,r){let i=this.used+r-e;i>this.marks.length&&this.grow(i),this.marks.set(
t.subarray(e,r),this.used),this.used=i}open(t,e,r){if(t>=this.opened.length){let i=new Uint8Array(this.opened.length*2);i.set(this.opened),this.opened=i}return this.
opened[t]=e,r}add(t,e,r){return this.used+3>this.marks.length&&this.grow(this.used+3),this.marks[this.used]=t>2147483647?0:t,this.marks[this.used+1]=e,this.marks[this.
used+2]=r,this.used+=3,r}grow(t){let e=new Int32Array(Math.max(this.marks.length*2,t));e.set(this.marks),this.marks=e}value(t,e,r){let i=0,n=KEY;for(let s=e;e<r;s=
e){let a=t[e++];switch(tokenOf[a]){case NOTHING:a===37&&(e=(0,chunk_RFKSFVTF_js_1.skipComment)(t,s,r));continue;case INTEGER:{let h=a-48;for(;tokenOf[t[e]]===INTEGER;)
h=h*10+(t[e++]-48);if(e<r&&chunk_RFKSFVTF_js_1.classOf[t[e]]===0){e=(0,chunk_RFKSFVTF_js_1.skipRegular)(t,e,r);break}if(h>=BEYOND_INTEGERS)return-1;let l=afterReference(
t,e,r);n===LENGTH_VALUE&&this.setLength(h,s,e,l),l>e&&(e=this.add(h,s,l));break}case WORD:for(;e<r&&chunk_RFKSFVTF_js_1.classOf[t[e]]===0;)e++;if(a===101&&isEnd(
t,s,e))return-1;break;case NAME:for(;e<r&&chunk_RFKSFVTF_js_1.classOf[t[e]]===0;)e++;if(n=this.expectedAfter(t,s,e-s,i===1&&n===KEY),i===0)return e;continue;case ANGLE:
e=t[e]===60?this.open(i++,DICTIONARY,e+1):this.hexString(t,s,r);break;case CLOSING_ANGLE:if(t[e]!==62)continue;if(this.opened[--i]!==DICTIONARY||++e>r)return-1;
break;case BRACKET:e=this.open(i++,ARRAY,e);break;case CLOSING_BRACKET:if(this.opened[--i]!==ARRAY)return-1;break;case PARENTHESIS:e=this.literalString(t,s,r);break}
if(i===0)return e>r?-1:e;n=KEY}return-1}setLength(t,e,r,i){let n=i>r;this.length=n?-1:t,this.lengthRef=n?t:-1,this.lengthStart=e,this.lengthEnd=i}literalString(t,e,r){
let i=(0,chunk_RFKSFVTF_js_1.afterString)(t,e,r);return i<0?r+1:this.strings?this.add(STRING,e,i):i}hexString(t,e,r){let i=(0,chunk_RFKSFVTF_js_1.skipHex)(t,e,r);
return this.strings?this.add(STRING,e,i):i}expectedAfter(t,e,r,i){return r===10&&t[e+1]===66&&(0,chunk_RFKSFVTF_js_1.startsWith)(t,e,"/ByteRange")&&(this.byteRange=
!0),i?r===7&&t[e+1]===76&&(0,chunk_RFKSFVTF_js_1.startsWith)(t,e,"/Length")?LENGTH_VALUE:VALUE:KEY}};exports.Scan=Scan;function afterReference(t,e,r){if(t[e]===
32&&t[e+1]===48&&t[e+3]===82&&t[e+2]===32&&e+4<=r)return endsWord(t,e+4,r)?e+4:e;let i=(0,chunk_RFKSFVTF_js_1.skipSpace)(t,e,r),n=i,s=0;for(;n<r&&(0,chunk_RFKSFVTF_js_1.
isDigit)(t[n]);n++)s=s*10+(t[n]-48);if(n===i||s>=BEYOND_INTEGERS)return e;let a=(0,chunk_RFKSFVTF_js_1.skipSpace)(t,n,r);return a<r&&t[a]===82&&endsWord(t,a+1,r)?
a+1:e}var endsWord=(t,e,r)=>e>=r||chunk_RFKSFVTF_js_1.classOf[t[e]]!==0;function isEnd(t,e,r){return r-e===6&&(0,chunk_RFKSFVTF_js_1.startsWith)(t,e,"endo")||r-
e===9&&(0,chunk_RFKSFVTF_js_1.startsWith)(t,e,"ends")}var NONE=new Int32Array(0),NOTHING_SCANNED=new Scan,Entries=class{at=NONE;first=0;used=0;open=-1;close=-1;special=!1;scan=NOTHING_SCANNED;marksFrom=0;marksTo=0;own;locate(t,e,r){
let i=this.own??={at:new Int32Array(64),scan:new Scan},{scan:n}=i;if(this.at=i.at,this.scan=n,this.first=this.used=this.marksFrom=this.marksTo=0,n.reset(),e=(0,chunk_RFKSFVTF_js_1.
skipSpace)(t,e,r),t[e]!==60||t[e+1]!==60)return!1;for(this.open=e+=2;(e=(0,chunk_RFKSFVTF_js_1.skipSpace)(t,e,r))<r;){let s=t[e];if(s===62)return this.close=e,this.
marksTo=n.used,this.special=n.byteRange,t[e+1]===62;if(s!==47)return!1;let a=++e;for(;e<r&&chunk_RFKSFVTF_js_1.classOf[t[e]]===0;e++)if(t[e]===35)return!1;let h=e;
h-a===9&&t[a]===66&&(0,chunk_RFKSFVTF_js_1.startsWith)(t,a,"ByteRange")&&(n.byteRange=!0);let l=e=(0,chunk_RFKSFVTF_js_1.skipSpace)(t,e,r);if(t[e]===62||(e=n.value(
t,e,r),e<0))return!1;this.add(a,h,l,e)}return!1}add(t,e,r,i){this.used+4>this.at.length&&(this.at=this.own.at=grown(this.at,this.used+4));let{at:n,used:s}=this;
n[s]=t,n[s+1]=e,n[s+2]=r,n[s+3]=i,this.used=s+4}find(t,e){let{at:r,first:i}=this,n=e.length;for(let s=this.used-4;s>=i;s-=4){let a=r[s];if(r[s+1]-a!==n)continue;
let h=0;for(;h<n&&t[a+h]===e.charCodeAt(h);)h++;if(h===n)return s}return-1}};exports.Entries=Entries;function grown(t,e){let r=new Int32Array(Math.max(t.length*
2,e));return r.set(t),r}
