"use strict";exports.id=7718,exports.ids=[7718],exports.modules={99099:((R,O,s)=>{s.d(O,{Fu:()=>M,qX:()=>A,th:()=>x,z8:()=>c});const d=100,A=()=>new Int32Array(new SharedArrayBuffer(
Int32Array.BYTES_PER_ELEMENT));function x(r){Atomics.store(r,0,Math.ceil(process.memoryUsage().external/1024))}const M=(r,o)=>r.prototype.getHeapStatistics?2*o:
o,y=4;function c(r,{heap:o,outside:i,documents:m,exceeded:u}){let g=!1;const P=Atomics.load(i,0),S=()=>(Atomics.load(i,0)-P)*1024-y*m,w=async()=>{const z=await r.
getHeapStatistics?.().catch(()=>{});g||((z?.used_heap_size??0)+Math.max(S(),0)>o?u():v=setTimeout(()=>{w()},d))};let v=setTimeout(()=>{w()},d);return()=>{g=!0,clearTimeout(
v)}}}),81838:((R,O,s)=>{s.d(O,{Ul:()=>A,bM:()=>x,pY:()=>M});var d=s(58552);function A({code:y,message:c,issues:r,advice:o,operation:i,fields:m,predicate:u,sentence:g,
position:P,documentName:S,others:w,cause:v}){return{code:y,message:c,issues:r,...o===void 0?{}:{advice:o},...i===void 0?{}:{operation:i},fields:m,...u===void 0?
{}:{predicate:u},sentence:g,...P===void 0?{}:{position:P},...S===void 0?{}:{documentName:S},others:w.map(A),...v instanceof Error?{cause:{name:v.name,places:(0,d.
ek)(v)}}:{}}}function x({code:y,message:c,cause:r,others:o,...i}){const m={...i,others:o.map(x)};if(!r)return new d.zU(y,c,m);const u=new Error("in a worker");return u.
name=r.name,u.stack=[r.name,...r.places].join(`
    `),new d.zU(y,c,{...m,cause:u})}function M(y){const c=new Set;return{documents:y.map(o=>{const{buffer:i,byteLength:m}=o.bytes,g=m>0&&i instanceof ArrayBuffer&&
i.byteLength===m&&!c.has(i)?o.bytes:new Uint8Array(o.bytes);return c.add(g.buffer),{...o,bytes:g}}),memory:[...c]}}}),57718:((R,O,s)=>{var d=s(75919),A=s(58552),
x=s(78877),M=s(30714);const y=32*1024*1024;let c;function r(e){e<y||(c||((0,x.setFlagsFromString)("--expose-gc"),c=(0,M.runInNewContext)("gc")),c())}var o=s(59439),
i=s(99099),m=s(8526),u=s(81838),g=s(95323),P=s(70691);function S(e,{documents:t,files:n=[]},a){const{output:p}=(0,g.zI)(e);if(p!=="pdfs"&&p!=="files")return;const h=p===
"files"?n:t,{contentType:b,pieces:E}=(0,P.zS)(h,h.length===0&&a==="multipart/mixed"?"application/zip":a);return{contentType:b,pieces:v(E)}}const w=64*1024;function v(e){
const t=[];let n=[],a=0;const p=()=>{n.length>0&&t.push(Buffer.concat(n)),[n,a]=[[],0]};for(const h of e){if(h.length>=w){p(),t.push(h);continue}n.push(h),a+=h.
length,a>=w&&p()}return p(),t}const z=4,H=1e3,{limits:Y,ports:j,servers:D,outside:C}=d.workerData,F=()=>((0,i.th)(C),(0,m.v)()),N=(0,o.localHere)(Y,j,F,D),B=new Map;
let L,k=new AbortController;d.parentPort?.on("message",e=>{e.kind==="run"?V(e):e.id===L&&k.abort()}),d.parentPort?.on("messageerror",e=>{throw e});async function V({
id:e,name:t,documents:n,parameters:a,kept:p,tellsProgress:h,timeLimit:b,packAs:E}){L=e;const T=n.reduce((l,{bytes:f})=>l+f.length,0);k.signal.aborted&&(k=new AbortController);
try{const l=await N.run(t,n,{...a,...K(p)},{signal:k.signal,...b?{timeLimit:b}:{},...h?{onProgress:W(e)}:{}}),f=E&&S(t,l,E);if(f){G(e,l,f);return}const U=(0,u.pY)(
[...l.documents,...l.files??[]]),X=U.documents.slice(0,l.documents.length),J=U.documents.slice(l.documents.length);I({kind:"done",id:e,outcome:{...l,documents:X,
...l.files?{files:J}:{}}},U.memory)}catch(l){I({kind:"failed",id:e,error:(0,u.Ul)((0,A.l3)(l))})}finally{L=void 0,setImmediate(()=>{r(Math.max(T,process.memoryUsage().
external/z)),(0,i.th)(C)})}}function G(e,{documents:t,files:n,...a},{contentType:p,pieces:h}){const b=new Uint8Array,E=(0,u.pY)(h.map(f=>({name:"",bytes:f}))),T={
contentType:p,pieces:E.documents.map(f=>f.bytes)},l={documents:t.map(f=>({...f,bytes:b})),...n?{files:n.map(f=>({...f,bytes:b}))}:{}};I({kind:"done",id:e,outcome:{
...a,...l,packed:T}},E.memory)}function K(e){for(const{id:t,bytes:n}of e)n&&B.set(t,n);return Object.fromEntries(e.map(({field:t,id:n,name:a})=>[t,{name:a,bytes:B.
get(n)}]))}function W(e){let t=performance.now();return n=>{const a=performance.now();a-t<H||(t=a,I({kind:"progress",id:e,fraction:n}))}}function I(e,t=[]){d.parentPort?.
postMessage(e,t)}})};
