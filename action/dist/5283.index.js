"use strict";exports.id=5283,exports.ids=[5283],exports.modules={90787:(($,y,d)=>{d.d(y,{Q:()=>w});const U=g();function w(a){const[E,m,L,l]=U;let f=4294967295,I=0;for(const x=a.
length-3;I<x;I+=4)f^=a[I]|a[I+1]<<8|a[I+2]<<16|a[I+3]<<24,f=l[f&255]^L[f>>>8&255]^m[f>>>16&255]^E[f>>>24];for(;I<a.length;I++)f=E[(f^a[I])&255]^f>>>8;return~f>>>
0}function g(){const a=new Int32Array(256);for(let l=0;l<256;l++){let f=l;for(let I=0;I<8;I++)f=f&1?f>>>1^3988292384:f>>>1;a[l]=f}const E=l=>l.map(f=>a[f&255]^f>>>
8),m=E(a),L=E(m);return[a,m,L,E(L)]}}),9468:(($,y,d)=>{d.d(y,{zS:()=>gt,l1:()=>Et});var U=d(49153),w=d(96512);const g={entries:5e5,bytes:2**32-1,expansion:100,allowance:64*
1024*1024};function a(t,e){return new U.zU("service_failure",`The documents in the answer cannot be read: ${t}`,{cause:e})}class E{limits;entries=0;bytes=0;most;constructor(e,r){
this.limits=e,this.most=Math.min(e.bytes,e.allowance+r*e.expansion)}take(e){if(this.entries+=1,this.bytes+=e,this.entries>this.limits.entries)throw new U.zU("li\
mit_exceeded",`The answer holds more than ${this.limits.entries} documents`);if(this.bytes>this.most)throw new U.zU("limit_exceeded",`The answer unpacks to more\
 than ${this.most} bytes`)}}var m=d(32212);const L=3*256*1024,l=2**29-24;function f(t){const r=(0,m.VM)(t).map((i,u)=>Buffer.from(`${u===0?'{"documents":[':","}\
{"name":${JSON.stringify(i)},${I(t[u])}"content":"`,"utf8")),n=Buffer.from(t.length===0?'{"documents":[]}':"]}","latin1"),o=t.reduce((i,{bytes:u},h)=>i+(r[h]?.length??
0)+Math.ceil(u.length/3)*4+2,n.length),c=Buffer.alloc(o);let s=0;for(const[i,{bytes:u}]of t.entries()){s+=r[i]?.copy(c,s)??0;const h=Buffer.from(u.buffer,u.byteOffset,
u.byteLength);for(let p=0;p<h.length;p+=L)s+=c.write(h.toString("base64",p,Math.min(p+L,h.length)),s,"latin1");s+=c.write('"}',s,"latin1")}return n.copy(c,s),c}
const I=({mediaType:t,match:e})=>[...t===void 0?[]:[`"content_type":${JSON.stringify(t)},`],...e===void 0?[]:[`"match":${JSON.stringify(e)},`]].join("");function x(t,e=g){
if(t.length>l)throw a(`a JSON envelope of ${t.length} bytes is too long to read`);const r=(0,w.q)(t);if(r===void 0)throw a("it is not valid JSON");const n=B(r,"\
documents");if(!Array.isArray(n))throw a("the JSON has no list named documents");const o=new E(e,t.length);return n.map((c,s)=>{const i=B(c,"content");if(typeof i!=
"string")throw a(`document ${s+1} of the JSON has no content`);if(o.take(Math.floor(i.length*3/4)),/[^A-Za-z0-9+/=_\s-]/.test(i))throw a(`the content of documen\
t ${s+1} is not base64`);const u=B(c,"name"),h=B(c,"match");return{name:(0,m.Fl)(typeof u=="string"?u:void 0,s),bytes:new Uint8Array(Buffer.from(i,"base64")),...typeof h==
"string"?{match:h}:{}}})}function B(t,e){return typeof t=="object"&&t!==null&&Object.hasOwn(t,e)?t[e]:void 0}var P=d(71853),V=d(77598);const M=`\r
`;function v(t){const{contentType:e,pieces:r}=R(t);return{contentType:e,body:Buffer.concat(r)}}function R(t){const e=t.map(({name:o},c)=>(0,m.Fl)(o,c)),r=Q(t,e),
n=[];for(const[o,{bytes:c,mediaType:s}]of t.entries()){const i=[`--${r}`,`Content-Type: ${s??"application/pdf"}`,`Content-Disposition: attachment; ${X(e[o]??"")}`,
`Content-Length: ${c.length}`];n.push(Buffer.from(`${o===0?"":M}${i.join(M)}${M}${M}`,"utf8"),c)}return n.push(Buffer.from(`${t.length===0?"":M}--${r}--${M}`,"l\
atin1")),{contentType:`multipart/mixed; boundary=${r}`,pieces:n}}function Y(t,e,r=g){const n=(0,P.R)(e).parameters.get("boundary");if(n===void 0||n==="")throw a(
"its content type names no boundary");const o=Buffer.from(t.buffer,t.byteOffset,t.byteLength),c=new E(r,t.length),s=[];let i=N(o,n,0);for(;i&&!i.last;){const{headers:u,
end:h}=q(o,i.end),p=G(o,n,h,u.get("content-length"));if(!p)throw a(`part ${s.length+1} of the multipart body has no end`);const _=o.subarray(h,Math.max(h,p.start));
c.take(_.length);const C=u.get("content-transfer-encoding")?.trim().toLowerCase()==="base64"?Buffer.from(_.toString("latin1"),"base64"):_;s.push({name:(0,m.Fl)(
tt(u),s.length),bytes:new Uint8Array(C)}),i=p}if(!i)throw a("the multipart body has no boundary");return s}function Q(t,e){for(let r=0;;r++){const n=(0,V.createHash)(
"sha256").update(`${r};${e.join("/")}`);for(const{bytes:s}of t)n.update(`${s.length};`).update(s);const o=`octavo-${n.digest("hex").slice(0,40)}`;if(!t.some(({bytes:s})=>Buffer.
from(s.buffer,s.byteOffset,s.byteLength).includes(o)))return o}}function X(t){const e=t.replace(/[^\x20-\x7e]/g,"_").replace(/["\\]/g,"\\$&"),r=encodeURIComponent(
t).replace(/['()*]/g,n=>`%${n.charCodeAt(0).toString(16).toUpperCase()}`);return/^[\x20-\x7e]*$/.test(t)?`filename="${e}"`:`filename="${e}"; filename*=UTF-8''${r}`}
function N(t,e,r){const n=`--${e}`;for(let o=t.indexOf(n,r,"latin1");o>=0;o=t.indexOf(n,o+1,"latin1")){if(o!==0&&t[o-1]!==10)continue;const c=o===0?0:t[o-2]===13?
o-2:o-1;let s=o+n.length;const i=t[s]===45&&t[s+1]===45;for(i&&(s+=2);t[s]===32||t[s]===9;)s++;if(t[s]===13&&s++,t[s]===10)s++;else if(!i||s<t.length)continue;return{
start:c,end:s,last:i}}}function G(t,e,r,n){if(n!==void 0&&/^\d{1,15}$/.test(n.trim())){const o=r+Number(n),c=o<=t.length?N(t,e,o):void 0;if(c?.start===o)return c}
return N(t,e,Math.max(0,r-2))}function q(t,e){const r=new Map;let n=e,o="";for(;;){const c=t.indexOf(10,n);if(c<0)throw a("the headers of a part have no end");const s=t.
toString("utf8",n,c).replace(/\r$/,"");if(n=c+1,s==="")return{headers:r,end:n};if(n-e>65536)throw a("the headers of a part are too long");const i=s.indexOf(":");
/^[ \t]/.test(s)?r.set(o,`${r.get(o)??""} ${s.trim()}`):i>0&&r.set(o=s.slice(0,i).trim().toLowerCase(),s.slice(i+1).trim())}}function tt(t){const e=(0,P.R)(t.get(
"content-disposition")??"").parameters,r=/^utf-8'[^']*'(.*)$/i.exec(e.get("filename*")??"")?.[1];if(r!==void 0&&/^(?:[^%]|%[0-9a-f]{2})*$/i.test(r)){const o=r.replace(
/%([0-9a-f]{2})/gi,(c,s)=>String.fromCharCode(parseInt(s,16)));return Buffer.from(o,"latin1").toString("utf8")}return e.get("filename")?.replaceAll("%22",'"')??
(0,P.R)(t.get("content-type")??"").parameters.get("name")}var et=d(38212),D=d(90787);const z=67324752,Z=33639248,j=101010256,F=101075792,J=117853008,nt=2048,rt=1,
ot=33,T=65535,b=4294967295;function st(t){return t[0]===80&&t[1]===75&&(t[2]===3&&t[3]===4||t[2]===5&&t[3]===6)}const it=t=>Buffer.concat(W(t));function W(t){const e=(0,m.
VM)(t).map(s=>Buffer.from(s,"utf8")),r=[],n=[];let o=0;for(const[s,{bytes:i}]of t.entries()){const u=e[s]??Buffer.alloc(0),h=(0,D.Q)(i),p=i.length>=b?K([i.length,
i.length]):Buffer.alloc(0),_=Buffer.alloc(30);_.writeUInt32LE(z,0),H(_,4,h,i.length,u.length,p.length),r.push(_,u,p,i),n.push(ct(u,h,i.length,o)),o+=30+u.length+
p.length+i.length}const c=n.reduce((s,{length:i})=>s+i,0);return[...r,...n,ft(t.length,c,o)]}function at(t,e=g){const r=Buffer.from(t.buffer,t.byteOffset,t.byteLength);
try{const n=new E(e,t.length),c=lt(r,e).filter(({name:i})=>!/[/\\]$/.test(i)).map((i,u)=>(n.take(i.size),{name:(0,m.Fl)(i.name,u),bytes:dt(r,i,u+1)})),s=c.map(({
name:i})=>(0,m.Ok)(i));return c.map((i,u)=>({document:i,key:s[u]??0,index:u})).sort((i,u)=>i.key===u.key?i.index-u.index:i.key-u.key).map(({document:i})=>i)}catch(n){
throw n instanceof RangeError?a("the ZIP archive is damaged",n):n}}function H(t,e,r,n,o,c){t.writeUInt16LE(n>=b||c>0?45:20,e),t.writeUInt16LE(nt,e+2),t.writeUInt16LE(
0,e+4),t.writeUInt16LE(0,e+6),t.writeUInt16LE(ot,e+8),t.writeUInt32LE(r,e+10),t.writeUInt32LE(Math.min(n,b),e+14),t.writeUInt32LE(Math.min(n,b),e+18),t.writeUInt16LE(
o,e+22),t.writeUInt16LE(c,e+24)}function ct(t,e,r,n){const o=[...r>=b?[r,r]:[],...n>=b?[n]:[]],c=o.length>0?K(o):Buffer.alloc(0),s=Buffer.alloc(46);return s.writeUInt32LE(
Z,0),s.writeUInt16LE(c.length>0?45:20,4),H(s,6,e,r,t.length,c.length),s.writeUInt32LE(Math.min(n,b),42),Buffer.concat([s,t,c])}function K(t){const e=Buffer.alloc(
4+t.length*8);e.writeUInt16LE(1,0),e.writeUInt16LE(t.length*8,2);for(const[r,n]of t.entries())e.writeBigUInt64LE(BigInt(n),4+r*8);return e}function ft(t,e,r){const n=Buffer.
alloc(22);if(n.writeUInt32LE(j,0),n.writeUInt16LE(Math.min(t,T),8),n.writeUInt16LE(Math.min(t,T),10),n.writeUInt32LE(Math.min(e,b),12),n.writeUInt32LE(Math.min(
r,b),16),t<T&&e<b&&r<b)return n;const o=Buffer.alloc(76);return o.writeUInt32LE(F,0),o.writeBigUInt64LE(44n,4),o.writeUInt16LE(45,12),o.writeUInt16LE(45,14),o.writeBigUInt64LE(
BigInt(t),24),o.writeBigUInt64LE(BigInt(t),32),o.writeBigUInt64LE(BigInt(e),40),o.writeBigUInt64LE(BigInt(r),48),o.writeUInt32LE(J,56),o.writeBigUInt64LE(BigInt(
r+e),64),o.writeUInt32LE(1,72),Buffer.concat([o,n])}function lt(t,e){const r=ut(t);let{count:n,size:o,offset:c}={count:t.readUInt16LE(r+10),size:t.readUInt32LE(
r+12),offset:t.readUInt32LE(r+16)},s=r;if(r>=20&&t.readUInt32LE(r-20)===J){const p=O(t,r-12);if(t.readUInt32LE(p)!==F)throw a("the ZIP archive is damaged");({count:n,
size:o,offset:c}={count:O(t,p+32),size:O(t,p+40),offset:O(t,p+48)}),s=p}if(n>e.entries)throw a(`the ZIP archive lists more than ${e.entries} entries`);const i=s-
o-c;if(i<0)throw a("the ZIP archive is damaged");const u=[];let h=c+i;for(let p=0;p<n;p++){if(t.readUInt32LE(h)!==Z)throw a("the directory of the ZIP archive is\
 damaged");const[_,k,C]=[t.readUInt16LE(h+28),t.readUInt16LE(h+30),t.readUInt16LE(h+32)];if((t.readUInt16LE(h+8)&rt)!==0)throw a("the ZIP archive is encrypted");
const Lt=ht(t.subarray(h+46+_,h+46+_+k)),A=S=>S===b?Lt.shift()??S:S,Ut=A(t.readUInt32LE(h+24)),wt=A(t.readUInt32LE(h+20));u.push({name:t.toString("utf8",h+46,h+
46+_),method:t.readUInt16LE(h+10),crc:t.readUInt32LE(h+16),compressed:wt,size:Ut,offset:A(t.readUInt32LE(h+42))+i}),h+=46+_+k+C}return u}function ut(t){for(let e=t.
length-22;e>=Math.max(0,t.length-22-T);e--)if(t.readUInt32LE(e)===j)return e;throw a("it is not a ZIP archive, or an incomplete one")}function ht(t){for(let e=0;e+
4<=t.length;e+=4+t.readUInt16LE(e+2)){if(t.readUInt16LE(e)!==1)continue;const r=Math.floor(Math.min(t.readUInt16LE(e+2),t.length-e-4)/8);return Array.from({length:r},
(n,o)=>O(t,e+4+o*8))}return[]}function O(t,e){const r=Number(t.readBigUInt64LE(e));if(!Number.isSafeInteger(r))throw a("the ZIP archive is damaged");return r}function dt(t,e,r){
const n=i=>a(`entry ${r} of the ZIP archive is damaged`,i);if(t.readUInt32LE(e.offset)!==z)throw n();const o=e.offset+30+t.readUInt16LE(e.offset+26)+t.readUInt16LE(
e.offset+28),c=t.subarray(o,o+e.compressed);if(c.length!==e.compressed)throw n();const s=mt(c,e,r,n);if(s.length!==e.size||(0,D.Q)(s)!==e.crc)throw n();return s}
function mt(t,e,r,n){if(e.method===0)return new Uint8Array(t);if(e.method!==8)throw a(`entry ${r} of the ZIP archive is compressed with an unknown method`);try{
return(0,et.HM)(t,{out:new Uint8Array(e.size)})}catch(o){throw n(o)}}const xt=null;function pt(t,e){try{return It(t,e)}catch(r){throw r instanceof RangeError?new U.
zU("limit_exceeded","The documents together are larger than the largest buffer of Node.js",{advice:"Work on smaller documents, or on fewer at a time",cause:r}):
r}}function gt(t,e){if(e==="application/zip")return{contentType:e,pieces:W(t)};if(e==="multipart/mixed")return R(t);const{contentType:r,body:n}=pt(t,e);return{contentType:r,
pieces:[n]}}function Et(t,e,r=g){const n=(0,P.P)(e);if(n==="application/json")return x(t,r);if(n.startsWith("multipart/"))return Y(t,e,r);if(n==="application/zi\
p"||n==="application/x-zip-compressed"||st(t))return at(t,r);throw a(`its content type is ${n===""?"missing":n}`)}function It(t,e){switch(e){case"application/zi\
p":return{contentType:e,body:it(t)};case"application/json":return{contentType:e,body:f(t)};case"multipart/mixed":return v(t);default:return e}}}),71853:(($,y,d)=>{
d.d(y,{P:()=>U,R:()=>w});const U=g=>w(g).value;function w(g){const a=g.indexOf(";"),E=(a<0?g:g.slice(0,a)).trim().toLowerCase(),m=new Map,L=a<0?"":g.slice(a);for(const[
,l,f,I]of L.matchAll(/;\s*([^\s=;"]+)\s*=\s*(?:"((?:[^"\\]|\\.)*)"|([^;"]*))/g)){const x=(l??"").toLowerCase(),B=f===void 0?(I??"").trim():f.replace(/\\(.)/g,"$\
1");m.has(x)||m.set(x,B)}return{value:E,parameters:m}}}),32212:(($,y,d)=>{d.d(y,{Fl:()=>a,Ok:()=>E,VM:()=>m});var U=d(99762),w=d(99586);const g=/[\u0000-\u001f\u007f]/g;
function a(L,l){const f=(0,w.Cy)((L??"").replace(g,""));return f===""||f==="."||f===".."?(0,U.p)(l+1):f}function E(L){const f=L.replace(/\.[^.]*$/,"").match(/\d+/g)?.
at(-1);return f===void 0?Number.POSITIVE_INFINITY:Number(f)}const m=L=>(0,w.NL)(L.map(({name:l},f)=>a(l,f)),w.zE)}),84293:(($,y,d)=>{d.d(y,{F:()=>g,M:()=>w});var U=d(
49153);const w={inputBytes:2**31-1,objects:8388607,nesting:500,streamBytes:256*1024*1024,expansion:200,allowance:32*1024*1024,parsing:20,values:256*1024*1024,filters:8,
pages:5e5,orderPages:1e5,imageBytes:1024*1024*1024,pixels:1e8,parts:1e4,partBytes:2**31,cmapEntries:1e6,nodes:5e6,operators:1e7,pageCharacters:5e6,characters:5e7,
searching:5e9,formDepth:32};function g(a,E,m,L="file"){return new U.zU("limit_exceeded",E,{issues:[{field:L,message:`${E}.`}],advice:`${m} (limit: ${a})`})}}),22022:(($,y,d)=>{
d.d(y,{c:()=>m});var U=d(84293),w=d(1967);const g=20,a=100,E=8e6;class m{limits;codec;stream;total;remaining;values;documents=0;scratch=new w.f;numbers=E;held={
all:new Set,bytes:0,most:0};constructor(l,f){this.limits=l,this.codec=f,this.stream=l.streamBytes,this.total=this.remaining=this.held.most=l.allowance,this.values=
l.values}admit(l){const f=l*this.limits.expansion;this.documents++,this.total+=f,this.remaining+=f,this.values+=l*a,this.held.most+=l*g}fork(){const l=new m(this.
limits,this.codec);return l.documents=this.documents,l.total=this.total,l.remaining=this.remaining,l.values=this.values,l.numbers=this.numbers,l.held=this.held,
l}takeNumbers(l){if(this.numbers-=l,this.numbers<0)throw(0,U.F)("objects","The documents are small and have objects with very high numbers","Open them in anothe\
r PDF program and save them again, which numbers objects without gaps")}hold(l,f,I){const{held:x}=this;x.all.add({bytes:l,holder:f,key:I}),x.bytes+=l;for(const B of x.
all){if(x.bytes<=x.most||x.all.size===1)return;x.all.delete(B),x.bytes-=B.bytes,B.holder.deref()?.delete(B.key)}}}}),1967:(($,y,d)=>{d.d(y,{f:()=>U});class U{memory;get bytes(){
return this.memory??=new Uint8Array(w)}}const w=1<<20})};
