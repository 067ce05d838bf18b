"use strict";var __importDefault=this&&this.__importDefault||function(e){return e&&e.__esModule?e:{default:e}};Object.defineProperty(exports,"__esModule",{value:!0}),exports.
chooseRegion=chooseRegion;const chunk_C5J5XYVM_js_1=require("./chunk-C5J5XYVM.js");require("./chunk-JIWMI2B5.js"),require("./chunk-2E6G6AFP.js"),require("./chun\
k-WRDHS3QY.js");const chunk_7SMDBMHR_js_1=require("./chunk-7SMDBMHR.js"),chunk_LWPLZQZ2_js_1=require("./chunk-LWPLZQZ2.js"),chunk_6JXHDBZG_js_1=require("./chunk\
-6JXHDBZG.js");require("./chunk-I4PED223.js");const chunk_JCNVL4VL_js_1=require("./chunk-JCNVL4VL.js");require("./chunk-NXJECZMF.js");const chunk_UESWHSP6_js_1=require(
"./chunk-UESWHSP6.js"),chunk_2FWI6DGY_js_1=require("./chunk-2FWI6DGY.js");require("./chunk-HEXSKBOQ.js"),require("./chunk-3MJCCXWL.js"),require("./chunk-DCEZTHU\
A.js"),require("./chunk-IDQUK5WO.js");const chunk_NTOB6BY6_js_1=require("./chunk-NTOB6BY6.js");require("./chunk-22ZLOFHS.js"),require("./chunk-SPYEGGY7.js"),require(
"./chunk-2D65I2CG.js");const chunk_GMSHOBQ3_js_1=require("./chunk-GMSHOBQ3.js"),chunk_WYN2LYAQ_js_1=require("./chunk-WYN2LYAQ.js"),promises_1=require("node:time\
rs/promises");function unlessAborted(e,t){return t?new Promise((r,a)=>{let n=()=>a((0,chunk_GMSHOBQ3_js_1.cancelled)());t.aborted&&n(),t.addEventListener("abort",
n,{once:!0}),e.then(r,a).finally(()=>t.removeEventListener("abort",n))}):e}var DESCRIPTION_PATH="/openapi.json",LONGEST=2*1024*1024,TIMEOUT=5e3,HOPS=8;function extensionsOf(e,t){
let{extension:r,fields:a}=(0,chunk_JCNVL4VL_js_1.operationOf)(e);if(r)return{name:e,fields:void 0};let n=Object.entries(a).filter(([o,i])=>{let s=t[o];return i.
extension&&s!==void 0&&s!==("default"in i?i.default:void 0)}).map(([o])=>o);return n.length>0?{name:e,fields:n}:void 0}async function requireExtensions(e,t){let r=(0,chunk_UESWHSP6_js_1.
isPublishedAddress)(t.base)?e:missingOf(e,await askedOnce(e,t));if(r)throw notOffered(r,t.label)}function missingOf({name:e,fields:t},r){let a=r.get((0,chunk_C5J5XYVM_js_1.
pathOf)(e));if(!t)return a?void 0:{name:e,fields:t};let n=t.filter(o=>!a?.has(o));return n.length>0?{name:e,fields:n}:void 0}var CURES="process locally, or use \
a service that offers it",issuesOn=({fields:e=["operation"]},t)=>e.map(r=>({field:r,message:t})),notOffered=(e,t)=>(0,chunk_GMSHOBQ3_js_1.invalidParameters)(issuesOn(
e,`is not offered by ${t}: ${CURES}`));function notAsked(e,t,r){let a=`is not part of the contract of the service, and ${t} could not be asked whether it offers\
 it (${r}): ${CURES}`,n=issuesOn(e,a);return new chunk_GMSHOBQ3_js_1.OctavoError("configuration",(0,chunk_GMSHOBQ3_js_1.invalidParameters)(n).message,{issues:n})}
