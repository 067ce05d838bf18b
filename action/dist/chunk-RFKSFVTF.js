"use strict";Object.defineProperty(exports,"__esModule",{value:!0}),exports.isSupported=exports.store=exports.deflate=exports.latin=exports.name=exports.isName=exports.isArray=
exports.isRef=exports.isDict=exports.Stream=exports.Dict=exports.PartRef=exports.Ref=exports.Str=exports.Name=exports.isEndobj=exports.asBuffer=exports.plainBytes=
exports.isDigit=exports.classOf=void 0,exports.skipSpace=skipSpace,exports.skipComment=skipComment,exports.skipString=skipString,exports.afterString=afterString,
exports.skipHex=skipHex,exports.hexDigit=hexDigit,exports.readHex=readHex,exports.skipRegular=skipRegular,exports.startsWith=startsWith,exports.isKeyword=isKeyword,
exports.readInteger=readInteger,exports.readHeader=readHeader,exports.bodyAfter=bodyAfter,exports.dict=dict,exports.isSignature=isSignature,exports.undo=undo;const chunk_SPYEGGY7_js_1=require(
"./chunk-SPYEGGY7.js"),chunk_2D65I2CG_js_1=require("./chunk-2D65I2CG.js"),chunk_GMSHOBQ3_js_1=require("./chunk-GMSHOBQ3.js");var Name=class{constructor(e){this.
text=e}text},Str=class{constructor(e){this.bytes=e}bytes},Ref=class{constructor(e,t=0){this.number=e,this.generation=t}number;generation},PartRef=class extends Ref{constructor(e,t){
super(t,0),this.part=e}part},Dict=class extends Map{},Stream=class{constructor(e,t,r){this.dict=e,this.data=t,this.sealed=r}dict;data;sealed},isDict=e=>e instanceof
Dict,isRef=e=>e instanceof Ref,isArray=e=>Array.isArray(e),isName=(e,t)=>e instanceof Name&&e.text===t;exports.Name=Name,exports.Str=Str,exports.Ref=Ref,exports.
PartRef=PartRef,exports.Dict=Dict,exports.Stream=Stream,exports.isDict=isDict,exports.isRef=isRef,exports.isArray=isArray,exports.isName=isName;function dict(e){
let t=new Dict;for(let[r,n]of Object.entries(e))n!==void 0&&t.set(r,n);return t}var name=e=>new Name(e),latin=e=>new Str(Uint8Array.from(Buffer.from(e,"latin1")));
exports.name=name,exports.latin=latin;function isSignature(e){let t=e.get("Type");return isName(t,"Sig")||isName(t,"DocTimeStamp")||e.has("ByteRange")}var classOf=new Uint8Array(
256);exports.classOf=classOf;for(let e of[0,9,10,12,13,32])classOf[e]=1;for(let e of"(<>[]/%")classOf[e.charCodeAt(0)]=2;for(let e of"){}")classOf[e.charCodeAt(
0)]=3;function skipSpace(e,t,r){for(;t<r;){let n=e[t];if(classOf[n]===1)t++;else if(n===37)t=skipComment(e,t,r);else break}return t}function skipComment(e,t,r){
for(;t<r&&e[t]!==10&&e[t]!==13;)t++;return t}function skipString(e,t,r){let n=afterString(e,t,r);return n<0?r:n}function afterString(e,t,r){let n=0;for(;t<r;){let i=e[t++];
if(i===92)t++;else if(i===40)n++;else if(i===41&&--n===0)return t}return-1}function skipHex(e,t,r){for(;t<r;)if(e[t++]===62)return t;return r}function hexDigit(e){
return e===void 0?-1:e>=48&&e<=57?e-48:e>=65&&e<=70?e-55:e>=97&&e<=102?e-87:-1}function readHex(e,t,r){let n=new Uint8Array(r-t+1>>1),i=0,s=-1;for(let o=t;o<r&&
e[o]!==62;o++){let u=hexDigit(e[o]);u<0||(s<0?s=u:(n[i++]=s*16+u,s=-1))}return s>=0&&(n[i++]=s*16),n.subarray(0,i)}function skipRegular(e,t,r){for(;t<r&&classOf[e[t]]===
0;)t++;return t}function startsWith(e,t,r){for(let n=0;n<r.length;n++)if(e[t+n]!==r.charCodeAt(n))return!1;return!0}function isKeyword(e,t,r){return startsWith(
e,t,r)&&classOf[e[t+r.length]??32]!==0}var isDigit=e=>e!==void 0&&e>=48&&e<=57;exports.isDigit=isDigit;function readInteger(e,t,r){let n=0,i=t;for(;i<r&&isDigit(
e[i]);)n=n*10+(e[i++]-48);return i===t?{value:-1,after:i}:{value:n,after:i}}function readHeader(e,t,r){let n=skipSpace(e,t,r),i=readInteger(e,n,r);if(i.value<0||
i.after===r||classOf[e[i.after]]!==1)return;let s=readInteger(e,skipSpace(e,i.after,r),r);if(s.value<0||s.value>65535)return;let o=skipSpace(e,s.after,r);if(isObj(
e,o))return{number:i.value,generation:s.value,start:n,body:o+3}}var plainBytes=e=>new Uint8Array(e.buffer,e.byteOffset,e.byteLength),asBuffer=e=>Buffer.from(e.buffer,
e.byteOffset,e.byteLength);exports.plainBytes=plainBytes,exports.asBuffer=asBuffer;function bodyAfter(e,t,r,n){let i=0,s=e[t];for(;s>=48&&s<=57;s=e[++t])i=i*10+
(s-48);if(i!==r||s!==32||(i=0,s=e[++t],s<48||s>57))return-1;for(;s>=48&&s<=57;s=e[++t])i=i*10+(s-48);return i!==n||s!==32?-1:isObj(e,t+1)?t+4:-1}var isObj=(e,t)=>e[t]===
111&&e[t+1]===98&&e[t+2]===106,isEndobj=(e,t)=>e[t]===101&&e[t+1]===110&&e[t+2]===100&&e[t+3]===111&&e[t+4]===98&&e[t+5]===106;exports.isEndobj=isEndobj;function overBudget({
stream:e,total:t},r){let n="It may be a decompression bomb; if it is not, save it without compression in another program";return r>e?(0,chunk_2D65I2CG_js_1.limitExceeded)(
"streamBytes",`A stream of the document expands to more than ${e} bytes`,n):(0,chunk_2D65I2CG_js_1.limitExceeded)("expansion",`The streams of the document expan\
d to more than ${t} bytes`,n)}var Collector=class{constructor(e){this.budget=e}budget;chunks=[];size=0;consumed=0;push(e){if(this.size+=e.length,this.size>this.
budget.stream||this.size>this.budget.remaining)throw this.budget.remaining-=this.size,overBudget(this.budget,this.size);this.chunks.push(e)}finish(){if(this.budget.
remaining-=this.size,this.chunks.length===1)return this.chunks[0];let e=new Uint8Array(this.size),t=0;for(let r of this.chunks)e.set(r,t),t+=r.length;return e}},
deflate=e=>(0,chunk_SPYEGGY7_js_1.zlibSync)(e,{level:4,mem:3}),store=e=>(0,chunk_SPYEGGY7_js_1.zlibSync)(e,{level:0}),SLICE=16384,NATIVE=1<<26;exports.deflate=deflate,
exports.store=store;function inflate(e,t,r){let n=t.codec?.inflateNow(e,Math.min(t.stream,t.remaining,NATIVE));if(n)return t.remaining-=n.length,n;let i=0;for(;i<
e.length&&i<4&&classOf[e[i]]===1;)i++;let s=(e[i]&15)===8&&(e[i]<<8|e[i+1])%31===0;s||(r.found=!0);let o=attempt(e.subarray(s?i+2:0),t,r);if(o)return o;throw(0,chunk_GMSHOBQ3_js_1.
unreadable)("a compressed stream is damaged")}function attempt(e,t,r){if(t.remaining<=0)throw overBudget(t,0);let n=new Collector(t);if(e.length<=16*SLICE){let s=(t.
scratch??new chunk_2D65I2CG_js_1.Scratch).bytes;try{let o=(0,chunk_SPYEGGY7_js_1.inflateSync)(e,{out:s});if(o.length<s.length)return n.push(o.slice()),n.finish()}catch(o){
if(o instanceof chunk_GMSHOBQ3_js_1.OctavoError)throw o}}if(inflateInSlices(e,n,e.length))return n.finish();r.found=!0;let i=new Collector(t);return inflateInSlices(
e,i,Math.floor(n.consumed/SLICE)*SLICE),i.size===0?void 0:i.finish()}var CRUMB=16;function inflateInSlices(e,t,r){let n=new chunk_SPYEGGY7_js_1.Inflate(s=>{s.length&&
t.push(s)}),i=r<e.length;try{for(let s=0;s<e.length;){let o=s<r?SLICE:CRUMB;t.consumed=s,n.push(e.subarray(s,s+o),!i&&s+o>=e.length),s+=o}}catch(s){if(s instanceof
chunk_GMSHOBQ3_js_1.OctavoError)throw s;return!1}return!0}function ascii85(e){let t=e.length+5;for(let u of e)u===122&&(t+=3);let r=new Uint8Array(t),n=0,i=0,s=0,
o=e[0]===60&&e[1]===126?2:0;for(;o<e.length;o++){let u=e[o];if(u===126)break;if(classOf[u]!==1){if(u===122&&s===0){n+=4;continue}if(!(u<33||u>117)&&(i=i*85+(u-33),
!(++s<5))){for(let l=24;l>=0;l-=8)r[n++]=Math.floor(i/2**l)&255;i=s=0}}}if(s>1){for(let u=s;u<5;u++)i=i*85+84;for(let u=0;u<s-1;u++)r[n++]=Math.floor(i/2**(24-8*
u))&255}return r.slice(0,n)}var CLEAR_TABLE=256,END_OF_DATA=257,FIRST=258,CODES=4096,CHUNK=65536,NONE=-1;function lzw(e,t,r,n){let i=new CodeTable(r),s=9,o=0,u=0;
for(let l=0;l<e.length;l++){if(u=(u<<8|e[l])&16777215,o+=8,o<s)continue;o-=s;let c=u>>o&(1<<s)-1;if(c===END_OF_DATA)break;if(c===CLEAR_TABLE)i.clear();else if(!i.
put(c)){n.found=!0;break}s=widthOf(i.next+t)}return i.finish()}function widthOf(e){return e>=2048?12:e>=1024?11:e>=512?10:9}var CodeTable=class{next=FIRST;previous=NONE;prefix=new Int16Array(
CODES);suffix=new Uint8Array(CODES);length=new Uint16Array(CODES);collector;out=new Uint8Array(CHUNK);used=0;constructor(e){this.collector=new Collector(e);for(let t=0;t<
CLEAR_TABLE;t++)this.suffix[t]=t,this.length[t]=1}clear(){this.next=FIRST,this.previous=NONE}put(e){let{previous:t,next:r,length:n}=this,i=e<r;if(!i&&(t===NONE||
e!==r))return!1;let s=i?n[e]:n[t]+1;this.used+s>CHUNK&&this.flush();let o=this.used,u=this.write(i?e:t,o);return i||(this.out[o+s-1]=u),t!==NONE&&r<CODES&&this.
add(t,u),this.used=o+s,this.previous=e,!0}write(e,t){let{out:r,prefix:n,suffix:i}=this;for(let s=t+this.length[e]-1;s>t;s--)r[s]=i[e],e=n[e];return r[t]=i[e]}add(e,t){
let{next:r}=this;this.prefix[r]=e,this.suffix[r]=t,this.length[r]=this.length[e]+1,this.next=r+1}flush(){this.collector.push(this.out.subarray(0,this.used)),this.
out=new Uint8Array(CHUNK),this.used=0}finish(){return this.collector.push(this.out.subarray(0,this.used)),this.collector.finish()}};function integerOf(e,t,r){let n=e?.
get(t);return typeof n=="number"?Math.trunc(n):r}function unpredict(e,t){let r=integerOf(t,"Predictor",1);if(r<=1)return e;let n=clamp(integerOf(t,"Colors",1),1,
32),i=clamp(integerOf(t,"BitsPerComponent",8),1,16),s=clamp(integerOf(t,"Columns",1),1,1<<24),o=Math.max(1,n*i>>3),u=Math.ceil(n*i*s/8);return r===2?tiff(e,u,o,
i):png(e,u,o)}function tiff(e,t,r,n){if(n!==8)return e;let i=e.slice();for(let s=0;s<i.length;s+=t){let o=Math.min(s+t,i.length);for(let u=s+r;u<o;u++)i[u]=i[u]+
i[u-r]}return i}function png(e,t,r){let n=Math.ceil(e.length/(t+1)),i=new Uint8Array(e.length-n),s=0;for(let o=0;o<n;o++){let u=o*(t+1),l=e[u],c=Math.min(t,e.length-
u-1),h=o*t,g=h-t;for(let f=0;f<c;f++){let a=e[u+1+f],p=f>=r?i[h+f-r]:0,x=o>0?i[g+f]:0;switch(l){case 1:i[h+f]=a+p;break;case 2:i[h+f]=a+x;break;case 3:i[h+f]=a+
(p+x>>1);break;case 4:{let m=o>0&&f>=r?i[g+f-r]:0;i[h+f]=a+paeth(p,x,m);break}default:i[h+f]=a}}s=h+c}return i.subarray(0,s)}function paeth(e,t,r){let n=e+t-r,[
i,s,o]=[Math.abs(n-e),Math.abs(n-t),Math.abs(n-r)];return i<=s&&i<=o?e:s<=o?t:r}var clamp=(e,t,r)=>Math.min(Math.max(e,t),r);function runLength(e,t){let r=0;if(eachRun(
e,(s,o,u)=>r+=o+u),r>t.stream||r>t.remaining)throw overBudget(t,r);t.remaining-=r;let n=new Uint8Array(r),i=0;return eachRun(e,(s,o,u)=>{for(let l=0;l<o;l++)n[i+
l]=e[s+l];u>0&&n.fill(e[s],i,i+u),i+=o+u}),n}function eachRun(e,t){for(let r=0;r<e.length&&e[r]!==128;){let n=e[r++];if(r>=e.length)return;n<128?t(r,Math.min(n+
1,e.length-r),0):t(r,0,257-n),r+=n<128?n+1:1}}var LONG={Fl:"FlateDecode",LZW:"LZWDecode",A85:"ASCII85Decode",AHx:"ASCIIHexDecode",RL:"RunLengthDecode"},SUPPORTED=new Set(
["FlateDecode","LZWDecode","ASCII85Decode","ASCIIHexDecode","RunLengthDecode","Crypt"]),isSupported=e=>SUPPORTED.has(LONG[e]??e);exports.isSupported=isSupported;
function undo(e,t,r,n,i={found:!1}){switch(LONG[e]??e){case"FlateDecode":return unpredict(inflate(t,n,i),r);case"LZWDecode":return unpredict(lzw(t,integerOf(r,"\
EarlyChange",1),n,i),r);case"ASCII85Decode":return ascii85(t);case"ASCIIHexDecode":return readHex(t,0,t.length);case"RunLengthDecode":return runLength(t,n);case"\
Crypt":return t;default:throw(0,chunk_GMSHOBQ3_js_1.unreadable)("a stream that must be read uses a filter that is not supported")}}
