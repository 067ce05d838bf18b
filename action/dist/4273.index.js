"use strict";exports.id=4273,exports.ids=[4273],exports.modules={95379:((_,P,u)=>{u.d(P,{IF:()=>g,i2:()=>z,kA:()=>E});var v=u(58552),m=u(95323);const M={clock:"a clock",recognizer:"\
a program that recognizes text (OCR)",network:"access to the network",pixels:"a program that draws pages"},z=new Set(Object.keys(M)),E=new Set,l=({ports:n=[]},c)=>n.
every(o=>c.has(o)),h=n=>operationNames.filter(c=>l(operationOf(c),n)),a=({ports:n=[]},c)=>`does not work here: it needs ${n.filter(o=>!c.has(o)).map(o=>M[o]).join(
" and ")}`;function w(n,c){const{ports:o=[],fields:k}=operationOf(n);return[...new Set([...o,...Object.values(p(k,c)).flatMap(d=>d.ports??[])])]}function p(n,c){
const o=new Map(Object.entries(c));return Object.fromEntries(Object.entries(n).filter(([k,d])=>(0,m.qR)(d,o.get(k))))}function g(n,c,o){const k=(0,m.zI)(n);if(!l(
k,o))throw new v.zU("unavailable",`${n} ${a(k,o)}`,{fields:[n],advice:"Use a service of your own that offers it"});const d=Object.entries(p(k.fields,c)).filter(
([,U])=>!l(U,o)).map(([U,R])=>({field:U,message:a(R,o)}));if(d.length>0)throw new v.zU("unavailable",(0,v.G6)(d).message,{issues:d,advice:`Leave ${d.length===1?
"it":"them"} out, or use a service of your own that offers ${d.length===1?"it":"them"}`})}}),99099:((_,P,u)=>{u.d(P,{Fu:()=>z,qX:()=>m,th:()=>M,z8:()=>l});const v=100,
m=()=>new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT));function M(h){Atomics.store(h,0,Math.ceil(process.memoryUsage().external/1024))}const z=(h,a)=>h.
prototype.getHeapStatistics?2*a:a,E=4;function l(h,{heap:a,outside:w,documents:p,exceeded:g}){let n=!1;const c=Atomics.load(w,0),o=()=>(Atomics.load(w,0)-c)*1024-
E*p,k=async()=>{const U=await h.getHeapStatistics?.().catch(()=>{});n||((U?.used_heap_size??0)+Math.max(o(),0)>a?g():d=setTimeout(()=>{k()},v))};let d=setTimeout(
()=>{k()},v);return()=>{n=!0,clearTimeout(d)}}}),81838:((_,P,u)=>{u.d(P,{Ul:()=>m,bM:()=>M,pY:()=>z});var v=u(58552);function m({code:E,message:l,issues:h,advice:a,
operation:w,fields:p,predicate:g,sentence:n,position:c,documentName:o,others:k,cause:d}){return{code:E,message:l,issues:h,...a===void 0?{}:{advice:a},...w===void 0?
{}:{operation:w},fields:p,...g===void 0?{}:{predicate:g},sentence:n,...c===void 0?{}:{position:c},...o===void 0?{}:{documentName:o},others:k.map(m),...d instanceof
Error?{cause:{name:d.name,places:(0,v.ek)(d)}}:{}}}function M({code:E,message:l,cause:h,others:a,...w}){const p={...w,others:a.map(M)};if(!h)return new v.zU(E,l,
p);const g=new Error("in a worker");return g.name=h.name,g.stack=[h.name,...h.places].join(`
    `),new v.zU(E,l,{...p,cause:g})}function z(E){const l=new Set;return{documents:E.map(a=>{const{buffer:w,byteLength:p}=a.bytes,n=p>0&&w instanceof ArrayBuffer&&
w.byteLength===p&&!l.has(w)?a.bytes:new Uint8Array(a.bytes);return l.add(n.buffer),{...a,bytes:n}}),memory:[...l]}}}),74273:((_,P,u)=>{u.d(P,{workerPool:()=>w});
var v=u(75919),m=u(58552),M=u(95379),z=u(99099),E=u(61729);class l{ids=0;seen=new WeakMap;split(e,t){const i={},O=[];for(const[r,f]of Object.entries(e)){const y=h(
f)?this.idOf(f.bytes):0;if(!h(f)||y===0){i[r]=f;continue}const{name:b,bytes:T}=f;O.push(t.has(y)?{field:r,id:y,name:b}:{field:r,id:y,name:b,bytes:T})}return{parameters:i,
kept:O}}idOf(e){const t=this.seen.get(e),i=t===void 0?0:t||++this.ids;return this.seen.set(e,i),i}}function h(s){return(0,E.Gv)(s)&&s.bytes instanceof Uint8Array}
var a=u(81838);const w=s=>new p(s);class p{options;waiting=[];slots=new Set;files=new l;ids=0;closed=!1;ended=0;constructor(e){this.options=e;for(let t=0;t<e.size;t++)
this.hire()}get ports(){return this.options.ports??M.kA}run=(e,t,i,{signal:O,onProgress:r,timeLimit:f,packAs:y}={})=>new Promise((b,T)=>{if(this.closed)return T(
R());const A=()=>this.cancel(S),S={message:{kind:"run",id:++this.ids,name:e,documents:t,parameters:i,tellsProgress:r!==void 0,...f?{timeLimit:f}:{},...y?{packAs:y}:
{}},...r?{onProgress:r}:{},settle:x=>{O?.removeEventListener("abort",A),x instanceof m.zU?T(x):b(x)}};if(O?.aborted)return A();O?.addEventListener("abort",A,{once:!0}),
this.waiting.push(S),this.assign()});threads=()=>[...this.slots].map(({worker:e})=>e.threadId);lost=()=>this.ended;close=async()=>{this.closed=!0;for(const e of this.
waiting.splice(0))e.settle(R());await Promise.all([...this.slots].map(({worker:e})=>e.terminate()))};hire(){const{entry:e,limits:t={},heap:i}=this.options,O=(0,z.
qX)(),r=new v.Worker(e,{workerData:{limits:t,ports:this.ports,servers:this.options.servers,outside:O},...i===void 0?{}:{resourceLimits:{maxOldGenerationSizeMb:(0,z.
Fu)(v.Worker,i)/2**20}},stdout:!1,stderr:!1}),f={worker:r,outside:O,kept:new Set};return this.slots.add(f),r.on("message",y=>this.finish(f,y)),r.on("messageerro\
r",()=>{r.terminate()}),r.on("error",y=>this.lose(f,y)),r.on("exit",()=>this.lose(f)),r.unref(),f}assign(){for(;this.waiting.length>0;){const e=[...this.slots].
find(({job:f})=>!f),{size:t,spare:i=0}=this.options,O=e??(this.slots.size<t+i?this.hire():void 0),r=O&&this.waiting.shift();if(!r)return;this.start(O,r)}}start(e,t){
e.job=t,e.worker.ref();const{jobTimeout:i,jobTimeouts:O,heap:r}=this.options,f=O?.[t.message.name]??i;f!==void 0&&g(e,f);const y=t.message.documents.reduce((b,{
bytes:T})=>b+T.length,0);r!==void 0&&(e.unwatch=(0,z.z8)(e.worker,{heap:r,outside:e.outside,documents:y,exceeded:()=>n(e,"memory")}));try{const{documents:b,memory:T}=(0,a.
pY)(t.message.documents),A=this.files.split(t.message.parameters,e.kept);e.worker.postMessage({...t.message,...A,documents:b},T);for(const{id:S}of A.kept)e.kept.
add(S)}catch(b){o(e),t.settle(new m.zU("internal","The documents could not be handed to a worker",{cause:b}))}}finish(e,t){const{job:i}=e;if(i?.message.id===t.id){
if(t.kind==="progress")return i.onProgress?.(t.fraction);o(e),i.settle(t.kind==="done"?t.outcome:(0,a.bM)(t.error)),this.assign()}}lose(e,t){this.slots.delete(e)&&
(this.closed||(this.ended+=1),c(e),e.job?.settle(e.endedFor==="time"?U():e.endedFor==="memory"?d():k(t)),this.assign())}cancel(e){const t=this.waiting.indexOf(e);
t>=0&&this.waiting.splice(t,1);for(const i of this.slots)i.job===e&&(i.worker.postMessage({kind:"cancel",id:e.message.id}),g(i,this.options.grace??2e3));e.settle(
(0,m.WN)())}}function g(s,e){clearTimeout(s.timer),s.timer=setTimeout(()=>n(s,"time"),e)}function n(s,e){s.endedFor=e,s.worker.terminate()}function c(s){clearTimeout(
s.timer),s.unwatch?.()}function o(s){c(s),s.worker.unref(),delete s.job}function k(s){return s?.code==="ERR_WORKER_OUT_OF_MEMORY"?d(s):new m.zU("internal","A wo\
rker ended before its work was done",{cause:s})}function d(s){const e="The document needs more memory than is allowed for one";return new m.zU("limit_exceeded",
e,{issues:[{field:"file",message:`${e}.`}],advice:"Split the document, or allow more: in the service with OCTAVO_WORKER_MEMORY, in the Action with NODE_OPTIONS \
such as --max-old-space-size=8192",cause:s})}const U=()=>new m.zU("time_limit","The work took longer than its time limit"),R=()=>new m.zU("internal","The worker\
s have been closed")})};
