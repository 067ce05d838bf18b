"use strict";exports.id=5853,exports.ids=[5853],exports.modules={25182:((U,T,k)=>{k.d(T,{Ul:()=>c,bM:()=>O,pY:()=>E});var y=k(49153);function c({code:h,message:l,issues:f,advice:a,
operation:d,fields:m,predicate:u,sentence:g,position:n,documentName:e,others:t,cause:s}){return{code:h,message:l,issues:f,...a===void 0?{}:{advice:a},...d===void 0?
{}:{operation:d},fields:m,...u===void 0?{}:{predicate:u},sentence:g,...n===void 0?{}:{position:n},...e===void 0?{}:{documentName:e},others:t.map(c),...s instanceof
Error?{cause:{name:s.name,places:(0,y.ek)(s)}}:{}}}function O({code:h,message:l,cause:f,others:a,...d}){const m={...d,others:a.map(O)};if(!f)return new y.zU(h,l,
m);const u=new Error("in a worker");return u.name=f.name,u.stack=[f.name,...f.places].join(`
    `),new y.zU(h,l,{...m,cause:u})}function E(h){const l=new Set;return{documents:h.map(a=>{const{buffer:d,byteLength:m}=a.bytes,g=m>0&&d instanceof ArrayBuffer&&
d.byteLength===m&&!l.has(d)?a.bytes:new Uint8Array(a.bytes);return l.add(g.buffer),{...a,bytes:g}}),memory:[...l]}}}),75853:((U,T,k)=>{k.d(T,{workerPool:()=>l});
var y=k(75919),c=k(49153);class O{ids=0;seen=new WeakMap;split(e,t){const s={},i=[];for(const[o,r]of Object.entries(e)){const w=E(r)?this.idOf(r.bytes):0;if(!E(
r)||w===0){s[o]=r;continue}const{name:p,bytes:b}=r;i.push(t.has(w)?{field:o,id:w,name:p}:{field:o,id:w,name:p,bytes:b})}return{parameters:s,kept:i}}idOf(e){const t=this.
seen.get(e),s=t===void 0?0:t||++this.ids;return this.seen.set(e,s),s}}function E(n){return typeof n=="object"&&n!==null&&"bytes"in n&&n.bytes instanceof Uint8Array}
var h=k(25182);const l=n=>new f(n);class f{options;waiting=[];slots=new Set;files=new O;ids=0;closed=!1;ended=0;constructor(e){this.options=e;for(let t=0;t<e.size;t++)
this.hire()}run=(e,t,s,{signal:i,onProgress:o,packAs:r}={})=>new Promise((w,p)=>{if(this.closed)return p(g());const b=()=>this.cancel(z),z={message:{kind:"run",
id:++this.ids,name:e,documents:t,parameters:s,tellsProgress:o!==void 0,...r?{packAs:r}:{}},...o?{onProgress:o}:{},settle:v=>{i?.removeEventListener("abort",b),v instanceof
c.zU?p(v):w(v)}};if(i?.aborted)return b();i?.addEventListener("abort",b,{once:!0}),this.waiting.push(z),this.assign()});threads=()=>[...this.slots].map(({worker:e})=>e.
threadId);lost=()=>this.ended;close=async()=>{this.closed=!0;for(const e of this.waiting.splice(0))e.settle(g());await Promise.all([...this.slots].map(({worker:e})=>e.
terminate()))};hire(){const{entry:e,limits:t={},heap:s}=this.options,i=new y.Worker(e,{workerData:t,...s===void 0?{}:{resourceLimits:{maxOldGenerationSizeMb:s/2**
20}},stdout:!1,stderr:!1}),o={worker:i,kept:new Set};return this.slots.add(o),i.on("message",r=>this.finish(o,r)),i.on("messageerror",()=>{i.terminate()}),i.on(
"error",r=>this.lose(o,r)),i.on("exit",()=>this.lose(o)),i.unref(),o}assign(){for(;this.waiting.length>0;){const e=[...this.slots].find(({job:r})=>!r),{size:t,spare:s=0}=this.
options,i=e??(this.slots.size<t+s?this.hire():void 0),o=i&&this.waiting.shift();if(!o)return;this.start(i,o)}}start(e,t){e.job=t,e.worker.ref();const{jobTimeout:s,
jobTimeouts:i}=this.options,o=i?.[t.message.name]??s;o!==void 0&&a(e,o);try{const{documents:r,memory:w}=(0,h.pY)(t.message.documents),p=this.files.split(t.message.
parameters,e.kept);e.worker.postMessage({...t.message,...p,documents:r},w);for(const{id:b}of p.kept)e.kept.add(b)}catch(r){d(e),t.settle(new c.zU("internal","Th\
e documents could not be handed to a worker",{cause:r}))}}finish(e,t){const{job:s}=e;if(s?.message.id===t.id){if(t.kind==="progress")return s.onProgress?.(t.fraction);
d(e),s.settle(t.kind==="done"?t.outcome:(0,h.bM)(t.error)),this.assign()}}lose(e,t){this.slots.delete(e)&&(this.closed||(this.ended+=1),clearTimeout(e.timer),e.
job?.settle(e.late?u():m(t)),this.assign())}cancel(e){const t=this.waiting.indexOf(e);t>=0&&this.waiting.splice(t,1);for(const s of this.slots)s.job===e&&(s.worker.
postMessage({kind:"cancel",id:e.message.id}),a(s,this.options.grace??2e3));e.settle((0,c.KW)())}}function a(n,e){clearTimeout(n.timer),n.timer=setTimeout(()=>{n.
late=!0,n.worker.terminate()},e)}function d(n){clearTimeout(n.timer),n.worker.unref(),delete n.job}function m(n){if(n?.code!=="ERR_WORKER_OUT_OF_MEMORY")return new c.
zU("internal","A worker ended before its work was done",{cause:n});const e="The document needs more memory than is allowed for one";return new c.zU("limit_excee\
ded",e,{issues:[{field:"file",message:`${e}.`}],advice:"Split the document, or allow more: in the service with OCTAVO_WORKER_MEMORY, in the Action with NODE_OPT\
IONS such as --max-old-space-size=8192",cause:n})}const u=()=>new c.zU("time_limit","The work took longer than its time limit"),g=()=>new c.zU("internal","The w\
orkers have been closed")})};
