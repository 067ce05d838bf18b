var c=Object.defineProperty;var b=Object.getOwnPropertyDescriptor;var v=Object.getOwnPropertyNames;var y=Object.prototype.hasOwnProperty;var O=(e,t)=>{for(var s in t)c(e,s,{get:t[s],enumerable:!0})},j=(e,t,s,o)=>{if(t&&typeof t=="object"||typeof t=="function")for(let i of v(t))!y.call(e,i)&&i!==s&&
c(e,i,{get:()=>t[i],enumerable:!(o=b(t,i))||o.enumerable});return e};var T=e=>j(c({},"__esModule",{value:!0}),e);var M={};O(M,{workerPool:()=>k});module.exports=T(M);var h=require("./chunk-3IQV3X2G.js"),n=require("./chunk-D5RTHP3X.js"),_=require("./chunk-3RNHDNP5.js"),g=require("node:worker_threads"),
P=class{ids=0;seen=new WeakMap;split(e,t){let s={},o=[];for(let[i,r]of Object.entries(e)){let a=u(r)?this.idOf(r.bytes):0;if(!u(r)||a===0){s[i]=r;continue}let{name:l,
bytes:d}=r;o.push(t.has(a)?{field:i,id:a,name:l}:{field:i,id:a,name:l,bytes:d})}return{parameters:s,kept:o}}idOf(e){let t=this.seen.get(e),s=t===void 0?0:t||++this.
ids;return this.seen.set(e,s),s}};function u(e){return typeof e=="object"&&e!==null&&"bytes"in e&&e.bytes instanceof Uint8Array}var k=e=>new E(e),E=class{constructor(e){
this.options=e;for(let t=0;t<e.size;t++)this.hire()}options;waiting=[];slots=new Set;files=new P;ids=0;closed=!1;run=(e,t,s,{signal:o,onProgress:i}={})=>new Promise(
(r,a)=>{if(this.closed)return a(p());let l=()=>this.cancel(d),d={message:{kind:"run",id:++this.ids,name:e,documents:t,parameters:s,tellsProgress:i!==void 0},...i?
{onProgress:i}:{},settle:m=>{o?.removeEventListener("abort",l),m instanceof n.b?a(m):r(m)}};if(o?.aborted)return l();o?.addEventListener("abort",l,{once:!0}),this.
waiting.push(d),this.assign()});threads=()=>[...this.slots].map(({worker:e})=>e.threadId);close=async()=>{this.closed=!0;for(let e of this.waiting.splice(0))e.settle(
p());await Promise.all([...this.slots].map(({worker:e})=>e.terminate()))};hire(){let{entry:e,limits:t={},resourceLimits:s}=this.options,o=new g.Worker(e,{workerData:t,
...s?{resourceLimits:s}:{},stdout:!1,stderr:!1}),i={worker:o,kept:new Set};return this.slots.add(i),o.on("message",r=>this.finish(i,r)),o.on("messageerror",()=>{
o.terminate()}),o.on("error",r=>this.lose(i,r)),o.on("exit",()=>this.lose(i)),o.unref(),i}assign(){for(;this.waiting.length>0;){let e=[...this.slots].find(({job:s})=>!s)??
(this.slots.size<this.options.size?this.hire():void 0),t=e&&this.waiting.shift();if(!t)return;this.start(e,t)}}start(e,t){e.job=t,e.worker.ref(),this.options.jobTimeout!==
void 0&&f(e,this.options.jobTimeout);try{let{documents:s,memory:o}=(0,h.c)(t.message.documents),i=this.files.split(t.message.parameters,e.kept);e.worker.postMessage(
{...t.message,...i,documents:s},o);for(let{id:r}of i.kept)e.kept.add(r)}catch(s){w(e),t.settle(new n.b("internal","The documents could not be handed to a worker",
{cause:s}))}}finish(e,t){let{job:s}=e;if(s?.message.id===t.id){if(t.kind==="progress")return s.onProgress?.(t.fraction);w(e),s.settle(t.kind==="done"?t.outcome:
(0,h.b)(t.error)),this.assign()}}lose(e,t){this.slots.delete(e)&&(clearTimeout(e.timer),e.job?.settle(x(t)),this.assign())}cancel(e){let t=this.waiting.indexOf(
e);t>=0&&this.waiting.splice(t,1);for(let s of this.slots)s.job===e&&(s.worker.postMessage({kind:"cancel",id:e.message.id}),f(s,this.options.grace??2e3));e.settle(
(0,n.h)())}};function f(e,t){clearTimeout(e.timer),e.timer=setTimeout(()=>{e.worker.terminate()},t)}function w(e){clearTimeout(e.timer),e.worker.unref(),delete e.
job}function x(e){return e?.code!=="ERR_WORKER_OUT_OF_MEMORY"?new n.b("internal","A worker ended before its work was done",{cause:e}):new n.b("internal","The do\
cument needs more memory than Node.js may use",{advice:"Allow more with the environment variable NODE_OPTIONS, such as --max-old-space-size=8192, or split the d\
ocument",cause:e})}var p=()=>new n.b("internal","The workers have been closed");0&&(module.exports={workerPool});