async function askedOnce(e,t){let{base:r,label:a,memory:n,signal:o}=t;if(o?.aborted)throw(0,chunk_GMSHOBQ3_js_1.cancelled)();let i=n.capabilities(r);if(i&&!missingOf(
e,i))return i;let s=await unlessAborted(n.once(`describe ${r}`,()=>ask(t)),o);if(typeof s=="string")throw notAsked(e,a,s);return missingOf(e,s)||n.rememberCapabilities(
r,s),s}async function ask({base:e,describe:t}){if(!t)return"this program cannot ask it";let r;try{r=await t({url:`${e}${DESCRIPTION_PATH}`,timeout:TIMEOUT,maximumBytes:LONGEST})}catch{
return`${DESCRIPTION_PATH} was not answered within ${TIMEOUT/1e3} seconds`}let{status:a,body:n}=r;return a===404?new Map:a>=300&&a<=399?`${DESCRIPTION_PATH} was\
 answered with a redirect (${a})`:a!==200?`${DESCRIPTION_PATH} was answered with status ${a}`:n.length>LONGEST?`${DESCRIPTION_PATH} is longer than ${LONGEST} by\
tes`:read(n)}function read(e){let t=new Map,r=(0,chunk_6JXHDBZG_js_1.parseJson)(e);if(entry(r,"info","x-octavo")!==1)return t;for(let[a,n]of Object.entries(object(
entry(r,"paths")))){let o=deref(r,entry(deref(r,entry(n,"post","requestBody")),"content","multipart/form-data","schema"));t.set(a,new Set(Object.keys(object(entry(
o,"properties")))))}return t}function deref(e,t){let r=t;for(let a=0;a<HOPS;a++){let n=entry(r,"$ref");if(typeof n!="string")return r;if(!n.startsWith("#/"))return;
let o=n.slice(2).split("/");r=entry(e,...o.map(i=>i.replaceAll("~1","/").replaceAll("~0","~")))}}function entry(e,...t){let r=e;for(let a of t)r=Object.hasOwn(object(
r),a)?object(r)[a]:void 0;return r}var object=e=>typeof e=="object"&&e!==null?e:{},__typeError=e=>{throw TypeError(e)},__accessCheck=(e,t,r)=>t.has(e)||__typeError(
"Cannot "+r),__privateGet=(e,t,r)=>(__accessCheck(e,t,"read from private field"),r?r.call(e):t.get(e)),__privateAdd=(e,t,r)=>t.has(e)?__typeError("Cannot add th\
e same private member more than once"):t instanceof WeakSet?t.add(e):t.set(e,r),__privateSet=(e,t,r,a)=>(__accessCheck(e,t,"write to private field"),a?a.call(e,
r):t.set(e,r),r),__privateMethod=(e,t,r)=>(__accessCheck(e,t,"access private method"),r),MAX_CHUNK_SIZE=65536;function*chunk(e){if(e.byteLength<=MAX_CHUNK_SIZE){
yield e;return}let t=0;for(;t<e.byteLength;){let r=Math.min(e.byteLength-t,MAX_CHUNK_SIZE),a=e.buffer.slice(t,t+r);t+=a.byteLength,yield new Uint8Array(a)}}var alphabet="\
abcdefghijklmnopqrstuvwxyz0123456789";function createBoundary(){let e=16,t="";for(;e--;)t+=alphabet[Math.random()*alphabet.length<<0];return t}var escapeName=e=>String(
e).replace(/\r/g,"%0D").replace(/\n/g,"%0A").replace(/"/g,"%22"),isFunction=e=>typeof e=="function",isReadableStreamFallback=e=>!!e&&typeof e=="object"&&!Array.
isArray(e)&&isFunction(e.getReader),isAsyncIterable=e=>isFunction(e[Symbol.asyncIterator]);async function*readStream(e){let t=e.getReader();for(;;){let{done:r,value:a}=await t.
read();if(r)break;yield a}}async function*chunkStream(e){for await(let t of e)yield*chunk(t)}var getStreamIterator=e=>{if(isAsyncIterable(e))return chunkStream(
e);if(isReadableStreamFallback(e))return chunkStream(readStream(e));throw new TypeError("Unsupported data source: Expected either ReadableStream or async iterab\
le.")},isFile=e=>!!(e&&typeof e=="object"&&isFunction(e.constructor)&&e[Symbol.toStringTag]==="File"&&isFunction(e.stream)&&e.name!=null),isFormData=e=>!!(e&&isFunction(
e.constructor)&&e[Symbol.toStringTag]==="FormData"&&isFunction(e.append)&&isFunction(e.getAll)&&isFunction(e.entries)&&isFunction(e[Symbol.iterator])),getType=e=>Object.
prototype.toString.call(e).slice(8,-1).toLowerCase();function isPlainObject(e){if(getType(e)!=="object")return!1;let t=Object.getPrototypeOf(e);return t==null?!0:
t.constructor?.toString?.()===Object.toString()}var normalizeValue=e=>String(e).replace(/\r|\n/g,(t,r,a)=>t==="\r"&&a[r+1]!==`
`||t===`
`&&a[r-1]!=="\r"?`\r
`:t);function getProperty(e,t){if(typeof t=="string"){for(let[r,a]of Object.entries(e))if(t.toLowerCase()===r.toLowerCase())return a}}var proxyHeaders=e=>new Proxy(
e,{get:(t,r)=>getProperty(t,r),has:(t,r)=>getProperty(t,r)!==void 0}),defaultOptions={enableAdditionalHeaders:!1},readonlyProp={writable:!1,configurable:!1},_CRLF,
_CRLF_BYTES,_CRLF_BYTES_LENGTH,_DASHES,_encoder,_footer,_form,_options,_FormDataEncoder_instances,getFieldHeader_fn,getContentLength_fn,FormDataEncoder=class{constructor(e,t,r){
if(__privateAdd(this,_FormDataEncoder_instances),__privateAdd(this,_CRLF,`\r
`),__privateAdd(this,_CRLF_BYTES),__privateAdd(this,_CRLF_BYTES_LENGTH),__privateAdd(this,_DASHES,"-".repeat(2)),__privateAdd(this,_encoder,new TextEncoder),__privateAdd(
this,_footer),__privateAdd(this,_form),__privateAdd(this,_options),!isFormData(e))throw new TypeError("Expected first argument to be a FormData instance.");let a;
if(isPlainObject(t)?r=t:a=t,a||(a=`form-data-encoder-${createBoundary()}`),typeof a!="string")throw new TypeError("Expected boundary argument to be a string.");
if(r&&!isPlainObject(r))throw new TypeError("Expected options argument to be an object.");__privateSet(this,_form,Array.from(e.entries())),__privateSet(this,_options,
{...defaultOptions,...r}),__privateSet(this,_CRLF_BYTES,__privateGet(this,_encoder).encode(__privateGet(this,_CRLF))),__privateSet(this,_CRLF_BYTES_LENGTH,__privateGet(
this,_CRLF_BYTES).byteLength),this.boundary=a,this.contentType=`multipart/form-data; boundary=${this.boundary}`,__privateSet(this,_footer,__privateGet(this,_encoder).
encode(`${__privateGet(this,_DASHES)}${this.boundary}${__privateGet(this,_DASHES)}${__privateGet(this,_CRLF).repeat(2)}`));let n={"Content-Type":this.contentType},
o=__privateMethod(this,_FormDataEncoder_instances,getContentLength_fn).call(this);o&&(this.contentLength=o,n["Content-Length"]=o),this.headers=proxyHeaders(Object.
freeze(n)),Object.defineProperties(this,{boundary:readonlyProp,contentType:readonlyProp,contentLength:readonlyProp,headers:readonlyProp})}*values(){for(let[e,t]of __privateGet(
this,_form)){let r=isFile(t)?t:__privateGet(this,_encoder).encode(normalizeValue(t));yield __privateMethod(this,_FormDataEncoder_instances,getFieldHeader_fn).call(
this,e,r),yield r,yield __privateGet(this,_CRLF_BYTES)}yield __privateGet(this,_footer)}async*encode(){for(let e of this.values())isFile(e)?yield*getStreamIterator(
e.stream()):yield*chunk(e)}[Symbol.iterator](){return this.values()}[Symbol.asyncIterator](){return this.encode()}};_CRLF=new WeakMap,_CRLF_BYTES=new WeakMap,_CRLF_BYTES_LENGTH=
new WeakMap,_DASHES=new WeakMap,_encoder=new WeakMap,_footer=new WeakMap,_form=new WeakMap,_options=new WeakMap,_FormDataEncoder_instances=new WeakSet,getFieldHeader_fn=
function(e,t){let r="";if(r+=`${__privateGet(this,_DASHES)}${this.boundary}${__privateGet(this,_CRLF)}`,r+=`Content-Disposition: form-data; name="${escapeName(e)}\
"`,isFile(t)&&(r+=`; filename="${escapeName(t.name)}"${__privateGet(this,_CRLF)}`,r+=`Content-Type: ${t.type||"application/octet-stream"}`),__privateGet(this,_options).
enableAdditionalHeaders===!0){let a=isFile(t)?t.size:t.byteLength;a!=null&&!isNaN(a)&&(r+=`${__privateGet(this,_CRLF)}Content-Length: ${a}`)}return __privateGet(
this,_encoder).encode(`${r}${__privateGet(this,_CRLF).repeat(2)}`)},getContentLength_fn=function(){let e=0;for(let[t,r]of __privateGet(this,_form)){let a=isFile(
r)?r:__privateGet(this,_encoder).encode(normalizeValue(r)),n=isFile(a)?a.size:a.byteLength;if(n==null||isNaN(n))return;e+=__privateMethod(this,_FormDataEncoder_instances,
getFieldHeader_fn).call(this,t,a).byteLength,e+=n,e+=__privateGet(this,_CRLF_BYTES_LENGTH)}return String(e+__privateGet(this,_footer).byteLength)};var __accessCheck2=(e,t,r)=>{
if(!t.has(e))throw TypeError("Cannot "+r)},__privateGet2=(e,t,r)=>(__accessCheck2(e,t,"read from private field"),r?r.call(e):t.get(e)),__privateAdd2=(e,t,r)=>{if(t.
has(e))throw TypeError("Cannot add the same private member more than once");t instanceof WeakSet?t.add(e):t.set(e,r)},__privateSet2=(e,t,r,a)=>(__accessCheck2(e,
t,"write to private field"),a?a.call(e,r):t.set(e,r),r),__privateMethod2=(e,t,r)=>(__accessCheck2(e,t,"access private method"),r),isFunction2=e=>typeof e=="func\
tion",isObject2=e=>typeof e=="object"&&e!=null&&!Array.isArray(e),isAsyncIterable2=e=>isObject2(e)&&isFunction2(e[Symbol.asyncIterator]),MAX_CHUNK_SIZE2=65536;async function*clonePart(e){
if(e.byteLength<=MAX_CHUNK_SIZE2){yield e;return}let t=0;for(;t<e.byteLength;){let r=Math.min(e.byteLength-t,MAX_CHUNK_SIZE2),a=e.buffer.slice(t,t+r);t+=a.byteLength,
yield new Uint8Array(a)}}async function*readStream2(e){let t=e.getReader();for(;;){let{done:r,value:a}=await t.read();if(r)break;yield a}}async function*chunkStream2(e){
for await(let t of e)yield*clonePart(t)}var getStreamIterator2=e=>{if(isAsyncIterable2(e))return chunkStream2(e);if(isFunction2(e.getReader))return chunkStream2(
readStream2(e));throw new TypeError("Unsupported data source: Expected either ReadableStream or async iterable.")};async function*consumeNodeBlob(e){let t=0;for(;t!==
e.size;){let r=await e.slice(t,Math.min(e.size,t+MAX_CHUNK_SIZE2)).arrayBuffer();t+=r.byteLength,yield new Uint8Array(r)}}async function*consumeBlobParts(e,t=!1){
for(let r of e)ArrayBuffer.isView(r)?t?yield*clonePart(r):yield r:isFunction2(r.stream)?yield*getStreamIterator2(r.stream()):yield*consumeNodeBlob(r)}function*sliceBlob(e,t,r=0,a){
a??=t;let n=r<0?Math.max(t+r,0):Math.min(r,t),o=a<0?Math.max(t+a,0):Math.min(a,t),i=Math.max(o-n,0),s=0;for(let c of e){if(s>=i)break;let d=ArrayBuffer.isView(c)?
c.byteLength:c.size;if(n&&d<=n)n-=d,o-=d;else{let l;ArrayBuffer.isView(c)?(l=c.subarray(n,Math.min(d,o)),s+=l.byteLength):(l=c.slice(n,Math.min(d,o)),s+=l.size),
o-=d,n=0,yield l}}}var _parts,_type,_size,_Blob=class y{constructor(t=[],r={}){if(__privateAdd2(this,_parts,[]),__privateAdd2(this,_type,""),__privateAdd2(this,
_size,0),r??={},typeof t!="object"||t===null)throw new TypeError("Failed to construct 'Blob': The provided value cannot be converted to a sequence.");if(!isFunction2(
t[Symbol.iterator]))throw new TypeError("Failed to construct 'Blob': The object must have a callable @@iterator property.");if(typeof r!="object"&&!isFunction2(
r))throw new TypeError("Failed to construct 'Blob': parameter 2 cannot convert to dictionary.");let a=new TextEncoder;for(let o of t){let i;ArrayBuffer.isView(o)?
i=new Uint8Array(o.buffer.slice(o.byteOffset,o.byteOffset+o.byteLength)):o instanceof ArrayBuffer?i=new Uint8Array(o.slice(0)):o instanceof y?i=o:i=a.encode(String(
o)),__privateSet2(this,_size,__privateGet2(this,_size)+(ArrayBuffer.isView(i)?i.byteLength:i.size)),__privateGet2(this,_parts).push(i)}let n=r.type===void 0?"":
String(r.type);__privateSet2(this,_type,/^[\x20-\x7E]*$/.test(n)?n:"")}static[Symbol.hasInstance](t){return!!(t&&typeof t=="object"&&isFunction2(t.constructor)&&
(isFunction2(t.stream)||isFunction2(t.arrayBuffer))&&/^(Blob|File)$/.test(t[Symbol.toStringTag]))}get type(){return __privateGet2(this,_type)}get size(){return __privateGet2(
this,_size)}slice(t,r,a){return new y(sliceBlob(__privateGet2(this,_parts),this.size,t,r),{type:a})}async text(){let t=new TextDecoder,r="";for await(let a of consumeBlobParts(
__privateGet2(this,_parts)))r+=t.decode(a,{stream:!0});return r+=t.decode(),r}async arrayBuffer(){let t=new Uint8Array(this.size),r=0;for await(let a of consumeBlobParts(
__privateGet2(this,_parts)))t.set(a,r),r+=a.length;return t.buffer}stream(){let t=consumeBlobParts(__privateGet2(this,_parts),!0);return new ReadableStream({async pull(r){
let{value:a,done:n}=await t.next();if(n)return queueMicrotask(()=>r.close());r.enqueue(a)},async cancel(){await t.return()}})}get[Symbol.toStringTag](){return"B\
lob"}};_parts=new WeakMap,_type=new WeakMap,_size=new WeakMap;var Blob=_Blob;Object.defineProperties(Blob.prototype,{type:{enumerable:!0},size:{enumerable:!0},slice:{
enumerable:!0},stream:{enumerable:!0},text:{enumerable:!0},arrayBuffer:{enumerable:!0}});var isBlob=e=>e instanceof Blob,_name,_lastModified,File=class extends Blob{constructor(e,t,r={}){
if(super(e,r),__privateAdd2(this,_name,void 0),__privateAdd2(this,_lastModified,0),arguments.length<2)throw new TypeError(`Failed to construct 'File': 2 argumen\
ts required, but only ${arguments.length} present.`);__privateSet2(this,_name,String(t));let a=r.lastModified===void 0?Date.now():Number(r.lastModified);Number.
isNaN(a)||__privateSet2(this,_lastModified,a)}static[Symbol.hasInstance](e){return e instanceof Blob&&e[Symbol.toStringTag]==="File"&&typeof e.name=="string"}get name(){
return __privateGet2(this,_name)}get webkitRelativePath(){return""}get lastModified(){return __privateGet2(this,_lastModified)}get[Symbol.toStringTag](){return"\
File"}};_name=new WeakMap,_lastModified=new WeakMap;var isFile2=e=>e instanceof File,_entries,_setEntry,setEntry_fn,FormData=class{constructor(){__privateAdd2(this,
_setEntry),__privateAdd2(this,_entries,new Map)}static[Symbol.hasInstance](e){if(!e)return!1;let t=e;return!!(isFunction2(t.constructor)&&t[Symbol.toStringTag]===
"FormData"&&isFunction2(t.append)&&isFunction2(t.set)&&isFunction2(t.get)&&isFunction2(t.getAll)&&isFunction2(t.has)&&isFunction2(t.delete)&&isFunction2(t.entries)&&
isFunction2(t.values)&&isFunction2(t.keys)&&isFunction2(t[Symbol.iterator])&&isFunction2(t.forEach))}append(e,t,r){__privateMethod2(this,_setEntry,setEntry_fn).
call(this,{name:e,fileName:r,append:!0,rawValue:t,argsLength:arguments.length})}set(e,t,r){__privateMethod2(this,_setEntry,setEntry_fn).call(this,{name:e,fileName:r,
append:!1,rawValue:t,argsLength:arguments.length})}get(e){let t=__privateGet2(this,_entries).get(String(e));return t?t[0]:null}getAll(e){let t=__privateGet2(this,
_entries).get(String(e));return t?t.slice():[]}has(e){return __privateGet2(this,_entries).has(String(e))}delete(e){__privateGet2(this,_entries).delete(String(e))}*keys(){
for(let e of __privateGet2(this,_entries).keys())yield e}*entries(){for(let e of this.keys()){let t=this.getAll(e);for(let r of t)yield[e,r]}}*values(){for(let[
,e]of this)yield e}[Symbol.iterator](){return this.entries()}forEach(e,t){for(let[r,a]of this)e.call(t,a,r,this)}get[Symbol.toStringTag](){return"FormData"}};_entries=
new WeakMap,_setEntry=new WeakSet,setEntry_fn=function({name:e,rawValue:t,append:r,fileName:a,argsLength:n}){let o=r?"append":"set";if(n<2)throw new TypeError(`\
Failed to execute '${o}' on 'FormData': 2 arguments required, but only ${n} present.`);e=String(e);let i;if(isFile2(t))i=a===void 0?t:new File([t],a,{type:t.type,
lastModified:t.lastModified});else if(isBlob(t))i=new File([t],a===void 0?"blob":a,{type:t.type});else{if(a)throw new TypeError(`Failed to execute '${o}' on 'Fo\
rmData': parameter 2 is not of type 'Blob'.`);i=String(t)}let s=__privateGet2(this,_entries).get(e);if(!s)return void __privateGet2(this,_entries).set(e,[i]);if(!r)
return void __privateGet2(this,_entries).set(e,[i]);s.push(i)};function entriesOf(e,t){let r=[];for(let[a,n]of Object.entries((0,chunk_JCNVL4VL_js_1.operationOf)(
e).fields)){let o=t[a];o===void 0||o===defaultOf(n)||r.push([a,isDocument(o)?o:(0,chunk_C5J5XYVM_js_1.encode)(o)])}return r}var Sending=class{failure;begun=[];read({
name:e,size:t,open:r},a){let n=wholeContent(t,r,o=>{let i=(0,chunk_GMSHOBQ3_js_1.asOctavoError)(o);this.failure=a===void 0?i:(0,chunk_GMSHOBQ3_js_1.atPosition)(
i,a,e)});return this.begun.push(n),n}end(){for(let e of this.begun)e.return(void 0).catch(()=>{})}};function toForm(e,t,r=new Sending){let a=new FormData;for(let[
n,o]of e.entries()){let i=()=>r.read(o,e.length===1?void 0:n+1);a.append("file",new StreamedFile((0,chunk_7SMDBMHR_js_1.baseName)(o.name,n),"application/pdf",o.
size,i))}for(let[n,o]of t)typeof o=="string"?a.append(n,o):a.append(n,new StreamedFile((0,chunk_7SMDBMHR_js_1.baseName)(o.name,0),"",o.bytes.length,()=>inPieces(
o.bytes)));return a}function encodeForm(e){let t=new FormDataEncoder(e),{contentType:r,contentLength:a}=t;return{headers:{"Content-Type":r,...a===void 0?{}:{"Co\
ntent-Length":a}},body:t.encode()}}var isDocument=e=>typeof e=="object"&&e.bytes instanceof Uint8Array,StreamedFile=class{constructor(e,t,r,a){this.name=e,this.
type=t,this.size=r,this.stream=a}name;type;size;stream;lastModified=0;[Symbol.toStringTag]="File"},LONGEST_PIECE=65536;async function*wholeContent(e,t,r){try{let a=0;
for await(let n of t()){if(a+=n.length,a>e)break;yield*inPieces(n)}if(a!==e)throw new chunk_GMSHOBQ3_js_1.OctavoError("unreadable_document","The PDF document ch\
anged while it was sent",{advice:"Run it again when nothing writes to the document"})}catch(a){throw r(a),a}}async function*inPieces(e){for(let t=0;t<e.length;t+=
LONGEST_PIECE)yield e.subarray(t,t+LONGEST_PIECE)}function defaultOf(e){return"default"in e?e.default:void 0}var RemoteMemory=class{constructor(e=Date.now){this.
now=e}now;paths=new Map;offers=new Map;pending=new Map;path(e){return this.paths.get(e)}rememberPath(e,t){bounded(this.paths,e,t)}capabilities(e){let t=this.offers.
get(e);return t&&t.until>this.now()?t.capabilities:void 0}rememberCapabilities(e,t){bounded(this.offers,e,{capabilities:t,until:this.now()+6e5})}async once(e,t){
let r=this.pending.get(e);if(r)return r;let a=t().finally(()=>this.pending.delete(e));return this.pending.set(e,a),a}};function bounded(e,t,r){e.delete(t),e.set(
t,r);for(let a of e.keys()){if(e.size<=100)return;e.delete(a)}}var LONGEST2=300,MOST_ISSUES=50,MOST_READ=1024*1024;function problemError(e,t,r=[]){let{status:a}=e,
{title:n,issues:o,told:i}=readProblem(e,r),s=i===""?"":`: ${i}`,c={status:a,issues:o};if(a>=300&&a<=399)return new chunk_GMSHOBQ3_js_1.OctavoError("service_fail\
ure",`${t} answered with a redirect (${a})${target(e)}`,{...c,advice:"Octavo does not follow redirects with an API key: correct the base address"});switch(a){case 400:
return badRequest(o,n,s,t);case 401:return new chunk_GMSHOBQ3_js_1.OctavoError("unauthorized",`${t} refused the API key in the header X-API-Key (401)`,{...c,advice:"\
Check that the API key is complete and has not been revoked"});case 406:return new chunk_GMSHOBQ3_js_1.OctavoError("not_acceptable",`${t} cannot answer in a for\
mat that Octavo reads (406)${s}`,c);case 413:return new chunk_GMSHOBQ3_js_1.OctavoError("too_large",`The documents are larger than ${t} accepts (413)${s}`,{...c,
advice:"Split the input into smaller documents, or process it locally"});case 429:return new chunk_GMSHOBQ3_js_1.OctavoError("rate_limited",`${t} asks to slow d\
own (429)${s}`,{...c,advice:"Send fewer requests at a time, or try again later"});case 504:if(isTimeLimit(e))return new chunk_GMSHOBQ3_js_1.OctavoError("time_li\
mit",`The work took longer than ${t} allows (504)`,{...c,advice:"Split the input into smaller documents, or process it locally"});break}return new chunk_GMSHOBQ3_js_1.
OctavoError("service_failure",`${t} answered with status ${a}${s}`,{...c,...a===404?{advice:"Check the base address: this operation does not exist there"}:{}})}
var isTimeLimit=({status:e,headers:t})=>e===504&&(0,chunk_7SMDBMHR_js_1.essence)(t["content-type"]??"")==="application/problem+json";function wrongContent(e,t,r){
let a=shorten((0,chunk_7SMDBMHR_js_1.essence)(e.headers["content-type"]??""))||"no content type";return new chunk_GMSHOBQ3_js_1.OctavoError("service_failure",`${r}\
 answered with ${a} instead of ${t}`,{status:e.status,advice:"Check the base address: something other than the service may have answered, such as a proxy or a l\
ogin page"})}function badRequest(e,t,r,a){if(e.length===0)return new chunk_GMSHOBQ3_js_1.OctavoError("invalid_parameters",`${a} refused the request (400)${r}`,{
status:400});let n=e.every(({field:c})=>c==="file")?e[0]:void 0,o=e.find(({document:c})=>c!==void 0)?.document?.position,i=n?.message.endsWith(chunk_GMSHOBQ3_js_1.
UNPARSABLE)?"unreadable_document":"invalid_parameters",{advice:s}=(0,chunk_GMSHOBQ3_js_1.unreadable)("");return new chunk_GMSHOBQ3_js_1.OctavoError(i,(0,chunk_GMSHOBQ3_js_1.
invalidParameters)(e).message||t,{issues:e,status:400,...o===void 0?{}:{position:o},...i==="unreadable_document"&&s!==void 0?{advice:s}:{}})}function readProblem({
headers:e,body:t},r){let a=Buffer.from(t.buffer,t.byteOffset,t.byteLength).toString("utf8"),n=/[/+]json$/.test((0,chunk_7SMDBMHR_js_1.essence)(e["content-type"]??
""))||/^\s*\{/.test(a)?(0,chunk_6JXHDBZG_js_1.parseJson)(a):void 0,o=s=>shorten(blackOut(s,r));if((0,chunk_6JXHDBZG_js_1.isObject)(n)){let s=typeof n.title=="st\
ring"?o(n.title):"";return{title:s,issues:readIssues(n.errors,o),told:s}}let i=a.replace(/<(script|style|head)\b[\s\S]*?(<\/\1>|$)/gi," ").replace(/<[^<>]*>/g,"\
 ").split(`
`).map(o).find(s=>s!=="");return{title:"",issues:[],told:i??""}}function readIssues(e,t){return typeof e!="object"||e===null?[]:Object.entries(e).flatMap(([r,a])=>(Array.
isArray(a)?a:[a]).filter(n=>typeof n=="string").map(n=>toIssue(t(r),t(n)))).slice(0,MOST_ISSUES)}function toIssue(e,t){let[,r="",a,n]=/^(Document (\d{1,6})(?: \((.*?)\))?: )/.
exec(t)??[],o=[...new Set(t.match(/\b[a-z]+(?:_[a-z0-9]+)+\b/g))].filter(i=>wireNames.has(i));return{field:e,message:t.slice(r.length),...o.length>0&&{mentions:o},
...a!==void 0&&{document:{position:Number(a),...n!==void 0&&{name:n}}}}}var wireNames=new Set(chunk_JCNVL4VL_js_1.operationNames.flatMap(e=>[e,...Object.keys((0,chunk_JCNVL4VL_js_1.
operationOf)(e).fields)]));function blackOut(e,t){return t.filter(({length:r})=>r>=4).reduce((r,a)=>r.replaceAll(a,"***"),e)}function target({headers:e}){let t=e.
location?.split(/[?#]/)[0]??"";return t===""?"":` to ${shorten(t.replace(/\/\/[^/@]*@/,"//"))}`}function shorten(e){let t=[...e.replace(CONTROL," ").replace(/\s+/g,
" ").trim()];return t.length>LONGEST2?`${t.slice(0,LONGEST2).join("")}…`:t.join("")}var CONTROL=/[\p{Cc}\u2028\u2029]/gu,NOTES={appearance_left_to_viewer:"No \
available font has all characters of a value: the value is stored, and viewers draw it.",attachments_left_out:"The parts of a split have none of the attachments\
.",conformance_dropped:"The result of a merge no longer claims PDF/A or PDF/UA.",document_damaged:"The document is damaged. It was only read, and passes through\
 as it is.",document_repaired:"The document was damaged and had to be repaired.",fields_not_filled:"Fields of the form got no value.",fields_not_recalculated:"F\
ields that scripts calculate from changed values keep their values.",linearization_removed:"The document is no longer linearized (prepared for fast web view).",
no_attachments:"The document has no attachment, or none with a name that matches.",no_form_fields:"The selected pages have no form fields.",no_pages_selected:"T\
he document has none of the pages, and nothing was changed.",no_signatures:"The document had no signature to remove.",no_values:"No values were given, so no fie\
ld was filled.",not_smaller:"The document could not be made smaller, and is returned as it was.",notes_left_out:"More notes than the header of a response has ro\
om for.",opens_without_password:"The document needed a password to open, and the result does not.",orientation_unused:"A page that is as large as its image has \
the orientation of the image.",overlay_annotations_left_out:"Annotations of the overlay were not carried over.",overlay_repaired:"The overlay was damaged and ha\
d to be repaired.",oversize_parts:"Parts exceed the size limit, because one of their pages alone does.",pdfa_identification_removed:"The document no longer clai\
ms PDF/A, because the result would break a rule of it.",portfolio_dropped:"A portfolio became an ordinary document with attachments.",protection_removed:"A merg\
e took in protected documents, and its result is not encrypted.",restrictions_dropped:"A new password replaced the restrictions that the document had.",scripts_not_run:"\
Scripts that format or check values were not run.",scripts_use_old_names:"A merge renamed fields, and scripts still use the old names.",service_note:"A note of \
a service, with a code that is not in this list.",signatures_invalidated:"Signatures are still in the result, and are no longer valid.",signatures_removed:"Sign\
atures were removed.",stamp_hidden:"The content of a page covers the stamp under it.",streams_left:"Streams were not compressed again, because the document has \
too much data.",unknown_fields_ignored:"Names among the values are not in the form.",unknown_parameters:"Fields of the request are unknown to the service, and h\
ad no effect.",usage_rights_removed:"Usage rights, which are a signature of the document, were removed.",value_cut_off:"Fields are too small for their values, a\
nd only a part shows.",xfa_removed:"The XFA version of a form was removed.",xmp_replaced:"The XMP metadata was malformed, and was written again."},isNoteCode=e=>Object.
hasOwn(NOTES,e),OUTCOME_HEADER="octavo-outcome",LONGEST3=8192,ofService=e=>({code:"service_note",message:e});function decodeOutcome(e){let t=object2(e===void 0||
e.length>LONGEST3?void 0:(0,chunk_6JXHDBZG_js_1.parseJson)(e));return{notes:list(t.notes).flatMap(r=>{let{code:a,message:n,mentions:o}=object2(r);if(typeof a!="\
string"||typeof n!="string")return[];let i=list(o).filter(s=>typeof s=="string");return[{...isNoteCode(a)?{code:a,message:n}:ofService(n),...i.length>0&&{mentions:i}}]}),
facts:factsOf(t.facts),documents:list(t.documents).map(r=>{let a=object2(r),n=i=>Number.isSafeInteger(a[i])?{[i]:a[i]}:{},o=typeof a.title=="string"?{title:a.title}:
{};return{...n("pageCount"),...n("firstPage"),...n("lastPage"),...o}}),files:list(t.files).map(r=>{let{mediaType:a,facts:n}=object2(r);return{mediaType:typeof a==
"string"?a:"application/octet-stream",facts:factsOf(n)}})}}function factsOf(e){let t=r=>["string","number","boolean"].includes(typeof r)||Array.isArray(r)&&["st\
ring","number"].some(a=>r.every(n=>typeof n===a));return Object.fromEntries(Object.entries(object2(e)).filter(([,r])=>t(r)))}var list=e=>Array.isArray(e)?e:[],object2=e=>(0,chunk_6JXHDBZG_js_1.
isObject)(e)?e:{};async function peek(e){let t=e[Symbol.asyncIterator](),r=[],a=0;for(;a<1028;){let i=await t.next();if(i.done===!0)break;r.push(i.value),a+=i.value.
length}let n=Buffer.concat(r),o=async function*(){try{yield n,yield*{[Symbol.asyncIterator]:()=>t}}finally{await t.return?.()}};return{peeked:n.subarray(0,1028),
body:o()}}async function readUpTo(e,t){let r=[],a=0;for await(let n of e)if(r.push(n),a+=n.length,a>t)return{bytes:Buffer.concat(r).subarray(0,t),isWhole:!1};return{
bytes:Buffer.concat(r),isWhole:!0}}var LONGEST_DATA=256*1024*1024;async function receive(e,t,r){try{let{status:a,headers:n,body:o}=e;return a===200?{outcome:await outcomeOf(
e,t,r)}:{refusal:{status:a,headers:n,body:(await readUpTo(o,MOST_READ)).bytes}}}finally{e.close()}}async function outcomeOf(e,{name:t,documents:r,label:a,signal:n},o){
let{output:i}=(0,chunk_JCNVL4VL_js_1.operationOf)(t),s=decodeOutcome(e.headers[OUTCOME_HEADER]),{notes:c,facts:d}=s;switch(i){case"data":return{documents:r,notes:c,
facts:d,data:await dataOf(e,a)};case"files":{let l={mediaType:"application/octet-stream",facts:{}},u=[];for(let[f,h]of(await packageOf(e)).entries())u.push({...s.
files[f]??l,...await o.put(h)});return{documents:[],notes:c,facts:d,files:u}}case"pdfs":{let l=await packageOf(e);if(l.length===0||!l.every(({bytes:f})=>isPdf(f)))
throw wrongContent(e,"the parts of a PDF document",a);let u=[];for(let[f,h]of l.entries())u.push({...s.documents[f],...await o.put(h)});return{documents:u,notes:c,
facts:d}}case"pdf":{if(!isPdf(e.peeked))throw wrongContent(e,"a PDF document",a);let l=await o.keep(r[0]?.name??"document.pdf",e.body,n);return{documents:[{...s.
documents[0],...l}],notes:c,facts:d}}default:return i}}async function packageOf({headers:e,body:t}){return(0,chunk_7SMDBMHR_js_1.unpack)(await readWhole(t,chunk_7SMDBMHR_js_1.
defaultPackageLimits.bytes),e["content-type"]??"")}async function dataOf(e,t){let r=await readWhole(e.body,LONGEST_DATA),a=(0,chunk_6JXHDBZG_js_1.parseJson)(r);
if((0,chunk_6JXHDBZG_js_1.isObject)(a))return a;throw wrongContent(e,"a JSON object",t)}function isPdf(e){return Buffer.from(e.buffer,e.byteOffset,Math.min(e.byteLength,
1028)).includes("%PDF-")}async function readWhole(e,t){let{bytes:r,isWhole:a}=await readUpTo(e,t);if(!a)throw new chunk_GMSHOBQ3_js_1.OctavoError("limit_exceede\
d",`The answer is longer than ${t} bytes`);return r}var DEFAULT_TIMEOUT=3e5,MOST_COUNTED=32*1024*1024,ANSWERS={pdf:"application/pdf",pdfs:"application/zip",files:"\
application/zip",data:"application/json"};function remoteBackend(e){let t=(0,chunk_UESWHSP6_js_1.checkAddress)(e.baseUrl,e.plainHttp),r=e.regionLabel,a=e.memory??
new RemoteMemory(e.now),n={...chunk_UESWHSP6_js_1.defaultRetryPolicy,attempts:Math.max(1,e.attempts??chunk_UESWHSP6_js_1.defaultRetryPolicy.attempts)},o={base:t,
label:r,describe:e.describe,memory:a};return{async check(i,s){await negotiated(i,s,o)},async run(i,s,c,{signal:d}={}){try{let l=c,u=(0,chunk_LWPLZQZ2_js_1.documentIssues)(
i,s);if(u.length>0)throw(0,chunk_GMSHOBQ3_js_1.invalidParameters)(u);let f=await negotiated(i,l,{...o,signal:d}),h={name:i,documents:s,base:t,label:r,policy:n,options:e,
memory:a,request:requestFor(i,d,e.timeout)},p=await sendToKnownPath({...h,entries:entriesOf(i,f)});if("refusal"in p)throw problemError(p.refusal,r,secretsOf(i,f,
e.secrets));return await completed(p.outcome,f,e.countPages)}catch(l){throw(0,chunk_GMSHOBQ3_js_1.asOctavoError)(l)}}}}async function negotiated(e,t,r){let a=extensionsOf(
e,t);if(!a)return t;let n=asContract(e,t,a);try{return await requireExtensions(a,r),t}catch(o){if(!n||!(o instanceof chunk_GMSHOBQ3_js_1.OctavoError)||o.code===
"cancelled")throw o;let i=extensionsOf(e,n);return i&&await requireExtensions(i,r),n}}function asContract(e,t,{fields:r}){let{pages:a}=t;if(!r?.includes("pages")||
typeof a!="string"||!(0,chunk_JCNVL4VL_js_1.operationOf)(e).fields.first_page)return;let n=(0,chunk_NTOB6BY6_js_1.asRange)(a);if(!n)return;let{pages:o,...i}=t;return{
...i,first_page:n.first,last_page:n.last}}function requestFor(e,t,r=DEFAULT_TIMEOUT){return{method:"POST",headers:{Accept:`${ANSWERS[(0,chunk_JCNVL4VL_js_1.operationOf)(
e).output]}, application/problem+json`},timeout:r,...t?{signal:t}:{}}}async function sendToKnownPath(e){let t=(0,chunk_C5J5XYVM_js_1.pathOf)(e.name),r=(0,chunk_JCNVL4VL_js_1.
operationOf)(e.name).aliases?.[0];if(r===void 0)return send(e,t);let a=`${e.base} ${e.name}`,n=e.memory.path(a)??t,o=n===t?r:t,i=n,s=await send(e,i);return isRefused(
s,c=>c===404)&&(s=await send(e,i=o)),isRefused(s,c=>c===404)||e.memory.rememberPath(a,i),s}var isRefused=(e,t)=>"refusal"in e&&t(e.refusal.status);async function send(e,t){
let{label:r,policy:a,options:n,request:o}=e,{sleep:i,random:s=Math.random,now:c=Date.now}=n,{signal:d}=o;for(let l=0;;l++){if(d?.aborted)throw(0,chunk_GMSHOBQ3_js_1.
cancelled)();let u=l+1>=a.attempts,f=(0,chunk_UESWHSP6_js_1.backoff)(l,a,s);try{let h=await unlessAborted(exchange(e,t),d);if(u||!isRefused(h,chunk_UESWHSP6_js_1.
isTransientStatus)||isTimeLimit(h.refusal))return h;f=(0,chunk_UESWHSP6_js_1.retryAfter)(h.refusal.headers["retry-after"],c(),a)??f}catch(h){if(d?.aborted)throw(0,chunk_GMSHOBQ3_js_1.
cancelled)();if(h instanceof chunk_GMSHOBQ3_js_1.OctavoError&&h.code!=="network")throw h;if(u||!((0,chunk_UESWHSP6_js_1.isTransient)(h)||h instanceof chunk_GMSHOBQ3_js_1.
OctavoError))throw unreached(h,r,l+1,n)}await unlessAborted(i(f),d)}}async function exchange(e,t){let{name:r,documents:a,entries:n,base:o,label:i,options:s,request:c}=e,
d=new Sending,l=()=>toForm(a,n,d);try{let u=await s.transport({...c,url:`${o}${t}`,form:l});return await receive(u,{name:r,documents:a,label:i,signal:c.signal},
s.store)}catch(u){throw d.failure??u}finally{d.end()}}async function completed(e,t,r){let{documents:a,data:n}=e;if(!r||n||a.every(({pageCount:s})=>s!==void 0))return e;
let o=[t.password,t.user_password,t.open_password].find(s=>typeof s=="string"),i=[];for(let s of a){let c=s.pageCount===void 0&&s.size<=MOST_COUNTED?await r(s,o):
s.pageCount,d=i.at(-1),l=i.length===0?1:d?.lastPage===void 0?void 0:d.lastPage+1,u=a.length>1&&c!==void 0&&l!==void 0;i.push({...u?{firstPage:l,lastPage:l+c-1}:
{},...s,...c===void 0?{}:{pageCount:c}})}return{...e,documents:i}}function secretsOf(e,t,r=[]){let a=Object.entries((0,chunk_JCNVL4VL_js_1.operationOf)(e).fields).
filter(([,n])=>n.kind==="text"&&n.secret).map(([n])=>t[n]);return[...r,...a.filter(n=>typeof n=="string")]}function unreached(e,t,r,a){if(e instanceof chunk_GMSHOBQ3_js_1.
OctavoError)return e;let n=(0,chunk_UESWHSP6_js_1.failureCode)(e),o=r===1?"":` in ${r} attempts`;return new chunk_GMSHOBQ3_js_1.OctavoError("network",`${t} was \
not reached${o}${n===void 0?"":` (${n})`}`,{advice:`${(0,chunk_UESWHSP6_js_1.adviceOn)(n,a)}, or process locally`})}const node_fs_1=require("node:fs"),promises_2=require(
"node:fs/promises"),node_os_1=require("node:os"),node_path_1=__importDefault(require("node:path"));var Streamed=class{constructor(e){this.places=e}places;folder;serial=0;read=async e=>{
let t=node_path_1.default.resolve(this.places.workspace,e),r=await(0,promises_2.open)(t).catch(a=>{throw(0,chunk_C5J5XYVM_js_1.notOpened)(a)});try{let{buffer:a,
bytesRead:n}=await r.read({buffer:Buffer.alloc(chunk_C5J5XYVM_js_1.LFS_POINTER.length),position:0});return(0,chunk_C5J5XYVM_js_1.refusePointer)(a.subarray(0,n)),
streamed(node_path_1.default.posix.basename(e),t,(await r.stat()).size,!1)}finally{await r.close()}};sizeOf=({size:e})=>e;write=async({file:e,isTemporary:t},r)=>{
if(!t)return await(0,promises_2.copyFile)(e,r,node_fs_1.constants.COPYFILE_EXCL);await(0,promises_2.rename)(e,r).catch(async a=>{if((0,chunk_C5J5XYVM_js_1.systemCode)(
a)!=="EXDEV")throw a;await(0,promises_2.copyFile)(e,r,node_fs_1.constants.COPYFILE_EXCL)})};release=async e=>{let t=e.filter(({isTemporary:r})=>r);await Promise.
all(t.map(({file:r})=>(0,promises_2.unlink)(r).catch(()=>{})))};close=async()=>{this.folder&&await(0,promises_2.rm)(await this.folder,{recursive:!0,force:!0,maxRetries:3})};keep=async(e,t)=>{
let r=node_path_1.default.join(await this.temporaryFolder(),`${++this.serial}.pdf`),a=0,n={isBroken:!1},o=async function*(){try{for await(let i of t)a+=i.length,
yield i}catch(i){throw n.isBroken=!0,i}};try{await(0,promises_2.writeFile)(r,o(),{flag:"wx"})}catch(i){throw await(0,promises_2.unlink)(r).catch(()=>{}),n.isBroken?
i:(0,chunk_C5J5XYVM_js_1.cannotWrite)(r,i)}return streamed(e,r,a,!0)};put=({name:e,bytes:t})=>this.keep(e,inOnePiece(t));temporaryFolder(){let e=this.places.temporary??
(0,node_os_1.tmpdir)();return this.folder??=(0,promises_2.mkdtemp)(node_path_1.default.join(e,"octavo-")).catch(t=>{throw(0,chunk_C5J5XYVM_js_1.cannotWrite)(e,t)})}},
loaded=async({name:e,file:t})=>({name:e,bytes:await(0,promises_2.readFile)(t)}),streamed=(e,t,r,a)=>({name:e,file:t,size:r,isTemporary:a,async*open(){try{yield*(0,node_fs_1.
createReadStream)(t)}catch(n){throw(0,chunk_C5J5XYVM_js_1.notOpened)(n)}}});async function*inOnePiece(e){yield e}var import_undici=(0,chunk_WYN2LYAQ_js_1.__toESM)(
(0,chunk_UESWHSP6_js_1.require_undici)());const node_stream_1=require("node:stream");function networkOf(e,t=r=>AbortSignal.timeout(r)){let r=new import_undici.EnvHttpProxyAgent(
{headersTimeout:0,bodyTimeout:0}),a=async(n,o,{timeout:i,signal:s})=>{let c=new AbortController,d=[t(i),c.signal,...s?[s]:[]],{statusCode:l,headers:u,body:f}=await(0,import_undici.
request)(n,{...o,dispatcher:r,signal:AbortSignal.any(d)});return f.on("error",()=>{}),{status:l,headers:plainHeaders(u),content:f,close:()=>c.abort()}};return{transport:async({
method:n,url:o,headers:i,form:s,timeout:c,signal:d})=>{let l=encodeForm(s()),u={...i,...l.headers,"X-API-Key":e},{content:f,...h}=await a(o,{method:n,headers:u,
body:node_stream_1.Readable.from(l.body)},{timeout:c,signal:d});return{...h,...await peek(f)}},describe:async({url:n,timeout:o,maximumBytes:i})=>{let s={Accept:"\
application/json"},{status:c,content:d,close:l,...u}=await a(n,{method:"GET",headers:s},{timeout:o}),f=(await readUpTo(d,i+1)).bytes;return l(),{status:c,headers:u.
headers,body:f}}}}var plainHeaders=e=>Object.fromEntries(Object.entries(e).map(([t,r])=>[t,String(r)]));function chooseRegion({region:e,baseUrl:t,apiKey:r,concurrency:a},n){
let o=regionNamed(e),i=addressOf(o,t);if(r==="")throw new chunk_GMSHOBQ3_js_1.OctavoError("configuration","api-key is empty, and a region needs one",{advice:"Pa\
ss a secret: api-key: ${{ secrets.OCTAVO_API_KEY }}. GitHub gives no secrets to workflows of forks and of Dependabot; without region and base-url the documents \
are processed on the runner, and no key is needed"});let s=e===""?"The service at base-url":(0,chunk_UESWHSP6_js_1.regionOf)(o).label,c=new Streamed(n),d=(0,chunk_2FWI6DGY_js_1.
pageCounter)({pause:chunk_JCNVL4VL_js_1.pause}),l=remoteBackend({baseUrl:i,regionLabel:s,...networkOf(r),store:c,countPages:async(u,f)=>await d(await loaded(u),
f),sleep:u=>(0,promises_1.setTimeout)(u),secrets:[r]});return{isLocal:!1,check:({name:u,params:f})=>l.check(u,f),open:()=>Promise.resolve({execute:(u,f)=>(0,chunk_C5J5XYVM_js_1.
execute)(u,f,l,c),lanes:a??4,close:c.close,abandon:c.close}),place:e===""?"by the service at base-url":`in the region ${s}`}}function addressOf(e,t){try{return(0,chunk_UESWHSP6_js_1.
baseAddress)(e,t)}catch(r){let{message:a,advice:n}=(0,chunk_GMSHOBQ3_js_1.asOctavoError)(r);throw(0,chunk_GMSHOBQ3_js_1.invalidParameters)([{field:"base-url",message:n===
void 0?a:`${a}. ${n}`}])}}function regionNamed(e){let t=e.toLowerCase(),r=e===""?"global":chunk_UESWHSP6_js_1.regionCodes.find(n=>n===t||(0,chunk_UESWHSP6_js_1.
regionOf)(n).label.toLowerCase()===t);if(r!==void 0)return r;let a=chunk_UESWHSP6_js_1.regionCodes.map(n=>`${n} (${(0,chunk_UESWHSP6_js_1.regionOf)(n).label})`).
join(", ");throw(0,chunk_GMSHOBQ3_js_1.invalidParameters)([{field:"region",message:`must be one of ${a}`}])}
