"use strict";exports.id=6053,exports.ids=[6053],exports.modules={77995:((K,U,O)=>{O.d(U,{Vi:()=>v});var L=r=>{throw TypeError(r)},f=(r,a,i)=>a.has(r)||L("Cannot "+i),o=(r,a,i)=>(f(
r,a,"read from private field"),i?i.call(r):a.get(r)),p=(r,a,i)=>a.has(r)?L("Cannot add the same private member more than once"):a instanceof WeakSet?a.add(r):a.
set(r,i),_=(r,a,i,c)=>(f(r,a,"write to private field"),c?c.call(r,i):a.set(r,i),i),l=(r,a,i)=>(f(r,a,"access private method"),i),W=65536;function*z(r){if(r.byteLength<=
W){yield r;return}let a=0;for(;a<r.byteLength;){const i=Math.min(r.byteLength-a,W),c=r.buffer.slice(a,a+i);a+=c.byteLength,yield new Uint8Array(c)}}var A="abcde\
fghijklmnopqrstuvwxyz0123456789";function D(){let r=16,a="";for(;r--;)a+=A[Math.random()*A.length<<0];return a}var I=r=>String(r).replace(/\r/g,"%0D").replace(/\n/g,
"%0A").replace(/"/g,"%22"),g=r=>typeof r=="function",H=r=>!!r&&typeof r=="object"&&!Array.isArray(r)&&g(r.getReader),j=r=>g(r[Symbol.asyncIterator]);async function*$(r){
const a=r.getReader();for(;;){const{done:i,value:c}=await a.read();if(i)break;yield c}}async function*R(r){for await(const a of r)yield*z(a)}var b=r=>{if(j(r))return R(
r);if(H(r))return R($(r));throw new TypeError("Unsupported data source: Expected either ReadableStream or async iterable.")},m=r=>!!(r&&typeof r=="object"&&g(r.
constructor)&&r[Symbol.toStringTag]==="File"&&g(r.stream)&&r.name!=null),k=r=>!!(r&&g(r.constructor)&&r[Symbol.toStringTag]==="FormData"&&g(r.append)&&g(r.getAll)&&
g(r.entries)&&g(r[Symbol.iterator])),P=r=>Object.prototype.toString.call(r).slice(8,-1).toLowerCase();function M(r){if(P(r)!=="object")return!1;const a=Object.getPrototypeOf(
r);return a==null?!0:a.constructor?.toString?.()===Object.toString()}var N=r=>String(r).replace(/\r|\n/g,(a,i,c)=>a==="\r"&&c[i+1]!==`
`||a===`
`&&c[i-1]!=="\r"?`\r
`:a);function E(r,a){if(typeof a=="string"){for(const[i,c]of Object.entries(r))if(a.toLowerCase()===i.toLowerCase())return c}}var F=r=>new Proxy(r,{get:(a,i)=>E(
a,i),has:(a,i)=>E(a,i)!==void 0}),C={enableAdditionalHeaders:!1},B={writable:!1,configurable:!1},u,w,S,T,t,e,n,s,d,h,y,v=class{constructor(r,a,i){if(p(this,d),p(
this,u,`\r
`),p(this,w),p(this,S),p(this,T,"-".repeat(2)),p(this,t,new TextEncoder),p(this,e),p(this,n),p(this,s),!k(r))throw new TypeError("Expected first argument to be \
a FormData instance.");let c;if(M(a)?i=a:c=a,c||(c=`form-data-encoder-${D()}`),typeof c!="string")throw new TypeError("Expected boundary argument to be a string\
.");if(i&&!M(i))throw new TypeError("Expected options argument to be an object.");_(this,n,Array.from(r.entries())),_(this,s,{...C,...i}),_(this,w,o(this,t).encode(
o(this,u))),_(this,S,o(this,w).byteLength),this.boundary=c,this.contentType=`multipart/form-data; boundary=${this.boundary}`,_(this,e,o(this,t).encode(`${o(this,
T)}${this.boundary}${o(this,T)}${o(this,u).repeat(2)}`));const x={"Content-Type":this.contentType},q=l(this,d,y).call(this);q&&(this.contentLength=q,x["Content-\
Length"]=q),this.headers=F(Object.freeze(x)),Object.defineProperties(this,{boundary:B,contentType:B,contentLength:B,headers:B})}*values(){for(const[r,a]of o(this,
n)){const i=m(a)?a:o(this,t).encode(N(a));yield l(this,d,h).call(this,r,i),yield i,yield o(this,w)}yield o(this,e)}async*encode(){for(const r of this.values())m(
r)?yield*b(r.stream()):yield*z(r)}[Symbol.iterator](){return this.values()}[Symbol.asyncIterator](){return this.encode()}};u=new WeakMap,w=new WeakMap,S=new WeakMap,
T=new WeakMap,t=new WeakMap,e=new WeakMap,n=new WeakMap,s=new WeakMap,d=new WeakSet,h=function(r,a){let i="";if(i+=`${o(this,T)}${this.boundary}${o(this,u)}`,i+=
`Content-Disposition: form-data; name="${I(r)}"`,m(a)&&(i+=`; filename="${I(a.name)}"${o(this,u)}`,i+=`Content-Type: ${a.type||"application/octet-stream"}`),o(this,
s).enableAdditionalHeaders===!0){const c=m(a)?a.size:a.byteLength;c!=null&&!isNaN(c)&&(i+=`${o(this,u)}Content-Length: ${c}`)}return o(this,t).encode(`${i}${o(this,
u).repeat(2)}`)},y=function(){let r=0;for(const[a,i]of o(this,n)){const c=m(i)?i:o(this,t).encode(N(i)),x=m(c)?c.size:c.byteLength;if(x==null||isNaN(x))return;r+=
l(this,d,h).call(this,a,c).byteLength,r+=x,r+=o(this,S)}return String(r+o(this,e).byteLength)}}),83599:((K,U,O)=>{O.d(U,{fS:()=>T});var L=(t,e,n)=>{if(!e.has(t))
throw TypeError("Cannot "+n)},f=(t,e,n)=>(L(t,e,"read from private field"),n?n.call(t):e.get(t)),o=(t,e,n)=>{if(e.has(t))throw TypeError("Cannot add the same pr\
ivate member more than once");e instanceof WeakSet?e.add(t):e.set(t,n)},p=(t,e,n,s)=>(L(t,e,"write to private field"),s?s.call(t,n):e.set(t,n),n),_=(t,e,n)=>(L(
t,e,"access private method"),n),l=t=>typeof t=="function",W=t=>typeof t=="object"&&t!=null&&!Array.isArray(t),z=t=>W(t)&&l(t[Symbol.asyncIterator]),A=65536;async function*D(t){
if(t.byteLength<=A){yield t;return}let e=0;for(;e<t.byteLength;){const n=Math.min(t.byteLength-e,A),s=t.buffer.slice(e,e+n);e+=s.byteLength,yield new Uint8Array(
s)}}async function*I(t){const e=t.getReader();for(;;){const{done:n,value:s}=await e.read();if(n)break;yield s}}async function*g(t){for await(const e of t)yield*D(
e)}var H=t=>{if(z(t))return g(t);if(l(t.getReader))return g(I(t));throw new TypeError("Unsupported data source: Expected either ReadableStream or async iterable\
.")};async function*j(t){let e=0;for(;e!==t.size;){const s=await t.slice(e,Math.min(t.size,e+A)).arrayBuffer();e+=s.byteLength,yield new Uint8Array(s)}}async function*$(t,e=!1){
for(const n of t)ArrayBuffer.isView(n)?e?yield*D(n):yield n:l(n.stream)?yield*H(n.stream()):yield*j(n)}function*R(t,e,n=0,s){s??=e;let d=n<0?Math.max(e+n,0):Math.
min(n,e),h=s<0?Math.max(e+s,0):Math.min(s,e);const y=Math.max(h-d,0);let v=0;for(const r of t){if(v>=y)break;const a=ArrayBuffer.isView(r)?r.byteLength:r.size;if(d&&
a<=d)d-=a,h-=a;else{let i;ArrayBuffer.isView(r)?(i=r.subarray(d,Math.min(a,h)),v+=i.byteLength):(i=r.slice(d,Math.min(a,h)),v+=i.size),h-=a,d=0,yield i}}}var b,
m,k,P=class G{constructor(e=[],n={}){if(o(this,b,[]),o(this,m,""),o(this,k,0),n??={},typeof e!="object"||e===null)throw new TypeError("Failed to construct 'Blob\
': The provided value cannot be converted to a sequence.");if(!l(e[Symbol.iterator]))throw new TypeError("Failed to construct 'Blob': The object must have a cal\
lable @@iterator property.");if(typeof n!="object"&&!l(n))throw new TypeError("Failed to construct 'Blob': parameter 2 cannot convert to dictionary.");const s=new TextEncoder;
for(const h of e){let y;ArrayBuffer.isView(h)?y=new Uint8Array(h.buffer.slice(h.byteOffset,h.byteOffset+h.byteLength)):h instanceof ArrayBuffer?y=new Uint8Array(
h.slice(0)):h instanceof G?y=h:y=s.encode(String(h)),p(this,k,f(this,k)+(ArrayBuffer.isView(y)?y.byteLength:y.size)),f(this,b).push(y)}const d=n.type===void 0?"":
String(n.type);p(this,m,/^[\x20-\x7E]*$/.test(d)?d:"")}static[Symbol.hasInstance](e){return!!(e&&typeof e=="object"&&l(e.constructor)&&(l(e.stream)||l(e.arrayBuffer))&&
/^(Blob|File)$/.test(e[Symbol.toStringTag]))}get type(){return f(this,m)}get size(){return f(this,k)}slice(e,n,s){return new G(R(f(this,b),this.size,e,n),{type:s})}async text(){
const e=new TextDecoder;let n="";for await(const s of $(f(this,b)))n+=e.decode(s,{stream:!0});return n+=e.decode(),n}async arrayBuffer(){const e=new Uint8Array(
this.size);let n=0;for await(const s of $(f(this,b)))e.set(s,n),n+=s.length;return e.buffer}stream(){const e=$(f(this,b),!0);return new ReadableStream({async pull(n){
const{value:s,done:d}=await e.next();if(d)return queueMicrotask(()=>n.close());n.enqueue(s)},async cancel(){await e.return()}})}get[Symbol.toStringTag](){return"\
Blob"}};b=new WeakMap,m=new WeakMap,k=new WeakMap;var M=P;Object.defineProperties(M.prototype,{type:{enumerable:!0},size:{enumerable:!0},slice:{enumerable:!0},stream:{
enumerable:!0},text:{enumerable:!0},arrayBuffer:{enumerable:!0}});var N=t=>t instanceof M,E,F,C=class extends M{constructor(t,e,n={}){if(super(t,n),o(this,E,void 0),
o(this,F,0),arguments.length<2)throw new TypeError(`Failed to construct 'File': 2 arguments required, but only ${arguments.length} present.`);p(this,E,String(e));
const s=n.lastModified===void 0?Date.now():Number(n.lastModified);Number.isNaN(s)||p(this,F,s)}static[Symbol.hasInstance](t){return t instanceof M&&t[Symbol.toStringTag]===
"File"&&typeof t.name=="string"}get name(){return f(this,E)}get webkitRelativePath(){return""}get lastModified(){return f(this,F)}get[Symbol.toStringTag](){return"\
File"}};E=new WeakMap,F=new WeakMap;var B=t=>t instanceof C,u,w,S,T=class{constructor(){o(this,w),o(this,u,new Map)}static[Symbol.hasInstance](t){if(!t)return!1;
const e=t;return!!(l(e.constructor)&&e[Symbol.toStringTag]==="FormData"&&l(e.append)&&l(e.set)&&l(e.get)&&l(e.getAll)&&l(e.has)&&l(e.delete)&&l(e.entries)&&l(e.
values)&&l(e.keys)&&l(e[Symbol.iterator])&&l(e.forEach))}append(t,e,n){_(this,w,S).call(this,{name:t,fileName:n,append:!0,rawValue:e,argsLength:arguments.length})}set(t,e,n){
_(this,w,S).call(this,{name:t,fileName:n,append:!1,rawValue:e,argsLength:arguments.length})}get(t){const e=f(this,u).get(String(t));return e?e[0]:null}getAll(t){
const e=f(this,u).get(String(t));return e?e.slice():[]}has(t){return f(this,u).has(String(t))}delete(t){f(this,u).delete(String(t))}*keys(){for(const t of f(this,
u).keys())yield t}*entries(){for(const t of this.keys()){const e=this.getAll(t);for(const n of e)yield[t,n]}}*values(){for(const[,t]of this)yield t}[Symbol.iterator](){
return this.entries()}forEach(t,e){for(const[n,s]of this)t.call(e,s,n,this)}get[Symbol.toStringTag](){return"FormData"}};u=new WeakMap,w=new WeakSet,S=function({
name:t,rawValue:e,append:n,fileName:s,argsLength:d}){const h=n?"append":"set";if(d<2)throw new TypeError(`Failed to execute '${h}' on 'FormData': 2 arguments re\
quired, but only ${d} present.`);t=String(t);let y;if(B(e))y=s===void 0?e:new C([e],s,{type:e.type,lastModified:e.lastModified});else if(N(e))y=new C([e],s===void 0?
"blob":s,{type:e.type});else{if(s)throw new TypeError(`Failed to execute '${h}' on 'FormData': parameter 2 is not of type 'Blob'.`);y=String(e)}const v=f(this,u).
get(t);if(!v)return void f(this,u).set(t,[y]);if(!n)return void f(this,u).set(t,[y]);v.push(y)};})};
