"use strict";exports.id=9296,exports.ids=[9296,7041],exports.modules={44131:((A,b,d)=>{d.d(b,{Q:()=>y});const U=E();function y(u){const[f,L,p,I]=U;let l=4294967295,w=0;for(const T=u.
length-3;w<T;w+=4)l^=u[w]|u[w+1]<<8|u[w+2]<<16|u[w+3]<<24,l=I[l&255]^p[l>>>8&255]^L[l>>>16&255]^f[l>>>24];for(;w<u.length;w++)l=f[(l^u[w])&255]^l>>>8;return~l>>>
0}function E(){const u=new Int32Array(256);for(let I=0;I<256;I++){let l=I;for(let w=0;w<8;w++)l=l&1?l>>>1^3988292384:l>>>1;u[I]=l}const f=I=>I.map(l=>u[l&255]^l>>>
8),L=f(u),p=f(L);return[u,L,p,f(p)]}}),86466:((A,b,d)=>{d.d(b,{iP:()=>ot,qb:()=>O,iH:()=>C,qA:()=>et,l1:()=>It,f4:()=>W});var U=d(58552),y=d(61729);const E={entries:5e5,
bytes:2**32-1,expansion:100,allowance:64*1024*1024},u="Process the document locally, or in smaller pieces";function f(t,e){return new U.zU("service_failure",`Th\
e documents in the answer cannot be read: ${t}`,{cause:e,advice:"Try again. If the fault stays, process the document locally, or tell the provider of the servic\
e"})}class L{limits;entries=0;bytes=0;most;constructor(e,r){this.limits=e,this.most=Math.min(e.bytes,e.allowance+r*e.expansion)}take(e){if(this.entries+=1,this.
bytes+=e,this.entries>this.limits.entries)throw new U.zU("limit_exceeded",`The answer holds more than ${this.limits.entries} documents`,{advice:u});if(this.bytes>
this.most)throw new U.zU("limit_exceeded",`The answer unpacks to more than ${this.most} bytes`,{advice:u})}}var p=d(38248);const I=3*256*1024,l=2**29-24;function w(t){
const r=(0,p.VM)(t).map((s,a)=>Buffer.from(`${a===0?'{"documents":[':","}{"name":${JSON.stringify(s)},${T(t[a])}"content":"`,"utf8")),n=Buffer.from(t.length===0?
'{"documents":[]}':"]}","latin1");return{contentType:"application/json",length:t.reduce((s,{size:a},o)=>s+r[o].length+Math.ceil(a/3)*4+2,n.length),*part(s,a){yield r[s];
const o=Buffer.from(a.buffer,a.byteOffset,a.byteLength);for(let i=0;i<o.length;i+=I)yield Buffer.from(o.toString("base64",i,Math.min(i+I,o.length)),"latin1");yield Buffer.
from('"}',"latin1")},*end(){yield n}}}const T=({mediaType:t,match:e})=>[...t===void 0?[]:[`"content_type":${JSON.stringify(t)},`],...e===void 0?[]:[`"match":${JSON.
stringify(e)},`]].join("");function S(t,e=E){if(t.length>l)throw f(`a JSON envelope of ${t.length} bytes is too long to read`);const r=(0,y.qF)(t);if(r===void 0)
throw f("it is not valid JSON");const n=(0,y.C5)(r,"documents");if(!Array.isArray(n))throw f("the JSON has no list named documents");const s=new L(e,t.length);return n.
map((a,o)=>{const i=(0,y.C5)(a,"content");if(typeof i!="string")throw f(`document ${o+1} of the JSON has no content`);if(s.take(Math.floor(i.length*3/4)),/[^A-Za-z0-9+/=_\s-]/.
test(i))throw f(`the content of document ${o+1} is not base64`);const g=(0,y.C5)(a,"name"),h=(0,y.C5)(a,"match");return{name:(0,p.Fl)(typeof g=="string"?g:void 0,
o),bytes:new Uint8Array(Buffer.from(i,"base64")),...typeof h=="string"?{match:h}:{}}})}var P=d(46377),z=d(77598);const c=`\r
`;function $(t){const e=M(t.map(announce),O(t));return{contentType:e.contentType,body:joinAll(e,t)}}function M(t,e){const r=t.map(({name:s,size:a,mediaType:o},i)=>{
const g=[`--${e}`,`Content-Type: ${o??"application/pdf"}`,`Content-Disposition: attachment; ${R((0,p.Fl)(s,i))}`,`Content-Length: ${a}`];return Buffer.from(`${i===
0?"":c}${g.join(c)}${c}${c}`,"utf8")}),n=Buffer.from(`${t.length===0?"":c}--${e}--${c}`,"latin1");return{contentType:`multipart/mixed; boundary=${e}`,length:t.reduce(
(s,{size:a},o)=>s+r[o].length+a,n.length),*part(s,a){yield r[s],yield a},*end(){yield n}}}function x(t,e,r=E){const n=(0,P.R)(e).parameters.get("boundary");if(n===
void 0||n==="")throw f("its content type names no boundary");const s=Buffer.from(t.buffer,t.byteOffset,t.byteLength),a=new L(r,t.length),o=[];let i=F(s,n,0);for(;i&&
!i.last;){const{headers:g,end:h}=rt(s,i.end),m=nt(s,n,h,g.get("content-length"));if(!m)throw f(`part ${o.length+1} of the multipart body has no end`);const _=s.
subarray(h,Math.max(h,m.start));a.take(_.length);const j=g.get("content-transfer-encoding")?.trim().toLowerCase()==="base64"?Buffer.from(_.toString("latin1"),"b\
ase64"):_;o.push({name:(0,p.Fl)(st(g),o.length),bytes:new Uint8Array(j)}),i=m}if(!i)throw f("the multipart body has no boundary");return o}function O(t){const e=t.
map(({name:r},n)=>(0,p.Fl)(r,n));for(let r=0;;r++){const n=C(t,`${r};${e.join("/")}`);if(!t.some(({bytes:a})=>Buffer.from(a.buffer,a.byteOffset,a.byteLength).includes(
n)))return n}}function C(t,e){const r=(0,z.createHash)("sha256").update(e);for(const{bytes:n}of t)r.update(`${n.length};`).update(n);return`octavo-${r.digest("h\
ex").slice(0,40)}`}function R(t){const e=t.replace(/[^\x20-\x7e]/g,"_").replace(/["\\]/g,"\\$&"),r=encodeURIComponent(t).replace(/['()*]/g,n=>`%${n.charCodeAt(0).
toString(16).toUpperCase()}`);return/^[\x20-\x7e]*$/.test(t)?`filename="${e}"`:`filename="${e}"; filename*=UTF-8''${r}`}function F(t,e,r){const n=`--${e}`;for(let s=t.
indexOf(n,r,"latin1");s>=0;s=t.indexOf(n,s+1,"latin1")){if(s!==0&&t[s-1]!==10)continue;const a=s===0?0:t[s-2]===13?s-2:s-1;let o=s+n.length;const i=t[o]===45&&t[o+
1]===45;for(i&&(o+=2);t[o]===32||t[o]===9;)o++;if(t[o]===13&&o++,t[o]===10)o++;else if(!i||o<t.length)continue;return{start:a,end:o,last:i}}}function nt(t,e,r,n){
if(n!==void 0&&/^\d{1,15}$/.test(n.trim())){const s=r+Number(n),a=s<=t.length?F(t,e,s):void 0;if(a?.start===s)return a}return F(t,e,Math.max(0,r-2))}function rt(t,e){
const r=new Map;let n=e,s="";for(;;){const a=t.indexOf(10,n);if(a<0)throw f("the headers of a part have no end");const o=t.toString("utf8",n,a).replace(/\r$/,"");
if(n=a+1,o==="")return{headers:r,end:n};if(n-e>65536)throw f("the headers of a part are too long");const i=o.indexOf(":");/^[ \t]/.test(o)?r.set(s,`${r.get(s)??
""} ${o.trim()}`):i>0&&r.set(s=o.slice(0,i).trim().toLowerCase(),o.slice(i+1).trim())}}function st(t){const e=(0,P.R)(t.get("content-disposition")??"").parameters,
r=/^utf-8'[^']*'(.*)$/i.exec(e.get("filename*")??"")?.[1];if(r!==void 0&&/^(?:[^%]|%[0-9a-f]{2})*$/i.test(r)){const s=r.replace(/%([0-9a-f]{2})/gi,(a,o)=>String.
fromCharCode(parseInt(o,16)));return Buffer.from(s,"latin1").toString("utf8")}return e.get("filename")?.replaceAll("%22",'"')??(0,P.R)(t.get("content-type")??"").
parameters.get("name")}function*W(t,e){for(const[r,{bytes:n}]of e.entries())yield*t.part(r,n);yield*t.end()}function Bt(t,e){const r=Buffer.alloc(t.length);let n=0;
for(const s of W(t,e))r.set(s,n),n+=s.length;return r}const ot=({bytes:t,...e})=>({...e,size:t.length});var at=d(62760),H=d(44131);const J=67324752,Y=33639248,V=101010256,
K=101075792,Q=117853008,it=2048,ct=1,ft=33,N=65535,B=4294967295;function lt(t){return t[0]===80&&t[1]===75&&(t[2]===3&&t[3]===4||t[2]===5&&t[3]===6)}const _t=t=>joinAll(
X(t.map(announce)),t);function X(t){const e=(0,p.VM)(t).map(h=>Buffer.from(h,"utf8")),r=t.map(({size:h},m)=>G(e[m],h,0)),n=ht(r.map(({length:h},m)=>h+t[m].size)),
s=n.at(-1),a=[],o=()=>t.map(({size:h},m)=>dt(e[m],a[m]??0,h,n[m])),i=o().reduce((h,{length:m})=>h+m,0),g=mt(t.length,i,s);return{contentType:"application/zip",length:s+
i+g.length,*part(h,m){const _=a[h]=(0,H.Q)(m);yield G(e[h],m.length,_),yield m},*end(){yield*o(),yield g}}}const ht=t=>{const e=[0];for(const r of t)e.push(e.at(
-1)+r);return e};function G(t,e,r){const n=e>=B?tt([e,e]):Buffer.alloc(0),s=Buffer.alloc(30);return s.writeUInt32LE(J,0),q(s,4,r,e,t.length,n.length),Buffer.concat(
[s,t,n])}function ut(t,e=E){const r=Buffer.from(t.buffer,t.byteOffset,t.byteLength);try{const n=new L(e,t.length),a=pt(r,e).filter(({name:i})=>!/[/\\]$/.test(i)).
map((i,g)=>(n.take(i.size),{name:(0,p.Fl)(i.name,g),bytes:yt(r,i,g+1)})),o=a.map(({name:i})=>(0,p.Ok)(i));return a.map((i,g)=>({document:i,key:o[g]??0,index:g})).
sort((i,g)=>i.key===g.key?i.index-g.index:i.key-g.key).map(({document:i})=>i)}catch(n){throw n instanceof RangeError?f("the ZIP archive is damaged",n):n}}function q(t,e,r,n,s,a){
t.writeUInt16LE(n>=B||a>0?45:20,e),t.writeUInt16LE(it,e+2),t.writeUInt16LE(0,e+4),t.writeUInt16LE(0,e+6),t.writeUInt16LE(ft,e+8),t.writeUInt32LE(r,e+10),t.writeUInt32LE(
Math.min(n,B),e+14),t.writeUInt32LE(Math.min(n,B),e+18),t.writeUInt16LE(s,e+22),t.writeUInt16LE(a,e+24)}function dt(t,e,r,n){const s=[...r>=B?[r,r]:[],...n>=B?[
n]:[]],a=s.length>0?tt(s):Buffer.alloc(0),o=Buffer.alloc(46);return o.writeUInt32LE(Y,0),o.writeUInt16LE(a.length>0?45:20,4),q(o,6,e,r,t.length,a.length),o.writeUInt32LE(
Math.min(n,B),42),Buffer.concat([o,t,a])}function tt(t){const e=Buffer.alloc(4+t.length*8);e.writeUInt16LE(1,0),e.writeUInt16LE(t.length*8,2);for(const[r,n]of t.
entries())e.writeBigUInt64LE(BigInt(n),4+r*8);return e}function mt(t,e,r){const n=Buffer.alloc(22);if(n.writeUInt32LE(V,0),n.writeUInt16LE(Math.min(t,N),8),n.writeUInt16LE(
Math.min(t,N),10),n.writeUInt32LE(Math.min(e,B),12),n.writeUInt32LE(Math.min(r,B),16),t<N&&e<B&&r<B)return n;const s=Buffer.alloc(76);return s.writeUInt32LE(K,0),
s.writeBigUInt64LE(44n,4),s.writeUInt16LE(45,12),s.writeUInt16LE(45,14),s.writeBigUInt64LE(BigInt(t),24),s.writeBigUInt64LE(BigInt(t),32),s.writeBigUInt64LE(BigInt(
e),40),s.writeBigUInt64LE(BigInt(r),48),s.writeUInt32LE(Q,56),s.writeBigUInt64LE(BigInt(r+e),64),s.writeUInt32LE(1,72),Buffer.concat([s,n])}function pt(t,e){const r=gt(
t);let{count:n,size:s,offset:a}={count:t.readUInt16LE(r+10),size:t.readUInt32LE(r+12),offset:t.readUInt32LE(r+16)},o=r;if(r>=20&&t.readUInt32LE(r-20)===Q){const m=k(
t,r-12);if(t.readUInt32LE(m)!==K)throw f("the ZIP archive is damaged");({count:n,size:s,offset:a}={count:k(t,m+32),size:k(t,m+40),offset:k(t,m+48)}),o=m}if(n>e.
entries)throw f(`the ZIP archive lists more than ${e.entries} entries`);const i=o-s-a;if(i<0)throw f("the ZIP archive is damaged");const g=[];let h=a+i;for(let m=0;m<
n;m++){if(t.readUInt32LE(h)!==Y)throw f("the directory of the ZIP archive is damaged");const[_,D,j]=[t.readUInt16LE(h+28),t.readUInt16LE(h+30),t.readUInt16LE(h+
32)];if((t.readUInt16LE(h+8)&ct)!==0)throw f("the ZIP archive is encrypted");const Ut=Et(t.subarray(h+46+_,h+46+_+D)),v=Z=>Z===B?Ut.shift()??Z:Z,xt=v(t.readUInt32LE(
h+24)),bt=v(t.readUInt32LE(h+20));g.push({name:t.toString("utf8",h+46,h+46+_),method:t.readUInt16LE(h+10),crc:t.readUInt32LE(h+16),compressed:bt,size:xt,offset:v(
t.readUInt32LE(h+42))+i}),h+=46+_+D+j}return g}function gt(t){for(let e=t.length-22;e>=Math.max(0,t.length-22-N);e--)if(t.readUInt32LE(e)===V)return e;throw f("\
it is not a ZIP archive, or an incomplete one")}function Et(t){for(let e=0;e+4<=t.length;e+=4+t.readUInt16LE(e+2)){if(t.readUInt16LE(e)!==1)continue;const r=Math.
floor(Math.min(t.readUInt16LE(e+2),t.length-e-4)/8);return Array.from({length:r},(n,s)=>k(t,e+4+s*8))}return[]}function k(t,e){const r=Number(t.readBigUInt64LE(
e));if(!Number.isSafeInteger(r))throw f("the ZIP archive is damaged");return r}function yt(t,e,r){const n=i=>f(`entry ${r} of the ZIP archive is damaged`,i);if(t.
readUInt32LE(e.offset)!==J)throw n();const s=e.offset+30+t.readUInt16LE(e.offset+26)+t.readUInt16LE(e.offset+28),a=t.subarray(s,s+e.compressed);if(a.length!==e.
compressed)throw n();const o=Lt(a,e,r,n);if(o.length!==e.size||(0,H.Q)(o)!==e.crc)throw n();return o}function Lt(t,e,r,n){if(e.method===0)return new Uint8Array(
t);if(e.method!==8)throw f(`entry ${r} of the ZIP archive is compressed with an unknown method`);try{return(0,at.HM)(t,{out:new Uint8Array(e.size)})}catch(s){throw n(
s)}}const $t=null;function Mt(t,e){try{return wt(t,e)}catch(r){throw r instanceof RangeError?new OctavoError("limit_exceeded","The documents together are larger\
 than the largest buffer of Node.js",{advice:"Work on smaller documents, or on fewer at a time",cause:r}):r}}function et(t,e,r){switch(e){case"application/zip":
return X(t);case"application/json":return w(t);case"multipart/mixed":return M(t,r);default:return e}}function It(t,e,r=E){const n=(0,P.P)(e);if(n==="application\
/json")return S(t,r);if(n.startsWith("multipart/"))return x(t,e,r);if(n==="application/zip"||n==="application/x-zip-compressed"||lt(t))return ut(t,r);throw f(`i\
ts content type is ${n===""?"missing":n}`)}function wt(t,e){const r=e==="multipart/mixed"?boundaryFor(t):"",n=et(t.map(announce),e,r);return{contentType:n.contentType,
body:joinAll(n,t)}}}),46377:((A,b,d)=>{d.d(b,{P:()=>U,R:()=>y});const U=E=>y(E).value;function y(E){const u=E.indexOf(";"),f=(u<0?E:E.slice(0,u)).trim().toLowerCase(),
L=new Map,p=u<0?"":E.slice(u);for(const[,I,l,w]of p.matchAll(/;\s*([^\s=;"]+)\s*=\s*(?:"((?:[^"\\]|\\.)*)"|([^;"]*))/g)){const T=(I??"").toLowerCase(),S=l===void 0?
(w??"").trim():l.replace(/\\(.)/g,"$1");L.has(T)||L.set(T,S)}return{value:f,parameters:L}}}),38248:((A,b,d)=>{d.d(b,{Fl:()=>u,Ok:()=>f,VM:()=>L});var U=d(31424),
y=d(43576);const E=/[\u0000-\u001f\u007f]/g;function u(p,I){const l=(0,y.Cy)((p??"").replace(E,""));return l===""||l==="../packaging"||l===".."?(0,U.p)(I+1):l}function f(p){
const l=p.replace(/\.[^.]*$/,"").match(/\d+/g)?.at(-1);return l===void 0?Number.POSITIVE_INFINITY:Number(l)}const L=p=>(0,y.NL)(p.map(({name:I},l)=>u(I,l)),y.zE)}),
42973:((A,b,d)=>{d.d(b,{F:()=>E,M:()=>y});var U=d(58552);const y={inputBytes:2**31-1,objects:8388607,nesting:500,streamBytes:256*1024*1024,expansion:200,allowance:32*
1024*1024,parsing:20,values:256*1024*1024,filters:8,pages:5e5,orderPages:1e5,imageBytes:1024*1024*1024,pixels:1e8,parts:1e4,partBytes:2**31,cmapEntries:1e6,nodes:5e6,
operators:3e7,pageCharacters:2e6,characters:5e7,glyphSteps:2e7,dataBytes:5e7,searching:5e9,textPieces:5e4,formDepth:32,drawingMemory:512*1024*1024,drawingStep:100,
drawnPages:200,drawnBytes:256*1024*1024};function E(u,f,L,p="file"){return new U.zU("limit_exceeded",f,{issues:[{field:p,message:`${f}.`}],advice:`${L} (limit: ${u}\
)`})}}),27041:((A,b,d)=>{d.d(b,{c:()=>P});var U=d(98446),y=d(42973);const E={operators:20,characters:0,glyphSteps:50,dataBytes:0},u="Open it in another PDF prog\
ram and save it again",f="Split it, or ask for fewer pages",L={operators:["The pages of the document draw","operator",u],characters:["The pages have","character",
f],glyphSteps:["The programs of the glyphs take","step",u],dataBytes:["The result has","byte",f]},p=2**20;class I{limits;bytes=0;spent={operators:0,characters:0,
glyphSteps:0,dataBytes:0};constructor(c){this.limits=c}admit(c){this.bytes+=c}spend(c,$){const M=this.spent[c]+=$;if(M<=this.limits[c])return;const x=this.limits[c]+
Math.max(this.bytes-p,0)*E[c];if(M<=x)return;const[O,C,R]=L[c];throw(0,y.F)(c,`${O} more than ${(0,U.y_)(x,C)}`,R)}}var l=d(27059);const w=20,T=100,S=8e6;class P{limits;codec;scratch;stream;total;remaining;values;budget;documents=0;numbers=S;held={
all:new Set,bytes:0,most:0};constructor(c,$,M=new l.f,x=new I(c)){this.limits=c,this.codec=$,this.scratch=M,this.budget=x,this.stream=c.streamBytes,this.total=this.
remaining=this.held.most=c.allowance,this.values=c.values}admit(c){const $=c*this.limits.expansion;this.documents++,this.budget.admit(c),this.total+=$,this.remaining+=
$,this.values+=c*T,this.held.most+=c*w}fork(){const c=new P(this.limits,this.codec,this.scratch,this.budget);return c.documents=this.documents,c.total=this.total,
c.remaining=this.remaining,c.values=this.values,c.numbers=this.numbers,c.held=this.held,c}takeNumbers(c){if(this.numbers-=c,this.numbers<0)throw(0,y.F)("objects",
"The documents are small and have objects with very high numbers","Open them in another PDF program and save them again, which numbers objects without gaps")}borrow(c){
return c>this.remaining?!1:(this.remaining-=c,!0)}release(c){this.remaining+=c}hold(c,$,M){const{held:x}=this;x.all.add({bytes:c,holder:$,key:M}),x.bytes+=c;for(const O of x.
all){if(x.bytes<=x.most||x.all.size===1)return;x.all.delete(O),x.bytes-=O.bytes,O.holder.deref()?.delete(O.key)}}}}),27059:((A,b,d)=>{d.d(b,{_:()=>E,f:()=>U});class U{memory=new Uint8Array(
0);atLeast(f){const L=Math.min(f,E);return this.memory.length<L&&(this.memory=new Uint8Array(Math.min(E,Math.max(y,L*2)))),this.memory}}const y=16384,E=1<<20})};
