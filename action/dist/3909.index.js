"use strict";exports.id=3909,exports.ids=[3909],exports.modules={25182:((x,z,k)=>{k.d(z,{Ul:()=>a,bM:()=>T,pY:()=>U});var b=k(49153);function a({code:w,message:c,issues:f,advice:d,
operation:h,fields:m,predicate:l,sentence:g,position:v,documentName:E,others:_,cause:O}){return{code:w,message:c,issues:f,...d===void 0?{}:{advice:d},...h===void 0?
{}:{operation:h},fields:m,...l===void 0?{}:{predicate:l},sentence:g,...v===void 0?{}:{position:v},...E===void 0?{}:{documentName:E},others:_.map(a),...O instanceof
Error?{cause:{name:O.name,places:(0,b.ek)(O)}}:{}}}function T({code:w,message:c,cause:f,others:d,...h}){const m={...h,others:d.map(T)};if(!f)return new b.zU(w,c,
m);const l=new Error("in a worker");return l.name=f.name,l.stack=[f.name,...f.places].join(`
    `),new b.zU(w,c,{...m,cause:l})}function U(w){const c=new Set;return{documents:w.map(d=>{const{buffer:h,byteLength:m}=d.bytes,g=m>0&&h instanceof ArrayBuffer&&
h.byteLength===m&&!c.has(h)?d.bytes:new Uint8Array(d.bytes);return c.add(g.buffer),{...d,bytes:g}}),memory:[...c]}}}),73909:((x,z,k)=>{k.d(z,{workerPool:()=>h});
var b=k(75919),a=k(49153);const T=100,U=(n,e)=>n.prototype.getHeapStatistics?2*e:e;function w(n,e,t){let s=!1;const i=async()=>{const r=await n.getHeapStatistics?.().
catch(()=>{});s||!r||(r.used_heap_size>e?t():o=setTimeout(()=>{i()},T))};let o=setTimeout(()=>{i()},T);return()=>{s=!0,clearTimeout(o)}}class c{ids=0;seen=new WeakMap;split(e,t){
const s={},i=[];for(const[o,r]of Object.entries(e)){const u=f(r)?this.idOf(r.bytes):0;if(!f(r)||u===0){s[o]=r;continue}const{name:y,bytes:p}=r;i.push(t.has(u)?{
field:o,id:u,name:y}:{field:o,id:u,name:y,bytes:p})}return{parameters:s,kept:i}}idOf(e){const t=this.seen.get(e),s=t===void 0?0:t||++this.ids;return this.seen.set(
e,s),s}}function f(n){return typeof n=="object"&&n!==null&&"bytes"in n&&n.bytes instanceof Uint8Array}var d=k(25182);const h=n=>new m(n);class m{options;waiting=[];slots=new Set;files=new c;ids=0;closed=!1;ended=0;constructor(e){
this.options=e;for(let t=0;t<e.size;t++)this.hire()}run=(e,t,s,{signal:i,onProgress:o,packAs:r}={})=>new Promise((u,y)=>{if(this.closed)return y(P());const p=()=>this.
cancel(M),M={message:{kind:"run",id:++this.ids,name:e,documents:t,parameters:s,tellsProgress:o!==void 0,...r?{packAs:r}:{}},...o?{onProgress:o}:{},settle:R=>{i?.
removeEventListener("abort",p),R instanceof a.zU?y(R):u(R)}};if(i?.aborted)return p();i?.addEventListener("abort",p,{once:!0}),this.waiting.push(M),this.assign()});threads=()=>[
...this.slots].map(({worker:e})=>e.threadId);lost=()=>this.ended;close=async()=>{this.closed=!0;for(const e of this.waiting.splice(0))e.settle(P());await Promise.
all([...this.slots].map(({worker:e})=>e.terminate()))};hire(){const{entry:e,limits:t={},heap:s}=this.options,i=new b.Worker(e,{workerData:t,...s===void 0?{}:{resourceLimits:{
maxOldGenerationSizeMb:U(b.Worker,s)/2**20}},stdout:!1,stderr:!1}),o={worker:i,kept:new Set};return this.slots.add(o),i.on("message",r=>this.finish(o,r)),i.on("\
messageerror",()=>{i.terminate()}),i.on("error",r=>this.lose(o,r)),i.on("exit",()=>this.lose(o)),i.unref(),o}assign(){for(;this.waiting.length>0;){const e=[...this.
slots].find(({job:r})=>!r),{size:t,spare:s=0}=this.options,i=e??(this.slots.size<t+s?this.hire():void 0),o=i&&this.waiting.shift();if(!o)return;this.start(i,o)}}start(e,t){
e.job=t,e.worker.ref();const{jobTimeout:s,jobTimeouts:i,heap:o}=this.options,r=i?.[t.message.name]??s;r!==void 0&&l(e,r),o!==void 0&&(e.unwatch=w(e.worker,o,()=>g(
e,"memory")));try{const{documents:u,memory:y}=(0,d.pY)(t.message.documents),p=this.files.split(t.message.parameters,e.kept);e.worker.postMessage({...t.message,...p,
documents:u},y);for(const{id:M}of p.kept)e.kept.add(M)}catch(u){E(e),t.settle(new a.zU("internal","The documents could not be handed to a worker",{cause:u}))}}finish(e,t){
const{job:s}=e;if(s?.message.id===t.id){if(t.kind==="progress")return s.onProgress?.(t.fraction);E(e),s.settle(t.kind==="done"?t.outcome:(0,d.bM)(t.error)),this.
assign()}}lose(e,t){this.slots.delete(e)&&(this.closed||(this.ended+=1),v(e),e.job?.settle(e.endedFor==="time"?L():e.endedFor==="memory"?O():_(t)),this.assign())}cancel(e){
const t=this.waiting.indexOf(e);t>=0&&this.waiting.splice(t,1);for(const s of this.slots)s.job===e&&(s.worker.postMessage({kind:"cancel",id:e.message.id}),l(s,this.
options.grace??2e3));e.settle((0,a.KW)())}}function l(n,e){clearTimeout(n.timer),n.timer=setTimeout(()=>g(n,"time"),e)}function g(n,e){n.endedFor=e,n.worker.terminate()}
function v(n){clearTimeout(n.timer),n.unwatch?.()}function E(n){v(n),n.worker.unref(),delete n.job}function _(n){return n?.code==="ERR_WORKER_OUT_OF_MEMORY"?O(n):
new a.zU("internal","A worker ended before its work was done",{cause:n})}function O(n){const e="The document needs more memory than is allowed for one";return new a.
zU("limit_exceeded",e,{issues:[{field:"file",message:`${e}.`}],advice:"Split the document, or allow more: in the service with OCTAVO_WORKER_MEMORY, in the Actio\
n with NODE_OPTIONS such as --max-old-space-size=8192",cause:n})}const L=()=>new a.zU("time_limit","The work took longer than its time limit"),P=()=>new a.zU("i\
nternal","The workers have been closed")})};
