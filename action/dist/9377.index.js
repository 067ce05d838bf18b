"use strict";exports.id=9377,exports.ids=[9377],exports.modules={44233:((H,L,m)=>{m.d(L,{BC:()=>w,Fr:()=>g,MJ:()=>k,p9:()=>S,qZ:()=>b});const p=1e3,A=3e5;function*S(r,s){if(r.
length<=p)return[...r].sort(s);let i=[];for(let l=0;l<r.length;l+=p){for(const a of r.slice(l,l+p).sort(s))i.push(a);yield A}for(let l=p;l<i.length;l*=2){const a=[];
for(let f=0;f<i.length;f+=2*l){const h=Math.min(f+l,i.length),U=Math.min(h+l,i.length);for(let T=f,E=h;T<h||E<U;){const x=E===U||T<h&&s(i[T],i[E])<=0;a.push(x?i[T++]:
i[E++]),a.length%p===0&&(yield A)}}i=a}return i}const v=16384,M=50,u=4;function*g(r){const{length:s}=r;for(let a=0;a<s;a+=v)r.subarray(a,a+v).sort(),s>v&&(yield v*
M);let[i,l]=[r,s>v?new Float64Array(s):r];for(let a=v;a<s;a*=2){for(let f=0;f<s;f+=2*a){const h=Math.min(f+a,s),U=Math.min(h+a,s);for(let T=f,E=h,x=f;x<U;){const _=E===
U||T<h&&i[T]<=i[E];l[x++]=i[_?T++:E++],x%v===0&&(yield v*u)}}[i,l]=[l,i]}return i}async function b(r,s,i){const l=S(r,s);for(;;){const{done:a,value:f}=l.next();
if(a)return f;const h=i.step(f);h&&await h}}const w=(r,s)=>d(r,s,!1),k=(r,s)=>d(r,s,!0);function d(r,s,i){let[l,a]=[0,r.length];for(;l<a;){const f=l+a>>1,h=r[f];
h<s||i&&h===s?l=f+1:a=f}return l}}),99099:((H,L,m)=>{m.d(L,{Fu:()=>v,qX:()=>A,th:()=>S,z8:()=>M});const p=100,A=()=>new Int32Array(new SharedArrayBuffer(Int32Array.
BYTES_PER_ELEMENT));function S(u){Atomics.store(u,0,Math.ceil(process.memoryUsage().external/1024))}const v=(u,g)=>u.prototype.getHeapStatistics?2*g:g;function M(u,{
outside:g,told:b}){let w=!1;const k=Atomics.load(g,0),d=async()=>{const s=await u.getHeapStatistics?.().catch(()=>{});w||(b(s?.used_heap_size??0,(Atomics.load(g,
0)-k)*1024),w||(r=setTimeout(()=>{d()},p)))};let r=setTimeout(()=>{d()},p);return()=>{w=!0,clearTimeout(r)}}}),81838:((H,L,m)=>{m.d(L,{Ul:()=>A,bM:()=>S,pY:()=>v});
var p=m(58552);function A({code:M,message:u,issues:g,advice:b,operation:w,fields:k,predicate:d,sentence:r,position:s,documentName:i,others:l,cause:a}){return{code:M,
message:u,issues:g,...b===void 0?{}:{advice:b},...w===void 0?{}:{operation:w},fields:k,...d===void 0?{}:{predicate:d},sentence:r,...s===void 0?{}:{position:s},...i===
void 0?{}:{documentName:i},others:l.map(A),...a instanceof Error?{cause:{name:a.name,places:(0,p.ek)(a)}}:{}}}function S({code:M,message:u,cause:g,others:b,...w}){
const k={...w,others:b.map(S)};if(!g)return new p.zU(M,u,k);const d=new Error("in a worker");return d.name=g.name,d.stack=[g.name,...g.places].join(`
    `),new p.zU(M,u,{...k,cause:d})}function v(M){const u=new Set;return{documents:M.map(b=>{const{buffer:w,byteLength:k}=b.bytes,r=k>0&&w instanceof ArrayBuffer&&
w.byteLength===k&&!u.has(w)?b.bytes:new Uint8Array(b.bytes);return u.add(r.buffer),{...b,bytes:r}}),memory:[...u]}}}),99161:((H,L,m)=>{var p=m(75919),A=m(58552),
S=m(78877),v=m(30714);const M=32*1024*1024;let u;function g(e){e<M||(u||((0,S.setFlagsFromString)("--expose-gc"),u=(0,v.runInNewContext)("gc")),u())}var b=m(1965),
w=m(99099),k=m(8526),d=m(96091),r=m(38340);function s(e,{documents:t,files:n=[]}){const{output:o}=(0,r.zI)(e);if(!(o!=="pdfs"&&o!=="files"))return o==="files"?n:
t}const i=(e,t)=>t.length===0&&e==="multipart/mixed"?"application/zip":e;function l(e,t,n){const o=s(e,t);return o&&a(o,n)}function a(e,t){const n=i(t,e),o=n===
"multipart/mixed"?(0,d.qb)(e):"",c=(0,d.qA)(e.map(z=>(0,d.iP)(z)),n,o),{contentType:y,length:O}=c;return{contentType:y,length:O,pieces:[...h((0,d.f4)(c,e))]}}const f=64*
1024;function*h(e){const t=[];let n=0;const o=()=>{n=0;const c=t.splice(0);return c.length>0?[Buffer.concat(c)]:[]};for(const c of e){if(c.length>=f){yield*o(),
yield c;continue}t.push(c),n+=c.length,n>=f&&(yield*o())}yield*o()}const U=new Uint8Array;class T{most;sizes=[];total=0;rounds=0;constructor(t){this.most=t}take=({
index:t,bytes:n})=>(t===0&&(this.rounds++,[this.sizes,this.total]=[[],0]),this.sizes.push(n.length),this.total+=n.length,this.isTooMuch?U:n);get isTooMuch(){return this.
total>this.most}writerFor(t,n,o,c){const y=s(t,n);if(!y||y.length!==this.sizes.length)return;const O=y.map(({bytes:J,...I},C)=>({...I,size:this.sizes[C]})),z=i(
o,y);return(0,d.qA)(O,z,z==="multipart/mixed"?(0,d.iH)(c,"results"):"")}send(t,n){let o=0;return async({index:c,bytes:y})=>{if(c===0&&o++,o<this.rounds)return U;
if(o>this.rounds||y.length!==this.sizes[c])throw new A.zU("internal","A result is another one when it is made again");for(const O of h(t.part(c,y)))await n(O);return U}}}
var E=m(81838);class x{signal;say;allowed=0;wake;constructor(t,n){this.signal=t,this.say=n,t.addEventListener("abort",()=>this.wake?.(),{once:!0})}allow(t){this.
allowed+=t,this.wake?.()}send=async t=>{for(;this.allowed<=0&&!this.signal.aborted;)await new Promise(n=>{this.wake=n});if(this.signal.aborted)throw(0,A.WN)();this.
allowed-=t.length,this.say(t)}}const _=4,Z=1e3,{limits:Q,ports:$,lending:q,outside:V,kept:tt}=p.workerData,et=()=>((0,w.th)(V),(0,k.pause)()),nt=(0,b.localHere)(
Q,$,et,q),K=new Map;let Y,N,B=new AbortController;p.parentPort?.on("message",e=>{if(e.kind==="run")ot(e);else{if(e.id!==Y)return;e.kind==="cancel"?B.abort():N?.
allow(e.bytes)}}),p.parentPort?.on("messageerror",e=>{throw e});async function ot(e){const{id:t,documents:n}=e;Y=t;const o=n.reduce((c,{bytes:y})=>c+y.length,0);
B.signal.aborted&&(B=new AbortController);try{await st(e)}catch(c){R({kind:"failed",id:t,error:(0,E.Ul)((0,A.l3)(c))})}finally{Y=N=void 0,setImmediate(()=>{g(Math.
max(o,process.memoryUsage().external/_)),(0,w.th)(V)})}}async function st({id:e,name:t,documents:n,parameters:o,kept:c,tellsProgress:y,timeLimit:O,packAs:z}){const J={
...o,...at(c)},I=new T(z?tt:1/0),C=G=>nt.run(t,n,J,{signal:B.signal,onResult:G,...O?{timeLimit:O}:{},...y?{onProgress:ct(e)}:{}}),P=await C(I.take),F=z&&I.isTooMuch?
I.writerFor(t,P,z,n):void 0;if(F){const{contentType:G,length:dt}=F;N=new x(B.signal,D=>it(e,D)),R({kind:"begun",id:e,outcome:{...W(P),packed:{contentType:G,length:dt,
pieces:[]}}}),await C(I.send(F,N.send));for(const D of h(F.end()))await N.send(D);return R({kind:"end",id:e})}const X=z&&l(t,P,z);if(X)return rt(e,P,X);const j=(0,E.
pY)([...P.documents,...P.files??[]]),lt=j.documents.slice(0,P.documents.length),ut=j.documents.slice(P.documents.length);R({kind:"done",id:e,outcome:{...P,documents:lt,
...P.files?{files:ut}:{}}},j.memory)}function rt(e,t,n){const o=(0,E.pY)(n.pieces.map(y=>({name:"",bytes:y}))),c=o.documents.map(({bytes:y})=>y);R({kind:"done",
id:e,outcome:{...W(t),packed:{...n,pieces:c}}},o.memory)}function it(e,t){const{documents:n,memory:o}=(0,E.pY)([{name:"",bytes:t}]);R({kind:"piece",id:e,bytes:n[0].
bytes},o)}function W({documents:e,files:t,...n}){const o=new Uint8Array;return{...n,documents:e.map(c=>({...c,bytes:o})),...t?{files:t.map(c=>({...c,bytes:o}))}:
{}}}function at(e){for(const{id:t,bytes:n}of e)n&&K.set(t,n);return Object.fromEntries(e.map(({field:t,id:n,name:o})=>[t,{name:o,bytes:K.get(n)}]))}function ct(e){
let t=performance.now();return n=>{const o=performance.now();o-t<Z||(t=o,R({kind:"progress",id:e,fraction:n}))}}function R(e,t=[]){p.parentPort?.postMessage(e,t)}})};
