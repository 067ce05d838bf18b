"use strict";exports.id=6466,exports.ids=[6466],exports.modules={44131:((C,B,p)=>{p.d(B,{Q:()=>U});const x=g();function U(l,L=0){const[f,E,m,u]=x;let I=~L,y=0;for(const b=l.
length-3;y<b;y+=4)I^=l[y]|l[y+1]<<8|l[y+2]<<16|l[y+3]<<24,I=u[I&255]^m[I>>>8&255]^E[I>>>16&255]^f[I>>>24];for(;y<l.length;y++)I=f[(I^l[y])&255]^I>>>8;return~I>>>
0}function g(){const l=new Int32Array(256);for(let m=0;m<256;m++){let u=m;for(let I=0;I<8;I++)u=u&1?u>>>1^3988292384:u>>>1;l[m]=u}const L=m=>m.map(u=>l[u&255]^u>>>
8),f=L(l),E=L(f);return[l,f,E,L(E)]}}),86466:((C,B,p)=>{p.d(B,{iP:()=>dt,qb:()=>z,iH:()=>F,qA:()=>rt,EH:()=>bt,f4:()=>W});var x=p(58552),U=p(45342),g=p(61729);const l={
entries:5e5,bytes:2**32-1,expansion:100,allowance:64*1024*1024},L="Process the document locally, or in smaller pieces";function f(t,e){return new x.zU("service_\
failure",`The documents in the answer cannot be read: ${t}`,{cause:e,advice:"Try again. If the fault stays, process the document locally, or tell the provider o\
f the service"})}class E{limits;entries=0;bytes=0;most;constructor(e,n){this.limits=e,this.most=Math.min(e.bytes,e.allowance+n*e.expansion)}take(e){if(this.entries+=
1,this.bytes+=e,this.entries>this.limits.entries)throw new x.zU("limit_exceeded",`The answer holds more than ${this.limits.entries} documents`,{advice:L});if(this.
bytes>this.most)throw new x.zU("limit_exceeded",`The answer unpacks to more than ${this.most} bytes`,{advice:L})}}var m=p(38248);const u=3*256*1024,I=2**29-24;function y(t){
const n=(0,m.VM)(t).map((o,i)=>Buffer.from(`${i===0?'{"documents":[':","}{"name":${JSON.stringify(o)},${b(t[i])}"content":"`,"utf8")),r=Buffer.from(t.length===0?
'{"documents":[]}':"]}","latin1");return{contentType:"application/json",length:t.reduce((o,{size:i},s)=>o+n[s].length+Math.ceil(i/3)*4+2,r.length),*part(o,i){yield n[o];
const s=Buffer.from(i.buffer,i.byteOffset,i.byteLength);for(let a=0;a<s.length;a+=u)yield Buffer.from(s.toString("base64",a,Math.min(a+u,s.length)),"latin1");yield Buffer.
from('"}',"latin1")},*end(){yield r}}}const b=({mediaType:t,match:e})=>[...t===void 0?[]:[`"content_type":${JSON.stringify(t)},`],...e===void 0?[]:[`"match":${JSON.
stringify(e)},`]].join("");function st(t,e=l){if(t.length>I)throw f(`a JSON envelope of ${t.length} bytes is too long to read`);const n=(0,g.qF)(t);if(n===void 0)
throw f("it is not valid JSON");const r=(0,g.C5)(n,"documents");if(!Array.isArray(r))throw f("the JSON has no list named documents");const o=new E(e,t.length);return r.
map((i,s)=>{const a=(0,g.C5)(i,"content");if(typeof a!="string")throw f(`document ${s+1} of the JSON has no content`);if(o.take(Math.floor(a.length*3/4)),/[^A-Za-z0-9+/=_\s-]/.
test(a))throw f(`the content of document ${s+1} is not base64`);const d=(0,g.C5)(i,"name"),c=(0,g.C5)(i,"match");return{name:(0,m.Fl)(typeof d=="string"?d:void 0,
s),bytes:new Uint8Array(Buffer.from(a,"base64")),...typeof c=="string"?{match:c}:{}}})}var A=p(46377),it=p(77598);const O=`\r
`,at=3e3;function Nt(t){const e=R(t.map(announce),z(t));return{contentType:e.contentType,body:joinAll(e,t)}}function R(t,e){const n=t.map(({name:o,size:i,mediaType:s},a)=>{
const d=[`--${e}`,`Content-Type: ${s??"application/pdf"}`,`Content-Disposition: attachment; ${ct((0,m.Fl)(o,a))}`,`Content-Length: ${i}`];return Buffer.from(`${a===
0?"":O}${d.join(O)}${O}${O}`,"utf8")}),r=Buffer.from(`${t.length===0?"":O}--${e}--${O}`,"latin1");return{contentType:`multipart/mixed; boundary=${e}`,length:t.reduce(
(o,{size:i},s)=>o+n[s].length+i,r.length),*part(o,i){yield n[o],yield i},*end(){yield r}}}function*Z(t,e,n){const r=(0,A.R)(e).parameters.get("boundary");if(r===
void 0||r==="")throw f("its content type names no boundary");const o=Buffer.from(t.buffer,t.byteOffset,t.byteLength),i=new E(n,t.length),s=[];let a=j(o,r,0);for(;a&&
!a.last;){const{headers:d,end:c}=lt(o,a.end),h=ft(o,r,c,d.get("content-length"));if(!h)throw f(`part ${s.length+1} of the multipart body has no end`);const $=o.
subarray(c,Math.max(c,h.start));i.take($.length);const P=d.get("content-transfer-encoding")?.trim().toLowerCase()==="base64"?Buffer.from($.toString("latin1"),"b\
ase64"):$;s.push({name:(0,m.Fl)(ut(d),s.length),bytes:new Uint8Array(P)}),a=h,yield at+$.length}if(!a)throw f("the multipart body has no boundary");return s}const kt=(t,e,n=defaultPackageLimits)=>atOnce(
Z(t,e,n));function z(t){const e=t.map(({name:n},r)=>(0,m.Fl)(n,r));for(let n=0;;n++){const r=F(t,`${n};${e.join("/")}`);if(!t.some(({bytes:i})=>Buffer.from(i.buffer,
i.byteOffset,i.byteLength).includes(r)))return r}}function F(t,e){const n=(0,it.createHash)("sha256").update(e);for(const{bytes:r}of t)n.update(`${r.length};`).
update(r);return`octavo-${n.digest("hex").slice(0,40)}`}function ct(t){const e=t.replace(/[^\x20-\x7e]/g,"_").replace(/["\\]/g,"\\$&"),n=encodeURIComponent(t).replace(
/['()*]/g,r=>`%${r.charCodeAt(0).toString(16).toUpperCase()}`);return/^[\x20-\x7e]*$/.test(t)?`filename="${e}"`:`filename="${e}"; filename*=UTF-8''${n}`}function j(t,e,n){
const r=`--${e}`;for(let o=t.indexOf(r,n,"latin1");o>=0;o=t.indexOf(r,o+1,"latin1")){const i=D(t,o,r.length);if(i)return i}}function D(t,e,n){if(e!==0&&t[e-1]!==
10)return;const r=e===0?0:t[e-2]===13?e-2:e-1;let o=e+n;const i=t[o]===45&&t[o+1]===45;for(i&&(o+=2);t[o]===32||t[o]===9;)o++;if(t[o]===13&&o++,t[o]===10)o++;else if(!i||
o<t.length)return;return{start:r,end:o,last:i}}function ft(t,e,n,r){if(r!==void 0&&/^\d{1,15}$/.test(r.trim())){const o=n+Number(r),i=`--${e}`;for(const s of[o+
1,o+2]){const d=t.toString("latin1",s,s+i.length)===i?D(t,s,i.length):void 0;if(d?.start===o)return d}}return j(t,e,Math.max(0,n-2))}function lt(t,e){const n=new Map;
let r=e,o="";for(;;){const i=t.indexOf(10,r);if(i<0)throw f("the headers of a part have no end");const s=t.toString("utf8",r,i).replace(/\r$/,"");if(r=i+1,s==="")
return{headers:n,end:r};if(r-e>65536)throw f("the headers of a part are too long");const a=s.indexOf(":");/^[ \t]/.test(s)?n.set(o,`${n.get(o)??""} ${s.trim()}`):
a>0&&n.set(o=s.slice(0,a).trim().toLowerCase(),s.slice(a+1).trim())}}function ut(t){const e=(0,A.R)(t.get("content-disposition")??"").parameters,n=/^utf-8'[^']*'(.*)$/i.
exec(e.get("filename*")??"")?.[1];if(n!==void 0&&/^(?:[^%]|%[0-9a-f]{2})*$/i.test(n)){const o=n.replace(/%([0-9a-f]{2})/gi,(i,s)=>String.fromCharCode(parseInt(s,
16)));return Buffer.from(o,"latin1").toString("utf8")}return e.get("filename")?.replaceAll("%22",'"')??(0,A.R)(t.get("content-type")??"").parameters.get("name")}
function*W(t,e){for(const[n,{bytes:r}]of e.entries())yield*t.part(n,r);yield*t.end()}function Pt(t,e){const n=Buffer.alloc(t.length);let r=0;for(const o of W(t,
e))n.set(o,r),r+=o.length;return n}const dt=({bytes:t,...e})=>({...e,size:t.length});var H=p(44131),J=p(49692),ht=p(93604);const V=67324752,Y=33639248,v=101010256,
K=101075792,Q=117853008,mt=2048,pt=1,gt=33,[X,Et]=[1500,3],N=2**20,M=65535,w=4294967295;function It(t){return t[0]===80&&t[1]===75&&(t[2]===3&&t[3]===4||t[2]===
5&&t[3]===6)}const St=t=>joinAll(G(t.map(announce)),t);function G(t){const e=(0,m.VM)(t).map(c=>Buffer.from(c,"utf8")),n=t.map(({size:c},h)=>q(e[h],c,0)),r=Lt(n.
map(({length:c},h)=>c+t[h].size)),o=r.at(-1),i=[],s=()=>t.map(({size:c},h)=>yt(e[h],i[h]??0,c,r[h])),a=s().reduce((c,{length:h})=>c+h,0),d=Ut(t.length,a,o);return{
contentType:"application/zip",length:o+a+d.length,*part(c,h){const $=i[c]=(0,H.Q)(h);yield q(e[c],h.length,$),yield h},*end(){yield*s(),yield d}}}const Lt=t=>{const e=[
0];for(const n of t)e.push(e.at(-1)+n);return e};function q(t,e,n){const r=e>=w?nt([e,e]):Buffer.alloc(0),o=Buffer.alloc(30);return o.writeUInt32LE(V,0),et(o,4,
n,e,t.length,r.length),Buffer.concat([o,t,r])}function*tt(t,e){const n=Buffer.from(t.buffer,t.byteOffset,t.byteLength);try{const r=new E(e,t.length),o=[];for(const s of yield*wt(
n,e)){if(/[/\\]$/.test(s.name))continue;r.take(s.size);const a=(0,m.Fl)(s.name,o.length);o.push({name:a,bytes:yield*Bt(n,s,o.length+1),order:(0,m.Ok)(a)}),yield X}
return(yield*(0,ht.p9)(o,(s,a)=>s.order===a.order?0:s.order-a.order)).map(({name:s,bytes:a})=>({name:s,bytes:a}))}catch(r){throw r instanceof RangeError?f("the \
ZIP archive is damaged",r):r}}const _t=(t,e=defaultPackageLimits)=>atOnce(tt(t,e));function et(t,e,n,r,o,i){t.writeUInt16LE(r>=w||i>0?45:20,e),t.writeUInt16LE(mt,
e+2),t.writeUInt16LE(0,e+4),t.writeUInt16LE(0,e+6),t.writeUInt16LE(gt,e+8),t.writeUInt32LE(n,e+10),t.writeUInt32LE(Math.min(r,w),e+14),t.writeUInt32LE(Math.min(
r,w),e+18),t.writeUInt16LE(o,e+22),t.writeUInt16LE(i,e+24)}function yt(t,e,n,r){const o=[...n>=w?[n,n]:[],...r>=w?[r]:[]],i=o.length>0?nt(o):Buffer.alloc(0),s=Buffer.
alloc(46);return s.writeUInt32LE(Y,0),s.writeUInt16LE(i.length>0?45:20,4),et(s,6,e,n,t.length,i.length),s.writeUInt32LE(Math.min(r,w),42),Buffer.concat([s,t,i])}
function nt(t){const e=Buffer.alloc(4+t.length*8);e.writeUInt16LE(1,0),e.writeUInt16LE(t.length*8,2);for(const[n,r]of t.entries())e.writeBigUInt64LE(BigInt(r),4+
n*8);return e}function Ut(t,e,n){const r=Buffer.alloc(22);if(r.writeUInt32LE(v,0),r.writeUInt16LE(Math.min(t,M),8),r.writeUInt16LE(Math.min(t,M),10),r.writeUInt32LE(
Math.min(e,w),12),r.writeUInt32LE(Math.min(n,w),16),t<M&&e<w&&n<w)return r;const o=Buffer.alloc(76);return o.writeUInt32LE(K,0),o.writeBigUInt64LE(44n,4),o.writeUInt16LE(
45,12),o.writeUInt16LE(45,14),o.writeBigUInt64LE(BigInt(t),24),o.writeBigUInt64LE(BigInt(t),32),o.writeBigUInt64LE(BigInt(e),40),o.writeBigUInt64LE(BigInt(n),48),
o.writeUInt32LE(Q,56),o.writeBigUInt64LE(BigInt(n+e),64),o.writeUInt32LE(1,72),Buffer.concat([o,r])}function*wt(t,e){const n=xt(t);let{count:r,size:o,offset:i}={
count:t.readUInt16LE(n+10),size:t.readUInt32LE(n+12),offset:t.readUInt32LE(n+16)},s=n;if(n>=20&&t.readUInt32LE(n-20)===Q){const h=T(t,n-12);if(t.readUInt32LE(h)!==
K)throw f("the ZIP archive is damaged");({count:r,size:o,offset:i}={count:T(t,h+32),size:T(t,h+40),offset:T(t,h+48)}),s=h}if(r>e.entries)throw f(`the ZIP archiv\
e lists more than ${e.entries} entries`);const a=s-o-i;if(a<0)throw f("the ZIP archive is damaged");const d=[];let c=i+a;for(let h=0;h<r;h++){if(t.readUInt32LE(
c)!==Y)throw f("the directory of the ZIP archive is damaged");const[$,k,P]=[t.readUInt16LE(c+28),t.readUInt16LE(c+30),t.readUInt16LE(c+32)];if((t.readUInt16LE(c+
8)&pt)!==0)throw f("the ZIP archive is encrypted");const Ct=$t(t.subarray(c+46+$,c+46+$+k)),S=_=>_===w?Ct.shift()??_:_,At=S(t.readUInt32LE(c+24)),Mt=S(t.readUInt32LE(
c+20));d.push({name:t.toString("utf8",c+46,c+46+$),method:t.readUInt16LE(c+10),crc:t.readUInt32LE(c+16),compressed:Mt,size:At,offset:S(t.readUInt32LE(c+42))+a}),
c+=46+$+k+P,yield X}return d}function xt(t){for(let e=t.length-22;e>=Math.max(0,t.length-22-M);e--)if(t.readUInt32LE(e)===v)return e;throw f("it is not a ZIP ar\
chive, or an incomplete one")}function $t(t){for(let e=0;e+4<=t.length;e+=4+t.readUInt16LE(e+2)){if(t.readUInt16LE(e)!==1)continue;const n=Math.floor(Math.min(t.
readUInt16LE(e+2),t.length-e-4)/8);return Array.from({length:n},(r,o)=>T(t,e+4+o*8))}return[]}function T(t,e){const n=Number(t.readBigUInt64LE(e));if(!Number.isSafeInteger(
n))throw f("the ZIP archive is damaged");return n}function*Bt(t,e,n){const r=()=>f(`entry ${n} of the ZIP archive is damaged`);if(t.readUInt32LE(e.offset)!==V)throw r();
const o=e.offset+30+t.readUInt16LE(e.offset+26)+t.readUInt16LE(e.offset+28),i=t.subarray(o,o+e.compressed);if(i.length!==e.compressed)throw r();const s=yield*Ot(
i,e,n,r);if(s.length!==e.size)throw r();let a=0;for(let d=0;d<s.length;d+=N){const c=s.subarray(d,d+N);a=(0,H.Q)(c,a),yield c.length}if(a!==e.crc)throw r();return s}
function*Ot(t,e,n,r){if(e.method===0)return new Uint8Array(t);if(e.method!==8)throw f(`entry ${n} of the ZIP archive is compressed with an unknown method`);const o=e.
size+1,i=new Uint8Array(o+J.yO),s=new J.S3(t,0);let a=0;for(;s.progress==="more"&&a<o;){const d=a;a=s.inflate(i,d,Math.min(d+N,o)),yield(a-d)*Et}if(s.progress!==
"ended")throw r();return i.subarray(0,a)}const Rt=null;function Zt(t,e){try{return Tt(t,e)}catch(n){throw n instanceof RangeError?new OctavoError("limit_exceede\
d","The documents together are larger than the largest buffer of Node.js",{advice:"Work on smaller documents, or on fewer at a time",cause:n}):n}}function rt(t,e,n){
switch(e){case"application/zip":return G(t);case"application/json":return y(t);case"multipart/mixed":return R(t,n);default:return e}}const zt=(t,e,n=defaultPackageLimits)=>atOnce(
ot(t,e,n)),bt=(t,e,n)=>(0,U.k)(ot(t,e,l),n);function*ot(t,e,n){const r=(0,A.P)(e);if(r==="application/json")return st(t,n);if(r.startsWith("multipart/"))return yield*Z(
t,e,n);if(r==="application/zip"||r==="application/x-zip-compressed"||It(t))return yield*tt(t,n);throw f(`its content type is ${r===""?"missing":r}`)}function Tt(t,e){
const n=e==="multipart/mixed"?boundaryFor(t):"",r=rt(t.map(announce),e,n);return{contentType:r.contentType,body:joinAll(r,t)}}}),46377:((C,B,p)=>{p.d(B,{P:()=>x,
R:()=>U});const x=g=>U(g).value;function U(g){const l=g.indexOf(";"),L=(l<0?g:g.slice(0,l)).trim().toLowerCase(),f=new Map,E=l<0?"":g.slice(l);for(const[,m,u,I]of E.
matchAll(/;\s*([^\s=;"]+)\s*=\s*(?:"((?:[^"\\]|\\.)*)"|([^;"]*))/g)){const y=(m??"").toLowerCase(),b=u===void 0?(I??"").trim():u.replace(/\\(.)/g,"$1");f.has(y)||
f.set(y,b)}return{value:L,parameters:f}}}),38248:((C,B,p)=>{p.d(B,{Fl:()=>l,Ok:()=>L,VM:()=>f});var x=p(31424),U=p(43576);const g=/[\u0000-\u001f\u007f]/g;function l(E,m){
const u=(0,U.Cy)((E??"").replace(g,""));return u===""||u==="../packaging"||u===".."?(0,x.p)(m+1):u}function L(E){const u=E.replace(/\.[^.]*$/,"").match(/\d+/g)?.
at(-1);return u===void 0?Number.POSITIVE_INFINITY:Number(u)}const f=E=>(0,U.NL)(E.map(({name:m},u)=>l(m,u)),U.zE)}),45342:((C,B,p)=>{p.d(B,{k:()=>U,z:()=>x});function x(g){
for(;;){const{done:l,value:L}=g.next();if(l)return L}}async function U(g,l){for(;;){const{done:L,value:f}=g.next();if(L)return f;const E=l.step(f);E&&await E}}})};
