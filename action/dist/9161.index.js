"use strict";exports.id=9161,exports.ids=[9161],exports.modules={99099:((Y,O,c)=>{c.d(O,{Fu:()=>z,qX:()=>g,th:()=>A,z8:()=>h});const f=100,g=()=>new Int32Array(new SharedArrayBuffer(
Int32Array.BYTES_PER_ELEMENT));function A(r){Atomics.store(r,0,Math.ceil(process.memoryUsage().external/1024))}const z=(r,l)=>r.prototype.getHeapStatistics?2*l:
l;function h(r,{outside:l,told:d}){let u=!1;const m=Atomics.load(l,0),i=async()=>{const v=await r.getHeapStatistics?.().catch(()=>{});u||(d(v?.used_heap_size??0,
(Atomics.load(l,0)-m)*1024),u||(y=setTimeout(()=>{i()},f)))};let y=setTimeout(()=>{i()},f);return()=>{u=!0,clearTimeout(y)}}}),81838:((Y,O,c)=>{c.d(O,{Ul:()=>g,
bM:()=>A,pY:()=>z});var f=c(58552);function g({code:h,message:r,issues:l,advice:d,operation:u,fields:m,predicate:i,sentence:y,position:v,documentName:P,others:L,
cause:M}){return{code:h,message:r,issues:l,...d===void 0?{}:{advice:d},...u===void 0?{}:{operation:u},fields:m,...i===void 0?{}:{predicate:i},sentence:y,...v===
void 0?{}:{position:v},...P===void 0?{}:{documentName:P},others:L.map(g),...M instanceof Error?{cause:{name:M.name,places:(0,f.ek)(M)}}:{}}}function A({code:h,message:r,
cause:l,others:d,...u}){const m={...u,others:d.map(A)};if(!l)return new f.zU(h,r,m);const i=new Error("in a worker");return i.name=l.name,i.stack=[l.name,...l.places].
join(`
    `),new f.zU(h,r,{...m,cause:i})}function z(h){const r=new Set;return{documents:h.map(d=>{const{buffer:u,byteLength:m}=d.bytes,y=m>0&&u instanceof ArrayBuffer&&
u.byteLength===m&&!r.has(u)?d.bytes:new Uint8Array(d.bytes);return r.add(y.buffer),{...d,bytes:y}}),memory:[...r]}}}),99161:((Y,O,c)=>{var f=c(75919),g=c(58552),
A=c(78877),z=c(30714);const h=32*1024*1024;let r;function l(t){t<h||(r||((0,A.setFlagsFromString)("--expose-gc"),r=(0,z.runInNewContext)("gc")),r())}var d=c(59439),
u=c(99099),m=c(8526),i=c(86466),y=c(58426);function v(t,{documents:e,files:n=[]}){const{output:s}=(0,y.zI)(t);if(!(s!=="pdfs"&&s!=="files"))return s==="files"?n:
e}const P=(t,e)=>e.length===0&&t==="multipart/mixed"?"application/zip":t;function L(t,e,n){const s=v(t,e);return s&&M(s,n)}function M(t,e){const n=P(e,t),s=n===
"multipart/mixed"?(0,i.qb)(t):"",o=(0,i.qA)(t.map(p=>(0,i.iP)(p)),n,s),{contentType:a,length:b}=o;return{contentType:a,length:b,pieces:[...R((0,i.f4)(o,t))]}}const j=64*
1024;function*R(t){const e=[];let n=0;const s=()=>{n=0;const o=e.splice(0);return o.length>0?[Buffer.concat(o)]:[]};for(const o of t){if(o.length>=j){yield*s(),
yield o;continue}e.push(o),n+=o.length,n>=j&&(yield*s())}yield*s()}const H=new Uint8Array;class X{most;sizes=[];total=0;rounds=0;constructor(e){this.most=e}take=({
index:e,bytes:n})=>(e===0&&(this.rounds++,[this.sizes,this.total]=[[],0]),this.sizes.push(n.length),this.total+=n.length,this.isTooMuch?H:n);get isTooMuch(){return this.
total>this.most}writerFor(e,n,s,o){const a=v(e,n);if(!a||a.length!==this.sizes.length)return;const b=a.map(({bytes:K,...E},I)=>({...E,size:this.sizes[I]})),p=P(
s,a);return(0,i.qA)(b,p,p==="multipart/mixed"?(0,i.iH)(o,"results"):"")}send(e,n){let s=0;return async({index:o,bytes:a})=>{if(o===0&&s++,s<this.rounds)return H;
if(s>this.rounds||a.length!==this.sizes[o])throw new g.zU("internal","A result is another one when it is made again");for(const b of R(e.part(o,a)))await n(b);return H}}}
var S=c(81838);class J{signal;say;allowed=0;wake;constructor(e,n){this.signal=e,this.say=n,e.addEventListener("abort",()=>this.wake?.(),{once:!0})}allow(e){this.
allowed+=e,this.wake?.()}send=async e=>{for(;this.allowed<=0&&!this.signal.aborted;)await new Promise(n=>{this.wake=n});if(this.signal.aborted)throw(0,g.WN)();this.
allowed-=e.length,this.say(e)}}const Q=4,Z=1e3,{limits:$,ports:_,lending:q,outside:D,kept:ee}=f.workerData,te=()=>((0,u.th)(D),(0,m.pause)()),ne=(0,d.localHere)(
$,_,te,q),G=new Map;let N,T,x=new AbortController;f.parentPort?.on("message",t=>{if(t.kind==="run")se(t);else{if(t.id!==N)return;t.kind==="cancel"?x.abort():T?.
allow(t.bytes)}}),f.parentPort?.on("messageerror",t=>{throw t});async function se(t){const{id:e,documents:n}=t;N=e;const s=n.reduce((o,{bytes:a})=>o+a.length,0);
x.signal.aborted&&(x=new AbortController);try{await oe(t)}catch(o){k({kind:"failed",id:e,error:(0,S.Ul)((0,g.l3)(o))})}finally{N=T=void 0,setImmediate(()=>{l(Math.
max(s,process.memoryUsage().external/Q)),(0,u.th)(D)})}}async function oe({id:t,name:e,documents:n,parameters:s,kept:o,tellsProgress:a,timeLimit:b,packAs:p}){const K={
...s,...ae(o)},E=new X(p?ee:1/0),I=C=>ne.run(e,n,K,{signal:x.signal,onResult:C,...b?{timeLimit:b}:{},...a?{onProgress:ce(t)}:{}}),w=await I(E.take),U=p&&E.isTooMuch?
E.writerFor(e,w,p,n):void 0;if(U){const{contentType:C,length:de}=U;T=new J(x.signal,F=>ie(t,F)),k({kind:"begun",id:t,outcome:{...V(w),packed:{contentType:C,length:de,
pieces:[]}}}),await I(E.send(U,T.send));for(const F of R(U.end()))await T.send(F);return k({kind:"end",id:t})}const W=p&&L(e,w,p);if(W)return re(t,w,W);const B=(0,S.
pY)([...w.documents,...w.files??[]]),le=B.documents.slice(0,w.documents.length),ue=B.documents.slice(w.documents.length);k({kind:"done",id:t,outcome:{...w,documents:le,
...w.files?{files:ue}:{}}},B.memory)}function re(t,e,n){const s=(0,S.pY)(n.pieces.map(a=>({name:"",bytes:a}))),o=s.documents.map(({bytes:a})=>a);k({kind:"done",
id:t,outcome:{...V(e),packed:{...n,pieces:o}}},s.memory)}function ie(t,e){const{documents:n,memory:s}=(0,S.pY)([{name:"",bytes:e}]);k({kind:"piece",id:t,bytes:n[0].
bytes},s)}function V({documents:t,files:e,...n}){const s=new Uint8Array;return{...n,documents:t.map(o=>({...o,bytes:s})),...e?{files:e.map(o=>({...o,bytes:s}))}:
{}}}function ae(t){for(const{id:e,bytes:n}of t)n&&G.set(e,n);return Object.fromEntries(t.map(({field:e,id:n,name:s})=>[e,{name:s,bytes:G.get(n)}]))}function ce(t){
let e=performance.now();return n=>{const s=performance.now();s-e<Z||(e=s,k({kind:"progress",id:t,fraction:n}))}}function k(t,e=[]){f.parentPort?.postMessage(t,e)}})};
