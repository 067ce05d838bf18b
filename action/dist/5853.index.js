"use strict";exports.id=5853,exports.ids=[5853],exports.modules={5182:((E,T,w)=>{w.d(T,{Ul:()=>c,bM:()=>v,pY:()=>O});var b=w(9153);function c({code:h,message:l,issues:f,advice:a,
operation:d,fields:u,predicate:m,sentence:p,position:n,documentName:e,others:t,cause:s}){return{code:h,message:l,issues:f,...a===void 0?{}:{advice:a},...d===void 0?
{}:{operation:d},fields:u,...m===void 0?{}:{predicate:m},sentence:p,...n===void 0?{}:{position:n},...e===void 0?{}:{documentName:e},others:t.map(c),...s instanceof
Error?{cause:{name:s.name,places:(0,b.ek)(s)}}:{}}}function v({code:h,message:l,cause:f,others:a,...d}){const u={...d,others:a.map(v)};if(!f)return new b.zU(h,l,
u);const m=new Error("in a worker");return m.name=f.name,m.stack=[f.name,...f.places].join(`
    `),new b.zU(h,l,{...u,cause:m})}function O(h){const l=new Set;return{documents:h.map(a=>{const{buffer:d,byteLength:u}=a.bytes,p=u>0&&d instanceof ArrayBuffer&&
d.byteLength===u&&!l.has(d)?a.bytes:new Uint8Array(a.bytes);return l.add(p.buffer),{...a,bytes:p}}),memory:[...l]}}}),5853:((E,T,w)=>{w.d(T,{workerPool:()=>l});
var b=w(5919),c=w(9153);class v{ids=0;seen=new WeakMap;split(e,t){const s={},i=[];for(const[o,r]of Object.entries(e)){const k=O(r)?this.idOf(r.bytes):0;if(!O(r)||
k===0){s[o]=r;continue}const{name:g,bytes:y}=r;i.push(t.has(k)?{field:o,id:k,name:g}:{field:o,id:k,name:g,bytes:y})}return{parameters:s,kept:i}}idOf(e){const t=this.
seen.get(e),s=t===void 0?0:t||++this.ids;return this.seen.set(e,s),s}}function O(n){return typeof n=="object"&&n!==null&&"bytes"in n&&n.bytes instanceof Uint8Array}
var h=w(5182);const l=n=>new f(n);class f{options;waiting=[];slots=new Set;files=new v;ids=0;closed=!1;constructor(e){this.options=e;for(let t=0;t<e.size;t++)this.
hire()}run=(e,t,s,{signal:i,onProgress:o,packAs:r}={})=>new Promise((k,g)=>{if(this.closed)return g(p());const y=()=>this.cancel(z),z={message:{kind:"run",id:++this.
ids,name:e,documents:t,parameters:s,tellsProgress:o!==void 0,...r?{packAs:r}:{}},...o?{onProgress:o}:{},settle:U=>{i?.removeEventListener("abort",y),U instanceof
c.zU?g(U):k(U)}};if(i?.aborted)return y();i?.addEventListener("abort",y,{once:!0}),this.waiting.push(z),this.assign()});threads=()=>[...this.slots].map(({worker:e})=>e.
threadId);close=async()=>{this.closed=!0;for(const e of this.waiting.splice(0))e.settle(p());await Promise.all([...this.slots].map(({worker:e})=>e.terminate()))};hire(){
const{entry:e,limits:t={},resourceLimits:s}=this.options,i=new b.Worker(e,{workerData:t,...s?{resourceLimits:s}:{},stdout:!1,stderr:!1}),o={worker:i,kept:new Set};
return this.slots.add(o),i.on("message",r=>this.finish(o,r)),i.on("messageerror",()=>{i.terminate()}),i.on("error",r=>this.lose(o,r)),i.on("exit",()=>this.lose(
o)),i.unref(),o}assign(){for(;this.waiting.length>0;){const e=[...this.slots].find(({job:r})=>!r),{size:t,spare:s=0}=this.options,i=e??(this.slots.size<t+s?this.
hire():void 0),o=i&&this.waiting.shift();if(!o)return;this.start(i,o)}}start(e,t){e.job=t,e.worker.ref(),this.options.jobTimeout!==void 0&&a(e,this.options.jobTimeout);
try{const{documents:s,memory:i}=(0,h.pY)(t.message.documents),o=this.files.split(t.message.parameters,e.kept);e.worker.postMessage({...t.message,...o,documents:s},
i);for(const{id:r}of o.kept)e.kept.add(r)}catch(s){d(e),t.settle(new c.zU("internal","The documents could not be handed to a worker",{cause:s}))}}finish(e,t){const{
job:s}=e;if(s?.message.id===t.id){if(t.kind==="progress")return s.onProgress?.(t.fraction);d(e),s.settle(t.kind==="done"?t.outcome:(0,h.bM)(t.error)),this.assign()}}lose(e,t){
this.slots.delete(e)&&(clearTimeout(e.timer),e.job?.settle(e.late?m():u(t)),this.assign())}cancel(e){const t=this.waiting.indexOf(e);t>=0&&this.waiting.splice(t,
1);for(const s of this.slots)s.job===e&&(s.worker.postMessage({kind:"cancel",id:e.message.id}),a(s,this.options.grace??2e3));e.settle((0,c.KW)())}}function a(n,e){
clearTimeout(n.timer),n.timer=setTimeout(()=>{n.late=!0,n.worker.terminate()},e)}function d(n){clearTimeout(n.timer),n.worker.unref(),delete n.job}function u(n){
return n?.code!=="ERR_WORKER_OUT_OF_MEMORY"?new c.zU("internal","A worker ended before its work was done",{cause:n}):new c.zU("internal","The document needs mor\
e memory than Node.js may use",{advice:"Allow more with the environment variable NODE_OPTIONS, such as --max-old-space-size=8192, or split the document",cause:n})}
const m=()=>new c.zU("time_limit","The work took longer than its time limit"),p=()=>new c.zU("internal","The workers have been closed")})};
