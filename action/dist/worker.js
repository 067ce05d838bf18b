"use strict";Object.defineProperty(exports,"__esModule",{value:!0});const chunk_7QMCSRTD_js_1=require("./chunk-7QMCSRTD.js"),chunk_QZVNHFB5_js_1=require("./chunk-QZVNHFB5.js");
require("./chunk-MPBOBPIW.js"),require("./chunk-MZ77N44C.js"),require("./chunk-Z6NWOQBM.js"),require("./chunk-5BKSP7JR.js"),require("./chunk-22ZLOFHS.js"),require(
"./chunk-BNL6ROPZ.js");const chunk_GMSHOBQ3_js_1=require("./chunk-GMSHOBQ3.js");require("./chunk-WYN2LYAQ.js");const node_worker_threads_1=require("node:worker_\
threads");var PROGRESS_INTERVAL=1e3,backend=(0,chunk_7QMCSRTD_js_1.localHere)(node_worker_threads_1.workerData),files=new Map,running,controller=new AbortController;
node_worker_threads_1.parentPort?.on("message",e=>{e.kind==="run"?run(e):e.id===running&&controller.abort()}),node_worker_threads_1.parentPort?.on("messageerror",
e=>{throw e});async function run({id:e,name:r,documents:n,parameters:t,kept:u,tellsProgress:c}){running=e,controller.signal.aborted&&(controller=new AbortController);
try{let o=await backend.run(r,n,{...t,...filesOf(u)},{signal:controller.signal,...c?{onProgress:progressOf(e)}:{}}),s=(0,chunk_QZVNHFB5_js_1.movable)([...o.documents,
...o.files??[]]),i=s.documents.slice(0,o.documents.length),l=s.documents.slice(o.documents.length);say({kind:"done",id:e,outcome:{...o,documents:i,...o.files?{files:l}:
{}}},s.memory)}catch(o){say({kind:"failed",id:e,error:(0,chunk_QZVNHFB5_js_1.toPlain)((0,chunk_GMSHOBQ3_js_1.asOctavoError)(o))})}finally{running=void 0}}function filesOf(e){
for(let{id:r,bytes:n}of e)n&&files.set(r,n);return Object.fromEntries(e.map(({field:r,id:n,name:t})=>[r,{name:t,bytes:files.get(n)}]))}function progressOf(e){let r=performance.
now();return n=>{let t=performance.now();t-r<PROGRESS_INTERVAL||(r=t,say({kind:"progress",id:e,fraction:n}))}}function say(e,r=[]){node_worker_threads_1.parentPort?.
postMessage(e,r)}
