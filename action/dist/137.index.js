"use strict";exports.id=137,exports.ids=[137,2479],exports.modules={95379:((C,O,d)=>{d.d(O,{IF:()=>k,i2:()=>m,kA:()=>f});var U=d(58552),g=d(95323);const E={clock:"a clock",recognizer:"\
a program that recognizes text (OCR)",network:"access to the network",pixels:"a program that draws pages"},m=new Set(Object.keys(E)),f=new Set,L=({ports:B=[]},b)=>B.
every(_=>b.has(_)),p=B=>operationNames.filter(b=>L(operationOf(b),B)),I=({ports:B=[]},b)=>`does not work here: it needs ${B.filter(_=>!b.has(_)).map(_=>E[_]).join(
" and ")}`;function l(B,b){const{ports:_=[],fields:i}=operationOf(B);return[...new Set([..._,...Object.values(w(i,b)).flatMap(x=>x.ports??[])])]}function w(B,b){
const _=new Map(Object.entries(b));return Object.fromEntries(Object.entries(B).filter(([i,x])=>(0,g.qR)(x,_.get(i))))}function k(B,b,_){const i=(0,g.zI)(B);if(!L(
i,_))throw new U.zU("unavailable",`${B} ${I(i,_)}`,{fields:[B],advice:"Use a service of your own that offers it"});const x=Object.entries(w(i.fields,b)).filter(
([,P])=>!L(P,_)).map(([P,$])=>({field:P,message:I($,_)}));if(x.length>0)throw new U.zU("unavailable",(0,U.G6)(x).message,{issues:x,advice:`Leave ${x.length===1?
"it":"them"} out, or use a service of your own that offers ${x.length===1?"it":"them"}`})}}),44131:((C,O,d)=>{d.d(O,{Q:()=>g});const U=E();function g(m){const[f,
L,p,I]=U;let l=4294967295,w=0;for(const k=m.length-3;w<k;w+=4)l^=m[w]|m[w+1]<<8|m[w+2]<<16|m[w+3]<<24,l=I[l&255]^p[l>>>8&255]^L[l>>>16&255]^f[l>>>24];for(;w<m.length;w++)
l=f[(l^m[w])&255]^l>>>8;return~l>>>0}function E(){const m=new Int32Array(256);for(let I=0;I<256;I++){let l=I;for(let w=0;w<8;w++)l=l&1?l>>>1^3988292384:l>>>1;m[I]=
l}const f=I=>I.map(l=>m[l&255]^l>>>8),L=f(m),p=f(L);return[m,L,p,f(p)]}}),70691:((C,O,d)=>{d.d(O,{zS:()=>gt,l1:()=>Et});var U=d(58552),g=d(61729);const E={entries:5e5,
bytes:2**32-1,expansion:100,allowance:64*1024*1024},m="Process the document locally, or in smaller pieces";function f(t,e){return new U.zU("service_failure",`Th\
e documents in the answer cannot be read: ${t}`,{cause:e,advice:"Try again. If the fault stays, process the document locally, or tell the provider of the servic\
e"})}class L{limits;entries=0;bytes=0;most;constructor(e,r){this.limits=e,this.most=Math.min(e.bytes,e.allowance+r*e.expansion)}take(e){if(this.entries+=1,this.
bytes+=e,this.entries>this.limits.entries)throw new U.zU("limit_exceeded",`The answer holds more than ${this.limits.entries} documents`,{advice:m});if(this.bytes>
this.most)throw new U.zU("limit_exceeded",`The answer unpacks to more than ${this.most} bytes`,{advice:m})}}var p=d(38248);const I=3*256*1024,l=2**29-24;function w(t){
const r=(0,p.VM)(t).map((a,h)=>Buffer.from(`${h===0?'{"documents":[':","}{"name":${JSON.stringify(a)},${k(t[h])}"content":"`,"utf8")),n=Buffer.from(t.length===0?
'{"documents":[]}':"]}","latin1"),s=t.reduce((a,{bytes:h},u)=>a+(r[u]?.length??0)+Math.ceil(h.length/3)*4+2,n.length),c=Buffer.alloc(s);let o=0;for(const[a,{bytes:h}]of t.
entries()){o+=r[a]?.copy(c,o)??0;const u=Buffer.from(h.buffer,h.byteOffset,h.byteLength);for(let y=0;y<u.length;y+=I)o+=c.write(u.toString("base64",y,Math.min(y+
I,u.length)),o,"latin1");o+=c.write('"}',o,"latin1")}return n.copy(c,o),c}const k=({mediaType:t,match:e})=>[...t===void 0?[]:[`"content_type":${JSON.stringify(t)}\
,`],...e===void 0?[]:[`"match":${JSON.stringify(e)},`]].join("");function B(t,e=E){if(t.length>l)throw f(`a JSON envelope of ${t.length} bytes is too long to re\
ad`);const r=(0,g.qF)(t);if(r===void 0)throw f("it is not valid JSON");const n=(0,g.C5)(r,"documents");if(!Array.isArray(n))throw f("the JSON has no list named \
documents");const s=new L(e,t.length);return n.map((c,o)=>{const a=(0,g.C5)(c,"content");if(typeof a!="string")throw f(`document ${o+1} of the JSON has no conte\
nt`);if(s.take(Math.floor(a.length*3/4)),/[^A-Za-z0-9+/=_\s-]/.test(a))throw f(`the content of document ${o+1} is not base64`);const h=(0,g.C5)(c,"name"),u=(0,g.
C5)(c,"match");return{name:(0,p.Fl)(typeof h=="string"?h:void 0,o),bytes:new Uint8Array(Buffer.from(a,"base64")),...typeof u=="string"?{match:u}:{}}})}var b=d(46377),
_=d(77598);const i=`\r
`;function x(t){const{contentType:e,pieces:r}=P(t);return{contentType:e,body:Buffer.concat(r)}}function P(t){const e=t.map(({name:s},c)=>(0,p.Fl)(s,c)),r=S(t,e),
n=[];for(const[s,{bytes:c,mediaType:o}]of t.entries()){const a=[`--${r}`,`Content-Type: ${o??"application/pdf"}`,`Content-Disposition: attachment; ${v(e[s]??"")}`,
`Content-Length: ${c.length}`];n.push(Buffer.from(`${s===0?"":i}${a.join(i)}${i}${i}`,"utf8"),c)}return n.push(Buffer.from(`${t.length===0?"":i}--${r}--${i}`,"l\
atin1")),{contentType:`multipart/mixed; boundary=${r}`,pieces:n}}function $(t,e,r=E){const n=(0,b.R)(e).parameters.get("boundary");if(n===void 0||n==="")throw f(
"its content type names no boundary");const s=Buffer.from(t.buffer,t.byteOffset,t.byteLength),c=new L(r,t.length),o=[];let a=N(s,n,0);for(;a&&!a.last;){const{headers:h,
end:u}=q(s,a.end),y=G(s,n,u,h.get("content-length"));if(!y)throw f(`part ${o.length+1} of the multipart body has no end`);const T=s.subarray(u,Math.max(u,y.start));
c.take(T.length);const D=h.get("content-transfer-encoding")?.trim().toLowerCase()==="base64"?Buffer.from(T.toString("latin1"),"base64"):T;o.push({name:(0,p.Fl)(
tt(h),o.length),bytes:new Uint8Array(D)}),a=y}if(!a)throw f("the multipart body has no boundary");return o}function S(t,e){for(let r=0;;r++){const n=(0,_.createHash)(
"sha256").update(`${r};${e.join("/")}`);for(const{bytes:o}of t)n.update(`${o.length};`).update(o);const s=`octavo-${n.digest("hex").slice(0,40)}`;if(!t.some(({bytes:o})=>Buffer.
from(o.buffer,o.byteOffset,o.byteLength).includes(s)))return s}}function v(t){const e=t.replace(/[^\x20-\x7e]/g,"_").replace(/["\\]/g,"\\$&"),r=encodeURIComponent(
t).replace(/['()*]/g,n=>`%${n.charCodeAt(0).toString(16).toUpperCase()}`);return/^[\x20-\x7e]*$/.test(t)?`filename="${e}"`:`filename="${e}"; filename*=UTF-8''${r}`}
function N(t,e,r){const n=`--${e}`;for(let s=t.indexOf(n,r,"latin1");s>=0;s=t.indexOf(n,s+1,"latin1")){if(s!==0&&t[s-1]!==10)continue;const c=s===0?0:t[s-2]===13?
s-2:s-1;let o=s+n.length;const a=t[o]===45&&t[o+1]===45;for(a&&(o+=2);t[o]===32||t[o]===9;)o++;if(t[o]===13&&o++,t[o]===10)o++;else if(!a||o<t.length)continue;return{
start:c,end:o,last:a}}}function G(t,e,r,n){if(n!==void 0&&/^\d{1,15}$/.test(n.trim())){const s=r+Number(n),c=s<=t.length?N(t,e,s):void 0;if(c?.start===s)return c}
return N(t,e,Math.max(0,r-2))}function q(t,e){const r=new Map;let n=e,s="";for(;;){const c=t.indexOf(10,n);if(c<0)throw f("the headers of a part have no end");const o=t.
toString("utf8",n,c).replace(/\r$/,"");if(n=c+1,o==="")return{headers:r,end:n};if(n-e>65536)throw f("the headers of a part are too long");const a=o.indexOf(":");
/^[ \t]/.test(o)?r.set(s,`${r.get(s)??""} ${o.trim()}`):a>0&&r.set(s=o.slice(0,a).trim().toLowerCase(),o.slice(a+1).trim())}}function tt(t){const e=(0,b.R)(t.get(
"content-disposition")??"").parameters,r=/^utf-8'[^']*'(.*)$/i.exec(e.get("filename*")??"")?.[1];if(r!==void 0&&/^(?:[^%]|%[0-9a-f]{2})*$/i.test(r)){const s=r.replace(
/%([0-9a-f]{2})/gi,(c,o)=>String.fromCharCode(parseInt(o,16)));return Buffer.from(s,"latin1").toString("utf8")}return e.get("filename")?.replaceAll("%22",'"')??
(0,b.R)(t.get("content-type")??"").parameters.get("name")}var et=d(62760),Z=d(44131);const W=67324752,H=33639248,J=101010256,K=101075792,Y=117853008,nt=2048,rt=1,
st=33,R=65535,M=4294967295;function ot(t){return t[0]===80&&t[1]===75&&(t[2]===3&&t[3]===4||t[2]===5&&t[3]===6)}const at=t=>Buffer.concat(V(t));function V(t){const e=(0,p.
VM)(t).map(o=>Buffer.from(o,"utf8")),r=[],n=[];let s=0;for(const[o,{bytes:a}]of t.entries()){const h=e[o]??Buffer.alloc(0),u=(0,Z.Q)(a),y=a.length>=M?X([a.length,
a.length]):Buffer.alloc(0),T=Buffer.alloc(30);T.writeUInt32LE(W,0),Q(T,4,u,a.length,h.length,y.length),r.push(T,h,y,a),n.push(ct(h,u,a.length,s)),s+=30+h.length+
y.length+a.length}const c=n.reduce((o,{length:a})=>o+a,0);return[...r,...n,ft(t.length,c,s)]}function it(t,e=E){const r=Buffer.from(t.buffer,t.byteOffset,t.byteLength);
try{const n=new L(e,t.length),c=lt(r,e).filter(({name:a})=>!/[/\\]$/.test(a)).map((a,h)=>(n.take(a.size),{name:(0,p.Fl)(a.name,h),bytes:dt(r,a,h+1)})),o=c.map(({
name:a})=>(0,p.Ok)(a));return c.map((a,h)=>({document:a,key:o[h]??0,index:h})).sort((a,h)=>a.key===h.key?a.index-h.index:a.key-h.key).map(({document:a})=>a)}catch(n){
throw n instanceof RangeError?f("the ZIP archive is damaged",n):n}}function Q(t,e,r,n,s,c){t.writeUInt16LE(n>=M||c>0?45:20,e),t.writeUInt16LE(nt,e+2),t.writeUInt16LE(
0,e+4),t.writeUInt16LE(0,e+6),t.writeUInt16LE(st,e+8),t.writeUInt32LE(r,e+10),t.writeUInt32LE(Math.min(n,M),e+14),t.writeUInt32LE(Math.min(n,M),e+18),t.writeUInt16LE(
s,e+22),t.writeUInt16LE(c,e+24)}function ct(t,e,r,n){const s=[...r>=M?[r,r]:[],...n>=M?[n]:[]],c=s.length>0?X(s):Buffer.alloc(0),o=Buffer.alloc(46);return o.writeUInt32LE(
H,0),o.writeUInt16LE(c.length>0?45:20,4),Q(o,6,e,r,t.length,c.length),o.writeUInt32LE(Math.min(n,M),42),Buffer.concat([o,t,c])}function X(t){const e=Buffer.alloc(
4+t.length*8);e.writeUInt16LE(1,0),e.writeUInt16LE(t.length*8,2);for(const[r,n]of t.entries())e.writeBigUInt64LE(BigInt(n),4+r*8);return e}function ft(t,e,r){const n=Buffer.
alloc(22);if(n.writeUInt32LE(J,0),n.writeUInt16LE(Math.min(t,R),8),n.writeUInt16LE(Math.min(t,R),10),n.writeUInt32LE(Math.min(e,M),12),n.writeUInt32LE(Math.min(
r,M),16),t<R&&e<M&&r<M)return n;const s=Buffer.alloc(76);return s.writeUInt32LE(K,0),s.writeBigUInt64LE(44n,4),s.writeUInt16LE(45,12),s.writeUInt16LE(45,14),s.writeBigUInt64LE(
BigInt(t),24),s.writeBigUInt64LE(BigInt(t),32),s.writeBigUInt64LE(BigInt(e),40),s.writeBigUInt64LE(BigInt(r),48),s.writeUInt32LE(Y,56),s.writeBigUInt64LE(BigInt(
r+e),64),s.writeUInt32LE(1,72),Buffer.concat([s,n])}function lt(t,e){const r=ht(t);let{count:n,size:s,offset:c}={count:t.readUInt16LE(r+10),size:t.readUInt32LE(
r+12),offset:t.readUInt32LE(r+16)},o=r;if(r>=20&&t.readUInt32LE(r-20)===Y){const y=A(t,r-12);if(t.readUInt32LE(y)!==K)throw f("the ZIP archive is damaged");({count:n,
size:s,offset:c}={count:A(t,y+32),size:A(t,y+40),offset:A(t,y+48)}),o=y}if(n>e.entries)throw f(`the ZIP archive lists more than ${e.entries} entries`);const a=o-
s-c;if(a<0)throw f("the ZIP archive is damaged");const h=[];let u=c+a;for(let y=0;y<n;y++){if(t.readUInt32LE(u)!==H)throw f("the directory of the ZIP archive is\
 damaged");const[T,z,D]=[t.readUInt16LE(u+28),t.readUInt16LE(u+30),t.readUInt16LE(u+32)];if((t.readUInt16LE(u+8)&rt)!==0)throw f("the ZIP archive is encrypted");
const Lt=ut(t.subarray(u+46+T,u+46+T+z)),j=F=>F===M?Lt.shift()??F:F,wt=j(t.readUInt32LE(u+24)),yt=j(t.readUInt32LE(u+20));h.push({name:t.toString("utf8",u+46,u+
46+T),method:t.readUInt16LE(u+10),crc:t.readUInt32LE(u+16),compressed:yt,size:wt,offset:j(t.readUInt32LE(u+42))+a}),u+=46+T+z+D}return h}function ht(t){for(let e=t.
length-22;e>=Math.max(0,t.length-22-R);e--)if(t.readUInt32LE(e)===J)return e;throw f("it is not a ZIP archive, or an incomplete one")}function ut(t){for(let e=0;e+
4<=t.length;e+=4+t.readUInt16LE(e+2)){if(t.readUInt16LE(e)!==1)continue;const r=Math.floor(Math.min(t.readUInt16LE(e+2),t.length-e-4)/8);return Array.from({length:r},
(n,s)=>A(t,e+4+s*8))}return[]}function A(t,e){const r=Number(t.readBigUInt64LE(e));if(!Number.isSafeInteger(r))throw f("the ZIP archive is damaged");return r}function dt(t,e,r){
const n=a=>f(`entry ${r} of the ZIP archive is damaged`,a);if(t.readUInt32LE(e.offset)!==W)throw n();const s=e.offset+30+t.readUInt16LE(e.offset+26)+t.readUInt16LE(
e.offset+28),c=t.subarray(s,s+e.compressed);if(c.length!==e.compressed)throw n();const o=mt(c,e,r,n);if(o.length!==e.size||(0,Z.Q)(o)!==e.crc)throw n();return o}
function mt(t,e,r,n){if(e.method===0)return new Uint8Array(t);if(e.method!==8)throw f(`entry ${r} of the ZIP archive is compressed with an unknown method`);try{
return(0,et.HM)(t,{out:new Uint8Array(e.size)})}catch(s){throw n(s)}}const Ut=null;function pt(t,e){try{return It(t,e)}catch(r){throw r instanceof RangeError?new U.
zU("limit_exceeded","The documents together are larger than the largest buffer of Node.js",{advice:"Work on smaller documents, or on fewer at a time",cause:r}):
r}}function gt(t,e){if(e==="application/zip")return{contentType:e,pieces:V(t)};if(e==="multipart/mixed")return P(t);const{contentType:r,body:n}=pt(t,e);return{contentType:r,
pieces:[n]}}function Et(t,e,r=E){const n=(0,b.P)(e);if(n==="application/json")return B(t,r);if(n.startsWith("multipart/"))return $(t,e,r);if(n==="application/zi\
p"||n==="application/x-zip-compressed"||ot(t))return it(t,r);throw f(`its content type is ${n===""?"missing":n}`)}function It(t,e){switch(e){case"application/zi\
p":return{contentType:e,body:at(t)};case"application/json":return{contentType:e,body:w(t)};case"multipart/mixed":return x(t);default:return e}}}),46377:((C,O,d)=>{
d.d(O,{P:()=>U,R:()=>g});const U=E=>g(E).value;function g(E){const m=E.indexOf(";"),f=(m<0?E:E.slice(0,m)).trim().toLowerCase(),L=new Map,p=m<0?"":E.slice(m);for(const[
,I,l,w]of p.matchAll(/;\s*([^\s=;"]+)\s*=\s*(?:"((?:[^"\\]|\\.)*)"|([^;"]*))/g)){const k=(I??"").toLowerCase(),B=l===void 0?(w??"").trim():l.replace(/\\(.)/g,"$\
1");L.has(k)||L.set(k,B)}return{value:f,parameters:L}}}),38248:((C,O,d)=>{d.d(O,{Fl:()=>m,Ok:()=>f,VM:()=>L});var U=d(31424),g=d(43576);const E=/[\u0000-\u001f\u007f]/g;
function m(p,I){const l=(0,g.Cy)((p??"").replace(E,""));return l===""||l==="../packaging"||l===".."?(0,U.p)(I+1):l}function f(p){const l=p.replace(/\.[^.]*$/,"").
match(/\d+/g)?.at(-1);return l===void 0?Number.POSITIVE_INFINITY:Number(l)}const L=p=>(0,g.NL)(p.map(({name:I},l)=>m(I,l)),g.zE)}),42973:((C,O,d)=>{d.d(O,{F:()=>E,
M:()=>g});var U=d(58552);const g={inputBytes:2**31-1,objects:8388607,nesting:500,streamBytes:256*1024*1024,expansion:200,allowance:32*1024*1024,parsing:20,values:256*
1024*1024,filters:8,pages:5e5,orderPages:1e5,imageBytes:1024*1024*1024,pixels:1e8,parts:1e4,partBytes:2**31,cmapEntries:1e6,nodes:5e6,operators:3e7,pageCharacters:2e6,
characters:5e7,glyphSteps:2e7,dataBytes:5e7,searching:5e9,formDepth:32,drawingMemory:512*1024*1024,drawingStep:100,drawnPages:200,drawnBytes:256*1024*1024};function E(m,f,L,p="\
file"){return new U.zU("limit_exceeded",f,{issues:[{field:p,message:`${f}.`}],advice:`${L} (limit: ${m})`})}}),27041:((C,O,d)=>{d.d(O,{c:()=>b});var U=d(98446),
g=d(42973);const E={operators:20,characters:0,glyphSteps:50,dataBytes:0},m="Open it in another PDF program and save it again",f="Split it, or ask for fewer page\
s",L={operators:["The pages of the document draw","operator",m],characters:["The pages have","character",f],glyphSteps:["The programs of the glyphs take","step",
m],dataBytes:["The result has","byte",f]},p=2**20;class I{limits;bytes=0;spent={operators:0,characters:0,glyphSteps:0,dataBytes:0};constructor(i){this.limits=i}admit(i){
this.bytes+=i}spend(i,x){const P=this.spent[i]+=x;if(P<=this.limits[i])return;const $=this.limits[i]+Math.max(this.bytes-p,0)*E[i];if(P<=$)return;const[S,v,N]=L[i];
throw(0,g.F)(i,`${S} more than ${(0,U.y_)($,v)}`,N)}}var l=d(27059);const w=20,k=100,B=8e6;class b{limits;codec;scratch;stream;total;remaining;values;budget;documents=0;numbers=B;held={
all:new Set,bytes:0,most:0};constructor(i,x,P=new l.f,$=new I(i)){this.limits=i,this.codec=x,this.scratch=P,this.budget=$,this.stream=i.streamBytes,this.total=this.
remaining=this.held.most=i.allowance,this.values=i.values}admit(i){const x=i*this.limits.expansion;this.documents++,this.budget.admit(i),this.total+=x,this.remaining+=
x,this.values+=i*k,this.held.most+=i*w}fork(){const i=new b(this.limits,this.codec,this.scratch,this.budget);return i.documents=this.documents,i.total=this.total,
i.remaining=this.remaining,i.values=this.values,i.numbers=this.numbers,i.held=this.held,i}takeNumbers(i){if(this.numbers-=i,this.numbers<0)throw(0,g.F)("objects",
"The documents are small and have objects with very high numbers","Open them in another PDF program and save them again, which numbers objects without gaps")}hold(i,x,P){
const{held:$}=this;$.all.add({bytes:i,holder:x,key:P}),$.bytes+=i;for(const S of $.all){if($.bytes<=$.most||$.all.size===1)return;$.all.delete(S),$.bytes-=S.bytes,
S.holder.deref()?.delete(S.key)}}}}),27059:((C,O,d)=>{d.d(O,{f:()=>U});class U{memory;get bytes(){return this.memory??=new Uint8Array(g)}}const g=1<<20})};
