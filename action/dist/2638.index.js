"use strict";exports.id=2638,exports.ids=[2638],exports.modules={99099:((L,T,u)=>{u.d(T,{Fu:()=>E,qX:()=>f,th:()=>O,z8:()=>p});const y=100,f=()=>new Int32Array(new SharedArrayBuffer(
Int32Array.BYTES_PER_ELEMENT));function O(d){Atomics.store(d,0,Math.ceil(process.memoryUsage().external/1024))}const E=(d,h)=>d.prototype.getHeapStatistics?2*h:
h;function p(d,{outside:h,told:l}){let c=!1;const w=Atomics.load(h,0),m=async()=>{const v=await d.getHeapStatistics?.().catch(()=>{});c||(l(v?.used_heap_size??0,
(Atomics.load(h,0)-w)*1024),c||(g=setTimeout(()=>{m()},y)))};let g=setTimeout(()=>{m()},y);return()=>{c=!0,clearTimeout(g)}}}),81838:((L,T,u)=>{u.d(T,{Ul:()=>f,
bM:()=>O,pY:()=>E});var y=u(58552);function f({code:p,message:d,issues:h,advice:l,operation:c,fields:w,predicate:m,sentence:g,position:v,documentName:b,others:A,
cause:z}){return{code:p,message:d,issues:h,...l===void 0?{}:{advice:l},...c===void 0?{}:{operation:c},fields:w,...m===void 0?{}:{predicate:m},sentence:g,...v===
void 0?{}:{position:v},...b===void 0?{}:{documentName:b},others:A.map(f),...z instanceof Error?{cause:{name:z.name,places:(0,y.ek)(z)}}:{}}}function O({code:p,message:d,
cause:h,others:l,...c}){const w={...c,others:l.map(O)};if(!h)return new y.zU(p,d,w);const m=new Error("in a worker");return m.name=h.name,m.stack=[h.name,...h.places].
join(`
    `),new y.zU(p,d,{...w,cause:m})}function E(p){const d=new Set;return{documents:p.map(l=>{const{buffer:c,byteLength:w}=l.bytes,g=w>0&&c instanceof ArrayBuffer&&
c.byteLength===w&&!d.has(c)?l.bytes:new Uint8Array(l.bytes);return d.add(g.buffer),{...l,bytes:g}}),memory:[...d]}}}),12638:((L,T,u)=>{u.d(T,{workerPool:()=>A});
var y=u(75919),f=u(58552),O=u(95379);const E=4,p=16*2**20;function d(n){const e=n.reduce((t,{bytes:s})=>t+s.length,0);return{documents:e,reserved:p+E*e,used:0}}
class h{limits;shares=new Map;constructor(e){this.limits=e}hasRoomFor({reserved:e}){return this.shares.size===0||this.taken+e<=(this.limits.memory??1/0)}reserve(e,t){
this.shares.set(e,t)}release(e){this.shares.delete(e)}see(e,t,s){const o=this.shares.get(e);if(!o)return;const{memory:i=1/0,heap:r=1/0}=this.limits;if(o.used=t+
Math.max(s,0),t+Math.max(s-E*o.documents,0)>r)return{job:e,alone:!0};if(this.taken<=i)return;const[a]=[...this.shares].sort(([,k],[,M])=>l(M)-l(k));if(!(!a||l(a[1])<=
0))return{job:a[0],alone:a[1].used>i}}get taken(){return[...this.shares.values()].reduce((e,{reserved:t,used:s})=>e+Math.max(t,s),0)}}const l=({used:n,reserved:e})=>n-
e;var c=u(99099);class w{allow;cancel;pieces=[];end="open";wake;constructor(e,t){this.allow=e,this.cancel=t}add(e){this.pieces.push(e),this.wake?.()}close(e){this.
end=e,this.wake?.()}async*open(e){this.allow(e);try{for(;;){const t=this.pieces.shift();if(t){const{length:s}=t;yield t,this.allow(s)}else if(this.end==="open")
await new Promise(s=>this.wake=s);else{if(this.end==="complete")return;throw this.end}}}finally{this.end==="open"&&this.cancel()}}}var m=u(61729);class g{ids=0;seen=new WeakMap;split(e,t){
const s={},o=[];for(const[i,r]of Object.entries(e)){const a=v(r)?this.idOf(r.bytes):0;if(!v(r)||a===0){s[i]=r;continue}const{name:k,bytes:M}=r;o.push(t.has(a)?{
field:i,id:a,name:k}:{field:i,id:a,name:k,bytes:M})}return{parameters:s,kept:o}}idOf(e){const t=this.seen.get(e),s=t===void 0?0:t||++this.ids;return this.seen.set(
e,s),s}}function v(n){return(0,m.Gv)(n)&&n.bytes instanceof Uint8Array}var b=u(81838);const A=n=>new z(n);class z{options;waiting=[];slots=new Set;files=new g;ids=0;closed=!1;ended=0;pot;constructor(e){
this.options=e,this.pot=new h(e);for(let t=0;t<e.size;t++)this.hire()}get ports(){return this.options.ports??O.kA}run=(e,t,s,{signal:o,onProgress:i,timeLimit:r,
packAs:a}={})=>new Promise((k,M)=>{if(this.closed)return M(W());const S=()=>this.cancel(_),_={message:{kind:"run",id:++this.ids,name:e,documents:t,parameters:s,
tellsProgress:i!==void 0,...r?{timeLimit:r}:{},...a?{packAs:a}:{}},...i?{onProgress:i}:{},share:d(t),left:()=>o?.removeEventListener("abort",S),settle:U=>{U instanceof
f.zU?M(U):k(U)}};if(o?.aborted)return S();o?.addEventListener("abort",S,{once:!0}),this.waiting.push(_),this.assign()});threads=()=>[...this.slots].map(({worker:e})=>e.
threadId);lost=()=>this.ended;close=async()=>{this.closed=!0;for(const e of this.waiting.splice(0))R(e,W());await Promise.all([...this.slots].map(({worker:e})=>e.
terminate()))};get lending(){const{entry:e,servers:t,recognition:s,drawingFont:o}=this.options;return{servers:t,drawingFont:o,...s&&{recognition:{...s,entry:e instanceof
URL?e.href:e}}}}hire(){const{entry:e,limits:t={},heap:s,kept:o=1/0}=this.options,i=(0,c.qX)(),r=new y.Worker(e,{workerData:{limits:t,ports:this.ports,lending:this.
lending,outside:i,kept:o},...s===void 0?{}:{resourceLimits:{maxOldGenerationSizeMb:(0,c.Fu)(y.Worker,s)/2**20}},stdout:!1,stderr:!1}),a={worker:r,outside:i,kept:new Set};
return this.slots.add(a),r.on("message",k=>this.finish(a,k)),r.on("messageerror",()=>{r.terminate()}),r.on("error",k=>this.lose(a,k)),r.on("exit",()=>this.lose(
a)),r.unref(),a}assign(){for(;this.waiting.length>0;){const e=[...this.slots].find(({job:r})=>!r),{size:t,spare:s=0}=this.options;if(!this.pot.hasRoomFor(this.waiting[0].
share))return;const o=e??(this.slots.size<t+s?this.hire():void 0),i=o&&this.waiting.shift();if(!i)return;this.start(o,i)}}start(e,t){e.job=t,e.worker.ref(),this.
pot.reserve(e,t.share),this.limitTime(e,t),this.options.heap!==void 0&&(e.unwatch=(0,c.z8)(e.worker,{outside:e.outside,told:(s,o)=>{const i=this.pot.see(e,s,o);
i&&x(i.job,i.alone?"memory":"crowded")}}));try{const{documents:s,memory:o}=(0,b.pY)(t.message.documents),i=this.files.split(t.message.parameters,e.kept);e.worker.
postMessage({...t.message,...i,documents:s},o);for(const{id:r}of i.kept)e.kept.add(r)}catch(s){this.release(e),R(t,new f.zU("internal","The documents could not \
be handed to a worker",{cause:s}))}}limitTime(e,{message:{name:t}}){const{jobTimeout:s,jobTimeouts:o}=this.options,i=o?.[t]??s;i!==void 0&&P(e,i)}finish(e,t){const{
job:s}=e;if(s?.message.id===t.id){if(t.kind==="progress")return s.onProgress?.(t.fraction);if(t.kind==="piece")return s.stream?.add(t.bytes);if(t.kind==="begun")
return this.beginStream(e,s,t.outcome);this.release(e),t.kind==="done"?s.settle(t.outcome):t.kind==="end"?s.stream?.close("complete"):R(s,(0,b.bM)(t.error)),s.left(),
this.assign()}}beginStream(e,t,s){const{id:o}=t.message,i=a=>{e.job===t&&e.worker.postMessage({kind:"allow",id:o,bytes:a})},r=new w(i,()=>this.cancel(t));t.stream=
r,this.limitTime(e,t),t.settle({...s,packed:{...s.packed,stream:r}})}release(e){I(e),this.pot.release(e),e.worker.unref(),delete e.job}lose(e,t){this.slots.delete(
e)&&(this.closed||(this.ended+=1),I(e),this.pot.release(e),e.job&&R(e.job,e.endedFor?N[e.endedFor]():D(t)),this.assign())}cancel(e){const t=this.waiting.indexOf(
e);t>=0&&this.waiting.splice(t,1);for(const s of this.slots)s.job===e&&(s.worker.postMessage({kind:"cancel",id:e.message.id}),P(s,this.options.grace??2e3));R(e,
(0,f.WN)())}}function R(n,e){n.settle(e),n.stream?.close(e),n.left()}function P(n,e){clearTimeout(n.timer),n.timer=setTimeout(()=>x(n,"time"),e)}function x(n,e){
n.endedFor=e,n.worker.terminate()}function I(n){clearTimeout(n.timer),n.unwatch?.()}function D(n){return n?.code==="ERR_WORKER_OUT_OF_MEMORY"?F(n):new f.zU("int\
ernal","A worker ended before its work was done",{cause:n})}function F(n){const e="The document needs more memory than is allowed for one";return new f.zU("limi\
t_exceeded",e,{issues:[{field:"file",message:`${e}.`}],advice:"Split the document, or allow more: in the service with OCTAVO_WORKER_MEMORY, in the Action with N\
ODE_OPTIONS such as --max-old-space-size=8192",cause:n})}const N={time:()=>new f.zU("time_limit","The work took longer than its time limit"),memory:F,crowded:()=>new f.
zU("rate_limited","Other documents take the memory now")},W=()=>new f.zU("internal","The workers have been closed")})};
