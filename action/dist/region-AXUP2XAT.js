"use strict";var __importDefault=this&&this.__importDefault||function(e){return e&&e.__esModule?e:{default:e}};Object.defineProperty(exports,"__esModule",{value:!0}),exports.
chooseRegion=chooseRegion;const chunk_RWJBTVC4_js_1=require("./chunk-RWJBTVC4.js");require("./chunk-ZQPP2ITU.js"),require("./chunk-2E6G6AFP.js"),require("./chun\
k-BHLFBBNU.js");const chunk_OPGTTUFX_js_1=require("./chunk-OPGTTUFX.js"),chunk_ALEWZOQX_js_1=require("./chunk-ALEWZOQX.js"),chunk_6JXHDBZG_js_1=require("./chunk\
-6JXHDBZG.js");require("./chunk-I4PED223.js");const chunk_7C6NZWQN_js_1=require("./chunk-7C6NZWQN.js"),chunk_EJB7VHTT_js_1=require("./chunk-EJB7VHTT.js"),chunk_VKB5CSQM_js_1=require(
"./chunk-VKB5CSQM.js");require("./chunk-NXJECZMF.js");const chunk_72Q6ZIQZ_js_1=require("./chunk-72Q6ZIQZ.js"),chunk_S3IXLKQP_js_1=require("./chunk-S3IXLKQP.js");
require("./chunk-B2YFAM73.js"),require("./chunk-I24CHX2T.js"),require("./chunk-PEGFVCMK.js"),require("./chunk-RFKSFVTF.js");const chunk_NTOB6BY6_js_1=require(".\
/chunk-NTOB6BY6.js");require("./chunk-22ZLOFHS.js"),require("./chunk-SPYEGGY7.js"),require("./chunk-2D65I2CG.js");const chunk_GMSHOBQ3_js_1=require("./chunk-GMS\
HOBQ3.js"),chunk_WYN2LYAQ_js_1=require("./chunk-WYN2LYAQ.js"),promises_1=require("node:timers/promises");var BrokenAnswer=class extends Error{constructor(e){super(
"the answer broke off"),this.cause=e}cause};async function peek(e){let t=e[Symbol.asyncIterator](),r=[],n=0;for(;n<1028;){let o=await t.next().catch(s=>{throw new BrokenAnswer(
s)});if(o.done===!0)break;r.push(o.value),n+=o.value.length}let a=Buffer.concat(r),i=async function*(){try{yield a,yield*{[Symbol.asyncIterator]:()=>t}}finally{
await t.return?.()}};return{peeked:a.subarray(0,1028),body:i()}}async function readUpTo(e,t){let r=[],n=0;for await(let a of e)if(r.push(a),n+=a.length,n>t)return{
bytes:Buffer.concat(r).subarray(0,t),isWhole:!1};return{bytes:Buffer.concat(r),isWhole:!0}}function unlessAborted(e,t){return t?new Promise((r,n)=>{let a=()=>n(
(0,chunk_GMSHOBQ3_js_1.cancelled)());t.aborted&&a(),t.addEventListener("abort",a,{once:!0}),e.then(r,n).finally(()=>t.removeEventListener("abort",a))}):e}var DESCRIPTION_PATH="\
/openapi.json",LONGEST=2*1024*1024,TIMEOUT=5e3,HOPS=8;function extensionsOf(e,t){let{extension:r,fields:n}=(0,chunk_EJB7VHTT_js_1.operationOf)(e);if(r)return{name:e,
fields:void 0};let a=Object.entries(n).filter(([i,o])=>{let s=t[i];return o.extension&&s!==void 0&&s!==("default"in o?o.default:void 0)}).map(([i])=>i);return a.
length>0?{name:e,fields:a}:void 0}async function requireExtensions(e,t){let r=(0,chunk_72Q6ZIQZ_js_1.isPublishedAddress)(t.base)?e:missingOf(e,await askedOnce(e,
t));if(r)throw notOffered(r,t.label)}function missingOf({name:e,fields:t},r){let n=r.get((0,chunk_RWJBTVC4_js_1.pathOf)(e));if(!t)return n?void 0:{name:e,fields:t};
let a=t.filter(i=>!n?.has(i));return a.length>0?{name:e,fields:a}:void 0}var CURES="process locally, or use a service that offers it",issuesOn=({fields:e=["oper\
ation"]},t)=>e.map(r=>({field:r,message:t})),notOffered=(e,t)=>(0,chunk_GMSHOBQ3_js_1.invalidParameters)(issuesOn(e,`is not offered by ${t}: ${CURES}`).map(r=>r.
field==="pages"&&(0,chunk_EJB7VHTT_js_1.operationOf)(e.name).fields.first_page?{...r,message:rangesOnly(t)}:r)),rangesOnly=e=>`must be one range at ${e}, such a\
s 2..5, 3 or 4.. (which runs to the last page): write it so, ${CURES}`;function notAsked(e,t,r){let n=`is not part of the contract of the service, and ${t} coul\
d not be asked whether it offers it (${r}): ${CURES}`,a=issuesOn(e,n);return new chunk_GMSHOBQ3_js_1.OctavoError("configuration",(0,chunk_GMSHOBQ3_js_1.invalidParameters)(
a).message,{issues:a})}async function askedOnce(e,t){let{base:r,label:n,memory:a,signal:i}=t;if(i?.aborted)throw(0,chunk_GMSHOBQ3_js_1.cancelled)();let o=a.capabilities(
r);if(o&&!missingOf(e,o))return o;let s=await unlessAborted(a.once(`describe ${r}`,()=>ask(t)),i);if(typeof s=="string")throw notAsked(e,n,s);return missingOf(e,
s)||a.rememberCapabilities(r,s),s}async function ask({base:e,describe:t}){if(!t)return"this program cannot ask it";let r;try{r=await t({url:`${e}${DESCRIPTION_PATH}`,
timeout:TIMEOUT,maximumBytes:LONGEST})}catch{return`${DESCRIPTION_PATH} was not answered within ${TIMEOUT/1e3} seconds`}let{status:n,body:a}=r;return n===404?new Map:
n>=300&&n<=399?`${DESCRIPTION_PATH} was answered with a redirect (${n})`:n!==200?`${DESCRIPTION_PATH} was answered with status ${n}`:a.length>LONGEST?`${DESCRIPTION_PATH}\
 is longer than ${LONGEST} bytes`:read(a)}function read(e){let t=new Map,r=(0,chunk_6JXHDBZG_js_1.parseJson)(e);if(entry(r,"info","x-octavo")!==1)return t;for(let[
n,a]of Object.entries(object(entry(r,"paths")))){let i=deref(r,entry(deref(r,entry(a,"post","requestBody")),"content","multipart/form-data","schema"));t.set(n,new Set(
Object.keys(object(entry(i,"properties")))))}return t}function deref(e,t){let r=t;for(let n=0;n<HOPS;n++){let a=entry(r,"$ref");if(typeof a!="string")return r;if(!a.
startsWith("#/"))return;let i=a.slice(2).split("/");r=entry(e,...i.map(o=>o.replaceAll("~1","/").replaceAll("~0","~")))}}function entry(e,...t){let r=e;for(let n of t)
r=Object.hasOwn(object(r),n)?object(r)[n]:void 0;return r}var object=e=>typeof e=="object"&&e!==null?e:{},__typeError=e=>{throw TypeError(e)},__accessCheck=(e,t,r)=>t.
has(e)||__typeError("Cannot "+r),__privateGet=(e,t,r)=>(__accessCheck(e,t,"read from private field"),r?r.call(e):t.get(e)),__privateAdd=(e,t,r)=>t.has(e)?__typeError(
"Cannot add the same private member more than once"):t instanceof WeakSet?t.add(e):t.set(e,r),__privateSet=(e,t,r,n)=>(__accessCheck(e,t,"write to private field"),
n?n.call(e,r):t.set(e,r),r),__privateMethod=(e,t,r)=>(__accessCheck(e,t,"access private method"),r),MAX_CHUNK_SIZE=65536;function*chunk(e){if(e.byteLength<=MAX_CHUNK_SIZE){
yield e;return}let t=0;for(;t<e.byteLength;){let r=Math.min(e.byteLength-t,MAX_CHUNK_SIZE),n=e.buffer.slice(t,t+r);t+=n.byteLength,yield new Uint8Array(n)}}var alphabet="\
abcdefghijklmnopqrstuvwxyz0123456789";function createBoundary(){let e=16,t="";for(;e--;)t+=alphabet[Math.random()*alphabet.length<<0];return t}var escapeName=e=>String(
e).replace(/\r/g,"%0D").replace(/\n/g,"%0A").replace(/"/g,"%22"),isFunction=e=>typeof e=="function",isReadableStreamFallback=e=>!!e&&typeof e=="object"&&!Array.
isArray(e)&&isFunction(e.getReader),isAsyncIterable=e=>isFunction(e[Symbol.asyncIterator]);async function*readStream(e){let t=e.getReader();for(;;){let{done:r,value:n}=await t.
read();if(r)break;yield n}}async function*chunkStream(e){for await(let t of e)yield*chunk(t)}var getStreamIterator=e=>{if(isAsyncIterable(e))return chunkStream(
e);if(isReadableStreamFallback(e))return chunkStream(readStream(e));throw new TypeError("Unsupported data source: Expected either ReadableStream or async iterab\
le.")},isFile=e=>!!(e&&typeof e=="object"&&isFunction(e.constructor)&&e[Symbol.toStringTag]==="File"&&isFunction(e.stream)&&e.name!=null),isFormData=e=>!!(e&&isFunction(
e.constructor)&&e[Symbol.toStringTag]==="FormData"&&isFunction(e.append)&&isFunction(e.getAll)&&isFunction(e.entries)&&isFunction(e[Symbol.iterator])),getType=e=>Object.
prototype.toString.call(e).slice(8,-1).toLowerCase();function isPlainObject(e){if(getType(e)!=="object")return!1;let t=Object.getPrototypeOf(e);return t==null?!0:
t.constructor?.toString?.()===Object.toString()}var normalizeValue=e=>String(e).replace(/\r|\n/g,(t,r,n)=>t==="\r"&&n[r+1]!==`
`||t===`
`&&n[r-1]!=="\r"?`\r
`:t);function getProperty(e,t){if(typeof t=="string"){for(let[r,n]of Object.entries(e))if(t.toLowerCase()===r.toLowerCase())return n}}var proxyHeaders=e=>new Proxy(
e,{get:(t,r)=>getProperty(t,r),has:(t,r)=>getProperty(t,r)!==void 0}),defaultOptions={enableAdditionalHeaders:!1},readonlyProp={writable:!1,configurable:!1},_CRLF,
_CRLF_BYTES,_CRLF_BYTES_LENGTH,_DASHES,_encoder,_footer,_form,_options,_FormDataEncoder_instances,getFieldHeader_fn,getContentLength_fn,FormDataEncoder=class{constructor(e,t,r){
if(__privateAdd(this,_FormDataEncoder_instances),__privateAdd(this,_CRLF,`\r
`),__privateAdd(this,_CRLF_BYTES),__privateAdd(this,_CRLF_BYTES_LENGTH),__privateAdd(this,_DASHES,"-".repeat(2)),__privateAdd(this,_encoder,new TextEncoder),__privateAdd(
this,_footer),__privateAdd(this,_form),__privateAdd(this,_options),!isFormData(e))throw new TypeError("Expected first argument to be a FormData instance.");let n;
if(isPlainObject(t)?r=t:n=t,n||(n=`form-data-encoder-${createBoundary()}`),typeof n!="string")throw new TypeError("Expected boundary argument to be a string.");
if(r&&!isPlainObject(r))throw new TypeError("Expected options argument to be an object.");__privateSet(this,_form,Array.from(e.entries())),__privateSet(this,_options,
{...defaultOptions,...r}),__privateSet(this,_CRLF_BYTES,__privateGet(this,_encoder).encode(__privateGet(this,_CRLF))),__privateSet(this,_CRLF_BYTES_LENGTH,__privateGet(
this,_CRLF_BYTES).byteLength),this.boundary=n,this.contentType=`multipart/form-data; boundary=${this.boundary}`,__privateSet(this,_footer,__privateGet(this,_encoder).
encode(`${__privateGet(this,_DASHES)}${this.boundary}${__privateGet(this,_DASHES)}${__privateGet(this,_CRLF).repeat(2)}`));let a={"Content-Type":this.contentType},
i=__privateMethod(this,_FormDataEncoder_instances,getContentLength_fn).call(this);i&&(this.contentLength=i,a["Content-Length"]=i),this.headers=proxyHeaders(Object.
freeze(a)),Object.defineProperties(this,{boundary:readonlyProp,contentType:readonlyProp,contentLength:readonlyProp,headers:readonlyProp})}*values(){for(let[e,t]of __privateGet(
this,_form)){let r=isFile(t)?t:__privateGet(this,_encoder).encode(normalizeValue(t));yield __privateMethod(this,_FormDataEncoder_instances,getFieldHeader_fn).call(
this,e,r),yield r,yield __privateGet(this,_CRLF_BYTES)}yield __privateGet(this,_footer)}async*encode(){for(let e of this.values())isFile(e)?yield*getStreamIterator(
e.stream()):yield*chunk(e)}[Symbol.iterator](){return this.values()}[Symbol.asyncIterator](){return this.encode()}};_CRLF=new WeakMap,_CRLF_BYTES=new WeakMap,_CRLF_BYTES_LENGTH=
new WeakMap,_DASHES=new WeakMap,_encoder=new WeakMap,_footer=new WeakMap,_form=new WeakMap,_options=new WeakMap,_FormDataEncoder_instances=new WeakSet,getFieldHeader_fn=
function(e,t){let r="";if(r+=`${__privateGet(this,_DASHES)}${this.boundary}${__privateGet(this,_CRLF)}`,r+=`Content-Disposition: form-data; name="${escapeName(e)}\
"`,isFile(t)&&(r+=`; filename="${escapeName(t.name)}"${__privateGet(this,_CRLF)}`,r+=`Content-Type: ${t.type||"application/octet-stream"}`),__privateGet(this,_options).
enableAdditionalHeaders===!0){let n=isFile(t)?t.size:t.byteLength;n!=null&&!isNaN(n)&&(r+=`${__privateGet(this,_CRLF)}Content-Length: ${n}`)}return __privateGet(
this,_encoder).encode(`${r}${__privateGet(this,_CRLF).repeat(2)}`)},getContentLength_fn=function(){let e=0;for(let[t,r]of __privateGet(this,_form)){let n=isFile(
r)?r:__privateGet(this,_encoder).encode(normalizeValue(r)),a=isFile(n)?n.size:n.byteLength;if(a==null||isNaN(a))return;e+=__privateMethod(this,_FormDataEncoder_instances,
getFieldHeader_fn).call(this,t,n).byteLength,e+=a,e+=__privateGet(this,_CRLF_BYTES_LENGTH)}return String(e+__privateGet(this,_footer).byteLength)};var __accessCheck2=(e,t,r)=>{
if(!t.has(e))throw TypeError("Cannot "+r)},__privateGet2=(e,t,r)=>(__accessCheck2(e,t,"read from private field"),r?r.call(e):t.get(e)),__privateAdd2=(e,t,r)=>{if(t.
has(e))throw TypeError("Cannot add the same private member more than once");t instanceof WeakSet?t.add(e):t.set(e,r)},__privateSet2=(e,t,r,n)=>(__accessCheck2(e,
t,"write to private field"),n?n.call(e,r):t.set(e,r),r),__privateMethod2=(e,t,r)=>(__accessCheck2(e,t,"access private method"),r),isFunction2=e=>typeof e=="func\
tion",isObject2=e=>typeof e=="object"&&e!=null&&!Array.isArray(e),isAsyncIterable2=e=>isObject2(e)&&isFunction2(e[Symbol.asyncIterator]),MAX_CHUNK_SIZE2=65536;async function*clonePart(e){
if(e.byteLength<=MAX_CHUNK_SIZE2){yield e;return}let t=0;for(;t<e.byteLength;){let r=Math.min(e.byteLength-t,MAX_CHUNK_SIZE2),n=e.buffer.slice(t,t+r);t+=n.byteLength,
yield new Uint8Array(n)}}async function*readStream2(e){let t=e.getReader();for(;;){let{done:r,value:n}=await t.read();if(r)break;yield n}}async function*chunkStream2(e){
for await(let t of e)yield*clonePart(t)}var getStreamIterator2=e=>{if(isAsyncIterable2(e))return chunkStream2(e);if(isFunction2(e.getReader))return chunkStream2(
readStream2(e));throw new TypeError("Unsupported data source: Expected either ReadableStream or async iterable.")};async function*consumeNodeBlob(e){let t=0;for(;t!==
e.size;){let r=await e.slice(t,Math.min(e.size,t+MAX_CHUNK_SIZE2)).arrayBuffer();t+=r.byteLength,yield new Uint8Array(r)}}async function*consumeBlobParts(e,t=!1){
for(let r of e)ArrayBuffer.isView(r)?t?yield*clonePart(r):yield r:isFunction2(r.stream)?yield*getStreamIterator2(r.stream()):yield*consumeNodeBlob(r)}function*sliceBlob(e,t,r=0,n){
n??=t;let a=r<0?Math.max(t+r,0):Math.min(r,t),i=n<0?Math.max(t+n,0):Math.min(n,t),o=Math.max(i-a,0),s=0;for(let c of e){if(s>=o)break;let l=ArrayBuffer.isView(c)?
c.byteLength:c.size;if(a&&l<=a)a-=l,i-=l;else{let d;ArrayBuffer.isView(c)?(d=c.subarray(a,Math.min(l,i)),s+=d.byteLength):(d=c.slice(a,Math.min(l,i)),s+=d.size),
i-=l,a=0,yield d}}}var _parts,_type,_size,_Blob=class m{constructor(t=[],r={}){if(__privateAdd2(this,_parts,[]),__privateAdd2(this,_type,""),__privateAdd2(this,
_size,0),r??={},typeof t!="object"||t===null)throw new TypeError("Failed to construct 'Blob': The provided value cannot be converted to a sequence.");if(!isFunction2(
t[Symbol.iterator]))throw new TypeError("Failed to construct 'Blob': The object must have a callable @@iterator property.");if(typeof r!="object"&&!isFunction2(
r))throw new TypeError("Failed to construct 'Blob': parameter 2 cannot convert to dictionary.");let n=new TextEncoder;for(let i of t){let o;ArrayBuffer.isView(i)?
o=new Uint8Array(i.buffer.slice(i.byteOffset,i.byteOffset+i.byteLength)):i instanceof ArrayBuffer?o=new Uint8Array(i.slice(0)):i instanceof m?o=i:o=n.encode(String(
i)),__privateSet2(this,_size,__privateGet2(this,_size)+(ArrayBuffer.isView(o)?o.byteLength:o.size)),__privateGet2(this,_parts).push(o)}let a=r.type===void 0?"":
String(r.type);__privateSet2(this,_type,/^[\x20-\x7E]*$/.test(a)?a:"")}static[Symbol.hasInstance](t){return!!(t&&typeof t=="object"&&isFunction2(t.constructor)&&
(isFunction2(t.stream)||isFunction2(t.arrayBuffer))&&/^(Blob|File)$/.test(t[Symbol.toStringTag]))}get type(){return __privateGet2(this,_type)}get size(){return __privateGet2(
this,_size)}slice(t,r,n){return new m(sliceBlob(__privateGet2(this,_parts),this.size,t,r),{type:n})}async text(){let t=new TextDecoder,r="";for await(let n of consumeBlobParts(
__privateGet2(this,_parts)))r+=t.decode(n,{stream:!0});return r+=t.decode(),r}async arrayBuffer(){let t=new Uint8Array(this.size),r=0;for await(let n of consumeBlobParts(
__privateGet2(this,_parts)))t.set(n,r),r+=n.length;return t.buffer}stream(){let t=consumeBlobParts(__privateGet2(this,_parts),!0);return new ReadableStream({async pull(r){
let{value:n,done:a}=await t.next();if(a)return queueMicrotask(()=>r.close());r.enqueue(n)},async cancel(){await t.return()}})}get[Symbol.toStringTag](){return"B\
lob"}};_parts=new WeakMap,_type=new WeakMap,_size=new WeakMap;var Blob=_Blob;Object.defineProperties(Blob.prototype,{type:{enumerable:!0},size:{enumerable:!0},slice:{
enumerable:!0},stream:{enumerable:!0},text:{enumerable:!0},arrayBuffer:{enumerable:!0}});var isBlob=e=>e instanceof Blob,_name,_lastModified,File=class extends Blob{constructor(e,t,r={}){
if(super(e,r),__privateAdd2(this,_name,void 0),__privateAdd2(this,_lastModified,0),arguments.length<2)throw new TypeError(`Failed to construct 'File': 2 argumen\
ts required, but only ${arguments.length} present.`);__privateSet2(this,_name,String(t));let n=r.lastModified===void 0?Date.now():Number(r.lastModified);Number.
isNaN(n)||__privateSet2(this,_lastModified,n)}static[Symbol.hasInstance](e){return e instanceof Blob&&e[Symbol.toStringTag]==="File"&&typeof e.name=="string"}get name(){
return __privateGet2(this,_name)}get webkitRelativePath(){return""}get lastModified(){return __privateGet2(this,_lastModified)}get[Symbol.toStringTag](){return"\
File"}};_name=new WeakMap,_lastModified=new WeakMap;var isFile2=e=>e instanceof File,_entries,_setEntry,setEntry_fn,FormData=class{constructor(){__privateAdd2(this,
_setEntry),__privateAdd2(this,_entries,new Map)}static[Symbol.hasInstance](e){if(!e)return!1;let t=e;return!!(isFunction2(t.constructor)&&t[Symbol.toStringTag]===
"FormData"&&isFunction2(t.append)&&isFunction2(t.set)&&isFunction2(t.get)&&isFunction2(t.getAll)&&isFunction2(t.has)&&isFunction2(t.delete)&&isFunction2(t.entries)&&
isFunction2(t.values)&&isFunction2(t.keys)&&isFunction2(t[Symbol.iterator])&&isFunction2(t.forEach))}append(e,t,r){__privateMethod2(this,_setEntry,setEntry_fn).
call(this,{name:e,fileName:r,append:!0,rawValue:t,argsLength:arguments.length})}set(e,t,r){__privateMethod2(this,_setEntry,setEntry_fn).call(this,{name:e,fileName:r,
append:!1,rawValue:t,argsLength:arguments.length})}get(e){let t=__privateGet2(this,_entries).get(String(e));return t?t[0]:null}getAll(e){let t=__privateGet2(this,
_entries).get(String(e));return t?t.slice():[]}has(e){return __privateGet2(this,_entries).has(String(e))}delete(e){__privateGet2(this,_entries).delete(String(e))}*keys(){
for(let e of __privateGet2(this,_entries).keys())yield e}*entries(){for(let e of this.keys()){let t=this.getAll(e);for(let r of t)yield[e,r]}}*values(){for(let[
,e]of this)yield e}[Symbol.iterator](){return this.entries()}forEach(e,t){for(let[r,n]of this)e.call(t,n,r,this)}get[Symbol.toStringTag](){return"FormData"}};_entries=
new WeakMap,_setEntry=new WeakSet,setEntry_fn=function({name:e,rawValue:t,append:r,fileName:n,argsLength:a}){let i=r?"append":"set";if(a<2)throw new TypeError(`\
Failed to execute '${i}' on 'FormData': 2 arguments required, but only ${a} present.`);e=String(e);let o;if(isFile2(t))o=n===void 0?t:new File([t],n,{type:t.type,
lastModified:t.lastModified});else if(isBlob(t))o=new File([t],n===void 0?"blob":n,{type:t.type});else{if(n)throw new TypeError(`Failed to execute '${i}' on 'Fo\
rmData': parameter 2 is not of type 'Blob'.`);o=String(t)}let s=__privateGet2(this,_entries).get(e);if(!s)return void __privateGet2(this,_entries).set(e,[o]);if(!r)
return void __privateGet2(this,_entries).set(e,[o]);s.push(o)};function entriesOf(e,t){let r=[];for(let[n,a]of Object.entries((0,chunk_EJB7VHTT_js_1.operationOf)(
e).fields)){let i=t[n];i===void 0||i===defaultOf(a)||r.push([n,isDocument(i)?i:(0,chunk_RWJBTVC4_js_1.encode)(i)])}return r}var Sending=class{failure;begun=[];read({
name:e,size:t,open:r},n){let a=wholeContent(t,r,i=>{let o=(0,chunk_GMSHOBQ3_js_1.asOctavoError)(i);this.failure=n===void 0?o:(0,chunk_GMSHOBQ3_js_1.atPosition)(
o,n,e)});return this.begun.push(a),a}end(){for(let e of this.begun)e.return(void 0).catch(()=>{})}};function toForm(e,t,r=new Sending){let n=new FormData;for(let[
a,i]of e.entries()){let o=()=>r.read(i,e.length===1?void 0:a+1);n.append("file",new StreamedFile((0,chunk_OPGTTUFX_js_1.baseName)(i.name,a),"application/pdf",i.
size,o))}for(let[a,i]of t)typeof i=="string"?n.append(a,i):n.append(a,new StreamedFile((0,chunk_OPGTTUFX_js_1.baseName)(i.name,0),"",i.bytes.length,()=>inPieces(
i.bytes)));return n}function encodeForm(e){let t=new FormDataEncoder(e),{contentType:r,contentLength:n}=t;return{headers:{"Content-Type":r,...n===void 0?{}:{"Co\
ntent-Length":n}},body:t.encode()}}var isDocument=e=>typeof e=="object"&&e.bytes instanceof Uint8Array,StreamedFile=class{constructor(e,t,r,n){this.name=e,this.
type=t,this.size=r,this.stream=n}name;type;size;stream;lastModified=0;[Symbol.toStringTag]="File"},LONGEST_PIECE=65536;async function*wholeContent(e,t,r){try{let n=0;
for await(let a of t()){if(n+=a.length,n>e)break;yield*inPieces(a)}if(n!==e)throw new chunk_GMSHOBQ3_js_1.OctavoError("unreadable_document","The PDF document ch\
anged while it was sent",{advice:"Run it again when nothing writes to the document"})}catch(n){throw r(n),n}}async function*inPieces(e){for(let t=0;t<e.length;t+=
LONGEST_PIECE)yield e.subarray(t,t+LONGEST_PIECE)}function defaultOf(e){return"default"in e?e.default:void 0}var RemoteMemory=class{constructor(e=Date.now){this.
now=e}now;paths=new Map;offers=new Map;pending=new Map;path(e){return this.paths.get(e)}rememberPath(e,t){bounded(this.paths,e,t)}capabilities(e){let t=this.offers.
get(e);return t&&t.until>this.now()?t.capabilities:void 0}rememberCapabilities(e,t){bounded(this.offers,e,{capabilities:t,until:this.now()+6e5})}async once(e,t){
let r=this.pending.get(e);if(r)return r;let n=t().finally(()=>this.pending.delete(e));return this.pending.set(e,n),n}};function bounded(e,t,r){e.delete(t),e.set(
t,r);for(let n of e.keys()){if(e.size<=100)return;e.delete(n)}}var LONGEST2=300,MOST_ISSUES=50,MOST_READ=1024*1024;function problemError(e,t,r=[],n=Date.now){let{
status:a}=e,{title:i,issues:o,told:s}=readProblem(e,r),c=s===""?"":`: ${s}`,l={status:a,issues:o};if(a>=300&&a<=399)return new chunk_GMSHOBQ3_js_1.OctavoError("\
service_failure",`${t} answered with a redirect (${a})${target(e)}`,{...l,advice:"Octavo does not follow redirects with an API key: correct the base address"});
switch(a){case 400:return badRequest(o,i,c,t);case 401:return new chunk_GMSHOBQ3_js_1.OctavoError("unauthorized",`${t} refused the API key in the header X-API-K\
ey (401)`,{...l,advice:"Check that the API key is complete and has not been revoked"});case 406:return new chunk_GMSHOBQ3_js_1.OctavoError("not_acceptable",`${t}\
 cannot answer in a format that Octavo reads (406)${c}`,l);case 413:return new chunk_GMSHOBQ3_js_1.OctavoError("too_large",`The documents are larger than ${t} a\
ccepts (413)${c}`,{...l,advice:"Split the input into smaller documents, or process it locally"});case 429:return new chunk_GMSHOBQ3_js_1.OctavoError("rate_limit\
ed",`${t} asks to slow down (429)${later(e,n," and")}${c}`,{...l,advice:"Send fewer requests at a time, or try again later"});case 504:if(isTimeLimit(e))return new chunk_GMSHOBQ3_js_1.
OctavoError("time_limit",`The work took longer than ${t} allows (504)`,{...l,advice:"Split the input into smaller documents, or process it locally"});break}let d=(0,chunk_72Q6ZIQZ_js_1.
isTransientStatus)(a)?later(e,n," and asks"):"";return new chunk_GMSHOBQ3_js_1.OctavoError("service_failure",`${t} answered with status ${a}${d}${c}`,{...l,...a===
404?{advice:"Check the base address: this operation does not exist there"}:{}})}function later({headers:e},t,r){let n=(0,chunk_72Q6ZIQZ_js_1.retryAfter)(e,t())??
0;return n===0?"":`${r} to try again in ${(0,chunk_72Q6ZIQZ_js_1.spokenWait)(n)}`}var isTimeLimit=({status:e,headers:t})=>e===504&&(0,chunk_OPGTTUFX_js_1.essence)(
t["content-type"]??"")==="application/problem+json";function wrongContent(e,t,r){let n=shorten((0,chunk_OPGTTUFX_js_1.essence)(e.headers["content-type"]??""))||
"no content type";return new chunk_GMSHOBQ3_js_1.OctavoError("service_failure",`${r} answered with ${n} instead of ${t}`,{status:e.status,advice:"Check the base\
 address: something other than the service may have answered, such as a proxy or a login page"})}function badRequest(e,t,r,n){if(e.length===0)return new chunk_GMSHOBQ3_js_1.
OctavoError("invalid_parameters",`${n} refused the request (400)${r}`,{status:400});let a=e.every(({field:c})=>c==="file")?e[0]:void 0,i=e.find(({document:c})=>c!==
void 0)?.document?.position,o=a?.message.endsWith(chunk_GMSHOBQ3_js_1.UNPARSABLE)?"unreadable_document":"invalid_parameters",{advice:s}=(0,chunk_GMSHOBQ3_js_1.unreadable)(
"");return new chunk_GMSHOBQ3_js_1.OctavoError(o,(0,chunk_GMSHOBQ3_js_1.invalidParameters)(e).message||t,{issues:e,status:400,...i===void 0?{}:{position:i},...o===
"unreadable_document"&&s!==void 0?{advice:s}:{}})}function readProblem({headers:e,body:t},r){let n=Buffer.from(t.buffer,t.byteOffset,t.byteLength).toString("utf\
8"),a=/[/+]json$/.test((0,chunk_OPGTTUFX_js_1.essence)(e["content-type"]??""))||/^\s*\{/.test(n)?(0,chunk_6JXHDBZG_js_1.parseJson)(n):void 0,i=s=>shorten(blackOut(
s,r));if((0,chunk_6JXHDBZG_js_1.isObject)(a)){let s=typeof a.title=="string"?i(a.title):"";return{title:s,issues:readIssues(a.errors,i),told:s}}let o=n.replace(
/<(script|style|head)\b[\s\S]*?(<\/\1>|$)/gi," ").replace(/<[^<>]*>/g," ").split(`
`).map(i).find(s=>s!=="");return{title:"",issues:[],told:o??""}}function readIssues(e,t){return typeof e!="object"||e===null?[]:Object.entries(e).flatMap(([r,n])=>(Array.
isArray(n)?n:[n]).filter(a=>typeof a=="string").map(a=>toIssue(t(r),t(a)))).slice(0,MOST_ISSUES)}function toIssue(e,t){let[,r="",n,a]=/^(Document (\d{1,6})(?: \((.*?)\))?: )/.
exec(t)??[],i=[...new Set(t.match(/\b[a-z]+(?:_[a-z0-9]+)+\b/g))].filter(o=>wireNames.has(o));return{field:e,message:t.slice(r.length),...i.length>0&&{mentions:i},
...n!==void 0&&{document:{position:Number(n),...a!==void 0&&{name:a}}}}}var wireNames=new Set(chunk_EJB7VHTT_js_1.operationNames.flatMap(e=>[e,...Object.keys((0,chunk_EJB7VHTT_js_1.
operationOf)(e).fields)]));function blackOut(e,t){return t.filter(r=>r!=="").sort((r,n)=>n.length-r.length).reduce((r,n)=>n.length<4?withoutWord(r,n):r.replaceAll(
n,"***"),e)}function withoutWord(e,t){let r=t.replace(/[\\^$.*+?()[\]{}|/]/g,"\\$&");return e.replace(new RegExp(`(?<![\\p{L}\\p{N}])${r}(?![\\p{L}\\p{N}])`,"gu"),
"***")}function target({headers:e}){let t=e.location?.split(/[?#]/)[0]??"";return t===""?"":` to ${shorten(t.replace(/\/\/[^/@]*@/,"//"))}`}function shorten(e){
let t=[...e.replace(CONTROL," ").replace(/\s+/g," ").trim()];return t.length>LONGEST2?`${t.slice(0,LONGEST2).join("")}…`:t.join("")}var CONTROL=/[\p{Cc}\u2028\u2029]/gu,
OUTCOME_HEADER="octavo-outcome",LONGEST3=8192,ofService=e=>({code:"service_note",message:e});function decodeOutcome(e){let t=object2(e===void 0||e.length>LONGEST3?
void 0:(0,chunk_6JXHDBZG_js_1.parseJson)(e));return{notes:list(t.notes).flatMap(r=>{let{code:n,message:a,mentions:i}=object2(r);if(typeof n!="string"||typeof a!=
"string")return[];let o=list(i).filter(s=>typeof s=="string");return[{...(0,chunk_VKB5CSQM_js_1.isNoteCode)(n)?{code:n,message:a}:ofService(a),...o.length>0&&{mentions:o}}]}),
facts:factsOf(t.facts),documents:list(t.documents).map(r=>{let n=object2(r),a=o=>Number.isSafeInteger(n[o])?{[o]:n[o]}:{},i=typeof n.title=="string"?{title:n.title}:
{};return{...a("pageCount"),...a("firstPage"),...a("lastPage"),...i}}),files:list(t.files).map(r=>{let{mediaType:n,facts:a}=object2(r);return{mediaType:typeof n==
"string"?n:"application/octet-stream",facts:factsOf(a)}})}}function factsOf(e){let t=r=>["string","number","boolean"].includes(typeof r)||Array.isArray(r)&&["st\
ring","number"].some(n=>r.every(a=>typeof a===n));return Object.fromEntries(Object.entries(object2(e)).filter(([,r])=>t(r)))}var list=e=>Array.isArray(e)?e:[],object2=e=>(0,chunk_6JXHDBZG_js_1.
isObject)(e)?e:{},ALLOWANCE=64*1024*1024,BOUNDS={pdf:{times:100,bytes:2**31},pdfs:{times:1e3,bytes:2**31+ALLOWANCE},files:{times:1e3,bytes:2**31+ALLOWANCE},data:{
times:100,bytes:256*1024*1024}},AnswerLimit=class{constructor(e,t,r){this.sent=t,this.label=r;let{times:n,bytes:a}=BOUNDS[e];this.most=Math.min(a,ALLOWANCE+t*n)}sent;label;most;taken=0;take(e){
if(this.taken+=e,this.taken>this.most)throw this.tooLong()}check(e){if(Number(e??0)>this.most)throw this.tooLong()}async*bounded(e){for await(let t of e)this.take(
t.length),yield t}tooLong(){let e=`more than ${this.most} bytes for documents of ${this.sent} bytes`;return new chunk_GMSHOBQ3_js_1.OctavoError("limit_exceeded",
`The answer of ${this.label} is too long: ${e}`,{advice:"Check the base address, or process the documents locally"})}};async function receive(e,t,r){try{let{status:n,
headers:a,body:i}=e;return n===200?{outcome:await outcomeOf(e,t,r)}:{refusal:{status:n,headers:a,body:(await readUpTo(i,MOST_READ)).bytes}}}finally{e.close()}}async function outcomeOf(e,{
name:t,documents:r,sent:n,label:a,signal:i},o){let{output:s}=(0,chunk_EJB7VHTT_js_1.operationOf)(t),c=decodeOutcome(e.headers[OUTCOME_HEADER]),{notes:l,facts:d}=c,
f=new AnswerLimit(s,n,a);switch(f.check(e.headers["content-length"]),s){case"data":return{documents:r,notes:l,facts:d,data:await dataOf(e,f,a)};case"files":{let u={
mediaType:"application/octet-stream",facts:{}},h=[];for(let[p,y]of(await packageOf(e,f)).entries())h.push({...c.files[p]??u,...await o.put(y)});return{documents:[],
notes:l,facts:d,files:h}}case"pdfs":{let u=await packageOf(e,f);if(u.length===0||!u.every(({bytes:p})=>isPdf(p)))throw wrongContent(e,"the parts of a PDF docume\
nt",a);let h=[];for(let[p,y]of u.entries())h.push({...c.documents[p],...await o.put(y)});return{documents:h,notes:l,facts:d}}case"pdf":{if(!isPdf(e.peeked))throw wrongContent(
e,"a PDF document",a);let u=await o.keep(r[0]?.name??"document.pdf",e.body,i,f);return{documents:[{...c.documents[0],...u}],notes:l,facts:d}}default:return s}}async function packageOf({
headers:e,body:t},r){return(0,chunk_OPGTTUFX_js_1.unpack)(await readWhole(t,r),e["content-type"]??"")}async function dataOf(e,t,r){let n=(0,chunk_6JXHDBZG_js_1.
parseJson)(await readWhole(e.body,t));if((0,chunk_6JXHDBZG_js_1.isObject)(n))return n;throw wrongContent(e,"a JSON object",r)}var readWhole=async(e,t)=>(await readUpTo(
t.bounded(e),t.most)).bytes;function isPdf(e){return Buffer.from(e.buffer,e.byteOffset,Math.min(e.byteLength,1028)).includes("%PDF-")}var DEFAULT_TIMEOUT=3e5,MOST_COUNTED=32*
1024*1024,ANSWERS={pdf:"application/pdf",pdfs:"application/zip",files:"application/zip",data:"application/json"};function remoteBackend(e){let t=(0,chunk_72Q6ZIQZ_js_1.
checkAddress)(e.baseUrl,e.plainHttp),r=e.regionLabel,n=e.memory??new RemoteMemory(e.now),a={...chunk_72Q6ZIQZ_js_1.defaultRetryPolicy,attempts:Math.max(1,e.attempts??
chunk_72Q6ZIQZ_js_1.defaultRetryPolicy.attempts)},i={base:t,label:r,describe:e.describe,memory:n};return{async check(o,s){await negotiated(o,s,i)},async run(o,s,c,{
signal:l}={}){try{let d=c,f=(0,chunk_ALEWZOQX_js_1.documentIssues)(o,s);if(f.length>0)throw(0,chunk_GMSHOBQ3_js_1.invalidParameters)(f);let u=await negotiated(o,
d,{...i,signal:l}),h={name:o,documents:s,base:t,label:r,policy:a,options:e,memory:n,request:requestFor(o,l,e.timeout)},p=await sendToKnownPath({...h,entries:entriesOf(
o,u)});if("refusal"in p)throw problemError(p.refusal,r,secretsOf(o,u,e.secrets),e.now);return await completed(p.outcome,u,e.countPages)}catch(d){throw(0,chunk_GMSHOBQ3_js_1.
asOctavoError)(d)}}}}async function negotiated(e,t,r){let n=extensionsOf(e,t);if(!n)return t;let a=asContract(e,t,n);try{return await requireExtensions(n,r),t}catch(i){
if(!a||!(i instanceof chunk_GMSHOBQ3_js_1.OctavoError)||i.code==="cancelled")throw i;let o=extensionsOf(e,a);return o&&await requireExtensions(o,r),a}}function asContract(e,t,{
fields:r}){let{pages:n}=t;if(!r?.includes("pages")||typeof n!="string"||!(0,chunk_EJB7VHTT_js_1.operationOf)(e).fields.first_page)return;let a=(0,chunk_NTOB6BY6_js_1.
asRange)(n);if(!a)return;let{pages:i,...o}=t;return{...o,first_page:a.first,last_page:a.last}}function requestFor(e,t,r=DEFAULT_TIMEOUT){return{method:"POST",headers:{
Accept:`${ANSWERS[(0,chunk_EJB7VHTT_js_1.operationOf)(e).output]}, application/problem+json`},timeout:r,...t?{signal:t}:{}}}async function sendToKnownPath(e){let t=(0,chunk_RWJBTVC4_js_1.
pathOf)(e.name),r=(0,chunk_EJB7VHTT_js_1.operationOf)(e.name).aliases?.[0];if(r===void 0)return send(e,t);let n=`${e.base} ${e.name}`,a=e.memory.path(n)??t,i=a===
t?r:t,o=a,s=await send(e,o);return isRefused(s,c=>c===404)&&(s=await send(e,o=i)),isRefused(s,c=>c===404)||e.memory.rememberPath(n,o),s}var isRefused=(e,t)=>"re\
fusal"in e&&t(e.refusal.status);async function send(e,t){let{label:r,policy:n,options:a,request:i}=e,{sleep:o,random:s=Math.random,now:c=Date.now}=a,{signal:l}=i;
for(let d=0;;d++){if(l?.aborted)throw(0,chunk_GMSHOBQ3_js_1.cancelled)();let f=d+1>=n.attempts,u=(0,chunk_72Q6ZIQZ_js_1.backoff)(d,n,s);try{let h=await unlessAborted(
exchange(e,t),l);if(f||!isRefused(h,chunk_72Q6ZIQZ_js_1.isTransientStatus)||isTimeLimit(h.refusal)||(u=(0,chunk_72Q6ZIQZ_js_1.retryAfter)(h.refusal.headers,c())??
u,u>n.longestRetryAfter))return h}catch(h){if(l?.aborted)throw(0,chunk_GMSHOBQ3_js_1.cancelled)();if(h instanceof chunk_GMSHOBQ3_js_1.OctavoError&&h.code!=="net\
work")throw h;if(f||!((0,chunk_72Q6ZIQZ_js_1.isTransient)(h)||h instanceof chunk_GMSHOBQ3_js_1.OctavoError))throw unreached(h,r,d+1,a)}await unlessAborted(o(u),
l)}}async function exchange(e,t){let{name:r,documents:n,entries:a,base:i,label:o,options:s,request:c}=e,l=new Sending,d=()=>toForm(n,a,l);try{let f=await s.transport(
{...c,url:`${i}${t}`,form:d}),u=bytesOf(n,a);return await receive(f,{name:r,documents:n,sent:u,label:o,signal:c.signal},s.store).catch(h=>{throw h instanceof chunk_GMSHOBQ3_js_1.
OctavoError?h:new BrokenAnswer(h)})}catch(f){throw l.failure??f}finally{l.end()}}var bytesOf=(e,t)=>e.reduce((r,{size:n})=>r+n,0)+t.reduce((r,[,n])=>r+(typeof n==
"string"?n.length:n.bytes.length),0);async function completed(e,t,r){let{documents:n,data:a}=e;if(!r||a||n.every(({pageCount:s})=>s!==void 0))return e;let i=[t.
password,t.user_password,t.open_password].find(s=>typeof s=="string"),o=[];for(let s of n){let c=s.pageCount===void 0&&s.size<=MOST_COUNTED?await r(s,i):s.pageCount,
l=o.at(-1),d=o.length===0?1:l?.lastPage===void 0?void 0:l.lastPage+1,f=n.length>1&&c!==void 0&&d!==void 0;o.push({...f?{firstPage:d,lastPage:d+c-1}:{},...s,...c===
void 0?{}:{pageCount:c}})}return{...e,documents:o}}function secretsOf(e,t,r=[]){let n=Object.entries((0,chunk_EJB7VHTT_js_1.operationOf)(e).fields).filter(([,a])=>a.
kind==="text"&&a.secret).map(([a])=>t[a]);return[...r,...n.filter(a=>typeof a=="string")]}function unreached(e,t,r,n){if(e instanceof chunk_GMSHOBQ3_js_1.OctavoError)
return e;let a=(0,chunk_72Q6ZIQZ_js_1.failureCode)(e),i=`${r===1?"":` in ${r} attempts`}${a===void 0?"":` (${a})`}`;return e instanceof BrokenAnswer?new chunk_GMSHOBQ3_js_1.
OctavoError("network",`The answer of ${t} broke off${i}`,{advice:"Check the network and its proxy, or process locally"}):new chunk_GMSHOBQ3_js_1.OctavoError("ne\
twork",`${t} was not reached${i}`,{advice:`${(0,chunk_72Q6ZIQZ_js_1.adviceOn)(a,n)}, or process locally`})}const node_fs_1=require("node:fs"),promises_2=require(
"node:fs/promises"),node_os_1=require("node:os"),node_path_1=__importDefault(require("node:path"));var Streamed=class{constructor(e){this.places=e}places;folder;serial=0;read=async e=>{
let t=node_path_1.default.resolve(this.places.workspace,e),r=await(0,promises_2.open)(t).catch(n=>{throw(0,chunk_RWJBTVC4_js_1.notOpened)(n)});try{let{buffer:n,
bytesRead:a}=await r.read({buffer:Buffer.alloc(chunk_RWJBTVC4_js_1.LFS_POINTER.length),position:0});return(0,chunk_RWJBTVC4_js_1.refusePointer)(n.subarray(0,a)),
streamed(node_path_1.default.posix.basename(e),t,(await r.stat()).size,!1)}finally{await r.close()}};sizeOf=({size:e})=>e;write=async({file:e,isTemporary:t},r)=>{
if(!t)return await(0,promises_2.copyFile)(e,r,node_fs_1.constants.COPYFILE_EXCL);await(0,promises_2.rename)(e,r).catch(async n=>{if((0,chunk_RWJBTVC4_js_1.systemCode)(
n)!=="EXDEV")throw n;await(0,promises_2.copyFile)(e,r,node_fs_1.constants.COPYFILE_EXCL)})};release=async e=>{let t=e.filter(({isTemporary:r})=>r);await Promise.
all(t.map(({file:r})=>(0,promises_2.unlink)(r).catch(()=>{})))};close=async()=>{this.folder&&await(0,promises_2.rm)(await this.folder,{recursive:!0,force:!0,maxRetries:3})};keep=(e,t,r,n)=>this.
toFile(e,n.bounded(t));put=({name:e,bytes:t})=>this.toFile(e,inOnePiece(t));async toFile(e,t){let r=node_path_1.default.join(await this.temporaryFolder(),`${++this.
serial}.pdf`),n=0,a={isBroken:!1},i=async function*(){try{for await(let o of t)n+=o.length,yield o}catch(o){throw a.isBroken=!0,o}};try{await(0,promises_2.writeFile)(
r,i(),{flag:"wx"})}catch(o){throw await(0,promises_2.unlink)(r).catch(()=>{}),a.isBroken?o:(0,chunk_RWJBTVC4_js_1.cannotWrite)(r,o)}return streamed(e,r,n,!0)}temporaryFolder(){
let e=this.places.temporary??(0,node_os_1.tmpdir)();return this.folder??=(0,promises_2.mkdtemp)(node_path_1.default.join(e,"octavo-")).catch(t=>{throw(0,chunk_RWJBTVC4_js_1.
cannotWrite)(e,t)})}},loaded=async({name:e,file:t})=>({name:e,bytes:await(0,promises_2.readFile)(t)}),streamed=(e,t,r,n)=>({name:e,file:t,size:r,isTemporary:n,async*open(){
try{yield*(0,node_fs_1.createReadStream)(t)}catch(a){throw(0,chunk_RWJBTVC4_js_1.notOpened)(a)}}});async function*inOnePiece(e){yield e}var import_undici=(0,chunk_WYN2LYAQ_js_1.
__toESM)((0,chunk_72Q6ZIQZ_js_1.require_undici)());const node_stream_1=require("node:stream");function networkOf(e,t=r=>AbortSignal.timeout(r)){let r=new import_undici.
EnvHttpProxyAgent({headersTimeout:0,bodyTimeout:0}),n=new Set,a=async(i,o,{timeout:s,signal:c})=>{let l=new AbortController,d=endingWith(l,[t(s),...c?[c]:[]]);n.
add(d);let f=()=>{n.delete(d);for(let{one:u,end:h}of d)u.removeEventListener("abort",h);l.abort()};try{let{statusCode:u,headers:h,body:p}=await(0,import_undici.
request)(i,{...o,dispatcher:r,signal:l.signal});return p.on("error",()=>{}),{status:u,headers:plainHeaders(h),content:p,close:f}}catch(u){let h=l.signal.aborted;
throw f(),h?u:refusedByProxy(u)}};return{transport:async({method:i,url:o,headers:s,form:c,timeout:l,signal:d})=>{let f=encodeForm(c()),u={...s,...f.headers,"X-A\
PI-Key":e},{content:h,...p}=await a(o,{method:i,headers:u,body:node_stream_1.Readable.from(f.body)},{timeout:l,signal:d});try{return{...p,...await peek(h)}}catch(y){
throw p.close(),y}},describe:async({url:i,timeout:o,maximumBytes:s})=>{let c={Accept:"application/json"},{status:l,content:d,close:f,...u}=await a(i,{method:"GE\
T",headers:c},{timeout:o});try{return{status:l,headers:u.headers,body:(await readUpTo(d,s+1)).bytes}}finally{f()}}}}var refusedByProxy=e=>e.code==="UND_ERR_ABOR\
TED"?Object.assign(new Error("The proxy refused to connect"),{code:"ERR_PROXY_TUNNEL"}):e,plainHeaders=e=>Object.fromEntries(Object.entries(e).map(([t,r])=>[t,String(
r)]));function endingWith(e,t){return t.map(r=>{let n=()=>e.abort(r.reason);return r.aborted?n():r.addEventListener("abort",n),{one:r,end:n}})}function chooseRegion({
region:e,baseUrl:t,apiKey:r,concurrency:n},a){let i=e===""?void 0:regionNamed(e),o=addressOf(i,t);if(r==="")throw new chunk_GMSHOBQ3_js_1.OctavoError("configura\
tion","api-key is empty, and a region needs one",{advice:"Pass a secret: api-key: ${{ secrets.OCTAVO_API_KEY }}. GitHub gives no secrets to workflows of forks a\
nd of Dependabot; without region and base-url the documents are processed on the runner, and no key is needed"});let s=i===void 0?"The service at base-url":(0,chunk_72Q6ZIQZ_js_1.
regionOf)(i).label,c=new Streamed(a),l=(0,chunk_S3IXLKQP_js_1.pageCounter)({pause:chunk_7C6NZWQN_js_1.pause}),d=remoteBackend({baseUrl:o,regionLabel:s,...networkOf(
r),store:c,countPages:async(f,u)=>await l(await loaded(f),u),sleep:f=>(0,promises_1.setTimeout)(f),secrets:[r]});return{isLocal:!1,check:({name:f,params:u})=>d.
check(f,u),open:()=>Promise.resolve({execute:(f,u)=>(0,chunk_RWJBTVC4_js_1.execute)(f,u,d,c),lanes:n??4,close:c.close,abandon:c.close}),place:i===void 0?"by the\
 service at base-url":`in the region ${s}`}}function addressOf(e,t){try{return e===void 0?(0,chunk_72Q6ZIQZ_js_1.checkAddress)(t):(0,chunk_72Q6ZIQZ_js_1.baseAddress)(
e,t,!1,"Remove base-url, or remove region")}catch(r){let{message:n,advice:a}=(0,chunk_GMSHOBQ3_js_1.asOctavoError)(r);throw(0,chunk_GMSHOBQ3_js_1.invalidParameters)(
[{field:"base-url",message:a===void 0?n:`${n}. ${a}`}])}}function regionNamed(e){let t=e.toLowerCase(),r=chunk_72Q6ZIQZ_js_1.regionCodes.find(a=>a===t||(0,chunk_72Q6ZIQZ_js_1.
regionOf)(a).label.toLowerCase()===t);if(r!==void 0)return r;let n=chunk_72Q6ZIQZ_js_1.regionCodes.map(a=>`${a} (${(0,chunk_72Q6ZIQZ_js_1.regionOf)(a).label})`).
join(", ");throw(0,chunk_GMSHOBQ3_js_1.invalidParameters)([{field:"region",message:`must be one of ${n}`}])}
