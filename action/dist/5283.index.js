"use strict";exports.id=5283,exports.ids=[5283],exports.modules={90787:(($,y,m)=>{m.d(y,{Q:()=>w});const U=E();function w(d){const[l,I,p,f]=U;let c=4294967295,L=0;for(const x=d.
length-3;L<x;L+=4)c^=d[L]|d[L+1]<<8|d[L+2]<<16|d[L+3]<<24,c=f[c&255]^p[c>>>8&255]^I[c>>>16&255]^l[c>>>24];for(;L<d.length;L++)c=l[(c^d[L])&255]^c>>>8;return~c>>>
0}function E(){const d=new Int32Array(256);for(let f=0;f<256;f++){let c=f;for(let L=0;L<8;L++)c=c&1?c>>>1^3988292384:c>>>1;d[f]=c}const l=f=>f.map(c=>d[c&255]^c>>>
8),I=l(d),p=l(I);return[d,I,p,l(p)]}}),9468:(($,y,m)=>{m.d(y,{zS:()=>Et,l1:()=>It});var U=m(49153),w=m(96512);const E={entries:5e5,bytes:2**32-1,expansion:100,allowance:64*
1024*1024},d="Process the document locally, or in smaller pieces";function l(t,e){return new U.zU("service_failure",`The documents in the answer cannot be read:\
 ${t}`,{cause:e,advice:"Try again. If the fault stays, process the document locally, or tell the provider of the service"})}class I{limits;entries=0;bytes=0;most;constructor(e,r){
this.limits=e,this.most=Math.min(e.bytes,e.allowance+r*e.expansion)}take(e){if(this.entries+=1,this.bytes+=e,this.entries>this.limits.entries)throw new U.zU("li\
mit_exceeded",`The answer holds more than ${this.limits.entries} documents`,{advice:d});if(this.bytes>this.most)throw new U.zU("limit_exceeded",`The answer unpa\
cks to more than ${this.most} bytes`,{advice:d})}}var p=m(32212);const f=3*256*1024,c=2**29-24;function L(t){const r=(0,p.VM)(t).map((i,h)=>Buffer.from(`${h===0?
'{"documents":[':","}{"name":${JSON.stringify(i)},${x(t[h])}"content":"`,"utf8")),n=Buffer.from(t.length===0?'{"documents":[]}':"]}","latin1"),o=t.reduce((i,{bytes:h},u)=>i+
(r[u]?.length??0)+Math.ceil(h.length/3)*4+2,n.length),a=Buffer.alloc(o);let s=0;for(const[i,{bytes:h}]of t.entries()){s+=r[i]?.copy(a,s)??0;const u=Buffer.from(
h.buffer,h.byteOffset,h.byteLength);for(let g=0;g<u.length;g+=f)s+=a.write(u.toString("base64",g,Math.min(g+f,u.length)),s,"latin1");s+=a.write('"}',s,"latin1")}
return n.copy(a,s),a}const x=({mediaType:t,match:e})=>[...t===void 0?[]:[`"content_type":${JSON.stringify(t)},`],...e===void 0?[]:[`"match":${JSON.stringify(e)}\
,`]].join("");function B(t,e=E){if(t.length>c)throw l(`a JSON envelope of ${t.length} bytes is too long to read`);const r=(0,w.q)(t);if(r===void 0)throw l("it i\
s not valid JSON");const n=P(r,"documents");if(!Array.isArray(n))throw l("the JSON has no list named documents");const o=new I(e,t.length);return n.map((a,s)=>{
const i=P(a,"content");if(typeof i!="string")throw l(`document ${s+1} of the JSON has no content`);if(o.take(Math.floor(i.length*3/4)),/[^A-Za-z0-9+/=_\s-]/.test(
i))throw l(`the content of document ${s+1} is not base64`);const h=P(a,"name"),u=P(a,"match");return{name:(0,p.Fl)(typeof h=="string"?h:void 0,s),bytes:new Uint8Array(
Buffer.from(i,"base64")),...typeof u=="string"?{match:u}:{}}})}function P(t,e){return typeof t=="object"&&t!==null&&Object.hasOwn(t,e)?t[e]:void 0}var T=m(71853),
V=m(77598);const O=`\r
`;function Y(t){const{contentType:e,pieces:r}=D(t);return{contentType:e,body:Buffer.concat(r)}}function D(t){const e=t.map(({name:o},a)=>(0,p.Fl)(o,a)),r=X(t,e),
n=[];for(const[o,{bytes:a,mediaType:s}]of t.entries()){const i=[`--${r}`,`Content-Type: ${s??"application/pdf"}`,`Content-Disposition: attachment; ${G(e[o]??"")}`,
`Content-Length: ${a.length}`];n.push(Buffer.from(`${o===0?"":O}${i.join(O)}${O}${O}`,"utf8"),a)}return n.push(Buffer.from(`${t.length===0?"":O}--${r}--${O}`,"l\
atin1")),{contentType:`multipart/mixed; boundary=${r}`,pieces:n}}function Q(t,e,r=E){const n=(0,T.R)(e).parameters.get("boundary");if(n===void 0||n==="")throw l(
"its content type names no boundary");const o=Buffer.from(t.buffer,t.byteOffset,t.byteLength),a=new I(r,t.length),s=[];let i=k(o,n,0);for(;i&&!i.last;){const{headers:h,
end:u}=tt(o,i.end),g=q(o,n,u,h.get("content-length"));if(!g)throw l(`part ${s.length+1} of the multipart body has no end`);const _=o.subarray(u,Math.max(u,g.start));
a.take(_.length);const A=h.get("content-transfer-encoding")?.trim().toLowerCase()==="base64"?Buffer.from(_.toString("latin1"),"base64"):_;s.push({name:(0,p.Fl)(
et(h),s.length),bytes:new Uint8Array(A)}),i=g}if(!i)throw l("the multipart body has no boundary");return s}function X(t,e){for(let r=0;;r++){const n=(0,V.createHash)(
"sha256").update(`${r};${e.join("/")}`);for(const{bytes:s}of t)n.update(`${s.length};`).update(s);const o=`octavo-${n.digest("hex").slice(0,40)}`;if(!t.some(({bytes:s})=>Buffer.
from(s.buffer,s.byteOffset,s.byteLength).includes(o)))return o}}function G(t){const e=t.replace(/[^\x20-\x7e]/g,"_").replace(/["\\]/g,"\\$&"),r=encodeURIComponent(
t).replace(/['()*]/g,n=>`%${n.charCodeAt(0).toString(16).toUpperCase()}`);return/^[\x20-\x7e]*$/.test(t)?`filename="${e}"`:`filename="${e}"; filename*=UTF-8''${r}`}
function k(t,e,r){const n=`--${e}`;for(let o=t.indexOf(n,r,"latin1");o>=0;o=t.indexOf(n,o+1,"latin1")){if(o!==0&&t[o-1]!==10)continue;const a=o===0?0:t[o-2]===13?
o-2:o-1;let s=o+n.length;const i=t[s]===45&&t[s+1]===45;for(i&&(s+=2);t[s]===32||t[s]===9;)s++;if(t[s]===13&&s++,t[s]===10)s++;else if(!i||s<t.length)continue;return{
start:a,end:s,last:i}}}function q(t,e,r,n){if(n!==void 0&&/^\d{1,15}$/.test(n.trim())){const o=r+Number(n),a=o<=t.length?k(t,e,o):void 0;if(a?.start===o)return a}
return k(t,e,Math.max(0,r-2))}function tt(t,e){const r=new Map;let n=e,o="";for(;;){const a=t.indexOf(10,n);if(a<0)throw l("the headers of a part have no end");
const s=t.toString("utf8",n,a).replace(/\r$/,"");if(n=a+1,s==="")return{headers:r,end:n};if(n-e>65536)throw l("the headers of a part are too long");const i=s.indexOf(
":");/^[ \t]/.test(s)?r.set(o,`${r.get(o)??""} ${s.trim()}`):i>0&&r.set(o=s.slice(0,i).trim().toLowerCase(),s.slice(i+1).trim())}}function et(t){const e=(0,T.R)(
t.get("content-disposition")??"").parameters,r=/^utf-8'[^']*'(.*)$/i.exec(e.get("filename*")??"")?.[1];if(r!==void 0&&/^(?:[^%]|%[0-9a-f]{2})*$/i.test(r)){const o=r.
replace(/%([0-9a-f]{2})/gi,(a,s)=>String.fromCharCode(parseInt(s,16)));return Buffer.from(o,"latin1").toString("utf8")}return e.get("filename")?.replaceAll("%22",
'"')??(0,T.R)(t.get("content-type")??"").parameters.get("name")}var nt=m(38212),z=m(90787);const Z=67324752,j=33639248,F=101010256,v=101075792,J=117853008,rt=2048,
ot=1,st=33,N=65535,b=4294967295;function it(t){return t[0]===80&&t[1]===75&&(t[2]===3&&t[3]===4||t[2]===5&&t[3]===6)}const at=t=>Buffer.concat(W(t));function W(t){
const e=(0,p.VM)(t).map(s=>Buffer.from(s,"utf8")),r=[],n=[];let o=0;for(const[s,{bytes:i}]of t.entries()){const h=e[s]??Buffer.alloc(0),u=(0,z.Q)(i),g=i.length>=
b?K([i.length,i.length]):Buffer.alloc(0),_=Buffer.alloc(30);_.writeUInt32LE(Z,0),H(_,4,u,i.length,h.length,g.length),r.push(_,h,g,i),n.push(ft(h,u,i.length,o)),
o+=30+h.length+g.length+i.length}const a=n.reduce((s,{length:i})=>s+i,0);return[...r,...n,lt(t.length,a,o)]}function ct(t,e=E){const r=Buffer.from(t.buffer,t.byteOffset,
t.byteLength);try{const n=new I(e,t.length),a=ht(r,e).filter(({name:i})=>!/[/\\]$/.test(i)).map((i,h)=>(n.take(i.size),{name:(0,p.Fl)(i.name,h),bytes:mt(r,i,h+1)})),
s=a.map(({name:i})=>(0,p.Ok)(i));return a.map((i,h)=>({document:i,key:s[h]??0,index:h})).sort((i,h)=>i.key===h.key?i.index-h.index:i.key-h.key).map(({document:i})=>i)}catch(n){
throw n instanceof RangeError?l("the ZIP archive is damaged",n):n}}function H(t,e,r,n,o,a){t.writeUInt16LE(n>=b||a>0?45:20,e),t.writeUInt16LE(rt,e+2),t.writeUInt16LE(
0,e+4),t.writeUInt16LE(0,e+6),t.writeUInt16LE(st,e+8),t.writeUInt32LE(r,e+10),t.writeUInt32LE(Math.min(n,b),e+14),t.writeUInt32LE(Math.min(n,b),e+18),t.writeUInt16LE(
o,e+22),t.writeUInt16LE(a,e+24)}function ft(t,e,r,n){const o=[...r>=b?[r,r]:[],...n>=b?[n]:[]],a=o.length>0?K(o):Buffer.alloc(0),s=Buffer.alloc(46);return s.writeUInt32LE(
j,0),s.writeUInt16LE(a.length>0?45:20,4),H(s,6,e,r,t.length,a.length),s.writeUInt32LE(Math.min(n,b),42),Buffer.concat([s,t,a])}function K(t){const e=Buffer.alloc(
4+t.length*8);e.writeUInt16LE(1,0),e.writeUInt16LE(t.length*8,2);for(const[r,n]of t.entries())e.writeBigUInt64LE(BigInt(n),4+r*8);return e}function lt(t,e,r){const n=Buffer.
alloc(22);if(n.writeUInt32LE(F,0),n.writeUInt16LE(Math.min(t,N),8),n.writeUInt16LE(Math.min(t,N),10),n.writeUInt32LE(Math.min(e,b),12),n.writeUInt32LE(Math.min(
r,b),16),t<N&&e<b&&r<b)return n;const o=Buffer.alloc(76);return o.writeUInt32LE(v,0),o.writeBigUInt64LE(44n,4),o.writeUInt16LE(45,12),o.writeUInt16LE(45,14),o.writeBigUInt64LE(
BigInt(t),24),o.writeBigUInt64LE(BigInt(t),32),o.writeBigUInt64LE(BigInt(e),40),o.writeBigUInt64LE(BigInt(r),48),o.writeUInt32LE(J,56),o.writeBigUInt64LE(BigInt(
r+e),64),o.writeUInt32LE(1,72),Buffer.concat([o,n])}function ht(t,e){const r=ut(t);let{count:n,size:o,offset:a}={count:t.readUInt16LE(r+10),size:t.readUInt32LE(
r+12),offset:t.readUInt32LE(r+16)},s=r;if(r>=20&&t.readUInt32LE(r-20)===J){const g=M(t,r-12);if(t.readUInt32LE(g)!==v)throw l("the ZIP archive is damaged");({count:n,
size:o,offset:a}={count:M(t,g+32),size:M(t,g+40),offset:M(t,g+48)}),s=g}if(n>e.entries)throw l(`the ZIP archive lists more than ${e.entries} entries`);const i=s-
o-a;if(i<0)throw l("the ZIP archive is damaged");const h=[];let u=a+i;for(let g=0;g<n;g++){if(t.readUInt32LE(u)!==j)throw l("the directory of the ZIP archive is\
 damaged");const[_,C,A]=[t.readUInt16LE(u+28),t.readUInt16LE(u+30),t.readUInt16LE(u+32)];if((t.readUInt16LE(u+8)&ot)!==0)throw l("the ZIP archive is encrypted");
const Ut=dt(t.subarray(u+46+_,u+46+_+C)),S=R=>R===b?Ut.shift()??R:R,wt=S(t.readUInt32LE(u+24)),xt=S(t.readUInt32LE(u+20));h.push({name:t.toString("utf8",u+46,u+
46+_),method:t.readUInt16LE(u+10),crc:t.readUInt32LE(u+16),compressed:xt,size:wt,offset:S(t.readUInt32LE(u+42))+i}),u+=46+_+C+A}return h}function ut(t){for(let e=t.
length-22;e>=Math.max(0,t.length-22-N);e--)if(t.readUInt32LE(e)===F)return e;throw l("it is not a ZIP archive, or an incomplete one")}function dt(t){for(let e=0;e+
4<=t.length;e+=4+t.readUInt16LE(e+2)){if(t.readUInt16LE(e)!==1)continue;const r=Math.floor(Math.min(t.readUInt16LE(e+2),t.length-e-4)/8);return Array.from({length:r},
(n,o)=>M(t,e+4+o*8))}return[]}function M(t,e){const r=Number(t.readBigUInt64LE(e));if(!Number.isSafeInteger(r))throw l("the ZIP archive is damaged");return r}function mt(t,e,r){
const n=i=>l(`entry ${r} of the ZIP archive is damaged`,i);if(t.readUInt32LE(e.offset)!==Z)throw n();const o=e.offset+30+t.readUInt16LE(e.offset+26)+t.readUInt16LE(
e.offset+28),a=t.subarray(o,o+e.compressed);if(a.length!==e.compressed)throw n();const s=pt(a,e,r,n);if(s.length!==e.size||(0,z.Q)(s)!==e.crc)throw n();return s}
function pt(t,e,r,n){if(e.method===0)return new Uint8Array(t);if(e.method!==8)throw l(`entry ${r} of the ZIP archive is compressed with an unknown method`);try{
return(0,nt.HM)(t,{out:new Uint8Array(e.size)})}catch(o){throw n(o)}}const yt=null;function gt(t,e){try{return Lt(t,e)}catch(r){throw r instanceof RangeError?new U.
zU("limit_exceeded","The documents together are larger than the largest buffer of Node.js",{advice:"Work on smaller documents, or on fewer at a time",cause:r}):
r}}function Et(t,e){if(e==="application/zip")return{contentType:e,pieces:W(t)};if(e==="multipart/mixed")return D(t);const{contentType:r,body:n}=gt(t,e);return{contentType:r,
pieces:[n]}}function It(t,e,r=E){const n=(0,T.P)(e);if(n==="application/json")return B(t,r);if(n.startsWith("multipart/"))return Q(t,e,r);if(n==="application/zi\
p"||n==="application/x-zip-compressed"||it(t))return ct(t,r);throw l(`its content type is ${n===""?"missing":n}`)}function Lt(t,e){switch(e){case"application/zi\
p":return{contentType:e,body:at(t)};case"application/json":return{contentType:e,body:L(t)};case"multipart/mixed":return Y(t);default:return e}}}),71853:(($,y,m)=>{
m.d(y,{P:()=>U,R:()=>w});const U=E=>w(E).value;function w(E){const d=E.indexOf(";"),l=(d<0?E:E.slice(0,d)).trim().toLowerCase(),I=new Map,p=d<0?"":E.slice(d);for(const[
,f,c,L]of p.matchAll(/;\s*([^\s=;"]+)\s*=\s*(?:"((?:[^"\\]|\\.)*)"|([^;"]*))/g)){const x=(f??"").toLowerCase(),B=c===void 0?(L??"").trim():c.replace(/\\(.)/g,"$\
1");I.has(x)||I.set(x,B)}return{value:l,parameters:I}}}),32212:(($,y,m)=>{m.d(y,{Fl:()=>d,Ok:()=>l,VM:()=>I});var U=m(99762),w=m(99586);const E=/[\u0000-\u001f\u007f]/g;
function d(p,f){const c=(0,w.Cy)((p??"").replace(E,""));return c===""||c==="."||c===".."?(0,U.p)(f+1):c}function l(p){const c=p.replace(/\.[^.]*$/,"").match(/\d+/g)?.
at(-1);return c===void 0?Number.POSITIVE_INFINITY:Number(c)}const I=p=>(0,w.NL)(p.map(({name:f},c)=>d(f,c)),w.zE)}),84293:(($,y,m)=>{m.d(y,{F:()=>E,M:()=>w});var U=m(
49153);const w={inputBytes:2**31-1,objects:8388607,nesting:500,streamBytes:256*1024*1024,expansion:200,allowance:32*1024*1024,parsing:20,values:256*1024*1024,filters:8,
pages:5e5,orderPages:1e5,imageBytes:1024*1024*1024,pixels:1e8,parts:1e4,partBytes:2**31,cmapEntries:1e6,nodes:5e6,operators:1e7,pageCharacters:5e6,characters:5e7,
searching:5e9,formDepth:32};function E(d,l,I,p="file"){return new U.zU("limit_exceeded",l,{issues:[{field:p,message:`${l}.`}],advice:`${I} (limit: ${d})`})}}),22022:(($,y,m)=>{
m.d(y,{c:()=>I});var U=m(84293),w=m(1967);const E=20,d=100,l=8e6;class I{limits;codec;scratch;stream;total;remaining;values;documents=0;numbers=l;held={all:new Set,
bytes:0,most:0};constructor(f,c,L=new w.f){this.limits=f,this.codec=c,this.scratch=L,this.stream=f.streamBytes,this.total=this.remaining=this.held.most=f.allowance,
this.values=f.values}admit(f){const c=f*this.limits.expansion;this.documents++,this.total+=c,this.remaining+=c,this.values+=f*d,this.held.most+=f*E}fork(){const f=new I(
this.limits,this.codec,this.scratch);return f.documents=this.documents,f.total=this.total,f.remaining=this.remaining,f.values=this.values,f.numbers=this.numbers,
f.held=this.held,f}takeNumbers(f){if(this.numbers-=f,this.numbers<0)throw(0,U.F)("objects","The documents are small and have objects with very high numbers","Op\
en them in another PDF program and save them again, which numbers objects without gaps")}hold(f,c,L){const{held:x}=this;x.all.add({bytes:f,holder:c,key:L}),x.bytes+=
f;for(const B of x.all){if(x.bytes<=x.most||x.all.size===1)return;x.all.delete(B),x.bytes-=B.bytes,B.holder.deref()?.delete(B.key)}}}}),1967:(($,y,m)=>{m.d(y,{f:()=>U});
class U{memory;get bytes(){return this.memory??=new Uint8Array(w)}}const w=1<<20})};
