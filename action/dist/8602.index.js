"use strict";exports.id=8602,exports.ids=[8602],exports.modules={95379:((L,U,m)=>{m.d(U,{IF:()=>u,i2:()=>P,kA:()=>p});var w=m(58552),l=m(85893);const E={clock:"a clock",recognizer:"\
a program that recognizes text (OCR)",network:"access to the network",pixels:"a program that draws pages"},P=new Set(Object.keys(E)),p=new Set,f=({ports:a=[]},c)=>a.
every(d=>c.has(d)),g=a=>operationNames.filter(c=>f(operationOf(c),a)),h=({ports:a=[]},c)=>`does not work here: it needs ${a.filter(d=>!c.has(d)).map(d=>E[d]).join(
" and ")}`;function u(a,c,d){const O=(0,l.zI)(a);if(!f(O,d))throw new w.zU("unavailable",`${a} ${h(O,d)}`,{fields:[a],advice:"Use a service of your own that off\
ers it"});const M=new Map(Object.entries(c)),k=Object.entries(O.fields).filter(([v,T])=>(0,l.qR)(T,M.get(v))&&!f(T,d)).map(([v,T])=>({field:v,message:h(T,d)}));
if(k.length>0)throw new w.zU("unavailable",(0,w.G6)(k).message,{issues:k,advice:`Leave ${k.length===1?"it":"them"} out, or use a service of your own that offers\
 ${k.length===1?"it":"them"}`})}}),81838:((L,U,m)=>{m.d(U,{Ul:()=>l,bM:()=>E,pY:()=>P});var w=m(58552);function l({code:p,message:f,issues:g,advice:h,operation:u,
fields:a,predicate:c,sentence:d,position:O,documentName:M,others:k,cause:v}){return{code:p,message:f,issues:g,...h===void 0?{}:{advice:h},...u===void 0?{}:{operation:u},
fields:a,...c===void 0?{}:{predicate:c},sentence:d,...O===void 0?{}:{position:O},...M===void 0?{}:{documentName:M},others:k.map(l),...v instanceof Error?{cause:{
name:v.name,places:(0,w.ek)(v)}}:{}}}function E({code:p,message:f,cause:g,others:h,...u}){const a={...u,others:h.map(E)};if(!g)return new w.zU(p,f,a);const c=new Error(
"in a worker");return c.name=g.name,c.stack=[g.name,...g.places].join(`
    `),new w.zU(p,f,{...a,cause:c})}function P(p){const f=new Set;return{documents:p.map(h=>{const{buffer:u,byteLength:a}=h.bytes,d=a>0&&u instanceof ArrayBuffer&&
u.byteLength===a&&!f.has(u)?h.bytes:new Uint8Array(h.bytes);return f.add(d.buffer),{...h,bytes:d}}),memory:[...f]}}}),88602:((L,U,m)=>{m.d(U,{workerPool:()=>a});
var w=m(75919),l=m(58552),E=m(95379);const P=100,p=(s,e)=>s.prototype.getHeapStatistics?2*e:e;function f(s,e,t){let n=!1;const o=async()=>{const r=await s.getHeapStatistics?.().
catch(()=>{});n||!r||(r.used_heap_size>e?t():i=setTimeout(()=>{o()},P))};let i=setTimeout(()=>{o()},P);return()=>{n=!0,clearTimeout(i)}}class g{ids=0;seen=new WeakMap;split(e,t){
const n={},o=[];for(const[i,r]of Object.entries(e)){const y=h(r)?this.idOf(r.bytes):0;if(!h(r)||y===0){n[i]=r;continue}const{name:z,bytes:b}=r;o.push(t.has(y)?{
field:i,id:y,name:z}:{field:i,id:y,name:z,bytes:b})}return{parameters:n,kept:o}}idOf(e){const t=this.seen.get(e),n=t===void 0?0:t||++this.ids;return this.seen.set(
e,n),n}}function h(s){return typeof s=="object"&&s!==null&&"bytes"in s&&s.bytes instanceof Uint8Array}var u=m(81838);const a=s=>new c(s);class c{options;waiting=[];slots=new Set;files=new g;ids=0;closed=!1;ended=0;constructor(e){
this.options=e;for(let t=0;t<e.size;t++)this.hire()}get ports(){return this.options.ports??E.kA}run=(e,t,n,{signal:o,onProgress:i,packAs:r}={})=>new Promise((y,z)=>{
if(this.closed)return z(A());const b=()=>this.cancel(_),_={message:{kind:"run",id:++this.ids,name:e,documents:t,parameters:n,tellsProgress:i!==void 0,...r?{packAs:r}:
{}},...i?{onProgress:i}:{},settle:R=>{o?.removeEventListener("abort",b),R instanceof l.zU?z(R):y(R)}};if(o?.aborted)return b();o?.addEventListener("abort",b,{once:!0}),
this.waiting.push(_),this.assign()});threads=()=>[...this.slots].map(({worker:e})=>e.threadId);lost=()=>this.ended;close=async()=>{this.closed=!0;for(const e of this.
waiting.splice(0))e.settle(A());await Promise.all([...this.slots].map(({worker:e})=>e.terminate()))};hire(){const{entry:e,limits:t={},heap:n}=this.options,o=new w.
Worker(e,{workerData:{limits:t,ports:this.ports},...n===void 0?{}:{resourceLimits:{maxOldGenerationSizeMb:p(w.Worker,n)/2**20}},stdout:!1,stderr:!1}),i={worker:o,
kept:new Set};return this.slots.add(i),o.on("message",r=>this.finish(i,r)),o.on("messageerror",()=>{o.terminate()}),o.on("error",r=>this.lose(i,r)),o.on("exit",
()=>this.lose(i)),o.unref(),i}assign(){for(;this.waiting.length>0;){const e=[...this.slots].find(({job:r})=>!r),{size:t,spare:n=0}=this.options,o=e??(this.slots.
size<t+n?this.hire():void 0),i=o&&this.waiting.shift();if(!i)return;this.start(o,i)}}start(e,t){e.job=t,e.worker.ref();const{jobTimeout:n,jobTimeouts:o,heap:i}=this.
options,r=o?.[t.message.name]??n;r!==void 0&&d(e,r),i!==void 0&&(e.unwatch=f(e.worker,i,()=>O(e,"memory")));try{const{documents:y,memory:z}=(0,u.pY)(t.message.documents),
b=this.files.split(t.message.parameters,e.kept);e.worker.postMessage({...t.message,...b,documents:y},z);for(const{id:_}of b.kept)e.kept.add(_)}catch(y){k(e),t.settle(
new l.zU("internal","The documents could not be handed to a worker",{cause:y}))}}finish(e,t){const{job:n}=e;if(n?.message.id===t.id){if(t.kind==="progress")return n.
onProgress?.(t.fraction);k(e),n.settle(t.kind==="done"?t.outcome:(0,u.bM)(t.error)),this.assign()}}lose(e,t){this.slots.delete(e)&&(this.closed||(this.ended+=1),
M(e),e.job?.settle(e.endedFor==="time"?x():e.endedFor==="memory"?T():v(t)),this.assign())}cancel(e){const t=this.waiting.indexOf(e);t>=0&&this.waiting.splice(t,
1);for(const n of this.slots)n.job===e&&(n.worker.postMessage({kind:"cancel",id:e.message.id}),d(n,this.options.grace??2e3));e.settle((0,l.WN)())}}function d(s,e){
clearTimeout(s.timer),s.timer=setTimeout(()=>O(s,"time"),e)}function O(s,e){s.endedFor=e,s.worker.terminate()}function M(s){clearTimeout(s.timer),s.unwatch?.()}
function k(s){M(s),s.worker.unref(),delete s.job}function v(s){return s?.code==="ERR_WORKER_OUT_OF_MEMORY"?T(s):new l.zU("internal","A worker ended before its w\
ork was done",{cause:s})}function T(s){const e="The document needs more memory than is allowed for one";return new l.zU("limit_exceeded",e,{issues:[{field:"file",
message:`${e}.`}],advice:"Split the document, or allow more: in the service with OCTAVO_WORKER_MEMORY, in the Action with NODE_OPTIONS such as --max-old-space-s\
ize=8192",cause:s})}const x=()=>new l.zU("time_limit","The work took longer than its time limit"),A=()=>new l.zU("internal","The workers have been closed")})};
