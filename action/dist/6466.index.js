"use strict";exports.id=6466,exports.ids=[6466],exports.modules={44131:((C,$,g)=>{g.d($,{Q:()=>L});const y=E();function L(h){const[l,U,m,p]=y;let f=4294967295,I=0;for(const B=h.
length-3;I<B;I+=4)f^=h[I]|h[I+1]<<8|h[I+2]<<16|h[I+3]<<24,f=p[f&255]^m[f>>>8&255]^U[f>>>16&255]^l[f>>>24];for(;I<h.length;I++)f=l[(f^h[I])&255]^f>>>8;return~f>>>
0}function E(){const h=new Int32Array(256);for(let p=0;p<256;p++){let f=p;for(let I=0;I<8;I++)f=f&1?f>>>1^3988292384:f>>>1;h[p]=f}const l=p=>p.map(f=>h[f&255]^f>>>
8),U=l(h),m=l(U);return[h,U,m,l(m)]}}),86466:((C,$,g)=>{g.d($,{iP:()=>st,qb:()=>Z,iH:()=>z,qA:()=>v,l1:()=>Lt,f4:()=>j});var y=g(58552),L=g(61729);const E={entries:5e5,
bytes:2**32-1,expansion:100,allowance:64*1024*1024},h="Process the document locally, or in smaller pieces";function l(t,e){return new y.zU("service_failure",`Th\
e documents in the answer cannot be read: ${t}`,{cause:e,advice:"Try again. If the fault stays, process the document locally, or tell the provider of the servic\
e"})}class U{limits;entries=0;bytes=0;most;constructor(e,r){this.limits=e,this.most=Math.min(e.bytes,e.allowance+r*e.expansion)}take(e){if(this.entries+=1,this.
bytes+=e,this.entries>this.limits.entries)throw new y.zU("limit_exceeded",`The answer holds more than ${this.limits.entries} documents`,{advice:h});if(this.bytes>
this.most)throw new y.zU("limit_exceeded",`The answer unpacks to more than ${this.most} bytes`,{advice:h})}}var m=g(38248);const p=3*256*1024,f=2**29-24;function I(t){
const r=(0,m.VM)(t).map((o,i)=>Buffer.from(`${i===0?'{"documents":[':","}{"name":${JSON.stringify(o)},${B(t[i])}"content":"`,"utf8")),n=Buffer.from(t.length===0?
'{"documents":[]}':"]}","latin1");return{contentType:"application/json",length:t.reduce((o,{size:i},s)=>o+r[s].length+Math.ceil(i/3)*4+2,n.length),*part(o,i){yield r[o];
const s=Buffer.from(i.buffer,i.byteOffset,i.byteLength);for(let a=0;a<s.length;a+=p)yield Buffer.from(s.toString("base64",a,Math.min(a+p,s.length)),"latin1");yield Buffer.
from('"}',"latin1")},*end(){yield n}}}const B=({mediaType:t,match:e})=>[...t===void 0?[]:[`"content_type":${JSON.stringify(t)},`],...e===void 0?[]:[`"match":${JSON.
stringify(e)},`]].join("");function N(t,e=E){if(t.length>f)throw l(`a JSON envelope of ${t.length} bytes is too long to read`);const r=(0,L.qF)(t);if(r===void 0)
throw l("it is not valid JSON");const n=(0,L.C5)(r,"documents");if(!Array.isArray(n))throw l("the JSON has no list named documents");const o=new U(e,t.length);return n.
map((i,s)=>{const a=(0,L.C5)(i,"content");if(typeof a!="string")throw l(`document ${s+1} of the JSON has no content`);if(o.take(Math.floor(a.length*3/4)),/[^A-Za-z0-9+/=_\s-]/.
test(a))throw l(`the content of document ${s+1} is not base64`);const d=(0,L.C5)(i,"name"),c=(0,L.C5)(i,"match");return{name:(0,m.Fl)(typeof d=="string"?d:void 0,
s),bytes:new Uint8Array(Buffer.from(a,"base64")),...typeof c=="string"?{match:c}:{}}})}var k=g(46377),q=g(77598);const b=`\r
`;function $t(t){const e=R(t.map(announce),Z(t));return{contentType:e.contentType,body:joinAll(e,t)}}function R(t,e){const r=t.map(({name:o,size:i,mediaType:s},a)=>{
const d=[`--${e}`,`Content-Type: ${s??"application/pdf"}`,`Content-Disposition: attachment; ${et((0,m.Fl)(o,a))}`,`Content-Length: ${i}`];return Buffer.from(`${a===
0?"":b}${d.join(b)}${b}${b}`,"utf8")}),n=Buffer.from(`${t.length===0?"":b}--${e}--${b}`,"latin1");return{contentType:`multipart/mixed; boundary=${e}`,length:t.reduce(
(o,{size:i},s)=>o+r[s].length+i,n.length),*part(o,i){yield r[o],yield i},*end(){yield n}}}function tt(t,e,r=E){const n=(0,k.R)(e).parameters.get("boundary");if(n===
void 0||n==="")throw l("its content type names no boundary");const o=Buffer.from(t.buffer,t.byteOffset,t.byteLength),i=new U(r,t.length),s=[];let a=A(o,n,0);for(;a&&
!a.last;){const{headers:d,end:c}=rt(o,a.end),u=nt(o,n,c,d.get("content-length"));if(!u)throw l(`part ${s.length+1} of the multipart body has no end`);const x=o.
subarray(c,Math.max(c,u.start));i.take(x.length);const P=d.get("content-transfer-encoding")?.trim().toLowerCase()==="base64"?Buffer.from(x.toString("latin1"),"b\
ase64"):x;s.push({name:(0,m.Fl)(ot(d),s.length),bytes:new Uint8Array(P)}),a=u}if(!a)throw l("the multipart body has no boundary");return s}function Z(t){const e=t.
map(({name:r},n)=>(0,m.Fl)(r,n));for(let r=0;;r++){const n=z(t,`${r};${e.join("/")}`);if(!t.some(({bytes:i})=>Buffer.from(i.buffer,i.byteOffset,i.byteLength).includes(
n)))return n}}function z(t,e){const r=(0,q.createHash)("sha256").update(e);for(const{bytes:n}of t)r.update(`${n.length};`).update(n);return`octavo-${r.digest("h\
ex").slice(0,40)}`}function et(t){const e=t.replace(/[^\x20-\x7e]/g,"_").replace(/["\\]/g,"\\$&"),r=encodeURIComponent(t).replace(/['()*]/g,n=>`%${n.charCodeAt(
0).toString(16).toUpperCase()}`);return/^[\x20-\x7e]*$/.test(t)?`filename="${e}"`:`filename="${e}"; filename*=UTF-8''${r}`}function A(t,e,r){const n=`--${e}`;for(let o=t.
indexOf(n,r,"latin1");o>=0;o=t.indexOf(n,o+1,"latin1")){if(o!==0&&t[o-1]!==10)continue;const i=o===0?0:t[o-2]===13?o-2:o-1;let s=o+n.length;const a=t[s]===45&&t[s+
1]===45;for(a&&(s+=2);t[s]===32||t[s]===9;)s++;if(t[s]===13&&s++,t[s]===10)s++;else if(!a||s<t.length)continue;return{start:i,end:s,last:a}}}function nt(t,e,r,n){
if(n!==void 0&&/^\d{1,15}$/.test(n.trim())){const o=r+Number(n),i=o<=t.length?A(t,e,o):void 0;if(i?.start===o)return i}return A(t,e,Math.max(0,r-2))}function rt(t,e){
const r=new Map;let n=e,o="";for(;;){const i=t.indexOf(10,n);if(i<0)throw l("the headers of a part have no end");const s=t.toString("utf8",n,i).replace(/\r$/,"");
if(n=i+1,s==="")return{headers:r,end:n};if(n-e>65536)throw l("the headers of a part are too long");const a=s.indexOf(":");/^[ \t]/.test(s)?r.set(o,`${r.get(o)??
""} ${s.trim()}`):a>0&&r.set(o=s.slice(0,a).trim().toLowerCase(),s.slice(a+1).trim())}}function ot(t){const e=(0,k.R)(t.get("content-disposition")??"").parameters,
r=/^utf-8'[^']*'(.*)$/i.exec(e.get("filename*")??"")?.[1];if(r!==void 0&&/^(?:[^%]|%[0-9a-f]{2})*$/i.test(r)){const o=r.replace(/%([0-9a-f]{2})/gi,(i,s)=>String.
fromCharCode(parseInt(s,16)));return Buffer.from(o,"latin1").toString("utf8")}return e.get("filename")?.replaceAll("%22",'"')??(0,k.R)(t.get("content-type")??"").
parameters.get("name")}function*j(t,e){for(const[r,{bytes:n}]of e.entries())yield*t.part(r,n);yield*t.end()}function Bt(t,e){const r=Buffer.alloc(t.length);let n=0;
for(const o of j(t,e))r.set(o,n),n+=o.length;return r}const st=({bytes:t,...e})=>({...e,size:t.length});var F=g(44131),D=g(49692);const W=67324752,J=33639248,H=101010256,
V=101075792,K=117853008,it=2048,at=1,ct=33,M=65535,w=4294967295;function ft(t){return t[0]===80&&t[1]===75&&(t[2]===3&&t[3]===4||t[2]===5&&t[3]===6)}const bt=t=>joinAll(
Q(t.map(announce)),t);function Q(t){const e=(0,m.VM)(t).map(c=>Buffer.from(c,"utf8")),r=t.map(({size:c},u)=>X(e[u],c,0)),n=lt(r.map(({length:c},u)=>c+t[u].size)),
o=n.at(-1),i=[],s=()=>t.map(({size:c},u)=>dt(e[u],i[u]??0,c,n[u])),a=s().reduce((c,{length:u})=>c+u,0),d=ht(t.length,a,o);return{contentType:"application/zip",length:o+
a+d.length,*part(c,u){const x=i[c]=(0,F.Q)(u);yield X(e[c],u.length,x),yield u},*end(){yield*s(),yield d}}}const lt=t=>{const e=[0];for(const r of t)e.push(e.at(
-1)+r);return e};function X(t,e,r){const n=e>=w?G([e,e]):Buffer.alloc(0),o=Buffer.alloc(30);return o.writeUInt32LE(W,0),Y(o,4,r,e,t.length,n.length),Buffer.concat(
[o,t,n])}function ut(t,e=E){const r=Buffer.from(t.buffer,t.byteOffset,t.byteLength);try{const n=new U(e,t.length),i=mt(r,e).filter(({name:a})=>!/[/\\]$/.test(a)).
map((a,d)=>(n.take(a.size),{name:(0,m.Fl)(a.name,d),bytes:It(r,a,d+1)})),s=i.map(({name:a})=>(0,m.Ok)(a));return i.map((a,d)=>({document:a,key:s[d]??0,index:d})).
sort((a,d)=>a.key===d.key?a.index-d.index:a.key-d.key).map(({document:a})=>a)}catch(n){throw n instanceof RangeError?l("the ZIP archive is damaged",n):n}}function Y(t,e,r,n,o,i){
t.writeUInt16LE(n>=w||i>0?45:20,e),t.writeUInt16LE(it,e+2),t.writeUInt16LE(0,e+4),t.writeUInt16LE(0,e+6),t.writeUInt16LE(ct,e+8),t.writeUInt32LE(r,e+10),t.writeUInt32LE(
Math.min(n,w),e+14),t.writeUInt32LE(Math.min(n,w),e+18),t.writeUInt16LE(o,e+22),t.writeUInt16LE(i,e+24)}function dt(t,e,r,n){const o=[...r>=w?[r,r]:[],...n>=w?[
n]:[]],i=o.length>0?G(o):Buffer.alloc(0),s=Buffer.alloc(46);return s.writeUInt32LE(J,0),s.writeUInt16LE(i.length>0?45:20,4),Y(s,6,e,r,t.length,i.length),s.writeUInt32LE(
Math.min(n,w),42),Buffer.concat([s,t,i])}function G(t){const e=Buffer.alloc(4+t.length*8);e.writeUInt16LE(1,0),e.writeUInt16LE(t.length*8,2);for(const[r,n]of t.
entries())e.writeBigUInt64LE(BigInt(n),4+r*8);return e}function ht(t,e,r){const n=Buffer.alloc(22);if(n.writeUInt32LE(H,0),n.writeUInt16LE(Math.min(t,M),8),n.writeUInt16LE(
Math.min(t,M),10),n.writeUInt32LE(Math.min(e,w),12),n.writeUInt32LE(Math.min(r,w),16),t<M&&e<w&&r<w)return n;const o=Buffer.alloc(76);return o.writeUInt32LE(V,0),
o.writeBigUInt64LE(44n,4),o.writeUInt16LE(45,12),o.writeUInt16LE(45,14),o.writeBigUInt64LE(BigInt(t),24),o.writeBigUInt64LE(BigInt(t),32),o.writeBigUInt64LE(BigInt(
e),40),o.writeBigUInt64LE(BigInt(r),48),o.writeUInt32LE(K,56),o.writeBigUInt64LE(BigInt(r+e),64),o.writeUInt32LE(1,72),Buffer.concat([o,n])}function mt(t,e){const r=pt(
t);let{count:n,size:o,offset:i}={count:t.readUInt16LE(r+10),size:t.readUInt32LE(r+12),offset:t.readUInt32LE(r+16)},s=r;if(r>=20&&t.readUInt32LE(r-20)===K){const u=O(
t,r-12);if(t.readUInt32LE(u)!==V)throw l("the ZIP archive is damaged");({count:n,size:o,offset:i}={count:O(t,u+32),size:O(t,u+40),offset:O(t,u+48)}),s=u}if(n>e.
entries)throw l(`the ZIP archive lists more than ${e.entries} entries`);const a=s-o-i;if(a<0)throw l("the ZIP archive is damaged");const d=[];let c=i+a;for(let u=0;u<
n;u++){if(t.readUInt32LE(c)!==J)throw l("the directory of the ZIP archive is damaged");const[x,T,P]=[t.readUInt16LE(c+28),t.readUInt16LE(c+30),t.readUInt16LE(c+
32)];if((t.readUInt16LE(c+8)&at)!==0)throw l("the ZIP archive is encrypted");const wt=gt(t.subarray(c+46+x,c+46+x+T)),S=_=>_===w?wt.shift()??_:_,xt=S(t.readUInt32LE(
c+24)),yt=S(t.readUInt32LE(c+20));d.push({name:t.toString("utf8",c+46,c+46+x),method:t.readUInt16LE(c+10),crc:t.readUInt32LE(c+16),compressed:yt,size:xt,offset:S(
t.readUInt32LE(c+42))+a}),c+=46+x+T+P}return d}function pt(t){for(let e=t.length-22;e>=Math.max(0,t.length-22-M);e--)if(t.readUInt32LE(e)===H)return e;throw l("\
it is not a ZIP archive, or an incomplete one")}function gt(t){for(let e=0;e+4<=t.length;e+=4+t.readUInt16LE(e+2)){if(t.readUInt16LE(e)!==1)continue;const r=Math.
floor(Math.min(t.readUInt16LE(e+2),t.length-e-4)/8);return Array.from({length:r},(n,o)=>O(t,e+4+o*8))}return[]}function O(t,e){const r=Number(t.readBigUInt64LE(
e));if(!Number.isSafeInteger(r))throw l("the ZIP archive is damaged");return r}function It(t,e,r){const n=()=>l(`entry ${r} of the ZIP archive is damaged`);if(t.
readUInt32LE(e.offset)!==W)throw n();const o=e.offset+30+t.readUInt16LE(e.offset+26)+t.readUInt16LE(e.offset+28),i=t.subarray(o,o+e.compressed);if(i.length!==e.
compressed)throw n();const s=Et(i,e,r,n);if(s.length!==e.size||(0,F.Q)(s)!==e.crc)throw n();return s}function Et(t,e,r,n){if(e.method===0)return new Uint8Array(
t);if(e.method!==8)throw l(`entry ${r} of the ZIP archive is compressed with an unknown method`);const o=new Uint8Array(e.size+1+D.yO),i=new D.S3(t,0);let s=0;for(;i.
progress==="more"&&s<=e.size;)s=i.inflate(o,s,e.size+1);if(i.progress!=="ended")throw n();return o.subarray(0,s)}const Ot=null;function kt(t,e){try{return Ut(t,
e)}catch(r){throw r instanceof RangeError?new OctavoError("limit_exceeded","The documents together are larger than the largest buffer of Node.js",{advice:"Work \
on smaller documents, or on fewer at a time",cause:r}):r}}function v(t,e,r){switch(e){case"application/zip":return Q(t);case"application/json":return I(t);case"\
multipart/mixed":return R(t,r);default:return e}}function Lt(t,e,r=E){const n=(0,k.P)(e);if(n==="application/json")return N(t,r);if(n.startsWith("multipart/"))return tt(
t,e,r);if(n==="application/zip"||n==="application/x-zip-compressed"||ft(t))return ut(t,r);throw l(`its content type is ${n===""?"missing":n}`)}function Ut(t,e){
const r=e==="multipart/mixed"?boundaryFor(t):"",n=v(t.map(announce),e,r);return{contentType:n.contentType,body:joinAll(n,t)}}}),46377:((C,$,g)=>{g.d($,{P:()=>y,
R:()=>L});const y=E=>L(E).value;function L(E){const h=E.indexOf(";"),l=(h<0?E:E.slice(0,h)).trim().toLowerCase(),U=new Map,m=h<0?"":E.slice(h);for(const[,p,f,I]of m.
matchAll(/;\s*([^\s=;"]+)\s*=\s*(?:"((?:[^"\\]|\\.)*)"|([^;"]*))/g)){const B=(p??"").toLowerCase(),N=f===void 0?(I??"").trim():f.replace(/\\(.)/g,"$1");U.has(B)||
U.set(B,N)}return{value:l,parameters:U}}}),38248:((C,$,g)=>{g.d($,{Fl:()=>h,Ok:()=>l,VM:()=>U});var y=g(31424),L=g(43576);const E=/[\u0000-\u001f\u007f]/g;function h(m,p){
const f=(0,L.Cy)((m??"").replace(E,""));return f===""||f==="../packaging"||f===".."?(0,y.p)(p+1):f}function l(m){const f=m.replace(/\.[^.]*$/,"").match(/\d+/g)?.
at(-1);return f===void 0?Number.POSITIVE_INFINITY:Number(f)}const U=m=>(0,L.NL)(m.map(({name:p},f)=>h(p,f)),L.zE)})};
