"use strict";Object.defineProperty(exports,"__esModule",{value:!0}),exports.store=exports.deflate=exports.isSupported=exports.FlateErrorCode=exports.Zlib=exports.Inflate=exports.
zlibSync=exports.inflateSync=exports.latin=exports.name=exports.isName=exports.isArray=exports.isRef=exports.isDict=exports.Stream=exports.Dict=exports.PartRef=
exports.Ref=exports.Str=exports.Name=exports.isEndobj=exports.asBuffer=exports.plainBytes=exports.isDigit=exports.classOf=void 0,exports.skipSpace=skipSpace,exports.
skipComment=skipComment,exports.skipString=skipString,exports.skipHex=skipHex,exports.hexDigit=hexDigit,exports.readHex=readHex,exports.skipRegular=skipRegular,
exports.startsWith=startsWith,exports.isKeyword=isKeyword,exports.readInteger=readInteger,exports.readHeader=readHeader,exports.bodyAfter=bodyAfter,exports.dict=
dict,exports.isSignature=isSignature,exports.undo=undo;const chunk_BNL6ROPZ_js_1=require("./chunk-BNL6ROPZ.js"),chunk_GMSHOBQ3_js_1=require("./chunk-GMSHOBQ3.js"),
chunk_WYN2LYAQ_js_1=require("./chunk-WYN2LYAQ.js");var Name=class{constructor(e){this.text=e}text},Str=class{constructor(e){this.bytes=e}bytes},Ref=class{constructor(e,t=0){
this.number=e,this.generation=t}number;generation},PartRef=class extends Ref{constructor(e,t){super(t,0),this.part=e}part},Dict=class extends Map{},Stream=class{constructor(e,t,r){
this.dict=e,this.data=t,this.sealed=r}dict;data;sealed},isDict=e=>e instanceof Dict,isRef=e=>e instanceof Ref,isArray=e=>Array.isArray(e),isName=(e,t)=>e instanceof
Name&&e.text===t;exports.Name=Name,exports.Str=Str,exports.Ref=Ref,exports.PartRef=PartRef,exports.Dict=Dict,exports.Stream=Stream,exports.isDict=isDict,exports.
isRef=isRef,exports.isArray=isArray,exports.isName=isName;function dict(e){let t=new Dict;for(let[r,i]of Object.entries(e))i!==void 0&&t.set(r,i);return t}var name=e=>new Name(
e),latin=e=>new Str(Uint8Array.from(e,t=>t.charCodeAt(0)&255));exports.name=name,exports.latin=latin;function isSignature(e){let t=e.get("Type");return isName(t,
"Sig")||isName(t,"DocTimeStamp")||e.has("ByteRange")}var classOf=new Uint8Array(256);exports.classOf=classOf;for(let e of[0,9,10,12,13,32])classOf[e]=1;for(let e of"\
(<>[]/%")classOf[e.charCodeAt(0)]=2;for(let e of"){}")classOf[e.charCodeAt(0)]=3;function skipSpace(e,t,r){for(;t<r;){let i=e[t];if(classOf[i]===1)t++;else if(i===
37)t=skipComment(e,t,r);else break}return t}function skipComment(e,t,r){for(;t<r&&e[t]!==10&&e[t]!==13;)t++;return t}function skipString(e,t,r){let i=0;for(;t<r;){
let n=e[t++];if(n===92)t++;else if(n===40)i++;else if(n===41&&--i===0)return t}return r}function skipHex(e,t,r){for(;t<r;)if(e[t++]===62)return t;return r}function hexDigit(e){
return e===void 0?-1:e>=48&&e<=57?e-48:e>=65&&e<=70?e-55:e>=97&&e<=102?e-87:-1}function readHex(e,t,r){let i=new Uint8Array(r-t+1>>1),n=0,o=-1;for(let s=t;s<r&&
e[s]!==62;s++){let l=hexDigit(e[s]);l<0||(o<0?o=l:(i[n++]=o*16+l,o=-1))}return o>=0&&(i[n++]=o*16),i.subarray(0,n)}function skipRegular(e,t,r){for(;t<r&&classOf[e[t]]===
0;)t++;return t}function startsWith(e,t,r){for(let i=0;i<r.length;i++)if(e[t+i]!==r.charCodeAt(i))return!1;return!0}function isKeyword(e,t,r){return startsWith(
e,t,r)&&classOf[e[t+r.length]??32]!==0}var isDigit=e=>e!==void 0&&e>=48&&e<=57;exports.isDigit=isDigit;function readInteger(e,t,r){let i=0,n=t;for(;n<r&&isDigit(
e[n]);)i=i*10+(e[n++]-48);return n===t?{value:-1,after:n}:{value:i,after:n}}function readHeader(e,t,r){let i=skipSpace(e,t,r),n=readInteger(e,i,r);if(n.value<0||
n.after===r||classOf[e[n.after]]!==1)return;let o=readInteger(e,skipSpace(e,n.after,r),r);if(o.value<0||o.value>65535)return;let s=skipSpace(e,o.after,r);if(isObj(
e,s))return{number:n.value,generation:o.value,start:i,body:s+3}}var plainBytes=e=>new Uint8Array(e.buffer,e.byteOffset,e.byteLength),asBuffer=e=>Buffer.from(e.buffer,
e.byteOffset,e.byteLength);exports.plainBytes=plainBytes,exports.asBuffer=asBuffer;function bodyAfter(e,t,r,i){let n=0,o=e[t];for(;o>=48&&o<=57;o=e[++t])n=n*10+
(o-48);if(n!==r||o!==32||(n=0,o=e[++t],o<48||o>57))return-1;for(;o>=48&&o<=57;o=e[++t])n=n*10+(o-48);return n!==i||o!==32?-1:isObj(e,t+1)?t+4:-1}var isObj=(e,t)=>e[t]===
111&&e[t+1]===98&&e[t+2]===106,isEndobj=(e,t)=>e[t]===101&&e[t+1]===110&&e[t+2]===100&&e[t+3]===111&&e[t+4]===98&&e[t+5]===106;exports.isEndobj=isEndobj;var fflate=()=>(0,chunk_WYN2LYAQ_js_1.
__require)("./fflate.js"),inflateSync=(e,t)=>fflate().inflateSync(e,t),zlibSync=(e,t)=>fflate().zlibSync(e,t),Inflate=function(...e){return Reflect.construct(fflate().
Inflate,e)},Zlib=function(...e){return Reflect.construct(fflate().Zlib,e)},FlateErrorCode={get UnexpectedEOF(){return fflate().FlateErrorCode.UnexpectedEOF}};exports.
inflateSync=inflateSync,exports.zlibSync=zlibSync,exports.Inflate=Inflate,exports.Zlib=Zlib,exports.FlateErrorCode=FlateErrorCode;var LONG={Fl:"FlateDecode",LZW:"\
LZWDecode",A85:"ASCII85Decode",AHx:"ASCIIHexDecode",RL:"RunLengthDecode"},SUPPORTED=new Set(["FlateDecode","LZWDecode","ASCII85Decode","ASCIIHexDecode","RunLeng\
thDecode","Crypt"]),isSupported=e=>SUPPORTED.has(LONG[e]??e);exports.isSupported=isSupported;function undo(e,t,r,i,n={found:!1}){switch(LONG[e]??e){case"FlateDe\
code":return unpredict(inflate(t,i,n),r);case"LZWDecode":return unpredict(lzw(t,number(r?.get("EarlyChange"),1),i,n),r);case"ASCII85Decode":return ascii85(t);case"\
ASCIIHexDecode":return readHex(t,0,t.length);case"RunLengthDecode":return runLength(t,i);case"Crypt":return t;default:throw(0,chunk_GMSHOBQ3_js_1.unreadable)("a\
 stream that must be read uses a filter that is not supported")}}var deflate=e=>zlibSync(e,{level:4,mem:3}),store=e=>zlibSync(e,{level:0});exports.deflate=deflate,
