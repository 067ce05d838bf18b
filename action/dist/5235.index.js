"use strict";exports.id=5235,exports.ids=[5235],exports.modules={90787:(($,_,d)=>{d.d(_,{Q:()=>L});const E=p();function L(a){const[g,h,w,f]=E;let l=4294967295,U=0;for(const x=a.
length-3;U<x;U+=4)l^=a[U]|a[U+1]<<8|a[U+2]<<16|a[U+3]<<24,l=f[l&255]^w[l>>>8&255]^h[l>>>16&255]^g[l>>>24];for(;U<a.length;U++)l=g[(l^a[U])&255]^l>>>8;return~l>>>
0}function p(){const a=new Int32Array(256);for(let f=0;f<256;f++){let l=f;for(let U=0;U<8;U++)l=l&1?l>>>1^3988292384:l>>>1;a[f]=l}const g=f=>f.map(l=>a[l&255]^l>>>
8),h=g(a),w=g(h);return[a,h,w,g(w)]}}),11966:(($,_,d)=>{d.d(_,{_:()=>L});var E=d(88652);function L(p,a){const{input:g,accepts:h}=(0,E.zI)(p);return a.length===0?
[{field:"file",message:`is required: ${g==="many"?"at least one":"a"} ${h==="image"?"PNG or JPEG image":"PDF document"}`}]:g==="one"&&a.length>1?[{field:"file",
message:`must be given only once: this operation takes one document, not ${a.length}`}]:[]}}),9468:(($,_,d)=>{d.d(_,{zS:()=>gt,l1:()=>Et});var E=d(49153),L=d(96512);
const p={entries:5e5,bytes:2**32-1,expansion:100,allowance:64*1024*1024};function a(t,e){return new E.zU("service_failure",`The documents in the answer cannot b\
e read: ${t}`,{cause:e})}class g{limits;entries=0;bytes=0;most;constructor(e,r){this.limits=e,this.most=Math.min(e.bytes,e.allowance+r*e.expansion)}take(e){if(this.
entries+=1,this.bytes+=e,this.entries>this.limits.entries)throw new E.zU("limit_exceeded",`The answer holds more than ${this.limits.entries} documents`);if(this.
bytes>this.most)throw new E.zU("limit_exceeded",`The answer unpacks to more than ${this.most} bytes`)}}var h=d(32212);const w=3*256*1024,f=2**29-24;function l(t){
const r=(0,h.VM)(t).map((i,u)=>Buffer.from(`${u===0?'{"documents":[':","}{"name":${JSON.stringify(i)},${U(t[u])}"content":"`,"utf8")),n=Buffer.from(t.length===0?
'{"documents":[]}':"]}","latin1"),o=t.reduce((i,{bytes:u},m)=>i+(r[m]?.length??0)+Math.ceil(u.length/3)*4+2,n.length),c=Buffer.alloc(o);let s=0;for(const[i,{bytes:u}]of t.
entries()){s+=r[i]?.copy(c,s)??0;const m=Buffer.from(u.buffer,u.byteOffset,u.byteLength);for(let I=0;I<m.length;I+=w)s+=c.write(m.toString("base64",I,Math.min(I+
w,m.length)),s,"latin1");s+=c.write('"}',s,"latin1")}return n.copy(c,s),c}const U=({mediaType:t,match:e})=>[...t===void 0?[]:[`"content_type":${JSON.stringify(t)}\
,`],...e===void 0?[]:[`"match":${JSON.stringify(e)},`]].join("");function x(t,e=p){if(t.length>f)throw a(`a JSON envelope of ${t.length} bytes is too long to re\
ad`);const r=(0,L.q)(t);if(r===void 0)throw a("it is not valid JSON");const n=B(r,"documents");if(!Array.isArray(n))throw a("the JSON has no list named document\
s");const o=new g(e,t.length);return n.map((c,s)=>{const i=B(c,"content");if(typeof i!="string")throw a(`document ${s+1} of the JSON has no content`);if(o.take(
Math.floor(i.length*3/4)),/[^A-Za-z0-9+/=_\s-]/.test(i))throw a(`the content of document ${s+1} is not base64`);const u=B(c,"name"),m=B(c,"match");return{name:(0,h.
Fl)(typeof u=="string"?u:void 0,s),bytes:new Uint8Array(Buffer.from(i,"base64")),...typeof m=="string"?{match:m}:{}}})}function B(t,e){return typeof t=="object"&&
t!==null&&Object.hasOwn(t,e)?t[e]:void 0}var O=d(71853),H=d(77598);const P=`\r
`;function V(t){const{contentType:e,pieces:r}=S(t);return{contentType:e,body:Buffer.concat(r)}}function S(t){const e=t.map(({name:o},c)=>(0,h.Fl)(o,c)),r=Y(t,e),
n=[];for(const[o,{bytes:c,mediaType:s}]of t.entries()){const i=[`--${r}`,`Content-Type: ${s??"application/pdf"}`,`Content-Disposition: attachment; ${Q(e[o]??"")}`,
`Content-Length: ${c.length}`];n.push(Buffer.from(`${o===0?"":P}${i.join(P)}${P}${P}`,"utf8"),c)}return n.push(Buffer.from(`${t.length===0?"":P}--${r}--${P}`,"l\
atin1")),{contentType:`multipart/mixed; boundary=${r}`,pieces:n}}function G(t,e,r=p){const n=(0,O.R)(e).parameters.get("boundary");if(n===void 0||n==="")throw a(
"its content type names no boundary");const o=Buffer.from(t.buffer,t.byteOffset,t.byteLength),c=new g(r,t.length),s=[];let i=T(o,n,0);for(;i&&!i.last;){const{headers:u,
end:m}=q(o,i.end),I=X(o,n,m,u.get("content-length"));if(!I)throw a(`part ${s.length+1} of the multipart body has no end`);const b=o.subarray(m,Math.max(m,I.start));
c.take(b.length);const C=u.get("content-transfer-encoding")?.trim().toLowerCase()==="base64"?Buffer.from(b.toString("latin1"),"base64"):b;s.push({name:(0,h.Fl)(
tt(u),s.length),bytes:new Uint8Array(C)}),i=I}if(!i)throw a("the multipart body has no boundary");return s}function Y(t,e){for(let r=0;;r++){const n=(0,H.createHash)(
"sha256").update(`${r};${e.join("/")}`);for(const{bytes:s}of t)n.update(`${s.length};`).update(s);const o=`octavo-${n.digest("hex").slice(0,40)}`;if(!t.some(({bytes:s})=>Buffer.
from(s.buffer,s.byteOffset,s.byteLength).includes(o)))return o}}function Q(t){const e=t.replace(/[^\x20-\x7e]/g,"_").replace(/["\\]/g,"\\$&"),r=encodeURIComponent(
t).replace(/['()*]/g,n=>`%${n.charCodeAt(0).toString(16).toUpperCase()}`);return/^[\x20-\x7e]*$/.test(t)?`filename="${e}"`:`filename="${e}"; filename*=UTF-8''${r}`}
function T(t,e,r){const n=`--${e}`;for(let o=t.indexOf(n,r,"latin1");o>=0;o=t.indexOf(n,o+1,"latin1")){if(o!==0&&t[o-1]!==10)continue;const c=o===0?0:t[o-2]===13?
o-2:o-1;let s=o+n.length;const i=t[s]===45&&t[s+1]===45;for(i&&(s+=2);t[s]===32||t[s]===9;)s++;if(t[s]===13&&s++,t[s]===10)s++;else if(!i||s<t.length)continue;return{
start:c,end:s,last:i}}}function X(t,e,r,n){if(n!==void 0&&/^\d{1,15}$/.test(n.trim())){const o=r+Number(n),c=o<=t.length?T(t,e,o):void 0;if(c?.start===o)return c}
return T(t,e,Math.max(0,r-2))}function q(t,e){const r=new Map;let n=e,o="";for(;;){const c=t.indexOf(10,n);if(c<0)throw a("the headers of a part have no end");const s=t.
toString("utf8",n,c).replace(/\r$/,"");if(n=c+1,s==="")return{headers:r,end:n};if(n-e>65536)throw a("the headers of a part are too long");const i=s.indexOf(":");
/^[ \t]/.test(s)?r.set(o,`${r.get(o)??""} ${s.trim()}`):i>0&&r.set(o=s.slice(0,i).trim().toLowerCase(),s.slice(i+1).trim())}}function tt(t){const e=(0,O.R)(t.get(
"content-disposition")??"").parameters,r=/^utf-8'[^']*'(.*)$/i.exec(e.get("filename*")??"")?.[1];if(r!==void 0&&/^(?:[^%]|%[0-9a-f]{2})*$/i.test(r)){const o=r.replace(
/%([0-9a-f]{2})/gi,(c,s)=>String.fromCharCode(parseInt(s,16)));return Buffer.from(o,"latin1").toString("utf8")}return e.get("filename")?.replaceAll("%22",'"')??
(0,O.R)(t.get("content-type")??"").parameters.get("name")}var et=d(38212),R=d(90787);const z=67324752,Z=33639248,j=101010256,F=101075792,W=117853008,nt=2048,rt=1,
ot=33,k=65535,y=4294967295;function st(t){return t[0]===80&&t[1]===75&&(t[2]===3&&t[3]===4||t[2]===5&&t[3]===6)}const it=t=>Buffer.concat(K(t));function K(t){const e=(0,h.
VM)(t).map(s=>Buffer.from(s,"utf8")),r=[],n=[];let o=0;for(const[s,{bytes:i}]of t.entries()){const u=e[s]??Buffer.alloc(0),m=(0,R.Q)(i),I=i.length>=y?v([i.length,
i.length]):Buffer.alloc(0),b=Buffer.alloc(30);b.writeUInt32LE(z,0),J(b,4,m,i.length,u.length,I.length),r.push(b,u,I,i),n.push(ct(u,m,i.length,o)),o+=30+u.length+
I.length+i.length}const c=n.reduce((s,{length:i})=>s+i,0);return[...r,...n,ft(t.length,c,o)]}function at(t,e=p){const r=Buffer.from(t.buffer,t.byteOffset,t.byteLength);
try{const n=new g(e,t.length),c=lt(r,e).filter(({name:i})=>!/[/\\]$/.test(i)).map((i,u)=>(n.take(i.size),{name:(0,h.Fl)(i.name,u),bytes:dt(r,i,u+1)})),s=c.map(({
name:i})=>(0,h.Ok)(i));return c.map((i,u)=>({document:i,key:s[u]??0,index:u})).sort((i,u)=>i.key===u.key?i.index-u.index:i.key-u.key).map(({document:i})=>i)}catch(n){
throw n instanceof RangeError?a("the ZIP archive is damaged",n):n}}function J(t,e,r,n,o,c){t.writeUInt16LE(n>=y||c>0?45:20,e),t.writeUInt16LE(nt,e+2),t.writeUInt16LE(
0,e+4),t.writeUInt16LE(0,e+6),t.writeUInt16LE(ot,e+8),t.writeUInt32LE(r,e+10),t.writeUInt32LE(Math.min(n,y),e+14),t.writeUInt32LE(Math.min(n,y),e+18),t.writeUInt16LE(
o,e+22),t.writeUInt16LE(c,e+24)}function ct(t,e,r,n){const o=[...r>=y?[r,r]:[],...n>=y?[n]:[]],c=o.length>0?v(o):Buffer.alloc(0),s=Buffer.alloc(46);return s.writeUInt32LE(
Z,0),s.writeUInt16LE(c.length>0?45:20,4),J(s,6,e,r,t.length,c.length),s.writeUInt32LE(Math.min(n,y),42),Buffer.concat([s,t,c])}function v(t){const e=Buffer.alloc(
4+t.length*8);e.writeUInt16LE(1,0),e.writeUInt16LE(t.length*8,2);for(const[r,n]of t.entries())e.writeBigUInt64LE(BigInt(n),4+r*8);return e}function ft(t,e,r){const n=Buffer.
alloc(22);if(n.writeUInt32LE(j,0),n.writeUInt16LE(Math.min(t,k),8),n.writeUInt16LE(Math.min(t,k),10),n.writeUInt32LE(Math.min(e,y),12),n.writeUInt32LE(Math.min(
r,y),16),t<k&&e<y&&r<y)return n;const o=Buffer.alloc(76);return o.writeUInt32LE(F,0),o.writeBigUInt64LE(44n,4),o.writeUInt16LE(45,12),o.writeUInt16LE(45,14),o.writeBigUInt64LE(
BigInt(t),24),o.writeBigUInt64LE(BigInt(t),32),o.writeBigUInt64LE(BigInt(e),40),o.writeBigUInt64LE(BigInt(r),48),o.writeUInt32LE(W,56),o.writeBigUInt64LE(BigInt(
r+e),64),o.writeUInt32LE(1,72),Buffer.concat([o,n])}function lt(t,e){const r=ut(t);let{count:n,size:o,offset:c}={count:t.readUInt16LE(r+10),size:t.readUInt32LE(
r+12),offset:t.readUInt32LE(r+16)},s=r;if(r>=20&&t.readUInt32LE(r-20)===W){const I=M(t,r-12);if(t.readUInt32LE(I)!==F)throw a("the ZIP archive is damaged");({count:n,
size:o,offset:c}={count:M(t,I+32),size:M(t,I+40),offset:M(t,I+48)}),s=I}if(n>e.entries)throw a(`the ZIP archive lists more than ${e.entries} entries`);const i=s-
o-c;if(i<0)throw a("the ZIP archive is damaged");const u=[];let m=c+i;for(let I=0;I<n;I++){if(t.readUInt32LE(m)!==Z)throw a("the directory of the ZIP archive is\
 damaged");const[b,N,C]=[t.readUInt16LE(m+28),t.readUInt16LE(m+30),t.readUInt16LE(m+32)];if((t.readUInt16LE(m+8)&rt)!==0)throw a("the ZIP archive is encrypted");
const Lt=ht(t.subarray(m+46+b,m+46+b+N)),A=D=>D===y?Lt.shift()??D:D,wt=A(t.readUInt32LE(m+24)),Ut=A(t.readUInt32LE(m+20));u.push({name:t.toString("utf8",m+46,m+
46+b),method:t.readUInt16LE(m+10),crc:t.readUInt32LE(m+16),compressed:Ut,size:wt,offset:A(t.readUInt32LE(m+42))+i}),m+=46+b+N+C}return u}function ut(t){for(let e=t.
length-22;e>=Math.max(0,t.length-22-k);e--)if(t.readUInt32LE(e)===j)return e;throw a("it is not a ZIP archive, or an incomplete one")}function ht(t){for(let e=0;e+
4<=t.length;e+=4+t.readUInt16LE(e+2)){if(t.readUInt16LE(e)!==1)continue;const r=Math.floor(Math.min(t.readUInt16LE(e+2),t.length-e-4)/8);return Array.from({length:r},
(n,o)=>M(t,e+4+o*8))}return[]}function M(t,e){const r=Number(t.readBigUInt64LE(e));if(!Number.isSafeInteger(r))throw a("the ZIP archive is damaged");return r}function dt(t,e,r){
const n=i=>a(`entry ${r} of the ZIP archive is damaged`,i);if(t.readUInt32LE(e.offset)!==z)throw n();const o=e.offset+30+t.readUInt16LE(e.offset+26)+t.readUInt16LE(
e.offset+28),c=t.subarray(o,o+e.compressed);if(c.length!==e.compressed)throw n();const s=mt(c,e,r,n);if(s.length!==e.size||(0,R.Q)(s)!==e.crc)throw n();return s}
function mt(t,e,r,n){if(e.method===0)return new Uint8Array(t);if(e.method!==8)throw a(`entry ${r} of the ZIP archive is compressed with an unknown method`);try{
return(0,et.HM)(t,{out:new Uint8Array(e.size)})}catch(o){throw n(o)}}const _t=null;function pt(t,e){try{return It(t,e)}catch(r){throw r instanceof RangeError?new E.
zU("limit_exceeded","The documents together are larger than the largest buffer of Node.js",{advice:"Work on smaller documents, or on fewer at a time",cause:r}):
r}}function gt(t,e){if(e==="application/zip")return{contentType:e,pieces:K(t)};if(e==="multipart/mixed")return S(t);const{contentType:r,body:n}=pt(t,e);return{contentType:r,
pieces:[n]}}function Et(t,e,r=p){const n=(0,O.P)(e);if(n==="application/json")return x(t,r);if(n.startsWith("multipart/"))return G(t,e,r);if(n==="application/zi\
p"||n==="application/x-zip-compressed"||st(t))return at(t,r);throw a(`its content type is ${n===""?"missing":n}`)}function It(t,e){switch(e){case"application/zi\
p":return{contentType:e,body:it(t)};case"application/json":return{contentType:e,body:l(t)};case"multipart/mixed":return V(t);default:return e}}}),71853:(($,_,d)=>{
d.d(_,{P:()=>E,R:()=>L});const E=p=>L(p).value;function L(p){const a=p.indexOf(";"),g=(a<0?p:p.slice(0,a)).trim().toLowerCase(),h=new Map,w=a<0?"":p.slice(a);for(const[
,f,l,U]of w.matchAll(/;\s*([^\s=;"]+)\s*=\s*(?:"((?:[^"\\]|\\.)*)"|([^;"]*))/g)){const x=(f??"").toLowerCase(),B=l===void 0?(U??"").trim():l.replace(/\\(.)/g,"$\
1");h.has(x)||h.set(x,B)}return{value:g,parameters:h}}}),32212:(($,_,d)=>{d.d(_,{Fl:()=>a,Ok:()=>g,VM:()=>h});var E=d(99762),L=d(99586);const p=/[\u0000-\u001f\u007f]/g;
function a(w,f){const l=(0,L.Cy)((w??"").replace(p,""));return l===""||l==="."||l===".."?(0,E.p)(f+1):l}function g(w){const l=w.replace(/\.[^.]*$/,"").match(/\d+/g)?.
at(-1);return l===void 0?Number.POSITIVE_INFINITY:Number(l)}const h=w=>(0,L.NL)(w.map(({name:f},l)=>a(f,l)),L.zE)}),84293:(($,_,d)=>{d.d(_,{F:()=>p,M:()=>L});var E=d(
49153);const L={inputBytes:2**31-1,objects:8388607,nesting:500,streamBytes:256*1024*1024,expansion:200,allowance:32*1024*1024,parsing:20,values:256*1024*1024,filters:8,
pages:5e5,orderPages:1e5,imageBytes:1024*1024*1024,pixels:1e8,parts:1e4,partBytes:2**31,cmapEntries:1e6,nodes:5e6,operators:1e7,pageCharacters:5e6,characters:5e7,
formDepth:32};function p(a,g,h,w="file"){return new E.zU("limit_exceeded",g,{issues:[{field:w,message:`${g}.`}],advice:`${h} (limit: ${a})`})}}),22022:(($,_,d)=>{
d.d(_,{c:()=>h});var E=d(84293),L=d(1967);const p=20,a=100,g=8e6;class h{limits;codec;stream;total;remaining;values;documents=0;scratch=new L.f;numbers=g;held={
all:new Set,bytes:0,most:0};constructor(f,l){this.limits=f,this.codec=l,this.stream=f.streamBytes,this.total=this.remaining=this.held.most=f.allowance,this.values=
f.values}admit(f){const l=f*this.limits.expansion;this.documents++,this.total+=l,this.remaining+=l,this.values+=f*a,this.held.most+=f*p}fork(){const f=new h(this.
limits,this.codec);return f.documents=this.documents,f.total=this.total,f.remaining=this.remaining,f.values=this.values,f.numbers=this.numbers,f.held=this.held,
f}takeNumbers(f){if(this.numbers-=f,this.numbers<0)throw(0,E.F)("objects","The documents are small and have objects with very high numbers","Open them in anothe\
r PDF program and save them again, which numbers objects without gaps")}hold(f,l,U){const{held:x}=this;x.all.add({bytes:f,holder:l,key:U}),x.bytes+=f;for(const B of x.
all){if(x.bytes<=x.most||x.all.size===1)return;x.all.delete(B),x.bytes-=B.bytes,B.holder.deref()?.delete(B.key)}}}}),69130:(($,_,d)=>{d.d(_,{o:()=>a});var E=d(49153);
const L=25,p=3e5;class a{pause;signal;onProgress;work=0;since=performance.now();constructor(h,w,f){this.pause=h,this.signal=w,this.onProgress=f}step(h){if(this.
work+=h,!(this.work<p)){if(this.work=0,this.signal?.aborted)throw(0,E.KW)();return performance.now()-this.since<L?void 0:this.rest()}}async rest(){if(await this.
pause(),this.signal?.aborted)throw(0,E.KW)();this.since=performance.now()}progress(h){this.onProgress?.(h)}}}),1967:(($,_,d)=>{d.d(_,{f:()=>E});class E{memory;get bytes(){
return this.memory??=new Uint8Array(L)}}const L=1<<20})};
