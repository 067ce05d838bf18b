"use strict";var __importDefault=this&&this.__importDefault||function(e){return e&&e.__esModule?e:{default:e}};Object.defineProperty(exports,"__esModule",{value:!0}),exports.
chooseRegion=chooseRegion;const chunk_SA6BUG34_js_1=require("./chunk-SA6BUG34.js"),chunk_GOMKUP5Y_js_1=require("./chunk-GOMKUP5Y.js");require("./chunk-JIWMI2B5.\
js"),require("./chunk-2E6G6AFP.js");const chunk_Z6NWOQBM_js_1=require("./chunk-Z6NWOQBM.js"),chunk_5BKSP7JR_js_1=require("./chunk-5BKSP7JR.js"),chunk_256HOVAS_js_1=require(
"./chunk-256HOVAS.js"),chunk_NTOB6BY6_js_1=require("./chunk-NTOB6BY6.js");require("./chunk-22ZLOFHS.js"),require("./chunk-54AGVLGF.js"),require("./chunk-WRDHS3Q\
Y.js"),require("./chunk-IAAO25DC.js"),require("./chunk-XDFMH2GX.js"),require("./chunk-JOZH3ZIT.js");const chunk_EE63N2TD_js_1=require("./chunk-EE63N2TD.js");require(
"./chunk-BNL6ROPZ.js");const chunk_GMSHOBQ3_js_1=require("./chunk-GMSHOBQ3.js"),chunk_WYN2LYAQ_js_1=require("./chunk-WYN2LYAQ.js"),promises_1=require("node:time\
rs/promises");function unlessAborted(e,t){return t?new Promise((r,n)=>{let a=()=>n((0,chunk_GMSHOBQ3_js_1.cancelled)());t.aborted&&a(),t.addEventListener("abort",
a,{once:!0}),e.then(r,n).finally(()=>t.removeEventListener("abort",a))}):e}var DESCRIPTION_PATH="/openapi.json",LONGEST=2*1024*1024,TIMEOUT=5e3,HOPS=8;function extensionsOf(e,t){
let{extension:r,fields:n}=(0,chunk_5BKSP7JR_js_1.operationOf)(e);if(r)return{name:e,fields:void 0};let a=Object.entries(n).filter(([o,i])=>{let s=t[o];return i.
extension&&s!==void 0&&s!==("default"in i?i.default:void 0)}).map(([o])=>o);return a.length>0?{name:e,fields:a}:void 0}async function requireExtensions(e,t){let r=(0,chunk_SA6BUG34_js_1.
isPublishedAddress)(t.base)?e:missingOf(e,await askedOnce(e,t));if(r)throw notOffered(r,t.label)}function missingOf({name:e,fields:t},r){let n=r.get((0,chunk_GOMKUP5Y_js_1.
pathOf)(e));if(!t)return n?void 0:{name:e,fields:t};let a=t.filter(o=>!n?.has(o));return a.length>0?{name:e,fields:a}:void 0}var CURES="process locally, or use \
a service that offers it",issuesOn=({fields:e=["operation"]},t)=>e.map(r=>({field:r,message:t})),notOffered=(e,t)=>(0,chunk_GMSHOBQ3_js_1.invalidParameters)(issuesOn(
e,`is not offered by ${t}: ${CURES}`));function notAsked(e,t,r){let n=`is not part of the contract of the service, and ${t} could not be asked whether it offers\
 it (${r}): ${CURES}`,a=issuesOn(e,n);return new chunk_GMSHOBQ3_js_1.OctavoError("configuration",(0,chunk_GMSHOBQ3_js_1.invalidParameters)(a).message,{issues:a})}
