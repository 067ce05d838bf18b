"use strict";exports.id=8602,exports.ids=[8602],exports.modules={95379:((A,U,m)=>{m.d(U,{IF:()=>k,i2:()=>z,kA:()=>y});var O=m(58552),u=m(85893);const M={clock:"a clock",recognizer:"\
a program that recognizes text (OCR)",network:"access to the network",pixels:"a program that draws pages"},z=new Set(Object.keys(M)),y=new Set,l=({ports:r=[]},d)=>r.
every(a=>d.has(a)),b=r=>operationNames.filter(d=>l(operationOf(d),r)),f=({ports:r=[]},d)=>`does not work here: it needs ${r.filter(a=>!d.has(a)).map(a=>M[a]).join(
" and ")}`;function w(r,d){const{ports:a=[],fields:g}=operationOf(r);return[...new Set([...a,...Object.values(p(g,d)).flatMap(h=>h.ports??[])])]}function p(r,d){
const a=new Map(Object.entries(d));return Object.fromEntries(Object.entries(r).filter(([g,h])=>(0,u.qR)(h,a.get(g))))}function k(r,d,a){const g=(0,u.zI)(r);if(!l(
g,a))throw new O.zU("unavailable",`${r} ${f(g,a)}`,{fields:[r],advice:"Use a service of your own that offers it"});const h=Object.entries(p(g.fields,d)).filter(
([,P])=>!l(P,a)).map(([P,R])=>({field:P,message:f(R,a)}));if(h.length>0)throw new O.zU("unavailable",(0,O.G6)(h).message,{issues:h,advice:`Leave ${h.length===1?
"it":"them"} out, or use a service of your own that offers ${h.length===1?"it":"them"}`})}}),81838:((A,U,m)=>{m.d(U,{Ul:()=>u,bM:()=>M,pY:()=>z});var O=m(58552);
function u({code:y,message:l,issues:b,advice:f,operation:w,fields:p,predicate:k,sentence:r,position:d,documentName:a,others:g,cause:h}){return{code:y,message:l,
issues:b,...f===void 0?{}:{advice:f},...w===void 0?{}:{operation:w},fields:p,...k===void 0?{}:{predicate:k},sentence:r,...d===void 0?{}:{position:d},...a===void 0?
{}:{documentName:a},others:g.map(u),...h instanceof Error?{cause:{name:h.name,places:(0,O.ek)(h)}}:{}}}function M({code:y,message:l,cause:b,others:f,...w}){const p={
...w,others:f.map(M)};if(!b)return new O.zU(y,l,p);const k=new Error("in a worker");return k.name=b.name,k.stack=[b.name,...b.places].join(`
    `),new O.zU(y,l,{...p,cause:k})}function z(y){const l=new Set;return{documents:y.map(f=>{const{buffer:w,byteLength:p}=f.bytes,r=p>0&&w instanceof ArrayBuffer&&
w.byteLength===p&&!l.has(w)?f.bytes:new Uint8Array(f.bytes);return l.add(r.buffer),{...f,bytes:r}}),memory:[...l]}}}),88602:((A,U,m)=>{m.d(U,{workerPool:()=>p});
var O=m(75919),u=m(58552),M=m(95379);const z=100,y=(s,e)=>s.prototype.getHeapStatistics?2*e:e;function l(s,e,t){let n=!1;const o=async()=>{const c=await s.getHeapStatistics?.().
catch(()=>{});n||!c||(c.used_heap_size>e?t():i=setTimeout(()=>{o()},z))};let i=setTimeout(()=>{o()},z);return()=>{n=!0,clearTimeout(i)}}class b{ids=0;seen=new WeakMap;split(e,t){
const n={},o=[];for(const[i,c]of Object.entries(e)){const v=f(c)?this.idOf(c.bytes):0;if(!f(c)||v===0){n[i]=c;continue}const{name:T,bytes:E}=c;o.push(t.has(v)?{
field:i,id:v,name:T}:{field:i,id:v,name:T,bytes:E})}return{parameters:n,kept:o}}idOf(e){const t=this.seen.get(e),n=t===void 0?0:t||++this.ids;return this.seen.set(
e,n),n}}function f(s){return typeof s=="object"&&s!==null&&"bytes"in s&&s.bytes instanceof Uint8Array}var w=m(81838);const p=s=>new k(s);class k{options;waiting=[];slots=new Set;files=new b;ids=0;closed=!1;ended=0;constructor(e){
this.options=e;for(let t=0;t<e.size;t++)this.hire()}get ports(){return this.options.ports??M.kA}run=(e,t,n,{signal:o,onProgress:i,packAs:c}={})=>new Promise((v,T)=>{
if(this.closed)return T(S());const E=()=>this.cancel(_),_={message:{kind:"run",id:++this.ids,name:e,documents:t,parameters:n,tellsProgress:i!==void 0,...c?{packAs:c}:
{}},...i?{onProgress:i}:{},settle:L=>{o?.removeEventListener("abort",E),L instanceof u.zU?T(L):v(L)}};if(o?.aborted)return E();o?.addEventListener("abort",E,{once:!0}),
this.waiting.push(_),this.assign()});threads=()=>[...this.slots].map(({worker:e})=>e.threadId);lost=()=>this.ended;close=async()=>{this.closed=!0;for(const e of this.
waiting.splice(0))e.settle(S());await Promise.all([...this.slots].map(({worker:e})=>e.terminate()))};hire(){const{entry:e,limits:t={},heap:n}=this.options,o=new O.
Worker(e,{workerData:{limits:t,ports:this.ports},...n===void 0?{}:{resourceLimits:{maxOldGenerationSizeMb:y(O.Worker,n)/2**20}},stdout:!1,stderr:!1}),i={worker:o,
kept:new Set};return this.slots.add(i),o.on("message",c=>this.finish(i,c)),o.on("messageerror",()=>{o.terminate()}),o.on("error",c=>this.lose(i,c)),o.on("exit",
()=>this.lose(i)),o.unref(),i}assign(){for(;this.waiting.length>0;){const e=[...this.slots].find(({job:c})=>!c),{size:t,spare:n=0}=this.options,o=e??(this.slots.
size<t+n?this.hire():void 0),i=o&&this.waiting.shift();if(!i)return;this.start(o,i)}}start(e,t){e.job=t,e.worker.ref();const{jobTimeout:n,jobTimeouts:o,heap:i}=this.
options,c=o?.[t.message.name]??n;c!==void 0&&r(e,c),i!==void 0&&(e.unwatch=l(e.worker,i,()=>d(e,"memory")));try{const{documents:v,memory:T}=(0,w.pY)(t.message.documents),
E=this.files.split(t.message.parameters,e.kept);e.worker.postMessage({...t.message,...E,documents:v},T);for(const{id:_}of E.kept)e.kept.add(_)}catch(v){g(e),t.settle(
new u.zU("internal","The documents could not be handed to a worker",{cause:v}))}}finish(e,t){const{job:n}=e;if(n?.message.id===t.id){if(t.kind==="progress")return n.
onProgress?.(t.fraction);g(e),n.settle(t.kind==="done"?t.outcome:(0,w.bM)(t.error)),this.assign()}}lose(e,t){this.slots.delete(e)&&(this.closed||(this.ended+=1),
a(e),e.job?.settle(e.endedFor==="time"?R():e.endedFor==="memory"?P():h(t)),this.assign())}cancel(e){const t=this.waiting.indexOf(e);t>=0&&this.waiting.splice(t,
1);for(const n of this.slots)n.job===e&&(n.worker.postMessage({kind:"cancel",id:e.message.id}),r(n,this.options.grace??2e3));e.settle((0,u.WN)())}}function r(s,e){
clearTimeout(s.timer),s.timer=setTimeout(()=>d(s,"time"),e)}function d(s,e){s.endedFor=e,s.worker.terminate()}function a(s){clearTimeout(s.timer),s.unwatch?.()}
function g(s){a(s),s.worker.unref(),delete s.job}function h(s){return s?.code==="ERR_WORKER_OUT_OF_MEMORY"?P(s):new u.zU("internal","A worker ended before its w\
ork was done",{cause:s})}function P(s){const e="The document needs more memory than is allowed for one";return new u.zU("limit_exceeded",e,{issues:[{field:"file",
message:`${e}.`}],advice:"Split the document, or allow more: in the service with OCTAVO_WORKER_MEMORY, in the Action with NODE_OPTIONS such as --max-old-space-s\
ize=8192",cause:s})}const R=()=>new u.zU("time_limit","The work took longer than its time limit"),S=()=>new u.zU("internal","The workers have been closed")})};