exports.store=store;function overBudget({stream:e,total:t},r){let i="It may be a decompression bomb; if it is not, save it without compression in another progra\
m";return r>e?(0,chunk_BNL6ROPZ_js_1.limitExceeded)("streamBytes",`A stream of the document expands to more than ${e} bytes`,i):(0,chunk_BNL6ROPZ_js_1.limitExceeded)(
"expansion",`The streams of the document expand to more than ${t} bytes`,i)}var Collector=class{constructor(e){this.budget=e}budget;chunks=[];size=0;consumed=0;push(e){
if(this.size+=e.length,this.size>this.budget.stream||this.size>this.budget.remaining)throw this.budget.remaining-=this.size,overBudget(this.budget,this.size);this.
chunks.push(e)}finish(){if(this.budget.remaining-=this.size,this.chunks.length===1)return this.chunks[0];let e=new Uint8Array(this.size),t=0;for(let r of this.chunks)
e.set(r,t),t+=r.length;return e}},SLICE=16384,NATIVE=1<<26;function inflate(e,t,r){let i=t.codec?.inflateNow(e,Math.min(t.stream,t.remaining,NATIVE));if(i)return t.
remaining-=i.length,i;let n=0;for(;n<e.length&&n<4&&classOf[e[n]]===1;)n++;let o=(e[n]&15)===8&&(e[n]<<8|e[n+1])%31===0;o||(r.found=!0);let s=attempt(e.subarray(
o?n+2:0),t,r);if(s)return s;throw(0,chunk_GMSHOBQ3_js_1.unreadable)("a compressed stream is damaged")}function attempt(e,t,r){if(t.remaining<=0)throw overBudget(
t,0);let i=new Collector(t);if(e.length<=16*SLICE){let o=(t.scratch??new chunk_BNL6ROPZ_js_1.Scratch).bytes;try{let s=inflateSync(e,{out:o});if(s.length<o.length)
return i.push(s.slice()),i.finish()}catch(s){if(s instanceof chunk_GMSHOBQ3_js_1.OctavoError)throw s}}if(inflateInSlices(e,i,e.length))return i.finish();r.found=
!0;let n=new Collector(t);return inflateInSlices(e,n,Math.floor(i.consumed/SLICE)*SLICE),n.size===0?void 0:n.finish()}var CRUMB=16;function inflateInSlices(e,t,r){
let i=new Inflate(o=>{o.length&&t.push(o)}),n=r<e.length;try{for(let o=0;o<e.length;){let s=o<r?SLICE:CRUMB;t.consumed=o,i.push(e.subarray(o,o+s),!n&&o+s>=e.length),
o+=s}}catch(o){if(o instanceof chunk_GMSHOBQ3_js_1.OctavoError)throw o;return!1}return!0}function lzw(e,t,r,i){let n=new Collector(r),o=new Int16Array(4096),s=new Uint8Array(
4096),l=new Uint16Array(4096);for(let x=0;x<256;x++)s[x]=x,l[x]=1;let f=258,p=9,u=-1,m=0,c=0,h=new Uint8Array(65536),a=0;for(let x of e){if(c=(c<<8|x)&16777215,
m+=8,m<p)continue;m-=p;let g=c>>m&(1<<p)-1;if(g===257)break;if(g===256){f=258,p=9,u=-1;continue}let d=g<f&&(g<256||g>=258);if(!d&&(u<0||g!==f)){i.found=!0;break}
let S=d?l[g]:l[u]+1;a+S>h.length&&(n.push(h.subarray(0,a)),h=new Uint8Array(65536),a=0);let w=d?g:u,A=a+l[w];for(;A>a;)h[--A]=s[w],w=o[w];d||(h[a+S-1]=h[a]),u>=
0&&f<4096&&(o[f]=u,s[f]=h[a],l[f]=l[u]+1,f++),a+=S,u=g,f+t>=2048?p=12:f+t>=1024?p=11:f+t>=512?p=10:p=9}return n.push(h.subarray(0,a)),n.finish()}function ascii85(e){
let t=e.length+5;for(let l of e)l===122&&(t+=3);let r=new Uint8Array(t),i=0,n=0,o=0,s=e[0]===60&&e[1]===126?2:0;for(;s<e.length;s++){let l=e[s];if(l===126)break;
if(classOf[l]!==1){if(l===122&&o===0){i+=4;continue}if(!(l<33||l>117)&&(n=n*85+(l-33),!(++o<5))){for(let f=24;f>=0;f-=8)r[i++]=Math.floor(n/2**f)&255;n=o=0}}}if(o>
1){for(let l=o;l<5;l++)n=n*85+84;for(let l=0;l<o-1;l++)r[i++]=Math.floor(n/2**(24-8*l))&255}return r.slice(0,i)}function runLength(e,t){let r=0;if(eachRun(e,(o,s,l)=>r+=
s+l),r>t.stream||r>t.remaining)throw overBudget(t,r);t.remaining-=r;let i=new Uint8Array(r),n=0;return eachRun(e,(o,s,l)=>{for(let f=0;f<s;f++)i[n+f]=e[o+f];l>0&&
i.fill(e[o],n,n+l),n+=s+l}),i}function eachRun(e,t){for(let r=0;r<e.length&&e[r]!==128;){let i=e[r++];if(r>=e.length)return;i<128?t(r,Math.min(i+1,e.length-r),0):
t(r,0,257-i),r+=i<128?i+1:1}}function unpredict(e,t){let r=number(t?.get("Predictor"),1);if(r<=1)return e;let i=clamp(number(t?.get("Colors"),1),1,32),n=clamp(number(
t?.get("BitsPerComponent"),8),1,16),o=clamp(number(t?.get("Columns"),1),1,1<<24),s=Math.max(1,i*n>>3),l=Math.ceil(i*n*o/8);return r===2?tiff(e,l,s,n):png(e,l,s)}
function tiff(e,t,r,i){if(i!==8)return e;let n=e.slice();for(let o=0;o<n.length;o+=t){let s=Math.min(o+t,n.length);for(let l=o+r;l<s;l++)n[l]=n[l]+n[l-r]}return n}
function png(e,t,r){let i=Math.ceil(e.length/(t+1)),n=new Uint8Array(e.length-i),o=0;for(let s=0;s<i;s++){let l=s*(t+1),f=e[l],p=Math.min(t,e.length-l-1),u=s*t,
m=u-t;for(let c=0;c<p;c++){let h=e[l+1+c],a=c>=r?n[u+c-r]:0,x=s>0?n[m+c]:0;switch(f){case 1:n[u+c]=h+a;break;case 2:n[u+c]=h+x;break;case 3:n[u+c]=h+(a+x>>1);break;case 4:{
let g=s>0&&c>=r?n[m+c-r]:0;n[u+c]=h+paeth(a,x,g);break}default:n[u+c]=h}}o=u+p}return n.subarray(0,o)}function paeth(e,t,r){let i=e+t-r,[n,o,s]=[Math.abs(i-e),Math.
abs(i-t),Math.abs(i-r)];return n<=o&&n<=s?e:o<=s?t:r}var number=(e,t)=>typeof e=="number"?Math.trunc(e):t,clamp=(e,t,r)=>Math.min(Math.max(e,t),r);
