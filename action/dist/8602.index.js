"use strict";exports.id=8602,exports.ids=[8602],exports.modules={95379:((A,P,u)=>{u.d(P,{IF:()=>k,i2:()=>z,kA:()=>v});var O=u(58552),m=u(85893);const M={clock:"a clock",recognizer:"\
a program that recognizes text (OCR)",network:"access to the network",pixels:"a program that draws pages"},z=new Set(Object.keys(M)),v=new Set,h=({ports:r=[]},d)=>r.
every(a=>d.has(a)),y=r=>operationNames.filter(d=>h(operationOf(d),r)),l=({ports:r=[]},d)=>`does not work here: it needs ${r.filter(a=>!d.has(a)).map(a=>M[a]).join(
" and ")}`;function p(r,d){const{ports:a=[],fields:g}=operationOf(r);return[...new Set([...a,...Object.values(w(g,d)).flatMap(f=>f.ports??[])])]}function w(r,d){
const a=new Map(Object.entries(d));return Object.fromEntries(Object.entries(r).filter(([g,f])=>(0,m.qR)(f,a.get(g))))}function k(r,d,a){const g=(0,m.zI)(r);if(!h(
g,a))throw new O.zU("unavailable",`${r} ${l(g,a)}`,{fields:[r],advice:"Use a service of your own that offers it"});const f=Object.entries(w(g.fields,d)).filter(
([,U])=>!h(U,a)).map(([U,R])=>({field:U,message:l(R,a)}));if(f.length>0)throw new O.zU("unavailable",(0,O.G6)(f).message,{issues:f,advice:`Leave ${f.length===1?
"it":"them"} out, or use a service of your own that offers ${f.length===1?"it":"them"}`})}}),81838:((A,P,u)=>{u.d(P,{Ul:()=>m,bM:()=>M,pY:()=>z});var O=u(58552);
function m({code:v,message:h,issues:y,advice:l,operation:p,fields:w,predicate:k,sentence:r,position:d,documentName:a,others:g,cause:f}){return{code:v,message:h,
issues:y,...l===void 0?{}:{advice:l},...p===void 0?{}:{operation:p},fields:w,...k===void 0?{}:{predicate:k},sentence:r,...d===void 0?{}:{position:d},...a===void 0?
{}:{documentName:a},others:g.map(m),...f instanceof Error?{cause:{name:f.name,places:(0,O.ek)(f)}}:{}}}function M({code:v,message:h,cause:y,others:l,...p}){const w={
...p,others:l.map(M)};if(!y)return new O.zU(v,h,w);const k=new Error("in a worker");return k.name=y.name,k.stack=[y.name,...y.places].join(`
    `),new O.zU(v,h,{...w,cause:k})}function z(v){const h=new Set;return{documents:v.map(l=>{const{buffer:p,byteLength:w}=l.bytes,r=w>0&&p instanceof ArrayBuffer&&
p.byteLength===w&&!h.has(p)?l.bytes:new Uint8Array(l.bytes);return h.add(r.buffer),{...l,bytes:r}}),memory:[...h]}}}),88602:((A,P,u)=>{u.d(P,{workerPool:()=>k});
var O=u(75919),m=u(58552),M=u(95379);const z=100,v=(s,e)=>s.prototype.getHeapStatistics?2*e:e;function h(s,e,t){let n=!1;const o=async()=>{const c=await s.getHeapStatistics?.().
catch(()=>{});n||!c||(c.used_heap_size>e?t():i=setTimeout(()=>{o()},z))};let i=setTimeout(()=>{o()},z);return()=>{n=!0,clearTimeout(i)}}var y=u(61729);class l{ids=0;seen=new WeakMap;split(e,t){
const n={},o=[];for(const[i,c]of Object.entries(e)){const b=p(c)?this.idOf(c.bytes):0;if(!p(c)||b===0){n[i]=c;continue}const{name:T,bytes:E}=c;o.push(t.has(b)?{
field:i,id:b,name:T}:{field:i,id:b,name:T,bytes:E})}return{parameters:n,kept:o}}idOf(e){const t=this.seen.get(e),n=t===void 0?0:t||++this.ids;return this.seen.set(
e,n),n}}function p(s){return(0,y.Gv)(s)&&s.bytes instanceof Uint8Array}var w=u(81838);const k=s=>new r(s);class r{options;waiting=[];slots=new Set;files=new l;ids=0;closed=!1;ended=0;constructor(e){
this.options=e;for(let t=0;t<e.size;t++)this.hire()}get ports(){return this.options.ports??M.kA}run=(e,t,n,{signal:o,onProgress:i,packAs:c}={})=>new Promise((b,T)=>{
if(this.closed)return T(S());const E=()=>this.cancel(L),L={message:{kind:"run",id:++this.ids,name:e,documents:t,parameters:n,tellsProgress:i!==void 0,...c?{packAs:c}:
{}},...i?{onProgress:i}:{},settle:_=>{o?.removeEventListener("abort",E),_ instanceof m.zU?T(_):b(_)}};if(o?.aborted)return E();o?.addEventListener("abort",E,{once:!0}),
this.waiting.push(L),this.assign()});threads=()=>[...this.slots].map(({worker:e})=>e.threadId);lost=()=>this.ended;close=async()=>{this.closed=!0;for(const e of this.
waiting.splice(0))e.settle(S());await Promise.all([...this.slots].map(({worker:e})=>e.terminate()))};hire(){const{entry:e,limits:t={},heap:n}=this.options,o=new O.
Worker(e,{workerData:{limits:t,ports:this.ports},...n===void 0?{}:{resourceLimits:{maxOldGenerationSizeMb:v(O.Worker,n)/2**20}},stdout:!1,stderr:!1}),i={worker:o,
kept:new Set};return this.slots.add(i),o.on("message",c=>this.finish(i,c)),o.on("messageerror",()=>{o.terminate()}),o.on("error",c=>this.lose(i,c)),o.on("exit",
()=>this.lose(i)),o.unref(),i}assign(){for(;this.waiting.length>0;){const e=[...this.slots].find(({job:c})=>!c),{size:t,spare:n=0}=this.options,o=e??(this.slots.
size<t+n?this.hire():void 0),i=o&&this.waiting.shift();if(!i)return;this.start(o,i)}}start(e,t){e.job=t,e.worker.ref();const{jobTimeout:n,jobTimeouts:o,heap:i}=this.
options,c=o?.[t.message.name]??n;c!==void 0&&d(e,c),i!==void 0&&(e.unwatch=h(e.worker,i,()=>a(e,"memory")));try{const{documents:b,memory:T}=(0,w.pY)(t.message.documents),
E=this.files.split(t.message.parameters,e.kept);e.worker.postMessage({...t.message,...E,documents:b},T);for(const{id:L}of E.kept)e.kept.add(L)}catch(b){f(e),t.settle(
new m.zU("internal","The documents could not be handed to a worker",{cause:b}))}}finish(e,t){const{job:n}=e;if(n?.message.id===t.id){if(t.kind==="progress")return n.
onProgress?.(t.fraction);f(e),n.settle(t.kind==="done"?t.outcome:(0,w.bM)(t.error)),this.assign()}}lose(e,t){this.slots.delete(e)&&(this.closed||(this.ended+=1),
g(e),e.job?.settle(e.endedFor==="time"?j():e.endedFor==="memory"?R():U(t)),this.assign())}cancel(e){const t=this.waiting.indexOf(e);t>=0&&this.waiting.splice(t,
1);for(const n of this.slots)n.job===e&&(n.worker.postMessage({kind:"cancel",id:e.message.id}),d(n,this.options.grace??2e3));e.settle((0,m.WN)())}}function d(s,e){
clearTimeout(s.timer),s.timer=setTimeout(()=>a(s,"time"),e)}function a(s,e){s.endedFor=e,s.worker.terminate()}function g(s){clearTimeout(s.timer),s.unwatch?.()}
function f(s){g(s),s.worker.unref(),delete s.job}function U(s){return s?.code==="ERR_WORKER_OUT_OF_MEMORY"?R(s):new m.zU("internal","A worker ended before its w\
ork was done",{cause:s})}function R(s){const e="The document needs more memory than is allowed for one";return new m.zU("limit_exceeded",e,{issues:[{field:"file",
message:`${e}.`}],advice:"Split the document, or allow more: in the service with OCTAVO_WORKER_MEMORY, in the Action with NODE_OPTIONS such as --max-old-space-s\
ize=8192",cause:s})}const j=()=>new m.zU("time_limit","The work took longer than its time limit"),S=()=>new m.zU("internal","The workers have been closed")})};
