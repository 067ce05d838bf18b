"use strict";exports.id=2638,exports.ids=[2638],exports.modules={95379:((A,P,m)=>{m.d(P,{IF:()=>y,i2:()=>z,kA:()=>v});var O=m(58552),w=m(58426);const b={clock:"a clock",recognizer:"\
a program that recognizes text (OCR)",network:"access to the network",pixels:"a program that draws pages"},z=new Set(Object.keys(b)),v=new Set,c=({ports:r=[]},l)=>r.
every(d=>l.has(d)),p=r=>operationNames.filter(l=>c(operationOf(l),r)),f=({ports:r=[]},l)=>`does not work here: it needs ${r.filter(d=>!l.has(d)).map(d=>b[d]).join(
" and ")}`;function u(r,l){const{ports:d=[],fields:E}=operationOf(r);return[...new Set([...d,...Object.values(k(E,l)).flatMap(g=>g.ports??[])])]}function k(r,l){
const d=new Map(Object.entries(l));return Object.fromEntries(Object.entries(r).filter(([E,g])=>(0,w.qR)(g,d.get(E))))}function y(r,l,d){const E=(0,w.zI)(r);if(!c(
E,d))throw new O.zU("unavailable",`${r} ${f(E,d)}`,{fields:[r],advice:"Use a service of your own that offers it"});const g=Object.entries(k(E.fields,l)).filter(
([,T])=>!c(T,d)).map(([T,U])=>({field:T,message:f(U,d)}));if(g.length>0)throw new O.zU("unavailable",(0,O.G6)(g).message,{issues:g,advice:`Leave ${g.length===1?
"it":"them"} out, or use a service of your own that offers ${g.length===1?"it":"them"}`})}}),99099:((A,P,m)=>{m.d(P,{Fu:()=>z,qX:()=>w,th:()=>b,z8:()=>v});const O=100,
w=()=>new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT));function b(c){Atomics.store(c,0,Math.ceil(process.memoryUsage().external/1024))}const z=(c,p)=>c.
prototype.getHeapStatistics?2*p:p;function v(c,{outside:p,told:f}){let u=!1;const k=Atomics.load(p,0),y=async()=>{const l=await c.getHeapStatistics?.().catch(()=>{});
u||(f(l?.used_heap_size??0,(Atomics.load(p,0)-k)*1024),u||(r=setTimeout(()=>{y()},O)))};let r=setTimeout(()=>{y()},O);return()=>{u=!0,clearTimeout(r)}}}),81838:((A,P,m)=>{
m.d(P,{Ul:()=>w,bM:()=>b,pY:()=>z});var O=m(58552);function w({code:v,message:c,issues:p,advice:f,operation:u,fields:k,predicate:y,sentence:r,position:l,documentName:d,
others:E,cause:g}){return{code:v,message:c,issues:p,...f===void 0?{}:{advice:f},...u===void 0?{}:{operation:u},fields:k,...y===void 0?{}:{predicate:y},sentence:r,
...l===void 0?{}:{position:l},...d===void 0?{}:{documentName:d},others:E.map(w),...g instanceof Error?{cause:{name:g.name,places:(0,O.ek)(g)}}:{}}}function b({code:v,
message:c,cause:p,others:f,...u}){const k={...u,others:f.map(b)};if(!p)return new O.zU(v,c,k);const y=new Error("in a worker");return y.name=p.name,y.stack=[p.name,
...p.places].join(`
    `),new O.zU(v,c,{...k,cause:y})}function z(v){const c=new Set;return{documents:v.map(f=>{const{buffer:u,byteLength:k}=f.bytes,r=k>0&&u instanceof ArrayBuffer&&
u.byteLength===k&&!c.has(u)?f.bytes:new Uint8Array(f.bytes);return c.add(r.buffer),{...f,bytes:r}}),memory:[...c]}}}),12638:((A,P,m)=>{m.d(P,{workerPool:()=>E});
var O=m(75919),w=m(58552),b=m(95379);const z=4,v=16*2**20;function c(n){const e=n.reduce((t,{bytes:s})=>t+s.length,0);return{documents:e,reserved:v+z*e,used:0}}
class p{limits;shares=new Map;constructor(e){this.limits=e}hasRoomFor({reserved:e}){return this.shares.size===0||this.taken+e<=(this.limits.memory??1/0)}reserve(e,t){
this.shares.set(e,t)}release(e){this.shares.delete(e)}see(e,t,s){const a=this.shares.get(e);if(!a)return;const{memory:i=1/0,heap:o=1/0}=this.limits;if(a.used=t+
Math.max(s,0),t+Math.max(s-z*a.documents,0)>o)return{job:e,alone:!0};if(this.taken<=i)return;const[h]=[...this.shares].sort(([,M],[,R])=>f(R)-f(M));if(!(!h||f(h[1])<=
0))return{job:h[0],alone:h[1].used>i}}get taken(){return[...this.shares.values()].reduce((e,{reserved:t,used:s})=>e+Math.max(t,s),0)}}const f=({used:n,reserved:e})=>n-
e;var u=m(99099);class k{allow;cancel;pieces=[];end="open";wake;constructor(e,t){this.allow=e,this.cancel=t}add(e){this.pieces.push(e),this.wake?.()}close(e){this.
end=e,this.wake?.()}async*open(e){this.allow(e);try{for(;;){const t=this.pieces.shift();if(t){const{length:s}=t;yield t,this.allow(s)}else if(this.end==="open")
await new Promise(s=>this.wake=s);else{if(this.end==="complete")return;throw this.end}}}finally{this.end==="open"&&this.cancel()}}}var y=m(61729);class r{ids=0;seen=new WeakMap;split(e,t){
const s={},a=[];for(const[i,o]of Object.entries(e)){const h=l(o)?this.idOf(o.bytes):0;if(!l(o)||h===0){s[i]=o;continue}const{name:M,bytes:R}=o;a.push(t.has(h)?{
field:i,id:h,name:M}:{field:i,id:h,name:M,bytes:R})}return{parameters:s,kept:a}}idOf(e){const t=this.seen.get(e),s=t===void 0?0:t||++this.ids;return this.seen.set(
e,s),s}}function l(n){return(0,y.Gv)(n)&&n.bytes instanceof Uint8Array}var d=m(81838);const E=n=>new g(n);class g{options;waiting=[];slots=new Set;files=new r;ids=0;closed=!1;ended=0;pot;constructor(e){
this.options=e,this.pot=new p(e);for(let t=0;t<e.size;t++)this.hire()}get ports(){return this.options.ports??b.kA}run=(e,t,s,{signal:a,onProgress:i,timeLimit:o,
packAs:h}={})=>new Promise((M,R)=>{if(this.closed)return R(W());const S=()=>this.cancel(F),F={message:{kind:"run",id:++this.ids,name:e,documents:t,parameters:s,
tellsProgress:i!==void 0,...o?{timeLimit:o}:{},...h?{packAs:h}:{}},...i?{onProgress:i}:{},share:c(t),left:()=>a?.removeEventListener("abort",S),settle:L=>{L instanceof
w.zU?R(L):M(L)}};if(a?.aborted)return S();a?.addEventListener("abort",S,{once:!0}),this.waiting.push(F),this.assign()});threads=()=>[...this.slots].map(({worker:e})=>e.
threadId);lost=()=>this.ended;close=async()=>{this.closed=!0;for(const e of this.waiting.splice(0))T(e,W());await Promise.all([...this.slots].map(({worker:e})=>e.
terminate()))};get lending(){const{entry:e,servers:t,recognition:s}=this.options;return{servers:t,...s&&{recognition:{...s,entry:e instanceof URL?e.href:e}}}}hire(){
const{entry:e,limits:t={},heap:s,kept:a=1/0}=this.options,i=(0,u.qX)(),o=new O.Worker(e,{workerData:{limits:t,ports:this.ports,lending:this.lending,outside:i,kept:a},
...s===void 0?{}:{resourceLimits:{maxOldGenerationSizeMb:(0,u.Fu)(O.Worker,s)/2**20}},stdout:!1,stderr:!1}),h={worker:o,outside:i,kept:new Set};return this.slots.
add(h),o.on("message",M=>this.finish(h,M)),o.on("messageerror",()=>{o.terminate()}),o.on("error",M=>this.lose(h,M)),o.on("exit",()=>this.lose(h)),o.unref(),h}assign(){
for(;this.waiting.length>0;){const e=[...this.slots].find(({job:o})=>!o),{size:t,spare:s=0}=this.options;if(!this.pot.hasRoomFor(this.waiting[0].share))return;const a=e??
(this.slots.size<t+s?this.hire():void 0),i=a&&this.waiting.shift();if(!i)return;this.start(a,i)}}start(e,t){e.job=t,e.worker.ref(),this.pot.reserve(e,t.share),this.
limitTime(e,t),this.options.heap!==void 0&&(e.unwatch=(0,u.z8)(e.worker,{outside:e.outside,told:(s,a)=>{const i=this.pot.see(e,s,a);i&&x(i.job,i.alone?"memory":
"crowded")}}));try{const{documents:s,memory:a}=(0,d.pY)(t.message.documents),i=this.files.split(t.message.parameters,e.kept);e.worker.postMessage({...t.message,
...i,documents:s},a);for(const{id:o}of i.kept)e.kept.add(o)}catch(s){this.release(e),T(t,new w.zU("internal","The documents could not be handed to a worker",{cause:s}))}}limitTime(e,{
message:{name:t}}){const{jobTimeout:s,jobTimeouts:a}=this.options,i=a?.[t]??s;i!==void 0&&U(e,i)}finish(e,t){const{job:s}=e;if(s?.message.id===t.id){if(t.kind===
"progress")return s.onProgress?.(t.fraction);if(t.kind==="piece")return s.stream?.add(t.bytes);if(t.kind==="begun")return this.beginStream(e,s,t.outcome);this.release(
e),t.kind==="done"?s.settle(t.outcome):t.kind==="end"?s.stream?.close("complete"):T(s,(0,d.bM)(t.error)),s.left(),this.assign()}}beginStream(e,t,s){const{id:a}=t.
message,i=h=>{e.job===t&&e.worker.postMessage({kind:"allow",id:a,bytes:h})},o=new k(i,()=>this.cancel(t));t.stream=o,this.limitTime(e,t),t.settle({...s,packed:{
...s.packed,stream:o}})}release(e){_(e),this.pot.release(e),e.worker.unref(),delete e.job}lose(e,t){this.slots.delete(e)&&(this.closed||(this.ended+=1),_(e),this.
pot.release(e),e.job&&T(e.job,e.endedFor?j[e.endedFor]():D(t)),this.assign())}cancel(e){const t=this.waiting.indexOf(e);t>=0&&this.waiting.splice(t,1);for(const s of this.
slots)s.job===e&&(s.worker.postMessage({kind:"cancel",id:e.message.id}),U(s,this.options.grace??2e3));T(e,(0,w.WN)())}}function T(n,e){n.settle(e),n.stream?.close(
e),n.left()}function U(n,e){clearTimeout(n.timer),n.timer=setTimeout(()=>x(n,"time"),e)}function x(n,e){n.endedFor=e,n.worker.terminate()}function _(n){clearTimeout(
n.timer),n.unwatch?.()}function D(n){return n?.code==="ERR_WORKER_OUT_OF_MEMORY"?I(n):new w.zU("internal","A worker ended before its work was done",{cause:n})}function I(n){
const e="The document needs more memory than is allowed for one";return new w.zU("limit_exceeded",e,{issues:[{field:"file",message:`${e}.`}],advice:"Split the d\
ocument, or allow more: in the service with OCTAVO_WORKER_MEMORY, in the Action with NODE_OPTIONS such as --max-old-space-size=8192",cause:n})}const j={time:()=>new w.
zU("time_limit","The work took longer than its time limit"),memory:I,crowded:()=>new w.zU("rate_limited","Other documents take the memory now")},W=()=>new w.zU(
"internal","The workers have been closed")})};
