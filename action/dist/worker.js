var p=require("./chunk-D44SFQJN.js"),i=require("./chunk-3IQV3X2G.js"),j=require("./chunk-2Q2FT3AR.js"),v=require("./chunk-XR5AN4I3.js"),A=require("./chunk-XYGSJ5QF.js"),
C=require("./chunk-5H4UZHOP.js"),D=require("./chunk-CSP3PORT.js"),E=require("./chunk-QY672WF6.js"),f=require("./chunk-D5RTHP3X.js"),F=require("./chunk-3RNHDNP5.js"),
s=require("node:worker_threads"),y=1e3,b=(0,p.a)(s.workerData),d=new Map,m=new Map;s.parentPort?.on("message",e=>{e.kind==="cancel"?m.get(e.id)?.abort():h(e)}),
s.parentPort?.on("messageerror",e=>{throw e});async function h({id:e,name:t,documents:r,parameters:o,kept:u,tellsProgress:g}){let l=new AbortController;m.set(e,
l);try{let n=await b.run(t,r,{...o,...P(u)},{signal:l.signal,...g?{onProgress:M(e)}:{}}),a=(0,i.c)([...n.documents,...n.files??[]]),w=a.documents.slice(0,n.documents.
length),k=a.documents.slice(n.documents.length);c({kind:"done",id:e,outcome:{...n,documents:w,...n.files?{files:k}:{}}},a.memory)}catch(n){c({kind:"failed",id:e,
error:(0,i.a)((0,f.j)(n))})}finally{m.delete(e)}}function P(e){for(let{id:t,bytes:r}of e)r&&d.set(t,r);return Object.fromEntries(e.map(({field:t,id:r,name:o})=>[
t,{name:o,bytes:d.get(r)}]))}function M(e){let t=performance.now();return r=>{let o=performance.now();o-t<y||(t=o,c({kind:"progress",id:e,fraction:r}))}}function c(e,t=[]){
s.parentPort?.postMessage(e,t)}
