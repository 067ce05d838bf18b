"use strict";exports.id=8658,exports.ids=[8658],exports.modules={95379:((k,$,d)=>{d.d($,{IF:()=>x,i2:()=>m,kA:()=>l});var _=d(58552),g=d(85893);const E={clock:"a clock",recognizer:"\
a program that recognizes text (OCR)",network:"access to the network",pixels:"a program that draws pages"},m=new Set(Object.keys(E)),l=new Set,p=({ports:U=[]},y)=>U.
every(b=>y.has(b)),I=U=>operationNames.filter(y=>p(operationOf(y),U)),c=({ports:U=[]},y)=>`does not work here: it needs ${U.filter(b=>!y.has(b)).map(b=>E[b]).join(
" and ")}`;function f(U,y){const{ports:b=[],fields:B}=operationOf(U);return[...new Set([...b,...Object.values(L(B,y)).flatMap(M=>M.ports??[])])]}function L(U,y){
const b=new Map(Object.entries(y));return Object.fromEntries(Object.entries(U).filter(([B,M])=>(0,g.qR)(M,b.get(B))))}function x(U,y,b){const B=(0,g.zI)(U);if(!p(
B,b))throw new _.zU("unavailable",`${U} ${c(B,b)}`,{fields:[U],advice:"Use a service of your own that offers it"});const M=Object.entries(L(B.fields,y)).filter(
([,T])=>!p(T,b)).map(([T,A])=>({field:T,message:c(A,b)}));if(M.length>0)throw new _.zU("unavailable",(0,_.G6)(M).message,{issues:M,advice:`Leave ${M.length===1?
"it":"them"} out, or use a service of your own that offers ${M.length===1?"it":"them"}`})}}),44131:((k,$,d)=>{d.d($,{Q:()=>g});const _=E();function g(m){const[l,
p,I,c]=_;let f=4294967295,L=0;for(const x=m.length-3;L<x;L+=4)f^=m[L]|m[L+1]<<8|m[L+2]<<16|m[L+3]<<24,f=c[f&255]^I[f>>>8&255]^p[f>>>16&255]^l[f>>>24];for(;L<m.length;L++)
f=l[(f^m[L])&255]^f>>>8;return~f>>>0}function E(){const m=new Int32Array(256);for(let c=0;c<256;c++){let f=c;for(let L=0;L<8;L++)f=f&1?f>>>1^3988292384:f>>>1;m[c]=
f}const l=c=>c.map(f=>m[f&255]^f>>>8),p=l(m),I=l(p);return[m,p,I,l(I)]}}),70691:((k,$,d)=>{d.d($,{zS:()=>gt,l1:()=>Et});var _=d(58552),g=d(61729);const E={entries:5e5,
bytes:2**32-1,expansion:100,allowance:64*1024*1024},m="Process the document locally, or in smaller pieces";function l(t,e){return new _.zU("service_failure",`Th\
e documents in the answer cannot be read: ${t}`,{cause:e,advice:"Try again. If the fault stays, process the document locally, or tell the provider of the servic\
e"})}class p{limits;entries=0;bytes=0;most;constructor(e,r){this.limits=e,this.most=Math.min(e.bytes,e.allowance+r*e.expansion)}take(e){if(this.entries+=1,this.
bytes+=e,this.entries>this.limits.entries)throw new _.zU("limit_exceeded",`The answer holds more than ${this.limits.entries} documents`,{advice:m});if(this.bytes>
this.most)throw new _.zU("limit_exceeded",`The answer unpacks to more than ${this.most} bytes`,{advice:m})}}var I=d(38248);const c=3*256*1024,f=2**29-24;function L(t){
const r=(0,I.VM)(t).map((a,h)=>Buffer.from(`${h===0?'{"documents":[':","}{"name":${JSON.stringify(a)},${x(t[h])}"content":"`,"utf8")),n=Buffer.from(t.length===0?
'{"documents":[]}':"]}","latin1"),o=t.reduce((a,{bytes:h},u)=>a+(r[u]?.length??0)+Math.ceil(h.length/3)*4+2,n.length),i=Buffer.alloc(o);let s=0;for(const[a,{bytes:h}]of t.
entries()){s+=r[a]?.copy(i,s)??0;const u=Buffer.from(h.buffer,h.byteOffset,h.byteLength);for(let w=0;w<u.length;w+=c)s+=i.write(u.toString("base64",w,Math.min(w+
c,u.length)),s,"latin1");s+=i.write('"}',s,"latin1")}return n.copy(i,s),i}const x=({mediaType:t,match:e})=>[...t===void 0?[]:[`"content_type":${JSON.stringify(t)}\
,`],...e===void 0?[]:[`"match":${JSON.stringify(e)},`]].join("");function U(t,e=E){if(t.length>f)throw l(`a JSON envelope of ${t.length} bytes is too long to re\
ad`);const r=(0,g.qF)(t);if(r===void 0)throw l("it is not valid JSON");const n=(0,g.C5)(r,"documents");if(!Array.isArray(n))throw l("the JSON has no list named \
documents");const o=new p(e,t.length);return n.map((i,s)=>{const a=(0,g.C5)(i,"content");if(typeof a!="string")throw l(`document ${s+1} of the JSON has no conte\
nt`);if(o.take(Math.floor(a.length*3/4)),/[^A-Za-z0-9+/=_\s-]/.test(a))throw l(`the content of document ${s+1} is not base64`);const h=(0,g.C5)(i,"name"),u=(0,g.
C5)(i,"match");return{name:(0,I.Fl)(typeof h=="string"?h:void 0,s),bytes:new Uint8Array(Buffer.from(a,"base64")),...typeof u=="string"?{match:u}:{}}})}var y=d(46377),
b=d(77598);const B=`\r
`;function M(t){const{contentType:e,pieces:r}=T(t);return{contentType:e,body:Buffer.concat(r)}}function T(t){const e=t.map(({name:o},i)=>(0,I.Fl)(o,i)),r=Q(t,e),
n=[];for(const[o,{bytes:i,mediaType:s}]of t.entries()){const a=[`--${r}`,`Content-Type: ${s??"application/pdf"}`,`Content-Disposition: attachment; ${X(e[o]??"")}`,
`Content-Length: ${i.length}`];n.push(Buffer.from(`${o===0?"":B}${a.join(B)}${B}${B}`,"utf8"),i)}return n.push(Buffer.from(`${t.length===0?"":B}--${r}--${B}`,"l\
atin1")),{contentType:`multipart/mixed; boundary=${r}`,pieces:n}}function A(t,e,r=E){const n=(0,y.R)(e).parameters.get("boundary");if(n===void 0||n==="")throw l(
"its content type names no boundary");const o=Buffer.from(t.buffer,t.byteOffset,t.byteLength),i=new p(r,t.length),s=[];let a=S(o,n,0);for(;a&&!a.last;){const{headers:h,
end:u}=q(o,a.end),w=G(o,n,u,h.get("content-length"));if(!w)throw l(`part ${s.length+1} of the multipart body has no end`);const P=o.subarray(u,Math.max(u,w.start));
i.take(P.length);const v=h.get("content-transfer-encoding")?.trim().toLowerCase()==="base64"?Buffer.from(P.toString("latin1"),"base64"):P;s.push({name:(0,I.Fl)(
tt(h),s.length),bytes:new Uint8Array(v)}),a=w}if(!a)throw l("the multipart body has no boundary");return s}function Q(t,e){for(let r=0;;r++){const n=(0,b.createHash)(
"sha256").update(`${r};${e.join("/")}`);for(const{bytes:s}of t)n.update(`${s.length};`).update(s);const o=`octavo-${n.digest("hex").slice(0,40)}`;if(!t.some(({bytes:s})=>Buffer.
from(s.buffer,s.byteOffset,s.byteLength).includes(o)))return o}}function X(t){const e=t.replace(/[^\x20-\x7e]/g,"_").replace(/["\\]/g,"\\$&"),r=encodeURIComponent(
t).replace(/['()*]/g,n=>`%${n.charCodeAt(0).toString(16).toUpperCase()}`);return/^[\x20-\x7e]*$/.test(t)?`filename="${e}"`:`filename="${e}"; filename*=UTF-8''${r}`}
function S(t,e,r){const n=`--${e}`;for(let o=t.indexOf(n,r,"latin1");o>=0;o=t.indexOf(n,o+1,"latin1")){if(o!==0&&t[o-1]!==10)continue;const i=o===0?0:t[o-2]===13?
o-2:o-1;let s=o+n.length;const a=t[s]===45&&t[s+1]===45;for(a&&(s+=2);t[s]===32||t[s]===9;)s++;if(t[s]===13&&s++,t[s]===10)s++;else if(!a||s<t.length)continue;return{
start:i,end:s,last:a}}}function G(t,e,r,n){if(n!==void 0&&/^\d{1,15}$/.test(n.trim())){const o=r+Number(n),i=o<=t.length?S(t,e,o):void 0;if(i?.start===o)return i}
return S(t,e,Math.max(0,r-2))}function q(t,e){const r=new Map;let n=e,o="";for(;;){const i=t.indexOf(10,n);if(i<0)throw l("the headers of a part have no end");const s=t.
toString("utf8",n,i).replace(/\r$/,"");if(n=i+1,s==="")return{headers:r,end:n};if(n-e>65536)throw l("the headers of a part are too long");const a=s.indexOf(":");
/^[ \t]/.test(s)?r.set(o,`${r.get(o)??""} ${s.trim()}`):a>0&&r.set(o=s.slice(0,a).trim().toLowerCase(),s.slice(a+1).trim())}}function tt(t){const e=(0,y.R)(t.get(
"content-disposition")??"").parameters,r=/^utf-8'[^']*'(.*)$/i.exec(e.get("filename*")??"")?.[1];if(r!==void 0&&/^(?:[^%]|%[0-9a-f]{2})*$/i.test(r)){const o=r.replace(
/%([0-9a-f]{2})/gi,(i,s)=>String.fromCharCode(parseInt(s,16)));return Buffer.from(o,"latin1").toString("utf8")}return e.get("filename")?.replaceAll("%22",'"')??
(0,y.R)(t.get("content-type")??"").parameters.get("name")}var et=d(62760),j=d(44131);const Z=67324752,F=33639248,W=101010256,K=101075792,H=117853008,nt=2048,rt=1,
ot=33,N=65535,O=4294967295;function st(t){return t[0]===80&&t[1]===75&&(t[2]===3&&t[3]===4||t[2]===5&&t[3]===6)}const at=t=>Buffer.concat(J(t));function J(t){const e=(0,I.
VM)(t).map(s=>Buffer.from(s,"utf8")),r=[],n=[];let o=0;for(const[s,{bytes:a}]of t.entries()){const h=e[s]??Buffer.alloc(0),u=(0,j.Q)(a),w=a.length>=O?Y([a.length,
a.length]):Buffer.alloc(0),P=Buffer.alloc(30);P.writeUInt32LE(Z,0),V(P,4,u,a.length,h.length,w.length),r.push(P,h,w,a),n.push(ct(h,u,a.length,o)),o+=30+h.length+
w.length+a.length}const i=n.reduce((s,{length:a})=>s+a,0);return[...r,...n,ft(t.length,i,o)]}function it(t,e=E){const r=Buffer.from(t.buffer,t.byteOffset,t.byteLength);
try{const n=new p(e,t.length),i=lt(r,e).filter(({name:a})=>!/[/\\]$/.test(a)).map((a,h)=>(n.take(a.size),{name:(0,I.Fl)(a.name,h),bytes:dt(r,a,h+1)})),s=i.map(({
name:a})=>(0,I.Ok)(a));return i.map((a,h)=>({document:a,key:s[h]??0,index:h})).sort((a,h)=>a.key===h.key?a.index-h.index:a.key-h.key).map(({document:a})=>a)}catch(n){
throw n instanceof RangeError?l("the ZIP archive is damaged",n):n}}function V(t,e,r,n,o,i){t.writeUInt16LE(n>=O||i>0?45:20,e),t.writeUInt16LE(nt,e+2),t.writeUInt16LE(
0,e+4),t.writeUInt16LE(0,e+6),t.writeUInt16LE(ot,e+8),t.writeUInt32LE(r,e+10),t.writeUInt32LE(Math.min(n,O),e+14),t.writeUInt32LE(Math.min(n,O),e+18),t.writeUInt16LE(
o,e+22),t.writeUInt16LE(i,e+24)}function ct(t,e,r,n){const o=[...r>=O?[r,r]:[],...n>=O?[n]:[]],i=o.length>0?Y(o):Buffer.alloc(0),s=Buffer.alloc(46);return s.writeUInt32LE(
F,0),s.writeUInt16LE(i.length>0?45:20,4),V(s,6,e,r,t.length,i.length),s.writeUInt32LE(Math.min(n,O),42),Buffer.concat([s,t,i])}function Y(t){const e=Buffer.alloc(
4+t.length*8);e.writeUInt16LE(1,0),e.writeUInt16LE(t.length*8,2);for(const[r,n]of t.entries())e.writeBigUInt64LE(BigInt(n),4+r*8);return e}function ft(t,e,r){const n=Buffer.
alloc(22);if(n.writeUInt32LE(W,0),n.writeUInt16LE(Math.min(t,N),8),n.writeUInt16LE(Math.min(t,N),10),n.writeUInt32LE(Math.min(e,O),12),n.writeUInt32LE(Math.min(
r,O),16),t<N&&e<O&&r<O)return n;const o=Buffer.alloc(76);return o.writeUInt32LE(K,0),o.writeBigUInt64LE(44n,4),o.writeUInt16LE(45,12),o.writeUInt16LE(45,14),o.writeBigUInt64LE(
BigInt(t),24),o.writeBigUInt64LE(BigInt(t),32),o.writeBigUInt64LE(BigInt(e),40),o.writeBigUInt64LE(BigInt(r),48),o.writeUInt32LE(H,56),o.writeBigUInt64LE(BigInt(
r+e),64),o.writeUInt32LE(1,72),Buffer.concat([o,n])}function lt(t,e){const r=ht(t);let{count:n,size:o,offset:i}={count:t.readUInt16LE(r+10),size:t.readUInt32LE(
r+12),offset:t.readUInt32LE(r+16)},s=r;if(r>=20&&t.readUInt32LE(r-20)===H){const w=C(t,r-12);if(t.readUInt32LE(w)!==K)throw l("the ZIP archive is damaged");({count:n,
size:o,offset:i}={count:C(t,w+32),size:C(t,w+40),offset:C(t,w+48)}),s=w}if(n>e.entries)throw l(`the ZIP archive lists more than ${e.entries} entries`);const a=s-
o-i;if(a<0)throw l("the ZIP archive is damaged");const h=[];let u=i+a;for(let w=0;w<n;w++){if(t.readUInt32LE(u)!==F)throw l("the directory of the ZIP archive is\
 damaged");const[P,R,v]=[t.readUInt16LE(u+28),t.readUInt16LE(u+30),t.readUInt16LE(u+32)];if((t.readUInt16LE(u+8)&rt)!==0)throw l("the ZIP archive is encrypted");
const Lt=ut(t.subarray(u+46+P,u+46+P+R)),D=z=>z===O?Lt.shift()??z:z,Ut=D(t.readUInt32LE(u+24)),wt=D(t.readUInt32LE(u+20));h.push({name:t.toString("utf8",u+46,u+
46+P),method:t.readUInt16LE(u+10),crc:t.readUInt32LE(u+16),compressed:wt,size:Ut,offset:D(t.readUInt32LE(u+42))+a}),u+=46+P+R+v}return h}function ht(t){for(let e=t.
length-22;e>=Math.max(0,t.length-22-N);e--)if(t.readUInt32LE(e)===W)return e;throw l("it is not a ZIP archive, or an incomplete one")}function ut(t){for(let e=0;e+
4<=t.length;e+=4+t.readUInt16LE(e+2)){if(t.readUInt16LE(e)!==1)continue;const r=Math.floor(Math.min(t.readUInt16LE(e+2),t.length-e-4)/8);return Array.from({length:r},
(n,o)=>C(t,e+4+o*8))}return[]}function C(t,e){const r=Number(t.readBigUInt64LE(e));if(!Number.isSafeInteger(r))throw l("the ZIP archive is damaged");return r}function dt(t,e,r){
const n=a=>l(`entry ${r} of the ZIP archive is damaged`,a);if(t.readUInt32LE(e.offset)!==Z)throw n();const o=e.offset+30+t.readUInt16LE(e.offset+26)+t.readUInt16LE(
e.offset+28),i=t.subarray(o,o+e.compressed);if(i.length!==e.compressed)throw n();const s=mt(i,e,r,n);if(s.length!==e.size||(0,j.Q)(s)!==e.crc)throw n();return s}
function mt(t,e,r,n){if(e.method===0)return new Uint8Array(t);if(e.method!==8)throw l(`entry ${r} of the ZIP archive is compressed with an unknown method`);try{
return(0,et.HM)(t,{out:new Uint8Array(e.size)})}catch(o){throw n(o)}}const _t=null;function pt(t,e){try{return It(t,e)}catch(r){throw r instanceof RangeError?new _.
zU("limit_exceeded","The documents together are larger than the largest buffer of Node.js",{advice:"Work on smaller documents, or on fewer at a time",cause:r}):
r}}function gt(t,e){if(e==="application/zip")return{contentType:e,pieces:J(t)};if(e==="multipart/mixed")return T(t);const{contentType:r,body:n}=pt(t,e);return{contentType:r,
pieces:[n]}}function Et(t,e,r=E){const n=(0,y.P)(e);if(n==="application/json")return U(t,r);if(n.startsWith("multipart/"))return A(t,e,r);if(n==="application/zi\
p"||n==="application/x-zip-compressed"||st(t))return it(t,r);throw l(`its content type is ${n===""?"missing":n}`)}function It(t,e){switch(e){case"application/zi\
p":return{contentType:e,body:at(t)};case"application/json":return{contentType:e,body:L(t)};case"multipart/mixed":return M(t);default:return e}}}),46377:((k,$,d)=>{
d.d($,{P:()=>_,R:()=>g});const _=E=>g(E).value;function g(E){const m=E.indexOf(";"),l=(m<0?E:E.slice(0,m)).trim().toLowerCase(),p=new Map,I=m<0?"":E.slice(m);for(const[
,c,f,L]of I.matchAll(/;\s*([^\s=;"]+)\s*=\s*(?:"((?:[^"\\]|\\.)*)"|([^;"]*))/g)){const x=(c??"").toLowerCase(),U=f===void 0?(L??"").trim():f.replace(/\\(.)/g,"$\
1");p.has(x)||p.set(x,U)}return{value:l,parameters:p}}}),38248:((k,$,d)=>{d.d($,{Fl:()=>m,Ok:()=>l,VM:()=>p});var _=d(31424),g=d(43576);const E=/[\u0000-\u001f\u007f]/g;
function m(I,c){const f=(0,g.Cy)((I??"").replace(E,""));return f===""||f==="../packaging"||f===".."?(0,_.p)(c+1):f}function l(I){const f=I.replace(/\.[^.]*$/,"").
match(/\d+/g)?.at(-1);return f===void 0?Number.POSITIVE_INFINITY:Number(f)}const p=I=>(0,g.NL)(I.map(({name:c},f)=>m(c,f)),g.zE)}),42973:((k,$,d)=>{d.d($,{F:()=>E,
M:()=>g});var _=d(58552);const g={inputBytes:2**31-1,objects:8388607,nesting:500,streamBytes:256*1024*1024,expansion:200,allowance:32*1024*1024,parsing:20,values:256*
1024*1024,filters:8,pages:5e5,orderPages:1e5,imageBytes:1024*1024*1024,pixels:1e8,parts:1e4,partBytes:2**31,cmapEntries:1e6,nodes:5e6,operators:1e7,pageCharacters:5e6,
characters:5e7,searching:5e9,formDepth:32};function E(m,l,p,I="file"){return new _.zU("limit_exceeded",l,{issues:[{field:I,message:`${l}.`}],advice:`${p} (limit\
: ${m})`})}}),6698:((k,$,d)=>{d.d($,{c:()=>p});var _=d(42973),g=d(27059);const E=20,m=100,l=8e6;class p{limits;codec;scratch;stream;total;remaining;values;documents=0;numbers=l;held={
all:new Set,bytes:0,most:0};constructor(c,f,L=new g.f){this.limits=c,this.codec=f,this.scratch=L,this.stream=c.streamBytes,this.total=this.remaining=this.held.most=
c.allowance,this.values=c.values}admit(c){const f=c*this.limits.expansion;this.documents++,this.total+=f,this.remaining+=f,this.values+=c*m,this.held.most+=c*E}fork(){
const c=new p(this.limits,this.codec,this.scratch);return c.documents=this.documents,c.total=this.total,c.remaining=this.remaining,c.values=this.values,c.numbers=
this.numbers,c.held=this.held,c}takeNumbers(c){if(this.numbers-=c,this.numbers<0)throw(0,_.F)("objects","The documents are small and have objects with very high\
 numbers","Open them in another PDF program and save them again, which numbers objects without gaps")}hold(c,f,L){const{held:x}=this;x.all.add({bytes:c,holder:f,
key:L}),x.bytes+=c;for(const U of x.all){if(x.bytes<=x.most||x.all.size===1)return;x.all.delete(U),x.bytes-=U.bytes,U.holder.deref()?.delete(U.key)}}}}),27059:((k,$,d)=>{
d.d($,{f:()=>_});class _{memory;get bytes(){return this.memory??=new Uint8Array(g)}}const g=1<<20})};