async function askedOnce(e,t){let{base:r,label:n,memory:a,signal:o}=t;if(o?.aborted)throw(0,chunk_GMSHOBQ3_js_1.cancelled)();let i=a.capabilities(r);if(i&&!missingOf(
e,i))return i;let s=await unlessAborted(a.once(`describe ${r}`,()=>ask(t)),o);if(typeof s=="string")throw notAsked(e,n,s);return missingOf(e,s)||a.rememberCapabilities(
r,s),s}async function ask({base:e,describe:t}){if(!t)return"this program cannot ask it";let r;try{r=await t({url:`${e}${DESCRIPTION_PATH}`,timeout:TIMEOUT,maximumBytes:LONGEST})}catch{
return`${DESCRIPTION_PATH} was not answered within ${TIMEOUT/1e3} seconds`}let{status:n,body:a}=r;return n===404?new Map:n>=300&&n<=399?`${DESCRIPTION_PATH} was\
 answered with a redirect (${n})`:n!==200?`${DESCRIPTION_PATH} was answered with status ${n}`:a.length>LONGEST?`${DESCRIPTION_PATH} is longer than ${LONGEST} by\
tes`:read(a)}function read(e){let t=new Map,r=parse(e);if(entry(r,"info","x-octavo")!==1)return t;for(let[n,a]of Object.entries(object(entry(r,"paths")))){let o=deref(
r,entry(deref(r,entry(a,"post","requestBody")),"content","multipart/form-data","schema"));t.set(n,new Set(Object.keys(object(entry(o,"properties")))))}return t}
function deref(e,t){let r=t;for(let n=0;n<HOPS;n++){let a=entry(r,"$ref");if(typeof a!="string")return r;if(!a.startsWith("#/"))return;let o=a.slice(2).split("/");
r=entry(e,...o.map(i=>i.replaceAll("~1","/").replaceAll("~0","~")))}}function entry(e,...t){let r=e;for(let n of t)r=Object.hasOwn(object(r),n)?object(r)[n]:void 0;
return r}var object=e=>typeof e=="object"&&e!==null?e:{};function parse(e){try{return JSON.parse(new TextDecoder().decode(e))}catch{return}}var __typeError=e=>{
throw TypeError(e)},__accessCheck=(e,t,r)=>t.has(e)||__typeError("Cannot "+r),__privateGet=(e,t,r)=>(__accessCheck(e,t,"read from private field"),r?r.call(e):t.
get(e)),__privateAdd=(e,t,r)=>t.has(e)?__typeError("Cannot add the same private member more than once"):t instanceof WeakSet?t.add(e):t.set(e,r),__privateSet=(e,t,r,n)=>(__accessCheck(
e,t,"write to private field"),n?n.call(e,r):t.set(e,r),r),__privateMethod=(e,t,r)=>(__accessCheck(e,t,"access private method"),r),MAX_CHUNK_SIZE=65536;function*chunk(e){
if(e.byteLength<=MAX_CHUNK_SIZE){yield e;return}let t=0;for(;t<e.byteLength;){let r=Math.min(e.byteLength-t,MAX_CHUNK_SIZE),n=e.buffer.slice(t,t+r);t+=n.byteLength,
yield new Uint8Array(n)}}var alphabet="abcdefghijklmnopqrstuvwxyz0123456789";function createBoundary(){let e=16,t="";for(;e--;)t+=alphabet[Math.random()*alphabet.
length<<0];return t}var escapeName=e=>String(e).replace(/\r/g,"%0D").replace(/\n/g,"%0A").replace(/"/g,"%22"),isFunction=e=>typeof e=="function",isReadableStreamFallback=e=>!!e&&
typeof e=="object"&&!Array.isArray(e)&&isFunction(e.getReader),isAsyncIterable=e=>isFunction(e[Symbol.asyncIterator]);async function*readStream(e){let t=e.getReader();
for(;;){let{done:r,value:n}=await t.read();if(r)break;yield n}}async function*chunkStream(e){for await(let t of e)yield*chunk(t)}var getStreamIterator=e=>{if(isAsyncIterable(
e))return chunkStream(e);if(isReadableStreamFallback(e))return chunkStream(readStream(e));throw new TypeError("Unsupported data source: Expected either Readable\
Stream or async iterable.")},isFile=e=>!!(e&&typeof e=="object"&&isFunction(e.constructor)&&e[Symbol.toStringTag]==="File"&&isFunction(e.stream)&&e.name!=null),
isFormData=e=>!!(e&&isFunction(e.constructor)&&e[Symbol.toStringTag]==="FormData"&&isFunction(e.append)&&isFunction(e.getAll)&&isFunction(e.entries)&&isFunction(
e[Symbol.iterator])),getType=e=>Object.prototype.toString.call(e).slice(8,-1).toLowerCase();function isPlainObject(e){if(getType(e)!=="object")return!1;let t=Object.
getPrototypeOf(e);return t==null?!0:t.constructor?.toString?.()===Object.toString()}var normalizeValue=e=>String(e).replace(/\r|\n/g,(t,r,n)=>t==="\r"&&n[r+1]!==
`
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
o=__privateMethod(this,_FormDataEncoder_instances,getContentLength_fn).call(this);o&&(this.contentLength=o,a["Content-Length"]=o),this.headers=proxyHeaders(Object.
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
tion",isObject=e=>typeof e=="object"&&e!=null&&!Array.isArray(e),isAsyncIterable2=e=>isObject(e)&&isFunction2(e[Symbol.asyncIterator]),MAX_CHUNK_SIZE2=65536;async function*clonePart(e){
if(e.byteLength<=MAX_CHUNK_SIZE2){yield e;return}let t=0;for(;t<e.byteLength;){let r=Math.min(e.byteLength-t,MAX_CHUNK_SIZE2),n=e.buffer.slice(t,t+r);t+=n.byteLength,
yield new Uint8Array(n)}}async function*readStream2(e){let t=e.getReader();for(;;){let{done:r,value:n}=await t.read();if(r)break;yield n}}async function*chunkStream2(e){
for await(let t of e)yield*clonePart(t)}var getStreamIterator2=e=>{if(isAsyncIterable2(e))return chunkStream2(e);if(isFunction2(e.getReader))return chunkStream2(
readStream2(e));throw new TypeError("Unsupported data source: Expected either ReadableStream or async iterable.")};async function*consumeNodeBlob(e){let t=0;for(;t!==
e.size;){let r=await e.slice(t,Math.min(e.size,t+MAX_CHUNK_SIZE2)).arrayBuffer();t+=r.byteLength,yield new Uint8Array(r)}}async function*consumeBlobParts(e,t=!1){
for(let r of e)ArrayBuffer.isView(r)?t?yield*clonePart(r):yield r:isFunction2(r.stream)?yield*getStreamIterator2(r.stream()):yield*consumeNodeBlob(r)}function*sliceBlob(e,t,r=0,n){
n??=t;let a=r<0?Math.max(t+r,0):Math.min(r,t),o=n<0?Math.max(t+n,0):Math.min(n,t),i=Math.max(o-a,0),s=0;for(let c of e){if(s>=i)break;let l=ArrayBuffer.isView(c)?
c.byteLength:c.size;if(a&&l<=a)a-=l,o-=l;else{let f;ArrayBuffer.isView(c)?(f=c.subarray(a,Math.min(l,o)),s+=f.byteLength):(f=c.slice(a,Math.min(l,o)),s+=f.size),
o-=l,a=0,yield f}}}var _parts,_type,_size,_Blob=class g{constructor(t=[],r={}){if(__privateAdd2(this,_parts,[]),__privateAdd2(this,_type,""),__privateAdd2(this,
_size,0),r??={},typeof t!="object"||t===null)throw new TypeError("Failed to construct 'Blob': The provided value cannot be converted to a sequence.");if(!isFunction2(
t[Symbol.iterator]))throw new TypeError("Failed to construct 'Blob': The object must have a callable @@iterator property.");if(typeof r!="object"&&!isFunction2(
r))throw new TypeError("Failed to construct 'Blob': parameter 2 cannot convert to dictionary.");let n=new TextEncoder;for(let o of t){let i;ArrayBuffer.isView(o)?
i=new Uint8Array(o.buffer.slice(o.byteOffset,o.byteOffset+o.byteLength)):o instanceof ArrayBuffer?i=new Uint8Array(o.slice(0)):o instanceof g?i=o:i=n.encode(String(
o)),__privateSet2(this,_size,__privateGet2(this,_size)+(ArrayBuffer.isView(i)?i.byteLength:i.size)),__privateGet2(this,_parts).push(i)}let a=r.type===void 0?"":
String(r.type);__privateSet2(this,_type,/^[\x20-\x7E]*$/.test(a)?a:"")}static[Symbol.hasInstance](t){return!!(t&&typeof t=="object"&&isFunction2(t.constructor)&&
(isFunction2(t.stream)||isFunction2(t.arrayBuffer))&&/^(Blob|File)$/.test(t[Symbol.toStringTag]))}get type(){return __privateGet2(this,_type)}get size(){return __privateGet2(
this,_size)}slice(t,r,n){return new g(sliceBlob(__privateGet2(this,_parts),this.size,t,r),{type:n})}async text(){let t=new TextDecoder,r="";for await(let n of consumeBlobParts(
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
new WeakMap,_setEntry=new WeakSet,setEntry_fn=function({name:e,rawValue:t,append:r,fileName:n,argsLength:a}){let o=r?"append":"set";if(a<2)throw new TypeError(`\
Failed to execute '${o}' on 'FormData': 2 arguments required, but only ${a} present.`);e=String(e);let i;if(isFile2(t))i=n===void 0?t:new File([t],n,{type:t.type,
lastModified:t.lastModified});else if(isBlob(t))i=new File([t],n===void 0?"blob":n,{type:t.type});else{if(n)throw new TypeError(`Failed to execute '${o}' on 'Fo\
rmData': parameter 2 is not of type 'Blob'.`);i=String(t)}let s=__privateGet2(this,_entries).get(e);if(!s)return void __privateGet2(this,_entries).set(e,[i]);if(!r)
return void __privateGet2(this,_entries).set(e,[i]);s.push(i)};var CONTROL=/[\u0000-\u001f\u007f]/g,ordinalName=e=>`${String(e+1).padStart(5,"0")}.pdf`;function baseName(e,t){
let r=(e??"").replace(CONTROL,"").split(/[/\\]/).pop()??"";return r===""||r==="."||r===".."?ordinalName(t):r}function numberInName(e){let t=e.replace(/\.[^.]*$/,
"").match(/\d+/g)?.at(-1);return t===void 0?Number.POSITIVE_INFINITY:Number(t)}function entriesOf(e,t){let r=[];for(let[n,a]of Object.entries((0,chunk_5BKSP7JR_js_1.
operationOf)(e).fields)){let o=t[n];o===void 0||o===defaultOf(a)||r.push([n,isDocument(o)?o:(0,chunk_GOMKUP5Y_js_1.encode)(o)])}return r}var Sending=class{failure;begun=[];read({
name:e,size:t,open:r},n){let a=wholeContent(t,r,o=>{let i=(0,chunk_GMSHOBQ3_js_1.asOctavoError)(o);this.failure=n===void 0?i:(0,chunk_GMSHOBQ3_js_1.atPosition)(
i,n,e)});return this.begun.push(a),a}end(){for(let e of this.begun)e.return(void 0).catch(()=>{})}};function toForm(e,t,r=new Sending){let n=new FormData;for(let[
a,o]of e.entries()){let i=()=>r.read(o,e.length===1?void 0:a+1);n.append("file",new StreamedFile(baseName(o.name,a),"application/pdf",o.size,i))}for(let[a,o]of t)
typeof o=="string"?n.append(a,o):n.append(a,new StreamedFile(baseName(o.name,0),"",o.bytes.length,()=>inPieces(o.bytes)));return n}function encodeForm(e){let t=new FormDataEncoder(
e),{contentType:r,contentLength:n}=t;return{headers:{"Content-Type":r,...n===void 0?{}:{"Content-Length":n}},body:t.encode()}}var isDocument=e=>typeof e=="objec\
t"&&e.bytes instanceof Uint8Array,StreamedFile=class{constructor(e,t,r,n){this.name=e,this.type=t,this.size=r,this.stream=n}name;type;size;stream;lastModified=0;[Symbol.
toStringTag]="File"},LONGEST_PIECE=65536;async function*wholeContent(e,t,r){try{let n=0;for await(let a of t()){if(n+=a.length,n>e)break;yield*inPieces(a)}if(n!==
e)throw new chunk_GMSHOBQ3_js_1.OctavoError("unreadable_document","The PDF document changed while it was sent",{advice:"Run it again when nothing writes to the \
document"})}catch(n){throw r(n),n}}async function*inPieces(e){for(let t=0;t<e.length;t+=LONGEST_PIECE)yield e.subarray(t,t+LONGEST_PIECE)}function defaultOf(e){
return"default"in e?e.default:void 0}var RemoteMemory=class{constructor(e=Date.now){this.now=e}now;paths=new Map;offers=new Map;pending=new Map;path(e){return this.
paths.get(e)}rememberPath(e,t){bounded(this.paths,e,t)}capabilities(e){let t=this.offers.get(e);return t&&t.until>this.now()?t.capabilities:void 0}rememberCapabilities(e,t){
bounded(this.offers,e,{capabilities:t,until:this.now()+6e5})}async once(e,t){let r=this.pending.get(e);if(r)return r;let n=t().finally(()=>this.pending.delete(e));
return this.pending.set(e,n),n}};function bounded(e,t,r){e.delete(t),e.set(t,r);for(let n of e.keys()){if(e.size<=100)return;e.delete(n)}}var essence=e=>parseHeader(
e).value;function parseHeader(e){let t=e.indexOf(";"),r=(t<0?e:e.slice(0,t)).trim().toLowerCase(),n=new Map,a=t<0?"":e.slice(t);for(let[,o,i,s]of a.matchAll(/;\s*([^\s=;"]+)\s*=\s*(?:"((?:[^"\\]|\\.)*)"|([^;"]*))/g)){
let c=(o??"").toLowerCase(),l=i===void 0?(s??"").trim():i.replace(/\\(.)/g,"$1");n.has(c)||n.set(c,l)}return{value:r,parameters:n}}var LONGEST2=300,MOST_ISSUES=50,
MOST_READ=1024*1024;function problemError(e,t,r=[]){let{status:n}=e,{title:a,issues:o,told:i}=readProblem(e,r),s=i===""?"":`: ${i}`,c={status:n,issues:o};if(n>=
300&&n<=399)return new chunk_GMSHOBQ3_js_1.OctavoError("service_failure",`${t} answered with a redirect (${n})${target(e)}`,{...c,advice:"Octavo does not follow\
 redirects with an API key: correct the base address"});switch(n){case 400:return badRequest(o,a,s,t);case 401:return new chunk_GMSHOBQ3_js_1.OctavoError("unaut\
horized",`${t} refused the API key in the header X-API-Key (401)`,{...c,advice:"Check that the API key is complete and has not been revoked"});case 406:return new chunk_GMSHOBQ3_js_1.
OctavoError("not_acceptable",`${t} cannot answer in a format that Octavo reads (406)${s}`,c);case 413:return new chunk_GMSHOBQ3_js_1.OctavoError("too_large",`Th\
e documents are larger than ${t} accepts (413)${s}`,{...c,advice:"Split the input into smaller documents, or process it locally"});case 429:return new chunk_GMSHOBQ3_js_1.
OctavoError("rate_limited",`${t} asks to slow down (429)${s}`,{...c,advice:"Send fewer requests at a time, or try again later"});default:return new chunk_GMSHOBQ3_js_1.
OctavoError("service_failure",`${t} answered with status ${n}${s}`,{...c,...n===404?{advice:"Check the base address: this operation does not exist there"}:{}})}}
function wrongContent(e,t,r){let n=shorten(essence(e.headers["content-type"]??""))||"no content type";return new chunk_GMSHOBQ3_js_1.OctavoError("service_failur\
e",`${r} answered with ${n} instead of ${t}`,{status:e.status,advice:"Check the base address: something other than the service may have answered, such as a prox\
y or a login page"})}function badRequest(e,t,r,n){if(e.length===0)return new chunk_GMSHOBQ3_js_1.OctavoError("invalid_parameters",`${n} refused the request (400\
)${r}`,{status:400});let a=e.every(({field:c})=>c==="file")?e[0]:void 0,o=e.find(({document:c})=>c!==void 0)?.document?.position,i=a?.message.endsWith(chunk_GMSHOBQ3_js_1.
UNPARSABLE)?"unreadable_document":"invalid_parameters",{advice:s}=(0,chunk_GMSHOBQ3_js_1.unreadable)("");return new chunk_GMSHOBQ3_js_1.OctavoError(i,(0,chunk_GMSHOBQ3_js_1.
invalidParameters)(e).message||t,{issues:e,status:400,...o===void 0?{}:{position:o},...i==="unreadable_document"&&s!==void 0?{advice:s}:{}})}function readProblem({
headers:e,body:t},r){let n=Buffer.from(t.buffer,t.byteOffset,t.byteLength).toString("utf8"),a=/[/+]json$/.test(essence(e["content-type"]??""))||/^\s*\{/.test(n)?
parse2(n):void 0,o=s=>shorten(blackOut(s,r));if(a){let s=typeof a.title=="string"?o(a.title):"";return{title:s,issues:readIssues(a.errors,o),told:s}}let i=n.replace(
/<(script|style|head)\b[\s\S]*?(<\/\1>|$)/gi," ").replace(/<[^<>]*>/g," ").split(`
`).map(o).find(s=>s!=="");return{title:"",issues:[],told:i??""}}function readIssues(e,t){return typeof e!="object"||e===null?[]:Object.entries(e).flatMap(([r,n])=>(Array.
isArray(n)?n:[n]).filter(a=>typeof a=="string").map(a=>toIssue(t(r),t(a)))).slice(0,MOST_ISSUES)}function toIssue(e,t){let[,r="",n,a]=/^(Document (\d{1,6})(?: \((.*?)\))?: )/.
exec(t)??[],o=[...new Set(t.match(/\b[a-z]+(?:_[a-z0-9]+)+\b/g))].filter(i=>wireNames.has(i));return{field:e,message:t.slice(r.length),...o.length>0&&{mentions:o},
...n!==void 0&&{document:{position:Number(n),...a!==void 0&&{name:a}}}}}var wireNames=new Set(chunk_5BKSP7JR_js_1.operationNames.flatMap(e=>[e,...Object.keys((0,chunk_5BKSP7JR_js_1.
operationOf)(e).fields)]));function blackOut(e,t){return t.filter(({length:r})=>r>=4).reduce((r,n)=>r.replaceAll(n,"***"),e)}function parse2(e){try{let t=JSON.parse(
e);return typeof t=="object"&&t!==null&&!Array.isArray(t)?{...t}:void 0}catch{return}}function target({headers:e}){let t=e.location?.split(/[?#]/)[0]??"";return t===
""?"":` to ${shorten(t.replace(/\/\/[^/@]*@/,"//"))}`}function shorten(e){let t=[...e.replace(CONTROL2," ").replace(/\s+/g," ").trim()];return t.length>LONGEST2?
`${t.slice(0,LONGEST2).join("")}…`:t.join("")}var CONTROL2=/[\p{Cc}\u2028\u2029]/gu,OUTCOME_HEADER="octavo-outcome";function decodeOutcome(e){let t=e===void 0||
e.length>8192?void 0:parse3(e);return{notes:list(t?.notes).flatMap(r=>{let{code:n,message:a,mentions:o}=object2(r);if(typeof n!="string"||typeof a!="string")return[];
let i=list(o).filter(s=>typeof s=="string");return[{code:n,message:a,...i.length>0&&{mentions:i}}]}),facts:factsOf(t?.facts),documents:list(t?.documents).map(r=>{
let n=object2(r),a=i=>Number.isSafeInteger(n[i])?{[i]:n[i]}:{},o=typeof n.title=="string"?{title:n.title}:{};return{...a("pageCount"),...a("firstPage"),...a("la\
stPage"),...o}}),files:list(t?.files).map(r=>{let{mediaType:n,facts:a}=object2(r);return{mediaType:typeof n=="string"?n:"application/octet-stream",facts:factsOf(
a)}})}}function factsOf(e){let t=r=>["string","number","boolean"].includes(typeof r)||Array.isArray(r)&&["string","number"].some(n=>r.every(a=>typeof a===n));return Object.
fromEntries(Object.entries(object2(e)).filter(([,r])=>t(r)))}var list=e=>Array.isArray(e)?e:[],object2=e=>typeof e=="object"&&e!==null&&!Array.isArray(e)?e:{};function parse3(e){
try{return object2(JSON.parse(e))}catch{return}}var defaultPackageLimits={entries:5e5,bytes:2**32-1,expansion:100,allowance:64*1024*1024};function invalidPackage(e,t){
return new chunk_GMSHOBQ3_js_1.OctavoError("service_failure",`The documents in the answer cannot be read: ${e}`,{cause:t})}var Budget=class{constructor(e,t){this.
limits=e,this.most=Math.min(e.bytes,e.allowance+t*e.expansion)}limits;entries=0;bytes=0;most;take(e){if(this.entries+=1,this.bytes+=e,this.entries>this.limits.entries)
throw new chunk_GMSHOBQ3_js_1.OctavoError("limit_exceeded",`The answer holds more than ${this.limits.entries} documents`);if(this.bytes>this.most)throw new chunk_GMSHOBQ3_js_1.
OctavoError("limit_exceeded",`The answer unpacks to more than ${this.most} bytes`)}},CHUNK=3*256*1024,LONGEST_TEXT=2**29-24;function unpackEnvelope(e,t=defaultPackageLimits){
if(e.length>LONGEST_TEXT)throw invalidPackage(`a JSON envelope of ${e.length} bytes is too long to read`);let r=property(parse4(e),"documents");if(!Array.isArray(
r))throw invalidPackage("the JSON has no list named documents");let n=new Budget(t,e.length);return r.map((a,o)=>{let i=property(a,"content");if(typeof i!="stri\
ng")throw invalidPackage(`document ${o+1} of the JSON has no content`);if(n.take(Math.floor(i.length*3/4)),/[^A-Za-z0-9+/=_\s-]/.test(i))throw invalidPackage(`t\
he content of document ${o+1} is not base64`);let s=property(a,"name");return{name:baseName(typeof s=="string"?s:void 0,o),bytes:new Uint8Array(Buffer.from(i,"b\
ase64"))}})}function parse4(e){try{return JSON.parse(new TextDecoder().decode(e))}catch{throw invalidPackage("it is not valid JSON")}}function property(e,t){return typeof e==
"object"&&e!==null&&Object.hasOwn(e,t)?e[t]:void 0}function unpackMultipart(e,t,r=defaultPackageLimits){let n=parseHeader(t).parameters.get("boundary");if(n===void 0||
n==="")throw invalidPackage("its content type names no boundary");let a=Buffer.from(e.buffer,e.byteOffset,e.byteLength),o=new Budget(r,e.length),i=[],s=findDelimiter(
a,n,0);for(;s&&!s.last;){let{headers:c,end:l}=readHeaders(a,s.end),f=nextDelimiter(a,n,l,c.get("content-length"));if(!f)throw invalidPackage(`part ${i.length+1}\
 of the multipart body has no end`);let d=a.subarray(l,Math.max(l,f.start));o.take(d.length);let u=c.get("content-transfer-encoding")?.trim().toLowerCase()==="b\
ase64"?Buffer.from(d.toString("latin1"),"base64"):d;i.push({name:baseName(partName(c),i.length),bytes:new Uint8Array(u)}),s=f}if(!s)throw invalidPackage("the mu\
ltipart body has no boundary");return i}function findDelimiter(e,t,r){let n=`--${t}`;for(let a=e.indexOf(n,r,"latin1");a>=0;a=e.indexOf(n,a+1,"latin1")){if(a!==
0&&e[a-1]!==10)continue;let o=a===0?0:e[a-2]===13?a-2:a-1,i=a+n.length,s=e[i]===45&&e[i+1]===45;for(s&&(i+=2);e[i]===32||e[i]===9;)i++;if(e[i]===13&&i++,e[i]===
10)i++;else if(!s||i<e.length)continue;return{start:o,end:i,last:s}}}function nextDelimiter(e,t,r,n){if(n!==void 0&&/^\d{1,15}$/.test(n.trim())){let a=r+Number(
n),o=a<=e.length?findDelimiter(e,t,a):void 0;if(o?.start===a)return o}return findDelimiter(e,t,Math.max(0,r-2))}function readHeaders(e,t){let r=new Map,n=t,a="";
for(;;){let o=e.indexOf(10,n);if(o<0)throw invalidPackage("the headers of a part have no end");let i=e.toString("utf8",n,o).replace(/\r$/,"");if(n=o+1,i==="")return{
headers:r,end:n};if(n-t>65536)throw invalidPackage("the headers of a part are too long");let s=i.indexOf(":");/^[ \t]/.test(i)?r.set(a,`${r.get(a)??""} ${i.trim()}`):
s>0&&r.set(a=i.slice(0,s).trim().toLowerCase(),i.slice(s+1).trim())}}function partName(e){let t=parseHeader(e.get("content-disposition")??"").parameters,r=/^utf-8'[^']*'(.*)$/i.
exec(t.get("filename*")??"")?.[1];if(r!==void 0&&/^(?:[^%]|%[0-9a-f]{2})*$/i.test(r)){let n=r.replace(/%([0-9a-f]{2})/gi,(a,o)=>String.fromCharCode(parseInt(o,16)));
return Buffer.from(n,"latin1").toString("utf8")}return t.get("filename")?.replaceAll("%22",'"')??parseHeader(e.get("content-type")??"").parameters.get("name")}var tables=makeTables();
function crc32(e){let[t,r,n,a]=tables,o=4294967295,i=0;for(let s=e.length-3;i<s;i+=4)o^=e[i]|e[i+1]<<8|e[i+2]<<16|e[i+3]<<24,o=a[o&255]^n[o>>>8&255]^r[o>>>16&255]^
t[o>>>24];for(;i<e.length;i++)o=t[(o^e[i])&255]^o>>>8;return~o>>>0}function makeTables(){let e=new Int32Array(256);for(let a=0;a<256;a++){let o=a;for(let i=0;i<
8;i++)o=o&1?o>>>1^3988292384:o>>>1;e[a]=o}let t=a=>a.map(o=>e[o&255]^o>>>8),r=t(e),n=t(r);return[e,r,n,t(n)]}var LOCAL=67324752,CENTRAL=33639248,END=101010256,END_64=101075792,
LOCATOR_64=117853008,ENCRYPTED=1,MAX_16=65535,MAX_32=4294967295;function isZip(e){return e[0]===80&&e[1]===75&&(e[2]===3&&e[3]===4||e[2]===5&&e[3]===6)}function unpackZip(e,t=defaultPackageLimits){
let r=Buffer.from(e.buffer,e.byteOffset,e.byteLength);try{let n=new Budget(t,e.length),a=readDirectory(r,t).filter(({name:i})=>!/[/\\]$/.test(i)).map((i,s)=>(n.
take(i.size),{name:baseName(i.name,s),bytes:readEntry(r,i,s+1)})),o=a.map(({name:i})=>numberInName(i));return a.map((i,s)=>({document:i,key:o[s]??0,index:s})).sort(
(i,s)=>i.key===s.key?i.index-s.index:i.key-s.key).map(({document:i})=>i)}catch(n){throw n instanceof RangeError?invalidPackage("the ZIP archive is damaged",n):n}}
function readDirectory(e,t){let r=findEnd(e),{count:n,size:a,offset:o}={count:e.readUInt16LE(r+10),size:e.readUInt32LE(r+12),offset:e.readUInt32LE(r+16)},i=r;if(r>=
20&&e.readUInt32LE(r-20)===LOCATOR_64){let f=readNumber64(e,r-12);if(e.readUInt32LE(f)!==END_64)throw invalidPackage("the ZIP archive is damaged");({count:n,size:a,
offset:o}={count:readNumber64(e,f+32),size:readNumber64(e,f+40),offset:readNumber64(e,f+48)}),i=f}if(n>t.entries)throw invalidPackage(`the ZIP archive lists mor\
e than ${t.entries} entries`);let s=i-a-o;if(s<0)throw invalidPackage("the ZIP archive is damaged");let c=[],l=o+s;for(let f=0;f<n;f++){if(e.readUInt32LE(l)!==CENTRAL)
throw invalidPackage("the directory of the ZIP archive is damaged");let[d,u,h]=[e.readUInt16LE(l+28),e.readUInt16LE(l+30),e.readUInt16LE(l+32)];if((e.readUInt16LE(
l+8)&ENCRYPTED)!==0)throw invalidPackage("the ZIP archive is encrypted");let p=readZip64Extra(e.subarray(l+46+d,l+46+d+u)),y=m=>m===MAX_32?p.shift()??m:m,w=y(e.
readUInt32LE(l+24)),b=y(e.readUInt32LE(l+20));c.push({name:e.toString("utf8",l+46,l+46+d),method:e.readUInt16LE(l+10),crc:e.readUInt32LE(l+16),compressed:b,size:w,
offset:y(e.readUInt32LE(l+42))+s}),l+=46+d+u+h}return c}function findEnd(e){for(let t=e.length-22;t>=Math.max(0,e.length-22-MAX_16);t--)if(e.readUInt32LE(t)===END)
return t;throw invalidPackage("it is not a ZIP archive, or an incomplete one")}function readZip64Extra(e){for(let t=0;t+4<=e.length;t+=4+e.readUInt16LE(t+2)){if(e.
readUInt16LE(t)!==1)continue;let r=Math.floor(Math.min(e.readUInt16LE(t+2),e.length-t-4)/8);return Array.from({length:r},(n,a)=>readNumber64(e,t+4+a*8))}return[]}
function readNumber64(e,t){let r=Number(e.readBigUInt64LE(t));if(!Number.isSafeInteger(r))throw invalidPackage("the ZIP archive is damaged");return r}function readEntry(e,t,r){
let n=s=>invalidPackage(`entry ${r} of the ZIP archive is damaged`,s);if(e.readUInt32LE(t.offset)!==LOCAL)throw n();let a=t.offset+30+e.readUInt16LE(t.offset+26)+
e.readUInt16LE(t.offset+28),o=e.subarray(a,a+t.compressed);if(o.length!==t.compressed)throw n();let i=unpackEntry(o,t,r,n);if(i.length!==t.size||crc32(i)!==t.crc)
throw n();return i}function unpackEntry(e,t,r,n){if(t.method===0)return new Uint8Array(e);if(t.method!==8)throw invalidPackage(`entry ${r} of the ZIP archive is\
 compressed with an unknown method`);try{return(0,chunk_EE63N2TD_js_1.inflateSync)(e,{out:new Uint8Array(t.size)})}catch(a){throw n(a)}}function unpack(e,t,r=defaultPackageLimits){
let n=essence(t);if(n==="application/json")return unpackEnvelope(e,r);if(n.startsWith("multipart/"))return unpackMultipart(e,t,r);if(n==="application/zip"||n===
"application/x-zip-compressed"||isZip(e))return unpackZip(e,r);throw invalidPackage(`its content type is ${n===""?"missing":n}`)}async function peek(e){let t=e[Symbol.
asyncIterator](),r=[],n=0;for(;n<1028;){let i=await t.next();if(i.done===!0)break;r.push(i.value),n+=i.value.length}let a=Buffer.concat(r),o=async function*(){try{
yield a,yield*{[Symbol.asyncIterator]:()=>t}}finally{await t.return?.()}};return{peeked:a.subarray(0,1028),body:o()}}async function readUpTo(e,t){let r=[],n=0;for await(let a of e)
if(r.push(a),n+=a.length,n>t)return{bytes:Buffer.concat(r).subarray(0,t),isWhole:!1};return{bytes:Buffer.concat(r),isWhole:!0}}var LONGEST_DATA=256*1024*1024;async function receive(e,t,r){
try{let{status:n,headers:a,body:o}=e;return n===200?{outcome:await outcomeOf(e,t,r)}:{refusal:{status:n,headers:a,body:(await readUpTo(o,MOST_READ)).bytes}}}finally{
e.close()}}async function outcomeOf(e,{name:t,documents:r,label:n,signal:a},o){let{output:i}=(0,chunk_5BKSP7JR_js_1.operationOf)(t),s=decodeOutcome(e.headers[OUTCOME_HEADER]),
{notes:c,facts:l}=s;switch(i){case"data":return{documents:r,notes:c,facts:l,data:await dataOf(e,n)};case"files":{let f={mediaType:"application/octet-stream",facts:{}},
d=[];for(let[u,h]of(await packageOf(e)).entries())d.push({...s.files[u]??f,...await o.put(h)});return{documents:[],notes:c,facts:l,files:d}}case"pdfs":{let f=await packageOf(
e);if(f.length===0||!f.every(({bytes:u})=>isPdf(u)))throw wrongContent(e,"the parts of a PDF document",n);let d=[];for(let[u,h]of f.entries())d.push({...s.documents[u],
...await o.put(h)});return{documents:d,notes:c,facts:l}}case"pdf":{if(!isPdf(e.peeked))throw wrongContent(e,"a PDF document",n);let f=await o.keep(r[0]?.name??"\
document.pdf",e.body,a);return{documents:[{...s.documents[0],...f}],notes:c,facts:l}}default:return i}}async function packageOf({headers:e,body:t}){return unpack(
await readWhole(t,defaultPackageLimits.bytes),e["content-type"]??"")}async function dataOf(e,t){let r=await readWhole(e.body,LONGEST_DATA);try{let n=JSON.parse(
new TextDecoder().decode(r));if(typeof n=="object"&&n!==null&&!Array.isArray(n))return n}catch{}throw wrongContent(e,"a JSON object",t)}function isPdf(e){return Buffer.
from(e.buffer,e.byteOffset,Math.min(e.byteLength,1028)).includes("%PDF-")}async function readWhole(e,t){let{bytes:r,isWhole:n}=await readUpTo(e,t);if(!n)throw new chunk_GMSHOBQ3_js_1.
OctavoError("limit_exceeded",`The answer is longer than ${t} bytes`);return r}var DEFAULT_TIMEOUT=3e5,MOST_COUNTED=32*1024*1024,ANSWERS={pdf:"application/pdf",pdfs:"\
application/zip",files:"application/zip",data:"application/json"};function remoteBackend(e){let t=(0,chunk_SA6BUG34_js_1.checkAddress)(e.baseUrl,e.plainHttp),r=e.
regionLabel,n=e.memory??new RemoteMemory(e.now),a={...chunk_SA6BUG34_js_1.defaultRetryPolicy,attempts:Math.max(1,e.attempts??chunk_SA6BUG34_js_1.defaultRetryPolicy.
attempts)},o={base:t,label:r,describe:e.describe,memory:n};return{async check(i,s){await negotiated(i,s,o)},async run(i,s,c,{signal:l}={}){try{let f=c,d=(0,chunk_Z6NWOQBM_js_1.
documentIssues)(i,s);if(d.length>0)throw(0,chunk_GMSHOBQ3_js_1.invalidParameters)(d);let u=await negotiated(i,f,{...o,signal:l}),h={name:i,documents:s,base:t,label:r,
policy:a,options:e,memory:n,request:requestFor(i,l,e.timeout)},p=await sendToKnownPath({...h,entries:entriesOf(i,u)});if("refusal"in p)throw problemError(p.refusal,
r,secretsOf(i,u,e.secrets));return await completed(p.outcome,u,e.countPages)}catch(f){throw(0,chunk_GMSHOBQ3_js_1.asOctavoError)(f)}}}}async function negotiated(e,t,r){
let n=extensionsOf(e,t);if(!n)return t;let a=asContract(e,t,n);try{return await requireExtensions(n,r),t}catch(o){if(!a||!(o instanceof chunk_GMSHOBQ3_js_1.OctavoError)||
o.code==="cancelled")throw o;let i=extensionsOf(e,a);return i&&await requireExtensions(i,r),a}}function asContract(e,t,{fields:r}){let{pages:n}=t;if(!r?.includes(
"pages")||typeof n!="string"||!(0,chunk_5BKSP7JR_js_1.operationOf)(e).fields.first_page)return;let a=(0,chunk_NTOB6BY6_js_1.asRange)(n);if(!a)return;let{pages:o,
...i}=t;return{...i,first_page:a.first,last_page:a.last}}function requestFor(e,t,r=DEFAULT_TIMEOUT){return{method:"POST",headers:{Accept:`${ANSWERS[(0,chunk_5BKSP7JR_js_1.
operationOf)(e).output]}, application/problem+json`},timeout:r,...t?{signal:t}:{}}}async function sendToKnownPath(e){let t=(0,chunk_GOMKUP5Y_js_1.pathOf)(e.name),
r=(0,chunk_5BKSP7JR_js_1.operationOf)(e.name).aliases?.[0];if(r===void 0)return send(e,t);let n=`${e.base} ${e.name}`,a=e.memory.path(n)??t,o=a===t?r:t,i=a,s=await send(
e,i);return isRefused(s,c=>c===404)&&(s=await send(e,i=o)),isRefused(s,c=>c===404)||e.memory.rememberPath(n,i),s}var isRefused=(e,t)=>"refusal"in e&&t(e.refusal.
status);async function send(e,t){let{label:r,policy:n,options:a,request:o}=e,{sleep:i,random:s=Math.random,now:c=Date.now}=a,{signal:l}=o;for(let f=0;;f++){if(l?.
aborted)throw(0,chunk_GMSHOBQ3_js_1.cancelled)();let d=f+1>=n.attempts,u=(0,chunk_SA6BUG34_js_1.backoff)(f,n,s);try{let h=await unlessAborted(exchange(e,t),l);if(d||
!isRefused(h,chunk_SA6BUG34_js_1.isTransientStatus))return h;u=(0,chunk_SA6BUG34_js_1.retryAfter)(h.refusal.headers["retry-after"],c(),n)??u}catch(h){if(l?.aborted)
throw(0,chunk_GMSHOBQ3_js_1.cancelled)();if(h instanceof chunk_GMSHOBQ3_js_1.OctavoError&&h.code!=="network")throw h;if(d||!((0,chunk_SA6BUG34_js_1.isTransient)(
h)||h instanceof chunk_GMSHOBQ3_js_1.OctavoError))throw unreached(h,r,f+1,a)}await unlessAborted(i(u),l)}}async function exchange(e,t){let{name:r,documents:n,entries:a,
base:o,label:i,options:s,request:c}=e,l=new Sending,f=()=>toForm(n,a,l);try{let d=await s.transport({...c,url:`${o}${t}`,form:f});return await receive(d,{name:r,
documents:n,label:i,signal:c.signal},s.store)}catch(d){throw l.failure??d}finally{l.end()}}async function completed(e,t,r){let{documents:n,data:a}=e;if(!r||a||n.
every(({pageCount:s})=>s!==void 0))return e;let o=[t.password,t.user_password,t.open_password].find(s=>typeof s=="string"),i=[];for(let s of n){let c=s.pageCount===
void 0&&s.size<=MOST_COUNTED?await r(s,o):s.pageCount,l=i.at(-1),f=i.length===0?1:l?.lastPage===void 0?void 0:l.lastPage+1,d=n.length>1&&c!==void 0&&f!==void 0;
i.push({...d?{firstPage:f,lastPage:f+c-1}:{},...s,...c===void 0?{}:{pageCount:c}})}return{...e,documents:i}}function secretsOf(e,t,r=[]){let n=Object.entries((0,chunk_5BKSP7JR_js_1.
operationOf)(e).fields).filter(([,a])=>a.kind==="text"&&a.secret).map(([a])=>t[a]);return[...r,...n.filter(a=>typeof a=="string")]}function unreached(e,t,r,n){if(e instanceof
chunk_GMSHOBQ3_js_1.OctavoError)return e;let a=(0,chunk_SA6BUG34_js_1.failureCode)(e),o=r===1?"":` in ${r} attempts`;return new chunk_GMSHOBQ3_js_1.OctavoError(
"network",`${t} was not reached${o}${a===void 0?"":` (${a})`}`,{advice:`${(0,chunk_SA6BUG34_js_1.adviceOn)(a,n)}, or process locally`})}const node_fs_1=require(
"node:fs"),promises_2=require("node:fs/promises"),node_os_1=require("node:os"),node_path_1=__importDefault(require("node:path"));var Streamed=class{constructor(e){
this.places=e}places;folder;serial=0;read=async e=>{let t=node_path_1.default.resolve(this.places.workspace,e),r=await(0,promises_2.open)(t).catch(n=>{throw(0,chunk_GOMKUP5Y_js_1.
notOpened)(n)});try{let{buffer:n,bytesRead:a}=await r.read({buffer:Buffer.alloc(chunk_GOMKUP5Y_js_1.LFS_POINTER.length),position:0});return(0,chunk_GOMKUP5Y_js_1.
refusePointer)(n.subarray(0,a)),streamed(node_path_1.default.posix.basename(e),t,(await r.stat()).size,!1)}finally{await r.close()}};sizeOf=({size:e})=>e;write=async({
file:e,isTemporary:t},r)=>{if(!t)return await(0,promises_2.copyFile)(e,r);await(0,promises_2.rename)(e,r).catch(async n=>{if((0,chunk_GOMKUP5Y_js_1.systemCode)(
n)!=="EXDEV")throw n;await(0,promises_2.copyFile)(e,r)})};release=async e=>{let t=e.filter(({isTemporary:r})=>r);await Promise.all(t.map(({file:r})=>(0,promises_2.
unlink)(r).catch(()=>{})))};close=async()=>{this.folder&&await(0,promises_2.rm)(await this.folder,{recursive:!0,force:!0,maxRetries:3})};keep=async(e,t)=>{let r=node_path_1.
default.join(await this.temporaryFolder(),`${++this.serial}.pdf`),n=0,a={isBroken:!1},o=async function*(){try{for await(let i of t)n+=i.length,yield i}catch(i){
throw a.isBroken=!0,i}};try{await(0,promises_2.writeFile)(r,o(),{flag:"wx"})}catch(i){throw await(0,promises_2.unlink)(r).catch(()=>{}),a.isBroken?i:(0,chunk_GOMKUP5Y_js_1.
cannotWrite)(r,i)}return streamed(e,r,n,!0)};put=({name:e,bytes:t})=>this.keep(e,inOnePiece(t));temporaryFolder(){let e=this.places.temporary??(0,node_os_1.tmpdir)();
return this.folder??=(0,promises_2.mkdtemp)(node_path_1.default.join(e,"octavo-")).catch(t=>{throw(0,chunk_GOMKUP5Y_js_1.cannotWrite)(e,t)})}},inMemory=async({name:e,
file:t})=>({name:e,bytes:await(0,promises_2.readFile)(t)}),streamed=(e,t,r,n)=>({name:e,file:t,size:r,isTemporary:n,async*open(){try{yield*(0,node_fs_1.createReadStream)(
t)}catch(a){throw(0,chunk_GOMKUP5Y_js_1.notOpened)(a)}}});async function*inOnePiece(e){yield e}var import_undici=(0,chunk_WYN2LYAQ_js_1.__toESM)((0,chunk_SA6BUG34_js_1.
require_undici)());const node_stream_1=require("node:stream");function networkOf(e,t=r=>AbortSignal.timeout(r)){let r=new import_undici.EnvHttpProxyAgent({headersTimeout:0,
bodyTimeout:0}),n=async(a,o,{timeout:i,signal:s})=>{let c=new AbortController,l=[t(i),c.signal,...s?[s]:[]],{statusCode:f,headers:d,body:u}=await(0,import_undici.
request)(a,{...o,dispatcher:r,signal:AbortSignal.any(l)});return u.on("error",()=>{}),{status:f,headers:plainHeaders(d),content:u,close:()=>c.abort()}};return{transport:async({
method:a,url:o,headers:i,form:s,timeout:c,signal:l})=>{let f=encodeForm(s()),d={...i,...f.headers,"X-API-Key":e},{content:u,...h}=await n(o,{method:a,headers:d,
body:node_stream_1.Readable.from(f.body)},{timeout:c,signal:l});return{...h,...await peek(u)}},describe:async({url:a,timeout:o,maximumBytes:i})=>{let s={Accept:"\
application/json"},{status:c,content:l,close:f,...d}=await n(a,{method:"GET",headers:s},{timeout:o}),u=(await readUpTo(l,i+1)).bytes;return f(),{status:c,headers:d.
headers,body:u}}}}var plainHeaders=e=>Object.fromEntries(Object.entries(e).map(([t,r])=>[t,String(r)]));function chooseRegion({region:e,baseUrl:t,apiKey:r,concurrency:n},a){
let o=regionNamed(e),i=addressOf(o,t);if(r==="")throw new chunk_GMSHOBQ3_js_1.OctavoError("configuration","api-key is empty, and a region needs one",{advice:"Pa\
ss a secret: api-key: ${{ secrets.OCTAVO_API_KEY }}. GitHub gives no secrets to workflows of forks and of Dependabot; without region and base-url the documents \
are processed on the runner, and no key is needed"});let s=e===""?"The service at base-url":(0,chunk_SA6BUG34_js_1.regionOf)(o).label,c=new Streamed(a),l=(0,chunk_256HOVAS_js_1.
pageCounter)({pause:chunk_5BKSP7JR_js_1.pause}),f=remoteBackend({baseUrl:i,regionLabel:s,...networkOf(r),store:c,countPages:async(d,u)=>await l(await inMemory(d),
u),sleep:d=>(0,promises_1.setTimeout)(d),secrets:[r]});return{isLocal:!1,check:({name:d,params:u})=>f.check(d,u),open:()=>Promise.resolve({execute:(d,u)=>(0,chunk_GOMKUP5Y_js_1.
execute)(d,u,f,c),lanes:n??4,close:c.close,abandon:c.close}),place:e===""?"by the service at base-url":`in the region ${s}`}}function addressOf(e,t){try{return(0,chunk_SA6BUG34_js_1.
baseAddress)(e,t)}catch(r){let{message:n,advice:a}=(0,chunk_GMSHOBQ3_js_1.asOctavoError)(r);throw(0,chunk_GMSHOBQ3_js_1.invalidParameters)([{field:"base-url",message:a===
void 0?n:`${n}. ${a}`}])}}function regionNamed(e){let t=e.toLowerCase(),r=e===""?"global":chunk_SA6BUG34_js_1.regionCodes.find(a=>a===t||(0,chunk_SA6BUG34_js_1.
regionOf)(a).label.toLowerCase()===t);if(r!==void 0)return r;let n=chunk_SA6BUG34_js_1.regionCodes.map(a=>`${a} (${(0,chunk_SA6BUG34_js_1.regionOf)(a).label})`).
join(", ");throw(0,chunk_GMSHOBQ3_js_1.invalidParameters)([{field:"region",message:`must be one of ${n}`}])}
