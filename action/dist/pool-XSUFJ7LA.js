"use strict";Object.defineProperty(exports,"__esModule",{value:!0}),exports.workerPool=void 0;const chunk_QZVNHFB5_js_1=require("./chunk-QZVNHFB5.js"),chunk_GMSHOBQ3_js_1=require(
"./chunk-GMSHOBQ3.js");require("./chunk-WYN2LYAQ.js");const node_worker_threads_1=require("node:worker_threads");var RepeatedFiles=class{ids=0;seen=new WeakMap;split(e,t){
let r={},i=[];for(let[s,o]of Object.entries(e)){let n=isDocument(o)?this.idOf(o.bytes):0;if(!isDocument(o)||n===0){r[s]=o;continue}let{name:a,bytes:l}=o;i.push(
t.has(n)?{field:s,id:n,name:a}:{field:s,id:n,name:a,bytes:l})}return{parameters:r,kept:i}}idOf(e){let t=this.seen.get(e),r=t===void 0?0:t||++this.ids;return this.
seen.set(e,r),r}};function isDocument(e){return typeof e=="object"&&e!==null&&"bytes"in e&&e.bytes instanceof Uint8Array}var workerPool=e=>new WorkerPool(e),WorkerPool=class{constructor(e){
this.options=e;for(let t=0;t<e.size;t++)this.hire()}options;waiting=[];slots=new Set;files=new RepeatedFiles;ids=0;closed=!1;run=(e,t,r,{signal:i,onProgress:s,packAs:o}={})=>new Promise(
(n,a)=>{if(this.closed)return a(closedError());let l=()=>this.cancel(h),h={message:{kind:"run",id:++this.ids,name:e,documents:t,parameters:r,tellsProgress:s!==void 0,
...o?{packAs:o}:{}},...s?{onProgress:s}:{},settle:d=>{i?.removeEventListener("abort",l),d instanceof chunk_GMSHOBQ3_js_1.OctavoError?a(d):n(d)}};if(i?.aborted)return l();
i?.addEventListener("abort",l,{once:!0}),this.waiting.push(h),this.assign()});threads=()=>[...this.slots].map(({worker:e})=>e.threadId);close=async()=>{this.closed=
!0;for(let e of this.waiting.splice(0))e.settle(closedError());await Promise.all([...this.slots].map(({worker:e})=>e.terminate()))};hire(){let{entry:e,limits:t={},
resourceLimits:r}=this.options,i=new node_worker_threads_1.Worker(e,{workerData:t,...r?{resourceLimits:r}:{},stdout:!1,stderr:!1}),s={worker:i,kept:new Set};return this.
slots.add(s),i.on("message",o=>this.finish(s,o)),i.on("messageerror",()=>{i.terminate()}),i.on("error",o=>this.lose(s,o)),i.on("exit",()=>this.lose(s)),i.unref(),
s}assign(){for(;this.waiting.length>0;){let e=[...this.slots].find(({job:o})=>!o),{size:t,spare:r=0}=this.options,i=e??(this.slots.size<t+r?this.hire():void 0),
s=i&&this.waiting.shift();if(!s)return;this.start(i,s)}}start(e,t){e.job=t,e.worker.ref(),this.options.jobTimeout!==void 0&&endAfter(e,this.options.jobTimeout);
try{let{documents:r,memory:i}=(0,chunk_QZVNHFB5_js_1.movable)(t.message.documents),s=this.files.split(t.message.parameters,e.kept);e.worker.postMessage({...t.message,
...s,documents:r},i);for(let{id:o}of s.kept)e.kept.add(o)}catch(r){release(e),t.settle(new chunk_GMSHOBQ3_js_1.OctavoError("internal","The documents could not b\
e handed to a worker",{cause:r}))}}finish(e,t){let{job:r}=e;if(r?.message.id===t.id){if(t.kind==="progress")return r.onProgress?.(t.fraction);release(e),r.settle(
t.kind==="done"?t.outcome:(0,chunk_QZVNHFB5_js_1.fromPlain)(t.error)),this.assign()}}lose(e,t){this.slots.delete(e)&&(clearTimeout(e.timer),e.job?.settle(e.late?
tooLong():lost(t)),this.assign())}cancel(e){let t=this.waiting.indexOf(e);t>=0&&this.waiting.splice(t,1);for(let r of this.slots)r.job===e&&(r.worker.postMessage(
{kind:"cancel",id:e.message.id}),endAfter(r,this.options.grace??2e3));e.settle((0,chunk_GMSHOBQ3_js_1.cancelled)())}};exports.workerPool=workerPool;function endAfter(e,t){
clearTimeout(e.timer),e.timer=setTimeout(()=>{e.late=!0,e.worker.terminate()},t)}function release(e){clearTimeout(e.timer),e.worker.unref(),delete e.job}function lost(e){
return e?.code!=="ERR_WORKER_OUT_OF_MEMORY"?new chunk_GMSHOBQ3_js_1.OctavoError("internal","A worker ended before its work was done",{cause:e}):new chunk_GMSHOBQ3_js_1.
OctavoError("internal","The document needs more memory than Node.js may use",{advice:"Allow more with the environment variable NODE_OPTIONS, such as --max-old-s\
pace-size=8192, or split the document",cause:e})}var tooLong=()=>new chunk_GMSHOBQ3_js_1.OctavoError("time_limit","The work took longer than its time limit"),closedError=()=>new chunk_GMSHOBQ3_js_1.
OctavoError("internal","The workers have been closed");
