"use strict";Object.defineProperty(exports,"__esModule",{value:!0});const chunk_DR37BBHM_js_1=require("./chunk-DR37BBHM.js"),chunk_QZVNHFB5_js_1=require("./chunk-QZVNHFB5.js");
require("./chunk-MPBOBPIW.js"),require("./chunk-HB3BR72C.js"),require("./chunk-AVWOAZJD.js"),require("./chunk-UTTXRBHO.js"),require("./chunk-VZIP5HSV.js");const chunk_OPGTTUFX_js_1=require(
"./chunk-OPGTTUFX.js");require("./chunk-ALEWZOQX.js"),require("./chunk-6JXHDBZG.js"),require("./chunk-I4PED223.js"),require("./chunk-7C6NZWQN.js");const chunk_EJB7VHTT_js_1=require(
"./chunk-EJB7VHTT.js");require("./chunk-VKB5CSQM.js"),require("./chunk-NXJECZMF.js"),require("./chunk-22ZLOFHS.js"),require("./chunk-SPYEGGY7.js"),require("./ch\
unk-2D65I2CG.js");const chunk_GMSHOBQ3_js_1=require("./chunk-GMSHOBQ3.js");require("./chunk-WYN2LYAQ.js");const node_worker_threads_1=require("node:worker_threa\
ds"),node_v8_1=require("node:v8"),node_vm_1=require("node:vm");var LARGE=32*1024*1024,collect;function collectAfter(e){e<LARGE||(collect||((0,node_v8_1.setFlagsFromString)(
"--expose-gc"),collect=(0,node_vm_1.runInNewContext)("gc")),collect())}function packResults(e,{documents:r,files:n=[]},t){let{output:o}=(0,chunk_EJB7VHTT_js_1.operationOf)(
e);if(o!=="pdfs"&&o!=="files")return;let u=o==="files"?n:r,{contentType:i,pieces:l}=(0,chunk_OPGTTUFX_js_1.packPieces)(u,u.length===0&&t==="multipart/mixed"?"ap\
plication/zip":t);return{contentType:i,pieces:withoutSmall(l)}}var SMALL=64*1024;function withoutSmall(e){let r=[],n=[],t=0,o=()=>{n.length>0&&r.push(Buffer.concat(
n)),[n,t]=[[],0]};for(let u of e){if(u.length>=SMALL){o(),r.push(u);continue}n.push(u),t+=u.length,t>=SMALL&&o()}return o(),r}var PROGRESS_INTERVAL=1e3,backend=(0,chunk_DR37BBHM_js_1.
localHere)(node_worker_threads_1.workerData),files=new Map,running,controller=new AbortController;node_worker_threads_1.parentPort?.on("message",e=>{e.kind==="r\
un"?run(e):e.id===running&&controller.abort()}),node_worker_threads_1.parentPort?.on("messageerror",e=>{throw e});async function run({id:e,name:r,documents:n,parameters:t,
kept:o,tellsProgress:u,packAs:i}){running=e;let l=n.reduce((s,{bytes:a})=>s+a.length,0);controller.signal.aborted&&(controller=new AbortController);try{let s=await backend.
run(r,n,{...t,...filesOf(o)},{signal:controller.signal,...u?{onProgress:progressOf(e)}:{}}),a=i&&packResults(r,s,i);if(a){sayPacked(e,s,a);return}let c=(0,chunk_QZVNHFB5_js_1.
movable)([...s.documents,...s.files??[]]),h=c.documents.slice(0,s.documents.length),f=c.documents.slice(s.documents.length);say({kind:"done",id:e,outcome:{...s,
documents:h,...s.files?{files:f}:{}}},c.memory)}catch(s){say({kind:"failed",id:e,error:(0,chunk_QZVNHFB5_js_1.toPlain)((0,chunk_GMSHOBQ3_js_1.asOctavoError)(s))})}finally{
running=void 0,setImmediate(collectAfter,l)}}function sayPacked(e,{documents:r,files:n,...t},{contentType:o,pieces:u}){let i=new Uint8Array,l=(0,chunk_QZVNHFB5_js_1.
movable)(u.map(c=>({name:"",bytes:c}))),s={contentType:o,pieces:l.documents.map(c=>c.bytes)},a={documents:r.map(c=>({...c,bytes:i})),...n?{files:n.map(c=>({...c,
bytes:i}))}:{}};say({kind:"done",id:e,outcome:{...t,...a,packed:s}},l.memory)}function filesOf(e){for(let{id:r,bytes:n}of e)n&&files.set(r,n);return Object.fromEntries(
e.map(({field:r,id:n,name:t})=>[r,{name:t,bytes:files.get(n)}]))}function progressOf(e){let r=performance.now();return n=>{let t=performance.now();t-r<PROGRESS_INTERVAL||
(r=t,say({kind:"progress",id:e,fraction:n}))}}function say(e,r=[]){node_worker_threads_1.parentPort?.postMessage(e,r)}
