"use strict";exports.id=9161,exports.ids=[9161],exports.modules={99099:((j,O,c)=>{c.d(O,{Fu:()=>P,qX:()=>b,th:()=>E,z8:()=>h});const f=100,b=()=>new Int32Array(new SharedArrayBuffer(
Int32Array.BYTES_PER_ELEMENT));function E(r){Atomics.store(r,0,Math.ceil(process.memoryUsage().external/1024))}const P=(r,l)=>r.prototype.getHeapStatistics?2*l:
l;function h(r,{outside:l,told:d}){let u=!1;const m=Atomics.load(l,0),i=async()=>{const k=await r.getHeapStatistics?.().catch(()=>{});u||(d(k?.used_heap_size??0,
(Atomics.load(l,0)-m)*1024),u||(y=setTimeout(()=>{i()},f)))};let y=setTimeout(()=>{i()},f);return()=>{u=!0,clearTimeout(y)}}}),81838:((j,O,c)=>{c.d(O,{Ul:()=>b,
bM:()=>E,pY:()=>P});var f=c(58552);function b({code:h,message:r,issues:l,advice:d,operation:u,fields:m,predicate:i,sentence:y,position:k,documentName:M,others:R,
cause:z}){return{code:h,message:r,issues:l,...d===void 0?{}:{advice:d},...u===void 0?{}:{operation:u},fields:m,...i===void 0?{}:{predicate:i},sentence:y,...k===
void 0?{}:{position:k},...M===void 0?{}:{documentName:M},others:R.map(b),...z instanceof Error?{cause:{name:z.name,places:(0,f.ek)(z)}}:{}}}function E({code:h,message:r,
cause:l,others:d,...u}){const m={...u,others:d.map(E)};if(!l)return new f.zU(h,r,m);const i=new Error("in a worker");return i.name=l.name,i.stack=[l.name,...l.places].
join(`
    `),new f.zU(h,r,{...m,cause:i})}function P(h){const r=new Set;return{documents:h.map(d=>{const{buffer:u,byteLength:m}=d.bytes,y=m>0&&u instanceof ArrayBuffer&&
u.byteLength===m&&!r.has(u)?d.bytes:new Uint8Array(d.bytes);return r.add(y.buffer),{...d,bytes:y}}),memory:[...r]}}}),99161:((j,O,c)=>{var f=c(75919),b=c(58552),
E=c(78877),P=c(30714);const h=32*1024*1024;let r;function l(t){t<h||(r||((0,E.setFlagsFromString)("--expose-gc"),r=(0,P.runInNewContext)("gc")),r())}var d=c(59439),
u=c(99099),m=c(8526),i=c(86466),y=c(63795);function k(t,{documents:e,files:n=[]}){const{output:s}=(0,y.zI)(t);if(!(s!=="pdfs"&&s!=="files"))return s==="files"?n:
e}const M=(t,e)=>e.length===0&&t==="multipart/mixed"?"application/zip":t;function R(t,e,n){const s=k(t,e);if(!s)return;const o=M(n,s),a=o==="multipart/mixed"?(0,i.
qb)(s):"",g=(0,i.qA)(s.map(v=>(0,i.iP)(v)),o,a),{contentType:p,length:I}=g;return{contentType:p,length:I,pieces:[...H((0,i.f4)(g,s))]}}const z=64*1024;function*H(t){
const e=[];let n=0;const s=()=>{n=0;const o=e.splice(0);return o.length>0?[Buffer.concat(o)]:[]};for(const o of t){if(o.length>=z){yield*s(),yield o;continue}e.
push(o),n+=o.length,n>=z&&(yield*s())}yield*s()}const N=new Uint8Array;class W{most;sizes=[];total=0;rounds=0;constructor(e){this.most=e}take=({index:e,bytes:n})=>(e===
0&&(this.rounds++,[this.sizes,this.total]=[[],0]),this.sizes.push(n.length),this.total+=n.length,this.isTooMuch?N:n);get isTooMuch(){return this.total>this.most}writerFor(e,n,s,o){
const a=k(e,n);if(!a||a.length!==this.sizes.length)return;const g=a.map(({bytes:I,...v},U)=>({...v,size:this.sizes[U]})),p=M(s,a);return(0,i.qA)(g,p,p==="multip\
art/mixed"?(0,i.iH)(o,"results"):"")}send(e,n){let s=0;return async({index:o,bytes:a})=>{if(o===0&&s++,s<this.rounds)return N;if(s>this.rounds||a.length!==this.
sizes[o])throw new b.zU("internal","A result is another one when it is made again");for(const g of H(e.part(o,a)))await n(g);return N}}}var S=c(81838);class X{signal;say;allowed=0;wake;constructor(e,n){
this.signal=e,this.say=n,e.addEventListener("abort",()=>this.wake?.(),{once:!0})}allow(e){this.allowed+=e,this.wake?.()}send=async e=>{for(;this.allowed<=0&&!this.
signal.aborted;)await new Promise(n=>{this.wake=n});if(this.signal.aborted)throw(0,b.WN)();this.allowed-=e.length,this.say(e)}}const J=4,Q=1e3,{limits:Z,ports:$,
servers:_,outside:D,kept:q}=f.workerData,ee=()=>((0,u.th)(D),(0,m.v)()),te=(0,d.localHere)(Z,$,ee,_),G=new Map;let B,T,x=new AbortController;f.parentPort?.on("m\
essage",t=>{if(t.kind==="run")ne(t);else{if(t.id!==B)return;t.kind==="cancel"?x.abort():T?.allow(t.bytes)}}),f.parentPort?.on("messageerror",t=>{throw t});async function ne(t){
const{id:e,documents:n}=t;B=e;const s=n.reduce((o,{bytes:a})=>o+a.length,0);x.signal.aborted&&(x=new AbortController);try{await se(t)}catch(o){A({kind:"failed",
id:e,error:(0,S.Ul)((0,b.l3)(o))})}finally{B=T=void 0,setImmediate(()=>{l(Math.max(s,process.memoryUsage().external/J)),(0,u.th)(D)})}}async function se({id:t,name:e,
documents:n,parameters:s,kept:o,tellsProgress:a,timeLimit:g,packAs:p}){const I={...s,...ie(o)},v=new W(p?q:1/0),U=F=>te.run(e,n,I,{signal:x.signal,onResult:F,...g?
{timeLimit:g}:{},...a?{onProgress:ae(t)}:{}}),w=await U(v.take),L=p&&v.isTooMuch?v.writerFor(e,w,p,n):void 0;if(L){const{contentType:F,length:ue}=L;T=new X(x.signal,
Y=>re(t,Y)),A({kind:"begun",id:t,outcome:{...V(w),packed:{contentType:F,length:ue,pieces:[]}}}),await U(v.send(L,T.send));for(const Y of H(L.end()))await T.send(
Y);return A({kind:"end",id:t})}const K=p&&R(e,w,p);if(K)return oe(t,w,K);const C=(0,S.pY)([...w.documents,...w.files??[]]),ce=C.documents.slice(0,w.documents.length),
le=C.documents.slice(w.documents.length);A({kind:"done",id:t,outcome:{...w,documents:ce,...w.files?{files:le}:{}}},C.memory)}function oe(t,e,n){const s=(0,S.pY)(
n.pieces.map(a=>({name:"",bytes:a}))),o=s.documents.map(({bytes:a})=>a);A({kind:"done",id:t,outcome:{...V(e),packed:{...n,pieces:o}}},s.memory)}function re(t,e){
const{documents:n,memory:s}=(0,S.pY)([{name:"",bytes:e}]);A({kind:"piece",id:t,bytes:n[0].bytes},s)}function V({documents:t,files:e,...n}){const s=new Uint8Array;
return{...n,documents:t.map(o=>({...o,bytes:s})),...e?{files:e.map(o=>({...o,bytes:s}))}:{}}}function ie(t){for(const{id:e,bytes:n}of t)n&&G.set(e,n);return Object.
fromEntries(t.map(({field:e,id:n,name:s})=>[e,{name:s,bytes:G.get(n)}]))}function ae(t){let e=performance.now();return n=>{const s=performance.now();s-e<Q||(e=s,
A({kind:"progress",id:t,fraction:n}))}}function A(t,e=[]){f.parentPort?.postMessage(t,e)}})};
