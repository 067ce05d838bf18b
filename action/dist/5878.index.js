"use strict";exports.id=5878,exports.ids=[5878],exports.modules={1966:(($,w,u)=>{u.d(w,{_:()=>g});var p=u(2145);function g(m,c){const{input:I,accepts:d}=(0,p.zI)(m);return c.
length===0?[{field:"file",message:`is required: ${I==="many"?"at least one":"a"} ${d==="image"?"PNG or JPEG image":"PDF document"}`}]:I==="one"&&c.length>1?[{field:"\
file",message:`must be given only once: this operation takes one document, not ${c.length}`}]:[]}}),6010:(($,w,u)=>{u.d(w,{zS:()=>It,l1:()=>Lt});var p=u(9153),g=u(
6512);const m={entries:5e5,bytes:2**32-1,expansion:100,allowance:64*1024*1024};function c(t,e){return new p.zU("service_failure",`The documents in the answer ca\
nnot be read: ${t}`,{cause:e})}class I{limits;entries=0;bytes=0;most;constructor(e,r){this.limits=e,this.most=Math.min(e.bytes,e.allowance+r*e.expansion)}take(e){
if(this.entries+=1,this.bytes+=e,this.entries>this.limits.entries)throw new p.zU("limit_exceeded",`The answer holds more than ${this.limits.entries} documents`);
if(this.bytes>this.most)throw new p.zU("limit_exceeded",`The answer unpacks to more than ${this.most} bytes`)}}var d=u(2212);const E=3*256*1024,y=2**29-24;function L(t){
const r=(0,d.VM)(t).map((a,f)=>Buffer.from(`${f===0?'{"documents":[':","}{"name":${JSON.stringify(a)},${k(t[f])}"content":"`,"utf8")),n=Buffer.from(t.length===0?
'{"documents":[]}':"]}","latin1"),s=t.reduce((a,{bytes:f},l)=>a+(r[l]?.length??0)+Math.ceil(f.length/3)*4+2,n.length),i=Buffer.alloc(s);let o=0;for(const[a,{bytes:f}]of t.
entries()){o+=r[a]?.copy(i,o)??0;const l=Buffer.from(f.buffer,f.byteOffset,f.byteLength);for(let h=0;h<l.length;h+=E)o+=i.write(l.toString("base64",h,Math.min(h+
E,l.length)),o,"latin1");o+=i.write('"}',o,"latin1")}return n.copy(i,o),i}const k=({mediaType:t})=>t===void 0?"":`"content_type":${JSON.stringify(t)},`;function P(t,e=m){
if(t.length>y)throw c(`a JSON envelope of ${t.length} bytes is too long to read`);const r=(0,g.q)(t);if(r===void 0)throw c("it is not valid JSON");const n=_(r,"\
documents");if(!Array.isArray(n))throw c("the JSON has no list named documents");const s=new I(e,t.length);return n.map((i,o)=>{const a=_(i,"content");if(typeof a!=
"string")throw c(`document ${o+1} of the JSON has no content`);if(s.take(Math.floor(a.length*3/4)),/[^A-Za-z0-9+/=_\s-]/.test(a))throw c(`the content of documen\
t ${o+1} is not base64`);const f=_(i,"name");return{name:(0,d.Fl)(typeof f=="string"?f:void 0,o),bytes:new Uint8Array(Buffer.from(a,"base64"))}})}function _(t,e){
return typeof t=="object"&&t!==null&&Object.hasOwn(t,e)?t[e]:void 0}var M=u(1853),G=u(7598);const b=`\r
`;function V(t){const{contentType:e,pieces:r}=D(t);return{contentType:e,body:Buffer.concat(r)}}function D(t){const e=t.map(({name:s},i)=>(0,d.Fl)(s,i)),r=Y(t,e),
n=[];for(const[s,{bytes:i,mediaType:o}]of t.entries()){const a=[`--${r}`,`Content-Type: ${o??"application/pdf"}`,`Content-Disposition: attachment; ${Q(e[s]??"")}`,
`Content-Length: ${i.length}`];n.push(Buffer.from(`${s===0?"":b}${a.join(b)}${b}${b}`,"utf8"),i)}return n.push(Buffer.from(`${t.length===0?"":b}--${r}--${b}`,"l\
atin1")),{contentType:`multipart/mixed; boundary=${r}`,pieces:n}}function X(t,e,r=m){const n=(0,M.R)(e).parameters.get("boundary");if(n===void 0||n==="")throw c(
"its content type names no boundary");const s=Buffer.from(t.buffer,t.byteOffset,t.byteLength),i=new I(r,t.length),o=[];let a=N(s,n,0);for(;a&&!a.last;){const{headers:f,
end:l}=q(s,a.end),h=v(s,n,l,f.get("content-length"));if(!h)throw c(`part ${o.length+1} of the multipart body has no end`);const x=s.subarray(l,Math.max(l,h.start));
i.take(x.length);const C=f.get("content-transfer-encoding")?.trim().toLowerCase()==="base64"?Buffer.from(x.toString("latin1"),"base64"):x;o.push({name:(0,d.Fl)(
tt(f),o.length),bytes:new Uint8Array(C)}),a=h}if(!a)throw c("the multipart body has no boundary");return o}function Y(t,e){for(let r=0;;r++){const n=(0,G.createHash)(
"sha256").update(`${r};${e.join("/")}`);for(const{bytes:o}of t)n.update(`${o.length};`).update(o);const s=`octavo-${n.digest("hex").slice(0,40)}`;if(!t.some(({bytes:o})=>Buffer.
from(o.buffer,o.byteOffset,o.byteLength).includes(s)))return s}}function Q(t){const e=t.replace(/[^\x20-\x7e]/g,"_").replace(/["\\]/g,"\\$&"),r=encodeURIComponent(
t).replace(/['()*]/g,n=>`%${n.charCodeAt(0).toString(16).toUpperCase()}`);return/^[\x20-\x7e]*$/.test(t)?`filename="${e}"`:`filename="${e}"; filename*=UTF-8''${r}`}
function N(t,e,r){const n=`--${e}`;for(let s=t.indexOf(n,r,"latin1");s>=0;s=t.indexOf(n,s+1,"latin1")){if(s!==0&&t[s-1]!==10)continue;const i=s===0?0:t[s-2]===13?
s-2:s-1;let o=s+n.length;const a=t[o]===45&&t[o+1]===45;for(a&&(o+=2);t[o]===32||t[o]===9;)o++;if(t[o]===13&&o++,t[o]===10)o++;else if(!a||o<t.length)continue;return{
start:i,end:o,last:a}}}function v(t,e,r,n){if(n!==void 0&&/^\d{1,15}$/.test(n.trim())){const s=r+Number(n),i=s<=t.length?N(t,e,s):void 0;if(i?.start===s)return i}
return N(t,e,Math.max(0,r-2))}function q(t,e){const r=new Map;let n=e,s="";for(;;){const i=t.indexOf(10,n);if(i<0)throw c("the headers of a part have no end");const o=t.
toString("utf8",n,i).replace(/\r$/,"");if(n=i+1,o==="")return{headers:r,end:n};if(n-e>65536)throw c("the headers of a part are too long");const a=o.indexOf(":");
/^[ \t]/.test(o)?r.set(s,`${r.get(s)??""} ${o.trim()}`):a>0&&r.set(s=o.slice(0,a).trim().toLowerCase(),o.slice(a+1).trim())}}function tt(t){const e=(0,M.R)(t.get(
"content-disposition")??"").parameters,r=/^utf-8'[^']*'(.*)$/i.exec(e.get("filename*")??"")?.[1];if(r!==void 0&&/^(?:[^%]|%[0-9a-f]{2})*$/i.test(r)){const s=r.replace(
/%([0-9a-f]{2})/gi,(i,o)=>String.fromCharCode(parseInt(o,16)));return Buffer.from(s,"latin1").toString("utf8")}return e.get("filename")?.replaceAll("%22",'"')??
(0,M.R)(t.get("content-type")??"").parameters.get("name")}var et=u(8212);const nt=rt();function R(t){const[e,r,n,s]=nt;let i=4294967295,o=0;for(const a=t.length-
3;o<a;o+=4)i^=t[o]|t[o+1]<<8|t[o+2]<<16|t[o+3]<<24,i=s[i&255]^n[i>>>8&255]^r[i>>>16&255]^e[i>>>24];for(;o<t.length;o++)i=e[(i^t[o])&255]^i>>>8;return~i>>>0}function rt(){
const t=new Int32Array(256);for(let s=0;s<256;s++){let i=s;for(let o=0;o<8;o++)i=i&1?i>>>1^3988292384:i>>>1;t[s]=i}const e=s=>s.map(i=>t[i&255]^i>>>8),r=e(t),n=e(
r);return[t,r,n,e(n)]}const z=67324752,Z=33639248,F=101010256,j=101075792,W=117853008,ot=2048,st=1,it=33,O=65535,U=4294967295;function at(t){return t[0]===80&&t[1]===
75&&(t[2]===3&&t[3]===4||t[2]===5&&t[3]===6)}const ct=t=>Buffer.concat(K(t));function K(t){const e=(0,d.VM)(t).map(o=>Buffer.from(o,"utf8")),r=[],n=[];let s=0;for(const[
o,{bytes:a}]of t.entries()){const f=e[o]??Buffer.alloc(0),l=R(a),h=a.length>=U?H([a.length,a.length]):Buffer.alloc(0),x=Buffer.alloc(30);x.writeUInt32LE(z,0),J(
x,4,l,a.length,f.length,h.length),r.push(x,f,h,a),n.push(lt(f,l,a.length,s)),s+=30+f.length+h.length+a.length}const i=n.reduce((o,{length:a})=>o+a,0);return[...r,
...n,ut(t.length,i,s)]}function ft(t,e=m){const r=Buffer.from(t.buffer,t.byteOffset,t.byteLength);try{const n=new I(e,t.length),i=dt(r,e).filter(({name:a})=>!/[/\\]$/.
test(a)).map((a,f)=>(n.take(a.size),{name:(0,d.Fl)(a.name,f),bytes:pt(r,a,f+1)})),o=i.map(({name:a})=>(0,d.Ok)(a));return i.map((a,f)=>({document:a,key:o[f]??0,
index:f})).sort((a,f)=>a.key===f.key?a.index-f.index:a.key-f.key).map(({document:a})=>a)}catch(n){throw n instanceof RangeError?c("the ZIP archive is damaged",n):
n}}function J(t,e,r,n,s,i){t.writeUInt16LE(n>=U||i>0?45:20,e),t.writeUInt16LE(ot,e+2),t.writeUInt16LE(0,e+4),t.writeUInt16LE(0,e+6),t.writeUInt16LE(it,e+8),t.writeUInt32LE(
r,e+10),t.writeUInt32LE(Math.min(n,U),e+14),t.writeUInt32LE(Math.min(n,U),e+18),t.writeUInt16LE(s,e+22),t.writeUInt16LE(i,e+24)}function lt(t,e,r,n){const s=[...r>=
U?[r,r]:[],...n>=U?[n]:[]],i=s.length>0?H(s):Buffer.alloc(0),o=Buffer.alloc(46);return o.writeUInt32LE(Z,0),o.writeUInt16LE(i.length>0?45:20,4),J(o,6,e,r,t.length,
i.length),o.writeUInt32LE(Math.min(n,U),42),Buffer.concat([o,t,i])}function H(t){const e=Buffer.alloc(4+t.length*8);e.writeUInt16LE(1,0),e.writeUInt16LE(t.length*
8,2);for(const[r,n]of t.entries())e.writeBigUInt64LE(BigInt(n),4+r*8);return e}function ut(t,e,r){const n=Buffer.alloc(22);if(n.writeUInt32LE(F,0),n.writeUInt16LE(
Math.min(t,O),8),n.writeUInt16LE(Math.min(t,O),10),n.writeUInt32LE(Math.min(e,U),12),n.writeUInt32LE(Math.min(r,U),16),t<O&&e<U&&r<U)return n;const s=Buffer.alloc(
76);return s.writeUInt32LE(j,0),s.writeBigUInt64LE(44n,4),s.writeUInt16LE(45,12),s.writeUInt16LE(45,14),s.writeBigUInt64LE(BigInt(t),24),s.writeBigUInt64LE(BigInt(
t),32),s.writeBigUInt64LE(BigInt(e),40),s.writeBigUInt64LE(BigInt(r),48),s.writeUInt32LE(W,56),s.writeBigUInt64LE(BigInt(r+e),64),s.writeUInt32LE(1,72),Buffer.concat(
[s,n])}function dt(t,e){const r=ht(t);let{count:n,size:s,offset:i}={count:t.readUInt16LE(r+10),size:t.readUInt32LE(r+12),offset:t.readUInt32LE(r+16)},o=r;if(r>=
20&&t.readUInt32LE(r-20)===W){const h=B(t,r-12);if(t.readUInt32LE(h)!==j)throw c("the ZIP archive is damaged");({count:n,size:s,offset:i}={count:B(t,h+32),size:B(
t,h+40),offset:B(t,h+48)}),o=h}if(n>e.entries)throw c(`the ZIP archive lists more than ${e.entries} entries`);const a=o-s-i;if(a<0)throw c("the ZIP archive is d\
amaged");const f=[];let l=i+a;for(let h=0;h<n;h++){if(t.readUInt32LE(l)!==Z)throw c("the directory of the ZIP archive is damaged");const[x,T,C]=[t.readUInt16LE(
l+28),t.readUInt16LE(l+30),t.readUInt16LE(l+32)];if((t.readUInt16LE(l+8)&st)!==0)throw c("the ZIP archive is encrypted");const Ut=mt(t.subarray(l+46+x,l+46+x+T)),
A=S=>S===U?Ut.shift()??S:S,xt=A(t.readUInt32LE(l+24)),yt=A(t.readUInt32LE(l+20));f.push({name:t.toString("utf8",l+46,l+46+x),method:t.readUInt16LE(l+10),crc:t.readUInt32LE(
l+16),compressed:yt,size:xt,offset:A(t.readUInt32LE(l+42))+a}),l+=46+x+T+C}return f}function ht(t){for(let e=t.length-22;e>=Math.max(0,t.length-22-O);e--)if(t.readUInt32LE(
e)===F)return e;throw c("it is not a ZIP archive, or an incomplete one")}function mt(t){for(let e=0;e+4<=t.length;e+=4+t.readUInt16LE(e+2)){if(t.readUInt16LE(e)!==
1)continue;const r=Math.floor(Math.min(t.readUInt16LE(e+2),t.length-e-4)/8);return Array.from({length:r},(n,s)=>B(t,e+4+s*8))}return[]}function B(t,e){const r=Number(
t.readBigUInt64LE(e));if(!Number.isSafeInteger(r))throw c("the ZIP archive is damaged");return r}function pt(t,e,r){const n=a=>c(`entry ${r} of the ZIP archive \
is damaged`,a);if(t.readUInt32LE(e.offset)!==z)throw n();const s=e.offset+30+t.readUInt16LE(e.offset+26)+t.readUInt16LE(e.offset+28),i=t.subarray(s,s+e.compressed);
if(i.length!==e.compressed)throw n();const o=gt(i,e,r,n);if(o.length!==e.size||R(o)!==e.crc)throw n();return o}function gt(t,e,r,n){if(e.method===0)return new Uint8Array(
t);if(e.method!==8)throw c(`entry ${r} of the ZIP archive is compressed with an unknown method`);try{return(0,et.HM)(t,{out:new Uint8Array(e.size)})}catch(s){throw n(
s)}}const $t=null;function Et(t,e){try{return wt(t,e)}catch(r){throw r instanceof RangeError?new p.zU("limit_exceeded","The documents together are larger than t\
he largest buffer of Node.js",{advice:"Work on smaller documents, or on fewer at a time",cause:r}):r}}function It(t,e){if(e==="application/zip")return{contentType:e,
pieces:K(t)};if(e==="multipart/mixed")return D(t);const{contentType:r,body:n}=Et(t,e);return{contentType:r,pieces:[n]}}function Lt(t,e,r=m){const n=(0,M.P)(e);if(n===
"application/json")return P(t,r);if(n.startsWith("multipart/"))return X(t,e,r);if(n==="application/zip"||n==="application/x-zip-compressed"||at(t))return ft(t,r);
throw c(`its content type is ${n===""?"missing":n}`)}function wt(t,e){switch(e){case"application/zip":return{contentType:e,body:ct(t)};case"application/json":return{
contentType:e,body:L(t)};case"multipart/mixed":return V(t);default:return e}}}),1853:(($,w,u)=>{u.d(w,{P:()=>p,R:()=>g});const p=m=>g(m).value;function g(m){const c=m.
indexOf(";"),I=(c<0?m:m.slice(0,c)).trim().toLowerCase(),d=new Map,E=c<0?"":m.slice(c);for(const[,y,L,k]of E.matchAll(/;\s*([^\s=;"]+)\s*=\s*(?:"((?:[^"\\]|\\.)*)"|([^;"]*))/g)){
const P=(y??"").toLowerCase(),_=L===void 0?(k??"").trim():L.replace(/\\(.)/g,"$1");d.has(P)||d.set(P,_)}return{value:I,parameters:d}}}),2212:(($,w,u)=>{u.d(w,{Fl:()=>c,
Ok:()=>I,VM:()=>d});var p=u(9762),g=u(9586);const m=/[\u0000-\u001f\u007f]/g;function c(E,y){const L=(0,g.Cy)((E??"").replace(m,""));return L===""||L==="."||L===
".."?(0,p.p)(y+1):L}function I(E){const L=E.replace(/\.[^.]*$/,"").match(/\d+/g)?.at(-1);return L===void 0?Number.POSITIVE_INFINITY:Number(L)}const d=E=>(0,g.NL)(
E.map(({name:y},L)=>c(y,L)),g.zE)}),4293:(($,w,u)=>{u.d(w,{F:()=>m,M:()=>g});var p=u(9153);const g={inputBytes:2**31-1,objects:8388607,nesting:500,streamBytes:256*
1024*1024,expansion:200,allowance:32*1024*1024,parsing:20,filters:8,pages:5e5,orderPages:1e5,imageBytes:1024*1024*1024,pixels:1e8,parts:1e4,partBytes:2**31,nodes:5e6};
function m(c,I,d,E="file"){return new p.zU("limit_exceeded",I,{issues:[{field:E,message:`${I}.`}],advice:`${d} (limit: ${c})`})}}),9130:(($,w,u)=>{u.d(w,{o:()=>c});
var p=u(9153);const g=25,m=3e5;class c{pause;signal;onProgress;work=0;since=performance.now();constructor(d,E,y){this.pause=d,this.signal=E,this.onProgress=y}step(d){
if(this.work+=d,!(this.work<m)){if(this.work=0,this.signal?.aborted)throw(0,p.KW)();return performance.now()-this.since<g?void 0:this.rest()}}async rest(){if(await this.
pause(),this.signal?.aborted)throw(0,p.KW)();this.since=performance.now()}progress(d){this.onProgress?.(d)}}}),1967:(($,w,u)=>{u.d(w,{f:()=>p});class p{memory;get bytes(){
return this.memory??=new Uint8Array(g)}}const g=1<<20})};
