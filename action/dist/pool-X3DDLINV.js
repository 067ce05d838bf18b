"use strict";Object.defineProperty(exports,"__esModule",{value:!0}),exports.workerPool=void 0;const chunk_QZVNHFB5_js_1=require("./chunk-QZVNHFB5.js"),chunk_GMSHOBQ3_js_1=require(
"./chunk-GMSHOBQ3.js");require("./chunk-WYN2LYAQ.js");const node_worker_threads_1=require("node:worker_threads");var RepeatedFiles=class{ids=0;seen=new WeakMap;split(e,t){
let s={},r=[];for(let[i,o]of Object.entries(e)){let n=isDocument(o)?this.idOf(o.bytes):0;if(!isDocument(o)||n===0){s[i]=o;continue}let{name:a,bytes:l}=o;r.push(
t.has(n)?{field:i,id:n,name:a}:{field:i,id:n,name:a,bytes:l})}return{parameters:s,kept:r}}idOf(e){let t=this.seen.get(e),s=t===void 0?0:t||++this.ids;return this.
seen.set(e,s),s}};function isDocument(e){return typeof e=="object"&&e!==null&&"bytes"in e&&e.bytes instanceof Uint8Array}var workerPool=e=>new WorkerPool(e),WorkerPool=class{constructor(e){
this.options=e;for(let t=0;t<e.size;t++)this.hire()}options;waiting=[];slots=new Set;files=new RepeatedFiles;ids=0;closed=!1;run=(e,t,s,{signal:r,onProgress:i}={})=>new Promise(
(o,n)=>{if(this.closed)return n(closedError());let a=()=>this.cancel(l),l={message:{kind:"run",id:++this.ids,name:e,documents:t,parameters:s,tellsProgress:i!==void 0},
...i?{onProgress:i}:{},settle:d=>{r?.removeEventListener("abort",a),d instanceof chunk_GMSHOBQ3_js_1.OctavoError?n(d):o(d)}};if(r?.aborted)return a();r?.addEventListener(
"abort",a,{once:!0}),this.waiting.push(l),this.assign()});threads=()=>[...this.slots].map(({worker:e})=>e.threadId);close=async()=>{this.closed=!0;for(let e of this.
waiting.splice(0))e.settle(closedError());await Promise.all([...this.slots].map(({worker:e})=>e.terminate()))};hire(){let{entry:e,limits:t={},resourceLimits:s}=this.
options,r=new node_worker_threads_1.Worker(e,{workerData:t,...s?{resourceLimits:s}:{},stdout:!1,stderr:!1}),i={worker:r,kept:new Set};return this.slots.add(i),r.
on("message",o=>this.finish(i,o)),r.on("messageerror",()=>{r.terminate()}),r.on("error",o=>this.lose(i,o)),r.on("exit",()=>this.lose(i)),r.unref(),i}assign(){for(;this.
waiting.length>0;){let e=[...this.slots].find(({job:s})=>!s)??(this.slots.size<this.options.size?this.hire():void 0),t=e&&this.waiting.shift();if(!t)return;this.
start(e,t)}}start(e,t){e.job=t,e.worker.ref(),this.options.jobTimeout!==void 0&&endAfter(e,this.options.jobTimeout);try{let{documents:s,memory:r}=(0,chunk_QZVNHFB5_js_1.
movable)(t.message.documents),i=this.files.split(t.message.parameters,e.kept);e.worker.postMessage({...t.message,...i,documents:s},r);for(let{id:o}of i.kept)e.kept.
add(o)}catch(s){release(e),t.settle(new chunk_GMSHOBQ3_js_1.OctavoError("internal","The documents could not be handed to a worker",{cause:s}))}}finish(e,t){let{
job:s}=e;if(s?.message.id===t.id){if(t.kind==="progress")return s.onProgress?.(t.fraction);release(e),s.settle(t.kind==="done"?t.outcome:(0,chunk_QZVNHFB5_js_1.
fromPlain)(t.error)),this.assign()}}lose(e,t){this.slots.delete(e)&&(clearTimeout(e.timer),e.job?.settle(lost(t)),this.assign())}cancel(e){let t=this.waiting.indexOf(
e);t>=0&&this.waiting.splice(t,1);for(let s of this.slots)s.job===e&&(s.worker.postMessage({kind:"cancel",id:e.message.id}),endAfter(s,this.options.grace??2e3));
e.settle((0,chunk_GMSHOBQ3_js_1.cancelled)())}};exports.workerPool=workerPool;function endAfter(e,t){clearTimeout(e.timer),e.timer=setTimeout(()=>{e.worker.terminate()},
t)}function release(e){clearTimeout(e.timer),e.worker.unref(),delete e.job}function lost(e){return e?.code!=="ERR_WORKER_OUT_OF_MEMORY"?new chunk_GMSHOBQ3_js_1.
OctavoError("internal","A worker ended before its work was done",{cause:e}):new chunk_GMSHOBQ3_js_1.OctavoError("internal","The document needs more memory than \
Node.js may use",{advice:"Allow more with the environment variable NODE_OPTIONS, such as --max-old-space-size=8192, or split the document",cause:e})}var closedError=()=>new chunk_GMSHOBQ3_js_1.
OctavoError("internal","The workers have been closed");
